var pt=()=>document.body?.dataset.voila!=null,Kn=()=>pt()&&document.body.dataset.voila!=="notebook",Yt=()=>(new URLSearchParams(
location.search).get("uw")??"").slice(0,2e4);function kt(e,t,n){let s=new URLSearchParams({...n==="auto"?{}:{theme:n},...t?
{uw:t}:{}});return s.size?`${e}${e.includes("?")?"&":"?"}${s}`:e}var ea=400,jd=1e4,Gn=Symbol.for("uncle_widgets.address");
function na(e){let t=globalThis;if(!pt()||t[Gn])return{changed:()=>{},answered:()=>{},stop:()=>{}};t[Gn]=e;let n=e.link(),
s=e.room(),r=!1,o="",i=0,a=0,l=b=>{b!==(r?o:e.link())&&([r,o]=[!0,b],e.open(b))},c=()=>{let b=e.link(),g=Yt(),w=e.room()!==
s&&!r;s=e.room(),r&&h(),r=!1;let y=new URLSearchParams(location.search);y.set("uw",b),e.theme()==="auto"?y.delete("theme"):
y.set("theme",e.theme());let k=`${location.pathname}?${y}`;b===g||!g&&b===n?g&&k!==location.pathname+location.search&&history.
replaceState(null,"",k):w?history.pushState(null,"",k):history.replaceState(null,"",k)},u=()=>{clearTimeout(i),e.room()!==
s&&!r?c():i=window.setTimeout(c,ea)},h=()=>{e.replaced()?m():a=window.setTimeout(h,ea)},p=()=>{clearTimeout(i),l(Yt()||n)};
window.addEventListener("popstate",p),Yt()&&l(Yt()),r&&e.hide(!0);let m=()=>{clearTimeout(a),clearTimeout(f),e.hide(!1)},
f=window.setTimeout(m,jd);return{changed:u,answered:m,stop:()=>{clearTimeout(i),m(),window.removeEventListener("popstate",
p),t[Gn]===e&&delete t[Gn]}}}function sa(e,t,n,s){let{class:r,...o}=n,i=[t,r].flat().filter(Boolean).join(" ");i&&e.setAttribute("class",i);for(let[a,
l]of Object.entries(o))l==null||l===!1||(a.startsWith("on")?e.addEventListener(a.slice(2),l):a==="style"?e.style.cssText=
l:e.setAttribute(a,l===!0?"":String(l)));return e.append(...s.flat(9).filter(a=>a!=null&&a!==!1)),e}var ra=([e,...t])=>e?.
constructor===Object?[e,t]:[{},[e,...t]];function x(e,t,...n){let[s,...r]=e.split(".");return sa(document.createElementNS(
"http://www.w3.org/2000/svg",s),r,...ra([t,...n]))}var R=(e,t,n,s,r)=>x("rect",{x:e,y:t,width:n,height:s,...r}),B=(e,t,n,s)=>x(
"circle",{cx:e,cy:t,r:n,...s}),Et=(e,t,n,s)=>x("path",{d:e,fill:"none",stroke:t,"stroke-width":n,...s}),_e=(e,t,n,...s)=>x(
"svg",{width:e,height:t,viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":n},...s);function d(e,t,...n){let[s,...r]=e.split(
"."),[o,i]=ra([t,...n]),a=s==="section"&&o["aria-label"]&&!Kn();return sa(document.createElement(a?"div":s),r,{role:a?"g\
roup":null,type:s==="button"?"button":null,...o},i)}function nt(e){let t=e.getRootNode();return t instanceof Document||t instanceof
ShadowRoot?t.activeElement:null}function Yn(e){let t=nt(e);return!t||t===document.body}var Zn=e=>e instanceof HTMLTextAreaElement||
e instanceof HTMLInputElement&&e.selectionStart!=null;function Vd(e,t,n){if(e.value===e.defaultValue||e.value===t.value||
!n&&t.defaultValue!==e.defaultValue)return;t.value=e.value;let s=!1,r=()=>{!s&&t.isConnected&&t.dispatchEvent(new Event(
"change"))};t.addEventListener("change",()=>s=!0),t.addEventListener("blur",r,{once:!0}),t.addEventListener("keydown",o=>{
o.key==="Enter"&&!t.form&&r()})}function G(e,...t){let n=nt(e),s=n&&n!==e&&e.contains(n)?n:null,r=s?.getAttribute("data-\
k")??"",o=[...e.querySelectorAll("[data-draft]")].filter(Zn),i=Zn(s)?{from:s.selectionStart,to:s.selectionEnd,text:s.value}:
null;e.replaceChildren(...t.flat(9).filter(l=>l!=null&&l!==!1));for(let l of o){let c=e.querySelector(`[data-k="${CSS.escape(
l.dataset.k??"")}"][data-draft="${CSS.escape(l.dataset.draft??"")}"]`);Zn(c)&&c!==l&&Vd(l,c,l===s)}if(!s)return;if(ue(e,
r)){let l=nt(e);i&&l!==s&&Zn(l)&&l.value===i.text&&l.setSelectionRange(i.from,i.to);return}let a=e.querySelector("[data-\
next]")??e;a instanceof HTMLElement&&(a.tabIndex=-1,a.focus({preventScroll:!0}))}function ue(e,t){let n=e.querySelector(
`[data-k="${CSS.escape(t)}"]`);return n instanceof HTMLElement&&n.focus({preventScroll:!0}),n instanceof HTMLElement}var Gd=/^(svg|g|path|rect|circle|ellipse|line|polyline|polygon|defs|clipPath|pattern|title|desc|use)$/;
function oa(e){let t=new DOMParser().parseFromString(e,"image/svg+xml").documentElement;if(t.localName!=="svg")throw new Error(
"Expected SVG.");for(let n of[...t.querySelectorAll("*"),t]){if(n!==t&&!Gd.test(n.localName)){n.remove();continue}for(let{
name:s,value:r}of[...n.attributes]){let o=/^(xlink:)?href$/.test(s)&&!r.startsWith("#");(/^on/i.test(s)||o||/url\((?!["']?#)|javascript:/i.
test(r))&&n.removeAttribute(s)}}return document.importNode(t,!0)}var Kd=/^(#[0-9a-f]{3,8}|light-dark\(\s*#[0-9a-f]{3,8}\s*,\s*#[0-9a-f]{3,8}\s*\))$/i;
function rt(e,t){for(let n of(t??"").split(";")){let[s,r]=[n.slice(0,n.indexOf(":")).trim(),n.slice(n.indexOf(":")+1).trim()];
/^--[\w-]+$/.test(s)&&Kd.test(r)&&e.style.setProperty(s,r)}}function bt({label:e,choices:t,value:n,pick:s,k:r}){return d(
"div.seg",{role:"group","aria-label":e},t.map(([o,i],a)=>d("button",{"data-k":`${r}.${a}`,"aria-pressed":String(o===n),onclick:()=>s(
o)},i)))}var Zd=globalThis,Tr=Zd[Symbol.for("uncle_widgets.page")]??={};function Z(e){return Tr.ids=(Tr.ids??0)+1,`uw-${e}\
-${Tr.ids}`}function zt(e,t){let n=-1,s=()=>{let o=Math.round(e.clientWidth);o>0&&o!==n&&(n=o,e.replaceChildren(t(o)))},
r=new ResizeObserver(()=>requestAnimationFrame(s));return r.observe(e),s(),{again:()=>(n=-1,s()),stop:()=>r.disconnect()}}
function V(e,t,n){n?e.getAttribute(t)!==n&&e.setAttribute(t,n):e.removeAttribute(t)}var st=(e,...t)=>d("button",e,...t),
zn=({kind:e,label:t,strong:n,share:s},r)=>st({class:`btn${n?" solid":""}${s==null?"":" sharing"}`,style:s==null?null:`--\
p:${100*s}%`,"data-act":e,"data-k":`key.${e}`,onclick:()=>r(s==null?e:"stop")},s==null?t:`${t} (${Math.round(100*s)}%)`);
function Er(e,t,n){let s=nt(e),r=s&&e.contains(s)?s:null,o=r&&["data-act","data-clause"].find(l=>r.hasAttribute(l)),i=o&&
r?.getAttribute(o);if(n(),!r)return;([...e.querySelectorAll("button")].find(l=>o&&l.getAttribute(o)===i)??e.querySelector(
"button")??t).focus?.()}var We=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;var Bt=(e,t)=>Math.max(12,Math.min(e,t/1.4));var Yd=[[/[ilj.,:;'|!tf\s()]/,.3],[/[mwMW@%]/,.88],[/[A-Z]/,.7],[/[\u0300-\u036f]/,0],[/[\u0250-\uffff]/,1]],zd=["012345\
6789","of 100 hands, as the quick brown fox jumps over it"],un,ia=e=>{let t=0;for(let n of e)t+=Yd.find(([s])=>s.test(n))?.[1]??
.57;return t};function Jd(){if(un!=null)return un;let e=typeof document=="object"&&document.querySelector(".uw"),t=e&&document.
createElement("canvas").getContext("2d");if(!e||!t)return 1;let n=getComputedStyle(e).getPropertyValue("--sans"),s=[400,
700].flatMap(r=>(t.font=`${r} 100px ${n}`,zd.map(o=>t.measureText(o).width/(r>400?100*1.06:100)/ia(o))));return un=Math.
max(1,...s),document.fonts.addEventListener("loadingdone",()=>un=void 0,{once:!0}),un}var W=(e,t)=>ia(e)*t*Jd(),Xd=12;function ut(e,t,n,s=1){
let r=W(e,s),o=Math.max(Math.min(t,Xd),Math.min(t,n/Math.max(r,.01)));if(r*o<=n+.01)return{lines:[e],size:o};let i=c=>W(
c,o*s)<=n,a=[""],l=()=>a[a.length-1];for(let c of e.split(" "))if(l()!==""&&i(`${l()} ${c}`))a[a.length-1]+=` ${c}`;else{
l()!==""&&a.push("");for(let u of c)l()!==""&&!i(l()+u)&&a.push(""),a[a.length-1]+=u}return{lines:a,size:o}}function qe(e,t,{
w:n,ideal:s,tight:r=.5,least:o=n,floor:i=0}){if(e<=1)return{w:Math.min(n,Math.max(t,12)),step:s,cols:1,rows:1};let a=p=>Math.
max(r*p,i),l=(p,m)=>Math.min(s,(t-p)/Math.max(m-1,1));for(let p of[n,Math.max(o,Math.min(n,t/(1+r*(e-1))))])if(l(p,e)>=a(
p)-.01)return{w:p,step:l(p,e),cols:e,rows:1};let c=Math.max(1,Math.floor((t-o)/a(o))+1),u=Math.ceil(e/c),h=Math.ceil(e/u);
return{w:o,step:l(o,h),cols:h,rows:u}}function aa(e){let t=[...e].sort((s,r)=>s.seat-r.seat),n=Math.max(0,t.findIndex(s=>s.
me));return[...t.slice(n),...t.slice(0,n)]}function la(e){if(e<2)return{left:0,top:e,right:0};let t=Math.floor((e+1)/3);
return{left:t,top:e-2*t,right:t}}var Qd={ArrowLeft:{x:-1,y:0},ArrowRight:{x:1,y:0},ArrowUp:{x:0,y:-1},ArrowDown:{x:0,y:1}};function tm(e,t,n){let s=t.map(
({x:o,y:i})=>{let a=(o-e.x)*n.x+(i-e.y)*n.y,l=Math.abs((o-e.x)*n.y)+Math.abs((i-e.y)*n.x);return a>.5?a+2*l:1/0}),r=Math.
min(...s);return r<1/0?s.indexOf(r):-1}function ca(e){let t=(e.querySelector(".ring-focus")??e).getBoundingClientRect();
return{x:t.x+t.width/2,y:t.y+t.height/2}}function ua(e,t){let n=Qd[t.key];if(!n||t.shiftKey||t.ctrlKey||t.metaKey||t.altKey)
return;let s=[...e.closest(".board")?.querySelectorAll(".way.plays")??[]].filter(o=>o!==e),r=s[tm(ca(e),s.map(ca),n)];t.
preventDefault(),t.stopPropagation(),r instanceof SVGElement&&r.focus({preventScroll:!0})}var em="M70-6 18 106M5.5 24a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0M53.5 76a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0",
Lr={0:[64,[["ellipse",{cx:32,cy:50,rx:25,ry:43}]]],1:[46,[["path",{d:"M3 30 32 5V110"}]]],2:[64,[["path",{d:"M7.5 33V31.\
5A24.5 24.5 0 1 1 51.5 46.4L16 93H64"}]]],3:[62,[["path",{d:"M10.5 22.5A19.5 19.5 0 1 1 29 46H20M20 44H30A24.5 24.5 0 1 \
1 6.7 76"}]]],4:[66,[["path",{d:"M48 110V5L13 74H66","stroke-miterlimit":12}]]],5:[62,[["path",{d:"M58 7H19L14.6 48A25.5\
 25.5 0 1 1 6.9 77"}]]],6:[64,[["circle",{cx:32,cy:68,r:25}],["path",{d:"M53.5-13 10.6 55.1"}]]],7:[60,[["path",{d:"M0 7\
H49L15 110","stroke-miterlimit":12}]]],8:[64,[["circle",{cx:32,cy:27,r:20}],["circle",{cx:32,cy:68,r:25}]]],9:[64,[["cir\
cle",{cx:32,cy:32,r:25}],["path",{d:"M10.5 113 53.4 44.9"}]]],"%":[88,[["path",{d:em,"stroke-width":11}]]],".":[20,[["re\
ct",{x:3,y:85,width:15,height:15,fill:"currentColor",stroke:"none"}]]],",":[20,[["path",{d:"M12 84 6 118","stroke-width":13}]]],
"/":[52,[["path",{d:"M48-6 4 106","stroke-width":11}]]],"+":[60,[["path",{d:"M30 26V82M2 54H58","stroke-width":12}]]],"-":[
44,[["path",{d:"M4 54H40","stroke-width":12}]]],"−":[44,[["path",{d:"M4 54H40","stroke-width":12}]]],"×":[56,[["path",
{d:"M8 32 48 76M48 32 8 76","stroke-width":12}]]]," ":[26,[]],J:[54,[["path",{d:"M46-10V69A19.500 19.500 0 0 1 7 69V60"}]]],
Q:[72,[["ellipse",{cx:36,cy:50,rx:29,ry:43}],["path",{d:"M42 66 74 104"}]]],K:[68,[["path",{d:"M7-10V110M66-6 10 62M28 4\
2 68 106"}]]],A:[72,[["path",{d:"M2 106 36-2 70 106M14 68H58"}]]]},he=e=>e!==""&&[...e].every(t=>t in Lr);function xt(e,t,n=13){
return[...String(e)].reduce((r,o)=>r+(Lr[o]?.[0]??0)+n,-n)*t/100}function Lt(e,t,n,s,r={}){let{anchor:o="start",gap:i=13,
weight:a=s>=60?13:14,colour:l}=r,c=xt(e,s,i),u=o==="middle"?t-c/2:o==="end"?t-c:t,h=0,p=[...String(e)].map(m=>{let[f,b]=Lr[m]??
[0,[]],g=m===","?"visible":"hidden",w={x:h,y:0,width:f,height:100,viewBox:`0 0 ${f} 100`,style:`overflow:${g}`};return h+=
f+i,x("svg",w,b.map(([y,k])=>x(y,k)))});return x("g",{transform:`translate(${u} ${n}) scale(${s/100})`,fill:"none",stroke:"\
currentColor","stroke-width":a,"aria-hidden":"true",style:l&&`color:${l}`},p)}function Se(e,t,n={}){let s=xt(e,t,n.gap),
r=`width:${s/16}em;height:${t/16}em`;return x("svg.numeral",{viewBox:`0 0 ${s} ${t}`,style:r,"aria-hidden":"true"},Lt(e,
0,0,t,n))}var Jn=[e=>`M0 ${e/2}a${e/2} ${e/2} 0 1 1 ${e} 0a${e/2} ${e/2} 0 1 1 ${-e} 0Z`,e=>`M${e*.05} ${e*.05}H${e*.95}\
V${e*.95}H${e*.05}Z`,e=>`M${e/2} ${-e*.14}L${e*1.14} ${e/2}L${e/2} ${e*1.14}L${-e*.14} ${e/2}Z`,e=>`M${e/2} 0L${e} ${e*.42}\
V${e}H0V${e*.42}Z`,e=>`M${e*.25} ${e*.04}H${e*.75}L${e*1.04} ${e/2}L${e*.75} ${e*.96}H${e*.25}L${-e*.04} ${e/2}Z`,e=>`M${-e*
.1} ${e*.16}H${e*1.1}V${e*.84}H${-e*.1}Z`],nm=e=>"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[e]??"?";function Fe(e,t,n,s,r={}){let{fill:o="\
var(--on-field)",ink:i="var(--field)"}=r,a=e>=Jn.length,l={d:Jn[e%Jn.length](s),fill:a?i:o,stroke:a?o:null,"stroke-width":2},
c=e%Jn.length===3,u={x:s/2,y:c?s*.8:s*.69,"font-size":Math.max(12.5,s*.54),"font-weight":700,"text-anchor":"middle",fill:a?
o:i};return x("g",{transform:`translate(${t} ${n})`},x("path",l),x("text",u,nm(e)))}var ha={first:"M5 5h3v14H5zM20 5v14L\
9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6zM14 5h4v14h-4z",forward:"M7 5v14l11-7z",last:"M4 5v\
14l11-7zM16 5h3v14h-3z",link:"M8 3h12v13h-3V6H8zM4 8h10v13H4z",eye:"M12 5C7 5 3 8.5 1 12c2 3.5 6 7 11 7s9-3.5 11-7c-2-3.\
5-6-7-11-7zm0 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM12 9.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",down:"M4 8h16l-8\
 9z",near:"M11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm0 2.4a3.6 3.6 0 1 0\
 0 7.2 3.6 3.6 0 0 0 0-7.2z",whole:"M3 3h7v3H6v4H3zM14 3h7v7h-3V6h-4zM3 14h3v4h4v3H3zM18 14h3v7h-7v-3h4z",close:"M6 4 12\
 10 18 4 20 6 14 12 20 18 18 20 12 14 6 20 4 18 10 12 4 6z"};function wt(e,t=22){let n=`width:${t/16}em;height:${t/16}em`;
return x("svg.icon",{viewBox:"0 0 24 24",fill:"currentColor",style:n,"aria-hidden":"true"},x("path",{d:ha[e],"fill-rule":"\
evenodd"}))}var da=(e,t,n)=>x("g.opens-mark",{transform:`translate(${e} ${t})`},x("circle",{r:n}),x("path",{d:ha.eye,"fi\
ll-rule":"evenodd",transform:`scale(${n/15}) translate(-12 -12)`}));function At(e,t="var(--ink)",n="none"){return x("pat\
tern",{id:e,width:6,height:6,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"},R(0,0,6,6,{style:`fill:${n}`}),
R(0,0,2,6,{style:`fill:${t}`}))}function ee(e,t,n,s,r){let o={r:`M${t-s*.86} ${n-s*.86}h${s*1.72}v${s*1.72}h${-s*1.72}Z`,
g:`M${t} ${n-s*1.02}L${t+s*1.12} ${n+s*.86}H${t-s*1.12}Z`,b:`M${t-s} ${n}a${s} ${s} 0 1 1 ${2*s} 0a${s} ${s} 0 1 1 ${-2*
s} 0Z`,y:`M${t} ${n-s*1.2}L${t+s*1.2} ${n}L${t} ${n+s*1.2}L${t-s*1.2} ${n}Z`}[e];return x("path",{d:o,...r})}var Xn=e=>({
r:"red",g:"green",b:"blue",y:"yellow"})[e]??"";function Ar(e,t,n,s={}){let{w:r=27,t:o=5,g:i=2,pitch:a=r+7}=s,l="",c="";for(let u=0;u<
e;u++){let h=t+Math.floor(u/10)*a,p=u%10,m=n-(p+1)*(o+i)-(p>=5?3:0);l+=`M${h} ${m}h${r}v${o}h${-r}z`;for(let f of[.22,.64])
c+=`M${h+r*f} ${m}h${r*.14}v${o}h${-r*.14}z`}return x("g",{"aria-hidden":"true"},x("path",{d:l,fill:"var(--accent-on-fie\
ld)"}),x("path",{d:c,fill:"var(--card)"}))}var sm="var(--card-ink)";function Qn(e,t,n,s,r){let o=s*.46,i=c=>`a${o} ${o} 0 1 0 ${c*2*o} 0`,a=(c,u)=>`M${c-o} ${u}${i(
1)}${i(-1)}Z`,l={d:`M${t} ${n-s*1.1}L${t+s*.85} ${n}L${t} ${n+s*1.1}L${t-s*.85} ${n}Z`,h:`M${t} ${n+s}L${t-s*.95} ${n-s*
.12}A${s*.52} ${s*.52} 0 0 1 ${t} ${n-s*.52}A${s*.52} ${s*.52} 0 0 1 ${t+s*.95} ${n-s*.12}Z`,s:`M${t} ${n-s*1.05}L${t+s*
.95} ${n+s*.12}A${s*.5} ${s*.5} 0 0 1 ${t+s*.14} ${n+s*.5}L${t+s*.4} ${n+s}H${t-s*.4}L${t-s*.14} ${n+s*.5}A${s*.5} ${s*.5}\
 0 0 1 ${t-s*.95} ${n+s*.12}Z`,c:a(t,n-s*.52)+a(t-s*.54,n+s*.22)+a(t+s*.54,n+s*.22)+`M${t} ${n-s*.2}L${t+s*.4} ${n+s}H${t-
s*.4}Z`}[e];if(!l)throw new Error(`There is no suit "${e}".`);return x("path",{d:l,...r})}var ma={bell:{fill:"M50 6C70 6\
 78 22 78 42V62L90 76H10L22 62V42C22 22 30 6 50 6Z",ink:"M36 82H64L50 97Z"},bolt:{fill:"M58 2 16 56H44L34 98 84 38H54Z"},
bus:{fill:"M10 22H90A6 6 0 0 1 96 28V74H4V28A6 6 0 0 1 10 22ZM14 34V51H32V34ZM40 34V51H58V34ZM66 34V51H86V34Z",ink:"M14 \
78a12 12 0 1 0 24 0a12 12 0 1 0-24 0M62 78a12 12 0 1 0 24 0a12 12 0 1 0-24 0"},chevrons:{line:"M8 52 50 18 92 52M8 74 50\
 40 92 74M8 96 50 62 92 96",wide:12},circles:{line:"M6 54a30 30 0 1 0 60 0a30 30 0 1 0-60 0",inkLine:"M34 54a30 30 0 1 0\
 60 0a30 30 0 1 0-60 0",wide:11},crown:{fill:"M8 28 30 52 50 16 70 52 92 28 84 78H16Z",ink:"M16 84H84V94H16Z"},eye:{line:"\
M6 50Q50 4 94 50Q50 96 6 50Z",ink:"M34 50a16 16 0 1 0 32 0a16 16 0 1 0-32 0",wide:9},hat:{fill:"M28 18H72V62H28Z",ink:"M\
8 66H92V80H8Z"},hexagon:{line:"M50 4 90 27V73L50 96 10 73V27ZM50 24 72 37V63L50 76 28 63V37Z",ink:"M41 50a9 9 0 1 0 18 0\
a9 9 0 1 0-18 0",wide:8},key:{fill:"M48 6a25 25 0 0 1 6 49.300V64H70V76H54V94H42V55.300A25 25 0 0 1 48 6ZM48 19a11.700 1\
1.700 0 1 0 0 23.400a11.700 11.700 0 1 0 0-23.400Z"},lamp:{fill:"M30 8H70L88 58H12Z",ink:"M44 58H56V86H72V96H28V86H44Z"},
moon:{fill:"M64 6A44 44 0 1 0 64 94 36 44 0 0 1 64 6Z"},rings:{fill:"M6 92A86 86 0 0 1 92 6V34A58 58 0 0 0 34 92Z",ink:"\
M48 92A44 44 0 0 1 92 48V68A24 24 0 0 0 68 92Z"},star:{fill:"M50 2 63 37 98 50 63 63 50 98 37 63 2 50 37 37Z"},stairs:{fill:"\
M8 96V64H36V38H64V12H92V96Z",inkLine:"M8 58H30V32H58V6",wide:6},tee:{line:"M8 52a42 42 0 1 0 84 0a42 42 0 1 0-84 0",fill:"\
M24 34H76V50H59V84H41V50H24Z",wide:9}},pa=e=>e in ma;function fa(e,t,n,s,{colour:r="var(--accent-card)",ink:o=sm}={}){let i=ma[e];
if(!i)throw new Error(`There is no symbol "${e}".`);let a=(l,c)=>l&&x("path",{d:l,fill:"none",style:`stroke:${c}`,"strok\
e-width":i.wide??8});return x("g",{transform:`translate(${t} ${n}) scale(${s/100})`},a(i.line,r),i.fill&&x("path",{d:i.fill,
"fill-rule":"evenodd",style:`fill:${r}`}),i.ink&&x("path",{d:i.ink,style:`fill:${o}`}),a(i.inkLine,o))}function Ur(e,t,n,s){if(e==="skip")return x("g",{fill:"currentColor"},Et(`M${t-s} ${n+s*.5}A${s} ${s} 0 0 1 ${t+s*.78} ${n-
.1*s}`,"currentColor",s*.26),x("path",{d:`M${t+s*1.2} ${n+s*.62}L${t+s*.3} ${n+s*.2}L${t+s*1.16} ${n-s*.5}Z`}),B(t,n+s*.62,
s*.24));let r=o=>`M${t-o*s} ${n-o*s*.62}H${t+o*s*.2}V${n-o*s}L${t+o*s} ${n-o*s*.46}L${t+o*s*.2} ${n+o*s*.08}V${n-o*s*.3}\
H${t-o*s}Z`;return x("path",{d:r(1)+r(-1),fill:"currentColor"})}function rm(e){let t=e*1.4,n=e*.08,s=(t-2*n)/17,r=e*.3,o="",
i="";for(let a=0;a<9;a++)o+=`M${n} ${n+2*a*s}h${e-2*n}v${s}h${2*n-e}z`;for(let a=-3;a<=3;a++){let l=2*a*s,c=Math.sqrt(Math.
max(0,r**2-(Math.abs(l)+s/2)**2));c&&(i+=`M${e/2+l-s/2} ${t/2-c}h${s}v${2*c}h${-s}z`)}return[R(0,0,e,t,{class:"paper",rx:e*
.085}),x("path.stripes",{d:o}),B(e/2,t/2,r+s*.9,{fill:"var(--card)"}),x("path.stripes",{d:i})]}function om(e,t){let n=t*
1.4,s=t*.085,r=e.rings??0,o=e.text??"",i=t*Math.min(.098,.78/Math.max(r,1)),a=t*.11,l=a+t*.026,c="";for(let h=1;h<r;h++)
c+=`M0 ${n-a-h*i}A${a+h*i} ${a+h*i} 0 0 1 ${a+h*i} ${n}`;let u=he(o)?Math.min(t*.36,t*.76*100/xt(o,100)):0;return[R(0,0,
t,n,{class:"paper",rx:s}),r>0&&x("path",{d:`M0 ${n-l}A${l} ${l} 0 0 1 ${l} ${n}H${s}A${s} ${s} 0 0 1 0 ${n-s}Z`,fill:"va\
r(--accent-card)"}),c&&Et(c,"var(--accent-card)",Math.min(t*.052,i*.55)),u?Lt(o,t*.12,t*.13,u,{colour:"var(--card-ink)"}):
x("text",{x:t*.1,y:t*.36,"font-size":Math.min(t*.3,t*1.5/Math.max(o.length,1)),"font-weight":700,fill:"var(--card-ink)"},
o),R(0,0,t,n,{class:"edge",rx:s})]}function im(e,t){let n=t*1.4,s=t*.085,r=e.colour==="wild",o=e.colour??"",i=r?"#fff":`\
var(--c-${o}-on)`,a=r?[["r",-1,-1],["g",1,-1],["y",-1,1],["b",1,1]].map(([p,m,f])=>ee(String(p),t*(.5+.23*Number(m)),n*.62+
t*.23*Number(f),t*.16,{fill:`var(--c-${p})`,stroke:"#fff","stroke-width":t*.018})):[.46,.31,.16].map(p=>ee(o,t*.62,n*.66,
t*p,{fill:"none",stroke:i,"stroke-opacity":.5,"stroke-width":t*.045})),l={draw2:"+2",draw4:"+4"}[e.glyph??""],c=l??(e.glyph?
"":e.text??""),u=c?Lt(c,t*.12,t*.13,t*(l?.34:.42),{gap:l?8:13}):r?x("text",{x:t*.11,y:t*.3,"font-size":Math.max(12.5,t*.22),
"font-weight":700,fill:i},t<46?"W":"Wild"):Ur(e.glyph??"",t*.31,t*.33,t*.19),h=e.letter||o.toUpperCase();return[R(0,0,t,
n,{rx:s,fill:r?"#17181C":`var(--c-${o})`}),x("svg",{width:t,height:n,style:"overflow:hidden"},a),x("g",{style:`color:${i}`},
u),!r&&x("text",{x:t*.12,y:n-t*.1,"font-size":Math.max(12.5,t*.205),"font-weight":700,fill:i},h),R(0,0,t,n,{rx:s,fill:"n\
one",stroke:"#fff","stroke-width":Math.max(2,t*.03)})]}function am(e,t){let n=t*1.4,s=e.suit??"",r=e.text??"",o=`var(--s\
uit-${s})`,i=Math.min(t*.3,t*.62*100/xt(r,100,6));return[R(0,0,t,n,{class:"paper",rx:t*.085}),Qn(s,t*.66,n*.69,t*.34,{style:`\
fill:${o}`,opacity:.16}),Qn(s,t*.66,n*.69,t*.2,{style:`fill:${o}`}),Lt(r,t*.1,t*.11,i,{colour:o,gap:r.length>1?6:13}),Qn(
s,t*.22,t*.6,Math.max(4,t*.125),{style:`fill:${o}`}),R(0,0,t,n,{class:"edge",rx:t*.085})]}function lm(e,t){let n=t*1.4,s=e.
text??"",r=Math.min(t*.2,t*.8/Math.max(W(s,1.06),.1)),o=s!==""&&r>=9,i=t*(o?.6:.7);return[R(0,0,t,n,{class:"paper",rx:t*
.085}),o&&x("text",{x:t*.1,y:t*.1+r*.9,"font-size":r,"font-weight":700,style:"fill:var(--card-ink)"},s),fa(e.glyph??"",(t-
i)/2,o?n*.36:(n-i)/2,i),R(0,0,t,n,{class:"edge",rx:t*.085})]}function cm(e,t){return e.colour?im(e,t):e.suit?am(e,t):e.glyph&&
pa(e.glyph)?lm(e,t):om(e,t)}function Jt(e,t){let n=e?cm(e,t):rm(t);return x("g",{class:e?"front":"back"},n)}var um={0:[],
1:[[0,0]],2:[[-1,-1],[1,1]],3:[[-1,-1],[0,0],[1,1]],4:[[-1,-1],[1,-1],[-1,1],[1,1]],5:[[-1,-1],[1,-1],[0,0],[-1,1],[1,1]],
6:[[-1,-1],[1,-1],[-1,0],[1,0],[-1,1],[1,1]]},ts=(e,t,n)=>[R(0,0,t,t,{rx:t*.14,style:`fill:var(--card);stroke:${n?"var(-\
-lit)":"var(--field)"}`,"stroke-width":n?5:1.5,opacity:e?1:.45}),um[e].map(([s,r])=>B(t*(.5+s*.26),t*(.5+r*.26),t*.09,{fill:"\
var(--card-ink)"}))];var hm=["#F4F7FF","#A9C3F5","#6F94DB","#3F63AB","#233E77"],Pr=e=>({fill:hm[e-1],ink:e<4?"#13201E":"#FFF"}),Or=e=>!!e.nodes,
dm=["part","value"];function mm(e,t){let n=Object.entries(e.nodes??{});return t==="part"?n:[...n].sort(([,s],[,r])=>(s.value??
0)-(r.value??0))}var es=class{constructor(t){this.back=!1;this.by="part";this.map={};this.changed=t,this.words=d("p.coun\
ted"),this.steps=d("ol.shades"),this.tokens=d("button.btn.quiet",{"data-k":"heat.tokens",onclick:()=>this.bring()}),this.
opener=d("button.btn.quiet",{"data-k":"heat.all","aria-expanded":"false",onclick:()=>this.open(!!this.list.hidden)}),this.
root=d("div.heat-bar",{role:"group","aria-label":"Numbers on the board",hidden:!0},d("div.legend",this.words,this.steps),
this.tokens,this.opener),this.list=d("section.sheet.scores.heat-list",{hidden:!0})}get clears(){return Or(this.map)&&!!this.
map.hides&&!this.back}show(t){if(JSON.stringify(t)===JSON.stringify(this.map)||(this.map=t,this.root.hidden=!Or(t),this.
open(!1),!Or(t)))return;let{title:n="",unit:s="",steps:r=[],hides:o="",nodes:i={}}=t;this.words.textContent=n,this.steps.
replaceChildren(...r.map(({text:a,count:l},c)=>{let{fill:u,ink:h}=Pr(c+1),p=`about ${a} ${s} at ${l} ${l===1?"place":"pl\
aces"}`;return d("li",{title:p},d("span.shade",{"aria-hidden":"true",style:`background:${u};color:${h}`},a),d("span.sr",
p))}),d("li.unit",{"aria-hidden":"true"},s)),this.tokens.hidden=!o,this.opener.textContent=`All ${Object.keys(i).length}`,
this.say()}say(){this.tokens.textContent=`Show ${this.map.hides??""}`,V(this.tokens,"aria-pressed",String(this.back))}bring(){
this.back=!this.back,this.say(),this.changed()}open(t){this.list.hidden=!t,V(this.opener,"aria-expanded",String(t)),this.
list.replaceChildren(...t?[this.table()]:[])}escape(){let t=!this.list.hidden;return this.open(!1),t&&this.opener.focus(),
t}sort(t){this.by=t,this.open(!0),this.list.querySelector(`[data-k="heat.${t}"]`)?.focus()}table(){let{title:t="",unit:n=""}=this.
map,s={part:"where",value:n},r=dm.map(i=>d("th",{scope:"col","aria-sort":this.by===i?"ascending":null},d("button.sorts",
{"data-k":`heat.${i}`,onclick:()=>this.sort(i)},s[i]))),o=([i,{part:a="",value:l=0}])=>d("tr",d("th",{scope:"row"},i),d(
"td",a),d("td.num",l.toFixed(2)));return d("div.scroll",{tabindex:0,role:"group","aria-label":t},d("table",d("caption",t),
d("thead",d("tr",d("td"),...r)),d("tbody",mm(this.map,this.by).map(o))))}};var pm=23,Rr=24,dn=20,fm=17,gm=8,ga=6,hn={h:23,size:15},bm={house:[66,34],place:[20,28]},[wm,ym,km]=[3,4,1],ba=(e,t)=>Math.
hypot(e.x-t.x,e.y-t.y);function xm(e,t,n){let s={x:(e.x+t.x)/2,y:(e.y+t.y)/2},r=o=>(o.x-s.x)*(t.x-e.x)+(o.y-s.y)*(t.y-e.
y);return n.flatMap((o,i)=>{let a=n[(i+1)%n.length],[l,c]=[r(o),r(a)],u=l/(l-c),h=l<0!=c<0?[{x:o.x+(a.x-o.x)*u,y:o.y+(a.
y-o.y)*u}]:[];return l<0?[o,...h]:h})}function vm(e,t=pm){let n=Array.from({length:Rr},(s,r)=>{let o=2*Math.PI*r/Rr,i=t/
Math.cos(Math.PI/Rr);return{x:i*Math.cos(o),y:i*Math.sin(o)}});return e.map((s,r)=>{let o=n;for(let[i,a]of e.entries()){
let l=ba(s,a);i===r||l>2.1*t||(l<.5?o=i>r?[]:o:o=xm({x:0,y:0},{x:a.x-s.x,y:a.y-s.y},o))}return o})}var $m=e=>e.map((t,n)=>{
let s=e.filter((r,o)=>o!==n).map(r=>ba(t,r));return Math.max(gm,Math.min(dn,...s.filter(r=>r>.5).map(r=>r/2-1)))}),Hr=(e,t)=>e.
x<t.x+t.w&&t.x<e.x+e.w&&e.y<t.y+t.h&&t.y<e.y+e.h,Mm=({x:e,y:t},n)=>({x:e-n,y:t-n,w:2*n,h:2*n});function _m(e,t,n,s,r){let o=[];
return e.map((i,a)=>{let l=n[a],c=hn.h,u=f=>(f.x<r.x||f.y<r.y||f.x+l>r.x+r.w||f.y+c>r.y+r.h?100:0)+wm*o.filter(g=>Hr(g,f)).
length+ym*e.filter((g,w)=>Hr(Mm(g,t[w]-3),f)).length+km*s.filter(g=>Hr(g,f)).length,h=[[1,-1],[-1,-1],[1,0],[-1,0],[0,-1],
[0,1],[1,1],[-1,1]],m=[0,8,20].flatMap(f=>h.map(([b,g])=>{let w=(t[a]+f)*(b&&g?.72:1.08);return{x:i.x+b*(w+l/2)-l/2,y:i.
y+g*(w+c/2)-c/2,w:l,h:c}})).reduce((f,b)=>u(b)<u(f)?b:f);return l&&o.push(m),m})}var Nr=e=>e?12+9*e.length:0,Cr=({x:e,y:t},{
role:n,label:s,ring:r,chosen:o,attributes:i})=>x("g",{role:n,"aria-label":s,"data-x":e,"data-y":t,transform:`translate(${e}\
 ${t})`,...i},x("title",s),x("g.sized",x("path.cell",{fill:"transparent"}),(r||o)&&B(0,0,dn,{class:"ring"}),o&&B(0,0,dn-
ga,{class:"ring chosen"}),B(0,0,dn+12,{class:"ring-focus"}))),wa=({x:e,y:t},n,s)=>x("g.tag.of",{"data-of":s,"data-move":s,
transform:`translate(${e} ${t})`,"aria-hidden":"true"},x("g.sized",x("g.stands",R(0,0,Nr(n),hn.h,{rx:3,style:"fill:var(-\
-lit)"}),x("text",{x:Nr(n)/2,y:hn.h/2+hn.size*.36,"font-size":hn.size,"font-weight":700,"text-anchor":"middle",fill:"#13\
201E"},n))));function ya(e,t,n,s){let r=[...e.querySelectorAll("[data-x]")],o=({x:b,y:g})=>({x:b/t,y:g/t}),i=r.map(({dataset:b})=>o(
{x:Number(b.x),y:Number(b.y)})),a=vm(i),l=$m(i);for(let b of e.querySelectorAll(".sized"))b.setAttribute("transform",`sc\
ale(${t})`);for(let[b,g]of r.entries()){let w=a[b].map(({x:y,y:k})=>`${y.toFixed(1)} ${k.toFixed(1)}`).join("L");g.querySelector(
".cell")?.setAttribute("d",w?`M${w}Z`:"");for(let y of g.querySelectorAll("circle")){let k=y.classList.contains("ring-fo\
cus")?12:y.classList.contains("chosen")?-ga:0,[v,M]=["many","handle"].map(E=>g.classList.contains(E)),$=M?dn:v?Math.min(
l[b],fm/t):l[b];y.setAttribute("r",String($+k))}}let c=[...e.querySelectorAll(".tag.of")];if(!c.length)return;let u=r.map(
b=>c.find(g=>g.dataset.of===b.dataset.move)),h=u.map(b=>Nr(b?.textContent??"")),p={x:n.x/t,y:n.y/t,w:n.w/t,h:n.h/t},m=s.
map(({x:b,y:g,kind:w})=>{let[y,k]=bm[w??""]??[13,13];return{x:(b-y)/t,y:(g-k)/t,w:2*y/t,h:2*k/t}}),f=_m(i,l,h,m,p);for(let[
b,g]of u.entries()){let{x:w,y}=f[b];g?.querySelector(".stands")?.setAttribute("transform",`translate(${w-i[b].x} ${y-i[b].
y})`)}}var Sm=18,Tm=40,Em={"stroke-width":5},Lm={"stroke-width":36,"stroke-linejoin":"round","stroke-linecap":"round"},Am=.4;function Um(e,t){
let n=t.get(e.a),s=t.get(e.b),r=`M${n.x} ${n.y}L${s.x} ${s.y}`,o=i=>x("path",{d:r,fill:"none",...i});switch(e.kind??"roa\
d"){case"double":return[o({style:"stroke:var(--field-edge)","stroke-width":9}),o({style:"stroke:var(--field)","stroke-wi\
dth":4})];case"dashed":return o({style:"stroke:var(--field-edge)","stroke-width":6,"stroke-dasharray":"12 9"});case"thin":
return o({style:"stroke:var(--field-edge)","stroke-width":3});case"pointer":return o({style:"stroke:var(--on-field-2)","\
stroke-width":3,"stroke-dasharray":"2 5"});default:return o({style:"stroke:var(--field-edge)","stroke-width":9})}}var ka=(e,t,n,s)=>x(
"text",{class:s,y:.35*t,"font-size":t,"font-weight":700,"text-anchor":"middle",fill:n},e);function Om(e,t,n,s){let{fill:r,
ink:o}=t?Pr(t.step):{fill:"var(--on-field)",ink:""},i={style:`fill:${r};stroke:var(${t?"--on-field-2":"--field"})`,"stro\
ke-width":2},a=t?Math.min(16*n,Sm):13,l=e.kind==="crossing"?x("path",{d:`M0 ${-a*1.35}L${a*1.35} 0 0 ${a*1.35} ${-a*1.35}\
 0Z`,...i}):e.kind==="door"?x("path",{d:`M${-a} ${-a}L${a} 0 ${-a} ${a}Z`,...i}):e.kind==="house"?x("rect",{x:-66,y:-34,
width:132,height:68,rx:4,...i}):e.kind==="place"?R(-19,-27,38,54,{class:"slot",rx:4,fill:"none"}):x("circle",{r:a,...i}),
c=e.kind==="house",u=c&&(e.name??"").length>8?(e.name??"").split(" "):[e.name??""],h=Math.max(1,...u.map(f=>f.length)),p=c?
Math.min(23*n,122/(.66*h),54/(1.1*u.length)):20*n,m={...e.kind==="place"?s(e):{x:0,y:c?0:16+18*n,"text-anchor":"middle"},
class:c?"on-house":"f"};return x("g",{transform:`translate(${e.x} ${e.y})`},x("title",e.label),l,e.kind==="pointer"&&!t&&
R(-5,-5,10,10,{fill:"var(--field)"}),t&&ka(t.text,20*n,o,t.fine?"coarse":""),t?.fine&&ka(t.fine,15*n,o,"fine"),e.name&&u.
map((f,b)=>x("text",{"font-size":p,"font-weight":700,...m,y:m.y+(c?(.35+1.1*(b-(u.length-1)/2))*p:0)},f)))}function Pm(e){
let t=new Map;for(let{key:s,at:r,art:o}of e)(o??"mark")==="mark"&&t.set(r,[...t.get(r)??[],s]);let n=new Map;for(let s of t.
values())s.forEach((r,o)=>n.set(r,o-(s.length-1)/2));return n}function Rm(e,t,n,s=0){let r=t.get(e.at);if(!r)throw new Error(
`Expected a node of the board, not "${e.at}".`);let o={mark:()=>[B(0,0,27,{fill:e.active?"var(--accent-on-field)":"var(-\
-field)"}),Fe(e.seat??0,-19,-19,38,{fill:e.active?"var(--field)":"var(--on-field)",ink:e.active?"var(--accent-on-field)":
"var(--field)"})],agent:()=>[B(0,0,15,{style:"fill:var(--field);stroke:var(--on-field)","stroke-width":3}),R(-9,-3,18,6,
{fill:"var(--on-field)"})],card:()=>[x("g",{transform:"translate(-20 -28)"},Jt(e.face,40))],bars:()=>[R(-64,-32,128,64,{
rx:3,fill:"var(--on-field)"}),x("path",{d:"M-54 -32V32M-38 -32V32M38 -32V32M54 -32V32",style:"stroke:var(--field)","stro\
ke-width":6})],empty:()=>[R(-19,-27,38,54,{class:"slot",rx:4,fill:"none"})]}[e.art??"mark"];if(!o)throw new Error(`Expec\
ted a token that can be drawn, not "${e.art}".`);return x("g",{transform:`translate(${r.x+46*n*s} ${r.y}) scale(${n})`,role:"\
img","aria-label":e.label,"data-token":e.key},x("title",e.label),x("g.grows",o()))}function Hm({tag:e,path:t},n,s){let{x:r,
y:o}=n.get(t[t.length-1]),i=18+11*e.length;return e&&x("g.tag",{transform:`translate(${r+14} ${o-12-32*s}) scale(${s})`},
R(0,0,i,32,{rx:3,style:"fill:var(--lit)"}),x("text",{x:i/2,y:23,"font-size":21,"font-weight":700,"text-anchor":"middle",
fill:"#13201E"},e))}function xa(e,t){let n=e.path.map(o=>t.get(o)),s=n.map(({x:o,y:i},a)=>`${a?"L":"M"}${o} ${i}`).join(
""),r=!e.move;return x("g",{class:r?"way gone":"way",role:r?"img":null,"aria-label":r?e.label:null,"aria-hidden":r?null:
"true","data-steps":n.length-1},r&&x("title",e.label),x("path.line",{d:s,fill:"none",style:"stroke:var(--lit)",...r?Lm:Em}))}
function Nm({path:e,label:t,move:n,chosen:s},r,o){let i=r.get(e[e.length-1]),a=o?{class:"way plays",tabindex:0,"data-mov\
e":n,"aria-pressed":String(!!s)}:{class:"way shown"};return Cr(i,{role:o?"button":"img",label:t,ring:!0,chosen:!!s,attributes:a})}
function Cm(e,t,n,s){let r=13*s*(e.name?.length??0),o=[{x:-23*s-3,y:7*s,"text-anchor":"end",left:-r-23*s},{x:23*s+3,y:7*
s,"text-anchor":"start",left:23*s},{x:0,y:45*s,"text-anchor":"middle",left:-r/2},{x:0,y:-31*s,"text-anchor":"middle",left:-r/
2}],i=t.edges.flatMap(({a:u,b:h})=>{let p=n.get(u),m=n.get(h);return[0,.25,.5,.75,1].map(f=>({x:p.x+(m.x-p.x)*f,y:p.y+(m.
y-p.y)*f}))}),a=({y:u,left:h})=>i.filter(p=>p.x>e.x+h-14&&p.x<e.x+h+r+14&&p.y>e.y+u-16*s-12&&p.y<e.y+u+12).length,{left:l,
...c}=o.reduce((u,h)=>a(h)<a(u)?h:u);return c}var Bm=(e,t,n)=>[e.art?x("g.scenery",oa(e.art)):null,(e.areas??[]).map(({name:s,
x:r,y:o})=>x("text.f2",{x:r,y:o,"font-size":20*n,"text-anchor":"middle"},s)),x("g",{fill:"none"},...e.edges.map(s=>Um(s,
t)))];function Dm(e,t,n,s,r=0){let o=n.get(e.at),i={agent:22,card:39}[e.art??"mark"]??34,a=o.x+46*s*r;return x("g.light",
{transform:`translate(${a} ${o.y}) scale(${s})`,"data-x":a,"data-y":o.y,"data-key":`lit:${e.key}`,"aria-hidden":"true"},
B(0,0,i,{fill:"none",style:"stroke:var(--lit)","stroke-width":6}),t&&R(i-6,-i-14,26,26,{style:"fill:var(--lit)"}),t&&x("\
text",{x:i+7,y:5-i,"font-size":18,"font-weight":700,"text-anchor":"middle",fill:"#13201E"},t))}function Im(e,t,{zone:n},{
nodes:s,aside:r,u:o,at:i}){let a=n.tokens.find(({key:u})=>u===e),l=s.get(a?.at??e);if(!l)throw new Error(`Expected a nod\
e or a token of the board, not "${e}".`);let c=n.carries?.length;return Cr({x:l.x+46*o*(r.get(e)??0),y:l.y},{role:"butto\
n",label:a?.label??l.label,ring:!a,chosen:t,attributes:{class:["way plays",a&&"handle",c&&"many"],tabindex:a&&i?-1:0,"ar\
ia-pressed":String(t),"data-spot":e}})}function va(e){let{board:t,zone:n,heat:s,clear:r,acting:o,spots:i,lit:a,w:l,h:c,k:u}=e,
h=new Map(t.nodes.map(v=>[v.id,v])),p=Pm(n.tokens),m=u<Am?1:Math.max(1,.62/u),f=(n.ways??[]).filter(({move:v})=>!v),b=(n.
ways??[]).filter(({move:v})=>v),g=n.tokens.filter(({art:v})=>!(r&&v==="agent")),w=({art:v})=>!!s.nodes&&v==="card",y=v=>Om(
v,s.nodes?.[v.id],m,M=>Cm(M,t,h,m)),k=v=>Rm(v,h,m,p.get(v.key));return x("svg.board",{width:l,height:c,viewBox:`0 0 ${t.
width} ${t.height}`,preserveAspectRatio:"xMidYMid meet",style:"overflow:hidden","data-board":t.id},R(0,0,t.width,t.height,
{fill:"transparent"}),Bm(t,h,m),f.map(v=>xa(v,h)),t.nodes.filter(({kind:v})=>v==="place").map(y),g.filter(w).map(k),t.nodes.
filter(({kind:v})=>v!=="place").map(y),b.map(v=>xa(v,h)),g.filter(v=>!w(v)).map(k),f.map(v=>Hm(v,h,m)),g.filter(({key:v})=>v in
a).map(v=>Dm(v,a[v.key],h,m,p.get(v.key))),b.filter(({tag:v})=>v).map(({tag:v,move:M,path:$})=>wa(h.get($[$.length-1]),v,
M??"")),b.map(v=>Nm(v,h,o)),Object.entries(i).map(([v,M],$)=>Im(v,M,e,{nodes:h,aside:p,u:m,at:$})))}function $a(e,t){for(let n of e.
querySelectorAll(".way.gone > .line")){if(!(n instanceof SVGGeometryElement))continue;let s=n.getTotalLength(),r=Number(
n.parentElement?.dataset.steps??1);n.animate([{strokeDasharray:`0 ${s}`},{strokeDasharray:`${s} 0`}],{duration:r*Tm/t})}}var _a=8,je=1.25,Ma=.42,Wm=.62,qm=1.5,Br=46,Fm=26,jm=8,Vm=.95;function ns(e,t,n=t.w/t.h){let s=Math.max(t.w,t.h*n),r=Math.
min(s,Math.max(e.w,t.w/_a)),o=r/n,i=(a,l)=>l<0?l/2:Math.max(0,Math.min(a,l));return{x:i(e.x,t.w-r),y:i(e.y,t.h-o),w:r,h:o}}
function Gm(e,t,n,s,r,o=t.w/t.h){let i=Math.max(t.w,t.h*o),a=Math.min(i,Math.max(e.w/n,t.w/_a))/e.w;return ns({x:s-(s-e.
x)*a,y:r-(r-e.y)*a,w:e.w*a,h:e.h*a},t,o)}function Km(e,t,n,s,r){let o=n/s,[i,a]=[e.map(({x:v})=>v),e.map(({y:v})=>v)],[l,
c]=[Math.min(...i),Math.min(...a)],[u,h]=[Math.max(...i)-l,Math.max(...a)-c],p=Math.min(n/t.w,(o-r)/t.h),m=Math.max(Wm,qm*
(n/t.w)),f=Math.min((n-2*Br)/(u||1),(o-r-2*Br)/(h||1)),b=Math.max(p,Math.min(m,f)),g={w:n/b,h:o/b},w=Fm/b,y=(v,M,$,E)=>{
let L=(v+M-$)/2,[S,_]=[Math.min(0,v-w),Math.max(E,M+w)-$];return _<S?(S+_)/2:Math.max(S,Math.min(L,_))},k=r/b;return{x:y(
l,l+u,g.w,t.w),y:y(c,c+h,g.h-k,t.h)-k,...g}}var ss=class{constructor(){this.board=null;this.id="";this.dragged=!1;this.aspect=
1;this.wide=0;this.clear=0;this.targets=[];this.lit=[];this.view="whole";this.chosen="";this.whole={x:0,y:0,w:1,h:1},this.
frame=this.whole,this.fingers=new Map,this.down={x:0,y:0},this.near={x:0,y:0},this.aims=(n,s)=>{};let t=(n,s,r,o)=>d("bu\
tton.btn",{"data-k":`lens.${n}`,"aria-label":r,title:r,onclick:o},s);this.controls=d("div.lens",{role:"group","aria-labe\
l":"Zoom the board",hidden:!0},t("out","−","Zoom out",()=>this.zoom(1/je)),t("in","+","Zoom in",()=>this.zoom(je)),t("\
near",wt("near",20),"Near me",()=>this.see("near")),t("whole",wt("whole",20),"Whole board",()=>this.see("whole")))}on(t,n,s,r,o,i=[],a=[]){
this.controls.hidden=!t;let l=JSON.stringify([r,i])!==JSON.stringify([this.near,this.targets]),c=o.w/o.h,u=n!==this.id||
c!==this.aspect||o.w!==this.wide,h=JSON.stringify(a)!==JSON.stringify(this.lit)&&!a.every(p=>this.sees(p));this.near=r,this.
targets=i,this.lit=a,this.clear=o.clear??0,t&&t!==this.board&&this.listen(t),this.board=t,t&&(u&&(this.id=n,this.whole={
x:0,y:0,...s},this.aspect=c,this.wide=o.w,this.chosen=""),u||l||h||this.view!=="own"&&!a.length?this.look():this.show(this.
frame))}sees({x:t,y:n}){let{frame:s}=this,r=Br*s.w/this.wide,o=this.clear*s.w/this.wide;return t>s.x+r&&t<s.x+s.w-r&&n>s.
y+o+r&&n<s.y+s.h-r}look(){let t=this.wide/this.aspect-this.clear,n=Math.min(this.wide/this.whole.w,t/this.whole.h),s=this.
targets.length>0||n<Ma;this.frameTo(this.chosen||(s?"near":"whole"))}see(t){this.chosen=t,this.frameTo(t)}frameTo(t){if(this.
view=t,t==="whole")return this.show(ns({...this.whole,w:1/0},this.whole,this.aspect));this.show(Km([this.near,...this.targets,
...this.lit],this.whole,this.wide,this.aspect,this.clear))}show({x:t,y:n,w:s,h:r}){this.frame={x:t,y:n,w:s,h:r},this.board?.
setAttribute("viewBox",`${t} ${n} ${s} ${r}`),this.board?.classList.toggle("far",this.wide/s<Ma),this.board?.classList.toggle(
"close",this.wide/s>=Vm);let o=this.onPage;o?.a&&this.aims(1/o.a,this.frame)}drawTo(t){this.view="own",this.show(t)}zoom(t,n=this.
frame.x+this.frame.w/2,s=this.frame.y+this.frame.h/2){this.drawTo(Gm(this.frame,this.whole,t,n,s,this.aspect))}pan(t,n){
let{x:s,y:r,w:o,h:i}=this.frame;this.drawTo(ns({x:s+t*o,y:r+n*i,w:o,h:i},this.whole,this.aspect))}point({clientX:t,clientY:n}){
let s=this.onPage,{x:r,y:o}=new DOMPoint(t,n).matrixTransform(s?.inverse());return{x:r,y:o}}get onPage(){let[t]=this.board?.
children??[];return t instanceof SVGGraphicsElement?t.getScreenCTM():null}listen(t){t.style.touchAction="none",t.addEventListener(
"wheel",n=>{let s=n.deltaY>0,{x:r,y:o}=this.point(n);s&&this.frame.w>=this.whole.w&&this.frame.h>=this.whole.h||(n.preventDefault(),
this.zoom(s?1/je:je,r,o))},{passive:!1}),t.addEventListener("pointerdown",n=>{this.fingers.set(n.pointerId,{x:n.clientX,
y:n.clientY}),this.down={x:n.clientX,y:n.clientY},this.dragged=!1}),t.addEventListener("pointermove",n=>this.drag(n));for(let n of[
"pointerup","pointercancel","pointerleave"])t.addEventListener(n,s=>this.fingers.delete(s.pointerId));t.addEventListener(
"click",n=>this.dragged&&n.stopPropagation(),{capture:!0})}drag(t){let n=this.fingers.get(t.pointerId);if(!n)return;let s={
x:t.clientX,y:t.clientY},r=[...this.fingers].find(([u])=>u!==t.pointerId)?.[1];if(this.dragged||=!!r||Math.hypot(s.x-this.
down.x,s.y-this.down.y)>jm,!this.dragged)return;this.fingers.set(t.pointerId,s);let o=this.point({clientX:n.x,clientY:n.
y}),i=this.point({clientX:s.x,clientY:s.y});if(!r){let{x:u,y:h,w:p,h:m}=this.frame;this.drawTo(ns({x:u+o.x-i.x,y:h+o.y-i.
y,w:p,h:m},this.whole,this.aspect));return}let a=u=>Math.hypot(u.x-r.x,u.y-r.y)||1,{x:l,y:c}=this.point({clientX:(s.x+r.
x)/2,clientY:(s.y+r.y)/2});this.zoom(a(s)/a(n),l,c)}key(t,n){if(!this.board)return!1;let r=n?{ArrowLeft:[-.2,0],ArrowRight:[
.2,0],ArrowUp:[0,-.2],ArrowDown:[0,.2]}[t]:void 0;if(r)this.pan(r[0],r[1]);else if(t==="+"||t==="=")this.zoom(je);else if(t===
"-")this.zoom(1/je);else if(t==="0")this.see("whole");else return!1;return!0}};var Sa=3,Ta=80,Ea=e=>[...e.values.map((t,n)=>x("g",{transform:`translate(${n*(e.size+10)} 0)`},ts(t,e.size,e.lit.includes(
n)))),R(-5,-5,e.w+10,e.size+10,{class:"ring-focus",rx:9}),x("title",e.label)];function La(e,t){for(let n=0;n<Sa;n++){let s=(o,i)=>1+(o+2*n+3*i)%6,r=()=>e(o=>({...o,values:o.values.map(s),lit:[]}));n?
setTimeout(r,n*Ta/t):r()}setTimeout(()=>e(n=>n),Sa*Ta/t)}var de=390,Ht=700,Ut=10,Ir=e=>e.zones.every(t=>["seat","ring","fan","stack","tray","kinds"].includes(t.kind)&&(e.table===
"corners"||!(t.kind==="seat"&&(t.before?.length??0)>0)));function Wr(e,t,n,s,r,o,i=!1){let a=t.alert||(t.counters??[]).map(
({value:m,label:f})=>`${m} ${f}`)[0]||t.note;e.add("mark",t.id,n,s,{seat:t.seat,size:20,active:!!t.active});let l=n+26,c=r-
26,u=i?ut(t.name,13,c-28,1.06):{lines:[t.name],size:13};if(e.text(`${t.id}.name`,u.lines[0],l,s+9,{size:u.size,bold:!0,quiet:!1,
room:c}),e.text(`${t.id}.note`,ut(a??"",12,c).lines[0],l,s+(i?24:22),{size:12,tone:t.alert?"lit":"",room:c}),i){let m=l+
W(u.lines[0],u.size)*1.06+8;e.cards(t.cards,m,s-2,20,{w:11,ideal:2,tight:.02},{role:"seat"})}if(!o)return;let h=t.cards.
some(m=>m.face||m.key in(e.extras.dealt??{})),p={w:o,ideal:o*.72,tight:h?.5:.06,least:h?o*.8:o};e.cards(t.cards,n,s+30,r-
6,p,{role:"seat",pitch:.5})}function os(e,t,n,s,r,o=de){let i=!!e.extras.acting,a=t.cards.length>(o-r)/60,l=a?Ut:r,c=n+(a?
30:0)+(i?12:0),u=Bt(78,s-c-(i?6:0));Wr(e,{...t,cards:[]},Ut,a?n:(n+s)/2-14,a?o:r-Ut-6,0);let h={w:u,ideal:u*1.12,tight:.36,
least:Math.min(u,44),floor:24};e.cards(t.cards,l,c,o-l-Ut,h,{own:!0,role:"hand",pitch:.7})}function rs(e,t,n,s,r,o){e.text(
`${t}.count`,n,r,o,{size:20,bold:!0,quiet:!1});let[i,a]=ut(s,12,58).lines;e.text(`${t}.label`,i,r,o+15,{size:12,room:58}),
a&&e.text(`${t}.more`,a,r,o+28,{size:12,room:58})}function Zm(e,{seats:[t,...n],ring:s,fans:r,stacks:o,trays:i},a,l){let c=(l-
de)/(Ht-de),u=s?132+116*c:Ut,h=[...i,...o].length?66:0,p=l-Ut-h,[m,f,b]=e.extras.acting?[70,76,42]:[68,74,45],g=b+20*c,w=g<
56?0:1.085*g+31,y={x:m+54*c,y:Math.max(f+26*c,w),r:g};s&&e.add("ring",s.id,y.x,y.y,{ring:s,r:y.r});let k=Math.max(1,Math.
min(n.length,3)),v=Math.ceil(n.length/k),M=(p-u)/k;n.forEach((L,S)=>{let _=v>1?0:n.length>2?26:34;Wr(e,L,u+S%k*M,8+Math.
floor(S/k)*36,M,_,!_)}),i.forEach(L=>rs(e,L.id,String(L.count),L.label,p+8,22)),o.forEach((L,S)=>{let _=76+S*52;rs(e,L.id,
String(L.count),L.label,p+8,_),L.top&&e.card(L.top,p+36,_-15,15,{role:"stack",recall:L.recall})});let $=96,E=a-(e.extras.
editing?108:e.extras.acting?132:88);for(let L of r){let S=Bt(a>320&&L.cards.length<7?60:44,E-$-34),_={w:S,ideal:S*.74,tight:.3,
least:S,floor:15},U=p-u,H=Math.min(_.ideal,(U-S)/Math.max(L.cards.length-1,1)),C=H<22;L.cards.forEach((D,Y)=>{let F=Y===
L.cards.length-1,N=u+Y*H;e.card(D,N,$+20,S,{seen:F?S:Math.min(S,H),role:"fan"}),(F||!C||(L.cards.length-1-Y)%2===0)&&e.text(
`${D.key}.above`,D.above??"",N+1,$+14,{size:F?14:12,bold:F,quiet:!F}),D.under!=null&&(F||!C)&&e.add("mark",`${D.key}.und\
er`,N+2,$+24+S*1.4,{seat:D.under,size:14,quiet:!F})}),L.cards.length||e.add("pile",L.id,u,$+20,{w:S,under:0,empty:!0})}return t&&
os(e,t,E+4,a-8,u,l),{y:a-18,middle:y}}function Ym(e,{seats:[t,...n],ring:s,stacks:r,trays:o},i,a){let l=Math.max(1,Math.
min(n.length,5)),c=Math.ceil(n.length/l),u=(a-2*Ut)/l,h=c>1?34:56;n.forEach((k,v)=>{let M=Ut+v%l*u,$=8+Math.floor(v/l)*h;
Wr(e,k,M,$,u,c>1?0:18,c>1)});let p=8+c*h,m=e.extras.acting?i-136:i-110,f=Math.min(58,(m-p)/2-14),b={x:a/2,y:(p+m)/2-12,r:f};
s&&e.add("ring",s.id,b.x,b.y,{ring:{...s,note:""},r:f});let g=Math.min(44,f*.74),w=10,y=b.x-(r.length*g+(r.length-1)*w)/
2;return r.forEach((k,v)=>{let M=y+v*(g+w),$=b.y-g*.7;k.top?e.card({...k.top,move:k.move||k.top.move,off:k.off||k.top.off},
M,$,g,{role:"stack"}):e.add("pile",k.id,M,$,{w:g,under:0,empty:!0}),rs(e,k.id,String(k.count),k.label,v?a-74:Ut,b.y)}),o.
forEach(k=>rs(e,k.id,String(k.count),k.label,a-74,b.y+40)),t&&os(e,t,m+2,i-8,96,a),{y:i-18,middle:b}}var Aa=(e,t,n,s,r)=>(s?
Ym:Zm)(e,t,n,r);var Ua=e=>(e.table??"long")==="long"&&e.zones.every(t=>["seat","grid","stack"].includes(t.kind));function zm(e,t){let n=t.
map(({key:i})=>`lit:${i}`),s=e.over.filter(({key:i})=>n.includes(i)),[r,o]=[s[0],s[s.length-1]];s.length<2||s.length<t.length||
s.some(({tab:i})=>i!==r.tab)||(e.over=e.over.filter(i=>!s.includes(i)),e.over.push({...r,w:o.x+o.w-r.x}))}function qr(e,t,n,s,r,o){
let i=t.cards.filter(E=>!E.face&&!(E.key in(e.extras.dealt??{}))),a=[...t.cards.filter(E=>!i.includes(E)),...(t.before??
[]).flatMap(E=>"cards"in E?E.cards:[])],l=o>40,c=l?26:18,u=l?Math.min(o,r/7.5):18,h=l?u*.26:6,p=i.length?u+h*(i.length-1):
0,m=n+c+(l?9:5),f=r-(m-n)-(l?8:p+12),b=l?f:r-8,g=(t.counters??[]).map(({value:E,label:L})=>`${E} ${L}`)[0]??"",w=l?[t.note,
g].filter(Boolean).join(", "):t.note||g;e.add("mark",t.id,n,s,{seat:t.seat,size:c,active:!!t.active});let y=ut(t.name,l?
15:13,f),k=ut(w,l?13:12,b);e.text(`${t.id}.name`,y.lines[0],m,s+(l?11:13),{size:y.size,bold:!0,quiet:!1,room:f}),e.text(
`${t.id}.note`,k.lines[0],l?m:n,s+(l?28:31),{size:k.size,room:b});let v={w:u,ideal:h,tight:.05};e.cards(i,l?n:n+r-p-8,l?
s+38:s-1,p+1,v,{role:"seat"}),zm(e,i);let M=l&&p?n+p+12:n,$={w:o,ideal:o+3,tight:.3,least:o,floor:12};e.cards(a,M,s+(l?38:
36),n+r-8-M,$,{role:"seat",pitch:.5})}function Jm(e,t,n,s,r){let o=t.cells.flatMap(b=>"key"in b?[b]:[]),i=Fr(n),a=o.length>
6?2:1,l=Math.max(Math.ceil(o.length/a),1),c=n>Ht?10:5,u=e.extras.acting?8:0,h=(n-2*i-c*(l-1))/l,p=Bt(Math.min(n>Ht?70:50,
h),(r-s)/a-c-u),m=Math.min(h+c,p*1.3),f=(n-m*(l-1)-p)/2;o.forEach((b,g)=>{let w=f+g%l*m,y=s+Math.floor(g/l)*(p*1.4+c+u);
e.card(b,w,y,p,{role:"grid",own:!0})})}function Xm(e,t,n,s,r,o){let i=r*.7;(t.round??[]).forEach(({seat:l,words:c,now:u},h)=>{
let p=s+h*r,m=i>20?14:12;e.add("mark",`${t.id}.${h}`,n,p,{seat:l,size:i,active:u,quiet:!u}),e.text(`${t.id}.${h}`,c,n+i+
8,p+i/2+m*.35,{size:m,bold:u,quiet:!u,room:o-i-8})})}function Qm(e,t,n,s,r){let o=n>Ht,i=t.filter(g=>g.top||g.count||g.round?.
length),a=Bt(o?92:56,r-s-(o?60:24)),l=o?56:18,[c,u]=o?[186,240]:[148,190],h=Math.max(0,...i.flatMap(g=>(g.round??[]).map(
w=>W(w.words,1.06)))),p=Math.max(c,Math.min(u,(o?14:12)*h+(o?56:40))),m=i.reduce((g,w)=>g+a+(w.round?.length?p:0),l*(i.length-
1)),f=s+(r-s-a*1.4-22)*(o?.42:.3),b=(n-m)/2;for(let g of i){g.top?e.card(g.top,b,f,a,{role:"stack",recall:g.recall}):e.add(
"pile",g.id,b,f,{w:a,under:0,empty:!0});let w=g.round??[],y=o?14:12,k=f+a*1.4+(o?24:17);if(w.length){let v=Math.min(o?36:
25,(a*1.4+6)/w.length);Xm(e,g,b+a+(o?20:10),f,v,p-(o?20:10)),e.text(`${g.id}.label`,g.label,b,k,{size:y,room:a+p-10})}else{
let v=o?20:16,M=W(String(g.count),v)*1.06+5,$=o?b:b+Math.min(0,(a-M-W(g.label,y))/2);e.text(`${g.id}.count`,String(g.count),
$,k,{size:v,bold:!0,quiet:!1}),e.text(`${g.id}.label`,g.label,$+M,k,{size:y})}b+=a+(w.length?p:0)+l}}function tp(e,t,n,s,r){
let o=n>Ht,i=Fr(n),a=Math.min((r-s)/Math.max(t.length,1),o?150:96),l=o?0:24,c=Bt(o?84:46,a-l-(o?16:8)),u=o?166:i;t.forEach(
(h,p)=>{let m=s+p*a;if(o){let b=e.head(h,i,m,u-i-12);e.counters(h,i+4,m+42+b,u-i-16,!0)}else{let b=(h.counters??[]).map(
({value:y,label:k})=>`${y} ${k}`),g=i+24+W(h.name,13)*1.06+8;e.add("mark",h.id,i,m,{seat:h.seat,size:18,active:!!h.active}),
e.text(`${h.id}.name`,h.name,i+24,m+13,{size:13,bold:!0,quiet:!1});let w=ut([h.note,...b].filter(Boolean).join(", "),12,
n-i-g);e.text(`${h.id}.note`,w.lines[0],g,m+13,{size:w.size,room:n-i-g})}let f={w:c,ideal:c*1.12,tight:.3,least:c,floor:20};
e.cards(h.cards,u,m+l,n-i-u,f,{role:"seat"})})}function Oa(e,t,n,s){let r=t.cards.find(i=>i.above),o=r&&e.things.find(({
kind:i,key:a})=>i==="card"&&a===r.key);!r?.above||!o||e.text(`${r.key}.over`,r.above,s??o.x,n,{size:s?12:14,bold:!0,quiet:!1,
tone:r.ghost?"lit":"",anchor:s?"end":"start",room:s?s-Ut-34-W(t.name,13)*1.06:1/0})}var Fr=e=>e>Ht?28:Ut;function jr(e,t,n,s,r){
let i=n-166-28,a=e.extras.acting?18:0,l=Bt(84,r-s-a-14),c={w:l,ideal:l*1.12,tight:.3,least:l,floor:30},u=e.head(t,28,s+a,
126);e.counters(t,32,s+a+48+u,126,!1),e.cards(t.cards,166,s+a,i,c,{own:!0,role:"hand"}),Oa(e,t,s-14)}function Pa(e,{seats:[
t,...n],grids:s,stacks:r},o,i){let a=Fr(i),l=i>Ht,c=Math.max(n.length,1),u=(i-2*a+8)/c,h=l?22:8,p=l?c>1?46:60:c>2?26:32,
m=o-(e.extras.acting?l?150:126:l?132:100);!s.length&&!r.length&&n.every(g=>g.cards.every(w=>w.face))?tp(e,n,i,h,m-(l?30:
6)):n.forEach((g,w)=>{qr(e,g,a+w*u,h,u,p)});let f=n.some(g=>g.before?.length||g.cards.some(w=>w.face)),b=h+(l?54+p*1.4:f?
46+p*1.4:44);for(let g of s)l&&e.text(`${g.id}.label`,g.label,a,b+8,{room:i-2*a}),Jm(e,g,i,b+(l?26:0),m-(l?24:4));return Qm(
e,r,i,b,m),t&&l?jr(e,t,i,m,o):t&&(os(e,t,m,o-8,Ut+92,i),Oa(e,t,m+9,i-Ut)),{y:o-18,middle:{x:i/2,y:(b+m)/2,r:40}}}var ep={draw2:"+2",draw4:"+4"},np=["skip","reverse"],is=28;function Gr(e){let t=e>=is;return{large:t,left:t?34:22,right:t?
44:24,tall:e*1.17,pitch:e*1.72+(t?4:1.5),gap:t?4:1.5}}var Ra=({rows:e})=>Math.max(...e.map(({kinds:t})=>t.length));function as(e,t){
let{left:n,right:s,pitch:r,gap:o}=Gr(t);return{w:n+Ra(e)*(t+o)+s,h:e.rows.length*r}}function sp(e,t,n){let s=48;for(;s>12&&
(as(e,s).w>t||as(e,s).h>n);)s-=.2;return s}var Ha=e=>[...e].reduce((t,n)=>t+Number(n),0);function Na(e,t){return e===2?R(
-t,-t,2*t,2*t,{style:"fill:var(--lit)"}):B(0,0,t,{style:e?"fill:none;stroke:var(--field-edge)":"fill:var(--on-field)","s\
troke-width":1.5})}var Kr=(e,t,n)=>x("g",{transform:`translate(${e} ${t})`},n);function rp(e,t,n){let{tall:s}=Gr(n),r=e.
kinds[t],o=e.colour==="wild",i=o?"#fff":`var(--c-${e.colour}-on)`,a=Math.max(13,n*(o?.42:.54)),l=[e.unseen[t],e.held[t],
e.gone[t]].map(Number),c=Math.min(11,n/4+(n<is?2:1)),u=l.flatMap((p,m)=>Array(p).fill([0,2,1][m])),h=np.includes(r)?x("g",
{style:`color:${i}`},Ur(r,n/2,s/2,n*.2)):x("text",{x:n/2,y:s/2+a*.36,"text-anchor":"middle","font-size":a,"font-weight":700,
style:`fill:${i}`},ep[r]??r);return x("g",x("g",{opacity:l[0]?null:.4},R(0,0,n,s,{rx:3,style:`fill:${o?"#17181c":`var(--\
c-${e.colour})`};stroke:#fff`,"stroke-width":n<is?0:1.2}),h),u.map((p,m)=>Kr(n/2+(m-(u.length-1)/2)*c,s+n*.28,Na(p,n<is?
2.8:3.5))))}function op(e,t,n,s){let r=n?[0,82,182]:[0,62,136];return["unseen","discarded",s].map((o,i)=>[Kr(e+r[i],t,Na(
i,4)),x("text.f2",{x:e+r[i]+9,y:t+4.5,"font-size":n?13:12},o)])}function Zr({zone:e,w:t,lit:n}){let{large:s,left:r,tall:o,
pitch:i,gap:a}=Gr(t),l=Ra(e),c=r+l*(t+a)+(s?6:2);return e.rows.map((h,p)=>{let m=p*i,f=h.kinds.length<l/2,b=w=>r+w*(t+a)*
(f?1.6:1),g=Ha(h.unseen);return[h.colour!=="wild"&&ee(h.colour,r/2-3,m+o/2,r*.26,{style:`fill:var(--ring-${h.colour})`}),
h.kinds.map((w,y)=>Kr(b(y),m,rp(h,y,t))),h.kinds.map((w,y)=>`${h.id}.${w}`in n&&R(b(y)-1,m-2,t+2,o+t*.48,{"data-key":`li\
t:${h.id}.${w}`,rx:5,style:"fill:none;stroke:var(--lit)","stroke-width":s?3:2})),f&&op(Math.min(b(h.kinds.length),c-(s?240:
192)),m+o/2,s,h.hands??"yours"),x("text.f",{x:c,y:m+o/2+6,"font-size":s?18:14,"font-weight":700},String(g))]}).flat(3).filter(
Boolean)}function Vr({rows:e}){let[t,n]=["unseen","gone"].map(s=>e.reduce((r,o)=>r+Ha(o[s]),0));return`${t} ${t===1?"car\
d":"cards"} you can't see, ${n} discarded`}var Yr=e=>[Vr(e),...e.rows.map(({label:t})=>t)].join(". ");function cs(e){let t=e.
zones.filter(n=>n.kind==="kinds");return t.length?{rows:t,of:t[0].of}:void 0}function Ca(e,t){let n=Object.keys(e).filter(
s=>t?.rows.some(({id:r})=>s.startsWith(`${r}.`)));return t&&n.length?{[t.of]:e[n[0]],...e}:e}function ip(e,t,n,s,r){let[
o]=t.counters??[];e.add("mark",t.id,n,s,{seat:t.seat,size:18,active:!!t.active}),e.text(`${t.id}.name`,t.name,n+23,s+9,{
size:13,bold:!0,quiet:!1,room:14}),e.cards(t.cards,n+38,s-4,r-42,{w:12,ideal:3,tight:.05},{role:"seat"}),o&&e.text(`${t.
id}.note`,`${o.value} ${o.label}`,n+23,s+23,{size:12,room:r-23})}function Ba(e,{seats:[t,...n],ring:s,stacks:r,kinds:o},i,a){
let l={rows:o,of:""},c=a>Ht,u=c?28:10,h=Math.min(n.length||1,3),p=Math.ceil(n.length/h),m=n.length>3,f=c?52:m?30:40,b=c?
150:80,g=r.length*(f+12)+b,w=(a-2*u-g)/h,y=c?12:8,k=m?34:c?102:44,v=y+Math.max(f*1.4+(c?16:10),p*k),M=i-(c?104:74);n.forEach(
(_,U)=>{let H=y+Math.floor(U/h)*k;m&&!c?ip(e,_,u+U%h*w,H,w):qr(e,_,u+U%h*w,H,c?w:Math.min(w,130),m||!c?26:42)});let $=a-
u-g;for(let _ of r)_.top?e.card(_.top,$,y,f,{role:"space"}):e.add("pile",_.id,$,y,{w:f,under:0,empty:!0}),$+=f+12;let E=r.
map(({count:_,label:U})=>`${_} ${U}`);s?.value&&r.some(({top:_})=>_?.face?.colour==="wild")&&E.push(`${s.value} named`),
E.forEach((_,U)=>{e.text(`spread.${U}`,_,$,y+14+U*(c?20:16),{size:c?14:12,room:b})});let L=sp(l,a-2*u,M-v),S=as(l,L);if(e.
add("spread","all",(a-S.w)/2,v+(M-v-S.h)*.35,{zone:l,w:L,lit:e.extras.lit??{}}),t&&c)jr(e,{...t,counters:t.counters?.slice(
0,1)},a,M,i);else if(t){let _=Bt(46,i-8-M);e.add("mark",t.id,u,M,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}\
.name`,t.name,u,M+36,{size:13,bold:!0,quiet:!1,room:62});let U={w:_,ideal:_+4,tight:.36,least:_,floor:20};e.cards(t.cards,
78,M,a-u-78,U,{own:!0,role:"hand"})}return{y:i-18,middle:{x:a/2,y:(v+M)/2,r:40}}}var ls=class{constructor(t){this.open=!1;
this.how=t,this.root=d("section.sheet.spread",{hidden:!0,role:"group"})}show(t,n,s){this.zone=t,t||(this.open=!1),this.root.
hidden=!this.open;let r=this.open&&JSON.stringify([t,n,s]);if(!t||!r||this.root.dataset.looks===r)return;this.root.dataset.
looks=r;let o=s?23.2:44,i=as(t,o),a=this.root.contains(nt(this.root)),l={class:"btn quiet shut","aria-label":"Close",title:"\
Close",onclick:()=>this.escape()};this.root.setAttribute("aria-label",Vr(t)),this.root.replaceChildren(d("h2",Vr(t)),st(
l,wt("close",16)),x("svg",{viewBox:`0 -3 ${i.w} ${i.h}`,role:"img","aria-label":Yr(t)},Zr({zone:t,w:o,lit:n}))),a&&this.
root.querySelector("button")?.focus()}toggle(t){if(this.open)return void this.escape();this.open=!0,t(),this.root.querySelector(
"button")?.focus({preventScroll:!0})}escape(){let t=this.open,n=this.root.contains(nt(this.root));return this.open=!1,this.
root.hidden=!0,n&&this.zone&&this.how.focus(this.zone.of),t}};var me=(e,t)=>x("text",t,e),Da=e=>!e.plays&&!!(e.opens||e.recall?.length);function ap(e){let t=e.w*1.4,n=Math.min(11,Math.
max(7,e.w*.16));return[e.plays&&R(-2,-2,Math.max(e.seen,24),t+24,{class:"touch",fill:"transparent"}),e.dealt&&Jt(null,e.
w),e.ghost?x("g.faint",Jt(e.face,e.w)):Jt(e.face,e.w),e.ghost&&R(0,0,e.w,t,{class:"ghost",rx:e.w*.085,fill:"none"}),e.kin&&
!e.ghost&&R(1.5,1.5,e.w-3,t-3,{class:"kin",rx:e.w*.07,fill:"none"}),e.off&&R(0,0,e.w,t,{class:"veil",rx:e.w*.085}),e.under&&
x("path.bar-under",{d:`M2 ${t+11.5}h${Math.max(e.seen-6,18)}`,"stroke-width":5}),Da(e)&&da(n+2,t-n-2,n),R(-5,-5,e.w+10,t+
10,{class:"ring-focus",rx:e.w*.085+5}),x("title",Da(e)?`${e.label}. Press to see the cards.`:e.label)]}var Xt=24,zr=14,lp=8;
function cp(e){let t=Math.min(Xt,e.w);switch(e.role){case"hand":{let n=Math.min(Xt,e.w*.55);return[e.w-n,e.h-n,n]}case"s\
tack":case"pile":return[e.w-t,e.h-t,t];case"fan":return[e.w-t,e.h*.36,t];case"seat":return e.h<Xt?[e.w+3,(e.h-zr)/2,e.w<
lp?0:zr]:[e.w-Xt,e.h-Xt,Xt];case"space":return[e.w-14,e.h-21,Xt];case"dice":return[e.w+3,-3,Xt];default:return e.y>Xt?[e.
w-21,-25,Xt]:[Math.max(-8,1-e.x),Math.max(-8,1-e.y),zr]}}function up(e){let[t,n,s]=cp(e),r=e.tab&&s>0&&x("g",{transform:`\
translate(${t} ${n})`},R(0,0,s,s,{fill:"var(--lit)"}),me(e.tab,{x:s/2,y:s*.71,"font-size":s*.625,"font-weight":700,"text\
-anchor":"middle",fill:"#13201E"}));return[R(-3,-3,e.w+6,e.h+6,{rx:7,fill:"none",stroke:"var(--lit)","stroke-width":4}),
r]}function hp(e){let t=e.tone==="lit"?"lit-text":e.quiet?"f2":"f";return[x("text",{"font-size":e.size,"font-weight":e.bold?
700:400,"text-anchor":e.anchor,class:t},e.lines.map((n,s)=>x("tspan",{x:0,dy:s?e.size*1.2:0},n)))]}var dp=e=>[Fe(e.seat,
0,0,e.size,{fill:e.active?"var(--accent-on-field)":e.quiet?"var(--on-field-2)":"var(--on-field)"})];function mp(e){let t=String(
e.value),n=he(t),s=n?xt(t,e.high):0;return[n&&Lt(t,0,0,e.high,{colour:"var(--on-field)"}),me(n?e.label:`${t} ${e.label}`,
{x:n?s+8:0,y:e.high-4,"font-size":13,class:"f2","aria-hidden":"true"})]}function pp(e){return e.empty?[R(1,1,e.w-2,e.w*1.4-
2,{class:"slot",rx:5,fill:"none"})]:Array.from({length:e.under},(t,n)=>{let s=(e.under-n)*2.5;return x("g",{transform:`t\
ranslate(${s} ${-s})`},R(0,0,e.w,e.w*1.4,{class:"paper",rx:e.w*.085}))})}var fp=e=>[x("text.f2",{"font-size":13,"aria-hi\
dden":"true"},x("tspan.f",{"font-weight":700,"font-size":15},String(e.count)),e.lines.map(t=>x("tspan",e.broken?{x:0,dy:17}:
{dx:4},t)))];function gp(e){let t=String(e.count),n=xt(t,22),s=n+8+e.noted,r=(e.wide-(e.below?n:s))/2;return[Lt(t,r,0,22,
{colour:"var(--on-field)"}),me(e.label,{x:e.below?e.wide/2:r+n+8,y:e.below?e.high+56:18,"text-anchor":e.below?"middle":"\
start","font-size":13,class:"f2","aria-hidden":"true"}),Ar(e.count,12,30+e.high,e),Et(`M1.5 ${e.high-6}V${36+e.high}H${e.
wide-1.5}V${e.high-6}`,"var(--field-line)",3)]}var mn=(e,t)=>[t*Math.sin(e*2*Math.PI),-t*Math.cos(e*2*Math.PI)];function bp(e){
let{ring:t,r:n}=e,s=t.of??10,r=t.filled??0,o=t.preview?.filled??r,i=t.goal??-1,a=n*.17,l=2.4/360,c=Z("hatch"),u=y=>{let[
k,v]=mn(y/s+l,n),[M,$]=mn((y+1)/s-l,n);return`M${k} ${v}A${n} ${n} 0 0 1 ${M} ${$}`},h=Array.from({length:s},(y,k)=>{let v=k<
r,M=t.preview?k>=r&&k<o:i>=0&&k>=r&&k<i,$=k===i?"var(--lit)":v?"var(--accent-on-field)":"var(--field-line)";return[x("pa\
th",{d:u(k),fill:"none",style:`stroke:${$}`,"stroke-width":a}),M&&x("path",{d:u(k),fill:"none",style:`stroke:url(#${c})`,
"stroke-width":a})]}),p=n<56,m=p?12:14,f=(t.marks??[]).map(y=>{let k=y.at/s,v=n+a/2+4,[M,$]=mn(k,v),[E,L]=mn(k,v+7),[S,_]=mn(
k,v+(p?6:19)),U=Math.sin(k*2*Math.PI)<-.2,H=Math.sin(k*2*Math.PI)>.2;return[!p&&x("path",{d:`M${M} ${$}L${E} ${L}`,class:y.
on?"tick on":"tick"}),me(y.text,{x:S+(U?5:H?-5:0),y:_+(p?4:5),"font-size":m,"font-weight":y.on?700:400,"text-anchor":U?"\
end":H?"start":"middle",class:y.on?"f":"f2"})]}),b=(t.preview??t).value??"",g=t.preview?.note??t.note,w=Math.min(n*.7,n*
140/Math.max(xt(b,100),1));return[x("defs",At(c,"var(--accent-on-field)","none")),B(0,0,n+a/2,{fill:"var(--field)"}),...t.
closed?wp(n,a):[...h.flat(),...f.flat()],he(b)&&Lt(b,0,-w*.61,w,{anchor:"middle",colour:"var(--on-field)"}),g&&me(g,{y:n*
.55,"font-size":Math.max(13,n*.14),"font-weight":t.closed?700:400,"text-anchor":"middle",class:t.closed?"lit-text":"f2"})]}
var wp=(e,t)=>[0,1,2].map(n=>B(0,0,e+n*t*1.15,{fill:"none",style:"stroke:var(--lit)","stroke-width":n?t*.24:t,class:n?"e\
cho":"whole"}));function yp(e){let{r:t}=e,n={...e.ring,...e.ring.preview},s=Math.round(t/4.6),r=n.colour?`var(--ring-${n.
colour})`:"var(--on-field-2)",o=(n.direction??1)<0?-1:1,i=Xn(n.colour),a=Array.from({length:s},(u,h)=>h*360/s).filter(u=>!i||
Math.abs(u-180)>31).map(u=>x("path",{transform:`rotate(${u}) translate(0 ${-t}) scale(${o} 1)`,d:"M-7-9H0L8 0 0 9H-7L1 0\
Z",fill:r})),l=i&&x("g",{transform:`translate(-60 ${t-18})`},R(0,0,120,36,{rx:4,fill:`var(--c-${n.colour})`}),ee(n.colour,
22,18,8.5,{fill:"none",stroke:`var(--c-${n.colour}-on)`,"stroke-width":2.5}),me(`${n.colour.toUpperCase()} ${i}`,{x:40,
y:24,"font-size":16,"font-weight":700,fill:`var(--c-${n.colour}-on)`})),c=n.note&&me(n.note,{y:t-30,"font-size":13,"text\
-anchor":"middle",class:"f2"});return[...a,l,c]}var kp=e=>[Ar(e.count,0,0,e)],xp=({ring:e})=>[he(e.value??"")&&Lt(e.value,
0,-26,40,{anchor:"middle",colour:"var(--on-field)"}),me(e.note??"",{y:36,"font-size":14,"text-anchor":"middle",class:"f2"})],
vp={dial:bp,chevrons:yp,none:xp},$p=e=>Array.from({length:e.full},(t,n)=>x("g",{transform:`translate(${e.size/2+n*(e.size+
5)} ${e.size/2})`,"aria-hidden":"true"},B(0,0,e.size/2-1.5,{fill:"none",class:n<e.count?"agent":"slot"}),n<e.count&&R(-5,
-1.75,10,3.5,{fill:"var(--on-field)"}))),Mp=e=>[R(1.5,1.5,e.size-3,e.size-3,{rx:4,style:`fill:${e.box==="done"?"var(--on\
-field)":"var(--field)"};stroke:var(--${{now:"lit",done:"on-field",open:"field-edge"}[e.box]})`,"stroke-width":e.box==="\
now"?4:2,"stroke-dasharray":e.box==="open"?"4 3":null}),e.box==="done"&&x("path",{d:"M-4 -4L4 4M4 -4L-4 4",transform:`tr\
anslate(${e.size/2} ${e.size/2}) scale(${e.size/18})`,style:"stroke:var(--field)","stroke-width":2.5})],_p={card:ap,lit:up,
text:hp,mark:dp,counter:mp,pile:pp,count:fp,tray:gp,chips:kp,dice:Ea,agents:$p,box:Mp,spread:e=>Zr(e),board:e=>[va(e)],ring:e=>vp[e.
ring.art??"dial"](e)};function Te(e){let t=_p[e.kind];if(!t)throw new Error(`Expected a thing that the table can draw, n\
ot "${e.kind}".`);return t(e).filter(Boolean)}function Ia(e){switch(e.kind){case"card":return e.label;case"counter":return`${e.
value} ${e.label}`;case"count":return e.spoken||`${e.count} ${e.lines.join(" ")}`;case"tray":return`${e.count} ${e.label}`;case"\
dice":case"board":return e.kind==="dice"?e.label:e.zone.label;case"ring":return e.ring.label;case"spread":return Yr(e.zone);default:
return""}}var Wa=420,Sp=80,Tp=1500,Ep=5,qa=320,Fa={goal:900,bust:700,aside:600},ja="cubic-bezier(.2,.7,.2,1)";function Jr(e,t){let n=t.
replace(/^seat/,"h"),s=[...e].filter(({kind:c,key:u})=>c==="card"&&(u===t||u.startsWith(`${n}.`))),r=s.length?s.map(({x:c,
y:u,w:h})=>({x:c,y:u,w:h,h:h*1.4})):[...e].filter(({key:c})=>c.slice(c.indexOf(":")+1).split(".")[0]===t).map(({x:c,y:u,
wide:h=40,high:p=40})=>({x:c,y:u,w:h,h:p}));if(!r.length)return null;let o=Math.min(...r.map(({x:c})=>c)),i=Math.min(...r.
map(({y:c})=>c)),a=Math.max(...r.map(({x:c,w:u})=>c+u)),l=Math.max(...r.map(({y:c,h:u})=>c+u));return{x:o,y:i,w:a-o,h:l-
i}}var us=e=>R(e.x-7,e.y-7,e.w+14,e.h+14,{rx:8,fill:"none",stroke:"var(--lit)","stroke-width":4}),Lp=()=>R(-14,-4,28,8,{
rx:2,fill:"var(--lit)",stroke:"#fff","stroke-width":1.5});function Va(e,t,n,{pace:s,still:r,gone:o}){e.replaceChildren();
let i=0;for(let a=t;a;a=a.then){let l=a.kind==="aside"?Op(a,n,{pace:s,still:r,gone:o,wait:i}):a.kind==="bust"?Up(Ga(o,a.
then?.face),s,r):Ap(a,n,s,r);if(e.append(...l),!r&&s>0&&a!==t)for(let c of l)c.matches(".swept")||c.animate([{opacity:0},
{opacity:1}],{duration:1,delay:i,fill:"both"});setTimeout(()=>{for(let c of l)c.remove()},Tp/Math.max(s,.5)+i),!r&&s>0&&
(i+=(Fa[a.kind]??0)/s)}}function Ap(e,t,n,s){let r=e.source?Jr(t,e.source):null,o=e.target?Jr(t,e.target):null;if(!o)return[];
let i=[us(o)];if(r&&e.kind==="catch"&&i.push(us(r)),!r||e.kind!=="goal"||s||n<=0)return i;for(let a=0;a<Math.min(e.count||
1,Ep);a++){let l=Lp();i.push(l);let c=u=>`translate(${u.x+u.w/2}px,${u.y+u.h/2}px)`;l.style.transform=c(o),l.animate([{transform:c(
r)},{transform:c(o),opacity:1},{opacity:0}],{duration:Wa*1.25/n,delay:a*Sp/n,easing:ja,fill:"both"})}return i}function Ga(e,t){
let n=e.filter(({kind:r,role:o})=>r==="card"&&o==="fan").sort((r,o)=>r.x-o.x),s=n.at(-1);if(s&&t){let r=n.length>1?s.x-n[n.
length-2].x:s.w*.59;n.push({...s,key:`${s.key}.end`,x:s.x+Math.max(r,s.w*.4),face:t})}return n}function Up(e,t,n){let[s]=e,
r=e.at(-1);if(!s||!r||n||t<=0)return[];let o=us({x:s.x,y:s.y,w:r.x+r.w-s.x,h:r.w*1.4});return o.setAttribute("stroke-das\
harray","10 7"),o.animate([{opacity:1},{opacity:1,offset:.9},{opacity:0}],{duration:(Fa.bust+qa)/t,fill:"both"}),[o]}function Op(e,t,{
pace:n,still:s,gone:r,wait:o}){let i=e.target?Jr(t,e.target):null;return i?s||n<=0?[us(i)]:Ga(r,e.face).map(a=>{let l=x(
"g.thing.card.swept",...Te({...a,plays:!1,off:""})),c=`translate(${a.x}px,${a.y}px)`;return l.animate([{transform:c,opacity:1},
{transform:`translate(${i.x}px,${i.y}px) scale(${i.w/a.w})`,opacity:1,offset:.9},{transform:`translate(${i.x}px,${i.y}px\
) scale(${i.w/a.w})`,opacity:0}],{duration:Wa*1.25/n,delay:o+qa/n,easing:ja,fill:"both"}),l}):[]}var Ve=10;function Pp(e,t,n,s){if(t&&n>=t*46)return Math.min(t,Math.max(e,1));if(!e)return 1;let r=Math.max(1,Math.floor(
(n+Ve)/(s+Ve)));return Math.ceil(e/Math.ceil(e/r))}function pn(e,t,n,s,r,o){let i=e.text(`${t.id}.label`,t.label,n,s+10,
{room:r}),a=Pp(t.cells.length||1,t.columns??0,r,o?58:50),l=Math.min(o?66:60,(r-Ve*(a-1))/a),c=l+Ve,u=e.extras.acting?8:0,
h=s+22+i;return t.cells.forEach((p,m)=>{let f=n+m%a*c,b=h+Math.floor(m/a)*(l*1.4+Ve+u);"key"in p?e.card(p,f,b,l,{role:"g\
rid",own:!0}):(e.add("pile",`${t.id}.${m}`,f,b,{w:l,under:0,empty:!0}),p.seat!=null&&e.add("mark",`${t.id}.${m}`,f+l/2-9,
b+l*.7-9,{seat:p.seat,size:18,quiet:!0}))}),h-s+Math.ceil(t.cells.length/a)*(l*1.4+Ve+u)+10}function fn(e,t,n,s,r){let o=t.
values.length,i=Math.min(56,(r-10*(o-1))/o),a=o*i+(o-1)*10;return e.add("dice",t.id,n,s,{w:a,size:i,values:t.values,thrown:t.
thrown??0,lit:t.lit??[],label:t.label,move:t.move??"",off:e.extras.acting?t.off??"":"",plays:e.extras.acting&&!!t.move,picks:[]}),
i+14}function Xr(e,t,n,s,r){let o=s+12;o+=e.text(`${t.id}.label`,t.label,n,o,{room:r})+10;for(let[i,{words:a,note:l,box:c}]of t.
rows.entries()){let u=c?30:0,h={size:14,bold:!0,quiet:c==="open",room:r-u};c&&e.add("box",`${t.id}.${i}`,n,o+3,{box:c,size:20}),
o+=14+e.text(`${t.id}.${i}.words`,a,n+u,o+12,h),l&&(o+=15+e.text(`${t.id}.${i}.note`,l,n+u,o+13,{room:r-u})),o+=7}return o-
s+6}function Ka(e,t,n,s){t.rows.filter(({box:r})=>r).forEach(({box:r},o)=>{e.add("box",`${t.id}.${o}`,n+30*o,s,{box:r,size:24})})}
function gn(e,t,n,s,r,o,i){let a=e.extras.boards?.[t.board];if(!a)throw new Error(`The board "${t.board}" must be sent b\
efore its tokens.`);let l=i==null?Math.min(o,r*a.height/a.width):o;return e.add("board",t.id,n,s,{w:r,h:l,k:Math.min(r/a.
width,l/a.height),board:a,zone:t,heat:e.extras.heat??{},clear:!!e.extras.clear,acting:!!e.extras.acting,spots:e.extras.spots??
{},lit:e.extras.lit??{},clearance:i??0}),l+14}var Za=390,ds=620,bn=196,Ya=58,Qr=38,to=50,hs=e=>e.cards.some(t=>t.move||t.picks?.length),za=e=>[...e.cards,...(e.before??
[]).flatMap(t=>"top"in t&&t.top||[])];function Ja(e,t,n,s,r){let o=n,i=0;for(let a of t){let l=Math.min(r-(o-n),a.values.
length*Ya);i=Math.max(i,fn(e,a,o,s,l)),o+=l+8}return i}function Xa(e,t,n,s,r,o,i){let l=(r-16*(o-1))/o,c=s;for(let u=0;u<
t.length;u+=o){let h=t.slice(u,u+o),p=(m,f)=>i?Rp(e,m,n+f*(l+16),c,l):e.other(m,n+f*(l+16),c,l,!1);c+=(i?10:18)+Math.max(
...h.map(p))}return c-s}function Rp(e,t,n,s,r){let o=za(t),i=o.length?Qr*(1+.4*(o.length-1))+12:0,a=e.head(t,n,s,r-i,28),
[l]=t.counters??[],c={w:Qr,ideal:Qr*.4,tight:.3};if(e.cards(o,n+r-i,s,i,c,{role:"seat"}),!l)return 34+a;let u=Math.max(l.
full??0,l.value),h=l.art==="agents"?24*u:0;h&&e.add("agents",`${t.id}.0`,n,s+36+a,{count:l.value,full:u,size:18});let p={
value:l.value,label:l.label??"",high:18,room:r-i-h};return e.add("counter",`${t.id}.0`,n+h+6,s+36+a,p),58+a}function Qa(e,t,n,s,r){
return t.stacks.forEach((o,i)=>e.stack(o,n+i*r/2,s,50)),t.stacks.length?116:0}function tl(e,t,n,s,r){let{seats:o,boards:i,
fans:a,grids:l,dice:c,notes:u}=t,h=24,[p,...m]=o,f=n-h-bn,b=f-2*h,g=14,w=14;for(let y of i)g+=gn(e,y,h,g,b,r);w+=Ja(e,c,
f,w,bn);for(let y of u)w+=Xr(e,y,f,w,bn)+8;p&&!hs(p)&&(w+=e.other(p,f,w+4,bn,!0)+20),w+=Qa(e,t,f,w+4,bn);for(let y of l)
g+=pn(e,y,h,g,b,!0);return m.length&&(g+=Xa(e,m,h,g+6,b,Math.min(m.length,3),!0)),g=Math.max(g,w),a.length&&(g+=e.fans(a,
h,g,n-2*h,!0)),p&&hs(p)&&(g+=e.own(p,h,g+6,n-2*h,176)),{y:g,middle:{x:h+b/2,y:240,r:40}}}function el(e,{seats:t,boards:n,
stacks:s,dice:r,notes:o},i,a,l){let h=i-48,p=(a-20)/Math.max(1,t.length);for(let f of n)l?gn(e,f,0,0,a,h,to):gn(e,f,0,to,
a,h-to,0);let m=10;for(let f of r)fn(e,f,m,8,f.values.length*36),m+=f.values.length*36+6;for(let f of o)Ka(e,f,l?10:m+6,
l?h-34:14);for(let[f,{top:b}]of s.entries())b&&e.card(b,10+f*44,h-66,38,{role:"stack"});return t.forEach((f,b)=>{Hp(e,{...f,
cards:za(f)},10+b*p,h+10,p-4)}),{y:i-18,middle:{x:a/2,y:h/2,r:40}}}function Hp(e,t,n,s,r){let o=t.cards.length?24+9*(t.cards.
length-1):0,i=r-24-o;e.add("mark",t.id,n,s+2,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,ut(t.name,13,
i).lines[0],n+25,s+9,{size:13,bold:!0,quiet:!1,room:i});let a=(t.counters??[]).map(({value:c,label:u})=>`${c} ${u}`)[0]??
t.note??"";e.text(`${t.id}.note`,ut(a,12,i).lines[0],n+25,s+24,{size:12,room:i});let l={w:22,ideal:9,tight:.3,least:22};
e.cards(t.cards,n+r-o-2,s-1,o,l,{role:"seat"})}function nl(e,t,n){let{seats:s,boards:r,fans:o,grids:i,dice:a,notes:l}=t,
c=14,u=n-2*c,[h,...p]=s,m=10;for(let g of r)m+=gn(e,g,c,m,u,440);let f=a.length?Math.min(150,a.reduce((g,{values:w})=>g+
w.length*Ya+8,0)):0,b=Ja(e,a,c,m,f);if(b+=Qa(e,t,c,m+b,Math.max(f,130)),h&&!hs(h)){let g=f?c+f+16:c;b=Math.max(b,e.other(
h,g,m,c+u-g,!1))}m+=b+12;for(let g of l)m+=Xr(e,g,c,m,u)+8;for(let g of i)m+=pn(e,g,c,m,u,!1);return o.length&&(m+=e.fans(
o,c,m,u,!1)),p.length&&(m+=Xa(e,p,c,m+4,u,Math.min(p.length,3),!1)),h&&hs(h)&&(m+=e.own(h,c,m,u,0)),{y:m,middle:{x:n/2,y:200,
r:40}}}var ol=e=>[[0,0],[1,0],[1,1]].slice(0,e),Np=20,Cp=60,il=({extras:e})=>e.acting?e.call?32:14:0;function al(e){let t=(e.before??
[]).filter(({kind:n})=>n==="stack");return{beside:t.slice(0,-1),space:t.at(-1)}}function sl(e,t,n,s,r,o,i){let{beside:a,
space:l}=al(t),c=o?n+i+28:n,u=r-i-28,h=e.head(t,c,s,u,30),p=c;for(let m of a)e.stack(m,p,s+46+h,46,110),p+=118;if(!t.me){
let m={w:38,ideal:22,tight:.05};e.cards(t.cards,p,s+46+h,c+u-p,m,{role:"seat"})}l&&e.stack(l,o?n:n+r-i,s,i,i+40)}function ll(e,{
seats:[t,...n],ring:s,stacks:r},o,i){let l=92*1.4+32,c=o/2-i-24,u=o/2+24,h=28,p=h+l+74,m=n.length===1;n.forEach((y,k)=>{
let[v,M]=ol(n.length)[k];sl(e,y,v?u:i,M?p:h,c,!!v,92)}),t&&sl(e,{...t,me:!0},i,p,c,!1,92);let f={x:m?u+c/2:o/2,y:m?h+44:
h+l+32,r:40};s&&e.add("ring",s.id,f.x,f.y,{ring:s,r:f.r});let b=m?92:46,g=m?f.x-r.length*(b+40)/2+20:f.x+90;r.forEach((y,k)=>e.
stack(y,g+k*(b+40),m?h+120:f.y-44,b,b+40));let w=p+l+4;if(t){let y=e.extras.call??0,k=il(e),v=t.cards.some($=>$.face);y&&
(e.call=w),w+=(y?y+20:0)+k;let M={w:v?88:62,ideal:v?106:44,tight:.5,least:60,floor:20};w+=e.cards(t.cards,i,w,o-2*i,M,{own:!0,
role:"hand"})}return{y:w,middle:f}}function rl(e,t,n,s,r){let{beside:o,space:i}=al(t),a=46,l=r-a-34;e.add("mark",t.id,n,
s+2,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,t.name,n+26,s+11,{size:13,bold:!0,quiet:!1,room:l}),e.
text(`${t.id}.note`,ut(t.alert||t.note,12,l).lines[0],n+26,s+25,{size:12,quiet:!t.active,room:l});let c=n;for(let u of o){
if(u.top){let h={...u.top,move:u.move||u.top.move,off:u.off||u.top.off};e.card(h,c,s+36,26,{role:"stack",recall:u.recall})}else
e.add("pile",u.id,c,s+36,{w:26,under:0,empty:!0});e.text(`${u.id}.count`,String(u.count),c+32,s+58,{size:14,bold:!0,quiet:!1}),
c+=58}if(!t.me){let u={w:22,ideal:10,tight:.05};e.cards(t.cards,c,s+38,n+r-a-8-c,u,{role:"seat"})}i&&cl(e,i,n+r-a,s,a)}function cl(e,t,n,s,r){
t.top?e.card(t.top,n,s+2,r,{role:"space",recall:t.recall}):e.add("pile",t.id,n,s+2,{w:r,under:0,empty:!0});let o=[t.count>
1?t.count:"",t.label].filter(Boolean).join(" "),i=ut(o,12,r+14).lines.length<2;e.text(`${t.id}.label`,o,i?n+r/2:n+r+6,s+
r*1.4+17,{size:12,anchor:i?"middle":"end",room:i?r+14:3*r})}function ul(e,{seats:[t,...n],ring:s,stacks:r},o,i){let l=i/
2-10-10,c=i/2+10,u=88,h=n.length===1;n.forEach((y,k)=>{let[v,M]=ol(n.length)[k];rl(e,y,v?c:10,6+M*u,l)}),t&&rl(e,{...t,me:!0},
10,6+u,l),r.slice(0,3).forEach((y,k)=>{h&&cl(e,y,c+20+k*66,50,46)});let p=e.extras.call??0,m=il(e),f=6+2*u+6+m;p&&(e.call=
f-m);let b=f+(p?p+8:0),g=Math.max(Np,Bt(78,o-b-8));t&&e.cards(t.cards,10,b,i-130,{w:g,ideal:g*1.12,tight:.36,least:g},{own:!0,
role:"hand"});let w={x:i-66,y:b+24,r:34};return s&&o-b<Cp?(e.add("ring",s.id,w.x,o-18,{ring:{...s,value:"",note:""},r:w.
r}),e.text(`${s.id}.note`,`${s.value??""} ${s.note??""}`,i-10,o-14,{size:14,anchor:"end",room:170})):s&&(e.add("ring",s.
id,w.x,w.y,{ring:{...s,note:""},r:w.r}),e.text(`${s.id}.note`,s.note??"",w.x,w.y+30,{size:12,anchor:"middle",room:126})),
{y:Math.max(o-8,t?b+g*1.4:0),middle:w}}var Bp={mark:({size:e})=>({x:0,y:0,w:e,h:e}),pile:({w:e,empty:t})=>t&&{x:0,y:0,w:e,h:e*1.4},ring:({r:e})=>({x:-e,y:-e,w:2*
e,h:2*e}),dice:({w:e,size:t})=>({x:0,y:0,w:e,h:t}),box:({size:e})=>({x:0,y:0,w:e,h:e})},ms=class{constructor(t){this.call=
0;this.things=[];this.over=[];this.extras=t}add(t,n,s,r,o={}){this.things.push({kind:t,key:`${t}:${n}`,x:s,y:r,...o});let i=this.
extras.lit?.[n],a=Bp[t]?.(o);i!=null&&a&&this.over.push({kind:"lit",key:`lit:${n}`,x:s+a.x,y:r+a.y,w:a.w,h:a.h,tab:i,role:t})}text(t,n,s,r,{
size:o=13,room:i=1/0,bold:a=!1,quiet:l=!0,anchor:c="start",tone:u=""}={}){if(!n)return 0;let{lines:h,size:p}=ut(n,o,i,a?
1.06:1);return this.add("text",t,s,r,{lines:h,size:p,bold:a,quiet:l,anchor:c,tone:u}),(h.length-1)*p*1.2}card(t,n,s,r,{seen:o=r,
own:i=!1,role:a="",recall:l=[]}={}){let{lit:c={},dealt:u={},acting:h=!1,under:p=!0,opens:m=""}=this.extras,f=u[t.key]??t.
face??null,b=h&&!!(t.move||t.picks?.length),g=!!t.lifted,w=a==="grid"?0:r<80?12:14,y=i&&(b||h&&t.ghost)?w+(g?r*(w?.24:.14):
0):0;this.things.push({kind:"card",key:t.key,x:n,y:s-y,w:r,face:f,label:t.label,origin:t.origin??"",role:a,dealt:t.key in
u,kin:!!t.kin,ghost:!!t.ghost,seen:o,plays:b,off:h?t.off??"":"",under:i&&b&&!g,up:g,move:t.move??"",picks:t.picks??[],recall:p?
l:[],opens:m===t.key&&!b&&!t.off}),t.key in c&&this.over.push({kind:"lit",key:`lit:${t.key}`,x:n,y:s-y,w:o,h:r*1.4,tab:c[t.
key],role:a})}cards(t,n,s,r,o,{own:i=!1,role:a="",pitch:l=1.4,centre:c=!1}={}){if(!t.length)return 0;let{w:u,step:h,cols:p,
rows:m}=qe(t.length,r,o);return t.forEach((f,b)=>{let g=Math.floor(b/p),w=b%p,y=Math.min(p,t.length-g*p),k=c?n+(r-(h*(y-
1)+u))/2:n;this.card(f,k+w*h,s+g*l*u,u,{seen:w===y-1?u:Math.min(u,h),own:i,role:a})}),u*1.4+(m-1)*l*u}};var hl=e=>e.map(t=>({...t,art:""})),pe=class extends ms{head(t,n,s,r,o=30){let i=[t.note,t.team].filter(Boolean).join(",\
 "),a=o<30?8:12,l=n+o+a,c=r-o-a;this.add("mark",t.id,n,s,{seat:t.seat,size:o,active:!!t.active});let u=t.alert||i,h=s+o*
(u?.43:.66),p=this.text(`${t.id}.name`,t.name,l,h,{size:15,bold:!0,quiet:!1,room:c}),m=this.text(`${t.id}.note`,u,l,s+o+
p,{room:c,bold:!!(t.active||t.alert),quiet:!t.active,tone:t.alert?"lit":""});return p+m}counters(t,n,s,r,o){let i=s;for(let[
a,l]of(t.counters??[]).entries()){let c=o?18:22;if(this.add("counter",`${t.id}.${a}`,n,i,{value:l.value,label:l.label??"",
high:c,room:r}),i+=c+8,l.art==="chips"){let u=Math.max(1,Math.ceil(l.value/10)),h=o?2.5:3,p=o?1.2:1.4,m=Math.max(3,Math.
min(18,(r-2)/u-3)),f=10*(h+p)+3,b=Math.min(l.value,10)*(h+p)+(l.value>5?3:0);l.value&&this.add("chips",`${t.id}.${a}`,n,
i+b,{count:l.value,w:m,t:h,g:p,pitch:m+3}),i+=f}if(l.art==="agents"){let u=Math.max(l.full??0,l.value);this.add("agents",
`${t.id}.${a}`,n,i,{count:l.value,full:u,size:18}),i+=26}}return i-s}other(t,n,s,r,o){let i=t.cards??[],a=t.counters??[],
l=!o||r<150,c=this.head(t,n,s,r,l?26:30),u=a.length&&r>=150,h=i.some($=>$.face||$.key in(this.extras.dealt??{})),p=l?38:
48,m=Math.min(u?r-74:r,h?1/0:p*3.4),f={w:p,ideal:p*(h?.72:.7),tight:h?.62:.05},b=s+(l?38:44)+c,g=this.cards(i,n,b,m,f,{role:"\
seat",pitch:.62});if(t.alert&&i.length){let{w:$,step:E,cols:L}=qe(i.length,m,f);this.over.push({kind:"lit",key:`lit:${t.
id}`,x:n,y:b,w:$+(L-1)*E,h:g,tab:""})}let{w,step:y,cols:k}=qe(i.length,m,f),v=i.length?w+(k-1)*y+14:0,M=u?Math.max(g,this.
counters(t,n+v,b+2,r-v,l)):g+(a.length?8+this.counters({...t,counters:hl(a)},n,b+g+8,r,!0):0);return b-s+M+this.before(t,
n,b+M+10,r,l)}stack(t,n,s,r,o=r+24){let i=t.top?{...t.top,move:t.move||t.top.move,off:t.off||t.top.off,label:t.top.label||
t.spoken}:null,a=t.count>1&&i&&!i.face?Math.min(3,t.count-1):0;if(this.add("pile",t.id,n,s,{w:r,under:a,empty:!i}),i&&this.
card(i,n,s,r,{role:"stack",recall:t.recall}),!i&&!t.count&&t.label&&r>=40){let{lines:c,size:u}=ut(t.label,13,r-2);if(c.length*
u*1.2<r*1.4-8){let h=s+(r*1.4-(c.length-1)*u*1.2)/2+u*.35;return this.add("text",`${t.id}.empty`,n+r/2,h,{lines:c,size:u,
quiet:!0,anchor:"middle",tone:""}),r*1.4}}let l=W(`${t.count} ${t.label}`,14)>o;return this.add("count",t.id,n,s+r*1.4+22,
{count:t.count,lines:l?ut(t.label,13,o).lines:[t.label],spoken:t.spoken,broken:l}),r*1.4+30+(l?17*ut(t.label,13,o).lines.
length:0)}tray(t,n,s,r){let o=Math.max(1,Math.ceil(Math.max(t.full,t.count)/10)),i=Math.min(27,(r-24)/o-4),a=r<120,l=i+(i>
20?7:4),c=a?3:5,u=a?1.4:2,h=o*l-(l-i)+24,p=10*(c+u)+3,m=22*String(t.count).length+4+W(t.label,13)>Math.max(h,r-8);return this.
add("tray",t.id,n+(r-h)/2,s,{wide:h,high:p,count:t.count,label:t.label,w:i,t:c,g:u,pitch:l,below:m,noted:W(t.label,13)}),
p+(m?62:44)}fans(t,n,s,r,o){let i=s,a=t.length>2?o?56:48:o?80:64;for(let l of t){this.text(`${l.id}.label`,l.label,n,i+10,
{room:r});let c={w:a,ideal:a*.59,tight:.39,least:Math.min(a,o?56:48),floor:20},{w:u,step:h,cols:p,rows:m}=qe(l.cards.length,
r,c),f=l.cards.some(g=>g.above)?22:4,b=l.cards.some(g=>g.under!=null)?40:10;i+=20,l.cards.length||this.add("pile",l.id,n,
i+f,{w:u,under:0,empty:!0}),l.cards.forEach((g,w)=>{let y=Math.floor(w/p),k=w%p,v=w===l.cards.length-1,M=n+k*h,$=i+f+y*(f+
b+u*1.4);this.card(g,M,$,u,{seen:v||k===p-1?u:Math.min(u,h),role:"fan"}),this.text(`${g.key}.above`,g.above??"",M+2,$-8,
{size:v?16:14,bold:v,quiet:!v}),g.under!=null&&this.add("mark",`${g.key}.under`,M+4,$+u*1.4+10,{seat:g.under,size:Math.max(
15,Math.min(22,h*.76)),quiet:!v})}),i+=Math.max(m*(f+b+u*1.4),f+b+a*1.4)+8}return i-s}own(t,n,s,r,o){let i=this.extras.acting?
14:0,a=this.extras.call??0,l=this.before(t,n+o,s,r-o,!o),c=s+l+(a?a+20:0);return a&&(this.call=s+l),c-s+this.hand(t,n,c,
r,o,i)}before(t,n,s,r,o){let i=t.before??[];if(!i.length)return 0;let a=10,l=(r-a*(i.length-1))/i.length,c=Math.min(o?44:
58,l-6),u=0;return i.forEach((h,p)=>{let m=n+p*Math.min(l+a,h.kind==="fan"?1/0:c+40);if(h.kind==="fan"){let f=this.text(
`${h.id}.label`,h.label,m,s+10,{room:l}),b={w:c,ideal:c*.72,tight:.4};u=Math.max(u,18+f+this.cards(h.cards,m,s+18+f,l,b,
{role:"fan"}))}else u=Math.max(u,this.stack(h,m,s,c,Math.min(l,c+34)))}),u+16}hand(t,n,s,r,o,i){let a=o>0,l=t.cards.some(
g=>g.face),c=a?92:70,u=t.cards.length,h={w:l?c:c*.75,ideal:c*(l?a?1.22:1.06:.8),tight:.5,least:Math.min(c,64),floor:l?34:
20};if(a){let g=this.head(t,n,s,o-20),w=this.counters(t,n+4,s+48+g,o-20,!1)+48+g,y=this.cards(t.cards,n+o,s+i,r-o,h,{own:!0,
role:"hand",pitch:1.4+.36});return Math.max(w,y+i+16,l?c*1.4:0)}let p=l&&(u-1)*h.ideal+h.w<=r-112,m=this.head(t,n,s,p?110:
r-100,26);if(p){let g=this.counters(t,n+4,s+44+m,100,!0)+44+m,w=this.cards(t.cards,n+112,s+i,r-112,h,{own:!0,role:"hand"});
return Math.max(g,w+i+16)}let f=this.counters({...t,counters:hl(t.counters??[])},n+r-84,s+6,84,!0),b=s+Math.max(40+m,f+8)+
i;return b-s+this.cards(t.cards,n,b,r,h,{own:!0,role:"hand",pitch:1.4+.42,centre:!0})+16}};var qt=620,ps=772,fl=920,Dp=["seat","ring","fan","stack","tray","grid","dice","tokens","notes","kinds"];function wn(e){let t=e.
zones.find(({kind:s})=>!Dp.includes(s));if(t)throw new Error(`Expected a zone that the table can draw, not "${t.kind}".`);
let n=s=>e.zones.filter(r=>r.kind===s);return{seats:aa(n("seat")),ring:n("ring")[0],fans:n("fan"),stacks:n("stack"),trays:n(
"tray"),grids:n("grid"),dice:n("dice"),notes:n("notes"),boards:n("tokens"),kinds:n("kinds")}}function gl(e,t,n={}){if(n.
laid&&cs(e))return Jp(e,t,n);if(Ua(e)&&(t.low||t.h))return zp(e,t,n);if(t.low&&e.zones.some(({kind:p})=>p==="tokens"))return Yp(
e,t,t.low,n);if(t.low&&Ir(e))return eo(e,t,t.low,n,no(t.w));if(!t.h)return fs(e,t.w,n);let s=({w:p,h:m})=>so(t,p,m),o=[...t.
w>=qt*dl?[ps,860,fl]:[],390,440].map(p=>Zp(e,t,p,n)),[i,...a]=o.filter(p=>p.w>=qt),l=a.reduce((p,m)=>s(m)>s(p)?m:p,i);if(l&&
s(l)>=dl)return l;let c=o.reduce((p,m)=>s(m)>s(p)?m:p),u=Math.round(Math.max(bl,de*t.h/t.w));return e.zones.some(({kind:p})=>p===
"tokens")?xl(e,Math.min(u,ds),n,Za,!0):s(c)>=Ip||!Ir(e)?c:e.table==="round"&&e.zones.filter(({kind:p})=>p==="seat").length>
Fp&&t.w>t.h?eo(e,t,pl,n,Math.round(pl*t.w/t.h)):eo(e,t,Math.min(u,qp),n,wl(t,u))}var dl=.8,Ip=.92,ml=.75,Wp=352,bl=288,qp=460,
Fp=6,pl=320,jp=640,Vp=110,Gp=400,Kp=1.25,no=e=>Math.round(Math.max(de,Math.min(Ht,e/Kp))),wl=(e,t)=>Math.round(Math.max(
de,Math.min(Ht,t*e.w/e.h)));function yl(e,t,n){let{w:s}=e,r=e.low?0:e.h,o=!e.low&&s>=ps*ml&&(!r||r>=t[0]*ml),[i,a]=o?t:n,
l=o?ps:e.low?no(s):de,c=r?Math.round(Math.max(i,Math.min(a,l*r/s))):o?600:i;return[o||!r?l:wl(e,c),c]}var so=(e,t,n)=>Math.
min(e.w/t,e.h?e.h/n:1/0),kl=(e,t)=>({...e,call:(e.call??0)/t});function Zp(e,t,n,s){let r=fs(e,n,s);for(let o=0;o<2&&s.call;o++)
r=fs(e,n,kl(s,so(t,r.w,r.h)));return r}function eo(e,t,n,s,r){let o=new pe(kl(s,so(t,r,n))),i=wn(e),{y:a,middle:l}=e.table===
"corners"?ul(o,i,n,r):Aa(o,i,n,e.table==="round",r);return{w:r,h:Math.max(n,a+8),things:[...o.things,...o.over],middle:l,
call:o.call}}function Yp(e,t,n,s){let r=Math.max(t.w,ps),o=((t.page??0)-jp)*r/t.w-Vp;return t.w>=qt&&o>=Gp?fs(e,r,s,Math.
min(o,ds)):xl(e,n,s,Math.min(no(t.w),qt-1),!1)}function xl(e,t,n,s,r){let o=new pe(n),{middle:i}=el(o,wn(e),t,s,r);return{
w:s,h:t,things:[...o.things,...o.over],middle:i,call:o.call}}function zp(e,t,n){let s=new pe(n),[r,o]=yl(t,[470,620],[t.
low||bl,620]),{middle:i}=Pa(s,wn(e),o,r);return{w:r,h:o,things:[...s.things,...s.over],middle:i,call:s.call}}function Jp(e,t,n){
let s=new pe(n),[r,o]=yl(t,[520,640],[Wp,560]),{middle:i}=Ba(s,wn(e),o,r);return{w:r,h:o,things:[...s.things,...s.over],
middle:i,call:s.call}}function fs(e,t,n={},s=ds){let r=Math.round(Math.min(Math.max(t,320),fl)),o=r>=qt,i=new pe(n),a=wn(
e),l=o?28:14,c=e.table==="round"||e.table==="corners"&&!o,u=a.boards.length?o?tl:nl:c?o?tf:ef:o&&e.table==="corners"?ll:
o?Xp:Qp,{y:h,middle:p}=u(i,a,r,l,s);return{w:r,h:Math.round(h+18),things:[...i.things,...i.over],middle:p,call:i.call}}function gs(e,t,n,s,r,o){
let i=s,a=(r-o*(t-1))/t;for(let l=0;l<e.length;l+=t){let c=e.slice(l,l+t);i+=Math.max(...c.map((u,h)=>u(n+h*(a+o),i,a)))+
20}return i-s}function Xp(e,t,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:c}=t,u=o.map(E=>(L,S,_)=>e.other(E,L,
S,_,!0)),h=c.map(E=>(L,S,_)=>e.tray(E,L,S,_));u.splice(Math.ceil(u.length/2),0,...h);let p=Math.floor((n-2*s+20)/126),m=u.
length<=p?Math.max(u.length,1):Math.ceil(u.length/2),f=28+gs(u,m,s,28,n-2*s,20),b=l.length?104:0,g=i?248:0,w=f+6,y=i?{x:132,
y:w+108,r:88}:{x:n/2,y:w+60,r:40};i&&e.add("ring",i.id,y.x,y.y,{ring:i,r:y.r});let k=n-2*s-g-(b?b+24:0),v=e.fans(a,s+g,w+
10,k,!0);f=Math.max(w+(i?230:0),w+10+v)+12,l.forEach((E,L)=>e.stack(E,n-s-72,w+48+L*152,66));let M=l.length?w+48+l.length*
152-24:0,$=g&&n>=740?g:176;return f+=bs(e,t,n-(M>f?b+24:0),s,f),r&&(f+=e.own(r,s,f,n-2*s-(M>f?b+24:0),$)),{y:Math.max(f,
M),middle:y}}function Qp(e,t,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:c}=t,u=18,h=o.some(k=>(k.before?.length??
0)>1),p=h||o.length<=2||o.length===4?Math.min(2,Math.max(o.length,1)):3;u+=gs(o.map(k=>(v,M,$)=>e.other(k,v,M,$,!1)),p,s,
u,n-2*s,12);let m=66,f=i?{x:106,y:u+100,r:m}:{x:n/2,y:u+40,r:40};i&&e.add("ring",i.id,f.x,f.y,{ring:i,r:m});let b=i?214:
s,g=n-s-b,w=Math.min(92,g/Math.max(l.length,1));l.forEach((k,v)=>e.stack(k,b+v*w,u+12,Math.min(56,w-14),w-1));let y=l.length?
u+12+78+56:u;for(let k of c)y+=e.tray(k,b-6,y,g+6);return u=Math.max(y,i?u+200:u)+6,u+=e.fans(a,s,u,n-2*s,!1),u+=bs(e,t,
n,s,u),r&&(u+=e.own(r,s,u+4,n-2*s,0)+4),{y:u,middle:f}}function tf(e,t,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:c}=t,
{left:u,top:h,right:p}=la(o.length),m=i?.art==="none"?64:n<740?108:128,f=Math.min(h<2?220:n<740?130:190,n/2-m-20-s),b=n-
2*s-2*f-24,w=o.slice(u,u+h).map(E=>(L,S,_)=>e.other(E,h===1?n/2-70:L,S,_,!0)),y=h?gs(w,h,s+f+12,20,b,16):0,k={x:n/2,y:20+
y+m+12,r:m},v=(E,L)=>{let S=E.length>1?28:k.y-60;for(let _ of E)S+=e.other(_,L,S,f,!0)+26;return S},M=[v(o.slice(0,u).reverse(),
s),v(o.slice(o.length-p),n-s-f)];vl(e,i,l,c,k,m<120?.82:1);let $=Math.max(k.y+m+40,...M);return a.length&&($+=e.fans(a,s,
$,n-2*s,!0)),$+=bs(e,t,n,s,$),r&&($+=e.own(r,s,$,n-2*s,160)),{y:$,middle:k}}function ef(e,t,n,s){let{seats:[r,...o],ring:i,
fans:a,stacks:l,trays:c}=t,u=o.some(b=>(b.before?.length??0)>1),h=u||o.length===2||o.length===4?2:Math.min(3,Math.max(o.
length,1)),p=16+gs(o.map(b=>(g,w,y)=>e.other(b,g,w,y,!1)),h,s,16,n-2*s,12),m=i?.art==="none"?50:108,f={x:n/2,y:p+m+10,r:m};
return vl(e,i,l,c,f,.8),p=f.y+m+36,a.length&&(p+=e.fans(a,s,p,n-2*s,!1)),p+=bs(e,t,n,s,p),r&&(p+=e.own(r,s,p,n-2*s,0)),{
y:p,middle:f}}function vl(e,t,n,s,r,o){t&&e.add("ring",t.id,r.x,r.y,{ring:t,r:r.r});let i=(n.length>2?56:78)*o,a=22*o,l=r.
x-(n.length*i+(n.length-1)*a)/2;n.forEach((c,u)=>e.stack(c,l+u*(i+a),r.y-i*.7-12,i)),s.forEach(c=>e.tray(c,r.x-50,r.y+44,
100))}function bs(e,{grids:t,dice:n},s,r,o){let i=o;for(let a of t)i+=pn(e,a,r,i,s-2*r,s>=qt);for(let a of n)i+=fn(e,a,r,
i,s-2*r);return i-o}var $l=320,nf=90,Ml={w:1,h:1},Ge=class{constructor({press:t,pace:n}){this.gone=[];this.bright=null;this.parked="";this.timer=
0;this.press=t,this.pace=n,this.rings=x("g.far-rings",{fill:"none","stroke-width":11,"aria-hidden":"true"}),this.layer=x(
"g"),this.over=x("g.event",{"aria-hidden":"true"}),this.root=x("svg.table",{role:"group",tabindex:-1},this.rings,this.layer,
this.over),this.placed=new Map,this.changed=new Set,this.lens=new ss}paint(t,{label:n,move:s,back:r=!1}){this.root.setAttribute(
"viewBox",`0 0 ${t.w} ${t.h}`),this.root.setAttribute("aria-label",n),this.far(t);let o=new Map([...this.placed].map(([m,
{thing:f}])=>[m,f])),i=s&&this.pace()>0&&!We(),a=new Map(t.things.map(m=>[m.key,m])),l=nt(this.root),c=l&&this.layer.contains(
l)?l.getAttribute("data-key"):l===this.root?this.parked:"";this.gone=[];for(let[m,{node:f,thing:b}]of this.placed){if(a.
has(m))continue;this.gone.push(b),this.placed.delete(m);let g=i&&r&&b.kind==="card"&&b.origin?a.get(b.origin):void 0;g?this.
leave(f,b,g):f.remove()}let u=null,h=[];this.changed.clear();for(let m of t.things){let f=o.get(m.key),{node:b}=this.place(
m),g=u?u.nextSibling:this.layer.firstChild;b!==g&&this.layer.insertBefore(b,g),u=b,s&&m.kind==="card"&&(!f||JSON.stringify(
f.face)!==JSON.stringify(m.face))&&this.changed.add(m.key),i&&!r&&m.thrown&&m.thrown!==f?.thrown&&this.roll(m.key);let w=i&&
m.kind==="card"&&!f?this.source(m,o):void 0;w&&h.push(this.glide(b,w,m))}if(h.length){this.root.getBoundingClientRect();
for(let[m,f]of h.entries())f(Math.min(m,4)*nf/this.pace())}this.look(t),i&&$a(this.root,this.pace()),this.shade(),s&&We()&&
this.flash();let p=nt(this.root);c&&!(p&&this.layer.contains(p)&&p.hasAttribute("tabindex"))&&this.focus(c)}dim(t){this.
bright=t,this.shade()}shade(){let{bright:t}=this;for(let[n,{node:s,thing:r}]of this.placed){let o=n.slice(n.indexOf(":")+
1),i=!t||r.kind==="lit"||t.has(o)||t.has(o.split(".")[0]);s.classList.toggle("dimmed",!i)}}happen(t){let n=[...this.placed.
values()].map(({thing:s})=>s);Va(this.over,t,n,{pace:this.pace(),still:We(),gone:this.gone})}look(t){let n=t.things.find(
({kind:l})=>l==="board"),s=n&&this.placed.get(n.key)?.node.querySelector(".board");if(!n||!(s instanceof SVGElement))return this.
lens.on(null,"",Ml,{x:0,y:0},Ml);let{board:r,zone:o}=n,i=r.nodes.find(l=>l.id===o.centre),a=l=>[...s.querySelectorAll(l)].
map(c=>({x:Number(c.getAttribute("data-x")),y:Number(c.getAttribute("data-y"))}));this.lens.controls.classList.toggle("a\
bove",t.w<qt),this.lens.aims=(l,c)=>ya(s,l,c,r.nodes),this.lens.on(s,r.id,{w:r.width,h:r.height},i??{x:r.width/2,y:r.height/
2},{w:n.w,h:n.h,clear:n.clearance},n.acting?a(".way.plays[data-x]:not(.many)"):[],a(".light"))}focus(t){let n=this.spot(
t);if(n)return n.focus({preventScroll:!0});let r=[this.placed.get(t)?.node,...[...this.placed.values()].map(({node:o})=>o)].
find(o=>o?.hasAttribute("tabindex"));this.parked=r?"":t,(r??this.root).focus()}around(t){let n=({node:i,thing:a})=>{let{
a:l=1,e:c=0,f:u=0}=i.getScreenCTM()??{};return{x:c,y:u,w:a.w*l,h:a.w*1.4*l}},s=this.spot(t)?.querySelector(".ring-focus")?.
getBoundingClientRect();if(s)return{card:{x:s.x,y:s.y,w:s.width,h:s.height},hand:[]};let r=this.placed.get(t),o=[...this.
placed.values()].filter(({thing:i})=>i.kind==="card"&&i.role==="hand");return r?{card:n(r),hand:o.map(n)}:null}spot(t){return t.
startsWith("spot:")?this.layer.querySelector(`[data-spot="${CSS.escape(t.slice(5))}"]`):null}far({w:t,h:n,middle:s}){let r=JSON.
stringify([t,n,s]);if(this.rings.dataset.looks===r)return;this.rings.dataset.looks=r;let o=[];for(let i=s.r+46;i<Math.hypot(
t,n)+300;i+=46)o.push(B(s.x,s.y,i));this.rings.replaceChildren(...o)}place(t){let n=JSON.stringify({...t,x:0,y:0}),s=this.
placed.get(t.key);if(!s){let o=x("g",{"data-key":t.key});if(t.kind==="board"){let i=a=>this.travel(t.key,a);o.addEventListener(
"click",i),o.addEventListener("keydown",i)}(t.kind==="card"||t.kind==="dice")&&(o.addEventListener("click",()=>this.touch(
t.key)),o.addEventListener("keydown",i=>{i.key!=="Enter"&&i.key!==" "||o.hasAttribute("tabindex")&&(i.preventDefault(),i.
stopPropagation(),this.touch(t.key))})),s={node:o,thing:t,looks:""},this.placed.set(t.key,s)}let{node:r}=s;if(s.looks!==
n){r.replaceChildren(...Te(t));let o=Ia(t),i=t.plays||t.off||t.opens||t.recall?.length>0,a=["thing",t.kind,t.role,t.plays&&
"plays",t.off&&"off",t.dealt&&"dealt",t.up&&"up"];r.setAttribute("class",a.filter(Boolean).join(" ")),V(r,"role",t.kind===
"board"?"group":i?"button":o?"img":""),V(r,"aria-label",o),V(r,"tabindex",i?"0":""),V(r,"aria-disabled",t.off?"true":""),
V(r,"aria-pressed",t.up?"true":""),V(r,"aria-hidden",t.kind==="lit"||t.kind==="mark"&&t.key.endsWith("under")||t.key.endsWith(
".above")?"true":""),s.looks=n}return r.style.transform=`translate(${t.x}px,${t.y}px)`,s.thing=t,s}travel(t,n){let s=n.target instanceof
Element?n.target.closest("[data-move],[data-spot]"):null,r=this.placed.get(t);if(!s||!r)return;if(n instanceof KeyboardEvent&&
n.key!=="Enter"&&n.key!==" ")return ua(s,n);n.preventDefault();let o=s.getAttribute("data-move")??"",i=s.getAttribute("d\
ata-spot")??"";this.press({...r.thing,plays:!0,off:"",move:o,spot:i,picks:[]},r.node)}roll(t){La(n=>{let s=this.placed.get(
t);s?.node.replaceChildren(...Te(n(s.thing)))},this.pace())}touch(t){let n=this.placed.get(t),{plays:s,off:r,opens:o,recall:i}=n?.
thing??{};n&&(s||r||o||i?.length)&&this.press(n.thing,n.node)}source(t,n){if(t.origin&&n.has(t.origin))return n.get(t.origin);
if(!(t.role!=="hand"&&t.role!=="seat"))return[...n.values()].find(s=>s.kind==="card"&&s.role==="stack"&&!s.face)}glide(t,n,s){
return t.style.transition="none",t.style.transform=`translate(${n.x}px,${n.y}px) scale(${n.w/s.w})`,r=>{t.style.transition=
"",t.style.transitionDelay=`${r}ms`,r&&setTimeout(()=>t.style.removeProperty("transition-delay"),r+$l),t.style.transform=
`translate(${s.x}px,${s.y}px)`}}leave(t,n,s){t.setAttribute("aria-hidden","true"),t.removeAttribute("data-key"),t.style.
transform=`translate(${s.x}px,${s.y}px) scale(${s.w/n.w})`,setTimeout(()=>t.remove(),$l/this.pace())}flash(){clearTimeout(
this.timer);for(let[t,{node:n}]of this.placed)n.classList.toggle("changed",this.changed.has(t));this.timer=setTimeout(()=>{
for(let{node:t}of this.placed.values())t.classList.remove("changed")},1500)}};var sf=3e5,Sl="uncle_widgets ",ro="uncle_widgets/left",io="uncle_widgets/asked",_l=Symbol.for("uncle_widgets.whose");function fe(){
try{return sessionStorage}catch{return null}}var Tl=(e="")=>Object.keys(fe()??{}).filter(t=>t.startsWith(`${Sl}${e}`));function rf(){
let e=fe();if(!e)return!1;let[t]=performance.getEntriesByType("navigation"),s=!(t?.type==="navigate"&&e.getItem(ro))&&!e.
getItem(io);e.removeItem(ro),window.addEventListener("pagehide",()=>e.setItem(ro,"1"));let r=Math.max(...Tl(`${location.
pathname} `).map(o=>Number.parseInt(e.getItem(o)??"",10)||0));return s&&Date.now()-r<sf}function ao(){let e=globalThis;return e[_l]??=
{free:rf(),own:new Set,holders:new Set,ask:null,sizes:new ResizeObserver(()=>requestAnimationFrame(ws))},e[_l]}var of=(e,t)=>d(
"div.offer",{role:"group","aria-label":"Continue, or start as a new student?"},d("b","Welcome back"),d("p","Continue, or\
 start as a new student?"),d("div.row",d("button.btn.solid",{"data-k":"resume",onclick:e},"Continue"),d("button.btn",{"d\
ata-k":"forget",onclick:t},"New student")));function ws(){let e=ao();if(![...e.holders].some(({give:s})=>s)){e.ask?.remove(),
e.ask=null;return}let[n]=[...e.holders].map(({root:s})=>s).filter(s=>s.getClientRects().length>0).sort((s,r)=>s.compareDocumentPosition(
r)&Node.DOCUMENT_POSITION_FOLLOWING?-1:1);n&&(e.ask??=d("div.uw.uw-whose",of(()=>oo(!0),()=>oo(!1))),n.previousSibling!==
e.ask&&n.before(e.ask),fe()?.setItem(io,"1"))}function oo(e){let t=ao(),n=t.ask?.nextElementSibling;t.free=!0;let s=[...t.
holders].map(i=>i.give);for(let i of t.holders)i.give=null;if(e)for(let i of s)i?.();else for(let i of Tl())fe()?.removeItem(
i);fe()?.removeItem(io);let r=t.ask?.matches(":focus-within");ws();let o=r&&n?.querySelector("button, input, select, tex\
tarea, [tabindex='0']");o instanceof HTMLElement&&o.focus({preventScroll:!0})}function Ke(e,t){let n=ao(),s=()=>`${Sl}${location.
pathname} ${t()}`,r=()=>{let l=fe()?.getItem(s());return l?l.slice(l.indexOf(" ")+1):null},o={root:e,give:null},i=()=>fe()?.
removeItem(s()),a=()=>n.free||n.own.has(s());return n.holders.add(o),n.sizes.observe(e),{look:l=>{let c=r();o.give=c&&!a()?
()=>l(c):null,c&&a()&&l(c),ws()},again:()=>(a()||i(),r()),keep:l=>{n.ask&&oo(!1),n.own.add(s());try{fe()?.setItem(s(),`${Date.
now()} ${l}`)}catch{}},forget:i,stop:()=>{n.holders.delete(o),n.sizes.unobserve(e),ws()}}}var Al={"٪":"%","٫":"."};for(let[e,t]of[["-","‐‑‒–−﹣"],["/","⁄∕"],["'","‘’ʼ"],[",","،٬"]])for(let n of t)
Al[n]=e;var af=/^([+-]?) ?(.+?) ?(%|(?:out )?of 100)?$/,lf=/^(?:(\d+) )?(\d+) ?\/ ?(\d+)$/,cf=/^(?:\d+[.,]?\d*|[.,]\d+)$/,
uf=/^[1-9]\d{0,2}([,'_ ])\d{3}(?:\1\d{3})*(?:\.\d*)?$/,hf=/^[1-9]\d{0,2}(?:\.\d{3})+$/;function df(e){let t=e.codePointAt(
0),n=0;for(;/\p{Nd}/u.test(String.fromCodePoint(t-n-1));)n++;return String(n%10)}function mf(e){if(/\p{Nd}/u.test(e))return df(
e);if(/\p{No}/u.test(e)){let t=e.normalize("NFKC");return t.includes("⁄")?` ${t.replace("⁄","/")} `:e}return/[\p{Z}\t\n\v\f\r]/u.
test(e)?" ":/\p{Cf}/u.test(e)?"":/[\uff01-\uff5e]/.test(e)?String.fromCharCode(e.charCodeAt(0)-65248):Al[e]??e}var pf=e=>[
...e].map(mf).join("").replace(/ +/g," ").trim(),El=e=>e.toFixed(9).replace(/\.?0+$/,""),Ll=e=>Number.isInteger(e)?e.toLocaleString(
"en"):String(Number(e.toPrecision(6))),vt={low:0,high:100,unit:"chance"};function lo({low:e=-1/0,high:t=1/0,unit:n="",whole:s=!1}){
let r=Number.isFinite(e)&&Number.isFinite(t)?` from ${Ll(e)} to ${Ll(t)}`:"",o=n==="chance"?" (out of 100)":n&&n!=="shar\
e"?` (${n})`:"";return`Use ${s?"a whole number":"a number"}${r}${o}`}function at(e,t){let{low:n=-1/0,high:s=1/0,unit:r="",
whole:o=!1}=t,i=pf(e),a=[...i].slice(0,20).join(""),l=($,E="")=>({value:null,share:Number.NaN,words:$,meant:E});if(!i)return l(
`${lo(t)}.`);let c=l(`${lo(t)}, not '${a}'.`),u=af.exec(i);if(!u||[...i].length>60)return c;let[,h,p,m]=u,f=lf.exec(p),b=f!=
null&&f[1]==null,g=t.thousands??(-n>=1e3||s>=1e3),w=o&&hf.test(p),y;if(f){let[,$="0",E,L]=f;if(!Number(L))return c;let S=(Number(
$)*Number(L)+Number(E))/Number(L);y=_=>S*10**_}else if(g&&(uf.test(p)||w)){let $=p.replace(w?/[,'_ .]/g:/[,'_ ]/g,"");y=
E=>+`${$}e${E}`}else if(cf.test(p)){let $=p.replace(",",".");y=E=>+`${$}e${E}`}else return c;if(m&&(r!=="chance"&&r!=="s\
hare"||b&&(m==="%"||r==="share")))return c;let k=m&&r==="share"?-2:b&&r==="chance"?2:0,v=h==="-"?-1:1,M=v*y(k)||0;if(M<n||
M>s||o&&!Number.isInteger(M))return l(`${lo(t)}, not ${a}.`);if(r==="chance"&&M>0&&M<1&&!b&&!m){let $=El(y(2)),E=El(M);return l(
`Did you mean ${$} out of 100? Type ${$}, or ${E}% for ${E} out of 100.`,$)}return{value:M,share:v*y(k-2)||0,words:"",meant:""}}var Ze=(e,{unit:t})=>String(Number(e.toFixed(t==="chance"?1:2)));function Ul(e,t){let{value:n}=at(e,t),s=Number(e.trim().
replace(",",".").replace("−","-"));return n==null||n===s?"":Ze(n,t)}var Ol=(e,t,n)=>e!=null&&at(e,n).value===(t??null)?
e:t==null?"":Ze(t,n);function Ee(e,t){let{words:n,meant:s}=at(e,t);return s?`Did you mean ${s} out of 100?`:n}var co=({measure:e,
span:t})=>e==="chance"?vt:{low:t[0],high:t[1],unit:e},yn=({cases:e,event:t})=>["out of 100",e||"times",t].filter(Boolean).
join(" "),ys=(e,t)=>e.trim()?Ee(e,co(t)):"Move the slider, or type a number.";var uo=800;function Pl(e,t,n,s=!0){let r=d("div.numnote",{id:Z("note"),role:"status"}),o=0,i="",a=c=>{let u=e.value,{words:h,
meant:p}=u.trim()?at(u,t):{words:"",meant:""},m=p?Ee(u,t):c&&s?h:"";V(e,"aria-invalid",m?"true":""),V(e,"aria-describedb\
y",m?r.id:"");let f=m&&`${m} ${p&&u}`;if(f===i)return;i=f;let b=(g,w,y)=>d("button.btn",{"data-k":y,onclick:()=>n(w)},g);
r.replaceChildren(...m?[d("p.refusal",m)]:[],...p?[d("div.row",b("Yes",p,"meant.yes"),b("No",`${u.trim()}%`,"meant.no"))]:
[])},l=()=>{clearTimeout(o),a(!0)};return e.addEventListener("input",()=>{clearTimeout(o),o=window.setTimeout(l,uo),a(!1)}),
e.addEventListener("change",l),{node:r,complain:l}}var ff=2e3,Rl=Symbol.for("uncle_widgets.drawn");function kn(e){try{return JSON.parse(e)}catch{return null}}function Hl(e,t){
if(!pt())return()=>{};let n=globalThis,s=performance.now()+(!n[Rl]&&Yt()?ff:0);n[Rl]=!0;let r="",o=0,i=Ke(t,()=>e.get("k\
ept")),a=u=>{let h=kn(u),p=()=>e.send({kind:"restore",kept:h});h&&(o=window.setTimeout(p,Math.max(0,s-performance.now())))},
l=()=>{if(!e.get("kept"))return;let u=Object.keys(e.get("keeping")).length>0;r!==e.get("kept")?(r=e.get("kept"),u||i.look(
a)):u&&i.keep(JSON.stringify(e.get("keeping")))},c="change:kept change:keeping";return e.on(c,l),l(),()=>{clearTimeout(o),
i.stop(),e.off(c,l)}}var ho={broad:{w:600,h:480,r:106,middle:[150,142],card:72,right:344,row:318,mark:28,edge:2},slim:{w:362,h:306,r:56,middle:[
78,90],card:50,right:186,row:196,mark:24,edge:0}};function Nl({zones:e,lit:t={},gain:n},s){let r=s>=500?ho.broad:ho.slim,
o=[],i=[],a=(p,m,f,b,g)=>o.push({kind:p,key:`${p}:${m}`,x:f,y:b,...g}),l=(p,m,f,b,g=!1,w=!0)=>m&&a("text",p,f,b,{lines:[
m],size:r===ho.broad?15:14,bold:g,quiet:w,anchor:"start"}),c=(p,m,f,b,g,w)=>{let y=r.card,k=Math.min(g,(b-y)/Math.max(p.
length-1,1)),v=k<26?2:1;return p.forEach((M,$)=>{let E=M.key in t&&w==="seat"?r.card*.1:0,L=$===p.length-1;o.push({kind:"\
card",key:M.key,x:m+$*k,y:f-E,w:y,face:M.face??null,label:M.label,origin:M.origin??"",role:w,dealt:w==="seat"&&!!M.face,
seen:L?y:Math.min(y,k),plays:!1,off:"",under:!1,move:"",picks:[]}),M.key in t&&i.push({kind:"lit",key:`lit:${M.key}`,x:m+
$*k,y:f-E,w:y,h:y*1.4,tab:"",role:w}),M.above&&(p.length-1-$)%v===0&&a("text",`${M.key}.above`,m+$*k+4,f+y*1.4+20,{lines:[
M.above],size:15,bold:L,quiet:!L,anchor:"start",tone:M.key in t?"lit":""})}),y+(p.length-1)*k},[u,h]=r.middle;for(let p of e){
if(p.kind==="ring"&&a("ring",p.id,u,h,{ring:{...p,marks:[]},r:r.r}),p.kind==="fan"&&(l(p.id,p.label,r.edge,r.row-12),c(p.
cards,r.edge,r.row,r.right-r.edge-18,r.card*.7,"fan")),p.kind!=="seat")continue;if(p.me){l(p.id,p.name,r.right,r.row-12),
c(p.cards,r.right,r.row,r.w-r.right-4,r.card*1.1,"hand");continue}let m=r.mark+26;a("mark",p.id,r.right,4,{seat:p.seat,size:r.
mark,active:!0}),l(p.id,[p.name,p.note].filter(Boolean).join(", "),r.right+r.mark+12,4+r.mark*.7,!0,!1);let f=c(p.cards,
r.right,m,r.w-r.right-4,r.card*1.1,"seat"),b=r.card*1.4;if(!n&&!p.cards.some(g=>g.face)&&i.push({kind:"lit",key:`lit:${p.
id}`,x:r.right-4,y:m-4,w:f+8,h:b+8,tab:""}),n?.count){let g={w:r.card*.42,t:9,g:2,pitch:r.card*.5};for(let w=0;w<n.count;w++)
a("chips",`${p.id}.${w}`,r.right+w*g.pitch,m+b+32,{count:1,...g});l(`${p.id}.gain`,`${n.count} ${n.label} for ${p.name}`,
r.right+n.count*g.pitch+8,m+b+32,!0,!1)}}return{w:r.w,h:r.h,things:[...o,...i],middle:{x:u,y:h,r:r.r},call:0}}var Cl=e=>e>
0&&e<1?encodeURIComponent(`${e}%`):String(e);var gf=e=>{let{at:t=0,guess:n=-1,turned:s=!1}=kn(e??"")??{};return{at:Number(t)||0,guess:Number(n),turned:!!s}};function bf(e,t){
let s=e.filter(([,o])=>o===1).concat(e.filter(([,o])=>o>1),e.filter(([,o])=>!o)).flatMap(([o,i])=>Array.from({length:o},
()=>i)),r=o=>({cx:10+o%10*20,cy:10+Math.floor(o/10)*20});return x("svg.hundred",{viewBox:"0 0 200 200","aria-hidden":"tr\
ue"},s.map((o,i)=>i+1===t?null:o?o>1?[x("circle.twice",{...r(i),r:7}),x("circle.yes",{...r(i),r:4.2})]:x("circle.yes",{...r(
i),r:7.7}):x("circle.no",{...r(i),r:7})),t>0&&x("path.said",{d:`M${r(t-1).cx-8} ${r(t-1).cy-6}h16l-8 14z`}))}function Bl(e,t,n){
let s=e.get("teaser"),r=Z("hero"),o=d("h1",{id:r},e.get("title"));if(!s.moments)return d("section.stage.hero.bare",{"ari\
a-labelledby":r},d("div.lead",o,d("p.sub","Watch a game. Guess the odds. See why.")));let i=0,a=-1,l=!1,c=()=>s.moments[i],
u=new Ge({press:()=>{},pace:()=>1}),h=d("div.uw-table.hero-table",u.root),p=d("p.sr"),m=N=>{let{label:K,...ft}=l?c().after:
c().before,Tt=parseFloat(getComputedStyle(h).fontSize)/16||1;u.paint(Nl(ft,(h.clientWidth||600)/Tt),{label:"The table",move:N}),
p.textContent=K},f=new ResizeObserver(()=>requestAnimationFrame(()=>m(!1)));f.observe(h),n.push(()=>f.disconnect());let b=d(
"output.said"),g=d("input.rng",{type:"range",min:0,max:100,step:1,"data-k":"guess","aria-label":"Your guess, out of 100",
oninput:()=>L(Number(g.value))}),w=d("input.num",{inputmode:"decimal",maxlength:80,"data-k":"typed",autocomplete:"off","\
aria-label":"Or type a number out of 100",oninput:()=>{let{value:N}=at(w.value,vt);if(N!=null)return L(N,!0);S(),$()},onkeydown:N=>{
N.key==="Enter"&&U()}}),y=Pl(w,vt,N=>{w.value=N,w.dispatchEvent(new Event("input")),g.focus({preventScroll:!0})});g.addEventListener(
"keydown",N=>{N.key==="Enter"&&U()}),g.addEventListener("pointerup",()=>L(Number(g.value)));let k=d("button.btn.call",{"\
data-k":"reveal",onclick:()=>U()},""),v=d("div.ask"),M=Ke(v,()=>"gallery"),$=()=>M.keep(JSON.stringify({at:i,guess:a,turned:l}));
n.push(M.stop);let E=d("p.sr",{role:"status"}),L=(N,K=!1)=>{a=N,$();let ft=Ze(N,vt);g.value=String(N),g.classList.remove(
"empty"),g.style.setProperty("--p",`${N}%`),g.setAttribute("aria-valuetext",`${ft} out of 100`),K||(w.value=String(N),y.
complain()),k.removeAttribute("aria-disabled"),b.replaceChildren(Se(ft,44),d("span.sr",`${ft} `),d("b","out of 100",d("b\
r"),"is your guess"))},S=()=>{a=-1,g.value="50",g.style.setProperty("--p","0%"),g.classList.add("empty"),g.setAttribute(
"aria-valuetext","no guess yet"),k.setAttribute("aria-disabled","true"),b.replaceChildren(d("b","Move the slider",d("br"),
"or type a number."))},_=()=>{S(),l=!1,w.value="",y.complain(),k.textContent=c().reveal,v.replaceChildren(d("h2",`${c().
line} `,d("span.how-many",c().ask)),d("div.row.number",b,d("label.typed",d("span",{"aria-hidden":"true"},"Your guess"),w)),
y.node,g,d("div.ends",{"aria-hidden":"true"},d("span","never"),d("span","always")),d("div.row.start",k)),m(!1)},U=(N=!1)=>{
if(a<0||l)return y.complain();l=!0,$();let{hundred:K,cases:ft,event:Tt,dots:ve,came:Wn,exact:$e,link:Pt}=c(),xr={game:s.
game,page:s.page,link:Pt.replace(/:$/,` guess=${Cl(a)}:`)},qn=t({class:"btn call","data-k":"why"},xr,`Why ${K}?`);v.replaceChildren(
d("div.answer",bf(ve,a),d("div.told",d("p.number",Se(String(K),60),d("span.sr",`About ${K} `),d("b","out of 100 ",d("spa\
n",`${ft} ${Tt}`))),d("p.mute",x("svg.mark",{viewBox:"0 0 16 14","aria-hidden":"true"},x("path.said",{d:"M0 0h16l-8 14z"})),
` You guessed ${Ze(a,vt)}. The exact chance is ${$e}.`),d("p",d("b","This time: "),Wn))),d("div.row.start",qn,s.moments.
length>1&&d("button.btn.quiet",{"data-k":"next",onclick:()=>{i=(i+1)%s.moments.length,_(),$(),g.focus({preventScroll:!0})}},
"Next question"))),m(!N),!N&&(E.textContent=`About ${K} ${yn({cases:ft,event:Tt})}. You guessed ${Ze(a,vt)}. This time: ${Wn}`,
qn.focus({preventScroll:!0}))},[H,C,D]=s.goal,Y=d("section.stage.hero",{"aria-labelledby":r},d("div.lead",o,d("p.sub",H,
d("b",C),D)),d("div.picture-of",h,p),v,E);rt(Y,s.palette);let F=gf(M.again());return i=F.at in s.moments?F.at:0,_(),F.guess>=
0&&F.guess<=100&&L(F.guess),F.turned&&U(!0),Y}var mo="uncle_widgets.aim.";var po=new Map;function ge(e){try{return localStorage.getItem(e)??po.get(e)??""}catch{return po.get(e)??""}}function Le(e,t){
po.set(e,t);try{localStorage.setItem(e,t)}catch{}}var ks=e=>Number(ge(mo+e))>=3,fo=new Set,go=new Set;function Dl(e){return go.
add(e),()=>go.delete(e)}function Il(){for(let e of go)e()}function Ae(e,t=!1){!e||ks(e)||Le(mo+e,String(t?3:Number(ge(mo+
e))+1))}function Wl(e){Ae(e,!0);for(let t of fo)t(e)}function bo(e){let t=()=>e();return fo.add(t),()=>fo.delete(t)}var wo="uncle_widgets.lesson.",ql=(e,t,n)=>d("section.sheet.lessons",{"aria-label":"Lessons"},d("h1",e.title),d("p.mute",
e.long),t.filter(({lessons:s})=>s.length>0).map(s=>{let r=d("article.shelf",d("h2",d("i.patch",{"aria-hidden":"true"}),s.
title),d("ol",s.lessons.map(({number:o,name:i,about:a,link:l})=>{let c=!!ge(`${wo}${s.id} ${o}`);return d("li",n({class:c?
"done":"","data-k":`lesson.${s.id}.${o}`},{game:s.id,page:s.page,link:l},[d("span.nr",{"aria-hidden":"true"},String(o)),
d("span",i,c&&d("span.sr",", finished")),d("small",a)]))})));return rt(r,s.palette),r}));var wf={csv:"text/csv",json:"application/json",html:"text/html",ipynb:"application/x-ipynb+json"};function Dt(e){if(e.kind!==
"file")return;let t=wf[e.name.split(".").pop()??""]??"text/plain",n=URL.createObjectURL(new Blob([e.text],{type:t}));d("\
a",{href:n,download:e.name}).click(),URL.revokeObjectURL(n)}var Vl="uncle_widgets.theme",Gl="uncle_widgets.inks",Kl="uncle_widgets.covers",Ye=[["auto","Auto"],["light","Light"],["d\
ark","Dark"]],ko=[["two","Two colours"],["four","Four"]],xo=[["hidden","Hidden"],["press","When pressed"],["shown","Show\
n"]],Fl=e=>Ye.find(([t])=>t===e)?.[0];function yf(){let e=pt()?Fl(new URLSearchParams(location.search).get("theme")):void 0;
try{return e??Fl(localStorage.getItem(Vl))??"auto"}catch{return e??"auto"}}function jl(e,t,n){try{let s=localStorage.getItem(
e);return t.find(([r])=>r===s)?.[0]??n}catch{return n}}function Qt(){let e=globalThis,t=Symbol.for("uncle_widgets.theme");
if(!e[t]){let n=matchMedia("(prefers-color-scheme: dark)");e[t]={choice:yf(),inks:jl(Gl,ko,"two"),covers:jl(Kl,xo,"press"),
roots:new Set,heard:new Set,system:n},n.addEventListener("change",xn),xn()}return e[t]}function yo(e,t){e.classList.toggle(
"four-inks",Qt().inks==="four");for(let n of[e,e.closest(".uw-page")??e.closest(".uw-room")])n instanceof HTMLElement&&(t===
"auto"?delete n.dataset.theme:n.dataset.theme=t)}function xn(){let{choice:e,roots:t,heard:n,system:s}=Qt();for(let r of t)
yo(r,e);if(pt()){let r=e==="auto"?s.matches?"dark":"light":e;document.documentElement.dataset.theme=r,document.body.dataset.
jpThemeLight=String(r==="light")}for(let r of n)r()}var lt=()=>Qt().choice;function vn(e){Qt().choice=e,vo(Vl,e),xn()}var Zl=()=>Qt().
inks;function Yl(e){Qt().inks=e,vo(Gl,e),xn()}var xs=()=>Qt().covers;function zl(e){Qt().covers=e,vo(Kl,e),xn()}function vo(e,t){
try{localStorage.setItem(e,t)}catch{}}function Ft(e){let{heard:t}=Qt();return t.add(e),()=>{t.delete(e)}}var ze=e=>t=>{let n=e(
t),s=t.el.querySelector(".uw");if(!(s instanceof HTMLElement))return n;let{roots:r}=Qt();r.add(s),yo(s,lt());let o=new ResizeObserver(
()=>{yo(s,lt()),o.disconnect()});return o.observe(s),()=>{o.disconnect(),r.delete(s),n?.()}};var $o={predict:"Notebook, no coding",count:"Notebook with Python"},Mo=e=>e.split(/(\*\*.+?\*\*|\*.+?\*)/).map(t=>{let[,
n,s]=t.match(/^(\*+)(.+?)\*+$/)??[];return s?d(n.length>1?"b":"em",{},s):t});function kf(e){let[t,...n]=e.split("exit **"),
[s="",...r]=n.join("exit **").split("**"),o=[...t.split(" · ").filter(Boolean),s];return s?{row:o.map((a,l)=>{let c=l===
o.length-1?" (exit)":a.startsWith("x")?" (trap)":"";return[`${l+1}${c}`,a.replace(/^x/,"")]}),rest:r.join("**").replace(
/^[.;, ]+/,"")}:{row:[],rest:e}}function xf(e,t){let{row:n,rest:s}=kf(t);if(n.length===0)return d("p",d("b",`${e} `),Mo(
t));let r=(i,a,l)=>d("tr",d("th",{scope:"row"},i),n.map(c=>d(a,{scope:a==="th"?"col":null},c[l]))),o=d("table",r("Positi\
on","th",0),r("Answer","td",1));return d("div.key",d("p",d("b",e)),d("div.wide",{tabindex:0,role:"group","aria-label":e},
o),s&&d("p",Mo(s)))}function Jl(e,t){let n=e.get("shelves"),s=(c,{which:u,about:h,page:p})=>{let m=d("a.btn",{"data-k":`\
open.${c.id}.${u}`},"Open"),f=()=>m.setAttribute("href",kt(p,"",lt()));return f(),t.push(Ft(f)),m.setAttribute("aria-lab\
el",`Open: ${$o[u]}, ${c.title}`),d("li",d("span",d("b",$o[u]),d("small",h)),d("span.ways",pt()&&p&&m,d("button.btn",{"d\
ata-k":`notebook.${c.id}.${u}`,"aria-label":`Download: ${$o[u]}, ${c.title}`,onclick:()=>e.send({kind:"notebook",game:c.
id,which:u})},"Download")))},r=(c,u,h)=>{let p=d("a.btn",{"data-k":`class.${c.id}.${u}`,"aria-label":`Start a class: ${h}`}),
m=()=>p.setAttribute("href",kt(c.classroom,`class/2 ${c.id} lesson=${u}:`,lt()));return m(),t.push(Ft(m)),p.textContent=
"Start a class",p},o=(c,{number:u,name:h,about:p})=>{let m=d("div.teachers-page",{"data-page":`${c.id} ${u}`}),f=(b,g)=>d(
"button.btn",{"data-k":`${b}.${c.id}.${u}`,"aria-label":`${g}: ${h}`,onclick:()=>e.send({kind:b,game:c.id,lesson:u})},g);
return d("li",d("details",{ontoggle:b=>{b.target.open&&!m.childElementCount&&e.send({kind:"page",game:c.id,lesson:u})}},
d("summary",{"data-k":`page.${c.id}.${u}`},d("span.nr",{"aria-hidden":"true"},String(u)),d("span",h,d("small",p))),m),d(
"span.ways",f("sheet","Worksheet"),f("quiz","Quiz"),c.classroom&&r(c,u,h)))},i=c=>{let u={"data-k":`cover.${c.id}`,"aria\
-label":`Cover lesson: ${c.title}`};return c.cover?d("a.btn",{...u,href:c.cover},"Cover lesson"):d("button.btn",{...u,onclick:()=>e.
send({kind:"cover",game:c.id})},"Cover lesson")},a=d("section.sheet.teach",{"aria-label":"Teach"},d("h1","Teach"),d("p.m\
ute","Each lesson has a worksheet to print, a quiz for Moodle and a teacher's page. ","The notebooks take 45 minutes and\
 mark themselves."),n.map(c=>{let u=d("article.shelf",d("h2",d("i.patch",{"aria-hidden":"true"}),c.title),d("div",c.notebooks.
length>0&&d("ul.books",c.notebooks.map(h=>s(c,h))),d("details.answers",d("summary",{"data-k":`answers.${c.id}`},"For tea\
chers: lessons with answers"),d("p.cover","Need a lesson for a substitute? ",i(c)),d("ol.books",c.lessons.map(h=>o(c,h))))));
return rt(u,c.palette),u})),l=c=>{if(Dt(c),c.kind!=="page")return;a.querySelector(`[data-page="${CSS.escape(`${c.game} ${c.
lesson}`)}"]`)?.replaceChildren(d("p.mute",c.note.replaceAll("`","")),...c.parts.map(([h,p,m])=>{let f=`${h}${p?` (${p})`:
""}`;return h==="Key"?xf(f,m):d("p",d("b",`${f} `),Mo(m))}))};return e.on("msg:custom",l),t.push(()=>e.off("msg:custom",
l)),a}var vf=e=>d("img",{alt:"",src:`data:image/svg+xml,${encodeURIComponent(e)}`}),$f=()=>x("svg.logo",{viewBox:"0 0 36 36","\
aria-hidden":"true"},[0,8.25,16.5,24.75,33].map(e=>x("path",{d:`M0 ${e}h36v3H0z`,fill:"currentColor"})),B(18,18,12.5,{fill:"\
var(--paper)"}),[-8,-2.6,2.8,8.2].map(e=>{let t=Math.sqrt(121-(Math.abs(e)+1)**2);return x("path",{d:`M${17+e} ${18-t}h2\
.8v${2*t}h-2.8z`,fill:"currentColor"})}));function Xl({model:e,el:t}){let n=d("div.uw.uw-gallery");t.append(n);let s=[()=>{}],
r=(k,v,M)=>{if(!pt()||!v.page)return d("button",{...k,onclick:()=>e.send({kind:"open",game:v.game,link:v.link})},M);let $=d(
"a",{...k,href:kt(v.page,v.link,lt())},M);return s.push(Ft(()=>$.setAttribute("href",kt(v.page,v.link,lt())))),$},o=d("d\
iv.themes"),i=()=>{let k=o.contains(nt(o));o.replaceChildren(bt({label:"Theme",choices:Ye,value:lt(),pick:vn,k:"theme"})),
k&&o.querySelector("[aria-pressed=true]").focus()};s.push(Ft(i)),i();let a=(...k)=>d("div.part",{role:"tabpanel",tabindex:-1},
k),l=e.get("lessons"),c=a(),u=l.title&&a(ql(l,e.get("games"),r)),h=a(Jl(e,s)),p=u?[c,u,h]:[c,h],m=u?["Games","Lessons","\
Teach"]:["Games","Teach"],f=d("div.tabs",{role:"tablist","aria-label":"Pages"},p.map((k,v)=>{let M=Z("part");return k.setAttribute(
"aria-labelledby",M),d("button",{id:M,role:"tab","data-k":`part.${v}`,onclick:()=>b(v),onkeydown:g},m[v])})),b=k=>{p.forEach(
(v,M)=>{v.hidden=M!==k;let $=f.children[M];$.setAttribute("aria-selected",String(M===k)),$.setAttribute("tabindex",M===k?
"0":"-1")})};function g(k){if(k.key!=="ArrowRight"&&k.key!=="ArrowLeft")return;k.preventDefault();let v=p.length,M=p.findIndex(
$=>!$.hidden);w((M+(k.key==="ArrowRight"?1:v-1))%v)}let w=k=>{b(k),f.children[k].focus()},y=(k,v,M,$)=>d("button",{class:$,
"data-k":`to.${v}`,onclick:()=>{w(p.indexOf(k)),scrollTo(0,0)}},d("b",v),d("span.about",M),d("span.go",{"aria-hidden":"t\
rue"},"→"));return b(0),n.append(d("header.house",$f(),d("b","Uncle Widgets"),f,o),...p),c.append(Bl(e,r,s)),c.append(
d("div.doors",e.get("games").map(k=>{let v=d("article.door",d("div.picture",vf(k.art)),d("div.sheet",d("h2",k.title),d("\
p.mute",k.tagline),k.learn.length>0&&d("div.learn",d("h3","You will learn"),d("ul",k.learn.map(([M,$,E],L)=>d("li",r({class:"",
"data-k":`learn.${k.id}.${L}`},{game:k.id,page:k.page,link:E},[d("span",M),d("small",$)]))))),d("div.row",d("div.ways",r(
{class:"btn solid","data-k":`watch.${k.id}`,"aria-label":`Watch ${k.title}`},{game:k.id,page:k.page,link:""},"Watch"),r(
{class:"btn","data-k":`play.${k.id}`,"aria-label":`Play ${k.title}`},{game:k.id,page:k.page,link:k.play},"Play"),k.lessons.
length>0&&r({class:"btn","data-k":`lessons.${k.id}`,"aria-label":`${k.title} lessons`},{game:k.id,page:k.page,link:k.lessons[0].
link},"Lessons")),d("span.mute.small",k.players))));return rt(v,k.palette),v}),d("div.ways-on",u&&y(u,"Lessons",l.short,
"solid"),y(h,"Teach","Ready-made lessons, live class votes, printable worksheets.","")))),n.append(d("div.small-print",d(
"p","Open source. It works in notebooks, on web pages and on phones.",e.get("docs")&&[" ",d("a",{href:e.get("docs")},"Do\
cumentation")]),d("p","The rules are in our own words, and the pictures are our own. Game names are trademarks of their \
owners."))),()=>{for(let k of s)k()}}var Ql=Symbol.for("uncle_widgets.presses");function _o(e){let t=e.composedPath()[0],n=t instanceof Element?t.closest("bu\
tton"):null;return n?.closest(".uw")?n:null}var tc=({dataset:e,textContent:t})=>e.k??e.act??e.clause??t;function ec(){let e=globalThis;
if(e[Ql])return;e[Ql]=!0;let t=null,n=null,s=o=>{let i=t,a=_o(o);t=n=null,!(!i||i.isConnected||!a||tc(a)!==tc(i))&&setTimeout(
()=>{n instanceof Node&&a.contains(n)||a.click()})},r=[["pointerdown",o=>t=o.button||o.pointerType==="touch"?null:_o(o)],
["pointerup",s],["pointercancel",()=>t=null],["keydown",o=>o.repeat||(t=o.key===" "?_o(o):null)],["keyup",o=>o.key===" "&&
s(o)],["click",o=>n=o.composedPath()[0]]];for(let[o,i]of r)window.addEventListener(o,i,{capture:!0})}var Mf=".uw, .uw-page, .uw-room",_f="data-lm-suppress-shortcuts",nc=Symbol.for("uncle_widgets.keys"),Sf=/^(enter|backspace|delete|home|end|arrow\w+|[amyz])$/i,
sc=e=>(e.ctrlKey||e.metaKey)&&!Sf.test(e.key),rc=e=>e.composedPath().filter(t=>t instanceof HTMLElement&&t.matches(Mf)).
at(-1);function So(){let e=globalThis;if(e[nc])return;e[nc]=!0,ec();let t=new WeakSet,n=s=>{sc(s)||s.stopPropagation()};
window.addEventListener("keydown",s=>{let r=rc(s),o=s.composedPath()[0];!(r instanceof HTMLElement)||!(o instanceof Element)||
(o.toggleAttribute(_f,!sc(s)),!t.has(r)&&(t.add(r),r.addEventListener("keydown",n)))},{capture:!0}),window.addEventListener(
"pointerdown",s=>{let r=rc(s);r instanceof HTMLElement&&!r.hasAttribute("tabindex")&&(r.tabIndex=-1)},{capture:!0})}var ht=class{constructor(t){this.values=t,this.heard=new Map,this.saying=n=>{}}get(t){return this.values[t]}set(t,n){this.
put({[t]:n})}put(t){let n=Object.keys(t).filter(s=>Ot(this.values[s],t[s]));for(let s of n)this.values[s]=t[s];for(let s of n)
this.tell(`change:${s}`,t[s])}save_changes(){}send(t){this.saying(t)}on(t,n){for(let s of t.split(" "))this.heard.has(s)||
this.heard.set(s,new Set),this.heard.get(s)?.add(n)}off(t,n){for(let s of t.split(" "))this.heard.get(s)?.delete(n)}tell(t,n){
for(let s of[...this.heard.get(t)??[]])s(n)}},Ot=(e,t)=>e!==t&&JSON.stringify(e)!==JSON.stringify(t);var z,ac,Tf,be,To,Ts,lc,$s,cc,Lo,Eo,Ef,$n=Symbol.for("pv"),Es={},Ls=[],Lf=/^m(i|n|o|s|text|space)$/,Ao=Array.isArray,uc=Ls.
slice,Oe=Object.assign;function Ue(e){e&&e.parentNode&&e.remove()}function Ms(e,t,n,s,r){var o={type:e,props:t,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:$n,__v:r||
++ac,__i:-1,__u:0};return!r&&z.vnode&&z.vnode(o),o}function ne(e){return e.children}function _s(e,t){this.props=e,this.context=t,this.__g=0}function we(e,t){if(t==null)return e.
__&&we(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||
e.props.__P?null:we(e)}function Af(e){var t,n=e.__v,s=n.__e,r=[],o=[],i=e.__P;i&&((t=Oe({constructor:$n},n)).__v=n.__v+1,
z.vnode&&z.vnode(t),Uo(i,t,n,e.__n,i.namespaceURI,32&n.__u?[s]:null,r,s||we(n),32&n.__u,o),t.__v=n.__v,t.__.__k[t.__i]=t,
gc(r,t,o),n.__=n.__e=null,t.__e!=s&&hc(t))}function hc(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(
function(t){return t&&(e.__e=t.__e)}),hc(e)}function oc(e){(8&e.__g||(e.__g|=8,be.push(e),Ts++))&&To==z.debounceRendering||
((To=z.debounceRendering)||queueMicrotask)(dc)}function dc(){try{for(var e,t=1;be.length;)be.length>t&&be.sort(lc),e=be.
shift(),t=be.length,8&e.__g&&Af(e)}finally{(Ts=be.length)&&(To||queueMicrotask)(dc)}}function mc(e,t,n,s,r,o,i,a,l,c,u){
var h,p,m,f,b,g,w=s.__k||Ls,y=t.length;for(l=Uf(n,t,w,l,y),h=0;h<y;h++)(m=n.__k[h])!=null&&(p=~m.__i&&w[m.__i]||Es,m.__i=
h,g=Uo(e,m,p,r,o,i,a,l,c,u),f=m.__e,(p.ref!=m.ref||8&p.__u)&&(p.ref&&Oo(p.ref,null,m,p),m.ref&&u.push(m.ref,m.__c||f,m)),
b=b||f,4&m.__u?(l=pc(m,l,e,!p.__v),p.__e&&(p.__e=null)):typeof m.type=="function"&&g!==void 0?l=g:f&&(l=f.nextSibling),m.
__u&=-21);return n.__e=b,l}function Uf(e,t,n,s,r){var o,i,a,l,c,u,h,p,m,f=n.length,b=f,g=0,w=0,y=e.__k=Array(r);for(o=0;o<
r;o++)(i=t[o])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=y[o]=Ms(null,
i):Ao(i)?i=y[o]=Ms(ne,{children:i}):i.constructor===$n&&i.__b?i=y[o]=Ms(i.type,i.props,i.key,i.ref,i.__v):y[o]=i,l=o+g,i.
__=e,i.__b=e.__b+1,a=null,~(c=i.__i=Of(i,n,l,b))&&(b--,(a=n[c])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,c==l-1?g--:c==l+1?g++:c!=
l&&(c>l?g--:g++,w=1)):(~c||(r>f?g--:r<f&&g++),typeof i.type!="function"&&(i.__u|=4))):y[o]=null;if(w){for(u=[],h=[],o=0;o<
r;o++)if((i=y[o])&&16&i.__u){for(g=0,p=u.length;g<p;)u[m=g+p>>1]<i.__i?g=m+1:p=m;u[g]=i.__i,h[o]=g+1}for(g=u.length;o--;)
h[o]&&(h[o]==g?g--:y[o].__u|=4)}if(b)for(o=0;o<f;o++)!(a=n[o])||2&a.__u||(a.__e==s&&(s=we(a)),Po(a,a));return s}function pc(e,t,n,s){
var r,o,i,a;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(o=0;o<r.length;o++)r[o]&&(r[o].__=e,t=pc(
r[o],t,n,!1));return t}for(t&&!t.parentNode&&(t=we(e))&&!t.parentNode&&(t=null),i=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;
for(i!=a&&(!s&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==
8&&!t.data.startsWith("$s"););return t}function Of(e,t,n,s){var r,o=e.key,i=e.type,a=t[n],l=a&&!(2&a.__u);if(a===null&&o==null||l&&o==a.key&&i==a.type)return n;
if(s>(l?1:0)){for(r=n-1;r>=0;r--)if((a=t[r])&&!(2&a.__u)&&o==a.key&&i==a.type)return r;for(r=n+1;r<t.length;r++)if((a=t[r])&&
!(2&a.__u)&&o==a.key&&i==a.type)return r}return-1}function ic(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}
function vs(e,t,n,s,r){var o,i;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof s=="string"&&(e.style.
cssText=s=""),s)for(t in s)n&&t in n||ic(e.style,t);if(n)for(t in n)s&&n[t]==s[t]||ic(e.style,t,n[t])}else if(t[0]=="o"&&
t[1]=="n")typeof n!="function"&&(n=null),typeof s!="function"&&(s=null),(e.__e||(e.__e={}))[t]=n,n&&s||(i=Eo[t]||(Eo[t]=
Pf(t)),(e.__a||(e.__a={}))[t]=Lo,o=t!=(t=t.replace(cc,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(
t,i,o):e.removeEventListener(t,i,o));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="c\
olSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===
!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Pf(e){return function(t){var n=this.
__e;if(n){if(n=n[e],t[$s]==null)t[$s]=Lo++;else if(t[$s]<this.__a[e])return;return n(z.event?z.event(t):t)}}}function Uo(e,t,n,s,r,o,i,a,l,c){
var u,h,p,m,f,b,g,w,y,k,v,M,$,E,L,S,_,U,H=t.type;if(t.constructor!==$n)return null;128&n.__u&&(l=32&n.__u,u=n.__c.__z)&&
(t.__u|=l,h=o=[],u.nodeType==8?a=Ss(u,o):o.push(u),a=o[0]||a),(u=z.__b)&&u(t);t:if(typeof H=="function"){p=i.length;try{
if(w=t.props,y=(u=H.prototype)&&u.render,k=(u=H.contextType)&&s[u.__c],v=u?k?k.props.value:u.__:s,(m=n.__c)?(t.__c=m,2&m.
__g&&(m.__g|=1)):(y?t.__c=m=new H(w,v):(t.__c=m=new _s(w,v),m.constructor=H,m.render=Hf),k&&k.sub(m),m.state||(m.state={}),
m.__n=s,m.__g|=8,m.__h=[],m.__k=[]),y&&(m.__s||(m.__s=m.state),H.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=Oe({},
m.__s)),Oe(m.__s,H.getDerivedStateFromProps(w,m.__s)))),f=m.props,b=m.state,m.__v=t,n.__c){if(w!==f&&y&&!H.getDerivedStateFromProps&&
m.componentWillReceiveProps&&m.componentWillReceiveProps(w,v),t.__v==n.__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&
m.shouldComponentUpdate(w,m.__s,v)===!1){t.__v!=n.__v&&(m.props=w,m.state=m.__s,m.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.
some(function(C){C&&(C.__=t)}),Ls.push.apply(m.__h,m.__k),m.__k=[],m.__h.length&&i.push(m),a=we(n);break t}m.componentWillUpdate&&
m.componentWillUpdate(w,m.__s,v),y&&m.componentDidUpdate&&m.__h.push(function(){m.componentDidUpdate(f,b,g)})}else y&&!H.
getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),y&&m.componentDidMount&&m.__h.push(m.componentDidMount);
m.context=v,m.props=w,m.__P=e,m.__g&=-5,M=z.__r,$=y?25:0;do m.__g&=-9,M&&M(t),u=m.render(m.props,m.state=m.__s,m.context);while(8&
m.__g&&++$<25);y&&(Ls.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(s=Oe({},s,m.getChildContext())),
y&&n.__c&&m.getSnapshotBeforeUpdate&&(g=m.getSnapshotBeforeUpdate(f,b)),E=u&&u.type===ne&&u.key==null?u.props.children:u,
w.__P&&(u=a,r=(e=w.__P).namespaceURI,l=o=null,n.props&&n.props.__P!=e&&(n.__k.some(function(C){C&&Po(C,C)}),n.__k=null),
a=n.__k?we(n,0):null),a=mc(e,Ao(E)?E:[E],t,n,s,r,o,i,a,l,c),w.__P&&(t.__e=null,a=u),t.__u&=-161,h&&h.some(Ue),m.__h.length&&
i.push(m),1&m.__g&&(m.__g&=-4)}catch(C){if(i.length=p,t.__v=null,l||o)if(C&&C.then){if(t.__u|=128|l,o){for(~(_=o.indexOf(
a||void 0))||(_=o.length);(U=o[_-1])&&U.nodeType==8;)_--;for(;_<o.length;_++)if(U=o[_])if(o[_]=null,L){if(U==S)break}else{
if(U.nodeType!=8)break;U.data.startsWith("$s")&&(S=Ss(L=U))}}if(!L){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;
L=a}(u=Ss(L=t.__c.__z||(t.__c.__z=L)))?(t.__e=L,a=u):t.__e=a,a=a&&a.nextSibling}else o&&o.some(Ue);else t.__e=n.__e;t.__k||
(t.__k=n.__k||[]),C&&C.then||fc(t),z.__e(C,t,n)}}else a=t.__e=Rf(n.__e,t,n,s,r,o,i,l,c,e);return(u=z.diffed)&&u(t),a}function Ss(e,t){
if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))
n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function fc(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.
some(fc))}function gc(e,t,n){for(var s=0;s<n.length;)Oo(n[s++],n[s++],n[s++]);z.__c&&z.__c(t,e),e.some(function(r){try{e=
r.__h,r.__h=[],e.some(function(o){o.call(r)})}catch(o){z.__e(o,r.__v)}})}function Rf(e,t,n,s,r,o,i,a,l,c){var u,h,p,m,f,
b,g,w,y=n.props||Es,k=t.props,v=t.type;if(v=="svg"?r="http://www.w3.org/2000/svg":v=="math"?r="http://www.w3.org/1998/Ma\
th/MathML":r||(r="http://www.w3.org/1999/xhtml"),o){for(u=0;u<o.length;u++)if((f=o[u])&&(v?f.localName==v:f.nodeType==3)){
e=f,o[u]=null;break}}if(!e){if(w=c.ownerDocument||document,!v)return w.createTextNode(k);e=w.createElementNS(r,v,k.is?k:
c),a&&(z.__m&&z.__m(t,o),a=!1),o=null}if(v){if(c=v=="template"&&e.content||e,o=v=="textarea"&&k.defaultValue!=null?null:
o&&uc.call(c.childNodes),!a&&o)for(y={},u=0;u<e.attributes.length;u++)y[(f=e.attributes[u]).name]=f.value;for(u in y)f=y[u],
u=="dangerouslySetInnerHTML"?p=f:u=="children"||u in k||u=="value"&&"defaultValue"in k||u=="checked"&&"defaultChecked"in
k||vs(e,u,null,f,r);for(u in k)f=k[u],u=="children"?m=f:u=="dangerouslySetInnerHTML"?h=f:u=="value"?b=f:u=="checked"?g=f:
a&&typeof f!="function"||y[u]===f||vs(e,u,f,y[u],r);h?(a||p&&(h.__html==p.__html||h.__html==e.innerHTML)||(e.innerHTML=h.
__html),t.__k=[]):(p&&(e.textContent=""),(v=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Lf.test(v))&&(r="\
http://www.w3.org/1999/xhtml"),mc(c,Ao(m)?m:[m],t,n,s,r,o,i,o?o[0]:n.__k&&we(n,0),a,l),o&&o.some(Ue)),a&&v!="textarea"||
(u="value",v=="progress"&&b==null?e.removeAttribute(u):b==null||b===e[u]&&(v!="progress"||b)||vs(e,u,b,y[u],r),u="checke\
d",g!=null&&g!=e[u]&&vs(e,u,g,y[u],r))}else y===k||a&&e.data==k||(e.data=k);return e}function Oo(e,t,n,s){try{typeof e==
"function"?t?t.__x=e(t)||1:s&&(s=s.__c||s.__e)&&(t=s.__x)&&(s.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){
z.__e(r,n)}}function Po(e,t,n){var s,r,o,i;if(z.unmount&&z.unmount(e),!(s=e.ref)||s.current&&s.current!=e.__e||Oo(s,null,
t,e),s=e.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(a){z.__e(a,t)}s.__P=s.__n=null}if(s=e.__k)for(i=
0;i<s.length;i++)s[i]&&Po(s[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(s=e.__c)&&(s=s.__z)&&(r=Ss(s,o=[]))&&(s==
e.__e&&o.some(Ue),Ue(r),Ue(s)),n||Ue(e.__e),e.__e=e.__c=e.__=null}function Hf(e,t,n){return this.constructor(e,n)}function ye(e,t){
var n,s,r,o;z.__&&z.__(e,t),t.nodeType==9&&(t=t.documentElement),s=(n=e&&32&e.__u)?null:t.__k,t.__k=Ms(ne,{children:[e]}),
r=[],o=[],Uo(t,t.__k,s||Es,Es,t.namespaceURI,s?null:t.firstChild?uc.call(t.childNodes):null,r,s?s.__e:t.firstChild,n,o),
gc(r,t.__k,o),t.__k.props.children=null}z={__e:function(e,t,n,s){for(var r,o,i;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(o=r.constructor)&&o.getDerivedStateFromError)&&
r.setState(o.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,s||{}),i=1),i&&8&r.__g)return void(r.
__g|=2)}catch(a){e=a}}throw Ts=0,e}},ac=0,Tf=function(e){return e!=null&&e.constructor===$n},_s.prototype.setState=function(e,t){
var n=this.__s;n&&n!=this.state||(n=this.__s=Oe({},this.state)),typeof e=="function"&&(e=e(Oe({},n),this.props)),e&&(Oe(
n,e),this.__v&&(t&&this.__k.push(t),oc(this)))},_s.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.
push(e),oc(this))},_s.prototype.render=ne,be=[],Ts=0,lc=function(e,t){return e.__v.__b-t.__v.__b},$s=Symbol(),cc=/(PointerCapture)$|Capture$/i,
Lo=0,Eo={},Ef=0;var Ro=150,Ho=112,bc=7,As=8,Nf=50,Cf=16,jt=(e,t,n,s)=>({kind:e,key:"",x:t,y:n,...s}),Us=(e,t,n,s={})=>jt("text",t,n,{lines:[
e],size:14,bold:!1,quiet:!1,anchor:"start",tone:"",...s}),wc=(e,t,n,s)=>jt("card",t,n,{w:s,face:e.face??null,label:e.label,
kin:e.kin,seen:s}),No=(e,t,n,s)=>jt("lit",e,t,{w:n,h:s,tab:"",role:""});function Bf({id:e,cards:t=[],columns:n=0},s,r){let o=n||
t.length,i=t.some(h=>h.above)?19:0,a=n||t.length<4?s+5:Math.max(s*.66,i+3),l=s*1.4+5,c=a*(o-1)+s,u=i+l*Math.ceil(t.length/
o)-5;return{w:c,h:u,put:(h,p)=>[...t.flatMap((f,b)=>{let g=h+a*(b%o),w=p+i+l*Math.floor(b/o),y=b===t.length-1;return[wc(
f,g,w,s),...f.above?[Us(f.above,g,w-6,{bold:y,quiet:!y})]:[],...r.has(f.key)?[No(g,w,s,s*1.4)]:[]]}),...r.has(e??"")&&t.
length>1?[No(h,p+i,c,u-i)]:[]]}}function Df(e,t,n){let s=e.top&&!e.top.face,r=s?Math.min(3,e.count-1):0,o=r*2.5;return{w:t+
o,h:t*1.4+o,put:(i,a)=>[jt("pile",i,a+o,{w:t,under:r,empty:!e.top}),...e.top?[wc(e.top,i,a+o,t)]:[],...n.has(e.id)?[No(i,
a+o,t,t*1.4)]:[]]}}function If(e,t){let n=Math.min(21,Math.max(16,Math.round(t*.42))),s=n*.8,r=e.counters?.find(({value:f,
art:b})=>f||!b)??e.counters?.[0],o=r?.value?r.art:"",i=r?String(r.value):"",a=r&&!o?r.label:"",l=e.alert?e.alert:a,c=Math.
ceil((r?.value??0)/10),u=o==="chips"?66:0,h=n+5+W(i,s*1.1),p=h+(o==="agents"?8+23*(r?.value??0):0);return{w:Math.max(p,o===
"chips"?15*c-2:0,W(l,14)),h:u+n+(l?17:0),put:(f,b)=>[...o==="chips"?[jt("chips",f,b+u-4,{count:r?.value,w:13,t:4,g:2,pitch:15})]:
[],...o==="agents"?[jt("agents",f+h+8,b,{count:r?.value,full:r?.value,size:18})]:[],jt("mark",f,b+u,{seat:e.seat,size:n,
active:!!e.active||e.note==="wins"}),Us(i,f+n+5,b+u+n*.76,{size:s,bold:!0}),...l?[Us(l,f,b+u+n+14,{tone:e.alert?"lit":"",
bold:!!e.alert})]:[]]}}function Wf({board:e,zone:t},n,s){let r=e,o={heat:{},clear:!1,acting:!1,spots:{},lit:Object.fromEntries(
[...s].map(l=>[l,""]))},i=n,a=n*r.height/r.width;return{w:i,h:a,put:(l,c)=>[jt("board",l,c,{board:r,zone:t,...o,w:i,h:a,
k:i/r.width})]}}function qf(e,t,n){let s=e.zone;switch(e.kind){case"cards":return Bf(e,t,n);case"stack":return Df(s,t,n);case"\
seat":return If(s,t);case"tokens":return Wf(e,t*3.2,n);case"dice":{let r=Math.min(30,t*.8),o=s.values.length*(r+10)-10;return{
w:o,h:r,put:(i,a)=>[jt("dice",i,a,{...s,lit:s.lit??[],w:o,size:r})]}}case"ring":{let r=t*.66,o=r*1.42;return{w:2*o,h:2*o,
put:(i,a)=>[jt("ring",i+o,a+o,{r,ring:{...s,marks:[],note:""}})]}}case"words":{let r=(e.words??"").split(`
`);return{w:Math.max(...r.map(o=>W(o,15))),h:17*r.length,put:(o,i)=>r.map((a,l)=>Us(a,o,i+13+17*l,{bold:!l}))}}default:return{
w:22,h:12,put:(r,o)=>[jt("arrow",r,o,{back:e.kind==="left"})]}}}var Ff=({back:e})=>[x("path.arrow",{d:"M0 4.5h13V0l9 6-9\
 6V7.5H0z",transform:e?"translate(22 0) scale(-1 1)":null})];function jf({rows:e,lit:t=[]}){let n=new Set(t),s=(r,o)=>r.
reduce((i,a)=>i+a+o,-o);for(let r=Nf;;r-=1){let o=e.map(u=>u.map(h=>qf(h,r,n))),i=o.map(u=>s(u.map(({w:h})=>h),As)),a=o.
map(u=>Math.max(...u.map(({h})=>h))),l=s(a,As);if(r>Cf&&(Math.max(...i)>Ro-2*bc||l>Ho-2*bc))continue;let c=(Ho-l)/2;return o.
flatMap((u,h)=>{let p=(Ro-i[h])/2,m=c;return c+=a[h]+As,u.flatMap(({w:f,h:b,put:g})=>{let w=p;return p+=f+As,g(w,m+(a[h]-
b)/2)})})}}var Vf=({title:e,says:t})=>`${e}${/^\p{Ll}/u.test(t)?"":"."} ${t}`,Gf=e=>x("svg.uw-table",{viewBox:`0 0 ${Ro}\
 ${Ho}`,role:"img","aria-label":Vf(e)},jf(e).map(t=>x("g",{class:`thing ${t.kind}`,transform:`translate(${t.x} ${t.y})`},
t.kind==="arrow"?Ff(t):Te(t)))),Os=({pictures:e})=>d("ol.howto",e.map((t,n)=>d("li",Gf(t),d("p",d("b",`${n+1}. ${t.title}`),
` ${t.says}`))));var yc="uncle_widgets.howto.";function Je(e,t,n="menu"){let s=Z("howto"),r=t.getRootNode(),o=r.activeElement;Il();let a=d(
"dialog.sheet.howto-over",{"aria-labelledby":s,onclose:()=>{a.remove(),Le(yc+e.game,"1"),Ae(e.game,!0);let l=o?.isConnected&&
o!==document.body?o:t.closest(".uw")?.querySelector(`[data-k="${n}"]`);(l instanceof HTMLElement||l instanceof SVGElement)&&
l.focus({preventScroll:!0})}},d("div.thead",d("h2",{id:s,tabindex:-1,autofocus:!0},"How to play"),d("p.mute",e.title)),d(
"p.goal",e.aim),Os(e),d("button.btn.solid",{"data-k":"howto.close",onclick:()=>a.close()},"Close"));t.append(a),a.showModal()}
function kc(e,t,n){e?.aim&&t==="play"&&!ge(yc+e.game)&&!n.querySelector("dialog")&&Je(e,n,"tab.play")}var Kf=Symbol.for("pv"),Zf=0;function T(e,t,n,s,r,o){t||(t={});var i,a,l=t;if("ref"in l&&typeof e!="function")for(a in l={},t)a=="ref"?i=t[a]:l[a]=t[a];
var c={type:e,props:l,key:n,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Kf,__v:--Zf,__i:-1,__u:0};return(r||
o)&&(c.__source=r,c.__self=o),z.vnode&&z.vnode(c),c}function Co({howto:e,over:t}){return T("div",{class:"aim",role:"group","aria-label":"The aim of the game",children:[T("p",
{children:[T("span",{class:"whole",children:e.aim}),T("span",{class:"short",children:e.short})]}),T("button",{type:"butt\
on",class:"btn quiet","data-k":"howto","aria-haspopup":"dialog",onClick:()=>Je(e,t),children:"How to play"}),T("button",
{type:"button",class:"btn quiet","data-k":"known","aria-label":"Close the aim of the game",onClick:()=>Wl(e.game),children:"\
×"})]})}var xc=55,Yf=74,zf=46,Bo=36,Jf=46;function Xf(e){let t=e.closest(".uw-room");return!!(t&&!e.closest(".uw-page")&&t.getBoundingClientRect().
top+window.scrollY>window.innerHeight/2)}function Qf(e){if(pt())return Xf(e)?window.innerHeight:null;let t=e.getRootNode();
return t instanceof ShadowRoot?tg(t.host):e.closest(".jp-WindowedPanel-outer, .jp-NotebookPanel-notebook, .jp-Notebook")?.
clientHeight??Number.NaN}function tg(e){let t=window.innerHeight,n=e;for(;n;){let{overflowY:s,maxHeight:r,paddingTop:o,paddingBottom:i}=getComputedStyle(
n);if(s==="auto"||s==="scroll"){let l=parseFloat(r)-parseFloat(o)-parseFloat(i);r.endsWith("px")?t=Math.min(t,l):n.scrollHeight>
n.clientHeight+1&&(t=Math.min(t,n.clientHeight))}let a=n.getRootNode();n=n.parentElement??(a instanceof ShadowRoot?a.host:
null)}return t}function eg(e,t,n,s=xc){let r=n?Math.max(Bo,Math.min(Jf,t)):t;return e>=s&&r>=Bo?{kind:e>=Yf?"large":"mid\
dle",height:r}:{kind:r<Bo||n?"flow":"phone",height:r}}function Mn(e,t){let n="",s=()=>{let i=e.closest(".uw-page")??e.closest(
".uw-room");if(!i)return;let a=parseFloat(getComputedStyle(e).fontSize)||16,l=Qf(e),c=l==null?i.getBoundingClientRect().
top+window.scrollY:0,u=l??window.innerHeight-2*c,h=i.classList.contains("uw-position")?zf:xc,p=i.clientWidth/a,{kind:m,height:f}=eg(
p,u/a,l!=null,h),b=`${m} ${Math.floor(f*a)} ${a}`;i.classList.toggle("uw-beside",l!=null&&m==="flow"&&p>=h),b!==n&&(n=b,
i.dataset.fit=m,i.classList.toggle("uw-one",m==="large"||m==="middle"),i.classList.toggle("uw-middle",m==="middle"),i.classList.
toggle("uw-phone",m==="phone"),i.classList.toggle("uw-fits",m!=="flow"),i.style.setProperty("--uw-h",`${Math.floor(f*a)}\
px`),i.style.setProperty("--uw-rem",`${a}px`),t())},r=new ResizeObserver(s),o=()=>{let i=e.closest(".uw-page")??e.closest(
".uw-room");return!i&&e.isConnected?0:i?(r.observe(i),s(),0):requestAnimationFrame(o)};return o(),window.addEventListener(
"resize",s),()=>{r.disconnect(),window.removeEventListener("resize",s)}}function Vt(e,t,n){let s=d("div",{class:`jupyter-widgets ${n}`});return ze(e)({model:t,el:s}),s}var vc=()=>"serviceWorker"in navigator&&/^https?:$/.test(location.protocol),ng=[404,410];async function $c(e){if(!vc())return;
let t=new URL(`${e}sw.js`,document.baseURI);try{await Mc(t)}catch{await sg(t).catch(()=>{})}}async function Mc(e){await(await navigator.
serviceWorker.register(e)).update()}async function sg(e){let t=await fetch(e,{cache:"no-store"});if(!t.ok&&!ng.includes(
t.status))return;if(t.ok)try{await Mc(e);return}catch{}let{href:n,pathname:s}=new URL("./",e),r=await navigator.serviceWorker.
getRegistration(n);r?.scope===n&&(await r.unregister(),await caches.delete(`uncle_widgets ${s}`))}async function _c(){vc()&&
await navigator.serviceWorker.getRegistration()&&(await navigator.serviceWorker.ready).active?.postMessage({keep:!0})}async function Sc(e){let t=await fetch(e);if(t.status===202)return null;if(!t.ok||!t.body)throw new Error(`${e} didn't l\
oad (${t.status}).`);return new Response(t.body.pipeThrough(new DecompressionStream("gzip"))).json()}async function Pe(e){
for(;;){let t=await Sc(e);if(t)return t;await new Promise(n=>setTimeout(n,1500))}}async function Tc(e,t){let n=e[`${t} f\
irst`],s=n?await Sc(e[t]):await Pe(e[t]);return s?{saved:s,whole:null}:{saved:await Pe(n),whole:Pe(e[t])}}async function Ec(e){
let t=await fetch(e);if(!t.ok)throw new Error(`${e} didn't load (${t.status}).`);return t.text()}var Xe,dt,Do,Lc,Io=Object.is,Sn=0,Bc=[],Wo=[],ct=z,Ac=ct.__b,Uc=ct.__r,Oc=ct.diffed,Pc=ct.__c,Rc=ct.unmount,Hc=ct.__;function Ps(e,t){
ct.__h&&ct.__h(dt,e,Sn||t),Sn=0;var n=dt.__H||(dt.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function Gt(e){
return Sn=1,Fo(Ic,e)}function Fo(e,t,n){var s=Ps(Xe++,2);if(s.t=e,!s.__c&&(s.__=[n?n(t):Ic(void 0,t),function(o){var i=(s.
__N||s.__)[0],a=s.t(i,o);Io(i,a)||(s.__N=[a,s.__[1]],s.__c.setState({}))}],s.__c=dt,!dt.__f)){dt.__f=!0;var r=dt.shouldComponentUpdate;
dt.shouldComponentUpdate=function(o,i,a){var l=this.__H;if(!l)return!0;var c=!1,u=this.props!=o;if(l.__.some(function(p){
p.__N&&(c=!0,Io(p.__[0],p.__N[0])||(u=!0))}),r){var h=r.call(this,o,i,a);return c?h||u:h}return!c||u}}return s.__}function Rs(e,t){
var n=Ps(Xe++,3);!ct.__s&&jo(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,dt.__H.__h.push(n))}function yt(e,t){var n=Ps(Xe++,4);!ct.
__s&&jo(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,dt.__h.push(n))}function Nt(e){return Sn=5,Hs(function(){return{current:e}},[])}function Hs(e,t){var n=Ps(Xe++,7);return jo(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Dc(e,t){return Sn=8,Hs(function(){
return e},t)}function rg(){var e;do{for(;e=Wo.shift();)try{_n(e)}catch(n){ct.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Bc.shift();){var t=e.
__H;if(e.__P&&t)try{t.__h.some(_n),t.__h.some(qo),t.__h=[]}catch(n){t.__h=[],ct.__e(n,e.__v)}}}while(Wo.length)}ct.__b=function(e){
dt=null,Ac&&Ac(e)},ct.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Hc&&Hc(e,t)},ct.__r=function(e){Uc&&Uc(e),
Xe=0;var t=(dt=e.__c).__H;t&&(Do==dt?dt.__h=[]:(t.__h.some(_n),t.__h.some(qo),Xe=0),t.__h=[],t.__.some(function(n){n.__N&&
(n.__=n.__N),n.u=n.__N=void 0})),Do=dt},ct.diffed=function(e){Oc&&Oc(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Cc(Bc.push(
t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Do=dt=null},ct.__c=function(e,t){t.some(function(n){try{n.__h.some(_n),
n.__h=n.__h.filter(function(s){return!s.__||qo(s)})}catch(s){n.__h=[function(){throw s}]}}),Pc&&Pc(e,t)},ct.unmount=function(e){
Rc&&Rc(e);var t,n,s=e.__c;s&&s.__H&&(s.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||
!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,Cc(Wo.push(r))}else _n(r)}catch(o){t=o}}),s.__H=void 0,t&&ct.__e(t,s.__v))};var Nc=typeof requestAnimationFrame==
"function";function og(e){var t,n=function(){clearTimeout(s),Nc&&cancelAnimationFrame(t),setTimeout(e)},s=setTimeout(n,35);
Nc&&(t=requestAnimationFrame(n))}function Cc(e){e!=1&&Lc==ct.requestAnimationFrame||((Lc=ct.requestAnimationFrame)||og)(
rg)}function _n(e){var t=dt,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),dt=t}function qo(e){var t=dt;e.__c=e.__(),dt=
t}function jo(e,t){return!e||e.length!=t.length||t.some(function(n,s){return!Io(n,e[s])})}function Ic(e,t){return typeof t==
"function"?t(e):t}function Qe(){let[,e]=Fo(t=>t+1,0);return e}function Wc(e){let t=Qe();yt(()=>e(t),[])}function Re(e,...t){let n=Qe();return yt(
()=>{let s=t.map(r=>`change:${r}`).join(" ");return e.on(s,n),()=>e.off(s,n)},[e]),Object.fromEntries(t.map(s=>[s,e.get(
s)]))}var qc=(e,t)=>Re(e,t)[t];function Fc(e,t){let[n,s]=Gt(null);return yt(()=>{t.current&&nt(t.current)!==t.current&&s(
null)},[e]),[n??e,s]}function ig(e){let t=[];for(let n of e){let s=t.at(-1);s?.[0]===n?s[1]++:t.push([n,1])}return t.map(([n,s])=>s>1?`${n} (${s}\
 times)`:n)}var Ns=(e,t)=>[...e.querySelectorAll(t)].filter(n=>n.checkVisibility({visibilityProperty:!0}));function jc(e){
let t=s=>[...Ns(s,".caption :is(.place, .line:not(.chip))").map(r=>r.textContent??""),...ig(Ns(s,".felt .thing[aria-labe\
l]:not([aria-hidden=true])").map(r=>`- ${r.getAttribute("aria-label")}`))],n=Ns(e,".uw-panel [data-next], .uw-panel .giv\
en").map(s=>s.textContent??"");return[...Ns(e,".uw-table").flatMap(t),...n].join(`
`)}var ag=80,Vo=12,Go=e=>e.replace("-","−");function Tn({rule:e,value:t,set:n,refuses:s=!0}){let[r,o]=Gt(t),[i,a]=Gt(!0),
l=Hs(()=>Z("note"),[]),c=r.trim()===t.trim()?r:t,{words:u,meant:h}=c.trim()?at(c,e):{words:"",meant:""},p=h?Ee(c,e):i&&s?
u:"";Rs(()=>{if(i)return;let f=setTimeout(()=>a(!0),uo);return()=>clearTimeout(f)},[r,i]);let m=(f,b)=>{o(f),a(b),n(f.trim())};
return{text:c,sentence:p,meant:h,id:l,typed:f=>m(f,!1),put:f=>m(f,!0),complain:()=>a(!0),said:{"aria-invalid":p?!0:void 0,
"aria-describedby":p?l:void 0}}}function Ko({number:{text:e,sentence:t,meant:n,id:s},answer:r}){return T("div",{class:"n\
umnote",id:s,role:"status",children:[t&&T("p",{class:"refusal",children:t}),n&&T("div",{class:"row",children:[T("button",
{type:"button",class:"btn","data-k":"meant.yes",onClick:()=>r(n),children:"Yes"}),T("button",{type:"button",class:"btn",
"data-k":"meant.no",onClick:()=>r(`${e.trim()}%`),children:"No"})]})]})}function lg({text:e}){let t=Nt(null),n=Go(e),s=e!==
""&&he(n)&&n.length<=6,r=n.length<=Vo?n:`${n.slice(0,Vo-1)}…`;return yt(()=>{t.current?.replaceChildren(e===""?"?":s?Se(
n,n.length>4?34:50):r)},[e]),T("span",{class:e===""?"drawn none":"drawn","aria-hidden":"true",ref:t})}var cg=({unit:e,low:t,
high:n})=>e==="chance"?1:10**Math.floor(Math.log10((n-t)/50||1));function Vc({label:e,words:t,ends:n,enter:s,k:r="",control:o,
...i}){let a=Tn(i),l=Nt(null),{low:c,high:u}=i.rule,h=cg(i.rule),p=a.text.trim(),m=at(p,i.rule).value,f=Ul(p,i.rule),b=()=>String(
Number(Number(l.current?.value).toFixed(h<1?2:0))),g=()=>l.current?.focus({preventScroll:!0});o&&(o.current={focus:g,put:a.
put,complain:a.complain});let w=y=>{y.key==="Enter"&&(y.preventDefault(),p===""&&y.target===l.current?a.put(b()):p!==""&&
m==null?a.complain():p!==""&&s())};return T("div",{class:"asknum",children:[T("div",{class:"saynum",children:[T("span",{
class:"bigbox",children:[T("input",{class:"bignum",inputMode:c<0?"text":"decimal","data-k":`value${r}`,maxLength:ag,autocomplete:"\
off","aria-label":`${e} ${t}`,...a.said,style:{"--n":String(Math.min(Math.max(2,p.length),Vo))},value:a.text,onInput:y=>a.
typed(y.currentTarget.value),onChange:a.complain,onKeyDown:w}),T(lg,{text:p})]}),T("p",{children:[T("b",{class:"equals",
"aria-hidden":"true",children:f&&`= ${Go(f)} `}),t]})]}),T(Ko,{number:a,answer:y=>{a.put(y),g()}}),T("input",{type:"rang\
e",ref:l,class:m==null?"rng empty":"rng",min:c,max:u,step:h,"data-k":`range${r}`,"aria-label":e,"aria-valuetext":m==null?
"not set yet":`${f||p} ${t}`,style:{"--p":`${m==null?0:100*(m-c)/(u-c||1)}%`},value:m??(c+u)/2,onInput:()=>a.put(b()),onKeyDown:w}),
T("div",{class:"ends","aria-hidden":"true",children:[T("span",{children:n[0]}),T("span",{children:n[1]})]})]})}function ug({
measure:e,span:t,cases:n,label:s="Your guess",...r}){let o=co({measure:e,span:t}),i=e==="chance";return T(Vc,{...r,rule:o,
label:s,words:i?`out of 100 ${n}`.trim():e,ends:i?["never","always"]:[Go(String(o.low)),String(o.high)]})}function Gc({value:e,
set:t},n){let s=d("div.numfield"),r=i=>ye(n(i,o),s),o=i=>{r(i),t(i)};return r(e),s}function Kc(e){let t={current:null};return{
node:Gc(e,(n,s)=>T(Vc,{...e,value:n,set:s,control:t})),focus:()=>t.current?.focus(),put:n=>t.current?.put(n),complain:()=>t.
current?.complain()}}var Cs=e=>Gc(e,(t,n)=>T(ug,{...e,value:t,set:n}));var hg="input:not([type=range]), select, textarea, [contenteditable]:not([contenteditable=false])",Zo="uncle_widgets key\
s",dg="input, [role=tab], .chooser, .art",Zc=/^(Arrow|Home|End)/,zc="button, a, summary, label, [role=button], [role=tab\
]",tn=new Set,Yo=e=>e.closest(".uw-page")??e.closest(".uw-room")??e.closest(".uw"),Jc=e=>e.getClientRects().length>0,Xc=e=>!!e.
any||e.keys.some(t=>t.length===1&&t!==" ");function Bs(){try{return localStorage.getItem(Zo)!=="off"}catch{return!0}}function mg(e){
try{e?localStorage.removeItem(Zo):localStorage.setItem(Zo,"off")}catch{}}function pg({el:e,keys:t},n,s){let{key:r,shiftKey:o}=n;
return Zc.test(r)&&s.closest(dg)&&!(s instanceof HTMLInputElement&&e.contains(s))?!1:t().some(i=>(i.keys.includes(r)||i.
any?.(r))&&(!Zc.test(r)||o===!!i.shift)&&(!i.inside||e.contains(s))&&(!Xc(i)||Bs()&&!s.closest("input"))&&i.when()&&i.press(
r,s))}function Yc(e){if(e.defaultPrevented||e.isComposing||e.ctrlKey||e.metaKey||e.altKey)return;let t=e.composedPath(),
n=t[0];if(!(n instanceof Element)||n.closest("dialog")||n.closest(hg)&&e.key!=="Escape")return;let s=[...tn].filter(({el:r})=>{
let o=Yo(r);return o&&t.includes(o)&&Jc(r)});if(s.length){if(e.key==="?")zo(s[0].el);else if(!s.some(r=>pg(r,e,n)))return;
e.preventDefault(),e.stopPropagation()}}function Ds(e,t){let n={el:e,keys:t};return tn.size||document.addEventListener("\
keydown",Yc,!0),tn.add(n),()=>{tn.delete(n),tn.size||document.removeEventListener("keydown",Yc,!0)}}function zo(e){let t=Yo(
e),n=Z("keys"),r=[...tn].filter(l=>Yo(l.el)===t&&Jc(l.el)).flatMap(l=>l.keys()).filter(l=>l.when()),o=d("div.keys-typed"),
i=d("dialog.sheet.keys-list",{"aria-labelledby":n,onclose:()=>i.remove()}),a=()=>{let l=Bs();G(o,d("span",{"aria-hidden":"\
true"},"Letter, number and symbol keys"),bt({label:"Letter, number and symbol keys",choices:[[!0,"On"],[!1,"Off"]],value:l,
pick:c=>{mg(c),a()},k:"typed"}));for(let c of i.querySelectorAll("[data-typed]"))c.classList.toggle("off",!l)};i.append(
d("h2",{id:n,tabindex:-1,autofocus:!0},"Keyboard shortcuts"),d("p.mute","They work while the focus is on this page, but \
not while you type in a field."),d("dl",[...r,{keys:["?"],shown:"?",words:"Shows this list.",when:()=>!0,press:()=>!0}].
map(l=>d("div",{"data-typed":Xc(l)&&l.shown!=="?"?"":null},d("dt",d("kbd",l.shown)),d("dd",l.words)))),o,d("button.btn",
{"data-k":"keys.close",onclick:()=>i.close()},"Close")),a(),e.append(i),i.showModal()}function Qc({label:e,choices:t,value:n,pick:s,k:r}){return T("div",{class:"seg",role:"group","aria-label":e,children:t.map(
([o,i],a)=>T("button",{type:"button","data-k":`${r}.${a}`,"aria-pressed":o===n,onClick:()=>s(o),children:i},String(o)))})}var nu="uncle_widgets.tones",tu=220,fg=880,Is=.16,gg=.2,eu,su=[["","Off"],["heard","On"]],Jo=()=>ge(nu),ru=e=>Le(nu,e),bg=(e,[
t,n])=>tu*(fg/tu)**Math.min(1,Math.max(0,(e-t)/(n-t||1)));function wg(e){let t=eu??new AudioContext;eu=t,e.forEach((n,s)=>{
let r=new OscillatorNode(t,{frequency:n}),o=new GainNode(t,{gain:0}),i=t.currentTime+1.5*s*Is;o.gain.setValueAtTime(0,i),
o.gain.linearRampToValueAtTime(gg,i+Is/8),o.gain.linearRampToValueAtTime(0,i+Is),r.connect(o).connect(t.destination),r.start(
i),r.stop(i+Is)})}function ou(e,t,{span:n,answer:s,apart:r}){let o=t.runs[0].at(-1)?.[1],i=t.begun!==e.begun,a=!t.running&&
(i||e.running);if(!Jo()||o==null)return;let l=[...i?[o]:[],...a&&s&&!r?[s.value]:[]];l.length>0&&wg(l.map(c=>bg(c,n)))}var yg=[[!0,"On"],[!1,"Off"]],kg={low:0,high:999999999,whole:!0},xg=[["set","In order"],["any","Any order"]],Xo=({words:e,
children:t})=>T("div",{class:"line",children:[T("span",{"aria-hidden":"true",children:e}),t]}),en=e=>T(Xo,{words:e.label,
children:T(Qc,{...e})});function vg({head:e}){let{seats:t,range:n}=Re(e.model,"seats","range"),[s,r]=n,o=(i,a,l,c)=>{let u=c<
s||c>r;return T("button",{type:"button","data-k":i,"aria-label":a,"aria-disabled":u||void 0,onClick:()=>u||e.set("seats",
c),children:l})};return T(Xo,{words:"Players",children:T("span",{class:"step",role:"group","aria-label":"Players",children:[
o("fewer","Fewer players","−",t-1),T("output",{children:t}),o("more","More players","+",t+1)]})})}function $g({head:e}){
let t=Nt(null),[n,s]=Fc(qc(e.model,"seed"),t),{text:r,typed:o}=Tn({rule:kg,value:n,set:s,refuses:!1});return T(Xo,{words:"\
Game number",children:T("input",{class:"txt",ref:t,"data-k":"seed",inputMode:"numeric",maxLength:80,"aria-label":"Game n\
umber",value:r,onInput:i=>o(i.currentTarget.value),onChange:i=>e.set("seed",i.currentTarget.value.trim())})})}function iu({
head:e}){let{model:t}=e,n=Qe(),{howto:s,tabs:r,tab:o,lacks:i,predict:a,order:l}=Re(t,"howto","tabs","tab","lacks","predi\
ct","order"),[c,u,h,p]=["fixed","suits","covers","home"].map(g=>t.get(g)),m=g=>()=>{e.close(),g()},f=g=>{ru(g),n()},b=(g,w,y,k)=>T(
"button",{type:"button",class:"btn","data-k":g,onClick:()=>e.copy(y(),k),children:w});return T("div",{class:"menu",role:"\
dialog","aria-label":"Settings",children:[s?.aim&&T("button",{type:"button",class:"btn wide","data-k":"menu.howto","aria\
-haspopup":"dialog",onClick:m(()=>Je(s,e.over)),children:"How to play"}),T("div",{class:"rooms",role:"group","aria-label":"\
More pages",children:r.slice(3).map(([g,w])=>T("button",{type:"button",class:"btn","data-k":`room.${g}`,"aria-pressed":g===
o,"aria-disabled":i[g]?!0:void 0,title:i[g],onClick:m(()=>e.set("tab",g)),children:w},g))}),!c&&T(vg,{head:e}),!c&&T($g,
{head:e}),T(en,{label:"Guess first",choices:yg,value:a,pick:g=>e.set("predict",g),k:"predict"}),l&&T(en,{label:"Question\
s",choices:xg,value:l,pick:g=>e.set("order",g),k:"order"}),T(en,{label:"Theme",choices:Ye,value:lt(),pick:vn,k:"theme"}),
T(en,{label:"Sound of test deals",choices:su,value:Jo(),pick:f,k:"tones"}),u&&T(en,{label:"Suits",choices:ko,value:Zl(),
pick:Yl,k:"inks"}),h&&T(en,{label:"Covered names",choices:xo,value:xs(),pick:zl,k:"covers"}),T("div",{class:"copies",children:[
b("copy","Copy link",()=>e.link,"Link copied."),b("cell","Copy Python code",()=>t.get("cell"),"Python code copied."),b("\
words","Copy as text",()=>jc(e.page),"The table and the question were copied as text."),T("button",{type:"button",class:"\
btn","data-k":"keys","aria-keyshortcuts":"?",onClick:m(()=>zo(e.root)),children:"Keys"}),p&&pt()&&T("a",{class:"btn quie\
t","data-k":"home",href:kt(p,"",lt()),children:"All games"})]})]})}var Mg=4e3,_g=()=>T("svg",{class:"icon sliders",viewBox:"0 0 24 24",fill:"currentColor","aria-hidden":"true",children:T(
"path",{d:"M2 6h9v3H2zM17 6h5v3h-5zM12.5 3h3v9h-3zM2 15h4v3H2zM12 15h10v3H12zM7.5 12h3v9h-3z"})});function Sg({seats:e,seed:t}){
return T("span",{class:"standing",children:[T("b",{children:e}),e===1?" player":" players",t&&T(ne,{children:[", game ",
T("b",{children:t})]})]})}function Tg(e,t){let n={ArrowRight:1,ArrowLeft:-1}[e.key],s=e.currentTarget;if(!n)return;e.preventDefault();
let r=[...s.parentElement.children].filter(i=>i.offsetParent),o=r[(r.indexOf(s)+n+r.length)%r.length];o.focus(),t("tab",
o.dataset.tab)}function Eg({head:e}){let{tabs:t,tab:n,lacks:s}=Re(e.model,"tabs","tab","lacks");return T("div",{class:"t\
abs",role:"tablist","aria-label":"Pages of this game",children:t.map(([r,o],i)=>T("button",{type:"button",role:"tab","da\
ta-k":`tab.${r}`,"data-tab":r,class:i>2?"further":void 0,"aria-selected":r===n,"aria-disabled":s[r]?!0:void 0,title:s[r],
tabIndex:r===n?0:-1,onClick:()=>e.set("tab",r),onKeyDown:a=>Tg(a,e.set),children:o},r))})}function Lg({note:e,read:t}){return T(
"div",{class:"refused",children:[T("p",{class:"refusal",role:"alert",children:e}),T("button",{type:"button",class:"btn",
"data-k":"read",onClick:t,children:"Close"})]})}var Ag=({busy:e,stop:t})=>T("div",{class:"underway",children:[T("p",{children:e}),
T("button",{type:"button",class:"btn","data-k":"stop",onClick:t,children:"Stop"})]});function Ug(){let[e,t]=Gt(""),n=Nt(
0),s=Dc((r,o=!0)=>{clearTimeout(n.current),t(r),r&&o&&(n.current=window.setTimeout(()=>t(""),Mg))},[]);return Rs(()=>()=>clearTimeout(
n.current),[]),[e,s]}function Og(e){yt(()=>{let t=na({link:()=>e.get("link"),room:()=>e.get("tab"),theme:lt,open:o=>e.send(
{kind:"open",link:o}),hide:o=>document.body.classList.toggle("uw-opening",o),replaced:()=>!document.querySelector(".uw-f\
irst")}),n=()=>t.changed(),s=()=>(e.get("note")||e.get("busy"))&&t.answered(),r=Ft(n);return e.on("change:link",n),e.on(
"change:note change:busy",s),()=>{r(),e.off("change:link",n),e.off("change:note change:busy",s),t.stop()}},[e])}function Pg({
game:e},t){let n=Nt({at:"",on:!1}),s=Qe(),r=`${e} ${t}`;return e&&n.current.at!==r&&(n.current={at:r,on:!ks(e)}),yt(()=>bo(
()=>{n.current.on=!1,s()}),[]),n.current.on}function Rg({model:e,root:t,over:n}){let{title:s,plate:r,tabs:o,tab:i,seats:a,
seed:l,note:c,busy:u,howto:h}=Re(e,"title","plate","tabs","tab","seats","seed","note","busy","howto"),[p,m]=Gt(!1),[f,b]=Gt(
""),[g,w]=Ug(),y=Nt(null),k=Pg(h,i);Wc(Ft),Og(e);let v=()=>y.current?.focus({preventScroll:!0}),M={model:e,root:t,over:n,
get page(){return t.closest(".uw-page")??t},get link(){let $=e.get("link");return pt()?`${location.origin}${kt(location.
pathname,$,lt())}`:$},set($,E){e.set($,E),e.save_changes()},close(){m(!1),w(""),v()},copy($,E){navigator.clipboard?.writeText(
$).then(()=>w(E),()=>w($,!1))??w($,!1)}};return yt(()=>{c||b("")},[c]),yt(()=>{t.classList.toggle("elsewhere",o.slice(3).
some(([$])=>$===i)),kc(h,i,n)},[o,i,h]),yt(()=>{if(!p)return;[...t.querySelectorAll(".menu :is(button, input)")].find(S=>S.
offsetParent)?.focus({preventScroll:!0});let E=S=>S.composedPath().includes(t)||M.close(),L=S=>{S.key==="Escape"&&(S.preventDefault(),
M.close())};return document.addEventListener("pointerdown",E),t.addEventListener("keydown",L),()=>{document.removeEventListener(
"pointerdown",E),t.removeEventListener("keydown",L)}},[p]),T(ne,{children:[T("div",{class:"mast",children:[T("div",{class:"\
plate","aria-hidden":"true",children:r&&T("img",{alt:"",src:`data:image/svg+xml,${encodeURIComponent(r)}`})}),T("h1",{children:s}),
T(Eg,{head:M}),T("button",{type:"button",class:"btn settings",ref:y,"data-k":"menu","aria-haspopup":"dialog","aria-expan\
ded":p,onClick:()=>p?M.close():(m(!0),w("")),children:[T(_g,{}),T(Sg,{seats:a,seed:l})]})]}),p&&T(iu,{head:M}),c&&c!==f&&
T(Lg,{note:c,read:()=>{b(c),v()}}),u&&T(Ag,{busy:u,stop:()=>e.send({kind:"stop"})}),h?.aim&&k&&T(Co,{howto:h,over:n}),T(
"p",{class:"tip",role:"status",children:g})]})}function au({model:e,el:t}){let n=d("div.uw-head"),s=d("div.uw-over"),r=d(
"div.uw.uw-masthead",n,s);rt(r,e.get("palette")),t.append(r);let o=Mn(r,()=>{});return ye(T(Rg,{model:e,root:r,over:s}),
n),()=>{o(),ye(null,n)}}var lu=({name:e,choices:t,help:n},s,r)=>t?d("select.pick",{id:s,"data-k":`field.${e}`,onchange:o=>r[e]=o.target.value},t.
map(([o,i])=>d("option",{value:o,selected:o===r[e]},i))):d("input",{id:s,"data-k":`field.${e}`,value:r[e],maxlength:200,
autocomplete:"off",placeholder:n,oninput:o=>r[e]=o.target.value});var Hg=e=>d("dl.clauses",e.map(([t,n])=>d("div",d("dt",t),d("dd",n))));function Qo({model:e,el:t}){let n=d("div.uw.uw-ru\
les"),s=e.get.bind(e),r=d("div");rt(n,s("palette"));let o=()=>r.replaceChildren(...s("note")?[d("p.refusal",{role:"alert"},
s("note"))]:[]),i=()=>{let{aim:h,title:p}=s("howto");return h&&[d("div.thead",d("h2","How to play"),d("p.mute",p)),d("p.\
goal",h),Os(s("howto"))]},a=(h,p)=>{let m=Z(h.name);return d("div.field",d("label",{for:m},h.label,h.help&&d("small",h.help)),
lu({...h,help:""},m,p))},l=()=>{let h=Object.fromEntries(s("fields").map(({name:p,value:m})=>[p,m]));return d("details.l\
eft",d("summary",d("b","What the rulebook leaves open")," ",d("span.mute",s("force"))),d("form",{onsubmit:p=>{p.preventDefault(),
e.send({kind:"set",values:h})}},s("fields").map(p=>a(p,h)),d("div.field",d("span.mute","Changing a rule starts a new gam\
e in every tab."),d("div.row.start",d("button.btn.solid",{type:"submit","data-k":"set"},"Use these rules"),d("button.btn",
{type:"button","data-k":"first",onclick:()=>e.send({kind:"first"})},"Reset")))),d("h3","How we settled the rest"),d("ul.\
rulings",s("rulings").map(([p,m])=>d("li",m,d("small",` ${p}`)))))},c=()=>{let h={record:""};return d("details.left",d("\
summary",d("b","Open a saved game or a link")),d("form",{onsubmit:p=>{p.preventDefault(),e.send({kind:"set",values:h})}},
a({name:"record",label:"A record or link to open",value:"",help:s("record")},h),d("div.field",d("span"),d("button.btn.so\
lid",{type:"submit","data-k":"open"},"Open"))))},u=s("heads");return n.append(d("section.sheet",i(),u.length>0&&[d("h2",
"The rules"),u.map(([h,p])=>[d("h3",h),Hg(p)]),l(),c(),r])),t.append(n),o(),e.on("change:note",o),()=>e.off("change:note",
o)}var cu=({revealed:e,steps:t=[]})=>e&&d("ol.reckoning",t.map(({letter:n,words:s,formula:r,value:o})=>d("li",d("span",n),d(
"span",s),d("b",o),r!==o&&d("small",r)))),Ng=/-(US|CA|MX|PH|CO|CL|VE)$/i,uu=()=>({kind:"print",at:Kn()?location.origin+location.
pathname:"",letter:Ng.test(navigator.language)});function hu(e){if(e.kind!=="print")return;document.querySelector("ifram\
e.uw-print")?.remove();let t=d("iframe.uw-print",{title:"The sheet to print","aria-hidden":"true",tabindex:-1,style:"pos\
ition:fixed;width:0;height:0;border:0",srcdoc:e.html,onload:()=>{t.contentWindow?.focus(),t.contentWindow?.print()}});document.
body.append(t)}var du=[];globalThis.addEventListener?.("beforeprint",()=>{for(let e of document.querySelectorAll(".uw-pa\
nel"))du.push([e,e.className]),e.className=e.className.replace(/ c\d+/g,"")});globalThis.addEventListener?.("afterprint",
()=>{for(let[e,t]of du.splice(0))e.className=t});var nn=(e,t,n)=>Math.max(0,Math.min(1,(e-t)/(n-t||1)));function $t(e,t){return t==="chance"?`${(e*100).toFixed(1)}%`:e.toFixed(
2).replace("-","−")}function ke(e,t){let n=[.1,.2,.25,.5,1,2,2.5,5,10,20,25,50,100,200,250,500].find(r=>(t-e)/r<=5)??(t-
e)/4,s=[];for(let r=Math.ceil(e/n);r*n<=t+1e-9;r++)s.push(Number((r*n).toFixed(9)));return s}var Ct=(e,t,n,s="tx",r=14)=>x(
"text",{x:e,y:t,class:s,"font-size":r},n);function Mt(e,t,n,s){if(e===0)return B(t,n,s-.8,{fill:"none",stroke:"var(--edg\
e)","stroke-width":1.5});let r=e>1&&B(t,n,s-.9,{fill:"none",stroke:"var(--accent-fill)","stroke-width":1.9});return x("g",
B(t,n,e>1?s*.56:s,{fill:"var(--accent-fill)"}),r)}var Kt=6;function ti({came:e,measure:t},n,s){return t!=="chance"?x("path.it-paid",{d:`M${n} ${s-Kt-1}l${Kt+1} ${Kt+1}-${Kt+
1} ${Kt+1}-${Kt+1}-${Kt+1}Z`}):e==null?x("path.it-hid",{d:`M${n-Kt} ${s}h${2*Kt}`,"stroke-dasharray":"3 2"}):e?B(n,s,Kt,
{class:"it-came"}):B(n,s,Kt-1,{class:"it-did-not"})}var Cg=({came:e,measure:t,words:n})=>t!=="chance"?n.replace(/\.$/,"").
toLowerCase():e==null?"the game didn't show it":e?"it happened":"it didn't happen",ei=e=>[e.mine?`you guessed ${e.mine}`:
"skipped",`the answer is ${e.right}${e.measure==="chance"?"":` ${e.measure}`}`,Cg(e)].join(", ");function Bg({said:e,exact:t,
reach:n,span:[s,r]}){let o=a=>4+192*Math.min(1,Math.max(0,nn(a,s,r))),i=o(t-n);return x("svg.bar",{viewBox:"0 0 200 30",
preserveAspectRatio:"none","aria-hidden":"true"},x("path.axis",{d:"M4 15H196"}),R(i,6,o(t+n)-i,18,{class:"reach"}),x("pa\
th.exact",{d:`M${o(t)} 3V27`}),e!=null&&x("path.said",{d:`M${o(e)-7} 3h14l-7 12z`}))}var Dg=e=>d("p.key",{"aria-hidden":"\
true"},d("span.k-said","your guess"),d("span.k-exact","the answer, and what is close"),d("span.k-came","it happened"),e&&
d("span.k-paid","it was an amount"));function mu({title:e,near:t,lines:n=[],doors:s=[]},r,{go:o,open:i},a){let l=r.filter(
({said:c})=>c!=null);return[d("div.endhead",d("h2",{"data-k":"ending",tabindex:-1},e),t&&d("span.chip.line",t)),l.length>
0&&Dg(l.some(({measure:c})=>c!=="chance")),l.length>0&&d("ul.stops",l.map(c=>d("li",d("button",{"data-k":`stop.${c.at}`,
"aria-label":`Step ${c.frame}, ${c.name} ${ei(c)}. Look at it again.`,onclick:()=>o(c.at)},d("span.q",d("b",String(c.frame)),
` ${c.name}`),Bg(c),d("span.fig",c.mine,d("small"," for "),c.right),x("svg",{viewBox:"0 0 16 16",width:16,height:16,"ari\
a-hidden":"true"},ti(c,8,8)))))),d("div.sum",n.map(([c,u])=>d("p",c&&d("b",c," "),u))),l.length>0&&a(),d("div.enddoors",
s.map(({label:c,link:u},h)=>{let[p,...m]=c.split(", ");return d(h===0?"button.btn.solid":"button.btn",{"data-k":`door.${h}`,
"aria-label":c,onclick:()=>i(u)},p,m.length>0&&d("span",`, ${m.join(", ")}`))}))]}var pu=(e,t)=>t?`${Math.round(e*100)}${e===1?"%":""}`:String(Math.round(e*100)/100).replace("-","−");function Ws(e,t,n,s){
let r=t.measure==="chance",o=t.answer?.value??0,i=[o,t.said?.value,n.value].filter(S=>S!=null),a=r?0:Math.min(0,t.span[0],
...i),l=r?1:Math.max(t.span[1],...i),c=84,u=62,h=S=>c+nn(S,a,l)*(e-c-u),p=Z("hatch"),m=s?25:31,f=[],b=15,g=(S,_,U,H)=>{f.
push(Ct(0,b+5,S,H?"tx2":"tx"),_,Ct(e,b+5,U,"tx b e",15)),b+=m},w=S=>({x:Math.min(h(0),h(S)),width:Math.max(1.5,Math.abs(
h(S)-h(0)))});if(t.said){let S=h(t.said.value);g("Your guess",x("g",Et(`M${h(0)} ${b}H${S}`,"var(--accent-fill)",2),x("p\
ath",{d:`M${S} ${b+10}l-9-17h18z`,fill:"var(--accent-fill)"})),$t(t.said.value,t.measure))}if(t.was&&!t.said){let S=h(t.
was.value);g("Before",x("g.ghost",x("path",{d:`M${h(0)} ${b}H${S}`,"stroke-dasharray":"5 4"}),x("path",{d:`M${S} ${b+10}\
l-9-17h18z`,"stroke-linejoin":"round"})),$t(t.was.value,t.measure),!0)}let y=t.simulated?"Stored":"Exact";g(y,x("rect",{
...w(o),y:b-9,height:18,fill:"var(--ink)",...Ig(t,w)}),$t(o,t.measure));let{value:k,low:v,high:M}=n,$=k!=null&&v!=null&&
M!=null;t.untried||(g("Simulated",$&&x("g",x("rect",{...w(k),y:b-8.5,height:17,fill:`url(#${p})`,stroke:"var(--ink)","st\
roke-width":1.5}),Et(`M${h(v)} ${b}H${h(M)}M${h(v)} ${b-6}v12M${h(M)} ${b-6}v12`,"var(--accent-fill)",2.5)),$?$t(k,t.measure):
"",!$),$||f.push(Ct(c+8,b-m+5,"not tried yet","tx2",13)));let E=ke(a,l).map(S=>[x("path",{d:`M${h(S)} 2V${b-13}`,stroke:S===
0&&!r?"var(--edge)":"var(--rule)"}),Ct(h(S),b+5,pu(S,r),"tx2 m",13)]),L=[t.said&&`Your guess: ${$t(t.said.value,t.measure)}\
.`,`${y}: ${$t(o,t.measure)}${t.was?`. ${t.was.words}`:""}.`,$&&`Simulated: ${$t(k,t.measure)}, 95% interval from ${$t(v,
t.measure)} to ${$t(M,t.measure)}.`].filter(Boolean);return _e(e,b+10,L.join(" "),x("defs",At(p,"var(--ink)")),E,f)}var Ig=({
was:e,answer:t},n)=>e&&e.value!==t?.value?{class:"grown",style:`--from:${n(e.value).width/n(t?.value??0).width}`}:{},fu=()=>x(
"svg",{width:14,height:16,viewBox:"-7 -15 14 16","aria-hidden":"true"},x("path.ghost",{d:"M0-2l-6-11h12z","stroke-linejo\
in":"round"}));function gu(e,t,n){let s=e.flatMap(u=>Array(u.n).fill(u.yes)),r=u=>[8+u%10*19,8+Math.floor(u/10)*19],[o,i]=r(
Math.max(1,Math.round((t??0)*100))-1),[a,l]=r(Math.round((n??0)*100)-1),c=e.map(u=>`${u.n} ${u.words}`).join(", ");return x(
"svg.hundred",{viewBox:"0 0 187 187",role:"img","aria-label":`Of 100: ${c}.`},s.map((u,h)=>{let[p,m]=r(h);return Mt(u,p,
m,7.2)}),n!=null&&a>0&&x("path.ghost",{d:`M${a} ${l+6}l-7-12h14z`,"stroke-linejoin":"round"}),t!=null&&t>0&&x("path",{d:`\
M${o} ${i+6}l-6-11h12z`,fill:"var(--accent)",stroke:"var(--sheet)","stroke-width":2}))}var ni=e=>x("svg",{width:18,height:18,
"aria-hidden":"true"},Mt(e,9,9,7));function bu(e,t,n=t){let s=Math.max(...n.map(a=>a[1]),.01),r=14+8*Math.max(...n.map(a=>a[0].
length)),o=n.length>6?22:27,i=t.length*o;return _e(e,i,`${t.map(a=>`${a[0]}: ${a[2]}`).join(". ")}.`,t.map(([a,l,c],u)=>{
let h=u*o+o/2;return[Ct(0,h+5,a),R(r,h-7,Math.max(1.5,l/s*(e-r-64)),14,{fill:"var(--ink)"}),Ct(e,h+5,c,"tx b e")]}))}function wu(e,t,n,s){
let{runs:r,value:o}=s,i=n.measure==="chance",a=n.apart?void 0:n.answer?.value,l=n.said?.value,[c,u]=i?[0,1]:n.span,h=N=>$t(
N,n.measure).replace("%",""),p=[a,l].flatMap(N=>N==null?[]:[W(h(N),1.06*14)]),m=40,f=Math.max(58,17+Math.max(0,...p)),b=10,
g=26,w=N=>m+Math.log10(N)/4*(e-m-f),y=N=>b+(1-nn(N,c,u))*(t-b-g),k=Z("band"),v=ke(c,u),M=Math.max(1,Math.ceil(17*(v.length-
1)/(t-b-g))),$=(N,K)=>N.map((ft,Tt)=>`${Tt?"L":"M"}${w(ft[0])} ${y(ft[K])}`).join(""),[E=[],...L]=r,S=E[E.length-1],_=e-
f+10,U=a==null?0:y(a)+5,H=l==null?0:y(l)+5,C=a==null||l==null?18:Math.abs(U-H),D=C>=17?0:(17-C)/2+1,Y=H<=U?-1:1,F=o==null||
!S?"No trials yet.":`After ${s.begun.toLocaleString("en")} trials: ${$t(o,n.measure)}, 95% interval from ${$t(s.low??0,n.
measure)} to ${$t(s.high??0,n.measure)}${a==null?".":`; exact ${$t(a,n.measure)}.`}`;return _e(e,t,F,x("defs",At(k,"var(\
--edge)")),v.map((N,K)=>[x("path",{d:`M${m} ${y(N)}H${e-f}`,stroke:"var(--rule)"}),K%M===0&&Ct(m-8,y(N)+5,pu(N,i).replace(
"%",""),"tx2 e",13)]),[1,10,100,1e3,1e4].map(N=>Ct(w(N),t-6,N.toLocaleString("en"),N===1?"tx2":"tx2 m",13)),E.length>1&&
x("path",{d:`${$(E,3)}L${[...E].reverse().map(N=>`${w(N[0])} ${y(N[2])}`).join("L")}Z`,fill:`url(#${k})`,opacity:.6}),L.
map(N=>Et($(N,1),"var(--edge)",1.5)),a!=null&&Et(`M${m} ${y(a)}H${e-f}`,"var(--ink)",3),Et($(E,1),"var(--accent-fill)",2.5,
{"stroke-linejoin":"round"}),E.map((N,K)=>B(w(N[0]),y(N[1]),K===E.length-1?5:3.2,{fill:K===E.length-1?"var(--lit)":"var(\
--sheet)",stroke:"var(--accent-fill)","stroke-width":2})),l!=null&&[x("path",{d:`M${e-f+1} ${y(l)}l10-6v12z`,fill:"var(-\
-accent-fill)"}),x("text.b",{x:_+5,y:H+Y*D,"font-size":14,fill:"var(--accent)"},h(l))],a!=null&&Ct(_+5,U-Y*D,h(a),"tx b"))}
var sn=26,Wg=36;function yu(e,t){let n=Math.min(Wg,(e-sn-4)/Math.max(1,t.length-1)),s=n>=24,r=t.map(({face:i,die:a,words:l})=>[i?.text,a&&
`a die, ${a}`,l].filter(Boolean).join(": "));return _e(e,56,r.join(", ")||"No trials yet.",t.map((i,a)=>{let l=2+a*n,c=l+
sn/2,u=!!i.counts,h={transform:`translate(${i.die?l+1:l} ${i.die?8:2})`},p=i.eye?Fg(c,20,u):x("g",h,i.die?ts(i.die,sn-2,
u):Jt(i.face,sn));return x("g",p,u&&!i.eye&&!i.die&&R(l-1,1,sn+2,sn*1.4+2,{rx:3,fill:"none",stroke:"var(--lit)","stroke-\
width":3}),(s||i.counts)&&Ct(qg(c,i.words,e),54,i.words??"",i.counts?"tx b m":"tx2 m",13))}))}function qg(e,t,n){let s=W(
t??"",13)*.55;return Math.max(s,Math.min(e,n-s))}var Fg=(e,t,n)=>x("g",{fill:"none",stroke:"var(--ink)","stroke-width":2},
x("path",{d:`M${e-13} ${t}q13 ${n?-20:0} 26 0q-13 20-26 0Z`}),n?B(e,t,5,{fill:"var(--accent-fill)",stroke:"none"}):x("pa\
th",{d:`M${e-7} ${t+11}l-2 4M${e} ${t+12}v5M${e+7} ${t+11}l2 4`}));function ku(e,t,n,s){let l=Math.max(n,t.length,1),c=Math.
min(42,(e-30)/l),u=b=>30+c*(b+.5),h=b=>42-b*36,p=new Map(t.map(b=>[b.at,b])),m=t.map(b=>`${b.at+1}: ${ei(b)}`),f=b=>{let g=p.
get(b),w=u(b),y=Math.min(13,c/2-1);if(!g&&c<11)return R(w-1,50,2,6,{fill:"var(--edge)"});if(!g)return Ct(w,58,"?","tx2 b\
 m",14);let[k,v]=g.span,M=$=>h(nn($,k,v));return[g.said!=null&&x("path",{d:`M${w-1} ${M(g.said)}l-11-7v14z`,fill:"var(--\
accent-fill)"}),R(w+1,M(g.exact)-3,y,6,{fill:"var(--ink)"}),ti(g,w,53)]};return _e(e,66,m.length?`${m.join(". ")}.`:"No \
guesses yet.",s>=0&&[R(u(s)-c/2,0,c,62,{fill:"var(--inset)"}),R(u(s)-c/2,62,c,3,{fill:"var(--lit)"})],[0,.5,1].map(b=>[x(
"path",{d:`M30 ${h(b)}H${e}`,stroke:"var(--rule)"}),b!==.5&&Ct(24,h(b)+5,String(b*100),"tx2 e",13)]),Array.from({length:l},
(b,g)=>f(g)))}var vu=e=>e.split("/").map((t,n,s)=>n<s.length-1?[`${t}/`,d("wbr")]:t),jg=()=>x("svg",{width:18,height:18,"aria-hidden":"\
true"},x("path",{d:"M9 16 1 2h16z",fill:"var(--accent-fill)"}));function $u(e,t,n,s,r,o,i,a){if(e.certain)return Mu(d("d\
iv.answer",oi(e),xu(e),r));let l=d("div.cmp"),c=[zt(l,m=>Ws(m,e,t(),o()))],u=e.bars??[],h=d("div.outcomes");return u.length>
0&&c.push(zt(h,m=>bu(m,u))),{node:d("div.answer",l,n.seen&&Vg(n),Gg(e,i),e.measure==="chance"?Kg(e,s,a):Zg(e,a),u.length>
0&&h,r,xu(e)),tried:()=>c[0].again(),again:()=>c.forEach(m=>m.again()),stop:()=>c.forEach(m=>m.stop())}}var Mu=e=>({node:e,
tried:()=>{},again:()=>{},stop:()=>{}}),Vg=e=>d("p.came",d("span",e.came==null?"The game didn't show it":e.came?"This ti\
me it happened":"This time it didn't"),ni(e.came?1:0),d("b",e.words??""));function si({mistake:e,asks:t,own:n},s){if(!e)
return null;if(n)return d("p",d("b",`${e.name}. `),e.words);let r=(o,i)=>d("button.btn.quiet",{"data-k":`own.${o}`,onclick:()=>s(
i)},o);return t&&d("p.own",d("span",e.asked),r("Yes",!0),r("No",!1))}function Gg(e,t){let{said:n,misconception:s,notice:r}=e,
o=n&&[d("p",{role:"status"},d("b",n.verdict)),si(n,t)];return ri(o,r,s)}var ri=(e,t,n)=>!!(e||t||n)&&d("div.note",jg(),d(
"div",e,t&&d("p.notice",t),n&&d("p.trap",`The trap: ${n}.`)));function Kg(e,t,n){let{answer:s,dots:r=[]}=e;if(!s)return null;
let o=String(s.hundred),i=[s.percent,s.one_in,`odds ${s.odds}`,e.simulated].filter(Boolean);return[d("div.counted",r.length>
0&&gu(r,e.said?.value,e.was?.value),d("div",d("p.big",d("span.sr",`${s.about} `),d("button.asks-why",{tabindex:-1,"aria-\
label":o,onclick:n},Se(o,46)),d("b",t?yn(s):"out of 100"),Su(o,n)),oi(e),d("ul.kinds",r.map(a=>d("li",ni(a.yes),d("span",
d("b",String(a.n)),` ${a.words}`)))))),d("p.ways",t&&d("b.short",`${o} ${yn(s)}. `),"More forms: ",s.fraction&&[d("b",vu(
s.fraction)),", "],i.map((a,l)=>[l>0&&", ",d("span",{},a)]))]}function _u(e,t){let[n]=/[\u2212-]?\d[\d,.]*\d|\d/.exec(e)??
[""],s=e.indexOf(n);return n?[e.slice(0,s),d("button.asks-why",{"data-k":"headwhy","aria-label":`${n}: why?`,onclick:t},
n),e.slice(s+n.length)]:e}var Su=(e,t)=>d("button.btn.quiet.derive",{"data-k":"derive",onclick:t},`Why ${e}?`),Zg=(e,t)=>d(
"div.counted",d("div",d("p.lead",d("button.asks-why",{tabindex:-1,onclick:t},d("b",e.answer?.lead??"")),` ${e.answer?.cases??
""} `,Su((e.answer?.lead??"").split(" ")[0],t)),oi(e),d("p.ways",e.simulated||e.answer?.fraction&&[e.answer.rounded?"to \
six places: ":"exactly ",d("b",vu(e.answer.fraction))]))),oi=({was:e})=>e&&d("p.was",fu(),e.words),xu=e=>e.apart&&d("p.a\
part",e.apart);function Tu(e,t,n,s,r){let o=e.steps??[],i=o[t];if(!i)return Mu(d("p.mute","There's nothing to work out h\
ere."));let a=d("div.art",{tabindex:0,role:"group","aria-label":"The picture"}),l=i.picture,c=l&&zt(a,h=>r(l.kind,h,l));
return{node:d("div.why",d("div.now",{"data-next":!0,tabindex:-1,"aria-live":"polite"},d("h3",d("i",{"aria-hidden":"true"},
i.letter),i.words),l&&a,i.tree&&d("ul.branches",Lu(i.tree,0)),(i.formula||i.value)&&d("p.reckon",d("span",i.formula??""),
d("b",i.value?`= ${i.value}`:""))),d("div",{class:o.length>6?"tiles many":"tiles",role:"group","aria-label":"All steps"},
o.map((h,p)=>d("button",{"data-k":`why.${p}`,"aria-current":p===t?"step":null,"aria-label":`${h.letter}. ${h.words}${n.has(
p)?`: ${h.value??""}`:""}`,onclick:()=>s(p)},d("i",{"aria-hidden":"true"},h.letter),d("span",d("small",h.words),h.value!=
null&&(n.has(p)?d("b",h.value):d("em.rd"))))))),tried:()=>{},again:()=>c?.again(),stop:()=>c?.stop()}}function Eu({steps:e=[]},t,n){
return e[t]?d("div.stepnav",d("button.btn",{"data-k":"why.back","aria-label":"Previous step","aria-disabled":t?null:"tru\
e",onclick:()=>t&&n(t-1)},t?`◂ ${e[t-1].letter}`:"◂"),d("span",`step ${t+1} of ${e.length}`),d("button.btn.solid",{"\
data-k":"why.on","aria-label":t+1<e.length?`Next step, ${e[t+1].letter}`:"Start again from the first step",onclick:()=>n(
(t+1)%e.length)},t+1<e.length?`Next: ${e[t+1].letter} ▸`:"Again: a")):null}var Lu=(e,t)=>[d("li",{style:`--depth:${t}`},
e.chance&&d("b",e.chance),d("span",e.words),e.value&&d("em",e.value)),...e.children.flatMap(n=>Lu(n,t+1))],Au=()=>d("div\
.covered",{role:"img","aria-label":"The answer is hidden until you guess."},d("div.lines",d("i",{style:"width:88%"}),d("\
i",{style:"width:62%"})),d("div.blank"),d("i",{style:"width:74%"})),Uu=()=>d("p.key",{"aria-hidden":"true"},d("span.k-sa\
id","your guess"),d("span.k-exact","the answer"),d("span.k-came","it happened"),d("span.k-not","it didn't")),Ou=({lesson:e="",
concept:t},n)=>d("div.sheet",{role:"dialog","aria-label":t,onkeydown:s=>s.key==="Escape"&&n()},d("h2",t),e.split(`

`).map(s=>d("p",s.split("**").map((r,o)=>o%2?d("b",r):r))),d("button.btn.solid.wide",{"data-k":"readclose",onclick:n},"B\
ack to the question"));var Pu=e=>e.split(/(?<=[.?!])\s+/);function En(e){let t=e.map(Pu),n=t[0].filter(s=>t.every(r=>r.includes(s)));return{both:n.
join(" "),own:t.map(s=>s.filter(r=>!n.includes(r)).join(" "))}}var ii=(e,t)=>e.closest(".uw-cols")?.setAttribute("data-s\
ide",String(t)),Ru=e=>t=>ii(t.currentTarget,e),Hu=(e,{line:t},n,s)=>[d("button.sidehead",{"data-k":`turn${e}`,onclick:Ru(
e)},d("b.badge",{"aria-hidden":"true"},String(e+1)),d("b",t),s&&d("b.it",s)),n.length>0&&d("p.mute",n.map(r=>r.endsWith(
"?")&&t.endsWith("?")?d("span.inshort",r," "):`${r} `))];function Nu(e,t,n,s){let r=En(e.map(({ask:a})=>a)).own,o=En(e.map(
({given:a})=>a)).own,i=a=>Pu(`${r[a]} ${o[a]}`.trim()).filter(l=>l&&!e[a].line.startsWith(l.slice(0,-1)));return d("div.\
pair",e.map((a,l)=>d("div.side",{role:"group","aria-label":a.line,onfocusin:Ru(l)},Hu(l,a,i(l)),Cs({...a,cases:"",k:String(
l),label:a.line,value:t[l],set:c=>n(l,c),enter:s}))))}function Cu(e,t){let n=e.flatMap((s,r)=>s===""?[r]:[]);return n.length>
1?"Move the sliders, or type two numbers.":n.length?`The ${n[0]?"second":"first"} number is missing. Both answers are sh\
own together.`:t.map((s,r)=>ys(e[r],s)).find(Boolean)??""}var Bu=(e,t)=>bt({label:"Which of the two",choices:e.map(({at:n,
line:s},r)=>[n,`${r+1}. ${s}`]),value:e.find(({here:n})=>n)?.at??e[0].at,k:"side",pick:t});function Du(e,t,n){let s=t.map(
()=>d("div.cmp")),r=t.map(({measure:l,span:c,said:u,number:h},p)=>{let m={measure:l,span:c,said:u,answer:{value:h??0},untried:!0};
return zt(s[p],f=>Ws(f,m,{},!0))}),o=t.find(({said:l})=>l?.asks),i=t.map(({said:l},c)=>l&&[d("p",{role:"status"},d("b",`${c+
1}. `),l.verdict),(l.own||t[c]===o)&&si(l,n)]);return{node:d("div.answer",t.map((l,c)=>d("div.side",Hu(c,l,[],l.text),s[c])),
ri(i,e.notice)),tried:()=>{},again:()=>r.forEach(l=>l.again()),stop:()=>r.forEach(l=>l.stop())}}var Yg=400,ai=[["guess","Just guessing"],["think","Fairly sure"],["know","Certain"]];function Iu(e,t=()=>{}){let n=d("di\
v"),s=o=>{e.sure=o,r()},r=()=>{t(),G(n,bt({label:"How sure are you?",choices:ai,value:e.sure,k:"sure",pick:s}))};return r(),
d("div.sure",d("span","How sure are you?"),n)}function Wu({press:e,refused:t}){let n=Number.NEGATIVE_INFINITY,s="",r="",
o=d("button.btn.solid.wide",{"data-k":"main",onclick:()=>{performance.now()-n<Yg||(s?t(s):e())}});return{node:o,show(i,a,l=i){
r&&r!==l&&(n=performance.now()),r=l,o.textContent!==i&&(o.textContent=i),s=a,a?o.setAttribute("aria-disabled","true"):o.
removeAttribute("aria-disabled"),o.title=a}}}function qu(e,t,n,{draft:s,folded:r,changed:o,enter:i}){let a=(u,h)=>{s.values[u]=h,o()},l=()=>Cs({measure:e.measure,span:e.
span,cases:e.cases,value:s.values[0],set:u=>a(0,u),enter:i}),c=()=>G(r,ai.map(([u,h])=>d("option",{value:u,selected:u===
s.sure},h)));return[t.length>0?Nu(t,s.values,a,i):l(),Iu(s,c),n&&d("p.refusal",{role:"alert"},n)]}function Fu({get:e,press:t,skip:n,refused:s}){let r=Wu({press:()=>t(e("main").kind??""),refused:s}),o=d("button.btn",{"d\
ata-k":"also",onclick:()=>t(e("main").also?.kind??"")}),i=d("button.btn",{"data-k":"skip",onclick:n},"Skip");return{node:r.
node,nodes:[r.node,o,i],show(a){let{label:l,kind:c,off:u,also:h}=e("main"),p=c==="predict";return r.show(l??"",u||(p?a():
"")),r.node.hidden=!l,o.hidden=!h,o.textContent=h?.label??"",i.hidden=!p||!e("moment").line,p}}}var zg=()=>x("svg.tick",{width:16,height:16,viewBox:"0 0 16 16","aria-hidden":"true"},Et("M2 8.5 6 13 14 3.5","currentCo\
lor",2.5)),Jg=e=>e.away?`, not now. ${e.away}`:"",li=2;function ju({chips:e,now:t,open:n,pick:s,toggle:r}){if(e.length<li)
return null;let o=e.findIndex(a=>a.id===t),i=Z("chips");return d("div",{class:n?"chips open":"chips"},d("button.btn.onec\
hip",{"data-k":"chips","aria-expanded":String(n),"aria-controls":i,onclick:r},d("span",`Question ${o+1} of ${e.length}`),
d("b",e[o]?.name??"")),d("div.allchips",{id:i,role:"group","aria-label":"Questions"},e.map((a,l)=>d("button.qchip",{"dat\
a-k":`q.${a.id}`,"aria-pressed":String(a.id===t),"aria-keyshortcuts":l<9&&Bs()?String(l+1):null,"data-away":!a.arises,"a\
ria-label":`${l+1}. ${a.name}${a.done?", answered":""}${Jg(a)}`,title:a.away?`${a.title} ${a.away}`:a.title,onclick:()=>s(
a.id)},d("span",a.name),a.done&&zg()))))}var Vu=e=>d("div.goal",d("h2",e.title??""),!!e.of&&d("span.chip.line",`${[e.at,
e.also].filter(Boolean).join(" and ")} of ${e.of}`),e.line&&d("p",e.line));function ci(e,t){let{choices:n,name:s,label:r,
value:o}=e,i=n.length>6||n.map(c=>c[1]).join("").length>22,a=Z("setting"),l=`knob.${s}`;return d("div",{class:e.model?"s\
etting model":"setting"},d(i?"label":"span",{for:i?a:null},r),i?d("select.pick",{id:a,"data-k":l,onchange:c=>t(n[c.target.
selectedIndex][0])},n.map(([c,u])=>d("option",{selected:c===o},u))):bt({label:r,choices:n,value:o,pick:t,k:l}))}var Gu=(e,t,n)=>d(
"div.siblings",{role:"group","aria-label":`${e}: each choice`},d("span",e),t.map((s,r)=>d("button",{"data-k":`sib.${r}`,
"aria-pressed":String(s.here),"aria-label":`${s.label}: ${s.text??"hidden until you guess"}`,onclick:()=>n(s.value)},d("\
span",s.label),s.text?d("b",s.text):d("i.rd"))));var Ku=(e,{get:t,own:n,choose:s,page:r,reading:o})=>Ds(e,()=>{let i=Math.min(t("questions").length,9);return[{keys:["y",
"n"],shown:"Y, N",words:"Answers yes or no when you are asked about your mistake.",when:()=>r()==="answer"&&[t("panel"),
...t("pair")].some(({said:a})=>a?.asks),press:(a,l)=>l.closest(".uw-table.acts, input")?!1:(n(a==="y"),!0)},{keys:Array.
from({length:i},(a,l)=>String(l+1)),shown:`1 to ${i}`,words:"Picks that question above the panel.",when:()=>i>=li&&!t("g\
oal").title&&!o(),press:(a,l)=>l.closest(".uw-table.acts, input")?!1:(s(t("questions")[Number(a)-1].id),!0)}]});var O={ink:"var(--ink)",accent:"var(--accent-fill)",rule:"var(--rule)",edge:"var(--edge)",sheet:"var(--ground, var(--she\
et))",band:"color-mix(in srgb, var(--rule) 45%, transparent)"},P=(e,t,n,s="tx",r=13)=>x("text",{x:e,y:t,class:s,"font-si\
ze":r},String(n)),I=(e,t=O.rule,n=1,s={})=>x("path",{d:e,fill:"none",stroke:t,"stroke-width":n,...s}),ui=(e,t)=>x("path",
{d:`M${e} ${t}l9 18h-18z`,fill:O.sheet,stroke:O.accent,"stroke-width":2.5}),tt=(e,t,n,...s)=>x("svg.pic",{width:e,height:t,
viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":n},...s),mt=(e,t)=>({class:"pic-in",style:`animation-delay:${Math.round(
e*t)}ms`});function ot(e,t,n=13){let s=[];for(let r of e.split(" ")){let o=s.length-1;o>=0&&W(`${s[o]} ${r}`,n)<=t?s[o]+=
` ${r}`:s.push(r)}return s}function _t(e,t,n=6){let s=10**Math.floor(Math.log10((t-e)/n||1));for(let o of[1,2,5,10,20])if((t-
e)/(s*o)<=n){s*=o;break}let r=[];for(let o=Math.ceil(e/s-1e-9);o*s<=t+1e-9;o++)r.push(Number((o*s).toFixed(9)));return r}
var hi=e=>String(e).replace("-","−");function Ln(e,t,n,s,r){let o=P(e,t,n,s,r);return o.style.cssText="paint-order:str\
oke;stroke:var(--ground, var(--sheet));stroke-width:4px",o}var Zu=(e,t,n,s)=>x("g",B(e,t,n-.8,{fill:O.band,stroke:O.rule,"stroke-width":1.5}),I(`M${e-n} ${t+n}L${e+n} ${t-n}`,O.ink,
2,s?{class:"pic-in late"}:{}));function qs(e,t,n=0){let s=Math.min(19,e/25),r=s*.38,o=[...t.signs],i=u=>[(u%25+.5)*s,(Math.
floor(u/25)+.5)*s],a=4*s+19,l=0,c=t.kinds.map(([u,h],p)=>{let m=`${u.toLocaleString("en")} ${h}`,f=30+W(m,13);l>0&&l+f>e&&
([l,a]=[0,a+19]);let b=l;return l+=f,[p===2?Zu(b+8,a-4.5,7,!1):Mt(p===0?1:0,b+8,a-4.5,7),P(b+20,a,m,"tx")]});return tt(e,
a+6,t.spoken,Array.from({length:100-o.length},(u,h)=>{let[p,m]=i(o.length+h);return B(p,m,1.5,{fill:O.rule})}),o.map((u,h)=>{
let[p,m]=i(h),f=u==="x"?Zu(p,m,r,h>=n):Mt(u==="y"?1:0,p,m,r);return h>=n?x("g.pic-in",f):f}),c)}var He=21,Xg=3,di=50;function Fs(e,t,n=0,s=200){
let{start:r,target:o,n:i}=t,[a,l]=[i<1e3?34:48,e-12],c=_=>a+(l-a)*(_-r)/(o+5-r),u=20,h=Math.floor((s-u-di-32)/He),p=Math.
max(1,Math.min(Xg,h)),m=u+p*He,f=m+12+di,b=Math.max(...t.feet,...t.exact.map(_=>_*i),1)*1.08,g=_=>f-di*_/b,w=_t(r,o,6).filter(
_=>Number.isInteger(_)&&Math.abs(_-o)>(o-r)/10),y=Math.max(1.5,(c(r+1)-c(r))*.66),[k,v]=[Z("feet"),Z("feet")],M=t.rows.slice(
-p),$=i-M.length,E=i?`Hits on each total after ${i.toLocaleString("en")}`:"Hits on each total",L=i?`at ${o}: ${t.feet[t.
feet.length-1].toLocaleString("en")}`:"",S=e-c(r)-W(L,1.06*13)-8;return tt(e,f+20,t.spoken,x("defs",At(k,O.ink),At(v,O.accent)),
R(c(o)-7,u-4,14,m-u+6,{fill:O.band,stroke:O.edge}),w.map(_=>[P(c(_),13,_,"tx2 m"),I(`M${c(_)} 17V${m}`)]),P(c(o),13,o,"t\
x b m"),Array.from({length:p},(_,U)=>I(`M${c(r)} ${u+U*He+He-5}H${l}`)),M.map((_,U)=>{let H=u+U*He+He-5,C=$+U>=n;return[
P(a-6,H+4,($+U+1).toLocaleString("en"),"tx2 e"),_.slice(1).map((D,Y)=>{let[F,N]=[c(_[Y]),c(Math.min(D,o+5))],K=D===o;return x(
"g",C?{class:"pic-in",style:`animation-delay:${M.length>1&&i-n>1?0:Y*60}ms`}:{},I(`M${F} ${H}A${(N-F)/2} ${Math.min(He-8,
(N-F)/2*.9+2)} 0 0 1 ${N} ${H}`,O.edge,1.4),B(N,H,K?5.5:2.2,{fill:K?O.accent:O.ink}))})]}),I(`M${c(r)} ${f}H${c(o+.6)}`,
O.edge),i>0&&P(a-6,g(b/1.08)+5,Math.round(b/1.08).toLocaleString("en"),"tx2 e"),t.feet.map((_,U)=>{let H=U+1===t.feet.length;
return R(c(r+1+U)-y/2,g(_),y,f-g(_),{fill:`url(#${H?v:k})`,stroke:H?O.accent:O.ink,"stroke-width":.7})}),i>0&&[I(t.exact.
map((_,U)=>`${U?"L":"M"}${c(r+1+U)} ${g(_*i)}`).join(""),O.sheet,5),I(t.exact.map((_,U)=>`${U?"L":"M"}${c(r+1+U)} ${g(_*
i)}`).join(""),O.ink,2.5)],P(c(r),f+16,W(E,13)<S?E:E.replace(" on each total",""),"tx2"),i>0&&P(e,f+16,L,"tx b e"))}var Qg={cases:qs,paths:Fs},mi=(e,t)=>x("svg",{width:22,height:12,"aria-hidden":"true"},x("path",{d:"M0 6h22",fill:"none",
...e}),t),tb=e=>e>1?`${e.toLocaleString("en")} trials`:"one trial",eb=()=>({node:d("p.untried",{role:"status"},nb),tried:()=>{},
again:()=>{},stop:()=>{}}),nb="This question can't be tried out here, because this page has no Python. You can try the q\
uestions at which the game stops, and those in the lessons. With Python you can try every question.";function Yu(e,t,n){
if(e.untried)return eb();let s=d("div.plot"),r=d("div.traces"),o=t().grown,i=o?d("div",{class:`grown ${o.kind}`}):!1,a=o?.
n??0,l=d("div.counts",{role:"group","aria-label":"How many trials"}),c=d("div.told",{role:"status"}),u=d("button.btn.qui\
et.stop",{"data-k":"stop",onclick:()=>n({kind:"stop"})},"Stop"),h=d("input.seedbox",{inputmode:"numeric","data-k":"trial\
seed",maxlength:80,"aria-label":"Seed of your trials",onchange:()=>n({kind:"again",seed:h.value})}),p,m=t(),f=d("span",mi(
{stroke:"var(--edge)","stroke-width":1.5}),"earlier runs"),b=()=>{let{clientWidth:$,clientHeight:E}=s;$>0&&E>40&&s.replaceChildren(
wu($,E,e,t()))},g=()=>{e.traces&&r.clientWidth>0&&r.replaceChildren(yu(r.clientWidth,t().traces))},w=()=>{let $=t().grown;
!i||!$||!i.clientWidth||(i.replaceChildren(Qg[$.kind](i.clientWidth,$,Math.min(a,$.n),i.clientHeight)),a=$.n)},y=new ResizeObserver(
()=>requestAnimationFrame(v));y.observe(s);let k=()=>{let $=t();ou(m,$,e),m=$;let E=$.begun>=$.most;l.classList.toggle("\
full",E),G(l,E?d("button.btn.solid",{"data-k":"anew",onclick:()=>n({kind:"again"})},"Another run"):$.counts.map(_=>d("bu\
tton",{class:_===1?"btn solid":"btn","data-k":`run.${_}`,"aria-label":`×${_.toLocaleString("en")}: run ${tb(_)}`,"aria-\
disabled":$.running?"true":null,onclick:()=>!t().running&&n({kind:"run",trials:_,calm:We()})},`×${_.toLocaleString("en")}`))),
f.hidden=$.runs.length<2,u.style.visibility=$.running?"visible":"hidden",p!==$.seed&&!h.matches(":focus")&&(p=$.seed,h.value=
String($.seed));let L=e.traces?"below the chart":"on the table",S=`Start with one: press ×1 to ${e.trial}. You'll see i\
t ${L}.`;c.replaceChildren(d("p",d("b",$.summary??S),$.last&&d("span.last",` ${$.last}`),$.claim&&` ${$.claim}`,$.band&&
d("span.mute",` ${$.band}`),$.beforehand&&d("span.mute",` ${$.beforehand}`)),...$.note?[d("p.refusal",$.note)]:[]),v()},
v=()=>{g(),b(),w(),c.scrollHeight>c.clientHeight+1?c.tabIndex=0:c.removeAttribute("tabindex")},M=d("div.try",i,s,e.traces&&
r,l,c,d("div.tryfoot",d("p.key",{"aria-hidden":"true"},!e.apart&&d("span",mi({stroke:"var(--ink)","stroke-width":3}),e.simulated?
"stored":"exact"),d("span",mi({stroke:"var(--accent-fill)","stroke-width":2.5},B(11,6,3.2,{fill:"var(--sheet)",stroke:"v\
ar(--accent-fill)","stroke-width":2})),"your run"),f),d("label.trialseed","seed",h),u,d("button.btn.quiet",{"data-k":"ag\
ain",onclick:()=>n({kind:"again"})},"Start over")));return k(),{node:M,tried:k,again:v,stop:()=>y.disconnect()}}var sb=(e,t,n,s)=>x("g",B(e,t,n-.8,{fill:s?O.band:"none",stroke:O.rule,"stroke-width":1.5}),I(`M${e-n*.9} ${t+n*.9}L${e+
n*.9} ${t-n*.9}`,O.edge,1.8));function zu(e,t){let n=e<560,s=n?16.5:19,r=s*.38,[o,i,a,l]=t.counts,c=[...Array(o).fill("y\
es"),...Array(i).fill("out"),...Array(a).fill("no"),...Array(l).fill("out-no")],u=24,h=10*s+10,p=c.map((U,H)=>{let[C,D]=[
(H%10+.5)*s,u+(Math.floor(H/10)+.5)*s];return U==="yes"||U==="no"?Mt(U==="yes"?1:0,C,D,r):x("g.pic-in",{style:"animation\
-delay:240ms"},sb(C,D,r,U==="out"?1:0))}),m=t.sides.map(([U,H],C)=>{if(!U)return null;let D=C?100-U:0,Y=u+D/10*s+2,F=u+(D+
U)/10*s-2,N=(n?e:e*.55)-h-14,K=ot(H,N),ft=Math.min(Math.max((Y+F)/2-8*K.length+5,u+10),u+10*s-16*K.length);return[I(`M${h}\
 ${Y}h6V${F}h-6`,O.edge,1.5),P(h+14,ft,U,"tx b",15),K.map((Tt,ve)=>P(h+14,ft+16*(ve+1),Tt,"tx2"))]}),[f,b,g]=t.left,w=n?
0:Math.max(e*.58,h+150),y=n?u+10*s+34:u,k=7,v=n?s:Math.min(s,(e-w)/12),M=Array.from({length:b},(U,H)=>x("g",mt(H,8),Mt(H<
f?1:0,w+(H%k+.5)*v,y+(Math.floor(H/k)+.5)*v,v*.38))),$=Math.ceil(b/k),E=w+k*v+18,L=e-E-xt(f,34)-8,S=ot(`out of ${b} ${g}`,
Math.max(L,60),1.06*15),_=y+Math.max($*v,26+18*S.length)+8;return tt(e,Math.max(_,u+10*s+4),t.spoken,P(0,13,t.holders,"t\
x b",14),p,m,P(w,y-11,`Cross out ${i+l}. That leaves ${b}`,"tx b",14),M,Lt(f,E,y+2,34,{colour:"var(--accent)"}),S.map((U,H)=>P(
E+xt(f,34)+8,y+14+18*H,U,"tx b",15)),P(E+xt(f,34)+8,y+14+18*S.length,`chance ${t.exact}`,"tx2"))}var Ju=e=>1+Math.max(0,
...e.children.map(Ju));function Xu(e,t){let n=Ju(t.tree),s=e/n,r=t.tree.n<1e3?46:62,o=36,i=s-14,a=p=>o+14+16*ot(p.words,
i).length,l=[],c=[],u=4,h=(p,m)=>{let f=m*s,b=p.children.map(v=>h(v,m+1)),g=b.length?b.reduce((v,M)=>v+M,0)/b.length:u+o/
2;b.length||(u+=a(p)),p.children.forEach((v,M)=>{let $=v.mark==="out";l.push(x("g",mt(m+1,160),I(`M${f+r} ${g}L${f+s} ${b[M]}`,
$?O.rule:O.ink,$?1.5:2)))});let[w,y]=[p.mark==="yes",p.mark==="out"],k=w?"fill:var(--sheet)":y?"fill:var(--ink-2)":"";return c.
push(x("g",mt(m,160),R(f+1,g-o/2,r-2,o,{rx:3,fill:w?O.accent:O.sheet,stroke:w?O.accent:y?O.rule:O.edge,"stroke-width":1.8,
"stroke-dasharray":y?"4 4":null}),x("text.tx.b.m",{x:f+r/2,y:g+6,"font-size":17,style:k},p.n.toLocaleString("en")),ot(p.
words,i).map((v,M)=>Ln(f,g+o/2+16*(M+1),v,"tx2")))),g};return h(t.tree,0),tt(e,u,t.spoken,l,c)}function Qu(e,t){let n=e<440?16:Math.min(22,e/26),s=t.dots.flatMap(([u,,h])=>Array.from({length:u},()=>h)),r=e<10*n+22+180,
o=r?0:10*n+22,i=[],a=r?10*n+24:16;for(let[u,h,p]of t.dots)u&&(i.push(Mt(p,o+7,a-5,7),P(o+22,a,u,"tx b",15)),i.push(P(o+26+
9*String(u).length,a,h,"tx",14)),a+=25);i.push(I(`M${o} ${a-10}H${e}`)),a+=10;let l=(u,h,p,m=O.ink)=>{i.push(P(o,a,u,"tx\
2"));for(let b of ot(`${h} =`,e-o-48,14))a+=20,i.push(P(o,a,b,"tx",14));let f=P(e,a,p,"b e",20);f.style.fill=m,i.push(f),
a+=28};l("hands, each counted once",t.hands[0],t.hands[1]),l(`${t.cards[0]} in those hands`,t.cards[1],t.cards[2],"var(-\
-accent)");for(let u of ot(`unrounded: ${t.exact[0]} and ${t.exact[1]}`,e-o))i.push(P(o,a-4,u,"tx2")),a+=16;a-=16;let c=Math.
max(10*n,a+4);return tt(e,c,t.spoken,s.map((u,h)=>x("g",mt(Math.floor(h/10)*3+h%10,20),Mt(u,(h%10+.5)*n,(Math.floor(h/10)+
.5)*n,n*.38))),i)}var rb=(e,t,n,s)=>[P(e,t-7,n,"tx b m",17),I(`M${e-15} ${t}h30`,O.ink,2),P(e,t+19,s,"tx b m",17)];function th(e,t){
let n=t.factors.length,s=t.factors[0][1],r=Math.max(1,Math.min(n,Math.floor((e+20)/84))),o=24,i=Math.min(190,(e-o*(r-1))/
r),a=s>60?12:7,l=Math.min(i/a,13),c=Math.ceil(s/a),u=n<=4&&l>=5,h=(u?c*l+26:18)+66,p=[];t.factors.forEach(([b,g],w)=>{let y=w%
r*(i+o),k=Math.floor(w/r)*h,v=y+(u?a*l/2:i/2),M=[P(u?y:v,k+13,`${w+1}${["st","nd","rd"][w]??"th"} card`,u?"tx2":"tx2 m")];
if(u)for(let E=0;E<g;E++){let L=E>=b;M.push(R(y+E%a*l+1,k+20+Math.floor(E/a)*l+1,l-2,l-2,{rx:1.5,fill:L?O.accent:"none",
stroke:L?O.accent:O.edge,"stroke-width":1.2}))}let $=k+(u?20+c*l:12)+28;p.push(x("g",mt(w,240),M,rb(v,$,b,g))),w+1<n&&p.
push(P(Math.min(e-6,v+(i+o)/2),$+6,"×","tx m",18))});let m=Math.ceil(n/r)*h+14,f=(b,g="tx",w=14)=>{for(let y of ot(b,e-
4,g.endsWith(" b")?1.06*w:w))p.push(P(0,m,y,g,w)),m+=w+6};return f(`= ${t.none} without ${t.one}; ${t.some} with one or \
more`,"tx b",15),f(`Counting hands gives the same: ${t.counting[0]} out of ${t.counting[1]}.`),f(`${t.choose}: ${t.means}\
.`,"tx2",13),tt(e,m,t.spoken,p)}function eh(e,t){let n=e<430,s=n?Math.min(44,(e-26)/6):40,r=24,o=22,i=[];for(let h=0;h<6;h+=1)i.push(P(r+(h+.5)*s,14,h+1,
"tx2 m"),P(4,o+(h+.5)*s+5,h+1,"tx2"));t.rows.forEach((h,p)=>{h.forEach((m,f)=>{let b=r+f*s,g=o+p*s,w={fill:m?O.accent:"n\
one",stroke:m?"none":O.edge,"stroke-width":1.2},y=p===f?x("circle",{cx:b+s/2,cy:g+s/2,r:s/2-2,...w}):R(b+1.5,g+1.5,s-3,s-
3,{rx:2,...w}),k=P(b+s/2,g+s/2+5,m,"b m",14);k.style.fill="#FFF",i.push(x("g",mt(p+f,30),y,m&&k))})});let a=o+6*s,l=n?4:
r+6*s+18,c=n?a+24:o+20,u=[R(l,c-12,14,14,{rx:2,fill:O.accent}),...ot(t.unlike,e-l-24,14).map((h,p)=>P(l+22,c+19*p,h,"tx",
14))];return c+=19*ot(t.unlike,e-l-24,14).length+8,u.push(B(l+7,c-5,7,{fill:O.accent})),u.push(...ot(t.doubles,e-l-24,14).
map((h,p)=>P(l+22,c+19*p,h,"tx",14))),c+=34,u.push(P(l,c,t.sum,"tx b",18)),tt(e,Math.max(a,c)+8,t.spoken,i,u)}function nh(e,t){let n=e<640,{start:s,target:r}=t,[o,i]=[n?22:40,e-(n?12:112)],a=S=>o+(i-o)*(S-s)/(r+5-s),l=t.rows.slice(
0,n?8:12),c=n?21:24,u=26,h=u+l.length*c,p=_t(s,r,n?6:10).filter(S=>Number.isInteger(S)&&Math.abs(S-r)>(r-s)/14),m=Z("fee\
t"),f=Z("feet"),b=l.map((S,_)=>{let U=u+_*c+c-6,H=S[S.length-1],C=S.includes(r),D=[];return S.slice(1).forEach((Y,F)=>{let[
N,K]=[a(S[F]),a(Math.min(Y,r+5))],ft=Math.min(c-9,(K-N)/2*.9+2),Tt=Y===r;D.push(x("g",mt(_*4+F,30),I(`M${N} ${U}A${(K-N)/
2} ${ft} 0 0 1 ${K} ${U}`,O.edge,1.4),B(K,U,Tt?5.5:n?2:2.6,{fill:Tt?O.accent:O.ink})))}),[I(`M${a(s)} ${U}H${i}`),P(0,U+
4,_+1,"tx2"),D,!n&&P(i+14,U+4,C?"lands":`jumps to ${H}`,C?"tx b":"tx2")]}),g=92,w=h+46+g,y=Math.max(...t.feet,...t.exact.
map(S=>S*t.n),1)*1.08,k=S=>w-g*S/y,v=Math.max(1.5,(a(s+1)-a(s))*.66),M=t.feet[t.feet.length-1],$=t.exact.map((S,_)=>`${_?
"L":"M"}${a(s+1+_)} ${k(S*t.n)}`).join(""),E=n?`After ${t.n} rows: hits on each`:`After ${t.n} rows: how often each numb\
er was hit`,L=n?w+42:w+22;return tt(e,L,t.spoken,x("defs",At(m,O.ink),At(f,O.accent)),R(a(r)-7,u-4,14,h-u+6,{fill:O.band,
stroke:O.edge}),p.map(S=>[P(a(S),14,S,"tx2 m"),I(`M${a(S)} 19V${h}`)]),P(a(r),14,r,"tx b m"),b,P(0,h+26,E,"tx b",14),_t(
0,y,3).filter(Number.isInteger).map(S=>[I(`M${a(s)} ${k(S)}H${a(r+.6)}`),P(a(s)-4,k(S)+4,S,"tx2 e")]),t.feet.map((S,_)=>R(
a(s+1+_)-v/2,k(S),v,w-k(S),{fill:`url(#${_+1===t.feet.length?f:m})`,stroke:_+1===t.feet.length?O.accent:O.ink,"stroke-wi\
dth":n?.7:1})),I($,O.sheet,6),I($,O.ink,3),p.map(S=>P(a(S),w+17,S,"tx2 m")),P(a(r),w+17,r,"tx b m"),n?P(e,w+38,`at ${r}:\
 ${M}, chance ${t.said}`,"tx b e",14):[x("text.b",{x:i-10,y:w-30,"font-size":14,style:"fill:var(--accent)"},`${M} at ${r}`),
P(i-10,w-10,`chance ${t.said}`,"tx b",14)])}function sh(e,t){let n=.45*e,s=12+Math.min(n,Math.max(...t.rows.map(([p])=>W(
p,13)))),r=e-s-34,o=Math.max(9,Math.min(17,r/17)),i=Math.max(1,Math.floor(r/o)),a=[],[l,c]=[26,0];for(let[p,m]of t.rows){
let f=m.flatMap(([g,w])=>Array(g).fill(w)),b=ot(p,s-12,14);a.push(b.map((g,w)=>P(0,l+5+16*w,g,"tx")),P(e,l+5,f.length,"t\
x b e")),f.forEach((g,w)=>{let[y,k]=[s+(w%i+.5)*o,Math.floor(w/i)*o];a.push(x("g",mt(c++,8),Mt(g,y,l+k,o*.38)))}),l+=Math.
max(16*b.length,Math.ceil(f.length/i)*o)+7}let u=0,h=t.kinds.map(([p,m])=>{let f=30+W(m,13);u>0&&u+f>e&&([u,l]=[0,l+19]);
let b=[Mt(p,u+8,l,6.5),P(u+19,l+5,m,"tx2")];return u+=f,b});return l+=23,tt(e,l+4,t.spoken,P(0,13,`100 ${t.of}`,"tx b",14),
a,h,P(0,l,`${t.exact} of them count`,"tx b",14))}function rh(e,t){let n=Math.max(10,Math.min(t.total,Math.floor(e/16))),
s=Math.min(30,e/n),r=Math.min(s-3,22),o=r*1.4,i=o+34,a=new Set(t.row),l=[];for(let h=0;h<t.total;h++){let p=h%n*s,m=4+Math.
floor(h/n)*i;l.push(x("g",mt(h,20),R(p+1.5,m,r,o,{rx:2,fill:a.has(h)?O.accent:"none",stroke:a.has(h)?O.accent:O.edge,"st\
roke-width":1.5})))}let c=[-1,...t.row,t.total];t.gaps.forEach((h,p)=>{if(!h)return;let[m,f]=[c[p]+1,c[p+1]-1];for(let b=Math.
floor(m/n);b<=Math.floor(f/n);b++){let g=Math.max(m,b*n)-b*n,w=Math.min(f,b*n+n-1)-b*n,y=4+b*i+o+5,[k,v]=[g*s+2,w*s+r+1];
l.push(I(`M${k} ${y}v4H${v}v-4`,O.ink,1.5));let M=Math.floor(m/n)===b;(f-m<n||M)&&l.push(P((k+v)/2,y+18,h,"tx m"))}});let u=4+
Math.ceil(t.total/n)*i+12;for(let h of ot(`${t.reckoning}, ${t.wait}`,e-4,1.06*14))l.push(P(0,u,h,"tx b",14)),u+=20;return tt(
e,u-8,t.spoken,l)}function oh(e,t,n){let s=new Map;return e.hits.map(r=>{let o=Math.round(t(r/e.n)/n)*n,i=s.get(o)??0;return s.set(o,i+1),
{x:o,at:i}})}function ih(e,t){let[n,s]=[e<400?52:66,e-12],r=t.rows.flatMap(h=>h.hits.map(p=>p/h.n)),[o,i]=[Math.max(0,Math.
min(...r)-.03),Math.min(1,Math.max(...r)+.03)],a=h=>n+(s-n)*(h-o)/(i-o),l=8,c=t.rows.map(h=>{let p=oh(h,a,7),m=p.some(y=>y.
at>16),f=m?oh(h,a,4):p,b=Math.max(...f.map(y=>y.at))+1,g=Math.min(6.6,96/b);l+=Math.max(52,b*g+26);let w=l;return l+=4,[
f.map(({x:y,at:k})=>B(y,w-4-k*g,Math.min(m?1.9:2.8,g*.48),{fill:O.sheet,stroke:O.accent,"stroke-width":m?1.1:1.4})),I(`M${n}\
 ${w}H${s}`,O.edge),P(0,w-18,h.n.toLocaleString("en"),"tx b",15),P(0,w-2,"trials","tx2"),P(s,w-Math.max(34,b*g+10),h.near,
"tx e")]}),u=_t(o*100,i*100,e<420?5:8);return tt(e,l+40,t.spoken,u.map(h=>[I(`M${a(h/100)} 4V${l}`,O.rule),P(a(h/100),l+
16,h,"tx2 m")]),I(`M${a(t.exact[0])} 4V${l+4}`,O.ink,3),c,P(Math.min(e-50,Math.max(50,a(t.exact[0]))),l+36,`chance ${t.exact[1]}`,
"tx b m",14))}function ah(e,t){let[n,s]=[26,e-W("misses",13)*1.1-12],r=Math.max(0,Math.min(...t.rows.map(u=>u[1]))-.02),
o=Math.min(1,Math.max(...t.rows.map(u=>u[2]))+.02),i=u=>n+(s-n)*(u-r)/(o-r),a=13.5,l=32+t.rows.length*a,c=Z("miss");return tt(
e,l+22,t.spoken,x("defs",At(c,O.accent)),_t(r*100,o*100,e<420?5:8).map(u=>[I(`M${i(u/100)} 22V${l}`,O.rule),P(i(u/100),l+
17,u,"tx2 m")]),P(Math.min(e-60,Math.max(60,i(t.exact[0]))),14,`chance ${t.exact[1]}`,"tx b m",14),I(`M${i(t.exact[0])} \
20V${l}`,O.ink,3),t.rows.map(([u,h,p],m)=>{let f=32+m*a,b=t.misses.includes(m+1);return x("g",mt(m,60),b?R(i(h),f-5,i(p)-
i(h),10,{fill:`url(#${c})`,stroke:O.accent,"stroke-width":1.5}):I(`M${i(h)} ${f}H${i(p)}`,O.edge,2.5),B(i(u),f,3.6,{fill:O.
sheet,stroke:b?O.accent:O.ink,"stroke-width":2}),(m===0||(m+1)%5===0)&&P(n-8,f+5,m+1,"tx2 e"),b&&x("text.b",{x:i(p)+8,y:f+
5,"font-size":13,style:"fill:var(--accent)"},"misses"))}))}var lh=([,e,t],n)=>({fill:n?O.ink:t<e?O.sheet:O.edge,stroke:n||t<e?O.ink:O.edge,"stroke-width":1.8});function ch(e,t){let n=t.
falls.flatMap(i=>i.bars.flatMap(([,a,l])=>[a,l])),[s,r]=[Math.min(0,...n),Math.max(.1,...n)];return e>=460*Math.max(1,t.
falls.length/2)&&t.falls[0].bars.length*t.falls.length<=14?ob(e,t,s,r):ib(e,t,s,r)}function ob(e,t,n,s){let[r,o,i]=[40,46,
200],a=p=>o+i*(s-p)/(s-n||1),l=(e-r)/t.falls.length,c=a(n)+(n<0?26:8),u=Math.min(120,(l-24)/Math.max(...t.falls.map(p=>p.
bars.length)))-2,h=Math.max(...t.falls.flatMap(p=>p.bars.map(([m])=>ot(m,u).length)));return tt(e,c+8+15*h,t.spoken,P(0,
30,t.unit,"tx2"),_t(n,s,5).map(p=>[I(`M${r} ${a(p)}H${e}`,p?O.rule:O.ink,p?1:1.5),P(r-6,a(p)+5,hi(p),"tx2 e")]),t.falls.
map((p,m)=>{let f=r+m*l+10,b=Math.min(120,(l-24)/p.bars.length);return[t.falls.length>1&&P(f+b*p.bars.length/2,16,p.title,
"tx m b",15),p.bars.map((g,w)=>{let[y,k,v,M]=g,$=w+1===p.bars.length,E=f+w*b,L=a(Math.max(k,v)),S=v<k&&!$?a(v)+16:L-6;return x(
"g",mt(w,160),R(E+2,L,b-4,Math.max(2,Math.abs(a(v)-a(k))),lh(g,$)),!$&&I(`M${E+b-2} ${a(v)}h4`,O.ink,1.5),P(E+b/2,S,M,$?
"tx b m":"tx m",14),ot(y,b-2).map((_,U)=>P(E+b/2,c+12+15*U,_,$?"tx b m":"tx2 m")))})]}))}function ib(e,t,n,s){let r=t.falls.
flatMap(h=>h.bars.map(([p])=>W(p,13))),o=Math.min(e*.36,Math.max(...r)*1.08+10),[i,a]=[o+(n<0?46:6),e-88],l=h=>i+(a-i)*(h-
n)/(s-n||1),c=0,u=t.falls.map(h=>{let p=t.falls.length>1&&P(0,c+15,h.title,"tx b",15);p&&(c+=22);let m=c,f=h.bars.map((g,w)=>{
let[y,k,v,M]=g,$=w+1===h.bars.length,E=ot(y,o-4,$?1.06*13:13),L=c+2;c+=Math.max(25,E.length*15+8);let S=Math.max(k,v);return x(
"g",mt(w,160),E.map((_,U)=>P(0,L+13+15*U,_,$?"tx b":"tx2")),R(l(Math.min(k,v)),L,Math.max(2,Math.abs(l(v)-l(k))),17,lh(g,
$)),P(l(S)+8,L+13,$?`${M} ${t.unit}`:M,$?"tx b":"tx",14))}),b=I(`M${l(0)} ${m}V${c}`,O.ink,1.5);return c+=12,[p,b,f]});return tt(
e,c,t.spoken,u)}function uh(e,t){let n=t.heaps.map(([L])=>L),[s,r]=[Math.min(...n,t.exact[0]),Math.max(...n,t.exact[0])],
o=(r-s||1)*.07,i=L=>14+(e-28)*(L-s+o)/(r-s+2*o),a=n.map(i),l=Math.min(60,...a.slice(1).map((L,S)=>L-a[S])),c=Math.max(...t.
heaps.map(([,L])=>L)),u=l<13?7:l<30?8.5:10.5,h=Math.max(1,Math.min(4,Math.floor((l-3)/u))),p=Math.ceil(c/h),m=Math.min(u,
190/p),f=22+p*m,b=t.heaps.map(([,,L],S)=>({x:a[S],text:L,wide:W(L,13)})),g=-1/0,w=b.filter(({x:L,wide:S})=>L-S/2<g+6?!1:
(g=L+S/2,!0)),[y,k]=t.mean,v=`balances at ${k}; the exact average is ${t.exact[1]} ${t.unit}`,M=W(v,1.06*14),$=i(y)+16+M<
e?i(y)+16:Math.max(0,i(y)-16-M),E=ot(v,e,1.06*14);return tt(e,f+36+18*E.length,t.spoken,t.heaps.map(([,L],S)=>[Array.from(
{length:L},(_,U)=>B(a[S]+(U%h-(h-1)/2)*m,f-7-Math.floor(U/h)*m,m*.4,{fill:"none",stroke:O.accent,"stroke-width":1.7})),l>=
20&&P(a[S],f-10-Math.ceil(L/h)*m,L,"tx b m")]),I(`M6 ${f}H${e-6}`,O.ink,4),w.map(({x:L,text:S})=>P(L,f+19,S,"tx2 m")),x(
"path",{d:`M${i(y)} ${f+2}l10 20h-20z`,fill:O.sheet,stroke:O.ink,"stroke-width":2.5}),E.map((L,S)=>P(E.length>1?0:$,f+42+
18*S,L,"tx b",14)))}function hh(e,t){let[n,s,r,o]=[40,e-6,24,170],i=t.shares.length,a=(s-n)/i,l=Math.max(...t.shares),c=w=>r+
o*(1-w/l),u=w=>n+a*(w-t.first+.5),[h,p]=[r+o,Math.max(1,Math.ceil(26/a))],m=`average ${t.mean[1]}, median ${t.median}`,f=u(
t.mean[0])+16+W(m,14)<e,b=`most likely: ${t.likeliest[0]} (${t.likeliest[1]})`,g=u(t.likeliest[0])+a/2+4+1.1*W(b,13)<e;return tt(
e,h+46,t.spoken,_t(0,l,4).map(w=>[I(`M${n} ${c(w)}H${s}`),P(n-6,c(w)+5,Math.round(w*100),"tx2 e")]),P(0,13,"out of 100",
"tx2"),t.shares.map((w,y)=>x("g",mt(y,20),R(n+y*a+Math.min(2,a*.1),c(w),Math.max(1,a-Math.min(4,a*.2)),h-c(w),{fill:O.ink}),
y%p===0&&P(u(t.first+y),h+16,t.first+y,"tx2 m"))),I(`M${n} ${h}H${s}`,O.ink,2),g?P(u(t.likeliest[0])+a/2+4,c(l)+11,b,"tx",
13):P(e,13,b,"tx e",13),ui(u(t.mean[0]),h+21),P(f?u(t.mean[0])+16:u(t.mean[0])-16,h+38,m,f?"tx b":"tx b e",14))}function dh(e,t){
let[n,s,r,o]=[40,e-8,24,190],i=t.bins.reduce((v,M,$)=>M>=5e-4?$:v,0)+1,a=t.bins.slice(0,i),l=Math.max(...a),c=v=>n+(s-n)*
v/(i*t.step),u=v=>r+o*(1-v/l),h=r+o,[p,m,f]=t.band,b=c(t.step)-c(0),g=`average ${t.mean[1]} ${t.unit}`,w=c(t.mean[0])+15+
W(g,14)*1.1<e,y=`${p} to ${m}: ${f}`,k=Math.max(0,Math.min(c(p),e-W(y,14)*1.1));return tt(e,h+76,t.spoken,R(c(p),r-6,c(m)-
c(p),o+6,{fill:O.band}),_t(0,l,4).map(v=>[I(`M${n} ${u(v)}H${s}`),P(n-6,u(v)+5,Math.round(v*100),"tx2 e")]),P(0,13,"out \
of 100","tx2"),a.map((v,M)=>x("g",mt(M,20),R(c(M*t.step)+b*.06,u(v),b*.88,Math.max(0,h-u(v)),{fill:O.ink}))),I(`M${n} ${h}\
H${s}`,O.ink,2),_t(0,i*t.step,e<420?4:7).filter(v=>c(v)<s-10).map(v=>P(c(v),h+17,v,"tx2 m")),ui(c(t.mean[0]),h+20),P(c(t.
mean[0])+(w?15:-15),h+37,g,w?"tx b":"tx b e",14),I(`M${c(p)} ${h+44}v10M${c(p)} ${h+49}H${c(m)}M${c(m)} ${h+44}v10`,O.ink,
2),P(k,h+71,y,"tx b",14))}function mh(e,t){let[n,s,r,o]=[40,e-14,30,168],[i,a]=[t.x[0],t.x[t.x.length-1]],l=[...t.y,...t.
lines.map(([M])=>M)],c=t.chance?0:Math.min(0,...l),u=Math.max(...l)*1.12,h=(t.chance?Math.min(1,u):u)||1,p=M=>n+(s-n)*(M-
i)/(a-i||1),m=M=>r+o*(1-(M-c)/(h-c)),f=r+o,b=t.x.map((M,$)=>`${$?"L":"M"}${p(M)} ${m(t.y[$])}`).join(""),g=t.here,w=g?W(
`you are here: ${g[2]}`,14)*1.1:0,y=g?Math.min(Math.max(n+4,p(g[0])-w+10),s-w):0,k=t.lines.map(([M])=>m(M)-6),v=g?m(g[1])-
13:0;return k.some(M=>Math.abs(M-v)<16)&&(v=Math.min(...k,v)-18),tt(e,f+(t.across?42:24),t.spoken,P(0,13,t.up,"tx2"),_t(
c,h,5).map(M=>[I(`M${n} ${m(M)}H${s}`),P(n-6,m(M)+5,t.chance?Math.round(M*100):hi(M),"tx2 e")]),_t(i,a,e<420?5:9).filter(
Number.isInteger).map(M=>P(p(M),f+17,M,"tx2 m")),I(`M${n} ${f}H${s}`,O.ink,1.5),t.across!==""&&P((n+s)/2,f+37,t.across,"\
tx2 m"),I(b,O.ink,3),t.lines.map(([M,$],E)=>{let L=E%2===0;return[I(`M${n} ${m(M)}H${s}`,O.edge,1.8,{"stroke-dasharray":"\
6 4"}),Ln(L?s:n+6,k[E],$,L?"tx e":"tx")]}),g&&[I(`M${p(g[0])} ${f}V${m(g[1])}`,O.ink,1.5,{"stroke-dasharray":"2 3"}),B(p(
g[0]),m(g[1]),6,{fill:O.ink,stroke:O.sheet,"stroke-width":2}),Ln(y,v,`you are here: ${g[2]}`,"tx b",14)])}var ab={counted_twice:Qu,draw_by_draw:th,two_dice:eh,frequency_grid:zu,whole_tree:Xu,footprints:nh,waterfall:ch,balance:uh,
gaps:rh,split:sh,cases:(e,t)=>qs(e,t),paths:(e,t)=>Fs(e,t),columns:hh,histogram:dh,graph:mh,runs:ih,intervals:ah};function ph(e,t,n){
let s=ab[e];if(!s)throw new Error(`There is no picture of the kind ${e}.`);return d("figure.picture",s(t,n),n.caption&&d(
"figcaption",n.caption))}var lb=2,cb=["first","second"],fh=1e-9;function pi({judged:e,unit:t}){return e==="chance"?{low:0,high:100,unit:"chance"}:
e==="count"?{low:0,high:999999,unit:t,whole:!0}:{low:-9999,high:9999,unit:t}}function gh(e,t){let{value:n,share:s,words:r}=at(
t,pi(e));if(n==null)throw new Error(r);let o=e.judged==="chance"?s:n;return o>=e.low-fh&&o<=e.high+fh}function js({attempts:e,
attempts_from:t},n,s,r){return e.slice(t).filter(o=>o.place===n&&o.question===s&&!Ot(o.settings,r.settings))}function Vs(e,t){
let n=e.asks.map((r,o)=>ub(r,t.filter(({step:i})=>i===o).map(({number:i})=>i))),s=n.findIndex(({outcome:r})=>!r);return{
steps:n,at:s,lines:e.lines}}function ub({low:e,high:t,...n},s){let r=[],o="";for(let i of s){if(o)break;i?gh({...n,low:e,
high:t},i)?o=cb[r.length]:r.push(i)===lb&&(o="shown"):o="shown"}return{...n,outcome:o,wrong:r}}function fi(e,t,n){if(t.asks.
length===0)throw new Error("This question has no small steps.");let{at:s}=Vs(t,js(e,n.place,n.question,t));if(n.step!==s){
let r=s>=0?`step ${s+1} of ${t.asks.length}`:"nothing more: all steps are done";throw new Error(`Expected an answer to ${r}\
.`)}return n.number&&gh(t.asks[s],n.number),{...e,attempts:[...e.attempts,n]}}var bh=(e,t)=>t.length>0?Vs(e,t).steps.map(
({outcome:n})=>n||"open").join(" "):"";function wh({text:e}){let[,t,n]=/^(.*?)( out of 100)?$/.exec(e);return T("b",{class:"r",children:[t,n&&T("small",{children:n.
trim()})]})}function yh({left:e,done:t}){return T("ul",{class:"left",children:e.map(([n,s,r],o)=>{let i=!t&&o===e.length-
1;return T("li",{children:[T("span",{children:n}),T("b",{children:s}),T("i",{class:i?"hidden":"","aria-hidden":"true",children:!i&&
T("i",{style:{width:`${r}%`}})}),T("b",{class:"n",children:i?"?":r})]},n)})})}function hb({step:e,at:t,line:n,fresh:s}){
let r=e.outcome==="shown";return T("li",{class:s?"fresh":"",children:[T("i",{class:r?"shown":"","aria-hidden":"true",children:t+
1}),T("p",{children:[n.words,n.formula&&T("small",{children:n.formula}),r&&T("span",{class:"reason",children:e.reason})]}),
T(wh,{text:n.value??""})]})}function db({step:e,at:t,lights:n,act:s}){let r=Nt(null),[o,i]=Gt(""),a=pi(e),l=Tn({rule:a,value:o,
set:i}),c=e.wrong.at(-1),u=e.judged==="chance"?e.unit||"out of 100":e.unit;return yt(()=>r.current?.focus({preventScroll:!0}),
[]),yt(()=>{c!=null&&r.current?.select()},[e.wrong.length]),T("form",{class:"small",onSubmit:p=>{p.preventDefault();let m=l.
text.trim();m!==""&&at(m,a).value!=null?s.answer(t,m):(l.complain(),r.current?.focus({preventScroll:!0}))},noValidate:!0,
children:[T("i",{"aria-hidden":"true",children:t+1}),T("h4",{id:`${l.id}q`,children:e.words}),e.left.length>0&&T(yh,{left:e.
left,done:!1}),T("div",{class:"in",children:[T("input",{ref:r,class:"field","data-k":"step",inputMode:e.judged==="count"?
"numeric":"text",autocomplete:"off",maxLength:40,"aria-labelledby":`${l.id}q`,...l.said,value:l.text,onInput:p=>l.typed(
p.currentTarget.value)}),T("span",{children:u}),T("button",{type:"submit",class:"btn solid","data-k":"step.check",children:"\
Check"})]}),T(Ko,{number:l,answer:p=>{l.put(p),r.current?.focus({preventScroll:!0})}}),c!=null&&T("p",{class:"no",role:"\
status",children:[T("b",{children:["Not ",c,". ",n&&"Look at what is lit up on the table. "]}),e.hint]})]})}function mb({
panel:e,lines:t}){let n=t.at(-1);return T("div",{class:"fin","data-next":!0,tabIndex:-1,children:[t.slice(0,-1).map(s=>T(
"p",{children:[s.words,": ",s.formula," ",s.value&&`= ${s.value}`]},s.words)),n?.formula&&T("p",{class:"eq",children:n.formula}),
T("p",{children:[e.headline," ",e.said?.verdict]})]})}function pb({panel:e,act:t}){let{steps:n,at:s,lines:r}=e.work,o=Nt(
null),i=(e.steps??[]).slice(0,r),a=s<0,l=a?n.length:s,c=Nt(l),u=i.slice((n.at(-1)?.line??0)+1);return yt(()=>{let h=o.current?.
querySelector(a?".fin":".small");h?.scrollIntoView({block:"nearest"}),a&&l!==c.current&&h instanceof HTMLElement&&h.focus(
{preventScroll:!0})},[l]),T("div",{class:"work",ref:o,children:[T("div",{class:"workhead",children:[T("h3",{children:"Wo\
rk it out"}),T("p",{class:"pips",children:[T("span",{children:[a?"All":"Step"," ",a?n.length:l+1,a?" steps done":` of ${n.
length}`]}),n.map((h,p)=>T("i",{class:p<l?"d":p===l?"n":"","aria-hidden":"true"},h.line))]})]}),T("ol",{class:"lines",children:n.
slice(0,l).flatMap((h,p)=>{let m=p>0?n[p-1].line+1:0;return i.slice(m,h.line+1).map((f,b,g)=>b===g.length-1?T(hb,{step:h,
at:p,line:f,fresh:p===l-1&&l>c.current},f.letter):T(fb,{line:f},f.letter))})}),!a&&T(db,{step:n[s],at:s,lights:(i[n[s].line]?.
lit??[]).length>0,act:t},`${e.key} ${s}`),a&&n.at(-1)?.left.length?T(yh,{left:n.at(-1)?.left??[],done:!0}):null,a&&T(mb,
{panel:e,lines:u.length>0?u:i.slice(-1)}),T("p",{class:"ways",children:[T("button",{type:"button",class:"btn quiet","dat\
a-k":"work.back",onClick:t.back,children:"Back to the answer"}),!a&&T("button",{type:"button",class:"btn quiet","data-k":"\
work.show",onClick:()=>t.show(s),children:"Show me this step"})]})]})}var fb=({line:e})=>T("li",{class:"told",children:[
T("i",{"aria-hidden":"true"}),T("p",{children:[e.words,e.formula&&T("small",{children:e.formula})]}),T(wh,{text:e.value??
""})]});function kh(e,t,n){let s=n?.node.classList.contains("workpage")?n.node:d("div.workpage");return ye(T(pb,{panel:e,
act:t}),s),{node:s,tried:()=>{},again:()=>{},stop:()=>{}}}function xh(e,t,n){if(!e.revealed)return{};if(t==="steps")return gb(
e);let s=t==="why"?e.steps?.[n]:void 0;return Object.fromEntries((s?.lit??[]).map(r=>[r,s?.letter??""]))}function gb({work:e,
steps:t=[]}){if(!e)return{};let n=s=>(t[e.steps[s].line]?.lit??[]).map(r=>[r,String(s+1)]);return e.at>=0&&e.steps[e.at].
wrong.length>0?Object.fromEntries(n(e.at)):Object.fromEntries(e.steps.flatMap(({outcome:s},r)=>s?n(r):[]))}var bb=[["answer","Answer"],["why","Why"],["try","Try it"]],vh=9,wb=480,yb=e=>{let t=e.parentElement.getBoundingClientRect(),
n=e.getBoundingClientRect();return Math.max(0,n.right-t.right+8)};function Gs({model:e,el:t}){let n=d("div.uw.uw-panel");
rt(n,e.get("palette"));let s=A=>d("div",{class:`p-${A}`}),[r,o,i,a,l,c,u,h,p,m]="head quest ask tabs page nav main strip\
 foot read".split(" ").map(s),f=d("section.sheet",{"aria-label":"The question"});f.append(r,o,i,a,l,c,u,h,p);let b=d("p.\
sr",{role:"status"});n.append(b,f,m),t.append(n);let g=e.get.bind(e),w=(A,j)=>{e.set(A,j),e.save_changes()},y=A=>{b.textContent=
A},k={key:"",values:["",""],sure:"think"},v=new Set,M=!1,$=!1,E=!0,L=!1,S=null,_=null,U=()=>g("pair").length>0?Cu(k.values,
g("pair")):g("panel").none?"":ys(k.values[0],g("panel")),H=()=>{let[A,j]=k.values;U()?y(U()):(e.send({kind:"predict",value:A,
second:j,sure:k.sure}),Ae(g("game")))},C=A=>e.send({kind:"go",at:A}),D=Fu({get:g,press:A=>{A==="predict"?H():A==="work"?
$e("steps"):e.send({kind:"main"})},skip:()=>e.send({kind:"skip"}),refused:y}),Y=d("select.pick.surefold",{"data-k":"sure\
fold","aria-label":"How sure are you?",onchange:A=>{k.sure=A.target.value,ve()}}),F=A=>j=>w("settings",{...g("settings"),
[A.name]:j}),N=A=>{M=!1,w("question",A),e.send({kind:"pick",question:A}),K()},K=()=>{let A=g("goal");G(r,A.title?Vu(A):ju(
{chips:g("questions"),now:g("question"),open:M,pick:N,toggle:()=>{M=!M,K()}}))},ft=()=>{let A=g("panel"),j=g("moment");if(A.
none){G(o,d("h2",A.title),d("p.mute",A.when));return}let X=A.revealed&&!g("goal").title,et=g("pair"),it=A.revealed&&Pt()!==
"answer",Rt=et.length>0&&!it,cn=X&&(j.headline||A.headline),Vn=cn&&!A.certain?_u(cn,()=>$e("why")):cn||A.ask,Sr=X?A.ask:
A.given;G(o,et.length>0&&it&&Bu(et,C),d("h2",{"data-next":!0,tabindex:-1},(Rt?En(et.map(({ask:Me})=>Me)).both||A.title:Vn)??
""),d("p.mute.given",Rt?En(et.map(({given:Me})=>Me)).both:Sr),A.fault&&d("p.refusal",A.fault),!A.revealed&&Tt())},Tt=()=>{
let A=g("panel"),j=A.knobs.filter(it=>!it.model),X=A.row??[];return!!(g("moment").line||g("goal").title)||j.length===0?!1:
d("div.settings",j.map((it,Rt)=>Rt===0&&X.length>1?Gu(it.label,X,F(it)):ci(it,F(it))))},ve=()=>{let A=g("panel");if(A.none||
A.revealed)i.replaceChildren();else{let j={draft:k,folded:Y,changed:()=>jn(),enter:H};G(i,...qu(A,g("pair"),g("note"),j))}},
Wn=()=>{let A=g("panel"),j=bb.filter(([X])=>X!=="try"||!A.certain);G(a,!!A.revealed&&bt({label:"Pages",choices:j,value:Pt(),
k:"page",pick:$e}))},$e=A=>{w("page",A),Fn()},Pt=()=>{let A=g("page"),{certain:j,work:X}=g("panel");return j&&A==="try"||
A==="steps"&&!X?"answer":A},xr={answer:(A,j)=>e.send({kind:"answer_step",step:A,number:j}),show:A=>e.send({kind:"show_st\
ep",step:A}),back:()=>$e("answer")},qn=()=>{let A=xh(g("panel"),Pt(),g("why"));JSON.stringify(A)!==JSON.stringify(g("lit"))&&
w("lit",A)},Fn=()=>{let A=g("panel"),j=S;if(S?.stop(),S=null,ft(),n.dataset.page=Pt(),n.classList.toggle("stopped",!!g("\
moment").line),n.dataset.at=String(g("moment").at??""),Wn(),Ji(),Nd(),A.none)l.replaceChildren();else if(!A.revealed)G(l,
Au());else{let et=Pt();et==="why"?(v.add(g("why")),S=Tu(A,g("why"),v,it=>w("why",it),ph)):et==="steps"?S=kh(A,xr,j):et===
"try"?S=Yu(A,()=>g("tried"),e.send.bind(e)):g("pair").length>0?S=Du(A,g("pair"),it=>e.send({kind:"own",yes:it})):S=$u(A,
()=>g("tried"),g("moment"),!!g("goal").title,Tt(),Cd,it=>e.send({kind:"own",yes:it}),()=>$e("why")),l.firstChild!==S.node&&
G(l,S.node)}G(c,A.revealed&&Pt()==="why"&&Eu(A,g("why"),et=>w("why",et))),qn(),S?.again(),$r(),S?.again();let X=l.querySelector(
'.siblings [aria-pressed="true"]');X instanceof HTMLElement&&X.parentElement&&(X.parentElement.scrollLeft=yb(X))},jn=()=>{
let A=nt(n)===D.node,j=D.show(U);A&&D.node.hidden&&(L=!0),u.classList.toggle("last",!j||!!g("goal").title),u.firstChild||
u.append(Y,...D.nodes)},zi=()=>d("button.btn.quiet",{"data-k":"save",onclick:()=>e.send({kind:"save"})},"Save my guesses"),
Ji=()=>{let A=g("guesses"),j=g("moment"),X=j.of||0,et=g("ending"),it=!!et.title,Rt=it&&!n.classList.contains("ended");if(n.
classList.toggle("ended",it),_?.stop(),_=null,it){let Me={go:C,open:Fd=>e.send({kind:"open",link:Fd})},qd=L||!!nt(n);G(h,
...mu(et,A,Me,zi)),Rt&&qd&&ue(n,"ending");return}let cn=g("panel").revealed&&Pt()!=="answer";if(A.length===0&&!X||cn){h.
replaceChildren();return}let Vn=d("div");G(h,d("h3",X>0?`Your guesses, ${A.length} of ${X}`:"Your guesses"),Uu(),Vn);let Sr=j.
line?j.at??-1:-1;_=zt(Vn,Me=>ku(Me,A,Math.max(X,A.length),Sr))},Nd=()=>{let A=g("panel");if(A.none){p.replaceChildren();
return}let j=A.knobs.filter(et=>et.model),X=!g("goal").title;G(p,cu(A),d("p.mute",A.revealed&&Pt()!=="why"?"":A.model),d(
"div.row",X&&j.map(et=>ci(et,F(et))),A.revealed&&Pt()==="why"&&A.lesson&&d("button.btn.quiet",{"data-k":"read",onclick:()=>vr(
!0)},"Read about it"),A.said&&Pt()==="answer"&&X&&!g("moment").line&&zi()))},vr=A=>{$=A,f.inert=A,G(m,A&&Ou(g("panel"),()=>vr(
!1))),ue(n,A?"readclose":"read")},$r=()=>{for(let A=1;A<=vh;A++)n.classList.remove(`c${A}`);_?.again(),Xi()},Xi=()=>{for(let A=1;A<=
vh&&f.scrollHeight>f.clientHeight+1;A++)n.classList.add(`c${A}`)},Cd=()=>f.clientHeight>0&&f.clientHeight<wb,Mr=()=>{let A=g(
"panel"),j=A.key!==k.key;j&&Object.assign(k,{key:A.key,values:["",""],sure:"think"}),(j||E)&&(v=new Set);let X=!!(A.revealed&&
E&&!j&&A.said),et=nt(n),it=L||!!(et&&f.contains(et));if(L=!1,E=!A.revealed,f.classList.toggle("asked",E&&!A.none),f.classList.
toggle("paired",g("pair").length>0),ii(n,Math.max(g("pair").findIndex(({here:Rt})=>Rt),0)),f.classList.toggle("lift",X),
$&&!A.revealed&&vr(!1),K(),ve(),jn(),Fn(),X&&A.said&&y([A,...g("pair").slice(1)].map(({said:Rt})=>Rt?.verdict??"").join(
" ")),X&&it&&!(g("goal").title&&et===D.node)){let Rt=o.querySelector("h2");Rt instanceof HTMLElement&&Rt.focus({preventScroll:!0})}},
Qi=new ResizeObserver(()=>requestAnimationFrame(()=>{$r(),S?.again()}));Qi.observe(n);let Bd=Ku(n,{get:g,own:A=>e.send({
kind:"own",yes:A}),choose:N,page:Pt,reading:()=>$}),_r=A=>()=>{A(),$r(),S?.again()},Dd=()=>{S?.tried(),Xi()},Id=()=>{ve(),
g("panel").revealed&&g("note")&&y(g("note"))},Wd=()=>{jn(),Fn()},ta=[["change:panel",Mr],["change:questions change:quest\
ion change:goal",_r(K)],["change:page change:why",Fn],["change:pair",Mr],["change:main",jn],["change:moment",Wd],["chang\
e:guesses change:ending",_r(Ji)],["change:note",_r(Id)],["change:tried",Dd],["msg:custom",Dt]];for(let[A,j]of ta)e.on(A,
j);return Mr(),()=>{for(let[A,j]of ta)e.off(A,j);S?.stop(),_?.stop(),Qi.disconnect(),Bd()}}var $h=e=>String(e).replace("-","−"),_h=({low:e,high:t},n)=>s=>(s-e)/(t-e)*n,Sh=({dots:e})=>e.filter(({apart:t})=>!t);
function kb(e,t,{left:n,top:s}){let r=_h(t,e),o=f=>n+r(f),i=f=>s+e-r(f),{low:a,high:l,band:c,unit:u}=t,h=Sh(t),p=u==="ou\
t of 100"?[0,25,50,75,100]:ke(a,l),m=c?x("path",{class:"band",d:`M${o(a)} ${i(a)}L${o(a)} ${i(a+c)}L${o(l-c)} ${i(l)}L${o(
l)} ${i(l)}
          L${o(l)} ${i(l-c)}L${o(a+c)} ${i(a)}Z`}):h.map(f=>x("path",{class:"reach",d:[`M${o(f.exact)} ${i(Math.max(a,f.
exact-f.reach))}`,i(Math.min(l,f.exact+f.reach))].join("V")}));return x("g",{},m,p.map(f=>[x("path",{class:"grid",d:`M${o(
f)} ${i(a)}V${i(l)}M${o(a)} ${i(f)}H${o(l)}`}),x("text",{x:o(f),y:i(a)+18,"text-anchor":"middle"},$h(f)),x("text",{x:o(a)-
8,y:i(f)+4,"text-anchor":"end"},$h(f))]),x("path",{class:"same",d:`M${o(a)} ${i(a)}L${o(l)} ${i(l)}`}),x("text",{class:"\
faint",x:o(a)+44,y:i(l)+34},"too high"),x("text",{class:"faint",x:o(l)-16,y:i(a)-24,"text-anchor":"end"},"too low"),x("t\
ext",{class:"axis",x:o(l),y:i(a)+36,"text-anchor":"end"},`the answer (${u})`),x("text",{class:"axis",transform:`translat\
e(${o(a)+16} ${i(l)+12}) rotate(-90)`,"text-anchor":"end"},"your guess"),h.filter(f=>!f.near).map(f=>x("path",{class:"dr\
op",d:`M${o(f.exact)} ${i(f.exact)}V${i(f.said)}`})),Th(h,r,e).map(({place:f,number:b},g)=>[x("path",{class:"lead",d:`M${n+
f[0]} ${s+e-f[1]}L${n+b[0]} ${s+e-b[1]}`}),x("circle",{class:"place","data-at":h[g].at,cx:o(h[g].exact),cy:i(h[g].said),
r:4})]))}function xb(e,t){let o=Math.max(20,...t.flatMap(c=>c.off)),i=ke(0,o*1.05),a=c=>92+c/(o*1.05)*(e-92-40),l=t.length*
40;return x("svg",{class:"surerows",width:e,height:l+24,role:"img","aria-label":"How far off, out of 100"},i.map(c=>[x("\
path",{class:"grid",d:`M${a(c)} 0V${l}`}),x("text",{x:a(c),y:l+18,"text-anchor":"middle"},String(c))]),t.map(({words:c,off:u,
mean:h},p)=>{let m=p*40+20,f={};return[x("text",{class:"level",x:0,y:m+5},c),x("path",{class:"mean",d:`M${a(h)} ${m-16}V${m+
16}`}),[...u].sort((b,g)=>b-g).map(b=>{let g=Math.round(a(b)/9);return f[g]=(f[g]??0)+1,x("circle",{class:"one",cx:a(b),
cy:m+8-(f[g]-1)*9,r:4})}),x("text",{class:"much",x:e,y:m+5,"text-anchor":"end"},String(Math.round(h)))]}))}var vb=156,Mh=16,
$b=26,Mb=[7,3,1,5,0,4,6,2],_b=8;function Th(e,t,n){let s=([l,c],[u,h])=>Math.hypot(l-u,c-h),r=e.map(({exact:l,said:c})=>[
t(l),t(c)]),o=r.map((l,c)=>r.every((u,h)=>h===c||s(l,u)>=Mh)),i=r.map((l,c)=>o[c]?l:null),a=([l,c])=>Math.min(l,c)>=0&&Math.
max(l,c)<=n&&i.every(u=>!u||s(u,[l,c])>=$b)&&r.every(u=>s(u,[l,c])>=Mh);return r.forEach(([l,c],u)=>{for(let h=1;!i[u]&&
h<=_b;h++)for(let p of Mb){let m=p*Math.PI/4,f=[l+22*h*Math.cos(m),c+22*h*Math.sin(m)];!i[u]&&a(f)&&(i[u]=f)}}),r.map((l,c)=>({
place:l,number:i[c]??l}))}var Sb=4;function Eh({model:e,el:t}){let n=d("div",{class:"uw uw-lessonchart"});rt(n,e.get("pa\
lette"));let s=d("div",{class:"plot"}),r=d("ul.apart"),o=d("div",{class:"sr"});n.append(d("section",{class:"sheet"},d("h\
2",{},"Your guesses and the answers"),s,r,o)),t.append(n);let i="",a=(h,p="")=>st({class:h.near?"dot hit":"dot missed","\
data-k":`dot.${h.at}`,"aria-label":`Position ${h.at+1}: ${h.words}`,title:`Position ${h.at+1}: ${h.words}`,style:p,onclick:()=>e.
send({kind:"go",at:h.at})},String(h.at+1)),l=(h,p)=>{let m=e.get("report"),f=Sh(m);return Th(f,_h(m,h),h).map(({number:[
b,g],place:[w,y]},k)=>a(f[k],`left:${p.left+b}px;top:${p.top+h-g}px;--rise:${y-w}px;animation-delay:${k*40}ms`))},c=()=>{
let h=e.get("report"),p=s.clientWidth,m=s.clientHeight,f=`${p} ${m} ${JSON.stringify(h)}`;if(p===0||f===i||!h.dots)return;
i=f;let b=p>560,g={left:44,top:14},w=p-g.left-(b?vb:26),y=Math.max(160,b&&m>260?Math.min(w,m-64):w);G(s,x("svg",{width:p,
height:y+64,"aria-hidden":"true"},kb(y,h,g)),l(y,g),d("ul",{class:b?"legend":"legend under",style:b?`left:${g.left+y+28}\
px`:null},d("li",{},d("i",{class:"dot hit"}),"close"),d("li",{},d("i",{class:"dot missed"}),"not close"),b&&d("li",{},d(
"i",{class:"line"}),"guess = answer"),b&&d("li",{},d("i",{class:"patch"}),h.band?"within 10":"still close"))),G(r,h.dots.
filter(({apart:k})=>k).map(k=>d("li",a(k),k.words))),o.replaceChildren(d("table",{},d("caption",{},"Your guess and the a\
nswer, position by position"),d("tbody",{},h.dots.map(k=>d("tr",{},d("th",{},`${k.at+1}`),d("td",{},k.words)))))),h.dots.
length===0&&G(s,d("p",{class:"mute"},"You didn't guess."))},u=new ResizeObserver(()=>requestAnimationFrame(c));return u.
observe(s),e.on("change:report",c),c(),()=>{u.disconnect(),e.off("change:report",c)}}function Lh({model:e,el:t}){let n=d(
"div",{class:"uw uw-lessonend"});rt(n,e.get("palette"));let s=d("section",{class:"sheet","aria-label":"How you did"}),r=d(
"p",{class:"told",role:"status"});n.append(s),t.append(n);let o=null,i=l=>d("li",{},st({class:"dot missed","data-k":`mis\
s.${l.at}`,"aria-label":`Open position ${l.at+1}`,onclick:()=>e.send({kind:"go",at:l.at})},String(l.at+1)),d("span",{},d(
"b",{},l.name),l.why&&d("small",{},l.why)),d("span",{class:"off"},d("b",{},l.off),l.againWords&&d("small",{},`then ${l.againWords}`))),
a=()=>{let l=e.get("report");if(l.done&&Le(wo+l.done,"1"),!l.dots)return;let c=l.dots.filter(f=>!f.near),u=l.open.length,
h=(f,b)=>({kind:f,words:b}),p=[u>0&&h("redo",u===1?"Try that one again":`Try those ${u} again`),l.next&&h("next","Next l\
esson"),l.practise&&h("practise",l.practise)].filter(f=>f!==!1&&f!==""),m=d("div",{});o?.stop(),G(s,d("div",{class:"goal"},
d("h2",{tabindex:-1,"data-next":!0},l.title),l.of>0&&d("span",{class:"chip line"},`${l.near} of ${l.of} close`),d("p",{},
l.short&&d("b",{},`${l.short} `),l.found)),d("h3",{},Tb(c.length,l.of)),c.length>0&&d("ol",{class:c.length>Sb?"misses ma\
ny":"misses"},c.map(i)),l.sure.length>0&&[d("h3",{},"How sure, and how far off"),d("p",{class:"mute"},`${l.sureWords} Th\
e bar shows the average.`.trim()),m],d("div",{class:"acts"},p.map((f,b)=>st({class:b?"btn":"btn solid","data-k":f.kind,title:f.
kind==="next"?l.next:null,onclick:()=>e.send({kind:f.kind})},f.words)),l.of>0&&st({class:"btn quiet","data-k":"save",onclick:()=>e.
send({kind:"save"})},"Save"),l.receipt&&st({class:"btn quiet","data-k":"receipt",onclick:()=>gi(l.receipt,r)},"Copy the \
receipt")),r),o=l.sure.length>0?zt(m,f=>xb(f,l.sure)):null};return e.on("change:report",a),e.on("msg:custom",Dt),a(),setTimeout(
()=>{let l=s.querySelector("h2");Yn(n)&&l?.focus({preventScroll:!0})},80),()=>{o?.stop(),e.off("change:report",a),e.off(
"msg:custom",Dt)}}async function gi(e,t){try{await navigator.clipboard.writeText(e),t.textContent="Copied. Paste it wher\
e you hand it in."}catch{t.textContent=e}}function Tb(e,t){return t===0?"No guesses yet":e===0?"All close":`${e} to look\
 at again`}var Eb=12,Lb={near:"close",far:"not close",open:"to come"},Ab={near:"hit",far:"missed",open:""};function Ah(e){let t=[];
return e.forEach(({group:n,paired:s},r)=>{s?t.at(-1)?.at(-1)?.push(r):r>0&&e[r-1].group===n?t.at(-1)?.push([r]):t.push([
[r]])}),t}function Uh({model:e,el:t}){let n=d("div",{class:"uw uw-trail"});rt(n,e.get("palette"));let s=d("div",{class:"\
pop",hidden:!0}),r=d("div",{class:"bar"}),o=d("p",{class:"sr",role:"status"});n.append(d("div",{class:"stage"},s,r,o)),t.
append(n);let i=e.get.bind(e),a="",l="",c=pt()?Ke(n,()=>i("kept")):null,u=(_,U)=>{let H=_.map(Y=>i("spots")[Y].state),C=[
...new Set(H.map(Y=>Lb[Y]))].join(", "),[D]=_;return st({class:`spot${U?" long":""}${_.length>1?" both":""}`,"data-k":U?
`row.${D}`:`spot.${D}`,"aria-current":_.includes(i("at"))?"step":null,"aria-disabled":i("spots")[D].shut?"true":null,"ar\
ia-label":`${h(_)}: ${C}`,onclick:()=>f(D)},_.map((Y,F)=>d("span",{class:`disc ${Ab[H[F]]}`,"aria-hidden":"true"},String(
Y+1))),U&&d("span",{class:"mute"},C))},h=_=>_.length>1?`Positions ${_.map(U=>U+1).join(" and ")}, together`:`Position ${_[0]+
1}`,p=()=>Ah(i("spots")).flat(),m=()=>p().find(_=>_.includes(i("at")))??[i("at")],f=_=>{if(i("spots")[_].shut){o.textContent=
"Make your guess first.";return}g(""),e.send({kind:"go",at:_})},b=_=>{g(""),_.kind==="begin"&&c?.forget(),e.send(_)},g=_=>{
let U=a;if(a=_===a?"":_,v(),a){let H=s.querySelector('[aria-current], [aria-pressed="true"]')??s.querySelector("button");
H instanceof HTMLElement&&H.focus({preventScroll:!0})}else U&&ue(n,U)},w=d("p",{role:"status"}),y=async()=>{await gi(i("\
receipt"),w),w.scrollIntoView({block:"nearest"})},k=()=>[d("ol",{class:"rows"},i("lessons").map(({lesson:_,name:U,goal:H,
now:C},D)=>d("li",{},st({class:"row","data-k":`lesson.${_}`,"aria-pressed":String(C),onclick:()=>b({kind:"lesson",lesson:_})},
d("span",{class:"nr","aria-hidden":"true"},String(D+1)),d("span",{},d("b",{},U),d("small",{},H)))))),d("div",{class:"onc\
e"},d("label",{},d("span",{},"Your name or number"),d("input",{class:"txt","data-k":"student","data-draft":"student",maxlength:40,
autocomplete:"off",value:i("student"),onchange:_=>e.send({kind:"name",name:_.target.value})})),st({class:"btn","data-k":"\
begin",onclick:()=>b({kind:"begin"})},"Start over"),st({class:"btn","data-k":"practise",onclick:()=>b({kind:"practise"})},
"Practise this"),st({class:"btn","data-k":"save",onclick:()=>e.send({kind:"save"})},"Save my answers"),i("receipt")&&st(
{class:"btn","data-k":"receipt",onclick:y},"Copy the receipt"),i("kept")&&!i("alone")&&st({class:"btn","data-k":"page",onclick:()=>b(
{kind:"page"})},"Save as a page"),i("kept")&&i("classroom")&&d("a.btn",{"data-k":"classroom",href:i("classroom")},"Start\
 a class"),i("kept")&&st({class:"btn","data-k":"print",onclick:()=>e.send(uu())},"Print"),w)],v=()=>{let _=i("spots"),U=i(
"at");n.classList.toggle("many",_.length>Eb);let H=(C,D)=>st({class:`btn open-${C}`,"data-k":C,"aria-expanded":String(a===
C),onclick:()=>g(C)},D);G(r,_.length>0&&d("ol",{class:"trail","aria-label":"Positions"},Ah(_).map(C=>d("li",{class:"disc\
s"},C.map(D=>u(D,!1))))),_.length>0&&H("spots",U<0?`${_.length} positions`:`${h(m()).replace(", together","")} of ${_.length}`),
(i("note")||i("busy"))&&d("p",{class:"told",role:"status"},i("note")||i("busy")),i("seeking")&&st({class:"btn","data-k":"\
stop",onclick:()=>e.send({kind:"stop"})},"Stop"),H("lessons",i("lesson"))),s.hidden=!a,a==="lessons"?G(s,k()):G(s,a==="s\
pots"&&d("ol",{class:"rows"},p().map(C=>d("li",{},u(C,!0)))))},M=()=>{let _=i("answers");l!==i("kept")?(l=i("kept"),l&&!_.
length&&c?.look(U=>e.send({...kn(U),kind:"restore"}))):l&&_.length>0&&c?.keep(JSON.stringify({answers:_,at:i("at"),student:i(
"student")}))},$=()=>{setTimeout(()=>{i("at")>=0&&Yn(n)&&ue(n,`spot.${m()[0]}`)},80)},E=_=>{Dt(_),hu(_)},L=_=>{a&&!_.composedPath().
includes(n)&&(a="",v())};n.addEventListener("keydown",_=>{_.key==="Escape"&&a&&g("")}),document.addEventListener("pointe\
rdown",L);let S=[["change:spots change:at change:lessons change:lesson change:busy change:seeking change:note change:stu\
dent",v],["change:answers change:at change:kept change:student",M],["change:at",$],["msg:custom",E]];for(let[_,U]of S)e.
on(_,U);return v(),M(),()=>{document.removeEventListener("pointerdown",L),c?.stop();for(let[_,U]of S)e.off(_,U)}}var Ks=class{constructor(t,n){this.stamp=-1;this.move="";this.next="";this.model=t,this.marked=n,this.at=-1/0}get waiting(){
return this.stamp===this.model.get("stamp")&&performance.now()-this.at<3e3}send(t,n){if(!(!t||this.model.get("busy"))){if(this.
waiting){this.model.get("mode")==="edit"&&(this.next=t);return}this.at=performance.now(),this.stamp=this.model.get("stam\
p"),this.mark(t),this.model.send({kind:"move",move:t,stamp:this.stamp,said:n})}}drawn(){this.mark(this.waiting?this.move:
"");let t=this.next;!t||this.waiting||(this.next="",this.send(t,null))}mark(t){this.move=t,this.marked(t)}};var Ub=({words:e,name:t},n)=>d("p.covered",`${e} `,n?d("b",t):d("span.blank",{role:"img","aria-label":"hidden name"})),Zs=class{constructor({
send:t,drawn:n}){this.opened=!1;this.send=t,this.drawn=n,this.root=d("div.call",{role:"group",hidden:!0})}get hidden(){return this.
root.hidden}cover(){this.opened=!1}show(t,n,s){let r=n?t.alert??"":"",o=t.covered??[],i=s==="shown"||s==="press"&&this.opened,
a=r?(t.actions??[]).find(u=>u.strong):void 0;this.root.hidden=!r&&!o.length,this.root.classList.toggle("calm",!r&&!(n&&t.
actions?.length));let l=JSON.stringify([r,a,o,i,s]);if(this.root.dataset.looks===l)return;this.root.dataset.looks=l,this.
root.setAttribute("aria-label",r||"Hidden names");let c=()=>{this.opened=!this.opened,this.show(t,n,s),this.drawn()};G(this.
root,r&&d("p",d("b",r)),o.length>0&&d("div.covers",o.map(u=>Ub(u,i))),o.length>0&&s==="press"&&d("button.btn",{"data-k":"\
covers","aria-pressed":String(i),onclick:c},i?"Hide":"Show"),a&&d("button.btn.alert",{"data-k":"call","data-act":a.move,
onclick:()=>this.send(a.move)},a.label))}};function Ph({place:e,now:t,said:n},s){let[r="",o=""]=n??[];return{place:s.place??[e,r&&t].filter(Boolean).join(" "),line:s.
line??(r?[r,o]:[t??"",o])}}var Oh=7,Ys=class{constructor({texts:t,see:n}){this.looks="";this.texts=t,this.see=n,this.chip=
d("button.chipbtn",{"data-k":"clause",hidden:!0,onclick:()=>this.open(!!this.box.hidden)}),this.badge=d("b.badge",{hidden:!0}),
this.place=d("span.place"),this.line=d("p.line"),this.note=d("p.note",{role:"status"}),this.sheet=d("button.btn.quiet",{
"data-k":"scores","aria-expanded":"false",hidden:!0},"Scores"),this.eyes=d("div.seg",{role:"group","aria-label":"Seen by"}),
this.seen=d("div.eyes",wt("eye",22),this.eyes),this.box=d("div.clause-box",{hidden:!0,tabindex:-1,"data-k":"clauses"}),this.
root=d("div.caption",d("div.told",d("p.over",this.badge,this.chip,this.place),this.line,this.note),d("div.seen",this.sheet,
this.seen))}show({clauses:t,badge:n="",place:s,line:r,note:o,tone:i}){V(this.root,"data-tone",i),this.badge.hidden=!n,this.
badge.textContent=n;let a=this.texts(),[l=""]=t;this.place.textContent=s,this.line.hidden=!!o,this.line.replaceChildren(
d("b",r[0]),r[1]?` ${r[1]}`:""),this.line.classList.remove("long"),this.line.classList.toggle("long",this.line.scrollWidth>
this.line.clientWidth+1),this.note.textContent!==o&&(this.note.textContent=o),this.note.hidden=!o;let c=JSON.stringify([
t,i]);if(c===this.looks)return this.below();this.looks=c,this.open(!1);let u=i==="trial"?"just a test":l;this.chip.hidden=
!u,this.chip.replaceChildren(d("span.chip.line",u));let h=t.filter(p=>a[p]);V(this.chip,"aria-disabled",h.length&&i!=="t\
rial"?"":"true"),V(this.chip,"data-clause",l),this.box.replaceChildren(d("dl",h.map(p=>d("div",d("dt",p),d("dd",a[p])))))}open(t){
let n=t&&this.box.querySelector("dt")!=null&&this.chip.getAttribute("aria-disabled")!=="true";this.box.hidden=!n,this.below(),
V(this.chip,"aria-expanded",String(n))}below(){this.box.hidden||(this.box.style.top=`${this.root.offsetTop+this.root.offsetHeight}\
px`)}escape(){return this.box.hidden?!1:(this.open(!1),this.chip.focus(),!0)}showEyes(t,n){let s=JSON.stringify(t);if(this.
seen.hidden=t.length<2,this.eyes.dataset.looks!==s){this.eyes.dataset.looks=s;let o=d("select.pick",{"data-k":"eyes.many",
"aria-label":"Seen by",onchange:i=>this.see(i.target.value)},t.map(([i,a])=>d("option",{value:i},a)));this.eyes.classList.
toggle("seg",t.length<=Oh),this.eyes.replaceChildren(...t.length>Oh?[o]:t.map(([i,a])=>d("button",{"data-eye":i,title:a,
"aria-label":a,onclick:()=>this.see(i)},a)))}let r=this.eyes.querySelector("select");if(r)r.value=n;else for(let o of this.
eyes.children)V(o,"aria-pressed",String(o.getAttribute("data-eye")===n))}};function Zt(e,t){let n=Math.abs(e)*10**t,s=Math.floor(n);if(n-s!==.5||!Number.isInteger(e*2**(t+1)))return e.toFixed(t);
let r=(s%2?s+1:s)/10**t;return(e<0?-r:r).toFixed(t)}function Ob(e){return e>0&&e<5/1e4?"under 0.1%":e<1&&e>9995/1e4?"ove\
r 99.9%":`${Zt(100*e,1)}%`}var re=(e,t)=>t==="chance"?Ob(e):`${Zt(Math.abs(e)<.005?0:e,2)} ${t}`.replace("-","−");function Rh(e,t,n){
let{value:s,share:r,words:o}=at(String(e),t==="chance"?vt:{low:n[0],high:n[1],unit:t});if(s==null)throw new Error(o);return t===
"chance"?r:s}var Hh=(e,t,n,s)=>s==="far"?bi(e,t,n):Pb(e,t,n,s);function Pb(e,t,n,s){let r=n==="chance",o=Math.round(Math.
abs(e-t)*1e9)/1e9,i=r?String(se(o)):re(o,n);return s==="exact"?i==="1"?"Spot on (within 1).":"Spot on.":`${s==="far"?"":
"Close: "}${i} too ${e>t?"high":"low"}.`}function bi(e,t,n){let s=n==="chance",r=s?String(se(10*e)/10):Zt(e,2).replace(/\.?0+$/,
"");return`You guessed ${r==="-0"?"0":r.replace("-","−")}. It's ${s?se(t):re(t,n)}.`}var Nh=e=>e.startsWith("deal ")?[
"deal","deals"]:["try","tries"],se=e=>Math.floor(Math.round(e*1e9)/1e7+.5),An=(e,t)=>t==="chance"?.105:Math.max(Math.abs(
e)/10,.1),Rb=2,Hb=[["know","Certain"],["think","Fairly sure"],["guess","Just guessing"]];function zs(e){let t=[];for(let[
i,a]of Hb){let l=e.filter(({sure:c,measure:u})=>c===i&&u==="chance").map(c=>c.off);if(l.length>=Rb){let c=100*l.reduce((u,h)=>u+
h,0)/l.length;t.push([a.toLowerCase(),Zt(Math.round(1e9*c)/1e9,0)])}}if(t.length===0)return"";let[[n,s],...r]=t,o=r.map(
([i,a])=>`, when ${i} ${a}`).join("");return`When you were ${n} you were ${s} off on average${o}.`}var oe=e=>e.charAt(0).
toUpperCase()+e.slice(1);var Ch=(e,t)=>Math.max(0,Math.min(e.x+e.w,t.x+t.w)-Math.max(e.x,t.x))*Math.max(0,Math.min(e.y+e.h,t.y+t.h)-Math.max(e.y,
t.y)),wi=(e,t,n,s)=>Math.max(n,Math.min(e,n+s-t));function Bh({w:e,h:t},n,s,r){let o={x:n.x+n.w/2,y:n.y+n.h/2},i=[["abov\
e",o.x-e/2,n.y-t-10],["below",o.x-e/2,n.y+n.h+10],["right",n.x+n.w+10,o.y-t/2],["left",n.x-e-10,o.y-t/2]],a=Math.min(s.y+
s.h,...r.map(({y:m})=>m));i.push(["right",n.x+n.w+10,a-t-10],["left",n.x-e-10,a-t-10]);let l=i.map(([m,f,b])=>{let g={x:wi(
f,e,s.x,s.w),y:wi(b,t,s.y,s.h),w:e,h:t},w=Ch(g,n)+3*r.reduce((y,k)=>y+Ch(g,k),0);return{...g,side:m,covers:w}}),{covers:c,
...u}=l.reduce((m,f)=>f.covers<m.covers-1?f:m),h=u.side==="above"||u.side==="below"?o.x-u.x:o.y-u.y,p=u.side==="above"||
u.side==="below"?e:t;return{...u,tip:wi(h,0,14,p-28)}}var Dh=(e,t)=>x("svg.small-card",{viewBox:"0 0 48 68",...t},Jt(e,48));function Nb(e,t){let n={"data-act":e.move,onclick:()=>t(
e.move)};if(e.face){let s=[e.group,e.label].filter(Boolean).join(" ");return d("button.btn.card-pick",{"aria-label":s,title:e.
label,...n},Dh(e.face,{"aria-hidden":"true"}))}return d("button.btn",{...n},e.colour&&Xn(e.colour)&&x("svg.icon",{viewBox:"\
-12 -12 24 24",style:"width:1.4em;height:1.4em","aria-hidden":"true"},ee(e.colour,0,0,8.5,{fill:`var(--c-${e.colour})`,stroke:"\
#fff","stroke-width":2})),e.label)}var Cb=e=>[d("p.mute","What you remember is under this card"),d("ol.recall",e.map(t=>d(
"li",Dh(t.face,{role:"img","aria-label":t.label}))))],Js=class{constructor(t){this.key="";this.how=t,this.root=d("div.ch\
ooser",{role:"group",hidden:!0}),this.away=n=>{let[s]=n.composedPath();s instanceof Element&&!this.root.contains(s)&&!s.
closest(".thing.plays")&&this.close()}}show(t){if(this.key===t.key)return this.leave();let n=!t.plays&&t.recall?.length,
s=t.picks.find(i=>i.group)?.group,r=i=>{this.leave(),this.how.play(i)};this.key=t.key,this.root.setAttribute("aria-label",
n?`Under ${t.label}`:`How to play: ${t.label}`);let o={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
leave()};this.root.replaceChildren(d("div.choose-head",d("p",d("b",oe(t.label)),s&&d("span",`: ${s}`)),st(o,wt("close",16))),
...n?Cb(t.recall):[d("div.picks",t.picks.some(i=>i.parts?.length)?this.parts(t.picks,[],r):t.picks.map(i=>Nb(i,r)))]),this.
root.hidden=!1,document.addEventListener("pointerdown",this.away,!0),this.how.moved(),this.stand(),this.buttons.find(i=>!i.
matches(".shut"))?.focus({preventScroll:!0})}parts(t,n,s){let r=new Set(t.flatMap(({parts:i})=>(i??[]).filter(a=>!n.includes(
a)))),o=i=>{let a=[...n,i],l=t.filter(({parts:c})=>c?.includes(i));if(l.length===1)return s(l[0].move);this.root.querySelector(
".picks")?.replaceChildren(...this.parts(l,a,s)),this.stand(),this.buttons.find(c=>c.dataset.part)?.focus({preventScroll:!0})};
return[...n.length?[d("p.mute",`${n.join(", ")}, and ...`)]:[],...[...r].sort().map(i=>d("button.btn",{"data-part":i,onclick:()=>o(
i)},i))]}get buttons(){return[...this.root.querySelectorAll("button")]}stand(){let t=this.key&&this.how.around(this.key),
n=this.root.parentElement;if(!t||!n)return;let s=n.getBoundingClientRect(),r=Math.max(s.top,0),o=6,i={x:o,y:r-s.top+o,w:s.
width-2*o,h:Math.min(s.bottom,window.innerHeight)-r-2*o};this.root.style.cssText=`left:0;top:0;max-width:${i.w}px;max-he\
ight:${i.h}px`;let a=({x:m,y:f,w:b,h:g})=>({x:m-s.left,y:f-s.top,w:b,h:g}),l={w:this.root.offsetWidth,h:this.root.offsetHeight},
{x:c,y:u,side:h,tip:p}=Bh(l,a(t.card),i,t.hand.map(a));this.root.dataset.side=h,this.root.style.cssText+=`;left:${c}px;t\
op:${u}px;--tip:${p}px`}leave(){let t=this.key;this.close(),this.how.focus(t)}close(){if(!this.key)return;let t=this.key,
n=this.root.contains(nt(this.root));this.key="",document.removeEventListener("pointerdown",this.away,!0),this.root.hidden=
!0,this.root.replaceChildren(),this.how.moved(),n&&this.how.focus(t)}stroke(t){let n=this.buttons,s=n.findIndex(o=>o.matches(
":focus"));if(!this.key||s<0)return!1;let r={ArrowRight:s+1,ArrowDown:s+1,ArrowLeft:s-1,ArrowUp:s-1,Home:0,End:n.length-
1}[t.key];return r==null?!1:(t.preventDefault(),n[(r+n.length)%n.length].focus({preventScroll:!0}),!0)}};function Ih(e,t){let{zones:n,board:s,sheet:r,...o}=e,i=a=>a==null?void 0:t[a];return{...o,zones:n.map(a=>t[a]),board:i(s)??
"",sheet:i(r)}}var Xs=class{constructor(t,n){this.resting=0;this.model=t,this.pages=new Map(Object.entries(t.get("pages")??
{})),this.asked=new Map,this.hear=s=>{s.kind==="page"&&(this.pages.set(`${s.watcher}.${s.page}`,s),n())},t.on("msg:custo\
m",this.hear)}get watcher(){return this.model.get("watcher")}get few(){return this.model.get("frames")[this.watcher]??[]}get length(){
return this.model.get("count")||this.few.length}scene(t){let n=Math.max(0,Math.min(t,this.length-1));if(!this.model.get(
"count"))return this.few[n]?Ih(this.few[n],this.model.get("pool")):null;let s=this.model.get("size"),r=Math.floor(n/s),o=this.
page(r);return o?(this.fetchRest(r),Ih(o.frames[n-r*s],o.pool)):null}page(t,n=this.watcher){let s=`${n}.${t}`,r=this.pages.
get(s);return!r&&performance.now()-(this.asked.get(s)??-1/0)>8e3&&(this.asked.set(s,performance.now()),this.model.send({
kind:"page",watcher:n,page:t})),r}fetchRest(t){clearTimeout(this.resting);let n=Math.ceil(this.length/this.model.get("si\
ze")),s=Array.from({length:n},(a,l)=>(t+l)%n),r=n<=4?s:[t],o=s.map(a=>[a,this.watcher]);for(let[a]of this.model.get("eye\
s"))for(let l of r)o.push([l,a]);let i=o.find(([a,l])=>!this.pages.has(`${l}.${a}`));i&&(this.resting=setTimeout(()=>this.
page(...i),150))}marks(){let t=r=>r.mark??0;if(!this.model.get("count"))return this.few.map(t);let n=this.model.get("siz\
e"),s=Array.from({length:this.length},()=>0);for(let r=0;r*n<s.length;r++)(this.pages.get(`${this.watcher}.${r}`)?.frames??
[]).forEach((o,i)=>{s[r*n+i]=t(o)});return s}stop(){clearTimeout(this.resting),this.model.off("msg:custom",this.hear)}};var Qs=class{constructor({play:t,key:n,told:s}){this.lifted="";this.card="";this.said={};this.typed={};this.field=null;this.
lifts={};this.shown="";this.play=t,this.key=n,this.told=s,this.go=d("button.btn.solid",{"data-k":"lift.play",onclick:()=>this.
play(this.lifted)}),this.back=d("button.btn",{"data-k":"lift.back",onclick:()=>this.lift("")},"Put it back"),this.acts=d(
"div.lift-acts",{hidden:!0},this.go,this.back),this.words=d("p.lift-words"),this.keys=d("div.lift-keys"),this.asking=d("\
div.asking",{role:"group",hidden:!0})}show({lifts:t,keys:n}){this.lifts=t,this.lifted&&!t[this.lifted]&&(this.lifted="",
this.said={},this.typed={}),this.draw();let s=JSON.stringify(n);this.keys.dataset.looks!==s&&(this.keys.dataset.looks=s,
Er(this.keys,this.keys,()=>this.keys.replaceChildren(...n.map(r=>zn(r,o=>this.key(o))))))}tell(t,n){let s=Object.keys(this.
lifts).some(r=>n.every(o=>o.move!==r));this.words.hidden=!!this.lifted,this.words.textContent=t||(s?"Press a card to pic\
k it up. Press it again to play it.":"")}playing(t){let n=this.lifts[this.lifted]?.play??"",s=t?n.replace(/^Play\b/,"Pla\
ying"):n;this.go.textContent!==s&&(this.go.textContent=s),V(this.go,"aria-busy",t?"true":"")}lift(t,n=""){let s=n||this.
card;this.lifted=t,this.card=n,this.draw(),this.told({lifted:t,said:this.said},s)}stand(t,n,s){let[r,o]=s?[n,t.parentElement]:
[t,this.keys];this.asking.parentElement!==r&&r.insertBefore(this.asking,o)}hold(t,n,s,r){t?t!==this.lifted&&s[t]&&(this.
lifted=t,this.card=Bb(r,t)):this.lifted="",this.said=n}draw(){let t=this.lifts[this.lifted];if(this.acts.hidden=!t,this.
asking.hidden=!t?.line,this.words.hidden=!!t,this.playing(!1),this.shown===this.lifted)return;if(this.shown=this.lifted,
this.field=null,!t?.line)return this.asking.replaceChildren();let n=this.lifted;V(this.asking,"aria-label",t.line),this.
field=t.ask?Kc({rule:vt,label:t.ask,words:"out of 100",ends:["never","always"],value:Ol(this.typed[n],this.said[n],vt),set:r=>this.
say(n,r),enter:()=>this.play(n)}):null;let s=d("div",d("p",d("b",t.line)));this.field&&s.append(d("p.wonder",t.ask)),this.
asking.replaceChildren(s,...this.field?[this.field.node]:[])}unread(t){let n=this.typed[t]??"";return t!==this.lifted||!this.
field||!n||!Ee(n,vt)?!1:(this.field.complain(),!0)}say(t,n){let{value:s}=at(n,vt);this.typed[t]=n,this.said={...this.said},
s!=null?this.said[t]=s:delete this.said[t],this.told({lifted:this.lifted,said:this.said},this.card)}},tr=class{constructor(t){
this.looks="";this.how=t,this.root=d("div.acts")}show(t,n,s){let r=JSON.stringify([t,n]);this.looks!==r&&(this.looks=r,Er(
this.root,s,()=>this.root.replaceChildren(...t.map(o=>this.button(o)))))}button({move:t,label:n,strong:s,off:r}){let o=d(
"button",{class:s&&!r?"btn solid":"btn","data-act":t||n,"aria-disabled":r?"true":null,onclick:()=>r?this.how.refuse(r):this.
how.send(t)},n);return d("span.act",o,r&&d("span.why",r))}};function Bb({zones:e},t){let n=e.flatMap(s=>s.kind==="seat"&&
s.me?s.cards:s.kind==="grid"?s.cells:[]);for(let s of n)if("key"in s&&(s.move===t||s.picks?.some(r=>r.move===t)))return s.
key;return""}function Wh(e,t,n){if(!t)return e;let s=e.zones.flatMap(i=>i.kind==="tokens"&&i.ways||[]),r=Number(s.find(i=>i.
move===t)?.tag),o=e.zones.map(i=>{if(i.kind==="dice"&&r){let l=i.values.indexOf(r);return{...i,lit:l<0?i.values.map((c,u)=>u):
[l]}}if(i.kind==="ring"){let l=i.previews?.find(c=>c.move===t);return l?{...i,preview:l}:i}if(i.kind==="tokens")return{...i,
ways:(i.ways??[]).map(l=>({...l,chosen:l.move===t}))};let a=l=>l.key===n?{...l,lifted:!0}:l;return i.kind==="grid"?{...i,
cells:i.cells.map(a)}:i.kind==="seat"&&i.me?{...i,cards:i.cards.map(a)}:i});return{...e,zones:o}}var er=class{constructor(t){this.looks="";this.chosen=[];this.picks=[];this.carries=[];this.how=t,this.nodes=new Set}show(t,n,s){
let r=s?t.zones.find(i=>i.kind==="tokens"):void 0;this.picks=r?.picks??[],this.carries=r?.carries??[],this.nodes=new Set(
r&&n[r.board]?.nodes.map(({id:i})=>i));let o=JSON.stringify([this.picks,this.carries,r?.tokens]);o!==this.looks&&(this.chosen=
[]),this.looks=o}get rest(){return this.picks.filter(({parts:t})=>this.chosen.every(n=>t?.includes(n)))}get spots(){let[
t]=this.carries.filter(({token:r})=>this.chosen.includes(r)),n=this.rest.flatMap(r=>r.parts??[]).filter(r=>this.nodes.has(
r)),s=this.picks.length?n:t?t.onto:this.carries.map(({token:r})=>r);return Object.fromEntries([...s,...this.chosen].map(
r=>[r,this.chosen.includes(r)]))}get words(){if(!this.picks.length)return"";let t=this.picks[0].parts?.filter(n=>this.nodes.
has(n)).length??0;return t>1?`Press ${t} highlighted places (${this.chosen.length} chosen).`:"Press a highlighted place."}press(t){
if(this.chosen.includes(t))this.chosen=this.chosen.filter(r=>r!==t);else{if(this.carries.length&&this.chosen.length)return this.
done(`put ${this.chosen[0]} ${t}`);this.chosen=[...this.chosen,t]}let n=this.rest;if(this.chosen.length&&n.length===1)return this.
done(n[0].move);this.how.moved(t);let s=n.flatMap(({parts:r})=>r??[]).filter(r=>!this.chosen.includes(r));this.chosen.length&&
s.length&&!s.some(r=>this.nodes.has(r))&&this.how.choose(t,n.map(r=>({...r,parts:r.parts?.filter(o=>!this.chosen.includes(
o))})))}done(t){this.chosen=[],this.how.play(t)}clear(){let[t]=this.chosen;return this.chosen=[],t&&this.how.moved(t),!!t}};var Ne=56,yi=72,Un=62,nr=118,ki=40,Db=70,Ib=4e3,sr=(e,t,n,s={})=>x("text.f2",{x:e,y:t,"font-size":14,...s},n),Wb=(e,t)=>ot(
e,t,15).map((n,s,{length:r})=>sr(Ne,35-9*r+18*s,n,{class:"f","font-weight":700,"font-size":15}));function qb(e,t=1/0,n=ki){
let s=e.map((o,i)=>({y:o,k:i})).sort((o,i)=>o.y-i.y);for(let o=1;o<s.length;o++)s[o].y=Math.max(s[o].y,s[o-1].y+n);for(let o=s.
length-1;o>=0;o--)s[o].y=Math.min(s[o].y,o===s.length-1?t:s[o+1].y-n);let r=[...e];for(let{y:o,k:i}of s)r[i]=o;return r}
function Fb(e,t,n,s){let r=Math.max(...n.lines.map($=>$.values.length))-1,o=n.lines.flatMap($=>$.values),i=Math.max(...o,
1),a=Math.min(...o,0),l=$=>Ne+(e-Ne-nr)*$/(r||1),c=$=>t-Un-(t-yi-Un)*($-a)/(i-a||1),h=ke(a,i).filter(Number.isInteger).map(
$=>[x("path.race-grid",{d:`M${Ne} ${c($)}H${e-nr}`}),sr(Ne-10,c($)+5,String($),{"text-anchor":"end"})]),p=n.parts.map(([
$],E)=>l(n.parts[E+1]?.[0]??r)-l($)),m=Math.min(...p)>54,f=n.parts.map(([$,E],L)=>{let S=n.parts[L+1]?.[0]??r,_=m?E:E.split(
" ").at(-1)??"";return[L>0&&x("path.race-part",{d:`M${l($)} ${yi-12}V${t-Un}`}),(l(S)-l($)>18||L===0)&&sr((l($)+l(S))/2,
t-Un+24,_,{"text-anchor":"middle"})]}),b=Math.min(ki,(t-yi)/n.lines.length),g=b/ki,w=qb(n.lines.map($=>c($.values.at(-1)??
0)),t-b/2,b),y=[...n.lines].sort(($,E)=>Number($.me)-Number(E.me)).map($=>{let E=$.values.map((H,C)=>C?`H${l(C)}V${c(H)}`:
`M${l(0)} ${c(H)}`).join(""),L=$.values.map((H,C)=>({value:H,k:C})).filter(({value:H,k:C})=>C>0&&H!==$.values[C-1]),S=w[n.
lines.indexOf($)],_=String($.values.at(-1)).replace("-","−"),U=$.me?"var(--accent-on-field)":"var(--on-field)";return x(
"g",{class:$.me?"race-line me":`race-line other-${$.seat%3}`},x("path",{d:E,fill:"none"}),L.map(({value:H,k:C})=>B(l(C),
c(H),4.5)),Fe($.seat,e-nr+12,S-13*g,26*g,{fill:U}),Lt(_,e-nr+50,S-15*g,Math.min(30*g,3e3*.6/Math.max(xt(_,30),60)),{colour:U}))}),
k=n.lines.find($=>$.me),v=n.tags.map(({n:$,frame:E,step:L},S)=>{let _=Math.max(0,E),U=c(k?.values[_]??0),H=S>0&&Math.abs(
l(_)-l(n.tags[S-1].frame))<30,C=U+30>t-Un-26,D=C?U-56-(H?28:0):U+26+(H?28:0),Y=()=>s(L);return x("g.race-tag",{role:"but\
ton",tabindex:0,"data-k":`tag.${$}`,"aria-label":`Costly move ${$}: try it again`,onclick:Y,onkeydown:F=>{F.key!=="Enter"&&
F.key!==" "||(F.preventDefault(),Y())}},R(l(_)-22,D-9,44,44,{fill:"transparent"}),x("path",{d:`M${l(_)} ${U}V${D+13}`}),
B(l(_),U,5),R(l(_)-13,D,26,26,{class:"tag"}),x("text",{x:l(_),y:D+18,"text-anchor":"middle","font-size":15,"font-weight":700},
String($)))}),M=n.lines.map($=>`${$.name} ${$.values.at(-1)}`).join(", ");return x("svg",{viewBox:`0 0 ${e} ${t}`,role:"\
group","aria-label":`${n.title}. At the end: ${M} ${n.unit}.`},Wb(n.title,e-Ne-Db),...h,...f,...y,...v,t>330&&sr(Ne,t-12,
n.tags.length?"The numbers mark moves that cost you.":""))}var rr=class{constructor(t){this.timer=0;this.step=-1;this.looks=
"";this.press=t,this.button=d("button.btn",{"data-k":"race",onclick:()=>this.turn(!this.away)}),this.drawing=d("div"),this.
root=d("div.race",{hidden:!0},this.drawing,this.button),this.away=!1,this.turn(!1)}turn(t){clearTimeout(this.timer),this.
away=t,this.button.textContent=t?"Race":"Table",this.button.setAttribute("aria-label",t?"Show the race":"Show the table"),
this.drawing.hidden=t,this.root.classList.toggle("away",t),this.root.parentElement?.classList.toggle("raced",!this.root.
hidden&&!t)}show(t,n){let s=t.get("race"),r=t.get("mode")==="watch",o=r&&(t.get("step")<n||t.get("stop")>=0);this.root.hidden=
o||!s?.lines?.length;let i=this.step;if(this.step=t.get("step"),this.root.hidden)return this.turn(!1);if(i===this.step)this.
root.parentElement?.classList.toggle("raced",!this.away);else{let m=r&&i===n-1;this.turn(m),m&&(this.timer=window.setTimeout(
()=>this.turn(!1),Ib))}let a=m=>String(m)===t.get("watcher"),l=(s.lines??[]).map(m=>({...m,me:m.me||r&&a(m.seat)})),{clientWidth:c,
clientHeight:u}=this.root.parentElement??this.root,h=JSON.stringify([s,l,c,u]);if(h===this.looks)return;this.looks=h;let p={
...s,lines:l};this.drawing.replaceChildren(Fb(c,u,p,this.press))}};var or=class{constructor(t){this.opener=t,this.root=d("section.sheet.scores",{hidden:!0}),t.onclick=()=>this.open(!!this.
root.hidden)}open(t){this.root.hidden=!t,V(this.opener,"aria-expanded",String(t))}escape(){let t=!this.root.hidden,n=this.
root.contains(nt(this.root));return this.open(!1),n&&this.opener.focus(),t}show(t){if(this.opener.hidden=!t,!t)return this.
open(!1);let n=JSON.stringify(t);if(this.root.dataset.looks===n)return;this.root.dataset.looks=n,this.opener.textContent=
t.notes?"Notes":"Scores",this.root.classList.toggle("notes",!!t.notes);let s=i=>d("tr",i.map((a,l)=>l?d("td",a):d("th",{
scope:"row"},a))),r=i=>i?d("th",{scope:"col"},i):d("td"),o={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
escape()};this.root.replaceChildren(st(o,wt("close",16)),d("div.scroll",{tabindex:0,role:"group","aria-label":t.title},d(
"table",d("caption",t.title),d("thead",d("tr",t.head.map(r))),d("tbody",t.rows.map(s)))))}};var jb=1600,Vb=1.9,Gb=[[.5,"½×"],[1,"1×"],[3,"3×"]],Kb=17,Zb=7,qh=[["ask","Ask me"],["mark","Mark only"],["off","Off"]],
Yb={open:"a question",now:"asked now",came:"it happened",not:"it didn't happen",unseen:"the game doesn't show it",skipped:"\
skipped"};function zb(e,t){let n=[...e],s=Math.min(Kb,t/Math.max(e.length-1,1));for(let r=1;r<n.length;r++)n[r]=Math.max(
n[r],n[r-1]+s);for(let r=n.length-1,o=t;r>=0;r--,o-=s)n[r]=Math.min(n[r],o);return n}function Jb(e){return e.asking!=="a\
sk"?-1:e.moments.findIndex(({frame:t,state:n})=>t===e.step&&n==="open")}var Ce={first:"Home",back:"ArrowLeft",play:" ",forward:"\
ArrowRight",last:"End"},ir=class{constructor(t){this.timer=0;this.looks="";this.chosen="";this.how=t,this.keys={first:this.
key("first","First step",()=>t.go(0)),back:this.key("back","Step back",()=>t.go(this.now.step-1)),play:this.key("play","\
Play",()=>t.play(!this.now.playing)),forward:this.key("forward","Step forward",()=>t.go(this.now.step+1)),last:this.key(
"last","Last step",()=>t.go(this.now.last))},this.keys.play.classList.add("go"),this.range=d("input.rng",{type:"range",min:0,
"aria-label":"Step",oninput:()=>t.go(Number(this.range.value))}),this.marks=x("svg.marks",{height:14,"aria-hidden":"true"}),
this.moments=d("div.moments"),this.told=d("p.count",{"aria-hidden":"true"}),this.menu=d("div.pace-menu",{hidden:!0,role:"\
group","aria-label":"Questions and speed"}),this.more=d("button.btn.quiet.more",{"data-k":"pace","aria-expanded":"false",
onclick:()=>this.open(this.shut)},d("span.word","Ask me"),wt("down",14)),this.root=d("div.stepper",d("div.keys",{role:"g\
roup","aria-label":"Steps"},Object.values(this.keys)),d("div.scrub",this.marks,this.moments,this.range),this.told,d("div\
.pace",this.more,this.menu)),this.now={step:0,last:0,marks:[],playing:!1,speed:1,moments:[],asking:"off",stop:-1,happens:!1,
eyes:[],watcher:"",buttons:[]}}get shut(){return!!this.menu.hidden}key(t,n,s){let r=Ce[t].replace(" ","Space");return d(
"button",{"data-k":`step.${t}`,"aria-label":n,"aria-keyshortcuts":r,title:n,onclick:s},wt(t,24))}show(t){let n=this.now.
playing!==t.playing,s=n||this.now.step!==t.step||this.now.speed!==t.speed||this.now.last!==t.last;this.now=t,this.range.
max=String(Math.max(t.last,1)),this.range.value=String(t.step),V(this.range,"aria-valuetext",`Step ${t.step} of ${t.last}`),
this.range.style.setProperty("--p",`${t.last?100*t.step/t.last:0}%`),this.told.replaceChildren(d("b",String(t.step)),d("\
small",`of ${t.last}`));for(let r of["first","back"])V(this.keys[r],"aria-disabled",t.step===0?"true":"");for(let r of["\
forward","last"])V(this.keys[r],"aria-disabled",t.step===t.last?"true":"");if(n){let r=t.playing?"Pause":"Play";this.keys.
play.replaceChildren(wt(t.playing?"pause":"play",24)),V(this.keys.play,"aria-label",r),V(this.keys.play,"title",r)}this.
choices(),this.mark(),s&&clearTimeout(this.timer),s&&t.playing&&(this.timer=setTimeout(()=>this.tick(),jb*(t.happens?Vb:
1)/t.speed))}tick(){let t=Jb(this.now);t>=0?this.how.stop(t):this.now.step>=this.now.last?this.how.play(!1):this.how.go(
this.now.step+1,!0)}choices(){let{asking:t,speed:n,moments:s,eyes:r,watcher:o,buttons:i}=this.now,a=JSON.stringify([t,n,
s.length>0,r,o,i]);if(a===this.chosen)return;this.chosen=a;let l=s.length?qh.find(([u])=>u===t)?.[1]??"":`${n}×`.replace(
"0.5","½");this.more.firstElementChild?.replaceChildren(l),V(this.more,"aria-label",`Questions and speed: ${l}`);let c=nt(
this.menu)?.getAttribute("data-k");this.menu.replaceChildren(...[s.length>0&&d("p","At turning points"),s.length>0&&bt({
label:"At turning points",choices:qh,value:t,pick:u=>this.how.ask(u),k:"asking"}),r.length>1&&d("p.seen-by","Seen by"),r.
length>1&&d("div.seen-by",bt({label:"Whose view to show",choices:r,value:o,pick:u=>this.how.see(u),k:"eyes"})),d("p","Sp\
eed"),bt({label:"Speed",choices:Gb,value:n,pick:u=>this.how.pace(u),k:"speed"}),i.length>0&&d("p","Save"),...i.map(u=>zn(
u,h=>this.how.key(h)))].filter(u=>u instanceof Node)),c&&this.menu.querySelector(`[data-k="${c}"]`)?.focus()}open(t){this.
menu.hidden=!t,V(this.more,"aria-expanded",String(t)),t&&this.menu.querySelector("[aria-pressed=true], button")?.focus()}escape(){
return this.shut?!1:(this.open(!1),this.more.focus(),!0)}mark(){let{marks:t,last:n,moments:s,asking:r,stop:o}=this.now,i=Math.
round(this.marks.clientWidth),a=r==="off"?[]:s,l=JSON.stringify([t,i,a,o]);if(l===this.looks||!i)return;this.looks=l;let c=f=>n?
f/n*i:0,u=Math.max(1,...t);this.marks.setAttribute("viewBox",`0 0 ${i} 14`),this.marks.replaceChildren(...a.length?a.map(
({frame:f})=>R(c(f)-1,21,2,8,{fill:"var(--lit)"})):t.flatMap((f,b)=>{let g=3+3.5*f/u,w=`M${c(b)} ${7-g}l${g} ${g} -${g} ${g}\
 -${g} -${g}z`;return f>0?[x("path",{d:w,fill:"var(--accent-on-field)"})]:[]}));let h=a.map((f,b)=>({...f,k:b})),p=i<Zb*
(h.length-1)?h.filter(({k:f})=>f===o):h,m=zb(p.map(({frame:f})=>c(f)),i);this.moments.replaceChildren(...p.map(({frame:f,
state:b,line:g,k:w},y)=>d("button",{class:`moment ${w===o?"now":b}`,style:`left:${m[y]}px`,tabindex:-1,"data-moment":w,title:g,
"aria-label":`Step ${f}, ${Yb[w===o?"now":b]}: ${g}`,onclick:()=>this.how.stop(w)},b==="came"||b==="not"||b==="unseen"?d(
"i",{class:b}):"?")))}stop(){clearTimeout(this.timer)}};function Fh(e){let{lens:t}=e.painter,n=()=>!e.acting&&e.reel.length>1,s=a=>()=>(e.go(a),!0),r=e.model.get("step"),o=()=>e.
acts.root.querySelector('[data-act="press"]'),i=a=>!a.closest(zc);return[{keys:[Ce.play],shown:"Space",words:"Plays or p\
auses the game.",when:n,press:(a,l)=>(i(l)&&e.play(!e.model.get("playing")),i(l))},{keys:[Ce.back],shown:"←",words:"On\
e step back.",when:n,press:s(r-1)},{keys:[Ce.forward],shown:"→",words:"One step forward.",when:n,press:s(r+1)},{keys:[
Ce.first],shown:"Home",words:"The first step.",when:n,press:s(0)},{keys:[Ce.last],shown:"End",words:"The last step.",when:n,
press:s(e.reel.length-1)},{keys:[" "],shown:"Space",words:"Draws the next card or throws the dice when the game waits fo\
r you to do so.",when:()=>e.acting&&!!o(),press:(a,l)=>(i(l)&&o().click(),i(l))},{keys:["+","=","-","0"],shown:"+ − 0",
words:"Zooms in, zooms out, shows the whole board (focus on the table).",inside:!0,when:()=>!!t.board,press:a=>t.key(a,!1)},
{keys:["ArrowLeft","ArrowRight","ArrowUp","ArrowDown"],shown:"Shift + arrow",words:"Moves the board (focus on the table)\
.",inside:!0,shift:!0,when:()=>!!t.board,press:a=>t.key(a,!0)},{keys:[],any:a=>xi(e,a).size===1,shown:"A card's symbol",
words:"Picks up the card with that symbol, if you have only one (focus on the table).",inside:!0,when:()=>e.acting&&xi(e).
size>0,press:a=>{let[l]=xi(e,a).values();return e.press(l),!0}},{keys:["d","D"],shown:"D",words:"Shows or hides the disc\
ards by colour and value.",when:()=>!!e.spread.zone,press:()=>(e.spread.toggle(()=>e.show(!1)),!0)},{keys:["Escape"],shown:"\
Escape",words:"Closes what is open, or puts the card back.",inside:!0,when:()=>!0,press:()=>Xb(e)}]}function Xb(e){if(e.
chooser.key)e.chooser.leave();else{if(e.placing.clear())return!0;if(e.lifting.lifted)e.lifting.lift("");else return["spr\
ead","heat","scores","stepper","caption"].some(t=>e[t].escape())}return!0}function xi(e,t){let n=new Map;for(let{thing:s}of e.
painter.placed.values())s.kind==="card"&&s.plays&&s.face?.text&&(t==null||s.face.text.toLowerCase()===t.toLowerCase())&&
n.set(s.move||s.key,s);return n}function vi(e){let t=e.reel.length-1,n=Math.min(e.model.get("step"),t),s=e.model.get("playing");e.strip.hidden=t<1,e.stepper.
show({step:n,last:t,marks:e.reel.marks(),playing:s,speed:e.model.get("speed"),moments:e.model.get("moments"),asking:e.model.
get("asking"),stop:e.model.get("stop"),happens:!!(e.scene?.event??e.scene?.mark),eyes:e.model.get("eyes"),watcher:e.model.
get("watcher"),buttons:e.model.get("buttons")??[]})}function jh(e,t){let n=e.acting?e.playBar:e.stepper.root;if(e.strip.
firstChild!==n&&e.strip.replaceChildren(n),!e.acting)return vi(e);e.stepper.stop(),e.lifting.stand(e.playBar,e.stage,e.fit===
"phone");let s=t.alert?(t.actions??[]).filter(a=>!a.strong):t.actions??[];e.lifting.show({lifts:e.model.get("lifts")??{},
keys:e.model.get("buttons")??[]}),e.strip.hidden=e.mode==="edit",e.acts.root.hidden=!!e.lifting.lifted;let r=t.zones.some(
a=>a.kind==="tokens"&&a.ways?.some(({move:l})=>l)),o=r?"Press a highlighted space or a row. Press it again to go there.":
"",i=e.model.get("busy")?"The others are playing.":e.placing.words||o;e.lifting.tell(i,t.actions??[]),e.acts.show(s,!!e.
model.get("busy"),e.stage)}var Qb={watch:288,play:356,edit:316},t0=288,$i=class{constructor(t,n){this.refused="";this.left=-1;this.shownSize="";this.
paintedStep=-1;this.model=t,this.sending=new Ks(t,s=>this.markSent(s)),this.painter=new Ge({press:s=>this.press(s),pace:()=>this.
model.get("speed")}),this.stepper=new ir({go:(s,r)=>this.go(s,r),play:s=>this.play(s),pace:s=>this.save({speed:s}),ask:s=>this.
save({asking:s}),stop:s=>this.stopAt(s),see:s=>this.save({watcher:s}),key:s=>this.model.send({kind:s})}),this.caption=new Ys(
{texts:()=>this.model.get("clauses"),see:s=>this.save({watcher:s})}),this.call=new Zs({send:s=>this.send(s),drawn:()=>this.
soon("stay")}),this.race=new rr(s=>this.model.send({kind:"retry",step:s})),this.felt=d("div.felt",this.call.root,this.painter.
lens.controls,this.painter.root,this.race.root),this.board=d("p.sr"),this.chooser=new Js({play:s=>this.send(s),focus:s=>this.
painter.focus(s),around:s=>this.painter.around(s),moved:()=>this.scene&&this.showTable(this.scene,!1)}),this.placing=new er(
{play:s=>this.send(s),choose:(s,r)=>this.chooser.show({key:`spot:${s}`,label:s,plays:!0,picks:r}),moved:s=>{this.show(!1),
this.painter.focus(`spot:${s}`)}}),this.acts=new tr({send:s=>this.send(s),refuse:s=>this.refuse(s)}),this.lifting=new Qs(
{play:s=>this.send(s),key:s=>this.model.send({kind:s}),told:(s,r)=>this.lift(s,r)}),this.playBar=d("div.play-bar",this.lifting.
acts,this.acts.root,this.lifting.words,this.lifting.keys),this.strip=d("div.strip"),this.scores=new or(this.caption.sheet),
this.spread=new ls({focus:s=>this.painter.focus(s)}),this.heat=new es(()=>this.soon("stay")),this.stage=d("section.stage",
{"aria-label":"The table"},this.caption.root,this.caption.box,this.felt,this.heat.root,this.board,this.chooser.root,this.
scores.root,this.spread.root,this.heat.list,this.strip),this.live=d("p.sr",{"aria-live":"polite"}),this.root=d("div.uw.u\
w-table",this.stage,this.live),this.root.addEventListener("keydown",s=>this.key(s)),this.unhear=Ds(this.root,()=>Fh(this)),
n.append(this.root),this.tall=void 0,this.due="",this.saying=0,this.watch=()=>this.soon("move"),this.still=()=>this.soon(
"stay"),this.reel=new Xs(t,()=>this.soon("stay")),this.moves=["step","frames","pool"],this.stays="game palette names eye\
s watcher playing speed mode clauses lit differs aside boards heat dealt note busy caption moments asking stop bright li\
fts lifted stamp buttons race covers".split(" ");for(let s of this.moves)t.on(`change:${s}`,this.watch);for(let s of this.
stays)t.on(`change:${s}`,this.still);t.on("msg:custom",Dt),this.sizes=new ResizeObserver(()=>this.resized()),this.sizes.
observe(this.felt),this.unheed=Ft(this.still),this.unhalt=Dl(()=>this.model.get("playing")&&this.play(!1)),this.unfit=Mn(
this.root,()=>this.resized(!0)),this.show(!1)}get scene(){return this.reel.scene(this.model.get("step"))}get mode(){return this.
model.get("mode")}get acting(){return this.mode!=="watch"}save(t){for(let[n,s]of Object.entries(t))this.model.set(n,s);this.
model.save_changes()}go(t,n=!1){let s=Math.max(0,Math.min(t,this.reel.length-1));s!==this.model.get("step")&&(this.left=
this.model.get("stop"),this.save(n||!this.model.get("playing")?{step:s}:{step:s,playing:!1}))}stopAt(t){t===this.left&&this.
model.set("stop",-1),this.save({stop:t,playing:!1})}play(t){let n=this.model.get("step")>=this.reel.length-1;this.save(t&&
n?{step:0,playing:!0}:{playing:t})}show(t){let n=this.scene;if(rt(this.root,this.model.get("palette")),this.root.classList.
toggle("busy",!!this.model.get("busy")),this.root.classList.toggle("acts",this.acting),this.left!==this.model.get("stop")&&
(this.left=-1),!n)return vi(this);t&&(this.refused=""),this.lifting.hold(this.model.get("lifted")??"",this.model.get("sa\
id")??{},this.model.get("lifts")??{},n),this.sending.drawn(),this.root.style.setProperty("--pace",String(this.model.get(
"speed"))),this.board.textContent=n.board??"",this.caption.showEyes(this.model.get("eyes"),this.model.get("watcher")),t&&
this.call.cover(),this.call.show(n,this.acting,this.covers),this.heat.show(this.model.get("heat")??{}),this.showTable(n,
t),this.race.show(this.model,this.reel.length-1),jh(this,n),this.scores.show(n.sheet),this.showWords(n),t&&this.chooser.
close(),t&&this.announce(n)}soon(t){this.due||queueMicrotask(()=>{let n=this.due==="move";this.due="",this.show(n)}),this.
due!=="move"&&(this.due=t)}get lit(){let t=this.model.get("lit");return Object.keys(t).length>0?this.model.get("aside")?
{}:t:Object.fromEntries((this.model.get("differs")??[]).map(s=>[s,""]))}get covers(){return this.model.get("covers")||xs()}get fit(){
return this.root.closest("[data-fit]")?.getAttribute("data-fit")??"flow"}get filled(){return["large","middle"].includes(
this.fit)}get size(){let{clientWidth:t,clientHeight:n}=this.felt;return`${t} ${this.filled?n:window.innerHeight} ${this.
fit}`}showTable(t,n){let s=parseFloat(getComputedStyle(this.root).fontSize)/16||1,r=this.call.hidden?0:this.call.root.offsetHeight/
s,o=this.mode==="edit"&&t.table==="round";this.placing.show(t,this.model.get("boards")??{},this.acting);let i={w:(this.felt.
clientWidth||772)/s,h:this.filled?this.felt.clientHeight/s:0,low:this.fit!=="phone"?0:(o?t0:Qb[this.mode])+(this.acting?
0:r),page:window.innerHeight/s};this.shownSize=this.size,this.root.classList.toggle("narrow",i.w<qt);let a=this.mode==="\
watch"&&this.reel.length<2,l=a?void 0:cs(t),c=this.chooser.key?{...this.lit,[this.chooser.key]:""}:this.lit;this.spread.
show(l,this.lit,i.w<qt);let u={lit:Ca(c,l),laid:a,opens:l?.of,dealt:this.model.get("aside")?{}:this.model.get("dealt"),acting:this.
acting,editing:this.mode==="edit",boards:this.model.get("boards")??{},spots:this.placing.spots,heat:this.heat.map,clear:this.
heat.clears,call:r,under:!t.covered?.length||this.covers!=="hidden"},h=gl(Wh(t,this.lifting.lifted,this.lifting.card),i,
u),p=this.model.get("bright")??[];this.painter.dim(p.length?new Set(p):null),h.h=this.steady(h);let m=this.model.get("st\
ep"),f=m<this.paintedStep;this.paintedStep=m,this.painter.paint(h,{label:`The table. ${t.place??""}`,move:n,back:f}),n&&
this.painter.happen(f?null:t.event);let b=Math.min(this.felt.clientWidth/h.w,this.filled?this.felt.clientHeight/h.h:1/0),
g=this.filled?(this.felt.clientHeight-h.h*b)/2:0;this.call.root.style.top=`${g+h.call*b}px`}steady({w:t,h:n}){let s=[t,this.
model.get("game"),this.model.get("mode"),this.size,this.call.hidden].join();return this.tall?.kind!==s&&(this.tall={kind:s,
h:n}),this.tall.h=Math.max(this.tall.h,n),this.tall.h}resized(t=!1){let n=this.scene;!n||!t&&this.size===this.shownSize||
(this.painter.root.classList.add("still"),this.showTable(n,!1),this.race.show(this.model,this.reel.length-1),this.painter.
root.getBoundingClientRect(),this.painter.root.classList.remove("still"),this.stepper.mark(),this.showWords(n),this.chooser.
stand())}showWords(t){let n=this.model.get("caption")??{};V(this.stage,"aria-label",n.badge?`Table ${n.badge} (of two)`:
"The table"),this.caption.show({clauses:n.clauses??(t.clauses??[]).filter(s=>s),...Ph(t,n),note:this.refused||this.model.
get("note")||"",tone:n.tone??"plain",badge:n.badge})}announce(t){clearTimeout(this.saying),this.saying=setTimeout(()=>{this.
live.textContent=[...t.said??[],t.now].filter(Boolean).join(" ")},350)}press(t){if(t.spot)return this.placing.press(t.spot);
if(t.opens)return this.spread.toggle(()=>this.show(!1));if(!t.plays&&t.recall?.length)return this.chooser.show(t);if(t.off&&
!t.plays)return this.refuse(t.off);if(t.picks.length&&!(t.picks.length===1&&!t.move))return this.chooser.show(t);let n=t.
move||t.picks[0].move,s=t.kind==="board";if((["hand","grid"].includes(t.role)||s)&&n in this.lifting.lifts&&(this.lifting.
lifted!==n||!s&&this.lifting.card!==t.key)){if(this.lifting.lift(n,t.key),s){let o=this.stage.querySelector(`.way[data-m\
ove="${CSS.escape(n)}"]`);o instanceof SVGElement&&o.focus()}return}return this.send(n)}lift(t,n){let s=t.lifted!==this.
model.get("lifted");this.save(t),!(!s||!this.scene)&&(this.refused="",this.show(!1),t.lifted||this.painter.focus(n))}refuse(t){
this.refused=t;let n=this.scene;n&&this.showWords(n)}send(t){this.lifting.unread(t)||(this.sending.send(t,this.lifting.said[t]??
null),Ae(this.model.get("game")))}markSent(t){this.root.classList.toggle("sent",!!t),this.lifting.playing(!!t);for(let n of this.
stage.querySelectorAll("[data-act]"))V(n,"aria-busy",t&&n.getAttribute("data-act")===t?"true":"")}key(t){!t.ctrlKey&&!t.
metaKey&&!t.altKey&&this.chooser.stroke(t)}remove(){this.unfit(),this.unhear(),this.unheed(),this.unhalt(),this.chooser.
close();for(let t of this.moves)this.model.off(`change:${t}`,this.watch);for(let t of this.stays)this.model.off(`change:${t}`,
this.still);this.model.off("msg:custom",Dt),this.stepper.stop(),this.reel.stop(),this.sizes.disconnect(),clearTimeout(this.
saying)}};function On({model:e,el:t}){let n=new $i(e,t);return()=>n.remove()}var It=["answer","why","try","steps"],Be=It[3],Vh=["guess","think","know"],Gh=26;function J(e){throw new Error(e)}var St=(e,t)=>e.
card(t.place,t.question,t.settings);function rn({said:e,covered:t},n,s,r){return e.findLast((o,i)=>i>=t&&o.place===n&&o.
question===s&&!Ot(o.settings,r))}var on=({locked:e},t,n,s)=>!!rn(t,t.place,n,s.settings)||!t.predicting||s.certain&&!e;function Mi(e,t){
let n=St(e,t);return n?on(e,t,t.question,n):!1}var ie=(e,t)=>({...t,question:e0(e,t),why:0,page:t.page===Be?It[0]:t.page});
function e0(e,t){let n=e.offered(t.place),s=i=>e.card(t.place,i,t.settings);if(n.length===1)return n[0];if(t.held)return t.
question;if(n.includes(t.chosen))return t.chosen;let r=e.prefer(t.place);return r&&s(r)?r:n.find(i=>s(i)?.certain===!1)??
n.find(s)??n[0]??""}function _i(e,t,n){let s=t.before??t.settings,r=t.chosen||t.question;return ie(e,{...t,place:n,held:null,
aside:!1,before:null,settings:s,question:r})}function n0(e,t,n,s){let r=t.before??t.settings;return ie(e,{...t,...s,place:n,
held:s,aside:!1,before:r,page:It[0]})}function s0(e,t,n){let s=e.offered(t.place);s.includes(n)||J(`Expected one of the \
questions ${s.join(", ")}, not '${String(n).slice(0,40)}'.`);let{held:r}=t,o=r?n!==r.question:!1,i=r&&!o?r.settings:t.settings;
return ie(e,{...t,chosen:n,question:n,aside:o,settings:i})}function r0(e,t,n){let s=St(e,t),r=s?.offers??{};for(let[o,i]of s?
Object.entries(n):[]){let a=o in t.settings&&t.settings[o]===i;if(!r[o]?.includes(i)&&!a){let l=Object.entries(r).map(([
u,h])=>`${u} of ${h.join(", ")}`),c=`${o.slice(0,20)}=${String(i).slice(0,20)}`;J(`The question has no setting ${c}. It \
has ${l.join("; ")||"none"}.`)}}return ie(e,{...t,settings:{...n}})}function Si(e,t,{number:n,sure:s="think",time:r="",seed:o=0}){
let i=St(e,t);if(!i)return J("There's no question to answer in this position.");Vh.includes(s)||J(`How sure you are must\
 be one of ${Vh.join(", ")}, not '${String(s).slice(0,20)}'.`),i.value(n);let{place:a,question:l}=t,c={place:a,question:l,
settings:i.settings,number:n.trim(),sure:s,time:r,seed:o,owned:"",denied:""};return{...t,said:[...t.said,c]}}function ar(e,t){
let n=St(e,t),s=n&&rn(t,t.place,t.question,n.settings),r=s&&e.told(n,s,t.said.slice(0,t.said.indexOf(s)));return{said:s,
told:r}}function Ti(e,t,n){let{said:s,told:r}=ar(e,t);if(!s||!r?.mistake||!r.asks)return J("There's no mistake to say ye\
s or no to.");let o={...s,[n?"owned":"denied"]:r.mistake.kind};return{...t,said:t.said.map(i=>i===s?o:i)}}function o0(e,t,n){
return n===Be&&(St(e,t)?.asks.length||J("This question has no small steps."),Mi(e,t)||J("Make your guess first.")),{...t,
page:n}}function Kh(e,t,n,s){let r=St(e,t);if(!r||!Mi(e,t))return J("Make your guess first.");let{place:o,question:i}=t;
return fi(t,r,{place:o,question:i,settings:r.settings,step:n,number:s})}function i0(e,t,n){let{place:s,question:r,settings:o}=n,
i=e.offered(s).includes(r)?e.card(s,r,o):null;return i?fi(t,i,{...n,settings:i.settings}):J("That question doesn't come \
up at that place in this game.")}function Ei(e,t,n){switch(n.kind){case"Pick":return s0(e,t,n.question);case"Set":return r0(
e,t,n.settings);case"Predict":return n.second&&J("This question takes one number."),ie(e,Si(e,t,n));case"Own":return Ti(
e,t,n.yes);case"Turn":return It.includes(n.page)||J(`Expected the page to be ${It.join(", ")}, not '${String(n.page).slice(
0,20)}'.`),o0(e,t,n.page);case"AnswerStep":return Kh(e,t,n.step,n.number.trim()||" ");case"ShowStep":return Kh(e,t,n.step,
"");case"Attempted":return i0(e,t,n.attempt);case"Why":return n.at>=0&&n.at<Gh||J(`Expected a step of the derivation fro\
m 0 to ${Gh-1}, not ${n.at}.`),{...t,why:n.at};case"AskFirst":return ie(e,{...t,predicting:n.on});case"Cover":return ie(
e,{...t,covered:t.said.length,attempts_from:t.attempts.length})}return J(`A panel can't do ${n.kind}.`)}var Li="answered",
a0="skipped",an=(e,t)=>`${e} ${t}`,Rn=(e,t)=>t.stop>=0?e.moments(t.seat)[t.stop]:null,lr=(e,t)=>e.fates[`${e.seat} ${t}`];
function cr(e,t){let n=Rn(e,t);return!!(n&&(t.asked.page!==It[0]||t.frame!==n.frame))&&lr(t,t.stop)===Li}var Pn=(e,t)=>lr(
e,t)===Li;function zh(e,t,n=!1){let s=`${e.seat} ${e.stop}`;return s in e.fates&&!n?e:{...e,fates:{...e.fates,[s]:t}}}var Ai=e=>e.
stop>=0?{...zh(e,a0),stop:-1}:e;function Ui(e,t){return{...t,asked:_i(e,t.asked,an(t.frame,t.eyes))}}function l0(e,t,n){
e.eyes.includes(n)||J(`Expected watcher to be one of ${e.eyes.join(", ")}, not '${String(n).slice(0,40)}'.`);let s=/^\d+$/.
test(n)&&Number(n)!==t.seat;return Ui(e,{...Ai(s?{...t,seat:Number(n),stop:-1}:t),eyes:n})}function Zh(e,t,n){let s=e.moments(
t.seat);if(n>=-1&&n<s.length||J(`Expected a moment from 0 to ${s.length-1}, or -1, not ${n}.`),n<0)return{...t,stop:-1};
let{frame:r,question:o,settings:i}=s[n],a=String(t.seat),l=n0(e,t.asked,an(r,a),{question:o,settings:i});return{...t,asked:l,
frame:r,eyes:a,stop:n,playing:!1}}var Yh=(e,t,n)=>({...Ui(e,{...Ai(t),frame:n}),playing:n<e.frames-1});function c0(e,t){
return t.stop<0||t.asked.aside||St(e,t.asked)&&!Mi(e,t.asked)?null:Rn(e,t)}function xe(e,t,n){let s=Rn(e,t);switch(n.kind){case"\
Step":return n.to>=0&&n.to<e.frames||J(`Expected a step from 0 to ${e.frames-1}, not ${n.to}.`),Ui(e,{...Ai(t),frame:n.to});case"\
Eyes":return l0(e,t,n.key);case"Stop":return Zh(e,t,n.at);case"Go":{let i=Zh(e,t,n.to);return Pn(i,n.to)?{...i,frame:e.moments(
t.seat)[n.to].answer}:i}case"Play":return{...t,playing:n.on};case"Skip":return s?Yh(e,t,t.frame):t;case"GoOn":return c0(
e,t)&&s?Yh(e,t,s.answer):t}let r=Ei(e,t.asked,n),o={...t,asked:r};return s&&n.kind==="Predict"&&!r.aside?{...zh(o,Li,!0),
frame:s.answer,playing:!1}:s&&n.kind==="Turn"&&Pn(t,t.stop)?{...o,frame:r.page===It[0]?s.answer:s.frame,playing:!1}:o}function ur(e){
return{asked:{place:"",question:"",settings:{},chosen:"",held:null,aside:!1,before:null,page:It[0],why:0,predicting:!0,said:[],
covered:0,attempts:[],attempts_from:0},frame:0,eyes:"0",seat:0,stop:-1,playing:!1,fates:{},...e}}var u0="no one two three four five six seven eight nine ten".split(" "),h0=.05,Jh=3,De=e=>u0[e]??String(e),Qh=e=>["","on\
ce","twice"][e]||`${De(e)} times`;function d0(e){let t=se(e);return Math.abs(100*e-t)<1e-9?`exactly ${t}`:t===0?"fewer t\
han 1":t===100?"more than 99":`about ${t}`}var Oi=(e,t)=>t==="chance"?String(se(e)):Zt(e,2).replace(/\.?0+$/,"").replace(
"-","−"),m0=e=>e.reduce((t,n)=>Array.from({length:t.length+1},(s,r)=>(1-n)*(t[r]??0)+n*(t[r-1]??0)),[1]);function p0(e){
let t=e.filter(({came:m})=>m!=null),n=t.length;if(n===0)return["",""];let s=t.map(({exact:m})=>m),r=t.filter(m=>m.came).
length,o=s.reduce((m,f)=>m+f,0),i=r>=o-1e-9,a=m0(s).reduce((m,f,b)=>m+((i?b>=r:b<=r)?f:0),0),l=`in ${d0(a)} out of 100 g\
ames`,c=a<h0?" That is rare.":"";if(n===1)return[r?"It happened.":"It didn't happen.",`You'd expect that ${l}.${c}`];let u=r===
n?n===2?"both":`all ${n}`:r?`${r} or ${i?"more":"fewer"}`:"none",h=n===2?"Both":`All ${De(n)}`;return[`${r===n?h:`${r?oe(
De(r)):"None"} of the ${De(n)}`} things you guessed about happened.`,`You'd expect ${Zt(o,1)} on average, and ${u} ${l}.${c}`]}
var Xh=({said:e,exact:t,reach:n})=>Math.abs((e??t)-t)/n;function f0(e){let t=e.filter(({near:u})=>!u).sort((u,h)=>Xh(h)-
Xh(u)),n=t.length;if(n===0)return["",e.length>1?"All your guesses were close.":"Your guess was close."];let s=t.slice(0,
Jh).map(({mine:u,right:h})=>`${u} (it was ${h})`),r=[s.slice(0,-1).join(", "),s[s.length-1]].filter(Boolean).join(" and "),
o=t.filter(({said:u,exact:h})=>(u??0)>h).length,i=`too ${o?"high":"low"}`;if(n===1)return["",`${e.length===1?"Your":"One"}\
 guess was ${i}: ${r}.`];let a=`${De(o)} of them ${o===1?"was":"were"} too high`,l=o===0||o===n?`${n===2?"both":"all"} w\
ere ${i}`:a,c=n>Jh?"The furthest off were":"They were";return["",`${oe(De(n))} guesses were not close, and ${l}. ${c} ${r}\
.`]}function td(e,t){let n=e.filter(({said:r})=>r!=null);if(n.length===0)return{title:"The game is over",near:"",lines:[
["You didn't guess this time.","Press a mark on the timeline to try one."]],doors:[]};let s=[p0(n),f0(n),["",t]];return{
title:n.length===1?"Your guess":`Your ${De(n.length)} guesses`,near:`${n.filter(({near:r})=>r).length} close`,lines:s.filter(
r=>r.some(Boolean)),doors:[]}}function g0(e,t,n){let s=e.card(t.place,n,t.settings),r=!!(s&&rn(t,t.place,n,s.settings));return{...e.chip(n),arises:!!s,
away:s?"":e.away(t.place,n),done:r}}function b0(e,t,n){return n.row.map(([s,r,o])=>{let i=r===n.settings[s],a={...n.settings,
[s]:r},l=i?n:e.card(t.place,t.question,a),c=l&&JSON.stringify(l.settings)===JSON.stringify(a);return{value:r,label:o,here:i,
...c&&on(e,t,t.question,l)?l.number:{}}})}var w0=({said:e},t)=>e.slice(0,e.indexOf(t));function y0(e,t,n,s){let r=rn(t,t.
place,t.question,n.settings),o=[t.question,...Object.values(n.settings),t.place].join(" ");return{...n.asked,key:o,revealed:s,
fault:e.fault(t.place),...s&&{...n.answered,row:b0(e,t,n),notice:e.notice(t)},...s&&n.asks.length>0&&!n.certain&&{work:Vs(
n,js(t,t.place,t.question,n))},...r&&{said:{...e.told(n,r,w0(t,r)),sure:r.sure},misconception:""}}}var Pi={label:"Work i\
t out",kind:"work"};function Ri({panel:e,main:t,page:n},s){let{work:r}=e,o="kind"in t;return!r||t.kind==="predict"?t:n===
Be?r.at>=0?{}:t:r.at<0?t:s?o?{...Pi,also:{label:t.label,kind:t.kind}}:{...Pi}:{...t,also:Pi}}function ed(e,t,n){let s=St(
e,n),r=s&&rn(n,n.place,n.question,s.settings);t.main=Ri(t,!!(r&&s&&!s.verdict(s.value(r.number)).near))}function Hi(e,t){
let n=St(e,t),s=n?on(e,t,t.question,n):!1,{question:r,settings:o,predicting:i,why:a}=t,l=s&&n&&n.asks.length>0&&!n.certain,
c=t.page===Be&&!l?It[0]:t.page;return{question:r,settings:o,predicting:i,page:c,why:a,questions:e.offered(t.place).map(u=>g0(
e,t,u)),panel:n?y0(e,t,n,s):e.nothing(t.place,t.question),main:n&&!s?{label:"Show the answer",kind:"predict"}:{},moment:{},
guesses:[],ending:{}}}function k0(e,t){return e.moments(t.seat).flatMap((n,s)=>{let r=an(n.frame,String(t.seat)),o=Pn(t,
s)?e.card(r,n.question,n.settings):null;if(!o)return[];let i=t.asked.said.find(k=>k.place===r&&k.question===n.question&&
JSON.stringify(k.settings)===JSON.stringify(o.settings)),a=i?o.value(i.number):null,l=o.number.number,{came:c,words:u,frame:h}=n,
{measure:p,span:m}=o.panel,{name:f}=e.chip(n.question),b=An(l,p),g=a!=null&&o.verdict(a).near,w=a==null?"":Oi(a,p),y=Oi(
l,p);return[{said:a,exact:l,came:c,words:u,at:s,frame:h,name:f,measure:p,span:m,reach:b,near:g,mine:w,right:y}]})}function Ni(e,t){
return t.said.flatMap((n,s)=>{let r=e.card(n.place,n.question,n.settings);if(!r)return[];let{judged:o,measure:i}=r.panel,
a=r.value(n.number),{mistake:l}=e.told(r,n,t.said.slice(0,s));return[{game:e.saved.game,question:n.question,settings:Object.
entries(r.settings).map(([c,u])=>`${c}=${u}`).join(" "),position:e.called(n.place),prediction:a,sure:n.sure,exact:o.written,
measure:i,mistake:l?.name??"",kind:l?.kind??"",own:n.owned?"yes":n.denied?"no":"",time:n.time,steps:bh(r,js({...t,attempts_from:0},
n.place,n.question,r)),off:Math.abs(a-o.exact)}]})}function nd(e,t){let{asked:n,stop:s}=t,r=e.moments(t.seat),o=Hi(e,n),
i=k0(e,t);o.guesses=i,e.game.over&&s<0&&t.frame===e.frames-1&&Object.assign(o,{ending:td(i,zs(Ni(e,n))),main:{}});let a={
step:t.frame,watcher:t.eyes,moments:r.map(({frame:u,answer:h,line:p,fate:m},f)=>{let b=Pn(t,f)?m:lr(t,f)??"open";return{
frame:u,answer:h,line:p,state:b}}),stop:s,playing:t.playing,caption:{},bright:[],heat:o.panel.revealed?St(e,n)?.heat:{}},
l=Rn(e,t);if(!l)return o.ending.title||ed(e,o,n),{panel:o,table:a};let c=cr(e,t);if(c?n.page!=="answer"&&(a.caption=l.back):
Object.assign(a,{caption:l.asks,bright:l.bright}),!n.aside){let{line:u,stake:h,came:p,words:m,headline:f}=l,b="See what \
happens";o.moment={line:u,button:b,stake:h,at:s,of:r.length},c&&Object.assign(o.moment,{came:p,words:m,headline:f,seen:!0});
let g=e.game.over&&l.answer===e.frames-1?"See how you did":"Keep watching";o.main=o.main.kind==="predict"?{label:b,kind:"\
predict"}:{label:g,kind:"go"}}return ed(e,o,n),{panel:o,table:a}}var sd=["set","any"],ln=(e,t,n=!1)=>`${e} ${t}${n?" again":""}`;function gt(e,t,n=!1){let s=new Map;for(let r of t.asked.
said){let[o,i,a]=r.place.split(" ");if(Number(o)!==t.course||!!a!==n||s.has(Number(i)))continue;let l=e.card(r.place,r.question,
{});l&&!Ot(l.settings,r.settings)&&s.set(Number(i),r)}return s}function hr(e,t){let n=e.card(t.place,t.question,t.settings);
return n?n.verdict(n.value(t.number)).near:!1}var Ci=(e,t)=>t.redo.length>0?t.redo:[...e.groups(t.course).keys()];function od(e,t){
let n=Math.max(t.at,...ae(e,t));return Ci(e,t).find(s=>s>n)??-1}var id=(e,t,n)=>gt(e,t,t.redo.includes(n)).has(n);function Bi(e,t,n){
let s=ln(t.course,n,t.redo.includes(n));return{...t.asked,place:s,question:e.offered(s)[0],settings:{}}}function ae(e,t){
let n=t.at<0?[]:e.pair(t.course,t.at);return new Set(n.map(s=>id(e,t,s))).size>1?[]:n}var ad=(e,t,n)=>!t.asked.predicting||
id(e,t,n[0]);function x0(e,t,n,s){let r=[n.number.trim(),(n.second??"").trim()];r.every(Boolean)||J(`Give two numbers: p\
ositions ${s[0]+1} and ${s[1]+1} are answered together.`);let o=s.reduce((i,a,l)=>Si(e,{...Bi(e,t,a),said:i},{...n,number:r[l]}).
said,t.asked.said);return ie(e,{...t.asked,said:o})}function v0(e,t,n){let s=n.map(r=>Bi(e,t,r));return s.find(r=>ar(e,r).
told?.asks)??s[0]}function ld(e,t){if(t.order==="any"||!t.asked.predicting)return[];let n=gt(e,t),s=gt(e,t,!0),r=Ci(e,t),
o=!1,i=-1;return[...e.groups(t.course).keys()].filter(a=>(t.redo.includes(a)?s:n).has(a)?!1:o?!ae(e,{...t,at:a}).some(l=>l<
a&&l===i):(o=r.includes(a),o&&(i=a),!1))}function dr(e,t,n){if(n>=e.groups(t.course).length)return{...t,at:-1};let s=ae(
e,t).includes(n)?t.asked.page:It[0],r={...t.asked,settings:{},page:s},o=ln(t.course,n,t.redo.includes(n));return{...t,at:n,
asked:_i(e,r,o)}}function rd(e,t,n){let s=e.groups(t.course).length;if(n===-1)return{...t,at:-1};n>=0&&n<s||J(`Expected \
a position from 1 to ${s}, not ${n+1}.`),ld(e,t).includes(n)&&J("Make your guess first.");let r=ae(e,{...t,at:n});return dr(
e,t,r.length>0&&!ad(e,t,r)?r[0]:n)}function $0(e,t){let n=gt(e,t),s=gt(e,t,!0),r=[...n.keys()].filter(a=>!s.has(a)&&!hr(
e,n.get(a))),o=r.flatMap(a=>e.pair(t.course,a)).filter(a=>!s.has(a)),i=[...new Set([...r,...o])].sort((a,l)=>a-l);return i.
length===0&&J("There's nothing left to redo."),dr(e,{...t,redo:i},i[0])}function cd(e,t,n){switch(n.kind){case"Go":return rd(
e,t,n.to);case"GoOn":return t.at<0?t:rd(e,t,od(e,t));case"Redo":return $0(e,t);case"Begin":return dr(e,{...t,course:t.course+
1,redo:[]},0);case"Arrange":return sd.includes(n.order)||J(`Expected the order to be ${sd.join(" or ")}, not '${String(n.
order).slice(0,20)}'.`),{...t,order:n.order}}let s=ae(e,t);if(s.length>0&&n.kind==="Predict"&&(n.second||!ad(e,t,s)))return{
...t,asked:x0(e,t,n,s)};if(s.length>0&&n.kind==="Own")return{...t,asked:{...t.asked,said:Ti(e,v0(e,t,s),n.yes).said}};let r=n.
kind==="Turn"&&n.page===Be&&s.length>0,o=r?dr(e,t,M0(e,t,s)):t;return{...o,asked:Ei(e,o.asked,n)}}function M0(e,t,n){let s=gt(
e,t,t.redo.includes(t.at)),r=n.filter(o=>s.has(o)&&!hr(e,s.get(o)));return r.length>0&&!r.includes(t.at)?r[0]:t.at}function ud(e,t){
let n=Hi(e,t.asked),s=Ci(e,t),r=t.redo.includes(t.at),o=ae(e,t),i=o.length>0?o:[t.at],[a,l]=i.map(f=>f+1),c=i.flatMap(f=>s.
indexOf(f)+1||[]),u=gt(e,t),h=ld(e,t);n.goal={...e.goal(t.course),...u.size<e.groups(t.course).length&&{line:""},...r&&{
line:`To look at again: ${c.join(" and ")} of ${s.length}.`},at:a,...l&&{also:l}},n.pair=o.map((f,b)=>S0(e,t,f,e.lines(t.
course,f)[b])),n.order=t.order,n.main.kind!=="predict"?n.main={label:_0(e,t),kind:"next"}:o.length>0&&(n.main={label:"Sh\
ow both answers",kind:"predict"});let p=gt(e,t,r);n.main=Ri(n,i.some(f=>p.has(f)&&!hr(e,p.get(f))));let m=e.groups(t.course).
map((f,b)=>{let g=u.get(b),w=g?hr(e,g)?"near":"far":"open";return{group:f,state:w,shut:h.includes(b),paired:e.pair(t.course,
b)[1]===b}});return{panel:n,trail:{spots:m,at:t.at}}}function _0(e,t){let n=od(e,t);if(n<0)return"See how you did";let s=ae(
e,{...t,at:n});return s.length>0?`Next: positions ${s[0]+1} and ${s[1]+1}`:`Next: position ${n+1}`}function S0(e,t,n,s){
let r=Bi(e,t,n),o=St(e,r),{ask:i,given:a,measure:l,cases:c,span:u}=o.asked,{said:h,told:p}=ar(e,r);return{at:n,line:s,here:n===
t.at,ask:i,given:a,measure:l,cases:c,span:u,...h&&p&&{said:{...p,sure:h.sure}},...on(e,r,r.question,o)&&o.number}}var hd="This game is too long to have every answer on one page. Press one of the marks: their answers are here.";function Di(e){
let t=e.map(i=>`'${i}'`),n=t.at(-1),[s,r]=t.length===1?["question","it"]:["questions","they"],o=t.length>1?`${t.slice(0,
-1).join(", ")} and ${n}`:n;return n?`Something went wrong in the ${s} ${o}, so ${r} can't be answered here. The other q\
uestions still work.`:""}var T0=["steps","asks","dots","row"],dd=["answer","bars","dots","steps","misconception","apart","simulated","headline","\
certain"],E0=["row","judged","heat","lesson","tries","asks"],L0=1e9,md=(e,t)=>Object.fromEntries(Object.entries(e).filter(
([n])=>t(n))),Ii=class{constructor(t,n,s){this.panel=t,this.settings=n,this.certain=!!t.certain,this.heat=t.heat,this.answered=
md(t,i=>dd.includes(i)||i==="lesson");let r=t.knobs.map(i=>({...i,choices:i.choices.filter(([a])=>s.some(l=>!Ot(l,{...n,
[i.name]:a})))})).filter(i=>i.choices.length>1),o=md(t,i=>!dd.includes(i)&&!E0.includes(i));this.asked={...o,knobs:r},this.
offers=Object.fromEntries(r.map(({name:i,choices:a})=>[i,a.map(([l])=>l)]))}get row(){let t=this.panel.knobs.find(n=>!n.
model);return(this.panel.row??[]).map(({value:n,label:s})=>[t.name,n,s])}get asks(){return this.panel.asks??[]}get lines(){
return(this.panel.steps??[]).filter(t=>t.value!=null&&!t.other).length}get number(){let{exact:t}=this.panel.judged;return{
number:t,text:re(t,this.panel.measure)}}value(t){return Rh(t,this.panel.measure,this.panel.span)}verdict(t){let{verdicts:n}=this.
panel.judged,s=Math.round(t*L0),[,r,o]=n.find(([i])=>s<=i)??n.at(-1);return{band:r,near:r!=="far",mistake:o}}mistake(t){
return this.panel.judged.mistakes[this.verdict(t).mistake]??null}told(t){let n=this.value(t),{judged:s,measure:r}=this.panel;
return{value:n,verdict:Hh(n,s.exact,r,this.verdict(n).band)}}},A0=2,Hn=class{constructor(t){this.locked=!1;this.saved=t,
this.cards=new Map}offered(t){return this.saved.questions.map(({id:n})=>n)}panels(t,n){return[[],[]]}card(t,n,s){let r=JSON.
stringify([t,n,s]),o=this.cards.get(r);return this.cards.has(r)||(o=this.made(t,n,s),this.cards.set(r,o)),o??null}made(t,n,s){
let[r,o]=this.panels(t,n),i=[...r,...o].map(h=>this.unfolded(h));if(i.length===0)return null;let a=i.map(h=>h.set),l={...a[0],
...s},c=({name:h,choices:p,value:m})=>{let f=p.some(([b])=>b===l[h])||p.length===0;return!(h in l)||m===(f?l[h]:p[0][0])},
u=i.find(({panel:h})=>h.knobs.every(c))??i[0];return new Ii(u.panel,u.set,a.slice(0,r.length))}unfolded(t){let{pool:n,panels:s}=this.
saved,r={};for(let[i,a]of Object.entries(s)){let l=a[t];l!=null&&(r[i]=T0.includes(i)?l.map(c=>n[c]):n[l])}let o=r.knobs.
map(i=>[i.name,i.value]);return{panel:r,set:Object.fromEntries(o)}}prefer(t){return""}chip(t){let{id:n,name:s,title:r}=this.
saved.questions.find(o=>o.id===t)??this.saved.questions[0];return{id:n,name:s,title:r}}away(t,n){let{when:s}=this.saved.
questions.find(r=>r.id===n)??{when:""};return s?`This question comes up ${s}.`:this.saved.onward}fault(t){return""}notice(t){
return""}told(t,n,s,r=t.mistake(t.value(n.number))){let o=!(n.owned||n.denied),i=s.filter(l=>l.denied&&l.denied===r?.kind).
length,a=r!=null&&o&&i<A0;return{...t.told(n.number),sure:n.sure,mistake:r,asks:a,own:n.owned!==""}}called(t){return t}nothing(t,n){
let s=this.saved.questions.find(({id:i})=>i===n),r=s?.title??"There is no question here.",o=this.away(t,n);return{key:t,
none:!0,title:r,when:o}}},Nn=class extends Hn{constructor(t){super(t),this.game=t,this.frames=t.steps,this.eyes=t.table.
eyes.map(([n])=>n)}moments(t){return this.game.stops[t]??[]}here(t){let[n,s]=t.split(" "),r=this.game.places[s];return r?
this.game.asked[r[Number(n)]]:{}}waiting(t){let n=t.split(" ")[1];return this.moments(/^\d+$/.test(n)?Number(n):-1).filter(
({frame:s})=>an(s,n)===t)}panels(t,n){let s=this.waiting(t).filter(r=>r.question===n);return[this.here(t)[n]??[],s.map(({
panel:r})=>r)]}prefer(t){return this.waiting(t)[0]?.question??""}away(t,n){return this.here(t)[n]?Di([this.chip(n).name]):
this.game.places[t.split(" ")[1]]?super.away(t,n):hd}fault(t){let n=this.here(t);return Di(this.saved.questions.filter(({
id:s})=>n[s]?.length===0).map(({name:s})=>s))}called(t){let[n,s]=t.split(" ");return this.game.called??`step ${n}, seen \
by ${s}`}};var pd=e=>Math.round(e*1e9),mr=class extends Hn{constructor(n){super(n);this.courses=[];this.locked=!0;this.lesson=n}explain(n){
let[s]=this.lesson.courses;this.saved=this.lesson=n,this.cards.clear(),this.courses=this.courses.map(r=>r===s?n.courses[0]:
r)}again(){this.courses.push(this.lesson.courses[0])}practise(n){let s=this.lesson.courses[1];if(!s)return!1;let r=s.leads[n]??
[],o=[...r,...s.positions.keys()].filter((a,l,c)=>c.indexOf(a)===l),i=Object.fromEntries(o.map((a,l)=>[l,s.laid[a]]));return this.
courses.push({...s,laid:i,positions:o.map(a=>s.positions[a])}),!0}course(n){return this.courses[n]??this.lesson.courses[0]}picked(n){
return this.course(n)===this.lesson.courses[0]}goal(n){return this.course(n).goal}groups(n){return this.course(n).positions.
map(({group:s})=>s)}pair(n,s){let r=[s,s+1].find(o=>this.course(n).positions[o]?.pair.length);return r?[r-1,r]:[]}lines(n,s){
return this.course(n).positions[this.pair(n,s)[1]].pair}position(n){let[s,r]=n.split(" ").map(Number);return this.course(
s).positions[r]}offered(n){return n?[this.position(n).question]:[]}panels(n,s){let r=this.position(n);return[r.question===
s?r.panels:[],[]]}notice({place:n,said:s}){let[r,o,i]=n.split(" "),a=this.pair(Number(r),Number(o)).map(c=>ln(Number(r),
c,!!i));return(a.length>0&&a.every(c=>s.some(u=>u.place===c))?a:[n]).map(c=>this.position(c).notice).join(" ")}called(n){
return this.position(n).place+(n.endsWith(" again")?", again":"")}told(n,s,r){let o=n.value(s.number),i=n.verdict(o).near?
void 0:this.slipped(s.place,o,r);return super.told(n,s,r,i??n.mistake(o))}slipped(n,s,r){let[o,i]=n.split(" ").map(Number),
a={asked:{said:r},course:o};return this.position(n).compares.find(({above:l,at:c,fits:u})=>{let h=gt(this,a),p=gt(this,a,
!0),m=h.has(i)||p.has(i),f=(m?p.get(c):void 0)??h.get(c)??p.get(c),b=f&&this.card(f.place,f.question,f.settings);if(!b)return!1;
let g=s-b.value(f.number);return pd(l?g:-g)>=pd(u)})?.mistake}};var fd=e=>Math.floor(e%1*4294967296);function gd(e){let t=[];for(let n=2;t.length<e;n++)t.every(s=>n%s)&&t.push(n);return t}
var U0=gd(64).map(e=>fd(Math.cbrt(e))),O0=gd(8).map(e=>fd(Math.sqrt(e))),te=(e,t)=>e>>>t|e<<32-t;function bd(e){let t=new TextEncoder().
encode(e),n=new DataView(new ArrayBuffer(64*Math.ceil((t.length+9)/64)));t.forEach((r,o)=>n.setUint8(o,r)),n.setUint8(t.
length,128),n.setUint32(n.byteLength-4,8*t.length);let s=[...O0];for(let r=0;r<n.byteLength;r+=64){let o=Array.from({length:64},
(f,b)=>b<16?n.getUint32(r+4*b):0);for(let f=16;f<64;f++){let[b,g]=[o[f-15],o[f-2]],w=te(b,7)^te(b,18)^b>>>3,y=te(g,17)^te(
g,19)^g>>>10;o[f]=o[f-16]+w+o[f-7]+y|0}let[i,a,l,c,u,h,p,m]=s;for(let f=0;f<64;f++){let b=m+(te(u,6)^te(u,11)^te(u,25))+
(u&h^~u&p)+U0[f]+o[f],g=(te(i,2)^te(i,13)^te(i,22))+(i&a^i&l^a&l);[i,a,l,c,u,h,p,m]=[b+g|0,i,a,l,c+b|0,u,h,p]}[i,a,l,c,u,
h,p,m].forEach((f,b)=>{s[b]=s[b]+f|0})}return s.map(r=>(r>>>0).toString(16).padStart(8,"0")).join("")}var P0={know:"Certain",think:"Fairly sure",guess:"Just guessing"},R0={know:"k",think:"t",guess:"g"},le=e=>Math.round(e*1e9)/
1e9;function Wi(e,t){let n=gt(e,t),s=gt(e,t,!0),r=[...new Set([...n.keys(),...s.keys()])].sort((i,a)=>i-a),o=i=>r.flatMap(
a=>{let l=t.asked.said.filter(c=>c===n.get(a)||c===s.get(a));return l[i]?H0(e,t,a,l[i]):[]});return{first:o(0),second:o(
1)}}function H0(e,t,n,s){let r=e.card(s.place,s.question,s.settings);if(!r)return[];let o=t.asked.said.slice(0,t.asked.said.
indexOf(s)),{value:i,mistake:a}=e.told(r,s,o),{measure:l,judged:c}=r.panel,{near:u}=r.verdict(i);return[{at:n,said:i,exact:c.
exact,measure:l,sure:s.sure,own:s.owned,mistake:a,near:u}]}function wd({said:e,exact:t,measure:n}){let s=e<t?"−":"+",r=Math.
abs(le(e-t));return n!=="chance"?s+re(r,n):se(r)?`${s}${se(r)}`:"0"}function N0(e,t,n){let{at:s,said:r,exact:o,measure:i,
near:a,own:l}=e,c=i==="chance"?100:1,u=l?e.mistake:null;return{at:s,apart:i!==n,said:le(r*c),exact:le(o*c),reach:le(An(o,
i)*c),near:a,off:wd(e),words:bi(r,o,i),name:a?"":u?.name??(r>o?"Too high":"Too low"),why:a?"":u?.words??"",...t&&{again:le(
t.said*c),againNear:t.near,againWords:wd(t)}}}function qi(e){let t=new Map;for(let{own:n,near:s}of e)n&&!s&&t.set(n,(t.get(
n)??0)+1);return[...t].sort(([,n],[,s])=>s-n)}var yd=(e,t)=>qi(Wi(e,t).first)[0]?.[0]??"";function C0(e,t){return e.length===
0?"You didn't guess.":qi(e).map(([n,s])=>`${oe(Qh(s))} ${t[n]}.`).join(" ")}function B0(e){let t=e.length>0?e.flatMap(({
said:i,exact:a})=>[i,a]):[0,1],[n,s]=[Math.min(...t),Math.max(...t)],r=(s-n||1)*.06,o=Math.min(0,n);return{low:o-(o<0?r:
0),high:s+r}}function kd(e,t,n){let{first:s,second:r}=Wi(e,t),o=e.picked(t.course),i=s[0]?.measure??"chance",a=i==="chan\
ce",l=y=>r.find(k=>k.at===y),c=s.map(y=>N0(y,l(y.at),i)),u=s.map(y=>({...y,off:Math.abs(y.said-y.exact)})),h=Object.entries(
P0).flatMap(([y,k])=>{let v=u.filter($=>$.sure===y&&$.measure==="chance").map($=>100*$.off),M=v.reduce(($,E)=>$+E,0)/v.length;
return v.length===0?[]:[{words:k,off:v.map(le),mean:le(M)}]}),p=qi(s),{kinds:m,courses:f,short:b,game:g,number:w}=e.lesson;
return{title:e.goal(t.course).title??"",short:o?b:"",near:s.filter(({near:y})=>y).length,of:s.length,found:C0(s,m),unit:a?
"out of 100":i,band:a?le(100*An(0,i)):0,...a?{low:0,high:100}:B0(c.filter(({apart:y})=>!y)),dots:c,sure:h,sureWords:zs(u),
open:s.filter(({near:y,at:k})=>!y&&!l(k)).map(({at:y})=>y),next:"",practise:f.length<2?"":p.length>0?"Practise that":"Pr\
actise",receipt:o&&s.length>0?D0(e,t,n):"",done:o&&s.length===e.groups(t.course).length?`${g} ${w}`:""}}function D0(e,t,n){
let s=({said:f,measure:b,sure:g})=>`${Zt(le(b==="chance"?100*f:f),2).replace(/\.?0+$/,"").replace(/^-0$/,"0")}${R0[g]}`,
{first:r,second:o}=Wi(e,t),i=new Map(r.map(f=>[f.at,s(f)])),a=o.map(f=>`${f.at+1}=${s(f)}`),l=[...n].slice(0,40).join("").
replace(/[^\p{L}\p{N}\s.'-]/gu," ").trim().split(/\s+/).join("_"),c=e.groups(t.course).map((f,b)=>i.get(b)??"-"),{game:u,
number:h}=e.lesson,p=`${u} lesson=${h}${l&&` student=${l}`}: ${c.join(" ")}`,m=a.length>0?`${p} | ${a.join(" ")}`:p;return`${m}\
 #${bd(m).slice(0,4)}`}var I0=/^([+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?|[+-]?\d+\/\d+)$/i,W0=/(^|[;\t\r\n])([\s\0]*)(?=[=+\-@＝＋－＠])/g;function q0(e){
let t=String(e??""),n=typeof e!="string"||I0.test(t)?t:t.replace(W0,"$1'$2");return/[",\r\n]/.test(n)?`"${n.replaceAll('\
"','""')}"`:n}var xd=e=>e.map(t=>`${t.map(q0).join(",")}
`).join("");var F0=2,Fi="About 1 in 20 runs",ce=(e,t=2)=>Zt(Math.abs(e)<.5/10**t?0:e,t).replace("-","−");function vd(e,t,n,s,r,o){
let i=s==="chance";if(e===0||e<2&&!i)return"";let a=i?100:1,[l,c,u]=[...n,t].map(p=>a*p),h=r==null?[]:[r,...o==null?[]:[
o]].map(p=>a*p);return l===c?`${e===2?"Both":`All ${e.toLocaleString("en")}`} trials gave the same number, so they don't\
 show how far off it may be.`:`So it's ${j0(l,c,u,s,h)}${G0(l,c,h,i)}`}function j0(e,t,n,s,r=[]){let o=(e+t)/2,i=(t-e)/2,
a=s==="chance",l=a?i>=F0&&!V0(e,t,o,i,r)?0:1:2,c=ce(i,l);if(a&&ce(o,l)!==ce(n,l))return`between ${ce(e,l)} and ${ce(t,l)}\
 out of 100`;let u=a?"out of 100":s;return`about ${ce(n,l)} ${u}, give or take ${Number(c)?c:"less than 0.01"}`}function V0(e,t,n,s,r){
let[o,i]=[n,s].map(a=>Number(ce(a,0)));return r.some(a=>(e<=a&&a<=t)!=(o-i<=a&&a<=o+i))}function G0(e,t,n,s){let[r,o]=n.
map(l=>K0(l,s)),[i,a]=n.map(l=>e<=l&&l<=t);if(r==null)return".";if(o==null||o===r){let l=o==null?"":", and so does your \
guess";return`. The answer (${r}) ${i?`fits${l}`:`doesn't fit. ${Fi} miss it`}.`}return i&&a?`. Your guess (${o}) and th\
e answer (${r}) both fit so far.`:i?`. The answer (${r}) fits, but your guess (${o}) doesn't.`:a?`. Your guess (${o}) fi\
ts, but the answer (${r}) doesn't. ${Fi} mislead like this.`:`. Neither the answer (${r}) nor your guess (${o}) fits. ${Fi}\
 miss the answer.`}var K0=(e,t)=>t?ce(e,Math.abs(e-Math.round(e))<1e-9?0:1):ce(e);var Z0=[1,10,100,1e3],Y0=1e6,z0=2,Cn=1.959963984540054,J0=100,pr=10,X0=617,Q0=125,tw=350,ew=50,nw=20;function sw(e,t){let n=e/
t,s=Cn*Cn,r=(n+s/(2*t))/(1+s/t),o=Cn/(1+s/t)*Math.sqrt(n*(1-n)/t+s/(4*t*t));return[Math.max(0,r-o),Math.min(1,r+o)]}function rw(e,t,n){
let s=t/e,r=e<2?0:Math.sqrt(Math.max(0,n/e-s**2)/(e-1));return[s-Cn*r,s+Cn*r]}function ow(e,t){let n=new Set([t]);for(let s=1;s<
10;s++)n.add(s);for(let s=10;10**(s/10)<t;s++)n.add(Math.round(10**(s/10)));return new Set([...n].filter(s=>s>e&&s<=t))}
function iw({parts:e,rows:t},n){let s={dealt:{},traces:[]};for(let[r,o]of Object.entries(t)){let i=e[o.charCodeAt(n)-48];
i&&r.startsWith("trace.")?s.traces.push(i):i&&(s.dealt[r]=i)}return s}var Wt=e=>e.toLocaleString("en"),fr=class{constructor(t,n=Math.
floor(Math.random()*Y0)){this.key="";this.card=null;this.explained="";this.run={begun:0,n:0,total:0,squares:0,points:[]};
this.earlier=[];this.running=!1;this.few=!1;this.note="";this.signs="";this.cases=[0,0,0];this.outcome=null;this.shown={
dealt:{},traces:[]};this.publish=t,this.seed=n,this.said=void 0,this.timer=void 0}forget(t){clearTimeout(this.timer),this.
run={begun:0,n:0,total:0,squares:0,points:[]},this.earlier=t,this.running=!1,this.few=!1,this.note="",this.signs="",this.
cases=[0,0,0],this.outcome=null,this.shown={dealt:{},traces:[]}}get dealt(){return this.card?.panel.tries}get most(){let{
signs:t="",kept:n=0}=this.dealt??{};return t.length-n+Math.min(pr,n)}get counts(){return Z0.filter(t=>t<=this.most)}get chance(){
return this.card?.panel.measure==="chance"}bind(t,n,s){this.said=s,this.card=n,t!==this.key&&this.forget([]),this.key=t}again(t){
let n=String(t??this.seed+1),{value:s}=at(n,{low:0,high:999999999,whole:!0});s==null&&J(`Expected a seed of trials from \
0 to 999,999,999, not '${n.slice(0,20)}'.`),this.seed=Number(s),this.forget([this.run,...this.earlier].filter(({points:r})=>r.
length>0).slice(0,z0)),this.publish()}place(t){let{signs:n="",kept:s=0}=this.dealt??{};return t<Math.min(pr,s)?(pr*this.
seed+t)%s:s+(X0*this.seed+t)%(n.length-s)}begin(t,n=!1){if(this.running)return;let s=this.trying(t,n);this.running=!0,this.
note="";let r=()=>{let{value:o,done:i}=s.next();this.running=!i,i||(this.timer=setTimeout(r,o)),this.publish()};try{r()}catch(o){
throw this.running=!1,o}}stop(){clearTimeout(this.timer),this.running=!1,this.publish()}*trying(t,n=!1){let{run:s}=this;
this.dealt||J("There's no question to try out in this position."),this.counts.includes(t)||J(`Expected ${this.counts.map(
Wt).join(", ")} trials, not ${String(t).slice(0,20)}.`),s.begun>=this.most&&J(`That is ${Wt(this.most)} trials already. \
Start over to run more.`);let r=Math.min(this.most,s.begun+t),o=ow(s.begun,r);for(this.few=t<=10;s.begun<r;)this.add(),o.
has(s.begun)&&this.mark(),(t===10||!this.few&&s.begun%(t/nw)===0)&&s.begun<r&&(yield this.few?n?tw:Q0:ew)}add(){let{run:t}=this,
n=this.dealt,s=this.place(t.begun),r=n.values[n.signs.charCodeAt(s)-48];t.begun++,this.outcome=r,this.shown=this.few?iw(
n,s):{dealt:{},traces:[]};let o=r==null?2:r?0:1;this.cases[o]++,this.signs.length<J0&&(this.signs+="ynx"[o]),r!=null&&(t.
n++,t.total+=r,t.squares+=r*r)}get mean(){return this.run.total/this.run.n}interval(){let{n:t,total:n,squares:s}=this.run;
return this.chance?sw(Math.round(n),t):rw(t,n,s)}mark(){this.run.n>0&&this.run.points.push([this.run.begun,this.mean,...this.
interval()])}told(t){let{run:n,dealt:s}=this,r={runs:t?[n,...this.earlier].map(({points:a})=>[...a]):[[]],begun:t?n.begun:
0,struck:t?n.begun-n.n:0,running:this.running,most:this.most,counts:this.counts,seed:this.seed,note:this.note,traces:t?this.
shown.traces:[]};if(!s||!t)return r;let[,o]=this.noun(),i=s.kept>0?` You can see the cards of the first ${pr}.`:"";if(r.
beforehand=`These ${o} were made in advance, ${Wt(s.signs.length)} in all.${i}`,s.cases&&(r.grown=this.grown(s.cases)),n.
begun===0)return r;if(Object.assign(r,{summary:this.summary(),claim:this.claim(),band:this.band()}),n.n>0){let[a,l]=this.
interval();Object.assign(r,{value:this.mean,low:a,high:l})}return this.few&&(r.last=this.last()),r}grown(t){let n=this.run.
begun,s=t.map((l,c)=>[this.cases[c],l]),r=s.map(([l,c])=>`"${c}" came up ${Wt(Number(l))} ${l===1?"time":"times"}`),o=r.
pop()??"",i=r.length>0?`${r.join(", ")} and ${o}`:o;return{kind:"cases",caption:"",spoken:n?`So far, ${i}.`:"There are n\
o tries so far.",n,signs:this.signs,kinds:s}}noun(){return Nh(this.card?.panel.trial??"")}summary(){let{n:t,total:n,begun:s}=this.
run,[r,o]=this.noun(),i=s-t,{cases:a,event:l,measure:c}=this.card?.panel??{};if(t===0)return s>1?`None of the ${Wt(s)} ${o}\
 so far counts.`:`One ${r} so far, and it doesn't count.`;let u=i>0?` ${Wt(i)} of the ${Wt(s)} ${o} ${i===1?"does":"do"}\
n't count.`:"";return this.chance?t===1?`One ${r} ${i?"that counts":"so far"}.${u}`:Math.round(n)===1?`It happened once \
in ${Wt(t)} ${o}.${u}`:`${Wt(Math.round(n))} of ${Wt(t)} ${[a||o,l].filter(Boolean).join(" ")}.${u}`:`${re(this.mean,c)}\
 on average in ${Wt(t)} ${t>1?o:r}.${u}`}claim(){let{n:t}=this.run,{judged:n,apart:s,measure:r}=this.card?.panel??{};return t===
0?"":vd(t,this.mean,this.interval(),r,s?null:n.exact,this.said)}band(){if(this.run.begun<2)return"";let t=this.card?`${this.
card.panel.id} ${JSON.stringify(this.card.settings)}`:"";this.explained||=t;let n=this.chance?"95% Wilson interval":"95%\
 interval";return this.explained===t?`19 out of 20 bands like this hold the answer (${n}).`:""}last(){let t=`${oe(this.noun()[0])}\
 ${Wt(this.run.begun)}`,n=this.dealt?.struck;return this.outcome==null?`${t} doesn't count${n?`, because ${n}`:""}.`:this.
chance?`${t}: ${this.outcome?"yes":"no"}.`:`${t}: ${re(this.outcome,this.card?.panel.measure)}.`}};var $d={step:e=>({kind:"Step",to:e}),watcher:e=>({kind:"Eyes",key:e}),stop:e=>({kind:"Stop",at:e}),playing:e=>({kind:"Pl\
ay",on:e}),question:e=>({kind:"Pick",question:e}),settings:e=>({kind:"Set",settings:e}),predicting:e=>({kind:"AskFirst",
on:e}),page:e=>({kind:"Turn",page:e}),why:e=>({kind:"Why",at:e})},Md=["game","question","settings","position","predictio\
n","sure","exact","measure","mistake","kind","own","time","steps"],aw=({kind:e,also:t})=>[e,t?.kind].some(n=>n==="go"||n===
"next"),Bn=class{constructor(t,n,s){this.drawn={};this.student="";this.front="table";this.drew=()=>{};this.facts=t,this.
models=n,this.now=s,this.tries=new fr(()=>this.draw(this.models.panel.get("note")))}did(t){return this.now}shown(){return{}}open(){
this.draw();for(let[n,s]of Object.entries(this.models))for(let r of Object.keys($d))s.on(`change:${r}`,()=>this.wish(n,r));
let{panel:t}=this.models;t.on("change:lit",()=>this.light(t.get("lit"))),t.saying=n=>this.hear(n)}light(t){this.models.table.
put({lit:t})}wish(t,n){let s=this.drawn[t]??{},r=this.models[t].get(n);n in s&&Ot(s[n],r)&&this.do($d[n](r))}do(t){let n="";
try{this.now=this.did(t)}catch(s){n=s instanceof Error?s.message:String(s)}return this.draw(n),n}draw(t=""){let{panel:n,
...s}=this.drawn=this.shown(),r=this.tried(n,s),o=Ot(n.panel,this.models.panel.get("panel"));for(let[i,a]of Object.entries(
s))this.models[i].put(a);this.models.panel.put({...n,...r,note:t,...o&&{lit:{}}}),this.drew()}tried({panel:t,page:n},s){
let{tries:r,front:o,now:i}=this,a=!!t.revealed;r.bind(t.key,St(this.facts,i.asked),t.said?.value);let l=r.told(a),{dealt:c}=a?
r.shown:{dealt:{}};a&&n==="try"&&r.dealt?.rows["trace.0"]&&(t.traces=!0);for(let h of["table","twin"])s[h]&&(s[h].dealt=
c);let u=Object.keys(c).length+l.traces.length>0;return n==="try"&&l.last&&i.stop!==-1&&u&&(s[o].caption={place:"Only a \
test, not the real game",line:[l.last,""],tone:"trial"}),{tried:l,dealt:c}}try(t){if(this.models.panel.get("panel").revealed)
try{t()}catch(n){this.tries.note=n instanceof Error?n.message:String(n),this.draw()}}hear(t){switch(t.kind){case"predict":{
let n=`${new Date().toISOString().slice(0,19)}Z`,{value:s,sure:r="think",second:o=""}=t,{seed:i}=this.tries;this.do({kind:"\
Predict",number:String(s),sure:r,time:n,seed:i,second:String(o)});break}case"go":this.do({kind:"Go",to:t.at});break;case"\
own":this.do({kind:"Own",yes:t.yes});break;case"main":aw(this.models.panel.get("main"))&&this.do({kind:"GoOn"});break;case"\
pick":this.do({kind:"Pick",question:t.question});break;case"skip":this.do({kind:"Skip"});break;case"answer_step":this.do(
{kind:"AnswerStep",step:t.step,number:t.number});break;case"show_step":this.do({kind:"ShowStep",step:t.step});break;case"\
run":this.try(()=>this.tries.begin(t.trials,t.calm));break;case"stop":this.tries.stop();break;case"again":this.try(()=>this.
tries.again(t.seed));break;case"save":this.models.panel.tell("msg:custom",{kind:"file",name:"predictions.csv",text:this.
csv()})}}csv(){let t=this.student?["name",...Md]:Md,n=Ni(this.facts,this.now.asked),s=n.map(r=>t.map(o=>({...r,name:this.
student})[o]));return xd([t,...s])}},gr=class extends Bn{constructor(t,n,s){let r=new Nn(t),o=n.get("stop"),i=ur({frame:n.
get("step"),eyes:n.get("watcher"),seat:t.seat}),a={...i.asked,chosen:t.chosen,predicting:s.get("predicting")},l=xe(r,{...i,
asked:a},{kind:"Step",to:i.frame});o>=0&&(l=xe(r,l,{kind:"Stop",at:o})),super(r,{table:n,panel:s},l),this.game=r,this.open()}explain(t){
this.facts=this.game=new Nn(t),this.draw()}did(t){return xe(this.game,this.now,t)}shown(){return nd(this.game,this.now)}};var lw=40,cw="The practice positions are still being worked out. They'll open here in a minute.",uw="0",br=class extends Bn{constructor(n,s,r){
let o=new mr(n);super(o,s,{asked:ur({}).asked,at:-1,redo:[],course:-1,order:"set"});this.coming=!1;this.wished=null;this.
lesson=o,this.arrange=r,this.sheets=n.sheets,this.choose=()=>{this.begin(),this.draw()},this.begin(),this.open();for(let i of[
"trail","report"])this.models[i].saying=a=>this.asked(a,i)}follow(n){this.coming=!0,n.then(s=>{this.lesson.explain(s);let{
pool:r,clauses:o}=s.table;for(let i of["table","twin"])this.models[i].put({pool:r,clauses:o})}).catch(s=>console.error(s)).
then(()=>{let s=this.now.at<0?this.wished:null;this.coming=!1,this.draw(this.models.panel.get("note")),s!=null&&this.models.
trail.put({note:this.practise(s)})})}begin(){this.lesson.again(),this.now=this.did({kind:"Begin"})}did(n){return cd(this.
lesson,this.now,n)}shown(){let{lesson:n,now:s}=this,{panel:r,trail:o}=ud(n,s),i=n.picked(s.course),a=s.asked.said.filter(
({place:c})=>c.startsWith(`${s.course} `)),l=kd(n,s,this.student);return{panel:r,trail:{...o,lesson:i?`Lesson ${n.lesson.
number}`:"Practice",kept:i?`lesson ${n.lesson.game} ${n.lesson.number}`:"",answers:i?a:[],receipt:l.receipt,student:this.
student,note:""},report:{report:l},...this.laid()}}laid(){let{lesson:n,now:s}=this;if(s.at<0)return{};let r=ae(n,s),{tables:o,
over:i}=n.course(s.course).laid[(r.length>0?r:[s.at]).join(" ")],a=o.length>1&&s.at===r[1]?1:0,l=gt(n,s).size===n.groups(
s.course).length,c=l&&n.card(s.asked.place,s.asked.question,s.asked.settings);return this.front=["table","twin"][a],Object.
fromEntries(o.map(({names:u,frame:h,differs:p},m)=>[["table","twin"][m],{names:u,differs:p,frames:{[uw]:[h]},aside:m!==a,
caption:{...i[m],tone:"plain"},heat:m===a&&c&&c.heat||{}}]))}draw(n){super.draw(n),this.arrange(this.now.at<0?"end":this.
drawn.twin?"two":"one")}light(n){for(let s of["table","twin"])this.models[s].put({lit:s===this.front?n:{}})}asked(n,s){let r="";
switch(n.kind){case"go":r=this.do({kind:"Go",to:n.at});break;case"redo":r=this.do({kind:"Redo"});break;case"lesson":this.
choose(n.lesson);break;case"begin":this.begin(),this.draw();break;case"practise":r=this.practise(s==="report"?yd(this.lesson,
this.now):"");break;case"name":this.student=[...String(n.name).split(/\s+/).filter(Boolean).join(" ")].slice(0,lw).join(
""),this.draw();break;case"restore":r=this.restore(n);break;case"save":this.models[s].tell("msg:custom",{kind:"file",name:"\
answers.csv",text:this.csv()});break;case"print":this.models.trail.tell("msg:custom",{kind:"print",html:this.sheets[n.letter?
"Letter":"A4"]})}r&&this.models.trail.put({note:r})}practise(n){return this.wished=this.coming?n:null,this.coming?cw:this.
lesson.practise(n)?this.do({kind:"Begin"}):"No practice positions were found."}restore({answers:n,at:s,student:r=""}){let{
course:o,asked:i}=this.now;if(i.said.length>0||!Array.isArray(n))return"";try{let c=n.map(u=>{let[,h,p]=String(u.place).
split(" "),m=ln(o,Number(h),!!p),f=this.lesson.card(m,u.question,u.settings);if(!f)throw new Error;return f.value(u.number),
{...u,place:m}});this.student=r,this.now={...this.now,asked:{...i,said:c}}}catch{return"Those answers belong to another \
lesson."}let a=gt(this.lesson,this.now),l=this.lesson.groups(o).findIndex((c,u)=>!a.has(u));for(let c of new Set([l,l<0?
-1:s]))this.do({kind:"Go",to:c});return""}};function _d(e,t,n){let s=new ht(e.table),r=new ht({...e.table}),o=new ht(e.trail),i=new ht({palette:e.table.palette,report:{}}),
a=new Map,l=(h,p,m)=>{let f=a.get(m)??Vt(h,p,m);return a.set(m,f),f},c=d("div",{class:"widget-box uw-stack uw-at-low"}),
u=new br(e,{table:s,twin:r,panel:t,trail:o,report:i},h=>{let m=[...(h==="end"?[l(Eh,i,"uw-at-table uw-lesson-chart"),l(Lh,
i,"uw-at-side uw-end")]:[l(On,s,"uw-at-table"),h==="two"&&l(On,r,"uw-at-twin"),l(Gs,t,"uw-at-side")]).filter(Boolean),c];
(m.length!==n.children.length||m.some((f,b)=>f!==n.children[b]))&&n.replaceChildren(...m)});return c.append(Vt(Uh,o,"")),
u}var hw="uncle_widgets.woken",dw="The server is full. Trying again in a few seconds.",mw=1e4,pw=500,fw=5e3,gw=["restartin\
g","autorestarting","dead","terminating"],wr=class{constructor(){this.heard=new Set}connect(t){this.heard.add(t)}disconnect(t){
this.heard.delete(t)}emit(t,n){for(let s of[...this.heard])s(t,n)}};function Sd(e){let t=/(?:^|; )_xsrf=([^;]*)/.exec(document.
cookie)?.[1];if(t)return t;let n=crypto.getRandomValues(new Uint8Array(16)).join(""),s=location.protocol==="https:"?"; S\
ecure":"";return document.cookie=`_xsrf=${n}; path=${e}; SameSite=Strict${s}`,n}var yr=class{constructor(t,n){this.waiting=
[];this.socket=null;this.sent=0;this.tries=0;this.timer=0;this.answered=!1;this.hear=n,this.base=new URL("../",document.
baseURI),this.session=crypto.getRandomValues(new Uint8Array(16)).join(""),this.kernel={id:"",status:"unknown",connectionStatus:"\
connecting",isDisposed:!1,serverSettings:{baseUrl:this.base.href,token:""},statusChanged:new wr,connectionStatusChanged:new wr},
this.over=new AbortController,this.send("comm_open",{comm_id:this.session,target_name:hw,data:{}}),this.begin(t);let{signal:s}=this.
over;addEventListener("pagehide",()=>this.terminate(),{signal:s}),addEventListener("pageshow",r=>r.persisted&&location.reload())}async begin(t){
try{let n={"X-XSRFToken":Sd(this.base.pathname)},s=await fetch(t,{method:"POST",headers:n,signal:this.over.signal});if(s.
status===503)this.fail(dw,{again:mw*(1+Math.random())});else if(s.status===403){let r=encodeURIComponent(location.pathname+
location.search);this.fail("You need to sign in before you play.",{way:d("a.btn.solid",{href:`${this.base.href}login?nex\
t=${r}`},"Sign in")})}else s.ok?(this.kernel.id=(await s.json()).id,this.connect()):this.fail("The server couldn't start\
 a game. Try again.")}catch{this.fail("The server isn't answering.")}}fail(t,n){this.over.signal.aborted||this.hear({failed:t,
words:t,...n})}connect(){let t=new URL(`api/kernels/${this.kernel.id}/channels?session_id=${this.session}`,this.base);t.
protocol=t.protocol.replace("http","ws");let n=new WebSocket(t);this.socket=n,n.onopen=()=>{this.tries=0;for(let s of this.
waiting.splice(0))n.send(s);this.connection("connected")},n.onmessage=({data:s})=>this.got(JSON.parse(s)),n.onclose=()=>{
if(this.over.signal.aborted)return;if(!this.answered)return this.fail("The server isn't answering.");this.connection("co\
nnecting");let s=Math.min(fw,pw*2**this.tries++);this.timer=window.setTimeout(()=>this.connect(),s)}}connection(t){this.
kernel.connectionStatus=t,this.kernel.connectionStatusChanged.emit(this.kernel,t)}postMessage({heard:t,...n}){let[s,r]=t??
[this.session,n];this.send("comm_msg",{comm_id:s,data:r})}send(t,n){let r={header:{msg_id:`${this.session}_${this.sent++}`,
msg_type:t,session:this.session,username:"",date:new Date().toISOString(),version:"5.3"},parent_header:{},metadata:{},content:n,
channel:"shell",buffers:[]},o=JSON.stringify(r);this.socket?.readyState===WebSocket.OPEN?this.socket.send(o):this.waiting.
push(o)}got({header:t,content:n}){let s=t.msg_type;if(s==="status"){if(!this.answered&&gw.includes(n.execution_state)&&this.
fail("The game couldn't start. Try again."),this.kernel.status===n.execution_state)return;this.kernel.status=n.execution_state,
this.kernel.statusChanged.emit(this.kernel,n.execution_state)}else if(s.startsWith("comm_"))n.comm_id!==this.session?this.
hear({said:[s,n.comm_id,n.data]}):s==="comm_close"?this.fail("The game couldn't start. Try again."):(this.answered=!0,this.
hear(n.data));else return}terminate(){if(this.over.signal.aborted)return;this.over.abort(),clearTimeout(this.timer),this.
socket?.close();let t=new FormData;t.append("_xsrf",Sd(this.base.pathname)),this.kernel.id&&navigator.sendBeacon(new URL(
`voila/api/shutdown/${this.kernel.id}`,this.base),t)}};var ji=class extends ht{constructor(t,n,s){super(t),this.post=n,this.widget_manager={kernel:s},this.unsaid=new Set,this.
awaited=new Map,this.saying=r=>n({method:"custom",content:r})}set(t,n){this.unsaid.add(t),super.set(t,n)}save_changes(){
if(!this.unsaid.size)return;let t=Object.fromEntries([...this.unsaid].map(n=>[n,this.get(n)]));this.unsaid.clear();for(let n of Object.
keys(t))this.awaited.set(n,(this.awaited.get(n)??0)+1);this.post({method:"update",state:t,buffer_paths:[]})}echoed(t){for(let n of Object.
keys(t))this.awaited.set(n,Math.max(0,(this.awaited.get(n)??0)-1))}told(t){this.put(Object.fromEntries(Object.entries(t).
filter(([n])=>!this.awaited.get(n))))}},Dn=class{constructor(t,n){this.send=t,this.kernel=n,this.all=new Map,this.modules=
new Map,this.cuts=new Map,this.host={getModel:async s=>this.found(s),getWidget:async s=>({render:r=>this.render(s,r)})}}found(t){
let n=this.all.get(t.replace(/^(anywidget:|IPY_MODEL_)/,""));if(!n)throw new Error(`uncle_widgets: no widget ${t}.`);return n}hear([
t,n,s]){t==="comm_open"?this.open(n,s.state):t==="comm_close"?(this.cuts.get(n)?.(),this.cuts.delete(n),this.all.delete(
n)):s.method==="echo_update"?this.all.get(n)?.echoed(s.state):s.method==="update"?this.all.get(n)?.told(s.state):s.method===
"custom"&&this.all.get(n)?.tell("msg:custom",s.content)}open(t,n){this.all.set(t,new ji(n,s=>this.send([t,s]),this.kernel)),
n._model_name==="LinkModel"&&this.cuts.set(t,this.link(n.source,n.target))}link(t,n){let s=([o,i],[a,l])=>{let[c,u]=[this.
found(o),this.found(a)],h=p=>{Ot(u.get(l),p)&&(u.set(l,p),u.save_changes())};return c.on(`change:${i}`,h),()=>c.off(`cha\
nge:${i}`,h)},r=[s(t,n),s(n,t)];return()=>r.forEach(o=>o())}async render(t,{el:n,signal:s}){let r=this.found(t),o=await(await this.
moduleOf(r.get("_esm"))).default.render({model:r,el:n,host:this.host});s.aborted?o?.():s.addEventListener("abort",()=>o?.())}moduleOf(t){
let n=this.modules.get(t);if(!n){let s=URL.createObjectURL(new Blob([t],{type:"text/javascript"}));n=import(s).finally(()=>URL.
revokeObjectURL(s)),this.modules.set(t,n)}return n}};var Td=4e3,bw=2e4,Vi=1e6,ww=`Playing needs Python, which can't start on a page opened from a disk. Put the folder on a w\
eb server, or run "python -m http.server" in it.`,yw="Python couldn't start in this browser.",kw="Python couldn't load b\
ecause there is no network.",xw=(e,t)=>`Loading Python, ${Math.min(Math.round(e/Vi),Math.ceil(t/Vi))} of ${Math.ceil(t/Vi)}\
 MB`,Gi=class{constructor({root:t,kernel:n,home:s,el:r,onProgress:o,onShow:i}){this.link="";this.asked=0;this.head="";this.
worker=null;this.drawn=null;this.showing=null;this.timer=0;this.answered=0;this.undressed=()=>{};this.root=t,this.kernel=
n,this.home=s??"",this.el=r,this.onProgress=o??(()=>{}),this.onShow=i??(()=>!0),this.models=new Dn(()=>{}),this.line=d("\
p",{role:"status"}),this.bar=d("progress",{"aria-label":"Loading Python"}),this.way=d("div.row"),this.box=d("div.uw.uw-w\
aking",d("div.said",this.line,this.way,this.bar))}say(t,...n){this.line.textContent!==t&&(this.line.textContent=t),this.
way.replaceChildren(...n),this.bar.hidden=n.length>0,this.onProgress(t)}start(){if(this.stop(),this.place(),this.bar.removeAttribute(
"value"),this.say(this.kernel?"Starting Python":"Loading Python"),location.protocol==="file:")return this.say(ww,this.again());
let t=this.kernel?new yr(this.kernel,n=>this.hear(n)):this.loaded();this.worker=t,this.models=new Dn(n=>t.postMessage({heard:n}),
"kernel"in t?t.kernel:null),this.ask()}loaded(){let t=new Worker(new URL(`${this.root}python/worker.js`,document.baseURI),
{type:"module"});return t.onmessage=({data:n})=>this.hear(n),t.onerror=()=>this.fail("Python couldn't load. Are you conn\
ected to the internet?"),t}place(){this.undressed(),this.el.replaceChildren(this.box),this.undressed=ze(()=>{})({el:this.
el})??this.undressed}again(){return d("button.btn.solid",{onclick:()=>this.start()},"Try again")}stop(){clearInterval(this.
timer),this.drawn?.abort(),this.drawn=null,this.worker?.terminate(),this.worker=null}ask(){this.asked+=1,this.worker?.postMessage(
{show:this.link,home:this.home,asked:this.asked})}hear(t){this.answered=performance.now(),t.said?this.models.hear(t.said):
t.of?(this.bar.max=t.of,this.bar.value=t.loaded,this.say(xw(t.loaded,t.of))):t.starting?this.say("Starting Python"):t.ready?
(this.mind(),_c()):t.failed?(t.words||console.error("uncle_widgets: Python did not start.",t.failed),this.fail(t.words??
(navigator.onLine?yw:kw),t.way),t.again&&(this.timer=window.setTimeout(()=>this.start(),t.again))):t.shown&&t.asked===this.
asked&&this.show(t.shown),this.lift()}fail(t,n=this.again()){this.stop(),this.place(),this.say(t,n)}show({whole:t,head:n,
refused:s}){if(s||!t||!n)this.say(s??""),this.bar.hidden=!0;else if(this.onShow()&&(n!==this.head||!this.drawn)){this.drawn?.
abort(),this.drawn=new AbortController,this.head=n,this.undressed();let r=this.models.found(n).get("link");Yt()===this.link&&
history.replaceState(null,"",kt(location.pathname,r,lt()));let o=d("div.uw-woken");this.el.replaceChildren(o),this.models.
render(t,{el:o,signal:this.drawn.signal})}this.showing?.()}mind(){this.timer=window.setInterval(()=>{this.worker?.postMessage(
{alive:!0}),!document.hidden&&performance.now()-this.answered>bw+Td&&this.cover()},Td)}cover(){if(this.el.querySelector(
":scope > .uw-lost"))return;let t=()=>{this.link=this.models.all.get(this.head)?.get("link")||this.link,this.start()};for(let n of this.
el.children)n.toggleAttribute("inert",!0);this.el.append(d("div.uw.uw-lost",d("div.said",{role:"alert"},d("p","Python ha\
sn't answered for a while. It may still be working."),d("button.btn.solid",{onclick:t},"Restart it"))))}lift(){let t=this.
el.querySelector(":scope > .uw-lost");if(t){t.remove();for(let n of this.el.children)n.removeAttribute("inert")}}};async function Ed({
link:e,...t}){let n=new Gi(t);n.link=e;let s=new Promise(r=>{n.showing=()=>r(void 0)});return n.start(),await s,{show:r=>{
n.link=r,n.ask()},close:()=>{n.stop(),n.undressed(),t.el.replaceChildren()}}}var vw=/^\s*(watch|play|lesson|position|lab|rules|class)(?:\/(\d{1,4}))?\s+(\w+)\s*([^:]*):(.*)$/s,$w=/%(?:2C|2B|2F)/g;function In(e){
let[,t,n="1",s,r,o]=vw.exec(e)??[];if(!t)return null;let i=r.split(/\s+/).filter(Boolean),a={};try{for(let l of i){let c=l.
indexOf("=");if(c<1)return null;let u=l.slice(c+1);a[l.slice(0,c)]=n==="1"?u:decodeURIComponent(u)}}catch{return null}return{
room:t,game:s,values:a,moves:o.split(/\s+/).filter(Boolean),version:Number(n)}}var Mw=e=>encodeURIComponent(e).replace($w,
decodeURIComponent).replace(/['()]/g,t=>`%${t.charCodeAt(0).toString(16).toUpperCase()}`);function Ki({room:e,game:t,values:n,
moves:s=[]}){let r=Object.entries(n).map(([o,i])=>`${o}=${Mw(i)}`);return`${[`${e}/2`,t,...r].join(" ")}: ${s.join(" ")}`.
trimEnd()}function Ie(e,t){let n=In(e);return n?Ki({...n,values:{...n.values,...t}}):e}function Zi(e,t,n){let s=r=>JSON.
stringify(Object.entries(r).filter(([o])=>!n.includes(o)).sort(([o],[i])=>o<i?-1:1));return e.moves.length===0&&s(e.values)===
s(t.values)}function _w(e){let t={zones:[]};return e.map(n=>{let s=["sheet","board"].filter(o=>o in n).map(o=>[o,n[o]+(t[o]??0)]),r=n.
zones.map((o,i)=>o+(t.zones[i]??0));return t={...n,...Object.fromEntries(s),zones:r},t})}function Ld(e,t,n){let s=Object.
entries(e.table.frames).map(([i,a])=>[i,_w(a)]),r=new ht({...e.table,frames:Object.fromEntries(s)}),o=new gr(e,r,t);return n.
append(Vt(On,r,"uw-at-table"),Vt(Gs,t,"uw-at-side")),o}var Yi=60;function Ud({game:e,now:t}){let{said:n,attempts:s,attempts_from:r}=t.asked,o=Object.entries(t.fates),i=s.slice(
r).slice(-Yi);if(n.length===0&&o.length===0)return{};let a=o.slice(-Yi).map(([l,c])=>{let[u,h]=l.split(" ").map(Number);
return["Settle",{seat:u,at:h,answered:c==="answered"}]});return{deeds:[...n.slice(-Yi).map(l=>["Again",{said:l}]),...i.map(
l=>["Attempted",{attempt:l}]),...a,...t.stop>=0?[["Eyes",{key:String(t.seat)}],["Stop",{at:t.stop}]]:[],...cr(e,t)?[["Tu\
rn",{page:"answer"}]]:[]]}}function Sw({game:e},t,n,s){let{asked:r}=t;switch(n){case"Again":{let{said:o}=s,i=e.card(o.place,
o.question,o.settings);if(!i)throw new Error(`Expected a question that arises at ${o.place}.`);return i.value(o.number),
{...t,asked:{...r,said:[...r.said,o]}}}case"Settle":{let o=`${Number(s.seat)} ${Number(s.at)}`;return{...t,fates:{...t.fates,
[o]:s.answered?"answered":"skipped"}}}}return xe(e,t,{kind:n,...s})}function Ad(e,t){let{game:n,now:s}=e;if(s.asked.said.
length>0||!Array.isArray(t?.deeds))return!0;let r={...s,stop:-1},o=!0;for(let[i,a]of t.deeds)try{r=Sw(e,r,i,a)}catch{o=!1}
return r.stop<0&&(r={...xe(n,r,{kind:"Eyes",key:s.eyes}),frame:s.frame},r=xe(n,r,{kind:"Step",to:s.frame})),e.now=r,e.draw(),
o}function Od(e,t,n){let s=e.now;if(Ad(e,t))return;let{said:r}=e.now.asked;n.then(()=>{e.now.asked.said===r&&(e.now={...e.
now,asked:{...e.now.asked,said:s.asked.said},fates:s.fates},Ad(e,t))})}var Pd=["step","eyes","question","guess"],Tw="everything";function Rd(e,t,{tell:n,open:s},r){let o=new ht({...t.explainer,
kept:e.kept}),i=d("div",{class:"widget-box uw-cols"}),a=Ld(t,o,i),{table:l}=a.models,c={node:i,link:"",cell:"",panel:o,room:a},
u=o.saying,h=(r?r.then(m=>a.explain(m)):Promise.resolve()).then(()=>Pe(e.files.everywhere)).then(m=>a.explain({...t,...m})).
catch(m=>console.error(m)),p=()=>{let m=l.get("step"),f=l.get("watcher"),b=o.get("question"),g=f===Tw?`'${f}'`:f;c.link=
Ie(e.links.watch,{step:String(m),eyes:f,...b&&{question:b}}),c.cell=e.cells.watch.replace(/\)$/,`, step=${m}, watcher=${g}${b?
`, question='${b}'`:""})`),n()};return l.on("change:step change:watcher",p),o.on("change:question",p),o.on("change:endin\
g",()=>Ew(o,t,e.doors)),o.saying=m=>{m.kind==="open"?s(m.link):m.kind==="restore"?Od(a,m.kept,h):u(m)},a.drew=()=>o.put(
{keeping:Ud(a)}),Hl(o,i.querySelector(".uw-at-side .uw")),p(),c}function Hd({room:e,panel:t},{step:n,eyes:s,question:r,guess:o}){
s&&s!==e.now.eyes&&e.do({kind:"Eyes",key:s}),n&&Number(n)!==e.now.frame&&e.do({kind:"Step",to:Number(n)}),r&&r!==t?.get(
"question")&&e.do({kind:"Pick",question:r}),o&&t?.send({kind:"predict",value:o})}function Ew(e,t,{lessons:n,always:s}){let r=e.
get("ending");if(!r.title||r.doors.length>0)return;let o=({said:c,exact:u,reach:h})=>Math.abs((c??u)-u)/h,[i]=e.get("gue\
sses").filter(({said:c,near:u})=>c!=null&&!u).sort((c,u)=>o(u)-o(c)),a=i&&n[t.stops[String(t.seat)][i.at].question],l=[a,
...s].filter(Boolean);l.length>0&&e.put({ending:{...r,doors:l}})}var Lw={watch:"watch",lesson:"lessons",rules:"rules",play:"play",position:"whatif",lab:"lab"},kr=class{constructor(t,n){
this.now=null;this.awake=null;this.drop=()=>{};this.sought="";this.tabs=new Map;this.shown=t,this.head=new ht({...t.head}),
this.body=d("div",{class:"widget-box uw-body"}),this.seen=new Map,this.tab=t.head.tab,this.root=n,this.woken=d("div",{class:"\
uw-awake"})}open(){let{head:t,root:n,shown:s}=this;t.saying=o=>{o.kind==="open"&&this.show(o.link)},t.on("change:tab",()=>{
let o=t.get("tab");o!==this.tab&&(o==="play"&&t.put({howto:{}}),this.show(this.tabs.get(o)?.link??s.links[o]))});for(let o of[
"seats","seed"])t.on(`change:${o}`,()=>{this.set({[o]:String(t.get(o))})});t.on("change:predict",()=>this.now?.panel?.put(
{predicting:t.get("predict")})),t.on("change:order",()=>this.now?.room?.do({kind:"Arrange",order:t.get("order")}));let r=d(
"div",{class:"jupyter-widgets"});this.drop=ze(au)({model:t,el:r})??this.drop,n.className=`widget-box uw-page g-${s.game}`,
n.replaceChildren(d("div",{class:"widget-box uw-room"},r),this.body),this.sought||this.show(s.links.watch)}async show(t){
let n=In(t),s=n?Lw[n.room]:"watch",r=this.tab;[this.tab,this.sought]=[s,t];try{let o=n?.game===this.shown.game?await this.
made(n):null;if(this.sought!==t)return;o?this.place(s,o):this.wake(t,r)}catch(o){console.error(o),this.refuse("Part of t\
his page didn't load. Try again.",r)}}async made(t){switch(t.room){case"watch":return this.watched(t);case"lesson":return this.
taught(t);case"rules":return Zi(t,this.home("rules"),[])?this.ruled():null}return null}home(t){return In(this.shown.links[t])}async once(t,n){
let{saved:s,whole:r}=this.seen.has(t)?{saved:null,whole:null}:await Tc(this.shown.files,t),o=this.seen.get(t)??n(s,r);return this.
seen.set(t,o),o}async watched(t){if(!Zi(t,this.home("watch"),Pd))return null;let n={tell:()=>this.tell(),open:r=>{this.show(
r)}},s=await this.once("watch",(r,o)=>Rd(this.shown,r,n,o));return Hd(s,t.values),s}async taught(t){let{shown:n}=this,s=t.
values.lesson??t.values.level??"1",r=`lesson ${s}`;if(!n.files[r])return null;let o=await this.once(r,(i,a)=>{let l=new ht(
i.explainer),c=d("div",{class:"widget-box uw-cols"}),u=n.lessons.map(f=>({...f,now:f.lesson===s})),h=kt("class.html",Ki(
{room:"class",game:n.game,values:{lesson:s}}),lt()),p=_d({...i,trail:{...i.trail,lessons:u,classroom:h}},l,c),m=n.cells.
lessons.replace(/lesson='\d+'/,`lesson='${s}'`);return a&&p.follow(a),p.choose=f=>{this.show(Ie(n.links.lessons,{lesson:f}))},
{node:c,link:Ie(n.links.lessons,{lesson:s}),cell:m,panel:l,room:p}});return t.values.order==="any"&&o.room.do({kind:"Arr\
ange",order:"any"}),o}ruled(){let{links:t,cells:n}=this.shown;return this.once("rules",s=>{let r=new ht(s);return r.saying=
o=>{let{record:i="",...a}=o.kind==="set"?o.values:{};this.show(i.trim()||Ie(t.rules,a))},{node:Vt(Qo,r,""),link:t.rules,
cell:n.rules}})}async set(t){let n=this.now?Ie(this.now.link,t):"";this.now&&n!==this.now.link&&await this.show(n)}place(t,n){
this.now=n,this.tabs.set(t,n),n.panel?.put({predicting:this.head.get("predict")}),n.node.parentElement?.parentElement!==
this.body&&this.body.replaceChildren(d("div",{class:"widget-box uw-room"},n.node));let s=t==="lessons"?n.room.now.order:
"";this.head.put({tab:t,note:"",busy:"",order:s,howto:this.shown.head.howto}),this.tell()}tell(){this.now&&this.head.put(
{link:this.now.link,cell:this.now.cell})}wake(t,n){let{kernel:s,python:r,alone:o,head:i}=this.shown;if(!s&&!r)this.refuse(
o,n);else if(Yt()||history.replaceState(null,"",kt(location.pathname,this.head.get("link"),lt())),this.now=null,this.body.
replaceChildren(d("div",{class:"widget-box uw-room"},this.woken,this.meanwhile())),this.head.put({tab:this.tab,link:t,note:"",
order:"",howto:{}}),this.awake)this.awake.then(({show:a})=>a(t));else{let a={root:r,kernel:s,home:i.home,el:this.woken,onShow:()=>this.
give()};this.awake=Ed({...a,link:t})}}meanwhile(){let{howto:t,palette:n}=this.shown.head,s={heads:[],rulings:[],fields:[],
force:"",record:"",note:""};return Vt(Qo,new ht({...s,howto:t,palette:n}),"")}give(){return this.now?!1:(this.drop(),this.
drop=()=>{},this.root.className="",this.root.replaceChildren(this.woken),!0)}refuse(t,n){let s=this.now&&In(this.now.link);
this.tab=n,s&&this.head.put({seats:Number(s.values.seats),seed:s.values.seed??this.head.get("seed")});let r=()=>this.head.
put({tab:this.tab,note:t});this.now?r():this.show(this.shown.links.watch).then(r)}};function dS(e,t){So(),e.offline&&$c("./"),e.kind==="game"?new kr(e,t).open():Aw(e,t)}function Aw({front:e,teach:t},n){let s=new ht(
e);s.saying=r=>{Uw(s,t,r)},n.className="widget-box uw-page",n.replaceChildren(d("div",{class:"widget-box uw-room"},Vt(Xl,
s,"")))}async function Uw(e,t,n){if(!(n.kind==="open"||n.kind==="cover"))try{if(n.kind==="notebook"){let s=t[`${n.game} ${n.
which}`];e.tell("msg:custom",{kind:"file",name:s.split("/").at(-1),text:await Ec(s)})}else{let s=await Pe(t[`${n.game} ${n.
lesson}`]);e.tell("msg:custom",s[n.kind])}}catch(s){console.error(s),alert("That file didn't load. Try again.")}}export{dS as openPage};
