var ct=()=>document.body?.dataset.voila!=null,xs=()=>ct()&&document.body.dataset.voila!=="notebook",Pt=()=>(new URLSearchParams(
location.search).get("uw")??"").slice(0,2e4);function ft(e,t,s){let n=new URLSearchParams({...s==="auto"?{}:{theme:s},...t?
{uw:t}:{}});return n.size?`${e}${e.includes("?")?"&":"?"}${n}`:e}var Ui=400,Yh=1e4,ys=Symbol.for("uncle_widgets.address");
function Ki(e){let t=globalThis;if(!ct()||t[ys])return{changed:()=>{},answered:()=>{},stop:()=>{}};t[ys]=e;let s=e.link(),
n=e.room(),o=!1,i="",r=0,l=0,a=g=>{g!==(o?i:e.link())&&([o,i]=[!0,g],e.open(g))},c=()=>{let g=e.link(),w=Pt(),b=e.room()!==
n&&!o;n=e.room(),o&&u(),o=!1;let x=new URLSearchParams(location.search);x.set("uw",g),e.theme()==="auto"?x.delete("theme"):
x.set("theme",e.theme());let k=`${location.pathname}?${x}`;g===w||!w&&g===s?w&&k!==location.pathname+location.search&&history.
replaceState(null,"",k):b?history.pushState(null,"",k):history.replaceState(null,"",k)},d=()=>{clearTimeout(r),e.room()!==
n&&!o?c():r=window.setTimeout(c,Ui)},u=()=>{e.replaced()?p():l=window.setTimeout(u,Ui)},f=()=>{clearTimeout(r),a(Pt()||s)};
window.addEventListener("popstate",f),Pt()&&a(Pt()),o&&e.hide(!0);let p=()=>{clearTimeout(l),clearTimeout(m),e.hide(!1)},
m=window.setTimeout(p,Yh);return{changed:d,answered:p,stop:()=>{clearTimeout(r),p(),window.removeEventListener("popstate",
f),t[ys]===e&&delete t[ys]}}}function Yi(e,t,s,n){let{class:o,...i}=s,r=[t,o].flat().filter(Boolean).join(" ");r&&e.setAttribute("class",r);for(let[l,
a]of Object.entries(i))a==null||a===!1||(l.startsWith("on")?e.addEventListener(l.slice(2),a):l==="style"?e.style.cssText=
a:e.setAttribute(l,a===!0?"":String(a)));return e.append(...n.flat(9).filter(l=>l!=null&&l!==!1)),e}var Zi=([e,...t])=>e?.
constructor===Object?[e,t]:[{},[e,...t]];function y(e,t,...s){let[n,...o]=e.split(".");return Yi(document.createElementNS(
"http://www.w3.org/2000/svg",n),o,...Zi([t,...s]))}var R=(e,t,s,n,o)=>y("rect",{x:e,y:t,width:s,height:n,...o}),B=(e,t,s,n)=>y(
"circle",{cx:e,cy:t,r:s,...n}),$t=(e,t,s,n)=>y("path",{d:e,fill:"none",stroke:t,"stroke-width":s,...n}),ue=(e,t,s,...n)=>y(
"svg",{width:e,height:t,viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":s},...n);function h(e,t,...s){let[n,...o]=e.split(
"."),[i,r]=Zi([t,...s]),l=n==="section"&&i["aria-label"]&&!xs();return Yi(document.createElement(l?"div":n),o,{role:l?"g\
roup":null,type:n==="button"?"button":null,...i},r)}function st(e){let t=e.getRootNode();return t instanceof Document||t instanceof
ShadowRoot?t.activeElement:null}function vs(e){let t=st(e);return!t||t===document.body}var $s=e=>e instanceof HTMLTextAreaElement||
e instanceof HTMLInputElement&&e.selectionStart!=null;function Zh(e,t,s){if(e.value===e.defaultValue||e.value===t.value||
!s&&t.defaultValue!==e.defaultValue)return;t.value=e.value;let n=!1,o=()=>{!n&&t.isConnected&&t.dispatchEvent(new Event(
"change"))};t.addEventListener("change",()=>n=!0),t.addEventListener("blur",o,{once:!0}),t.addEventListener("keydown",i=>{
i.key==="Enter"&&!t.form&&o()})}function G(e,...t){let s=st(e),n=s&&s!==e&&e.contains(s)?s:null,o=n?.getAttribute("data-\
k")??"",i=[...e.querySelectorAll("[data-draft]")].filter($s),r=$s(n)?{from:n.selectionStart,to:n.selectionEnd,text:n.value}:
null;e.replaceChildren(...t.flat(9).filter(a=>a!=null&&a!==!1));for(let a of i){let c=e.querySelector(`[data-k="${CSS.escape(
a.dataset.k??"")}"][data-draft="${CSS.escape(a.dataset.draft??"")}"]`);$s(c)&&c!==a&&Zh(a,c,a===n)}if(!n)return;if(Qt(e,
o)){let a=st(e);r&&a!==n&&$s(a)&&a.value===r.text&&a.setSelectionRange(r.from,r.to);return}let l=e.querySelector("[data-\
next]")??e;l instanceof HTMLElement&&(l.tabIndex=-1,l.focus({preventScroll:!0}))}function Qt(e,t){let s=e.querySelector(
`[data-k="${CSS.escape(t)}"]`);return s instanceof HTMLElement&&s.focus({preventScroll:!0}),s instanceof HTMLElement}var zh=/^(svg|g|path|rect|circle|ellipse|line|polyline|polygon|defs|clipPath|pattern|title|desc|use)$/;
function zi(e){let t=new DOMParser().parseFromString(e,"image/svg+xml").documentElement;if(t.localName!=="svg")throw new Error(
"Expected SVG.");for(let s of[...t.querySelectorAll("*"),t]){if(s!==t&&!zh.test(s.localName)){s.remove();continue}for(let{
name:n,value:o}of[...s.attributes]){let i=/^(xlink:)?href$/.test(n)&&!o.startsWith("#");(/^on/i.test(n)||i||/url\((?!["']?#)|javascript:/i.
test(o))&&s.removeAttribute(n)}}return document.importNode(t,!0)}var Jh=/^(#[0-9a-f]{3,8}|light-dark\(\s*#[0-9a-f]{3,8}\s*,\s*#[0-9a-f]{3,8}\s*\))$/i;
function nt(e,t){for(let s of(t??"").split(";")){let[n,o]=[s.slice(0,s.indexOf(":")).trim(),s.slice(s.indexOf(":")+1).trim()];
/^--[\w-]+$/.test(n)&&Jh.test(o)&&e.style.setProperty(n,o)}}function ht({label:e,choices:t,value:s,pick:n,k:o}){return h(
"div.seg",{role:"group","aria-label":e},t.map(([i,r],l)=>h("button",{"data-k":`${o}.${l}`,"aria-pressed":String(i===s),onclick:()=>n(
i)},r)))}var Xh=globalThis,jn=Xh[Symbol.for("uncle_widgets.page")]??={};function z(e){return jn.ids=(jn.ids??0)+1,`uw-${e}\
-${jn.ids}`}function Dt(e,t){let s=-1,n=()=>{let i=Math.round(e.clientWidth);i>0&&i!==s&&(s=i,e.replaceChildren(t(i)))},
o=new ResizeObserver(()=>requestAnimationFrame(n));return o.observe(e),n(),{again:()=>(s=-1,n()),stop:()=>o.disconnect()}}
function U(e,t,s){s?e.getAttribute(t)!==s&&e.setAttribute(t,s):e.removeAttribute(t)}var Q=(e,...t)=>h("button",e,...t),Ms=({
kind:e,label:t,strong:s,share:n},o)=>Q({class:`btn${s?" solid":""}${n==null?"":" sharing"}`,style:n==null?null:`--p:${100*
n}%`,"data-act":e,"data-k":`key.${e}`,onclick:()=>o(n==null?e:"stop")},n==null?t:`${t} (${Math.round(100*n)}%)`);function Fn(e,t,s){
let n=st(e),o=n&&e.contains(n)?n:null,i=o&&["data-act","data-clause"].find(a=>o.hasAttribute(a)),r=i&&o?.getAttribute(i);
if(s(),!o)return;([...e.querySelectorAll("button")].find(a=>i&&a.getAttribute(i)===r)??e.querySelector("button")??t).focus?.()}
var $e=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;var Lt=(e,t)=>Math.max(12,Math.min(e,t/1.4));var Qh=[[/[ilj.,:;'|!tf\s()]/,.3],[/[mwMW@%]/,.88],[/[A-Z]/,.7],[/[\u0300-\u036f]/,0],[/[\u0250-\uffff]/,1]],td=["012345\
6789","of 100 hands, as the quick brown fox jumps over it"],We,Ji=e=>{let t=0;for(let s of e)t+=Qh.find(([n])=>n.test(s))?.[1]??
.57;return t};function ed(){if(We!=null)return We;let e=typeof document=="object"&&document.querySelector(".uw"),t=e&&document.
createElement("canvas").getContext("2d");if(!e||!t)return 1;let s=getComputedStyle(e).getPropertyValue("--sans"),n=[400,
700].flatMap(o=>(t.font=`${o} 100px ${s}`,td.map(i=>t.measureText(i).width/(o>400?100*1.06:100)/Ji(i))));return We=Math.
max(1,...n),document.fonts.addEventListener("loadingdone",()=>We=void 0,{once:!0}),We}var W=(e,t)=>Ji(e)*t*ed(),sd=12;function rt(e,t,s,n=1){
let o=W(e,n),i=Math.max(Math.min(t,sd),Math.min(t,s/Math.max(o,.01)));if(o*i<=s+.01)return{lines:[e],size:i};let r=c=>W(
c,i*n)<=s,l=[""],a=()=>l[l.length-1];for(let c of e.split(" "))if(a()!==""&&r(`${a()} ${c}`))l[l.length-1]+=` ${c}`;else{
a()!==""&&l.push("");for(let d of c)a()!==""&&!r(a()+d)&&l.push(""),l[l.length-1]+=d}return{lines:l,size:i}}function ve(e,t,{
w:s,ideal:n,tight:o=.5,least:i=s,floor:r=0}){if(e<=1)return{w:Math.min(s,Math.max(t,12)),step:n,cols:1,rows:1};let l=f=>Math.
max(o*f,r),a=(f,p)=>Math.min(n,(t-f)/Math.max(p-1,1));for(let f of[s,Math.max(i,Math.min(s,t/(1+o*(e-1))))])if(a(f,e)>=l(
f)-.01)return{w:f,step:a(f,e),cols:e,rows:1};let c=Math.max(1,Math.floor((t-i)/l(i))+1),d=Math.ceil(e/c),u=Math.ceil(e/d);
return{w:i,step:a(i,u),cols:u,rows:d}}function Xi(e){let t=[...e].sort((n,o)=>n.seat-o.seat),s=Math.max(0,t.findIndex(n=>n.
me));return[...t.slice(s),...t.slice(0,s)]}function Qi(e){if(e<2)return{left:0,top:e,right:0};let t=Math.floor((e+1)/3);
return{left:t,top:e-2*t,right:t}}var nd="M70-6 18 106M5.5 24a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0M53.5 76a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0",
Vn={0:[64,[["ellipse",{cx:32,cy:50,rx:25,ry:43}]]],1:[46,[["path",{d:"M3 30 32 5V110"}]]],2:[64,[["path",{d:"M7.5 33V31.\
5A24.5 24.5 0 1 1 51.5 46.4L16 93H64"}]]],3:[62,[["path",{d:"M10.5 22.5A19.5 19.5 0 1 1 29 46H20M20 44H30A24.5 24.5 0 1 \
1 6.7 76"}]]],4:[66,[["path",{d:"M48 110V5L13 74H66","stroke-miterlimit":12}]]],5:[62,[["path",{d:"M58 7H19L14.6 48A25.5\
 25.5 0 1 1 6.9 77"}]]],6:[64,[["circle",{cx:32,cy:68,r:25}],["path",{d:"M53.5-13 10.6 55.1"}]]],7:[60,[["path",{d:"M0 7\
H49L15 110","stroke-miterlimit":12}]]],8:[64,[["circle",{cx:32,cy:27,r:20}],["circle",{cx:32,cy:68,r:25}]]],9:[64,[["cir\
cle",{cx:32,cy:32,r:25}],["path",{d:"M10.5 113 53.4 44.9"}]]],"%":[88,[["path",{d:nd,"stroke-width":11}]]],".":[20,[["re\
ct",{x:3,y:85,width:15,height:15,fill:"currentColor",stroke:"none"}]]],",":[20,[["path",{d:"M12 84 6 118","stroke-width":13}]]],
"/":[52,[["path",{d:"M48-6 4 106","stroke-width":11}]]],"+":[60,[["path",{d:"M30 26V82M2 54H58","stroke-width":12}]]],"-":[
44,[["path",{d:"M4 54H40","stroke-width":12}]]],"−":[44,[["path",{d:"M4 54H40","stroke-width":12}]]],"×":[56,[["path",
{d:"M8 32 48 76M48 32 8 76","stroke-width":12}]]]," ":[26,[]],J:[54,[["path",{d:"M46-10V69A19.500 19.500 0 0 1 7 69V60"}]]],
Q:[72,[["ellipse",{cx:36,cy:50,rx:29,ry:43}],["path",{d:"M42 66 74 104"}]]],K:[68,[["path",{d:"M7-10V110M66-6 10 62M28 4\
2 68 106"}]]],A:[72,[["path",{d:"M2 106 36-2 70 106M14 68H58"}]]]},te=e=>e!==""&&[...e].every(t=>t in Vn);function pt(e,t,s=13){
return[...String(e)].reduce((o,i)=>o+(Vn[i]?.[0]??0)+s,-s)*t/100}function vt(e,t,s,n,o={}){let{anchor:i="start",gap:r=13,
weight:l=n>=60?13:14,colour:a}=o,c=pt(e,n,r),d=i==="middle"?t-c/2:i==="end"?t-c:t,u=0,f=[...String(e)].map(p=>{let[m,g]=Vn[p]??
[0,[]],w=p===","?"visible":"hidden",b={x:u,y:0,width:m,height:100,viewBox:`0 0 ${m} 100`,style:`overflow:${w}`};return u+=
m+r,y("svg",b,g.map(([x,k])=>y(x,k)))});return y("g",{transform:`translate(${d} ${s}) scale(${n/100})`,fill:"none",stroke:"\
currentColor","stroke-width":l,"aria-hidden":"true",style:a&&`color:${a}`},f)}function fe(e,t,s={}){let n=pt(e,t,s.gap),
o=`width:${n/16}em;height:${t/16}em`;return y("svg.numeral",{viewBox:`0 0 ${n} ${t}`,style:o,"aria-hidden":"true"},vt(e,
0,0,t,s))}var Ss=[e=>`M0 ${e/2}a${e/2} ${e/2} 0 1 1 ${e} 0a${e/2} ${e/2} 0 1 1 ${-e} 0Z`,e=>`M${e*.05} ${e*.05}H${e*.95}\
V${e*.95}H${e*.05}Z`,e=>`M${e/2} ${-e*.14}L${e*1.14} ${e/2}L${e/2} ${e*1.14}L${-e*.14} ${e/2}Z`,e=>`M${e/2} 0L${e} ${e*.42}\
V${e}H0V${e*.42}Z`,e=>`M${e*.25} ${e*.04}H${e*.75}L${e*1.04} ${e/2}L${e*.75} ${e*.96}H${e*.25}L${-e*.04} ${e/2}Z`,e=>`M${-e*
.1} ${e*.16}H${e*1.1}V${e*.84}H${-e*.1}Z`],od=e=>"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[e]??"?";function Me(e,t,s,n,o={}){let{fill:i="\
var(--on-field)",ink:r="var(--field)"}=o,l=e>=Ss.length,a={d:Ss[e%Ss.length](n),fill:l?r:i,stroke:l?i:null,"stroke-width":2},
c=e%Ss.length===3,d={x:n/2,y:c?n*.8:n*.69,"font-size":Math.max(12.5,n*.54),"font-weight":700,"text-anchor":"middle",fill:l?
i:r};return y("g",{transform:`translate(${t} ${s})`},y("path",a),y("text",d,od(e)))}var tr={first:"M5 5h3v14H5zM20 5v14L\
9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6zM14 5h4v14h-4z",forward:"M7 5v14l11-7z",last:"M4 5v\
14l11-7zM16 5h3v14h-3z",link:"M8 3h12v13h-3V6H8zM4 8h10v13H4z",eye:"M12 5C7 5 3 8.5 1 12c2 3.5 6 7 11 7s9-3.5 11-7c-2-3.\
5-6-7-11-7zm0 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM12 9.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",down:"M4 8h16l-8\
 9z",near:"M11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm0 2.4a3.6 3.6 0 1 0\
 0 7.2 3.6 3.6 0 0 0 0-7.2z",whole:"M3 3h7v3H6v4H3zM14 3h7v7h-3V6h-4zM3 14h3v4h4v3H3zM18 14h3v7h-7v-3h4z",close:"M6 4 12\
 10 18 4 20 6 14 12 20 18 18 20 12 14 6 20 4 18 10 12 4 6z"};function dt(e,t=22){let s=`width:${t/16}em;height:${t/16}em`;
return y("svg.icon",{viewBox:"0 0 24 24",fill:"currentColor",style:s,"aria-hidden":"true"},y("path",{d:tr[e],"fill-rule":"\
evenodd"}))}var er=(e,t,s)=>y("g.opens-mark",{transform:`translate(${e} ${t})`},y("circle",{r:s}),y("path",{d:tr.eye,"fi\
ll-rule":"evenodd",transform:`scale(${s/15}) translate(-12 -12)`}));function Mt(e,t="var(--ink)",s="none"){return y("pat\
tern",{id:e,width:6,height:6,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"},R(0,0,6,6,{style:`fill:${s}`}),
R(0,0,2,6,{style:`fill:${t}`}))}function Kt(e,t,s,n,o){let i={r:`M${t-n*.86} ${s-n*.86}h${n*1.72}v${n*1.72}h${-n*1.72}Z`,
g:`M${t} ${s-n*1.02}L${t+n*1.12} ${s+n*.86}H${t-n*1.12}Z`,b:`M${t-n} ${s}a${n} ${n} 0 1 1 ${2*n} 0a${n} ${n} 0 1 1 ${-2*
n} 0Z`,y:`M${t} ${s-n*1.2}L${t+n*1.2} ${s}L${t} ${s+n*1.2}L${t-n*1.2} ${s}Z`}[e];return y("path",{d:i,...o})}var Es=e=>({
r:"red",g:"green",b:"blue",y:"yellow"})[e]??"";function Gn(e,t,s,n={}){let{w:o=27,t:i=5,g:r=2,pitch:l=o+7}=n,a="",c="";for(let d=0;d<
e;d++){let u=t+Math.floor(d/10)*l,f=d%10,p=s-(f+1)*(i+r)-(f>=5?3:0);a+=`M${u} ${p}h${o}v${i}h${-o}z`;for(let m of[.22,.64])
c+=`M${u+o*m} ${p}h${o*.14}v${i}h${-o*.14}z`}return y("g",{"aria-hidden":"true"},y("path",{d:a,fill:"var(--accent-on-fie\
ld)"}),y("path",{d:c,fill:"var(--card)"}))}var id="var(--card-ink)";function Os(e,t,s,n,o){let i=n*.46,r=c=>`a${i} ${i} 0 1 0 ${c*2*i} 0`,l=(c,d)=>`M${c-i} ${d}${r(
1)}${r(-1)}Z`,a={d:`M${t} ${s-n*1.1}L${t+n*.85} ${s}L${t} ${s+n*1.1}L${t-n*.85} ${s}Z`,h:`M${t} ${s+n}L${t-n*.95} ${s-n*
.12}A${n*.52} ${n*.52} 0 0 1 ${t} ${s-n*.52}A${n*.52} ${n*.52} 0 0 1 ${t+n*.95} ${s-n*.12}Z`,s:`M${t} ${s-n*1.05}L${t+n*
.95} ${s+n*.12}A${n*.5} ${n*.5} 0 0 1 ${t+n*.14} ${s+n*.5}L${t+n*.4} ${s+n}H${t-n*.4}L${t-n*.14} ${s+n*.5}A${n*.5} ${n*.5}\
 0 0 1 ${t-n*.95} ${s+n*.12}Z`,c:l(t,s-n*.52)+l(t-n*.54,s+n*.22)+l(t+n*.54,s+n*.22)+`M${t} ${s-n*.2}L${t+n*.4} ${s+n}H${t-
n*.4}Z`}[e];if(!a)throw new Error(`Expected a suit of ours, not "${e}".`);return y("path",{d:a,...o})}var sr={bell:{fill:"\
M50 6C70 6 78 22 78 42V62L90 76H10L22 62V42C22 22 30 6 50 6Z",ink:"M36 82H64L50 97Z"},bolt:{fill:"M58 2 16 56H44L34 98 8\
4 38H54Z"},bus:{fill:"M10 22H90A6 6 0 0 1 96 28V74H4V28A6 6 0 0 1 10 22ZM14 34V51H32V34ZM40 34V51H58V34ZM66 34V51H86V34Z",
ink:"M14 78a12 12 0 1 0 24 0a12 12 0 1 0-24 0M62 78a12 12 0 1 0 24 0a12 12 0 1 0-24 0"},chevrons:{line:"M8 52 50 18 92 5\
2M8 74 50 40 92 74M8 96 50 62 92 96",wide:12},circles:{line:"M6 54a30 30 0 1 0 60 0a30 30 0 1 0-60 0",inkLine:"M34 54a30\
 30 0 1 0 60 0a30 30 0 1 0-60 0",wide:11},crown:{fill:"M8 28 30 52 50 16 70 52 92 28 84 78H16Z",ink:"M16 84H84V94H16Z"},
eye:{line:"M6 50Q50 4 94 50Q50 96 6 50Z",ink:"M34 50a16 16 0 1 0 32 0a16 16 0 1 0-32 0",wide:9},hat:{fill:"M28 18H72V62H\
28Z",ink:"M8 66H92V80H8Z"},hexagon:{line:"M50 4 90 27V73L50 96 10 73V27ZM50 24 72 37V63L50 76 28 63V37Z",ink:"M41 50a9 9\
 0 1 0 18 0a9 9 0 1 0-18 0",wide:8},key:{fill:"M48 6a25 25 0 0 1 6 49.300V64H70V76H54V94H42V55.300A25 25 0 0 1 48 6ZM48 \
19a11.700 11.700 0 1 0 0 23.400a11.700 11.700 0 1 0 0-23.400Z"},lamp:{fill:"M30 8H70L88 58H12Z",ink:"M44 58H56V86H72V96H\
28V86H44Z"},moon:{fill:"M64 6A44 44 0 1 0 64 94 36 44 0 0 1 64 6Z"},rings:{fill:"M6 92A86 86 0 0 1 92 6V34A58 58 0 0 0 3\
4 92Z",ink:"M48 92A44 44 0 0 1 92 48V68A24 24 0 0 0 68 92Z"},star:{fill:"M50 2 63 37 98 50 63 63 50 98 37 63 2 50 37 37Z"},
stairs:{fill:"M8 96V64H36V38H64V12H92V96Z",inkLine:"M8 58H30V32H58V6",wide:6},tee:{line:"M8 52a42 42 0 1 0 84 0a42 42 0 \
1 0-84 0",fill:"M24 34H76V50H59V84H41V50H24Z",wide:9}},nr=e=>e in sr;function or(e,t,s,n,{colour:o="var(--accent-card)",
ink:i=id}={}){let r=sr[e];if(!r)throw new Error(`Expected a symbol of ours, not "${e}".`);let l=(a,c)=>a&&y("path",{d:a,
fill:"none",style:`stroke:${c}`,"stroke-width":r.wide??8});return y("g",{transform:`translate(${t} ${s}) scale(${n/100})`},
l(r.line,o),r.fill&&y("path",{d:r.fill,"fill-rule":"evenodd",style:`fill:${o}`}),r.ink&&y("path",{d:r.ink,style:`fill:${i}`}),
l(r.inkLine,i))}function Un(e,t,s,n){if(e==="skip")return y("g",{fill:"currentColor"},$t(`M${t-n} ${s+n*.5}A${n} ${n} 0 0 1 ${t+n*.78} ${s-
.1*n}`,"currentColor",n*.26),y("path",{d:`M${t+n*1.2} ${s+n*.62}L${t+n*.3} ${s+n*.2}L${t+n*1.16} ${s-n*.5}Z`}),B(t,s+n*.62,
n*.24));let o=i=>`M${t-i*n} ${s-i*n*.62}H${t+i*n*.2}V${s-i*n}L${t+i*n} ${s-i*n*.46}L${t+i*n*.2} ${s+i*n*.08}V${s-i*n*.3}\
H${t-i*n}Z`;return y("path",{d:o(1)+o(-1),fill:"currentColor"})}function rd(e){let t=e*1.4,s=e*.08,n=(t-2*s)/17,o=e*.3,i="",
r="";for(let l=0;l<9;l++)i+=`M${s} ${s+2*l*n}h${e-2*s}v${n}h${2*s-e}z`;for(let l=-3;l<=3;l++){let a=2*l*n,c=Math.sqrt(Math.
max(0,o**2-(Math.abs(a)+n/2)**2));c&&(r+=`M${e/2+a-n/2} ${t/2-c}h${n}v${2*c}h${-n}z`)}return[R(0,0,e,t,{class:"paper",rx:e*
.085}),y("path.stripes",{d:i}),B(e/2,t/2,o+n*.9,{fill:"var(--card)"}),y("path.stripes",{d:r})]}function ad(e,t){let s=t*
1.4,n=t*.085,o=e.rings??0,i=e.text??"",r=t*Math.min(.098,.78/Math.max(o,1)),l=t*.11,a=l+t*.026,c="";for(let u=1;u<o;u++)
c+=`M0 ${s-l-u*r}A${l+u*r} ${l+u*r} 0 0 1 ${l+u*r} ${s}`;let d=te(i)?Math.min(t*.36,t*.76*100/pt(i,100)):0;return[R(0,0,
t,s,{class:"paper",rx:n}),o>0&&y("path",{d:`M0 ${s-a}A${a} ${a} 0 0 1 ${a} ${s}H${n}A${n} ${n} 0 0 1 0 ${s-n}Z`,fill:"va\
r(--accent-card)"}),c&&$t(c,"var(--accent-card)",Math.min(t*.052,r*.55)),d?vt(i,t*.12,t*.13,d,{colour:"var(--card-ink)"}):
y("text",{x:t*.1,y:t*.36,"font-size":Math.min(t*.3,t*1.5/Math.max(i.length,1)),"font-weight":700,fill:"var(--card-ink)"},
i),R(0,0,t,s,{class:"edge",rx:n})]}function ld(e,t){let s=t*1.4,n=t*.085,o=e.colour==="wild",i=e.colour??"",r=o?"#fff":`\
var(--c-${i}-on)`,l=o?[["r",-1,-1],["g",1,-1],["y",-1,1],["b",1,1]].map(([f,p,m])=>Kt(String(f),t*(.5+.23*Number(p)),s*.62+
t*.23*Number(m),t*.16,{fill:`var(--c-${f})`,stroke:"#fff","stroke-width":t*.018})):[.46,.31,.16].map(f=>Kt(i,t*.62,s*.66,
t*f,{fill:"none",stroke:r,"stroke-opacity":.5,"stroke-width":t*.045})),a={draw2:"+2",draw4:"+4"}[e.glyph??""],c=a??(e.glyph?
"":e.text??""),d=c?vt(c,t*.12,t*.13,t*(a?.34:.42),{gap:a?8:13}):o?y("text",{x:t*.11,y:t*.3,"font-size":Math.max(12.5,t*.22),
"font-weight":700,fill:r},t<46?"W":"Wild"):Un(e.glyph??"",t*.31,t*.33,t*.19),u=e.letter||i.toUpperCase();return[R(0,0,t,
s,{rx:n,fill:o?"#17181C":`var(--c-${i})`}),y("svg",{width:t,height:s,style:"overflow:hidden"},l),y("g",{style:`color:${r}`},
d),!o&&y("text",{x:t*.12,y:s-t*.1,"font-size":Math.max(12.5,t*.205),"font-weight":700,fill:r},u),R(0,0,t,s,{rx:n,fill:"n\
one",stroke:"#fff","stroke-width":Math.max(2,t*.03)})]}function cd(e,t){let s=t*1.4,n=e.suit??"",o=e.text??"",i=`var(--s\
uit-${n})`,r=Math.min(t*.3,t*.62*100/pt(o,100,6));return[R(0,0,t,s,{class:"paper",rx:t*.085}),Os(n,t*.66,s*.69,t*.34,{style:`\
fill:${i}`,opacity:.16}),Os(n,t*.66,s*.69,t*.2,{style:`fill:${i}`}),vt(o,t*.1,t*.11,r,{colour:i,gap:o.length>1?6:13}),Os(
n,t*.22,t*.6,Math.max(4,t*.125),{style:`fill:${i}`}),R(0,0,t,s,{class:"edge",rx:t*.085})]}function hd(e,t){let s=t*1.4,n=e.
text??"",o=Math.min(t*.2,t*.8/Math.max(W(n,1.06),.1)),i=n!==""&&o>=9,r=t*(i?.6:.7);return[R(0,0,t,s,{class:"paper",rx:t*
.085}),i&&y("text",{x:t*.1,y:t*.1+o*.9,"font-size":o,"font-weight":700,style:"fill:var(--card-ink)"},n),or(e.glyph??"",(t-
r)/2,i?s*.36:(s-r)/2,r),R(0,0,t,s,{class:"edge",rx:t*.085})]}function dd(e,t){return e.colour?ld(e,t):e.suit?cd(e,t):e.glyph&&
nr(e.glyph)?hd(e,t):ad(e,t)}function Wt(e,t){let s=e?dd(e,t):rd(t);return y("g",{class:e?"front":"back"},s)}var ud={0:[],
1:[[0,0]],2:[[-1,-1],[1,1]],3:[[-1,-1],[0,0],[1,1]],4:[[-1,-1],[1,-1],[-1,1],[1,1]],5:[[-1,-1],[1,-1],[0,0],[-1,1],[1,1]],
6:[[-1,-1],[1,-1],[-1,0],[1,0],[-1,1],[1,1]]},Ts=(e,t,s)=>[R(0,0,t,t,{rx:t*.14,style:`fill:var(--card);stroke:${s?"var(-\
-lit)":"var(--field)"}`,"stroke-width":s?5:1.5,opacity:e?1:.45}),ud[e].map(([n,o])=>B(t*(.5+n*.26),t*(.5+o*.26),t*.09,{fill:"\
var(--card-ink)"}))];var fd=["#F4F7FF","#A9C3F5","#6F94DB","#3F63AB","#233E77"],Yn=e=>({fill:fd[e-1],ink:e<4?"#13201E":"#FFF"}),Kn=e=>!!e.nodes,
pd=["part","value"];function md(e,t){let s=Object.entries(e.nodes??{});return t==="part"?s:[...s].sort(([,n],[,o])=>(n.value??
0)-(o.value??0))}var As=class{constructor(t){this.changed=t,this.back=!1,this.by="part",this.map={},this.words=h("p.coun\
ted"),this.steps=h("ol.shades"),this.tokens=h("button.btn.quiet",{"data-k":"heat.tokens",onclick:()=>this.bring()}),this.
opener=h("button.btn.quiet",{"data-k":"heat.all","aria-expanded":"false",onclick:()=>this.open(!!this.list.hidden)}),this.
root=h("div.heat-bar",{role:"group","aria-label":"Numbers on the board",hidden:!0},h("div.legend",this.words,this.steps),
this.tokens,this.opener),this.list=h("section.sheet.scores.heat-list",{hidden:!0})}get clears(){return Kn(this.map)&&!!this.
map.hides&&!this.back}show(t){if(JSON.stringify(t)===JSON.stringify(this.map)||(this.map=t,this.root.hidden=!Kn(t),this.
open(!1),!Kn(t)))return;let{title:s="",unit:n="",steps:o=[],hides:i="",nodes:r={}}=t;this.words.textContent=s,this.steps.
replaceChildren(...o.map(({text:l,count:a},c)=>{let{fill:d,ink:u}=Yn(c+1),f=`about ${l} ${n}: ${a} of the places`;return h(
"li",{title:f},h("span.shade",{"aria-hidden":"true",style:`background:${d};color:${u}`},l),h("span.sr",f))}),h("li.unit",
{"aria-hidden":"true"},n)),this.tokens.hidden=!i,this.opener.textContent=`All ${Object.keys(r).length}`,this.say()}say(){
this.tokens.textContent=`Show ${this.map.hides??""}`,U(this.tokens,"aria-pressed",String(this.back))}bring(){this.back=!this.
back,this.say(),this.changed()}open(t){this.list.hidden=!t,U(this.opener,"aria-expanded",String(t)),this.list.replaceChildren(
...t?[this.table()]:[])}escape(){let t=!this.list.hidden;return this.open(!1),t&&this.opener.focus(),t}sort(t){this.by=t,
this.open(!0),this.list.querySelector(`[data-k="heat.${t}"]`)?.focus()}table(){let{title:t="",unit:s=""}=this.map,n={part:"\
where",value:s},o=pd.map(r=>h("th",{scope:"col","aria-sort":this.by===r?"ascending":null},h("button.sorts",{"data-k":`he\
at.${r}`,onclick:()=>this.sort(r)},n[r]))),i=([r,{part:l="",value:a=0}])=>h("tr",h("th",{scope:"row"},r),h("td",l),h("td\
.num",a.toFixed(2)));return h("div.scroll",{tabindex:0,role:"group","aria-label":t},h("table",h("caption",t),h("thead",h(
"tr",h("td"),...o)),h("tbody",md(this.map,this.by).map(i))))}};var gd=23,Zn=24,Fe=20,wd=17,bd=8,ir=6,je={h:23,size:15},kd={house:[66,34],place:[20,28]},[yd,xd,$d]=[3,4,1],rr=(e,t)=>Math.
hypot(e.x-t.x,e.y-t.y);function vd(e,t,s){let n={x:(e.x+t.x)/2,y:(e.y+t.y)/2},o=i=>(i.x-n.x)*(t.x-e.x)+(i.y-n.y)*(t.y-e.
y);return s.flatMap((i,r)=>{let l=s[(r+1)%s.length],[a,c]=[o(i),o(l)],d=a/(a-c),u=a<0!=c<0?[{x:i.x+(l.x-i.x)*d,y:i.y+(l.
y-i.y)*d}]:[];return a<0?[i,...u]:u})}function Md(e,t=gd){let s=Array.from({length:Zn},(n,o)=>{let i=2*Math.PI*o/Zn,r=t/
Math.cos(Math.PI/Zn);return{x:r*Math.cos(i),y:r*Math.sin(i)}});return e.map((n,o)=>{let i=s;for(let[r,l]of e.entries()){
let a=rr(n,l);r===o||a>2.1*t||(a<.5?i=r>o?[]:i:i=vd({x:0,y:0},{x:l.x-n.x,y:l.y-n.y},i))}return i})}var Sd=e=>e.map((t,s)=>{
let n=e.filter((o,i)=>i!==s).map(o=>rr(t,o));return Math.max(bd,Math.min(Fe,...n.filter(o=>o>.5).map(o=>o/2-1)))}),zn=(e,t)=>e.
x<t.x+t.w&&t.x<e.x+e.w&&e.y<t.y+t.h&&t.y<e.y+e.h,Ed=({x:e,y:t},s)=>({x:e-s,y:t-s,w:2*s,h:2*s});function Od(e,t,s,n,o){let i=[];
return e.map((r,l)=>{let a=s[l],c=je.h,d=m=>(m.x<o.x||m.y<o.y||m.x+a>o.x+o.w||m.y+c>o.y+o.h?100:0)+yd*i.filter(w=>zn(w,m)).
length+xd*e.filter((w,b)=>zn(Ed(w,t[b]-3),m)).length+$d*n.filter(w=>zn(w,m)).length,u=[[1,-1],[-1,-1],[1,0],[-1,0],[0,-1],
[0,1],[1,1],[-1,1]],p=[0,8,20].flatMap(m=>u.map(([g,w])=>{let b=(t[l]+m)*(g&&w?.72:1.08);return{x:r.x+g*(b+a/2)-a/2,y:r.
y+w*(b+c/2)-c/2,w:a,h:c}})).reduce((m,g)=>d(g)<d(m)?g:m);return a&&i.push(p),p})}var Jn=e=>e?12+9*e.length:0,Xn=({x:e,y:t},{
role:s,label:n,ring:o,chosen:i,attributes:r})=>y("g",{role:s,"aria-label":n,"data-x":e,"data-y":t,transform:`translate(${e}\
 ${t})`,...r},y("title",n),y("g.sized",y("path.cell",{fill:"transparent"}),(o||i)&&B(0,0,Fe,{class:"ring"}),i&&B(0,0,Fe-
ir,{class:"ring chosen"}),B(0,0,Fe+12,{class:"ring-focus"}))),ar=({x:e,y:t},s,n)=>y("g.tag.of",{"data-of":n,"data-move":n,
transform:`translate(${e} ${t})`,"aria-hidden":"true"},y("g.sized",y("g.stands",R(0,0,Jn(s),je.h,{rx:3,style:"fill:var(-\
-lit)"}),y("text",{x:Jn(s)/2,y:je.h/2+je.size*.36,"font-size":je.size,"font-weight":700,"text-anchor":"middle",fill:"#13\
201E"},s))));function lr(e,t,s,n){let o=[...e.querySelectorAll("[data-x]")],i=({x:g,y:w})=>({x:g/t,y:w/t}),r=o.map(({dataset:g})=>i(
{x:Number(g.x),y:Number(g.y)})),l=Md(r),a=Sd(r);for(let g of e.querySelectorAll(".sized"))g.setAttribute("transform",`sc\
ale(${t})`);for(let[g,w]of o.entries()){let b=l[g].map(({x,y:k})=>`${x.toFixed(1)} ${k.toFixed(1)}`).join("L");w.querySelector(
".cell")?.setAttribute("d",b?`M${b}Z`:"");for(let x of w.querySelectorAll("circle")){let k=x.classList.contains("ring-fo\
cus")?12:x.classList.contains("chosen")?-ir:0,[$,M]=["many","handle"].map(O=>w.classList.contains(O)),v=M?Fe:$?Math.min(
a[g],wd/t):a[g];x.setAttribute("r",String(v+k))}}let c=[...e.querySelectorAll(".tag.of")];if(!c.length)return;let d=o.map(
g=>c.find(w=>w.dataset.of===g.dataset.move)),u=d.map(g=>Jn(g?.textContent??"")),f={x:s.x/t,y:s.y/t,w:s.w/t,h:s.h/t},p=n.
map(({x:g,y:w,kind:b})=>{let[x,k]=kd[b??""]??[13,13];return{x:(g-x)/t,y:(w-k)/t,w:2*x/t,h:2*k/t}}),m=Od(r,a,u,p,f);for(let[
g,w]of d.entries()){let{x:b,y:x}=m[g];w?.querySelector(".stands")?.setAttribute("transform",`translate(${b-r[g].x} ${x-r[g].
y})`)}}var Td=18,Ad=40,Ld={"stroke-width":5},Nd={"stroke-width":36,"stroke-linejoin":"round","stroke-linecap":"round"},Cd=.4;function Rd(e,t){
let s=t.get(e.a),n=t.get(e.b),o=`M${s.x} ${s.y}L${n.x} ${n.y}`,i=r=>y("path",{d:o,fill:"none",...r});switch(e.kind??"roa\
d"){case"double":return[i({style:"stroke:var(--field-edge)","stroke-width":9}),i({style:"stroke:var(--field)","stroke-wi\
dth":4})];case"dashed":return i({style:"stroke:var(--field-edge)","stroke-width":6,"stroke-dasharray":"12 9"});case"thin":
return i({style:"stroke:var(--field-edge)","stroke-width":3});case"pointer":return i({style:"stroke:var(--on-field-2)","\
stroke-width":3,"stroke-dasharray":"2 5"});default:return i({style:"stroke:var(--field-edge)","stroke-width":9})}}var cr=(e,t,s,n)=>y(
"text",{class:n,y:.35*t,"font-size":t,"font-weight":700,"text-anchor":"middle",fill:s},e);function Hd(e,t,s,n){let{fill:o,
ink:i}=t?Yn(t.step):{fill:"var(--on-field)",ink:""},r={style:`fill:${o};stroke:var(${t?"--on-field-2":"--field"})`,"stro\
ke-width":2},l=t?Math.min(16*s,Td):13,a=e.kind==="crossing"?y("path",{d:`M0 ${-l*1.35}L${l*1.35} 0 0 ${l*1.35} ${-l*1.35}\
 0Z`,...r}):e.kind==="door"?y("path",{d:`M${-l} ${-l}L${l} 0 ${-l} ${l}Z`,...r}):e.kind==="house"?y("rect",{x:-66,y:-34,
width:132,height:68,rx:4,...r}):e.kind==="place"?R(-19,-27,38,54,{class:"slot",rx:4,fill:"none"}):y("circle",{r:l,...r}),
c=e.kind==="house",d=c&&(e.name??"").length>8?(e.name??"").split(" "):[e.name??""],u=Math.max(1,...d.map(m=>m.length)),f=c?
Math.min(23*s,122/(.66*u),54/(1.1*d.length)):20*s,p={...e.kind==="place"?n(e):{x:0,y:c?0:16+18*s,"text-anchor":"middle"},
class:c?"on-house":"f"};return y("g",{transform:`translate(${e.x} ${e.y})`},y("title",e.label),a,e.kind==="pointer"&&!t&&
R(-5,-5,10,10,{fill:"var(--field)"}),t&&cr(t.text,20*s,i,t.fine?"coarse":""),t?.fine&&cr(t.fine,15*s,i,"fine"),e.name&&d.
map((m,g)=>y("text",{"font-size":f,"font-weight":700,...p,y:p.y+(c?(.35+1.1*(g-(d.length-1)/2))*f:0)},m)))}function _d(e){
let t=new Map;for(let{key:n,at:o,art:i}of e)(i??"mark")==="mark"&&t.set(o,[...t.get(o)??[],n]);let s=new Map;for(let n of t.
values())n.forEach((o,i)=>s.set(o,i-(n.length-1)/2));return s}function Bd(e,t,s,n=0){let o=t.get(e.at);if(!o)throw new Error(
`Expected a node of the board, not "${e.at}".`);let i={mark:()=>[B(0,0,27,{fill:e.active?"var(--accent-on-field)":"var(-\
-field)"}),Me(e.seat??0,-19,-19,38,{fill:e.active?"var(--field)":"var(--on-field)",ink:e.active?"var(--accent-on-field)":
"var(--field)"})],agent:()=>[B(0,0,15,{style:"fill:var(--field);stroke:var(--on-field)","stroke-width":3}),R(-9,-3,18,6,
{fill:"var(--on-field)"})],card:()=>[y("g",{transform:"translate(-20 -28)"},Wt(e.face,40))],bars:()=>[R(-64,-32,128,64,{
rx:3,fill:"var(--on-field)"}),y("path",{d:"M-54 -32V32M-38 -32V32M38 -32V32M54 -32V32",style:"stroke:var(--field)","stro\
ke-width":6})],empty:()=>[R(-19,-27,38,54,{class:"slot",rx:4,fill:"none"})]}[e.art??"mark"];if(!i)throw new Error(`Expec\
ted a token that can be drawn, not "${e.art}".`);return y("g",{transform:`translate(${o.x+46*s*n} ${o.y}) scale(${s})`,role:"\
img","aria-label":e.label,"data-token":e.key},y("title",e.label),y("g.grows",i()))}function Id({tag:e,path:t},s,n){let{x:o,
y:i}=s.get(t[t.length-1]),r=18+11*e.length;return e&&y("g.tag",{transform:`translate(${o+14} ${i-12-32*n}) scale(${n})`},
R(0,0,r,32,{rx:3,style:"fill:var(--lit)"}),y("text",{x:r/2,y:23,"font-size":21,"font-weight":700,"text-anchor":"middle",
fill:"#13201E"},e))}function hr(e,t){let s=e.path.map(i=>t.get(i)),n=s.map(({x:i,y:r},l)=>`${l?"L":"M"}${i} ${r}`).join(
""),o=!e.move;return y("g",{class:o?"way gone":"way",role:o?"img":null,"aria-label":o?e.label:null,"aria-hidden":o?null:
"true","data-steps":s.length-1},o&&y("title",e.label),y("path.line",{d:n,fill:"none",style:"stroke:var(--lit)",...o?Nd:Ld}))}
function qd({path:e,label:t,move:s,chosen:n},o,i){let r=o.get(e[e.length-1]),l=i?{class:"way plays",tabindex:0,"data-mov\
e":s,"aria-pressed":String(!!n)}:{class:"way shown"};return Xn(r,{role:i?"button":"img",label:t,ring:!0,chosen:!!n,attributes:l})}
function Pd(e,t,s,n){let o=13*n*(e.name?.length??0),i=[{x:-23*n-3,y:7*n,"text-anchor":"end",left:-o-23*n},{x:23*n+3,y:7*
n,"text-anchor":"start",left:23*n},{x:0,y:45*n,"text-anchor":"middle",left:-o/2},{x:0,y:-31*n,"text-anchor":"middle",left:-o/
2}],r=t.edges.flatMap(({a:d,b:u})=>{let f=s.get(d),p=s.get(u);return[0,.25,.5,.75,1].map(m=>({x:f.x+(p.x-f.x)*m,y:f.y+(p.
y-f.y)*m}))}),l=({y:d,left:u})=>r.filter(f=>f.x>e.x+u-14&&f.x<e.x+u+o+14&&f.y>e.y+d-16*n-12&&f.y<e.y+d+12).length,{left:a,
...c}=i.reduce((d,u)=>l(u)<l(d)?u:d);return c}var Dd=(e,t,s)=>[e.art?y("g.scenery",zi(e.art)):null,(e.areas??[]).map(({name:n,
x:o,y:i})=>y("text.f2",{x:o,y:i,"font-size":20*s,"text-anchor":"middle"},n)),y("g",{fill:"none"},...e.edges.map(n=>Rd(n,
t)))];function Wd(e,t,s,n,o=0){let i=s.get(e.at),r={agent:22,card:39}[e.art??"mark"]??34,l=i.x+46*n*o;return y("g.light",
{transform:`translate(${l} ${i.y}) scale(${n})`,"data-x":l,"data-y":i.y,"data-key":`lit:${e.key}`,"aria-hidden":"true"},
B(0,0,r,{fill:"none",style:"stroke:var(--lit)","stroke-width":6}),t&&R(r-6,-r-14,26,26,{style:"fill:var(--lit)"}),t&&y("\
text",{x:r+7,y:5-r,"font-size":18,"font-weight":700,"text-anchor":"middle",fill:"#13201E"},t))}function jd(e,t,{zone:s},{
nodes:n,aside:o,u:i,at:r}){let l=s.tokens.find(({key:d})=>d===e),a=n.get(l?.at??e);if(!a)throw new Error(`Expected a nod\
e or a token of the board, not "${e}".`);let c=s.carries?.length;return Xn({x:a.x+46*i*(o.get(e)??0),y:a.y},{role:"butto\
n",label:l?.label??a.label,ring:!l,chosen:t,attributes:{class:["way plays",l&&"handle",c&&"many"],tabindex:l&&r?-1:0,"ar\
ia-pressed":String(t),"data-spot":e}})}function dr(e){let{board:t,zone:s,heat:n,clear:o,acting:i,spots:r,lit:l,w:a,h:c,k:d}=e,
u=new Map(t.nodes.map($=>[$.id,$])),f=_d(s.tokens),p=d<Cd?1:Math.max(1,.62/d),m=(s.ways??[]).filter(({move:$})=>!$),g=(s.
ways??[]).filter(({move:$})=>$),w=s.tokens.filter(({art:$})=>!(o&&$==="agent")),b=({art:$})=>!!n.nodes&&$==="card",x=$=>Hd(
$,n.nodes?.[$.id],p,M=>Pd(M,t,u,p)),k=$=>Bd($,u,p,f.get($.key));return y("svg.board",{width:a,height:c,viewBox:`0 0 ${t.
width} ${t.height}`,preserveAspectRatio:"xMidYMid meet",style:"overflow:hidden","data-board":t.id},R(0,0,t.width,t.height,
{fill:"transparent"}),Dd(t,u,p),m.map($=>hr($,u)),t.nodes.filter(({kind:$})=>$==="place").map(x),w.filter(b).map(k),t.nodes.
filter(({kind:$})=>$!=="place").map(x),g.map($=>hr($,u)),w.filter($=>!b($)).map(k),m.map($=>Id($,u,p)),w.filter(({key:$})=>$ in
l).map($=>Wd($,l[$.key],u,p,f.get($.key))),g.filter(({tag:$})=>$).map(({tag:$,move:M,path:v})=>ar(u.get(v[v.length-1]),$,
M??"")),g.map($=>qd($,u,i)),Object.entries(r).map(([$,M],v)=>jd($,M,e,{nodes:u,aside:f,u:p,at:v})))}function ur(e,t){for(let s of e.
querySelectorAll(".way.gone > .line")){if(!(s instanceof SVGGeometryElement))continue;let n=s.getTotalLength(),o=Number(
s.parentElement?.dataset.steps??1);s.animate([{strokeDasharray:`0 ${n}`},{strokeDasharray:`${n} 0`}],{duration:o*Ad/t})}}var fr=3,pr=80,mr=e=>[...e.values.map((t,s)=>y("g",{transform:`translate(${s*(e.size+10)} 0)`},Ts(t,e.size,e.lit.includes(
s)))),R(-5,-5,e.w+10,e.size+10,{class:"ring-focus",rx:9}),y("title",e.label)];function gr(e,t){for(let s=0;s<fr;s++){let n=(i,r)=>1+(i+2*s+3*r)%6,o=()=>e(i=>({...i,values:i.values.map(n),lit:[]}));s?
setTimeout(o,s*pr/t):o()}setTimeout(()=>e(s=>s),fr*pr/t)}var ee=390,Ot=700,St=10,to=e=>e.zones.every(t=>["seat","ring","fan","stack","tray","kinds"].includes(t.kind)&&(e.table===
"corners"||!(t.kind==="seat"&&(t.before?.length??0)>0)));function eo(e,t,s,n,o,i,r=!1){let l=t.alert||(t.counters??[]).map(
({value:p,label:m})=>`${p} ${m}`)[0]||t.note;e.add("mark",t.id,s,n,{seat:t.seat,size:20,active:!!t.active});let a=s+26,c=o-
26,d=r?rt(t.name,13,c-28,1.06):{lines:[t.name],size:13};if(e.text(`${t.id}.name`,d.lines[0],a,n+9,{size:d.size,bold:!0,quiet:!1,
room:c}),e.text(`${t.id}.note`,rt(l??"",12,c).lines[0],a,n+(r?24:22),{size:12,tone:t.alert?"lit":"",room:c}),r){let p=a+
W(d.lines[0],d.size)*1.06+8;e.cards(t.cards,p,n-2,20,{w:11,ideal:2,tight:.02},{role:"seat"})}if(!i)return;let u=t.cards.
some(p=>p.face||p.key in(e.extras.dealt??{})),f={w:i,ideal:i*.72,tight:u?.5:.06,least:u?i*.8:i};e.cards(t.cards,s,n+30,o-
6,f,{role:"seat",pitch:.5})}function Ns(e,t,s,n,o,i=ee){let r=!!e.extras.acting,l=t.cards.length>(i-o)/60,a=l?St:o,c=s+(l?
30:0)+(r?12:0),d=Lt(78,n-c-(r?6:0));eo(e,{...t,cards:[]},St,l?s:(s+n)/2-14,l?i:o-St-6,0);let u={w:d,ideal:d*1.12,tight:.36,
least:Math.min(d,44),floor:24};e.cards(t.cards,a,c,i-a-St,u,{own:!0,role:"hand",pitch:.7})}function Ls(e,t,s,n,o,i){e.text(
`${t}.count`,s,o,i,{size:20,bold:!0,quiet:!1});let[r,l]=rt(n,12,58).lines;e.text(`${t}.label`,r,o,i+15,{size:12,room:58}),
l&&e.text(`${t}.more`,l,o,i+28,{size:12,room:58})}function Fd(e,{seats:[t,...s],ring:n,fans:o,stacks:i,trays:r},l,a){let c=(a-
ee)/(Ot-ee),d=n?132+116*c:St,u=[...r,...i].length?66:0,f=a-St-u,[p,m,g]=e.extras.acting?[70,76,42]:[68,74,45],w=g+20*c,b=w<
56?0:1.085*w+31,x={x:p+54*c,y:Math.max(m+26*c,b),r:w};n&&e.add("ring",n.id,x.x,x.y,{ring:n,r:x.r});let k=Math.max(1,Math.
min(s.length,3)),$=Math.ceil(s.length/k),M=(f-d)/k;s.forEach((T,E)=>{let S=$>1?0:s.length>2?26:34;eo(e,T,d+E%k*M,8+Math.
floor(E/k)*36,M,S,!S)}),r.forEach(T=>Ls(e,T.id,String(T.count),T.label,f+8,22)),i.forEach((T,E)=>{let S=76+E*52;Ls(e,T.id,
String(T.count),T.label,f+8,S),T.top&&e.card(T.top,f+36,S-15,15,{role:"stack",recall:T.recall})});let v=96,O=l-(e.extras.
editing?108:e.extras.acting?132:88);for(let T of o){let E=Lt(l>320&&T.cards.length<7?60:44,O-v-34),S={w:E,ideal:E*.74,tight:.3,
least:E,floor:15},L=f-d,H=Math.min(S.ideal,(L-E)/Math.max(T.cards.length-1,1)),I=H<22;T.cards.forEach((q,K)=>{let F=K===
T.cards.length-1,_=d+K*H;e.card(q,_,v+20,E,{seen:F?E:Math.min(E,H),role:"fan"}),(F||!I||(T.cards.length-1-K)%2===0)&&e.text(
`${q.key}.above`,q.above??"",_+1,v+14,{size:F?14:12,bold:F,quiet:!F}),q.under!=null&&(F||!I)&&e.add("mark",`${q.key}.und\
er`,_+2,v+24+E*1.4,{seat:q.under,size:14,quiet:!F})}),T.cards.length||e.add("pile",T.id,d,v+20,{w:E,under:0,empty:!0})}return t&&
Ns(e,t,O+4,l-8,d,a),{y:l-18,middle:x}}function Vd(e,{seats:[t,...s],ring:n,stacks:o,trays:i},r,l){let a=Math.max(1,Math.
min(s.length,5)),c=Math.ceil(s.length/a),d=(l-2*St)/a,u=c>1?34:56;s.forEach((k,$)=>{let M=St+$%a*d,v=8+Math.floor($/a)*u;
eo(e,k,M,v,d,c>1?0:18,c>1)});let f=8+c*u,p=e.extras.acting?r-136:r-110,m=Math.min(58,(p-f)/2-14),g={x:l/2,y:(f+p)/2-12,r:m};
n&&e.add("ring",n.id,g.x,g.y,{ring:{...n,note:""},r:m});let w=Math.min(44,m*.74),b=10,x=g.x-(o.length*w+(o.length-1)*b)/
2;return o.forEach((k,$)=>{let M=x+$*(w+b),v=g.y-w*.7;k.top?e.card({...k.top,move:k.move||k.top.move,off:k.off||k.top.off},
M,v,w,{role:"stack"}):e.add("pile",k.id,M,v,{w,under:0,empty:!0}),Ls(e,k.id,String(k.count),k.label,$?l-74:St,g.y)}),i.forEach(
k=>Ls(e,k.id,String(k.count),k.label,l-74,g.y+40)),t&&Ns(e,t,p+2,r-8,96,l),{y:r-18,middle:g}}var wr=(e,t,s,n,o)=>(n?Vd:Fd)(
e,t,s,o);var br=e=>(e.table??"long")==="long"&&e.zones.every(t=>["seat","grid","stack"].includes(t.kind));function Gd(e,t){let s=t.
map(({key:r})=>`lit:${r}`),n=e.over.filter(({key:r})=>s.includes(r)),[o,i]=[n[0],n[n.length-1]];n.length<2||n.length<t.length||
n.some(({tab:r})=>r!==o.tab)||(e.over=e.over.filter(r=>!n.includes(r)),e.over.push({...o,w:i.x+i.w-o.x}))}function so(e,t,s,n,o,i){
let r=t.cards.filter(O=>!O.face&&!(O.key in(e.extras.dealt??{}))),l=[...t.cards.filter(O=>!r.includes(O)),...(t.before??
[]).flatMap(O=>"cards"in O?O.cards:[])],a=i>40,c=a?26:18,d=a?Math.min(i,o/7.5):18,u=a?d*.26:6,f=r.length?d+u*(r.length-1):
0,p=s+c+(a?9:5),m=o-(p-s)-(a?8:f+12),g=a?m:o-8,w=(t.counters??[]).map(({value:O,label:T})=>`${O} ${T}`)[0]??"",b=a?[t.note,
w].filter(Boolean).join(", "):t.note||w;e.add("mark",t.id,s,n,{seat:t.seat,size:c,active:!!t.active});let x=rt(t.name,a?
15:13,m),k=rt(b,a?13:12,g);e.text(`${t.id}.name`,x.lines[0],p,n+(a?11:13),{size:x.size,bold:!0,quiet:!1,room:m}),e.text(
`${t.id}.note`,k.lines[0],a?p:s,n+(a?28:31),{size:k.size,room:g});let $={w:d,ideal:u,tight:.05};e.cards(r,a?s:s+o-f-8,a?
n+38:n-1,f+1,$,{role:"seat"}),Gd(e,r);let M=a&&f?s+f+12:s,v={w:i,ideal:i+3,tight:.3,least:i,floor:12};e.cards(l,M,n+(a?38:
36),s+o-8-M,v,{role:"seat",pitch:.5})}function Ud(e,t,s,n,o){let i=t.cells.flatMap(g=>"key"in g?[g]:[]),r=no(s),l=i.length>
6?2:1,a=Math.max(Math.ceil(i.length/l),1),c=s>Ot?10:5,d=e.extras.acting?8:0,u=(s-2*r-c*(a-1))/a,f=Lt(Math.min(s>Ot?70:50,
u),(o-n)/l-c-d),p=Math.min(u+c,f*1.3),m=(s-p*(a-1)-f)/2;i.forEach((g,w)=>{let b=m+w%a*p,x=n+Math.floor(w/a)*(f*1.4+c+d);
e.card(g,b,x,f,{role:"grid",own:!0})})}function Kd(e,t,s,n,o,i){let r=o*.7;(t.round??[]).forEach(({seat:a,words:c,now:d},u)=>{
let f=n+u*o,p=r>20?14:12;e.add("mark",`${t.id}.${u}`,s,f,{seat:a,size:r,active:d,quiet:!d}),e.text(`${t.id}.${u}`,c,s+r+
8,f+r/2+p*.35,{size:p,bold:d,quiet:!d,room:i-r-8})})}function Yd(e,t,s,n,o){let i=s>Ot,r=t.filter(w=>w.top||w.count||w.round?.
length),l=Lt(i?92:56,o-n-(i?60:24)),a=i?56:18,[c,d]=i?[186,240]:[148,190],u=Math.max(0,...r.flatMap(w=>(w.round??[]).map(
b=>W(b.words,1.06)))),f=Math.max(c,Math.min(d,(i?14:12)*u+(i?56:40))),p=r.reduce((w,b)=>w+l+(b.round?.length?f:0),a*(r.length-
1)),m=n+(o-n-l*1.4-22)*(i?.42:.3),g=(s-p)/2;for(let w of r){w.top?e.card(w.top,g,m,l,{role:"stack",recall:w.recall}):e.add(
"pile",w.id,g,m,{w:l,under:0,empty:!0});let b=w.round??[],x=i?14:12,k=m+l*1.4+(i?24:17);if(b.length){let $=Math.min(i?36:
25,(l*1.4+6)/b.length);Kd(e,w,g+l+(i?20:10),m,$,f-(i?20:10)),e.text(`${w.id}.label`,w.label,g,k,{size:x,room:l+f-10})}else{
let $=i?20:16,M=W(String(w.count),$)*1.06+5,v=i?g:g+Math.min(0,(l-M-W(w.label,x))/2);e.text(`${w.id}.count`,String(w.count),
v,k,{size:$,bold:!0,quiet:!1}),e.text(`${w.id}.label`,w.label,v+M,k,{size:x})}g+=l+(b.length?f:0)+a}}function Zd(e,t,s,n,o){
let i=s>Ot,r=no(s),l=Math.min((o-n)/Math.max(t.length,1),i?150:96),a=i?0:24,c=Lt(i?84:46,l-a-(i?16:8)),d=i?166:r;t.forEach(
(u,f)=>{let p=n+f*l;if(i){let g=e.head(u,r,p,d-r-12);e.counters(u,r+4,p+42+g,d-r-16,!0)}else{let g=(u.counters??[]).map(
({value:x,label:k})=>`${x} ${k}`),w=r+24+W(u.name,13)*1.06+8;e.add("mark",u.id,r,p,{seat:u.seat,size:18,active:!!u.active}),
e.text(`${u.id}.name`,u.name,r+24,p+13,{size:13,bold:!0,quiet:!1});let b=rt([u.note,...g].filter(Boolean).join(", "),12,
s-r-w);e.text(`${u.id}.note`,b.lines[0],w,p+13,{size:b.size,room:s-r-w})}let m={w:c,ideal:c*1.12,tight:.3,least:c,floor:20};
e.cards(u.cards,d,p+a,s-r-d,m,{role:"seat"})})}function kr(e,t,s,n){let o=t.cards.find(r=>r.above),i=o&&e.things.find(({
kind:r,key:l})=>r==="card"&&l===o.key);!o?.above||!i||e.text(`${o.key}.over`,o.above,n??i.x,s,{size:n?12:14,bold:!0,quiet:!1,
tone:o.ghost?"lit":"",anchor:n?"end":"start",room:n?n-St-34-W(t.name,13)*1.06:1/0})}var no=e=>e>Ot?28:St;function oo(e,t,s,n,o){
let r=s-166-28,l=e.extras.acting?18:0,a=Lt(84,o-n-l-14),c={w:a,ideal:a*1.12,tight:.3,least:a,floor:30},d=e.head(t,28,n+l,
126);e.counters(t,32,n+l+48+d,126,!1),e.cards(t.cards,166,n+l,r,c,{own:!0,role:"hand"}),kr(e,t,n-14)}function yr(e,{seats:[
t,...s],grids:n,stacks:o},i,r){let l=no(r),a=r>Ot,c=Math.max(s.length,1),d=(r-2*l+8)/c,u=a?22:8,f=a?c>1?46:60:c>2?26:32,
p=i-(e.extras.acting?a?150:126:a?132:100);!n.length&&!o.length&&s.every(w=>w.cards.every(b=>b.face))?Zd(e,s,r,u,p-(a?30:
6)):s.forEach((w,b)=>{so(e,w,l+b*d,u,d,f)});let m=s.some(w=>w.before?.length||w.cards.some(b=>b.face)),g=u+(a?54+f*1.4:m?
46+f*1.4:44);for(let w of n)a&&e.text(`${w.id}.label`,w.label,l,g+8,{room:r-2*l}),Ud(e,w,r,g+(a?26:0),p-(a?24:4));return Yd(
e,o,r,g,p),t&&a?oo(e,t,r,p,i):t&&(Ns(e,t,p,i-8,St+92,r),kr(e,t,p+9,r-St)),{y:i-18,middle:{x:r/2,y:(g+p)/2,r:40}}}var zd={draw2:"+2",draw4:"+4"},Jd=["skip","reverse"],Cs=28;function ro(e){let t=e>=Cs;return{large:t,left:t?34:22,right:t?
44:24,tall:e*1.17,pitch:e*1.72+(t?4:1.5),gap:t?4:1.5}}var xr=({rows:e})=>Math.max(...e.map(({kinds:t})=>t.length));function Rs(e,t){
let{left:s,right:n,pitch:o,gap:i}=ro(t);return{w:s+xr(e)*(t+i)+n,h:e.rows.length*o}}function Xd(e,t,s){let n=48;for(;n>12&&
(Rs(e,n).w>t||Rs(e,n).h>s);)n-=.2;return n}var $r=e=>[...e].reduce((t,s)=>t+Number(s),0);function vr(e,t){return e===2?R(
-t,-t,2*t,2*t,{style:"fill:var(--lit)"}):B(0,0,t,{style:e?"fill:none;stroke:var(--field-edge)":"fill:var(--on-field)","s\
troke-width":1.5})}var ao=(e,t,s)=>y("g",{transform:`translate(${e} ${t})`},s);function Qd(e,t,s){let{tall:n}=ro(s),o=e.
kinds[t],i=e.colour==="wild",r=i?"#fff":`var(--c-${e.colour}-on)`,l=Math.max(13,s*(i?.42:.54)),a=[e.unseen[t],e.held[t],
e.gone[t]].map(Number),c=Math.min(11,s/4+(s<Cs?2:1)),d=a.flatMap((f,p)=>Array(f).fill([0,2,1][p])),u=Jd.includes(o)?y("g",
{style:`color:${r}`},Un(o,s/2,n/2,s*.2)):y("text",{x:s/2,y:n/2+l*.36,"text-anchor":"middle","font-size":l,"font-weight":700,
style:`fill:${r}`},zd[o]??o);return y("g",y("g",{opacity:a[0]?null:.4},R(0,0,s,n,{rx:3,style:`fill:${i?"#17181c":`var(--\
c-${e.colour})`};stroke:#fff`,"stroke-width":s<Cs?0:1.2}),u),d.map((f,p)=>ao(s/2+(p-(d.length-1)/2)*c,n+s*.28,vr(f,s<Cs?
2.8:3.5))))}function tu(e,t,s,n){let o=s?[0,82,182]:[0,62,136];return["unseen","discarded",n].map((i,r)=>[ao(e+o[r],t,vr(
r,4)),y("text.f2",{x:e+o[r]+9,y:t+4.5,"font-size":s?13:12},i)])}function lo({zone:e,w:t,lit:s}){let{large:n,left:o,tall:i,
pitch:r,gap:l}=ro(t),a=xr(e),c=o+a*(t+l)+(n?6:2);return e.rows.map((u,f)=>{let p=f*r,m=u.kinds.length<a/2,g=b=>o+b*(t+l)*
(m?1.6:1),w=$r(u.unseen);return[u.colour!=="wild"&&Kt(u.colour,o/2-3,p+i/2,o*.26,{style:`fill:var(--ring-${u.colour})`}),
u.kinds.map((b,x)=>ao(g(x),p,Qd(u,x,t))),u.kinds.map((b,x)=>`${u.id}.${b}`in s&&R(g(x)-1,p-2,t+2,i+t*.48,{"data-key":`li\
t:${u.id}.${b}`,rx:5,style:"fill:none;stroke:var(--lit)","stroke-width":n?3:2})),m&&tu(Math.min(g(u.kinds.length),c-(n?240:
192)),p+i/2,n,u.hands??"yours"),y("text.f",{x:c,y:p+i/2+6,"font-size":n?18:14,"font-weight":700},String(w))]}).flat(3).filter(
Boolean)}function io({rows:e}){let[t,s]=["unseen","gone"].map(n=>e.reduce((o,i)=>o+$r(i[n]),0));return`${t} cards unseen\
, ${s} discarded`}var co=e=>[io(e),...e.rows.map(({label:t})=>t)].join(". ");function _s(e){let t=e.zones.filter(s=>s.kind===
"kinds");return t.length?{rows:t,of:t[0].of}:void 0}function Mr(e,t){let s=Object.keys(e).filter(n=>t?.rows.some(({id:o})=>n.
startsWith(`${o}.`)));return t&&s.length?{[t.of]:e[s[0]],...e}:e}function eu(e,t,s,n,o){let[i]=t.counters??[];e.add("mar\
k",t.id,s,n,{seat:t.seat,size:18,active:!!t.active}),e.text(`${t.id}.name`,t.name,s+23,n+9,{size:13,bold:!0,quiet:!1,room:14}),
e.cards(t.cards,s+38,n-4,o-42,{w:12,ideal:3,tight:.05},{role:"seat"}),i&&e.text(`${t.id}.note`,`${i.value} ${i.label}`,s+
23,n+23,{size:12,room:o-23})}function Sr(e,{seats:[t,...s],ring:n,stacks:o,kinds:i},r,l){let a={rows:i,of:""},c=l>Ot,d=c?
28:10,u=Math.min(s.length||1,3),f=Math.ceil(s.length/u),p=s.length>3,m=c?52:p?30:40,g=c?150:80,w=o.length*(m+12)+g,b=(l-
2*d-w)/u,x=c?12:8,k=p?34:c?102:44,$=x+Math.max(m*1.4+(c?16:10),f*k),M=r-(c?104:74);s.forEach((S,L)=>{let H=x+Math.floor(
L/u)*k;p&&!c?eu(e,S,d+L%u*b,H,b):so(e,S,d+L%u*b,H,c?b:Math.min(b,130),p||!c?26:42)});let v=l-d-w;for(let S of o)S.top?e.
card(S.top,v,x,m,{role:"space"}):e.add("pile",S.id,v,x,{w:m,under:0,empty:!0}),v+=m+12;let O=o.map(({count:S,label:L})=>`${S}\
 ${L}`);n?.value&&o.some(({top:S})=>S?.face?.colour==="wild")&&O.push(`${n.value} named`),O.forEach((S,L)=>{e.text(`spre\
ad.${L}`,S,v,x+14+L*(c?20:16),{size:c?14:12,room:g})});let T=Xd(a,l-2*d,M-$),E=Rs(a,T);if(e.add("spread","all",(l-E.w)/2,
$+(M-$-E.h)*.35,{zone:a,w:T,lit:e.extras.lit??{}}),t&&c)oo(e,{...t,counters:t.counters?.slice(0,1)},l,M,r);else if(t){let S=Lt(
46,r-8-M);e.add("mark",t.id,d,M,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,t.name,d,M+36,{size:13,bold:!0,
quiet:!1,room:62});let L={w:S,ideal:S+4,tight:.36,least:S,floor:20};e.cards(t.cards,78,M,l-d-78,L,{own:!0,role:"hand"})}
return{y:r-18,middle:{x:l/2,y:($+M)/2,r:40}}}var Hs=class{constructor(t){this.how=t,this.open=!1,this.root=h("section.sh\
eet.spread",{hidden:!0,role:"group"})}show(t,s,n){this.zone=t,t||(this.open=!1),this.root.hidden=!this.open;let o=this.open&&
JSON.stringify([t,s,n]);if(!t||!o||this.root.dataset.looks===o)return;this.root.dataset.looks=o;let i=n?23.2:44,r=Rs(t,i),
l=this.root.contains(st(this.root)),a={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.escape()};
this.root.setAttribute("aria-label",io(t)),this.root.replaceChildren(h("h2",io(t)),Q(a,dt("close",16)),y("svg",{viewBox:`\
0 -3 ${r.w} ${r.h}`,role:"img","aria-label":co(t)},lo({zone:t,w:i,lit:s}))),l&&this.root.querySelector("button")?.focus()}toggle(t){
if(this.open)return void this.escape();this.open=!0,t(),this.root.querySelector("button")?.focus({preventScroll:!0})}escape(){
let t=this.open,s=this.root.contains(st(this.root));return this.open=!1,this.root.hidden=!0,s&&this.zone&&this.how.focus(
this.zone.of),t}};var se=(e,t)=>y("text",t,e),Er=e=>!e.plays&&!!(e.opens||e.recall?.length);function su(e){let t=e.w*1.4,s=Math.min(11,Math.
max(7,e.w*.16));return[e.plays&&R(-2,-2,Math.max(e.seen,24),t+24,{class:"touch",fill:"transparent"}),e.dealt&&Wt(null,e.
w),e.ghost?y("g.faint",Wt(e.face,e.w)):Wt(e.face,e.w),e.ghost&&R(0,0,e.w,t,{class:"ghost",rx:e.w*.085,fill:"none"}),e.kin&&
!e.ghost&&R(1.5,1.5,e.w-3,t-3,{class:"kin",rx:e.w*.07,fill:"none"}),e.off&&R(0,0,e.w,t,{class:"veil",rx:e.w*.085}),e.under&&
y("path.bar-under",{d:`M2 ${t+11.5}h${Math.max(e.seen-6,18)}`,"stroke-width":5}),Er(e)&&er(s+2,t-s-2,s),R(-5,-5,e.w+10,t+
10,{class:"ring-focus",rx:e.w*.085+5}),y("title",Er(e)?`${e.label}. Press to see the cards.`:e.label)]}var jt=24,ho=14,nu=8;
function ou(e){let t=Math.min(jt,e.w);switch(e.role){case"hand":{let s=Math.min(jt,e.w*.55);return[e.w-s,e.h-s,s]}case"s\
tack":case"pile":return[e.w-t,e.h-t,t];case"fan":return[e.w-t,e.h*.36,t];case"seat":return e.h<jt?[e.w+3,(e.h-ho)/2,e.w<
nu?0:ho]:[e.w-jt,e.h-jt,jt];case"space":return[e.w-14,e.h-21,jt];case"dice":return[e.w+3,-3,jt];default:return e.y>jt?[e.
w-21,-25,jt]:[Math.max(-8,1-e.x),Math.max(-8,1-e.y),ho]}}function iu(e){let[t,s,n]=ou(e),o=e.tab&&n>0&&y("g",{transform:`\
translate(${t} ${s})`},R(0,0,n,n,{fill:"var(--lit)"}),se(e.tab,{x:n/2,y:n*.71,"font-size":n*.625,"font-weight":700,"text\
-anchor":"middle",fill:"#13201E"}));return[R(-3,-3,e.w+6,e.h+6,{rx:7,fill:"none",stroke:"var(--lit)","stroke-width":4}),
o]}function ru(e){let t=e.tone==="lit"?"lit-text":e.quiet?"f2":"f";return[y("text",{"font-size":e.size,"font-weight":e.bold?
700:400,"text-anchor":e.anchor,class:t},e.lines.map((s,n)=>y("tspan",{x:0,dy:n?e.size*1.2:0},s)))]}var au=e=>[Me(e.seat,
0,0,e.size,{fill:e.active?"var(--accent-on-field)":e.quiet?"var(--on-field-2)":"var(--on-field)"})];function lu(e){let t=String(
e.value),s=te(t),n=s?pt(t,e.high):0;return[s&&vt(t,0,0,e.high,{colour:"var(--on-field)"}),se(s?e.label:`${t} ${e.label}`,
{x:s?n+8:0,y:e.high-4,"font-size":13,class:"f2","aria-hidden":"true"})]}function cu(e){return e.empty?[R(1,1,e.w-2,e.w*1.4-
2,{class:"slot",rx:5,fill:"none"})]:Array.from({length:e.under},(t,s)=>{let n=(e.under-s)*2.5;return y("g",{transform:`t\
ranslate(${n} ${-n})`},R(0,0,e.w,e.w*1.4,{class:"paper",rx:e.w*.085}))})}var hu=e=>[y("text.f2",{"font-size":13,"aria-hi\
dden":"true"},y("tspan.f",{"font-weight":700,"font-size":15},String(e.count)),e.lines.map(t=>y("tspan",e.broken?{x:0,dy:17}:
{dx:4},t)))];function du(e){let t=String(e.count),s=pt(t,22),n=s+8+e.noted,o=(e.wide-(e.below?s:n))/2;return[vt(t,o,0,22,
{colour:"var(--on-field)"}),se(e.label,{x:e.below?e.wide/2:o+s+8,y:e.below?e.high+56:18,"text-anchor":e.below?"middle":"\
start","font-size":13,class:"f2","aria-hidden":"true"}),Gn(e.count,12,30+e.high,e),$t(`M1.5 ${e.high-6}V${36+e.high}H${e.
wide-1.5}V${e.high-6}`,"var(--field-line)",3)]}var Ve=(e,t)=>[t*Math.sin(e*2*Math.PI),-t*Math.cos(e*2*Math.PI)];function uu(e){
let{ring:t,r:s}=e,n=t.of??10,o=t.filled??0,i=t.preview?.filled??o,r=t.goal??-1,l=s*.17,a=2.4/360,c=z("hatch"),d=x=>{let[
k,$]=Ve(x/n+a,s),[M,v]=Ve((x+1)/n-a,s);return`M${k} ${$}A${s} ${s} 0 0 1 ${M} ${v}`},u=Array.from({length:n},(x,k)=>{let $=k<
o,M=t.preview?k>=o&&k<i:r>=0&&k>=o&&k<r,v=k===r?"var(--lit)":$?"var(--accent-on-field)":"var(--field-line)";return[y("pa\
th",{d:d(k),fill:"none",style:`stroke:${v}`,"stroke-width":l}),M&&y("path",{d:d(k),fill:"none",style:`stroke:url(#${c})`,
"stroke-width":l})]}),f=s<56,p=f?12:14,m=(t.marks??[]).map(x=>{let k=x.at/n,$=s+l/2+4,[M,v]=Ve(k,$),[O,T]=Ve(k,$+7),[E,S]=Ve(
k,$+(f?6:19)),L=Math.sin(k*2*Math.PI)<-.2,H=Math.sin(k*2*Math.PI)>.2;return[!f&&y("path",{d:`M${M} ${v}L${O} ${T}`,class:x.
on?"tick on":"tick"}),se(x.text,{x:E+(L?5:H?-5:0),y:S+(f?4:5),"font-size":p,"font-weight":x.on?700:400,"text-anchor":L?"\
end":H?"start":"middle",class:x.on?"f":"f2"})]}),g=(t.preview??t).value??"",w=t.preview?.note??t.note,b=Math.min(s*.7,s*
140/Math.max(pt(g,100),1));return[y("defs",Mt(c,"var(--accent-on-field)","none")),B(0,0,s+l/2,{fill:"var(--field)"}),...t.
closed?fu(s,l):[...u.flat(),...m.flat()],te(g)&&vt(g,0,-b*.61,b,{anchor:"middle",colour:"var(--on-field)"}),w&&se(w,{y:s*
.55,"font-size":Math.max(13,s*.14),"font-weight":t.closed?700:400,"text-anchor":"middle",class:t.closed?"lit-text":"f2"})]}
var fu=(e,t)=>[0,1,2].map(s=>B(0,0,e+s*t*1.15,{fill:"none",style:"stroke:var(--lit)","stroke-width":s?t*.24:t,class:s?"e\
cho":"whole"}));function pu(e){let{r:t}=e,s={...e.ring,...e.ring.preview},n=Math.round(t/4.6),o=s.colour?`var(--ring-${s.
colour})`:"var(--on-field-2)",i=(s.direction??1)<0?-1:1,r=Es(s.colour),l=Array.from({length:n},(d,u)=>u*360/n).filter(d=>!r||
Math.abs(d-180)>31).map(d=>y("path",{transform:`rotate(${d}) translate(0 ${-t}) scale(${i} 1)`,d:"M-7-9H0L8 0 0 9H-7L1 0\
Z",fill:o})),a=r&&y("g",{transform:`translate(-60 ${t-18})`},R(0,0,120,36,{rx:4,fill:`var(--c-${s.colour})`}),Kt(s.colour,
22,18,8.5,{fill:"none",stroke:`var(--c-${s.colour}-on)`,"stroke-width":2.5}),se(`${s.colour.toUpperCase()} ${r}`,{x:40,
y:24,"font-size":16,"font-weight":700,fill:`var(--c-${s.colour}-on)`})),c=s.note&&se(s.note,{y:t-30,"font-size":13,"text\
-anchor":"middle",class:"f2"});return[...l,a,c]}var mu=e=>[Gn(e.count,0,0,e)],gu=({ring:e})=>[te(e.value??"")&&vt(e.value,
0,-26,40,{anchor:"middle",colour:"var(--on-field)"}),se(e.note??"",{y:36,"font-size":14,"text-anchor":"middle",class:"f2"})],
wu={dial:uu,chevrons:pu,none:gu},bu=e=>Array.from({length:e.full},(t,s)=>y("g",{transform:`translate(${e.size/2+s*(e.size+
5)} ${e.size/2})`,"aria-hidden":"true"},B(0,0,e.size/2-1.5,{fill:"none",class:s<e.count?"agent":"slot"}),s<e.count&&R(-5,
-1.75,10,3.5,{fill:"var(--on-field)"}))),ku=e=>[R(1.5,1.5,e.size-3,e.size-3,{rx:4,style:`fill:${e.box==="done"?"var(--on\
-field)":"var(--field)"};stroke:var(--${{now:"lit",done:"on-field",open:"field-edge"}[e.box]})`,"stroke-width":e.box==="\
now"?4:2,"stroke-dasharray":e.box==="open"?"4 3":null}),e.box==="done"&&y("path",{d:"M-4 -4L4 4M4 -4L-4 4",transform:`tr\
anslate(${e.size/2} ${e.size/2}) scale(${e.size/18})`,style:"stroke:var(--field)","stroke-width":2.5})],yu={card:su,lit:iu,
text:ru,mark:au,counter:lu,pile:cu,count:hu,tray:du,chips:mu,dice:mr,agents:bu,box:ku,spread:e=>lo(e),board:e=>[dr(e)],ring:e=>wu[e.
ring.art??"dial"](e)};function pe(e){let t=yu[e.kind];if(!t)throw new Error(`Expected a thing that the table can draw, n\
ot "${e.kind}".`);return t(e).filter(Boolean)}function Or(e){switch(e.kind){case"card":return e.label;case"counter":return`${e.
value} ${e.label}`;case"count":return e.spoken||`${e.count} ${e.lines.join(" ")}`;case"tray":return`${e.count} ${e.label}`;case"\
dice":case"board":return e.kind==="dice"?e.label:e.zone.label;case"ring":return e.ring.label;case"spread":return co(e.zone);default:
return""}}var Tr=420,xu=80,$u=1500,vu=5,Ar=320,Lr={goal:900,bust:700,aside:600},Nr="cubic-bezier(.2,.7,.2,1)";function uo(e,t){let s=t.
replace(/^seat/,"h"),n=[...e].filter(({kind:c,key:d})=>c==="card"&&(d===t||d.startsWith(`${s}.`))),o=n.length?n.map(({x:c,
y:d,w:u})=>({x:c,y:d,w:u,h:u*1.4})):[...e].filter(({key:c})=>c.slice(c.indexOf(":")+1).split(".")[0]===t).map(({x:c,y:d,
wide:u=40,high:f=40})=>({x:c,y:d,w:u,h:f}));if(!o.length)return null;let i=Math.min(...o.map(({x:c})=>c)),r=Math.min(...o.
map(({y:c})=>c)),l=Math.max(...o.map(({x:c,w:d})=>c+d)),a=Math.max(...o.map(({y:c,h:d})=>c+d));return{x:i,y:r,w:l-i,h:a-
r}}var Bs=e=>R(e.x-7,e.y-7,e.w+14,e.h+14,{rx:8,fill:"none",stroke:"var(--lit)","stroke-width":4}),Mu=()=>R(-14,-4,28,8,{
rx:2,fill:"var(--lit)",stroke:"#fff","stroke-width":1.5});function Cr(e,t,s,{pace:n,still:o,gone:i}){e.replaceChildren();
let r=0;for(let l=t;l;l=l.then){let a=l.kind==="aside"?Ou(l,s,{pace:n,still:o,gone:i,wait:r}):l.kind==="bust"?Eu(Rr(i,l.
then?.face),n,o):Su(l,s,n,o);if(e.append(...a),!o&&n>0&&l!==t)for(let c of a)c.matches(".swept")||c.animate([{opacity:0},
{opacity:1}],{duration:1,delay:r,fill:"both"});setTimeout(()=>{for(let c of a)c.remove()},$u/Math.max(n,.5)+r),!o&&n>0&&
(r+=(Lr[l.kind]??0)/n)}}function Su(e,t,s,n){let o=e.source?uo(t,e.source):null,i=e.target?uo(t,e.target):null;if(!i)return[];
let r=[Bs(i)];if(o&&e.kind==="catch"&&r.push(Bs(o)),!o||e.kind!=="goal"||n||s<=0)return r;for(let l=0;l<Math.min(e.count||
1,vu);l++){let a=Mu();r.push(a);let c=d=>`translate(${d.x+d.w/2}px,${d.y+d.h/2}px)`;a.style.transform=c(i),a.animate([{transform:c(
o)},{transform:c(i),opacity:1},{opacity:0}],{duration:Tr*1.25/s,delay:l*xu/s,easing:Nr,fill:"both"})}return r}function Rr(e,t){
let s=e.filter(({kind:o,role:i})=>o==="card"&&i==="fan").sort((o,i)=>o.x-i.x),n=s.at(-1);if(n&&t){let o=s.length>1?n.x-s[s.
length-2].x:n.w*.59;s.push({...n,key:`${n.key}.end`,x:n.x+Math.max(o,n.w*.4),face:t})}return s}function Eu(e,t,s){let[n]=e,
o=e.at(-1);if(!n||!o||s||t<=0)return[];let i=Bs({x:n.x,y:n.y,w:o.x+o.w-n.x,h:o.w*1.4});return i.setAttribute("stroke-das\
harray","10 7"),i.animate([{opacity:1},{opacity:1,offset:.9},{opacity:0}],{duration:(Lr.bust+Ar)/t,fill:"both"}),[i]}function Ou(e,t,{
pace:s,still:n,gone:o,wait:i}){let r=e.target?uo(t,e.target):null;return r?n||s<=0?[Bs(r)]:Rr(o,e.face).map(l=>{let a=y(
"g.thing.card.swept",...pe({...l,plays:!1,off:""})),c=`translate(${l.x}px,${l.y}px)`;return a.animate([{transform:c,opacity:1},
{transform:`translate(${r.x}px,${r.y}px) scale(${r.w/l.w})`,opacity:1,offset:.9},{transform:`translate(${r.x}px,${r.y}px\
) scale(${r.w/l.w})`,opacity:0}],{duration:Tr*1.25/s,delay:i+Ar/s,easing:Nr,fill:"both"}),a}):[]}var Se=10;function Tu(e,t,s,n){if(t&&s>=t*46)return Math.min(t,Math.max(e,1));if(!e)return 1;let o=Math.max(1,Math.floor(
(s+Se)/(n+Se)));return Math.ceil(e/Math.ceil(e/o))}function Ge(e,t,s,n,o,i){let r=e.text(`${t.id}.label`,t.label,s,n+10,
{room:o}),l=Tu(t.cells.length||1,t.columns??0,o,i?58:50),a=Math.min(i?66:60,(o-Se*(l-1))/l),c=a+Se,d=e.extras.acting?8:0,
u=n+22+r;return t.cells.forEach((f,p)=>{let m=s+p%l*c,g=u+Math.floor(p/l)*(a*1.4+Se+d);"key"in f?e.card(f,m,g,a,{role:"g\
rid",own:!0}):(e.add("pile",`${t.id}.${p}`,m,g,{w:a,under:0,empty:!0}),f.seat!=null&&e.add("mark",`${t.id}.${p}`,m+a/2-9,
g+a*.7-9,{seat:f.seat,size:18,quiet:!0}))}),u-n+Math.ceil(t.cells.length/l)*(a*1.4+Se+d)+10}function Ue(e,t,s,n,o){let i=t.
values.length,r=Math.min(56,(o-10*(i-1))/i),l=i*r+(i-1)*10;return e.add("dice",t.id,s,n,{w:l,size:r,values:t.values,thrown:t.
thrown??0,lit:t.lit??[],label:t.label,move:t.move??"",off:e.extras.acting?t.off??"":"",plays:e.extras.acting&&!!t.move,picks:[]}),
r+14}function fo(e,t,s,n,o){let i=n+12;i+=e.text(`${t.id}.label`,t.label,s,i,{room:o})+10;for(let[r,{words:l,note:a,box:c}]of t.
rows.entries()){let d=c?30:0,u={size:14,bold:!0,quiet:c==="open",room:o-d};c&&e.add("box",`${t.id}.${r}`,s,i+3,{box:c,size:20}),
i+=14+e.text(`${t.id}.${r}.words`,l,s+d,i+12,u),a&&(i+=15+e.text(`${t.id}.${r}.note`,a,s+d,i+13,{room:o-d})),i+=7}return i-
n+6}function Hr(e,t,s,n){t.rows.filter(({box:o})=>o).forEach(({box:o},i)=>{e.add("box",`${t.id}.${i}`,s+30*i,n,{box:o,size:24})})}
function Ke(e,t,s,n,o,i,r){let l=e.extras.boards?.[t.board];if(!l)throw new Error(`Expected a board called "${t.board}",\
 which was to be sent before its tokens.`);let a=r==null?Math.min(i,o*l.height/l.width):i;return e.add("board",t.id,s,n,
{w:o,h:a,k:Math.min(o/l.width,a/l.height),board:l,zone:t,heat:e.extras.heat??{},clear:!!e.extras.clear,acting:!!e.extras.
acting,spots:e.extras.spots??{},lit:e.extras.lit??{},clearance:r??0}),a+14}var _r=390,qs=620,Ye=196,Br=58,po=38,mo=50,Is=e=>e.cards.some(t=>t.move||t.picks?.length),Ir=e=>[...e.cards,...(e.before??
[]).flatMap(t=>"top"in t&&t.top||[])];function qr(e,t,s,n,o){let i=s,r=0;for(let l of t){let a=Math.min(o-(i-s),l.values.
length*Br);r=Math.max(r,Ue(e,l,i,n,a)),i+=a+8}return r}function Pr(e,t,s,n,o,i,r){let a=(o-16*(i-1))/i,c=n;for(let d=0;d<
t.length;d+=i){let u=t.slice(d,d+i),f=(p,m)=>r?Au(e,p,s+m*(a+16),c,a):e.other(p,s+m*(a+16),c,a,!1);c+=(r?10:18)+Math.max(
...u.map(f))}return c-n}function Au(e,t,s,n,o){let i=Ir(t),r=i.length?po*(1+.4*(i.length-1))+12:0,l=e.head(t,s,n,o-r,28),
[a]=t.counters??[],c={w:po,ideal:po*.4,tight:.3};if(e.cards(i,s+o-r,n,r,c,{role:"seat"}),!a)return 34+l;let d=Math.max(a.
full??0,a.value),u=a.art==="agents"?24*d:0;u&&e.add("agents",`${t.id}.0`,s,n+36+l,{count:a.value,full:d,size:18});let f={
value:a.value,label:a.label??"",high:18,room:o-r-u};return e.add("counter",`${t.id}.0`,s+u+6,n+36+l,f),58+l}function Dr(e,t,s,n,o){
return t.stacks.forEach((i,r)=>e.stack(i,s+r*o/2,n,50)),t.stacks.length?116:0}function Wr(e,t,s,n,o){let{seats:i,boards:r,
fans:l,grids:a,dice:c,notes:d}=t,u=24,[f,...p]=i,m=s-u-Ye,g=m-2*u,w=14,b=14;for(let x of r)w+=Ke(e,x,u,w,g,o);b+=qr(e,c,
m,b,Ye);for(let x of d)b+=fo(e,x,m,b,Ye)+8;f&&!Is(f)&&(b+=e.other(f,m,b+4,Ye,!0)+20),b+=Dr(e,t,m,b+4,Ye);for(let x of a)
w+=Ge(e,x,u,w,g,!0);return p.length&&(w+=Pr(e,p,u,w+6,g,Math.min(p.length,3),!0)),w=Math.max(w,b),l.length&&(w+=e.fans(l,
u,w,s-2*u,!0)),f&&Is(f)&&(w+=e.own(f,u,w+6,s-2*u,176)),{y:w,middle:{x:u+g/2,y:240,r:40}}}function jr(e,{seats:t,boards:s,
stacks:n,dice:o,notes:i},r,l,a){let u=r-48,f=(l-20)/Math.max(1,t.length);for(let m of s)a?Ke(e,m,0,0,l,u,mo):Ke(e,m,0,mo,
l,u-mo,0);let p=10;for(let m of o)Ue(e,m,p,8,m.values.length*36),p+=m.values.length*36+6;for(let m of i)Hr(e,m,a?10:p+6,
a?u-34:14);for(let[m,{top:g}]of n.entries())g&&e.card(g,10+m*44,u-66,38,{role:"stack"});return t.forEach((m,g)=>{Lu(e,{...m,
cards:Ir(m)},10+g*f,u+10,f-4)}),{y:r-18,middle:{x:l/2,y:u/2,r:40}}}function Lu(e,t,s,n,o){let i=t.cards.length?24+9*(t.cards.
length-1):0,r=o-24-i;e.add("mark",t.id,s,n+2,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,rt(t.name,13,
r).lines[0],s+25,n+9,{size:13,bold:!0,quiet:!1,room:r});let l=(t.counters??[]).map(({value:c,label:d})=>`${c} ${d}`)[0]??
t.note??"";e.text(`${t.id}.note`,rt(l,12,r).lines[0],s+25,n+24,{size:12,room:r});let a={w:22,ideal:9,tight:.3,least:22};
e.cards(t.cards,s+o-i-2,n-1,i,a,{role:"seat"})}function Fr(e,t,s){let{seats:n,boards:o,fans:i,grids:r,dice:l,notes:a}=t,
c=14,d=s-2*c,[u,...f]=n,p=10;for(let w of o)p+=Ke(e,w,c,p,d,440);let m=l.length?Math.min(150,l.reduce((w,{values:b})=>w+
b.length*Br+8,0)):0,g=qr(e,l,c,p,m);if(g+=Dr(e,t,c,p+g,Math.max(m,130)),u&&!Is(u)){let w=m?c+m+16:c;g=Math.max(g,e.other(
u,w,p,c+d-w,!1))}p+=g+12;for(let w of a)p+=fo(e,w,c,p,d)+8;for(let w of r)p+=Ge(e,w,c,p,d,!1);return i.length&&(p+=e.fans(
i,c,p,d,!1)),f.length&&(p+=Pr(e,f,c,p+4,d,Math.min(f.length,3),!1)),u&&Is(u)&&(p+=e.own(u,c,p,d,0)),{y:p,middle:{x:s/2,y:200,
r:40}}}var Ur=e=>[[0,0],[1,0],[1,1]].slice(0,e),Nu=20,Cu=60,Kr=({extras:e})=>e.acting?e.call?32:14:0;function Yr(e){let t=(e.before??
[]).filter(({kind:s})=>s==="stack");return{beside:t.slice(0,-1),space:t.at(-1)}}function Vr(e,t,s,n,o,i,r){let{beside:l,
space:a}=Yr(t),c=i?s+r+28:s,d=o-r-28,u=e.head(t,c,n,d,30),f=c;for(let p of l)e.stack(p,f,n+46+u,46,110),f+=118;if(!t.me){
let p={w:38,ideal:22,tight:.05};e.cards(t.cards,f,n+46+u,c+d-f,p,{role:"seat"})}a&&e.stack(a,i?s:s+o-r,n,r,r+40)}function Zr(e,{
seats:[t,...s],ring:n,stacks:o},i,r){let a=92*1.4+32,c=i/2-r-24,d=i/2+24,u=28,f=u+a+74,p=s.length===1;s.forEach((x,k)=>{
let[$,M]=Ur(s.length)[k];Vr(e,x,$?d:r,M?f:u,c,!!$,92)}),t&&Vr(e,{...t,me:!0},r,f,c,!1,92);let m={x:p?d+c/2:i/2,y:p?u+44:
u+a+32,r:40};n&&e.add("ring",n.id,m.x,m.y,{ring:n,r:m.r});let g=p?92:46,w=p?m.x-o.length*(g+40)/2+20:m.x+90;o.forEach((x,k)=>e.
stack(x,w+k*(g+40),p?u+120:m.y-44,g,g+40));let b=f+a+4;if(t){let x=e.extras.call??0,k=Kr(e),$=t.cards.some(v=>v.face);x&&
(e.call=b),b+=(x?x+20:0)+k;let M={w:$?88:62,ideal:$?106:44,tight:.5,least:60,floor:20};b+=e.cards(t.cards,r,b,i-2*r,M,{own:!0,
role:"hand"})}return{y:b,middle:m}}function Gr(e,t,s,n,o){let{beside:i,space:r}=Yr(t),l=46,a=o-l-34;e.add("mark",t.id,s,
n+2,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,t.name,s+26,n+11,{size:13,bold:!0,quiet:!1,room:a}),e.
text(`${t.id}.note`,rt(t.alert||t.note,12,a).lines[0],s+26,n+25,{size:12,quiet:!t.active,room:a});let c=s;for(let d of i){
if(d.top){let u={...d.top,move:d.move||d.top.move,off:d.off||d.top.off};e.card(u,c,n+36,26,{role:"stack",recall:d.recall})}else
e.add("pile",d.id,c,n+36,{w:26,under:0,empty:!0});e.text(`${d.id}.count`,String(d.count),c+32,n+58,{size:14,bold:!0,quiet:!1}),
c+=58}if(!t.me){let d={w:22,ideal:10,tight:.05};e.cards(t.cards,c,n+38,s+o-l-8-c,d,{role:"seat"})}r&&zr(e,r,s+o-l,n,l)}function zr(e,t,s,n,o){
t.top?e.card(t.top,s,n+2,o,{role:"space",recall:t.recall}):e.add("pile",t.id,s,n+2,{w:o,under:0,empty:!0});let i=[t.count>
1?t.count:"",t.label].filter(Boolean).join(" "),r=rt(i,12,o+14).lines.length<2;e.text(`${t.id}.label`,i,r?s+o/2:s+o+6,n+
o*1.4+17,{size:12,anchor:r?"middle":"end",room:r?o+14:3*o})}function Jr(e,{seats:[t,...s],ring:n,stacks:o},i,r){let a=r/
2-10-10,c=r/2+10,d=88,u=s.length===1;s.forEach((x,k)=>{let[$,M]=Ur(s.length)[k];Gr(e,x,$?c:10,6+M*d,a)}),t&&Gr(e,{...t,me:!0},
10,6+d,a),o.slice(0,3).forEach((x,k)=>{u&&zr(e,x,c+20+k*66,50,46)});let f=e.extras.call??0,p=Kr(e),m=6+2*d+6+p;f&&(e.call=
m-p);let g=m+(f?f+8:0),w=Math.max(Nu,Lt(78,i-g-8));t&&e.cards(t.cards,10,g,r-130,{w,ideal:w*1.12,tight:.36,least:w},{own:!0,
role:"hand"});let b={x:r-66,y:g+24,r:34};return n&&i-g<Cu?(e.add("ring",n.id,b.x,i-18,{ring:{...n,value:"",note:""},r:b.
r}),e.text(`${n.id}.note`,`${n.value??""} ${n.note??""}`,r-10,i-14,{size:14,anchor:"end",room:170})):n&&(e.add("ring",n.
id,b.x,b.y,{ring:{...n,note:""},r:b.r}),e.text(`${n.id}.note`,n.note??"",b.x,b.y+30,{size:12,anchor:"middle",room:126})),
{y:Math.max(i-8,t?g+w*1.4:0),middle:b}}var Ru={mark:({size:e})=>({x:0,y:0,w:e,h:e}),pile:({w:e,empty:t})=>t&&{x:0,y:0,w:e,h:e*1.4},ring:({r:e})=>({x:-e,y:-e,w:2*
e,h:2*e}),dice:({w:e,size:t})=>({x:0,y:0,w:e,h:t}),box:({size:e})=>({x:0,y:0,w:e,h:e})},Ps=class{constructor(t){this.extras=
t,this.call=0,this.things=[],this.over=[]}add(t,s,n,o,i={}){this.things.push({kind:t,key:`${t}:${s}`,x:n,y:o,...i});let r=this.
extras.lit?.[s],l=Ru[t]?.(i);r!=null&&l&&this.over.push({kind:"lit",key:`lit:${s}`,x:n+l.x,y:o+l.y,w:l.w,h:l.h,tab:r,role:t})}text(t,s,n,o,{
size:i=13,room:r=1/0,bold:l=!1,quiet:a=!0,anchor:c="start",tone:d=""}={}){if(!s)return 0;let{lines:u,size:f}=rt(s,i,r,l?
1.06:1);return this.add("text",t,n,o,{lines:u,size:f,bold:l,quiet:a,anchor:c,tone:d}),(u.length-1)*f*1.2}card(t,s,n,o,{seen:i=o,
own:r=!1,role:l="",recall:a=[]}={}){let{lit:c={},dealt:d={},acting:u=!1,under:f=!0,opens:p=""}=this.extras,m=d[t.key]??t.
face??null,g=u&&!!(t.move||t.picks?.length),w=!!t.lifted,b=l==="grid"?0:o<80?12:14,x=r&&(g||u&&t.ghost)?b+(w?o*(b?.24:.14):
0):0;this.things.push({kind:"card",key:t.key,x:s,y:n-x,w:o,face:m,label:t.label,origin:t.origin??"",role:l,dealt:t.key in
d,kin:!!t.kin,ghost:!!t.ghost,seen:i,plays:g,off:u?t.off??"":"",under:r&&g&&!w,up:w,move:t.move??"",picks:t.picks??[],recall:f?
a:[],opens:p===t.key&&!g&&!t.off}),t.key in c&&this.over.push({kind:"lit",key:`lit:${t.key}`,x:s,y:n-x,w:i,h:o*1.4,tab:c[t.
key],role:l})}cards(t,s,n,o,i,{own:r=!1,role:l="",pitch:a=1.4,centre:c=!1}={}){if(!t.length)return 0;let{w:d,step:u,cols:f,
rows:p}=ve(t.length,o,i);return t.forEach((m,g)=>{let w=Math.floor(g/f),b=g%f,x=Math.min(f,t.length-w*f),k=c?s+(o-(u*(x-
1)+d))/2:s;this.card(m,k+b*u,n+w*a*d,d,{seen:b===x-1?d:Math.min(d,u),own:r,role:l})}),d*1.4+(p-1)*a*d}};var Xr=e=>e.map(t=>({...t,art:""})),ne=class extends Ps{head(t,s,n,o,i=30){let r=[t.note,t.team].filter(Boolean).join(",\
 "),l=i<30?8:12,a=s+i+l,c=o-i-l;this.add("mark",t.id,s,n,{seat:t.seat,size:i,active:!!t.active});let d=t.alert||r,u=n+i*
(d?.43:.66),f=this.text(`${t.id}.name`,t.name,a,u,{size:15,bold:!0,quiet:!1,room:c}),p=this.text(`${t.id}.note`,d,a,n+i+
f,{room:c,bold:!!(t.active||t.alert),quiet:!t.active,tone:t.alert?"lit":""});return f+p}counters(t,s,n,o,i){let r=n;for(let[
l,a]of(t.counters??[]).entries()){let c=i?18:22;if(this.add("counter",`${t.id}.${l}`,s,r,{value:a.value,label:a.label??"",
high:c,room:o}),r+=c+8,a.art==="chips"){let d=Math.max(1,Math.ceil(a.value/10)),u=i?2.5:3,f=i?1.2:1.4,p=Math.max(3,Math.
min(18,(o-2)/d-3)),m=10*(u+f)+3,g=Math.min(a.value,10)*(u+f)+(a.value>5?3:0);a.value&&this.add("chips",`${t.id}.${l}`,s,
r+g,{count:a.value,w:p,t:u,g:f,pitch:p+3}),r+=m}if(a.art==="agents"){let d=Math.max(a.full??0,a.value);this.add("agents",
`${t.id}.${l}`,s,r,{count:a.value,full:d,size:18}),r+=26}}return r-n}other(t,s,n,o,i){let r=t.cards??[],l=t.counters??[],
a=!i||o<150,c=this.head(t,s,n,o,a?26:30),d=l.length&&o>=150,u=r.some(v=>v.face||v.key in(this.extras.dealt??{})),f=a?38:
48,p=Math.min(d?o-74:o,u?1/0:f*3.4),m={w:f,ideal:f*(u?.72:.7),tight:u?.62:.05},g=n+(a?38:44)+c,w=this.cards(r,s,g,p,m,{role:"\
seat",pitch:.62});if(t.alert&&r.length){let{w:v,step:O,cols:T}=ve(r.length,p,m);this.over.push({kind:"lit",key:`lit:${t.
id}`,x:s,y:g,w:v+(T-1)*O,h:w,tab:""})}let{w:b,step:x,cols:k}=ve(r.length,p,m),$=r.length?b+(k-1)*x+14:0,M=d?Math.max(w,this.
counters(t,s+$,g+2,o-$,a)):w+(l.length?8+this.counters({...t,counters:Xr(l)},s,g+w+8,o,!0):0);return g-n+M+this.before(t,
s,g+M+10,o,a)}stack(t,s,n,o,i=o+24){let r=t.top?{...t.top,move:t.move||t.top.move,off:t.off||t.top.off,label:t.top.label||
t.spoken}:null,l=t.count>1&&r&&!r.face?Math.min(3,t.count-1):0;if(this.add("pile",t.id,s,n,{w:o,under:l,empty:!r}),r&&this.
card(r,s,n,o,{role:"stack",recall:t.recall}),!r&&!t.count&&t.label&&o>=40){let{lines:c,size:d}=rt(t.label,13,o-2);if(c.length*
d*1.2<o*1.4-8){let u=n+(o*1.4-(c.length-1)*d*1.2)/2+d*.35;return this.add("text",`${t.id}.empty`,s+o/2,u,{lines:c,size:d,
quiet:!0,anchor:"middle",tone:""}),o*1.4}}let a=W(`${t.count} ${t.label}`,14)>i;return this.add("count",t.id,s,n+o*1.4+22,
{count:t.count,lines:a?rt(t.label,13,i).lines:[t.label],spoken:t.spoken,broken:a}),o*1.4+30+(a?17*rt(t.label,13,i).lines.
length:0)}tray(t,s,n,o){let i=Math.max(1,Math.ceil(Math.max(t.full,t.count)/10)),r=Math.min(27,(o-24)/i-4),l=o<120,a=r+(r>
20?7:4),c=l?3:5,d=l?1.4:2,u=i*a-(a-r)+24,f=10*(c+d)+3,p=22*String(t.count).length+4+W(t.label,13)>Math.max(u,o-8);return this.
add("tray",t.id,s+(o-u)/2,n,{wide:u,high:f,count:t.count,label:t.label,w:r,t:c,g:d,pitch:a,below:p,noted:W(t.label,13)}),
f+(p?62:44)}fans(t,s,n,o,i){let r=n,l=t.length>2?i?56:48:i?80:64;for(let a of t){this.text(`${a.id}.label`,a.label,s,r+10,
{room:o});let c={w:l,ideal:l*.59,tight:.39,least:Math.min(l,i?56:48),floor:20},{w:d,step:u,cols:f,rows:p}=ve(a.cards.length,
o,c),m=a.cards.some(w=>w.above)?22:4,g=a.cards.some(w=>w.under!=null)?40:10;r+=20,a.cards.length||this.add("pile",a.id,s,
r+m,{w:d,under:0,empty:!0}),a.cards.forEach((w,b)=>{let x=Math.floor(b/f),k=b%f,$=b===a.cards.length-1,M=s+k*u,v=r+m+x*(m+
g+d*1.4);this.card(w,M,v,d,{seen:$||k===f-1?d:Math.min(d,u),role:"fan"}),this.text(`${w.key}.above`,w.above??"",M+2,v-8,
{size:$?16:14,bold:$,quiet:!$}),w.under!=null&&this.add("mark",`${w.key}.under`,M+4,v+d*1.4+10,{seat:w.under,size:Math.max(
15,Math.min(22,u*.76)),quiet:!$})}),r+=Math.max(p*(m+g+d*1.4),m+g+l*1.4)+8}return r-n}own(t,s,n,o,i){let r=this.extras.acting?
14:0,l=this.extras.call??0,a=this.before(t,s+i,n,o-i,!i),c=n+a+(l?l+20:0);return l&&(this.call=n+a),c-n+this.hand(t,s,c,
o,i,r)}before(t,s,n,o,i){let r=t.before??[];if(!r.length)return 0;let l=10,a=(o-l*(r.length-1))/r.length,c=Math.min(i?44:
58,a-6),d=0;return r.forEach((u,f)=>{let p=s+f*Math.min(a+l,u.kind==="fan"?1/0:c+40);if(u.kind==="fan"){let m=this.text(
`${u.id}.label`,u.label,p,n+10,{room:a}),g={w:c,ideal:c*.72,tight:.4};d=Math.max(d,18+m+this.cards(u.cards,p,n+18+m,a,g,
{role:"fan"}))}else d=Math.max(d,this.stack(u,p,n,c,Math.min(a,c+34)))}),d+16}hand(t,s,n,o,i,r){let l=i>0,a=t.cards.some(
w=>w.face),c=l?92:70,d=t.cards.length,u={w:a?c:c*.75,ideal:c*(a?l?1.22:1.06:.8),tight:.5,least:Math.min(c,64),floor:a?34:
20};if(l){let w=this.head(t,s,n,i-20),b=this.counters(t,s+4,n+48+w,i-20,!1)+48+w,x=this.cards(t.cards,s+i,n+r,o-i,u,{own:!0,
role:"hand",pitch:1.4+.36});return Math.max(b,x+r+16,a?c*1.4:0)}let f=a&&(d-1)*u.ideal+u.w<=o-112,p=this.head(t,s,n,f?110:
o-100,26);if(f){let w=this.counters(t,s+4,n+44+p,100,!0)+44+p,b=this.cards(t.cards,s+112,n+r,o-112,u,{own:!0,role:"hand"});
return Math.max(w,b+r+16)}let m=this.counters({...t,counters:Xr(t.counters??[])},s+o-84,n+6,84,!0),g=n+Math.max(40+p,m+8)+
r;return g-n+this.cards(t.cards,s,g,o,u,{own:!0,role:"hand",pitch:1.4+.42,centre:!0})+16}};var Ht=620,Ds=772,sa=920,Hu=["seat","ring","fan","stack","tray","grid","dice","tokens","notes","kinds"];function Ze(e){let t=e.
zones.find(({kind:n})=>!Hu.includes(n));if(t)throw new Error(`Expected a zone that the table can draw, not "${t.kind}".`);
let s=n=>e.zones.filter(o=>o.kind===n);return{seats:Xi(s("seat")),ring:s("ring")[0],fans:s("fan"),stacks:s("stack"),trays:s(
"tray"),grids:s("grid"),dice:s("dice"),notes:s("notes"),boards:s("tokens"),kinds:s("kinds")}}function na(e,t,s={}){if(s.
laid&&_s(e))return Uu(e,t,s);if(br(e)&&(t.low||t.h))return Gu(e,t,s);if(t.low&&e.zones.some(({kind:f})=>f==="tokens"))return Vu(
e,t,t.low,s);if(t.low&&to(e))return go(e,t,t.low,s,wo(t.w));if(!t.h)return Ws(e,t.w,s);let n=({w:f,h:p})=>bo(t,f,p),i=[...t.
w>=Ht*Qr?[Ds,860,sa]:[],390,440].map(f=>Fu(e,t,f,s)),[r,...l]=i.filter(f=>f.w>=Ht),a=l.reduce((f,p)=>n(p)>n(f)?p:f,r);if(a&&
n(a)>=Qr)return a;let c=i.reduce((f,p)=>n(p)>n(f)?p:f),d=Math.round(Math.max(oa,ee*t.h/t.w));return e.zones.some(({kind:f})=>f===
"tokens")?la(e,Math.min(d,qs),s,_r,!0):n(c)>=_u||!to(e)?c:e.table==="round"&&e.zones.filter(({kind:f})=>f==="seat").length>
qu&&t.w>t.h?go(e,t,ea,s,Math.round(ea*t.w/t.h)):go(e,t,Math.min(d,Iu),s,ia(t,d))}var Qr=.8,_u=.92,ta=.75,Bu=352,oa=288,Iu=460,
qu=6,ea=320,Pu=640,Du=110,Wu=400,ju=1.25,wo=e=>Math.round(Math.max(ee,Math.min(Ot,e/ju))),ia=(e,t)=>Math.round(Math.max(
ee,Math.min(Ot,t*e.w/e.h)));function ra(e,t,s){let{w:n}=e,o=e.low?0:e.h,i=!e.low&&n>=Ds*ta&&(!o||o>=t[0]*ta),[r,l]=i?t:s,
a=i?Ds:e.low?wo(n):ee,c=o?Math.round(Math.max(r,Math.min(l,a*o/n))):i?600:r;return[i||!o?a:ia(e,c),c]}var bo=(e,t,s)=>Math.
min(e.w/t,e.h?e.h/s:1/0),aa=(e,t)=>({...e,call:(e.call??0)/t});function Fu(e,t,s,n){let o=Ws(e,s,n);for(let i=0;i<2&&n.call;i++)
o=Ws(e,s,aa(n,bo(t,o.w,o.h)));return o}function go(e,t,s,n,o){let i=new ne(aa(n,bo(t,o,s))),r=Ze(e),{y:l,middle:a}=e.table===
"corners"?Jr(i,r,s,o):wr(i,r,s,e.table==="round",o);return{w:o,h:Math.max(s,l+8),things:[...i.things,...i.over],middle:a,
call:i.call}}function Vu(e,t,s,n){let o=Math.max(t.w,Ds),i=((t.page??0)-Pu)*o/t.w-Du;return t.w>=Ht&&i>=Wu?Ws(e,o,n,Math.
min(i,qs)):la(e,s,n,Math.min(wo(t.w),Ht-1),!1)}function la(e,t,s,n,o){let i=new ne(s),{middle:r}=jr(i,Ze(e),t,n,o);return{
w:n,h:t,things:[...i.things,...i.over],middle:r,call:i.call}}function Gu(e,t,s){let n=new ne(s),[o,i]=ra(t,[470,620],[t.
low||oa,620]),{middle:r}=yr(n,Ze(e),i,o);return{w:o,h:i,things:[...n.things,...n.over],middle:r,call:n.call}}function Uu(e,t,s){
let n=new ne(s),[o,i]=ra(t,[520,640],[Bu,560]),{middle:r}=Sr(n,Ze(e),i,o);return{w:o,h:i,things:[...n.things,...n.over],
middle:r,call:n.call}}function Ws(e,t,s={},n=qs){let o=Math.round(Math.min(Math.max(t,320),sa)),i=o>=Ht,r=new ne(s),l=Ze(
e),a=i?28:14,c=e.table==="round"||e.table==="corners"&&!i,d=l.boards.length?i?Wr:Fr:c?i?Zu:zu:i&&e.table==="corners"?Zr:
i?Ku:Yu,{y:u,middle:f}=d(r,l,o,a,n);return{w:o,h:Math.round(u+18),things:[...r.things,...r.over],middle:f,call:r.call}}function js(e,t,s,n,o,i){
let r=n,l=(o-i*(t-1))/t;for(let a=0;a<e.length;a+=t){let c=e.slice(a,a+t);r+=Math.max(...c.map((d,u)=>d(s+u*(l+i),r,l)))+
20}return r-n}function Ku(e,t,s,n){let{seats:[o,...i],ring:r,fans:l,stacks:a,trays:c}=t,d=i.map(O=>(T,E,S)=>e.other(O,T,
E,S,!0)),u=c.map(O=>(T,E,S)=>e.tray(O,T,E,S));d.splice(Math.ceil(d.length/2),0,...u);let f=Math.floor((s-2*n+20)/126),p=d.
length<=f?Math.max(d.length,1):Math.ceil(d.length/2),m=28+js(d,p,n,28,s-2*n,20),g=a.length?104:0,w=r?248:0,b=m+6,x=r?{x:132,
y:b+108,r:88}:{x:s/2,y:b+60,r:40};r&&e.add("ring",r.id,x.x,x.y,{ring:r,r:x.r});let k=s-2*n-w-(g?g+24:0),$=e.fans(l,n+w,b+
10,k,!0);m=Math.max(b+(r?230:0),b+10+$)+12,a.forEach((O,T)=>e.stack(O,s-n-72,b+48+T*152,66));let M=a.length?b+48+a.length*
152-24:0,v=w&&s>=740?w:176;return m+=Fs(e,t,s-(M>m?g+24:0),n,m),o&&(m+=e.own(o,n,m,s-2*n-(M>m?g+24:0),v)),{y:Math.max(m,
M),middle:x}}function Yu(e,t,s,n){let{seats:[o,...i],ring:r,fans:l,stacks:a,trays:c}=t,d=18,u=i.some(k=>(k.before?.length??
0)>1),f=u||i.length<=2||i.length===4?Math.min(2,Math.max(i.length,1)):3;d+=js(i.map(k=>($,M,v)=>e.other(k,$,M,v,!1)),f,n,
d,s-2*n,12);let p=66,m=r?{x:106,y:d+100,r:p}:{x:s/2,y:d+40,r:40};r&&e.add("ring",r.id,m.x,m.y,{ring:r,r:p});let g=r?214:
n,w=s-n-g,b=Math.min(92,w/Math.max(a.length,1));a.forEach((k,$)=>e.stack(k,g+$*b,d+12,Math.min(56,b-14),b-1));let x=a.length?
d+12+78+56:d;for(let k of c)x+=e.tray(k,g-6,x,w+6);return d=Math.max(x,r?d+200:d)+6,d+=e.fans(l,n,d,s-2*n,!1),d+=Fs(e,t,
s,n,d),o&&(d+=e.own(o,n,d+4,s-2*n,0)+4),{y:d,middle:m}}function Zu(e,t,s,n){let{seats:[o,...i],ring:r,fans:l,stacks:a,trays:c}=t,
{left:d,top:u,right:f}=Qi(i.length),p=r?.art==="none"?64:s<740?108:128,m=Math.min(u<2?220:s<740?130:190,s/2-p-20-n),g=s-
2*n-2*m-24,b=i.slice(d,d+u).map(O=>(T,E,S)=>e.other(O,u===1?s/2-70:T,E,S,!0)),x=u?js(b,u,n+m+12,20,g,16):0,k={x:s/2,y:20+
x+p+12,r:p},$=(O,T)=>{let E=O.length>1?28:k.y-60;for(let S of O)E+=e.other(S,T,E,m,!0)+26;return E},M=[$(i.slice(0,d).reverse(),
n),$(i.slice(i.length-f),s-n-m)];ca(e,r,a,c,k,p<120?.82:1);let v=Math.max(k.y+p+40,...M);return l.length&&(v+=e.fans(l,n,
v,s-2*n,!0)),v+=Fs(e,t,s,n,v),o&&(v+=e.own(o,n,v,s-2*n,160)),{y:v,middle:k}}function zu(e,t,s,n){let{seats:[o,...i],ring:r,
fans:l,stacks:a,trays:c}=t,d=i.some(g=>(g.before?.length??0)>1),u=d||i.length===2||i.length===4?2:Math.min(3,Math.max(i.
length,1)),f=16+js(i.map(g=>(w,b,x)=>e.other(g,w,b,x,!1)),u,n,16,s-2*n,12),p=r?.art==="none"?50:108,m={x:s/2,y:f+p+10,r:p};
return ca(e,r,a,c,m,.8),f=m.y+p+36,l.length&&(f+=e.fans(l,n,f,s-2*n,!1)),f+=Fs(e,t,s,n,f),o&&(f+=e.own(o,n,f,s-2*n,0)),{
y:f,middle:m}}function ca(e,t,s,n,o,i){t&&e.add("ring",t.id,o.x,o.y,{ring:t,r:o.r});let r=(s.length>2?56:78)*i,l=22*i,a=o.
x-(s.length*r+(s.length-1)*l)/2;s.forEach((c,d)=>e.stack(c,a+d*(r+l),o.y-r*.7-12,r)),n.forEach(c=>e.tray(c,o.x-50,o.y+44,
100))}function Fs(e,{grids:t,dice:s},n,o,i){let r=i;for(let l of t)r+=Ge(e,l,o,r,n-2*o,n>=Ht);for(let l of s)r+=Ue(e,l,o,
r,n-2*o);return r-i}var da=8,Ee=1.25,ha=.42,Ju=.62,Xu=1.5,ko=46,Qu=26,tf=8,ef=.95;function Vs(e,t,s=t.w/t.h){let n=Math.max(t.w,t.h*s),o=Math.
min(n,Math.max(e.w,t.w/da)),i=o/s,r=(l,a)=>a<0?a/2:Math.max(0,Math.min(l,a));return{x:r(e.x,t.w-o),y:r(e.y,t.h-i),w:o,h:i}}
function sf(e,t,s,n,o,i=t.w/t.h){let r=Math.max(t.w,t.h*i),l=Math.min(r,Math.max(e.w/s,t.w/da))/e.w;return Vs({x:n-(n-e.
x)*l,y:o-(o-e.y)*l,w:e.w*l,h:e.h*l},t,i)}function nf(e,t,s,n,o){let i=s/n,[r,l]=[e.map(({x:$})=>$),e.map(({y:$})=>$)],[a,
c]=[Math.min(...r),Math.min(...l)],[d,u]=[Math.max(...r)-a,Math.max(...l)-c],f=Math.min(s/t.w,(i-o)/t.h),p=Math.max(Ju,Xu*
(s/t.w)),m=Math.min((s-2*ko)/(d||1),(i-o-2*ko)/(u||1)),g=Math.max(f,Math.min(p,m)),w={w:s/g,h:i/g},b=Qu/g,x=($,M,v,O)=>{
let T=($+M-v)/2,[E,S]=[Math.min(0,$-b),Math.max(O,M+b)-v];return S<E?(E+S)/2:Math.max(E,Math.min(T,S))},k=o/g;return{x:x(
a,a+d,w.w,t.w),y:x(c,c+u,w.h-k,t.h)-k,...w}}var Gs=class{constructor(){this.whole={x:0,y:0,w:1,h:1},this.frame=this.whole,
this.board=null,this.id="",this.fingers=new Map,this.down={x:0,y:0},this.dragged=!1,this.near={x:0,y:0},this.aspect=1,this.
wide=0,this.clear=0,this.targets=[],this.lit=[],this.aims=(s,n)=>{},this.view="whole",this.chosen="";let t=(s,n,o,i)=>h(
"button.btn",{"data-k":`lens.${s}`,"aria-label":o,title:o,onclick:i},n);this.controls=h("div.lens",{role:"group","aria-l\
abel":"The part of the board in view",hidden:!0},t("out","−","Further away",()=>this.zoom(1/Ee)),t("in","+","Nearer",()=>this.
zoom(Ee)),t("near",dt("near",20),"Near me",()=>this.see("near")),t("whole",dt("whole",20),"Whole board",()=>this.see("wh\
ole")))}on(t,s,n,o,i,r=[],l=[]){this.controls.hidden=!t;let a=JSON.stringify([o,r])!==JSON.stringify([this.near,this.targets]),
c=i.w/i.h,d=s!==this.id||c!==this.aspect||i.w!==this.wide,u=JSON.stringify(l)!==JSON.stringify(this.lit)&&!l.every(f=>this.
sees(f));this.near=o,this.targets=r,this.lit=l,this.clear=i.clear??0,t&&t!==this.board&&this.listen(t),this.board=t,t&&(d&&
(this.id=s,this.whole={x:0,y:0,...n},this.aspect=c,this.wide=i.w,this.chosen=""),d||a||u||this.view!=="own"&&!l.length?this.
look():this.show(this.frame))}sees({x:t,y:s}){let{frame:n}=this,o=ko*n.w/this.wide,i=this.clear*n.w/this.wide;return t>n.
x+o&&t<n.x+n.w-o&&s>n.y+i+o&&s<n.y+n.h-o}look(){let t=this.wide/this.aspect-this.clear,s=Math.min(this.wide/this.whole.w,
t/this.whole.h),n=this.targets.length>0||s<ha;this.frameTo(this.chosen||(n?"near":"whole"))}see(t){this.chosen=t,this.frameTo(
t)}frameTo(t){if(this.view=t,t==="whole")return this.show(Vs({...this.whole,w:1/0},this.whole,this.aspect));this.show(nf(
[this.near,...this.targets,...this.lit],this.whole,this.wide,this.aspect,this.clear))}show({x:t,y:s,w:n,h:o}){this.frame=
{x:t,y:s,w:n,h:o},this.board?.setAttribute("viewBox",`${t} ${s} ${n} ${o}`),this.board?.classList.toggle("far",this.wide/
n<ha),this.board?.classList.toggle("close",this.wide/n>=ef);let i=this.onPage;i?.a&&this.aims(1/i.a,this.frame)}drawTo(t){
this.view="own",this.show(t)}zoom(t,s=this.frame.x+this.frame.w/2,n=this.frame.y+this.frame.h/2){this.drawTo(sf(this.frame,
this.whole,t,s,n,this.aspect))}pan(t,s){let{x:n,y:o,w:i,h:r}=this.frame;this.drawTo(Vs({x:n+t*i,y:o+s*r,w:i,h:r},this.whole,
this.aspect))}point({clientX:t,clientY:s}){let n=this.onPage,{x:o,y:i}=new DOMPoint(t,s).matrixTransform(n?.inverse());return{
x:o,y:i}}get onPage(){let[t]=this.board?.children??[];return t instanceof SVGGraphicsElement?t.getScreenCTM():null}listen(t){
t.style.touchAction="none",t.addEventListener("wheel",s=>{let n=s.deltaY>0,{x:o,y:i}=this.point(s);n&&this.frame.w>=this.
whole.w&&this.frame.h>=this.whole.h||(s.preventDefault(),this.zoom(n?1/Ee:Ee,o,i))},{passive:!1}),t.addEventListener("po\
interdown",s=>{this.fingers.set(s.pointerId,{x:s.clientX,y:s.clientY}),this.down={x:s.clientX,y:s.clientY},this.dragged=
!1}),t.addEventListener("pointermove",s=>this.drag(s));for(let s of["pointerup","pointercancel","pointerleave"])t.addEventListener(
s,n=>this.fingers.delete(n.pointerId));t.addEventListener("click",s=>this.dragged&&s.stopPropagation(),{capture:!0})}drag(t){
let s=this.fingers.get(t.pointerId);if(!s)return;let n={x:t.clientX,y:t.clientY},o=[...this.fingers].find(([d])=>d!==t.pointerId)?.[1];
if(this.dragged||=!!o||Math.hypot(n.x-this.down.x,n.y-this.down.y)>tf,!this.dragged)return;this.fingers.set(t.pointerId,
n);let i=this.point({clientX:s.x,clientY:s.y}),r=this.point({clientX:n.x,clientY:n.y});if(!o){let{x:d,y:u,w:f,h:p}=this.
frame;this.drawTo(Vs({x:d+i.x-r.x,y:u+i.y-r.y,w:f,h:p},this.whole,this.aspect));return}let l=d=>Math.hypot(d.x-o.x,d.y-o.
y)||1,{x:a,y:c}=this.point({clientX:(n.x+o.x)/2,clientY:(n.y+o.y)/2});this.zoom(l(n)/l(s),a,c)}key(t,s){if(!this.board)return!1;
let o=s?{ArrowLeft:[-.2,0],ArrowRight:[.2,0],ArrowUp:[0,-.2],ArrowDown:[0,.2]}[t]:void 0;if(o)this.pan(o[0],o[1]);else if(t===
"+"||t==="=")this.zoom(Ee);else if(t==="-")this.zoom(1/Ee);else if(t==="0")this.see("whole");else return!1;return!0}};var of={ArrowLeft:{x:-1,y:0},ArrowRight:{x:1,y:0},ArrowUp:{x:0,y:-1},ArrowDown:{x:0,y:1}};function rf(e,t,s){let n=t.map(
({x:i,y:r})=>{let l=(i-e.x)*s.x+(r-e.y)*s.y,a=Math.abs((i-e.x)*s.y)+Math.abs((r-e.y)*s.x);return l>.5?l+2*a:1/0}),o=Math.
min(...n);return o<1/0?n.indexOf(o):-1}function ua(e){let t=(e.querySelector(".ring-focus")??e).getBoundingClientRect();
return{x:t.x+t.width/2,y:t.y+t.height/2}}function fa(e,t){let s=of[t.key];if(!s||t.shiftKey||t.ctrlKey||t.metaKey||t.altKey)
return;let n=[...e.closest(".board")?.querySelectorAll(".way.plays")??[]].filter(i=>i!==e),o=n[rf(ua(e),n.map(ua),s)];t.
preventDefault(),t.stopPropagation(),o instanceof SVGElement&&o.focus({preventScroll:!0})}var pa=320,af=90,ma={w:1,h:1},Oe=class{constructor({press:t,pace:s}){this.press=t,this.pace=s,this.rings=y("g.far-rings",
{fill:"none","stroke-width":11,"aria-hidden":"true"}),this.layer=y("g"),this.over=y("g.event",{"aria-hidden":"true"}),this.
root=y("svg.table",{role:"group",tabindex:-1},this.rings,this.layer,this.over),this.placed=new Map,this.changed=new Set,
this.gone=[],this.lens=new Gs,this.bright=null,this.parked="",this.timer=0}paint(t,{label:s,move:n,back:o=!1}){this.root.
setAttribute("viewBox",`0 0 ${t.w} ${t.h}`),this.root.setAttribute("aria-label",s),this.far(t);let i=new Map([...this.placed].
map(([p,{thing:m}])=>[p,m])),r=n&&this.pace()>0&&!$e(),l=new Map(t.things.map(p=>[p.key,p])),a=st(this.root),c=a&&this.layer.
contains(a)?a.getAttribute("data-key"):a===this.root?this.parked:"";this.gone=[];for(let[p,{node:m,thing:g}]of this.placed){
if(l.has(p))continue;this.gone.push(g),this.placed.delete(p);let w=r&&o&&g.kind==="card"&&g.origin?l.get(g.origin):void 0;
w?this.leave(m,g,w):m.remove()}let d=null,u=[];this.changed.clear();for(let p of t.things){let m=i.get(p.key),{node:g}=this.
place(p),w=d?d.nextSibling:this.layer.firstChild;g!==w&&this.layer.insertBefore(g,w),d=g,n&&p.kind==="card"&&(!m||JSON.stringify(
m.face)!==JSON.stringify(p.face))&&this.changed.add(p.key),r&&!o&&p.thrown&&p.thrown!==m?.thrown&&this.roll(p.key);let b=r&&
p.kind==="card"&&!m?this.source(p,i):void 0;b&&u.push(this.glide(g,b,p))}if(u.length){this.root.getBoundingClientRect();
for(let[p,m]of u.entries())m(Math.min(p,4)*af/this.pace())}this.look(t),r&&ur(this.root,this.pace()),this.shade(),n&&$e()&&
this.flash();let f=st(this.root);c&&!(f&&this.layer.contains(f)&&f.hasAttribute("tabindex"))&&this.focus(c)}dim(t){this.
bright=t,this.shade()}shade(){let{bright:t}=this;for(let[s,{node:n,thing:o}]of this.placed){let i=s.slice(s.indexOf(":")+
1),r=!t||o.kind==="lit"||t.has(i)||t.has(i.split(".")[0]);n.classList.toggle("dimmed",!r)}}happen(t){let s=[...this.placed.
values()].map(({thing:n})=>n);Cr(this.over,t,s,{pace:this.pace(),still:$e(),gone:this.gone})}look(t){let s=t.things.find(
({kind:a})=>a==="board"),n=s&&this.placed.get(s.key)?.node.querySelector(".board");if(!s||!(n instanceof SVGElement))return this.
lens.on(null,"",ma,{x:0,y:0},ma);let{board:o,zone:i}=s,r=o.nodes.find(a=>a.id===i.centre),l=a=>[...n.querySelectorAll(a)].
map(c=>({x:Number(c.getAttribute("data-x")),y:Number(c.getAttribute("data-y"))}));this.lens.controls.classList.toggle("a\
bove",t.w<Ht),this.lens.aims=(a,c)=>lr(n,a,c,o.nodes),this.lens.on(n,o.id,{w:o.width,h:o.height},r??{x:o.width/2,y:o.height/
2},{w:s.w,h:s.h,clear:s.clearance},s.acting?l(".way.plays[data-x]:not(.many)"):[],l(".light"))}focus(t){let s=this.spot(
t);if(s)return s.focus({preventScroll:!0});let o=[this.placed.get(t)?.node,...[...this.placed.values()].map(({node:i})=>i)].
find(i=>i?.hasAttribute("tabindex"));this.parked=o?"":t,(o??this.root).focus()}around(t){let s=({node:r,thing:l})=>{let{
a=1,e:c=0,f:d=0}=r.getScreenCTM()??{};return{x:c,y:d,w:l.w*a,h:l.w*1.4*a}},n=this.spot(t)?.querySelector(".ring-focus")?.
getBoundingClientRect();if(n)return{card:{x:n.x,y:n.y,w:n.width,h:n.height},hand:[]};let o=this.placed.get(t),i=[...this.
placed.values()].filter(({thing:r})=>r.kind==="card"&&r.role==="hand");return o?{card:s(o),hand:i.map(s)}:null}spot(t){return t.
startsWith("spot:")?this.layer.querySelector(`[data-spot="${CSS.escape(t.slice(5))}"]`):null}far({w:t,h:s,middle:n}){let o=JSON.
stringify([t,s,n]);if(this.rings.dataset.looks===o)return;this.rings.dataset.looks=o;let i=[];for(let r=n.r+46;r<Math.hypot(
t,s)+300;r+=46)i.push(B(n.x,n.y,r));this.rings.replaceChildren(...i)}place(t){let s=JSON.stringify({...t,x:0,y:0}),n=this.
placed.get(t.key);if(!n){let i=y("g",{"data-key":t.key});if(t.kind==="board"){let r=l=>this.travel(t.key,l);i.addEventListener(
"click",r),i.addEventListener("keydown",r)}(t.kind==="card"||t.kind==="dice")&&(i.addEventListener("click",()=>this.touch(
t.key)),i.addEventListener("keydown",r=>{r.key!=="Enter"&&r.key!==" "||i.hasAttribute("tabindex")&&(r.preventDefault(),r.
stopPropagation(),this.touch(t.key))})),n={node:i,thing:t,looks:""},this.placed.set(t.key,n)}let{node:o}=n;if(n.looks!==
s){o.replaceChildren(...pe(t));let i=Or(t),r=t.plays||t.off||t.opens||t.recall?.length>0,l=["thing",t.kind,t.role,t.plays&&
"plays",t.off&&"off",t.dealt&&"dealt",t.up&&"up"];o.setAttribute("class",l.filter(Boolean).join(" ")),U(o,"role",t.kind===
"board"?"group":r?"button":i?"img":""),U(o,"aria-label",i),U(o,"tabindex",r?"0":""),U(o,"aria-disabled",t.off?"true":""),
U(o,"aria-pressed",t.up?"true":""),U(o,"aria-hidden",t.kind==="lit"||t.kind==="mark"&&t.key.endsWith("under")||t.key.endsWith(
".above")?"true":""),n.looks=s}return o.style.transform=`translate(${t.x}px,${t.y}px)`,n.thing=t,n}travel(t,s){let n=s.target instanceof
Element?s.target.closest("[data-move],[data-spot]"):null,o=this.placed.get(t);if(!n||!o)return;if(s instanceof KeyboardEvent&&
s.key!=="Enter"&&s.key!==" ")return fa(n,s);s.preventDefault();let i=n.getAttribute("data-move")??"",r=n.getAttribute("d\
ata-spot")??"";this.press({...o.thing,plays:!0,off:"",move:i,spot:r,picks:[]},o.node)}roll(t){gr(s=>{let n=this.placed.get(
t);n?.node.replaceChildren(...pe(s(n.thing)))},this.pace())}touch(t){let s=this.placed.get(t),{plays:n,off:o,opens:i,recall:r}=s?.
thing??{};s&&(n||o||i||r?.length)&&this.press(s.thing,s.node)}source(t,s){if(t.origin&&s.has(t.origin))return s.get(t.origin);
if(!(t.role!=="hand"&&t.role!=="seat"))return[...s.values()].find(n=>n.kind==="card"&&n.role==="stack"&&!n.face)}glide(t,s,n){
return t.style.transition="none",t.style.transform=`translate(${s.x}px,${s.y}px) scale(${s.w/n.w})`,o=>{t.style.transition=
"",t.style.transitionDelay=`${o}ms`,o&&setTimeout(()=>t.style.removeProperty("transition-delay"),o+pa),t.style.transform=
`translate(${n.x}px,${n.y}px)`}}leave(t,s,n){t.setAttribute("aria-hidden","true"),t.removeAttribute("data-key"),t.style.
transform=`translate(${n.x}px,${n.y}px) scale(${n.w/s.w})`,setTimeout(()=>t.remove(),pa/this.pace())}flash(){clearTimeout(
this.timer);for(let[t,{node:s}]of this.placed)s.classList.toggle("changed",this.changed.has(t));this.timer=setTimeout(()=>{
for(let{node:t}of this.placed.values())t.classList.remove("changed")},1500)}};var lf=3e5,wa="uncle_widgets ",yo="uncle_widgets/left",$o="uncle_widgets/asked",ga=Symbol.for("uncle_widgets.whose");function oe(){
try{return sessionStorage}catch{return null}}var ba=(e="")=>Object.keys(oe()??{}).filter(t=>t.startsWith(`${wa}${e}`));function cf(){
let e=oe();if(!e)return!1;let[t]=performance.getEntriesByType("navigation"),n=!(t?.type==="navigate"&&e.getItem(yo))&&!e.
getItem($o);e.removeItem(yo),window.addEventListener("pagehide",()=>e.setItem(yo,"1"));let o=Math.max(...ba(`${location.
pathname} `).map(i=>Number.parseInt(e.getItem(i)??"",10)||0));return n&&Date.now()-o<lf}function vo(){let e=globalThis;return e[ga]??=
{free:cf(),own:new Set,holders:new Set,ask:null,sizes:new ResizeObserver(()=>requestAnimationFrame(Us))},e[ga]}var hf=(e,t)=>h(
"div.offer",{role:"group","aria-label":"Go on, or somebody new?"},h("b","Go on, or somebody new?"),h("p","Somebody was h\
ere before. Go on if that was you."),h("div.row",h("button.btn.solid",{"data-k":"resume",onclick:e},"Go on"),h("button.b\
tn",{"data-k":"forget",onclick:t},"Somebody new")));function Us(){let e=vo();if(![...e.holders].some(({give:n})=>n)){e.ask?.
remove(),e.ask=null;return}let[s]=[...e.holders].map(({root:n})=>n).filter(n=>n.getClientRects().length>0).sort((n,o)=>n.
compareDocumentPosition(o)&Node.DOCUMENT_POSITION_FOLLOWING?-1:1);s&&(e.ask??=h("div.uw.uw-whose",hf(()=>xo(!0),()=>xo(!1))),
s.previousSibling!==e.ask&&s.before(e.ask),oe()?.setItem($o,"1"))}function xo(e){let t=vo(),s=t.ask?.nextElementSibling;
t.free=!0;let n=[...t.holders].map(r=>r.give);for(let r of t.holders)r.give=null;if(e)for(let r of n)r?.();else for(let r of ba())
oe()?.removeItem(r);oe()?.removeItem($o);let o=t.ask?.matches(":focus-within");Us();let i=o&&s?.querySelector("button, i\
nput, select, textarea, [tabindex='0']");i instanceof HTMLElement&&i.focus({preventScroll:!0})}function Te(e,t){let s=vo(),
n=()=>`${wa}${location.pathname} ${t()}`,o=()=>{let a=oe()?.getItem(n());return a?a.slice(a.indexOf(" ")+1):null},i={root:e,
give:null},r=()=>oe()?.removeItem(n()),l=()=>s.free||s.own.has(n());return s.holders.add(i),s.sizes.observe(e),{look:a=>{
let c=o();i.give=c&&!l()?()=>a(c):null,c&&l()&&a(c),Us()},again:()=>(l()||r(),o()),keep:a=>{s.ask&&xo(!1),s.own.add(n());
try{oe()?.setItem(n(),`${Date.now()} ${a}`)}catch{}},forget:r,stop:()=>{s.holders.delete(i),s.sizes.unobserve(e),Us()}}}var xa={"٪":"%","٫":"."};for(let[e,t]of[["-","‐‑‒–−﹣"],["/","⁄∕"],["'","‘’ʼ"],[",","،٬"]])for(let s of t)
xa[s]=e;var df=/^([+-]?) ?(.+?) ?(%|(?:out )?of 100)?$/,uf=/^(?:(\d+) )?(\d+) ?\/ ?(\d+)$/,ff=/^(?:\d+[.,]?\d*|[.,]\d+)$/,
pf=/^[1-9]\d{0,2}([,'_ ])\d{3}(?:\1\d{3})*(?:\.\d*)?$/,mf=/^[1-9]\d{0,2}(?:\.\d{3})+$/;function gf(e){let t=e.codePointAt(
0),s=0;for(;/\p{Nd}/u.test(String.fromCodePoint(t-s-1));)s++;return String(s%10)}function wf(e){if(/\p{Nd}/u.test(e))return gf(
e);if(/\p{No}/u.test(e)){let t=e.normalize("NFKC");return t.includes("⁄")?` ${t.replace("⁄","/")} `:e}return/[\p{Z}\t\n\v\f\r]/u.
test(e)?" ":/\p{Cf}/u.test(e)?"":/[\uff01-\uff5e]/.test(e)?String.fromCharCode(e.charCodeAt(0)-65248):xa[e]??e}var bf=e=>[
...e].map(wf).join("").replace(/ +/g," ").trim(),ka=e=>e.toFixed(9).replace(/\.?0+$/,""),ya=e=>Number.isInteger(e)?e.toLocaleString(
"en"):String(Number(e.toPrecision(6))),mt={low:0,high:100,unit:"chance"};function Mo({low:e=-1/0,high:t=1/0,unit:s="",whole:n=!1}){
let o=Number.isFinite(e)&&Number.isFinite(t)?` from ${ya(e)} to ${ya(t)}`:"",i=s==="chance"?" (of 100)":s&&s!=="share"?`\
 ${s}`:"";return`Expected ${n?"a whole number":"a number"}${o}${i}`}function gt(e,t){let{low:s=-1/0,high:n=1/0,unit:o="",
whole:i=!1}=t,r=bf(e),l=[...r].slice(0,20).join(""),a=(v,O="")=>({value:null,share:Number.NaN,words:v,meant:O});if(!r)return a(
`${Mo(t)}.`);let c=a(`${Mo(t)}, not '${l}'.`),d=df.exec(r);if(!d||[...r].length>60)return c;let[,u,f,p]=d,m=uf.exec(f),g=m!=
null&&m[1]==null,w=t.thousands??(-s>=1e3||n>=1e3),b=i&&mf.test(f),x;if(m){let[,v="0",O,T]=m;if(!Number(T))return c;let E=(Number(
v)*Number(T)+Number(O))/Number(T);x=S=>E*10**S}else if(w&&(pf.test(f)||b)){let v=f.replace(b?/[,'_ .]/g:/[,'_ ]/g,"");x=
O=>+`${v}e${O}`}else if(ff.test(f)){let v=f.replace(",",".");x=O=>+`${v}e${O}`}else return c;if(p&&(o!=="chance"&&o!=="s\
hare"||g&&(p==="%"||o==="share")))return c;let k=p&&o==="share"?-2:g&&o==="chance"?2:0,$=u==="-"?-1:1,M=$*x(k)||0;if(M<s||
M>n||i&&!Number.isInteger(M))return a(`${Mo(t)}, not ${l}.`);if(o==="chance"&&M>0&&M<1&&!g&&!p){let v=ka(x(2)),O=ka(M);return a(
`Did you mean ${v} out of 100? Type ${v}, or ${O}% for ${O} out of 100.`,v)}return{value:M,share:$*x(k-2)||0,words:"",meant:""}}var kf=80,So=12,yf=800,Ae=(e,{unit:t})=>String(Number(e.toFixed(t==="chance"?1:2)));function xf(e,t){let{value:s}=gt(e,t),
n=Number(e.trim().replace(",",".").replace("−","-"));return s==null||s===n?"":Ae(s,t)}var $a=(e,t,s)=>e!=null&&gt(e,s).
value===(t??null)?e:t==null?"":Ae(t,s);function Ks(e,t){let{words:s,meant:n}=gt(e,t);return n?`Did you mean ${n} out of \
100?`:s}function Eo(e,t,s,n=!0){let o=h("div.numnote",{id:z("note"),role:"status"}),i=0,r="",l=c=>{let d=e.value,{words:u,
meant:f}=d.trim()?gt(d,t):{words:"",meant:""},p=f?Ks(d,t):c&&n?u:"";U(e,"aria-invalid",p?"true":""),U(e,"aria-describedb\
y",p?o.id:"");let m=p&&`${p} ${f&&d}`;if(m===r)return;r=m;let g=(w,b,x)=>h("button.btn",{"data-k":x,onclick:()=>s(b)},w);
o.replaceChildren(...p?[h("p.refusal",p)]:[],...f?[h("div.row",g("Yes",f,"meant.yes"),g("No",`${d.trim()}%`,"meant.no"))]:
[])},a=()=>{clearTimeout(i),l(!0)};return e.addEventListener("input",()=>{clearTimeout(i),i=window.setTimeout(a,yf),l(!1)}),
e.addEventListener("change",a),{node:o,complain:a}}function Oo({rule:e,label:t,words:s,ends:n,value:o,set:i,enter:r,k:l=""}){
let a=o,{low:c,high:d}=e,u=e.unit==="chance"?1:10**Math.floor(Math.log10((d-c)/50||1)),f=h("span.drawn",{"aria-hidden":"\
true"}),p=h("b.equals",{"aria-hidden":"true"}),m=h("input.bignum",{inputmode:e.low<0?"text":"decimal","data-k":`value${l}`,
maxlength:kf,autocomplete:"off","aria-label":`${t} ${s}`,oninput:()=>k(m.value,m)}),g=h("input.rng",{type:"range",min:c,
max:d,step:u,"data-k":`range${l}`,"aria-label":t,oninput:()=>k(w(),g)}),w=()=>String(Number(Number(g.value).toFixed(u<1?
2:0))),b=String((c+d)/2),x=Eo(m,e,O=>{k(O),g.focus({preventScroll:!0})});function k(O,T){a=O.trim(),T!==m&&(m.value=a,x.
complain()),$(T),i(a)}function $(O){let T=gt(a,e).value,E=a.replace("-","−"),S=xf(a,e);O!==g&&(g.value=T==null?b:String(
T)),g.classList.toggle("empty",T==null),g.style.setProperty("--p",`${T==null?0:100*(T-c)/(d-c||1)}%`),g.setAttribute("ar\
ia-valuetext",T==null?"not set yet":`${S||a} ${s}`),p.textContent=S&&`= ${S.replace("-","−")} `;let L=a!==""&&te(E)&&E.
length<=6,H=E.length<=So?E:`${E.slice(0,So-1)}…`;f.replaceChildren(a===""?"?":L?fe(E,E.length>4?34:50):H),f.classList.
toggle("none",a===""),m.style.setProperty("--n",String(Math.min(Math.max(2,a.length),So)))}let v=h("div.asknum",{onkeydown:O=>{
O.key!=="Enter"||O.target instanceof HTMLButtonElement||(O.preventDefault(),a===""&&O.target===g?k(w(),g):a!==""&&gt(a,e).
value==null?x.complain():a!==""&&r())}},h("div.saynum",h("span.bigbox",m,f),h("p",p,s)),x.node,g,h("div.ends",{"aria-hid\
den":"true"},h("span",n[0]),h("span",n[1])));return m.value=a,x.complain(),$(),{node:v,value:()=>a,put:O=>k(O),focus:()=>g.
focus({preventScroll:!0}),complain:x.complain}}var va=({measure:e,span:t})=>e==="chance"?mt:{low:t[0],high:t[1],unit:e},
Ys=(e,t)=>e.trim()?Ks(e,va(t)):"Move the slider, or type a number.";function Zs({measure:e,span:t,says:s},{label:n="What\
 do you expect?",...o}){let i=va({measure:e,span:t}),r=e==="chance";return Oo({...o,rule:i,label:n,words:r?`of 100 ${s}`.
trim():e,ends:r?["never","always"]:[String(i.low).replace("-","−"),String(i.high)]}).node}var To="uncle_widgets.aim.";var Ao=new Map;function ie(e){try{return localStorage.getItem(e)??Ao.get(e)??""}catch{return Ao.get(e)??""}}function me(e,t){
Ao.set(e,t);try{localStorage.setItem(e,t)}catch{}}var ze=e=>Number(ie(To+e))>=3,Lo=new Set,No=new Set;function Ma(e){return No.
add(e),()=>No.delete(e)}function Sa(){for(let e of No)e()}function ge(e,t=!1){!e||ze(e)||me(To+e,String(t?3:Number(ie(To+
e))+1))}function Ea(e){ge(e,!0);for(let t of Lo)t(e)}function Co(e){let t=()=>e();return Lo.add(t),()=>Lo.delete(t)}var Ro="uncle_widgets.lesson.",Oa=(e,t,s)=>h("section.sheet.lessons",{"aria-label":"Lessons"},h("h1",e.title),h("p.mute",
e.long),t.filter(({lessons:n})=>n.length>0).map(n=>{let o=h("article.shelf",h("h2",h("i.patch",{"aria-hidden":"true"}),n.
title),h("ol",n.lessons.map(({number:i,name:r,about:l,link:a})=>{let c=!!ie(`${Ro}${n.id} ${i}`);return h("li",s({class:c?
"done":"","data-k":`lesson.${n.id}.${i}`},{game:n.id,page:n.page,link:a},[h("span.nr",{"aria-hidden":"true"},String(i)),
h("span",r,c&&h("span.sr",", gone through")),h("small",l)]))})));return nt(o,n.palette),o}));var $f=2e3,Ta=Symbol.for("uncle_widgets.drawn");function Je(e){try{return JSON.parse(e)}catch{return null}}function Aa(e,t){
if(!ct())return()=>{};let s=globalThis,n=performance.now()+(!s[Ta]&&Pt()?$f:0);s[Ta]=!0;let o="",i=0,r=Te(t,()=>e.get("k\
ept")),l=d=>{let u=Je(d),f=()=>e.send({kind:"restore",kept:u});u&&(i=window.setTimeout(f,Math.max(0,n-performance.now())))},
a=()=>{if(!e.get("kept"))return;let d=Object.keys(e.get("keeping")).length>0;o!==e.get("kept")?(o=e.get("kept"),d||r.look(
l)):d&&r.keep(JSON.stringify(e.get("keeping")))},c="change:kept change:keeping";return e.on(c,a),a(),()=>{clearTimeout(i),
r.stop(),e.off(c,a)}}var vf={csv:"text/csv",json:"application/json",html:"text/html",ipynb:"application/x-ipynb+json"};function Nt(e){if(e.kind!==
"file")return;let t=vf[e.name.split(".").pop()??""]??"text/plain",s=URL.createObjectURL(new Blob([e.text],{type:t}));h("\
a",{href:s,download:e.name}).click(),URL.revokeObjectURL(s)}var Ca="uncle_widgets.theme",Ra="uncle_widgets.inks",Ha="uncle_widgets.covers",Le=[["auto","Auto"],["light","Light"],["d\
ark","Dark"]],_o=[["two","Two colours"],["four","Four"]],Bo=[["hidden","Hidden"],["press","On a press"],["shown","Shown"]],
La=e=>Le.find(([t])=>t===e)?.[0];function Mf(){let e=ct()?La(new URLSearchParams(location.search).get("theme")):void 0;try{
return e??La(localStorage.getItem(Ca))??"auto"}catch{return e??"auto"}}function Na(e,t,s){try{let n=localStorage.getItem(
e);return t.find(([o])=>o===n)?.[0]??s}catch{return s}}function Ft(){let e=globalThis,t=Symbol.for("uncle_widgets.theme");
if(!e[t]){let s=matchMedia("(prefers-color-scheme: dark)");e[t]={choice:Mf(),inks:Na(Ra,_o,"two"),covers:Na(Ha,Bo,"press"),
roots:new Set,heard:new Set,system:s},s.addEventListener("change",Xe),Xe()}return e[t]}function Ho(e,t){e.classList.toggle(
"four-inks",Ft().inks==="four");for(let s of[e,e.closest(".uw-page")??e.closest(".uw-room")])s instanceof HTMLElement&&(t===
"auto"?delete s.dataset.theme:s.dataset.theme=t)}function Xe(){let{choice:e,roots:t,heard:s,system:n}=Ft();for(let o of t)
Ho(o,e);if(ct()){let o=e==="auto"?n.matches?"dark":"light":e;document.documentElement.dataset.theme=o,document.body.dataset.
jpThemeLight=String(o==="light")}for(let o of s)o()}var it=()=>Ft().choice;function Qe(e){Ft().choice=e,Io(Ca,e),Xe()}var _a=()=>Ft().
inks;function Ba(e){Ft().inks=e,Io(Ra,e),Xe()}var zs=()=>Ft().covers;function Ia(e){Ft().covers=e,Io(Ha,e),Xe()}function Io(e,t){
try{localStorage.setItem(e,t)}catch{}}function Vt(e){let{heard:t}=Ft();return t.add(e),()=>{t.delete(e)}}var Ne=e=>t=>{let s=e(
t),n=t.el.querySelector(".uw");if(!(n instanceof HTMLElement))return s;let{roots:o}=Ft();o.add(n),Ho(n,it());let i=new ResizeObserver(
()=>{Ho(n,it()),i.disconnect()});return i.observe(n),()=>{i.disconnect(),o.delete(n),s?.()}};var Sf=e=>e.split(/(\*\*.+?\*\*|\*.+?\*)/).map(t=>{let[,s,n]=t.match(/^(\*+)(.+?)\*+$/)??[];return n?h(s.length>1?"b":"e\
m",{},n):t});function qa(e,t){let s=e.get("shelves"),n=(c,{which:d,about:u,page:f})=>{let p=h("a.btn",{"data-k":`open.${c.
id}.${d}`},"Open"),m=()=>p.setAttribute("href",ft(f,"",it()));return m(),t.push(Vt(m)),p.setAttribute("aria-label",`Open\
 the notebook ${c.title}, ${d}`),h("li",h("span",h("b",d==="predict"?"Predict":"Count"),h("small",u)),h("span.ways",ct()&&
f&&p,h("button.btn",{"data-k":`notebook.${c.id}.${d}`,"aria-label":`Download the notebook ${c.title}, ${d}`,onclick:()=>e.
send({kind:"notebook",game:c.id,which:d})},"Download")))},o=(c,d,u)=>{let f=h("a.btn",{"data-k":`class.${c.id}.${d}`,"ar\
ia-label":`Start a class: ${u}`}),p=()=>f.setAttribute("href",ft(c.classroom,`class/2 ${c.id} lesson=${d}:`,it()));return p(),
t.push(Vt(p)),f.textContent="Start a class",f},i=(c,{number:d,name:u,about:f})=>{let p=h("div.teachers-page",{"data-page":`${c.
id} ${d}`}),m=(g,w)=>h("button.btn",{"data-k":`${g}.${c.id}.${d}`,"aria-label":`${w}: ${u}`,onclick:()=>e.send({kind:g,game:c.
id,lesson:d})},w);return h("li",h("details",{ontoggle:g=>{g.target.open&&!p.childElementCount&&e.send({kind:"page",game:c.
id,lesson:d})}},h("summary",{"data-k":`page.${c.id}.${d}`},h("span.nr",{"aria-hidden":"true"},String(d)),h("span",u,h("s\
mall",f))),p),h("span.ways",m("sheet","Sheet"),m("quiz","Quiz"),c.classroom&&o(c,d,u)))},r=c=>{let d={"data-k":`cover.${c.
id}`,"aria-label":`Cover lesson: ${c.title}`};return c.cover?h("a.btn",{...d,href:c.cover},"Cover lesson"):h("button.btn",
{...d,onclick:()=>e.send({kind:"cover",game:c.id})},"Cover lesson")},l=h("section.sheet.teach",{"aria-label":"Teach"},h(
"h1","Teach with it"),h("p.mute","Notebooks of 45 minutes that mark themselves; for each lesson a sheet to print, a quiz\
 for Moodle and a ","teacher's page."),s.map(c=>{let d=h("article.shelf",h("h2",h("i.patch",{"aria-hidden":"true"}),c.title),
h("div",c.notebooks.length>0&&h("ul.books",c.notebooks.map(u=>n(c,u))),h("details.answers",h("summary",{"data-k":`answer\
s.${c.id}`},"For the teacher: answers inside"),h("p.cover","Somebody stands in? ",r(c)),h("ol.books",c.lessons.map(u=>i(
c,u))))));return nt(d,c.palette),d})),a=c=>{if(Nt(c),c.kind!=="page")return;l.querySelector(`[data-page="${CSS.escape(`${c.
game} ${c.lesson}`)}"]`)?.replaceChildren(h("p.mute",c.note.replaceAll("`","")),...c.parts.map(([u,f,p])=>h("p",h("b",`${u}${f?
` (${f})`:""} `),Sf(p))))};return e.on("msg:custom",a),t.push(()=>e.off("msg:custom",a)),l}var qo={broad:{w:600,h:480,r:106,middle:[150,142],card:72,right:344,row:318,mark:28,edge:2},slim:{w:362,h:306,r:56,middle:[
78,90],card:50,right:186,row:196,mark:24,edge:0}};function Pa({zones:e,lit:t={},gain:s},n){let o=n>=500?qo.broad:qo.slim,
i=[],r=[],l=(f,p,m,g,w)=>i.push({kind:f,key:`${f}:${p}`,x:m,y:g,...w}),a=(f,p,m,g,w=!1,b=!0)=>p&&l("text",f,m,g,{lines:[
p],size:o===qo.broad?15:14,bold:w,quiet:b,anchor:"start"}),c=(f,p,m,g,w,b)=>{let x=o.card,k=Math.min(w,(g-x)/Math.max(f.
length-1,1)),$=k<26?2:1;return f.forEach((M,v)=>{let O=M.key in t&&b==="seat"?o.card*.1:0,T=v===f.length-1;i.push({kind:"\
card",key:M.key,x:p+v*k,y:m-O,w:x,face:M.face??null,label:M.label,origin:M.origin??"",role:b,dealt:b==="seat"&&!!M.face,
seen:T?x:Math.min(x,k),plays:!1,off:"",under:!1,move:"",picks:[]}),M.key in t&&r.push({kind:"lit",key:`lit:${M.key}`,x:p+
v*k,y:m-O,w:x,h:x*1.4,tab:"",role:b}),M.above&&(f.length-1-v)%$===0&&l("text",`${M.key}.above`,p+v*k+4,m+x*1.4+20,{lines:[
M.above],size:15,bold:T,quiet:!T,anchor:"start",tone:M.key in t?"lit":""})}),x+(f.length-1)*k},[d,u]=o.middle;for(let f of e){
if(f.kind==="ring"&&l("ring",f.id,d,u,{ring:{...f,marks:[]},r:o.r}),f.kind==="fan"&&(a(f.id,f.label,o.edge,o.row-12),c(f.
cards,o.edge,o.row,o.right-o.edge-18,o.card*.7,"fan")),f.kind!=="seat")continue;if(f.me){a(f.id,f.name,o.right,o.row-12),
c(f.cards,o.right,o.row,o.w-o.right-4,o.card*1.1,"hand");continue}let p=o.mark+26;l("mark",f.id,o.right,4,{seat:f.seat,size:o.
mark,active:!0}),a(f.id,[f.name,f.note].filter(Boolean).join(", "),o.right+o.mark+12,4+o.mark*.7,!0,!1);let m=c(f.cards,
o.right,p,o.w-o.right-4,o.card*1.1,"seat"),g=o.card*1.4;if(!s&&!f.cards.some(w=>w.face)&&r.push({kind:"lit",key:`lit:${f.
id}`,x:o.right-4,y:p-4,w:m+8,h:g+8,tab:""}),s?.count){let w={w:o.card*.42,t:9,g:2,pitch:o.card*.5};for(let b=0;b<s.count;b++)
l("chips",`${f.id}.${b}`,o.right+b*w.pitch,p+g+32,{count:1,...w});a(`${f.id}.gain`,`${s.count} ${s.label} for ${f.name}`,
o.right+s.count*w.pitch+8,p+g+32,!0,!1)}}return{w:o.w,h:o.h,things:[...i,...r],middle:{x:d,y:u,r:o.r},call:0}}var Da=e=>e>
0&&e<1?encodeURIComponent(`${e}%`):String(e);var Ef=e=>h("img",{alt:"",src:`data:image/svg+xml,${encodeURIComponent(e)}`}),Of=e=>{let{at:t=0,guess:s=-1,turned:n=!1}=Je(
e??"")??{};return{at:Number(t)||0,guess:Number(s),turned:!!n}},Tf=()=>y("svg.logo",{viewBox:"0 0 36 36","aria-hidden":"t\
rue"},[0,8.25,16.5,24.75,33].map(e=>y("path",{d:`M0 ${e}h36v3H0z`,fill:"currentColor"})),B(18,18,12.5,{fill:"var(--paper\
)"}),[-8,-2.6,2.8,8.2].map(e=>{let t=Math.sqrt(121-(Math.abs(e)+1)**2);return y("path",{d:`M${17+e} ${18-t}h2.8v${2*t}h-\
2.8z`,fill:"currentColor"})}));function Af(e,t){let n=e.filter(([,i])=>i===1).concat(e.filter(([,i])=>i>1),e.filter(([,i])=>!i)).
flatMap(([i,r])=>Array.from({length:i},()=>r)),o=i=>({cx:10+i%10*20,cy:10+Math.floor(i/10)*20});return y("svg.hundred",{
viewBox:"0 0 200 200","aria-hidden":"true"},n.map((i,r)=>r+1===t?null:i?i>1?[y("circle.twice",{...o(r),r:7}),y("circle.y\
es",{...o(r),r:4.2})]:y("circle.yes",{...o(r),r:7.7}):y("circle.no",{...o(r),r:7})),t>0&&y("path.said",{d:`M${o(t-1).cx-
8} ${o(t-1).cy-6}h16l-8 14z`}))}function Wa({model:e,el:t}){let s=h("div.uw.uw-gallery");t.append(s);let n=[()=>{}],o=(k,$,M)=>{
if(!ct()||!$.page)return h("button",{...k,onclick:()=>e.send({kind:"open",game:$.game,link:$.link})},M);let v=h("a",{...k,
href:ft($.page,$.link,it())},M);return n.push(Vt(()=>v.setAttribute("href",ft($.page,$.link,it())))),v},i=h("div.themes"),
r=()=>{let k=i.contains(st(i));i.replaceChildren(ht({label:"Theme",choices:Le,value:it(),pick:Qe,k:"theme"})),k&&i.querySelector(
"[aria-pressed=true]").focus()};n.push(Vt(r)),r();let l=(...k)=>h("div.part",{role:"tabpanel",tabindex:-1},k),a=e.get("l\
essons"),c=l(),d=a.title&&l(Oa(a,e.get("games"),o)),u=l(qa(e,n)),f=d?[c,d,u]:[c,u],p=d?["Games","Lessons","Teach"]:["Gam\
es","Teach"],m=h("div.tabs",{role:"tablist","aria-label":"Parts"},f.map((k,$)=>{let M=z("part");return k.setAttribute("a\
ria-labelledby",M),h("button",{id:M,role:"tab","data-k":`part.${$}`,onclick:()=>g($),onkeydown:w},p[$])})),g=k=>{f.forEach(
($,M)=>{$.hidden=M!==k;let v=m.children[M];v.setAttribute("aria-selected",String(M===k)),v.setAttribute("tabindex",M===k?
"0":"-1")})};function w(k){if(k.key!=="ArrowRight"&&k.key!=="ArrowLeft")return;k.preventDefault();let $=f.length,M=f.findIndex(
v=>!v.hidden);b((M+(k.key==="ArrowRight"?1:$-1))%$)}let b=k=>{g(k),m.children[k].focus()},x=(k,$,M,v)=>h("button",{class:v,
"data-k":`to.${$}`,onclick:()=>{b(f.indexOf(k)),scrollTo(0,0)}},h("b",$),h("span.about",M),h("span.go",{"aria-hidden":"t\
rue"},"→"));return g(0),s.append(h("header.house",Tf(),h("b","uncle_widgets"),m,i),...f),c.append(Lf(e,o,n)),c.append(
h("div.doors",e.get("games").map(k=>{let $=h("article.door",h("div.picture",Ef(k.art)),h("div.sheet",h("h2",k.title),h("\
p.mute",k.tagline),k.learn.length>0&&h("div.learn",h("h3","You will learn"),h("ul",k.learn.map(([M,v,O],T)=>h("li",o({class:"",
"data-k":`learn.${k.id}.${T}`},{game:k.id,page:k.page,link:O},[h("span",M),h("small",v)]))))),h("div.row",h("div.ways",o(
{class:"btn solid","data-k":`watch.${k.id}`,"aria-label":`Watch ${k.title}`},{game:k.id,page:k.page,link:""},"Watch"),o(
{class:"btn","data-k":`play.${k.id}`,"aria-label":`Play ${k.title}`},{game:k.id,page:k.page,link:k.play},"Play"),k.lessons.
length>0&&o({class:"btn","data-k":`lessons.${k.id}`,"aria-label":`Lessons of ${k.title}`},{game:k.id,page:k.page,link:k.
lessons[0].link},"Lessons")),h("span.mute.small",k.players))));return nt($,k.palette),$}),h("div.ways-on",d&&x(d,"Lesson\
s",a.short,"solid"),x(u,"Teach","Ready hours, a class’s numbers side by side, sheets to print.","")))),s.append(h("div\
.small-print",h("p","Open source. Runs in a notebook, on a Voilà page and on a phone.",e.get("docs")&&[" ",h("a",{href:e.
get("docs")},"Documentation")]),h("p","Rules retold in our own words. Pictures are our own. Game names are their owners'\
 marks."))),()=>{for(let k of n)k()}}function Lf(e,t,s){let n=e.get("teaser"),o=z("hero"),i=h("h1",{id:o},e.get("title"));
if(!n.moments)return h("section.stage.hero.bare",{"aria-labelledby":o},h("div.lead",i,h("p.sub","Watch a game step by st\
ep. Guess a chance. Then count it.")));let r=0,l=-1,a=!1,c=()=>n.moments[r],d=new Oe({press:()=>{},pace:()=>1}),u=h("div\
.uw-table.hero-table",d.root),f=h("p.sr"),p=_=>{let{label:Y,...ot}=a?c().after:c().before,At=parseFloat(getComputedStyle(
u).fontSize)/16||1;d.paint(Pa(ot,(u.clientWidth||600)/At),{label:"The table",move:_}),f.textContent=Y},m=new ResizeObserver(
()=>requestAnimationFrame(()=>p(!1)));m.observe(u),s.push(()=>m.disconnect());let g=h("output.said"),w=h("input.rng",{type:"\
range",min:0,max:100,step:1,"data-k":"guess","aria-label":"Your guess, of 100",oninput:()=>T(Number(w.value))}),b=h("inp\
ut.num",{inputmode:"decimal",maxlength:80,"data-k":"typed",autocomplete:"off","aria-label":"Or type it, of 100",oninput:()=>{
let{value:_}=gt(b.value,mt);if(_!=null)return T(_,!0);E(),v()},onkeydown:_=>{_.key==="Enter"&&L()}}),x=Eo(b,mt,_=>{b.value=
_,b.dispatchEvent(new Event("input")),w.focus({preventScroll:!0})});w.addEventListener("keydown",_=>{_.key==="Enter"&&L()}),
w.addEventListener("pointerup",()=>T(Number(w.value)));let k=h("button.btn.call",{"data-k":"reveal",onclick:()=>L()},""),
$=h("div.ask"),M=Te($,()=>"gallery"),v=()=>M.keep(JSON.stringify({at:r,guess:l,turned:a}));s.push(M.stop);let O=h("p.sr",
{role:"status"}),T=(_,Y=!1)=>{l=_,v();let ot=Ae(_,mt);w.value=String(_),w.classList.remove("empty"),w.style.setProperty(
"--p",`${_}%`),w.setAttribute("aria-valuetext",`${ot} of 100`),Y||(b.value=String(_),x.complain()),k.removeAttribute("ar\
ia-disabled"),g.replaceChildren(fe(ot,44),h("span.sr",`${ot} `),h("b","of 100,",h("br"),"you say"))},E=()=>{l=-1,w.value=
"50",w.style.setProperty("--p","0%"),w.classList.add("empty"),w.setAttribute("aria-valuetext","no guess yet"),k.setAttribute(
"aria-disabled","true"),g.replaceChildren(h("b","Move the handle",h("br"),"or type a number."))},S=()=>{E(),a=!1,b.value=
"",x.complain(),k.textContent=c().reveal,$.replaceChildren(h("h2",`${c().line} `,h("span.how-many",c().ask)),h("div.row.\
number",g,h("label.typed",h("span",{"aria-hidden":"true"},"Your number"),b)),x.node,w,h("div.ends",{"aria-hidden":"true"},
h("span","never"),h("span","always")),h("div.row.start",k)),p(!1)},L=(_=!1)=>{if(l<0||a)return x.complain();a=!0,v();let{
hundred:Y,says:ot,dots:At,came:he,exact:qe,link:Bn}=c(),Pe={game:n.game,page:n.page,link:Bn.replace(/:$/,` guess=${Da(l)}\
:`)},xt=t({class:"btn call","data-k":"why"},Pe,`Why ${Y}?`);$.replaceChildren(h("div.answer",Af(At,l),h("div.told",h("p.\
number",fe(String(Y),60),h("span.sr",`About ${Y} `),h("b","of 100 ",h("span",ot))),h("p.mute",y("svg.mark",{viewBox:"0 0\
 16 14","aria-hidden":"true"},y("path.said",{d:"M0 0h16l-8 14z"})),` You said ${Ae(l,mt)}. Exactly ${qe}.`),h("p",h("b",
"This time: "),he))),h("div.row.start",xt,n.moments.length>1&&h("button.btn.quiet",{"data-k":"next",onclick:()=>{r=(r+1)%
n.moments.length,S(),v(),w.focus({preventScroll:!0})}},"Next one"))),p(!_),!_&&(O.textContent=`About ${Y} of 100 ${ot}. \
You said ${Ae(l,mt)}. This time: ${he}`,xt.focus({preventScroll:!0}))},[H,I,q]=n.goal,K=h("section.stage.hero",{"aria-la\
belledby":o},h("div.lead",i,h("p.sub",H,h("b",I),q)),h("div.picture-of",u,f),$,O);nt(K,n.palette);let F=Of(M.again());return r=
F.at in n.moments?F.at:0,S(),F.guess>=0&&F.guess<=100&&T(F.guess),F.turned&&L(!0),K}var ja=Symbol.for("uncle_widgets.presses");function Po(e){let t=e.composedPath()[0],s=t instanceof Element?t.closest("bu\
tton"):null;return s?.closest(".uw")?s:null}var Fa=({dataset:e,textContent:t})=>e.k??e.act??e.clause??t;function Va(){let e=globalThis;
if(e[ja])return;e[ja]=!0;let t=null,s=null,n=i=>{let r=t,l=Po(i);t=s=null,!(!r||r.isConnected||!l||Fa(l)!==Fa(r))&&setTimeout(
()=>{s instanceof Node&&l.contains(s)||l.click()})},o=[["pointerdown",i=>t=i.button||i.pointerType==="touch"?null:Po(i)],
["pointerup",n],["pointercancel",()=>t=null],["keydown",i=>i.repeat||(t=i.key===" "?Po(i):null)],["keyup",i=>i.key===" "&&
n(i)],["click",i=>s=i.composedPath()[0]]];for(let[i,r]of o)window.addEventListener(i,r,{capture:!0})}var Nf=".uw, .uw-page, .uw-room",Cf="data-lm-suppress-shortcuts",Ga=Symbol.for("uncle_widgets.keys"),Rf=/^(enter|backspace|delete|home|end|arrow\w+|[amyz])$/i,
Ua=e=>(e.ctrlKey||e.metaKey)&&!Rf.test(e.key),Ka=e=>e.composedPath().filter(t=>t instanceof HTMLElement&&t.matches(Nf)).
at(-1);function Do(){let e=globalThis;if(e[Ga])return;e[Ga]=!0,Va();let t=new WeakSet,s=n=>{Ua(n)||n.stopPropagation()};
window.addEventListener("keydown",n=>{let o=Ka(n),i=n.composedPath()[0];!(o instanceof HTMLElement)||!(i instanceof Element)||
(i.toggleAttribute(Cf,!Ua(n)),!t.has(o)&&(t.add(o),o.addEventListener("keydown",s)))},{capture:!0}),window.addEventListener(
"pointerdown",n=>{let o=Ka(n);o instanceof HTMLElement&&!o.hasAttribute("tabindex")&&(o.tabIndex=-1)},{capture:!0})}var at=class{constructor(t){this.values=t,this.heard=new Map,this.saying=s=>{}}get(t){return this.values[t]}set(t,s){this.
put({[t]:s})}put(t){let s=Object.keys(t).filter(n=>Ct(this.values[n],t[n]));for(let n of s)this.values[n]=t[n];for(let n of s)
this.tell(`change:${n}`,t[n])}save_changes(){}send(t){this.saying(t)}on(t,s){for(let n of t.split(" "))this.heard.has(n)||
this.heard.set(n,new Set),this.heard.get(n)?.add(s)}off(t,s){for(let n of t.split(" "))this.heard.get(n)?.delete(s)}tell(t,s){
for(let n of[...this.heard.get(t)??[]])n(s)}},Ct=(e,t)=>e!==t&&JSON.stringify(e)!==JSON.stringify(t);var Wo=150,jo=112,Ya=7,Js=8,Hf=50,_f=16,_t=(e,t,s,n)=>({kind:e,key:"",x:t,y:s,...n}),Xs=(e,t,s,n={})=>_t("text",t,s,{lines:[
e],size:14,bold:!1,quiet:!1,anchor:"start",tone:"",...n}),Za=(e,t,s,n)=>_t("card",t,s,{w:n,face:e.face??null,label:e.label,
kin:e.kin,seen:n}),Fo=(e,t,s,n)=>_t("lit",e,t,{w:s,h:n,tab:"",role:""});function Bf({id:e,cards:t=[],columns:s=0},n,o){let i=s||
t.length,r=t.some(u=>u.above)?19:0,l=s||t.length<4?n+5:Math.max(n*.66,r+3),a=n*1.4+5,c=l*(i-1)+n,d=r+a*Math.ceil(t.length/
i)-5;return{w:c,h:d,put:(u,f)=>[...t.flatMap((m,g)=>{let w=u+l*(g%i),b=f+r+a*Math.floor(g/i),x=g===t.length-1;return[Za(
m,w,b,n),...m.above?[Xs(m.above,w,b-6,{bold:x,quiet:!x})]:[],...o.has(m.key)?[Fo(w,b,n,n*1.4)]:[]]}),...o.has(e??"")&&t.
length>1?[Fo(u,f+r,c,d-r)]:[]]}}function If(e,t,s){let n=e.top&&!e.top.face,o=n?Math.min(3,e.count-1):0,i=o*2.5;return{w:t+
i,h:t*1.4+i,put:(r,l)=>[_t("pile",r,l+i,{w:t,under:o,empty:!e.top}),...e.top?[Za(e.top,r,l+i,t)]:[],...s.has(e.id)?[Fo(r,
l+i,t,t*1.4)]:[]]}}function qf(e,t){let s=Math.min(21,Math.max(16,Math.round(t*.42))),n=s*.8,o=e.counters?.find(({value:m,
art:g})=>m||!g)??e.counters?.[0],i=o?.value?o.art:"",r=o?String(o.value):"",l=o&&!i?o.label:"",a=e.alert?e.alert:l,c=Math.
ceil((o?.value??0)/10),d=i==="chips"?66:0,u=s+5+W(r,n*1.1),f=u+(i==="agents"?8+23*(o?.value??0):0);return{w:Math.max(f,i===
"chips"?15*c-2:0,W(a,14)),h:d+s+(a?17:0),put:(m,g)=>[...i==="chips"?[_t("chips",m,g+d-4,{count:o?.value,w:13,t:4,g:2,pitch:15})]:
[],...i==="agents"?[_t("agents",m+u+8,g,{count:o?.value,full:o?.value,size:18})]:[],_t("mark",m,g+d,{seat:e.seat,size:s,
active:!!e.active||e.note==="wins"}),Xs(r,m+s+5,g+d+s*.76,{size:n,bold:!0}),...a?[Xs(a,m,g+d+s+14,{tone:e.alert?"lit":"",
bold:!!e.alert})]:[]]}}function Pf({board:e,zone:t},s,n){let o=e,i={heat:{},clear:!1,acting:!1,spots:{},lit:Object.fromEntries(
[...n].map(a=>[a,""]))},r=s,l=s*o.height/o.width;return{w:r,h:l,put:(a,c)=>[_t("board",a,c,{board:o,zone:t,...i,w:r,h:l,
k:r/o.width})]}}function Df(e,t,s){let n=e.zone;switch(e.kind){case"cards":return Bf(e,t,s);case"stack":return If(n,t,s);case"\
seat":return qf(n,t);case"tokens":return Pf(e,t*3.2,s);case"dice":{let o=Math.min(30,t*.8),i=n.values.length*(o+10)-10;return{
w:i,h:o,put:(r,l)=>[_t("dice",r,l,{...n,lit:n.lit??[],w:i,size:o})]}}case"ring":{let o=t*.66,i=o*1.42;return{w:2*i,h:2*i,
put:(r,l)=>[_t("ring",r+i,l+i,{r:o,ring:{...n,marks:[],note:""}})]}}case"words":{let o=(e.words??"").split(`
`);return{w:Math.max(...o.map(i=>W(i,15))),h:17*o.length,put:(i,r)=>o.map((l,a)=>Xs(l,i,r+13+17*a,{bold:!a}))}}default:return{
w:22,h:12,put:(o,i)=>[_t("arrow",o,i,{back:e.kind==="left"})]}}}var Wf=({back:e})=>[y("path.arrow",{d:"M0 4.5h13V0l9 6-9\
 6V7.5H0z",transform:e?"translate(22 0) scale(-1 1)":null})];function jf({rows:e,lit:t=[]}){let s=new Set(t),n=(o,i)=>o.
reduce((r,l)=>r+l+i,-i);for(let o=Hf;;o-=1){let i=e.map(d=>d.map(u=>Df(u,o,s))),r=i.map(d=>n(d.map(({w:u})=>u),Js)),l=i.
map(d=>Math.max(...d.map(({h:u})=>u))),a=n(l,Js);if(o>_f&&(Math.max(...r)>Wo-2*Ya||a>jo-2*Ya))continue;let c=(jo-a)/2;return i.
flatMap((d,u)=>{let f=(Wo-r[u])/2,p=c;return c+=l[u]+Js,d.flatMap(({w:m,h:g,put:w})=>{let b=f;return f+=m+Js,w(b,p+(l[u]-
g)/2)})})}}var Ff=({title:e,says:t})=>`${e}${/^\p{Ll}/u.test(t)?"":"."} ${t}`,Vf=e=>y("svg.uw-table",{viewBox:`0 0 ${Wo}\
 ${jo}`,role:"img","aria-label":Ff(e)},jf(e).map(t=>y("g",{class:`thing ${t.kind}`,transform:`translate(${t.x} ${t.y})`},
t.kind==="arrow"?Wf(t):pe(t)))),Qs=({pictures:e})=>h("ol.howto",e.map((t,s)=>h("li",Vf(t),h("p",h("b",`${s+1}. ${t.title}`),
` ${t.says}`))));var za="uncle_widgets.howto.";function Vo(e,t,s=!ze(e?.game??"")){return!e?.aim||!s?null:h("div.aim",{role:"group","aria\
-label":"The aim of the game"},h("p",h("span.whole",e.aim),h("span.short",e.short)),h("button.btn.quiet",{"data-k":"howt\
o","aria-haspopup":"dialog",onclick:()=>ts(e,t)},"How to play"),h("button.btn.quiet",{"data-k":"known","aria-label":"Clo\
se the aim of the game",onclick:()=>Ea(e.game)},"×"))}function ts(e,t,s="menu"){let n=z("howto"),o=t.getRootNode(),i=o.
activeElement;Sa();let l=h("dialog.sheet.howto-over",{"aria-labelledby":n,onclose:()=>{l.remove(),me(za+e.game,"1"),ge(e.
game,!0);let a=i?.isConnected&&i!==document.body?i:t.closest(".uw")?.querySelector(`[data-k="${s}"]`);(a instanceof HTMLElement||
a instanceof SVGElement)&&a.focus({preventScroll:!0})}},h("div.thead",h("h2",{id:n,tabindex:-1,autofocus:!0},"How to pla\
y"),h("p.mute",e.title)),h("p.goal",e.aim),Qs(e),h("button.btn.solid",{"data-k":"howto.close",onclick:()=>l.close()},"Cl\
ose"));t.append(l),l.showModal()}function Ja(e,t,s){e?.aim&&t==="play"&&!ie(za+e.game)&&!s.querySelector("dialog")&&ts(e,
s,"tab.play")}var Xa=55,Gf=74,Uf=46,Go=36,Kf=46;function Yf(e){let t=e.closest(".uw-room");return!!(t&&!e.closest(".uw-page")&&t.getBoundingClientRect().
top+window.scrollY>window.innerHeight/2)}function Zf(e){if(ct())return Yf(e)?window.innerHeight:null;let t=e.getRootNode();
return t instanceof ShadowRoot?zf(t.host):e.closest(".jp-WindowedPanel-outer, .jp-NotebookPanel-notebook, .jp-Notebook")?.
clientHeight??Number.NaN}function zf(e){let t=window.innerHeight,s=e;for(;s;){let{overflowY:n,maxHeight:o,paddingTop:i,paddingBottom:r}=getComputedStyle(
s);if(n==="auto"||n==="scroll"){let a=parseFloat(o)-parseFloat(i)-parseFloat(r);o.endsWith("px")?t=Math.min(t,a):s.scrollHeight>
s.clientHeight+1&&(t=Math.min(t,s.clientHeight))}let l=s.getRootNode();s=s.parentElement??(l instanceof ShadowRoot?l.host:
null)}return t}function Jf(e,t,s,n=Xa){let o=s?Math.max(Go,Math.min(Kf,t)):t;return e>=n&&o>=Go?{kind:e>=Gf?"large":"mid\
dle",height:o}:{kind:o<Go||s?"flow":"phone",height:o}}function es(e,t){let s="",n=()=>{let r=e.closest(".uw-page")??e.closest(
".uw-room");if(!r)return;let l=parseFloat(getComputedStyle(e).fontSize)||16,a=Zf(e),c=a==null?r.getBoundingClientRect().
top+window.scrollY:0,d=a??window.innerHeight-2*c,u=r.classList.contains("uw-position")?Uf:Xa,f=r.clientWidth/l,{kind:p,height:m}=Jf(
f,d/l,a!=null,u),g=`${p} ${Math.floor(m*l)} ${l}`;r.classList.toggle("uw-beside",a!=null&&p==="flow"&&f>=u),g!==s&&(s=g,
r.dataset.fit=p,r.classList.toggle("uw-one",p==="large"||p==="middle"),r.classList.toggle("uw-middle",p==="middle"),r.classList.
toggle("uw-phone",p==="phone"),r.classList.toggle("uw-fits",p!=="flow"),r.style.setProperty("--uw-h",`${Math.floor(m*l)}\
px`),r.style.setProperty("--uw-rem",`${l}px`),t())},o=new ResizeObserver(n),i=()=>{let r=e.closest(".uw-page")??e.closest(
".uw-room");return!r&&e.isConnected?0:r?(o.observe(r),n(),0):requestAnimationFrame(i)};return i(),window.addEventListener(
"resize",n),()=>{o.disconnect(),window.removeEventListener("resize",n)}}function Bt(e,t,s){let n=h("div",{class:`jupyter-widgets ${s}`});return Ne(e)({model:t,el:n}),n}async function Qa(e){let t=await fetch(e);if(t.status===202)return null;if(!t.ok||!t.body)throw new Error(`${e} did not \
come (${t.status}).`);return new Response(t.body.pipeThrough(new DecompressionStream("gzip"))).json()}async function we(e){
for(;;){let t=await Qa(e);if(t)return t;await new Promise(s=>setTimeout(s,1500))}}async function tl(e,t){let s=e[`${t} f\
irst`],n=s?await Qa(e[t]):await we(e[t]);return n?{saved:n,whole:null}:{saved:await we(s),whole:we(e[t])}}async function el(e){
let t=await fetch(e);if(!t.ok)throw new Error(`${e} did not come (${t.status}).`);return t.text()}function Xf(e){let t=[];for(let s of e){let n=t.at(-1);n?.[0]===s?n[1]++:t.push([s,1])}return t.map(([s,n])=>n>1?`${s} (${n}\
 times)`:s)}var tn=(e,t)=>[...e.querySelectorAll(t)].filter(s=>s.checkVisibility({visibilityProperty:!0}));function sl(e){
let t=n=>[...tn(n,".caption :is(.place, .line:not(.chip))").map(o=>o.textContent??""),...Xf(tn(n,".felt .thing[aria-labe\
l]:not([aria-hidden=true])").map(o=>`- ${o.getAttribute("aria-label")}`))],s=tn(e,".uw-panel [data-next], .uw-panel .giv\
en").map(n=>n.textContent??"");return[...tn(e,".uw-table").flatMap(t),...s].join(`
`)}var Qf="input:not([type=range]), select, textarea, [contenteditable]:not([contenteditable=false])",Uo="uncle_widgets key\
s",tp="input, [role=tab], .chooser, .art",nl=/^(Arrow|Home|End)/,il="button, a, summary, label, [role=button], [role=tab\
]",Ce=new Set,Ko=e=>e.closest(".uw-page")??e.closest(".uw-room")??e.closest(".uw"),rl=e=>e.getClientRects().length>0,al=e=>!!e.
any||e.keys.some(t=>t.length===1&&t!==" ");function en(){try{return localStorage.getItem(Uo)!=="off"}catch{return!0}}function ep(e){
try{e?localStorage.removeItem(Uo):localStorage.setItem(Uo,"off")}catch{}}function sp({el:e,keys:t},s,n){let{key:o,shiftKey:i}=s;
return nl.test(o)&&n.closest(tp)&&!(n instanceof HTMLInputElement&&e.contains(n))?!1:t().some(r=>(r.keys.includes(o)||r.
any?.(o))&&(!nl.test(o)||i===!!r.shift)&&(!r.inside||e.contains(n))&&(!al(r)||en()&&!n.closest("input"))&&r.when()&&r.press(
o,n))}function ol(e){if(e.defaultPrevented||e.isComposing||e.ctrlKey||e.metaKey||e.altKey)return;let t=e.composedPath(),
s=t[0];if(!(s instanceof Element)||s.closest("dialog")||s.closest(Qf)&&e.key!=="Escape")return;let n=[...Ce].filter(({el:o})=>{
let i=Ko(o);return i&&t.includes(i)&&rl(o)});if(n.length){if(e.key==="?")Yo(n[0].el);else if(!n.some(o=>sp(o,e,s)))return;
e.preventDefault(),e.stopPropagation()}}function sn(e,t){let s={el:e,keys:t};return Ce.size||document.addEventListener("\
keydown",ol,!0),Ce.add(s),()=>{Ce.delete(s),Ce.size||document.removeEventListener("keydown",ol,!0)}}function Yo(e){let t=Ko(
e),s=z("keys"),o=[...Ce].filter(a=>Ko(a.el)===t&&rl(a.el)).flatMap(a=>a.keys()).filter(a=>a.when()),i=h("div.keys-typed"),
r=h("dialog.sheet.keys-list",{"aria-labelledby":s,onclose:()=>r.remove()}),l=()=>{let a=en();G(i,h("span",{"aria-hidden":"\
true"},"Letters, digits and signs"),ht({label:"Letters, digits and signs",choices:[[!0,"On"],[!1,"Off"]],value:a,pick:c=>{
ep(c),l()},k:"typed"}));for(let c of r.querySelectorAll("[data-typed]"))c.classList.toggle("off",!a)};r.append(h("h2",{id:s,
tabindex:-1,autofocus:!0},"Keys of this room"),h("p.mute","They act while the focus is in the room, and in no field wher\
e you type."),h("dl",[...o,{keys:["?"],shown:"?",words:"Shows this list.",when:()=>!0,press:()=>!0}].map(a=>h("div",{"da\
ta-typed":al(a)&&a.shown!=="?"?"":null},h("dt",h("kbd",a.shown)),h("dd",a.words)))),i,h("button.btn",{"data-k":"keys.clo\
se",onclick:()=>r.close()},"Close")),l(),e.append(r),r.showModal()}var hl="uncle_widgets.tones",ll=220,np=880,nn=.16,op=.2,cl,dl=[["","Seen"],["heard","Heard too"]],Zo=()=>ie(hl),ul=e=>me(
hl,e),ip=(e,[t,s])=>ll*(np/ll)**Math.min(1,Math.max(0,(e-t)/(s-t||1)));function rp(e){let t=cl??new AudioContext;cl=t,e.
forEach((s,n)=>{let o=new OscillatorNode(t,{frequency:s}),i=new GainNode(t,{gain:0}),r=t.currentTime+1.5*n*nn;i.gain.setValueAtTime(
0,r),i.gain.linearRampToValueAtTime(op,r+nn/8),i.gain.linearRampToValueAtTime(0,r+nn),o.connect(i).connect(t.destination),
o.start(r),o.stop(r+nn)})}function fl(e,t,{span:s,answer:n,apart:o}){let i=t.runs[0].at(-1)?.[1],r=t.begun!==e.begun,l=!t.
running&&(r||e.running);if(!Zo()||i==null)return;let a=[...r?[i]:[],...l&&n&&!o?[n.value]:[]];a.length>0&&rp(a.map(c=>ip(
c,s)))}var ap=[[!0,"On"],[!1,"Off"]],lp=[["set","In order"],["any","Any order"]];function pl(e){let{model:t}=e,[s,n]=t.get("ran\
ge"),o=t.get("seats"),i=t.get("tab"),r=(f,p,m,g)=>h("button",{"data-k":f,"aria-label":p,"aria-disabled":g<s||g>n?"true":
null,onclick:()=>g>=s&&g<=n&&e.set("seats",g)},m),l=(f,p)=>h("div.line",h("span",{"aria-hidden":"true"},f),p),a=(f,p,m,g,w)=>l(
f,ht({label:f,choices:p,value:m,pick:g,k:w})),c=f=>{ul(f),e.show()},d=(f,p,m,g)=>h("button.btn",{"data-k":f,onclick:()=>e.
copy(m(),g)},p),u=h("input.txt",{"data-k":"seed","data-draft":"seed",inputmode:"numeric",maxlength:80,value:t.get("seed"),
"aria-label":e.seedName==="deal"?"Deal":"Seed",onchange:f=>e.set("seed",f.target.value.trim())});return h("div.menu",{role:"\
dialog","aria-label":"Settings"},t.get("howto")?.aim&&h("button.btn.wide",{"data-k":"menu.howto","aria-haspopup":"dialog",
onclick:()=>{e.toggle(!1),ts(t.get("howto"),e.over)}},"How to play"),h("div.rooms",{role:"group","aria-label":"More room\
s"},t.get("tabs").map(([f,p],m)=>m>2&&h("button",{class:"btn","data-k":`room.${f}`,"aria-pressed":String(f===i),"aria-di\
sabled":t.get("lacks")[f]?"true":null,title:t.get("lacks")[f],onclick:()=>{e.toggle(!1),e.set("tab",f)}},p))),!t.get("fi\
xed")&&l("Seats",h("span.step",{role:"group","aria-label":"Seats"},r("fewer","Fewer seats","−",o-1),h("output",String(
o)),r("more","More seats","+",o+1))),!t.get("fixed")&&l(e.seedName==="deal"?"Deal":"Seed",u),a("Predict first",ap,t.get(
"predict"),f=>e.set("predict",f),"predict"),t.get("order")&&a("Questions",lp,t.get("order"),f=>e.set("order",f),"order"),
a("Theme",Le,it(),Qe,"theme"),a("Trials",dl,Zo(),c,"tones"),t.get("suits")&&a("Suits",_o,_a(),Ba,"inks"),t.get("covers")&&
a("Covered names",Bo,zs(),Ia,"covers"),h("div.copies",d("copy","Copy link",()=>e.link,"The link is copied."),d("cell","C\
opy cell",()=>t.get("cell"),"The cell is copied."),d("words","Copy as text",()=>sl(e.page),"The table and the question a\
re copied as text."),h("button.btn",{"data-k":"keys","aria-keyshortcuts":"?",onclick:()=>{e.toggle(!1),Yo(e.root)}},"Key\
s"),t.get("home")&&ct()&&h("a.btn.quiet",{"data-k":"home",href:ft(t.get("home"),"",it())},"All games")))}var ml=["tab","seats","seed","note","busy","title","range","predict","order","howto"].map(e=>`change:${e}`).join(" "),cp=4e3,
hp=()=>y("svg.icon.sliders",{viewBox:"0 0 24 24",fill:"currentColor","aria-hidden":"true"},y("path",{d:"M2 6h9v3H2zM17 6\
h5v3h-5zM12.5 3h3v9h-3zM2 15h4v3H2zM12 15h10v3H12zM7.5 12h3v9h-3z"})),zo=class{constructor(t,s){this.model=t,this.open=!1,
this.read="",this.root=h("div.uw.uw-masthead"),this.head=h("div.uw-head"),this.over=h("div.uw-over"),this.root.append(this.
head,this.over),nt(this.root,t.get("palette")),s.append(this.root),this.tip=h("p.tip",{role:"status"}),this.saying=0,this.
aim={at:"",said:!1},this.root.addEventListener("keydown",n=>this.key(n)),this.outside=n=>{this.open&&!n.composedPath().includes(
this.root)&&this.toggle(!1)},document.addEventListener("pointerdown",this.outside),this.address=Ki({link:()=>t.get("link"),
room:()=>t.get("tab"),theme:it,open:n=>t.send({kind:"open",link:n}),hide:n=>document.body.classList.toggle("uw-opening",
n),replaced:()=>!document.querySelector(".uw-first")}),this.draw=()=>{(t.get("note")||t.get("busy"))&&this.address.answered(),
this.show()},this.moved=()=>this.address.changed(),this.stops=[Vt(()=>{this.show(),this.moved()}),es(this.root,()=>{}),Co(
()=>{this.aim.said=!1,this.show()})],t.on(ml,this.draw),t.on("change:link",this.moved),this.show()}set(t,s){this.model.set(
t,s),this.model.save_changes()}dismiss(){this.read=this.model.get("note"),this.show(),this.root.querySelector("[data-k=m\
enu]").focus({preventScroll:!0})}get standing(){let t=this.model.get("seats"),s=this.model.get("seed");return[[String(t),
t===1?" seat":" seats"],...s?[[s,`, ${this.seedName} `]]:[]]}get seedName(){return this.model.get("tab")==="play"?"deal":
"seed"}show(){this.model.get("note")||(this.read="");let{model:t}=this,s=t.get("howto"),[[n,o],i]=this.standing,r=t.get(
"tabs").slice(3);this.root.classList.toggle("elsewhere",r.some(([l])=>l===t.get("tab"))),G(this.head,h("div.mast",h("div\
.plate",{"aria-hidden":"true"},t.get("plate")&&h("img",{alt:"",src:`data:image/svg+xml,${encodeURIComponent(t.get("plate"))}`})),
h("h1",t.get("title")),h("div.tabs",{role:"tablist","aria-label":"Rooms"},t.get("tabs").map((l,a)=>this.tab(l,a))),h("bu\
tton.btn.settings",{"data-k":"menu","aria-haspopup":"dialog","aria-expanded":String(this.open),onclick:()=>this.toggle(!this.
open)},hp(),h("span.standing",h("b",n),o,i&&[i[1],h("b",i[0])]))),this.open&&pl(this),t.get("note")&&t.get("note")!==this.
read&&h("div.refused",h("p.refusal",{role:"alert"},t.get("note")),h("button.btn",{"data-k":"read",onclick:()=>this.dismiss()},
"Close")),t.get("busy")&&h("div.underway",h("p",t.get("busy")),h("button.btn",{"data-k":"stop",onclick:()=>t.send({kind:"\
stop"})},"Stop")),Vo(s,this.over,this.saysAim(s,t.get("tab"))),this.tip),queueMicrotask(()=>Ja(t.get("howto"),t.get("tab"),
this.over))}saysAim({game:t},s){let n=`${t} ${s}`;return t&&this.aim.at!==n&&(this.aim={at:n,said:!ze(t)}),this.aim.said}tab([
t,s],n){let o=t===this.model.get("tab"),i=this.model.get("lacks")[t];return h("button",{role:"tab","data-k":`tab.${t}`,class:n>
2?"further":null,"aria-selected":String(o),"aria-disabled":i?"true":null,title:i,tabindex:o?0:-1,onclick:()=>this.set("t\
ab",t),onkeydown:r=>this.along(r,t)},s)}along(t,s){let n={ArrowRight:1,ArrowLeft:-1}[t.key];if(!n)return;t.preventDefault();
let o=[...this.root.querySelectorAll("[role=tab]")].filter(l=>l.offsetParent),i=o.findIndex(l=>l.dataset.k===`tab.${s}`),
r=o[(i+n+o.length)%o.length];r.focus(),this.set("tab",r.dataset.k.slice(4))}get page(){return this.root.closest(".uw-pag\
e")??this.root}get link(){let t=this.model.get("link");return ct()?`${location.origin}${ft(location.pathname,t,it())}`:t}toggle(t){
this.open=t,this.say(""),this.show(),((t?[...this.root.querySelectorAll(".menu :is(button, input)")].find(n=>n.offsetParent):
null)??this.root.querySelector("[data-k=menu]")).focus({preventScroll:!0})}key(t){t.key!=="Escape"||!this.open||(t.preventDefault(),
this.toggle(!1))}async copy(t,s){try{await navigator.clipboard.writeText(t),this.say(s)}catch{this.say(t,!1)}}say(t,s=!0){
clearTimeout(this.saying),this.tip.textContent=t,t&&s&&(this.saying=window.setTimeout(()=>this.say(""),cp))}remove(){clearTimeout(
this.saying),document.removeEventListener("pointerdown",this.outside),this.model.off(ml,this.draw),this.model.off("chang\
e:link",this.moved),this.address.stop();for(let t of this.stops)t()}};function gl({model:e,el:t}){let s=new zo(e,t);return()=>s.
remove()}var wl=({name:e,choices:t,help:s},n,o)=>t?h("select.pick",{id:n,"data-k":`field.${e}`,onchange:i=>o[e]=i.target.value},t.
map(([i,r])=>h("option",{value:i,selected:i===o[e]},r))):h("input",{id:n,"data-k":`field.${e}`,value:o[e],maxlength:200,
autocomplete:"off",placeholder:s,oninput:i=>o[e]=i.target.value});var dp=e=>h("dl.clauses",e.map(([t,s])=>h("div",h("dt",t),h("dd",s))));function Jo({model:e,el:t}){let s=h("div.uw.uw-ru\
les"),n=e.get.bind(e),o=h("div");nt(s,n("palette"));let i=()=>o.replaceChildren(...n("note")?[h("p.refusal",{role:"alert"},
n("note"))]:[]),r=()=>{let{aim:u,title:f}=n("howto");return u&&[h("div.thead",h("h2","How to play"),h("p.mute",f)),h("p.\
goal",u),Qs(n("howto"))]},l=(u,f)=>{let p=z(u.name);return h("div.field",h("label",{for:p},u.label,u.help&&h("small",u.help)),
wl({...u,help:""},p,f))},a=()=>{let u=Object.fromEntries(n("fields").map(({name:f,value:p})=>[f,p]));return h("details.l\
eft",h("summary",h("b","What the rulebook leaves open")," ",h("span.mute",n("force"))),h("form",{onsubmit:f=>{f.preventDefault(),
e.send({kind:"set",values:u})}},n("fields").map(f=>l(f,u)),h("div.field",h("span.mute","Who changes one begins anew in e\
very room."),h("div.row.start",h("button.btn.solid",{type:"submit","data-k":"set"},"Play by these"),h("button.btn",{type:"\
button","data-k":"first",onclick:()=>e.send({kind:"first"})},"As at first")))),h("h3","How we settled the rest"),h("ul.r\
ulings",n("rulings").map(([f,p])=>h("li",p,h("small",` ${f}`)))))},c=()=>{let u={record:""};return h("details.left",h("s\
ummary",h("b","Open a saved game or a link")),h("form",{onsubmit:f=>{f.preventDefault(),e.send({kind:"set",values:u})}},
l({name:"record",label:"A record or link to open",value:"",help:n("record")},u),h("div.field",h("span"),h("button.btn.so\
lid",{type:"submit","data-k":"open"},"Open"))))},d=n("heads");return s.append(h("section.sheet",r(),d.length>0&&[h("h2",
"The rules"),d.map(([u,f])=>[h("h3",u),dp(f)]),a(),c(),o])),t.append(s),i(),e.on("change:note",i),()=>e.off("change:note",
i)}var up=400,Xo=[["guess","A guess"],["think","I think so"],["know","I know"]];function bl(e,t=()=>{}){let s=h("div"),n=i=>{
e.sure=i,o()},o=()=>{t(),G(s,ht({label:"How sure are you?",choices:Xo,value:e.sure,k:"sure",pick:n}))};return o(),h("div\
.sure",h("span","How sure?"),s)}function kl({press:e,refused:t}){let s=Number.NEGATIVE_INFINITY,n="",o="",i=h("button.bt\
n.solid.wide",{"data-k":"main",onclick:()=>{performance.now()-s<up||(n?t(n):e())}});return{node:i,show(r,l,a=r){o&&o!==a&&
(s=performance.now()),o=a,i.textContent!==r&&(i.textContent=r),n=l,l?i.setAttribute("aria-disabled","true"):i.removeAttribute(
"aria-disabled"),i.title=l}}}var yl=({revealed:e,steps:t=[]})=>e&&h("ol.reckoning",t.map(({letter:s,words:n,formula:o,value:i})=>h("li",h("span",s),h(
"span",n),h("b",i),o!==i&&h("small",o)))),fp=/-(US|CA|MX|PH|CO|CL|VE)$/i,xl=()=>({kind:"print",at:xs()?location.origin+location.
pathname:"",letter:fp.test(navigator.language)});function $l(e){if(e.kind!=="print")return;document.querySelector("ifram\
e.uw-print")?.remove();let t=h("iframe.uw-print",{title:"The sheet that is printed","aria-hidden":"true",tabindex:-1,style:"\
position:fixed;width:0;height:0;border:0",srcdoc:e.html,onload:()=>{t.contentWindow?.focus(),t.contentWindow?.print()}});
document.body.append(t)}var vl=[];globalThis.addEventListener?.("beforeprint",()=>{for(let e of document.querySelectorAll(
".uw-panel"))vl.push([e,e.className]),e.className=e.className.replace(/ c\d+/g,"")});globalThis.addEventListener?.("afte\
rprint",()=>{for(let[e,t]of vl.splice(0))e.className=t});var Re=(e,t,s)=>Math.max(0,Math.min(1,(e-t)/(s-t||1)));function wt(e,t){return t==="chance"?`${(e*100).toFixed(1)}%`:e.toFixed(
2).replace("-","−")}function re(e,t){let s=[.1,.2,.25,.5,1,2,2.5,5,10,20,25,50,100,200,250,500].find(o=>(t-e)/o<=5)??(t-
e)/4,n=[];for(let o=Math.ceil(e/s);o*s<=t+1e-9;o++)n.push(Number((o*s).toFixed(9)));return n}var Tt=(e,t,s,n="tx",o=14)=>y(
"text",{x:e,y:t,class:n,"font-size":o},s);function bt(e,t,s,n){if(e===0)return B(t,s,n-.8,{fill:"none",stroke:"var(--edg\
e)","stroke-width":1.5});let o=e>1&&B(t,s,n-.9,{fill:"none",stroke:"var(--accent-fill)","stroke-width":1.9});return y("g",
B(t,s,e>1?n*.56:n,{fill:"var(--accent-fill)"}),o)}var It=6;function Qo({came:e,measure:t},s,n){return t!=="chance"?y("path.it-paid",{d:`M${s} ${n-It-1}l${It+1} ${It+1}-${It+
1} ${It+1}-${It+1}-${It+1}Z`}):e==null?y("path.it-hid",{d:`M${s-It} ${n}h${2*It}`,"stroke-dasharray":"3 2"}):e?B(s,n,It,
{class:"it-came"}):B(s,n,It-1,{class:"it-did-not"})}var pp=({came:e,measure:t,words:s})=>t!=="chance"?s.replace(/\.$/,"").
toLowerCase():e==null?"not seen in the game":e?"it came":"it did not come",ti=e=>[e.mine?`you said ${e.mine}`:"skipped",
`the answer is ${e.right}${e.measure==="chance"?"":` ${e.measure}`}`,pp(e)].join(", ");function mp({said:e,exact:t,reach:s,
span:[n,o]}){let i=l=>4+192*Math.min(1,Math.max(0,Re(l,n,o))),r=i(t-s);return y("svg.bar",{viewBox:"0 0 200 30",preserveAspectRatio:"\
none","aria-hidden":"true"},y("path.axis",{d:"M4 15H196"}),R(r,6,i(t+s)-r,18,{class:"reach"}),y("path.exact",{d:`M${i(t)}\
 3V27`}),e!=null&&y("path.said",{d:`M${i(e)-7} 3h14l-7 12z`}))}var gp=e=>h("p.key",{"aria-hidden":"true"},h("span.k-said",
"you said"),h("span.k-exact","exact, and what is near"),h("span.k-came","it came"),e&&h("span.k-paid","an amount came"));
function Ml({title:e,near:t,lines:s=[],doors:n=[]},o,{go:i,open:r},l){let a=o.filter(({said:c})=>c!=null);return[h("div.\
endhead",h("h2",{"data-k":"ending",tabindex:-1},e),t&&h("span.chip.line",t)),a.length>0&&gp(a.some(({measure:c})=>c!=="c\
hance")),a.length>0&&h("ul.stops",a.map(c=>h("li",h("button",{"data-k":`stop.${c.at}`,"aria-label":`Step ${c.frame}, ${c.
name} ${ti(c)}. Look at it again`,onclick:()=>i(c.at)},h("span.q",h("b",String(c.frame)),` ${c.name}`),mp(c),h("span.fig",
c.mine,h("small"," for "),c.right),y("svg",{viewBox:"0 0 16 16",width:16,height:16,"aria-hidden":"true"},Qo(c,8,8)))))),
h("div.sum",s.map(([c,d])=>h("p",c&&h("b",c," "),d))),a.length>0&&l(),h("div.enddoors",n.map(({label:c,link:d},u)=>{let[
f,...p]=c.split(", ");return h(u===0?"button.btn.solid":"button.btn",{"data-k":`door.${u}`,"aria-label":c,onclick:()=>r(
d)},f,p.length>0&&h("span",`, ${p.join(", ")}`))}))]}var Sl=(e,t)=>t?`${Math.round(e*100)}${e===1?"%":""}`:String(Math.round(e*100)/100).replace("-","−");function on(e,t,s,n){
let o=t.measure==="chance",i=t.answer?.value??0,r=[i,t.said?.value,s.value].filter(E=>E!=null),l=o?0:Math.min(0,t.span[0],
...r),a=o?1:Math.max(t.span[1],...r),c=84,d=62,u=E=>c+Re(E,l,a)*(e-c-d),f=z("hatch"),p=n?25:31,m=[],g=15,w=(E,S,L,H)=>{m.
push(Tt(0,g+5,E,H?"tx2":"tx"),S,Tt(e,g+5,L,"tx b e",15)),g+=p},b=E=>({x:Math.min(u(0),u(E)),width:Math.max(1.5,Math.abs(
u(E)-u(0)))});if(t.said){let E=u(t.said.value);w("You said",y("g",$t(`M${u(0)} ${g}H${E}`,"var(--accent-fill)",2),y("pat\
h",{d:`M${E} ${g+10}l-9-17h18z`,fill:"var(--accent-fill)"})),wt(t.said.value,t.measure))}if(t.was&&!t.said){let E=u(t.was.
value);w("It was",y("g.ghost",y("path",{d:`M${u(0)} ${g}H${E}`,"stroke-dasharray":"5 4"}),y("path",{d:`M${E} ${g+10}l-9-\
17h18z`,"stroke-linejoin":"round"})),wt(t.was.value,t.measure),!0)}let x=t.simulated?"Stored":"Exact";w(x,y("rect",{...b(
i),y:g-9,height:18,fill:"var(--ink)",...wp(t,b)}),wt(i,t.measure));let{value:k,low:$,high:M}=s,v=k!=null&&$!=null&&M!=null;
t.untried||(w("Simulated",v&&y("g",y("rect",{...b(k),y:g-8.5,height:17,fill:`url(#${f})`,stroke:"var(--ink)","stroke-wid\
th":1.5}),$t(`M${u($)} ${g}H${u(M)}M${u($)} ${g-6}v12M${u(M)} ${g-6}v12`,"var(--accent-fill)",2.5)),v?wt(k,t.measure):"",
!v),v||m.push(Tt(c+8,g-p+5,"not tried yet","tx2",13)));let O=re(l,a).map(E=>[y("path",{d:`M${u(E)} 2V${g-13}`,stroke:E===
0&&!o?"var(--edge)":"var(--rule)"}),Tt(u(E),g+5,Sl(E,o),"tx2 m",13)]),T=[t.said&&`You said ${wt(t.said.value,t.measure)}\
.`,`${x} ${wt(i,t.measure)}${t.was?`; ${t.was.words}`:""}.`,v&&`Simulated ${wt(k,t.measure)}, 95% from ${wt($,t.measure)}\
 to ${wt(M,t.measure)}.`].filter(Boolean);return ue(e,g+10,T.join(" "),y("defs",Mt(f,"var(--ink)")),O,m)}var wp=({was:e,
answer:t},s)=>e&&e.value!==t?.value?{class:"grown",style:`--from:${s(e.value).width/s(t?.value??0).width}`}:{},El=()=>y(
"svg",{width:14,height:16,viewBox:"-7 -15 14 16","aria-hidden":"true"},y("path.ghost",{d:"M0-2l-6-11h12z","stroke-linejo\
in":"round"}));function Ol(e,t,s){let n=e.flatMap(d=>Array(d.n).fill(d.yes)),o=d=>[8+d%10*19,8+Math.floor(d/10)*19],[i,r]=o(
Math.max(1,Math.round((t??0)*100))-1),[l,a]=o(Math.round((s??0)*100)-1),c=e.map(d=>`${d.n} ${d.words}`).join(", ");return y(
"svg.hundred",{viewBox:"0 0 187 187",role:"img","aria-label":`Of 100: ${c}.`},n.map((d,u)=>{let[f,p]=o(u);return bt(d,f,
p,7.2)}),s!=null&&l>0&&y("path.ghost",{d:`M${l} ${a+6}l-7-12h14z`,"stroke-linejoin":"round"}),t!=null&&t>0&&y("path",{d:`\
M${i} ${r+6}l-6-11h12z`,fill:"var(--accent)",stroke:"var(--sheet)","stroke-width":2}))}var ei=e=>y("svg",{width:18,height:18,
"aria-hidden":"true"},bt(e,9,9,7));function Tl(e,t,s=t){let n=Math.max(...s.map(l=>l[1]),.01),o=14+8*Math.max(...s.map(l=>l[0].
length)),i=s.length>6?22:27,r=t.length*i;return ue(e,r,`${t.map(l=>`${l[0]}: ${l[2]}`).join(". ")}.`,t.map(([l,a,c],d)=>{
let u=d*i+i/2;return[Tt(0,u+5,l),R(o,u-7,Math.max(1.5,a/n*(e-o-64)),14,{fill:"var(--ink)"}),Tt(e,u+5,c,"tx b e")]}))}function Al(e,t,s,n){
let{runs:o,value:i}=n,r=s.measure==="chance",l=s.apart?void 0:s.answer?.value,a=s.said?.value,[c,d]=r?[0,1]:s.span,u=_=>wt(
_,s.measure).replace("%",""),f=[l,a].flatMap(_=>_==null?[]:[W(u(_),1.06*14)]),p=40,m=Math.max(58,17+Math.max(0,...f)),g=10,
w=26,b=_=>p+Math.log10(_)/4*(e-p-m),x=_=>g+(1-Re(_,c,d))*(t-g-w),k=z("band"),$=re(c,d),M=Math.max(1,Math.ceil(17*($.length-
1)/(t-g-w))),v=(_,Y)=>_.map((ot,At)=>`${At?"L":"M"}${b(ot[0])} ${x(ot[Y])}`).join(""),[O=[],...T]=o,E=O[O.length-1],S=e-
m+10,L=l==null?0:x(l)+5,H=a==null?0:x(a)+5,I=l==null||a==null?18:Math.abs(L-H),q=I>=17?0:(17-I)/2+1,K=H<=L?-1:1,F=i==null||
!E?"No trials yet.":`After ${n.begun.toLocaleString("en")} trials ${wt(i,s.measure)}, 95% from ${wt(n.low??0,s.measure)}\
 to ${wt(n.high??0,s.measure)}${l==null?".":`; exact ${wt(l,s.measure)}.`}`;return ue(e,t,F,y("defs",Mt(k,"var(--edge)")),
$.map((_,Y)=>[y("path",{d:`M${p} ${x(_)}H${e-m}`,stroke:"var(--rule)"}),Y%M===0&&Tt(p-8,x(_)+5,Sl(_,r).replace("%",""),"\
tx2 e",13)]),[1,10,100,1e3,1e4].map(_=>Tt(b(_),t-6,_.toLocaleString("en"),_===1?"tx2":"tx2 m",13)),O.length>1&&y("path",
{d:`${v(O,3)}L${[...O].reverse().map(_=>`${b(_[0])} ${x(_[2])}`).join("L")}Z`,fill:`url(#${k})`,opacity:.6}),T.map(_=>$t(
v(_,1),"var(--edge)",1.5)),l!=null&&$t(`M${p} ${x(l)}H${e-m}`,"var(--ink)",3),$t(v(O,1),"var(--accent-fill)",2.5,{"strok\
e-linejoin":"round"}),O.map((_,Y)=>B(b(_[0]),x(_[1]),Y===O.length-1?5:3.2,{fill:Y===O.length-1?"var(--lit)":"var(--sheet\
)",stroke:"var(--accent-fill)","stroke-width":2})),a!=null&&[y("path",{d:`M${e-m+1} ${x(a)}l10-6v12z`,fill:"var(--accent\
-fill)"}),y("text.b",{x:S+5,y:H+K*q,"font-size":14,fill:"var(--accent)"},u(a))],l!=null&&Tt(S+5,L-K*q,u(l),"tx b"))}var He=26,
bp=36;function Ll(e,t){let s=Math.min(bp,(e-He-4)/Math.max(1,t.length-1)),n=s>=24,o=t.map(({face:r,die:l,words:a})=>[r?.text,l&&
`a die, ${l}`,a].filter(Boolean).join(": "));return ue(e,56,o.join(", ")||"No trial yet.",t.map((r,l)=>{let a=2+l*s,c=a+
He/2,d=!!r.counts,u={transform:`translate(${r.die?a+1:a} ${r.die?8:2})`},f=r.eye?yp(c,20,d):y("g",u,r.die?Ts(r.die,He-2,
d):Wt(r.face,He));return y("g",f,d&&!r.eye&&!r.die&&R(a-1,1,He+2,He*1.4+2,{rx:3,fill:"none",stroke:"var(--lit)","stroke-\
width":3}),(n||r.counts)&&Tt(kp(c,r.words,e),54,r.words??"",r.counts?"tx b m":"tx2 m",13))}))}function kp(e,t,s){let n=W(
t??"",13)*.55;return Math.max(n,Math.min(e,s-n))}var yp=(e,t,s)=>y("g",{fill:"none",stroke:"var(--ink)","stroke-width":2},
y("path",{d:`M${e-13} ${t}q13 ${s?-20:0} 26 0q-13 20-26 0Z`}),s?B(e,t,5,{fill:"var(--accent-fill)",stroke:"none"}):y("pa\
th",{d:`M${e-7} ${t+11}l-2 4M${e} ${t+12}v5M${e+7} ${t+11}l2 4`}));function Nl(e,t,s,n){let a=Math.max(s,t.length,1),c=Math.
min(42,(e-30)/a),d=g=>30+c*(g+.5),u=g=>42-g*36,f=new Map(t.map(g=>[g.at,g])),p=t.map(g=>`${g.at+1}: ${ti(g)}`),m=g=>{let w=f.
get(g),b=d(g),x=Math.min(13,c/2-1);if(!w&&c<11)return R(b-1,50,2,6,{fill:"var(--edge)"});if(!w)return Tt(b,58,"?","tx2 b\
 m",14);let[k,$]=w.span,M=v=>u(Re(v,k,$));return[w.said!=null&&y("path",{d:`M${b-1} ${M(w.said)}l-11-7v14z`,fill:"var(--\
accent-fill)"}),R(b+1,M(w.exact)-3,x,6,{fill:"var(--ink)"}),Qo(w,b,53)]};return ue(e,66,p.length?`${p.join(". ")}.`:"No \
guesses yet.",n>=0&&[R(d(n)-c/2,0,c,62,{fill:"var(--inset)"}),R(d(n)-c/2,62,c,3,{fill:"var(--lit)"})],[0,.5,1].map(g=>[y(
"path",{d:`M30 ${u(g)}H${e}`,stroke:"var(--rule)"}),g!==.5&&Tt(24,u(g)+5,String(g*100),"tx2 e",13)]),Array.from({length:a},
(g,w)=>m(w)))}var Rl=e=>e.split("/").map((t,s,n)=>s<n.length-1?[`${t}/`,h("wbr")]:t),xp=()=>y("svg",{width:18,height:18,"aria-hidden":"\
true"},y("path",{d:"M9 16 1 2h16z",fill:"var(--accent-fill)"}));function Hl(e,t,s,n,o,i,r,l){if(e.certain)return _l(h("d\
iv.answer",oi(e),Cl(e),o));let a=h("div.cmp"),c=[Dt(a,p=>on(p,e,t(),i()))],d=e.bars??[],u=h("div.outcomes");return d.length>
0&&c.push(Dt(u,p=>Tl(p,d))),{node:h("div.answer",a,s.seen&&$p(s),vp(e,r),e.measure==="chance"?Mp(e,n,l):Sp(e,l),d.length>
0&&u,o,Cl(e)),tried:()=>c[0].again(),again:()=>c.forEach(p=>p.again()),stop:()=>c.forEach(p=>p.stop())}}var _l=e=>({node:e,
tried:()=>{},again:()=>{},stop:()=>{}}),$p=e=>h("p.came",h("span",e.came==null?"Not seen in the game":e.came?"This time \
it came":"This time it did not"),ei(e.came?1:0),h("b",e.words??""));function si({mistake:e,asks:t,own:s},n){if(!e)return null;
if(s)return h("p",h("b",`${e.name}. `),e.words);let o=(i,r)=>h("button.btn.quiet",{"data-k":`own.${i}`,onclick:()=>n(r)},
i);return t&&h("p.own",h("span",e.asked),o("Yes",!0),o("No",!1))}function vp(e,t){let{said:s,misconception:n,notice:o}=e,
i=s&&[h("p",{role:"status"},h("b",s.verdict)),si(s,t)];return ni(i,o,n)}var ni=(e,t,s)=>!!(e||t||s)&&h("div.note",xp(),h(
"div",e,t&&h("p.notice",t),s&&h("p.trap",`The trap: ${s}.`)));function Mp(e,t,s){let{answer:n,dots:o=[]}=e;if(!n)return null;
let i=String(n.hundred),r=[n.percent,`chance ${n.one_in}`,`odds ${n.odds}`,e.simulated].filter(Boolean);return[h("div.co\
unted",o.length>0&&Ol(o,e.said?.value,e.was?.value),h("div",h("p.big",h("span.sr",`${n.about} `),h("button.asks-why",{tabindex:-1,
"aria-label":i,onclick:s},fe(i,46)),h("b",t?`of 100 ${n.says}`:"of 100"),Il(i,s)),oi(e),h("ul.kinds",o.map(l=>h("li",ei(
l.yes),h("span",h("b",String(l.n)),` ${l.words}`)))))),h("p.ways",t&&h("b.short",`${i} of 100 ${n.says}: `),n.fraction&&
["exactly ",h("b",Rl(n.fraction)),"; "],r.map((l,a)=>[a>0&&", ",h("span",{},l)]))]}function Bl(e,t){let[s]=/[\u2212-]?\d[\d,.]*\d|\d/.
exec(e)??[""],n=e.indexOf(s);return s?[e.slice(0,n),h("button.asks-why",{"data-k":"headwhy","aria-label":`${s}: why?`,onclick:t},
s),e.slice(n+s.length)]:e}var Il=(e,t)=>h("button.btn.quiet.derive",{"data-k":"derive",onclick:t},`Why ${e}?`),Sp=(e,t)=>h(
"div.counted",h("div",h("p.lead",h("button.asks-why",{tabindex:-1,onclick:t},h("b",e.answer?.lead??"")),` ${e.answer?.says??
""} `,Il((e.answer?.lead??"").split(" ")[0],t)),oi(e),h("p.ways",e.simulated||e.answer?.fraction&&[e.answer.rounded?"to \
six places ":"exactly ",h("b",Rl(e.answer.fraction))]))),oi=({was:e})=>e&&h("p.was",El(),e.words),Cl=e=>e.apart&&h("p.ap\
art",e.apart);function ql(e,t,s,n,o){let i=e.steps??[],r=i[t];if(!r)return _l(h("p.mute","There is nothing to derive her\
e."));let l=h("div.art",{tabindex:0,role:"group","aria-label":"The picture"}),a=r.picture,c=a&&Dt(l,u=>o(a.kind,u,a));return{
node:h("div.why",h("div.now",{"data-next":!0,tabindex:-1,"aria-live":"polite"},h("h3",h("i",{"aria-hidden":"true"},r.letter),
r.words),a&&l,r.tree&&h("ul.branches",Dl(r.tree,0)),(r.formula||r.value)&&h("p.reckon",h("span",r.formula??""),h("b",r.value?
`= ${r.value}`:""))),h("div",{class:i.length>6?"tiles many":"tiles",role:"group","aria-label":"All steps"},i.map((u,f)=>h(
"button",{"data-k":`why.${f}`,"aria-current":f===t?"step":null,"aria-label":`${u.letter}. ${u.words}${s.has(f)?`: ${u.value??
""}`:""}`,onclick:()=>n(f)},h("i",{"aria-hidden":"true"},u.letter),h("span",h("small",u.words),u.value!=null&&(s.has(f)?
h("b",u.value):h("em.rd"))))))),tried:()=>{},again:()=>c?.again(),stop:()=>c?.stop()}}function Pl({steps:e=[]},t,s){return e[t]?
h("div.stepnav",h("button.btn",{"data-k":"why.back","aria-label":"The step before","aria-disabled":t?null:"true",onclick:()=>t&&
s(t-1)},t?`◂ ${e[t-1].letter}`:"◂"),h("span",`step ${t+1} of ${e.length}`),h("button.btn.solid",{"data-k":"why.on","\
aria-label":t+1<e.length?`Next step, ${e[t+1].letter}`:"Once more from the first step",onclick:()=>s((t+1)%e.length)},t+
1<e.length?`Next: ${e[t+1].letter} ▸`:"Again: a")):null}var Dl=(e,t)=>[h("li",{style:`--depth:${t}`},e.chance&&h("b",e.
chance),h("span",e.words),e.value&&h("em",e.value)),...e.children.flatMap(s=>Dl(s,t+1))],Wl=()=>h("div.covered",{role:"i\
mg","aria-label":"The answer is covered until you give a number."},h("div.lines",h("i",{style:"width:88%"}),h("i",{style:"\
width:62%"})),h("div.blank"),h("i",{style:"width:74%"})),jl=()=>h("p.key",{"aria-hidden":"true"},h("span.k-said","you sa\
id"),h("span.k-exact","exact"),h("span.k-came","it came"),h("span.k-not","it did not")),Fl=({lesson:e="",concept:t},s)=>h(
"div.sheet",{role:"dialog","aria-label":t,onkeydown:n=>n.key==="Escape"&&s()},h("h2",t),e.split(`

`).map(n=>h("p",n.split("**").map((o,i)=>i%2?h("b",o):o))),h("button.btn.solid.wide",{"data-k":"readclose",onclick:s},"B\
ack to the question"));var Vl=e=>e.split(/(?<=[.?!])\s+/);function ss(e){let t=e.map(Vl),s=t[0].filter(n=>t.every(o=>o.includes(n)));return{both:s.
join(" "),own:t.map(n=>n.filter(o=>!s.includes(o)).join(" "))}}var ii=(e,t)=>e.closest(".uw-cols")?.setAttribute("data-s\
ide",String(t)),Gl=e=>t=>ii(t.currentTarget,e),Ul=(e,{line:t},s,n)=>[h("button.sidehead",{"data-k":`turn${e}`,onclick:Gl(
e)},h("b.badge",{"aria-hidden":"true"},String(e+1)),h("b",t),n&&h("b.it",n)),s&&h("p.mute",s)];function Kl(e,t,s,n){let o=ss(
e.map(({ask:l})=>l)).own,i=ss(e.map(({given:l})=>l)).own,r=l=>Vl(`${o[l]} ${i[l]}`.trim()).filter(a=>a&&!e[l].line.startsWith(
a.slice(0,-1))).join(" ");return h("div.pair",e.map((l,a)=>h("div.side",{role:"group","aria-label":l.line,onfocusin:Gl(a)},
Ul(a,l,r(a)),Zs({...l,says:""},{k:String(a),label:l.line,value:t[a],set:c=>s(a,c),enter:n}))))}function Yl(e,t){let s=e.
flatMap((n,o)=>n===""?[o]:[]);return s.length>1?"Move the sliders, or type two numbers.":s.length?`The ${s[0]?"second":"\
first"} number is missing. Both are shown together.`:t.map((n,o)=>Ys(e[o],n)).find(Boolean)??""}var Zl=(e,t)=>ht({label:"\
Which of the two",choices:e.map(({at:s,line:n},o)=>[s,`${o+1}. ${n}`]),value:e.find(({here:s})=>s)?.at??e[0].at,k:"side",
pick:t});function zl(e,t,s){let n=t.map(()=>h("div.cmp")),o=t.map(({measure:a,span:c,said:d,number:u},f)=>{let p={measure:a,
span:c,said:d,answer:{value:u??0},untried:!0};return Dt(n[f],m=>on(m,p,{},!0))}),i=t.find(({said:a})=>a?.asks),r=t.map(({
said:a},c)=>a&&[h("p",{role:"status"},h("b",`${c+1}. `),a.verdict),(a.own||t[c]===i)&&si(a,s)]);return{node:h("div.answe\
r",t.map((a,c)=>h("div.side",Ul(c,a,"",a.text),n[c])),ni(r,e.notice)),tried:()=>{},again:()=>o.forEach(a=>a.again()),stop:()=>o.
forEach(a=>a.stop())}}function Jl(e,t,s,{draft:n,folded:o,changed:i,enter:r}){let l=(d,u)=>{n.values[d]=u,i()},a=()=>Zs({...e,says:e.says||"ti\
mes"},{value:n.values[0],set:d=>l(0,d),enter:r}),c=()=>G(o,Xo.map(([d,u])=>h("option",{value:d,selected:d===n.sure},u)));
return[t.length>0?Kl(t,n.values,l,r):a(),bl(n,c),s&&h("p.refusal",{role:"alert"},s)]}var Ep=()=>y("svg.tick",{width:16,height:16,viewBox:"0 0 16 16","aria-hidden":"true"},$t("M2 8.5 6 13 14 3.5","currentCo\
lor",2.5)),Op=e=>e.away?`, not now. ${e.away}`:"",ri=2;function Xl({chips:e,now:t,open:s,pick:n,toggle:o}){if(e.length<ri)
return null;let i=e.findIndex(l=>l.id===t),r=z("chips");return h("div",{class:s?"chips open":"chips"},h("button.btn.onec\
hip",{"data-k":"chips","aria-expanded":String(s),"aria-controls":r,onclick:o},h("span",`Question ${i+1} of ${e.length}`),
h("b",e[i]?.name??"")),h("div.allchips",{id:r,role:"group","aria-label":"Questions"},e.map((l,a)=>h("button.qchip",{"dat\
a-k":`q.${l.id}`,"aria-pressed":String(l.id===t),"aria-keyshortcuts":a<9&&en()?String(a+1):null,"data-away":!l.arises,"a\
ria-label":`${a+1}. ${l.name}${l.done?", answered":""}${Op(l)}`,title:l.away?`${l.title} ${l.away}`:l.title,onclick:()=>n(
l.id)},h("span",l.name),l.done&&Ep()))))}var Ql=e=>h("div.goal",h("h2",e.title??""),!!e.of&&h("span.chip.line",`${[e.at,
e.also].filter(Boolean).join(" and ")} of ${e.of}`),e.line&&h("p",e.line));function ai(e,t){let{choices:s,name:n,label:o,
value:i}=e,r=s.length>6||s.map(c=>c[1]).join("").length>22,l=z("setting"),a=`knob.${n}`;return h("div",{class:e.model?"s\
etting model":"setting"},h(r?"label":"span",{for:r?l:null},o),r?h("select.pick",{id:l,"data-k":a,onchange:c=>t(s[c.target.
selectedIndex][0])},s.map(([c,d])=>h("option",{selected:c===i},d))):ht({label:o,choices:s,value:i,pick:t,k:a}))}var tc=(e,t,s)=>h(
"div.siblings",{role:"group","aria-label":`${e}: each choice`},h("span",e),t.map((n,o)=>h("button",{"data-k":`sib.${o}`,
"aria-pressed":String(n.here),"aria-label":`${n.label}: ${n.text??"covered until you give a number"}`,onclick:()=>s(n.value)},
h("span",n.label),n.text?h("b",n.text):h("i.rd"))));var N={ink:"var(--ink)",accent:"var(--accent-fill)",rule:"var(--rule)",edge:"var(--edge)",sheet:"var(--ground, var(--she\
et))",band:"color-mix(in srgb, var(--rule) 45%, transparent)"},C=(e,t,s,n="tx",o=13)=>y("text",{x:e,y:t,class:n,"font-si\
ze":o},String(s)),D=(e,t=N.rule,s=1,n={})=>y("path",{d:e,fill:"none",stroke:t,"stroke-width":s,...n}),li=(e,t)=>y("path",
{d:`M${e} ${t}l9 18h-18z`,fill:N.sheet,stroke:N.accent,"stroke-width":2.5}),X=(e,t,s,...n)=>y("svg.pic",{width:e,height:t,
viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":s},...n),lt=(e,t)=>({class:"pic-in",style:`animation-delay:${Math.round(
e*t)}ms`});function tt(e,t,s=13){let n=[];for(let o of e.split(" ")){let i=n.length-1;i>=0&&W(`${n[i]} ${o}`,s)<=t?n[i]+=
` ${o}`:n.push(o)}return n}function kt(e,t,s=6){let n=10**Math.floor(Math.log10((t-e)/s||1));for(let i of[1,2,5,10,20])if((t-
e)/(n*i)<=s){n*=i;break}let o=[];for(let i=Math.ceil(e/n-1e-9);i*n<=t+1e-9;i++)o.push(Number((i*n).toFixed(9)));return o}
var ci=e=>String(e).replace("-","−");function ns(e,t,s,n,o){let i=C(e,t,s,n,o);return i.style.cssText="paint-order:str\
oke;stroke:var(--ground, var(--sheet));stroke-width:4px",i}var ec=(e,t,s,n)=>y("g",B(e,t,s-.8,{fill:N.band,stroke:N.rule,"stroke-width":1.5}),D(`M${e-s} ${t+s}L${e+s} ${t-s}`,N.ink,
2,n?{class:"pic-in late"}:{}));function rn(e,t,s=0){let n=Math.min(19,e/25),o=n*.38,i=[...t.signs],r=d=>[(d%25+.5)*n,(Math.
floor(d/25)+.5)*n],l=4*n+19,a=0,c=t.kinds.map(([d,u],f)=>{let p=`${d.toLocaleString("en")} ${u}`,m=30+W(p,13);a>0&&a+m>e&&
([a,l]=[0,l+19]);let g=a;return a+=m,[f===2?ec(g+8,l-4.5,7,!1):bt(f===0?1:0,g+8,l-4.5,7),C(g+20,l,p,"tx")]});return X(e,
l+6,t.spoken,Array.from({length:100-i.length},(d,u)=>{let[f,p]=r(i.length+u);return B(f,p,1.5,{fill:N.rule})}),i.map((d,u)=>{
let[f,p]=r(u),m=d==="x"?ec(f,p,o,u>=s):bt(d==="y"?1:0,f,p,o);return u>=s?y("g.pic-in",m):m}),c)}var be=21,Tp=3,hi=50;function an(e,t,s=0,n=200){
let{start:o,target:i,n:r}=t,[l,a]=[r<1e3?34:48,e-12],c=S=>l+(a-l)*(S-o)/(i+5-o),d=20,u=Math.floor((n-d-hi-32)/be),f=Math.
max(1,Math.min(Tp,u)),p=d+f*be,m=p+12+hi,g=Math.max(...t.feet,...t.exact.map(S=>S*r),1)*1.08,w=S=>m-hi*S/g,b=kt(o,i,6).filter(
S=>Number.isInteger(S)&&Math.abs(S-i)>(i-o)/10),x=Math.max(1.5,(c(o+1)-c(o))*.66),[k,$]=[z("feet"),z("feet")],M=t.rows.slice(
-f),v=r-M.length,O=r?`Feet on each total after ${r.toLocaleString("en")}`:"Feet on each total",T=r?`at ${i}: ${t.feet[t.
feet.length-1].toLocaleString("en")}`:"",E=e-c(o)-W(T,1.06*13)-8;return X(e,m+20,t.spoken,y("defs",Mt(k,N.ink),Mt($,N.accent)),
R(c(i)-7,d-4,14,p-d+6,{fill:N.band,stroke:N.edge}),b.map(S=>[C(c(S),13,S,"tx2 m"),D(`M${c(S)} 17V${p}`)]),C(c(i),13,i,"t\
x b m"),Array.from({length:f},(S,L)=>D(`M${c(o)} ${d+L*be+be-5}H${a}`)),M.map((S,L)=>{let H=d+L*be+be-5,I=v+L>=s;return[
C(l-6,H+4,(v+L+1).toLocaleString("en"),"tx2 e"),S.slice(1).map((q,K)=>{let[F,_]=[c(S[K]),c(Math.min(q,i+5))],Y=q===i;return y(
"g",I?{class:"pic-in",style:`animation-delay:${M.length>1&&r-s>1?0:K*60}ms`}:{},D(`M${F} ${H}A${(_-F)/2} ${Math.min(be-8,
(_-F)/2*.9+2)} 0 0 1 ${_} ${H}`,N.edge,1.4),B(_,H,Y?5.5:2.2,{fill:Y?N.accent:N.ink}))})]}),D(`M${c(o)} ${m}H${c(i+.6)}`,
N.edge),r>0&&C(l-6,w(g/1.08)+5,Math.round(g/1.08).toLocaleString("en"),"tx2 e"),t.feet.map((S,L)=>{let H=L+1===t.feet.length;
return R(c(o+1+L)-x/2,w(S),x,m-w(S),{fill:`url(#${H?$:k})`,stroke:H?N.accent:N.ink,"stroke-width":.7})}),r>0&&[D(t.exact.
map((S,L)=>`${L?"L":"M"}${c(o+1+L)} ${w(S*r)}`).join(""),N.sheet,5),D(t.exact.map((S,L)=>`${L?"L":"M"}${c(o+1+L)} ${w(S*
r)}`).join(""),N.ink,2.5)],C(c(o),m+16,W(O,13)<E?O:O.replace(" on each total",""),"tx2"),r>0&&C(e,m+16,T,"tx b e"))}var Ap={cases:rn,paths:an},di=(e,t)=>y("svg",{width:22,height:12,"aria-hidden":"true"},y("path",{d:"M0 6h22",fill:"none",
...e}),t),Lp=()=>({node:h("p.untried",{role:"status"},Np),tried:()=>{},again:()=>{},stop:()=>{}}),Np="No trials of this \
question were dealt in advance, and this page has no Python to deal them now. Here you can try out the questions at whic\
h the game stops and asks, and those of the lessons; with Python, every question.";function sc(e,t,s){if(e.untried)return Lp();
let n=h("div.plot"),o=h("div.traces"),i=t().grown,r=i?h("div",{class:`grown ${i.kind}`}):!1,l=i?.n??0,a=h("div.counts",{
role:"group","aria-label":"How many trials"}),c=h("div.told",{role:"status"}),d=h("button.btn.quiet.stop",{"data-k":"sto\
p",onclick:()=>s({kind:"stop"})},"Stop"),u=h("input.seedbox",{inputmode:"numeric","data-k":"trialseed",maxlength:80,"ari\
a-label":"Seed of your trials",onchange:()=>s({kind:"again",seed:u.value})}),f,p=t(),m=h("span",di({stroke:"var(--edge)",
"stroke-width":1.5}),"runs before"),g=()=>{let{clientWidth:v,clientHeight:O}=n;v>0&&O>40&&n.replaceChildren(Al(v,O,e,t()))},
w=()=>{e.traces&&o.clientWidth>0&&o.replaceChildren(Ll(o.clientWidth,t().traces))},b=()=>{let v=t().grown;!r||!v||!r.clientWidth||
(r.replaceChildren(Ap[v.kind](r.clientWidth,v,Math.min(l,v.n),r.clientHeight)),l=v.n)},x=new ResizeObserver(()=>requestAnimationFrame(
$));x.observe(n);let k=()=>{let v=t();fl(p,v,e),p=v;let O=v.begun>=v.most;a.classList.toggle("full",O),G(a,O?h("button.b\
tn.solid",{"data-k":"anew",onclick:()=>s({kind:"again"})},"Another run"):v.counts.map(S=>h("button",{class:S===1?"btn so\
lid":"btn","data-k":`run.${S}`,"aria-label":`×${S.toLocaleString("en")}: run ${S>1?"so many trials":"one trial"}`,"aria\
-disabled":v.running?"true":null,onclick:()=>!t().running&&s({kind:"run",trials:S,calm:$e()})},`×${S.toLocaleString("en")}`))),
m.hidden=v.runs.length<2,d.style.visibility=v.running?"visible":"hidden",f!==v.seed&&!u.matches(":focus")&&(f=v.seed,u.value=
String(v.seed));let T=e.traces?"below the chart":"on the table",E=`One first: ×1 will ${e.trial}, and you see it ${T}.`;
c.replaceChildren(h("p",h("b",v.summary??E),v.last&&h("span.last",` ${v.last}`),v.claim&&` ${v.claim}`,v.band&&h("span.m\
ute",` ${v.band}`),v.beforehand&&h("span.mute",` ${v.beforehand}`)),...v.note?[h("p.refusal",v.note)]:[]),$()},$=()=>{w(),
g(),b(),c.scrollHeight>c.clientHeight+1?c.tabIndex=0:c.removeAttribute("tabindex")},M=h("div.try",r,n,e.traces&&o,a,c,h(
"div.tryfoot",h("p.key",{"aria-hidden":"true"},!e.apart&&h("span",di({stroke:"var(--ink)","stroke-width":3}),e.simulated?
"found before":"exact"),h("span",di({stroke:"var(--accent-fill)","stroke-width":2.5},B(11,6,3.2,{fill:"var(--sheet)",stroke:"\
var(--accent-fill)","stroke-width":2})),"your run"),m),h("label.trialseed","seed",u),d,h("button.btn.quiet",{"data-k":"a\
gain",onclick:()=>s({kind:"again"})},"Start again")));return k(),{node:M,tried:k,again:$,stop:()=>x.disconnect()}}var Cp=(e,t,s,n)=>y("g",B(e,t,s-.8,{fill:n?N.band:"none",stroke:N.rule,"stroke-width":1.5}),D(`M${e-s*.9} ${t+s*.9}L${e+
s*.9} ${t-s*.9}`,N.edge,1.8));function nc(e,t){let s=e<560,n=s?16.5:19,o=n*.38,[i,r,l,a]=t.counts,c=[...Array(i).fill("y\
es"),...Array(r).fill("out"),...Array(l).fill("no"),...Array(a).fill("out-no")],d=24,u=10*n+10,f=c.map((L,H)=>{let[I,q]=[
(H%10+.5)*n,d+(Math.floor(H/10)+.5)*n];return L==="yes"||L==="no"?bt(L==="yes"?1:0,I,q,o):y("g.pic-in",{style:"animation\
-delay:240ms"},Cp(I,q,o,L==="out"?1:0))}),p=t.sides.map(([L,H],I)=>{if(!L)return null;let q=I?100-L:0,K=d+q/10*n+2,F=d+(q+
L)/10*n-2,_=(s?e:e*.55)-u-14,Y=tt(H,_),ot=Math.min(Math.max((K+F)/2-8*Y.length+5,d+10),d+10*n-16*Y.length);return[D(`M${u}\
 ${K}h6V${F}h-6`,N.edge,1.5),C(u+14,ot,L,"tx b",15),Y.map((At,he)=>C(u+14,ot+16*(he+1),At,"tx2"))]}),[m,g,w]=t.left,b=s?
0:Math.max(e*.58,u+150),x=s?d+10*n+34:d,k=7,$=s?n:Math.min(n,(e-b)/12),M=Array.from({length:g},(L,H)=>y("g",lt(H,8),bt(H<
m?1:0,b+(H%k+.5)*$,x+(Math.floor(H/k)+.5)*$,$*.38))),v=Math.ceil(g/k),O=b+k*$+18,T=e-O-pt(m,34)-8,E=tt(`of ${g} ${w}`,Math.
max(T,60),1.06*15),S=x+Math.max(v*$,26+18*E.length)+8;return X(e,Math.max(S,d+10*n+4),t.spoken,C(0,13,t.holders,"tx b",14),
f,p,C(b,x-11,`Strike out ${r+a}. Left: ${g}`,"tx b",14),M,vt(m,O,x+2,34,{colour:"var(--accent)"}),E.map((L,H)=>C(O+pt(m,
34)+8,x+14+18*H,L,"tx b",15)),C(O+pt(m,34)+8,x+14+18*E.length,`chance ${t.exact}`,"tx2"))}var oc=e=>1+Math.max(0,...e.children.
map(oc));function ic(e,t){let s=oc(t.tree),n=e/s,o=t.tree.n<1e3?46:62,i=36,r=n-14,l=f=>i+14+16*tt(f.words,r).length,a=[],
c=[],d=4,u=(f,p)=>{let m=p*n,g=f.children.map($=>u($,p+1)),w=g.length?g.reduce(($,M)=>$+M,0)/g.length:d+i/2;g.length||(d+=
l(f)),f.children.forEach(($,M)=>{let v=$.mark==="out";a.push(y("g",lt(p+1,160),D(`M${m+o} ${w}L${m+n} ${g[M]}`,v?N.rule:
N.ink,v?1.5:2)))});let[b,x]=[f.mark==="yes",f.mark==="out"],k=b?"fill:var(--sheet)":x?"fill:var(--ink-2)":"";return c.push(
y("g",lt(p,160),R(m+1,w-i/2,o-2,i,{rx:3,fill:b?N.accent:N.sheet,stroke:b?N.accent:x?N.rule:N.edge,"stroke-width":1.8,"st\
roke-dasharray":x?"4 4":null}),y("text.tx.b.m",{x:m+o/2,y:w+6,"font-size":17,style:k},f.n.toLocaleString("en")),tt(f.words,
r).map(($,M)=>ns(m,w+i/2+16*(M+1),$,"tx2")))),w};return u(t.tree,0),X(e,d,t.spoken,a,c)}function rc(e,t){let s=e<440?16:Math.min(22,e/26),n=t.dots.flatMap(([d,,u])=>Array.from({length:d},()=>u)),o=e<10*s+22+180,
i=o?0:10*s+22,r=[],l=o?10*s+24:16;for(let[d,u,f]of t.dots)d&&(r.push(bt(f,i+7,l-5,7),C(i+22,l,d,"tx b",15)),r.push(C(i+26+
9*String(d).length,l,u,"tx",14)),l+=25);r.push(D(`M${i} ${l-10}H${e}`)),l+=10;let a=(d,u,f,p=N.ink)=>{r.push(C(i,l,d,"tx\
2"));for(let g of tt(`${u} =`,e-i-48,14))l+=20,r.push(C(i,l,g,"tx",14));let m=C(e,l,f,"b e",20);m.style.fill=p,r.push(m),
l+=28};a("hands, each counted once",t.hands[0],t.hands[1]),a(`${t.cards[0]} in those hands`,t.cards[1],t.cards[2],"var(-\
-accent)");for(let d of tt(`more finely ${t.exact[0]} and ${t.exact[1]}`,e-i))r.push(C(i,l-4,d,"tx2")),l+=16;l-=16;let c=Math.
max(10*s,l+4);return X(e,c,t.spoken,n.map((d,u)=>y("g",lt(Math.floor(u/10)*3+u%10,20),bt(d,(u%10+.5)*s,(Math.floor(u/10)+
.5)*s,s*.38))),r)}var Rp=(e,t,s,n)=>[C(e,t-7,s,"tx b m",17),D(`M${e-15} ${t}h30`,N.ink,2),C(e,t+19,n,"tx b m",17)];function ac(e,t){
let s=t.factors.length,n=t.factors[0][1],o=Math.max(1,Math.min(s,Math.floor((e+20)/84))),i=24,r=Math.min(190,(e-i*(o-1))/
o),l=n>60?12:7,a=Math.min(r/l,13),c=Math.ceil(n/l),d=s<=4&&a>=5,u=(d?c*a+26:18)+66,f=[];t.factors.forEach(([g,w],b)=>{let x=b%
o*(r+i),k=Math.floor(b/o)*u,$=x+(d?l*a/2:r/2),M=[C(d?x:$,k+13,`${b+1}${["st","nd","rd"][b]??"th"} card`,d?"tx2":"tx2 m")];
if(d)for(let O=0;O<w;O++){let T=O>=g;M.push(R(x+O%l*a+1,k+20+Math.floor(O/l)*a+1,a-2,a-2,{rx:1.5,fill:T?N.accent:"none",
stroke:T?N.accent:N.edge,"stroke-width":1.2}))}let v=k+(d?20+c*a:12)+28;f.push(y("g",lt(b,240),M,Rp($,v,g,w))),b+1<s&&f.
push(C(Math.min(e-6,$+(r+i)/2),v+6,"×","tx m",18))});let p=Math.ceil(s/o)*u+14,m=(g,w="tx",b=14)=>{for(let x of tt(g,e-
4,w.endsWith(" b")?1.06*b:b))f.push(C(0,p,x,w,b)),p+=b+6};return m(`= ${t.none} without ${t.one}; ${t.some} with one or \
more`,"tx b",15),m(`Counting hands: ${t.counting[0]} of ${t.counting[1]} is the same.`),m(`${t.choose}: ${t.means}.`,"tx\
2",13),X(e,p,t.spoken,f)}function lc(e,t){let s=e<430,n=s?Math.min(44,(e-26)/6):40,o=24,i=22,r=[];for(let u=0;u<6;u+=1)r.push(C(o+(u+.5)*n,14,u+1,
"tx2 m"),C(4,i+(u+.5)*n+5,u+1,"tx2"));t.rows.forEach((u,f)=>{u.forEach((p,m)=>{let g=o+m*n,w=i+f*n,b={fill:p?N.accent:"n\
one",stroke:p?"none":N.edge,"stroke-width":1.2},x=f===m?y("circle",{cx:g+n/2,cy:w+n/2,r:n/2-2,...b}):R(g+1.5,w+1.5,n-3,n-
3,{rx:2,...b}),k=C(g+n/2,w+n/2+5,p,"b m",14);k.style.fill="#FFF",r.push(y("g",lt(f+m,30),x,p&&k))})});let l=i+6*n,a=s?4:
o+6*n+18,c=s?l+24:i+20,d=[R(a,c-12,14,14,{rx:2,fill:N.accent}),...tt(t.unlike,e-a-24,14).map((u,f)=>C(a+22,c+19*f,u,"tx",
14))];return c+=19*tt(t.unlike,e-a-24,14).length+8,d.push(B(a+7,c-5,7,{fill:N.accent})),d.push(...tt(t.doubles,e-a-24,14).
map((u,f)=>C(a+22,c+19*f,u,"tx",14))),c+=34,d.push(C(a,c,t.sum,"tx b",18)),X(e,Math.max(l,c)+8,t.spoken,r,d)}function cc(e,t){let s=e<640,{start:n,target:o}=t,[i,r]=[s?22:40,e-(s?12:112)],l=E=>i+(r-i)*(E-n)/(o+5-n),a=t.rows.slice(
0,s?8:12),c=s?21:24,d=26,u=d+a.length*c,f=kt(n,o,s?6:10).filter(E=>Number.isInteger(E)&&Math.abs(E-o)>(o-n)/14),p=z("fee\
t"),m=z("feet"),g=a.map((E,S)=>{let L=d+S*c+c-6,H=E[E.length-1],I=E.includes(o),q=[];return E.slice(1).forEach((K,F)=>{let[
_,Y]=[l(E[F]),l(Math.min(K,o+5))],ot=Math.min(c-9,(Y-_)/2*.9+2),At=K===o;q.push(y("g",lt(S*4+F,30),D(`M${_} ${L}A${(Y-_)/
2} ${ot} 0 0 1 ${Y} ${L}`,N.edge,1.4),B(Y,L,At?5.5:s?2:2.6,{fill:At?N.accent:N.ink})))}),[D(`M${l(n)} ${L}H${r}`),C(0,L+
4,S+1,"tx2"),q,!s&&C(r+14,L+4,I?"lands":`jumps to ${H}`,I?"tx b":"tx2")]}),w=92,b=u+46+w,x=Math.max(...t.feet,...t.exact.
map(E=>E*t.n),1)*1.08,k=E=>b-w*E/x,$=Math.max(1.5,(l(n+1)-l(n))*.66),M=t.feet[t.feet.length-1],v=t.exact.map((E,S)=>`${S?
"L":"M"}${l(n+1+S)} ${k(E*t.n)}`).join(""),O=s?`After ${t.n} rows: feet on each`:`After ${t.n} rows: how many feet stood\
 on each number`,T=s?b+42:b+22;return X(e,T,t.spoken,y("defs",Mt(p,N.ink),Mt(m,N.accent)),R(l(o)-7,d-4,14,u-d+6,{fill:N.
band,stroke:N.edge}),f.map(E=>[C(l(E),14,E,"tx2 m"),D(`M${l(E)} 19V${u}`)]),C(l(o),14,o,"tx b m"),g,C(0,u+26,O,"tx b",14),
kt(0,x,3).filter(Number.isInteger).map(E=>[D(`M${l(n)} ${k(E)}H${l(o+.6)}`),C(l(n)-4,k(E)+4,E,"tx2 e")]),t.feet.map((E,S)=>R(
l(n+1+S)-$/2,k(E),$,b-k(E),{fill:`url(#${S+1===t.feet.length?m:p})`,stroke:S+1===t.feet.length?N.accent:N.ink,"stroke-wi\
dth":s?.7:1})),D(v,N.sheet,6),D(v,N.ink,3),f.map(E=>C(l(E),b+17,E,"tx2 m")),C(l(o),b+17,o,"tx b m"),s?C(e,b+38,`at ${o}:\
 ${M}, chance ${t.said}`,"tx b e",14):[y("text.b",{x:r-10,y:b-30,"font-size":14,style:"fill:var(--accent)"},`${M} at ${o}`),
C(r-10,b-10,`chance ${t.said}`,"tx b",14)])}function hc(e,t){let s=.45*e,n=12+Math.min(s,Math.max(...t.rows.map(([f])=>W(
f,13)))),o=e-n-34,i=Math.max(9,Math.min(17,o/17)),r=Math.max(1,Math.floor(o/i)),l=[],[a,c]=[26,0];for(let[f,p]of t.rows){
let m=p.flatMap(([w,b])=>Array(w).fill(b)),g=tt(f,n-12,14);l.push(g.map((w,b)=>C(0,a+5+16*b,w,"tx")),C(e,a+5,m.length,"t\
x b e")),m.forEach((w,b)=>{let[x,k]=[n+(b%r+.5)*i,Math.floor(b/r)*i];l.push(y("g",lt(c++,8),bt(w,x,a+k,i*.38)))}),a+=Math.
max(16*g.length,Math.ceil(m.length/r)*i)+7}let d=0,u=t.kinds.map(([f,p])=>{let m=30+W(p,13);d>0&&d+m>e&&([d,a]=[0,a+19]);
let g=[bt(f,d+8,a,6.5),C(d+19,a+5,p,"tx2")];return d+=m,g});return a+=23,X(e,a+4,t.spoken,C(0,13,`100 ${t.of}`,"tx b",14),
l,u,C(0,a,`${t.exact} of them count`,"tx b",14))}function dc(e,t){let s=Math.max(10,Math.min(t.total,Math.floor(e/16))),
n=Math.min(30,e/s),o=Math.min(n-3,22),i=o*1.4,r=i+34,l=new Set(t.row),a=[];for(let u=0;u<t.total;u++){let f=u%s*n,p=4+Math.
floor(u/s)*r;a.push(y("g",lt(u,20),R(f+1.5,p,o,i,{rx:2,fill:l.has(u)?N.accent:"none",stroke:l.has(u)?N.accent:N.edge,"st\
roke-width":1.5})))}let c=[-1,...t.row,t.total];t.gaps.forEach((u,f)=>{if(!u)return;let[p,m]=[c[f]+1,c[f+1]-1];for(let g=Math.
floor(p/s);g<=Math.floor(m/s);g++){let w=Math.max(p,g*s)-g*s,b=Math.min(m,g*s+s-1)-g*s,x=4+g*r+i+5,[k,$]=[w*n+2,b*n+o+1];
a.push(D(`M${k} ${x}v4H${$}v-4`,N.ink,1.5));let M=Math.floor(p/s)===g;(m-p<s||M)&&a.push(C((k+$)/2,x+18,u,"tx m"))}});let d=4+
Math.ceil(t.total/s)*r+12;for(let u of tt(`${t.reckoning}, ${t.wait}`,e-4,1.06*14))a.push(C(0,d,u,"tx b",14)),d+=20;return X(
e,d-8,t.spoken,a)}function uc(e,t,s){let n=new Map;return e.hits.map(o=>{let i=Math.round(t(o/e.n)/s)*s,r=n.get(i)??0;return n.set(i,r+1),
{x:i,at:r}})}function fc(e,t){let[s,n]=[e<400?52:66,e-12],o=t.rows.flatMap(u=>u.hits.map(f=>f/u.n)),[i,r]=[Math.max(0,Math.
min(...o)-.03),Math.min(1,Math.max(...o)+.03)],l=u=>s+(n-s)*(u-i)/(r-i),a=8,c=t.rows.map(u=>{let f=uc(u,l,7),p=f.some(x=>x.
at>16),m=p?uc(u,l,4):f,g=Math.max(...m.map(x=>x.at))+1,w=Math.min(6.6,96/g);a+=Math.max(52,g*w+26);let b=a;return a+=4,[
m.map(({x,at:k})=>B(x,b-4-k*w,Math.min(p?1.9:2.8,w*.48),{fill:N.sheet,stroke:N.accent,"stroke-width":p?1.1:1.4})),D(`M${s}\
 ${b}H${n}`,N.edge),C(0,b-18,u.n.toLocaleString("en"),"tx b",15),C(0,b-2,"trials","tx2"),C(n,b-Math.max(34,g*w+10),u.near,
"tx e")]}),d=kt(i*100,r*100,e<420?5:8);return X(e,a+40,t.spoken,d.map(u=>[D(`M${l(u/100)} 4V${a}`,N.rule),C(l(u/100),a+16,
u,"tx2 m")]),D(`M${l(t.exact[0])} 4V${a+4}`,N.ink,3),c,C(Math.min(e-50,Math.max(50,l(t.exact[0]))),a+36,`chance ${t.exact[1]}`,
"tx b m",14))}function pc(e,t){let[s,n]=[26,e-W("misses",13)*1.1-12],o=Math.max(0,Math.min(...t.rows.map(d=>d[1]))-.02),
i=Math.min(1,Math.max(...t.rows.map(d=>d[2]))+.02),r=d=>s+(n-s)*(d-o)/(i-o),l=13.5,a=32+t.rows.length*l,c=z("miss");return X(
e,a+22,t.spoken,y("defs",Mt(c,N.accent)),kt(o*100,i*100,e<420?5:8).map(d=>[D(`M${r(d/100)} 22V${a}`,N.rule),C(r(d/100),a+
17,d,"tx2 m")]),C(Math.min(e-60,Math.max(60,r(t.exact[0]))),14,`chance ${t.exact[1]}`,"tx b m",14),D(`M${r(t.exact[0])} \
20V${a}`,N.ink,3),t.rows.map(([d,u,f],p)=>{let m=32+p*l,g=t.misses.includes(p+1);return y("g",lt(p,60),g?R(r(u),m-5,r(f)-
r(u),10,{fill:`url(#${c})`,stroke:N.accent,"stroke-width":1.5}):D(`M${r(u)} ${m}H${r(f)}`,N.edge,2.5),B(r(d),m,3.6,{fill:N.
sheet,stroke:g?N.accent:N.ink,"stroke-width":2}),(p===0||(p+1)%5===0)&&C(s-8,m+5,p+1,"tx2 e"),g&&y("text.b",{x:r(f)+8,y:m+
5,"font-size":13,style:"fill:var(--accent)"},"misses"))}))}var mc=([,e,t],s)=>({fill:s?N.ink:t<e?N.sheet:N.edge,stroke:s||t<e?N.ink:N.edge,"stroke-width":1.8});function gc(e,t){let s=t.
falls.flatMap(r=>r.bars.flatMap(([,l,a])=>[l,a])),[n,o]=[Math.min(0,...s),Math.max(.1,...s)];return e>=460*Math.max(1,t.
falls.length/2)&&t.falls[0].bars.length*t.falls.length<=14?Hp(e,t,n,o):_p(e,t,n,o)}function Hp(e,t,s,n){let[o,i,r]=[40,46,
200],l=f=>i+r*(n-f)/(n-s||1),a=(e-o)/t.falls.length,c=l(s)+(s<0?26:8),d=Math.min(120,(a-24)/Math.max(...t.falls.map(f=>f.
bars.length)))-2,u=Math.max(...t.falls.flatMap(f=>f.bars.map(([p])=>tt(p,d).length)));return X(e,c+8+15*u,t.spoken,C(0,30,
t.unit,"tx2"),kt(s,n,5).map(f=>[D(`M${o} ${l(f)}H${e}`,f?N.rule:N.ink,f?1:1.5),C(o-6,l(f)+5,ci(f),"tx2 e")]),t.falls.map(
(f,p)=>{let m=o+p*a+10,g=Math.min(120,(a-24)/f.bars.length);return[t.falls.length>1&&C(m+g*f.bars.length/2,16,f.title,"t\
x m b",15),f.bars.map((w,b)=>{let[x,k,$,M]=w,v=b+1===f.bars.length,O=m+b*g,T=l(Math.max(k,$)),E=$<k&&!v?l($)+16:T-6;return y(
"g",lt(b,160),R(O+2,T,g-4,Math.max(2,Math.abs(l($)-l(k))),mc(w,v)),!v&&D(`M${O+g-2} ${l($)}h4`,N.ink,1.5),C(O+g/2,E,M,v?
"tx b m":"tx m",14),tt(x,g-2).map((S,L)=>C(O+g/2,c+12+15*L,S,v?"tx b m":"tx2 m")))})]}))}function _p(e,t,s,n){let o=t.falls.
flatMap(u=>u.bars.map(([f])=>W(f,13))),i=Math.min(e*.36,Math.max(...o)*1.08+10),[r,l]=[i+(s<0?46:6),e-88],a=u=>r+(l-r)*(u-
s)/(n-s||1),c=0,d=t.falls.map(u=>{let f=t.falls.length>1&&C(0,c+15,u.title,"tx b",15);f&&(c+=22);let p=c,m=u.bars.map((w,b)=>{
let[x,k,$,M]=w,v=b+1===u.bars.length,O=tt(x,i-4,v?1.06*13:13),T=c+2;c+=Math.max(25,O.length*15+8);let E=Math.max(k,$);return y(
"g",lt(b,160),O.map((S,L)=>C(0,T+13+15*L,S,v?"tx b":"tx2")),R(a(Math.min(k,$)),T,Math.max(2,Math.abs(a($)-a(k))),17,mc(w,
v)),C(a(E)+8,T+13,v?`${M} ${t.unit}`:M,v?"tx b":"tx",14))}),g=D(`M${a(0)} ${p}V${c}`,N.ink,1.5);return c+=12,[f,g,m]});return X(
e,c,t.spoken,d)}function wc(e,t){let s=t.heaps.map(([T])=>T),[n,o]=[Math.min(...s,t.exact[0]),Math.max(...s,t.exact[0])],
i=(o-n||1)*.07,r=T=>14+(e-28)*(T-n+i)/(o-n+2*i),l=s.map(r),a=Math.min(60,...l.slice(1).map((T,E)=>T-l[E])),c=Math.max(...t.
heaps.map(([,T])=>T)),d=a<13?7:a<30?8.5:10.5,u=Math.max(1,Math.min(4,Math.floor((a-3)/d))),f=Math.ceil(c/u),p=Math.min(d,
190/f),m=22+f*p,g=t.heaps.map(([,,T],E)=>({x:l[E],text:T,wide:W(T,13)})),w=-1/0,b=g.filter(({x:T,wide:E})=>T-E/2<w+6?!1:
(w=T+E/2,!0)),[x,k]=t.mean,$=`balances at ${k}; the mean is ${t.exact[1]} ${t.unit}`,M=W($,1.06*14),v=r(x)+16+M<e?r(x)+16:
Math.max(0,r(x)-16-M),O=tt($,e,1.06*14);return X(e,m+36+18*O.length,t.spoken,t.heaps.map(([,T],E)=>[Array.from({length:T},
(S,L)=>B(l[E]+(L%u-(u-1)/2)*p,m-7-Math.floor(L/u)*p,p*.4,{fill:"none",stroke:N.accent,"stroke-width":1.7})),a>=20&&C(l[E],
m-10-Math.ceil(T/u)*p,T,"tx b m")]),D(`M6 ${m}H${e-6}`,N.ink,4),b.map(({x:T,text:E})=>C(T,m+19,E,"tx2 m")),y("path",{d:`\
M${r(x)} ${m+2}l10 20h-20z`,fill:N.sheet,stroke:N.ink,"stroke-width":2.5}),O.map((T,E)=>C(O.length>1?0:v,m+42+18*E,T,"tx\
 b",14)))}function bc(e,t){let[s,n,o,i]=[40,e-6,24,170],r=t.shares.length,l=(n-s)/r,a=Math.max(...t.shares),c=b=>o+i*(1-
b/a),d=b=>s+l*(b-t.first+.5),[u,f]=[o+i,Math.max(1,Math.ceil(26/l))],p=`mean ${t.mean[1]}, median ${t.median}`,m=d(t.mean[0])+
16+W(p,14)<e,g=`likeliest: ${t.likeliest[0]} (${t.likeliest[1]})`,w=d(t.likeliest[0])+l/2+4+1.1*W(g,13)<e;return X(e,u+46,
t.spoken,kt(0,a,4).map(b=>[D(`M${s} ${c(b)}H${n}`),C(s-6,c(b)+5,Math.round(b*100),"tx2 e")]),C(0,13,"of 100","tx2"),t.shares.
map((b,x)=>y("g",lt(x,20),R(s+x*l+Math.min(2,l*.1),c(b),Math.max(1,l-Math.min(4,l*.2)),u-c(b),{fill:N.ink}),x%f===0&&C(d(
t.first+x),u+16,t.first+x,"tx2 m"))),D(`M${s} ${u}H${n}`,N.ink,2),w?C(d(t.likeliest[0])+l/2+4,c(a)+11,g,"tx",13):C(e,13,
g,"tx e",13),li(d(t.mean[0]),u+21),C(m?d(t.mean[0])+16:d(t.mean[0])-16,u+38,p,m?"tx b":"tx b e",14))}function kc(e,t){let[
s,n,o,i]=[40,e-8,24,190],r=t.bins.reduce(($,M,v)=>M>=5e-4?v:$,0)+1,l=t.bins.slice(0,r),a=Math.max(...l),c=$=>s+(n-s)*$/(r*
t.step),d=$=>o+i*(1-$/a),u=o+i,[f,p,m]=t.band,g=c(t.step)-c(0),w=`mean ${t.mean[1]} ${t.unit}`,b=c(t.mean[0])+15+W(w,14)*
1.1<e,x=`${f} to ${p}: ${m}`,k=Math.max(0,Math.min(c(f),e-W(x,14)*1.1));return X(e,u+76,t.spoken,R(c(f),o-6,c(p)-c(f),i+
6,{fill:N.band}),kt(0,a,4).map($=>[D(`M${s} ${d($)}H${n}`),C(s-6,d($)+5,Math.round($*100),"tx2 e")]),C(0,13,"of 100","tx\
2"),l.map(($,M)=>y("g",lt(M,20),R(c(M*t.step)+g*.06,d($),g*.88,Math.max(0,u-d($)),{fill:N.ink}))),D(`M${s} ${u}H${n}`,N.
ink,2),kt(0,r*t.step,e<420?4:7).filter($=>c($)<n-10).map($=>C(c($),u+17,$,"tx2 m")),li(c(t.mean[0]),u+20),C(c(t.mean[0])+
(b?15:-15),u+37,w,b?"tx b":"tx b e",14),D(`M${c(f)} ${u+44}v10M${c(f)} ${u+49}H${c(p)}M${c(p)} ${u+44}v10`,N.ink,2),C(k,
u+71,x,"tx b",14))}function yc(e,t){let[s,n,o,i]=[40,e-14,30,168],[r,l]=[t.x[0],t.x[t.x.length-1]],a=[...t.y,...t.lines.
map(([M])=>M)],c=t.chance?0:Math.min(0,...a),d=Math.max(...a)*1.12,u=(t.chance?Math.min(1,d):d)||1,f=M=>s+(n-s)*(M-r)/(l-
r||1),p=M=>o+i*(1-(M-c)/(u-c)),m=o+i,g=t.x.map((M,v)=>`${v?"L":"M"}${f(M)} ${p(t.y[v])}`).join(""),w=t.here,b=w?W(`you a\
re here: ${w[2]}`,14)*1.1:0,x=w?Math.min(Math.max(s+4,f(w[0])-b+10),n-b):0,k=t.lines.map(([M])=>p(M)-6),$=w?p(w[1])-13:0;
return k.some(M=>Math.abs(M-$)<16)&&($=Math.min(...k,$)-18),X(e,m+(t.across?42:24),t.spoken,C(0,13,t.up,"tx2"),kt(c,u,5).
map(M=>[D(`M${s} ${p(M)}H${n}`),C(s-6,p(M)+5,t.chance?Math.round(M*100):ci(M),"tx2 e")]),kt(r,l,e<420?5:9).filter(Number.
isInteger).map(M=>C(f(M),m+17,M,"tx2 m")),D(`M${s} ${m}H${n}`,N.ink,1.5),t.across!==""&&C((s+n)/2,m+37,t.across,"tx2 m"),
D(g,N.ink,3),t.lines.map(([M,v],O)=>{let T=O%2===0;return[D(`M${s} ${p(M)}H${n}`,N.edge,1.8,{"stroke-dasharray":"6 4"}),
ns(T?n:s+6,k[O],v,T?"tx e":"tx")]}),w&&[D(`M${f(w[0])} ${m}V${p(w[1])}`,N.ink,1.5,{"stroke-dasharray":"2 3"}),B(f(w[0]),
p(w[1]),6,{fill:N.ink,stroke:N.sheet,"stroke-width":2}),ns(x,$,`you are here: ${w[2]}`,"tx b",14)])}var Bp={counted_twice:rc,draw_by_draw:ac,two_dice:lc,frequency_grid:nc,whole_tree:ic,footprints:cc,waterfall:gc,balance:wc,
gaps:dc,split:hc,cases:(e,t)=>rn(e,t),paths:(e,t)=>an(e,t),columns:bc,histogram:kc,graph:yc,runs:fc,intervals:pc};function xc(e,t,s){
let n=Bp[e];if(!n)throw new Error(`Expected a picture that there is, not ${e}.`);return h("figure.picture",n(t,s),s.caption&&
h("figcaption",s.caption))}var Ip=[["answer","Answer"],["why","Why"],["try","Try it"]],$c=9,qp=480,Pp=e=>{let t=e.parentElement.getBoundingClientRect(),
s=e.getBoundingClientRect();return Math.max(0,s.right-t.right+8)};function ln({model:e,el:t}){let s=h("div.uw.uw-panel");
nt(s,e.get("palette"));let n=A=>h("div",{class:`p-${A}`}),[o,i,r,l,a,c,d,u,f,p]="head quest ask tabs page nav main strip\
 foot read".split(" ").map(n),m=h("section.sheet",{"aria-label":"The question"});m.append(o,i,r,l,a,c,d,u,f);let g=h("p.\
sr",{role:"status"});s.append(g,m,p),t.append(s);let w=e.get.bind(e),b=(A,P)=>{e.set(A,P),e.save_changes()},x=A=>{g.textContent=
A},k={key:"",values:["",""],sure:"think"},$=new Set,M=!1,v=!1,O=!0,T=!1,E=null,S=null,L=()=>w("pair").length>0?Yl(k.values,
w("pair")):w("panel").none?"":Ys(k.values[0],w("panel")),H=()=>{let[A,P]=k.values;L()?x(L()):(e.send({kind:"predict",value:A,
second:P,sure:k.sure}),ge(w("game")))},I=A=>e.send({kind:"go",at:A}),q=kl({press:()=>w("main").kind==="predict"?H():e.send(
{kind:"main"}),refused:x}),K=h("button.btn",{"data-k":"skip",onclick:()=>e.send({kind:"skip"})},"Skip"),F=h("select.pick\
.surefold",{"data-k":"surefold","aria-label":"How sure are you?",onchange:A=>{k.sure=A.target.value,qe()}}),_=A=>P=>b("s\
ettings",{...w("settings"),[A.name]:P}),Y=A=>{M=!1,b("question",A),e.send({kind:"pick",question:A}),ot()},ot=()=>{let A=w(
"goal");G(o,A.title?Ql(A):Xl({chips:w("questions"),now:w("question"),open:M,pick:Y,toggle:()=>{M=!M,ot()}}))},At=()=>{let A=w(
"panel"),P=w("moment");if(A.none){G(i,h("h2",A.title),h("p.mute",A.when));return}let V=A.revealed&&!w("goal").title,Z=w(
"pair"),ut=A.revealed&&xt()!=="answer",Et=Z.length>0&&!ut,De=V&&(P.headline||A.headline),ks=De&&!A.certain?Bl(De,()=>Pe(
"why")):De||A.ask,Wn=V?A.ask:A.given;G(i,Z.length>0&&ut&&Zl(Z,I),h("h2",{"data-next":!0,tabindex:-1},(Et?ss(Z.map(({ask:de})=>de)).
both||A.title:ks)??""),h("p.mute.given",Et?ss(Z.map(({given:de})=>de)).both:Wn),A.fault&&h("p.refusal",A.fault),!A.revealed&&
he())},he=()=>{let A=w("panel"),P=A.knobs.filter(ut=>!ut.model),V=A.row??[];return!!(w("moment").line||w("goal").title)||
P.length===0?!1:h("div.settings",P.map((ut,Et)=>Et===0&&V.length>1?tc(ut.label,V,_(ut)):ai(ut,_(ut))))},qe=()=>{let A=w(
"panel");if(A.none||A.revealed)r.replaceChildren();else{let P={draft:k,folded:F,changed:()=>bs(),enter:H};G(r,...Jl(A,w(
"pair"),w("note"),P))}},Bn=()=>{let A=w("panel"),P=Ip.filter(([V])=>V!=="try"||!A.certain);G(l,!!A.revealed&&ht({label:"\
Pages",choices:P,value:xt(),k:"page",pick:Pe}))},Pe=A=>{b("page",A),ws()},xt=()=>w("panel").certain&&w("page")==="try"?"\
answer":w("page"),Ph=()=>{let A=w("panel"),P=A.revealed&&xt()==="why"?A.steps?.[w("why")]:void 0,V=Object.fromEntries((P?.
lit??[]).map(Z=>[Z,P?.letter??""]));JSON.stringify(V)!==JSON.stringify(w("lit"))&&b("lit",V)},ws=()=>{let A=w("panel");if(E?.
stop(),E=null,At(),s.dataset.page=xt(),s.classList.toggle("stopped",!!w("moment").line),s.dataset.at=String(w("moment").
at??""),Bn(),ji(),Dh(),A.none)a.replaceChildren();else if(!A.revealed)G(a,Wl());else{let V=xt();V==="why"?($.add(w("why")),
E=ql(A,w("why"),$,Z=>b("why",Z),xc)):V==="try"?E=sc(A,()=>w("tried"),e.send.bind(e)):w("pair").length>0?E=zl(A,w("pair"),
Z=>e.send({kind:"own",yes:Z})):E=Hl(A,()=>w("tried"),w("moment"),!!w("goal").title,he(),Wh,Z=>e.send({kind:"own",yes:Z}),
()=>Pe("why")),G(a,E.node)}G(c,A.revealed&&xt()==="why"&&Pl(A,w("why"),V=>b("why",V))),Ph(),E?.again(),qn(),E?.again();let P=a.
querySelector('.siblings [aria-pressed="true"]');P instanceof HTMLElement&&P.parentElement&&(P.parentElement.scrollLeft=
Pp(P))},bs=()=>{let{label:A,kind:P,off:V}=w("main"),Z=P==="predict";q.show(A??"",V||(Z?L():"")),!A&&st(s)===q.node&&(T=!0),
q.node.hidden=!A,K.hidden=!Z||!w("moment").line,d.classList.toggle("last",!Z||!!w("goal").title),d.firstChild||d.append(
F,q.node,K)},Wi=()=>h("button.btn.quiet",{"data-k":"save",onclick:()=>e.send({kind:"save"})},"Save my guesses"),ji=()=>{
let A=w("guesses"),P=w("moment"),V=P.of||0,Z=w("ending"),ut=!!Z.title,Et=ut&&!s.classList.contains("ended");if(s.classList.
toggle("ended",ut),S?.stop(),S=null,ut){let de={go:I,open:Kh=>e.send({kind:"open",link:Kh})},Uh=T||!!st(s);G(u,...Ml(Z,A,
de,Wi)),Et&&Uh&&Qt(s,"ending");return}let De=w("panel").revealed&&xt()!=="answer";if(A.length===0&&!V||De){u.replaceChildren();
return}let ks=h("div");G(u,h("h3",V>0?`Your guesses, ${A.length} of ${V}`:"Your guesses"),jl(),ks);let Wn=P.line?P.at??-1:
-1;S=Dt(ks,de=>Nl(de,A,Math.max(V,A.length),Wn))},Dh=()=>{let A=w("panel");if(A.none){f.replaceChildren();return}let P=A.
knobs.filter(Z=>Z.model),V=!w("goal").title;G(f,yl(A),h("p.mute",A.revealed&&xt()!=="why"?"":A.model),h("div.row",V&&P.map(
Z=>ai(Z,_(Z))),A.revealed&&xt()==="why"&&A.lesson&&h("button.btn.quiet",{"data-k":"read",onclick:()=>In(!0)},"Read about\
 it"),A.said&&xt()==="answer"&&V&&!w("moment").line&&Wi()))},In=A=>{v=A,m.inert=A,G(p,A&&Fl(w("panel"),()=>In(!1))),Qt(s,
A?"readclose":"read")},qn=()=>{for(let A=1;A<=$c;A++)s.classList.remove(`c${A}`);S?.again(),Fi()},Fi=()=>{for(let A=1;A<=
$c&&m.scrollHeight>m.clientHeight+1;A++)s.classList.add(`c${A}`)},Wh=()=>m.clientHeight>0&&m.clientHeight<qp,Pn=()=>{let A=w(
"panel"),P=A.key!==k.key;P&&Object.assign(k,{key:A.key,values:["",""],sure:"think"}),(P||O)&&($=new Set);let V=!!(A.revealed&&
O&&!P&&A.said),Z=st(s),ut=T||!!(Z&&m.contains(Z));if(T=!1,O=!A.revealed,m.classList.toggle("asked",O&&!A.none),m.classList.
toggle("paired",w("pair").length>0),ii(s,Math.max(w("pair").findIndex(({here:Et})=>Et),0)),m.classList.toggle("lift",V),
v&&!A.revealed&&In(!1),ot(),qe(),bs(),ws(),V&&A.said&&x([A,...w("pair").slice(1)].map(({said:Et})=>Et?.verdict??"").join(
" ")),V&&ut&&!(w("goal").title&&Z===q.node)){let Et=i.querySelector("h2");Et instanceof HTMLElement&&Et.focus({preventScroll:!0})}},
Vi=new ResizeObserver(()=>requestAnimationFrame(()=>{qn(),E?.again()}));Vi.observe(s);let jh=sn(s,()=>{let A=Math.min(w(
"questions").length,9);return[{keys:["y","n"],shown:"Y, N",words:"Says whether the mistake that is asked about was yours\
.",when:()=>xt()==="answer"&&[w("panel"),...w("pair")].some(({said:P})=>P?.asks),press:(P,V)=>V.closest(".uw-table.acts,\
 input")?!1:(e.send({kind:"own",yes:P==="y"}),!0)},{keys:Array.from({length:A},(P,V)=>String(V+1)),shown:`1 to ${A}`,words:"\
Asks that question of those above the panel.",when:()=>A>=ri&&!w("goal").title&&!v,press:(P,V)=>V.closest(".uw-table.act\
s, input")?!1:(Y(w("questions")[Number(P)-1].id),!0)}]}),Dn=A=>()=>{A(),qn(),E?.again()},Fh=()=>{E?.tried(),Fi()},Vh=()=>{
qe(),w("panel").revealed&&w("note")&&x(w("note"))},Gh=()=>{bs(),ws()},Gi=[["change:panel",Pn],["change:questions change:\
question change:goal",Dn(ot)],["change:page change:why",ws],["change:pair",Pn],["change:main",bs],["change:moment",Gh],[
"change:guesses change:ending",Dn(ji)],["change:note",Dn(Vh)],["change:tried",Fh],["msg:custom",Nt]];for(let[A,P]of Gi)e.
on(A,P);return Pn(),()=>{for(let[A,P]of Gi)e.off(A,P);E?.stop(),S?.stop(),Vi.disconnect(),jh()}}var vc=e=>String(e).replace("-","−"),Sc=({low:e,high:t},s)=>n=>(n-e)/(t-e)*s,Ec=({dots:e})=>e.filter(({apart:t})=>!t);
function Dp(e,t,{left:s,top:n}){let o=Sc(t,e),i=m=>s+o(m),r=m=>n+e-o(m),{low:l,high:a,band:c,unit:d}=t,u=Ec(t),f=d==="of\
 100"?[0,25,50,75,100]:re(l,a),p=c?y("path",{class:"band",d:`M${i(l)} ${r(l)}L${i(l)} ${r(l+c)}L${i(a-c)} ${r(a)}L${i(a)}\
 ${r(a)}
          L${i(a)} ${r(a-c)}L${i(l+c)} ${r(l)}Z`}):u.map(m=>y("path",{class:"reach",d:[`M${i(m.exact)} ${r(Math.max(l,m.
exact-m.reach))}`,r(Math.min(a,m.exact+m.reach))].join("V")}));return y("g",{},p,f.map(m=>[y("path",{class:"grid",d:`M${i(
m)} ${r(l)}V${r(a)}M${i(l)} ${r(m)}H${i(a)}`}),y("text",{x:i(m),y:r(l)+18,"text-anchor":"middle"},vc(m)),y("text",{x:i(l)-
8,y:r(m)+4,"text-anchor":"end"},vc(m))]),y("path",{class:"same",d:`M${i(l)} ${r(l)}L${i(a)} ${r(a)}`}),y("text",{class:"\
faint",x:i(l)+44,y:r(a)+34},"too high"),y("text",{class:"faint",x:i(a)-16,y:r(l)-24,"text-anchor":"end"},"too low"),y("t\
ext",{class:"axis",x:i(a),y:r(l)+36,"text-anchor":"end"},`the answer, ${d}`),y("text",{class:"axis",transform:`translate\
(${i(l)+16} ${r(a)+12}) rotate(-90)`,"text-anchor":"end"},"you said"),u.filter(m=>!m.near).map(m=>y("path",{class:"drop",
d:`M${i(m.exact)} ${r(m.exact)}V${r(m.said)}`})),Oc(u,o,e).map(({place:m,number:g},w)=>[y("path",{class:"lead",d:`M${s+m[0]}\
 ${n+e-m[1]}L${s+g[0]} ${n+e-g[1]}`}),y("circle",{class:"place","data-at":u[w].at,cx:i(u[w].exact),cy:r(u[w].said),r:4})]))}
function Wp(e,t){let i=Math.max(20,...t.flatMap(c=>c.off)),r=re(0,i*1.05),l=c=>92+c/(i*1.05)*(e-92-40),a=t.length*40;return y(
"svg",{class:"surerows",width:e,height:a+24,role:"img","aria-label":"How far off, of 100"},r.map(c=>[y("path",{class:"gr\
id",d:`M${l(c)} 0V${a}`}),y("text",{x:l(c),y:a+18,"text-anchor":"middle"},String(c))]),t.map(({words:c,off:d,mean:u},f)=>{
let p=f*40+20,m={};return[y("text",{class:"level",x:0,y:p+5},c),y("path",{class:"mean",d:`M${l(u)} ${p-16}V${p+16}`}),[...d].
sort((g,w)=>g-w).map(g=>{let w=Math.round(l(g)/9);return m[w]=(m[w]??0)+1,y("circle",{class:"one",cx:l(g),cy:p+8-(m[w]-1)*
9,r:4})}),y("text",{class:"much",x:e,y:p+5,"text-anchor":"end"},String(Math.round(u)))]}))}var jp=156,Mc=16,Fp=26,Vp=[7,
3,1,5,0,4,6,2],Gp=8;function Oc(e,t,s){let n=([a,c],[d,u])=>Math.hypot(a-d,c-u),o=e.map(({exact:a,said:c})=>[t(a),t(c)]),
i=o.map((a,c)=>o.every((d,u)=>u===c||n(a,d)>=Mc)),r=o.map((a,c)=>i[c]?a:null),l=([a,c])=>Math.min(a,c)>=0&&Math.max(a,c)<=
s&&r.every(d=>!d||n(d,[a,c])>=Fp)&&o.every(d=>n(d,[a,c])>=Mc);return o.forEach(([a,c],d)=>{for(let u=1;!r[d]&&u<=Gp;u++)
for(let f of Vp){let p=f*Math.PI/4,m=[a+22*u*Math.cos(p),c+22*u*Math.sin(p)];!r[d]&&l(m)&&(r[d]=m)}}),o.map((a,c)=>({place:a,
number:r[c]??a}))}var Up=4;function Tc({model:e,el:t}){let s=h("div",{class:"uw uw-lessonchart"});nt(s,e.get("palette"));
let n=h("div",{class:"plot"}),o=h("ul.apart"),i=h("div",{class:"sr"});s.append(h("section",{class:"sheet"},h("h2",{},"Wh\
at you said, against what is so"),n,o,i)),t.append(s);let r="",l=(u,f="")=>Q({class:u.near?"dot hit":"dot missed","data-\
k":`dot.${u.at}`,"aria-label":`Position ${u.at+1}: ${u.words}`,title:`Position ${u.at+1}: ${u.words}`,style:f,onclick:()=>e.
send({kind:"go",at:u.at})},String(u.at+1)),a=(u,f)=>{let p=e.get("report"),m=Ec(p);return Oc(m,Sc(p,u),u).map(({number:[
g,w],place:[b,x]},k)=>l(m[k],`left:${f.left+g}px;top:${f.top+u-w}px;--rise:${x-b}px;animation-delay:${k*40}ms`))},c=()=>{
let u=e.get("report"),f=n.clientWidth,p=n.clientHeight,m=`${f} ${p} ${JSON.stringify(u)}`;if(f===0||m===r||!u.dots)return;
r=m;let g=f>560,w={left:44,top:14},b=f-w.left-(g?jp:26),x=Math.max(160,g&&p>260?Math.min(b,p-64):b);G(n,y("svg",{width:f,
height:x+64,"aria-hidden":"true"},Dp(x,u,w)),a(x,w),h("ul",{class:g?"legend":"legend under",style:g?`left:${w.left+x+28}\
px`:null},h("li",{},h("i",{class:"dot hit"}),u.band?"within ten":"near"),h("li",{},h("i",{class:"dot missed"}),"further \
off"),g&&h("li",{},h("i",{class:"line"}),"said = exact"),g&&h("li",{},h("i",{class:"patch"}),u.band?"ten each side":"sti\
ll near"))),G(o,u.dots.filter(({apart:k})=>k).map(k=>h("li",l(k),k.words))),i.replaceChildren(h("table",{},h("caption",{},
"Said and exact, position by position"),h("tbody",{},u.dots.map(k=>h("tr",{},h("th",{},`${k.at+1}`),h("td",{},k.words)))))),
u.dots.length===0&&G(n,h("p",{class:"mute"},"No number was given."))},d=new ResizeObserver(()=>requestAnimationFrame(c));
return d.observe(n),e.on("change:report",c),c(),()=>{d.disconnect(),e.off("change:report",c)}}function Ac({model:e,el:t}){
let s=h("div",{class:"uw uw-lessonend"});nt(s,e.get("palette"));let n=h("section",{class:"sheet","aria-label":"How you d\
id"}),o=h("p",{class:"told",role:"status"});s.append(n),t.append(s);let i=null,r=a=>h("li",{},Q({class:"dot missed","dat\
a-k":`miss.${a.at}`,"aria-label":`Open position ${a.at+1}`,onclick:()=>e.send({kind:"go",at:a.at})},String(a.at+1)),h("s\
pan",{},h("b",{},a.name),a.why&&h("small",{},a.why)),h("span",{class:"off"},h("b",{},a.off),a.againWords&&h("small",{},`\
then ${a.againWords}`))),l=()=>{let a=e.get("report");if(a.done&&me(Ro+a.done,"1"),!a.dots)return;let c=a.dots.filter(m=>!m.
near),d=a.open.length,u=(m,g)=>({kind:m,words:g}),f=[d>0&&u("redo",d===1?"Redo your miss":`Redo your ${d} misses`),a.next&&
u("next","Next lesson"),a.practise&&u("practise",a.practise)].filter(m=>m!==!1&&m!==""),p=h("div",{});i?.stop(),G(n,h("d\
iv",{class:"goal"},h("h2",{tabindex:-1,"data-next":!0},a.title),a.of>0&&h("span",{class:"chip line"},`${a.near} of ${a.of}\
 near`),h("p",{},a.short&&h("b",{},`${a.short} `),a.found)),h("h3",{},Kp(c.length,a.of)),c.length>0&&h("ol",{class:c.length>
Up?"misses many":"misses"},c.map(r)),a.sure.length>0&&[h("h3",{},"How sure, and how far off"),h("p",{class:"mute"},`${a.
sureWords} The bar is the mean.`.trim()),p],h("div",{class:"acts"},f.map((m,g)=>Q({class:g?"btn":"btn solid","data-k":m.
kind,title:m.kind==="next"?a.next:null,onclick:()=>e.send({kind:m.kind})},m.words)),a.of>0&&Q({class:"btn quiet","data-k":"\
save",onclick:()=>e.send({kind:"save"})},"Save"),a.receipt&&Q({class:"btn quiet","data-k":"receipt",onclick:()=>ui(a.receipt,
o)},"Copy the receipt")),o),i=a.sure.length>0?Dt(p,m=>Wp(m,a.sure)):null};return e.on("change:report",l),e.on("msg:custo\
m",Nt),l(),setTimeout(()=>{let a=n.querySelector("h2");vs(s)&&a?.focus({preventScroll:!0})},80),()=>{i?.stop(),e.off("ch\
ange:report",l),e.off("msg:custom",Nt)}}async function ui(e,t){try{await navigator.clipboard.writeText(e),t.textContent=
"Copied. Paste it where you hand it in."}catch{t.textContent=e}}function Kp(e,t){return t===0?"Nothing was said":e===0?"\
No misses":e===1?"One miss":`${["","One","Two","Three","Four","Five","Six","Seven","Eight","Nine","Ten"][e]??e} misses`}var Yp=12,Zp={near:"near",far:"further off",open:"to come"},zp={near:"hit",far:"missed",open:""};function Lc(e){let t=[];
return e.forEach(({group:s,paired:n},o)=>{n?t.at(-1)?.at(-1)?.push(o):o>0&&e[o-1].group===s?t.at(-1)?.push([o]):t.push([
[o]])}),t}function Nc({model:e,el:t}){let s=h("div",{class:"uw uw-trail"});nt(s,e.get("palette"));let n=h("div",{class:"\
pop",hidden:!0}),o=h("div",{class:"bar"}),i=h("p",{class:"sr",role:"status"});s.append(h("div",{class:"stage"},n,o,i)),t.
append(s);let r=e.get.bind(e),l="",a="",c=ct()?Te(s,()=>r("kept")):null,d=(S,L)=>{let H=S.map(K=>r("spots")[K].state),I=[
...new Set(H.map(K=>Zp[K]))].join(", "),[q]=S;return Q({class:`spot${L?" long":""}${S.length>1?" both":""}`,"data-k":L?`\
row.${q}`:`spot.${q}`,"aria-current":S.includes(r("at"))?"step":null,"aria-disabled":r("spots")[q].shut?"true":null,"ari\
a-label":`${u(S)}: ${I}`,onclick:()=>m(q)},S.map((K,F)=>h("span",{class:`disc ${zp[H[F]]}`,"aria-hidden":"true"},String(
K+1))),L&&h("span",{class:"mute"},I))},u=S=>S.length>1?`Positions ${S.map(L=>L+1).join(" and ")}, together`:`Position ${S[0]+
1}`,f=()=>Lc(r("spots")).flat(),p=()=>f().find(S=>S.includes(r("at")))??[r("at")],m=S=>{if(r("spots")[S].shut){i.textContent=
"Give your prediction first.";return}w(""),e.send({kind:"go",at:S})},g=S=>{w(""),S.kind==="begin"&&c?.forget(),e.send(S)},
w=S=>{let L=l;if(l=S===l?"":S,$(),l){let H=n.querySelector('[aria-current], [aria-pressed="true"]')??n.querySelector("bu\
tton");H instanceof HTMLElement&&H.focus({preventScroll:!0})}else L&&Qt(s,L)},b=h("p",{role:"status"}),x=async()=>{await ui(
r("receipt"),b),b.scrollIntoView({block:"nearest"})},k=()=>[h("ol",{class:"rows"},r("lessons").map(({lesson:S,name:L,goal:H,
now:I},q)=>h("li",{},Q({class:"row","data-k":`lesson.${S}`,"aria-pressed":String(I),onclick:()=>g({kind:"lesson",lesson:S})},
h("span",{class:"nr","aria-hidden":"true"},String(q+1)),h("span",{},h("b",{},L),h("small",{},H)))))),h("div",{class:"onc\
e"},h("label",{},h("span",{},"Your name or number"),h("input",{class:"txt","data-k":"student","data-draft":"student",maxlength:40,
autocomplete:"off",value:r("student"),onchange:S=>e.send({kind:"name",name:S.target.value})})),Q({class:"btn","data-k":"\
begin",onclick:()=>g({kind:"begin"})},"Begin again"),Q({class:"btn","data-k":"practise",onclick:()=>g({kind:"practise"})},
"Practise this"),Q({class:"btn","data-k":"save",onclick:()=>e.send({kind:"save"})},"Save my answers"),r("receipt")&&Q({class:"\
btn","data-k":"receipt",onclick:x},"Copy the receipt"),r("kept")&&!r("alone")&&Q({class:"btn","data-k":"page",onclick:()=>g(
{kind:"page"})},"Save as a page"),r("kept")&&r("classroom")&&h("a.btn",{"data-k":"classroom",href:r("classroom")},"With \
a class"),r("kept")&&Q({class:"btn","data-k":"print",onclick:()=>e.send(xl())},"Print"),b)],$=()=>{let S=r("spots"),L=r(
"at");s.classList.toggle("many",S.length>Yp);let H=(I,q)=>Q({class:`btn open-${I}`,"data-k":I,"aria-expanded":String(l===
I),onclick:()=>w(I)},q);G(o,S.length>0&&h("ol",{class:"trail","aria-label":"Positions"},Lc(S).map(I=>h("li",{class:"disc\
s"},I.map(q=>d(q,!1))))),S.length>0&&H("spots",L<0?`${S.length} positions`:`${u(p()).replace(", together","")} of ${S.length}`),
(r("note")||r("busy"))&&h("p",{class:"told",role:"status"},r("note")||r("busy")),r("seeking")&&Q({class:"btn","data-k":"\
stop",onclick:()=>e.send({kind:"stop"})},"Stop"),H("lessons",r("lesson"))),n.hidden=!l,l==="lessons"?G(n,k()):G(n,l==="s\
pots"&&h("ol",{class:"rows"},f().map(I=>h("li",{},d(I,!0)))))},M=()=>{let S=r("answers");a!==r("kept")?(a=r("kept"),a&&!S.
length&&c?.look(L=>e.send({...Je(L),kind:"restore"}))):a&&S.length>0&&c?.keep(JSON.stringify({answers:S,at:r("at"),student:r(
"student")}))},v=()=>{setTimeout(()=>{r("at")>=0&&vs(s)&&Qt(s,`spot.${p()[0]}`)},80)},O=S=>{Nt(S),$l(S)},T=S=>{l&&!S.composedPath().
includes(s)&&(l="",$())};s.addEventListener("keydown",S=>{S.key==="Escape"&&l&&w("")}),document.addEventListener("pointe\
rdown",T);let E=[["change:spots change:at change:lessons change:lesson change:busy change:seeking change:note change:stu\
dent",$],["change:answers change:at change:kept change:student",M],["change:at",v],["msg:custom",O]];for(let[S,L]of E)e.
on(S,L);return $(),M(),()=>{document.removeEventListener("pointerdown",T),c?.stop();for(let[S,L]of E)e.off(S,L)}}var cn=class{constructor(t,s){this.model=t,this.marked=s,this.at=-1/0,this.stamp=-1,this.move="",this.next=""}get waiting(){
return this.stamp===this.model.get("stamp")&&performance.now()-this.at<3e3}send(t,s){if(!(!t||this.model.get("busy"))){if(this.
waiting){this.model.get("mode")==="edit"&&(this.next=t);return}this.at=performance.now(),this.stamp=this.model.get("stam\
p"),this.mark(t),this.model.send({kind:"move",move:t,stamp:this.stamp,said:s})}}drawn(){this.mark(this.waiting?this.move:
"");let t=this.next;!t||this.waiting||(this.next="",this.send(t,null))}mark(t){this.move=t,this.marked(t)}};var Jp=({words:e,name:t},s)=>h("p.covered",`${e} `,s?h("b",t):h("span.blank",{role:"img","aria-label":"a covered name"})),
hn=class{constructor({send:t,drawn:s}){this.send=t,this.drawn=s,this.opened=!1,this.root=h("div.call",{role:"group",hidden:!0})}get hidden(){
return this.root.hidden}cover(){this.opened=!1}show(t,s,n){let o=s?t.alert??"":"",i=t.covered??[],r=n==="shown"||n==="pr\
ess"&&this.opened,l=o?(t.actions??[]).find(d=>d.strong):void 0;this.root.hidden=!o&&!i.length,this.root.classList.toggle(
"calm",!o&&!(s&&t.actions?.length));let a=JSON.stringify([o,l,i,r,n]);if(this.root.dataset.looks===a)return;this.root.dataset.
looks=a,this.root.setAttribute("aria-label",o||"What lies covered");let c=()=>{this.opened=!this.opened,this.show(t,s,n),
this.drawn()};G(this.root,o&&h("p",h("b",o)),i.length>0&&h("div.covers",i.map(d=>Jp(d,r))),i.length>0&&n==="press"&&h("b\
utton.btn",{"data-k":"covers","aria-pressed":String(r),onclick:c},r?"Cover":"Show"),l&&h("button.btn.alert",{"data-k":"c\
all","data-act":l.move,onclick:()=>this.send(l.move)},l.label))}};function Rc({place:e,now:t,said:s},n){let[o="",i=""]=s??[];return{place:n.place??[e,o&&t].filter(Boolean).join(" "),line:n.
line??(o?[o,i]:[t??"",i])}}var Cc=7,dn=class{constructor({texts:t,see:s}){this.texts=t,this.see=s,this.chip=h("button.ch\
ipbtn",{"data-k":"clause",hidden:!0,onclick:()=>this.open(!!this.box.hidden)}),this.badge=h("b.badge",{hidden:!0}),this.
place=h("span.place"),this.line=h("p.line"),this.note=h("p.note",{role:"status"}),this.sheet=h("button.btn.quiet",{"data\
-k":"scores","aria-expanded":"false",hidden:!0},"Scores"),this.eyes=h("div.seg",{role:"group","aria-label":"Seen by"}),this.
seen=h("div.eyes",dt("eye",22),this.eyes),this.box=h("div.clause-box",{hidden:!0,tabindex:-1,"data-k":"clauses"}),this.root=
h("div.caption",h("div.told",h("p.over",this.badge,this.chip,this.place),this.line,this.note),h("div.seen",this.sheet,this.
seen)),this.looks=""}show({clauses:t,badge:s="",place:n,line:o,note:i,tone:r}){U(this.root,"data-tone",r),this.badge.hidden=
!s,this.badge.textContent=s;let l=this.texts(),[a=""]=t;this.place.textContent=n,this.line.hidden=!!i,this.line.replaceChildren(
h("b",o[0]),o[1]?` ${o[1]}`:""),this.line.classList.remove("long"),this.line.classList.toggle("long",this.line.scrollWidth>
this.line.clientWidth+1),this.note.textContent!==i&&(this.note.textContent=i),this.note.hidden=!i;let c=JSON.stringify([
t,r]);if(c===this.looks)return this.below();this.looks=c,this.open(!1);let d=r==="trial"?"not the game":a;this.chip.hidden=
!d,this.chip.replaceChildren(h("span.chip.line",d));let u=t.filter(f=>l[f]);U(this.chip,"aria-disabled",u.length&&r!=="t\
rial"?"":"true"),U(this.chip,"data-clause",a),this.box.replaceChildren(h("dl",u.map(f=>h("div",h("dt",f),h("dd",l[f])))))}open(t){
let s=t&&this.box.querySelector("dt")!=null&&this.chip.getAttribute("aria-disabled")!=="true";this.box.hidden=!s,this.below(),
U(this.chip,"aria-expanded",String(s))}below(){this.box.hidden||(this.box.style.top=`${this.root.offsetTop+this.root.offsetHeight}\
px`)}escape(){return this.box.hidden?!1:(this.open(!1),this.chip.focus(),!0)}showEyes(t,s){let n=JSON.stringify(t);if(this.
seen.hidden=t.length<2,this.eyes.dataset.looks!==n){this.eyes.dataset.looks=n;let i=h("select.pick",{"data-k":"eyes.many",
"aria-label":"Seen by",onchange:r=>this.see(r.target.value)},t.map(([r,l])=>h("option",{value:r},l)));this.eyes.classList.
toggle("seg",t.length<=Cc),this.eyes.replaceChildren(...t.length>Cc?[i]:t.map(([r,l])=>h("button",{"data-eye":r,title:l,
"aria-label":l,onclick:()=>this.see(r)},l)))}let o=this.eyes.querySelector("select");if(o)o.value=s;else for(let i of this.
eyes.children)U(i,"aria-pressed",String(i.getAttribute("data-eye")===s))}};function Gt(e,t){let s=Math.abs(e)*10**t,n=Math.floor(s);if(s-n!==.5||!Number.isInteger(e*2**(t+1)))return e.toFixed(t);
let o=(n%2?n+1:n)/10**t;return(e<0?-o:o).toFixed(t)}function Xp(e){return e>0&&e<5/1e4?"under 0.1%":e<1&&e>9995/1e4?"ove\
r 99.9%":`${Gt(100*e,1)}%`}var Yt=(e,t)=>t==="chance"?Xp(e):`${Gt(Math.abs(e)<.005?0:e,2)} ${t}`.replace("-","−");function Hc(e,t,s){
let{value:n,share:o,words:i}=gt(String(e),t==="chance"?mt:{low:s[0],high:s[1],unit:t});if(n==null)throw new Error(i);return t===
"chance"?o:n}function _c(e,t,s,n){let o=s==="chance";if(n==="exact")return o?"Within 1.":"That is it, as printed.";let i=Math.
round(Math.abs(e-t)*1e9)/1e9,r=o?String(ae(i)):Yt(i,s),l=n==="far"?"":o?": within ten":": near";return`${r} too ${e>t?"h\
igh":"low"}${l}.`}var ae=e=>Math.floor(Math.round(e*1e9)/1e7+.5),os=(e,t)=>t==="chance"?.105:Math.max(Math.abs(e)/10,.1),
Qp=2,tm=[["know","I know"],["think","I think so"],["guess","A guess"]];function un(e){let t=[];for(let[r,l]of tm){let a=e.
filter(({sure:c,measure:d})=>c===r&&d==="chance").map(c=>c.off);if(a.length>=Qp){let c=100*a.reduce((d,u)=>d+u,0)/a.length;
t.push([`“${l}”`,Gt(Math.round(1e9*c)/1e9,0)])}}if(t.length===0)return"";let[[s,n],...o]=t,i=o.map(([r,l])=>`; when \
you said ${r}, by ${l}`).join("");return`When you said ${s} you were off by ${n} of 100${i}.`}var is=e=>e.charAt(0).toUpperCase()+
e.slice(1);var Bc=(e,t)=>Math.max(0,Math.min(e.x+e.w,t.x+t.w)-Math.max(e.x,t.x))*Math.max(0,Math.min(e.y+e.h,t.y+t.h)-Math.max(e.y,
t.y)),fi=(e,t,s,n)=>Math.max(s,Math.min(e,s+n-t));function Ic({w:e,h:t},s,n,o){let i={x:s.x+s.w/2,y:s.y+s.h/2},r=[["abov\
e",i.x-e/2,s.y-t-10],["below",i.x-e/2,s.y+s.h+10],["right",s.x+s.w+10,i.y-t/2],["left",s.x-e-10,i.y-t/2]],l=Math.min(n.y+
n.h,...o.map(({y:p})=>p));r.push(["right",s.x+s.w+10,l-t-10],["left",s.x-e-10,l-t-10]);let a=r.map(([p,m,g])=>{let w={x:fi(
m,e,n.x,n.w),y:fi(g,t,n.y,n.h),w:e,h:t},b=Bc(w,s)+3*o.reduce((x,k)=>x+Bc(w,k),0);return{...w,side:p,covers:b}}),{covers:c,
...d}=a.reduce((p,m)=>m.covers<p.covers-1?m:p),u=d.side==="above"||d.side==="below"?i.x-d.x:i.y-d.y,f=d.side==="above"||
d.side==="below"?e:t;return{...d,tip:fi(u,0,14,f-28)}}var qc=(e,t)=>y("svg.small-card",{viewBox:"0 0 48 68",...t},Wt(e,48));function em(e,t){let s={"data-act":e.move,onclick:()=>t(
e.move)};if(e.face){let n=[e.group,e.label].filter(Boolean).join(" ");return h("button.btn.card-pick",{"aria-label":n,title:e.
label,...s},qc(e.face,{"aria-hidden":"true"}))}return h("button.btn",{...s},e.colour&&Es(e.colour)&&y("svg.icon",{viewBox:"\
-12 -12 24 24",style:"width:1.4em;height:1.4em","aria-hidden":"true"},Kt(e.colour,0,0,8.5,{fill:`var(--c-${e.colour})`,stroke:"\
#fff","stroke-width":2})),e.label)}var sm=e=>[h("p.mute","What lies under it, as you remember"),h("ol.recall",e.map(t=>h(
"li",qc(t.face,{role:"img","aria-label":t.label}))))],fn=class{constructor(t){this.how=t,this.key="",this.root=h("div.ch\
ooser",{role:"group",hidden:!0}),this.away=s=>{let[n]=s.composedPath();n instanceof Element&&!this.root.contains(n)&&!n.
closest(".thing.plays")&&this.close()}}show(t){if(this.key===t.key)return this.leave();let s=!t.plays&&t.recall?.length,
n=t.picks.find(r=>r.group)?.group,o=r=>{this.leave(),this.how.play(r)};this.key=t.key,this.root.setAttribute("aria-label",
s?`Under ${t.label}`:`How to play: ${t.label}`);let i={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
leave()};this.root.replaceChildren(h("div.choose-head",h("p",h("b",is(t.label)),n&&h("span",`: ${n}`)),Q(i,dt("close",16))),
...s?sm(t.recall):[h("div.picks",t.picks.some(r=>r.parts?.length)?this.parts(t.picks,[],o):t.picks.map(r=>em(r,o)))]),this.
root.hidden=!1,document.addEventListener("pointerdown",this.away,!0),this.how.moved(),this.stand(),this.buttons.find(r=>!r.
matches(".shut"))?.focus({preventScroll:!0})}parts(t,s,n){let o=new Set(t.flatMap(({parts:r})=>(r??[]).filter(l=>!s.includes(
l)))),i=r=>{let l=[...s,r],a=t.filter(({parts:c})=>c?.includes(r));if(a.length===1)return n(a[0].move);this.root.querySelector(
".picks")?.replaceChildren(...this.parts(a,l,n)),this.stand(),this.buttons.find(c=>c.dataset.part)?.focus({preventScroll:!0})};
return[...s.length?[h("p.mute",`${s.join(", ")}, and ...`)]:[],...[...o].sort().map(r=>h("button.btn",{"data-part":r,onclick:()=>i(
r)},r))]}get buttons(){return[...this.root.querySelectorAll("button")]}stand(){let t=this.key&&this.how.around(this.key),
s=this.root.parentElement;if(!t||!s)return;let n=s.getBoundingClientRect(),o=Math.max(n.top,0),i=6,r={x:i,y:o-n.top+i,w:n.
width-2*i,h:Math.min(n.bottom,window.innerHeight)-o-2*i};this.root.style.cssText=`left:0;top:0;max-width:${r.w}px;max-he\
ight:${r.h}px`;let l=({x:p,y:m,w:g,h:w})=>({x:p-n.left,y:m-n.top,w:g,h:w}),a={w:this.root.offsetWidth,h:this.root.offsetHeight},
{x:c,y:d,side:u,tip:f}=Ic(a,l(t.card),r,t.hand.map(l));this.root.dataset.side=u,this.root.style.cssText+=`;left:${c}px;t\
op:${d}px;--tip:${f}px`}leave(){let t=this.key;this.close(),this.how.focus(t)}close(){if(!this.key)return;let t=this.key,
s=this.root.contains(st(this.root));this.key="",document.removeEventListener("pointerdown",this.away,!0),this.root.hidden=
!0,this.root.replaceChildren(),this.how.moved(),s&&this.how.focus(t)}stroke(t){let s=this.buttons,n=s.findIndex(i=>i.matches(
":focus"));if(!this.key||n<0)return!1;let o={ArrowRight:n+1,ArrowDown:n+1,ArrowLeft:n-1,ArrowUp:n-1,Home:0,End:s.length-
1}[t.key];return o==null?!1:(t.preventDefault(),s[(o+s.length)%s.length].focus({preventScroll:!0}),!0)}};var pn=class{constructor({play:t,key:s,told:n}){this.play=t,this.key=s,this.told=n,this.lifted="",this.card="",this.said=
{},this.typed={},this.field=null,this.lifts={},this.go=h("button.btn.solid",{"data-k":"lift.play",onclick:()=>this.play(
this.lifted)}),this.back=h("button.btn",{"data-k":"lift.back",onclick:()=>this.lift("")},"Put it back"),this.acts=h("div\
.lift-acts",{hidden:!0},this.go,this.back),this.words=h("p.lift-words"),this.keys=h("div.lift-keys"),this.asking=h("div.\
asking",{role:"group",hidden:!0}),this.shown=""}show({lifts:t,keys:s}){this.lifts=t,this.lifted&&!t[this.lifted]&&(this.
lifted="",this.said={},this.typed={}),this.draw();let n=JSON.stringify(s);this.keys.dataset.looks!==n&&(this.keys.dataset.
looks=n,Fn(this.keys,this.keys,()=>this.keys.replaceChildren(...s.map(o=>Ms(o,i=>this.key(i))))))}tell(t,s){let n=Object.
keys(this.lifts).some(o=>s.every(i=>i.move!==o));this.words.hidden=!!this.lifted,this.words.textContent=t||(n?"Press a c\
ard to lift it, and again to play it.":"")}playing(t){let s=this.lifts[this.lifted]?.play??"",n=t?s.replace(/^Play\b/,"P\
laying"):s;this.go.textContent!==n&&(this.go.textContent=n),U(this.go,"aria-busy",t?"true":"")}lift(t,s=""){let n=s||this.
card;this.lifted=t,this.card=s,this.draw(),this.told({lifted:t,said:this.said},n)}stand(t,s,n){let[o,i]=n?[s,t.parentElement]:
[t,this.keys];this.asking.parentElement!==o&&o.insertBefore(this.asking,i)}hold(t,s,n,o){t?t!==this.lifted&&n[t]&&(this.
lifted=t,this.card=nm(o,t)):this.lifted="",this.said=s}draw(){let t=this.lifts[this.lifted];if(this.acts.hidden=!t,this.
asking.hidden=!t?.line,this.words.hidden=!!t,this.playing(!1),this.shown===this.lifted)return;if(this.shown=this.lifted,
this.field=null,!t?.line)return this.asking.replaceChildren();let s=this.lifted;U(this.asking,"aria-label",t.line),this.
field=t.ask?Oo({rule:mt,label:t.ask,words:"of 100",ends:["never","always"],value:$a(this.typed[s],this.said[s],mt),set:o=>this.
say(s,o),enter:()=>this.play(s)}):null;let n=h("div",h("p",h("b",t.line)));this.field&&n.append(h("p.wonder",t.ask)),this.
asking.replaceChildren(n,...this.field?[this.field.node]:[])}unread(t){let s=this.typed[t]??"";return t!==this.lifted||!this.
field||!s||!Ks(s,mt)?!1:(this.field.complain(),!0)}say(t,s){let{value:n}=gt(s,mt);this.typed[t]=s,this.said={...this.said},
n!=null?this.said[t]=n:delete this.said[t],this.told({lifted:this.lifted,said:this.said},this.card)}},mn=class{constructor(t){
this.how=t,this.root=h("div.acts"),this.looks=""}show(t,s,n){let o=JSON.stringify([t,s]);this.looks!==o&&(this.looks=o,Fn(
this.root,n,()=>this.root.replaceChildren(...t.map(i=>this.button(i)))))}button({move:t,label:s,strong:n,off:o}){let i=h(
"button",{class:n&&!o?"btn solid":"btn","data-act":t||s,"aria-disabled":o?"true":null,onclick:()=>o?this.how.refuse(o):this.
how.send(t)},s);return h("span.act",i,o&&h("span.why",o))}};function nm({zones:e},t){let s=e.flatMap(n=>n.kind==="seat"&&
n.me?n.cards:n.kind==="grid"?n.cells:[]);for(let n of s)if("key"in n&&(n.move===t||n.picks?.some(o=>o.move===t)))return n.
key;return""}function Pc(e,t,s){if(!t)return e;let n=e.zones.flatMap(r=>r.kind==="tokens"&&r.ways||[]),o=Number(n.find(r=>r.
move===t)?.tag),i=e.zones.map(r=>{if(r.kind==="dice"&&o){let a=r.values.indexOf(o);return{...r,lit:a<0?r.values.map((c,d)=>d):
[a]}}if(r.kind==="ring"){let a=r.previews?.find(c=>c.move===t);return a?{...r,preview:a}:r}if(r.kind==="tokens")return{...r,
ways:(r.ways??[]).map(a=>({...a,chosen:a.move===t}))};let l=a=>a.key===s?{...a,lifted:!0}:a;return r.kind==="grid"?{...r,
cells:r.cells.map(l)}:r.kind==="seat"&&r.me?{...r,cards:r.cards.map(l)}:r});return{...e,zones:i}}var gn=class{constructor(t){this.how=t,this.looks="",this.chosen=[],this.picks=[],this.carries=[],this.nodes=new Set}show(t,s,n){
let o=n?t.zones.find(r=>r.kind==="tokens"):void 0;this.picks=o?.picks??[],this.carries=o?.carries??[],this.nodes=new Set(
o&&s[o.board]?.nodes.map(({id:r})=>r));let i=JSON.stringify([this.picks,this.carries,o?.tokens]);i!==this.looks&&(this.chosen=
[]),this.looks=i}get rest(){return this.picks.filter(({parts:t})=>this.chosen.every(s=>t?.includes(s)))}get spots(){let[
t]=this.carries.filter(({token:o})=>this.chosen.includes(o)),s=this.rest.flatMap(o=>o.parts??[]).filter(o=>this.nodes.has(
o)),n=this.picks.length?s:t?t.onto:this.carries.map(({token:o})=>o);return Object.fromEntries([...n,...this.chosen].map(
o=>[o,this.chosen.includes(o)]))}get words(){if(!this.picks.length)return"";let t=this.picks[0].parts?.filter(s=>this.nodes.
has(s)).length??0;return t>1?`Press lit places: ${this.chosen.length} of ${t} chosen.`:"Press a lit place."}press(t){if(this.
chosen.includes(t))this.chosen=this.chosen.filter(o=>o!==t);else{if(this.carries.length&&this.chosen.length)return this.
done(`put ${this.chosen[0]} ${t}`);this.chosen=[...this.chosen,t]}let s=this.rest;if(this.chosen.length&&s.length===1)return this.
done(s[0].move);this.how.moved(t);let n=s.flatMap(({parts:o})=>o??[]).filter(o=>!this.chosen.includes(o));this.chosen.length&&
n.length&&!n.some(o=>this.nodes.has(o))&&this.how.choose(t,s.map(o=>({...o,parts:o.parts?.filter(i=>!this.chosen.includes(
i))})))}done(t){this.chosen=[],this.how.play(t)}clear(){let[t]=this.chosen;return this.chosen=[],t&&this.how.moved(t),!!t}};var ke=56,pi=72,rs=62,wn=118,mi=40,om=70,im=4e3,bn=(e,t,s,n={})=>y("text.f2",{x:e,y:t,"font-size":14,...n},s),rm=(e,t)=>tt(
e,t,15).map((s,n,{length:o})=>bn(ke,35-9*o+18*n,s,{class:"f","font-weight":700,"font-size":15}));function am(e,t=1/0,s=mi){
let n=e.map((i,r)=>({y:i,k:r})).sort((i,r)=>i.y-r.y);for(let i=1;i<n.length;i++)n[i].y=Math.max(n[i].y,n[i-1].y+s);for(let i=n.
length-1;i>=0;i--)n[i].y=Math.min(n[i].y,i===n.length-1?t:n[i+1].y-s);let o=[...e];for(let{y:i,k:r}of n)o[r]=i;return o}
function lm(e,t,s,n){let o=Math.max(...s.lines.map(v=>v.values.length))-1,i=s.lines.flatMap(v=>v.values),r=Math.max(...i,
1),l=Math.min(...i,0),a=v=>ke+(e-ke-wn)*v/(o||1),c=v=>t-rs-(t-pi-rs)*(v-l)/(r-l||1),u=re(l,r).filter(Number.isInteger).map(
v=>[y("path.race-grid",{d:`M${ke} ${c(v)}H${e-wn}`}),bn(ke-10,c(v)+5,String(v),{"text-anchor":"end"})]),f=s.parts.map(([
v],O)=>a(s.parts[O+1]?.[0]??o)-a(v)),p=Math.min(...f)>54,m=s.parts.map(([v,O],T)=>{let E=s.parts[T+1]?.[0]??o,S=p?O:O.split(
" ").at(-1)??"";return[T>0&&y("path.race-part",{d:`M${a(v)} ${pi-12}V${t-rs}`}),(a(E)-a(v)>18||T===0)&&bn((a(v)+a(E))/2,
t-rs+24,S,{"text-anchor":"middle"})]}),g=Math.min(mi,(t-pi)/s.lines.length),w=g/mi,b=am(s.lines.map(v=>c(v.values.at(-1)??
0)),t-g/2,g),x=[...s.lines].sort((v,O)=>Number(v.me)-Number(O.me)).map(v=>{let O=v.values.map((H,I)=>I?`H${a(I)}V${c(H)}`:
`M${a(0)} ${c(H)}`).join(""),T=v.values.map((H,I)=>({value:H,k:I})).filter(({value:H,k:I})=>I>0&&H!==v.values[I-1]),E=b[s.
lines.indexOf(v)],S=String(v.values.at(-1)).replace("-","−"),L=v.me?"var(--accent-on-field)":"var(--on-field)";return y(
"g",{class:v.me?"race-line me":`race-line other-${v.seat%3}`},y("path",{d:O,fill:"none"}),T.map(({value:H,k:I})=>B(a(I),
c(H),4.5)),Me(v.seat,e-wn+12,E-13*w,26*w,{fill:L}),vt(S,e-wn+50,E-15*w,Math.min(30*w,3e3*.6/Math.max(pt(S,30),60)),{colour:L}))}),
k=s.lines.find(v=>v.me),$=s.tags.map(({n:v,frame:O,step:T},E)=>{let S=Math.max(0,O),L=c(k?.values[S]??0),H=E>0&&Math.abs(
a(S)-a(s.tags[E-1].frame))<30,I=L+30>t-rs-26,q=I?L-56-(H?28:0):L+26+(H?28:0),K=()=>n(T);return y("g.race-tag",{role:"but\
ton",tabindex:0,"data-k":`tag.${v}`,"aria-label":`Costly move ${v}: try it again`,onclick:K,onkeydown:F=>{F.key!=="Enter"&&
F.key!==" "||(F.preventDefault(),K())}},R(a(S)-22,q-9,44,44,{fill:"transparent"}),y("path",{d:`M${a(S)} ${L}V${q+13}`}),
B(a(S),L,5),R(a(S)-13,q,26,26,{class:"tag"}),y("text",{x:a(S),y:q+18,"text-anchor":"middle","font-size":15,"font-weight":700},
String(v)))}),M=s.lines.map(v=>`${v.name} ${v.values.at(-1)}`).join(", ");return y("svg",{viewBox:`0 0 ${e} ${t}`,role:"\
group","aria-label":`${s.title}. At the end: ${M} ${s.unit}.`},rm(s.title,e-ke-om),...u,...m,...x,...$,t>330&&bn(ke,t-12,
s.tags.length?"A numbered tag: a move that cost you.":""))}var kn=class{constructor(t){this.press=t,this.button=h("butto\
n.btn",{"data-k":"race",onclick:()=>this.turn(!this.away)}),this.timer=0,this.step=-1,this.drawing=h("div"),this.root=h(
"div.race",{hidden:!0},this.drawing,this.button),this.looks="",this.away=!1,this.turn(!1)}turn(t){clearTimeout(this.timer),
this.away=t,this.button.textContent=t?"Race":"Table",this.button.setAttribute("aria-label",t?"Show the race":"Show the t\
able"),this.drawing.hidden=t,this.root.classList.toggle("away",t),this.root.parentElement?.classList.toggle("raced",!this.
root.hidden&&!t)}show(t,s){let n=t.get("race"),o=t.get("mode")==="watch",i=o&&(t.get("step")<s||t.get("stop")>=0);this.root.
hidden=i||!n?.lines?.length;let r=this.step;if(this.step=t.get("step"),this.root.hidden)return this.turn(!1);if(r===this.
step)this.root.parentElement?.classList.toggle("raced",!this.away);else{let p=o&&r===s-1;this.turn(p),p&&(this.timer=window.
setTimeout(()=>this.turn(!1),im))}let l=p=>String(p)===t.get("watcher"),a=(n.lines??[]).map(p=>({...p,me:p.me||o&&l(p.seat)})),
{clientWidth:c,clientHeight:d}=this.root.parentElement??this.root,u=JSON.stringify([n,a,c,d]);if(u===this.looks)return;this.
looks=u;let f={...n,lines:a};this.drawing.replaceChildren(lm(c,d,f,this.press))}};function Dc(e,t){let{zones:s,board:n,sheet:o,...i}=e,r=l=>l==null?void 0:t[l];return{...i,zones:s.map(l=>t[l]),board:r(n)??
"",sheet:r(o)}}var yn=class{constructor(t,s){this.model=t,this.pages=new Map(Object.entries(t.get("pages")??{})),this.asked=
new Map,this.resting=0,this.hear=n=>{n.kind==="page"&&(this.pages.set(`${n.watcher}.${n.page}`,n),s())},t.on("msg:custom",
this.hear)}get watcher(){return this.model.get("watcher")}get few(){return this.model.get("frames")[this.watcher]??[]}get length(){
return this.model.get("count")||this.few.length}scene(t){let s=Math.max(0,Math.min(t,this.length-1));if(!this.model.get(
"count"))return this.few[s]?Dc(this.few[s],this.model.get("pool")):null;let n=this.model.get("size"),o=Math.floor(s/n),i=this.
page(o);return i?(this.fetchRest(o),Dc(i.frames[s-o*n],i.pool)):null}page(t,s=this.watcher){let n=`${s}.${t}`,o=this.pages.
get(n);return!o&&performance.now()-(this.asked.get(n)??-1/0)>8e3&&(this.asked.set(n,performance.now()),this.model.send({
kind:"page",watcher:s,page:t})),o}fetchRest(t){clearTimeout(this.resting);let s=Math.ceil(this.length/this.model.get("si\
ze")),n=Array.from({length:s},(l,a)=>(t+a)%s),o=s<=4?n:[t],i=n.map(l=>[l,this.watcher]);for(let[l]of this.model.get("eye\
s"))for(let a of o)i.push([a,l]);let r=i.find(([l,a])=>!this.pages.has(`${a}.${l}`));r&&(this.resting=setTimeout(()=>this.
page(...r),150))}marks(){let t=o=>o.mark??0;if(!this.model.get("count"))return this.few.map(t);let s=this.model.get("siz\
e"),n=Array.from({length:this.length},()=>0);for(let o=0;o*s<n.length;o++)(this.pages.get(`${this.watcher}.${o}`)?.frames??
[]).forEach((i,r)=>{n[o*s+r]=t(i)});return n}stop(){clearTimeout(this.resting),this.model.off("msg:custom",this.hear)}};var xn=class{constructor(t){this.opener=t,this.root=h("section.sheet.scores",{hidden:!0}),t.onclick=()=>this.open(!!this.
root.hidden)}open(t){this.root.hidden=!t,U(this.opener,"aria-expanded",String(t))}escape(){let t=!this.root.hidden,s=this.
root.contains(st(this.root));return this.open(!1),s&&this.opener.focus(),t}show(t){if(this.opener.hidden=!t,!t)return this.
open(!1);let s=JSON.stringify(t);if(this.root.dataset.looks===s)return;this.root.dataset.looks=s,this.opener.textContent=
t.notes?"Notes":"Scores",this.root.classList.toggle("notes",!!t.notes);let n=r=>h("tr",r.map((l,a)=>a?h("td",l):h("th",{
scope:"row"},l))),o=r=>r?h("th",{scope:"col"},r):h("td"),i={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
escape()};this.root.replaceChildren(Q(i,dt("close",16)),h("div.scroll",{tabindex:0,role:"group","aria-label":t.title},h(
"table",h("caption",t.title),h("thead",h("tr",t.head.map(o))),h("tbody",t.rows.map(n)))))}};var cm=1600,hm=1.9,dm=[[.5,"½×"],[1,"1×"],[3,"3×"]],um=17,fm=7,Wc=[["ask","Ask me"],["mark","Only mark"],["off","Off"]],
pm={open:"a question",now:"asked now",came:"it came",not:"it did not come",unseen:"not seen in the game",skipped:"skippe\
d"};function mm(e,t){let s=[...e],n=Math.min(um,t/Math.max(e.length-1,1));for(let o=1;o<s.length;o++)s[o]=Math.max(s[o],
s[o-1]+n);for(let o=s.length-1,i=t;o>=0;o--,i-=n)s[o]=Math.min(s[o],i);return s}function gm(e){return e.asking!=="ask"?-1:
e.moments.findIndex(({frame:t,state:s})=>t===e.step&&s==="open")}var ye={first:"Home",back:"ArrowLeft",play:" ",forward:"\
ArrowRight",last:"End"},$n=class{constructor(t){this.how=t,this.keys={first:this.key("first","First step",()=>t.go(0)),back:this.
key("back","Step back",()=>t.go(this.now.step-1)),play:this.key("play","Play",()=>t.play(!this.now.playing)),forward:this.
key("forward","Step forward",()=>t.go(this.now.step+1)),last:this.key("last","Last step",()=>t.go(this.now.last))},this.
keys.play.classList.add("go"),this.range=h("input.rng",{type:"range",min:0,"aria-label":"Step",oninput:()=>t.go(Number(this.
range.value))}),this.marks=y("svg.marks",{height:14,"aria-hidden":"true"}),this.moments=h("div.moments"),this.told=h("p.\
count",{"aria-hidden":"true"}),this.menu=h("div.pace-menu",{hidden:!0,role:"group","aria-label":"Questions and pace"}),this.
more=h("button.btn.quiet.more",{"data-k":"pace","aria-expanded":"false",onclick:()=>this.open(this.shut)},h("span.word",
"Ask me"),dt("down",14)),this.root=h("div.stepper",h("div.keys",{role:"group","aria-label":"Steps"},Object.values(this.keys)),
h("div.scrub",this.marks,this.moments,this.range),this.told,h("div.pace",this.more,this.menu)),this.now={step:0,last:0,marks:[],
playing:!1,speed:1,moments:[],asking:"off",stop:-1,happens:!1,eyes:[],watcher:"",buttons:[]},this.timer=0,this.looks="",
this.chosen=""}get shut(){return!!this.menu.hidden}key(t,s,n){let o=ye[t].replace(" ","Space");return h("button",{"data-\
k":`step.${t}`,"aria-label":s,"aria-keyshortcuts":o,title:s,onclick:n},dt(t,24))}show(t){let s=this.now.playing!==t.playing,
n=s||this.now.step!==t.step||this.now.speed!==t.speed||this.now.last!==t.last;this.now=t,this.range.max=String(Math.max(
t.last,1)),this.range.value=String(t.step),U(this.range,"aria-valuetext",`Step ${t.step} of ${t.last}`),this.range.style.
setProperty("--p",`${t.last?100*t.step/t.last:0}%`),this.told.replaceChildren(h("b",String(t.step)),h("small",`of ${t.last}`));
for(let o of["first","back"])U(this.keys[o],"aria-disabled",t.step===0?"true":"");for(let o of["forward","last"])U(this.
keys[o],"aria-disabled",t.step===t.last?"true":"");if(s){let o=t.playing?"Pause":"Play";this.keys.play.replaceChildren(dt(
t.playing?"pause":"play",24)),U(this.keys.play,"aria-label",o),U(this.keys.play,"title",o)}this.choices(),this.mark(),n&&
clearTimeout(this.timer),n&&t.playing&&(this.timer=setTimeout(()=>this.tick(),cm*(t.happens?hm:1)/t.speed))}tick(){let t=gm(
this.now);t>=0?this.how.stop(t):this.now.step>=this.now.last?this.how.play(!1):this.how.go(this.now.step+1,!0)}choices(){
let{asking:t,speed:s,moments:n,eyes:o,watcher:i,buttons:r}=this.now,l=JSON.stringify([t,s,n.length>0,o,i,r]);if(l===this.
chosen)return;this.chosen=l;let a=n.length?Wc.find(([d])=>d===t)?.[1]??"":`${s}×`.replace("0.5","½");this.more.firstElementChild?.
replaceChildren(a),U(this.more,"aria-label",`Questions and pace: ${a}`);let c=st(this.menu)?.getAttribute("data-k");this.
menu.replaceChildren(...[n.length>0&&h("p","At a decisive moment"),n.length>0&&ht({label:"At a decisive moment",choices:Wc,
value:t,pick:d=>this.how.ask(d),k:"asking"}),o.length>1&&h("p.seen-by","Seen by"),o.length>1&&h("div.seen-by",ht({label:"\
Seen by, in the menu",choices:o,value:i,pick:d=>this.how.see(d),k:"eyes"})),h("p","Pace"),ht({label:"Pace",choices:dm,value:s,
pick:d=>this.how.pace(d),k:"speed"}),r.length>0&&h("p","To take along"),...r.map(d=>Ms(d,u=>this.how.key(u)))].filter(d=>d instanceof
Node)),c&&this.menu.querySelector(`[data-k="${c}"]`)?.focus()}open(t){this.menu.hidden=!t,U(this.more,"aria-expanded",String(
t)),t&&this.menu.querySelector("[aria-pressed=true], button")?.focus()}escape(){return this.shut?!1:(this.open(!1),this.
more.focus(),!0)}mark(){let{marks:t,last:s,moments:n,asking:o,stop:i}=this.now,r=Math.round(this.marks.clientWidth),l=o===
"off"?[]:n,a=JSON.stringify([t,r,l,i]);if(a===this.looks||!r)return;this.looks=a;let c=m=>s?m/s*r:0,d=Math.max(1,...t);this.
marks.setAttribute("viewBox",`0 0 ${r} 14`),this.marks.replaceChildren(...l.length?l.map(({frame:m})=>R(c(m)-1,21,2,8,{fill:"\
var(--lit)"})):t.flatMap((m,g)=>{let w=3+3.5*m/d,b=`M${c(g)} ${7-w}l${w} ${w} -${w} ${w} -${w} -${w}z`;return m>0?[y("pa\
th",{d:b,fill:"var(--accent-on-field)"})]:[]}));let u=l.map((m,g)=>({...m,k:g})),f=r<fm*(u.length-1)?u.filter(({k:m})=>m===
i):u,p=mm(f.map(({frame:m})=>c(m)),r);this.moments.replaceChildren(...f.map(({frame:m,state:g,line:w,k:b},x)=>h("button",
{class:`moment ${b===i?"now":g}`,style:`left:${p[x]}px`,tabindex:-1,"data-moment":b,title:w,"aria-label":`Step ${m}, ${pm[b===
i?"now":g]}: ${w}`,onclick:()=>this.how.stop(b)},g==="came"||g==="not"||g==="unseen"?h("i",{class:g}):"?")))}stop(){clearTimeout(
this.timer)}};function jc(e){let{lens:t}=e.painter,s=()=>!e.acting&&e.reel.length>1,n=l=>()=>(e.go(l),!0),o=e.model.get("step"),i=()=>e.
acts.root.querySelector('[data-act="press"]'),r=l=>!l.closest(il);return[{keys:[ye.play],shown:"Space",words:"Plays the \
game on, or halts it.",when:s,press:(l,a)=>(r(a)&&e.play(!e.model.get("playing")),r(a))},{keys:[ye.back],shown:"←",words:"\
A step back.",when:s,press:n(o-1)},{keys:[ye.forward],shown:"→",words:"A step on.",when:s,press:n(o+1)},{keys:[ye.first],
shown:"Home",words:"The first step.",when:s,press:n(0)},{keys:[ye.last],shown:"End",words:"The last step.",when:s,press:n(
e.reel.length-1)},{keys:[" "],shown:"Space",words:"Goes on where chance waits for you.",when:()=>e.acting&&!!i(),press:(l,a)=>(r(
a)&&i().click(),r(a))},{keys:["+","=","-","0"],shown:"+ − 0",words:"Closer to the board, farther away, all of it; with\
 the focus on the table.",inside:!0,when:()=>!!t.board,press:l=>t.key(l,!1)},{keys:["ArrowLeft","ArrowRight","ArrowUp","\
ArrowDown"],shown:"Shift and an arrow",words:"Moves the board; with the focus on the table.",inside:!0,shift:!0,when:()=>!!t.
board,press:l=>t.key(l,!0)},{keys:[],any:l=>gi(e,l).size===1,shown:"A card's sign",words:"Takes that card, if only one i\
n your hand bears it; with the focus on the table.",inside:!0,when:()=>e.acting&&gi(e).size>0,press:l=>{let[a]=gi(e,l).values();
return e.press(a),!0}},{keys:["d","D"],shown:"D",words:"Shows the discards by colour and value, or puts them away.",when:()=>!!e.
spread.zone,press:()=>(e.spread.toggle(()=>e.show(!1)),!0)},{keys:["Escape"],shown:"Escape",words:"Closes what is open o\
ver the table, or puts the card back.",inside:!0,when:()=>!0,press:()=>wm(e)}]}function wm(e){if(e.chooser.key)e.chooser.
leave();else{if(e.placing.clear())return!0;if(e.lifting.lifted)e.lifting.lift("");else return["spread","heat","scores","\
stepper","caption"].some(t=>e[t].escape())}return!0}function gi(e,t){let s=new Map;for(let{thing:n}of e.painter.placed.values())
n.kind==="card"&&n.plays&&n.face?.text&&(t==null||n.face.text.toLowerCase()===t.toLowerCase())&&s.set(n.move||n.key,n);return s}var bm={watch:288,play:356,edit:316},km=288,wi=class{constructor(t,s){this.model=t,this.sending=new cn(t,n=>this.markSent(
n)),this.refused="",this.left=-1,this.shownSize="",this.paintedStep=-1,this.painter=new Oe({press:n=>this.press(n),pace:()=>this.
model.get("speed")}),this.stepper=new $n({go:(n,o)=>this.go(n,o),play:n=>this.play(n),pace:n=>this.save({speed:n}),ask:n=>this.
save({asking:n}),stop:n=>this.stopAt(n),see:n=>this.save({watcher:n}),key:n=>this.model.send({kind:n})}),this.caption=new dn(
{texts:()=>this.model.get("clauses"),see:n=>this.save({watcher:n})}),this.call=new hn({send:n=>this.send(n),drawn:()=>this.
soon("stay")}),this.race=new kn(n=>this.model.send({kind:"retry",step:n})),this.felt=h("div.felt",this.call.root,this.painter.
lens.controls,this.painter.root,this.race.root),this.board=h("p.sr"),this.chooser=new fn({play:n=>this.send(n),focus:n=>this.
painter.focus(n),around:n=>this.painter.around(n),moved:()=>this.scene&&this.showTable(this.scene,!1)}),this.placing=new gn(
{play:n=>this.send(n),choose:(n,o)=>this.chooser.show({key:`spot:${n}`,label:n,plays:!0,picks:o}),moved:n=>{this.show(!1),
this.painter.focus(`spot:${n}`)}}),this.acts=new mn({send:n=>this.send(n),refuse:n=>this.refuse(n)}),this.lifting=new pn(
{play:n=>this.send(n),key:n=>this.model.send({kind:n}),told:(n,o)=>this.lift(n,o)}),this.playBar=h("div.play-bar",this.lifting.
acts,this.acts.root,this.lifting.words,this.lifting.keys),this.strip=h("div.strip"),this.scores=new xn(this.caption.sheet),
this.spread=new Hs({focus:n=>this.painter.focus(n)}),this.heat=new As(()=>this.soon("stay")),this.stage=h("section.stage",
{"aria-label":"The table"},this.caption.root,this.caption.box,this.felt,this.heat.root,this.board,this.chooser.root,this.
scores.root,this.spread.root,this.heat.list,this.strip),this.live=h("p.sr",{"aria-live":"polite"}),this.root=h("div.uw.u\
w-table",this.stage,this.live),this.root.addEventListener("keydown",n=>this.key(n)),this.unhear=sn(this.root,()=>jc(this)),
s.append(this.root),this.tall=void 0,this.due="",this.saying=0,this.watch=()=>this.soon("move"),this.still=()=>this.soon(
"stay"),this.reel=new yn(t,()=>this.soon("stay")),this.moves=["step","frames","pool"],this.stays="game palette names eye\
s watcher playing speed mode clauses lit differs aside boards heat dealt note busy caption moments asking stop bright li\
fts lifted stamp buttons race covers".split(" ");for(let n of this.moves)t.on(`change:${n}`,this.watch);for(let n of this.
stays)t.on(`change:${n}`,this.still);t.on("msg:custom",Nt),this.sizes=new ResizeObserver(()=>this.resized()),this.sizes.
observe(this.felt),this.unheed=Vt(this.still),this.unhalt=Ma(()=>this.model.get("playing")&&this.play(!1)),this.unfit=es(
this.root,()=>this.resized(!0)),this.show(!1)}get scene(){return this.reel.scene(this.model.get("step"))}get mode(){return this.
model.get("mode")}get acting(){return this.mode!=="watch"}save(t){for(let[s,n]of Object.entries(t))this.model.set(s,n);this.
model.save_changes()}go(t,s=!1){let n=Math.max(0,Math.min(t,this.reel.length-1));n!==this.model.get("step")&&(this.left=
this.model.get("stop"),this.save(s||!this.model.get("playing")?{step:n}:{step:n,playing:!1}))}stopAt(t){t===this.left&&this.
model.set("stop",-1),this.save({stop:t,playing:!1})}play(t){let s=this.model.get("step")>=this.reel.length-1;this.save(t&&
s?{step:0,playing:!0}:{playing:t})}show(t){let s=this.scene;if(nt(this.root,this.model.get("palette")),this.root.classList.
toggle("busy",!!this.model.get("busy")),this.root.classList.toggle("acts",this.acting),this.left!==this.model.get("stop")&&
(this.left=-1),!s)return this.showStepper();t&&(this.refused=""),this.lifting.hold(this.model.get("lifted")??"",this.model.
get("said")??{},this.model.get("lifts")??{},s),this.sending.drawn(),this.root.style.setProperty("--pace",String(this.model.
get("speed"))),this.board.textContent=s.board??"",this.caption.showEyes(this.model.get("eyes"),this.model.get("watcher")),
t&&this.call.cover(),this.call.show(s,this.acting,this.covers),this.heat.show(this.model.get("heat")??{}),this.showTable(
s,t),this.race.show(this.model,this.reel.length-1),this.showStrip(s),this.scores.show(s.sheet),this.showWords(s),t&&this.
chooser.close(),t&&this.announce(s)}soon(t){this.due||queueMicrotask(()=>{let s=this.due==="move";this.due="",this.show(
s)}),this.due!=="move"&&(this.due=t)}get lit(){let t=this.model.get("lit");return Object.keys(t).length>0?this.model.get(
"aside")?{}:t:Object.fromEntries((this.model.get("differs")??[]).map(n=>[n,""]))}get covers(){return this.model.get("cov\
ers")||zs()}get fit(){return this.root.closest("[data-fit]")?.getAttribute("data-fit")??"flow"}get filled(){return["larg\
e","middle"].includes(this.fit)}get size(){let{clientWidth:t,clientHeight:s}=this.felt;return`${t} ${this.filled?s:window.
innerHeight} ${this.fit}`}showTable(t,s){let n=parseFloat(getComputedStyle(this.root).fontSize)/16||1,o=this.call.hidden?
0:this.call.root.offsetHeight/n,i=this.mode==="edit"&&t.table==="round";this.placing.show(t,this.model.get("boards")??{},
this.acting);let r={w:(this.felt.clientWidth||772)/n,h:this.filled?this.felt.clientHeight/n:0,low:this.fit!=="phone"?0:(i?
km:bm[this.mode])+(this.acting?0:o),page:window.innerHeight/n};this.shownSize=this.size,this.root.classList.toggle("narr\
ow",r.w<Ht);let l=this.mode==="watch"&&this.reel.length<2,a=l?void 0:_s(t),c=this.chooser.key?{...this.lit,[this.chooser.
key]:""}:this.lit;this.spread.show(a,this.lit,r.w<Ht);let d={lit:Mr(c,a),laid:l,opens:a?.of,dealt:this.model.get("aside")?
{}:this.model.get("dealt"),acting:this.acting,editing:this.mode==="edit",boards:this.model.get("boards")??{},spots:this.
placing.spots,heat:this.heat.map,clear:this.heat.clears,call:o,under:!t.covered?.length||this.covers!=="hidden"},u=na(Pc(
t,this.lifting.lifted,this.lifting.card),r,d),f=this.model.get("bright")??[];this.painter.dim(f.length?new Set(f):null),
u.h=this.steady(u);let p=this.model.get("step"),m=p<this.paintedStep;this.paintedStep=p,this.painter.paint(u,{label:`The\
 table. ${t.place??""}`,move:s,back:m}),s&&this.painter.happen(m?null:t.event);let g=Math.min(this.felt.clientWidth/u.w,
this.filled?this.felt.clientHeight/u.h:1/0),w=this.filled?(this.felt.clientHeight-u.h*g)/2:0;this.call.root.style.top=`${w+
u.call*g}px`}steady({w:t,h:s}){let n=[t,this.model.get("game"),this.model.get("mode"),this.size,this.call.hidden].join();
return this.tall?.kind!==n&&(this.tall={kind:n,h:s}),this.tall.h=Math.max(this.tall.h,s),this.tall.h}resized(t=!1){let s=this.
scene;!s||!t&&this.size===this.shownSize||(this.painter.root.classList.add("still"),this.showTable(s,!1),this.race.show(
this.model,this.reel.length-1),this.painter.root.getBoundingClientRect(),this.painter.root.classList.remove("still"),this.
stepper.mark(),this.showWords(s),this.chooser.stand())}showStepper(){let t=this.reel.length-1,s=Math.min(this.model.get(
"step"),t),n=this.model.get("playing");this.strip.hidden=t<1,this.stepper.show({step:s,last:t,marks:this.reel.marks(),playing:n,
speed:this.model.get("speed"),moments:this.model.get("moments"),asking:this.model.get("asking"),stop:this.model.get("sto\
p"),happens:!!(this.scene?.event??this.scene?.mark),eyes:this.model.get("eyes"),watcher:this.model.get("watcher"),buttons:this.
model.get("buttons")??[]})}showStrip(t){let s=this.acting?this.playBar:this.stepper.root;if(this.strip.firstChild!==s&&this.
strip.replaceChildren(s),!this.acting)return this.showStepper();this.stepper.stop(),this.lifting.stand(this.playBar,this.
stage,this.fit==="phone");let n=t.alert?(t.actions??[]).filter(l=>!l.strong):t.actions??[];this.lifting.show({lifts:this.
model.get("lifts")??{},keys:this.model.get("buttons")??[]}),this.strip.hidden=this.mode==="edit",this.acts.root.hidden=!!this.
lifting.lifted;let o=t.zones.some(l=>l.kind==="tokens"&&l.ways?.some(({move:a})=>a)),i=o?"Press a lit space or a row; pr\
ess it again to go there.":"",r=this.model.get("busy")?"The others play.":this.placing.words||i;this.lifting.tell(r,t.actions??
[]),this.acts.show(n,!!this.model.get("busy"),this.stage)}showWords(t){let s=this.model.get("caption")??{};U(this.stage,
"aria-label",s.badge?`Table ${s.badge} of two`:"The table"),this.caption.show({clauses:s.clauses??(t.clauses??[]).filter(
n=>n),...Rc(t,s),note:this.refused||this.model.get("note")||"",tone:s.tone??"plain",badge:s.badge})}announce(t){clearTimeout(
this.saying),this.saying=setTimeout(()=>{this.live.textContent=[...t.said??[],t.now].filter(Boolean).join(" ")},350)}press(t){
if(t.spot)return this.placing.press(t.spot);if(t.opens)return this.spread.toggle(()=>this.show(!1));if(!t.plays&&t.recall?.
length)return this.chooser.show(t);if(t.off&&!t.plays)return this.refuse(t.off);if(t.picks.length&&!(t.picks.length===1&&
!t.move))return this.chooser.show(t);let s=t.move||t.picks[0].move,n=t.kind==="board";if((["hand","grid"].includes(t.role)||
n)&&s in this.lifting.lifts&&(this.lifting.lifted!==s||!n&&this.lifting.card!==t.key)){if(this.lifting.lift(s,t.key),n){
let i=this.stage.querySelector(`.way[data-move="${CSS.escape(s)}"]`);i instanceof SVGElement&&i.focus()}return}return this.
send(s)}lift(t,s){let n=t.lifted!==this.model.get("lifted");this.save(t),!(!n||!this.scene)&&(this.refused="",this.show(
!1),t.lifted||this.painter.focus(s))}refuse(t){this.refused=t;let s=this.scene;s&&this.showWords(s)}send(t){this.lifting.
unread(t)||(this.sending.send(t,this.lifting.said[t]??null),ge(this.model.get("game")))}markSent(t){this.root.classList.
toggle("sent",!!t),this.lifting.playing(!!t);for(let s of this.stage.querySelectorAll("[data-act]"))U(s,"aria-busy",t&&s.
getAttribute("data-act")===t?"true":"")}key(t){!t.ctrlKey&&!t.metaKey&&!t.altKey&&this.chooser.stroke(t)}remove(){this.unfit(),
this.unhear(),this.unheed(),this.unhalt(),this.chooser.close();for(let t of this.moves)this.model.off(`change:${t}`,this.
watch);for(let t of this.stays)this.model.off(`change:${t}`,this.still);this.model.off("msg:custom",Nt),this.stepper.stop(),
this.reel.stop(),this.sizes.disconnect(),clearTimeout(this.saying)}};function as({model:e,el:t}){let s=new wi(e,t);return()=>s.
remove()}var le=["answer","why","try"],Fc=["guess","think","know"],Vc=26;function et(e){throw new Error(e)}var Rt=(e,t)=>e.card(t.
place,t.question,t.settings);function cs({said:e,covered:t},s,n,o){return e.findLast((i,r)=>r>=t&&i.place===s&&i.question===
n&&!Ct(i.settings,o))}var _e=({locked:e},t,s,n)=>!!cs(t,t.place,s,n.settings)||!t.predicting||n.certain&&!e;function ym(e,t){
let s=Rt(e,t);return s?_e(e,t,t.question,s):!1}var Zt=(e,t)=>({...t,question:xm(e,t),why:0});function xm(e,t){let s=e.offered(
t.place),n=r=>e.card(t.place,r,t.settings);if(s.length===1)return s[0];if(t.held)return t.question;if(s.includes(t.chosen))
return t.chosen;let o=e.prefer(t.place);return o&&n(o)?o:s.find(r=>n(r)?.certain===!1)??s.find(n)??s[0]??""}function bi(e,t,s){
let n=t.before??t.settings,o=t.chosen||t.question;return Zt(e,{...t,place:s,held:null,aside:!1,before:null,settings:n,question:o})}
function $m(e,t,s,n){let o=t.before??t.settings;return Zt(e,{...t,...n,place:s,held:n,aside:!1,before:o,page:le[0]})}function vm(e,t,s){
let n=e.offered(t.place);n.includes(s)||et(`Expected a question of ${n.join(", ")}, not '${String(s).slice(0,40)}'.`);let{
held:o}=t,i=o?s!==o.question:!1,r=o&&!i?o.settings:t.settings;return Zt(e,{...t,chosen:s,question:s,aside:i,settings:r})}
function Mm(e,t,s){let n=Rt(e,t),o=n?.offers??{};for(let[i,r]of n?Object.entries(s):[]){let l=i in t.settings&&t.settings[i]===
r;if(!o[i]?.includes(r)&&!l){let a=Object.entries(o).map(([d,u])=>`${d} of ${u.join(", ")}`),c=`${i.slice(0,20)}=${String(
r).slice(0,20)}`;et(`Expected settings ${a.join("; ")||"of none"}, not ${c}.`)}}return Zt(e,{...t,settings:{...s}})}function ki(e,t,{
number:s,sure:n="think",time:o="",seed:i=0}){let r=Rt(e,t);if(!r)return et("Expected a position in which a question aris\
es before a prediction.");Fc.includes(n)||et(`Expected how sure you are to be ${Fc.join(", ")}, not '${String(n).slice(0,
20)}'.`),r.value(s);let{place:l,question:a}=t,c={place:l,question:a,settings:r.settings,number:s.trim(),sure:n,time:o,seed:i,
owned:"",denied:""};return{...t,said:[...t.said,c]}}function vn(e,t){let s=Rt(e,t),n=s&&cs(t,t.place,t.question,s.settings),
o=n&&e.told(s,n,t.said.slice(0,t.said.indexOf(n)));return{said:n,told:o}}function yi(e,t,s){let{said:n,told:o}=vn(e,t);if(!n||
!o?.mistake||!o.asks)return et("Expected a number that a mistake fits before a yes or no.");let i={...n,[s?"owned":"deni\
ed"]:o.mistake.kind};return{...t,said:t.said.map(r=>r===n?i:r)}}function xi(e,t,s){switch(s.kind){case"Pick":return vm(e,
t,s.question);case"Set":return Mm(e,t,s.settings);case"Predict":return s.second&&et("Expected one number, for the one qu\
estion on show."),Zt(e,ki(e,t,s));case"Own":return yi(e,t,s.yes);case"Turn":return le.includes(s.page)||et(`Expected a p\
age of ${le.join(", ")}, not '${String(s.page).slice(0,20)}'.`),{...t,page:s.page};case"Why":return s.at>=0&&s.at<Vc||et(
`Expected a step of the derivation from 0 to ${Vc-1}, not ${s.at}.`),{...t,why:s.at};case"AskFirst":return Zt(e,{...t,predicting:s.
on});case"Cover":return Zt(e,{...t,covered:t.said.length})}return et(`Expected a deed at a panel, not ${s.kind}.`)}var $i="\
answered",Sm="skipped",Be=(e,t)=>`${e} ${t}`,hs=(e,t)=>t.stop>=0?e.moments(t.seat)[t.stop]:null,Mn=(e,t)=>e.fates[`${e.seat}\
 ${t}`];function Sn(e,t){let s=hs(e,t);return!!(s&&(t.asked.page!==le[0]||t.frame!==s.frame))&&Mn(t,t.stop)===$i}var ls=(e,t)=>Mn(
e,t)===$i;function Kc(e,t,s=!1){let n=`${e.seat} ${e.stop}`;return n in e.fates&&!s?e:{...e,fates:{...e.fates,[n]:t}}}var vi=e=>e.
stop>=0?{...Kc(e,Sm),stop:-1}:e;function Mi(e,t){return{...t,asked:bi(e,t.asked,Be(t.frame,t.eyes))}}function Em(e,t,s){
e.eyes.includes(s)||et(`Expected watcher to be one of ${e.eyes.join(", ")}, not '${String(s).slice(0,40)}'.`);let n=/^\d+$/.
test(s)&&Number(s)!==t.seat;return Mi(e,{...vi(n?{...t,seat:Number(s),stop:-1}:t),eyes:s})}function Gc(e,t,s){let n=e.moments(
t.seat);if(s>=-1&&s<n.length||et(`Expected a moment from 0 to ${n.length-1}, or -1, not ${s}.`),s<0)return{...t,stop:-1};
let{frame:o,question:i,settings:r}=n[s],l=String(t.seat),a=$m(e,t.asked,Be(o,l),{question:i,settings:r});return{...t,asked:a,
frame:o,eyes:l,stop:s,playing:!1}}var Uc=(e,t,s)=>({...Mi(e,{...vi(t),frame:s}),playing:s<e.frames-1});function Om(e,t){
return t.stop<0||t.asked.aside||Rt(e,t.asked)&&!ym(e,t.asked)?null:hs(e,t)}function ce(e,t,s){let n=hs(e,t);switch(s.kind){case"\
Step":return s.to>=0&&s.to<e.frames||et(`Expected a step from 0 to ${e.frames-1}, not ${s.to}.`),Mi(e,{...vi(t),frame:s.
to});case"Eyes":return Em(e,t,s.key);case"Stop":return Gc(e,t,s.at);case"Go":{let r=Gc(e,t,s.to);return ls(r,s.to)?{...r,
frame:e.moments(t.seat)[s.to].answer}:r}case"Play":return{...t,playing:s.on};case"Skip":return n?Uc(e,t,t.frame):t;case"\
GoOn":return Om(e,t)&&n?Uc(e,t,n.answer):t}let o=xi(e,t.asked,s),i={...t,asked:o};return n&&s.kind==="Predict"&&!o.aside?
{...Kc(i,$i,!0),frame:n.answer,playing:!1}:n&&s.kind==="Turn"&&ls(t,t.stop)?{...i,frame:o.page===le[0]?n.answer:n.frame,
playing:!1}:i}function En(e){return{asked:{place:"",question:"",settings:{},chosen:"",held:null,aside:!1,before:null,page:le[0],
why:0,predicting:!0,said:[],covered:0},frame:0,eyes:"0",seat:0,stop:-1,playing:!1,fates:{},...e}}var Tm="no one two three four five six seven eight nine ten".split(" "),Am=.05,Yc=3,On=e=>Tm[e]??String(e),Zc=e=>["","on\
ce","twice"][e]||`${On(e)} times`;function Lm(e){let t=ae(e);return Math.abs(100*e-t)<1e-9?`exactly ${t}`:t===0?"fewer t\
han 1":t===100?"more than 99":`about ${t}`}var Si=(e,t)=>t==="chance"?String(ae(e)):Gt(e,2).replace(/\.?0+$/,"").replace(
"-","−"),Nm=e=>e.reduce((t,s)=>Array.from({length:t.length+1},(n,o)=>(1-s)*(t[o]??0)+s*(t[o-1]??0)),[1]);function Cm(e){
let t=e.filter(({came:p})=>p!=null),s=t.length;if(s===0)return["",""];let n=t.map(({exact:p})=>p),o=t.filter(p=>p.came).
length,i=n.reduce((p,m)=>p+m,0),r=o>=i-1e-9,l=Nm(n).reduce((p,m,g)=>p+((r?g>=o:g<=o)?m:0),0),a=s===1?"One such stop brin\
gs":`${is(On(s))} such stops bring`,c=o===(r?s:0),d=o?On(o):"none",u=c?d:`${d} or ${r?"more":"fewer"}`,f=l<Am?" That is \
rare.":"";return[`Hits expected ${Gt(i,1)}, came ${o}.`,`${a} ${u} in ${Lm(l)} of 100 games.${f}`]}var zc=({said:e,exact:t,
reach:s})=>Math.abs((e??t)-t)/s;function Rm(e){let t=e.filter(({near:l})=>!l).sort((l,a)=>zc(a)-zc(l)),s=t.length;if(s===
0)return["",e.length>1?"All your numbers were near.":"Your number was near."];let n=t.slice(0,Yc).map(({mine:l,right:a})=>`${l}\
 for ${a}`).join(", "),o=t.filter(({said:l,exact:a})=>(l??0)>a).length,i=["","both times ","each time "][Math.min(s,3)-1],
r=o===0||o===s?`${i}too ${o?"high":"low"}`:`${Zc(o)} too high`;return["",`${is(Zc(s))} you were further off, ${r}${s>Yc?
". Furthest: ":": "}${n}.`]}function Jc(e,t){let s=e.filter(({said:o})=>o!=null);if(s.length===0)return{title:"The game \
is over",near:"",lines:[["You gave no number.","A mark below the table asks again."]],doors:[]};let n=[Cm(s),Rm(s),["",t]];
return{title:s.length===1?"Your one stop":`Your ${On(s.length)} stops`,near:`${s.filter(({near:o})=>o).length} near`,lines:n.
filter(o=>o.some(Boolean)),doors:[]}}function Hm(e,t,s){let n=e.card(t.place,s,t.settings),o=!!(n&&cs(t,t.place,s,n.settings));return{...e.chip(s),arises:!!n,
away:n?"":e.away(t.place,s),done:o}}function _m(e,t,s){return s.row.map(([n,o,i])=>{let r=o===s.settings[n],l={...s.settings,
[n]:o},a=r?s:e.card(t.place,t.question,l),c=a&&JSON.stringify(a.settings)===JSON.stringify(l);return{value:o,label:i,here:r,
...c&&_e(e,t,t.question,a)?a.number:{}}})}var Bm=({said:e},t)=>e.slice(0,e.indexOf(t));function Im(e,t,s,n){let o=cs(t,t.
place,t.question,s.settings),i=[t.question,...Object.values(s.settings),t.place].join(" ");return{...s.asked,key:i,revealed:n,
fault:e.fault(t.place),...n&&{...s.answered,row:_m(e,t,s),notice:e.notice(t)},...o&&{said:{...e.told(s,o,Bm(t,o)),sure:o.
sure},misconception:""}}}function Ei(e,t){let s=Rt(e,t),n=s?_e(e,t,t.question,s):!1,{question:o,settings:i,predicting:r,
page:l,why:a}=t;return{question:o,settings:i,predicting:r,page:l,why:a,questions:e.offered(t.place).map(c=>Hm(e,t,c)),panel:s?
Im(e,t,s,n):e.nothing(t.place,t.question),main:s&&!n?{label:"Show the answer",kind:"predict"}:{},moment:{},guesses:[],ending:{}}}
function qm(e,t){return e.moments(t.seat).flatMap((s,n)=>{let o=Be(s.frame,String(t.seat)),i=ls(t,n)?e.card(o,s.question,
s.settings):null;if(!i)return[];let r=t.asked.said.find(k=>k.place===o&&k.question===s.question&&JSON.stringify(k.settings)===
JSON.stringify(i.settings)),l=r?i.value(r.number):null,a=i.number.number,{came:c,words:d,frame:u}=s,{measure:f,span:p}=i.
panel,{name:m}=e.chip(s.question),g=os(a,f),w=l!=null&&i.verdict(l).near,b=l==null?"":Si(l,f),x=Si(a,f);return[{said:l,exact:a,
came:c,words:d,at:n,frame:u,name:m,measure:f,span:p,reach:g,near:w,mine:b,right:x}]})}function Oi(e,t){return t.said.flatMap(
(s,n)=>{let o=e.card(s.place,s.question,s.settings);if(!o)return[];let{judged:i,measure:r}=o.panel,l=o.value(s.number),{
mistake:a}=e.told(o,s,t.said.slice(0,n));return[{game:e.saved.game,question:s.question,settings:Object.entries(o.settings).
map(([c,d])=>`${c}=${d}`).join(" "),position:e.called(s.place),prediction:l,sure:s.sure,exact:i.written,measure:r,mistake:a?.
name??"",kind:a?.kind??"",own:s.owned?"yes":s.denied?"no":"",time:s.time,off:Math.abs(l-i.exact)}]})}function Xc(e,t){let{
asked:s,stop:n}=t,o=e.moments(t.seat),i=Ei(e,s),r=qm(e,t);i.guesses=r,e.game.over&&n<0&&t.frame===e.frames-1&&Object.assign(
i,{ending:Jc(r,un(Oi(e,s))),main:{}});let l={step:t.frame,watcher:t.eyes,moments:o.map(({frame:d,answer:u,line:f,fate:p},m)=>{
let g=ls(t,m)?p:Mn(t,m)??"open";return{frame:d,answer:u,line:f,state:g}}),stop:n,playing:t.playing,caption:{},bright:[],
heat:i.panel.revealed?Rt(e,s)?.heat:{}},a=hs(e,t);if(!a)return{panel:i,table:l};let c=Sn(e,t);if(c?s.page!=="answer"&&(l.
caption=a.back):Object.assign(l,{caption:a.asks,bright:a.bright}),!s.aside){let{line:d,stake:u,came:f,words:p,headline:m}=a,
g="Play on and see";i.moment={line:d,button:g,stake:u,at:n,of:o.length},c&&Object.assign(i.moment,{came:f,words:p,headline:m,
seen:!0});let w=e.game.over&&a.answer===e.frames-1?"See how you did":"Go on";i.main=i.main.kind==="predict"?{label:g,kind:"\
predict"}:{label:w,kind:"go"}}return{panel:i,table:l}}var Qc=["set","any"],Ie=(e,t,s=!1)=>`${e} ${t}${s?" again":""}`;function yt(e,t,s=!1){let n=new Map;for(let o of t.asked.
said){let[i,r,l]=o.place.split(" ");if(Number(i)!==t.course||!!l!==s||n.has(Number(r)))continue;let a=e.card(o.place,o.question,
{});a&&!Ct(a.settings,o.settings)&&n.set(Number(r),o)}return n}function eh(e,t){let s=e.card(t.place,t.question,t.settings);
return s?s.verdict(s.value(t.number)).near:!1}var Ti=(e,t)=>t.redo.length>0?t.redo:[...e.groups(t.course).keys()];function sh(e,t){
let s=Math.max(t.at,...zt(e,t));return Ti(e,t).find(n=>n>s)??-1}var nh=(e,t,s)=>yt(e,t,t.redo.includes(s)).has(s);function Ai(e,t,s){
let n=Ie(t.course,s,t.redo.includes(s));return{...t.asked,place:n,question:e.offered(n)[0],settings:{}}}function zt(e,t){
let s=t.at<0?[]:e.pair(t.course,t.at);return new Set(s.map(n=>nh(e,t,n))).size>1?[]:s}var oh=(e,t,s)=>!t.asked.predicting||
nh(e,t,s[0]);function Pm(e,t,s,n){let o=[s.number.trim(),(s.second??"").trim()];o.every(Boolean)||et(`Expected two numbe\
rs: positions ${n[0]+1} and ${n[1]+1} are answered together.`);let i=n.reduce((r,l,a)=>ki(e,{...Ai(e,t,l),said:r},{...s,
number:o[a]}).said,t.asked.said);return Zt(e,{...t.asked,said:i})}function Dm(e,t,s){let n=s.map(o=>Ai(e,t,o));return n.
find(o=>vn(e,o).told?.asks)??n[0]}function ih(e,t){if(t.order==="any"||!t.asked.predicting)return[];let s=yt(e,t),n=yt(e,
t,!0),o=Ti(e,t),i=!1,r=-1;return[...e.groups(t.course).keys()].filter(l=>(t.redo.includes(l)?n:s).has(l)?!1:i?!zt(e,{...t,
at:l}).some(a=>a<l&&a===r):(i=o.includes(l),i&&(r=l),!1))}function Li(e,t,s){if(s>=e.groups(t.course).length)return{...t,
at:-1};let n=zt(e,t).includes(s)?t.asked.page:le[0],o={...t.asked,settings:{},page:n},i=Ie(t.course,s,t.redo.includes(s));
return{...t,at:s,asked:bi(e,o,i)}}function th(e,t,s){let n=e.groups(t.course).length;if(s===-1)return{...t,at:-1};s>=0&&
s<n||et(`Expected a position from 1 to ${n}, not ${s+1}.`),ih(e,t).includes(s)&&et("Give your prediction first.");let o=zt(
e,{...t,at:s});return Li(e,t,o.length>0&&!oh(e,t,o)?o[0]:s)}function Wm(e,t){let s=yt(e,t),n=yt(e,t,!0),o=[...s.keys()].
filter(l=>!n.has(l)&&!eh(e,s.get(l))),i=o.flatMap(l=>e.pair(t.course,l)).filter(l=>!n.has(l)),r=[...new Set([...o,...i])].
sort((l,a)=>l-a);return r.length===0&&et("Expected misses to redo; there are none left."),Li(e,{...t,redo:r},r[0])}function rh(e,t,s){
switch(s.kind){case"Go":return th(e,t,s.to);case"GoOn":return t.at<0?t:th(e,t,sh(e,t));case"Redo":return Wm(e,t);case"Be\
gin":return Li(e,{...t,course:t.course+1,redo:[]},0);case"Arrange":return Qc.includes(s.order)||et(`Expected an order of\
 ${Qc.join(" or ")}, not '${String(s.order).slice(0,20)}'.`),{...t,order:s.order}}let n=zt(e,t);return n.length>0&&s.kind===
"Predict"&&(s.second||!oh(e,t,n))?{...t,asked:Pm(e,t,s,n)}:n.length>0&&s.kind==="Own"?{...t,asked:{...t.asked,said:yi(e,
Dm(e,t,n),s.yes).said}}:{...t,asked:xi(e,t.asked,s)}}function ah(e,t){let s=Ei(e,t.asked),n=Ti(e,t),o=t.redo.includes(t.
at),i=zt(e,t),r=i.length>0?i:[t.at],[l,a]=r.map(p=>p+1),c=r.flatMap(p=>n.indexOf(p)+1||[]),d=yt(e,t),u=ih(e,t);s.goal={...e.
goal(t.course),...d.size<e.groups(t.course).length&&{line:""},...o&&{line:`Your misses once more: ${c.join(" and ")} of ${n.
length}.`},at:l,...a&&{also:a}},s.pair=i.map((p,m)=>Fm(e,t,p,e.lines(t.course,p)[m])),s.order=t.order,s.main.kind!=="pre\
dict"?s.main={label:jm(e,t),kind:"next"}:i.length>0&&(s.main={label:"Show both answers",kind:"predict"});let f=e.groups(
t.course).map((p,m)=>{let g=d.get(m),w=g?eh(e,g)?"near":"far":"open";return{group:p,state:w,shut:u.includes(m),paired:e.
pair(t.course,m)[1]===m}});return{panel:s,trail:{spots:f,at:t.at}}}function jm(e,t){let s=sh(e,t);if(s<0)return"See how \
you did";let n=zt(e,{...t,at:s});return n.length>0?`Next: positions ${n[0]+1} and ${n[1]+1}`:`Next: position ${s+1}`}function Fm(e,t,s,n){
let o=Ai(e,t,s),i=Rt(e,o),{ask:r,given:l,measure:a,says:c,span:d}=i.asked,{said:u,told:f}=vn(e,o);return{at:s,line:n,here:s===
t.at,ask:r,given:l,measure:a,says:c,span:d,...u&&f&&{said:{...f,sure:u.sure}},..._e(e,o,o.question,i)&&i.number}}var lh="This game is too long for a page with all its answers. Its marked moments have theirs: press one of the marks.";
function Ni(e){let t=e.map(r=>`'${r}'`),s=t.at(-1),[n,o]=t.length===1?["question","it"]:["questions","them"],i=t.length>
1?`${t.slice(0,-1).join(", ")} and ${s}`:s;return s?`The ${n} ${i} cannot be answered here: something went wrong in ${o}\
. The others stand.`:""}var Vm=["steps","dots","row"],ch=["answer","bars","dots","steps","misconception","apart","simulated","headline","certain"],
Gm=["row","judged","heat","lesson","tries"],Um=1e9,hh=(e,t)=>Object.fromEntries(Object.entries(e).filter(([s])=>t(s))),Ci=class{constructor(t,s,n){
this.panel=t,this.settings=s,this.certain=!!t.certain,this.heat=t.heat,this.answered=hh(t,r=>ch.includes(r)||r==="lesson");
let o=t.knobs.map(r=>({...r,choices:r.choices.filter(([l])=>n.some(a=>!Ct(a,{...s,[r.name]:l})))})).filter(r=>r.choices.
length>1),i=hh(t,r=>!ch.includes(r)&&!Gm.includes(r));this.asked={...i,knobs:o},this.offers=Object.fromEntries(o.map(({name:r,
choices:l})=>[r,l.map(([a])=>a)]))}get row(){let t=this.panel.knobs.find(s=>!s.model);return(this.panel.row??[]).map(({value:s,
label:n})=>[t.name,s,n])}get number(){let{exact:t}=this.panel.judged;return{number:t,text:Yt(t,this.panel.measure)}}value(t){
return Hc(t,this.panel.measure,this.panel.span)}verdict(t){let{verdicts:s}=this.panel.judged,n=Math.round(t*Um),[,o,i]=s.
find(([r])=>n<=r)??s.at(-1);return{band:o,near:o!=="far",mistake:i}}mistake(t){return this.panel.judged.mistakes[this.verdict(
t).mistake]??null}told(t){let s=this.value(t),{judged:n,measure:o}=this.panel;return{value:s,verdict:_c(s,n.exact,o,this.
verdict(s).band)}}},Km=2,ds=class{locked=!1;constructor(t){this.saved=t,this.cards=new Map}offered(t){return this.saved.
questions.map(({id:s})=>s)}panels(t,s){return[[],[]]}card(t,s,n){let o=JSON.stringify([t,s,n]),i=this.cards.get(o);return this.
cards.has(o)||(i=this.made(t,s,n),this.cards.set(o,i)),i??null}made(t,s,n){let[o,i]=this.panels(t,s),r=[...o,...i].map(u=>this.
unfolded(u));if(r.length===0)return null;let l=r.map(u=>u.set),a={...l[0],...n},c=({name:u,choices:f,value:p})=>{let m=f.
some(([g])=>g===a[u])||f.length===0;return!(u in a)||p===(m?a[u]:f[0][0])},d=r.find(({panel:u})=>u.knobs.every(c))??r[0];
return new Ci(d.panel,d.set,l.slice(0,o.length))}unfolded(t){let{pool:s,panels:n}=this.saved,o={};for(let[r,l]of Object.
entries(n)){let a=l[t];a!=null&&(o[r]=Vm.includes(r)?a.map(c=>s[c]):s[a])}let i=o.knobs.map(r=>[r.name,r.value]);return{
panel:o,set:Object.fromEntries(i)}}prefer(t){return""}chip(t){let{id:s,name:n,title:o}=this.saved.questions.find(i=>i.id===
t)??this.saved.questions[0];return{id:s,name:n,title:o}}away(t,s){let{when:n}=this.saved.questions.find(o=>o.id===s)??{when:""};
return n?`It arises ${n}.`:this.saved.onward}fault(t){return""}notice(t){return""}told(t,s,n,o=t.mistake(t.value(s.number))){
let i=!(s.owned||s.denied),r=n.filter(a=>a.denied&&a.denied===o?.kind).length,l=o!=null&&i&&r<Km;return{...t.told(s.number),
sure:s.sure,mistake:o,asks:l,own:s.owned!==""}}called(t){return t}nothing(t,s){let n=this.saved.questions.find(({id:r})=>r===
s),o=n?.title??"No question arises here.",i=this.away(t,s);return{key:t,none:!0,title:o,when:i}}},us=class extends ds{constructor(t){
super(t),this.game=t,this.frames=t.steps,this.eyes=t.table.eyes.map(([s])=>s)}moments(t){return this.game.stops[t]??[]}here(t){
let[s,n]=t.split(" "),o=this.game.places[n];return o?this.game.asked[o[Number(s)]]:{}}waiting(t){let s=t.split(" ")[1];return this.
moments(/^\d+$/.test(s)?Number(s):-1).filter(({frame:n})=>Be(n,s)===t)}panels(t,s){let n=this.waiting(t).filter(o=>o.question===
s);return[this.here(t)[s]??[],n.map(({panel:o})=>o)]}prefer(t){return this.waiting(t)[0]?.question??""}away(t,s){return this.
here(t)[s]?Ni([this.chip(s).name]):this.game.places[t.split(" ")[1]]?super.away(t,s):lh}fault(t){let s=this.here(t);return Ni(
this.saved.questions.filter(({id:n})=>s[n]?.length===0).map(({name:n})=>n))}called(t){let[s,n]=t.split(" ");return this.
game.called??`step ${s}, seen by ${n}`}};var dh=e=>Math.round(e*1e9),Tn=class extends ds{locked=!0;constructor(t){super(t),this.lesson=t,this.courses=[]}explain(t){
let[s]=this.lesson.courses;this.saved=this.lesson=t,this.cards.clear(),this.courses=this.courses.map(n=>n===s?t.courses[0]:
n)}again(){this.courses.push(this.lesson.courses[0])}practise(t){let s=this.lesson.courses[1];if(!s)return!1;let n=s.leads[t]??
[],o=[...n,...s.positions.keys()].filter((r,l,a)=>a.indexOf(r)===l),i=Object.fromEntries(o.map((r,l)=>[l,s.laid[r]]));return this.
courses.push({...s,laid:i,positions:o.map(r=>s.positions[r])}),!0}course(t){return this.courses[t]??this.lesson.courses[0]}picked(t){
return this.course(t)===this.lesson.courses[0]}goal(t){return this.course(t).goal}groups(t){return this.course(t).positions.
map(({group:s})=>s)}pair(t,s){let n=[s,s+1].find(o=>this.course(t).positions[o]?.pair.length);return n?[n-1,n]:[]}lines(t,s){
return this.course(t).positions[this.pair(t,s)[1]].pair}position(t){let[s,n]=t.split(" ").map(Number);return this.course(
s).positions[n]}offered(t){return t?[this.position(t).question]:[]}panels(t,s){let n=this.position(t);return[n.question===
s?n.panels:[],[]]}notice({place:t,said:s}){let[n,o,i]=t.split(" "),r=this.pair(Number(n),Number(o)).map(a=>Ie(Number(n),
a,!!i));return(r.length>0&&r.every(a=>s.some(c=>c.place===a))?r:[t]).map(a=>this.position(a).notice).join(" ")}called(t){
return this.position(t).place+(t.endsWith(" again")?", again":"")}told(t,s,n){let o=t.value(s.number),i=t.verdict(o).near?
void 0:this.slipped(s.place,o,n);return super.told(t,s,n,i??t.mistake(o))}slipped(t,s,n){let[o,i]=t.split(" ").map(Number),
r={asked:{said:n},course:o};return this.position(t).compares.find(({above:l,at:a,fits:c})=>{let d=yt(this,r),u=d.has(i)?
yt(this,r,!0):d,f=u.get(a)??d.get(a),p=f&&this.card(f.place,f.question,f.settings);if(!p)return!1;let m=s-p.value(f.number);
return dh(l?m:-m)>=dh(c)})?.mistake}};var uh=e=>Math.floor(e%1*4294967296);function fh(e){let t=[];for(let s=2;t.length<e;s++)t.every(n=>s%n)&&t.push(s);return t}
var Ym=fh(64).map(e=>uh(Math.cbrt(e))),Zm=fh(8).map(e=>uh(Math.sqrt(e))),Ut=(e,t)=>e>>>t|e<<32-t;function ph(e){let t=new TextEncoder().
encode(e),s=new DataView(new ArrayBuffer(64*Math.ceil((t.length+9)/64)));t.forEach((o,i)=>s.setUint8(i,o)),s.setUint8(t.
length,128),s.setUint32(s.byteLength-4,8*t.length);let n=[...Zm];for(let o=0;o<s.byteLength;o+=64){let i=Array.from({length:64},
(m,g)=>g<16?s.getUint32(o+4*g):0);for(let m=16;m<64;m++){let[g,w]=[i[m-15],i[m-2]],b=Ut(g,7)^Ut(g,18)^g>>>3,x=Ut(w,17)^Ut(
w,19)^w>>>10;i[m]=i[m-16]+b+i[m-7]+x|0}let[r,l,a,c,d,u,f,p]=n;for(let m=0;m<64;m++){let g=p+(Ut(d,6)^Ut(d,11)^Ut(d,25))+
(d&u^~d&f)+Ym[m]+i[m],w=(Ut(r,2)^Ut(r,13)^Ut(r,22))+(r&l^r&a^l&a);[r,l,a,c,d,u,f,p]=[g+w|0,r,l,a,c+g|0,d,u,f]}[r,l,a,c,d,
u,f,p].forEach((m,g)=>{n[g]=n[g]+m|0})}return n.map(o=>(o>>>0).toString(16).padStart(8,"0")).join("")}var zm={know:"I know",think:"I think so",guess:"A guess"},Jm={know:"k",think:"t",guess:"g"},Jt=e=>Math.round(e*1e9)/1e9;
function Ri(e,t){let s=yt(e,t),n=yt(e,t,!0),o=[...new Set([...s.keys(),...n.keys()])].sort((r,l)=>r-l),i=r=>o.flatMap(l=>{
let a=t.asked.said.filter(c=>c===s.get(l)||c===n.get(l));return a[r]?Xm(e,t,l,a[r]):[]});return{first:i(0),second:i(1)}}
function Xm(e,t,s,n){let o=e.card(n.place,n.question,n.settings);if(!o)return[];let i=t.asked.said.slice(0,t.asked.said.
indexOf(n)),{value:r,mistake:l}=e.told(o,n,i),{measure:a,judged:c}=o.panel,{near:d}=o.verdict(r);return[{at:s,said:r,exact:c.
exact,measure:a,sure:n.sure,own:n.owned,mistake:l,near:d}]}function mh({said:e,exact:t,measure:s}){let n=e<t?"−":"+",o=Math.
abs(Jt(e-t));return s!=="chance"?n+Yt(o,s):ae(o)?`${n}${ae(o)}`:"0"}var gh=(e,t)=>t==="chance"?`${ae(e)} of 100`:Yt(e,t);
function Qm(e,t,s){let{at:n,said:o,exact:i,measure:r,near:l,own:a}=e,c=r==="chance"?100:1,d=a?e.mistake:null;return{at:n,
apart:r!==s,said:Jt(o*c),exact:Jt(i*c),reach:Jt(os(i,r)*c),near:l,off:mh(e),words:`said ${gh(o,r)}; it is ${gh(i,r)}`,name:l?
"":d?.name??(o>i?"Too high":"Too low"),why:l?"":d?.words??"",...t&&{again:Jt(t.said*c),againNear:t.near,againWords:mh(t)}}}
function Hi(e){let t=new Map;for(let{own:s,near:n}of e)s&&!n&&t.set(s,(t.get(s)??0)+1);return[...t].sort(([,s],[,n])=>n-
s)}var wh=(e,t)=>Hi(Ri(e,t).first)[0]?.[0]??"";function tg(e,t){if(e.length===0)return"No number was given.";let s=e.filter(
({near:r})=>!r).length,[n,...o]=Hi(e);return n?`${[`${s===1?"Your miss":`${n[1]} of your ${s} misses`}: ${t[n[0]]}`,...o.
map(([r,l])=>`${l}: ${t[r]}`)].join("; ")}.`:""}function eg(e){let t=e.length>0?e.flatMap(({said:r,exact:l})=>[r,l]):[0,
1],[s,n]=[Math.min(...t),Math.max(...t)],o=(n-s||1)*.06,i=Math.min(0,s);return{low:i-(i<0?o:0),high:n+o}}function bh(e,t,s){
let{first:n,second:o}=Ri(e,t),i=e.picked(t.course),r=n[0]?.measure??"chance",l=r==="chance",a=x=>o.find(k=>k.at===x),c=n.
map(x=>Qm(x,a(x.at),r)),d=n.map(x=>({...x,off:Math.abs(x.said-x.exact)})),u=Object.entries(zm).flatMap(([x,k])=>{let $=d.
filter(v=>v.sure===x&&v.measure==="chance").map(v=>100*v.off),M=$.reduce((v,O)=>v+O,0)/$.length;return $.length===0?[]:[
{words:k,off:$.map(Jt),mean:Jt(M)}]}),f=Hi(n),{kinds:p,courses:m,short:g,game:w,number:b}=e.lesson;return{title:e.goal(t.
course).title??"",short:i?g:"",near:n.filter(({near:x})=>x).length,of:n.length,found:tg(n,p),unit:l?"of 100":r,band:l?Jt(
100*os(0,r)):0,...l?{low:0,high:100}:eg(c.filter(({apart:x})=>!x)),dots:c,sure:u,sureWords:un(d),open:n.filter(({near:x,
at:k})=>!x&&!a(k)).map(({at:x})=>x),next:"",practise:m.length<2?"":f.map(([x])=>`Practise where ${p[x]}`)[0]??"Practise",
receipt:i&&n.length>0?sg(e,t,s):"",done:i&&n.length===e.groups(t.course).length?`${w} ${b}`:""}}function sg(e,t,s){let n=({
said:m,measure:g,sure:w})=>`${Gt(Jt(g==="chance"?100*m:m),2).replace(/\.?0+$/,"").replace(/^-0$/,"0")}${Jm[w]}`,{first:o,
second:i}=Ri(e,t),r=new Map(o.map(m=>[m.at,n(m)])),l=i.map(m=>`${m.at+1}=${n(m)}`),a=[...s].slice(0,40).join("").replace(
/[^\p{L}\p{N}\s.'-]/gu," ").trim().split(/\s+/).join("_"),c=e.groups(t.course).map((m,g)=>r.get(g)??"-"),{game:d,number:u}=e.
lesson,f=`${d} lesson=${u}${a&&` student=${a}`}: ${c.join(" ")}`,p=l.length>0?`${f} | ${l.join(" ")}`:f;return`${p} #${ph(
p).slice(0,4)}`}var ng=/^([+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?|[+-]?\d+\/\d+)$/i,og=/(^|[;\t\r\n])([\s\0]*)(?=[=+\-@＝＋－＠])/g;function ig(e){
let t=String(e??""),s=typeof e!="string"||ng.test(t)?t:t.replace(og,"$1'$2");return/[",\r\n]/.test(s)?`"${s.replaceAll('\
"','""')}"`:s}var kh=e=>e.map(t=>`${t.map(ig).join(",")}
`).join("");var rg=2,_i="about 1 in 20 runs",Xt=(e,t=2)=>Gt(Math.abs(e)<.5/10**t?0:e,t).replace("-","−");function yh(e,t,s,n,o,i){
let r=n==="chance";if(e===0||e<2&&!r)return"";let l=r?100:1,[a,c,d]=[...s,t].map(f=>l*f),u=o==null?[]:[o,...i==null?[]:[
i]].map(f=>l*f);return a===c?`${e===2?"Both":`All ${e.toLocaleString("en")}`} trials gave the same number, so they don't\
 show how far off it may be.`:`That says ${ag(a,c,d,n,u)}${cg(a,c,u,r)}`}function ag(e,t,s,n,o=[]){let i=(e+t)/2,r=(t-e)/
2,l=n==="chance",a=l?r>=rg&&!lg(e,t,i,r,o)?0:1:2,c=Xt(r,a);if(l&&Xt(i,a)!==Xt(s,a))return`between ${Xt(e,a)} and ${Xt(t,
a)} out of 100`;let d=l?"out of 100":n;return`about ${Xt(s,a)} ${d}, give or take ${Number(c)?c:"less than 0.01"}`}function lg(e,t,s,n,o){
let[i,r]=[s,n].map(l=>Number(Xt(l,0)));return o.some(l=>(e<=l&&l<=t)!=(i-r<=l&&l<=i+r))}function cg(e,t,s,n){let[o,i]=s.
map(a=>hg(a,n)),[r,l]=s.map(a=>e<=a&&a<=t);if(o==null)return".";if(i==null||i===o){let a=i==null?"":", and so does your \
guess";return`. The answer, ${o}, ${r?`fits${a}`:`doesn't fit: ${_i} miss it`}.`}return r?`: ${l?"not ":""}enough to tel\
l your guess, ${i}, from the answer, ${o}.`:l?`. Your guess, ${i}, fits and the answer, ${o}, doesn't: ${_i} mislead lik\
e this.`:`. Neither the answer, ${o}, nor your guess, ${i}, fits: ${_i} miss the answer.`}var hg=(e,t)=>t?Xt(e,Math.abs(
e-Math.round(e))<1e-9?0:1):Xt(e);var dg=[1,10,100,1e3],ug=1e6,fg=2,fs=1.959963984540054,pg=100,An=10,mg=617,gg=125,wg=350,bg=50,kg=20;function yg(e,t){let s=e/
t,n=fs*fs,o=(s+n/(2*t))/(1+n/t),i=fs/(1+n/t)*Math.sqrt(s*(1-s)/t+n/(4*t*t));return[Math.max(0,o-i),Math.min(1,o+i)]}function xg(e,t,s){
let n=t/e,o=e<2?0:Math.sqrt(Math.max(0,s/e-n**2)/(e-1));return[n-fs*o,n+fs*o]}function $g(e,t){let s=new Set([t]);for(let n=1;n<
10;n++)s.add(n);for(let n=10;10**(n/10)<t;n++)s.add(Math.round(10**(n/10)));return new Set([...s].filter(n=>n>e&&n<=t))}
function vg({parts:e,rows:t},s){let n={dealt:{},traces:[]};for(let[o,i]of Object.entries(t)){let r=e[i.charCodeAt(s)-48];
r&&o.startsWith("trace.")?n.traces.push(r):r&&(n.dealt[o]=r)}return n}var qt=e=>e.toLocaleString("en"),Ln=class{run={begun:0,
n:0,total:0,squares:0,points:[]};earlier=[];running=!1;few=!1;note="";signs="";cases=[0,0,0];outcome=null;shown={dealt:{},
traces:[]};constructor(t,s=Math.floor(Math.random()*ug)){this.publish=t,this.seed=s,this.key="",this.card=null,this.said=
void 0,this.explained="",this.timer=void 0}forget(t){clearTimeout(this.timer),this.run={begun:0,n:0,total:0,squares:0,points:[]},
this.earlier=t,this.running=!1,this.few=!1,this.note="",this.signs="",this.cases=[0,0,0],this.outcome=null,this.shown={dealt:{},
traces:[]}}get dealt(){return this.card?.panel.tries}get most(){let{signs:t="",kept:s=0}=this.dealt??{};return t.length-
s+Math.min(An,s)}get counts(){return dg.filter(t=>t<=this.most)}get chance(){return this.card?.panel.measure==="chance"}bind(t,s,n){
this.said=n,this.card=s,t!==this.key&&this.forget([]),this.key=t}again(t){let s=String(t??this.seed+1),{value:n}=gt(s,{low:0,
high:999999999,whole:!0});n==null&&et(`Expected a seed of trials from 0 to 999,999,999, not '${s.slice(0,20)}'.`),this.seed=
Number(n),this.forget([this.run,...this.earlier].filter(({points:o})=>o.length>0).slice(0,fg)),this.publish()}place(t){let{
signs:s="",kept:n=0}=this.dealt??{};return t<Math.min(An,n)?(An*this.seed+t)%n:n+(mg*this.seed+t)%(s.length-n)}begin(t,s=!1){
if(this.running)return;let n=this.trying(t,s);this.running=!0,this.note="";let o=()=>{let{value:i,done:r}=n.next();this.
running=!r,r||(this.timer=setTimeout(o,i)),this.publish()};try{o()}catch(i){throw this.running=!1,i}}stop(){clearTimeout(
this.timer),this.running=!1,this.publish()}*trying(t,s=!1){let{run:n}=this;this.dealt||et("Expected a question to try ou\
t; none arises in this position."),this.counts.includes(t)||et(`Expected ${this.counts.map(qt).join(", ")} trials, not ${String(
t).slice(0,20)}.`),n.begun>=this.most&&et(`These are ${qt(this.most)} trials; start again to run more.`);let o=Math.min(
this.most,n.begun+t),i=$g(n.begun,o);for(this.few=t<=10;n.begun<o;)this.add(),i.has(n.begun)&&this.mark(),(t===10||!this.
few&&n.begun%(t/kg)===0)&&n.begun<o&&(yield this.few?s?wg:gg:bg)}add(){let{run:t}=this,s=this.dealt,n=this.place(t.begun),
o=s.values[s.signs.charCodeAt(n)-48];t.begun++,this.outcome=o,this.shown=this.few?vg(s,n):{dealt:{},traces:[]};let i=o==
null?2:o?0:1;this.cases[i]++,this.signs.length<pg&&(this.signs+="ynx"[i]),o!=null&&(t.n++,t.total+=o,t.squares+=o*o)}get mean(){
return this.run.total/this.run.n}interval(){let{n:t,total:s,squares:n}=this.run;return this.chance?yg(Math.round(s),t):xg(
t,s,n)}mark(){this.run.n>0&&this.run.points.push([this.run.begun,this.mean,...this.interval()])}told(t){let{run:s,dealt:n}=this,
o={runs:t?[s,...this.earlier].map(({points:r})=>[...r]):[[]],begun:t?s.begun:0,struck:t?s.begun-s.n:0,running:this.running,
most:this.most,counts:this.counts,seed:this.seed,note:this.note,traces:t?this.shown.traces:[]};if(!n||!t)return o;let i=n.
kept>0?` The first ${An} of a run keep their cards.`:"";if(o.beforehand=`From ${qt(n.signs.length)} trials dealt beforeh\
and.${i}`,n.cases&&(o.grown=this.grown(n.cases)),s.begun===0)return o;if(Object.assign(o,{summary:this.summary(),claim:this.
claim(),band:this.band()}),s.n>0){let[r,l]=this.interval();Object.assign(o,{value:this.mean,low:r,high:l})}return this.few&&
(o.last=`Trial ${qt(s.begun)}: ${this.worded()}.`),o}grown(t){let s=this.run.begun,n=t.map((l,a)=>[this.cases[a],l]),o=n.
map(([l,a])=>`${qt(Number(l))} ${a}`).join(", "),i=s===1?`One trial so far: ${o}.`:"0 trials so far.";return{kind:"cases",
caption:"",spoken:s<2?i:`Of ${qt(s)} trials: ${o}.`,n:s,signs:this.signs,kinds:n}}summary(){let{n:t,total:s,begun:n}=this.
run,o=n-t,i=o>0?` ${qt(o)} of the ${qt(n)} trials struck out.`:"",{says:r,measure:l}=this.card?.panel??{};return t===0?o>
1?i.trim():"One trial, and it is struck out.":this.chance&&t===1?`One trial, and it ${s?"counts":"does not count"}.${i}`:
this.chance?`${qt(Math.round(s))} of ${qt(t)} ${r||"trials"}.${i}`:`${Yt(this.mean,l)} on average in ${qt(t)} trial${t>1?
"s":""}.${i}`}claim(){let{n:t}=this.run,{judged:s,apart:n,measure:o}=this.card?.panel??{};return t===0?"":yh(t,this.mean,
this.interval(),o,n?null:s.exact,this.said)}band(){if(this.run.begun<2)return"";let t=this.card?`${this.card.panel.id} ${JSON.
stringify(this.card.settings)}`:"";this.explained||=t;let s=this.chance?"95% Wilson interval":"95% interval";return this.
explained===t?`The band is a ${s}: about 1 in 20 such bands misses the exact answer.`:""}worded(){return this.outcome==null?
`struck out: ${this.dealt?.struck||"it does not fit what is known"}`:this.chance?this.outcome?"yes":"no":Yt(this.outcome,
this.card?.panel.measure)}};var xh={step:e=>({kind:"Step",to:e}),watcher:e=>({kind:"Eyes",key:e}),stop:e=>({kind:"Stop",at:e}),playing:e=>({kind:"Pl\
ay",on:e}),question:e=>({kind:"Pick",question:e}),settings:e=>({kind:"Set",settings:e}),predicting:e=>({kind:"AskFirst",
on:e}),page:e=>({kind:"Turn",page:e}),why:e=>({kind:"Why",at:e})},$h=["game","question","settings","position","predictio\
n","sure","exact","measure","mistake","kind","own","time"],ps=class{constructor(t,s,n){this.facts=t,this.models=s,this.now=
n,this.drawn={},this.student="",this.front="table",this.tries=new Ln(()=>this.draw(this.models.panel.get("note"))),this.
drew=()=>{}}did(t){return this.now}shown(){return{}}open(){this.draw();for(let[s,n]of Object.entries(this.models))for(let o of Object.
keys(xh))n.on(`change:${o}`,()=>this.wish(s,o));let{panel:t}=this.models;t.on("change:lit",()=>this.light(t.get("lit"))),
t.saying=s=>this.hear(s)}light(t){this.models.table.put({lit:t})}wish(t,s){let n=this.drawn[t]??{},o=this.models[t].get(
s);s in n&&Ct(n[s],o)&&this.do(xh[s](o))}do(t){let s="";try{this.now=this.did(t)}catch(n){s=n instanceof Error?n.message:
String(n)}return this.draw(s),s}draw(t=""){let{panel:s,...n}=this.drawn=this.shown(),o=this.tried(s,n),i=Ct(s.panel,this.
models.panel.get("panel"));for(let[r,l]of Object.entries(n))this.models[r].put(l);this.models.panel.put({...s,...o,note:t,
...i&&{lit:{}}}),this.drew()}tried({panel:t,page:s},n){let{tries:o,front:i,now:r}=this,l=!!t.revealed;o.bind(t.key,Rt(this.
facts,r.asked),t.said?.value);let a=o.told(l),{dealt:c}=l?o.shown:{dealt:{}};l&&s==="try"&&o.dealt?.rows["trace.0"]&&(t.
traces=!0);for(let u of["table","twin"])n[u]&&(n[u].dealt=c);let d=Object.keys(c).length+a.traces.length>0;return s==="t\
ry"&&a.last&&r.stop!==-1&&d&&(n[i].caption={place:"Dealt from the unseen cards",line:[a.last,""],tone:"trial"}),{tried:a,
dealt:c}}try(t){if(this.models.panel.get("panel").revealed)try{t()}catch(s){this.tries.note=s instanceof Error?s.message:
String(s),this.draw()}}hear(t){switch(t.kind){case"predict":{let s=`${new Date().toISOString().slice(0,19)}Z`,{value:n,sure:o="\
think",second:i=""}=t,{seed:r}=this.tries;this.do({kind:"Predict",number:String(n),sure:o,time:s,seed:r,second:String(i)});
break}case"go":this.do({kind:"Go",to:t.at});break;case"own":this.do({kind:"Own",yes:t.yes});break;case"main":["go","next"].
includes(this.models.panel.get("main").kind)&&this.do({kind:"GoOn"});break;case"pick":this.do({kind:"Pick",question:t.question});
break;case"skip":this.do({kind:"Skip"});break;case"run":this.try(()=>this.tries.begin(t.trials,t.calm));break;case"stop":
this.tries.stop();break;case"again":this.try(()=>this.tries.again(t.seed));break;case"save":this.models.panel.tell("msg:\
custom",{kind:"file",name:"predictions.csv",text:this.csv()})}}csv(){let t=this.student?["name",...$h]:$h,s=Oi(this.facts,
this.now.asked),n=s.map(o=>t.map(i=>({...o,name:this.student})[i]));return kh([t,...n])}},Nn=class extends ps{constructor(t,s,n){
let o=new us(t),i=s.get("stop"),r=En({frame:s.get("step"),eyes:s.get("watcher"),seat:t.seat}),l={...r.asked,chosen:t.chosen,
predicting:n.get("predicting")},a=ce(o,{...r,asked:l},{kind:"Step",to:r.frame});i>=0&&(a=ce(o,a,{kind:"Stop",at:i})),super(
o,{table:s,panel:n},a),this.game=o,this.open()}explain(t){this.facts=this.game=new us(t),this.draw()}did(t){return ce(this.
game,this.now,t)}shown(){return Xc(this.game,this.now)}};var Mg=40,Sg="The positions to practise on are still being worked out. They open here in a minute.",Eg="0",Cn=class extends ps{constructor(t,s,n){
let o=new Tn(t);super(o,s,{asked:En({}).asked,at:-1,redo:[],course:-1,order:"set"}),this.lesson=o,this.arrange=n,this.sheets=
t.sheets,this.choose=()=>{this.begin(),this.draw()},this.coming=!1,this.wished=null,this.begin(),this.open();for(let i of[
"trail","report"])this.models[i].saying=r=>this.asked(r,i)}follow(t){this.coming=!0,t.then(s=>{this.lesson.explain(s);for(let n of[
"table","twin"])this.models[n].put({pool:s.table.pool})}).catch(s=>console.error(s)).then(()=>{let s=this.now.at<0?this.
wished:null;this.coming=!1,this.draw(this.models.panel.get("note")),s!=null&&this.models.trail.put({note:this.practise(s)})})}begin(){
this.lesson.again(),this.now=this.did({kind:"Begin"})}did(t){return rh(this.lesson,this.now,t)}shown(){let{lesson:t,now:s}=this,
{panel:n,trail:o}=ah(t,s),i=t.picked(s.course),r=s.asked.said.filter(({place:a})=>a.startsWith(`${s.course} `)),l=bh(t,s,
this.student);return{panel:n,trail:{...o,lesson:i?`Lesson ${t.lesson.number}`:"Practice",kept:i?`lesson ${t.lesson.game}\
 ${t.lesson.number}`:"",answers:i?r:[],receipt:l.receipt,student:this.student,note:""},report:{report:l},...this.laid()}}laid(){
let{lesson:t,now:s}=this;if(s.at<0)return{};let n=zt(t,s),{tables:o,over:i}=t.course(s.course).laid[(n.length>0?n:[s.at]).
join(" ")],r=o.length>1&&s.at===n[1]?1:0,l=yt(t,s).size===t.groups(s.course).length,a=l&&t.card(s.asked.place,s.asked.question,
s.asked.settings);return this.front=["table","twin"][r],Object.fromEntries(o.map(({names:c,frame:d,differs:u},f)=>[["tab\
le","twin"][f],{names:c,differs:u,frames:{[Eg]:[d]},aside:f!==r,caption:{...i[f],tone:"plain"},heat:f===r&&a&&a.heat||{}}]))}draw(t){
super.draw(t),this.arrange(this.now.at<0?"end":this.drawn.twin?"two":"one")}light(t){for(let s of["table","twin"])this.models[s].
put({lit:s===this.front?t:{}})}asked(t,s){let n="";switch(t.kind){case"go":n=this.do({kind:"Go",to:t.at});break;case"red\
o":n=this.do({kind:"Redo"});break;case"lesson":this.choose(t.lesson);break;case"begin":this.begin(),this.draw();break;case"\
practise":n=this.practise(s==="report"?wh(this.lesson,this.now):"");break;case"name":this.student=[...String(t.name).split(
/\s+/).filter(Boolean).join(" ")].slice(0,Mg).join(""),this.draw();break;case"restore":n=this.restore(t);break;case"save":
this.models[s].tell("msg:custom",{kind:"file",name:"answers.csv",text:this.csv()});break;case"print":this.models.trail.tell(
"msg:custom",{kind:"print",html:this.sheets[t.letter?"Letter":"A4"]})}n&&this.models.trail.put({note:n})}practise(t){return this.
wished=this.coming?t:null,this.coming?Sg:this.lesson.practise(t)?this.do({kind:"Begin"}):"No positions to practise on we\
re found."}restore({answers:t,at:s,student:n=""}){let{course:o,asked:i}=this.now;if(i.said.length>0||!Array.isArray(t))return"";
try{let a=t.map(c=>{let[,d,u]=String(c.place).split(" "),f=Ie(o,Number(d),!!u),p=this.lesson.card(f,c.question,c.settings);
if(!p)throw new Error;return p.value(c.number),{...c,place:f}});this.student=n,this.now={...this.now,asked:{...i,said:a}}}catch{
return"Expected the answers that were kept of this very lesson."}let r=yt(this.lesson,this.now),l=this.lesson.groups(o).
findIndex((a,c)=>!r.has(c));for(let a of new Set([l,l<0?-1:s]))this.do({kind:"Go",to:a});return""}};function vh(e,t,s){let n=new at(e.table),o=new at({...e.table}),i=new at(e.trail),r=new at({palette:e.table.palette,report:{}}),
l=new Map,a=(u,f,p)=>{let m=l.get(p)??Bt(u,f,p);return l.set(p,m),m},c=h("div",{class:"widget-box uw-stack uw-at-low"}),
d=new Cn(e,{table:n,twin:o,panel:t,trail:i,report:r},u=>{let p=[...(u==="end"?[a(Tc,r,"uw-at-table uw-lesson-chart"),a(Ac,
r,"uw-at-side uw-end")]:[a(as,n,"uw-at-table"),u==="two"&&a(as,o,"uw-at-twin"),a(ln,t,"uw-at-side")]).filter(Boolean),c];
(p.length!==s.children.length||p.some((m,g)=>m!==s.children[g]))&&s.replaceChildren(...p)});return c.append(Bt(Nc,i,"")),
d}var Og=/^\s*(watch|play|lesson|position|lab|rules|class)(?:\/(\d{1,4}))?\s+(\w+)\s*([^:]*):(.*)$/s,Tg=/%(?:2C|2B|2F)/g;function ms(e){
let[,t,s="1",n,o,i]=Og.exec(e)??[];if(!t)return null;let r=o.split(/\s+/).filter(Boolean),l={};try{for(let a of r){let c=a.
indexOf("=");if(c<1)return null;let d=a.slice(c+1);l[a.slice(0,c)]=s==="1"?d:decodeURIComponent(d)}}catch{return null}return{
room:t,game:n,values:l,moves:i.split(/\s+/).filter(Boolean),version:Number(s)}}var Ag=e=>encodeURIComponent(e).replace(Tg,
decodeURIComponent).replace(/['()]/g,t=>`%${t.charCodeAt(0).toString(16).toUpperCase()}`);function Bi({room:e,game:t,values:s,
moves:n=[]}){let o=Object.entries(s).map(([i,r])=>`${i}=${Ag(r)}`);return`${[`${e}/2`,t,...o].join(" ")}: ${n.join(" ")}`.
trimEnd()}function xe(e,t){let s=ms(e);return s?Bi({...s,values:{...s.values,...t}}):e}function Ii(e,t,s){let n=o=>JSON.
stringify(Object.entries(o).filter(([i])=>!s.includes(i)).sort(([i],[r])=>i<r?-1:1));return e.moves.length===0&&n(e.values)===
n(t.values)}function Lg(e){let t={zones:[]};return e.map(s=>{let n=["sheet","board"].filter(i=>i in s).map(i=>[i,s[i]+(t[i]??0)]),o=s.
zones.map((i,r)=>i+(t.zones[r]??0));return t={...s,...Object.fromEntries(n),zones:o},t})}function Mh(e,t,s){let n=Object.
entries(e.table.frames).map(([r,l])=>[r,Lg(l)]),o=new at({...e.table,frames:Object.fromEntries(n)}),i=new Nn(e,o,t);return s.
append(Bt(as,o,"uw-at-table"),Bt(ln,t,"uw-at-side")),i}var Sh=60;function Oh({game:e,now:t}){let{said:s}=t.asked,n=Object.entries(t.fates);if(s.length===0&&n.length===0)return{};
let o=n.slice(-Sh).map(([i,r])=>{let[l,a]=i.split(" ").map(Number);return["Settle",{seat:l,at:a,answered:r==="answered"}]});
return{deeds:[...s.slice(-Sh).map(i=>["Again",{said:i}]),...o,...t.stop>=0?[["Eyes",{key:String(t.seat)}],["Stop",{at:t.
stop}]]:[],...Sn(e,t)?[["Turn",{page:"answer"}]]:[]]}}function Ng({game:e},t,s,n){let{asked:o}=t;switch(s){case"Again":{
let{said:i}=n,r=e.card(i.place,i.question,i.settings);if(!r)throw new Error(`Expected a question that arises at ${i.place}\
.`);return r.value(i.number),{...t,asked:{...o,said:[...o.said,i]}}}case"Settle":{let i=`${Number(n.seat)} ${Number(n.at)}`;
return{...t,fates:{...t.fates,[i]:n.answered?"answered":"skipped"}}}}return ce(e,t,{kind:s,...n})}function Eh(e,t){let{game:s,
now:n}=e;if(n.asked.said.length>0||!Array.isArray(t?.deeds))return!0;let o={...n,stop:-1},i=!0;for(let[r,l]of t.deeds)try{
o=Ng(e,o,r,l)}catch{i=!1}return o.stop<0&&(o={...ce(s,o,{kind:"Eyes",key:n.eyes}),frame:n.frame},o=ce(s,o,{kind:"Step",to:n.
frame})),e.now=o,e.draw(),i}function Th(e,t,s){let n=e.now;if(Eh(e,t))return;let{said:o}=e.now.asked;s.then(()=>{e.now.asked.
said===o&&(e.now={...e.now,asked:{...e.now.asked,said:n.asked.said},fates:n.fates},Eh(e,t))})}var Ah=["step","eyes","question","guess"],Cg="everything";function Lh(e,t,{tell:s,open:n},o){let i=new at({...t.explainer,
kept:e.kept}),r=h("div",{class:"widget-box uw-cols"}),l=Mh(t,i,r),{table:a}=l.models,c={node:r,link:"",cell:"",panel:i,room:l},
d=i.saying,u=(o?o.then(p=>l.explain(p)):Promise.resolve()).then(()=>we(e.files.everywhere)).then(p=>l.explain({...t,...p})).
catch(p=>console.error(p)),f=()=>{let p=a.get("step"),m=a.get("watcher"),g=i.get("question"),w=m===Cg?`'${m}'`:m;c.link=
xe(e.links.watch,{step:String(p),eyes:m,...g&&{question:g}}),c.cell=e.cells.watch.replace(/\)$/,`, step=${p}, watcher=${w}${g?
`, question='${g}'`:""})`),s()};return a.on("change:step change:watcher",f),i.on("change:question",f),i.on("change:endin\
g",()=>Rg(i,t,e.doors)),i.saying=p=>{p.kind==="open"?n(p.link):p.kind==="restore"?Th(l,p.kept,u):d(p)},l.drew=()=>i.put(
{keeping:Oh(l)}),Aa(i,r.querySelector(".uw-at-side .uw")),f(),c}function Nh({room:e,panel:t},{step:s,eyes:n,question:o,guess:i}){
n&&n!==e.now.eyes&&e.do({kind:"Eyes",key:n}),s&&Number(s)!==e.now.frame&&e.do({kind:"Step",to:Number(s)}),o&&o!==t?.get(
"question")&&e.do({kind:"Pick",question:o}),i&&t?.send({kind:"predict",value:i})}function Rg(e,t,{lessons:s,always:n}){let o=e.
get("ending");if(!o.title||o.doors.length>0)return;let i=({said:c,exact:d,reach:u})=>Math.abs((c??d)-d)/u,[r]=e.get("gue\
sses").filter(({said:c,near:d})=>c!=null&&!d).sort((c,d)=>i(d)-i(c)),l=r&&s[t.stops[String(t.seat)][r.at].question],a=[l,
...n].filter(Boolean);a.length>0&&e.put({ending:{...o,doors:a}})}var Hg="uncle_widgets.woken",_g="As many games are open as this server can hold; this one tries again by itself in a few\
 seconds.",Bg=1e4,Ig=500,qg=5e3,Pg=["restarting","autorestarting","dead","terminating"],Rn=class{heard=new Set;connect(t){
this.heard.add(t)}disconnect(t){this.heard.delete(t)}emit(t,s){for(let n of[...this.heard])n(t,s)}};function Ch(e){let t=/(?:^|; )_xsrf=([^;]*)/.
exec(document.cookie)?.[1];if(t)return t;let s=crypto.getRandomValues(new Uint8Array(16)).join(""),n=location.protocol===
"https:"?"; Secure":"";return document.cookie=`_xsrf=${s}; path=${e}; SameSite=Strict${n}`,s}var Hn=class{constructor(t,s){
this.hear=s,this.base=new URL("../",document.baseURI),this.session=crypto.getRandomValues(new Uint8Array(16)).join(""),this.
kernel={id:"",status:"unknown",connectionStatus:"connecting",isDisposed:!1,serverSettings:{baseUrl:this.base.href,token:""},
statusChanged:new Rn,connectionStatusChanged:new Rn},this.waiting=[],this.socket=null,this.sent=0,this.tries=0,this.timer=
0,this.answered=!1,this.over=new AbortController,this.send("comm_open",{comm_id:this.session,target_name:Hg,data:{}}),this.
begin(t);let{signal:n}=this.over;addEventListener("pagehide",()=>this.terminate(),{signal:n}),addEventListener("pageshow",
o=>o.persisted&&location.reload())}async begin(t){try{let s={"X-XSRFToken":Ch(this.base.pathname)},n=await fetch(t,{method:"\
POST",headers:s,signal:this.over.signal});if(n.status===503)this.fail(_g,{again:Bg*(1+Math.random())});else if(n.status===
403){let o=encodeURIComponent(location.pathname+location.search);this.fail("This server asks who you are before you play\
.",{way:h("a.btn.solid",{href:`${this.base.href}login?next=${o}`},"Sign in")})}else n.ok?(this.kernel.id=(await n.json()).
id,this.connect()):this.fail("The server could not start a game.")}catch{this.fail("The server does not answer.")}}fail(t,s){
this.over.signal.aborted||this.hear({failed:t,words:t,...s})}connect(){let t=new URL(`api/kernels/${this.kernel.id}/chan\
nels?session_id=${this.session}`,this.base);t.protocol=t.protocol.replace("http","ws");let s=new WebSocket(t);this.socket=
s,s.onopen=()=>{this.tries=0;for(let n of this.waiting.splice(0))s.send(n);this.connection("connected")},s.onmessage=({data:n})=>this.
got(JSON.parse(n)),s.onclose=()=>{if(this.over.signal.aborted)return;if(!this.answered)return this.fail("The server does\
 not answer.");this.connection("connecting");let n=Math.min(qg,Ig*2**this.tries++);this.timer=window.setTimeout(()=>this.
connect(),n)}}connection(t){this.kernel.connectionStatus=t,this.kernel.connectionStatusChanged.emit(this.kernel,t)}postMessage({
heard:t,...s}){let[n,o]=t??[this.session,s];this.send("comm_msg",{comm_id:n,data:o})}send(t,s){let o={header:{msg_id:`${this.
session}_${this.sent++}`,msg_type:t,session:this.session,username:"",date:new Date().toISOString(),version:"5.3"},parent_header:{},
metadata:{},content:s,channel:"shell",buffers:[]},i=JSON.stringify(o);this.socket?.readyState===WebSocket.OPEN?this.socket.
send(i):this.waiting.push(i)}got({header:t,content:s}){let n=t.msg_type;if(n==="status"){if(!this.answered&&Pg.includes(
s.execution_state)&&this.fail("The game could not be started."),this.kernel.status===s.execution_state)return;this.kernel.
status=s.execution_state,this.kernel.statusChanged.emit(this.kernel,s.execution_state)}else if(n.startsWith("comm_"))s.comm_id!==
this.session?this.hear({said:[n,s.comm_id,s.data]}):n==="comm_close"?this.fail("The game could not be started."):(this.answered=
!0,this.hear(s.data));else return}terminate(){if(this.over.signal.aborted)return;this.over.abort(),clearTimeout(this.timer),
this.socket?.close();let t=new FormData;t.append("_xsrf",Ch(this.base.pathname)),this.kernel.id&&navigator.sendBeacon(new URL(
`voila/api/shutdown/${this.kernel.id}`,this.base),t)}};var qi=class extends at{constructor(t,s,n){super(t),this.post=s,this.widget_manager={kernel:n},this.unsaid=new Set,this.
awaited=new Map,this.saying=o=>s({method:"custom",content:o})}set(t,s){this.unsaid.add(t),super.set(t,s)}save_changes(){
if(!this.unsaid.size)return;let t=Object.fromEntries([...this.unsaid].map(s=>[s,this.get(s)]));this.unsaid.clear();for(let s of Object.
keys(t))this.awaited.set(s,(this.awaited.get(s)??0)+1);this.post({method:"update",state:t,buffer_paths:[]})}echoed(t){for(let s of Object.
keys(t))this.awaited.set(s,Math.max(0,(this.awaited.get(s)??0)-1))}told(t){this.put(Object.fromEntries(Object.entries(t).
filter(([s])=>!this.awaited.get(s))))}},gs=class{constructor(t,s){this.send=t,this.kernel=s,this.all=new Map,this.modules=
new Map,this.cuts=new Map,this.host={getModel:async n=>this.found(n),getWidget:async n=>({render:o=>this.render(n,o)})}}found(t){
let s=this.all.get(t.replace(/^(anywidget:|IPY_MODEL_)/,""));if(!s)throw new Error(`uncle_widgets: no widget ${t}.`);return s}hear([
t,s,n]){t==="comm_open"?this.open(s,n.state):t==="comm_close"?(this.cuts.get(s)?.(),this.cuts.delete(s),this.all.delete(
s)):n.method==="echo_update"?this.all.get(s)?.echoed(n.state):n.method==="update"?this.all.get(s)?.told(n.state):n.method===
"custom"&&this.all.get(s)?.tell("msg:custom",n.content)}open(t,s){this.all.set(t,new qi(s,n=>this.send([t,n]),this.kernel)),
s._model_name==="LinkModel"&&this.cuts.set(t,this.link(s.source,s.target))}link(t,s){let n=([i,r],[l,a])=>{let[c,d]=[this.
found(i),this.found(l)],u=f=>{Ct(d.get(a),f)&&(d.set(a,f),d.save_changes())};return c.on(`change:${r}`,u),()=>c.off(`cha\
nge:${r}`,u)},o=[n(t,s),n(s,t)];return()=>o.forEach(i=>i())}async render(t,{el:s,signal:n}){let o=this.found(t),i=await(await this.
moduleOf(o.get("_esm"))).default.render({model:o,el:s,host:this.host});n.aborted?i?.():n.addEventListener("abort",()=>i?.())}moduleOf(t){
let s=this.modules.get(t);if(!s){let n=URL.createObjectURL(new Blob([t],{type:"text/javascript"}));s=import(n).finally(()=>URL.
revokeObjectURL(n)),this.modules.set(t,s)}return s}};var Rh=()=>"serviceWorker"in navigator&&/^https?:$/.test(location.protocol),Dg=[404,410];async function Hh(e){if(!Rh())return;
let t=new URL(`${e}sw.js`,document.baseURI);try{await _h(t)}catch{await Wg(t).catch(()=>{})}}async function _h(e){await(await navigator.
serviceWorker.register(e)).update()}async function Wg(e){let t=await fetch(e,{cache:"no-store"});if(!t.ok&&!Dg.includes(
t.status))return;if(t.ok)try{await _h(e);return}catch{}let{href:s,pathname:n}=new URL("./",e),o=await navigator.serviceWorker.
getRegistration(s);o?.scope===s&&(await o.unregister(),await caches.delete(`uncle_widgets ${n}`))}async function Bh(){Rh()&&
await navigator.serviceWorker.getRegistration()&&(await navigator.serviceWorker.ready).active?.postMessage({keep:!0})}var Ih=4e3,jg=2e4,Pi=1e6,Fg='Playing needs Python, and a page that is opened from a disk cannot start it. Put its folder\
 on a web server, or run "python -m http.server" in it.',Vg="Python could not be started in this browser.",Gg="Python co\
uld not be loaded: there is no network.",Ug=(e,t)=>`Loading Python, ${Math.min(Math.round(e/Pi),Math.ceil(t/Pi))} of ${Math.
ceil(t/Pi)} MB`,Di=class{constructor({root:t,kernel:s,home:n,el:o,onProgress:i,onShow:r}){this.root=t,this.kernel=s,this.
home=n??"",this.el=o,this.onProgress=i??(()=>{}),this.onShow=r??(()=>!0),this.link="",this.asked=0,this.head="",this.worker=
null,this.drawn=null,this.showing=null,this.models=new gs(()=>{}),this.timer=0,this.answered=0,this.line=h("p",{role:"st\
atus"}),this.bar=h("progress",{"aria-label":"Loading Python"}),this.way=h("div.row"),this.box=h("div.uw.uw-waking",h("di\
v.said",this.line,this.way,this.bar)),this.undressed=()=>{}}say(t,...s){this.line.textContent!==t&&(this.line.textContent=
t),this.way.replaceChildren(...s),this.bar.hidden=s.length>0,this.onProgress(t)}start(){if(this.stop(),this.place(),this.
bar.removeAttribute("value"),this.say(this.kernel?"Starting Python":"Loading Python"),location.protocol==="file:")return this.
say(Fg,this.again());let t=this.kernel?new Hn(this.kernel,s=>this.hear(s)):this.loaded();this.worker=t,this.models=new gs(
s=>t.postMessage({heard:s}),"kernel"in t?t.kernel:null),this.ask()}loaded(){let t=new Worker(new URL(`${this.root}python\
/worker.js`,document.baseURI),{type:"module"});return t.onmessage=({data:s})=>this.hear(s),t.onerror=()=>this.fail("Pyth\
on could not be loaded. Are you connected?"),t}place(){this.undressed(),this.el.replaceChildren(this.box),this.undressed=
Ne(()=>{})({el:this.el})??this.undressed}again(){return h("button.btn.solid",{onclick:()=>this.start()},"Try again")}stop(){
clearInterval(this.timer),this.drawn?.abort(),this.drawn=null,this.worker?.terminate(),this.worker=null}ask(){this.asked+=
1,this.worker?.postMessage({show:this.link,home:this.home,asked:this.asked})}hear(t){this.answered=performance.now(),t.said?
this.models.hear(t.said):t.of?(this.bar.max=t.of,this.bar.value=t.loaded,this.say(Ug(t.loaded,t.of))):t.starting?this.say(
"Starting Python"):t.ready?(this.mind(),Bh()):t.failed?(t.words||console.error("uncle_widgets: Python did not start.",t.
failed),this.fail(t.words??(navigator.onLine?Vg:Gg),t.way),t.again&&(this.timer=window.setTimeout(()=>this.start(),t.again))):
t.shown&&t.asked===this.asked&&this.show(t.shown),this.lift()}fail(t,s=this.again()){this.stop(),this.place(),this.say(t,
s)}show({whole:t,head:s,refused:n}){if(n||!t||!s)this.say(n??""),this.bar.hidden=!0;else if(this.onShow()&&(s!==this.head||
!this.drawn)){this.drawn?.abort(),this.drawn=new AbortController,this.head=s,this.undressed();let o=this.models.found(s).
get("link");Pt()===this.link&&history.replaceState(null,"",ft(location.pathname,o,it()));let i=h("div.uw-woken");this.el.
replaceChildren(i),this.models.render(t,{el:i,signal:this.drawn.signal})}this.showing?.()}mind(){this.timer=window.setInterval(
()=>{this.worker?.postMessage({alive:!0}),!document.hidden&&performance.now()-this.answered>jg+Ih&&this.cover()},Ih)}cover(){
if(this.el.querySelector(":scope > .uw-lost"))return;let t=()=>{this.link=this.models.all.get(this.head)?.get("link")||this.
link,this.start()};for(let s of this.el.children)s.toggleAttribute("inert",!0);this.el.append(h("div.uw.uw-lost",h("div.\
said",{role:"alert"},h("p","Python has not answered for a while. It may still be reckoning."),h("button.btn.solid",{onclick:t},
"Start it again"))))}lift(){let t=this.el.querySelector(":scope > .uw-lost");if(t){t.remove();for(let s of this.el.children)
s.removeAttribute("inert")}}};async function qh({link:e,...t}){let s=new Di(t);s.link=e;let n=new Promise(o=>{s.showing=
o});return s.start(),await n,{show:o=>{s.link=o,s.ask()},close:()=>{s.stop(),s.undressed(),t.el.replaceChildren()}}}var Kg={watch:"watch",lesson:"lessons",rules:"rules",play:"play",position:"whatif",lab:"lab"},_n=class{constructor(t,s){
this.shown=t,this.head=new at({...t.head}),this.body=h("div",{class:"widget-box uw-body"}),this.seen=new Map,this.now=null,
this.tab=t.head.tab,this.root=s,this.woken=h("div",{class:"uw-awake"}),this.awake=null,this.drop=()=>{}}open(){let{head:t,
root:s,shown:n}=this;t.saying=i=>{i.kind==="open"&&this.show(i.link)},t.on("change:tab",()=>{let i=t.get("tab");i!==this.
tab&&(i==="play"&&t.put({howto:{}}),this.show(this.tabs.get(i)?.link??n.links[i]))});for(let i of["seats","seed"])t.on(`\
change:${i}`,()=>{this.set({[i]:String(t.get(i))})});t.on("change:predict",()=>this.now?.panel?.put({predicting:t.get("p\
redict")})),t.on("change:order",()=>this.now?.room?.do({kind:"Arrange",order:t.get("order")}));let o=h("div",{class:"jup\
yter-widgets"});this.drop=Ne(gl)({model:t,el:o})??this.drop,s.className=`widget-box uw-page g-${n.game}`,s.replaceChildren(
h("div",{class:"widget-box uw-room"},o),this.body),this.sought||this.show(n.links.watch)}sought="";tabs=new Map;async show(t){
let s=ms(t),n=s?Kg[s.room]:"watch",o=this.tab;[this.tab,this.sought]=[n,t];try{let i=s?.game===this.shown.game?await this.
made(s):null;if(this.sought!==t)return;i?this.place(n,i):this.wake(t,o)}catch(i){console.error(i),this.refuse("A file of\
 this page did not come. Try again.",o)}}async made(t){switch(t.room){case"watch":return this.watched(t);case"lesson":return this.
taught(t);case"rules":return Ii(t,this.home("rules"),[])?this.ruled():null}return null}home(t){return ms(this.shown.links[t])}async once(t,s){
let{saved:n,whole:o}=this.seen.has(t)?{saved:null,whole:null}:await tl(this.shown.files,t),i=this.seen.get(t)??s(n,o);return this.
seen.set(t,i),i}async watched(t){if(!Ii(t,this.home("watch"),Ah))return null;let s={tell:()=>this.tell(),open:o=>{this.show(
o)}},n=await this.once("watch",(o,i)=>Lh(this.shown,o,s,i));return Nh(n,t.values),n}async taught(t){let{shown:s}=this,n=t.
values.lesson??t.values.level??"1",o=`lesson ${n}`;if(!s.files[o])return null;let i=await this.once(o,(r,l)=>{let a=new at(
r.explainer),c=h("div",{class:"widget-box uw-cols"}),d=s.lessons.map(m=>({...m,now:m.lesson===n})),u=ft("class.html",Bi(
{room:"class",game:s.game,values:{lesson:n}}),it()),f=vh({...r,trail:{...r.trail,lessons:d,classroom:u}},a,c),p=s.cells.
lessons.replace(/lesson='\d+'/,`lesson='${n}'`);return l&&f.follow(l),f.choose=m=>{this.show(xe(s.links.lessons,{lesson:m}))},
{node:c,link:xe(s.links.lessons,{lesson:n}),cell:p,panel:a,room:f}});return t.values.order==="any"&&i.room.do({kind:"Arr\
ange",order:"any"}),i}ruled(){let{links:t,cells:s}=this.shown;return this.once("rules",n=>{let o=new at(n);return o.saying=
i=>{let{record:r="",...l}=i.kind==="set"?i.values:{};this.show(r.trim()||xe(t.rules,l))},{node:Bt(Jo,o,""),link:t.rules,
cell:s.rules}})}async set(t){let s=this.now?xe(this.now.link,t):"";this.now&&s!==this.now.link&&await this.show(s)}place(t,s){
this.now=s,this.tabs.set(t,s),s.panel?.put({predicting:this.head.get("predict")}),s.node.parentElement?.parentElement!==
this.body&&this.body.replaceChildren(h("div",{class:"widget-box uw-room"},s.node));let n=t==="lessons"?s.room.now.order:
"";this.head.put({tab:t,note:"",busy:"",order:n,howto:this.shown.head.howto}),this.tell()}tell(){this.now&&this.head.put(
{link:this.now.link,cell:this.now.cell})}wake(t,s){let{kernel:n,python:o,alone:i,head:r}=this.shown;if(!n&&!o)this.refuse(
i,s);else if(Pt()||history.replaceState(null,"",ft(location.pathname,this.head.get("link"),it())),this.now=null,this.body.
replaceChildren(h("div",{class:"widget-box uw-room"},this.woken,this.meanwhile())),this.head.put({tab:this.tab,link:t,note:"",
order:"",howto:{}}),this.awake)this.awake.then(({show:l})=>l(t));else{let l={root:o,kernel:n,home:r.home,el:this.woken,onShow:()=>this.
give()};this.awake=qh({...l,link:t})}}meanwhile(){let{howto:t,palette:s}=this.shown.head,n={heads:[],rulings:[],fields:[],
force:"",record:"",note:""};return Bt(Jo,new at({...n,howto:t,palette:s}),"")}give(){return this.now?!1:(this.drop(),this.
drop=()=>{},this.root.className="",this.root.replaceChildren(this.woken),!0)}refuse(t,s){let n=this.now&&ms(this.now.link);
this.tab=s,n&&this.head.put({seats:Number(n.values.seats),seed:n.values.seed??this.head.get("seed")});let o=()=>this.head.
put({tab:this.tab,note:t});this.now?o():this.show(this.shown.links.watch).then(o)}};function g$(e,t){Do(),e.offline&&Hh("./"),e.kind==="game"?new _n(e,t).open():Yg(e,t)}function Yg({front:e,teach:t},s){let n=new at(
e);n.saying=o=>{Zg(n,t,o)},s.className="widget-box uw-page",s.replaceChildren(h("div",{class:"widget-box uw-room"},Bt(Wa,
n,"")))}async function Zg(e,t,s){if(!(s.kind==="open"||s.kind==="cover"))try{if(s.kind==="notebook"){let n=t[`${s.game} ${s.
which}`];e.tell("msg:custom",{kind:"file",name:n.split("/").at(-1),text:await el(n)})}else{let n=await we(t[`${s.game} ${s.
lesson}`]);e.tell("msg:custom",n[s.kind])}}catch(n){console.error(n),alert("That file did not come. Try again.")}}export{g$ as openPage};
