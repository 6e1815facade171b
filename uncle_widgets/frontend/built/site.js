var ct=()=>document.body?.dataset.voila!=null,vn=()=>ct()&&document.body.dataset.voila!=="notebook",_t=()=>(new URLSearchParams(
location.search).get("uw")??"").slice(0,2e4);function mt(e,t,n){let s=new URLSearchParams({...n==="auto"?{}:{theme:n},...t?
{uw:t}:{}});return s.size?`${e}${e.includes("?")?"&":"?"}${s}`:e}var Ko=400,Jh=1e4,xn=Symbol.for("uncle_widgets.address");
function Zo(e){let t=globalThis;if(!ct()||t[xn])return{changed:()=>{},answered:()=>{},stop:()=>{}};t[xn]=e;let n=e.link(),
s=e.room(),r=!1,o="",i=0,a=0,l=g=>{g!==(r?o:e.link())&&([r,o]=[!0,g],e.open(g))},c=()=>{let g=e.link(),b=_t(),w=e.room()!==
s&&!r;s=e.room(),r&&d(),r=!1;let x=new URLSearchParams(location.search);x.set("uw",g),e.theme()==="auto"?x.delete("theme"):
x.set("theme",e.theme());let y=`${location.pathname}?${x}`;g===b||!b&&g===n?b&&y!==location.pathname+location.search&&history.
replaceState(null,"",y):w?history.pushState(null,"",y):history.replaceState(null,"",y)},u=()=>{clearTimeout(i),e.room()!==
s&&!r?c():i=window.setTimeout(c,Ko)},d=()=>{e.replaced()?p():a=window.setTimeout(d,Ko)},m=()=>{clearTimeout(i),l(_t()||n)};
window.addEventListener("popstate",m),_t()&&l(_t()),r&&e.hide(!0);let p=()=>{clearTimeout(a),clearTimeout(f),e.hide(!1)},
f=window.setTimeout(p,Jh);return{changed:u,answered:p,stop:()=>{clearTimeout(i),p(),window.removeEventListener("popstate",
m),t[xn]===e&&delete t[xn]}}}function Yo(e,t,n,s){let{class:r,...o}=n,i=[t,r].flat().filter(Boolean).join(" ");i&&e.setAttribute("class",i);for(let[a,
l]of Object.entries(o))l==null||l===!1||(a.startsWith("on")?e.addEventListener(a.slice(2),l):a==="style"?e.style.cssText=
l:e.setAttribute(a,l===!0?"":String(l)));return e.append(...s.flat(9).filter(a=>a!=null&&a!==!1)),e}var zo=([e,...t])=>e?.
constructor===Object?[e,t]:[{},[e,...t]];function k(e,t,...n){let[s,...r]=e.split(".");return Yo(document.createElementNS(
"http://www.w3.org/2000/svg",s),r,...zo([t,...n]))}var N=(e,t,n,s,r)=>k("rect",{x:e,y:t,width:n,height:s,...r}),C=(e,t,n,s)=>k(
"circle",{cx:e,cy:t,r:n,...s}),vt=(e,t,n,s)=>k("path",{d:e,fill:"none",stroke:t,"stroke-width":n,...s}),de=(e,t,n,...s)=>k(
"svg",{width:e,height:t,viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":n},...s);function h(e,t,...n){let[s,...r]=e.split(
"."),[o,i]=zo([t,...n]),a=s==="section"&&o["aria-label"]&&!vn();return Yo(document.createElement(a?"div":s),r,{role:a?"g\
roup":null,type:s==="button"?"button":null,...o},i)}function st(e){let t=e.getRootNode();return t instanceof Document||t instanceof
ShadowRoot?t.activeElement:null}function Mn(e){let t=st(e);return!t||t===document.body}var $n=e=>e instanceof HTMLTextAreaElement||
e instanceof HTMLInputElement&&e.selectionStart!=null;function Xh(e,t,n){if(e.value===e.defaultValue||e.value===t.value||
!n&&t.defaultValue!==e.defaultValue)return;t.value=e.value;let s=!1,r=()=>{!s&&t.isConnected&&t.dispatchEvent(new Event(
"change"))};t.addEventListener("change",()=>s=!0),t.addEventListener("blur",r,{once:!0}),t.addEventListener("keydown",o=>{
o.key==="Enter"&&!t.form&&r()})}function G(e,...t){let n=st(e),s=n&&n!==e&&e.contains(n)?n:null,r=s?.getAttribute("data-\
k")??"",o=[...e.querySelectorAll("[data-draft]")].filter($n),i=$n(s)?{from:s.selectionStart,to:s.selectionEnd,text:s.value}:
null;e.replaceChildren(...t.flat(9).filter(l=>l!=null&&l!==!1));for(let l of o){let c=e.querySelector(`[data-k="${CSS.escape(
l.dataset.k??"")}"][data-draft="${CSS.escape(l.dataset.draft??"")}"]`);$n(c)&&c!==l&&Xh(l,c,l===s)}if(!s)return;if(Qt(e,
r)){let l=st(e);i&&l!==s&&$n(l)&&l.value===i.text&&l.setSelectionRange(i.from,i.to);return}let a=e.querySelector("[data-\
next]")??e;a instanceof HTMLElement&&(a.tabIndex=-1,a.focus({preventScroll:!0}))}function Qt(e,t){let n=e.querySelector(
`[data-k="${CSS.escape(t)}"]`);return n instanceof HTMLElement&&n.focus({preventScroll:!0}),n instanceof HTMLElement}var Qh=/^(svg|g|path|rect|circle|ellipse|line|polyline|polygon|defs|clipPath|pattern|title|desc|use)$/;
function Jo(e){let t=new DOMParser().parseFromString(e,"image/svg+xml").documentElement;if(t.localName!=="svg")throw new Error(
"Expected SVG.");for(let n of[...t.querySelectorAll("*"),t]){if(n!==t&&!Qh.test(n.localName)){n.remove();continue}for(let{
name:s,value:r}of[...n.attributes]){let o=/^(xlink:)?href$/.test(s)&&!r.startsWith("#");(/^on/i.test(s)||o||/url\((?!["']?#)|javascript:/i.
test(r))&&n.removeAttribute(s)}}return document.importNode(t,!0)}var tu=/^(#[0-9a-f]{3,8}|light-dark\(\s*#[0-9a-f]{3,8}\s*,\s*#[0-9a-f]{3,8}\s*\))$/i;
function tt(e,t){for(let n of(t??"").split(";")){let[s,r]=[n.slice(0,n.indexOf(":")).trim(),n.slice(n.indexOf(":")+1).trim()];
/^--[\w-]+$/.test(s)&&tu.test(r)&&e.style.setProperty(s,r)}}function ht({label:e,choices:t,value:n,pick:s,k:r}){return h(
"div.seg",{role:"group","aria-label":e},t.map(([o,i],a)=>h("button",{"data-k":`${r}.${a}`,"aria-pressed":String(o===n),onclick:()=>s(
o)},i)))}var eu=globalThis,Fs=eu[Symbol.for("uncle_widgets.page")]??={};function z(e){return Fs.ids=(Fs.ids??0)+1,`uw-${e}\
-${Fs.ids}`}function It(e,t){let n=-1,s=()=>{let o=Math.round(e.clientWidth);o>0&&o!==n&&(n=o,e.replaceChildren(t(o)))},
r=new ResizeObserver(()=>requestAnimationFrame(s));return r.observe(e),s(),{again:()=>(n=-1,s()),stop:()=>r.disconnect()}}
function V(e,t,n){n?e.getAttribute(t)!==n&&e.setAttribute(t,n):e.removeAttribute(t)}var Q=(e,...t)=>h("button",e,...t),Sn=({
kind:e,label:t,strong:n,share:s},r)=>Q({class:`btn${n?" solid":""}${s==null?"":" sharing"}`,style:s==null?null:`--p:${100*
s}%`,"data-act":e,"data-k":`key.${e}`,onclick:()=>r(s==null?e:"stop")},s==null?t:`${t} (${Math.round(100*s)}%)`);function Ws(e,t,n){
let s=st(e),r=s&&e.contains(s)?s:null,o=r&&["data-act","data-clause"].find(l=>r.hasAttribute(l)),i=o&&r?.getAttribute(o);
if(n(),!r)return;([...e.querySelectorAll("button")].find(l=>o&&l.getAttribute(o)===i)??e.querySelector("button")??t).focus?.()}
var ve=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;var Ot=(e,t)=>Math.max(12,Math.min(e,t/1.4));var nu=[[/[ilj.,:;'|!tf\s()]/,.3],[/[mwMW@%]/,.88],[/[A-Z]/,.7],[/[\u0300-\u036f]/,0],[/[\u0250-\uffff]/,1]],su=["012345\
6789","of 100 hands, as the quick brown fox jumps over it"],qe,Xo=e=>{let t=0;for(let n of e)t+=nu.find(([s])=>s.test(n))?.[1]??
.57;return t};function ru(){if(qe!=null)return qe;let e=typeof document=="object"&&document.querySelector(".uw"),t=e&&document.
createElement("canvas").getContext("2d");if(!e||!t)return 1;let n=getComputedStyle(e).getPropertyValue("--sans"),s=[400,
700].flatMap(r=>(t.font=`${r} 100px ${n}`,su.map(o=>t.measureText(o).width/(r>400?100*1.06:100)/Xo(o))));return qe=Math.
max(1,...s),document.fonts.addEventListener("loadingdone",()=>qe=void 0,{once:!0}),qe}var q=(e,t)=>Xo(e)*t*ru(),ou=12;function it(e,t,n,s=1){
let r=q(e,s),o=Math.max(Math.min(t,ou),Math.min(t,n/Math.max(r,.01)));if(r*o<=n+.01)return{lines:[e],size:o};let i=c=>q(
c,o*s)<=n,a=[""],l=()=>a[a.length-1];for(let c of e.split(" "))if(l()!==""&&i(`${l()} ${c}`))a[a.length-1]+=` ${c}`;else{
l()!==""&&a.push("");for(let u of c)l()!==""&&!i(l()+u)&&a.push(""),a[a.length-1]+=u}return{lines:a,size:o}}function $e(e,t,{
w:n,ideal:s,tight:r=.5,least:o=n,floor:i=0}){if(e<=1)return{w:Math.min(n,Math.max(t,12)),step:s,cols:1,rows:1};let a=m=>Math.
max(r*m,i),l=(m,p)=>Math.min(s,(t-m)/Math.max(p-1,1));for(let m of[n,Math.max(o,Math.min(n,t/(1+r*(e-1))))])if(l(m,e)>=a(
m)-.01)return{w:m,step:l(m,e),cols:e,rows:1};let c=Math.max(1,Math.floor((t-o)/a(o))+1),u=Math.ceil(e/c),d=Math.ceil(e/u);
return{w:o,step:l(o,d),cols:d,rows:u}}function Qo(e){let t=[...e].sort((s,r)=>s.seat-r.seat),n=Math.max(0,t.findIndex(s=>s.
me));return[...t.slice(n),...t.slice(0,n)]}function ti(e){if(e<2)return{left:0,top:e,right:0};let t=Math.floor((e+1)/3);
return{left:t,top:e-2*t,right:t}}var iu={ArrowLeft:{x:-1,y:0},ArrowRight:{x:1,y:0},ArrowUp:{x:0,y:-1},ArrowDown:{x:0,y:1}};function au(e,t,n){let s=t.map(
({x:o,y:i})=>{let a=(o-e.x)*n.x+(i-e.y)*n.y,l=Math.abs((o-e.x)*n.y)+Math.abs((i-e.y)*n.x);return a>.5?a+2*l:1/0}),r=Math.
min(...s);return r<1/0?s.indexOf(r):-1}function ei(e){let t=(e.querySelector(".ring-focus")??e).getBoundingClientRect();
return{x:t.x+t.width/2,y:t.y+t.height/2}}function ni(e,t){let n=iu[t.key];if(!n||t.shiftKey||t.ctrlKey||t.metaKey||t.altKey)
return;let s=[...e.closest(".board")?.querySelectorAll(".way.plays")??[]].filter(o=>o!==e),r=s[au(ei(e),s.map(ei),n)];t.
preventDefault(),t.stopPropagation(),r instanceof SVGElement&&r.focus({preventScroll:!0})}var lu="M70-6 18 106M5.5 24a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0M53.5 76a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0",
js={0:[64,[["ellipse",{cx:32,cy:50,rx:25,ry:43}]]],1:[46,[["path",{d:"M3 30 32 5V110"}]]],2:[64,[["path",{d:"M7.5 33V31.\
5A24.5 24.5 0 1 1 51.5 46.4L16 93H64"}]]],3:[62,[["path",{d:"M10.5 22.5A19.5 19.5 0 1 1 29 46H20M20 44H30A24.5 24.5 0 1 \
1 6.7 76"}]]],4:[66,[["path",{d:"M48 110V5L13 74H66","stroke-miterlimit":12}]]],5:[62,[["path",{d:"M58 7H19L14.6 48A25.5\
 25.5 0 1 1 6.9 77"}]]],6:[64,[["circle",{cx:32,cy:68,r:25}],["path",{d:"M53.5-13 10.6 55.1"}]]],7:[60,[["path",{d:"M0 7\
H49L15 110","stroke-miterlimit":12}]]],8:[64,[["circle",{cx:32,cy:27,r:20}],["circle",{cx:32,cy:68,r:25}]]],9:[64,[["cir\
cle",{cx:32,cy:32,r:25}],["path",{d:"M10.5 113 53.4 44.9"}]]],"%":[88,[["path",{d:lu,"stroke-width":11}]]],".":[20,[["re\
ct",{x:3,y:85,width:15,height:15,fill:"currentColor",stroke:"none"}]]],",":[20,[["path",{d:"M12 84 6 118","stroke-width":13}]]],
"/":[52,[["path",{d:"M48-6 4 106","stroke-width":11}]]],"+":[60,[["path",{d:"M30 26V82M2 54H58","stroke-width":12}]]],"-":[
44,[["path",{d:"M4 54H40","stroke-width":12}]]],"−":[44,[["path",{d:"M4 54H40","stroke-width":12}]]],"×":[56,[["path",
{d:"M8 32 48 76M48 32 8 76","stroke-width":12}]]]," ":[26,[]],J:[54,[["path",{d:"M46-10V69A19.500 19.500 0 0 1 7 69V60"}]]],
Q:[72,[["ellipse",{cx:36,cy:50,rx:29,ry:43}],["path",{d:"M42 66 74 104"}]]],K:[68,[["path",{d:"M7-10V110M66-6 10 62M28 4\
2 68 106"}]]],A:[72,[["path",{d:"M2 106 36-2 70 106M14 68H58"}]]]},te=e=>e!==""&&[...e].every(t=>t in js);function pt(e,t,n=13){
return[...String(e)].reduce((r,o)=>r+(js[o]?.[0]??0)+n,-n)*t/100}function $t(e,t,n,s,r={}){let{anchor:o="start",gap:i=13,
weight:a=s>=60?13:14,colour:l}=r,c=pt(e,s,i),u=o==="middle"?t-c/2:o==="end"?t-c:t,d=0,m=[...String(e)].map(p=>{let[f,g]=js[p]??
[0,[]],b=p===","?"visible":"hidden",w={x:d,y:0,width:f,height:100,viewBox:`0 0 ${f} 100`,style:`overflow:${b}`};return d+=
f+i,k("svg",w,g.map(([x,y])=>k(x,y)))});return k("g",{transform:`translate(${u} ${n}) scale(${s/100})`,fill:"none",stroke:"\
currentColor","stroke-width":a,"aria-hidden":"true",style:l&&`color:${l}`},m)}function me(e,t,n={}){let s=pt(e,t,n.gap),
r=`width:${s/16}em;height:${t/16}em`;return k("svg.numeral",{viewBox:`0 0 ${s} ${t}`,style:r,"aria-hidden":"true"},$t(e,
0,0,t,n))}var En=[e=>`M0 ${e/2}a${e/2} ${e/2} 0 1 1 ${e} 0a${e/2} ${e/2} 0 1 1 ${-e} 0Z`,e=>`M${e*.05} ${e*.05}H${e*.95}\
V${e*.95}H${e*.05}Z`,e=>`M${e/2} ${-e*.14}L${e*1.14} ${e/2}L${e/2} ${e*1.14}L${-e*.14} ${e/2}Z`,e=>`M${e/2} 0L${e} ${e*.42}\
V${e}H0V${e*.42}Z`,e=>`M${e*.25} ${e*.04}H${e*.75}L${e*1.04} ${e/2}L${e*.75} ${e*.96}H${e*.25}L${-e*.04} ${e/2}Z`,e=>`M${-e*
.1} ${e*.16}H${e*1.1}V${e*.84}H${-e*.1}Z`],cu=e=>"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[e]??"?";function Me(e,t,n,s,r={}){let{fill:o="\
var(--on-field)",ink:i="var(--field)"}=r,a=e>=En.length,l={d:En[e%En.length](s),fill:a?i:o,stroke:a?o:null,"stroke-width":2},
c=e%En.length===3,u={x:s/2,y:c?s*.8:s*.69,"font-size":Math.max(12.5,s*.54),"font-weight":700,"text-anchor":"middle",fill:a?
o:i};return k("g",{transform:`translate(${t} ${n})`},k("path",l),k("text",u,cu(e)))}var si={first:"M5 5h3v14H5zM20 5v14L\
9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6zM14 5h4v14h-4z",forward:"M7 5v14l11-7z",last:"M4 5v\
14l11-7zM16 5h3v14h-3z",link:"M8 3h12v13h-3V6H8zM4 8h10v13H4z",eye:"M12 5C7 5 3 8.5 1 12c2 3.5 6 7 11 7s9-3.5 11-7c-2-3.\
5-6-7-11-7zm0 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM12 9.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",down:"M4 8h16l-8\
 9z",near:"M11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm0 2.4a3.6 3.6 0 1 0\
 0 7.2 3.6 3.6 0 0 0 0-7.2z",whole:"M3 3h7v3H6v4H3zM14 3h7v7h-3V6h-4zM3 14h3v4h4v3H3zM18 14h3v7h-7v-3h4z",close:"M6 4 12\
 10 18 4 20 6 14 12 20 18 18 20 12 14 6 20 4 18 10 12 4 6z"};function ut(e,t=22){let n=`width:${t/16}em;height:${t/16}em`;
return k("svg.icon",{viewBox:"0 0 24 24",fill:"currentColor",style:n,"aria-hidden":"true"},k("path",{d:si[e],"fill-rule":"\
evenodd"}))}var ri=(e,t,n)=>k("g.opens-mark",{transform:`translate(${e} ${t})`},k("circle",{r:n}),k("path",{d:si.eye,"fi\
ll-rule":"evenodd",transform:`scale(${n/15}) translate(-12 -12)`}));function Mt(e,t="var(--ink)",n="none"){return k("pat\
tern",{id:e,width:6,height:6,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"},N(0,0,6,6,{style:`fill:${n}`}),
N(0,0,2,6,{style:`fill:${t}`}))}function Kt(e,t,n,s,r){let o={r:`M${t-s*.86} ${n-s*.86}h${s*1.72}v${s*1.72}h${-s*1.72}Z`,
g:`M${t} ${n-s*1.02}L${t+s*1.12} ${n+s*.86}H${t-s*1.12}Z`,b:`M${t-s} ${n}a${s} ${s} 0 1 1 ${2*s} 0a${s} ${s} 0 1 1 ${-2*
s} 0Z`,y:`M${t} ${n-s*1.2}L${t+s*1.2} ${n}L${t} ${n+s*1.2}L${t-s*1.2} ${n}Z`}[e];return k("path",{d:o,...r})}var Tn=e=>({
r:"red",g:"green",b:"blue",y:"yellow"})[e]??"";function Gs(e,t,n,s={}){let{w:r=27,t:o=5,g:i=2,pitch:a=r+7}=s,l="",c="";for(let u=0;u<
e;u++){let d=t+Math.floor(u/10)*a,m=u%10,p=n-(m+1)*(o+i)-(m>=5?3:0);l+=`M${d} ${p}h${r}v${o}h${-r}z`;for(let f of[.22,.64])
c+=`M${d+r*f} ${p}h${r*.14}v${o}h${-r*.14}z`}return k("g",{"aria-hidden":"true"},k("path",{d:l,fill:"var(--accent-on-fie\
ld)"}),k("path",{d:c,fill:"var(--card)"}))}var hu="var(--card-ink)";function Ln(e,t,n,s,r){let o=s*.46,i=c=>`a${o} ${o} 0 1 0 ${c*2*o} 0`,a=(c,u)=>`M${c-o} ${u}${i(
1)}${i(-1)}Z`,l={d:`M${t} ${n-s*1.1}L${t+s*.85} ${n}L${t} ${n+s*1.1}L${t-s*.85} ${n}Z`,h:`M${t} ${n+s}L${t-s*.95} ${n-s*
.12}A${s*.52} ${s*.52} 0 0 1 ${t} ${n-s*.52}A${s*.52} ${s*.52} 0 0 1 ${t+s*.95} ${n-s*.12}Z`,s:`M${t} ${n-s*1.05}L${t+s*
.95} ${n+s*.12}A${s*.5} ${s*.5} 0 0 1 ${t+s*.14} ${n+s*.5}L${t+s*.4} ${n+s}H${t-s*.4}L${t-s*.14} ${n+s*.5}A${s*.5} ${s*.5}\
 0 0 1 ${t-s*.95} ${n+s*.12}Z`,c:a(t,n-s*.52)+a(t-s*.54,n+s*.22)+a(t+s*.54,n+s*.22)+`M${t} ${n-s*.2}L${t+s*.4} ${n+s}H${t-
s*.4}Z`}[e];if(!l)throw new Error(`Expected a suit of ours, not "${e}".`);return k("path",{d:l,...r})}var oi={bell:{fill:"\
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
1 0-84 0",fill:"M24 34H76V50H59V84H41V50H24Z",wide:9}},ii=e=>e in oi;function ai(e,t,n,s,{colour:r="var(--accent-card)",
ink:o=hu}={}){let i=oi[e];if(!i)throw new Error(`Expected a symbol of ours, not "${e}".`);let a=(l,c)=>l&&k("path",{d:l,
fill:"none",style:`stroke:${c}`,"stroke-width":i.wide??8});return k("g",{transform:`translate(${t} ${n}) scale(${s/100})`},
a(i.line,r),i.fill&&k("path",{d:i.fill,"fill-rule":"evenodd",style:`fill:${r}`}),i.ink&&k("path",{d:i.ink,style:`fill:${o}`}),
a(i.inkLine,o))}function Vs(e,t,n,s){if(e==="skip")return k("g",{fill:"currentColor"},vt(`M${t-s} ${n+s*.5}A${s} ${s} 0 0 1 ${t+s*.78} ${n-
.1*s}`,"currentColor",s*.26),k("path",{d:`M${t+s*1.2} ${n+s*.62}L${t+s*.3} ${n+s*.2}L${t+s*1.16} ${n-s*.5}Z`}),C(t,n+s*.62,
s*.24));let r=o=>`M${t-o*s} ${n-o*s*.62}H${t+o*s*.2}V${n-o*s}L${t+o*s} ${n-o*s*.46}L${t+o*s*.2} ${n+o*s*.08}V${n-o*s*.3}\
H${t-o*s}Z`;return k("path",{d:r(1)+r(-1),fill:"currentColor"})}function uu(e){let t=e*1.4,n=e*.08,s=(t-2*n)/17,r=e*.3,o="",
i="";for(let a=0;a<9;a++)o+=`M${n} ${n+2*a*s}h${e-2*n}v${s}h${2*n-e}z`;for(let a=-3;a<=3;a++){let l=2*a*s,c=Math.sqrt(Math.
max(0,r**2-(Math.abs(l)+s/2)**2));c&&(i+=`M${e/2+l-s/2} ${t/2-c}h${s}v${2*c}h${-s}z`)}return[N(0,0,e,t,{class:"paper",rx:e*
.085}),k("path.stripes",{d:o}),C(e/2,t/2,r+s*.9,{fill:"var(--card)"}),k("path.stripes",{d:i})]}function du(e,t){let n=t*
1.4,s=t*.085,r=e.rings??0,o=e.text??"",i=t*Math.min(.098,.78/Math.max(r,1)),a=t*.11,l=a+t*.026,c="";for(let d=1;d<r;d++)
c+=`M0 ${n-a-d*i}A${a+d*i} ${a+d*i} 0 0 1 ${a+d*i} ${n}`;let u=te(o)?Math.min(t*.36,t*.76*100/pt(o,100)):0;return[N(0,0,
t,n,{class:"paper",rx:s}),r>0&&k("path",{d:`M0 ${n-l}A${l} ${l} 0 0 1 ${l} ${n}H${s}A${s} ${s} 0 0 1 0 ${n-s}Z`,fill:"va\
r(--accent-card)"}),c&&vt(c,"var(--accent-card)",Math.min(t*.052,i*.55)),u?$t(o,t*.12,t*.13,u,{colour:"var(--card-ink)"}):
k("text",{x:t*.1,y:t*.36,"font-size":Math.min(t*.3,t*1.5/Math.max(o.length,1)),"font-weight":700,fill:"var(--card-ink)"},
o),N(0,0,t,n,{class:"edge",rx:s})]}function mu(e,t){let n=t*1.4,s=t*.085,r=e.colour==="wild",o=e.colour??"",i=r?"#fff":`\
var(--c-${o}-on)`,a=r?[["r",-1,-1],["g",1,-1],["y",-1,1],["b",1,1]].map(([m,p,f])=>Kt(String(m),t*(.5+.23*Number(p)),n*.62+
t*.23*Number(f),t*.16,{fill:`var(--c-${m})`,stroke:"#fff","stroke-width":t*.018})):[.46,.31,.16].map(m=>Kt(o,t*.62,n*.66,
t*m,{fill:"none",stroke:i,"stroke-opacity":.5,"stroke-width":t*.045})),l={draw2:"+2",draw4:"+4"}[e.glyph??""],c=l??(e.glyph?
"":e.text??""),u=c?$t(c,t*.12,t*.13,t*(l?.34:.42),{gap:l?8:13}):r?k("text",{x:t*.11,y:t*.3,"font-size":Math.max(12.5,t*.22),
"font-weight":700,fill:i},t<46?"W":"Wild"):Vs(e.glyph??"",t*.31,t*.33,t*.19),d=e.letter||o.toUpperCase();return[N(0,0,t,
n,{rx:s,fill:r?"#17181C":`var(--c-${o})`}),k("svg",{width:t,height:n,style:"overflow:hidden"},a),k("g",{style:`color:${i}`},
u),!r&&k("text",{x:t*.12,y:n-t*.1,"font-size":Math.max(12.5,t*.205),"font-weight":700,fill:i},d),N(0,0,t,n,{rx:s,fill:"n\
one",stroke:"#fff","stroke-width":Math.max(2,t*.03)})]}function pu(e,t){let n=t*1.4,s=e.suit??"",r=e.text??"",o=`var(--s\
uit-${s})`,i=Math.min(t*.3,t*.62*100/pt(r,100,6));return[N(0,0,t,n,{class:"paper",rx:t*.085}),Ln(s,t*.66,n*.69,t*.34,{style:`\
fill:${o}`,opacity:.16}),Ln(s,t*.66,n*.69,t*.2,{style:`fill:${o}`}),$t(r,t*.1,t*.11,i,{colour:o,gap:r.length>1?6:13}),Ln(
s,t*.22,t*.6,Math.max(4,t*.125),{style:`fill:${o}`}),N(0,0,t,n,{class:"edge",rx:t*.085})]}function fu(e,t){let n=t*1.4,s=e.
text??"",r=Math.min(t*.2,t*.8/Math.max(q(s,1.06),.1)),o=s!==""&&r>=9,i=t*(o?.6:.7);return[N(0,0,t,n,{class:"paper",rx:t*
.085}),o&&k("text",{x:t*.1,y:t*.1+r*.9,"font-size":r,"font-weight":700,style:"fill:var(--card-ink)"},s),ai(e.glyph??"",(t-
i)/2,o?n*.36:(n-i)/2,i),N(0,0,t,n,{class:"edge",rx:t*.085})]}function gu(e,t){return e.colour?mu(e,t):e.suit?pu(e,t):e.glyph&&
ii(e.glyph)?fu(e,t):du(e,t)}function qt(e,t){let n=e?gu(e,t):uu(t);return k("g",{class:e?"front":"back"},n)}var bu={0:[],
1:[[0,0]],2:[[-1,-1],[1,1]],3:[[-1,-1],[0,0],[1,1]],4:[[-1,-1],[1,-1],[-1,1],[1,1]],5:[[-1,-1],[1,-1],[0,0],[-1,1],[1,1]],
6:[[-1,-1],[1,-1],[-1,0],[1,0],[-1,1],[1,1]]},An=(e,t,n)=>[N(0,0,t,t,{rx:t*.14,style:`fill:var(--card);stroke:${n?"var(-\
-lit)":"var(--field)"}`,"stroke-width":n?5:1.5,opacity:e?1:.45}),bu[e].map(([s,r])=>C(t*(.5+s*.26),t*(.5+r*.26),t*.09,{fill:"\
var(--card-ink)"}))];var wu=["#F4F7FF","#A9C3F5","#6F94DB","#3F63AB","#233E77"],Zs=e=>({fill:wu[e-1],ink:e<4?"#13201E":"#FFF"}),Ks=e=>!!e.nodes,
yu=["part","value"];function ku(e,t){let n=Object.entries(e.nodes??{});return t==="part"?n:[...n].sort(([,s],[,r])=>(s.value??
0)-(r.value??0))}var On=class{constructor(t){this.back=!1;this.by="part";this.map={};this.changed=t,this.words=h("p.coun\
ted"),this.steps=h("ol.shades"),this.tokens=h("button.btn.quiet",{"data-k":"heat.tokens",onclick:()=>this.bring()}),this.
opener=h("button.btn.quiet",{"data-k":"heat.all","aria-expanded":"false",onclick:()=>this.open(!!this.list.hidden)}),this.
root=h("div.heat-bar",{role:"group","aria-label":"Numbers on the board",hidden:!0},h("div.legend",this.words,this.steps),
this.tokens,this.opener),this.list=h("section.sheet.scores.heat-list",{hidden:!0})}get clears(){return Ks(this.map)&&!!this.
map.hides&&!this.back}show(t){if(JSON.stringify(t)===JSON.stringify(this.map)||(this.map=t,this.root.hidden=!Ks(t),this.
open(!1),!Ks(t)))return;let{title:n="",unit:s="",steps:r=[],hides:o="",nodes:i={}}=t;this.words.textContent=n,this.steps.
replaceChildren(...r.map(({text:a,count:l},c)=>{let{fill:u,ink:d}=Zs(c+1),m=`about ${a} ${s}: ${l} of the places`;return h(
"li",{title:m},h("span.shade",{"aria-hidden":"true",style:`background:${u};color:${d}`},a),h("span.sr",m))}),h("li.unit",
{"aria-hidden":"true"},s)),this.tokens.hidden=!o,this.opener.textContent=`All ${Object.keys(i).length}`,this.say()}say(){
this.tokens.textContent=`Show ${this.map.hides??""}`,V(this.tokens,"aria-pressed",String(this.back))}bring(){this.back=!this.
back,this.say(),this.changed()}open(t){this.list.hidden=!t,V(this.opener,"aria-expanded",String(t)),this.list.replaceChildren(
...t?[this.table()]:[])}escape(){let t=!this.list.hidden;return this.open(!1),t&&this.opener.focus(),t}sort(t){this.by=t,
this.open(!0),this.list.querySelector(`[data-k="heat.${t}"]`)?.focus()}table(){let{title:t="",unit:n=""}=this.map,s={part:"\
where",value:n},r=yu.map(i=>h("th",{scope:"col","aria-sort":this.by===i?"ascending":null},h("button.sorts",{"data-k":`he\
at.${i}`,onclick:()=>this.sort(i)},s[i]))),o=([i,{part:a="",value:l=0}])=>h("tr",h("th",{scope:"row"},i),h("td",a),h("td\
.num",l.toFixed(2)));return h("div.scroll",{tabindex:0,role:"group","aria-label":t},h("table",h("caption",t),h("thead",h(
"tr",h("td"),...r)),h("tbody",ku(this.map,this.by).map(o))))}};var xu=23,Ys=24,We=20,vu=17,$u=8,li=6,Fe={h:23,size:15},Mu={house:[66,34],place:[20,28]},[Su,Eu,Tu]=[3,4,1],ci=(e,t)=>Math.
hypot(e.x-t.x,e.y-t.y);function Lu(e,t,n){let s={x:(e.x+t.x)/2,y:(e.y+t.y)/2},r=o=>(o.x-s.x)*(t.x-e.x)+(o.y-s.y)*(t.y-e.
y);return n.flatMap((o,i)=>{let a=n[(i+1)%n.length],[l,c]=[r(o),r(a)],u=l/(l-c),d=l<0!=c<0?[{x:o.x+(a.x-o.x)*u,y:o.y+(a.
y-o.y)*u}]:[];return l<0?[o,...d]:d})}function Au(e,t=xu){let n=Array.from({length:Ys},(s,r)=>{let o=2*Math.PI*r/Ys,i=t/
Math.cos(Math.PI/Ys);return{x:i*Math.cos(o),y:i*Math.sin(o)}});return e.map((s,r)=>{let o=n;for(let[i,a]of e.entries()){
let l=ci(s,a);i===r||l>2.1*t||(l<.5?o=i>r?[]:o:o=Lu({x:0,y:0},{x:a.x-s.x,y:a.y-s.y},o))}return o})}var Ou=e=>e.map((t,n)=>{
let s=e.filter((r,o)=>o!==n).map(r=>ci(t,r));return Math.max($u,Math.min(We,...s.filter(r=>r>.5).map(r=>r/2-1)))}),zs=(e,t)=>e.
x<t.x+t.w&&t.x<e.x+e.w&&e.y<t.y+t.h&&t.y<e.y+e.h,Uu=({x:e,y:t},n)=>({x:e-n,y:t-n,w:2*n,h:2*n});function Ru(e,t,n,s,r){let o=[];
return e.map((i,a)=>{let l=n[a],c=Fe.h,u=f=>(f.x<r.x||f.y<r.y||f.x+l>r.x+r.w||f.y+c>r.y+r.h?100:0)+Su*o.filter(b=>zs(b,f)).
length+Eu*e.filter((b,w)=>zs(Uu(b,t[w]-3),f)).length+Tu*s.filter(b=>zs(b,f)).length,d=[[1,-1],[-1,-1],[1,0],[-1,0],[0,-1],
[0,1],[1,1],[-1,1]],p=[0,8,20].flatMap(f=>d.map(([g,b])=>{let w=(t[a]+f)*(g&&b?.72:1.08);return{x:i.x+g*(w+l/2)-l/2,y:i.
y+b*(w+c/2)-c/2,w:l,h:c}})).reduce((f,g)=>u(g)<u(f)?g:f);return l&&o.push(p),p})}var Js=e=>e?12+9*e.length:0,Xs=({x:e,y:t},{
role:n,label:s,ring:r,chosen:o,attributes:i})=>k("g",{role:n,"aria-label":s,"data-x":e,"data-y":t,transform:`translate(${e}\
 ${t})`,...i},k("title",s),k("g.sized",k("path.cell",{fill:"transparent"}),(r||o)&&C(0,0,We,{class:"ring"}),o&&C(0,0,We-
li,{class:"ring chosen"}),C(0,0,We+12,{class:"ring-focus"}))),hi=({x:e,y:t},n,s)=>k("g.tag.of",{"data-of":s,"data-move":s,
transform:`translate(${e} ${t})`,"aria-hidden":"true"},k("g.sized",k("g.stands",N(0,0,Js(n),Fe.h,{rx:3,style:"fill:var(-\
-lit)"}),k("text",{x:Js(n)/2,y:Fe.h/2+Fe.size*.36,"font-size":Fe.size,"font-weight":700,"text-anchor":"middle",fill:"#13\
201E"},n))));function ui(e,t,n,s){let r=[...e.querySelectorAll("[data-x]")],o=({x:g,y:b})=>({x:g/t,y:b/t}),i=r.map(({dataset:g})=>o(
{x:Number(g.x),y:Number(g.y)})),a=Au(i),l=Ou(i);for(let g of e.querySelectorAll(".sized"))g.setAttribute("transform",`sc\
ale(${t})`);for(let[g,b]of r.entries()){let w=a[g].map(({x,y})=>`${x.toFixed(1)} ${y.toFixed(1)}`).join("L");b.querySelector(
".cell")?.setAttribute("d",w?`M${w}Z`:"");for(let x of b.querySelectorAll("circle")){let y=x.classList.contains("ring-fo\
cus")?12:x.classList.contains("chosen")?-li:0,[v,M]=["many","handle"].map(T=>b.classList.contains(T)),$=M?We:v?Math.min(
l[g],vu/t):l[g];x.setAttribute("r",String($+y))}}let c=[...e.querySelectorAll(".tag.of")];if(!c.length)return;let u=r.map(
g=>c.find(b=>b.dataset.of===g.dataset.move)),d=u.map(g=>Js(g?.textContent??"")),m={x:n.x/t,y:n.y/t,w:n.w/t,h:n.h/t},p=s.
map(({x:g,y:b,kind:w})=>{let[x,y]=Mu[w??""]??[13,13];return{x:(g-x)/t,y:(b-y)/t,w:2*x/t,h:2*y/t}}),f=Ru(i,l,d,p,m);for(let[
g,b]of u.entries()){let{x:w,y:x}=f[g];b?.querySelector(".stands")?.setAttribute("transform",`translate(${w-i[g].x} ${x-i[g].
y})`)}}var Nu=18,Pu=40,Hu={"stroke-width":5},Cu={"stroke-width":36,"stroke-linejoin":"round","stroke-linecap":"round"},Bu=.4;function Du(e,t){
let n=t.get(e.a),s=t.get(e.b),r=`M${n.x} ${n.y}L${s.x} ${s.y}`,o=i=>k("path",{d:r,fill:"none",...i});switch(e.kind??"roa\
d"){case"double":return[o({style:"stroke:var(--field-edge)","stroke-width":9}),o({style:"stroke:var(--field)","stroke-wi\
dth":4})];case"dashed":return o({style:"stroke:var(--field-edge)","stroke-width":6,"stroke-dasharray":"12 9"});case"thin":
return o({style:"stroke:var(--field-edge)","stroke-width":3});case"pointer":return o({style:"stroke:var(--on-field-2)","\
stroke-width":3,"stroke-dasharray":"2 5"});default:return o({style:"stroke:var(--field-edge)","stroke-width":9})}}var di=(e,t,n,s)=>k(
"text",{class:s,y:.35*t,"font-size":t,"font-weight":700,"text-anchor":"middle",fill:n},e);function _u(e,t,n,s){let{fill:r,
ink:o}=t?Zs(t.step):{fill:"var(--on-field)",ink:""},i={style:`fill:${r};stroke:var(${t?"--on-field-2":"--field"})`,"stro\
ke-width":2},a=t?Math.min(16*n,Nu):13,l=e.kind==="crossing"?k("path",{d:`M0 ${-a*1.35}L${a*1.35} 0 0 ${a*1.35} ${-a*1.35}\
 0Z`,...i}):e.kind==="door"?k("path",{d:`M${-a} ${-a}L${a} 0 ${-a} ${a}Z`,...i}):e.kind==="house"?k("rect",{x:-66,y:-34,
width:132,height:68,rx:4,...i}):e.kind==="place"?N(-19,-27,38,54,{class:"slot",rx:4,fill:"none"}):k("circle",{r:a,...i}),
c=e.kind==="house",u=c&&(e.name??"").length>8?(e.name??"").split(" "):[e.name??""],d=Math.max(1,...u.map(f=>f.length)),m=c?
Math.min(23*n,122/(.66*d),54/(1.1*u.length)):20*n,p={...e.kind==="place"?s(e):{x:0,y:c?0:16+18*n,"text-anchor":"middle"},
class:c?"on-house":"f"};return k("g",{transform:`translate(${e.x} ${e.y})`},k("title",e.label),l,e.kind==="pointer"&&!t&&
N(-5,-5,10,10,{fill:"var(--field)"}),t&&di(t.text,20*n,o,t.fine?"coarse":""),t?.fine&&di(t.fine,15*n,o,"fine"),e.name&&u.
map((f,g)=>k("text",{"font-size":m,"font-weight":700,...p,y:p.y+(c?(.35+1.1*(g-(u.length-1)/2))*m:0)},f)))}function Iu(e){
let t=new Map;for(let{key:s,at:r,art:o}of e)(o??"mark")==="mark"&&t.set(r,[...t.get(r)??[],s]);let n=new Map;for(let s of t.
values())s.forEach((r,o)=>n.set(r,o-(s.length-1)/2));return n}function qu(e,t,n,s=0){let r=t.get(e.at);if(!r)throw new Error(
`Expected a node of the board, not "${e.at}".`);let o={mark:()=>[C(0,0,27,{fill:e.active?"var(--accent-on-field)":"var(-\
-field)"}),Me(e.seat??0,-19,-19,38,{fill:e.active?"var(--field)":"var(--on-field)",ink:e.active?"var(--accent-on-field)":
"var(--field)"})],agent:()=>[C(0,0,15,{style:"fill:var(--field);stroke:var(--on-field)","stroke-width":3}),N(-9,-3,18,6,
{fill:"var(--on-field)"})],card:()=>[k("g",{transform:"translate(-20 -28)"},qt(e.face,40))],bars:()=>[N(-64,-32,128,64,{
rx:3,fill:"var(--on-field)"}),k("path",{d:"M-54 -32V32M-38 -32V32M38 -32V32M54 -32V32",style:"stroke:var(--field)","stro\
ke-width":6})],empty:()=>[N(-19,-27,38,54,{class:"slot",rx:4,fill:"none"})]}[e.art??"mark"];if(!o)throw new Error(`Expec\
ted a token that can be drawn, not "${e.art}".`);return k("g",{transform:`translate(${r.x+46*n*s} ${r.y}) scale(${n})`,role:"\
img","aria-label":e.label,"data-token":e.key},k("title",e.label),k("g.grows",o()))}function Fu({tag:e,path:t},n,s){let{x:r,
y:o}=n.get(t[t.length-1]),i=18+11*e.length;return e&&k("g.tag",{transform:`translate(${r+14} ${o-12-32*s}) scale(${s})`},
N(0,0,i,32,{rx:3,style:"fill:var(--lit)"}),k("text",{x:i/2,y:23,"font-size":21,"font-weight":700,"text-anchor":"middle",
fill:"#13201E"},e))}function mi(e,t){let n=e.path.map(o=>t.get(o)),s=n.map(({x:o,y:i},a)=>`${a?"L":"M"}${o} ${i}`).join(
""),r=!e.move;return k("g",{class:r?"way gone":"way",role:r?"img":null,"aria-label":r?e.label:null,"aria-hidden":r?null:
"true","data-steps":n.length-1},r&&k("title",e.label),k("path.line",{d:s,fill:"none",style:"stroke:var(--lit)",...r?Cu:Hu}))}
function Wu({path:e,label:t,move:n,chosen:s},r,o){let i=r.get(e[e.length-1]),a=o?{class:"way plays",tabindex:0,"data-mov\
e":n,"aria-pressed":String(!!s)}:{class:"way shown"};return Xs(i,{role:o?"button":"img",label:t,ring:!0,chosen:!!s,attributes:a})}
function ju(e,t,n,s){let r=13*s*(e.name?.length??0),o=[{x:-23*s-3,y:7*s,"text-anchor":"end",left:-r-23*s},{x:23*s+3,y:7*
s,"text-anchor":"start",left:23*s},{x:0,y:45*s,"text-anchor":"middle",left:-r/2},{x:0,y:-31*s,"text-anchor":"middle",left:-r/
2}],i=t.edges.flatMap(({a:u,b:d})=>{let m=n.get(u),p=n.get(d);return[0,.25,.5,.75,1].map(f=>({x:m.x+(p.x-m.x)*f,y:m.y+(p.
y-m.y)*f}))}),a=({y:u,left:d})=>i.filter(m=>m.x>e.x+d-14&&m.x<e.x+d+r+14&&m.y>e.y+u-16*s-12&&m.y<e.y+u+12).length,{left:l,
...c}=o.reduce((u,d)=>a(d)<a(u)?d:u);return c}var Gu=(e,t,n)=>[e.art?k("g.scenery",Jo(e.art)):null,(e.areas??[]).map(({name:s,
x:r,y:o})=>k("text.f2",{x:r,y:o,"font-size":20*n,"text-anchor":"middle"},s)),k("g",{fill:"none"},...e.edges.map(s=>Du(s,
t)))];function Vu(e,t,n,s,r=0){let o=n.get(e.at),i={agent:22,card:39}[e.art??"mark"]??34,a=o.x+46*s*r;return k("g.light",
{transform:`translate(${a} ${o.y}) scale(${s})`,"data-x":a,"data-y":o.y,"data-key":`lit:${e.key}`,"aria-hidden":"true"},
C(0,0,i,{fill:"none",style:"stroke:var(--lit)","stroke-width":6}),t&&N(i-6,-i-14,26,26,{style:"fill:var(--lit)"}),t&&k("\
text",{x:i+7,y:5-i,"font-size":18,"font-weight":700,"text-anchor":"middle",fill:"#13201E"},t))}function Ku(e,t,{zone:n},{
nodes:s,aside:r,u:o,at:i}){let a=n.tokens.find(({key:u})=>u===e),l=s.get(a?.at??e);if(!l)throw new Error(`Expected a nod\
e or a token of the board, not "${e}".`);let c=n.carries?.length;return Xs({x:l.x+46*o*(r.get(e)??0),y:l.y},{role:"butto\
n",label:a?.label??l.label,ring:!a,chosen:t,attributes:{class:["way plays",a&&"handle",c&&"many"],tabindex:a&&i?-1:0,"ar\
ia-pressed":String(t),"data-spot":e}})}function pi(e){let{board:t,zone:n,heat:s,clear:r,acting:o,spots:i,lit:a,w:l,h:c,k:u}=e,
d=new Map(t.nodes.map(v=>[v.id,v])),m=Iu(n.tokens),p=u<Bu?1:Math.max(1,.62/u),f=(n.ways??[]).filter(({move:v})=>!v),g=(n.
ways??[]).filter(({move:v})=>v),b=n.tokens.filter(({art:v})=>!(r&&v==="agent")),w=({art:v})=>!!s.nodes&&v==="card",x=v=>_u(
v,s.nodes?.[v.id],p,M=>ju(M,t,d,p)),y=v=>qu(v,d,p,m.get(v.key));return k("svg.board",{width:l,height:c,viewBox:`0 0 ${t.
width} ${t.height}`,preserveAspectRatio:"xMidYMid meet",style:"overflow:hidden","data-board":t.id},N(0,0,t.width,t.height,
{fill:"transparent"}),Gu(t,d,p),f.map(v=>mi(v,d)),t.nodes.filter(({kind:v})=>v==="place").map(x),b.filter(w).map(y),t.nodes.
filter(({kind:v})=>v!=="place").map(x),g.map(v=>mi(v,d)),b.filter(v=>!w(v)).map(y),f.map(v=>Fu(v,d,p)),b.filter(({key:v})=>v in
a).map(v=>Vu(v,a[v.key],d,p,m.get(v.key))),g.filter(({tag:v})=>v).map(({tag:v,move:M,path:$})=>hi(d.get($[$.length-1]),v,
M??"")),g.map(v=>Wu(v,d,o)),Object.entries(i).map(([v,M],$)=>Ku(v,M,e,{nodes:d,aside:m,u:p,at:$})))}function fi(e,t){for(let n of e.
querySelectorAll(".way.gone > .line")){if(!(n instanceof SVGGeometryElement))continue;let s=n.getTotalLength(),r=Number(
n.parentElement?.dataset.steps??1);n.animate([{strokeDasharray:`0 ${s}`},{strokeDasharray:`${s} 0`}],{duration:r*Pu/t})}}var bi=8,Se=1.25,gi=.42,Zu=.62,Yu=1.5,Qs=46,zu=26,Ju=8,Xu=.95;function Un(e,t,n=t.w/t.h){let s=Math.max(t.w,t.h*n),r=Math.
min(s,Math.max(e.w,t.w/bi)),o=r/n,i=(a,l)=>l<0?l/2:Math.max(0,Math.min(a,l));return{x:i(e.x,t.w-r),y:i(e.y,t.h-o),w:r,h:o}}
function Qu(e,t,n,s,r,o=t.w/t.h){let i=Math.max(t.w,t.h*o),a=Math.min(i,Math.max(e.w/n,t.w/bi))/e.w;return Un({x:s-(s-e.
x)*a,y:r-(r-e.y)*a,w:e.w*a,h:e.h*a},t,o)}function td(e,t,n,s,r){let o=n/s,[i,a]=[e.map(({x:v})=>v),e.map(({y:v})=>v)],[l,
c]=[Math.min(...i),Math.min(...a)],[u,d]=[Math.max(...i)-l,Math.max(...a)-c],m=Math.min(n/t.w,(o-r)/t.h),p=Math.max(Zu,Yu*
(n/t.w)),f=Math.min((n-2*Qs)/(u||1),(o-r-2*Qs)/(d||1)),g=Math.max(m,Math.min(p,f)),b={w:n/g,h:o/g},w=zu/g,x=(v,M,$,T)=>{
let L=(v+M-$)/2,[E,S]=[Math.min(0,v-w),Math.max(T,M+w)-$];return S<E?(E+S)/2:Math.max(E,Math.min(L,S))},y=r/g;return{x:x(
l,l+u,b.w,t.w),y:x(c,c+d,b.h-y,t.h)-y,...b}}var Rn=class{constructor(){this.board=null;this.id="";this.dragged=!1;this.aspect=
1;this.wide=0;this.clear=0;this.targets=[];this.lit=[];this.view="whole";this.chosen="";this.whole={x:0,y:0,w:1,h:1},this.
frame=this.whole,this.fingers=new Map,this.down={x:0,y:0},this.near={x:0,y:0},this.aims=(n,s)=>{};let t=(n,s,r,o)=>h("bu\
tton.btn",{"data-k":`lens.${n}`,"aria-label":r,title:r,onclick:o},s);this.controls=h("div.lens",{role:"group","aria-labe\
l":"The part of the board in view",hidden:!0},t("out","−","Further away",()=>this.zoom(1/Se)),t("in","+","Nearer",()=>this.
zoom(Se)),t("near",ut("near",20),"Near me",()=>this.see("near")),t("whole",ut("whole",20),"Whole board",()=>this.see("wh\
ole")))}on(t,n,s,r,o,i=[],a=[]){this.controls.hidden=!t;let l=JSON.stringify([r,i])!==JSON.stringify([this.near,this.targets]),
c=o.w/o.h,u=n!==this.id||c!==this.aspect||o.w!==this.wide,d=JSON.stringify(a)!==JSON.stringify(this.lit)&&!a.every(m=>this.
sees(m));this.near=r,this.targets=i,this.lit=a,this.clear=o.clear??0,t&&t!==this.board&&this.listen(t),this.board=t,t&&(u&&
(this.id=n,this.whole={x:0,y:0,...s},this.aspect=c,this.wide=o.w,this.chosen=""),u||l||d||this.view!=="own"&&!a.length?this.
look():this.show(this.frame))}sees({x:t,y:n}){let{frame:s}=this,r=Qs*s.w/this.wide,o=this.clear*s.w/this.wide;return t>s.
x+r&&t<s.x+s.w-r&&n>s.y+o+r&&n<s.y+s.h-r}look(){let t=this.wide/this.aspect-this.clear,n=Math.min(this.wide/this.whole.w,
t/this.whole.h),s=this.targets.length>0||n<gi;this.frameTo(this.chosen||(s?"near":"whole"))}see(t){this.chosen=t,this.frameTo(
t)}frameTo(t){if(this.view=t,t==="whole")return this.show(Un({...this.whole,w:1/0},this.whole,this.aspect));this.show(td(
[this.near,...this.targets,...this.lit],this.whole,this.wide,this.aspect,this.clear))}show({x:t,y:n,w:s,h:r}){this.frame=
{x:t,y:n,w:s,h:r},this.board?.setAttribute("viewBox",`${t} ${n} ${s} ${r}`),this.board?.classList.toggle("far",this.wide/
s<gi),this.board?.classList.toggle("close",this.wide/s>=Xu);let o=this.onPage;o?.a&&this.aims(1/o.a,this.frame)}drawTo(t){
this.view="own",this.show(t)}zoom(t,n=this.frame.x+this.frame.w/2,s=this.frame.y+this.frame.h/2){this.drawTo(Qu(this.frame,
this.whole,t,n,s,this.aspect))}pan(t,n){let{x:s,y:r,w:o,h:i}=this.frame;this.drawTo(Un({x:s+t*o,y:r+n*i,w:o,h:i},this.whole,
this.aspect))}point({clientX:t,clientY:n}){let s=this.onPage,{x:r,y:o}=new DOMPoint(t,n).matrixTransform(s?.inverse());return{
x:r,y:o}}get onPage(){let[t]=this.board?.children??[];return t instanceof SVGGraphicsElement?t.getScreenCTM():null}listen(t){
t.style.touchAction="none",t.addEventListener("wheel",n=>{let s=n.deltaY>0,{x:r,y:o}=this.point(n);s&&this.frame.w>=this.
whole.w&&this.frame.h>=this.whole.h||(n.preventDefault(),this.zoom(s?1/Se:Se,r,o))},{passive:!1}),t.addEventListener("po\
interdown",n=>{this.fingers.set(n.pointerId,{x:n.clientX,y:n.clientY}),this.down={x:n.clientX,y:n.clientY},this.dragged=
!1}),t.addEventListener("pointermove",n=>this.drag(n));for(let n of["pointerup","pointercancel","pointerleave"])t.addEventListener(
n,s=>this.fingers.delete(s.pointerId));t.addEventListener("click",n=>this.dragged&&n.stopPropagation(),{capture:!0})}drag(t){
let n=this.fingers.get(t.pointerId);if(!n)return;let s={x:t.clientX,y:t.clientY},r=[...this.fingers].find(([u])=>u!==t.pointerId)?.[1];
if(this.dragged||=!!r||Math.hypot(s.x-this.down.x,s.y-this.down.y)>Ju,!this.dragged)return;this.fingers.set(t.pointerId,
s);let o=this.point({clientX:n.x,clientY:n.y}),i=this.point({clientX:s.x,clientY:s.y});if(!r){let{x:u,y:d,w:m,h:p}=this.
frame;this.drawTo(Un({x:u+o.x-i.x,y:d+o.y-i.y,w:m,h:p},this.whole,this.aspect));return}let a=u=>Math.hypot(u.x-r.x,u.y-r.
y)||1,{x:l,y:c}=this.point({clientX:(s.x+r.x)/2,clientY:(s.y+r.y)/2});this.zoom(a(s)/a(n),l,c)}key(t,n){if(!this.board)return!1;
let r=n?{ArrowLeft:[-.2,0],ArrowRight:[.2,0],ArrowUp:[0,-.2],ArrowDown:[0,.2]}[t]:void 0;if(r)this.pan(r[0],r[1]);else if(t===
"+"||t==="=")this.zoom(Se);else if(t==="-")this.zoom(1/Se);else if(t==="0")this.see("whole");else return!1;return!0}};var wi=3,yi=80,ki=e=>[...e.values.map((t,n)=>k("g",{transform:`translate(${n*(e.size+10)} 0)`},An(t,e.size,e.lit.includes(
n)))),N(-5,-5,e.w+10,e.size+10,{class:"ring-focus",rx:9}),k("title",e.label)];function xi(e,t){for(let n=0;n<wi;n++){let s=(o,i)=>1+(o+2*n+3*i)%6,r=()=>e(o=>({...o,values:o.values.map(s),lit:[]}));n?
setTimeout(r,n*yi/t):r()}setTimeout(()=>e(n=>n),wi*yi/t)}var ee=390,Tt=700,St=10,er=e=>e.zones.every(t=>["seat","ring","fan","stack","tray","kinds"].includes(t.kind)&&(e.table===
"corners"||!(t.kind==="seat"&&(t.before?.length??0)>0)));function nr(e,t,n,s,r,o,i=!1){let a=t.alert||(t.counters??[]).map(
({value:p,label:f})=>`${p} ${f}`)[0]||t.note;e.add("mark",t.id,n,s,{seat:t.seat,size:20,active:!!t.active});let l=n+26,c=r-
26,u=i?it(t.name,13,c-28,1.06):{lines:[t.name],size:13};if(e.text(`${t.id}.name`,u.lines[0],l,s+9,{size:u.size,bold:!0,quiet:!1,
room:c}),e.text(`${t.id}.note`,it(a??"",12,c).lines[0],l,s+(i?24:22),{size:12,tone:t.alert?"lit":"",room:c}),i){let p=l+
q(u.lines[0],u.size)*1.06+8;e.cards(t.cards,p,s-2,20,{w:11,ideal:2,tight:.02},{role:"seat"})}if(!o)return;let d=t.cards.
some(p=>p.face||p.key in(e.extras.dealt??{})),m={w:o,ideal:o*.72,tight:d?.5:.06,least:d?o*.8:o};e.cards(t.cards,n,s+30,r-
6,m,{role:"seat",pitch:.5})}function Pn(e,t,n,s,r,o=ee){let i=!!e.extras.acting,a=t.cards.length>(o-r)/60,l=a?St:r,c=n+(a?
30:0)+(i?12:0),u=Ot(78,s-c-(i?6:0));nr(e,{...t,cards:[]},St,a?n:(n+s)/2-14,a?o:r-St-6,0);let d={w:u,ideal:u*1.12,tight:.36,
least:Math.min(u,44),floor:24};e.cards(t.cards,l,c,o-l-St,d,{own:!0,role:"hand",pitch:.7})}function Nn(e,t,n,s,r,o){e.text(
`${t}.count`,n,r,o,{size:20,bold:!0,quiet:!1});let[i,a]=it(s,12,58).lines;e.text(`${t}.label`,i,r,o+15,{size:12,room:58}),
a&&e.text(`${t}.more`,a,r,o+28,{size:12,room:58})}function ed(e,{seats:[t,...n],ring:s,fans:r,stacks:o,trays:i},a,l){let c=(l-
ee)/(Tt-ee),u=s?132+116*c:St,d=[...i,...o].length?66:0,m=l-St-d,[p,f,g]=e.extras.acting?[70,76,42]:[68,74,45],b=g+20*c,w=b<
56?0:1.085*b+31,x={x:p+54*c,y:Math.max(f+26*c,w),r:b};s&&e.add("ring",s.id,x.x,x.y,{ring:s,r:x.r});let y=Math.max(1,Math.
min(n.length,3)),v=Math.ceil(n.length/y),M=(m-u)/y;n.forEach((L,E)=>{let S=v>1?0:n.length>2?26:34;nr(e,L,u+E%y*M,8+Math.
floor(E/y)*36,M,S,!S)}),i.forEach(L=>Nn(e,L.id,String(L.count),L.label,m+8,22)),o.forEach((L,E)=>{let S=76+E*52;Nn(e,L.id,
String(L.count),L.label,m+8,S),L.top&&e.card(L.top,m+36,S-15,15,{role:"stack",recall:L.recall})});let $=96,T=a-(e.extras.
editing?108:e.extras.acting?132:88);for(let L of r){let E=Ot(a>320&&L.cards.length<7?60:44,T-$-34),S={w:E,ideal:E*.74,tight:.3,
least:E,floor:15},O=m-u,P=Math.min(S.ideal,(O-E)/Math.max(L.cards.length-1,1)),B=P<22;L.cards.forEach((D,K)=>{let W=K===
L.cards.length-1,H=u+K*P;e.card(D,H,$+20,E,{seen:W?E:Math.min(E,P),role:"fan"}),(W||!B||(L.cards.length-1-K)%2===0)&&e.text(
`${D.key}.above`,D.above??"",H+1,$+14,{size:W?14:12,bold:W,quiet:!W}),D.under!=null&&(W||!B)&&e.add("mark",`${D.key}.und\
er`,H+2,$+24+E*1.4,{seat:D.under,size:14,quiet:!W})}),L.cards.length||e.add("pile",L.id,u,$+20,{w:E,under:0,empty:!0})}return t&&
Pn(e,t,T+4,a-8,u,l),{y:a-18,middle:x}}function nd(e,{seats:[t,...n],ring:s,stacks:r,trays:o},i,a){let l=Math.max(1,Math.
min(n.length,5)),c=Math.ceil(n.length/l),u=(a-2*St)/l,d=c>1?34:56;n.forEach((y,v)=>{let M=St+v%l*u,$=8+Math.floor(v/l)*d;
nr(e,y,M,$,u,c>1?0:18,c>1)});let m=8+c*d,p=e.extras.acting?i-136:i-110,f=Math.min(58,(p-m)/2-14),g={x:a/2,y:(m+p)/2-12,r:f};
s&&e.add("ring",s.id,g.x,g.y,{ring:{...s,note:""},r:f});let b=Math.min(44,f*.74),w=10,x=g.x-(r.length*b+(r.length-1)*w)/
2;return r.forEach((y,v)=>{let M=x+v*(b+w),$=g.y-b*.7;y.top?e.card({...y.top,move:y.move||y.top.move,off:y.off||y.top.off},
M,$,b,{role:"stack"}):e.add("pile",y.id,M,$,{w:b,under:0,empty:!0}),Nn(e,y.id,String(y.count),y.label,v?a-74:St,g.y)}),o.
forEach(y=>Nn(e,y.id,String(y.count),y.label,a-74,g.y+40)),t&&Pn(e,t,p+2,i-8,96,a),{y:i-18,middle:g}}var vi=(e,t,n,s,r)=>(s?
nd:ed)(e,t,n,r);var $i=e=>(e.table??"long")==="long"&&e.zones.every(t=>["seat","grid","stack"].includes(t.kind));function sd(e,t){let n=t.
map(({key:i})=>`lit:${i}`),s=e.over.filter(({key:i})=>n.includes(i)),[r,o]=[s[0],s[s.length-1]];s.length<2||s.length<t.length||
s.some(({tab:i})=>i!==r.tab)||(e.over=e.over.filter(i=>!s.includes(i)),e.over.push({...r,w:o.x+o.w-r.x}))}function sr(e,t,n,s,r,o){
let i=t.cards.filter(T=>!T.face&&!(T.key in(e.extras.dealt??{}))),a=[...t.cards.filter(T=>!i.includes(T)),...(t.before??
[]).flatMap(T=>"cards"in T?T.cards:[])],l=o>40,c=l?26:18,u=l?Math.min(o,r/7.5):18,d=l?u*.26:6,m=i.length?u+d*(i.length-1):
0,p=n+c+(l?9:5),f=r-(p-n)-(l?8:m+12),g=l?f:r-8,b=(t.counters??[]).map(({value:T,label:L})=>`${T} ${L}`)[0]??"",w=l?[t.note,
b].filter(Boolean).join(", "):t.note||b;e.add("mark",t.id,n,s,{seat:t.seat,size:c,active:!!t.active});let x=it(t.name,l?
15:13,f),y=it(w,l?13:12,g);e.text(`${t.id}.name`,x.lines[0],p,s+(l?11:13),{size:x.size,bold:!0,quiet:!1,room:f}),e.text(
`${t.id}.note`,y.lines[0],l?p:n,s+(l?28:31),{size:y.size,room:g});let v={w:u,ideal:d,tight:.05};e.cards(i,l?n:n+r-m-8,l?
s+38:s-1,m+1,v,{role:"seat"}),sd(e,i);let M=l&&m?n+m+12:n,$={w:o,ideal:o+3,tight:.3,least:o,floor:12};e.cards(a,M,s+(l?38:
36),n+r-8-M,$,{role:"seat",pitch:.5})}function rd(e,t,n,s,r){let o=t.cells.flatMap(g=>"key"in g?[g]:[]),i=rr(n),a=o.length>
6?2:1,l=Math.max(Math.ceil(o.length/a),1),c=n>Tt?10:5,u=e.extras.acting?8:0,d=(n-2*i-c*(l-1))/l,m=Ot(Math.min(n>Tt?70:50,
d),(r-s)/a-c-u),p=Math.min(d+c,m*1.3),f=(n-p*(l-1)-m)/2;o.forEach((g,b)=>{let w=f+b%l*p,x=s+Math.floor(b/l)*(m*1.4+c+u);
e.card(g,w,x,m,{role:"grid",own:!0})})}function od(e,t,n,s,r,o){let i=r*.7;(t.round??[]).forEach(({seat:l,words:c,now:u},d)=>{
let m=s+d*r,p=i>20?14:12;e.add("mark",`${t.id}.${d}`,n,m,{seat:l,size:i,active:u,quiet:!u}),e.text(`${t.id}.${d}`,c,n+i+
8,m+i/2+p*.35,{size:p,bold:u,quiet:!u,room:o-i-8})})}function id(e,t,n,s,r){let o=n>Tt,i=t.filter(b=>b.top||b.count||b.round?.
length),a=Ot(o?92:56,r-s-(o?60:24)),l=o?56:18,[c,u]=o?[186,240]:[148,190],d=Math.max(0,...i.flatMap(b=>(b.round??[]).map(
w=>q(w.words,1.06)))),m=Math.max(c,Math.min(u,(o?14:12)*d+(o?56:40))),p=i.reduce((b,w)=>b+a+(w.round?.length?m:0),l*(i.length-
1)),f=s+(r-s-a*1.4-22)*(o?.42:.3),g=(n-p)/2;for(let b of i){b.top?e.card(b.top,g,f,a,{role:"stack",recall:b.recall}):e.add(
"pile",b.id,g,f,{w:a,under:0,empty:!0});let w=b.round??[],x=o?14:12,y=f+a*1.4+(o?24:17);if(w.length){let v=Math.min(o?36:
25,(a*1.4+6)/w.length);od(e,b,g+a+(o?20:10),f,v,m-(o?20:10)),e.text(`${b.id}.label`,b.label,g,y,{size:x,room:a+m-10})}else{
let v=o?20:16,M=q(String(b.count),v)*1.06+5,$=o?g:g+Math.min(0,(a-M-q(b.label,x))/2);e.text(`${b.id}.count`,String(b.count),
$,y,{size:v,bold:!0,quiet:!1}),e.text(`${b.id}.label`,b.label,$+M,y,{size:x})}g+=a+(w.length?m:0)+l}}function ad(e,t,n,s,r){
let o=n>Tt,i=rr(n),a=Math.min((r-s)/Math.max(t.length,1),o?150:96),l=o?0:24,c=Ot(o?84:46,a-l-(o?16:8)),u=o?166:i;t.forEach(
(d,m)=>{let p=s+m*a;if(o){let g=e.head(d,i,p,u-i-12);e.counters(d,i+4,p+42+g,u-i-16,!0)}else{let g=(d.counters??[]).map(
({value:x,label:y})=>`${x} ${y}`),b=i+24+q(d.name,13)*1.06+8;e.add("mark",d.id,i,p,{seat:d.seat,size:18,active:!!d.active}),
e.text(`${d.id}.name`,d.name,i+24,p+13,{size:13,bold:!0,quiet:!1});let w=it([d.note,...g].filter(Boolean).join(", "),12,
n-i-b);e.text(`${d.id}.note`,w.lines[0],b,p+13,{size:w.size,room:n-i-b})}let f={w:c,ideal:c*1.12,tight:.3,least:c,floor:20};
e.cards(d.cards,u,p+l,n-i-u,f,{role:"seat"})})}function Mi(e,t,n,s){let r=t.cards.find(i=>i.above),o=r&&e.things.find(({
kind:i,key:a})=>i==="card"&&a===r.key);!r?.above||!o||e.text(`${r.key}.over`,r.above,s??o.x,n,{size:s?12:14,bold:!0,quiet:!1,
tone:r.ghost?"lit":"",anchor:s?"end":"start",room:s?s-St-34-q(t.name,13)*1.06:1/0})}var rr=e=>e>Tt?28:St;function or(e,t,n,s,r){
let i=n-166-28,a=e.extras.acting?18:0,l=Ot(84,r-s-a-14),c={w:l,ideal:l*1.12,tight:.3,least:l,floor:30},u=e.head(t,28,s+a,
126);e.counters(t,32,s+a+48+u,126,!1),e.cards(t.cards,166,s+a,i,c,{own:!0,role:"hand"}),Mi(e,t,s-14)}function Si(e,{seats:[
t,...n],grids:s,stacks:r},o,i){let a=rr(i),l=i>Tt,c=Math.max(n.length,1),u=(i-2*a+8)/c,d=l?22:8,m=l?c>1?46:60:c>2?26:32,
p=o-(e.extras.acting?l?150:126:l?132:100);!s.length&&!r.length&&n.every(b=>b.cards.every(w=>w.face))?ad(e,n,i,d,p-(l?30:
6)):n.forEach((b,w)=>{sr(e,b,a+w*u,d,u,m)});let f=n.some(b=>b.before?.length||b.cards.some(w=>w.face)),g=d+(l?54+m*1.4:f?
46+m*1.4:44);for(let b of s)l&&e.text(`${b.id}.label`,b.label,a,g+8,{room:i-2*a}),rd(e,b,i,g+(l?26:0),p-(l?24:4));return id(
e,r,i,g,p),t&&l?or(e,t,i,p,o):t&&(Pn(e,t,p,o-8,St+92,i),Mi(e,t,p+9,i-St)),{y:o-18,middle:{x:i/2,y:(g+p)/2,r:40}}}var ld={draw2:"+2",draw4:"+4"},cd=["skip","reverse"],Hn=28;function ar(e){let t=e>=Hn;return{large:t,left:t?34:22,right:t?
44:24,tall:e*1.17,pitch:e*1.72+(t?4:1.5),gap:t?4:1.5}}var Ei=({rows:e})=>Math.max(...e.map(({kinds:t})=>t.length));function Cn(e,t){
let{left:n,right:s,pitch:r,gap:o}=ar(t);return{w:n+Ei(e)*(t+o)+s,h:e.rows.length*r}}function hd(e,t,n){let s=48;for(;s>12&&
(Cn(e,s).w>t||Cn(e,s).h>n);)s-=.2;return s}var Ti=e=>[...e].reduce((t,n)=>t+Number(n),0);function Li(e,t){return e===2?N(
-t,-t,2*t,2*t,{style:"fill:var(--lit)"}):C(0,0,t,{style:e?"fill:none;stroke:var(--field-edge)":"fill:var(--on-field)","s\
troke-width":1.5})}var lr=(e,t,n)=>k("g",{transform:`translate(${e} ${t})`},n);function ud(e,t,n){let{tall:s}=ar(n),r=e.
kinds[t],o=e.colour==="wild",i=o?"#fff":`var(--c-${e.colour}-on)`,a=Math.max(13,n*(o?.42:.54)),l=[e.unseen[t],e.held[t],
e.gone[t]].map(Number),c=Math.min(11,n/4+(n<Hn?2:1)),u=l.flatMap((m,p)=>Array(m).fill([0,2,1][p])),d=cd.includes(r)?k("g",
{style:`color:${i}`},Vs(r,n/2,s/2,n*.2)):k("text",{x:n/2,y:s/2+a*.36,"text-anchor":"middle","font-size":a,"font-weight":700,
style:`fill:${i}`},ld[r]??r);return k("g",k("g",{opacity:l[0]?null:.4},N(0,0,n,s,{rx:3,style:`fill:${o?"#17181c":`var(--\
c-${e.colour})`};stroke:#fff`,"stroke-width":n<Hn?0:1.2}),d),u.map((m,p)=>lr(n/2+(p-(u.length-1)/2)*c,s+n*.28,Li(m,n<Hn?
2.8:3.5))))}function dd(e,t,n,s){let r=n?[0,82,182]:[0,62,136];return["unseen","discarded",s].map((o,i)=>[lr(e+r[i],t,Li(
i,4)),k("text.f2",{x:e+r[i]+9,y:t+4.5,"font-size":n?13:12},o)])}function cr({zone:e,w:t,lit:n}){let{large:s,left:r,tall:o,
pitch:i,gap:a}=ar(t),l=Ei(e),c=r+l*(t+a)+(s?6:2);return e.rows.map((d,m)=>{let p=m*i,f=d.kinds.length<l/2,g=w=>r+w*(t+a)*
(f?1.6:1),b=Ti(d.unseen);return[d.colour!=="wild"&&Kt(d.colour,r/2-3,p+o/2,r*.26,{style:`fill:var(--ring-${d.colour})`}),
d.kinds.map((w,x)=>lr(g(x),p,ud(d,x,t))),d.kinds.map((w,x)=>`${d.id}.${w}`in n&&N(g(x)-1,p-2,t+2,o+t*.48,{"data-key":`li\
t:${d.id}.${w}`,rx:5,style:"fill:none;stroke:var(--lit)","stroke-width":s?3:2})),f&&dd(Math.min(g(d.kinds.length),c-(s?240:
192)),p+o/2,s,d.hands??"yours"),k("text.f",{x:c,y:p+o/2+6,"font-size":s?18:14,"font-weight":700},String(b))]}).flat(3).filter(
Boolean)}function ir({rows:e}){let[t,n]=["unseen","gone"].map(s=>e.reduce((r,o)=>r+Ti(o[s]),0));return`${t} cards unseen\
, ${n} discarded`}var hr=e=>[ir(e),...e.rows.map(({label:t})=>t)].join(". ");function Dn(e){let t=e.zones.filter(n=>n.kind===
"kinds");return t.length?{rows:t,of:t[0].of}:void 0}function Ai(e,t){let n=Object.keys(e).filter(s=>t?.rows.some(({id:r})=>s.
startsWith(`${r}.`)));return t&&n.length?{[t.of]:e[n[0]],...e}:e}function md(e,t,n,s,r){let[o]=t.counters??[];e.add("mar\
k",t.id,n,s,{seat:t.seat,size:18,active:!!t.active}),e.text(`${t.id}.name`,t.name,n+23,s+9,{size:13,bold:!0,quiet:!1,room:14}),
e.cards(t.cards,n+38,s-4,r-42,{w:12,ideal:3,tight:.05},{role:"seat"}),o&&e.text(`${t.id}.note`,`${o.value} ${o.label}`,n+
23,s+23,{size:12,room:r-23})}function Oi(e,{seats:[t,...n],ring:s,stacks:r,kinds:o},i,a){let l={rows:o,of:""},c=a>Tt,u=c?
28:10,d=Math.min(n.length||1,3),m=Math.ceil(n.length/d),p=n.length>3,f=c?52:p?30:40,g=c?150:80,b=r.length*(f+12)+g,w=(a-
2*u-b)/d,x=c?12:8,y=p?34:c?102:44,v=x+Math.max(f*1.4+(c?16:10),m*y),M=i-(c?104:74);n.forEach((S,O)=>{let P=x+Math.floor(
O/d)*y;p&&!c?md(e,S,u+O%d*w,P,w):sr(e,S,u+O%d*w,P,c?w:Math.min(w,130),p||!c?26:42)});let $=a-u-b;for(let S of r)S.top?e.
card(S.top,$,x,f,{role:"space"}):e.add("pile",S.id,$,x,{w:f,under:0,empty:!0}),$+=f+12;let T=r.map(({count:S,label:O})=>`${S}\
 ${O}`);s?.value&&r.some(({top:S})=>S?.face?.colour==="wild")&&T.push(`${s.value} named`),T.forEach((S,O)=>{e.text(`spre\
ad.${O}`,S,$,x+14+O*(c?20:16),{size:c?14:12,room:g})});let L=hd(l,a-2*u,M-v),E=Cn(l,L);if(e.add("spread","all",(a-E.w)/2,
v+(M-v-E.h)*.35,{zone:l,w:L,lit:e.extras.lit??{}}),t&&c)or(e,{...t,counters:t.counters?.slice(0,1)},a,M,i);else if(t){let S=Ot(
46,i-8-M);e.add("mark",t.id,u,M,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,t.name,u,M+36,{size:13,bold:!0,
quiet:!1,room:62});let O={w:S,ideal:S+4,tight:.36,least:S,floor:20};e.cards(t.cards,78,M,a-u-78,O,{own:!0,role:"hand"})}
return{y:i-18,middle:{x:a/2,y:(v+M)/2,r:40}}}var Bn=class{constructor(t){this.open=!1;this.how=t,this.root=h("section.sh\
eet.spread",{hidden:!0,role:"group"})}show(t,n,s){this.zone=t,t||(this.open=!1),this.root.hidden=!this.open;let r=this.open&&
JSON.stringify([t,n,s]);if(!t||!r||this.root.dataset.looks===r)return;this.root.dataset.looks=r;let o=s?23.2:44,i=Cn(t,o),
a=this.root.contains(st(this.root)),l={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.escape()};
this.root.setAttribute("aria-label",ir(t)),this.root.replaceChildren(h("h2",ir(t)),Q(l,ut("close",16)),k("svg",{viewBox:`\
0 -3 ${i.w} ${i.h}`,role:"img","aria-label":hr(t)},cr({zone:t,w:o,lit:n}))),a&&this.root.querySelector("button")?.focus()}toggle(t){
if(this.open)return void this.escape();this.open=!0,t(),this.root.querySelector("button")?.focus({preventScroll:!0})}escape(){
let t=this.open,n=this.root.contains(st(this.root));return this.open=!1,this.root.hidden=!0,n&&this.zone&&this.how.focus(
this.zone.of),t}};var ne=(e,t)=>k("text",t,e),Ui=e=>!e.plays&&!!(e.opens||e.recall?.length);function pd(e){let t=e.w*1.4,n=Math.min(11,Math.
max(7,e.w*.16));return[e.plays&&N(-2,-2,Math.max(e.seen,24),t+24,{class:"touch",fill:"transparent"}),e.dealt&&qt(null,e.
w),e.ghost?k("g.faint",qt(e.face,e.w)):qt(e.face,e.w),e.ghost&&N(0,0,e.w,t,{class:"ghost",rx:e.w*.085,fill:"none"}),e.kin&&
!e.ghost&&N(1.5,1.5,e.w-3,t-3,{class:"kin",rx:e.w*.07,fill:"none"}),e.off&&N(0,0,e.w,t,{class:"veil",rx:e.w*.085}),e.under&&
k("path.bar-under",{d:`M2 ${t+11.5}h${Math.max(e.seen-6,18)}`,"stroke-width":5}),Ui(e)&&ri(n+2,t-n-2,n),N(-5,-5,e.w+10,t+
10,{class:"ring-focus",rx:e.w*.085+5}),k("title",Ui(e)?`${e.label}. Press to see the cards.`:e.label)]}var Ft=24,ur=14,fd=8;
function gd(e){let t=Math.min(Ft,e.w);switch(e.role){case"hand":{let n=Math.min(Ft,e.w*.55);return[e.w-n,e.h-n,n]}case"s\
tack":case"pile":return[e.w-t,e.h-t,t];case"fan":return[e.w-t,e.h*.36,t];case"seat":return e.h<Ft?[e.w+3,(e.h-ur)/2,e.w<
fd?0:ur]:[e.w-Ft,e.h-Ft,Ft];case"space":return[e.w-14,e.h-21,Ft];case"dice":return[e.w+3,-3,Ft];default:return e.y>Ft?[e.
w-21,-25,Ft]:[Math.max(-8,1-e.x),Math.max(-8,1-e.y),ur]}}function bd(e){let[t,n,s]=gd(e),r=e.tab&&s>0&&k("g",{transform:`\
translate(${t} ${n})`},N(0,0,s,s,{fill:"var(--lit)"}),ne(e.tab,{x:s/2,y:s*.71,"font-size":s*.625,"font-weight":700,"text\
-anchor":"middle",fill:"#13201E"}));return[N(-3,-3,e.w+6,e.h+6,{rx:7,fill:"none",stroke:"var(--lit)","stroke-width":4}),
r]}function wd(e){let t=e.tone==="lit"?"lit-text":e.quiet?"f2":"f";return[k("text",{"font-size":e.size,"font-weight":e.bold?
700:400,"text-anchor":e.anchor,class:t},e.lines.map((n,s)=>k("tspan",{x:0,dy:s?e.size*1.2:0},n)))]}var yd=e=>[Me(e.seat,
0,0,e.size,{fill:e.active?"var(--accent-on-field)":e.quiet?"var(--on-field-2)":"var(--on-field)"})];function kd(e){let t=String(
e.value),n=te(t),s=n?pt(t,e.high):0;return[n&&$t(t,0,0,e.high,{colour:"var(--on-field)"}),ne(n?e.label:`${t} ${e.label}`,
{x:n?s+8:0,y:e.high-4,"font-size":13,class:"f2","aria-hidden":"true"})]}function xd(e){return e.empty?[N(1,1,e.w-2,e.w*1.4-
2,{class:"slot",rx:5,fill:"none"})]:Array.from({length:e.under},(t,n)=>{let s=(e.under-n)*2.5;return k("g",{transform:`t\
ranslate(${s} ${-s})`},N(0,0,e.w,e.w*1.4,{class:"paper",rx:e.w*.085}))})}var vd=e=>[k("text.f2",{"font-size":13,"aria-hi\
dden":"true"},k("tspan.f",{"font-weight":700,"font-size":15},String(e.count)),e.lines.map(t=>k("tspan",e.broken?{x:0,dy:17}:
{dx:4},t)))];function $d(e){let t=String(e.count),n=pt(t,22),s=n+8+e.noted,r=(e.wide-(e.below?n:s))/2;return[$t(t,r,0,22,
{colour:"var(--on-field)"}),ne(e.label,{x:e.below?e.wide/2:r+n+8,y:e.below?e.high+56:18,"text-anchor":e.below?"middle":"\
start","font-size":13,class:"f2","aria-hidden":"true"}),Gs(e.count,12,30+e.high,e),vt(`M1.5 ${e.high-6}V${36+e.high}H${e.
wide-1.5}V${e.high-6}`,"var(--field-line)",3)]}var je=(e,t)=>[t*Math.sin(e*2*Math.PI),-t*Math.cos(e*2*Math.PI)];function Md(e){
let{ring:t,r:n}=e,s=t.of??10,r=t.filled??0,o=t.preview?.filled??r,i=t.goal??-1,a=n*.17,l=2.4/360,c=z("hatch"),u=x=>{let[
y,v]=je(x/s+l,n),[M,$]=je((x+1)/s-l,n);return`M${y} ${v}A${n} ${n} 0 0 1 ${M} ${$}`},d=Array.from({length:s},(x,y)=>{let v=y<
r,M=t.preview?y>=r&&y<o:i>=0&&y>=r&&y<i,$=y===i?"var(--lit)":v?"var(--accent-on-field)":"var(--field-line)";return[k("pa\
th",{d:u(y),fill:"none",style:`stroke:${$}`,"stroke-width":a}),M&&k("path",{d:u(y),fill:"none",style:`stroke:url(#${c})`,
"stroke-width":a})]}),m=n<56,p=m?12:14,f=(t.marks??[]).map(x=>{let y=x.at/s,v=n+a/2+4,[M,$]=je(y,v),[T,L]=je(y,v+7),[E,S]=je(
y,v+(m?6:19)),O=Math.sin(y*2*Math.PI)<-.2,P=Math.sin(y*2*Math.PI)>.2;return[!m&&k("path",{d:`M${M} ${$}L${T} ${L}`,class:x.
on?"tick on":"tick"}),ne(x.text,{x:E+(O?5:P?-5:0),y:S+(m?4:5),"font-size":p,"font-weight":x.on?700:400,"text-anchor":O?"\
end":P?"start":"middle",class:x.on?"f":"f2"})]}),g=(t.preview??t).value??"",b=t.preview?.note??t.note,w=Math.min(n*.7,n*
140/Math.max(pt(g,100),1));return[k("defs",Mt(c,"var(--accent-on-field)","none")),C(0,0,n+a/2,{fill:"var(--field)"}),...t.
closed?Sd(n,a):[...d.flat(),...f.flat()],te(g)&&$t(g,0,-w*.61,w,{anchor:"middle",colour:"var(--on-field)"}),b&&ne(b,{y:n*
.55,"font-size":Math.max(13,n*.14),"font-weight":t.closed?700:400,"text-anchor":"middle",class:t.closed?"lit-text":"f2"})]}
var Sd=(e,t)=>[0,1,2].map(n=>C(0,0,e+n*t*1.15,{fill:"none",style:"stroke:var(--lit)","stroke-width":n?t*.24:t,class:n?"e\
cho":"whole"}));function Ed(e){let{r:t}=e,n={...e.ring,...e.ring.preview},s=Math.round(t/4.6),r=n.colour?`var(--ring-${n.
colour})`:"var(--on-field-2)",o=(n.direction??1)<0?-1:1,i=Tn(n.colour),a=Array.from({length:s},(u,d)=>d*360/s).filter(u=>!i||
Math.abs(u-180)>31).map(u=>k("path",{transform:`rotate(${u}) translate(0 ${-t}) scale(${o} 1)`,d:"M-7-9H0L8 0 0 9H-7L1 0\
Z",fill:r})),l=i&&k("g",{transform:`translate(-60 ${t-18})`},N(0,0,120,36,{rx:4,fill:`var(--c-${n.colour})`}),Kt(n.colour,
22,18,8.5,{fill:"none",stroke:`var(--c-${n.colour}-on)`,"stroke-width":2.5}),ne(`${n.colour.toUpperCase()} ${i}`,{x:40,
y:24,"font-size":16,"font-weight":700,fill:`var(--c-${n.colour}-on)`})),c=n.note&&ne(n.note,{y:t-30,"font-size":13,"text\
-anchor":"middle",class:"f2"});return[...a,l,c]}var Td=e=>[Gs(e.count,0,0,e)],Ld=({ring:e})=>[te(e.value??"")&&$t(e.value,
0,-26,40,{anchor:"middle",colour:"var(--on-field)"}),ne(e.note??"",{y:36,"font-size":14,"text-anchor":"middle",class:"f2"})],
Ad={dial:Md,chevrons:Ed,none:Ld},Od=e=>Array.from({length:e.full},(t,n)=>k("g",{transform:`translate(${e.size/2+n*(e.size+
5)} ${e.size/2})`,"aria-hidden":"true"},C(0,0,e.size/2-1.5,{fill:"none",class:n<e.count?"agent":"slot"}),n<e.count&&N(-5,
-1.75,10,3.5,{fill:"var(--on-field)"}))),Ud=e=>[N(1.5,1.5,e.size-3,e.size-3,{rx:4,style:`fill:${e.box==="done"?"var(--on\
-field)":"var(--field)"};stroke:var(--${{now:"lit",done:"on-field",open:"field-edge"}[e.box]})`,"stroke-width":e.box==="\
now"?4:2,"stroke-dasharray":e.box==="open"?"4 3":null}),e.box==="done"&&k("path",{d:"M-4 -4L4 4M4 -4L-4 4",transform:`tr\
anslate(${e.size/2} ${e.size/2}) scale(${e.size/18})`,style:"stroke:var(--field)","stroke-width":2.5})],Rd={card:pd,lit:bd,
text:wd,mark:yd,counter:kd,pile:xd,count:vd,tray:$d,chips:Td,dice:ki,agents:Od,box:Ud,spread:e=>cr(e),board:e=>[pi(e)],ring:e=>Ad[e.
ring.art??"dial"](e)};function pe(e){let t=Rd[e.kind];if(!t)throw new Error(`Expected a thing that the table can draw, n\
ot "${e.kind}".`);return t(e).filter(Boolean)}function Ri(e){switch(e.kind){case"card":return e.label;case"counter":return`${e.
value} ${e.label}`;case"count":return e.spoken||`${e.count} ${e.lines.join(" ")}`;case"tray":return`${e.count} ${e.label}`;case"\
dice":case"board":return e.kind==="dice"?e.label:e.zone.label;case"ring":return e.ring.label;case"spread":return hr(e.zone);default:
return""}}var Ni=420,Nd=80,Pd=1500,Hd=5,Pi=320,Hi={goal:900,bust:700,aside:600},Ci="cubic-bezier(.2,.7,.2,1)";function dr(e,t){let n=t.
replace(/^seat/,"h"),s=[...e].filter(({kind:c,key:u})=>c==="card"&&(u===t||u.startsWith(`${n}.`))),r=s.length?s.map(({x:c,
y:u,w:d})=>({x:c,y:u,w:d,h:d*1.4})):[...e].filter(({key:c})=>c.slice(c.indexOf(":")+1).split(".")[0]===t).map(({x:c,y:u,
wide:d=40,high:m=40})=>({x:c,y:u,w:d,h:m}));if(!r.length)return null;let o=Math.min(...r.map(({x:c})=>c)),i=Math.min(...r.
map(({y:c})=>c)),a=Math.max(...r.map(({x:c,w:u})=>c+u)),l=Math.max(...r.map(({y:c,h:u})=>c+u));return{x:o,y:i,w:a-o,h:l-
i}}var _n=e=>N(e.x-7,e.y-7,e.w+14,e.h+14,{rx:8,fill:"none",stroke:"var(--lit)","stroke-width":4}),Cd=()=>N(-14,-4,28,8,{
rx:2,fill:"var(--lit)",stroke:"#fff","stroke-width":1.5});function Bi(e,t,n,{pace:s,still:r,gone:o}){e.replaceChildren();
let i=0;for(let a=t;a;a=a.then){let l=a.kind==="aside"?_d(a,n,{pace:s,still:r,gone:o,wait:i}):a.kind==="bust"?Dd(Di(o,a.
then?.face),s,r):Bd(a,n,s,r);if(e.append(...l),!r&&s>0&&a!==t)for(let c of l)c.matches(".swept")||c.animate([{opacity:0},
{opacity:1}],{duration:1,delay:i,fill:"both"});setTimeout(()=>{for(let c of l)c.remove()},Pd/Math.max(s,.5)+i),!r&&s>0&&
(i+=(Hi[a.kind]??0)/s)}}function Bd(e,t,n,s){let r=e.source?dr(t,e.source):null,o=e.target?dr(t,e.target):null;if(!o)return[];
let i=[_n(o)];if(r&&e.kind==="catch"&&i.push(_n(r)),!r||e.kind!=="goal"||s||n<=0)return i;for(let a=0;a<Math.min(e.count||
1,Hd);a++){let l=Cd();i.push(l);let c=u=>`translate(${u.x+u.w/2}px,${u.y+u.h/2}px)`;l.style.transform=c(o),l.animate([{transform:c(
r)},{transform:c(o),opacity:1},{opacity:0}],{duration:Ni*1.25/n,delay:a*Nd/n,easing:Ci,fill:"both"})}return i}function Di(e,t){
let n=e.filter(({kind:r,role:o})=>r==="card"&&o==="fan").sort((r,o)=>r.x-o.x),s=n.at(-1);if(s&&t){let r=n.length>1?s.x-n[n.
length-2].x:s.w*.59;n.push({...s,key:`${s.key}.end`,x:s.x+Math.max(r,s.w*.4),face:t})}return n}function Dd(e,t,n){let[s]=e,
r=e.at(-1);if(!s||!r||n||t<=0)return[];let o=_n({x:s.x,y:s.y,w:r.x+r.w-s.x,h:r.w*1.4});return o.setAttribute("stroke-das\
harray","10 7"),o.animate([{opacity:1},{opacity:1,offset:.9},{opacity:0}],{duration:(Hi.bust+Pi)/t,fill:"both"}),[o]}function _d(e,t,{
pace:n,still:s,gone:r,wait:o}){let i=e.target?dr(t,e.target):null;return i?s||n<=0?[_n(i)]:Di(r,e.face).map(a=>{let l=k(
"g.thing.card.swept",...pe({...a,plays:!1,off:""})),c=`translate(${a.x}px,${a.y}px)`;return l.animate([{transform:c,opacity:1},
{transform:`translate(${i.x}px,${i.y}px) scale(${i.w/a.w})`,opacity:1,offset:.9},{transform:`translate(${i.x}px,${i.y}px\
) scale(${i.w/a.w})`,opacity:0}],{duration:Ni*1.25/n,delay:o+Pi/n,easing:Ci,fill:"both"}),l}):[]}var Ee=10;function Id(e,t,n,s){if(t&&n>=t*46)return Math.min(t,Math.max(e,1));if(!e)return 1;let r=Math.max(1,Math.floor(
(n+Ee)/(s+Ee)));return Math.ceil(e/Math.ceil(e/r))}function Ge(e,t,n,s,r,o){let i=e.text(`${t.id}.label`,t.label,n,s+10,
{room:r}),a=Id(t.cells.length||1,t.columns??0,r,o?58:50),l=Math.min(o?66:60,(r-Ee*(a-1))/a),c=l+Ee,u=e.extras.acting?8:0,
d=s+22+i;return t.cells.forEach((m,p)=>{let f=n+p%a*c,g=d+Math.floor(p/a)*(l*1.4+Ee+u);"key"in m?e.card(m,f,g,l,{role:"g\
rid",own:!0}):(e.add("pile",`${t.id}.${p}`,f,g,{w:l,under:0,empty:!0}),m.seat!=null&&e.add("mark",`${t.id}.${p}`,f+l/2-9,
g+l*.7-9,{seat:m.seat,size:18,quiet:!0}))}),d-s+Math.ceil(t.cells.length/a)*(l*1.4+Ee+u)+10}function Ve(e,t,n,s,r){let o=t.
values.length,i=Math.min(56,(r-10*(o-1))/o),a=o*i+(o-1)*10;return e.add("dice",t.id,n,s,{w:a,size:i,values:t.values,thrown:t.
thrown??0,lit:t.lit??[],label:t.label,move:t.move??"",off:e.extras.acting?t.off??"":"",plays:e.extras.acting&&!!t.move,picks:[]}),
i+14}function mr(e,t,n,s,r){let o=s+12;o+=e.text(`${t.id}.label`,t.label,n,o,{room:r})+10;for(let[i,{words:a,note:l,box:c}]of t.
rows.entries()){let u=c?30:0,d={size:14,bold:!0,quiet:c==="open",room:r-u};c&&e.add("box",`${t.id}.${i}`,n,o+3,{box:c,size:20}),
o+=14+e.text(`${t.id}.${i}.words`,a,n+u,o+12,d),l&&(o+=15+e.text(`${t.id}.${i}.note`,l,n+u,o+13,{room:r-u})),o+=7}return o-
s+6}function _i(e,t,n,s){t.rows.filter(({box:r})=>r).forEach(({box:r},o)=>{e.add("box",`${t.id}.${o}`,n+30*o,s,{box:r,size:24})})}
function Ke(e,t,n,s,r,o,i){let a=e.extras.boards?.[t.board];if(!a)throw new Error(`Expected a board called "${t.board}",\
 which was to be sent before its tokens.`);let l=i==null?Math.min(o,r*a.height/a.width):o;return e.add("board",t.id,n,s,
{w:r,h:l,k:Math.min(r/a.width,l/a.height),board:a,zone:t,heat:e.extras.heat??{},clear:!!e.extras.clear,acting:!!e.extras.
acting,spots:e.extras.spots??{},lit:e.extras.lit??{},clearance:i??0}),l+14}var Ii=390,qn=620,Ze=196,qi=58,pr=38,fr=50,In=e=>e.cards.some(t=>t.move||t.picks?.length),Fi=e=>[...e.cards,...(e.before??
[]).flatMap(t=>"top"in t&&t.top||[])];function Wi(e,t,n,s,r){let o=n,i=0;for(let a of t){let l=Math.min(r-(o-n),a.values.
length*qi);i=Math.max(i,Ve(e,a,o,s,l)),o+=l+8}return i}function ji(e,t,n,s,r,o,i){let l=(r-16*(o-1))/o,c=s;for(let u=0;u<
t.length;u+=o){let d=t.slice(u,u+o),m=(p,f)=>i?qd(e,p,n+f*(l+16),c,l):e.other(p,n+f*(l+16),c,l,!1);c+=(i?10:18)+Math.max(
...d.map(m))}return c-s}function qd(e,t,n,s,r){let o=Fi(t),i=o.length?pr*(1+.4*(o.length-1))+12:0,a=e.head(t,n,s,r-i,28),
[l]=t.counters??[],c={w:pr,ideal:pr*.4,tight:.3};if(e.cards(o,n+r-i,s,i,c,{role:"seat"}),!l)return 34+a;let u=Math.max(l.
full??0,l.value),d=l.art==="agents"?24*u:0;d&&e.add("agents",`${t.id}.0`,n,s+36+a,{count:l.value,full:u,size:18});let m={
value:l.value,label:l.label??"",high:18,room:r-i-d};return e.add("counter",`${t.id}.0`,n+d+6,s+36+a,m),58+a}function Gi(e,t,n,s,r){
return t.stacks.forEach((o,i)=>e.stack(o,n+i*r/2,s,50)),t.stacks.length?116:0}function Vi(e,t,n,s,r){let{seats:o,boards:i,
fans:a,grids:l,dice:c,notes:u}=t,d=24,[m,...p]=o,f=n-d-Ze,g=f-2*d,b=14,w=14;for(let x of i)b+=Ke(e,x,d,b,g,r);w+=Wi(e,c,
f,w,Ze);for(let x of u)w+=mr(e,x,f,w,Ze)+8;m&&!In(m)&&(w+=e.other(m,f,w+4,Ze,!0)+20),w+=Gi(e,t,f,w+4,Ze);for(let x of l)
b+=Ge(e,x,d,b,g,!0);return p.length&&(b+=ji(e,p,d,b+6,g,Math.min(p.length,3),!0)),b=Math.max(b,w),a.length&&(b+=e.fans(a,
d,b,n-2*d,!0)),m&&In(m)&&(b+=e.own(m,d,b+6,n-2*d,176)),{y:b,middle:{x:d+g/2,y:240,r:40}}}function Ki(e,{seats:t,boards:n,
stacks:s,dice:r,notes:o},i,a,l){let d=i-48,m=(a-20)/Math.max(1,t.length);for(let f of n)l?Ke(e,f,0,0,a,d,fr):Ke(e,f,0,fr,
a,d-fr,0);let p=10;for(let f of r)Ve(e,f,p,8,f.values.length*36),p+=f.values.length*36+6;for(let f of o)_i(e,f,l?10:p+6,
l?d-34:14);for(let[f,{top:g}]of s.entries())g&&e.card(g,10+f*44,d-66,38,{role:"stack"});return t.forEach((f,g)=>{Fd(e,{...f,
cards:Fi(f)},10+g*m,d+10,m-4)}),{y:i-18,middle:{x:a/2,y:d/2,r:40}}}function Fd(e,t,n,s,r){let o=t.cards.length?24+9*(t.cards.
length-1):0,i=r-24-o;e.add("mark",t.id,n,s+2,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,it(t.name,13,
i).lines[0],n+25,s+9,{size:13,bold:!0,quiet:!1,room:i});let a=(t.counters??[]).map(({value:c,label:u})=>`${c} ${u}`)[0]??
t.note??"";e.text(`${t.id}.note`,it(a,12,i).lines[0],n+25,s+24,{size:12,room:i});let l={w:22,ideal:9,tight:.3,least:22};
e.cards(t.cards,n+r-o-2,s-1,o,l,{role:"seat"})}function Zi(e,t,n){let{seats:s,boards:r,fans:o,grids:i,dice:a,notes:l}=t,
c=14,u=n-2*c,[d,...m]=s,p=10;for(let b of r)p+=Ke(e,b,c,p,u,440);let f=a.length?Math.min(150,a.reduce((b,{values:w})=>b+
w.length*qi+8,0)):0,g=Wi(e,a,c,p,f);if(g+=Gi(e,t,c,p+g,Math.max(f,130)),d&&!In(d)){let b=f?c+f+16:c;g=Math.max(g,e.other(
d,b,p,c+u-b,!1))}p+=g+12;for(let b of l)p+=mr(e,b,c,p,u)+8;for(let b of i)p+=Ge(e,b,c,p,u,!1);return o.length&&(p+=e.fans(
o,c,p,u,!1)),m.length&&(p+=ji(e,m,c,p+4,u,Math.min(m.length,3),!1)),d&&In(d)&&(p+=e.own(d,c,p,u,0)),{y:p,middle:{x:n/2,y:200,
r:40}}}var Ji=e=>[[0,0],[1,0],[1,1]].slice(0,e),Wd=20,jd=60,Xi=({extras:e})=>e.acting?e.call?32:14:0;function Qi(e){let t=(e.before??
[]).filter(({kind:n})=>n==="stack");return{beside:t.slice(0,-1),space:t.at(-1)}}function Yi(e,t,n,s,r,o,i){let{beside:a,
space:l}=Qi(t),c=o?n+i+28:n,u=r-i-28,d=e.head(t,c,s,u,30),m=c;for(let p of a)e.stack(p,m,s+46+d,46,110),m+=118;if(!t.me){
let p={w:38,ideal:22,tight:.05};e.cards(t.cards,m,s+46+d,c+u-m,p,{role:"seat"})}l&&e.stack(l,o?n:n+r-i,s,i,i+40)}function ta(e,{
seats:[t,...n],ring:s,stacks:r},o,i){let l=92*1.4+32,c=o/2-i-24,u=o/2+24,d=28,m=d+l+74,p=n.length===1;n.forEach((x,y)=>{
let[v,M]=Ji(n.length)[y];Yi(e,x,v?u:i,M?m:d,c,!!v,92)}),t&&Yi(e,{...t,me:!0},i,m,c,!1,92);let f={x:p?u+c/2:o/2,y:p?d+44:
d+l+32,r:40};s&&e.add("ring",s.id,f.x,f.y,{ring:s,r:f.r});let g=p?92:46,b=p?f.x-r.length*(g+40)/2+20:f.x+90;r.forEach((x,y)=>e.
stack(x,b+y*(g+40),p?d+120:f.y-44,g,g+40));let w=m+l+4;if(t){let x=e.extras.call??0,y=Xi(e),v=t.cards.some($=>$.face);x&&
(e.call=w),w+=(x?x+20:0)+y;let M={w:v?88:62,ideal:v?106:44,tight:.5,least:60,floor:20};w+=e.cards(t.cards,i,w,o-2*i,M,{own:!0,
role:"hand"})}return{y:w,middle:f}}function zi(e,t,n,s,r){let{beside:o,space:i}=Qi(t),a=46,l=r-a-34;e.add("mark",t.id,n,
s+2,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,t.name,n+26,s+11,{size:13,bold:!0,quiet:!1,room:l}),e.
text(`${t.id}.note`,it(t.alert||t.note,12,l).lines[0],n+26,s+25,{size:12,quiet:!t.active,room:l});let c=n;for(let u of o){
if(u.top){let d={...u.top,move:u.move||u.top.move,off:u.off||u.top.off};e.card(d,c,s+36,26,{role:"stack",recall:u.recall})}else
e.add("pile",u.id,c,s+36,{w:26,under:0,empty:!0});e.text(`${u.id}.count`,String(u.count),c+32,s+58,{size:14,bold:!0,quiet:!1}),
c+=58}if(!t.me){let u={w:22,ideal:10,tight:.05};e.cards(t.cards,c,s+38,n+r-a-8-c,u,{role:"seat"})}i&&ea(e,i,n+r-a,s,a)}function ea(e,t,n,s,r){
t.top?e.card(t.top,n,s+2,r,{role:"space",recall:t.recall}):e.add("pile",t.id,n,s+2,{w:r,under:0,empty:!0});let o=[t.count>
1?t.count:"",t.label].filter(Boolean).join(" "),i=it(o,12,r+14).lines.length<2;e.text(`${t.id}.label`,o,i?n+r/2:n+r+6,s+
r*1.4+17,{size:12,anchor:i?"middle":"end",room:i?r+14:3*r})}function na(e,{seats:[t,...n],ring:s,stacks:r},o,i){let l=i/
2-10-10,c=i/2+10,u=88,d=n.length===1;n.forEach((x,y)=>{let[v,M]=Ji(n.length)[y];zi(e,x,v?c:10,6+M*u,l)}),t&&zi(e,{...t,me:!0},
10,6+u,l),r.slice(0,3).forEach((x,y)=>{d&&ea(e,x,c+20+y*66,50,46)});let m=e.extras.call??0,p=Xi(e),f=6+2*u+6+p;m&&(e.call=
f-p);let g=f+(m?m+8:0),b=Math.max(Wd,Ot(78,o-g-8));t&&e.cards(t.cards,10,g,i-130,{w:b,ideal:b*1.12,tight:.36,least:b},{own:!0,
role:"hand"});let w={x:i-66,y:g+24,r:34};return s&&o-g<jd?(e.add("ring",s.id,w.x,o-18,{ring:{...s,value:"",note:""},r:w.
r}),e.text(`${s.id}.note`,`${s.value??""} ${s.note??""}`,i-10,o-14,{size:14,anchor:"end",room:170})):s&&(e.add("ring",s.
id,w.x,w.y,{ring:{...s,note:""},r:w.r}),e.text(`${s.id}.note`,s.note??"",w.x,w.y+30,{size:12,anchor:"middle",room:126})),
{y:Math.max(o-8,t?g+b*1.4:0),middle:w}}var Gd={mark:({size:e})=>({x:0,y:0,w:e,h:e}),pile:({w:e,empty:t})=>t&&{x:0,y:0,w:e,h:e*1.4},ring:({r:e})=>({x:-e,y:-e,w:2*
e,h:2*e}),dice:({w:e,size:t})=>({x:0,y:0,w:e,h:t}),box:({size:e})=>({x:0,y:0,w:e,h:e})},Fn=class{constructor(t){this.call=
0;this.things=[];this.over=[];this.extras=t}add(t,n,s,r,o={}){this.things.push({kind:t,key:`${t}:${n}`,x:s,y:r,...o});let i=this.
extras.lit?.[n],a=Gd[t]?.(o);i!=null&&a&&this.over.push({kind:"lit",key:`lit:${n}`,x:s+a.x,y:r+a.y,w:a.w,h:a.h,tab:i,role:t})}text(t,n,s,r,{
size:o=13,room:i=1/0,bold:a=!1,quiet:l=!0,anchor:c="start",tone:u=""}={}){if(!n)return 0;let{lines:d,size:m}=it(n,o,i,a?
1.06:1);return this.add("text",t,s,r,{lines:d,size:m,bold:a,quiet:l,anchor:c,tone:u}),(d.length-1)*m*1.2}card(t,n,s,r,{seen:o=r,
own:i=!1,role:a="",recall:l=[]}={}){let{lit:c={},dealt:u={},acting:d=!1,under:m=!0,opens:p=""}=this.extras,f=u[t.key]??t.
face??null,g=d&&!!(t.move||t.picks?.length),b=!!t.lifted,w=a==="grid"?0:r<80?12:14,x=i&&(g||d&&t.ghost)?w+(b?r*(w?.24:.14):
0):0;this.things.push({kind:"card",key:t.key,x:n,y:s-x,w:r,face:f,label:t.label,origin:t.origin??"",role:a,dealt:t.key in
u,kin:!!t.kin,ghost:!!t.ghost,seen:o,plays:g,off:d?t.off??"":"",under:i&&g&&!b,up:b,move:t.move??"",picks:t.picks??[],recall:m?
l:[],opens:p===t.key&&!g&&!t.off}),t.key in c&&this.over.push({kind:"lit",key:`lit:${t.key}`,x:n,y:s-x,w:o,h:r*1.4,tab:c[t.
key],role:a})}cards(t,n,s,r,o,{own:i=!1,role:a="",pitch:l=1.4,centre:c=!1}={}){if(!t.length)return 0;let{w:u,step:d,cols:m,
rows:p}=$e(t.length,r,o);return t.forEach((f,g)=>{let b=Math.floor(g/m),w=g%m,x=Math.min(m,t.length-b*m),y=c?n+(r-(d*(x-
1)+u))/2:n;this.card(f,y+w*d,s+b*l*u,u,{seen:w===x-1?u:Math.min(u,d),own:i,role:a})}),u*1.4+(p-1)*l*u}};var sa=e=>e.map(t=>({...t,art:""})),se=class extends Fn{head(t,n,s,r,o=30){let i=[t.note,t.team].filter(Boolean).join(",\
 "),a=o<30?8:12,l=n+o+a,c=r-o-a;this.add("mark",t.id,n,s,{seat:t.seat,size:o,active:!!t.active});let u=t.alert||i,d=s+o*
(u?.43:.66),m=this.text(`${t.id}.name`,t.name,l,d,{size:15,bold:!0,quiet:!1,room:c}),p=this.text(`${t.id}.note`,u,l,s+o+
m,{room:c,bold:!!(t.active||t.alert),quiet:!t.active,tone:t.alert?"lit":""});return m+p}counters(t,n,s,r,o){let i=s;for(let[
a,l]of(t.counters??[]).entries()){let c=o?18:22;if(this.add("counter",`${t.id}.${a}`,n,i,{value:l.value,label:l.label??"",
high:c,room:r}),i+=c+8,l.art==="chips"){let u=Math.max(1,Math.ceil(l.value/10)),d=o?2.5:3,m=o?1.2:1.4,p=Math.max(3,Math.
min(18,(r-2)/u-3)),f=10*(d+m)+3,g=Math.min(l.value,10)*(d+m)+(l.value>5?3:0);l.value&&this.add("chips",`${t.id}.${a}`,n,
i+g,{count:l.value,w:p,t:d,g:m,pitch:p+3}),i+=f}if(l.art==="agents"){let u=Math.max(l.full??0,l.value);this.add("agents",
`${t.id}.${a}`,n,i,{count:l.value,full:u,size:18}),i+=26}}return i-s}other(t,n,s,r,o){let i=t.cards??[],a=t.counters??[],
l=!o||r<150,c=this.head(t,n,s,r,l?26:30),u=a.length&&r>=150,d=i.some($=>$.face||$.key in(this.extras.dealt??{})),m=l?38:
48,p=Math.min(u?r-74:r,d?1/0:m*3.4),f={w:m,ideal:m*(d?.72:.7),tight:d?.62:.05},g=s+(l?38:44)+c,b=this.cards(i,n,g,p,f,{role:"\
seat",pitch:.62});if(t.alert&&i.length){let{w:$,step:T,cols:L}=$e(i.length,p,f);this.over.push({kind:"lit",key:`lit:${t.
id}`,x:n,y:g,w:$+(L-1)*T,h:b,tab:""})}let{w,step:x,cols:y}=$e(i.length,p,f),v=i.length?w+(y-1)*x+14:0,M=u?Math.max(b,this.
counters(t,n+v,g+2,r-v,l)):b+(a.length?8+this.counters({...t,counters:sa(a)},n,g+b+8,r,!0):0);return g-s+M+this.before(t,
n,g+M+10,r,l)}stack(t,n,s,r,o=r+24){let i=t.top?{...t.top,move:t.move||t.top.move,off:t.off||t.top.off,label:t.top.label||
t.spoken}:null,a=t.count>1&&i&&!i.face?Math.min(3,t.count-1):0;if(this.add("pile",t.id,n,s,{w:r,under:a,empty:!i}),i&&this.
card(i,n,s,r,{role:"stack",recall:t.recall}),!i&&!t.count&&t.label&&r>=40){let{lines:c,size:u}=it(t.label,13,r-2);if(c.length*
u*1.2<r*1.4-8){let d=s+(r*1.4-(c.length-1)*u*1.2)/2+u*.35;return this.add("text",`${t.id}.empty`,n+r/2,d,{lines:c,size:u,
quiet:!0,anchor:"middle",tone:""}),r*1.4}}let l=q(`${t.count} ${t.label}`,14)>o;return this.add("count",t.id,n,s+r*1.4+22,
{count:t.count,lines:l?it(t.label,13,o).lines:[t.label],spoken:t.spoken,broken:l}),r*1.4+30+(l?17*it(t.label,13,o).lines.
length:0)}tray(t,n,s,r){let o=Math.max(1,Math.ceil(Math.max(t.full,t.count)/10)),i=Math.min(27,(r-24)/o-4),a=r<120,l=i+(i>
20?7:4),c=a?3:5,u=a?1.4:2,d=o*l-(l-i)+24,m=10*(c+u)+3,p=22*String(t.count).length+4+q(t.label,13)>Math.max(d,r-8);return this.
add("tray",t.id,n+(r-d)/2,s,{wide:d,high:m,count:t.count,label:t.label,w:i,t:c,g:u,pitch:l,below:p,noted:q(t.label,13)}),
m+(p?62:44)}fans(t,n,s,r,o){let i=s,a=t.length>2?o?56:48:o?80:64;for(let l of t){this.text(`${l.id}.label`,l.label,n,i+10,
{room:r});let c={w:a,ideal:a*.59,tight:.39,least:Math.min(a,o?56:48),floor:20},{w:u,step:d,cols:m,rows:p}=$e(l.cards.length,
r,c),f=l.cards.some(b=>b.above)?22:4,g=l.cards.some(b=>b.under!=null)?40:10;i+=20,l.cards.length||this.add("pile",l.id,n,
i+f,{w:u,under:0,empty:!0}),l.cards.forEach((b,w)=>{let x=Math.floor(w/m),y=w%m,v=w===l.cards.length-1,M=n+y*d,$=i+f+x*(f+
g+u*1.4);this.card(b,M,$,u,{seen:v||y===m-1?u:Math.min(u,d),role:"fan"}),this.text(`${b.key}.above`,b.above??"",M+2,$-8,
{size:v?16:14,bold:v,quiet:!v}),b.under!=null&&this.add("mark",`${b.key}.under`,M+4,$+u*1.4+10,{seat:b.under,size:Math.max(
15,Math.min(22,d*.76)),quiet:!v})}),i+=Math.max(p*(f+g+u*1.4),f+g+a*1.4)+8}return i-s}own(t,n,s,r,o){let i=this.extras.acting?
14:0,a=this.extras.call??0,l=this.before(t,n+o,s,r-o,!o),c=s+l+(a?a+20:0);return a&&(this.call=s+l),c-s+this.hand(t,n,c,
r,o,i)}before(t,n,s,r,o){let i=t.before??[];if(!i.length)return 0;let a=10,l=(r-a*(i.length-1))/i.length,c=Math.min(o?44:
58,l-6),u=0;return i.forEach((d,m)=>{let p=n+m*Math.min(l+a,d.kind==="fan"?1/0:c+40);if(d.kind==="fan"){let f=this.text(
`${d.id}.label`,d.label,p,s+10,{room:l}),g={w:c,ideal:c*.72,tight:.4};u=Math.max(u,18+f+this.cards(d.cards,p,s+18+f,l,g,
{role:"fan"}))}else u=Math.max(u,this.stack(d,p,s,c,Math.min(l,c+34)))}),u+16}hand(t,n,s,r,o,i){let a=o>0,l=t.cards.some(
b=>b.face),c=a?92:70,u=t.cards.length,d={w:l?c:c*.75,ideal:c*(l?a?1.22:1.06:.8),tight:.5,least:Math.min(c,64),floor:l?34:
20};if(a){let b=this.head(t,n,s,o-20),w=this.counters(t,n+4,s+48+b,o-20,!1)+48+b,x=this.cards(t.cards,n+o,s+i,r-o,d,{own:!0,
role:"hand",pitch:1.4+.36});return Math.max(w,x+i+16,l?c*1.4:0)}let m=l&&(u-1)*d.ideal+d.w<=r-112,p=this.head(t,n,s,m?110:
r-100,26);if(m){let b=this.counters(t,n+4,s+44+p,100,!0)+44+p,w=this.cards(t.cards,n+112,s+i,r-112,d,{own:!0,role:"hand"});
return Math.max(b,w+i+16)}let f=this.counters({...t,counters:sa(t.counters??[])},n+r-84,s+6,84,!0),g=s+Math.max(40+p,f+8)+
i;return g-s+this.cards(t.cards,n,g,r,d,{own:!0,role:"hand",pitch:1.4+.42,centre:!0})+16}};var Pt=620,Wn=772,aa=920,Vd=["seat","ring","fan","stack","tray","grid","dice","tokens","notes","kinds"];function Ye(e){let t=e.
zones.find(({kind:s})=>!Vd.includes(s));if(t)throw new Error(`Expected a zone that the table can draw, not "${t.kind}".`);
let n=s=>e.zones.filter(r=>r.kind===s);return{seats:Qo(n("seat")),ring:n("ring")[0],fans:n("fan"),stacks:n("stack"),trays:n(
"tray"),grids:n("grid"),dice:n("dice"),notes:n("notes"),boards:n("tokens"),kinds:n("kinds")}}function la(e,t,n={}){if(n.
laid&&Dn(e))return rm(e,t,n);if($i(e)&&(t.low||t.h))return sm(e,t,n);if(t.low&&e.zones.some(({kind:m})=>m==="tokens"))return nm(
e,t,t.low,n);if(t.low&&er(e))return gr(e,t,t.low,n,br(t.w));if(!t.h)return jn(e,t.w,n);let s=({w:m,h:p})=>wr(t,m,p),o=[...t.
w>=Pt*ra?[Wn,860,aa]:[],390,440].map(m=>em(e,t,m,n)),[i,...a]=o.filter(m=>m.w>=Pt),l=a.reduce((m,p)=>s(p)>s(m)?p:m,i);if(l&&
s(l)>=ra)return l;let c=o.reduce((m,p)=>s(p)>s(m)?p:m),u=Math.round(Math.max(ca,ee*t.h/t.w));return e.zones.some(({kind:m})=>m===
"tokens")?ma(e,Math.min(u,qn),n,Ii,!0):s(c)>=Kd||!er(e)?c:e.table==="round"&&e.zones.filter(({kind:m})=>m==="seat").length>
zd&&t.w>t.h?gr(e,t,ia,n,Math.round(ia*t.w/t.h)):gr(e,t,Math.min(u,Yd),n,ha(t,u))}var ra=.8,Kd=.92,oa=.75,Zd=352,ca=288,Yd=460,
zd=6,ia=320,Jd=640,Xd=110,Qd=400,tm=1.25,br=e=>Math.round(Math.max(ee,Math.min(Tt,e/tm))),ha=(e,t)=>Math.round(Math.max(
ee,Math.min(Tt,t*e.w/e.h)));function ua(e,t,n){let{w:s}=e,r=e.low?0:e.h,o=!e.low&&s>=Wn*oa&&(!r||r>=t[0]*oa),[i,a]=o?t:n,
l=o?Wn:e.low?br(s):ee,c=r?Math.round(Math.max(i,Math.min(a,l*r/s))):o?600:i;return[o||!r?l:ha(e,c),c]}var wr=(e,t,n)=>Math.
min(e.w/t,e.h?e.h/n:1/0),da=(e,t)=>({...e,call:(e.call??0)/t});function em(e,t,n,s){let r=jn(e,n,s);for(let o=0;o<2&&s.call;o++)
r=jn(e,n,da(s,wr(t,r.w,r.h)));return r}function gr(e,t,n,s,r){let o=new se(da(s,wr(t,r,n))),i=Ye(e),{y:a,middle:l}=e.table===
"corners"?na(o,i,n,r):vi(o,i,n,e.table==="round",r);return{w:r,h:Math.max(n,a+8),things:[...o.things,...o.over],middle:l,
call:o.call}}function nm(e,t,n,s){let r=Math.max(t.w,Wn),o=((t.page??0)-Jd)*r/t.w-Xd;return t.w>=Pt&&o>=Qd?jn(e,r,s,Math.
min(o,qn)):ma(e,n,s,Math.min(br(t.w),Pt-1),!1)}function ma(e,t,n,s,r){let o=new se(n),{middle:i}=Ki(o,Ye(e),t,s,r);return{
w:s,h:t,things:[...o.things,...o.over],middle:i,call:o.call}}function sm(e,t,n){let s=new se(n),[r,o]=ua(t,[470,620],[t.
low||ca,620]),{middle:i}=Si(s,Ye(e),o,r);return{w:r,h:o,things:[...s.things,...s.over],middle:i,call:s.call}}function rm(e,t,n){
let s=new se(n),[r,o]=ua(t,[520,640],[Zd,560]),{middle:i}=Oi(s,Ye(e),o,r);return{w:r,h:o,things:[...s.things,...s.over],
middle:i,call:s.call}}function jn(e,t,n={},s=qn){let r=Math.round(Math.min(Math.max(t,320),aa)),o=r>=Pt,i=new se(n),a=Ye(
e),l=o?28:14,c=e.table==="round"||e.table==="corners"&&!o,u=a.boards.length?o?Vi:Zi:c?o?am:lm:o&&e.table==="corners"?ta:
o?om:im,{y:d,middle:m}=u(i,a,r,l,s);return{w:r,h:Math.round(d+18),things:[...i.things,...i.over],middle:m,call:i.call}}function Gn(e,t,n,s,r,o){
let i=s,a=(r-o*(t-1))/t;for(let l=0;l<e.length;l+=t){let c=e.slice(l,l+t);i+=Math.max(...c.map((u,d)=>u(n+d*(a+o),i,a)))+
20}return i-s}function om(e,t,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:c}=t,u=o.map(T=>(L,E,S)=>e.other(T,L,
E,S,!0)),d=c.map(T=>(L,E,S)=>e.tray(T,L,E,S));u.splice(Math.ceil(u.length/2),0,...d);let m=Math.floor((n-2*s+20)/126),p=u.
length<=m?Math.max(u.length,1):Math.ceil(u.length/2),f=28+Gn(u,p,s,28,n-2*s,20),g=l.length?104:0,b=i?248:0,w=f+6,x=i?{x:132,
y:w+108,r:88}:{x:n/2,y:w+60,r:40};i&&e.add("ring",i.id,x.x,x.y,{ring:i,r:x.r});let y=n-2*s-b-(g?g+24:0),v=e.fans(a,s+b,w+
10,y,!0);f=Math.max(w+(i?230:0),w+10+v)+12,l.forEach((T,L)=>e.stack(T,n-s-72,w+48+L*152,66));let M=l.length?w+48+l.length*
152-24:0,$=b&&n>=740?b:176;return f+=Vn(e,t,n-(M>f?g+24:0),s,f),r&&(f+=e.own(r,s,f,n-2*s-(M>f?g+24:0),$)),{y:Math.max(f,
M),middle:x}}function im(e,t,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:c}=t,u=18,d=o.some(y=>(y.before?.length??
0)>1),m=d||o.length<=2||o.length===4?Math.min(2,Math.max(o.length,1)):3;u+=Gn(o.map(y=>(v,M,$)=>e.other(y,v,M,$,!1)),m,s,
u,n-2*s,12);let p=66,f=i?{x:106,y:u+100,r:p}:{x:n/2,y:u+40,r:40};i&&e.add("ring",i.id,f.x,f.y,{ring:i,r:p});let g=i?214:
s,b=n-s-g,w=Math.min(92,b/Math.max(l.length,1));l.forEach((y,v)=>e.stack(y,g+v*w,u+12,Math.min(56,w-14),w-1));let x=l.length?
u+12+78+56:u;for(let y of c)x+=e.tray(y,g-6,x,b+6);return u=Math.max(x,i?u+200:u)+6,u+=e.fans(a,s,u,n-2*s,!1),u+=Vn(e,t,
n,s,u),r&&(u+=e.own(r,s,u+4,n-2*s,0)+4),{y:u,middle:f}}function am(e,t,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:c}=t,
{left:u,top:d,right:m}=ti(o.length),p=i?.art==="none"?64:n<740?108:128,f=Math.min(d<2?220:n<740?130:190,n/2-p-20-s),g=n-
2*s-2*f-24,w=o.slice(u,u+d).map(T=>(L,E,S)=>e.other(T,d===1?n/2-70:L,E,S,!0)),x=d?Gn(w,d,s+f+12,20,g,16):0,y={x:n/2,y:20+
x+p+12,r:p},v=(T,L)=>{let E=T.length>1?28:y.y-60;for(let S of T)E+=e.other(S,L,E,f,!0)+26;return E},M=[v(o.slice(0,u).reverse(),
s),v(o.slice(o.length-m),n-s-f)];pa(e,i,l,c,y,p<120?.82:1);let $=Math.max(y.y+p+40,...M);return a.length&&($+=e.fans(a,s,
$,n-2*s,!0)),$+=Vn(e,t,n,s,$),r&&($+=e.own(r,s,$,n-2*s,160)),{y:$,middle:y}}function lm(e,t,n,s){let{seats:[r,...o],ring:i,
fans:a,stacks:l,trays:c}=t,u=o.some(g=>(g.before?.length??0)>1),d=u||o.length===2||o.length===4?2:Math.min(3,Math.max(o.
length,1)),m=16+Gn(o.map(g=>(b,w,x)=>e.other(g,b,w,x,!1)),d,s,16,n-2*s,12),p=i?.art==="none"?50:108,f={x:n/2,y:m+p+10,r:p};
return pa(e,i,l,c,f,.8),m=f.y+p+36,a.length&&(m+=e.fans(a,s,m,n-2*s,!1)),m+=Vn(e,t,n,s,m),r&&(m+=e.own(r,s,m,n-2*s,0)),{
y:m,middle:f}}function pa(e,t,n,s,r,o){t&&e.add("ring",t.id,r.x,r.y,{ring:t,r:r.r});let i=(n.length>2?56:78)*o,a=22*o,l=r.
x-(n.length*i+(n.length-1)*a)/2;n.forEach((c,u)=>e.stack(c,l+u*(i+a),r.y-i*.7-12,i)),s.forEach(c=>e.tray(c,r.x-50,r.y+44,
100))}function Vn(e,{grids:t,dice:n},s,r,o){let i=o;for(let a of t)i+=Ge(e,a,r,i,s-2*r,s>=Pt);for(let a of n)i+=Ve(e,a,r,
i,s-2*r);return i-o}var fa=320,cm=90,ga={w:1,h:1},Te=class{constructor({press:t,pace:n}){this.gone=[];this.bright=null;this.parked="";this.timer=
0;this.press=t,this.pace=n,this.rings=k("g.far-rings",{fill:"none","stroke-width":11,"aria-hidden":"true"}),this.layer=k(
"g"),this.over=k("g.event",{"aria-hidden":"true"}),this.root=k("svg.table",{role:"group",tabindex:-1},this.rings,this.layer,
this.over),this.placed=new Map,this.changed=new Set,this.lens=new Rn}paint(t,{label:n,move:s,back:r=!1}){this.root.setAttribute(
"viewBox",`0 0 ${t.w} ${t.h}`),this.root.setAttribute("aria-label",n),this.far(t);let o=new Map([...this.placed].map(([p,
{thing:f}])=>[p,f])),i=s&&this.pace()>0&&!ve(),a=new Map(t.things.map(p=>[p.key,p])),l=st(this.root),c=l&&this.layer.contains(
l)?l.getAttribute("data-key"):l===this.root?this.parked:"";this.gone=[];for(let[p,{node:f,thing:g}]of this.placed){if(a.
has(p))continue;this.gone.push(g),this.placed.delete(p);let b=i&&r&&g.kind==="card"&&g.origin?a.get(g.origin):void 0;b?this.
leave(f,g,b):f.remove()}let u=null,d=[];this.changed.clear();for(let p of t.things){let f=o.get(p.key),{node:g}=this.place(
p),b=u?u.nextSibling:this.layer.firstChild;g!==b&&this.layer.insertBefore(g,b),u=g,s&&p.kind==="card"&&(!f||JSON.stringify(
f.face)!==JSON.stringify(p.face))&&this.changed.add(p.key),i&&!r&&p.thrown&&p.thrown!==f?.thrown&&this.roll(p.key);let w=i&&
p.kind==="card"&&!f?this.source(p,o):void 0;w&&d.push(this.glide(g,w,p))}if(d.length){this.root.getBoundingClientRect();
for(let[p,f]of d.entries())f(Math.min(p,4)*cm/this.pace())}this.look(t),i&&fi(this.root,this.pace()),this.shade(),s&&ve()&&
this.flash();let m=st(this.root);c&&!(m&&this.layer.contains(m)&&m.hasAttribute("tabindex"))&&this.focus(c)}dim(t){this.
bright=t,this.shade()}shade(){let{bright:t}=this;for(let[n,{node:s,thing:r}]of this.placed){let o=n.slice(n.indexOf(":")+
1),i=!t||r.kind==="lit"||t.has(o)||t.has(o.split(".")[0]);s.classList.toggle("dimmed",!i)}}happen(t){let n=[...this.placed.
values()].map(({thing:s})=>s);Bi(this.over,t,n,{pace:this.pace(),still:ve(),gone:this.gone})}look(t){let n=t.things.find(
({kind:l})=>l==="board"),s=n&&this.placed.get(n.key)?.node.querySelector(".board");if(!n||!(s instanceof SVGElement))return this.
lens.on(null,"",ga,{x:0,y:0},ga);let{board:r,zone:o}=n,i=r.nodes.find(l=>l.id===o.centre),a=l=>[...s.querySelectorAll(l)].
map(c=>({x:Number(c.getAttribute("data-x")),y:Number(c.getAttribute("data-y"))}));this.lens.controls.classList.toggle("a\
bove",t.w<Pt),this.lens.aims=(l,c)=>ui(s,l,c,r.nodes),this.lens.on(s,r.id,{w:r.width,h:r.height},i??{x:r.width/2,y:r.height/
2},{w:n.w,h:n.h,clear:n.clearance},n.acting?a(".way.plays[data-x]:not(.many)"):[],a(".light"))}focus(t){let n=this.spot(
t);if(n)return n.focus({preventScroll:!0});let r=[this.placed.get(t)?.node,...[...this.placed.values()].map(({node:o})=>o)].
find(o=>o?.hasAttribute("tabindex"));this.parked=r?"":t,(r??this.root).focus()}around(t){let n=({node:i,thing:a})=>{let{
a:l=1,e:c=0,f:u=0}=i.getScreenCTM()??{};return{x:c,y:u,w:a.w*l,h:a.w*1.4*l}},s=this.spot(t)?.querySelector(".ring-focus")?.
getBoundingClientRect();if(s)return{card:{x:s.x,y:s.y,w:s.width,h:s.height},hand:[]};let r=this.placed.get(t),o=[...this.
placed.values()].filter(({thing:i})=>i.kind==="card"&&i.role==="hand");return r?{card:n(r),hand:o.map(n)}:null}spot(t){return t.
startsWith("spot:")?this.layer.querySelector(`[data-spot="${CSS.escape(t.slice(5))}"]`):null}far({w:t,h:n,middle:s}){let r=JSON.
stringify([t,n,s]);if(this.rings.dataset.looks===r)return;this.rings.dataset.looks=r;let o=[];for(let i=s.r+46;i<Math.hypot(
t,n)+300;i+=46)o.push(C(s.x,s.y,i));this.rings.replaceChildren(...o)}place(t){let n=JSON.stringify({...t,x:0,y:0}),s=this.
placed.get(t.key);if(!s){let o=k("g",{"data-key":t.key});if(t.kind==="board"){let i=a=>this.travel(t.key,a);o.addEventListener(
"click",i),o.addEventListener("keydown",i)}(t.kind==="card"||t.kind==="dice")&&(o.addEventListener("click",()=>this.touch(
t.key)),o.addEventListener("keydown",i=>{i.key!=="Enter"&&i.key!==" "||o.hasAttribute("tabindex")&&(i.preventDefault(),i.
stopPropagation(),this.touch(t.key))})),s={node:o,thing:t,looks:""},this.placed.set(t.key,s)}let{node:r}=s;if(s.looks!==
n){r.replaceChildren(...pe(t));let o=Ri(t),i=t.plays||t.off||t.opens||t.recall?.length>0,a=["thing",t.kind,t.role,t.plays&&
"plays",t.off&&"off",t.dealt&&"dealt",t.up&&"up"];r.setAttribute("class",a.filter(Boolean).join(" ")),V(r,"role",t.kind===
"board"?"group":i?"button":o?"img":""),V(r,"aria-label",o),V(r,"tabindex",i?"0":""),V(r,"aria-disabled",t.off?"true":""),
V(r,"aria-pressed",t.up?"true":""),V(r,"aria-hidden",t.kind==="lit"||t.kind==="mark"&&t.key.endsWith("under")||t.key.endsWith(
".above")?"true":""),s.looks=n}return r.style.transform=`translate(${t.x}px,${t.y}px)`,s.thing=t,s}travel(t,n){let s=n.target instanceof
Element?n.target.closest("[data-move],[data-spot]"):null,r=this.placed.get(t);if(!s||!r)return;if(n instanceof KeyboardEvent&&
n.key!=="Enter"&&n.key!==" ")return ni(s,n);n.preventDefault();let o=s.getAttribute("data-move")??"",i=s.getAttribute("d\
ata-spot")??"";this.press({...r.thing,plays:!0,off:"",move:o,spot:i,picks:[]},r.node)}roll(t){xi(n=>{let s=this.placed.get(
t);s?.node.replaceChildren(...pe(n(s.thing)))},this.pace())}touch(t){let n=this.placed.get(t),{plays:s,off:r,opens:o,recall:i}=n?.
thing??{};n&&(s||r||o||i?.length)&&this.press(n.thing,n.node)}source(t,n){if(t.origin&&n.has(t.origin))return n.get(t.origin);
if(!(t.role!=="hand"&&t.role!=="seat"))return[...n.values()].find(s=>s.kind==="card"&&s.role==="stack"&&!s.face)}glide(t,n,s){
return t.style.transition="none",t.style.transform=`translate(${n.x}px,${n.y}px) scale(${n.w/s.w})`,r=>{t.style.transition=
"",t.style.transitionDelay=`${r}ms`,r&&setTimeout(()=>t.style.removeProperty("transition-delay"),r+fa),t.style.transform=
`translate(${s.x}px,${s.y}px)`}}leave(t,n,s){t.setAttribute("aria-hidden","true"),t.removeAttribute("data-key"),t.style.
transform=`translate(${s.x}px,${s.y}px) scale(${s.w/n.w})`,setTimeout(()=>t.remove(),fa/this.pace())}flash(){clearTimeout(
this.timer);for(let[t,{node:n}]of this.placed)n.classList.toggle("changed",this.changed.has(t));this.timer=setTimeout(()=>{
for(let{node:t}of this.placed.values())t.classList.remove("changed")},1500)}};var hm=3e5,wa="uncle_widgets ",yr="uncle_widgets/left",xr="uncle_widgets/asked",ba=Symbol.for("uncle_widgets.whose");function re(){
try{return sessionStorage}catch{return null}}var ya=(e="")=>Object.keys(re()??{}).filter(t=>t.startsWith(`${wa}${e}`));function um(){
let e=re();if(!e)return!1;let[t]=performance.getEntriesByType("navigation"),s=!(t?.type==="navigate"&&e.getItem(yr))&&!e.
getItem(xr);e.removeItem(yr),window.addEventListener("pagehide",()=>e.setItem(yr,"1"));let r=Math.max(...ya(`${location.
pathname} `).map(o=>Number.parseInt(e.getItem(o)??"",10)||0));return s&&Date.now()-r<hm}function vr(){let e=globalThis;return e[ba]??=
{free:um(),own:new Set,holders:new Set,ask:null,sizes:new ResizeObserver(()=>requestAnimationFrame(Kn))},e[ba]}var dm=(e,t)=>h(
"div.offer",{role:"group","aria-label":"Go on, or somebody new?"},h("b","Go on, or somebody new?"),h("p","Somebody was h\
ere before. Go on if that was you."),h("div.row",h("button.btn.solid",{"data-k":"resume",onclick:e},"Go on"),h("button.b\
tn",{"data-k":"forget",onclick:t},"Somebody new")));function Kn(){let e=vr();if(![...e.holders].some(({give:s})=>s)){e.ask?.
remove(),e.ask=null;return}let[n]=[...e.holders].map(({root:s})=>s).filter(s=>s.getClientRects().length>0).sort((s,r)=>s.
compareDocumentPosition(r)&Node.DOCUMENT_POSITION_FOLLOWING?-1:1);n&&(e.ask??=h("div.uw.uw-whose",dm(()=>kr(!0),()=>kr(!1))),
n.previousSibling!==e.ask&&n.before(e.ask),re()?.setItem(xr,"1"))}function kr(e){let t=vr(),n=t.ask?.nextElementSibling;
t.free=!0;let s=[...t.holders].map(i=>i.give);for(let i of t.holders)i.give=null;if(e)for(let i of s)i?.();else for(let i of ya())
re()?.removeItem(i);re()?.removeItem(xr);let r=t.ask?.matches(":focus-within");Kn();let o=r&&n?.querySelector("button, i\
nput, select, textarea, [tabindex='0']");o instanceof HTMLElement&&o.focus({preventScroll:!0})}function Le(e,t){let n=vr(),
s=()=>`${wa}${location.pathname} ${t()}`,r=()=>{let l=re()?.getItem(s());return l?l.slice(l.indexOf(" ")+1):null},o={root:e,
give:null},i=()=>re()?.removeItem(s()),a=()=>n.free||n.own.has(s());return n.holders.add(o),n.sizes.observe(e),{look:l=>{
let c=r();o.give=c&&!a()?()=>l(c):null,c&&a()&&l(c),Kn()},again:()=>(a()||i(),r()),keep:l=>{n.ask&&kr(!1),n.own.add(s());
try{re()?.setItem(s(),`${Date.now()} ${l}`)}catch{}},forget:i,stop:()=>{n.holders.delete(o),n.sizes.unobserve(e),Kn()}}}var va={"٪":"%","٫":"."};for(let[e,t]of[["-","‐‑‒–−﹣"],["/","⁄∕"],["'","‘’ʼ"],[",","،٬"]])for(let n of t)
va[n]=e;var mm=/^([+-]?) ?(.+?) ?(%|(?:out )?of 100)?$/,pm=/^(?:(\d+) )?(\d+) ?\/ ?(\d+)$/,fm=/^(?:\d+[.,]?\d*|[.,]\d+)$/,
gm=/^[1-9]\d{0,2}([,'_ ])\d{3}(?:\1\d{3})*(?:\.\d*)?$/,bm=/^[1-9]\d{0,2}(?:\.\d{3})+$/;function wm(e){let t=e.codePointAt(
0),n=0;for(;/\p{Nd}/u.test(String.fromCodePoint(t-n-1));)n++;return String(n%10)}function ym(e){if(/\p{Nd}/u.test(e))return wm(
e);if(/\p{No}/u.test(e)){let t=e.normalize("NFKC");return t.includes("⁄")?` ${t.replace("⁄","/")} `:e}return/[\p{Z}\t\n\v\f\r]/u.
test(e)?" ":/\p{Cf}/u.test(e)?"":/[\uff01-\uff5e]/.test(e)?String.fromCharCode(e.charCodeAt(0)-65248):va[e]??e}var km=e=>[
...e].map(ym).join("").replace(/ +/g," ").trim(),ka=e=>e.toFixed(9).replace(/\.?0+$/,""),xa=e=>Number.isInteger(e)?e.toLocaleString(
"en"):String(Number(e.toPrecision(6))),ft={low:0,high:100,unit:"chance"};function $r({low:e=-1/0,high:t=1/0,unit:n="",whole:s=!1}){
let r=Number.isFinite(e)&&Number.isFinite(t)?` from ${xa(e)} to ${xa(t)}`:"",o=n==="chance"?" (of 100)":n&&n!=="share"?`\
 ${n}`:"";return`Expected ${s?"a whole number":"a number"}${r}${o}`}function gt(e,t){let{low:n=-1/0,high:s=1/0,unit:r="",
whole:o=!1}=t,i=km(e),a=[...i].slice(0,20).join(""),l=($,T="")=>({value:null,share:Number.NaN,words:$,meant:T});if(!i)return l(
`${$r(t)}.`);let c=l(`${$r(t)}, not '${a}'.`),u=mm.exec(i);if(!u||[...i].length>60)return c;let[,d,m,p]=u,f=pm.exec(m),g=f!=
null&&f[1]==null,b=t.thousands??(-n>=1e3||s>=1e3),w=o&&bm.test(m),x;if(f){let[,$="0",T,L]=f;if(!Number(L))return c;let E=(Number(
$)*Number(L)+Number(T))/Number(L);x=S=>E*10**S}else if(b&&(gm.test(m)||w)){let $=m.replace(w?/[,'_ .]/g:/[,'_ ]/g,"");x=
T=>+`${$}e${T}`}else if(fm.test(m)){let $=m.replace(",",".");x=T=>+`${$}e${T}`}else return c;if(p&&(r!=="chance"&&r!=="s\
hare"||g&&(p==="%"||r==="share")))return c;let y=p&&r==="share"?-2:g&&r==="chance"?2:0,v=d==="-"?-1:1,M=v*x(y)||0;if(M<n||
M>s||o&&!Number.isInteger(M))return l(`${$r(t)}, not ${a}.`);if(r==="chance"&&M>0&&M<1&&!g&&!p){let $=ka(x(2)),T=ka(M);return l(
`Did you mean ${$} out of 100? Type ${$}, or ${T}% for ${T} out of 100.`,$)}return{value:M,share:v*x(y-2)||0,words:"",meant:""}}var xm=80,Mr=12,vm=800,Ae=(e,{unit:t})=>String(Number(e.toFixed(t==="chance"?1:2)));function $m(e,t){let{value:n}=gt(e,t),
s=Number(e.trim().replace(",",".").replace("−","-"));return n==null||n===s?"":Ae(n,t)}var $a=(e,t,n)=>e!=null&&gt(e,n).
value===(t??null)?e:t==null?"":Ae(t,n);function Zn(e,t){let{words:n,meant:s}=gt(e,t);return s?`Did you mean ${s} out of \
100?`:n}function Sr(e,t,n,s=!0){let r=h("div.numnote",{id:z("note"),role:"status"}),o=0,i="",a=c=>{let u=e.value,{words:d,
meant:m}=u.trim()?gt(u,t):{words:"",meant:""},p=m?Zn(u,t):c&&s?d:"";V(e,"aria-invalid",p?"true":""),V(e,"aria-describedb\
y",p?r.id:"");let f=p&&`${p} ${m&&u}`;if(f===i)return;i=f;let g=(b,w,x)=>h("button.btn",{"data-k":x,onclick:()=>n(w)},b);
r.replaceChildren(...p?[h("p.refusal",p)]:[],...m?[h("div.row",g("Yes",m,"meant.yes"),g("No",`${u.trim()}%`,"meant.no"))]:
[])},l=()=>{clearTimeout(o),a(!0)};return e.addEventListener("input",()=>{clearTimeout(o),o=window.setTimeout(l,vm),a(!1)}),
e.addEventListener("change",l),{node:r,complain:l}}function Er({rule:e,label:t,words:n,ends:s,value:r,set:o,enter:i,k:a=""}){
let l=r,{low:c,high:u}=e,d=e.unit==="chance"?1:10**Math.floor(Math.log10((u-c)/50||1)),m=h("span.drawn",{"aria-hidden":"\
true"}),p=h("b.equals",{"aria-hidden":"true"}),f=h("input.bignum",{inputmode:e.low<0?"text":"decimal","data-k":`value${a}`,
maxlength:xm,autocomplete:"off","aria-label":`${t} ${n}`,oninput:()=>y(f.value,f)}),g=h("input.rng",{type:"range",min:c,
max:u,step:d,"data-k":`range${a}`,"aria-label":t,oninput:()=>y(b(),g)}),b=()=>String(Number(Number(g.value).toFixed(d<1?
2:0))),w=String((c+u)/2),x=Sr(f,e,T=>{y(T),g.focus({preventScroll:!0})});function y(T,L){l=T.trim(),L!==f&&(f.value=l,x.
complain()),v(L),o(l)}function v(T){let L=gt(l,e).value,E=l.replace("-","−"),S=$m(l,e);T!==g&&(g.value=L==null?w:String(
L)),g.classList.toggle("empty",L==null),g.style.setProperty("--p",`${L==null?0:100*(L-c)/(u-c||1)}%`),g.setAttribute("ar\
ia-valuetext",L==null?"not set yet":`${S||l} ${n}`),p.textContent=S&&`= ${S.replace("-","−")} `;let O=l!==""&&te(E)&&E.
length<=6,P=E.length<=Mr?E:`${E.slice(0,Mr-1)}…`;m.replaceChildren(l===""?"?":O?me(E,E.length>4?34:50):P),m.classList.
toggle("none",l===""),f.style.setProperty("--n",String(Math.min(Math.max(2,l.length),Mr)))}let $=h("div.asknum",{onkeydown:T=>{
T.key!=="Enter"||T.target instanceof HTMLButtonElement||(T.preventDefault(),l===""&&T.target===g?y(b(),g):l!==""&&gt(l,e).
value==null?x.complain():l!==""&&i())}},h("div.saynum",h("span.bigbox",f,m),h("p",p,n)),x.node,g,h("div.ends",{"aria-hid\
den":"true"},h("span",s[0]),h("span",s[1])));return f.value=l,x.complain(),v(),{node:$,value:()=>l,put:T=>y(T),focus:()=>g.
focus({preventScroll:!0}),complain:x.complain}}var Ma=({measure:e,span:t})=>e==="chance"?ft:{low:t[0],high:t[1],unit:e},
Yn=(e,t)=>e.trim()?Zn(e,Ma(t)):"Move the slider, or type a number.";function zn({measure:e,span:t,says:n},{label:s="What\
 do you expect?",...r}){let o=Ma({measure:e,span:t}),i=e==="chance";return Er({...r,rule:o,label:s,words:i?`of 100 ${n}`.
trim():e,ends:i?["never","always"]:[String(o.low).replace("-","−"),String(o.high)]}).node}var Mm=2e3,Sa=Symbol.for("uncle_widgets.drawn");function ze(e){try{return JSON.parse(e)}catch{return null}}function Ea(e,t){
if(!ct())return()=>{};let n=globalThis,s=performance.now()+(!n[Sa]&&_t()?Mm:0);n[Sa]=!0;let r="",o=0,i=Le(t,()=>e.get("k\
ept")),a=u=>{let d=ze(u),m=()=>e.send({kind:"restore",kept:d});d&&(o=window.setTimeout(m,Math.max(0,s-performance.now())))},
l=()=>{if(!e.get("kept"))return;let u=Object.keys(e.get("keeping")).length>0;r!==e.get("kept")?(r=e.get("kept"),u||i.look(
a)):u&&i.keep(JSON.stringify(e.get("keeping")))},c="change:kept change:keeping";return e.on(c,l),l(),()=>{clearTimeout(o),
i.stop(),e.off(c,l)}}var Tr={broad:{w:600,h:480,r:106,middle:[150,142],card:72,right:344,row:318,mark:28,edge:2},slim:{w:362,h:306,r:56,middle:[
78,90],card:50,right:186,row:196,mark:24,edge:0}};function Ta({zones:e,lit:t={},gain:n},s){let r=s>=500?Tr.broad:Tr.slim,
o=[],i=[],a=(m,p,f,g,b)=>o.push({kind:m,key:`${m}:${p}`,x:f,y:g,...b}),l=(m,p,f,g,b=!1,w=!0)=>p&&a("text",m,f,g,{lines:[
p],size:r===Tr.broad?15:14,bold:b,quiet:w,anchor:"start"}),c=(m,p,f,g,b,w)=>{let x=r.card,y=Math.min(b,(g-x)/Math.max(m.
length-1,1)),v=y<26?2:1;return m.forEach((M,$)=>{let T=M.key in t&&w==="seat"?r.card*.1:0,L=$===m.length-1;o.push({kind:"\
card",key:M.key,x:p+$*y,y:f-T,w:x,face:M.face??null,label:M.label,origin:M.origin??"",role:w,dealt:w==="seat"&&!!M.face,
seen:L?x:Math.min(x,y),plays:!1,off:"",under:!1,move:"",picks:[]}),M.key in t&&i.push({kind:"lit",key:`lit:${M.key}`,x:p+
$*y,y:f-T,w:x,h:x*1.4,tab:"",role:w}),M.above&&(m.length-1-$)%v===0&&a("text",`${M.key}.above`,p+$*y+4,f+x*1.4+20,{lines:[
M.above],size:15,bold:L,quiet:!L,anchor:"start",tone:M.key in t?"lit":""})}),x+(m.length-1)*y},[u,d]=r.middle;for(let m of e){
if(m.kind==="ring"&&a("ring",m.id,u,d,{ring:{...m,marks:[]},r:r.r}),m.kind==="fan"&&(l(m.id,m.label,r.edge,r.row-12),c(m.
cards,r.edge,r.row,r.right-r.edge-18,r.card*.7,"fan")),m.kind!=="seat")continue;if(m.me){l(m.id,m.name,r.right,r.row-12),
c(m.cards,r.right,r.row,r.w-r.right-4,r.card*1.1,"hand");continue}let p=r.mark+26;a("mark",m.id,r.right,4,{seat:m.seat,size:r.
mark,active:!0}),l(m.id,[m.name,m.note].filter(Boolean).join(", "),r.right+r.mark+12,4+r.mark*.7,!0,!1);let f=c(m.cards,
r.right,p,r.w-r.right-4,r.card*1.1,"seat"),g=r.card*1.4;if(!n&&!m.cards.some(b=>b.face)&&i.push({kind:"lit",key:`lit:${m.
id}`,x:r.right-4,y:p-4,w:f+8,h:g+8,tab:""}),n?.count){let b={w:r.card*.42,t:9,g:2,pitch:r.card*.5};for(let w=0;w<n.count;w++)
a("chips",`${m.id}.${w}`,r.right+w*b.pitch,p+g+32,{count:1,...b});l(`${m.id}.gain`,`${n.count} ${n.label} for ${m.name}`,
r.right+n.count*b.pitch+8,p+g+32,!0,!1)}}return{w:r.w,h:r.h,things:[...o,...i],middle:{x:u,y:d,r:r.r},call:0}}var La=e=>e>
0&&e<1?encodeURIComponent(`${e}%`):String(e);var Sm=e=>{let{at:t=0,guess:n=-1,turned:s=!1}=ze(e??"")??{};return{at:Number(t)||0,guess:Number(n),turned:!!s}};function Em(e,t){
let s=e.filter(([,o])=>o===1).concat(e.filter(([,o])=>o>1),e.filter(([,o])=>!o)).flatMap(([o,i])=>Array.from({length:o},
()=>i)),r=o=>({cx:10+o%10*20,cy:10+Math.floor(o/10)*20});return k("svg.hundred",{viewBox:"0 0 200 200","aria-hidden":"tr\
ue"},s.map((o,i)=>i+1===t?null:o?o>1?[k("circle.twice",{...r(i),r:7}),k("circle.yes",{...r(i),r:4.2})]:k("circle.yes",{...r(
i),r:7.7}):k("circle.no",{...r(i),r:7})),t>0&&k("path.said",{d:`M${r(t-1).cx-8} ${r(t-1).cy-6}h16l-8 14z`}))}function Aa(e,t,n){
let s=e.get("teaser"),r=z("hero"),o=h("h1",{id:r},e.get("title"));if(!s.moments)return h("section.stage.hero.bare",{"ari\
a-labelledby":r},h("div.lead",o,h("p.sub","Watch a game step by step. Guess a chance. Then count it.")));let i=0,a=-1,l=!1,
c=()=>s.moments[i],u=new Te({press:()=>{},pace:()=>1}),d=h("div.uw-table.hero-table",u.root),m=h("p.sr"),p=H=>{let{label:Z,
...rt}=l?c().after:c().before,At=parseFloat(getComputedStyle(d).fontSize)/16||1;u.paint(Ta(rt,(d.clientWidth||600)/At),{
label:"The table",move:H}),m.textContent=Z},f=new ResizeObserver(()=>requestAnimationFrame(()=>p(!1)));f.observe(d),n.push(
()=>f.disconnect());let g=h("output.said"),b=h("input.rng",{type:"range",min:0,max:100,step:1,"data-k":"guess","aria-lab\
el":"Your guess, of 100",oninput:()=>L(Number(b.value))}),w=h("input.num",{inputmode:"decimal",maxlength:80,"data-k":"ty\
ped",autocomplete:"off","aria-label":"Or type it, of 100",oninput:()=>{let{value:H}=gt(w.value,ft);if(H!=null)return L(H,
!0);E(),$()},onkeydown:H=>{H.key==="Enter"&&O()}}),x=Sr(w,ft,H=>{w.value=H,w.dispatchEvent(new Event("input")),b.focus({
preventScroll:!0})});b.addEventListener("keydown",H=>{H.key==="Enter"&&O()}),b.addEventListener("pointerup",()=>L(Number(
b.value)));let y=h("button.btn.call",{"data-k":"reveal",onclick:()=>O()},""),v=h("div.ask"),M=Le(v,()=>"gallery"),$=()=>M.
keep(JSON.stringify({at:i,guess:a,turned:l}));n.push(M.stop);let T=h("p.sr",{role:"status"}),L=(H,Z=!1)=>{a=H,$();let rt=Ae(
H,ft);b.value=String(H),b.classList.remove("empty"),b.style.setProperty("--p",`${H}%`),b.setAttribute("aria-valuetext",`${rt}\
 of 100`),Z||(w.value=String(H),x.complain()),y.removeAttribute("aria-disabled"),g.replaceChildren(me(rt,44),h("span.sr",
`${rt} `),h("b","of 100,",h("br"),"you say"))},E=()=>{a=-1,b.value="50",b.style.setProperty("--p","0%"),b.classList.add(
"empty"),b.setAttribute("aria-valuetext","no guess yet"),y.setAttribute("aria-disabled","true"),g.replaceChildren(h("b",
"Move the handle",h("br"),"or type a number."))},S=()=>{E(),l=!1,w.value="",x.complain(),y.textContent=c().reveal,v.replaceChildren(
h("h2",`${c().line} `,h("span.how-many",c().ask)),h("div.row.number",g,h("label.typed",h("span",{"aria-hidden":"true"},"\
Your number"),w)),x.node,b,h("div.ends",{"aria-hidden":"true"},h("span","never"),h("span","always")),h("div.row.start",y)),
p(!1)},O=(H=!1)=>{if(a<0||l)return x.complain();l=!0,$();let{hundred:Z,says:rt,dots:At,came:he,exact:De,link:Cs}=c(),_e={
game:s.game,page:s.page,link:Cs.replace(/:$/,` guess=${La(a)}:`)},xt=t({class:"btn call","data-k":"why"},_e,`Why ${Z}?`);
v.replaceChildren(h("div.answer",Em(At,a),h("div.told",h("p.number",me(String(Z),60),h("span.sr",`About ${Z} `),h("b","o\
f 100 ",h("span",rt))),h("p.mute",k("svg.mark",{viewBox:"0 0 16 14","aria-hidden":"true"},k("path.said",{d:"M0 0h16l-8 1\
4z"})),` You said ${Ae(a,ft)}. Exactly ${De}.`),h("p",h("b","This time: "),he))),h("div.row.start",xt,s.moments.length>1&&
h("button.btn.quiet",{"data-k":"next",onclick:()=>{i=(i+1)%s.moments.length,S(),$(),b.focus({preventScroll:!0})}},"Next \
one"))),p(!H),!H&&(T.textContent=`About ${Z} of 100 ${rt}. You said ${Ae(a,ft)}. This time: ${he}`,xt.focus({preventScroll:!0}))},
[P,B,D]=s.goal,K=h("section.stage.hero",{"aria-labelledby":r},h("div.lead",o,h("p.sub",P,h("b",B),D)),h("div.picture-of",
d,m),v,T);tt(K,s.palette);let W=Sm(M.again());return i=W.at in s.moments?W.at:0,S(),W.guess>=0&&W.guess<=100&&L(W.guess),
W.turned&&O(!0),K}var Lr="uncle_widgets.aim.";var Ar=new Map;function oe(e){try{return localStorage.getItem(e)??Ar.get(e)??""}catch{return Ar.get(e)??""}}function fe(e,t){
Ar.set(e,t);try{localStorage.setItem(e,t)}catch{}}var Je=e=>Number(oe(Lr+e))>=3,Or=new Set,Ur=new Set;function Oa(e){return Ur.
add(e),()=>Ur.delete(e)}function Ua(){for(let e of Ur)e()}function ge(e,t=!1){!e||Je(e)||fe(Lr+e,String(t?3:Number(oe(Lr+
e))+1))}function Ra(e){ge(e,!0);for(let t of Or)t(e)}function Rr(e){let t=()=>e();return Or.add(t),()=>Or.delete(t)}var Nr="uncle_widgets.lesson.",Na=(e,t,n)=>h("section.sheet.lessons",{"aria-label":"Lessons"},h("h1",e.title),h("p.mute",
e.long),t.filter(({lessons:s})=>s.length>0).map(s=>{let r=h("article.shelf",h("h2",h("i.patch",{"aria-hidden":"true"}),s.
title),h("ol",s.lessons.map(({number:o,name:i,about:a,link:l})=>{let c=!!oe(`${Nr}${s.id} ${o}`);return h("li",n({class:c?
"done":"","data-k":`lesson.${s.id}.${o}`},{game:s.id,page:s.page,link:l},[h("span.nr",{"aria-hidden":"true"},String(o)),
h("span",i,c&&h("span.sr",", gone through")),h("small",a)]))})));return tt(r,s.palette),r}));var Tm={csv:"text/csv",json:"application/json",html:"text/html",ipynb:"application/x-ipynb+json"};function Ut(e){if(e.kind!==
"file")return;let t=Tm[e.name.split(".").pop()??""]??"text/plain",n=URL.createObjectURL(new Blob([e.text],{type:t}));h("\
a",{href:n,download:e.name}).click(),URL.revokeObjectURL(n)}var Ca="uncle_widgets.theme",Ba="uncle_widgets.inks",Da="uncle_widgets.covers",Oe=[["auto","Auto"],["light","Light"],["d\
ark","Dark"]],Hr=[["two","Two colours"],["four","Four"]],Cr=[["hidden","Hidden"],["press","On a press"],["shown","Shown"]],
Pa=e=>Oe.find(([t])=>t===e)?.[0];function Lm(){let e=ct()?Pa(new URLSearchParams(location.search).get("theme")):void 0;try{
return e??Pa(localStorage.getItem(Ca))??"auto"}catch{return e??"auto"}}function Ha(e,t,n){try{let s=localStorage.getItem(
e);return t.find(([r])=>r===s)?.[0]??n}catch{return n}}function Wt(){let e=globalThis,t=Symbol.for("uncle_widgets.theme");
if(!e[t]){let n=matchMedia("(prefers-color-scheme: dark)");e[t]={choice:Lm(),inks:Ha(Ba,Hr,"two"),covers:Ha(Da,Cr,"press"),
roots:new Set,heard:new Set,system:n},n.addEventListener("change",Xe),Xe()}return e[t]}function Pr(e,t){e.classList.toggle(
"four-inks",Wt().inks==="four");for(let n of[e,e.closest(".uw-page")??e.closest(".uw-room")])n instanceof HTMLElement&&(t===
"auto"?delete n.dataset.theme:n.dataset.theme=t)}function Xe(){let{choice:e,roots:t,heard:n,system:s}=Wt();for(let r of t)
Pr(r,e);if(ct()){let r=e==="auto"?s.matches?"dark":"light":e;document.documentElement.dataset.theme=r,document.body.dataset.
jpThemeLight=String(r==="light")}for(let r of n)r()}var ot=()=>Wt().choice;function Qe(e){Wt().choice=e,Br(Ca,e),Xe()}var _a=()=>Wt().
inks;function Ia(e){Wt().inks=e,Br(Ba,e),Xe()}var Jn=()=>Wt().covers;function qa(e){Wt().covers=e,Br(Da,e),Xe()}function Br(e,t){
try{localStorage.setItem(e,t)}catch{}}function jt(e){let{heard:t}=Wt();return t.add(e),()=>{t.delete(e)}}var Ue=e=>t=>{let n=e(
t),s=t.el.querySelector(".uw");if(!(s instanceof HTMLElement))return n;let{roots:r}=Wt();r.add(s),Pr(s,ot());let o=new ResizeObserver(
()=>{Pr(s,ot()),o.disconnect()});return o.observe(s),()=>{o.disconnect(),r.delete(s),n?.()}};var Am=e=>e.split(/(\*\*.+?\*\*|\*.+?\*)/).map(t=>{let[,n,s]=t.match(/^(\*+)(.+?)\*+$/)??[];return s?h(n.length>1?"b":"e\
m",{},s):t});function Fa(e,t){let n=e.get("shelves"),s=(c,{which:u,about:d,page:m})=>{let p=h("a.btn",{"data-k":`open.${c.
id}.${u}`},"Open"),f=()=>p.setAttribute("href",mt(m,"",ot()));return f(),t.push(jt(f)),p.setAttribute("aria-label",`Open\
 the notebook ${c.title}, ${u}`),h("li",h("span",h("b",u==="predict"?"Predict":"Count"),h("small",d)),h("span.ways",ct()&&
m&&p,h("button.btn",{"data-k":`notebook.${c.id}.${u}`,"aria-label":`Download the notebook ${c.title}, ${u}`,onclick:()=>e.
send({kind:"notebook",game:c.id,which:u})},"Download")))},r=(c,u,d)=>{let m=h("a.btn",{"data-k":`class.${c.id}.${u}`,"ar\
ia-label":`Start a class: ${d}`}),p=()=>m.setAttribute("href",mt(c.classroom,`class/2 ${c.id} lesson=${u}:`,ot()));return p(),
t.push(jt(p)),m.textContent="Start a class",m},o=(c,{number:u,name:d,about:m})=>{let p=h("div.teachers-page",{"data-page":`${c.
id} ${u}`}),f=(g,b)=>h("button.btn",{"data-k":`${g}.${c.id}.${u}`,"aria-label":`${b}: ${d}`,onclick:()=>e.send({kind:g,game:c.
id,lesson:u})},b);return h("li",h("details",{ontoggle:g=>{g.target.open&&!p.childElementCount&&e.send({kind:"page",game:c.
id,lesson:u})}},h("summary",{"data-k":`page.${c.id}.${u}`},h("span.nr",{"aria-hidden":"true"},String(u)),h("span",d,h("s\
mall",m))),p),h("span.ways",f("sheet","Sheet"),f("quiz","Quiz"),c.classroom&&r(c,u,d)))},i=c=>{let u={"data-k":`cover.${c.
id}`,"aria-label":`Cover lesson: ${c.title}`};return c.cover?h("a.btn",{...u,href:c.cover},"Cover lesson"):h("button.btn",
{...u,onclick:()=>e.send({kind:"cover",game:c.id})},"Cover lesson")},a=h("section.sheet.teach",{"aria-label":"Teach"},h(
"h1","Teach with it"),h("p.mute","Notebooks of 45 minutes that mark themselves; for each lesson a sheet to print, a quiz\
 for Moodle and a ","teacher's page."),n.map(c=>{let u=h("article.shelf",h("h2",h("i.patch",{"aria-hidden":"true"}),c.title),
h("div",c.notebooks.length>0&&h("ul.books",c.notebooks.map(d=>s(c,d))),h("details.answers",h("summary",{"data-k":`answer\
s.${c.id}`},"For the teacher: answers inside"),h("p.cover","Somebody stands in? ",i(c)),h("ol.books",c.lessons.map(d=>o(
c,d))))));return tt(u,c.palette),u})),l=c=>{if(Ut(c),c.kind!=="page")return;a.querySelector(`[data-page="${CSS.escape(`${c.
game} ${c.lesson}`)}"]`)?.replaceChildren(h("p.mute",c.note.replaceAll("`","")),...c.parts.map(([d,m,p])=>h("p",h("b",`${d}${m?
` (${m})`:""} `),Am(p))))};return e.on("msg:custom",l),t.push(()=>e.off("msg:custom",l)),a}var Om=e=>h("img",{alt:"",src:`data:image/svg+xml,${encodeURIComponent(e)}`}),Um=()=>k("svg.logo",{viewBox:"0 0 36 36","\
aria-hidden":"true"},[0,8.25,16.5,24.75,33].map(e=>k("path",{d:`M0 ${e}h36v3H0z`,fill:"currentColor"})),C(18,18,12.5,{fill:"\
var(--paper)"}),[-8,-2.6,2.8,8.2].map(e=>{let t=Math.sqrt(121-(Math.abs(e)+1)**2);return k("path",{d:`M${17+e} ${18-t}h2\
.8v${2*t}h-2.8z`,fill:"currentColor"})}));function Wa({model:e,el:t}){let n=h("div.uw.uw-gallery");t.append(n);let s=[()=>{}],
r=(y,v,M)=>{if(!ct()||!v.page)return h("button",{...y,onclick:()=>e.send({kind:"open",game:v.game,link:v.link})},M);let $=h(
"a",{...y,href:mt(v.page,v.link,ot())},M);return s.push(jt(()=>$.setAttribute("href",mt(v.page,v.link,ot())))),$},o=h("d\
iv.themes"),i=()=>{let y=o.contains(st(o));o.replaceChildren(ht({label:"Theme",choices:Oe,value:ot(),pick:Qe,k:"theme"})),
y&&o.querySelector("[aria-pressed=true]").focus()};s.push(jt(i)),i();let a=(...y)=>h("div.part",{role:"tabpanel",tabindex:-1},
y),l=e.get("lessons"),c=a(),u=l.title&&a(Na(l,e.get("games"),r)),d=a(Fa(e,s)),m=u?[c,u,d]:[c,d],p=u?["Games","Lessons","\
Teach"]:["Games","Teach"],f=h("div.tabs",{role:"tablist","aria-label":"Parts"},m.map((y,v)=>{let M=z("part");return y.setAttribute(
"aria-labelledby",M),h("button",{id:M,role:"tab","data-k":`part.${v}`,onclick:()=>g(v),onkeydown:b},p[v])})),g=y=>{m.forEach(
(v,M)=>{v.hidden=M!==y;let $=f.children[M];$.setAttribute("aria-selected",String(M===y)),$.setAttribute("tabindex",M===y?
"0":"-1")})};function b(y){if(y.key!=="ArrowRight"&&y.key!=="ArrowLeft")return;y.preventDefault();let v=m.length,M=m.findIndex(
$=>!$.hidden);w((M+(y.key==="ArrowRight"?1:v-1))%v)}let w=y=>{g(y),f.children[y].focus()},x=(y,v,M,$)=>h("button",{class:$,
"data-k":`to.${v}`,onclick:()=>{w(m.indexOf(y)),scrollTo(0,0)}},h("b",v),h("span.about",M),h("span.go",{"aria-hidden":"t\
rue"},"→"));return g(0),n.append(h("header.house",Um(),h("b","uncle_widgets"),f,o),...m),c.append(Aa(e,r,s)),c.append(
h("div.doors",e.get("games").map(y=>{let v=h("article.door",h("div.picture",Om(y.art)),h("div.sheet",h("h2",y.title),h("\
p.mute",y.tagline),y.learn.length>0&&h("div.learn",h("h3","You will learn"),h("ul",y.learn.map(([M,$,T],L)=>h("li",r({class:"",
"data-k":`learn.${y.id}.${L}`},{game:y.id,page:y.page,link:T},[h("span",M),h("small",$)]))))),h("div.row",h("div.ways",r(
{class:"btn solid","data-k":`watch.${y.id}`,"aria-label":`Watch ${y.title}`},{game:y.id,page:y.page,link:""},"Watch"),r(
{class:"btn","data-k":`play.${y.id}`,"aria-label":`Play ${y.title}`},{game:y.id,page:y.page,link:y.play},"Play"),y.lessons.
length>0&&r({class:"btn","data-k":`lessons.${y.id}`,"aria-label":`Lessons of ${y.title}`},{game:y.id,page:y.page,link:y.
lessons[0].link},"Lessons")),h("span.mute.small",y.players))));return tt(v,y.palette),v}),h("div.ways-on",u&&x(u,"Lesson\
s",l.short,"solid"),x(d,"Teach","Ready hours, a class’s numbers side by side, sheets to print.","")))),n.append(h("div\
.small-print",h("p","Open source. Runs in a notebook, on a Voilà page and on a phone.",e.get("docs")&&[" ",h("a",{href:e.
get("docs")},"Documentation")]),h("p","Rules retold in our own words. Pictures are our own. Game names are their owners'\
 marks."))),()=>{for(let y of s)y()}}var ja=Symbol.for("uncle_widgets.presses");function Dr(e){let t=e.composedPath()[0],n=t instanceof Element?t.closest("bu\
tton"):null;return n?.closest(".uw")?n:null}var Ga=({dataset:e,textContent:t})=>e.k??e.act??e.clause??t;function Va(){let e=globalThis;
if(e[ja])return;e[ja]=!0;let t=null,n=null,s=o=>{let i=t,a=Dr(o);t=n=null,!(!i||i.isConnected||!a||Ga(a)!==Ga(i))&&setTimeout(
()=>{n instanceof Node&&a.contains(n)||a.click()})},r=[["pointerdown",o=>t=o.button||o.pointerType==="touch"?null:Dr(o)],
["pointerup",s],["pointercancel",()=>t=null],["keydown",o=>o.repeat||(t=o.key===" "?Dr(o):null)],["keyup",o=>o.key===" "&&
s(o)],["click",o=>n=o.composedPath()[0]]];for(let[o,i]of r)window.addEventListener(o,i,{capture:!0})}var Rm=".uw, .uw-page, .uw-room",Nm="data-lm-suppress-shortcuts",Ka=Symbol.for("uncle_widgets.keys"),Pm=/^(enter|backspace|delete|home|end|arrow\w+|[amyz])$/i,
Za=e=>(e.ctrlKey||e.metaKey)&&!Pm.test(e.key),Ya=e=>e.composedPath().filter(t=>t instanceof HTMLElement&&t.matches(Rm)).
at(-1);function _r(){let e=globalThis;if(e[Ka])return;e[Ka]=!0,Va();let t=new WeakSet,n=s=>{Za(s)||s.stopPropagation()};
window.addEventListener("keydown",s=>{let r=Ya(s),o=s.composedPath()[0];!(r instanceof HTMLElement)||!(o instanceof Element)||
(o.toggleAttribute(Nm,!Za(s)),!t.has(r)&&(t.add(r),r.addEventListener("keydown",n)))},{capture:!0}),window.addEventListener(
"pointerdown",s=>{let r=Ya(s);r instanceof HTMLElement&&!r.hasAttribute("tabindex")&&(r.tabIndex=-1)},{capture:!0})}var at=class{constructor(t){this.values=t,this.heard=new Map,this.saying=n=>{}}get(t){return this.values[t]}set(t,n){this.
put({[t]:n})}put(t){let n=Object.keys(t).filter(s=>Rt(this.values[s],t[s]));for(let s of n)this.values[s]=t[s];for(let s of n)
this.tell(`change:${s}`,t[s])}save_changes(){}send(t){this.saying(t)}on(t,n){for(let s of t.split(" "))this.heard.has(s)||
this.heard.set(s,new Set),this.heard.get(s)?.add(n)}off(t,n){for(let s of t.split(" "))this.heard.get(s)?.delete(n)}tell(t,n){
for(let s of[...this.heard.get(t)??[]])s(n)}},Rt=(e,t)=>e!==t&&JSON.stringify(e)!==JSON.stringify(t);var Ir=150,qr=112,za=7,Xn=8,Hm=50,Cm=16,Ht=(e,t,n,s)=>({kind:e,key:"",x:t,y:n,...s}),Qn=(e,t,n,s={})=>Ht("text",t,n,{lines:[
e],size:14,bold:!1,quiet:!1,anchor:"start",tone:"",...s}),Ja=(e,t,n,s)=>Ht("card",t,n,{w:s,face:e.face??null,label:e.label,
kin:e.kin,seen:s}),Fr=(e,t,n,s)=>Ht("lit",e,t,{w:n,h:s,tab:"",role:""});function Bm({id:e,cards:t=[],columns:n=0},s,r){let o=n||
t.length,i=t.some(d=>d.above)?19:0,a=n||t.length<4?s+5:Math.max(s*.66,i+3),l=s*1.4+5,c=a*(o-1)+s,u=i+l*Math.ceil(t.length/
o)-5;return{w:c,h:u,put:(d,m)=>[...t.flatMap((f,g)=>{let b=d+a*(g%o),w=m+i+l*Math.floor(g/o),x=g===t.length-1;return[Ja(
f,b,w,s),...f.above?[Qn(f.above,b,w-6,{bold:x,quiet:!x})]:[],...r.has(f.key)?[Fr(b,w,s,s*1.4)]:[]]}),...r.has(e??"")&&t.
length>1?[Fr(d,m+i,c,u-i)]:[]]}}function Dm(e,t,n){let s=e.top&&!e.top.face,r=s?Math.min(3,e.count-1):0,o=r*2.5;return{w:t+
o,h:t*1.4+o,put:(i,a)=>[Ht("pile",i,a+o,{w:t,under:r,empty:!e.top}),...e.top?[Ja(e.top,i,a+o,t)]:[],...n.has(e.id)?[Fr(i,
a+o,t,t*1.4)]:[]]}}function _m(e,t){let n=Math.min(21,Math.max(16,Math.round(t*.42))),s=n*.8,r=e.counters?.find(({value:f,
art:g})=>f||!g)??e.counters?.[0],o=r?.value?r.art:"",i=r?String(r.value):"",a=r&&!o?r.label:"",l=e.alert?e.alert:a,c=Math.
ceil((r?.value??0)/10),u=o==="chips"?66:0,d=n+5+q(i,s*1.1),m=d+(o==="agents"?8+23*(r?.value??0):0);return{w:Math.max(m,o===
"chips"?15*c-2:0,q(l,14)),h:u+n+(l?17:0),put:(f,g)=>[...o==="chips"?[Ht("chips",f,g+u-4,{count:r?.value,w:13,t:4,g:2,pitch:15})]:
[],...o==="agents"?[Ht("agents",f+d+8,g,{count:r?.value,full:r?.value,size:18})]:[],Ht("mark",f,g+u,{seat:e.seat,size:n,
active:!!e.active||e.note==="wins"}),Qn(i,f+n+5,g+u+n*.76,{size:s,bold:!0}),...l?[Qn(l,f,g+u+n+14,{tone:e.alert?"lit":"",
bold:!!e.alert})]:[]]}}function Im({board:e,zone:t},n,s){let r=e,o={heat:{},clear:!1,acting:!1,spots:{},lit:Object.fromEntries(
[...s].map(l=>[l,""]))},i=n,a=n*r.height/r.width;return{w:i,h:a,put:(l,c)=>[Ht("board",l,c,{board:r,zone:t,...o,w:i,h:a,
k:i/r.width})]}}function qm(e,t,n){let s=e.zone;switch(e.kind){case"cards":return Bm(e,t,n);case"stack":return Dm(s,t,n);case"\
seat":return _m(s,t);case"tokens":return Im(e,t*3.2,n);case"dice":{let r=Math.min(30,t*.8),o=s.values.length*(r+10)-10;return{
w:o,h:r,put:(i,a)=>[Ht("dice",i,a,{...s,lit:s.lit??[],w:o,size:r})]}}case"ring":{let r=t*.66,o=r*1.42;return{w:2*o,h:2*o,
put:(i,a)=>[Ht("ring",i+o,a+o,{r,ring:{...s,marks:[],note:""}})]}}case"words":{let r=(e.words??"").split(`
`);return{w:Math.max(...r.map(o=>q(o,15))),h:17*r.length,put:(o,i)=>r.map((a,l)=>Qn(a,o,i+13+17*l,{bold:!l}))}}default:return{
w:22,h:12,put:(r,o)=>[Ht("arrow",r,o,{back:e.kind==="left"})]}}}var Fm=({back:e})=>[k("path.arrow",{d:"M0 4.5h13V0l9 6-9\
 6V7.5H0z",transform:e?"translate(22 0) scale(-1 1)":null})];function Wm({rows:e,lit:t=[]}){let n=new Set(t),s=(r,o)=>r.
reduce((i,a)=>i+a+o,-o);for(let r=Hm;;r-=1){let o=e.map(u=>u.map(d=>qm(d,r,n))),i=o.map(u=>s(u.map(({w:d})=>d),Xn)),a=o.
map(u=>Math.max(...u.map(({h:d})=>d))),l=s(a,Xn);if(r>Cm&&(Math.max(...i)>Ir-2*za||l>qr-2*za))continue;let c=(qr-l)/2;return o.
flatMap((u,d)=>{let m=(Ir-i[d])/2,p=c;return c+=a[d]+Xn,u.flatMap(({w:f,h:g,put:b})=>{let w=m;return m+=f+Xn,b(w,p+(a[d]-
g)/2)})})}}var jm=({title:e,says:t})=>`${e}${/^\p{Ll}/u.test(t)?"":"."} ${t}`,Gm=e=>k("svg.uw-table",{viewBox:`0 0 ${Ir}\
 ${qr}`,role:"img","aria-label":jm(e)},Wm(e).map(t=>k("g",{class:`thing ${t.kind}`,transform:`translate(${t.x} ${t.y})`},
t.kind==="arrow"?Fm(t):pe(t)))),ts=({pictures:e})=>h("ol.howto",e.map((t,n)=>h("li",Gm(t),h("p",h("b",`${n+1}. ${t.title}`),
` ${t.says}`))));var Xa="uncle_widgets.howto.";function Wr(e,t,n=!Je(e?.game??"")){return!e?.aim||!n?null:h("div.aim",{role:"group","aria\
-label":"The aim of the game"},h("p",h("span.whole",e.aim),h("span.short",e.short)),h("button.btn.quiet",{"data-k":"howt\
o","aria-haspopup":"dialog",onclick:()=>tn(e,t)},"How to play"),h("button.btn.quiet",{"data-k":"known","aria-label":"Clo\
se the aim of the game",onclick:()=>Ra(e.game)},"×"))}function tn(e,t,n="menu"){let s=z("howto"),r=t.getRootNode(),o=r.
activeElement;Ua();let a=h("dialog.sheet.howto-over",{"aria-labelledby":s,onclose:()=>{a.remove(),fe(Xa+e.game,"1"),ge(e.
game,!0);let l=o?.isConnected&&o!==document.body?o:t.closest(".uw")?.querySelector(`[data-k="${n}"]`);(l instanceof HTMLElement||
l instanceof SVGElement)&&l.focus({preventScroll:!0})}},h("div.thead",h("h2",{id:s,tabindex:-1,autofocus:!0},"How to pla\
y"),h("p.mute",e.title)),h("p.goal",e.aim),ts(e),h("button.btn.solid",{"data-k":"howto.close",onclick:()=>a.close()},"Cl\
ose"));t.append(a),a.showModal()}function Qa(e,t,n){e?.aim&&t==="play"&&!oe(Xa+e.game)&&!n.querySelector("dialog")&&tn(e,
n,"tab.play")}var tl=55,Vm=74,Km=46,jr=36,Zm=46;function Ym(e){let t=e.closest(".uw-room");return!!(t&&!e.closest(".uw-page")&&t.getBoundingClientRect().
top+window.scrollY>window.innerHeight/2)}function zm(e){if(ct())return Ym(e)?window.innerHeight:null;let t=e.getRootNode();
return t instanceof ShadowRoot?Jm(t.host):e.closest(".jp-WindowedPanel-outer, .jp-NotebookPanel-notebook, .jp-Notebook")?.
clientHeight??Number.NaN}function Jm(e){let t=window.innerHeight,n=e;for(;n;){let{overflowY:s,maxHeight:r,paddingTop:o,paddingBottom:i}=getComputedStyle(
n);if(s==="auto"||s==="scroll"){let l=parseFloat(r)-parseFloat(o)-parseFloat(i);r.endsWith("px")?t=Math.min(t,l):n.scrollHeight>
n.clientHeight+1&&(t=Math.min(t,n.clientHeight))}let a=n.getRootNode();n=n.parentElement??(a instanceof ShadowRoot?a.host:
null)}return t}function Xm(e,t,n,s=tl){let r=n?Math.max(jr,Math.min(Zm,t)):t;return e>=s&&r>=jr?{kind:e>=Vm?"large":"mid\
dle",height:r}:{kind:r<jr||n?"flow":"phone",height:r}}function en(e,t){let n="",s=()=>{let i=e.closest(".uw-page")??e.closest(
".uw-room");if(!i)return;let a=parseFloat(getComputedStyle(e).fontSize)||16,l=zm(e),c=l==null?i.getBoundingClientRect().
top+window.scrollY:0,u=l??window.innerHeight-2*c,d=i.classList.contains("uw-position")?Km:tl,m=i.clientWidth/a,{kind:p,height:f}=Xm(
m,u/a,l!=null,d),g=`${p} ${Math.floor(f*a)} ${a}`;i.classList.toggle("uw-beside",l!=null&&p==="flow"&&m>=d),g!==n&&(n=g,
i.dataset.fit=p,i.classList.toggle("uw-one",p==="large"||p==="middle"),i.classList.toggle("uw-middle",p==="middle"),i.classList.
toggle("uw-phone",p==="phone"),i.classList.toggle("uw-fits",p!=="flow"),i.style.setProperty("--uw-h",`${Math.floor(f*a)}\
px`),i.style.setProperty("--uw-rem",`${a}px`),t())},r=new ResizeObserver(s),o=()=>{let i=e.closest(".uw-page")??e.closest(
".uw-room");return!i&&e.isConnected?0:i?(r.observe(i),s(),0):requestAnimationFrame(o)};return o(),window.addEventListener(
"resize",s),()=>{r.disconnect(),window.removeEventListener("resize",s)}}function Ct(e,t,n){let s=h("div",{class:`jupyter-widgets ${n}`});return Ue(e)({model:t,el:s}),s}var el=()=>"serviceWorker"in navigator&&/^https?:$/.test(location.protocol),Qm=[404,410];async function nl(e){if(!el())return;
let t=new URL(`${e}sw.js`,document.baseURI);try{await sl(t)}catch{await tp(t).catch(()=>{})}}async function sl(e){await(await navigator.
serviceWorker.register(e)).update()}async function tp(e){let t=await fetch(e,{cache:"no-store"});if(!t.ok&&!Qm.includes(
t.status))return;if(t.ok)try{await sl(e);return}catch{}let{href:n,pathname:s}=new URL("./",e),r=await navigator.serviceWorker.
getRegistration(n);r?.scope===n&&(await r.unregister(),await caches.delete(`uncle_widgets ${s}`))}async function rl(){el()&&
await navigator.serviceWorker.getRegistration()&&(await navigator.serviceWorker.ready).active?.postMessage({keep:!0})}async function ol(e){let t=await fetch(e);if(t.status===202)return null;if(!t.ok||!t.body)throw new Error(`${e} did not \
come (${t.status}).`);return new Response(t.body.pipeThrough(new DecompressionStream("gzip"))).json()}async function be(e){
for(;;){let t=await ol(e);if(t)return t;await new Promise(n=>setTimeout(n,1500))}}async function il(e,t){let n=e[`${t} f\
irst`],s=n?await ol(e[t]):await be(e[t]);return s?{saved:s,whole:null}:{saved:await be(n),whole:be(e[t])}}async function al(e){
let t=await fetch(e);if(!t.ok)throw new Error(`${e} did not come (${t.status}).`);return t.text()}function ep(e){let t=[];for(let n of e){let s=t.at(-1);s?.[0]===n?s[1]++:t.push([n,1])}return t.map(([n,s])=>s>1?`${n} (${s}\
 times)`:n)}var es=(e,t)=>[...e.querySelectorAll(t)].filter(n=>n.checkVisibility({visibilityProperty:!0}));function ll(e){
let t=s=>[...es(s,".caption :is(.place, .line:not(.chip))").map(r=>r.textContent??""),...ep(es(s,".felt .thing[aria-labe\
l]:not([aria-hidden=true])").map(r=>`- ${r.getAttribute("aria-label")}`))],n=es(e,".uw-panel [data-next], .uw-panel .giv\
en").map(s=>s.textContent??"");return[...es(e,".uw-table").flatMap(t),...n].join(`
`)}var np="input:not([type=range]), select, textarea, [contenteditable]:not([contenteditable=false])",Gr="uncle_widgets key\
s",sp="input, [role=tab], .chooser, .art",cl=/^(Arrow|Home|End)/,ul="button, a, summary, label, [role=button], [role=tab\
]",Re=new Set,Vr=e=>e.closest(".uw-page")??e.closest(".uw-room")??e.closest(".uw"),dl=e=>e.getClientRects().length>0,ml=e=>!!e.
any||e.keys.some(t=>t.length===1&&t!==" ");function ns(){try{return localStorage.getItem(Gr)!=="off"}catch{return!0}}function rp(e){
try{e?localStorage.removeItem(Gr):localStorage.setItem(Gr,"off")}catch{}}function op({el:e,keys:t},n,s){let{key:r,shiftKey:o}=n;
return cl.test(r)&&s.closest(sp)&&!(s instanceof HTMLInputElement&&e.contains(s))?!1:t().some(i=>(i.keys.includes(r)||i.
any?.(r))&&(!cl.test(r)||o===!!i.shift)&&(!i.inside||e.contains(s))&&(!ml(i)||ns()&&!s.closest("input"))&&i.when()&&i.press(
r,s))}function hl(e){if(e.defaultPrevented||e.isComposing||e.ctrlKey||e.metaKey||e.altKey)return;let t=e.composedPath(),
n=t[0];if(!(n instanceof Element)||n.closest("dialog")||n.closest(np)&&e.key!=="Escape")return;let s=[...Re].filter(({el:r})=>{
let o=Vr(r);return o&&t.includes(o)&&dl(r)});if(s.length){if(e.key==="?")Kr(s[0].el);else if(!s.some(r=>op(r,e,n)))return;
e.preventDefault(),e.stopPropagation()}}function ss(e,t){let n={el:e,keys:t};return Re.size||document.addEventListener("\
keydown",hl,!0),Re.add(n),()=>{Re.delete(n),Re.size||document.removeEventListener("keydown",hl,!0)}}function Kr(e){let t=Vr(
e),n=z("keys"),r=[...Re].filter(l=>Vr(l.el)===t&&dl(l.el)).flatMap(l=>l.keys()).filter(l=>l.when()),o=h("div.keys-typed"),
i=h("dialog.sheet.keys-list",{"aria-labelledby":n,onclose:()=>i.remove()}),a=()=>{let l=ns();G(o,h("span",{"aria-hidden":"\
true"},"Letters, digits and signs"),ht({label:"Letters, digits and signs",choices:[[!0,"On"],[!1,"Off"]],value:l,pick:c=>{
rp(c),a()},k:"typed"}));for(let c of i.querySelectorAll("[data-typed]"))c.classList.toggle("off",!l)};i.append(h("h2",{id:n,
tabindex:-1,autofocus:!0},"Keys of this room"),h("p.mute","They act while the focus is in the room, and in no field wher\
e you type."),h("dl",[...r,{keys:["?"],shown:"?",words:"Shows this list.",when:()=>!0,press:()=>!0}].map(l=>h("div",{"da\
ta-typed":ml(l)&&l.shown!=="?"?"":null},h("dt",h("kbd",l.shown)),h("dd",l.words)))),o,h("button.btn",{"data-k":"keys.clo\
se",onclick:()=>i.close()},"Close")),a(),e.append(i),i.showModal()}var gl="uncle_widgets.tones",pl=220,ip=880,rs=.16,ap=.2,fl,bl=[["","Seen"],["heard","Heard too"]],Zr=()=>oe(gl),wl=e=>fe(
gl,e),lp=(e,[t,n])=>pl*(ip/pl)**Math.min(1,Math.max(0,(e-t)/(n-t||1)));function cp(e){let t=fl??new AudioContext;fl=t,e.
forEach((n,s)=>{let r=new OscillatorNode(t,{frequency:n}),o=new GainNode(t,{gain:0}),i=t.currentTime+1.5*s*rs;o.gain.setValueAtTime(
0,i),o.gain.linearRampToValueAtTime(ap,i+rs/8),o.gain.linearRampToValueAtTime(0,i+rs),r.connect(o).connect(t.destination),
r.start(i),r.stop(i+rs)})}function yl(e,t,{span:n,answer:s,apart:r}){let o=t.runs[0].at(-1)?.[1],i=t.begun!==e.begun,a=!t.
running&&(i||e.running);if(!Zr()||o==null)return;let l=[...i?[o]:[],...a&&s&&!r?[s.value]:[]];l.length>0&&cp(l.map(c=>lp(
c,n)))}var hp=[[!0,"On"],[!1,"Off"]],up=[["set","In order"],["any","Any order"]];function kl(e){let{model:t}=e,[n,s]=t.get("ran\
ge"),r=t.get("seats"),o=t.get("tab"),i=(m,p,f,g)=>h("button",{"data-k":m,"aria-label":p,"aria-disabled":g<n||g>s?"true":
null,onclick:()=>g>=n&&g<=s&&e.set("seats",g)},f),a=(m,p)=>h("div.line",h("span",{"aria-hidden":"true"},m),p),l=(m,p,f,g,b)=>a(
m,ht({label:m,choices:p,value:f,pick:g,k:b})),c=m=>{wl(m),e.show()},u=(m,p,f,g)=>h("button.btn",{"data-k":m,onclick:()=>e.
copy(f(),g)},p),d=h("input.txt",{"data-k":"seed","data-draft":"seed",inputmode:"numeric",maxlength:80,value:t.get("seed"),
"aria-label":e.seedName==="deal"?"Deal":"Seed",onchange:m=>e.set("seed",m.target.value.trim())});return h("div.menu",{role:"\
dialog","aria-label":"Settings"},t.get("howto")?.aim&&h("button.btn.wide",{"data-k":"menu.howto","aria-haspopup":"dialog",
onclick:()=>{e.toggle(!1),tn(t.get("howto"),e.over)}},"How to play"),h("div.rooms",{role:"group","aria-label":"More room\
s"},t.get("tabs").map(([m,p],f)=>f>2&&h("button",{class:"btn","data-k":`room.${m}`,"aria-pressed":String(m===o),"aria-di\
sabled":t.get("lacks")[m]?"true":null,title:t.get("lacks")[m],onclick:()=>{e.toggle(!1),e.set("tab",m)}},p))),!t.get("fi\
xed")&&a("Seats",h("span.step",{role:"group","aria-label":"Seats"},i("fewer","Fewer seats","−",r-1),h("output",String(
r)),i("more","More seats","+",r+1))),!t.get("fixed")&&a(e.seedName==="deal"?"Deal":"Seed",d),l("Predict first",hp,t.get(
"predict"),m=>e.set("predict",m),"predict"),t.get("order")&&l("Questions",up,t.get("order"),m=>e.set("order",m),"order"),
l("Theme",Oe,ot(),Qe,"theme"),l("Trials",bl,Zr(),c,"tones"),t.get("suits")&&l("Suits",Hr,_a(),Ia,"inks"),t.get("covers")&&
l("Covered names",Cr,Jn(),qa,"covers"),h("div.copies",u("copy","Copy link",()=>e.link,"The link is copied."),u("cell","C\
opy cell",()=>t.get("cell"),"The cell is copied."),u("words","Copy as text",()=>ll(e.page),"The table and the question a\
re copied as text."),h("button.btn",{"data-k":"keys","aria-keyshortcuts":"?",onclick:()=>{e.toggle(!1),Kr(e.root)}},"Key\
s"),t.get("home")&&ct()&&h("a.btn.quiet",{"data-k":"home",href:mt(t.get("home"),"",ot())},"All games")))}var xl=["tab","seats","seed","note","busy","title","range","predict","order","howto"].map(e=>`change:${e}`).join(" "),dp=4e3,
mp=()=>k("svg.icon.sliders",{viewBox:"0 0 24 24",fill:"currentColor","aria-hidden":"true"},k("path",{d:"M2 6h9v3H2zM17 6\
h5v3h-5zM12.5 3h3v9h-3zM2 15h4v3H2zM12 15h10v3H12zM7.5 12h3v9h-3z"})),Yr=class{constructor(t,n){this.open=!1;this.read="";
this.saying=0;this.model=t,this.root=h("div.uw.uw-masthead"),this.head=h("div.uw-head"),this.over=h("div.uw-over"),this.
root.append(this.head,this.over),tt(this.root,t.get("palette")),n.append(this.root),this.tip=h("p.tip",{role:"status"}),
this.aim={at:"",said:!1},this.root.addEventListener("keydown",s=>this.key(s)),this.outside=s=>{this.open&&!s.composedPath().
includes(this.root)&&this.toggle(!1)},document.addEventListener("pointerdown",this.outside),this.address=Zo({link:()=>t.
get("link"),room:()=>t.get("tab"),theme:ot,open:s=>t.send({kind:"open",link:s}),hide:s=>document.body.classList.toggle("\
uw-opening",s),replaced:()=>!document.querySelector(".uw-first")}),this.draw=()=>{(t.get("note")||t.get("busy"))&&this.address.
answered(),this.show()},this.moved=()=>this.address.changed(),this.stops=[jt(()=>{this.show(),this.moved()}),en(this.root,
()=>{}),Rr(()=>{this.aim.said=!1,this.show()})],t.on(xl,this.draw),t.on("change:link",this.moved),this.show()}set(t,n){this.
model.set(t,n),this.model.save_changes()}dismiss(){this.read=this.model.get("note"),this.show(),this.root.querySelector(
"[data-k=menu]").focus({preventScroll:!0})}get standing(){let t=this.model.get("seats"),n=this.model.get("seed");return[
[String(t),t===1?" seat":" seats"],...n?[[n,`, ${this.seedName} `]]:[]]}get seedName(){return this.model.get("tab")==="p\
lay"?"deal":"seed"}show(){this.model.get("note")||(this.read="");let{model:t}=this,n=t.get("howto"),[[s,r],o]=this.standing,
i=t.get("tabs").slice(3);this.root.classList.toggle("elsewhere",i.some(([a])=>a===t.get("tab"))),G(this.head,h("div.mast",
h("div.plate",{"aria-hidden":"true"},t.get("plate")&&h("img",{alt:"",src:`data:image/svg+xml,${encodeURIComponent(t.get(
"plate"))}`})),h("h1",t.get("title")),h("div.tabs",{role:"tablist","aria-label":"Rooms"},t.get("tabs").map((a,l)=>this.tab(
a,l))),h("button.btn.settings",{"data-k":"menu","aria-haspopup":"dialog","aria-expanded":String(this.open),onclick:()=>this.
toggle(!this.open)},mp(),h("span.standing",h("b",s),r,o&&[o[1],h("b",o[0])]))),this.open&&kl(this),t.get("note")&&t.get(
"note")!==this.read&&h("div.refused",h("p.refusal",{role:"alert"},t.get("note")),h("button.btn",{"data-k":"read",onclick:()=>this.
dismiss()},"Close")),t.get("busy")&&h("div.underway",h("p",t.get("busy")),h("button.btn",{"data-k":"stop",onclick:()=>t.
send({kind:"stop"})},"Stop")),Wr(n,this.over,this.saysAim(n,t.get("tab"))),this.tip),queueMicrotask(()=>Qa(t.get("howto"),
t.get("tab"),this.over))}saysAim({game:t},n){let s=`${t} ${n}`;return t&&this.aim.at!==s&&(this.aim={at:s,said:!Je(t)}),
this.aim.said}tab([t,n],s){let r=t===this.model.get("tab"),o=this.model.get("lacks")[t];return h("button",{role:"tab","d\
ata-k":`tab.${t}`,class:s>2?"further":null,"aria-selected":String(r),"aria-disabled":o?"true":null,title:o,tabindex:r?0:
-1,onclick:()=>this.set("tab",t),onkeydown:i=>this.along(i,t)},n)}along(t,n){let s={ArrowRight:1,ArrowLeft:-1}[t.key];if(!s)
return;t.preventDefault();let r=[...this.root.querySelectorAll("[role=tab]")].filter(a=>a.offsetParent),o=r.findIndex(a=>a.
dataset.k===`tab.${n}`),i=r[(o+s+r.length)%r.length];i.focus(),this.set("tab",i.dataset.k.slice(4))}get page(){return this.
root.closest(".uw-page")??this.root}get link(){let t=this.model.get("link");return ct()?`${location.origin}${mt(location.
pathname,t,ot())}`:t}toggle(t){this.open=t,this.say(""),this.show(),((t?[...this.root.querySelectorAll(".menu :is(button\
, input)")].find(s=>s.offsetParent):null)??this.root.querySelector("[data-k=menu]")).focus({preventScroll:!0})}key(t){t.
key!=="Escape"||!this.open||(t.preventDefault(),this.toggle(!1))}async copy(t,n){try{await navigator.clipboard.writeText(
t),this.say(n)}catch{this.say(t,!1)}}say(t,n=!0){clearTimeout(this.saying),this.tip.textContent=t,t&&n&&(this.saying=window.
setTimeout(()=>this.say(""),dp))}remove(){clearTimeout(this.saying),document.removeEventListener("pointerdown",this.outside),
this.model.off(xl,this.draw),this.model.off("change:link",this.moved),this.address.stop();for(let t of this.stops)t()}};
function vl({model:e,el:t}){let n=new Yr(e,t);return()=>n.remove()}var $l=({name:e,choices:t,help:n},s,r)=>t?h("select.pick",{id:s,"data-k":`field.${e}`,onchange:o=>r[e]=o.target.value},t.
map(([o,i])=>h("option",{value:o,selected:o===r[e]},i))):h("input",{id:s,"data-k":`field.${e}`,value:r[e],maxlength:200,
autocomplete:"off",placeholder:n,oninput:o=>r[e]=o.target.value});var pp=e=>h("dl.clauses",e.map(([t,n])=>h("div",h("dt",t),h("dd",n))));function zr({model:e,el:t}){let n=h("div.uw.uw-ru\
les"),s=e.get.bind(e),r=h("div");tt(n,s("palette"));let o=()=>r.replaceChildren(...s("note")?[h("p.refusal",{role:"alert"},
s("note"))]:[]),i=()=>{let{aim:d,title:m}=s("howto");return d&&[h("div.thead",h("h2","How to play"),h("p.mute",m)),h("p.\
goal",d),ts(s("howto"))]},a=(d,m)=>{let p=z(d.name);return h("div.field",h("label",{for:p},d.label,d.help&&h("small",d.help)),
$l({...d,help:""},p,m))},l=()=>{let d=Object.fromEntries(s("fields").map(({name:m,value:p})=>[m,p]));return h("details.l\
eft",h("summary",h("b","What the rulebook leaves open")," ",h("span.mute",s("force"))),h("form",{onsubmit:m=>{m.preventDefault(),
e.send({kind:"set",values:d})}},s("fields").map(m=>a(m,d)),h("div.field",h("span.mute","Who changes one begins anew in e\
very room."),h("div.row.start",h("button.btn.solid",{type:"submit","data-k":"set"},"Play by these"),h("button.btn",{type:"\
button","data-k":"first",onclick:()=>e.send({kind:"first"})},"As at first")))),h("h3","How we settled the rest"),h("ul.r\
ulings",s("rulings").map(([m,p])=>h("li",p,h("small",` ${m}`)))))},c=()=>{let d={record:""};return h("details.left",h("s\
ummary",h("b","Open a saved game or a link")),h("form",{onsubmit:m=>{m.preventDefault(),e.send({kind:"set",values:d})}},
a({name:"record",label:"A record or link to open",value:"",help:s("record")},d),h("div.field",h("span"),h("button.btn.so\
lid",{type:"submit","data-k":"open"},"Open"))))},u=s("heads");return n.append(h("section.sheet",i(),u.length>0&&[h("h2",
"The rules"),u.map(([d,m])=>[h("h3",d),pp(m)]),l(),c(),r])),t.append(n),o(),e.on("change:note",o),()=>e.off("change:note",
o)}var fp=400,Jr=[["guess","A guess"],["think","I think so"],["know","I know"]];function Ml(e,t=()=>{}){let n=h("div"),s=o=>{
e.sure=o,r()},r=()=>{t(),G(n,ht({label:"How sure are you?",choices:Jr,value:e.sure,k:"sure",pick:s}))};return r(),h("div\
.sure",h("span","How sure?"),n)}function Sl({press:e,refused:t}){let n=Number.NEGATIVE_INFINITY,s="",r="",o=h("button.bt\
n.solid.wide",{"data-k":"main",onclick:()=>{performance.now()-n<fp||(s?t(s):e())}});return{node:o,show(i,a,l=i){r&&r!==l&&
(n=performance.now()),r=l,o.textContent!==i&&(o.textContent=i),s=a,a?o.setAttribute("aria-disabled","true"):o.removeAttribute(
"aria-disabled"),o.title=a}}}var El=({revealed:e,steps:t=[]})=>e&&h("ol.reckoning",t.map(({letter:n,words:s,formula:r,value:o})=>h("li",h("span",n),h(
"span",s),h("b",o),r!==o&&h("small",r)))),gp=/-(US|CA|MX|PH|CO|CL|VE)$/i,Tl=()=>({kind:"print",at:vn()?location.origin+location.
pathname:"",letter:gp.test(navigator.language)});function Ll(e){if(e.kind!=="print")return;document.querySelector("ifram\
e.uw-print")?.remove();let t=h("iframe.uw-print",{title:"The sheet that is printed","aria-hidden":"true",tabindex:-1,style:"\
position:fixed;width:0;height:0;border:0",srcdoc:e.html,onload:()=>{t.contentWindow?.focus(),t.contentWindow?.print()}});
document.body.append(t)}var Al=[];globalThis.addEventListener?.("beforeprint",()=>{for(let e of document.querySelectorAll(
".uw-panel"))Al.push([e,e.className]),e.className=e.className.replace(/ c\d+/g,"")});globalThis.addEventListener?.("afte\
rprint",()=>{for(let[e,t]of Al.splice(0))e.className=t});var Ne=(e,t,n)=>Math.max(0,Math.min(1,(e-t)/(n-t||1)));function bt(e,t){return t==="chance"?`${(e*100).toFixed(1)}%`:e.toFixed(
2).replace("-","−")}function ie(e,t){let n=[.1,.2,.25,.5,1,2,2.5,5,10,20,25,50,100,200,250,500].find(r=>(t-e)/r<=5)??(t-
e)/4,s=[];for(let r=Math.ceil(e/n);r*n<=t+1e-9;r++)s.push(Number((r*n).toFixed(9)));return s}var Lt=(e,t,n,s="tx",r=14)=>k(
"text",{x:e,y:t,class:s,"font-size":r},n);function wt(e,t,n,s){if(e===0)return C(t,n,s-.8,{fill:"none",stroke:"var(--edg\
e)","stroke-width":1.5});let r=e>1&&C(t,n,s-.9,{fill:"none",stroke:"var(--accent-fill)","stroke-width":1.9});return k("g",
C(t,n,e>1?s*.56:s,{fill:"var(--accent-fill)"}),r)}var Bt=6;function Xr({came:e,measure:t},n,s){return t!=="chance"?k("path.it-paid",{d:`M${n} ${s-Bt-1}l${Bt+1} ${Bt+1}-${Bt+
1} ${Bt+1}-${Bt+1}-${Bt+1}Z`}):e==null?k("path.it-hid",{d:`M${n-Bt} ${s}h${2*Bt}`,"stroke-dasharray":"3 2"}):e?C(n,s,Bt,
{class:"it-came"}):C(n,s,Bt-1,{class:"it-did-not"})}var bp=({came:e,measure:t,words:n})=>t!=="chance"?n.replace(/\.$/,"").
toLowerCase():e==null?"not seen in the game":e?"it came":"it did not come",Qr=e=>[e.mine?`you said ${e.mine}`:"skipped",
`the answer is ${e.right}${e.measure==="chance"?"":` ${e.measure}`}`,bp(e)].join(", ");function wp({said:e,exact:t,reach:n,
span:[s,r]}){let o=a=>4+192*Math.min(1,Math.max(0,Ne(a,s,r))),i=o(t-n);return k("svg.bar",{viewBox:"0 0 200 30",preserveAspectRatio:"\
none","aria-hidden":"true"},k("path.axis",{d:"M4 15H196"}),N(i,6,o(t+n)-i,18,{class:"reach"}),k("path.exact",{d:`M${o(t)}\
 3V27`}),e!=null&&k("path.said",{d:`M${o(e)-7} 3h14l-7 12z`}))}var yp=e=>h("p.key",{"aria-hidden":"true"},h("span.k-said",
"you said"),h("span.k-exact","exact, and what is near"),h("span.k-came","it came"),e&&h("span.k-paid","an amount came"));
function Ol({title:e,near:t,lines:n=[],doors:s=[]},r,{go:o,open:i},a){let l=r.filter(({said:c})=>c!=null);return[h("div.\
endhead",h("h2",{"data-k":"ending",tabindex:-1},e),t&&h("span.chip.line",t)),l.length>0&&yp(l.some(({measure:c})=>c!=="c\
hance")),l.length>0&&h("ul.stops",l.map(c=>h("li",h("button",{"data-k":`stop.${c.at}`,"aria-label":`Step ${c.frame}, ${c.
name} ${Qr(c)}. Look at it again`,onclick:()=>o(c.at)},h("span.q",h("b",String(c.frame)),` ${c.name}`),wp(c),h("span.fig",
c.mine,h("small"," for "),c.right),k("svg",{viewBox:"0 0 16 16",width:16,height:16,"aria-hidden":"true"},Xr(c,8,8)))))),
h("div.sum",n.map(([c,u])=>h("p",c&&h("b",c," "),u))),l.length>0&&a(),h("div.enddoors",s.map(({label:c,link:u},d)=>{let[
m,...p]=c.split(", ");return h(d===0?"button.btn.solid":"button.btn",{"data-k":`door.${d}`,"aria-label":c,onclick:()=>i(
u)},m,p.length>0&&h("span",`, ${p.join(", ")}`))}))]}var Ul=(e,t)=>t?`${Math.round(e*100)}${e===1?"%":""}`:String(Math.round(e*100)/100).replace("-","−");function os(e,t,n,s){
let r=t.measure==="chance",o=t.answer?.value??0,i=[o,t.said?.value,n.value].filter(E=>E!=null),a=r?0:Math.min(0,t.span[0],
...i),l=r?1:Math.max(t.span[1],...i),c=84,u=62,d=E=>c+Ne(E,a,l)*(e-c-u),m=z("hatch"),p=s?25:31,f=[],g=15,b=(E,S,O,P)=>{f.
push(Lt(0,g+5,E,P?"tx2":"tx"),S,Lt(e,g+5,O,"tx b e",15)),g+=p},w=E=>({x:Math.min(d(0),d(E)),width:Math.max(1.5,Math.abs(
d(E)-d(0)))});if(t.said){let E=d(t.said.value);b("You said",k("g",vt(`M${d(0)} ${g}H${E}`,"var(--accent-fill)",2),k("pat\
h",{d:`M${E} ${g+10}l-9-17h18z`,fill:"var(--accent-fill)"})),bt(t.said.value,t.measure))}if(t.was&&!t.said){let E=d(t.was.
value);b("It was",k("g.ghost",k("path",{d:`M${d(0)} ${g}H${E}`,"stroke-dasharray":"5 4"}),k("path",{d:`M${E} ${g+10}l-9-\
17h18z`,"stroke-linejoin":"round"})),bt(t.was.value,t.measure),!0)}let x=t.simulated?"Stored":"Exact";b(x,k("rect",{...w(
o),y:g-9,height:18,fill:"var(--ink)",...kp(t,w)}),bt(o,t.measure));let{value:y,low:v,high:M}=n,$=y!=null&&v!=null&&M!=null;
t.untried||(b("Simulated",$&&k("g",k("rect",{...w(y),y:g-8.5,height:17,fill:`url(#${m})`,stroke:"var(--ink)","stroke-wid\
th":1.5}),vt(`M${d(v)} ${g}H${d(M)}M${d(v)} ${g-6}v12M${d(M)} ${g-6}v12`,"var(--accent-fill)",2.5)),$?bt(y,t.measure):"",
!$),$||f.push(Lt(c+8,g-p+5,"not tried yet","tx2",13)));let T=ie(a,l).map(E=>[k("path",{d:`M${d(E)} 2V${g-13}`,stroke:E===
0&&!r?"var(--edge)":"var(--rule)"}),Lt(d(E),g+5,Ul(E,r),"tx2 m",13)]),L=[t.said&&`You said ${bt(t.said.value,t.measure)}\
.`,`${x} ${bt(o,t.measure)}${t.was?`; ${t.was.words}`:""}.`,$&&`Simulated ${bt(y,t.measure)}, 95% from ${bt(v,t.measure)}\
 to ${bt(M,t.measure)}.`].filter(Boolean);return de(e,g+10,L.join(" "),k("defs",Mt(m,"var(--ink)")),T,f)}var kp=({was:e,
answer:t},n)=>e&&e.value!==t?.value?{class:"grown",style:`--from:${n(e.value).width/n(t?.value??0).width}`}:{},Rl=()=>k(
"svg",{width:14,height:16,viewBox:"-7 -15 14 16","aria-hidden":"true"},k("path.ghost",{d:"M0-2l-6-11h12z","stroke-linejo\
in":"round"}));function Nl(e,t,n){let s=e.flatMap(u=>Array(u.n).fill(u.yes)),r=u=>[8+u%10*19,8+Math.floor(u/10)*19],[o,i]=r(
Math.max(1,Math.round((t??0)*100))-1),[a,l]=r(Math.round((n??0)*100)-1),c=e.map(u=>`${u.n} ${u.words}`).join(", ");return k(
"svg.hundred",{viewBox:"0 0 187 187",role:"img","aria-label":`Of 100: ${c}.`},s.map((u,d)=>{let[m,p]=r(d);return wt(u,m,
p,7.2)}),n!=null&&a>0&&k("path.ghost",{d:`M${a} ${l+6}l-7-12h14z`,"stroke-linejoin":"round"}),t!=null&&t>0&&k("path",{d:`\
M${o} ${i+6}l-6-11h12z`,fill:"var(--accent)",stroke:"var(--sheet)","stroke-width":2}))}var to=e=>k("svg",{width:18,height:18,
"aria-hidden":"true"},wt(e,9,9,7));function Pl(e,t,n=t){let s=Math.max(...n.map(a=>a[1]),.01),r=14+8*Math.max(...n.map(a=>a[0].
length)),o=n.length>6?22:27,i=t.length*o;return de(e,i,`${t.map(a=>`${a[0]}: ${a[2]}`).join(". ")}.`,t.map(([a,l,c],u)=>{
let d=u*o+o/2;return[Lt(0,d+5,a),N(r,d-7,Math.max(1.5,l/s*(e-r-64)),14,{fill:"var(--ink)"}),Lt(e,d+5,c,"tx b e")]}))}function Hl(e,t,n,s){
let{runs:r,value:o}=s,i=n.measure==="chance",a=n.apart?void 0:n.answer?.value,l=n.said?.value,[c,u]=i?[0,1]:n.span,d=H=>bt(
H,n.measure).replace("%",""),m=[a,l].flatMap(H=>H==null?[]:[q(d(H),1.06*14)]),p=40,f=Math.max(58,17+Math.max(0,...m)),g=10,
b=26,w=H=>p+Math.log10(H)/4*(e-p-f),x=H=>g+(1-Ne(H,c,u))*(t-g-b),y=z("band"),v=ie(c,u),M=Math.max(1,Math.ceil(17*(v.length-
1)/(t-g-b))),$=(H,Z)=>H.map((rt,At)=>`${At?"L":"M"}${w(rt[0])} ${x(rt[Z])}`).join(""),[T=[],...L]=r,E=T[T.length-1],S=e-
f+10,O=a==null?0:x(a)+5,P=l==null?0:x(l)+5,B=a==null||l==null?18:Math.abs(O-P),D=B>=17?0:(17-B)/2+1,K=P<=O?-1:1,W=o==null||
!E?"No trials yet.":`After ${s.begun.toLocaleString("en")} trials ${bt(o,n.measure)}, 95% from ${bt(s.low??0,n.measure)}\
 to ${bt(s.high??0,n.measure)}${a==null?".":`; exact ${bt(a,n.measure)}.`}`;return de(e,t,W,k("defs",Mt(y,"var(--edge)")),
v.map((H,Z)=>[k("path",{d:`M${p} ${x(H)}H${e-f}`,stroke:"var(--rule)"}),Z%M===0&&Lt(p-8,x(H)+5,Ul(H,i).replace("%",""),"\
tx2 e",13)]),[1,10,100,1e3,1e4].map(H=>Lt(w(H),t-6,H.toLocaleString("en"),H===1?"tx2":"tx2 m",13)),T.length>1&&k("path",
{d:`${$(T,3)}L${[...T].reverse().map(H=>`${w(H[0])} ${x(H[2])}`).join("L")}Z`,fill:`url(#${y})`,opacity:.6}),L.map(H=>vt(
$(H,1),"var(--edge)",1.5)),a!=null&&vt(`M${p} ${x(a)}H${e-f}`,"var(--ink)",3),vt($(T,1),"var(--accent-fill)",2.5,{"strok\
e-linejoin":"round"}),T.map((H,Z)=>C(w(H[0]),x(H[1]),Z===T.length-1?5:3.2,{fill:Z===T.length-1?"var(--lit)":"var(--sheet\
)",stroke:"var(--accent-fill)","stroke-width":2})),l!=null&&[k("path",{d:`M${e-f+1} ${x(l)}l10-6v12z`,fill:"var(--accent\
-fill)"}),k("text.b",{x:S+5,y:P+K*D,"font-size":14,fill:"var(--accent)"},d(l))],a!=null&&Lt(S+5,O-K*D,d(a),"tx b"))}var Pe=26,
xp=36;function Cl(e,t){let n=Math.min(xp,(e-Pe-4)/Math.max(1,t.length-1)),s=n>=24,r=t.map(({face:i,die:a,words:l})=>[i?.text,a&&
`a die, ${a}`,l].filter(Boolean).join(": "));return de(e,56,r.join(", ")||"No trial yet.",t.map((i,a)=>{let l=2+a*n,c=l+
Pe/2,u=!!i.counts,d={transform:`translate(${i.die?l+1:l} ${i.die?8:2})`},m=i.eye?$p(c,20,u):k("g",d,i.die?An(i.die,Pe-2,
u):qt(i.face,Pe));return k("g",m,u&&!i.eye&&!i.die&&N(l-1,1,Pe+2,Pe*1.4+2,{rx:3,fill:"none",stroke:"var(--lit)","stroke-\
width":3}),(s||i.counts)&&Lt(vp(c,i.words,e),54,i.words??"",i.counts?"tx b m":"tx2 m",13))}))}function vp(e,t,n){let s=q(
t??"",13)*.55;return Math.max(s,Math.min(e,n-s))}var $p=(e,t,n)=>k("g",{fill:"none",stroke:"var(--ink)","stroke-width":2},
k("path",{d:`M${e-13} ${t}q13 ${n?-20:0} 26 0q-13 20-26 0Z`}),n?C(e,t,5,{fill:"var(--accent-fill)",stroke:"none"}):k("pa\
th",{d:`M${e-7} ${t+11}l-2 4M${e} ${t+12}v5M${e+7} ${t+11}l2 4`}));function Bl(e,t,n,s){let l=Math.max(n,t.length,1),c=Math.
min(42,(e-30)/l),u=g=>30+c*(g+.5),d=g=>42-g*36,m=new Map(t.map(g=>[g.at,g])),p=t.map(g=>`${g.at+1}: ${Qr(g)}`),f=g=>{let b=m.
get(g),w=u(g),x=Math.min(13,c/2-1);if(!b&&c<11)return N(w-1,50,2,6,{fill:"var(--edge)"});if(!b)return Lt(w,58,"?","tx2 b\
 m",14);let[y,v]=b.span,M=$=>d(Ne($,y,v));return[b.said!=null&&k("path",{d:`M${w-1} ${M(b.said)}l-11-7v14z`,fill:"var(--\
accent-fill)"}),N(w+1,M(b.exact)-3,x,6,{fill:"var(--ink)"}),Xr(b,w,53)]};return de(e,66,p.length?`${p.join(". ")}.`:"No \
guesses yet.",s>=0&&[N(u(s)-c/2,0,c,62,{fill:"var(--inset)"}),N(u(s)-c/2,62,c,3,{fill:"var(--lit)"})],[0,.5,1].map(g=>[k(
"path",{d:`M30 ${d(g)}H${e}`,stroke:"var(--rule)"}),g!==.5&&Lt(24,d(g)+5,String(g*100),"tx2 e",13)]),Array.from({length:l},
(g,b)=>f(b)))}var _l=e=>e.split("/").map((t,n,s)=>n<s.length-1?[`${t}/`,h("wbr")]:t),Mp=()=>k("svg",{width:18,height:18,"aria-hidden":"\
true"},k("path",{d:"M9 16 1 2h16z",fill:"var(--accent-fill)"}));function Il(e,t,n,s,r,o,i,a){if(e.certain)return ql(h("d\
iv.answer",so(e),Dl(e),r));let l=h("div.cmp"),c=[It(l,p=>os(p,e,t(),o()))],u=e.bars??[],d=h("div.outcomes");return u.length>
0&&c.push(It(d,p=>Pl(p,u))),{node:h("div.answer",l,n.seen&&Sp(n),Ep(e,i),e.measure==="chance"?Tp(e,s,a):Lp(e,a),u.length>
0&&d,r,Dl(e)),tried:()=>c[0].again(),again:()=>c.forEach(p=>p.again()),stop:()=>c.forEach(p=>p.stop())}}var ql=e=>({node:e,
tried:()=>{},again:()=>{},stop:()=>{}}),Sp=e=>h("p.came",h("span",e.came==null?"Not seen in the game":e.came?"This time \
it came":"This time it did not"),to(e.came?1:0),h("b",e.words??""));function eo({mistake:e,asks:t,own:n},s){if(!e)return null;
if(n)return h("p",h("b",`${e.name}. `),e.words);let r=(o,i)=>h("button.btn.quiet",{"data-k":`own.${o}`,onclick:()=>s(i)},
o);return t&&h("p.own",h("span",e.asked),r("Yes",!0),r("No",!1))}function Ep(e,t){let{said:n,misconception:s,notice:r}=e,
o=n&&[h("p",{role:"status"},h("b",n.verdict)),eo(n,t)];return no(o,r,s)}var no=(e,t,n)=>!!(e||t||n)&&h("div.note",Mp(),h(
"div",e,t&&h("p.notice",t),n&&h("p.trap",`The trap: ${n}.`)));function Tp(e,t,n){let{answer:s,dots:r=[]}=e;if(!s)return null;
let o=String(s.hundred),i=[s.percent,`chance ${s.one_in}`,`odds ${s.odds}`,e.simulated].filter(Boolean);return[h("div.co\
unted",r.length>0&&Nl(r,e.said?.value,e.was?.value),h("div",h("p.big",h("span.sr",`${s.about} `),h("button.asks-why",{tabindex:-1,
"aria-label":o,onclick:n},me(o,46)),h("b",t?`of 100 ${s.says}`:"of 100"),Wl(o,n)),so(e),h("ul.kinds",r.map(a=>h("li",to(
a.yes),h("span",h("b",String(a.n)),` ${a.words}`)))))),h("p.ways",t&&h("b.short",`${o} of 100 ${s.says}: `),s.fraction&&
["exactly ",h("b",_l(s.fraction)),"; "],i.map((a,l)=>[l>0&&", ",h("span",{},a)]))]}function Fl(e,t){let[n]=/[\u2212-]?\d[\d,.]*\d|\d/.
exec(e)??[""],s=e.indexOf(n);return n?[e.slice(0,s),h("button.asks-why",{"data-k":"headwhy","aria-label":`${n}: why?`,onclick:t},
n),e.slice(s+n.length)]:e}var Wl=(e,t)=>h("button.btn.quiet.derive",{"data-k":"derive",onclick:t},`Why ${e}?`),Lp=(e,t)=>h(
"div.counted",h("div",h("p.lead",h("button.asks-why",{tabindex:-1,onclick:t},h("b",e.answer?.lead??"")),` ${e.answer?.says??
""} `,Wl((e.answer?.lead??"").split(" ")[0],t)),so(e),h("p.ways",e.simulated||e.answer?.fraction&&[e.answer.rounded?"to \
six places ":"exactly ",h("b",_l(e.answer.fraction))]))),so=({was:e})=>e&&h("p.was",Rl(),e.words),Dl=e=>e.apart&&h("p.ap\
art",e.apart);function jl(e,t,n,s,r){let o=e.steps??[],i=o[t];if(!i)return ql(h("p.mute","There is nothing to derive her\
e."));let a=h("div.art",{tabindex:0,role:"group","aria-label":"The picture"}),l=i.picture,c=l&&It(a,d=>r(l.kind,d,l));return{
node:h("div.why",h("div.now",{"data-next":!0,tabindex:-1,"aria-live":"polite"},h("h3",h("i",{"aria-hidden":"true"},i.letter),
i.words),l&&a,i.tree&&h("ul.branches",Vl(i.tree,0)),(i.formula||i.value)&&h("p.reckon",h("span",i.formula??""),h("b",i.value?
`= ${i.value}`:""))),h("div",{class:o.length>6?"tiles many":"tiles",role:"group","aria-label":"All steps"},o.map((d,m)=>h(
"button",{"data-k":`why.${m}`,"aria-current":m===t?"step":null,"aria-label":`${d.letter}. ${d.words}${n.has(m)?`: ${d.value??
""}`:""}`,onclick:()=>s(m)},h("i",{"aria-hidden":"true"},d.letter),h("span",h("small",d.words),d.value!=null&&(n.has(m)?
h("b",d.value):h("em.rd"))))))),tried:()=>{},again:()=>c?.again(),stop:()=>c?.stop()}}function Gl({steps:e=[]},t,n){return e[t]?
h("div.stepnav",h("button.btn",{"data-k":"why.back","aria-label":"The step before","aria-disabled":t?null:"true",onclick:()=>t&&
n(t-1)},t?`◂ ${e[t-1].letter}`:"◂"),h("span",`step ${t+1} of ${e.length}`),h("button.btn.solid",{"data-k":"why.on","\
aria-label":t+1<e.length?`Next step, ${e[t+1].letter}`:"Once more from the first step",onclick:()=>n((t+1)%e.length)},t+
1<e.length?`Next: ${e[t+1].letter} ▸`:"Again: a")):null}var Vl=(e,t)=>[h("li",{style:`--depth:${t}`},e.chance&&h("b",e.
chance),h("span",e.words),e.value&&h("em",e.value)),...e.children.flatMap(n=>Vl(n,t+1))],Kl=()=>h("div.covered",{role:"i\
mg","aria-label":"The answer is covered until you give a number."},h("div.lines",h("i",{style:"width:88%"}),h("i",{style:"\
width:62%"})),h("div.blank"),h("i",{style:"width:74%"})),Zl=()=>h("p.key",{"aria-hidden":"true"},h("span.k-said","you sa\
id"),h("span.k-exact","exact"),h("span.k-came","it came"),h("span.k-not","it did not")),Yl=({lesson:e="",concept:t},n)=>h(
"div.sheet",{role:"dialog","aria-label":t,onkeydown:s=>s.key==="Escape"&&n()},h("h2",t),e.split(`

`).map(s=>h("p",s.split("**").map((r,o)=>o%2?h("b",r):r))),h("button.btn.solid.wide",{"data-k":"readclose",onclick:n},"B\
ack to the question"));var zl=e=>e.split(/(?<=[.?!])\s+/);function nn(e){let t=e.map(zl),n=t[0].filter(s=>t.every(r=>r.includes(s)));return{both:n.
join(" "),own:t.map(s=>s.filter(r=>!n.includes(r)).join(" "))}}var ro=(e,t)=>e.closest(".uw-cols")?.setAttribute("data-s\
ide",String(t)),Jl=e=>t=>ro(t.currentTarget,e),Xl=(e,{line:t},n,s)=>[h("button.sidehead",{"data-k":`turn${e}`,onclick:Jl(
e)},h("b.badge",{"aria-hidden":"true"},String(e+1)),h("b",t),s&&h("b.it",s)),n&&h("p.mute",n)];function Ql(e,t,n,s){let r=nn(
e.map(({ask:a})=>a)).own,o=nn(e.map(({given:a})=>a)).own,i=a=>zl(`${r[a]} ${o[a]}`.trim()).filter(l=>l&&!e[a].line.startsWith(
l.slice(0,-1))).join(" ");return h("div.pair",e.map((a,l)=>h("div.side",{role:"group","aria-label":a.line,onfocusin:Jl(l)},
Xl(l,a,i(l)),zn({...a,says:""},{k:String(l),label:a.line,value:t[l],set:c=>n(l,c),enter:s}))))}function tc(e,t){let n=e.
flatMap((s,r)=>s===""?[r]:[]);return n.length>1?"Move the sliders, or type two numbers.":n.length?`The ${n[0]?"second":"\
first"} number is missing. Both are shown together.`:t.map((s,r)=>Yn(e[r],s)).find(Boolean)??""}var ec=(e,t)=>ht({label:"\
Which of the two",choices:e.map(({at:n,line:s},r)=>[n,`${r+1}. ${s}`]),value:e.find(({here:n})=>n)?.at??e[0].at,k:"side",
pick:t});function nc(e,t,n){let s=t.map(()=>h("div.cmp")),r=t.map(({measure:l,span:c,said:u,number:d},m)=>{let p={measure:l,
span:c,said:u,answer:{value:d??0},untried:!0};return It(s[m],f=>os(f,p,{},!0))}),o=t.find(({said:l})=>l?.asks),i=t.map(({
said:l},c)=>l&&[h("p",{role:"status"},h("b",`${c+1}. `),l.verdict),(l.own||t[c]===o)&&eo(l,n)]);return{node:h("div.answe\
r",t.map((l,c)=>h("div.side",Xl(c,l,"",l.text),s[c])),no(i,e.notice)),tried:()=>{},again:()=>r.forEach(l=>l.again()),stop:()=>r.
forEach(l=>l.stop())}}function sc(e,t,n,{draft:s,folded:r,changed:o,enter:i}){let a=(u,d)=>{s.values[u]=d,o()},l=()=>zn({...e,says:e.says||"ti\
mes"},{value:s.values[0],set:u=>a(0,u),enter:i}),c=()=>G(r,Jr.map(([u,d])=>h("option",{value:u,selected:u===s.sure},d)));
return[t.length>0?Ql(t,s.values,a,i):l(),Ml(s,c),n&&h("p.refusal",{role:"alert"},n)]}var Ap=()=>k("svg.tick",{width:16,height:16,viewBox:"0 0 16 16","aria-hidden":"true"},vt("M2 8.5 6 13 14 3.5","currentCo\
lor",2.5)),Op=e=>e.away?`, not now. ${e.away}`:"",oo=2;function rc({chips:e,now:t,open:n,pick:s,toggle:r}){if(e.length<oo)
return null;let o=e.findIndex(a=>a.id===t),i=z("chips");return h("div",{class:n?"chips open":"chips"},h("button.btn.onec\
hip",{"data-k":"chips","aria-expanded":String(n),"aria-controls":i,onclick:r},h("span",`Question ${o+1} of ${e.length}`),
h("b",e[o]?.name??"")),h("div.allchips",{id:i,role:"group","aria-label":"Questions"},e.map((a,l)=>h("button.qchip",{"dat\
a-k":`q.${a.id}`,"aria-pressed":String(a.id===t),"aria-keyshortcuts":l<9&&ns()?String(l+1):null,"data-away":!a.arises,"a\
ria-label":`${l+1}. ${a.name}${a.done?", answered":""}${Op(a)}`,title:a.away?`${a.title} ${a.away}`:a.title,onclick:()=>s(
a.id)},h("span",a.name),a.done&&Ap()))))}var oc=e=>h("div.goal",h("h2",e.title??""),!!e.of&&h("span.chip.line",`${[e.at,
e.also].filter(Boolean).join(" and ")} of ${e.of}`),e.line&&h("p",e.line));function io(e,t){let{choices:n,name:s,label:r,
value:o}=e,i=n.length>6||n.map(c=>c[1]).join("").length>22,a=z("setting"),l=`knob.${s}`;return h("div",{class:e.model?"s\
etting model":"setting"},h(i?"label":"span",{for:i?a:null},r),i?h("select.pick",{id:a,"data-k":l,onchange:c=>t(n[c.target.
selectedIndex][0])},n.map(([c,u])=>h("option",{selected:c===o},u))):ht({label:r,choices:n,value:o,pick:t,k:l}))}var ic=(e,t,n)=>h(
"div.siblings",{role:"group","aria-label":`${e}: each choice`},h("span",e),t.map((s,r)=>h("button",{"data-k":`sib.${r}`,
"aria-pressed":String(s.here),"aria-label":`${s.label}: ${s.text??"covered until you give a number"}`,onclick:()=>n(s.value)},
h("span",s.label),s.text?h("b",s.text):h("i.rd"))));var U={ink:"var(--ink)",accent:"var(--accent-fill)",rule:"var(--rule)",edge:"var(--edge)",sheet:"var(--ground, var(--she\
et))",band:"color-mix(in srgb, var(--rule) 45%, transparent)"},R=(e,t,n,s="tx",r=13)=>k("text",{x:e,y:t,class:s,"font-si\
ze":r},String(n)),I=(e,t=U.rule,n=1,s={})=>k("path",{d:e,fill:"none",stroke:t,"stroke-width":n,...s}),ao=(e,t)=>k("path",
{d:`M${e} ${t}l9 18h-18z`,fill:U.sheet,stroke:U.accent,"stroke-width":2.5}),X=(e,t,n,...s)=>k("svg.pic",{width:e,height:t,
viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":n},...s),lt=(e,t)=>({class:"pic-in",style:`animation-delay:${Math.round(
e*t)}ms`});function et(e,t,n=13){let s=[];for(let r of e.split(" ")){let o=s.length-1;o>=0&&q(`${s[o]} ${r}`,n)<=t?s[o]+=
` ${r}`:s.push(r)}return s}function yt(e,t,n=6){let s=10**Math.floor(Math.log10((t-e)/n||1));for(let o of[1,2,5,10,20])if((t-
e)/(s*o)<=n){s*=o;break}let r=[];for(let o=Math.ceil(e/s-1e-9);o*s<=t+1e-9;o++)r.push(Number((o*s).toFixed(9)));return r}
var lo=e=>String(e).replace("-","−");function sn(e,t,n,s,r){let o=R(e,t,n,s,r);return o.style.cssText="paint-order:str\
oke;stroke:var(--ground, var(--sheet));stroke-width:4px",o}var ac=(e,t,n,s)=>k("g",C(e,t,n-.8,{fill:U.band,stroke:U.rule,"stroke-width":1.5}),I(`M${e-n} ${t+n}L${e+n} ${t-n}`,U.ink,
2,s?{class:"pic-in late"}:{}));function is(e,t,n=0){let s=Math.min(19,e/25),r=s*.38,o=[...t.signs],i=u=>[(u%25+.5)*s,(Math.
floor(u/25)+.5)*s],a=4*s+19,l=0,c=t.kinds.map(([u,d],m)=>{let p=`${u.toLocaleString("en")} ${d}`,f=30+q(p,13);l>0&&l+f>e&&
([l,a]=[0,a+19]);let g=l;return l+=f,[m===2?ac(g+8,a-4.5,7,!1):wt(m===0?1:0,g+8,a-4.5,7),R(g+20,a,p,"tx")]});return X(e,
a+6,t.spoken,Array.from({length:100-o.length},(u,d)=>{let[m,p]=i(o.length+d);return C(m,p,1.5,{fill:U.rule})}),o.map((u,d)=>{
let[m,p]=i(d),f=u==="x"?ac(m,p,r,d>=n):wt(u==="y"?1:0,m,p,r);return d>=n?k("g.pic-in",f):f}),c)}var we=21,Up=3,co=50;function as(e,t,n=0,s=200){
let{start:r,target:o,n:i}=t,[a,l]=[i<1e3?34:48,e-12],c=S=>a+(l-a)*(S-r)/(o+5-r),u=20,d=Math.floor((s-u-co-32)/we),m=Math.
max(1,Math.min(Up,d)),p=u+m*we,f=p+12+co,g=Math.max(...t.feet,...t.exact.map(S=>S*i),1)*1.08,b=S=>f-co*S/g,w=yt(r,o,6).filter(
S=>Number.isInteger(S)&&Math.abs(S-o)>(o-r)/10),x=Math.max(1.5,(c(r+1)-c(r))*.66),[y,v]=[z("feet"),z("feet")],M=t.rows.slice(
-m),$=i-M.length,T=i?`Feet on each total after ${i.toLocaleString("en")}`:"Feet on each total",L=i?`at ${o}: ${t.feet[t.
feet.length-1].toLocaleString("en")}`:"",E=e-c(r)-q(L,1.06*13)-8;return X(e,f+20,t.spoken,k("defs",Mt(y,U.ink),Mt(v,U.accent)),
N(c(o)-7,u-4,14,p-u+6,{fill:U.band,stroke:U.edge}),w.map(S=>[R(c(S),13,S,"tx2 m"),I(`M${c(S)} 17V${p}`)]),R(c(o),13,o,"t\
x b m"),Array.from({length:m},(S,O)=>I(`M${c(r)} ${u+O*we+we-5}H${l}`)),M.map((S,O)=>{let P=u+O*we+we-5,B=$+O>=n;return[
R(a-6,P+4,($+O+1).toLocaleString("en"),"tx2 e"),S.slice(1).map((D,K)=>{let[W,H]=[c(S[K]),c(Math.min(D,o+5))],Z=D===o;return k(
"g",B?{class:"pic-in",style:`animation-delay:${M.length>1&&i-n>1?0:K*60}ms`}:{},I(`M${W} ${P}A${(H-W)/2} ${Math.min(we-8,
(H-W)/2*.9+2)} 0 0 1 ${H} ${P}`,U.edge,1.4),C(H,P,Z?5.5:2.2,{fill:Z?U.accent:U.ink}))})]}),I(`M${c(r)} ${f}H${c(o+.6)}`,
U.edge),i>0&&R(a-6,b(g/1.08)+5,Math.round(g/1.08).toLocaleString("en"),"tx2 e"),t.feet.map((S,O)=>{let P=O+1===t.feet.length;
return N(c(r+1+O)-x/2,b(S),x,f-b(S),{fill:`url(#${P?v:y})`,stroke:P?U.accent:U.ink,"stroke-width":.7})}),i>0&&[I(t.exact.
map((S,O)=>`${O?"L":"M"}${c(r+1+O)} ${b(S*i)}`).join(""),U.sheet,5),I(t.exact.map((S,O)=>`${O?"L":"M"}${c(r+1+O)} ${b(S*
i)}`).join(""),U.ink,2.5)],R(c(r),f+16,q(T,13)<E?T:T.replace(" on each total",""),"tx2"),i>0&&R(e,f+16,L,"tx b e"))}var Rp={cases:is,paths:as},ho=(e,t)=>k("svg",{width:22,height:12,"aria-hidden":"true"},k("path",{d:"M0 6h22",fill:"none",
...e}),t),Np=()=>({node:h("p.untried",{role:"status"},Pp),tried:()=>{},again:()=>{},stop:()=>{}}),Pp="No trials of this \
question were dealt in advance, and this page has no Python to deal them now. Here you can try out the questions at whic\
h the game stops and asks, and those of the lessons; with Python, every question.";function lc(e,t,n){if(e.untried)return Np();
let s=h("div.plot"),r=h("div.traces"),o=t().grown,i=o?h("div",{class:`grown ${o.kind}`}):!1,a=o?.n??0,l=h("div.counts",{
role:"group","aria-label":"How many trials"}),c=h("div.told",{role:"status"}),u=h("button.btn.quiet.stop",{"data-k":"sto\
p",onclick:()=>n({kind:"stop"})},"Stop"),d=h("input.seedbox",{inputmode:"numeric","data-k":"trialseed",maxlength:80,"ari\
a-label":"Seed of your trials",onchange:()=>n({kind:"again",seed:d.value})}),m,p=t(),f=h("span",ho({stroke:"var(--edge)",
"stroke-width":1.5}),"runs before"),g=()=>{let{clientWidth:$,clientHeight:T}=s;$>0&&T>40&&s.replaceChildren(Hl($,T,e,t()))},
b=()=>{e.traces&&r.clientWidth>0&&r.replaceChildren(Cl(r.clientWidth,t().traces))},w=()=>{let $=t().grown;!i||!$||!i.clientWidth||
(i.replaceChildren(Rp[$.kind](i.clientWidth,$,Math.min(a,$.n),i.clientHeight)),a=$.n)},x=new ResizeObserver(()=>requestAnimationFrame(
v));x.observe(s);let y=()=>{let $=t();yl(p,$,e),p=$;let T=$.begun>=$.most;l.classList.toggle("full",T),G(l,T?h("button.b\
tn.solid",{"data-k":"anew",onclick:()=>n({kind:"again"})},"Another run"):$.counts.map(S=>h("button",{class:S===1?"btn so\
lid":"btn","data-k":`run.${S}`,"aria-label":`×${S.toLocaleString("en")}: run ${S>1?"so many trials":"one trial"}`,"aria\
-disabled":$.running?"true":null,onclick:()=>!t().running&&n({kind:"run",trials:S,calm:ve()})},`×${S.toLocaleString("en")}`))),
f.hidden=$.runs.length<2,u.style.visibility=$.running?"visible":"hidden",m!==$.seed&&!d.matches(":focus")&&(m=$.seed,d.value=
String($.seed));let L=e.traces?"below the chart":"on the table",E=`One first: ×1 will ${e.trial}, and you see it ${L}.`;
c.replaceChildren(h("p",h("b",$.summary??E),$.last&&h("span.last",` ${$.last}`),$.claim&&` ${$.claim}`,$.band&&h("span.m\
ute",` ${$.band}`),$.beforehand&&h("span.mute",` ${$.beforehand}`)),...$.note?[h("p.refusal",$.note)]:[]),v()},v=()=>{b(),
g(),w(),c.scrollHeight>c.clientHeight+1?c.tabIndex=0:c.removeAttribute("tabindex")},M=h("div.try",i,s,e.traces&&r,l,c,h(
"div.tryfoot",h("p.key",{"aria-hidden":"true"},!e.apart&&h("span",ho({stroke:"var(--ink)","stroke-width":3}),e.simulated?
"found before":"exact"),h("span",ho({stroke:"var(--accent-fill)","stroke-width":2.5},C(11,6,3.2,{fill:"var(--sheet)",stroke:"\
var(--accent-fill)","stroke-width":2})),"your run"),f),h("label.trialseed","seed",d),u,h("button.btn.quiet",{"data-k":"a\
gain",onclick:()=>n({kind:"again"})},"Start again")));return y(),{node:M,tried:y,again:v,stop:()=>x.disconnect()}}var Hp=(e,t,n,s)=>k("g",C(e,t,n-.8,{fill:s?U.band:"none",stroke:U.rule,"stroke-width":1.5}),I(`M${e-n*.9} ${t+n*.9}L${e+
n*.9} ${t-n*.9}`,U.edge,1.8));function cc(e,t){let n=e<560,s=n?16.5:19,r=s*.38,[o,i,a,l]=t.counts,c=[...Array(o).fill("y\
es"),...Array(i).fill("out"),...Array(a).fill("no"),...Array(l).fill("out-no")],u=24,d=10*s+10,m=c.map((O,P)=>{let[B,D]=[
(P%10+.5)*s,u+(Math.floor(P/10)+.5)*s];return O==="yes"||O==="no"?wt(O==="yes"?1:0,B,D,r):k("g.pic-in",{style:"animation\
-delay:240ms"},Hp(B,D,r,O==="out"?1:0))}),p=t.sides.map(([O,P],B)=>{if(!O)return null;let D=B?100-O:0,K=u+D/10*s+2,W=u+(D+
O)/10*s-2,H=(n?e:e*.55)-d-14,Z=et(P,H),rt=Math.min(Math.max((K+W)/2-8*Z.length+5,u+10),u+10*s-16*Z.length);return[I(`M${d}\
 ${K}h6V${W}h-6`,U.edge,1.5),R(d+14,rt,O,"tx b",15),Z.map((At,he)=>R(d+14,rt+16*(he+1),At,"tx2"))]}),[f,g,b]=t.left,w=n?
0:Math.max(e*.58,d+150),x=n?u+10*s+34:u,y=7,v=n?s:Math.min(s,(e-w)/12),M=Array.from({length:g},(O,P)=>k("g",lt(P,8),wt(P<
f?1:0,w+(P%y+.5)*v,x+(Math.floor(P/y)+.5)*v,v*.38))),$=Math.ceil(g/y),T=w+y*v+18,L=e-T-pt(f,34)-8,E=et(`of ${g} ${b}`,Math.
max(L,60),1.06*15),S=x+Math.max($*v,26+18*E.length)+8;return X(e,Math.max(S,u+10*s+4),t.spoken,R(0,13,t.holders,"tx b",14),
m,p,R(w,x-11,`Strike out ${i+l}. Left: ${g}`,"tx b",14),M,$t(f,T,x+2,34,{colour:"var(--accent)"}),E.map((O,P)=>R(T+pt(f,
34)+8,x+14+18*P,O,"tx b",15)),R(T+pt(f,34)+8,x+14+18*E.length,`chance ${t.exact}`,"tx2"))}var hc=e=>1+Math.max(0,...e.children.
map(hc));function uc(e,t){let n=hc(t.tree),s=e/n,r=t.tree.n<1e3?46:62,o=36,i=s-14,a=m=>o+14+16*et(m.words,i).length,l=[],
c=[],u=4,d=(m,p)=>{let f=p*s,g=m.children.map(v=>d(v,p+1)),b=g.length?g.reduce((v,M)=>v+M,0)/g.length:u+o/2;g.length||(u+=
a(m)),m.children.forEach((v,M)=>{let $=v.mark==="out";l.push(k("g",lt(p+1,160),I(`M${f+r} ${b}L${f+s} ${g[M]}`,$?U.rule:
U.ink,$?1.5:2)))});let[w,x]=[m.mark==="yes",m.mark==="out"],y=w?"fill:var(--sheet)":x?"fill:var(--ink-2)":"";return c.push(
k("g",lt(p,160),N(f+1,b-o/2,r-2,o,{rx:3,fill:w?U.accent:U.sheet,stroke:w?U.accent:x?U.rule:U.edge,"stroke-width":1.8,"st\
roke-dasharray":x?"4 4":null}),k("text.tx.b.m",{x:f+r/2,y:b+6,"font-size":17,style:y},m.n.toLocaleString("en")),et(m.words,
i).map((v,M)=>sn(f,b+o/2+16*(M+1),v,"tx2")))),b};return d(t.tree,0),X(e,u,t.spoken,l,c)}function dc(e,t){let n=e<440?16:Math.min(22,e/26),s=t.dots.flatMap(([u,,d])=>Array.from({length:u},()=>d)),r=e<10*n+22+180,
o=r?0:10*n+22,i=[],a=r?10*n+24:16;for(let[u,d,m]of t.dots)u&&(i.push(wt(m,o+7,a-5,7),R(o+22,a,u,"tx b",15)),i.push(R(o+26+
9*String(u).length,a,d,"tx",14)),a+=25);i.push(I(`M${o} ${a-10}H${e}`)),a+=10;let l=(u,d,m,p=U.ink)=>{i.push(R(o,a,u,"tx\
2"));for(let g of et(`${d} =`,e-o-48,14))a+=20,i.push(R(o,a,g,"tx",14));let f=R(e,a,m,"b e",20);f.style.fill=p,i.push(f),
a+=28};l("hands, each counted once",t.hands[0],t.hands[1]),l(`${t.cards[0]} in those hands`,t.cards[1],t.cards[2],"var(-\
-accent)");for(let u of et(`more finely ${t.exact[0]} and ${t.exact[1]}`,e-o))i.push(R(o,a-4,u,"tx2")),a+=16;a-=16;let c=Math.
max(10*n,a+4);return X(e,c,t.spoken,s.map((u,d)=>k("g",lt(Math.floor(d/10)*3+d%10,20),wt(u,(d%10+.5)*n,(Math.floor(d/10)+
.5)*n,n*.38))),i)}var Cp=(e,t,n,s)=>[R(e,t-7,n,"tx b m",17),I(`M${e-15} ${t}h30`,U.ink,2),R(e,t+19,s,"tx b m",17)];function mc(e,t){
let n=t.factors.length,s=t.factors[0][1],r=Math.max(1,Math.min(n,Math.floor((e+20)/84))),o=24,i=Math.min(190,(e-o*(r-1))/
r),a=s>60?12:7,l=Math.min(i/a,13),c=Math.ceil(s/a),u=n<=4&&l>=5,d=(u?c*l+26:18)+66,m=[];t.factors.forEach(([g,b],w)=>{let x=w%
r*(i+o),y=Math.floor(w/r)*d,v=x+(u?a*l/2:i/2),M=[R(u?x:v,y+13,`${w+1}${["st","nd","rd"][w]??"th"} card`,u?"tx2":"tx2 m")];
if(u)for(let T=0;T<b;T++){let L=T>=g;M.push(N(x+T%a*l+1,y+20+Math.floor(T/a)*l+1,l-2,l-2,{rx:1.5,fill:L?U.accent:"none",
stroke:L?U.accent:U.edge,"stroke-width":1.2}))}let $=y+(u?20+c*l:12)+28;m.push(k("g",lt(w,240),M,Cp(v,$,g,b))),w+1<n&&m.
push(R(Math.min(e-6,v+(i+o)/2),$+6,"×","tx m",18))});let p=Math.ceil(n/r)*d+14,f=(g,b="tx",w=14)=>{for(let x of et(g,e-
4,b.endsWith(" b")?1.06*w:w))m.push(R(0,p,x,b,w)),p+=w+6};return f(`= ${t.none} without ${t.one}; ${t.some} with one or \
more`,"tx b",15),f(`Counting hands: ${t.counting[0]} of ${t.counting[1]} is the same.`),f(`${t.choose}: ${t.means}.`,"tx\
2",13),X(e,p,t.spoken,m)}function pc(e,t){let n=e<430,s=n?Math.min(44,(e-26)/6):40,r=24,o=22,i=[];for(let d=0;d<6;d+=1)i.push(R(r+(d+.5)*s,14,d+1,
"tx2 m"),R(4,o+(d+.5)*s+5,d+1,"tx2"));t.rows.forEach((d,m)=>{d.forEach((p,f)=>{let g=r+f*s,b=o+m*s,w={fill:p?U.accent:"n\
one",stroke:p?"none":U.edge,"stroke-width":1.2},x=m===f?k("circle",{cx:g+s/2,cy:b+s/2,r:s/2-2,...w}):N(g+1.5,b+1.5,s-3,s-
3,{rx:2,...w}),y=R(g+s/2,b+s/2+5,p,"b m",14);y.style.fill="#FFF",i.push(k("g",lt(m+f,30),x,p&&y))})});let a=o+6*s,l=n?4:
r+6*s+18,c=n?a+24:o+20,u=[N(l,c-12,14,14,{rx:2,fill:U.accent}),...et(t.unlike,e-l-24,14).map((d,m)=>R(l+22,c+19*m,d,"tx",
14))];return c+=19*et(t.unlike,e-l-24,14).length+8,u.push(C(l+7,c-5,7,{fill:U.accent})),u.push(...et(t.doubles,e-l-24,14).
map((d,m)=>R(l+22,c+19*m,d,"tx",14))),c+=34,u.push(R(l,c,t.sum,"tx b",18)),X(e,Math.max(a,c)+8,t.spoken,i,u)}function fc(e,t){let n=e<640,{start:s,target:r}=t,[o,i]=[n?22:40,e-(n?12:112)],a=E=>o+(i-o)*(E-s)/(r+5-s),l=t.rows.slice(
0,n?8:12),c=n?21:24,u=26,d=u+l.length*c,m=yt(s,r,n?6:10).filter(E=>Number.isInteger(E)&&Math.abs(E-r)>(r-s)/14),p=z("fee\
t"),f=z("feet"),g=l.map((E,S)=>{let O=u+S*c+c-6,P=E[E.length-1],B=E.includes(r),D=[];return E.slice(1).forEach((K,W)=>{let[
H,Z]=[a(E[W]),a(Math.min(K,r+5))],rt=Math.min(c-9,(Z-H)/2*.9+2),At=K===r;D.push(k("g",lt(S*4+W,30),I(`M${H} ${O}A${(Z-H)/
2} ${rt} 0 0 1 ${Z} ${O}`,U.edge,1.4),C(Z,O,At?5.5:n?2:2.6,{fill:At?U.accent:U.ink})))}),[I(`M${a(s)} ${O}H${i}`),R(0,O+
4,S+1,"tx2"),D,!n&&R(i+14,O+4,B?"lands":`jumps to ${P}`,B?"tx b":"tx2")]}),b=92,w=d+46+b,x=Math.max(...t.feet,...t.exact.
map(E=>E*t.n),1)*1.08,y=E=>w-b*E/x,v=Math.max(1.5,(a(s+1)-a(s))*.66),M=t.feet[t.feet.length-1],$=t.exact.map((E,S)=>`${S?
"L":"M"}${a(s+1+S)} ${y(E*t.n)}`).join(""),T=n?`After ${t.n} rows: feet on each`:`After ${t.n} rows: how many feet stood\
 on each number`,L=n?w+42:w+22;return X(e,L,t.spoken,k("defs",Mt(p,U.ink),Mt(f,U.accent)),N(a(r)-7,u-4,14,d-u+6,{fill:U.
band,stroke:U.edge}),m.map(E=>[R(a(E),14,E,"tx2 m"),I(`M${a(E)} 19V${d}`)]),R(a(r),14,r,"tx b m"),g,R(0,d+26,T,"tx b",14),
yt(0,x,3).filter(Number.isInteger).map(E=>[I(`M${a(s)} ${y(E)}H${a(r+.6)}`),R(a(s)-4,y(E)+4,E,"tx2 e")]),t.feet.map((E,S)=>N(
a(s+1+S)-v/2,y(E),v,w-y(E),{fill:`url(#${S+1===t.feet.length?f:p})`,stroke:S+1===t.feet.length?U.accent:U.ink,"stroke-wi\
dth":n?.7:1})),I($,U.sheet,6),I($,U.ink,3),m.map(E=>R(a(E),w+17,E,"tx2 m")),R(a(r),w+17,r,"tx b m"),n?R(e,w+38,`at ${r}:\
 ${M}, chance ${t.said}`,"tx b e",14):[k("text.b",{x:i-10,y:w-30,"font-size":14,style:"fill:var(--accent)"},`${M} at ${r}`),
R(i-10,w-10,`chance ${t.said}`,"tx b",14)])}function gc(e,t){let n=.45*e,s=12+Math.min(n,Math.max(...t.rows.map(([m])=>q(
m,13)))),r=e-s-34,o=Math.max(9,Math.min(17,r/17)),i=Math.max(1,Math.floor(r/o)),a=[],[l,c]=[26,0];for(let[m,p]of t.rows){
let f=p.flatMap(([b,w])=>Array(b).fill(w)),g=et(m,s-12,14);a.push(g.map((b,w)=>R(0,l+5+16*w,b,"tx")),R(e,l+5,f.length,"t\
x b e")),f.forEach((b,w)=>{let[x,y]=[s+(w%i+.5)*o,Math.floor(w/i)*o];a.push(k("g",lt(c++,8),wt(b,x,l+y,o*.38)))}),l+=Math.
max(16*g.length,Math.ceil(f.length/i)*o)+7}let u=0,d=t.kinds.map(([m,p])=>{let f=30+q(p,13);u>0&&u+f>e&&([u,l]=[0,l+19]);
let g=[wt(m,u+8,l,6.5),R(u+19,l+5,p,"tx2")];return u+=f,g});return l+=23,X(e,l+4,t.spoken,R(0,13,`100 ${t.of}`,"tx b",14),
a,d,R(0,l,`${t.exact} of them count`,"tx b",14))}function bc(e,t){let n=Math.max(10,Math.min(t.total,Math.floor(e/16))),
s=Math.min(30,e/n),r=Math.min(s-3,22),o=r*1.4,i=o+34,a=new Set(t.row),l=[];for(let d=0;d<t.total;d++){let m=d%n*s,p=4+Math.
floor(d/n)*i;l.push(k("g",lt(d,20),N(m+1.5,p,r,o,{rx:2,fill:a.has(d)?U.accent:"none",stroke:a.has(d)?U.accent:U.edge,"st\
roke-width":1.5})))}let c=[-1,...t.row,t.total];t.gaps.forEach((d,m)=>{if(!d)return;let[p,f]=[c[m]+1,c[m+1]-1];for(let g=Math.
floor(p/n);g<=Math.floor(f/n);g++){let b=Math.max(p,g*n)-g*n,w=Math.min(f,g*n+n-1)-g*n,x=4+g*i+o+5,[y,v]=[b*s+2,w*s+r+1];
l.push(I(`M${y} ${x}v4H${v}v-4`,U.ink,1.5));let M=Math.floor(p/n)===g;(f-p<n||M)&&l.push(R((y+v)/2,x+18,d,"tx m"))}});let u=4+
Math.ceil(t.total/n)*i+12;for(let d of et(`${t.reckoning}, ${t.wait}`,e-4,1.06*14))l.push(R(0,u,d,"tx b",14)),u+=20;return X(
e,u-8,t.spoken,l)}function wc(e,t,n){let s=new Map;return e.hits.map(r=>{let o=Math.round(t(r/e.n)/n)*n,i=s.get(o)??0;return s.set(o,i+1),
{x:o,at:i}})}function yc(e,t){let[n,s]=[e<400?52:66,e-12],r=t.rows.flatMap(d=>d.hits.map(m=>m/d.n)),[o,i]=[Math.max(0,Math.
min(...r)-.03),Math.min(1,Math.max(...r)+.03)],a=d=>n+(s-n)*(d-o)/(i-o),l=8,c=t.rows.map(d=>{let m=wc(d,a,7),p=m.some(x=>x.
at>16),f=p?wc(d,a,4):m,g=Math.max(...f.map(x=>x.at))+1,b=Math.min(6.6,96/g);l+=Math.max(52,g*b+26);let w=l;return l+=4,[
f.map(({x,at:y})=>C(x,w-4-y*b,Math.min(p?1.9:2.8,b*.48),{fill:U.sheet,stroke:U.accent,"stroke-width":p?1.1:1.4})),I(`M${n}\
 ${w}H${s}`,U.edge),R(0,w-18,d.n.toLocaleString("en"),"tx b",15),R(0,w-2,"trials","tx2"),R(s,w-Math.max(34,g*b+10),d.near,
"tx e")]}),u=yt(o*100,i*100,e<420?5:8);return X(e,l+40,t.spoken,u.map(d=>[I(`M${a(d/100)} 4V${l}`,U.rule),R(a(d/100),l+16,
d,"tx2 m")]),I(`M${a(t.exact[0])} 4V${l+4}`,U.ink,3),c,R(Math.min(e-50,Math.max(50,a(t.exact[0]))),l+36,`chance ${t.exact[1]}`,
"tx b m",14))}function kc(e,t){let[n,s]=[26,e-q("misses",13)*1.1-12],r=Math.max(0,Math.min(...t.rows.map(u=>u[1]))-.02),
o=Math.min(1,Math.max(...t.rows.map(u=>u[2]))+.02),i=u=>n+(s-n)*(u-r)/(o-r),a=13.5,l=32+t.rows.length*a,c=z("miss");return X(
e,l+22,t.spoken,k("defs",Mt(c,U.accent)),yt(r*100,o*100,e<420?5:8).map(u=>[I(`M${i(u/100)} 22V${l}`,U.rule),R(i(u/100),l+
17,u,"tx2 m")]),R(Math.min(e-60,Math.max(60,i(t.exact[0]))),14,`chance ${t.exact[1]}`,"tx b m",14),I(`M${i(t.exact[0])} \
20V${l}`,U.ink,3),t.rows.map(([u,d,m],p)=>{let f=32+p*a,g=t.misses.includes(p+1);return k("g",lt(p,60),g?N(i(d),f-5,i(m)-
i(d),10,{fill:`url(#${c})`,stroke:U.accent,"stroke-width":1.5}):I(`M${i(d)} ${f}H${i(m)}`,U.edge,2.5),C(i(u),f,3.6,{fill:U.
sheet,stroke:g?U.accent:U.ink,"stroke-width":2}),(p===0||(p+1)%5===0)&&R(n-8,f+5,p+1,"tx2 e"),g&&k("text.b",{x:i(m)+8,y:f+
5,"font-size":13,style:"fill:var(--accent)"},"misses"))}))}var xc=([,e,t],n)=>({fill:n?U.ink:t<e?U.sheet:U.edge,stroke:n||t<e?U.ink:U.edge,"stroke-width":1.8});function vc(e,t){let n=t.
falls.flatMap(i=>i.bars.flatMap(([,a,l])=>[a,l])),[s,r]=[Math.min(0,...n),Math.max(.1,...n)];return e>=460*Math.max(1,t.
falls.length/2)&&t.falls[0].bars.length*t.falls.length<=14?Bp(e,t,s,r):Dp(e,t,s,r)}function Bp(e,t,n,s){let[r,o,i]=[40,46,
200],a=m=>o+i*(s-m)/(s-n||1),l=(e-r)/t.falls.length,c=a(n)+(n<0?26:8),u=Math.min(120,(l-24)/Math.max(...t.falls.map(m=>m.
bars.length)))-2,d=Math.max(...t.falls.flatMap(m=>m.bars.map(([p])=>et(p,u).length)));return X(e,c+8+15*d,t.spoken,R(0,30,
t.unit,"tx2"),yt(n,s,5).map(m=>[I(`M${r} ${a(m)}H${e}`,m?U.rule:U.ink,m?1:1.5),R(r-6,a(m)+5,lo(m),"tx2 e")]),t.falls.map(
(m,p)=>{let f=r+p*l+10,g=Math.min(120,(l-24)/m.bars.length);return[t.falls.length>1&&R(f+g*m.bars.length/2,16,m.title,"t\
x m b",15),m.bars.map((b,w)=>{let[x,y,v,M]=b,$=w+1===m.bars.length,T=f+w*g,L=a(Math.max(y,v)),E=v<y&&!$?a(v)+16:L-6;return k(
"g",lt(w,160),N(T+2,L,g-4,Math.max(2,Math.abs(a(v)-a(y))),xc(b,$)),!$&&I(`M${T+g-2} ${a(v)}h4`,U.ink,1.5),R(T+g/2,E,M,$?
"tx b m":"tx m",14),et(x,g-2).map((S,O)=>R(T+g/2,c+12+15*O,S,$?"tx b m":"tx2 m")))})]}))}function Dp(e,t,n,s){let r=t.falls.
flatMap(d=>d.bars.map(([m])=>q(m,13))),o=Math.min(e*.36,Math.max(...r)*1.08+10),[i,a]=[o+(n<0?46:6),e-88],l=d=>i+(a-i)*(d-
n)/(s-n||1),c=0,u=t.falls.map(d=>{let m=t.falls.length>1&&R(0,c+15,d.title,"tx b",15);m&&(c+=22);let p=c,f=d.bars.map((b,w)=>{
let[x,y,v,M]=b,$=w+1===d.bars.length,T=et(x,o-4,$?1.06*13:13),L=c+2;c+=Math.max(25,T.length*15+8);let E=Math.max(y,v);return k(
"g",lt(w,160),T.map((S,O)=>R(0,L+13+15*O,S,$?"tx b":"tx2")),N(l(Math.min(y,v)),L,Math.max(2,Math.abs(l(v)-l(y))),17,xc(b,
$)),R(l(E)+8,L+13,$?`${M} ${t.unit}`:M,$?"tx b":"tx",14))}),g=I(`M${l(0)} ${p}V${c}`,U.ink,1.5);return c+=12,[m,g,f]});return X(
e,c,t.spoken,u)}function $c(e,t){let n=t.heaps.map(([L])=>L),[s,r]=[Math.min(...n,t.exact[0]),Math.max(...n,t.exact[0])],
o=(r-s||1)*.07,i=L=>14+(e-28)*(L-s+o)/(r-s+2*o),a=n.map(i),l=Math.min(60,...a.slice(1).map((L,E)=>L-a[E])),c=Math.max(...t.
heaps.map(([,L])=>L)),u=l<13?7:l<30?8.5:10.5,d=Math.max(1,Math.min(4,Math.floor((l-3)/u))),m=Math.ceil(c/d),p=Math.min(u,
190/m),f=22+m*p,g=t.heaps.map(([,,L],E)=>({x:a[E],text:L,wide:q(L,13)})),b=-1/0,w=g.filter(({x:L,wide:E})=>L-E/2<b+6?!1:
(b=L+E/2,!0)),[x,y]=t.mean,v=`balances at ${y}; the mean is ${t.exact[1]} ${t.unit}`,M=q(v,1.06*14),$=i(x)+16+M<e?i(x)+16:
Math.max(0,i(x)-16-M),T=et(v,e,1.06*14);return X(e,f+36+18*T.length,t.spoken,t.heaps.map(([,L],E)=>[Array.from({length:L},
(S,O)=>C(a[E]+(O%d-(d-1)/2)*p,f-7-Math.floor(O/d)*p,p*.4,{fill:"none",stroke:U.accent,"stroke-width":1.7})),l>=20&&R(a[E],
f-10-Math.ceil(L/d)*p,L,"tx b m")]),I(`M6 ${f}H${e-6}`,U.ink,4),w.map(({x:L,text:E})=>R(L,f+19,E,"tx2 m")),k("path",{d:`\
M${i(x)} ${f+2}l10 20h-20z`,fill:U.sheet,stroke:U.ink,"stroke-width":2.5}),T.map((L,E)=>R(T.length>1?0:$,f+42+18*E,L,"tx\
 b",14)))}function Mc(e,t){let[n,s,r,o]=[40,e-6,24,170],i=t.shares.length,a=(s-n)/i,l=Math.max(...t.shares),c=w=>r+o*(1-
w/l),u=w=>n+a*(w-t.first+.5),[d,m]=[r+o,Math.max(1,Math.ceil(26/a))],p=`mean ${t.mean[1]}, median ${t.median}`,f=u(t.mean[0])+
16+q(p,14)<e,g=`likeliest: ${t.likeliest[0]} (${t.likeliest[1]})`,b=u(t.likeliest[0])+a/2+4+1.1*q(g,13)<e;return X(e,d+46,
t.spoken,yt(0,l,4).map(w=>[I(`M${n} ${c(w)}H${s}`),R(n-6,c(w)+5,Math.round(w*100),"tx2 e")]),R(0,13,"of 100","tx2"),t.shares.
map((w,x)=>k("g",lt(x,20),N(n+x*a+Math.min(2,a*.1),c(w),Math.max(1,a-Math.min(4,a*.2)),d-c(w),{fill:U.ink}),x%m===0&&R(u(
t.first+x),d+16,t.first+x,"tx2 m"))),I(`M${n} ${d}H${s}`,U.ink,2),b?R(u(t.likeliest[0])+a/2+4,c(l)+11,g,"tx",13):R(e,13,
g,"tx e",13),ao(u(t.mean[0]),d+21),R(f?u(t.mean[0])+16:u(t.mean[0])-16,d+38,p,f?"tx b":"tx b e",14))}function Sc(e,t){let[
n,s,r,o]=[40,e-8,24,190],i=t.bins.reduce((v,M,$)=>M>=5e-4?$:v,0)+1,a=t.bins.slice(0,i),l=Math.max(...a),c=v=>n+(s-n)*v/(i*
t.step),u=v=>r+o*(1-v/l),d=r+o,[m,p,f]=t.band,g=c(t.step)-c(0),b=`mean ${t.mean[1]} ${t.unit}`,w=c(t.mean[0])+15+q(b,14)*
1.1<e,x=`${m} to ${p}: ${f}`,y=Math.max(0,Math.min(c(m),e-q(x,14)*1.1));return X(e,d+76,t.spoken,N(c(m),r-6,c(p)-c(m),o+
6,{fill:U.band}),yt(0,l,4).map(v=>[I(`M${n} ${u(v)}H${s}`),R(n-6,u(v)+5,Math.round(v*100),"tx2 e")]),R(0,13,"of 100","tx\
2"),a.map((v,M)=>k("g",lt(M,20),N(c(M*t.step)+g*.06,u(v),g*.88,Math.max(0,d-u(v)),{fill:U.ink}))),I(`M${n} ${d}H${s}`,U.
ink,2),yt(0,i*t.step,e<420?4:7).filter(v=>c(v)<s-10).map(v=>R(c(v),d+17,v,"tx2 m")),ao(c(t.mean[0]),d+20),R(c(t.mean[0])+
(w?15:-15),d+37,b,w?"tx b":"tx b e",14),I(`M${c(m)} ${d+44}v10M${c(m)} ${d+49}H${c(p)}M${c(p)} ${d+44}v10`,U.ink,2),R(y,
d+71,x,"tx b",14))}function Ec(e,t){let[n,s,r,o]=[40,e-14,30,168],[i,a]=[t.x[0],t.x[t.x.length-1]],l=[...t.y,...t.lines.
map(([M])=>M)],c=t.chance?0:Math.min(0,...l),u=Math.max(...l)*1.12,d=(t.chance?Math.min(1,u):u)||1,m=M=>n+(s-n)*(M-i)/(a-
i||1),p=M=>r+o*(1-(M-c)/(d-c)),f=r+o,g=t.x.map((M,$)=>`${$?"L":"M"}${m(M)} ${p(t.y[$])}`).join(""),b=t.here,w=b?q(`you a\
re here: ${b[2]}`,14)*1.1:0,x=b?Math.min(Math.max(n+4,m(b[0])-w+10),s-w):0,y=t.lines.map(([M])=>p(M)-6),v=b?p(b[1])-13:0;
return y.some(M=>Math.abs(M-v)<16)&&(v=Math.min(...y,v)-18),X(e,f+(t.across?42:24),t.spoken,R(0,13,t.up,"tx2"),yt(c,d,5).
map(M=>[I(`M${n} ${p(M)}H${s}`),R(n-6,p(M)+5,t.chance?Math.round(M*100):lo(M),"tx2 e")]),yt(i,a,e<420?5:9).filter(Number.
isInteger).map(M=>R(m(M),f+17,M,"tx2 m")),I(`M${n} ${f}H${s}`,U.ink,1.5),t.across!==""&&R((n+s)/2,f+37,t.across,"tx2 m"),
I(g,U.ink,3),t.lines.map(([M,$],T)=>{let L=T%2===0;return[I(`M${n} ${p(M)}H${s}`,U.edge,1.8,{"stroke-dasharray":"6 4"}),
sn(L?s:n+6,y[T],$,L?"tx e":"tx")]}),b&&[I(`M${m(b[0])} ${f}V${p(b[1])}`,U.ink,1.5,{"stroke-dasharray":"2 3"}),C(m(b[0]),
p(b[1]),6,{fill:U.ink,stroke:U.sheet,"stroke-width":2}),sn(x,v,`you are here: ${b[2]}`,"tx b",14)])}var _p={counted_twice:dc,draw_by_draw:mc,two_dice:pc,frequency_grid:cc,whole_tree:uc,footprints:fc,waterfall:vc,balance:$c,
gaps:bc,split:gc,cases:(e,t)=>is(e,t),paths:(e,t)=>as(e,t),columns:Mc,histogram:Sc,graph:Ec,runs:yc,intervals:kc};function Tc(e,t,n){
let s=_p[e];if(!s)throw new Error(`Expected a picture that there is, not ${e}.`);return h("figure.picture",s(t,n),n.caption&&
h("figcaption",n.caption))}var Ip=[["answer","Answer"],["why","Why"],["try","Try it"]],Lc=9,qp=480,Fp=e=>{let t=e.parentElement.getBoundingClientRect(),
n=e.getBoundingClientRect();return Math.max(0,n.right-t.right+8)};function ls({model:e,el:t}){let n=h("div.uw.uw-panel");
tt(n,e.get("palette"));let s=A=>h("div",{class:`p-${A}`}),[r,o,i,a,l,c,u,d,m,p]="head quest ask tabs page nav main strip\
 foot read".split(" ").map(s),f=h("section.sheet",{"aria-label":"The question"});f.append(r,o,i,a,l,c,u,d,m);let g=h("p.\
sr",{role:"status"});n.append(g,f,p),t.append(n);let b=e.get.bind(e),w=(A,_)=>{e.set(A,_),e.save_changes()},x=A=>{g.textContent=
A},y={key:"",values:["",""],sure:"think"},v=new Set,M=!1,$=!1,T=!0,L=!1,E=null,S=null,O=()=>b("pair").length>0?tc(y.values,
b("pair")):b("panel").none?"":Yn(y.values[0],b("panel")),P=()=>{let[A,_]=y.values;O()?x(O()):(e.send({kind:"predict",value:A,
second:_,sure:y.sure}),ge(b("game")))},B=A=>e.send({kind:"go",at:A}),D=Sl({press:()=>b("main").kind==="predict"?P():e.send(
{kind:"main"}),refused:x}),K=h("button.btn",{"data-k":"skip",onclick:()=>e.send({kind:"skip"})},"Skip"),W=h("select.pick\
.surefold",{"data-k":"surefold","aria-label":"How sure are you?",onchange:A=>{y.sure=A.target.value,De()}}),H=A=>_=>w("s\
ettings",{...b("settings"),[A.name]:_}),Z=A=>{M=!1,w("question",A),e.send({kind:"pick",question:A}),rt()},rt=()=>{let A=b(
"goal");G(r,A.title?oc(A):rc({chips:b("questions"),now:b("question"),open:M,pick:Z,toggle:()=>{M=!M,rt()}}))},At=()=>{let A=b(
"panel"),_=b("moment");if(A.none){G(o,h("h2",A.title),h("p.mute",A.when));return}let j=A.revealed&&!b("goal").title,Y=b(
"pair"),dt=A.revealed&&xt()!=="answer",Et=Y.length>0&&!dt,Ie=j&&(_.headline||A.headline),kn=Ie&&!A.certain?Fl(Ie,()=>_e(
"why")):Ie||A.ask,qs=j?A.ask:A.given;G(o,Y.length>0&&dt&&ec(Y,B),h("h2",{"data-next":!0,tabindex:-1},(Et?nn(Y.map(({ask:ue})=>ue)).
both||A.title:kn)??""),h("p.mute.given",Et?nn(Y.map(({given:ue})=>ue)).both:qs),A.fault&&h("p.refusal",A.fault),!A.revealed&&
he())},he=()=>{let A=b("panel"),_=A.knobs.filter(dt=>!dt.model),j=A.row??[];return!!(b("moment").line||b("goal").title)||
_.length===0?!1:h("div.settings",_.map((dt,Et)=>Et===0&&j.length>1?ic(dt.label,j,H(dt)):io(dt,H(dt))))},De=()=>{let A=b(
"panel");if(A.none||A.revealed)i.replaceChildren();else{let _={draft:y,folded:W,changed:()=>yn(),enter:P};G(i,...sc(A,b(
"pair"),b("note"),_))}},Cs=()=>{let A=b("panel"),_=Ip.filter(([j])=>j!=="try"||!A.certain);G(a,!!A.revealed&&ht({label:"\
Pages",choices:_,value:xt(),k:"page",pick:_e}))},_e=A=>{w("page",A),wn()},xt=()=>b("panel").certain&&b("page")==="try"?"\
answer":b("page"),Fh=()=>{let A=b("panel"),_=A.revealed&&xt()==="why"?A.steps?.[b("why")]:void 0,j=Object.fromEntries((_?.
lit??[]).map(Y=>[Y,_?.letter??""]));JSON.stringify(j)!==JSON.stringify(b("lit"))&&w("lit",j)},wn=()=>{let A=b("panel");if(E?.
stop(),E=null,At(),n.dataset.page=xt(),n.classList.toggle("stopped",!!b("moment").line),n.dataset.at=String(b("moment").
at??""),Cs(),Wo(),Wh(),A.none)l.replaceChildren();else if(!A.revealed)G(l,Kl());else{let j=xt();j==="why"?(v.add(b("why")),
E=jl(A,b("why"),v,Y=>w("why",Y),Tc)):j==="try"?E=lc(A,()=>b("tried"),e.send.bind(e)):b("pair").length>0?E=nc(A,b("pair"),
Y=>e.send({kind:"own",yes:Y})):E=Il(A,()=>b("tried"),b("moment"),!!b("goal").title,he(),jh,Y=>e.send({kind:"own",yes:Y}),
()=>_e("why")),G(l,E.node)}G(c,A.revealed&&xt()==="why"&&Gl(A,b("why"),j=>w("why",j))),Fh(),E?.again(),Ds(),E?.again();let _=l.
querySelector('.siblings [aria-pressed="true"]');_ instanceof HTMLElement&&_.parentElement&&(_.parentElement.scrollLeft=
Fp(_))},yn=()=>{let{label:A,kind:_,off:j}=b("main"),Y=_==="predict";D.show(A??"",j||(Y?O():"")),!A&&st(n)===D.node&&(L=!0),
D.node.hidden=!A,K.hidden=!Y||!b("moment").line,u.classList.toggle("last",!Y||!!b("goal").title),u.firstChild||u.append(
W,D.node,K)},Fo=()=>h("button.btn.quiet",{"data-k":"save",onclick:()=>e.send({kind:"save"})},"Save my guesses"),Wo=()=>{
let A=b("guesses"),_=b("moment"),j=_.of||0,Y=b("ending"),dt=!!Y.title,Et=dt&&!n.classList.contains("ended");if(n.classList.
toggle("ended",dt),S?.stop(),S=null,dt){let ue={go:B,open:zh=>e.send({kind:"open",link:zh})},Yh=L||!!st(n);G(d,...Ol(Y,A,
ue,Fo)),Et&&Yh&&Qt(n,"ending");return}let Ie=b("panel").revealed&&xt()!=="answer";if(A.length===0&&!j||Ie){d.replaceChildren();
return}let kn=h("div");G(d,h("h3",j>0?`Your guesses, ${A.length} of ${j}`:"Your guesses"),Zl(),kn);let qs=_.line?_.at??-1:
-1;S=It(kn,ue=>Bl(ue,A,Math.max(j,A.length),qs))},Wh=()=>{let A=b("panel");if(A.none){m.replaceChildren();return}let _=A.
knobs.filter(Y=>Y.model),j=!b("goal").title;G(m,El(A),h("p.mute",A.revealed&&xt()!=="why"?"":A.model),h("div.row",j&&_.map(
Y=>io(Y,H(Y))),A.revealed&&xt()==="why"&&A.lesson&&h("button.btn.quiet",{"data-k":"read",onclick:()=>Bs(!0)},"Read about\
 it"),A.said&&xt()==="answer"&&j&&!b("moment").line&&Fo()))},Bs=A=>{$=A,f.inert=A,G(p,A&&Yl(b("panel"),()=>Bs(!1))),Qt(n,
A?"readclose":"read")},Ds=()=>{for(let A=1;A<=Lc;A++)n.classList.remove(`c${A}`);S?.again(),jo()},jo=()=>{for(let A=1;A<=
Lc&&f.scrollHeight>f.clientHeight+1;A++)n.classList.add(`c${A}`)},jh=()=>f.clientHeight>0&&f.clientHeight<qp,_s=()=>{let A=b(
"panel"),_=A.key!==y.key;_&&Object.assign(y,{key:A.key,values:["",""],sure:"think"}),(_||T)&&(v=new Set);let j=!!(A.revealed&&
T&&!_&&A.said),Y=st(n),dt=L||!!(Y&&f.contains(Y));if(L=!1,T=!A.revealed,f.classList.toggle("asked",T&&!A.none),f.classList.
toggle("paired",b("pair").length>0),ro(n,Math.max(b("pair").findIndex(({here:Et})=>Et),0)),f.classList.toggle("lift",j),
$&&!A.revealed&&Bs(!1),rt(),De(),yn(),wn(),j&&A.said&&x([A,...b("pair").slice(1)].map(({said:Et})=>Et?.verdict??"").join(
" ")),j&&dt&&!(b("goal").title&&Y===D.node)){let Et=o.querySelector("h2");Et instanceof HTMLElement&&Et.focus({preventScroll:!0})}},
Go=new ResizeObserver(()=>requestAnimationFrame(()=>{Ds(),E?.again()}));Go.observe(n);let Gh=ss(n,()=>{let A=Math.min(b(
"questions").length,9);return[{keys:["y","n"],shown:"Y, N",words:"Says whether the mistake that is asked about was yours\
.",when:()=>xt()==="answer"&&[b("panel"),...b("pair")].some(({said:_})=>_?.asks),press:(_,j)=>j.closest(".uw-table.acts,\
 input")?!1:(e.send({kind:"own",yes:_==="y"}),!0)},{keys:Array.from({length:A},(_,j)=>String(j+1)),shown:`1 to ${A}`,words:"\
Asks that question of those above the panel.",when:()=>A>=oo&&!b("goal").title&&!$,press:(_,j)=>j.closest(".uw-table.act\
s, input")?!1:(Z(b("questions")[Number(_)-1].id),!0)}]}),Is=A=>()=>{A(),Ds(),E?.again()},Vh=()=>{E?.tried(),jo()},Kh=()=>{
De(),b("panel").revealed&&b("note")&&x(b("note"))},Zh=()=>{yn(),wn()},Vo=[["change:panel",_s],["change:questions change:\
question change:goal",Is(rt)],["change:page change:why",wn],["change:pair",_s],["change:main",yn],["change:moment",Zh],[
"change:guesses change:ending",Is(Wo)],["change:note",Is(Kh)],["change:tried",Vh],["msg:custom",Ut]];for(let[A,_]of Vo)e.
on(A,_);return _s(),()=>{for(let[A,_]of Vo)e.off(A,_);E?.stop(),S?.stop(),Go.disconnect(),Gh()}}var Ac=e=>String(e).replace("-","−"),Uc=({low:e,high:t},n)=>s=>(s-e)/(t-e)*n,Rc=({dots:e})=>e.filter(({apart:t})=>!t);
function Wp(e,t,{left:n,top:s}){let r=Uc(t,e),o=f=>n+r(f),i=f=>s+e-r(f),{low:a,high:l,band:c,unit:u}=t,d=Rc(t),m=u==="of\
 100"?[0,25,50,75,100]:ie(a,l),p=c?k("path",{class:"band",d:`M${o(a)} ${i(a)}L${o(a)} ${i(a+c)}L${o(l-c)} ${i(l)}L${o(l)}\
 ${i(l)}
          L${o(l)} ${i(l-c)}L${o(a+c)} ${i(a)}Z`}):d.map(f=>k("path",{class:"reach",d:[`M${o(f.exact)} ${i(Math.max(a,f.
exact-f.reach))}`,i(Math.min(l,f.exact+f.reach))].join("V")}));return k("g",{},p,m.map(f=>[k("path",{class:"grid",d:`M${o(
f)} ${i(a)}V${i(l)}M${o(a)} ${i(f)}H${o(l)}`}),k("text",{x:o(f),y:i(a)+18,"text-anchor":"middle"},Ac(f)),k("text",{x:o(a)-
8,y:i(f)+4,"text-anchor":"end"},Ac(f))]),k("path",{class:"same",d:`M${o(a)} ${i(a)}L${o(l)} ${i(l)}`}),k("text",{class:"\
faint",x:o(a)+44,y:i(l)+34},"too high"),k("text",{class:"faint",x:o(l)-16,y:i(a)-24,"text-anchor":"end"},"too low"),k("t\
ext",{class:"axis",x:o(l),y:i(a)+36,"text-anchor":"end"},`the answer, ${u}`),k("text",{class:"axis",transform:`translate\
(${o(a)+16} ${i(l)+12}) rotate(-90)`,"text-anchor":"end"},"you said"),d.filter(f=>!f.near).map(f=>k("path",{class:"drop",
d:`M${o(f.exact)} ${i(f.exact)}V${i(f.said)}`})),Nc(d,r,e).map(({place:f,number:g},b)=>[k("path",{class:"lead",d:`M${n+f[0]}\
 ${s+e-f[1]}L${n+g[0]} ${s+e-g[1]}`}),k("circle",{class:"place","data-at":d[b].at,cx:o(d[b].exact),cy:i(d[b].said),r:4})]))}
function jp(e,t){let o=Math.max(20,...t.flatMap(c=>c.off)),i=ie(0,o*1.05),a=c=>92+c/(o*1.05)*(e-92-40),l=t.length*40;return k(
"svg",{class:"surerows",width:e,height:l+24,role:"img","aria-label":"How far off, of 100"},i.map(c=>[k("path",{class:"gr\
id",d:`M${a(c)} 0V${l}`}),k("text",{x:a(c),y:l+18,"text-anchor":"middle"},String(c))]),t.map(({words:c,off:u,mean:d},m)=>{
let p=m*40+20,f={};return[k("text",{class:"level",x:0,y:p+5},c),k("path",{class:"mean",d:`M${a(d)} ${p-16}V${p+16}`}),[...u].
sort((g,b)=>g-b).map(g=>{let b=Math.round(a(g)/9);return f[b]=(f[b]??0)+1,k("circle",{class:"one",cx:a(g),cy:p+8-(f[b]-1)*
9,r:4})}),k("text",{class:"much",x:e,y:p+5,"text-anchor":"end"},String(Math.round(d)))]}))}var Gp=156,Oc=16,Vp=26,Kp=[7,
3,1,5,0,4,6,2],Zp=8;function Nc(e,t,n){let s=([l,c],[u,d])=>Math.hypot(l-u,c-d),r=e.map(({exact:l,said:c})=>[t(l),t(c)]),
o=r.map((l,c)=>r.every((u,d)=>d===c||s(l,u)>=Oc)),i=r.map((l,c)=>o[c]?l:null),a=([l,c])=>Math.min(l,c)>=0&&Math.max(l,c)<=
n&&i.every(u=>!u||s(u,[l,c])>=Vp)&&r.every(u=>s(u,[l,c])>=Oc);return r.forEach(([l,c],u)=>{for(let d=1;!i[u]&&d<=Zp;d++)
for(let m of Kp){let p=m*Math.PI/4,f=[l+22*d*Math.cos(p),c+22*d*Math.sin(p)];!i[u]&&a(f)&&(i[u]=f)}}),r.map((l,c)=>({place:l,
number:i[c]??l}))}var Yp=4;function Pc({model:e,el:t}){let n=h("div",{class:"uw uw-lessonchart"});tt(n,e.get("palette"));
let s=h("div",{class:"plot"}),r=h("ul.apart"),o=h("div",{class:"sr"});n.append(h("section",{class:"sheet"},h("h2",{},"Wh\
at you said, against what is so"),s,r,o)),t.append(n);let i="",a=(d,m="")=>Q({class:d.near?"dot hit":"dot missed","data-\
k":`dot.${d.at}`,"aria-label":`Position ${d.at+1}: ${d.words}`,title:`Position ${d.at+1}: ${d.words}`,style:m,onclick:()=>e.
send({kind:"go",at:d.at})},String(d.at+1)),l=(d,m)=>{let p=e.get("report"),f=Rc(p);return Nc(f,Uc(p,d),d).map(({number:[
g,b],place:[w,x]},y)=>a(f[y],`left:${m.left+g}px;top:${m.top+d-b}px;--rise:${x-w}px;animation-delay:${y*40}ms`))},c=()=>{
let d=e.get("report"),m=s.clientWidth,p=s.clientHeight,f=`${m} ${p} ${JSON.stringify(d)}`;if(m===0||f===i||!d.dots)return;
i=f;let g=m>560,b={left:44,top:14},w=m-b.left-(g?Gp:26),x=Math.max(160,g&&p>260?Math.min(w,p-64):w);G(s,k("svg",{width:m,
height:x+64,"aria-hidden":"true"},Wp(x,d,b)),l(x,b),h("ul",{class:g?"legend":"legend under",style:g?`left:${b.left+x+28}\
px`:null},h("li",{},h("i",{class:"dot hit"}),d.band?"within ten":"near"),h("li",{},h("i",{class:"dot missed"}),"further \
off"),g&&h("li",{},h("i",{class:"line"}),"said = exact"),g&&h("li",{},h("i",{class:"patch"}),d.band?"ten each side":"sti\
ll near"))),G(r,d.dots.filter(({apart:y})=>y).map(y=>h("li",a(y),y.words))),o.replaceChildren(h("table",{},h("caption",{},
"Said and exact, position by position"),h("tbody",{},d.dots.map(y=>h("tr",{},h("th",{},`${y.at+1}`),h("td",{},y.words)))))),
d.dots.length===0&&G(s,h("p",{class:"mute"},"No number was given."))},u=new ResizeObserver(()=>requestAnimationFrame(c));
return u.observe(s),e.on("change:report",c),c(),()=>{u.disconnect(),e.off("change:report",c)}}function Hc({model:e,el:t}){
let n=h("div",{class:"uw uw-lessonend"});tt(n,e.get("palette"));let s=h("section",{class:"sheet","aria-label":"How you d\
id"}),r=h("p",{class:"told",role:"status"});n.append(s),t.append(n);let o=null,i=l=>h("li",{},Q({class:"dot missed","dat\
a-k":`miss.${l.at}`,"aria-label":`Open position ${l.at+1}`,onclick:()=>e.send({kind:"go",at:l.at})},String(l.at+1)),h("s\
pan",{},h("b",{},l.name),l.why&&h("small",{},l.why)),h("span",{class:"off"},h("b",{},l.off),l.againWords&&h("small",{},`\
then ${l.againWords}`))),a=()=>{let l=e.get("report");if(l.done&&fe(Nr+l.done,"1"),!l.dots)return;let c=l.dots.filter(f=>!f.
near),u=l.open.length,d=(f,g)=>({kind:f,words:g}),m=[u>0&&d("redo",u===1?"Redo your miss":`Redo your ${u} misses`),l.next&&
d("next","Next lesson"),l.practise&&d("practise",l.practise)].filter(f=>f!==!1&&f!==""),p=h("div",{});o?.stop(),G(s,h("d\
iv",{class:"goal"},h("h2",{tabindex:-1,"data-next":!0},l.title),l.of>0&&h("span",{class:"chip line"},`${l.near} of ${l.of}\
 near`),h("p",{},l.short&&h("b",{},`${l.short} `),l.found)),h("h3",{},zp(c.length,l.of)),c.length>0&&h("ol",{class:c.length>
Yp?"misses many":"misses"},c.map(i)),l.sure.length>0&&[h("h3",{},"How sure, and how far off"),h("p",{class:"mute"},`${l.
sureWords} The bar is the mean.`.trim()),p],h("div",{class:"acts"},m.map((f,g)=>Q({class:g?"btn":"btn solid","data-k":f.
kind,title:f.kind==="next"?l.next:null,onclick:()=>e.send({kind:f.kind})},f.words)),l.of>0&&Q({class:"btn quiet","data-k":"\
save",onclick:()=>e.send({kind:"save"})},"Save"),l.receipt&&Q({class:"btn quiet","data-k":"receipt",onclick:()=>uo(l.receipt,
r)},"Copy the receipt")),r),o=l.sure.length>0?It(p,f=>jp(f,l.sure)):null};return e.on("change:report",a),e.on("msg:custo\
m",Ut),a(),setTimeout(()=>{let l=s.querySelector("h2");Mn(n)&&l?.focus({preventScroll:!0})},80),()=>{o?.stop(),e.off("ch\
ange:report",a),e.off("msg:custom",Ut)}}async function uo(e,t){try{await navigator.clipboard.writeText(e),t.textContent=
"Copied. Paste it where you hand it in."}catch{t.textContent=e}}function zp(e,t){return t===0?"Nothing was said":e===0?"\
No misses":e===1?"One miss":`${["","One","Two","Three","Four","Five","Six","Seven","Eight","Nine","Ten"][e]??e} misses`}var Jp=12,Xp={near:"near",far:"further off",open:"to come"},Qp={near:"hit",far:"missed",open:""};function Cc(e){let t=[];
return e.forEach(({group:n,paired:s},r)=>{s?t.at(-1)?.at(-1)?.push(r):r>0&&e[r-1].group===n?t.at(-1)?.push([r]):t.push([
[r]])}),t}function Bc({model:e,el:t}){let n=h("div",{class:"uw uw-trail"});tt(n,e.get("palette"));let s=h("div",{class:"\
pop",hidden:!0}),r=h("div",{class:"bar"}),o=h("p",{class:"sr",role:"status"});n.append(h("div",{class:"stage"},s,r,o)),t.
append(n);let i=e.get.bind(e),a="",l="",c=ct()?Le(n,()=>i("kept")):null,u=(S,O)=>{let P=S.map(K=>i("spots")[K].state),B=[
...new Set(P.map(K=>Xp[K]))].join(", "),[D]=S;return Q({class:`spot${O?" long":""}${S.length>1?" both":""}`,"data-k":O?`\
row.${D}`:`spot.${D}`,"aria-current":S.includes(i("at"))?"step":null,"aria-disabled":i("spots")[D].shut?"true":null,"ari\
a-label":`${d(S)}: ${B}`,onclick:()=>f(D)},S.map((K,W)=>h("span",{class:`disc ${Qp[P[W]]}`,"aria-hidden":"true"},String(
K+1))),O&&h("span",{class:"mute"},B))},d=S=>S.length>1?`Positions ${S.map(O=>O+1).join(" and ")}, together`:`Position ${S[0]+
1}`,m=()=>Cc(i("spots")).flat(),p=()=>m().find(S=>S.includes(i("at")))??[i("at")],f=S=>{if(i("spots")[S].shut){o.textContent=
"Give your prediction first.";return}b(""),e.send({kind:"go",at:S})},g=S=>{b(""),S.kind==="begin"&&c?.forget(),e.send(S)},
b=S=>{let O=a;if(a=S===a?"":S,v(),a){let P=s.querySelector('[aria-current], [aria-pressed="true"]')??s.querySelector("bu\
tton");P instanceof HTMLElement&&P.focus({preventScroll:!0})}else O&&Qt(n,O)},w=h("p",{role:"status"}),x=async()=>{await uo(
i("receipt"),w),w.scrollIntoView({block:"nearest"})},y=()=>[h("ol",{class:"rows"},i("lessons").map(({lesson:S,name:O,goal:P,
now:B},D)=>h("li",{},Q({class:"row","data-k":`lesson.${S}`,"aria-pressed":String(B),onclick:()=>g({kind:"lesson",lesson:S})},
h("span",{class:"nr","aria-hidden":"true"},String(D+1)),h("span",{},h("b",{},O),h("small",{},P)))))),h("div",{class:"onc\
e"},h("label",{},h("span",{},"Your name or number"),h("input",{class:"txt","data-k":"student","data-draft":"student",maxlength:40,
autocomplete:"off",value:i("student"),onchange:S=>e.send({kind:"name",name:S.target.value})})),Q({class:"btn","data-k":"\
begin",onclick:()=>g({kind:"begin"})},"Begin again"),Q({class:"btn","data-k":"practise",onclick:()=>g({kind:"practise"})},
"Practise this"),Q({class:"btn","data-k":"save",onclick:()=>e.send({kind:"save"})},"Save my answers"),i("receipt")&&Q({class:"\
btn","data-k":"receipt",onclick:x},"Copy the receipt"),i("kept")&&!i("alone")&&Q({class:"btn","data-k":"page",onclick:()=>g(
{kind:"page"})},"Save as a page"),i("kept")&&i("classroom")&&h("a.btn",{"data-k":"classroom",href:i("classroom")},"With \
a class"),i("kept")&&Q({class:"btn","data-k":"print",onclick:()=>e.send(Tl())},"Print"),w)],v=()=>{let S=i("spots"),O=i(
"at");n.classList.toggle("many",S.length>Jp);let P=(B,D)=>Q({class:`btn open-${B}`,"data-k":B,"aria-expanded":String(a===
B),onclick:()=>b(B)},D);G(r,S.length>0&&h("ol",{class:"trail","aria-label":"Positions"},Cc(S).map(B=>h("li",{class:"disc\
s"},B.map(D=>u(D,!1))))),S.length>0&&P("spots",O<0?`${S.length} positions`:`${d(p()).replace(", together","")} of ${S.length}`),
(i("note")||i("busy"))&&h("p",{class:"told",role:"status"},i("note")||i("busy")),i("seeking")&&Q({class:"btn","data-k":"\
stop",onclick:()=>e.send({kind:"stop"})},"Stop"),P("lessons",i("lesson"))),s.hidden=!a,a==="lessons"?G(s,y()):G(s,a==="s\
pots"&&h("ol",{class:"rows"},m().map(B=>h("li",{},u(B,!0)))))},M=()=>{let S=i("answers");l!==i("kept")?(l=i("kept"),l&&!S.
length&&c?.look(O=>e.send({...ze(O),kind:"restore"}))):l&&S.length>0&&c?.keep(JSON.stringify({answers:S,at:i("at"),student:i(
"student")}))},$=()=>{setTimeout(()=>{i("at")>=0&&Mn(n)&&Qt(n,`spot.${p()[0]}`)},80)},T=S=>{Ut(S),Ll(S)},L=S=>{a&&!S.composedPath().
includes(n)&&(a="",v())};n.addEventListener("keydown",S=>{S.key==="Escape"&&a&&b("")}),document.addEventListener("pointe\
rdown",L);let E=[["change:spots change:at change:lessons change:lesson change:busy change:seeking change:note change:stu\
dent",v],["change:answers change:at change:kept change:student",M],["change:at",$],["msg:custom",T]];for(let[S,O]of E)e.
on(S,O);return v(),M(),()=>{document.removeEventListener("pointerdown",L),c?.stop();for(let[S,O]of E)e.off(S,O)}}var cs=class{constructor(t,n){this.stamp=-1;this.move="";this.next="";this.model=t,this.marked=n,this.at=-1/0}get waiting(){
return this.stamp===this.model.get("stamp")&&performance.now()-this.at<3e3}send(t,n){if(!(!t||this.model.get("busy"))){if(this.
waiting){this.model.get("mode")==="edit"&&(this.next=t);return}this.at=performance.now(),this.stamp=this.model.get("stam\
p"),this.mark(t),this.model.send({kind:"move",move:t,stamp:this.stamp,said:n})}}drawn(){this.mark(this.waiting?this.move:
"");let t=this.next;!t||this.waiting||(this.next="",this.send(t,null))}mark(t){this.move=t,this.marked(t)}};var tf=({words:e,name:t},n)=>h("p.covered",`${e} `,n?h("b",t):h("span.blank",{role:"img","aria-label":"a covered name"})),
hs=class{constructor({send:t,drawn:n}){this.opened=!1;this.send=t,this.drawn=n,this.root=h("div.call",{role:"group",hidden:!0})}get hidden(){
return this.root.hidden}cover(){this.opened=!1}show(t,n,s){let r=n?t.alert??"":"",o=t.covered??[],i=s==="shown"||s==="pr\
ess"&&this.opened,a=r?(t.actions??[]).find(u=>u.strong):void 0;this.root.hidden=!r&&!o.length,this.root.classList.toggle(
"calm",!r&&!(n&&t.actions?.length));let l=JSON.stringify([r,a,o,i,s]);if(this.root.dataset.looks===l)return;this.root.dataset.
looks=l,this.root.setAttribute("aria-label",r||"What lies covered");let c=()=>{this.opened=!this.opened,this.show(t,n,s),
this.drawn()};G(this.root,r&&h("p",h("b",r)),o.length>0&&h("div.covers",o.map(u=>tf(u,i))),o.length>0&&s==="press"&&h("b\
utton.btn",{"data-k":"covers","aria-pressed":String(i),onclick:c},i?"Cover":"Show"),a&&h("button.btn.alert",{"data-k":"c\
all","data-act":a.move,onclick:()=>this.send(a.move)},a.label))}};function _c({place:e,now:t,said:n},s){let[r="",o=""]=n??[];return{place:s.place??[e,r&&t].filter(Boolean).join(" "),line:s.
line??(r?[r,o]:[t??"",o])}}var Dc=7,us=class{constructor({texts:t,see:n}){this.looks="";this.texts=t,this.see=n,this.chip=
h("button.chipbtn",{"data-k":"clause",hidden:!0,onclick:()=>this.open(!!this.box.hidden)}),this.badge=h("b.badge",{hidden:!0}),
this.place=h("span.place"),this.line=h("p.line"),this.note=h("p.note",{role:"status"}),this.sheet=h("button.btn.quiet",{
"data-k":"scores","aria-expanded":"false",hidden:!0},"Scores"),this.eyes=h("div.seg",{role:"group","aria-label":"Seen by"}),
this.seen=h("div.eyes",ut("eye",22),this.eyes),this.box=h("div.clause-box",{hidden:!0,tabindex:-1,"data-k":"clauses"}),this.
root=h("div.caption",h("div.told",h("p.over",this.badge,this.chip,this.place),this.line,this.note),h("div.seen",this.sheet,
this.seen))}show({clauses:t,badge:n="",place:s,line:r,note:o,tone:i}){V(this.root,"data-tone",i),this.badge.hidden=!n,this.
badge.textContent=n;let a=this.texts(),[l=""]=t;this.place.textContent=s,this.line.hidden=!!o,this.line.replaceChildren(
h("b",r[0]),r[1]?` ${r[1]}`:""),this.line.classList.remove("long"),this.line.classList.toggle("long",this.line.scrollWidth>
this.line.clientWidth+1),this.note.textContent!==o&&(this.note.textContent=o),this.note.hidden=!o;let c=JSON.stringify([
t,i]);if(c===this.looks)return this.below();this.looks=c,this.open(!1);let u=i==="trial"?"not the game":l;this.chip.hidden=
!u,this.chip.replaceChildren(h("span.chip.line",u));let d=t.filter(m=>a[m]);V(this.chip,"aria-disabled",d.length&&i!=="t\
rial"?"":"true"),V(this.chip,"data-clause",l),this.box.replaceChildren(h("dl",d.map(m=>h("div",h("dt",m),h("dd",a[m])))))}open(t){
let n=t&&this.box.querySelector("dt")!=null&&this.chip.getAttribute("aria-disabled")!=="true";this.box.hidden=!n,this.below(),
V(this.chip,"aria-expanded",String(n))}below(){this.box.hidden||(this.box.style.top=`${this.root.offsetTop+this.root.offsetHeight}\
px`)}escape(){return this.box.hidden?!1:(this.open(!1),this.chip.focus(),!0)}showEyes(t,n){let s=JSON.stringify(t);if(this.
seen.hidden=t.length<2,this.eyes.dataset.looks!==s){this.eyes.dataset.looks=s;let o=h("select.pick",{"data-k":"eyes.many",
"aria-label":"Seen by",onchange:i=>this.see(i.target.value)},t.map(([i,a])=>h("option",{value:i},a)));this.eyes.classList.
toggle("seg",t.length<=Dc),this.eyes.replaceChildren(...t.length>Dc?[o]:t.map(([i,a])=>h("button",{"data-eye":i,title:a,
"aria-label":a,onclick:()=>this.see(i)},a)))}let r=this.eyes.querySelector("select");if(r)r.value=n;else for(let o of this.
eyes.children)V(o,"aria-pressed",String(o.getAttribute("data-eye")===n))}};function Gt(e,t){let n=Math.abs(e)*10**t,s=Math.floor(n);if(n-s!==.5||!Number.isInteger(e*2**(t+1)))return e.toFixed(t);
let r=(s%2?s+1:s)/10**t;return(e<0?-r:r).toFixed(t)}function ef(e){return e>0&&e<5/1e4?"under 0.1%":e<1&&e>9995/1e4?"ove\
r 99.9%":`${Gt(100*e,1)}%`}var Zt=(e,t)=>t==="chance"?ef(e):`${Gt(Math.abs(e)<.005?0:e,2)} ${t}`.replace("-","−");function Ic(e,t,n){
let{value:s,share:r,words:o}=gt(String(e),t==="chance"?ft:{low:n[0],high:n[1],unit:t});if(s==null)throw new Error(o);return t===
"chance"?r:s}function qc(e,t,n,s){let r=n==="chance";if(s==="exact")return r?"Within 1.":"That is it, as printed.";let o=Math.
round(Math.abs(e-t)*1e9)/1e9,i=r?String(ae(o)):Zt(o,n),a=s==="far"?"":r?": within ten":": near";return`${i} too ${e>t?"h\
igh":"low"}${a}.`}var ae=e=>Math.floor(Math.round(e*1e9)/1e7+.5),rn=(e,t)=>t==="chance"?.105:Math.max(Math.abs(e)/10,.1),
nf=2,sf=[["know","I know"],["think","I think so"],["guess","A guess"]];function ds(e){let t=[];for(let[i,a]of sf){let l=e.
filter(({sure:c,measure:u})=>c===i&&u==="chance").map(c=>c.off);if(l.length>=nf){let c=100*l.reduce((u,d)=>u+d,0)/l.length;
t.push([`“${a}”`,Gt(Math.round(1e9*c)/1e9,0)])}}if(t.length===0)return"";let[[n,s],...r]=t,o=r.map(([i,a])=>`; when \
you said ${i}, by ${a}`).join("");return`When you said ${n} you were off by ${s} of 100${o}.`}var on=e=>e.charAt(0).toUpperCase()+
e.slice(1);var Fc=(e,t)=>Math.max(0,Math.min(e.x+e.w,t.x+t.w)-Math.max(e.x,t.x))*Math.max(0,Math.min(e.y+e.h,t.y+t.h)-Math.max(e.y,
t.y)),mo=(e,t,n,s)=>Math.max(n,Math.min(e,n+s-t));function Wc({w:e,h:t},n,s,r){let o={x:n.x+n.w/2,y:n.y+n.h/2},i=[["abov\
e",o.x-e/2,n.y-t-10],["below",o.x-e/2,n.y+n.h+10],["right",n.x+n.w+10,o.y-t/2],["left",n.x-e-10,o.y-t/2]],a=Math.min(s.y+
s.h,...r.map(({y:p})=>p));i.push(["right",n.x+n.w+10,a-t-10],["left",n.x-e-10,a-t-10]);let l=i.map(([p,f,g])=>{let b={x:mo(
f,e,s.x,s.w),y:mo(g,t,s.y,s.h),w:e,h:t},w=Fc(b,n)+3*r.reduce((x,y)=>x+Fc(b,y),0);return{...b,side:p,covers:w}}),{covers:c,
...u}=l.reduce((p,f)=>f.covers<p.covers-1?f:p),d=u.side==="above"||u.side==="below"?o.x-u.x:o.y-u.y,m=u.side==="above"||
u.side==="below"?e:t;return{...u,tip:mo(d,0,14,m-28)}}var jc=(e,t)=>k("svg.small-card",{viewBox:"0 0 48 68",...t},qt(e,48));function rf(e,t){let n={"data-act":e.move,onclick:()=>t(
e.move)};if(e.face){let s=[e.group,e.label].filter(Boolean).join(" ");return h("button.btn.card-pick",{"aria-label":s,title:e.
label,...n},jc(e.face,{"aria-hidden":"true"}))}return h("button.btn",{...n},e.colour&&Tn(e.colour)&&k("svg.icon",{viewBox:"\
-12 -12 24 24",style:"width:1.4em;height:1.4em","aria-hidden":"true"},Kt(e.colour,0,0,8.5,{fill:`var(--c-${e.colour})`,stroke:"\
#fff","stroke-width":2})),e.label)}var of=e=>[h("p.mute","What lies under it, as you remember"),h("ol.recall",e.map(t=>h(
"li",jc(t.face,{role:"img","aria-label":t.label}))))],ms=class{constructor(t){this.key="";this.how=t,this.root=h("div.ch\
ooser",{role:"group",hidden:!0}),this.away=n=>{let[s]=n.composedPath();s instanceof Element&&!this.root.contains(s)&&!s.
closest(".thing.plays")&&this.close()}}show(t){if(this.key===t.key)return this.leave();let n=!t.plays&&t.recall?.length,
s=t.picks.find(i=>i.group)?.group,r=i=>{this.leave(),this.how.play(i)};this.key=t.key,this.root.setAttribute("aria-label",
n?`Under ${t.label}`:`How to play: ${t.label}`);let o={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
leave()};this.root.replaceChildren(h("div.choose-head",h("p",h("b",on(t.label)),s&&h("span",`: ${s}`)),Q(o,ut("close",16))),
...n?of(t.recall):[h("div.picks",t.picks.some(i=>i.parts?.length)?this.parts(t.picks,[],r):t.picks.map(i=>rf(i,r)))]),this.
root.hidden=!1,document.addEventListener("pointerdown",this.away,!0),this.how.moved(),this.stand(),this.buttons.find(i=>!i.
matches(".shut"))?.focus({preventScroll:!0})}parts(t,n,s){let r=new Set(t.flatMap(({parts:i})=>(i??[]).filter(a=>!n.includes(
a)))),o=i=>{let a=[...n,i],l=t.filter(({parts:c})=>c?.includes(i));if(l.length===1)return s(l[0].move);this.root.querySelector(
".picks")?.replaceChildren(...this.parts(l,a,s)),this.stand(),this.buttons.find(c=>c.dataset.part)?.focus({preventScroll:!0})};
return[...n.length?[h("p.mute",`${n.join(", ")}, and ...`)]:[],...[...r].sort().map(i=>h("button.btn",{"data-part":i,onclick:()=>o(
i)},i))]}get buttons(){return[...this.root.querySelectorAll("button")]}stand(){let t=this.key&&this.how.around(this.key),
n=this.root.parentElement;if(!t||!n)return;let s=n.getBoundingClientRect(),r=Math.max(s.top,0),o=6,i={x:o,y:r-s.top+o,w:s.
width-2*o,h:Math.min(s.bottom,window.innerHeight)-r-2*o};this.root.style.cssText=`left:0;top:0;max-width:${i.w}px;max-he\
ight:${i.h}px`;let a=({x:p,y:f,w:g,h:b})=>({x:p-s.left,y:f-s.top,w:g,h:b}),l={w:this.root.offsetWidth,h:this.root.offsetHeight},
{x:c,y:u,side:d,tip:m}=Wc(l,a(t.card),i,t.hand.map(a));this.root.dataset.side=d,this.root.style.cssText+=`;left:${c}px;t\
op:${u}px;--tip:${m}px`}leave(){let t=this.key;this.close(),this.how.focus(t)}close(){if(!this.key)return;let t=this.key,
n=this.root.contains(st(this.root));this.key="",document.removeEventListener("pointerdown",this.away,!0),this.root.hidden=
!0,this.root.replaceChildren(),this.how.moved(),n&&this.how.focus(t)}stroke(t){let n=this.buttons,s=n.findIndex(o=>o.matches(
":focus"));if(!this.key||s<0)return!1;let r={ArrowRight:s+1,ArrowDown:s+1,ArrowLeft:s-1,ArrowUp:s-1,Home:0,End:n.length-
1}[t.key];return r==null?!1:(t.preventDefault(),n[(r+n.length)%n.length].focus({preventScroll:!0}),!0)}};function Gc(e,t){let{zones:n,board:s,sheet:r,...o}=e,i=a=>a==null?void 0:t[a];return{...o,zones:n.map(a=>t[a]),board:i(s)??
"",sheet:i(r)}}var ps=class{constructor(t,n){this.resting=0;this.model=t,this.pages=new Map(Object.entries(t.get("pages")??
{})),this.asked=new Map,this.hear=s=>{s.kind==="page"&&(this.pages.set(`${s.watcher}.${s.page}`,s),n())},t.on("msg:custo\
m",this.hear)}get watcher(){return this.model.get("watcher")}get few(){return this.model.get("frames")[this.watcher]??[]}get length(){
return this.model.get("count")||this.few.length}scene(t){let n=Math.max(0,Math.min(t,this.length-1));if(!this.model.get(
"count"))return this.few[n]?Gc(this.few[n],this.model.get("pool")):null;let s=this.model.get("size"),r=Math.floor(n/s),o=this.
page(r);return o?(this.fetchRest(r),Gc(o.frames[n-r*s],o.pool)):null}page(t,n=this.watcher){let s=`${n}.${t}`,r=this.pages.
get(s);return!r&&performance.now()-(this.asked.get(s)??-1/0)>8e3&&(this.asked.set(s,performance.now()),this.model.send({
kind:"page",watcher:n,page:t})),r}fetchRest(t){clearTimeout(this.resting);let n=Math.ceil(this.length/this.model.get("si\
ze")),s=Array.from({length:n},(a,l)=>(t+l)%n),r=n<=4?s:[t],o=s.map(a=>[a,this.watcher]);for(let[a]of this.model.get("eye\
s"))for(let l of r)o.push([l,a]);let i=o.find(([a,l])=>!this.pages.has(`${l}.${a}`));i&&(this.resting=setTimeout(()=>this.
page(...i),150))}marks(){let t=r=>r.mark??0;if(!this.model.get("count"))return this.few.map(t);let n=this.model.get("siz\
e"),s=Array.from({length:this.length},()=>0);for(let r=0;r*n<s.length;r++)(this.pages.get(`${this.watcher}.${r}`)?.frames??
[]).forEach((o,i)=>{s[r*n+i]=t(o)});return s}stop(){clearTimeout(this.resting),this.model.off("msg:custom",this.hear)}};var fs=class{constructor({play:t,key:n,told:s}){this.lifted="";this.card="";this.said={};this.typed={};this.field=null;this.
lifts={};this.shown="";this.play=t,this.key=n,this.told=s,this.go=h("button.btn.solid",{"data-k":"lift.play",onclick:()=>this.
play(this.lifted)}),this.back=h("button.btn",{"data-k":"lift.back",onclick:()=>this.lift("")},"Put it back"),this.acts=h(
"div.lift-acts",{hidden:!0},this.go,this.back),this.words=h("p.lift-words"),this.keys=h("div.lift-keys"),this.asking=h("\
div.asking",{role:"group",hidden:!0})}show({lifts:t,keys:n}){this.lifts=t,this.lifted&&!t[this.lifted]&&(this.lifted="",
this.said={},this.typed={}),this.draw();let s=JSON.stringify(n);this.keys.dataset.looks!==s&&(this.keys.dataset.looks=s,
Ws(this.keys,this.keys,()=>this.keys.replaceChildren(...n.map(r=>Sn(r,o=>this.key(o))))))}tell(t,n){let s=Object.keys(this.
lifts).some(r=>n.every(o=>o.move!==r));this.words.hidden=!!this.lifted,this.words.textContent=t||(s?"Press a card to lif\
t it, and again to play it.":"")}playing(t){let n=this.lifts[this.lifted]?.play??"",s=t?n.replace(/^Play\b/,"Playing"):n;
this.go.textContent!==s&&(this.go.textContent=s),V(this.go,"aria-busy",t?"true":"")}lift(t,n=""){let s=n||this.card;this.
lifted=t,this.card=n,this.draw(),this.told({lifted:t,said:this.said},s)}stand(t,n,s){let[r,o]=s?[n,t.parentElement]:[t,this.
keys];this.asking.parentElement!==r&&r.insertBefore(this.asking,o)}hold(t,n,s,r){t?t!==this.lifted&&s[t]&&(this.lifted=t,
this.card=af(r,t)):this.lifted="",this.said=n}draw(){let t=this.lifts[this.lifted];if(this.acts.hidden=!t,this.asking.hidden=
!t?.line,this.words.hidden=!!t,this.playing(!1),this.shown===this.lifted)return;if(this.shown=this.lifted,this.field=null,
!t?.line)return this.asking.replaceChildren();let n=this.lifted;V(this.asking,"aria-label",t.line),this.field=t.ask?Er({
rule:ft,label:t.ask,words:"of 100",ends:["never","always"],value:$a(this.typed[n],this.said[n],ft),set:r=>this.say(n,r),
enter:()=>this.play(n)}):null;let s=h("div",h("p",h("b",t.line)));this.field&&s.append(h("p.wonder",t.ask)),this.asking.
replaceChildren(s,...this.field?[this.field.node]:[])}unread(t){let n=this.typed[t]??"";return t!==this.lifted||!this.field||
!n||!Zn(n,ft)?!1:(this.field.complain(),!0)}say(t,n){let{value:s}=gt(n,ft);this.typed[t]=n,this.said={...this.said},s!=null?
this.said[t]=s:delete this.said[t],this.told({lifted:this.lifted,said:this.said},this.card)}},gs=class{constructor(t){this.
looks="";this.how=t,this.root=h("div.acts")}show(t,n,s){let r=JSON.stringify([t,n]);this.looks!==r&&(this.looks=r,Ws(this.
root,s,()=>this.root.replaceChildren(...t.map(o=>this.button(o)))))}button({move:t,label:n,strong:s,off:r}){let o=h("but\
ton",{class:s&&!r?"btn solid":"btn","data-act":t||n,"aria-disabled":r?"true":null,onclick:()=>r?this.how.refuse(r):this.
how.send(t)},n);return h("span.act",o,r&&h("span.why",r))}};function af({zones:e},t){let n=e.flatMap(s=>s.kind==="seat"&&
s.me?s.cards:s.kind==="grid"?s.cells:[]);for(let s of n)if("key"in s&&(s.move===t||s.picks?.some(r=>r.move===t)))return s.
key;return""}function Vc(e,t,n){if(!t)return e;let s=e.zones.flatMap(i=>i.kind==="tokens"&&i.ways||[]),r=Number(s.find(i=>i.
move===t)?.tag),o=e.zones.map(i=>{if(i.kind==="dice"&&r){let l=i.values.indexOf(r);return{...i,lit:l<0?i.values.map((c,u)=>u):
[l]}}if(i.kind==="ring"){let l=i.previews?.find(c=>c.move===t);return l?{...i,preview:l}:i}if(i.kind==="tokens")return{...i,
ways:(i.ways??[]).map(l=>({...l,chosen:l.move===t}))};let a=l=>l.key===n?{...l,lifted:!0}:l;return i.kind==="grid"?{...i,
cells:i.cells.map(a)}:i.kind==="seat"&&i.me?{...i,cards:i.cards.map(a)}:i});return{...e,zones:o}}var bs=class{constructor(t){this.looks="";this.chosen=[];this.picks=[];this.carries=[];this.how=t,this.nodes=new Set}show(t,n,s){
let r=s?t.zones.find(i=>i.kind==="tokens"):void 0;this.picks=r?.picks??[],this.carries=r?.carries??[],this.nodes=new Set(
r&&n[r.board]?.nodes.map(({id:i})=>i));let o=JSON.stringify([this.picks,this.carries,r?.tokens]);o!==this.looks&&(this.chosen=
[]),this.looks=o}get rest(){return this.picks.filter(({parts:t})=>this.chosen.every(n=>t?.includes(n)))}get spots(){let[
t]=this.carries.filter(({token:r})=>this.chosen.includes(r)),n=this.rest.flatMap(r=>r.parts??[]).filter(r=>this.nodes.has(
r)),s=this.picks.length?n:t?t.onto:this.carries.map(({token:r})=>r);return Object.fromEntries([...s,...this.chosen].map(
r=>[r,this.chosen.includes(r)]))}get words(){if(!this.picks.length)return"";let t=this.picks[0].parts?.filter(n=>this.nodes.
has(n)).length??0;return t>1?`Press lit places: ${this.chosen.length} of ${t} chosen.`:"Press a lit place."}press(t){if(this.
chosen.includes(t))this.chosen=this.chosen.filter(r=>r!==t);else{if(this.carries.length&&this.chosen.length)return this.
done(`put ${this.chosen[0]} ${t}`);this.chosen=[...this.chosen,t]}let n=this.rest;if(this.chosen.length&&n.length===1)return this.
done(n[0].move);this.how.moved(t);let s=n.flatMap(({parts:r})=>r??[]).filter(r=>!this.chosen.includes(r));this.chosen.length&&
s.length&&!s.some(r=>this.nodes.has(r))&&this.how.choose(t,n.map(r=>({...r,parts:r.parts?.filter(o=>!this.chosen.includes(
o))})))}done(t){this.chosen=[],this.how.play(t)}clear(){let[t]=this.chosen;return this.chosen=[],t&&this.how.moved(t),!!t}};var ye=56,po=72,an=62,ws=118,fo=40,lf=70,cf=4e3,ys=(e,t,n,s={})=>k("text.f2",{x:e,y:t,"font-size":14,...s},n),hf=(e,t)=>et(
e,t,15).map((n,s,{length:r})=>ys(ye,35-9*r+18*s,n,{class:"f","font-weight":700,"font-size":15}));function uf(e,t=1/0,n=fo){
let s=e.map((o,i)=>({y:o,k:i})).sort((o,i)=>o.y-i.y);for(let o=1;o<s.length;o++)s[o].y=Math.max(s[o].y,s[o-1].y+n);for(let o=s.
length-1;o>=0;o--)s[o].y=Math.min(s[o].y,o===s.length-1?t:s[o+1].y-n);let r=[...e];for(let{y:o,k:i}of s)r[i]=o;return r}
function df(e,t,n,s){let r=Math.max(...n.lines.map($=>$.values.length))-1,o=n.lines.flatMap($=>$.values),i=Math.max(...o,
1),a=Math.min(...o,0),l=$=>ye+(e-ye-ws)*$/(r||1),c=$=>t-an-(t-po-an)*($-a)/(i-a||1),d=ie(a,i).filter(Number.isInteger).map(
$=>[k("path.race-grid",{d:`M${ye} ${c($)}H${e-ws}`}),ys(ye-10,c($)+5,String($),{"text-anchor":"end"})]),m=n.parts.map(([
$],T)=>l(n.parts[T+1]?.[0]??r)-l($)),p=Math.min(...m)>54,f=n.parts.map(([$,T],L)=>{let E=n.parts[L+1]?.[0]??r,S=p?T:T.split(
" ").at(-1)??"";return[L>0&&k("path.race-part",{d:`M${l($)} ${po-12}V${t-an}`}),(l(E)-l($)>18||L===0)&&ys((l($)+l(E))/2,
t-an+24,S,{"text-anchor":"middle"})]}),g=Math.min(fo,(t-po)/n.lines.length),b=g/fo,w=uf(n.lines.map($=>c($.values.at(-1)??
0)),t-g/2,g),x=[...n.lines].sort(($,T)=>Number($.me)-Number(T.me)).map($=>{let T=$.values.map((P,B)=>B?`H${l(B)}V${c(P)}`:
`M${l(0)} ${c(P)}`).join(""),L=$.values.map((P,B)=>({value:P,k:B})).filter(({value:P,k:B})=>B>0&&P!==$.values[B-1]),E=w[n.
lines.indexOf($)],S=String($.values.at(-1)).replace("-","−"),O=$.me?"var(--accent-on-field)":"var(--on-field)";return k(
"g",{class:$.me?"race-line me":`race-line other-${$.seat%3}`},k("path",{d:T,fill:"none"}),L.map(({value:P,k:B})=>C(l(B),
c(P),4.5)),Me($.seat,e-ws+12,E-13*b,26*b,{fill:O}),$t(S,e-ws+50,E-15*b,Math.min(30*b,3e3*.6/Math.max(pt(S,30),60)),{colour:O}))}),
y=n.lines.find($=>$.me),v=n.tags.map(({n:$,frame:T,step:L},E)=>{let S=Math.max(0,T),O=c(y?.values[S]??0),P=E>0&&Math.abs(
l(S)-l(n.tags[E-1].frame))<30,B=O+30>t-an-26,D=B?O-56-(P?28:0):O+26+(P?28:0),K=()=>s(L);return k("g.race-tag",{role:"but\
ton",tabindex:0,"data-k":`tag.${$}`,"aria-label":`Costly move ${$}: try it again`,onclick:K,onkeydown:W=>{W.key!=="Enter"&&
W.key!==" "||(W.preventDefault(),K())}},N(l(S)-22,D-9,44,44,{fill:"transparent"}),k("path",{d:`M${l(S)} ${O}V${D+13}`}),
C(l(S),O,5),N(l(S)-13,D,26,26,{class:"tag"}),k("text",{x:l(S),y:D+18,"text-anchor":"middle","font-size":15,"font-weight":700},
String($)))}),M=n.lines.map($=>`${$.name} ${$.values.at(-1)}`).join(", ");return k("svg",{viewBox:`0 0 ${e} ${t}`,role:"\
group","aria-label":`${n.title}. At the end: ${M} ${n.unit}.`},hf(n.title,e-ye-lf),...d,...f,...x,...v,t>330&&ys(ye,t-12,
n.tags.length?"A numbered tag: a move that cost you.":""))}var ks=class{constructor(t){this.timer=0;this.step=-1;this.looks=
"";this.press=t,this.button=h("button.btn",{"data-k":"race",onclick:()=>this.turn(!this.away)}),this.drawing=h("div"),this.
root=h("div.race",{hidden:!0},this.drawing,this.button),this.away=!1,this.turn(!1)}turn(t){clearTimeout(this.timer),this.
away=t,this.button.textContent=t?"Race":"Table",this.button.setAttribute("aria-label",t?"Show the race":"Show the table"),
this.drawing.hidden=t,this.root.classList.toggle("away",t),this.root.parentElement?.classList.toggle("raced",!this.root.
hidden&&!t)}show(t,n){let s=t.get("race"),r=t.get("mode")==="watch",o=r&&(t.get("step")<n||t.get("stop")>=0);this.root.hidden=
o||!s?.lines?.length;let i=this.step;if(this.step=t.get("step"),this.root.hidden)return this.turn(!1);if(i===this.step)this.
root.parentElement?.classList.toggle("raced",!this.away);else{let p=r&&i===n-1;this.turn(p),p&&(this.timer=window.setTimeout(
()=>this.turn(!1),cf))}let a=p=>String(p)===t.get("watcher"),l=(s.lines??[]).map(p=>({...p,me:p.me||r&&a(p.seat)})),{clientWidth:c,
clientHeight:u}=this.root.parentElement??this.root,d=JSON.stringify([s,l,c,u]);if(d===this.looks)return;this.looks=d;let m={
...s,lines:l};this.drawing.replaceChildren(df(c,u,m,this.press))}};var xs=class{constructor(t){this.opener=t,this.root=h("section.sheet.scores",{hidden:!0}),t.onclick=()=>this.open(!!this.
root.hidden)}open(t){this.root.hidden=!t,V(this.opener,"aria-expanded",String(t))}escape(){let t=!this.root.hidden,n=this.
root.contains(st(this.root));return this.open(!1),n&&this.opener.focus(),t}show(t){if(this.opener.hidden=!t,!t)return this.
open(!1);let n=JSON.stringify(t);if(this.root.dataset.looks===n)return;this.root.dataset.looks=n,this.opener.textContent=
t.notes?"Notes":"Scores",this.root.classList.toggle("notes",!!t.notes);let s=i=>h("tr",i.map((a,l)=>l?h("td",a):h("th",{
scope:"row"},a))),r=i=>i?h("th",{scope:"col"},i):h("td"),o={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
escape()};this.root.replaceChildren(Q(o,ut("close",16)),h("div.scroll",{tabindex:0,role:"group","aria-label":t.title},h(
"table",h("caption",t.title),h("thead",h("tr",t.head.map(r))),h("tbody",t.rows.map(s)))))}};var mf=1600,pf=1.9,ff=[[.5,"½×"],[1,"1×"],[3,"3×"]],gf=17,bf=7,Kc=[["ask","Ask me"],["mark","Only mark"],["off","Off"]],
wf={open:"a question",now:"asked now",came:"it came",not:"it did not come",unseen:"not seen in the game",skipped:"skippe\
d"};function yf(e,t){let n=[...e],s=Math.min(gf,t/Math.max(e.length-1,1));for(let r=1;r<n.length;r++)n[r]=Math.max(n[r],
n[r-1]+s);for(let r=n.length-1,o=t;r>=0;r--,o-=s)n[r]=Math.min(n[r],o);return n}function kf(e){return e.asking!=="ask"?-1:
e.moments.findIndex(({frame:t,state:n})=>t===e.step&&n==="open")}var ke={first:"Home",back:"ArrowLeft",play:" ",forward:"\
ArrowRight",last:"End"},vs=class{constructor(t){this.timer=0;this.looks="";this.chosen="";this.how=t,this.keys={first:this.
key("first","First step",()=>t.go(0)),back:this.key("back","Step back",()=>t.go(this.now.step-1)),play:this.key("play","\
Play",()=>t.play(!this.now.playing)),forward:this.key("forward","Step forward",()=>t.go(this.now.step+1)),last:this.key(
"last","Last step",()=>t.go(this.now.last))},this.keys.play.classList.add("go"),this.range=h("input.rng",{type:"range",min:0,
"aria-label":"Step",oninput:()=>t.go(Number(this.range.value))}),this.marks=k("svg.marks",{height:14,"aria-hidden":"true"}),
this.moments=h("div.moments"),this.told=h("p.count",{"aria-hidden":"true"}),this.menu=h("div.pace-menu",{hidden:!0,role:"\
group","aria-label":"Questions and pace"}),this.more=h("button.btn.quiet.more",{"data-k":"pace","aria-expanded":"false",
onclick:()=>this.open(this.shut)},h("span.word","Ask me"),ut("down",14)),this.root=h("div.stepper",h("div.keys",{role:"g\
roup","aria-label":"Steps"},Object.values(this.keys)),h("div.scrub",this.marks,this.moments,this.range),this.told,h("div\
.pace",this.more,this.menu)),this.now={step:0,last:0,marks:[],playing:!1,speed:1,moments:[],asking:"off",stop:-1,happens:!1,
eyes:[],watcher:"",buttons:[]}}get shut(){return!!this.menu.hidden}key(t,n,s){let r=ke[t].replace(" ","Space");return h(
"button",{"data-k":`step.${t}`,"aria-label":n,"aria-keyshortcuts":r,title:n,onclick:s},ut(t,24))}show(t){let n=this.now.
playing!==t.playing,s=n||this.now.step!==t.step||this.now.speed!==t.speed||this.now.last!==t.last;this.now=t,this.range.
max=String(Math.max(t.last,1)),this.range.value=String(t.step),V(this.range,"aria-valuetext",`Step ${t.step} of ${t.last}`),
this.range.style.setProperty("--p",`${t.last?100*t.step/t.last:0}%`),this.told.replaceChildren(h("b",String(t.step)),h("\
small",`of ${t.last}`));for(let r of["first","back"])V(this.keys[r],"aria-disabled",t.step===0?"true":"");for(let r of["\
forward","last"])V(this.keys[r],"aria-disabled",t.step===t.last?"true":"");if(n){let r=t.playing?"Pause":"Play";this.keys.
play.replaceChildren(ut(t.playing?"pause":"play",24)),V(this.keys.play,"aria-label",r),V(this.keys.play,"title",r)}this.
choices(),this.mark(),s&&clearTimeout(this.timer),s&&t.playing&&(this.timer=setTimeout(()=>this.tick(),mf*(t.happens?pf:
1)/t.speed))}tick(){let t=kf(this.now);t>=0?this.how.stop(t):this.now.step>=this.now.last?this.how.play(!1):this.how.go(
this.now.step+1,!0)}choices(){let{asking:t,speed:n,moments:s,eyes:r,watcher:o,buttons:i}=this.now,a=JSON.stringify([t,n,
s.length>0,r,o,i]);if(a===this.chosen)return;this.chosen=a;let l=s.length?Kc.find(([u])=>u===t)?.[1]??"":`${n}×`.replace(
"0.5","½");this.more.firstElementChild?.replaceChildren(l),V(this.more,"aria-label",`Questions and pace: ${l}`);let c=st(
this.menu)?.getAttribute("data-k");this.menu.replaceChildren(...[s.length>0&&h("p","At a decisive moment"),s.length>0&&ht(
{label:"At a decisive moment",choices:Kc,value:t,pick:u=>this.how.ask(u),k:"asking"}),r.length>1&&h("p.seen-by","Seen by"),
r.length>1&&h("div.seen-by",ht({label:"Seen by, in the menu",choices:r,value:o,pick:u=>this.how.see(u),k:"eyes"})),h("p",
"Pace"),ht({label:"Pace",choices:ff,value:n,pick:u=>this.how.pace(u),k:"speed"}),i.length>0&&h("p","To take along"),...i.
map(u=>Sn(u,d=>this.how.key(d)))].filter(u=>u instanceof Node)),c&&this.menu.querySelector(`[data-k="${c}"]`)?.focus()}open(t){
this.menu.hidden=!t,V(this.more,"aria-expanded",String(t)),t&&this.menu.querySelector("[aria-pressed=true], button")?.focus()}escape(){
return this.shut?!1:(this.open(!1),this.more.focus(),!0)}mark(){let{marks:t,last:n,moments:s,asking:r,stop:o}=this.now,i=Math.
round(this.marks.clientWidth),a=r==="off"?[]:s,l=JSON.stringify([t,i,a,o]);if(l===this.looks||!i)return;this.looks=l;let c=f=>n?
f/n*i:0,u=Math.max(1,...t);this.marks.setAttribute("viewBox",`0 0 ${i} 14`),this.marks.replaceChildren(...a.length?a.map(
({frame:f})=>N(c(f)-1,21,2,8,{fill:"var(--lit)"})):t.flatMap((f,g)=>{let b=3+3.5*f/u,w=`M${c(g)} ${7-b}l${b} ${b} -${b} ${b}\
 -${b} -${b}z`;return f>0?[k("path",{d:w,fill:"var(--accent-on-field)"})]:[]}));let d=a.map((f,g)=>({...f,k:g})),m=i<bf*
(d.length-1)?d.filter(({k:f})=>f===o):d,p=yf(m.map(({frame:f})=>c(f)),i);this.moments.replaceChildren(...m.map(({frame:f,
state:g,line:b,k:w},x)=>h("button",{class:`moment ${w===o?"now":g}`,style:`left:${p[x]}px`,tabindex:-1,"data-moment":w,title:b,
"aria-label":`Step ${f}, ${wf[w===o?"now":g]}: ${b}`,onclick:()=>this.how.stop(w)},g==="came"||g==="not"||g==="unseen"?h(
"i",{class:g}):"?")))}stop(){clearTimeout(this.timer)}};function Zc(e){let{lens:t}=e.painter,n=()=>!e.acting&&e.reel.length>1,s=a=>()=>(e.go(a),!0),r=e.model.get("step"),o=()=>e.
acts.root.querySelector('[data-act="press"]'),i=a=>!a.closest(ul);return[{keys:[ke.play],shown:"Space",words:"Plays the \
game on, or halts it.",when:n,press:(a,l)=>(i(l)&&e.play(!e.model.get("playing")),i(l))},{keys:[ke.back],shown:"←",words:"\
A step back.",when:n,press:s(r-1)},{keys:[ke.forward],shown:"→",words:"A step on.",when:n,press:s(r+1)},{keys:[ke.first],
shown:"Home",words:"The first step.",when:n,press:s(0)},{keys:[ke.last],shown:"End",words:"The last step.",when:n,press:s(
e.reel.length-1)},{keys:[" "],shown:"Space",words:"Goes on where chance waits for you.",when:()=>e.acting&&!!o(),press:(a,l)=>(i(
l)&&o().click(),i(l))},{keys:["+","=","-","0"],shown:"+ − 0",words:"Closer to the board, farther away, all of it; with\
 the focus on the table.",inside:!0,when:()=>!!t.board,press:a=>t.key(a,!1)},{keys:["ArrowLeft","ArrowRight","ArrowUp","\
ArrowDown"],shown:"Shift and an arrow",words:"Moves the board; with the focus on the table.",inside:!0,shift:!0,when:()=>!!t.
board,press:a=>t.key(a,!0)},{keys:[],any:a=>go(e,a).size===1,shown:"A card's sign",words:"Takes that card, if only one i\
n your hand bears it; with the focus on the table.",inside:!0,when:()=>e.acting&&go(e).size>0,press:a=>{let[l]=go(e,a).values();
return e.press(l),!0}},{keys:["d","D"],shown:"D",words:"Shows the discards by colour and value, or puts them away.",when:()=>!!e.
spread.zone,press:()=>(e.spread.toggle(()=>e.show(!1)),!0)},{keys:["Escape"],shown:"Escape",words:"Closes what is open o\
ver the table, or puts the card back.",inside:!0,when:()=>!0,press:()=>xf(e)}]}function xf(e){if(e.chooser.key)e.chooser.
leave();else{if(e.placing.clear())return!0;if(e.lifting.lifted)e.lifting.lift("");else return["spread","heat","scores","\
stepper","caption"].some(t=>e[t].escape())}return!0}function go(e,t){let n=new Map;for(let{thing:s}of e.painter.placed.values())
s.kind==="card"&&s.plays&&s.face?.text&&(t==null||s.face.text.toLowerCase()===t.toLowerCase())&&n.set(s.move||s.key,s);return n}function bo(e){let t=e.reel.length-1,n=Math.min(e.model.get("step"),t),s=e.model.get("playing");e.strip.hidden=t<1,e.stepper.
show({step:n,last:t,marks:e.reel.marks(),playing:s,speed:e.model.get("speed"),moments:e.model.get("moments"),asking:e.model.
get("asking"),stop:e.model.get("stop"),happens:!!(e.scene?.event??e.scene?.mark),eyes:e.model.get("eyes"),watcher:e.model.
get("watcher"),buttons:e.model.get("buttons")??[]})}function Yc(e,t){let n=e.acting?e.playBar:e.stepper.root;if(e.strip.
firstChild!==n&&e.strip.replaceChildren(n),!e.acting)return bo(e);e.stepper.stop(),e.lifting.stand(e.playBar,e.stage,e.fit===
"phone");let s=t.alert?(t.actions??[]).filter(a=>!a.strong):t.actions??[];e.lifting.show({lifts:e.model.get("lifts")??{},
keys:e.model.get("buttons")??[]}),e.strip.hidden=e.mode==="edit",e.acts.root.hidden=!!e.lifting.lifted;let r=t.zones.some(
a=>a.kind==="tokens"&&a.ways?.some(({move:l})=>l)),o=r?"Press a lit space or a row; press it again to go there.":"",i=e.
model.get("busy")?"The others play.":e.placing.words||o;e.lifting.tell(i,t.actions??[]),e.acts.show(s,!!e.model.get("bus\
y"),e.stage)}var vf={watch:288,play:356,edit:316},$f=288,wo=class{constructor(t,n){this.refused="";this.left=-1;this.shownSize="";this.
paintedStep=-1;this.model=t,this.sending=new cs(t,s=>this.markSent(s)),this.painter=new Te({press:s=>this.press(s),pace:()=>this.
model.get("speed")}),this.stepper=new vs({go:(s,r)=>this.go(s,r),play:s=>this.play(s),pace:s=>this.save({speed:s}),ask:s=>this.
save({asking:s}),stop:s=>this.stopAt(s),see:s=>this.save({watcher:s}),key:s=>this.model.send({kind:s})}),this.caption=new us(
{texts:()=>this.model.get("clauses"),see:s=>this.save({watcher:s})}),this.call=new hs({send:s=>this.send(s),drawn:()=>this.
soon("stay")}),this.race=new ks(s=>this.model.send({kind:"retry",step:s})),this.felt=h("div.felt",this.call.root,this.painter.
lens.controls,this.painter.root,this.race.root),this.board=h("p.sr"),this.chooser=new ms({play:s=>this.send(s),focus:s=>this.
painter.focus(s),around:s=>this.painter.around(s),moved:()=>this.scene&&this.showTable(this.scene,!1)}),this.placing=new bs(
{play:s=>this.send(s),choose:(s,r)=>this.chooser.show({key:`spot:${s}`,label:s,plays:!0,picks:r}),moved:s=>{this.show(!1),
this.painter.focus(`spot:${s}`)}}),this.acts=new gs({send:s=>this.send(s),refuse:s=>this.refuse(s)}),this.lifting=new fs(
{play:s=>this.send(s),key:s=>this.model.send({kind:s}),told:(s,r)=>this.lift(s,r)}),this.playBar=h("div.play-bar",this.lifting.
acts,this.acts.root,this.lifting.words,this.lifting.keys),this.strip=h("div.strip"),this.scores=new xs(this.caption.sheet),
this.spread=new Bn({focus:s=>this.painter.focus(s)}),this.heat=new On(()=>this.soon("stay")),this.stage=h("section.stage",
{"aria-label":"The table"},this.caption.root,this.caption.box,this.felt,this.heat.root,this.board,this.chooser.root,this.
scores.root,this.spread.root,this.heat.list,this.strip),this.live=h("p.sr",{"aria-live":"polite"}),this.root=h("div.uw.u\
w-table",this.stage,this.live),this.root.addEventListener("keydown",s=>this.key(s)),this.unhear=ss(this.root,()=>Zc(this)),
n.append(this.root),this.tall=void 0,this.due="",this.saying=0,this.watch=()=>this.soon("move"),this.still=()=>this.soon(
"stay"),this.reel=new ps(t,()=>this.soon("stay")),this.moves=["step","frames","pool"],this.stays="game palette names eye\
s watcher playing speed mode clauses lit differs aside boards heat dealt note busy caption moments asking stop bright li\
fts lifted stamp buttons race covers".split(" ");for(let s of this.moves)t.on(`change:${s}`,this.watch);for(let s of this.
stays)t.on(`change:${s}`,this.still);t.on("msg:custom",Ut),this.sizes=new ResizeObserver(()=>this.resized()),this.sizes.
observe(this.felt),this.unheed=jt(this.still),this.unhalt=Oa(()=>this.model.get("playing")&&this.play(!1)),this.unfit=en(
this.root,()=>this.resized(!0)),this.show(!1)}get scene(){return this.reel.scene(this.model.get("step"))}get mode(){return this.
model.get("mode")}get acting(){return this.mode!=="watch"}save(t){for(let[n,s]of Object.entries(t))this.model.set(n,s);this.
model.save_changes()}go(t,n=!1){let s=Math.max(0,Math.min(t,this.reel.length-1));s!==this.model.get("step")&&(this.left=
this.model.get("stop"),this.save(n||!this.model.get("playing")?{step:s}:{step:s,playing:!1}))}stopAt(t){t===this.left&&this.
model.set("stop",-1),this.save({stop:t,playing:!1})}play(t){let n=this.model.get("step")>=this.reel.length-1;this.save(t&&
n?{step:0,playing:!0}:{playing:t})}show(t){let n=this.scene;if(tt(this.root,this.model.get("palette")),this.root.classList.
toggle("busy",!!this.model.get("busy")),this.root.classList.toggle("acts",this.acting),this.left!==this.model.get("stop")&&
(this.left=-1),!n)return bo(this);t&&(this.refused=""),this.lifting.hold(this.model.get("lifted")??"",this.model.get("sa\
id")??{},this.model.get("lifts")??{},n),this.sending.drawn(),this.root.style.setProperty("--pace",String(this.model.get(
"speed"))),this.board.textContent=n.board??"",this.caption.showEyes(this.model.get("eyes"),this.model.get("watcher")),t&&
this.call.cover(),this.call.show(n,this.acting,this.covers),this.heat.show(this.model.get("heat")??{}),this.showTable(n,
t),this.race.show(this.model,this.reel.length-1),Yc(this,n),this.scores.show(n.sheet),this.showWords(n),t&&this.chooser.
close(),t&&this.announce(n)}soon(t){this.due||queueMicrotask(()=>{let n=this.due==="move";this.due="",this.show(n)}),this.
due!=="move"&&(this.due=t)}get lit(){let t=this.model.get("lit");return Object.keys(t).length>0?this.model.get("aside")?
{}:t:Object.fromEntries((this.model.get("differs")??[]).map(s=>[s,""]))}get covers(){return this.model.get("covers")||Jn()}get fit(){
return this.root.closest("[data-fit]")?.getAttribute("data-fit")??"flow"}get filled(){return["large","middle"].includes(
this.fit)}get size(){let{clientWidth:t,clientHeight:n}=this.felt;return`${t} ${this.filled?n:window.innerHeight} ${this.
fit}`}showTable(t,n){let s=parseFloat(getComputedStyle(this.root).fontSize)/16||1,r=this.call.hidden?0:this.call.root.offsetHeight/
s,o=this.mode==="edit"&&t.table==="round";this.placing.show(t,this.model.get("boards")??{},this.acting);let i={w:(this.felt.
clientWidth||772)/s,h:this.filled?this.felt.clientHeight/s:0,low:this.fit!=="phone"?0:(o?$f:vf[this.mode])+(this.acting?
0:r),page:window.innerHeight/s};this.shownSize=this.size,this.root.classList.toggle("narrow",i.w<Pt);let a=this.mode==="\
watch"&&this.reel.length<2,l=a?void 0:Dn(t),c=this.chooser.key?{...this.lit,[this.chooser.key]:""}:this.lit;this.spread.
show(l,this.lit,i.w<Pt);let u={lit:Ai(c,l),laid:a,opens:l?.of,dealt:this.model.get("aside")?{}:this.model.get("dealt"),acting:this.
acting,editing:this.mode==="edit",boards:this.model.get("boards")??{},spots:this.placing.spots,heat:this.heat.map,clear:this.
heat.clears,call:r,under:!t.covered?.length||this.covers!=="hidden"},d=la(Vc(t,this.lifting.lifted,this.lifting.card),i,
u),m=this.model.get("bright")??[];this.painter.dim(m.length?new Set(m):null),d.h=this.steady(d);let p=this.model.get("st\
ep"),f=p<this.paintedStep;this.paintedStep=p,this.painter.paint(d,{label:`The table. ${t.place??""}`,move:n,back:f}),n&&
this.painter.happen(f?null:t.event);let g=Math.min(this.felt.clientWidth/d.w,this.filled?this.felt.clientHeight/d.h:1/0),
b=this.filled?(this.felt.clientHeight-d.h*g)/2:0;this.call.root.style.top=`${b+d.call*g}px`}steady({w:t,h:n}){let s=[t,this.
model.get("game"),this.model.get("mode"),this.size,this.call.hidden].join();return this.tall?.kind!==s&&(this.tall={kind:s,
h:n}),this.tall.h=Math.max(this.tall.h,n),this.tall.h}resized(t=!1){let n=this.scene;!n||!t&&this.size===this.shownSize||
(this.painter.root.classList.add("still"),this.showTable(n,!1),this.race.show(this.model,this.reel.length-1),this.painter.
root.getBoundingClientRect(),this.painter.root.classList.remove("still"),this.stepper.mark(),this.showWords(n),this.chooser.
stand())}showWords(t){let n=this.model.get("caption")??{};V(this.stage,"aria-label",n.badge?`Table ${n.badge} of two`:"T\
he table"),this.caption.show({clauses:n.clauses??(t.clauses??[]).filter(s=>s),..._c(t,n),note:this.refused||this.model.get(
"note")||"",tone:n.tone??"plain",badge:n.badge})}announce(t){clearTimeout(this.saying),this.saying=setTimeout(()=>{this.
live.textContent=[...t.said??[],t.now].filter(Boolean).join(" ")},350)}press(t){if(t.spot)return this.placing.press(t.spot);
if(t.opens)return this.spread.toggle(()=>this.show(!1));if(!t.plays&&t.recall?.length)return this.chooser.show(t);if(t.off&&
!t.plays)return this.refuse(t.off);if(t.picks.length&&!(t.picks.length===1&&!t.move))return this.chooser.show(t);let n=t.
move||t.picks[0].move,s=t.kind==="board";if((["hand","grid"].includes(t.role)||s)&&n in this.lifting.lifts&&(this.lifting.
lifted!==n||!s&&this.lifting.card!==t.key)){if(this.lifting.lift(n,t.key),s){let o=this.stage.querySelector(`.way[data-m\
ove="${CSS.escape(n)}"]`);o instanceof SVGElement&&o.focus()}return}return this.send(n)}lift(t,n){let s=t.lifted!==this.
model.get("lifted");this.save(t),!(!s||!this.scene)&&(this.refused="",this.show(!1),t.lifted||this.painter.focus(n))}refuse(t){
this.refused=t;let n=this.scene;n&&this.showWords(n)}send(t){this.lifting.unread(t)||(this.sending.send(t,this.lifting.said[t]??
null),ge(this.model.get("game")))}markSent(t){this.root.classList.toggle("sent",!!t),this.lifting.playing(!!t);for(let n of this.
stage.querySelectorAll("[data-act]"))V(n,"aria-busy",t&&n.getAttribute("data-act")===t?"true":"")}key(t){!t.ctrlKey&&!t.
metaKey&&!t.altKey&&this.chooser.stroke(t)}remove(){this.unfit(),this.unhear(),this.unheed(),this.unhalt(),this.chooser.
close();for(let t of this.moves)this.model.off(`change:${t}`,this.watch);for(let t of this.stays)this.model.off(`change:${t}`,
this.still);this.model.off("msg:custom",Ut),this.stepper.stop(),this.reel.stop(),this.sizes.disconnect(),clearTimeout(this.
saying)}};function ln({model:e,el:t}){let n=new wo(e,t);return()=>n.remove()}var le=["answer","why","try"],zc=["guess","think","know"],Jc=26;function nt(e){throw new Error(e)}var Nt=(e,t)=>e.card(t.
place,t.question,t.settings);function hn({said:e,covered:t},n,s,r){return e.findLast((o,i)=>i>=t&&o.place===n&&o.question===
s&&!Rt(o.settings,r))}var He=({locked:e},t,n,s)=>!!hn(t,t.place,n,s.settings)||!t.predicting||s.certain&&!e;function Mf(e,t){
let n=Nt(e,t);return n?He(e,t,t.question,n):!1}var Yt=(e,t)=>({...t,question:Sf(e,t),why:0});function Sf(e,t){let n=e.offered(
t.place),s=i=>e.card(t.place,i,t.settings);if(n.length===1)return n[0];if(t.held)return t.question;if(n.includes(t.chosen))
return t.chosen;let r=e.prefer(t.place);return r&&s(r)?r:n.find(i=>s(i)?.certain===!1)??n.find(s)??n[0]??""}function yo(e,t,n){
let s=t.before??t.settings,r=t.chosen||t.question;return Yt(e,{...t,place:n,held:null,aside:!1,before:null,settings:s,question:r})}
function Ef(e,t,n,s){let r=t.before??t.settings;return Yt(e,{...t,...s,place:n,held:s,aside:!1,before:r,page:le[0]})}function Tf(e,t,n){
let s=e.offered(t.place);s.includes(n)||nt(`Expected a question of ${s.join(", ")}, not '${String(n).slice(0,40)}'.`);let{
held:r}=t,o=r?n!==r.question:!1,i=r&&!o?r.settings:t.settings;return Yt(e,{...t,chosen:n,question:n,aside:o,settings:i})}
function Lf(e,t,n){let s=Nt(e,t),r=s?.offers??{};for(let[o,i]of s?Object.entries(n):[]){let a=o in t.settings&&t.settings[o]===
i;if(!r[o]?.includes(i)&&!a){let l=Object.entries(r).map(([u,d])=>`${u} of ${d.join(", ")}`),c=`${o.slice(0,20)}=${String(
i).slice(0,20)}`;nt(`Expected settings ${l.join("; ")||"of none"}, not ${c}.`)}}return Yt(e,{...t,settings:{...n}})}function ko(e,t,{
number:n,sure:s="think",time:r="",seed:o=0}){let i=Nt(e,t);if(!i)return nt("Expected a position in which a question aris\
es before a prediction.");zc.includes(s)||nt(`Expected how sure you are to be ${zc.join(", ")}, not '${String(s).slice(0,
20)}'.`),i.value(n);let{place:a,question:l}=t,c={place:a,question:l,settings:i.settings,number:n.trim(),sure:s,time:r,seed:o,
owned:"",denied:""};return{...t,said:[...t.said,c]}}function $s(e,t){let n=Nt(e,t),s=n&&hn(t,t.place,t.question,n.settings),
r=s&&e.told(n,s,t.said.slice(0,t.said.indexOf(s)));return{said:s,told:r}}function xo(e,t,n){let{said:s,told:r}=$s(e,t);if(!s||
!r?.mistake||!r.asks)return nt("Expected a number that a mistake fits before a yes or no.");let o={...s,[n?"owned":"deni\
ed"]:r.mistake.kind};return{...t,said:t.said.map(i=>i===s?o:i)}}function vo(e,t,n){switch(n.kind){case"Pick":return Tf(e,
t,n.question);case"Set":return Lf(e,t,n.settings);case"Predict":return n.second&&nt("Expected one number, for the one qu\
estion on show."),Yt(e,ko(e,t,n));case"Own":return xo(e,t,n.yes);case"Turn":return le.includes(n.page)||nt(`Expected a p\
age of ${le.join(", ")}, not '${String(n.page).slice(0,20)}'.`),{...t,page:n.page};case"Why":return n.at>=0&&n.at<Jc||nt(
`Expected a step of the derivation from 0 to ${Jc-1}, not ${n.at}.`),{...t,why:n.at};case"AskFirst":return Yt(e,{...t,predicting:n.
on});case"Cover":return Yt(e,{...t,covered:t.said.length})}return nt(`Expected a deed at a panel, not ${n.kind}.`)}var $o="\
answered",Af="skipped",Ce=(e,t)=>`${e} ${t}`,un=(e,t)=>t.stop>=0?e.moments(t.seat)[t.stop]:null,Ms=(e,t)=>e.fates[`${e.seat}\
 ${t}`];function Ss(e,t){let n=un(e,t);return!!(n&&(t.asked.page!==le[0]||t.frame!==n.frame))&&Ms(t,t.stop)===$o}var cn=(e,t)=>Ms(
e,t)===$o;function th(e,t,n=!1){let s=`${e.seat} ${e.stop}`;return s in e.fates&&!n?e:{...e,fates:{...e.fates,[s]:t}}}var Mo=e=>e.
stop>=0?{...th(e,Af),stop:-1}:e;function So(e,t){return{...t,asked:yo(e,t.asked,Ce(t.frame,t.eyes))}}function Of(e,t,n){
e.eyes.includes(n)||nt(`Expected watcher to be one of ${e.eyes.join(", ")}, not '${String(n).slice(0,40)}'.`);let s=/^\d+$/.
test(n)&&Number(n)!==t.seat;return So(e,{...Mo(s?{...t,seat:Number(n),stop:-1}:t),eyes:n})}function Xc(e,t,n){let s=e.moments(
t.seat);if(n>=-1&&n<s.length||nt(`Expected a moment from 0 to ${s.length-1}, or -1, not ${n}.`),n<0)return{...t,stop:-1};
let{frame:r,question:o,settings:i}=s[n],a=String(t.seat),l=Ef(e,t.asked,Ce(r,a),{question:o,settings:i});return{...t,asked:l,
frame:r,eyes:a,stop:n,playing:!1}}var Qc=(e,t,n)=>({...So(e,{...Mo(t),frame:n}),playing:n<e.frames-1});function Uf(e,t){
return t.stop<0||t.asked.aside||Nt(e,t.asked)&&!Mf(e,t.asked)?null:un(e,t)}function ce(e,t,n){let s=un(e,t);switch(n.kind){case"\
Step":return n.to>=0&&n.to<e.frames||nt(`Expected a step from 0 to ${e.frames-1}, not ${n.to}.`),So(e,{...Mo(t),frame:n.
to});case"Eyes":return Of(e,t,n.key);case"Stop":return Xc(e,t,n.at);case"Go":{let i=Xc(e,t,n.to);return cn(i,n.to)?{...i,
frame:e.moments(t.seat)[n.to].answer}:i}case"Play":return{...t,playing:n.on};case"Skip":return s?Qc(e,t,t.frame):t;case"\
GoOn":return Uf(e,t)&&s?Qc(e,t,s.answer):t}let r=vo(e,t.asked,n),o={...t,asked:r};return s&&n.kind==="Predict"&&!r.aside?
{...th(o,$o,!0),frame:s.answer,playing:!1}:s&&n.kind==="Turn"&&cn(t,t.stop)?{...o,frame:r.page===le[0]?s.answer:s.frame,
playing:!1}:o}function Es(e){return{asked:{place:"",question:"",settings:{},chosen:"",held:null,aside:!1,before:null,page:le[0],
why:0,predicting:!0,said:[],covered:0},frame:0,eyes:"0",seat:0,stop:-1,playing:!1,fates:{},...e}}var Rf="no one two three four five six seven eight nine ten".split(" "),Nf=.05,eh=3,Ts=e=>Rf[e]??String(e),nh=e=>["","on\
ce","twice"][e]||`${Ts(e)} times`;function Pf(e){let t=ae(e);return Math.abs(100*e-t)<1e-9?`exactly ${t}`:t===0?"fewer t\
han 1":t===100?"more than 99":`about ${t}`}var Eo=(e,t)=>t==="chance"?String(ae(e)):Gt(e,2).replace(/\.?0+$/,"").replace(
"-","−"),Hf=e=>e.reduce((t,n)=>Array.from({length:t.length+1},(s,r)=>(1-n)*(t[r]??0)+n*(t[r-1]??0)),[1]);function Cf(e){
let t=e.filter(({came:p})=>p!=null),n=t.length;if(n===0)return["",""];let s=t.map(({exact:p})=>p),r=t.filter(p=>p.came).
length,o=s.reduce((p,f)=>p+f,0),i=r>=o-1e-9,a=Hf(s).reduce((p,f,g)=>p+((i?g>=r:g<=r)?f:0),0),l=n===1?"One such stop brin\
gs":`${on(Ts(n))} such stops bring`,c=r===(i?n:0),u=r?Ts(r):"none",d=c?u:`${u} or ${i?"more":"fewer"}`,m=a<Nf?" That is \
rare.":"";return[`Hits expected ${Gt(o,1)}, came ${r}.`,`${l} ${d} in ${Pf(a)} of 100 games.${m}`]}var sh=({said:e,exact:t,
reach:n})=>Math.abs((e??t)-t)/n;function Bf(e){let t=e.filter(({near:a})=>!a).sort((a,l)=>sh(l)-sh(a)),n=t.length;if(n===
0)return["",e.length>1?"All your numbers were near.":"Your number was near."];let s=t.slice(0,eh).map(({mine:a,right:l})=>`${a}\
 for ${l}`).join(", "),r=t.filter(({said:a,exact:l})=>(a??0)>l).length,o=["","both times ","each time "][Math.min(n,3)-1],
i=r===0||r===n?`${o}too ${r?"high":"low"}`:`${nh(r)} too high`;return["",`${on(nh(n))} you were further off, ${i}${n>eh?
". Furthest: ":": "}${s}.`]}function rh(e,t){let n=e.filter(({said:r})=>r!=null);if(n.length===0)return{title:"The game \
is over",near:"",lines:[["You gave no number.","A mark below the table asks again."]],doors:[]};let s=[Cf(n),Bf(n),["",t]];
return{title:n.length===1?"Your one stop":`Your ${Ts(n.length)} stops`,near:`${n.filter(({near:r})=>r).length} near`,lines:s.
filter(r=>r.some(Boolean)),doors:[]}}function Df(e,t,n){let s=e.card(t.place,n,t.settings),r=!!(s&&hn(t,t.place,n,s.settings));return{...e.chip(n),arises:!!s,
away:s?"":e.away(t.place,n),done:r}}function _f(e,t,n){return n.row.map(([s,r,o])=>{let i=r===n.settings[s],a={...n.settings,
[s]:r},l=i?n:e.card(t.place,t.question,a),c=l&&JSON.stringify(l.settings)===JSON.stringify(a);return{value:r,label:o,here:i,
...c&&He(e,t,t.question,l)?l.number:{}}})}var If=({said:e},t)=>e.slice(0,e.indexOf(t));function qf(e,t,n,s){let r=hn(t,t.
place,t.question,n.settings),o=[t.question,...Object.values(n.settings),t.place].join(" ");return{...n.asked,key:o,revealed:s,
fault:e.fault(t.place),...s&&{...n.answered,row:_f(e,t,n),notice:e.notice(t)},...r&&{said:{...e.told(n,r,If(t,r)),sure:r.
sure},misconception:""}}}function To(e,t){let n=Nt(e,t),s=n?He(e,t,t.question,n):!1,{question:r,settings:o,predicting:i,
page:a,why:l}=t;return{question:r,settings:o,predicting:i,page:a,why:l,questions:e.offered(t.place).map(c=>Df(e,t,c)),panel:n?
qf(e,t,n,s):e.nothing(t.place,t.question),main:n&&!s?{label:"Show the answer",kind:"predict"}:{},moment:{},guesses:[],ending:{}}}
function Ff(e,t){return e.moments(t.seat).flatMap((n,s)=>{let r=Ce(n.frame,String(t.seat)),o=cn(t,s)?e.card(r,n.question,
n.settings):null;if(!o)return[];let i=t.asked.said.find(y=>y.place===r&&y.question===n.question&&JSON.stringify(y.settings)===
JSON.stringify(o.settings)),a=i?o.value(i.number):null,l=o.number.number,{came:c,words:u,frame:d}=n,{measure:m,span:p}=o.
panel,{name:f}=e.chip(n.question),g=rn(l,m),b=a!=null&&o.verdict(a).near,w=a==null?"":Eo(a,m),x=Eo(l,m);return[{said:a,exact:l,
came:c,words:u,at:s,frame:d,name:f,measure:m,span:p,reach:g,near:b,mine:w,right:x}]})}function Lo(e,t){return t.said.flatMap(
(n,s)=>{let r=e.card(n.place,n.question,n.settings);if(!r)return[];let{judged:o,measure:i}=r.panel,a=r.value(n.number),{
mistake:l}=e.told(r,n,t.said.slice(0,s));return[{game:e.saved.game,question:n.question,settings:Object.entries(r.settings).
map(([c,u])=>`${c}=${u}`).join(" "),position:e.called(n.place),prediction:a,sure:n.sure,exact:o.written,measure:i,mistake:l?.
name??"",kind:l?.kind??"",own:n.owned?"yes":n.denied?"no":"",time:n.time,off:Math.abs(a-o.exact)}]})}function oh(e,t){let{
asked:n,stop:s}=t,r=e.moments(t.seat),o=To(e,n),i=Ff(e,t);o.guesses=i,e.game.over&&s<0&&t.frame===e.frames-1&&Object.assign(
o,{ending:rh(i,ds(Lo(e,n))),main:{}});let a={step:t.frame,watcher:t.eyes,moments:r.map(({frame:u,answer:d,line:m,fate:p},f)=>{
let g=cn(t,f)?p:Ms(t,f)??"open";return{frame:u,answer:d,line:m,state:g}}),stop:s,playing:t.playing,caption:{},bright:[],
heat:o.panel.revealed?Nt(e,n)?.heat:{}},l=un(e,t);if(!l)return{panel:o,table:a};let c=Ss(e,t);if(c?n.page!=="answer"&&(a.
caption=l.back):Object.assign(a,{caption:l.asks,bright:l.bright}),!n.aside){let{line:u,stake:d,came:m,words:p,headline:f}=l,
g="Play on and see";o.moment={line:u,button:g,stake:d,at:s,of:r.length},c&&Object.assign(o.moment,{came:m,words:p,headline:f,
seen:!0});let b=e.game.over&&l.answer===e.frames-1?"See how you did":"Go on";o.main=o.main.kind==="predict"?{label:g,kind:"\
predict"}:{label:b,kind:"go"}}return{panel:o,table:a}}var ih=["set","any"],Be=(e,t,n=!1)=>`${e} ${t}${n?" again":""}`;function kt(e,t,n=!1){let s=new Map;for(let r of t.asked.
said){let[o,i,a]=r.place.split(" ");if(Number(o)!==t.course||!!a!==n||s.has(Number(i)))continue;let l=e.card(r.place,r.question,
{});l&&!Rt(l.settings,r.settings)&&s.set(Number(i),r)}return s}function lh(e,t){let n=e.card(t.place,t.question,t.settings);
return n?n.verdict(n.value(t.number)).near:!1}var Ao=(e,t)=>t.redo.length>0?t.redo:[...e.groups(t.course).keys()];function ch(e,t){
let n=Math.max(t.at,...zt(e,t));return Ao(e,t).find(s=>s>n)??-1}var hh=(e,t,n)=>kt(e,t,t.redo.includes(n)).has(n);function Oo(e,t,n){
let s=Be(t.course,n,t.redo.includes(n));return{...t.asked,place:s,question:e.offered(s)[0],settings:{}}}function zt(e,t){
let n=t.at<0?[]:e.pair(t.course,t.at);return new Set(n.map(s=>hh(e,t,s))).size>1?[]:n}var uh=(e,t,n)=>!t.asked.predicting||
hh(e,t,n[0]);function Wf(e,t,n,s){let r=[n.number.trim(),(n.second??"").trim()];r.every(Boolean)||nt(`Expected two numbe\
rs: positions ${s[0]+1} and ${s[1]+1} are answered together.`);let o=s.reduce((i,a,l)=>ko(e,{...Oo(e,t,a),said:i},{...n,
number:r[l]}).said,t.asked.said);return Yt(e,{...t.asked,said:o})}function jf(e,t,n){let s=n.map(r=>Oo(e,t,r));return s.
find(r=>$s(e,r).told?.asks)??s[0]}function dh(e,t){if(t.order==="any"||!t.asked.predicting)return[];let n=kt(e,t),s=kt(e,
t,!0),r=Ao(e,t),o=!1,i=-1;return[...e.groups(t.course).keys()].filter(a=>(t.redo.includes(a)?s:n).has(a)?!1:o?!zt(e,{...t,
at:a}).some(l=>l<a&&l===i):(o=r.includes(a),o&&(i=a),!1))}function Uo(e,t,n){if(n>=e.groups(t.course).length)return{...t,
at:-1};let s=zt(e,t).includes(n)?t.asked.page:le[0],r={...t.asked,settings:{},page:s},o=Be(t.course,n,t.redo.includes(n));
return{...t,at:n,asked:yo(e,r,o)}}function ah(e,t,n){let s=e.groups(t.course).length;if(n===-1)return{...t,at:-1};n>=0&&
n<s||nt(`Expected a position from 1 to ${s}, not ${n+1}.`),dh(e,t).includes(n)&&nt("Give your prediction first.");let r=zt(
e,{...t,at:n});return Uo(e,t,r.length>0&&!uh(e,t,r)?r[0]:n)}function Gf(e,t){let n=kt(e,t),s=kt(e,t,!0),r=[...n.keys()].
filter(a=>!s.has(a)&&!lh(e,n.get(a))),o=r.flatMap(a=>e.pair(t.course,a)).filter(a=>!s.has(a)),i=[...new Set([...r,...o])].
sort((a,l)=>a-l);return i.length===0&&nt("Expected misses to redo; there are none left."),Uo(e,{...t,redo:i},i[0])}function mh(e,t,n){
switch(n.kind){case"Go":return ah(e,t,n.to);case"GoOn":return t.at<0?t:ah(e,t,ch(e,t));case"Redo":return Gf(e,t);case"Be\
gin":return Uo(e,{...t,course:t.course+1,redo:[]},0);case"Arrange":return ih.includes(n.order)||nt(`Expected an order of\
 ${ih.join(" or ")}, not '${String(n.order).slice(0,20)}'.`),{...t,order:n.order}}let s=zt(e,t);return s.length>0&&n.kind===
"Predict"&&(n.second||!uh(e,t,s))?{...t,asked:Wf(e,t,n,s)}:s.length>0&&n.kind==="Own"?{...t,asked:{...t.asked,said:xo(e,
jf(e,t,s),n.yes).said}}:{...t,asked:vo(e,t.asked,n)}}function ph(e,t){let n=To(e,t.asked),s=Ao(e,t),r=t.redo.includes(t.
at),o=zt(e,t),i=o.length>0?o:[t.at],[a,l]=i.map(p=>p+1),c=i.flatMap(p=>s.indexOf(p)+1||[]),u=kt(e,t),d=dh(e,t);n.goal={...e.
goal(t.course),...u.size<e.groups(t.course).length&&{line:""},...r&&{line:`Your misses once more: ${c.join(" and ")} of ${s.
length}.`},at:a,...l&&{also:l}},n.pair=o.map((p,f)=>Kf(e,t,p,e.lines(t.course,p)[f])),n.order=t.order,n.main.kind!=="pre\
dict"?n.main={label:Vf(e,t),kind:"next"}:o.length>0&&(n.main={label:"Show both answers",kind:"predict"});let m=e.groups(
t.course).map((p,f)=>{let g=u.get(f),b=g?lh(e,g)?"near":"far":"open";return{group:p,state:b,shut:d.includes(f),paired:e.
pair(t.course,f)[1]===f}});return{panel:n,trail:{spots:m,at:t.at}}}function Vf(e,t){let n=ch(e,t);if(n<0)return"See how \
you did";let s=zt(e,{...t,at:n});return s.length>0?`Next: positions ${s[0]+1} and ${s[1]+1}`:`Next: position ${n+1}`}function Kf(e,t,n,s){
let r=Oo(e,t,n),o=Nt(e,r),{ask:i,given:a,measure:l,says:c,span:u}=o.asked,{said:d,told:m}=$s(e,r);return{at:n,line:s,here:n===
t.at,ask:i,given:a,measure:l,says:c,span:u,...d&&m&&{said:{...m,sure:d.sure}},...He(e,r,r.question,o)&&o.number}}var fh="This game is too long for a page with all its answers. Its marked moments have theirs: press one of the marks.";
function Ro(e){let t=e.map(i=>`'${i}'`),n=t.at(-1),[s,r]=t.length===1?["question","it"]:["questions","them"],o=t.length>
1?`${t.slice(0,-1).join(", ")} and ${n}`:n;return n?`The ${s} ${o} cannot be answered here: something went wrong in ${r}\
. The others stand.`:""}var Zf=["steps","dots","row"],gh=["answer","bars","dots","steps","misconception","apart","simulated","headline","certain"],
Yf=["row","judged","heat","lesson","tries"],zf=1e9,bh=(e,t)=>Object.fromEntries(Object.entries(e).filter(([n])=>t(n))),No=class{constructor(t,n,s){
this.panel=t,this.settings=n,this.certain=!!t.certain,this.heat=t.heat,this.answered=bh(t,i=>gh.includes(i)||i==="lesson");
let r=t.knobs.map(i=>({...i,choices:i.choices.filter(([a])=>s.some(l=>!Rt(l,{...n,[i.name]:a})))})).filter(i=>i.choices.
length>1),o=bh(t,i=>!gh.includes(i)&&!Yf.includes(i));this.asked={...o,knobs:r},this.offers=Object.fromEntries(r.map(({name:i,
choices:a})=>[i,a.map(([l])=>l)]))}get row(){let t=this.panel.knobs.find(n=>!n.model);return(this.panel.row??[]).map(({value:n,
label:s})=>[t.name,n,s])}get number(){let{exact:t}=this.panel.judged;return{number:t,text:Zt(t,this.panel.measure)}}value(t){
return Ic(t,this.panel.measure,this.panel.span)}verdict(t){let{verdicts:n}=this.panel.judged,s=Math.round(t*zf),[,r,o]=n.
find(([i])=>s<=i)??n.at(-1);return{band:r,near:r!=="far",mistake:o}}mistake(t){return this.panel.judged.mistakes[this.verdict(
t).mistake]??null}told(t){let n=this.value(t),{judged:s,measure:r}=this.panel;return{value:n,verdict:qc(n,s.exact,r,this.
verdict(n).band)}}},Jf=2,dn=class{constructor(t){this.locked=!1;this.saved=t,this.cards=new Map}offered(t){return this.saved.
questions.map(({id:n})=>n)}panels(t,n){return[[],[]]}card(t,n,s){let r=JSON.stringify([t,n,s]),o=this.cards.get(r);return this.
cards.has(r)||(o=this.made(t,n,s),this.cards.set(r,o)),o??null}made(t,n,s){let[r,o]=this.panels(t,n),i=[...r,...o].map(d=>this.
unfolded(d));if(i.length===0)return null;let a=i.map(d=>d.set),l={...a[0],...s},c=({name:d,choices:m,value:p})=>{let f=m.
some(([g])=>g===l[d])||m.length===0;return!(d in l)||p===(f?l[d]:m[0][0])},u=i.find(({panel:d})=>d.knobs.every(c))??i[0];
return new No(u.panel,u.set,a.slice(0,r.length))}unfolded(t){let{pool:n,panels:s}=this.saved,r={};for(let[i,a]of Object.
entries(s)){let l=a[t];l!=null&&(r[i]=Zf.includes(i)?l.map(c=>n[c]):n[l])}let o=r.knobs.map(i=>[i.name,i.value]);return{
panel:r,set:Object.fromEntries(o)}}prefer(t){return""}chip(t){let{id:n,name:s,title:r}=this.saved.questions.find(o=>o.id===
t)??this.saved.questions[0];return{id:n,name:s,title:r}}away(t,n){let{when:s}=this.saved.questions.find(r=>r.id===n)??{when:""};
return s?`It arises ${s}.`:this.saved.onward}fault(t){return""}notice(t){return""}told(t,n,s,r=t.mistake(t.value(n.number))){
let o=!(n.owned||n.denied),i=s.filter(l=>l.denied&&l.denied===r?.kind).length,a=r!=null&&o&&i<Jf;return{...t.told(n.number),
sure:n.sure,mistake:r,asks:a,own:n.owned!==""}}called(t){return t}nothing(t,n){let s=this.saved.questions.find(({id:i})=>i===
n),r=s?.title??"No question arises here.",o=this.away(t,n);return{key:t,none:!0,title:r,when:o}}},mn=class extends dn{constructor(t){
super(t),this.game=t,this.frames=t.steps,this.eyes=t.table.eyes.map(([n])=>n)}moments(t){return this.game.stops[t]??[]}here(t){
let[n,s]=t.split(" "),r=this.game.places[s];return r?this.game.asked[r[Number(n)]]:{}}waiting(t){let n=t.split(" ")[1];return this.
moments(/^\d+$/.test(n)?Number(n):-1).filter(({frame:s})=>Ce(s,n)===t)}panels(t,n){let s=this.waiting(t).filter(r=>r.question===
n);return[this.here(t)[n]??[],s.map(({panel:r})=>r)]}prefer(t){return this.waiting(t)[0]?.question??""}away(t,n){return this.
here(t)[n]?Ro([this.chip(n).name]):this.game.places[t.split(" ")[1]]?super.away(t,n):fh}fault(t){let n=this.here(t);return Ro(
this.saved.questions.filter(({id:s})=>n[s]?.length===0).map(({name:s})=>s))}called(t){let[n,s]=t.split(" ");return this.
game.called??`step ${n}, seen by ${s}`}};var wh=e=>Math.round(e*1e9),Ls=class extends dn{constructor(n){super(n);this.courses=[];this.locked=!0;this.lesson=n}explain(n){
let[s]=this.lesson.courses;this.saved=this.lesson=n,this.cards.clear(),this.courses=this.courses.map(r=>r===s?n.courses[0]:
r)}again(){this.courses.push(this.lesson.courses[0])}practise(n){let s=this.lesson.courses[1];if(!s)return!1;let r=s.leads[n]??
[],o=[...r,...s.positions.keys()].filter((a,l,c)=>c.indexOf(a)===l),i=Object.fromEntries(o.map((a,l)=>[l,s.laid[a]]));return this.
courses.push({...s,laid:i,positions:o.map(a=>s.positions[a])}),!0}course(n){return this.courses[n]??this.lesson.courses[0]}picked(n){
return this.course(n)===this.lesson.courses[0]}goal(n){return this.course(n).goal}groups(n){return this.course(n).positions.
map(({group:s})=>s)}pair(n,s){let r=[s,s+1].find(o=>this.course(n).positions[o]?.pair.length);return r?[r-1,r]:[]}lines(n,s){
return this.course(n).positions[this.pair(n,s)[1]].pair}position(n){let[s,r]=n.split(" ").map(Number);return this.course(
s).positions[r]}offered(n){return n?[this.position(n).question]:[]}panels(n,s){let r=this.position(n);return[r.question===
s?r.panels:[],[]]}notice({place:n,said:s}){let[r,o,i]=n.split(" "),a=this.pair(Number(r),Number(o)).map(c=>Be(Number(r),
c,!!i));return(a.length>0&&a.every(c=>s.some(u=>u.place===c))?a:[n]).map(c=>this.position(c).notice).join(" ")}called(n){
return this.position(n).place+(n.endsWith(" again")?", again":"")}told(n,s,r){let o=n.value(s.number),i=n.verdict(o).near?
void 0:this.slipped(s.place,o,r);return super.told(n,s,r,i??n.mistake(o))}slipped(n,s,r){let[o,i]=n.split(" ").map(Number),
a={asked:{said:r},course:o};return this.position(n).compares.find(({above:l,at:c,fits:u})=>{let d=kt(this,a),m=d.has(i)?
kt(this,a,!0):d,p=m.get(c)??d.get(c),f=p&&this.card(p.place,p.question,p.settings);if(!f)return!1;let g=s-f.value(p.number);
return wh(l?g:-g)>=wh(u)})?.mistake}};var yh=e=>Math.floor(e%1*4294967296);function kh(e){let t=[];for(let n=2;t.length<e;n++)t.every(s=>n%s)&&t.push(n);return t}
var Xf=kh(64).map(e=>yh(Math.cbrt(e))),Qf=kh(8).map(e=>yh(Math.sqrt(e))),Vt=(e,t)=>e>>>t|e<<32-t;function xh(e){let t=new TextEncoder().
encode(e),n=new DataView(new ArrayBuffer(64*Math.ceil((t.length+9)/64)));t.forEach((r,o)=>n.setUint8(o,r)),n.setUint8(t.
length,128),n.setUint32(n.byteLength-4,8*t.length);let s=[...Qf];for(let r=0;r<n.byteLength;r+=64){let o=Array.from({length:64},
(f,g)=>g<16?n.getUint32(r+4*g):0);for(let f=16;f<64;f++){let[g,b]=[o[f-15],o[f-2]],w=Vt(g,7)^Vt(g,18)^g>>>3,x=Vt(b,17)^Vt(
b,19)^b>>>10;o[f]=o[f-16]+w+o[f-7]+x|0}let[i,a,l,c,u,d,m,p]=s;for(let f=0;f<64;f++){let g=p+(Vt(u,6)^Vt(u,11)^Vt(u,25))+
(u&d^~u&m)+Xf[f]+o[f],b=(Vt(i,2)^Vt(i,13)^Vt(i,22))+(i&a^i&l^a&l);[i,a,l,c,u,d,m,p]=[g+b|0,i,a,l,c+g|0,u,d,m]}[i,a,l,c,u,
d,m,p].forEach((f,g)=>{s[g]=s[g]+f|0})}return s.map(r=>(r>>>0).toString(16).padStart(8,"0")).join("")}var tg={know:"I know",think:"I think so",guess:"A guess"},eg={know:"k",think:"t",guess:"g"},Jt=e=>Math.round(e*1e9)/1e9;
function Po(e,t){let n=kt(e,t),s=kt(e,t,!0),r=[...new Set([...n.keys(),...s.keys()])].sort((i,a)=>i-a),o=i=>r.flatMap(a=>{
let l=t.asked.said.filter(c=>c===n.get(a)||c===s.get(a));return l[i]?ng(e,t,a,l[i]):[]});return{first:o(0),second:o(1)}}
function ng(e,t,n,s){let r=e.card(s.place,s.question,s.settings);if(!r)return[];let o=t.asked.said.slice(0,t.asked.said.
indexOf(s)),{value:i,mistake:a}=e.told(r,s,o),{measure:l,judged:c}=r.panel,{near:u}=r.verdict(i);return[{at:n,said:i,exact:c.
exact,measure:l,sure:s.sure,own:s.owned,mistake:a,near:u}]}function vh({said:e,exact:t,measure:n}){let s=e<t?"−":"+",r=Math.
abs(Jt(e-t));return n!=="chance"?s+Zt(r,n):ae(r)?`${s}${ae(r)}`:"0"}var $h=(e,t)=>t==="chance"?`${ae(e)} of 100`:Zt(e,t);
function sg(e,t,n){let{at:s,said:r,exact:o,measure:i,near:a,own:l}=e,c=i==="chance"?100:1,u=l?e.mistake:null;return{at:s,
apart:i!==n,said:Jt(r*c),exact:Jt(o*c),reach:Jt(rn(o,i)*c),near:a,off:vh(e),words:`said ${$h(r,i)}; it is ${$h(o,i)}`,name:a?
"":u?.name??(r>o?"Too high":"Too low"),why:a?"":u?.words??"",...t&&{again:Jt(t.said*c),againNear:t.near,againWords:vh(t)}}}
function Ho(e){let t=new Map;for(let{own:n,near:s}of e)n&&!s&&t.set(n,(t.get(n)??0)+1);return[...t].sort(([,n],[,s])=>s-
n)}var Mh=(e,t)=>Ho(Po(e,t).first)[0]?.[0]??"";function rg(e,t){if(e.length===0)return"No number was given.";let n=e.filter(
({near:i})=>!i).length,[s,...r]=Ho(e);return s?`${[`${n===1?"Your miss":`${s[1]} of your ${n} misses`}: ${t[s[0]]}`,...r.
map(([i,a])=>`${a}: ${t[i]}`)].join("; ")}.`:""}function og(e){let t=e.length>0?e.flatMap(({said:i,exact:a})=>[i,a]):[0,
1],[n,s]=[Math.min(...t),Math.max(...t)],r=(s-n||1)*.06,o=Math.min(0,n);return{low:o-(o<0?r:0),high:s+r}}function Sh(e,t,n){
let{first:s,second:r}=Po(e,t),o=e.picked(t.course),i=s[0]?.measure??"chance",a=i==="chance",l=x=>r.find(y=>y.at===x),c=s.
map(x=>sg(x,l(x.at),i)),u=s.map(x=>({...x,off:Math.abs(x.said-x.exact)})),d=Object.entries(tg).flatMap(([x,y])=>{let v=u.
filter($=>$.sure===x&&$.measure==="chance").map($=>100*$.off),M=v.reduce(($,T)=>$+T,0)/v.length;return v.length===0?[]:[
{words:y,off:v.map(Jt),mean:Jt(M)}]}),m=Ho(s),{kinds:p,courses:f,short:g,game:b,number:w}=e.lesson;return{title:e.goal(t.
course).title??"",short:o?g:"",near:s.filter(({near:x})=>x).length,of:s.length,found:rg(s,p),unit:a?"of 100":i,band:a?Jt(
100*rn(0,i)):0,...a?{low:0,high:100}:og(c.filter(({apart:x})=>!x)),dots:c,sure:d,sureWords:ds(u),open:s.filter(({near:x,
at:y})=>!x&&!l(y)).map(({at:x})=>x),next:"",practise:f.length<2?"":m.map(([x])=>`Practise where ${p[x]}`)[0]??"Practise",
receipt:o&&s.length>0?ig(e,t,n):"",done:o&&s.length===e.groups(t.course).length?`${b} ${w}`:""}}function ig(e,t,n){let s=({
said:f,measure:g,sure:b})=>`${Gt(Jt(g==="chance"?100*f:f),2).replace(/\.?0+$/,"").replace(/^-0$/,"0")}${eg[b]}`,{first:r,
second:o}=Po(e,t),i=new Map(r.map(f=>[f.at,s(f)])),a=o.map(f=>`${f.at+1}=${s(f)}`),l=[...n].slice(0,40).join("").replace(
/[^\p{L}\p{N}\s.'-]/gu," ").trim().split(/\s+/).join("_"),c=e.groups(t.course).map((f,g)=>i.get(g)??"-"),{game:u,number:d}=e.
lesson,m=`${u} lesson=${d}${l&&` student=${l}`}: ${c.join(" ")}`,p=a.length>0?`${m} | ${a.join(" ")}`:m;return`${p} #${xh(
p).slice(0,4)}`}var ag=/^([+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?|[+-]?\d+\/\d+)$/i,lg=/(^|[;\t\r\n])([\s\0]*)(?=[=+\-@＝＋－＠])/g;function cg(e){
let t=String(e??""),n=typeof e!="string"||ag.test(t)?t:t.replace(lg,"$1'$2");return/[",\r\n]/.test(n)?`"${n.replaceAll('\
"','""')}"`:n}var Eh=e=>e.map(t=>`${t.map(cg).join(",")}
`).join("");var hg=2,Co="about 1 in 20 runs",Xt=(e,t=2)=>Gt(Math.abs(e)<.5/10**t?0:e,t).replace("-","−");function Th(e,t,n,s,r,o){
let i=s==="chance";if(e===0||e<2&&!i)return"";let a=i?100:1,[l,c,u]=[...n,t].map(m=>a*m),d=r==null?[]:[r,...o==null?[]:[
o]].map(m=>a*m);return l===c?`${e===2?"Both":`All ${e.toLocaleString("en")}`} trials gave the same number, so they don't\
 show how far off it may be.`:`That says ${ug(l,c,u,s,d)}${mg(l,c,d,i)}`}function ug(e,t,n,s,r=[]){let o=(e+t)/2,i=(t-e)/
2,a=s==="chance",l=a?i>=hg&&!dg(e,t,o,i,r)?0:1:2,c=Xt(i,l);if(a&&Xt(o,l)!==Xt(n,l))return`between ${Xt(e,l)} and ${Xt(t,
l)} out of 100`;let u=a?"out of 100":s;return`about ${Xt(n,l)} ${u}, give or take ${Number(c)?c:"less than 0.01"}`}function dg(e,t,n,s,r){
let[o,i]=[n,s].map(a=>Number(Xt(a,0)));return r.some(a=>(e<=a&&a<=t)!=(o-i<=a&&a<=o+i))}function mg(e,t,n,s){let[r,o]=n.
map(l=>pg(l,s)),[i,a]=n.map(l=>e<=l&&l<=t);if(r==null)return".";if(o==null||o===r){let l=o==null?"":", and so does your \
guess";return`. The answer, ${r}, ${i?`fits${l}`:`doesn't fit: ${Co} miss it`}.`}return i?`: ${a?"not ":""}enough to tel\
l your guess, ${o}, from the answer, ${r}.`:a?`. Your guess, ${o}, fits and the answer, ${r}, doesn't: ${Co} mislead lik\
e this.`:`. Neither the answer, ${r}, nor your guess, ${o}, fits: ${Co} miss the answer.`}var pg=(e,t)=>t?Xt(e,Math.abs(
e-Math.round(e))<1e-9?0:1):Xt(e);var fg=[1,10,100,1e3],gg=1e6,bg=2,pn=1.959963984540054,wg=100,As=10,yg=617,kg=125,xg=350,vg=50,$g=20;function Mg(e,t){let n=e/
t,s=pn*pn,r=(n+s/(2*t))/(1+s/t),o=pn/(1+s/t)*Math.sqrt(n*(1-n)/t+s/(4*t*t));return[Math.max(0,r-o),Math.min(1,r+o)]}function Sg(e,t,n){
let s=t/e,r=e<2?0:Math.sqrt(Math.max(0,n/e-s**2)/(e-1));return[s-pn*r,s+pn*r]}function Eg(e,t){let n=new Set([t]);for(let s=1;s<
10;s++)n.add(s);for(let s=10;10**(s/10)<t;s++)n.add(Math.round(10**(s/10)));return new Set([...n].filter(s=>s>e&&s<=t))}
function Tg({parts:e,rows:t},n){let s={dealt:{},traces:[]};for(let[r,o]of Object.entries(t)){let i=e[o.charCodeAt(n)-48];
i&&r.startsWith("trace.")?s.traces.push(i):i&&(s.dealt[r]=i)}return s}var Dt=e=>e.toLocaleString("en"),Os=class{constructor(t,n=Math.
floor(Math.random()*gg)){this.key="";this.card=null;this.explained="";this.run={begun:0,n:0,total:0,squares:0,points:[]};
this.earlier=[];this.running=!1;this.few=!1;this.note="";this.signs="";this.cases=[0,0,0];this.outcome=null;this.shown={
dealt:{},traces:[]};this.publish=t,this.seed=n,this.said=void 0,this.timer=void 0}forget(t){clearTimeout(this.timer),this.
run={begun:0,n:0,total:0,squares:0,points:[]},this.earlier=t,this.running=!1,this.few=!1,this.note="",this.signs="",this.
cases=[0,0,0],this.outcome=null,this.shown={dealt:{},traces:[]}}get dealt(){return this.card?.panel.tries}get most(){let{
signs:t="",kept:n=0}=this.dealt??{};return t.length-n+Math.min(As,n)}get counts(){return fg.filter(t=>t<=this.most)}get chance(){
return this.card?.panel.measure==="chance"}bind(t,n,s){this.said=s,this.card=n,t!==this.key&&this.forget([]),this.key=t}again(t){
let n=String(t??this.seed+1),{value:s}=gt(n,{low:0,high:999999999,whole:!0});s==null&&nt(`Expected a seed of trials from\
 0 to 999,999,999, not '${n.slice(0,20)}'.`),this.seed=Number(s),this.forget([this.run,...this.earlier].filter(({points:r})=>r.
length>0).slice(0,bg)),this.publish()}place(t){let{signs:n="",kept:s=0}=this.dealt??{};return t<Math.min(As,s)?(As*this.
seed+t)%s:s+(yg*this.seed+t)%(n.length-s)}begin(t,n=!1){if(this.running)return;let s=this.trying(t,n);this.running=!0,this.
note="";let r=()=>{let{value:o,done:i}=s.next();this.running=!i,i||(this.timer=setTimeout(r,o)),this.publish()};try{r()}catch(o){
throw this.running=!1,o}}stop(){clearTimeout(this.timer),this.running=!1,this.publish()}*trying(t,n=!1){let{run:s}=this;
this.dealt||nt("Expected a question to try out; none arises in this position."),this.counts.includes(t)||nt(`Expected ${this.
counts.map(Dt).join(", ")} trials, not ${String(t).slice(0,20)}.`),s.begun>=this.most&&nt(`These are ${Dt(this.most)} tr\
ials; start again to run more.`);let r=Math.min(this.most,s.begun+t),o=Eg(s.begun,r);for(this.few=t<=10;s.begun<r;)this.
add(),o.has(s.begun)&&this.mark(),(t===10||!this.few&&s.begun%(t/$g)===0)&&s.begun<r&&(yield this.few?n?xg:kg:vg)}add(){
let{run:t}=this,n=this.dealt,s=this.place(t.begun),r=n.values[n.signs.charCodeAt(s)-48];t.begun++,this.outcome=r,this.shown=
this.few?Tg(n,s):{dealt:{},traces:[]};let o=r==null?2:r?0:1;this.cases[o]++,this.signs.length<wg&&(this.signs+="ynx"[o]),
r!=null&&(t.n++,t.total+=r,t.squares+=r*r)}get mean(){return this.run.total/this.run.n}interval(){let{n:t,total:n,squares:s}=this.
run;return this.chance?Mg(Math.round(n),t):Sg(t,n,s)}mark(){this.run.n>0&&this.run.points.push([this.run.begun,this.mean,
...this.interval()])}told(t){let{run:n,dealt:s}=this,r={runs:t?[n,...this.earlier].map(({points:i})=>[...i]):[[]],begun:t?
n.begun:0,struck:t?n.begun-n.n:0,running:this.running,most:this.most,counts:this.counts,seed:this.seed,note:this.note,traces:t?
this.shown.traces:[]};if(!s||!t)return r;let o=s.kept>0?` The first ${As} of a run keep their cards.`:"";if(r.beforehand=
`From ${Dt(s.signs.length)} trials dealt beforehand.${o}`,s.cases&&(r.grown=this.grown(s.cases)),n.begun===0)return r;if(Object.
assign(r,{summary:this.summary(),claim:this.claim(),band:this.band()}),n.n>0){let[i,a]=this.interval();Object.assign(r,{
value:this.mean,low:i,high:a})}return this.few&&(r.last=`Trial ${Dt(n.begun)}: ${this.worded()}.`),r}grown(t){let n=this.
run.begun,s=t.map((a,l)=>[this.cases[l],a]),r=s.map(([a,l])=>`${Dt(Number(a))} ${l}`).join(", "),o=n===1?`One trial so f\
ar: ${r}.`:"0 trials so far.";return{kind:"cases",caption:"",spoken:n<2?o:`Of ${Dt(n)} trials: ${r}.`,n,signs:this.signs,
kinds:s}}summary(){let{n:t,total:n,begun:s}=this.run,r=s-t,o=r>0?` ${Dt(r)} of the ${Dt(s)} trials struck out.`:"",{says:i,
measure:a}=this.card?.panel??{};return t===0?r>1?o.trim():"One trial, and it is struck out.":this.chance&&t===1?`One tri\
al, and it ${n?"counts":"does not count"}.${o}`:this.chance?`${Dt(Math.round(n))} of ${Dt(t)} ${i||"trials"}.${o}`:`${Zt(
this.mean,a)} on average in ${Dt(t)} trial${t>1?"s":""}.${o}`}claim(){let{n:t}=this.run,{judged:n,apart:s,measure:r}=this.
card?.panel??{};return t===0?"":Th(t,this.mean,this.interval(),r,s?null:n.exact,this.said)}band(){if(this.run.begun<2)return"";
let t=this.card?`${this.card.panel.id} ${JSON.stringify(this.card.settings)}`:"";this.explained||=t;let n=this.chance?"9\
5% Wilson interval":"95% interval";return this.explained===t?`The band is a ${n}: about 1 in 20 such bands misses the ex\
act answer.`:""}worded(){return this.outcome==null?`struck out: ${this.dealt?.struck||"it does not fit what is known"}`:
this.chance?this.outcome?"yes":"no":Zt(this.outcome,this.card?.panel.measure)}};var Lh={step:e=>({kind:"Step",to:e}),watcher:e=>({kind:"Eyes",key:e}),stop:e=>({kind:"Stop",at:e}),playing:e=>({kind:"Pl\
ay",on:e}),question:e=>({kind:"Pick",question:e}),settings:e=>({kind:"Set",settings:e}),predicting:e=>({kind:"AskFirst",
on:e}),page:e=>({kind:"Turn",page:e}),why:e=>({kind:"Why",at:e})},Ah=["game","question","settings","position","predictio\
n","sure","exact","measure","mistake","kind","own","time"],fn=class{constructor(t,n,s){this.drawn={};this.student="";this.
front="table";this.drew=()=>{};this.facts=t,this.models=n,this.now=s,this.tries=new Os(()=>this.draw(this.models.panel.get(
"note")))}did(t){return this.now}shown(){return{}}open(){this.draw();for(let[n,s]of Object.entries(this.models))for(let r of Object.
keys(Lh))s.on(`change:${r}`,()=>this.wish(n,r));let{panel:t}=this.models;t.on("change:lit",()=>this.light(t.get("lit"))),
t.saying=n=>this.hear(n)}light(t){this.models.table.put({lit:t})}wish(t,n){let s=this.drawn[t]??{},r=this.models[t].get(
n);n in s&&Rt(s[n],r)&&this.do(Lh[n](r))}do(t){let n="";try{this.now=this.did(t)}catch(s){n=s instanceof Error?s.message:
String(s)}return this.draw(n),n}draw(t=""){let{panel:n,...s}=this.drawn=this.shown(),r=this.tried(n,s),o=Rt(n.panel,this.
models.panel.get("panel"));for(let[i,a]of Object.entries(s))this.models[i].put(a);this.models.panel.put({...n,...r,note:t,
...o&&{lit:{}}}),this.drew()}tried({panel:t,page:n},s){let{tries:r,front:o,now:i}=this,a=!!t.revealed;r.bind(t.key,Nt(this.
facts,i.asked),t.said?.value);let l=r.told(a),{dealt:c}=a?r.shown:{dealt:{}};a&&n==="try"&&r.dealt?.rows["trace.0"]&&(t.
traces=!0);for(let d of["table","twin"])s[d]&&(s[d].dealt=c);let u=Object.keys(c).length+l.traces.length>0;return n==="t\
ry"&&l.last&&i.stop!==-1&&u&&(s[o].caption={place:"Dealt from the unseen cards",line:[l.last,""],tone:"trial"}),{tried:l,
dealt:c}}try(t){if(this.models.panel.get("panel").revealed)try{t()}catch(n){this.tries.note=n instanceof Error?n.message:
String(n),this.draw()}}hear(t){switch(t.kind){case"predict":{let n=`${new Date().toISOString().slice(0,19)}Z`,{value:s,sure:r="\
think",second:o=""}=t,{seed:i}=this.tries;this.do({kind:"Predict",number:String(s),sure:r,time:n,seed:i,second:String(o)});
break}case"go":this.do({kind:"Go",to:t.at});break;case"own":this.do({kind:"Own",yes:t.yes});break;case"main":["go","next"].
includes(this.models.panel.get("main").kind)&&this.do({kind:"GoOn"});break;case"pick":this.do({kind:"Pick",question:t.question});
break;case"skip":this.do({kind:"Skip"});break;case"run":this.try(()=>this.tries.begin(t.trials,t.calm));break;case"stop":
this.tries.stop();break;case"again":this.try(()=>this.tries.again(t.seed));break;case"save":this.models.panel.tell("msg:\
custom",{kind:"file",name:"predictions.csv",text:this.csv()})}}csv(){let t=this.student?["name",...Ah]:Ah,n=Lo(this.facts,
this.now.asked),s=n.map(r=>t.map(o=>({...r,name:this.student})[o]));return Eh([t,...s])}},Us=class extends fn{constructor(t,n,s){
let r=new mn(t),o=n.get("stop"),i=Es({frame:n.get("step"),eyes:n.get("watcher"),seat:t.seat}),a={...i.asked,chosen:t.chosen,
predicting:s.get("predicting")},l=ce(r,{...i,asked:a},{kind:"Step",to:i.frame});o>=0&&(l=ce(r,l,{kind:"Stop",at:o})),super(
r,{table:n,panel:s},l),this.game=r,this.open()}explain(t){this.facts=this.game=new mn(t),this.draw()}did(t){return ce(this.
game,this.now,t)}shown(){return oh(this.game,this.now)}};var Lg=40,Ag="The positions to practise on are still being worked out. They open here in a minute.",Og="0",Rs=class extends fn{constructor(n,s,r){
let o=new Ls(n);super(o,s,{asked:Es({}).asked,at:-1,redo:[],course:-1,order:"set"});this.coming=!1;this.wished=null;this.
lesson=o,this.arrange=r,this.sheets=n.sheets,this.choose=()=>{this.begin(),this.draw()},this.begin(),this.open();for(let i of[
"trail","report"])this.models[i].saying=a=>this.asked(a,i)}follow(n){this.coming=!0,n.then(s=>{this.lesson.explain(s);let{
pool:r,clauses:o}=s.table;for(let i of["table","twin"])this.models[i].put({pool:r,clauses:o})}).catch(s=>console.error(s)).
then(()=>{let s=this.now.at<0?this.wished:null;this.coming=!1,this.draw(this.models.panel.get("note")),s!=null&&this.models.
trail.put({note:this.practise(s)})})}begin(){this.lesson.again(),this.now=this.did({kind:"Begin"})}did(n){return mh(this.
lesson,this.now,n)}shown(){let{lesson:n,now:s}=this,{panel:r,trail:o}=ph(n,s),i=n.picked(s.course),a=s.asked.said.filter(
({place:c})=>c.startsWith(`${s.course} `)),l=Sh(n,s,this.student);return{panel:r,trail:{...o,lesson:i?`Lesson ${n.lesson.
number}`:"Practice",kept:i?`lesson ${n.lesson.game} ${n.lesson.number}`:"",answers:i?a:[],receipt:l.receipt,student:this.
student,note:""},report:{report:l},...this.laid()}}laid(){let{lesson:n,now:s}=this;if(s.at<0)return{};let r=zt(n,s),{tables:o,
over:i}=n.course(s.course).laid[(r.length>0?r:[s.at]).join(" ")],a=o.length>1&&s.at===r[1]?1:0,l=kt(n,s).size===n.groups(
s.course).length,c=l&&n.card(s.asked.place,s.asked.question,s.asked.settings);return this.front=["table","twin"][a],Object.
fromEntries(o.map(({names:u,frame:d,differs:m},p)=>[["table","twin"][p],{names:u,differs:m,frames:{[Og]:[d]},aside:p!==a,
caption:{...i[p],tone:"plain"},heat:p===a&&c&&c.heat||{}}]))}draw(n){super.draw(n),this.arrange(this.now.at<0?"end":this.
drawn.twin?"two":"one")}light(n){for(let s of["table","twin"])this.models[s].put({lit:s===this.front?n:{}})}asked(n,s){let r="";
switch(n.kind){case"go":r=this.do({kind:"Go",to:n.at});break;case"redo":r=this.do({kind:"Redo"});break;case"lesson":this.
choose(n.lesson);break;case"begin":this.begin(),this.draw();break;case"practise":r=this.practise(s==="report"?Mh(this.lesson,
this.now):"");break;case"name":this.student=[...String(n.name).split(/\s+/).filter(Boolean).join(" ")].slice(0,Lg).join(
""),this.draw();break;case"restore":r=this.restore(n);break;case"save":this.models[s].tell("msg:custom",{kind:"file",name:"\
answers.csv",text:this.csv()});break;case"print":this.models.trail.tell("msg:custom",{kind:"print",html:this.sheets[n.letter?
"Letter":"A4"]})}r&&this.models.trail.put({note:r})}practise(n){return this.wished=this.coming?n:null,this.coming?Ag:this.
lesson.practise(n)?this.do({kind:"Begin"}):"No positions to practise on were found."}restore({answers:n,at:s,student:r=""}){
let{course:o,asked:i}=this.now;if(i.said.length>0||!Array.isArray(n))return"";try{let c=n.map(u=>{let[,d,m]=String(u.place).
split(" "),p=Be(o,Number(d),!!m),f=this.lesson.card(p,u.question,u.settings);if(!f)throw new Error;return f.value(u.number),
{...u,place:p}});this.student=r,this.now={...this.now,asked:{...i,said:c}}}catch{return"Expected the answers that were k\
ept of this very lesson."}let a=kt(this.lesson,this.now),l=this.lesson.groups(o).findIndex((c,u)=>!a.has(u));for(let c of new Set(
[l,l<0?-1:s]))this.do({kind:"Go",to:c});return""}};function Oh(e,t,n){let s=new at(e.table),r=new at({...e.table}),o=new at(e.trail),i=new at({palette:e.table.palette,report:{}}),
a=new Map,l=(d,m,p)=>{let f=a.get(p)??Ct(d,m,p);return a.set(p,f),f},c=h("div",{class:"widget-box uw-stack uw-at-low"}),
u=new Rs(e,{table:s,twin:r,panel:t,trail:o,report:i},d=>{let p=[...(d==="end"?[l(Pc,i,"uw-at-table uw-lesson-chart"),l(Hc,
i,"uw-at-side uw-end")]:[l(ln,s,"uw-at-table"),d==="two"&&l(ln,r,"uw-at-twin"),l(ls,t,"uw-at-side")]).filter(Boolean),c];
(p.length!==n.children.length||p.some((f,g)=>f!==n.children[g]))&&n.replaceChildren(...p)});return c.append(Ct(Bc,o,"")),
u}var Ug="uncle_widgets.woken",Rg="As many games are open as this server can hold; this one tries again by itself in a few\
 seconds.",Ng=1e4,Pg=500,Hg=5e3,Cg=["restarting","autorestarting","dead","terminating"],Ns=class{constructor(){this.heard=
new Set}connect(t){this.heard.add(t)}disconnect(t){this.heard.delete(t)}emit(t,n){for(let s of[...this.heard])s(t,n)}};function Uh(e){
let t=/(?:^|; )_xsrf=([^;]*)/.exec(document.cookie)?.[1];if(t)return t;let n=crypto.getRandomValues(new Uint8Array(16)).
join(""),s=location.protocol==="https:"?"; Secure":"";return document.cookie=`_xsrf=${n}; path=${e}; SameSite=Strict${s}`,
n}var Ps=class{constructor(t,n){this.waiting=[];this.socket=null;this.sent=0;this.tries=0;this.timer=0;this.answered=!1;
this.hear=n,this.base=new URL("../",document.baseURI),this.session=crypto.getRandomValues(new Uint8Array(16)).join(""),this.
kernel={id:"",status:"unknown",connectionStatus:"connecting",isDisposed:!1,serverSettings:{baseUrl:this.base.href,token:""},
statusChanged:new Ns,connectionStatusChanged:new Ns},this.over=new AbortController,this.send("comm_open",{comm_id:this.session,
target_name:Ug,data:{}}),this.begin(t);let{signal:s}=this.over;addEventListener("pagehide",()=>this.terminate(),{signal:s}),
addEventListener("pageshow",r=>r.persisted&&location.reload())}async begin(t){try{let n={"X-XSRFToken":Uh(this.base.pathname)},
s=await fetch(t,{method:"POST",headers:n,signal:this.over.signal});if(s.status===503)this.fail(Rg,{again:Ng*(1+Math.random())});else if(s.
status===403){let r=encodeURIComponent(location.pathname+location.search);this.fail("This server asks who you are before\
 you play.",{way:h("a.btn.solid",{href:`${this.base.href}login?next=${r}`},"Sign in")})}else s.ok?(this.kernel.id=(await s.
json()).id,this.connect()):this.fail("The server could not start a game.")}catch{this.fail("The server does not answer.")}}fail(t,n){
this.over.signal.aborted||this.hear({failed:t,words:t,...n})}connect(){let t=new URL(`api/kernels/${this.kernel.id}/chan\
nels?session_id=${this.session}`,this.base);t.protocol=t.protocol.replace("http","ws");let n=new WebSocket(t);this.socket=
n,n.onopen=()=>{this.tries=0;for(let s of this.waiting.splice(0))n.send(s);this.connection("connected")},n.onmessage=({data:s})=>this.
got(JSON.parse(s)),n.onclose=()=>{if(this.over.signal.aborted)return;if(!this.answered)return this.fail("The server does\
 not answer.");this.connection("connecting");let s=Math.min(Hg,Pg*2**this.tries++);this.timer=window.setTimeout(()=>this.
connect(),s)}}connection(t){this.kernel.connectionStatus=t,this.kernel.connectionStatusChanged.emit(this.kernel,t)}postMessage({
heard:t,...n}){let[s,r]=t??[this.session,n];this.send("comm_msg",{comm_id:s,data:r})}send(t,n){let r={header:{msg_id:`${this.
session}_${this.sent++}`,msg_type:t,session:this.session,username:"",date:new Date().toISOString(),version:"5.3"},parent_header:{},
metadata:{},content:n,channel:"shell",buffers:[]},o=JSON.stringify(r);this.socket?.readyState===WebSocket.OPEN?this.socket.
send(o):this.waiting.push(o)}got({header:t,content:n}){let s=t.msg_type;if(s==="status"){if(!this.answered&&Cg.includes(
n.execution_state)&&this.fail("The game could not be started."),this.kernel.status===n.execution_state)return;this.kernel.
status=n.execution_state,this.kernel.statusChanged.emit(this.kernel,n.execution_state)}else if(s.startsWith("comm_"))n.comm_id!==
this.session?this.hear({said:[s,n.comm_id,n.data]}):s==="comm_close"?this.fail("The game could not be started."):(this.answered=
!0,this.hear(n.data));else return}terminate(){if(this.over.signal.aborted)return;this.over.abort(),clearTimeout(this.timer),
this.socket?.close();let t=new FormData;t.append("_xsrf",Uh(this.base.pathname)),this.kernel.id&&navigator.sendBeacon(new URL(
`voila/api/shutdown/${this.kernel.id}`,this.base),t)}};var Bo=class extends at{constructor(t,n,s){super(t),this.post=n,this.widget_manager={kernel:s},this.unsaid=new Set,this.
awaited=new Map,this.saying=r=>n({method:"custom",content:r})}set(t,n){this.unsaid.add(t),super.set(t,n)}save_changes(){
if(!this.unsaid.size)return;let t=Object.fromEntries([...this.unsaid].map(n=>[n,this.get(n)]));this.unsaid.clear();for(let n of Object.
keys(t))this.awaited.set(n,(this.awaited.get(n)??0)+1);this.post({method:"update",state:t,buffer_paths:[]})}echoed(t){for(let n of Object.
keys(t))this.awaited.set(n,Math.max(0,(this.awaited.get(n)??0)-1))}told(t){this.put(Object.fromEntries(Object.entries(t).
filter(([n])=>!this.awaited.get(n))))}},gn=class{constructor(t,n){this.send=t,this.kernel=n,this.all=new Map,this.modules=
new Map,this.cuts=new Map,this.host={getModel:async s=>this.found(s),getWidget:async s=>({render:r=>this.render(s,r)})}}found(t){
let n=this.all.get(t.replace(/^(anywidget:|IPY_MODEL_)/,""));if(!n)throw new Error(`uncle_widgets: no widget ${t}.`);return n}hear([
t,n,s]){t==="comm_open"?this.open(n,s.state):t==="comm_close"?(this.cuts.get(n)?.(),this.cuts.delete(n),this.all.delete(
n)):s.method==="echo_update"?this.all.get(n)?.echoed(s.state):s.method==="update"?this.all.get(n)?.told(s.state):s.method===
"custom"&&this.all.get(n)?.tell("msg:custom",s.content)}open(t,n){this.all.set(t,new Bo(n,s=>this.send([t,s]),this.kernel)),
n._model_name==="LinkModel"&&this.cuts.set(t,this.link(n.source,n.target))}link(t,n){let s=([o,i],[a,l])=>{let[c,u]=[this.
found(o),this.found(a)],d=m=>{Rt(u.get(l),m)&&(u.set(l,m),u.save_changes())};return c.on(`change:${i}`,d),()=>c.off(`cha\
nge:${i}`,d)},r=[s(t,n),s(n,t)];return()=>r.forEach(o=>o())}async render(t,{el:n,signal:s}){let r=this.found(t),o=await(await this.
moduleOf(r.get("_esm"))).default.render({model:r,el:n,host:this.host});s.aborted?o?.():s.addEventListener("abort",()=>o?.())}moduleOf(t){
let n=this.modules.get(t);if(!n){let s=URL.createObjectURL(new Blob([t],{type:"text/javascript"}));n=import(s).finally(()=>URL.
revokeObjectURL(s)),this.modules.set(t,n)}return n}};var Rh=4e3,Bg=2e4,Do=1e6,Dg='Playing needs Python, and a page that is opened from a disk cannot start it. Put its folder\
 on a web server, or run "python -m http.server" in it.',_g="Python could not be started in this browser.",Ig="Python co\
uld not be loaded: there is no network.",qg=(e,t)=>`Loading Python, ${Math.min(Math.round(e/Do),Math.ceil(t/Do))} of ${Math.
ceil(t/Do)} MB`,_o=class{constructor({root:t,kernel:n,home:s,el:r,onProgress:o,onShow:i}){this.link="";this.asked=0;this.
head="";this.worker=null;this.drawn=null;this.showing=null;this.timer=0;this.answered=0;this.undressed=()=>{};this.root=
t,this.kernel=n,this.home=s??"",this.el=r,this.onProgress=o??(()=>{}),this.onShow=i??(()=>!0),this.models=new gn(()=>{}),
this.line=h("p",{role:"status"}),this.bar=h("progress",{"aria-label":"Loading Python"}),this.way=h("div.row"),this.box=h(
"div.uw.uw-waking",h("div.said",this.line,this.way,this.bar))}say(t,...n){this.line.textContent!==t&&(this.line.textContent=
t),this.way.replaceChildren(...n),this.bar.hidden=n.length>0,this.onProgress(t)}start(){if(this.stop(),this.place(),this.
bar.removeAttribute("value"),this.say(this.kernel?"Starting Python":"Loading Python"),location.protocol==="file:")return this.
say(Dg,this.again());let t=this.kernel?new Ps(this.kernel,n=>this.hear(n)):this.loaded();this.worker=t,this.models=new gn(
n=>t.postMessage({heard:n}),"kernel"in t?t.kernel:null),this.ask()}loaded(){let t=new Worker(new URL(`${this.root}python\
/worker.js`,document.baseURI),{type:"module"});return t.onmessage=({data:n})=>this.hear(n),t.onerror=()=>this.fail("Pyth\
on could not be loaded. Are you connected?"),t}place(){this.undressed(),this.el.replaceChildren(this.box),this.undressed=
Ue(()=>{})({el:this.el})??this.undressed}again(){return h("button.btn.solid",{onclick:()=>this.start()},"Try again")}stop(){
clearInterval(this.timer),this.drawn?.abort(),this.drawn=null,this.worker?.terminate(),this.worker=null}ask(){this.asked+=
1,this.worker?.postMessage({show:this.link,home:this.home,asked:this.asked})}hear(t){this.answered=performance.now(),t.said?
this.models.hear(t.said):t.of?(this.bar.max=t.of,this.bar.value=t.loaded,this.say(qg(t.loaded,t.of))):t.starting?this.say(
"Starting Python"):t.ready?(this.mind(),rl()):t.failed?(t.words||console.error("uncle_widgets: Python did not start.",t.
failed),this.fail(t.words??(navigator.onLine?_g:Ig),t.way),t.again&&(this.timer=window.setTimeout(()=>this.start(),t.again))):
t.shown&&t.asked===this.asked&&this.show(t.shown),this.lift()}fail(t,n=this.again()){this.stop(),this.place(),this.say(t,
n)}show({whole:t,head:n,refused:s}){if(s||!t||!n)this.say(s??""),this.bar.hidden=!0;else if(this.onShow()&&(n!==this.head||
!this.drawn)){this.drawn?.abort(),this.drawn=new AbortController,this.head=n,this.undressed();let r=this.models.found(n).
get("link");_t()===this.link&&history.replaceState(null,"",mt(location.pathname,r,ot()));let o=h("div.uw-woken");this.el.
replaceChildren(o),this.models.render(t,{el:o,signal:this.drawn.signal})}this.showing?.()}mind(){this.timer=window.setInterval(
()=>{this.worker?.postMessage({alive:!0}),!document.hidden&&performance.now()-this.answered>Bg+Rh&&this.cover()},Rh)}cover(){
if(this.el.querySelector(":scope > .uw-lost"))return;let t=()=>{this.link=this.models.all.get(this.head)?.get("link")||this.
link,this.start()};for(let n of this.el.children)n.toggleAttribute("inert",!0);this.el.append(h("div.uw.uw-lost",h("div.\
said",{role:"alert"},h("p","Python has not answered for a while. It may still be reckoning."),h("button.btn.solid",{onclick:t},
"Start it again"))))}lift(){let t=this.el.querySelector(":scope > .uw-lost");if(t){t.remove();for(let n of this.el.children)
n.removeAttribute("inert")}}};async function Nh({link:e,...t}){let n=new _o(t);n.link=e;let s=new Promise(r=>{n.showing=
()=>r(void 0)});return n.start(),await s,{show:r=>{n.link=r,n.ask()},close:()=>{n.stop(),n.undressed(),t.el.replaceChildren()}}}var Fg=/^\s*(watch|play|lesson|position|lab|rules|class)(?:\/(\d{1,4}))?\s+(\w+)\s*([^:]*):(.*)$/s,Wg=/%(?:2C|2B|2F)/g;function bn(e){
let[,t,n="1",s,r,o]=Fg.exec(e)??[];if(!t)return null;let i=r.split(/\s+/).filter(Boolean),a={};try{for(let l of i){let c=l.
indexOf("=");if(c<1)return null;let u=l.slice(c+1);a[l.slice(0,c)]=n==="1"?u:decodeURIComponent(u)}}catch{return null}return{
room:t,game:s,values:a,moves:o.split(/\s+/).filter(Boolean),version:Number(n)}}var jg=e=>encodeURIComponent(e).replace(Wg,
decodeURIComponent).replace(/['()]/g,t=>`%${t.charCodeAt(0).toString(16).toUpperCase()}`);function Io({room:e,game:t,values:n,
moves:s=[]}){let r=Object.entries(n).map(([o,i])=>`${o}=${jg(i)}`);return`${[`${e}/2`,t,...r].join(" ")}: ${s.join(" ")}`.
trimEnd()}function xe(e,t){let n=bn(e);return n?Io({...n,values:{...n.values,...t}}):e}function qo(e,t,n){let s=r=>JSON.
stringify(Object.entries(r).filter(([o])=>!n.includes(o)).sort(([o],[i])=>o<i?-1:1));return e.moves.length===0&&s(e.values)===
s(t.values)}function Gg(e){let t={zones:[]};return e.map(n=>{let s=["sheet","board"].filter(o=>o in n).map(o=>[o,n[o]+(t[o]??0)]),r=n.
zones.map((o,i)=>o+(t.zones[i]??0));return t={...n,...Object.fromEntries(s),zones:r},t})}function Ph(e,t,n){let s=Object.
entries(e.table.frames).map(([i,a])=>[i,Gg(a)]),r=new at({...e.table,frames:Object.fromEntries(s)}),o=new Us(e,r,t);return n.
append(Ct(ln,r,"uw-at-table"),Ct(ls,t,"uw-at-side")),o}var Hh=60;function Bh({game:e,now:t}){let{said:n}=t.asked,s=Object.entries(t.fates);if(n.length===0&&s.length===0)return{};
let r=s.slice(-Hh).map(([o,i])=>{let[a,l]=o.split(" ").map(Number);return["Settle",{seat:a,at:l,answered:i==="answered"}]});
return{deeds:[...n.slice(-Hh).map(o=>["Again",{said:o}]),...r,...t.stop>=0?[["Eyes",{key:String(t.seat)}],["Stop",{at:t.
stop}]]:[],...Ss(e,t)?[["Turn",{page:"answer"}]]:[]]}}function Vg({game:e},t,n,s){let{asked:r}=t;switch(n){case"Again":{
let{said:o}=s,i=e.card(o.place,o.question,o.settings);if(!i)throw new Error(`Expected a question that arises at ${o.place}\
.`);return i.value(o.number),{...t,asked:{...r,said:[...r.said,o]}}}case"Settle":{let o=`${Number(s.seat)} ${Number(s.at)}`;
return{...t,fates:{...t.fates,[o]:s.answered?"answered":"skipped"}}}}return ce(e,t,{kind:n,...s})}function Ch(e,t){let{game:n,
now:s}=e;if(s.asked.said.length>0||!Array.isArray(t?.deeds))return!0;let r={...s,stop:-1},o=!0;for(let[i,a]of t.deeds)try{
r=Vg(e,r,i,a)}catch{o=!1}return r.stop<0&&(r={...ce(n,r,{kind:"Eyes",key:s.eyes}),frame:s.frame},r=ce(n,r,{kind:"Step",to:s.
frame})),e.now=r,e.draw(),o}function Dh(e,t,n){let s=e.now;if(Ch(e,t))return;let{said:r}=e.now.asked;n.then(()=>{e.now.asked.
said===r&&(e.now={...e.now,asked:{...e.now.asked,said:s.asked.said},fates:s.fates},Ch(e,t))})}var _h=["step","eyes","question","guess"],Kg="everything";function Ih(e,t,{tell:n,open:s},r){let o=new at({...t.explainer,
kept:e.kept}),i=h("div",{class:"widget-box uw-cols"}),a=Ph(t,o,i),{table:l}=a.models,c={node:i,link:"",cell:"",panel:o,room:a},
u=o.saying,d=(r?r.then(p=>a.explain(p)):Promise.resolve()).then(()=>be(e.files.everywhere)).then(p=>a.explain({...t,...p})).
catch(p=>console.error(p)),m=()=>{let p=l.get("step"),f=l.get("watcher"),g=o.get("question"),b=f===Kg?`'${f}'`:f;c.link=
xe(e.links.watch,{step:String(p),eyes:f,...g&&{question:g}}),c.cell=e.cells.watch.replace(/\)$/,`, step=${p}, watcher=${b}${g?
`, question='${g}'`:""})`),n()};return l.on("change:step change:watcher",m),o.on("change:question",m),o.on("change:endin\
g",()=>Zg(o,t,e.doors)),o.saying=p=>{p.kind==="open"?s(p.link):p.kind==="restore"?Dh(a,p.kept,d):u(p)},a.drew=()=>o.put(
{keeping:Bh(a)}),Ea(o,i.querySelector(".uw-at-side .uw")),m(),c}function qh({room:e,panel:t},{step:n,eyes:s,question:r,guess:o}){
s&&s!==e.now.eyes&&e.do({kind:"Eyes",key:s}),n&&Number(n)!==e.now.frame&&e.do({kind:"Step",to:Number(n)}),r&&r!==t?.get(
"question")&&e.do({kind:"Pick",question:r}),o&&t?.send({kind:"predict",value:o})}function Zg(e,t,{lessons:n,always:s}){let r=e.
get("ending");if(!r.title||r.doors.length>0)return;let o=({said:c,exact:u,reach:d})=>Math.abs((c??u)-u)/d,[i]=e.get("gue\
sses").filter(({said:c,near:u})=>c!=null&&!u).sort((c,u)=>o(u)-o(c)),a=i&&n[t.stops[String(t.seat)][i.at].question],l=[a,
...s].filter(Boolean);l.length>0&&e.put({ending:{...r,doors:l}})}var Yg={watch:"watch",lesson:"lessons",rules:"rules",play:"play",position:"whatif",lab:"lab"},Hs=class{constructor(t,n){
this.now=null;this.awake=null;this.drop=()=>{};this.sought="";this.tabs=new Map;this.shown=t,this.head=new at({...t.head}),
this.body=h("div",{class:"widget-box uw-body"}),this.seen=new Map,this.tab=t.head.tab,this.root=n,this.woken=h("div",{class:"\
uw-awake"})}open(){let{head:t,root:n,shown:s}=this;t.saying=o=>{o.kind==="open"&&this.show(o.link)},t.on("change:tab",()=>{
let o=t.get("tab");o!==this.tab&&(o==="play"&&t.put({howto:{}}),this.show(this.tabs.get(o)?.link??s.links[o]))});for(let o of[
"seats","seed"])t.on(`change:${o}`,()=>{this.set({[o]:String(t.get(o))})});t.on("change:predict",()=>this.now?.panel?.put(
{predicting:t.get("predict")})),t.on("change:order",()=>this.now?.room?.do({kind:"Arrange",order:t.get("order")}));let r=h(
"div",{class:"jupyter-widgets"});this.drop=Ue(vl)({model:t,el:r})??this.drop,n.className=`widget-box uw-page g-${s.game}`,
n.replaceChildren(h("div",{class:"widget-box uw-room"},r),this.body),this.sought||this.show(s.links.watch)}async show(t){
let n=bn(t),s=n?Yg[n.room]:"watch",r=this.tab;[this.tab,this.sought]=[s,t];try{let o=n?.game===this.shown.game?await this.
made(n):null;if(this.sought!==t)return;o?this.place(s,o):this.wake(t,r)}catch(o){console.error(o),this.refuse("A file of\
 this page did not come. Try again.",r)}}async made(t){switch(t.room){case"watch":return this.watched(t);case"lesson":return this.
taught(t);case"rules":return qo(t,this.home("rules"),[])?this.ruled():null}return null}home(t){return bn(this.shown.links[t])}async once(t,n){
let{saved:s,whole:r}=this.seen.has(t)?{saved:null,whole:null}:await il(this.shown.files,t),o=this.seen.get(t)??n(s,r);return this.
seen.set(t,o),o}async watched(t){if(!qo(t,this.home("watch"),_h))return null;let n={tell:()=>this.tell(),open:r=>{this.show(
r)}},s=await this.once("watch",(r,o)=>Ih(this.shown,r,n,o));return qh(s,t.values),s}async taught(t){let{shown:n}=this,s=t.
values.lesson??t.values.level??"1",r=`lesson ${s}`;if(!n.files[r])return null;let o=await this.once(r,(i,a)=>{let l=new at(
i.explainer),c=h("div",{class:"widget-box uw-cols"}),u=n.lessons.map(f=>({...f,now:f.lesson===s})),d=mt("class.html",Io(
{room:"class",game:n.game,values:{lesson:s}}),ot()),m=Oh({...i,trail:{...i.trail,lessons:u,classroom:d}},l,c),p=n.cells.
lessons.replace(/lesson='\d+'/,`lesson='${s}'`);return a&&m.follow(a),m.choose=f=>{this.show(xe(n.links.lessons,{lesson:f}))},
{node:c,link:xe(n.links.lessons,{lesson:s}),cell:p,panel:l,room:m}});return t.values.order==="any"&&o.room.do({kind:"Arr\
ange",order:"any"}),o}ruled(){let{links:t,cells:n}=this.shown;return this.once("rules",s=>{let r=new at(s);return r.saying=
o=>{let{record:i="",...a}=o.kind==="set"?o.values:{};this.show(i.trim()||xe(t.rules,a))},{node:Ct(zr,r,""),link:t.rules,
cell:n.rules}})}async set(t){let n=this.now?xe(this.now.link,t):"";this.now&&n!==this.now.link&&await this.show(n)}place(t,n){
this.now=n,this.tabs.set(t,n),n.panel?.put({predicting:this.head.get("predict")}),n.node.parentElement?.parentElement!==
this.body&&this.body.replaceChildren(h("div",{class:"widget-box uw-room"},n.node));let s=t==="lessons"?n.room.now.order:
"";this.head.put({tab:t,note:"",busy:"",order:s,howto:this.shown.head.howto}),this.tell()}tell(){this.now&&this.head.put(
{link:this.now.link,cell:this.now.cell})}wake(t,n){let{kernel:s,python:r,alone:o,head:i}=this.shown;if(!s&&!r)this.refuse(
o,n);else if(_t()||history.replaceState(null,"",mt(location.pathname,this.head.get("link"),ot())),this.now=null,this.body.
replaceChildren(h("div",{class:"widget-box uw-room"},this.woken,this.meanwhile())),this.head.put({tab:this.tab,link:t,note:"",
order:"",howto:{}}),this.awake)this.awake.then(({show:a})=>a(t));else{let a={root:r,kernel:s,home:i.home,el:this.woken,onShow:()=>this.
give()};this.awake=Nh({...a,link:t})}}meanwhile(){let{howto:t,palette:n}=this.shown.head,s={heads:[],rulings:[],fields:[],
force:"",record:"",note:""};return Ct(zr,new at({...s,howto:t,palette:n}),"")}give(){return this.now?!1:(this.drop(),this.
drop=()=>{},this.root.className="",this.root.replaceChildren(this.woken),!0)}refuse(t,n){let s=this.now&&bn(this.now.link);
this.tab=n,s&&this.head.put({seats:Number(s.values.seats),seed:s.values.seed??this.head.get("seed")});let r=()=>this.head.
put({tab:this.tab,note:t});this.now?r():this.show(this.shown.links.watch).then(r)}};function $v(e,t){_r(),e.offline&&nl("./"),e.kind==="game"?new Hs(e,t).open():zg(e,t)}function zg({front:e,teach:t},n){let s=new at(
e);s.saying=r=>{Jg(s,t,r)},n.className="widget-box uw-page",n.replaceChildren(h("div",{class:"widget-box uw-room"},Ct(Wa,
s,"")))}async function Jg(e,t,n){if(!(n.kind==="open"||n.kind==="cover"))try{if(n.kind==="notebook"){let s=t[`${n.game} ${n.
which}`];e.tell("msg:custom",{kind:"file",name:s.split("/").at(-1),text:await al(s)})}else{let s=await be(t[`${n.game} ${n.
lesson}`]);e.tell("msg:custom",s[n.kind])}}catch(s){console.error(s),alert("That file did not come. Try again.")}}export{$v as openPage};
