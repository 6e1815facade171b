var Jt=class{constructor(t){this.values=t,this.heard=new Map,this.saying=n=>{}}get(t){return this.values[t]}set(t,n){this.
put({[t]:n})}put(t){let n=Object.keys(t).filter(s=>Nt(this.values[s],t[s]));for(let s of n)this.values[s]=t[s];for(let s of n)
this.tell(`change:${s}`,t[s])}save_changes(){}send(t){this.saying(t)}on(t,n){for(let s of t.split(" "))this.heard.has(s)||
this.heard.set(s,new Set),this.heard.get(s)?.add(n)}off(t,n){for(let s of t.split(" "))this.heard.get(s)?.delete(n)}tell(t,n){
for(let s of[...this.heard.get(t)??[]])s(n)}},Nt=(e,t)=>e!==t&&JSON.stringify(e)!==JSON.stringify(t);var Xt=()=>document.body?.dataset.voila!=null,Xn=()=>Xt()&&document.body.dataset.voila!=="notebook";function Ur(e,t,n,s){let{class:r,...o}=n,i=[t,r].flat().filter(Boolean).join(" ");i&&e.setAttribute("class",i);for(let[a,
l]of Object.entries(o))l==null||l===!1||(a.startsWith("on")?e.addEventListener(a.slice(2),l):a==="style"?e.style.cssText=
l:e.setAttribute(a,l===!0?"":String(l)));return e.append(...s.flat(9).filter(a=>a!=null&&a!==!1)),e}var Rr=([e,...t])=>e?.
constructor===Object?[e,t]:[{},[e,...t]];function y(e,t,...n){let[s,...r]=e.split(".");return Ur(document.createElementNS(
"http://www.w3.org/2000/svg",s),r,...Rr([t,...n]))}var R=(e,t,n,s,r)=>y("rect",{x:e,y:t,width:n,height:s,...r}),P=(e,t,n,s)=>y(
"circle",{cx:e,cy:t,r:n,...s}),ht=(e,t,n,s)=>y("path",{d:e,fill:"none",stroke:t,"stroke-width":n,...s}),_t=(e,t,n,...s)=>y(
"svg",{width:e,height:t,viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":n},...s);function d(e,t,...n){let[s,...r]=e.split(
"."),[o,i]=Rr([t,...n]),a=s==="section"&&o["aria-label"]&&!Xn();return Ur(document.createElement(a?"div":s),r,{role:a?"g\
roup":null,type:s==="button"?"button":null,...o},i)}function nt(e){let t=e.getRootNode();return t instanceof Document||t instanceof
ShadowRoot?t.activeElement:null}var Ce=e=>e instanceof HTMLTextAreaElement||e instanceof HTMLInputElement&&e.selectionStart!=null;function Nl(e,t,n){if(e.
value===e.defaultValue||e.value===t.value||!n&&t.defaultValue!==e.defaultValue)return;t.value=e.value;let s=!1,r=()=>{!s&&
t.isConnected&&t.dispatchEvent(new Event("change"))};t.addEventListener("change",()=>s=!0),t.addEventListener("blur",r,{
once:!0}),t.addEventListener("keydown",o=>{o.key==="Enter"&&!t.form&&r()})}function Y(e,...t){let n=nt(e),s=n&&n!==e&&e.
contains(n)?n:null,r=s?.getAttribute("data-k")??"",o=[...e.querySelectorAll("[data-draft]")].filter(Ce),i=Ce(s)?{from:s.
selectionStart,to:s.selectionEnd,text:s.value}:null;e.replaceChildren(...t.flat(9).filter(l=>l!=null&&l!==!1));for(let l of o){
let c=e.querySelector(`[data-k="${CSS.escape(l.dataset.k??"")}"][data-draft="${CSS.escape(l.dataset.draft??"")}"]`);Ce(c)&&
c!==l&&Nl(l,c,l===s)}if(!s)return;if(Be(e,r)){let l=nt(e);i&&l!==s&&Ce(l)&&l.value===i.text&&l.setSelectionRange(i.from,
i.to);return}let a=e.querySelector("[data-next]")??e;a instanceof HTMLElement&&(a.tabIndex=-1,a.focus({preventScroll:!0}))}
function Be(e,t){let n=e.querySelector(`[data-k="${CSS.escape(t)}"]`);return n instanceof HTMLElement&&n.focus({preventScroll:!0}),
n instanceof HTMLElement}var Ol=/^(svg|g|path|rect|circle|ellipse|line|polyline|polygon|defs|clipPath|pattern|title|desc|use)$/;
function Nr(e){let t=new DOMParser().parseFromString(e,"image/svg+xml").documentElement;if(t.localName!=="svg")throw new Error(
"Expected SVG.");for(let n of[...t.querySelectorAll("*"),t]){if(n!==t&&!Ol.test(n.localName)){n.remove();continue}for(let{
name:s,value:r}of[...n.attributes]){let o=/^(xlink:)?href$/.test(s)&&!r.startsWith("#");(/^on/i.test(s)||o||/url\((?!["']?#)|javascript:/i.
test(r))&&n.removeAttribute(s)}}return document.importNode(t,!0)}var Pl=/^(#[0-9a-f]{3,8}|light-dark\(\s*#[0-9a-f]{3,8}\s*,\s*#[0-9a-f]{3,8}\s*\))$/i;
function zt(e,t){for(let n of(t??"").split(";")){let[s,r]=[n.slice(0,n.indexOf(":")).trim(),n.slice(n.indexOf(":")+1).trim()];
/^--[\w-]+$/.test(s)&&Pl.test(r)&&e.style.setProperty(s,r)}}function ut({label:e,choices:t,value:n,pick:s,k:r}){return d(
"div.seg",{role:"group","aria-label":e},t.map(([o,i],a)=>d("button",{"data-k":`${r}.${a}`,"aria-pressed":String(o===n),onclick:()=>s(
o)},i)))}var Cl=globalThis,zn=Cl[Symbol.for("uncle_widgets.page")]??={};function J(e){return zn.ids=(zn.ids??0)+1,`uw-${e}\
-${zn.ids}`}function Ot(e,t){let n=-1,s=()=>{let o=Math.round(e.clientWidth);o>0&&o!==n&&(n=o,e.replaceChildren(t(o)))},
r=new ResizeObserver(()=>requestAnimationFrame(s));return r.observe(e),s(),{again:()=>(n=-1,s()),stop:()=>r.disconnect()}}
function F(e,t,n){n?e.getAttribute(t)!==n&&e.setAttribute(t,n):e.removeAttribute(t)}var Ft=(e,...t)=>d("button",e,...t),
De=({kind:e,label:t,strong:n,share:s},r)=>Ft({class:`btn${n?" solid":""}${s==null?"":" sharing"}`,style:s==null?null:`--\
p:${100*s}%`,"data-act":e,"data-k":`key.${e}`,onclick:()=>r(s==null?e:"stop")},s==null?t:`${t} (${Math.round(100*s)}%)`);
function Qn(e,t,n){let s=nt(e),r=s&&e.contains(s)?s:null,o=r&&["data-act","data-clause"].find(l=>r.hasAttribute(l)),i=o&&
r?.getAttribute(o);if(n(),!r)return;([...e.querySelectorAll("button")].find(l=>o&&l.getAttribute(o)===i)??e.querySelector(
"button")??t).focus?.()}var Qt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;var xt=(e,t)=>Math.max(12,Math.min(e,t/1.4));var Bl=[[/[ilj.,:;'|!tf\s()]/,.3],[/[mwMW@%]/,.88],[/[A-Z]/,.7],[/[\u0300-\u036f]/,0],[/[\u0250-\uffff]/,1]],Dl=["012345\
6789","of 100 hands, as the quick brown fox jumps over it"],ue,Or=e=>{let t=0;for(let n of e)t+=Bl.find(([s])=>s.test(n))?.[1]??
.57;return t};function Il(){if(ue!=null)return ue;let e=typeof document=="object"&&document.querySelector(".uw"),t=e&&document.
createElement("canvas").getContext("2d");if(!e||!t)return 1;let n=getComputedStyle(e).getPropertyValue("--sans"),s=[400,
700].flatMap(r=>(t.font=`${r} 100px ${n}`,Dl.map(o=>t.measureText(o).width/(r>400?100*1.06:100)/Or(o))));return ue=Math.
max(1,...s),document.fonts.addEventListener("loadingdone",()=>ue=void 0,{once:!0}),ue}var I=(e,t)=>Or(e)*t*Il(),ql=12;function tt(e,t,n,s=1){
let r=I(e,s),o=Math.max(Math.min(t,ql),Math.min(t,n/Math.max(r,.01)));if(r*o<=n+.01)return{lines:[e],size:o};let i=c=>I(
c,o*s)<=n,a=[""],l=()=>a[a.length-1];for(let c of e.split(" "))if(l()!==""&&i(`${l()} ${c}`))a[a.length-1]+=` ${c}`;else{
l()!==""&&a.push("");for(let h of c)l()!==""&&!i(l()+h)&&a.push(""),a[a.length-1]+=h}return{lines:a,size:o}}function te(e,t,{
w:n,ideal:s,tight:r=.5,least:o=n,floor:i=0}){if(e<=1)return{w:Math.min(n,Math.max(t,12)),step:s,cols:1,rows:1};let a=m=>Math.
max(r*m,i),l=(m,f)=>Math.min(s,(t-m)/Math.max(f-1,1));for(let m of[n,Math.max(o,Math.min(n,t/(1+r*(e-1))))])if(l(m,e)>=a(
m)-.01)return{w:m,step:l(m,e),cols:e,rows:1};let c=Math.max(1,Math.floor((t-o)/a(o))+1),h=Math.ceil(e/c),u=Math.ceil(e/h);
return{w:o,step:l(o,u),cols:u,rows:h}}function Pr(e){let t=[...e].sort((s,r)=>s.seat-r.seat),n=Math.max(0,t.findIndex(s=>s.
me));return[...t.slice(n),...t.slice(0,n)]}function Cr(e){if(e<2)return{left:0,top:e,right:0};let t=Math.floor((e+1)/3);
return{left:t,top:e-2*t,right:t}}var _l="M70-6 18 106M5.5 24a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0M53.5 76a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0",
ts={0:[64,[["ellipse",{cx:32,cy:50,rx:25,ry:43}]]],1:[46,[["path",{d:"M3 30 32 5V110"}]]],2:[64,[["path",{d:"M7.5 33V31.\
5A24.5 24.5 0 1 1 51.5 46.4L16 93H64"}]]],3:[62,[["path",{d:"M10.5 22.5A19.5 19.5 0 1 1 29 46H20M20 44H30A24.5 24.5 0 1 \
1 6.7 76"}]]],4:[66,[["path",{d:"M48 110V5L13 74H66","stroke-miterlimit":12}]]],5:[62,[["path",{d:"M58 7H19L14.6 48A25.5\
 25.5 0 1 1 6.9 77"}]]],6:[64,[["circle",{cx:32,cy:68,r:25}],["path",{d:"M53.5-13 10.6 55.1"}]]],7:[60,[["path",{d:"M0 7\
H49L15 110","stroke-miterlimit":12}]]],8:[64,[["circle",{cx:32,cy:27,r:20}],["circle",{cx:32,cy:68,r:25}]]],9:[64,[["cir\
cle",{cx:32,cy:32,r:25}],["path",{d:"M10.5 113 53.4 44.9"}]]],"%":[88,[["path",{d:_l,"stroke-width":11}]]],".":[20,[["re\
ct",{x:3,y:85,width:15,height:15,fill:"currentColor",stroke:"none"}]]],",":[20,[["path",{d:"M12 84 6 118","stroke-width":13}]]],
"/":[52,[["path",{d:"M48-6 4 106","stroke-width":11}]]],"+":[60,[["path",{d:"M30 26V82M2 54H58","stroke-width":12}]]],"-":[
44,[["path",{d:"M4 54H40","stroke-width":12}]]],"−":[44,[["path",{d:"M4 54H40","stroke-width":12}]]],"×":[56,[["path",
{d:"M8 32 48 76M48 32 8 76","stroke-width":12}]]]," ":[26,[]],J:[54,[["path",{d:"M46-10V69A19.500 19.500 0 0 1 7 69V60"}]]],
Q:[72,[["ellipse",{cx:36,cy:50,rx:29,ry:43}],["path",{d:"M42 66 74 104"}]]],K:[68,[["path",{d:"M7-10V110M66-6 10 62M28 4\
2 68 106"}]]],A:[72,[["path",{d:"M2 106 36-2 70 106M14 68H58"}]]]},Pt=e=>e!==""&&[...e].every(t=>t in ts);function ot(e,t,n=13){
return[...String(e)].reduce((r,o)=>r+(ts[o]?.[0]??0)+n,-n)*t/100}function dt(e,t,n,s,r={}){let{anchor:o="start",gap:i=13,
weight:a=s>=60?13:14,colour:l}=r,c=ot(e,s,i),h=o==="middle"?t-c/2:o==="end"?t-c:t,u=0,m=[...String(e)].map(f=>{let[b,g]=ts[f]??
[0,[]],p=f===","?"visible":"hidden",w={x:u,y:0,width:b,height:100,viewBox:`0 0 ${b} 100`,style:`overflow:${p}`};return u+=
b+i,y("svg",w,g.map(([x,v])=>y(x,v)))});return y("g",{transform:`translate(${h} ${n}) scale(${s/100})`,fill:"none",stroke:"\
currentColor","stroke-width":a,"aria-hidden":"true",style:l&&`color:${l}`},m)}function qe(e,t,n={}){let s=ot(e,t,n.gap),
r=`width:${s/16}em;height:${t/16}em`;return y("svg.numeral",{viewBox:`0 0 ${s} ${t}`,style:r,"aria-hidden":"true"},dt(e,
0,0,t,n))}var Ie=[e=>`M0 ${e/2}a${e/2} ${e/2} 0 1 1 ${e} 0a${e/2} ${e/2} 0 1 1 ${-e} 0Z`,e=>`M${e*.05} ${e*.05}H${e*.95}\
V${e*.95}H${e*.05}Z`,e=>`M${e/2} ${-e*.14}L${e*1.14} ${e/2}L${e/2} ${e*1.14}L${-e*.14} ${e/2}Z`,e=>`M${e/2} 0L${e} ${e*.42}\
V${e}H0V${e*.42}Z`,e=>`M${e*.25} ${e*.04}H${e*.75}L${e*1.04} ${e/2}L${e*.75} ${e*.96}H${e*.25}L${-e*.04} ${e/2}Z`,e=>`M${-e*
.1} ${e*.16}H${e*1.1}V${e*.84}H${-e*.1}Z`],Fl=e=>"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[e]??"?";function ee(e,t,n,s,r={}){let{fill:o="\
var(--on-field)",ink:i="var(--field)"}=r,a=e>=Ie.length,l={d:Ie[e%Ie.length](s),fill:a?i:o,stroke:a?o:null,"stroke-width":2},
c=e%Ie.length===3,h={x:s/2,y:c?s*.8:s*.69,"font-size":Math.max(12.5,s*.54),"font-weight":700,"text-anchor":"middle",fill:a?
o:i};return y("g",{transform:`translate(${t} ${n})`},y("path",l),y("text",h,Fl(e)))}var Br={first:"M5 5h3v14H5zM20 5v14L\
9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6zM14 5h4v14h-4z",forward:"M7 5v14l11-7z",last:"M4 5v\
14l11-7zM16 5h3v14h-3z",link:"M8 3h12v13h-3V6H8zM4 8h10v13H4z",eye:"M12 5C7 5 3 8.5 1 12c2 3.5 6 7 11 7s9-3.5 11-7c-2-3.\
5-6-7-11-7zm0 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM12 9.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",down:"M4 8h16l-8\
 9z",near:"M11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm0 2.4a3.6 3.6 0 1 0\
 0 7.2 3.6 3.6 0 0 0 0-7.2z",whole:"M3 3h7v3H6v4H3zM14 3h7v7h-3V6h-4zM3 14h3v4h4v3H3zM18 14h3v7h-7v-3h4z",close:"M6 4 12\
 10 18 4 20 6 14 12 20 18 18 20 12 14 6 20 4 18 10 12 4 6z"};function it(e,t=22){let n=`width:${t/16}em;height:${t/16}em`;
return y("svg.icon",{viewBox:"0 0 24 24",fill:"currentColor",style:n,"aria-hidden":"true"},y("path",{d:Br[e],"fill-rule":"\
evenodd"}))}var Dr=(e,t,n)=>y("g.opens-mark",{transform:`translate(${e} ${t})`},y("circle",{r:n}),y("path",{d:Br.eye,"fi\
ll-rule":"evenodd",transform:`scale(${n/15}) translate(-12 -12)`}));function mt(e,t="var(--ink)",n="none"){return y("pat\
tern",{id:e,width:6,height:6,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"},R(0,0,6,6,{style:`fill:${n}`}),
R(0,0,2,6,{style:`fill:${t}`}))}function At(e,t,n,s,r){let o={r:`M${t-s*.86} ${n-s*.86}h${s*1.72}v${s*1.72}h${-s*1.72}Z`,
g:`M${t} ${n-s*1.02}L${t+s*1.12} ${n+s*.86}H${t-s*1.12}Z`,b:`M${t-s} ${n}a${s} ${s} 0 1 1 ${2*s} 0a${s} ${s} 0 1 1 ${-2*
s} 0Z`,y:`M${t} ${n-s*1.2}L${t+s*1.2} ${n}L${t} ${n+s*1.2}L${t-s*1.2} ${n}Z`}[e];return y("path",{d:o,...r})}var _e=e=>({
r:"red",g:"green",b:"blue",y:"yellow"})[e]??"";function es(e,t,n,s={}){let{w:r=27,t:o=5,g:i=2,pitch:a=r+7}=s,l="",c="";for(let h=0;h<
e;h++){let u=t+Math.floor(h/10)*a,m=h%10,f=n-(m+1)*(o+i)-(m>=5?3:0);l+=`M${u} ${f}h${r}v${o}h${-r}z`;for(let b of[.22,.64])
c+=`M${u+r*b} ${f}h${r*.14}v${o}h${-r*.14}z`}return y("g",{"aria-hidden":"true"},y("path",{d:l,fill:"var(--accent-on-fie\
ld)"}),y("path",{d:c,fill:"var(--card)"}))}var Wl="var(--card-ink)";function Fe(e,t,n,s,r){let o=s*.46,i=c=>`a${o} ${o} 0 1 0 ${c*2*o} 0`,a=(c,h)=>`M${c-o} ${h}${i(
1)}${i(-1)}Z`,l={d:`M${t} ${n-s*1.1}L${t+s*.85} ${n}L${t} ${n+s*1.1}L${t-s*.85} ${n}Z`,h:`M${t} ${n+s}L${t-s*.95} ${n-s*
.12}A${s*.52} ${s*.52} 0 0 1 ${t} ${n-s*.52}A${s*.52} ${s*.52} 0 0 1 ${t+s*.95} ${n-s*.12}Z`,s:`M${t} ${n-s*1.05}L${t+s*
.95} ${n+s*.12}A${s*.5} ${s*.5} 0 0 1 ${t+s*.14} ${n+s*.5}L${t+s*.4} ${n+s}H${t-s*.4}L${t-s*.14} ${n+s*.5}A${s*.5} ${s*.5}\
 0 0 1 ${t-s*.95} ${n+s*.12}Z`,c:a(t,n-s*.52)+a(t-s*.54,n+s*.22)+a(t+s*.54,n+s*.22)+`M${t} ${n-s*.2}L${t+s*.4} ${n+s}H${t-
s*.4}Z`}[e];if(!l)throw new Error(`Expected a suit of ours, not "${e}".`);return y("path",{d:l,...r})}var Ir={bell:{fill:"\
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
1 0-84 0",fill:"M24 34H76V50H59V84H41V50H24Z",wide:9}},qr=e=>e in Ir;function _r(e,t,n,s,{colour:r="var(--accent-card)",
ink:o=Wl}={}){let i=Ir[e];if(!i)throw new Error(`Expected a symbol of ours, not "${e}".`);let a=(l,c)=>l&&y("path",{d:l,
fill:"none",style:`stroke:${c}`,"stroke-width":i.wide??8});return y("g",{transform:`translate(${t} ${n}) scale(${s/100})`},
a(i.line,r),i.fill&&y("path",{d:i.fill,"fill-rule":"evenodd",style:`fill:${r}`}),i.ink&&y("path",{d:i.ink,style:`fill:${o}`}),
a(i.inkLine,o))}function ns(e,t,n,s){if(e==="skip")return y("g",{fill:"currentColor"},ht(`M${t-s} ${n+s*.5}A${s} ${s} 0 0 1 ${t+s*.78} ${n-
.1*s}`,"currentColor",s*.26),y("path",{d:`M${t+s*1.2} ${n+s*.62}L${t+s*.3} ${n+s*.2}L${t+s*1.16} ${n-s*.5}Z`}),P(t,n+s*.62,
s*.24));let r=o=>`M${t-o*s} ${n-o*s*.62}H${t+o*s*.2}V${n-o*s}L${t+o*s} ${n-o*s*.46}L${t+o*s*.2} ${n+o*s*.08}V${n-o*s*.3}\
H${t-o*s}Z`;return y("path",{d:r(1)+r(-1),fill:"currentColor"})}function Vl(e){let t=e*1.4,n=e*.08,s=(t-2*n)/17,r=e*.3,o="",
i="";for(let a=0;a<9;a++)o+=`M${n} ${n+2*a*s}h${e-2*n}v${s}h${2*n-e}z`;for(let a=-3;a<=3;a++){let l=2*a*s,c=Math.sqrt(Math.
max(0,r**2-(Math.abs(l)+s/2)**2));c&&(i+=`M${e/2+l-s/2} ${t/2-c}h${s}v${2*c}h${-s}z`)}return[R(0,0,e,t,{class:"paper",rx:e*
.085}),y("path.stripes",{d:o}),P(e/2,t/2,r+s*.9,{fill:"var(--card)"}),y("path.stripes",{d:i})]}function jl(e,t){let n=t*
1.4,s=t*.085,r=e.rings??0,o=e.text??"",i=t*Math.min(.098,.78/Math.max(r,1)),a=t*.11,l=a+t*.026,c="";for(let u=1;u<r;u++)
c+=`M0 ${n-a-u*i}A${a+u*i} ${a+u*i} 0 0 1 ${a+u*i} ${n}`;let h=Pt(o)?Math.min(t*.36,t*.76*100/ot(o,100)):0;return[R(0,0,
t,n,{class:"paper",rx:s}),r>0&&y("path",{d:`M0 ${n-l}A${l} ${l} 0 0 1 ${l} ${n}H${s}A${s} ${s} 0 0 1 0 ${n-s}Z`,fill:"va\
r(--accent-card)"}),c&&ht(c,"var(--accent-card)",Math.min(t*.052,i*.55)),h?dt(o,t*.12,t*.13,h,{colour:"var(--card-ink)"}):
y("text",{x:t*.1,y:t*.36,"font-size":Math.min(t*.3,t*1.5/Math.max(o.length,1)),"font-weight":700,fill:"var(--card-ink)"},
o),R(0,0,t,n,{class:"edge",rx:s})]}function Gl(e,t){let n=t*1.4,s=t*.085,r=e.colour==="wild",o=e.colour??"",i=r?"#fff":`\
var(--c-${o}-on)`,a=r?[["r",-1,-1],["g",1,-1],["y",-1,1],["b",1,1]].map(([m,f,b])=>At(String(m),t*(.5+.23*Number(f)),n*.62+
t*.23*Number(b),t*.16,{fill:`var(--c-${m})`,stroke:"#fff","stroke-width":t*.018})):[.46,.31,.16].map(m=>At(o,t*.62,n*.66,
t*m,{fill:"none",stroke:i,"stroke-opacity":.5,"stroke-width":t*.045})),l={draw2:"+2",draw4:"+4"}[e.glyph??""],c=l??(e.glyph?
"":e.text??""),h=c?dt(c,t*.12,t*.13,t*(l?.34:.42),{gap:l?8:13}):r?y("text",{x:t*.11,y:t*.3,"font-size":Math.max(12.5,t*.22),
"font-weight":700,fill:i},t<46?"W":"Wild"):ns(e.glyph??"",t*.31,t*.33,t*.19),u=e.letter||o.toUpperCase();return[R(0,0,t,
n,{rx:s,fill:r?"#17181C":`var(--c-${o})`}),y("svg",{width:t,height:n,style:"overflow:hidden"},a),y("g",{style:`color:${i}`},
h),!r&&y("text",{x:t*.12,y:n-t*.1,"font-size":Math.max(12.5,t*.205),"font-weight":700,fill:i},u),R(0,0,t,n,{rx:s,fill:"n\
one",stroke:"#fff","stroke-width":Math.max(2,t*.03)})]}function Zl(e,t){let n=t*1.4,s=e.suit??"",r=e.text??"",o=`var(--s\
uit-${s})`,i=Math.min(t*.3,t*.62*100/ot(r,100,6));return[R(0,0,t,n,{class:"paper",rx:t*.085}),Fe(s,t*.66,n*.69,t*.34,{style:`\
fill:${o}`,opacity:.16}),Fe(s,t*.66,n*.69,t*.2,{style:`fill:${o}`}),dt(r,t*.1,t*.11,i,{colour:o,gap:r.length>1?6:13}),Fe(
s,t*.22,t*.6,Math.max(4,t*.125),{style:`fill:${o}`}),R(0,0,t,n,{class:"edge",rx:t*.085})]}function Kl(e,t){let n=t*1.4,s=e.
text??"",r=Math.min(t*.2,t*.8/Math.max(I(s,1.06),.1)),o=s!==""&&r>=9,i=t*(o?.6:.7);return[R(0,0,t,n,{class:"paper",rx:t*
.085}),o&&y("text",{x:t*.1,y:t*.1+r*.9,"font-size":r,"font-weight":700,style:"fill:var(--card-ink)"},s),_r(e.glyph??"",(t-
i)/2,o?n*.36:(n-i)/2,i),R(0,0,t,n,{class:"edge",rx:t*.085})]}function Yl(e,t){return e.colour?Gl(e,t):e.suit?Zl(e,t):e.glyph&&
qr(e.glyph)?Kl(e,t):jl(e,t)}function Et(e,t){let n=e?Yl(e,t):Vl(t);return y("g",{class:e?"front":"back"},n)}var Jl={0:[],
1:[[0,0]],2:[[-1,-1],[1,1]],3:[[-1,-1],[0,0],[1,1]],4:[[-1,-1],[1,-1],[-1,1],[1,1]],5:[[-1,-1],[1,-1],[0,0],[-1,1],[1,1]],
6:[[-1,-1],[1,-1],[-1,0],[1,0],[-1,1],[1,1]]},We=(e,t,n)=>[R(0,0,t,t,{rx:t*.14,style:`fill:var(--card);stroke:${n?"var(-\
-lit)":"var(--field)"}`,"stroke-width":n?5:1.5,opacity:e?1:.45}),Jl[e].map(([s,r])=>P(t*(.5+s*.26),t*(.5+r*.26),t*.09,{fill:"\
var(--card-ink)"}))];var Xl=["#F4F7FF","#A9C3F5","#6F94DB","#3F63AB","#233E77"],rs=e=>({fill:Xl[e-1],ink:e<4?"#13201E":"#FFF"}),ss=e=>!!e.nodes,
zl=["part","value"];function Ql(e,t){let n=Object.entries(e.nodes??{});return t==="part"?n:[...n].sort(([,s],[,r])=>(s.value??
0)-(r.value??0))}var Ve=class{constructor(t){this.back=!1;this.by="part";this.map={};this.changed=t,this.words=d("p.coun\
ted"),this.steps=d("ol.shades"),this.tokens=d("button.btn.quiet",{"data-k":"heat.tokens",onclick:()=>this.bring()}),this.
opener=d("button.btn.quiet",{"data-k":"heat.all","aria-expanded":"false",onclick:()=>this.open(!!this.list.hidden)}),this.
root=d("div.heat-bar",{role:"group","aria-label":"Numbers on the board",hidden:!0},d("div.legend",this.words,this.steps),
this.tokens,this.opener),this.list=d("section.sheet.scores.heat-list",{hidden:!0})}get clears(){return ss(this.map)&&!!this.
map.hides&&!this.back}show(t){if(JSON.stringify(t)===JSON.stringify(this.map)||(this.map=t,this.root.hidden=!ss(t),this.
open(!1),!ss(t)))return;let{title:n="",unit:s="",steps:r=[],hides:o="",nodes:i={}}=t;this.words.textContent=n,this.steps.
replaceChildren(...r.map(({text:a,count:l},c)=>{let{fill:h,ink:u}=rs(c+1),m=`about ${a} ${s}: ${l} of the places`;return d(
"li",{title:m},d("span.shade",{"aria-hidden":"true",style:`background:${h};color:${u}`},a),d("span.sr",m))}),d("li.unit",
{"aria-hidden":"true"},s)),this.tokens.hidden=!o,this.opener.textContent=`All ${Object.keys(i).length}`,this.say()}say(){
this.tokens.textContent=`Show ${this.map.hides??""}`,F(this.tokens,"aria-pressed",String(this.back))}bring(){this.back=!this.
back,this.say(),this.changed()}open(t){this.list.hidden=!t,F(this.opener,"aria-expanded",String(t)),this.list.replaceChildren(
...t?[this.table()]:[])}escape(){let t=!this.list.hidden;return this.open(!1),t&&this.opener.focus(),t}sort(t){this.by=t,
this.open(!0),this.list.querySelector(`[data-k="heat.${t}"]`)?.focus()}table(){let{title:t="",unit:n=""}=this.map,s={part:"\
where",value:n},r=zl.map(i=>d("th",{scope:"col","aria-sort":this.by===i?"ascending":null},d("button.sorts",{"data-k":`he\
at.${i}`,onclick:()=>this.sort(i)},s[i]))),o=([i,{part:a="",value:l=0}])=>d("tr",d("th",{scope:"row"},i),d("td",a),d("td\
.num",l.toFixed(2)));return d("div.scroll",{tabindex:0,role:"group","aria-label":t},d("table",d("caption",t),d("thead",d(
"tr",d("td"),...r)),d("tbody",Ql(this.map,this.by).map(o))))}};var tc=23,os=24,me=20,ec=17,nc=8,Fr=6,de={h:23,size:15},sc={house:[66,34],place:[20,28]},[rc,oc,ic]=[3,4,1],Wr=(e,t)=>Math.
hypot(e.x-t.x,e.y-t.y);function ac(e,t,n){let s={x:(e.x+t.x)/2,y:(e.y+t.y)/2},r=o=>(o.x-s.x)*(t.x-e.x)+(o.y-s.y)*(t.y-e.
y);return n.flatMap((o,i)=>{let a=n[(i+1)%n.length],[l,c]=[r(o),r(a)],h=l/(l-c),u=l<0!=c<0?[{x:o.x+(a.x-o.x)*h,y:o.y+(a.
y-o.y)*h}]:[];return l<0?[o,...u]:u})}function lc(e,t=tc){let n=Array.from({length:os},(s,r)=>{let o=2*Math.PI*r/os,i=t/
Math.cos(Math.PI/os);return{x:i*Math.cos(o),y:i*Math.sin(o)}});return e.map((s,r)=>{let o=n;for(let[i,a]of e.entries()){
let l=Wr(s,a);i===r||l>2.1*t||(l<.5?o=i>r?[]:o:o=ac({x:0,y:0},{x:a.x-s.x,y:a.y-s.y},o))}return o})}var cc=e=>e.map((t,n)=>{
let s=e.filter((r,o)=>o!==n).map(r=>Wr(t,r));return Math.max(nc,Math.min(me,...s.filter(r=>r>.5).map(r=>r/2-1)))}),is=(e,t)=>e.
x<t.x+t.w&&t.x<e.x+e.w&&e.y<t.y+t.h&&t.y<e.y+e.h,hc=({x:e,y:t},n)=>({x:e-n,y:t-n,w:2*n,h:2*n});function uc(e,t,n,s,r){let o=[];
return e.map((i,a)=>{let l=n[a],c=de.h,h=b=>(b.x<r.x||b.y<r.y||b.x+l>r.x+r.w||b.y+c>r.y+r.h?100:0)+rc*o.filter(p=>is(p,b)).
length+oc*e.filter((p,w)=>is(hc(p,t[w]-3),b)).length+ic*s.filter(p=>is(p,b)).length,u=[[1,-1],[-1,-1],[1,0],[-1,0],[0,-1],
[0,1],[1,1],[-1,1]],f=[0,8,20].flatMap(b=>u.map(([g,p])=>{let w=(t[a]+b)*(g&&p?.72:1.08);return{x:i.x+g*(w+l/2)-l/2,y:i.
y+p*(w+c/2)-c/2,w:l,h:c}})).reduce((b,g)=>h(g)<h(b)?g:b);return l&&o.push(f),f})}var as=e=>e?12+9*e.length:0,ls=({x:e,y:t},{
role:n,label:s,ring:r,chosen:o,attributes:i})=>y("g",{role:n,"aria-label":s,"data-x":e,"data-y":t,transform:`translate(${e}\
 ${t})`,...i},y("title",s),y("g.sized",y("path.cell",{fill:"transparent"}),(r||o)&&P(0,0,me,{class:"ring"}),o&&P(0,0,me-
Fr,{class:"ring chosen"}),P(0,0,me+12,{class:"ring-focus"}))),Vr=({x:e,y:t},n,s)=>y("g.tag.of",{"data-of":s,"data-move":s,
transform:`translate(${e} ${t})`,"aria-hidden":"true"},y("g.sized",y("g.stands",R(0,0,as(n),de.h,{rx:3,style:"fill:var(-\
-lit)"}),y("text",{x:as(n)/2,y:de.h/2+de.size*.36,"font-size":de.size,"font-weight":700,"text-anchor":"middle",fill:"#13\
201E"},n))));function jr(e,t,n,s){let r=[...e.querySelectorAll("[data-x]")],o=({x:g,y:p})=>({x:g/t,y:p/t}),i=r.map(({dataset:g})=>o(
{x:Number(g.x),y:Number(g.y)})),a=lc(i),l=cc(i);for(let g of e.querySelectorAll(".sized"))g.setAttribute("transform",`sc\
ale(${t})`);for(let[g,p]of r.entries()){let w=a[g].map(({x,y:v})=>`${x.toFixed(1)} ${v.toFixed(1)}`).join("L");p.querySelector(
".cell")?.setAttribute("d",w?`M${w}Z`:"");for(let x of p.querySelectorAll("circle")){let v=x.classList.contains("ring-fo\
cus")?12:x.classList.contains("chosen")?-Fr:0,[$,S]=["many","handle"].map(E=>p.classList.contains(E)),k=S?me:$?Math.min(
l[g],ec/t):l[g];x.setAttribute("r",String(k+v))}}let c=[...e.querySelectorAll(".tag.of")];if(!c.length)return;let h=r.map(
g=>c.find(p=>p.dataset.of===g.dataset.move)),u=h.map(g=>as(g?.textContent??"")),m={x:n.x/t,y:n.y/t,w:n.w/t,h:n.h/t},f=s.
map(({x:g,y:p,kind:w})=>{let[x,v]=sc[w??""]??[13,13];return{x:(g-x)/t,y:(p-v)/t,w:2*x/t,h:2*v/t}}),b=uc(i,l,u,f,m);for(let[
g,p]of h.entries()){let{x:w,y:x}=b[g];p?.querySelector(".stands")?.setAttribute("transform",`translate(${w-i[g].x} ${x-i[g].
y})`)}}var dc=18,mc=40,fc={"stroke-width":5},pc={"stroke-width":36,"stroke-linejoin":"round","stroke-linecap":"round"},gc=.4;function bc(e,t){
let n=t.get(e.a),s=t.get(e.b),r=`M${n.x} ${n.y}L${s.x} ${s.y}`,o=i=>y("path",{d:r,fill:"none",...i});switch(e.kind??"roa\
d"){case"double":return[o({style:"stroke:var(--field-edge)","stroke-width":9}),o({style:"stroke:var(--field)","stroke-wi\
dth":4})];case"dashed":return o({style:"stroke:var(--field-edge)","stroke-width":6,"stroke-dasharray":"12 9"});case"thin":
return o({style:"stroke:var(--field-edge)","stroke-width":3});case"pointer":return o({style:"stroke:var(--on-field-2)","\
stroke-width":3,"stroke-dasharray":"2 5"});default:return o({style:"stroke:var(--field-edge)","stroke-width":9})}}var Gr=(e,t,n,s)=>y(
"text",{class:s,y:.35*t,"font-size":t,"font-weight":700,"text-anchor":"middle",fill:n},e);function wc(e,t,n,s){let{fill:r,
ink:o}=t?rs(t.step):{fill:"var(--on-field)",ink:""},i={style:`fill:${r};stroke:var(${t?"--on-field-2":"--field"})`,"stro\
ke-width":2},a=t?Math.min(16*n,dc):13,l=e.kind==="crossing"?y("path",{d:`M0 ${-a*1.35}L${a*1.35} 0 0 ${a*1.35} ${-a*1.35}\
 0Z`,...i}):e.kind==="door"?y("path",{d:`M${-a} ${-a}L${a} 0 ${-a} ${a}Z`,...i}):e.kind==="house"?y("rect",{x:-66,y:-34,
width:132,height:68,rx:4,...i}):e.kind==="place"?R(-19,-27,38,54,{class:"slot",rx:4,fill:"none"}):y("circle",{r:a,...i}),
c=e.kind==="house",h=c&&(e.name??"").length>8?(e.name??"").split(" "):[e.name??""],u=Math.max(1,...h.map(b=>b.length)),m=c?
Math.min(23*n,122/(.66*u),54/(1.1*h.length)):20*n,f={...e.kind==="place"?s(e):{x:0,y:c?0:16+18*n,"text-anchor":"middle"},
class:c?"on-house":"f"};return y("g",{transform:`translate(${e.x} ${e.y})`},y("title",e.label),l,e.kind==="pointer"&&!t&&
R(-5,-5,10,10,{fill:"var(--field)"}),t&&Gr(t.text,20*n,o,t.fine?"coarse":""),t?.fine&&Gr(t.fine,15*n,o,"fine"),e.name&&h.
map((b,g)=>y("text",{"font-size":m,"font-weight":700,...f,y:f.y+(c?(.35+1.1*(g-(h.length-1)/2))*m:0)},b)))}function yc(e){
let t=new Map;for(let{key:s,at:r,art:o}of e)(o??"mark")==="mark"&&t.set(r,[...t.get(r)??[],s]);let n=new Map;for(let s of t.
values())s.forEach((r,o)=>n.set(r,o-(s.length-1)/2));return n}function xc(e,t,n,s=0){let r=t.get(e.at);if(!r)throw new Error(
`Expected a node of the board, not "${e.at}".`);let o={mark:()=>[P(0,0,27,{fill:e.active?"var(--accent-on-field)":"var(-\
-field)"}),ee(e.seat??0,-19,-19,38,{fill:e.active?"var(--field)":"var(--on-field)",ink:e.active?"var(--accent-on-field)":
"var(--field)"})],agent:()=>[P(0,0,15,{style:"fill:var(--field);stroke:var(--on-field)","stroke-width":3}),R(-9,-3,18,6,
{fill:"var(--on-field)"})],card:()=>[y("g",{transform:"translate(-20 -28)"},Et(e.face,40))],bars:()=>[R(-64,-32,128,64,{
rx:3,fill:"var(--on-field)"}),y("path",{d:"M-54 -32V32M-38 -32V32M38 -32V32M54 -32V32",style:"stroke:var(--field)","stro\
ke-width":6})],empty:()=>[R(-19,-27,38,54,{class:"slot",rx:4,fill:"none"})]}[e.art??"mark"];if(!o)throw new Error(`Expec\
ted a token that can be drawn, not "${e.art}".`);return y("g",{transform:`translate(${r.x+46*n*s} ${r.y}) scale(${n})`,role:"\
img","aria-label":e.label,"data-token":e.key},y("title",e.label),y("g.grows",o()))}function kc({tag:e,path:t},n,s){let{x:r,
y:o}=n.get(t[t.length-1]),i=18+11*e.length;return e&&y("g.tag",{transform:`translate(${r+14} ${o-12-32*s}) scale(${s})`},
R(0,0,i,32,{rx:3,style:"fill:var(--lit)"}),y("text",{x:i/2,y:23,"font-size":21,"font-weight":700,"text-anchor":"middle",
fill:"#13201E"},e))}function Zr(e,t){let n=e.path.map(o=>t.get(o)),s=n.map(({x:o,y:i},a)=>`${a?"L":"M"}${o} ${i}`).join(
""),r=!e.move;return y("g",{class:r?"way gone":"way",role:r?"img":null,"aria-label":r?e.label:null,"aria-hidden":r?null:
"true","data-steps":n.length-1},r&&y("title",e.label),y("path.line",{d:s,fill:"none",style:"stroke:var(--lit)",...r?pc:fc}))}
function $c({path:e,label:t,move:n,chosen:s},r,o){let i=r.get(e[e.length-1]),a=o?{class:"way plays",tabindex:0,"data-mov\
e":n,"aria-pressed":String(!!s)}:{class:"way shown"};return ls(i,{role:o?"button":"img",label:t,ring:!0,chosen:!!s,attributes:a})}
function vc(e,t,n,s){let r=13*s*(e.name?.length??0),o=[{x:-23*s-3,y:7*s,"text-anchor":"end",left:-r-23*s},{x:23*s+3,y:7*
s,"text-anchor":"start",left:23*s},{x:0,y:45*s,"text-anchor":"middle",left:-r/2},{x:0,y:-31*s,"text-anchor":"middle",left:-r/
2}],i=t.edges.flatMap(({a:h,b:u})=>{let m=n.get(h),f=n.get(u);return[0,.25,.5,.75,1].map(b=>({x:m.x+(f.x-m.x)*b,y:m.y+(f.
y-m.y)*b}))}),a=({y:h,left:u})=>i.filter(m=>m.x>e.x+u-14&&m.x<e.x+u+r+14&&m.y>e.y+h-16*s-12&&m.y<e.y+h+12).length,{left:l,
...c}=o.reduce((h,u)=>a(u)<a(h)?u:h);return c}var Mc=(e,t,n)=>[e.art?y("g.scenery",Nr(e.art)):null,(e.areas??[]).map(({name:s,
x:r,y:o})=>y("text.f2",{x:r,y:o,"font-size":20*n,"text-anchor":"middle"},s)),y("g",{fill:"none"},...e.edges.map(s=>bc(s,
t)))];function Sc(e,t,n,s,r=0){let o=n.get(e.at),i={agent:22,card:39}[e.art??"mark"]??34,a=o.x+46*s*r;return y("g.light",
{transform:`translate(${a} ${o.y}) scale(${s})`,"data-x":a,"data-y":o.y,"data-key":`lit:${e.key}`,"aria-hidden":"true"},
P(0,0,i,{fill:"none",style:"stroke:var(--lit)","stroke-width":6}),t&&R(i-6,-i-14,26,26,{style:"fill:var(--lit)"}),t&&y("\
text",{x:i+7,y:5-i,"font-size":18,"font-weight":700,"text-anchor":"middle",fill:"#13201E"},t))}function Ec(e,t,{zone:n},{
nodes:s,aside:r,u:o,at:i}){let a=n.tokens.find(({key:h})=>h===e),l=s.get(a?.at??e);if(!l)throw new Error(`Expected a nod\
e or a token of the board, not "${e}".`);let c=n.carries?.length;return ls({x:l.x+46*o*(r.get(e)??0),y:l.y},{role:"butto\
n",label:a?.label??l.label,ring:!a,chosen:t,attributes:{class:["way plays",a&&"handle",c&&"many"],tabindex:a&&i?-1:0,"ar\
ia-pressed":String(t),"data-spot":e}})}function Kr(e){let{board:t,zone:n,heat:s,clear:r,acting:o,spots:i,lit:a,w:l,h:c,k:h}=e,
u=new Map(t.nodes.map($=>[$.id,$])),m=yc(n.tokens),f=h<gc?1:Math.max(1,.62/h),b=(n.ways??[]).filter(({move:$})=>!$),g=(n.
ways??[]).filter(({move:$})=>$),p=n.tokens.filter(({art:$})=>!(r&&$==="agent")),w=({art:$})=>!!s.nodes&&$==="card",x=$=>wc(
$,s.nodes?.[$.id],f,S=>vc(S,t,u,f)),v=$=>xc($,u,f,m.get($.key));return y("svg.board",{width:l,height:c,viewBox:`0 0 ${t.
width} ${t.height}`,preserveAspectRatio:"xMidYMid meet",style:"overflow:hidden","data-board":t.id},R(0,0,t.width,t.height,
{fill:"transparent"}),Mc(t,u,f),b.map($=>Zr($,u)),t.nodes.filter(({kind:$})=>$==="place").map(x),p.filter(w).map(v),t.nodes.
filter(({kind:$})=>$!=="place").map(x),g.map($=>Zr($,u)),p.filter($=>!w($)).map(v),b.map($=>kc($,u,f)),p.filter(({key:$})=>$ in
a).map($=>Sc($,a[$.key],u,f,m.get($.key))),g.filter(({tag:$})=>$).map(({tag:$,move:S,path:k})=>Vr(u.get(k[k.length-1]),$,
S??"")),g.map($=>$c($,u,o)),Object.entries(i).map(([$,S],k)=>Ec($,S,e,{nodes:u,aside:m,u:f,at:k})))}function Yr(e,t){for(let n of e.
querySelectorAll(".way.gone > .line")){if(!(n instanceof SVGGeometryElement))continue;let s=n.getTotalLength(),r=Number(
n.parentElement?.dataset.steps??1);n.animate([{strokeDasharray:`0 ${s}`},{strokeDasharray:`${s} 0`}],{duration:r*mc/t})}}var Jr=3,Xr=80,zr=e=>[...e.values.map((t,n)=>y("g",{transform:`translate(${n*(e.size+10)} 0)`},We(t,e.size,e.lit.includes(
n)))),R(-5,-5,e.w+10,e.size+10,{class:"ring-focus",rx:9}),y("title",e.label)];function Qr(e,t){for(let n=0;n<Jr;n++){let s=(o,i)=>1+(o+2*n+3*i)%6,r=()=>e(o=>({...o,values:o.values.map(s),lit:[]}));n?
setTimeout(r,n*Xr/t):r()}setTimeout(()=>e(n=>n),Jr*Xr/t)}var Ct=390,gt=700,ft=10,hs=e=>e.zones.every(t=>["seat","ring","fan","stack","tray","kinds"].includes(t.kind)&&(e.table===
"corners"||!(t.kind==="seat"&&(t.before?.length??0)>0)));function us(e,t,n,s,r,o,i=!1){let a=t.alert||(t.counters??[]).map(
({value:f,label:b})=>`${f} ${b}`)[0]||t.note;e.add("mark",t.id,n,s,{seat:t.seat,size:20,active:!!t.active});let l=n+26,c=r-
26,h=i?tt(t.name,13,c-28,1.06):{lines:[t.name],size:13};if(e.text(`${t.id}.name`,h.lines[0],l,s+9,{size:h.size,bold:!0,quiet:!1,
room:c}),e.text(`${t.id}.note`,tt(a??"",12,c).lines[0],l,s+(i?24:22),{size:12,tone:t.alert?"lit":"",room:c}),i){let f=l+
I(h.lines[0],h.size)*1.06+8;e.cards(t.cards,f,s-2,20,{w:11,ideal:2,tight:.02},{role:"seat"})}if(!o)return;let u=t.cards.
some(f=>f.face||f.key in(e.extras.dealt??{})),m={w:o,ideal:o*.72,tight:u?.5:.06,least:u?o*.8:o};e.cards(t.cards,n,s+30,r-
6,m,{role:"seat",pitch:.5})}function Ge(e,t,n,s,r,o=Ct){let i=!!e.extras.acting,a=t.cards.length>(o-r)/60,l=a?ft:r,c=n+(a?
30:0)+(i?12:0),h=xt(78,s-c-(i?6:0));us(e,{...t,cards:[]},ft,a?n:(n+s)/2-14,a?o:r-ft-6,0);let u={w:h,ideal:h*1.12,tight:.36,
least:Math.min(h,44),floor:24};e.cards(t.cards,l,c,o-l-ft,u,{own:!0,role:"hand",pitch:.7})}function je(e,t,n,s,r,o){e.text(
`${t}.count`,n,r,o,{size:20,bold:!0,quiet:!1});let[i,a]=tt(s,12,58).lines;e.text(`${t}.label`,i,r,o+15,{size:12,room:58}),
a&&e.text(`${t}.more`,a,r,o+28,{size:12,room:58})}function Tc(e,{seats:[t,...n],ring:s,fans:r,stacks:o,trays:i},a,l){let c=(l-
Ct)/(gt-Ct),h=s?132+116*c:ft,u=[...i,...o].length?66:0,m=l-ft-u,[f,b,g]=e.extras.acting?[70,76,42]:[68,74,45],p=g+20*c,w=p<
56?0:1.085*p+31,x={x:f+54*c,y:Math.max(b+26*c,w),r:p};s&&e.add("ring",s.id,x.x,x.y,{ring:s,r:x.r});let v=Math.max(1,Math.
min(n.length,3)),$=Math.ceil(n.length/v),S=(m-h)/v;n.forEach((L,M)=>{let T=$>1?0:n.length>2?26:34;us(e,L,h+M%v*S,8+Math.
floor(M/v)*36,S,T,!T)}),i.forEach(L=>je(e,L.id,String(L.count),L.label,m+8,22)),o.forEach((L,M)=>{let T=76+M*52;je(e,L.id,
String(L.count),L.label,m+8,T),L.top&&e.card(L.top,m+36,T-15,15,{role:"stack",recall:L.recall})});let k=96,E=a-(e.extras.
editing?108:e.extras.acting?132:88);for(let L of r){let M=xt(a>320&&L.cards.length<7?60:44,E-k-34),T={w:M,ideal:M*.74,tight:.3,
least:M,floor:15},N=m-h,O=Math.min(T.ideal,(N-M)/Math.max(L.cards.length-1,1)),V=O<22;L.cards.forEach((W,z)=>{let G=z===
L.cards.length-1,C=h+z*O;e.card(W,C,k+20,M,{seen:G?M:Math.min(M,O),role:"fan"}),(G||!V||(L.cards.length-1-z)%2===0)&&e.text(
`${W.key}.above`,W.above??"",C+1,k+14,{size:G?14:12,bold:G,quiet:!G}),W.under!=null&&(G||!V)&&e.add("mark",`${W.key}.und\
er`,C+2,k+24+M*1.4,{seat:W.under,size:14,quiet:!G})}),L.cards.length||e.add("pile",L.id,h,k+20,{w:M,under:0,empty:!0})}return t&&
Ge(e,t,E+4,a-8,h,l),{y:a-18,middle:x}}function Lc(e,{seats:[t,...n],ring:s,stacks:r,trays:o},i,a){let l=Math.max(1,Math.
min(n.length,5)),c=Math.ceil(n.length/l),h=(a-2*ft)/l,u=c>1?34:56;n.forEach((v,$)=>{let S=ft+$%l*h,k=8+Math.floor($/l)*u;
us(e,v,S,k,h,c>1?0:18,c>1)});let m=8+c*u,f=e.extras.acting?i-136:i-110,b=Math.min(58,(f-m)/2-14),g={x:a/2,y:(m+f)/2-12,r:b};
s&&e.add("ring",s.id,g.x,g.y,{ring:{...s,note:""},r:b});let p=Math.min(44,b*.74),w=10,x=g.x-(r.length*p+(r.length-1)*w)/
2;return r.forEach((v,$)=>{let S=x+$*(p+w),k=g.y-p*.7;v.top?e.card({...v.top,move:v.move||v.top.move,off:v.off||v.top.off},
S,k,p,{role:"stack"}):e.add("pile",v.id,S,k,{w:p,under:0,empty:!0}),je(e,v.id,String(v.count),v.label,$?a-74:ft,g.y)}),o.
forEach(v=>je(e,v.id,String(v.count),v.label,a-74,g.y+40)),t&&Ge(e,t,f+2,i-8,96,a),{y:i-18,middle:g}}var to=(e,t,n,s,r)=>(s?
Lc:Tc)(e,t,n,r);var eo=e=>(e.table??"long")==="long"&&e.zones.every(t=>["seat","grid","stack"].includes(t.kind));function Ac(e,t){let n=t.
map(({key:i})=>`lit:${i}`),s=e.over.filter(({key:i})=>n.includes(i)),[r,o]=[s[0],s[s.length-1]];s.length<2||s.length<t.length||
s.some(({tab:i})=>i!==r.tab)||(e.over=e.over.filter(i=>!s.includes(i)),e.over.push({...r,w:o.x+o.w-r.x}))}function ds(e,t,n,s,r,o){
let i=t.cards.filter(E=>!E.face&&!(E.key in(e.extras.dealt??{}))),a=[...t.cards.filter(E=>!i.includes(E)),...(t.before??
[]).flatMap(E=>"cards"in E?E.cards:[])],l=o>40,c=l?26:18,h=l?Math.min(o,r/7.5):18,u=l?h*.26:6,m=i.length?h+u*(i.length-1):
0,f=n+c+(l?9:5),b=r-(f-n)-(l?8:m+12),g=l?b:r-8,p=(t.counters??[]).map(({value:E,label:L})=>`${E} ${L}`)[0]??"",w=l?[t.note,
p].filter(Boolean).join(", "):t.note||p;e.add("mark",t.id,n,s,{seat:t.seat,size:c,active:!!t.active});let x=tt(t.name,l?
15:13,b),v=tt(w,l?13:12,g);e.text(`${t.id}.name`,x.lines[0],f,s+(l?11:13),{size:x.size,bold:!0,quiet:!1,room:b}),e.text(
`${t.id}.note`,v.lines[0],l?f:n,s+(l?28:31),{size:v.size,room:g});let $={w:h,ideal:u,tight:.05};e.cards(i,l?n:n+r-m-8,l?
s+38:s-1,m+1,$,{role:"seat"}),Ac(e,i);let S=l&&m?n+m+12:n,k={w:o,ideal:o+3,tight:.3,least:o,floor:12};e.cards(a,S,s+(l?38:
36),n+r-8-S,k,{role:"seat",pitch:.5})}function Hc(e,t,n,s,r){let o=t.cells.flatMap(g=>"key"in g?[g]:[]),i=ms(n),a=o.length>
6?2:1,l=Math.max(Math.ceil(o.length/a),1),c=n>gt?10:5,h=e.extras.acting?8:0,u=(n-2*i-c*(l-1))/l,m=xt(Math.min(n>gt?70:50,
u),(r-s)/a-c-h),f=Math.min(u+c,m*1.3),b=(n-f*(l-1)-m)/2;o.forEach((g,p)=>{let w=b+p%l*f,x=s+Math.floor(p/l)*(m*1.4+c+h);
e.card(g,w,x,m,{role:"grid",own:!0})})}function Uc(e,t,n,s,r,o){let i=r*.7;(t.round??[]).forEach(({seat:l,words:c,now:h},u)=>{
let m=s+u*r,f=i>20?14:12;e.add("mark",`${t.id}.${u}`,n,m,{seat:l,size:i,active:h,quiet:!h}),e.text(`${t.id}.${u}`,c,n+i+
8,m+i/2+f*.35,{size:f,bold:h,quiet:!h,room:o-i-8})})}function Rc(e,t,n,s,r){let o=n>gt,i=t.filter(p=>p.top||p.count||p.round?.
length),a=xt(o?92:56,r-s-(o?60:24)),l=o?56:18,[c,h]=o?[186,240]:[148,190],u=Math.max(0,...i.flatMap(p=>(p.round??[]).map(
w=>I(w.words,1.06)))),m=Math.max(c,Math.min(h,(o?14:12)*u+(o?56:40))),f=i.reduce((p,w)=>p+a+(w.round?.length?m:0),l*(i.length-
1)),b=s+(r-s-a*1.4-22)*(o?.42:.3),g=(n-f)/2;for(let p of i){p.top?e.card(p.top,g,b,a,{role:"stack",recall:p.recall}):e.add(
"pile",p.id,g,b,{w:a,under:0,empty:!0});let w=p.round??[],x=o?14:12,v=b+a*1.4+(o?24:17);if(w.length){let $=Math.min(o?36:
25,(a*1.4+6)/w.length);Uc(e,p,g+a+(o?20:10),b,$,m-(o?20:10)),e.text(`${p.id}.label`,p.label,g,v,{size:x,room:a+m-10})}else{
let $=o?20:16,S=I(String(p.count),$)*1.06+5,k=o?g:g+Math.min(0,(a-S-I(p.label,x))/2);e.text(`${p.id}.count`,String(p.count),
k,v,{size:$,bold:!0,quiet:!1}),e.text(`${p.id}.label`,p.label,k+S,v,{size:x})}g+=a+(w.length?m:0)+l}}function Nc(e,t,n,s,r){
let o=n>gt,i=ms(n),a=Math.min((r-s)/Math.max(t.length,1),o?150:96),l=o?0:24,c=xt(o?84:46,a-l-(o?16:8)),h=o?166:i;t.forEach(
(u,m)=>{let f=s+m*a;if(o){let g=e.head(u,i,f,h-i-12);e.counters(u,i+4,f+42+g,h-i-16,!0)}else{let g=(u.counters??[]).map(
({value:x,label:v})=>`${x} ${v}`),p=i+24+I(u.name,13)*1.06+8;e.add("mark",u.id,i,f,{seat:u.seat,size:18,active:!!u.active}),
e.text(`${u.id}.name`,u.name,i+24,f+13,{size:13,bold:!0,quiet:!1});let w=tt([u.note,...g].filter(Boolean).join(", "),12,
n-i-p);e.text(`${u.id}.note`,w.lines[0],p,f+13,{size:w.size,room:n-i-p})}let b={w:c,ideal:c*1.12,tight:.3,least:c,floor:20};
e.cards(u.cards,h,f+l,n-i-h,b,{role:"seat"})})}function no(e,t,n,s){let r=t.cards.find(i=>i.above),o=r&&e.things.find(({
kind:i,key:a})=>i==="card"&&a===r.key);!r?.above||!o||e.text(`${r.key}.over`,r.above,s??o.x,n,{size:s?12:14,bold:!0,quiet:!1,
tone:r.ghost?"lit":"",anchor:s?"end":"start",room:s?s-ft-34-I(t.name,13)*1.06:1/0})}var ms=e=>e>gt?28:ft;function fs(e,t,n,s,r){
let i=n-166-28,a=e.extras.acting?18:0,l=xt(84,r-s-a-14),c={w:l,ideal:l*1.12,tight:.3,least:l,floor:30},h=e.head(t,28,s+a,
126);e.counters(t,32,s+a+48+h,126,!1),e.cards(t.cards,166,s+a,i,c,{own:!0,role:"hand"}),no(e,t,s-14)}function so(e,{seats:[
t,...n],grids:s,stacks:r},o,i){let a=ms(i),l=i>gt,c=Math.max(n.length,1),h=(i-2*a+8)/c,u=l?22:8,m=l?c>1?46:60:c>2?26:32,
f=o-(e.extras.acting?l?150:126:l?132:100);!s.length&&!r.length&&n.every(p=>p.cards.every(w=>w.face))?Nc(e,n,i,u,f-(l?30:
6)):n.forEach((p,w)=>{ds(e,p,a+w*h,u,h,m)});let b=n.some(p=>p.before?.length||p.cards.some(w=>w.face)),g=u+(l?54+m*1.4:b?
46+m*1.4:44);for(let p of s)l&&e.text(`${p.id}.label`,p.label,a,g+8,{room:i-2*a}),Hc(e,p,i,g+(l?26:0),f-(l?24:4));return Rc(
e,r,i,g,f),t&&l?fs(e,t,i,f,o):t&&(Ge(e,t,f,o-8,ft+92,i),no(e,t,f+9,i-ft)),{y:o-18,middle:{x:i/2,y:(g+f)/2,r:40}}}var Oc={draw2:"+2",draw4:"+4"},Pc=["skip","reverse"],Ze=28;function gs(e){let t=e>=Ze;return{large:t,left:t?34:22,right:t?
44:24,tall:e*1.17,pitch:e*1.72+(t?4:1.5),gap:t?4:1.5}}var ro=({rows:e})=>Math.max(...e.map(({kinds:t})=>t.length));function Ke(e,t){
let{left:n,right:s,pitch:r,gap:o}=gs(t);return{w:n+ro(e)*(t+o)+s,h:e.rows.length*r}}function Cc(e,t,n){let s=48;for(;s>12&&
(Ke(e,s).w>t||Ke(e,s).h>n);)s-=.2;return s}var oo=e=>[...e].reduce((t,n)=>t+Number(n),0);function io(e,t){return e===2?R(
-t,-t,2*t,2*t,{style:"fill:var(--lit)"}):P(0,0,t,{style:e?"fill:none;stroke:var(--field-edge)":"fill:var(--on-field)","s\
troke-width":1.5})}var bs=(e,t,n)=>y("g",{transform:`translate(${e} ${t})`},n);function Bc(e,t,n){let{tall:s}=gs(n),r=e.
kinds[t],o=e.colour==="wild",i=o?"#fff":`var(--c-${e.colour}-on)`,a=Math.max(13,n*(o?.42:.54)),l=[e.unseen[t],e.held[t],
e.gone[t]].map(Number),c=Math.min(11,n/4+(n<Ze?2:1)),h=l.flatMap((m,f)=>Array(m).fill([0,2,1][f])),u=Pc.includes(r)?y("g",
{style:`color:${i}`},ns(r,n/2,s/2,n*.2)):y("text",{x:n/2,y:s/2+a*.36,"text-anchor":"middle","font-size":a,"font-weight":700,
style:`fill:${i}`},Oc[r]??r);return y("g",y("g",{opacity:l[0]?null:.4},R(0,0,n,s,{rx:3,style:`fill:${o?"#17181c":`var(--\
c-${e.colour})`};stroke:#fff`,"stroke-width":n<Ze?0:1.2}),u),h.map((m,f)=>bs(n/2+(f-(h.length-1)/2)*c,s+n*.28,io(m,n<Ze?
2.8:3.5))))}function Dc(e,t,n,s){let r=n?[0,82,182]:[0,62,136];return["unseen","discarded",s].map((o,i)=>[bs(e+r[i],t,io(
i,4)),y("text.f2",{x:e+r[i]+9,y:t+4.5,"font-size":n?13:12},o)])}function ws({zone:e,w:t,lit:n}){let{large:s,left:r,tall:o,
pitch:i,gap:a}=gs(t),l=ro(e),c=r+l*(t+a)+(s?6:2);return e.rows.map((u,m)=>{let f=m*i,b=u.kinds.length<l/2,g=w=>r+w*(t+a)*
(b?1.6:1),p=oo(u.unseen);return[u.colour!=="wild"&&At(u.colour,r/2-3,f+o/2,r*.26,{style:`fill:var(--ring-${u.colour})`}),
u.kinds.map((w,x)=>bs(g(x),f,Bc(u,x,t))),u.kinds.map((w,x)=>`${u.id}.${w}`in n&&R(g(x)-1,f-2,t+2,o+t*.48,{"data-key":`li\
t:${u.id}.${w}`,rx:5,style:"fill:none;stroke:var(--lit)","stroke-width":s?3:2})),b&&Dc(Math.min(g(u.kinds.length),c-(s?240:
192)),f+o/2,s,u.hands??"yours"),y("text.f",{x:c,y:f+o/2+6,"font-size":s?18:14,"font-weight":700},String(p))]}).flat(3).filter(
Boolean)}function ps({rows:e}){let[t,n]=["unseen","gone"].map(s=>e.reduce((r,o)=>r+oo(o[s]),0));return`${t} cards unseen\
, ${n} discarded`}var ys=e=>[ps(e),...e.rows.map(({label:t})=>t)].join(". ");function Je(e){let t=e.zones.filter(n=>n.kind===
"kinds");return t.length?{rows:t,of:t[0].of}:void 0}function ao(e,t){let n=Object.keys(e).filter(s=>t?.rows.some(({id:r})=>s.
startsWith(`${r}.`)));return t&&n.length?{[t.of]:e[n[0]],...e}:e}function Ic(e,t,n,s,r){let[o]=t.counters??[];e.add("mar\
k",t.id,n,s,{seat:t.seat,size:18,active:!!t.active}),e.text(`${t.id}.name`,t.name,n+23,s+9,{size:13,bold:!0,quiet:!1,room:14}),
e.cards(t.cards,n+38,s-4,r-42,{w:12,ideal:3,tight:.05},{role:"seat"}),o&&e.text(`${t.id}.note`,`${o.value} ${o.label}`,n+
23,s+23,{size:12,room:r-23})}function lo(e,{seats:[t,...n],ring:s,stacks:r,kinds:o},i,a){let l={rows:o,of:""},c=a>gt,h=c?
28:10,u=Math.min(n.length||1,3),m=Math.ceil(n.length/u),f=n.length>3,b=c?52:f?30:40,g=c?150:80,p=r.length*(b+12)+g,w=(a-
2*h-p)/u,x=c?12:8,v=f?34:c?102:44,$=x+Math.max(b*1.4+(c?16:10),m*v),S=i-(c?104:74);n.forEach((T,N)=>{let O=x+Math.floor(
N/u)*v;f&&!c?Ic(e,T,h+N%u*w,O,w):ds(e,T,h+N%u*w,O,c?w:Math.min(w,130),f||!c?26:42)});let k=a-h-p;for(let T of r)T.top?e.
card(T.top,k,x,b,{role:"space"}):e.add("pile",T.id,k,x,{w:b,under:0,empty:!0}),k+=b+12;let E=r.map(({count:T,label:N})=>`${T}\
 ${N}`);s?.value&&r.some(({top:T})=>T?.face?.colour==="wild")&&E.push(`${s.value} named`),E.forEach((T,N)=>{e.text(`spre\
ad.${N}`,T,k,x+14+N*(c?20:16),{size:c?14:12,room:g})});let L=Cc(l,a-2*h,S-$),M=Ke(l,L);if(e.add("spread","all",(a-M.w)/2,
$+(S-$-M.h)*.35,{zone:l,w:L,lit:e.extras.lit??{}}),t&&c)fs(e,{...t,counters:t.counters?.slice(0,1)},a,S,i);else if(t){let T=xt(
46,i-8-S);e.add("mark",t.id,h,S,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,t.name,h,S+36,{size:13,bold:!0,
quiet:!1,room:62});let N={w:T,ideal:T+4,tight:.36,least:T,floor:20};e.cards(t.cards,78,S,a-h-78,N,{own:!0,role:"hand"})}
return{y:i-18,middle:{x:a/2,y:($+S)/2,r:40}}}var Ye=class{constructor(t){this.open=!1;this.how=t,this.root=d("section.sh\
eet.spread",{hidden:!0,role:"group"})}show(t,n,s){this.zone=t,t||(this.open=!1),this.root.hidden=!this.open;let r=this.open&&
JSON.stringify([t,n,s]);if(!t||!r||this.root.dataset.looks===r)return;this.root.dataset.looks=r;let o=s?23.2:44,i=Ke(t,o),
a=this.root.contains(nt(this.root)),l={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.escape()};
this.root.setAttribute("aria-label",ps(t)),this.root.replaceChildren(d("h2",ps(t)),Ft(l,it("close",16)),y("svg",{viewBox:`\
0 -3 ${i.w} ${i.h}`,role:"img","aria-label":ys(t)},ws({zone:t,w:o,lit:n}))),a&&this.root.querySelector("button")?.focus()}toggle(t){
if(this.open)return void this.escape();this.open=!0,t(),this.root.querySelector("button")?.focus({preventScroll:!0})}escape(){
let t=this.open,n=this.root.contains(nt(this.root));return this.open=!1,this.root.hidden=!0,n&&this.zone&&this.how.focus(
this.zone.of),t}};var Bt=(e,t)=>y("text",t,e),co=e=>!e.plays&&!!(e.opens||e.recall?.length);function qc(e){let t=e.w*1.4,n=Math.min(11,Math.
max(7,e.w*.16));return[e.plays&&R(-2,-2,Math.max(e.seen,24),t+24,{class:"touch",fill:"transparent"}),e.dealt&&Et(null,e.
w),e.ghost?y("g.faint",Et(e.face,e.w)):Et(e.face,e.w),e.ghost&&R(0,0,e.w,t,{class:"ghost",rx:e.w*.085,fill:"none"}),e.kin&&
!e.ghost&&R(1.5,1.5,e.w-3,t-3,{class:"kin",rx:e.w*.07,fill:"none"}),e.off&&R(0,0,e.w,t,{class:"veil",rx:e.w*.085}),e.under&&
y("path.bar-under",{d:`M2 ${t+11.5}h${Math.max(e.seen-6,18)}`,"stroke-width":5}),co(e)&&Dr(n+2,t-n-2,n),R(-5,-5,e.w+10,t+
10,{class:"ring-focus",rx:e.w*.085+5}),y("title",co(e)?`${e.label}. Press to see the cards.`:e.label)]}var Tt=24,xs=14,_c=8;
function Fc(e){let t=Math.min(Tt,e.w);switch(e.role){case"hand":{let n=Math.min(Tt,e.w*.55);return[e.w-n,e.h-n,n]}case"s\
tack":case"pile":return[e.w-t,e.h-t,t];case"fan":return[e.w-t,e.h*.36,t];case"seat":return e.h<Tt?[e.w+3,(e.h-xs)/2,e.w<
_c?0:xs]:[e.w-Tt,e.h-Tt,Tt];case"space":return[e.w-14,e.h-21,Tt];case"dice":return[e.w+3,-3,Tt];default:return e.y>Tt?[e.
w-21,-25,Tt]:[Math.max(-8,1-e.x),Math.max(-8,1-e.y),xs]}}function Wc(e){let[t,n,s]=Fc(e),r=e.tab&&s>0&&y("g",{transform:`\
translate(${t} ${n})`},R(0,0,s,s,{fill:"var(--lit)"}),Bt(e.tab,{x:s/2,y:s*.71,"font-size":s*.625,"font-weight":700,"text\
-anchor":"middle",fill:"#13201E"}));return[R(-3,-3,e.w+6,e.h+6,{rx:7,fill:"none",stroke:"var(--lit)","stroke-width":4}),
r]}function Vc(e){let t=e.tone==="lit"?"lit-text":e.quiet?"f2":"f";return[y("text",{"font-size":e.size,"font-weight":e.bold?
700:400,"text-anchor":e.anchor,class:t},e.lines.map((n,s)=>y("tspan",{x:0,dy:s?e.size*1.2:0},n)))]}var jc=e=>[ee(e.seat,
0,0,e.size,{fill:e.active?"var(--accent-on-field)":e.quiet?"var(--on-field-2)":"var(--on-field)"})];function Gc(e){let t=String(
e.value),n=Pt(t),s=n?ot(t,e.high):0;return[n&&dt(t,0,0,e.high,{colour:"var(--on-field)"}),Bt(n?e.label:`${t} ${e.label}`,
{x:n?s+8:0,y:e.high-4,"font-size":13,class:"f2","aria-hidden":"true"})]}function Zc(e){return e.empty?[R(1,1,e.w-2,e.w*1.4-
2,{class:"slot",rx:5,fill:"none"})]:Array.from({length:e.under},(t,n)=>{let s=(e.under-n)*2.5;return y("g",{transform:`t\
ranslate(${s} ${-s})`},R(0,0,e.w,e.w*1.4,{class:"paper",rx:e.w*.085}))})}var Kc=e=>[y("text.f2",{"font-size":13,"aria-hi\
dden":"true"},y("tspan.f",{"font-weight":700,"font-size":15},String(e.count)),e.lines.map(t=>y("tspan",e.broken?{x:0,dy:17}:
{dx:4},t)))];function Yc(e){let t=String(e.count),n=ot(t,22),s=n+8+e.noted,r=(e.wide-(e.below?n:s))/2;return[dt(t,r,0,22,
{colour:"var(--on-field)"}),Bt(e.label,{x:e.below?e.wide/2:r+n+8,y:e.below?e.high+56:18,"text-anchor":e.below?"middle":"\
start","font-size":13,class:"f2","aria-hidden":"true"}),es(e.count,12,30+e.high,e),ht(`M1.5 ${e.high-6}V${36+e.high}H${e.
wide-1.5}V${e.high-6}`,"var(--field-line)",3)]}var fe=(e,t)=>[t*Math.sin(e*2*Math.PI),-t*Math.cos(e*2*Math.PI)];function Jc(e){
let{ring:t,r:n}=e,s=t.of??10,r=t.filled??0,o=t.preview?.filled??r,i=t.goal??-1,a=n*.17,l=2.4/360,c=J("hatch"),h=x=>{let[
v,$]=fe(x/s+l,n),[S,k]=fe((x+1)/s-l,n);return`M${v} ${$}A${n} ${n} 0 0 1 ${S} ${k}`},u=Array.from({length:s},(x,v)=>{let $=v<
r,S=t.preview?v>=r&&v<o:i>=0&&v>=r&&v<i,k=v===i?"var(--lit)":$?"var(--accent-on-field)":"var(--field-line)";return[y("pa\
th",{d:h(v),fill:"none",style:`stroke:${k}`,"stroke-width":a}),S&&y("path",{d:h(v),fill:"none",style:`stroke:url(#${c})`,
"stroke-width":a})]}),m=n<56,f=m?12:14,b=(t.marks??[]).map(x=>{let v=x.at/s,$=n+a/2+4,[S,k]=fe(v,$),[E,L]=fe(v,$+7),[M,T]=fe(
v,$+(m?6:19)),N=Math.sin(v*2*Math.PI)<-.2,O=Math.sin(v*2*Math.PI)>.2;return[!m&&y("path",{d:`M${S} ${k}L${E} ${L}`,class:x.
on?"tick on":"tick"}),Bt(x.text,{x:M+(N?5:O?-5:0),y:T+(m?4:5),"font-size":f,"font-weight":x.on?700:400,"text-anchor":N?"\
end":O?"start":"middle",class:x.on?"f":"f2"})]}),g=(t.preview??t).value??"",p=t.preview?.note??t.note,w=Math.min(n*.7,n*
140/Math.max(ot(g,100),1));return[y("defs",mt(c,"var(--accent-on-field)","none")),P(0,0,n+a/2,{fill:"var(--field)"}),...t.
closed?Xc(n,a):[...u.flat(),...b.flat()],Pt(g)&&dt(g,0,-w*.61,w,{anchor:"middle",colour:"var(--on-field)"}),p&&Bt(p,{y:n*
.55,"font-size":Math.max(13,n*.14),"font-weight":t.closed?700:400,"text-anchor":"middle",class:t.closed?"lit-text":"f2"})]}
var Xc=(e,t)=>[0,1,2].map(n=>P(0,0,e+n*t*1.15,{fill:"none",style:"stroke:var(--lit)","stroke-width":n?t*.24:t,class:n?"e\
cho":"whole"}));function zc(e){let{r:t}=e,n={...e.ring,...e.ring.preview},s=Math.round(t/4.6),r=n.colour?`var(--ring-${n.
colour})`:"var(--on-field-2)",o=(n.direction??1)<0?-1:1,i=_e(n.colour),a=Array.from({length:s},(h,u)=>u*360/s).filter(h=>!i||
Math.abs(h-180)>31).map(h=>y("path",{transform:`rotate(${h}) translate(0 ${-t}) scale(${o} 1)`,d:"M-7-9H0L8 0 0 9H-7L1 0\
Z",fill:r})),l=i&&y("g",{transform:`translate(-60 ${t-18})`},R(0,0,120,36,{rx:4,fill:`var(--c-${n.colour})`}),At(n.colour,
22,18,8.5,{fill:"none",stroke:`var(--c-${n.colour}-on)`,"stroke-width":2.5}),Bt(`${n.colour.toUpperCase()} ${i}`,{x:40,
y:24,"font-size":16,"font-weight":700,fill:`var(--c-${n.colour}-on)`})),c=n.note&&Bt(n.note,{y:t-30,"font-size":13,"text\
-anchor":"middle",class:"f2"});return[...a,l,c]}var Qc=e=>[es(e.count,0,0,e)],th=({ring:e})=>[Pt(e.value??"")&&dt(e.value,
0,-26,40,{anchor:"middle",colour:"var(--on-field)"}),Bt(e.note??"",{y:36,"font-size":14,"text-anchor":"middle",class:"f2"})],
eh={dial:Jc,chevrons:zc,none:th},nh=e=>Array.from({length:e.full},(t,n)=>y("g",{transform:`translate(${e.size/2+n*(e.size+
5)} ${e.size/2})`,"aria-hidden":"true"},P(0,0,e.size/2-1.5,{fill:"none",class:n<e.count?"agent":"slot"}),n<e.count&&R(-5,
-1.75,10,3.5,{fill:"var(--on-field)"}))),sh=e=>[R(1.5,1.5,e.size-3,e.size-3,{rx:4,style:`fill:${e.box==="done"?"var(--on\
-field)":"var(--field)"};stroke:var(--${{now:"lit",done:"on-field",open:"field-edge"}[e.box]})`,"stroke-width":e.box==="\
now"?4:2,"stroke-dasharray":e.box==="open"?"4 3":null}),e.box==="done"&&y("path",{d:"M-4 -4L4 4M4 -4L-4 4",transform:`tr\
anslate(${e.size/2} ${e.size/2}) scale(${e.size/18})`,style:"stroke:var(--field)","stroke-width":2.5})],rh={card:qc,lit:Wc,
text:Vc,mark:jc,counter:Gc,pile:Zc,count:Kc,tray:Yc,chips:Qc,dice:zr,agents:nh,box:sh,spread:e=>ws(e),board:e=>[Kr(e)],ring:e=>eh[e.
ring.art??"dial"](e)};function Wt(e){let t=rh[e.kind];if(!t)throw new Error(`Expected a thing that the table can draw, n\
ot "${e.kind}".`);return t(e).filter(Boolean)}function ho(e){switch(e.kind){case"card":return e.label;case"counter":return`${e.
value} ${e.label}`;case"count":return e.spoken||`${e.count} ${e.lines.join(" ")}`;case"tray":return`${e.count} ${e.label}`;case"\
dice":case"board":return e.kind==="dice"?e.label:e.zone.label;case"ring":return e.ring.label;case"spread":return ys(e.zone);default:
return""}}var ks=150,$s=112,uo=7,Xe=8,oh=50,ih=16,$t=(e,t,n,s)=>({kind:e,key:"",x:t,y:n,...s}),ze=(e,t,n,s={})=>$t("text",t,n,{lines:[
e],size:14,bold:!1,quiet:!1,anchor:"start",tone:"",...s}),mo=(e,t,n,s)=>$t("card",t,n,{w:s,face:e.face??null,label:e.label,
kin:e.kin,seen:s}),vs=(e,t,n,s)=>$t("lit",e,t,{w:n,h:s,tab:"",role:""});function ah({id:e,cards:t=[],columns:n=0},s,r){let o=n||
t.length,i=t.some(u=>u.above)?19:0,a=n||t.length<4?s+5:Math.max(s*.66,i+3),l=s*1.4+5,c=a*(o-1)+s,h=i+l*Math.ceil(t.length/
o)-5;return{w:c,h,put:(u,m)=>[...t.flatMap((b,g)=>{let p=u+a*(g%o),w=m+i+l*Math.floor(g/o),x=g===t.length-1;return[mo(b,
p,w,s),...b.above?[ze(b.above,p,w-6,{bold:x,quiet:!x})]:[],...r.has(b.key)?[vs(p,w,s,s*1.4)]:[]]}),...r.has(e??"")&&t.length>
1?[vs(u,m+i,c,h-i)]:[]]}}function lh(e,t,n){let s=e.top&&!e.top.face,r=s?Math.min(3,e.count-1):0,o=r*2.5;return{w:t+o,h:t*
1.4+o,put:(i,a)=>[$t("pile",i,a+o,{w:t,under:r,empty:!e.top}),...e.top?[mo(e.top,i,a+o,t)]:[],...n.has(e.id)?[vs(i,a+o,t,
t*1.4)]:[]]}}function ch(e,t){let n=Math.min(21,Math.max(16,Math.round(t*.42))),s=n*.8,r=e.counters?.find(({value:b,art:g})=>b||
!g)??e.counters?.[0],o=r?.value?r.art:"",i=r?String(r.value):"",a=r&&!o?r.label:"",l=e.alert?e.alert:a,c=Math.ceil((r?.value??
0)/10),h=o==="chips"?66:0,u=n+5+I(i,s*1.1),m=u+(o==="agents"?8+23*(r?.value??0):0);return{w:Math.max(m,o==="chips"?15*c-
2:0,I(l,14)),h:h+n+(l?17:0),put:(b,g)=>[...o==="chips"?[$t("chips",b,g+h-4,{count:r?.value,w:13,t:4,g:2,pitch:15})]:[],...o===
"agents"?[$t("agents",b+u+8,g,{count:r?.value,full:r?.value,size:18})]:[],$t("mark",b,g+h,{seat:e.seat,size:n,active:!!e.
active||e.note==="wins"}),ze(i,b+n+5,g+h+n*.76,{size:s,bold:!0}),...l?[ze(l,b,g+h+n+14,{tone:e.alert?"lit":"",bold:!!e.alert})]:
[]]}}function hh({board:e,zone:t},n,s){let r=e,o={heat:{},clear:!1,acting:!1,spots:{},lit:Object.fromEntries([...s].map(
l=>[l,""]))},i=n,a=n*r.height/r.width;return{w:i,h:a,put:(l,c)=>[$t("board",l,c,{board:r,zone:t,...o,w:i,h:a,k:i/r.width})]}}
function uh(e,t,n){let s=e.zone;switch(e.kind){case"cards":return ah(e,t,n);case"stack":return lh(s,t,n);case"seat":return ch(
s,t);case"tokens":return hh(e,t*3.2,n);case"dice":{let r=Math.min(30,t*.8),o=s.values.length*(r+10)-10;return{w:o,h:r,put:(i,a)=>[
$t("dice",i,a,{...s,lit:s.lit??[],w:o,size:r})]}}case"ring":{let r=t*.66,o=r*1.42;return{w:2*o,h:2*o,put:(i,a)=>[$t("rin\
g",i+o,a+o,{r,ring:{...s,marks:[],note:""}})]}}case"words":{let r=(e.words??"").split(`
`);return{w:Math.max(...r.map(o=>I(o,15))),h:17*r.length,put:(o,i)=>r.map((a,l)=>ze(a,o,i+13+17*l,{bold:!l}))}}default:return{
w:22,h:12,put:(r,o)=>[$t("arrow",r,o,{back:e.kind==="left"})]}}}var dh=({back:e})=>[y("path.arrow",{d:"M0 4.5h13V0l9 6-9\
 6V7.5H0z",transform:e?"translate(22 0) scale(-1 1)":null})];function mh({rows:e,lit:t=[]}){let n=new Set(t),s=(r,o)=>r.
reduce((i,a)=>i+a+o,-o);for(let r=oh;;r-=1){let o=e.map(h=>h.map(u=>uh(u,r,n))),i=o.map(h=>s(h.map(({w:u})=>u),Xe)),a=o.
map(h=>Math.max(...h.map(({h:u})=>u))),l=s(a,Xe);if(r>ih&&(Math.max(...i)>ks-2*uo||l>$s-2*uo))continue;let c=($s-l)/2;return o.
flatMap((h,u)=>{let m=(ks-i[u])/2,f=c;return c+=a[u]+Xe,h.flatMap(({w:b,h:g,put:p})=>{let w=m;return m+=b+Xe,p(w,f+(a[u]-
g)/2)})})}}var fh=({title:e,says:t})=>`${e}${/^\p{Ll}/u.test(t)?"":"."} ${t}`,ph=e=>y("svg.uw-table",{viewBox:`0 0 ${ks}\
 ${$s}`,role:"img","aria-label":fh(e)},mh(e).map(t=>y("g",{class:`thing ${t.kind}`,transform:`translate(${t.x} ${t.y})`},
t.kind==="arrow"?dh(t):Wt(t)))),fo=({pictures:e})=>d("ol.howto",e.map((t,n)=>d("li",ph(t),d("p",d("b",`${n+1}. ${t.title}`),
` ${t.says}`))));var Ms="uncle_widgets.aim.";var Ss=new Map;function pe(e){try{return localStorage.getItem(e)??Ss.get(e)??""}catch{return Ss.get(e)??""}}function Qe(e,t){
Ss.set(e,t);try{localStorage.setItem(e,t)}catch{}}var Ls=e=>Number(pe(Ms+e))>=3,Es=new Set,Ts=new Set;function po(e){return Ts.
add(e),()=>Ts.delete(e)}function go(){for(let e of Ts)e()}function Vt(e,t=!1){!e||Ls(e)||Qe(Ms+e,String(t?3:Number(pe(Ms+
e))+1))}function bo(e){Vt(e,!0);for(let t of Es)t(e)}function wo(e){let t=()=>e();return Es.add(t),()=>Es.delete(t)}var gh="uncle_widgets.howto.";function yo(e,t,n=!Ls(e?.game??"")){return!e?.aim||!n?null:d("div.aim",{role:"group","aria\
-label":"The aim of the game"},d("p",d("span.whole",e.aim),d("span.short",e.short)),d("button.btn.quiet",{"data-k":"howt\
o","aria-haspopup":"dialog",onclick:()=>As(e,t)},"How to play"),d("button.btn.quiet",{"data-k":"known","aria-label":"Clo\
se the aim of the game",onclick:()=>bo(e.game)},"×"))}function As(e,t,n="menu"){let s=J("howto"),r=t.getRootNode(),o=r.
activeElement;go();let a=d("dialog.sheet.howto-over",{"aria-labelledby":s,onclose:()=>{a.remove(),Qe(gh+e.game,"1"),Vt(e.
game,!0);let l=o?.isConnected&&o!==document.body?o:t.closest(".uw")?.querySelector(`[data-k="${n}"]`);(l instanceof HTMLElement||
l instanceof SVGElement)&&l.focus({preventScroll:!0})}},d("div.thead",d("h2",{id:s,tabindex:-1,autofocus:!0},"How to pla\
y"),d("p.mute",e.title)),d("p.goal",e.aim),fo(e),d("button.btn.solid",{"data-k":"howto.close",onclick:()=>a.close()},"Cl\
ose"));t.append(a),a.showModal()}var xo=Symbol.for("uncle_widgets.presses");function Hs(e){let t=e.composedPath()[0],n=t instanceof Element?t.closest("bu\
tton"):null;return n?.closest(".uw")?n:null}var ko=({dataset:e,textContent:t})=>e.k??e.act??e.clause??t;function $o(){let e=globalThis;
if(e[xo])return;e[xo]=!0;let t=null,n=null,s=o=>{let i=t,a=Hs(o);t=n=null,!(!i||i.isConnected||!a||ko(a)!==ko(i))&&setTimeout(
()=>{n instanceof Node&&a.contains(n)||a.click()})},r=[["pointerdown",o=>t=o.button||o.pointerType==="touch"?null:Hs(o)],
["pointerup",s],["pointercancel",()=>t=null],["keydown",o=>o.repeat||(t=o.key===" "?Hs(o):null)],["keyup",o=>o.key===" "&&
s(o)],["click",o=>n=o.composedPath()[0]]];for(let[o,i]of r)window.addEventListener(o,i,{capture:!0})}var bh=".uw, .uw-page, .uw-room",wh="data-lm-suppress-shortcuts",vo=Symbol.for("uncle_widgets.keys"),yh=/^(enter|backspace|delete|home|end|arrow\w+|[amyz])$/i,
Mo=e=>(e.ctrlKey||e.metaKey)&&!yh.test(e.key),So=e=>e.composedPath().filter(t=>t instanceof HTMLElement&&t.matches(bh)).
at(-1);function Eo(){let e=globalThis;if(e[vo])return;e[vo]=!0,$o();let t=new WeakSet,n=s=>{Mo(s)||s.stopPropagation()};
window.addEventListener("keydown",s=>{let r=So(s),o=s.composedPath()[0];!(r instanceof HTMLElement)||!(o instanceof Element)||
(o.toggleAttribute(wh,!Mo(s)),!t.has(r)&&(t.add(r),r.addEventListener("keydown",n)))},{capture:!0}),window.addEventListener(
"pointerdown",s=>{let r=So(s);r instanceof HTMLElement&&!r.hasAttribute("tabindex")&&(r.tabIndex=-1)},{capture:!0})}var To=55,xh=74,kh=46,Us=36,$h=46;function vh(e){let t=e.closest(".uw-room");return!!(t&&!e.closest(".uw-page")&&t.getBoundingClientRect().
top+window.scrollY>window.innerHeight/2)}function Mh(e){if(Xt())return vh(e)?window.innerHeight:null;let t=e.getRootNode();
return t instanceof ShadowRoot?Sh(t.host):e.closest(".jp-WindowedPanel-outer, .jp-NotebookPanel-notebook, .jp-Notebook")?.
clientHeight??Number.NaN}function Sh(e){let t=window.innerHeight,n=e;for(;n;){let{overflowY:s,maxHeight:r,paddingTop:o,paddingBottom:i}=getComputedStyle(
n);if(s==="auto"||s==="scroll"){let l=parseFloat(r)-parseFloat(o)-parseFloat(i);r.endsWith("px")?t=Math.min(t,l):n.scrollHeight>
n.clientHeight+1&&(t=Math.min(t,n.clientHeight))}let a=n.getRootNode();n=n.parentElement??(a instanceof ShadowRoot?a.host:
null)}return t}function Eh(e,t,n,s=To){let r=n?Math.max(Us,Math.min($h,t)):t;return e>=s&&r>=Us?{kind:e>=xh?"large":"mid\
dle",height:r}:{kind:r<Us||n?"flow":"phone",height:r}}function tn(e,t){let n="",s=()=>{let i=e.closest(".uw-page")??e.closest(
".uw-room");if(!i)return;let a=parseFloat(getComputedStyle(e).fontSize)||16,l=Mh(e),c=l==null?i.getBoundingClientRect().
top+window.scrollY:0,h=l??window.innerHeight-2*c,u=i.classList.contains("uw-position")?kh:To,m=i.clientWidth/a,{kind:f,height:b}=Eh(
m,h/a,l!=null,u),g=`${f} ${Math.floor(b*a)} ${a}`;i.classList.toggle("uw-beside",l!=null&&f==="flow"&&m>=u),g!==n&&(n=g,
i.dataset.fit=f,i.classList.toggle("uw-one",f==="large"||f==="middle"),i.classList.toggle("uw-middle",f==="middle"),i.classList.
toggle("uw-phone",f==="phone"),i.classList.toggle("uw-fits",f!=="flow"),i.style.setProperty("--uw-h",`${Math.floor(b*a)}\
px`),i.style.setProperty("--uw-rem",`${a}px`),t())},r=new ResizeObserver(s),o=()=>{let i=e.closest(".uw-page")??e.closest(
".uw-room");return!i&&e.isConnected?0:i?(r.observe(i),s(),0):requestAnimationFrame(o)};return o(),window.addEventListener(
"resize",s),()=>{r.disconnect(),window.removeEventListener("resize",s)}}var Ho="uncle_widgets.theme",Th="uncle_widgets.inks",Lh="uncle_widgets.covers",Os=[["auto","Auto"],["light","Light"],["d\
ark","Dark"]],Ah=[["two","Two colours"],["four","Four"]],Hh=[["hidden","Hidden"],["press","On a press"],["shown","Shown"]],
Lo=e=>Os.find(([t])=>t===e)?.[0];function Uh(){let e=Xt()?Lo(new URLSearchParams(location.search).get("theme")):void 0;try{
return e??Lo(localStorage.getItem(Ho))??"auto"}catch{return e??"auto"}}function Ao(e,t,n){try{let s=localStorage.getItem(
e);return t.find(([r])=>r===s)?.[0]??n}catch{return n}}function jt(){let e=globalThis,t=Symbol.for("uncle_widgets.theme");
if(!e[t]){let n=matchMedia("(prefers-color-scheme: dark)");e[t]={choice:Uh(),inks:Ao(Th,Ah,"two"),covers:Ao(Lh,Hh,"press"),
roots:new Set,heard:new Set,system:n},n.addEventListener("change",Ns),Ns()}return e[t]}function Rs(e,t){e.classList.toggle(
"four-inks",jt().inks==="four");for(let n of[e,e.closest(".uw-page")??e.closest(".uw-room")])n instanceof HTMLElement&&(t===
"auto"?delete n.dataset.theme:n.dataset.theme=t)}function Ns(){let{choice:e,roots:t,heard:n,system:s}=jt();for(let r of t)
Rs(r,e);if(Xt()){let r=e==="auto"?s.matches?"dark":"light":e;document.documentElement.dataset.theme=r,document.body.dataset.
jpThemeLight=String(r==="light")}for(let r of n)r()}var en=()=>jt().choice;function Uo(e){jt().choice=e,Rh(Ho,e),Ns()}var Ro=()=>jt().covers;function Rh(e,t){try{localStorage.setItem(e,t)}catch{}}function No(e){let{heard:t}=jt();return t.add(e),()=>{t.delete(e)}}
var Ps=e=>t=>{let n=e(t),s=t.el.querySelector(".uw");if(!(s instanceof HTMLElement))return n;let{roots:r}=jt();r.add(s),
Rs(s,en());let o=new ResizeObserver(()=>{Rs(s,en()),o.disconnect()});return o.observe(s),()=>{o.disconnect(),r.delete(s),
n?.()}};var Nh=[["first","Predict first"],["shown","Show answers"]];function Cs(e,t,n){let s=d("div",{class:`jupyter-widgets ${n}`});
return Ps(e)({model:t,el:s}),s}var Oo=(e,t,n,s)=>d("select",{class:"pick","aria-label":e,onchange:r=>s(r.target.value)},
t.map(([r,o])=>d("option",{value:r,selected:r===n},o)));function Po({game:e,title:t,standing:n,howto:s},r,o){let i=r.get(
"predicting"),a=d("div.uw-aim"),l=()=>a.replaceChildren(...[yo(s,c)].filter(u=>u!=null)),c=d("div",{class:"uw uw-masthea\
d"},d("div",{class:"mast saved"},d("h1",{},t),d("p",{class:"standing"},n),s?.aim&&d("button.btn",{onclick:()=>As(s,c)},"\
How to play"),i!=null&&Oo("Answers",Nh,i?"first":"shown",u=>r.put({predicting:u==="first"})),Oo("Theme",Os,en(),u=>Uo(u))),
a);zt(c,r.get("palette")),l(),wo(l),Ps(()=>{})({el:d("div",{},c)});let h=d("div",{class:"widget-box uw-cols"});return o.
className=`widget-box uw-page g-${e}`,o.replaceChildren(d("div",{class:"widget-box uw-room"},c),d("div",{class:"widget-b\
ox uw-body"},d("div",{class:"widget-box uw-room"},h))),tn(c,()=>{}),Eo(),h}var Oh=400,Bs=[["guess","A guess"],["think","I think so"],["know","I know"]];function Co(e,t=()=>{}){let n=d("div"),s=o=>{
e.sure=o,r()},r=()=>{t(),Y(n,ut({label:"How sure are you?",choices:Bs,value:e.sure,k:"sure",pick:s}))};return r(),d("div\
.sure",d("span","How sure?"),n)}function Bo({press:e,refused:t}){let n=Number.NEGATIVE_INFINITY,s="",r="",o=d("button.bt\
n.solid.wide",{"data-k":"main",onclick:()=>{performance.now()-n<Oh||(s?t(s):e())}});return{node:o,show(i,a,l=i){r&&r!==l&&
(n=performance.now()),r=l,o.textContent!==i&&(o.textContent=i),s=a,a?o.setAttribute("aria-disabled","true"):o.removeAttribute(
"aria-disabled"),o.title=a}}}var Ph={csv:"text/csv",json:"application/json",html:"text/html",ipynb:"application/x-ipynb+json"};function ge(e){if(e.kind!==
"file")return;let t=Ph[e.name.split(".").pop()??""]??"text/plain",n=URL.createObjectURL(new Blob([e.text],{type:t}));d("\
a",{href:n,download:e.name}).click(),URL.revokeObjectURL(n)}var qo={"٪":"%","٫":"."};for(let[e,t]of[["-","‐‑‒–−﹣"],["/","⁄∕"],["'","‘’ʼ"],[",","،٬"]])for(let n of t)
qo[n]=e;var Ch=/^([+-]?) ?(.+?) ?(%|(?:out )?of 100)?$/,Bh=/^(?:(\d+) )?(\d+) ?\/ ?(\d+)$/,Dh=/^(?:\d+[.,]?\d*|[.,]\d+)$/,
Ih=/^[1-9]\d{0,2}([,'_ ])\d{3}(?:\1\d{3})*(?:\.\d*)?$/,qh=/^[1-9]\d{0,2}(?:\.\d{3})+$/;function _h(e){let t=e.codePointAt(
0),n=0;for(;/\p{Nd}/u.test(String.fromCodePoint(t-n-1));)n++;return String(n%10)}function Fh(e){if(/\p{Nd}/u.test(e))return _h(
e);if(/\p{No}/u.test(e)){let t=e.normalize("NFKC");return t.includes("⁄")?` ${t.replace("⁄","/")} `:e}return/[\p{Z}\t\n\v\f\r]/u.
test(e)?" ":/\p{Cf}/u.test(e)?"":/[\uff01-\uff5e]/.test(e)?String.fromCharCode(e.charCodeAt(0)-65248):qo[e]??e}var Wh=e=>[
...e].map(Fh).join("").replace(/ +/g," ").trim(),Do=e=>e.toFixed(9).replace(/\.?0+$/,""),Io=e=>Number.isInteger(e)?e.toLocaleString(
"en"):String(Number(e.toPrecision(6))),Ht={low:0,high:100,unit:"chance"};function Ds({low:e=-1/0,high:t=1/0,unit:n="",whole:s=!1}){
let r=Number.isFinite(e)&&Number.isFinite(t)?` from ${Io(e)} to ${Io(t)}`:"",o=n==="chance"?" (of 100)":n&&n!=="share"?`\
 ${n}`:"";return`Expected ${s?"a whole number":"a number"}${r}${o}`}function bt(e,t){let{low:n=-1/0,high:s=1/0,unit:r="",
whole:o=!1}=t,i=Wh(e),a=[...i].slice(0,20).join(""),l=(k,E="")=>({value:null,share:Number.NaN,words:k,meant:E});if(!i)return l(
`${Ds(t)}.`);let c=l(`${Ds(t)}, not '${a}'.`),h=Ch.exec(i);if(!h||[...i].length>60)return c;let[,u,m,f]=h,b=Bh.exec(m),g=b!=
null&&b[1]==null,p=t.thousands??(-n>=1e3||s>=1e3),w=o&&qh.test(m),x;if(b){let[,k="0",E,L]=b;if(!Number(L))return c;let M=(Number(
k)*Number(L)+Number(E))/Number(L);x=T=>M*10**T}else if(p&&(Ih.test(m)||w)){let k=m.replace(w?/[,'_ .]/g:/[,'_ ]/g,"");x=
E=>+`${k}e${E}`}else if(Dh.test(m)){let k=m.replace(",",".");x=E=>+`${k}e${E}`}else return c;if(f&&(r!=="chance"&&r!=="s\
hare"||g&&(f==="%"||r==="share")))return c;let v=f&&r==="share"?-2:g&&r==="chance"?2:0,$=u==="-"?-1:1,S=$*x(v)||0;if(S<n||
S>s||o&&!Number.isInteger(S))return l(`${Ds(t)}, not ${a}.`);if(r==="chance"&&S>0&&S<1&&!g&&!f){let k=Do(x(2)),E=Do(S);return l(
`Did you mean ${k} out of 100? Type ${k}, or ${E}% for ${E} out of 100.`,k)}return{value:S,share:$*x(v-2)||0,words:"",meant:""}}var Vh=80,Is=12,jh=800,_o=(e,{unit:t})=>String(Number(e.toFixed(t==="chance"?1:2)));function Gh(e,t){let{value:n}=bt(e,t),
s=Number(e.trim().replace(",",".").replace("−","-"));return n==null||n===s?"":_o(n,t)}var Fo=(e,t,n)=>e!=null&&bt(e,n).
value===(t??null)?e:t==null?"":_o(t,n);function nn(e,t){let{words:n,meant:s}=bt(e,t);return s?`Did you mean ${s} out of \
100?`:n}function Zh(e,t,n,s=!0){let r=d("div.numnote",{id:J("note"),role:"status"}),o=0,i="",a=c=>{let h=e.value,{words:u,
meant:m}=h.trim()?bt(h,t):{words:"",meant:""},f=m?nn(h,t):c&&s?u:"";F(e,"aria-invalid",f?"true":""),F(e,"aria-describedb\
y",f?r.id:"");let b=f&&`${f} ${m&&h}`;if(b===i)return;i=b;let g=(p,w,x)=>d("button.btn",{"data-k":x,onclick:()=>n(w)},p);
r.replaceChildren(...f?[d("p.refusal",f)]:[],...m?[d("div.row",g("Yes",m,"meant.yes"),g("No",`${h.trim()}%`,"meant.no"))]:
[])},l=()=>{clearTimeout(o),a(!0)};return e.addEventListener("input",()=>{clearTimeout(o),o=window.setTimeout(l,jh),a(!1)}),
e.addEventListener("change",l),{node:r,complain:l}}function qs({rule:e,label:t,words:n,ends:s,value:r,set:o,enter:i,k:a=""}){
let l=r,{low:c,high:h}=e,u=e.unit==="chance"?1:10**Math.floor(Math.log10((h-c)/50||1)),m=d("span.drawn",{"aria-hidden":"\
true"}),f=d("b.equals",{"aria-hidden":"true"}),b=d("input.bignum",{inputmode:e.low<0?"text":"decimal","data-k":`value${a}`,
maxlength:Vh,autocomplete:"off","aria-label":`${t} ${n}`,oninput:()=>v(b.value,b)}),g=d("input.rng",{type:"range",min:c,
max:h,step:u,"data-k":`range${a}`,"aria-label":t,oninput:()=>v(p(),g)}),p=()=>String(Number(Number(g.value).toFixed(u<1?
2:0))),w=String((c+h)/2),x=Zh(b,e,E=>{v(E),g.focus({preventScroll:!0})});function v(E,L){l=E.trim(),L!==b&&(b.value=l,x.
complain()),$(L),o(l)}function $(E){let L=bt(l,e).value,M=l.replace("-","−"),T=Gh(l,e);E!==g&&(g.value=L==null?w:String(
L)),g.classList.toggle("empty",L==null),g.style.setProperty("--p",`${L==null?0:100*(L-c)/(h-c||1)}%`),g.setAttribute("ar\
ia-valuetext",L==null?"not set yet":`${T||l} ${n}`),f.textContent=T&&`= ${T.replace("-","−")} `;let N=l!==""&&Pt(M)&&M.
length<=6,O=M.length<=Is?M:`${M.slice(0,Is-1)}…`;m.replaceChildren(l===""?"?":N?qe(M,M.length>4?34:50):O),m.classList.
toggle("none",l===""),b.style.setProperty("--n",String(Math.min(Math.max(2,l.length),Is)))}let k=d("div.asknum",{onkeydown:E=>{
E.key!=="Enter"||E.target instanceof HTMLButtonElement||(E.preventDefault(),l===""&&E.target===g?v(p(),g):l!==""&&bt(l,e).
value==null?x.complain():l!==""&&i())}},d("div.saynum",d("span.bigbox",b,m),d("p",f,n)),x.node,g,d("div.ends",{"aria-hid\
den":"true"},d("span",s[0]),d("span",s[1])));return b.value=l,x.complain(),$(),{node:k,value:()=>l,put:E=>v(E),focus:()=>g.
focus({preventScroll:!0}),complain:x.complain}}var Wo=({measure:e,span:t})=>e==="chance"?Ht:{low:t[0],high:t[1],unit:e},
sn=(e,t)=>e.trim()?nn(e,Wo(t)):"Move the slider, or type a number.";function rn({measure:e,span:t,says:n},{label:s="What\
 do you expect?",...r}){let o=Wo({measure:e,span:t}),i=e==="chance";return qs({...r,rule:o,label:s,words:i?`of 100 ${n}`.
trim():e,ends:i?["never","always"]:[String(o.low).replace("-","−"),String(o.high)]}).node}var Vo=({revealed:e,steps:t=[]})=>e&&d("ol.reckoning",t.map(({letter:n,words:s,formula:r,value:o})=>d("li",d("span",n),d(
"span",s),d("b",o),r!==o&&d("small",r))));var jo=[];globalThis.addEventListener?.("beforeprint",()=>{for(let e of document.querySelectorAll(".uw-panel"))jo.push([
e,e.className]),e.className=e.className.replace(/ c\d+/g,"")});globalThis.addEventListener?.("afterprint",()=>{for(let[e,
t]of jo.splice(0))e.className=t});var Kh="input:not([type=range]), select, textarea, [contenteditable]:not([contenteditable=false])",_s="uncle_widgets key\
s",Yh="input, [role=tab], .chooser, .art",Go=/^(Arrow|Home|End)/,Ko="button, a, summary, label, [role=button], [role=tab\
]",ne=new Set,Fs=e=>e.closest(".uw-page")??e.closest(".uw-room")??e.closest(".uw"),Yo=e=>e.getClientRects().length>0,Jo=e=>!!e.
any||e.keys.some(t=>t.length===1&&t!==" ");function on(){try{return localStorage.getItem(_s)!=="off"}catch{return!0}}function Jh(e){
try{e?localStorage.removeItem(_s):localStorage.setItem(_s,"off")}catch{}}function Xh({el:e,keys:t},n,s){let{key:r,shiftKey:o}=n;
return Go.test(r)&&s.closest(Yh)&&!(s instanceof HTMLInputElement&&e.contains(s))?!1:t().some(i=>(i.keys.includes(r)||i.
any?.(r))&&(!Go.test(r)||o===!!i.shift)&&(!i.inside||e.contains(s))&&(!Jo(i)||on()&&!s.closest("input"))&&i.when()&&i.press(
r,s))}function Zo(e){if(e.defaultPrevented||e.isComposing||e.ctrlKey||e.metaKey||e.altKey)return;let t=e.composedPath(),
n=t[0];if(!(n instanceof Element)||n.closest("dialog")||n.closest(Kh)&&e.key!=="Escape")return;let s=[...ne].filter(({el:r})=>{
let o=Fs(r);return o&&t.includes(o)&&Yo(r)});if(s.length){if(e.key==="?")zh(s[0].el);else if(!s.some(r=>Xh(r,e,n)))return;
e.preventDefault(),e.stopPropagation()}}function an(e,t){let n={el:e,keys:t};return ne.size||document.addEventListener("\
keydown",Zo,!0),ne.add(n),()=>{ne.delete(n),ne.size||document.removeEventListener("keydown",Zo,!0)}}function zh(e){let t=Fs(
e),n=J("keys"),r=[...ne].filter(l=>Fs(l.el)===t&&Yo(l.el)).flatMap(l=>l.keys()).filter(l=>l.when()),o=d("div.keys-typed"),
i=d("dialog.sheet.keys-list",{"aria-labelledby":n,onclose:()=>i.remove()}),a=()=>{let l=on();Y(o,d("span",{"aria-hidden":"\
true"},"Letters, digits and signs"),ut({label:"Letters, digits and signs",choices:[[!0,"On"],[!1,"Off"]],value:l,pick:c=>{
Jh(c),a()},k:"typed"}));for(let c of i.querySelectorAll("[data-typed]"))c.classList.toggle("off",!l)};i.append(d("h2",{id:n,
tabindex:-1,autofocus:!0},"Keys of this room"),d("p.mute","They act while the focus is in the room, and in no field wher\
e you type."),d("dl",[...r,{keys:["?"],shown:"?",words:"Shows this list.",when:()=>!0,press:()=>!0}].map(l=>d("div",{"da\
ta-typed":Jo(l)&&l.shown!=="?"?"":null},d("dt",d("kbd",l.shown)),d("dd",l.words)))),o,d("button.btn",{"data-k":"keys.clo\
se",onclick:()=>i.close()},"Close")),a(),e.append(i),i.showModal()}var se=(e,t,n)=>Math.max(0,Math.min(1,(e-t)/(n-t||1)));function at(e,t){return t==="chance"?`${(e*100).toFixed(1)}%`:e.toFixed(
2).replace("-","−")}function be(e,t){let n=[.1,.2,.25,.5,1,2,2.5,5,10,20,25,50,100,200,250,500].find(r=>(t-e)/r<=5)??(t-
e)/4,s=[];for(let r=Math.ceil(e/n);r*n<=t+1e-9;r++)s.push(Number((r*n).toFixed(9)));return s}var wt=(e,t,n,s="tx",r=14)=>y(
"text",{x:e,y:t,class:s,"font-size":r},n);function lt(e,t,n,s){if(e===0)return P(t,n,s-.8,{fill:"none",stroke:"var(--edg\
e)","stroke-width":1.5});let r=e>1&&P(t,n,s-.9,{fill:"none",stroke:"var(--accent-fill)","stroke-width":1.9});return y("g",
P(t,n,e>1?s*.56:s,{fill:"var(--accent-fill)"}),r)}var vt=6;function Ws({came:e,measure:t},n,s){return t!=="chance"?y("path.it-paid",{d:`M${n} ${s-vt-1}l${vt+1} ${vt+1}-${vt+
1} ${vt+1}-${vt+1}-${vt+1}Z`}):e==null?y("path.it-hid",{d:`M${n-vt} ${s}h${2*vt}`,"stroke-dasharray":"3 2"}):e?P(n,s,vt,
{class:"it-came"}):P(n,s,vt-1,{class:"it-did-not"})}var Qh=({came:e,measure:t,words:n})=>t!=="chance"?n.replace(/\.$/,"").
toLowerCase():e==null?"not seen in the game":e?"it came":"it did not come",Vs=e=>[e.mine?`you said ${e.mine}`:"skipped",
`the answer is ${e.right}${e.measure==="chance"?"":` ${e.measure}`}`,Qh(e)].join(", ");function tu({said:e,exact:t,reach:n,
span:[s,r]}){let o=a=>4+192*Math.min(1,Math.max(0,se(a,s,r))),i=o(t-n);return y("svg.bar",{viewBox:"0 0 200 30",preserveAspectRatio:"\
none","aria-hidden":"true"},y("path.axis",{d:"M4 15H196"}),R(i,6,o(t+n)-i,18,{class:"reach"}),y("path.exact",{d:`M${o(t)}\
 3V27`}),e!=null&&y("path.said",{d:`M${o(e)-7} 3h14l-7 12z`}))}var eu=e=>d("p.key",{"aria-hidden":"true"},d("span.k-said",
"you said"),d("span.k-exact","exact, and what is near"),d("span.k-came","it came"),e&&d("span.k-paid","an amount came"));
function Xo({title:e,near:t,lines:n=[],doors:s=[]},r,{go:o,open:i},a){let l=r.filter(({said:c})=>c!=null);return[d("div.\
endhead",d("h2",{"data-k":"ending",tabindex:-1},e),t&&d("span.chip.line",t)),l.length>0&&eu(l.some(({measure:c})=>c!=="c\
hance")),l.length>0&&d("ul.stops",l.map(c=>d("li",d("button",{"data-k":`stop.${c.at}`,"aria-label":`Step ${c.frame}, ${c.
name} ${Vs(c)}. Look at it again`,onclick:()=>o(c.at)},d("span.q",d("b",String(c.frame)),` ${c.name}`),tu(c),d("span.fig",
c.mine,d("small"," for "),c.right),y("svg",{viewBox:"0 0 16 16",width:16,height:16,"aria-hidden":"true"},Ws(c,8,8)))))),
d("div.sum",n.map(([c,h])=>d("p",c&&d("b",c," "),h))),l.length>0&&a(),d("div.enddoors",s.map(({label:c,link:h},u)=>{let[
m,...f]=c.split(", ");return d(u===0?"button.btn.solid":"button.btn",{"data-k":`door.${u}`,"aria-label":c,onclick:()=>i(
h)},m,f.length>0&&d("span",`, ${f.join(", ")}`))}))]}var zo=(e,t)=>t?`${Math.round(e*100)}${e===1?"%":""}`:String(Math.round(e*100)/100).replace("-","−");function ln(e,t,n,s){
let r=t.measure==="chance",o=t.answer?.value??0,i=[o,t.said?.value,n.value].filter(M=>M!=null),a=r?0:Math.min(0,t.span[0],
...i),l=r?1:Math.max(t.span[1],...i),c=84,h=62,u=M=>c+se(M,a,l)*(e-c-h),m=J("hatch"),f=s?25:31,b=[],g=15,p=(M,T,N,O)=>{b.
push(wt(0,g+5,M,O?"tx2":"tx"),T,wt(e,g+5,N,"tx b e",15)),g+=f},w=M=>({x:Math.min(u(0),u(M)),width:Math.max(1.5,Math.abs(
u(M)-u(0)))});if(t.said){let M=u(t.said.value);p("You said",y("g",ht(`M${u(0)} ${g}H${M}`,"var(--accent-fill)",2),y("pat\
h",{d:`M${M} ${g+10}l-9-17h18z`,fill:"var(--accent-fill)"})),at(t.said.value,t.measure))}if(t.was&&!t.said){let M=u(t.was.
value);p("It was",y("g.ghost",y("path",{d:`M${u(0)} ${g}H${M}`,"stroke-dasharray":"5 4"}),y("path",{d:`M${M} ${g+10}l-9-\
17h18z`,"stroke-linejoin":"round"})),at(t.was.value,t.measure),!0)}let x=t.simulated?"Stored":"Exact";p(x,y("rect",{...w(
o),y:g-9,height:18,fill:"var(--ink)",...nu(t,w)}),at(o,t.measure));let{value:v,low:$,high:S}=n,k=v!=null&&$!=null&&S!=null;
t.untried||(p("Simulated",k&&y("g",y("rect",{...w(v),y:g-8.5,height:17,fill:`url(#${m})`,stroke:"var(--ink)","stroke-wid\
th":1.5}),ht(`M${u($)} ${g}H${u(S)}M${u($)} ${g-6}v12M${u(S)} ${g-6}v12`,"var(--accent-fill)",2.5)),k?at(v,t.measure):"",
!k),k||b.push(wt(c+8,g-f+5,"not tried yet","tx2",13)));let E=be(a,l).map(M=>[y("path",{d:`M${u(M)} 2V${g-13}`,stroke:M===
0&&!r?"var(--edge)":"var(--rule)"}),wt(u(M),g+5,zo(M,r),"tx2 m",13)]),L=[t.said&&`You said ${at(t.said.value,t.measure)}\
.`,`${x} ${at(o,t.measure)}${t.was?`; ${t.was.words}`:""}.`,k&&`Simulated ${at(v,t.measure)}, 95% from ${at($,t.measure)}\
 to ${at(S,t.measure)}.`].filter(Boolean);return _t(e,g+10,L.join(" "),y("defs",mt(m,"var(--ink)")),E,b)}var nu=({was:e,
answer:t},n)=>e&&e.value!==t?.value?{class:"grown",style:`--from:${n(e.value).width/n(t?.value??0).width}`}:{},Qo=()=>y(
"svg",{width:14,height:16,viewBox:"-7 -15 14 16","aria-hidden":"true"},y("path.ghost",{d:"M0-2l-6-11h12z","stroke-linejo\
in":"round"}));function ti(e,t,n){let s=e.flatMap(h=>Array(h.n).fill(h.yes)),r=h=>[8+h%10*19,8+Math.floor(h/10)*19],[o,i]=r(
Math.max(1,Math.round((t??0)*100))-1),[a,l]=r(Math.round((n??0)*100)-1),c=e.map(h=>`${h.n} ${h.words}`).join(", ");return y(
"svg.hundred",{viewBox:"0 0 187 187",role:"img","aria-label":`Of 100: ${c}.`},s.map((h,u)=>{let[m,f]=r(u);return lt(h,m,
f,7.2)}),n!=null&&a>0&&y("path.ghost",{d:`M${a} ${l+6}l-7-12h14z`,"stroke-linejoin":"round"}),t!=null&&t>0&&y("path",{d:`\
M${o} ${i+6}l-6-11h12z`,fill:"var(--accent)",stroke:"var(--sheet)","stroke-width":2}))}var js=e=>y("svg",{width:18,height:18,
"aria-hidden":"true"},lt(e,9,9,7));function ei(e,t,n=t){let s=Math.max(...n.map(a=>a[1]),.01),r=14+8*Math.max(...n.map(a=>a[0].
length)),o=n.length>6?22:27,i=t.length*o;return _t(e,i,`${t.map(a=>`${a[0]}: ${a[2]}`).join(". ")}.`,t.map(([a,l,c],h)=>{
let u=h*o+o/2;return[wt(0,u+5,a),R(r,u-7,Math.max(1.5,l/s*(e-r-64)),14,{fill:"var(--ink)"}),wt(e,u+5,c,"tx b e")]}))}function ni(e,t,n,s){
let{runs:r,value:o}=s,i=n.measure==="chance",a=n.apart?void 0:n.answer?.value,l=n.said?.value,[c,h]=i?[0,1]:n.span,u=C=>at(
C,n.measure).replace("%",""),m=[a,l].flatMap(C=>C==null?[]:[I(u(C),1.06*14)]),f=40,b=Math.max(58,17+Math.max(0,...m)),g=10,
p=26,w=C=>f+Math.log10(C)/4*(e-f-b),x=C=>g+(1-se(C,c,h))*(t-g-p),v=J("band"),$=be(c,h),S=Math.max(1,Math.ceil(17*($.length-
1)/(t-g-p))),k=(C,Q)=>C.map((yt,Rt)=>`${Rt?"L":"M"}${w(yt[0])} ${x(yt[Q])}`).join(""),[E=[],...L]=r,M=E[E.length-1],T=e-
b+10,N=a==null?0:x(a)+5,O=l==null?0:x(l)+5,V=a==null||l==null?18:Math.abs(N-O),W=V>=17?0:(17-V)/2+1,z=O<=N?-1:1,G=o==null||
!M?"No trials yet.":`After ${s.begun.toLocaleString("en")} trials ${at(o,n.measure)}, 95% from ${at(s.low??0,n.measure)}\
 to ${at(s.high??0,n.measure)}${a==null?".":`; exact ${at(a,n.measure)}.`}`;return _t(e,t,G,y("defs",mt(v,"var(--edge)")),
$.map((C,Q)=>[y("path",{d:`M${f} ${x(C)}H${e-b}`,stroke:"var(--rule)"}),Q%S===0&&wt(f-8,x(C)+5,zo(C,i).replace("%",""),"\
tx2 e",13)]),[1,10,100,1e3,1e4].map(C=>wt(w(C),t-6,C.toLocaleString("en"),C===1?"tx2":"tx2 m",13)),E.length>1&&y("path",
{d:`${k(E,3)}L${[...E].reverse().map(C=>`${w(C[0])} ${x(C[2])}`).join("L")}Z`,fill:`url(#${v})`,opacity:.6}),L.map(C=>ht(
k(C,1),"var(--edge)",1.5)),a!=null&&ht(`M${f} ${x(a)}H${e-b}`,"var(--ink)",3),ht(k(E,1),"var(--accent-fill)",2.5,{"strok\
e-linejoin":"round"}),E.map((C,Q)=>P(w(C[0]),x(C[1]),Q===E.length-1?5:3.2,{fill:Q===E.length-1?"var(--lit)":"var(--sheet\
)",stroke:"var(--accent-fill)","stroke-width":2})),l!=null&&[y("path",{d:`M${e-b+1} ${x(l)}l10-6v12z`,fill:"var(--accent\
-fill)"}),y("text.b",{x:T+5,y:O+z*W,"font-size":14,fill:"var(--accent)"},u(l))],a!=null&&wt(T+5,N-z*W,u(a),"tx b"))}var re=26,
su=36;function si(e,t){let n=Math.min(su,(e-re-4)/Math.max(1,t.length-1)),s=n>=24,r=t.map(({face:i,die:a,words:l})=>[i?.text,a&&
`a die, ${a}`,l].filter(Boolean).join(": "));return _t(e,56,r.join(", ")||"No trial yet.",t.map((i,a)=>{let l=2+a*n,c=l+
re/2,h=!!i.counts,u={transform:`translate(${i.die?l+1:l} ${i.die?8:2})`},m=i.eye?ou(c,20,h):y("g",u,i.die?We(i.die,re-2,
h):Et(i.face,re));return y("g",m,h&&!i.eye&&!i.die&&R(l-1,1,re+2,re*1.4+2,{rx:3,fill:"none",stroke:"var(--lit)","stroke-\
width":3}),(s||i.counts)&&wt(ru(c,i.words,e),54,i.words??"",i.counts?"tx b m":"tx2 m",13))}))}function ru(e,t,n){let s=I(
t??"",13)*.55;return Math.max(s,Math.min(e,n-s))}var ou=(e,t,n)=>y("g",{fill:"none",stroke:"var(--ink)","stroke-width":2},
y("path",{d:`M${e-13} ${t}q13 ${n?-20:0} 26 0q-13 20-26 0Z`}),n?P(e,t,5,{fill:"var(--accent-fill)",stroke:"none"}):y("pa\
th",{d:`M${e-7} ${t+11}l-2 4M${e} ${t+12}v5M${e+7} ${t+11}l2 4`}));function ri(e,t,n,s){let l=Math.max(n,t.length,1),c=Math.
min(42,(e-30)/l),h=g=>30+c*(g+.5),u=g=>42-g*36,m=new Map(t.map(g=>[g.at,g])),f=t.map(g=>`${g.at+1}: ${Vs(g)}`),b=g=>{let p=m.
get(g),w=h(g),x=Math.min(13,c/2-1);if(!p&&c<11)return R(w-1,50,2,6,{fill:"var(--edge)"});if(!p)return wt(w,58,"?","tx2 b\
 m",14);let[v,$]=p.span,S=k=>u(se(k,v,$));return[p.said!=null&&y("path",{d:`M${w-1} ${S(p.said)}l-11-7v14z`,fill:"var(--\
accent-fill)"}),R(w+1,S(p.exact)-3,x,6,{fill:"var(--ink)"}),Ws(p,w,53)]};return _t(e,66,f.length?`${f.join(". ")}.`:"No \
guesses yet.",s>=0&&[R(h(s)-c/2,0,c,62,{fill:"var(--inset)"}),R(h(s)-c/2,62,c,3,{fill:"var(--lit)"})],[0,.5,1].map(g=>[y(
"path",{d:`M30 ${u(g)}H${e}`,stroke:"var(--rule)"}),g!==.5&&wt(24,u(g)+5,String(g*100),"tx2 e",13)]),Array.from({length:l},
(g,p)=>b(p)))}var ii=e=>e.split("/").map((t,n,s)=>n<s.length-1?[`${t}/`,d("wbr")]:t),iu=()=>y("svg",{width:18,height:18,"aria-hidden":"\
true"},y("path",{d:"M9 16 1 2h16z",fill:"var(--accent-fill)"}));function ai(e,t,n,s,r,o,i,a){if(e.certain)return li(d("d\
iv.answer",Ks(e),oi(e),r));let l=d("div.cmp"),c=[Ot(l,f=>ln(f,e,t(),o()))],h=e.bars??[],u=d("div.outcomes");return h.length>
0&&c.push(Ot(u,f=>ei(f,h))),{node:d("div.answer",l,n.seen&&au(n),lu(e,i),e.measure==="chance"?cu(e,s,a):hu(e,a),h.length>
0&&u,r,oi(e)),tried:()=>c[0].again(),again:()=>c.forEach(f=>f.again()),stop:()=>c.forEach(f=>f.stop())}}var li=e=>({node:e,
tried:()=>{},again:()=>{},stop:()=>{}}),au=e=>d("p.came",d("span",e.came==null?"Not seen in the game":e.came?"This time \
it came":"This time it did not"),js(e.came?1:0),d("b",e.words??""));function Gs({mistake:e,asks:t,own:n},s){if(!e)return null;
if(n)return d("p",d("b",`${e.name}. `),e.words);let r=(o,i)=>d("button.btn.quiet",{"data-k":`own.${o}`,onclick:()=>s(i)},
o);return t&&d("p.own",d("span",e.asked),r("Yes",!0),r("No",!1))}function lu(e,t){let{said:n,misconception:s,notice:r}=e,
o=n&&[d("p",{role:"status"},d("b",n.verdict)),Gs(n,t)];return Zs(o,r,s)}var Zs=(e,t,n)=>!!(e||t||n)&&d("div.note",iu(),d(
"div",e,t&&d("p.notice",t),n&&d("p.trap",`The trap: ${n}.`)));function cu(e,t,n){let{answer:s,dots:r=[]}=e;if(!s)return null;
let o=String(s.hundred),i=[s.percent,`chance ${s.one_in}`,`odds ${s.odds}`,e.simulated].filter(Boolean);return[d("div.co\
unted",r.length>0&&ti(r,e.said?.value,e.was?.value),d("div",d("p.big",d("span.sr",`${s.about} `),d("button.asks-why",{tabindex:-1,
"aria-label":o,onclick:n},qe(o,46)),d("b",t?`of 100 ${s.says}`:"of 100"),hi(o,n)),Ks(e),d("ul.kinds",r.map(a=>d("li",js(
a.yes),d("span",d("b",String(a.n)),` ${a.words}`)))))),d("p.ways",t&&d("b.short",`${o} of 100 ${s.says}: `),s.fraction&&
["exactly ",d("b",ii(s.fraction)),"; "],i.map((a,l)=>[l>0&&", ",d("span",{},a)]))]}function ci(e,t){let[n]=/[\u2212-]?\d[\d,.]*\d|\d/.
exec(e)??[""],s=e.indexOf(n);return n?[e.slice(0,s),d("button.asks-why",{"data-k":"headwhy","aria-label":`${n}: why?`,onclick:t},
n),e.slice(s+n.length)]:e}var hi=(e,t)=>d("button.btn.quiet.derive",{"data-k":"derive",onclick:t},`Why ${e}?`),hu=(e,t)=>d(
"div.counted",d("div",d("p.lead",d("button.asks-why",{tabindex:-1,onclick:t},d("b",e.answer?.lead??"")),` ${e.answer?.says??
""} `,hi((e.answer?.lead??"").split(" ")[0],t)),Ks(e),d("p.ways",e.simulated||e.answer?.fraction&&[e.answer.rounded?"to \
six places ":"exactly ",d("b",ii(e.answer.fraction))]))),Ks=({was:e})=>e&&d("p.was",Qo(),e.words),oi=e=>e.apart&&d("p.ap\
art",e.apart);function ui(e,t,n,s,r){let o=e.steps??[],i=o[t];if(!i)return li(d("p.mute","There is nothing to derive her\
e."));let a=d("div.art",{tabindex:0,role:"group","aria-label":"The picture"}),l=i.picture,c=l&&Ot(a,u=>r(l.kind,u,l));return{
node:d("div.why",d("div.now",{"data-next":!0,tabindex:-1,"aria-live":"polite"},d("h3",d("i",{"aria-hidden":"true"},i.letter),
i.words),l&&a,i.tree&&d("ul.branches",mi(i.tree,0)),(i.formula||i.value)&&d("p.reckon",d("span",i.formula??""),d("b",i.value?
`= ${i.value}`:""))),d("div",{class:o.length>6?"tiles many":"tiles",role:"group","aria-label":"All steps"},o.map((u,m)=>d(
"button",{"data-k":`why.${m}`,"aria-current":m===t?"step":null,"aria-label":`${u.letter}. ${u.words}${n.has(m)?`: ${u.value??
""}`:""}`,onclick:()=>s(m)},d("i",{"aria-hidden":"true"},u.letter),d("span",d("small",u.words),u.value!=null&&(n.has(m)?
d("b",u.value):d("em.rd"))))))),tried:()=>{},again:()=>c?.again(),stop:()=>c?.stop()}}function di({steps:e=[]},t,n){return e[t]?
d("div.stepnav",d("button.btn",{"data-k":"why.back","aria-label":"The step before","aria-disabled":t?null:"true",onclick:()=>t&&
n(t-1)},t?`◂ ${e[t-1].letter}`:"◂"),d("span",`step ${t+1} of ${e.length}`),d("button.btn.solid",{"data-k":"why.on","\
aria-label":t+1<e.length?`Next step, ${e[t+1].letter}`:"Once more from the first step",onclick:()=>n((t+1)%e.length)},t+
1<e.length?`Next: ${e[t+1].letter} ▸`:"Again: a")):null}var mi=(e,t)=>[d("li",{style:`--depth:${t}`},e.chance&&d("b",e.
chance),d("span",e.words),e.value&&d("em",e.value)),...e.children.flatMap(n=>mi(n,t+1))],fi=()=>d("div.covered",{role:"i\
mg","aria-label":"The answer is covered until you give a number."},d("div.lines",d("i",{style:"width:88%"}),d("i",{style:"\
width:62%"})),d("div.blank"),d("i",{style:"width:74%"})),pi=()=>d("p.key",{"aria-hidden":"true"},d("span.k-said","you sa\
id"),d("span.k-exact","exact"),d("span.k-came","it came"),d("span.k-not","it did not")),gi=({lesson:e="",concept:t},n)=>d(
"div.sheet",{role:"dialog","aria-label":t,onkeydown:s=>s.key==="Escape"&&n()},d("h2",t),e.split(`

`).map(s=>d("p",s.split("**").map((r,o)=>o%2?d("b",r):r))),d("button.btn.solid.wide",{"data-k":"readclose",onclick:n},"B\
ack to the question"));var bi=e=>e.split(/(?<=[.?!])\s+/);function we(e){let t=e.map(bi),n=t[0].filter(s=>t.every(r=>r.includes(s)));return{both:n.
join(" "),own:t.map(s=>s.filter(r=>!n.includes(r)).join(" "))}}var Ys=(e,t)=>e.closest(".uw-cols")?.setAttribute("data-s\
ide",String(t)),wi=e=>t=>Ys(t.currentTarget,e),yi=(e,{line:t},n,s)=>[d("button.sidehead",{"data-k":`turn${e}`,onclick:wi(
e)},d("b.badge",{"aria-hidden":"true"},String(e+1)),d("b",t),s&&d("b.it",s)),n&&d("p.mute",n)];function xi(e,t,n,s){let r=we(
e.map(({ask:a})=>a)).own,o=we(e.map(({given:a})=>a)).own,i=a=>bi(`${r[a]} ${o[a]}`.trim()).filter(l=>l&&!e[a].line.startsWith(
l.slice(0,-1))).join(" ");return d("div.pair",e.map((a,l)=>d("div.side",{role:"group","aria-label":a.line,onfocusin:wi(l)},
yi(l,a,i(l)),rn({...a,says:""},{k:String(l),label:a.line,value:t[l],set:c=>n(l,c),enter:s}))))}function ki(e,t){let n=e.
flatMap((s,r)=>s===""?[r]:[]);return n.length>1?"Move the sliders, or type two numbers.":n.length?`The ${n[0]?"second":"\
first"} number is missing. Both are shown together.`:t.map((s,r)=>sn(e[r],s)).find(Boolean)??""}var $i=(e,t)=>ut({label:"\
Which of the two",choices:e.map(({at:n,line:s},r)=>[n,`${r+1}. ${s}`]),value:e.find(({here:n})=>n)?.at??e[0].at,k:"side",
pick:t});function vi(e,t,n){let s=t.map(()=>d("div.cmp")),r=t.map(({measure:l,span:c,said:h,number:u},m)=>{let f={measure:l,
span:c,said:h,answer:{value:u??0},untried:!0};return Ot(s[m],b=>ln(b,f,{},!0))}),o=t.find(({said:l})=>l?.asks),i=t.map(({
said:l},c)=>l&&[d("p",{role:"status"},d("b",`${c+1}. `),l.verdict),(l.own||t[c]===o)&&Gs(l,n)]);return{node:d("div.answe\
r",t.map((l,c)=>d("div.side",yi(c,l,"",l.text),s[c])),Zs(i,e.notice)),tried:()=>{},again:()=>r.forEach(l=>l.again()),stop:()=>r.
forEach(l=>l.stop())}}function Mi(e,t,n,{draft:s,folded:r,changed:o,enter:i}){let a=(h,u)=>{s.values[h]=u,o()},l=()=>rn({...e,says:e.says||"ti\
mes"},{value:s.values[0],set:h=>a(0,h),enter:i}),c=()=>Y(r,Bs.map(([h,u])=>d("option",{value:h,selected:h===s.sure},u)));
return[t.length>0?xi(t,s.values,a,i):l(),Co(s,c),n&&d("p.refusal",{role:"alert"},n)]}var uu=()=>y("svg.tick",{width:16,height:16,viewBox:"0 0 16 16","aria-hidden":"true"},ht("M2 8.5 6 13 14 3.5","currentCo\
lor",2.5)),du=e=>e.away?`, not now. ${e.away}`:"",Js=2;function Si({chips:e,now:t,open:n,pick:s,toggle:r}){if(e.length<Js)
return null;let o=e.findIndex(a=>a.id===t),i=J("chips");return d("div",{class:n?"chips open":"chips"},d("button.btn.onec\
hip",{"data-k":"chips","aria-expanded":String(n),"aria-controls":i,onclick:r},d("span",`Question ${o+1} of ${e.length}`),
d("b",e[o]?.name??"")),d("div.allchips",{id:i,role:"group","aria-label":"Questions"},e.map((a,l)=>d("button.qchip",{"dat\
a-k":`q.${a.id}`,"aria-pressed":String(a.id===t),"aria-keyshortcuts":l<9&&on()?String(l+1):null,"data-away":!a.arises,"a\
ria-label":`${l+1}. ${a.name}${a.done?", answered":""}${du(a)}`,title:a.away?`${a.title} ${a.away}`:a.title,onclick:()=>s(
a.id)},d("span",a.name),a.done&&uu()))))}var Ei=e=>d("div.goal",d("h2",e.title??""),!!e.of&&d("span.chip.line",`${[e.at,
e.also].filter(Boolean).join(" and ")} of ${e.of}`),e.line&&d("p",e.line));function Xs(e,t){let{choices:n,name:s,label:r,
value:o}=e,i=n.length>6||n.map(c=>c[1]).join("").length>22,a=J("setting"),l=`knob.${s}`;return d("div",{class:e.model?"s\
etting model":"setting"},d(i?"label":"span",{for:i?a:null},r),i?d("select.pick",{id:a,"data-k":l,onchange:c=>t(n[c.target.
selectedIndex][0])},n.map(([c,h])=>d("option",{selected:c===o},h))):ut({label:r,choices:n,value:o,pick:t,k:l}))}var Ti=(e,t,n)=>d(
"div.siblings",{role:"group","aria-label":`${e}: each choice`},d("span",e),t.map((s,r)=>d("button",{"data-k":`sib.${r}`,
"aria-pressed":String(s.here),"aria-label":`${s.label}: ${s.text??"covered until you give a number"}`,onclick:()=>n(s.value)},
d("span",s.label),s.text?d("b",s.text):d("i.rd"))));var mu="uncle_widgets.tones",Li=220,fu=880,cn=.16,pu=.2,Ai;var gu=()=>pe(mu);var bu=(e,[t,n])=>Li*(fu/Li)**Math.min(1,Math.max(0,(e-t)/(n-t||1)));function wu(e){let t=Ai??new AudioContext;Ai=t,e.forEach(
(n,s)=>{let r=new OscillatorNode(t,{frequency:n}),o=new GainNode(t,{gain:0}),i=t.currentTime+1.5*s*cn;o.gain.setValueAtTime(
0,i),o.gain.linearRampToValueAtTime(pu,i+cn/8),o.gain.linearRampToValueAtTime(0,i+cn),r.connect(o).connect(t.destination),
r.start(i),r.stop(i+cn)})}function Hi(e,t,{span:n,answer:s,apart:r}){let o=t.runs[0].at(-1)?.[1],i=t.begun!==e.begun,a=!t.
running&&(i||e.running);if(!gu()||o==null)return;let l=[...i?[o]:[],...a&&s&&!r?[s.value]:[]];l.length>0&&wu(l.map(c=>bu(
c,n)))}var H={ink:"var(--ink)",accent:"var(--accent-fill)",rule:"var(--rule)",edge:"var(--edge)",sheet:"var(--ground, var(--she\
et))",band:"color-mix(in srgb, var(--rule) 45%, transparent)"},U=(e,t,n,s="tx",r=13)=>y("text",{x:e,y:t,class:s,"font-si\
ze":r},String(n)),D=(e,t=H.rule,n=1,s={})=>y("path",{d:e,fill:"none",stroke:t,"stroke-width":n,...s}),zs=(e,t)=>y("path",
{d:`M${e} ${t}l9 18h-18z`,fill:H.sheet,stroke:H.accent,"stroke-width":2.5}),K=(e,t,n,...s)=>y("svg.pic",{width:e,height:t,
viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":n},...s),et=(e,t)=>({class:"pic-in",style:`animation-delay:${Math.round(
e*t)}ms`});function X(e,t,n=13){let s=[];for(let r of e.split(" ")){let o=s.length-1;o>=0&&I(`${s[o]} ${r}`,n)<=t?s[o]+=
` ${r}`:s.push(r)}return s}function ct(e,t,n=6){let s=10**Math.floor(Math.log10((t-e)/n||1));for(let o of[1,2,5,10,20])if((t-
e)/(s*o)<=n){s*=o;break}let r=[];for(let o=Math.ceil(e/s-1e-9);o*s<=t+1e-9;o++)r.push(Number((o*s).toFixed(9)));return r}
var Qs=e=>String(e).replace("-","−");function ye(e,t,n,s,r){let o=U(e,t,n,s,r);return o.style.cssText="paint-order:str\
oke;stroke:var(--ground, var(--sheet));stroke-width:4px",o}var Ui=(e,t,n,s)=>y("g",P(e,t,n-.8,{fill:H.band,stroke:H.rule,"stroke-width":1.5}),D(`M${e-n} ${t+n}L${e+n} ${t-n}`,H.ink,
2,s?{class:"pic-in late"}:{}));function hn(e,t,n=0){let s=Math.min(19,e/25),r=s*.38,o=[...t.signs],i=h=>[(h%25+.5)*s,(Math.
floor(h/25)+.5)*s],a=4*s+19,l=0,c=t.kinds.map(([h,u],m)=>{let f=`${h.toLocaleString("en")} ${u}`,b=30+I(f,13);l>0&&l+b>e&&
([l,a]=[0,a+19]);let g=l;return l+=b,[m===2?Ui(g+8,a-4.5,7,!1):lt(m===0?1:0,g+8,a-4.5,7),U(g+20,a,f,"tx")]});return K(e,
a+6,t.spoken,Array.from({length:100-o.length},(h,u)=>{let[m,f]=i(o.length+u);return P(m,f,1.5,{fill:H.rule})}),o.map((h,u)=>{
let[m,f]=i(u),b=h==="x"?Ui(m,f,r,u>=n):lt(h==="y"?1:0,m,f,r);return u>=n?y("g.pic-in",b):b}),c)}var Gt=21,yu=3,tr=50;function un(e,t,n=0,s=200){
let{start:r,target:o,n:i}=t,[a,l]=[i<1e3?34:48,e-12],c=T=>a+(l-a)*(T-r)/(o+5-r),h=20,u=Math.floor((s-h-tr-32)/Gt),m=Math.
max(1,Math.min(yu,u)),f=h+m*Gt,b=f+12+tr,g=Math.max(...t.feet,...t.exact.map(T=>T*i),1)*1.08,p=T=>b-tr*T/g,w=ct(r,o,6).filter(
T=>Number.isInteger(T)&&Math.abs(T-o)>(o-r)/10),x=Math.max(1.5,(c(r+1)-c(r))*.66),[v,$]=[J("feet"),J("feet")],S=t.rows.slice(
-m),k=i-S.length,E=i?`Feet on each total after ${i.toLocaleString("en")}`:"Feet on each total",L=i?`at ${o}: ${t.feet[t.
feet.length-1].toLocaleString("en")}`:"",M=e-c(r)-I(L,1.06*13)-8;return K(e,b+20,t.spoken,y("defs",mt(v,H.ink),mt($,H.accent)),
R(c(o)-7,h-4,14,f-h+6,{fill:H.band,stroke:H.edge}),w.map(T=>[U(c(T),13,T,"tx2 m"),D(`M${c(T)} 17V${f}`)]),U(c(o),13,o,"t\
x b m"),Array.from({length:m},(T,N)=>D(`M${c(r)} ${h+N*Gt+Gt-5}H${l}`)),S.map((T,N)=>{let O=h+N*Gt+Gt-5,V=k+N>=n;return[
U(a-6,O+4,(k+N+1).toLocaleString("en"),"tx2 e"),T.slice(1).map((W,z)=>{let[G,C]=[c(T[z]),c(Math.min(W,o+5))],Q=W===o;return y(
"g",V?{class:"pic-in",style:`animation-delay:${S.length>1&&i-n>1?0:z*60}ms`}:{},D(`M${G} ${O}A${(C-G)/2} ${Math.min(Gt-8,
(C-G)/2*.9+2)} 0 0 1 ${C} ${O}`,H.edge,1.4),P(C,O,Q?5.5:2.2,{fill:Q?H.accent:H.ink}))})]}),D(`M${c(r)} ${b}H${c(o+.6)}`,
H.edge),i>0&&U(a-6,p(g/1.08)+5,Math.round(g/1.08).toLocaleString("en"),"tx2 e"),t.feet.map((T,N)=>{let O=N+1===t.feet.length;
return R(c(r+1+N)-x/2,p(T),x,b-p(T),{fill:`url(#${O?$:v})`,stroke:O?H.accent:H.ink,"stroke-width":.7})}),i>0&&[D(t.exact.
map((T,N)=>`${N?"L":"M"}${c(r+1+N)} ${p(T*i)}`).join(""),H.sheet,5),D(t.exact.map((T,N)=>`${N?"L":"M"}${c(r+1+N)} ${p(T*
i)}`).join(""),H.ink,2.5)],U(c(r),b+16,I(E,13)<M?E:E.replace(" on each total",""),"tx2"),i>0&&U(e,b+16,L,"tx b e"))}var xu={cases:hn,paths:un},er=(e,t)=>y("svg",{width:22,height:12,"aria-hidden":"true"},y("path",{d:"M0 6h22",fill:"none",
...e}),t),ku=()=>({node:d("p.untried",{role:"status"},$u),tried:()=>{},again:()=>{},stop:()=>{}}),$u="No trials of this \
question were dealt in advance, and this page has no Python to deal them now. Here you can try out the questions at whic\
h the game stops and asks, and those of the lessons; with Python, every question.";function Ri(e,t,n){if(e.untried)return ku();
let s=d("div.plot"),r=d("div.traces"),o=t().grown,i=o?d("div",{class:`grown ${o.kind}`}):!1,a=o?.n??0,l=d("div.counts",{
role:"group","aria-label":"How many trials"}),c=d("div.told",{role:"status"}),h=d("button.btn.quiet.stop",{"data-k":"sto\
p",onclick:()=>n({kind:"stop"})},"Stop"),u=d("input.seedbox",{inputmode:"numeric","data-k":"trialseed",maxlength:80,"ari\
a-label":"Seed of your trials",onchange:()=>n({kind:"again",seed:u.value})}),m,f=t(),b=d("span",er({stroke:"var(--edge)",
"stroke-width":1.5}),"runs before"),g=()=>{let{clientWidth:k,clientHeight:E}=s;k>0&&E>40&&s.replaceChildren(ni(k,E,e,t()))},
p=()=>{e.traces&&r.clientWidth>0&&r.replaceChildren(si(r.clientWidth,t().traces))},w=()=>{let k=t().grown;!i||!k||!i.clientWidth||
(i.replaceChildren(xu[k.kind](i.clientWidth,k,Math.min(a,k.n),i.clientHeight)),a=k.n)},x=new ResizeObserver(()=>requestAnimationFrame(
$));x.observe(s);let v=()=>{let k=t();Hi(f,k,e),f=k;let E=k.begun>=k.most;l.classList.toggle("full",E),Y(l,E?d("button.b\
tn.solid",{"data-k":"anew",onclick:()=>n({kind:"again"})},"Another run"):k.counts.map(T=>d("button",{class:T===1?"btn so\
lid":"btn","data-k":`run.${T}`,"aria-label":`×${T.toLocaleString("en")}: run ${T>1?"so many trials":"one trial"}`,"aria\
-disabled":k.running?"true":null,onclick:()=>!t().running&&n({kind:"run",trials:T,calm:Qt()})},`×${T.toLocaleString("en")}`))),
b.hidden=k.runs.length<2,h.style.visibility=k.running?"visible":"hidden",m!==k.seed&&!u.matches(":focus")&&(m=k.seed,u.value=
String(k.seed));let L=e.traces?"below the chart":"on the table",M=`One first: ×1 will ${e.trial}, and you see it ${L}.`;
c.replaceChildren(d("p",d("b",k.summary??M),k.last&&d("span.last",` ${k.last}`),k.claim&&` ${k.claim}`,k.band&&d("span.m\
ute",` ${k.band}`),k.beforehand&&d("span.mute",` ${k.beforehand}`)),...k.note?[d("p.refusal",k.note)]:[]),$()},$=()=>{p(),
g(),w(),c.scrollHeight>c.clientHeight+1?c.tabIndex=0:c.removeAttribute("tabindex")},S=d("div.try",i,s,e.traces&&r,l,c,d(
"div.tryfoot",d("p.key",{"aria-hidden":"true"},!e.apart&&d("span",er({stroke:"var(--ink)","stroke-width":3}),e.simulated?
"found before":"exact"),d("span",er({stroke:"var(--accent-fill)","stroke-width":2.5},P(11,6,3.2,{fill:"var(--sheet)",stroke:"\
var(--accent-fill)","stroke-width":2})),"your run"),b),d("label.trialseed","seed",u),h,d("button.btn.quiet",{"data-k":"a\
gain",onclick:()=>n({kind:"again"})},"Start again")));return v(),{node:S,tried:v,again:$,stop:()=>x.disconnect()}}var vu=(e,t,n,s)=>y("g",P(e,t,n-.8,{fill:s?H.band:"none",stroke:H.rule,"stroke-width":1.5}),D(`M${e-n*.9} ${t+n*.9}L${e+
n*.9} ${t-n*.9}`,H.edge,1.8));function Ni(e,t){let n=e<560,s=n?16.5:19,r=s*.38,[o,i,a,l]=t.counts,c=[...Array(o).fill("y\
es"),...Array(i).fill("out"),...Array(a).fill("no"),...Array(l).fill("out-no")],h=24,u=10*s+10,m=c.map((N,O)=>{let[V,W]=[
(O%10+.5)*s,h+(Math.floor(O/10)+.5)*s];return N==="yes"||N==="no"?lt(N==="yes"?1:0,V,W,r):y("g.pic-in",{style:"animation\
-delay:240ms"},vu(V,W,r,N==="out"?1:0))}),f=t.sides.map(([N,O],V)=>{if(!N)return null;let W=V?100-N:0,z=h+W/10*s+2,G=h+(W+
N)/10*s-2,C=(n?e:e*.55)-u-14,Q=X(O,C),yt=Math.min(Math.max((z+G)/2-8*Q.length+5,h+10),h+10*s-16*Q.length);return[D(`M${u}\
 ${z}h6V${G}h-6`,H.edge,1.5),U(u+14,yt,N,"tx b",15),Q.map((Rt,Re)=>U(u+14,yt+16*(Re+1),Rt,"tx2"))]}),[b,g,p]=t.left,w=n?
0:Math.max(e*.58,u+150),x=n?h+10*s+34:h,v=7,$=n?s:Math.min(s,(e-w)/12),S=Array.from({length:g},(N,O)=>y("g",et(O,8),lt(O<
b?1:0,w+(O%v+.5)*$,x+(Math.floor(O/v)+.5)*$,$*.38))),k=Math.ceil(g/v),E=w+v*$+18,L=e-E-ot(b,34)-8,M=X(`of ${g} ${p}`,Math.
max(L,60),1.06*15),T=x+Math.max(k*$,26+18*M.length)+8;return K(e,Math.max(T,h+10*s+4),t.spoken,U(0,13,t.holders,"tx b",14),
m,f,U(w,x-11,`Strike out ${i+l}. Left: ${g}`,"tx b",14),S,dt(b,E,x+2,34,{colour:"var(--accent)"}),M.map((N,O)=>U(E+ot(b,
34)+8,x+14+18*O,N,"tx b",15)),U(E+ot(b,34)+8,x+14+18*M.length,`chance ${t.exact}`,"tx2"))}var Oi=e=>1+Math.max(0,...e.children.
map(Oi));function Pi(e,t){let n=Oi(t.tree),s=e/n,r=t.tree.n<1e3?46:62,o=36,i=s-14,a=m=>o+14+16*X(m.words,i).length,l=[],
c=[],h=4,u=(m,f)=>{let b=f*s,g=m.children.map($=>u($,f+1)),p=g.length?g.reduce(($,S)=>$+S,0)/g.length:h+o/2;g.length||(h+=
a(m)),m.children.forEach(($,S)=>{let k=$.mark==="out";l.push(y("g",et(f+1,160),D(`M${b+r} ${p}L${b+s} ${g[S]}`,k?H.rule:
H.ink,k?1.5:2)))});let[w,x]=[m.mark==="yes",m.mark==="out"],v=w?"fill:var(--sheet)":x?"fill:var(--ink-2)":"";return c.push(
y("g",et(f,160),R(b+1,p-o/2,r-2,o,{rx:3,fill:w?H.accent:H.sheet,stroke:w?H.accent:x?H.rule:H.edge,"stroke-width":1.8,"st\
roke-dasharray":x?"4 4":null}),y("text.tx.b.m",{x:b+r/2,y:p+6,"font-size":17,style:v},m.n.toLocaleString("en")),X(m.words,
i).map(($,S)=>ye(b,p+o/2+16*(S+1),$,"tx2")))),p};return u(t.tree,0),K(e,h,t.spoken,l,c)}function Ci(e,t){let n=e<440?16:Math.min(22,e/26),s=t.dots.flatMap(([h,,u])=>Array.from({length:h},()=>u)),r=e<10*n+22+180,
o=r?0:10*n+22,i=[],a=r?10*n+24:16;for(let[h,u,m]of t.dots)h&&(i.push(lt(m,o+7,a-5,7),U(o+22,a,h,"tx b",15)),i.push(U(o+26+
9*String(h).length,a,u,"tx",14)),a+=25);i.push(D(`M${o} ${a-10}H${e}`)),a+=10;let l=(h,u,m,f=H.ink)=>{i.push(U(o,a,h,"tx\
2"));for(let g of X(`${u} =`,e-o-48,14))a+=20,i.push(U(o,a,g,"tx",14));let b=U(e,a,m,"b e",20);b.style.fill=f,i.push(b),
a+=28};l("hands, each counted once",t.hands[0],t.hands[1]),l(`${t.cards[0]} in those hands`,t.cards[1],t.cards[2],"var(-\
-accent)");for(let h of X(`more finely ${t.exact[0]} and ${t.exact[1]}`,e-o))i.push(U(o,a-4,h,"tx2")),a+=16;a-=16;let c=Math.
max(10*n,a+4);return K(e,c,t.spoken,s.map((h,u)=>y("g",et(Math.floor(u/10)*3+u%10,20),lt(h,(u%10+.5)*n,(Math.floor(u/10)+
.5)*n,n*.38))),i)}var Mu=(e,t,n,s)=>[U(e,t-7,n,"tx b m",17),D(`M${e-15} ${t}h30`,H.ink,2),U(e,t+19,s,"tx b m",17)];function Bi(e,t){
let n=t.factors.length,s=t.factors[0][1],r=Math.max(1,Math.min(n,Math.floor((e+20)/84))),o=24,i=Math.min(190,(e-o*(r-1))/
r),a=s>60?12:7,l=Math.min(i/a,13),c=Math.ceil(s/a),h=n<=4&&l>=5,u=(h?c*l+26:18)+66,m=[];t.factors.forEach(([g,p],w)=>{let x=w%
r*(i+o),v=Math.floor(w/r)*u,$=x+(h?a*l/2:i/2),S=[U(h?x:$,v+13,`${w+1}${["st","nd","rd"][w]??"th"} card`,h?"tx2":"tx2 m")];
if(h)for(let E=0;E<p;E++){let L=E>=g;S.push(R(x+E%a*l+1,v+20+Math.floor(E/a)*l+1,l-2,l-2,{rx:1.5,fill:L?H.accent:"none",
stroke:L?H.accent:H.edge,"stroke-width":1.2}))}let k=v+(h?20+c*l:12)+28;m.push(y("g",et(w,240),S,Mu($,k,g,p))),w+1<n&&m.
push(U(Math.min(e-6,$+(i+o)/2),k+6,"×","tx m",18))});let f=Math.ceil(n/r)*u+14,b=(g,p="tx",w=14)=>{for(let x of X(g,e-4,
p.endsWith(" b")?1.06*w:w))m.push(U(0,f,x,p,w)),f+=w+6};return b(`= ${t.none} without ${t.one}; ${t.some} with one or mo\
re`,"tx b",15),b(`Counting hands: ${t.counting[0]} of ${t.counting[1]} is the same.`),b(`${t.choose}: ${t.means}.`,"tx2",
13),K(e,f,t.spoken,m)}function Di(e,t){let n=e<430,s=n?Math.min(44,(e-26)/6):40,r=24,o=22,i=[];for(let u=0;u<6;u+=1)i.push(U(r+(u+.5)*s,14,u+1,
"tx2 m"),U(4,o+(u+.5)*s+5,u+1,"tx2"));t.rows.forEach((u,m)=>{u.forEach((f,b)=>{let g=r+b*s,p=o+m*s,w={fill:f?H.accent:"n\
one",stroke:f?"none":H.edge,"stroke-width":1.2},x=m===b?y("circle",{cx:g+s/2,cy:p+s/2,r:s/2-2,...w}):R(g+1.5,p+1.5,s-3,s-
3,{rx:2,...w}),v=U(g+s/2,p+s/2+5,f,"b m",14);v.style.fill="#FFF",i.push(y("g",et(m+b,30),x,f&&v))})});let a=o+6*s,l=n?4:
r+6*s+18,c=n?a+24:o+20,h=[R(l,c-12,14,14,{rx:2,fill:H.accent}),...X(t.unlike,e-l-24,14).map((u,m)=>U(l+22,c+19*m,u,"tx",
14))];return c+=19*X(t.unlike,e-l-24,14).length+8,h.push(P(l+7,c-5,7,{fill:H.accent})),h.push(...X(t.doubles,e-l-24,14).
map((u,m)=>U(l+22,c+19*m,u,"tx",14))),c+=34,h.push(U(l,c,t.sum,"tx b",18)),K(e,Math.max(a,c)+8,t.spoken,i,h)}function Ii(e,t){let n=e<640,{start:s,target:r}=t,[o,i]=[n?22:40,e-(n?12:112)],a=M=>o+(i-o)*(M-s)/(r+5-s),l=t.rows.slice(
0,n?8:12),c=n?21:24,h=26,u=h+l.length*c,m=ct(s,r,n?6:10).filter(M=>Number.isInteger(M)&&Math.abs(M-r)>(r-s)/14),f=J("fee\
t"),b=J("feet"),g=l.map((M,T)=>{let N=h+T*c+c-6,O=M[M.length-1],V=M.includes(r),W=[];return M.slice(1).forEach((z,G)=>{let[
C,Q]=[a(M[G]),a(Math.min(z,r+5))],yt=Math.min(c-9,(Q-C)/2*.9+2),Rt=z===r;W.push(y("g",et(T*4+G,30),D(`M${C} ${N}A${(Q-C)/
2} ${yt} 0 0 1 ${Q} ${N}`,H.edge,1.4),P(Q,N,Rt?5.5:n?2:2.6,{fill:Rt?H.accent:H.ink})))}),[D(`M${a(s)} ${N}H${i}`),U(0,N+
4,T+1,"tx2"),W,!n&&U(i+14,N+4,V?"lands":`jumps to ${O}`,V?"tx b":"tx2")]}),p=92,w=u+46+p,x=Math.max(...t.feet,...t.exact.
map(M=>M*t.n),1)*1.08,v=M=>w-p*M/x,$=Math.max(1.5,(a(s+1)-a(s))*.66),S=t.feet[t.feet.length-1],k=t.exact.map((M,T)=>`${T?
"L":"M"}${a(s+1+T)} ${v(M*t.n)}`).join(""),E=n?`After ${t.n} rows: feet on each`:`After ${t.n} rows: how many feet stood\
 on each number`,L=n?w+42:w+22;return K(e,L,t.spoken,y("defs",mt(f,H.ink),mt(b,H.accent)),R(a(r)-7,h-4,14,u-h+6,{fill:H.
band,stroke:H.edge}),m.map(M=>[U(a(M),14,M,"tx2 m"),D(`M${a(M)} 19V${u}`)]),U(a(r),14,r,"tx b m"),g,U(0,u+26,E,"tx b",14),
ct(0,x,3).filter(Number.isInteger).map(M=>[D(`M${a(s)} ${v(M)}H${a(r+.6)}`),U(a(s)-4,v(M)+4,M,"tx2 e")]),t.feet.map((M,T)=>R(
a(s+1+T)-$/2,v(M),$,w-v(M),{fill:`url(#${T+1===t.feet.length?b:f})`,stroke:T+1===t.feet.length?H.accent:H.ink,"stroke-wi\
dth":n?.7:1})),D(k,H.sheet,6),D(k,H.ink,3),m.map(M=>U(a(M),w+17,M,"tx2 m")),U(a(r),w+17,r,"tx b m"),n?U(e,w+38,`at ${r}:\
 ${S}, chance ${t.said}`,"tx b e",14):[y("text.b",{x:i-10,y:w-30,"font-size":14,style:"fill:var(--accent)"},`${S} at ${r}`),
U(i-10,w-10,`chance ${t.said}`,"tx b",14)])}function qi(e,t){let n=.45*e,s=12+Math.min(n,Math.max(...t.rows.map(([m])=>I(
m,13)))),r=e-s-34,o=Math.max(9,Math.min(17,r/17)),i=Math.max(1,Math.floor(r/o)),a=[],[l,c]=[26,0];for(let[m,f]of t.rows){
let b=f.flatMap(([p,w])=>Array(p).fill(w)),g=X(m,s-12,14);a.push(g.map((p,w)=>U(0,l+5+16*w,p,"tx")),U(e,l+5,b.length,"tx\
 b e")),b.forEach((p,w)=>{let[x,v]=[s+(w%i+.5)*o,Math.floor(w/i)*o];a.push(y("g",et(c++,8),lt(p,x,l+v,o*.38)))}),l+=Math.
max(16*g.length,Math.ceil(b.length/i)*o)+7}let h=0,u=t.kinds.map(([m,f])=>{let b=30+I(f,13);h>0&&h+b>e&&([h,l]=[0,l+19]);
let g=[lt(m,h+8,l,6.5),U(h+19,l+5,f,"tx2")];return h+=b,g});return l+=23,K(e,l+4,t.spoken,U(0,13,`100 ${t.of}`,"tx b",14),
a,u,U(0,l,`${t.exact} of them count`,"tx b",14))}function _i(e,t){let n=Math.max(10,Math.min(t.total,Math.floor(e/16))),
s=Math.min(30,e/n),r=Math.min(s-3,22),o=r*1.4,i=o+34,a=new Set(t.row),l=[];for(let u=0;u<t.total;u++){let m=u%n*s,f=4+Math.
floor(u/n)*i;l.push(y("g",et(u,20),R(m+1.5,f,r,o,{rx:2,fill:a.has(u)?H.accent:"none",stroke:a.has(u)?H.accent:H.edge,"st\
roke-width":1.5})))}let c=[-1,...t.row,t.total];t.gaps.forEach((u,m)=>{if(!u)return;let[f,b]=[c[m]+1,c[m+1]-1];for(let g=Math.
floor(f/n);g<=Math.floor(b/n);g++){let p=Math.max(f,g*n)-g*n,w=Math.min(b,g*n+n-1)-g*n,x=4+g*i+o+5,[v,$]=[p*s+2,w*s+r+1];
l.push(D(`M${v} ${x}v4H${$}v-4`,H.ink,1.5));let S=Math.floor(f/n)===g;(b-f<n||S)&&l.push(U((v+$)/2,x+18,u,"tx m"))}});let h=4+
Math.ceil(t.total/n)*i+12;for(let u of X(`${t.reckoning}, ${t.wait}`,e-4,1.06*14))l.push(U(0,h,u,"tx b",14)),h+=20;return K(
e,h-8,t.spoken,l)}function Fi(e,t,n){let s=new Map;return e.hits.map(r=>{let o=Math.round(t(r/e.n)/n)*n,i=s.get(o)??0;return s.set(o,i+1),
{x:o,at:i}})}function Wi(e,t){let[n,s]=[e<400?52:66,e-12],r=t.rows.flatMap(u=>u.hits.map(m=>m/u.n)),[o,i]=[Math.max(0,Math.
min(...r)-.03),Math.min(1,Math.max(...r)+.03)],a=u=>n+(s-n)*(u-o)/(i-o),l=8,c=t.rows.map(u=>{let m=Fi(u,a,7),f=m.some(x=>x.
at>16),b=f?Fi(u,a,4):m,g=Math.max(...b.map(x=>x.at))+1,p=Math.min(6.6,96/g);l+=Math.max(52,g*p+26);let w=l;return l+=4,[
b.map(({x,at:v})=>P(x,w-4-v*p,Math.min(f?1.9:2.8,p*.48),{fill:H.sheet,stroke:H.accent,"stroke-width":f?1.1:1.4})),D(`M${n}\
 ${w}H${s}`,H.edge),U(0,w-18,u.n.toLocaleString("en"),"tx b",15),U(0,w-2,"trials","tx2"),U(s,w-Math.max(34,g*p+10),u.near,
"tx e")]}),h=ct(o*100,i*100,e<420?5:8);return K(e,l+40,t.spoken,h.map(u=>[D(`M${a(u/100)} 4V${l}`,H.rule),U(a(u/100),l+16,
u,"tx2 m")]),D(`M${a(t.exact[0])} 4V${l+4}`,H.ink,3),c,U(Math.min(e-50,Math.max(50,a(t.exact[0]))),l+36,`chance ${t.exact[1]}`,
"tx b m",14))}function Vi(e,t){let[n,s]=[26,e-I("misses",13)*1.1-12],r=Math.max(0,Math.min(...t.rows.map(h=>h[1]))-.02),
o=Math.min(1,Math.max(...t.rows.map(h=>h[2]))+.02),i=h=>n+(s-n)*(h-r)/(o-r),a=13.5,l=32+t.rows.length*a,c=J("miss");return K(
e,l+22,t.spoken,y("defs",mt(c,H.accent)),ct(r*100,o*100,e<420?5:8).map(h=>[D(`M${i(h/100)} 22V${l}`,H.rule),U(i(h/100),l+
17,h,"tx2 m")]),U(Math.min(e-60,Math.max(60,i(t.exact[0]))),14,`chance ${t.exact[1]}`,"tx b m",14),D(`M${i(t.exact[0])} \
20V${l}`,H.ink,3),t.rows.map(([h,u,m],f)=>{let b=32+f*a,g=t.misses.includes(f+1);return y("g",et(f,60),g?R(i(u),b-5,i(m)-
i(u),10,{fill:`url(#${c})`,stroke:H.accent,"stroke-width":1.5}):D(`M${i(u)} ${b}H${i(m)}`,H.edge,2.5),P(i(h),b,3.6,{fill:H.
sheet,stroke:g?H.accent:H.ink,"stroke-width":2}),(f===0||(f+1)%5===0)&&U(n-8,b+5,f+1,"tx2 e"),g&&y("text.b",{x:i(m)+8,y:b+
5,"font-size":13,style:"fill:var(--accent)"},"misses"))}))}var ji=([,e,t],n)=>({fill:n?H.ink:t<e?H.sheet:H.edge,stroke:n||t<e?H.ink:H.edge,"stroke-width":1.8});function Gi(e,t){let n=t.
falls.flatMap(i=>i.bars.flatMap(([,a,l])=>[a,l])),[s,r]=[Math.min(0,...n),Math.max(.1,...n)];return e>=460*Math.max(1,t.
falls.length/2)&&t.falls[0].bars.length*t.falls.length<=14?Su(e,t,s,r):Eu(e,t,s,r)}function Su(e,t,n,s){let[r,o,i]=[40,46,
200],a=m=>o+i*(s-m)/(s-n||1),l=(e-r)/t.falls.length,c=a(n)+(n<0?26:8),h=Math.min(120,(l-24)/Math.max(...t.falls.map(m=>m.
bars.length)))-2,u=Math.max(...t.falls.flatMap(m=>m.bars.map(([f])=>X(f,h).length)));return K(e,c+8+15*u,t.spoken,U(0,30,
t.unit,"tx2"),ct(n,s,5).map(m=>[D(`M${r} ${a(m)}H${e}`,m?H.rule:H.ink,m?1:1.5),U(r-6,a(m)+5,Qs(m),"tx2 e")]),t.falls.map(
(m,f)=>{let b=r+f*l+10,g=Math.min(120,(l-24)/m.bars.length);return[t.falls.length>1&&U(b+g*m.bars.length/2,16,m.title,"t\
x m b",15),m.bars.map((p,w)=>{let[x,v,$,S]=p,k=w+1===m.bars.length,E=b+w*g,L=a(Math.max(v,$)),M=$<v&&!k?a($)+16:L-6;return y(
"g",et(w,160),R(E+2,L,g-4,Math.max(2,Math.abs(a($)-a(v))),ji(p,k)),!k&&D(`M${E+g-2} ${a($)}h4`,H.ink,1.5),U(E+g/2,M,S,k?
"tx b m":"tx m",14),X(x,g-2).map((T,N)=>U(E+g/2,c+12+15*N,T,k?"tx b m":"tx2 m")))})]}))}function Eu(e,t,n,s){let r=t.falls.
flatMap(u=>u.bars.map(([m])=>I(m,13))),o=Math.min(e*.36,Math.max(...r)*1.08+10),[i,a]=[o+(n<0?46:6),e-88],l=u=>i+(a-i)*(u-
n)/(s-n||1),c=0,h=t.falls.map(u=>{let m=t.falls.length>1&&U(0,c+15,u.title,"tx b",15);m&&(c+=22);let f=c,b=u.bars.map((p,w)=>{
let[x,v,$,S]=p,k=w+1===u.bars.length,E=X(x,o-4,k?1.06*13:13),L=c+2;c+=Math.max(25,E.length*15+8);let M=Math.max(v,$);return y(
"g",et(w,160),E.map((T,N)=>U(0,L+13+15*N,T,k?"tx b":"tx2")),R(l(Math.min(v,$)),L,Math.max(2,Math.abs(l($)-l(v))),17,ji(p,
k)),U(l(M)+8,L+13,k?`${S} ${t.unit}`:S,k?"tx b":"tx",14))}),g=D(`M${l(0)} ${f}V${c}`,H.ink,1.5);return c+=12,[m,g,b]});return K(
e,c,t.spoken,h)}function Zi(e,t){let n=t.heaps.map(([L])=>L),[s,r]=[Math.min(...n,t.exact[0]),Math.max(...n,t.exact[0])],
o=(r-s||1)*.07,i=L=>14+(e-28)*(L-s+o)/(r-s+2*o),a=n.map(i),l=Math.min(60,...a.slice(1).map((L,M)=>L-a[M])),c=Math.max(...t.
heaps.map(([,L])=>L)),h=l<13?7:l<30?8.5:10.5,u=Math.max(1,Math.min(4,Math.floor((l-3)/h))),m=Math.ceil(c/u),f=Math.min(h,
190/m),b=22+m*f,g=t.heaps.map(([,,L],M)=>({x:a[M],text:L,wide:I(L,13)})),p=-1/0,w=g.filter(({x:L,wide:M})=>L-M/2<p+6?!1:
(p=L+M/2,!0)),[x,v]=t.mean,$=`balances at ${v}; the mean is ${t.exact[1]} ${t.unit}`,S=I($,1.06*14),k=i(x)+16+S<e?i(x)+16:
Math.max(0,i(x)-16-S),E=X($,e,1.06*14);return K(e,b+36+18*E.length,t.spoken,t.heaps.map(([,L],M)=>[Array.from({length:L},
(T,N)=>P(a[M]+(N%u-(u-1)/2)*f,b-7-Math.floor(N/u)*f,f*.4,{fill:"none",stroke:H.accent,"stroke-width":1.7})),l>=20&&U(a[M],
b-10-Math.ceil(L/u)*f,L,"tx b m")]),D(`M6 ${b}H${e-6}`,H.ink,4),w.map(({x:L,text:M})=>U(L,b+19,M,"tx2 m")),y("path",{d:`\
M${i(x)} ${b+2}l10 20h-20z`,fill:H.sheet,stroke:H.ink,"stroke-width":2.5}),E.map((L,M)=>U(E.length>1?0:k,b+42+18*M,L,"tx\
 b",14)))}function Ki(e,t){let[n,s,r,o]=[40,e-6,24,170],i=t.shares.length,a=(s-n)/i,l=Math.max(...t.shares),c=w=>r+o*(1-
w/l),h=w=>n+a*(w-t.first+.5),[u,m]=[r+o,Math.max(1,Math.ceil(26/a))],f=`mean ${t.mean[1]}, median ${t.median}`,b=h(t.mean[0])+
16+I(f,14)<e,g=`likeliest: ${t.likeliest[0]} (${t.likeliest[1]})`,p=h(t.likeliest[0])+a/2+4+1.1*I(g,13)<e;return K(e,u+46,
t.spoken,ct(0,l,4).map(w=>[D(`M${n} ${c(w)}H${s}`),U(n-6,c(w)+5,Math.round(w*100),"tx2 e")]),U(0,13,"of 100","tx2"),t.shares.
map((w,x)=>y("g",et(x,20),R(n+x*a+Math.min(2,a*.1),c(w),Math.max(1,a-Math.min(4,a*.2)),u-c(w),{fill:H.ink}),x%m===0&&U(h(
t.first+x),u+16,t.first+x,"tx2 m"))),D(`M${n} ${u}H${s}`,H.ink,2),p?U(h(t.likeliest[0])+a/2+4,c(l)+11,g,"tx",13):U(e,13,
g,"tx e",13),zs(h(t.mean[0]),u+21),U(b?h(t.mean[0])+16:h(t.mean[0])-16,u+38,f,b?"tx b":"tx b e",14))}function Yi(e,t){let[
n,s,r,o]=[40,e-8,24,190],i=t.bins.reduce(($,S,k)=>S>=5e-4?k:$,0)+1,a=t.bins.slice(0,i),l=Math.max(...a),c=$=>n+(s-n)*$/(i*
t.step),h=$=>r+o*(1-$/l),u=r+o,[m,f,b]=t.band,g=c(t.step)-c(0),p=`mean ${t.mean[1]} ${t.unit}`,w=c(t.mean[0])+15+I(p,14)*
1.1<e,x=`${m} to ${f}: ${b}`,v=Math.max(0,Math.min(c(m),e-I(x,14)*1.1));return K(e,u+76,t.spoken,R(c(m),r-6,c(f)-c(m),o+
6,{fill:H.band}),ct(0,l,4).map($=>[D(`M${n} ${h($)}H${s}`),U(n-6,h($)+5,Math.round($*100),"tx2 e")]),U(0,13,"of 100","tx\
2"),a.map(($,S)=>y("g",et(S,20),R(c(S*t.step)+g*.06,h($),g*.88,Math.max(0,u-h($)),{fill:H.ink}))),D(`M${n} ${u}H${s}`,H.
ink,2),ct(0,i*t.step,e<420?4:7).filter($=>c($)<s-10).map($=>U(c($),u+17,$,"tx2 m")),zs(c(t.mean[0]),u+20),U(c(t.mean[0])+
(w?15:-15),u+37,p,w?"tx b":"tx b e",14),D(`M${c(m)} ${u+44}v10M${c(m)} ${u+49}H${c(f)}M${c(f)} ${u+44}v10`,H.ink,2),U(v,
u+71,x,"tx b",14))}function Ji(e,t){let[n,s,r,o]=[40,e-14,30,168],[i,a]=[t.x[0],t.x[t.x.length-1]],l=[...t.y,...t.lines.
map(([S])=>S)],c=t.chance?0:Math.min(0,...l),h=Math.max(...l)*1.12,u=(t.chance?Math.min(1,h):h)||1,m=S=>n+(s-n)*(S-i)/(a-
i||1),f=S=>r+o*(1-(S-c)/(u-c)),b=r+o,g=t.x.map((S,k)=>`${k?"L":"M"}${m(S)} ${f(t.y[k])}`).join(""),p=t.here,w=p?I(`you a\
re here: ${p[2]}`,14)*1.1:0,x=p?Math.min(Math.max(n+4,m(p[0])-w+10),s-w):0,v=t.lines.map(([S])=>f(S)-6),$=p?f(p[1])-13:0;
return v.some(S=>Math.abs(S-$)<16)&&($=Math.min(...v,$)-18),K(e,b+(t.across?42:24),t.spoken,U(0,13,t.up,"tx2"),ct(c,u,5).
map(S=>[D(`M${n} ${f(S)}H${s}`),U(n-6,f(S)+5,t.chance?Math.round(S*100):Qs(S),"tx2 e")]),ct(i,a,e<420?5:9).filter(Number.
isInteger).map(S=>U(m(S),b+17,S,"tx2 m")),D(`M${n} ${b}H${s}`,H.ink,1.5),t.across!==""&&U((n+s)/2,b+37,t.across,"tx2 m"),
D(g,H.ink,3),t.lines.map(([S,k],E)=>{let L=E%2===0;return[D(`M${n} ${f(S)}H${s}`,H.edge,1.8,{"stroke-dasharray":"6 4"}),
ye(L?s:n+6,v[E],k,L?"tx e":"tx")]}),p&&[D(`M${m(p[0])} ${b}V${f(p[1])}`,H.ink,1.5,{"stroke-dasharray":"2 3"}),P(m(p[0]),
f(p[1]),6,{fill:H.ink,stroke:H.sheet,"stroke-width":2}),ye(x,$,`you are here: ${p[2]}`,"tx b",14)])}var Tu={counted_twice:Ci,draw_by_draw:Bi,two_dice:Di,frequency_grid:Ni,whole_tree:Pi,footprints:Ii,waterfall:Gi,balance:Zi,
gaps:_i,split:qi,cases:(e,t)=>hn(e,t),paths:(e,t)=>un(e,t),columns:Ki,histogram:Yi,graph:Ji,runs:Wi,intervals:Vi};function Xi(e,t,n){
let s=Tu[e];if(!s)throw new Error(`Expected a picture that there is, not ${e}.`);return d("figure.picture",s(t,n),n.caption&&
d("figcaption",n.caption))}var Lu=[["answer","Answer"],["why","Why"],["try","Try it"]],zi=9,Au=480,Hu=e=>{let t=e.parentElement.getBoundingClientRect(),
n=e.getBoundingClientRect();return Math.max(0,n.right-t.right+8)};function Qi({model:e,el:t}){let n=d("div.uw.uw-panel");
zt(n,e.get("palette"));let s=A=>d("div",{class:`p-${A}`}),[r,o,i,a,l,c,h,u,m,f]="head quest ask tabs page nav main strip\
 foot read".split(" ").map(s),b=d("section.sheet",{"aria-label":"The question"});b.append(r,o,i,a,l,c,h,u,m);let g=d("p.\
sr",{role:"status"});n.append(g,b,f),t.append(n);let p=e.get.bind(e),w=(A,B)=>{e.set(A,B),e.save_changes()},x=A=>{g.textContent=
A},v={key:"",values:["",""],sure:"think"},$=new Set,S=!1,k=!1,E=!0,L=!1,M=null,T=null,N=()=>p("pair").length>0?ki(v.values,
p("pair")):p("panel").none?"":sn(v.values[0],p("panel")),O=()=>{let[A,B]=v.values;N()?x(N()):(e.send({kind:"predict",value:A,
second:B,sure:v.sure}),Vt(p("game")))},V=A=>e.send({kind:"go",at:A}),W=Bo({press:()=>p("main").kind==="predict"?O():e.send(
{kind:"main"}),refused:x}),z=d("button.btn",{"data-k":"skip",onclick:()=>e.send({kind:"skip"})},"Skip"),G=d("select.pick\
.surefold",{"data-k":"surefold","aria-label":"How sure are you?",onchange:A=>{v.sure=A.target.value,Vn()}}),C=A=>B=>w("s\
ettings",{...p("settings"),[A.name]:B}),Q=A=>{S=!1,w("question",A),e.send({kind:"pick",question:A}),yt()},yt=()=>{let A=p(
"goal");Y(r,A.title?Ei(A):Si({chips:p("questions"),now:p("question"),open:S,pick:Q,toggle:()=>{S=!S,yt()}}))},Rt=()=>{let A=p(
"panel"),B=p("moment");if(A.none){Y(o,d("h2",A.title),d("p.mute",A.when));return}let _=A.revealed&&!p("goal").title,j=p(
"pair"),rt=A.revealed&&kt()!=="answer",pt=j.length>0&&!rt,he=_&&(B.headline||A.headline),Pe=he&&!A.certain?ci(he,()=>jn(
"why")):he||A.ask,Jn=_?A.ask:A.given;Y(o,j.length>0&&rt&&$i(j,V),d("h2",{"data-next":!0,tabindex:-1},(pt?we(j.map(({ask:qt})=>qt)).
both||A.title:Pe)??""),d("p.mute.given",pt?we(j.map(({given:qt})=>qt)).both:Jn),A.fault&&d("p.refusal",A.fault),!A.revealed&&
Re())},Re=()=>{let A=p("panel"),B=A.knobs.filter(rt=>!rt.model),_=A.row??[];return!!(p("moment").line||p("goal").title)||
B.length===0?!1:d("div.settings",B.map((rt,pt)=>pt===0&&_.length>1?Ti(rt.label,_,C(rt)):Xs(rt,C(rt))))},Vn=()=>{let A=p(
"panel");if(A.none||A.revealed)i.replaceChildren();else{let B={draft:v,folded:G,changed:()=>Oe(),enter:O};Y(i,...Mi(A,p(
"pair"),p("note"),B))}},vl=()=>{let A=p("panel"),B=Lu.filter(([_])=>_!=="try"||!A.certain);Y(a,!!A.revealed&&ut({label:"\
Pages",choices:B,value:kt(),k:"page",pick:jn}))},jn=A=>{w("page",A),Ne()},kt=()=>p("panel").certain&&p("page")==="try"?"\
answer":p("page"),Ml=()=>{let A=p("panel"),B=A.revealed&&kt()==="why"?A.steps?.[p("why")]:void 0,_=Object.fromEntries((B?.
lit??[]).map(j=>[j,B?.letter??""]));JSON.stringify(_)!==JSON.stringify(p("lit"))&&w("lit",_)},Ne=()=>{let A=p("panel");if(M?.
stop(),M=null,Rt(),n.dataset.page=kt(),n.classList.toggle("stopped",!!p("moment").line),n.dataset.at=String(p("moment").
at??""),vl(),Tr(),Sl(),A.none)l.replaceChildren();else if(!A.revealed)Y(l,fi());else{let _=kt();_==="why"?($.add(p("why")),
M=ui(A,p("why"),$,j=>w("why",j),Xi)):_==="try"?M=Ri(A,()=>p("tried"),e.send.bind(e)):p("pair").length>0?M=vi(A,p("pair"),
j=>e.send({kind:"own",yes:j})):M=ai(A,()=>p("tried"),p("moment"),!!p("goal").title,Re(),El,j=>e.send({kind:"own",yes:j}),
()=>jn("why")),Y(l,M.node)}Y(c,A.revealed&&kt()==="why"&&di(A,p("why"),_=>w("why",_))),Ml(),M?.again(),Zn(),M?.again();let B=l.
querySelector('.siblings [aria-pressed="true"]');B instanceof HTMLElement&&B.parentElement&&(B.parentElement.scrollLeft=
Hu(B))},Oe=()=>{let{label:A,kind:B,off:_}=p("main"),j=B==="predict";W.show(A??"",_||(j?N():"")),!A&&nt(n)===W.node&&(L=!0),
W.node.hidden=!A,z.hidden=!j||!p("moment").line,h.classList.toggle("last",!j||!!p("goal").title),h.firstChild||h.append(
G,W.node,z)},Er=()=>d("button.btn.quiet",{"data-k":"save",onclick:()=>e.send({kind:"save"})},"Save my guesses"),Tr=()=>{
let A=p("guesses"),B=p("moment"),_=B.of||0,j=p("ending"),rt=!!j.title,pt=rt&&!n.classList.contains("ended");if(n.classList.
toggle("ended",rt),T?.stop(),T=null,rt){let qt={go:V,open:Rl=>e.send({kind:"open",link:Rl})},Ul=L||!!nt(n);Y(u,...Xo(j,A,
qt,Er)),pt&&Ul&&Be(n,"ending");return}let he=p("panel").revealed&&kt()!=="answer";if(A.length===0&&!_||he){u.replaceChildren();
return}let Pe=d("div");Y(u,d("h3",_>0?`Your guesses, ${A.length} of ${_}`:"Your guesses"),pi(),Pe);let Jn=B.line?B.at??-1:
-1;T=Ot(Pe,qt=>ri(qt,A,Math.max(_,A.length),Jn))},Sl=()=>{let A=p("panel");if(A.none){m.replaceChildren();return}let B=A.
knobs.filter(j=>j.model),_=!p("goal").title;Y(m,Vo(A),d("p.mute",A.revealed&&kt()!=="why"?"":A.model),d("div.row",_&&B.map(
j=>Xs(j,C(j))),A.revealed&&kt()==="why"&&A.lesson&&d("button.btn.quiet",{"data-k":"read",onclick:()=>Gn(!0)},"Read about\
 it"),A.said&&kt()==="answer"&&_&&!p("moment").line&&Er()))},Gn=A=>{k=A,b.inert=A,Y(f,A&&gi(p("panel"),()=>Gn(!1))),Be(n,
A?"readclose":"read")},Zn=()=>{for(let A=1;A<=zi;A++)n.classList.remove(`c${A}`);T?.again(),Lr()},Lr=()=>{for(let A=1;A<=
zi&&b.scrollHeight>b.clientHeight+1;A++)n.classList.add(`c${A}`)},El=()=>b.clientHeight>0&&b.clientHeight<Au,Kn=()=>{let A=p(
"panel"),B=A.key!==v.key;B&&Object.assign(v,{key:A.key,values:["",""],sure:"think"}),(B||E)&&($=new Set);let _=!!(A.revealed&&
E&&!B&&A.said),j=nt(n),rt=L||!!(j&&b.contains(j));if(L=!1,E=!A.revealed,b.classList.toggle("asked",E&&!A.none),b.classList.
toggle("paired",p("pair").length>0),Ys(n,Math.max(p("pair").findIndex(({here:pt})=>pt),0)),b.classList.toggle("lift",_),
k&&!A.revealed&&Gn(!1),yt(),Vn(),Oe(),Ne(),_&&A.said&&x([A,...p("pair").slice(1)].map(({said:pt})=>pt?.verdict??"").join(
" ")),_&&rt&&!(p("goal").title&&j===W.node)){let pt=o.querySelector("h2");pt instanceof HTMLElement&&pt.focus({preventScroll:!0})}},
Ar=new ResizeObserver(()=>requestAnimationFrame(()=>{Zn(),M?.again()}));Ar.observe(n);let Tl=an(n,()=>{let A=Math.min(p(
"questions").length,9);return[{keys:["y","n"],shown:"Y, N",words:"Says whether the mistake that is asked about was yours\
.",when:()=>kt()==="answer"&&[p("panel"),...p("pair")].some(({said:B})=>B?.asks),press:(B,_)=>_.closest(".uw-table.acts,\
 input")?!1:(e.send({kind:"own",yes:B==="y"}),!0)},{keys:Array.from({length:A},(B,_)=>String(_+1)),shown:`1 to ${A}`,words:"\
Asks that question of those above the panel.",when:()=>A>=Js&&!p("goal").title&&!k,press:(B,_)=>_.closest(".uw-table.act\
s, input")?!1:(Q(p("questions")[Number(B)-1].id),!0)}]}),Yn=A=>()=>{A(),Zn(),M?.again()},Ll=()=>{M?.tried(),Lr()},Al=()=>{
Vn(),p("panel").revealed&&p("note")&&x(p("note"))},Hl=()=>{Oe(),Ne()},Hr=[["change:panel",Kn],["change:questions change:\
question change:goal",Yn(yt)],["change:page change:why",Ne],["change:pair",Kn],["change:main",Oe],["change:moment",Hl],[
"change:guesses change:ending",Yn(Tr)],["change:note",Yn(Al)],["change:tried",Ll],["msg:custom",ge]];for(let[A,B]of Hr)e.
on(A,B);return Kn(),()=>{for(let[A,B]of Hr)e.off(A,B);M?.stop(),T?.stop(),Ar.disconnect(),Tl()}}var dn=class{constructor(t,n){this.stamp=-1;this.move="";this.next="";this.model=t,this.marked=n,this.at=-1/0}get waiting(){
return this.stamp===this.model.get("stamp")&&performance.now()-this.at<3e3}send(t,n){if(!(!t||this.model.get("busy"))){if(this.
waiting){this.model.get("mode")==="edit"&&(this.next=t);return}this.at=performance.now(),this.stamp=this.model.get("stam\
p"),this.mark(t),this.model.send({kind:"move",move:t,stamp:this.stamp,said:n})}}drawn(){this.mark(this.waiting?this.move:
"");let t=this.next;!t||this.waiting||(this.next="",this.send(t,null))}mark(t){this.move=t,this.marked(t)}};var Uu=({words:e,name:t},n)=>d("p.covered",`${e} `,n?d("b",t):d("span.blank",{role:"img","aria-label":"a covered name"})),
mn=class{constructor({send:t,drawn:n}){this.opened=!1;this.send=t,this.drawn=n,this.root=d("div.call",{role:"group",hidden:!0})}get hidden(){
return this.root.hidden}cover(){this.opened=!1}show(t,n,s){let r=n?t.alert??"":"",o=t.covered??[],i=s==="shown"||s==="pr\
ess"&&this.opened,a=r?(t.actions??[]).find(h=>h.strong):void 0;this.root.hidden=!r&&!o.length,this.root.classList.toggle(
"calm",!r&&!(n&&t.actions?.length));let l=JSON.stringify([r,a,o,i,s]);if(this.root.dataset.looks===l)return;this.root.dataset.
looks=l,this.root.setAttribute("aria-label",r||"What lies covered");let c=()=>{this.opened=!this.opened,this.show(t,n,s),
this.drawn()};Y(this.root,r&&d("p",d("b",r)),o.length>0&&d("div.covers",o.map(h=>Uu(h,i))),o.length>0&&s==="press"&&d("b\
utton.btn",{"data-k":"covers","aria-pressed":String(i),onclick:c},i?"Cover":"Show"),a&&d("button.btn.alert",{"data-k":"c\
all","data-act":a.move,onclick:()=>this.send(a.move)},a.label))}};function ea({place:e,now:t,said:n},s){let[r="",o=""]=n??[];return{place:s.place??[e,r&&t].filter(Boolean).join(" "),line:s.
line??(r?[r,o]:[t??"",o])}}var ta=7,fn=class{constructor({texts:t,see:n}){this.looks="";this.texts=t,this.see=n,this.chip=
d("button.chipbtn",{"data-k":"clause",hidden:!0,onclick:()=>this.open(!!this.box.hidden)}),this.badge=d("b.badge",{hidden:!0}),
this.place=d("span.place"),this.line=d("p.line"),this.note=d("p.note",{role:"status"}),this.sheet=d("button.btn.quiet",{
"data-k":"scores","aria-expanded":"false",hidden:!0},"Scores"),this.eyes=d("div.seg",{role:"group","aria-label":"Seen by"}),
this.seen=d("div.eyes",it("eye",22),this.eyes),this.box=d("div.clause-box",{hidden:!0,tabindex:-1,"data-k":"clauses"}),this.
root=d("div.caption",d("div.told",d("p.over",this.badge,this.chip,this.place),this.line,this.note),d("div.seen",this.sheet,
this.seen))}show({clauses:t,badge:n="",place:s,line:r,note:o,tone:i}){F(this.root,"data-tone",i),this.badge.hidden=!n,this.
badge.textContent=n;let a=this.texts(),[l=""]=t;this.place.textContent=s,this.line.hidden=!!o,this.line.replaceChildren(
d("b",r[0]),r[1]?` ${r[1]}`:""),this.line.classList.remove("long"),this.line.classList.toggle("long",this.line.scrollWidth>
this.line.clientWidth+1),this.note.textContent!==o&&(this.note.textContent=o),this.note.hidden=!o;let c=JSON.stringify([
t,i]);if(c===this.looks)return this.below();this.looks=c,this.open(!1);let h=i==="trial"?"not the game":l;this.chip.hidden=
!h,this.chip.replaceChildren(d("span.chip.line",h));let u=t.filter(m=>a[m]);F(this.chip,"aria-disabled",u.length&&i!=="t\
rial"?"":"true"),F(this.chip,"data-clause",l),this.box.replaceChildren(d("dl",u.map(m=>d("div",d("dt",m),d("dd",a[m])))))}open(t){
let n=t&&this.box.querySelector("dt")!=null&&this.chip.getAttribute("aria-disabled")!=="true";this.box.hidden=!n,this.below(),
F(this.chip,"aria-expanded",String(n))}below(){this.box.hidden||(this.box.style.top=`${this.root.offsetTop+this.root.offsetHeight}\
px`)}escape(){return this.box.hidden?!1:(this.open(!1),this.chip.focus(),!0)}showEyes(t,n){let s=JSON.stringify(t);if(this.
seen.hidden=t.length<2,this.eyes.dataset.looks!==s){this.eyes.dataset.looks=s;let o=d("select.pick",{"data-k":"eyes.many",
"aria-label":"Seen by",onchange:i=>this.see(i.target.value)},t.map(([i,a])=>d("option",{value:i},a)));this.eyes.classList.
toggle("seg",t.length<=ta),this.eyes.replaceChildren(...t.length>ta?[o]:t.map(([i,a])=>d("button",{"data-eye":i,title:a,
"aria-label":a,onclick:()=>this.see(i)},a)))}let r=this.eyes.querySelector("select");if(r)r.value=n;else for(let o of this.
eyes.children)F(o,"aria-pressed",String(o.getAttribute("data-eye")===n))}};function Dt(e,t){let n=Math.abs(e)*10**t,s=Math.floor(n);if(n-s!==.5||!Number.isInteger(e*2**(t+1)))return e.toFixed(t);
let r=(s%2?s+1:s)/10**t;return(e<0?-r:r).toFixed(t)}function Ru(e){return e>0&&e<5/1e4?"under 0.1%":e<1&&e>9995/1e4?"ove\
r 99.9%":`${Dt(100*e,1)}%`}var oe=(e,t)=>t==="chance"?Ru(e):`${Dt(Math.abs(e)<.005?0:e,2)} ${t}`.replace("-","−");function na(e,t,n){
let{value:s,share:r,words:o}=bt(String(e),t==="chance"?Ht:{low:n[0],high:n[1],unit:t});if(s==null)throw new Error(o);return t===
"chance"?r:s}function sa(e,t,n,s){let r=n==="chance";if(s==="exact")return r?"Within 1.":"That is it, as printed.";let o=Math.
round(Math.abs(e-t)*1e9)/1e9,i=r?String(pn(o)):oe(o,n),a=s==="far"?"":r?": within ten":": near";return`${i} too ${e>t?"h\
igh":"low"}${a}.`}var pn=e=>Math.floor(Math.round(e*1e9)/1e7+.5),ra=(e,t)=>t==="chance"?.105:Math.max(Math.abs(e)/10,.1),
Nu=2,Ou=[["know","I know"],["think","I think so"],["guess","A guess"]];function oa(e){let t=[];for(let[i,a]of Ou){let l=e.
filter(({sure:c,measure:h})=>c===i&&h==="chance").map(c=>c.off);if(l.length>=Nu){let c=100*l.reduce((h,u)=>h+u,0)/l.length;
t.push([`“${a}”`,Dt(Math.round(1e9*c)/1e9,0)])}}if(t.length===0)return"";let[[n,s],...r]=t,o=r.map(([i,a])=>`; when \
you said ${i}, by ${a}`).join("");return`When you said ${n} you were off by ${s} of 100${o}.`}var xe=e=>e.charAt(0).toUpperCase()+
e.slice(1);var ia=(e,t)=>Math.max(0,Math.min(e.x+e.w,t.x+t.w)-Math.max(e.x,t.x))*Math.max(0,Math.min(e.y+e.h,t.y+t.h)-Math.max(e.y,
t.y)),nr=(e,t,n,s)=>Math.max(n,Math.min(e,n+s-t));function aa({w:e,h:t},n,s,r){let o={x:n.x+n.w/2,y:n.y+n.h/2},i=[["abov\
e",o.x-e/2,n.y-t-10],["below",o.x-e/2,n.y+n.h+10],["right",n.x+n.w+10,o.y-t/2],["left",n.x-e-10,o.y-t/2]],a=Math.min(s.y+
s.h,...r.map(({y:f})=>f));i.push(["right",n.x+n.w+10,a-t-10],["left",n.x-e-10,a-t-10]);let l=i.map(([f,b,g])=>{let p={x:nr(
b,e,s.x,s.w),y:nr(g,t,s.y,s.h),w:e,h:t},w=ia(p,n)+3*r.reduce((x,v)=>x+ia(p,v),0);return{...p,side:f,covers:w}}),{covers:c,
...h}=l.reduce((f,b)=>b.covers<f.covers-1?b:f),u=h.side==="above"||h.side==="below"?o.x-h.x:o.y-h.y,m=h.side==="above"||
h.side==="below"?e:t;return{...h,tip:nr(u,0,14,m-28)}}var la=(e,t)=>y("svg.small-card",{viewBox:"0 0 48 68",...t},Et(e,48));function Pu(e,t){let n={"data-act":e.move,onclick:()=>t(
e.move)};if(e.face){let s=[e.group,e.label].filter(Boolean).join(" ");return d("button.btn.card-pick",{"aria-label":s,title:e.
label,...n},la(e.face,{"aria-hidden":"true"}))}return d("button.btn",{...n},e.colour&&_e(e.colour)&&y("svg.icon",{viewBox:"\
-12 -12 24 24",style:"width:1.4em;height:1.4em","aria-hidden":"true"},At(e.colour,0,0,8.5,{fill:`var(--c-${e.colour})`,stroke:"\
#fff","stroke-width":2})),e.label)}var Cu=e=>[d("p.mute","What lies under it, as you remember"),d("ol.recall",e.map(t=>d(
"li",la(t.face,{role:"img","aria-label":t.label}))))],gn=class{constructor(t){this.key="";this.how=t,this.root=d("div.ch\
ooser",{role:"group",hidden:!0}),this.away=n=>{let[s]=n.composedPath();s instanceof Element&&!this.root.contains(s)&&!s.
closest(".thing.plays")&&this.close()}}show(t){if(this.key===t.key)return this.leave();let n=!t.plays&&t.recall?.length,
s=t.picks.find(i=>i.group)?.group,r=i=>{this.leave(),this.how.play(i)};this.key=t.key,this.root.setAttribute("aria-label",
n?`Under ${t.label}`:`How to play: ${t.label}`);let o={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
leave()};this.root.replaceChildren(d("div.choose-head",d("p",d("b",xe(t.label)),s&&d("span",`: ${s}`)),Ft(o,it("close",16))),
...n?Cu(t.recall):[d("div.picks",t.picks.some(i=>i.parts?.length)?this.parts(t.picks,[],r):t.picks.map(i=>Pu(i,r)))]),this.
root.hidden=!1,document.addEventListener("pointerdown",this.away,!0),this.how.moved(),this.stand(),this.buttons.find(i=>!i.
matches(".shut"))?.focus({preventScroll:!0})}parts(t,n,s){let r=new Set(t.flatMap(({parts:i})=>(i??[]).filter(a=>!n.includes(
a)))),o=i=>{let a=[...n,i],l=t.filter(({parts:c})=>c?.includes(i));if(l.length===1)return s(l[0].move);this.root.querySelector(
".picks")?.replaceChildren(...this.parts(l,a,s)),this.stand(),this.buttons.find(c=>c.dataset.part)?.focus({preventScroll:!0})};
return[...n.length?[d("p.mute",`${n.join(", ")}, and ...`)]:[],...[...r].sort().map(i=>d("button.btn",{"data-part":i,onclick:()=>o(
i)},i))]}get buttons(){return[...this.root.querySelectorAll("button")]}stand(){let t=this.key&&this.how.around(this.key),
n=this.root.parentElement;if(!t||!n)return;let s=n.getBoundingClientRect(),r=Math.max(s.top,0),o=6,i={x:o,y:r-s.top+o,w:s.
width-2*o,h:Math.min(s.bottom,window.innerHeight)-r-2*o};this.root.style.cssText=`left:0;top:0;max-width:${i.w}px;max-he\
ight:${i.h}px`;let a=({x:f,y:b,w:g,h:p})=>({x:f-s.left,y:b-s.top,w:g,h:p}),l={w:this.root.offsetWidth,h:this.root.offsetHeight},
{x:c,y:h,side:u,tip:m}=aa(l,a(t.card),i,t.hand.map(a));this.root.dataset.side=u,this.root.style.cssText+=`;left:${c}px;t\
op:${h}px;--tip:${m}px`}leave(){let t=this.key;this.close(),this.how.focus(t)}close(){if(!this.key)return;let t=this.key,
n=this.root.contains(nt(this.root));this.key="",document.removeEventListener("pointerdown",this.away,!0),this.root.hidden=
!0,this.root.replaceChildren(),this.how.moved(),n&&this.how.focus(t)}stroke(t){let n=this.buttons,s=n.findIndex(o=>o.matches(
":focus"));if(!this.key||s<0)return!1;let r={ArrowRight:s+1,ArrowDown:s+1,ArrowLeft:s-1,ArrowUp:s-1,Home:0,End:n.length-
1}[t.key];return r==null?!1:(t.preventDefault(),n[(r+n.length)%n.length].focus({preventScroll:!0}),!0)}};function ca(e,t){let{zones:n,board:s,sheet:r,...o}=e,i=a=>a==null?void 0:t[a];return{...o,zones:n.map(a=>t[a]),board:i(s)??
"",sheet:i(r)}}var bn=class{constructor(t,n){this.resting=0;this.model=t,this.pages=new Map(Object.entries(t.get("pages")??
{})),this.asked=new Map,this.hear=s=>{s.kind==="page"&&(this.pages.set(`${s.watcher}.${s.page}`,s),n())},t.on("msg:custo\
m",this.hear)}get watcher(){return this.model.get("watcher")}get few(){return this.model.get("frames")[this.watcher]??[]}get length(){
return this.model.get("count")||this.few.length}scene(t){let n=Math.max(0,Math.min(t,this.length-1));if(!this.model.get(
"count"))return this.few[n]?ca(this.few[n],this.model.get("pool")):null;let s=this.model.get("size"),r=Math.floor(n/s),o=this.
page(r);return o?(this.fetchRest(r),ca(o.frames[n-r*s],o.pool)):null}page(t,n=this.watcher){let s=`${n}.${t}`,r=this.pages.
get(s);return!r&&performance.now()-(this.asked.get(s)??-1/0)>8e3&&(this.asked.set(s,performance.now()),this.model.send({
kind:"page",watcher:n,page:t})),r}fetchRest(t){clearTimeout(this.resting);let n=Math.ceil(this.length/this.model.get("si\
ze")),s=Array.from({length:n},(a,l)=>(t+l)%n),r=n<=4?s:[t],o=s.map(a=>[a,this.watcher]);for(let[a]of this.model.get("eye\
s"))for(let l of r)o.push([l,a]);let i=o.find(([a,l])=>!this.pages.has(`${l}.${a}`));i&&(this.resting=setTimeout(()=>this.
page(...i),150))}marks(){let t=r=>r.mark??0;if(!this.model.get("count"))return this.few.map(t);let n=this.model.get("siz\
e"),s=Array.from({length:this.length},()=>0);for(let r=0;r*n<s.length;r++)(this.pages.get(`${this.watcher}.${r}`)?.frames??
[]).forEach((o,i)=>{s[r*n+i]=t(o)});return s}stop(){clearTimeout(this.resting),this.model.off("msg:custom",this.hear)}};var ie=10;function Bu(e,t,n,s){if(t&&n>=t*46)return Math.min(t,Math.max(e,1));if(!e)return 1;let r=Math.max(1,Math.floor(
(n+ie)/(s+ie)));return Math.ceil(e/Math.ceil(e/r))}function ke(e,t,n,s,r,o){let i=e.text(`${t.id}.label`,t.label,n,s+10,
{room:r}),a=Bu(t.cells.length||1,t.columns??0,r,o?58:50),l=Math.min(o?66:60,(r-ie*(a-1))/a),c=l+ie,h=e.extras.acting?8:0,
u=s+22+i;return t.cells.forEach((m,f)=>{let b=n+f%a*c,g=u+Math.floor(f/a)*(l*1.4+ie+h);"key"in m?e.card(m,b,g,l,{role:"g\
rid",own:!0}):(e.add("pile",`${t.id}.${f}`,b,g,{w:l,under:0,empty:!0}),m.seat!=null&&e.add("mark",`${t.id}.${f}`,b+l/2-9,
g+l*.7-9,{seat:m.seat,size:18,quiet:!0}))}),u-s+Math.ceil(t.cells.length/a)*(l*1.4+ie+h)+10}function $e(e,t,n,s,r){let o=t.
values.length,i=Math.min(56,(r-10*(o-1))/o),a=o*i+(o-1)*10;return e.add("dice",t.id,n,s,{w:a,size:i,values:t.values,thrown:t.
thrown??0,lit:t.lit??[],label:t.label,move:t.move??"",off:e.extras.acting?t.off??"":"",plays:e.extras.acting&&!!t.move,picks:[]}),
i+14}function sr(e,t,n,s,r){let o=s+12;o+=e.text(`${t.id}.label`,t.label,n,o,{room:r})+10;for(let[i,{words:a,note:l,box:c}]of t.
rows.entries()){let h=c?30:0,u={size:14,bold:!0,quiet:c==="open",room:r-h};c&&e.add("box",`${t.id}.${i}`,n,o+3,{box:c,size:20}),
o+=14+e.text(`${t.id}.${i}.words`,a,n+h,o+12,u),l&&(o+=15+e.text(`${t.id}.${i}.note`,l,n+h,o+13,{room:r-h})),o+=7}return o-
s+6}function ha(e,t,n,s){t.rows.filter(({box:r})=>r).forEach(({box:r},o)=>{e.add("box",`${t.id}.${o}`,n+30*o,s,{box:r,size:24})})}
function ve(e,t,n,s,r,o,i){let a=e.extras.boards?.[t.board];if(!a)throw new Error(`Expected a board called "${t.board}",\
 which was to be sent before its tokens.`);let l=i==null?Math.min(o,r*a.height/a.width):o;return e.add("board",t.id,n,s,
{w:r,h:l,k:Math.min(r/a.width,l/a.height),board:a,zone:t,heat:e.extras.heat??{},clear:!!e.extras.clear,acting:!!e.extras.
acting,spots:e.extras.spots??{},lit:e.extras.lit??{},clearance:i??0}),l+14}var ua=390,yn=620,Me=196,da=58,rr=38,or=50,wn=e=>e.cards.some(t=>t.move||t.picks?.length),ma=e=>[...e.cards,...(e.before??
[]).flatMap(t=>"top"in t&&t.top||[])];function fa(e,t,n,s,r){let o=n,i=0;for(let a of t){let l=Math.min(r-(o-n),a.values.
length*da);i=Math.max(i,$e(e,a,o,s,l)),o+=l+8}return i}function pa(e,t,n,s,r,o,i){let l=(r-16*(o-1))/o,c=s;for(let h=0;h<
t.length;h+=o){let u=t.slice(h,h+o),m=(f,b)=>i?Du(e,f,n+b*(l+16),c,l):e.other(f,n+b*(l+16),c,l,!1);c+=(i?10:18)+Math.max(
...u.map(m))}return c-s}function Du(e,t,n,s,r){let o=ma(t),i=o.length?rr*(1+.4*(o.length-1))+12:0,a=e.head(t,n,s,r-i,28),
[l]=t.counters??[],c={w:rr,ideal:rr*.4,tight:.3};if(e.cards(o,n+r-i,s,i,c,{role:"seat"}),!l)return 34+a;let h=Math.max(l.
full??0,l.value),u=l.art==="agents"?24*h:0;u&&e.add("agents",`${t.id}.0`,n,s+36+a,{count:l.value,full:h,size:18});let m={
value:l.value,label:l.label??"",high:18,room:r-i-u};return e.add("counter",`${t.id}.0`,n+u+6,s+36+a,m),58+a}function ga(e,t,n,s,r){
return t.stacks.forEach((o,i)=>e.stack(o,n+i*r/2,s,50)),t.stacks.length?116:0}function ba(e,t,n,s,r){let{seats:o,boards:i,
fans:a,grids:l,dice:c,notes:h}=t,u=24,[m,...f]=o,b=n-u-Me,g=b-2*u,p=14,w=14;for(let x of i)p+=ve(e,x,u,p,g,r);w+=fa(e,c,
b,w,Me);for(let x of h)w+=sr(e,x,b,w,Me)+8;m&&!wn(m)&&(w+=e.other(m,b,w+4,Me,!0)+20),w+=ga(e,t,b,w+4,Me);for(let x of l)
p+=ke(e,x,u,p,g,!0);return f.length&&(p+=pa(e,f,u,p+6,g,Math.min(f.length,3),!0)),p=Math.max(p,w),a.length&&(p+=e.fans(a,
u,p,n-2*u,!0)),m&&wn(m)&&(p+=e.own(m,u,p+6,n-2*u,176)),{y:p,middle:{x:u+g/2,y:240,r:40}}}function wa(e,{seats:t,boards:n,
stacks:s,dice:r,notes:o},i,a,l){let u=i-48,m=(a-20)/Math.max(1,t.length);for(let b of n)l?ve(e,b,0,0,a,u,or):ve(e,b,0,or,
a,u-or,0);let f=10;for(let b of r)$e(e,b,f,8,b.values.length*36),f+=b.values.length*36+6;for(let b of o)ha(e,b,l?10:f+6,
l?u-34:14);for(let[b,{top:g}]of s.entries())g&&e.card(g,10+b*44,u-66,38,{role:"stack"});return t.forEach((b,g)=>{Iu(e,{...b,
cards:ma(b)},10+g*m,u+10,m-4)}),{y:i-18,middle:{x:a/2,y:u/2,r:40}}}function Iu(e,t,n,s,r){let o=t.cards.length?24+9*(t.cards.
length-1):0,i=r-24-o;e.add("mark",t.id,n,s+2,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,tt(t.name,13,
i).lines[0],n+25,s+9,{size:13,bold:!0,quiet:!1,room:i});let a=(t.counters??[]).map(({value:c,label:h})=>`${c} ${h}`)[0]??
t.note??"";e.text(`${t.id}.note`,tt(a,12,i).lines[0],n+25,s+24,{size:12,room:i});let l={w:22,ideal:9,tight:.3,least:22};
e.cards(t.cards,n+r-o-2,s-1,o,l,{role:"seat"})}function ya(e,t,n){let{seats:s,boards:r,fans:o,grids:i,dice:a,notes:l}=t,
c=14,h=n-2*c,[u,...m]=s,f=10;for(let p of r)f+=ve(e,p,c,f,h,440);let b=a.length?Math.min(150,a.reduce((p,{values:w})=>p+
w.length*da+8,0)):0,g=fa(e,a,c,f,b);if(g+=ga(e,t,c,f+g,Math.max(b,130)),u&&!wn(u)){let p=b?c+b+16:c;g=Math.max(g,e.other(
u,p,f,c+h-p,!1))}f+=g+12;for(let p of l)f+=sr(e,p,c,f,h)+8;for(let p of i)f+=ke(e,p,c,f,h,!1);return o.length&&(f+=e.fans(
o,c,f,h,!1)),m.length&&(f+=pa(e,m,c,f+4,h,Math.min(m.length,3),!1)),u&&wn(u)&&(f+=e.own(u,c,f,h,0)),{y:f,middle:{x:n/2,y:200,
r:40}}}var $a=e=>[[0,0],[1,0],[1,1]].slice(0,e),qu=20,_u=60,va=({extras:e})=>e.acting?e.call?32:14:0;function Ma(e){let t=(e.before??
[]).filter(({kind:n})=>n==="stack");return{beside:t.slice(0,-1),space:t.at(-1)}}function xa(e,t,n,s,r,o,i){let{beside:a,
space:l}=Ma(t),c=o?n+i+28:n,h=r-i-28,u=e.head(t,c,s,h,30),m=c;for(let f of a)e.stack(f,m,s+46+u,46,110),m+=118;if(!t.me){
let f={w:38,ideal:22,tight:.05};e.cards(t.cards,m,s+46+u,c+h-m,f,{role:"seat"})}l&&e.stack(l,o?n:n+r-i,s,i,i+40)}function Sa(e,{
seats:[t,...n],ring:s,stacks:r},o,i){let l=92*1.4+32,c=o/2-i-24,h=o/2+24,u=28,m=u+l+74,f=n.length===1;n.forEach((x,v)=>{
let[$,S]=$a(n.length)[v];xa(e,x,$?h:i,S?m:u,c,!!$,92)}),t&&xa(e,{...t,me:!0},i,m,c,!1,92);let b={x:f?h+c/2:o/2,y:f?u+44:
u+l+32,r:40};s&&e.add("ring",s.id,b.x,b.y,{ring:s,r:b.r});let g=f?92:46,p=f?b.x-r.length*(g+40)/2+20:b.x+90;r.forEach((x,v)=>e.
stack(x,p+v*(g+40),f?u+120:b.y-44,g,g+40));let w=m+l+4;if(t){let x=e.extras.call??0,v=va(e),$=t.cards.some(k=>k.face);x&&
(e.call=w),w+=(x?x+20:0)+v;let S={w:$?88:62,ideal:$?106:44,tight:.5,least:60,floor:20};w+=e.cards(t.cards,i,w,o-2*i,S,{own:!0,
role:"hand"})}return{y:w,middle:b}}function ka(e,t,n,s,r){let{beside:o,space:i}=Ma(t),a=46,l=r-a-34;e.add("mark",t.id,n,
s+2,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,t.name,n+26,s+11,{size:13,bold:!0,quiet:!1,room:l}),e.
text(`${t.id}.note`,tt(t.alert||t.note,12,l).lines[0],n+26,s+25,{size:12,quiet:!t.active,room:l});let c=n;for(let h of o){
if(h.top){let u={...h.top,move:h.move||h.top.move,off:h.off||h.top.off};e.card(u,c,s+36,26,{role:"stack",recall:h.recall})}else
e.add("pile",h.id,c,s+36,{w:26,under:0,empty:!0});e.text(`${h.id}.count`,String(h.count),c+32,s+58,{size:14,bold:!0,quiet:!1}),
c+=58}if(!t.me){let h={w:22,ideal:10,tight:.05};e.cards(t.cards,c,s+38,n+r-a-8-c,h,{role:"seat"})}i&&Ea(e,i,n+r-a,s,a)}function Ea(e,t,n,s,r){
t.top?e.card(t.top,n,s+2,r,{role:"space",recall:t.recall}):e.add("pile",t.id,n,s+2,{w:r,under:0,empty:!0});let o=[t.count>
1?t.count:"",t.label].filter(Boolean).join(" "),i=tt(o,12,r+14).lines.length<2;e.text(`${t.id}.label`,o,i?n+r/2:n+r+6,s+
r*1.4+17,{size:12,anchor:i?"middle":"end",room:i?r+14:3*r})}function Ta(e,{seats:[t,...n],ring:s,stacks:r},o,i){let l=i/
2-10-10,c=i/2+10,h=88,u=n.length===1;n.forEach((x,v)=>{let[$,S]=$a(n.length)[v];ka(e,x,$?c:10,6+S*h,l)}),t&&ka(e,{...t,me:!0},
10,6+h,l),r.slice(0,3).forEach((x,v)=>{u&&Ea(e,x,c+20+v*66,50,46)});let m=e.extras.call??0,f=va(e),b=6+2*h+6+f;m&&(e.call=
b-f);let g=b+(m?m+8:0),p=Math.max(qu,xt(78,o-g-8));t&&e.cards(t.cards,10,g,i-130,{w:p,ideal:p*1.12,tight:.36,least:p},{own:!0,
role:"hand"});let w={x:i-66,y:g+24,r:34};return s&&o-g<_u?(e.add("ring",s.id,w.x,o-18,{ring:{...s,value:"",note:""},r:w.
r}),e.text(`${s.id}.note`,`${s.value??""} ${s.note??""}`,i-10,o-14,{size:14,anchor:"end",room:170})):s&&(e.add("ring",s.
id,w.x,w.y,{ring:{...s,note:""},r:w.r}),e.text(`${s.id}.note`,s.note??"",w.x,w.y+30,{size:12,anchor:"middle",room:126})),
{y:Math.max(o-8,t?g+p*1.4:0),middle:w}}var Fu={mark:({size:e})=>({x:0,y:0,w:e,h:e}),pile:({w:e,empty:t})=>t&&{x:0,y:0,w:e,h:e*1.4},ring:({r:e})=>({x:-e,y:-e,w:2*
e,h:2*e}),dice:({w:e,size:t})=>({x:0,y:0,w:e,h:t}),box:({size:e})=>({x:0,y:0,w:e,h:e})},xn=class{constructor(t){this.call=
0;this.things=[];this.over=[];this.extras=t}add(t,n,s,r,o={}){this.things.push({kind:t,key:`${t}:${n}`,x:s,y:r,...o});let i=this.
extras.lit?.[n],a=Fu[t]?.(o);i!=null&&a&&this.over.push({kind:"lit",key:`lit:${n}`,x:s+a.x,y:r+a.y,w:a.w,h:a.h,tab:i,role:t})}text(t,n,s,r,{
size:o=13,room:i=1/0,bold:a=!1,quiet:l=!0,anchor:c="start",tone:h=""}={}){if(!n)return 0;let{lines:u,size:m}=tt(n,o,i,a?
1.06:1);return this.add("text",t,s,r,{lines:u,size:m,bold:a,quiet:l,anchor:c,tone:h}),(u.length-1)*m*1.2}card(t,n,s,r,{seen:o=r,
own:i=!1,role:a="",recall:l=[]}={}){let{lit:c={},dealt:h={},acting:u=!1,under:m=!0,opens:f=""}=this.extras,b=h[t.key]??t.
face??null,g=u&&!!(t.move||t.picks?.length),p=!!t.lifted,w=a==="grid"?0:r<80?12:14,x=i&&(g||u&&t.ghost)?w+(p?r*(w?.24:.14):
0):0;this.things.push({kind:"card",key:t.key,x:n,y:s-x,w:r,face:b,label:t.label,origin:t.origin??"",role:a,dealt:t.key in
h,kin:!!t.kin,ghost:!!t.ghost,seen:o,plays:g,off:u?t.off??"":"",under:i&&g&&!p,up:p,move:t.move??"",picks:t.picks??[],recall:m?
l:[],opens:f===t.key&&!g&&!t.off}),t.key in c&&this.over.push({kind:"lit",key:`lit:${t.key}`,x:n,y:s-x,w:o,h:r*1.4,tab:c[t.
key],role:a})}cards(t,n,s,r,o,{own:i=!1,role:a="",pitch:l=1.4,centre:c=!1}={}){if(!t.length)return 0;let{w:h,step:u,cols:m,
rows:f}=te(t.length,r,o);return t.forEach((b,g)=>{let p=Math.floor(g/m),w=g%m,x=Math.min(m,t.length-p*m),v=c?n+(r-(u*(x-
1)+h))/2:n;this.card(b,v+w*u,s+p*l*h,h,{seen:w===x-1?h:Math.min(h,u),own:i,role:a})}),h*1.4+(f-1)*l*h}};var La=e=>e.map(t=>({...t,art:""})),It=class extends xn{head(t,n,s,r,o=30){let i=[t.note,t.team].filter(Boolean).join(",\
 "),a=o<30?8:12,l=n+o+a,c=r-o-a;this.add("mark",t.id,n,s,{seat:t.seat,size:o,active:!!t.active});let h=t.alert||i,u=s+o*
(h?.43:.66),m=this.text(`${t.id}.name`,t.name,l,u,{size:15,bold:!0,quiet:!1,room:c}),f=this.text(`${t.id}.note`,h,l,s+o+
m,{room:c,bold:!!(t.active||t.alert),quiet:!t.active,tone:t.alert?"lit":""});return m+f}counters(t,n,s,r,o){let i=s;for(let[
a,l]of(t.counters??[]).entries()){let c=o?18:22;if(this.add("counter",`${t.id}.${a}`,n,i,{value:l.value,label:l.label??"",
high:c,room:r}),i+=c+8,l.art==="chips"){let h=Math.max(1,Math.ceil(l.value/10)),u=o?2.5:3,m=o?1.2:1.4,f=Math.max(3,Math.
min(18,(r-2)/h-3)),b=10*(u+m)+3,g=Math.min(l.value,10)*(u+m)+(l.value>5?3:0);l.value&&this.add("chips",`${t.id}.${a}`,n,
i+g,{count:l.value,w:f,t:u,g:m,pitch:f+3}),i+=b}if(l.art==="agents"){let h=Math.max(l.full??0,l.value);this.add("agents",
`${t.id}.${a}`,n,i,{count:l.value,full:h,size:18}),i+=26}}return i-s}other(t,n,s,r,o){let i=t.cards??[],a=t.counters??[],
l=!o||r<150,c=this.head(t,n,s,r,l?26:30),h=a.length&&r>=150,u=i.some(k=>k.face||k.key in(this.extras.dealt??{})),m=l?38:
48,f=Math.min(h?r-74:r,u?1/0:m*3.4),b={w:m,ideal:m*(u?.72:.7),tight:u?.62:.05},g=s+(l?38:44)+c,p=this.cards(i,n,g,f,b,{role:"\
seat",pitch:.62});if(t.alert&&i.length){let{w:k,step:E,cols:L}=te(i.length,f,b);this.over.push({kind:"lit",key:`lit:${t.
id}`,x:n,y:g,w:k+(L-1)*E,h:p,tab:""})}let{w,step:x,cols:v}=te(i.length,f,b),$=i.length?w+(v-1)*x+14:0,S=h?Math.max(p,this.
counters(t,n+$,g+2,r-$,l)):p+(a.length?8+this.counters({...t,counters:La(a)},n,g+p+8,r,!0):0);return g-s+S+this.before(t,
n,g+S+10,r,l)}stack(t,n,s,r,o=r+24){let i=t.top?{...t.top,move:t.move||t.top.move,off:t.off||t.top.off,label:t.top.label||
t.spoken}:null,a=t.count>1&&i&&!i.face?Math.min(3,t.count-1):0;if(this.add("pile",t.id,n,s,{w:r,under:a,empty:!i}),i&&this.
card(i,n,s,r,{role:"stack",recall:t.recall}),!i&&!t.count&&t.label&&r>=40){let{lines:c,size:h}=tt(t.label,13,r-2);if(c.length*
h*1.2<r*1.4-8){let u=s+(r*1.4-(c.length-1)*h*1.2)/2+h*.35;return this.add("text",`${t.id}.empty`,n+r/2,u,{lines:c,size:h,
quiet:!0,anchor:"middle",tone:""}),r*1.4}}let l=I(`${t.count} ${t.label}`,14)>o;return this.add("count",t.id,n,s+r*1.4+22,
{count:t.count,lines:l?tt(t.label,13,o).lines:[t.label],spoken:t.spoken,broken:l}),r*1.4+30+(l?17*tt(t.label,13,o).lines.
length:0)}tray(t,n,s,r){let o=Math.max(1,Math.ceil(Math.max(t.full,t.count)/10)),i=Math.min(27,(r-24)/o-4),a=r<120,l=i+(i>
20?7:4),c=a?3:5,h=a?1.4:2,u=o*l-(l-i)+24,m=10*(c+h)+3,f=22*String(t.count).length+4+I(t.label,13)>Math.max(u,r-8);return this.
add("tray",t.id,n+(r-u)/2,s,{wide:u,high:m,count:t.count,label:t.label,w:i,t:c,g:h,pitch:l,below:f,noted:I(t.label,13)}),
m+(f?62:44)}fans(t,n,s,r,o){let i=s,a=t.length>2?o?56:48:o?80:64;for(let l of t){this.text(`${l.id}.label`,l.label,n,i+10,
{room:r});let c={w:a,ideal:a*.59,tight:.39,least:Math.min(a,o?56:48),floor:20},{w:h,step:u,cols:m,rows:f}=te(l.cards.length,
r,c),b=l.cards.some(p=>p.above)?22:4,g=l.cards.some(p=>p.under!=null)?40:10;i+=20,l.cards.length||this.add("pile",l.id,n,
i+b,{w:h,under:0,empty:!0}),l.cards.forEach((p,w)=>{let x=Math.floor(w/m),v=w%m,$=w===l.cards.length-1,S=n+v*u,k=i+b+x*(b+
g+h*1.4);this.card(p,S,k,h,{seen:$||v===m-1?h:Math.min(h,u),role:"fan"}),this.text(`${p.key}.above`,p.above??"",S+2,k-8,
{size:$?16:14,bold:$,quiet:!$}),p.under!=null&&this.add("mark",`${p.key}.under`,S+4,k+h*1.4+10,{seat:p.under,size:Math.max(
15,Math.min(22,u*.76)),quiet:!$})}),i+=Math.max(f*(b+g+h*1.4),b+g+a*1.4)+8}return i-s}own(t,n,s,r,o){let i=this.extras.acting?
14:0,a=this.extras.call??0,l=this.before(t,n+o,s,r-o,!o),c=s+l+(a?a+20:0);return a&&(this.call=s+l),c-s+this.hand(t,n,c,
r,o,i)}before(t,n,s,r,o){let i=t.before??[];if(!i.length)return 0;let a=10,l=(r-a*(i.length-1))/i.length,c=Math.min(o?44:
58,l-6),h=0;return i.forEach((u,m)=>{let f=n+m*Math.min(l+a,u.kind==="fan"?1/0:c+40);if(u.kind==="fan"){let b=this.text(
`${u.id}.label`,u.label,f,s+10,{room:l}),g={w:c,ideal:c*.72,tight:.4};h=Math.max(h,18+b+this.cards(u.cards,f,s+18+b,l,g,
{role:"fan"}))}else h=Math.max(h,this.stack(u,f,s,c,Math.min(l,c+34)))}),h+16}hand(t,n,s,r,o,i){let a=o>0,l=t.cards.some(
p=>p.face),c=a?92:70,h=t.cards.length,u={w:l?c:c*.75,ideal:c*(l?a?1.22:1.06:.8),tight:.5,least:Math.min(c,64),floor:l?34:
20};if(a){let p=this.head(t,n,s,o-20),w=this.counters(t,n+4,s+48+p,o-20,!1)+48+p,x=this.cards(t.cards,n+o,s+i,r-o,u,{own:!0,
role:"hand",pitch:1.4+.36});return Math.max(w,x+i+16,l?c*1.4:0)}let m=l&&(h-1)*u.ideal+u.w<=r-112,f=this.head(t,n,s,m?110:
r-100,26);if(m){let p=this.counters(t,n+4,s+44+f,100,!0)+44+f,w=this.cards(t.cards,n+112,s+i,r-112,u,{own:!0,role:"hand"});
return Math.max(p,w+i+16)}let b=this.counters({...t,counters:La(t.counters??[])},n+r-84,s+6,84,!0),g=s+Math.max(40+f,b+8)+
i;return g-s+this.cards(t.cards,n,g,r,u,{own:!0,role:"hand",pitch:1.4+.42,centre:!0})+16}};var Mt=620,kn=772,Ra=920,Wu=["seat","ring","fan","stack","tray","grid","dice","tokens","notes","kinds"];function Se(e){let t=e.
zones.find(({kind:s})=>!Wu.includes(s));if(t)throw new Error(`Expected a zone that the table can draw, not "${t.kind}".`);
let n=s=>e.zones.filter(r=>r.kind===s);return{seats:Pr(n("seat")),ring:n("ring")[0],fans:n("fan"),stacks:n("stack"),trays:n(
"tray"),grids:n("grid"),dice:n("dice"),notes:n("notes"),boards:n("tokens"),kinds:n("kinds")}}function Na(e,t,n={}){if(n.
laid&&Je(e))return ed(e,t,n);if(eo(e)&&(t.low||t.h))return td(e,t,n);if(t.low&&e.zones.some(({kind:m})=>m==="tokens"))return Qu(
e,t,t.low,n);if(t.low&&hs(e))return ir(e,t,t.low,n,ar(t.w));if(!t.h)return $n(e,t.w,n);let s=({w:m,h:f})=>lr(t,m,f),o=[...t.
w>=Mt*Aa?[kn,860,Ra]:[],390,440].map(m=>zu(e,t,m,n)),[i,...a]=o.filter(m=>m.w>=Mt),l=a.reduce((m,f)=>s(f)>s(m)?f:m,i);if(l&&
s(l)>=Aa)return l;let c=o.reduce((m,f)=>s(f)>s(m)?f:m),h=Math.round(Math.max(Oa,Ct*t.h/t.w));return e.zones.some(({kind:m})=>m===
"tokens")?Da(e,Math.min(h,yn),n,ua,!0):s(c)>=Vu||!hs(e)?c:e.table==="round"&&e.zones.filter(({kind:m})=>m==="seat").length>
Zu&&t.w>t.h?ir(e,t,Ua,n,Math.round(Ua*t.w/t.h)):ir(e,t,Math.min(h,Gu),n,Pa(t,h))}var Aa=.8,Vu=.92,Ha=.75,ju=352,Oa=288,Gu=460,
Zu=6,Ua=320,Ku=640,Yu=110,Ju=400,Xu=1.25,ar=e=>Math.round(Math.max(Ct,Math.min(gt,e/Xu))),Pa=(e,t)=>Math.round(Math.max(
Ct,Math.min(gt,t*e.w/e.h)));function Ca(e,t,n){let{w:s}=e,r=e.low?0:e.h,o=!e.low&&s>=kn*Ha&&(!r||r>=t[0]*Ha),[i,a]=o?t:n,
l=o?kn:e.low?ar(s):Ct,c=r?Math.round(Math.max(i,Math.min(a,l*r/s))):o?600:i;return[o||!r?l:Pa(e,c),c]}var lr=(e,t,n)=>Math.
min(e.w/t,e.h?e.h/n:1/0),Ba=(e,t)=>({...e,call:(e.call??0)/t});function zu(e,t,n,s){let r=$n(e,n,s);for(let o=0;o<2&&s.call;o++)
r=$n(e,n,Ba(s,lr(t,r.w,r.h)));return r}function ir(e,t,n,s,r){let o=new It(Ba(s,lr(t,r,n))),i=Se(e),{y:a,middle:l}=e.table===
"corners"?Ta(o,i,n,r):to(o,i,n,e.table==="round",r);return{w:r,h:Math.max(n,a+8),things:[...o.things,...o.over],middle:l,
call:o.call}}function Qu(e,t,n,s){let r=Math.max(t.w,kn),o=((t.page??0)-Ku)*r/t.w-Yu;return t.w>=Mt&&o>=Ju?$n(e,r,s,Math.
min(o,yn)):Da(e,n,s,Math.min(ar(t.w),Mt-1),!1)}function Da(e,t,n,s,r){let o=new It(n),{middle:i}=wa(o,Se(e),t,s,r);return{
w:s,h:t,things:[...o.things,...o.over],middle:i,call:o.call}}function td(e,t,n){let s=new It(n),[r,o]=Ca(t,[470,620],[t.
low||Oa,620]),{middle:i}=so(s,Se(e),o,r);return{w:r,h:o,things:[...s.things,...s.over],middle:i,call:s.call}}function ed(e,t,n){
let s=new It(n),[r,o]=Ca(t,[520,640],[ju,560]),{middle:i}=lo(s,Se(e),o,r);return{w:r,h:o,things:[...s.things,...s.over],
middle:i,call:s.call}}function $n(e,t,n={},s=yn){let r=Math.round(Math.min(Math.max(t,320),Ra)),o=r>=Mt,i=new It(n),a=Se(
e),l=o?28:14,c=e.table==="round"||e.table==="corners"&&!o,h=a.boards.length?o?ba:ya:c?o?rd:od:o&&e.table==="corners"?Sa:
o?nd:sd,{y:u,middle:m}=h(i,a,r,l,s);return{w:r,h:Math.round(u+18),things:[...i.things,...i.over],middle:m,call:i.call}}function vn(e,t,n,s,r,o){
let i=s,a=(r-o*(t-1))/t;for(let l=0;l<e.length;l+=t){let c=e.slice(l,l+t);i+=Math.max(...c.map((h,u)=>h(n+u*(a+o),i,a)))+
20}return i-s}function nd(e,t,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:c}=t,h=o.map(E=>(L,M,T)=>e.other(E,L,
M,T,!0)),u=c.map(E=>(L,M,T)=>e.tray(E,L,M,T));h.splice(Math.ceil(h.length/2),0,...u);let m=Math.floor((n-2*s+20)/126),f=h.
length<=m?Math.max(h.length,1):Math.ceil(h.length/2),b=28+vn(h,f,s,28,n-2*s,20),g=l.length?104:0,p=i?248:0,w=b+6,x=i?{x:132,
y:w+108,r:88}:{x:n/2,y:w+60,r:40};i&&e.add("ring",i.id,x.x,x.y,{ring:i,r:x.r});let v=n-2*s-p-(g?g+24:0),$=e.fans(a,s+p,w+
10,v,!0);b=Math.max(w+(i?230:0),w+10+$)+12,l.forEach((E,L)=>e.stack(E,n-s-72,w+48+L*152,66));let S=l.length?w+48+l.length*
152-24:0,k=p&&n>=740?p:176;return b+=Mn(e,t,n-(S>b?g+24:0),s,b),r&&(b+=e.own(r,s,b,n-2*s-(S>b?g+24:0),k)),{y:Math.max(b,
S),middle:x}}function sd(e,t,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:c}=t,h=18,u=o.some(v=>(v.before?.length??
0)>1),m=u||o.length<=2||o.length===4?Math.min(2,Math.max(o.length,1)):3;h+=vn(o.map(v=>($,S,k)=>e.other(v,$,S,k,!1)),m,s,
h,n-2*s,12);let f=66,b=i?{x:106,y:h+100,r:f}:{x:n/2,y:h+40,r:40};i&&e.add("ring",i.id,b.x,b.y,{ring:i,r:f});let g=i?214:
s,p=n-s-g,w=Math.min(92,p/Math.max(l.length,1));l.forEach((v,$)=>e.stack(v,g+$*w,h+12,Math.min(56,w-14),w-1));let x=l.length?
h+12+78+56:h;for(let v of c)x+=e.tray(v,g-6,x,p+6);return h=Math.max(x,i?h+200:h)+6,h+=e.fans(a,s,h,n-2*s,!1),h+=Mn(e,t,
n,s,h),r&&(h+=e.own(r,s,h+4,n-2*s,0)+4),{y:h,middle:b}}function rd(e,t,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:c}=t,
{left:h,top:u,right:m}=Cr(o.length),f=i?.art==="none"?64:n<740?108:128,b=Math.min(u<2?220:n<740?130:190,n/2-f-20-s),g=n-
2*s-2*b-24,w=o.slice(h,h+u).map(E=>(L,M,T)=>e.other(E,u===1?n/2-70:L,M,T,!0)),x=u?vn(w,u,s+b+12,20,g,16):0,v={x:n/2,y:20+
x+f+12,r:f},$=(E,L)=>{let M=E.length>1?28:v.y-60;for(let T of E)M+=e.other(T,L,M,b,!0)+26;return M},S=[$(o.slice(0,h).reverse(),
s),$(o.slice(o.length-m),n-s-b)];Ia(e,i,l,c,v,f<120?.82:1);let k=Math.max(v.y+f+40,...S);return a.length&&(k+=e.fans(a,s,
k,n-2*s,!0)),k+=Mn(e,t,n,s,k),r&&(k+=e.own(r,s,k,n-2*s,160)),{y:k,middle:v}}function od(e,t,n,s){let{seats:[r,...o],ring:i,
fans:a,stacks:l,trays:c}=t,h=o.some(g=>(g.before?.length??0)>1),u=h||o.length===2||o.length===4?2:Math.min(3,Math.max(o.
length,1)),m=16+vn(o.map(g=>(p,w,x)=>e.other(g,p,w,x,!1)),u,s,16,n-2*s,12),f=i?.art==="none"?50:108,b={x:n/2,y:m+f+10,r:f};
return Ia(e,i,l,c,b,.8),m=b.y+f+36,a.length&&(m+=e.fans(a,s,m,n-2*s,!1)),m+=Mn(e,t,n,s,m),r&&(m+=e.own(r,s,m,n-2*s,0)),{
y:m,middle:b}}function Ia(e,t,n,s,r,o){t&&e.add("ring",t.id,r.x,r.y,{ring:t,r:r.r});let i=(n.length>2?56:78)*o,a=22*o,l=r.
x-(n.length*i+(n.length-1)*a)/2;n.forEach((c,h)=>e.stack(c,l+h*(i+a),r.y-i*.7-12,i)),s.forEach(c=>e.tray(c,r.x-50,r.y+44,
100))}function Mn(e,{grids:t,dice:n},s,r,o){let i=o;for(let a of t)i+=ke(e,a,r,i,s-2*r,s>=Mt);for(let a of n)i+=$e(e,a,r,
i,s-2*r);return i-o}var Sn=class{constructor({play:t,key:n,told:s}){this.lifted="";this.card="";this.said={};this.typed={};this.field=null;this.
lifts={};this.shown="";this.play=t,this.key=n,this.told=s,this.go=d("button.btn.solid",{"data-k":"lift.play",onclick:()=>this.
play(this.lifted)}),this.back=d("button.btn",{"data-k":"lift.back",onclick:()=>this.lift("")},"Put it back"),this.acts=d(
"div.lift-acts",{hidden:!0},this.go,this.back),this.words=d("p.lift-words"),this.keys=d("div.lift-keys"),this.asking=d("\
div.asking",{role:"group",hidden:!0})}show({lifts:t,keys:n}){this.lifts=t,this.lifted&&!t[this.lifted]&&(this.lifted="",
this.said={},this.typed={}),this.draw();let s=JSON.stringify(n);this.keys.dataset.looks!==s&&(this.keys.dataset.looks=s,
Qn(this.keys,this.keys,()=>this.keys.replaceChildren(...n.map(r=>De(r,o=>this.key(o))))))}tell(t,n){let s=Object.keys(this.
lifts).some(r=>n.every(o=>o.move!==r));this.words.hidden=!!this.lifted,this.words.textContent=t||(s?"Press a card to lif\
t it, and again to play it.":"")}playing(t){let n=this.lifts[this.lifted]?.play??"",s=t?n.replace(/^Play\b/,"Playing"):n;
this.go.textContent!==s&&(this.go.textContent=s),F(this.go,"aria-busy",t?"true":"")}lift(t,n=""){let s=n||this.card;this.
lifted=t,this.card=n,this.draw(),this.told({lifted:t,said:this.said},s)}stand(t,n,s){let[r,o]=s?[n,t.parentElement]:[t,this.
keys];this.asking.parentElement!==r&&r.insertBefore(this.asking,o)}hold(t,n,s,r){t?t!==this.lifted&&s[t]&&(this.lifted=t,
this.card=id(r,t)):this.lifted="",this.said=n}draw(){let t=this.lifts[this.lifted];if(this.acts.hidden=!t,this.asking.hidden=
!t?.line,this.words.hidden=!!t,this.playing(!1),this.shown===this.lifted)return;if(this.shown=this.lifted,this.field=null,
!t?.line)return this.asking.replaceChildren();let n=this.lifted;F(this.asking,"aria-label",t.line),this.field=t.ask?qs({
rule:Ht,label:t.ask,words:"of 100",ends:["never","always"],value:Fo(this.typed[n],this.said[n],Ht),set:r=>this.say(n,r),
enter:()=>this.play(n)}):null;let s=d("div",d("p",d("b",t.line)));this.field&&s.append(d("p.wonder",t.ask)),this.asking.
replaceChildren(s,...this.field?[this.field.node]:[])}unread(t){let n=this.typed[t]??"";return t!==this.lifted||!this.field||
!n||!nn(n,Ht)?!1:(this.field.complain(),!0)}say(t,n){let{value:s}=bt(n,Ht);this.typed[t]=n,this.said={...this.said},s!=null?
this.said[t]=s:delete this.said[t],this.told({lifted:this.lifted,said:this.said},this.card)}},En=class{constructor(t){this.
looks="";this.how=t,this.root=d("div.acts")}show(t,n,s){let r=JSON.stringify([t,n]);this.looks!==r&&(this.looks=r,Qn(this.
root,s,()=>this.root.replaceChildren(...t.map(o=>this.button(o)))))}button({move:t,label:n,strong:s,off:r}){let o=d("but\
ton",{class:s&&!r?"btn solid":"btn","data-act":t||n,"aria-disabled":r?"true":null,onclick:()=>r?this.how.refuse(r):this.
how.send(t)},n);return d("span.act",o,r&&d("span.why",r))}};function id({zones:e},t){let n=e.flatMap(s=>s.kind==="seat"&&
s.me?s.cards:s.kind==="grid"?s.cells:[]);for(let s of n)if("key"in s&&(s.move===t||s.picks?.some(r=>r.move===t)))return s.
key;return""}function qa(e,t,n){if(!t)return e;let s=e.zones.flatMap(i=>i.kind==="tokens"&&i.ways||[]),r=Number(s.find(i=>i.
move===t)?.tag),o=e.zones.map(i=>{if(i.kind==="dice"&&r){let l=i.values.indexOf(r);return{...i,lit:l<0?i.values.map((c,h)=>h):
[l]}}if(i.kind==="ring"){let l=i.previews?.find(c=>c.move===t);return l?{...i,preview:l}:i}if(i.kind==="tokens")return{...i,
ways:(i.ways??[]).map(l=>({...l,chosen:l.move===t}))};let a=l=>l.key===n?{...l,lifted:!0}:l;return i.kind==="grid"?{...i,
cells:i.cells.map(a)}:i.kind==="seat"&&i.me?{...i,cards:i.cards.map(a)}:i});return{...e,zones:o}}var ad={ArrowLeft:{x:-1,y:0},ArrowRight:{x:1,y:0},ArrowUp:{x:0,y:-1},ArrowDown:{x:0,y:1}};function ld(e,t,n){let s=t.map(
({x:o,y:i})=>{let a=(o-e.x)*n.x+(i-e.y)*n.y,l=Math.abs((o-e.x)*n.y)+Math.abs((i-e.y)*n.x);return a>.5?a+2*l:1/0}),r=Math.
min(...s);return r<1/0?s.indexOf(r):-1}function _a(e){let t=(e.querySelector(".ring-focus")??e).getBoundingClientRect();
return{x:t.x+t.width/2,y:t.y+t.height/2}}function Fa(e,t){let n=ad[t.key];if(!n||t.shiftKey||t.ctrlKey||t.metaKey||t.altKey)
return;let s=[...e.closest(".board")?.querySelectorAll(".way.plays")??[]].filter(o=>o!==e),r=s[ld(_a(e),s.map(_a),n)];t.
preventDefault(),t.stopPropagation(),r instanceof SVGElement&&r.focus({preventScroll:!0})}var Va=8,ae=1.25,Wa=.42,cd=.62,hd=1.5,cr=46,ud=26,dd=8,md=.95;function Tn(e,t,n=t.w/t.h){let s=Math.max(t.w,t.h*n),r=Math.
min(s,Math.max(e.w,t.w/Va)),o=r/n,i=(a,l)=>l<0?l/2:Math.max(0,Math.min(a,l));return{x:i(e.x,t.w-r),y:i(e.y,t.h-o),w:r,h:o}}
function fd(e,t,n,s,r,o=t.w/t.h){let i=Math.max(t.w,t.h*o),a=Math.min(i,Math.max(e.w/n,t.w/Va))/e.w;return Tn({x:s-(s-e.
x)*a,y:r-(r-e.y)*a,w:e.w*a,h:e.h*a},t,o)}function pd(e,t,n,s,r){let o=n/s,[i,a]=[e.map(({x:$})=>$),e.map(({y:$})=>$)],[l,
c]=[Math.min(...i),Math.min(...a)],[h,u]=[Math.max(...i)-l,Math.max(...a)-c],m=Math.min(n/t.w,(o-r)/t.h),f=Math.max(cd,hd*
(n/t.w)),b=Math.min((n-2*cr)/(h||1),(o-r-2*cr)/(u||1)),g=Math.max(m,Math.min(f,b)),p={w:n/g,h:o/g},w=ud/g,x=($,S,k,E)=>{
let L=($+S-k)/2,[M,T]=[Math.min(0,$-w),Math.max(E,S+w)-k];return T<M?(M+T)/2:Math.max(M,Math.min(L,T))},v=r/g;return{x:x(
l,l+h,p.w,t.w),y:x(c,c+u,p.h-v,t.h)-v,...p}}var Ln=class{constructor(){this.board=null;this.id="";this.dragged=!1;this.aspect=
1;this.wide=0;this.clear=0;this.targets=[];this.lit=[];this.view="whole";this.chosen="";this.whole={x:0,y:0,w:1,h:1},this.
frame=this.whole,this.fingers=new Map,this.down={x:0,y:0},this.near={x:0,y:0},this.aims=(n,s)=>{};let t=(n,s,r,o)=>d("bu\
tton.btn",{"data-k":`lens.${n}`,"aria-label":r,title:r,onclick:o},s);this.controls=d("div.lens",{role:"group","aria-labe\
l":"The part of the board in view",hidden:!0},t("out","−","Further away",()=>this.zoom(1/ae)),t("in","+","Nearer",()=>this.
zoom(ae)),t("near",it("near",20),"Near me",()=>this.see("near")),t("whole",it("whole",20),"Whole board",()=>this.see("wh\
ole")))}on(t,n,s,r,o,i=[],a=[]){this.controls.hidden=!t;let l=JSON.stringify([r,i])!==JSON.stringify([this.near,this.targets]),
c=o.w/o.h,h=n!==this.id||c!==this.aspect||o.w!==this.wide,u=JSON.stringify(a)!==JSON.stringify(this.lit)&&!a.every(m=>this.
sees(m));this.near=r,this.targets=i,this.lit=a,this.clear=o.clear??0,t&&t!==this.board&&this.listen(t),this.board=t,t&&(h&&
(this.id=n,this.whole={x:0,y:0,...s},this.aspect=c,this.wide=o.w,this.chosen=""),h||l||u||this.view!=="own"&&!a.length?this.
look():this.show(this.frame))}sees({x:t,y:n}){let{frame:s}=this,r=cr*s.w/this.wide,o=this.clear*s.w/this.wide;return t>s.
x+r&&t<s.x+s.w-r&&n>s.y+o+r&&n<s.y+s.h-r}look(){let t=this.wide/this.aspect-this.clear,n=Math.min(this.wide/this.whole.w,
t/this.whole.h),s=this.targets.length>0||n<Wa;this.frameTo(this.chosen||(s?"near":"whole"))}see(t){this.chosen=t,this.frameTo(
t)}frameTo(t){if(this.view=t,t==="whole")return this.show(Tn({...this.whole,w:1/0},this.whole,this.aspect));this.show(pd(
[this.near,...this.targets,...this.lit],this.whole,this.wide,this.aspect,this.clear))}show({x:t,y:n,w:s,h:r}){this.frame=
{x:t,y:n,w:s,h:r},this.board?.setAttribute("viewBox",`${t} ${n} ${s} ${r}`),this.board?.classList.toggle("far",this.wide/
s<Wa),this.board?.classList.toggle("close",this.wide/s>=md);let o=this.onPage;o?.a&&this.aims(1/o.a,this.frame)}drawTo(t){
this.view="own",this.show(t)}zoom(t,n=this.frame.x+this.frame.w/2,s=this.frame.y+this.frame.h/2){this.drawTo(fd(this.frame,
this.whole,t,n,s,this.aspect))}pan(t,n){let{x:s,y:r,w:o,h:i}=this.frame;this.drawTo(Tn({x:s+t*o,y:r+n*i,w:o,h:i},this.whole,
this.aspect))}point({clientX:t,clientY:n}){let s=this.onPage,{x:r,y:o}=new DOMPoint(t,n).matrixTransform(s?.inverse());return{
x:r,y:o}}get onPage(){let[t]=this.board?.children??[];return t instanceof SVGGraphicsElement?t.getScreenCTM():null}listen(t){
t.style.touchAction="none",t.addEventListener("wheel",n=>{let s=n.deltaY>0,{x:r,y:o}=this.point(n);s&&this.frame.w>=this.
whole.w&&this.frame.h>=this.whole.h||(n.preventDefault(),this.zoom(s?1/ae:ae,r,o))},{passive:!1}),t.addEventListener("po\
interdown",n=>{this.fingers.set(n.pointerId,{x:n.clientX,y:n.clientY}),this.down={x:n.clientX,y:n.clientY},this.dragged=
!1}),t.addEventListener("pointermove",n=>this.drag(n));for(let n of["pointerup","pointercancel","pointerleave"])t.addEventListener(
n,s=>this.fingers.delete(s.pointerId));t.addEventListener("click",n=>this.dragged&&n.stopPropagation(),{capture:!0})}drag(t){
let n=this.fingers.get(t.pointerId);if(!n)return;let s={x:t.clientX,y:t.clientY},r=[...this.fingers].find(([h])=>h!==t.pointerId)?.[1];
if(this.dragged||=!!r||Math.hypot(s.x-this.down.x,s.y-this.down.y)>dd,!this.dragged)return;this.fingers.set(t.pointerId,
s);let o=this.point({clientX:n.x,clientY:n.y}),i=this.point({clientX:s.x,clientY:s.y});if(!r){let{x:h,y:u,w:m,h:f}=this.
frame;this.drawTo(Tn({x:h+o.x-i.x,y:u+o.y-i.y,w:m,h:f},this.whole,this.aspect));return}let a=h=>Math.hypot(h.x-r.x,h.y-r.
y)||1,{x:l,y:c}=this.point({clientX:(s.x+r.x)/2,clientY:(s.y+r.y)/2});this.zoom(a(s)/a(n),l,c)}key(t,n){if(!this.board)return!1;
let r=n?{ArrowLeft:[-.2,0],ArrowRight:[.2,0],ArrowUp:[0,-.2],ArrowDown:[0,.2]}[t]:void 0;if(r)this.pan(r[0],r[1]);else if(t===
"+"||t==="=")this.zoom(ae);else if(t==="-")this.zoom(1/ae);else if(t==="0")this.see("whole");else return!1;return!0}};var ja=420,gd=80,bd=1500,wd=5,Ga=320,Za={goal:900,bust:700,aside:600},Ka="cubic-bezier(.2,.7,.2,1)";function hr(e,t){let n=t.
replace(/^seat/,"h"),s=[...e].filter(({kind:c,key:h})=>c==="card"&&(h===t||h.startsWith(`${n}.`))),r=s.length?s.map(({x:c,
y:h,w:u})=>({x:c,y:h,w:u,h:u*1.4})):[...e].filter(({key:c})=>c.slice(c.indexOf(":")+1).split(".")[0]===t).map(({x:c,y:h,
wide:u=40,high:m=40})=>({x:c,y:h,w:u,h:m}));if(!r.length)return null;let o=Math.min(...r.map(({x:c})=>c)),i=Math.min(...r.
map(({y:c})=>c)),a=Math.max(...r.map(({x:c,w:h})=>c+h)),l=Math.max(...r.map(({y:c,h})=>c+h));return{x:o,y:i,w:a-o,h:l-i}}
var An=e=>R(e.x-7,e.y-7,e.w+14,e.h+14,{rx:8,fill:"none",stroke:"var(--lit)","stroke-width":4}),yd=()=>R(-14,-4,28,8,{rx:2,
fill:"var(--lit)",stroke:"#fff","stroke-width":1.5});function Ya(e,t,n,{pace:s,still:r,gone:o}){e.replaceChildren();let i=0;
for(let a=t;a;a=a.then){let l=a.kind==="aside"?$d(a,n,{pace:s,still:r,gone:o,wait:i}):a.kind==="bust"?kd(Ja(o,a.then?.face),
s,r):xd(a,n,s,r);if(e.append(...l),!r&&s>0&&a!==t)for(let c of l)c.matches(".swept")||c.animate([{opacity:0},{opacity:1}],
{duration:1,delay:i,fill:"both"});setTimeout(()=>{for(let c of l)c.remove()},bd/Math.max(s,.5)+i),!r&&s>0&&(i+=(Za[a.kind]??
0)/s)}}function xd(e,t,n,s){let r=e.source?hr(t,e.source):null,o=e.target?hr(t,e.target):null;if(!o)return[];let i=[An(o)];
if(r&&e.kind==="catch"&&i.push(An(r)),!r||e.kind!=="goal"||s||n<=0)return i;for(let a=0;a<Math.min(e.count||1,wd);a++){let l=yd();
i.push(l);let c=h=>`translate(${h.x+h.w/2}px,${h.y+h.h/2}px)`;l.style.transform=c(o),l.animate([{transform:c(r)},{transform:c(
o),opacity:1},{opacity:0}],{duration:ja*1.25/n,delay:a*gd/n,easing:Ka,fill:"both"})}return i}function Ja(e,t){let n=e.filter(
({kind:r,role:o})=>r==="card"&&o==="fan").sort((r,o)=>r.x-o.x),s=n.at(-1);if(s&&t){let r=n.length>1?s.x-n[n.length-2].x:
s.w*.59;n.push({...s,key:`${s.key}.end`,x:s.x+Math.max(r,s.w*.4),face:t})}return n}function kd(e,t,n){let[s]=e,r=e.at(-1);
if(!s||!r||n||t<=0)return[];let o=An({x:s.x,y:s.y,w:r.x+r.w-s.x,h:r.w*1.4});return o.setAttribute("stroke-dasharray","10\
 7"),o.animate([{opacity:1},{opacity:1,offset:.9},{opacity:0}],{duration:(Za.bust+Ga)/t,fill:"both"}),[o]}function $d(e,t,{
pace:n,still:s,gone:r,wait:o}){let i=e.target?hr(t,e.target):null;return i?s||n<=0?[An(i)]:Ja(r,e.face).map(a=>{let l=y(
"g.thing.card.swept",...Wt({...a,plays:!1,off:""})),c=`translate(${a.x}px,${a.y}px)`;return l.animate([{transform:c,opacity:1},
{transform:`translate(${i.x}px,${i.y}px) scale(${i.w/a.w})`,opacity:1,offset:.9},{transform:`translate(${i.x}px,${i.y}px\
) scale(${i.w/a.w})`,opacity:0}],{duration:ja*1.25/n,delay:o+Ga/n,easing:Ka,fill:"both"}),l}):[]}var Xa=320,vd=90,za={w:1,h:1},Hn=class{constructor({press:t,pace:n}){this.gone=[];this.bright=null;this.parked="";this.timer=
0;this.press=t,this.pace=n,this.rings=y("g.far-rings",{fill:"none","stroke-width":11,"aria-hidden":"true"}),this.layer=y(
"g"),this.over=y("g.event",{"aria-hidden":"true"}),this.root=y("svg.table",{role:"group",tabindex:-1},this.rings,this.layer,
this.over),this.placed=new Map,this.changed=new Set,this.lens=new Ln}paint(t,{label:n,move:s,back:r=!1}){this.root.setAttribute(
"viewBox",`0 0 ${t.w} ${t.h}`),this.root.setAttribute("aria-label",n),this.far(t);let o=new Map([...this.placed].map(([f,
{thing:b}])=>[f,b])),i=s&&this.pace()>0&&!Qt(),a=new Map(t.things.map(f=>[f.key,f])),l=nt(this.root),c=l&&this.layer.contains(
l)?l.getAttribute("data-key"):l===this.root?this.parked:"";this.gone=[];for(let[f,{node:b,thing:g}]of this.placed){if(a.
has(f))continue;this.gone.push(g),this.placed.delete(f);let p=i&&r&&g.kind==="card"&&g.origin?a.get(g.origin):void 0;p?this.
leave(b,g,p):b.remove()}let h=null,u=[];this.changed.clear();for(let f of t.things){let b=o.get(f.key),{node:g}=this.place(
f),p=h?h.nextSibling:this.layer.firstChild;g!==p&&this.layer.insertBefore(g,p),h=g,s&&f.kind==="card"&&(!b||JSON.stringify(
b.face)!==JSON.stringify(f.face))&&this.changed.add(f.key),i&&!r&&f.thrown&&f.thrown!==b?.thrown&&this.roll(f.key);let w=i&&
f.kind==="card"&&!b?this.source(f,o):void 0;w&&u.push(this.glide(g,w,f))}if(u.length){this.root.getBoundingClientRect();
for(let[f,b]of u.entries())b(Math.min(f,4)*vd/this.pace())}this.look(t),i&&Yr(this.root,this.pace()),this.shade(),s&&Qt()&&
this.flash();let m=nt(this.root);c&&!(m&&this.layer.contains(m)&&m.hasAttribute("tabindex"))&&this.focus(c)}dim(t){this.
bright=t,this.shade()}shade(){let{bright:t}=this;for(let[n,{node:s,thing:r}]of this.placed){let o=n.slice(n.indexOf(":")+
1),i=!t||r.kind==="lit"||t.has(o)||t.has(o.split(".")[0]);s.classList.toggle("dimmed",!i)}}happen(t){let n=[...this.placed.
values()].map(({thing:s})=>s);Ya(this.over,t,n,{pace:this.pace(),still:Qt(),gone:this.gone})}look(t){let n=t.things.find(
({kind:l})=>l==="board"),s=n&&this.placed.get(n.key)?.node.querySelector(".board");if(!n||!(s instanceof SVGElement))return this.
lens.on(null,"",za,{x:0,y:0},za);let{board:r,zone:o}=n,i=r.nodes.find(l=>l.id===o.centre),a=l=>[...s.querySelectorAll(l)].
map(c=>({x:Number(c.getAttribute("data-x")),y:Number(c.getAttribute("data-y"))}));this.lens.controls.classList.toggle("a\
bove",t.w<Mt),this.lens.aims=(l,c)=>jr(s,l,c,r.nodes),this.lens.on(s,r.id,{w:r.width,h:r.height},i??{x:r.width/2,y:r.height/
2},{w:n.w,h:n.h,clear:n.clearance},n.acting?a(".way.plays[data-x]:not(.many)"):[],a(".light"))}focus(t){let n=this.spot(
t);if(n)return n.focus({preventScroll:!0});let r=[this.placed.get(t)?.node,...[...this.placed.values()].map(({node:o})=>o)].
find(o=>o?.hasAttribute("tabindex"));this.parked=r?"":t,(r??this.root).focus()}around(t){let n=({node:i,thing:a})=>{let{
a:l=1,e:c=0,f:h=0}=i.getScreenCTM()??{};return{x:c,y:h,w:a.w*l,h:a.w*1.4*l}},s=this.spot(t)?.querySelector(".ring-focus")?.
getBoundingClientRect();if(s)return{card:{x:s.x,y:s.y,w:s.width,h:s.height},hand:[]};let r=this.placed.get(t),o=[...this.
placed.values()].filter(({thing:i})=>i.kind==="card"&&i.role==="hand");return r?{card:n(r),hand:o.map(n)}:null}spot(t){return t.
startsWith("spot:")?this.layer.querySelector(`[data-spot="${CSS.escape(t.slice(5))}"]`):null}far({w:t,h:n,middle:s}){let r=JSON.
stringify([t,n,s]);if(this.rings.dataset.looks===r)return;this.rings.dataset.looks=r;let o=[];for(let i=s.r+46;i<Math.hypot(
t,n)+300;i+=46)o.push(P(s.x,s.y,i));this.rings.replaceChildren(...o)}place(t){let n=JSON.stringify({...t,x:0,y:0}),s=this.
placed.get(t.key);if(!s){let o=y("g",{"data-key":t.key});if(t.kind==="board"){let i=a=>this.travel(t.key,a);o.addEventListener(
"click",i),o.addEventListener("keydown",i)}(t.kind==="card"||t.kind==="dice")&&(o.addEventListener("click",()=>this.touch(
t.key)),o.addEventListener("keydown",i=>{i.key!=="Enter"&&i.key!==" "||o.hasAttribute("tabindex")&&(i.preventDefault(),i.
stopPropagation(),this.touch(t.key))})),s={node:o,thing:t,looks:""},this.placed.set(t.key,s)}let{node:r}=s;if(s.looks!==
n){r.replaceChildren(...Wt(t));let o=ho(t),i=t.plays||t.off||t.opens||t.recall?.length>0,a=["thing",t.kind,t.role,t.plays&&
"plays",t.off&&"off",t.dealt&&"dealt",t.up&&"up"];r.setAttribute("class",a.filter(Boolean).join(" ")),F(r,"role",t.kind===
"board"?"group":i?"button":o?"img":""),F(r,"aria-label",o),F(r,"tabindex",i?"0":""),F(r,"aria-disabled",t.off?"true":""),
F(r,"aria-pressed",t.up?"true":""),F(r,"aria-hidden",t.kind==="lit"||t.kind==="mark"&&t.key.endsWith("under")||t.key.endsWith(
".above")?"true":""),s.looks=n}return r.style.transform=`translate(${t.x}px,${t.y}px)`,s.thing=t,s}travel(t,n){let s=n.target instanceof
Element?n.target.closest("[data-move],[data-spot]"):null,r=this.placed.get(t);if(!s||!r)return;if(n instanceof KeyboardEvent&&
n.key!=="Enter"&&n.key!==" ")return Fa(s,n);n.preventDefault();let o=s.getAttribute("data-move")??"",i=s.getAttribute("d\
ata-spot")??"";this.press({...r.thing,plays:!0,off:"",move:o,spot:i,picks:[]},r.node)}roll(t){Qr(n=>{let s=this.placed.get(
t);s?.node.replaceChildren(...Wt(n(s.thing)))},this.pace())}touch(t){let n=this.placed.get(t),{plays:s,off:r,opens:o,recall:i}=n?.
thing??{};n&&(s||r||o||i?.length)&&this.press(n.thing,n.node)}source(t,n){if(t.origin&&n.has(t.origin))return n.get(t.origin);
if(!(t.role!=="hand"&&t.role!=="seat"))return[...n.values()].find(s=>s.kind==="card"&&s.role==="stack"&&!s.face)}glide(t,n,s){
return t.style.transition="none",t.style.transform=`translate(${n.x}px,${n.y}px) scale(${n.w/s.w})`,r=>{t.style.transition=
"",t.style.transitionDelay=`${r}ms`,r&&setTimeout(()=>t.style.removeProperty("transition-delay"),r+Xa),t.style.transform=
`translate(${s.x}px,${s.y}px)`}}leave(t,n,s){t.setAttribute("aria-hidden","true"),t.removeAttribute("data-key"),t.style.
transform=`translate(${s.x}px,${s.y}px) scale(${s.w/n.w})`,setTimeout(()=>t.remove(),Xa/this.pace())}flash(){clearTimeout(
this.timer);for(let[t,{node:n}]of this.placed)n.classList.toggle("changed",this.changed.has(t));this.timer=setTimeout(()=>{
for(let{node:t}of this.placed.values())t.classList.remove("changed")},1500)}};var Un=class{constructor(t){this.looks="";this.chosen=[];this.picks=[];this.carries=[];this.how=t,this.nodes=new Set}show(t,n,s){
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
o))})))}done(t){this.chosen=[],this.how.play(t)}clear(){let[t]=this.chosen;return this.chosen=[],t&&this.how.moved(t),!!t}};var Zt=56,ur=72,Ee=62,Rn=118,dr=40,Md=70,Sd=4e3,Nn=(e,t,n,s={})=>y("text.f2",{x:e,y:t,"font-size":14,...s},n),Ed=(e,t)=>X(
e,t,15).map((n,s,{length:r})=>Nn(Zt,35-9*r+18*s,n,{class:"f","font-weight":700,"font-size":15}));function Td(e,t=1/0,n=dr){
let s=e.map((o,i)=>({y:o,k:i})).sort((o,i)=>o.y-i.y);for(let o=1;o<s.length;o++)s[o].y=Math.max(s[o].y,s[o-1].y+n);for(let o=s.
length-1;o>=0;o--)s[o].y=Math.min(s[o].y,o===s.length-1?t:s[o+1].y-n);let r=[...e];for(let{y:o,k:i}of s)r[i]=o;return r}
function Ld(e,t,n,s){let r=Math.max(...n.lines.map(k=>k.values.length))-1,o=n.lines.flatMap(k=>k.values),i=Math.max(...o,
1),a=Math.min(...o,0),l=k=>Zt+(e-Zt-Rn)*k/(r||1),c=k=>t-Ee-(t-ur-Ee)*(k-a)/(i-a||1),u=be(a,i).filter(Number.isInteger).map(
k=>[y("path.race-grid",{d:`M${Zt} ${c(k)}H${e-Rn}`}),Nn(Zt-10,c(k)+5,String(k),{"text-anchor":"end"})]),m=n.parts.map(([
k],E)=>l(n.parts[E+1]?.[0]??r)-l(k)),f=Math.min(...m)>54,b=n.parts.map(([k,E],L)=>{let M=n.parts[L+1]?.[0]??r,T=f?E:E.split(
" ").at(-1)??"";return[L>0&&y("path.race-part",{d:`M${l(k)} ${ur-12}V${t-Ee}`}),(l(M)-l(k)>18||L===0)&&Nn((l(k)+l(M))/2,
t-Ee+24,T,{"text-anchor":"middle"})]}),g=Math.min(dr,(t-ur)/n.lines.length),p=g/dr,w=Td(n.lines.map(k=>c(k.values.at(-1)??
0)),t-g/2,g),x=[...n.lines].sort((k,E)=>Number(k.me)-Number(E.me)).map(k=>{let E=k.values.map((O,V)=>V?`H${l(V)}V${c(O)}`:
`M${l(0)} ${c(O)}`).join(""),L=k.values.map((O,V)=>({value:O,k:V})).filter(({value:O,k:V})=>V>0&&O!==k.values[V-1]),M=w[n.
lines.indexOf(k)],T=String(k.values.at(-1)).replace("-","−"),N=k.me?"var(--accent-on-field)":"var(--on-field)";return y(
"g",{class:k.me?"race-line me":`race-line other-${k.seat%3}`},y("path",{d:E,fill:"none"}),L.map(({value:O,k:V})=>P(l(V),
c(O),4.5)),ee(k.seat,e-Rn+12,M-13*p,26*p,{fill:N}),dt(T,e-Rn+50,M-15*p,Math.min(30*p,3e3*.6/Math.max(ot(T,30),60)),{colour:N}))}),
v=n.lines.find(k=>k.me),$=n.tags.map(({n:k,frame:E,step:L},M)=>{let T=Math.max(0,E),N=c(v?.values[T]??0),O=M>0&&Math.abs(
l(T)-l(n.tags[M-1].frame))<30,V=N+30>t-Ee-26,W=V?N-56-(O?28:0):N+26+(O?28:0),z=()=>s(L);return y("g.race-tag",{role:"but\
ton",tabindex:0,"data-k":`tag.${k}`,"aria-label":`Costly move ${k}: try it again`,onclick:z,onkeydown:G=>{G.key!=="Enter"&&
G.key!==" "||(G.preventDefault(),z())}},R(l(T)-22,W-9,44,44,{fill:"transparent"}),y("path",{d:`M${l(T)} ${N}V${W+13}`}),
P(l(T),N,5),R(l(T)-13,W,26,26,{class:"tag"}),y("text",{x:l(T),y:W+18,"text-anchor":"middle","font-size":15,"font-weight":700},
String(k)))}),S=n.lines.map(k=>`${k.name} ${k.values.at(-1)}`).join(", ");return y("svg",{viewBox:`0 0 ${e} ${t}`,role:"\
group","aria-label":`${n.title}. At the end: ${S} ${n.unit}.`},Ed(n.title,e-Zt-Md),...u,...b,...x,...$,t>330&&Nn(Zt,t-12,
n.tags.length?"A numbered tag: a move that cost you.":""))}var On=class{constructor(t){this.timer=0;this.step=-1;this.looks=
"";this.press=t,this.button=d("button.btn",{"data-k":"race",onclick:()=>this.turn(!this.away)}),this.drawing=d("div"),this.
root=d("div.race",{hidden:!0},this.drawing,this.button),this.away=!1,this.turn(!1)}turn(t){clearTimeout(this.timer),this.
away=t,this.button.textContent=t?"Race":"Table",this.button.setAttribute("aria-label",t?"Show the race":"Show the table"),
this.drawing.hidden=t,this.root.classList.toggle("away",t),this.root.parentElement?.classList.toggle("raced",!this.root.
hidden&&!t)}show(t,n){let s=t.get("race"),r=t.get("mode")==="watch",o=r&&(t.get("step")<n||t.get("stop")>=0);this.root.hidden=
o||!s?.lines?.length;let i=this.step;if(this.step=t.get("step"),this.root.hidden)return this.turn(!1);if(i===this.step)this.
root.parentElement?.classList.toggle("raced",!this.away);else{let f=r&&i===n-1;this.turn(f),f&&(this.timer=window.setTimeout(
()=>this.turn(!1),Sd))}let a=f=>String(f)===t.get("watcher"),l=(s.lines??[]).map(f=>({...f,me:f.me||r&&a(f.seat)})),{clientWidth:c,
clientHeight:h}=this.root.parentElement??this.root,u=JSON.stringify([s,l,c,h]);if(u===this.looks)return;this.looks=u;let m={
...s,lines:l};this.drawing.replaceChildren(Ld(c,h,m,this.press))}};var Pn=class{constructor(t){this.opener=t,this.root=d("section.sheet.scores",{hidden:!0}),t.onclick=()=>this.open(!!this.
root.hidden)}open(t){this.root.hidden=!t,F(this.opener,"aria-expanded",String(t))}escape(){let t=!this.root.hidden,n=this.
root.contains(nt(this.root));return this.open(!1),n&&this.opener.focus(),t}show(t){if(this.opener.hidden=!t,!t)return this.
open(!1);let n=JSON.stringify(t);if(this.root.dataset.looks===n)return;this.root.dataset.looks=n,this.opener.textContent=
t.notes?"Notes":"Scores",this.root.classList.toggle("notes",!!t.notes);let s=i=>d("tr",i.map((a,l)=>l?d("td",a):d("th",{
scope:"row"},a))),r=i=>i?d("th",{scope:"col"},i):d("td"),o={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
escape()};this.root.replaceChildren(Ft(o,it("close",16)),d("div.scroll",{tabindex:0,role:"group","aria-label":t.title},d(
"table",d("caption",t.title),d("thead",d("tr",t.head.map(r))),d("tbody",t.rows.map(s)))))}};var Ad=1600,Hd=1.9,Ud=[[.5,"½×"],[1,"1×"],[3,"3×"]],Rd=17,Nd=7,Qa=[["ask","Ask me"],["mark","Only mark"],["off","Off"]],
Od={open:"a question",now:"asked now",came:"it came",not:"it did not come",unseen:"not seen in the game",skipped:"skippe\
d"};function Pd(e,t){let n=[...e],s=Math.min(Rd,t/Math.max(e.length-1,1));for(let r=1;r<n.length;r++)n[r]=Math.max(n[r],
n[r-1]+s);for(let r=n.length-1,o=t;r>=0;r--,o-=s)n[r]=Math.min(n[r],o);return n}function Cd(e){return e.asking!=="ask"?-1:
e.moments.findIndex(({frame:t,state:n})=>t===e.step&&n==="open")}var Kt={first:"Home",back:"ArrowLeft",play:" ",forward:"\
ArrowRight",last:"End"},Cn=class{constructor(t){this.timer=0;this.looks="";this.chosen="";this.how=t,this.keys={first:this.
key("first","First step",()=>t.go(0)),back:this.key("back","Step back",()=>t.go(this.now.step-1)),play:this.key("play","\
Play",()=>t.play(!this.now.playing)),forward:this.key("forward","Step forward",()=>t.go(this.now.step+1)),last:this.key(
"last","Last step",()=>t.go(this.now.last))},this.keys.play.classList.add("go"),this.range=d("input.rng",{type:"range",min:0,
"aria-label":"Step",oninput:()=>t.go(Number(this.range.value))}),this.marks=y("svg.marks",{height:14,"aria-hidden":"true"}),
this.moments=d("div.moments"),this.told=d("p.count",{"aria-hidden":"true"}),this.menu=d("div.pace-menu",{hidden:!0,role:"\
group","aria-label":"Questions and pace"}),this.more=d("button.btn.quiet.more",{"data-k":"pace","aria-expanded":"false",
onclick:()=>this.open(this.shut)},d("span.word","Ask me"),it("down",14)),this.root=d("div.stepper",d("div.keys",{role:"g\
roup","aria-label":"Steps"},Object.values(this.keys)),d("div.scrub",this.marks,this.moments,this.range),this.told,d("div\
.pace",this.more,this.menu)),this.now={step:0,last:0,marks:[],playing:!1,speed:1,moments:[],asking:"off",stop:-1,happens:!1,
eyes:[],watcher:"",buttons:[]}}get shut(){return!!this.menu.hidden}key(t,n,s){let r=Kt[t].replace(" ","Space");return d(
"button",{"data-k":`step.${t}`,"aria-label":n,"aria-keyshortcuts":r,title:n,onclick:s},it(t,24))}show(t){let n=this.now.
playing!==t.playing,s=n||this.now.step!==t.step||this.now.speed!==t.speed||this.now.last!==t.last;this.now=t,this.range.
max=String(Math.max(t.last,1)),this.range.value=String(t.step),F(this.range,"aria-valuetext",`Step ${t.step} of ${t.last}`),
this.range.style.setProperty("--p",`${t.last?100*t.step/t.last:0}%`),this.told.replaceChildren(d("b",String(t.step)),d("\
small",`of ${t.last}`));for(let r of["first","back"])F(this.keys[r],"aria-disabled",t.step===0?"true":"");for(let r of["\
forward","last"])F(this.keys[r],"aria-disabled",t.step===t.last?"true":"");if(n){let r=t.playing?"Pause":"Play";this.keys.
play.replaceChildren(it(t.playing?"pause":"play",24)),F(this.keys.play,"aria-label",r),F(this.keys.play,"title",r)}this.
choices(),this.mark(),s&&clearTimeout(this.timer),s&&t.playing&&(this.timer=setTimeout(()=>this.tick(),Ad*(t.happens?Hd:
1)/t.speed))}tick(){let t=Cd(this.now);t>=0?this.how.stop(t):this.now.step>=this.now.last?this.how.play(!1):this.how.go(
this.now.step+1,!0)}choices(){let{asking:t,speed:n,moments:s,eyes:r,watcher:o,buttons:i}=this.now,a=JSON.stringify([t,n,
s.length>0,r,o,i]);if(a===this.chosen)return;this.chosen=a;let l=s.length?Qa.find(([h])=>h===t)?.[1]??"":`${n}×`.replace(
"0.5","½");this.more.firstElementChild?.replaceChildren(l),F(this.more,"aria-label",`Questions and pace: ${l}`);let c=nt(
this.menu)?.getAttribute("data-k");this.menu.replaceChildren(...[s.length>0&&d("p","At a decisive moment"),s.length>0&&ut(
{label:"At a decisive moment",choices:Qa,value:t,pick:h=>this.how.ask(h),k:"asking"}),r.length>1&&d("p.seen-by","Seen by"),
r.length>1&&d("div.seen-by",ut({label:"Seen by, in the menu",choices:r,value:o,pick:h=>this.how.see(h),k:"eyes"})),d("p",
"Pace"),ut({label:"Pace",choices:Ud,value:n,pick:h=>this.how.pace(h),k:"speed"}),i.length>0&&d("p","To take along"),...i.
map(h=>De(h,u=>this.how.key(u)))].filter(h=>h instanceof Node)),c&&this.menu.querySelector(`[data-k="${c}"]`)?.focus()}open(t){
this.menu.hidden=!t,F(this.more,"aria-expanded",String(t)),t&&this.menu.querySelector("[aria-pressed=true], button")?.focus()}escape(){
return this.shut?!1:(this.open(!1),this.more.focus(),!0)}mark(){let{marks:t,last:n,moments:s,asking:r,stop:o}=this.now,i=Math.
round(this.marks.clientWidth),a=r==="off"?[]:s,l=JSON.stringify([t,i,a,o]);if(l===this.looks||!i)return;this.looks=l;let c=b=>n?
b/n*i:0,h=Math.max(1,...t);this.marks.setAttribute("viewBox",`0 0 ${i} 14`),this.marks.replaceChildren(...a.length?a.map(
({frame:b})=>R(c(b)-1,21,2,8,{fill:"var(--lit)"})):t.flatMap((b,g)=>{let p=3+3.5*b/h,w=`M${c(g)} ${7-p}l${p} ${p} -${p} ${p}\
 -${p} -${p}z`;return b>0?[y("path",{d:w,fill:"var(--accent-on-field)"})]:[]}));let u=a.map((b,g)=>({...b,k:g})),m=i<Nd*
(u.length-1)?u.filter(({k:b})=>b===o):u,f=Pd(m.map(({frame:b})=>c(b)),i);this.moments.replaceChildren(...m.map(({frame:b,
state:g,line:p,k:w},x)=>d("button",{class:`moment ${w===o?"now":g}`,style:`left:${f[x]}px`,tabindex:-1,"data-moment":w,title:p,
"aria-label":`Step ${b}, ${Od[w===o?"now":g]}: ${p}`,onclick:()=>this.how.stop(w)},g==="came"||g==="not"||g==="unseen"?d(
"i",{class:g}):"?")))}stop(){clearTimeout(this.timer)}};function tl(e){let{lens:t}=e.painter,n=()=>!e.acting&&e.reel.length>1,s=a=>()=>(e.go(a),!0),r=e.model.get("step"),o=()=>e.
acts.root.querySelector('[data-act="press"]'),i=a=>!a.closest(Ko);return[{keys:[Kt.play],shown:"Space",words:"Plays the \
game on, or halts it.",when:n,press:(a,l)=>(i(l)&&e.play(!e.model.get("playing")),i(l))},{keys:[Kt.back],shown:"←",words:"\
A step back.",when:n,press:s(r-1)},{keys:[Kt.forward],shown:"→",words:"A step on.",when:n,press:s(r+1)},{keys:[Kt.first],
shown:"Home",words:"The first step.",when:n,press:s(0)},{keys:[Kt.last],shown:"End",words:"The last step.",when:n,press:s(
e.reel.length-1)},{keys:[" "],shown:"Space",words:"Goes on where chance waits for you.",when:()=>e.acting&&!!o(),press:(a,l)=>(i(
l)&&o().click(),i(l))},{keys:["+","=","-","0"],shown:"+ − 0",words:"Closer to the board, farther away, all of it; with\
 the focus on the table.",inside:!0,when:()=>!!t.board,press:a=>t.key(a,!1)},{keys:["ArrowLeft","ArrowRight","ArrowUp","\
ArrowDown"],shown:"Shift and an arrow",words:"Moves the board; with the focus on the table.",inside:!0,shift:!0,when:()=>!!t.
board,press:a=>t.key(a,!0)},{keys:[],any:a=>mr(e,a).size===1,shown:"A card's sign",words:"Takes that card, if only one i\
n your hand bears it; with the focus on the table.",inside:!0,when:()=>e.acting&&mr(e).size>0,press:a=>{let[l]=mr(e,a).values();
return e.press(l),!0}},{keys:["d","D"],shown:"D",words:"Shows the discards by colour and value, or puts them away.",when:()=>!!e.
spread.zone,press:()=>(e.spread.toggle(()=>e.show(!1)),!0)},{keys:["Escape"],shown:"Escape",words:"Closes what is open o\
ver the table, or puts the card back.",inside:!0,when:()=>!0,press:()=>Bd(e)}]}function Bd(e){if(e.chooser.key)e.chooser.
leave();else{if(e.placing.clear())return!0;if(e.lifting.lifted)e.lifting.lift("");else return["spread","heat","scores","\
stepper","caption"].some(t=>e[t].escape())}return!0}function mr(e,t){let n=new Map;for(let{thing:s}of e.painter.placed.values())
s.kind==="card"&&s.plays&&s.face?.text&&(t==null||s.face.text.toLowerCase()===t.toLowerCase())&&n.set(s.move||s.key,s);return n}function fr(e){let t=e.reel.length-1,n=Math.min(e.model.get("step"),t),s=e.model.get("playing");e.strip.hidden=t<1,e.stepper.
show({step:n,last:t,marks:e.reel.marks(),playing:s,speed:e.model.get("speed"),moments:e.model.get("moments"),asking:e.model.
get("asking"),stop:e.model.get("stop"),happens:!!(e.scene?.event??e.scene?.mark),eyes:e.model.get("eyes"),watcher:e.model.
get("watcher"),buttons:e.model.get("buttons")??[]})}function el(e,t){let n=e.acting?e.playBar:e.stepper.root;if(e.strip.
firstChild!==n&&e.strip.replaceChildren(n),!e.acting)return fr(e);e.stepper.stop(),e.lifting.stand(e.playBar,e.stage,e.fit===
"phone");let s=t.alert?(t.actions??[]).filter(a=>!a.strong):t.actions??[];e.lifting.show({lifts:e.model.get("lifts")??{},
keys:e.model.get("buttons")??[]}),e.strip.hidden=e.mode==="edit",e.acts.root.hidden=!!e.lifting.lifted;let r=t.zones.some(
a=>a.kind==="tokens"&&a.ways?.some(({move:l})=>l)),o=r?"Press a lit space or a row; press it again to go there.":"",i=e.
model.get("busy")?"The others play.":e.placing.words||o;e.lifting.tell(i,t.actions??[]),e.acts.show(s,!!e.model.get("bus\
y"),e.stage)}var Dd={watch:288,play:356,edit:316},Id=288,pr=class{constructor(t,n){this.refused="";this.left=-1;this.shownSize="";this.
paintedStep=-1;this.model=t,this.sending=new dn(t,s=>this.markSent(s)),this.painter=new Hn({press:s=>this.press(s),pace:()=>this.
model.get("speed")}),this.stepper=new Cn({go:(s,r)=>this.go(s,r),play:s=>this.play(s),pace:s=>this.save({speed:s}),ask:s=>this.
save({asking:s}),stop:s=>this.stopAt(s),see:s=>this.save({watcher:s}),key:s=>this.model.send({kind:s})}),this.caption=new fn(
{texts:()=>this.model.get("clauses"),see:s=>this.save({watcher:s})}),this.call=new mn({send:s=>this.send(s),drawn:()=>this.
soon("stay")}),this.race=new On(s=>this.model.send({kind:"retry",step:s})),this.felt=d("div.felt",this.call.root,this.painter.
lens.controls,this.painter.root,this.race.root),this.board=d("p.sr"),this.chooser=new gn({play:s=>this.send(s),focus:s=>this.
painter.focus(s),around:s=>this.painter.around(s),moved:()=>this.scene&&this.showTable(this.scene,!1)}),this.placing=new Un(
{play:s=>this.send(s),choose:(s,r)=>this.chooser.show({key:`spot:${s}`,label:s,plays:!0,picks:r}),moved:s=>{this.show(!1),
this.painter.focus(`spot:${s}`)}}),this.acts=new En({send:s=>this.send(s),refuse:s=>this.refuse(s)}),this.lifting=new Sn(
{play:s=>this.send(s),key:s=>this.model.send({kind:s}),told:(s,r)=>this.lift(s,r)}),this.playBar=d("div.play-bar",this.lifting.
acts,this.acts.root,this.lifting.words,this.lifting.keys),this.strip=d("div.strip"),this.scores=new Pn(this.caption.sheet),
this.spread=new Ye({focus:s=>this.painter.focus(s)}),this.heat=new Ve(()=>this.soon("stay")),this.stage=d("section.stage",
{"aria-label":"The table"},this.caption.root,this.caption.box,this.felt,this.heat.root,this.board,this.chooser.root,this.
scores.root,this.spread.root,this.heat.list,this.strip),this.live=d("p.sr",{"aria-live":"polite"}),this.root=d("div.uw.u\
w-table",this.stage,this.live),this.root.addEventListener("keydown",s=>this.key(s)),this.unhear=an(this.root,()=>tl(this)),
n.append(this.root),this.tall=void 0,this.due="",this.saying=0,this.watch=()=>this.soon("move"),this.still=()=>this.soon(
"stay"),this.reel=new bn(t,()=>this.soon("stay")),this.moves=["step","frames","pool"],this.stays="game palette names eye\
s watcher playing speed mode clauses lit differs aside boards heat dealt note busy caption moments asking stop bright li\
fts lifted stamp buttons race covers".split(" ");for(let s of this.moves)t.on(`change:${s}`,this.watch);for(let s of this.
stays)t.on(`change:${s}`,this.still);t.on("msg:custom",ge),this.sizes=new ResizeObserver(()=>this.resized()),this.sizes.
observe(this.felt),this.unheed=No(this.still),this.unhalt=po(()=>this.model.get("playing")&&this.play(!1)),this.unfit=tn(
this.root,()=>this.resized(!0)),this.show(!1)}get scene(){return this.reel.scene(this.model.get("step"))}get mode(){return this.
model.get("mode")}get acting(){return this.mode!=="watch"}save(t){for(let[n,s]of Object.entries(t))this.model.set(n,s);this.
model.save_changes()}go(t,n=!1){let s=Math.max(0,Math.min(t,this.reel.length-1));s!==this.model.get("step")&&(this.left=
this.model.get("stop"),this.save(n||!this.model.get("playing")?{step:s}:{step:s,playing:!1}))}stopAt(t){t===this.left&&this.
model.set("stop",-1),this.save({stop:t,playing:!1})}play(t){let n=this.model.get("step")>=this.reel.length-1;this.save(t&&
n?{step:0,playing:!0}:{playing:t})}show(t){let n=this.scene;if(zt(this.root,this.model.get("palette")),this.root.classList.
toggle("busy",!!this.model.get("busy")),this.root.classList.toggle("acts",this.acting),this.left!==this.model.get("stop")&&
(this.left=-1),!n)return fr(this);t&&(this.refused=""),this.lifting.hold(this.model.get("lifted")??"",this.model.get("sa\
id")??{},this.model.get("lifts")??{},n),this.sending.drawn(),this.root.style.setProperty("--pace",String(this.model.get(
"speed"))),this.board.textContent=n.board??"",this.caption.showEyes(this.model.get("eyes"),this.model.get("watcher")),t&&
this.call.cover(),this.call.show(n,this.acting,this.covers),this.heat.show(this.model.get("heat")??{}),this.showTable(n,
t),this.race.show(this.model,this.reel.length-1),el(this,n),this.scores.show(n.sheet),this.showWords(n),t&&this.chooser.
close(),t&&this.announce(n)}soon(t){this.due||queueMicrotask(()=>{let n=this.due==="move";this.due="",this.show(n)}),this.
due!=="move"&&(this.due=t)}get lit(){let t=this.model.get("lit");return Object.keys(t).length>0?this.model.get("aside")?
{}:t:Object.fromEntries((this.model.get("differs")??[]).map(s=>[s,""]))}get covers(){return this.model.get("covers")||Ro()}get fit(){
return this.root.closest("[data-fit]")?.getAttribute("data-fit")??"flow"}get filled(){return["large","middle"].includes(
this.fit)}get size(){let{clientWidth:t,clientHeight:n}=this.felt;return`${t} ${this.filled?n:window.innerHeight} ${this.
fit}`}showTable(t,n){let s=parseFloat(getComputedStyle(this.root).fontSize)/16||1,r=this.call.hidden?0:this.call.root.offsetHeight/
s,o=this.mode==="edit"&&t.table==="round";this.placing.show(t,this.model.get("boards")??{},this.acting);let i={w:(this.felt.
clientWidth||772)/s,h:this.filled?this.felt.clientHeight/s:0,low:this.fit!=="phone"?0:(o?Id:Dd[this.mode])+(this.acting?
0:r),page:window.innerHeight/s};this.shownSize=this.size,this.root.classList.toggle("narrow",i.w<Mt);let a=this.mode==="\
watch"&&this.reel.length<2,l=a?void 0:Je(t),c=this.chooser.key?{...this.lit,[this.chooser.key]:""}:this.lit;this.spread.
show(l,this.lit,i.w<Mt);let h={lit:ao(c,l),laid:a,opens:l?.of,dealt:this.model.get("aside")?{}:this.model.get("dealt"),acting:this.
acting,editing:this.mode==="edit",boards:this.model.get("boards")??{},spots:this.placing.spots,heat:this.heat.map,clear:this.
heat.clears,call:r,under:!t.covered?.length||this.covers!=="hidden"},u=Na(qa(t,this.lifting.lifted,this.lifting.card),i,
h),m=this.model.get("bright")??[];this.painter.dim(m.length?new Set(m):null),u.h=this.steady(u);let f=this.model.get("st\
ep"),b=f<this.paintedStep;this.paintedStep=f,this.painter.paint(u,{label:`The table. ${t.place??""}`,move:n,back:b}),n&&
this.painter.happen(b?null:t.event);let g=Math.min(this.felt.clientWidth/u.w,this.filled?this.felt.clientHeight/u.h:1/0),
p=this.filled?(this.felt.clientHeight-u.h*g)/2:0;this.call.root.style.top=`${p+u.call*g}px`}steady({w:t,h:n}){let s=[t,this.
model.get("game"),this.model.get("mode"),this.size,this.call.hidden].join();return this.tall?.kind!==s&&(this.tall={kind:s,
h:n}),this.tall.h=Math.max(this.tall.h,n),this.tall.h}resized(t=!1){let n=this.scene;!n||!t&&this.size===this.shownSize||
(this.painter.root.classList.add("still"),this.showTable(n,!1),this.race.show(this.model,this.reel.length-1),this.painter.
root.getBoundingClientRect(),this.painter.root.classList.remove("still"),this.stepper.mark(),this.showWords(n),this.chooser.
stand())}showWords(t){let n=this.model.get("caption")??{};F(this.stage,"aria-label",n.badge?`Table ${n.badge} of two`:"T\
he table"),this.caption.show({clauses:n.clauses??(t.clauses??[]).filter(s=>s),...ea(t,n),note:this.refused||this.model.get(
"note")||"",tone:n.tone??"plain",badge:n.badge})}announce(t){clearTimeout(this.saying),this.saying=setTimeout(()=>{this.
live.textContent=[...t.said??[],t.now].filter(Boolean).join(" ")},350)}press(t){if(t.spot)return this.placing.press(t.spot);
if(t.opens)return this.spread.toggle(()=>this.show(!1));if(!t.plays&&t.recall?.length)return this.chooser.show(t);if(t.off&&
!t.plays)return this.refuse(t.off);if(t.picks.length&&!(t.picks.length===1&&!t.move))return this.chooser.show(t);let n=t.
move||t.picks[0].move,s=t.kind==="board";if((["hand","grid"].includes(t.role)||s)&&n in this.lifting.lifts&&(this.lifting.
lifted!==n||!s&&this.lifting.card!==t.key)){if(this.lifting.lift(n,t.key),s){let o=this.stage.querySelector(`.way[data-m\
ove="${CSS.escape(n)}"]`);o instanceof SVGElement&&o.focus()}return}return this.send(n)}lift(t,n){let s=t.lifted!==this.
model.get("lifted");this.save(t),!(!s||!this.scene)&&(this.refused="",this.show(!1),t.lifted||this.painter.focus(n))}refuse(t){
this.refused=t;let n=this.scene;n&&this.showWords(n)}send(t){this.lifting.unread(t)||(this.sending.send(t,this.lifting.said[t]??
null),Vt(this.model.get("game")))}markSent(t){this.root.classList.toggle("sent",!!t),this.lifting.playing(!!t);for(let n of this.
stage.querySelectorAll("[data-act]"))F(n,"aria-busy",t&&n.getAttribute("data-act")===t?"true":"")}key(t){!t.ctrlKey&&!t.
metaKey&&!t.altKey&&this.chooser.stroke(t)}remove(){this.unfit(),this.unhear(),this.unheed(),this.unhalt(),this.chooser.
close();for(let t of this.moves)this.model.off(`change:${t}`,this.watch);for(let t of this.stays)this.model.off(`change:${t}`,
this.still);this.model.off("msg:custom",ge),this.stepper.stop(),this.reel.stop(),this.sizes.disconnect(),clearTimeout(this.
saying)}};function nl({model:e,el:t}){let n=new pr(e,t);return()=>n.remove()}var qd=/^([+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?|[+-]?\d+\/\d+)$/i,_d=/(^|[;\t\r\n])([\s\0]*)(?=[=+\-@＝＋－＠])/g;function Fd(e){
let t=String(e??""),n=typeof e!="string"||qd.test(t)?t:t.replace(_d,"$1'$2");return/[",\r\n]/.test(n)?`"${n.replaceAll('\
"','""')}"`:n}var sl=e=>e.map(t=>`${t.map(Fd).join(",")}
`).join("");var le=["answer","why","try"],rl=["guess","think","know"],ol=26;function st(e){throw new Error(e)}var Lt=(e,t)=>e.card(t.
place,t.question,t.settings);function Le({said:e,covered:t},n,s,r){return e.findLast((o,i)=>i>=t&&o.place===n&&o.question===
s&&!Nt(o.settings,r))}var Bn=({locked:e},t,n,s)=>!!Le(t,t.place,n,s.settings)||!t.predicting||s.certain&&!e;function Wd(e,t){
let n=Lt(e,t);return n?Bn(e,t,t.question,n):!1}var Yt=(e,t)=>({...t,question:Vd(e,t),why:0});function Vd(e,t){let n=e.offered(
t.place),s=i=>e.card(t.place,i,t.settings);if(n.length===1)return n[0];if(t.held)return t.question;if(n.includes(t.chosen))
return t.chosen;let r=e.prefer(t.place);return r&&s(r)?r:n.find(i=>s(i)?.certain===!1)??n.find(s)??n[0]??""}function jd(e,t,n){
let s=t.before??t.settings,r=t.chosen||t.question;return Yt(e,{...t,place:n,held:null,aside:!1,before:null,settings:s,question:r})}
function Gd(e,t,n,s){let r=t.before??t.settings;return Yt(e,{...t,...s,place:n,held:s,aside:!1,before:r,page:le[0]})}function Zd(e,t,n){
let s=e.offered(t.place);s.includes(n)||st(`Expected a question of ${s.join(", ")}, not '${String(n).slice(0,40)}'.`);let{
held:r}=t,o=r?n!==r.question:!1,i=r&&!o?r.settings:t.settings;return Yt(e,{...t,chosen:n,question:n,aside:o,settings:i})}
function Kd(e,t,n){let s=Lt(e,t),r=s?.offers??{};for(let[o,i]of s?Object.entries(n):[]){let a=o in t.settings&&t.settings[o]===
i;if(!r[o]?.includes(i)&&!a){let l=Object.entries(r).map(([h,u])=>`${h} of ${u.join(", ")}`),c=`${o.slice(0,20)}=${String(
i).slice(0,20)}`;st(`Expected settings ${l.join("; ")||"of none"}, not ${c}.`)}}return Yt(e,{...t,settings:{...n}})}function Yd(e,t,{
number:n,sure:s="think",time:r="",seed:o=0}){let i=Lt(e,t);if(!i)return st("Expected a position in which a question aris\
es before a prediction.");rl.includes(s)||st(`Expected how sure you are to be ${rl.join(", ")}, not '${String(s).slice(0,
20)}'.`),i.value(n);let{place:a,question:l}=t,c={place:a,question:l,settings:i.settings,number:n.trim(),sure:s,time:r,seed:o,
owned:"",denied:""};return{...t,said:[...t.said,c]}}function Jd(e,t){let n=Lt(e,t),s=n&&Le(t,t.place,t.question,n.settings),
r=s&&e.told(n,s,t.said.slice(0,t.said.indexOf(s)));return{said:s,told:r}}function Xd(e,t,n){let{said:s,told:r}=Jd(e,t);if(!s||
!r?.mistake||!r.asks)return st("Expected a number that a mistake fits before a yes or no.");let o={...s,[n?"owned":"deni\
ed"]:r.mistake.kind};return{...t,said:t.said.map(i=>i===s?o:i)}}function zd(e,t,n){switch(n.kind){case"Pick":return Zd(e,
t,n.question);case"Set":return Kd(e,t,n.settings);case"Predict":return n.second&&st("Expected one number, for the one qu\
estion on show."),Yt(e,Yd(e,t,n));case"Own":return Xd(e,t,n.yes);case"Turn":return le.includes(n.page)||st(`Expected a p\
age of ${le.join(", ")}, not '${String(n.page).slice(0,20)}'.`),{...t,page:n.page};case"Why":return n.at>=0&&n.at<ol||st(
`Expected a step of the derivation from 0 to ${ol-1}, not ${n.at}.`),{...t,why:n.at};case"AskFirst":return Yt(e,{...t,predicting:n.
on});case"Cover":return Yt(e,{...t,covered:t.said.length})}return st(`Expected a deed at a panel, not ${n.kind}.`)}var gr="\
answered",Qd="skipped",ce=(e,t)=>`${e} ${t}`,Ae=(e,t)=>t.stop>=0?e.moments(t.seat)[t.stop]:null,Dn=(e,t)=>e.fates[`${e.seat}\
 ${t}`];function ll(e,t){let n=Ae(e,t);return!!(n&&(t.asked.page!==le[0]||t.frame!==n.frame))&&Dn(t,t.stop)===gr}var Te=(e,t)=>Dn(
e,t)===gr;function cl(e,t,n=!1){let s=`${e.seat} ${e.stop}`;return s in e.fates&&!n?e:{...e,fates:{...e.fates,[s]:t}}}var br=e=>e.
stop>=0?{...cl(e,Qd),stop:-1}:e;function wr(e,t){return{...t,asked:jd(e,t.asked,ce(t.frame,t.eyes))}}function tm(e,t,n){
e.eyes.includes(n)||st(`Expected watcher to be one of ${e.eyes.join(", ")}, not '${String(n).slice(0,40)}'.`);let s=/^\d+$/.
test(n)&&Number(n)!==t.seat;return wr(e,{...br(s?{...t,seat:Number(n),stop:-1}:t),eyes:n})}function il(e,t,n){let s=e.moments(
t.seat);if(n>=-1&&n<s.length||st(`Expected a moment from 0 to ${s.length-1}, or -1, not ${n}.`),n<0)return{...t,stop:-1};
let{frame:r,question:o,settings:i}=s[n],a=String(t.seat),l=Gd(e,t.asked,ce(r,a),{question:o,settings:i});return{...t,asked:l,
frame:r,eyes:a,stop:n,playing:!1}}var al=(e,t,n)=>({...wr(e,{...br(t),frame:n}),playing:n<e.frames-1});function em(e,t){
return t.stop<0||t.asked.aside||Lt(e,t.asked)&&!Wd(e,t.asked)?null:Ae(e,t)}function In(e,t,n){let s=Ae(e,t);switch(n.kind){case"\
Step":return n.to>=0&&n.to<e.frames||st(`Expected a step from 0 to ${e.frames-1}, not ${n.to}.`),wr(e,{...br(t),frame:n.
to});case"Eyes":return tm(e,t,n.key);case"Stop":return il(e,t,n.at);case"Go":{let i=il(e,t,n.to);return Te(i,n.to)?{...i,
frame:e.moments(t.seat)[n.to].answer}:i}case"Play":return{...t,playing:n.on};case"Skip":return s?al(e,t,t.frame):t;case"\
GoOn":return em(e,t)&&s?al(e,t,s.answer):t}let r=zd(e,t.asked,n),o={...t,asked:r};return s&&n.kind==="Predict"&&!r.aside?
{...cl(o,gr,!0),frame:s.answer,playing:!1}:s&&n.kind==="Turn"&&Te(t,t.stop)?{...o,frame:r.page===le[0]?s.answer:s.frame,
playing:!1}:o}function hl(e){return{asked:{place:"",question:"",settings:{},chosen:"",held:null,aside:!1,before:null,page:le[0],
why:0,predicting:!0,said:[],covered:0},frame:0,eyes:"0",seat:0,stop:-1,playing:!1,fates:{},...e}}var nm="no one two three four five six seven eight nine ten".split(" "),sm=.05,ul=3,qn=e=>nm[e]??String(e),dl=e=>["","on\
ce","twice"][e]||`${qn(e)} times`;function rm(e){let t=pn(e);return Math.abs(100*e-t)<1e-9?`exactly ${t}`:t===0?"fewer t\
han 1":t===100?"more than 99":`about ${t}`}var yr=(e,t)=>t==="chance"?String(pn(e)):Dt(e,2).replace(/\.?0+$/,"").replace(
"-","−"),om=e=>e.reduce((t,n)=>Array.from({length:t.length+1},(s,r)=>(1-n)*(t[r]??0)+n*(t[r-1]??0)),[1]);function im(e){
let t=e.filter(({came:f})=>f!=null),n=t.length;if(n===0)return["",""];let s=t.map(({exact:f})=>f),r=t.filter(f=>f.came).
length,o=s.reduce((f,b)=>f+b,0),i=r>=o-1e-9,a=om(s).reduce((f,b,g)=>f+((i?g>=r:g<=r)?b:0),0),l=n===1?"One such stop brin\
gs":`${xe(qn(n))} such stops bring`,c=r===(i?n:0),h=r?qn(r):"none",u=c?h:`${h} or ${i?"more":"fewer"}`,m=a<sm?" That is \
rare.":"";return[`Hits expected ${Dt(o,1)}, came ${r}.`,`${l} ${u} in ${rm(a)} of 100 games.${m}`]}var ml=({said:e,exact:t,
reach:n})=>Math.abs((e??t)-t)/n;function am(e){let t=e.filter(({near:a})=>!a).sort((a,l)=>ml(l)-ml(a)),n=t.length;if(n===
0)return["",e.length>1?"All your numbers were near.":"Your number was near."];let s=t.slice(0,ul).map(({mine:a,right:l})=>`${a}\
 for ${l}`).join(", "),r=t.filter(({said:a,exact:l})=>(a??0)>l).length,o=["","both times ","each time "][Math.min(n,3)-1],
i=r===0||r===n?`${o}too ${r?"high":"low"}`:`${dl(r)} too high`;return["",`${xe(dl(n))} you were further off, ${i}${n>ul?
". Furthest: ":": "}${s}.`]}function fl(e,t){let n=e.filter(({said:r})=>r!=null);if(n.length===0)return{title:"The game \
is over",near:"",lines:[["You gave no number.","A mark below the table asks again."]],doors:[]};let s=[im(n),am(n),["",t]];
return{title:n.length===1?"Your one stop":`Your ${qn(n.length)} stops`,near:`${n.filter(({near:r})=>r).length} near`,lines:s.
filter(r=>r.some(Boolean)),doors:[]}}function lm(e,t,n){let s=e.card(t.place,n,t.settings),r=!!(s&&Le(t,t.place,n,s.settings));return{...e.chip(n),arises:!!s,
away:s?"":e.away(t.place,n),done:r}}function cm(e,t,n){return n.row.map(([s,r,o])=>{let i=r===n.settings[s],a={...n.settings,
[s]:r},l=i?n:e.card(t.place,t.question,a),c=l&&JSON.stringify(l.settings)===JSON.stringify(a);return{value:r,label:o,here:i,
...c&&Bn(e,t,t.question,l)?l.number:{}}})}var hm=({said:e},t)=>e.slice(0,e.indexOf(t));function um(e,t,n,s){let r=Le(t,t.
place,t.question,n.settings),o=[t.question,...Object.values(n.settings),t.place].join(" ");return{...n.asked,key:o,revealed:s,
fault:e.fault(t.place),...s&&{...n.answered,row:cm(e,t,n),notice:e.notice(t)},...r&&{said:{...e.told(n,r,hm(t,r)),sure:r.
sure},misconception:""}}}function dm(e,t){let n=Lt(e,t),s=n?Bn(e,t,t.question,n):!1,{question:r,settings:o,predicting:i,
page:a,why:l}=t;return{question:r,settings:o,predicting:i,page:a,why:l,questions:e.offered(t.place).map(c=>lm(e,t,c)),panel:n?
um(e,t,n,s):e.nothing(t.place,t.question),main:n&&!s?{label:"Show the answer",kind:"predict"}:{},moment:{},guesses:[],ending:{}}}
function mm(e,t){return e.moments(t.seat).flatMap((n,s)=>{let r=ce(n.frame,String(t.seat)),o=Te(t,s)?e.card(r,n.question,
n.settings):null;if(!o)return[];let i=t.asked.said.find(v=>v.place===r&&v.question===n.question&&JSON.stringify(v.settings)===
JSON.stringify(o.settings)),a=i?o.value(i.number):null,l=o.number.number,{came:c,words:h,frame:u}=n,{measure:m,span:f}=o.
panel,{name:b}=e.chip(n.question),g=ra(l,m),p=a!=null&&o.verdict(a).near,w=a==null?"":yr(a,m),x=yr(l,m);return[{said:a,exact:l,
came:c,words:h,at:s,frame:u,name:b,measure:m,span:f,reach:g,near:p,mine:w,right:x}]})}function xr(e,t){return t.said.flatMap(
(n,s)=>{let r=e.card(n.place,n.question,n.settings);if(!r)return[];let{judged:o,measure:i}=r.panel,a=r.value(n.number),{
mistake:l}=e.told(r,n,t.said.slice(0,s));return[{game:e.saved.game,question:n.question,settings:Object.entries(r.settings).
map(([c,h])=>`${c}=${h}`).join(" "),position:e.called(n.place),prediction:a,sure:n.sure,exact:o.written,measure:i,mistake:l?.
name??"",kind:l?.kind??"",own:n.owned?"yes":n.denied?"no":"",time:n.time,off:Math.abs(a-o.exact)}]})}function pl(e,t){let{
asked:n,stop:s}=t,r=e.moments(t.seat),o=dm(e,n),i=mm(e,t);o.guesses=i,e.game.over&&s<0&&t.frame===e.frames-1&&Object.assign(
o,{ending:fl(i,oa(xr(e,n))),main:{}});let a={step:t.frame,watcher:t.eyes,moments:r.map(({frame:h,answer:u,line:m,fate:f},b)=>{
let g=Te(t,b)?f:Dn(t,b)??"open";return{frame:h,answer:u,line:m,state:g}}),stop:s,playing:t.playing,caption:{},bright:[],
heat:o.panel.revealed?Lt(e,n)?.heat:{}},l=Ae(e,t);if(!l)return{panel:o,table:a};let c=ll(e,t);if(c?n.page!=="answer"&&(a.
caption=l.back):Object.assign(a,{caption:l.asks,bright:l.bright}),!n.aside){let{line:h,stake:u,came:m,words:f,headline:b}=l,
g="Play on and see";o.moment={line:h,button:g,stake:u,at:s,of:r.length},c&&Object.assign(o.moment,{came:m,words:f,headline:b,
seen:!0});let p=e.game.over&&l.answer===e.frames-1?"See how you did":"Go on";o.main=o.main.kind==="predict"?{label:g,kind:"\
predict"}:{label:p,kind:"go"}}return{panel:o,table:a}}var gl="This game is too long for a page with all its answers. Its marked moments have theirs: press one of the marks.";
function kr(e){let t=e.map(i=>`'${i}'`),n=t.at(-1),[s,r]=t.length===1?["question","it"]:["questions","them"],o=t.length>
1?`${t.slice(0,-1).join(", ")} and ${n}`:n;return n?`The ${s} ${o} cannot be answered here: something went wrong in ${r}\
. The others stand.`:""}var fm=["steps","dots","row"],bl=["answer","bars","dots","steps","misconception","apart","simulated","headline","certain"],
pm=["row","judged","heat","lesson","tries"],gm=1e9,wl=(e,t)=>Object.fromEntries(Object.entries(e).filter(([n])=>t(n))),$r=class{constructor(t,n,s){
this.panel=t,this.settings=n,this.certain=!!t.certain,this.heat=t.heat,this.answered=wl(t,i=>bl.includes(i)||i==="lesson");
let r=t.knobs.map(i=>({...i,choices:i.choices.filter(([a])=>s.some(l=>!Nt(l,{...n,[i.name]:a})))})).filter(i=>i.choices.
length>1),o=wl(t,i=>!bl.includes(i)&&!pm.includes(i));this.asked={...o,knobs:r},this.offers=Object.fromEntries(r.map(({name:i,
choices:a})=>[i,a.map(([l])=>l)]))}get row(){let t=this.panel.knobs.find(n=>!n.model);return(this.panel.row??[]).map(({value:n,
label:s})=>[t.name,n,s])}get number(){let{exact:t}=this.panel.judged;return{number:t,text:oe(t,this.panel.measure)}}value(t){
return na(t,this.panel.measure,this.panel.span)}verdict(t){let{verdicts:n}=this.panel.judged,s=Math.round(t*gm),[,r,o]=n.
find(([i])=>s<=i)??n.at(-1);return{band:r,near:r!=="far",mistake:o}}mistake(t){return this.panel.judged.mistakes[this.verdict(
t).mistake]??null}told(t){let n=this.value(t),{judged:s,measure:r}=this.panel;return{value:n,verdict:sa(n,s.exact,r,this.
verdict(n).band)}}},bm=2,vr=class{constructor(t){this.locked=!1;this.saved=t,this.cards=new Map}offered(t){return this.saved.
questions.map(({id:n})=>n)}panels(t,n){return[[],[]]}card(t,n,s){let r=JSON.stringify([t,n,s]),o=this.cards.get(r);return this.
cards.has(r)||(o=this.made(t,n,s),this.cards.set(r,o)),o??null}made(t,n,s){let[r,o]=this.panels(t,n),i=[...r,...o].map(u=>this.
unfolded(u));if(i.length===0)return null;let a=i.map(u=>u.set),l={...a[0],...s},c=({name:u,choices:m,value:f})=>{let b=m.
some(([g])=>g===l[u])||m.length===0;return!(u in l)||f===(b?l[u]:m[0][0])},h=i.find(({panel:u})=>u.knobs.every(c))??i[0];
return new $r(h.panel,h.set,a.slice(0,r.length))}unfolded(t){let{pool:n,panels:s}=this.saved,r={};for(let[i,a]of Object.
entries(s)){let l=a[t];l!=null&&(r[i]=fm.includes(i)?l.map(c=>n[c]):n[l])}let o=r.knobs.map(i=>[i.name,i.value]);return{
panel:r,set:Object.fromEntries(o)}}prefer(t){return""}chip(t){let{id:n,name:s,title:r}=this.saved.questions.find(o=>o.id===
t)??this.saved.questions[0];return{id:n,name:s,title:r}}away(t,n){let{when:s}=this.saved.questions.find(r=>r.id===n)??{when:""};
return s?`It arises ${s}.`:this.saved.onward}fault(t){return""}notice(t){return""}told(t,n,s,r=t.mistake(t.value(n.number))){
let o=!(n.owned||n.denied),i=s.filter(l=>l.denied&&l.denied===r?.kind).length,a=r!=null&&o&&i<bm;return{...t.told(n.number),
sure:n.sure,mistake:r,asks:a,own:n.owned!==""}}called(t){return t}nothing(t,n){let s=this.saved.questions.find(({id:i})=>i===
n),r=s?.title??"No question arises here.",o=this.away(t,n);return{key:t,none:!0,title:r,when:o}}},He=class extends vr{constructor(t){
super(t),this.game=t,this.frames=t.steps,this.eyes=t.table.eyes.map(([n])=>n)}moments(t){return this.game.stops[t]??[]}here(t){
let[n,s]=t.split(" "),r=this.game.places[s];return r?this.game.asked[r[Number(n)]]:{}}waiting(t){let n=t.split(" ")[1];return this.
moments(/^\d+$/.test(n)?Number(n):-1).filter(({frame:s})=>ce(s,n)===t)}panels(t,n){let s=this.waiting(t).filter(r=>r.question===
n);return[this.here(t)[n]??[],s.map(({panel:r})=>r)]}prefer(t){return this.waiting(t)[0]?.question??""}away(t,n){return this.
here(t)[n]?kr([this.chip(n).name]):this.game.places[t.split(" ")[1]]?super.away(t,n):gl}fault(t){let n=this.here(t);return kr(
this.saved.questions.filter(({id:s})=>n[s]?.length===0).map(({name:s})=>s))}called(t){let[n,s]=t.split(" ");return this.
game.called??`step ${n}, seen by ${s}`}};var wm=2,Mr="about 1 in 20 runs",Ut=(e,t=2)=>Dt(Math.abs(e)<.5/10**t?0:e,t).replace("-","−");function yl(e,t,n,s,r,o){
let i=s==="chance";if(e===0||e<2&&!i)return"";let a=i?100:1,[l,c,h]=[...n,t].map(m=>a*m),u=r==null?[]:[r,...o==null?[]:[
o]].map(m=>a*m);return l===c?`${e===2?"Both":`All ${e.toLocaleString("en")}`} trials gave the same number, so they don't\
 show how far off it may be.`:`That says ${ym(l,c,h,s,u)}${km(l,c,u,i)}`}function ym(e,t,n,s,r=[]){let o=(e+t)/2,i=(t-e)/
2,a=s==="chance",l=a?i>=wm&&!xm(e,t,o,i,r)?0:1:2,c=Ut(i,l);if(a&&Ut(o,l)!==Ut(n,l))return`between ${Ut(e,l)} and ${Ut(t,
l)} out of 100`;let h=a?"out of 100":s;return`about ${Ut(n,l)} ${h}, give or take ${Number(c)?c:"less than 0.01"}`}function xm(e,t,n,s,r){
let[o,i]=[n,s].map(a=>Number(Ut(a,0)));return r.some(a=>(e<=a&&a<=t)!=(o-i<=a&&a<=o+i))}function km(e,t,n,s){let[r,o]=n.
map(l=>$m(l,s)),[i,a]=n.map(l=>e<=l&&l<=t);if(r==null)return".";if(o==null||o===r){let l=o==null?"":", and so does your \
guess";return`. The answer, ${r}, ${i?`fits${l}`:`doesn't fit: ${Mr} miss it`}.`}return i?`: ${a?"not ":""}enough to tel\
l your guess, ${o}, from the answer, ${r}.`:a?`. Your guess, ${o}, fits and the answer, ${r}, doesn't: ${Mr} mislead lik\
e this.`:`. Neither the answer, ${r}, nor your guess, ${o}, fits: ${Mr} miss the answer.`}var $m=(e,t)=>t?Ut(e,Math.abs(
e-Math.round(e))<1e-9?0:1):Ut(e);var vm=[1,10,100,1e3],Mm=1e6,Sm=2,Ue=1.959963984540054,Em=100,_n=10,Tm=617,Lm=125,Am=350,Hm=50,Um=20;function Rm(e,t){let n=e/
t,s=Ue*Ue,r=(n+s/(2*t))/(1+s/t),o=Ue/(1+s/t)*Math.sqrt(n*(1-n)/t+s/(4*t*t));return[Math.max(0,r-o),Math.min(1,r+o)]}function Nm(e,t,n){
let s=t/e,r=e<2?0:Math.sqrt(Math.max(0,n/e-s**2)/(e-1));return[s-Ue*r,s+Ue*r]}function Om(e,t){let n=new Set([t]);for(let s=1;s<
10;s++)n.add(s);for(let s=10;10**(s/10)<t;s++)n.add(Math.round(10**(s/10)));return new Set([...n].filter(s=>s>e&&s<=t))}
function Pm({parts:e,rows:t},n){let s={dealt:{},traces:[]};for(let[r,o]of Object.entries(t)){let i=e[o.charCodeAt(n)-48];
i&&r.startsWith("trace.")?s.traces.push(i):i&&(s.dealt[r]=i)}return s}var St=e=>e.toLocaleString("en"),Fn=class{constructor(t,n=Math.
floor(Math.random()*Mm)){this.key="";this.card=null;this.explained="";this.run={begun:0,n:0,total:0,squares:0,points:[]};
this.earlier=[];this.running=!1;this.few=!1;this.note="";this.signs="";this.cases=[0,0,0];this.outcome=null;this.shown={
dealt:{},traces:[]};this.publish=t,this.seed=n,this.said=void 0,this.timer=void 0}forget(t){clearTimeout(this.timer),this.
run={begun:0,n:0,total:0,squares:0,points:[]},this.earlier=t,this.running=!1,this.few=!1,this.note="",this.signs="",this.
cases=[0,0,0],this.outcome=null,this.shown={dealt:{},traces:[]}}get dealt(){return this.card?.panel.tries}get most(){let{
signs:t="",kept:n=0}=this.dealt??{};return t.length-n+Math.min(_n,n)}get counts(){return vm.filter(t=>t<=this.most)}get chance(){
return this.card?.panel.measure==="chance"}bind(t,n,s){this.said=s,this.card=n,t!==this.key&&this.forget([]),this.key=t}again(t){
let n=String(t??this.seed+1),{value:s}=bt(n,{low:0,high:999999999,whole:!0});s==null&&st(`Expected a seed of trials from\
 0 to 999,999,999, not '${n.slice(0,20)}'.`),this.seed=Number(s),this.forget([this.run,...this.earlier].filter(({points:r})=>r.
length>0).slice(0,Sm)),this.publish()}place(t){let{signs:n="",kept:s=0}=this.dealt??{};return t<Math.min(_n,s)?(_n*this.
seed+t)%s:s+(Tm*this.seed+t)%(n.length-s)}begin(t,n=!1){if(this.running)return;let s=this.trying(t,n);this.running=!0,this.
note="";let r=()=>{let{value:o,done:i}=s.next();this.running=!i,i||(this.timer=setTimeout(r,o)),this.publish()};try{r()}catch(o){
throw this.running=!1,o}}stop(){clearTimeout(this.timer),this.running=!1,this.publish()}*trying(t,n=!1){let{run:s}=this;
this.dealt||st("Expected a question to try out; none arises in this position."),this.counts.includes(t)||st(`Expected ${this.
counts.map(St).join(", ")} trials, not ${String(t).slice(0,20)}.`),s.begun>=this.most&&st(`These are ${St(this.most)} tr\
ials; start again to run more.`);let r=Math.min(this.most,s.begun+t),o=Om(s.begun,r);for(this.few=t<=10;s.begun<r;)this.
add(),o.has(s.begun)&&this.mark(),(t===10||!this.few&&s.begun%(t/Um)===0)&&s.begun<r&&(yield this.few?n?Am:Lm:Hm)}add(){
let{run:t}=this,n=this.dealt,s=this.place(t.begun),r=n.values[n.signs.charCodeAt(s)-48];t.begun++,this.outcome=r,this.shown=
this.few?Pm(n,s):{dealt:{},traces:[]};let o=r==null?2:r?0:1;this.cases[o]++,this.signs.length<Em&&(this.signs+="ynx"[o]),
r!=null&&(t.n++,t.total+=r,t.squares+=r*r)}get mean(){return this.run.total/this.run.n}interval(){let{n:t,total:n,squares:s}=this.
run;return this.chance?Rm(Math.round(n),t):Nm(t,n,s)}mark(){this.run.n>0&&this.run.points.push([this.run.begun,this.mean,
...this.interval()])}told(t){let{run:n,dealt:s}=this,r={runs:t?[n,...this.earlier].map(({points:i})=>[...i]):[[]],begun:t?
n.begun:0,struck:t?n.begun-n.n:0,running:this.running,most:this.most,counts:this.counts,seed:this.seed,note:this.note,traces:t?
this.shown.traces:[]};if(!s||!t)return r;let o=s.kept>0?` The first ${_n} of a run keep their cards.`:"";if(r.beforehand=
`From ${St(s.signs.length)} trials dealt beforehand.${o}`,s.cases&&(r.grown=this.grown(s.cases)),n.begun===0)return r;if(Object.
assign(r,{summary:this.summary(),claim:this.claim(),band:this.band()}),n.n>0){let[i,a]=this.interval();Object.assign(r,{
value:this.mean,low:i,high:a})}return this.few&&(r.last=`Trial ${St(n.begun)}: ${this.worded()}.`),r}grown(t){let n=this.
run.begun,s=t.map((a,l)=>[this.cases[l],a]),r=s.map(([a,l])=>`${St(Number(a))} ${l}`).join(", "),o=n===1?`One trial so f\
ar: ${r}.`:"0 trials so far.";return{kind:"cases",caption:"",spoken:n<2?o:`Of ${St(n)} trials: ${r}.`,n,signs:this.signs,
kinds:s}}summary(){let{n:t,total:n,begun:s}=this.run,r=s-t,o=r>0?` ${St(r)} of the ${St(s)} trials struck out.`:"",{says:i,
measure:a}=this.card?.panel??{};return t===0?r>1?o.trim():"One trial, and it is struck out.":this.chance&&t===1?`One tri\
al, and it ${n?"counts":"does not count"}.${o}`:this.chance?`${St(Math.round(n))} of ${St(t)} ${i||"trials"}.${o}`:`${oe(
this.mean,a)} on average in ${St(t)} trial${t>1?"s":""}.${o}`}claim(){let{n:t}=this.run,{judged:n,apart:s,measure:r}=this.
card?.panel??{};return t===0?"":yl(t,this.mean,this.interval(),r,s?null:n.exact,this.said)}band(){if(this.run.begun<2)return"";
let t=this.card?`${this.card.panel.id} ${JSON.stringify(this.card.settings)}`:"";this.explained||=t;let n=this.chance?"9\
5% Wilson interval":"95% interval";return this.explained===t?`The band is a ${n}: about 1 in 20 such bands misses the ex\
act answer.`:""}worded(){return this.outcome==null?`struck out: ${this.dealt?.struck||"it does not fit what is known"}`:
this.chance?this.outcome?"yes":"no":oe(this.outcome,this.card?.panel.measure)}};var xl={step:e=>({kind:"Step",to:e}),watcher:e=>({kind:"Eyes",key:e}),stop:e=>({kind:"Stop",at:e}),playing:e=>({kind:"Pl\
ay",on:e}),question:e=>({kind:"Pick",question:e}),settings:e=>({kind:"Set",settings:e}),predicting:e=>({kind:"AskFirst",
on:e}),page:e=>({kind:"Turn",page:e}),why:e=>({kind:"Why",at:e})},kl=["game","question","settings","position","predictio\
n","sure","exact","measure","mistake","kind","own","time"],Sr=class{constructor(t,n,s){this.drawn={};this.student="";this.
front="table";this.drew=()=>{};this.facts=t,this.models=n,this.now=s,this.tries=new Fn(()=>this.draw(this.models.panel.get(
"note")))}did(t){return this.now}shown(){return{}}open(){this.draw();for(let[n,s]of Object.entries(this.models))for(let r of Object.
keys(xl))s.on(`change:${r}`,()=>this.wish(n,r));let{panel:t}=this.models;t.on("change:lit",()=>this.light(t.get("lit"))),
t.saying=n=>this.hear(n)}light(t){this.models.table.put({lit:t})}wish(t,n){let s=this.drawn[t]??{},r=this.models[t].get(
n);n in s&&Nt(s[n],r)&&this.do(xl[n](r))}do(t){let n="";try{this.now=this.did(t)}catch(s){n=s instanceof Error?s.message:
String(s)}return this.draw(n),n}draw(t=""){let{panel:n,...s}=this.drawn=this.shown(),r=this.tried(n,s),o=Nt(n.panel,this.
models.panel.get("panel"));for(let[i,a]of Object.entries(s))this.models[i].put(a);this.models.panel.put({...n,...r,note:t,
...o&&{lit:{}}}),this.drew()}tried({panel:t,page:n},s){let{tries:r,front:o,now:i}=this,a=!!t.revealed;r.bind(t.key,Lt(this.
facts,i.asked),t.said?.value);let l=r.told(a),{dealt:c}=a?r.shown:{dealt:{}};a&&n==="try"&&r.dealt?.rows["trace.0"]&&(t.
traces=!0);for(let u of["table","twin"])s[u]&&(s[u].dealt=c);let h=Object.keys(c).length+l.traces.length>0;return n==="t\
ry"&&l.last&&i.stop!==-1&&h&&(s[o].caption={place:"Dealt from the unseen cards",line:[l.last,""],tone:"trial"}),{tried:l,
dealt:c}}try(t){if(this.models.panel.get("panel").revealed)try{t()}catch(n){this.tries.note=n instanceof Error?n.message:
String(n),this.draw()}}hear(t){switch(t.kind){case"predict":{let n=`${new Date().toISOString().slice(0,19)}Z`,{value:s,sure:r="\
think",second:o=""}=t,{seed:i}=this.tries;this.do({kind:"Predict",number:String(s),sure:r,time:n,seed:i,second:String(o)});
break}case"go":this.do({kind:"Go",to:t.at});break;case"own":this.do({kind:"Own",yes:t.yes});break;case"main":["go","next"].
includes(this.models.panel.get("main").kind)&&this.do({kind:"GoOn"});break;case"pick":this.do({kind:"Pick",question:t.question});
break;case"skip":this.do({kind:"Skip"});break;case"run":this.try(()=>this.tries.begin(t.trials,t.calm));break;case"stop":
this.tries.stop();break;case"again":this.try(()=>this.tries.again(t.seed));break;case"save":this.models.panel.tell("msg:\
custom",{kind:"file",name:"predictions.csv",text:this.csv()})}}csv(){let t=this.student?["name",...kl]:kl,n=xr(this.facts,
this.now.asked),s=n.map(r=>t.map(o=>({...r,name:this.student})[o]));return sl([t,...s])}},Wn=class extends Sr{constructor(t,n,s){
let r=new He(t),o=n.get("stop"),i=hl({frame:n.get("step"),eyes:n.get("watcher"),seat:t.seat}),a={...i.asked,chosen:t.chosen,
predicting:s.get("predicting")},l=In(r,{...i,asked:a},{kind:"Step",to:i.frame});o>=0&&(l=In(r,l,{kind:"Stop",at:o})),super(
r,{table:n,panel:s},l),this.game=r,this.open()}explain(t){this.facts=this.game=new He(t),this.draw()}did(t){return In(this.
game,this.now,t)}shown(){return pl(this.game,this.now)}};function Cm(e){let t={zones:[]};return e.map(n=>{let s=["sheet","board"].filter(o=>o in n).map(o=>[o,n[o]+(t[o]??0)]),r=n.
zones.map((o,i)=>o+(t.zones[i]??0));return t={...n,...Object.fromEntries(s),zones:r},t})}function $l(e,t,n){let s=Object.
entries(e.table.frames).map(([i,a])=>[i,Cm(a)]),r=new Jt({...e.table,frames:Object.fromEntries(s)}),o=new Wn(e,r,t);return n.
append(Cs(nl,r,"uw-at-table"),Cs(Qi,t,"uw-at-side")),o}function O1(e,t){let n=new Jt(e.explainer);$l(e,n,Po(e,n,t))}export{O1 as openSaved};
