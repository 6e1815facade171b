var Ec=()=>"serviceWorker"in navigator&&/^https?:$/.test(location.protocol),Lc=[404,410];async function qr(t){if(!Ec())return;
let e=new URL(`${t}sw.js`,document.baseURI);try{await jr(e)}catch{await Ac(e).catch(()=>{})}}async function jr(t){await(await navigator.
serviceWorker.register(t)).update()}async function Ac(t){let e=await fetch(t,{cache:"no-store"});if(!e.ok&&!Lc.includes(
e.status))return;if(e.ok)try{await jr(t);return}catch{}let{href:n,pathname:s}=new URL("./",t),r=await navigator.serviceWorker.
getRegistration(n);r?.scope===n&&(await r.unregister(),await caches.delete(`uncle_widgets ${s}`))}async function Vr(t){let e=await fetch(t);if(e.status===202)return null;if(!e.ok||!e.body)throw new Error(`${t} did not \
come (${e.status}).`);return new Response(e.body.pipeThrough(new DecompressionStream("gzip"))).json()}async function os(t){
for(;;){let e=await Vr(t);if(e)return e;await new Promise(n=>setTimeout(n,1500))}}async function Gr(t,e){let n=t[`${e} f\
irst`],s=n?await Vr(t[e]):await os(t[e]);return s?{saved:s,whole:null}:{saved:await os(n),whole:os(t[e])}}var Cc=/^\s*(watch|play|lesson|position|lab|rules|class)(?:\/(\d{1,4}))?\s+(\w+)\s*([^:]*):(.*)$/s,Oc=/%(?:2C|2B|2F)/g;function is(t){
let[,e,n="1",s,r,o]=Cc.exec(t)??[];if(!e)return null;let i=r.split(/\s+/).filter(Boolean),a={};try{for(let l of i){let h=l.
indexOf("=");if(h<1)return null;let c=l.slice(h+1);a[l.slice(0,h)]=n==="1"?c:decodeURIComponent(c)}}catch{return null}return{
room:e,game:s,values:a,moves:o.split(/\s+/).filter(Boolean),version:Number(n)}}var Nc=t=>encodeURIComponent(t).replace(Oc,
decodeURIComponent).replace(/['()]/g,e=>`%${e.charCodeAt(0).toString(16).toUpperCase()}`);function Kr({room:t,game:e,values:n,
moves:s=[]}){let r=Object.entries(n).map(([o,i])=>`${o}=${Nc(i)}`);return`${[`${t}/2`,e,...r].join(" ")}: ${s.join(" ")}`.
trimEnd()}var Xe=()=>document.body?.dataset.voila!=null,dt=()=>Xe()&&document.body.dataset.voila!=="notebook",Zr=()=>(new URLSearchParams(
location.search).get("uw")??"").slice(0,2e4);function zr(t,e,n){let s=new URLSearchParams({...n==="auto"?{}:{theme:n},...e?
{uw:e}:{}});return s.size?`${t}${t.includes("?")?"&":"?"}${s}`:t}function Yr(t,e,n,s){let{class:r,...o}=n,i=[e,r].flat().filter(Boolean).join(" ");i&&t.setAttribute("class",i);for(let[a,
l]of Object.entries(o))l==null||l===!1||(a.startsWith("on")?t.addEventListener(a.slice(2),l):a==="style"?t.style.cssText=
l:t.setAttribute(a,l===!0?"":String(l)));return t.append(...s.flat(9).filter(a=>a!=null&&a!==!1)),t}var Jr=([t,...e])=>t?.
constructor===Object?[t,e]:[{},[t,...e]];function k(t,e,...n){let[s,...r]=t.split(".");return Yr(document.createElementNS(
"http://www.w3.org/2000/svg",s),r,...Jr([e,...n]))}var C=(t,e,n,s,r)=>k("rect",{x:t,y:e,width:n,height:s,...r}),R=(t,e,n,s)=>k(
"circle",{cx:t,cy:e,r:n,...s}),I=(t,e,n,s)=>k("path",{d:t,fill:"none",stroke:e,"stroke-width":n,...s}),Wt=(t,e,n,...s)=>k(
"svg",{width:t,height:e,viewBox:`0 0 ${t} ${e}`,role:"img","aria-label":n},...s);function f(t,e,...n){let[s,...r]=t.split(
"."),[o,i]=Jr([e,...n]),a=s==="section"&&o["aria-label"]&&!dt();return Yr(document.createElement(a?"div":s),r,{role:a?"g\
roup":null,type:s==="button"?"button":null,...o},i)}function ne(t){let e=t.getRootNode();return e instanceof Document||e instanceof
ShadowRoot?e.activeElement:null}var Dt=t=>t instanceof HTMLTextAreaElement||t instanceof HTMLInputElement&&t.selectionStart!=null;function Rc(t,e,n){if(t.
value===t.defaultValue||t.value===e.value||!n&&e.defaultValue!==t.defaultValue)return;e.value=t.value;let s=!1,r=()=>{!s&&
e.isConnected&&e.dispatchEvent(new Event("change"))};e.addEventListener("change",()=>s=!0),e.addEventListener("blur",r,{
once:!0}),e.addEventListener("keydown",o=>{o.key==="Enter"&&!e.form&&r()})}function J(t,...e){let n=ne(t),s=n&&n!==t&&t.
contains(n)?n:null,r=s?.getAttribute("data-k")??"",o=[...t.querySelectorAll("[data-draft]")].filter(Dt),i=Dt(s)?{from:s.
selectionStart,to:s.selectionEnd,text:s.value}:null;t.replaceChildren(...e.flat(9).filter(l=>l!=null&&l!==!1));for(let l of o){
let h=t.querySelector(`[data-k="${CSS.escape(l.dataset.k??"")}"][data-draft="${CSS.escape(l.dataset.draft??"")}"]`);Dt(h)&&
h!==l&&Rc(l,h,l===s)}if(!s)return;if(Hc(t,r)){let l=ne(t);i&&l!==s&&Dt(l)&&l.value===i.text&&l.setSelectionRange(i.from,
i.to);return}let a=t.querySelector("[data-next]")??t;a instanceof HTMLElement&&(a.tabIndex=-1,a.focus({preventScroll:!0}))}
function Hc(t,e){let n=t.querySelector(`[data-k="${CSS.escape(e)}"]`);return n instanceof HTMLElement&&n.focus({preventScroll:!0}),
n instanceof HTMLElement}var Uc=/^(svg|g|path|rect|circle|ellipse|line|polyline|polygon|defs|clipPath|pattern|title|desc|use)$/;
function Ft(t){let e=new DOMParser().parseFromString(t,"image/svg+xml").documentElement;if(e.localName!=="svg")throw new Error(
"Expected SVG.");for(let n of[...e.querySelectorAll("*"),e]){if(n!==e&&!Uc.test(n.localName)){n.remove();continue}for(let{
name:s,value:r}of[...n.attributes]){let o=/^(xlink:)?href$/.test(s)&&!r.startsWith("#");(/^on/i.test(s)||o||/url\((?!["']?#)|javascript:/i.
test(r))&&n.removeAttribute(s)}}return document.importNode(e,!0)}var Pc=/^(#[0-9a-f]{3,8}|light-dark\(\s*#[0-9a-f]{3,8}\s*,\s*#[0-9a-f]{3,8}\s*\))$/i;
function mt(t,e){for(let n of(e??"").split(";")){let[s,r]=[n.slice(0,n.indexOf(":")).trim(),n.slice(n.indexOf(":")+1).trim()];
/^--[\w-]+$/.test(s)&&Pc.test(r)&&t.style.setProperty(s,r)}}function me({label:t,choices:e,value:n,pick:s,k:r}){return f(
"div.seg",{role:"group","aria-label":t},e.map(([o,i],a)=>f("button",{"data-k":`${r}.${a}`,"aria-pressed":String(o===n),onclick:()=>s(
o)},i)))}var Bc=globalThis,as=Bc[Symbol.for("uncle_widgets.page")]??={};function ee(t){return as.ids=(as.ids??0)+1,`uw-${t}\
-${as.ids}`}function Xr(t,e){let n=-1,s=()=>{let o=Math.round(t.clientWidth);o>0&&o!==n&&(n=o,t.replaceChildren(e(o)))},
r=new ResizeObserver(()=>requestAnimationFrame(s));return r.observe(t),s(),{again:()=>(n=-1,s()),stop:()=>r.disconnect()}}
function D(t,e,n){n?t.getAttribute(e)!==n&&t.setAttribute(e,n):t.removeAttribute(e)}var ye=(t,...e)=>f("button",t,...e),
It=({kind:t,label:e,strong:n,share:s},r)=>ye({class:`btn${n?" solid":""}${s==null?"":" sharing"}`,style:s==null?null:`--\
p:${100*s}%`,"data-act":t,"data-k":`key.${t}`,onclick:()=>r(s==null?t:"stop")},s==null?e:`${e} (${Math.round(100*s)}%)`);
function ls(t,e,n){let s=ne(t),r=s&&t.contains(s)?s:null,o=r&&["data-act","data-clause"].find(l=>r.hasAttribute(l)),i=o&&
r?.getAttribute(o);if(n(),!r)return;([...t.querySelectorAll("button")].find(l=>o&&l.getAttribute(o)===i)??t.querySelector(
"button")??e).focus?.()}var qt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;var Qr=Symbol.for("uncle_widgets.presses");function cs(t){let e=t.composedPath()[0],n=e instanceof Element?e.closest("bu\
tton"):null;return n?.closest(".uw")?n:null}var eo=({dataset:t,textContent:e})=>t.k??t.act??t.clause??e;function to(){let t=globalThis;
if(t[Qr])return;t[Qr]=!0;let e=null,n=null,s=o=>{let i=e,a=cs(o);e=n=null,!(!i||i.isConnected||!a||eo(a)!==eo(i))&&setTimeout(
()=>{n instanceof Node&&a.contains(n)||a.click()})},r=[["pointerdown",o=>e=o.button||o.pointerType==="touch"?null:cs(o)],
["pointerup",s],["pointercancel",()=>e=null],["keydown",o=>o.repeat||(e=o.key===" "?cs(o):null)],["keyup",o=>o.key===" "&&
s(o)],["click",o=>n=o.composedPath()[0]]];for(let[o,i]of r)window.addEventListener(o,i,{capture:!0})}var Dc=".uw, .uw-page, .uw-room",Wc="data-lm-suppress-shortcuts",no=Symbol.for("uncle_widgets.keys"),Fc=/^(enter|backspace|delete|home|end|arrow\w+|[amyz])$/i,
so=t=>(t.ctrlKey||t.metaKey)&&!Fc.test(t.key),ro=t=>t.composedPath().filter(e=>e instanceof HTMLElement&&e.matches(Dc)).
at(-1);function hs(){let t=globalThis;if(t[no])return;t[no]=!0,to();let e=new WeakSet,n=s=>{so(s)||s.stopPropagation()};
window.addEventListener("keydown",s=>{let r=ro(s),o=s.composedPath()[0];!(r instanceof HTMLElement)||!(o instanceof Element)||
(o.toggleAttribute(Wc,!so(s)),!e.has(r)&&(e.add(r),r.addEventListener("keydown",n)))},{capture:!0}),window.addEventListener(
"pointerdown",s=>{let r=ro(s);r instanceof HTMLElement&&!r.hasAttribute("tabindex")&&(r.tabIndex=-1)},{capture:!0})}var ao="uncle_widgets.theme",Ic="uncle_widgets.inks",qc="uncle_widgets.covers",jt=[["auto","Auto"],["light","Light"],["d\
ark","Dark"]],jc=[["two","Two colours"],["four","Four"]],Vc=[["hidden","Hidden"],["press","On a press"],["shown","Shown"]],
oo=t=>jt.find(([e])=>e===t)?.[0];function Gc(){let t=Xe()?oo(new URLSearchParams(location.search).get("theme")):void 0;try{
return t??oo(localStorage.getItem(ao))??"auto"}catch{return t??"auto"}}function io(t,e,n){try{let s=localStorage.getItem(
t);return e.find(([r])=>r===s)?.[0]??n}catch{return n}}function Be(){let t=globalThis,e=Symbol.for("uncle_widgets.theme");
if(!t[e]){let n=matchMedia("(prefers-color-scheme: dark)");t[e]={choice:Gc(),inks:io(Ic,jc,"two"),covers:io(qc,Vc,"press"),
roots:new Set,heard:new Set,system:n},n.addEventListener("change",ds),ds()}return t[e]}function us(t,e){t.classList.toggle(
"four-inks",Be().inks==="four");for(let n of[t,t.closest(".uw-page")??t.closest(".uw-room")])n instanceof HTMLElement&&(e===
"auto"?delete n.dataset.theme:n.dataset.theme=e)}function ds(){let{choice:t,roots:e,heard:n,system:s}=Be();for(let r of e)
us(r,t);if(Xe()){let r=t==="auto"?s.matches?"dark":"light":t;document.documentElement.dataset.theme=r,document.body.dataset.
jpThemeLight=String(r==="light")}for(let r of n)r()}var Pe=()=>Be().choice;function ms(t){Be().choice=t,Kc(ao,t),ds()}var lo=()=>Be().covers;function Kc(t,e){try{localStorage.setItem(t,e)}catch{}}function co(t){let{heard:e}=Be();return e.add(t),()=>{e.delete(t)}}
var ft=t=>e=>{let n=t(e),s=e.el.querySelector(".uw");if(!(s instanceof HTMLElement))return n;let{roots:r}=Be();r.add(s),
us(s,Pe());let o=new ResizeObserver(()=>{us(s,Pe()),o.disconnect()});return o.observe(s),()=>{o.disconnect(),r.delete(s),
n?.()}};var Zc="M70-6 18 106M5.5 24a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0M53.5 76a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0",
fs={0:[64,[["ellipse",{cx:32,cy:50,rx:25,ry:43}]]],1:[46,[["path",{d:"M3 30 32 5V110"}]]],2:[64,[["path",{d:"M7.5 33V31.\
5A24.5 24.5 0 1 1 51.5 46.4L16 93H64"}]]],3:[62,[["path",{d:"M10.5 22.5A19.5 19.5 0 1 1 29 46H20M20 44H30A24.5 24.5 0 1 \
1 6.7 76"}]]],4:[66,[["path",{d:"M48 110V5L13 74H66","stroke-miterlimit":12}]]],5:[62,[["path",{d:"M58 7H19L14.6 48A25.5\
 25.5 0 1 1 6.9 77"}]]],6:[64,[["circle",{cx:32,cy:68,r:25}],["path",{d:"M53.5-13 10.6 55.1"}]]],7:[60,[["path",{d:"M0 7\
H49L15 110","stroke-miterlimit":12}]]],8:[64,[["circle",{cx:32,cy:27,r:20}],["circle",{cx:32,cy:68,r:25}]]],9:[64,[["cir\
cle",{cx:32,cy:32,r:25}],["path",{d:"M10.5 113 53.4 44.9"}]]],"%":[88,[["path",{d:Zc,"stroke-width":11}]]],".":[20,[["re\
ct",{x:3,y:85,width:15,height:15,fill:"currentColor",stroke:"none"}]]],",":[20,[["path",{d:"M12 84 6 118","stroke-width":13}]]],
"/":[52,[["path",{d:"M48-6 4 106","stroke-width":11}]]],"+":[60,[["path",{d:"M30 26V82M2 54H58","stroke-width":12}]]],"-":[
44,[["path",{d:"M4 54H40","stroke-width":12}]]],"−":[44,[["path",{d:"M4 54H40","stroke-width":12}]]],"×":[56,[["path",
{d:"M8 32 48 76M48 32 8 76","stroke-width":12}]]]," ":[26,[]],J:[54,[["path",{d:"M46-10V69A19.500 19.500 0 0 1 7 69V60"}]]],
Q:[72,[["ellipse",{cx:36,cy:50,rx:29,ry:43}],["path",{d:"M42 66 74 104"}]]],K:[68,[["path",{d:"M7-10V110M66-6 10 62M28 4\
2 68 106"}]]],A:[72,[["path",{d:"M2 106 36-2 70 106M14 68H58"}]]]},Le=t=>t!==""&&[...t].every(e=>e in fs);function re(t,e,n=13){
return[...String(t)].reduce((r,o)=>r+(fs[o]?.[0]??0)+n,-n)*e/100}function le(t,e,n,s,r={}){let{anchor:o="start",gap:i=13,
weight:a=s>=60?13:14,colour:l}=r,h=re(t,s,i),c=o==="middle"?e-h/2:o==="end"?e-h:e,u=0,m=[...String(t)].map(d=>{let[p,g]=fs[d]??
[0,[]],b=d===","?"visible":"hidden",y={x:u,y:0,width:p,height:100,viewBox:`0 0 ${p} 100`,style:`overflow:${b}`};return u+=
p+i,k("svg",y,g.map(([w,v])=>k(w,v)))});return k("g",{transform:`translate(${c} ${n}) scale(${s/100})`,fill:"none",stroke:"\
currentColor","stroke-width":a,"aria-hidden":"true",style:l&&`color:${l}`},m)}function pt(t,e,n={}){let s=re(t,e,n.gap),
r=`width:${s/16}em;height:${e/16}em`;return k("svg.numeral",{viewBox:`0 0 ${s} ${e}`,style:r,"aria-hidden":"true"},le(t,
0,0,e,n))}var Vt=[t=>`M0 ${t/2}a${t/2} ${t/2} 0 1 1 ${t} 0a${t/2} ${t/2} 0 1 1 ${-t} 0Z`,t=>`M${t*.05} ${t*.05}H${t*.95}\
V${t*.95}H${t*.05}Z`,t=>`M${t/2} ${-t*.14}L${t*1.14} ${t/2}L${t/2} ${t*1.14}L${-t*.14} ${t/2}Z`,t=>`M${t/2} 0L${t} ${t*.42}\
V${t}H0V${t*.42}Z`,t=>`M${t*.25} ${t*.04}H${t*.75}L${t*1.04} ${t/2}L${t*.75} ${t*.96}H${t*.25}L${-t*.04} ${t/2}Z`,t=>`M${-t*
.1} ${t*.16}H${t*1.1}V${t*.84}H${-t*.1}Z`],zc=t=>"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[t]??"?";function Qe(t,e,n,s,r={}){let{fill:o="\
var(--on-field)",ink:i="var(--field)"}=r,a=t>=Vt.length,l={d:Vt[t%Vt.length](s),fill:a?i:o,stroke:a?o:null,"stroke-width":2},
h=t%Vt.length===3,c={x:s/2,y:h?s*.8:s*.69,"font-size":Math.max(12.5,s*.54),"font-weight":700,"text-anchor":"middle",fill:a?
o:i};return k("g",{transform:`translate(${e} ${n})`},k("path",l),k("text",c,zc(t)))}var ho={first:"M5 5h3v14H5zM20 5v14L\
9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6zM14 5h4v14h-4z",forward:"M7 5v14l11-7z",last:"M4 5v\
14l11-7zM16 5h3v14h-3z",link:"M8 3h12v13h-3V6H8zM4 8h10v13H4z",eye:"M12 5C7 5 3 8.5 1 12c2 3.5 6 7 11 7s9-3.5 11-7c-2-3.\
5-6-7-11-7zm0 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM12 9.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",down:"M4 8h16l-8\
 9z",near:"M11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm0 2.4a3.6 3.6 0 1 0\
 0 7.2 3.6 3.6 0 0 0 0-7.2z",whole:"M3 3h7v3H6v4H3zM14 3h7v7h-3V6h-4zM3 14h3v4h4v3H3zM18 14h3v7h-7v-3h4z",close:"M6 4 12\
 10 18 4 20 6 14 12 20 18 18 20 12 14 6 20 4 18 10 12 4 6z"};function oe(t,e=22){let n=`width:${e/16}em;height:${e/16}em`;
return k("svg.icon",{viewBox:"0 0 24 24",fill:"currentColor",style:n,"aria-hidden":"true"},k("path",{d:ho[t],"fill-rule":"\
evenodd"}))}var uo=(t,e,n)=>k("g.opens-mark",{transform:`translate(${t} ${e})`},k("circle",{r:n}),k("path",{d:ho.eye,"fi\
ll-rule":"evenodd",transform:`scale(${n/15}) translate(-12 -12)`}));function ce(t,e="var(--ink)",n="none"){return k("pat\
tern",{id:t,width:6,height:6,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"},C(0,0,6,6,{style:`fill:${n}`}),
C(0,0,2,6,{style:`fill:${e}`}))}function Se(t,e,n,s,r){let o={r:`M${e-s*.86} ${n-s*.86}h${s*1.72}v${s*1.72}h${-s*1.72}Z`,
g:`M${e} ${n-s*1.02}L${e+s*1.12} ${n+s*.86}H${e-s*1.12}Z`,b:`M${e-s} ${n}a${s} ${s} 0 1 1 ${2*s} 0a${s} ${s} 0 1 1 ${-2*
s} 0Z`,y:`M${e} ${n-s*1.2}L${e+s*1.2} ${n}L${e} ${n+s*1.2}L${e-s*1.2} ${n}Z`}[t];return k("path",{d:o,...r})}var Gt=t=>({
r:"red",g:"green",b:"blue",y:"yellow"})[t]??"";function ps(t,e,n,s={}){let{w:r=27,t:o=5,g:i=2,pitch:a=r+7}=s,l="",h="";for(let c=0;c<
t;c++){let u=e+Math.floor(c/10)*a,m=c%10,d=n-(m+1)*(o+i)-(m>=5?3:0);l+=`M${u} ${d}h${r}v${o}h${-r}z`;for(let p of[.22,.64])
h+=`M${u+r*p} ${d}h${r*.14}v${o}h${-r*.14}z`}return k("g",{"aria-hidden":"true"},k("path",{d:l,fill:"var(--accent-on-fie\
ld)"}),k("path",{d:h,fill:"var(--card)"}))}var pe=(t,e,n)=>Math.max(0,Math.min(1,(t-e)/(n-e||1)));function _e(t,e){let n=[.1,.2,.25,.5,1,2,2.5,5,10,20,25,50,100,200,250,500].find(r=>(e-t)/r<=5)??(e-t)/4,s=[];for(let r=Math.
ceil(t/n);r*n<=e+1e-9;r++)s.push(Number((r*n).toFixed(9)));return s}var Kt=(t,e,n,s="tx",r=14)=>k("text",{x:t,y:e,class:s,
"font-size":r},n);function ie(t,e,n,s){if(t===0)return R(e,n,s-.8,{fill:"none",stroke:"var(--edge)","stroke-width":1.5});
let r=t>1&&R(e,n,s-.9,{fill:"none",stroke:"var(--accent-fill)","stroke-width":1.9});return k("g",R(e,n,t>1?s*.56:s,{fill:"\
var(--accent-fill)"}),r)}var Zt=class{constructor(e){this.values=e,this.heard=new Map,this.saying=n=>{}}get(e){return this.values[e]}set(e,n){this.
put({[e]:n})}put(e){let n=Object.keys(e).filter(s=>et(this.values[s],e[s]));for(let s of n)this.values[s]=e[s];for(let s of n)
this.tell(`change:${s}`,e[s])}save_changes(){}send(e){this.saying(e)}on(e,n){for(let s of e.split(" "))this.heard.has(s)||
this.heard.set(s,new Set),this.heard.get(s)?.add(n)}off(e,n){for(let s of e.split(" "))this.heard.get(s)?.delete(n)}tell(e,n){
for(let s of[...this.heard.get(e)??[]])s(n)}},et=(t,e)=>t!==e&&JSON.stringify(t)!==JSON.stringify(e);function Y(t){throw new Error(t)}var po={"٪":"%","٫":"."};for(let[t,e]of[["-","‐‑‒–−﹣"],["/","⁄∕"],["'","‘’ʼ"],[",","،٬"]])for(let n of e)
po[n]=t;var Yc=/^([+-]?) ?(.+?) ?(%|(?:out )?of 100)?$/,Jc=/^(?:(\d+) )?(\d+) ?\/ ?(\d+)$/,Xc=/^(?:\d+[.,]?\d*|[.,]\d+)$/,
Qc=/^[1-9]\d{0,2}([,'_ ])\d{3}(?:\1\d{3})*(?:\.\d*)?$/,eh=/^[1-9]\d{0,2}(?:\.\d{3})+$/;function th(t){let e=t.codePointAt(
0),n=0;for(;/\p{Nd}/u.test(String.fromCodePoint(e-n-1));)n++;return String(n%10)}function nh(t){if(/\p{Nd}/u.test(t))return th(
t);if(/\p{No}/u.test(t)){let e=t.normalize("NFKC");return e.includes("⁄")?` ${e.replace("⁄","/")} `:t}return/[\p{Z}\t\n\v\f\r]/u.
test(t)?" ":/\p{Cf}/u.test(t)?"":/[\uff01-\uff5e]/.test(t)?String.fromCharCode(t.charCodeAt(0)-65248):po[t]??t}var sh=t=>[
...t].map(nh).join("").replace(/ +/g," ").trim(),mo=t=>t.toFixed(9).replace(/\.?0+$/,""),fo=t=>Number.isInteger(t)?t.toLocaleString(
"en"):String(Number(t.toPrecision(6))),Ae={low:0,high:100,unit:"chance"};function gs({low:t=-1/0,high:e=1/0,unit:n="",whole:s=!1}){
let r=Number.isFinite(t)&&Number.isFinite(e)?` from ${fo(t)} to ${fo(e)}`:"",o=n==="chance"?" (of 100)":n&&n!=="share"?`\
 ${n}`:"";return`Expected ${s?"a whole number":"a number"}${r}${o}`}function he(t,e){let{low:n=-1/0,high:s=1/0,unit:r="",
whole:o=!1}=e,i=sh(t),a=[...i].slice(0,20).join(""),l=($,_="")=>({value:null,share:Number.NaN,words:$,meant:_});if(!i)return l(
`${gs(e)}.`);let h=l(`${gs(e)}, not '${a}'.`),c=Yc.exec(i);if(!c||[...i].length>60)return h;let[,u,m,d]=c,p=Jc.exec(m),g=p!=
null&&p[1]==null,b=e.thousands??(-n>=1e3||s>=1e3),y=o&&eh.test(m),w;if(p){let[,$="0",_,T]=p;if(!Number(T))return h;let E=(Number(
$)*Number(T)+Number(_))/Number(T);w=S=>E*10**S}else if(b&&(Qc.test(m)||y)){let $=m.replace(y?/[,'_ .]/g:/[,'_ ]/g,"");w=
_=>+`${$}e${_}`}else if(Xc.test(m)){let $=m.replace(",",".");w=_=>+`${$}e${_}`}else return h;if(d&&(r!=="chance"&&r!=="s\
hare"||g&&(d==="%"||r==="share")))return h;let v=d&&r==="share"?-2:g&&r==="chance"?2:0,x=u==="-"?-1:1,M=x*w(v)||0;if(M<n||
M>s||o&&!Number.isInteger(M))return l(`${gs(e)}, not ${a}.`);if(r==="chance"&&M>0&&M<1&&!g&&!d){let $=mo(w(2)),_=mo(M);return l(
`Did you mean ${$} out of 100? Type ${$}, or ${_}% for ${_} out of 100.`,$)}return{value:M,share:x*w(v-2)||0,words:"",meant:""}}function Te(t,e){let n=Math.abs(t)*10**e,s=Math.floor(n);if(n-s!==.5||!Number.isInteger(t*2**(e+1)))return t.toFixed(e);
let r=(s%2?s+1:s)/10**e;return(t<0?-r:r).toFixed(e)}function rh(t){return t>0&&t<5/1e4?"under 0.1%":t<1&&t>9995/1e4?"ove\
r 99.9%":`${Te(100*t,1)}%`}var De=(t,e)=>e==="chance"?rh(t):`${Te(Math.abs(t)<.005?0:t,2)} ${e}`.replace("-","−");function zt(t,e,n){
let{value:s,share:r,words:o}=he(String(t),e==="chance"?Ae:{low:n[0],high:n[1],unit:e});if(s==null)throw new Error(o);return e===
"chance"?r:s}function Yt(t,e,n,s){let r=n==="chance";if(s==="exact")return r?"Within 1.":"That is it, as printed.";let o=Math.
round(Math.abs(t-e)*1e9)/1e9,i=r?String(go(o)):De(o,n),a=s==="far"?"":r?": within ten":": near";return`${i} too ${t>e?"h\
igh":"low"}${a}.`}var go=t=>Math.floor(Math.round(t*1e9)/1e7+.5),bs=(t,e)=>e==="chance"?.105:Math.max(Math.abs(t)/10,.1);var We=t=>t.charAt(0).toUpperCase()+t.slice(1);var tp="no one two three four five six seven eight nine ten".split(" ");var Jt=(t,e,n=!1)=>`${t} ${e}${n?" again":""}`;function ys(t,e,n=!1){let s=new Map;for(let r of e.asked.said){let[o,i,a]=r.
place.split(" ");if(Number(o)!==e.course||!!a!==n||s.has(Number(i)))continue;let l=t.card(r.place,r.question,{});l&&!et(
l.settings,r.settings)&&s.set(Number(i),r)}return s}var lh=["steps","dots","row"],bo=["answer","bars","dots","steps","misconception","apart","simulated","headline","certain"],
ch=["row","judged","heat","lesson","tries"],hh=1e9,yo=(t,e)=>Object.fromEntries(Object.entries(t).filter(([n])=>e(n))),ws=class{constructor(e,n,s){
this.panel=e,this.settings=n,this.certain=!!e.certain,this.heat=e.heat,this.answered=yo(e,i=>bo.includes(i)||i==="lesson");
let r=e.knobs.map(i=>({...i,choices:i.choices.filter(([a])=>s.some(l=>!et(l,{...n,[i.name]:a})))})).filter(i=>i.choices.
length>1),o=yo(e,i=>!bo.includes(i)&&!ch.includes(i));this.asked={...o,knobs:r},this.offers=Object.fromEntries(r.map(({name:i,
choices:a})=>[i,a.map(([l])=>l)]))}get row(){let e=this.panel.knobs.find(n=>!n.model);return(this.panel.row??[]).map(({value:n,
label:s})=>[e.name,n,s])}get number(){let{exact:e}=this.panel.judged;return{number:e,text:De(e,this.panel.measure)}}value(e){
return zt(e,this.panel.measure,this.panel.span)}verdict(e){let{verdicts:n}=this.panel.judged,s=Math.round(e*hh),[,r,o]=n.
find(([i])=>s<=i)??n.at(-1);return{band:r,near:r!=="far",mistake:o}}mistake(e){return this.panel.judged.mistakes[this.verdict(
e).mistake]??null}told(e){let n=this.value(e),{judged:s,measure:r}=this.panel;return{value:n,verdict:Yt(n,s.exact,r,this.
verdict(n).band)}}},uh=2,Xt=class{constructor(e){this.locked=!1;this.saved=e,this.cards=new Map}offered(e){return this.saved.
questions.map(({id:n})=>n)}panels(e,n){return[[],[]]}card(e,n,s){let r=JSON.stringify([e,n,s]),o=this.cards.get(r);return this.
cards.has(r)||(o=this.made(e,n,s),this.cards.set(r,o)),o??null}made(e,n,s){let[r,o]=this.panels(e,n),i=[...r,...o].map(u=>this.
unfolded(u));if(i.length===0)return null;let a=i.map(u=>u.set),l={...a[0],...s},h=({name:u,choices:m,value:d})=>{let p=m.
some(([g])=>g===l[u])||m.length===0;return!(u in l)||d===(p?l[u]:m[0][0])},c=i.find(({panel:u})=>u.knobs.every(h))??i[0];
return new ws(c.panel,c.set,a.slice(0,r.length))}unfolded(e){let{pool:n,panels:s}=this.saved,r={};for(let[i,a]of Object.
entries(s)){let l=a[e];l!=null&&(r[i]=lh.includes(i)?l.map(h=>n[h]):n[l])}let o=r.knobs.map(i=>[i.name,i.value]);return{
panel:r,set:Object.fromEntries(o)}}prefer(e){return""}chip(e){let{id:n,name:s,title:r}=this.saved.questions.find(o=>o.id===
e)??this.saved.questions[0];return{id:n,name:s,title:r}}away(e,n){let{when:s}=this.saved.questions.find(r=>r.id===n)??{when:""};
return s?`It arises ${s}.`:this.saved.onward}fault(e){return""}notice(e){return""}told(e,n,s,r=e.mistake(e.value(n.number))){
let o=!(n.owned||n.denied),i=s.filter(l=>l.denied&&l.denied===r?.kind).length,a=r!=null&&o&&i<uh;return{...e.told(n.number),
sure:n.sure,mistake:r,asks:a,own:n.owned!==""}}called(e){return e}nothing(e,n){let s=this.saved.questions.find(({id:i})=>i===
n),r=s?.title??"No question arises here.",o=this.away(e,n);return{key:e,none:!0,title:r,when:o}}};var wo=t=>Math.round(t*1e9),Qt=class extends Xt{constructor(n){super(n);this.courses=[];this.locked=!0;this.lesson=n}explain(n){
let[s]=this.lesson.courses;this.saved=this.lesson=n,this.cards.clear(),this.courses=this.courses.map(r=>r===s?n.courses[0]:
r)}again(){this.courses.push(this.lesson.courses[0])}practise(n){let s=this.lesson.courses[1];if(!s)return!1;let r=s.leads[n]??
[],o=[...r,...s.positions.keys()].filter((a,l,h)=>h.indexOf(a)===l),i=Object.fromEntries(o.map((a,l)=>[l,s.laid[a]]));return this.
courses.push({...s,laid:i,positions:o.map(a=>s.positions[a])}),!0}course(n){return this.courses[n]??this.lesson.courses[0]}picked(n){
return this.course(n)===this.lesson.courses[0]}goal(n){return this.course(n).goal}groups(n){return this.course(n).positions.
map(({group:s})=>s)}pair(n,s){let r=[s,s+1].find(o=>this.course(n).positions[o]?.pair.length);return r?[r-1,r]:[]}lines(n,s){
return this.course(n).positions[this.pair(n,s)[1]].pair}position(n){let[s,r]=n.split(" ").map(Number);return this.course(
s).positions[r]}offered(n){return n?[this.position(n).question]:[]}panels(n,s){let r=this.position(n);return[r.question===
s?r.panels:[],[]]}notice({place:n,said:s}){let[r,o,i]=n.split(" "),a=this.pair(Number(r),Number(o)).map(h=>Jt(Number(r),
h,!!i));return(a.length>0&&a.every(h=>s.some(c=>c.place===h))?a:[n]).map(h=>this.position(h).notice).join(" ")}called(n){
return this.position(n).place+(n.endsWith(" again")?", again":"")}told(n,s,r){let o=n.value(s.number),i=n.verdict(o).near?
void 0:this.slipped(s.place,o,r);return super.told(n,s,r,i??n.mistake(o))}slipped(n,s,r){let[o,i]=n.split(" ").map(Number),
a={asked:{said:r},course:o};return this.position(n).compares.find(({above:l,at:h,fits:c})=>{let u=ys(this,a),m=u.has(i)?
ys(this,a,!0):u,d=m.get(h)??u.get(h),p=d&&this.card(d.place,d.question,d.settings);if(!p)return!1;let g=s-p.value(d.number);
return wo(l?g:-g)>=wo(c)})?.mistake}};var dh=2;var Fe=(t,e=2)=>Te(Math.abs(t)<.5/10**e?0:t,e).replace("-","−");function xo(t,e,n,s,r=[]){let o=(t+e)/2,i=(e-t)/2,a=s==="chance",l=a?i>=dh&&!mh(t,e,o,i,r)?0:1:2,h=Fe(i,l);if(a&&Fe(o,l)!==
Fe(n,l))return`between ${Fe(t,l)} and ${Fe(e,l)} out of 100`;let c=a?"out of 100":s;return`about ${Fe(n,l)} ${c}, give o\
r take ${Number(h)?h:"less than 0.01"}`}function mh(t,e,n,s,r){let[o,i]=[n,s].map(a=>Number(Fe(a,0)));return r.some(a=>(t<=
a&&a<=e)!=(o-i<=a&&a<=o+i))}var gt=1.959963984540054;function ko(t,e){let n=t/e,s=gt*gt,r=(n+s/(2*e))/(1+s/e),o=gt/(1+s/e)*Math.sqrt(n*(1-n)/e+s/(4*e*e));return[Math.max(0,r-
o),Math.min(1,r+o)]}function vo(t,e,n){let s=e/t,r=t<2?0:Math.sqrt(Math.max(0,n/t-s**2)/(t-1));return[s-gt*r,s+gt*r]}function $o({parts:t,rows:e},n){let s={dealt:{},traces:[]};for(let[r,o]of Object.entries(e)){let i=t[o.charCodeAt(n)-48];
i&&r.startsWith("trace.")?s.traces.push(i):i&&(s.dealt[r]=i)}return s}var Mo=300,fh=4,ph=1e-9,So=11,en=class{constructor(e){this.saved=e,this.lesson=new Qt(e),this.lesson.again(),this.positions=
e.courses[0].positions,this.of=this.positions.length}explain(e){this.saved=e,this.lesson.explain(e),this.positions=e.courses[0].
positions}card(e){let n=Jt(0,e),s=this.lesson.card(n,this.positions[e].question,{});if(!s)throw new Error(`Expected a qu\
estion at position ${e+1}.`);return s}panel(e){return this.card(e).panel}measure(e){return this.panel(e).measure}span(e){
return this.measure(e)==="chance"?[0,1]:this.panel(e).span}scale(e){return this.measure(e)==="chance"?100:1}exact(e){return this.
panel(e).judged.exact}steps(e){return this.panel(e).steps?.length??0}pair(e){return this.lesson.pair(0,e)}laid(e){let n=this.
pair(e);return this.saved.courses[0].laid[n[1]===e?n.join(" "):String(e)]}fits(e,n){let[s,r]=this.span(e),o=this.scale(e);
return Number.isFinite(n)&&n>=s&&n<=r?"":`Expected a number from ${s*o} to ${r*o}, not ${String(n*o).slice(0,20)}.`}list(e,n){
let r=n.replace(/\s*([/\u2044\u2215])\s*/g,"$1").replace(/\s+(?=[%\uff05\u066a])/g,"").replace(/(\d)\s*[x\u00d7*]\s*(\d+),?/gi,
"$1x$2 ").split(/[\s;]+|,\s|,$/).flatMap(o=>/,.*,/.test(o)?o.split(","):[o]).filter(Boolean).flatMap(o=>{let[i,a="1"]=o.
split("x");if(/\d,\d/.test(i))throw new Error(`Is ${i.slice(0,20)} one number or two? Write a point in it, or a blank af\
ter the comma.`);if(!/^\d{1,3}$/.test(a))throw new Error(`Expected numbers such as 60 x4, 45, not '${o.slice(0,20)}'.`);
let l=zt(i,this.measure(e),this.span(e));return Array(Number(a)).fill(l)});if(r.length===0||r.length>Mo)throw new Error(
`Expected from 1 to ${Mo} numbers, such as 60 x4, 45.`);return r}written(e,n){return this.measure(e)==="chance"?Te(100*n,
1).replace(/\.0$/,""):De(n,this.measure(e))}bands(e){let[n,s]=this.span(e);if(this.measure(e)==="chance")return Array.from(
{length:So},(i,a)=>a/10);let r=_e(n,s),o=r.flatMap((i,a)=>a?[(i+r[a-1])/2,i]:[i]);return o.length<=So?o:r}near(e,n){return this.
card(e).verdict(n).near}reach(e){return bs(this.exact(e),this.measure(e))}closeWords(e){return this.measure(e)==="chance"?
"within 10":`within ${De(this.reach(e),this.measure(e))}`}mistake(e,n,s=()=>{}){return this.near(e,n)?null:this.positions[e].
compares.find(({above:o,at:i,fits:a})=>{let l=s(i);return l!=null&&(o?n-l:l-n)>a-ph})?.mistake??this.card(e).mistake(n)}mistakeOf({
member:e,at:n,vote:s,value:r},o){let i=a=>o.find(l=>l.member===e&&l.at===a&&l.vote===1)?.value;return this.mistake(n,r,e&&
s===1?i:void 0)}deals(e){let{tries:n,certain:s,untried:r}=this.panel(e);return n&&!s&&!r?n:null}deal(e,n){let s=this.deals(
e),{values:r,signs:o}=s;return{value:r[o.charCodeAt(n%o.length)-48],...n<s.kept&&{kept:$o(s,n)}}}heaps(e,n){let s=new Map;
for(let r of e){let o=this.mistakeOf(r,n);if(!o)continue;let i=s.get(o.name)??{mistake:o,values:[]};i.values.push(r.value),
s.set(o.name,i)}return[...s.values()].filter(({values:r})=>r.length>=fh).map(({mistake:r,values:o})=>{let[i,a]=[Math.min(
...o),Math.max(...o)],l=e.filter(({value:h})=>h>=i&&h<=a);return{mistake:r,values:o,from:i,to:a,n:o.length,alone:l.length===
o.length}}).sort((r,o)=>r.from-o.from)}tells(e,n,s=!1){let{mistakes:r,verdicts:o}=this.panel(e).judged;return s&&this.positions[e].
compares.some(({mistake:a})=>a.kind===n)||o.some(([,,a])=>r[a]?.kind===n)}spread(e,n){let s=n.filter(r=>this.near(e,r)).
length/(n.length||1);return n.length===0?{split:!1,name:"Nobody has answered",words:""}:s<.3?{split:!1,name:"Few are clo\
se",words:"give a hint, or show the answer"}:s<=.7?{split:!0,name:"Split",words:"worth a talk"}:{split:!1,name:"Most are\
 close",words:"show the answer"}}};function tn(t,e){let{zones:n,board:s,sheet:r,...o}=t,i=a=>a==null?void 0:e[a];return{...o,zones:n.map(a=>e[a]),board:i(s)??
"",sheet:i(r)}}var nn=class{constructor(e,n){this.resting=0;this.model=e,this.pages=new Map(Object.entries(e.get("pages")??
{})),this.asked=new Map,this.hear=s=>{s.kind==="page"&&(this.pages.set(`${s.watcher}.${s.page}`,s),n())},e.on("msg:custo\
m",this.hear)}get watcher(){return this.model.get("watcher")}get few(){return this.model.get("frames")[this.watcher]??[]}get length(){
return this.model.get("count")||this.few.length}scene(e){let n=Math.max(0,Math.min(e,this.length-1));if(!this.model.get(
"count"))return this.few[n]?tn(this.few[n],this.model.get("pool")):null;let s=this.model.get("size"),r=Math.floor(n/s),o=this.
page(r);return o?(this.fetchRest(r),tn(o.frames[n-r*s],o.pool)):null}page(e,n=this.watcher){let s=`${n}.${e}`,r=this.pages.
get(s);return!r&&performance.now()-(this.asked.get(s)??-1/0)>8e3&&(this.asked.set(s,performance.now()),this.model.send({
kind:"page",watcher:n,page:e})),r}fetchRest(e){clearTimeout(this.resting);let n=Math.ceil(this.length/this.model.get("si\
ze")),s=Array.from({length:n},(a,l)=>(e+l)%n),r=n<=4?s:[e],o=s.map(a=>[a,this.watcher]);for(let[a]of this.model.get("eye\
s"))for(let l of r)o.push([l,a]);let i=o.find(([a,l])=>!this.pages.has(`${l}.${a}`));i&&(this.resting=setTimeout(()=>this.
page(...i),150))}marks(){let e=r=>r.mark??0;if(!this.model.get("count"))return this.few.map(e);let n=this.model.get("siz\
e"),s=Array.from({length:this.length},()=>0);for(let r=0;r*n<s.length;r++)(this.pages.get(`${this.watcher}.${r}`)?.frames??
[]).forEach((o,i)=>{s[r*n+i]=e(o)});return s}stop(){clearTimeout(this.resting),this.model.off("msg:custom",this.hear)}};var _o={door:["ask"],ask:["held","shown","ask"],held:["talk","ask","shown"],talk:["ask","shown"],shown:["why","deal","as\
k","end"],why:["why","shown","deal","ask","end"],deal:["shown","why","ask","end"],end:["ask","door"]},To=300,z=10,bt=t=>Object.
freeze({how:"hands",to:"door",at:0,vote:1,step:0,ends:0,votes:[],pressed:{},here:30,waiting:0,members:[],done:[],...t}),
V=(t,e=t.at,n=t.vote)=>t.votes.filter(s=>s.at===e&&s.vote===n);function ke(t){let e=V(t),n=new Set(e.map(({member:r})=>r)),
s=t.how==="phones"?t.members.filter(({here:r,number:o})=>r&&!n.has(o)).length:Math.max(0,t.here-e.length);return{answered:e.
length,missing:s,of:e.length+s}}function Ao(t){let{answered:e,missing:n,of:s}=ke(t);return e===0||3*n>=s}var sn=({of:t},{
at:e})=>e+1<t?e+1:-1,tt=({pressed:t,at:e})=>Object.values(t[e]??{}).reduce((n,s)=>n+s,0);function ge(t,e,n){_o[t.to].includes(
e)||Y(`After ${t.to} comes ${_o[t.to].join(", ")}, not ${e}.`);let s=e==="shown"&&!t.done.includes(t.at)?[...t.done,t.at]:
t.done;return{...t,to:e,ends:0,done:s,...n}}function xs(t,e,n){n>=0&&n<t.of||Y(`Expected a position from 1 to ${t.of}, n\
ot ${n+1}.`),(e.to==="held"||e.to==="talk")&&Y("Show the answer first: the vote is closed."),e.to==="ask"&&n===e.at&&Y("\
This position is asked about now.");let s=e.done.includes(n)&&V(e,n,1).length>0,r=s&&e.how==="hands"?e.votes.filter(o=>o.
at!==n||o.vote===1):e.votes;return ge(e,"ask",{at:n,votes:r,vote:s?2:1,step:0})}function Eo(t,e,n){e.to!=="ask"&&Y("The \
vote is closed."),e.how!=="hands"&&Y("This class says its numbers by phone.");let{at:s,vote:r,here:o}=e,i=o-V(e).length;
for(let h of n){let c=t.fits(s,h);c&&Y(c)}n.length>i&&Y(i>0?`Expected ${i} more at most, not ${n.length}: the class is ${o}\
.`:`All ${o} have answered. Make the class larger, or take one away.`);let a={member:0,at:s,vote:r,sure:"",n:0,after:0},
l=n.map(h=>({...a,value:h}));return{...e,votes:[...e.votes,...l]}}function gh(t,e){t.to!=="ask"&&Y("The vote is closed.");
let{at:n,vote:s}=t,r=t.votes.findLastIndex(o=>o.at===n&&o.vote===s&&o.value===e);return r<0&&Y("Nobody has guessed that."),
{...t,votes:t.votes.toSpliced(r,1)}}function Lo(t,e){let n=({member:r,at:o,vote:i})=>`${r} ${o} ${i}`,s=new Set(e.map(n));
return[...t.filter(r=>!r.member||!s.has(n(r))),...e]}function bh(t,e){let{at:n,here:s,how:r,members:o}=t,i=t.pressed[n]??
{};if(t.to!=="deal"&&Y("Deal first."),r==="phones"){let h=o.map(({number:c})=>[String(c),z]);return{...t,pressed:{...t.pressed,
[n]:{...i,...Object.fromEntries(h)}}}}let a=s*z,l=i[0]??0;return l>=a&&Y(`These are ${a} deals: ten for each of you.`),{
...t,pressed:{...t.pressed,[n]:{...i,0:Math.min(a,e?l+e:a)}}}}function yh(t,e,n){switch(n.kind){case"Start":return ge(e,
"ask",{vote:1,step:0});case"Hold":return ge(e,"held");case"Talk":return ge(e,"talk",{ends:n.now+n.seconds});case"Again":
return e.vote>1&&Y("There is no third vote: show the answer."),e.to==="ask"&&Y("Close the vote first."),ge(e,"ask",{vote:2});case"\
Reveal":return ge(e,"shown");case"Why":return ge(e,"why",e.to==="why"?{}:{step:0});case"Step":{let s=e.step+n.by;return(e.
to!=="why"||s<0||s>=t.steps(e.at))&&Y("There is no such step."),ge(e,"why",{step:s})}case"Deal":return ge(e,"deal");case"\
DealRest":return bh(e,n.by);case"Next":{let s=sn(t,e);return e.to==="ask"&&Y("Show the answer first, or skip it."),s<0?ge(
e,"end"):xs(t,e,s)}case"Skip":return e.to!=="ask"&&Y("Only an open question can be skipped."),xs(t,e,e.at+1);case"Go":return e.
to==="door"?{...e,at:n.at}:xs(t,e,n.at);case"End":return ge(e,"end");case"Anew":return ge(e,"door",{at:0,vote:1,step:0,votes:[],
pressed:{},done:[]});case"Tap":return n.by>0?Eo(t,e,[n.value]):gh(e,n.value);case"List":return Eo(t,e,t.list(e.at,n.text));case"\
Size":{let s=Math.max(2,e.to==="ask"?V(e).length:0);return Number.isInteger(n.of)&&n.of>=s&&n.of<=To||Y(`Expected a clas\
s from ${s} to ${To}`+(Number.isNaN(n.of)?".":`, not ${String(n.of).slice(0,20)}.`)),{...e,here:n.of}}case"By":return{...e,
how:n.how,here:Math.max(2,e.here,V(e).length)};case"Votes":return{...e,votes:Lo(e.votes,n.votes)};case"Pressed":return{...e,
pressed:{...e.pressed,[n.at]:{...e.pressed[n.at],...n.by}}};case"Members":return{...e,members:n.members,here:n.here,waiting:n.
waiting};case"Front":{let{to:s,at:r,vote:o,step:i,ends:a}=n.standing,l=n.votes.map(d=>d.at).filter(d=>d!==r||!["ask","he\
ld","talk"].includes(s)),h=[...new Set([...e.done,...l])],c=n.members.filter(d=>d.here).length,u=Lo(e.votes,n.votes),m={
...e.pressed,...n.pressed};return{...e,to:s,at:r,vote:o,step:i,ends:a,votes:u,pressed:m,members:n.members,here:c,done:h}}}}
var Co=(t,e,n)=>Object.freeze(yh(t,e,n));function wh(t,e){let{zones:n,board:s,sheet:r,...o}=tn(t,e),i=[...n,s,r],a=n.length;return{frame:{...o,zones:n.map((l,h)=>h),
board:a,sheet:r&&a+1},pool:i}}function xh(t,e){let[n,s]=t.span(e);return t.measure(e)==="chance"?.01:10**Math.floor(Math.
log10((s-n)/50||1))}function Oo(t,e){let n=t.saved,{tables:s,over:r}=t.laid(e),{ask:o,given:i,says:a,model:l}=t.panel(e),
h=s.length>1?t.positions[e].pair:[],c={game:n.game,palette:n.table.palette,boards:n.table.boards,tables:s.map(({names:b,
frame:y,differs:w},v)=>({names:b,differs:w,over:r[v],...wh(y,n.table.pool)})),lines:h,ask:o,given:i,says:a,model:l},{of:u,
saved:m}=t,[d,p,g]=[t.span(e),xh(t,e),t.measure(e)];return{kind:"moment",at:e,of:u,title:m.title,span:d,step:p,measure:g,
shown:c}}function No(t,e,n){let s=t.panel(e),r=n.filter(u=>u.at===e),o=t.exact(e),i=new Map;for(let u of r)u.vote>=(i.get(
u.member)?.vote??0)&&i.set(u.member,u);let a=[...i.values()].map(u=>({one:u,mistake:t.mistakeOf(u,n)})),l=a.map(({one:{member:u,
value:m,vote:d},mistake:p})=>{let g=Yt(m,o,t.measure(e),t.card(e).verdict(m).band),b=p?a.filter(y=>y.mistake?.name===p.name).
length-1:0;return[u,{value:m,vote:d,verdict:g,mistake:p,others:b}]}),h=u=>r.flatMap(m=>m.vote===u?[m.value]:[]).sort((m,d)=>m-
d),c={headline:s.headline||s.certain||"",answer:s.answer,written:t.written(e,o),dots:s.dots??[],steps:(s.steps??[]).map(
({picture:u,...m})=>m),notice:t.positions[e].notice,values:h(1),again:h(2),trial:s.trial??"",struck:s.tries?.struck??""};
return{kind:"answer",at:e,exact:o,shown:c,marks:Object.fromEntries(l)}}function Ro(t,e,n){return t.deals(e)?Array.from({
length:z},(s,r)=>{let{value:o,kept:i}=t.deal(e,z*(n-1)+r);return{value:o,dealt:{},traces:[],...i}}):[]}async function ks(t,e,n){try{let s=n&&{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(n)},
r=await fetch(`${t}${e}`,{cache:"no-store",signal:AbortSignal.timeout(8e3),...s});return r.ok?await r.json():null}catch{
return null}}var Ho=async t=>!!(await ks(t,"about"))?.phones,rn=async t=>(await ks(t,"mine"))?.classes??[],nt=(t,e)=>ks(
t,"leave",e);function kh(){try{return!navigator.cookieEnabled||!localStorage}catch{return!0}}function Uo({status:t,statusText:e}){
return t!==403?`The server says: ${e}.`:kh()?"This browser blocks cookies, so the server can't tell that you may start a\
 class. Allow cookies for this address, or use another browser. By hands works without.":"To start a class with phones, \
open the address that the server printed, with its token, in this browser. By hands works without."}function on(t,e){try{
return JSON.parse(globalThis[t].getItem(e)??"null")}catch{return null}}function st(t,e,n){try{n==null?globalThis[t].removeItem(
e):globalThis[t].setItem(e,JSON.stringify(n))}catch{}}function yt(t,{title:e,words:n,ways:s,no:r="Cancel",first:o=!1}){let i=()=>a.close(),a=f("dialog.sheet.w-panel",{"aria-l\
abel":e,onclose:()=>a.remove()},f("h2",e),n.map(l=>f("p",l)),f("div.w-ways",s.map(({k:l,label:h,press:c,stays:u},m)=>f("\
button.btn",{"data-k":l,autofocus:o&&m===0,onclick:()=>{u||i(),c()}},h)),f("button.btn",{"data-k":"no",autofocus:!o,onclick:i},
r)));t.root.append(a),a.showModal()}var vs=t=>t===1?"1 phone":`${t} phones`;function vh({begun:t}){let e=Math.max(0,Math.
round((Date.now()/1e3-t)/60));return e===0?"just now":e<60?`${e} min ago`:`${Math.round(e/60)} h ago`}var Po=t=>`It bega\
n ${vh(t)} and has ${t.students===1?"1 student":`${t.students} students`}, with ${vs(t.here)} here now.`,wt=({code:t})=>`\
Continue with class ${t}`,Bo=({line:t})=>t&&!t.now.begun?t.mine.find(e=>e.lesson===t.lesson):null;async function an(t,e){
let n=await e??"";t.draw(),t.say(n)}var $h=(t,e)=>({k:"end.running",label:`End class ${e.code} and delete it`,press:()=>{
an(t,t.line?.end(e.code))}});function Do(t){let{line:e}=t,n=Bo(t);!e||!n||yt(t,{title:"Welcome back",words:[`Class ${n.code}\
 is still running. ${Po(n)}`,"If other people use this computer, press “This is a shared computer” when you are done her\
e."],ways:[{k:"continue",label:wt(n),press:()=>e.begun(n)},$h(t,n),{k:"shared",label:"This is a shared computer: forget \
the class",press:()=>{an(t,e.forget(n.code))}}],no:"Not now",first:!0})}async function Wo(t){let{line:e}=t;if(!e)return;
await e.look();let[n]=e.mine;if(!n)return an(t,e.begin());let s=n.lesson===e.lesson;yt(t,{title:`Class ${n.code} is stil\
l running`,words:[Po(n),s?"Continue with it, or end it and start a new class.":"It is at another lesson. If you bring it\
 here, its phones come along with the same code, and the answers to that lesson are deleted.","If you end it, its phones\
 are told so and its answers are deleted."],ways:[s?{k:"continue",label:wt(n),press:()=>e.begun(n)}:{k:"bring",label:`Br\
ing class ${n.code} to this lesson`,press:()=>e.begun(n,!0)},{k:"end.begin",label:`End class ${n.code} and start a new c\
lass`,press:async()=>{let r=await e.end(n.code);r?t.say(r):Wo(t)}}]})}function $s(t){let{line:e}=t,{members:n,to:s}=t.room.
state;if(e){if(n.length===0)return void e.close(!0);yt(t,{title:"Go on by hands?",words:[`${vs(n.length)} ${n.length===1?
"is":"are"} in class ${e.now.begun?.code}. They are told that you go on without phones, and the class on the server ends\
.`,s==="door"?"Nobody has answered yet, so nothing is lost.":"The answers so far stay in this browser, without names. On\
 the server they are deleted."],ways:[{k:"hands.yes",label:"Go on by hands",press:()=>{e.close(!0)}}],no:"Stay with phon\
es"})}}function ln(t,e){let{line:n,tools:s,room:r}=t,{members:o,votes:i}=r.state,a=n?.carried;if(!a)return s.open?.(e);let l=s.
lessons?.find(([u])=>u===e)?.[1]??`Lesson ${e}`,h=o.length,c=()=>s.open?.(e,a);if(h===0)return c();yt(t,{title:`On to “${l}\
”?`,words:[`${vs(h)} ${h===1?"comes":"come"} along: same class, same code ${a.code}. Each phone waits for the first qu\
estion.`,i.length>0?"The answers to this lesson are deleted on the server, so save them first. Students who want to keep\
 their own answers do so on their phones now.":"Nobody has answered in this lesson yet, so nothing is lost."],ways:[...i.
length>0?[{k:"save.first",label:"Save the answers (CSV)",press:()=>t.save(),stays:!0}]:[],{k:"lesson.yes",label:"Go on w\
ith the phones",press:c}],no:"Stay in this lesson"})}function Fo(t){let{line:e}=t,n=e?.now.begun;!e||!n||yt(t,{title:"Th\
is is a shared computer",words:[`This browser forgets class ${n.code}, and the class goes on in this tab.`,n.again?"If y\
ou close this tab, open the address that the server printed, with its token, to come back.":"If you close this tab, nobo\
dy can come back to the class: it ends after ten minutes, and its answers are deleted."],ways:[{k:"shared.yes",label:"Fo\
rget the class here",press:()=>{an(t,e.forget())}}]})}function Io(t,e){let{line:n}=t,s=t.room.state.how==="phones",r=Bo(
t),o=!!n?.now.locked;return[r&&n?{k:"continue",words:wt(r),key:"c",press:()=>n.begun(r)}:!1,e,!s&&n?{k:"phones",words:"B\
y phones",key:"p",press:()=>{Wo(t)}}:!1,s&&{k:"hands",words:"By hands",key:"h",press:()=>$s(t)},s&&{k:"lock",words:o?"Op\
en the door":"Lock the door",key:"l",press:()=>n?.set({locked:!o})}]}var cn="uncle_widgets.class.line",Mh=8e3,Sh=2e4,_h=1e3,Th=4e3,Eh=5e3,Lh=6e4,Ah="The line to the server is lost. It comes\
 back by itself; phones keep their numbers.",Ms="Nobody has come in a minute. Does this network keep devices apart? A ho\
tspot helps. By hands is one press away, and nothing is lost.",Ch="The server has this class no more.",Oh="The class is \
over: it was ended on another page, or its day is over. Its answers are deleted.",Nh="This class went on to another less\
on, on another page.",Ss="The server does not answer. By hands works without it.",Rh=t=>`The server does not answer, so \
class ${t} is still on it. It ends as soon as the server answers this page; or open this page again later.`,qo=["shown",
"why","deal"],_s=class{constructor(e,n,s,r){this.mine=[];this.key="";this.moving=!1;this.closing="";this.ending=0;this.socket=
null;this.due=[];this.seq=-1;this.onItsWay=0;this.waiting=0;this.heardAt=0;this.adopting=!1;this.waking=0;this.lonely=0;
this.nobody="";this.room=e,this.base=n,this.lesson=s,this.told=r,this.now={begun:null,open:!1,words:"",places:0,locked:!1,
forgotten:!1},this.dealtTo=new Set,this.unwatch=e.watch((o,i)=>this.changed(o,i)),this.alive=window.setInterval(()=>this.
here(),Mh)}show(e){this.now={...this.now,...e},this.told(this.now)}async begin(){let e;try{e=await fetch(`${this.base}be\
gin`,{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify({lesson:this.lesson})})}catch{return Ss}
return e.ok?(this.begun(await e.json()),""):Uo(e)}async look(){this.mine=await rn(this.base)}resume(){let e=on("sessionS\
torage",cn)?.code,n=this.mine.find(s=>s.code===e&&s.lesson===this.lesson);return n&&this.begun(n),!!n}begun(e,n=!1){st("\
sessionStorage",cn,{code:e.code}),clearTimeout(this.lonely),this.nobody="",this.key=e.key,this.moving=n,this.closing="",
this.seq=-1,this.due=[],this.show({begun:e,words:e.words}),this.lonely=window.setTimeout(()=>{this.nobody=Ms,this.room.state.
members.length===0&&this.show({words:Ms})},Lh),this.open()}get carried(){let{begun:e}=this.now;return e&&{...e,key:this.
key}}open(){clearTimeout(this.waking);let e=new URL(`${this.base}ws`,location.href);e.protocol=e.protocol.replace("http",
"ws");let n=new WebSocket(e);this.socket=n,this.heardAt=Date.now(),n.onopen=()=>{let{code:s}=this.now.begun;n.send(JSON.
stringify({kind:"teach",code:s,key:this.key}))},n.onmessage=({data:s})=>n===this.socket&&this.hear(JSON.parse(s)),n.onclose=
()=>n===this.socket&&this.lost()}lost(){this.socket=null,this.now.begun&&(this.show({open:!1,words:Ah}),this.waking=window.
setTimeout(()=>this.open(),_h+Math.random()*Th))}here(){if(this.now.open)if(Date.now()-this.heardAt<Sh)this.socket?.send(
JSON.stringify({kind:"here",seq:this.seq}));else{let{socket:e}=this;this.lost(),e?.close()}}hear(e){switch(this.heardAt=
Date.now(),e.kind){case"front":return this.came(e);case"state":return this.seq=e.standing.seq,this.onItsWay=Math.max(0,this.
onItsWay-1),this.onItsWay===0?this.adopt(e.standing):void 0;case"members":return this.seated(e.members);case"count":return this.
waiting=e.waiting,this.seated([...this.room.state.members]);case"votes":{let{to:n,at:s}=this.room.state;this.room.do({kind:"\
Votes",votes:e.votes}),qo.includes(n)&&e.votes.some(r=>r.at===s&&r.yes==null)&&this.send(this.answer());return}case"pres\
sed":return void this.room.do({kind:"Pressed",at:e.at,by:e.by});case"gone":return this.ended(!!e.hands);case"no":e.about===
"teach"?this.over(Ch,!0):this.show({words:e.words}),e.about==="change"&&(this.seq=-1,this.here())}}came(e){if(this.closing)
return void this.socket?.send(JSON.stringify(this.closes));if(this.moving){this.moving=!1,this.socket?.send(JSON.stringify(
{kind:"lesson",lesson:this.lesson}));return}if(e.lesson!==this.lesson)return this.over(Nh);this.room.state.how!=="phones"?
this.room.clean():this.room.only(e.members);let{standing:n,members:s,votes:r,pressed:o,room:i}=e,a=this.due.length>0&&n.
seq===this.seq,{to:l,at:h,vote:c,step:u,ends:m}=this.room.state,d=a?{...n,to:l,at:h,vote:c,step:u,ends:m}:n;this.adopting=
!0,this.room.do({kind:"By",how:"phones"}),this.room.do({kind:"Front",standing:d,members:s,votes:r,pressed:o}),this.adopting=
!1,this.seq=n.seq,this.onItsWay=0,this.show({open:!0,words:s.length>0?"":this.nobody||this.now.begun?.words,places:i.places,
locked:i.locked});let p=a?this.due:[];this.due=[];for(let g of p)this.send(g.kind==="answer"?this.answer():g);this.deal()}adopt(e){
let{to:n,at:s,vote:r,step:o,ends:i,members:a,pressed:l}=this.room.state,h=n===e.to&&s===e.at&&r===e.vote&&(n!=="why"||o===
e.step);h&&i===e.ends||(this.adopting=!0,this.room.do({kind:"Front",standing:e,members:[...a],votes:[],pressed:l}),this.
adopting=!1,h||this.deal())}seated(e){let n=e.filter(s=>s.here).length;this.room.do({kind:"Members",members:e,here:n,waiting:this.
waiting}),e.length>0&&this.now.words===Ms&&this.show({words:""}),this.deal()}changed(e,n){if(this.adopting||e.how!=="pho\
nes"||!this.now.begun)return;let{to:s,at:r,vote:o,step:i,ends:a}=e;if(s===n.to&&r===n.at&&o===n.vote&&i===n.step||s==="d\
oor"&&n.to==="door")return;s==="ask"&&this.send(Oo(this.room.facts,r)),s==="shown"&&!qo.includes(n.to)&&this.send(this.answer());
let l=s==="talk"?{talk:Math.max(1,Math.round(a-Date.now()/1e3))}:{};this.send({kind:"change",to:s,at:r,vote:o,step:i,...l}),
this.deal()}answer(){let{at:e,votes:n}=this.room.state;return No(this.room.facts,e,n)}deal(){let{to:e,at:n,members:s,how:r}=this.
room.state;if(!(e!=="deal"||r!=="phones"||!this.now.open))for(let{number:o}of s){let i=`${n} ${o}`;this.dealtTo.has(i)||
(this.dealtTo.add(i),this.send({kind:"deals",at:n,member:o,shown:Ro(this.room.facts,n,o)}))}}send(e){if(!this.now.open)return void this.
due.push(e);e.kind==="change"&&this.onItsWay++,this.socket?.send(JSON.stringify(e))}set(e){this.send({kind:"room",...e});
let{places:n=this.now.places,locked:s=this.now.locked}=e;this.show({places:n,locked:s})}get closes(){return{kind:"close",
...this.closing==="hands"&&{hands:!0}}}async close(e=!1){let{begun:n,open:s}=this.now;if(!n)return;if(this.closing=e?"ha\
nds":"end",s)return this.send(this.closes);let r={code:n.code,key:this.key,end:!0,hands:e};if(await nt(this.base,r))return this.
ended(e);this.over(Rh(n.code),e),this.endLater(r)}endLater(e){this.ending=window.setTimeout(async()=>{await nt(this.base,
e)?this.show({words:""}):this.ending&&this.endLater(e)},Eh)}ended(e){let n=this.now.begun?.code??"";nt(this.base,{code:n,
key:"",end:!1}),this.mine=this.mine.filter(s=>s.code!==n),this.over(this.closing?"":Oh,e&&this.closing==="hands")}async end(e){
let n=await nt(this.base,{code:e,key:"",end:!0});return await this.look(),n?"":Ss}async forget(e=this.now.begun?.code??""){
let n=e===this.now.begun?.code,s=await nt(this.base,{code:e,key:n?this.key:"",end:!1});return s?(await this.look(),n&&(this.
key=s.key,st("sessionStorage",cn,null),this.show({forgotten:!0}),this.open()),""):Ss}over(e,n=!1){clearTimeout(this.lonely),
clearTimeout(this.waking),st("sessionStorage",cn,null);let{socket:s}=this;this.socket=null,this.key="",this.show({begun:null,
open:!1,words:e,forgotten:!1}),s?.close(),n?this.room.do({kind:"By",how:"hands"}):this.room.forget()}stop(){clearInterval(
this.alive),clearTimeout(this.lonely),clearTimeout(this.waking),clearTimeout(this.ending),this.ending=0,this.unwatch();let{
socket:e}=this;this.socket=null,e?.close()}};async function jo(t,e,n,s=null){if(!s&&(!await Ho(e)||t.gone))return;let r=new _s(
t.room,e,n,()=>t.lined(r));if(s){t.lined(r),r.begun(s,!0);return}if(await r.look(),t.gone)return r.stop();t.lined(r),r.resume()||
Do(t)}var Hh="uncle_widgets.class",Vo="uncle_widgets.class.size",Yo="uncle_widgets.class.open",Uh=30,Ts="Choose first: continu\
e the earlier class, or start over.";function Go(t){try{return JSON.parse(localStorage.getItem(t)??"null")}catch{return null}}
function Ko(t,e){try{localStorage.setItem(t,JSON.stringify(e))}catch{}}var Zo=!1;function zo(t){try{sessionStorage.setItem(
Yo,t)}catch{}}function Ph(t){let e=!Zo;Zo=!0;try{let n=sessionStorage.getItem(Yo),[s]=performance.getEntriesByType("navi\
gation");return e&&n===t&&s?.type==="reload"}catch{return!1}}var Bh=t=>!!(t&&(t.to!=="door"||t.votes.length>0||t.done.length>
0)),hn=class{constructor(e){this.facts=e,this.name=`${Hh} ${e.saved.game} ${e.saved.number}`;let n=Number(Go(Vo))||Uh,s=Go(
this.name),r=s?.of===e.of?s.state:void 0,o=Ph(this.name);zo(this.name),this.offered=Bh(r)&&!o?bt({here:n,...r}):null,this.
offeredAt=Number(s?.when)||0,this.state=bt({here:n,...this.offered?{}:r}),this.heard=new Set}do(e){let n=this.state;if(e.
kind==="By"&&e.how==="phones"&&(this.offered=null,zo("")),this.offered)return Ts;try{this.state=Co(this.facts,n,e)}catch(s){
return s instanceof Error?s.message:String(s)}e.kind==="Size"&&Ko(Vo,e.of),this.keep();for(let s of[...this.heard])s(this.
state,n);return""}explain(e){this.facts.explain(e);for(let n of[...this.heard])n(this.state,this.state)}watch(e){return this.
heard.add(e),()=>{this.heard.delete(e)}}takeUp(){let e=this.state;this.state=this.offered??e,this.offered=null;for(let n of[
...this.heard])n(this.state,e)}clean(){this.offered=null,this.state=bt({here:this.state.here})}only(e){let n=new Set(e.map(
({number:i})=>i)),s=this.state.votes.filter(({member:i})=>!i||n.has(i)),r=i=>Object.fromEntries(Object.entries(i).filter(
([a])=>a==="0"||n.has(Number(a)))),o=Object.fromEntries(Object.entries(this.state.pressed).map(([i,a])=>[i,r(a)]));this.
state=Object.freeze({...this.state,votes:s,pressed:o})}forget(){let e=this.state;this.offered=null,this.state=bt({here:e.
here}),this.keep();for(let n of[...this.heard])n(this.state,e)}keep(){let{how:e,members:n,waiting:s,...r}=this.state;e===
"hands"&&Ko(this.name,{of:this.facts.of,state:r,when:Date.now()})}};var Dh=400;function Jo({press:t,refused:e}){let n=Number.NEGATIVE_INFINITY,s="",r="",o=f("button.btn.solid.wide",{"data-k":"main",onclick:()=>{
performance.now()-n<Dh||(s?e(s):t())}});return{node:o,show(i,a,l=i){r&&r!==l&&(n=performance.now()),r=l,o.textContent!==
i&&(o.textContent=i),s=a,a?o.setAttribute("aria-disabled","true"):o.removeAttribute("aria-disabled"),o.title=a}}}var Wh={csv:"text/csv",json:"application/json",html:"text/html",ipynb:"application/x-ipynb+json"};function xt(t){if(t.kind!==
"file")return;let e=Wh[t.name.split(".").pop()??""]??"text/plain",n=URL.createObjectURL(new Blob([t.text],{type:e}));f("\
a",{href:n,download:t.name}).click(),URL.revokeObjectURL(n)}var Fh="input:not([type=range]), select, textarea, [contenteditable]:not([contenteditable=false])",Es="uncle_widgets key\
s",Ih="input, [role=tab], .chooser, .art",Xo=/^(Arrow|Home|End)/,ei="button, a, summary, label, [role=button], [role=tab\
]",rt=new Set,Ls=t=>t.closest(".uw-page")??t.closest(".uw-room")??t.closest(".uw"),ti=t=>t.getClientRects().length>0,ni=t=>!!t.
any||t.keys.some(e=>e.length===1&&e!==" ");function si(){try{return localStorage.getItem(Es)!=="off"}catch{return!0}}function qh(t){
try{t?localStorage.removeItem(Es):localStorage.setItem(Es,"off")}catch{}}function jh({el:t,keys:e},n,s){let{key:r,shiftKey:o}=n;
return Xo.test(r)&&s.closest(Ih)&&!(s instanceof HTMLInputElement&&t.contains(s))?!1:e().some(i=>(i.keys.includes(r)||i.
any?.(r))&&(!Xo.test(r)||o===!!i.shift)&&(!i.inside||t.contains(s))&&(!ni(i)||si()&&!s.closest("input"))&&i.when()&&i.press(
r,s))}function Qo(t){if(t.defaultPrevented||t.isComposing||t.ctrlKey||t.metaKey||t.altKey)return;let e=t.composedPath(),
n=e[0];if(!(n instanceof Element)||n.closest("dialog")||n.closest(Fh)&&t.key!=="Escape")return;let s=[...rt].filter(({el:r})=>{
let o=Ls(r);return o&&e.includes(o)&&ti(r)});if(s.length){if(t.key==="?")As(s[0].el);else if(!s.some(r=>jh(r,t,n)))return;
t.preventDefault(),t.stopPropagation()}}function ot(t,e){let n={el:t,keys:e};return rt.size||document.addEventListener("\
keydown",Qo,!0),rt.add(n),()=>{rt.delete(n),rt.size||document.removeEventListener("keydown",Qo,!0)}}function As(t){let e=Ls(
t),n=ee("keys"),r=[...rt].filter(l=>Ls(l.el)===e&&ti(l.el)).flatMap(l=>l.keys()).filter(l=>l.when()),o=f("div.keys-typed"),
i=f("dialog.sheet.keys-list",{"aria-labelledby":n,onclose:()=>i.remove()}),a=()=>{let l=si();J(o,f("span",{"aria-hidden":"\
true"},"Letters, digits and signs"),me({label:"Letters, digits and signs",choices:[[!0,"On"],[!1,"Off"]],value:l,pick:h=>{
qh(h),a()},k:"typed"}));for(let h of i.querySelectorAll("[data-typed]"))h.classList.toggle("off",!l)};i.append(f("h2",{id:n,
tabindex:-1,autofocus:!0},"Keys of this room"),f("p.mute","They act while the focus is in the room, and in no field wher\
e you type."),f("dl",[...r,{keys:["?"],shown:"?",words:"Shows this list.",when:()=>!0,press:()=>!0}].map(l=>f("div",{"da\
ta-typed":ni(l)&&l.shown!=="?"?"":null},f("dt",f("kbd",l.shown)),f("dd",l.words)))),o,f("button.btn",{"data-k":"keys.clo\
se",onclick:()=>i.close()},"Close")),a(),t.append(i),i.showModal()}var K,ii,Vh,Ce,Os,pn,ai,dn,li,Rs,Ns,Gh,kt=Symbol.for("pv"),ci={},gn=[],Kh=/^m(i|n|o|s|text|space)$/,Hs=Array.isArray,Zh=gn.
slice,qe=Object.assign;function Ie(t){t&&t.parentNode&&t.remove()}function Cs(t,e,n,s,r){var o={type:t,props:e,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:kt,__v:r||
++ii,__i:-1,__u:0};return!r&&K.vnode&&K.vnode(o),o}function vt(t){return t.children}function mn(t,e){this.props=t,this.context=e,this.__g=0}function Oe(t,e){if(e==null)return t.
__&&Oe(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||
t.props.__P?null:Oe(t)}function zh(t){var e,n=t.__v,s=n.__e,r=[],o=[],i=t.__P;i&&((e=qe({constructor:kt},n)).__v=n.__v+1,
K.vnode&&K.vnode(e),fi(i,e,n,t.__n,i.namespaceURI,32&n.__u?[s]:null,r,s||Oe(n),32&n.__u,o),e.__v=n.__v,e.__.__k[e.__i]=e,
Qh(r,e,o),n.__=n.__e=null,e.__e!=s&&hi(e))}function hi(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(
function(e){return e&&(t.__e=e.__e)}),hi(t)}function ri(t){(8&t.__g||(t.__g|=8,Ce.push(t),pn++))&&Os==K.debounceRendering||
((Os=K.debounceRendering)||queueMicrotask)(ui)}function ui(){try{for(var t,e=1;Ce.length;)Ce.length>e&&Ce.sort(ai),t=Ce.
shift(),e=Ce.length,8&t.__g&&zh(t)}finally{(pn=Ce.length)&&(Os||queueMicrotask)(ui)}}function di(t,e,n,s,r,o,i,a,l,h,c){
var u,m,d,p,g,b,y=s.__k||gn,w=e.length;for(l=Yh(n,e,y,l,w),u=0;u<w;u++)(d=n.__k[u])!=null&&(m=~d.__i&&y[d.__i]||ci,d.__i=
u,b=fi(t,d,m,r,o,i,a,l,h,c),p=d.__e,(m.ref!=d.ref||8&m.__u)&&(m.ref&&Us(m.ref,null,d,m),d.ref&&c.push(d.ref,d.__c||p,d)),
g=g||p,4&d.__u?(l=mi(d,l,t,!m.__v),m.__e&&(m.__e=null)):typeof d.type=="function"&&b!==void 0?l=b:p&&(l=p.nextSibling),d.
__u&=-21);return n.__e=g,l}function Yh(t,e,n,s,r){var o,i,a,l,h,c,u,m,d,p=n.length,g=p,b=0,y=0,w=t.__k=Array(r);for(o=0;o<
r;o++)(i=e[o])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=w[o]=Cs(null,
i):Hs(i)?i=w[o]=Cs(vt,{children:i}):i.constructor===kt&&i.__b?i=w[o]=Cs(i.type,i.props,i.key,i.ref,i.__v):w[o]=i,l=o+b,i.
__=t,i.__b=t.__b+1,a=null,~(h=i.__i=Jh(i,n,l,g))&&(g--,(a=n[h])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,h==l-1?b--:h==l+1?b++:h!=
l&&(h>l?b--:b++,y=1)):(~h||(r>p?b--:r<p&&b++),typeof i.type!="function"&&(i.__u|=4))):w[o]=null;if(y){for(c=[],u=[],o=0;o<
r;o++)if((i=w[o])&&16&i.__u){for(b=0,m=c.length;b<m;)c[d=b+m>>1]<i.__i?b=d+1:m=d;c[b]=i.__i,u[o]=b+1}for(b=c.length;o--;)
u[o]&&(u[o]==b?b--:w[o].__u|=4)}if(g)for(o=0;o<p;o++)!(a=n[o])||2&a.__u||(a.__e==s&&(s=Oe(a)),Ps(a,a));return s}function mi(t,e,n,s){
var r,o,i,a;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(o=0;o<r.length;o++)r[o]&&(r[o].__=t,e=mi(
r[o],e,n,!1));return e}for(e&&!e.parentNode&&(e=Oe(t))&&!e.parentNode&&(e=null),i=t.__e,a=e;a&&a.nodeType==8;)a=a.nextSibling;
for(i!=a&&(!s&&n.moveBefore&&i.parentNode?n.moveBefore(i,e):n.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==
8&&!e.data.startsWith("$s"););return e}function Jh(t,e,n,s){var r,o=t.key,i=t.type,a=e[n],l=a&&!(2&a.__u);if(a===null&&o==null||l&&o==a.key&&i==a.type)return n;
if(s>(l?1:0)){for(r=n-1;r>=0;r--)if((a=e[r])&&!(2&a.__u)&&o==a.key&&i==a.type)return r;for(r=n+1;r<e.length;r++)if((a=e[r])&&
!(2&a.__u)&&o==a.key&&i==a.type)return r}return-1}function oi(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}
function un(t,e,n,s,r){var o,i;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof s=="string"&&(t.style.
cssText=s=""),s)for(e in s)n&&e in n||oi(t.style,e);if(n)for(e in n)s&&n[e]==s[e]||oi(t.style,e,n[e])}else if(e[0]=="o"&&
e[1]=="n")typeof n!="function"&&(n=null),typeof s!="function"&&(s=null),(t.__e||(t.__e={}))[e]=n,n&&s||(i=Ns[e]||(Ns[e]=
Xh(e)),(t.__a||(t.__a={}))[e]=Rs,o=e!=(e=e.replace(li,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(
e,i,o):t.removeEventListener(e,i,o));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="c\
olSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===
!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function Xh(t){return function(e){var n=this.
__e;if(n){if(n=n[t],e[dn]==null)e[dn]=Rs++;else if(e[dn]<this.__a[t])return;return n(K.event?K.event(e):e)}}}function fi(t,e,n,s,r,o,i,a,l,h){
var c,u,m,d,p,g,b,y,w,v,x,M,$,_,T,E,S,A,N=e.type;if(e.constructor!==kt)return null;128&n.__u&&(l=32&n.__u,c=n.__c.__z)&&
(e.__u|=l,u=o=[],c.nodeType==8?a=fn(c,o):o.push(c),a=o[0]||a),(c=K.__b)&&c(e);e:if(typeof N=="function"){m=i.length;try{
if(y=e.props,w=(c=N.prototype)&&c.render,v=(c=N.contextType)&&s[c.__c],x=c?v?v.props.value:c.__:s,(d=n.__c)?(e.__c=d,2&d.
__g&&(d.__g|=1)):(w?e.__c=d=new N(y,x):(e.__c=d=new mn(y,x),d.constructor=N,d.render=tu),v&&v.sub(d),d.state||(d.state={}),
d.__n=s,d.__g|=8,d.__h=[],d.__k=[]),w&&(d.__s||(d.__s=d.state),N.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=qe({},
d.__s)),qe(d.__s,N.getDerivedStateFromProps(y,d.__s)))),p=d.props,g=d.state,d.__v=e,n.__c){if(y!==p&&w&&!N.getDerivedStateFromProps&&
d.componentWillReceiveProps&&d.componentWillReceiveProps(y,x),e.__v==n.__v&&!(8&d.__g)||!(4&d.__g)&&d.shouldComponentUpdate&&
d.shouldComponentUpdate(y,d.__s,x)===!1){e.__v!=n.__v&&(d.props=y,d.state=d.__s,d.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.
some(function(H){H&&(H.__=e)}),gn.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&i.push(d),a=Oe(n);break e}d.componentWillUpdate&&
d.componentWillUpdate(y,d.__s,x),w&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(p,g,b)})}else w&&!N.
getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),w&&d.componentDidMount&&d.__h.push(d.componentDidMount);
d.context=x,d.props=y,d.__P=t,d.__g&=-5,M=K.__r,$=w?25:0;do d.__g&=-9,M&&M(e),c=d.render(d.props,d.state=d.__s,d.context);while(8&
d.__g&&++$<25);w&&(gn.push.apply(d.__h,d.__k),d.__k=[]),d.state=d.__s,d.getChildContext&&(s=qe({},s,d.getChildContext())),
w&&n.__c&&d.getSnapshotBeforeUpdate&&(b=d.getSnapshotBeforeUpdate(p,g)),_=c&&c.type===vt&&c.key==null?c.props.children:c,
y.__P&&(c=a,r=(t=y.__P).namespaceURI,l=o=null,n.props&&n.props.__P!=t&&(n.__k.some(function(H){H&&Ps(H,H)}),n.__k=null),
a=n.__k?Oe(n,0):null),a=di(t,Hs(_)?_:[_],e,n,s,r,o,i,a,l,h),y.__P&&(e.__e=null,a=c),e.__u&=-161,u&&u.some(Ie),d.__h.length&&
i.push(d),1&d.__g&&(d.__g&=-4)}catch(H){if(i.length=m,e.__v=null,l||o)if(H&&H.then){if(e.__u|=128|l,o){for(~(S=o.indexOf(
a||void 0))||(S=o.length);(A=o[S-1])&&A.nodeType==8;)S--;for(;S<o.length;S++)if(A=o[S])if(o[S]=null,T){if(A==E)break}else{
if(A.nodeType!=8)break;A.data.startsWith("$s")&&(E=fn(T=A))}}if(!T){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;
T=a}(c=fn(T=e.__c.__z||(e.__c.__z=T)))?(e.__e=T,a=c):e.__e=a,a=a&&a.nextSibling}else o&&o.some(Ie);else e.__e=n.__e;e.__k||
(e.__k=n.__k||[]),H&&H.then||pi(e),K.__e(H,e,n)}}else a=e.__e=eu(n.__e,e,n,s,r,o,i,l,h,t);return(c=K.diffed)&&c(e),a}function fn(t,e){
if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))
n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function pi(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.
some(pi))}function Qh(t,e,n){for(var s=0;s<n.length;)Us(n[s++],n[s++],n[s++]);K.__c&&K.__c(e,t),t.some(function(r){try{t=
r.__h,r.__h=[],t.some(function(o){o.call(r)})}catch(o){K.__e(o,r.__v)}})}function eu(t,e,n,s,r,o,i,a,l,h){var c,u,m,d,p,
g,b,y,w=n.props||ci,v=e.props,x=e.type;if(x=="svg"?r="http://www.w3.org/2000/svg":x=="math"?r="http://www.w3.org/1998/Ma\
th/MathML":r||(r="http://www.w3.org/1999/xhtml"),o){for(c=0;c<o.length;c++)if((p=o[c])&&(x?p.localName==x:p.nodeType==3)){
t=p,o[c]=null;break}}if(!t){if(y=h.ownerDocument||document,!x)return y.createTextNode(v);t=y.createElementNS(r,x,v.is?v:
h),a&&(K.__m&&K.__m(e,o),a=!1),o=null}if(x){if(h=x=="template"&&t.content||t,o=x=="textarea"&&v.defaultValue!=null?null:
o&&Zh.call(h.childNodes),!a&&o)for(w={},c=0;c<t.attributes.length;c++)w[(p=t.attributes[c]).name]=p.value;for(c in w)p=w[c],
c=="dangerouslySetInnerHTML"?m=p:c=="children"||c in v||c=="value"&&"defaultValue"in v||c=="checked"&&"defaultChecked"in
v||un(t,c,null,p,r);for(c in v)p=v[c],c=="children"?d=p:c=="dangerouslySetInnerHTML"?u=p:c=="value"?g=p:c=="checked"?b=p:
a&&typeof p!="function"||w[c]===p||un(t,c,p,w[c],r);u?(a||m&&(u.__html==m.__html||u.__html==t.innerHTML)||(t.innerHTML=u.
__html),e.__k=[]):(m&&(t.textContent=""),(x=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Kh.test(x))&&(r="\
http://www.w3.org/1999/xhtml"),di(h,Hs(d)?d:[d],e,n,s,r,o,i,o?o[0]:n.__k&&Oe(n,0),a,l),o&&o.some(Ie)),a&&x!="textarea"||
(c="value",x=="progress"&&g==null?t.removeAttribute(c):g==null||g===t[c]&&(x!="progress"||g)||un(t,c,g,w[c],r),c="checke\
d",b!=null&&b!=t[c]&&un(t,c,b,w[c],r))}else w===v||a&&t.data==v||(t.data=v);return t}function Us(t,e,n,s){try{typeof t==
"function"?e?e.__x=t(e)||1:s&&(s=s.__c||s.__e)&&(e=s.__x)&&(s.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){
K.__e(r,n)}}function Ps(t,e,n){var s,r,o,i;if(K.unmount&&K.unmount(t),!(s=t.ref)||s.current&&s.current!=t.__e||Us(s,null,
e,t),s=t.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(a){K.__e(a,e)}s.__P=s.__n=null}if(s=t.__k)for(i=
0;i<s.length;i++)s[i]&&Ps(s[i],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(s=t.__c)&&(s=s.__z)&&(r=fn(s,o=[]))&&(s==
t.__e&&o.some(Ie),Ie(r),Ie(s)),n||Ie(t.__e),t.__e=t.__c=t.__=null}function tu(t,e,n){return this.constructor(t,n)}K={__e:function(t,e,n,s){for(var r,o,i;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(o=r.constructor)&&o.getDerivedStateFromError)&&
r.setState(o.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,s||{}),i=1),i&&8&r.__g)return void(r.
__g|=2)}catch(a){t=a}}throw pn=0,t}},ii=0,Vh=function(t){return t!=null&&t.constructor===kt},mn.prototype.setState=function(t,e){
var n=this.__s;n&&n!=this.state||(n=this.__s=qe({},this.state)),typeof t=="function"&&(t=t(qe({},n),this.props)),t&&(qe(
n,t),this.__v&&(e&&this.__k.push(e),ri(this)))},mn.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.
push(t),ri(this))},mn.prototype.render=vt,Ce=[],pn=0,ai=function(t,e){return t.__v.__b-e.__v.__b},dn=Symbol(),li=/(PointerCapture)$|Capture$/i,
Rs=0,Ns={},Gh=0;var be=(t,e)=>Math.max(12,Math.min(t,e/1.4));var nu=[[/[ilj.,:;'|!tf\s()]/,.3],[/[mwMW@%]/,.88],[/[A-Z]/,.7],[/[\u0300-\u036f]/,0],[/[\u0250-\uffff]/,1]],su=["012345\
6789","of 100 hands, as the quick brown fox jumps over it"],$t,gi=t=>{let e=0;for(let n of t)e+=nu.find(([s])=>s.test(n))?.[1]??
.57;return e};function ru(){if($t!=null)return $t;let t=typeof document=="object"&&document.querySelector(".uw"),e=t&&document.
createElement("canvas").getContext("2d");if(!t||!e)return 1;let n=getComputedStyle(t).getPropertyValue("--sans"),s=[400,
700].flatMap(r=>(e.font=`${r} 100px ${n}`,su.map(o=>e.measureText(o).width/(r>400?100*1.06:100)/gi(o))));return $t=Math.
max(1,...s),document.fonts.addEventListener("loadingdone",()=>$t=void 0,{once:!0}),$t}var U=(t,e)=>gi(t)*e*ru(),ou=12;function G(t,e,n,s=1){
let r=U(t,s),o=Math.max(Math.min(e,ou),Math.min(e,n/Math.max(r,.01)));if(r*o<=n+.01)return{lines:[t],size:o};let i=h=>U(
h,o*s)<=n,a=[""],l=()=>a[a.length-1];for(let h of t.split(" "))if(l()!==""&&i(`${l()} ${h}`))a[a.length-1]+=` ${h}`;else{
l()!==""&&a.push("");for(let c of h)l()!==""&&!i(l()+c)&&a.push(""),a[a.length-1]+=c}return{lines:a,size:o}}function it(t,e,{
w:n,ideal:s,tight:r=.5,least:o=n,floor:i=0}){if(t<=1)return{w:Math.min(n,Math.max(e,12)),step:s,cols:1,rows:1};let a=m=>Math.
max(r*m,i),l=(m,d)=>Math.min(s,(e-m)/Math.max(d-1,1));for(let m of[n,Math.max(o,Math.min(n,e/(1+r*(t-1))))])if(l(m,t)>=a(
m)-.01)return{w:m,step:l(m,t),cols:t,rows:1};let h=Math.max(1,Math.floor((e-o)/a(o))+1),c=Math.ceil(t/h),u=Math.ceil(t/c);
return{w:o,step:l(o,u),cols:u,rows:c}}function bi(t){let e=[...t].sort((s,r)=>s.seat-r.seat),n=Math.max(0,e.findIndex(s=>s.
me));return[...e.slice(n),...e.slice(0,n)]}function yi(t){if(t<2)return{left:0,top:t,right:0};let e=Math.floor((t+1)/3);
return{left:e,top:t-2*e,right:e}}var iu="var(--card-ink)";function bn(t,e,n,s,r){let o=s*.46,i=h=>`a${o} ${o} 0 1 0 ${h*2*o} 0`,a=(h,c)=>`M${h-o} ${c}${i(
1)}${i(-1)}Z`,l={d:`M${e} ${n-s*1.1}L${e+s*.85} ${n}L${e} ${n+s*1.1}L${e-s*.85} ${n}Z`,h:`M${e} ${n+s}L${e-s*.95} ${n-s*
.12}A${s*.52} ${s*.52} 0 0 1 ${e} ${n-s*.52}A${s*.52} ${s*.52} 0 0 1 ${e+s*.95} ${n-s*.12}Z`,s:`M${e} ${n-s*1.05}L${e+s*
.95} ${n+s*.12}A${s*.5} ${s*.5} 0 0 1 ${e+s*.14} ${n+s*.5}L${e+s*.4} ${n+s}H${e-s*.4}L${e-s*.14} ${n+s*.5}A${s*.5} ${s*.5}\
 0 0 1 ${e-s*.95} ${n+s*.12}Z`,c:a(e,n-s*.52)+a(e-s*.54,n+s*.22)+a(e+s*.54,n+s*.22)+`M${e} ${n-s*.2}L${e+s*.4} ${n+s}H${e-
s*.4}Z`}[t];if(!l)throw new Error(`Expected a suit of ours, not "${t}".`);return k("path",{d:l,...r})}var wi={bell:{fill:"\
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
1 0-84 0",fill:"M24 34H76V50H59V84H41V50H24Z",wide:9}},xi=t=>t in wi;function ki(t,e,n,s,{colour:r="var(--accent-card)",
ink:o=iu}={}){let i=wi[t];if(!i)throw new Error(`Expected a symbol of ours, not "${t}".`);let a=(l,h)=>l&&k("path",{d:l,
fill:"none",style:`stroke:${h}`,"stroke-width":i.wide??8});return k("g",{transform:`translate(${e} ${n}) scale(${s/100})`},
a(i.line,r),i.fill&&k("path",{d:i.fill,"fill-rule":"evenodd",style:`fill:${r}`}),i.ink&&k("path",{d:i.ink,style:`fill:${o}`}),
a(i.inkLine,o))}function Bs(t,e,n,s){if(t==="skip")return k("g",{fill:"currentColor"},I(`M${e-s} ${n+s*.5}A${s} ${s} 0 0 1 ${e+s*.78} ${n-
.1*s}`,"currentColor",s*.26),k("path",{d:`M${e+s*1.2} ${n+s*.62}L${e+s*.3} ${n+s*.2}L${e+s*1.16} ${n-s*.5}Z`}),R(e,n+s*.62,
s*.24));let r=o=>`M${e-o*s} ${n-o*s*.62}H${e+o*s*.2}V${n-o*s}L${e+o*s} ${n-o*s*.46}L${e+o*s*.2} ${n+o*s*.08}V${n-o*s*.3}\
H${e-o*s}Z`;return k("path",{d:r(1)+r(-1),fill:"currentColor"})}function au(t){let e=t*1.4,n=t*.08,s=(e-2*n)/17,r=t*.3,o="",
i="";for(let a=0;a<9;a++)o+=`M${n} ${n+2*a*s}h${t-2*n}v${s}h${2*n-t}z`;for(let a=-3;a<=3;a++){let l=2*a*s,h=Math.sqrt(Math.
max(0,r**2-(Math.abs(l)+s/2)**2));h&&(i+=`M${t/2+l-s/2} ${e/2-h}h${s}v${2*h}h${-s}z`)}return[C(0,0,t,e,{class:"paper",rx:t*
.085}),k("path.stripes",{d:o}),R(t/2,e/2,r+s*.9,{fill:"var(--card)"}),k("path.stripes",{d:i})]}function lu(t,e){let n=e*
1.4,s=e*.085,r=t.rings??0,o=t.text??"",i=e*Math.min(.098,.78/Math.max(r,1)),a=e*.11,l=a+e*.026,h="";for(let u=1;u<r;u++)
h+=`M0 ${n-a-u*i}A${a+u*i} ${a+u*i} 0 0 1 ${a+u*i} ${n}`;let c=Le(o)?Math.min(e*.36,e*.76*100/re(o,100)):0;return[C(0,0,
e,n,{class:"paper",rx:s}),r>0&&k("path",{d:`M0 ${n-l}A${l} ${l} 0 0 1 ${l} ${n}H${s}A${s} ${s} 0 0 1 0 ${n-s}Z`,fill:"va\
r(--accent-card)"}),h&&I(h,"var(--accent-card)",Math.min(e*.052,i*.55)),c?le(o,e*.12,e*.13,c,{colour:"var(--card-ink)"}):
k("text",{x:e*.1,y:e*.36,"font-size":Math.min(e*.3,e*1.5/Math.max(o.length,1)),"font-weight":700,fill:"var(--card-ink)"},
o),C(0,0,e,n,{class:"edge",rx:s})]}function cu(t,e){let n=e*1.4,s=e*.085,r=t.colour==="wild",o=t.colour??"",i=r?"#fff":`\
var(--c-${o}-on)`,a=r?[["r",-1,-1],["g",1,-1],["y",-1,1],["b",1,1]].map(([m,d,p])=>Se(String(m),e*(.5+.23*Number(d)),n*.62+
e*.23*Number(p),e*.16,{fill:`var(--c-${m})`,stroke:"#fff","stroke-width":e*.018})):[.46,.31,.16].map(m=>Se(o,e*.62,n*.66,
e*m,{fill:"none",stroke:i,"stroke-opacity":.5,"stroke-width":e*.045})),l={draw2:"+2",draw4:"+4"}[t.glyph??""],h=l??(t.glyph?
"":t.text??""),c=h?le(h,e*.12,e*.13,e*(l?.34:.42),{gap:l?8:13}):r?k("text",{x:e*.11,y:e*.3,"font-size":Math.max(12.5,e*.22),
"font-weight":700,fill:i},e<46?"W":"Wild"):Bs(t.glyph??"",e*.31,e*.33,e*.19),u=t.letter||o.toUpperCase();return[C(0,0,e,
n,{rx:s,fill:r?"#17181C":`var(--c-${o})`}),k("svg",{width:e,height:n,style:"overflow:hidden"},a),k("g",{style:`color:${i}`},
c),!r&&k("text",{x:e*.12,y:n-e*.1,"font-size":Math.max(12.5,e*.205),"font-weight":700,fill:i},u),C(0,0,e,n,{rx:s,fill:"n\
one",stroke:"#fff","stroke-width":Math.max(2,e*.03)})]}function hu(t,e){let n=e*1.4,s=t.suit??"",r=t.text??"",o=`var(--s\
uit-${s})`,i=Math.min(e*.3,e*.62*100/re(r,100,6));return[C(0,0,e,n,{class:"paper",rx:e*.085}),bn(s,e*.66,n*.69,e*.34,{style:`\
fill:${o}`,opacity:.16}),bn(s,e*.66,n*.69,e*.2,{style:`fill:${o}`}),le(r,e*.1,e*.11,i,{colour:o,gap:r.length>1?6:13}),bn(
s,e*.22,e*.6,Math.max(4,e*.125),{style:`fill:${o}`}),C(0,0,e,n,{class:"edge",rx:e*.085})]}function uu(t,e){let n=e*1.4,s=t.
text??"",r=Math.min(e*.2,e*.8/Math.max(U(s,1.06),.1)),o=s!==""&&r>=9,i=e*(o?.6:.7);return[C(0,0,e,n,{class:"paper",rx:e*
.085}),o&&k("text",{x:e*.1,y:e*.1+r*.9,"font-size":r,"font-weight":700,style:"fill:var(--card-ink)"},s),ki(t.glyph??"",(e-
i)/2,o?n*.36:(n-i)/2,i),C(0,0,e,n,{class:"edge",rx:e*.085})]}function du(t,e){return t.colour?cu(t,e):t.suit?hu(t,e):t.glyph&&
xi(t.glyph)?uu(t,e):lu(t,e)}function ve(t,e){let n=t?du(t,e):au(e);return k("g",{class:t?"front":"back"},n)}var mu={0:[],
1:[[0,0]],2:[[-1,-1],[1,1]],3:[[-1,-1],[0,0],[1,1]],4:[[-1,-1],[1,-1],[-1,1],[1,1]],5:[[-1,-1],[1,-1],[0,0],[-1,1],[1,1]],
6:[[-1,-1],[1,-1],[-1,0],[1,0],[-1,1],[1,1]]},yn=(t,e,n)=>[C(0,0,e,e,{rx:e*.14,style:`fill:var(--card);stroke:${n?"var(-\
-lit)":"var(--field)"}`,"stroke-width":n?5:1.5,opacity:t?1:.45}),mu[t].map(([s,r])=>R(e*(.5+s*.26),e*(.5+r*.26),e*.09,{fill:"\
var(--card-ink)"}))];var fu=["#F4F7FF","#A9C3F5","#6F94DB","#3F63AB","#233E77"],Ws=t=>({fill:fu[t-1],ink:t<4?"#13201E":"#FFF"}),Ds=t=>!!t.nodes,
pu=["part","value"];function gu(t,e){let n=Object.entries(t.nodes??{});return e==="part"?n:[...n].sort(([,s],[,r])=>(s.value??
0)-(r.value??0))}var wn=class{constructor(e){this.back=!1;this.by="part";this.map={};this.changed=e,this.words=f("p.coun\
ted"),this.steps=f("ol.shades"),this.tokens=f("button.btn.quiet",{"data-k":"heat.tokens",onclick:()=>this.bring()}),this.
opener=f("button.btn.quiet",{"data-k":"heat.all","aria-expanded":"false",onclick:()=>this.open(!!this.list.hidden)}),this.
root=f("div.heat-bar",{role:"group","aria-label":"Numbers on the board",hidden:!0},f("div.legend",this.words,this.steps),
this.tokens,this.opener),this.list=f("section.sheet.scores.heat-list",{hidden:!0})}get clears(){return Ds(this.map)&&!!this.
map.hides&&!this.back}show(e){if(JSON.stringify(e)===JSON.stringify(this.map)||(this.map=e,this.root.hidden=!Ds(e),this.
open(!1),!Ds(e)))return;let{title:n="",unit:s="",steps:r=[],hides:o="",nodes:i={}}=e;this.words.textContent=n,this.steps.
replaceChildren(...r.map(({text:a,count:l},h)=>{let{fill:c,ink:u}=Ws(h+1),m=`about ${a} ${s}: ${l} of the places`;return f(
"li",{title:m},f("span.shade",{"aria-hidden":"true",style:`background:${c};color:${u}`},a),f("span.sr",m))}),f("li.unit",
{"aria-hidden":"true"},s)),this.tokens.hidden=!o,this.opener.textContent=`All ${Object.keys(i).length}`,this.say()}say(){
this.tokens.textContent=`Show ${this.map.hides??""}`,D(this.tokens,"aria-pressed",String(this.back))}bring(){this.back=!this.
back,this.say(),this.changed()}open(e){this.list.hidden=!e,D(this.opener,"aria-expanded",String(e)),this.list.replaceChildren(
...e?[this.table()]:[])}escape(){let e=!this.list.hidden;return this.open(!1),e&&this.opener.focus(),e}sort(e){this.by=e,
this.open(!0),this.list.querySelector(`[data-k="heat.${e}"]`)?.focus()}table(){let{title:e="",unit:n=""}=this.map,s={part:"\
where",value:n},r=pu.map(i=>f("th",{scope:"col","aria-sort":this.by===i?"ascending":null},f("button.sorts",{"data-k":`he\
at.${i}`,onclick:()=>this.sort(i)},s[i]))),o=([i,{part:a="",value:l=0}])=>f("tr",f("th",{scope:"row"},i),f("td",a),f("td\
.num",l.toFixed(2)));return f("div.scroll",{tabindex:0,role:"group","aria-label":e},f("table",f("caption",e),f("thead",f(
"tr",f("td"),...r)),f("tbody",gu(this.map,this.by).map(o))))}};var bu=23,Fs=24,St=20,yu=17,wu=8,vi=6,Mt={h:23,size:15},xu={house:[66,34],place:[20,28]},[ku,vu,$u]=[3,4,1],$i=(t,e)=>Math.
hypot(t.x-e.x,t.y-e.y);function Mu(t,e,n){let s={x:(t.x+e.x)/2,y:(t.y+e.y)/2},r=o=>(o.x-s.x)*(e.x-t.x)+(o.y-s.y)*(e.y-t.
y);return n.flatMap((o,i)=>{let a=n[(i+1)%n.length],[l,h]=[r(o),r(a)],c=l/(l-h),u=l<0!=h<0?[{x:o.x+(a.x-o.x)*c,y:o.y+(a.
y-o.y)*c}]:[];return l<0?[o,...u]:u})}function Su(t,e=bu){let n=Array.from({length:Fs},(s,r)=>{let o=2*Math.PI*r/Fs,i=e/
Math.cos(Math.PI/Fs);return{x:i*Math.cos(o),y:i*Math.sin(o)}});return t.map((s,r)=>{let o=n;for(let[i,a]of t.entries()){
let l=$i(s,a);i===r||l>2.1*e||(l<.5?o=i>r?[]:o:o=Mu({x:0,y:0},{x:a.x-s.x,y:a.y-s.y},o))}return o})}var _u=t=>t.map((e,n)=>{
let s=t.filter((r,o)=>o!==n).map(r=>$i(e,r));return Math.max(wu,Math.min(St,...s.filter(r=>r>.5).map(r=>r/2-1)))}),Is=(t,e)=>t.
x<e.x+e.w&&e.x<t.x+t.w&&t.y<e.y+e.h&&e.y<t.y+t.h,Tu=({x:t,y:e},n)=>({x:t-n,y:e-n,w:2*n,h:2*n});function Eu(t,e,n,s,r){let o=[];
return t.map((i,a)=>{let l=n[a],h=Mt.h,c=p=>(p.x<r.x||p.y<r.y||p.x+l>r.x+r.w||p.y+h>r.y+r.h?100:0)+ku*o.filter(b=>Is(b,p)).
length+vu*t.filter((b,y)=>Is(Tu(b,e[y]-3),p)).length+$u*s.filter(b=>Is(b,p)).length,u=[[1,-1],[-1,-1],[1,0],[-1,0],[0,-1],
[0,1],[1,1],[-1,1]],d=[0,8,20].flatMap(p=>u.map(([g,b])=>{let y=(e[a]+p)*(g&&b?.72:1.08);return{x:i.x+g*(y+l/2)-l/2,y:i.
y+b*(y+h/2)-h/2,w:l,h}})).reduce((p,g)=>c(g)<c(p)?g:p);return l&&o.push(d),d})}var qs=t=>t?12+9*t.length:0,js=({x:t,y:e},{
role:n,label:s,ring:r,chosen:o,attributes:i})=>k("g",{role:n,"aria-label":s,"data-x":t,"data-y":e,transform:`translate(${t}\
 ${e})`,...i},k("title",s),k("g.sized",k("path.cell",{fill:"transparent"}),(r||o)&&R(0,0,St,{class:"ring"}),o&&R(0,0,St-
vi,{class:"ring chosen"}),R(0,0,St+12,{class:"ring-focus"}))),Mi=({x:t,y:e},n,s)=>k("g.tag.of",{"data-of":s,"data-move":s,
transform:`translate(${t} ${e})`,"aria-hidden":"true"},k("g.sized",k("g.stands",C(0,0,qs(n),Mt.h,{rx:3,style:"fill:var(-\
-lit)"}),k("text",{x:qs(n)/2,y:Mt.h/2+Mt.size*.36,"font-size":Mt.size,"font-weight":700,"text-anchor":"middle",fill:"#13\
201E"},n))));function Si(t,e,n,s){let r=[...t.querySelectorAll("[data-x]")],o=({x:g,y:b})=>({x:g/e,y:b/e}),i=r.map(({dataset:g})=>o(
{x:Number(g.x),y:Number(g.y)})),a=Su(i),l=_u(i);for(let g of t.querySelectorAll(".sized"))g.setAttribute("transform",`sc\
ale(${e})`);for(let[g,b]of r.entries()){let y=a[g].map(({x:w,y:v})=>`${w.toFixed(1)} ${v.toFixed(1)}`).join("L");b.querySelector(
".cell")?.setAttribute("d",y?`M${y}Z`:"");for(let w of b.querySelectorAll("circle")){let v=w.classList.contains("ring-fo\
cus")?12:w.classList.contains("chosen")?-vi:0,[x,M]=["many","handle"].map(_=>b.classList.contains(_)),$=M?St:x?Math.min(
l[g],yu/e):l[g];w.setAttribute("r",String($+v))}}let h=[...t.querySelectorAll(".tag.of")];if(!h.length)return;let c=r.map(
g=>h.find(b=>b.dataset.of===g.dataset.move)),u=c.map(g=>qs(g?.textContent??"")),m={x:n.x/e,y:n.y/e,w:n.w/e,h:n.h/e},d=s.
map(({x:g,y:b,kind:y})=>{let[w,v]=xu[y??""]??[13,13];return{x:(g-w)/e,y:(b-v)/e,w:2*w/e,h:2*v/e}}),p=Eu(i,l,u,d,m);for(let[
g,b]of c.entries()){let{x:y,y:w}=p[g];b?.querySelector(".stands")?.setAttribute("transform",`translate(${y-i[g].x} ${w-i[g].
y})`)}}var Lu=18,Au=40,Cu={"stroke-width":5},Ou={"stroke-width":36,"stroke-linejoin":"round","stroke-linecap":"round"},Nu=.4;function Ru(t,e){
let n=e.get(t.a),s=e.get(t.b),r=`M${n.x} ${n.y}L${s.x} ${s.y}`,o=i=>k("path",{d:r,fill:"none",...i});switch(t.kind??"roa\
d"){case"double":return[o({style:"stroke:var(--field-edge)","stroke-width":9}),o({style:"stroke:var(--field)","stroke-wi\
dth":4})];case"dashed":return o({style:"stroke:var(--field-edge)","stroke-width":6,"stroke-dasharray":"12 9"});case"thin":
return o({style:"stroke:var(--field-edge)","stroke-width":3});case"pointer":return o({style:"stroke:var(--on-field-2)","\
stroke-width":3,"stroke-dasharray":"2 5"});default:return o({style:"stroke:var(--field-edge)","stroke-width":9})}}var _i=(t,e,n,s)=>k(
"text",{class:s,y:.35*e,"font-size":e,"font-weight":700,"text-anchor":"middle",fill:n},t);function Hu(t,e,n,s){let{fill:r,
ink:o}=e?Ws(e.step):{fill:"var(--on-field)",ink:""},i={style:`fill:${r};stroke:var(${e?"--on-field-2":"--field"})`,"stro\
ke-width":2},a=e?Math.min(16*n,Lu):13,l=t.kind==="crossing"?k("path",{d:`M0 ${-a*1.35}L${a*1.35} 0 0 ${a*1.35} ${-a*1.35}\
 0Z`,...i}):t.kind==="door"?k("path",{d:`M${-a} ${-a}L${a} 0 ${-a} ${a}Z`,...i}):t.kind==="house"?k("rect",{x:-66,y:-34,
width:132,height:68,rx:4,...i}):t.kind==="place"?C(-19,-27,38,54,{class:"slot",rx:4,fill:"none"}):k("circle",{r:a,...i}),
h=t.kind==="house",c=h&&(t.name??"").length>8?(t.name??"").split(" "):[t.name??""],u=Math.max(1,...c.map(p=>p.length)),m=h?
Math.min(23*n,122/(.66*u),54/(1.1*c.length)):20*n,d={...t.kind==="place"?s(t):{x:0,y:h?0:16+18*n,"text-anchor":"middle"},
class:h?"on-house":"f"};return k("g",{transform:`translate(${t.x} ${t.y})`},k("title",t.label),l,t.kind==="pointer"&&!e&&
C(-5,-5,10,10,{fill:"var(--field)"}),e&&_i(e.text,20*n,o,e.fine?"coarse":""),e?.fine&&_i(e.fine,15*n,o,"fine"),t.name&&c.
map((p,g)=>k("text",{"font-size":m,"font-weight":700,...d,y:d.y+(h?(.35+1.1*(g-(c.length-1)/2))*m:0)},p)))}function Uu(t){
let e=new Map;for(let{key:s,at:r,art:o}of t)(o??"mark")==="mark"&&e.set(r,[...e.get(r)??[],s]);let n=new Map;for(let s of e.
values())s.forEach((r,o)=>n.set(r,o-(s.length-1)/2));return n}function Pu(t,e,n,s=0){let r=e.get(t.at);if(!r)throw new Error(
`Expected a node of the board, not "${t.at}".`);let o={mark:()=>[R(0,0,27,{fill:t.active?"var(--accent-on-field)":"var(-\
-field)"}),Qe(t.seat??0,-19,-19,38,{fill:t.active?"var(--field)":"var(--on-field)",ink:t.active?"var(--accent-on-field)":
"var(--field)"})],agent:()=>[R(0,0,15,{style:"fill:var(--field);stroke:var(--on-field)","stroke-width":3}),C(-9,-3,18,6,
{fill:"var(--on-field)"})],card:()=>[k("g",{transform:"translate(-20 -28)"},ve(t.face,40))],bars:()=>[C(-64,-32,128,64,{
rx:3,fill:"var(--on-field)"}),k("path",{d:"M-54 -32V32M-38 -32V32M38 -32V32M54 -32V32",style:"stroke:var(--field)","stro\
ke-width":6})],empty:()=>[C(-19,-27,38,54,{class:"slot",rx:4,fill:"none"})]}[t.art??"mark"];if(!o)throw new Error(`Expec\
ted a token that can be drawn, not "${t.art}".`);return k("g",{transform:`translate(${r.x+46*n*s} ${r.y}) scale(${n})`,role:"\
img","aria-label":t.label,"data-token":t.key},k("title",t.label),k("g.grows",o()))}function Bu({tag:t,path:e},n,s){let{x:r,
y:o}=n.get(e[e.length-1]),i=18+11*t.length;return t&&k("g.tag",{transform:`translate(${r+14} ${o-12-32*s}) scale(${s})`},
C(0,0,i,32,{rx:3,style:"fill:var(--lit)"}),k("text",{x:i/2,y:23,"font-size":21,"font-weight":700,"text-anchor":"middle",
fill:"#13201E"},t))}function Ti(t,e){let n=t.path.map(o=>e.get(o)),s=n.map(({x:o,y:i},a)=>`${a?"L":"M"}${o} ${i}`).join(
""),r=!t.move;return k("g",{class:r?"way gone":"way",role:r?"img":null,"aria-label":r?t.label:null,"aria-hidden":r?null:
"true","data-steps":n.length-1},r&&k("title",t.label),k("path.line",{d:s,fill:"none",style:"stroke:var(--lit)",...r?Ou:Cu}))}
function Du({path:t,label:e,move:n,chosen:s},r,o){let i=r.get(t[t.length-1]),a=o?{class:"way plays",tabindex:0,"data-mov\
e":n,"aria-pressed":String(!!s)}:{class:"way shown"};return js(i,{role:o?"button":"img",label:e,ring:!0,chosen:!!s,attributes:a})}
function Wu(t,e,n,s){let r=13*s*(t.name?.length??0),o=[{x:-23*s-3,y:7*s,"text-anchor":"end",left:-r-23*s},{x:23*s+3,y:7*
s,"text-anchor":"start",left:23*s},{x:0,y:45*s,"text-anchor":"middle",left:-r/2},{x:0,y:-31*s,"text-anchor":"middle",left:-r/
2}],i=e.edges.flatMap(({a:c,b:u})=>{let m=n.get(c),d=n.get(u);return[0,.25,.5,.75,1].map(p=>({x:m.x+(d.x-m.x)*p,y:m.y+(d.
y-m.y)*p}))}),a=({y:c,left:u})=>i.filter(m=>m.x>t.x+u-14&&m.x<t.x+u+r+14&&m.y>t.y+c-16*s-12&&m.y<t.y+c+12).length,{left:l,
...h}=o.reduce((c,u)=>a(u)<a(c)?u:c);return h}var Fu=(t,e,n)=>[t.art?k("g.scenery",Ft(t.art)):null,(t.areas??[]).map(({name:s,
x:r,y:o})=>k("text.f2",{x:r,y:o,"font-size":20*n,"text-anchor":"middle"},s)),k("g",{fill:"none"},...t.edges.map(s=>Ru(s,
e)))];function Iu(t,e,n,s,r=0){let o=n.get(t.at),i={agent:22,card:39}[t.art??"mark"]??34,a=o.x+46*s*r;return k("g.light",
{transform:`translate(${a} ${o.y}) scale(${s})`,"data-x":a,"data-y":o.y,"data-key":`lit:${t.key}`,"aria-hidden":"true"},
R(0,0,i,{fill:"none",style:"stroke:var(--lit)","stroke-width":6}),e&&C(i-6,-i-14,26,26,{style:"fill:var(--lit)"}),e&&k("\
text",{x:i+7,y:5-i,"font-size":18,"font-weight":700,"text-anchor":"middle",fill:"#13201E"},e))}function qu(t,e,{zone:n},{
nodes:s,aside:r,u:o,at:i}){let a=n.tokens.find(({key:c})=>c===t),l=s.get(a?.at??t);if(!l)throw new Error(`Expected a nod\
e or a token of the board, not "${t}".`);let h=n.carries?.length;return js({x:l.x+46*o*(r.get(t)??0),y:l.y},{role:"butto\
n",label:a?.label??l.label,ring:!a,chosen:e,attributes:{class:["way plays",a&&"handle",h&&"many"],tabindex:a&&i?-1:0,"ar\
ia-pressed":String(e),"data-spot":t}})}function Ei(t){let{board:e,zone:n,heat:s,clear:r,acting:o,spots:i,lit:a,w:l,h,k:c}=t,
u=new Map(e.nodes.map(x=>[x.id,x])),m=Uu(n.tokens),d=c<Nu?1:Math.max(1,.62/c),p=(n.ways??[]).filter(({move:x})=>!x),g=(n.
ways??[]).filter(({move:x})=>x),b=n.tokens.filter(({art:x})=>!(r&&x==="agent")),y=({art:x})=>!!s.nodes&&x==="card",w=x=>Hu(
x,s.nodes?.[x.id],d,M=>Wu(M,e,u,d)),v=x=>Pu(x,u,d,m.get(x.key));return k("svg.board",{width:l,height:h,viewBox:`0 0 ${e.
width} ${e.height}`,preserveAspectRatio:"xMidYMid meet",style:"overflow:hidden","data-board":e.id},C(0,0,e.width,e.height,
{fill:"transparent"}),Fu(e,u,d),p.map(x=>Ti(x,u)),e.nodes.filter(({kind:x})=>x==="place").map(w),b.filter(y).map(v),e.nodes.
filter(({kind:x})=>x!=="place").map(w),g.map(x=>Ti(x,u)),b.filter(x=>!y(x)).map(v),p.map(x=>Bu(x,u,d)),b.filter(({key:x})=>x in
a).map(x=>Iu(x,a[x.key],u,d,m.get(x.key))),g.filter(({tag:x})=>x).map(({tag:x,move:M,path:$})=>Mi(u.get($[$.length-1]),x,
M??"")),g.map(x=>Du(x,u,o)),Object.entries(i).map(([x,M],$)=>qu(x,M,t,{nodes:u,aside:m,u:d,at:$})))}function Li(t,e){for(let n of t.
querySelectorAll(".way.gone > .line")){if(!(n instanceof SVGGeometryElement))continue;let s=n.getTotalLength(),r=Number(
n.parentElement?.dataset.steps??1);n.animate([{strokeDasharray:`0 ${s}`},{strokeDasharray:`${s} 0`}],{duration:r*Au/e})}}var Ai=3,Ci=80,Oi=t=>[...t.values.map((e,n)=>k("g",{transform:`translate(${n*(t.size+10)} 0)`},yn(e,t.size,t.lit.includes(
n)))),C(-5,-5,t.w+10,t.size+10,{class:"ring-focus",rx:9}),k("title",t.label)];function Ni(t,e){for(let n=0;n<Ai;n++){let s=(o,i)=>1+(o+2*n+3*i)%6,r=()=>t(o=>({...o,values:o.values.map(s),lit:[]}));n?
setTimeout(r,n*Ci/e):r()}setTimeout(()=>t(n=>n),Ai*Ci/e)}var Ne=390,fe=700,ue=10,Gs=t=>t.zones.every(e=>["seat","ring","fan","stack","tray","kinds"].includes(e.kind)&&(t.table===
"corners"||!(e.kind==="seat"&&(e.before?.length??0)>0)));function Ks(t,e,n,s,r,o,i=!1){let a=e.alert||(e.counters??[]).map(
({value:d,label:p})=>`${d} ${p}`)[0]||e.note;t.add("mark",e.id,n,s,{seat:e.seat,size:20,active:!!e.active});let l=n+26,h=r-
26,c=i?G(e.name,13,h-28,1.06):{lines:[e.name],size:13};if(t.text(`${e.id}.name`,c.lines[0],l,s+9,{size:c.size,bold:!0,quiet:!1,
room:h}),t.text(`${e.id}.note`,G(a??"",12,h).lines[0],l,s+(i?24:22),{size:12,tone:e.alert?"lit":"",room:h}),i){let d=l+U(
c.lines[0],c.size)*1.06+8;t.cards(e.cards,d,s-2,20,{w:11,ideal:2,tight:.02},{role:"seat"})}if(!o)return;let u=e.cards.some(
d=>d.face||d.key in(t.extras.dealt??{})),m={w:o,ideal:o*.72,tight:u?.5:.06,least:u?o*.8:o};t.cards(e.cards,n,s+30,r-6,m,
{role:"seat",pitch:.5})}function kn(t,e,n,s,r,o=Ne){let i=!!t.extras.acting,a=e.cards.length>(o-r)/60,l=a?ue:r,h=n+(a?30:
0)+(i?12:0),c=be(78,s-h-(i?6:0));Ks(t,{...e,cards:[]},ue,a?n:(n+s)/2-14,a?o:r-ue-6,0);let u={w:c,ideal:c*1.12,tight:.36,
least:Math.min(c,44),floor:24};t.cards(e.cards,l,h,o-l-ue,u,{own:!0,role:"hand",pitch:.7})}function xn(t,e,n,s,r,o){t.text(
`${e}.count`,n,r,o,{size:20,bold:!0,quiet:!1});let[i,a]=G(s,12,58).lines;t.text(`${e}.label`,i,r,o+15,{size:12,room:58}),
a&&t.text(`${e}.more`,a,r,o+28,{size:12,room:58})}function ju(t,{seats:[e,...n],ring:s,fans:r,stacks:o,trays:i},a,l){let h=(l-
Ne)/(fe-Ne),c=s?132+116*h:ue,u=[...i,...o].length?66:0,m=l-ue-u,[d,p,g]=t.extras.acting?[70,76,42]:[68,74,45],b=g+20*h,y=b<
56?0:1.085*b+31,w={x:d+54*h,y:Math.max(p+26*h,y),r:b};s&&t.add("ring",s.id,w.x,w.y,{ring:s,r:w.r});let v=Math.max(1,Math.
min(n.length,3)),x=Math.ceil(n.length/v),M=(m-c)/v;n.forEach((T,E)=>{let S=x>1?0:n.length>2?26:34;Ks(t,T,c+E%v*M,8+Math.
floor(E/v)*36,M,S,!S)}),i.forEach(T=>xn(t,T.id,String(T.count),T.label,m+8,22)),o.forEach((T,E)=>{let S=76+E*52;xn(t,T.id,
String(T.count),T.label,m+8,S),T.top&&t.card(T.top,m+36,S-15,15,{role:"stack",recall:T.recall})});let $=96,_=a-(t.extras.
editing?108:t.extras.acting?132:88);for(let T of r){let E=be(a>320&&T.cards.length<7?60:44,_-$-34),S={w:E,ideal:E*.74,tight:.3,
least:E,floor:15},A=m-c,N=Math.min(S.ideal,(A-E)/Math.max(T.cards.length-1,1)),H=N<22;T.cards.forEach((W,te)=>{let j=te===
T.cards.length-1,Q=c+te*N;t.card(W,Q,$+20,E,{seen:j?E:Math.min(E,N),role:"fan"}),(j||!H||(T.cards.length-1-te)%2===0)&&t.
text(`${W.key}.above`,W.above??"",Q+1,$+14,{size:j?14:12,bold:j,quiet:!j}),W.under!=null&&(j||!H)&&t.add("mark",`${W.key}\
.under`,Q+2,$+24+E*1.4,{seat:W.under,size:14,quiet:!j})}),T.cards.length||t.add("pile",T.id,c,$+20,{w:E,under:0,empty:!0})}
return e&&kn(t,e,_+4,a-8,c,l),{y:a-18,middle:w}}function Vu(t,{seats:[e,...n],ring:s,stacks:r,trays:o},i,a){let l=Math.max(
1,Math.min(n.length,5)),h=Math.ceil(n.length/l),c=(a-2*ue)/l,u=h>1?34:56;n.forEach((v,x)=>{let M=ue+x%l*c,$=8+Math.floor(
x/l)*u;Ks(t,v,M,$,c,h>1?0:18,h>1)});let m=8+h*u,d=t.extras.acting?i-136:i-110,p=Math.min(58,(d-m)/2-14),g={x:a/2,y:(m+d)/
2-12,r:p};s&&t.add("ring",s.id,g.x,g.y,{ring:{...s,note:""},r:p});let b=Math.min(44,p*.74),y=10,w=g.x-(r.length*b+(r.length-
1)*y)/2;return r.forEach((v,x)=>{let M=w+x*(b+y),$=g.y-b*.7;v.top?t.card({...v.top,move:v.move||v.top.move,off:v.off||v.
top.off},M,$,b,{role:"stack"}):t.add("pile",v.id,M,$,{w:b,under:0,empty:!0}),xn(t,v.id,String(v.count),v.label,x?a-74:ue,
g.y)}),o.forEach(v=>xn(t,v.id,String(v.count),v.label,a-74,g.y+40)),e&&kn(t,e,d+2,i-8,96,a),{y:i-18,middle:g}}var Ri=(t,e,n,s,r)=>(s?
Vu:ju)(t,e,n,r);var Hi=t=>(t.table??"long")==="long"&&t.zones.every(e=>["seat","grid","stack"].includes(e.kind));function Gu(t,e){let n=e.
map(({key:i})=>`lit:${i}`),s=t.over.filter(({key:i})=>n.includes(i)),[r,o]=[s[0],s[s.length-1]];s.length<2||s.length<e.length||
s.some(({tab:i})=>i!==r.tab)||(t.over=t.over.filter(i=>!s.includes(i)),t.over.push({...r,w:o.x+o.w-r.x}))}function Zs(t,e,n,s,r,o){
let i=e.cards.filter(_=>!_.face&&!(_.key in(t.extras.dealt??{}))),a=[...e.cards.filter(_=>!i.includes(_)),...(e.before??
[]).flatMap(_=>"cards"in _?_.cards:[])],l=o>40,h=l?26:18,c=l?Math.min(o,r/7.5):18,u=l?c*.26:6,m=i.length?c+u*(i.length-1):
0,d=n+h+(l?9:5),p=r-(d-n)-(l?8:m+12),g=l?p:r-8,b=(e.counters??[]).map(({value:_,label:T})=>`${_} ${T}`)[0]??"",y=l?[e.note,
b].filter(Boolean).join(", "):e.note||b;t.add("mark",e.id,n,s,{seat:e.seat,size:h,active:!!e.active});let w=G(e.name,l?15:
13,p),v=G(y,l?13:12,g);t.text(`${e.id}.name`,w.lines[0],d,s+(l?11:13),{size:w.size,bold:!0,quiet:!1,room:p}),t.text(`${e.
id}.note`,v.lines[0],l?d:n,s+(l?28:31),{size:v.size,room:g});let x={w:c,ideal:u,tight:.05};t.cards(i,l?n:n+r-m-8,l?s+38:
s-1,m+1,x,{role:"seat"}),Gu(t,i);let M=l&&m?n+m+12:n,$={w:o,ideal:o+3,tight:.3,least:o,floor:12};t.cards(a,M,s+(l?38:36),
n+r-8-M,$,{role:"seat",pitch:.5})}function Ku(t,e,n,s,r){let o=e.cells.flatMap(g=>"key"in g?[g]:[]),i=zs(n),a=o.length>6?
2:1,l=Math.max(Math.ceil(o.length/a),1),h=n>fe?10:5,c=t.extras.acting?8:0,u=(n-2*i-h*(l-1))/l,m=be(Math.min(n>fe?70:50,u),
(r-s)/a-h-c),d=Math.min(u+h,m*1.3),p=(n-d*(l-1)-m)/2;o.forEach((g,b)=>{let y=p+b%l*d,w=s+Math.floor(b/l)*(m*1.4+h+c);t.card(
g,y,w,m,{role:"grid",own:!0})})}function Zu(t,e,n,s,r,o){let i=r*.7;(e.round??[]).forEach(({seat:l,words:h,now:c},u)=>{let m=s+
u*r,d=i>20?14:12;t.add("mark",`${e.id}.${u}`,n,m,{seat:l,size:i,active:c,quiet:!c}),t.text(`${e.id}.${u}`,h,n+i+8,m+i/2+
d*.35,{size:d,bold:c,quiet:!c,room:o-i-8})})}function zu(t,e,n,s,r){let o=n>fe,i=e.filter(b=>b.top||b.count||b.round?.length),
a=be(o?92:56,r-s-(o?60:24)),l=o?56:18,[h,c]=o?[186,240]:[148,190],u=Math.max(0,...i.flatMap(b=>(b.round??[]).map(y=>U(y.
words,1.06)))),m=Math.max(h,Math.min(c,(o?14:12)*u+(o?56:40))),d=i.reduce((b,y)=>b+a+(y.round?.length?m:0),l*(i.length-1)),
p=s+(r-s-a*1.4-22)*(o?.42:.3),g=(n-d)/2;for(let b of i){b.top?t.card(b.top,g,p,a,{role:"stack",recall:b.recall}):t.add("\
pile",b.id,g,p,{w:a,under:0,empty:!0});let y=b.round??[],w=o?14:12,v=p+a*1.4+(o?24:17);if(y.length){let x=Math.min(o?36:
25,(a*1.4+6)/y.length);Zu(t,b,g+a+(o?20:10),p,x,m-(o?20:10)),t.text(`${b.id}.label`,b.label,g,v,{size:w,room:a+m-10})}else{
let x=o?20:16,M=U(String(b.count),x)*1.06+5,$=o?g:g+Math.min(0,(a-M-U(b.label,w))/2);t.text(`${b.id}.count`,String(b.count),
$,v,{size:x,bold:!0,quiet:!1}),t.text(`${b.id}.label`,b.label,$+M,v,{size:w})}g+=a+(y.length?m:0)+l}}function Yu(t,e,n,s,r){
let o=n>fe,i=zs(n),a=Math.min((r-s)/Math.max(e.length,1),o?150:96),l=o?0:24,h=be(o?84:46,a-l-(o?16:8)),c=o?166:i;e.forEach(
(u,m)=>{let d=s+m*a;if(o){let g=t.head(u,i,d,c-i-12);t.counters(u,i+4,d+42+g,c-i-16,!0)}else{let g=(u.counters??[]).map(
({value:w,label:v})=>`${w} ${v}`),b=i+24+U(u.name,13)*1.06+8;t.add("mark",u.id,i,d,{seat:u.seat,size:18,active:!!u.active}),
t.text(`${u.id}.name`,u.name,i+24,d+13,{size:13,bold:!0,quiet:!1});let y=G([u.note,...g].filter(Boolean).join(", "),12,n-
i-b);t.text(`${u.id}.note`,y.lines[0],b,d+13,{size:y.size,room:n-i-b})}let p={w:h,ideal:h*1.12,tight:.3,least:h,floor:20};
t.cards(u.cards,c,d+l,n-i-c,p,{role:"seat"})})}function Ui(t,e,n,s){let r=e.cards.find(i=>i.above),o=r&&t.things.find(({
kind:i,key:a})=>i==="card"&&a===r.key);!r?.above||!o||t.text(`${r.key}.over`,r.above,s??o.x,n,{size:s?12:14,bold:!0,quiet:!1,
tone:r.ghost?"lit":"",anchor:s?"end":"start",room:s?s-ue-34-U(e.name,13)*1.06:1/0})}var zs=t=>t>fe?28:ue;function Ys(t,e,n,s,r){
let i=n-166-28,a=t.extras.acting?18:0,l=be(84,r-s-a-14),h={w:l,ideal:l*1.12,tight:.3,least:l,floor:30},c=t.head(e,28,s+a,
126);t.counters(e,32,s+a+48+c,126,!1),t.cards(e.cards,166,s+a,i,h,{own:!0,role:"hand"}),Ui(t,e,s-14)}function Pi(t,{seats:[
e,...n],grids:s,stacks:r},o,i){let a=zs(i),l=i>fe,h=Math.max(n.length,1),c=(i-2*a+8)/h,u=l?22:8,m=l?h>1?46:60:h>2?26:32,
d=o-(t.extras.acting?l?150:126:l?132:100);!s.length&&!r.length&&n.every(b=>b.cards.every(y=>y.face))?Yu(t,n,i,u,d-(l?30:
6)):n.forEach((b,y)=>{Zs(t,b,a+y*c,u,c,m)});let p=n.some(b=>b.before?.length||b.cards.some(y=>y.face)),g=u+(l?54+m*1.4:p?
46+m*1.4:44);for(let b of s)l&&t.text(`${b.id}.label`,b.label,a,g+8,{room:i-2*a}),Ku(t,b,i,g+(l?26:0),d-(l?24:4));return zu(
t,r,i,g,d),e&&l?Ys(t,e,i,d,o):e&&(kn(t,e,d,o-8,ue+92,i),Ui(t,e,d+9,i-ue)),{y:o-18,middle:{x:i/2,y:(g+d)/2,r:40}}}var Ju={draw2:"+2",draw4:"+4"},Xu=["skip","reverse"],vn=28;function Xs(t){let e=t>=vn;return{large:e,left:e?34:22,right:e?
44:24,tall:t*1.17,pitch:t*1.72+(e?4:1.5),gap:e?4:1.5}}var Bi=({rows:t})=>Math.max(...t.map(({kinds:e})=>e.length));function $n(t,e){
let{left:n,right:s,pitch:r,gap:o}=Xs(e);return{w:n+Bi(t)*(e+o)+s,h:t.rows.length*r}}function Qu(t,e,n){let s=48;for(;s>12&&
($n(t,s).w>e||$n(t,s).h>n);)s-=.2;return s}var Di=t=>[...t].reduce((e,n)=>e+Number(n),0);function Wi(t,e){return t===2?C(
-e,-e,2*e,2*e,{style:"fill:var(--lit)"}):R(0,0,e,{style:t?"fill:none;stroke:var(--field-edge)":"fill:var(--on-field)","s\
troke-width":1.5})}var Qs=(t,e,n)=>k("g",{transform:`translate(${t} ${e})`},n);function ed(t,e,n){let{tall:s}=Xs(n),r=t.
kinds[e],o=t.colour==="wild",i=o?"#fff":`var(--c-${t.colour}-on)`,a=Math.max(13,n*(o?.42:.54)),l=[t.unseen[e],t.held[e],
t.gone[e]].map(Number),h=Math.min(11,n/4+(n<vn?2:1)),c=l.flatMap((m,d)=>Array(m).fill([0,2,1][d])),u=Xu.includes(r)?k("g",
{style:`color:${i}`},Bs(r,n/2,s/2,n*.2)):k("text",{x:n/2,y:s/2+a*.36,"text-anchor":"middle","font-size":a,"font-weight":700,
style:`fill:${i}`},Ju[r]??r);return k("g",k("g",{opacity:l[0]?null:.4},C(0,0,n,s,{rx:3,style:`fill:${o?"#17181c":`var(--\
c-${t.colour})`};stroke:#fff`,"stroke-width":n<vn?0:1.2}),u),c.map((m,d)=>Qs(n/2+(d-(c.length-1)/2)*h,s+n*.28,Wi(m,n<vn?
2.8:3.5))))}function td(t,e,n,s){let r=n?[0,82,182]:[0,62,136];return["unseen","discarded",s].map((o,i)=>[Qs(t+r[i],e,Wi(
i,4)),k("text.f2",{x:t+r[i]+9,y:e+4.5,"font-size":n?13:12},o)])}function er({zone:t,w:e,lit:n}){let{large:s,left:r,tall:o,
pitch:i,gap:a}=Xs(e),l=Bi(t),h=r+l*(e+a)+(s?6:2);return t.rows.map((u,m)=>{let d=m*i,p=u.kinds.length<l/2,g=y=>r+y*(e+a)*
(p?1.6:1),b=Di(u.unseen);return[u.colour!=="wild"&&Se(u.colour,r/2-3,d+o/2,r*.26,{style:`fill:var(--ring-${u.colour})`}),
u.kinds.map((y,w)=>Qs(g(w),d,ed(u,w,e))),u.kinds.map((y,w)=>`${u.id}.${y}`in n&&C(g(w)-1,d-2,e+2,o+e*.48,{"data-key":`li\
t:${u.id}.${y}`,rx:5,style:"fill:none;stroke:var(--lit)","stroke-width":s?3:2})),p&&td(Math.min(g(u.kinds.length),h-(s?240:
192)),d+o/2,s,u.hands??"yours"),k("text.f",{x:h,y:d+o/2+6,"font-size":s?18:14,"font-weight":700},String(b))]}).flat(3).filter(
Boolean)}function Js({rows:t}){let[e,n]=["unseen","gone"].map(s=>t.reduce((r,o)=>r+Di(o[s]),0));return`${e} cards unseen\
, ${n} discarded`}var tr=t=>[Js(t),...t.rows.map(({label:e})=>e)].join(". ");function Sn(t){let e=t.zones.filter(n=>n.kind===
"kinds");return e.length?{rows:e,of:e[0].of}:void 0}function Fi(t,e){let n=Object.keys(t).filter(s=>e?.rows.some(({id:r})=>s.
startsWith(`${r}.`)));return e&&n.length?{[e.of]:t[n[0]],...t}:t}function nd(t,e,n,s,r){let[o]=e.counters??[];t.add("mar\
k",e.id,n,s,{seat:e.seat,size:18,active:!!e.active}),t.text(`${e.id}.name`,e.name,n+23,s+9,{size:13,bold:!0,quiet:!1,room:14}),
t.cards(e.cards,n+38,s-4,r-42,{w:12,ideal:3,tight:.05},{role:"seat"}),o&&t.text(`${e.id}.note`,`${o.value} ${o.label}`,n+
23,s+23,{size:12,room:r-23})}function Ii(t,{seats:[e,...n],ring:s,stacks:r,kinds:o},i,a){let l={rows:o,of:""},h=a>fe,c=h?
28:10,u=Math.min(n.length||1,3),m=Math.ceil(n.length/u),d=n.length>3,p=h?52:d?30:40,g=h?150:80,b=r.length*(p+12)+g,y=(a-
2*c-b)/u,w=h?12:8,v=d?34:h?102:44,x=w+Math.max(p*1.4+(h?16:10),m*v),M=i-(h?104:74);n.forEach((S,A)=>{let N=w+Math.floor(
A/u)*v;d&&!h?nd(t,S,c+A%u*y,N,y):Zs(t,S,c+A%u*y,N,h?y:Math.min(y,130),d||!h?26:42)});let $=a-c-b;for(let S of r)S.top?t.
card(S.top,$,w,p,{role:"space"}):t.add("pile",S.id,$,w,{w:p,under:0,empty:!0}),$+=p+12;let _=r.map(({count:S,label:A})=>`${S}\
 ${A}`);s?.value&&r.some(({top:S})=>S?.face?.colour==="wild")&&_.push(`${s.value} named`),_.forEach((S,A)=>{t.text(`spre\
ad.${A}`,S,$,w+14+A*(h?20:16),{size:h?14:12,room:g})});let T=Qu(l,a-2*c,M-x),E=$n(l,T);if(t.add("spread","all",(a-E.w)/2,
x+(M-x-E.h)*.35,{zone:l,w:T,lit:t.extras.lit??{}}),e&&h)Ys(t,{...e,counters:e.counters?.slice(0,1)},a,M,i);else if(e){let S=be(
46,i-8-M);t.add("mark",e.id,c,M,{seat:e.seat,size:20,active:!!e.active}),t.text(`${e.id}.name`,e.name,c,M+36,{size:13,bold:!0,
quiet:!1,room:62});let A={w:S,ideal:S+4,tight:.36,least:S,floor:20};t.cards(e.cards,78,M,a-c-78,A,{own:!0,role:"hand"})}
return{y:i-18,middle:{x:a/2,y:(x+M)/2,r:40}}}var Mn=class{constructor(e){this.open=!1;this.how=e,this.root=f("section.sh\
eet.spread",{hidden:!0,role:"group"})}show(e,n,s){this.zone=e,e||(this.open=!1),this.root.hidden=!this.open;let r=this.open&&
JSON.stringify([e,n,s]);if(!e||!r||this.root.dataset.looks===r)return;this.root.dataset.looks=r;let o=s?23.2:44,i=$n(e,o),
a=this.root.contains(ne(this.root)),l={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.escape()};
this.root.setAttribute("aria-label",Js(e)),this.root.replaceChildren(f("h2",Js(e)),ye(l,oe("close",16)),k("svg",{viewBox:`\
0 -3 ${i.w} ${i.h}`,role:"img","aria-label":tr(e)},er({zone:e,w:o,lit:n}))),a&&this.root.querySelector("button")?.focus()}toggle(e){
if(this.open)return void this.escape();this.open=!0,e(),this.root.querySelector("button")?.focus({preventScroll:!0})}escape(){
let e=this.open,n=this.root.contains(ne(this.root));return this.open=!1,this.root.hidden=!0,n&&this.zone&&this.how.focus(
this.zone.of),e}};var Re=(t,e)=>k("text",e,t),qi=t=>!t.plays&&!!(t.opens||t.recall?.length);function sd(t){let e=t.w*1.4,n=Math.min(11,Math.
max(7,t.w*.16));return[t.plays&&C(-2,-2,Math.max(t.seen,24),e+24,{class:"touch",fill:"transparent"}),t.dealt&&ve(null,t.
w),t.ghost?k("g.faint",ve(t.face,t.w)):ve(t.face,t.w),t.ghost&&C(0,0,t.w,e,{class:"ghost",rx:t.w*.085,fill:"none"}),t.kin&&
!t.ghost&&C(1.5,1.5,t.w-3,e-3,{class:"kin",rx:t.w*.07,fill:"none"}),t.off&&C(0,0,t.w,e,{class:"veil",rx:t.w*.085}),t.under&&
k("path.bar-under",{d:`M2 ${e+11.5}h${Math.max(t.seen-6,18)}`,"stroke-width":5}),qi(t)&&uo(n+2,e-n-2,n),C(-5,-5,t.w+10,e+
10,{class:"ring-focus",rx:t.w*.085+5}),k("title",qi(t)?`${t.label}. Press to see the cards.`:t.label)]}var $e=24,nr=14,rd=8;
function od(t){let e=Math.min($e,t.w);switch(t.role){case"hand":{let n=Math.min($e,t.w*.55);return[t.w-n,t.h-n,n]}case"s\
tack":case"pile":return[t.w-e,t.h-e,e];case"fan":return[t.w-e,t.h*.36,e];case"seat":return t.h<$e?[t.w+3,(t.h-nr)/2,t.w<
rd?0:nr]:[t.w-$e,t.h-$e,$e];case"space":return[t.w-14,t.h-21,$e];case"dice":return[t.w+3,-3,$e];default:return t.y>$e?[t.
w-21,-25,$e]:[Math.max(-8,1-t.x),Math.max(-8,1-t.y),nr]}}function id(t){let[e,n,s]=od(t),r=t.tab&&s>0&&k("g",{transform:`\
translate(${e} ${n})`},C(0,0,s,s,{fill:"var(--lit)"}),Re(t.tab,{x:s/2,y:s*.71,"font-size":s*.625,"font-weight":700,"text\
-anchor":"middle",fill:"#13201E"}));return[C(-3,-3,t.w+6,t.h+6,{rx:7,fill:"none",stroke:"var(--lit)","stroke-width":4}),
r]}function ad(t){let e=t.tone==="lit"?"lit-text":t.quiet?"f2":"f";return[k("text",{"font-size":t.size,"font-weight":t.bold?
700:400,"text-anchor":t.anchor,class:e},t.lines.map((n,s)=>k("tspan",{x:0,dy:s?t.size*1.2:0},n)))]}var ld=t=>[Qe(t.seat,
0,0,t.size,{fill:t.active?"var(--accent-on-field)":t.quiet?"var(--on-field-2)":"var(--on-field)"})];function cd(t){let e=String(
t.value),n=Le(e),s=n?re(e,t.high):0;return[n&&le(e,0,0,t.high,{colour:"var(--on-field)"}),Re(n?t.label:`${e} ${t.label}`,
{x:n?s+8:0,y:t.high-4,"font-size":13,class:"f2","aria-hidden":"true"})]}function hd(t){return t.empty?[C(1,1,t.w-2,t.w*1.4-
2,{class:"slot",rx:5,fill:"none"})]:Array.from({length:t.under},(e,n)=>{let s=(t.under-n)*2.5;return k("g",{transform:`t\
ranslate(${s} ${-s})`},C(0,0,t.w,t.w*1.4,{class:"paper",rx:t.w*.085}))})}var ud=t=>[k("text.f2",{"font-size":13,"aria-hi\
dden":"true"},k("tspan.f",{"font-weight":700,"font-size":15},String(t.count)),t.lines.map(e=>k("tspan",t.broken?{x:0,dy:17}:
{dx:4},e)))];function dd(t){let e=String(t.count),n=re(e,22),s=n+8+t.noted,r=(t.wide-(t.below?n:s))/2;return[le(e,r,0,22,
{colour:"var(--on-field)"}),Re(t.label,{x:t.below?t.wide/2:r+n+8,y:t.below?t.high+56:18,"text-anchor":t.below?"middle":"\
start","font-size":13,class:"f2","aria-hidden":"true"}),ps(t.count,12,30+t.high,t),I(`M1.5 ${t.high-6}V${36+t.high}H${t.
wide-1.5}V${t.high-6}`,"var(--field-line)",3)]}var _t=(t,e)=>[e*Math.sin(t*2*Math.PI),-e*Math.cos(t*2*Math.PI)];function md(t){
let{ring:e,r:n}=t,s=e.of??10,r=e.filled??0,o=e.preview?.filled??r,i=e.goal??-1,a=n*.17,l=2.4/360,h=ee("hatch"),c=w=>{let[
v,x]=_t(w/s+l,n),[M,$]=_t((w+1)/s-l,n);return`M${v} ${x}A${n} ${n} 0 0 1 ${M} ${$}`},u=Array.from({length:s},(w,v)=>{let x=v<
r,M=e.preview?v>=r&&v<o:i>=0&&v>=r&&v<i,$=v===i?"var(--lit)":x?"var(--accent-on-field)":"var(--field-line)";return[k("pa\
th",{d:c(v),fill:"none",style:`stroke:${$}`,"stroke-width":a}),M&&k("path",{d:c(v),fill:"none",style:`stroke:url(#${h})`,
"stroke-width":a})]}),m=n<56,d=m?12:14,p=(e.marks??[]).map(w=>{let v=w.at/s,x=n+a/2+4,[M,$]=_t(v,x),[_,T]=_t(v,x+7),[E,S]=_t(
v,x+(m?6:19)),A=Math.sin(v*2*Math.PI)<-.2,N=Math.sin(v*2*Math.PI)>.2;return[!m&&k("path",{d:`M${M} ${$}L${_} ${T}`,class:w.
on?"tick on":"tick"}),Re(w.text,{x:E+(A?5:N?-5:0),y:S+(m?4:5),"font-size":d,"font-weight":w.on?700:400,"text-anchor":A?"\
end":N?"start":"middle",class:w.on?"f":"f2"})]}),g=(e.preview??e).value??"",b=e.preview?.note??e.note,y=Math.min(n*.7,n*
140/Math.max(re(g,100),1));return[k("defs",ce(h,"var(--accent-on-field)","none")),R(0,0,n+a/2,{fill:"var(--field)"}),...e.
closed?fd(n,a):[...u.flat(),...p.flat()],Le(g)&&le(g,0,-y*.61,y,{anchor:"middle",colour:"var(--on-field)"}),b&&Re(b,{y:n*
.55,"font-size":Math.max(13,n*.14),"font-weight":e.closed?700:400,"text-anchor":"middle",class:e.closed?"lit-text":"f2"})]}
var fd=(t,e)=>[0,1,2].map(n=>R(0,0,t+n*e*1.15,{fill:"none",style:"stroke:var(--lit)","stroke-width":n?e*.24:e,class:n?"e\
cho":"whole"}));function pd(t){let{r:e}=t,n={...t.ring,...t.ring.preview},s=Math.round(e/4.6),r=n.colour?`var(--ring-${n.
colour})`:"var(--on-field-2)",o=(n.direction??1)<0?-1:1,i=Gt(n.colour),a=Array.from({length:s},(c,u)=>u*360/s).filter(c=>!i||
Math.abs(c-180)>31).map(c=>k("path",{transform:`rotate(${c}) translate(0 ${-e}) scale(${o} 1)`,d:"M-7-9H0L8 0 0 9H-7L1 0\
Z",fill:r})),l=i&&k("g",{transform:`translate(-60 ${e-18})`},C(0,0,120,36,{rx:4,fill:`var(--c-${n.colour})`}),Se(n.colour,
22,18,8.5,{fill:"none",stroke:`var(--c-${n.colour}-on)`,"stroke-width":2.5}),Re(`${n.colour.toUpperCase()} ${i}`,{x:40,
y:24,"font-size":16,"font-weight":700,fill:`var(--c-${n.colour}-on)`})),h=n.note&&Re(n.note,{y:e-30,"font-size":13,"text\
-anchor":"middle",class:"f2"});return[...a,l,h]}var gd=t=>[ps(t.count,0,0,t)],bd=({ring:t})=>[Le(t.value??"")&&le(t.value,
0,-26,40,{anchor:"middle",colour:"var(--on-field)"}),Re(t.note??"",{y:36,"font-size":14,"text-anchor":"middle",class:"f2"})],
yd={dial:md,chevrons:pd,none:bd},wd=t=>Array.from({length:t.full},(e,n)=>k("g",{transform:`translate(${t.size/2+n*(t.size+
5)} ${t.size/2})`,"aria-hidden":"true"},R(0,0,t.size/2-1.5,{fill:"none",class:n<t.count?"agent":"slot"}),n<t.count&&C(-5,
-1.75,10,3.5,{fill:"var(--on-field)"}))),xd=t=>[C(1.5,1.5,t.size-3,t.size-3,{rx:4,style:`fill:${t.box==="done"?"var(--on\
-field)":"var(--field)"};stroke:var(--${{now:"lit",done:"on-field",open:"field-edge"}[t.box]})`,"stroke-width":t.box==="\
now"?4:2,"stroke-dasharray":t.box==="open"?"4 3":null}),t.box==="done"&&k("path",{d:"M-4 -4L4 4M4 -4L-4 4",transform:`tr\
anslate(${t.size/2} ${t.size/2}) scale(${t.size/18})`,style:"stroke:var(--field)","stroke-width":2.5})],kd={card:sd,lit:id,
text:ad,mark:ld,counter:cd,pile:hd,count:ud,tray:dd,chips:gd,dice:Oi,agents:wd,box:xd,spread:t=>er(t),board:t=>[Ei(t)],ring:t=>yd[t.
ring.art??"dial"](t)};function at(t){let e=kd[t.kind];if(!e)throw new Error(`Expected a thing that the table can draw, n\
ot "${t.kind}".`);return e(t).filter(Boolean)}function ji(t){switch(t.kind){case"card":return t.label;case"counter":return`${t.
value} ${t.label}`;case"count":return t.spoken||`${t.count} ${t.lines.join(" ")}`;case"tray":return`${t.count} ${t.label}`;case"\
dice":case"board":return t.kind==="dice"?t.label:t.zone.label;case"ring":return t.ring.label;case"spread":return tr(t.zone);default:
return""}}var sr="uncle_widgets.aim.";var rr=new Map;function or(t){try{return localStorage.getItem(t)??rr.get(t)??""}catch{return rr.get(t)??""}}function Gi(t,e){
rr.set(t,e);try{localStorage.setItem(t,e)}catch{}}var Ki=t=>Number(or(sr+t))>=3;var Vi=new Set;function Zi(t){return Vi.add(t),()=>Vi.delete(t)}function ir(t,e=!1){!t||Ki(t)||Gi(sr+t,String(e?3:Number(or(sr+t))+1))}var Yi=55,$d=74,Md=46,ar=36,Sd=46;function _d(t){let e=t.closest(".uw-room");return!!(e&&!t.closest(".uw-page")&&e.getBoundingClientRect().
top+window.scrollY>window.innerHeight/2)}function Td(t){if(Xe())return _d(t)?window.innerHeight:null;let e=t.getRootNode();
return e instanceof ShadowRoot?Ed(e.host):t.closest(".jp-WindowedPanel-outer, .jp-NotebookPanel-notebook, .jp-Notebook")?.
clientHeight??Number.NaN}function Ed(t){let e=window.innerHeight,n=t;for(;n;){let{overflowY:s,maxHeight:r,paddingTop:o,paddingBottom:i}=getComputedStyle(
n);if(s==="auto"||s==="scroll"){let l=parseFloat(r)-parseFloat(o)-parseFloat(i);r.endsWith("px")?e=Math.min(e,l):n.scrollHeight>
n.clientHeight+1&&(e=Math.min(e,n.clientHeight))}let a=n.getRootNode();n=n.parentElement??(a instanceof ShadowRoot?a.host:
null)}return e}function Ld(t,e,n,s=Yi){let r=n?Math.max(ar,Math.min(Sd,e)):e;return t>=s&&r>=ar?{kind:t>=$d?"large":"mid\
dle",height:r}:{kind:r<ar||n?"flow":"phone",height:r}}function lr(t,e){let n="",s=()=>{let i=t.closest(".uw-page")??t.closest(
".uw-room");if(!i)return;let a=parseFloat(getComputedStyle(t).fontSize)||16,l=Td(t),h=l==null?i.getBoundingClientRect().
top+window.scrollY:0,c=l??window.innerHeight-2*h,u=i.classList.contains("uw-position")?Md:Yi,m=i.clientWidth/a,{kind:d,height:p}=Ld(
m,c/a,l!=null,u),g=`${d} ${Math.floor(p*a)} ${a}`;i.classList.toggle("uw-beside",l!=null&&d==="flow"&&m>=u),g!==n&&(n=g,
i.dataset.fit=d,i.classList.toggle("uw-one",d==="large"||d==="middle"),i.classList.toggle("uw-middle",d==="middle"),i.classList.
toggle("uw-phone",d==="phone"),i.classList.toggle("uw-fits",d!=="flow"),i.style.setProperty("--uw-h",`${Math.floor(p*a)}\
px`),i.style.setProperty("--uw-rem",`${a}px`),e())},r=new ResizeObserver(s),o=()=>{let i=t.closest(".uw-page")??t.closest(
".uw-room");return!i&&t.isConnected?0:i?(r.observe(i),s(),0):requestAnimationFrame(o)};return o(),window.addEventListener(
"resize",s),()=>{r.disconnect(),window.removeEventListener("resize",s)}}function Ji(t,e,n){let s=f("div",{class:`jupyter-widgets ${n}`});return ft(t)({model:e,el:s}),s}var _n=class{constructor(e,n){this.stamp=-1;this.move="";this.next="";this.model=e,this.marked=n,this.at=-1/0}get waiting(){
return this.stamp===this.model.get("stamp")&&performance.now()-this.at<3e3}send(e,n){if(!(!e||this.model.get("busy"))){if(this.
waiting){this.model.get("mode")==="edit"&&(this.next=e);return}this.at=performance.now(),this.stamp=this.model.get("stam\
p"),this.mark(e),this.model.send({kind:"move",move:e,stamp:this.stamp,said:n})}}drawn(){this.mark(this.waiting?this.move:
"");let e=this.next;!e||this.waiting||(this.next="",this.send(e,null))}mark(e){this.move=e,this.marked(e)}};var Ad=({words:t,name:e},n)=>f("p.covered",`${t} `,n?f("b",e):f("span.blank",{role:"img","aria-label":"a covered name"})),
Tn=class{constructor({send:e,drawn:n}){this.opened=!1;this.send=e,this.drawn=n,this.root=f("div.call",{role:"group",hidden:!0})}get hidden(){
return this.root.hidden}cover(){this.opened=!1}show(e,n,s){let r=n?e.alert??"":"",o=e.covered??[],i=s==="shown"||s==="pr\
ess"&&this.opened,a=r?(e.actions??[]).find(c=>c.strong):void 0;this.root.hidden=!r&&!o.length,this.root.classList.toggle(
"calm",!r&&!(n&&e.actions?.length));let l=JSON.stringify([r,a,o,i,s]);if(this.root.dataset.looks===l)return;this.root.dataset.
looks=l,this.root.setAttribute("aria-label",r||"What lies covered");let h=()=>{this.opened=!this.opened,this.show(e,n,s),
this.drawn()};J(this.root,r&&f("p",f("b",r)),o.length>0&&f("div.covers",o.map(c=>Ad(c,i))),o.length>0&&s==="press"&&f("b\
utton.btn",{"data-k":"covers","aria-pressed":String(i),onclick:h},i?"Cover":"Show"),a&&f("button.btn.alert",{"data-k":"c\
all","data-act":a.move,onclick:()=>this.send(a.move)},a.label))}};function Qi({place:t,now:e,said:n},s){let[r="",o=""]=n??[];return{place:s.place??[t,r&&e].filter(Boolean).join(" "),line:s.
line??(r?[r,o]:[e??"",o])}}var Xi=7,En=class{constructor({texts:e,see:n}){this.looks="";this.texts=e,this.see=n,this.chip=
f("button.chipbtn",{"data-k":"clause",hidden:!0,onclick:()=>this.open(!!this.box.hidden)}),this.badge=f("b.badge",{hidden:!0}),
this.place=f("span.place"),this.line=f("p.line"),this.note=f("p.note",{role:"status"}),this.sheet=f("button.btn.quiet",{
"data-k":"scores","aria-expanded":"false",hidden:!0},"Scores"),this.eyes=f("div.seg",{role:"group","aria-label":"Seen by"}),
this.seen=f("div.eyes",oe("eye",22),this.eyes),this.box=f("div.clause-box",{hidden:!0,tabindex:-1,"data-k":"clauses"}),this.
root=f("div.caption",f("div.told",f("p.over",this.badge,this.chip,this.place),this.line,this.note),f("div.seen",this.sheet,
this.seen))}show({clauses:e,badge:n="",place:s,line:r,note:o,tone:i}){D(this.root,"data-tone",i),this.badge.hidden=!n,this.
badge.textContent=n;let a=this.texts(),[l=""]=e;this.place.textContent=s,this.line.hidden=!!o,this.line.replaceChildren(
f("b",r[0]),r[1]?` ${r[1]}`:""),this.line.classList.remove("long"),this.line.classList.toggle("long",this.line.scrollWidth>
this.line.clientWidth+1),this.note.textContent!==o&&(this.note.textContent=o),this.note.hidden=!o;let h=JSON.stringify([
e,i]);if(h===this.looks)return this.below();this.looks=h,this.open(!1);let c=i==="trial"?"not the game":l;this.chip.hidden=
!c,this.chip.replaceChildren(f("span.chip.line",c));let u=e.filter(m=>a[m]);D(this.chip,"aria-disabled",u.length&&i!=="t\
rial"?"":"true"),D(this.chip,"data-clause",l),this.box.replaceChildren(f("dl",u.map(m=>f("div",f("dt",m),f("dd",a[m])))))}open(e){
let n=e&&this.box.querySelector("dt")!=null&&this.chip.getAttribute("aria-disabled")!=="true";this.box.hidden=!n,this.below(),
D(this.chip,"aria-expanded",String(n))}below(){this.box.hidden||(this.box.style.top=`${this.root.offsetTop+this.root.offsetHeight}\
px`)}escape(){return this.box.hidden?!1:(this.open(!1),this.chip.focus(),!0)}showEyes(e,n){let s=JSON.stringify(e);if(this.
seen.hidden=e.length<2,this.eyes.dataset.looks!==s){this.eyes.dataset.looks=s;let o=f("select.pick",{"data-k":"eyes.many",
"aria-label":"Seen by",onchange:i=>this.see(i.target.value)},e.map(([i,a])=>f("option",{value:i},a)));this.eyes.classList.
toggle("seg",e.length<=Xi),this.eyes.replaceChildren(...e.length>Xi?[o]:e.map(([i,a])=>f("button",{"data-eye":i,title:a,
"aria-label":a,onclick:()=>this.see(i)},a)))}let r=this.eyes.querySelector("select");if(r)r.value=n;else for(let o of this.
eyes.children)D(o,"aria-pressed",String(o.getAttribute("data-eye")===n))}};var ea=(t,e)=>Math.max(0,Math.min(t.x+t.w,e.x+e.w)-Math.max(t.x,e.x))*Math.max(0,Math.min(t.y+t.h,e.y+e.h)-Math.max(t.y,
e.y)),cr=(t,e,n,s)=>Math.max(n,Math.min(t,n+s-e));function ta({w:t,h:e},n,s,r){let o={x:n.x+n.w/2,y:n.y+n.h/2},i=[["abov\
e",o.x-t/2,n.y-e-10],["below",o.x-t/2,n.y+n.h+10],["right",n.x+n.w+10,o.y-e/2],["left",n.x-t-10,o.y-e/2]],a=Math.min(s.y+
s.h,...r.map(({y:d})=>d));i.push(["right",n.x+n.w+10,a-e-10],["left",n.x-t-10,a-e-10]);let l=i.map(([d,p,g])=>{let b={x:cr(
p,t,s.x,s.w),y:cr(g,e,s.y,s.h),w:t,h:e},y=ea(b,n)+3*r.reduce((w,v)=>w+ea(b,v),0);return{...b,side:d,covers:y}}),{covers:h,
...c}=l.reduce((d,p)=>p.covers<d.covers-1?p:d),u=c.side==="above"||c.side==="below"?o.x-c.x:o.y-c.y,m=c.side==="above"||
c.side==="below"?t:e;return{...c,tip:cr(u,0,14,m-28)}}var na=(t,e)=>k("svg.small-card",{viewBox:"0 0 48 68",...e},ve(t,48));function Cd(t,e){let n={"data-act":t.move,onclick:()=>e(
t.move)};if(t.face){let s=[t.group,t.label].filter(Boolean).join(" ");return f("button.btn.card-pick",{"aria-label":s,title:t.
label,...n},na(t.face,{"aria-hidden":"true"}))}return f("button.btn",{...n},t.colour&&Gt(t.colour)&&k("svg.icon",{viewBox:"\
-12 -12 24 24",style:"width:1.4em;height:1.4em","aria-hidden":"true"},Se(t.colour,0,0,8.5,{fill:`var(--c-${t.colour})`,stroke:"\
#fff","stroke-width":2})),t.label)}var Od=t=>[f("p.mute","What lies under it, as you remember"),f("ol.recall",t.map(e=>f(
"li",na(e.face,{role:"img","aria-label":e.label}))))],Ln=class{constructor(e){this.key="";this.how=e,this.root=f("div.ch\
ooser",{role:"group",hidden:!0}),this.away=n=>{let[s]=n.composedPath();s instanceof Element&&!this.root.contains(s)&&!s.
closest(".thing.plays")&&this.close()}}show(e){if(this.key===e.key)return this.leave();let n=!e.plays&&e.recall?.length,
s=e.picks.find(i=>i.group)?.group,r=i=>{this.leave(),this.how.play(i)};this.key=e.key,this.root.setAttribute("aria-label",
n?`Under ${e.label}`:`How to play: ${e.label}`);let o={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
leave()};this.root.replaceChildren(f("div.choose-head",f("p",f("b",We(e.label)),s&&f("span",`: ${s}`)),ye(o,oe("close",16))),
...n?Od(e.recall):[f("div.picks",e.picks.some(i=>i.parts?.length)?this.parts(e.picks,[],r):e.picks.map(i=>Cd(i,r)))]),this.
root.hidden=!1,document.addEventListener("pointerdown",this.away,!0),this.how.moved(),this.stand(),this.buttons.find(i=>!i.
matches(".shut"))?.focus({preventScroll:!0})}parts(e,n,s){let r=new Set(e.flatMap(({parts:i})=>(i??[]).filter(a=>!n.includes(
a)))),o=i=>{let a=[...n,i],l=e.filter(({parts:h})=>h?.includes(i));if(l.length===1)return s(l[0].move);this.root.querySelector(
".picks")?.replaceChildren(...this.parts(l,a,s)),this.stand(),this.buttons.find(h=>h.dataset.part)?.focus({preventScroll:!0})};
return[...n.length?[f("p.mute",`${n.join(", ")}, and ...`)]:[],...[...r].sort().map(i=>f("button.btn",{"data-part":i,onclick:()=>o(
i)},i))]}get buttons(){return[...this.root.querySelectorAll("button")]}stand(){let e=this.key&&this.how.around(this.key),
n=this.root.parentElement;if(!e||!n)return;let s=n.getBoundingClientRect(),r=Math.max(s.top,0),o=6,i={x:o,y:r-s.top+o,w:s.
width-2*o,h:Math.min(s.bottom,window.innerHeight)-r-2*o};this.root.style.cssText=`left:0;top:0;max-width:${i.w}px;max-he\
ight:${i.h}px`;let a=({x:d,y:p,w:g,h:b})=>({x:d-s.left,y:p-s.top,w:g,h:b}),l={w:this.root.offsetWidth,h:this.root.offsetHeight},
{x:h,y:c,side:u,tip:m}=ta(l,a(e.card),i,e.hand.map(a));this.root.dataset.side=u,this.root.style.cssText+=`;left:${h}px;t\
op:${c}px;--tip:${m}px`}leave(){let e=this.key;this.close(),this.how.focus(e)}close(){if(!this.key)return;let e=this.key,
n=this.root.contains(ne(this.root));this.key="",document.removeEventListener("pointerdown",this.away,!0),this.root.hidden=
!0,this.root.replaceChildren(),this.how.moved(),n&&this.how.focus(e)}stroke(e){let n=this.buttons,s=n.findIndex(o=>o.matches(
":focus"));if(!this.key||s<0)return!1;let r={ArrowRight:s+1,ArrowDown:s+1,ArrowLeft:s-1,ArrowUp:s-1,Home:0,End:n.length-
1}[e.key];return r==null?!1:(e.preventDefault(),n[(r+n.length)%n.length].focus({preventScroll:!0}),!0)}};var lt=10;function Nd(t,e,n,s){if(e&&n>=e*46)return Math.min(e,Math.max(t,1));if(!t)return 1;let r=Math.max(1,Math.floor(
(n+lt)/(s+lt)));return Math.ceil(t/Math.ceil(t/r))}function Tt(t,e,n,s,r,o){let i=t.text(`${e.id}.label`,e.label,n,s+10,
{room:r}),a=Nd(e.cells.length||1,e.columns??0,r,o?58:50),l=Math.min(o?66:60,(r-lt*(a-1))/a),h=l+lt,c=t.extras.acting?8:0,
u=s+22+i;return e.cells.forEach((m,d)=>{let p=n+d%a*h,g=u+Math.floor(d/a)*(l*1.4+lt+c);"key"in m?t.card(m,p,g,l,{role:"g\
rid",own:!0}):(t.add("pile",`${e.id}.${d}`,p,g,{w:l,under:0,empty:!0}),m.seat!=null&&t.add("mark",`${e.id}.${d}`,p+l/2-9,
g+l*.7-9,{seat:m.seat,size:18,quiet:!0}))}),u-s+Math.ceil(e.cells.length/a)*(l*1.4+lt+c)+10}function Et(t,e,n,s,r){let o=e.
values.length,i=Math.min(56,(r-10*(o-1))/o),a=o*i+(o-1)*10;return t.add("dice",e.id,n,s,{w:a,size:i,values:e.values,thrown:e.
thrown??0,lit:e.lit??[],label:e.label,move:e.move??"",off:t.extras.acting?e.off??"":"",plays:t.extras.acting&&!!e.move,picks:[]}),
i+14}function hr(t,e,n,s,r){let o=s+12;o+=t.text(`${e.id}.label`,e.label,n,o,{room:r})+10;for(let[i,{words:a,note:l,box:h}]of e.
rows.entries()){let c=h?30:0,u={size:14,bold:!0,quiet:h==="open",room:r-c};h&&t.add("box",`${e.id}.${i}`,n,o+3,{box:h,size:20}),
o+=14+t.text(`${e.id}.${i}.words`,a,n+c,o+12,u),l&&(o+=15+t.text(`${e.id}.${i}.note`,l,n+c,o+13,{room:r-c})),o+=7}return o-
s+6}function sa(t,e,n,s){e.rows.filter(({box:r})=>r).forEach(({box:r},o)=>{t.add("box",`${e.id}.${o}`,n+30*o,s,{box:r,size:24})})}
function Lt(t,e,n,s,r,o,i){let a=t.extras.boards?.[e.board];if(!a)throw new Error(`Expected a board called "${e.board}",\
 which was to be sent before its tokens.`);let l=i==null?Math.min(o,r*a.height/a.width):o;return t.add("board",e.id,n,s,
{w:r,h:l,k:Math.min(r/a.width,l/a.height),board:a,zone:e,heat:t.extras.heat??{},clear:!!t.extras.clear,acting:!!t.extras.
acting,spots:t.extras.spots??{},lit:t.extras.lit??{},clearance:i??0}),l+14}var ra=390,Cn=620,At=196,oa=58,ur=38,dr=50,An=t=>t.cards.some(e=>e.move||e.picks?.length),ia=t=>[...t.cards,...(t.before??
[]).flatMap(e=>"top"in e&&e.top||[])];function aa(t,e,n,s,r){let o=n,i=0;for(let a of e){let l=Math.min(r-(o-n),a.values.
length*oa);i=Math.max(i,Et(t,a,o,s,l)),o+=l+8}return i}function la(t,e,n,s,r,o,i){let l=(r-16*(o-1))/o,h=s;for(let c=0;c<
e.length;c+=o){let u=e.slice(c,c+o),m=(d,p)=>i?Rd(t,d,n+p*(l+16),h,l):t.other(d,n+p*(l+16),h,l,!1);h+=(i?10:18)+Math.max(
...u.map(m))}return h-s}function Rd(t,e,n,s,r){let o=ia(e),i=o.length?ur*(1+.4*(o.length-1))+12:0,a=t.head(e,n,s,r-i,28),
[l]=e.counters??[],h={w:ur,ideal:ur*.4,tight:.3};if(t.cards(o,n+r-i,s,i,h,{role:"seat"}),!l)return 34+a;let c=Math.max(l.
full??0,l.value),u=l.art==="agents"?24*c:0;u&&t.add("agents",`${e.id}.0`,n,s+36+a,{count:l.value,full:c,size:18});let m={
value:l.value,label:l.label??"",high:18,room:r-i-u};return t.add("counter",`${e.id}.0`,n+u+6,s+36+a,m),58+a}function ca(t,e,n,s,r){
return e.stacks.forEach((o,i)=>t.stack(o,n+i*r/2,s,50)),e.stacks.length?116:0}function ha(t,e,n,s,r){let{seats:o,boards:i,
fans:a,grids:l,dice:h,notes:c}=e,u=24,[m,...d]=o,p=n-u-At,g=p-2*u,b=14,y=14;for(let w of i)b+=Lt(t,w,u,b,g,r);y+=aa(t,h,
p,y,At);for(let w of c)y+=hr(t,w,p,y,At)+8;m&&!An(m)&&(y+=t.other(m,p,y+4,At,!0)+20),y+=ca(t,e,p,y+4,At);for(let w of l)
b+=Tt(t,w,u,b,g,!0);return d.length&&(b+=la(t,d,u,b+6,g,Math.min(d.length,3),!0)),b=Math.max(b,y),a.length&&(b+=t.fans(a,
u,b,n-2*u,!0)),m&&An(m)&&(b+=t.own(m,u,b+6,n-2*u,176)),{y:b,middle:{x:u+g/2,y:240,r:40}}}function ua(t,{seats:e,boards:n,
stacks:s,dice:r,notes:o},i,a,l){let u=i-48,m=(a-20)/Math.max(1,e.length);for(let p of n)l?Lt(t,p,0,0,a,u,dr):Lt(t,p,0,dr,
a,u-dr,0);let d=10;for(let p of r)Et(t,p,d,8,p.values.length*36),d+=p.values.length*36+6;for(let p of o)sa(t,p,l?10:d+6,
l?u-34:14);for(let[p,{top:g}]of s.entries())g&&t.card(g,10+p*44,u-66,38,{role:"stack"});return e.forEach((p,g)=>{Hd(t,{...p,
cards:ia(p)},10+g*m,u+10,m-4)}),{y:i-18,middle:{x:a/2,y:u/2,r:40}}}function Hd(t,e,n,s,r){let o=e.cards.length?24+9*(e.cards.
length-1):0,i=r-24-o;t.add("mark",e.id,n,s+2,{seat:e.seat,size:20,active:!!e.active}),t.text(`${e.id}.name`,G(e.name,13,
i).lines[0],n+25,s+9,{size:13,bold:!0,quiet:!1,room:i});let a=(e.counters??[]).map(({value:h,label:c})=>`${h} ${c}`)[0]??
e.note??"";t.text(`${e.id}.note`,G(a,12,i).lines[0],n+25,s+24,{size:12,room:i});let l={w:22,ideal:9,tight:.3,least:22};t.
cards(e.cards,n+r-o-2,s-1,o,l,{role:"seat"})}function da(t,e,n){let{seats:s,boards:r,fans:o,grids:i,dice:a,notes:l}=e,h=14,
c=n-2*h,[u,...m]=s,d=10;for(let b of r)d+=Lt(t,b,h,d,c,440);let p=a.length?Math.min(150,a.reduce((b,{values:y})=>b+y.length*
oa+8,0)):0,g=aa(t,a,h,d,p);if(g+=ca(t,e,h,d+g,Math.max(p,130)),u&&!An(u)){let b=p?h+p+16:h;g=Math.max(g,t.other(u,b,d,h+
c-b,!1))}d+=g+12;for(let b of l)d+=hr(t,b,h,d,c)+8;for(let b of i)d+=Tt(t,b,h,d,c,!1);return o.length&&(d+=t.fans(o,h,d,
c,!1)),m.length&&(d+=la(t,m,h,d+4,c,Math.min(m.length,3),!1)),u&&An(u)&&(d+=t.own(u,h,d,c,0)),{y:d,middle:{x:n/2,y:200,r:40}}}var pa=t=>[[0,0],[1,0],[1,1]].slice(0,t),Ud=20,Pd=60,ga=({extras:t})=>t.acting?t.call?32:14:0;function ba(t){let e=(t.before??
[]).filter(({kind:n})=>n==="stack");return{beside:e.slice(0,-1),space:e.at(-1)}}function ma(t,e,n,s,r,o,i){let{beside:a,
space:l}=ba(e),h=o?n+i+28:n,c=r-i-28,u=t.head(e,h,s,c,30),m=h;for(let d of a)t.stack(d,m,s+46+u,46,110),m+=118;if(!e.me){
let d={w:38,ideal:22,tight:.05};t.cards(e.cards,m,s+46+u,h+c-m,d,{role:"seat"})}l&&t.stack(l,o?n:n+r-i,s,i,i+40)}function ya(t,{
seats:[e,...n],ring:s,stacks:r},o,i){let l=92*1.4+32,h=o/2-i-24,c=o/2+24,u=28,m=u+l+74,d=n.length===1;n.forEach((w,v)=>{
let[x,M]=pa(n.length)[v];ma(t,w,x?c:i,M?m:u,h,!!x,92)}),e&&ma(t,{...e,me:!0},i,m,h,!1,92);let p={x:d?c+h/2:o/2,y:d?u+44:
u+l+32,r:40};s&&t.add("ring",s.id,p.x,p.y,{ring:s,r:p.r});let g=d?92:46,b=d?p.x-r.length*(g+40)/2+20:p.x+90;r.forEach((w,v)=>t.
stack(w,b+v*(g+40),d?u+120:p.y-44,g,g+40));let y=m+l+4;if(e){let w=t.extras.call??0,v=ga(t),x=e.cards.some($=>$.face);w&&
(t.call=y),y+=(w?w+20:0)+v;let M={w:x?88:62,ideal:x?106:44,tight:.5,least:60,floor:20};y+=t.cards(e.cards,i,y,o-2*i,M,{own:!0,
role:"hand"})}return{y,middle:p}}function fa(t,e,n,s,r){let{beside:o,space:i}=ba(e),a=46,l=r-a-34;t.add("mark",e.id,n,s+
2,{seat:e.seat,size:20,active:!!e.active}),t.text(`${e.id}.name`,e.name,n+26,s+11,{size:13,bold:!0,quiet:!1,room:l}),t.text(
`${e.id}.note`,G(e.alert||e.note,12,l).lines[0],n+26,s+25,{size:12,quiet:!e.active,room:l});let h=n;for(let c of o){if(c.
top){let u={...c.top,move:c.move||c.top.move,off:c.off||c.top.off};t.card(u,h,s+36,26,{role:"stack",recall:c.recall})}else
t.add("pile",c.id,h,s+36,{w:26,under:0,empty:!0});t.text(`${c.id}.count`,String(c.count),h+32,s+58,{size:14,bold:!0,quiet:!1}),
h+=58}if(!e.me){let c={w:22,ideal:10,tight:.05};t.cards(e.cards,h,s+38,n+r-a-8-h,c,{role:"seat"})}i&&wa(t,i,n+r-a,s,a)}function wa(t,e,n,s,r){
e.top?t.card(e.top,n,s+2,r,{role:"space",recall:e.recall}):t.add("pile",e.id,n,s+2,{w:r,under:0,empty:!0});let o=[e.count>
1?e.count:"",e.label].filter(Boolean).join(" "),i=G(o,12,r+14).lines.length<2;t.text(`${e.id}.label`,o,i?n+r/2:n+r+6,s+r*
1.4+17,{size:12,anchor:i?"middle":"end",room:i?r+14:3*r})}function xa(t,{seats:[e,...n],ring:s,stacks:r},o,i){let l=i/2-
10-10,h=i/2+10,c=88,u=n.length===1;n.forEach((w,v)=>{let[x,M]=pa(n.length)[v];fa(t,w,x?h:10,6+M*c,l)}),e&&fa(t,{...e,me:!0},
10,6+c,l),r.slice(0,3).forEach((w,v)=>{u&&wa(t,w,h+20+v*66,50,46)});let m=t.extras.call??0,d=ga(t),p=6+2*c+6+d;m&&(t.call=
p-d);let g=p+(m?m+8:0),b=Math.max(Ud,be(78,o-g-8));e&&t.cards(e.cards,10,g,i-130,{w:b,ideal:b*1.12,tight:.36,least:b},{own:!0,
role:"hand"});let y={x:i-66,y:g+24,r:34};return s&&o-g<Pd?(t.add("ring",s.id,y.x,o-18,{ring:{...s,value:"",note:""},r:y.
r}),t.text(`${s.id}.note`,`${s.value??""} ${s.note??""}`,i-10,o-14,{size:14,anchor:"end",room:170})):s&&(t.add("ring",s.
id,y.x,y.y,{ring:{...s,note:""},r:y.r}),t.text(`${s.id}.note`,s.note??"",y.x,y.y+30,{size:12,anchor:"middle",room:126})),
{y:Math.max(o-8,e?g+b*1.4:0),middle:y}}var Bd={mark:({size:t})=>({x:0,y:0,w:t,h:t}),pile:({w:t,empty:e})=>e&&{x:0,y:0,w:t,h:t*1.4},ring:({r:t})=>({x:-t,y:-t,w:2*
t,h:2*t}),dice:({w:t,size:e})=>({x:0,y:0,w:t,h:e}),box:({size:t})=>({x:0,y:0,w:t,h:t})},On=class{constructor(e){this.call=
0;this.things=[];this.over=[];this.extras=e}add(e,n,s,r,o={}){this.things.push({kind:e,key:`${e}:${n}`,x:s,y:r,...o});let i=this.
extras.lit?.[n],a=Bd[e]?.(o);i!=null&&a&&this.over.push({kind:"lit",key:`lit:${n}`,x:s+a.x,y:r+a.y,w:a.w,h:a.h,tab:i,role:e})}text(e,n,s,r,{
size:o=13,room:i=1/0,bold:a=!1,quiet:l=!0,anchor:h="start",tone:c=""}={}){if(!n)return 0;let{lines:u,size:m}=G(n,o,i,a?1.06:
1);return this.add("text",e,s,r,{lines:u,size:m,bold:a,quiet:l,anchor:h,tone:c}),(u.length-1)*m*1.2}card(e,n,s,r,{seen:o=r,
own:i=!1,role:a="",recall:l=[]}={}){let{lit:h={},dealt:c={},acting:u=!1,under:m=!0,opens:d=""}=this.extras,p=c[e.key]??e.
face??null,g=u&&!!(e.move||e.picks?.length),b=!!e.lifted,y=a==="grid"?0:r<80?12:14,w=i&&(g||u&&e.ghost)?y+(b?r*(y?.24:.14):
0):0;this.things.push({kind:"card",key:e.key,x:n,y:s-w,w:r,face:p,label:e.label,origin:e.origin??"",role:a,dealt:e.key in
c,kin:!!e.kin,ghost:!!e.ghost,seen:o,plays:g,off:u?e.off??"":"",under:i&&g&&!b,up:b,move:e.move??"",picks:e.picks??[],recall:m?
l:[],opens:d===e.key&&!g&&!e.off}),e.key in h&&this.over.push({kind:"lit",key:`lit:${e.key}`,x:n,y:s-w,w:o,h:r*1.4,tab:h[e.
key],role:a})}cards(e,n,s,r,o,{own:i=!1,role:a="",pitch:l=1.4,centre:h=!1}={}){if(!e.length)return 0;let{w:c,step:u,cols:m,
rows:d}=it(e.length,r,o);return e.forEach((p,g)=>{let b=Math.floor(g/m),y=g%m,w=Math.min(m,e.length-b*m),v=h?n+(r-(u*(w-
1)+c))/2:n;this.card(p,v+y*u,s+b*l*c,c,{seen:y===w-1?c:Math.min(c,u),own:i,role:a})}),c*1.4+(d-1)*l*c}};var ka=t=>t.map(e=>({...e,art:""})),He=class extends On{head(e,n,s,r,o=30){let i=[e.note,e.team].filter(Boolean).join(",\
 "),a=o<30?8:12,l=n+o+a,h=r-o-a;this.add("mark",e.id,n,s,{seat:e.seat,size:o,active:!!e.active});let c=e.alert||i,u=s+o*
(c?.43:.66),m=this.text(`${e.id}.name`,e.name,l,u,{size:15,bold:!0,quiet:!1,room:h}),d=this.text(`${e.id}.note`,c,l,s+o+
m,{room:h,bold:!!(e.active||e.alert),quiet:!e.active,tone:e.alert?"lit":""});return m+d}counters(e,n,s,r,o){let i=s;for(let[
a,l]of(e.counters??[]).entries()){let h=o?18:22;if(this.add("counter",`${e.id}.${a}`,n,i,{value:l.value,label:l.label??"",
high:h,room:r}),i+=h+8,l.art==="chips"){let c=Math.max(1,Math.ceil(l.value/10)),u=o?2.5:3,m=o?1.2:1.4,d=Math.max(3,Math.
min(18,(r-2)/c-3)),p=10*(u+m)+3,g=Math.min(l.value,10)*(u+m)+(l.value>5?3:0);l.value&&this.add("chips",`${e.id}.${a}`,n,
i+g,{count:l.value,w:d,t:u,g:m,pitch:d+3}),i+=p}if(l.art==="agents"){let c=Math.max(l.full??0,l.value);this.add("agents",
`${e.id}.${a}`,n,i,{count:l.value,full:c,size:18}),i+=26}}return i-s}other(e,n,s,r,o){let i=e.cards??[],a=e.counters??[],
l=!o||r<150,h=this.head(e,n,s,r,l?26:30),c=a.length&&r>=150,u=i.some($=>$.face||$.key in(this.extras.dealt??{})),m=l?38:
48,d=Math.min(c?r-74:r,u?1/0:m*3.4),p={w:m,ideal:m*(u?.72:.7),tight:u?.62:.05},g=s+(l?38:44)+h,b=this.cards(i,n,g,d,p,{role:"\
seat",pitch:.62});if(e.alert&&i.length){let{w:$,step:_,cols:T}=it(i.length,d,p);this.over.push({kind:"lit",key:`lit:${e.
id}`,x:n,y:g,w:$+(T-1)*_,h:b,tab:""})}let{w:y,step:w,cols:v}=it(i.length,d,p),x=i.length?y+(v-1)*w+14:0,M=c?Math.max(b,this.
counters(e,n+x,g+2,r-x,l)):b+(a.length?8+this.counters({...e,counters:ka(a)},n,g+b+8,r,!0):0);return g-s+M+this.before(e,
n,g+M+10,r,l)}stack(e,n,s,r,o=r+24){let i=e.top?{...e.top,move:e.move||e.top.move,off:e.off||e.top.off,label:e.top.label||
e.spoken}:null,a=e.count>1&&i&&!i.face?Math.min(3,e.count-1):0;if(this.add("pile",e.id,n,s,{w:r,under:a,empty:!i}),i&&this.
card(i,n,s,r,{role:"stack",recall:e.recall}),!i&&!e.count&&e.label&&r>=40){let{lines:h,size:c}=G(e.label,13,r-2);if(h.length*
c*1.2<r*1.4-8){let u=s+(r*1.4-(h.length-1)*c*1.2)/2+c*.35;return this.add("text",`${e.id}.empty`,n+r/2,u,{lines:h,size:c,
quiet:!0,anchor:"middle",tone:""}),r*1.4}}let l=U(`${e.count} ${e.label}`,14)>o;return this.add("count",e.id,n,s+r*1.4+22,
{count:e.count,lines:l?G(e.label,13,o).lines:[e.label],spoken:e.spoken,broken:l}),r*1.4+30+(l?17*G(e.label,13,o).lines.length:
0)}tray(e,n,s,r){let o=Math.max(1,Math.ceil(Math.max(e.full,e.count)/10)),i=Math.min(27,(r-24)/o-4),a=r<120,l=i+(i>20?7:
4),h=a?3:5,c=a?1.4:2,u=o*l-(l-i)+24,m=10*(h+c)+3,d=22*String(e.count).length+4+U(e.label,13)>Math.max(u,r-8);return this.
add("tray",e.id,n+(r-u)/2,s,{wide:u,high:m,count:e.count,label:e.label,w:i,t:h,g:c,pitch:l,below:d,noted:U(e.label,13)}),
m+(d?62:44)}fans(e,n,s,r,o){let i=s,a=e.length>2?o?56:48:o?80:64;for(let l of e){this.text(`${l.id}.label`,l.label,n,i+10,
{room:r});let h={w:a,ideal:a*.59,tight:.39,least:Math.min(a,o?56:48),floor:20},{w:c,step:u,cols:m,rows:d}=it(l.cards.length,
r,h),p=l.cards.some(b=>b.above)?22:4,g=l.cards.some(b=>b.under!=null)?40:10;i+=20,l.cards.length||this.add("pile",l.id,n,
i+p,{w:c,under:0,empty:!0}),l.cards.forEach((b,y)=>{let w=Math.floor(y/m),v=y%m,x=y===l.cards.length-1,M=n+v*u,$=i+p+w*(p+
g+c*1.4);this.card(b,M,$,c,{seen:x||v===m-1?c:Math.min(c,u),role:"fan"}),this.text(`${b.key}.above`,b.above??"",M+2,$-8,
{size:x?16:14,bold:x,quiet:!x}),b.under!=null&&this.add("mark",`${b.key}.under`,M+4,$+c*1.4+10,{seat:b.under,size:Math.max(
15,Math.min(22,u*.76)),quiet:!x})}),i+=Math.max(d*(p+g+c*1.4),p+g+a*1.4)+8}return i-s}own(e,n,s,r,o){let i=this.extras.acting?
14:0,a=this.extras.call??0,l=this.before(e,n+o,s,r-o,!o),h=s+l+(a?a+20:0);return a&&(this.call=s+l),h-s+this.hand(e,n,h,
r,o,i)}before(e,n,s,r,o){let i=e.before??[];if(!i.length)return 0;let a=10,l=(r-a*(i.length-1))/i.length,h=Math.min(o?44:
58,l-6),c=0;return i.forEach((u,m)=>{let d=n+m*Math.min(l+a,u.kind==="fan"?1/0:h+40);if(u.kind==="fan"){let p=this.text(
`${u.id}.label`,u.label,d,s+10,{room:l}),g={w:h,ideal:h*.72,tight:.4};c=Math.max(c,18+p+this.cards(u.cards,d,s+18+p,l,g,
{role:"fan"}))}else c=Math.max(c,this.stack(u,d,s,h,Math.min(l,h+34)))}),c+16}hand(e,n,s,r,o,i){let a=o>0,l=e.cards.some(
b=>b.face),h=a?92:70,c=e.cards.length,u={w:l?h:h*.75,ideal:h*(l?a?1.22:1.06:.8),tight:.5,least:Math.min(h,64),floor:l?34:
20};if(a){let b=this.head(e,n,s,o-20),y=this.counters(e,n+4,s+48+b,o-20,!1)+48+b,w=this.cards(e.cards,n+o,s+i,r-o,u,{own:!0,
role:"hand",pitch:1.4+.36});return Math.max(y,w+i+16,l?h*1.4:0)}let m=l&&(c-1)*u.ideal+u.w<=r-112,d=this.head(e,n,s,m?110:
r-100,26);if(m){let b=this.counters(e,n+4,s+44+d,100,!0)+44+d,y=this.cards(e.cards,n+112,s+i,r-112,u,{own:!0,role:"hand"});
return Math.max(b,y+i+16)}let p=this.counters({...e,counters:ka(e.counters??[])},n+r-84,s+6,84,!0),g=s+Math.max(40+d,p+8)+
i;return g-s+this.cards(e.cards,n,g,r,u,{own:!0,role:"hand",pitch:1.4+.42,centre:!0})+16}};var we=620,Nn=772,Sa=920,Dd=["seat","ring","fan","stack","tray","grid","dice","tokens","notes","kinds"];function Ct(t){let e=t.
zones.find(({kind:s})=>!Dd.includes(s));if(e)throw new Error(`Expected a zone that the table can draw, not "${e.kind}".`);
let n=s=>t.zones.filter(r=>r.kind===s);return{seats:bi(n("seat")),ring:n("ring")[0],fans:n("fan"),stacks:n("stack"),trays:n(
"tray"),grids:n("grid"),dice:n("dice"),notes:n("notes"),boards:n("tokens"),kinds:n("kinds")}}function _a(t,e,n={}){if(n.
laid&&Sn(t))return Jd(t,e,n);if(Hi(t)&&(e.low||e.h))return Yd(t,e,n);if(e.low&&t.zones.some(({kind:m})=>m==="tokens"))return zd(
t,e,e.low,n);if(e.low&&Gs(t))return mr(t,e,e.low,n,fr(e.w));if(!e.h)return Rn(t,e.w,n);let s=({w:m,h:d})=>pr(e,m,d),o=[...e.
w>=we*va?[Nn,860,Sa]:[],390,440].map(m=>Zd(t,e,m,n)),[i,...a]=o.filter(m=>m.w>=we),l=a.reduce((m,d)=>s(d)>s(m)?d:m,i);if(l&&
s(l)>=va)return l;let h=o.reduce((m,d)=>s(d)>s(m)?d:m),c=Math.round(Math.max(Ta,Ne*e.h/e.w));return t.zones.some(({kind:m})=>m===
"tokens")?Ca(t,Math.min(c,Cn),n,ra,!0):s(h)>=Wd||!Gs(t)?h:t.table==="round"&&t.zones.filter(({kind:m})=>m==="seat").length>
qd&&e.w>e.h?mr(t,e,Ma,n,Math.round(Ma*e.w/e.h)):mr(t,e,Math.min(c,Id),n,Ea(e,c))}var va=.8,Wd=.92,$a=.75,Fd=352,Ta=288,Id=460,
qd=6,Ma=320,jd=640,Vd=110,Gd=400,Kd=1.25,fr=t=>Math.round(Math.max(Ne,Math.min(fe,t/Kd))),Ea=(t,e)=>Math.round(Math.max(
Ne,Math.min(fe,e*t.w/t.h)));function La(t,e,n){let{w:s}=t,r=t.low?0:t.h,o=!t.low&&s>=Nn*$a&&(!r||r>=e[0]*$a),[i,a]=o?e:n,
l=o?Nn:t.low?fr(s):Ne,h=r?Math.round(Math.max(i,Math.min(a,l*r/s))):o?600:i;return[o||!r?l:Ea(t,h),h]}var pr=(t,e,n)=>Math.
min(t.w/e,t.h?t.h/n:1/0),Aa=(t,e)=>({...t,call:(t.call??0)/e});function Zd(t,e,n,s){let r=Rn(t,n,s);for(let o=0;o<2&&s.call;o++)
r=Rn(t,n,Aa(s,pr(e,r.w,r.h)));return r}function mr(t,e,n,s,r){let o=new He(Aa(s,pr(e,r,n))),i=Ct(t),{y:a,middle:l}=t.table===
"corners"?xa(o,i,n,r):Ri(o,i,n,t.table==="round",r);return{w:r,h:Math.max(n,a+8),things:[...o.things,...o.over],middle:l,
call:o.call}}function zd(t,e,n,s){let r=Math.max(e.w,Nn),o=((e.page??0)-jd)*r/e.w-Vd;return e.w>=we&&o>=Gd?Rn(t,r,s,Math.
min(o,Cn)):Ca(t,n,s,Math.min(fr(e.w),we-1),!1)}function Ca(t,e,n,s,r){let o=new He(n),{middle:i}=ua(o,Ct(t),e,s,r);return{
w:s,h:e,things:[...o.things,...o.over],middle:i,call:o.call}}function Yd(t,e,n){let s=new He(n),[r,o]=La(e,[470,620],[e.
low||Ta,620]),{middle:i}=Pi(s,Ct(t),o,r);return{w:r,h:o,things:[...s.things,...s.over],middle:i,call:s.call}}function Jd(t,e,n){
let s=new He(n),[r,o]=La(e,[520,640],[Fd,560]),{middle:i}=Ii(s,Ct(t),o,r);return{w:r,h:o,things:[...s.things,...s.over],
middle:i,call:s.call}}function Rn(t,e,n={},s=Cn){let r=Math.round(Math.min(Math.max(e,320),Sa)),o=r>=we,i=new He(n),a=Ct(
t),l=o?28:14,h=t.table==="round"||t.table==="corners"&&!o,c=a.boards.length?o?ha:da:h?o?em:tm:o&&t.table==="corners"?ya:
o?Xd:Qd,{y:u,middle:m}=c(i,a,r,l,s);return{w:r,h:Math.round(u+18),things:[...i.things,...i.over],middle:m,call:i.call}}function Hn(t,e,n,s,r,o){
let i=s,a=(r-o*(e-1))/e;for(let l=0;l<t.length;l+=e){let h=t.slice(l,l+e);i+=Math.max(...h.map((c,u)=>c(n+u*(a+o),i,a)))+
20}return i-s}function Xd(t,e,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:h}=e,c=o.map(_=>(T,E,S)=>t.other(_,T,
E,S,!0)),u=h.map(_=>(T,E,S)=>t.tray(_,T,E,S));c.splice(Math.ceil(c.length/2),0,...u);let m=Math.floor((n-2*s+20)/126),d=c.
length<=m?Math.max(c.length,1):Math.ceil(c.length/2),p=28+Hn(c,d,s,28,n-2*s,20),g=l.length?104:0,b=i?248:0,y=p+6,w=i?{x:132,
y:y+108,r:88}:{x:n/2,y:y+60,r:40};i&&t.add("ring",i.id,w.x,w.y,{ring:i,r:w.r});let v=n-2*s-b-(g?g+24:0),x=t.fans(a,s+b,y+
10,v,!0);p=Math.max(y+(i?230:0),y+10+x)+12,l.forEach((_,T)=>t.stack(_,n-s-72,y+48+T*152,66));let M=l.length?y+48+l.length*
152-24:0,$=b&&n>=740?b:176;return p+=Un(t,e,n-(M>p?g+24:0),s,p),r&&(p+=t.own(r,s,p,n-2*s-(M>p?g+24:0),$)),{y:Math.max(p,
M),middle:w}}function Qd(t,e,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:h}=e,c=18,u=o.some(v=>(v.before?.length??
0)>1),m=u||o.length<=2||o.length===4?Math.min(2,Math.max(o.length,1)):3;c+=Hn(o.map(v=>(x,M,$)=>t.other(v,x,M,$,!1)),m,s,
c,n-2*s,12);let d=66,p=i?{x:106,y:c+100,r:d}:{x:n/2,y:c+40,r:40};i&&t.add("ring",i.id,p.x,p.y,{ring:i,r:d});let g=i?214:
s,b=n-s-g,y=Math.min(92,b/Math.max(l.length,1));l.forEach((v,x)=>t.stack(v,g+x*y,c+12,Math.min(56,y-14),y-1));let w=l.length?
c+12+78+56:c;for(let v of h)w+=t.tray(v,g-6,w,b+6);return c=Math.max(w,i?c+200:c)+6,c+=t.fans(a,s,c,n-2*s,!1),c+=Un(t,e,
n,s,c),r&&(c+=t.own(r,s,c+4,n-2*s,0)+4),{y:c,middle:p}}function em(t,e,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:h}=e,
{left:c,top:u,right:m}=yi(o.length),d=i?.art==="none"?64:n<740?108:128,p=Math.min(u<2?220:n<740?130:190,n/2-d-20-s),g=n-
2*s-2*p-24,y=o.slice(c,c+u).map(_=>(T,E,S)=>t.other(_,u===1?n/2-70:T,E,S,!0)),w=u?Hn(y,u,s+p+12,20,g,16):0,v={x:n/2,y:20+
w+d+12,r:d},x=(_,T)=>{let E=_.length>1?28:v.y-60;for(let S of _)E+=t.other(S,T,E,p,!0)+26;return E},M=[x(o.slice(0,c).reverse(),
s),x(o.slice(o.length-m),n-s-p)];Oa(t,i,l,h,v,d<120?.82:1);let $=Math.max(v.y+d+40,...M);return a.length&&($+=t.fans(a,s,
$,n-2*s,!0)),$+=Un(t,e,n,s,$),r&&($+=t.own(r,s,$,n-2*s,160)),{y:$,middle:v}}function tm(t,e,n,s){let{seats:[r,...o],ring:i,
fans:a,stacks:l,trays:h}=e,c=o.some(g=>(g.before?.length??0)>1),u=c||o.length===2||o.length===4?2:Math.min(3,Math.max(o.
length,1)),m=16+Hn(o.map(g=>(b,y,w)=>t.other(g,b,y,w,!1)),u,s,16,n-2*s,12),d=i?.art==="none"?50:108,p={x:n/2,y:m+d+10,r:d};
return Oa(t,i,l,h,p,.8),m=p.y+d+36,a.length&&(m+=t.fans(a,s,m,n-2*s,!1)),m+=Un(t,e,n,s,m),r&&(m+=t.own(r,s,m,n-2*s,0)),{
y:m,middle:p}}function Oa(t,e,n,s,r,o){e&&t.add("ring",e.id,r.x,r.y,{ring:e,r:r.r});let i=(n.length>2?56:78)*o,a=22*o,l=r.
x-(n.length*i+(n.length-1)*a)/2;n.forEach((h,c)=>t.stack(h,l+c*(i+a),r.y-i*.7-12,i)),s.forEach(h=>t.tray(h,r.x-50,r.y+44,
100))}function Un(t,{grids:e,dice:n},s,r,o){let i=o;for(let a of e)i+=Tt(t,a,r,i,s-2*r,s>=we);for(let a of n)i+=Et(t,a,r,
i,s-2*r);return i-o}var nm=80,gr=12,sm=800,Na=(t,{unit:e})=>String(Number(t.toFixed(e==="chance"?1:2)));function rm(t,e){let{value:n}=he(t,e),
s=Number(t.trim().replace(",",".").replace("−","-"));return n==null||n===s?"":Na(n,e)}var Ra=(t,e,n)=>t!=null&&he(t,n).
value===(e??null)?t:e==null?"":Na(e,n);function br(t,e){let{words:n,meant:s}=he(t,e);return s?`Did you mean ${s} out of \
100?`:n}function om(t,e,n,s=!0){let r=f("div.numnote",{id:ee("note"),role:"status"}),o=0,i="",a=h=>{let c=t.value,{words:u,
meant:m}=c.trim()?he(c,e):{words:"",meant:""},d=m?br(c,e):h&&s?u:"";D(t,"aria-invalid",d?"true":""),D(t,"aria-describedb\
y",d?r.id:"");let p=d&&`${d} ${m&&c}`;if(p===i)return;i=p;let g=(b,y,w)=>f("button.btn",{"data-k":w,onclick:()=>n(y)},b);
r.replaceChildren(...d?[f("p.refusal",d)]:[],...m?[f("div.row",g("Yes",m,"meant.yes"),g("No",`${c.trim()}%`,"meant.no"))]:
[])},l=()=>{clearTimeout(o),a(!0)};return t.addEventListener("input",()=>{clearTimeout(o),o=window.setTimeout(l,sm),a(!1)}),
t.addEventListener("change",l),{node:r,complain:l}}function Ha({rule:t,label:e,words:n,ends:s,value:r,set:o,enter:i,k:a=""}){
let l=r,{low:h,high:c}=t,u=t.unit==="chance"?1:10**Math.floor(Math.log10((c-h)/50||1)),m=f("span.drawn",{"aria-hidden":"\
true"}),d=f("b.equals",{"aria-hidden":"true"}),p=f("input.bignum",{inputmode:t.low<0?"text":"decimal","data-k":`value${a}`,
maxlength:nm,autocomplete:"off","aria-label":`${e} ${n}`,oninput:()=>v(p.value,p)}),g=f("input.rng",{type:"range",min:h,
max:c,step:u,"data-k":`range${a}`,"aria-label":e,oninput:()=>v(b(),g)}),b=()=>String(Number(Number(g.value).toFixed(u<1?
2:0))),y=String((h+c)/2),w=om(p,t,_=>{v(_),g.focus({preventScroll:!0})});function v(_,T){l=_.trim(),T!==p&&(p.value=l,w.
complain()),x(T),o(l)}function x(_){let T=he(l,t).value,E=l.replace("-","−"),S=rm(l,t);_!==g&&(g.value=T==null?y:String(
T)),g.classList.toggle("empty",T==null),g.style.setProperty("--p",`${T==null?0:100*(T-h)/(c-h||1)}%`),g.setAttribute("ar\
ia-valuetext",T==null?"not set yet":`${S||l} ${n}`),d.textContent=S&&`= ${S.replace("-","−")} `;let A=l!==""&&Le(E)&&E.
length<=6,N=E.length<=gr?E:`${E.slice(0,gr-1)}…`;m.replaceChildren(l===""?"?":A?pt(E,E.length>4?34:50):N),m.classList.
toggle("none",l===""),p.style.setProperty("--n",String(Math.min(Math.max(2,l.length),gr)))}let $=f("div.asknum",{onkeydown:_=>{
_.key!=="Enter"||_.target instanceof HTMLButtonElement||(_.preventDefault(),l===""&&_.target===g?v(b(),g):l!==""&&he(l,t).
value==null?w.complain():l!==""&&i())}},f("div.saynum",f("span.bigbox",p,m),f("p",d,n)),w.node,g,f("div.ends",{"aria-hid\
den":"true"},f("span",s[0]),f("span",s[1])));return p.value=l,w.complain(),x(),{node:$,value:()=>l,put:_=>v(_),focus:()=>g.
focus({preventScroll:!0}),complain:w.complain}}var Pn=class{constructor({play:e,key:n,told:s}){this.lifted="";this.card="";this.said={};this.typed={};this.field=null;this.
lifts={};this.shown="";this.play=e,this.key=n,this.told=s,this.go=f("button.btn.solid",{"data-k":"lift.play",onclick:()=>this.
play(this.lifted)}),this.back=f("button.btn",{"data-k":"lift.back",onclick:()=>this.lift("")},"Put it back"),this.acts=f(
"div.lift-acts",{hidden:!0},this.go,this.back),this.words=f("p.lift-words"),this.keys=f("div.lift-keys"),this.asking=f("\
div.asking",{role:"group",hidden:!0})}show({lifts:e,keys:n}){this.lifts=e,this.lifted&&!e[this.lifted]&&(this.lifted="",
this.said={},this.typed={}),this.draw();let s=JSON.stringify(n);this.keys.dataset.looks!==s&&(this.keys.dataset.looks=s,
ls(this.keys,this.keys,()=>this.keys.replaceChildren(...n.map(r=>It(r,o=>this.key(o))))))}tell(e,n){let s=Object.keys(this.
lifts).some(r=>n.every(o=>o.move!==r));this.words.hidden=!!this.lifted,this.words.textContent=e||(s?"Press a card to lif\
t it, and again to play it.":"")}playing(e){let n=this.lifts[this.lifted]?.play??"",s=e?n.replace(/^Play\b/,"Playing"):n;
this.go.textContent!==s&&(this.go.textContent=s),D(this.go,"aria-busy",e?"true":"")}lift(e,n=""){let s=n||this.card;this.
lifted=e,this.card=n,this.draw(),this.told({lifted:e,said:this.said},s)}stand(e,n,s){let[r,o]=s?[n,e.parentElement]:[e,this.
keys];this.asking.parentElement!==r&&r.insertBefore(this.asking,o)}hold(e,n,s,r){e?e!==this.lifted&&s[e]&&(this.lifted=e,
this.card=im(r,e)):this.lifted="",this.said=n}draw(){let e=this.lifts[this.lifted];if(this.acts.hidden=!e,this.asking.hidden=
!e?.line,this.words.hidden=!!e,this.playing(!1),this.shown===this.lifted)return;if(this.shown=this.lifted,this.field=null,
!e?.line)return this.asking.replaceChildren();let n=this.lifted;D(this.asking,"aria-label",e.line),this.field=e.ask?Ha({
rule:Ae,label:e.ask,words:"of 100",ends:["never","always"],value:Ra(this.typed[n],this.said[n],Ae),set:r=>this.say(n,r),
enter:()=>this.play(n)}):null;let s=f("div",f("p",f("b",e.line)));this.field&&s.append(f("p.wonder",e.ask)),this.asking.
replaceChildren(s,...this.field?[this.field.node]:[])}unread(e){let n=this.typed[e]??"";return e!==this.lifted||!this.field||
!n||!br(n,Ae)?!1:(this.field.complain(),!0)}say(e,n){let{value:s}=he(n,Ae);this.typed[e]=n,this.said={...this.said},s!=null?
this.said[e]=s:delete this.said[e],this.told({lifted:this.lifted,said:this.said},this.card)}},Bn=class{constructor(e){this.
looks="";this.how=e,this.root=f("div.acts")}show(e,n,s){let r=JSON.stringify([e,n]);this.looks!==r&&(this.looks=r,ls(this.
root,s,()=>this.root.replaceChildren(...e.map(o=>this.button(o)))))}button({move:e,label:n,strong:s,off:r}){let o=f("but\
ton",{class:s&&!r?"btn solid":"btn","data-act":e||n,"aria-disabled":r?"true":null,onclick:()=>r?this.how.refuse(r):this.
how.send(e)},n);return f("span.act",o,r&&f("span.why",r))}};function im({zones:t},e){let n=t.flatMap(s=>s.kind==="seat"&&
s.me?s.cards:s.kind==="grid"?s.cells:[]);for(let s of n)if("key"in s&&(s.move===e||s.picks?.some(r=>r.move===e)))return s.
key;return""}function Ua(t,e,n){if(!e)return t;let s=t.zones.flatMap(i=>i.kind==="tokens"&&i.ways||[]),r=Number(s.find(i=>i.
move===e)?.tag),o=t.zones.map(i=>{if(i.kind==="dice"&&r){let l=i.values.indexOf(r);return{...i,lit:l<0?i.values.map((h,c)=>c):
[l]}}if(i.kind==="ring"){let l=i.previews?.find(h=>h.move===e);return l?{...i,preview:l}:i}if(i.kind==="tokens")return{...i,
ways:(i.ways??[]).map(l=>({...l,chosen:l.move===e}))};let a=l=>l.key===n?{...l,lifted:!0}:l;return i.kind==="grid"?{...i,
cells:i.cells.map(a)}:i.kind==="seat"&&i.me?{...i,cards:i.cards.map(a)}:i});return{...t,zones:o}}var am={ArrowLeft:{x:-1,y:0},ArrowRight:{x:1,y:0},ArrowUp:{x:0,y:-1},ArrowDown:{x:0,y:1}};function lm(t,e,n){let s=e.map(
({x:o,y:i})=>{let a=(o-t.x)*n.x+(i-t.y)*n.y,l=Math.abs((o-t.x)*n.y)+Math.abs((i-t.y)*n.x);return a>.5?a+2*l:1/0}),r=Math.
min(...s);return r<1/0?s.indexOf(r):-1}function Pa(t){let e=(t.querySelector(".ring-focus")??t).getBoundingClientRect();
return{x:e.x+e.width/2,y:e.y+e.height/2}}function Ba(t,e){let n=am[e.key];if(!n||e.shiftKey||e.ctrlKey||e.metaKey||e.altKey)
return;let s=[...t.closest(".board")?.querySelectorAll(".way.plays")??[]].filter(o=>o!==t),r=s[lm(Pa(t),s.map(Pa),n)];e.
preventDefault(),e.stopPropagation(),r instanceof SVGElement&&r.focus({preventScroll:!0})}var Wa=8,ct=1.25,Da=.42,cm=.62,hm=1.5,yr=46,um=26,dm=8,mm=.95;function Dn(t,e,n=e.w/e.h){let s=Math.max(e.w,e.h*n),r=Math.
min(s,Math.max(t.w,e.w/Wa)),o=r/n,i=(a,l)=>l<0?l/2:Math.max(0,Math.min(a,l));return{x:i(t.x,e.w-r),y:i(t.y,e.h-o),w:r,h:o}}
function fm(t,e,n,s,r,o=e.w/e.h){let i=Math.max(e.w,e.h*o),a=Math.min(i,Math.max(t.w/n,e.w/Wa))/t.w;return Dn({x:s-(s-t.
x)*a,y:r-(r-t.y)*a,w:t.w*a,h:t.h*a},e,o)}function pm(t,e,n,s,r){let o=n/s,[i,a]=[t.map(({x})=>x),t.map(({y:x})=>x)],[l,h]=[
Math.min(...i),Math.min(...a)],[c,u]=[Math.max(...i)-l,Math.max(...a)-h],m=Math.min(n/e.w,(o-r)/e.h),d=Math.max(cm,hm*(n/
e.w)),p=Math.min((n-2*yr)/(c||1),(o-r-2*yr)/(u||1)),g=Math.max(m,Math.min(d,p)),b={w:n/g,h:o/g},y=um/g,w=(x,M,$,_)=>{let T=(x+
M-$)/2,[E,S]=[Math.min(0,x-y),Math.max(_,M+y)-$];return S<E?(E+S)/2:Math.max(E,Math.min(T,S))},v=r/g;return{x:w(l,l+c,b.
w,e.w),y:w(h,h+u,b.h-v,e.h)-v,...b}}var Wn=class{constructor(){this.board=null;this.id="";this.dragged=!1;this.aspect=1;
this.wide=0;this.clear=0;this.targets=[];this.lit=[];this.view="whole";this.chosen="";this.whole={x:0,y:0,w:1,h:1},this.
frame=this.whole,this.fingers=new Map,this.down={x:0,y:0},this.near={x:0,y:0},this.aims=(n,s)=>{};let e=(n,s,r,o)=>f("bu\
tton.btn",{"data-k":`lens.${n}`,"aria-label":r,title:r,onclick:o},s);this.controls=f("div.lens",{role:"group","aria-labe\
l":"The part of the board in view",hidden:!0},e("out","−","Further away",()=>this.zoom(1/ct)),e("in","+","Nearer",()=>this.
zoom(ct)),e("near",oe("near",20),"Near me",()=>this.see("near")),e("whole",oe("whole",20),"Whole board",()=>this.see("wh\
ole")))}on(e,n,s,r,o,i=[],a=[]){this.controls.hidden=!e;let l=JSON.stringify([r,i])!==JSON.stringify([this.near,this.targets]),
h=o.w/o.h,c=n!==this.id||h!==this.aspect||o.w!==this.wide,u=JSON.stringify(a)!==JSON.stringify(this.lit)&&!a.every(m=>this.
sees(m));this.near=r,this.targets=i,this.lit=a,this.clear=o.clear??0,e&&e!==this.board&&this.listen(e),this.board=e,e&&(c&&
(this.id=n,this.whole={x:0,y:0,...s},this.aspect=h,this.wide=o.w,this.chosen=""),c||l||u||this.view!=="own"&&!a.length?this.
look():this.show(this.frame))}sees({x:e,y:n}){let{frame:s}=this,r=yr*s.w/this.wide,o=this.clear*s.w/this.wide;return e>s.
x+r&&e<s.x+s.w-r&&n>s.y+o+r&&n<s.y+s.h-r}look(){let e=this.wide/this.aspect-this.clear,n=Math.min(this.wide/this.whole.w,
e/this.whole.h),s=this.targets.length>0||n<Da;this.frameTo(this.chosen||(s?"near":"whole"))}see(e){this.chosen=e,this.frameTo(
e)}frameTo(e){if(this.view=e,e==="whole")return this.show(Dn({...this.whole,w:1/0},this.whole,this.aspect));this.show(pm(
[this.near,...this.targets,...this.lit],this.whole,this.wide,this.aspect,this.clear))}show({x:e,y:n,w:s,h:r}){this.frame=
{x:e,y:n,w:s,h:r},this.board?.setAttribute("viewBox",`${e} ${n} ${s} ${r}`),this.board?.classList.toggle("far",this.wide/
s<Da),this.board?.classList.toggle("close",this.wide/s>=mm);let o=this.onPage;o?.a&&this.aims(1/o.a,this.frame)}drawTo(e){
this.view="own",this.show(e)}zoom(e,n=this.frame.x+this.frame.w/2,s=this.frame.y+this.frame.h/2){this.drawTo(fm(this.frame,
this.whole,e,n,s,this.aspect))}pan(e,n){let{x:s,y:r,w:o,h:i}=this.frame;this.drawTo(Dn({x:s+e*o,y:r+n*i,w:o,h:i},this.whole,
this.aspect))}point({clientX:e,clientY:n}){let s=this.onPage,{x:r,y:o}=new DOMPoint(e,n).matrixTransform(s?.inverse());return{
x:r,y:o}}get onPage(){let[e]=this.board?.children??[];return e instanceof SVGGraphicsElement?e.getScreenCTM():null}listen(e){
e.style.touchAction="none",e.addEventListener("wheel",n=>{let s=n.deltaY>0,{x:r,y:o}=this.point(n);s&&this.frame.w>=this.
whole.w&&this.frame.h>=this.whole.h||(n.preventDefault(),this.zoom(s?1/ct:ct,r,o))},{passive:!1}),e.addEventListener("po\
interdown",n=>{this.fingers.set(n.pointerId,{x:n.clientX,y:n.clientY}),this.down={x:n.clientX,y:n.clientY},this.dragged=
!1}),e.addEventListener("pointermove",n=>this.drag(n));for(let n of["pointerup","pointercancel","pointerleave"])e.addEventListener(
n,s=>this.fingers.delete(s.pointerId));e.addEventListener("click",n=>this.dragged&&n.stopPropagation(),{capture:!0})}drag(e){
let n=this.fingers.get(e.pointerId);if(!n)return;let s={x:e.clientX,y:e.clientY},r=[...this.fingers].find(([c])=>c!==e.pointerId)?.[1];
if(this.dragged||=!!r||Math.hypot(s.x-this.down.x,s.y-this.down.y)>dm,!this.dragged)return;this.fingers.set(e.pointerId,
s);let o=this.point({clientX:n.x,clientY:n.y}),i=this.point({clientX:s.x,clientY:s.y});if(!r){let{x:c,y:u,w:m,h:d}=this.
frame;this.drawTo(Dn({x:c+o.x-i.x,y:u+o.y-i.y,w:m,h:d},this.whole,this.aspect));return}let a=c=>Math.hypot(c.x-r.x,c.y-r.
y)||1,{x:l,y:h}=this.point({clientX:(s.x+r.x)/2,clientY:(s.y+r.y)/2});this.zoom(a(s)/a(n),l,h)}key(e,n){if(!this.board)return!1;
let r=n?{ArrowLeft:[-.2,0],ArrowRight:[.2,0],ArrowUp:[0,-.2],ArrowDown:[0,.2]}[e]:void 0;if(r)this.pan(r[0],r[1]);else if(e===
"+"||e==="=")this.zoom(ct);else if(e==="-")this.zoom(1/ct);else if(e==="0")this.see("whole");else return!1;return!0}};var Fa=420,gm=80,bm=1500,ym=5,Ia=320,qa={goal:900,bust:700,aside:600},ja="cubic-bezier(.2,.7,.2,1)";function wr(t,e){let n=e.
replace(/^seat/,"h"),s=[...t].filter(({kind:h,key:c})=>h==="card"&&(c===e||c.startsWith(`${n}.`))),r=s.length?s.map(({x:h,
y:c,w:u})=>({x:h,y:c,w:u,h:u*1.4})):[...t].filter(({key:h})=>h.slice(h.indexOf(":")+1).split(".")[0]===e).map(({x:h,y:c,
wide:u=40,high:m=40})=>({x:h,y:c,w:u,h:m}));if(!r.length)return null;let o=Math.min(...r.map(({x:h})=>h)),i=Math.min(...r.
map(({y:h})=>h)),a=Math.max(...r.map(({x:h,w:c})=>h+c)),l=Math.max(...r.map(({y:h,h:c})=>h+c));return{x:o,y:i,w:a-o,h:l-
i}}var Fn=t=>C(t.x-7,t.y-7,t.w+14,t.h+14,{rx:8,fill:"none",stroke:"var(--lit)","stroke-width":4}),wm=()=>C(-14,-4,28,8,{
rx:2,fill:"var(--lit)",stroke:"#fff","stroke-width":1.5});function Va(t,e,n,{pace:s,still:r,gone:o}){t.replaceChildren();
let i=0;for(let a=e;a;a=a.then){let l=a.kind==="aside"?vm(a,n,{pace:s,still:r,gone:o,wait:i}):a.kind==="bust"?km(Ga(o,a.
then?.face),s,r):xm(a,n,s,r);if(t.append(...l),!r&&s>0&&a!==e)for(let h of l)h.matches(".swept")||h.animate([{opacity:0},
{opacity:1}],{duration:1,delay:i,fill:"both"});setTimeout(()=>{for(let h of l)h.remove()},bm/Math.max(s,.5)+i),!r&&s>0&&
(i+=(qa[a.kind]??0)/s)}}function xm(t,e,n,s){let r=t.source?wr(e,t.source):null,o=t.target?wr(e,t.target):null;if(!o)return[];
let i=[Fn(o)];if(r&&t.kind==="catch"&&i.push(Fn(r)),!r||t.kind!=="goal"||s||n<=0)return i;for(let a=0;a<Math.min(t.count||
1,ym);a++){let l=wm();i.push(l);let h=c=>`translate(${c.x+c.w/2}px,${c.y+c.h/2}px)`;l.style.transform=h(o),l.animate([{transform:h(
r)},{transform:h(o),opacity:1},{opacity:0}],{duration:Fa*1.25/n,delay:a*gm/n,easing:ja,fill:"both"})}return i}function Ga(t,e){
let n=t.filter(({kind:r,role:o})=>r==="card"&&o==="fan").sort((r,o)=>r.x-o.x),s=n.at(-1);if(s&&e){let r=n.length>1?s.x-n[n.
length-2].x:s.w*.59;n.push({...s,key:`${s.key}.end`,x:s.x+Math.max(r,s.w*.4),face:e})}return n}function km(t,e,n){let[s]=t,
r=t.at(-1);if(!s||!r||n||e<=0)return[];let o=Fn({x:s.x,y:s.y,w:r.x+r.w-s.x,h:r.w*1.4});return o.setAttribute("stroke-das\
harray","10 7"),o.animate([{opacity:1},{opacity:1,offset:.9},{opacity:0}],{duration:(qa.bust+Ia)/e,fill:"both"}),[o]}function vm(t,e,{
pace:n,still:s,gone:r,wait:o}){let i=t.target?wr(e,t.target):null;return i?s||n<=0?[Fn(i)]:Ga(r,t.face).map(a=>{let l=k(
"g.thing.card.swept",...at({...a,plays:!1,off:""})),h=`translate(${a.x}px,${a.y}px)`;return l.animate([{transform:h,opacity:1},
{transform:`translate(${i.x}px,${i.y}px) scale(${i.w/a.w})`,opacity:1,offset:.9},{transform:`translate(${i.x}px,${i.y}px\
) scale(${i.w/a.w})`,opacity:0}],{duration:Fa*1.25/n,delay:o+Ia/n,easing:ja,fill:"both"}),l}):[]}var Ka=320,$m=90,Za={w:1,h:1},In=class{constructor({press:e,pace:n}){this.gone=[];this.bright=null;this.parked="";this.timer=
0;this.press=e,this.pace=n,this.rings=k("g.far-rings",{fill:"none","stroke-width":11,"aria-hidden":"true"}),this.layer=k(
"g"),this.over=k("g.event",{"aria-hidden":"true"}),this.root=k("svg.table",{role:"group",tabindex:-1},this.rings,this.layer,
this.over),this.placed=new Map,this.changed=new Set,this.lens=new Wn}paint(e,{label:n,move:s,back:r=!1}){this.root.setAttribute(
"viewBox",`0 0 ${e.w} ${e.h}`),this.root.setAttribute("aria-label",n),this.far(e);let o=new Map([...this.placed].map(([d,
{thing:p}])=>[d,p])),i=s&&this.pace()>0&&!qt(),a=new Map(e.things.map(d=>[d.key,d])),l=ne(this.root),h=l&&this.layer.contains(
l)?l.getAttribute("data-key"):l===this.root?this.parked:"";this.gone=[];for(let[d,{node:p,thing:g}]of this.placed){if(a.
has(d))continue;this.gone.push(g),this.placed.delete(d);let b=i&&r&&g.kind==="card"&&g.origin?a.get(g.origin):void 0;b?this.
leave(p,g,b):p.remove()}let c=null,u=[];this.changed.clear();for(let d of e.things){let p=o.get(d.key),{node:g}=this.place(
d),b=c?c.nextSibling:this.layer.firstChild;g!==b&&this.layer.insertBefore(g,b),c=g,s&&d.kind==="card"&&(!p||JSON.stringify(
p.face)!==JSON.stringify(d.face))&&this.changed.add(d.key),i&&!r&&d.thrown&&d.thrown!==p?.thrown&&this.roll(d.key);let y=i&&
d.kind==="card"&&!p?this.source(d,o):void 0;y&&u.push(this.glide(g,y,d))}if(u.length){this.root.getBoundingClientRect();
for(let[d,p]of u.entries())p(Math.min(d,4)*$m/this.pace())}this.look(e),i&&Li(this.root,this.pace()),this.shade(),s&&qt()&&
this.flash();let m=ne(this.root);h&&!(m&&this.layer.contains(m)&&m.hasAttribute("tabindex"))&&this.focus(h)}dim(e){this.
bright=e,this.shade()}shade(){let{bright:e}=this;for(let[n,{node:s,thing:r}]of this.placed){let o=n.slice(n.indexOf(":")+
1),i=!e||r.kind==="lit"||e.has(o)||e.has(o.split(".")[0]);s.classList.toggle("dimmed",!i)}}happen(e){let n=[...this.placed.
values()].map(({thing:s})=>s);Va(this.over,e,n,{pace:this.pace(),still:qt(),gone:this.gone})}look(e){let n=e.things.find(
({kind:l})=>l==="board"),s=n&&this.placed.get(n.key)?.node.querySelector(".board");if(!n||!(s instanceof SVGElement))return this.
lens.on(null,"",Za,{x:0,y:0},Za);let{board:r,zone:o}=n,i=r.nodes.find(l=>l.id===o.centre),a=l=>[...s.querySelectorAll(l)].
map(h=>({x:Number(h.getAttribute("data-x")),y:Number(h.getAttribute("data-y"))}));this.lens.controls.classList.toggle("a\
bove",e.w<we),this.lens.aims=(l,h)=>Si(s,l,h,r.nodes),this.lens.on(s,r.id,{w:r.width,h:r.height},i??{x:r.width/2,y:r.height/
2},{w:n.w,h:n.h,clear:n.clearance},n.acting?a(".way.plays[data-x]:not(.many)"):[],a(".light"))}focus(e){let n=this.spot(
e);if(n)return n.focus({preventScroll:!0});let r=[this.placed.get(e)?.node,...[...this.placed.values()].map(({node:o})=>o)].
find(o=>o?.hasAttribute("tabindex"));this.parked=r?"":e,(r??this.root).focus()}around(e){let n=({node:i,thing:a})=>{let{
a:l=1,e:h=0,f:c=0}=i.getScreenCTM()??{};return{x:h,y:c,w:a.w*l,h:a.w*1.4*l}},s=this.spot(e)?.querySelector(".ring-focus")?.
getBoundingClientRect();if(s)return{card:{x:s.x,y:s.y,w:s.width,h:s.height},hand:[]};let r=this.placed.get(e),o=[...this.
placed.values()].filter(({thing:i})=>i.kind==="card"&&i.role==="hand");return r?{card:n(r),hand:o.map(n)}:null}spot(e){return e.
startsWith("spot:")?this.layer.querySelector(`[data-spot="${CSS.escape(e.slice(5))}"]`):null}far({w:e,h:n,middle:s}){let r=JSON.
stringify([e,n,s]);if(this.rings.dataset.looks===r)return;this.rings.dataset.looks=r;let o=[];for(let i=s.r+46;i<Math.hypot(
e,n)+300;i+=46)o.push(R(s.x,s.y,i));this.rings.replaceChildren(...o)}place(e){let n=JSON.stringify({...e,x:0,y:0}),s=this.
placed.get(e.key);if(!s){let o=k("g",{"data-key":e.key});if(e.kind==="board"){let i=a=>this.travel(e.key,a);o.addEventListener(
"click",i),o.addEventListener("keydown",i)}(e.kind==="card"||e.kind==="dice")&&(o.addEventListener("click",()=>this.touch(
e.key)),o.addEventListener("keydown",i=>{i.key!=="Enter"&&i.key!==" "||o.hasAttribute("tabindex")&&(i.preventDefault(),i.
stopPropagation(),this.touch(e.key))})),s={node:o,thing:e,looks:""},this.placed.set(e.key,s)}let{node:r}=s;if(s.looks!==
n){r.replaceChildren(...at(e));let o=ji(e),i=e.plays||e.off||e.opens||e.recall?.length>0,a=["thing",e.kind,e.role,e.plays&&
"plays",e.off&&"off",e.dealt&&"dealt",e.up&&"up"];r.setAttribute("class",a.filter(Boolean).join(" ")),D(r,"role",e.kind===
"board"?"group":i?"button":o?"img":""),D(r,"aria-label",o),D(r,"tabindex",i?"0":""),D(r,"aria-disabled",e.off?"true":""),
D(r,"aria-pressed",e.up?"true":""),D(r,"aria-hidden",e.kind==="lit"||e.kind==="mark"&&e.key.endsWith("under")||e.key.endsWith(
".above")?"true":""),s.looks=n}return r.style.transform=`translate(${e.x}px,${e.y}px)`,s.thing=e,s}travel(e,n){let s=n.target instanceof
Element?n.target.closest("[data-move],[data-spot]"):null,r=this.placed.get(e);if(!s||!r)return;if(n instanceof KeyboardEvent&&
n.key!=="Enter"&&n.key!==" ")return Ba(s,n);n.preventDefault();let o=s.getAttribute("data-move")??"",i=s.getAttribute("d\
ata-spot")??"";this.press({...r.thing,plays:!0,off:"",move:o,spot:i,picks:[]},r.node)}roll(e){Ni(n=>{let s=this.placed.get(
e);s?.node.replaceChildren(...at(n(s.thing)))},this.pace())}touch(e){let n=this.placed.get(e),{plays:s,off:r,opens:o,recall:i}=n?.
thing??{};n&&(s||r||o||i?.length)&&this.press(n.thing,n.node)}source(e,n){if(e.origin&&n.has(e.origin))return n.get(e.origin);
if(!(e.role!=="hand"&&e.role!=="seat"))return[...n.values()].find(s=>s.kind==="card"&&s.role==="stack"&&!s.face)}glide(e,n,s){
return e.style.transition="none",e.style.transform=`translate(${n.x}px,${n.y}px) scale(${n.w/s.w})`,r=>{e.style.transition=
"",e.style.transitionDelay=`${r}ms`,r&&setTimeout(()=>e.style.removeProperty("transition-delay"),r+Ka),e.style.transform=
`translate(${s.x}px,${s.y}px)`}}leave(e,n,s){e.setAttribute("aria-hidden","true"),e.removeAttribute("data-key"),e.style.
transform=`translate(${s.x}px,${s.y}px) scale(${s.w/n.w})`,setTimeout(()=>e.remove(),Ka/this.pace())}flash(){clearTimeout(
this.timer);for(let[e,{node:n}]of this.placed)n.classList.toggle("changed",this.changed.has(e));this.timer=setTimeout(()=>{
for(let{node:e}of this.placed.values())e.classList.remove("changed")},1500)}};var qn=class{constructor(e){this.looks="";this.chosen=[];this.picks=[];this.carries=[];this.how=e,this.nodes=new Set}show(e,n,s){
let r=s?e.zones.find(i=>i.kind==="tokens"):void 0;this.picks=r?.picks??[],this.carries=r?.carries??[],this.nodes=new Set(
r&&n[r.board]?.nodes.map(({id:i})=>i));let o=JSON.stringify([this.picks,this.carries,r?.tokens]);o!==this.looks&&(this.chosen=
[]),this.looks=o}get rest(){return this.picks.filter(({parts:e})=>this.chosen.every(n=>e?.includes(n)))}get spots(){let[
e]=this.carries.filter(({token:r})=>this.chosen.includes(r)),n=this.rest.flatMap(r=>r.parts??[]).filter(r=>this.nodes.has(
r)),s=this.picks.length?n:e?e.onto:this.carries.map(({token:r})=>r);return Object.fromEntries([...s,...this.chosen].map(
r=>[r,this.chosen.includes(r)]))}get words(){if(!this.picks.length)return"";let e=this.picks[0].parts?.filter(n=>this.nodes.
has(n)).length??0;return e>1?`Press lit places: ${this.chosen.length} of ${e} chosen.`:"Press a lit place."}press(e){if(this.
chosen.includes(e))this.chosen=this.chosen.filter(r=>r!==e);else{if(this.carries.length&&this.chosen.length)return this.
done(`put ${this.chosen[0]} ${e}`);this.chosen=[...this.chosen,e]}let n=this.rest;if(this.chosen.length&&n.length===1)return this.
done(n[0].move);this.how.moved(e);let s=n.flatMap(({parts:r})=>r??[]).filter(r=>!this.chosen.includes(r));this.chosen.length&&
s.length&&!s.some(r=>this.nodes.has(r))&&this.how.choose(e,n.map(r=>({...r,parts:r.parts?.filter(o=>!this.chosen.includes(
o))})))}done(e){this.chosen=[],this.how.play(e)}clear(){let[e]=this.chosen;return this.chosen=[],e&&this.how.moved(e),!!e}};var L={ink:"var(--ink)",accent:"var(--accent-fill)",rule:"var(--rule)",edge:"var(--edge)",sheet:"var(--ground, var(--she\
et))",band:"color-mix(in srgb, var(--rule) 45%, transparent)"},O=(t,e,n,s="tx",r=13)=>k("text",{x:t,y:e,class:s,"font-si\
ze":r},String(n)),P=(t,e=L.rule,n=1,s={})=>k("path",{d:t,fill:"none",stroke:e,"stroke-width":n,...s}),xr=(t,e)=>k("path",
{d:`M${t} ${e}l9 18h-18z`,fill:L.sheet,stroke:L.accent,"stroke-width":2.5}),q=(t,e,n,...s)=>k("svg.pic",{width:t,height:e,
viewBox:`0 0 ${t} ${e}`,role:"img","aria-label":n},...s),X=(t,e)=>({class:"pic-in",style:`animation-delay:${Math.round(t*
e)}ms`});function Z(t,e,n=13){let s=[];for(let r of t.split(" ")){let o=s.length-1;o>=0&&U(`${s[o]} ${r}`,n)<=e?s[o]+=` ${r}`:
s.push(r)}return s}function ae(t,e,n=6){let s=10**Math.floor(Math.log10((e-t)/n||1));for(let o of[1,2,5,10,20])if((e-t)/
(s*o)<=n){s*=o;break}let r=[];for(let o=Math.ceil(t/s-1e-9);o*s<=e+1e-9;o++)r.push(Number((o*s).toFixed(9)));return r}var kr=t=>String(
t).replace("-","−");function Ot(t,e,n,s,r){let o=O(t,e,n,s,r);return o.style.cssText="paint-order:stroke;stroke:var(--\
ground, var(--sheet));stroke-width:4px",o}var je=56,vr=72,Nt=62,jn=118,$r=40,Mm=70,Sm=4e3,Vn=(t,e,n,s={})=>k("text.f2",{x:t,y:e,"font-size":14,...s},n),_m=(t,e)=>Z(
t,e,15).map((n,s,{length:r})=>Vn(je,35-9*r+18*s,n,{class:"f","font-weight":700,"font-size":15}));function Tm(t,e=1/0,n=$r){
let s=t.map((o,i)=>({y:o,k:i})).sort((o,i)=>o.y-i.y);for(let o=1;o<s.length;o++)s[o].y=Math.max(s[o].y,s[o-1].y+n);for(let o=s.
length-1;o>=0;o--)s[o].y=Math.min(s[o].y,o===s.length-1?e:s[o+1].y-n);let r=[...t];for(let{y:o,k:i}of s)r[i]=o;return r}
function Em(t,e,n,s){let r=Math.max(...n.lines.map($=>$.values.length))-1,o=n.lines.flatMap($=>$.values),i=Math.max(...o,
1),a=Math.min(...o,0),l=$=>je+(t-je-jn)*$/(r||1),h=$=>e-Nt-(e-vr-Nt)*($-a)/(i-a||1),u=_e(a,i).filter(Number.isInteger).map(
$=>[k("path.race-grid",{d:`M${je} ${h($)}H${t-jn}`}),Vn(je-10,h($)+5,String($),{"text-anchor":"end"})]),m=n.parts.map(([
$],_)=>l(n.parts[_+1]?.[0]??r)-l($)),d=Math.min(...m)>54,p=n.parts.map(([$,_],T)=>{let E=n.parts[T+1]?.[0]??r,S=d?_:_.split(
" ").at(-1)??"";return[T>0&&k("path.race-part",{d:`M${l($)} ${vr-12}V${e-Nt}`}),(l(E)-l($)>18||T===0)&&Vn((l($)+l(E))/2,
e-Nt+24,S,{"text-anchor":"middle"})]}),g=Math.min($r,(e-vr)/n.lines.length),b=g/$r,y=Tm(n.lines.map($=>h($.values.at(-1)??
0)),e-g/2,g),w=[...n.lines].sort(($,_)=>Number($.me)-Number(_.me)).map($=>{let _=$.values.map((N,H)=>H?`H${l(H)}V${h(N)}`:
`M${l(0)} ${h(N)}`).join(""),T=$.values.map((N,H)=>({value:N,k:H})).filter(({value:N,k:H})=>H>0&&N!==$.values[H-1]),E=y[n.
lines.indexOf($)],S=String($.values.at(-1)).replace("-","−"),A=$.me?"var(--accent-on-field)":"var(--on-field)";return k(
"g",{class:$.me?"race-line me":`race-line other-${$.seat%3}`},k("path",{d:_,fill:"none"}),T.map(({value:N,k:H})=>R(l(H),
h(N),4.5)),Qe($.seat,t-jn+12,E-13*b,26*b,{fill:A}),le(S,t-jn+50,E-15*b,Math.min(30*b,3e3*.6/Math.max(re(S,30),60)),{colour:A}))}),
v=n.lines.find($=>$.me),x=n.tags.map(({n:$,frame:_,step:T},E)=>{let S=Math.max(0,_),A=h(v?.values[S]??0),N=E>0&&Math.abs(
l(S)-l(n.tags[E-1].frame))<30,H=A+30>e-Nt-26,W=H?A-56-(N?28:0):A+26+(N?28:0),te=()=>s(T);return k("g.race-tag",{role:"bu\
tton",tabindex:0,"data-k":`tag.${$}`,"aria-label":`Costly move ${$}: try it again`,onclick:te,onkeydown:j=>{j.key!=="Ent\
er"&&j.key!==" "||(j.preventDefault(),te())}},C(l(S)-22,W-9,44,44,{fill:"transparent"}),k("path",{d:`M${l(S)} ${A}V${W+13}`}),
R(l(S),A,5),C(l(S)-13,W,26,26,{class:"tag"}),k("text",{x:l(S),y:W+18,"text-anchor":"middle","font-size":15,"font-weight":700},
String($)))}),M=n.lines.map($=>`${$.name} ${$.values.at(-1)}`).join(", ");return k("svg",{viewBox:`0 0 ${t} ${e}`,role:"\
group","aria-label":`${n.title}. At the end: ${M} ${n.unit}.`},_m(n.title,t-je-Mm),...u,...p,...w,...x,e>330&&Vn(je,e-12,
n.tags.length?"A numbered tag: a move that cost you.":""))}var Gn=class{constructor(e){this.timer=0;this.step=-1;this.looks=
"";this.press=e,this.button=f("button.btn",{"data-k":"race",onclick:()=>this.turn(!this.away)}),this.drawing=f("div"),this.
root=f("div.race",{hidden:!0},this.drawing,this.button),this.away=!1,this.turn(!1)}turn(e){clearTimeout(this.timer),this.
away=e,this.button.textContent=e?"Race":"Table",this.button.setAttribute("aria-label",e?"Show the race":"Show the table"),
this.drawing.hidden=e,this.root.classList.toggle("away",e),this.root.parentElement?.classList.toggle("raced",!this.root.
hidden&&!e)}show(e,n){let s=e.get("race"),r=e.get("mode")==="watch",o=r&&(e.get("step")<n||e.get("stop")>=0);this.root.hidden=
o||!s?.lines?.length;let i=this.step;if(this.step=e.get("step"),this.root.hidden)return this.turn(!1);if(i===this.step)this.
root.parentElement?.classList.toggle("raced",!this.away);else{let d=r&&i===n-1;this.turn(d),d&&(this.timer=window.setTimeout(
()=>this.turn(!1),Sm))}let a=d=>String(d)===e.get("watcher"),l=(s.lines??[]).map(d=>({...d,me:d.me||r&&a(d.seat)})),{clientWidth:h,
clientHeight:c}=this.root.parentElement??this.root,u=JSON.stringify([s,l,h,c]);if(u===this.looks)return;this.looks=u;let m={
...s,lines:l};this.drawing.replaceChildren(Em(h,c,m,this.press))}};var Kn=class{constructor(e){this.opener=e,this.root=f("section.sheet.scores",{hidden:!0}),e.onclick=()=>this.open(!!this.
root.hidden)}open(e){this.root.hidden=!e,D(this.opener,"aria-expanded",String(e))}escape(){let e=!this.root.hidden,n=this.
root.contains(ne(this.root));return this.open(!1),n&&this.opener.focus(),e}show(e){if(this.opener.hidden=!e,!e)return this.
open(!1);let n=JSON.stringify(e);if(this.root.dataset.looks===n)return;this.root.dataset.looks=n,this.opener.textContent=
e.notes?"Notes":"Scores",this.root.classList.toggle("notes",!!e.notes);let s=i=>f("tr",i.map((a,l)=>l?f("td",a):f("th",{
scope:"row"},a))),r=i=>i?f("th",{scope:"col"},i):f("td"),o={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
escape()};this.root.replaceChildren(ye(o,oe("close",16)),f("div.scroll",{tabindex:0,role:"group","aria-label":e.title},f(
"table",f("caption",e.title),f("thead",f("tr",e.head.map(r))),f("tbody",e.rows.map(s)))))}};var Lm=1600,Am=1.9,Cm=[[.5,"½×"],[1,"1×"],[3,"3×"]],Om=17,Nm=7,za=[["ask","Ask me"],["mark","Only mark"],["off","Off"]],
Rm={open:"a question",now:"asked now",came:"it came",not:"it did not come",unseen:"not seen in the game",skipped:"skippe\
d"};function Hm(t,e){let n=[...t],s=Math.min(Om,e/Math.max(t.length-1,1));for(let r=1;r<n.length;r++)n[r]=Math.max(n[r],
n[r-1]+s);for(let r=n.length-1,o=e;r>=0;r--,o-=s)n[r]=Math.min(n[r],o);return n}function Um(t){return t.asking!=="ask"?-1:
t.moments.findIndex(({frame:e,state:n})=>e===t.step&&n==="open")}var Ve={first:"Home",back:"ArrowLeft",play:" ",forward:"\
ArrowRight",last:"End"},Zn=class{constructor(e){this.timer=0;this.looks="";this.chosen="";this.how=e,this.keys={first:this.
key("first","First step",()=>e.go(0)),back:this.key("back","Step back",()=>e.go(this.now.step-1)),play:this.key("play","\
Play",()=>e.play(!this.now.playing)),forward:this.key("forward","Step forward",()=>e.go(this.now.step+1)),last:this.key(
"last","Last step",()=>e.go(this.now.last))},this.keys.play.classList.add("go"),this.range=f("input.rng",{type:"range",min:0,
"aria-label":"Step",oninput:()=>e.go(Number(this.range.value))}),this.marks=k("svg.marks",{height:14,"aria-hidden":"true"}),
this.moments=f("div.moments"),this.told=f("p.count",{"aria-hidden":"true"}),this.menu=f("div.pace-menu",{hidden:!0,role:"\
group","aria-label":"Questions and pace"}),this.more=f("button.btn.quiet.more",{"data-k":"pace","aria-expanded":"false",
onclick:()=>this.open(this.shut)},f("span.word","Ask me"),oe("down",14)),this.root=f("div.stepper",f("div.keys",{role:"g\
roup","aria-label":"Steps"},Object.values(this.keys)),f("div.scrub",this.marks,this.moments,this.range),this.told,f("div\
.pace",this.more,this.menu)),this.now={step:0,last:0,marks:[],playing:!1,speed:1,moments:[],asking:"off",stop:-1,happens:!1,
eyes:[],watcher:"",buttons:[]}}get shut(){return!!this.menu.hidden}key(e,n,s){let r=Ve[e].replace(" ","Space");return f(
"button",{"data-k":`step.${e}`,"aria-label":n,"aria-keyshortcuts":r,title:n,onclick:s},oe(e,24))}show(e){let n=this.now.
playing!==e.playing,s=n||this.now.step!==e.step||this.now.speed!==e.speed||this.now.last!==e.last;this.now=e,this.range.
max=String(Math.max(e.last,1)),this.range.value=String(e.step),D(this.range,"aria-valuetext",`Step ${e.step} of ${e.last}`),
this.range.style.setProperty("--p",`${e.last?100*e.step/e.last:0}%`),this.told.replaceChildren(f("b",String(e.step)),f("\
small",`of ${e.last}`));for(let r of["first","back"])D(this.keys[r],"aria-disabled",e.step===0?"true":"");for(let r of["\
forward","last"])D(this.keys[r],"aria-disabled",e.step===e.last?"true":"");if(n){let r=e.playing?"Pause":"Play";this.keys.
play.replaceChildren(oe(e.playing?"pause":"play",24)),D(this.keys.play,"aria-label",r),D(this.keys.play,"title",r)}this.
choices(),this.mark(),s&&clearTimeout(this.timer),s&&e.playing&&(this.timer=setTimeout(()=>this.tick(),Lm*(e.happens?Am:
1)/e.speed))}tick(){let e=Um(this.now);e>=0?this.how.stop(e):this.now.step>=this.now.last?this.how.play(!1):this.how.go(
this.now.step+1,!0)}choices(){let{asking:e,speed:n,moments:s,eyes:r,watcher:o,buttons:i}=this.now,a=JSON.stringify([e,n,
s.length>0,r,o,i]);if(a===this.chosen)return;this.chosen=a;let l=s.length?za.find(([c])=>c===e)?.[1]??"":`${n}×`.replace(
"0.5","½");this.more.firstElementChild?.replaceChildren(l),D(this.more,"aria-label",`Questions and pace: ${l}`);let h=ne(
this.menu)?.getAttribute("data-k");this.menu.replaceChildren(...[s.length>0&&f("p","At a decisive moment"),s.length>0&&me(
{label:"At a decisive moment",choices:za,value:e,pick:c=>this.how.ask(c),k:"asking"}),r.length>1&&f("p.seen-by","Seen by"),
r.length>1&&f("div.seen-by",me({label:"Seen by, in the menu",choices:r,value:o,pick:c=>this.how.see(c),k:"eyes"})),f("p",
"Pace"),me({label:"Pace",choices:Cm,value:n,pick:c=>this.how.pace(c),k:"speed"}),i.length>0&&f("p","To take along"),...i.
map(c=>It(c,u=>this.how.key(u)))].filter(c=>c instanceof Node)),h&&this.menu.querySelector(`[data-k="${h}"]`)?.focus()}open(e){
this.menu.hidden=!e,D(this.more,"aria-expanded",String(e)),e&&this.menu.querySelector("[aria-pressed=true], button")?.focus()}escape(){
return this.shut?!1:(this.open(!1),this.more.focus(),!0)}mark(){let{marks:e,last:n,moments:s,asking:r,stop:o}=this.now,i=Math.
round(this.marks.clientWidth),a=r==="off"?[]:s,l=JSON.stringify([e,i,a,o]);if(l===this.looks||!i)return;this.looks=l;let h=p=>n?
p/n*i:0,c=Math.max(1,...e);this.marks.setAttribute("viewBox",`0 0 ${i} 14`),this.marks.replaceChildren(...a.length?a.map(
({frame:p})=>C(h(p)-1,21,2,8,{fill:"var(--lit)"})):e.flatMap((p,g)=>{let b=3+3.5*p/c,y=`M${h(g)} ${7-b}l${b} ${b} -${b} ${b}\
 -${b} -${b}z`;return p>0?[k("path",{d:y,fill:"var(--accent-on-field)"})]:[]}));let u=a.map((p,g)=>({...p,k:g})),m=i<Nm*
(u.length-1)?u.filter(({k:p})=>p===o):u,d=Hm(m.map(({frame:p})=>h(p)),i);this.moments.replaceChildren(...m.map(({frame:p,
state:g,line:b,k:y},w)=>f("button",{class:`moment ${y===o?"now":g}`,style:`left:${d[w]}px`,tabindex:-1,"data-moment":y,title:b,
"aria-label":`Step ${p}, ${Rm[y===o?"now":g]}: ${b}`,onclick:()=>this.how.stop(y)},g==="came"||g==="not"||g==="unseen"?f(
"i",{class:g}):"?")))}stop(){clearTimeout(this.timer)}};function Ya(t){let{lens:e}=t.painter,n=()=>!t.acting&&t.reel.length>1,s=a=>()=>(t.go(a),!0),r=t.model.get("step"),o=()=>t.
acts.root.querySelector('[data-act="press"]'),i=a=>!a.closest(ei);return[{keys:[Ve.play],shown:"Space",words:"Plays the \
game on, or halts it.",when:n,press:(a,l)=>(i(l)&&t.play(!t.model.get("playing")),i(l))},{keys:[Ve.back],shown:"←",words:"\
A step back.",when:n,press:s(r-1)},{keys:[Ve.forward],shown:"→",words:"A step on.",when:n,press:s(r+1)},{keys:[Ve.first],
shown:"Home",words:"The first step.",when:n,press:s(0)},{keys:[Ve.last],shown:"End",words:"The last step.",when:n,press:s(
t.reel.length-1)},{keys:[" "],shown:"Space",words:"Goes on where chance waits for you.",when:()=>t.acting&&!!o(),press:(a,l)=>(i(
l)&&o().click(),i(l))},{keys:["+","=","-","0"],shown:"+ − 0",words:"Closer to the board, farther away, all of it; with\
 the focus on the table.",inside:!0,when:()=>!!e.board,press:a=>e.key(a,!1)},{keys:["ArrowLeft","ArrowRight","ArrowUp","\
ArrowDown"],shown:"Shift and an arrow",words:"Moves the board; with the focus on the table.",inside:!0,shift:!0,when:()=>!!e.
board,press:a=>e.key(a,!0)},{keys:[],any:a=>Mr(t,a).size===1,shown:"A card's sign",words:"Takes that card, if only one i\
n your hand bears it; with the focus on the table.",inside:!0,when:()=>t.acting&&Mr(t).size>0,press:a=>{let[l]=Mr(t,a).values();
return t.press(l),!0}},{keys:["d","D"],shown:"D",words:"Shows the discards by colour and value, or puts them away.",when:()=>!!t.
spread.zone,press:()=>(t.spread.toggle(()=>t.show(!1)),!0)},{keys:["Escape"],shown:"Escape",words:"Closes what is open o\
ver the table, or puts the card back.",inside:!0,when:()=>!0,press:()=>Pm(t)}]}function Pm(t){if(t.chooser.key)t.chooser.
leave();else{if(t.placing.clear())return!0;if(t.lifting.lifted)t.lifting.lift("");else return["spread","heat","scores","\
stepper","caption"].some(e=>t[e].escape())}return!0}function Mr(t,e){let n=new Map;for(let{thing:s}of t.painter.placed.values())
s.kind==="card"&&s.plays&&s.face?.text&&(e==null||s.face.text.toLowerCase()===e.toLowerCase())&&n.set(s.move||s.key,s);return n}function Sr(t){let e=t.reel.length-1,n=Math.min(t.model.get("step"),e),s=t.model.get("playing");t.strip.hidden=e<1,t.stepper.
show({step:n,last:e,marks:t.reel.marks(),playing:s,speed:t.model.get("speed"),moments:t.model.get("moments"),asking:t.model.
get("asking"),stop:t.model.get("stop"),happens:!!(t.scene?.event??t.scene?.mark),eyes:t.model.get("eyes"),watcher:t.model.
get("watcher"),buttons:t.model.get("buttons")??[]})}function Ja(t,e){let n=t.acting?t.playBar:t.stepper.root;if(t.strip.
firstChild!==n&&t.strip.replaceChildren(n),!t.acting)return Sr(t);t.stepper.stop(),t.lifting.stand(t.playBar,t.stage,t.fit===
"phone");let s=e.alert?(e.actions??[]).filter(a=>!a.strong):e.actions??[];t.lifting.show({lifts:t.model.get("lifts")??{},
keys:t.model.get("buttons")??[]}),t.strip.hidden=t.mode==="edit",t.acts.root.hidden=!!t.lifting.lifted;let r=e.zones.some(
a=>a.kind==="tokens"&&a.ways?.some(({move:l})=>l)),o=r?"Press a lit space or a row; press it again to go there.":"",i=t.
model.get("busy")?"The others play.":t.placing.words||o;t.lifting.tell(i,e.actions??[]),t.acts.show(s,!!t.model.get("bus\
y"),t.stage)}var Bm={watch:288,play:356,edit:316},Dm=288,_r=class{constructor(e,n){this.refused="";this.left=-1;this.shownSize="";this.
paintedStep=-1;this.model=e,this.sending=new _n(e,s=>this.markSent(s)),this.painter=new In({press:s=>this.press(s),pace:()=>this.
model.get("speed")}),this.stepper=new Zn({go:(s,r)=>this.go(s,r),play:s=>this.play(s),pace:s=>this.save({speed:s}),ask:s=>this.
save({asking:s}),stop:s=>this.stopAt(s),see:s=>this.save({watcher:s}),key:s=>this.model.send({kind:s})}),this.caption=new En(
{texts:()=>this.model.get("clauses"),see:s=>this.save({watcher:s})}),this.call=new Tn({send:s=>this.send(s),drawn:()=>this.
soon("stay")}),this.race=new Gn(s=>this.model.send({kind:"retry",step:s})),this.felt=f("div.felt",this.call.root,this.painter.
lens.controls,this.painter.root,this.race.root),this.board=f("p.sr"),this.chooser=new Ln({play:s=>this.send(s),focus:s=>this.
painter.focus(s),around:s=>this.painter.around(s),moved:()=>this.scene&&this.showTable(this.scene,!1)}),this.placing=new qn(
{play:s=>this.send(s),choose:(s,r)=>this.chooser.show({key:`spot:${s}`,label:s,plays:!0,picks:r}),moved:s=>{this.show(!1),
this.painter.focus(`spot:${s}`)}}),this.acts=new Bn({send:s=>this.send(s),refuse:s=>this.refuse(s)}),this.lifting=new Pn(
{play:s=>this.send(s),key:s=>this.model.send({kind:s}),told:(s,r)=>this.lift(s,r)}),this.playBar=f("div.play-bar",this.lifting.
acts,this.acts.root,this.lifting.words,this.lifting.keys),this.strip=f("div.strip"),this.scores=new Kn(this.caption.sheet),
this.spread=new Mn({focus:s=>this.painter.focus(s)}),this.heat=new wn(()=>this.soon("stay")),this.stage=f("section.stage",
{"aria-label":"The table"},this.caption.root,this.caption.box,this.felt,this.heat.root,this.board,this.chooser.root,this.
scores.root,this.spread.root,this.heat.list,this.strip),this.live=f("p.sr",{"aria-live":"polite"}),this.root=f("div.uw.u\
w-table",this.stage,this.live),this.root.addEventListener("keydown",s=>this.key(s)),this.unhear=ot(this.root,()=>Ya(this)),
n.append(this.root),this.tall=void 0,this.due="",this.saying=0,this.watch=()=>this.soon("move"),this.still=()=>this.soon(
"stay"),this.reel=new nn(e,()=>this.soon("stay")),this.moves=["step","frames","pool"],this.stays="game palette names eye\
s watcher playing speed mode clauses lit differs aside boards heat dealt note busy caption moments asking stop bright li\
fts lifted stamp buttons race covers".split(" ");for(let s of this.moves)e.on(`change:${s}`,this.watch);for(let s of this.
stays)e.on(`change:${s}`,this.still);e.on("msg:custom",xt),this.sizes=new ResizeObserver(()=>this.resized()),this.sizes.
observe(this.felt),this.unheed=co(this.still),this.unhalt=Zi(()=>this.model.get("playing")&&this.play(!1)),this.unfit=lr(
this.root,()=>this.resized(!0)),this.show(!1)}get scene(){return this.reel.scene(this.model.get("step"))}get mode(){return this.
model.get("mode")}get acting(){return this.mode!=="watch"}save(e){for(let[n,s]of Object.entries(e))this.model.set(n,s);this.
model.save_changes()}go(e,n=!1){let s=Math.max(0,Math.min(e,this.reel.length-1));s!==this.model.get("step")&&(this.left=
this.model.get("stop"),this.save(n||!this.model.get("playing")?{step:s}:{step:s,playing:!1}))}stopAt(e){e===this.left&&this.
model.set("stop",-1),this.save({stop:e,playing:!1})}play(e){let n=this.model.get("step")>=this.reel.length-1;this.save(e&&
n?{step:0,playing:!0}:{playing:e})}show(e){let n=this.scene;if(mt(this.root,this.model.get("palette")),this.root.classList.
toggle("busy",!!this.model.get("busy")),this.root.classList.toggle("acts",this.acting),this.left!==this.model.get("stop")&&
(this.left=-1),!n)return Sr(this);e&&(this.refused=""),this.lifting.hold(this.model.get("lifted")??"",this.model.get("sa\
id")??{},this.model.get("lifts")??{},n),this.sending.drawn(),this.root.style.setProperty("--pace",String(this.model.get(
"speed"))),this.board.textContent=n.board??"",this.caption.showEyes(this.model.get("eyes"),this.model.get("watcher")),e&&
this.call.cover(),this.call.show(n,this.acting,this.covers),this.heat.show(this.model.get("heat")??{}),this.showTable(n,
e),this.race.show(this.model,this.reel.length-1),Ja(this,n),this.scores.show(n.sheet),this.showWords(n),e&&this.chooser.
close(),e&&this.announce(n)}soon(e){this.due||queueMicrotask(()=>{let n=this.due==="move";this.due="",this.show(n)}),this.
due!=="move"&&(this.due=e)}get lit(){let e=this.model.get("lit");return Object.keys(e).length>0?this.model.get("aside")?
{}:e:Object.fromEntries((this.model.get("differs")??[]).map(s=>[s,""]))}get covers(){return this.model.get("covers")||lo()}get fit(){
return this.root.closest("[data-fit]")?.getAttribute("data-fit")??"flow"}get filled(){return["large","middle"].includes(
this.fit)}get size(){let{clientWidth:e,clientHeight:n}=this.felt;return`${e} ${this.filled?n:window.innerHeight} ${this.
fit}`}showTable(e,n){let s=parseFloat(getComputedStyle(this.root).fontSize)/16||1,r=this.call.hidden?0:this.call.root.offsetHeight/
s,o=this.mode==="edit"&&e.table==="round";this.placing.show(e,this.model.get("boards")??{},this.acting);let i={w:(this.felt.
clientWidth||772)/s,h:this.filled?this.felt.clientHeight/s:0,low:this.fit!=="phone"?0:(o?Dm:Bm[this.mode])+(this.acting?
0:r),page:window.innerHeight/s};this.shownSize=this.size,this.root.classList.toggle("narrow",i.w<we);let a=this.mode==="\
watch"&&this.reel.length<2,l=a?void 0:Sn(e),h=this.chooser.key?{...this.lit,[this.chooser.key]:""}:this.lit;this.spread.
show(l,this.lit,i.w<we);let c={lit:Fi(h,l),laid:a,opens:l?.of,dealt:this.model.get("aside")?{}:this.model.get("dealt"),acting:this.
acting,editing:this.mode==="edit",boards:this.model.get("boards")??{},spots:this.placing.spots,heat:this.heat.map,clear:this.
heat.clears,call:r,under:!e.covered?.length||this.covers!=="hidden"},u=_a(Ua(e,this.lifting.lifted,this.lifting.card),i,
c),m=this.model.get("bright")??[];this.painter.dim(m.length?new Set(m):null),u.h=this.steady(u);let d=this.model.get("st\
ep"),p=d<this.paintedStep;this.paintedStep=d,this.painter.paint(u,{label:`The table. ${e.place??""}`,move:n,back:p}),n&&
this.painter.happen(p?null:e.event);let g=Math.min(this.felt.clientWidth/u.w,this.filled?this.felt.clientHeight/u.h:1/0),
b=this.filled?(this.felt.clientHeight-u.h*g)/2:0;this.call.root.style.top=`${b+u.call*g}px`}steady({w:e,h:n}){let s=[e,this.
model.get("game"),this.model.get("mode"),this.size,this.call.hidden].join();return this.tall?.kind!==s&&(this.tall={kind:s,
h:n}),this.tall.h=Math.max(this.tall.h,n),this.tall.h}resized(e=!1){let n=this.scene;!n||!e&&this.size===this.shownSize||
(this.painter.root.classList.add("still"),this.showTable(n,!1),this.race.show(this.model,this.reel.length-1),this.painter.
root.getBoundingClientRect(),this.painter.root.classList.remove("still"),this.stepper.mark(),this.showWords(n),this.chooser.
stand())}showWords(e){let n=this.model.get("caption")??{};D(this.stage,"aria-label",n.badge?`Table ${n.badge} of two`:"T\
he table"),this.caption.show({clauses:n.clauses??(e.clauses??[]).filter(s=>s),...Qi(e,n),note:this.refused||this.model.get(
"note")||"",tone:n.tone??"plain",badge:n.badge})}announce(e){clearTimeout(this.saying),this.saying=setTimeout(()=>{this.
live.textContent=[...e.said??[],e.now].filter(Boolean).join(" ")},350)}press(e){if(e.spot)return this.placing.press(e.spot);
if(e.opens)return this.spread.toggle(()=>this.show(!1));if(!e.plays&&e.recall?.length)return this.chooser.show(e);if(e.off&&
!e.plays)return this.refuse(e.off);if(e.picks.length&&!(e.picks.length===1&&!e.move))return this.chooser.show(e);let n=e.
move||e.picks[0].move,s=e.kind==="board";if((["hand","grid"].includes(e.role)||s)&&n in this.lifting.lifts&&(this.lifting.
lifted!==n||!s&&this.lifting.card!==e.key)){if(this.lifting.lift(n,e.key),s){let o=this.stage.querySelector(`.way[data-m\
ove="${CSS.escape(n)}"]`);o instanceof SVGElement&&o.focus()}return}return this.send(n)}lift(e,n){let s=e.lifted!==this.
model.get("lifted");this.save(e),!(!s||!this.scene)&&(this.refused="",this.show(!1),e.lifted||this.painter.focus(n))}refuse(e){
this.refused=e;let n=this.scene;n&&this.showWords(n)}send(e){this.lifting.unread(e)||(this.sending.send(e,this.lifting.said[e]??
null),ir(this.model.get("game")))}markSent(e){this.root.classList.toggle("sent",!!e),this.lifting.playing(!!e);for(let n of this.
stage.querySelectorAll("[data-act]"))D(n,"aria-busy",e&&n.getAttribute("data-act")===e?"true":"")}key(e){!e.ctrlKey&&!e.
metaKey&&!e.altKey&&this.chooser.stroke(e)}remove(){this.unfit(),this.unhear(),this.unheed(),this.unhalt(),this.chooser.
close();for(let e of this.moves)this.model.off(`change:${e}`,this.watch);for(let e of this.stays)this.model.off(`change:${e}`,
this.still);this.model.off("msg:custom",xt),this.stepper.stop(),this.reel.stop(),this.sizes.disconnect(),clearTimeout(this.
saying)}};function Xa({model:t,el:e}){let n=new _r(t,e);return()=>n.remove()}var Wm=/^([+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?|[+-]?\d+\/\d+)$/i,Fm=/(^|[;\t\r\n])([\s\0]*)(?=[=+\-@＝＋－＠])/g;function Im(t){
let e=String(t??""),n=typeof t!="string"||Wm.test(e)?e:e.replace(Fm,"$1'$2");return/[",\r\n]/.test(n)?`"${n.replaceAll('\
"','""')}"`:n}var Qa=t=>t.map(e=>`${e.map(Im).join(",")}
`).join("");var qm=["student","nickname","lesson","position","vote","said","sure","exact","within half the reach","mistake it lies a\
t","kind","says so","deals","hits","second"],el=t=>Math.round(t*1e9)/1e9;function tl(t,{votes:e,members:n,pressed:s}){let r=new Map(
n.map(({number:a,nick:l})=>[a,l])),o=`${t.saved.game} ${t.saved.number}`,i=[...e].sort((a,l)=>a.at-l.at||a.vote-l.vote||
a.member-l.member).map(a=>{let{member:l,at:h,vote:c,value:u,sure:m,after:d,yes:p}=a,g=t.mistakeOf(a,e),b=t.scale(h),y=l&&
s[h]?.[l]||0,w=Array.from({length:y},(v,x)=>t.deal(h,10*(l-1)+x).value);return[l||"",r.get(l)??"",o,h+1,c,el(b*u),m,el(b*
t.exact(h)),t.near(h,u)?"yes":"no",g?.name??"",g?.kind??"",p==null?"":p?"yes":"no",y||"",y?w.filter(Boolean).length:"",l?
Math.round(d):""]});return Qa([qm,...i])}function zn(t,e){let n=[],s=[],r=t.map((o,i)=>i).sort((o,i)=>t[o]-t[i]||o-i);for(let o of r){let i=n.findIndex(l=>t[o]-l>=
e-1e-9),a=i<0?n.length:i;n[a]=t[o],s[o]=a}return s}var jm=100,Vm=90,nl=34,Gm=60,de={half:.33,step:.58,thin:.17,head:.85,sub:.75,axis:1.3};function ht({span:t,chance:e},n,s,r){
let o=e?Array.from({length:11},(a,l)=>l/10):_e(...t),i=n(o[1])-n(o[0])<2*r?5:2;return k("g.scale",I(`M${n(t[0])} ${s}H${n(
t[1])}`,"var(--edge)",1.5),o.map((a,l)=>[I(`M${n(a)} ${s}v${.25*r}`,"var(--edge)",1.5),(!e||l%i===0)&&k("text.tx2.m",{x:n(
a),y:s+r,"font-size":de.sub*r},e?String(Math.round(100*a)):String(a).replace("-","−"))]))}var Km=(t,e)=>e.reduce((n,{x:s,
y:r,w:o,h:i})=>{let a=Math.min(t.x+t.w,s+o)-Math.max(t.x,s),l=Math.min(t.y+t.h,r+i)-Math.max(t.y,r);return n+(a>0&&l>0?a*
l:0)},0);function Zm({head:t,sub:e,n},[s,r,o],i,a,l,h=!1){let c=I(`M${s} ${o+.3*l}V${o}H${r}V${o+.3*l}`,"var(--ink)",2);
if(h||a<nl*l){let M=de.head*l,$=o-.3*l>.75*M,_=$?{x:(s+r)/2,y:o-.3*l}:{x:r+.3*l,y:o+.5*l};return k("g.bracket",c,k($?"te\
xt.tx.b.m":"text.tx.b",{..._,"font-size":M},n))}let{head:u,sub:m}=de,d=Math.min(17*l,.6*a),p=[...G(t,u*l,d,1.06).lines.map(
M=>({text:M,bold:!0})),...G(e,m*l,d).lines.map(M=>({text:M,bold:!1}))],g=Math.max(...p.map(({text:M,bold:$})=>U(M,($?1.06*
u:m)*l))),b=p.reduce((M,{bold:$})=>M+($?1.1:1)*l,0),y=o-b-.35*l,v=[{x:r+.9*l,y:o-.75*l,side:1},{x:s-.9*l-g,y:o-.75*l,side:-1},
{x:s,y,side:0},{x:r-g,y,side:0},{x:(s+r-g)/2,y,side:0},{x:r+.9*l,y:.1*l,side:0},{x:s-.9*l-g,y:.1*l,side:0}].map(M=>{let $=Math.
max(0,Math.min(M.x,a-g)),_=Math.max(0,M.y),T={...M,x:$,y:_,w:g,h:b},E=Math.abs(M.x-$)+2*(_-M.y);return{...T,cost:Km(T,i)+
E*E*20}}).reduce((M,$)=>$.cost<M.cost?$:M);i.push(v);let x=v.y;return k("g.bracket",c,v.side!==0&&I(`M${v.side>0?r:s} ${o}\
h${v.side*.6*l}`,"var(--ink)",2),p.map(({text:M,bold:$})=>{x+=($?1.1:1)*l;let _=($?u:m)*l;return k($?"text.tx.b":"text.t\
x2",{x:v.x,y:x-.2*l,"font-size":_},M)}))}function zm(t,{span:e},{X:n,base:s,room:r,rem:o,many:i}){let a=.78*(n(e[0]+(e[1]-
e[0])/jm)-n(e[0])),l=t.values.map(y=>n(y)),h=zn(l,i?a:2*de.half*o),c=Math.min((i?de.thin:de.step)*o,r/(Math.max(0,...h)+
1)),u=i?a/2:Math.max(.2*o,Math.min(de.half*o,.57*c)),m=[],d=new Map,p=y=>`--d:${t.values.length>Gm?0:15*y}ms`,g=l.map((y,w)=>{
let v=s-.15*o-h[w]*c;if(m[w]=[y,v],d.set(y,Math.max(d.get(y)??0,(h[w]+1)*c)),i)return C(y-u,v-.72*c,a,.72*c,{class:"stud\
ent",style:p(w)});let x=`M${y-u} ${v-1.65*u}h${2*u}L${y} ${v}z`;return k("path",{d:x,class:t.hollow?"student hollow":"st\
udent",style:p(w)})}),b=[...d].map(([y,w])=>({x:y-u,y:s-w-3,w:2*u,h:w}));return{marks:g,spots:m,boxes:b}}function Ym(t,e,n,s){
let[r,o]=t;return r.who.flatMap((i,a)=>{let l=i>0?o.who.indexOf(i):-1;if(l<0)return[];let h=Math.abs(o.values[l]-o.exact)-
Math.abs(r.values[a]-r.exact),[c]=e[0][a],[u,m]=e[1][l],d=n[0]+.1*s;if(Math.abs(c-u)<s)return[];let p=`M${c} ${d}C${c} ${d+
1.5*s} ${u} ${d+.3*s} ${u} ${Math.max(d+s,m-s)}`;return k("path",{d:p,class:h<0?"moved":"moved away"})})}function sl(t,e,n,s,r){
let{rows:o,span:i,written:a}=s,l=o.length>1,h=t>=nl*n,[c,u]=l&&h?[6.2*n,6.6*n]:[1.2*n,1.2*n],m=M=>c+pe(M,...i)*(t-c-u),d=e-
de.axis*n,p=d/o.length,g=o.map((M,$)=>l?p*($+1)-($+1<o.length?.5*n:0):d),b=Math.max(...o.map(({values:M})=>M.length))>=Vm,
y=o.some(({brackets:M})=>M.some(({alone:$})=>$)),w=l?(y?2.5:h?1.3:2.2)*n:o[0].brackets.length>0?4.2*n:2.4*n,v=o.map((M,$)=>zm(
M,s,{X:m,base:g[$],room:p-w,rem:n,many:b})),x=(M,$)=>{let{marks:_,boxes:T}=v[$],E=g[$],S=m(M.exact),A=l?E-p+.6*n:.2*n,N=m(
Math.max(i[0],M.exact-M.reach)),H=m(Math.min(i[1],M.exact+M.reach)),W=l&&M.brackets.some(({from:xe,to:Ee})=>m(xe)<S&&m(Ee)>
S-9*n),te=`exact ${a(M.exact)}`,j=`${M.near} ${M.within}`,Q=.6*n+Math.max(U(te,1.06*de.head*n),l?0:U(j,de.sub*n)),se=S>Q&&
(!W||S>t-Q),Me=S+(se?-.5:.5)*n,Ye=se?" e":"",Ut=[...T];l||Ut.push({x:se?Me-Q:Me,y:0,w:Q,h:2.1*n},{x:S-.5*n,y:0,w:n,h:d});
let Tc=M.brackets.map(xe=>{if(!xe.alone)return null;let[Ee,Bt]=[m(xe.from)-.45*n,m(xe.to)+.45*n],ss=T.filter(Je=>Je.x+Je.
w/2>=Ee-1&&Je.x+Je.w/2<=Bt+1),rs=Math.min(E-1.2*n,...ss.map(Je=>Je.y))-.5*n;return Zm(xe,[Ee,Bt,rs],Ut,t,n,l)}),ut=(xe,Ee,Bt,ss,rs=!1)=>k(
`text.${xe}`,{x:Ee,y:Bt,"font-size":(rs?de.head:de.sub)*n},ss),Ir=G(M.sub,de.sub*n,h?c-.6*n:.4*t).lines.slice(0,2),Pt=h?
E-(.35+.95*Ir.length)*n:A+.9*n;return k("g",C(N,A,H-N,E-A,{class:"reach"}),$+1<o.length&&I(`M${m(i[0])} ${E}H${m(i[1])}`,
"var(--rule)",1.5),I(`M${S} ${A}V${E}`,"var(--ink)",.17*n,{class:"exact"}),_,k("g.exact",(!l||$===0||o[$-1].exact!==M.exact)&&
k(`text.tx.b${Ye.replace(" ",".")}`,{x:Me,y:A+.75*n,"font-size":de.head*n},te),!l&&ut(se?"tx2.e":"tx2",Me,A+1.75*n,j)),l&&
[ut("tx.b",0,Pt,M.label,!0),Ir.map((xe,Ee)=>ut("tx2",0,Pt+(.95+.95*Ee)*n,xe)),ut("tx.b.e",t,Pt,M.near,!0),ut("tx2.e",t,Pt+
.95*n,M.within)],Tc)};return k("svg.heaps",{width:t,height:e,viewBox:`0 0 ${t} ${e}`,role:"img","aria-label":r},ht(s,m,d,
n),l&&s.moved&&Ym(o,v.map(({spots:M})=>M),g,n),o.map(x))}function Yn(t,e){let n=new Map([...new Set(t)].sort((s,r)=>s-r).
map(s=>[s,0]));for(let s of t)n.set(s,(n.get(s)??0)+1);return[...n].map(([s,r])=>e(s)+(r>1?` (${r} times)`:"")).join(", ")||
"nothing"}var Tr=(t,e)=>V(t,e,1).map(({value:n})=>n);function ol(t,e,n,s,r){let o=2*n,i=4*n,a=.4*n,l=(e-a-1.4*n)/s.of,h=s.measure(
0)==="chance",c=s.positions.every((g,b)=>s.span(b).join()===s.span(0).join()),u=(g,b)=>o+pe(g,...s.span(b))*(t-o-i),m=h?
[0,.25,.5,.75,1]:_e(...s.span(0)),d=({group:g},b)=>{let y=Tr(r,b).sort((N,H)=>N-H),w=a+l*(b+1)-.2*n,v=y.map(N=>u(N,b)),x=zn(
v,.42*n),M=Math.min(.36*n,(l-.5*n)/(Math.max(0,...x)+1)),$=Math.min(.21*n,.57*M),_=Math.round(y.length/4),[T,E]=[y[_],y[y.
length-1-_]],S=y.filter(N=>s.near(b,N)).length,A=u(s.exact(b),b);return k("g",b>0&&s.positions[b-1].group!==g&&I(`M0 ${w-
l+.1*n}H${t}`,"var(--edge)",1),k("text.tx.b",{x:0,y:w-.2*l,"font-size":.9*n},String(b+1)),y.length>1&&C(u(T,b),w-l+.35*n,
Math.max(3,u(E,b)-u(T,b)),l-.35*n,{fill:"var(--inset)"}),r.done.includes(b)&&I(`M${A} ${w-l+.3*n}V${w}`,"var(--ink)",.17*
n),!c&&r.done.includes(b)&&k(A>t/2?"text.tx2.e":"text.tx2",{x:A+(A>t/2?-.4:.4)*n,y:w-l+.9*n,"font-size":.7*n},s.written(
b,s.exact(b))),v.map((N,H)=>{let W=w-.05*n-x[H]*M;return k("path.student",{d:`M${N-$} ${W-1.65*$}h${2*$}L${N} ${W}z`})}),
I(`M${o} ${w}H${t-i}`,"var(--rule)",1),k(y.length>0?"text.tx.b.e":"text.tx2.e",{x:t,y:w-.2*l,"font-size":(y.length>0?.9:
.7)*n},y.length>0?`${S}/${y.length}`:"not asked"))},p=s.positions.map((g,b)=>{let y=Tr(r,b),w=v=>s.written(b,v);return r.
done.includes(b)?`Position ${b+1}: exact ${w(s.exact(b))}, said ${Yn(y,w)}.`:`Position ${b+1}: not asked.`});return k("s\
vg.heaps",{width:t,height:e,viewBox:`0 0 ${t} ${e}`,role:"img","aria-label":p.join(" ")},(c?m:[]).map(g=>[I(`M${u(g,0)} ${a}\
V${e-1.3*n}`,"var(--rule)",1),k("text.tx2.m",{x:u(g,0),y:e-.3*n,"font-size":.75*n},String(s.scale(0)*g))]),s.positions.map(
d))}function Jm(t,e){let n=e.how==="phones",s=t.positions.map((r,o)=>V(e,o,1));return Object.entries(t.saved.kinds).map(
([r,o])=>({kind:r,words:o,counts:s.map((i,a)=>i.length===0||!t.tells(a,r,n)?null:i.filter(l=>t.mistakeOf(l,e.votes)?.kind===
r).length),yes:e.votes.filter(i=>i.yes&&t.mistakeOf(i,e.votes)?.kind===r).length})).filter(({counts:r})=>r.some(o=>o!=null&&
o>0)).sort((r,o)=>rl(o.counts)-rl(r.counts))}var rl=t=>t.reduce((e,n)=>e+(n??0),0)??0,Xm=5;function Qm(t,e,n,s,r){let o=t/
n.length,i=2*e,a=i+1.1*e;return k("svg.heaps",{width:t,height:a+1.1*e,role:"img","aria-label":r},I(`M0 ${a}H${t}`,"var(-\
-rule)",1.5),n.map((l,h)=>{let c=o*(h+.5),u=l==null?0:Math.max(1.5,i*l/s);return[l==null?k("circle",{cx:c,cy:a-.15*e,r:.1*
e,fill:"var(--edge)"}):[C(c-.3*o,a-u,.6*o,u,{class:"student"}),k("text.tx.b.m",{x:c,y:a-u-.2*e,"font-size":.7*e},String(
l))],k("text.tx2.m",{x:c,y:a+.85*e,"font-size":.7*e},String(h+1))]}))}function il(t,e){let n=Jm(t,e).slice(0,Xm),s=Math.
max(1,...n.flatMap(({counts:r})=>r.map(o=>o??0)));return[f("h2","Which mistakes went away"),n.length===0&&f("p.mute","No\
 number lies where a known mistake lands."),n.map(({words:r,counts:o,yes:i})=>{let a=o.filter(m=>m!=null),l=a.length>1?`${a[0]}\
 at first, ${a.at(-1)} at last`:`${a[0]}, asked once`,h=i>0?`${l}; ${i} said Yes`:l,c=f("div"),u=o.map((m,d)=>m==null?"":
`position ${d+1}: ${m}. `).join("");return Xr(c,m=>Qm(m,parseFloat(getComputedStyle(c).fontSize),o,s,u)),f("div.w-kind",
f("p",f("b",We(r)),f("span.mute",h)),c)}),n.length>0&&f("p.mute","Counted where a number lies, which says little of what\
 was thought. A dot: no number can tell."),f("p.w-short",f("b",t.saved.short))]}function al(t,e){let n=t.positions.map((r,o)=>{
let i=Tr(e,o);return i.length>0?i.filter(a=>t.near(o,a)).length/i.length:2}),s=Math.min(...n);return s<=1?n.indexOf(s):-1}var ef=60,ll=150;function Ue(t,e){let n="",s=()=>{let{clientWidth:r,clientHeight:o}=t,i=parseFloat(getComputedStyle(t).fontSize);
r===0||`${r} ${o} ${i}`===n||(n&&t.closest(".fresh")?.classList.remove("fresh"),n=`${r} ${o} ${i}`,t.replaceChildren(e(r,
o,i)))};return new ResizeObserver(()=>requestAnimationFrame(s)).observe(t),requestAnimationFrame(s),t}function cl(t,e,n,s){
let r=s>=ef?3:s>30&&t<34*e?2:1,o=Math.ceil(s/r),i=Math.min(t/o,3*e),a=Math.min(.65*e,.42*i),l=s>=ll?1.4*e:r*(2*a+.3*e)+.2*
e,h=gl(n,s);return s>=ll?k("svg",{width:t,height:l,role:"img","aria-label":h},C(1,2,t-2,l-4,{fill:"none",stroke:"var(--e\
dge)","stroke-width":2}),C(1,2,Math.max(0,(t-2)*Math.min(1,n/s)),l-4,{fill:"var(--redact)"})):k("svg",{width:t,height:l,
viewBox:`0 0 ${t} ${l}`,role:"img","aria-label":h},Array.from({length:s},(c,u)=>{let m=i*(u%o+.5),d=a+.15*e+Math.floor(u/
o)*(2*a+.3*e);return u<n?R(m,d,a,{fill:"var(--redact)"}):R(m,d,a-1,{fill:"none",stroke:"var(--edge)","stroke-width":2})}))}
function hl(t,e,n,s){let r=n.span(s),o=l=>1.2*e+pe(l,...r)*(t-2.4*e),i=n.measure(s)==="chance",a=1.4*e;return k("svg",{width:t,
height:2.8*e,"aria-hidden":"true"},ht({rows:[],span:r,chance:i,written:String},o,a,e),i&&[k("text.tx2",{x:o(0),y:a-.5*e,
"font-size":.75*e},"never"),k("text.tx2.e",{x:o(1),y:a-.5*e,"font-size":.75*e},"always")])}function ul(t,e){let[n,s]=t.span(
e.at),r=(s-n)/10,o=V(e).map(({value:h})=>h),i=h=>h.map(c=>{let u=o.map(m=>Math.max(0,1-Math.abs(m-c)/r));return{value:c,
n:u.reduce((m,d)=>m+d,0)}}).sort((c,u)=>u.n-c.n)[0]?.value,a=i(o);if(a==null)return[];let l=i(o.filter(h=>Math.abs(h-a)>=
r-1e-9));return l==null?[a]:[a,l].sort((h,c)=>h-c)}var dl=(t,e,n)=>n==null?"":`Some of you said about ${t.written(e.at,n)}\
.`;function ml(t,e,n,s,r,o,i){let a=ul(s,r),l=s.span(r.at),h=g=>1.2*n+pe(g,...l)*(t-2.4*n),c=e-1.3*n,u=.4*(h(l[0]+(l[1]-
l[0])/10)-h(l[0])),m=Math.min(4.6*n,c-2*n),d=dl(s,r,a[o]),p=(g,b)=>{let y=h(g),w=a.length>1?b===0:y>t/2,v=y+(w?-1:1)*(u+
.7*n),x=(w?v:t-v)>=U(d,n)*1.06,M=($,_,T)=>k(`text.${$}${w?".e":""}`,{x:x?v:y+(w?1:-1)*u,y:_,"font-size":.95*n},T);return b!==
o?b>o&&x&&M("tx2",c-.5*m,`the other side comes in ${i} s`):x?[M("tx.b",c-.6*m,d),M("tx2",c-.6*m+1.4*n,"Who says why?")]:
M("tx.b",c-m-.6*n,`${d} Who says why?`)};return k("svg",{width:t,height:e,viewBox:`0 0 ${t} ${e}`,role:"img","aria-label":d},
ht({rows:[],span:l,chance:s.measure(r.at)==="chance",written:String},h,c,n),a.map((g,b)=>[C(h(g)-u,c-m,2*u,m,{fill:b===o?
"var(--accent-fill)":"none",stroke:b===o?"none":"var(--edge)","stroke-width":2,"stroke-dasharray":"6 5"}),p(g,b)]))}var Ge=5;
function fl(t){let{facts:e,state:n}=t.room,s=ul(e,n),r=o=>{let{to:i,at:a}=t.room.state;t.gone||i!==n.to||a!==n.at||(t.side=
o<s.length*Ge?o:-1,t.draw(),!(t.side<0)&&(o%Ge===0&&t.speech.say(dl(e,n,s[o/Ge]),!0),t.turning=window.setTimeout(()=>r(o+
1),1e3)))};clearTimeout(t.turning),r(0)}var Er="0:00";function pl(t,e){let n=Math.max(0,Math.ceil(t-e));return`${Math.floor(
n/60)}:${String(n%60).padStart(2,"0")}`}var gl=(t,e)=>`${t} of ${e} ${e===1?"has":"have"} answered.`,Lr=t=>gl(ke(t).answered,
ke(t).of),tf=(t,e,n,s)=>t.heaps(V(e,n,s),e.votes).map(({mistake:{name:r,words:o},from:i,to:a,n:l,alone:h})=>{let c=V(e,n,
s).filter(m=>m.yes&&t.mistakeOf(m,e.votes)?.name===r).length,u=`${l} here: ${r}${c>0?`; ${c} said Yes`:""}`;return{from:i,
to:a,n:l,alone:h,name:r,yes:c,head:u,sub:o}});function Jn(t,e){let{at:n}=e,s=t.pair(n),r=s[1]===n&&V(e,s[0],1).length>0?
s:[n],o=V(e,n,2).length>0,i=(u,m)=>{let d=V(e,u,m),p=d.map(({value:y})=>y),g=p.filter(y=>t.near(u,y)).length,b=t.exact(u);
return{values:p,who:d.map(({member:y})=>y),exact:b,reach:t.reach(u),hollow:!1,near:`${g} of ${p.length}`,within:t.closeWords(
u),label:`Position ${u+1}`,told:m>1?"after talking":o&&u===n?"at first":`at position ${u+1}`,sub:"",brackets:tf(t,e,u,m)}},
a=r.map(u=>i(u,1));if(o){let u=a.at(-1);Object.assign(u,{label:"First",sub:r.length>1?`position ${n+1}`:"alone",hollow:!0}),
a.push({...i(n,2),label:"Again",sub:"after talking"})}else r.length>1&&a.forEach((u,m)=>Object.assign(u,{sub:t.lesson.lines(
0,n)[m]}));a.length===1&&(a[0].near=a[0].near.replace(/ .*/," of you"));let l=a[0].values.length,h=u=>t.written(n,u),c=Math.
max(...a.map(({values:u})=>u.length))>=90;return{title:o?"First guess, then after talking":l>0?`The ${l===1?"guess":`${l}\
 guesses`}, and the answer`:"The answer",note:o?sf(a):l>0?`one ${c?"bar":"triangle"}, one student`:"nobody has guessed",
spec:{rows:a,span:t.span(n),chance:t.measure(n)==="chance",written:h,moved:o},spoken:a.map(u=>{let m=a.length>1?`${u.label}\
: exact`:"Exact",d=u.brackets.map(g=>` ${g.head}.`).join(""),p=Yn(u.values,h);return`${m} ${h(u.exact)}; ${u.near} ${u.within}\
; guesses: ${p}.${d}`}).join(" ")}}var nf=2;function bl({rows:t}){let e=t.length>1,n=new Map;for(let{told:r,brackets:o}of t)
for(let{name:i,yes:a,head:l,sub:h,n:c,alone:u}of o){let m=n.get(i)??{counts:[],n:0,head:l,sub:h,drawn:!e&&u};m.counts.push(
`${c} ${r}${a>0?` (${a} said Yes)`:""}`),n.set(i,{...m,n:m.n+c})}let s=[...n].sort(([,r],[,o])=>o.n-r.n).slice(0,nf);return s.
length===0?null:f(`ul.w-lies${s.every(([,{drawn:r}])=>r)?".drawn":""}`,s.map(([r,{counts:o,head:i,sub:a,drawn:l}])=>f(l?
"li.drawn":"li",f("b",e?`${r}: ${o.join(", ")}.`:`${i}.`),` ${a}`)))}function sf(t){let[e,n]=t.slice(-2),s=e.who.flatMap(
(i,a)=>{let l=i>0?n.who.indexOf(i):-1,h=c=>Math.abs(c-e.exact);return l<0?[]:h(n.values[l])-h(e.values[a])});if(s.length===
0)return"";let r=s.filter(i=>i<0).length,o=s.filter(i=>i>0).length;return`${r} moved closer, ${o} moved away, ${s.length-
r-o} stayed`}var Ke=(t,e)=>f("div.w-lowhead",f("h2",t),f("p.mute",e));var yl=t=>`${t} ${t===1?"answer":"answers"}`;function rf(t){let e=new Date(t).toLocaleString(void 0,{dateStyle:"medium",
timeStyle:"short"});return t?` It was last used on ${e}.`:""}function wl({facts:t,offered:e,offeredAt:n}){if(!e)return[];
let{saved:s,of:r}=t,o=e.to==="end"?"to the end":`to position ${e.at+1} of ${r}`;return f("div.w-doorway",f("p.mute",s.title),
f("h2.w-huge",{tabindex:-1,"data-next":!0},"Continue, or start over?"),f("p","A class of this lesson was started on this\
 device. ",`It got ${o}, with ${yl(e.votes.length)}.`,rf(n)),f("p.mute","The guesses and the answers stay covered until \
you continue. Starting over deletes the guesses."))}function xl(t){let{room:e}=t,n=e.offered?.votes.length??0,s=()=>{t.sure||
n===0?(t.sure=!1,e.forget()):(t.sure=!0,t.draw())};return[{k:"continue",words:"Continue",key:"c",press:()=>e.takeUp()},{
k:"over",words:t.sure?`Yes, delete the ${yl(n)}`:"Start over",key:"o",press:s},{k:"save",words:"Save its answers (CSV)",
key:"s",press:()=>t.save()}]}var kl=120;function Rt(t){let{state:e,facts:n}=t.room,s=sn(n,e);return{k:"next",words:s<0?"To the end":`Next: position ${s+
1}`,key:"n",press:()=>t.act({kind:"Next"})}}function of(t){let e=()=>t.act({kind:"Talk",seconds:kl,now:Date.now()/1e3});
return{k:"talk",words:`Talk: ${kl/60} min`,key:"t",press:e}}function af(t){let{state:e}=t.room,n=e.how==="hands",s=tt(e),
r=e.here*z;return!n||s>=r?Rt(t):{k:"more",words:s===0?"Deal one":s<z?`Deal one more: ${s} of ${z}`:"Deal the rest",press:()=>t.
act(s<z?{kind:"DealRest",by:1}:{kind:"DealRest"})}}function lf(t){let{state:e}=t.room,n=`${e.at} ${e.vote}`,s=ke(e).answered>
0;if(t.asked===n||!Ao(e))return t.act({kind:"Reveal"});t.deaf||(t.asked=n,t.changed=performance.now(),t.note=`${s?"Many \
have not":"Nobody has"} answered yet. Press again to reveal anyway.`,t.draw())}function vl(t){let{state:e,facts:n}=t.room,
{to:s,at:r,vote:o}=e,{answered:i,missing:a}=ke(e),l=t.asked===`${r} ${o}`,[h,c]=n.pair(r),u=(y,w,v)=>({k:y.toLowerCase(),
words:w,key:v,press:()=>t.act({kind:y})}),m={k:"reveal",words:l?"Reveal anyway":a>0?`Reveal (${a} still missing)`:"Revea\
l",key:"r",does:l?"reveal anyway":"reveal",press:()=>lf(t)},d=u("Again","Ask again","a"),p=n.deals(r)&&u("Deal","Deal te\
n each","d"),g=n.steps(r)>0&&u("Why","Why","w"),b=[];if(t.room.offered)return xl(t);switch(s){case"door":b=Io(t,u("Start",
`Start: position ${r+1}`,"s"));break;case"ask":{let y=h===r&&!e.done.includes(c)&&o===1,w={...u("Skip",`On to position ${c+
1}`,"n"),k:"beside"};b=[y&&w,m,u("Hold","Hold","o"),!y&&sn(n,e)>=0&&u("Skip","Skip","k")];break}case"held":{let{split:y}=n.
spread(r,V(e).map(({value:v})=>v)),w=o===1&&d;b=[...y&&w?[w,m]:[m,w],i>1&&{k:"sides",words:"Each side",key:"e",press:()=>fl(
t)},o===1&&of(t)];break}case"talk":b=[d,m];break;case"shown":b=[g,p,Rt(t)];break;case"why":{let y=n.panel(r).steps??[],w=y[e.
step+1]?.letter,v={k:"on",words:`Next step: ${w}`,press:()=>t.act({kind:"Step",by:1})},x={k:"stepback",words:"Back a ste\
p",key:"b",press:()=>t.act({kind:"Step",by:-1})};b=w?[v,e.step>0?x:u("Reveal","Back to the answer","b"),p,Rt(t)]:[Rt(t),
e.step>0&&x,u("Reveal","Back to the answer","r"),p];break}case"deal":{let y=af(t),w={k:"rest",words:"Deal the rest",key:"\
d",press:()=>t.act({kind:"DealRest"})},v=y.k!=="next"||e.how==="phones";b=[y,v&&y.words!==w.words&&w,u("Reveal","Back to\
 the answer","b"),y.k!=="next"&&Rt(t)];break}case"end":{let y=al(n,e),{next:w}=t.tools;b=[{k:"save",words:"Save the answ\
ers (CSV)",key:"s",press:()=>t.save()},y>=0&&{k:"reask",words:`Ask position ${y+1} again`,key:"a",press:()=>t.act({kind:"\
Go",at:y})},!!w&&{k:"nextlesson",words:"Next lesson",key:"n",press:()=>ln(t,w??"")}]}}return b.filter(y=>y!=null&&y!==!1)}
function $l(t){let{to:e,step:n}=t.room.state;e==="why"&&n>0?t.act({kind:"Step",by:-1}):(e==="why"||e==="deal")&&t.act({kind:"\
Reveal"})}var Ml=(t,e)=>t.reduce((n,s,r)=>Math.abs(e-s)<Math.abs(e-t[n])-1e-9?r:n,0),Ar=t=>t<10?String(t):"h",Sl=()=>({shown:!1,less:!1,
typed:"",address:""});function Cr(t,e,n){let{facts:s,state:r}=t,o=s.bands(r.at),i=o[e];if(i==null)return"";if(!n)return t.
do({kind:"Tap",value:i,by:1});let a=V(r).findLast(l=>Ml(o,l.value)===e);return a?t.do({kind:"Tap",value:a.value,by:-1}):
"Nobody has guessed that."}function _l(t,e,{say:n,draw:s}){let{facts:r,state:o}=t,i=r.bands(o.at),a=i.map(()=>0);for(let{
value:u}of V(o))a[Ml(i,u)]++;let l=r.scale(o.at),h=u=>String(Math.round(1e6*l*i[u])/1e6).replace("-","−"),c=f("input.t\
xt",{"data-k":"list",placeholder:`${h(i.length>>1)} x4, ${h(1)}, ${h(2)} ${h(2)}`,autocomplete:"off","aria-label":"Type \
the list: numbers, with x for how often",value:e.typed,oninput:()=>{e.typed=c.value}});return f("div.w-hands",f("div.w-b\
ands",{role:"group","aria-label":e.less?"Take one away from":"One more who said"},i.map((u,m)=>f("button.btn",{"data-k":`\
band.${m}`,"aria-keyshortcuts":Ar(m),"aria-label":[`One ${e.less?"less":"more"}: ${h(m)}`,e.shown&&`${a[m]} so far`].filter(
Boolean).join(", "),onclick:()=>n(Cr(t,m,e.less))},f("span",h(m)),e.shown&&f("small",String(a[m]||"·"))))),f("div.w-too\
ls",f("button.btn",{"data-k":"less","aria-pressed":String(e.less),title:"Taps take away until it is pressed again (key: \
minus)",onclick:()=>{e.less=!e.less,s()}},"Take away"),f("form.w-list",{onsubmit:u=>{u.preventDefault();let m=t.do({kind:"\
List",text:c.value});m||(e.typed=""),n(m),s()}},c,f("button.btn",{type:"submit","data-k":"add"},"Add")),me({label:"Count\
s of each number",choices:[[!1,"Counts covered"],[!0,"shown"]],value:e.shown,k:"counts",pick:u=>{e.shown=u,s()}})))}function Xn(t,e){
let n=r=>e(t.do({kind:"Size",of:r})),{here:s}=t.state;return f("span.w-size",f("span","Class of"),f("span.step",f("butto\
n",{"data-k":"size.less","aria-label":"One less in the class",onclick:()=>n(s-1)},"−"),f("input.txt",{"data-k":"size",
"data-draft":"size",inputmode:"numeric","aria-label":"How many the class is",value:s,onchange:r=>{let{value:o}=he(r.target.
value,{whole:!0});setTimeout(n,0,o??Number.NaN)}}),f("button",{"data-k":"size.more","aria-label":"One more in the class",
onclick:()=>n(s+1)},"+")))}var Tl="uncle_widgets.class.address";function El({now:t},e=""){let n=t.begun?.addresses??[],s=e||on("localStorage",Tl);return n.
includes(s)?s:n[0]??""}var cf=t=>t.replace("<svg ",'<svg xmlns="http://www.w3.org/2000/svg" ');function Ll({line:t,mine:e}){
return t?.now.begun?[f("span","Join "),f("b",El(t,e.address))," ",f("b.w-code",t.now.begun.code)]:[]}var Al=({now:t},e)=>JSON.
stringify([t.begun,e]);function Cl(t,e,n){let[s,r]=t.querySelectorAll(".w-count, .w-places");r&&(s.textContent=String(e),
r.textContent=` of ${n} are here`)}function Ol(t,e){let{mine:n}=t,{begun:s}=e.now,r=El(e,n.address);return s?s.words?[hf(
s,r)]:[f("div.w-doorway",f("p.w-lead","On your phone or laptop, in this room’s network, open"),f("p.w-address",f("b",r),
" and type"),f("p.w-huge.w-code",{tabindex:-1,"data-next":!0},f("b",s.code)),f("p.mute","Type a nickname, or none. Your \
guesses are saved on your teacher’s computer, and deleted when the ","class ends or a day after it began. Your phone s\
ays exactly what is saved."),f("p",f("b.w-count"),f("span.w-places")),s.addresses.length>1&&f("label.field",f("span","An\
other address of this computer"),f("select.pick",{"data-k":"address",onchange:o=>{n.address=o.target.value,st("localStor\
age",Tl,n.address),t.draw()}},s.addresses.map(o=>f("option",{value:o,selected:o===r},o))))),s.qr[r]&&f("div.w-qr",{role:"\
img","aria-label":`QR code: ${r}`},Ft(cf(s.qr[r])))]:[]}var hf=(t,e)=>f("div.w-doorway.w-alone",f("h2.w-huge",{tabindex:-1,
"data-next":!0},"No phone can reach this page"),f("p.w-lead",t.words),f("p","Other windows of this computer can join at ",
f("b",e)," with the code"),f("p.w-lead.w-code",f("b",t.code)),f("p",f("b.w-count"),f("span.w-places")));function uf(t,e){
let n=t.filter(({fresh:s})=>s).map(({number:s})=>s);return n.length>0&&f("p",f("button.btn",{"data-k":"remove.new",onclick:()=>e.
set({remove:n})},n.length===1?"Remove the newcomer":`Remove all ${n.length} newcomers`),f("span.mute"," They joined in t\
he last five minutes and have not answered. They can join again."))}function df({number:t},e){let{votes:n}=e.room.state,
s=n.filter(({member:i})=>i===t).length,r=s===0,o=f("button.btn.w-out",{"data-k":`remove.${t}`,"aria-label":`Remove stude\
nt ${t}`,onclick:()=>{if(r)return e.set({remove:[t]});r=!0,o.removeAttribute("aria-label"),o.textContent=`Really: ${s===
1?"an answer goes":`${s} answers go`}`}},"Remove");return o}function Nl({room:t},e,n){let{members:s,waiting:r,here:o}=t.
state,{places:i,locked:a}=e.now,l=h=>{h>=2&&h<=300&&e.set({places:h}),n()};return[r>0&&f("div.w-waiting",f("p",f("b",`${r}\
 wait at the door. `),`There is room for ${i}, and ${s.length} are in.`),f("button.btn",{"data-k":"admit",onclick:()=>e.
set({admit:!0})},"Let them in"),f("button.btn",{"data-k":"away",onclick:()=>e.set({admit:!1})},"Turn them away")),f("div\
.w-ways",f("span.w-size",f("span","Room for"),f("span.step",f("button",{"data-k":"room.less","aria-label":"One place les\
s",onclick:()=>l(i-1)},"−"),f("output",String(i)),f("button",{"data-k":"room.more","aria-label":"One place more",onclick:()=>l(
i+1)},"+"))),me({label:"Door",choices:[[!1,"Door open"],[!0,"Locked"]],value:a,k:"door",pick:h=>{e.set({locked:h}),n()}})),
uf([...s],e),f("p.mute",`${o} here. Names are covered, since this page is on the wall: hold a bar to read it. `,"The sav\
ed table (CSV) has each name beside its numbers, unless you hide the name."),f("ul.w-members",s.map(h=>{let{number:c,nick:u,
here:m,said:d}=h;return f("li",f("b",String(c)),u?f("button.w-nick",{"data-k":`nick.${c}`,"aria-label":`Student ${c}: ho\
ld to read the name`,...Object.fromEntries(["pointerdown","keydown","pointerup","keyup","pointerleave","blur"].map((p,g)=>[
`on${p}`,b=>b.currentTarget.classList.toggle("held",g<2)]))},f("span",u)):f("span",`Student ${c}`),f("span.mute",m?d?"ha\
s said":"not yet":"away"),u&&f("button.btn",{"data-k":`hide.${c}`,onclick:()=>e.set({hide:c})},"Hide name"),df(h,e))}))]}function Rl(t){let{room:e,tools:n}=t,s=f("p.w-told",{role:"status"}),r=f("div"),o=!1,i=f("dialog.sheet.w-panel",{"aria-l\
abel":"The class",onclose:()=>i.remove()}),a=(u,m,d)=>f("button.btn",{"data-k":u,onclick:d},m),l=()=>{if(!o){o=!0,h();return}
i.close(),e.state.how==="phones"?t.line?.close():e.forget()},h=()=>{let{state:u,facts:m}=e;J(r,t.line&&u.how==="phones"?
Nl(t,t.line,h):[f("p",Xn(e,d=>{s.textContent=d,h()})),f("p.mute","What is said is kept in this browser until you begin a\
new; a reload loses nothing.")],(n.lessons?.length??0)>1&&f("label.field",f("span","Lesson"),f("select.pick",{"data-k":"\
lesson",onchange:d=>{i.close(),ln(t,d.target.value)}},n.lessons?.map(([d,p])=>f("option",{value:d,selected:d===String(m.
saved.number)},`${d}. ${p}`)))),f("p",me({label:"Theme",choices:jt,value:Pe(),k:"theme",pick:d=>{ms(d),h()}})),f("div.w-\
ways",a("save","Save the answers (CSV)",()=>t.save()),a("full","Full screen",()=>{i.close(),t.fill()}),a("keys","Keys",()=>{
i.close(),As(t.root)}),["shown","why","deal"].includes(u.to)&&a("end","To the end of the lesson",()=>{i.close(),t.say(e.
do({kind:"End"}))}),u.how==="phones"&&a("hands","Go on by hands",()=>{i.close(),$s(t)}),u.how==="phones"&&!t.line?.now.forgotten&&
a("shared","This is a shared computer",()=>{i.close(),Fo(t)}),a("anew",o?"Really: all answers are deleted":u.how==="phon\
es"?`End class ${t.line?.now.begun?.code??""}`:"Begin anew",l)),s)},c=e.watch(()=>{r.querySelector(".held, select:focus")||
h()});i.addEventListener("close",c),i.append(f("div.w-lowhead",f("h2",{tabindex:-1,autofocus:!0},"The class"),f("button.\
btn",{"data-k":"close",onclick:()=>i.close()},"Close")),r),h(),t.root.append(i),i.showModal()}function mf(t,{at:e,how:n,here:s,members:r,pressed:o}){let i=o[e]??{};if(n==="phones")return r.map(({number:l})=>Array.from(
{length:i[l]??0},(h,c)=>t.deal(e,z*(l-1)+c)));let a=i[0]??0;return Array.from({length:s},(l,h)=>Array.from({length:Math.
max(0,Math.min(z,a-z*h))},(c,u)=>t.deal(e,z*h+u)))}function Ht(t,e){let n=mf(t,e),s=n.flat(),r=s.flatMap(({value:x})=>x??
[]),o=r.length,i=r.reduce((x,M)=>x+M,0),a=t.measure(e.at)==="chance",l=r.reduce((x,M)=>x+M*M,0),[h,c]=o===0?[0,0]:a?ko(i,
o):vo(o,i,l),u=n.filter(x=>x.length===z),m=u.flatMap(x=>{let M=x.flatMap(({value:$})=>$??[]);return M.length>0?M.reduce(
($,_)=>$+_,0)/M.length:[]}),d=x=>a?Te(100*x,1):t.written(e.at,x),p=m.length>1?`Ten deals say little: ${g(Math.min(...m))}\
 here, ${g(Math.max(...m))} there. `:"";function g(x){return a?`${Math.round(z*x)} of 10`:d(x)}let b=a?" (Wilson, 95%)":
" (95%)",y=a?100:1,w=o?i/o:0,v=xo(y*h,y*c,y*w,t.measure(e.at));return{columns:n,tens:m,n:o,hits:i,mean:w,low:h,high:c,struck:s.
length-o,begun:s.length,last:e.how==="hands"?s.at(-1):void 0,words:o>1?`${p}All together say ${v}${b}. More deals, a sho\
rter bar.`:"",said:d}}function Hl(t,e){let{n,hits:s,mean:r,words:o}=Ht(t,e),{measure:i,says:a}=t.panel(e.at);return n===
0?"No deals yet.":`${i==="chance"?`${s} of ${n} ${a}.`:`${t.written(e.at,r)} on average in ${n}.`} ${o}`}function Ul(t,e,n,s,r){
let{columns:o,hits:i,n:a}=Ht(s,r),{measure:l,says:h}=s.panel(r.at),[c,u]=s.span(r.at),m=3.2*n,d=(t-m-n)/Math.max(o.length,
12),p=(e-3.4*n)/z,g=.36*Math.min(d,p,2*n),b=x=>.6*n+p*(z-1-x+.5),y=e-1.1*n,w=(x,M,$)=>x?x.value==null?I(`M${M-g/2} ${$-g/
2}l${g} ${g}m0-${g}l-${g} ${g}`,"var(--field-edge)",2):l!=="chance"?R(M,$,g*(.3+.7*pe(x.value,c,u)),{class:"hit"}):R(M,$,
x.value?g:g-1,{class:x.value?"hit":"none"}):R(M,$,Math.max(1,.1*n),{fill:"var(--field-line)"}),v=(x,M,$,_="")=>k(`text${_}`,
{x,y:M,"font-size":.8*n},$);return k("svg.w-deals",{width:t,height:e,viewBox:`0 0 ${t} ${e}`,role:"img","aria-label":`${i}\
 of ${a} ${a===1?"deal":"deals"}.`},o.map((x,M)=>Array.from({length:z},($,_)=>w(x[_],m+d*(M+.5),b(_)))),v(m-.6*n,b(z-1)+
.3*n,"10th",".e.f2"),v(m-.6*n,b(0)+.3*n,"1st",".e.f2"),l==="chance"?[R(m,y-.3*n,.4*n,{class:"hit"}),v(m+.8*n,y,h,".b"),v(
t-n,y,"one column, one student",".e.f2")]:v(m,y,"larger: more. One column, one student",".f2"))}function Pl(t,e,n,s,r){let o=Ht(
s,r),i=s.span(r.at),a=s.measure(r.at)==="chance",l=t>34*n,[h,c]=l?[6.2*n,(a?7:11)*n]:[1.2*n,1.2*n],u=S=>h+pe(S,...i)*(t-
h-c),m=e-1.3*n,d=.58*m,p=(d+m)/2,g=.31*n,b=ee("pool"),y=u(s.exact(r.at)),w=y>9*n,v=new Map,x=Math.max(1,...o.tens.map(S=>o.
tens.filter(A=>u(A).toFixed()===u(S).toFixed()).length)),M=Math.min(2.2*g,(d-1.6*n)/x),$=(S,A,N,H,W=.75)=>k(`text.${S}`,
{x:A,y:N,"font-size":W*n},H),_=Math.min(...o.tens),T=Math.max(...o.tens),E=S=>a?String(Math.round(z*S)):o.said(S);return k(
"svg.heaps",{width:t,height:e,viewBox:`0 0 ${t} ${e}`,role:"img","aria-label":`Exact ${s.written(r.at,s.exact(r.at))}. ${o.
words||"No deals yet."}`},k("defs",ce(b,"var(--ink)")),ht({rows:[],span:i,chance:a,written:String},u,m,n),I(`M${u(i[0])}\
 ${d}H${u(i[1])}`,"var(--rule)",1.5),I(`M${y} 0V${m}`,"var(--ink)",.17*n),o.tens.map(S=>{let A=u(S).toFixed(),N=v.get(A)??
0;return v.set(A,N+1),R(u(S),d-1.4*g-N*M,g,{class:"ten"})}),o.n>0&&[C(u(i[0]),p-.45*n,Math.max(1,u(o.mean)-u(i[0])),.9*n,
{fill:`url(#${b})`,stroke:"var(--ink)","stroke-width":1.5}),I([o.low,o.high].map(S=>`M${u(S)} ${p-.45*n}v${.9*n}`).join(
"")+`M${u(o.low)} ${p}H${u(o.high)}`,"var(--accent-fill)",4),R(u(o.mean),p,.25*n,{fill:"var(--sheet)",stroke:"var(--acce\
nt-fill)","stroke-width":3})],$(`tx.b${w?".e":""}`,y+(w?-.5:.5)*n,.85*n,`exact ${s.written(r.at,s.exact(r.at))}`,.85),l&&
[$("tx.b",0,d-1.2*n,"Ten each",.85),$("tx2",0,d-.25*n,`${o.tens.length} done`),$("tx.b",0,p-.1*n,"Together",.85),$("tx2",
0,p+.85*n,o.begun===1?"1 deal":`${o.begun} deals`),o.tens.length>0&&[$("tx.b.e",t,d-1.2*n,a?`${E(_)} to ${E(T)} of 10`:`${E(
_)} to ${E(T)}`,.9),$("tx2.e",t,d-.25*n,"one student’s ten")],o.n>1&&[$("tx.b.e",t,p-.1*n,a?`${o.said(o.mean)}%`:o.said(
o.mean),.9),$("tx2.e",t,p+.85*n,`${o.said(o.low)} to ${o.said(o.high)}`)]])}function Bl(t,e){let{saved:n,of:s}=t.facts,{goal:r}=n.courses[0];return[f("div",f("p.mute",n.standing),f("h2.w-huge",{tabindex:-1,
"data-next":!0},n.title),f("p",r.line)),f("div.w-doorway",f("ol.w-how",f("li",f("b","Alone. "),"Everybody writes a numbe\
r and holds it up: a whiteboard, a sheet, fingers."),f("li",f("b","Tap. "),"You tap each number here. The wall shows how\
 many have said, never what."),f("li",f("b","Talk. "),"Where the room is split it argues for two minutes, and says again\
."),f("li",f("b","Show. "),"Then all of it: what was said, what is exact, and why.")),f("p",Xn(t,e),f("span.mute",` ${s}\
 positions`)))]}var ff=5e3,pf=11;function Or(t){let e=(n,s,r,o)=>({keys:n,shown:s,words:r,when:()=>!0,press:()=>(t.deaf||o(),!0)});return[
e(["PageDown","ArrowRight"],"Page Down, →","The main button.",()=>{t.room.offered?t.say(Ts):t.main.node.click()}),e(["\
PageUp","ArrowLeft"],"Page Up, ←","A step back.",()=>$l(t))]}function Dl(t){let e=(n,s,r)=>({keys:[n],shown:n.toUpperCase(),
words:`${s} (focus in the bar).`,inside:!0,when:()=>!0,press:()=>(t.deaf||r(),!0)});return[...t.acts.flatMap(({key:n,words:s,
press:r})=>n?e(n,s,r):[]),e("f","Full screen",()=>t.fill())]}function Nr(t){let{room:e,mine:n}=t,s=()=>e.state.to==="ask"&&
e.state.how==="hands",r=Array.from({length:pf},(a,l)=>Ar(l));return[{keys:r,shown:"0 to 9, H",words:"One more of that nu\
mber; H is a hundred.",inside:!0,when:s,press:a=>(t.say(Cr(e,r.indexOf(a),n.less)),!0)},{keys:["-"],shown:"−",words:"T\
aps take away, or add again.",inside:!0,when:s,press:()=>(n.less=!n.less,t.draw(),!0)}]}function Wl(t,e){if(e.target!==document.
body||e.defaultPrevented)return;let n=Or(t).find(({keys:s})=>s.includes(e.key));n&&(e.preventDefault(),n.press(e.key,t.root))}
var Fl=({here:t})=>`${t} ${t===1?"is":"are"} here.`;function Rr({room:{facts:t,state:e}}){let{to:n,at:s,vote:r,step:o}=e,
{ask:i,steps:a}=t.panel(s);switch(n){case"ask":return`Position ${s+1} of ${t.of}${r>1?", asked again":""}. ${i}`;case"he\
ld":return"The vote is closed.";case"talk":return"Time to talk. Find somebody who said another number.";case"shown":return Jn(
t,e).spoken;case"why":return`Step ${a[o].letter}. ${[a[o].words,a[o].value].filter(Boolean).join(": ")}.`;case"deal":return Hl(
t,e);case"end":return`The end of the lesson. ${t.saved.short}`}return""}var Qn=class{constructor(e){this.at=0;this.timer=
0;this.live=e}say(e,n=!1){clearTimeout(this.timer);let s=n?0:Math.max(0,this.at+ff-performance.now());this.timer=window.
setTimeout(()=>{this.live.textContent=typeof e=="string"?e:e(),this.at=performance.now()},s)}};function Il(t,e,n){let s=t.flatMap(c=>Array(c.n).fill(c.yes)),r=c=>[8+c%10*19,8+Math.floor(c/10)*19],[o,i]=r(Math.max(1,
Math.round((e??0)*100))-1),[a,l]=r(Math.round((n??0)*100)-1),h=t.map(c=>`${c.n} ${c.words}`).join(", ");return k("svg.hu\
ndred",{viewBox:"0 0 187 187",role:"img","aria-label":`Of 100: ${h}.`},s.map((c,u)=>{let[m,d]=r(u);return ie(c,m,d,7.2)}),
n!=null&&a>0&&k("path.ghost",{d:`M${a} ${l+6}l-7-12h14z`,"stroke-linejoin":"round"}),e!=null&&e>0&&k("path",{d:`M${o} ${i+
6}l-6-11h12z`,fill:"var(--accent)",stroke:"var(--sheet)","stroke-width":2}))}var ql=t=>k("svg",{width:18,height:18,"aria\
-hidden":"true"},ie(t,9,9,7));function Hr(t,e,n=e){let s=Math.max(...n.map(a=>a[1]),.01),r=14+8*Math.max(...n.map(a=>a[0].
length)),o=n.length>6?22:27,i=e.length*o;return Wt(t,i,`${e.map(a=>`${a[0]}: ${a[2]}`).join(". ")}.`,e.map(([a,l,h],c)=>{
let u=c*o+o/2;return[Kt(0,u+5,a),C(r,u-7,Math.max(1.5,l/s*(t-r-64)),14,{fill:"var(--ink)"}),Kt(t,u+5,h,"tx b e")]}))}var Ze=26,jl=36,Vl=t=>4+Ze+jl*(t-1);function Gl(t,e){let n=Math.min(jl,(t-Ze-4)/Math.max(1,e.length-1)),s=n>=24,r=e.map(
({face:i,die:a,words:l})=>[i?.text,a&&`a die, ${a}`,l].filter(Boolean).join(": "));return Wt(t,56,r.join(", ")||"No tria\
l yet.",e.map((i,a)=>{let l=2+a*n,h=l+Ze/2,c=!!i.counts,u={transform:`translate(${i.die?l+1:l} ${i.die?8:2})`},m=i.eye?bf(
h,20,c):k("g",u,i.die?yn(i.die,Ze-2,c):ve(i.face,Ze));return k("g",m,c&&!i.eye&&!i.die&&C(l-1,1,Ze+2,Ze*1.4+2,{rx:3,fill:"\
none",stroke:"var(--lit)","stroke-width":3}),(s||i.counts)&&Kt(gf(h,i.words,t),54,i.words??"",i.counts?"tx b m":"tx2 m",
13))}))}function gf(t,e,n){let s=U(e??"",13)*.55;return Math.max(s,Math.min(t,n-s))}var bf=(t,e,n)=>k("g",{fill:"none",stroke:"\
var(--ink)","stroke-width":2},k("path",{d:`M${t-13} ${e}q13 ${n?-20:0} 26 0q-13 20-26 0Z`}),n?R(t,e,5,{fill:"var(--accen\
t-fill)",stroke:"none"}):k("path",{d:`M${t-7} ${e+11}l-2 4M${t} ${e+12}v5M${t+7} ${e+11}l2 4`}));var yf=(t,e,n,s)=>k("g",R(t,e,n-.8,{fill:s?L.band:"none",stroke:L.rule,"stroke-width":1.5}),P(`M${t-n*.9} ${e+n*.9}L${t+
n*.9} ${e-n*.9}`,L.edge,1.8));function Kl(t,e){let n=t<560,s=n?16.5:19,r=s*.38,[o,i,a,l]=e.counts,h=[...Array(o).fill("y\
es"),...Array(i).fill("out"),...Array(a).fill("no"),...Array(l).fill("out-no")],c=24,u=10*s+10,m=h.map((A,N)=>{let[H,W]=[
(N%10+.5)*s,c+(Math.floor(N/10)+.5)*s];return A==="yes"||A==="no"?ie(A==="yes"?1:0,H,W,r):k("g.pic-in",{style:"animation\
-delay:240ms"},yf(H,W,r,A==="out"?1:0))}),d=e.sides.map(([A,N],H)=>{if(!A)return null;let W=H?100-A:0,te=c+W/10*s+2,j=c+
(W+A)/10*s-2,Q=(n?t:t*.55)-u-14,se=Z(N,Q),Me=Math.min(Math.max((te+j)/2-8*se.length+5,c+10),c+10*s-16*se.length);return[
P(`M${u} ${te}h6V${j}h-6`,L.edge,1.5),O(u+14,Me,A,"tx b",15),se.map((Ye,Ut)=>O(u+14,Me+16*(Ut+1),Ye,"tx2"))]}),[p,g,b]=e.
left,y=n?0:Math.max(t*.58,u+150),w=n?c+10*s+34:c,v=7,x=n?s:Math.min(s,(t-y)/12),M=Array.from({length:g},(A,N)=>k("g",X(N,
8),ie(N<p?1:0,y+(N%v+.5)*x,w+(Math.floor(N/v)+.5)*x,x*.38))),$=Math.ceil(g/v),_=y+v*x+18,T=t-_-re(p,34)-8,E=Z(`of ${g} ${b}`,
Math.max(T,60),1.06*15),S=w+Math.max($*x,26+18*E.length)+8;return q(t,Math.max(S,c+10*s+4),e.spoken,O(0,13,e.holders,"tx\
 b",14),m,d,O(y,w-11,`Strike out ${i+l}. Left: ${g}`,"tx b",14),M,le(p,_,w+2,34,{colour:"var(--accent)"}),E.map((A,N)=>O(
_+re(p,34)+8,w+14+18*N,A,"tx b",15)),O(_+re(p,34)+8,w+14+18*E.length,`chance ${e.exact}`,"tx2"))}var Zl=t=>1+Math.max(0,
...t.children.map(Zl));function zl(t,e){let n=Zl(e.tree),s=t/n,r=e.tree.n<1e3?46:62,o=36,i=s-14,a=m=>o+14+16*Z(m.words,i).
length,l=[],h=[],c=4,u=(m,d)=>{let p=d*s,g=m.children.map(x=>u(x,d+1)),b=g.length?g.reduce((x,M)=>x+M,0)/g.length:c+o/2;
g.length||(c+=a(m)),m.children.forEach((x,M)=>{let $=x.mark==="out";l.push(k("g",X(d+1,160),P(`M${p+r} ${b}L${p+s} ${g[M]}`,
$?L.rule:L.ink,$?1.5:2)))});let[y,w]=[m.mark==="yes",m.mark==="out"],v=y?"fill:var(--sheet)":w?"fill:var(--ink-2)":"";return h.
push(k("g",X(d,160),C(p+1,b-o/2,r-2,o,{rx:3,fill:y?L.accent:L.sheet,stroke:y?L.accent:w?L.rule:L.edge,"stroke-width":1.8,
"stroke-dasharray":w?"4 4":null}),k("text.tx.b.m",{x:p+r/2,y:b+6,"font-size":17,style:v},m.n.toLocaleString("en")),Z(m.words,
i).map((x,M)=>Ot(p,b+o/2+16*(M+1),x,"tx2")))),b};return u(e.tree,0),q(t,c,e.spoken,l,h)}function Yl(t,e){let n=t<440?16:Math.min(22,t/26),s=e.dots.flatMap(([c,,u])=>Array.from({length:c},()=>u)),r=t<10*n+22+180,
o=r?0:10*n+22,i=[],a=r?10*n+24:16;for(let[c,u,m]of e.dots)c&&(i.push(ie(m,o+7,a-5,7),O(o+22,a,c,"tx b",15)),i.push(O(o+26+
9*String(c).length,a,u,"tx",14)),a+=25);i.push(P(`M${o} ${a-10}H${t}`)),a+=10;let l=(c,u,m,d=L.ink)=>{i.push(O(o,a,c,"tx\
2"));for(let g of Z(`${u} =`,t-o-48,14))a+=20,i.push(O(o,a,g,"tx",14));let p=O(t,a,m,"b e",20);p.style.fill=d,i.push(p),
a+=28};l("hands, each counted once",e.hands[0],e.hands[1]),l(`${e.cards[0]} in those hands`,e.cards[1],e.cards[2],"var(-\
-accent)");for(let c of Z(`more finely ${e.exact[0]} and ${e.exact[1]}`,t-o))i.push(O(o,a-4,c,"tx2")),a+=16;a-=16;let h=Math.
max(10*n,a+4);return q(t,h,e.spoken,s.map((c,u)=>k("g",X(Math.floor(u/10)*3+u%10,20),ie(c,(u%10+.5)*n,(Math.floor(u/10)+
.5)*n,n*.38))),i)}var wf=(t,e,n,s)=>[O(t,e-7,n,"tx b m",17),P(`M${t-15} ${e}h30`,L.ink,2),O(t,e+19,s,"tx b m",17)];function Jl(t,e){
let n=e.factors.length,s=e.factors[0][1],r=Math.max(1,Math.min(n,Math.floor((t+20)/84))),o=24,i=Math.min(190,(t-o*(r-1))/
r),a=s>60?12:7,l=Math.min(i/a,13),h=Math.ceil(s/a),c=n<=4&&l>=5,u=(c?h*l+26:18)+66,m=[];e.factors.forEach(([g,b],y)=>{let w=y%
r*(i+o),v=Math.floor(y/r)*u,x=w+(c?a*l/2:i/2),M=[O(c?w:x,v+13,`${y+1}${["st","nd","rd"][y]??"th"} card`,c?"tx2":"tx2 m")];
if(c)for(let _=0;_<b;_++){let T=_>=g;M.push(C(w+_%a*l+1,v+20+Math.floor(_/a)*l+1,l-2,l-2,{rx:1.5,fill:T?L.accent:"none",
stroke:T?L.accent:L.edge,"stroke-width":1.2}))}let $=v+(c?20+h*l:12)+28;m.push(k("g",X(y,240),M,wf(x,$,g,b))),y+1<n&&m.push(
O(Math.min(t-6,x+(i+o)/2),$+6,"×","tx m",18))});let d=Math.ceil(n/r)*u+14,p=(g,b="tx",y=14)=>{for(let w of Z(g,t-4,b.endsWith(
" b")?1.06*y:y))m.push(O(0,d,w,b,y)),d+=y+6};return p(`= ${e.none} without ${e.one}; ${e.some} with one or more`,"tx b",
15),p(`Counting hands: ${e.counting[0]} of ${e.counting[1]} is the same.`),p(`${e.choose}: ${e.means}.`,"tx2",13),q(t,d,
e.spoken,m)}function Xl(t,e){let n=t<430,s=n?Math.min(44,(t-26)/6):40,r=24,o=22,i=[];for(let u=0;u<6;u+=1)i.push(O(r+(u+.5)*s,14,u+1,
"tx2 m"),O(4,o+(u+.5)*s+5,u+1,"tx2"));e.rows.forEach((u,m)=>{u.forEach((d,p)=>{let g=r+p*s,b=o+m*s,y={fill:d?L.accent:"n\
one",stroke:d?"none":L.edge,"stroke-width":1.2},w=m===p?k("circle",{cx:g+s/2,cy:b+s/2,r:s/2-2,...y}):C(g+1.5,b+1.5,s-3,s-
3,{rx:2,...y}),v=O(g+s/2,b+s/2+5,d,"b m",14);v.style.fill="#FFF",i.push(k("g",X(m+p,30),w,d&&v))})});let a=o+6*s,l=n?4:r+
6*s+18,h=n?a+24:o+20,c=[C(l,h-12,14,14,{rx:2,fill:L.accent}),...Z(e.unlike,t-l-24,14).map((u,m)=>O(l+22,h+19*m,u,"tx",14))];
return h+=19*Z(e.unlike,t-l-24,14).length+8,c.push(R(l+7,h-5,7,{fill:L.accent})),c.push(...Z(e.doubles,t-l-24,14).map((u,m)=>O(
l+22,h+19*m,u,"tx",14))),h+=34,c.push(O(l,h,e.sum,"tx b",18)),q(t,Math.max(a,h)+8,e.spoken,i,c)}var Ql=(t,e,n,s)=>k("g",R(t,e,n-.8,{fill:L.band,stroke:L.rule,"stroke-width":1.5}),P(`M${t-n} ${e+n}L${t+n} ${e-n}`,L.ink,
2,s?{class:"pic-in late"}:{}));function ec(t,e,n=0){let s=Math.min(19,t/25),r=s*.38,o=[...e.signs],i=c=>[(c%25+.5)*s,(Math.
floor(c/25)+.5)*s],a=4*s+19,l=0,h=e.kinds.map(([c,u],m)=>{let d=`${c.toLocaleString("en")} ${u}`,p=30+U(d,13);l>0&&l+p>t&&
([l,a]=[0,a+19]);let g=l;return l+=p,[m===2?Ql(g+8,a-4.5,7,!1):ie(m===0?1:0,g+8,a-4.5,7),O(g+20,a,d,"tx")]});return q(t,
a+6,e.spoken,Array.from({length:100-o.length},(c,u)=>{let[m,d]=i(o.length+u);return R(m,d,1.5,{fill:L.rule})}),o.map((c,u)=>{
let[m,d]=i(u),p=c==="x"?Ql(m,d,r,u>=n):ie(c==="y"?1:0,m,d,r);return u>=n?k("g.pic-in",p):p}),h)}var ze=21,xf=3,Ur=50;function tc(t,e,n=0,s=200){
let{start:r,target:o,n:i}=e,[a,l]=[i<1e3?34:48,t-12],h=S=>a+(l-a)*(S-r)/(o+5-r),c=20,u=Math.floor((s-c-Ur-32)/ze),m=Math.
max(1,Math.min(xf,u)),d=c+m*ze,p=d+12+Ur,g=Math.max(...e.feet,...e.exact.map(S=>S*i),1)*1.08,b=S=>p-Ur*S/g,y=ae(r,o,6).filter(
S=>Number.isInteger(S)&&Math.abs(S-o)>(o-r)/10),w=Math.max(1.5,(h(r+1)-h(r))*.66),[v,x]=[ee("feet"),ee("feet")],M=e.rows.
slice(-m),$=i-M.length,_=i?`Feet on each total after ${i.toLocaleString("en")}`:"Feet on each total",T=i?`at ${o}: ${e.feet[e.
feet.length-1].toLocaleString("en")}`:"",E=t-h(r)-U(T,1.06*13)-8;return q(t,p+20,e.spoken,k("defs",ce(v,L.ink),ce(x,L.accent)),
C(h(o)-7,c-4,14,d-c+6,{fill:L.band,stroke:L.edge}),y.map(S=>[O(h(S),13,S,"tx2 m"),P(`M${h(S)} 17V${d}`)]),O(h(o),13,o,"t\
x b m"),Array.from({length:m},(S,A)=>P(`M${h(r)} ${c+A*ze+ze-5}H${l}`)),M.map((S,A)=>{let N=c+A*ze+ze-5,H=$+A>=n;return[
O(a-6,N+4,($+A+1).toLocaleString("en"),"tx2 e"),S.slice(1).map((W,te)=>{let[j,Q]=[h(S[te]),h(Math.min(W,o+5))],se=W===o;
return k("g",H?{class:"pic-in",style:`animation-delay:${M.length>1&&i-n>1?0:te*60}ms`}:{},P(`M${j} ${N}A${(Q-j)/2} ${Math.
min(ze-8,(Q-j)/2*.9+2)} 0 0 1 ${Q} ${N}`,L.edge,1.4),R(Q,N,se?5.5:2.2,{fill:se?L.accent:L.ink}))})]}),P(`M${h(r)} ${p}H${h(
o+.6)}`,L.edge),i>0&&O(a-6,b(g/1.08)+5,Math.round(g/1.08).toLocaleString("en"),"tx2 e"),e.feet.map((S,A)=>{let N=A+1===e.
feet.length;return C(h(r+1+A)-w/2,b(S),w,p-b(S),{fill:`url(#${N?x:v})`,stroke:N?L.accent:L.ink,"stroke-width":.7})}),i>0&&
[P(e.exact.map((S,A)=>`${A?"L":"M"}${h(r+1+A)} ${b(S*i)}`).join(""),L.sheet,5),P(e.exact.map((S,A)=>`${A?"L":"M"}${h(r+1+
A)} ${b(S*i)}`).join(""),L.ink,2.5)],O(h(r),p+16,U(_,13)<E?_:_.replace(" on each total",""),"tx2"),i>0&&O(t,p+16,T,"tx b\
 e"))}function nc(t,e){let n=t<640,{start:s,target:r}=e,[o,i]=[n?22:40,t-(n?12:112)],a=E=>o+(i-o)*(E-s)/(r+5-s),l=e.rows.slice(
0,n?8:12),h=n?21:24,c=26,u=c+l.length*h,m=ae(s,r,n?6:10).filter(E=>Number.isInteger(E)&&Math.abs(E-r)>(r-s)/14),d=ee("fe\
et"),p=ee("feet"),g=l.map((E,S)=>{let A=c+S*h+h-6,N=E[E.length-1],H=E.includes(r),W=[];return E.slice(1).forEach((te,j)=>{
let[Q,se]=[a(E[j]),a(Math.min(te,r+5))],Me=Math.min(h-9,(se-Q)/2*.9+2),Ye=te===r;W.push(k("g",X(S*4+j,30),P(`M${Q} ${A}A${(se-
Q)/2} ${Me} 0 0 1 ${se} ${A}`,L.edge,1.4),R(se,A,Ye?5.5:n?2:2.6,{fill:Ye?L.accent:L.ink})))}),[P(`M${a(s)} ${A}H${i}`),O(
0,A+4,S+1,"tx2"),W,!n&&O(i+14,A+4,H?"lands":`jumps to ${N}`,H?"tx b":"tx2")]}),b=92,y=u+46+b,w=Math.max(...e.feet,...e.exact.
map(E=>E*e.n),1)*1.08,v=E=>y-b*E/w,x=Math.max(1.5,(a(s+1)-a(s))*.66),M=e.feet[e.feet.length-1],$=e.exact.map((E,S)=>`${S?
"L":"M"}${a(s+1+S)} ${v(E*e.n)}`).join(""),_=n?`After ${e.n} rows: feet on each`:`After ${e.n} rows: how many feet stood\
 on each number`,T=n?y+42:y+22;return q(t,T,e.spoken,k("defs",ce(d,L.ink),ce(p,L.accent)),C(a(r)-7,c-4,14,u-c+6,{fill:L.
band,stroke:L.edge}),m.map(E=>[O(a(E),14,E,"tx2 m"),P(`M${a(E)} 19V${u}`)]),O(a(r),14,r,"tx b m"),g,O(0,u+26,_,"tx b",14),
ae(0,w,3).filter(Number.isInteger).map(E=>[P(`M${a(s)} ${v(E)}H${a(r+.6)}`),O(a(s)-4,v(E)+4,E,"tx2 e")]),e.feet.map((E,S)=>C(
a(s+1+S)-x/2,v(E),x,y-v(E),{fill:`url(#${S+1===e.feet.length?p:d})`,stroke:S+1===e.feet.length?L.accent:L.ink,"stroke-wi\
dth":n?.7:1})),P($,L.sheet,6),P($,L.ink,3),m.map(E=>O(a(E),y+17,E,"tx2 m")),O(a(r),y+17,r,"tx b m"),n?O(t,y+38,`at ${r}:\
 ${M}, chance ${e.said}`,"tx b e",14):[k("text.b",{x:i-10,y:y-30,"font-size":14,style:"fill:var(--accent)"},`${M} at ${r}`),
O(i-10,y-10,`chance ${e.said}`,"tx b",14)])}function sc(t,e){let n=.45*t,s=12+Math.min(n,Math.max(...e.rows.map(([m])=>U(
m,13)))),r=t-s-34,o=Math.max(9,Math.min(17,r/17)),i=Math.max(1,Math.floor(r/o)),a=[],[l,h]=[26,0];for(let[m,d]of e.rows){
let p=d.flatMap(([b,y])=>Array(b).fill(y)),g=Z(m,s-12,14);a.push(g.map((b,y)=>O(0,l+5+16*y,b,"tx")),O(t,l+5,p.length,"tx\
 b e")),p.forEach((b,y)=>{let[w,v]=[s+(y%i+.5)*o,Math.floor(y/i)*o];a.push(k("g",X(h++,8),ie(b,w,l+v,o*.38)))}),l+=Math.
max(16*g.length,Math.ceil(p.length/i)*o)+7}let c=0,u=e.kinds.map(([m,d])=>{let p=30+U(d,13);c>0&&c+p>t&&([c,l]=[0,l+19]);
let g=[ie(m,c+8,l,6.5),O(c+19,l+5,d,"tx2")];return c+=p,g});return l+=23,q(t,l+4,e.spoken,O(0,13,`100 ${e.of}`,"tx b",14),
a,u,O(0,l,`${e.exact} of them count`,"tx b",14))}function rc(t,e){let n=Math.max(10,Math.min(e.total,Math.floor(t/16))),
s=Math.min(30,t/n),r=Math.min(s-3,22),o=r*1.4,i=o+34,a=new Set(e.row),l=[];for(let u=0;u<e.total;u++){let m=u%n*s,d=4+Math.
floor(u/n)*i;l.push(k("g",X(u,20),C(m+1.5,d,r,o,{rx:2,fill:a.has(u)?L.accent:"none",stroke:a.has(u)?L.accent:L.edge,"str\
oke-width":1.5})))}let h=[-1,...e.row,e.total];e.gaps.forEach((u,m)=>{if(!u)return;let[d,p]=[h[m]+1,h[m+1]-1];for(let g=Math.
floor(d/n);g<=Math.floor(p/n);g++){let b=Math.max(d,g*n)-g*n,y=Math.min(p,g*n+n-1)-g*n,w=4+g*i+o+5,[v,x]=[b*s+2,y*s+r+1];
l.push(P(`M${v} ${w}v4H${x}v-4`,L.ink,1.5));let M=Math.floor(d/n)===g;(p-d<n||M)&&l.push(O((v+x)/2,w+18,u,"tx m"))}});let c=4+
Math.ceil(e.total/n)*i+12;for(let u of Z(`${e.reckoning}, ${e.wait}`,t-4,1.06*14))l.push(O(0,c,u,"tx b",14)),c+=20;return q(
t,c-8,e.spoken,l)}function oc(t,e,n){let s=new Map;return t.hits.map(r=>{let o=Math.round(e(r/t.n)/n)*n,i=s.get(o)??0;return s.set(o,i+1),
{x:o,at:i}})}function ic(t,e){let[n,s]=[t<400?52:66,t-12],r=e.rows.flatMap(u=>u.hits.map(m=>m/u.n)),[o,i]=[Math.max(0,Math.
min(...r)-.03),Math.min(1,Math.max(...r)+.03)],a=u=>n+(s-n)*(u-o)/(i-o),l=8,h=e.rows.map(u=>{let m=oc(u,a,7),d=m.some(w=>w.
at>16),p=d?oc(u,a,4):m,g=Math.max(...p.map(w=>w.at))+1,b=Math.min(6.6,96/g);l+=Math.max(52,g*b+26);let y=l;return l+=4,[
p.map(({x:w,at:v})=>R(w,y-4-v*b,Math.min(d?1.9:2.8,b*.48),{fill:L.sheet,stroke:L.accent,"stroke-width":d?1.1:1.4})),P(`M${n}\
 ${y}H${s}`,L.edge),O(0,y-18,u.n.toLocaleString("en"),"tx b",15),O(0,y-2,"trials","tx2"),O(s,y-Math.max(34,g*b+10),u.near,
"tx e")]}),c=ae(o*100,i*100,t<420?5:8);return q(t,l+40,e.spoken,c.map(u=>[P(`M${a(u/100)} 4V${l}`,L.rule),O(a(u/100),l+16,
u,"tx2 m")]),P(`M${a(e.exact[0])} 4V${l+4}`,L.ink,3),h,O(Math.min(t-50,Math.max(50,a(e.exact[0]))),l+36,`chance ${e.exact[1]}`,
"tx b m",14))}function ac(t,e){let[n,s]=[26,t-U("misses",13)*1.1-12],r=Math.max(0,Math.min(...e.rows.map(c=>c[1]))-.02),
o=Math.min(1,Math.max(...e.rows.map(c=>c[2]))+.02),i=c=>n+(s-n)*(c-r)/(o-r),a=13.5,l=32+e.rows.length*a,h=ee("miss");return q(
t,l+22,e.spoken,k("defs",ce(h,L.accent)),ae(r*100,o*100,t<420?5:8).map(c=>[P(`M${i(c/100)} 22V${l}`,L.rule),O(i(c/100),l+
17,c,"tx2 m")]),O(Math.min(t-60,Math.max(60,i(e.exact[0]))),14,`chance ${e.exact[1]}`,"tx b m",14),P(`M${i(e.exact[0])} \
20V${l}`,L.ink,3),e.rows.map(([c,u,m],d)=>{let p=32+d*a,g=e.misses.includes(d+1);return k("g",X(d,60),g?C(i(u),p-5,i(m)-
i(u),10,{fill:`url(#${h})`,stroke:L.accent,"stroke-width":1.5}):P(`M${i(u)} ${p}H${i(m)}`,L.edge,2.5),R(i(c),p,3.6,{fill:L.
sheet,stroke:g?L.accent:L.ink,"stroke-width":2}),(d===0||(d+1)%5===0)&&O(n-8,p+5,d+1,"tx2 e"),g&&k("text.b",{x:i(m)+8,y:p+
5,"font-size":13,style:"fill:var(--accent)"},"misses"))}))}var lc=([,t,e],n)=>({fill:n?L.ink:e<t?L.sheet:L.edge,stroke:n||e<t?L.ink:L.edge,"stroke-width":1.8});function cc(t,e){let n=e.
falls.flatMap(i=>i.bars.flatMap(([,a,l])=>[a,l])),[s,r]=[Math.min(0,...n),Math.max(.1,...n)];return t>=460*Math.max(1,e.
falls.length/2)&&e.falls[0].bars.length*e.falls.length<=14?kf(t,e,s,r):vf(t,e,s,r)}function kf(t,e,n,s){let[r,o,i]=[40,46,
200],a=m=>o+i*(s-m)/(s-n||1),l=(t-r)/e.falls.length,h=a(n)+(n<0?26:8),c=Math.min(120,(l-24)/Math.max(...e.falls.map(m=>m.
bars.length)))-2,u=Math.max(...e.falls.flatMap(m=>m.bars.map(([d])=>Z(d,c).length)));return q(t,h+8+15*u,e.spoken,O(0,30,
e.unit,"tx2"),ae(n,s,5).map(m=>[P(`M${r} ${a(m)}H${t}`,m?L.rule:L.ink,m?1:1.5),O(r-6,a(m)+5,kr(m),"tx2 e")]),e.falls.map(
(m,d)=>{let p=r+d*l+10,g=Math.min(120,(l-24)/m.bars.length);return[e.falls.length>1&&O(p+g*m.bars.length/2,16,m.title,"t\
x m b",15),m.bars.map((b,y)=>{let[w,v,x,M]=b,$=y+1===m.bars.length,_=p+y*g,T=a(Math.max(v,x)),E=x<v&&!$?a(x)+16:T-6;return k(
"g",X(y,160),C(_+2,T,g-4,Math.max(2,Math.abs(a(x)-a(v))),lc(b,$)),!$&&P(`M${_+g-2} ${a(x)}h4`,L.ink,1.5),O(_+g/2,E,M,$?"\
tx b m":"tx m",14),Z(w,g-2).map((S,A)=>O(_+g/2,h+12+15*A,S,$?"tx b m":"tx2 m")))})]}))}function vf(t,e,n,s){let r=e.falls.
flatMap(u=>u.bars.map(([m])=>U(m,13))),o=Math.min(t*.36,Math.max(...r)*1.08+10),[i,a]=[o+(n<0?46:6),t-88],l=u=>i+(a-i)*(u-
n)/(s-n||1),h=0,c=e.falls.map(u=>{let m=e.falls.length>1&&O(0,h+15,u.title,"tx b",15);m&&(h+=22);let d=h,p=u.bars.map((b,y)=>{
let[w,v,x,M]=b,$=y+1===u.bars.length,_=Z(w,o-4,$?1.06*13:13),T=h+2;h+=Math.max(25,_.length*15+8);let E=Math.max(v,x);return k(
"g",X(y,160),_.map((S,A)=>O(0,T+13+15*A,S,$?"tx b":"tx2")),C(l(Math.min(v,x)),T,Math.max(2,Math.abs(l(x)-l(v))),17,lc(b,
$)),O(l(E)+8,T+13,$?`${M} ${e.unit}`:M,$?"tx b":"tx",14))}),g=P(`M${l(0)} ${d}V${h}`,L.ink,1.5);return h+=12,[m,g,p]});return q(
t,h,e.spoken,c)}function hc(t,e){let n=e.heaps.map(([T])=>T),[s,r]=[Math.min(...n,e.exact[0]),Math.max(...n,e.exact[0])],
o=(r-s||1)*.07,i=T=>14+(t-28)*(T-s+o)/(r-s+2*o),a=n.map(i),l=Math.min(60,...a.slice(1).map((T,E)=>T-a[E])),h=Math.max(...e.
heaps.map(([,T])=>T)),c=l<13?7:l<30?8.5:10.5,u=Math.max(1,Math.min(4,Math.floor((l-3)/c))),m=Math.ceil(h/u),d=Math.min(c,
190/m),p=22+m*d,g=e.heaps.map(([,,T],E)=>({x:a[E],text:T,wide:U(T,13)})),b=-1/0,y=g.filter(({x:T,wide:E})=>T-E/2<b+6?!1:
(b=T+E/2,!0)),[w,v]=e.mean,x=`balances at ${v}; the mean is ${e.exact[1]} ${e.unit}`,M=U(x,1.06*14),$=i(w)+16+M<t?i(w)+16:
Math.max(0,i(w)-16-M),_=Z(x,t,1.06*14);return q(t,p+36+18*_.length,e.spoken,e.heaps.map(([,T],E)=>[Array.from({length:T},
(S,A)=>R(a[E]+(A%u-(u-1)/2)*d,p-7-Math.floor(A/u)*d,d*.4,{fill:"none",stroke:L.accent,"stroke-width":1.7})),l>=20&&O(a[E],
p-10-Math.ceil(T/u)*d,T,"tx b m")]),P(`M6 ${p}H${t-6}`,L.ink,4),y.map(({x:T,text:E})=>O(T,p+19,E,"tx2 m")),k("path",{d:`\
M${i(w)} ${p+2}l10 20h-20z`,fill:L.sheet,stroke:L.ink,"stroke-width":2.5}),_.map((T,E)=>O(_.length>1?0:$,p+42+18*E,T,"tx\
 b",14)))}function uc(t,e){let[n,s,r,o]=[40,t-6,24,170],i=e.shares.length,a=(s-n)/i,l=Math.max(...e.shares),h=y=>r+o*(1-
y/l),c=y=>n+a*(y-e.first+.5),[u,m]=[r+o,Math.max(1,Math.ceil(26/a))],d=`mean ${e.mean[1]}, median ${e.median}`,p=c(e.mean[0])+
16+U(d,14)<t,g=`likeliest: ${e.likeliest[0]} (${e.likeliest[1]})`,b=c(e.likeliest[0])+a/2+4+1.1*U(g,13)<t;return q(t,u+46,
e.spoken,ae(0,l,4).map(y=>[P(`M${n} ${h(y)}H${s}`),O(n-6,h(y)+5,Math.round(y*100),"tx2 e")]),O(0,13,"of 100","tx2"),e.shares.
map((y,w)=>k("g",X(w,20),C(n+w*a+Math.min(2,a*.1),h(y),Math.max(1,a-Math.min(4,a*.2)),u-h(y),{fill:L.ink}),w%m===0&&O(c(
e.first+w),u+16,e.first+w,"tx2 m"))),P(`M${n} ${u}H${s}`,L.ink,2),b?O(c(e.likeliest[0])+a/2+4,h(l)+11,g,"tx",13):O(t,13,
g,"tx e",13),xr(c(e.mean[0]),u+21),O(p?c(e.mean[0])+16:c(e.mean[0])-16,u+38,d,p?"tx b":"tx b e",14))}function dc(t,e){let[
n,s,r,o]=[40,t-8,24,190],i=e.bins.reduce((x,M,$)=>M>=5e-4?$:x,0)+1,a=e.bins.slice(0,i),l=Math.max(...a),h=x=>n+(s-n)*x/(i*
e.step),c=x=>r+o*(1-x/l),u=r+o,[m,d,p]=e.band,g=h(e.step)-h(0),b=`mean ${e.mean[1]} ${e.unit}`,y=h(e.mean[0])+15+U(b,14)*
1.1<t,w=`${m} to ${d}: ${p}`,v=Math.max(0,Math.min(h(m),t-U(w,14)*1.1));return q(t,u+76,e.spoken,C(h(m),r-6,h(d)-h(m),o+
6,{fill:L.band}),ae(0,l,4).map(x=>[P(`M${n} ${c(x)}H${s}`),O(n-6,c(x)+5,Math.round(x*100),"tx2 e")]),O(0,13,"of 100","tx\
2"),a.map((x,M)=>k("g",X(M,20),C(h(M*e.step)+g*.06,c(x),g*.88,Math.max(0,u-c(x)),{fill:L.ink}))),P(`M${n} ${u}H${s}`,L.ink,
2),ae(0,i*e.step,t<420?4:7).filter(x=>h(x)<s-10).map(x=>O(h(x),u+17,x,"tx2 m")),xr(h(e.mean[0]),u+20),O(h(e.mean[0])+(y?
15:-15),u+37,b,y?"tx b":"tx b e",14),P(`M${h(m)} ${u+44}v10M${h(m)} ${u+49}H${h(d)}M${h(d)} ${u+44}v10`,L.ink,2),O(v,u+71,
w,"tx b",14))}function mc(t,e){let[n,s,r,o]=[40,t-14,30,168],[i,a]=[e.x[0],e.x[e.x.length-1]],l=[...e.y,...e.lines.map(([
M])=>M)],h=e.chance?0:Math.min(0,...l),c=Math.max(...l)*1.12,u=(e.chance?Math.min(1,c):c)||1,m=M=>n+(s-n)*(M-i)/(a-i||1),
d=M=>r+o*(1-(M-h)/(u-h)),p=r+o,g=e.x.map((M,$)=>`${$?"L":"M"}${m(M)} ${d(e.y[$])}`).join(""),b=e.here,y=b?U(`you are her\
e: ${b[2]}`,14)*1.1:0,w=b?Math.min(Math.max(n+4,m(b[0])-y+10),s-y):0,v=e.lines.map(([M])=>d(M)-6),x=b?d(b[1])-13:0;return v.
some(M=>Math.abs(M-x)<16)&&(x=Math.min(...v,x)-18),q(t,p+(e.across?42:24),e.spoken,O(0,13,e.up,"tx2"),ae(h,u,5).map(M=>[
P(`M${n} ${d(M)}H${s}`),O(n-6,d(M)+5,e.chance?Math.round(M*100):kr(M),"tx2 e")]),ae(i,a,t<420?5:9).filter(Number.isInteger).
map(M=>O(m(M),p+17,M,"tx2 m")),P(`M${n} ${p}H${s}`,L.ink,1.5),e.across!==""&&O((n+s)/2,p+37,e.across,"tx2 m"),P(g,L.ink,
3),e.lines.map(([M,$],_)=>{let T=_%2===0;return[P(`M${n} ${d(M)}H${s}`,L.edge,1.8,{"stroke-dasharray":"6 4"}),Ot(T?s:n+6,
v[_],$,T?"tx e":"tx")]}),b&&[P(`M${m(b[0])} ${p}V${d(b[1])}`,L.ink,1.5,{"stroke-dasharray":"2 3"}),R(m(b[0]),d(b[1]),6,{
fill:L.ink,stroke:L.sheet,"stroke-width":2}),Ot(w,x,`you are here: ${b[2]}`,"tx b",14)])}var $f={counted_twice:Yl,draw_by_draw:Jl,two_dice:Xl,frequency_grid:Kl,whole_tree:zl,footprints:nc,waterfall:cc,balance:hc,
gaps:rc,split:sc,cases:(t,e)=>ec(t,e),paths:(t,e)=>tc(t,e),columns:uc,histogram:dc,graph:mc,runs:ic,intervals:ac};function fc(t,e,n){
let s=$f[t];if(!s)throw new Error(`Expected a picture that there is, not ${t}.`);return f("figure.picture",s(e,n),n.caption&&
f("figcaption",n.caption))}var Pr=5,Mf=310,Wr=new WeakMap,Sf=14,yc=24,Br=12;function _f(t,{at:e,how:n,vote:s}){let{measure:r,says:o}=t.panel(e),i=r===
"chance"?`How many of 100 ${o||"times"}?`:`How many ${r}?`;return n==="phones"?`${i} Say it on your phone.`:s>1?`${i} Wr\
ite your number once more, and hold it up.`:`${i} Write it alone, then hold it up.`}function es(t,e){let{ask:n,given:s}=t.
panel(e.at),r=t.pair(e.at),o=r.length>0&&t.lesson.lines(0,e.at)[r.indexOf(e.at)],i=e.to==="held"?"The vote is closed. No\
thing is revealed yet.":e.to==="talk"?"Find somebody who said another number. Convince them, or be convinced.":_f(t,e);return[
f("h2",{tabindex:-1,"data-next":!0},n),o&&f("p.w-line",o),f("p.mute",s),f("p.w-wanted",f("b",i))]}function Tf(t,e){if(e.
length<=Sf)return Hr(t,e);let n=Math.ceil(e.length/2),s=Math.floor((t-yc)/2);return f("div.w-two",[e.slice(0,n),e.slice(
n)].map(r=>Hr(s,r,e)))}function wc(t,{at:e}){let n=t.panel(e),{answer:s,dots:r=[],bars:o=[],ask:i,certain:a,apart:l,misconception:h}=n,
c=t.positions[e].notice,u=f("div.w-art");return o.length>0&&Wr.set(u,m=>Tf(m,o)),[f("h2.w-small",{tabindex:-1,"data-next":!0},
i),a&&f("p",a),s?.hundred!=null?f("div.w-big",f("span.sr",`${s.about} ${s.hundred} `),pt(String(s.hundred),56),f("b",`of\
 100 ${s.says}`)):s&&f("p.w-lead",f("b",s.lead),` ${s.says}`),f("div.w-parts",r.length>0&&Il(r,void 0,void 0),f("div",f(
"ul",r.map(m=>f("li",ql(m.yes),f("span",f("b",String(m.n)),` ${m.words}`)))),s&&!Number.isInteger(Number(s.fraction))&&f(
"p.mute",f("b",s.fraction),s.percent&&`, ${s.about} ${s.percent}`))),o.length>0&&u,(c||h)&&f("p.w-notice",c||`The trap: ${h}\
.`),l&&f("p.mute",l)]}function xc(t,{at:e,step:n},s){let r=t.panel(e).steps??[],{letter:o,words:i,formula:a,value:l,picture:h,
tree:c}=r[n],u=f("h2.w-small",{tabindex:-1,"data-next":!0},s);if(h||c){let d=f("div.w-art");return h&&Wr.set(d,p=>fc(h.kind,
p,h)),[u,f("h3",f("i.w-letter",o),i),d,c&&f("ul.w-tree",kc(c,0)),(a||l)&&f("p.w-reckon",f("span",a),f("b",l&&`= ${l}`))]}
let m=Math.max(0,Math.min(n-(Pr>>1),r.length-Pr));return[u,f("ol.w-steps",r.map((d,p)=>f("li",{class:p>=m&&p<m+Pr?"near":
"","aria-current":p===n?"step":null},f("i.w-letter",d.letter),f("span",d.words,p===n&&d.formula!==d.value&&f("small",d.formula)),
p>n?d.value&&f("em.w-rd",f("span.sr","covered")):f("b",d.value))))]}function pc(t,e){let n=t.querySelector(".w-art"),s=n&&
Wr.get(n);if(!n||!s||n.clientWidth===0)return!1;n.replaceChildren(s(Math.max(Mf,Math.round(n.clientWidth/e))));let r=n.querySelector(
".w-two")?(n.clientWidth-yc)/2:n.clientWidth;for(let o of n.querySelectorAll("svg")){let[,,i,a]=(o.getAttribute("viewBox")??
"").split(" ").map(Number),l=Math.min(e,r/i);o.setAttribute("style",`display: block; width: ${i*l}px; height: ${a*l}px`)}
return!0}var Dr=[1,.96,.92,.85,.78,.7],Ef=3,gc=[1.8,1.6,1.45,1.3,1.15,1,.9,.8,.75,.7,.63],bc=new WeakMap;function Fr(t){
let{clientWidth:e,clientHeight:n,dataset:s,style:r,firstChild:o}=t,i=`${e} ${n}`,a=()=>t.scrollHeight<=t.clientHeight+1,
[l,h]=bc.get(t)??[null,""];if(!(l===o&&h===i)){if(bc.set(t,[o,i]),s.less="",r.setProperty("--fit","1"),pc(t,gc[0])){for(let c of[
Dr.slice(0,-2),Dr.slice(-2)])for(let u of gc)for(let m of c)if(!(u>1&&m<1)&&(r.setProperty("--fit",String(m)),pc(t,u),a()))
return}for(let c of["","notice","notice far","notice far parts"])for(let u of Dr.slice(0,c.includes("parts")?void 0:Ef))
if(s.less=c,r.setProperty("--fit",String(u)),a())return}}var kc=({chance:t,words:e,value:n,children:s},r)=>[f("li",{style:`\
--depth:${r}`},t&&f("b",t),f("span",e),n&&f("em",n)),...s.flatMap(o=>kc(o,r+1))];function vc(t,e){let{trial:n,says:s,measure:r}=t.
panel(e.at),o=Ht(t,e),i=r==="chance",a=o.last?.kept,l=a?[...Object.values(a.dealt).map(c=>({face:c})),...a.traces]:[],h=l.
slice(0,Br);return[f("h2.w-small",{tabindex:-1,"data-next":!0},`${We(n)}, ten times each.`),o.n>0&&(i?f("div.w-big",pt(String(
o.hits),48),f("b",`of ${o.n} ${s}`)):f("p.w-lead",f("b",t.written(e.at,o.mean)),` on average in ${o.n}`)),h.length>0&&f(
"figure.w-latest",f("figcaption.mute","the latest deal",l.length>Br&&`, its first ${Br}`),Gl(Vl(h.length),h)),o.struck>0&&
f("p.mute",`${o.struck} struck out: ${t.deals(e.at)?.struck}.`),o.words&&f("p",o.words)]}function $c(t,e){let{at:n}=e,{answer:s}=t.
panel(n),r=s?.hundred!=null?String(s.hundred):s?.lead??t.written(n,t.exact(n)),[o]=t.heaps(V(e,n,1),e.votes).sort((h,c)=>c.
n-h.n);if(!o)return`Why ${r}`;let i=o.values,a=h=>i.filter(c=>c===h).length,l=i.reduce((h,c)=>a(c)>a(h)?c:h);return`Why ${r}\
, and not ${t.written(n,l)}`}var Lf=400,ts=class{constructor(e,n,s){this.changed=0;this.side=-1;this.turning=0;this.note="";this.asked="";this.sure=!1;
this.line=null;this.ticking=0;this.gone=!1;if(this.room=n,this.tools=s,this.mine=Sl(),this.drawn={field:"",sheet:""},this.
trail=f("ol.w-trail",{"aria-label":"Positions"}),this.aside=f("div.w-aside"),this.field=f("div.w-field.stage",{role:"gro\
up","aria-label":"The table"}),this.sheet=f("section.sheet.w-sheet",{"aria-label":"The question"}),this.low=f("section.s\
heet.w-low",{"aria-label":"The class’s answers"}),this.main=Jo({press:()=>this.acts[0]?.press(),refused:o=>this.say(o)}),
this.others=f("div.w-others"),this.told=f("p.w-told",{role:"status"}),this.opens=ye({class:"btn","data-k":"class",onclick:()=>Rl(
this)}),this.bar=f("div.w-bar",this.main.node,this.others,this.told,this.opens),this.live=f("p.sr",{"aria-live":"polite"}),
this.root=f("div.uw.uw-wall",f(dt()?"header.w-head":"div.w-head",f("img.patch",{alt:"",src:`data:image/svg+xml,${encodeURIComponent(
n.facts.saved.plate)}`}),f("h1",n.facts.saved.title),this.trail,this.aside),f("div.w-body",this.field,this.sheet,this.low),
this.bar,this.live),mt(this.root,s.table.palette),e.append(this.root),this.acts=[],this.stops=[ot(this.root,()=>Or(this)),
ot(this.bar,()=>[...Dl(this),...Nr(this)]),ot(this.low,()=>Nr(this)),n.watch((o,i)=>this.heard(o,i))],this.tables=[0,1].
map(()=>new Zt({...s.table})),this.views=this.tables.map(o=>Ji(Xa,o,"w-table")),this.speech=new Qn(this.live),dt()){let o=i=>Wl(
this,i);document.addEventListener("keydown",o),this.stops.push(()=>document.removeEventListener("keydown",o))}this.draw();
let r=new ResizeObserver(()=>requestAnimationFrame(()=>Fr(this.sheet)));r.observe(this.sheet),this.stops.push(()=>r.disconnect()),
requestAnimationFrame(()=>this.main.node.focus({preventScroll:!0}))}heard(e,n){let s=["to","at","vote","step"].some(i=>e[i]!==
n[i]);s&&(this.changed=performance.now(),this.side=-1,this.note="",this.mine.less=!1);let r=!document.activeElement||document.
activeElement===document.body||this.root.contains(ne(this.root));this.draw(["ask","held","talk"].includes(n.to)),s?this.
speech.say(Rr(this),!0):e.votes.length!==n.votes.length?this.speech.say(()=>Lr(this.room.state)):e.pressed!==n.pressed?this.
speech.say(()=>Rr(this)):e.here!==n.here&&e.to==="door"&&e.how==="phones"&&this.speech.say(Fl(e));let o=ne(this.root);r&&
(o===this.others||s&&!this.bar.contains(o))&&this.main.node.focus({preventScroll:!0})}act(e){this.deaf||this.say(this.room.
do(e))}get deaf(){return performance.now()-this.changed<Lf}lined(e){this.line=e,this.draw()}say(e){this.note=e,this.tell()}tell(){
let e=this.note||this.hint;this.told.textContent!==e&&(this.told.textContent=e)}get hint(){let{facts:e,state:n}=this.room,
s=this.line?.now;if(s?.words&&(n.to==="door"||!s.open))return s.words;if(n.to!=="held")return"";let{name:r,words:o}=e.spread(
n.at,V(n).map(({value:i})=>i));return o?`${r}: ${o}`:r}draw(e=!1){let{state:n}=this.room,{to:s}=n;this.acts=vl(this),this.
root.dataset.to=s,this.drawTrail(),J(this.aside,n.how==="phones"&&s!=="door"?Ll(this):""),this.drawField(),this.drawSheet(),
this.drawLow(e),this.main.show(this.acts[0].words,"",this.acts[0].does??this.acts[0].k),J(this.others,this.acts.slice(1).
map(({k:r,words:o,key:i,press:a})=>ye({class:"btn","data-k":r,"aria-keyshortcuts":i,onclick:()=>!this.deaf&&a()},o))),this.
tell(),this.opens.textContent=`Class: ${n.here}${n.how==="phones"?" here":""}`,this.opens.hidden=!!this.room.offered}drawTrail(){
let{facts:e,state:n}=this.room,s=["ask","shown","why","deal","end","door"].includes(n.to);J(this.trail,e.positions.map(({
group:r},o)=>{let i=o===n.at&&n.to!=="end",a=i?"asked now":n.done.includes(o)?"answered":"to come";return f("li",{class:o>
0&&e.positions[o-1].group!==r?"w-part":""},ye({"data-k":`spot.${o}`,class:i?"here":n.done.includes(o)?"done":"","aria-cu\
rrent":i?"step":null,"aria-disabled":s?null:"true","aria-label":`Position ${o+1}: ${a}`,title:`Position ${o+1}: ${a}`,onclick:()=>!i&&
this.act({kind:"Go",at:o})},f("span",String(o+1))))}))}drawField(){let{facts:e,state:n}=this.room,{to:s,at:r,step:o}=n,{
line:i}=this,a=s==="deal",{offered:l}=this.room,h=s==="door"&&n.how==="phones"&&i,c=[h?Al(i,this.mine.address):"",s==="e\
nd"||s==="door"&&!h?`${s} ${n.how} ${n.here} ${!l}`:"",a,r,a&&`${tt(n)} ${n.here}`].join();if(c!==this.drawn.field)if(this.
drawn.field=c,this.field.classList.remove("twin"),this.field.classList.toggle("stage",s!=="end"&&s!=="door"),this.field.
classList.toggle("sheet",s==="end"||s==="door"),s==="door")J(this.field,l?wl(this.room):h?Ol(this,i):Bl(this.room,p=>this.
say(p)));else if(s==="end"){let p=Ue(f("div.w-box"),(g,b,y)=>ol(g,b,y,e,n));J(this.field,Ke(`Your guesses at ${e.of} pos\
itions, and the answers`,`pale: the middle half; right: ${e.measure(0)==="chance"?e.closeWords(0):"close"}`),p)}else a?J(
this.field,Ue(f("div.w-box"),(p,g,b)=>Ul(p,g,b,e,n))):this.layTables();h&&Cl(this.field,n.here,i.now.places);let u=s==="\
why"?e.panel(r).steps[o].lit??[]:[],m=s==="why"?e.panel(r).steps[o].letter:"",d=this.tables[e.laid(r).tables.length-1];for(let p of this.
tables)p.put({lit:p===d?Object.fromEntries(u.map(g=>[g,m])):{}})}layTables(){let{facts:e,state:n}=this.room,{tables:s,over:r}=e.
laid(n.at);s.forEach(({names:o,frame:i,differs:a},l)=>{this.tables[l].put({names:o,differs:a,frames:{0:[i]},aside:l!==s.
length-1,caption:{...r[l],tone:"plain"}})}),this.field.classList.toggle("twin",s.length>1),this.field.replaceChildren(...this.
views.slice(0,s.length))}drawSheet(){let{facts:e,state:n}=this.room,{to:s,at:r,vote:o,step:i,how:a}=n,l=[s,r,o,i,a,s==="\
deal"&&tt(n),s==="end"&&n.votes.length].join();if(l===this.drawn.sheet)return;this.drawn.sheet=l;let h={door:()=>null,ask:()=>es(
e,n),held:()=>es(e,n),talk:()=>es(e,n),shown:()=>wc(e,n),why:()=>xc(e,n,$c(e,n)),deal:()=>vc(e,n),end:()=>il(e,n)}[s]();
this.sheet.dataset.vote=String(o),J(this.sheet,h??""),requestAnimationFrame(()=>Fr(this.sheet))}drawLow(e){let{facts:n,state:s}=this.
room,{to:r,at:o,how:i}=s;if(clearInterval(this.ticking),this.low.classList.toggle("fresh",e&&r==="shown"),r==="door"||r===
"end"){this.low.replaceChildren();return}if(this.root.classList.remove("high"),r==="shown"||r==="why"){let{title:a,note:l,
spec:h,spoken:c}=Jn(n,s);this.root.classList.toggle("high",h.rows.length>1),J(this.low,Ke(a,l),Ue(f("div.w-box"),(u,m,d)=>sl(
u,m,d,h,c)),bl(h))}else if(r==="deal"){let a=s.how==="hands"?Math.floor(tt(s)/10):Object.values(s.pressed[o]??{}).filter(
l=>l===10).length;J(this.low,Ke("Ten each, and all together",`${a} of ${s.here} have dealt their ten`),Ue(f("div.w-box"),
(l,h,c)=>Pl(l,h,c,n,s)))}else if(r==="talk"){let a=f("p.w-clock",{role:"timer"}),l=()=>{let h=pl(s.ends,Date.now()/1e3);
h===Er&&![Er,""].includes(a.textContent)&&this.speech.say("Time is up."),a.textContent=h};l(),this.ticking=window.setInterval(
l,500),J(this.low,Ke("Time to talk","the clock ends nothing"),a)}else if(this.side>=0)J(this.low,Ke("Five seconds of eac\
h side","both bars are as high, whoever said how many"),Ue(f("div.w-box"),(l,h,c)=>ml(l,h,c,n,s,Math.floor(this.side/Ge),
Ge-this.side%Ge)));else{let a=r==="held"?"closed, and still covered":"covered until you reveal it",l=Ue(f("div.w-discs"),
(h,c,u)=>cl(h,u,ke(s).answered,ke(s).of));J(this.low,Ke(Lr(s),a),l,r==="ask"&&i==="hands"?_l(this.room,this.mine,{say:h=>this.
say(h),draw:()=>this.draw()}):Ue(f("div.w-scale"),(h,c,u)=>hl(h,u,n,o)))}}save(){let{facts:e,offered:n}=this.room,s=n??this.
room.state,{game:r,number:o}=e.saved;xt({kind:"file",name:`class_${r}_${o}.csv`,text:tl(e,s)})}fill(){document.fullscreenElement?
document.exitFullscreen():this.root.requestFullscreen?.().catch(()=>this.say("This browser does not fill the screen here\
."))}stop(){this.gone=!0,this.line?.stop();for(let e of this.stops)e();clearInterval(this.ticking)}};var Mc="../c/",Sc=(t,e)=>Kr({room:"class",game:t,values:{lesson:e}}),ns=(t,e)=>zr("class.html",Sc(t,e),Pe());function Px(t,e){
hs(),t.offline&&qr("./");let n=is(Zr()),s=t.games.find(({id:o})=>o===n?.game),r=s?.lessons.find(({number:o})=>String(o)===
n?.values.lesson);if(e.className="widget-box uw-page uw-wallpage",!s||!r){let o=f("div.widget-box.uw-room",Cf(t));e.replaceChildren(
o),t.offline||Af(t,o);return}_c(t,e,s,r)}function _c(t,e,n,s,r){let o=null;Gr({lesson:s.file,...s.first&&{"lesson first":s.
first}},"lesson").then(({saved:i,whole:a})=>{let l=new hn(new en(i)),h=n.lessons.map(({number:d,name:p})=>[String(d),p]),
c=h[h.findIndex(([d])=>d===String(s.number))+1]?.[0],u=(d,p)=>{let g=n.lessons.find(b=>String(b.number)===d);if(!p||!g)return location.
assign(ns(n.id,d));o?.stop(),history.pushState(null,"",ns(n.id,d)),addEventListener("popstate",()=>location.reload(),{once:!0}),
_c(t,e,n,g,p)},m=f("div.jupyter-widgets");e.replaceChildren(f("div.widget-box.uw-room",m)),document.title=`${s.name}: a \
class`,ft(d=>{o=new ts(d.el,l,{table:i.table,open:u,next:c,lessons:h}),t.offline||jo(o,Mc,Sc(n.id,String(s.number)),r)})(
{el:m}),a?.then(d=>l.explain(d)).catch(d=>console.error(d))},()=>{let i=f("button.btn",{onclick:()=>location.reload()},"\
Try again"),a=f("p.uw-page-note","Part of this page didn't load. ",i);r?e.append(a):e.replaceChildren(a)})}async function Af(t,e){
let n=(await rn(Mc)).flatMap(s=>{let r=is(s.lesson),o=t.games.find(({id:h})=>h===r?.game),i=o?.lessons.find(({number:h})=>String(
h)===r?.values.lesson);if(!o||!i)return[];let{number:a,name:l}=i;return[f("li",f("a.btn",{href:ns(o.id,String(a)),"data-\
k":"continue"},wt(s)),f("span.mute",` ${l}`))]});n.length>0&&e.querySelector("h1")?.before(f("section",f("h2","Welcome b\
ack"),f("ul",n)))}function Cf({games:t,home:e}){let n=f("div.uw.uw-wall-choice",f("h1","Start a class"),f("p.mute","Ever\
ybody guesses before anybody sees. Which lesson?"),t.map(({title:s,id:r,lessons:o})=>f("section",f("h2",s),f("ul",o.map(
({number:i,name:a})=>f("li",f("a.btn",{href:ns(r,String(i))},`${i}. ${a}`)))))),f("p",f("a",{href:e},"All games")));return ft(
()=>{})({el:f("div",n)}),n}export{Px as openPage};
