var Pt=class{constructor(t){this.values=t,this.heard=new Map,this.saying=n=>{}}get(t){return this.values[t]}set(t,n){this.
put({[t]:n})}put(t){let n=Object.keys(t).filter(s=>At(this.values[s],t[s]));for(let s of n)this.values[s]=t[s];for(let s of n)
this.tell(`change:${s}`,t[s])}save_changes(){}send(t){this.saying(t)}on(t,n){for(let s of t.split(" "))this.heard.has(s)||
this.heard.set(s,new Set),this.heard.get(s)?.add(n)}off(t,n){for(let s of t.split(" "))this.heard.get(s)?.delete(n)}tell(t,n){
for(let s of[...this.heard.get(t)??[]])s(n)}},At=(e,t)=>e!==t&&JSON.stringify(e)!==JSON.stringify(t);var Ct=()=>document.body?.dataset.voila!=null,_e=()=>Ct()&&document.body.dataset.voila!=="notebook";function Gr(e,t,n,s){let{class:r,...o}=n,i=[t,r].flat().filter(Boolean).join(" ");i&&e.setAttribute("class",i);for(let[l,
a]of Object.entries(o))a==null||a===!1||(l.startsWith("on")?e.addEventListener(l.slice(2),a):l==="style"?e.style.cssText=
a:e.setAttribute(l,a===!0?"":String(a)));return e.append(...s.flat(9).filter(l=>l!=null&&l!==!1)),e}var Vr=([e,...t])=>e?.
constructor===Object?[e,t]:[{},[e,...t]];function y(e,t,...n){let[s,...r]=e.split(".");return Gr(document.createElementNS(
"http://www.w3.org/2000/svg",s),r,...Vr([t,...n]))}var N=(e,t,n,s,r)=>y("rect",{x:e,y:t,width:n,height:s,...r}),P=(e,t,n,s)=>y(
"circle",{cx:e,cy:t,r:n,...s}),dt=(e,t,n,s)=>y("path",{d:e,fill:"none",stroke:t,"stroke-width":n,...s}),te=(e,t,n,...s)=>y(
"svg",{width:e,height:t,viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":n},...s);function d(e,t,...n){let[s,...r]=e.split(
"."),[o,i]=Vr([t,...n]),l=s==="section"&&o["aria-label"]&&!_e();return Gr(document.createElement(l?"div":s),r,{role:l?"g\
roup":null,type:s==="button"?"button":null,...o},i)}function et(e){let t=e.getRootNode();return t instanceof Document||t instanceof
ShadowRoot?t.activeElement:null}function We(e){let t=et(e);return!t||t===document.body}var qe=e=>e instanceof HTMLTextAreaElement||
e instanceof HTMLInputElement&&e.selectionStart!=null;function gc(e,t,n){if(e.value===e.defaultValue||e.value===t.value||
!n&&t.defaultValue!==e.defaultValue)return;t.value=e.value;let s=!1,r=()=>{!s&&t.isConnected&&t.dispatchEvent(new Event(
"change"))};t.addEventListener("change",()=>s=!0),t.addEventListener("blur",r,{once:!0}),t.addEventListener("keydown",o=>{
o.key==="Enter"&&!t.form&&r()})}function G(e,...t){let n=et(e),s=n&&n!==e&&e.contains(n)?n:null,r=s?.getAttribute("data-\
k")??"",o=[...e.querySelectorAll("[data-draft]")].filter(qe),i=qe(s)?{from:s.selectionStart,to:s.selectionEnd,text:s.value}:
null;e.replaceChildren(...t.flat(9).filter(a=>a!=null&&a!==!1));for(let a of o){let c=e.querySelector(`[data-k="${CSS.escape(
a.dataset.k??"")}"][data-draft="${CSS.escape(a.dataset.draft??"")}"]`);qe(c)&&c!==a&&gc(a,c,a===s)}if(!s)return;if(ee(e,
r)){let a=et(e);i&&a!==s&&qe(a)&&a.value===i.text&&a.setSelectionRange(i.from,i.to);return}let l=e.querySelector("[data-\
next]")??e;l instanceof HTMLElement&&(l.tabIndex=-1,l.focus({preventScroll:!0}))}function ee(e,t){let n=e.querySelector(
`[data-k="${CSS.escape(t)}"]`);return n instanceof HTMLElement&&n.focus({preventScroll:!0}),n instanceof HTMLElement}var bc=/^(svg|g|path|rect|circle|ellipse|line|polyline|polygon|defs|clipPath|pattern|title|desc|use)$/;
function Zr(e){let t=new DOMParser().parseFromString(e,"image/svg+xml").documentElement;if(t.localName!=="svg")throw new Error(
"Expected SVG.");for(let n of[...t.querySelectorAll("*"),t]){if(n!==t&&!bc.test(n.localName)){n.remove();continue}for(let{
name:s,value:r}of[...n.attributes]){let o=/^(xlink:)?href$/.test(s)&&!r.startsWith("#");(/^on/i.test(s)||o||/url\((?!["']?#)|javascript:/i.
test(r))&&n.removeAttribute(s)}}return document.importNode(t,!0)}var wc=/^(#[0-9a-f]{3,8}|light-dark\(\s*#[0-9a-f]{3,8}\s*,\s*#[0-9a-f]{3,8}\s*\))$/i;
function $t(e,t){for(let n of(t??"").split(";")){let[s,r]=[n.slice(0,n.indexOf(":")).trim(),n.slice(n.indexOf(":")+1).trim()];
/^--[\w-]+$/.test(s)&&wc.test(r)&&e.style.setProperty(s,r)}}function mt({label:e,choices:t,value:n,pick:s,k:r}){return d(
"div.seg",{role:"group","aria-label":e},t.map(([o,i],l)=>d("button",{"data-k":`${r}.${l}`,"aria-pressed":String(o===n),onclick:()=>s(
o)},i)))}var yc=globalThis,ss=yc[Symbol.for("uncle_widgets.page")]??={};function X(e){return ss.ids=(ss.ids??0)+1,`uw-${e}\
-${ss.ids}`}function Ot(e,t){let n=-1,s=()=>{let o=Math.round(e.clientWidth);o>0&&o!==n&&(n=o,e.replaceChildren(t(o)))},
r=new ResizeObserver(()=>requestAnimationFrame(s));return r.observe(e),s(),{again:()=>(n=-1,s()),stop:()=>r.disconnect()}}
function j(e,t,n){n?e.getAttribute(t)!==n&&e.setAttribute(t,n):e.removeAttribute(t)}var z=(e,...t)=>d("button",e,...t),je=({
kind:e,label:t,strong:n,share:s},r)=>z({class:`btn${n?" solid":""}${s==null?"":" sharing"}`,style:s==null?null:`--p:${100*
s}%`,"data-act":e,"data-k":`key.${e}`,onclick:()=>r(s==null?e:"stop")},s==null?t:`${t} (${Math.round(100*s)}%)`);function rs(e,t,n){
let s=et(e),r=s&&e.contains(s)?s:null,o=r&&["data-act","data-clause"].find(a=>r.hasAttribute(a)),i=o&&r?.getAttribute(o);
if(n(),!r)return;([...e.querySelectorAll("button")].find(a=>o&&a.getAttribute(o)===i)??e.querySelector("button")??t).focus?.()}
var le=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;var vt=(e,t)=>Math.max(12,Math.min(e,t/1.4));var xc=[[/[ilj.,:;'|!tf\s()]/,.3],[/[mwMW@%]/,.88],[/[A-Z]/,.7],[/[\u0300-\u036f]/,0],[/[\u0250-\uffff]/,1]],kc=["012345\
6789","of 100 hands, as the quick brown fox jumps over it"],ke,Kr=e=>{let t=0;for(let n of e)t+=xc.find(([s])=>s.test(n))?.[1]??
.57;return t};function $c(){if(ke!=null)return ke;let e=typeof document=="object"&&document.querySelector(".uw"),t=e&&document.
createElement("canvas").getContext("2d");if(!e||!t)return 1;let n=getComputedStyle(e).getPropertyValue("--sans"),s=[400,
700].flatMap(r=>(t.font=`${r} 100px ${n}`,kc.map(o=>t.measureText(o).width/(r>400?100*1.06:100)/Kr(o))));return ke=Math.
max(1,...s),document.fonts.addEventListener("loadingdone",()=>ke=void 0,{once:!0}),ke}var _=(e,t)=>Kr(e)*t*$c(),vc=12;function nt(e,t,n,s=1){
let r=_(e,s),o=Math.max(Math.min(t,vc),Math.min(t,n/Math.max(r,.01)));if(r*o<=n+.01)return{lines:[e],size:o};let i=c=>_(
c,o*s)<=n,l=[""],a=()=>l[l.length-1];for(let c of e.split(" "))if(a()!==""&&i(`${a()} ${c}`))l[l.length-1]+=` ${c}`;else{
a()!==""&&l.push("");for(let u of c)a()!==""&&!i(a()+u)&&l.push(""),l[l.length-1]+=u}return{lines:l,size:o}}function ce(e,t,{
w:n,ideal:s,tight:r=.5,least:o=n,floor:i=0}){if(e<=1)return{w:Math.min(n,Math.max(t,12)),step:s,cols:1,rows:1};let l=f=>Math.
max(r*f,i),a=(f,m)=>Math.min(s,(t-f)/Math.max(m-1,1));for(let f of[n,Math.max(o,Math.min(n,t/(1+r*(e-1))))])if(a(f,e)>=l(
f)-.01)return{w:f,step:a(f,e),cols:e,rows:1};let c=Math.max(1,Math.floor((t-o)/l(o))+1),u=Math.ceil(e/c),h=Math.ceil(e/u);
return{w:o,step:a(o,h),cols:h,rows:u}}function Yr(e){let t=[...e].sort((s,r)=>s.seat-r.seat),n=Math.max(0,t.findIndex(s=>s.
me));return[...t.slice(n),...t.slice(0,n)]}function Jr(e){if(e<2)return{left:0,top:e,right:0};let t=Math.floor((e+1)/3);
return{left:t,top:e-2*t,right:t}}var Mc="M70-6 18 106M5.5 24a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0M53.5 76a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0",
os={0:[64,[["ellipse",{cx:32,cy:50,rx:25,ry:43}]]],1:[46,[["path",{d:"M3 30 32 5V110"}]]],2:[64,[["path",{d:"M7.5 33V31.\
5A24.5 24.5 0 1 1 51.5 46.4L16 93H64"}]]],3:[62,[["path",{d:"M10.5 22.5A19.5 19.5 0 1 1 29 46H20M20 44H30A24.5 24.5 0 1 \
1 6.7 76"}]]],4:[66,[["path",{d:"M48 110V5L13 74H66","stroke-miterlimit":12}]]],5:[62,[["path",{d:"M58 7H19L14.6 48A25.5\
 25.5 0 1 1 6.9 77"}]]],6:[64,[["circle",{cx:32,cy:68,r:25}],["path",{d:"M53.5-13 10.6 55.1"}]]],7:[60,[["path",{d:"M0 7\
H49L15 110","stroke-miterlimit":12}]]],8:[64,[["circle",{cx:32,cy:27,r:20}],["circle",{cx:32,cy:68,r:25}]]],9:[64,[["cir\
cle",{cx:32,cy:32,r:25}],["path",{d:"M10.5 113 53.4 44.9"}]]],"%":[88,[["path",{d:Mc,"stroke-width":11}]]],".":[20,[["re\
ct",{x:3,y:85,width:15,height:15,fill:"currentColor",stroke:"none"}]]],",":[20,[["path",{d:"M12 84 6 118","stroke-width":13}]]],
"/":[52,[["path",{d:"M48-6 4 106","stroke-width":11}]]],"+":[60,[["path",{d:"M30 26V82M2 54H58","stroke-width":12}]]],"-":[
44,[["path",{d:"M4 54H40","stroke-width":12}]]],"−":[44,[["path",{d:"M4 54H40","stroke-width":12}]]],"×":[56,[["path",
{d:"M8 32 48 76M48 32 8 76","stroke-width":12}]]]," ":[26,[]],J:[54,[["path",{d:"M46-10V69A19.500 19.500 0 0 1 7 69V60"}]]],
Q:[72,[["ellipse",{cx:36,cy:50,rx:29,ry:43}],["path",{d:"M42 66 74 104"}]]],K:[68,[["path",{d:"M7-10V110M66-6 10 62M28 4\
2 68 106"}]]],A:[72,[["path",{d:"M2 106 36-2 70 106M14 68H58"}]]]},Gt=e=>e!==""&&[...e].every(t=>t in os);function it(e,t,n=13){
return[...String(e)].reduce((r,o)=>r+(os[o]?.[0]??0)+n,-n)*t/100}function pt(e,t,n,s,r={}){let{anchor:o="start",gap:i=13,
weight:l=s>=60?13:14,colour:a}=r,c=it(e,s,i),u=o==="middle"?t-c/2:o==="end"?t-c:t,h=0,f=[...String(e)].map(m=>{let[p,g]=os[m]??
[0,[]],b=m===","?"visible":"hidden",w={x:h,y:0,width:p,height:100,viewBox:`0 0 ${p} 100`,style:`overflow:${b}`};return h+=
p+i,y("svg",w,g.map(([x,v])=>y(x,v)))});return y("g",{transform:`translate(${u} ${n}) scale(${s/100})`,fill:"none",stroke:"\
currentColor","stroke-width":l,"aria-hidden":"true",style:a&&`color:${a}`},f)}function Ve(e,t,n={}){let s=it(e,t,n.gap),
r=`width:${s/16}em;height:${t/16}em`;return y("svg.numeral",{viewBox:`0 0 ${s} ${t}`,style:r,"aria-hidden":"true"},pt(e,
0,0,t,n))}var Ge=[e=>`M0 ${e/2}a${e/2} ${e/2} 0 1 1 ${e} 0a${e/2} ${e/2} 0 1 1 ${-e} 0Z`,e=>`M${e*.05} ${e*.05}H${e*.95}\
V${e*.95}H${e*.05}Z`,e=>`M${e/2} ${-e*.14}L${e*1.14} ${e/2}L${e/2} ${e*1.14}L${-e*.14} ${e/2}Z`,e=>`M${e/2} 0L${e} ${e*.42}\
V${e}H0V${e*.42}Z`,e=>`M${e*.25} ${e*.04}H${e*.75}L${e*1.04} ${e/2}L${e*.75} ${e*.96}H${e*.25}L${-e*.04} ${e/2}Z`,e=>`M${-e*
.1} ${e*.16}H${e*1.1}V${e*.84}H${-e*.1}Z`],Sc=e=>"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[e]??"?";function ue(e,t,n,s,r={}){let{fill:o="\
var(--on-field)",ink:i="var(--field)"}=r,l=e>=Ge.length,a={d:Ge[e%Ge.length](s),fill:l?i:o,stroke:l?o:null,"stroke-width":2},
c=e%Ge.length===3,u={x:s/2,y:c?s*.8:s*.69,"font-size":Math.max(12.5,s*.54),"font-weight":700,"text-anchor":"middle",fill:l?
o:i};return y("g",{transform:`translate(${t} ${n})`},y("path",a),y("text",u,Sc(e)))}var zr={first:"M5 5h3v14H5zM20 5v14L\
9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6zM14 5h4v14h-4z",forward:"M7 5v14l11-7z",last:"M4 5v\
14l11-7zM16 5h3v14h-3z",link:"M8 3h12v13h-3V6H8zM4 8h10v13H4z",eye:"M12 5C7 5 3 8.5 1 12c2 3.5 6 7 11 7s9-3.5 11-7c-2-3.\
5-6-7-11-7zm0 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM12 9.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",down:"M4 8h16l-8\
 9z",near:"M11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm0 2.4a3.6 3.6 0 1 0\
 0 7.2 3.6 3.6 0 0 0 0-7.2z",whole:"M3 3h7v3H6v4H3zM14 3h7v7h-3V6h-4zM3 14h3v4h4v3H3zM18 14h3v7h-7v-3h4z",close:"M6 4 12\
 10 18 4 20 6 14 12 20 18 18 20 12 14 6 20 4 18 10 12 4 6z"};function at(e,t=22){let n=`width:${t/16}em;height:${t/16}em`;
return y("svg.icon",{viewBox:"0 0 24 24",fill:"currentColor",style:n,"aria-hidden":"true"},y("path",{d:zr[e],"fill-rule":"\
evenodd"}))}var Xr=(e,t,n)=>y("g.opens-mark",{transform:`translate(${e} ${t})`},y("circle",{r:n}),y("path",{d:zr.eye,"fi\
ll-rule":"evenodd",transform:`scale(${n/15}) translate(-12 -12)`}));function ft(e,t="var(--ink)",n="none"){return y("pat\
tern",{id:e,width:6,height:6,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"},N(0,0,6,6,{style:`fill:${n}`}),
N(0,0,2,6,{style:`fill:${t}`}))}function Bt(e,t,n,s,r){let o={r:`M${t-s*.86} ${n-s*.86}h${s*1.72}v${s*1.72}h${-s*1.72}Z`,
g:`M${t} ${n-s*1.02}L${t+s*1.12} ${n+s*.86}H${t-s*1.12}Z`,b:`M${t-s} ${n}a${s} ${s} 0 1 1 ${2*s} 0a${s} ${s} 0 1 1 ${-2*
s} 0Z`,y:`M${t} ${n-s*1.2}L${t+s*1.2} ${n}L${t} ${n+s*1.2}L${t-s*1.2} ${n}Z`}[e];return y("path",{d:o,...r})}var Ze=e=>({
r:"red",g:"green",b:"blue",y:"yellow"})[e]??"";function is(e,t,n,s={}){let{w:r=27,t:o=5,g:i=2,pitch:l=r+7}=s,a="",c="";for(let u=0;u<
e;u++){let h=t+Math.floor(u/10)*l,f=u%10,m=n-(f+1)*(o+i)-(f>=5?3:0);a+=`M${h} ${m}h${r}v${o}h${-r}z`;for(let p of[.22,.64])
c+=`M${h+r*p} ${m}h${r*.14}v${o}h${-r*.14}z`}return y("g",{"aria-hidden":"true"},y("path",{d:a,fill:"var(--accent-on-fie\
ld)"}),y("path",{d:c,fill:"var(--card)"}))}var Ec="var(--card-ink)";function Ke(e,t,n,s,r){let o=s*.46,i=c=>`a${o} ${o} 0 1 0 ${c*2*o} 0`,l=(c,u)=>`M${c-o} ${u}${i(
1)}${i(-1)}Z`,a={d:`M${t} ${n-s*1.1}L${t+s*.85} ${n}L${t} ${n+s*1.1}L${t-s*.85} ${n}Z`,h:`M${t} ${n+s}L${t-s*.95} ${n-s*
.12}A${s*.52} ${s*.52} 0 0 1 ${t} ${n-s*.52}A${s*.52} ${s*.52} 0 0 1 ${t+s*.95} ${n-s*.12}Z`,s:`M${t} ${n-s*1.05}L${t+s*
.95} ${n+s*.12}A${s*.5} ${s*.5} 0 0 1 ${t+s*.14} ${n+s*.5}L${t+s*.4} ${n+s}H${t-s*.4}L${t-s*.14} ${n+s*.5}A${s*.5} ${s*.5}\
 0 0 1 ${t-s*.95} ${n+s*.12}Z`,c:l(t,n-s*.52)+l(t-s*.54,n+s*.22)+l(t+s*.54,n+s*.22)+`M${t} ${n-s*.2}L${t+s*.4} ${n+s}H${t-
s*.4}Z`}[e];if(!a)throw new Error(`Expected a suit of ours, not "${e}".`);return y("path",{d:a,...r})}var Qr={bell:{fill:"\
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
1 0-84 0",fill:"M24 34H76V50H59V84H41V50H24Z",wide:9}},to=e=>e in Qr;function eo(e,t,n,s,{colour:r="var(--accent-card)",
ink:o=Ec}={}){let i=Qr[e];if(!i)throw new Error(`Expected a symbol of ours, not "${e}".`);let l=(a,c)=>a&&y("path",{d:a,
fill:"none",style:`stroke:${c}`,"stroke-width":i.wide??8});return y("g",{transform:`translate(${t} ${n}) scale(${s/100})`},
l(i.line,r),i.fill&&y("path",{d:i.fill,"fill-rule":"evenodd",style:`fill:${r}`}),i.ink&&y("path",{d:i.ink,style:`fill:${o}`}),
l(i.inkLine,o))}function as(e,t,n,s){if(e==="skip")return y("g",{fill:"currentColor"},dt(`M${t-s} ${n+s*.5}A${s} ${s} 0 0 1 ${t+s*.78} ${n-
.1*s}`,"currentColor",s*.26),y("path",{d:`M${t+s*1.2} ${n+s*.62}L${t+s*.3} ${n+s*.2}L${t+s*1.16} ${n-s*.5}Z`}),P(t,n+s*.62,
s*.24));let r=o=>`M${t-o*s} ${n-o*s*.62}H${t+o*s*.2}V${n-o*s}L${t+o*s} ${n-o*s*.46}L${t+o*s*.2} ${n+o*s*.08}V${n-o*s*.3}\
H${t-o*s}Z`;return y("path",{d:r(1)+r(-1),fill:"currentColor"})}function Tc(e){let t=e*1.4,n=e*.08,s=(t-2*n)/17,r=e*.3,o="",
i="";for(let l=0;l<9;l++)o+=`M${n} ${n+2*l*s}h${e-2*n}v${s}h${2*n-e}z`;for(let l=-3;l<=3;l++){let a=2*l*s,c=Math.sqrt(Math.
max(0,r**2-(Math.abs(a)+s/2)**2));c&&(i+=`M${e/2+a-s/2} ${t/2-c}h${s}v${2*c}h${-s}z`)}return[N(0,0,e,t,{class:"paper",rx:e*
.085}),y("path.stripes",{d:o}),P(e/2,t/2,r+s*.9,{fill:"var(--card)"}),y("path.stripes",{d:i})]}function Lc(e,t){let n=t*
1.4,s=t*.085,r=e.rings??0,o=e.text??"",i=t*Math.min(.098,.78/Math.max(r,1)),l=t*.11,a=l+t*.026,c="";for(let h=1;h<r;h++)
c+=`M0 ${n-l-h*i}A${l+h*i} ${l+h*i} 0 0 1 ${l+h*i} ${n}`;let u=Gt(o)?Math.min(t*.36,t*.76*100/it(o,100)):0;return[N(0,0,
t,n,{class:"paper",rx:s}),r>0&&y("path",{d:`M0 ${n-a}A${a} ${a} 0 0 1 ${a} ${n}H${s}A${s} ${s} 0 0 1 0 ${n-s}Z`,fill:"va\
r(--accent-card)"}),c&&dt(c,"var(--accent-card)",Math.min(t*.052,i*.55)),u?pt(o,t*.12,t*.13,u,{colour:"var(--card-ink)"}):
y("text",{x:t*.1,y:t*.36,"font-size":Math.min(t*.3,t*1.5/Math.max(o.length,1)),"font-weight":700,fill:"var(--card-ink)"},
o),N(0,0,t,n,{class:"edge",rx:s})]}function Ac(e,t){let n=t*1.4,s=t*.085,r=e.colour==="wild",o=e.colour??"",i=r?"#fff":`\
var(--c-${o}-on)`,l=r?[["r",-1,-1],["g",1,-1],["y",-1,1],["b",1,1]].map(([f,m,p])=>Bt(String(f),t*(.5+.23*Number(m)),n*.62+
t*.23*Number(p),t*.16,{fill:`var(--c-${f})`,stroke:"#fff","stroke-width":t*.018})):[.46,.31,.16].map(f=>Bt(o,t*.62,n*.66,
t*f,{fill:"none",stroke:i,"stroke-opacity":.5,"stroke-width":t*.045})),a={draw2:"+2",draw4:"+4"}[e.glyph??""],c=a??(e.glyph?
"":e.text??""),u=c?pt(c,t*.12,t*.13,t*(a?.34:.42),{gap:a?8:13}):r?y("text",{x:t*.11,y:t*.3,"font-size":Math.max(12.5,t*.22),
"font-weight":700,fill:i},t<46?"W":"Wild"):as(e.glyph??"",t*.31,t*.33,t*.19),h=e.letter||o.toUpperCase();return[N(0,0,t,
n,{rx:s,fill:r?"#17181C":`var(--c-${o})`}),y("svg",{width:t,height:n,style:"overflow:hidden"},l),y("g",{style:`color:${i}`},
u),!r&&y("text",{x:t*.12,y:n-t*.1,"font-size":Math.max(12.5,t*.205),"font-weight":700,fill:i},h),N(0,0,t,n,{rx:s,fill:"n\
one",stroke:"#fff","stroke-width":Math.max(2,t*.03)})]}function Oc(e,t){let n=t*1.4,s=e.suit??"",r=e.text??"",o=`var(--s\
uit-${s})`,i=Math.min(t*.3,t*.62*100/it(r,100,6));return[N(0,0,t,n,{class:"paper",rx:t*.085}),Ke(s,t*.66,n*.69,t*.34,{style:`\
fill:${o}`,opacity:.16}),Ke(s,t*.66,n*.69,t*.2,{style:`fill:${o}`}),pt(r,t*.1,t*.11,i,{colour:o,gap:r.length>1?6:13}),Ke(
s,t*.22,t*.6,Math.max(4,t*.125),{style:`fill:${o}`}),N(0,0,t,n,{class:"edge",rx:t*.085})]}function Uc(e,t){let n=t*1.4,s=e.
text??"",r=Math.min(t*.2,t*.8/Math.max(_(s,1.06),.1)),o=s!==""&&r>=9,i=t*(o?.6:.7);return[N(0,0,t,n,{class:"paper",rx:t*
.085}),o&&y("text",{x:t*.1,y:t*.1+r*.9,"font-size":r,"font-weight":700,style:"fill:var(--card-ink)"},s),eo(e.glyph??"",(t-
i)/2,o?n*.36:(n-i)/2,i),N(0,0,t,n,{class:"edge",rx:t*.085})]}function Hc(e,t){return e.colour?Ac(e,t):e.suit?Oc(e,t):e.glyph&&
to(e.glyph)?Uc(e,t):Lc(e,t)}function Ut(e,t){let n=e?Hc(e,t):Tc(t);return y("g",{class:e?"front":"back"},n)}var Nc={0:[],
1:[[0,0]],2:[[-1,-1],[1,1]],3:[[-1,-1],[0,0],[1,1]],4:[[-1,-1],[1,-1],[-1,1],[1,1]],5:[[-1,-1],[1,-1],[0,0],[-1,1],[1,1]],
6:[[-1,-1],[1,-1],[-1,0],[1,0],[-1,1],[1,1]]},Ye=(e,t,n)=>[N(0,0,t,t,{rx:t*.14,style:`fill:var(--card);stroke:${n?"var(-\
-lit)":"var(--field)"}`,"stroke-width":n?5:1.5,opacity:e?1:.45}),Nc[e].map(([s,r])=>P(t*(.5+s*.26),t*(.5+r*.26),t*.09,{fill:"\
var(--card-ink)"}))];var Rc=["#F4F7FF","#A9C3F5","#6F94DB","#3F63AB","#233E77"],cs=e=>({fill:Rc[e-1],ink:e<4?"#13201E":"#FFF"}),ls=e=>!!e.nodes,
Pc=["part","value"];function Cc(e,t){let n=Object.entries(e.nodes??{});return t==="part"?n:[...n].sort(([,s],[,r])=>(s.value??
0)-(r.value??0))}var Je=class{constructor(t){this.back=!1;this.by="part";this.map={};this.changed=t,this.words=d("p.coun\
ted"),this.steps=d("ol.shades"),this.tokens=d("button.btn.quiet",{"data-k":"heat.tokens",onclick:()=>this.bring()}),this.
opener=d("button.btn.quiet",{"data-k":"heat.all","aria-expanded":"false",onclick:()=>this.open(!!this.list.hidden)}),this.
root=d("div.heat-bar",{role:"group","aria-label":"Numbers on the board",hidden:!0},d("div.legend",this.words,this.steps),
this.tokens,this.opener),this.list=d("section.sheet.scores.heat-list",{hidden:!0})}get clears(){return ls(this.map)&&!!this.
map.hides&&!this.back}show(t){if(JSON.stringify(t)===JSON.stringify(this.map)||(this.map=t,this.root.hidden=!ls(t),this.
open(!1),!ls(t)))return;let{title:n="",unit:s="",steps:r=[],hides:o="",nodes:i={}}=t;this.words.textContent=n,this.steps.
replaceChildren(...r.map(({text:l,count:a},c)=>{let{fill:u,ink:h}=cs(c+1),f=`about ${l} ${s}: ${a} of the places`;return d(
"li",{title:f},d("span.shade",{"aria-hidden":"true",style:`background:${u};color:${h}`},l),d("span.sr",f))}),d("li.unit",
{"aria-hidden":"true"},s)),this.tokens.hidden=!o,this.opener.textContent=`All ${Object.keys(i).length}`,this.say()}say(){
this.tokens.textContent=`Show ${this.map.hides??""}`,j(this.tokens,"aria-pressed",String(this.back))}bring(){this.back=!this.
back,this.say(),this.changed()}open(t){this.list.hidden=!t,j(this.opener,"aria-expanded",String(t)),this.list.replaceChildren(
...t?[this.table()]:[])}escape(){let t=!this.list.hidden;return this.open(!1),t&&this.opener.focus(),t}sort(t){this.by=t,
this.open(!0),this.list.querySelector(`[data-k="heat.${t}"]`)?.focus()}table(){let{title:t="",unit:n=""}=this.map,s={part:"\
where",value:n},r=Pc.map(i=>d("th",{scope:"col","aria-sort":this.by===i?"ascending":null},d("button.sorts",{"data-k":`he\
at.${i}`,onclick:()=>this.sort(i)},s[i]))),o=([i,{part:l="",value:a=0}])=>d("tr",d("th",{scope:"row"},i),d("td",l),d("td\
.num",a.toFixed(2)));return d("div.scroll",{tabindex:0,role:"group","aria-label":t},d("table",d("caption",t),d("thead",d(
"tr",d("td"),...r)),d("tbody",Cc(this.map,this.by).map(o))))}};var Bc=23,us=24,ve=20,Dc=17,Ic=8,no=6,$e={h:23,size:15},Fc={house:[66,34],place:[20,28]},[_c,qc,Wc]=[3,4,1],so=(e,t)=>Math.
hypot(e.x-t.x,e.y-t.y);function jc(e,t,n){let s={x:(e.x+t.x)/2,y:(e.y+t.y)/2},r=o=>(o.x-s.x)*(t.x-e.x)+(o.y-s.y)*(t.y-e.
y);return n.flatMap((o,i)=>{let l=n[(i+1)%n.length],[a,c]=[r(o),r(l)],u=a/(a-c),h=a<0!=c<0?[{x:o.x+(l.x-o.x)*u,y:o.y+(l.
y-o.y)*u}]:[];return a<0?[o,...h]:h})}function Gc(e,t=Bc){let n=Array.from({length:us},(s,r)=>{let o=2*Math.PI*r/us,i=t/
Math.cos(Math.PI/us);return{x:i*Math.cos(o),y:i*Math.sin(o)}});return e.map((s,r)=>{let o=n;for(let[i,l]of e.entries()){
let a=so(s,l);i===r||a>2.1*t||(a<.5?o=i>r?[]:o:o=jc({x:0,y:0},{x:l.x-s.x,y:l.y-s.y},o))}return o})}var Vc=e=>e.map((t,n)=>{
let s=e.filter((r,o)=>o!==n).map(r=>so(t,r));return Math.max(Ic,Math.min(ve,...s.filter(r=>r>.5).map(r=>r/2-1)))}),hs=(e,t)=>e.
x<t.x+t.w&&t.x<e.x+e.w&&e.y<t.y+t.h&&t.y<e.y+e.h,Zc=({x:e,y:t},n)=>({x:e-n,y:t-n,w:2*n,h:2*n});function Kc(e,t,n,s,r){let o=[];
return e.map((i,l)=>{let a=n[l],c=$e.h,u=p=>(p.x<r.x||p.y<r.y||p.x+a>r.x+r.w||p.y+c>r.y+r.h?100:0)+_c*o.filter(b=>hs(b,p)).
length+qc*e.filter((b,w)=>hs(Zc(b,t[w]-3),p)).length+Wc*s.filter(b=>hs(b,p)).length,h=[[1,-1],[-1,-1],[1,0],[-1,0],[0,-1],
[0,1],[1,1],[-1,1]],m=[0,8,20].flatMap(p=>h.map(([g,b])=>{let w=(t[l]+p)*(g&&b?.72:1.08);return{x:i.x+g*(w+a/2)-a/2,y:i.
y+b*(w+c/2)-c/2,w:a,h:c}})).reduce((p,g)=>u(g)<u(p)?g:p);return a&&o.push(m),m})}var ds=e=>e?12+9*e.length:0,ms=({x:e,y:t},{
role:n,label:s,ring:r,chosen:o,attributes:i})=>y("g",{role:n,"aria-label":s,"data-x":e,"data-y":t,transform:`translate(${e}\
 ${t})`,...i},y("title",s),y("g.sized",y("path.cell",{fill:"transparent"}),(r||o)&&P(0,0,ve,{class:"ring"}),o&&P(0,0,ve-
no,{class:"ring chosen"}),P(0,0,ve+12,{class:"ring-focus"}))),ro=({x:e,y:t},n,s)=>y("g.tag.of",{"data-of":s,"data-move":s,
transform:`translate(${e} ${t})`,"aria-hidden":"true"},y("g.sized",y("g.stands",N(0,0,ds(n),$e.h,{rx:3,style:"fill:var(-\
-lit)"}),y("text",{x:ds(n)/2,y:$e.h/2+$e.size*.36,"font-size":$e.size,"font-weight":700,"text-anchor":"middle",fill:"#13\
201E"},n))));function oo(e,t,n,s){let r=[...e.querySelectorAll("[data-x]")],o=({x:g,y:b})=>({x:g/t,y:b/t}),i=r.map(({dataset:g})=>o(
{x:Number(g.x),y:Number(g.y)})),l=Gc(i),a=Vc(i);for(let g of e.querySelectorAll(".sized"))g.setAttribute("transform",`sc\
ale(${t})`);for(let[g,b]of r.entries()){let w=l[g].map(({x,y:v})=>`${x.toFixed(1)} ${v.toFixed(1)}`).join("L");b.querySelector(
".cell")?.setAttribute("d",w?`M${w}Z`:"");for(let x of b.querySelectorAll("circle")){let v=x.classList.contains("ring-fo\
cus")?12:x.classList.contains("chosen")?-no:0,[$,S]=["many","handle"].map(T=>b.classList.contains(T)),k=S?ve:$?Math.min(
a[g],Dc/t):a[g];x.setAttribute("r",String(k+v))}}let c=[...e.querySelectorAll(".tag.of")];if(!c.length)return;let u=r.map(
g=>c.find(b=>b.dataset.of===g.dataset.move)),h=u.map(g=>ds(g?.textContent??"")),f={x:n.x/t,y:n.y/t,w:n.w/t,h:n.h/t},m=s.
map(({x:g,y:b,kind:w})=>{let[x,v]=Fc[w??""]??[13,13];return{x:(g-x)/t,y:(b-v)/t,w:2*x/t,h:2*v/t}}),p=Kc(i,a,h,m,f);for(let[
g,b]of u.entries()){let{x:w,y:x}=p[g];b?.querySelector(".stands")?.setAttribute("transform",`translate(${w-i[g].x} ${x-i[g].
y})`)}}var Yc=18,Jc=40,zc={"stroke-width":5},Xc={"stroke-width":36,"stroke-linejoin":"round","stroke-linecap":"round"},Qc=.4;function tu(e,t){
let n=t.get(e.a),s=t.get(e.b),r=`M${n.x} ${n.y}L${s.x} ${s.y}`,o=i=>y("path",{d:r,fill:"none",...i});switch(e.kind??"roa\
d"){case"double":return[o({style:"stroke:var(--field-edge)","stroke-width":9}),o({style:"stroke:var(--field)","stroke-wi\
dth":4})];case"dashed":return o({style:"stroke:var(--field-edge)","stroke-width":6,"stroke-dasharray":"12 9"});case"thin":
return o({style:"stroke:var(--field-edge)","stroke-width":3});case"pointer":return o({style:"stroke:var(--on-field-2)","\
stroke-width":3,"stroke-dasharray":"2 5"});default:return o({style:"stroke:var(--field-edge)","stroke-width":9})}}var io=(e,t,n,s)=>y(
"text",{class:s,y:.35*t,"font-size":t,"font-weight":700,"text-anchor":"middle",fill:n},e);function eu(e,t,n,s){let{fill:r,
ink:o}=t?cs(t.step):{fill:"var(--on-field)",ink:""},i={style:`fill:${r};stroke:var(${t?"--on-field-2":"--field"})`,"stro\
ke-width":2},l=t?Math.min(16*n,Yc):13,a=e.kind==="crossing"?y("path",{d:`M0 ${-l*1.35}L${l*1.35} 0 0 ${l*1.35} ${-l*1.35}\
 0Z`,...i}):e.kind==="door"?y("path",{d:`M${-l} ${-l}L${l} 0 ${-l} ${l}Z`,...i}):e.kind==="house"?y("rect",{x:-66,y:-34,
width:132,height:68,rx:4,...i}):e.kind==="place"?N(-19,-27,38,54,{class:"slot",rx:4,fill:"none"}):y("circle",{r:l,...i}),
c=e.kind==="house",u=c&&(e.name??"").length>8?(e.name??"").split(" "):[e.name??""],h=Math.max(1,...u.map(p=>p.length)),f=c?
Math.min(23*n,122/(.66*h),54/(1.1*u.length)):20*n,m={...e.kind==="place"?s(e):{x:0,y:c?0:16+18*n,"text-anchor":"middle"},
class:c?"on-house":"f"};return y("g",{transform:`translate(${e.x} ${e.y})`},y("title",e.label),a,e.kind==="pointer"&&!t&&
N(-5,-5,10,10,{fill:"var(--field)"}),t&&io(t.text,20*n,o,t.fine?"coarse":""),t?.fine&&io(t.fine,15*n,o,"fine"),e.name&&u.
map((p,g)=>y("text",{"font-size":f,"font-weight":700,...m,y:m.y+(c?(.35+1.1*(g-(u.length-1)/2))*f:0)},p)))}function nu(e){
let t=new Map;for(let{key:s,at:r,art:o}of e)(o??"mark")==="mark"&&t.set(r,[...t.get(r)??[],s]);let n=new Map;for(let s of t.
values())s.forEach((r,o)=>n.set(r,o-(s.length-1)/2));return n}function su(e,t,n,s=0){let r=t.get(e.at);if(!r)throw new Error(
`Expected a node of the board, not "${e.at}".`);let o={mark:()=>[P(0,0,27,{fill:e.active?"var(--accent-on-field)":"var(-\
-field)"}),ue(e.seat??0,-19,-19,38,{fill:e.active?"var(--field)":"var(--on-field)",ink:e.active?"var(--accent-on-field)":
"var(--field)"})],agent:()=>[P(0,0,15,{style:"fill:var(--field);stroke:var(--on-field)","stroke-width":3}),N(-9,-3,18,6,
{fill:"var(--on-field)"})],card:()=>[y("g",{transform:"translate(-20 -28)"},Ut(e.face,40))],bars:()=>[N(-64,-32,128,64,{
rx:3,fill:"var(--on-field)"}),y("path",{d:"M-54 -32V32M-38 -32V32M38 -32V32M54 -32V32",style:"stroke:var(--field)","stro\
ke-width":6})],empty:()=>[N(-19,-27,38,54,{class:"slot",rx:4,fill:"none"})]}[e.art??"mark"];if(!o)throw new Error(`Expec\
ted a token that can be drawn, not "${e.art}".`);return y("g",{transform:`translate(${r.x+46*n*s} ${r.y}) scale(${n})`,role:"\
img","aria-label":e.label,"data-token":e.key},y("title",e.label),y("g.grows",o()))}function ru({tag:e,path:t},n,s){let{x:r,
y:o}=n.get(t[t.length-1]),i=18+11*e.length;return e&&y("g.tag",{transform:`translate(${r+14} ${o-12-32*s}) scale(${s})`},
N(0,0,i,32,{rx:3,style:"fill:var(--lit)"}),y("text",{x:i/2,y:23,"font-size":21,"font-weight":700,"text-anchor":"middle",
fill:"#13201E"},e))}function ao(e,t){let n=e.path.map(o=>t.get(o)),s=n.map(({x:o,y:i},l)=>`${l?"L":"M"}${o} ${i}`).join(
""),r=!e.move;return y("g",{class:r?"way gone":"way",role:r?"img":null,"aria-label":r?e.label:null,"aria-hidden":r?null:
"true","data-steps":n.length-1},r&&y("title",e.label),y("path.line",{d:s,fill:"none",style:"stroke:var(--lit)",...r?Xc:zc}))}
function ou({path:e,label:t,move:n,chosen:s},r,o){let i=r.get(e[e.length-1]),l=o?{class:"way plays",tabindex:0,"data-mov\
e":n,"aria-pressed":String(!!s)}:{class:"way shown"};return ms(i,{role:o?"button":"img",label:t,ring:!0,chosen:!!s,attributes:l})}
function iu(e,t,n,s){let r=13*s*(e.name?.length??0),o=[{x:-23*s-3,y:7*s,"text-anchor":"end",left:-r-23*s},{x:23*s+3,y:7*
s,"text-anchor":"start",left:23*s},{x:0,y:45*s,"text-anchor":"middle",left:-r/2},{x:0,y:-31*s,"text-anchor":"middle",left:-r/
2}],i=t.edges.flatMap(({a:u,b:h})=>{let f=n.get(u),m=n.get(h);return[0,.25,.5,.75,1].map(p=>({x:f.x+(m.x-f.x)*p,y:f.y+(m.
y-f.y)*p}))}),l=({y:u,left:h})=>i.filter(f=>f.x>e.x+h-14&&f.x<e.x+h+r+14&&f.y>e.y+u-16*s-12&&f.y<e.y+u+12).length,{left:a,
...c}=o.reduce((u,h)=>l(h)<l(u)?h:u);return c}var au=(e,t,n)=>[e.art?y("g.scenery",Zr(e.art)):null,(e.areas??[]).map(({name:s,
x:r,y:o})=>y("text.f2",{x:r,y:o,"font-size":20*n,"text-anchor":"middle"},s)),y("g",{fill:"none"},...e.edges.map(s=>tu(s,
t)))];function lu(e,t,n,s,r=0){let o=n.get(e.at),i={agent:22,card:39}[e.art??"mark"]??34,l=o.x+46*s*r;return y("g.light",
{transform:`translate(${l} ${o.y}) scale(${s})`,"data-x":l,"data-y":o.y,"data-key":`lit:${e.key}`,"aria-hidden":"true"},
P(0,0,i,{fill:"none",style:"stroke:var(--lit)","stroke-width":6}),t&&N(i-6,-i-14,26,26,{style:"fill:var(--lit)"}),t&&y("\
text",{x:i+7,y:5-i,"font-size":18,"font-weight":700,"text-anchor":"middle",fill:"#13201E"},t))}function cu(e,t,{zone:n},{
nodes:s,aside:r,u:o,at:i}){let l=n.tokens.find(({key:u})=>u===e),a=s.get(l?.at??e);if(!a)throw new Error(`Expected a nod\
e or a token of the board, not "${e}".`);let c=n.carries?.length;return ms({x:a.x+46*o*(r.get(e)??0),y:a.y},{role:"butto\
n",label:l?.label??a.label,ring:!l,chosen:t,attributes:{class:["way plays",l&&"handle",c&&"many"],tabindex:l&&i?-1:0,"ar\
ia-pressed":String(t),"data-spot":e}})}function lo(e){let{board:t,zone:n,heat:s,clear:r,acting:o,spots:i,lit:l,w:a,h:c,k:u}=e,
h=new Map(t.nodes.map($=>[$.id,$])),f=nu(n.tokens),m=u<Qc?1:Math.max(1,.62/u),p=(n.ways??[]).filter(({move:$})=>!$),g=(n.
ways??[]).filter(({move:$})=>$),b=n.tokens.filter(({art:$})=>!(r&&$==="agent")),w=({art:$})=>!!s.nodes&&$==="card",x=$=>eu(
$,s.nodes?.[$.id],m,S=>iu(S,t,h,m)),v=$=>su($,h,m,f.get($.key));return y("svg.board",{width:a,height:c,viewBox:`0 0 ${t.
width} ${t.height}`,preserveAspectRatio:"xMidYMid meet",style:"overflow:hidden","data-board":t.id},N(0,0,t.width,t.height,
{fill:"transparent"}),au(t,h,m),p.map($=>ao($,h)),t.nodes.filter(({kind:$})=>$==="place").map(x),b.filter(w).map(v),t.nodes.
filter(({kind:$})=>$!=="place").map(x),g.map($=>ao($,h)),b.filter($=>!w($)).map(v),p.map($=>ru($,h,m)),b.filter(({key:$})=>$ in
l).map($=>lu($,l[$.key],h,m,f.get($.key))),g.filter(({tag:$})=>$).map(({tag:$,move:S,path:k})=>ro(h.get(k[k.length-1]),$,
S??"")),g.map($=>ou($,h,o)),Object.entries(i).map(([$,S],k)=>cu($,S,e,{nodes:h,aside:f,u:m,at:k})))}function co(e,t){for(let n of e.
querySelectorAll(".way.gone > .line")){if(!(n instanceof SVGGeometryElement))continue;let s=n.getTotalLength(),r=Number(
n.parentElement?.dataset.steps??1);n.animate([{strokeDasharray:`0 ${s}`},{strokeDasharray:`${s} 0`}],{duration:r*Jc/t})}}var uo=3,ho=80,mo=e=>[...e.values.map((t,n)=>y("g",{transform:`translate(${n*(e.size+10)} 0)`},Ye(t,e.size,e.lit.includes(
n)))),N(-5,-5,e.w+10,e.size+10,{class:"ring-focus",rx:9}),y("title",e.label)];function po(e,t){for(let n=0;n<uo;n++){let s=(o,i)=>1+(o+2*n+3*i)%6,r=()=>e(o=>({...o,values:o.values.map(s),lit:[]}));n?
setTimeout(r,n*ho/t):r()}setTimeout(()=>e(n=>n),uo*ho/t)}var Vt=390,wt=700,gt=10,fs=e=>e.zones.every(t=>["seat","ring","fan","stack","tray","kinds"].includes(t.kind)&&(e.table===
"corners"||!(t.kind==="seat"&&(t.before?.length??0)>0)));function gs(e,t,n,s,r,o,i=!1){let l=t.alert||(t.counters??[]).map(
({value:m,label:p})=>`${m} ${p}`)[0]||t.note;e.add("mark",t.id,n,s,{seat:t.seat,size:20,active:!!t.active});let a=n+26,c=r-
26,u=i?nt(t.name,13,c-28,1.06):{lines:[t.name],size:13};if(e.text(`${t.id}.name`,u.lines[0],a,s+9,{size:u.size,bold:!0,quiet:!1,
room:c}),e.text(`${t.id}.note`,nt(l??"",12,c).lines[0],a,s+(i?24:22),{size:12,tone:t.alert?"lit":"",room:c}),i){let m=a+
_(u.lines[0],u.size)*1.06+8;e.cards(t.cards,m,s-2,20,{w:11,ideal:2,tight:.02},{role:"seat"})}if(!o)return;let h=t.cards.
some(m=>m.face||m.key in(e.extras.dealt??{})),f={w:o,ideal:o*.72,tight:h?.5:.06,least:h?o*.8:o};e.cards(t.cards,n,s+30,r-
6,f,{role:"seat",pitch:.5})}function Xe(e,t,n,s,r,o=Vt){let i=!!e.extras.acting,l=t.cards.length>(o-r)/60,a=l?gt:r,c=n+(l?
30:0)+(i?12:0),u=vt(78,s-c-(i?6:0));gs(e,{...t,cards:[]},gt,l?n:(n+s)/2-14,l?o:r-gt-6,0);let h={w:u,ideal:u*1.12,tight:.36,
least:Math.min(u,44),floor:24};e.cards(t.cards,a,c,o-a-gt,h,{own:!0,role:"hand",pitch:.7})}function ze(e,t,n,s,r,o){e.text(
`${t}.count`,n,r,o,{size:20,bold:!0,quiet:!1});let[i,l]=nt(s,12,58).lines;e.text(`${t}.label`,i,r,o+15,{size:12,room:58}),
l&&e.text(`${t}.more`,l,r,o+28,{size:12,room:58})}function uu(e,{seats:[t,...n],ring:s,fans:r,stacks:o,trays:i},l,a){let c=(a-
Vt)/(wt-Vt),u=s?132+116*c:gt,h=[...i,...o].length?66:0,f=a-gt-h,[m,p,g]=e.extras.acting?[70,76,42]:[68,74,45],b=g+20*c,w=b<
56?0:1.085*b+31,x={x:m+54*c,y:Math.max(p+26*c,w),r:b};s&&e.add("ring",s.id,x.x,x.y,{ring:s,r:x.r});let v=Math.max(1,Math.
min(n.length,3)),$=Math.ceil(n.length/v),S=(f-u)/v;n.forEach((L,E)=>{let M=$>1?0:n.length>2?26:34;gs(e,L,u+E%v*S,8+Math.
floor(E/v)*36,S,M,!M)}),i.forEach(L=>ze(e,L.id,String(L.count),L.label,f+8,22)),o.forEach((L,E)=>{let M=76+E*52;ze(e,L.id,
String(L.count),L.label,f+8,M),L.top&&e.card(L.top,f+36,M-15,15,{role:"stack",recall:L.recall})});let k=96,T=l-(e.extras.
editing?108:e.extras.acting?132:88);for(let L of r){let E=vt(l>320&&L.cards.length<7?60:44,T-k-34),M={w:E,ideal:E*.74,tight:.3,
least:E,floor:15},U=f-u,R=Math.min(M.ideal,(U-E)/Math.max(L.cards.length-1,1)),I=R<22;L.cards.forEach((F,K)=>{let Z=K===
L.cards.length-1,C=u+K*R;e.card(F,C,k+20,E,{seen:Z?E:Math.min(E,R),role:"fan"}),(Z||!I||(L.cards.length-1-K)%2===0)&&e.text(
`${F.key}.above`,F.above??"",C+1,k+14,{size:Z?14:12,bold:Z,quiet:!Z}),F.under!=null&&(Z||!I)&&e.add("mark",`${F.key}.und\
er`,C+2,k+24+E*1.4,{seat:F.under,size:14,quiet:!Z})}),L.cards.length||e.add("pile",L.id,u,k+20,{w:E,under:0,empty:!0})}return t&&
Xe(e,t,T+4,l-8,u,a),{y:l-18,middle:x}}function hu(e,{seats:[t,...n],ring:s,stacks:r,trays:o},i,l){let a=Math.max(1,Math.
min(n.length,5)),c=Math.ceil(n.length/a),u=(l-2*gt)/a,h=c>1?34:56;n.forEach((v,$)=>{let S=gt+$%a*u,k=8+Math.floor($/a)*h;
gs(e,v,S,k,u,c>1?0:18,c>1)});let f=8+c*h,m=e.extras.acting?i-136:i-110,p=Math.min(58,(m-f)/2-14),g={x:l/2,y:(f+m)/2-12,r:p};
s&&e.add("ring",s.id,g.x,g.y,{ring:{...s,note:""},r:p});let b=Math.min(44,p*.74),w=10,x=g.x-(r.length*b+(r.length-1)*w)/
2;return r.forEach((v,$)=>{let S=x+$*(b+w),k=g.y-b*.7;v.top?e.card({...v.top,move:v.move||v.top.move,off:v.off||v.top.off},
S,k,b,{role:"stack"}):e.add("pile",v.id,S,k,{w:b,under:0,empty:!0}),ze(e,v.id,String(v.count),v.label,$?l-74:gt,g.y)}),o.
forEach(v=>ze(e,v.id,String(v.count),v.label,l-74,g.y+40)),t&&Xe(e,t,m+2,i-8,96,l),{y:i-18,middle:g}}var fo=(e,t,n,s,r)=>(s?
hu:uu)(e,t,n,r);var go=e=>(e.table??"long")==="long"&&e.zones.every(t=>["seat","grid","stack"].includes(t.kind));function du(e,t){let n=t.
map(({key:i})=>`lit:${i}`),s=e.over.filter(({key:i})=>n.includes(i)),[r,o]=[s[0],s[s.length-1]];s.length<2||s.length<t.length||
s.some(({tab:i})=>i!==r.tab)||(e.over=e.over.filter(i=>!s.includes(i)),e.over.push({...r,w:o.x+o.w-r.x}))}function bs(e,t,n,s,r,o){
let i=t.cards.filter(T=>!T.face&&!(T.key in(e.extras.dealt??{}))),l=[...t.cards.filter(T=>!i.includes(T)),...(t.before??
[]).flatMap(T=>"cards"in T?T.cards:[])],a=o>40,c=a?26:18,u=a?Math.min(o,r/7.5):18,h=a?u*.26:6,f=i.length?u+h*(i.length-1):
0,m=n+c+(a?9:5),p=r-(m-n)-(a?8:f+12),g=a?p:r-8,b=(t.counters??[]).map(({value:T,label:L})=>`${T} ${L}`)[0]??"",w=a?[t.note,
b].filter(Boolean).join(", "):t.note||b;e.add("mark",t.id,n,s,{seat:t.seat,size:c,active:!!t.active});let x=nt(t.name,a?
15:13,p),v=nt(w,a?13:12,g);e.text(`${t.id}.name`,x.lines[0],m,s+(a?11:13),{size:x.size,bold:!0,quiet:!1,room:p}),e.text(
`${t.id}.note`,v.lines[0],a?m:n,s+(a?28:31),{size:v.size,room:g});let $={w:u,ideal:h,tight:.05};e.cards(i,a?n:n+r-f-8,a?
s+38:s-1,f+1,$,{role:"seat"}),du(e,i);let S=a&&f?n+f+12:n,k={w:o,ideal:o+3,tight:.3,least:o,floor:12};e.cards(l,S,s+(a?38:
36),n+r-8-S,k,{role:"seat",pitch:.5})}function mu(e,t,n,s,r){let o=t.cells.flatMap(g=>"key"in g?[g]:[]),i=ws(n),l=o.length>
6?2:1,a=Math.max(Math.ceil(o.length/l),1),c=n>wt?10:5,u=e.extras.acting?8:0,h=(n-2*i-c*(a-1))/a,f=vt(Math.min(n>wt?70:50,
h),(r-s)/l-c-u),m=Math.min(h+c,f*1.3),p=(n-m*(a-1)-f)/2;o.forEach((g,b)=>{let w=p+b%a*m,x=s+Math.floor(b/a)*(f*1.4+c+u);
e.card(g,w,x,f,{role:"grid",own:!0})})}function pu(e,t,n,s,r,o){let i=r*.7;(t.round??[]).forEach(({seat:a,words:c,now:u},h)=>{
let f=s+h*r,m=i>20?14:12;e.add("mark",`${t.id}.${h}`,n,f,{seat:a,size:i,active:u,quiet:!u}),e.text(`${t.id}.${h}`,c,n+i+
8,f+i/2+m*.35,{size:m,bold:u,quiet:!u,room:o-i-8})})}function fu(e,t,n,s,r){let o=n>wt,i=t.filter(b=>b.top||b.count||b.round?.
length),l=vt(o?92:56,r-s-(o?60:24)),a=o?56:18,[c,u]=o?[186,240]:[148,190],h=Math.max(0,...i.flatMap(b=>(b.round??[]).map(
w=>_(w.words,1.06)))),f=Math.max(c,Math.min(u,(o?14:12)*h+(o?56:40))),m=i.reduce((b,w)=>b+l+(w.round?.length?f:0),a*(i.length-
1)),p=s+(r-s-l*1.4-22)*(o?.42:.3),g=(n-m)/2;for(let b of i){b.top?e.card(b.top,g,p,l,{role:"stack",recall:b.recall}):e.add(
"pile",b.id,g,p,{w:l,under:0,empty:!0});let w=b.round??[],x=o?14:12,v=p+l*1.4+(o?24:17);if(w.length){let $=Math.min(o?36:
25,(l*1.4+6)/w.length);pu(e,b,g+l+(o?20:10),p,$,f-(o?20:10)),e.text(`${b.id}.label`,b.label,g,v,{size:x,room:l+f-10})}else{
let $=o?20:16,S=_(String(b.count),$)*1.06+5,k=o?g:g+Math.min(0,(l-S-_(b.label,x))/2);e.text(`${b.id}.count`,String(b.count),
k,v,{size:$,bold:!0,quiet:!1}),e.text(`${b.id}.label`,b.label,k+S,v,{size:x})}g+=l+(w.length?f:0)+a}}function gu(e,t,n,s,r){
let o=n>wt,i=ws(n),l=Math.min((r-s)/Math.max(t.length,1),o?150:96),a=o?0:24,c=vt(o?84:46,l-a-(o?16:8)),u=o?166:i;t.forEach(
(h,f)=>{let m=s+f*l;if(o){let g=e.head(h,i,m,u-i-12);e.counters(h,i+4,m+42+g,u-i-16,!0)}else{let g=(h.counters??[]).map(
({value:x,label:v})=>`${x} ${v}`),b=i+24+_(h.name,13)*1.06+8;e.add("mark",h.id,i,m,{seat:h.seat,size:18,active:!!h.active}),
e.text(`${h.id}.name`,h.name,i+24,m+13,{size:13,bold:!0,quiet:!1});let w=nt([h.note,...g].filter(Boolean).join(", "),12,
n-i-b);e.text(`${h.id}.note`,w.lines[0],b,m+13,{size:w.size,room:n-i-b})}let p={w:c,ideal:c*1.12,tight:.3,least:c,floor:20};
e.cards(h.cards,u,m+a,n-i-u,p,{role:"seat"})})}function bo(e,t,n,s){let r=t.cards.find(i=>i.above),o=r&&e.things.find(({
kind:i,key:l})=>i==="card"&&l===r.key);!r?.above||!o||e.text(`${r.key}.over`,r.above,s??o.x,n,{size:s?12:14,bold:!0,quiet:!1,
tone:r.ghost?"lit":"",anchor:s?"end":"start",room:s?s-gt-34-_(t.name,13)*1.06:1/0})}var ws=e=>e>wt?28:gt;function ys(e,t,n,s,r){
let i=n-166-28,l=e.extras.acting?18:0,a=vt(84,r-s-l-14),c={w:a,ideal:a*1.12,tight:.3,least:a,floor:30},u=e.head(t,28,s+l,
126);e.counters(t,32,s+l+48+u,126,!1),e.cards(t.cards,166,s+l,i,c,{own:!0,role:"hand"}),bo(e,t,s-14)}function wo(e,{seats:[
t,...n],grids:s,stacks:r},o,i){let l=ws(i),a=i>wt,c=Math.max(n.length,1),u=(i-2*l+8)/c,h=a?22:8,f=a?c>1?46:60:c>2?26:32,
m=o-(e.extras.acting?a?150:126:a?132:100);!s.length&&!r.length&&n.every(b=>b.cards.every(w=>w.face))?gu(e,n,i,h,m-(a?30:
6)):n.forEach((b,w)=>{bs(e,b,l+w*u,h,u,f)});let p=n.some(b=>b.before?.length||b.cards.some(w=>w.face)),g=h+(a?54+f*1.4:p?
46+f*1.4:44);for(let b of s)a&&e.text(`${b.id}.label`,b.label,l,g+8,{room:i-2*l}),mu(e,b,i,g+(a?26:0),m-(a?24:4));return fu(
e,r,i,g,m),t&&a?ys(e,t,i,m,o):t&&(Xe(e,t,m,o-8,gt+92,i),bo(e,t,m+9,i-gt)),{y:o-18,middle:{x:i/2,y:(g+m)/2,r:40}}}var bu={draw2:"+2",draw4:"+4"},wu=["skip","reverse"],Qe=28;function ks(e){let t=e>=Qe;return{large:t,left:t?34:22,right:t?
44:24,tall:e*1.17,pitch:e*1.72+(t?4:1.5),gap:t?4:1.5}}var yo=({rows:e})=>Math.max(...e.map(({kinds:t})=>t.length));function tn(e,t){
let{left:n,right:s,pitch:r,gap:o}=ks(t);return{w:n+yo(e)*(t+o)+s,h:e.rows.length*r}}function yu(e,t,n){let s=48;for(;s>12&&
(tn(e,s).w>t||tn(e,s).h>n);)s-=.2;return s}var xo=e=>[...e].reduce((t,n)=>t+Number(n),0);function ko(e,t){return e===2?N(
-t,-t,2*t,2*t,{style:"fill:var(--lit)"}):P(0,0,t,{style:e?"fill:none;stroke:var(--field-edge)":"fill:var(--on-field)","s\
troke-width":1.5})}var $s=(e,t,n)=>y("g",{transform:`translate(${e} ${t})`},n);function xu(e,t,n){let{tall:s}=ks(n),r=e.
kinds[t],o=e.colour==="wild",i=o?"#fff":`var(--c-${e.colour}-on)`,l=Math.max(13,n*(o?.42:.54)),a=[e.unseen[t],e.held[t],
e.gone[t]].map(Number),c=Math.min(11,n/4+(n<Qe?2:1)),u=a.flatMap((f,m)=>Array(f).fill([0,2,1][m])),h=wu.includes(r)?y("g",
{style:`color:${i}`},as(r,n/2,s/2,n*.2)):y("text",{x:n/2,y:s/2+l*.36,"text-anchor":"middle","font-size":l,"font-weight":700,
style:`fill:${i}`},bu[r]??r);return y("g",y("g",{opacity:a[0]?null:.4},N(0,0,n,s,{rx:3,style:`fill:${o?"#17181c":`var(--\
c-${e.colour})`};stroke:#fff`,"stroke-width":n<Qe?0:1.2}),h),u.map((f,m)=>$s(n/2+(m-(u.length-1)/2)*c,s+n*.28,ko(f,n<Qe?
2.8:3.5))))}function ku(e,t,n,s){let r=n?[0,82,182]:[0,62,136];return["unseen","discarded",s].map((o,i)=>[$s(e+r[i],t,ko(
i,4)),y("text.f2",{x:e+r[i]+9,y:t+4.5,"font-size":n?13:12},o)])}function vs({zone:e,w:t,lit:n}){let{large:s,left:r,tall:o,
pitch:i,gap:l}=ks(t),a=yo(e),c=r+a*(t+l)+(s?6:2);return e.rows.map((h,f)=>{let m=f*i,p=h.kinds.length<a/2,g=w=>r+w*(t+l)*
(p?1.6:1),b=xo(h.unseen);return[h.colour!=="wild"&&Bt(h.colour,r/2-3,m+o/2,r*.26,{style:`fill:var(--ring-${h.colour})`}),
h.kinds.map((w,x)=>$s(g(x),m,xu(h,x,t))),h.kinds.map((w,x)=>`${h.id}.${w}`in n&&N(g(x)-1,m-2,t+2,o+t*.48,{"data-key":`li\
t:${h.id}.${w}`,rx:5,style:"fill:none;stroke:var(--lit)","stroke-width":s?3:2})),p&&ku(Math.min(g(h.kinds.length),c-(s?240:
192)),m+o/2,s,h.hands??"yours"),y("text.f",{x:c,y:m+o/2+6,"font-size":s?18:14,"font-weight":700},String(b))]}).flat(3).filter(
Boolean)}function xs({rows:e}){let[t,n]=["unseen","gone"].map(s=>e.reduce((r,o)=>r+xo(o[s]),0));return`${t} cards unseen\
, ${n} discarded`}var Ms=e=>[xs(e),...e.rows.map(({label:t})=>t)].join(". ");function nn(e){let t=e.zones.filter(n=>n.kind===
"kinds");return t.length?{rows:t,of:t[0].of}:void 0}function $o(e,t){let n=Object.keys(e).filter(s=>t?.rows.some(({id:r})=>s.
startsWith(`${r}.`)));return t&&n.length?{[t.of]:e[n[0]],...e}:e}function $u(e,t,n,s,r){let[o]=t.counters??[];e.add("mar\
k",t.id,n,s,{seat:t.seat,size:18,active:!!t.active}),e.text(`${t.id}.name`,t.name,n+23,s+9,{size:13,bold:!0,quiet:!1,room:14}),
e.cards(t.cards,n+38,s-4,r-42,{w:12,ideal:3,tight:.05},{role:"seat"}),o&&e.text(`${t.id}.note`,`${o.value} ${o.label}`,n+
23,s+23,{size:12,room:r-23})}function vo(e,{seats:[t,...n],ring:s,stacks:r,kinds:o},i,l){let a={rows:o,of:""},c=l>wt,u=c?
28:10,h=Math.min(n.length||1,3),f=Math.ceil(n.length/h),m=n.length>3,p=c?52:m?30:40,g=c?150:80,b=r.length*(p+12)+g,w=(l-
2*u-b)/h,x=c?12:8,v=m?34:c?102:44,$=x+Math.max(p*1.4+(c?16:10),f*v),S=i-(c?104:74);n.forEach((M,U)=>{let R=x+Math.floor(
U/h)*v;m&&!c?$u(e,M,u+U%h*w,R,w):bs(e,M,u+U%h*w,R,c?w:Math.min(w,130),m||!c?26:42)});let k=l-u-b;for(let M of r)M.top?e.
card(M.top,k,x,p,{role:"space"}):e.add("pile",M.id,k,x,{w:p,under:0,empty:!0}),k+=p+12;let T=r.map(({count:M,label:U})=>`${M}\
 ${U}`);s?.value&&r.some(({top:M})=>M?.face?.colour==="wild")&&T.push(`${s.value} named`),T.forEach((M,U)=>{e.text(`spre\
ad.${U}`,M,k,x+14+U*(c?20:16),{size:c?14:12,room:g})});let L=yu(a,l-2*u,S-$),E=tn(a,L);if(e.add("spread","all",(l-E.w)/2,
$+(S-$-E.h)*.35,{zone:a,w:L,lit:e.extras.lit??{}}),t&&c)ys(e,{...t,counters:t.counters?.slice(0,1)},l,S,i);else if(t){let M=vt(
46,i-8-S);e.add("mark",t.id,u,S,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,t.name,u,S+36,{size:13,bold:!0,
quiet:!1,room:62});let U={w:M,ideal:M+4,tight:.36,least:M,floor:20};e.cards(t.cards,78,S,l-u-78,U,{own:!0,role:"hand"})}
return{y:i-18,middle:{x:l/2,y:($+S)/2,r:40}}}var en=class{constructor(t){this.open=!1;this.how=t,this.root=d("section.sh\
eet.spread",{hidden:!0,role:"group"})}show(t,n,s){this.zone=t,t||(this.open=!1),this.root.hidden=!this.open;let r=this.open&&
JSON.stringify([t,n,s]);if(!t||!r||this.root.dataset.looks===r)return;this.root.dataset.looks=r;let o=s?23.2:44,i=tn(t,o),
l=this.root.contains(et(this.root)),a={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.escape()};
this.root.setAttribute("aria-label",xs(t)),this.root.replaceChildren(d("h2",xs(t)),z(a,at("close",16)),y("svg",{viewBox:`\
0 -3 ${i.w} ${i.h}`,role:"img","aria-label":Ms(t)},vs({zone:t,w:o,lit:n}))),l&&this.root.querySelector("button")?.focus()}toggle(t){
if(this.open)return void this.escape();this.open=!0,t(),this.root.querySelector("button")?.focus({preventScroll:!0})}escape(){
let t=this.open,n=this.root.contains(et(this.root));return this.open=!1,this.root.hidden=!0,n&&this.zone&&this.how.focus(
this.zone.of),t}};var Zt=(e,t)=>y("text",t,e),Mo=e=>!e.plays&&!!(e.opens||e.recall?.length);function vu(e){let t=e.w*1.4,n=Math.min(11,Math.
max(7,e.w*.16));return[e.plays&&N(-2,-2,Math.max(e.seen,24),t+24,{class:"touch",fill:"transparent"}),e.dealt&&Ut(null,e.
w),e.ghost?y("g.faint",Ut(e.face,e.w)):Ut(e.face,e.w),e.ghost&&N(0,0,e.w,t,{class:"ghost",rx:e.w*.085,fill:"none"}),e.kin&&
!e.ghost&&N(1.5,1.5,e.w-3,t-3,{class:"kin",rx:e.w*.07,fill:"none"}),e.off&&N(0,0,e.w,t,{class:"veil",rx:e.w*.085}),e.under&&
y("path.bar-under",{d:`M2 ${t+11.5}h${Math.max(e.seen-6,18)}`,"stroke-width":5}),Mo(e)&&Xr(n+2,t-n-2,n),N(-5,-5,e.w+10,t+
10,{class:"ring-focus",rx:e.w*.085+5}),y("title",Mo(e)?`${e.label}. Press to see the cards.`:e.label)]}var Ht=24,Ss=14,Mu=8;
function Su(e){let t=Math.min(Ht,e.w);switch(e.role){case"hand":{let n=Math.min(Ht,e.w*.55);return[e.w-n,e.h-n,n]}case"s\
tack":case"pile":return[e.w-t,e.h-t,t];case"fan":return[e.w-t,e.h*.36,t];case"seat":return e.h<Ht?[e.w+3,(e.h-Ss)/2,e.w<
Mu?0:Ss]:[e.w-Ht,e.h-Ht,Ht];case"space":return[e.w-14,e.h-21,Ht];case"dice":return[e.w+3,-3,Ht];default:return e.y>Ht?[e.
w-21,-25,Ht]:[Math.max(-8,1-e.x),Math.max(-8,1-e.y),Ss]}}function Eu(e){let[t,n,s]=Su(e),r=e.tab&&s>0&&y("g",{transform:`\
translate(${t} ${n})`},N(0,0,s,s,{fill:"var(--lit)"}),Zt(e.tab,{x:s/2,y:s*.71,"font-size":s*.625,"font-weight":700,"text\
-anchor":"middle",fill:"#13201E"}));return[N(-3,-3,e.w+6,e.h+6,{rx:7,fill:"none",stroke:"var(--lit)","stroke-width":4}),
r]}function Tu(e){let t=e.tone==="lit"?"lit-text":e.quiet?"f2":"f";return[y("text",{"font-size":e.size,"font-weight":e.bold?
700:400,"text-anchor":e.anchor,class:t},e.lines.map((n,s)=>y("tspan",{x:0,dy:s?e.size*1.2:0},n)))]}var Lu=e=>[ue(e.seat,
0,0,e.size,{fill:e.active?"var(--accent-on-field)":e.quiet?"var(--on-field-2)":"var(--on-field)"})];function Au(e){let t=String(
e.value),n=Gt(t),s=n?it(t,e.high):0;return[n&&pt(t,0,0,e.high,{colour:"var(--on-field)"}),Zt(n?e.label:`${t} ${e.label}`,
{x:n?s+8:0,y:e.high-4,"font-size":13,class:"f2","aria-hidden":"true"})]}function Ou(e){return e.empty?[N(1,1,e.w-2,e.w*1.4-
2,{class:"slot",rx:5,fill:"none"})]:Array.from({length:e.under},(t,n)=>{let s=(e.under-n)*2.5;return y("g",{transform:`t\
ranslate(${s} ${-s})`},N(0,0,e.w,e.w*1.4,{class:"paper",rx:e.w*.085}))})}var Uu=e=>[y("text.f2",{"font-size":13,"aria-hi\
dden":"true"},y("tspan.f",{"font-weight":700,"font-size":15},String(e.count)),e.lines.map(t=>y("tspan",e.broken?{x:0,dy:17}:
{dx:4},t)))];function Hu(e){let t=String(e.count),n=it(t,22),s=n+8+e.noted,r=(e.wide-(e.below?n:s))/2;return[pt(t,r,0,22,
{colour:"var(--on-field)"}),Zt(e.label,{x:e.below?e.wide/2:r+n+8,y:e.below?e.high+56:18,"text-anchor":e.below?"middle":"\
start","font-size":13,class:"f2","aria-hidden":"true"}),is(e.count,12,30+e.high,e),dt(`M1.5 ${e.high-6}V${36+e.high}H${e.
wide-1.5}V${e.high-6}`,"var(--field-line)",3)]}var Me=(e,t)=>[t*Math.sin(e*2*Math.PI),-t*Math.cos(e*2*Math.PI)];function Nu(e){
let{ring:t,r:n}=e,s=t.of??10,r=t.filled??0,o=t.preview?.filled??r,i=t.goal??-1,l=n*.17,a=2.4/360,c=X("hatch"),u=x=>{let[
v,$]=Me(x/s+a,n),[S,k]=Me((x+1)/s-a,n);return`M${v} ${$}A${n} ${n} 0 0 1 ${S} ${k}`},h=Array.from({length:s},(x,v)=>{let $=v<
r,S=t.preview?v>=r&&v<o:i>=0&&v>=r&&v<i,k=v===i?"var(--lit)":$?"var(--accent-on-field)":"var(--field-line)";return[y("pa\
th",{d:u(v),fill:"none",style:`stroke:${k}`,"stroke-width":l}),S&&y("path",{d:u(v),fill:"none",style:`stroke:url(#${c})`,
"stroke-width":l})]}),f=n<56,m=f?12:14,p=(t.marks??[]).map(x=>{let v=x.at/s,$=n+l/2+4,[S,k]=Me(v,$),[T,L]=Me(v,$+7),[E,M]=Me(
v,$+(f?6:19)),U=Math.sin(v*2*Math.PI)<-.2,R=Math.sin(v*2*Math.PI)>.2;return[!f&&y("path",{d:`M${S} ${k}L${T} ${L}`,class:x.
on?"tick on":"tick"}),Zt(x.text,{x:E+(U?5:R?-5:0),y:M+(f?4:5),"font-size":m,"font-weight":x.on?700:400,"text-anchor":U?"\
end":R?"start":"middle",class:x.on?"f":"f2"})]}),g=(t.preview??t).value??"",b=t.preview?.note??t.note,w=Math.min(n*.7,n*
140/Math.max(it(g,100),1));return[y("defs",ft(c,"var(--accent-on-field)","none")),P(0,0,n+l/2,{fill:"var(--field)"}),...t.
closed?Ru(n,l):[...h.flat(),...p.flat()],Gt(g)&&pt(g,0,-w*.61,w,{anchor:"middle",colour:"var(--on-field)"}),b&&Zt(b,{y:n*
.55,"font-size":Math.max(13,n*.14),"font-weight":t.closed?700:400,"text-anchor":"middle",class:t.closed?"lit-text":"f2"})]}
var Ru=(e,t)=>[0,1,2].map(n=>P(0,0,e+n*t*1.15,{fill:"none",style:"stroke:var(--lit)","stroke-width":n?t*.24:t,class:n?"e\
cho":"whole"}));function Pu(e){let{r:t}=e,n={...e.ring,...e.ring.preview},s=Math.round(t/4.6),r=n.colour?`var(--ring-${n.
colour})`:"var(--on-field-2)",o=(n.direction??1)<0?-1:1,i=Ze(n.colour),l=Array.from({length:s},(u,h)=>h*360/s).filter(u=>!i||
Math.abs(u-180)>31).map(u=>y("path",{transform:`rotate(${u}) translate(0 ${-t}) scale(${o} 1)`,d:"M-7-9H0L8 0 0 9H-7L1 0\
Z",fill:r})),a=i&&y("g",{transform:`translate(-60 ${t-18})`},N(0,0,120,36,{rx:4,fill:`var(--c-${n.colour})`}),Bt(n.colour,
22,18,8.5,{fill:"none",stroke:`var(--c-${n.colour}-on)`,"stroke-width":2.5}),Zt(`${n.colour.toUpperCase()} ${i}`,{x:40,
y:24,"font-size":16,"font-weight":700,fill:`var(--c-${n.colour}-on)`})),c=n.note&&Zt(n.note,{y:t-30,"font-size":13,"text\
-anchor":"middle",class:"f2"});return[...l,a,c]}var Cu=e=>[is(e.count,0,0,e)],Bu=({ring:e})=>[Gt(e.value??"")&&pt(e.value,
0,-26,40,{anchor:"middle",colour:"var(--on-field)"}),Zt(e.note??"",{y:36,"font-size":14,"text-anchor":"middle",class:"f2"})],
Du={dial:Nu,chevrons:Pu,none:Bu},Iu=e=>Array.from({length:e.full},(t,n)=>y("g",{transform:`translate(${e.size/2+n*(e.size+
5)} ${e.size/2})`,"aria-hidden":"true"},P(0,0,e.size/2-1.5,{fill:"none",class:n<e.count?"agent":"slot"}),n<e.count&&N(-5,
-1.75,10,3.5,{fill:"var(--on-field)"}))),Fu=e=>[N(1.5,1.5,e.size-3,e.size-3,{rx:4,style:`fill:${e.box==="done"?"var(--on\
-field)":"var(--field)"};stroke:var(--${{now:"lit",done:"on-field",open:"field-edge"}[e.box]})`,"stroke-width":e.box==="\
now"?4:2,"stroke-dasharray":e.box==="open"?"4 3":null}),e.box==="done"&&y("path",{d:"M-4 -4L4 4M4 -4L-4 4",transform:`tr\
anslate(${e.size/2} ${e.size/2}) scale(${e.size/18})`,style:"stroke:var(--field)","stroke-width":2.5})],_u={card:vu,lit:Eu,
text:Tu,mark:Lu,counter:Au,pile:Ou,count:Uu,tray:Hu,chips:Cu,dice:mo,agents:Iu,box:Fu,spread:e=>vs(e),board:e=>[lo(e)],ring:e=>Du[e.
ring.art??"dial"](e)};function ne(e){let t=_u[e.kind];if(!t)throw new Error(`Expected a thing that the table can draw, n\
ot "${e.kind}".`);return t(e).filter(Boolean)}function So(e){switch(e.kind){case"card":return e.label;case"counter":return`${e.
value} ${e.label}`;case"count":return e.spoken||`${e.count} ${e.lines.join(" ")}`;case"tray":return`${e.count} ${e.label}`;case"\
dice":case"board":return e.kind==="dice"?e.label:e.zone.label;case"ring":return e.ring.label;case"spread":return Ms(e.zone);default:
return""}}var Es=150,Ts=112,Eo=7,sn=8,qu=50,Wu=16,St=(e,t,n,s)=>({kind:e,key:"",x:t,y:n,...s}),rn=(e,t,n,s={})=>St("text",t,n,{lines:[
e],size:14,bold:!1,quiet:!1,anchor:"start",tone:"",...s}),To=(e,t,n,s)=>St("card",t,n,{w:s,face:e.face??null,label:e.label,
kin:e.kin,seen:s}),Ls=(e,t,n,s)=>St("lit",e,t,{w:n,h:s,tab:"",role:""});function ju({id:e,cards:t=[],columns:n=0},s,r){let o=n||
t.length,i=t.some(h=>h.above)?19:0,l=n||t.length<4?s+5:Math.max(s*.66,i+3),a=s*1.4+5,c=l*(o-1)+s,u=i+a*Math.ceil(t.length/
o)-5;return{w:c,h:u,put:(h,f)=>[...t.flatMap((p,g)=>{let b=h+l*(g%o),w=f+i+a*Math.floor(g/o),x=g===t.length-1;return[To(
p,b,w,s),...p.above?[rn(p.above,b,w-6,{bold:x,quiet:!x})]:[],...r.has(p.key)?[Ls(b,w,s,s*1.4)]:[]]}),...r.has(e??"")&&t.
length>1?[Ls(h,f+i,c,u-i)]:[]]}}function Gu(e,t,n){let s=e.top&&!e.top.face,r=s?Math.min(3,e.count-1):0,o=r*2.5;return{w:t+
o,h:t*1.4+o,put:(i,l)=>[St("pile",i,l+o,{w:t,under:r,empty:!e.top}),...e.top?[To(e.top,i,l+o,t)]:[],...n.has(e.id)?[Ls(i,
l+o,t,t*1.4)]:[]]}}function Vu(e,t){let n=Math.min(21,Math.max(16,Math.round(t*.42))),s=n*.8,r=e.counters?.find(({value:p,
art:g})=>p||!g)??e.counters?.[0],o=r?.value?r.art:"",i=r?String(r.value):"",l=r&&!o?r.label:"",a=e.alert?e.alert:l,c=Math.
ceil((r?.value??0)/10),u=o==="chips"?66:0,h=n+5+_(i,s*1.1),f=h+(o==="agents"?8+23*(r?.value??0):0);return{w:Math.max(f,o===
"chips"?15*c-2:0,_(a,14)),h:u+n+(a?17:0),put:(p,g)=>[...o==="chips"?[St("chips",p,g+u-4,{count:r?.value,w:13,t:4,g:2,pitch:15})]:
[],...o==="agents"?[St("agents",p+h+8,g,{count:r?.value,full:r?.value,size:18})]:[],St("mark",p,g+u,{seat:e.seat,size:n,
active:!!e.active||e.note==="wins"}),rn(i,p+n+5,g+u+n*.76,{size:s,bold:!0}),...a?[rn(a,p,g+u+n+14,{tone:e.alert?"lit":"",
bold:!!e.alert})]:[]]}}function Zu({board:e,zone:t},n,s){let r=e,o={heat:{},clear:!1,acting:!1,spots:{},lit:Object.fromEntries(
[...s].map(a=>[a,""]))},i=n,l=n*r.height/r.width;return{w:i,h:l,put:(a,c)=>[St("board",a,c,{board:r,zone:t,...o,w:i,h:l,
k:i/r.width})]}}function Ku(e,t,n){let s=e.zone;switch(e.kind){case"cards":return ju(e,t,n);case"stack":return Gu(s,t,n);case"\
seat":return Vu(s,t);case"tokens":return Zu(e,t*3.2,n);case"dice":{let r=Math.min(30,t*.8),o=s.values.length*(r+10)-10;return{
w:o,h:r,put:(i,l)=>[St("dice",i,l,{...s,lit:s.lit??[],w:o,size:r})]}}case"ring":{let r=t*.66,o=r*1.42;return{w:2*o,h:2*o,
put:(i,l)=>[St("ring",i+o,l+o,{r,ring:{...s,marks:[],note:""}})]}}case"words":{let r=(e.words??"").split(`
`);return{w:Math.max(...r.map(o=>_(o,15))),h:17*r.length,put:(o,i)=>r.map((l,a)=>rn(l,o,i+13+17*a,{bold:!a}))}}default:return{
w:22,h:12,put:(r,o)=>[St("arrow",r,o,{back:e.kind==="left"})]}}}var Yu=({back:e})=>[y("path.arrow",{d:"M0 4.5h13V0l9 6-9\
 6V7.5H0z",transform:e?"translate(22 0) scale(-1 1)":null})];function Ju({rows:e,lit:t=[]}){let n=new Set(t),s=(r,o)=>r.
reduce((i,l)=>i+l+o,-o);for(let r=qu;;r-=1){let o=e.map(u=>u.map(h=>Ku(h,r,n))),i=o.map(u=>s(u.map(({w:h})=>h),sn)),l=o.
map(u=>Math.max(...u.map(({h})=>h))),a=s(l,sn);if(r>Wu&&(Math.max(...i)>Es-2*Eo||a>Ts-2*Eo))continue;let c=(Ts-a)/2;return o.
flatMap((u,h)=>{let f=(Es-i[h])/2,m=c;return c+=l[h]+sn,u.flatMap(({w:p,h:g,put:b})=>{let w=f;return f+=p+sn,b(w,m+(l[h]-
g)/2)})})}}var zu=({title:e,says:t})=>`${e}${/^\p{Ll}/u.test(t)?"":"."} ${t}`,Xu=e=>y("svg.uw-table",{viewBox:`0 0 ${Es}\
 ${Ts}`,role:"img","aria-label":zu(e)},Ju(e).map(t=>y("g",{class:`thing ${t.kind}`,transform:`translate(${t.x} ${t.y})`},
t.kind==="arrow"?Yu(t):ne(t)))),Lo=({pictures:e})=>d("ol.howto",e.map((t,n)=>d("li",Xu(t),d("p",d("b",`${n+1}. ${t.title}`),
` ${t.says}`))));var As="uncle_widgets.aim.";var Os=new Map;function he(e){try{return localStorage.getItem(e)??Os.get(e)??""}catch{return Os.get(e)??""}}function de(e,t){
Os.set(e,t);try{localStorage.setItem(e,t)}catch{}}var Ns=e=>Number(he(As+e))>=3,Us=new Set,Hs=new Set;function Ao(e){return Hs.
add(e),()=>Hs.delete(e)}function Oo(){for(let e of Hs)e()}function se(e,t=!1){!e||Ns(e)||de(As+e,String(t?3:Number(he(As+
e))+1))}function Uo(e){se(e,!0);for(let t of Us)t(e)}function Ho(e){let t=()=>e();return Us.add(t),()=>Us.delete(t)}var Qu="uncle_widgets.howto.";function No(e,t,n=!Ns(e?.game??"")){return!e?.aim||!n?null:d("div.aim",{role:"group","aria\
-label":"The aim of the game"},d("p",d("span.whole",e.aim),d("span.short",e.short)),d("button.btn.quiet",{"data-k":"howt\
o","aria-haspopup":"dialog",onclick:()=>Rs(e,t)},"How to play"),d("button.btn.quiet",{"data-k":"known","aria-label":"Clo\
se the aim of the game",onclick:()=>Uo(e.game)},"×"))}function Rs(e,t,n="menu"){let s=X("howto"),r=t.getRootNode(),o=r.
activeElement;Oo();let l=d("dialog.sheet.howto-over",{"aria-labelledby":s,onclose:()=>{l.remove(),de(Qu+e.game,"1"),se(e.
game,!0);let a=o?.isConnected&&o!==document.body?o:t.closest(".uw")?.querySelector(`[data-k="${n}"]`);(a instanceof HTMLElement||
a instanceof SVGElement)&&a.focus({preventScroll:!0})}},d("div.thead",d("h2",{id:s,tabindex:-1,autofocus:!0},"How to pla\
y"),d("p.mute",e.title)),d("p.goal",e.aim),Lo(e),d("button.btn.solid",{"data-k":"howto.close",onclick:()=>l.close()},"Cl\
ose"));t.append(l),l.showModal()}var Ro=Symbol.for("uncle_widgets.presses");function Ps(e){let t=e.composedPath()[0],n=t instanceof Element?t.closest("bu\
tton"):null;return n?.closest(".uw")?n:null}var Po=({dataset:e,textContent:t})=>e.k??e.act??e.clause??t;function Co(){let e=globalThis;
if(e[Ro])return;e[Ro]=!0;let t=null,n=null,s=o=>{let i=t,l=Ps(o);t=n=null,!(!i||i.isConnected||!l||Po(l)!==Po(i))&&setTimeout(
()=>{n instanceof Node&&l.contains(n)||l.click()})},r=[["pointerdown",o=>t=o.button||o.pointerType==="touch"?null:Ps(o)],
["pointerup",s],["pointercancel",()=>t=null],["keydown",o=>o.repeat||(t=o.key===" "?Ps(o):null)],["keyup",o=>o.key===" "&&
s(o)],["click",o=>n=o.composedPath()[0]]];for(let[o,i]of r)window.addEventListener(o,i,{capture:!0})}var th=".uw, .uw-page, .uw-room",eh="data-lm-suppress-shortcuts",Bo=Symbol.for("uncle_widgets.keys"),nh=/^(enter|backspace|delete|home|end|arrow\w+|[amyz])$/i,
Do=e=>(e.ctrlKey||e.metaKey)&&!nh.test(e.key),Io=e=>e.composedPath().filter(t=>t instanceof HTMLElement&&t.matches(th)).
at(-1);function Fo(){let e=globalThis;if(e[Bo])return;e[Bo]=!0,Co();let t=new WeakSet,n=s=>{Do(s)||s.stopPropagation()};
window.addEventListener("keydown",s=>{let r=Io(s),o=s.composedPath()[0];!(r instanceof HTMLElement)||!(o instanceof Element)||
(o.toggleAttribute(eh,!Do(s)),!t.has(r)&&(t.add(r),r.addEventListener("keydown",n)))},{capture:!0}),window.addEventListener(
"pointerdown",s=>{let r=Io(s);r instanceof HTMLElement&&!r.hasAttribute("tabindex")&&(r.tabIndex=-1)},{capture:!0})}var _o=55,sh=74,rh=46,Cs=36,oh=46;function ih(e){let t=e.closest(".uw-room");return!!(t&&!e.closest(".uw-page")&&t.getBoundingClientRect().
top+window.scrollY>window.innerHeight/2)}function ah(e){if(Ct())return ih(e)?window.innerHeight:null;let t=e.getRootNode();
return t instanceof ShadowRoot?lh(t.host):e.closest(".jp-WindowedPanel-outer, .jp-NotebookPanel-notebook, .jp-Notebook")?.
clientHeight??Number.NaN}function lh(e){let t=window.innerHeight,n=e;for(;n;){let{overflowY:s,maxHeight:r,paddingTop:o,paddingBottom:i}=getComputedStyle(
n);if(s==="auto"||s==="scroll"){let a=parseFloat(r)-parseFloat(o)-parseFloat(i);r.endsWith("px")?t=Math.min(t,a):n.scrollHeight>
n.clientHeight+1&&(t=Math.min(t,n.clientHeight))}let l=n.getRootNode();n=n.parentElement??(l instanceof ShadowRoot?l.host:
null)}return t}function ch(e,t,n,s=_o){let r=n?Math.max(Cs,Math.min(oh,t)):t;return e>=s&&r>=Cs?{kind:e>=sh?"large":"mid\
dle",height:r}:{kind:r<Cs||n?"flow":"phone",height:r}}function on(e,t){let n="",s=()=>{let i=e.closest(".uw-page")??e.closest(
".uw-room");if(!i)return;let l=parseFloat(getComputedStyle(e).fontSize)||16,a=ah(e),c=a==null?i.getBoundingClientRect().
top+window.scrollY:0,u=a??window.innerHeight-2*c,h=i.classList.contains("uw-position")?rh:_o,f=i.clientWidth/l,{kind:m,height:p}=ch(
f,u/l,a!=null,h),g=`${m} ${Math.floor(p*l)} ${l}`;i.classList.toggle("uw-beside",a!=null&&m==="flow"&&f>=h),g!==n&&(n=g,
i.dataset.fit=m,i.classList.toggle("uw-one",m==="large"||m==="middle"),i.classList.toggle("uw-middle",m==="middle"),i.classList.
toggle("uw-phone",m==="phone"),i.classList.toggle("uw-fits",m!=="flow"),i.style.setProperty("--uw-h",`${Math.floor(p*l)}\
px`),i.style.setProperty("--uw-rem",`${l}px`),t())},r=new ResizeObserver(s),o=()=>{let i=e.closest(".uw-page")??e.closest(
".uw-room");return!i&&e.isConnected?0:i?(r.observe(i),s(),0):requestAnimationFrame(o)};return o(),window.addEventListener(
"resize",s),()=>{r.disconnect(),window.removeEventListener("resize",s)}}var jo="uncle_widgets.theme",uh="uncle_widgets.inks",hh="uncle_widgets.covers",Is=[["auto","Auto"],["light","Light"],["d\
ark","Dark"]],dh=[["two","Two colours"],["four","Four"]],mh=[["hidden","Hidden"],["press","On a press"],["shown","Shown"]],
qo=e=>Is.find(([t])=>t===e)?.[0];function ph(){let e=Ct()?qo(new URLSearchParams(location.search).get("theme")):void 0;try{
return e??qo(localStorage.getItem(jo))??"auto"}catch{return e??"auto"}}function Wo(e,t,n){try{let s=localStorage.getItem(
e);return t.find(([r])=>r===s)?.[0]??n}catch{return n}}function re(){let e=globalThis,t=Symbol.for("uncle_widgets.theme");
if(!e[t]){let n=matchMedia("(prefers-color-scheme: dark)");e[t]={choice:ph(),inks:Wo(uh,dh,"two"),covers:Wo(hh,mh,"press"),
roots:new Set,heard:new Set,system:n},n.addEventListener("change",Ds),Ds()}return e[t]}function Bs(e,t){e.classList.toggle(
"four-inks",re().inks==="four");for(let n of[e,e.closest(".uw-page")??e.closest(".uw-room")])n instanceof HTMLElement&&(t===
"auto"?delete n.dataset.theme:n.dataset.theme=t)}function Ds(){let{choice:e,roots:t,heard:n,system:s}=re();for(let r of t)
Bs(r,e);if(Ct()){let r=e==="auto"?s.matches?"dark":"light":e;document.documentElement.dataset.theme=r,document.body.dataset.
jpThemeLight=String(r==="light")}for(let r of n)r()}var an=()=>re().choice;function Go(e){re().choice=e,fh(jo,e),Ds()}var Vo=()=>re().covers;function fh(e,t){try{localStorage.setItem(e,t)}catch{}}function Zo(e){let{heard:t}=re();return t.add(e),()=>{t.delete(e)}}
var Fs=e=>t=>{let n=e(t),s=t.el.querySelector(".uw");if(!(s instanceof HTMLElement))return n;let{roots:r}=re();r.add(s),
Bs(s,an());let o=new ResizeObserver(()=>{Bs(s,an()),o.disconnect()});return o.observe(s),()=>{o.disconnect(),r.delete(s),
n?.()}};var gh=[["first","Predict first"],["shown","Show answers"]];function _s(e,t,n){let s=d("div",{class:`jupyter-widgets ${n}`});
return Fs(e)({model:t,el:s}),s}var Ko=(e,t,n,s)=>d("select",{class:"pick","aria-label":e,onchange:r=>s(r.target.value)},
t.map(([r,o])=>d("option",{value:r,selected:r===n},o)));function Yo({game:e,title:t,standing:n,howto:s},r,o){let i=r.get(
"predicting"),l=d("div.uw-aim"),a=()=>l.replaceChildren(...[No(s,c)].filter(h=>h!=null)),c=d("div",{class:"uw uw-masthea\
d"},d("div",{class:"mast saved"},d("h1",{},t),d("p",{class:"standing"},n),s?.aim&&d("button.btn",{onclick:()=>Rs(s,c)},"\
How to play"),i!=null&&Ko("Answers",gh,i?"first":"shown",h=>r.put({predicting:h==="first"})),Ko("Theme",Is,an(),h=>Go(h))),
l);$t(c,r.get("palette")),a(),Ho(a),Fs(()=>{})({el:d("div",{},c)});let u=d("div",{class:"widget-box uw-cols"});return o.
className=`widget-box uw-page g-${e}`,o.replaceChildren(d("div",{class:"widget-box uw-room"},c),d("div",{class:"widget-b\
ox uw-body"},d("div",{class:"widget-box uw-room"},u))),on(c,()=>{}),Fo(),u}var bh=400,qs=[["guess","A guess"],["think","I think so"],["know","I know"]];function Jo(e,t=()=>{}){let n=d("div"),s=o=>{
e.sure=o,r()},r=()=>{t(),G(n,mt({label:"How sure are you?",choices:qs,value:e.sure,k:"sure",pick:s}))};return r(),d("div\
.sure",d("span","How sure?"),n)}function zo({press:e,refused:t}){let n=Number.NEGATIVE_INFINITY,s="",r="",o=d("button.bt\
n.solid.wide",{"data-k":"main",onclick:()=>{performance.now()-n<bh||(s?t(s):e())}});return{node:o,show(i,l,a=i){r&&r!==a&&
(n=performance.now()),r=a,o.textContent!==i&&(o.textContent=i),s=l,l?o.setAttribute("aria-disabled","true"):o.removeAttribute(
"aria-disabled"),o.title=l}}}var wh={csv:"text/csv",json:"application/json",html:"text/html",ipynb:"application/x-ipynb+json"};function Nt(e){if(e.kind!==
"file")return;let t=wh[e.name.split(".").pop()??""]??"text/plain",n=URL.createObjectURL(new Blob([e.text],{type:t}));d("\
a",{href:n,download:e.name}).click(),URL.revokeObjectURL(n)}var ti={"٪":"%","٫":"."};for(let[e,t]of[["-","‐‑‒–−﹣"],["/","⁄∕"],["'","‘’ʼ"],[",","،٬"]])for(let n of t)
ti[n]=e;var yh=/^([+-]?) ?(.+?) ?(%|(?:out )?of 100)?$/,xh=/^(?:(\d+) )?(\d+) ?\/ ?(\d+)$/,kh=/^(?:\d+[.,]?\d*|[.,]\d+)$/,
$h=/^[1-9]\d{0,2}([,'_ ])\d{3}(?:\1\d{3})*(?:\.\d*)?$/,vh=/^[1-9]\d{0,2}(?:\.\d{3})+$/;function Mh(e){let t=e.codePointAt(
0),n=0;for(;/\p{Nd}/u.test(String.fromCodePoint(t-n-1));)n++;return String(n%10)}function Sh(e){if(/\p{Nd}/u.test(e))return Mh(
e);if(/\p{No}/u.test(e)){let t=e.normalize("NFKC");return t.includes("⁄")?` ${t.replace("⁄","/")} `:e}return/[\p{Z}\t\n\v\f\r]/u.
test(e)?" ":/\p{Cf}/u.test(e)?"":/[\uff01-\uff5e]/.test(e)?String.fromCharCode(e.charCodeAt(0)-65248):ti[e]??e}var Eh=e=>[
...e].map(Sh).join("").replace(/ +/g," ").trim(),Xo=e=>e.toFixed(9).replace(/\.?0+$/,""),Qo=e=>Number.isInteger(e)?e.toLocaleString(
"en"):String(Number(e.toPrecision(6))),Dt={low:0,high:100,unit:"chance"};function Ws({low:e=-1/0,high:t=1/0,unit:n="",whole:s=!1}){
let r=Number.isFinite(e)&&Number.isFinite(t)?` from ${Qo(e)} to ${Qo(t)}`:"",o=n==="chance"?" (of 100)":n&&n!=="share"?`\
 ${n}`:"";return`Expected ${s?"a whole number":"a number"}${r}${o}`}function yt(e,t){let{low:n=-1/0,high:s=1/0,unit:r="",
whole:o=!1}=t,i=Eh(e),l=[...i].slice(0,20).join(""),a=(k,T="")=>({value:null,share:Number.NaN,words:k,meant:T});if(!i)return a(
`${Ws(t)}.`);let c=a(`${Ws(t)}, not '${l}'.`),u=yh.exec(i);if(!u||[...i].length>60)return c;let[,h,f,m]=u,p=xh.exec(f),g=p!=
null&&p[1]==null,b=t.thousands??(-n>=1e3||s>=1e3),w=o&&vh.test(f),x;if(p){let[,k="0",T,L]=p;if(!Number(L))return c;let E=(Number(
k)*Number(L)+Number(T))/Number(L);x=M=>E*10**M}else if(b&&($h.test(f)||w)){let k=f.replace(w?/[,'_ .]/g:/[,'_ ]/g,"");x=
T=>+`${k}e${T}`}else if(kh.test(f)){let k=f.replace(",",".");x=T=>+`${k}e${T}`}else return c;if(m&&(r!=="chance"&&r!=="s\
hare"||g&&(m==="%"||r==="share")))return c;let v=m&&r==="share"?-2:g&&r==="chance"?2:0,$=h==="-"?-1:1,S=$*x(v)||0;if(S<n||
S>s||o&&!Number.isInteger(S))return a(`${Ws(t)}, not ${l}.`);if(r==="chance"&&S>0&&S<1&&!g&&!m){let k=Xo(x(2)),T=Xo(S);return a(
`Did you mean ${k} out of 100? Type ${k}, or ${T}% for ${T} out of 100.`,k)}return{value:S,share:$*x(v-2)||0,words:"",meant:""}}var Th=80,js=12,Lh=800,ei=(e,{unit:t})=>String(Number(e.toFixed(t==="chance"?1:2)));function Ah(e,t){let{value:n}=yt(e,t),
s=Number(e.trim().replace(",",".").replace("−","-"));return n==null||n===s?"":ei(n,t)}var ni=(e,t,n)=>e!=null&&yt(e,n).
value===(t??null)?e:t==null?"":ei(t,n);function ln(e,t){let{words:n,meant:s}=yt(e,t);return s?`Did you mean ${s} out of \
100?`:n}function Oh(e,t,n,s=!0){let r=d("div.numnote",{id:X("note"),role:"status"}),o=0,i="",l=c=>{let u=e.value,{words:h,
meant:f}=u.trim()?yt(u,t):{words:"",meant:""},m=f?ln(u,t):c&&s?h:"";j(e,"aria-invalid",m?"true":""),j(e,"aria-describedb\
y",m?r.id:"");let p=m&&`${m} ${f&&u}`;if(p===i)return;i=p;let g=(b,w,x)=>d("button.btn",{"data-k":x,onclick:()=>n(w)},b);
r.replaceChildren(...m?[d("p.refusal",m)]:[],...f?[d("div.row",g("Yes",f,"meant.yes"),g("No",`${u.trim()}%`,"meant.no"))]:
[])},a=()=>{clearTimeout(o),l(!0)};return e.addEventListener("input",()=>{clearTimeout(o),o=window.setTimeout(a,Lh),l(!1)}),
e.addEventListener("change",a),{node:r,complain:a}}function Gs({rule:e,label:t,words:n,ends:s,value:r,set:o,enter:i,k:l=""}){
let a=r,{low:c,high:u}=e,h=e.unit==="chance"?1:10**Math.floor(Math.log10((u-c)/50||1)),f=d("span.drawn",{"aria-hidden":"\
true"}),m=d("b.equals",{"aria-hidden":"true"}),p=d("input.bignum",{inputmode:e.low<0?"text":"decimal","data-k":`value${l}`,
maxlength:Th,autocomplete:"off","aria-label":`${t} ${n}`,oninput:()=>v(p.value,p)}),g=d("input.rng",{type:"range",min:c,
max:u,step:h,"data-k":`range${l}`,"aria-label":t,oninput:()=>v(b(),g)}),b=()=>String(Number(Number(g.value).toFixed(h<1?
2:0))),w=String((c+u)/2),x=Oh(p,e,T=>{v(T),g.focus({preventScroll:!0})});function v(T,L){a=T.trim(),L!==p&&(p.value=a,x.
complain()),$(L),o(a)}function $(T){let L=yt(a,e).value,E=a.replace("-","−"),M=Ah(a,e);T!==g&&(g.value=L==null?w:String(
L)),g.classList.toggle("empty",L==null),g.style.setProperty("--p",`${L==null?0:100*(L-c)/(u-c||1)}%`),g.setAttribute("ar\
ia-valuetext",L==null?"not set yet":`${M||a} ${n}`),m.textContent=M&&`= ${M.replace("-","−")} `;let U=a!==""&&Gt(E)&&E.
length<=6,R=E.length<=js?E:`${E.slice(0,js-1)}…`;f.replaceChildren(a===""?"?":U?Ve(E,E.length>4?34:50):R),f.classList.
toggle("none",a===""),p.style.setProperty("--n",String(Math.min(Math.max(2,a.length),js)))}let k=d("div.asknum",{onkeydown:T=>{
T.key!=="Enter"||T.target instanceof HTMLButtonElement||(T.preventDefault(),a===""&&T.target===g?v(b(),g):a!==""&&yt(a,e).
value==null?x.complain():a!==""&&i())}},d("div.saynum",d("span.bigbox",p,f),d("p",m,n)),x.node,g,d("div.ends",{"aria-hid\
den":"true"},d("span",s[0]),d("span",s[1])));return p.value=a,x.complain(),$(),{node:k,value:()=>a,put:T=>v(T),focus:()=>g.
focus({preventScroll:!0}),complain:x.complain}}var si=({measure:e,span:t})=>e==="chance"?Dt:{low:t[0],high:t[1],unit:e},
cn=(e,t)=>e.trim()?ln(e,si(t)):"Move the slider, or type a number.";function un({measure:e,span:t,says:n},{label:s="What\
 do you expect?",...r}){let o=si({measure:e,span:t}),i=e==="chance";return Gs({...r,rule:o,label:s,words:i?`of 100 ${n}`.
trim():e,ends:i?["never","always"]:[String(o.low).replace("-","−"),String(o.high)]}).node}var ri=({revealed:e,steps:t=[]})=>e&&d("ol.reckoning",t.map(({letter:n,words:s,formula:r,value:o})=>d("li",d("span",n),d(
"span",s),d("b",o),r!==o&&d("small",r)))),Uh=/-(US|CA|MX|PH|CO|CL|VE)$/i,oi=()=>({kind:"print",at:_e()?location.origin+location.
pathname:"",letter:Uh.test(navigator.language)});function ii(e){if(e.kind!=="print")return;document.querySelector("ifram\
e.uw-print")?.remove();let t=d("iframe.uw-print",{title:"The sheet that is printed","aria-hidden":"true",tabindex:-1,style:"\
position:fixed;width:0;height:0;border:0",srcdoc:e.html,onload:()=>{t.contentWindow?.focus(),t.contentWindow?.print()}});
document.body.append(t)}var ai=[];globalThis.addEventListener?.("beforeprint",()=>{for(let e of document.querySelectorAll(
".uw-panel"))ai.push([e,e.className]),e.className=e.className.replace(/ c\d+/g,"")});globalThis.addEventListener?.("afte\
rprint",()=>{for(let[e,t]of ai.splice(0))e.className=t});var Hh="input:not([type=range]), select, textarea, [contenteditable]:not([contenteditable=false])",Vs="uncle_widgets key\
s",Nh="input, [role=tab], .chooser, .art",li=/^(Arrow|Home|End)/,ui="button, a, summary, label, [role=button], [role=tab\
]",me=new Set,Zs=e=>e.closest(".uw-page")??e.closest(".uw-room")??e.closest(".uw"),hi=e=>e.getClientRects().length>0,di=e=>!!e.
any||e.keys.some(t=>t.length===1&&t!==" ");function hn(){try{return localStorage.getItem(Vs)!=="off"}catch{return!0}}function Rh(e){
try{e?localStorage.removeItem(Vs):localStorage.setItem(Vs,"off")}catch{}}function Ph({el:e,keys:t},n,s){let{key:r,shiftKey:o}=n;
return li.test(r)&&s.closest(Nh)&&!(s instanceof HTMLInputElement&&e.contains(s))?!1:t().some(i=>(i.keys.includes(r)||i.
any?.(r))&&(!li.test(r)||o===!!i.shift)&&(!i.inside||e.contains(s))&&(!di(i)||hn()&&!s.closest("input"))&&i.when()&&i.press(
r,s))}function ci(e){if(e.defaultPrevented||e.isComposing||e.ctrlKey||e.metaKey||e.altKey)return;let t=e.composedPath(),
n=t[0];if(!(n instanceof Element)||n.closest("dialog")||n.closest(Hh)&&e.key!=="Escape")return;let s=[...me].filter(({el:r})=>{
let o=Zs(r);return o&&t.includes(o)&&hi(r)});if(s.length){if(e.key==="?")Ch(s[0].el);else if(!s.some(r=>Ph(r,e,n)))return;
e.preventDefault(),e.stopPropagation()}}function dn(e,t){let n={el:e,keys:t};return me.size||document.addEventListener("\
keydown",ci,!0),me.add(n),()=>{me.delete(n),me.size||document.removeEventListener("keydown",ci,!0)}}function Ch(e){let t=Zs(
e),n=X("keys"),r=[...me].filter(a=>Zs(a.el)===t&&hi(a.el)).flatMap(a=>a.keys()).filter(a=>a.when()),o=d("div.keys-typed"),
i=d("dialog.sheet.keys-list",{"aria-labelledby":n,onclose:()=>i.remove()}),l=()=>{let a=hn();G(o,d("span",{"aria-hidden":"\
true"},"Letters, digits and signs"),mt({label:"Letters, digits and signs",choices:[[!0,"On"],[!1,"Off"]],value:a,pick:c=>{
Rh(c),l()},k:"typed"}));for(let c of i.querySelectorAll("[data-typed]"))c.classList.toggle("off",!a)};i.append(d("h2",{id:n,
tabindex:-1,autofocus:!0},"Keys of this room"),d("p.mute","They act while the focus is in the room, and in no field wher\
e you type."),d("dl",[...r,{keys:["?"],shown:"?",words:"Shows this list.",when:()=>!0,press:()=>!0}].map(a=>d("div",{"da\
ta-typed":di(a)&&a.shown!=="?"?"":null},d("dt",d("kbd",a.shown)),d("dd",a.words)))),o,d("button.btn",{"data-k":"keys.clo\
se",onclick:()=>i.close()},"Close")),l(),e.append(i),i.showModal()}var pe=(e,t,n)=>Math.max(0,Math.min(1,(e-t)/(n-t||1)));function lt(e,t){return t==="chance"?`${(e*100).toFixed(1)}%`:e.toFixed(
2).replace("-","−")}function Kt(e,t){let n=[.1,.2,.25,.5,1,2,2.5,5,10,20,25,50,100,200,250,500].find(r=>(t-e)/r<=5)??(t-
e)/4,s=[];for(let r=Math.ceil(e/n);r*n<=t+1e-9;r++)s.push(Number((r*n).toFixed(9)));return s}var xt=(e,t,n,s="tx",r=14)=>y(
"text",{x:e,y:t,class:s,"font-size":r},n);function ct(e,t,n,s){if(e===0)return P(t,n,s-.8,{fill:"none",stroke:"var(--edg\
e)","stroke-width":1.5});let r=e>1&&P(t,n,s-.9,{fill:"none",stroke:"var(--accent-fill)","stroke-width":1.9});return y("g",
P(t,n,e>1?s*.56:s,{fill:"var(--accent-fill)"}),r)}var Et=6;function Ks({came:e,measure:t},n,s){return t!=="chance"?y("path.it-paid",{d:`M${n} ${s-Et-1}l${Et+1} ${Et+1}-${Et+
1} ${Et+1}-${Et+1}-${Et+1}Z`}):e==null?y("path.it-hid",{d:`M${n-Et} ${s}h${2*Et}`,"stroke-dasharray":"3 2"}):e?P(n,s,Et,
{class:"it-came"}):P(n,s,Et-1,{class:"it-did-not"})}var Bh=({came:e,measure:t,words:n})=>t!=="chance"?n.replace(/\.$/,"").
toLowerCase():e==null?"not seen in the game":e?"it came":"it did not come",Ys=e=>[e.mine?`you said ${e.mine}`:"skipped",
`the answer is ${e.right}${e.measure==="chance"?"":` ${e.measure}`}`,Bh(e)].join(", ");function Dh({said:e,exact:t,reach:n,
span:[s,r]}){let o=l=>4+192*Math.min(1,Math.max(0,pe(l,s,r))),i=o(t-n);return y("svg.bar",{viewBox:"0 0 200 30",preserveAspectRatio:"\
none","aria-hidden":"true"},y("path.axis",{d:"M4 15H196"}),N(i,6,o(t+n)-i,18,{class:"reach"}),y("path.exact",{d:`M${o(t)}\
 3V27`}),e!=null&&y("path.said",{d:`M${o(e)-7} 3h14l-7 12z`}))}var Ih=e=>d("p.key",{"aria-hidden":"true"},d("span.k-said",
"you said"),d("span.k-exact","exact, and what is near"),d("span.k-came","it came"),e&&d("span.k-paid","an amount came"));
function mi({title:e,near:t,lines:n=[],doors:s=[]},r,{go:o,open:i},l){let a=r.filter(({said:c})=>c!=null);return[d("div.\
endhead",d("h2",{"data-k":"ending",tabindex:-1},e),t&&d("span.chip.line",t)),a.length>0&&Ih(a.some(({measure:c})=>c!=="c\
hance")),a.length>0&&d("ul.stops",a.map(c=>d("li",d("button",{"data-k":`stop.${c.at}`,"aria-label":`Step ${c.frame}, ${c.
name} ${Ys(c)}. Look at it again`,onclick:()=>o(c.at)},d("span.q",d("b",String(c.frame)),` ${c.name}`),Dh(c),d("span.fig",
c.mine,d("small"," for "),c.right),y("svg",{viewBox:"0 0 16 16",width:16,height:16,"aria-hidden":"true"},Ks(c,8,8)))))),
d("div.sum",n.map(([c,u])=>d("p",c&&d("b",c," "),u))),a.length>0&&l(),d("div.enddoors",s.map(({label:c,link:u},h)=>{let[
f,...m]=c.split(", ");return d(h===0?"button.btn.solid":"button.btn",{"data-k":`door.${h}`,"aria-label":c,onclick:()=>i(
u)},f,m.length>0&&d("span",`, ${m.join(", ")}`))}))]}var pi=(e,t)=>t?`${Math.round(e*100)}${e===1?"%":""}`:String(Math.round(e*100)/100).replace("-","−");function mn(e,t,n,s){
let r=t.measure==="chance",o=t.answer?.value??0,i=[o,t.said?.value,n.value].filter(E=>E!=null),l=r?0:Math.min(0,t.span[0],
...i),a=r?1:Math.max(t.span[1],...i),c=84,u=62,h=E=>c+pe(E,l,a)*(e-c-u),f=X("hatch"),m=s?25:31,p=[],g=15,b=(E,M,U,R)=>{p.
push(xt(0,g+5,E,R?"tx2":"tx"),M,xt(e,g+5,U,"tx b e",15)),g+=m},w=E=>({x:Math.min(h(0),h(E)),width:Math.max(1.5,Math.abs(
h(E)-h(0)))});if(t.said){let E=h(t.said.value);b("You said",y("g",dt(`M${h(0)} ${g}H${E}`,"var(--accent-fill)",2),y("pat\
h",{d:`M${E} ${g+10}l-9-17h18z`,fill:"var(--accent-fill)"})),lt(t.said.value,t.measure))}if(t.was&&!t.said){let E=h(t.was.
value);b("It was",y("g.ghost",y("path",{d:`M${h(0)} ${g}H${E}`,"stroke-dasharray":"5 4"}),y("path",{d:`M${E} ${g+10}l-9-\
17h18z`,"stroke-linejoin":"round"})),lt(t.was.value,t.measure),!0)}let x=t.simulated?"Stored":"Exact";b(x,y("rect",{...w(
o),y:g-9,height:18,fill:"var(--ink)",...Fh(t,w)}),lt(o,t.measure));let{value:v,low:$,high:S}=n,k=v!=null&&$!=null&&S!=null;
t.untried||(b("Simulated",k&&y("g",y("rect",{...w(v),y:g-8.5,height:17,fill:`url(#${f})`,stroke:"var(--ink)","stroke-wid\
th":1.5}),dt(`M${h($)} ${g}H${h(S)}M${h($)} ${g-6}v12M${h(S)} ${g-6}v12`,"var(--accent-fill)",2.5)),k?lt(v,t.measure):"",
!k),k||p.push(xt(c+8,g-m+5,"not tried yet","tx2",13)));let T=Kt(l,a).map(E=>[y("path",{d:`M${h(E)} 2V${g-13}`,stroke:E===
0&&!r?"var(--edge)":"var(--rule)"}),xt(h(E),g+5,pi(E,r),"tx2 m",13)]),L=[t.said&&`You said ${lt(t.said.value,t.measure)}\
.`,`${x} ${lt(o,t.measure)}${t.was?`; ${t.was.words}`:""}.`,k&&`Simulated ${lt(v,t.measure)}, 95% from ${lt($,t.measure)}\
 to ${lt(S,t.measure)}.`].filter(Boolean);return te(e,g+10,L.join(" "),y("defs",ft(f,"var(--ink)")),T,p)}var Fh=({was:e,
answer:t},n)=>e&&e.value!==t?.value?{class:"grown",style:`--from:${n(e.value).width/n(t?.value??0).width}`}:{},fi=()=>y(
"svg",{width:14,height:16,viewBox:"-7 -15 14 16","aria-hidden":"true"},y("path.ghost",{d:"M0-2l-6-11h12z","stroke-linejo\
in":"round"}));function gi(e,t,n){let s=e.flatMap(u=>Array(u.n).fill(u.yes)),r=u=>[8+u%10*19,8+Math.floor(u/10)*19],[o,i]=r(
Math.max(1,Math.round((t??0)*100))-1),[l,a]=r(Math.round((n??0)*100)-1),c=e.map(u=>`${u.n} ${u.words}`).join(", ");return y(
"svg.hundred",{viewBox:"0 0 187 187",role:"img","aria-label":`Of 100: ${c}.`},s.map((u,h)=>{let[f,m]=r(h);return ct(u,f,
m,7.2)}),n!=null&&l>0&&y("path.ghost",{d:`M${l} ${a+6}l-7-12h14z`,"stroke-linejoin":"round"}),t!=null&&t>0&&y("path",{d:`\
M${o} ${i+6}l-6-11h12z`,fill:"var(--accent)",stroke:"var(--sheet)","stroke-width":2}))}var Js=e=>y("svg",{width:18,height:18,
"aria-hidden":"true"},ct(e,9,9,7));function bi(e,t,n=t){let s=Math.max(...n.map(l=>l[1]),.01),r=14+8*Math.max(...n.map(l=>l[0].
length)),o=n.length>6?22:27,i=t.length*o;return te(e,i,`${t.map(l=>`${l[0]}: ${l[2]}`).join(". ")}.`,t.map(([l,a,c],u)=>{
let h=u*o+o/2;return[xt(0,h+5,l),N(r,h-7,Math.max(1.5,a/s*(e-r-64)),14,{fill:"var(--ink)"}),xt(e,h+5,c,"tx b e")]}))}function wi(e,t,n,s){
let{runs:r,value:o}=s,i=n.measure==="chance",l=n.apart?void 0:n.answer?.value,a=n.said?.value,[c,u]=i?[0,1]:n.span,h=C=>lt(
C,n.measure).replace("%",""),f=[l,a].flatMap(C=>C==null?[]:[_(h(C),1.06*14)]),m=40,p=Math.max(58,17+Math.max(0,...f)),g=10,
b=26,w=C=>m+Math.log10(C)/4*(e-m-p),x=C=>g+(1-pe(C,c,u))*(t-g-b),v=X("band"),$=Kt(c,u),S=Math.max(1,Math.ceil(17*($.length-
1)/(t-g-b))),k=(C,tt)=>C.map((kt,jt)=>`${jt?"L":"M"}${w(kt[0])} ${x(kt[tt])}`).join(""),[T=[],...L]=r,E=T[T.length-1],M=e-
p+10,U=l==null?0:x(l)+5,R=a==null?0:x(a)+5,I=l==null||a==null?18:Math.abs(U-R),F=I>=17?0:(17-I)/2+1,K=R<=U?-1:1,Z=o==null||
!E?"No trials yet.":`After ${s.begun.toLocaleString("en")} trials ${lt(o,n.measure)}, 95% from ${lt(s.low??0,n.measure)}\
 to ${lt(s.high??0,n.measure)}${l==null?".":`; exact ${lt(l,n.measure)}.`}`;return te(e,t,Z,y("defs",ft(v,"var(--edge)")),
$.map((C,tt)=>[y("path",{d:`M${m} ${x(C)}H${e-p}`,stroke:"var(--rule)"}),tt%S===0&&xt(m-8,x(C)+5,pi(C,i).replace("%",""),
"tx2 e",13)]),[1,10,100,1e3,1e4].map(C=>xt(w(C),t-6,C.toLocaleString("en"),C===1?"tx2":"tx2 m",13)),T.length>1&&y("path",
{d:`${k(T,3)}L${[...T].reverse().map(C=>`${w(C[0])} ${x(C[2])}`).join("L")}Z`,fill:`url(#${v})`,opacity:.6}),L.map(C=>dt(
k(C,1),"var(--edge)",1.5)),l!=null&&dt(`M${m} ${x(l)}H${e-p}`,"var(--ink)",3),dt(k(T,1),"var(--accent-fill)",2.5,{"strok\
e-linejoin":"round"}),T.map((C,tt)=>P(w(C[0]),x(C[1]),tt===T.length-1?5:3.2,{fill:tt===T.length-1?"var(--lit)":"var(--sh\
eet)",stroke:"var(--accent-fill)","stroke-width":2})),a!=null&&[y("path",{d:`M${e-p+1} ${x(a)}l10-6v12z`,fill:"var(--acc\
ent-fill)"}),y("text.b",{x:M+5,y:R+K*F,"font-size":14,fill:"var(--accent)"},h(a))],l!=null&&xt(M+5,U-K*F,h(l),"tx b"))}var fe=26,
_h=36;function yi(e,t){let n=Math.min(_h,(e-fe-4)/Math.max(1,t.length-1)),s=n>=24,r=t.map(({face:i,die:l,words:a})=>[i?.text,l&&
`a die, ${l}`,a].filter(Boolean).join(": "));return te(e,56,r.join(", ")||"No trial yet.",t.map((i,l)=>{let a=2+l*n,c=a+
fe/2,u=!!i.counts,h={transform:`translate(${i.die?a+1:a} ${i.die?8:2})`},f=i.eye?Wh(c,20,u):y("g",h,i.die?Ye(i.die,fe-2,
u):Ut(i.face,fe));return y("g",f,u&&!i.eye&&!i.die&&N(a-1,1,fe+2,fe*1.4+2,{rx:3,fill:"none",stroke:"var(--lit)","stroke-\
width":3}),(s||i.counts)&&xt(qh(c,i.words,e),54,i.words??"",i.counts?"tx b m":"tx2 m",13))}))}function qh(e,t,n){let s=_(
t??"",13)*.55;return Math.max(s,Math.min(e,n-s))}var Wh=(e,t,n)=>y("g",{fill:"none",stroke:"var(--ink)","stroke-width":2},
y("path",{d:`M${e-13} ${t}q13 ${n?-20:0} 26 0q-13 20-26 0Z`}),n?P(e,t,5,{fill:"var(--accent-fill)",stroke:"none"}):y("pa\
th",{d:`M${e-7} ${t+11}l-2 4M${e} ${t+12}v5M${e+7} ${t+11}l2 4`}));function xi(e,t,n,s){let a=Math.max(n,t.length,1),c=Math.
min(42,(e-30)/a),u=g=>30+c*(g+.5),h=g=>42-g*36,f=new Map(t.map(g=>[g.at,g])),m=t.map(g=>`${g.at+1}: ${Ys(g)}`),p=g=>{let b=f.
get(g),w=u(g),x=Math.min(13,c/2-1);if(!b&&c<11)return N(w-1,50,2,6,{fill:"var(--edge)"});if(!b)return xt(w,58,"?","tx2 b\
 m",14);let[v,$]=b.span,S=k=>h(pe(k,v,$));return[b.said!=null&&y("path",{d:`M${w-1} ${S(b.said)}l-11-7v14z`,fill:"var(--\
accent-fill)"}),N(w+1,S(b.exact)-3,x,6,{fill:"var(--ink)"}),Ks(b,w,53)]};return te(e,66,m.length?`${m.join(". ")}.`:"No \
guesses yet.",s>=0&&[N(u(s)-c/2,0,c,62,{fill:"var(--inset)"}),N(u(s)-c/2,62,c,3,{fill:"var(--lit)"})],[0,.5,1].map(g=>[y(
"path",{d:`M30 ${h(g)}H${e}`,stroke:"var(--rule)"}),g!==.5&&xt(24,h(g)+5,String(g*100),"tx2 e",13)]),Array.from({length:a},
(g,b)=>p(b)))}var $i=e=>e.split("/").map((t,n,s)=>n<s.length-1?[`${t}/`,d("wbr")]:t),jh=()=>y("svg",{width:18,height:18,"aria-hidden":"\
true"},y("path",{d:"M9 16 1 2h16z",fill:"var(--accent-fill)"}));function vi(e,t,n,s,r,o,i,l){if(e.certain)return Mi(d("d\
iv.answer",Qs(e),ki(e),r));let a=d("div.cmp"),c=[Ot(a,m=>mn(m,e,t(),o()))],u=e.bars??[],h=d("div.outcomes");return u.length>
0&&c.push(Ot(h,m=>bi(m,u))),{node:d("div.answer",a,n.seen&&Gh(n),Vh(e,i),e.measure==="chance"?Zh(e,s,l):Kh(e,l),u.length>
0&&h,r,ki(e)),tried:()=>c[0].again(),again:()=>c.forEach(m=>m.again()),stop:()=>c.forEach(m=>m.stop())}}var Mi=e=>({node:e,
tried:()=>{},again:()=>{},stop:()=>{}}),Gh=e=>d("p.came",d("span",e.came==null?"Not seen in the game":e.came?"This time \
it came":"This time it did not"),Js(e.came?1:0),d("b",e.words??""));function zs({mistake:e,asks:t,own:n},s){if(!e)return null;
if(n)return d("p",d("b",`${e.name}. `),e.words);let r=(o,i)=>d("button.btn.quiet",{"data-k":`own.${o}`,onclick:()=>s(i)},
o);return t&&d("p.own",d("span",e.asked),r("Yes",!0),r("No",!1))}function Vh(e,t){let{said:n,misconception:s,notice:r}=e,
o=n&&[d("p",{role:"status"},d("b",n.verdict)),zs(n,t)];return Xs(o,r,s)}var Xs=(e,t,n)=>!!(e||t||n)&&d("div.note",jh(),d(
"div",e,t&&d("p.notice",t),n&&d("p.trap",`The trap: ${n}.`)));function Zh(e,t,n){let{answer:s,dots:r=[]}=e;if(!s)return null;
let o=String(s.hundred),i=[s.percent,`chance ${s.one_in}`,`odds ${s.odds}`,e.simulated].filter(Boolean);return[d("div.co\
unted",r.length>0&&gi(r,e.said?.value,e.was?.value),d("div",d("p.big",d("span.sr",`${s.about} `),d("button.asks-why",{tabindex:-1,
"aria-label":o,onclick:n},Ve(o,46)),d("b",t?`of 100 ${s.says}`:"of 100"),Ei(o,n)),Qs(e),d("ul.kinds",r.map(l=>d("li",Js(
l.yes),d("span",d("b",String(l.n)),` ${l.words}`)))))),d("p.ways",t&&d("b.short",`${o} of 100 ${s.says}: `),s.fraction&&
["exactly ",d("b",$i(s.fraction)),"; "],i.map((l,a)=>[a>0&&", ",d("span",{},l)]))]}function Si(e,t){let[n]=/[\u2212-]?\d[\d,.]*\d|\d/.
exec(e)??[""],s=e.indexOf(n);return n?[e.slice(0,s),d("button.asks-why",{"data-k":"headwhy","aria-label":`${n}: why?`,onclick:t},
n),e.slice(s+n.length)]:e}var Ei=(e,t)=>d("button.btn.quiet.derive",{"data-k":"derive",onclick:t},`Why ${e}?`),Kh=(e,t)=>d(
"div.counted",d("div",d("p.lead",d("button.asks-why",{tabindex:-1,onclick:t},d("b",e.answer?.lead??"")),` ${e.answer?.says??
""} `,Ei((e.answer?.lead??"").split(" ")[0],t)),Qs(e),d("p.ways",e.simulated||e.answer?.fraction&&[e.answer.rounded?"to \
six places ":"exactly ",d("b",$i(e.answer.fraction))]))),Qs=({was:e})=>e&&d("p.was",fi(),e.words),ki=e=>e.apart&&d("p.ap\
art",e.apart);function Ti(e,t,n,s,r){let o=e.steps??[],i=o[t];if(!i)return Mi(d("p.mute","There is nothing to derive her\
e."));let l=d("div.art",{tabindex:0,role:"group","aria-label":"The picture"}),a=i.picture,c=a&&Ot(l,h=>r(a.kind,h,a));return{
node:d("div.why",d("div.now",{"data-next":!0,tabindex:-1,"aria-live":"polite"},d("h3",d("i",{"aria-hidden":"true"},i.letter),
i.words),a&&l,i.tree&&d("ul.branches",Ai(i.tree,0)),(i.formula||i.value)&&d("p.reckon",d("span",i.formula??""),d("b",i.value?
`= ${i.value}`:""))),d("div",{class:o.length>6?"tiles many":"tiles",role:"group","aria-label":"All steps"},o.map((h,f)=>d(
"button",{"data-k":`why.${f}`,"aria-current":f===t?"step":null,"aria-label":`${h.letter}. ${h.words}${n.has(f)?`: ${h.value??
""}`:""}`,onclick:()=>s(f)},d("i",{"aria-hidden":"true"},h.letter),d("span",d("small",h.words),h.value!=null&&(n.has(f)?
d("b",h.value):d("em.rd"))))))),tried:()=>{},again:()=>c?.again(),stop:()=>c?.stop()}}function Li({steps:e=[]},t,n){return e[t]?
d("div.stepnav",d("button.btn",{"data-k":"why.back","aria-label":"The step before","aria-disabled":t?null:"true",onclick:()=>t&&
n(t-1)},t?`◂ ${e[t-1].letter}`:"◂"),d("span",`step ${t+1} of ${e.length}`),d("button.btn.solid",{"data-k":"why.on","\
aria-label":t+1<e.length?`Next step, ${e[t+1].letter}`:"Once more from the first step",onclick:()=>n((t+1)%e.length)},t+
1<e.length?`Next: ${e[t+1].letter} ▸`:"Again: a")):null}var Ai=(e,t)=>[d("li",{style:`--depth:${t}`},e.chance&&d("b",e.
chance),d("span",e.words),e.value&&d("em",e.value)),...e.children.flatMap(n=>Ai(n,t+1))],Oi=()=>d("div.covered",{role:"i\
mg","aria-label":"The answer is covered until you give a number."},d("div.lines",d("i",{style:"width:88%"}),d("i",{style:"\
width:62%"})),d("div.blank"),d("i",{style:"width:74%"})),Ui=()=>d("p.key",{"aria-hidden":"true"},d("span.k-said","you sa\
id"),d("span.k-exact","exact"),d("span.k-came","it came"),d("span.k-not","it did not")),Hi=({lesson:e="",concept:t},n)=>d(
"div.sheet",{role:"dialog","aria-label":t,onkeydown:s=>s.key==="Escape"&&n()},d("h2",t),e.split(`

`).map(s=>d("p",s.split("**").map((r,o)=>o%2?d("b",r):r))),d("button.btn.solid.wide",{"data-k":"readclose",onclick:n},"B\
ack to the question"));var Ni=e=>e.split(/(?<=[.?!])\s+/);function Se(e){let t=e.map(Ni),n=t[0].filter(s=>t.every(r=>r.includes(s)));return{both:n.
join(" "),own:t.map(s=>s.filter(r=>!n.includes(r)).join(" "))}}var tr=(e,t)=>e.closest(".uw-cols")?.setAttribute("data-s\
ide",String(t)),Ri=e=>t=>tr(t.currentTarget,e),Pi=(e,{line:t},n,s)=>[d("button.sidehead",{"data-k":`turn${e}`,onclick:Ri(
e)},d("b.badge",{"aria-hidden":"true"},String(e+1)),d("b",t),s&&d("b.it",s)),n&&d("p.mute",n)];function Ci(e,t,n,s){let r=Se(
e.map(({ask:l})=>l)).own,o=Se(e.map(({given:l})=>l)).own,i=l=>Ni(`${r[l]} ${o[l]}`.trim()).filter(a=>a&&!e[l].line.startsWith(
a.slice(0,-1))).join(" ");return d("div.pair",e.map((l,a)=>d("div.side",{role:"group","aria-label":l.line,onfocusin:Ri(a)},
Pi(a,l,i(a)),un({...l,says:""},{k:String(a),label:l.line,value:t[a],set:c=>n(a,c),enter:s}))))}function Bi(e,t){let n=e.
flatMap((s,r)=>s===""?[r]:[]);return n.length>1?"Move the sliders, or type two numbers.":n.length?`The ${n[0]?"second":"\
first"} number is missing. Both are shown together.`:t.map((s,r)=>cn(e[r],s)).find(Boolean)??""}var Di=(e,t)=>mt({label:"\
Which of the two",choices:e.map(({at:n,line:s},r)=>[n,`${r+1}. ${s}`]),value:e.find(({here:n})=>n)?.at??e[0].at,k:"side",
pick:t});function Ii(e,t,n){let s=t.map(()=>d("div.cmp")),r=t.map(({measure:a,span:c,said:u,number:h},f)=>{let m={measure:a,
span:c,said:u,answer:{value:h??0},untried:!0};return Ot(s[f],p=>mn(p,m,{},!0))}),o=t.find(({said:a})=>a?.asks),i=t.map(({
said:a},c)=>a&&[d("p",{role:"status"},d("b",`${c+1}. `),a.verdict),(a.own||t[c]===o)&&zs(a,n)]);return{node:d("div.answe\
r",t.map((a,c)=>d("div.side",Pi(c,a,"",a.text),s[c])),Xs(i,e.notice)),tried:()=>{},again:()=>r.forEach(a=>a.again()),stop:()=>r.
forEach(a=>a.stop())}}function Fi(e,t,n,{draft:s,folded:r,changed:o,enter:i}){let l=(u,h)=>{s.values[u]=h,o()},a=()=>un({...e,says:e.says||"ti\
mes"},{value:s.values[0],set:u=>l(0,u),enter:i}),c=()=>G(r,qs.map(([u,h])=>d("option",{value:u,selected:u===s.sure},h)));
return[t.length>0?Ci(t,s.values,l,i):a(),Jo(s,c),n&&d("p.refusal",{role:"alert"},n)]}var Yh=()=>y("svg.tick",{width:16,height:16,viewBox:"0 0 16 16","aria-hidden":"true"},dt("M2 8.5 6 13 14 3.5","currentCo\
lor",2.5)),Jh=e=>e.away?`, not now. ${e.away}`:"",er=2;function _i({chips:e,now:t,open:n,pick:s,toggle:r}){if(e.length<er)
return null;let o=e.findIndex(l=>l.id===t),i=X("chips");return d("div",{class:n?"chips open":"chips"},d("button.btn.onec\
hip",{"data-k":"chips","aria-expanded":String(n),"aria-controls":i,onclick:r},d("span",`Question ${o+1} of ${e.length}`),
d("b",e[o]?.name??"")),d("div.allchips",{id:i,role:"group","aria-label":"Questions"},e.map((l,a)=>d("button.qchip",{"dat\
a-k":`q.${l.id}`,"aria-pressed":String(l.id===t),"aria-keyshortcuts":a<9&&hn()?String(a+1):null,"data-away":!l.arises,"a\
ria-label":`${a+1}. ${l.name}${l.done?", answered":""}${Jh(l)}`,title:l.away?`${l.title} ${l.away}`:l.title,onclick:()=>s(
l.id)},d("span",l.name),l.done&&Yh()))))}var qi=e=>d("div.goal",d("h2",e.title??""),!!e.of&&d("span.chip.line",`${[e.at,
e.also].filter(Boolean).join(" and ")} of ${e.of}`),e.line&&d("p",e.line));function nr(e,t){let{choices:n,name:s,label:r,
value:o}=e,i=n.length>6||n.map(c=>c[1]).join("").length>22,l=X("setting"),a=`knob.${s}`;return d("div",{class:e.model?"s\
etting model":"setting"},d(i?"label":"span",{for:i?l:null},r),i?d("select.pick",{id:l,"data-k":a,onchange:c=>t(n[c.target.
selectedIndex][0])},n.map(([c,u])=>d("option",{selected:c===o},u))):mt({label:r,choices:n,value:o,pick:t,k:a}))}var Wi=(e,t,n)=>d(
"div.siblings",{role:"group","aria-label":`${e}: each choice`},d("span",e),t.map((s,r)=>d("button",{"data-k":`sib.${r}`,
"aria-pressed":String(s.here),"aria-label":`${s.label}: ${s.text??"covered until you give a number"}`,onclick:()=>n(s.value)},
d("span",s.label),s.text?d("b",s.text):d("i.rd"))));var zh="uncle_widgets.tones",ji=220,Xh=880,pn=.16,Qh=.2,Gi;var td=()=>he(zh);var ed=(e,[t,n])=>ji*(Xh/ji)**Math.min(1,Math.max(0,(e-t)/(n-t||1)));function nd(e){let t=Gi??new AudioContext;Gi=t,e.forEach(
(n,s)=>{let r=new OscillatorNode(t,{frequency:n}),o=new GainNode(t,{gain:0}),i=t.currentTime+1.5*s*pn;o.gain.setValueAtTime(
0,i),o.gain.linearRampToValueAtTime(Qh,i+pn/8),o.gain.linearRampToValueAtTime(0,i+pn),r.connect(o).connect(t.destination),
r.start(i),r.stop(i+pn)})}function Vi(e,t,{span:n,answer:s,apart:r}){let o=t.runs[0].at(-1)?.[1],i=t.begun!==e.begun,l=!t.
running&&(i||e.running);if(!td()||o==null)return;let a=[...i?[o]:[],...l&&s&&!r?[s.value]:[]];a.length>0&&nd(a.map(c=>ed(
c,n)))}var O={ink:"var(--ink)",accent:"var(--accent-fill)",rule:"var(--rule)",edge:"var(--edge)",sheet:"var(--ground, var(--she\
et))",band:"color-mix(in srgb, var(--rule) 45%, transparent)"},H=(e,t,n,s="tx",r=13)=>y("text",{x:e,y:t,class:s,"font-si\
ze":r},String(n)),D=(e,t=O.rule,n=1,s={})=>y("path",{d:e,fill:"none",stroke:t,"stroke-width":n,...s}),sr=(e,t)=>y("path",
{d:`M${e} ${t}l9 18h-18z`,fill:O.sheet,stroke:O.accent,"stroke-width":2.5}),J=(e,t,n,...s)=>y("svg.pic",{width:e,height:t,
viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":n},...s),st=(e,t)=>({class:"pic-in",style:`animation-delay:${Math.round(
e*t)}ms`});function Q(e,t,n=13){let s=[];for(let r of e.split(" ")){let o=s.length-1;o>=0&&_(`${s[o]} ${r}`,n)<=t?s[o]+=
` ${r}`:s.push(r)}return s}function ut(e,t,n=6){let s=10**Math.floor(Math.log10((t-e)/n||1));for(let o of[1,2,5,10,20])if((t-
e)/(s*o)<=n){s*=o;break}let r=[];for(let o=Math.ceil(e/s-1e-9);o*s<=t+1e-9;o++)r.push(Number((o*s).toFixed(9)));return r}
var rr=e=>String(e).replace("-","−");function Ee(e,t,n,s,r){let o=H(e,t,n,s,r);return o.style.cssText="paint-order:str\
oke;stroke:var(--ground, var(--sheet));stroke-width:4px",o}var Zi=(e,t,n,s)=>y("g",P(e,t,n-.8,{fill:O.band,stroke:O.rule,"stroke-width":1.5}),D(`M${e-n} ${t+n}L${e+n} ${t-n}`,O.ink,
2,s?{class:"pic-in late"}:{}));function fn(e,t,n=0){let s=Math.min(19,e/25),r=s*.38,o=[...t.signs],i=u=>[(u%25+.5)*s,(Math.
floor(u/25)+.5)*s],l=4*s+19,a=0,c=t.kinds.map(([u,h],f)=>{let m=`${u.toLocaleString("en")} ${h}`,p=30+_(m,13);a>0&&a+p>e&&
([a,l]=[0,l+19]);let g=a;return a+=p,[f===2?Zi(g+8,l-4.5,7,!1):ct(f===0?1:0,g+8,l-4.5,7),H(g+20,l,m,"tx")]});return J(e,
l+6,t.spoken,Array.from({length:100-o.length},(u,h)=>{let[f,m]=i(o.length+h);return P(f,m,1.5,{fill:O.rule})}),o.map((u,h)=>{
let[f,m]=i(h),p=u==="x"?Zi(f,m,r,h>=n):ct(u==="y"?1:0,f,m,r);return h>=n?y("g.pic-in",p):p}),c)}var oe=21,sd=3,or=50;function gn(e,t,n=0,s=200){
let{start:r,target:o,n:i}=t,[l,a]=[i<1e3?34:48,e-12],c=M=>l+(a-l)*(M-r)/(o+5-r),u=20,h=Math.floor((s-u-or-32)/oe),f=Math.
max(1,Math.min(sd,h)),m=u+f*oe,p=m+12+or,g=Math.max(...t.feet,...t.exact.map(M=>M*i),1)*1.08,b=M=>p-or*M/g,w=ut(r,o,6).filter(
M=>Number.isInteger(M)&&Math.abs(M-o)>(o-r)/10),x=Math.max(1.5,(c(r+1)-c(r))*.66),[v,$]=[X("feet"),X("feet")],S=t.rows.slice(
-f),k=i-S.length,T=i?`Feet on each total after ${i.toLocaleString("en")}`:"Feet on each total",L=i?`at ${o}: ${t.feet[t.
feet.length-1].toLocaleString("en")}`:"",E=e-c(r)-_(L,1.06*13)-8;return J(e,p+20,t.spoken,y("defs",ft(v,O.ink),ft($,O.accent)),
N(c(o)-7,u-4,14,m-u+6,{fill:O.band,stroke:O.edge}),w.map(M=>[H(c(M),13,M,"tx2 m"),D(`M${c(M)} 17V${m}`)]),H(c(o),13,o,"t\
x b m"),Array.from({length:f},(M,U)=>D(`M${c(r)} ${u+U*oe+oe-5}H${a}`)),S.map((M,U)=>{let R=u+U*oe+oe-5,I=k+U>=n;return[
H(l-6,R+4,(k+U+1).toLocaleString("en"),"tx2 e"),M.slice(1).map((F,K)=>{let[Z,C]=[c(M[K]),c(Math.min(F,o+5))],tt=F===o;return y(
"g",I?{class:"pic-in",style:`animation-delay:${S.length>1&&i-n>1?0:K*60}ms`}:{},D(`M${Z} ${R}A${(C-Z)/2} ${Math.min(oe-8,
(C-Z)/2*.9+2)} 0 0 1 ${C} ${R}`,O.edge,1.4),P(C,R,tt?5.5:2.2,{fill:tt?O.accent:O.ink}))})]}),D(`M${c(r)} ${p}H${c(o+.6)}`,
O.edge),i>0&&H(l-6,b(g/1.08)+5,Math.round(g/1.08).toLocaleString("en"),"tx2 e"),t.feet.map((M,U)=>{let R=U+1===t.feet.length;
return N(c(r+1+U)-x/2,b(M),x,p-b(M),{fill:`url(#${R?$:v})`,stroke:R?O.accent:O.ink,"stroke-width":.7})}),i>0&&[D(t.exact.
map((M,U)=>`${U?"L":"M"}${c(r+1+U)} ${b(M*i)}`).join(""),O.sheet,5),D(t.exact.map((M,U)=>`${U?"L":"M"}${c(r+1+U)} ${b(M*
i)}`).join(""),O.ink,2.5)],H(c(r),p+16,_(T,13)<E?T:T.replace(" on each total",""),"tx2"),i>0&&H(e,p+16,L,"tx b e"))}var rd={cases:fn,paths:gn},ir=(e,t)=>y("svg",{width:22,height:12,"aria-hidden":"true"},y("path",{d:"M0 6h22",fill:"none",
...e}),t),od=()=>({node:d("p.untried",{role:"status"},id),tried:()=>{},again:()=>{},stop:()=>{}}),id="No trials of this \
question were dealt in advance, and this page has no Python to deal them now. Here you can try out the questions at whic\
h the game stops and asks, and those of the lessons; with Python, every question.";function Ki(e,t,n){if(e.untried)return od();
let s=d("div.plot"),r=d("div.traces"),o=t().grown,i=o?d("div",{class:`grown ${o.kind}`}):!1,l=o?.n??0,a=d("div.counts",{
role:"group","aria-label":"How many trials"}),c=d("div.told",{role:"status"}),u=d("button.btn.quiet.stop",{"data-k":"sto\
p",onclick:()=>n({kind:"stop"})},"Stop"),h=d("input.seedbox",{inputmode:"numeric","data-k":"trialseed",maxlength:80,"ari\
a-label":"Seed of your trials",onchange:()=>n({kind:"again",seed:h.value})}),f,m=t(),p=d("span",ir({stroke:"var(--edge)",
"stroke-width":1.5}),"runs before"),g=()=>{let{clientWidth:k,clientHeight:T}=s;k>0&&T>40&&s.replaceChildren(wi(k,T,e,t()))},
b=()=>{e.traces&&r.clientWidth>0&&r.replaceChildren(yi(r.clientWidth,t().traces))},w=()=>{let k=t().grown;!i||!k||!i.clientWidth||
(i.replaceChildren(rd[k.kind](i.clientWidth,k,Math.min(l,k.n),i.clientHeight)),l=k.n)},x=new ResizeObserver(()=>requestAnimationFrame(
$));x.observe(s);let v=()=>{let k=t();Vi(m,k,e),m=k;let T=k.begun>=k.most;a.classList.toggle("full",T),G(a,T?d("button.b\
tn.solid",{"data-k":"anew",onclick:()=>n({kind:"again"})},"Another run"):k.counts.map(M=>d("button",{class:M===1?"btn so\
lid":"btn","data-k":`run.${M}`,"aria-label":`×${M.toLocaleString("en")}: run ${M>1?"so many trials":"one trial"}`,"aria\
-disabled":k.running?"true":null,onclick:()=>!t().running&&n({kind:"run",trials:M,calm:le()})},`×${M.toLocaleString("en")}`))),
p.hidden=k.runs.length<2,u.style.visibility=k.running?"visible":"hidden",f!==k.seed&&!h.matches(":focus")&&(f=k.seed,h.value=
String(k.seed));let L=e.traces?"below the chart":"on the table",E=`One first: ×1 will ${e.trial}, and you see it ${L}.`;
c.replaceChildren(d("p",d("b",k.summary??E),k.last&&d("span.last",` ${k.last}`),k.claim&&` ${k.claim}`,k.band&&d("span.m\
ute",` ${k.band}`),k.beforehand&&d("span.mute",` ${k.beforehand}`)),...k.note?[d("p.refusal",k.note)]:[]),$()},$=()=>{b(),
g(),w(),c.scrollHeight>c.clientHeight+1?c.tabIndex=0:c.removeAttribute("tabindex")},S=d("div.try",i,s,e.traces&&r,a,c,d(
"div.tryfoot",d("p.key",{"aria-hidden":"true"},!e.apart&&d("span",ir({stroke:"var(--ink)","stroke-width":3}),e.simulated?
"found before":"exact"),d("span",ir({stroke:"var(--accent-fill)","stroke-width":2.5},P(11,6,3.2,{fill:"var(--sheet)",stroke:"\
var(--accent-fill)","stroke-width":2})),"your run"),p),d("label.trialseed","seed",h),u,d("button.btn.quiet",{"data-k":"a\
gain",onclick:()=>n({kind:"again"})},"Start again")));return v(),{node:S,tried:v,again:$,stop:()=>x.disconnect()}}var ad=(e,t,n,s)=>y("g",P(e,t,n-.8,{fill:s?O.band:"none",stroke:O.rule,"stroke-width":1.5}),D(`M${e-n*.9} ${t+n*.9}L${e+
n*.9} ${t-n*.9}`,O.edge,1.8));function Yi(e,t){let n=e<560,s=n?16.5:19,r=s*.38,[o,i,l,a]=t.counts,c=[...Array(o).fill("y\
es"),...Array(i).fill("out"),...Array(l).fill("no"),...Array(a).fill("out-no")],u=24,h=10*s+10,f=c.map((U,R)=>{let[I,F]=[
(R%10+.5)*s,u+(Math.floor(R/10)+.5)*s];return U==="yes"||U==="no"?ct(U==="yes"?1:0,I,F,r):y("g.pic-in",{style:"animation\
-delay:240ms"},ad(I,F,r,U==="out"?1:0))}),m=t.sides.map(([U,R],I)=>{if(!U)return null;let F=I?100-U:0,K=u+F/10*s+2,Z=u+(F+
U)/10*s-2,C=(n?e:e*.55)-h-14,tt=Q(R,C),kt=Math.min(Math.max((K+Z)/2-8*tt.length+5,u+10),u+10*s-16*tt.length);return[D(`M${h}\
 ${K}h6V${Z}h-6`,O.edge,1.5),H(h+14,kt,U,"tx b",15),tt.map((jt,Be)=>H(h+14,kt+16*(Be+1),jt,"tx2"))]}),[p,g,b]=t.left,w=n?
0:Math.max(e*.58,h+150),x=n?u+10*s+34:u,v=7,$=n?s:Math.min(s,(e-w)/12),S=Array.from({length:g},(U,R)=>y("g",st(R,8),ct(R<
p?1:0,w+(R%v+.5)*$,x+(Math.floor(R/v)+.5)*$,$*.38))),k=Math.ceil(g/v),T=w+v*$+18,L=e-T-it(p,34)-8,E=Q(`of ${g} ${b}`,Math.
max(L,60),1.06*15),M=x+Math.max(k*$,26+18*E.length)+8;return J(e,Math.max(M,u+10*s+4),t.spoken,H(0,13,t.holders,"tx b",14),
f,m,H(w,x-11,`Strike out ${i+a}. Left: ${g}`,"tx b",14),S,pt(p,T,x+2,34,{colour:"var(--accent)"}),E.map((U,R)=>H(T+it(p,
34)+8,x+14+18*R,U,"tx b",15)),H(T+it(p,34)+8,x+14+18*E.length,`chance ${t.exact}`,"tx2"))}var Ji=e=>1+Math.max(0,...e.children.
map(Ji));function zi(e,t){let n=Ji(t.tree),s=e/n,r=t.tree.n<1e3?46:62,o=36,i=s-14,l=f=>o+14+16*Q(f.words,i).length,a=[],
c=[],u=4,h=(f,m)=>{let p=m*s,g=f.children.map($=>h($,m+1)),b=g.length?g.reduce(($,S)=>$+S,0)/g.length:u+o/2;g.length||(u+=
l(f)),f.children.forEach(($,S)=>{let k=$.mark==="out";a.push(y("g",st(m+1,160),D(`M${p+r} ${b}L${p+s} ${g[S]}`,k?O.rule:
O.ink,k?1.5:2)))});let[w,x]=[f.mark==="yes",f.mark==="out"],v=w?"fill:var(--sheet)":x?"fill:var(--ink-2)":"";return c.push(
y("g",st(m,160),N(p+1,b-o/2,r-2,o,{rx:3,fill:w?O.accent:O.sheet,stroke:w?O.accent:x?O.rule:O.edge,"stroke-width":1.8,"st\
roke-dasharray":x?"4 4":null}),y("text.tx.b.m",{x:p+r/2,y:b+6,"font-size":17,style:v},f.n.toLocaleString("en")),Q(f.words,
i).map(($,S)=>Ee(p,b+o/2+16*(S+1),$,"tx2")))),b};return h(t.tree,0),J(e,u,t.spoken,a,c)}function Xi(e,t){let n=e<440?16:Math.min(22,e/26),s=t.dots.flatMap(([u,,h])=>Array.from({length:u},()=>h)),r=e<10*n+22+180,
o=r?0:10*n+22,i=[],l=r?10*n+24:16;for(let[u,h,f]of t.dots)u&&(i.push(ct(f,o+7,l-5,7),H(o+22,l,u,"tx b",15)),i.push(H(o+26+
9*String(u).length,l,h,"tx",14)),l+=25);i.push(D(`M${o} ${l-10}H${e}`)),l+=10;let a=(u,h,f,m=O.ink)=>{i.push(H(o,l,u,"tx\
2"));for(let g of Q(`${h} =`,e-o-48,14))l+=20,i.push(H(o,l,g,"tx",14));let p=H(e,l,f,"b e",20);p.style.fill=m,i.push(p),
l+=28};a("hands, each counted once",t.hands[0],t.hands[1]),a(`${t.cards[0]} in those hands`,t.cards[1],t.cards[2],"var(-\
-accent)");for(let u of Q(`more finely ${t.exact[0]} and ${t.exact[1]}`,e-o))i.push(H(o,l-4,u,"tx2")),l+=16;l-=16;let c=Math.
max(10*n,l+4);return J(e,c,t.spoken,s.map((u,h)=>y("g",st(Math.floor(h/10)*3+h%10,20),ct(u,(h%10+.5)*n,(Math.floor(h/10)+
.5)*n,n*.38))),i)}var ld=(e,t,n,s)=>[H(e,t-7,n,"tx b m",17),D(`M${e-15} ${t}h30`,O.ink,2),H(e,t+19,s,"tx b m",17)];function Qi(e,t){
let n=t.factors.length,s=t.factors[0][1],r=Math.max(1,Math.min(n,Math.floor((e+20)/84))),o=24,i=Math.min(190,(e-o*(r-1))/
r),l=s>60?12:7,a=Math.min(i/l,13),c=Math.ceil(s/l),u=n<=4&&a>=5,h=(u?c*a+26:18)+66,f=[];t.factors.forEach(([g,b],w)=>{let x=w%
r*(i+o),v=Math.floor(w/r)*h,$=x+(u?l*a/2:i/2),S=[H(u?x:$,v+13,`${w+1}${["st","nd","rd"][w]??"th"} card`,u?"tx2":"tx2 m")];
if(u)for(let T=0;T<b;T++){let L=T>=g;S.push(N(x+T%l*a+1,v+20+Math.floor(T/l)*a+1,a-2,a-2,{rx:1.5,fill:L?O.accent:"none",
stroke:L?O.accent:O.edge,"stroke-width":1.2}))}let k=v+(u?20+c*a:12)+28;f.push(y("g",st(w,240),S,ld($,k,g,b))),w+1<n&&f.
push(H(Math.min(e-6,$+(i+o)/2),k+6,"×","tx m",18))});let m=Math.ceil(n/r)*h+14,p=(g,b="tx",w=14)=>{for(let x of Q(g,e-4,
b.endsWith(" b")?1.06*w:w))f.push(H(0,m,x,b,w)),m+=w+6};return p(`= ${t.none} without ${t.one}; ${t.some} with one or mo\
re`,"tx b",15),p(`Counting hands: ${t.counting[0]} of ${t.counting[1]} is the same.`),p(`${t.choose}: ${t.means}.`,"tx2",
13),J(e,m,t.spoken,f)}function ta(e,t){let n=e<430,s=n?Math.min(44,(e-26)/6):40,r=24,o=22,i=[];for(let h=0;h<6;h+=1)i.push(H(r+(h+.5)*s,14,h+1,
"tx2 m"),H(4,o+(h+.5)*s+5,h+1,"tx2"));t.rows.forEach((h,f)=>{h.forEach((m,p)=>{let g=r+p*s,b=o+f*s,w={fill:m?O.accent:"n\
one",stroke:m?"none":O.edge,"stroke-width":1.2},x=f===p?y("circle",{cx:g+s/2,cy:b+s/2,r:s/2-2,...w}):N(g+1.5,b+1.5,s-3,s-
3,{rx:2,...w}),v=H(g+s/2,b+s/2+5,m,"b m",14);v.style.fill="#FFF",i.push(y("g",st(f+p,30),x,m&&v))})});let l=o+6*s,a=n?4:
r+6*s+18,c=n?l+24:o+20,u=[N(a,c-12,14,14,{rx:2,fill:O.accent}),...Q(t.unlike,e-a-24,14).map((h,f)=>H(a+22,c+19*f,h,"tx",
14))];return c+=19*Q(t.unlike,e-a-24,14).length+8,u.push(P(a+7,c-5,7,{fill:O.accent})),u.push(...Q(t.doubles,e-a-24,14).
map((h,f)=>H(a+22,c+19*f,h,"tx",14))),c+=34,u.push(H(a,c,t.sum,"tx b",18)),J(e,Math.max(l,c)+8,t.spoken,i,u)}function ea(e,t){let n=e<640,{start:s,target:r}=t,[o,i]=[n?22:40,e-(n?12:112)],l=E=>o+(i-o)*(E-s)/(r+5-s),a=t.rows.slice(
0,n?8:12),c=n?21:24,u=26,h=u+a.length*c,f=ut(s,r,n?6:10).filter(E=>Number.isInteger(E)&&Math.abs(E-r)>(r-s)/14),m=X("fee\
t"),p=X("feet"),g=a.map((E,M)=>{let U=u+M*c+c-6,R=E[E.length-1],I=E.includes(r),F=[];return E.slice(1).forEach((K,Z)=>{let[
C,tt]=[l(E[Z]),l(Math.min(K,r+5))],kt=Math.min(c-9,(tt-C)/2*.9+2),jt=K===r;F.push(y("g",st(M*4+Z,30),D(`M${C} ${U}A${(tt-
C)/2} ${kt} 0 0 1 ${tt} ${U}`,O.edge,1.4),P(tt,U,jt?5.5:n?2:2.6,{fill:jt?O.accent:O.ink})))}),[D(`M${l(s)} ${U}H${i}`),H(
0,U+4,M+1,"tx2"),F,!n&&H(i+14,U+4,I?"lands":`jumps to ${R}`,I?"tx b":"tx2")]}),b=92,w=h+46+b,x=Math.max(...t.feet,...t.exact.
map(E=>E*t.n),1)*1.08,v=E=>w-b*E/x,$=Math.max(1.5,(l(s+1)-l(s))*.66),S=t.feet[t.feet.length-1],k=t.exact.map((E,M)=>`${M?
"L":"M"}${l(s+1+M)} ${v(E*t.n)}`).join(""),T=n?`After ${t.n} rows: feet on each`:`After ${t.n} rows: how many feet stood\
 on each number`,L=n?w+42:w+22;return J(e,L,t.spoken,y("defs",ft(m,O.ink),ft(p,O.accent)),N(l(r)-7,u-4,14,h-u+6,{fill:O.
band,stroke:O.edge}),f.map(E=>[H(l(E),14,E,"tx2 m"),D(`M${l(E)} 19V${h}`)]),H(l(r),14,r,"tx b m"),g,H(0,h+26,T,"tx b",14),
ut(0,x,3).filter(Number.isInteger).map(E=>[D(`M${l(s)} ${v(E)}H${l(r+.6)}`),H(l(s)-4,v(E)+4,E,"tx2 e")]),t.feet.map((E,M)=>N(
l(s+1+M)-$/2,v(E),$,w-v(E),{fill:`url(#${M+1===t.feet.length?p:m})`,stroke:M+1===t.feet.length?O.accent:O.ink,"stroke-wi\
dth":n?.7:1})),D(k,O.sheet,6),D(k,O.ink,3),f.map(E=>H(l(E),w+17,E,"tx2 m")),H(l(r),w+17,r,"tx b m"),n?H(e,w+38,`at ${r}:\
 ${S}, chance ${t.said}`,"tx b e",14):[y("text.b",{x:i-10,y:w-30,"font-size":14,style:"fill:var(--accent)"},`${S} at ${r}`),
H(i-10,w-10,`chance ${t.said}`,"tx b",14)])}function na(e,t){let n=.45*e,s=12+Math.min(n,Math.max(...t.rows.map(([f])=>_(
f,13)))),r=e-s-34,o=Math.max(9,Math.min(17,r/17)),i=Math.max(1,Math.floor(r/o)),l=[],[a,c]=[26,0];for(let[f,m]of t.rows){
let p=m.flatMap(([b,w])=>Array(b).fill(w)),g=Q(f,s-12,14);l.push(g.map((b,w)=>H(0,a+5+16*w,b,"tx")),H(e,a+5,p.length,"tx\
 b e")),p.forEach((b,w)=>{let[x,v]=[s+(w%i+.5)*o,Math.floor(w/i)*o];l.push(y("g",st(c++,8),ct(b,x,a+v,o*.38)))}),a+=Math.
max(16*g.length,Math.ceil(p.length/i)*o)+7}let u=0,h=t.kinds.map(([f,m])=>{let p=30+_(m,13);u>0&&u+p>e&&([u,a]=[0,a+19]);
let g=[ct(f,u+8,a,6.5),H(u+19,a+5,m,"tx2")];return u+=p,g});return a+=23,J(e,a+4,t.spoken,H(0,13,`100 ${t.of}`,"tx b",14),
l,h,H(0,a,`${t.exact} of them count`,"tx b",14))}function sa(e,t){let n=Math.max(10,Math.min(t.total,Math.floor(e/16))),
s=Math.min(30,e/n),r=Math.min(s-3,22),o=r*1.4,i=o+34,l=new Set(t.row),a=[];for(let h=0;h<t.total;h++){let f=h%n*s,m=4+Math.
floor(h/n)*i;a.push(y("g",st(h,20),N(f+1.5,m,r,o,{rx:2,fill:l.has(h)?O.accent:"none",stroke:l.has(h)?O.accent:O.edge,"st\
roke-width":1.5})))}let c=[-1,...t.row,t.total];t.gaps.forEach((h,f)=>{if(!h)return;let[m,p]=[c[f]+1,c[f+1]-1];for(let g=Math.
floor(m/n);g<=Math.floor(p/n);g++){let b=Math.max(m,g*n)-g*n,w=Math.min(p,g*n+n-1)-g*n,x=4+g*i+o+5,[v,$]=[b*s+2,w*s+r+1];
a.push(D(`M${v} ${x}v4H${$}v-4`,O.ink,1.5));let S=Math.floor(m/n)===g;(p-m<n||S)&&a.push(H((v+$)/2,x+18,h,"tx m"))}});let u=4+
Math.ceil(t.total/n)*i+12;for(let h of Q(`${t.reckoning}, ${t.wait}`,e-4,1.06*14))a.push(H(0,u,h,"tx b",14)),u+=20;return J(
e,u-8,t.spoken,a)}function ra(e,t,n){let s=new Map;return e.hits.map(r=>{let o=Math.round(t(r/e.n)/n)*n,i=s.get(o)??0;return s.set(o,i+1),
{x:o,at:i}})}function oa(e,t){let[n,s]=[e<400?52:66,e-12],r=t.rows.flatMap(h=>h.hits.map(f=>f/h.n)),[o,i]=[Math.max(0,Math.
min(...r)-.03),Math.min(1,Math.max(...r)+.03)],l=h=>n+(s-n)*(h-o)/(i-o),a=8,c=t.rows.map(h=>{let f=ra(h,l,7),m=f.some(x=>x.
at>16),p=m?ra(h,l,4):f,g=Math.max(...p.map(x=>x.at))+1,b=Math.min(6.6,96/g);a+=Math.max(52,g*b+26);let w=a;return a+=4,[
p.map(({x,at:v})=>P(x,w-4-v*b,Math.min(m?1.9:2.8,b*.48),{fill:O.sheet,stroke:O.accent,"stroke-width":m?1.1:1.4})),D(`M${n}\
 ${w}H${s}`,O.edge),H(0,w-18,h.n.toLocaleString("en"),"tx b",15),H(0,w-2,"trials","tx2"),H(s,w-Math.max(34,g*b+10),h.near,
"tx e")]}),u=ut(o*100,i*100,e<420?5:8);return J(e,a+40,t.spoken,u.map(h=>[D(`M${l(h/100)} 4V${a}`,O.rule),H(l(h/100),a+16,
h,"tx2 m")]),D(`M${l(t.exact[0])} 4V${a+4}`,O.ink,3),c,H(Math.min(e-50,Math.max(50,l(t.exact[0]))),a+36,`chance ${t.exact[1]}`,
"tx b m",14))}function ia(e,t){let[n,s]=[26,e-_("misses",13)*1.1-12],r=Math.max(0,Math.min(...t.rows.map(u=>u[1]))-.02),
o=Math.min(1,Math.max(...t.rows.map(u=>u[2]))+.02),i=u=>n+(s-n)*(u-r)/(o-r),l=13.5,a=32+t.rows.length*l,c=X("miss");return J(
e,a+22,t.spoken,y("defs",ft(c,O.accent)),ut(r*100,o*100,e<420?5:8).map(u=>[D(`M${i(u/100)} 22V${a}`,O.rule),H(i(u/100),a+
17,u,"tx2 m")]),H(Math.min(e-60,Math.max(60,i(t.exact[0]))),14,`chance ${t.exact[1]}`,"tx b m",14),D(`M${i(t.exact[0])} \
20V${a}`,O.ink,3),t.rows.map(([u,h,f],m)=>{let p=32+m*l,g=t.misses.includes(m+1);return y("g",st(m,60),g?N(i(h),p-5,i(f)-
i(h),10,{fill:`url(#${c})`,stroke:O.accent,"stroke-width":1.5}):D(`M${i(h)} ${p}H${i(f)}`,O.edge,2.5),P(i(u),p,3.6,{fill:O.
sheet,stroke:g?O.accent:O.ink,"stroke-width":2}),(m===0||(m+1)%5===0)&&H(n-8,p+5,m+1,"tx2 e"),g&&y("text.b",{x:i(f)+8,y:p+
5,"font-size":13,style:"fill:var(--accent)"},"misses"))}))}var aa=([,e,t],n)=>({fill:n?O.ink:t<e?O.sheet:O.edge,stroke:n||t<e?O.ink:O.edge,"stroke-width":1.8});function la(e,t){let n=t.
falls.flatMap(i=>i.bars.flatMap(([,l,a])=>[l,a])),[s,r]=[Math.min(0,...n),Math.max(.1,...n)];return e>=460*Math.max(1,t.
falls.length/2)&&t.falls[0].bars.length*t.falls.length<=14?cd(e,t,s,r):ud(e,t,s,r)}function cd(e,t,n,s){let[r,o,i]=[40,46,
200],l=f=>o+i*(s-f)/(s-n||1),a=(e-r)/t.falls.length,c=l(n)+(n<0?26:8),u=Math.min(120,(a-24)/Math.max(...t.falls.map(f=>f.
bars.length)))-2,h=Math.max(...t.falls.flatMap(f=>f.bars.map(([m])=>Q(m,u).length)));return J(e,c+8+15*h,t.spoken,H(0,30,
t.unit,"tx2"),ut(n,s,5).map(f=>[D(`M${r} ${l(f)}H${e}`,f?O.rule:O.ink,f?1:1.5),H(r-6,l(f)+5,rr(f),"tx2 e")]),t.falls.map(
(f,m)=>{let p=r+m*a+10,g=Math.min(120,(a-24)/f.bars.length);return[t.falls.length>1&&H(p+g*f.bars.length/2,16,f.title,"t\
x m b",15),f.bars.map((b,w)=>{let[x,v,$,S]=b,k=w+1===f.bars.length,T=p+w*g,L=l(Math.max(v,$)),E=$<v&&!k?l($)+16:L-6;return y(
"g",st(w,160),N(T+2,L,g-4,Math.max(2,Math.abs(l($)-l(v))),aa(b,k)),!k&&D(`M${T+g-2} ${l($)}h4`,O.ink,1.5),H(T+g/2,E,S,k?
"tx b m":"tx m",14),Q(x,g-2).map((M,U)=>H(T+g/2,c+12+15*U,M,k?"tx b m":"tx2 m")))})]}))}function ud(e,t,n,s){let r=t.falls.
flatMap(h=>h.bars.map(([f])=>_(f,13))),o=Math.min(e*.36,Math.max(...r)*1.08+10),[i,l]=[o+(n<0?46:6),e-88],a=h=>i+(l-i)*(h-
n)/(s-n||1),c=0,u=t.falls.map(h=>{let f=t.falls.length>1&&H(0,c+15,h.title,"tx b",15);f&&(c+=22);let m=c,p=h.bars.map((b,w)=>{
let[x,v,$,S]=b,k=w+1===h.bars.length,T=Q(x,o-4,k?1.06*13:13),L=c+2;c+=Math.max(25,T.length*15+8);let E=Math.max(v,$);return y(
"g",st(w,160),T.map((M,U)=>H(0,L+13+15*U,M,k?"tx b":"tx2")),N(a(Math.min(v,$)),L,Math.max(2,Math.abs(a($)-a(v))),17,aa(b,
k)),H(a(E)+8,L+13,k?`${S} ${t.unit}`:S,k?"tx b":"tx",14))}),g=D(`M${a(0)} ${m}V${c}`,O.ink,1.5);return c+=12,[f,g,p]});return J(
e,c,t.spoken,u)}function ca(e,t){let n=t.heaps.map(([L])=>L),[s,r]=[Math.min(...n,t.exact[0]),Math.max(...n,t.exact[0])],
o=(r-s||1)*.07,i=L=>14+(e-28)*(L-s+o)/(r-s+2*o),l=n.map(i),a=Math.min(60,...l.slice(1).map((L,E)=>L-l[E])),c=Math.max(...t.
heaps.map(([,L])=>L)),u=a<13?7:a<30?8.5:10.5,h=Math.max(1,Math.min(4,Math.floor((a-3)/u))),f=Math.ceil(c/h),m=Math.min(u,
190/f),p=22+f*m,g=t.heaps.map(([,,L],E)=>({x:l[E],text:L,wide:_(L,13)})),b=-1/0,w=g.filter(({x:L,wide:E})=>L-E/2<b+6?!1:
(b=L+E/2,!0)),[x,v]=t.mean,$=`balances at ${v}; the mean is ${t.exact[1]} ${t.unit}`,S=_($,1.06*14),k=i(x)+16+S<e?i(x)+16:
Math.max(0,i(x)-16-S),T=Q($,e,1.06*14);return J(e,p+36+18*T.length,t.spoken,t.heaps.map(([,L],E)=>[Array.from({length:L},
(M,U)=>P(l[E]+(U%h-(h-1)/2)*m,p-7-Math.floor(U/h)*m,m*.4,{fill:"none",stroke:O.accent,"stroke-width":1.7})),a>=20&&H(l[E],
p-10-Math.ceil(L/h)*m,L,"tx b m")]),D(`M6 ${p}H${e-6}`,O.ink,4),w.map(({x:L,text:E})=>H(L,p+19,E,"tx2 m")),y("path",{d:`\
M${i(x)} ${p+2}l10 20h-20z`,fill:O.sheet,stroke:O.ink,"stroke-width":2.5}),T.map((L,E)=>H(T.length>1?0:k,p+42+18*E,L,"tx\
 b",14)))}function ua(e,t){let[n,s,r,o]=[40,e-6,24,170],i=t.shares.length,l=(s-n)/i,a=Math.max(...t.shares),c=w=>r+o*(1-
w/a),u=w=>n+l*(w-t.first+.5),[h,f]=[r+o,Math.max(1,Math.ceil(26/l))],m=`mean ${t.mean[1]}, median ${t.median}`,p=u(t.mean[0])+
16+_(m,14)<e,g=`likeliest: ${t.likeliest[0]} (${t.likeliest[1]})`,b=u(t.likeliest[0])+l/2+4+1.1*_(g,13)<e;return J(e,h+46,
t.spoken,ut(0,a,4).map(w=>[D(`M${n} ${c(w)}H${s}`),H(n-6,c(w)+5,Math.round(w*100),"tx2 e")]),H(0,13,"of 100","tx2"),t.shares.
map((w,x)=>y("g",st(x,20),N(n+x*l+Math.min(2,l*.1),c(w),Math.max(1,l-Math.min(4,l*.2)),h-c(w),{fill:O.ink}),x%f===0&&H(u(
t.first+x),h+16,t.first+x,"tx2 m"))),D(`M${n} ${h}H${s}`,O.ink,2),b?H(u(t.likeliest[0])+l/2+4,c(a)+11,g,"tx",13):H(e,13,
g,"tx e",13),sr(u(t.mean[0]),h+21),H(p?u(t.mean[0])+16:u(t.mean[0])-16,h+38,m,p?"tx b":"tx b e",14))}function ha(e,t){let[
n,s,r,o]=[40,e-8,24,190],i=t.bins.reduce(($,S,k)=>S>=5e-4?k:$,0)+1,l=t.bins.slice(0,i),a=Math.max(...l),c=$=>n+(s-n)*$/(i*
t.step),u=$=>r+o*(1-$/a),h=r+o,[f,m,p]=t.band,g=c(t.step)-c(0),b=`mean ${t.mean[1]} ${t.unit}`,w=c(t.mean[0])+15+_(b,14)*
1.1<e,x=`${f} to ${m}: ${p}`,v=Math.max(0,Math.min(c(f),e-_(x,14)*1.1));return J(e,h+76,t.spoken,N(c(f),r-6,c(m)-c(f),o+
6,{fill:O.band}),ut(0,a,4).map($=>[D(`M${n} ${u($)}H${s}`),H(n-6,u($)+5,Math.round($*100),"tx2 e")]),H(0,13,"of 100","tx\
2"),l.map(($,S)=>y("g",st(S,20),N(c(S*t.step)+g*.06,u($),g*.88,Math.max(0,h-u($)),{fill:O.ink}))),D(`M${n} ${h}H${s}`,O.
ink,2),ut(0,i*t.step,e<420?4:7).filter($=>c($)<s-10).map($=>H(c($),h+17,$,"tx2 m")),sr(c(t.mean[0]),h+20),H(c(t.mean[0])+
(w?15:-15),h+37,b,w?"tx b":"tx b e",14),D(`M${c(f)} ${h+44}v10M${c(f)} ${h+49}H${c(m)}M${c(m)} ${h+44}v10`,O.ink,2),H(v,
h+71,x,"tx b",14))}function da(e,t){let[n,s,r,o]=[40,e-14,30,168],[i,l]=[t.x[0],t.x[t.x.length-1]],a=[...t.y,...t.lines.
map(([S])=>S)],c=t.chance?0:Math.min(0,...a),u=Math.max(...a)*1.12,h=(t.chance?Math.min(1,u):u)||1,f=S=>n+(s-n)*(S-i)/(l-
i||1),m=S=>r+o*(1-(S-c)/(h-c)),p=r+o,g=t.x.map((S,k)=>`${k?"L":"M"}${f(S)} ${m(t.y[k])}`).join(""),b=t.here,w=b?_(`you a\
re here: ${b[2]}`,14)*1.1:0,x=b?Math.min(Math.max(n+4,f(b[0])-w+10),s-w):0,v=t.lines.map(([S])=>m(S)-6),$=b?m(b[1])-13:0;
return v.some(S=>Math.abs(S-$)<16)&&($=Math.min(...v,$)-18),J(e,p+(t.across?42:24),t.spoken,H(0,13,t.up,"tx2"),ut(c,h,5).
map(S=>[D(`M${n} ${m(S)}H${s}`),H(n-6,m(S)+5,t.chance?Math.round(S*100):rr(S),"tx2 e")]),ut(i,l,e<420?5:9).filter(Number.
isInteger).map(S=>H(f(S),p+17,S,"tx2 m")),D(`M${n} ${p}H${s}`,O.ink,1.5),t.across!==""&&H((n+s)/2,p+37,t.across,"tx2 m"),
D(g,O.ink,3),t.lines.map(([S,k],T)=>{let L=T%2===0;return[D(`M${n} ${m(S)}H${s}`,O.edge,1.8,{"stroke-dasharray":"6 4"}),
Ee(L?s:n+6,v[T],k,L?"tx e":"tx")]}),b&&[D(`M${f(b[0])} ${p}V${m(b[1])}`,O.ink,1.5,{"stroke-dasharray":"2 3"}),P(f(b[0]),
m(b[1]),6,{fill:O.ink,stroke:O.sheet,"stroke-width":2}),Ee(x,$,`you are here: ${b[2]}`,"tx b",14)])}var hd={counted_twice:Xi,draw_by_draw:Qi,two_dice:ta,frequency_grid:Yi,whole_tree:zi,footprints:ea,waterfall:la,balance:ca,
gaps:sa,split:na,cases:(e,t)=>fn(e,t),paths:(e,t)=>gn(e,t),columns:ua,histogram:ha,graph:da,runs:oa,intervals:ia};function ma(e,t,n){
let s=hd[e];if(!s)throw new Error(`Expected a picture that there is, not ${e}.`);return d("figure.picture",s(t,n),n.caption&&
d("figcaption",n.caption))}var dd=[["answer","Answer"],["why","Why"],["try","Try it"]],pa=9,md=480,pd=e=>{let t=e.parentElement.getBoundingClientRect(),
n=e.getBoundingClientRect();return Math.max(0,n.right-t.right+8)};function fa({model:e,el:t}){let n=d("div.uw.uw-panel");
$t(n,e.get("palette"));let s=A=>d("div",{class:`p-${A}`}),[r,o,i,l,a,c,u,h,f,m]="head quest ask tabs page nav main strip\
 foot read".split(" ").map(s),p=d("section.sheet",{"aria-label":"The question"});p.append(r,o,i,l,a,c,u,h,f);let g=d("p.\
sr",{role:"status"});n.append(g,p,m),t.append(n);let b=e.get.bind(e),w=(A,B)=>{e.set(A,B),e.save_changes()},x=A=>{g.textContent=
A},v={key:"",values:["",""],sure:"think"},$=new Set,S=!1,k=!1,T=!0,L=!1,E=null,M=null,U=()=>b("pair").length>0?Bi(v.values,
b("pair")):b("panel").none?"":cn(v.values[0],b("panel")),R=()=>{let[A,B]=v.values;U()?x(U()):(e.send({kind:"predict",value:A,
second:B,sure:v.sure}),se(b("game")))},I=A=>e.send({kind:"go",at:A}),F=zo({press:()=>b("main").kind==="predict"?R():e.send(
{kind:"main"}),refused:x}),K=d("button.btn",{"data-k":"skip",onclick:()=>e.send({kind:"skip"})},"Skip"),Z=d("select.pick\
.surefold",{"data-k":"surefold","aria-label":"How sure are you?",onchange:A=>{v.sure=A.target.value,Jn()}}),C=A=>B=>w("s\
ettings",{...b("settings"),[A.name]:B}),tt=A=>{S=!1,w("question",A),e.send({kind:"pick",question:A}),kt()},kt=()=>{let A=b(
"goal");G(r,A.title?qi(A):_i({chips:b("questions"),now:b("question"),open:S,pick:tt,toggle:()=>{S=!S,kt()}}))},jt=()=>{let A=b(
"panel"),B=b("moment");if(A.none){G(o,d("h2",A.title),d("p.mute",A.when));return}let W=A.revealed&&!b("goal").title,V=b(
"pair"),ot=A.revealed&&Mt()!=="answer",bt=V.length>0&&!ot,xe=W&&(B.headline||A.headline),Fe=xe&&!A.certain?Si(xe,()=>zn(
"why")):xe||A.ask,ns=W?A.ask:A.given;G(o,V.length>0&&ot&&Di(V,I),d("h2",{"data-next":!0,tabindex:-1},(bt?Se(V.map(({ask:Qt})=>Qt)).
both||A.title:Fe)??""),d("p.mute.given",bt?Se(V.map(({given:Qt})=>Qt)).both:ns),A.fault&&d("p.refusal",A.fault),!A.revealed&&
Be())},Be=()=>{let A=b("panel"),B=A.knobs.filter(ot=>!ot.model),W=A.row??[];return!!(b("moment").line||b("goal").title)||
B.length===0?!1:d("div.settings",B.map((ot,bt)=>bt===0&&W.length>1?Wi(ot.label,W,C(ot)):nr(ot,C(ot))))},Jn=()=>{let A=b(
"panel");if(A.none||A.revealed)i.replaceChildren();else{let B={draft:v,folded:Z,changed:()=>Ie(),enter:R};G(i,...Fi(A,b(
"pair"),b("note"),B))}},ic=()=>{let A=b("panel"),B=dd.filter(([W])=>W!=="try"||!A.certain);G(l,!!A.revealed&&mt({label:"\
Pages",choices:B,value:Mt(),k:"page",pick:zn}))},zn=A=>{w("page",A),De()},Mt=()=>b("panel").certain&&b("page")==="try"?"\
answer":b("page"),ac=()=>{let A=b("panel"),B=A.revealed&&Mt()==="why"?A.steps?.[b("why")]:void 0,W=Object.fromEntries((B?.
lit??[]).map(V=>[V,B?.letter??""]));JSON.stringify(W)!==JSON.stringify(b("lit"))&&w("lit",W)},De=()=>{let A=b("panel");if(E?.
stop(),E=null,jt(),n.dataset.page=Mt(),n.classList.toggle("stopped",!!b("moment").line),n.dataset.at=String(b("moment").
at??""),ic(),_r(),lc(),A.none)a.replaceChildren();else if(!A.revealed)G(a,Oi());else{let W=Mt();W==="why"?($.add(b("why")),
E=Ti(A,b("why"),$,V=>w("why",V),ma)):W==="try"?E=Ki(A,()=>b("tried"),e.send.bind(e)):b("pair").length>0?E=Ii(A,b("pair"),
V=>e.send({kind:"own",yes:V})):E=vi(A,()=>b("tried"),b("moment"),!!b("goal").title,Be(),cc,V=>e.send({kind:"own",yes:V}),
()=>zn("why")),G(a,E.node)}G(c,A.revealed&&Mt()==="why"&&Li(A,b("why"),W=>w("why",W))),ac(),E?.again(),Qn(),E?.again();let B=a.
querySelector('.siblings [aria-pressed="true"]');B instanceof HTMLElement&&B.parentElement&&(B.parentElement.scrollLeft=
pd(B))},Ie=()=>{let{label:A,kind:B,off:W}=b("main"),V=B==="predict";F.show(A??"",W||(V?U():"")),!A&&et(n)===F.node&&(L=!0),
F.node.hidden=!A,K.hidden=!V||!b("moment").line,u.classList.toggle("last",!V||!!b("goal").title),u.firstChild||u.append(
Z,F.node,K)},Fr=()=>d("button.btn.quiet",{"data-k":"save",onclick:()=>e.send({kind:"save"})},"Save my guesses"),_r=()=>{
let A=b("guesses"),B=b("moment"),W=B.of||0,V=b("ending"),ot=!!V.title,bt=ot&&!n.classList.contains("ended");if(n.classList.
toggle("ended",ot),M?.stop(),M=null,ot){let Qt={go:I,open:fc=>e.send({kind:"open",link:fc})},pc=L||!!et(n);G(h,...mi(V,A,
Qt,Fr)),bt&&pc&&ee(n,"ending");return}let xe=b("panel").revealed&&Mt()!=="answer";if(A.length===0&&!W||xe){h.replaceChildren();
return}let Fe=d("div");G(h,d("h3",W>0?`Your guesses, ${A.length} of ${W}`:"Your guesses"),Ui(),Fe);let ns=B.line?B.at??-1:
-1;M=Ot(Fe,Qt=>xi(Qt,A,Math.max(W,A.length),ns))},lc=()=>{let A=b("panel");if(A.none){f.replaceChildren();return}let B=A.
knobs.filter(V=>V.model),W=!b("goal").title;G(f,ri(A),d("p.mute",A.revealed&&Mt()!=="why"?"":A.model),d("div.row",W&&B.map(
V=>nr(V,C(V))),A.revealed&&Mt()==="why"&&A.lesson&&d("button.btn.quiet",{"data-k":"read",onclick:()=>Xn(!0)},"Read about\
 it"),A.said&&Mt()==="answer"&&W&&!b("moment").line&&Fr()))},Xn=A=>{k=A,p.inert=A,G(m,A&&Hi(b("panel"),()=>Xn(!1))),ee(n,
A?"readclose":"read")},Qn=()=>{for(let A=1;A<=pa;A++)n.classList.remove(`c${A}`);M?.again(),qr()},qr=()=>{for(let A=1;A<=
pa&&p.scrollHeight>p.clientHeight+1;A++)n.classList.add(`c${A}`)},cc=()=>p.clientHeight>0&&p.clientHeight<md,ts=()=>{let A=b(
"panel"),B=A.key!==v.key;B&&Object.assign(v,{key:A.key,values:["",""],sure:"think"}),(B||T)&&($=new Set);let W=!!(A.revealed&&
T&&!B&&A.said),V=et(n),ot=L||!!(V&&p.contains(V));if(L=!1,T=!A.revealed,p.classList.toggle("asked",T&&!A.none),p.classList.
toggle("paired",b("pair").length>0),tr(n,Math.max(b("pair").findIndex(({here:bt})=>bt),0)),p.classList.toggle("lift",W),
k&&!A.revealed&&Xn(!1),kt(),Jn(),Ie(),De(),W&&A.said&&x([A,...b("pair").slice(1)].map(({said:bt})=>bt?.verdict??"").join(
" ")),W&&ot&&!(b("goal").title&&V===F.node)){let bt=o.querySelector("h2");bt instanceof HTMLElement&&bt.focus({preventScroll:!0})}},
Wr=new ResizeObserver(()=>requestAnimationFrame(()=>{Qn(),E?.again()}));Wr.observe(n);let uc=dn(n,()=>{let A=Math.min(b(
"questions").length,9);return[{keys:["y","n"],shown:"Y, N",words:"Says whether the mistake that is asked about was yours\
.",when:()=>Mt()==="answer"&&[b("panel"),...b("pair")].some(({said:B})=>B?.asks),press:(B,W)=>W.closest(".uw-table.acts,\
 input")?!1:(e.send({kind:"own",yes:B==="y"}),!0)},{keys:Array.from({length:A},(B,W)=>String(W+1)),shown:`1 to ${A}`,words:"\
Asks that question of those above the panel.",when:()=>A>=er&&!b("goal").title&&!k,press:(B,W)=>W.closest(".uw-table.act\
s, input")?!1:(tt(b("questions")[Number(B)-1].id),!0)}]}),es=A=>()=>{A(),Qn(),E?.again()},hc=()=>{E?.tried(),qr()},dc=()=>{
Jn(),b("panel").revealed&&b("note")&&x(b("note"))},mc=()=>{Ie(),De()},jr=[["change:panel",ts],["change:questions change:\
question change:goal",es(kt)],["change:page change:why",De],["change:pair",ts],["change:main",Ie],["change:moment",mc],[
"change:guesses change:ending",es(_r)],["change:note",es(dc)],["change:tried",hc],["msg:custom",Nt]];for(let[A,B]of jr)e.
on(A,B);return ts(),()=>{for(let[A,B]of jr)e.off(A,B);E?.stop(),M?.stop(),Wr.disconnect(),uc()}}var ga="uncle_widgets.lesson.";var ba=e=>String(e).replace("-","−"),ya=({low:e,high:t},n)=>s=>(s-e)/(t-e)*n,xa=({dots:e})=>e.filter(({apart:t})=>!t);
function fd(e,t,{left:n,top:s}){let r=ya(t,e),o=p=>n+r(p),i=p=>s+e-r(p),{low:l,high:a,band:c,unit:u}=t,h=xa(t),f=u==="of\
 100"?[0,25,50,75,100]:Kt(l,a),m=c?y("path",{class:"band",d:`M${o(l)} ${i(l)}L${o(l)} ${i(l+c)}L${o(a-c)} ${i(a)}L${o(a)}\
 ${i(a)}
          L${o(a)} ${i(a-c)}L${o(l+c)} ${i(l)}Z`}):h.map(p=>y("path",{class:"reach",d:[`M${o(p.exact)} ${i(Math.max(l,p.
exact-p.reach))}`,i(Math.min(a,p.exact+p.reach))].join("V")}));return y("g",{},m,f.map(p=>[y("path",{class:"grid",d:`M${o(
p)} ${i(l)}V${i(a)}M${o(l)} ${i(p)}H${o(a)}`}),y("text",{x:o(p),y:i(l)+18,"text-anchor":"middle"},ba(p)),y("text",{x:o(l)-
8,y:i(p)+4,"text-anchor":"end"},ba(p))]),y("path",{class:"same",d:`M${o(l)} ${i(l)}L${o(a)} ${i(a)}`}),y("text",{class:"\
faint",x:o(l)+44,y:i(a)+34},"too high"),y("text",{class:"faint",x:o(a)-16,y:i(l)-24,"text-anchor":"end"},"too low"),y("t\
ext",{class:"axis",x:o(a),y:i(l)+36,"text-anchor":"end"},`the answer, ${u}`),y("text",{class:"axis",transform:`translate\
(${o(l)+16} ${i(a)+12}) rotate(-90)`,"text-anchor":"end"},"you said"),h.filter(p=>!p.near).map(p=>y("path",{class:"drop",
d:`M${o(p.exact)} ${i(p.exact)}V${i(p.said)}`})),ka(h,r,e).map(({place:p,number:g},b)=>[y("path",{class:"lead",d:`M${n+p[0]}\
 ${s+e-p[1]}L${n+g[0]} ${s+e-g[1]}`}),y("circle",{class:"place","data-at":h[b].at,cx:o(h[b].exact),cy:i(h[b].said),r:4})]))}
function gd(e,t){let o=Math.max(20,...t.flatMap(c=>c.off)),i=Kt(0,o*1.05),l=c=>92+c/(o*1.05)*(e-92-40),a=t.length*40;return y(
"svg",{class:"surerows",width:e,height:a+24,role:"img","aria-label":"How far off, of 100"},i.map(c=>[y("path",{class:"gr\
id",d:`M${l(c)} 0V${a}`}),y("text",{x:l(c),y:a+18,"text-anchor":"middle"},String(c))]),t.map(({words:c,off:u,mean:h},f)=>{
let m=f*40+20,p={};return[y("text",{class:"level",x:0,y:m+5},c),y("path",{class:"mean",d:`M${l(h)} ${m-16}V${m+16}`}),[...u].
sort((g,b)=>g-b).map(g=>{let b=Math.round(l(g)/9);return p[b]=(p[b]??0)+1,y("circle",{class:"one",cx:l(g),cy:m+8-(p[b]-1)*
9,r:4})}),y("text",{class:"much",x:e,y:m+5,"text-anchor":"end"},String(Math.round(h)))]}))}var bd=156,wa=16,wd=26,yd=[7,
3,1,5,0,4,6,2],xd=8;function ka(e,t,n){let s=([a,c],[u,h])=>Math.hypot(a-u,c-h),r=e.map(({exact:a,said:c})=>[t(a),t(c)]),
o=r.map((a,c)=>r.every((u,h)=>h===c||s(a,u)>=wa)),i=r.map((a,c)=>o[c]?a:null),l=([a,c])=>Math.min(a,c)>=0&&Math.max(a,c)<=
n&&i.every(u=>!u||s(u,[a,c])>=wd)&&r.every(u=>s(u,[a,c])>=wa);return r.forEach(([a,c],u)=>{for(let h=1;!i[u]&&h<=xd;h++)
for(let f of yd){let m=f*Math.PI/4,p=[a+22*h*Math.cos(m),c+22*h*Math.sin(m)];!i[u]&&l(p)&&(i[u]=p)}}),r.map((a,c)=>({place:a,
number:i[c]??a}))}var kd=4;function $a({model:e,el:t}){let n=d("div",{class:"uw uw-lessonchart"});$t(n,e.get("palette"));
let s=d("div",{class:"plot"}),r=d("ul.apart"),o=d("div",{class:"sr"});n.append(d("section",{class:"sheet"},d("h2",{},"Wh\
at you said, against what is so"),s,r,o)),t.append(n);let i="",l=(h,f="")=>z({class:h.near?"dot hit":"dot missed","data-\
k":`dot.${h.at}`,"aria-label":`Position ${h.at+1}: ${h.words}`,title:`Position ${h.at+1}: ${h.words}`,style:f,onclick:()=>e.
send({kind:"go",at:h.at})},String(h.at+1)),a=(h,f)=>{let m=e.get("report"),p=xa(m);return ka(p,ya(m,h),h).map(({number:[
g,b],place:[w,x]},v)=>l(p[v],`left:${f.left+g}px;top:${f.top+h-b}px;--rise:${x-w}px;animation-delay:${v*40}ms`))},c=()=>{
let h=e.get("report"),f=s.clientWidth,m=s.clientHeight,p=`${f} ${m} ${JSON.stringify(h)}`;if(f===0||p===i||!h.dots)return;
i=p;let g=f>560,b={left:44,top:14},w=f-b.left-(g?bd:26),x=Math.max(160,g&&m>260?Math.min(w,m-64):w);G(s,y("svg",{width:f,
height:x+64,"aria-hidden":"true"},fd(x,h,b)),a(x,b),d("ul",{class:g?"legend":"legend under",style:g?`left:${b.left+x+28}\
px`:null},d("li",{},d("i",{class:"dot hit"}),h.band?"within ten":"near"),d("li",{},d("i",{class:"dot missed"}),"further \
off"),g&&d("li",{},d("i",{class:"line"}),"said = exact"),g&&d("li",{},d("i",{class:"patch"}),h.band?"ten each side":"sti\
ll near"))),G(r,h.dots.filter(({apart:v})=>v).map(v=>d("li",l(v),v.words))),o.replaceChildren(d("table",{},d("caption",{},
"Said and exact, position by position"),d("tbody",{},h.dots.map(v=>d("tr",{},d("th",{},`${v.at+1}`),d("td",{},v.words)))))),
h.dots.length===0&&G(s,d("p",{class:"mute"},"No number was given."))},u=new ResizeObserver(()=>requestAnimationFrame(c));
return u.observe(s),e.on("change:report",c),c(),()=>{u.disconnect(),e.off("change:report",c)}}function va({model:e,el:t}){
let n=d("div",{class:"uw uw-lessonend"});$t(n,e.get("palette"));let s=d("section",{class:"sheet","aria-label":"How you d\
id"}),r=d("p",{class:"told",role:"status"});n.append(s),t.append(n);let o=null,i=a=>d("li",{},z({class:"dot missed","dat\
a-k":`miss.${a.at}`,"aria-label":`Open position ${a.at+1}`,onclick:()=>e.send({kind:"go",at:a.at})},String(a.at+1)),d("s\
pan",{},d("b",{},a.name),a.why&&d("small",{},a.why)),d("span",{class:"off"},d("b",{},a.off),a.againWords&&d("small",{},`\
then ${a.againWords}`))),l=()=>{let a=e.get("report");if(a.done&&de(ga+a.done,"1"),!a.dots)return;let c=a.dots.filter(p=>!p.
near),u=a.open.length,h=(p,g)=>({kind:p,words:g}),f=[u>0&&h("redo",u===1?"Redo your miss":`Redo your ${u} misses`),a.next&&
h("next","Next lesson"),a.practise&&h("practise",a.practise)].filter(p=>p!==!1&&p!==""),m=d("div",{});o?.stop(),G(s,d("d\
iv",{class:"goal"},d("h2",{tabindex:-1,"data-next":!0},a.title),a.of>0&&d("span",{class:"chip line"},`${a.near} of ${a.of}\
 near`),d("p",{},a.short&&d("b",{},`${a.short} `),a.found)),d("h3",{},$d(c.length,a.of)),c.length>0&&d("ol",{class:c.length>
kd?"misses many":"misses"},c.map(i)),a.sure.length>0&&[d("h3",{},"How sure, and how far off"),d("p",{class:"mute"},`${a.
sureWords} The bar is the mean.`.trim()),m],d("div",{class:"acts"},f.map((p,g)=>z({class:g?"btn":"btn solid","data-k":p.
kind,title:p.kind==="next"?a.next:null,onclick:()=>e.send({kind:p.kind})},p.words)),a.of>0&&z({class:"btn quiet","data-k":"\
save",onclick:()=>e.send({kind:"save"})},"Save"),a.receipt&&z({class:"btn quiet","data-k":"receipt",onclick:()=>ar(a.receipt,
r)},"Copy the receipt")),r),o=a.sure.length>0?Ot(m,p=>gd(p,a.sure)):null};return e.on("change:report",l),e.on("msg:custo\
m",Nt),l(),setTimeout(()=>{let a=s.querySelector("h2");We(n)&&a?.focus({preventScroll:!0})},80),()=>{o?.stop(),e.off("ch\
ange:report",l),e.off("msg:custom",Nt)}}async function ar(e,t){try{await navigator.clipboard.writeText(e),t.textContent=
"Copied. Paste it where you hand it in."}catch{t.textContent=e}}function $d(e,t){return t===0?"Nothing was said":e===0?"\
No misses":e===1?"One miss":`${["","One","Two","Three","Four","Five","Six","Seven","Eight","Nine","Ten"][e]??e} misses`}var vd=3e5,Sa="uncle_widgets ",lr="uncle_widgets/left",ur="uncle_widgets/asked",Ma=Symbol.for("uncle_widgets.whose");function Yt(){
try{return sessionStorage}catch{return null}}var Ea=(e="")=>Object.keys(Yt()??{}).filter(t=>t.startsWith(`${Sa}${e}`));function Md(){
let e=Yt();if(!e)return!1;let[t]=performance.getEntriesByType("navigation"),s=!(t?.type==="navigate"&&e.getItem(lr))&&!e.
getItem(ur);e.removeItem(lr),window.addEventListener("pagehide",()=>e.setItem(lr,"1"));let r=Math.max(...Ea(`${location.
pathname} `).map(o=>Number.parseInt(e.getItem(o)??"",10)||0));return s&&Date.now()-r<vd}function hr(){let e=globalThis;return e[Ma]??=
{free:Md(),own:new Set,holders:new Set,ask:null,sizes:new ResizeObserver(()=>requestAnimationFrame(bn))},e[Ma]}var Sd=(e,t)=>d(
"div.offer",{role:"group","aria-label":"Go on, or somebody new?"},d("b","Go on, or somebody new?"),d("p","Somebody was h\
ere before. Go on if that was you."),d("div.row",d("button.btn.solid",{"data-k":"resume",onclick:e},"Go on"),d("button.b\
tn",{"data-k":"forget",onclick:t},"Somebody new")));function bn(){let e=hr();if(![...e.holders].some(({give:s})=>s)){e.ask?.
remove(),e.ask=null;return}let[n]=[...e.holders].map(({root:s})=>s).filter(s=>s.getClientRects().length>0).sort((s,r)=>s.
compareDocumentPosition(r)&Node.DOCUMENT_POSITION_FOLLOWING?-1:1);n&&(e.ask??=d("div.uw.uw-whose",Sd(()=>cr(!0),()=>cr(!1))),
n.previousSibling!==e.ask&&n.before(e.ask),Yt()?.setItem(ur,"1"))}function cr(e){let t=hr(),n=t.ask?.nextElementSibling;
t.free=!0;let s=[...t.holders].map(i=>i.give);for(let i of t.holders)i.give=null;if(e)for(let i of s)i?.();else for(let i of Ea())
Yt()?.removeItem(i);Yt()?.removeItem(ur);let r=t.ask?.matches(":focus-within");bn();let o=r&&n?.querySelector("button, i\
nput, select, textarea, [tabindex='0']");o instanceof HTMLElement&&o.focus({preventScroll:!0})}function dr(e,t){let n=hr(),
s=()=>`${Sa}${location.pathname} ${t()}`,r=()=>{let a=Yt()?.getItem(s());return a?a.slice(a.indexOf(" ")+1):null},o={root:e,
give:null},i=()=>Yt()?.removeItem(s()),l=()=>n.free||n.own.has(s());return n.holders.add(o),n.sizes.observe(e),{look:a=>{
let c=r();o.give=c&&!l()?()=>a(c):null,c&&l()&&a(c),bn()},again:()=>(l()||i(),r()),keep:a=>{n.ask&&cr(!1),n.own.add(s());
try{Yt()?.setItem(s(),`${Date.now()} ${a}`)}catch{}},forget:i,stop:()=>{n.holders.delete(o),n.sizes.unobserve(e),bn()}}}function Ta(e){try{return JSON.parse(e)}catch{return null}}var Ed=12,Td={near:"near",far:"further off",open:"to come"},Ld={near:"hit",far:"missed",open:""};function La(e){let t=[];
return e.forEach(({group:n,paired:s},r)=>{s?t.at(-1)?.at(-1)?.push(r):r>0&&e[r-1].group===n?t.at(-1)?.push([r]):t.push([
[r]])}),t}function Aa({model:e,el:t}){let n=d("div",{class:"uw uw-trail"});$t(n,e.get("palette"));let s=d("div",{class:"\
pop",hidden:!0}),r=d("div",{class:"bar"}),o=d("p",{class:"sr",role:"status"});n.append(d("div",{class:"stage"},s,r,o)),t.
append(n);let i=e.get.bind(e),l="",a="",c=Ct()?dr(n,()=>i("kept")):null,u=(M,U)=>{let R=M.map(K=>i("spots")[K].state),I=[
...new Set(R.map(K=>Td[K]))].join(", "),[F]=M;return z({class:`spot${U?" long":""}${M.length>1?" both":""}`,"data-k":U?`\
row.${F}`:`spot.${F}`,"aria-current":M.includes(i("at"))?"step":null,"aria-disabled":i("spots")[F].shut?"true":null,"ari\
a-label":`${h(M)}: ${I}`,onclick:()=>p(F)},M.map((K,Z)=>d("span",{class:`disc ${Ld[R[Z]]}`,"aria-hidden":"true"},String(
K+1))),U&&d("span",{class:"mute"},I))},h=M=>M.length>1?`Positions ${M.map(U=>U+1).join(" and ")}, together`:`Position ${M[0]+
1}`,f=()=>La(i("spots")).flat(),m=()=>f().find(M=>M.includes(i("at")))??[i("at")],p=M=>{if(i("spots")[M].shut){o.textContent=
"Give your prediction first.";return}b(""),e.send({kind:"go",at:M})},g=M=>{b(""),M.kind==="begin"&&c?.forget(),e.send(M)},
b=M=>{let U=l;if(l=M===l?"":M,$(),l){let R=s.querySelector('[aria-current], [aria-pressed="true"]')??s.querySelector("bu\
tton");R instanceof HTMLElement&&R.focus({preventScroll:!0})}else U&&ee(n,U)},w=d("p",{role:"status"}),x=async()=>{await ar(
i("receipt"),w),w.scrollIntoView({block:"nearest"})},v=()=>[d("ol",{class:"rows"},i("lessons").map(({lesson:M,name:U,goal:R,
now:I},F)=>d("li",{},z({class:"row","data-k":`lesson.${M}`,"aria-pressed":String(I),onclick:()=>g({kind:"lesson",lesson:M})},
d("span",{class:"nr","aria-hidden":"true"},String(F+1)),d("span",{},d("b",{},U),d("small",{},R)))))),d("div",{class:"onc\
e"},d("label",{},d("span",{},"Your name or number"),d("input",{class:"txt","data-k":"student","data-draft":"student",maxlength:40,
autocomplete:"off",value:i("student"),onchange:M=>e.send({kind:"name",name:M.target.value})})),z({class:"btn","data-k":"\
begin",onclick:()=>g({kind:"begin"})},"Begin again"),z({class:"btn","data-k":"practise",onclick:()=>g({kind:"practise"})},
"Practise this"),z({class:"btn","data-k":"save",onclick:()=>e.send({kind:"save"})},"Save my answers"),i("receipt")&&z({class:"\
btn","data-k":"receipt",onclick:x},"Copy the receipt"),i("kept")&&!i("alone")&&z({class:"btn","data-k":"page",onclick:()=>g(
{kind:"page"})},"Save as a page"),i("kept")&&i("classroom")&&d("a.btn",{"data-k":"classroom",href:i("classroom")},"With \
a class"),i("kept")&&z({class:"btn","data-k":"print",onclick:()=>e.send(oi())},"Print"),w)],$=()=>{let M=i("spots"),U=i(
"at");n.classList.toggle("many",M.length>Ed);let R=(I,F)=>z({class:`btn open-${I}`,"data-k":I,"aria-expanded":String(l===
I),onclick:()=>b(I)},F);G(r,M.length>0&&d("ol",{class:"trail","aria-label":"Positions"},La(M).map(I=>d("li",{class:"disc\
s"},I.map(F=>u(F,!1))))),M.length>0&&R("spots",U<0?`${M.length} positions`:`${h(m()).replace(", together","")} of ${M.length}`),
(i("note")||i("busy"))&&d("p",{class:"told",role:"status"},i("note")||i("busy")),i("seeking")&&z({class:"btn","data-k":"\
stop",onclick:()=>e.send({kind:"stop"})},"Stop"),R("lessons",i("lesson"))),s.hidden=!l,l==="lessons"?G(s,v()):G(s,l==="s\
pots"&&d("ol",{class:"rows"},f().map(I=>d("li",{},u(I,!0)))))},S=()=>{let M=i("answers");a!==i("kept")?(a=i("kept"),a&&!M.
length&&c?.look(U=>e.send({...Ta(U),kind:"restore"}))):a&&M.length>0&&c?.keep(JSON.stringify({answers:M,at:i("at"),student:i(
"student")}))},k=()=>{setTimeout(()=>{i("at")>=0&&We(n)&&ee(n,`spot.${m()[0]}`)},80)},T=M=>{Nt(M),ii(M)},L=M=>{l&&!M.composedPath().
includes(n)&&(l="",$())};n.addEventListener("keydown",M=>{M.key==="Escape"&&l&&b("")}),document.addEventListener("pointe\
rdown",L);let E=[["change:spots change:at change:lessons change:lesson change:busy change:seeking change:note change:stu\
dent",$],["change:answers change:at change:kept change:student",S],["change:at",k],["msg:custom",T]];for(let[M,U]of E)e.
on(M,U);return $(),S(),()=>{document.removeEventListener("pointerdown",L),c?.stop();for(let[M,U]of E)e.off(M,U)}}var wn=class{constructor(t,n){this.stamp=-1;this.move="";this.next="";this.model=t,this.marked=n,this.at=-1/0}get waiting(){
return this.stamp===this.model.get("stamp")&&performance.now()-this.at<3e3}send(t,n){if(!(!t||this.model.get("busy"))){if(this.
waiting){this.model.get("mode")==="edit"&&(this.next=t);return}this.at=performance.now(),this.stamp=this.model.get("stam\
p"),this.mark(t),this.model.send({kind:"move",move:t,stamp:this.stamp,said:n})}}drawn(){this.mark(this.waiting?this.move:
"");let t=this.next;!t||this.waiting||(this.next="",this.send(t,null))}mark(t){this.move=t,this.marked(t)}};var Ad=({words:e,name:t},n)=>d("p.covered",`${e} `,n?d("b",t):d("span.blank",{role:"img","aria-label":"a covered name"})),
yn=class{constructor({send:t,drawn:n}){this.opened=!1;this.send=t,this.drawn=n,this.root=d("div.call",{role:"group",hidden:!0})}get hidden(){
return this.root.hidden}cover(){this.opened=!1}show(t,n,s){let r=n?t.alert??"":"",o=t.covered??[],i=s==="shown"||s==="pr\
ess"&&this.opened,l=r?(t.actions??[]).find(u=>u.strong):void 0;this.root.hidden=!r&&!o.length,this.root.classList.toggle(
"calm",!r&&!(n&&t.actions?.length));let a=JSON.stringify([r,l,o,i,s]);if(this.root.dataset.looks===a)return;this.root.dataset.
looks=a,this.root.setAttribute("aria-label",r||"What lies covered");let c=()=>{this.opened=!this.opened,this.show(t,n,s),
this.drawn()};G(this.root,r&&d("p",d("b",r)),o.length>0&&d("div.covers",o.map(u=>Ad(u,i))),o.length>0&&s==="press"&&d("b\
utton.btn",{"data-k":"covers","aria-pressed":String(i),onclick:c},i?"Cover":"Show"),l&&d("button.btn.alert",{"data-k":"c\
all","data-act":l.move,onclick:()=>this.send(l.move)},l.label))}};function Ua({place:e,now:t,said:n},s){let[r="",o=""]=n??[];return{place:s.place??[e,r&&t].filter(Boolean).join(" "),line:s.
line??(r?[r,o]:[t??"",o])}}var Oa=7,xn=class{constructor({texts:t,see:n}){this.looks="";this.texts=t,this.see=n,this.chip=
d("button.chipbtn",{"data-k":"clause",hidden:!0,onclick:()=>this.open(!!this.box.hidden)}),this.badge=d("b.badge",{hidden:!0}),
this.place=d("span.place"),this.line=d("p.line"),this.note=d("p.note",{role:"status"}),this.sheet=d("button.btn.quiet",{
"data-k":"scores","aria-expanded":"false",hidden:!0},"Scores"),this.eyes=d("div.seg",{role:"group","aria-label":"Seen by"}),
this.seen=d("div.eyes",at("eye",22),this.eyes),this.box=d("div.clause-box",{hidden:!0,tabindex:-1,"data-k":"clauses"}),this.
root=d("div.caption",d("div.told",d("p.over",this.badge,this.chip,this.place),this.line,this.note),d("div.seen",this.sheet,
this.seen))}show({clauses:t,badge:n="",place:s,line:r,note:o,tone:i}){j(this.root,"data-tone",i),this.badge.hidden=!n,this.
badge.textContent=n;let l=this.texts(),[a=""]=t;this.place.textContent=s,this.line.hidden=!!o,this.line.replaceChildren(
d("b",r[0]),r[1]?` ${r[1]}`:""),this.line.classList.remove("long"),this.line.classList.toggle("long",this.line.scrollWidth>
this.line.clientWidth+1),this.note.textContent!==o&&(this.note.textContent=o),this.note.hidden=!o;let c=JSON.stringify([
t,i]);if(c===this.looks)return this.below();this.looks=c,this.open(!1);let u=i==="trial"?"not the game":a;this.chip.hidden=
!u,this.chip.replaceChildren(d("span.chip.line",u));let h=t.filter(f=>l[f]);j(this.chip,"aria-disabled",h.length&&i!=="t\
rial"?"":"true"),j(this.chip,"data-clause",a),this.box.replaceChildren(d("dl",h.map(f=>d("div",d("dt",f),d("dd",l[f])))))}open(t){
let n=t&&this.box.querySelector("dt")!=null&&this.chip.getAttribute("aria-disabled")!=="true";this.box.hidden=!n,this.below(),
j(this.chip,"aria-expanded",String(n))}below(){this.box.hidden||(this.box.style.top=`${this.root.offsetTop+this.root.offsetHeight}\
px`)}escape(){return this.box.hidden?!1:(this.open(!1),this.chip.focus(),!0)}showEyes(t,n){let s=JSON.stringify(t);if(this.
seen.hidden=t.length<2,this.eyes.dataset.looks!==s){this.eyes.dataset.looks=s;let o=d("select.pick",{"data-k":"eyes.many",
"aria-label":"Seen by",onchange:i=>this.see(i.target.value)},t.map(([i,l])=>d("option",{value:i},l)));this.eyes.classList.
toggle("seg",t.length<=Oa),this.eyes.replaceChildren(...t.length>Oa?[o]:t.map(([i,l])=>d("button",{"data-eye":i,title:l,
"aria-label":l,onclick:()=>this.see(i)},l)))}let r=this.eyes.querySelector("select");if(r)r.value=n;else for(let o of this.
eyes.children)j(o,"aria-pressed",String(o.getAttribute("data-eye")===n))}};function Jt(e,t){let n=Math.abs(e)*10**t,s=Math.floor(n);if(n-s!==.5||!Number.isInteger(e*2**(t+1)))return e.toFixed(t);
let r=(s%2?s+1:s)/10**t;return(e<0?-r:r).toFixed(t)}function Od(e){return e>0&&e<5/1e4?"under 0.1%":e<1&&e>9995/1e4?"ove\
r 99.9%":`${Jt(100*e,1)}%`}var It=(e,t)=>t==="chance"?Od(e):`${Jt(Math.abs(e)<.005?0:e,2)} ${t}`.replace("-","−");function Ha(e,t,n){
let{value:s,share:r,words:o}=yt(String(e),t==="chance"?Dt:{low:n[0],high:n[1],unit:t});if(s==null)throw new Error(o);return t===
"chance"?r:s}function Na(e,t,n,s){let r=n==="chance";if(s==="exact")return r?"Within 1.":"That is it, as printed.";let o=Math.
round(Math.abs(e-t)*1e9)/1e9,i=r?String(ge(o)):It(o,n),l=s==="far"?"":r?": within ten":": near";return`${i} too ${e>t?"h\
igh":"low"}${l}.`}var ge=e=>Math.floor(Math.round(e*1e9)/1e7+.5),kn=(e,t)=>t==="chance"?.105:Math.max(Math.abs(e)/10,.1),
Ud=2,Hd=[["know","I know"],["think","I think so"],["guess","A guess"]];function mr(e){let t=[];for(let[i,l]of Hd){let a=e.
filter(({sure:c,measure:u})=>c===i&&u==="chance").map(c=>c.off);if(a.length>=Ud){let c=100*a.reduce((u,h)=>u+h,0)/a.length;
t.push([`“${l}”`,Jt(Math.round(1e9*c)/1e9,0)])}}if(t.length===0)return"";let[[n,s],...r]=t,o=r.map(([i,l])=>`; when \
you said ${i}, by ${l}`).join("");return`When you said ${n} you were off by ${s} of 100${o}.`}var pr=e=>e.charAt(0).toUpperCase()+
e.slice(1);var Ra=(e,t)=>Math.max(0,Math.min(e.x+e.w,t.x+t.w)-Math.max(e.x,t.x))*Math.max(0,Math.min(e.y+e.h,t.y+t.h)-Math.max(e.y,
t.y)),fr=(e,t,n,s)=>Math.max(n,Math.min(e,n+s-t));function Pa({w:e,h:t},n,s,r){let o={x:n.x+n.w/2,y:n.y+n.h/2},i=[["abov\
e",o.x-e/2,n.y-t-10],["below",o.x-e/2,n.y+n.h+10],["right",n.x+n.w+10,o.y-t/2],["left",n.x-e-10,o.y-t/2]],l=Math.min(s.y+
s.h,...r.map(({y:m})=>m));i.push(["right",n.x+n.w+10,l-t-10],["left",n.x-e-10,l-t-10]);let a=i.map(([m,p,g])=>{let b={x:fr(
p,e,s.x,s.w),y:fr(g,t,s.y,s.h),w:e,h:t},w=Ra(b,n)+3*r.reduce((x,v)=>x+Ra(b,v),0);return{...b,side:m,covers:w}}),{covers:c,
...u}=a.reduce((m,p)=>p.covers<m.covers-1?p:m),h=u.side==="above"||u.side==="below"?o.x-u.x:o.y-u.y,f=u.side==="above"||
u.side==="below"?e:t;return{...u,tip:fr(h,0,14,f-28)}}var Ca=(e,t)=>y("svg.small-card",{viewBox:"0 0 48 68",...t},Ut(e,48));function Nd(e,t){let n={"data-act":e.move,onclick:()=>t(
e.move)};if(e.face){let s=[e.group,e.label].filter(Boolean).join(" ");return d("button.btn.card-pick",{"aria-label":s,title:e.
label,...n},Ca(e.face,{"aria-hidden":"true"}))}return d("button.btn",{...n},e.colour&&Ze(e.colour)&&y("svg.icon",{viewBox:"\
-12 -12 24 24",style:"width:1.4em;height:1.4em","aria-hidden":"true"},Bt(e.colour,0,0,8.5,{fill:`var(--c-${e.colour})`,stroke:"\
#fff","stroke-width":2})),e.label)}var Rd=e=>[d("p.mute","What lies under it, as you remember"),d("ol.recall",e.map(t=>d(
"li",Ca(t.face,{role:"img","aria-label":t.label}))))],$n=class{constructor(t){this.key="";this.how=t,this.root=d("div.ch\
ooser",{role:"group",hidden:!0}),this.away=n=>{let[s]=n.composedPath();s instanceof Element&&!this.root.contains(s)&&!s.
closest(".thing.plays")&&this.close()}}show(t){if(this.key===t.key)return this.leave();let n=!t.plays&&t.recall?.length,
s=t.picks.find(i=>i.group)?.group,r=i=>{this.leave(),this.how.play(i)};this.key=t.key,this.root.setAttribute("aria-label",
n?`Under ${t.label}`:`How to play: ${t.label}`);let o={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
leave()};this.root.replaceChildren(d("div.choose-head",d("p",d("b",pr(t.label)),s&&d("span",`: ${s}`)),z(o,at("close",16))),
...n?Rd(t.recall):[d("div.picks",t.picks.some(i=>i.parts?.length)?this.parts(t.picks,[],r):t.picks.map(i=>Nd(i,r)))]),this.
root.hidden=!1,document.addEventListener("pointerdown",this.away,!0),this.how.moved(),this.stand(),this.buttons.find(i=>!i.
matches(".shut"))?.focus({preventScroll:!0})}parts(t,n,s){let r=new Set(t.flatMap(({parts:i})=>(i??[]).filter(l=>!n.includes(
l)))),o=i=>{let l=[...n,i],a=t.filter(({parts:c})=>c?.includes(i));if(a.length===1)return s(a[0].move);this.root.querySelector(
".picks")?.replaceChildren(...this.parts(a,l,s)),this.stand(),this.buttons.find(c=>c.dataset.part)?.focus({preventScroll:!0})};
return[...n.length?[d("p.mute",`${n.join(", ")}, and ...`)]:[],...[...r].sort().map(i=>d("button.btn",{"data-part":i,onclick:()=>o(
i)},i))]}get buttons(){return[...this.root.querySelectorAll("button")]}stand(){let t=this.key&&this.how.around(this.key),
n=this.root.parentElement;if(!t||!n)return;let s=n.getBoundingClientRect(),r=Math.max(s.top,0),o=6,i={x:o,y:r-s.top+o,w:s.
width-2*o,h:Math.min(s.bottom,window.innerHeight)-r-2*o};this.root.style.cssText=`left:0;top:0;max-width:${i.w}px;max-he\
ight:${i.h}px`;let l=({x:m,y:p,w:g,h:b})=>({x:m-s.left,y:p-s.top,w:g,h:b}),a={w:this.root.offsetWidth,h:this.root.offsetHeight},
{x:c,y:u,side:h,tip:f}=Pa(a,l(t.card),i,t.hand.map(l));this.root.dataset.side=h,this.root.style.cssText+=`;left:${c}px;t\
op:${u}px;--tip:${f}px`}leave(){let t=this.key;this.close(),this.how.focus(t)}close(){if(!this.key)return;let t=this.key,
n=this.root.contains(et(this.root));this.key="",document.removeEventListener("pointerdown",this.away,!0),this.root.hidden=
!0,this.root.replaceChildren(),this.how.moved(),n&&this.how.focus(t)}stroke(t){let n=this.buttons,s=n.findIndex(o=>o.matches(
":focus"));if(!this.key||s<0)return!1;let r={ArrowRight:s+1,ArrowDown:s+1,ArrowLeft:s-1,ArrowUp:s-1,Home:0,End:n.length-
1}[t.key];return r==null?!1:(t.preventDefault(),n[(r+n.length)%n.length].focus({preventScroll:!0}),!0)}};function Ba(e,t){let{zones:n,board:s,sheet:r,...o}=e,i=l=>l==null?void 0:t[l];return{...o,zones:n.map(l=>t[l]),board:i(s)??
"",sheet:i(r)}}var vn=class{constructor(t,n){this.resting=0;this.model=t,this.pages=new Map(Object.entries(t.get("pages")??
{})),this.asked=new Map,this.hear=s=>{s.kind==="page"&&(this.pages.set(`${s.watcher}.${s.page}`,s),n())},t.on("msg:custo\
m",this.hear)}get watcher(){return this.model.get("watcher")}get few(){return this.model.get("frames")[this.watcher]??[]}get length(){
return this.model.get("count")||this.few.length}scene(t){let n=Math.max(0,Math.min(t,this.length-1));if(!this.model.get(
"count"))return this.few[n]?Ba(this.few[n],this.model.get("pool")):null;let s=this.model.get("size"),r=Math.floor(n/s),o=this.
page(r);return o?(this.fetchRest(r),Ba(o.frames[n-r*s],o.pool)):null}page(t,n=this.watcher){let s=`${n}.${t}`,r=this.pages.
get(s);return!r&&performance.now()-(this.asked.get(s)??-1/0)>8e3&&(this.asked.set(s,performance.now()),this.model.send({
kind:"page",watcher:n,page:t})),r}fetchRest(t){clearTimeout(this.resting);let n=Math.ceil(this.length/this.model.get("si\
ze")),s=Array.from({length:n},(l,a)=>(t+a)%n),r=n<=4?s:[t],o=s.map(l=>[l,this.watcher]);for(let[l]of this.model.get("eye\
s"))for(let a of r)o.push([a,l]);let i=o.find(([l,a])=>!this.pages.has(`${a}.${l}`));i&&(this.resting=setTimeout(()=>this.
page(...i),150))}marks(){let t=r=>r.mark??0;if(!this.model.get("count"))return this.few.map(t);let n=this.model.get("siz\
e"),s=Array.from({length:this.length},()=>0);for(let r=0;r*n<s.length;r++)(this.pages.get(`${this.watcher}.${r}`)?.frames??
[]).forEach((o,i)=>{s[r*n+i]=t(o)});return s}stop(){clearTimeout(this.resting),this.model.off("msg:custom",this.hear)}};var be=10;function Pd(e,t,n,s){if(t&&n>=t*46)return Math.min(t,Math.max(e,1));if(!e)return 1;let r=Math.max(1,Math.floor(
(n+be)/(s+be)));return Math.ceil(e/Math.ceil(e/r))}function Te(e,t,n,s,r,o){let i=e.text(`${t.id}.label`,t.label,n,s+10,
{room:r}),l=Pd(t.cells.length||1,t.columns??0,r,o?58:50),a=Math.min(o?66:60,(r-be*(l-1))/l),c=a+be,u=e.extras.acting?8:0,
h=s+22+i;return t.cells.forEach((f,m)=>{let p=n+m%l*c,g=h+Math.floor(m/l)*(a*1.4+be+u);"key"in f?e.card(f,p,g,a,{role:"g\
rid",own:!0}):(e.add("pile",`${t.id}.${m}`,p,g,{w:a,under:0,empty:!0}),f.seat!=null&&e.add("mark",`${t.id}.${m}`,p+a/2-9,
g+a*.7-9,{seat:f.seat,size:18,quiet:!0}))}),h-s+Math.ceil(t.cells.length/l)*(a*1.4+be+u)+10}function Le(e,t,n,s,r){let o=t.
values.length,i=Math.min(56,(r-10*(o-1))/o),l=o*i+(o-1)*10;return e.add("dice",t.id,n,s,{w:l,size:i,values:t.values,thrown:t.
thrown??0,lit:t.lit??[],label:t.label,move:t.move??"",off:e.extras.acting?t.off??"":"",plays:e.extras.acting&&!!t.move,picks:[]}),
i+14}function gr(e,t,n,s,r){let o=s+12;o+=e.text(`${t.id}.label`,t.label,n,o,{room:r})+10;for(let[i,{words:l,note:a,box:c}]of t.
rows.entries()){let u=c?30:0,h={size:14,bold:!0,quiet:c==="open",room:r-u};c&&e.add("box",`${t.id}.${i}`,n,o+3,{box:c,size:20}),
o+=14+e.text(`${t.id}.${i}.words`,l,n+u,o+12,h),a&&(o+=15+e.text(`${t.id}.${i}.note`,a,n+u,o+13,{room:r-u})),o+=7}return o-
s+6}function Da(e,t,n,s){t.rows.filter(({box:r})=>r).forEach(({box:r},o)=>{e.add("box",`${t.id}.${o}`,n+30*o,s,{box:r,size:24})})}
function Ae(e,t,n,s,r,o,i){let l=e.extras.boards?.[t.board];if(!l)throw new Error(`Expected a board called "${t.board}",\
 which was to be sent before its tokens.`);let a=i==null?Math.min(o,r*l.height/l.width):o;return e.add("board",t.id,n,s,
{w:r,h:a,k:Math.min(r/l.width,a/l.height),board:l,zone:t,heat:e.extras.heat??{},clear:!!e.extras.clear,acting:!!e.extras.
acting,spots:e.extras.spots??{},lit:e.extras.lit??{},clearance:i??0}),a+14}var Ia=390,Sn=620,Oe=196,Fa=58,br=38,wr=50,Mn=e=>e.cards.some(t=>t.move||t.picks?.length),_a=e=>[...e.cards,...(e.before??
[]).flatMap(t=>"top"in t&&t.top||[])];function qa(e,t,n,s,r){let o=n,i=0;for(let l of t){let a=Math.min(r-(o-n),l.values.
length*Fa);i=Math.max(i,Le(e,l,o,s,a)),o+=a+8}return i}function Wa(e,t,n,s,r,o,i){let a=(r-16*(o-1))/o,c=s;for(let u=0;u<
t.length;u+=o){let h=t.slice(u,u+o),f=(m,p)=>i?Cd(e,m,n+p*(a+16),c,a):e.other(m,n+p*(a+16),c,a,!1);c+=(i?10:18)+Math.max(
...h.map(f))}return c-s}function Cd(e,t,n,s,r){let o=_a(t),i=o.length?br*(1+.4*(o.length-1))+12:0,l=e.head(t,n,s,r-i,28),
[a]=t.counters??[],c={w:br,ideal:br*.4,tight:.3};if(e.cards(o,n+r-i,s,i,c,{role:"seat"}),!a)return 34+l;let u=Math.max(a.
full??0,a.value),h=a.art==="agents"?24*u:0;h&&e.add("agents",`${t.id}.0`,n,s+36+l,{count:a.value,full:u,size:18});let f={
value:a.value,label:a.label??"",high:18,room:r-i-h};return e.add("counter",`${t.id}.0`,n+h+6,s+36+l,f),58+l}function ja(e,t,n,s,r){
return t.stacks.forEach((o,i)=>e.stack(o,n+i*r/2,s,50)),t.stacks.length?116:0}function Ga(e,t,n,s,r){let{seats:o,boards:i,
fans:l,grids:a,dice:c,notes:u}=t,h=24,[f,...m]=o,p=n-h-Oe,g=p-2*h,b=14,w=14;for(let x of i)b+=Ae(e,x,h,b,g,r);w+=qa(e,c,
p,w,Oe);for(let x of u)w+=gr(e,x,p,w,Oe)+8;f&&!Mn(f)&&(w+=e.other(f,p,w+4,Oe,!0)+20),w+=ja(e,t,p,w+4,Oe);for(let x of a)
b+=Te(e,x,h,b,g,!0);return m.length&&(b+=Wa(e,m,h,b+6,g,Math.min(m.length,3),!0)),b=Math.max(b,w),l.length&&(b+=e.fans(l,
h,b,n-2*h,!0)),f&&Mn(f)&&(b+=e.own(f,h,b+6,n-2*h,176)),{y:b,middle:{x:h+g/2,y:240,r:40}}}function Va(e,{seats:t,boards:n,
stacks:s,dice:r,notes:o},i,l,a){let h=i-48,f=(l-20)/Math.max(1,t.length);for(let p of n)a?Ae(e,p,0,0,l,h,wr):Ae(e,p,0,wr,
l,h-wr,0);let m=10;for(let p of r)Le(e,p,m,8,p.values.length*36),m+=p.values.length*36+6;for(let p of o)Da(e,p,a?10:m+6,
a?h-34:14);for(let[p,{top:g}]of s.entries())g&&e.card(g,10+p*44,h-66,38,{role:"stack"});return t.forEach((p,g)=>{Bd(e,{...p,
cards:_a(p)},10+g*f,h+10,f-4)}),{y:i-18,middle:{x:l/2,y:h/2,r:40}}}function Bd(e,t,n,s,r){let o=t.cards.length?24+9*(t.cards.
length-1):0,i=r-24-o;e.add("mark",t.id,n,s+2,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,nt(t.name,13,
i).lines[0],n+25,s+9,{size:13,bold:!0,quiet:!1,room:i});let l=(t.counters??[]).map(({value:c,label:u})=>`${c} ${u}`)[0]??
t.note??"";e.text(`${t.id}.note`,nt(l,12,i).lines[0],n+25,s+24,{size:12,room:i});let a={w:22,ideal:9,tight:.3,least:22};
e.cards(t.cards,n+r-o-2,s-1,o,a,{role:"seat"})}function Za(e,t,n){let{seats:s,boards:r,fans:o,grids:i,dice:l,notes:a}=t,
c=14,u=n-2*c,[h,...f]=s,m=10;for(let b of r)m+=Ae(e,b,c,m,u,440);let p=l.length?Math.min(150,l.reduce((b,{values:w})=>b+
w.length*Fa+8,0)):0,g=qa(e,l,c,m,p);if(g+=ja(e,t,c,m+g,Math.max(p,130)),h&&!Mn(h)){let b=p?c+p+16:c;g=Math.max(g,e.other(
h,b,m,c+u-b,!1))}m+=g+12;for(let b of a)m+=gr(e,b,c,m,u)+8;for(let b of i)m+=Te(e,b,c,m,u,!1);return o.length&&(m+=e.fans(
o,c,m,u,!1)),f.length&&(m+=Wa(e,f,c,m+4,u,Math.min(f.length,3),!1)),h&&Mn(h)&&(m+=e.own(h,c,m,u,0)),{y:m,middle:{x:n/2,y:200,
r:40}}}var Ja=e=>[[0,0],[1,0],[1,1]].slice(0,e),Dd=20,Id=60,za=({extras:e})=>e.acting?e.call?32:14:0;function Xa(e){let t=(e.before??
[]).filter(({kind:n})=>n==="stack");return{beside:t.slice(0,-1),space:t.at(-1)}}function Ka(e,t,n,s,r,o,i){let{beside:l,
space:a}=Xa(t),c=o?n+i+28:n,u=r-i-28,h=e.head(t,c,s,u,30),f=c;for(let m of l)e.stack(m,f,s+46+h,46,110),f+=118;if(!t.me){
let m={w:38,ideal:22,tight:.05};e.cards(t.cards,f,s+46+h,c+u-f,m,{role:"seat"})}a&&e.stack(a,o?n:n+r-i,s,i,i+40)}function Qa(e,{
seats:[t,...n],ring:s,stacks:r},o,i){let a=92*1.4+32,c=o/2-i-24,u=o/2+24,h=28,f=h+a+74,m=n.length===1;n.forEach((x,v)=>{
let[$,S]=Ja(n.length)[v];Ka(e,x,$?u:i,S?f:h,c,!!$,92)}),t&&Ka(e,{...t,me:!0},i,f,c,!1,92);let p={x:m?u+c/2:o/2,y:m?h+44:
h+a+32,r:40};s&&e.add("ring",s.id,p.x,p.y,{ring:s,r:p.r});let g=m?92:46,b=m?p.x-r.length*(g+40)/2+20:p.x+90;r.forEach((x,v)=>e.
stack(x,b+v*(g+40),m?h+120:p.y-44,g,g+40));let w=f+a+4;if(t){let x=e.extras.call??0,v=za(e),$=t.cards.some(k=>k.face);x&&
(e.call=w),w+=(x?x+20:0)+v;let S={w:$?88:62,ideal:$?106:44,tight:.5,least:60,floor:20};w+=e.cards(t.cards,i,w,o-2*i,S,{own:!0,
role:"hand"})}return{y:w,middle:p}}function Ya(e,t,n,s,r){let{beside:o,space:i}=Xa(t),l=46,a=r-l-34;e.add("mark",t.id,n,
s+2,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,t.name,n+26,s+11,{size:13,bold:!0,quiet:!1,room:a}),e.
text(`${t.id}.note`,nt(t.alert||t.note,12,a).lines[0],n+26,s+25,{size:12,quiet:!t.active,room:a});let c=n;for(let u of o){
if(u.top){let h={...u.top,move:u.move||u.top.move,off:u.off||u.top.off};e.card(h,c,s+36,26,{role:"stack",recall:u.recall})}else
e.add("pile",u.id,c,s+36,{w:26,under:0,empty:!0});e.text(`${u.id}.count`,String(u.count),c+32,s+58,{size:14,bold:!0,quiet:!1}),
c+=58}if(!t.me){let u={w:22,ideal:10,tight:.05};e.cards(t.cards,c,s+38,n+r-l-8-c,u,{role:"seat"})}i&&tl(e,i,n+r-l,s,l)}function tl(e,t,n,s,r){
t.top?e.card(t.top,n,s+2,r,{role:"space",recall:t.recall}):e.add("pile",t.id,n,s+2,{w:r,under:0,empty:!0});let o=[t.count>
1?t.count:"",t.label].filter(Boolean).join(" "),i=nt(o,12,r+14).lines.length<2;e.text(`${t.id}.label`,o,i?n+r/2:n+r+6,s+
r*1.4+17,{size:12,anchor:i?"middle":"end",room:i?r+14:3*r})}function el(e,{seats:[t,...n],ring:s,stacks:r},o,i){let a=i/
2-10-10,c=i/2+10,u=88,h=n.length===1;n.forEach((x,v)=>{let[$,S]=Ja(n.length)[v];Ya(e,x,$?c:10,6+S*u,a)}),t&&Ya(e,{...t,me:!0},
10,6+u,a),r.slice(0,3).forEach((x,v)=>{h&&tl(e,x,c+20+v*66,50,46)});let f=e.extras.call??0,m=za(e),p=6+2*u+6+m;f&&(e.call=
p-m);let g=p+(f?f+8:0),b=Math.max(Dd,vt(78,o-g-8));t&&e.cards(t.cards,10,g,i-130,{w:b,ideal:b*1.12,tight:.36,least:b},{own:!0,
role:"hand"});let w={x:i-66,y:g+24,r:34};return s&&o-g<Id?(e.add("ring",s.id,w.x,o-18,{ring:{...s,value:"",note:""},r:w.
r}),e.text(`${s.id}.note`,`${s.value??""} ${s.note??""}`,i-10,o-14,{size:14,anchor:"end",room:170})):s&&(e.add("ring",s.
id,w.x,w.y,{ring:{...s,note:""},r:w.r}),e.text(`${s.id}.note`,s.note??"",w.x,w.y+30,{size:12,anchor:"middle",room:126})),
{y:Math.max(o-8,t?g+b*1.4:0),middle:w}}var Fd={mark:({size:e})=>({x:0,y:0,w:e,h:e}),pile:({w:e,empty:t})=>t&&{x:0,y:0,w:e,h:e*1.4},ring:({r:e})=>({x:-e,y:-e,w:2*
e,h:2*e}),dice:({w:e,size:t})=>({x:0,y:0,w:e,h:t}),box:({size:e})=>({x:0,y:0,w:e,h:e})},En=class{constructor(t){this.call=
0;this.things=[];this.over=[];this.extras=t}add(t,n,s,r,o={}){this.things.push({kind:t,key:`${t}:${n}`,x:s,y:r,...o});let i=this.
extras.lit?.[n],l=Fd[t]?.(o);i!=null&&l&&this.over.push({kind:"lit",key:`lit:${n}`,x:s+l.x,y:r+l.y,w:l.w,h:l.h,tab:i,role:t})}text(t,n,s,r,{
size:o=13,room:i=1/0,bold:l=!1,quiet:a=!0,anchor:c="start",tone:u=""}={}){if(!n)return 0;let{lines:h,size:f}=nt(n,o,i,l?
1.06:1);return this.add("text",t,s,r,{lines:h,size:f,bold:l,quiet:a,anchor:c,tone:u}),(h.length-1)*f*1.2}card(t,n,s,r,{seen:o=r,
own:i=!1,role:l="",recall:a=[]}={}){let{lit:c={},dealt:u={},acting:h=!1,under:f=!0,opens:m=""}=this.extras,p=u[t.key]??t.
face??null,g=h&&!!(t.move||t.picks?.length),b=!!t.lifted,w=l==="grid"?0:r<80?12:14,x=i&&(g||h&&t.ghost)?w+(b?r*(w?.24:.14):
0):0;this.things.push({kind:"card",key:t.key,x:n,y:s-x,w:r,face:p,label:t.label,origin:t.origin??"",role:l,dealt:t.key in
u,kin:!!t.kin,ghost:!!t.ghost,seen:o,plays:g,off:h?t.off??"":"",under:i&&g&&!b,up:b,move:t.move??"",picks:t.picks??[],recall:f?
a:[],opens:m===t.key&&!g&&!t.off}),t.key in c&&this.over.push({kind:"lit",key:`lit:${t.key}`,x:n,y:s-x,w:o,h:r*1.4,tab:c[t.
key],role:l})}cards(t,n,s,r,o,{own:i=!1,role:l="",pitch:a=1.4,centre:c=!1}={}){if(!t.length)return 0;let{w:u,step:h,cols:f,
rows:m}=ce(t.length,r,o);return t.forEach((p,g)=>{let b=Math.floor(g/f),w=g%f,x=Math.min(f,t.length-b*f),v=c?n+(r-(h*(x-
1)+u))/2:n;this.card(p,v+w*h,s+b*a*u,u,{seen:w===x-1?u:Math.min(u,h),own:i,role:l})}),u*1.4+(m-1)*a*u}};var nl=e=>e.map(t=>({...t,art:""})),zt=class extends En{head(t,n,s,r,o=30){let i=[t.note,t.team].filter(Boolean).join(",\
 "),l=o<30?8:12,a=n+o+l,c=r-o-l;this.add("mark",t.id,n,s,{seat:t.seat,size:o,active:!!t.active});let u=t.alert||i,h=s+o*
(u?.43:.66),f=this.text(`${t.id}.name`,t.name,a,h,{size:15,bold:!0,quiet:!1,room:c}),m=this.text(`${t.id}.note`,u,a,s+o+
f,{room:c,bold:!!(t.active||t.alert),quiet:!t.active,tone:t.alert?"lit":""});return f+m}counters(t,n,s,r,o){let i=s;for(let[
l,a]of(t.counters??[]).entries()){let c=o?18:22;if(this.add("counter",`${t.id}.${l}`,n,i,{value:a.value,label:a.label??"",
high:c,room:r}),i+=c+8,a.art==="chips"){let u=Math.max(1,Math.ceil(a.value/10)),h=o?2.5:3,f=o?1.2:1.4,m=Math.max(3,Math.
min(18,(r-2)/u-3)),p=10*(h+f)+3,g=Math.min(a.value,10)*(h+f)+(a.value>5?3:0);a.value&&this.add("chips",`${t.id}.${l}`,n,
i+g,{count:a.value,w:m,t:h,g:f,pitch:m+3}),i+=p}if(a.art==="agents"){let u=Math.max(a.full??0,a.value);this.add("agents",
`${t.id}.${l}`,n,i,{count:a.value,full:u,size:18}),i+=26}}return i-s}other(t,n,s,r,o){let i=t.cards??[],l=t.counters??[],
a=!o||r<150,c=this.head(t,n,s,r,a?26:30),u=l.length&&r>=150,h=i.some(k=>k.face||k.key in(this.extras.dealt??{})),f=a?38:
48,m=Math.min(u?r-74:r,h?1/0:f*3.4),p={w:f,ideal:f*(h?.72:.7),tight:h?.62:.05},g=s+(a?38:44)+c,b=this.cards(i,n,g,m,p,{role:"\
seat",pitch:.62});if(t.alert&&i.length){let{w:k,step:T,cols:L}=ce(i.length,m,p);this.over.push({kind:"lit",key:`lit:${t.
id}`,x:n,y:g,w:k+(L-1)*T,h:b,tab:""})}let{w,step:x,cols:v}=ce(i.length,m,p),$=i.length?w+(v-1)*x+14:0,S=u?Math.max(b,this.
counters(t,n+$,g+2,r-$,a)):b+(l.length?8+this.counters({...t,counters:nl(l)},n,g+b+8,r,!0):0);return g-s+S+this.before(t,
n,g+S+10,r,a)}stack(t,n,s,r,o=r+24){let i=t.top?{...t.top,move:t.move||t.top.move,off:t.off||t.top.off,label:t.top.label||
t.spoken}:null,l=t.count>1&&i&&!i.face?Math.min(3,t.count-1):0;if(this.add("pile",t.id,n,s,{w:r,under:l,empty:!i}),i&&this.
card(i,n,s,r,{role:"stack",recall:t.recall}),!i&&!t.count&&t.label&&r>=40){let{lines:c,size:u}=nt(t.label,13,r-2);if(c.length*
u*1.2<r*1.4-8){let h=s+(r*1.4-(c.length-1)*u*1.2)/2+u*.35;return this.add("text",`${t.id}.empty`,n+r/2,h,{lines:c,size:u,
quiet:!0,anchor:"middle",tone:""}),r*1.4}}let a=_(`${t.count} ${t.label}`,14)>o;return this.add("count",t.id,n,s+r*1.4+22,
{count:t.count,lines:a?nt(t.label,13,o).lines:[t.label],spoken:t.spoken,broken:a}),r*1.4+30+(a?17*nt(t.label,13,o).lines.
length:0)}tray(t,n,s,r){let o=Math.max(1,Math.ceil(Math.max(t.full,t.count)/10)),i=Math.min(27,(r-24)/o-4),l=r<120,a=i+(i>
20?7:4),c=l?3:5,u=l?1.4:2,h=o*a-(a-i)+24,f=10*(c+u)+3,m=22*String(t.count).length+4+_(t.label,13)>Math.max(h,r-8);return this.
add("tray",t.id,n+(r-h)/2,s,{wide:h,high:f,count:t.count,label:t.label,w:i,t:c,g:u,pitch:a,below:m,noted:_(t.label,13)}),
f+(m?62:44)}fans(t,n,s,r,o){let i=s,l=t.length>2?o?56:48:o?80:64;for(let a of t){this.text(`${a.id}.label`,a.label,n,i+10,
{room:r});let c={w:l,ideal:l*.59,tight:.39,least:Math.min(l,o?56:48),floor:20},{w:u,step:h,cols:f,rows:m}=ce(a.cards.length,
r,c),p=a.cards.some(b=>b.above)?22:4,g=a.cards.some(b=>b.under!=null)?40:10;i+=20,a.cards.length||this.add("pile",a.id,n,
i+p,{w:u,under:0,empty:!0}),a.cards.forEach((b,w)=>{let x=Math.floor(w/f),v=w%f,$=w===a.cards.length-1,S=n+v*h,k=i+p+x*(p+
g+u*1.4);this.card(b,S,k,u,{seen:$||v===f-1?u:Math.min(u,h),role:"fan"}),this.text(`${b.key}.above`,b.above??"",S+2,k-8,
{size:$?16:14,bold:$,quiet:!$}),b.under!=null&&this.add("mark",`${b.key}.under`,S+4,k+u*1.4+10,{seat:b.under,size:Math.max(
15,Math.min(22,h*.76)),quiet:!$})}),i+=Math.max(m*(p+g+u*1.4),p+g+l*1.4)+8}return i-s}own(t,n,s,r,o){let i=this.extras.acting?
14:0,l=this.extras.call??0,a=this.before(t,n+o,s,r-o,!o),c=s+a+(l?l+20:0);return l&&(this.call=s+a),c-s+this.hand(t,n,c,
r,o,i)}before(t,n,s,r,o){let i=t.before??[];if(!i.length)return 0;let l=10,a=(r-l*(i.length-1))/i.length,c=Math.min(o?44:
58,a-6),u=0;return i.forEach((h,f)=>{let m=n+f*Math.min(a+l,h.kind==="fan"?1/0:c+40);if(h.kind==="fan"){let p=this.text(
`${h.id}.label`,h.label,m,s+10,{room:a}),g={w:c,ideal:c*.72,tight:.4};u=Math.max(u,18+p+this.cards(h.cards,m,s+18+p,a,g,
{role:"fan"}))}else u=Math.max(u,this.stack(h,m,s,c,Math.min(a,c+34)))}),u+16}hand(t,n,s,r,o,i){let l=o>0,a=t.cards.some(
b=>b.face),c=l?92:70,u=t.cards.length,h={w:a?c:c*.75,ideal:c*(a?l?1.22:1.06:.8),tight:.5,least:Math.min(c,64),floor:a?34:
20};if(l){let b=this.head(t,n,s,o-20),w=this.counters(t,n+4,s+48+b,o-20,!1)+48+b,x=this.cards(t.cards,n+o,s+i,r-o,h,{own:!0,
role:"hand",pitch:1.4+.36});return Math.max(w,x+i+16,a?c*1.4:0)}let f=a&&(u-1)*h.ideal+h.w<=r-112,m=this.head(t,n,s,f?110:
r-100,26);if(f){let b=this.counters(t,n+4,s+44+m,100,!0)+44+m,w=this.cards(t.cards,n+112,s+i,r-112,h,{own:!0,role:"hand"});
return Math.max(b,w+i+16)}let p=this.counters({...t,counters:nl(t.counters??[])},n+r-84,s+6,84,!0),g=s+Math.max(40+m,p+8)+
i;return g-s+this.cards(t.cards,n,g,r,h,{own:!0,role:"hand",pitch:1.4+.42,centre:!0})+16}};var Tt=620,Tn=772,il=920,_d=["seat","ring","fan","stack","tray","grid","dice","tokens","notes","kinds"];function Ue(e){let t=e.
zones.find(({kind:s})=>!_d.includes(s));if(t)throw new Error(`Expected a zone that the table can draw, not "${t.kind}".`);
let n=s=>e.zones.filter(r=>r.kind===s);return{seats:Yr(n("seat")),ring:n("ring")[0],fans:n("fan"),stacks:n("stack"),trays:n(
"tray"),grids:n("grid"),dice:n("dice"),notes:n("notes"),boards:n("tokens"),kinds:n("kinds")}}function al(e,t,n={}){if(n.
laid&&nn(e))return Qd(e,t,n);if(go(e)&&(t.low||t.h))return Xd(e,t,n);if(t.low&&e.zones.some(({kind:f})=>f==="tokens"))return zd(
e,t,t.low,n);if(t.low&&fs(e))return yr(e,t,t.low,n,xr(t.w));if(!t.h)return Ln(e,t.w,n);let s=({w:f,h:m})=>kr(t,f,m),o=[...t.
w>=Tt*sl?[Tn,860,il]:[],390,440].map(f=>Jd(e,t,f,n)),[i,...l]=o.filter(f=>f.w>=Tt),a=l.reduce((f,m)=>s(m)>s(f)?m:f,i);if(a&&
s(a)>=sl)return a;let c=o.reduce((f,m)=>s(m)>s(f)?m:f),u=Math.round(Math.max(ll,Vt*t.h/t.w));return e.zones.some(({kind:f})=>f===
"tokens")?dl(e,Math.min(u,Sn),n,Ia,!0):s(c)>=qd||!fs(e)?c:e.table==="round"&&e.zones.filter(({kind:f})=>f==="seat").length>
Gd&&t.w>t.h?yr(e,t,ol,n,Math.round(ol*t.w/t.h)):yr(e,t,Math.min(u,jd),n,cl(t,u))}var sl=.8,qd=.92,rl=.75,Wd=352,ll=288,jd=460,
Gd=6,ol=320,Vd=640,Zd=110,Kd=400,Yd=1.25,xr=e=>Math.round(Math.max(Vt,Math.min(wt,e/Yd))),cl=(e,t)=>Math.round(Math.max(
Vt,Math.min(wt,t*e.w/e.h)));function ul(e,t,n){let{w:s}=e,r=e.low?0:e.h,o=!e.low&&s>=Tn*rl&&(!r||r>=t[0]*rl),[i,l]=o?t:n,
a=o?Tn:e.low?xr(s):Vt,c=r?Math.round(Math.max(i,Math.min(l,a*r/s))):o?600:i;return[o||!r?a:cl(e,c),c]}var kr=(e,t,n)=>Math.
min(e.w/t,e.h?e.h/n:1/0),hl=(e,t)=>({...e,call:(e.call??0)/t});function Jd(e,t,n,s){let r=Ln(e,n,s);for(let o=0;o<2&&s.call;o++)
r=Ln(e,n,hl(s,kr(t,r.w,r.h)));return r}function yr(e,t,n,s,r){let o=new zt(hl(s,kr(t,r,n))),i=Ue(e),{y:l,middle:a}=e.table===
"corners"?el(o,i,n,r):fo(o,i,n,e.table==="round",r);return{w:r,h:Math.max(n,l+8),things:[...o.things,...o.over],middle:a,
call:o.call}}function zd(e,t,n,s){let r=Math.max(t.w,Tn),o=((t.page??0)-Vd)*r/t.w-Zd;return t.w>=Tt&&o>=Kd?Ln(e,r,s,Math.
min(o,Sn)):dl(e,n,s,Math.min(xr(t.w),Tt-1),!1)}function dl(e,t,n,s,r){let o=new zt(n),{middle:i}=Va(o,Ue(e),t,s,r);return{
w:s,h:t,things:[...o.things,...o.over],middle:i,call:o.call}}function Xd(e,t,n){let s=new zt(n),[r,o]=ul(t,[470,620],[t.
low||ll,620]),{middle:i}=wo(s,Ue(e),o,r);return{w:r,h:o,things:[...s.things,...s.over],middle:i,call:s.call}}function Qd(e,t,n){
let s=new zt(n),[r,o]=ul(t,[520,640],[Wd,560]),{middle:i}=vo(s,Ue(e),o,r);return{w:r,h:o,things:[...s.things,...s.over],
middle:i,call:s.call}}function Ln(e,t,n={},s=Sn){let r=Math.round(Math.min(Math.max(t,320),il)),o=r>=Tt,i=new zt(n),l=Ue(
e),a=o?28:14,c=e.table==="round"||e.table==="corners"&&!o,u=l.boards.length?o?Ga:Za:c?o?nm:sm:o&&e.table==="corners"?Qa:
o?tm:em,{y:h,middle:f}=u(i,l,r,a,s);return{w:r,h:Math.round(h+18),things:[...i.things,...i.over],middle:f,call:i.call}}function An(e,t,n,s,r,o){
let i=s,l=(r-o*(t-1))/t;for(let a=0;a<e.length;a+=t){let c=e.slice(a,a+t);i+=Math.max(...c.map((u,h)=>u(n+h*(l+o),i,l)))+
20}return i-s}function tm(e,t,n,s){let{seats:[r,...o],ring:i,fans:l,stacks:a,trays:c}=t,u=o.map(T=>(L,E,M)=>e.other(T,L,
E,M,!0)),h=c.map(T=>(L,E,M)=>e.tray(T,L,E,M));u.splice(Math.ceil(u.length/2),0,...h);let f=Math.floor((n-2*s+20)/126),m=u.
length<=f?Math.max(u.length,1):Math.ceil(u.length/2),p=28+An(u,m,s,28,n-2*s,20),g=a.length?104:0,b=i?248:0,w=p+6,x=i?{x:132,
y:w+108,r:88}:{x:n/2,y:w+60,r:40};i&&e.add("ring",i.id,x.x,x.y,{ring:i,r:x.r});let v=n-2*s-b-(g?g+24:0),$=e.fans(l,s+b,w+
10,v,!0);p=Math.max(w+(i?230:0),w+10+$)+12,a.forEach((T,L)=>e.stack(T,n-s-72,w+48+L*152,66));let S=a.length?w+48+a.length*
152-24:0,k=b&&n>=740?b:176;return p+=On(e,t,n-(S>p?g+24:0),s,p),r&&(p+=e.own(r,s,p,n-2*s-(S>p?g+24:0),k)),{y:Math.max(p,
S),middle:x}}function em(e,t,n,s){let{seats:[r,...o],ring:i,fans:l,stacks:a,trays:c}=t,u=18,h=o.some(v=>(v.before?.length??
0)>1),f=h||o.length<=2||o.length===4?Math.min(2,Math.max(o.length,1)):3;u+=An(o.map(v=>($,S,k)=>e.other(v,$,S,k,!1)),f,s,
u,n-2*s,12);let m=66,p=i?{x:106,y:u+100,r:m}:{x:n/2,y:u+40,r:40};i&&e.add("ring",i.id,p.x,p.y,{ring:i,r:m});let g=i?214:
s,b=n-s-g,w=Math.min(92,b/Math.max(a.length,1));a.forEach((v,$)=>e.stack(v,g+$*w,u+12,Math.min(56,w-14),w-1));let x=a.length?
u+12+78+56:u;for(let v of c)x+=e.tray(v,g-6,x,b+6);return u=Math.max(x,i?u+200:u)+6,u+=e.fans(l,s,u,n-2*s,!1),u+=On(e,t,
n,s,u),r&&(u+=e.own(r,s,u+4,n-2*s,0)+4),{y:u,middle:p}}function nm(e,t,n,s){let{seats:[r,...o],ring:i,fans:l,stacks:a,trays:c}=t,
{left:u,top:h,right:f}=Jr(o.length),m=i?.art==="none"?64:n<740?108:128,p=Math.min(h<2?220:n<740?130:190,n/2-m-20-s),g=n-
2*s-2*p-24,w=o.slice(u,u+h).map(T=>(L,E,M)=>e.other(T,h===1?n/2-70:L,E,M,!0)),x=h?An(w,h,s+p+12,20,g,16):0,v={x:n/2,y:20+
x+m+12,r:m},$=(T,L)=>{let E=T.length>1?28:v.y-60;for(let M of T)E+=e.other(M,L,E,p,!0)+26;return E},S=[$(o.slice(0,u).reverse(),
s),$(o.slice(o.length-f),n-s-p)];ml(e,i,a,c,v,m<120?.82:1);let k=Math.max(v.y+m+40,...S);return l.length&&(k+=e.fans(l,s,
k,n-2*s,!0)),k+=On(e,t,n,s,k),r&&(k+=e.own(r,s,k,n-2*s,160)),{y:k,middle:v}}function sm(e,t,n,s){let{seats:[r,...o],ring:i,
fans:l,stacks:a,trays:c}=t,u=o.some(g=>(g.before?.length??0)>1),h=u||o.length===2||o.length===4?2:Math.min(3,Math.max(o.
length,1)),f=16+An(o.map(g=>(b,w,x)=>e.other(g,b,w,x,!1)),h,s,16,n-2*s,12),m=i?.art==="none"?50:108,p={x:n/2,y:f+m+10,r:m};
return ml(e,i,a,c,p,.8),f=p.y+m+36,l.length&&(f+=e.fans(l,s,f,n-2*s,!1)),f+=On(e,t,n,s,f),r&&(f+=e.own(r,s,f,n-2*s,0)),{
y:f,middle:p}}function ml(e,t,n,s,r,o){t&&e.add("ring",t.id,r.x,r.y,{ring:t,r:r.r});let i=(n.length>2?56:78)*o,l=22*o,a=r.
x-(n.length*i+(n.length-1)*l)/2;n.forEach((c,u)=>e.stack(c,a+u*(i+l),r.y-i*.7-12,i)),s.forEach(c=>e.tray(c,r.x-50,r.y+44,
100))}function On(e,{grids:t,dice:n},s,r,o){let i=o;for(let l of t)i+=Te(e,l,r,i,s-2*r,s>=Tt);for(let l of n)i+=Le(e,l,r,
i,s-2*r);return i-o}var Un=class{constructor({play:t,key:n,told:s}){this.lifted="";this.card="";this.said={};this.typed={};this.field=null;this.
lifts={};this.shown="";this.play=t,this.key=n,this.told=s,this.go=d("button.btn.solid",{"data-k":"lift.play",onclick:()=>this.
play(this.lifted)}),this.back=d("button.btn",{"data-k":"lift.back",onclick:()=>this.lift("")},"Put it back"),this.acts=d(
"div.lift-acts",{hidden:!0},this.go,this.back),this.words=d("p.lift-words"),this.keys=d("div.lift-keys"),this.asking=d("\
div.asking",{role:"group",hidden:!0})}show({lifts:t,keys:n}){this.lifts=t,this.lifted&&!t[this.lifted]&&(this.lifted="",
this.said={},this.typed={}),this.draw();let s=JSON.stringify(n);this.keys.dataset.looks!==s&&(this.keys.dataset.looks=s,
rs(this.keys,this.keys,()=>this.keys.replaceChildren(...n.map(r=>je(r,o=>this.key(o))))))}tell(t,n){let s=Object.keys(this.
lifts).some(r=>n.every(o=>o.move!==r));this.words.hidden=!!this.lifted,this.words.textContent=t||(s?"Press a card to lif\
t it, and again to play it.":"")}playing(t){let n=this.lifts[this.lifted]?.play??"",s=t?n.replace(/^Play\b/,"Playing"):n;
this.go.textContent!==s&&(this.go.textContent=s),j(this.go,"aria-busy",t?"true":"")}lift(t,n=""){let s=n||this.card;this.
lifted=t,this.card=n,this.draw(),this.told({lifted:t,said:this.said},s)}stand(t,n,s){let[r,o]=s?[n,t.parentElement]:[t,this.
keys];this.asking.parentElement!==r&&r.insertBefore(this.asking,o)}hold(t,n,s,r){t?t!==this.lifted&&s[t]&&(this.lifted=t,
this.card=rm(r,t)):this.lifted="",this.said=n}draw(){let t=this.lifts[this.lifted];if(this.acts.hidden=!t,this.asking.hidden=
!t?.line,this.words.hidden=!!t,this.playing(!1),this.shown===this.lifted)return;if(this.shown=this.lifted,this.field=null,
!t?.line)return this.asking.replaceChildren();let n=this.lifted;j(this.asking,"aria-label",t.line),this.field=t.ask?Gs({
rule:Dt,label:t.ask,words:"of 100",ends:["never","always"],value:ni(this.typed[n],this.said[n],Dt),set:r=>this.say(n,r),
enter:()=>this.play(n)}):null;let s=d("div",d("p",d("b",t.line)));this.field&&s.append(d("p.wonder",t.ask)),this.asking.
replaceChildren(s,...this.field?[this.field.node]:[])}unread(t){let n=this.typed[t]??"";return t!==this.lifted||!this.field||
!n||!ln(n,Dt)?!1:(this.field.complain(),!0)}say(t,n){let{value:s}=yt(n,Dt);this.typed[t]=n,this.said={...this.said},s!=null?
this.said[t]=s:delete this.said[t],this.told({lifted:this.lifted,said:this.said},this.card)}},Hn=class{constructor(t){this.
looks="";this.how=t,this.root=d("div.acts")}show(t,n,s){let r=JSON.stringify([t,n]);this.looks!==r&&(this.looks=r,rs(this.
root,s,()=>this.root.replaceChildren(...t.map(o=>this.button(o)))))}button({move:t,label:n,strong:s,off:r}){let o=d("but\
ton",{class:s&&!r?"btn solid":"btn","data-act":t||n,"aria-disabled":r?"true":null,onclick:()=>r?this.how.refuse(r):this.
how.send(t)},n);return d("span.act",o,r&&d("span.why",r))}};function rm({zones:e},t){let n=e.flatMap(s=>s.kind==="seat"&&
s.me?s.cards:s.kind==="grid"?s.cells:[]);for(let s of n)if("key"in s&&(s.move===t||s.picks?.some(r=>r.move===t)))return s.
key;return""}function pl(e,t,n){if(!t)return e;let s=e.zones.flatMap(i=>i.kind==="tokens"&&i.ways||[]),r=Number(s.find(i=>i.
move===t)?.tag),o=e.zones.map(i=>{if(i.kind==="dice"&&r){let a=i.values.indexOf(r);return{...i,lit:a<0?i.values.map((c,u)=>u):
[a]}}if(i.kind==="ring"){let a=i.previews?.find(c=>c.move===t);return a?{...i,preview:a}:i}if(i.kind==="tokens")return{...i,
ways:(i.ways??[]).map(a=>({...a,chosen:a.move===t}))};let l=a=>a.key===n?{...a,lifted:!0}:a;return i.kind==="grid"?{...i,
cells:i.cells.map(l)}:i.kind==="seat"&&i.me?{...i,cards:i.cards.map(l)}:i});return{...e,zones:o}}var om={ArrowLeft:{x:-1,y:0},ArrowRight:{x:1,y:0},ArrowUp:{x:0,y:-1},ArrowDown:{x:0,y:1}};function im(e,t,n){let s=t.map(
({x:o,y:i})=>{let l=(o-e.x)*n.x+(i-e.y)*n.y,a=Math.abs((o-e.x)*n.y)+Math.abs((i-e.y)*n.x);return l>.5?l+2*a:1/0}),r=Math.
min(...s);return r<1/0?s.indexOf(r):-1}function fl(e){let t=(e.querySelector(".ring-focus")??e).getBoundingClientRect();
return{x:t.x+t.width/2,y:t.y+t.height/2}}function gl(e,t){let n=om[t.key];if(!n||t.shiftKey||t.ctrlKey||t.metaKey||t.altKey)
return;let s=[...e.closest(".board")?.querySelectorAll(".way.plays")??[]].filter(o=>o!==e),r=s[im(fl(e),s.map(fl),n)];t.
preventDefault(),t.stopPropagation(),r instanceof SVGElement&&r.focus({preventScroll:!0})}var wl=8,we=1.25,bl=.42,am=.62,lm=1.5,$r=46,cm=26,um=8,hm=.95;function Nn(e,t,n=t.w/t.h){let s=Math.max(t.w,t.h*n),r=Math.
min(s,Math.max(e.w,t.w/wl)),o=r/n,i=(l,a)=>a<0?a/2:Math.max(0,Math.min(l,a));return{x:i(e.x,t.w-r),y:i(e.y,t.h-o),w:r,h:o}}
function dm(e,t,n,s,r,o=t.w/t.h){let i=Math.max(t.w,t.h*o),l=Math.min(i,Math.max(e.w/n,t.w/wl))/e.w;return Nn({x:s-(s-e.
x)*l,y:r-(r-e.y)*l,w:e.w*l,h:e.h*l},t,o)}function mm(e,t,n,s,r){let o=n/s,[i,l]=[e.map(({x:$})=>$),e.map(({y:$})=>$)],[a,
c]=[Math.min(...i),Math.min(...l)],[u,h]=[Math.max(...i)-a,Math.max(...l)-c],f=Math.min(n/t.w,(o-r)/t.h),m=Math.max(am,lm*
(n/t.w)),p=Math.min((n-2*$r)/(u||1),(o-r-2*$r)/(h||1)),g=Math.max(f,Math.min(m,p)),b={w:n/g,h:o/g},w=cm/g,x=($,S,k,T)=>{
let L=($+S-k)/2,[E,M]=[Math.min(0,$-w),Math.max(T,S+w)-k];return M<E?(E+M)/2:Math.max(E,Math.min(L,M))},v=r/g;return{x:x(
a,a+u,b.w,t.w),y:x(c,c+h,b.h-v,t.h)-v,...b}}var Rn=class{constructor(){this.board=null;this.id="";this.dragged=!1;this.aspect=
1;this.wide=0;this.clear=0;this.targets=[];this.lit=[];this.view="whole";this.chosen="";this.whole={x:0,y:0,w:1,h:1},this.
frame=this.whole,this.fingers=new Map,this.down={x:0,y:0},this.near={x:0,y:0},this.aims=(n,s)=>{};let t=(n,s,r,o)=>d("bu\
tton.btn",{"data-k":`lens.${n}`,"aria-label":r,title:r,onclick:o},s);this.controls=d("div.lens",{role:"group","aria-labe\
l":"The part of the board in view",hidden:!0},t("out","−","Further away",()=>this.zoom(1/we)),t("in","+","Nearer",()=>this.
zoom(we)),t("near",at("near",20),"Near me",()=>this.see("near")),t("whole",at("whole",20),"Whole board",()=>this.see("wh\
ole")))}on(t,n,s,r,o,i=[],l=[]){this.controls.hidden=!t;let a=JSON.stringify([r,i])!==JSON.stringify([this.near,this.targets]),
c=o.w/o.h,u=n!==this.id||c!==this.aspect||o.w!==this.wide,h=JSON.stringify(l)!==JSON.stringify(this.lit)&&!l.every(f=>this.
sees(f));this.near=r,this.targets=i,this.lit=l,this.clear=o.clear??0,t&&t!==this.board&&this.listen(t),this.board=t,t&&(u&&
(this.id=n,this.whole={x:0,y:0,...s},this.aspect=c,this.wide=o.w,this.chosen=""),u||a||h||this.view!=="own"&&!l.length?this.
look():this.show(this.frame))}sees({x:t,y:n}){let{frame:s}=this,r=$r*s.w/this.wide,o=this.clear*s.w/this.wide;return t>s.
x+r&&t<s.x+s.w-r&&n>s.y+o+r&&n<s.y+s.h-r}look(){let t=this.wide/this.aspect-this.clear,n=Math.min(this.wide/this.whole.w,
t/this.whole.h),s=this.targets.length>0||n<bl;this.frameTo(this.chosen||(s?"near":"whole"))}see(t){this.chosen=t,this.frameTo(
t)}frameTo(t){if(this.view=t,t==="whole")return this.show(Nn({...this.whole,w:1/0},this.whole,this.aspect));this.show(mm(
[this.near,...this.targets,...this.lit],this.whole,this.wide,this.aspect,this.clear))}show({x:t,y:n,w:s,h:r}){this.frame=
{x:t,y:n,w:s,h:r},this.board?.setAttribute("viewBox",`${t} ${n} ${s} ${r}`),this.board?.classList.toggle("far",this.wide/
s<bl),this.board?.classList.toggle("close",this.wide/s>=hm);let o=this.onPage;o?.a&&this.aims(1/o.a,this.frame)}drawTo(t){
this.view="own",this.show(t)}zoom(t,n=this.frame.x+this.frame.w/2,s=this.frame.y+this.frame.h/2){this.drawTo(dm(this.frame,
this.whole,t,n,s,this.aspect))}pan(t,n){let{x:s,y:r,w:o,h:i}=this.frame;this.drawTo(Nn({x:s+t*o,y:r+n*i,w:o,h:i},this.whole,
this.aspect))}point({clientX:t,clientY:n}){let s=this.onPage,{x:r,y:o}=new DOMPoint(t,n).matrixTransform(s?.inverse());return{
x:r,y:o}}get onPage(){let[t]=this.board?.children??[];return t instanceof SVGGraphicsElement?t.getScreenCTM():null}listen(t){
t.style.touchAction="none",t.addEventListener("wheel",n=>{let s=n.deltaY>0,{x:r,y:o}=this.point(n);s&&this.frame.w>=this.
whole.w&&this.frame.h>=this.whole.h||(n.preventDefault(),this.zoom(s?1/we:we,r,o))},{passive:!1}),t.addEventListener("po\
interdown",n=>{this.fingers.set(n.pointerId,{x:n.clientX,y:n.clientY}),this.down={x:n.clientX,y:n.clientY},this.dragged=
!1}),t.addEventListener("pointermove",n=>this.drag(n));for(let n of["pointerup","pointercancel","pointerleave"])t.addEventListener(
n,s=>this.fingers.delete(s.pointerId));t.addEventListener("click",n=>this.dragged&&n.stopPropagation(),{capture:!0})}drag(t){
let n=this.fingers.get(t.pointerId);if(!n)return;let s={x:t.clientX,y:t.clientY},r=[...this.fingers].find(([u])=>u!==t.pointerId)?.[1];
if(this.dragged||=!!r||Math.hypot(s.x-this.down.x,s.y-this.down.y)>um,!this.dragged)return;this.fingers.set(t.pointerId,
s);let o=this.point({clientX:n.x,clientY:n.y}),i=this.point({clientX:s.x,clientY:s.y});if(!r){let{x:u,y:h,w:f,h:m}=this.
frame;this.drawTo(Nn({x:u+o.x-i.x,y:h+o.y-i.y,w:f,h:m},this.whole,this.aspect));return}let l=u=>Math.hypot(u.x-r.x,u.y-r.
y)||1,{x:a,y:c}=this.point({clientX:(s.x+r.x)/2,clientY:(s.y+r.y)/2});this.zoom(l(s)/l(n),a,c)}key(t,n){if(!this.board)return!1;
let r=n?{ArrowLeft:[-.2,0],ArrowRight:[.2,0],ArrowUp:[0,-.2],ArrowDown:[0,.2]}[t]:void 0;if(r)this.pan(r[0],r[1]);else if(t===
"+"||t==="=")this.zoom(we);else if(t==="-")this.zoom(1/we);else if(t==="0")this.see("whole");else return!1;return!0}};var yl=420,pm=80,fm=1500,gm=5,xl=320,kl={goal:900,bust:700,aside:600},$l="cubic-bezier(.2,.7,.2,1)";function vr(e,t){let n=t.
replace(/^seat/,"h"),s=[...e].filter(({kind:c,key:u})=>c==="card"&&(u===t||u.startsWith(`${n}.`))),r=s.length?s.map(({x:c,
y:u,w:h})=>({x:c,y:u,w:h,h:h*1.4})):[...e].filter(({key:c})=>c.slice(c.indexOf(":")+1).split(".")[0]===t).map(({x:c,y:u,
wide:h=40,high:f=40})=>({x:c,y:u,w:h,h:f}));if(!r.length)return null;let o=Math.min(...r.map(({x:c})=>c)),i=Math.min(...r.
map(({y:c})=>c)),l=Math.max(...r.map(({x:c,w:u})=>c+u)),a=Math.max(...r.map(({y:c,h:u})=>c+u));return{x:o,y:i,w:l-o,h:a-
i}}var Pn=e=>N(e.x-7,e.y-7,e.w+14,e.h+14,{rx:8,fill:"none",stroke:"var(--lit)","stroke-width":4}),bm=()=>N(-14,-4,28,8,{
rx:2,fill:"var(--lit)",stroke:"#fff","stroke-width":1.5});function vl(e,t,n,{pace:s,still:r,gone:o}){e.replaceChildren();
let i=0;for(let l=t;l;l=l.then){let a=l.kind==="aside"?xm(l,n,{pace:s,still:r,gone:o,wait:i}):l.kind==="bust"?ym(Ml(o,l.
then?.face),s,r):wm(l,n,s,r);if(e.append(...a),!r&&s>0&&l!==t)for(let c of a)c.matches(".swept")||c.animate([{opacity:0},
{opacity:1}],{duration:1,delay:i,fill:"both"});setTimeout(()=>{for(let c of a)c.remove()},fm/Math.max(s,.5)+i),!r&&s>0&&
(i+=(kl[l.kind]??0)/s)}}function wm(e,t,n,s){let r=e.source?vr(t,e.source):null,o=e.target?vr(t,e.target):null;if(!o)return[];
let i=[Pn(o)];if(r&&e.kind==="catch"&&i.push(Pn(r)),!r||e.kind!=="goal"||s||n<=0)return i;for(let l=0;l<Math.min(e.count||
1,gm);l++){let a=bm();i.push(a);let c=u=>`translate(${u.x+u.w/2}px,${u.y+u.h/2}px)`;a.style.transform=c(o),a.animate([{transform:c(
r)},{transform:c(o),opacity:1},{opacity:0}],{duration:yl*1.25/n,delay:l*pm/n,easing:$l,fill:"both"})}return i}function Ml(e,t){
let n=e.filter(({kind:r,role:o})=>r==="card"&&o==="fan").sort((r,o)=>r.x-o.x),s=n.at(-1);if(s&&t){let r=n.length>1?s.x-n[n.
length-2].x:s.w*.59;n.push({...s,key:`${s.key}.end`,x:s.x+Math.max(r,s.w*.4),face:t})}return n}function ym(e,t,n){let[s]=e,
r=e.at(-1);if(!s||!r||n||t<=0)return[];let o=Pn({x:s.x,y:s.y,w:r.x+r.w-s.x,h:r.w*1.4});return o.setAttribute("stroke-das\
harray","10 7"),o.animate([{opacity:1},{opacity:1,offset:.9},{opacity:0}],{duration:(kl.bust+xl)/t,fill:"both"}),[o]}function xm(e,t,{
pace:n,still:s,gone:r,wait:o}){let i=e.target?vr(t,e.target):null;return i?s||n<=0?[Pn(i)]:Ml(r,e.face).map(l=>{let a=y(
"g.thing.card.swept",...ne({...l,plays:!1,off:""})),c=`translate(${l.x}px,${l.y}px)`;return a.animate([{transform:c,opacity:1},
{transform:`translate(${i.x}px,${i.y}px) scale(${i.w/l.w})`,opacity:1,offset:.9},{transform:`translate(${i.x}px,${i.y}px\
) scale(${i.w/l.w})`,opacity:0}],{duration:yl*1.25/n,delay:o+xl/n,easing:$l,fill:"both"}),a}):[]}var Sl=320,km=90,El={w:1,h:1},Cn=class{constructor({press:t,pace:n}){this.gone=[];this.bright=null;this.parked="";this.timer=
0;this.press=t,this.pace=n,this.rings=y("g.far-rings",{fill:"none","stroke-width":11,"aria-hidden":"true"}),this.layer=y(
"g"),this.over=y("g.event",{"aria-hidden":"true"}),this.root=y("svg.table",{role:"group",tabindex:-1},this.rings,this.layer,
this.over),this.placed=new Map,this.changed=new Set,this.lens=new Rn}paint(t,{label:n,move:s,back:r=!1}){this.root.setAttribute(
"viewBox",`0 0 ${t.w} ${t.h}`),this.root.setAttribute("aria-label",n),this.far(t);let o=new Map([...this.placed].map(([m,
{thing:p}])=>[m,p])),i=s&&this.pace()>0&&!le(),l=new Map(t.things.map(m=>[m.key,m])),a=et(this.root),c=a&&this.layer.contains(
a)?a.getAttribute("data-key"):a===this.root?this.parked:"";this.gone=[];for(let[m,{node:p,thing:g}]of this.placed){if(l.
has(m))continue;this.gone.push(g),this.placed.delete(m);let b=i&&r&&g.kind==="card"&&g.origin?l.get(g.origin):void 0;b?this.
leave(p,g,b):p.remove()}let u=null,h=[];this.changed.clear();for(let m of t.things){let p=o.get(m.key),{node:g}=this.place(
m),b=u?u.nextSibling:this.layer.firstChild;g!==b&&this.layer.insertBefore(g,b),u=g,s&&m.kind==="card"&&(!p||JSON.stringify(
p.face)!==JSON.stringify(m.face))&&this.changed.add(m.key),i&&!r&&m.thrown&&m.thrown!==p?.thrown&&this.roll(m.key);let w=i&&
m.kind==="card"&&!p?this.source(m,o):void 0;w&&h.push(this.glide(g,w,m))}if(h.length){this.root.getBoundingClientRect();
for(let[m,p]of h.entries())p(Math.min(m,4)*km/this.pace())}this.look(t),i&&co(this.root,this.pace()),this.shade(),s&&le()&&
this.flash();let f=et(this.root);c&&!(f&&this.layer.contains(f)&&f.hasAttribute("tabindex"))&&this.focus(c)}dim(t){this.
bright=t,this.shade()}shade(){let{bright:t}=this;for(let[n,{node:s,thing:r}]of this.placed){let o=n.slice(n.indexOf(":")+
1),i=!t||r.kind==="lit"||t.has(o)||t.has(o.split(".")[0]);s.classList.toggle("dimmed",!i)}}happen(t){let n=[...this.placed.
values()].map(({thing:s})=>s);vl(this.over,t,n,{pace:this.pace(),still:le(),gone:this.gone})}look(t){let n=t.things.find(
({kind:a})=>a==="board"),s=n&&this.placed.get(n.key)?.node.querySelector(".board");if(!n||!(s instanceof SVGElement))return this.
lens.on(null,"",El,{x:0,y:0},El);let{board:r,zone:o}=n,i=r.nodes.find(a=>a.id===o.centre),l=a=>[...s.querySelectorAll(a)].
map(c=>({x:Number(c.getAttribute("data-x")),y:Number(c.getAttribute("data-y"))}));this.lens.controls.classList.toggle("a\
bove",t.w<Tt),this.lens.aims=(a,c)=>oo(s,a,c,r.nodes),this.lens.on(s,r.id,{w:r.width,h:r.height},i??{x:r.width/2,y:r.height/
2},{w:n.w,h:n.h,clear:n.clearance},n.acting?l(".way.plays[data-x]:not(.many)"):[],l(".light"))}focus(t){let n=this.spot(
t);if(n)return n.focus({preventScroll:!0});let r=[this.placed.get(t)?.node,...[...this.placed.values()].map(({node:o})=>o)].
find(o=>o?.hasAttribute("tabindex"));this.parked=r?"":t,(r??this.root).focus()}around(t){let n=({node:i,thing:l})=>{let{
a=1,e:c=0,f:u=0}=i.getScreenCTM()??{};return{x:c,y:u,w:l.w*a,h:l.w*1.4*a}},s=this.spot(t)?.querySelector(".ring-focus")?.
getBoundingClientRect();if(s)return{card:{x:s.x,y:s.y,w:s.width,h:s.height},hand:[]};let r=this.placed.get(t),o=[...this.
placed.values()].filter(({thing:i})=>i.kind==="card"&&i.role==="hand");return r?{card:n(r),hand:o.map(n)}:null}spot(t){return t.
startsWith("spot:")?this.layer.querySelector(`[data-spot="${CSS.escape(t.slice(5))}"]`):null}far({w:t,h:n,middle:s}){let r=JSON.
stringify([t,n,s]);if(this.rings.dataset.looks===r)return;this.rings.dataset.looks=r;let o=[];for(let i=s.r+46;i<Math.hypot(
t,n)+300;i+=46)o.push(P(s.x,s.y,i));this.rings.replaceChildren(...o)}place(t){let n=JSON.stringify({...t,x:0,y:0}),s=this.
placed.get(t.key);if(!s){let o=y("g",{"data-key":t.key});if(t.kind==="board"){let i=l=>this.travel(t.key,l);o.addEventListener(
"click",i),o.addEventListener("keydown",i)}(t.kind==="card"||t.kind==="dice")&&(o.addEventListener("click",()=>this.touch(
t.key)),o.addEventListener("keydown",i=>{i.key!=="Enter"&&i.key!==" "||o.hasAttribute("tabindex")&&(i.preventDefault(),i.
stopPropagation(),this.touch(t.key))})),s={node:o,thing:t,looks:""},this.placed.set(t.key,s)}let{node:r}=s;if(s.looks!==
n){r.replaceChildren(...ne(t));let o=So(t),i=t.plays||t.off||t.opens||t.recall?.length>0,l=["thing",t.kind,t.role,t.plays&&
"plays",t.off&&"off",t.dealt&&"dealt",t.up&&"up"];r.setAttribute("class",l.filter(Boolean).join(" ")),j(r,"role",t.kind===
"board"?"group":i?"button":o?"img":""),j(r,"aria-label",o),j(r,"tabindex",i?"0":""),j(r,"aria-disabled",t.off?"true":""),
j(r,"aria-pressed",t.up?"true":""),j(r,"aria-hidden",t.kind==="lit"||t.kind==="mark"&&t.key.endsWith("under")||t.key.endsWith(
".above")?"true":""),s.looks=n}return r.style.transform=`translate(${t.x}px,${t.y}px)`,s.thing=t,s}travel(t,n){let s=n.target instanceof
Element?n.target.closest("[data-move],[data-spot]"):null,r=this.placed.get(t);if(!s||!r)return;if(n instanceof KeyboardEvent&&
n.key!=="Enter"&&n.key!==" ")return gl(s,n);n.preventDefault();let o=s.getAttribute("data-move")??"",i=s.getAttribute("d\
ata-spot")??"";this.press({...r.thing,plays:!0,off:"",move:o,spot:i,picks:[]},r.node)}roll(t){po(n=>{let s=this.placed.get(
t);s?.node.replaceChildren(...ne(n(s.thing)))},this.pace())}touch(t){let n=this.placed.get(t),{plays:s,off:r,opens:o,recall:i}=n?.
thing??{};n&&(s||r||o||i?.length)&&this.press(n.thing,n.node)}source(t,n){if(t.origin&&n.has(t.origin))return n.get(t.origin);
if(!(t.role!=="hand"&&t.role!=="seat"))return[...n.values()].find(s=>s.kind==="card"&&s.role==="stack"&&!s.face)}glide(t,n,s){
return t.style.transition="none",t.style.transform=`translate(${n.x}px,${n.y}px) scale(${n.w/s.w})`,r=>{t.style.transition=
"",t.style.transitionDelay=`${r}ms`,r&&setTimeout(()=>t.style.removeProperty("transition-delay"),r+Sl),t.style.transform=
`translate(${s.x}px,${s.y}px)`}}leave(t,n,s){t.setAttribute("aria-hidden","true"),t.removeAttribute("data-key"),t.style.
transform=`translate(${s.x}px,${s.y}px) scale(${s.w/n.w})`,setTimeout(()=>t.remove(),Sl/this.pace())}flash(){clearTimeout(
this.timer);for(let[t,{node:n}]of this.placed)n.classList.toggle("changed",this.changed.has(t));this.timer=setTimeout(()=>{
for(let{node:t}of this.placed.values())t.classList.remove("changed")},1500)}};var Bn=class{constructor(t){this.looks="";this.chosen=[];this.picks=[];this.carries=[];this.how=t,this.nodes=new Set}show(t,n,s){
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
o))})))}done(t){this.chosen=[],this.how.play(t)}clear(){let[t]=this.chosen;return this.chosen=[],t&&this.how.moved(t),!!t}};var ie=56,Mr=72,He=62,Dn=118,Sr=40,$m=70,vm=4e3,In=(e,t,n,s={})=>y("text.f2",{x:e,y:t,"font-size":14,...s},n),Mm=(e,t)=>Q(
e,t,15).map((n,s,{length:r})=>In(ie,35-9*r+18*s,n,{class:"f","font-weight":700,"font-size":15}));function Sm(e,t=1/0,n=Sr){
let s=e.map((o,i)=>({y:o,k:i})).sort((o,i)=>o.y-i.y);for(let o=1;o<s.length;o++)s[o].y=Math.max(s[o].y,s[o-1].y+n);for(let o=s.
length-1;o>=0;o--)s[o].y=Math.min(s[o].y,o===s.length-1?t:s[o+1].y-n);let r=[...e];for(let{y:o,k:i}of s)r[i]=o;return r}
function Em(e,t,n,s){let r=Math.max(...n.lines.map(k=>k.values.length))-1,o=n.lines.flatMap(k=>k.values),i=Math.max(...o,
1),l=Math.min(...o,0),a=k=>ie+(e-ie-Dn)*k/(r||1),c=k=>t-He-(t-Mr-He)*(k-l)/(i-l||1),h=Kt(l,i).filter(Number.isInteger).map(
k=>[y("path.race-grid",{d:`M${ie} ${c(k)}H${e-Dn}`}),In(ie-10,c(k)+5,String(k),{"text-anchor":"end"})]),f=n.parts.map(([
k],T)=>a(n.parts[T+1]?.[0]??r)-a(k)),m=Math.min(...f)>54,p=n.parts.map(([k,T],L)=>{let E=n.parts[L+1]?.[0]??r,M=m?T:T.split(
" ").at(-1)??"";return[L>0&&y("path.race-part",{d:`M${a(k)} ${Mr-12}V${t-He}`}),(a(E)-a(k)>18||L===0)&&In((a(k)+a(E))/2,
t-He+24,M,{"text-anchor":"middle"})]}),g=Math.min(Sr,(t-Mr)/n.lines.length),b=g/Sr,w=Sm(n.lines.map(k=>c(k.values.at(-1)??
0)),t-g/2,g),x=[...n.lines].sort((k,T)=>Number(k.me)-Number(T.me)).map(k=>{let T=k.values.map((R,I)=>I?`H${a(I)}V${c(R)}`:
`M${a(0)} ${c(R)}`).join(""),L=k.values.map((R,I)=>({value:R,k:I})).filter(({value:R,k:I})=>I>0&&R!==k.values[I-1]),E=w[n.
lines.indexOf(k)],M=String(k.values.at(-1)).replace("-","−"),U=k.me?"var(--accent-on-field)":"var(--on-field)";return y(
"g",{class:k.me?"race-line me":`race-line other-${k.seat%3}`},y("path",{d:T,fill:"none"}),L.map(({value:R,k:I})=>P(a(I),
c(R),4.5)),ue(k.seat,e-Dn+12,E-13*b,26*b,{fill:U}),pt(M,e-Dn+50,E-15*b,Math.min(30*b,3e3*.6/Math.max(it(M,30),60)),{colour:U}))}),
v=n.lines.find(k=>k.me),$=n.tags.map(({n:k,frame:T,step:L},E)=>{let M=Math.max(0,T),U=c(v?.values[M]??0),R=E>0&&Math.abs(
a(M)-a(n.tags[E-1].frame))<30,I=U+30>t-He-26,F=I?U-56-(R?28:0):U+26+(R?28:0),K=()=>s(L);return y("g.race-tag",{role:"but\
ton",tabindex:0,"data-k":`tag.${k}`,"aria-label":`Costly move ${k}: try it again`,onclick:K,onkeydown:Z=>{Z.key!=="Enter"&&
Z.key!==" "||(Z.preventDefault(),K())}},N(a(M)-22,F-9,44,44,{fill:"transparent"}),y("path",{d:`M${a(M)} ${U}V${F+13}`}),
P(a(M),U,5),N(a(M)-13,F,26,26,{class:"tag"}),y("text",{x:a(M),y:F+18,"text-anchor":"middle","font-size":15,"font-weight":700},
String(k)))}),S=n.lines.map(k=>`${k.name} ${k.values.at(-1)}`).join(", ");return y("svg",{viewBox:`0 0 ${e} ${t}`,role:"\
group","aria-label":`${n.title}. At the end: ${S} ${n.unit}.`},Mm(n.title,e-ie-$m),...h,...p,...x,...$,t>330&&In(ie,t-12,
n.tags.length?"A numbered tag: a move that cost you.":""))}var Fn=class{constructor(t){this.timer=0;this.step=-1;this.looks=
"";this.press=t,this.button=d("button.btn",{"data-k":"race",onclick:()=>this.turn(!this.away)}),this.drawing=d("div"),this.
root=d("div.race",{hidden:!0},this.drawing,this.button),this.away=!1,this.turn(!1)}turn(t){clearTimeout(this.timer),this.
away=t,this.button.textContent=t?"Race":"Table",this.button.setAttribute("aria-label",t?"Show the race":"Show the table"),
this.drawing.hidden=t,this.root.classList.toggle("away",t),this.root.parentElement?.classList.toggle("raced",!this.root.
hidden&&!t)}show(t,n){let s=t.get("race"),r=t.get("mode")==="watch",o=r&&(t.get("step")<n||t.get("stop")>=0);this.root.hidden=
o||!s?.lines?.length;let i=this.step;if(this.step=t.get("step"),this.root.hidden)return this.turn(!1);if(i===this.step)this.
root.parentElement?.classList.toggle("raced",!this.away);else{let m=r&&i===n-1;this.turn(m),m&&(this.timer=window.setTimeout(
()=>this.turn(!1),vm))}let l=m=>String(m)===t.get("watcher"),a=(s.lines??[]).map(m=>({...m,me:m.me||r&&l(m.seat)})),{clientWidth:c,
clientHeight:u}=this.root.parentElement??this.root,h=JSON.stringify([s,a,c,u]);if(h===this.looks)return;this.looks=h;let f={
...s,lines:a};this.drawing.replaceChildren(Em(c,u,f,this.press))}};var _n=class{constructor(t){this.opener=t,this.root=d("section.sheet.scores",{hidden:!0}),t.onclick=()=>this.open(!!this.
root.hidden)}open(t){this.root.hidden=!t,j(this.opener,"aria-expanded",String(t))}escape(){let t=!this.root.hidden,n=this.
root.contains(et(this.root));return this.open(!1),n&&this.opener.focus(),t}show(t){if(this.opener.hidden=!t,!t)return this.
open(!1);let n=JSON.stringify(t);if(this.root.dataset.looks===n)return;this.root.dataset.looks=n,this.opener.textContent=
t.notes?"Notes":"Scores",this.root.classList.toggle("notes",!!t.notes);let s=i=>d("tr",i.map((l,a)=>a?d("td",l):d("th",{
scope:"row"},l))),r=i=>i?d("th",{scope:"col"},i):d("td"),o={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
escape()};this.root.replaceChildren(z(o,at("close",16)),d("div.scroll",{tabindex:0,role:"group","aria-label":t.title},d(
"table",d("caption",t.title),d("thead",d("tr",t.head.map(r))),d("tbody",t.rows.map(s)))))}};var Tm=1600,Lm=1.9,Am=[[.5,"½×"],[1,"1×"],[3,"3×"]],Om=17,Um=7,Tl=[["ask","Ask me"],["mark","Only mark"],["off","Off"]],
Hm={open:"a question",now:"asked now",came:"it came",not:"it did not come",unseen:"not seen in the game",skipped:"skippe\
d"};function Nm(e,t){let n=[...e],s=Math.min(Om,t/Math.max(e.length-1,1));for(let r=1;r<n.length;r++)n[r]=Math.max(n[r],
n[r-1]+s);for(let r=n.length-1,o=t;r>=0;r--,o-=s)n[r]=Math.min(n[r],o);return n}function Rm(e){return e.asking!=="ask"?-1:
e.moments.findIndex(({frame:t,state:n})=>t===e.step&&n==="open")}var ae={first:"Home",back:"ArrowLeft",play:" ",forward:"\
ArrowRight",last:"End"},qn=class{constructor(t){this.timer=0;this.looks="";this.chosen="";this.how=t,this.keys={first:this.
key("first","First step",()=>t.go(0)),back:this.key("back","Step back",()=>t.go(this.now.step-1)),play:this.key("play","\
Play",()=>t.play(!this.now.playing)),forward:this.key("forward","Step forward",()=>t.go(this.now.step+1)),last:this.key(
"last","Last step",()=>t.go(this.now.last))},this.keys.play.classList.add("go"),this.range=d("input.rng",{type:"range",min:0,
"aria-label":"Step",oninput:()=>t.go(Number(this.range.value))}),this.marks=y("svg.marks",{height:14,"aria-hidden":"true"}),
this.moments=d("div.moments"),this.told=d("p.count",{"aria-hidden":"true"}),this.menu=d("div.pace-menu",{hidden:!0,role:"\
group","aria-label":"Questions and pace"}),this.more=d("button.btn.quiet.more",{"data-k":"pace","aria-expanded":"false",
onclick:()=>this.open(this.shut)},d("span.word","Ask me"),at("down",14)),this.root=d("div.stepper",d("div.keys",{role:"g\
roup","aria-label":"Steps"},Object.values(this.keys)),d("div.scrub",this.marks,this.moments,this.range),this.told,d("div\
.pace",this.more,this.menu)),this.now={step:0,last:0,marks:[],playing:!1,speed:1,moments:[],asking:"off",stop:-1,happens:!1,
eyes:[],watcher:"",buttons:[]}}get shut(){return!!this.menu.hidden}key(t,n,s){let r=ae[t].replace(" ","Space");return d(
"button",{"data-k":`step.${t}`,"aria-label":n,"aria-keyshortcuts":r,title:n,onclick:s},at(t,24))}show(t){let n=this.now.
playing!==t.playing,s=n||this.now.step!==t.step||this.now.speed!==t.speed||this.now.last!==t.last;this.now=t,this.range.
max=String(Math.max(t.last,1)),this.range.value=String(t.step),j(this.range,"aria-valuetext",`Step ${t.step} of ${t.last}`),
this.range.style.setProperty("--p",`${t.last?100*t.step/t.last:0}%`),this.told.replaceChildren(d("b",String(t.step)),d("\
small",`of ${t.last}`));for(let r of["first","back"])j(this.keys[r],"aria-disabled",t.step===0?"true":"");for(let r of["\
forward","last"])j(this.keys[r],"aria-disabled",t.step===t.last?"true":"");if(n){let r=t.playing?"Pause":"Play";this.keys.
play.replaceChildren(at(t.playing?"pause":"play",24)),j(this.keys.play,"aria-label",r),j(this.keys.play,"title",r)}this.
choices(),this.mark(),s&&clearTimeout(this.timer),s&&t.playing&&(this.timer=setTimeout(()=>this.tick(),Tm*(t.happens?Lm:
1)/t.speed))}tick(){let t=Rm(this.now);t>=0?this.how.stop(t):this.now.step>=this.now.last?this.how.play(!1):this.how.go(
this.now.step+1,!0)}choices(){let{asking:t,speed:n,moments:s,eyes:r,watcher:o,buttons:i}=this.now,l=JSON.stringify([t,n,
s.length>0,r,o,i]);if(l===this.chosen)return;this.chosen=l;let a=s.length?Tl.find(([u])=>u===t)?.[1]??"":`${n}×`.replace(
"0.5","½");this.more.firstElementChild?.replaceChildren(a),j(this.more,"aria-label",`Questions and pace: ${a}`);let c=et(
this.menu)?.getAttribute("data-k");this.menu.replaceChildren(...[s.length>0&&d("p","At a decisive moment"),s.length>0&&mt(
{label:"At a decisive moment",choices:Tl,value:t,pick:u=>this.how.ask(u),k:"asking"}),r.length>1&&d("p.seen-by","Seen by"),
r.length>1&&d("div.seen-by",mt({label:"Seen by, in the menu",choices:r,value:o,pick:u=>this.how.see(u),k:"eyes"})),d("p",
"Pace"),mt({label:"Pace",choices:Am,value:n,pick:u=>this.how.pace(u),k:"speed"}),i.length>0&&d("p","To take along"),...i.
map(u=>je(u,h=>this.how.key(h)))].filter(u=>u instanceof Node)),c&&this.menu.querySelector(`[data-k="${c}"]`)?.focus()}open(t){
this.menu.hidden=!t,j(this.more,"aria-expanded",String(t)),t&&this.menu.querySelector("[aria-pressed=true], button")?.focus()}escape(){
return this.shut?!1:(this.open(!1),this.more.focus(),!0)}mark(){let{marks:t,last:n,moments:s,asking:r,stop:o}=this.now,i=Math.
round(this.marks.clientWidth),l=r==="off"?[]:s,a=JSON.stringify([t,i,l,o]);if(a===this.looks||!i)return;this.looks=a;let c=p=>n?
p/n*i:0,u=Math.max(1,...t);this.marks.setAttribute("viewBox",`0 0 ${i} 14`),this.marks.replaceChildren(...l.length?l.map(
({frame:p})=>N(c(p)-1,21,2,8,{fill:"var(--lit)"})):t.flatMap((p,g)=>{let b=3+3.5*p/u,w=`M${c(g)} ${7-b}l${b} ${b} -${b} ${b}\
 -${b} -${b}z`;return p>0?[y("path",{d:w,fill:"var(--accent-on-field)"})]:[]}));let h=l.map((p,g)=>({...p,k:g})),f=i<Um*
(h.length-1)?h.filter(({k:p})=>p===o):h,m=Nm(f.map(({frame:p})=>c(p)),i);this.moments.replaceChildren(...f.map(({frame:p,
state:g,line:b,k:w},x)=>d("button",{class:`moment ${w===o?"now":g}`,style:`left:${m[x]}px`,tabindex:-1,"data-moment":w,title:b,
"aria-label":`Step ${p}, ${Hm[w===o?"now":g]}: ${b}`,onclick:()=>this.how.stop(w)},g==="came"||g==="not"||g==="unseen"?d(
"i",{class:g}):"?")))}stop(){clearTimeout(this.timer)}};function Ll(e){let{lens:t}=e.painter,n=()=>!e.acting&&e.reel.length>1,s=l=>()=>(e.go(l),!0),r=e.model.get("step"),o=()=>e.
acts.root.querySelector('[data-act="press"]'),i=l=>!l.closest(ui);return[{keys:[ae.play],shown:"Space",words:"Plays the \
game on, or halts it.",when:n,press:(l,a)=>(i(a)&&e.play(!e.model.get("playing")),i(a))},{keys:[ae.back],shown:"←",words:"\
A step back.",when:n,press:s(r-1)},{keys:[ae.forward],shown:"→",words:"A step on.",when:n,press:s(r+1)},{keys:[ae.first],
shown:"Home",words:"The first step.",when:n,press:s(0)},{keys:[ae.last],shown:"End",words:"The last step.",when:n,press:s(
e.reel.length-1)},{keys:[" "],shown:"Space",words:"Goes on where chance waits for you.",when:()=>e.acting&&!!o(),press:(l,a)=>(i(
a)&&o().click(),i(a))},{keys:["+","=","-","0"],shown:"+ − 0",words:"Closer to the board, farther away, all of it; with\
 the focus on the table.",inside:!0,when:()=>!!t.board,press:l=>t.key(l,!1)},{keys:["ArrowLeft","ArrowRight","ArrowUp","\
ArrowDown"],shown:"Shift and an arrow",words:"Moves the board; with the focus on the table.",inside:!0,shift:!0,when:()=>!!t.
board,press:l=>t.key(l,!0)},{keys:[],any:l=>Er(e,l).size===1,shown:"A card's sign",words:"Takes that card, if only one i\
n your hand bears it; with the focus on the table.",inside:!0,when:()=>e.acting&&Er(e).size>0,press:l=>{let[a]=Er(e,l).values();
return e.press(a),!0}},{keys:["d","D"],shown:"D",words:"Shows the discards by colour and value, or puts them away.",when:()=>!!e.
spread.zone,press:()=>(e.spread.toggle(()=>e.show(!1)),!0)},{keys:["Escape"],shown:"Escape",words:"Closes what is open o\
ver the table, or puts the card back.",inside:!0,when:()=>!0,press:()=>Pm(e)}]}function Pm(e){if(e.chooser.key)e.chooser.
leave();else{if(e.placing.clear())return!0;if(e.lifting.lifted)e.lifting.lift("");else return["spread","heat","scores","\
stepper","caption"].some(t=>e[t].escape())}return!0}function Er(e,t){let n=new Map;for(let{thing:s}of e.painter.placed.values())
s.kind==="card"&&s.plays&&s.face?.text&&(t==null||s.face.text.toLowerCase()===t.toLowerCase())&&n.set(s.move||s.key,s);return n}function Tr(e){let t=e.reel.length-1,n=Math.min(e.model.get("step"),t),s=e.model.get("playing");e.strip.hidden=t<1,e.stepper.
show({step:n,last:t,marks:e.reel.marks(),playing:s,speed:e.model.get("speed"),moments:e.model.get("moments"),asking:e.model.
get("asking"),stop:e.model.get("stop"),happens:!!(e.scene?.event??e.scene?.mark),eyes:e.model.get("eyes"),watcher:e.model.
get("watcher"),buttons:e.model.get("buttons")??[]})}function Al(e,t){let n=e.acting?e.playBar:e.stepper.root;if(e.strip.
firstChild!==n&&e.strip.replaceChildren(n),!e.acting)return Tr(e);e.stepper.stop(),e.lifting.stand(e.playBar,e.stage,e.fit===
"phone");let s=t.alert?(t.actions??[]).filter(l=>!l.strong):t.actions??[];e.lifting.show({lifts:e.model.get("lifts")??{},
keys:e.model.get("buttons")??[]}),e.strip.hidden=e.mode==="edit",e.acts.root.hidden=!!e.lifting.lifted;let r=t.zones.some(
l=>l.kind==="tokens"&&l.ways?.some(({move:a})=>a)),o=r?"Press a lit space or a row; press it again to go there.":"",i=e.
model.get("busy")?"The others play.":e.placing.words||o;e.lifting.tell(i,t.actions??[]),e.acts.show(s,!!e.model.get("bus\
y"),e.stage)}var Cm={watch:288,play:356,edit:316},Bm=288,Lr=class{constructor(t,n){this.refused="";this.left=-1;this.shownSize="";this.
paintedStep=-1;this.model=t,this.sending=new wn(t,s=>this.markSent(s)),this.painter=new Cn({press:s=>this.press(s),pace:()=>this.
model.get("speed")}),this.stepper=new qn({go:(s,r)=>this.go(s,r),play:s=>this.play(s),pace:s=>this.save({speed:s}),ask:s=>this.
save({asking:s}),stop:s=>this.stopAt(s),see:s=>this.save({watcher:s}),key:s=>this.model.send({kind:s})}),this.caption=new xn(
{texts:()=>this.model.get("clauses"),see:s=>this.save({watcher:s})}),this.call=new yn({send:s=>this.send(s),drawn:()=>this.
soon("stay")}),this.race=new Fn(s=>this.model.send({kind:"retry",step:s})),this.felt=d("div.felt",this.call.root,this.painter.
lens.controls,this.painter.root,this.race.root),this.board=d("p.sr"),this.chooser=new $n({play:s=>this.send(s),focus:s=>this.
painter.focus(s),around:s=>this.painter.around(s),moved:()=>this.scene&&this.showTable(this.scene,!1)}),this.placing=new Bn(
{play:s=>this.send(s),choose:(s,r)=>this.chooser.show({key:`spot:${s}`,label:s,plays:!0,picks:r}),moved:s=>{this.show(!1),
this.painter.focus(`spot:${s}`)}}),this.acts=new Hn({send:s=>this.send(s),refuse:s=>this.refuse(s)}),this.lifting=new Un(
{play:s=>this.send(s),key:s=>this.model.send({kind:s}),told:(s,r)=>this.lift(s,r)}),this.playBar=d("div.play-bar",this.lifting.
acts,this.acts.root,this.lifting.words,this.lifting.keys),this.strip=d("div.strip"),this.scores=new _n(this.caption.sheet),
this.spread=new en({focus:s=>this.painter.focus(s)}),this.heat=new Je(()=>this.soon("stay")),this.stage=d("section.stage",
{"aria-label":"The table"},this.caption.root,this.caption.box,this.felt,this.heat.root,this.board,this.chooser.root,this.
scores.root,this.spread.root,this.heat.list,this.strip),this.live=d("p.sr",{"aria-live":"polite"}),this.root=d("div.uw.u\
w-table",this.stage,this.live),this.root.addEventListener("keydown",s=>this.key(s)),this.unhear=dn(this.root,()=>Ll(this)),
n.append(this.root),this.tall=void 0,this.due="",this.saying=0,this.watch=()=>this.soon("move"),this.still=()=>this.soon(
"stay"),this.reel=new vn(t,()=>this.soon("stay")),this.moves=["step","frames","pool"],this.stays="game palette names eye\
s watcher playing speed mode clauses lit differs aside boards heat dealt note busy caption moments asking stop bright li\
fts lifted stamp buttons race covers".split(" ");for(let s of this.moves)t.on(`change:${s}`,this.watch);for(let s of this.
stays)t.on(`change:${s}`,this.still);t.on("msg:custom",Nt),this.sizes=new ResizeObserver(()=>this.resized()),this.sizes.
observe(this.felt),this.unheed=Zo(this.still),this.unhalt=Ao(()=>this.model.get("playing")&&this.play(!1)),this.unfit=on(
this.root,()=>this.resized(!0)),this.show(!1)}get scene(){return this.reel.scene(this.model.get("step"))}get mode(){return this.
model.get("mode")}get acting(){return this.mode!=="watch"}save(t){for(let[n,s]of Object.entries(t))this.model.set(n,s);this.
model.save_changes()}go(t,n=!1){let s=Math.max(0,Math.min(t,this.reel.length-1));s!==this.model.get("step")&&(this.left=
this.model.get("stop"),this.save(n||!this.model.get("playing")?{step:s}:{step:s,playing:!1}))}stopAt(t){t===this.left&&this.
model.set("stop",-1),this.save({stop:t,playing:!1})}play(t){let n=this.model.get("step")>=this.reel.length-1;this.save(t&&
n?{step:0,playing:!0}:{playing:t})}show(t){let n=this.scene;if($t(this.root,this.model.get("palette")),this.root.classList.
toggle("busy",!!this.model.get("busy")),this.root.classList.toggle("acts",this.acting),this.left!==this.model.get("stop")&&
(this.left=-1),!n)return Tr(this);t&&(this.refused=""),this.lifting.hold(this.model.get("lifted")??"",this.model.get("sa\
id")??{},this.model.get("lifts")??{},n),this.sending.drawn(),this.root.style.setProperty("--pace",String(this.model.get(
"speed"))),this.board.textContent=n.board??"",this.caption.showEyes(this.model.get("eyes"),this.model.get("watcher")),t&&
this.call.cover(),this.call.show(n,this.acting,this.covers),this.heat.show(this.model.get("heat")??{}),this.showTable(n,
t),this.race.show(this.model,this.reel.length-1),Al(this,n),this.scores.show(n.sheet),this.showWords(n),t&&this.chooser.
close(),t&&this.announce(n)}soon(t){this.due||queueMicrotask(()=>{let n=this.due==="move";this.due="",this.show(n)}),this.
due!=="move"&&(this.due=t)}get lit(){let t=this.model.get("lit");return Object.keys(t).length>0?this.model.get("aside")?
{}:t:Object.fromEntries((this.model.get("differs")??[]).map(s=>[s,""]))}get covers(){return this.model.get("covers")||Vo()}get fit(){
return this.root.closest("[data-fit]")?.getAttribute("data-fit")??"flow"}get filled(){return["large","middle"].includes(
this.fit)}get size(){let{clientWidth:t,clientHeight:n}=this.felt;return`${t} ${this.filled?n:window.innerHeight} ${this.
fit}`}showTable(t,n){let s=parseFloat(getComputedStyle(this.root).fontSize)/16||1,r=this.call.hidden?0:this.call.root.offsetHeight/
s,o=this.mode==="edit"&&t.table==="round";this.placing.show(t,this.model.get("boards")??{},this.acting);let i={w:(this.felt.
clientWidth||772)/s,h:this.filled?this.felt.clientHeight/s:0,low:this.fit!=="phone"?0:(o?Bm:Cm[this.mode])+(this.acting?
0:r),page:window.innerHeight/s};this.shownSize=this.size,this.root.classList.toggle("narrow",i.w<Tt);let l=this.mode==="\
watch"&&this.reel.length<2,a=l?void 0:nn(t),c=this.chooser.key?{...this.lit,[this.chooser.key]:""}:this.lit;this.spread.
show(a,this.lit,i.w<Tt);let u={lit:$o(c,a),laid:l,opens:a?.of,dealt:this.model.get("aside")?{}:this.model.get("dealt"),acting:this.
acting,editing:this.mode==="edit",boards:this.model.get("boards")??{},spots:this.placing.spots,heat:this.heat.map,clear:this.
heat.clears,call:r,under:!t.covered?.length||this.covers!=="hidden"},h=al(pl(t,this.lifting.lifted,this.lifting.card),i,
u),f=this.model.get("bright")??[];this.painter.dim(f.length?new Set(f):null),h.h=this.steady(h);let m=this.model.get("st\
ep"),p=m<this.paintedStep;this.paintedStep=m,this.painter.paint(h,{label:`The table. ${t.place??""}`,move:n,back:p}),n&&
this.painter.happen(p?null:t.event);let g=Math.min(this.felt.clientWidth/h.w,this.filled?this.felt.clientHeight/h.h:1/0),
b=this.filled?(this.felt.clientHeight-h.h*g)/2:0;this.call.root.style.top=`${b+h.call*g}px`}steady({w:t,h:n}){let s=[t,this.
model.get("game"),this.model.get("mode"),this.size,this.call.hidden].join();return this.tall?.kind!==s&&(this.tall={kind:s,
h:n}),this.tall.h=Math.max(this.tall.h,n),this.tall.h}resized(t=!1){let n=this.scene;!n||!t&&this.size===this.shownSize||
(this.painter.root.classList.add("still"),this.showTable(n,!1),this.race.show(this.model,this.reel.length-1),this.painter.
root.getBoundingClientRect(),this.painter.root.classList.remove("still"),this.stepper.mark(),this.showWords(n),this.chooser.
stand())}showWords(t){let n=this.model.get("caption")??{};j(this.stage,"aria-label",n.badge?`Table ${n.badge} of two`:"T\
he table"),this.caption.show({clauses:n.clauses??(t.clauses??[]).filter(s=>s),...Ua(t,n),note:this.refused||this.model.get(
"note")||"",tone:n.tone??"plain",badge:n.badge})}announce(t){clearTimeout(this.saying),this.saying=setTimeout(()=>{this.
live.textContent=[...t.said??[],t.now].filter(Boolean).join(" ")},350)}press(t){if(t.spot)return this.placing.press(t.spot);
if(t.opens)return this.spread.toggle(()=>this.show(!1));if(!t.plays&&t.recall?.length)return this.chooser.show(t);if(t.off&&
!t.plays)return this.refuse(t.off);if(t.picks.length&&!(t.picks.length===1&&!t.move))return this.chooser.show(t);let n=t.
move||t.picks[0].move,s=t.kind==="board";if((["hand","grid"].includes(t.role)||s)&&n in this.lifting.lifts&&(this.lifting.
lifted!==n||!s&&this.lifting.card!==t.key)){if(this.lifting.lift(n,t.key),s){let o=this.stage.querySelector(`.way[data-m\
ove="${CSS.escape(n)}"]`);o instanceof SVGElement&&o.focus()}return}return this.send(n)}lift(t,n){let s=t.lifted!==this.
model.get("lifted");this.save(t),!(!s||!this.scene)&&(this.refused="",this.show(!1),t.lifted||this.painter.focus(n))}refuse(t){
this.refused=t;let n=this.scene;n&&this.showWords(n)}send(t){this.lifting.unread(t)||(this.sending.send(t,this.lifting.said[t]??
null),se(this.model.get("game")))}markSent(t){this.root.classList.toggle("sent",!!t),this.lifting.playing(!!t);for(let n of this.
stage.querySelectorAll("[data-act]"))j(n,"aria-busy",t&&n.getAttribute("data-act")===t?"true":"")}key(t){!t.ctrlKey&&!t.
metaKey&&!t.altKey&&this.chooser.stroke(t)}remove(){this.unfit(),this.unhear(),this.unheed(),this.unhalt(),this.chooser.
close();for(let t of this.moves)this.model.off(`change:${t}`,this.watch);for(let t of this.stays)this.model.off(`change:${t}`,
this.still);this.model.off("msg:custom",Nt),this.stepper.stop(),this.reel.stop(),this.sizes.disconnect(),clearTimeout(this.
saying)}};function Ar({model:e,el:t}){let n=new Lr(e,t);return()=>n.remove()}var Ne=["answer","why","try"],Ol=["guess","think","know"],Ul=26;function rt(e){throw new Error(e)}var Ft=(e,t)=>e.card(t.
place,t.question,t.settings);function Re({said:e,covered:t},n,s,r){return e.findLast((o,i)=>i>=t&&o.place===n&&o.question===
s&&!At(o.settings,r))}var Pe=({locked:e},t,n,s)=>!!Re(t,t.place,n,s.settings)||!t.predicting||s.certain&&!e;var Xt=(e,t)=>({...t,question:Dm(e,t),why:0});function Dm(e,t){let n=e.offered(t.place),s=i=>e.card(t.place,i,t.settings);
if(n.length===1)return n[0];if(t.held)return t.question;if(n.includes(t.chosen))return t.chosen;let r=e.prefer(t.place);
return r&&s(r)?r:n.find(i=>s(i)?.certain===!1)??n.find(s)??n[0]??""}function Hl(e,t,n){let s=t.before??t.settings,r=t.chosen||
t.question;return Xt(e,{...t,place:n,held:null,aside:!1,before:null,settings:s,question:r})}function Im(e,t,n){let s=e.offered(t.place);s.includes(n)||rt(`Expected a question of ${s.join(", ")}, not '${String(n).
slice(0,40)}'.`);let{held:r}=t,o=r?n!==r.question:!1,i=r&&!o?r.settings:t.settings;return Xt(e,{...t,chosen:n,question:n,
aside:o,settings:i})}function Fm(e,t,n){let s=Ft(e,t),r=s?.offers??{};for(let[o,i]of s?Object.entries(n):[]){let l=o in t.
settings&&t.settings[o]===i;if(!r[o]?.includes(i)&&!l){let a=Object.entries(r).map(([u,h])=>`${u} of ${h.join(", ")}`),c=`${o.
slice(0,20)}=${String(i).slice(0,20)}`;rt(`Expected settings ${a.join("; ")||"of none"}, not ${c}.`)}}return Xt(e,{...t,
settings:{...n}})}function Or(e,t,{number:n,sure:s="think",time:r="",seed:o=0}){let i=Ft(e,t);if(!i)return rt("Expected \
a position in which a question arises before a prediction.");Ol.includes(s)||rt(`Expected how sure you are to be ${Ol.join(
", ")}, not '${String(s).slice(0,20)}'.`),i.value(n);let{place:l,question:a}=t,c={place:l,question:a,settings:i.settings,
number:n.trim(),sure:s,time:r,seed:o,owned:"",denied:""};return{...t,said:[...t.said,c]}}function Wn(e,t){let n=Ft(e,t),
s=n&&Re(t,t.place,t.question,n.settings),r=s&&e.told(n,s,t.said.slice(0,t.said.indexOf(s)));return{said:s,told:r}}function Ur(e,t,n){
let{said:s,told:r}=Wn(e,t);if(!s||!r?.mistake||!r.asks)return rt("Expected a number that a mistake fits before a yes or \
no.");let o={...s,[n?"owned":"denied"]:r.mistake.kind};return{...t,said:t.said.map(i=>i===s?o:i)}}function Nl(e,t,n){switch(n.
kind){case"Pick":return Im(e,t,n.question);case"Set":return Fm(e,t,n.settings);case"Predict":return n.second&&rt("Expect\
ed one number, for the one question on show."),Xt(e,Or(e,t,n));case"Own":return Ur(e,t,n.yes);case"Turn":return Ne.includes(
n.page)||rt(`Expected a page of ${Ne.join(", ")}, not '${String(n.page).slice(0,20)}'.`),{...t,page:n.page};case"Why":return n.
at>=0&&n.at<Ul||rt(`Expected a step of the derivation from 0 to ${Ul-1}, not ${n.at}.`),{...t,why:n.at};case"AskFirst":return Xt(
e,{...t,predicting:n.on});case"Cover":return Xt(e,{...t,covered:t.said.length})}return rt(`Expected a deed at a panel, n\
ot ${n.kind}.`)}function Hr(e){return{asked:{place:"",question:"",settings:{},chosen:"",held:null,aside:!1,before:null,page:Ne[0],why:0,
predicting:!0,said:[],covered:0},frame:0,eyes:"0",seat:0,stop:-1,playing:!1,fates:{},...e}}var yw="no one two three four five six seven eight nine ten".split(" ");function qm(e,t,n){let s=e.card(t.place,n,t.settings),r=!!(s&&Re(t,t.place,n,s.settings));return{...e.chip(n),arises:!!s,
away:s?"":e.away(t.place,n),done:r}}function Wm(e,t,n){return n.row.map(([s,r,o])=>{let i=r===n.settings[s],l={...n.settings,
[s]:r},a=i?n:e.card(t.place,t.question,l),c=a&&JSON.stringify(a.settings)===JSON.stringify(l);return{value:r,label:o,here:i,
...c&&Pe(e,t,t.question,a)?a.number:{}}})}var jm=({said:e},t)=>e.slice(0,e.indexOf(t));function Gm(e,t,n,s){let r=Re(t,t.
place,t.question,n.settings),o=[t.question,...Object.values(n.settings),t.place].join(" ");return{...n.asked,key:o,revealed:s,
fault:e.fault(t.place),...s&&{...n.answered,row:Wm(e,t,n),notice:e.notice(t)},...r&&{said:{...e.told(n,r,jm(t,r)),sure:r.
sure},misconception:""}}}function Rl(e,t){let n=Ft(e,t),s=n?Pe(e,t,t.question,n):!1,{question:r,settings:o,predicting:i,
page:l,why:a}=t;return{question:r,settings:o,predicting:i,page:l,why:a,questions:e.offered(t.place).map(c=>qm(e,t,c)),panel:n?
Gm(e,t,n,s):e.nothing(t.place,t.question),main:n&&!s?{label:"Show the answer",kind:"predict"}:{},moment:{},guesses:[],ending:{}}}function Pl(e,t){return t.said.flatMap((n,s)=>{let r=e.card(n.place,n.question,n.settings);if(!r)return[];let{judged:o,measure:i}=r.
panel,l=r.value(n.number),{mistake:a}=e.told(r,n,t.said.slice(0,s));return[{game:e.saved.game,question:n.question,settings:Object.
entries(r.settings).map(([c,u])=>`${c}=${u}`).join(" "),position:e.called(n.place),prediction:l,sure:n.sure,exact:o.written,
measure:i,mistake:a?.name??"",kind:a?.kind??"",own:n.owned?"yes":n.denied?"no":"",time:n.time,off:Math.abs(l-o.exact)}]})}var Cl=["set","any"],ye=(e,t,n=!1)=>`${e} ${t}${n?" again":""}`;function ht(e,t,n=!1){let s=new Map;for(let r of t.asked.
said){let[o,i,l]=r.place.split(" ");if(Number(o)!==t.course||!!l!==n||s.has(Number(i)))continue;let a=e.card(r.place,r.question,
{});a&&!At(a.settings,r.settings)&&s.set(Number(i),r)}return s}function Dl(e,t){let n=e.card(t.place,t.question,t.settings);
return n?n.verdict(n.value(t.number)).near:!1}var Nr=(e,t)=>t.redo.length>0?t.redo:[...e.groups(t.course).keys()];function Il(e,t){
let n=Math.max(t.at,..._t(e,t));return Nr(e,t).find(s=>s>n)??-1}var Fl=(e,t,n)=>ht(e,t,t.redo.includes(n)).has(n);function Rr(e,t,n){
let s=ye(t.course,n,t.redo.includes(n));return{...t.asked,place:s,question:e.offered(s)[0],settings:{}}}function _t(e,t){
let n=t.at<0?[]:e.pair(t.course,t.at);return new Set(n.map(s=>Fl(e,t,s))).size>1?[]:n}var _l=(e,t,n)=>!t.asked.predicting||
Fl(e,t,n[0]);function Vm(e,t,n,s){let r=[n.number.trim(),(n.second??"").trim()];r.every(Boolean)||rt(`Expected two numbe\
rs: positions ${s[0]+1} and ${s[1]+1} are answered together.`);let o=s.reduce((i,l,a)=>Or(e,{...Rr(e,t,l),said:i},{...n,
number:r[a]}).said,t.asked.said);return Xt(e,{...t.asked,said:o})}function Zm(e,t,n){let s=n.map(r=>Rr(e,t,r));return s.
find(r=>Wn(e,r).told?.asks)??s[0]}function ql(e,t){if(t.order==="any"||!t.asked.predicting)return[];let n=ht(e,t),s=ht(e,
t,!0),r=Nr(e,t),o=!1,i=-1;return[...e.groups(t.course).keys()].filter(l=>(t.redo.includes(l)?s:n).has(l)?!1:o?!_t(e,{...t,
at:l}).some(a=>a<l&&a===i):(o=r.includes(l),o&&(i=l),!1))}function Pr(e,t,n){if(n>=e.groups(t.course).length)return{...t,
at:-1};let s=_t(e,t).includes(n)?t.asked.page:Ne[0],r={...t.asked,settings:{},page:s},o=ye(t.course,n,t.redo.includes(n));
return{...t,at:n,asked:Hl(e,r,o)}}function Bl(e,t,n){let s=e.groups(t.course).length;if(n===-1)return{...t,at:-1};n>=0&&
n<s||rt(`Expected a position from 1 to ${s}, not ${n+1}.`),ql(e,t).includes(n)&&rt("Give your prediction first.");let r=_t(
e,{...t,at:n});return Pr(e,t,r.length>0&&!_l(e,t,r)?r[0]:n)}function Km(e,t){let n=ht(e,t),s=ht(e,t,!0),r=[...n.keys()].
filter(l=>!s.has(l)&&!Dl(e,n.get(l))),o=r.flatMap(l=>e.pair(t.course,l)).filter(l=>!s.has(l)),i=[...new Set([...r,...o])].
sort((l,a)=>l-a);return i.length===0&&rt("Expected misses to redo; there are none left."),Pr(e,{...t,redo:i},i[0])}function Wl(e,t,n){
switch(n.kind){case"Go":return Bl(e,t,n.to);case"GoOn":return t.at<0?t:Bl(e,t,Il(e,t));case"Redo":return Km(e,t);case"Be\
gin":return Pr(e,{...t,course:t.course+1,redo:[]},0);case"Arrange":return Cl.includes(n.order)||rt(`Expected an order of\
 ${Cl.join(" or ")}, not '${String(n.order).slice(0,20)}'.`),{...t,order:n.order}}let s=_t(e,t);return s.length>0&&n.kind===
"Predict"&&(n.second||!_l(e,t,s))?{...t,asked:Vm(e,t,n,s)}:s.length>0&&n.kind==="Own"?{...t,asked:{...t.asked,said:Ur(e,
Zm(e,t,s),n.yes).said}}:{...t,asked:Nl(e,t.asked,n)}}function jl(e,t){let n=Rl(e,t.asked),s=Nr(e,t),r=t.redo.includes(t.
at),o=_t(e,t),i=o.length>0?o:[t.at],[l,a]=i.map(m=>m+1),c=i.flatMap(m=>s.indexOf(m)+1||[]),u=ht(e,t),h=ql(e,t);n.goal={...e.
goal(t.course),...u.size<e.groups(t.course).length&&{line:""},...r&&{line:`Your misses once more: ${c.join(" and ")} of ${s.
length}.`},at:l,...a&&{also:a}},n.pair=o.map((m,p)=>Jm(e,t,m,e.lines(t.course,m)[p])),n.order=t.order,n.main.kind!=="pre\
dict"?n.main={label:Ym(e,t),kind:"next"}:o.length>0&&(n.main={label:"Show both answers",kind:"predict"});let f=e.groups(
t.course).map((m,p)=>{let g=u.get(p),b=g?Dl(e,g)?"near":"far":"open";return{group:m,state:b,shut:h.includes(p),paired:e.
pair(t.course,p)[1]===p}});return{panel:n,trail:{spots:f,at:t.at}}}function Ym(e,t){let n=Il(e,t);if(n<0)return"See how \
you did";let s=_t(e,{...t,at:n});return s.length>0?`Next: positions ${s[0]+1} and ${s[1]+1}`:`Next: position ${n+1}`}function Jm(e,t,n,s){
let r=Rr(e,t,n),o=Ft(e,r),{ask:i,given:l,measure:a,says:c,span:u}=o.asked,{said:h,told:f}=Wn(e,r);return{at:n,line:s,here:n===
t.at,ask:i,given:l,measure:a,says:c,span:u,...h&&f&&{said:{...f,sure:h.sure}},...Pe(e,r,r.question,o)&&o.number}}var zm=["steps","dots","row"],Gl=["answer","bars","dots","steps","misconception","apart","simulated","headline","certain"],
Xm=["row","judged","heat","lesson","tries"],Qm=1e9,Vl=(e,t)=>Object.fromEntries(Object.entries(e).filter(([n])=>t(n))),Cr=class{constructor(t,n,s){
this.panel=t,this.settings=n,this.certain=!!t.certain,this.heat=t.heat,this.answered=Vl(t,i=>Gl.includes(i)||i==="lesson");
let r=t.knobs.map(i=>({...i,choices:i.choices.filter(([l])=>s.some(a=>!At(a,{...n,[i.name]:l})))})).filter(i=>i.choices.
length>1),o=Vl(t,i=>!Gl.includes(i)&&!Xm.includes(i));this.asked={...o,knobs:r},this.offers=Object.fromEntries(r.map(({name:i,
choices:l})=>[i,l.map(([a])=>a)]))}get row(){let t=this.panel.knobs.find(n=>!n.model);return(this.panel.row??[]).map(({value:n,
label:s})=>[t.name,n,s])}get number(){let{exact:t}=this.panel.judged;return{number:t,text:It(t,this.panel.measure)}}value(t){
return Ha(t,this.panel.measure,this.panel.span)}verdict(t){let{verdicts:n}=this.panel.judged,s=Math.round(t*Qm),[,r,o]=n.
find(([i])=>s<=i)??n.at(-1);return{band:r,near:r!=="far",mistake:o}}mistake(t){return this.panel.judged.mistakes[this.verdict(
t).mistake]??null}told(t){let n=this.value(t),{judged:s,measure:r}=this.panel;return{value:n,verdict:Na(n,s.exact,r,this.
verdict(n).band)}}},tp=2,jn=class{constructor(t){this.locked=!1;this.saved=t,this.cards=new Map}offered(t){return this.saved.
questions.map(({id:n})=>n)}panels(t,n){return[[],[]]}card(t,n,s){let r=JSON.stringify([t,n,s]),o=this.cards.get(r);return this.
cards.has(r)||(o=this.made(t,n,s),this.cards.set(r,o)),o??null}made(t,n,s){let[r,o]=this.panels(t,n),i=[...r,...o].map(h=>this.
unfolded(h));if(i.length===0)return null;let l=i.map(h=>h.set),a={...l[0],...s},c=({name:h,choices:f,value:m})=>{let p=f.
some(([g])=>g===a[h])||f.length===0;return!(h in a)||m===(p?a[h]:f[0][0])},u=i.find(({panel:h})=>h.knobs.every(c))??i[0];
return new Cr(u.panel,u.set,l.slice(0,r.length))}unfolded(t){let{pool:n,panels:s}=this.saved,r={};for(let[i,l]of Object.
entries(s)){let a=l[t];a!=null&&(r[i]=zm.includes(i)?a.map(c=>n[c]):n[a])}let o=r.knobs.map(i=>[i.name,i.value]);return{
panel:r,set:Object.fromEntries(o)}}prefer(t){return""}chip(t){let{id:n,name:s,title:r}=this.saved.questions.find(o=>o.id===
t)??this.saved.questions[0];return{id:n,name:s,title:r}}away(t,n){let{when:s}=this.saved.questions.find(r=>r.id===n)??{when:""};
return s?`It arises ${s}.`:this.saved.onward}fault(t){return""}notice(t){return""}told(t,n,s,r=t.mistake(t.value(n.number))){
let o=!(n.owned||n.denied),i=s.filter(a=>a.denied&&a.denied===r?.kind).length,l=r!=null&&o&&i<tp;return{...t.told(n.number),
sure:n.sure,mistake:r,asks:l,own:n.owned!==""}}called(t){return t}nothing(t,n){let s=this.saved.questions.find(({id:i})=>i===
n),r=s?.title??"No question arises here.",o=this.away(t,n);return{key:t,none:!0,title:r,when:o}}};var Zl=e=>Math.round(e*1e9),Gn=class extends jn{constructor(n){super(n);this.courses=[];this.locked=!0;this.lesson=n}explain(n){
let[s]=this.lesson.courses;this.saved=this.lesson=n,this.cards.clear(),this.courses=this.courses.map(r=>r===s?n.courses[0]:
r)}again(){this.courses.push(this.lesson.courses[0])}practise(n){let s=this.lesson.courses[1];if(!s)return!1;let r=s.leads[n]??
[],o=[...r,...s.positions.keys()].filter((l,a,c)=>c.indexOf(l)===a),i=Object.fromEntries(o.map((l,a)=>[a,s.laid[l]]));return this.
courses.push({...s,laid:i,positions:o.map(l=>s.positions[l])}),!0}course(n){return this.courses[n]??this.lesson.courses[0]}picked(n){
return this.course(n)===this.lesson.courses[0]}goal(n){return this.course(n).goal}groups(n){return this.course(n).positions.
map(({group:s})=>s)}pair(n,s){let r=[s,s+1].find(o=>this.course(n).positions[o]?.pair.length);return r?[r-1,r]:[]}lines(n,s){
return this.course(n).positions[this.pair(n,s)[1]].pair}position(n){let[s,r]=n.split(" ").map(Number);return this.course(
s).positions[r]}offered(n){return n?[this.position(n).question]:[]}panels(n,s){let r=this.position(n);return[r.question===
s?r.panels:[],[]]}notice({place:n,said:s}){let[r,o,i]=n.split(" "),l=this.pair(Number(r),Number(o)).map(c=>ye(Number(r),
c,!!i));return(l.length>0&&l.every(c=>s.some(u=>u.place===c))?l:[n]).map(c=>this.position(c).notice).join(" ")}called(n){
return this.position(n).place+(n.endsWith(" again")?", again":"")}told(n,s,r){let o=n.value(s.number),i=n.verdict(o).near?
void 0:this.slipped(s.place,o,r);return super.told(n,s,r,i??n.mistake(o))}slipped(n,s,r){let[o,i]=n.split(" ").map(Number),
l={asked:{said:r},course:o};return this.position(n).compares.find(({above:a,at:c,fits:u})=>{let h=ht(this,l),f=h.has(i)?
ht(this,l,!0):h,m=f.get(c)??h.get(c),p=m&&this.card(m.place,m.question,m.settings);if(!p)return!1;let g=s-p.value(m.number);
return Zl(a?g:-g)>=Zl(u)})?.mistake}};var Kl=e=>Math.floor(e%1*4294967296);function Yl(e){let t=[];for(let n=2;t.length<e;n++)t.every(s=>n%s)&&t.push(n);return t}
var ep=Yl(64).map(e=>Kl(Math.cbrt(e))),np=Yl(8).map(e=>Kl(Math.sqrt(e))),Rt=(e,t)=>e>>>t|e<<32-t;function Jl(e){let t=new TextEncoder().
encode(e),n=new DataView(new ArrayBuffer(64*Math.ceil((t.length+9)/64)));t.forEach((r,o)=>n.setUint8(o,r)),n.setUint8(t.
length,128),n.setUint32(n.byteLength-4,8*t.length);let s=[...np];for(let r=0;r<n.byteLength;r+=64){let o=Array.from({length:64},
(p,g)=>g<16?n.getUint32(r+4*g):0);for(let p=16;p<64;p++){let[g,b]=[o[p-15],o[p-2]],w=Rt(g,7)^Rt(g,18)^g>>>3,x=Rt(b,17)^Rt(
b,19)^b>>>10;o[p]=o[p-16]+w+o[p-7]+x|0}let[i,l,a,c,u,h,f,m]=s;for(let p=0;p<64;p++){let g=m+(Rt(u,6)^Rt(u,11)^Rt(u,25))+
(u&h^~u&f)+ep[p]+o[p],b=(Rt(i,2)^Rt(i,13)^Rt(i,22))+(i&l^i&a^l&a);[i,l,a,c,u,h,f,m]=[g+b|0,i,l,a,c+g|0,u,h,f]}[i,l,a,c,u,
h,f,m].forEach((p,g)=>{s[g]=s[g]+p|0})}return s.map(r=>(r>>>0).toString(16).padStart(8,"0")).join("")}var sp={know:"I know",think:"I think so",guess:"A guess"},rp={know:"k",think:"t",guess:"g"},qt=e=>Math.round(e*1e9)/1e9;
function Br(e,t){let n=ht(e,t),s=ht(e,t,!0),r=[...new Set([...n.keys(),...s.keys()])].sort((i,l)=>i-l),o=i=>r.flatMap(l=>{
let a=t.asked.said.filter(c=>c===n.get(l)||c===s.get(l));return a[i]?op(e,t,l,a[i]):[]});return{first:o(0),second:o(1)}}
function op(e,t,n,s){let r=e.card(s.place,s.question,s.settings);if(!r)return[];let o=t.asked.said.slice(0,t.asked.said.
indexOf(s)),{value:i,mistake:l}=e.told(r,s,o),{measure:a,judged:c}=r.panel,{near:u}=r.verdict(i);return[{at:n,said:i,exact:c.
exact,measure:a,sure:s.sure,own:s.owned,mistake:l,near:u}]}function zl({said:e,exact:t,measure:n}){let s=e<t?"−":"+",r=Math.
abs(qt(e-t));return n!=="chance"?s+It(r,n):ge(r)?`${s}${ge(r)}`:"0"}var Xl=(e,t)=>t==="chance"?`${ge(e)} of 100`:It(e,t);
function ip(e,t,n){let{at:s,said:r,exact:o,measure:i,near:l,own:a}=e,c=i==="chance"?100:1,u=a?e.mistake:null;return{at:s,
apart:i!==n,said:qt(r*c),exact:qt(o*c),reach:qt(kn(o,i)*c),near:l,off:zl(e),words:`said ${Xl(r,i)}; it is ${Xl(o,i)}`,name:l?
"":u?.name??(r>o?"Too high":"Too low"),why:l?"":u?.words??"",...t&&{again:qt(t.said*c),againNear:t.near,againWords:zl(t)}}}
function Dr(e){let t=new Map;for(let{own:n,near:s}of e)n&&!s&&t.set(n,(t.get(n)??0)+1);return[...t].sort(([,n],[,s])=>s-
n)}var Ql=(e,t)=>Dr(Br(e,t).first)[0]?.[0]??"";function ap(e,t){if(e.length===0)return"No number was given.";let n=e.filter(
({near:i})=>!i).length,[s,...r]=Dr(e);return s?`${[`${n===1?"Your miss":`${s[1]} of your ${n} misses`}: ${t[s[0]]}`,...r.
map(([i,l])=>`${l}: ${t[i]}`)].join("; ")}.`:""}function lp(e){let t=e.length>0?e.flatMap(({said:i,exact:l})=>[i,l]):[0,
1],[n,s]=[Math.min(...t),Math.max(...t)],r=(s-n||1)*.06,o=Math.min(0,n);return{low:o-(o<0?r:0),high:s+r}}function tc(e,t,n){
let{first:s,second:r}=Br(e,t),o=e.picked(t.course),i=s[0]?.measure??"chance",l=i==="chance",a=x=>r.find(v=>v.at===x),c=s.
map(x=>ip(x,a(x.at),i)),u=s.map(x=>({...x,off:Math.abs(x.said-x.exact)})),h=Object.entries(sp).flatMap(([x,v])=>{let $=u.
filter(k=>k.sure===x&&k.measure==="chance").map(k=>100*k.off),S=$.reduce((k,T)=>k+T,0)/$.length;return $.length===0?[]:[
{words:v,off:$.map(qt),mean:qt(S)}]}),f=Dr(s),{kinds:m,courses:p,short:g,game:b,number:w}=e.lesson;return{title:e.goal(t.
course).title??"",short:o?g:"",near:s.filter(({near:x})=>x).length,of:s.length,found:ap(s,m),unit:l?"of 100":i,band:l?qt(
100*kn(0,i)):0,...l?{low:0,high:100}:lp(c.filter(({apart:x})=>!x)),dots:c,sure:h,sureWords:mr(u),open:s.filter(({near:x,
at:v})=>!x&&!a(v)).map(({at:x})=>x),next:"",practise:p.length<2?"":f.map(([x])=>`Practise where ${m[x]}`)[0]??"Practise",
receipt:o&&s.length>0?cp(e,t,n):"",done:o&&s.length===e.groups(t.course).length?`${b} ${w}`:""}}function cp(e,t,n){let s=({
said:p,measure:g,sure:b})=>`${Jt(qt(g==="chance"?100*p:p),2).replace(/\.?0+$/,"").replace(/^-0$/,"0")}${rp[b]}`,{first:r,
second:o}=Br(e,t),i=new Map(r.map(p=>[p.at,s(p)])),l=o.map(p=>`${p.at+1}=${s(p)}`),a=[...n].slice(0,40).join("").replace(
/[^\p{L}\p{N}\s.'-]/gu," ").trim().split(/\s+/).join("_"),c=e.groups(t.course).map((p,g)=>i.get(g)??"-"),{game:u,number:h}=e.
lesson,f=`${u} lesson=${h}${a&&` student=${a}`}: ${c.join(" ")}`,m=l.length>0?`${f} | ${l.join(" ")}`:f;return`${m} #${Jl(
m).slice(0,4)}`}var up=/^([+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?|[+-]?\d+\/\d+)$/i,hp=/(^|[;\t\r\n])([\s\0]*)(?=[=+\-@＝＋－＠])/g;function dp(e){
let t=String(e??""),n=typeof e!="string"||up.test(t)?t:t.replace(hp,"$1'$2");return/[",\r\n]/.test(n)?`"${n.replaceAll('\
"','""')}"`:n}var ec=e=>e.map(t=>`${t.map(dp).join(",")}
`).join("");var mp=2,Ir="about 1 in 20 runs",Wt=(e,t=2)=>Jt(Math.abs(e)<.5/10**t?0:e,t).replace("-","−");function nc(e,t,n,s,r,o){
let i=s==="chance";if(e===0||e<2&&!i)return"";let l=i?100:1,[a,c,u]=[...n,t].map(f=>l*f),h=r==null?[]:[r,...o==null?[]:[
o]].map(f=>l*f);return a===c?`${e===2?"Both":`All ${e.toLocaleString("en")}`} trials gave the same number, so they don't\
 show how far off it may be.`:`That says ${pp(a,c,u,s,h)}${gp(a,c,h,i)}`}function pp(e,t,n,s,r=[]){let o=(e+t)/2,i=(t-e)/
2,l=s==="chance",a=l?i>=mp&&!fp(e,t,o,i,r)?0:1:2,c=Wt(i,a);if(l&&Wt(o,a)!==Wt(n,a))return`between ${Wt(e,a)} and ${Wt(t,
a)} out of 100`;let u=l?"out of 100":s;return`about ${Wt(n,a)} ${u}, give or take ${Number(c)?c:"less than 0.01"}`}function fp(e,t,n,s,r){
let[o,i]=[n,s].map(l=>Number(Wt(l,0)));return r.some(l=>(e<=l&&l<=t)!=(o-i<=l&&l<=o+i))}function gp(e,t,n,s){let[r,o]=n.
map(a=>bp(a,s)),[i,l]=n.map(a=>e<=a&&a<=t);if(r==null)return".";if(o==null||o===r){let a=o==null?"":", and so does your \
guess";return`. The answer, ${r}, ${i?`fits${a}`:`doesn't fit: ${Ir} miss it`}.`}return i?`: ${l?"not ":""}enough to tel\
l your guess, ${o}, from the answer, ${r}.`:l?`. Your guess, ${o}, fits and the answer, ${r}, doesn't: ${Ir} mislead lik\
e this.`:`. Neither the answer, ${r}, nor your guess, ${o}, fits: ${Ir} miss the answer.`}var bp=(e,t)=>t?Wt(e,Math.abs(
e-Math.round(e))<1e-9?0:1):Wt(e);var wp=[1,10,100,1e3],yp=1e6,xp=2,Ce=1.959963984540054,kp=100,Vn=10,$p=617,vp=125,Mp=350,Sp=50,Ep=20;function Tp(e,t){let n=e/
t,s=Ce*Ce,r=(n+s/(2*t))/(1+s/t),o=Ce/(1+s/t)*Math.sqrt(n*(1-n)/t+s/(4*t*t));return[Math.max(0,r-o),Math.min(1,r+o)]}function Lp(e,t,n){
let s=t/e,r=e<2?0:Math.sqrt(Math.max(0,n/e-s**2)/(e-1));return[s-Ce*r,s+Ce*r]}function Ap(e,t){let n=new Set([t]);for(let s=1;s<
10;s++)n.add(s);for(let s=10;10**(s/10)<t;s++)n.add(Math.round(10**(s/10)));return new Set([...n].filter(s=>s>e&&s<=t))}
function Op({parts:e,rows:t},n){let s={dealt:{},traces:[]};for(let[r,o]of Object.entries(t)){let i=e[o.charCodeAt(n)-48];
i&&r.startsWith("trace.")?s.traces.push(i):i&&(s.dealt[r]=i)}return s}var Lt=e=>e.toLocaleString("en"),Zn=class{constructor(t,n=Math.
floor(Math.random()*yp)){this.key="";this.card=null;this.explained="";this.run={begun:0,n:0,total:0,squares:0,points:[]};
this.earlier=[];this.running=!1;this.few=!1;this.note="";this.signs="";this.cases=[0,0,0];this.outcome=null;this.shown={
dealt:{},traces:[]};this.publish=t,this.seed=n,this.said=void 0,this.timer=void 0}forget(t){clearTimeout(this.timer),this.
run={begun:0,n:0,total:0,squares:0,points:[]},this.earlier=t,this.running=!1,this.few=!1,this.note="",this.signs="",this.
cases=[0,0,0],this.outcome=null,this.shown={dealt:{},traces:[]}}get dealt(){return this.card?.panel.tries}get most(){let{
signs:t="",kept:n=0}=this.dealt??{};return t.length-n+Math.min(Vn,n)}get counts(){return wp.filter(t=>t<=this.most)}get chance(){
return this.card?.panel.measure==="chance"}bind(t,n,s){this.said=s,this.card=n,t!==this.key&&this.forget([]),this.key=t}again(t){
let n=String(t??this.seed+1),{value:s}=yt(n,{low:0,high:999999999,whole:!0});s==null&&rt(`Expected a seed of trials from\
 0 to 999,999,999, not '${n.slice(0,20)}'.`),this.seed=Number(s),this.forget([this.run,...this.earlier].filter(({points:r})=>r.
length>0).slice(0,xp)),this.publish()}place(t){let{signs:n="",kept:s=0}=this.dealt??{};return t<Math.min(Vn,s)?(Vn*this.
seed+t)%s:s+($p*this.seed+t)%(n.length-s)}begin(t,n=!1){if(this.running)return;let s=this.trying(t,n);this.running=!0,this.
note="";let r=()=>{let{value:o,done:i}=s.next();this.running=!i,i||(this.timer=setTimeout(r,o)),this.publish()};try{r()}catch(o){
throw this.running=!1,o}}stop(){clearTimeout(this.timer),this.running=!1,this.publish()}*trying(t,n=!1){let{run:s}=this;
this.dealt||rt("Expected a question to try out; none arises in this position."),this.counts.includes(t)||rt(`Expected ${this.
counts.map(Lt).join(", ")} trials, not ${String(t).slice(0,20)}.`),s.begun>=this.most&&rt(`These are ${Lt(this.most)} tr\
ials; start again to run more.`);let r=Math.min(this.most,s.begun+t),o=Ap(s.begun,r);for(this.few=t<=10;s.begun<r;)this.
add(),o.has(s.begun)&&this.mark(),(t===10||!this.few&&s.begun%(t/Ep)===0)&&s.begun<r&&(yield this.few?n?Mp:vp:Sp)}add(){
let{run:t}=this,n=this.dealt,s=this.place(t.begun),r=n.values[n.signs.charCodeAt(s)-48];t.begun++,this.outcome=r,this.shown=
this.few?Op(n,s):{dealt:{},traces:[]};let o=r==null?2:r?0:1;this.cases[o]++,this.signs.length<kp&&(this.signs+="ynx"[o]),
r!=null&&(t.n++,t.total+=r,t.squares+=r*r)}get mean(){return this.run.total/this.run.n}interval(){let{n:t,total:n,squares:s}=this.
run;return this.chance?Tp(Math.round(n),t):Lp(t,n,s)}mark(){this.run.n>0&&this.run.points.push([this.run.begun,this.mean,
...this.interval()])}told(t){let{run:n,dealt:s}=this,r={runs:t?[n,...this.earlier].map(({points:i})=>[...i]):[[]],begun:t?
n.begun:0,struck:t?n.begun-n.n:0,running:this.running,most:this.most,counts:this.counts,seed:this.seed,note:this.note,traces:t?
this.shown.traces:[]};if(!s||!t)return r;let o=s.kept>0?` The first ${Vn} of a run keep their cards.`:"";if(r.beforehand=
`From ${Lt(s.signs.length)} trials dealt beforehand.${o}`,s.cases&&(r.grown=this.grown(s.cases)),n.begun===0)return r;if(Object.
assign(r,{summary:this.summary(),claim:this.claim(),band:this.band()}),n.n>0){let[i,l]=this.interval();Object.assign(r,{
value:this.mean,low:i,high:l})}return this.few&&(r.last=`Trial ${Lt(n.begun)}: ${this.worded()}.`),r}grown(t){let n=this.
run.begun,s=t.map((l,a)=>[this.cases[a],l]),r=s.map(([l,a])=>`${Lt(Number(l))} ${a}`).join(", "),o=n===1?`One trial so f\
ar: ${r}.`:"0 trials so far.";return{kind:"cases",caption:"",spoken:n<2?o:`Of ${Lt(n)} trials: ${r}.`,n,signs:this.signs,
kinds:s}}summary(){let{n:t,total:n,begun:s}=this.run,r=s-t,o=r>0?` ${Lt(r)} of the ${Lt(s)} trials struck out.`:"",{says:i,
measure:l}=this.card?.panel??{};return t===0?r>1?o.trim():"One trial, and it is struck out.":this.chance&&t===1?`One tri\
al, and it ${n?"counts":"does not count"}.${o}`:this.chance?`${Lt(Math.round(n))} of ${Lt(t)} ${i||"trials"}.${o}`:`${It(
this.mean,l)} on average in ${Lt(t)} trial${t>1?"s":""}.${o}`}claim(){let{n:t}=this.run,{judged:n,apart:s,measure:r}=this.
card?.panel??{};return t===0?"":nc(t,this.mean,this.interval(),r,s?null:n.exact,this.said)}band(){if(this.run.begun<2)return"";
let t=this.card?`${this.card.panel.id} ${JSON.stringify(this.card.settings)}`:"";this.explained||=t;let n=this.chance?"9\
5% Wilson interval":"95% interval";return this.explained===t?`The band is a ${n}: about 1 in 20 such bands misses the ex\
act answer.`:""}worded(){return this.outcome==null?`struck out: ${this.dealt?.struck||"it does not fit what is known"}`:
this.chance?this.outcome?"yes":"no":It(this.outcome,this.card?.panel.measure)}};var sc={step:e=>({kind:"Step",to:e}),watcher:e=>({kind:"Eyes",key:e}),stop:e=>({kind:"Stop",at:e}),playing:e=>({kind:"Pl\
ay",on:e}),question:e=>({kind:"Pick",question:e}),settings:e=>({kind:"Set",settings:e}),predicting:e=>({kind:"AskFirst",
on:e}),page:e=>({kind:"Turn",page:e}),why:e=>({kind:"Why",at:e})},rc=["game","question","settings","position","predictio\
n","sure","exact","measure","mistake","kind","own","time"],Kn=class{constructor(t,n,s){this.drawn={};this.student="";this.
front="table";this.drew=()=>{};this.facts=t,this.models=n,this.now=s,this.tries=new Zn(()=>this.draw(this.models.panel.get(
"note")))}did(t){return this.now}shown(){return{}}open(){this.draw();for(let[n,s]of Object.entries(this.models))for(let r of Object.
keys(sc))s.on(`change:${r}`,()=>this.wish(n,r));let{panel:t}=this.models;t.on("change:lit",()=>this.light(t.get("lit"))),
t.saying=n=>this.hear(n)}light(t){this.models.table.put({lit:t})}wish(t,n){let s=this.drawn[t]??{},r=this.models[t].get(
n);n in s&&At(s[n],r)&&this.do(sc[n](r))}do(t){let n="";try{this.now=this.did(t)}catch(s){n=s instanceof Error?s.message:
String(s)}return this.draw(n),n}draw(t=""){let{panel:n,...s}=this.drawn=this.shown(),r=this.tried(n,s),o=At(n.panel,this.
models.panel.get("panel"));for(let[i,l]of Object.entries(s))this.models[i].put(l);this.models.panel.put({...n,...r,note:t,
...o&&{lit:{}}}),this.drew()}tried({panel:t,page:n},s){let{tries:r,front:o,now:i}=this,l=!!t.revealed;r.bind(t.key,Ft(this.
facts,i.asked),t.said?.value);let a=r.told(l),{dealt:c}=l?r.shown:{dealt:{}};l&&n==="try"&&r.dealt?.rows["trace.0"]&&(t.
traces=!0);for(let h of["table","twin"])s[h]&&(s[h].dealt=c);let u=Object.keys(c).length+a.traces.length>0;return n==="t\
ry"&&a.last&&i.stop!==-1&&u&&(s[o].caption={place:"Dealt from the unseen cards",line:[a.last,""],tone:"trial"}),{tried:a,
dealt:c}}try(t){if(this.models.panel.get("panel").revealed)try{t()}catch(n){this.tries.note=n instanceof Error?n.message:
String(n),this.draw()}}hear(t){switch(t.kind){case"predict":{let n=`${new Date().toISOString().slice(0,19)}Z`,{value:s,sure:r="\
think",second:o=""}=t,{seed:i}=this.tries;this.do({kind:"Predict",number:String(s),sure:r,time:n,seed:i,second:String(o)});
break}case"go":this.do({kind:"Go",to:t.at});break;case"own":this.do({kind:"Own",yes:t.yes});break;case"main":["go","next"].
includes(this.models.panel.get("main").kind)&&this.do({kind:"GoOn"});break;case"pick":this.do({kind:"Pick",question:t.question});
break;case"skip":this.do({kind:"Skip"});break;case"run":this.try(()=>this.tries.begin(t.trials,t.calm));break;case"stop":
this.tries.stop();break;case"again":this.try(()=>this.tries.again(t.seed));break;case"save":this.models.panel.tell("msg:\
custom",{kind:"file",name:"predictions.csv",text:this.csv()})}}csv(){let t=this.student?["name",...rc]:rc,n=Pl(this.facts,
this.now.asked),s=n.map(r=>t.map(o=>({...r,name:this.student})[o]));return ec([t,...s])}};var Up=40,Hp="The positions to practise on are still being worked out. They open here in a minute.",Np="0",Yn=class extends Kn{constructor(n,s,r){
let o=new Gn(n);super(o,s,{asked:Hr({}).asked,at:-1,redo:[],course:-1,order:"set"});this.coming=!1;this.wished=null;this.
lesson=o,this.arrange=r,this.sheets=n.sheets,this.choose=()=>{this.begin(),this.draw()},this.begin(),this.open();for(let i of[
"trail","report"])this.models[i].saying=l=>this.asked(l,i)}follow(n){this.coming=!0,n.then(s=>{this.lesson.explain(s);let{
pool:r,clauses:o}=s.table;for(let i of["table","twin"])this.models[i].put({pool:r,clauses:o})}).catch(s=>console.error(s)).
then(()=>{let s=this.now.at<0?this.wished:null;this.coming=!1,this.draw(this.models.panel.get("note")),s!=null&&this.models.
trail.put({note:this.practise(s)})})}begin(){this.lesson.again(),this.now=this.did({kind:"Begin"})}did(n){return Wl(this.
lesson,this.now,n)}shown(){let{lesson:n,now:s}=this,{panel:r,trail:o}=jl(n,s),i=n.picked(s.course),l=s.asked.said.filter(
({place:c})=>c.startsWith(`${s.course} `)),a=tc(n,s,this.student);return{panel:r,trail:{...o,lesson:i?`Lesson ${n.lesson.
number}`:"Practice",kept:i?`lesson ${n.lesson.game} ${n.lesson.number}`:"",answers:i?l:[],receipt:a.receipt,student:this.
student,note:""},report:{report:a},...this.laid()}}laid(){let{lesson:n,now:s}=this;if(s.at<0)return{};let r=_t(n,s),{tables:o,
over:i}=n.course(s.course).laid[(r.length>0?r:[s.at]).join(" ")],l=o.length>1&&s.at===r[1]?1:0,a=ht(n,s).size===n.groups(
s.course).length,c=a&&n.card(s.asked.place,s.asked.question,s.asked.settings);return this.front=["table","twin"][l],Object.
fromEntries(o.map(({names:u,frame:h,differs:f},m)=>[["table","twin"][m],{names:u,differs:f,frames:{[Np]:[h]},aside:m!==l,
caption:{...i[m],tone:"plain"},heat:m===l&&c&&c.heat||{}}]))}draw(n){super.draw(n),this.arrange(this.now.at<0?"end":this.
drawn.twin?"two":"one")}light(n){for(let s of["table","twin"])this.models[s].put({lit:s===this.front?n:{}})}asked(n,s){let r="";
switch(n.kind){case"go":r=this.do({kind:"Go",to:n.at});break;case"redo":r=this.do({kind:"Redo"});break;case"lesson":this.
choose(n.lesson);break;case"begin":this.begin(),this.draw();break;case"practise":r=this.practise(s==="report"?Ql(this.lesson,
this.now):"");break;case"name":this.student=[...String(n.name).split(/\s+/).filter(Boolean).join(" ")].slice(0,Up).join(
""),this.draw();break;case"restore":r=this.restore(n);break;case"save":this.models[s].tell("msg:custom",{kind:"file",name:"\
answers.csv",text:this.csv()});break;case"print":this.models.trail.tell("msg:custom",{kind:"print",html:this.sheets[n.letter?
"Letter":"A4"]})}r&&this.models.trail.put({note:r})}practise(n){return this.wished=this.coming?n:null,this.coming?Hp:this.
lesson.practise(n)?this.do({kind:"Begin"}):"No positions to practise on were found."}restore({answers:n,at:s,student:r=""}){
let{course:o,asked:i}=this.now;if(i.said.length>0||!Array.isArray(n))return"";try{let c=n.map(u=>{let[,h,f]=String(u.place).
split(" "),m=ye(o,Number(h),!!f),p=this.lesson.card(m,u.question,u.settings);if(!p)throw new Error;return p.value(u.number),
{...u,place:m}});this.student=r,this.now={...this.now,asked:{...i,said:c}}}catch{return"Expected the answers that were k\
ept of this very lesson."}let l=ht(this.lesson,this.now),a=this.lesson.groups(o).findIndex((c,u)=>!l.has(u));for(let c of new Set(
[a,a<0?-1:s]))this.do({kind:"Go",to:c});return""}};function oc(e,t,n){let s=new Pt(e.table),r=new Pt({...e.table}),o=new Pt(e.trail),i=new Pt({palette:e.table.palette,report:{}}),
l=new Map,a=(h,f,m)=>{let p=l.get(m)??_s(h,f,m);return l.set(m,p),p},c=d("div",{class:"widget-box uw-stack uw-at-low"}),
u=new Yn(e,{table:s,twin:r,panel:t,trail:o,report:i},h=>{let m=[...(h==="end"?[a($a,i,"uw-at-table uw-lesson-chart"),a(va,
i,"uw-at-side uw-end")]:[a(Ar,s,"uw-at-table"),h==="two"&&a(Ar,r,"uw-at-twin"),a(fa,t,"uw-at-side")]).filter(Boolean),c];
(m.length!==n.children.length||m.some((p,g)=>p!==n.children[g]))&&n.replaceChildren(...m)});return c.append(_s(Aa,o,"")),
u}function Ny(e,t){let n=new Pt(e.explainer);oc(e,n,Yo(e,n,t))}export{Ny as openSaved};
