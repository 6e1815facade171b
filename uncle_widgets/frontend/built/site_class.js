var Su=()=>"serviceWorker"in navigator&&/^https?:$/.test(location.protocol),Tu=[404,410];async function fo(t){if(!Su())return;
let e=new URL(`${t}sw.js`,document.baseURI);try{await po(e)}catch{await Eu(e).catch(()=>{})}}async function po(t){await(await navigator.
serviceWorker.register(t)).update()}async function Eu(t){let e=await fetch(t,{cache:"no-store"});if(!e.ok&&!Tu.includes(
e.status))return;if(e.ok)try{await po(t);return}catch{}let{href:n,pathname:s}=new URL("./",t),r=await navigator.serviceWorker.
getRegistration(n);r?.scope===n&&(await r.unregister(),await caches.delete(`uncle_widgets ${s}`))}async function go(t){let e=await fetch(t);if(e.status===202)return null;if(!e.ok||!e.body)throw new Error(`${t} didn't l\
oad (${e.status}).`);return new Response(e.body.pipeThrough(new DecompressionStream("gzip"))).json()}async function ys(t){
for(;;){let e=await go(t);if(e)return e;await new Promise(n=>setTimeout(n,1500))}}async function bo(t,e){let n=t[`${e} f\
irst`],s=n?await go(t[e]):await ys(t[e]);return s?{saved:s,whole:null}:{saved:await ys(n),whole:ys(t[e])}}var Lu=/^\s*(watch|play|lesson|position|lab|rules|class)(?:\/(\d{1,4}))?\s+(\w+)\s*([^:]*):(.*)$/s,Au=/%(?:2C|2B|2F)/g;function ws(t){
let[,e,n="1",s,r,o]=Lu.exec(t)??[];if(!e)return null;let i=r.split(/\s+/).filter(Boolean),a={};try{for(let l of i){let u=l.
indexOf("=");if(u<1)return null;let c=l.slice(u+1);a[l.slice(0,u)]=n==="1"?c:decodeURIComponent(c)}}catch{return null}return{
room:e,game:s,values:a,moves:o.split(/\s+/).filter(Boolean),version:Number(n)}}var Cu=t=>encodeURIComponent(t).replace(Au,
decodeURIComponent).replace(/['()]/g,e=>`%${e.charCodeAt(0).toString(16).toUpperCase()}`);function yo({room:t,game:e,values:n,
moves:s=[]}){let r=Object.entries(n).map(([o,i])=>`${o}=${Cu(i)}`);return`${[`${t}/2`,e,...r].join(" ")}: ${s.join(" ")}`.
trimEnd()}var nt=()=>document.body?.dataset.voila!=null,yt=()=>nt()&&document.body.dataset.voila!=="notebook",wo=()=>(new URLSearchParams(
location.search).get("uw")??"").slice(0,2e4);function xo(t,e,n){let s=new URLSearchParams({...n==="auto"?{}:{theme:n},...e?
{uw:e}:{}});return s.size?`${t}${t.includes("?")?"&":"?"}${s}`:t}function ko(t,e,n,s){let{class:r,...o}=n,i=[e,r].flat().filter(Boolean).join(" ");i&&t.setAttribute("class",i);for(let[a,
l]of Object.entries(o))l==null||l===!1||(a.startsWith("on")?t.addEventListener(a.slice(2),l):a==="style"?t.style.cssText=
l:t.setAttribute(a,l===!0?"":String(l)));return t.append(...s.flat(9).filter(a=>a!=null&&a!==!1)),t}var vo=([t,...e])=>t?.
constructor===Object?[t,e]:[{},[t,...e]];function k(t,e,...n){let[s,...r]=t.split(".");return ko(document.createElementNS(
"http://www.w3.org/2000/svg",s),r,...vo([e,...n]))}var C=(t,e,n,s,r)=>k("rect",{x:t,y:e,width:n,height:s,...r}),R=(t,e,n,s)=>k(
"circle",{cx:t,cy:e,r:n,...s}),q=(t,e,n,s)=>k("path",{d:t,fill:"none",stroke:e,"stroke-width":n,...s}),Kt=(t,e,n,...s)=>k(
"svg",{width:t,height:e,viewBox:`0 0 ${t} ${e}`,role:"img","aria-label":n},...s);function f(t,e,...n){let[s,...r]=t.split(
"."),[o,i]=vo([e,...n]),a=s==="section"&&o["aria-label"]&&!yt();return ko(document.createElement(a?"div":s),r,{role:a?"g\
roup":null,type:s==="button"?"button":null,...o},i)}function oe(t){let e=t.getRootNode();return e instanceof Document||e instanceof
ShadowRoot?e.activeElement:null}var Gt=t=>t instanceof HTMLTextAreaElement||t instanceof HTMLInputElement&&t.selectionStart!=null;function Ou(t,e,n){if(t.
value===t.defaultValue||t.value===e.value||!n&&e.defaultValue!==t.defaultValue)return;e.value=t.value;let s=!1,r=()=>{!s&&
e.isConnected&&e.dispatchEvent(new Event("change"))};e.addEventListener("change",()=>s=!0),e.addEventListener("blur",r,{
once:!0}),e.addEventListener("keydown",o=>{o.key==="Enter"&&!e.form&&r()})}function Q(t,...e){let n=oe(t),s=n&&n!==t&&t.
contains(n)?n:null,r=s?.getAttribute("data-k")??"",o=[...t.querySelectorAll("[data-draft]")].filter(Gt),i=Gt(s)?{from:s.
selectionStart,to:s.selectionEnd,text:s.value}:null;t.replaceChildren(...e.flat(9).filter(l=>l!=null&&l!==!1));for(let l of o){
let u=t.querySelector(`[data-k="${CSS.escape(l.dataset.k??"")}"][data-draft="${CSS.escape(l.dataset.draft??"")}"]`);Gt(u)&&
u!==l&&Ou(l,u,l===s)}if(!s)return;if(Nu(t,r)){let l=oe(t);i&&l!==s&&Gt(l)&&l.value===i.text&&l.setSelectionRange(i.from,
i.to);return}let a=t.querySelector("[data-next]")??t;a instanceof HTMLElement&&(a.tabIndex=-1,a.focus({preventScroll:!0}))}
function Nu(t,e){let n=t.querySelector(`[data-k="${CSS.escape(e)}"]`);return n instanceof HTMLElement&&n.focus({preventScroll:!0}),
n instanceof HTMLElement}var Ru=/^(svg|g|path|rect|circle|ellipse|line|polyline|polygon|defs|clipPath|pattern|title|desc|use)$/;
function Zt(t){let e=new DOMParser().parseFromString(t,"image/svg+xml").documentElement;if(e.localName!=="svg")throw new Error(
"Expected SVG.");for(let n of[...e.querySelectorAll("*"),e]){if(n!==e&&!Ru.test(n.localName)){n.remove();continue}for(let{
name:s,value:r}of[...n.attributes]){let o=/^(xlink:)?href$/.test(s)&&!r.startsWith("#");(/^on/i.test(s)||o||/url\((?!["']?#)|javascript:/i.
test(r))&&n.removeAttribute(s)}}return document.importNode(e,!0)}var Hu=/^(#[0-9a-f]{3,8}|light-dark\(\s*#[0-9a-f]{3,8}\s*,\s*#[0-9a-f]{3,8}\s*\))$/i;
function wt(t,e){for(let n of(e??"").split(";")){let[s,r]=[n.slice(0,n.indexOf(":")).trim(),n.slice(n.indexOf(":")+1).trim()];
/^--[\w-]+$/.test(s)&&Hu.test(r)&&t.style.setProperty(s,r)}}function ge({label:t,choices:e,value:n,pick:s,k:r}){return f(
"div.seg",{role:"group","aria-label":t},e.map(([o,i],a)=>f("button",{"data-k":`${r}.${a}`,"aria-pressed":String(o===n),onclick:()=>s(
o)},i)))}var Pu=globalThis,xs=Pu[Symbol.for("uncle_widgets.page")]??={};function ee(t){return xs.ids=(xs.ids??0)+1,`uw-${t}\
-${xs.ids}`}function $o(t,e){let n=-1,s=()=>{let o=Math.round(t.clientWidth);o>0&&o!==n&&(n=o,t.replaceChildren(e(o)))},
r=new ResizeObserver(()=>requestAnimationFrame(s));return r.observe(t),s(),{again:()=>(n=-1,s()),stop:()=>r.disconnect()}}
function W(t,e,n){n?t.getAttribute(e)!==n&&t.setAttribute(e,n):t.removeAttribute(e)}var ke=(t,...e)=>f("button",t,...e),
zt=({kind:t,label:e,strong:n,share:s},r)=>ke({class:`btn${n?" solid":""}${s==null?"":" sharing"}`,style:s==null?null:`--\
p:${100*s}%`,"data-act":t,"data-k":`key.${t}`,onclick:()=>r(s==null?t:"stop")},s==null?e:`${e} (${Math.round(100*s)}%)`);
function ks(t,e,n){let s=oe(t),r=s&&t.contains(s)?s:null,o=r&&["data-act","data-clause"].find(l=>r.hasAttribute(l)),i=o&&
r?.getAttribute(o);if(n(),!r)return;([...t.querySelectorAll("button")].find(l=>o&&l.getAttribute(o)===i)??t.querySelector(
"button")??e).focus?.()}var Yt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;var Mo=Symbol.for("uncle_widgets.presses");function vs(t){let e=t.composedPath()[0],n=e instanceof Element?e.closest("bu\
tton"):null;return n?.closest(".uw")?n:null}var _o=({dataset:t,textContent:e})=>t.k??t.act??t.clause??e;function So(){let t=globalThis;
if(t[Mo])return;t[Mo]=!0;let e=null,n=null,s=o=>{let i=e,a=vs(o);e=n=null,!(!i||i.isConnected||!a||_o(a)!==_o(i))&&setTimeout(
()=>{n instanceof Node&&a.contains(n)||a.click()})},r=[["pointerdown",o=>e=o.button||o.pointerType==="touch"?null:vs(o)],
["pointerup",s],["pointercancel",()=>e=null],["keydown",o=>o.repeat||(e=o.key===" "?vs(o):null)],["keyup",o=>o.key===" "&&
s(o)],["click",o=>n=o.composedPath()[0]]];for(let[o,i]of r)window.addEventListener(o,i,{capture:!0})}var Uu=".uw, .uw-page, .uw-room",Bu="data-lm-suppress-shortcuts",To=Symbol.for("uncle_widgets.keys"),Wu=/^(enter|backspace|delete|home|end|arrow\w+|[amyz])$/i,
Eo=t=>(t.ctrlKey||t.metaKey)&&!Wu.test(t.key),Lo=t=>t.composedPath().filter(e=>e instanceof HTMLElement&&e.matches(Uu)).
at(-1);function $s(){let t=globalThis;if(t[To])return;t[To]=!0,So();let e=new WeakSet,n=s=>{Eo(s)||s.stopPropagation()};
window.addEventListener("keydown",s=>{let r=Lo(s),o=s.composedPath()[0];!(r instanceof HTMLElement)||!(o instanceof Element)||
(o.toggleAttribute(Bu,!Eo(s)),!e.has(r)&&(e.add(r),r.addEventListener("keydown",n)))},{capture:!0}),window.addEventListener(
"pointerdown",s=>{let r=Lo(s);r instanceof HTMLElement&&!r.hasAttribute("tabindex")&&(r.tabIndex=-1)},{capture:!0})}var Oo="uncle_widgets.theme",Du="uncle_widgets.inks",Fu="uncle_widgets.covers",Jt=[["auto","Auto"],["light","Light"],["d\
ark","Dark"]],Iu=[["two","Two colours"],["four","Four"]],qu=[["hidden","Hidden"],["press","When pressed"],["shown","Show\
n"]],Ao=t=>Jt.find(([e])=>e===t)?.[0];function ju(){let t=nt()?Ao(new URLSearchParams(location.search).get("theme")):void 0;
try{return t??Ao(localStorage.getItem(Oo))??"auto"}catch{return t??"auto"}}function Co(t,e,n){try{let s=localStorage.getItem(
t);return e.find(([r])=>r===s)?.[0]??n}catch{return n}}function qe(){let t=globalThis,e=Symbol.for("uncle_widgets.theme");
if(!t[e]){let n=matchMedia("(prefers-color-scheme: dark)");t[e]={choice:ju(),inks:Co(Du,Iu,"two"),covers:Co(Fu,qu,"press"),
roots:new Set,heard:new Set,system:n},n.addEventListener("change",_s),_s()}return t[e]}function Ms(t,e){t.classList.toggle(
"four-inks",qe().inks==="four");for(let n of[t,t.closest(".uw-page")??t.closest(".uw-room")])n instanceof HTMLElement&&(e===
"auto"?delete n.dataset.theme:n.dataset.theme=e)}function _s(){let{choice:t,roots:e,heard:n,system:s}=qe();for(let r of e)
Ms(r,t);if(nt()){let r=t==="auto"?s.matches?"dark":"light":t;document.documentElement.dataset.theme=r,document.body.dataset.
jpThemeLight=String(r==="light")}for(let r of n)r()}var Ie=()=>qe().choice;function Ss(t){qe().choice=t,Vu(Oo,t),_s()}var No=()=>qe().covers;function Vu(t,e){try{localStorage.setItem(t,e)}catch{}}function Ro(t){let{heard:e}=qe();return e.add(t),()=>{e.delete(t)}}
var xt=t=>e=>{let n=t(e),s=e.el.querySelector(".uw");if(!(s instanceof HTMLElement))return n;let{roots:r}=qe();r.add(s),
Ms(s,Ie());let o=new ResizeObserver(()=>{Ms(s,Ie()),o.disconnect()});return o.observe(s),()=>{o.disconnect(),r.delete(s),
n?.()}};var Gu="M70-6 18 106M5.5 24a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0M53.5 76a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0",
Ts={0:[64,[["ellipse",{cx:32,cy:50,rx:25,ry:43}]]],1:[46,[["path",{d:"M3 30 32 5V110"}]]],2:[64,[["path",{d:"M7.5 33V31.\
5A24.5 24.5 0 1 1 51.5 46.4L16 93H64"}]]],3:[62,[["path",{d:"M10.5 22.5A19.5 19.5 0 1 1 29 46H20M20 44H30A24.5 24.5 0 1 \
1 6.7 76"}]]],4:[66,[["path",{d:"M48 110V5L13 74H66","stroke-miterlimit":12}]]],5:[62,[["path",{d:"M58 7H19L14.6 48A25.5\
 25.5 0 1 1 6.9 77"}]]],6:[64,[["circle",{cx:32,cy:68,r:25}],["path",{d:"M53.5-13 10.6 55.1"}]]],7:[60,[["path",{d:"M0 7\
H49L15 110","stroke-miterlimit":12}]]],8:[64,[["circle",{cx:32,cy:27,r:20}],["circle",{cx:32,cy:68,r:25}]]],9:[64,[["cir\
cle",{cx:32,cy:32,r:25}],["path",{d:"M10.5 113 53.4 44.9"}]]],"%":[88,[["path",{d:Gu,"stroke-width":11}]]],".":[20,[["re\
ct",{x:3,y:85,width:15,height:15,fill:"currentColor",stroke:"none"}]]],",":[20,[["path",{d:"M12 84 6 118","stroke-width":13}]]],
"/":[52,[["path",{d:"M48-6 4 106","stroke-width":11}]]],"+":[60,[["path",{d:"M30 26V82M2 54H58","stroke-width":12}]]],"-":[
44,[["path",{d:"M4 54H40","stroke-width":12}]]],"−":[44,[["path",{d:"M4 54H40","stroke-width":12}]]],"×":[56,[["path",
{d:"M8 32 48 76M48 32 8 76","stroke-width":12}]]]," ":[26,[]],J:[54,[["path",{d:"M46-10V69A19.500 19.500 0 0 1 7 69V60"}]]],
Q:[72,[["ellipse",{cx:36,cy:50,rx:29,ry:43}],["path",{d:"M42 66 74 104"}]]],K:[68,[["path",{d:"M7-10V110M66-6 10 62M28 4\
2 68 106"}]]],A:[72,[["path",{d:"M2 106 36-2 70 106M14 68H58"}]]]},Oe=t=>t!==""&&[...t].every(e=>e in Ts);function le(t,e,n=13){
return[...String(t)].reduce((r,o)=>r+(Ts[o]?.[0]??0)+n,-n)*e/100}function de(t,e,n,s,r={}){let{anchor:o="start",gap:i=13,
weight:a=s>=60?13:14,colour:l}=r,u=le(t,s,i),c=o==="middle"?e-u/2:o==="end"?e-u:e,h=0,m=[...String(t)].map(d=>{let[p,b]=Ts[d]??
[0,[]],g=d===","?"visible":"hidden",y={x:h,y:0,width:p,height:100,viewBox:`0 0 ${p} 100`,style:`overflow:${g}`};return h+=
p+i,k("svg",y,b.map(([w,$])=>k(w,$)))});return k("g",{transform:`translate(${c} ${n}) scale(${s/100})`,fill:"none",stroke:"\
currentColor","stroke-width":a,"aria-hidden":"true",style:l&&`color:${l}`},m)}function kt(t,e,n={}){let s=le(t,e,n.gap),
r=`width:${s/16}em;height:${e/16}em`;return k("svg.numeral",{viewBox:`0 0 ${s} ${e}`,style:r,"aria-hidden":"true"},de(t,
0,0,e,n))}var Xt=[t=>`M0 ${t/2}a${t/2} ${t/2} 0 1 1 ${t} 0a${t/2} ${t/2} 0 1 1 ${-t} 0Z`,t=>`M${t*.05} ${t*.05}H${t*.95}\
V${t*.95}H${t*.05}Z`,t=>`M${t/2} ${-t*.14}L${t*1.14} ${t/2}L${t/2} ${t*1.14}L${-t*.14} ${t/2}Z`,t=>`M${t/2} 0L${t} ${t*.42}\
V${t}H0V${t*.42}Z`,t=>`M${t*.25} ${t*.04}H${t*.75}L${t*1.04} ${t/2}L${t*.75} ${t*.96}H${t*.25}L${-t*.04} ${t/2}Z`,t=>`M${-t*
.1} ${t*.16}H${t*1.1}V${t*.84}H${-t*.1}Z`],Ku=t=>"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[t]??"?";function st(t,e,n,s,r={}){let{fill:o="\
var(--on-field)",ink:i="var(--field)"}=r,a=t>=Xt.length,l={d:Xt[t%Xt.length](s),fill:a?i:o,stroke:a?o:null,"stroke-width":2},
u=t%Xt.length===3,c={x:s/2,y:u?s*.8:s*.69,"font-size":Math.max(12.5,s*.54),"font-weight":700,"text-anchor":"middle",fill:a?
o:i};return k("g",{transform:`translate(${e} ${n})`},k("path",l),k("text",c,Ku(t)))}var Ho={first:"M5 5h3v14H5zM20 5v14L\
9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6zM14 5h4v14h-4z",forward:"M7 5v14l11-7z",last:"M4 5v\
14l11-7zM16 5h3v14h-3z",link:"M8 3h12v13h-3V6H8zM4 8h10v13H4z",eye:"M12 5C7 5 3 8.5 1 12c2 3.5 6 7 11 7s9-3.5 11-7c-2-3.\
5-6-7-11-7zm0 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM12 9.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",down:"M4 8h16l-8\
 9z",near:"M11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm0 2.4a3.6 3.6 0 1 0\
 0 7.2 3.6 3.6 0 0 0 0-7.2z",whole:"M3 3h7v3H6v4H3zM14 3h7v7h-3V6h-4zM3 14h3v4h4v3H3zM18 14h3v7h-7v-3h4z",close:"M6 4 12\
 10 18 4 20 6 14 12 20 18 18 20 12 14 6 20 4 18 10 12 4 6z"};function ce(t,e=22){let n=`width:${e/16}em;height:${e/16}em`;
return k("svg.icon",{viewBox:"0 0 24 24",fill:"currentColor",style:n,"aria-hidden":"true"},k("path",{d:Ho[t],"fill-rule":"\
evenodd"}))}var Po=(t,e,n)=>k("g.opens-mark",{transform:`translate(${t} ${e})`},k("circle",{r:n}),k("path",{d:Ho.eye,"fi\
ll-rule":"evenodd",transform:`scale(${n/15}) translate(-12 -12)`}));function me(t,e="var(--ink)",n="none"){return k("pat\
tern",{id:t,width:6,height:6,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"},C(0,0,6,6,{style:`fill:${n}`}),
C(0,0,2,6,{style:`fill:${e}`}))}function Le(t,e,n,s,r){let o={r:`M${e-s*.86} ${n-s*.86}h${s*1.72}v${s*1.72}h${-s*1.72}Z`,
g:`M${e} ${n-s*1.02}L${e+s*1.12} ${n+s*.86}H${e-s*1.12}Z`,b:`M${e-s} ${n}a${s} ${s} 0 1 1 ${2*s} 0a${s} ${s} 0 1 1 ${-2*
s} 0Z`,y:`M${e} ${n-s*1.2}L${e+s*1.2} ${n}L${e} ${n+s*1.2}L${e-s*1.2} ${n}Z`}[t];return k("path",{d:o,...r})}var Qt=t=>({
r:"red",g:"green",b:"blue",y:"yellow"})[t]??"";function Es(t,e,n,s={}){let{w:r=27,t:o=5,g:i=2,pitch:a=r+7}=s,l="",u="";for(let c=0;c<
t;c++){let h=e+Math.floor(c/10)*a,m=c%10,d=n-(m+1)*(o+i)-(m>=5?3:0);l+=`M${h} ${d}h${r}v${o}h${-r}z`;for(let p of[.22,.64])
u+=`M${h+r*p} ${d}h${r*.14}v${o}h${-r*.14}z`}return k("g",{"aria-hidden":"true"},k("path",{d:l,fill:"var(--accent-on-fie\
ld)"}),k("path",{d:u,fill:"var(--card)"}))}var ye=(t,e,n)=>Math.max(0,Math.min(1,(t-e)/(n-e||1)));function Ae(t,e){let n=[.1,.2,.25,.5,1,2,2.5,5,10,20,25,50,100,200,250,500].find(r=>(e-t)/r<=5)??(e-t)/4,s=[];for(let r=Math.
ceil(t/n);r*n<=e+1e-9;r++)s.push(Number((r*n).toFixed(9)));return s}var en=(t,e,n,s="tx",r=14)=>k("text",{x:t,y:e,class:s,
"font-size":r},n);function ue(t,e,n,s){if(t===0)return R(e,n,s-.8,{fill:"none",stroke:"var(--edge)","stroke-width":1.5});
let r=t>1&&R(e,n,s-.9,{fill:"none",stroke:"var(--accent-fill)","stroke-width":1.9});return k("g",R(e,n,t>1?s*.56:s,{fill:"\
var(--accent-fill)"}),r)}var tn=class{constructor(e){this.values=e,this.heard=new Map,this.saying=n=>{}}get(e){return this.values[e]}set(e,n){this.
put({[e]:n})}put(e){let n=Object.keys(e).filter(s=>je(this.values[s],e[s]));for(let s of n)this.values[s]=e[s];for(let s of n)
this.tell(`change:${s}`,e[s])}save_changes(){}send(e){this.saying(e)}on(e,n){for(let s of e.split(" "))this.heard.has(s)||
this.heard.set(s,new Set),this.heard.get(s)?.add(n)}off(e,n){for(let s of e.split(" "))this.heard.get(s)?.delete(n)}tell(e,n){
for(let s of[...this.heard.get(e)??[]])s(n)}},je=(t,e)=>t!==e&&JSON.stringify(t)!==JSON.stringify(e);var Wo={"٪":"%","٫":"."};for(let[t,e]of[["-","‐‑‒–−﹣"],["/","⁄∕"],["'","‘’ʼ"],[",","،٬"]])for(let n of e)
Wo[n]=t;var Zu=/^([+-]?) ?(.+?) ?(%|(?:out )?of 100)?$/,zu=/^(?:(\d+) )?(\d+) ?\/ ?(\d+)$/,Yu=/^(?:\d+[.,]?\d*|[.,]\d+)$/,
Ju=/^[1-9]\d{0,2}([,'_ ])\d{3}(?:\1\d{3})*(?:\.\d*)?$/,Xu=/^[1-9]\d{0,2}(?:\.\d{3})+$/;function Qu(t){let e=t.codePointAt(
0),n=0;for(;/\p{Nd}/u.test(String.fromCodePoint(e-n-1));)n++;return String(n%10)}function eh(t){if(/\p{Nd}/u.test(t))return Qu(
t);if(/\p{No}/u.test(t)){let e=t.normalize("NFKC");return e.includes("⁄")?` ${e.replace("⁄","/")} `:t}return/[\p{Z}\t\n\v\f\r]/u.
test(t)?" ":/\p{Cf}/u.test(t)?"":/[\uff01-\uff5e]/.test(t)?String.fromCharCode(t.charCodeAt(0)-65248):Wo[t]??t}var th=t=>[
...t].map(eh).join("").replace(/ +/g," ").trim(),Uo=t=>t.toFixed(9).replace(/\.?0+$/,""),Bo=t=>Number.isInteger(t)?t.toLocaleString(
"en"):String(Number(t.toPrecision(6))),Ne={low:0,high:100,unit:"chance"};function Ls({low:t=-1/0,high:e=1/0,unit:n="",whole:s=!1}){
let r=Number.isFinite(t)&&Number.isFinite(e)?` from ${Bo(t)} to ${Bo(e)}`:"",o=n==="chance"?" (out of 100)":n&&n!=="shar\
e"?` (${n})`:"";return`Use ${s?"a whole number":"a number"}${r}${o}`}function ae(t,e){let{low:n=-1/0,high:s=1/0,unit:r="",
whole:o=!1}=e,i=th(t),a=[...i].slice(0,20).join(""),l=(v,S="")=>({value:null,share:Number.NaN,words:v,meant:S});if(!i)return l(
`${Ls(e)}.`);let u=l(`${Ls(e)}, not '${a}'.`),c=Zu.exec(i);if(!c||[...i].length>60)return u;let[,h,m,d]=c,p=zu.exec(m),b=p!=
null&&p[1]==null,g=e.thousands??(-n>=1e3||s>=1e3),y=o&&Xu.test(m),w;if(p){let[,v="0",S,T]=p;if(!Number(T))return u;let E=(Number(
v)*Number(T)+Number(S))/Number(T);w=_=>E*10**_}else if(g&&(Ju.test(m)||y)){let v=m.replace(y?/[,'_ .]/g:/[,'_ ]/g,"");w=
S=>+`${v}e${S}`}else if(Yu.test(m)){let v=m.replace(",",".");w=S=>+`${v}e${S}`}else return u;if(d&&(r!=="chance"&&r!=="s\
hare"||b&&(d==="%"||r==="share")))return u;let $=d&&r==="share"?-2:b&&r==="chance"?2:0,x=h==="-"?-1:1,M=x*w($)||0;if(M<n||
M>s||o&&!Number.isInteger(M))return l(`${Ls(e)}, not ${a}.`);if(r==="chance"&&M>0&&M<1&&!b&&!d){let v=Uo(w(2)),S=Uo(M);return l(
`Did you mean ${v} out of 100? Type ${v}, or ${S}% for ${S} out of 100.`,v)}return{value:M,share:x*w($-2)||0,words:"",meant:""}}var nn=["answer","why","try","steps","example"],[Do,Fo]=nn.slice(3),hg=nn.slice(0,-1);function J(t){throw new Error(t)}function Me(t,e){let n=Math.abs(t)*10**e,s=Math.floor(n);if(n-s!==.5||!Number.isInteger(t*2**(e+1)))return t.toFixed(e);
let r=(s%2?s+1:s)/10**e;return(t<0?-r:r).toFixed(e)}function nh(t){return t>0&&t<5/1e4?"under 0.1%":t<1&&t>9995/1e4?"ove\
r 99.9%":`${Me(100*t,1)}%`}var Re=(t,e)=>e==="chance"?nh(t):`${Me(Math.abs(t)<.005?0:t,2)} ${e}`.replace("-","−");function rn(t,e,n){
let{value:s,share:r,words:o}=ae(String(t),e==="chance"?Ne:{low:n[0],high:n[1],unit:e});if(s==null)throw new Error(o);return e===
"chance"?r:s}var Io=(t,e,n,s)=>s==="far"?sh(t,e,n):As(t,e,n,s);function As(t,e,n,s){let r=n==="chance",o=Math.round(Math.
abs(t-e)*1e9)/1e9,i=r?String(sn(o)):Re(o,n);return s==="exact"?i==="1"?"Spot on (within 1).":"Spot on.":`${s==="far"?"":
"Close: "}${i} too ${t>e?"high":"low"}.`}function sh(t,e,n){let s=n==="chance",r=s?String(sn(10*t)/10):Me(t,2).replace(/\.?0+$/,
"");return`You guessed ${r==="-0"?"0":r.replace("-","−")}. It's ${s?sn(e):Re(e,n)}.`}var sn=t=>Math.floor(Math.round(t*1e9)/1e7+.5),Cs=(t,e)=>e==="chance"?.105:Math.max(Math.abs(t)/10,.1);var He=t=>t.charAt(0).toUpperCase()+t.slice(1);var gg="no one two three four five six seven eight nine ten".split(" ");var on=(t,e,n=!1,s=-1)=>`${t} ${e}${s>=0?` like ${s}`:n?" again":""}`;function Os(t,e,n=!1){let s=new Map;for(let r of e.asked.said){let[o,i,a]=r.place.split(" ");if(Number(o)!==e.course||(a??
"")!==(n?"again":"")||s.has(Number(i)))continue;let l=t.card(r.place,r.question,{});l&&!je(l.settings,r.settings)&&s.set(
Number(i),r)}return s}var ah=["steps","asks","dots","row"],qo=["answer","bars","dots","steps","idea","misconception","apart","simulated","head\
line","certain"],lh=["row","judged","heat","lesson","tries","asks"],ch=.02,uh=1e9,jo=(t,e)=>Object.fromEntries(Object.entries(
t).filter(([n])=>e(n))),Ns=class{constructor(e,n,s){this.panel=e,this.settings=n,this.certain=!!e.certain,this.heat=e.heat,
this.answered=jo(e,i=>qo.includes(i)||i==="lesson");let r=e.knobs.map(i=>({...i,choices:i.choices.filter(([a])=>s.some(l=>!je(
l,{...n,[i.name]:a})))})).filter(i=>i.choices.length>1),o=jo(e,i=>!qo.includes(i)&&!lh.includes(i));this.asked={...o,knobs:r},
this.offers=Object.fromEntries(r.map(({name:i,choices:a})=>[i,a.map(([l])=>l)]))}get row(){let e=this.panel.knobs.find(n=>!n.
model);return(this.panel.row??[]).map(({value:n,label:s})=>[e.name,n,s])}get asks(){return this.panel.asks??[]}get example(){
let{judged:e,measure:n}=this.panel;return this.asks.length>0&&!(n==="chance"&&Math.abs(e.exact-.5)<ch)}get lines(){return(this.
panel.steps??[]).filter(e=>e.value!=null&&!e.other).length}get number(){let{exact:e}=this.panel.judged;return{number:e,text:Re(
e,this.panel.measure)}}value(e){return rn(e,this.panel.measure,this.panel.span)}verdict(e){let{verdicts:n}=this.panel.judged,
s=Math.round(e*uh),[,r,o]=n.find(([i])=>s<=i)??n.at(-1);return{band:r,near:r!=="far",mistake:o}}mistake(e){return this.panel.
judged.mistakes[this.verdict(e).mistake]??null}told(e){let n=this.value(e),{judged:s,measure:r}=this.panel;return{value:n,
verdict:Io(n,s.exact,r,this.verdict(n).band)}}},hh=2,an=class{constructor(e){this.locked=!1;this.saved=e,this.cards=new Map}offered(e){
return this.saved.questions.map(({id:n})=>n)}panels(e,n){return[[],[]]}card(e,n,s){let r=JSON.stringify([e,n,s]),o=this.
cards.get(r);return this.cards.has(r)||(o=this.made(e,n,s),this.cards.set(r,o)),o??null}made(e,n,s){let[r,o]=this.panels(
e,n),i=[...r,...o].map(h=>this.unfolded(h));if(i.length===0)return null;let a=i.map(h=>h.set),l={...a[0],...s},u=({name:h,
choices:m,value:d})=>{let p=m.some(([b])=>b===l[h])||m.length===0;return!(h in l)||d===(p?l[h]:m[0][0])},c=i.find(({panel:h})=>h.
knobs.every(u))??i[0];return new Ns(c.panel,c.set,a.slice(0,r.length))}unfolded(e){let{pool:n,panels:s}=this.saved,r={};
for(let[i,a]of Object.entries(s)){let l=a[e];l!=null&&(r[i]=ah.includes(i)?l.map(u=>n[u]):n[l])}let o=r.knobs.map(i=>[i.
name,i.value]);return{panel:r,set:Object.fromEntries(o)}}prefer(e){return""}chip(e){let{id:n,name:s,title:r}=this.saved.
questions.find(o=>o.id===e)??this.saved.questions[0];return{id:n,name:s,title:r}}away(e,n){let{when:s}=this.saved.questions.
find(r=>r.id===n)??{when:""};return s?`This question comes up ${s}.`:this.saved.onward}fault(e){return""}notice(e){return""}told(e,n,s,r=e.
mistake(e.value(n.number))){let o=!(n.owned||n.denied),i=s.filter(l=>l.denied&&l.denied===r?.kind).length,a=r!=null&&o&&
i<hh;return{...e.told(n.number),sure:n.sure,mistake:r,asks:a,own:n.owned!==""}}called(e){return e}nothing(e,n){let s=this.
saved.questions.find(({id:i})=>i===n),r=s?.title??"There is no question here.",o=this.away(e,n);return{key:e,none:!0,title:r,
when:o}}};var Vo=t=>Math.round(t*1e9),ln=class extends an{constructor(n){super(n);this.courses=[];this.locked=!0;this.lesson=n}explain(n){
let[s]=this.lesson.courses;this.saved=this.lesson=n,this.cards.clear(),this.courses=this.courses.map(r=>r===s?n.courses[0]:
r)}again(){this.courses.push(this.lesson.courses[0])}practise(n){let s=this.lesson.courses[1];if(!s)return!1;let r=s.leads[n]??
[],o=[...r,...s.positions.keys()].filter((a,l,u)=>u.indexOf(a)===l),i=Object.fromEntries(o.map((a,l)=>[l,s.laid[a]]));return this.
courses.push({...s,laid:i,positions:o.map(a=>s.positions[a])}),!0}course(n){return this.courses[n]??this.lesson.courses[0]}picked(n){
return this.course(n)===this.lesson.courses[0]}goal(n){return this.course(n).goal}groups(n){return this.course(n).positions.
map(({group:s})=>s)}pair(n,s){let r=[s,s+1].find(o=>this.course(n).positions[o]?.pair.length);return r?[r-1,r]:[]}lines(n,s){
return this.course(n).positions[this.pair(n,s)[1]].pair}position(n){let[s,r,o,i]=n.split(" "),a=this.course(Number(s)).positions[Number(
r)];return o==="like"?this.similar(a.likes[Number(i)]):a}similar([n,s]){return this.lesson.courses[n].positions[s]}likes(n,s){
let{likes:r}=this.course(n).positions[s];return r.filter(([o])=>o<this.lesson.courses.length).length}laid({course:n,at:s,
like:r},o){let i=this.course(n);if(r<0)return i.laid[(o.length>0?o:[s]).join(" ")];let[a,l]=i.positions[s].likes[r];return this.
lesson.courses[a].laid[String(l)]}offered(n){return n?[this.position(n).question]:[]}panels(n,s){let r=this.position(n);
return[r.question===s?r.panels:[],[]]}notice({place:n,said:s}){let[r,o,i]=n.split(" "),a=i==="again";if(i==="like")return this.
position(n).notice;let l=this.pair(Number(r),Number(o)).map(c=>on(Number(r),c,a));return(l.length>0&&l.every(c=>s.some(h=>h.
place===c))?l:[n]).map(c=>this.position(c).notice).join(" ")}called(n){let[s,r,o]=n.split(" "),{place:i}=this.position(n);
return o==="like"?`${this.position(`${s} ${r}`).place}, one like it: ${i}`:i+(o==="again"?", again":"")}told(n,s,r){let o=n.
value(s.number),i=n.verdict(o).near?void 0:this.slipped(s.place,o,r);return super.told(n,s,r,i??n.mistake(o))}slipped(n,s,r){
if(n.includes(" like "))return;let[o,i]=n.split(" ").map(Number),a={asked:{said:r},course:o};return this.position(n).compares.
find(({above:l,at:u,fits:c})=>{let h=Os(this,a),m=Os(this,a,!0),d=h.has(i)||m.has(i),p=(d?m.get(u):void 0)??h.get(u)??m.
get(u),b=p&&this.card(p.place,p.question,p.settings);if(!b)return!1;let g=s-b.value(p.number);return Vo(l?g:-g)>=Vo(c)})?.
mistake}};var dh=2;var Ve=(t,e=2)=>Me(Math.abs(t)<.5/10**e?0:t,e).replace("-","−");function Go(t,e,n,s,r=[]){let o=(t+e)/2,i=(e-t)/2,a=s==="chance",l=a?i>=dh&&!mh(t,e,o,i,r)?0:1:2,u=Ve(i,l);if(a&&Ve(o,l)!==
Ve(n,l))return`between ${Ve(t,l)} and ${Ve(e,l)} out of 100`;let c=a?"out of 100":s;return`about ${Ve(n,l)} ${c}, give o\
r take ${Number(u)?u:"less than 0.01"}`}function mh(t,e,n,s,r){let[o,i]=[n,s].map(a=>Number(Ve(a,0)));return r.some(a=>(t<=
a&&a<=e)!=(o-i<=a&&a<=o+i))}var vt=1.959963984540054;function Ko(t,e){let n=t/e,s=vt*vt,r=(n+s/(2*e))/(1+s/e),o=vt/(1+s/e)*Math.sqrt(n*(1-n)/e+s/(4*e*e));return[Math.max(0,r-
o),Math.min(1,r+o)]}function Zo(t,e,n){let s=e/t,r=t<2?0:Math.sqrt(Math.max(0,n/t-s**2)/(t-1));return[s-vt*r,s+vt*r]}function zo({parts:t,rows:e},n){let s={dealt:{},traces:[]};for(let[r,o]of Object.entries(e)){let i=t[o.charCodeAt(n)-48];
i&&r.startsWith("trace.")?s.traces.push(i):i&&(s.dealt[r]=i)}return s}var Yo=300,fh=4,ph=1e-9,Jo=11,cn=class{constructor(e){this.saved=e,this.lesson=new ln(e),this.lesson.again(),this.positions=
e.courses[0].positions,this.of=this.positions.length}explain(e){this.saved=e,this.lesson.explain(e),this.positions=e.courses[0].
positions}card(e){let n=on(0,e),s=this.lesson.card(n,this.positions[e].question,{});if(!s)throw new Error(`Expected a qu\
estion at position ${e+1}.`);return s}panel(e){return this.card(e).panel}measure(e){return this.panel(e).measure}span(e){
return this.measure(e)==="chance"?[0,1]:this.panel(e).span}scale(e){return this.measure(e)==="chance"?100:1}exact(e){return this.
panel(e).judged.exact}steps(e){return this.panel(e).steps?.length??0}pair(e){return this.lesson.pair(0,e)}laid(e){let n=this.
pair(e);return this.saved.courses[0].laid[n[1]===e?n.join(" "):String(e)]}fits(e,n){let[s,r]=this.span(e),o=this.scale(e);
return Number.isFinite(n)&&n>=s&&n<=r?"":`Expected a number from ${s*o} to ${r*o}, not ${String(n*o).slice(0,20)}.`}list(e,n){
let r=n.replace(/\s*([/\u2044\u2215])\s*/g,"$1").replace(/\s+(?=[%\uff05\u066a])/g,"").replace(/(\d)\s*[x\u00d7*]\s*(\d+),?/gi,
"$1x$2 ").split(/[\s;]+|,\s|,$/).flatMap(o=>/,.*,/.test(o)?o.split(","):[o]).filter(Boolean).flatMap(o=>{let[i,a="1"]=o.
split("x");if(/\d,\d/.test(i))throw new Error(`Is ${i.slice(0,20)} one number or two? Use a decimal point, or put a spac\
e after the comma.`);if(!/^\d{1,3}$/.test(a))throw new Error(`Type numbers such as 60 x4, 45, not '${o.slice(0,20)}'.`);
let l=rn(i,this.measure(e),this.span(e));return Array(Number(a)).fill(l)});if(r.length===0||r.length>Yo)throw new Error(
`Type 1 to ${Yo} numbers, such as 60 x4, 45.`);return r}written(e,n){return this.measure(e)==="chance"?Me(100*n,1).replace(
/\.0$/,""):Re(n,this.measure(e))}bands(e){let[n,s]=this.span(e);if(this.measure(e)==="chance")return Array.from({length:Jo},
(i,a)=>a/10);let r=Ae(n,s),o=r.flatMap((i,a)=>a?[(i+r[a-1])/2,i]:[i]);return o.length<=Jo?o:r}near(e,n){return this.card(
e).verdict(n).near}reach(e){return Cs(this.exact(e),this.measure(e))}closeWords(e){return this.measure(e)==="chance"?"wi\
thin 10":`within ${Re(this.reach(e),this.measure(e))}`}mistake(e,n,s=()=>{}){return this.near(e,n)?null:this.positions[e].
compares.find(({above:o,at:i,fits:a})=>{let l=s(i);return l!=null&&(o?n-l:l-n)>a-ph})?.mistake??this.card(e).mistake(n)}mistakeOf({
member:e,at:n,vote:s,value:r},o){let i=a=>o.find(l=>l.member===e&&l.at===a&&l.vote===1)?.value;return this.mistake(n,r,e&&
s===1?i:void 0)}deals(e){let{tries:n,certain:s,untried:r}=this.panel(e);return n&&!s&&!r?n:null}deal(e,n){let s=this.deals(
e),{values:r,signs:o}=s;return{value:r[o.charCodeAt(n%o.length)-48],...n<s.kept&&{kept:zo(s,n)}}}heaps(e,n){let s=new Map;
for(let r of e){let o=this.mistakeOf(r,n);if(!o)continue;let i=s.get(o.name)??{mistake:o,values:[]};i.values.push(r.value),
s.set(o.name,i)}return[...s.values()].filter(({values:r})=>r.length>=fh).map(({mistake:r,values:o})=>{let[i,a]=[Math.min(
...o),Math.max(...o)],l=e.filter(({value:u})=>u>=i&&u<=a);return{mistake:r,values:o,from:i,to:a,n:o.length,alone:l.length===
o.length}}).sort((r,o)=>r.from-o.from)}tells(e,n,s=!1){let{mistakes:r,verdicts:o}=this.panel(e).judged;return s&&this.positions[e].
compares.some(({mistake:a})=>a.kind===n)||o.some(([,,a])=>r[a]?.kind===n)}spread(e,n){let s=n.filter(r=>this.near(e,r)).
length/(n.length||1);return n.length===0?{split:!1,name:"Nobody has answered",words:""}:s<.3?{split:!1,name:"Few are clo\
se",words:"talk it over, then vote again"}:s<=.7?{split:!0,name:"Split",words:"worth a discussion"}:{split:!1,name:"Most\
 are close",words:"show the answer"}}};function un(t,e){let{zones:n,board:s,sheet:r,...o}=t,i=a=>a==null?void 0:e[a];return{...o,zones:n.map(a=>e[a]),board:i(s)??
"",sheet:i(r)}}var hn=class{constructor(e,n){this.resting=0;this.model=e,this.pages=new Map(Object.entries(e.get("pages")??
{})),this.asked=new Map,this.hear=s=>{s.kind==="page"&&(this.pages.set(`${s.watcher}.${s.page}`,s),n())},e.on("msg:custo\
m",this.hear)}get watcher(){return this.model.get("watcher")}get few(){return this.model.get("frames")[this.watcher]??[]}get length(){
return this.model.get("count")||this.few.length}scene(e){let n=Math.max(0,Math.min(e,this.length-1));if(!this.model.get(
"count"))return this.few[n]?un(this.few[n],this.model.get("pool")):null;let s=this.model.get("size"),r=Math.floor(n/s),o=this.
page(r);return o?(this.fetchRest(r),un(o.frames[n-r*s],o.pool)):null}page(e,n=this.watcher){let s=`${n}.${e}`,r=this.pages.
get(s);return!r&&performance.now()-(this.asked.get(s)??-1/0)>8e3&&(this.asked.set(s,performance.now()),this.model.send({
kind:"page",watcher:n,page:e})),r}fetchRest(e){clearTimeout(this.resting);let n=Math.ceil(this.length/this.model.get("si\
ze")),s=Array.from({length:n},(a,l)=>(e+l)%n),r=n<=4?s:[e],o=s.map(a=>[a,this.watcher]);for(let[a]of this.model.get("eye\
s"))for(let l of r)o.push([l,a]);let i=o.find(([a,l])=>!this.pages.has(`${l}.${a}`));i&&(this.resting=setTimeout(()=>this.
page(...i),150))}marks(){let e=r=>r.mark??0;if(!this.model.get("count"))return this.few.map(e);let n=this.model.get("siz\
e"),s=Array.from({length:this.length},()=>0);for(let r=0;r*n<s.length;r++)(this.pages.get(`${this.watcher}.${r}`)?.frames??
[]).forEach((o,i)=>{s[r*n+i]=e(o)});return s}stop(){clearTimeout(this.resting),this.model.off("msg:custom",this.hear)}};var Xo={door:["ask"],ask:["held","shown","ask"],held:["talk","ask","shown"],talk:["ask","shown"],shown:["why","deal","as\
k","end"],why:["why","shown","deal","ask","end"],deal:["shown","why","ask","end"],end:["ask","door"]},Qo=300,Y=10,$t=t=>Object.
freeze({how:"hands",to:"door",at:0,vote:1,step:0,ends:0,votes:[],pressed:{},here:30,waiting:0,members:[],done:[],...t}),
G=(t,e=t.at,n=t.vote)=>t.votes.filter(s=>s.at===e&&s.vote===n);function _e(t){let e=G(t),n=new Set(e.map(({member:r})=>r)),
s=t.how==="phones"?t.members.filter(({here:r,number:o})=>r&&!n.has(o)).length:Math.max(0,t.here-e.length);return{answered:e.
length,missing:s,of:e.length+s}}function ni(t){let{answered:e,missing:n,of:s}=_e(t);return e===0||3*n>=s}var dn=({of:t},{
at:e})=>e+1<t?e+1:-1,rt=({pressed:t,at:e})=>Object.values(t[e]??{}).reduce((n,s)=>n+s,0);function we(t,e,n){Xo[t.to].includes(
e)||J(`From ${t.to} a class can go to ${Xo[t.to].join(", ")}, but not to ${e}.`);let s=e==="shown"&&!t.done.includes(t.at)?
[...t.done,t.at]:t.done;return{...t,to:e,ends:0,done:s,...n}}function Rs(t,e,n){n>=0&&n<t.of||J(`Expected a position fro\
m 1 to ${t.of}, not ${n+1}.`),(e.to==="held"||e.to==="talk")&&J("The vote is closed. Show the answer first."),e.to==="as\
k"&&n===e.at&&J("The class is answering this position now.");let s=e.done.includes(n)&&G(e,n,1).length>0,r=s&&e.how==="h\
ands"?e.votes.filter(o=>o.at!==n||o.vote===1):e.votes;return we(e,"ask",{at:n,votes:r,vote:s?2:1,step:0})}function ei(t,e,n){
e.to!=="ask"&&J("The vote is closed."),e.how!=="hands"&&J("This class answers by phone.");let{at:s,vote:r,here:o}=e,i=o-
G(e).length;for(let u of n){let c=t.fits(s,u);c&&J(c)}n.length>i&&J(i>0?`Only ${i} of ${o} students haven't answered, so\
 you can't add ${n.length}.`:`All ${o} students have answered. Make the class larger, or take away a guess.`);let a={member:0,
at:s,vote:r,sure:"",n:0,after:0},l=n.map(u=>({...a,value:u}));return{...e,votes:[...e.votes,...l]}}function gh(t,e){t.to!==
"ask"&&J("The vote is closed.");let{at:n,vote:s}=t,r=t.votes.findLastIndex(o=>o.at===n&&o.vote===s&&o.value===e);return r<
0&&J("Nobody has guessed that."),{...t,votes:t.votes.toSpliced(r,1)}}function ti(t,e){let n=({member:r,at:o,vote:i})=>`${r}\
 ${o} ${i}`,s=new Set(e.map(n));return[...t.filter(r=>!r.member||!s.has(n(r))),...e]}function bh(t,e){let{at:n,here:s,how:r,
members:o}=t,i=t.pressed[n]??{};if(t.to!=="deal"&&J("Deal first."),r==="phones"){let u=o.map(({number:c})=>[String(c),Y]);
return{...t,pressed:{...t.pressed,[n]:{...i,...Object.fromEntries(u)}}}}let a=s*Y,l=i[0]??0;return l>=a&&J(`That's all ${a}\
 deals, ten for each student.`),{...t,pressed:{...t.pressed,[n]:{...i,0:Math.min(a,e?l+e:a)}}}}function yh(t,e,n){switch(n.
kind){case"Start":return we(e,"ask",{vote:1,step:0});case"Hold":return we(e,"held");case"Talk":return we(e,"talk",{ends:n.
now+n.seconds});case"Again":return e.vote>1&&J("There are only two votes. Show the answer."),e.to==="ask"&&J("Close the \
vote first."),we(e,"ask",{vote:2});case"Reveal":return we(e,"shown");case"Why":return we(e,"why",e.to==="why"?{}:{step:0});case"\
Step":{let s=e.step+n.by;return(e.to!=="why"||s<0||s>=t.steps(e.at))&&J("There is no such step."),we(e,"why",{step:s})}case"\
Deal":return we(e,"deal");case"DealRest":return bh(e,n.by);case"Next":{let s=dn(t,e);return e.to==="ask"&&J("Show the an\
swer first, or skip it."),s<0?we(e,"end"):Rs(t,e,s)}case"Skip":return e.to!=="ask"&&J("Only an open question can be skip\
ped."),Rs(t,e,e.at+1);case"Go":return e.to==="door"?{...e,at:n.at}:Rs(t,e,n.at);case"End":return we(e,"end");case"Anew":
return we(e,"door",{at:0,vote:1,step:0,votes:[],pressed:{},done:[]});case"Tap":return n.by>0?ei(t,e,[n.value]):gh(e,n.value);case"\
List":return ei(t,e,t.list(e.at,n.text));case"Size":{let s=Math.max(2,e.to==="ask"?G(e).length:0);return Number.isInteger(
n.of)&&n.of>=s&&n.of<=Qo||J(`Expected a class of ${s} to ${Qo} students`+(Number.isNaN(n.of)?".":`, not ${String(n.of).slice(
0,20)}.`)),{...e,here:n.of}}case"By":return{...e,how:n.how,here:Math.max(2,e.here,G(e).length)};case"Votes":return{...e,
votes:ti(e.votes,n.votes)};case"Pressed":return{...e,pressed:{...e.pressed,[n.at]:{...e.pressed[n.at],...n.by}}};case"Me\
mbers":return{...e,members:n.members,here:n.here,waiting:n.waiting};case"Front":{let{to:s,at:r,vote:o,step:i,ends:a}=n.standing,
l=n.votes.map(d=>d.at).filter(d=>d!==r||!["ask","held","talk"].includes(s)),u=[...new Set([...e.done,...l])],c=n.members.
filter(d=>d.here).length,h=ti(e.votes,n.votes),m={...e.pressed,...n.pressed};return{...e,to:s,at:r,vote:o,step:i,ends:a,
votes:h,pressed:m,members:n.members,here:c,done:u}}}}var si=(t,e,n)=>Object.freeze(yh(t,e,n));function wh(t,e){let{zones:n,board:s,sheet:r,...o}=un(t,e),i=[...n,s,r],a=n.length;return{frame:{...o,zones:n.map((l,u)=>u),
board:a,sheet:r&&a+1},pool:i}}function xh(t,e){let[n,s]=t.span(e);return t.measure(e)==="chance"?.01:10**Math.floor(Math.
log10((s-n)/50||1))}function ri(t,e){let n=t.saved,{tables:s,over:r}=t.laid(e),{ask:o,given:i,cases:a,event:l,model:u}=t.
panel(e),c=s.length>1?t.positions[e].pair:[],h={game:n.game,palette:n.table.palette,boards:n.table.boards,tables:s.map(({
names:y,frame:w,differs:$},x)=>({names:y,differs:$,over:r[x],...wh(w,n.table.pool)})),lines:c,ask:o,given:i,cases:a,event:l,
model:u},{of:m,saved:d}=t,[p,b,g]=[t.span(e),xh(t,e),t.measure(e)];return{kind:"moment",at:e,of:m,title:d.title,span:p,step:b,
measure:g,shown:h}}function oi(t,e,n){let s=t.panel(e),r=n.filter(h=>h.at===e),o=t.exact(e),i=new Map;for(let h of r)h.vote>=
(i.get(h.member)?.vote??0)&&i.set(h.member,h);let a=[...i.values()].map(h=>({one:h,mistake:t.mistakeOf(h,n)})),l=a.map(({
one:{member:h,value:m,vote:d},mistake:p})=>{let b=As(m,o,t.measure(e),t.card(e).verdict(m).band),g=p?a.filter(y=>y.mistake?.
name===p.name).length-1:0;return[h,{value:m,vote:d,verdict:b,mistake:p,others:g}]}),u=h=>r.flatMap(m=>m.vote===h?[m.value]:
[]).sort((m,d)=>m-d),c={headline:s.headline||s.certain||"",answer:s.answer,written:t.written(e,o),dots:s.dots??[],steps:(s.
steps??[]).map(({picture:h,...m})=>m),notice:t.positions[e].notice,values:u(1),again:u(2),trial:s.trial??"",struck:s.tries?.
struck??""};return{kind:"answer",at:e,exact:o,shown:c,marks:Object.fromEntries(l)}}function ii(t,e,n){return t.deals(e)?
Array.from({length:Y},(s,r)=>{let{value:o,kept:i}=t.deal(e,Y*(n-1)+r);return{value:o,dealt:{},traces:[],...i}}):[]}async function Hs(t,e,n){try{let s=n&&{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(n)},
r=await fetch(`${t}${e}`,{cache:"no-store",signal:AbortSignal.timeout(8e3),...s});return r.ok?await r.json():null}catch{
return null}}var ai=async t=>!!(await Hs(t,"about"))?.phones,mn=async t=>(await Hs(t,"mine"))?.classes??[],ot=(t,e)=>Hs(
t,"leave",e);function kh(){try{return!navigator.cookieEnabled||!localStorage}catch{return!0}}function li({status:t,statusText:e}){
return t!==403?`The server says: ${e}.`:kh()?"This browser blocks cookies, so the server can't tell that you may start a\
 class. Allow cookies for this address, or use another browser. A show of hands works without them.":"To start a class w\
ith phones, open the address that the server printed, with its token, in this browser. A show of hands works without it."}
function fn(t,e){try{return JSON.parse(globalThis[t].getItem(e)??"null")}catch{return null}}function it(t,e,n){try{n==null?
globalThis[t].removeItem(e):globalThis[t].setItem(e,JSON.stringify(n))}catch{}}function Mt(t,{title:e,words:n,ways:s,no:r="Cancel",first:o=!1}){let i=()=>a.close(),a=f("dialog.sheet.w-panel",{"aria-l\
abel":e,onclose:()=>a.remove()},f("h2",e),n.map(l=>f("p",l)),f("div.w-ways",s.map(({k:l,label:u,press:c,stays:h},m)=>f("\
button.btn",{"data-k":l,autofocus:o&&m===0,onclick:()=>{h||i(),c()}},u)),f("button.btn",{"data-k":"no",autofocus:!o,onclick:i},
r)));t.root.append(a),a.showModal()}var Ps=t=>t===1?"1 phone":`${t} phones`;function vh({begun:t}){let e=Math.max(0,Math.
round((Date.now()/1e3-t)/60));return e===0?"just now":e<60?`${e} min ago`:`${Math.round(e/60)} h ago`}var ci=t=>`It bega\
n ${vh(t)} and has ${t.students===1?"1 student":`${t.students} students`}, with ${Ps(t.here)} here now.`,_t=({code:t})=>`\
Continue with class ${t}`,ui=({line:t})=>t&&!t.now.begun?t.mine.find(e=>e.lesson===t.lesson):null;async function pn(t,e){
let n=await e??"";t.draw(),t.say(n)}var $h=(t,e)=>({k:"end.running",label:`End class ${e.code} and delete it`,press:()=>{
pn(t,t.line?.end(e.code))}});function hi(t){let{line:e}=t,n=ui(t);!e||!n||Mt(t,{title:"Welcome back",words:[`Class ${n.code}\
 is still running. ${ci(n)}`,"If other people use this computer, press “This is a shared computer” when you are done her\
e."],ways:[{k:"continue",label:_t(n),press:()=>e.begun(n)},$h(t,n),{k:"shared",label:"This is a shared computer: forget \
the class",press:()=>{pn(t,e.forget(n.code))}}],no:"Not now",first:!0})}async function di(t){let{line:e}=t;if(!e)return;
await e.look();let[n]=e.mine;if(!n)return pn(t,e.begin());let s=n.lesson===e.lesson;Mt(t,{title:`Class ${n.code} is stil\
l running`,words:[ci(n),s?"Continue with it, or end it and start a new class.":"It is in another lesson. If you bring it\
 here, its phones come along with the same code, and the answers to that lesson are deleted.","If you end it, the phones\
 show that it is over, and its answers are deleted."],ways:[s?{k:"continue",label:_t(n),press:()=>e.begun(n)}:{k:"bring",
label:`Bring class ${n.code} to this lesson`,press:()=>e.begun(n,!0)},{k:"end.begin",label:`End class ${n.code} and star\
t a new class`,press:async()=>{let r=await e.end(n.code);r?t.say(r):di(t)}}]})}function Us(t){let{line:e}=t,{members:n,to:s}=t.
room.state;if(e){if(n.length===0)return void e.close(!0);Mt(t,{title:"Continue with a show of hands?",words:[`${Ps(n.length)}\
 ${n.length===1?"is":"are"} in class ${e.now.begun?.code}. The phones show that you are continuing without them, and the\
 class on the server ends.`,s==="door"?"Nobody has answered yet, so nothing is lost.":"The answers so far stay in this b\
rowser, without names. They are deleted from the server."],ways:[{k:"hands.yes",label:"Continue with a show of hands",press:()=>{
e.close(!0)}}],no:"Keep using phones"})}}function gn(t,e){let{line:n,tools:s,room:r}=t,{members:o,votes:i}=r.state,a=n?.
carried;if(!a)return s.open?.(e);let l=s.lessons?.find(([h])=>h===e)?.[1]??`Lesson ${e}`,u=o.length,c=()=>s.open?.(e,a);
if(u===0)return c();Mt(t,{title:`Go to “${l}”?`,words:[`${Ps(u)} ${u===1?"comes":"come"} along. The class keeps its \
code ${a.code}. Each phone waits for the first question.`,i.length>0?"The answers to this lesson are deleted on the serv\
er, so save them first. Students who want to keep their own answers can save them on their phones now.":"Nobody has answ\
ered in this lesson yet, so nothing is lost."],ways:[...i.length>0?[{k:"save.first",label:"Save the answers (CSV)",press:()=>t.
save(),stays:!0}]:[],{k:"lesson.yes",label:"Open it on the phones",press:c}],no:"Stay in this lesson"})}function mi(t){let{
line:e}=t,n=e?.now.begun;!e||!n||Mt(t,{title:"This is a shared computer",words:[`This browser forgets class ${n.code}, b\
ut the class continues in this tab.`,n.again?"If you close this tab, you can come back with the address that the server \
printed (with its token).":"If you close this tab, nobody can come back to the class: it ends after ten minutes and its \
answers are deleted."],ways:[{k:"shared.yes",label:"Forget the class here",press:()=>{pn(t,e.forget())}}]})}function fi(t,e){
let{line:n}=t,s=t.room.state.how==="phones",r=ui(t),o=!!n?.now.locked;return[r&&n?{k:"continue",words:_t(r),key:"c",press:()=>n.
begun(r)}:!1,e,!s&&n?{k:"phones",words:"Use phones",key:"p",press:()=>{di(t)}}:!1,s&&{k:"hands",words:"Show of hands",key:"\
h",press:()=>Us(t)},s&&{k:"lock",words:o?"Unlock the class":"Lock the class",key:"l",press:()=>n?.set({locked:!o})}]}var bn="uncle_widgets.class.line",Mh=8e3,_h=2e4,Sh=1e3,Th=4e3,Eh=5e3,Lh=6e4,Ah="No connection to the server. It comes ba\
ck by itself, and phones keep their guesses.",Bs="Nobody has joined for a minute. Some networks keep devices apart; a ho\
tspot helps. You can switch to a show of hands, and nothing is lost.",Ch="This class has ended.",Oh="The class is over. \
It was ended on another page, or a day has passed. Its answers are deleted.",Nh="This class moved on to another lesson, \
on another page.",Ws="The server isn't answering. A show of hands works without it.",Rh=t=>`The server isn't answering, \
so class ${t} is still on it. The class ends as soon as the server answers. You can also open this page again later.`,pi=[
"shown","why","deal"],Ds=class{constructor(e,n,s,r){this.mine=[];this.key="";this.moving=!1;this.closing="";this.ending=
0;this.socket=null;this.due=[];this.seq=-1;this.onItsWay=0;this.waiting=0;this.heardAt=0;this.adopting=!1;this.waking=0;
this.lonely=0;this.nobody="";this.room=e,this.base=n,this.lesson=s,this.told=r,this.now={begun:null,open:!1,words:"",places:0,
locked:!1,forgotten:!1},this.dealtTo=new Set,this.unwatch=e.watch((o,i)=>this.changed(o,i)),this.alive=window.setInterval(
()=>this.here(),Mh)}show(e){this.now={...this.now,...e},this.told(this.now)}async begin(){let e;try{e=await fetch(`${this.
base}begin`,{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify({lesson:this.lesson})})}catch{
return Ws}return e.ok?(this.begun(await e.json()),""):li(e)}async look(){this.mine=await mn(this.base)}resume(){let e=fn(
"sessionStorage",bn)?.code,n=this.mine.find(s=>s.code===e&&s.lesson===this.lesson);return n&&this.begun(n),!!n}begun(e,n=!1){
it("sessionStorage",bn,{code:e.code}),clearTimeout(this.lonely),this.nobody="",this.key=e.key,this.moving=n,this.closing=
"",this.seq=-1,this.due=[],this.show({begun:e,words:e.words}),this.lonely=window.setTimeout(()=>{this.nobody=Bs,this.room.
state.members.length===0&&this.show({words:Bs})},Lh),this.open()}get carried(){let{begun:e}=this.now;return e&&{...e,key:this.
key}}open(){clearTimeout(this.waking);let e=new URL(`${this.base}ws`,location.href);e.protocol=e.protocol.replace("http",
"ws");let n=new WebSocket(e);this.socket=n,this.heardAt=Date.now(),n.onopen=()=>{let{code:s}=this.now.begun;n.send(JSON.
stringify({kind:"teach",code:s,key:this.key}))},n.onmessage=({data:s})=>n===this.socket&&this.hear(JSON.parse(s)),n.onclose=
()=>n===this.socket&&this.lost()}lost(){this.socket=null,this.now.begun&&(this.show({open:!1,words:Ah}),this.waking=window.
setTimeout(()=>this.open(),Sh+Math.random()*Th))}here(){if(this.now.open)if(Date.now()-this.heardAt<_h)this.socket?.send(
JSON.stringify({kind:"here",seq:this.seq}));else{let{socket:e}=this;this.lost(),e?.close()}}hear(e){switch(this.heardAt=
Date.now(),e.kind){case"front":return this.came(e);case"state":return this.seq=e.standing.seq,this.onItsWay=Math.max(0,this.
onItsWay-1),this.onItsWay===0?this.adopt(e.standing):void 0;case"members":return this.seated(e.members);case"count":return this.
waiting=e.waiting,this.seated([...this.room.state.members]);case"votes":{let{to:n,at:s}=this.room.state;this.room.do({kind:"\
Votes",votes:e.votes}),pi.includes(n)&&e.votes.some(r=>r.at===s&&r.yes==null)&&this.send(this.answer());return}case"pres\
sed":return void this.room.do({kind:"Pressed",at:e.at,by:e.by});case"gone":return this.ended(!!e.hands);case"no":e.about===
"teach"?this.over(Ch,!0):this.show({words:e.words}),e.about==="change"&&(this.seq=-1,this.here())}}came(e){if(this.closing)
return void this.socket?.send(JSON.stringify(this.closes));if(this.moving){this.moving=!1,this.socket?.send(JSON.stringify(
{kind:"lesson",lesson:this.lesson}));return}if(e.lesson!==this.lesson)return this.over(Nh);this.room.state.how!=="phones"?
this.room.clean():this.room.only(e.members);let{standing:n,members:s,votes:r,pressed:o,room:i}=e,a=this.due.length>0&&n.
seq===this.seq,{to:l,at:u,vote:c,step:h,ends:m}=this.room.state,d=a?{...n,to:l,at:u,vote:c,step:h,ends:m}:n;this.adopting=
!0,this.room.do({kind:"By",how:"phones"}),this.room.do({kind:"Front",standing:d,members:s,votes:r,pressed:o}),this.adopting=
!1,this.seq=n.seq,this.onItsWay=0,this.show({open:!0,words:s.length>0?"":this.nobody||this.now.begun?.words,places:i.places,
locked:i.locked});let p=a?this.due:[];this.due=[];for(let b of p)this.send(b.kind==="answer"?this.answer():b);this.deal()}adopt(e){
let{to:n,at:s,vote:r,step:o,ends:i,members:a,pressed:l}=this.room.state,u=n===e.to&&s===e.at&&r===e.vote&&(n!=="why"||o===
e.step);u&&i===e.ends||(this.adopting=!0,this.room.do({kind:"Front",standing:e,members:[...a],votes:[],pressed:l}),this.
adopting=!1,u||this.deal())}seated(e){let n=e.filter(s=>s.here).length;this.room.do({kind:"Members",members:e,here:n,waiting:this.
waiting}),e.length>0&&this.now.words===Bs&&this.show({words:""}),this.deal()}changed(e,n){if(this.adopting||e.how!=="pho\
nes"||!this.now.begun)return;let{to:s,at:r,vote:o,step:i,ends:a}=e;if(s===n.to&&r===n.at&&o===n.vote&&i===n.step||s==="d\
oor"&&n.to==="door")return;s==="ask"&&this.send(ri(this.room.facts,r)),s==="shown"&&!pi.includes(n.to)&&this.send(this.answer());
let l=s==="talk"?{talk:Math.max(1,Math.round(a-Date.now()/1e3))}:{};this.send({kind:"change",to:s,at:r,vote:o,step:i,...l}),
this.deal()}answer(){let{at:e,votes:n}=this.room.state;return oi(this.room.facts,e,n)}deal(){let{to:e,at:n,members:s,how:r}=this.
room.state;if(!(e!=="deal"||r!=="phones"||!this.now.open))for(let{number:o}of s){let i=`${n} ${o}`;this.dealtTo.has(i)||
(this.dealtTo.add(i),this.send({kind:"deals",at:n,member:o,shown:ii(this.room.facts,n,o)}))}}send(e){if(!this.now.open)return void this.
due.push(e);e.kind==="change"&&this.onItsWay++,this.socket?.send(JSON.stringify(e))}set(e){this.send({kind:"room",...e});
let{places:n=this.now.places,locked:s=this.now.locked}=e;this.show({places:n,locked:s})}get closes(){return{kind:"close",
...this.closing==="hands"&&{hands:!0}}}async close(e=!1){let{begun:n,open:s}=this.now;if(!n)return;if(this.closing=e?"ha\
nds":"end",s)return this.send(this.closes);let r={code:n.code,key:this.key,end:!0,hands:e};if(await ot(this.base,r))return this.
ended(e);this.over(Rh(n.code),e),this.endLater(r)}endLater(e){this.ending=window.setTimeout(async()=>{await ot(this.base,
e)?this.show({words:""}):this.ending&&this.endLater(e)},Eh)}ended(e){let n=this.now.begun?.code??"";ot(this.base,{code:n,
key:"",end:!1}),this.mine=this.mine.filter(s=>s.code!==n),this.over(this.closing?"":Oh,e&&this.closing==="hands")}async end(e){
let n=await ot(this.base,{code:e,key:"",end:!0});return await this.look(),n?"":Ws}async forget(e=this.now.begun?.code??""){
let n=e===this.now.begun?.code,s=await ot(this.base,{code:e,key:n?this.key:"",end:!1});return s?(await this.look(),n&&(this.
key=s.key,it("sessionStorage",bn,null),this.show({forgotten:!0}),this.open()),""):Ws}over(e,n=!1){clearTimeout(this.lonely),
clearTimeout(this.waking),it("sessionStorage",bn,null);let{socket:s}=this;this.socket=null,this.key="",this.show({begun:null,
open:!1,words:e,forgotten:!1}),s?.close(),n?this.room.do({kind:"By",how:"hands"}):this.room.forget()}stop(){clearInterval(
this.alive),clearTimeout(this.lonely),clearTimeout(this.waking),clearTimeout(this.ending),this.ending=0,this.unwatch();let{
socket:e}=this;this.socket=null,e?.close()}};async function gi(t,e,n,s=null){if(!s&&(!await ai(e)||t.gone))return;let r=new Ds(
t.room,e,n,()=>t.lined(r));if(s){t.lined(r),r.begun(s,!0);return}if(await r.look(),t.gone)return r.stop();t.lined(r),r.resume()||
hi(t)}var Hh="uncle_widgets.class",bi="uncle_widgets.class.size",vi="uncle_widgets.class.open",Ph=30,Fs="Choose first: continu\
e the earlier class, or start over.";function yi(t){try{return JSON.parse(localStorage.getItem(t)??"null")}catch{return null}}
function wi(t,e){try{localStorage.setItem(t,JSON.stringify(e))}catch{}}var xi=!1;function ki(t){try{sessionStorage.setItem(
vi,t)}catch{}}function Uh(t){let e=!xi;xi=!0;try{let n=sessionStorage.getItem(vi),[s]=performance.getEntriesByType("navi\
gation");return e&&n===t&&s?.type==="reload"}catch{return!1}}var Bh=t=>!!(t&&(t.to!=="door"||t.votes.length>0||t.done.length>
0)),yn=class{constructor(e){this.facts=e,this.name=`${Hh} ${e.saved.game} ${e.saved.number}`;let n=Number(yi(bi))||Ph,s=yi(
this.name),r=s?.of===e.of?s.state:void 0,o=Uh(this.name);ki(this.name),this.offered=Bh(r)&&!o?$t({here:n,...r}):null,this.
offeredAt=Number(s?.when)||0,this.state=$t({here:n,...this.offered?{}:r}),this.heard=new Set}do(e){let n=this.state;if(e.
kind==="By"&&e.how==="phones"&&(this.offered=null,ki("")),this.offered)return Fs;try{this.state=si(this.facts,n,e)}catch(s){
return s instanceof Error?s.message:String(s)}e.kind==="Size"&&wi(bi,e.of),this.keep();for(let s of[...this.heard])s(this.
state,n);return""}explain(e){this.facts.explain(e);for(let n of[...this.heard])n(this.state,this.state)}watch(e){return this.
heard.add(e),()=>{this.heard.delete(e)}}takeUp(){let e=this.state;this.state=this.offered??e,this.offered=null;for(let n of[
...this.heard])n(this.state,e)}clean(){this.offered=null,this.state=$t({here:this.state.here})}only(e){let n=new Set(e.map(
({number:i})=>i)),s=this.state.votes.filter(({member:i})=>!i||n.has(i)),r=i=>Object.fromEntries(Object.entries(i).filter(
([a])=>a==="0"||n.has(Number(a)))),o=Object.fromEntries(Object.entries(this.state.pressed).map(([i,a])=>[i,r(a)]));this.
state=Object.freeze({...this.state,votes:s,pressed:o})}forget(){let e=this.state;this.offered=null,this.state=$t({here:e.
here}),this.keep();for(let n of[...this.heard])n(this.state,e)}keep(){let{how:e,members:n,waiting:s,...r}=this.state;e===
"hands"&&wi(this.name,{of:this.facts.of,state:r,when:Date.now()})}};var Wh=400;function $i({press:t,refused:e}){let n=Number.NEGATIVE_INFINITY,s="",r="",o=f("button.btn.solid.wide",{"data-k":"main",onclick:()=>{
performance.now()-n<Wh||(s?e(s):t())}});return{node:o,show(i,a,l=i){r&&r!==l&&(n=performance.now()),r=l,o.textContent!==
i&&(o.textContent=i),s=a,a?o.setAttribute("aria-disabled","true"):o.removeAttribute("aria-disabled"),o.title=a}}}var Dh={csv:"text/csv",json:"application/json",html:"text/html",ipynb:"application/x-ipynb+json"};function St(t){if(t.kind!==
"file")return;let e=Dh[t.name.split(".").pop()??""]??"text/plain",n=URL.createObjectURL(new Blob([t.text],{type:e}));f("\
a",{href:n,download:t.name}).click(),URL.revokeObjectURL(n)}var Fh="input:not([type=range]), select, textarea, [contenteditable]:not([contenteditable=false])",Is="uncle_widgets key\
s",Ih="input, [role=tab], .chooser, .art",Mi=/^(Arrow|Home|End)/,Si="button, a, summary, label, [role=button], [role=tab\
]",at=new Set,qs=t=>t.closest(".uw-page")??t.closest(".uw-room")??t.closest(".uw"),Ti=t=>t.getClientRects().length>0,Ei=t=>!!t.
any||t.keys.some(e=>e.length===1&&e!==" ");function Li(){try{return localStorage.getItem(Is)!=="off"}catch{return!0}}function qh(t){
try{t?localStorage.removeItem(Is):localStorage.setItem(Is,"off")}catch{}}function jh({el:t,keys:e},n,s){let{key:r,shiftKey:o}=n;
return Mi.test(r)&&s.closest(Ih)&&!(s instanceof HTMLInputElement&&t.contains(s))?!1:e().some(i=>(i.keys.includes(r)||i.
any?.(r))&&(!Mi.test(r)||o===!!i.shift)&&(!i.inside||t.contains(s))&&(!Ei(i)||Li()&&!s.closest("input"))&&i.when()&&i.press(
r,s))}function _i(t){if(t.defaultPrevented||t.isComposing||t.ctrlKey||t.metaKey||t.altKey)return;let e=t.composedPath(),
n=e[0];if(!(n instanceof Element)||n.closest("dialog")||n.closest(Fh)&&t.key!=="Escape")return;let s=[...at].filter(({el:r})=>{
let o=qs(r);return o&&e.includes(o)&&Ti(r)});if(s.length){if(t.key==="?")js(s[0].el);else if(!s.some(r=>jh(r,t,n)))return;
t.preventDefault(),t.stopPropagation()}}function lt(t,e){let n={el:t,keys:e};return at.size||document.addEventListener("\
keydown",_i,!0),at.add(n),()=>{at.delete(n),at.size||document.removeEventListener("keydown",_i,!0)}}function js(t){let e=qs(
t),n=ee("keys"),r=[...at].filter(l=>qs(l.el)===e&&Ti(l.el)).flatMap(l=>l.keys()).filter(l=>l.when()),o=f("div.keys-typed"),
i=f("dialog.sheet.keys-list",{"aria-labelledby":n,onclose:()=>i.remove()}),a=()=>{let l=Li();Q(o,f("span",{"aria-hidden":"\
true"},"Letter, number and symbol keys"),ge({label:"Letter, number and symbol keys",choices:[[!0,"On"],[!1,"Off"]],value:l,
pick:u=>{qh(u),a()},k:"typed"}));for(let u of i.querySelectorAll("[data-typed]"))u.classList.toggle("off",!l)};i.append(
f("h2",{id:n,tabindex:-1,autofocus:!0},"Keyboard shortcuts"),f("p.mute","They work while the focus is on this page, but \
not while you type in a field."),f("dl",[...r,{keys:["?"],shown:"?",words:"Shows this list.",when:()=>!0,press:()=>!0}].
map(l=>f("div",{"data-typed":Ei(l)&&l.shown!=="?"?"":null},f("dt",f("kbd",l.shown)),f("dd",l.words)))),o,f("button.btn",
{"data-k":"keys.close",onclick:()=>i.close()},"Close")),a(),t.append(i),i.showModal()}var I,Oi,Vh,Pe,Vs,Mn,Ni,xn,Ri,Ks,Gs,Gh,Tt=Symbol.for("pv"),_n={},Sn=[],Kh=/^m(i|n|o|s|text|space)$/,Zs=Array.isArray,Hi=Sn.
slice,Ke=Object.assign;function Ge(t){t&&t.parentNode&&t.remove()}function kn(t,e,n,s,r){var o={type:t,props:e,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Tt,__v:r||
++Oi,__i:-1,__u:0};return!r&&I.vnode&&I.vnode(o),o}function ct(t){return t.children}function vn(t,e){this.props=t,this.context=e,this.__g=0}function Ue(t,e){if(e==null)return t.
__&&Ue(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||
t.props.__P?null:Ue(t)}function Zh(t){var e,n=t.__v,s=n.__e,r=[],o=[],i=t.__P;i&&((e=Ke({constructor:Tt},n)).__v=n.__v+1,
I.vnode&&I.vnode(e),zs(i,e,n,t.__n,i.namespaceURI,32&n.__u?[s]:null,r,s||Ue(n),32&n.__u,o),e.__v=n.__v,e.__.__k[e.__i]=e,
Fi(r,e,o),n.__=n.__e=null,e.__e!=s&&Pi(e))}function Pi(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(
function(e){return e&&(t.__e=e.__e)}),Pi(t)}function Ai(t){(8&t.__g||(t.__g|=8,Pe.push(t),Mn++))&&Vs==I.debounceRendering||
((Vs=I.debounceRendering)||queueMicrotask)(Ui)}function Ui(){try{for(var t,e=1;Pe.length;)Pe.length>e&&Pe.sort(Ni),t=Pe.
shift(),e=Pe.length,8&t.__g&&Zh(t)}finally{(Mn=Pe.length)&&(Vs||queueMicrotask)(Ui)}}function Bi(t,e,n,s,r,o,i,a,l,u,c){
var h,m,d,p,b,g,y=s.__k||Sn,w=e.length;for(l=zh(n,e,y,l,w),h=0;h<w;h++)(d=n.__k[h])!=null&&(m=~d.__i&&y[d.__i]||_n,d.__i=
h,g=zs(t,d,m,r,o,i,a,l,u,c),p=d.__e,(m.ref!=d.ref||8&m.__u)&&(m.ref&&Ys(m.ref,null,d,m),d.ref&&c.push(d.ref,d.__c||p,d)),
b=b||p,4&d.__u?(l=Wi(d,l,t,!m.__v),m.__e&&(m.__e=null)):typeof d.type=="function"&&g!==void 0?l=g:p&&(l=p.nextSibling),d.
__u&=-21);return n.__e=b,l}function zh(t,e,n,s,r){var o,i,a,l,u,c,h,m,d,p=n.length,b=p,g=0,y=0,w=t.__k=Array(r);for(o=0;o<
r;o++)(i=e[o])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=w[o]=kn(null,
i):Zs(i)?i=w[o]=kn(ct,{children:i}):i.constructor===Tt&&i.__b?i=w[o]=kn(i.type,i.props,i.key,i.ref,i.__v):w[o]=i,l=o+g,i.
__=t,i.__b=t.__b+1,a=null,~(u=i.__i=Yh(i,n,l,b))&&(b--,(a=n[u])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,u==l-1?g--:u==l+1?g++:u!=
l&&(u>l?g--:g++,y=1)):(~u||(r>p?g--:r<p&&g++),typeof i.type!="function"&&(i.__u|=4))):w[o]=null;if(y){for(c=[],h=[],o=0;o<
r;o++)if((i=w[o])&&16&i.__u){for(g=0,m=c.length;g<m;)c[d=g+m>>1]<i.__i?g=d+1:m=d;c[g]=i.__i,h[o]=g+1}for(g=c.length;o--;)
h[o]&&(h[o]==g?g--:w[o].__u|=4)}if(b)for(o=0;o<p;o++)!(a=n[o])||2&a.__u||(a.__e==s&&(s=Ue(a)),Js(a,a));return s}function Wi(t,e,n,s){
var r,o,i,a;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(o=0;o<r.length;o++)r[o]&&(r[o].__=t,e=Wi(
r[o],e,n,!1));return e}for(e&&!e.parentNode&&(e=Ue(t))&&!e.parentNode&&(e=null),i=t.__e,a=e;a&&a.nodeType==8;)a=a.nextSibling;
for(i!=a&&(!s&&n.moveBefore&&i.parentNode?n.moveBefore(i,e):n.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==
8&&!e.data.startsWith("$s"););return e}function Yh(t,e,n,s){var r,o=t.key,i=t.type,a=e[n],l=a&&!(2&a.__u);if(a===null&&o==null||l&&o==a.key&&i==a.type)return n;
if(s>(l?1:0)){for(r=n-1;r>=0;r--)if((a=e[r])&&!(2&a.__u)&&o==a.key&&i==a.type)return r;for(r=n+1;r<e.length;r++)if((a=e[r])&&
!(2&a.__u)&&o==a.key&&i==a.type)return r}return-1}function Ci(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}
function wn(t,e,n,s,r){var o,i;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof s=="string"&&(t.style.
cssText=s=""),s)for(e in s)n&&e in n||Ci(t.style,e);if(n)for(e in n)s&&n[e]==s[e]||Ci(t.style,e,n[e])}else if(e[0]=="o"&&
e[1]=="n")typeof n!="function"&&(n=null),typeof s!="function"&&(s=null),(t.__e||(t.__e={}))[e]=n,n&&s||(i=Gs[e]||(Gs[e]=
Jh(e)),(t.__a||(t.__a={}))[e]=Ks,o=e!=(e=e.replace(Ri,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(
e,i,o):t.removeEventListener(e,i,o));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="c\
olSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===
!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function Jh(t){return function(e){var n=this.
__e;if(n){if(n=n[t],e[xn]==null)e[xn]=Ks++;else if(e[xn]<this.__a[t])return;return n(I.event?I.event(e):e)}}}function zs(t,e,n,s,r,o,i,a,l,u){
var c,h,m,d,p,b,g,y,w,$,x,M,v,S,T,E,_,A,N=e.type;if(e.constructor!==Tt)return null;128&n.__u&&(l=32&n.__u,c=n.__c.__z)&&
(e.__u|=l,h=o=[],c.nodeType==8?a=$n(c,o):o.push(c),a=o[0]||a),(c=I.__b)&&c(e);e:if(typeof N=="function"){m=i.length;try{
if(y=e.props,w=(c=N.prototype)&&c.render,$=(c=N.contextType)&&s[c.__c],x=c?$?$.props.value:c.__:s,(d=n.__c)?(e.__c=d,2&d.
__g&&(d.__g|=1)):(w?e.__c=d=new N(y,x):(e.__c=d=new vn(y,x),d.constructor=N,d.render=Qh),$&&$.sub(d),d.state||(d.state={}),
d.__n=s,d.__g|=8,d.__h=[],d.__k=[]),w&&(d.__s||(d.__s=d.state),N.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=Ke({},
d.__s)),Ke(d.__s,N.getDerivedStateFromProps(y,d.__s)))),p=d.props,b=d.state,d.__v=e,n.__c){if(y!==p&&w&&!N.getDerivedStateFromProps&&
d.componentWillReceiveProps&&d.componentWillReceiveProps(y,x),e.__v==n.__v&&!(8&d.__g)||!(4&d.__g)&&d.shouldComponentUpdate&&
d.shouldComponentUpdate(y,d.__s,x)===!1){e.__v!=n.__v&&(d.props=y,d.state=d.__s,d.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.
some(function(H){H&&(H.__=e)}),Sn.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&i.push(d),a=Ue(n);break e}d.componentWillUpdate&&
d.componentWillUpdate(y,d.__s,x),w&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(p,b,g)})}else w&&!N.
getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),w&&d.componentDidMount&&d.__h.push(d.componentDidMount);
d.context=x,d.props=y,d.__P=t,d.__g&=-5,M=I.__r,v=w?25:0;do d.__g&=-9,M&&M(e),c=d.render(d.props,d.state=d.__s,d.context);while(8&
d.__g&&++v<25);w&&(Sn.push.apply(d.__h,d.__k),d.__k=[]),d.state=d.__s,d.getChildContext&&(s=Ke({},s,d.getChildContext())),
w&&n.__c&&d.getSnapshotBeforeUpdate&&(g=d.getSnapshotBeforeUpdate(p,b)),S=c&&c.type===ct&&c.key==null?c.props.children:c,
y.__P&&(c=a,r=(t=y.__P).namespaceURI,l=o=null,n.props&&n.props.__P!=t&&(n.__k.some(function(H){H&&Js(H,H)}),n.__k=null),
a=n.__k?Ue(n,0):null),a=Bi(t,Zs(S)?S:[S],e,n,s,r,o,i,a,l,u),y.__P&&(e.__e=null,a=c),e.__u&=-161,h&&h.some(Ge),d.__h.length&&
i.push(d),1&d.__g&&(d.__g&=-4)}catch(H){if(i.length=m,e.__v=null,l||o)if(H&&H.then){if(e.__u|=128|l,o){for(~(_=o.indexOf(
a||void 0))||(_=o.length);(A=o[_-1])&&A.nodeType==8;)_--;for(;_<o.length;_++)if(A=o[_])if(o[_]=null,T){if(A==E)break}else{
if(A.nodeType!=8)break;A.data.startsWith("$s")&&(E=$n(T=A))}}if(!T){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;
T=a}(c=$n(T=e.__c.__z||(e.__c.__z=T)))?(e.__e=T,a=c):e.__e=a,a=a&&a.nextSibling}else o&&o.some(Ge);else e.__e=n.__e;e.__k||
(e.__k=n.__k||[]),H&&H.then||Di(e),I.__e(H,e,n)}}else a=e.__e=Xh(n.__e,e,n,s,r,o,i,l,u,t);return(c=I.diffed)&&c(e),a}function $n(t,e){
if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))
n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function Di(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.
some(Di))}function Fi(t,e,n){for(var s=0;s<n.length;)Ys(n[s++],n[s++],n[s++]);I.__c&&I.__c(e,t),t.some(function(r){try{t=
r.__h,r.__h=[],t.some(function(o){o.call(r)})}catch(o){I.__e(o,r.__v)}})}function Xh(t,e,n,s,r,o,i,a,l,u){var c,h,m,d,p,
b,g,y,w=n.props||_n,$=e.props,x=e.type;if(x=="svg"?r="http://www.w3.org/2000/svg":x=="math"?r="http://www.w3.org/1998/Ma\
th/MathML":r||(r="http://www.w3.org/1999/xhtml"),o){for(c=0;c<o.length;c++)if((p=o[c])&&(x?p.localName==x:p.nodeType==3)){
t=p,o[c]=null;break}}if(!t){if(y=u.ownerDocument||document,!x)return y.createTextNode($);t=y.createElementNS(r,x,$.is?$:
u),a&&(I.__m&&I.__m(e,o),a=!1),o=null}if(x){if(u=x=="template"&&t.content||t,o=x=="textarea"&&$.defaultValue!=null?null:
o&&Hi.call(u.childNodes),!a&&o)for(w={},c=0;c<t.attributes.length;c++)w[(p=t.attributes[c]).name]=p.value;for(c in w)p=w[c],
c=="dangerouslySetInnerHTML"?m=p:c=="children"||c in $||c=="value"&&"defaultValue"in $||c=="checked"&&"defaultChecked"in
$||wn(t,c,null,p,r);for(c in $)p=$[c],c=="children"?d=p:c=="dangerouslySetInnerHTML"?h=p:c=="value"?b=p:c=="checked"?g=p:
a&&typeof p!="function"||w[c]===p||wn(t,c,p,w[c],r);h?(a||m&&(h.__html==m.__html||h.__html==t.innerHTML)||(t.innerHTML=h.
__html),e.__k=[]):(m&&(t.textContent=""),(x=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Kh.test(x))&&(r="\
http://www.w3.org/1999/xhtml"),Bi(u,Zs(d)?d:[d],e,n,s,r,o,i,o?o[0]:n.__k&&Ue(n,0),a,l),o&&o.some(Ge)),a&&x!="textarea"||
(c="value",x=="progress"&&b==null?t.removeAttribute(c):b==null||b===t[c]&&(x!="progress"||b)||wn(t,c,b,w[c],r),c="checke\
d",g!=null&&g!=t[c]&&wn(t,c,g,w[c],r))}else w===$||a&&t.data==$||(t.data=$);return t}function Ys(t,e,n,s){try{typeof t==
"function"?e?e.__x=t(e)||1:s&&(s=s.__c||s.__e)&&(e=s.__x)&&(s.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){
I.__e(r,n)}}function Js(t,e,n){var s,r,o,i;if(I.unmount&&I.unmount(t),!(s=t.ref)||s.current&&s.current!=t.__e||Ys(s,null,
e,t),s=t.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(a){I.__e(a,e)}s.__P=s.__n=null}if(s=t.__k)for(i=
0;i<s.length;i++)s[i]&&Js(s[i],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(s=t.__c)&&(s=s.__z)&&(r=$n(s,o=[]))&&(s==
t.__e&&o.some(Ge),Ge(r),Ge(s)),n||Ge(t.__e),t.__e=t.__c=t.__=null}function Qh(t,e,n){return this.constructor(t,n)}function Xs(t,e){
var n,s,r,o;I.__&&I.__(t,e),e.nodeType==9&&(e=e.documentElement),s=(n=t&&32&t.__u)?null:e.__k,e.__k=kn(ct,{children:[t]}),
r=[],o=[],zs(e,e.__k,s||_n,_n,e.namespaceURI,s?null:e.firstChild?Hi.call(e.childNodes):null,r,s?s.__e:e.firstChild,n,o),
Fi(r,e.__k,o),e.__k.props.children=null}I={__e:function(t,e,n,s){for(var r,o,i;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(o=r.constructor)&&o.getDerivedStateFromError)&&
r.setState(o.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,s||{}),i=1),i&&8&r.__g)return void(r.
__g|=2)}catch(a){t=a}}throw Mn=0,t}},Oi=0,Vh=function(t){return t!=null&&t.constructor===Tt},vn.prototype.setState=function(t,e){
var n=this.__s;n&&n!=this.state||(n=this.__s=Ke({},this.state)),typeof t=="function"&&(t=t(Ke({},n),this.props)),t&&(Ke(
n,t),this.__v&&(e&&this.__k.push(e),Ai(this)))},vn.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.
push(t),Ai(this))},vn.prototype.render=ct,Pe=[],Mn=0,Ni=function(t,e){return t.__v.__b-e.__v.__b},xn=Symbol(),Ri=/(PointerCapture)$|Capture$/i,
Ks=0,Gs={},Gh=0;var xe=(t,e)=>Math.max(12,Math.min(t,e/1.4));var ed=[[/[ilj.,:;'|!tf\s()]/,.3],[/[mwMW@%]/,.88],[/[A-Z]/,.7],[/[\u0300-\u036f]/,0],[/[\u0250-\uffff]/,1]],td=["012345\
6789","of 100 hands, as the quick brown fox jumps over it"],Et,Ii=t=>{let e=0;for(let n of t)e+=ed.find(([s])=>s.test(n))?.[1]??
.57;return e};function nd(){if(Et!=null)return Et;let t=typeof document=="object"&&document.querySelector(".uw"),e=t&&document.
createElement("canvas").getContext("2d");if(!t||!e)return 1;let n=getComputedStyle(t).getPropertyValue("--sans"),s=[400,
700].flatMap(r=>(e.font=`${r} 100px ${n}`,td.map(o=>e.measureText(o).width/(r>400?100*1.06:100)/Ii(o))));return Et=Math.
max(1,...s),document.fonts.addEventListener("loadingdone",()=>Et=void 0,{once:!0}),Et}var P=(t,e)=>Ii(t)*e*nd(),sd=12;function K(t,e,n,s=1){
let r=P(t,s),o=Math.max(Math.min(e,sd),Math.min(e,n/Math.max(r,.01)));if(r*o<=n+.01)return{lines:[t],size:o};let i=u=>P(
u,o*s)<=n,a=[""],l=()=>a[a.length-1];for(let u of t.split(" "))if(l()!==""&&i(`${l()} ${u}`))a[a.length-1]+=` ${u}`;else{
l()!==""&&a.push("");for(let c of u)l()!==""&&!i(l()+c)&&a.push(""),a[a.length-1]+=c}return{lines:a,size:o}}function ut(t,e,{
w:n,ideal:s,tight:r=.5,least:o=n,floor:i=0}){if(t<=1)return{w:Math.min(n,Math.max(e,12)),step:s,cols:1,rows:1};let a=m=>Math.
max(r*m,i),l=(m,d)=>Math.min(s,(e-m)/Math.max(d-1,1));for(let m of[n,Math.max(o,Math.min(n,e/(1+r*(t-1))))])if(l(m,t)>=a(
m)-.01)return{w:m,step:l(m,t),cols:t,rows:1};let u=Math.max(1,Math.floor((e-o)/a(o))+1),c=Math.ceil(t/u),h=Math.ceil(t/c);
return{w:o,step:l(o,h),cols:h,rows:c}}function qi(t){let e=[...t].sort((s,r)=>s.seat-r.seat),n=Math.max(0,e.findIndex(s=>s.
me));return[...e.slice(n),...e.slice(0,n)]}function ji(t){if(t<2)return{left:0,top:t,right:0};let e=Math.floor((t+1)/3);
return{left:e,top:t-2*e,right:e}}var rd="var(--card-ink)";function Tn(t,e,n,s,r){let o=s*.46,i=u=>`a${o} ${o} 0 1 0 ${u*2*o} 0`,a=(u,c)=>`M${u-o} ${c}${i(
1)}${i(-1)}Z`,l={d:`M${e} ${n-s*1.1}L${e+s*.85} ${n}L${e} ${n+s*1.1}L${e-s*.85} ${n}Z`,h:`M${e} ${n+s}L${e-s*.95} ${n-s*
.12}A${s*.52} ${s*.52} 0 0 1 ${e} ${n-s*.52}A${s*.52} ${s*.52} 0 0 1 ${e+s*.95} ${n-s*.12}Z`,s:`M${e} ${n-s*1.05}L${e+s*
.95} ${n+s*.12}A${s*.5} ${s*.5} 0 0 1 ${e+s*.14} ${n+s*.5}L${e+s*.4} ${n+s}H${e-s*.4}L${e-s*.14} ${n+s*.5}A${s*.5} ${s*.5}\
 0 0 1 ${e-s*.95} ${n+s*.12}Z`,c:a(e,n-s*.52)+a(e-s*.54,n+s*.22)+a(e+s*.54,n+s*.22)+`M${e} ${n-s*.2}L${e+s*.4} ${n+s}H${e-
s*.4}Z`}[t];if(!l)throw new Error(`There is no suit "${t}".`);return k("path",{d:l,...r})}var Vi={bell:{fill:"M50 6C70 6\
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
M24 34H76V50H59V84H41V50H24Z",wide:9}},Gi=t=>t in Vi;function Ki(t,e,n,s,{colour:r="var(--accent-card)",ink:o=rd}={}){let i=Vi[t];
if(!i)throw new Error(`There is no symbol "${t}".`);let a=(l,u)=>l&&k("path",{d:l,fill:"none",style:`stroke:${u}`,"strok\
e-width":i.wide??8});return k("g",{transform:`translate(${e} ${n}) scale(${s/100})`},a(i.line,r),i.fill&&k("path",{d:i.fill,
"fill-rule":"evenodd",style:`fill:${r}`}),i.ink&&k("path",{d:i.ink,style:`fill:${o}`}),a(i.inkLine,o))}function Qs(t,e,n,s){if(t==="skip")return k("g",{fill:"currentColor"},q(`M${e-s} ${n+s*.5}A${s} ${s} 0 0 1 ${e+s*.78} ${n-
.1*s}`,"currentColor",s*.26),k("path",{d:`M${e+s*1.2} ${n+s*.62}L${e+s*.3} ${n+s*.2}L${e+s*1.16} ${n-s*.5}Z`}),R(e,n+s*.62,
s*.24));let r=o=>`M${e-o*s} ${n-o*s*.62}H${e+o*s*.2}V${n-o*s}L${e+o*s} ${n-o*s*.46}L${e+o*s*.2} ${n+o*s*.08}V${n-o*s*.3}\
H${e-o*s}Z`;return k("path",{d:r(1)+r(-1),fill:"currentColor"})}function od(t){let e=t*1.4,n=t*.08,s=(e-2*n)/17,r=t*.3,o="",
i="";for(let a=0;a<9;a++)o+=`M${n} ${n+2*a*s}h${t-2*n}v${s}h${2*n-t}z`;for(let a=-3;a<=3;a++){let l=2*a*s,u=Math.sqrt(Math.
max(0,r**2-(Math.abs(l)+s/2)**2));u&&(i+=`M${t/2+l-s/2} ${e/2-u}h${s}v${2*u}h${-s}z`)}return[C(0,0,t,e,{class:"paper",rx:t*
.085}),k("path.stripes",{d:o}),R(t/2,e/2,r+s*.9,{fill:"var(--card)"}),k("path.stripes",{d:i})]}function id(t,e){let n=e*
1.4,s=e*.085,r=t.rings??0,o=t.text??"",i=e*Math.min(.098,.78/Math.max(r,1)),a=e*.11,l=a+e*.026,u="";for(let h=1;h<r;h++)
u+=`M0 ${n-a-h*i}A${a+h*i} ${a+h*i} 0 0 1 ${a+h*i} ${n}`;let c=Oe(o)?Math.min(e*.36,e*.76*100/le(o,100)):0;return[C(0,0,
e,n,{class:"paper",rx:s}),r>0&&k("path",{d:`M0 ${n-l}A${l} ${l} 0 0 1 ${l} ${n}H${s}A${s} ${s} 0 0 1 0 ${n-s}Z`,fill:"va\
r(--accent-card)"}),u&&q(u,"var(--accent-card)",Math.min(e*.052,i*.55)),c?de(o,e*.12,e*.13,c,{colour:"var(--card-ink)"}):
k("text",{x:e*.1,y:e*.36,"font-size":Math.min(e*.3,e*1.5/Math.max(o.length,1)),"font-weight":700,fill:"var(--card-ink)"},
o),C(0,0,e,n,{class:"edge",rx:s})]}function ad(t,e){let n=e*1.4,s=e*.085,r=t.colour==="wild",o=t.colour??"",i=r?"#fff":`\
var(--c-${o}-on)`,a=r?[["r",-1,-1],["g",1,-1],["y",-1,1],["b",1,1]].map(([m,d,p])=>Le(String(m),e*(.5+.23*Number(d)),n*.62+
e*.23*Number(p),e*.16,{fill:`var(--c-${m})`,stroke:"#fff","stroke-width":e*.018})):[.46,.31,.16].map(m=>Le(o,e*.62,n*.66,
e*m,{fill:"none",stroke:i,"stroke-opacity":.5,"stroke-width":e*.045})),l={draw2:"+2",draw4:"+4"}[t.glyph??""],u=l??(t.glyph?
"":t.text??""),c=u?de(u,e*.12,e*.13,e*(l?.34:.42),{gap:l?8:13}):r?k("text",{x:e*.11,y:e*.3,"font-size":Math.max(12.5,e*.22),
"font-weight":700,fill:i},e<46?"W":"Wild"):Qs(t.glyph??"",e*.31,e*.33,e*.19),h=t.letter||o.toUpperCase();return[C(0,0,e,
n,{rx:s,fill:r?"#17181C":`var(--c-${o})`}),k("svg",{width:e,height:n,style:"overflow:hidden"},a),k("g",{style:`color:${i}`},
c),!r&&k("text",{x:e*.12,y:n-e*.1,"font-size":Math.max(12.5,e*.205),"font-weight":700,fill:i},h),C(0,0,e,n,{rx:s,fill:"n\
one",stroke:"#fff","stroke-width":Math.max(2,e*.03)})]}function ld(t,e){let n=e*1.4,s=t.suit??"",r=t.text??"",o=`var(--s\
uit-${s})`,i=Math.min(e*.3,e*.62*100/le(r,100,6));return[C(0,0,e,n,{class:"paper",rx:e*.085}),Tn(s,e*.66,n*.69,e*.34,{style:`\
fill:${o}`,opacity:.16}),Tn(s,e*.66,n*.69,e*.2,{style:`fill:${o}`}),de(r,e*.1,e*.11,i,{colour:o,gap:r.length>1?6:13}),Tn(
s,e*.22,e*.6,Math.max(4,e*.125),{style:`fill:${o}`}),C(0,0,e,n,{class:"edge",rx:e*.085})]}function cd(t,e){let n=e*1.4,s=t.
text??"",r=Math.min(e*.2,e*.8/Math.max(P(s,1.06),.1)),o=s!==""&&r>=9,i=e*(o?.6:.7);return[C(0,0,e,n,{class:"paper",rx:e*
.085}),o&&k("text",{x:e*.1,y:e*.1+r*.9,"font-size":r,"font-weight":700,style:"fill:var(--card-ink)"},s),Ki(t.glyph??"",(e-
i)/2,o?n*.36:(n-i)/2,i),C(0,0,e,n,{class:"edge",rx:e*.085})]}function ud(t,e){return t.colour?ad(t,e):t.suit?ld(t,e):t.glyph&&
Gi(t.glyph)?cd(t,e):id(t,e)}function Se(t,e){let n=t?ud(t,e):od(e);return k("g",{class:t?"front":"back"},n)}var hd={0:[],
1:[[0,0]],2:[[-1,-1],[1,1]],3:[[-1,-1],[0,0],[1,1]],4:[[-1,-1],[1,-1],[-1,1],[1,1]],5:[[-1,-1],[1,-1],[0,0],[-1,1],[1,1]],
6:[[-1,-1],[1,-1],[-1,0],[1,0],[-1,1],[1,1]]},En=(t,e,n)=>[C(0,0,e,e,{rx:e*.14,style:`fill:var(--card);stroke:${n?"var(-\
-lit)":"var(--field)"}`,"stroke-width":n?5:1.5,opacity:t?1:.45}),hd[t].map(([s,r])=>R(e*(.5+s*.26),e*(.5+r*.26),e*.09,{fill:"\
var(--card-ink)"}))];var dd=["#F4F7FF","#A9C3F5","#6F94DB","#3F63AB","#233E77"],tr=t=>({fill:dd[t-1],ink:t<4?"#13201E":"#FFF"}),er=t=>!!t.nodes,
md=["part","value"];function fd(t,e){let n=Object.entries(t.nodes??{});return e==="part"?n:[...n].sort(([,s],[,r])=>(s.value??
0)-(r.value??0))}var Ln=class{constructor(e){this.back=!1;this.by="part";this.map={};this.changed=e,this.words=f("p.coun\
ted"),this.steps=f("ol.shades"),this.tokens=f("button.btn.quiet",{"data-k":"heat.tokens",onclick:()=>this.bring()}),this.
opener=f("button.btn.quiet",{"data-k":"heat.all","aria-expanded":"false",onclick:()=>this.open(!!this.list.hidden)}),this.
root=f("div.heat-bar",{role:"group","aria-label":"Numbers on the board",hidden:!0},f("div.legend",this.words,this.steps),
this.tokens,this.opener),this.list=f("section.sheet.scores.heat-list",{hidden:!0})}get clears(){return er(this.map)&&!!this.
map.hides&&!this.back}show(e){if(JSON.stringify(e)===JSON.stringify(this.map)||(this.map=e,this.root.hidden=!er(e),this.
open(!1),!er(e)))return;let{title:n="",unit:s="",steps:r=[],hides:o="",nodes:i={}}=e;this.words.textContent=n,this.steps.
replaceChildren(...r.map(({text:a,count:l},u)=>{let{fill:c,ink:h}=tr(u+1),m=`about ${a} ${s} at ${l} ${l===1?"place":"pl\
aces"}`;return f("li",{title:m},f("span.shade",{"aria-hidden":"true",style:`background:${c};color:${h}`},a),f("span.sr",
m))}),f("li.unit",{"aria-hidden":"true"},s)),this.tokens.hidden=!o,this.opener.textContent=`All ${Object.keys(i).length}`,
this.say()}say(){this.tokens.textContent=`Show ${this.map.hides??""}`,W(this.tokens,"aria-pressed",String(this.back))}bring(){
this.back=!this.back,this.say(),this.changed()}open(e){this.list.hidden=!e,W(this.opener,"aria-expanded",String(e)),this.
list.replaceChildren(...e?[this.table()]:[])}escape(){let e=!this.list.hidden;return this.open(!1),e&&this.opener.focus(),
e}sort(e){this.by=e,this.open(!0),this.list.querySelector(`[data-k="heat.${e}"]`)?.focus()}table(){let{title:e="",unit:n=""}=this.
map,s={part:"where",value:n},r=md.map(i=>f("th",{scope:"col","aria-sort":this.by===i?"ascending":null},f("button.sorts",
{"data-k":`heat.${i}`,onclick:()=>this.sort(i)},s[i]))),o=([i,{part:a="",value:l=0}])=>f("tr",f("th",{scope:"row"},i),f(
"td",a),f("td.num",l.toFixed(2)));return f("div.scroll",{tabindex:0,role:"group","aria-label":e},f("table",f("caption",e),
f("thead",f("tr",f("td"),...r)),f("tbody",fd(this.map,this.by).map(o))))}};var pd=23,nr=24,At=20,gd=17,bd=8,Zi=6,Lt={h:23,size:15},yd={house:[66,34],place:[20,28]},[wd,xd,kd]=[3,4,1],zi=(t,e)=>Math.
hypot(t.x-e.x,t.y-e.y);function vd(t,e,n){let s={x:(t.x+e.x)/2,y:(t.y+e.y)/2},r=o=>(o.x-s.x)*(e.x-t.x)+(o.y-s.y)*(e.y-t.
y);return n.flatMap((o,i)=>{let a=n[(i+1)%n.length],[l,u]=[r(o),r(a)],c=l/(l-u),h=l<0!=u<0?[{x:o.x+(a.x-o.x)*c,y:o.y+(a.
y-o.y)*c}]:[];return l<0?[o,...h]:h})}function $d(t,e=pd){let n=Array.from({length:nr},(s,r)=>{let o=2*Math.PI*r/nr,i=e/
Math.cos(Math.PI/nr);return{x:i*Math.cos(o),y:i*Math.sin(o)}});return t.map((s,r)=>{let o=n;for(let[i,a]of t.entries()){
let l=zi(s,a);i===r||l>2.1*e||(l<.5?o=i>r?[]:o:o=vd({x:0,y:0},{x:a.x-s.x,y:a.y-s.y},o))}return o})}var Md=t=>t.map((e,n)=>{
let s=t.filter((r,o)=>o!==n).map(r=>zi(e,r));return Math.max(bd,Math.min(At,...s.filter(r=>r>.5).map(r=>r/2-1)))}),sr=(t,e)=>t.
x<e.x+e.w&&e.x<t.x+t.w&&t.y<e.y+e.h&&e.y<t.y+t.h,_d=({x:t,y:e},n)=>({x:t-n,y:e-n,w:2*n,h:2*n});function Sd(t,e,n,s,r){let o=[];
return t.map((i,a)=>{let l=n[a],u=Lt.h,c=p=>(p.x<r.x||p.y<r.y||p.x+l>r.x+r.w||p.y+u>r.y+r.h?100:0)+wd*o.filter(g=>sr(g,p)).
length+xd*t.filter((g,y)=>sr(_d(g,e[y]-3),p)).length+kd*s.filter(g=>sr(g,p)).length,h=[[1,-1],[-1,-1],[1,0],[-1,0],[0,-1],
[0,1],[1,1],[-1,1]],d=[0,8,20].flatMap(p=>h.map(([b,g])=>{let y=(e[a]+p)*(b&&g?.72:1.08);return{x:i.x+b*(y+l/2)-l/2,y:i.
y+g*(y+u/2)-u/2,w:l,h:u}})).reduce((p,b)=>c(b)<c(p)?b:p);return l&&o.push(d),d})}var rr=t=>t?12+9*t.length:0,or=({x:t,y:e},{
role:n,label:s,ring:r,chosen:o,attributes:i})=>k("g",{role:n,"aria-label":s,"data-x":t,"data-y":e,transform:`translate(${t}\
 ${e})`,...i},k("title",s),k("g.sized",k("path.cell",{fill:"transparent"}),(r||o)&&R(0,0,At,{class:"ring"}),o&&R(0,0,At-
Zi,{class:"ring chosen"}),R(0,0,At+12,{class:"ring-focus"}))),Yi=({x:t,y:e},n,s)=>k("g.tag.of",{"data-of":s,"data-move":s,
transform:`translate(${t} ${e})`,"aria-hidden":"true"},k("g.sized",k("g.stands",C(0,0,rr(n),Lt.h,{rx:3,style:"fill:var(-\
-lit)"}),k("text",{x:rr(n)/2,y:Lt.h/2+Lt.size*.36,"font-size":Lt.size,"font-weight":700,"text-anchor":"middle",fill:"#13\
201E"},n))));function Ji(t,e,n,s){let r=[...t.querySelectorAll("[data-x]")],o=({x:b,y:g})=>({x:b/e,y:g/e}),i=r.map(({dataset:b})=>o(
{x:Number(b.x),y:Number(b.y)})),a=$d(i),l=Md(i);for(let b of t.querySelectorAll(".sized"))b.setAttribute("transform",`sc\
ale(${e})`);for(let[b,g]of r.entries()){let y=a[b].map(({x:w,y:$})=>`${w.toFixed(1)} ${$.toFixed(1)}`).join("L");g.querySelector(
".cell")?.setAttribute("d",y?`M${y}Z`:"");for(let w of g.querySelectorAll("circle")){let $=w.classList.contains("ring-fo\
cus")?12:w.classList.contains("chosen")?-Zi:0,[x,M]=["many","handle"].map(S=>g.classList.contains(S)),v=M?At:x?Math.min(
l[b],gd/e):l[b];w.setAttribute("r",String(v+$))}}let u=[...t.querySelectorAll(".tag.of")];if(!u.length)return;let c=r.map(
b=>u.find(g=>g.dataset.of===b.dataset.move)),h=c.map(b=>rr(b?.textContent??"")),m={x:n.x/e,y:n.y/e,w:n.w/e,h:n.h/e},d=s.
map(({x:b,y:g,kind:y})=>{let[w,$]=yd[y??""]??[13,13];return{x:(b-w)/e,y:(g-$)/e,w:2*w/e,h:2*$/e}}),p=Sd(i,l,h,d,m);for(let[
b,g]of c.entries()){let{x:y,y:w}=p[b];g?.querySelector(".stands")?.setAttribute("transform",`translate(${y-i[b].x} ${w-i[b].
y})`)}}var Td=18,Ed=40,Ld={"stroke-width":5},Ad={"stroke-width":36,"stroke-linejoin":"round","stroke-linecap":"round"},Cd=.4;function Od(t,e){
let n=e.get(t.a),s=e.get(t.b),r=`M${n.x} ${n.y}L${s.x} ${s.y}`,o=i=>k("path",{d:r,fill:"none",...i});switch(t.kind??"roa\
d"){case"double":return[o({style:"stroke:var(--field-edge)","stroke-width":9}),o({style:"stroke:var(--field)","stroke-wi\
dth":4})];case"dashed":return o({style:"stroke:var(--field-edge)","stroke-width":6,"stroke-dasharray":"12 9"});case"thin":
return o({style:"stroke:var(--field-edge)","stroke-width":3});case"pointer":return o({style:"stroke:var(--on-field-2)","\
stroke-width":3,"stroke-dasharray":"2 5"});default:return o({style:"stroke:var(--field-edge)","stroke-width":9})}}var Xi=(t,e,n,s)=>k(
"text",{class:s,y:.35*e,"font-size":e,"font-weight":700,"text-anchor":"middle",fill:n},t);function Nd(t,e,n,s){let{fill:r,
ink:o}=e?tr(e.step):{fill:"var(--on-field)",ink:""},i={style:`fill:${r};stroke:var(${e?"--on-field-2":"--field"})`,"stro\
ke-width":2},a=e?Math.min(16*n,Td):13,l=t.kind==="crossing"?k("path",{d:`M0 ${-a*1.35}L${a*1.35} 0 0 ${a*1.35} ${-a*1.35}\
 0Z`,...i}):t.kind==="door"?k("path",{d:`M${-a} ${-a}L${a} 0 ${-a} ${a}Z`,...i}):t.kind==="house"?k("rect",{x:-66,y:-34,
width:132,height:68,rx:4,...i}):t.kind==="place"?C(-19,-27,38,54,{class:"slot",rx:4,fill:"none"}):k("circle",{r:a,...i}),
u=t.kind==="house",c=u&&(t.name??"").length>8?(t.name??"").split(" "):[t.name??""],h=Math.max(1,...c.map(p=>p.length)),m=u?
Math.min(23*n,122/(.66*h),54/(1.1*c.length)):20*n,d={...t.kind==="place"?s(t):{x:0,y:u?0:16+18*n,"text-anchor":"middle"},
class:u?"on-house":"f"};return k("g",{transform:`translate(${t.x} ${t.y})`},k("title",t.label),l,t.kind==="pointer"&&!e&&
C(-5,-5,10,10,{fill:"var(--field)"}),e&&Xi(e.text,20*n,o,e.fine?"coarse":""),e?.fine&&Xi(e.fine,15*n,o,"fine"),t.name&&c.
map((p,b)=>k("text",{"font-size":m,"font-weight":700,...d,y:d.y+(u?(.35+1.1*(b-(c.length-1)/2))*m:0)},p)))}function Rd(t){
let e=new Map;for(let{key:s,at:r,art:o}of t)(o??"mark")==="mark"&&e.set(r,[...e.get(r)??[],s]);let n=new Map;for(let s of e.
values())s.forEach((r,o)=>n.set(r,o-(s.length-1)/2));return n}function Hd(t,e,n,s=0){let r=e.get(t.at);if(!r)throw new Error(
`Expected a node of the board, not "${t.at}".`);let o={mark:()=>[R(0,0,27,{fill:t.active?"var(--accent-on-field)":"var(-\
-field)"}),st(t.seat??0,-19,-19,38,{fill:t.active?"var(--field)":"var(--on-field)",ink:t.active?"var(--accent-on-field)":
"var(--field)"})],agent:()=>[R(0,0,15,{style:"fill:var(--field);stroke:var(--on-field)","stroke-width":3}),C(-9,-3,18,6,
{fill:"var(--on-field)"})],card:()=>[k("g",{transform:"translate(-20 -28)"},Se(t.face,40))],bars:()=>[C(-64,-32,128,64,{
rx:3,fill:"var(--on-field)"}),k("path",{d:"M-54 -32V32M-38 -32V32M38 -32V32M54 -32V32",style:"stroke:var(--field)","stro\
ke-width":6})],empty:()=>[C(-19,-27,38,54,{class:"slot",rx:4,fill:"none"})]}[t.art??"mark"];if(!o)throw new Error(`Expec\
ted a token that can be drawn, not "${t.art}".`);return k("g",{transform:`translate(${r.x+46*n*s} ${r.y}) scale(${n})`,role:"\
img","aria-label":t.label,"data-token":t.key},k("title",t.label),k("g.grows",o()))}function Pd({tag:t,path:e},n,s){let{x:r,
y:o}=n.get(e[e.length-1]),i=18+11*t.length;return t&&k("g.tag",{transform:`translate(${r+14} ${o-12-32*s}) scale(${s})`},
C(0,0,i,32,{rx:3,style:"fill:var(--lit)"}),k("text",{x:i/2,y:23,"font-size":21,"font-weight":700,"text-anchor":"middle",
fill:"#13201E"},t))}function Qi(t,e){let n=t.path.map(o=>e.get(o)),s=n.map(({x:o,y:i},a)=>`${a?"L":"M"}${o} ${i}`).join(
""),r=!t.move;return k("g",{class:r?"way gone":"way",role:r?"img":null,"aria-label":r?t.label:null,"aria-hidden":r?null:
"true","data-steps":n.length-1},r&&k("title",t.label),k("path.line",{d:s,fill:"none",style:"stroke:var(--lit)",...r?Ad:Ld}))}
function Ud({path:t,label:e,move:n,chosen:s},r,o){let i=r.get(t[t.length-1]),a=o?{class:"way plays",tabindex:0,"data-mov\
e":n,"aria-pressed":String(!!s)}:{class:"way shown"};return or(i,{role:o?"button":"img",label:e,ring:!0,chosen:!!s,attributes:a})}
function Bd(t,e,n,s){let r=13*s*(t.name?.length??0),o=[{x:-23*s-3,y:7*s,"text-anchor":"end",left:-r-23*s},{x:23*s+3,y:7*
s,"text-anchor":"start",left:23*s},{x:0,y:45*s,"text-anchor":"middle",left:-r/2},{x:0,y:-31*s,"text-anchor":"middle",left:-r/
2}],i=e.edges.flatMap(({a:c,b:h})=>{let m=n.get(c),d=n.get(h);return[0,.25,.5,.75,1].map(p=>({x:m.x+(d.x-m.x)*p,y:m.y+(d.
y-m.y)*p}))}),a=({y:c,left:h})=>i.filter(m=>m.x>t.x+h-14&&m.x<t.x+h+r+14&&m.y>t.y+c-16*s-12&&m.y<t.y+c+12).length,{left:l,
...u}=o.reduce((c,h)=>a(h)<a(c)?h:c);return u}var Wd=(t,e,n)=>[t.art?k("g.scenery",Zt(t.art)):null,(t.areas??[]).map(({name:s,
x:r,y:o})=>k("text.f2",{x:r,y:o,"font-size":20*n,"text-anchor":"middle"},s)),k("g",{fill:"none"},...t.edges.map(s=>Od(s,
e)))];function Dd(t,e,n,s,r=0){let o=n.get(t.at),i={agent:22,card:39}[t.art??"mark"]??34,a=o.x+46*s*r;return k("g.light",
{transform:`translate(${a} ${o.y}) scale(${s})`,"data-x":a,"data-y":o.y,"data-key":`lit:${t.key}`,"aria-hidden":"true"},
R(0,0,i,{fill:"none",style:"stroke:var(--lit)","stroke-width":6}),e&&C(i-6,-i-14,26,26,{style:"fill:var(--lit)"}),e&&k("\
text",{x:i+7,y:5-i,"font-size":18,"font-weight":700,"text-anchor":"middle",fill:"#13201E"},e))}function Fd(t,e,{zone:n},{
nodes:s,aside:r,u:o,at:i}){let a=n.tokens.find(({key:c})=>c===t),l=s.get(a?.at??t);if(!l)throw new Error(`Expected a nod\
e or a token of the board, not "${t}".`);let u=n.carries?.length;return or({x:l.x+46*o*(r.get(t)??0),y:l.y},{role:"butto\
n",label:a?.label??l.label,ring:!a,chosen:e,attributes:{class:["way plays",a&&"handle",u&&"many"],tabindex:a&&i?-1:0,"ar\
ia-pressed":String(e),"data-spot":t}})}function ea(t){let{board:e,zone:n,heat:s,clear:r,acting:o,spots:i,lit:a,w:l,h:u,k:c}=t,
h=new Map(e.nodes.map(x=>[x.id,x])),m=Rd(n.tokens),d=c<Cd?1:Math.max(1,.62/c),p=(n.ways??[]).filter(({move:x})=>!x),b=(n.
ways??[]).filter(({move:x})=>x),g=n.tokens.filter(({art:x})=>!(r&&x==="agent")),y=({art:x})=>!!s.nodes&&x==="card",w=x=>Nd(
x,s.nodes?.[x.id],d,M=>Bd(M,e,h,d)),$=x=>Hd(x,h,d,m.get(x.key));return k("svg.board",{width:l,height:u,viewBox:`0 0 ${e.
width} ${e.height}`,preserveAspectRatio:"xMidYMid meet",style:"overflow:hidden","data-board":e.id},C(0,0,e.width,e.height,
{fill:"transparent"}),Wd(e,h,d),p.map(x=>Qi(x,h)),e.nodes.filter(({kind:x})=>x==="place").map(w),g.filter(y).map($),e.nodes.
filter(({kind:x})=>x!=="place").map(w),b.map(x=>Qi(x,h)),g.filter(x=>!y(x)).map($),p.map(x=>Pd(x,h,d)),g.filter(({key:x})=>x in
a).map(x=>Dd(x,a[x.key],h,d,m.get(x.key))),b.filter(({tag:x})=>x).map(({tag:x,move:M,path:v})=>Yi(h.get(v[v.length-1]),x,
M??"")),b.map(x=>Ud(x,h,o)),Object.entries(i).map(([x,M],v)=>Fd(x,M,t,{nodes:h,aside:m,u:d,at:v})))}function ta(t,e){for(let n of t.
querySelectorAll(".way.gone > .line")){if(!(n instanceof SVGGeometryElement))continue;let s=n.getTotalLength(),r=Number(
n.parentElement?.dataset.steps??1);n.animate([{strokeDasharray:`0 ${s}`},{strokeDasharray:`${s} 0`}],{duration:r*Ed/e})}}var na=3,sa=80,ra=t=>[...t.values.map((e,n)=>k("g",{transform:`translate(${n*(t.size+10)} 0)`},En(e,t.size,t.lit.includes(
n)))),C(-5,-5,t.w+10,t.size+10,{class:"ring-focus",rx:9}),k("title",t.label)];function oa(t,e){for(let n=0;n<na;n++){let s=(o,i)=>1+(o+2*n+3*i)%6,r=()=>t(o=>({...o,values:o.values.map(s),lit:[]}));n?
setTimeout(r,n*sa/e):r()}setTimeout(()=>t(n=>n),na*sa/e)}var Be=390,be=700,fe=10,ar=t=>t.zones.every(e=>["seat","ring","fan","stack","tray","kinds"].includes(e.kind)&&(t.table===
"corners"||!(e.kind==="seat"&&(e.before?.length??0)>0)));function lr(t,e,n,s,r,o,i=!1){let a=e.alert||(e.counters??[]).map(
({value:d,label:p})=>`${d} ${p}`)[0]||e.note;t.add("mark",e.id,n,s,{seat:e.seat,size:20,active:!!e.active});let l=n+26,u=r-
26,c=i?K(e.name,13,u-28,1.06):{lines:[e.name],size:13};if(t.text(`${e.id}.name`,c.lines[0],l,s+9,{size:c.size,bold:!0,quiet:!1,
room:u}),t.text(`${e.id}.note`,K(a??"",12,u).lines[0],l,s+(i?24:22),{size:12,tone:e.alert?"lit":"",room:u}),i){let d=l+P(
c.lines[0],c.size)*1.06+8;t.cards(e.cards,d,s-2,20,{w:11,ideal:2,tight:.02},{role:"seat"})}if(!o)return;let h=e.cards.some(
d=>d.face||d.key in(t.extras.dealt??{})),m={w:o,ideal:o*.72,tight:h?.5:.06,least:h?o*.8:o};t.cards(e.cards,n,s+30,r-6,m,
{role:"seat",pitch:.5})}function Cn(t,e,n,s,r,o=Be){let i=!!t.extras.acting,a=e.cards.length>(o-r)/60,l=a?fe:r,u=n+(a?30:
0)+(i?12:0),c=xe(78,s-u-(i?6:0));lr(t,{...e,cards:[]},fe,a?n:(n+s)/2-14,a?o:r-fe-6,0);let h={w:c,ideal:c*1.12,tight:.36,
least:Math.min(c,44),floor:24};t.cards(e.cards,l,u,o-l-fe,h,{own:!0,role:"hand",pitch:.7})}function An(t,e,n,s,r,o){t.text(
`${e}.count`,n,r,o,{size:20,bold:!0,quiet:!1});let[i,a]=K(s,12,58).lines;t.text(`${e}.label`,i,r,o+15,{size:12,room:58}),
a&&t.text(`${e}.more`,a,r,o+28,{size:12,room:58})}function Id(t,{seats:[e,...n],ring:s,fans:r,stacks:o,trays:i},a,l){let u=(l-
Be)/(be-Be),c=s?132+116*u:fe,h=[...i,...o].length?66:0,m=l-fe-h,[d,p,b]=t.extras.acting?[70,76,42]:[68,74,45],g=b+20*u,y=g<
56?0:1.085*g+31,w={x:d+54*u,y:Math.max(p+26*u,y),r:g};s&&t.add("ring",s.id,w.x,w.y,{ring:s,r:w.r});let $=Math.max(1,Math.
min(n.length,3)),x=Math.ceil(n.length/$),M=(m-c)/$;n.forEach((T,E)=>{let _=x>1?0:n.length>2?26:34;lr(t,T,c+E%$*M,8+Math.
floor(E/$)*36,M,_,!_)}),i.forEach(T=>An(t,T.id,String(T.count),T.label,m+8,22)),o.forEach((T,E)=>{let _=76+E*52;An(t,T.id,
String(T.count),T.label,m+8,_),T.top&&t.card(T.top,m+36,_-15,15,{role:"stack",recall:T.recall})});let v=96,S=a-(t.extras.
editing?108:t.extras.acting?132:88);for(let T of r){let E=xe(a>320&&T.cards.length<7?60:44,S-v-34),_={w:E,ideal:E*.74,tight:.3,
least:E,floor:15},A=m-c,N=Math.min(_.ideal,(A-E)/Math.max(T.cards.length-1,1)),H=N<22;T.cards.forEach((D,re)=>{let V=re===
T.cards.length-1,se=c+re*N;t.card(D,se,v+20,E,{seen:V?E:Math.min(E,N),role:"fan"}),(V||!H||(T.cards.length-1-re)%2===0)&&
t.text(`${D.key}.above`,D.above??"",se+1,v+14,{size:V?14:12,bold:V,quiet:!V}),D.under!=null&&(V||!H)&&t.add("mark",`${D.
key}.under`,se+2,v+24+E*1.4,{seat:D.under,size:14,quiet:!V})}),T.cards.length||t.add("pile",T.id,c,v+20,{w:E,under:0,empty:!0})}
return e&&Cn(t,e,S+4,a-8,c,l),{y:a-18,middle:w}}function qd(t,{seats:[e,...n],ring:s,stacks:r,trays:o},i,a){let l=Math.max(
1,Math.min(n.length,5)),u=Math.ceil(n.length/l),c=(a-2*fe)/l,h=u>1?34:56;n.forEach(($,x)=>{let M=fe+x%l*c,v=8+Math.floor(
x/l)*h;lr(t,$,M,v,c,u>1?0:18,u>1)});let m=8+u*h,d=t.extras.acting?i-136:i-110,p=Math.min(58,(d-m)/2-14),b={x:a/2,y:(m+d)/
2-12,r:p};s&&t.add("ring",s.id,b.x,b.y,{ring:{...s,note:""},r:p});let g=Math.min(44,p*.74),y=10,w=b.x-(r.length*g+(r.length-
1)*y)/2;return r.forEach(($,x)=>{let M=w+x*(g+y),v=b.y-g*.7;$.top?t.card({...$.top,move:$.move||$.top.move,off:$.off||$.
top.off},M,v,g,{role:"stack"}):t.add("pile",$.id,M,v,{w:g,under:0,empty:!0}),An(t,$.id,String($.count),$.label,x?a-74:fe,
b.y)}),o.forEach($=>An(t,$.id,String($.count),$.label,a-74,b.y+40)),e&&Cn(t,e,d+2,i-8,96,a),{y:i-18,middle:b}}var ia=(t,e,n,s,r)=>(s?
qd:Id)(t,e,n,r);var aa=t=>(t.table??"long")==="long"&&t.zones.every(e=>["seat","grid","stack"].includes(e.kind));function jd(t,e){let n=e.
map(({key:i})=>`lit:${i}`),s=t.over.filter(({key:i})=>n.includes(i)),[r,o]=[s[0],s[s.length-1]];s.length<2||s.length<e.length||
s.some(({tab:i})=>i!==r.tab)||(t.over=t.over.filter(i=>!s.includes(i)),t.over.push({...r,w:o.x+o.w-r.x}))}function cr(t,e,n,s,r,o){
let i=e.cards.filter(S=>!S.face&&!(S.key in(t.extras.dealt??{}))),a=[...e.cards.filter(S=>!i.includes(S)),...(e.before??
[]).flatMap(S=>"cards"in S?S.cards:[])],l=o>40,u=l?26:18,c=l?Math.min(o,r/7.5):18,h=l?c*.26:6,m=i.length?c+h*(i.length-1):
0,d=n+u+(l?9:5),p=r-(d-n)-(l?8:m+12),b=l?p:r-8,g=(e.counters??[]).map(({value:S,label:T})=>`${S} ${T}`)[0]??"",y=l?[e.note,
g].filter(Boolean).join(", "):e.note||g;t.add("mark",e.id,n,s,{seat:e.seat,size:u,active:!!e.active});let w=K(e.name,l?15:
13,p),$=K(y,l?13:12,b);t.text(`${e.id}.name`,w.lines[0],d,s+(l?11:13),{size:w.size,bold:!0,quiet:!1,room:p}),t.text(`${e.
id}.note`,$.lines[0],l?d:n,s+(l?28:31),{size:$.size,room:b});let x={w:c,ideal:h,tight:.05};t.cards(i,l?n:n+r-m-8,l?s+38:
s-1,m+1,x,{role:"seat"}),jd(t,i);let M=l&&m?n+m+12:n,v={w:o,ideal:o+3,tight:.3,least:o,floor:12};t.cards(a,M,s+(l?38:36),
n+r-8-M,v,{role:"seat",pitch:.5})}function Vd(t,e,n,s,r){let o=e.cells.flatMap(b=>"key"in b?[b]:[]),i=ur(n),a=o.length>6?
2:1,l=Math.max(Math.ceil(o.length/a),1),u=n>be?10:5,c=t.extras.acting?8:0,h=(n-2*i-u*(l-1))/l,m=xe(Math.min(n>be?70:50,h),
(r-s)/a-u-c),d=Math.min(h+u,m*1.3),p=(n-d*(l-1)-m)/2;o.forEach((b,g)=>{let y=p+g%l*d,w=s+Math.floor(g/l)*(m*1.4+u+c);t.card(
b,y,w,m,{role:"grid",own:!0})})}function Gd(t,e,n,s,r,o){let i=r*.7;(e.round??[]).forEach(({seat:l,words:u,now:c},h)=>{let m=s+
h*r,d=i>20?14:12;t.add("mark",`${e.id}.${h}`,n,m,{seat:l,size:i,active:c,quiet:!c}),t.text(`${e.id}.${h}`,u,n+i+8,m+i/2+
d*.35,{size:d,bold:c,quiet:!c,room:o-i-8})})}function Kd(t,e,n,s,r){let o=n>be,i=e.filter(g=>g.top||g.count||g.round?.length),
a=xe(o?92:56,r-s-(o?60:24)),l=o?56:18,[u,c]=o?[186,240]:[148,190],h=Math.max(0,...i.flatMap(g=>(g.round??[]).map(y=>P(y.
words,1.06)))),m=Math.max(u,Math.min(c,(o?14:12)*h+(o?56:40))),d=i.reduce((g,y)=>g+a+(y.round?.length?m:0),l*(i.length-1)),
p=s+(r-s-a*1.4-22)*(o?.42:.3),b=(n-d)/2;for(let g of i){g.top?t.card(g.top,b,p,a,{role:"stack",recall:g.recall}):t.add("\
pile",g.id,b,p,{w:a,under:0,empty:!0});let y=g.round??[],w=o?14:12,$=p+a*1.4+(o?24:17);if(y.length){let x=Math.min(o?36:
25,(a*1.4+6)/y.length);Gd(t,g,b+a+(o?20:10),p,x,m-(o?20:10)),t.text(`${g.id}.label`,g.label,b,$,{size:w,room:a+m-10})}else{
let x=o?20:16,M=P(String(g.count),x)*1.06+5,v=o?b:b+Math.min(0,(a-M-P(g.label,w))/2);t.text(`${g.id}.count`,String(g.count),
v,$,{size:x,bold:!0,quiet:!1}),t.text(`${g.id}.label`,g.label,v+M,$,{size:w})}b+=a+(y.length?m:0)+l}}function Zd(t,e,n,s,r){
let o=n>be,i=ur(n),a=Math.min((r-s)/Math.max(e.length,1),o?150:96),l=o?0:24,u=xe(o?84:46,a-l-(o?16:8)),c=o?166:i;e.forEach(
(h,m)=>{let d=s+m*a;if(o){let b=t.head(h,i,d,c-i-12);t.counters(h,i+4,d+42+b,c-i-16,!0)}else{let b=(h.counters??[]).map(
({value:w,label:$})=>`${w} ${$}`),g=i+24+P(h.name,13)*1.06+8;t.add("mark",h.id,i,d,{seat:h.seat,size:18,active:!!h.active}),
t.text(`${h.id}.name`,h.name,i+24,d+13,{size:13,bold:!0,quiet:!1});let y=K([h.note,...b].filter(Boolean).join(", "),12,n-
i-g);t.text(`${h.id}.note`,y.lines[0],g,d+13,{size:y.size,room:n-i-g})}let p={w:u,ideal:u*1.12,tight:.3,least:u,floor:20};
t.cards(h.cards,c,d+l,n-i-c,p,{role:"seat"})})}function la(t,e,n,s){let r=e.cards.find(i=>i.above),o=r&&t.things.find(({
kind:i,key:a})=>i==="card"&&a===r.key);!r?.above||!o||t.text(`${r.key}.over`,r.above,s??o.x,n,{size:s?12:14,bold:!0,quiet:!1,
tone:r.ghost?"lit":"",anchor:s?"end":"start",room:s?s-fe-34-P(e.name,13)*1.06:1/0})}var ur=t=>t>be?28:fe;function hr(t,e,n,s,r){
let i=n-166-28,a=t.extras.acting?18:0,l=xe(84,r-s-a-14),u={w:l,ideal:l*1.12,tight:.3,least:l,floor:30},c=t.head(e,28,s+a,
126);t.counters(e,32,s+a+48+c,126,!1),t.cards(e.cards,166,s+a,i,u,{own:!0,role:"hand"}),la(t,e,s-14)}function ca(t,{seats:[
e,...n],grids:s,stacks:r},o,i){let a=ur(i),l=i>be,u=Math.max(n.length,1),c=(i-2*a+8)/u,h=l?22:8,m=l?u>1?46:60:u>2?26:32,
d=o-(t.extras.acting?l?150:126:l?132:100);!s.length&&!r.length&&n.every(g=>g.cards.every(y=>y.face))?Zd(t,n,i,h,d-(l?30:
6)):n.forEach((g,y)=>{cr(t,g,a+y*c,h,c,m)});let p=n.some(g=>g.before?.length||g.cards.some(y=>y.face)),b=h+(l?54+m*1.4:p?
46+m*1.4:44);for(let g of s)l&&t.text(`${g.id}.label`,g.label,a,b+8,{room:i-2*a}),Vd(t,g,i,b+(l?26:0),d-(l?24:4));return Kd(
t,r,i,b,d),e&&l?hr(t,e,i,d,o):e&&(Cn(t,e,d,o-8,fe+92,i),la(t,e,d+9,i-fe)),{y:o-18,middle:{x:i/2,y:(b+d)/2,r:40}}}var zd={draw2:"+2",draw4:"+4"},Yd=["skip","reverse"],On=28;function mr(t){let e=t>=On;return{large:e,left:e?34:22,right:e?
44:24,tall:t*1.17,pitch:t*1.72+(e?4:1.5),gap:e?4:1.5}}var ua=({rows:t})=>Math.max(...t.map(({kinds:e})=>e.length));function Nn(t,e){
let{left:n,right:s,pitch:r,gap:o}=mr(e);return{w:n+ua(t)*(e+o)+s,h:t.rows.length*r}}function Jd(t,e,n){let s=48;for(;s>12&&
(Nn(t,s).w>e||Nn(t,s).h>n);)s-=.2;return s}var ha=t=>[...t].reduce((e,n)=>e+Number(n),0);function da(t,e){return t===2?C(
-e,-e,2*e,2*e,{style:"fill:var(--lit)"}):R(0,0,e,{style:t?"fill:none;stroke:var(--field-edge)":"fill:var(--on-field)","s\
troke-width":1.5})}var fr=(t,e,n)=>k("g",{transform:`translate(${t} ${e})`},n);function Xd(t,e,n){let{tall:s}=mr(n),r=t.
kinds[e],o=t.colour==="wild",i=o?"#fff":`var(--c-${t.colour}-on)`,a=Math.max(13,n*(o?.42:.54)),l=[t.unseen[e],t.held[e],
t.gone[e]].map(Number),u=Math.min(11,n/4+(n<On?2:1)),c=l.flatMap((m,d)=>Array(m).fill([0,2,1][d])),h=Yd.includes(r)?k("g",
{style:`color:${i}`},Qs(r,n/2,s/2,n*.2)):k("text",{x:n/2,y:s/2+a*.36,"text-anchor":"middle","font-size":a,"font-weight":700,
style:`fill:${i}`},zd[r]??r);return k("g",k("g",{opacity:l[0]?null:.4},C(0,0,n,s,{rx:3,style:`fill:${o?"#17181c":`var(--\
c-${t.colour})`};stroke:#fff`,"stroke-width":n<On?0:1.2}),h),c.map((m,d)=>fr(n/2+(d-(c.length-1)/2)*u,s+n*.28,da(m,n<On?
2.8:3.5))))}function Qd(t,e,n,s){let r=n?[0,82,182]:[0,62,136];return["unseen","discarded",s].map((o,i)=>[fr(t+r[i],e,da(
i,4)),k("text.f2",{x:t+r[i]+9,y:e+4.5,"font-size":n?13:12},o)])}function pr({zone:t,w:e,lit:n}){let{large:s,left:r,tall:o,
pitch:i,gap:a}=mr(e),l=ua(t),u=r+l*(e+a)+(s?6:2);return t.rows.map((h,m)=>{let d=m*i,p=h.kinds.length<l/2,b=y=>r+y*(e+a)*
(p?1.6:1),g=ha(h.unseen);return[h.colour!=="wild"&&Le(h.colour,r/2-3,d+o/2,r*.26,{style:`fill:var(--ring-${h.colour})`}),
h.kinds.map((y,w)=>fr(b(w),d,Xd(h,w,e))),h.kinds.map((y,w)=>`${h.id}.${y}`in n&&C(b(w)-1,d-2,e+2,o+e*.48,{"data-key":`li\
t:${h.id}.${y}`,rx:5,style:"fill:none;stroke:var(--lit)","stroke-width":s?3:2})),p&&Qd(Math.min(b(h.kinds.length),u-(s?240:
192)),d+o/2,s,h.hands??"yours"),k("text.f",{x:u,y:d+o/2+6,"font-size":s?18:14,"font-weight":700},String(g))]}).flat(3).filter(
Boolean)}function dr({rows:t}){let[e,n]=["unseen","gone"].map(s=>t.reduce((r,o)=>r+ha(o[s]),0));return`${e} ${e===1?"car\
d":"cards"} you can't see, ${n} discarded`}var gr=t=>[dr(t),...t.rows.map(({label:e})=>e)].join(". ");function Hn(t){let e=t.
zones.filter(n=>n.kind==="kinds");return e.length?{rows:e,of:e[0].of}:void 0}function ma(t,e){let n=Object.keys(t).filter(
s=>e?.rows.some(({id:r})=>s.startsWith(`${r}.`)));return e&&n.length?{[e.of]:t[n[0]],...t}:t}function em(t,e,n,s,r){let[
o]=e.counters??[];t.add("mark",e.id,n,s,{seat:e.seat,size:18,active:!!e.active}),t.text(`${e.id}.name`,e.name,n+23,s+9,{
size:13,bold:!0,quiet:!1,room:14}),t.cards(e.cards,n+38,s-4,r-42,{w:12,ideal:3,tight:.05},{role:"seat"}),o&&t.text(`${e.
id}.note`,`${o.value} ${o.label}`,n+23,s+23,{size:12,room:r-23})}function fa(t,{seats:[e,...n],ring:s,stacks:r,kinds:o},i,a){
let l={rows:o,of:""},u=a>be,c=u?28:10,h=Math.min(n.length||1,3),m=Math.ceil(n.length/h),d=n.length>3,p=u?52:d?30:40,b=u?
150:80,g=r.length*(p+12)+b,y=(a-2*c-g)/h,w=u?12:8,$=d?34:u?102:44,x=w+Math.max(p*1.4+(u?16:10),m*$),M=i-(u?104:74);n.forEach(
(_,A)=>{let N=w+Math.floor(A/h)*$;d&&!u?em(t,_,c+A%h*y,N,y):cr(t,_,c+A%h*y,N,u?y:Math.min(y,130),d||!u?26:42)});let v=a-
c-g;for(let _ of r)_.top?t.card(_.top,v,w,p,{role:"space"}):t.add("pile",_.id,v,w,{w:p,under:0,empty:!0}),v+=p+12;let S=r.
map(({count:_,label:A})=>`${_} ${A}`);s?.value&&r.some(({top:_})=>_?.face?.colour==="wild")&&S.push(`${s.value} named`),
S.forEach((_,A)=>{t.text(`spread.${A}`,_,v,w+14+A*(u?20:16),{size:u?14:12,room:b})});let T=Jd(l,a-2*c,M-x),E=Nn(l,T);if(t.
add("spread","all",(a-E.w)/2,x+(M-x-E.h)*.35,{zone:l,w:T,lit:t.extras.lit??{}}),e&&u)hr(t,{...e,counters:e.counters?.slice(
0,1)},a,M,i);else if(e){let _=xe(46,i-8-M);t.add("mark",e.id,c,M,{seat:e.seat,size:20,active:!!e.active}),t.text(`${e.id}\
.name`,e.name,c,M+36,{size:13,bold:!0,quiet:!1,room:62});let A={w:_,ideal:_+4,tight:.36,least:_,floor:20};t.cards(e.cards,
78,M,a-c-78,A,{own:!0,role:"hand"})}return{y:i-18,middle:{x:a/2,y:(x+M)/2,r:40}}}var Rn=class{constructor(e){this.open=!1;
this.how=e,this.root=f("section.sheet.spread",{hidden:!0,role:"group"})}show(e,n,s){this.zone=e,e||(this.open=!1),this.root.
hidden=!this.open;let r=this.open&&JSON.stringify([e,n,s]);if(!e||!r||this.root.dataset.looks===r)return;this.root.dataset.
looks=r;let o=s?23.2:44,i=Nn(e,o),a=this.root.contains(oe(this.root)),l={class:"btn quiet shut","aria-label":"Close",title:"\
Close",onclick:()=>this.escape()};this.root.setAttribute("aria-label",dr(e)),this.root.replaceChildren(f("h2",dr(e)),ke(
l,ce("close",16)),k("svg",{viewBox:`0 -3 ${i.w} ${i.h}`,role:"img","aria-label":gr(e)},pr({zone:e,w:o,lit:n}))),a&&this.
root.querySelector("button")?.focus()}toggle(e){if(this.open)return void this.escape();this.open=!0,e(),this.root.querySelector(
"button")?.focus({preventScroll:!0})}escape(){let e=this.open,n=this.root.contains(oe(this.root));return this.open=!1,this.
root.hidden=!0,n&&this.zone&&this.how.focus(this.zone.of),e}};var We=(t,e)=>k("text",e,t),pa=t=>!t.plays&&!!(t.opens||t.recall?.length);function tm(t){let e=t.w*1.4,n=Math.min(11,Math.
max(7,t.w*.16));return[t.plays&&C(-2,-2,Math.max(t.seen,24),e+24,{class:"touch",fill:"transparent"}),t.dealt&&Se(null,t.
w),t.ghost?k("g.faint",Se(t.face,t.w)):Se(t.face,t.w),t.ghost&&C(0,0,t.w,e,{class:"ghost",rx:t.w*.085,fill:"none"}),t.kin&&
!t.ghost&&C(1.5,1.5,t.w-3,e-3,{class:"kin",rx:t.w*.07,fill:"none"}),t.off&&C(0,0,t.w,e,{class:"veil",rx:t.w*.085}),t.under&&
k("path.bar-under",{d:`M2 ${e+11.5}h${Math.max(t.seen-6,18)}`,"stroke-width":5}),pa(t)&&Po(n+2,e-n-2,n),C(-5,-5,t.w+10,e+
10,{class:"ring-focus",rx:t.w*.085+5}),k("title",pa(t)?`${t.label}. Press to see the cards.`:t.label)]}var Te=24,br=14,nm=8;
function sm(t){let e=Math.min(Te,t.w);switch(t.role){case"hand":{let n=Math.min(Te,t.w*.55);return[t.w-n,t.h-n,n]}case"s\
tack":case"pile":return[t.w-e,t.h-e,e];case"fan":return[t.w-e,t.h*.36,e];case"seat":return t.h<Te?[t.w+3,(t.h-br)/2,t.w<
nm?0:br]:[t.w-Te,t.h-Te,Te];case"space":return[t.w-14,t.h-21,Te];case"dice":return[t.w+3,-3,Te];default:return t.y>Te?[t.
w-21,-25,Te]:[Math.max(-8,1-t.x),Math.max(-8,1-t.y),br]}}function rm(t){let[e,n,s]=sm(t),r=t.tab&&s>0&&k("g",{transform:`\
translate(${e} ${n})`},C(0,0,s,s,{fill:"var(--lit)"}),We(t.tab,{x:s/2,y:s*.71,"font-size":s*.625,"font-weight":700,"text\
-anchor":"middle",fill:"#13201E"}));return[C(-3,-3,t.w+6,t.h+6,{rx:7,fill:"none",stroke:"var(--lit)","stroke-width":4}),
r]}function om(t){let e=t.tone==="lit"?"lit-text":t.quiet?"f2":"f";return[k("text",{"font-size":t.size,"font-weight":t.bold?
700:400,"text-anchor":t.anchor,class:e},t.lines.map((n,s)=>k("tspan",{x:0,dy:s?t.size*1.2:0},n)))]}var im=t=>[st(t.seat,
0,0,t.size,{fill:t.active?"var(--accent-on-field)":t.quiet?"var(--on-field-2)":"var(--on-field)"})];function am(t){let e=String(
t.value),n=Oe(e),s=n?le(e,t.high):0;return[n&&de(e,0,0,t.high,{colour:"var(--on-field)"}),We(n?t.label:`${e} ${t.label}`,
{x:n?s+8:0,y:t.high-4,"font-size":13,class:"f2","aria-hidden":"true"})]}function lm(t){return t.empty?[C(1,1,t.w-2,t.w*1.4-
2,{class:"slot",rx:5,fill:"none"})]:Array.from({length:t.under},(e,n)=>{let s=(t.under-n)*2.5;return k("g",{transform:`t\
ranslate(${s} ${-s})`},C(0,0,t.w,t.w*1.4,{class:"paper",rx:t.w*.085}))})}var cm=t=>[k("text.f2",{"font-size":13,"aria-hi\
dden":"true"},k("tspan.f",{"font-weight":700,"font-size":15},String(t.count)),t.lines.map(e=>k("tspan",t.broken?{x:0,dy:17}:
{dx:4},e)))];function um(t){let e=String(t.count),n=le(e,22),s=n+8+t.noted,r=(t.wide-(t.below?n:s))/2;return[de(e,r,0,22,
{colour:"var(--on-field)"}),We(t.label,{x:t.below?t.wide/2:r+n+8,y:t.below?t.high+56:18,"text-anchor":t.below?"middle":"\
start","font-size":13,class:"f2","aria-hidden":"true"}),Es(t.count,12,30+t.high,t),q(`M1.5 ${t.high-6}V${36+t.high}H${t.
wide-1.5}V${t.high-6}`,"var(--field-line)",3)]}var Ct=(t,e)=>[e*Math.sin(t*2*Math.PI),-e*Math.cos(t*2*Math.PI)];function hm(t){
let{ring:e,r:n}=t,s=e.of??10,r=e.filled??0,o=e.preview?.filled??r,i=e.goal??-1,a=n*.17,l=2.4/360,u=ee("hatch"),c=w=>{let[
$,x]=Ct(w/s+l,n),[M,v]=Ct((w+1)/s-l,n);return`M${$} ${x}A${n} ${n} 0 0 1 ${M} ${v}`},h=Array.from({length:s},(w,$)=>{let x=$<
r,M=e.preview?$>=r&&$<o:i>=0&&$>=r&&$<i,v=$===i?"var(--lit)":x?"var(--accent-on-field)":"var(--field-line)";return[k("pa\
th",{d:c($),fill:"none",style:`stroke:${v}`,"stroke-width":a}),M&&k("path",{d:c($),fill:"none",style:`stroke:url(#${u})`,
"stroke-width":a})]}),m=n<56,d=m?12:14,p=(e.marks??[]).map(w=>{let $=w.at/s,x=n+a/2+4,[M,v]=Ct($,x),[S,T]=Ct($,x+7),[E,_]=Ct(
$,x+(m?6:19)),A=Math.sin($*2*Math.PI)<-.2,N=Math.sin($*2*Math.PI)>.2;return[!m&&k("path",{d:`M${M} ${v}L${S} ${T}`,class:w.
on?"tick on":"tick"}),We(w.text,{x:E+(A?5:N?-5:0),y:_+(m?4:5),"font-size":d,"font-weight":w.on?700:400,"text-anchor":A?"\
end":N?"start":"middle",class:w.on?"f":"f2"})]}),b=(e.preview??e).value??"",g=e.preview?.note??e.note,y=Math.min(n*.7,n*
140/Math.max(le(b,100),1));return[k("defs",me(u,"var(--accent-on-field)","none")),R(0,0,n+a/2,{fill:"var(--field)"}),...e.
closed?dm(n,a):[...h.flat(),...p.flat()],Oe(b)&&de(b,0,-y*.61,y,{anchor:"middle",colour:"var(--on-field)"}),g&&We(g,{y:n*
.55,"font-size":Math.max(13,n*.14),"font-weight":e.closed?700:400,"text-anchor":"middle",class:e.closed?"lit-text":"f2"})]}
var dm=(t,e)=>[0,1,2].map(n=>R(0,0,t+n*e*1.15,{fill:"none",style:"stroke:var(--lit)","stroke-width":n?e*.24:e,class:n?"e\
cho":"whole"}));function mm(t){let{r:e}=t,n={...t.ring,...t.ring.preview},s=Math.round(e/4.6),r=n.colour?`var(--ring-${n.
colour})`:"var(--on-field-2)",o=(n.direction??1)<0?-1:1,i=Qt(n.colour),a=Array.from({length:s},(c,h)=>h*360/s).filter(c=>!i||
Math.abs(c-180)>31).map(c=>k("path",{transform:`rotate(${c}) translate(0 ${-e}) scale(${o} 1)`,d:"M-7-9H0L8 0 0 9H-7L1 0\
Z",fill:r})),l=i&&k("g",{transform:`translate(-60 ${e-18})`},C(0,0,120,36,{rx:4,fill:`var(--c-${n.colour})`}),Le(n.colour,
22,18,8.5,{fill:"none",stroke:`var(--c-${n.colour}-on)`,"stroke-width":2.5}),We(`${n.colour.toUpperCase()} ${i}`,{x:40,
y:24,"font-size":16,"font-weight":700,fill:`var(--c-${n.colour}-on)`})),u=n.note&&We(n.note,{y:e-30,"font-size":13,"text\
-anchor":"middle",class:"f2"});return[...a,l,u]}var fm=t=>[Es(t.count,0,0,t)],pm=({ring:t})=>[Oe(t.value??"")&&de(t.value,
0,-26,40,{anchor:"middle",colour:"var(--on-field)"}),We(t.note??"",{y:36,"font-size":14,"text-anchor":"middle",class:"f2"})],
gm={dial:hm,chevrons:mm,none:pm},bm=t=>Array.from({length:t.full},(e,n)=>k("g",{transform:`translate(${t.size/2+n*(t.size+
5)} ${t.size/2})`,"aria-hidden":"true"},R(0,0,t.size/2-1.5,{fill:"none",class:n<t.count?"agent":"slot"}),n<t.count&&C(-5,
-1.75,10,3.5,{fill:"var(--on-field)"}))),ym=t=>[C(1.5,1.5,t.size-3,t.size-3,{rx:4,style:`fill:${t.box==="done"?"var(--on\
-field)":"var(--field)"};stroke:var(--${{now:"lit",done:"on-field",open:"field-edge"}[t.box]})`,"stroke-width":t.box==="\
now"?4:2,"stroke-dasharray":t.box==="open"?"4 3":null}),t.box==="done"&&k("path",{d:"M-4 -4L4 4M4 -4L-4 4",transform:`tr\
anslate(${t.size/2} ${t.size/2}) scale(${t.size/18})`,style:"stroke:var(--field)","stroke-width":2.5})],wm={card:tm,lit:rm,
text:om,mark:im,counter:am,pile:lm,count:cm,tray:um,chips:fm,dice:ra,agents:bm,box:ym,spread:t=>pr(t),board:t=>[ea(t)],ring:t=>gm[t.
ring.art??"dial"](t)};function ht(t){let e=wm[t.kind];if(!e)throw new Error(`Expected a thing that the table can draw, n\
ot "${t.kind}".`);return e(t).filter(Boolean)}function ga(t){switch(t.kind){case"card":return t.label;case"counter":return`${t.
value} ${t.label}`;case"count":return t.spoken||`${t.count} ${t.lines.join(" ")}`;case"tray":return`${t.count} ${t.label}`;case"\
dice":case"board":return t.kind==="dice"?t.label:t.zone.label;case"ring":return t.ring.label;case"spread":return gr(t.zone);default:
return""}}var yr="uncle_widgets.aim.";var wr=new Map;function Ot(t){try{return localStorage.getItem(t)??wr.get(t)??""}catch{return wr.get(t)??""}}function xr(t,e){
wr.set(t,e);try{localStorage.setItem(t,e)}catch{}}var ya=t=>Number(Ot(yr+t))>=3;var ba=new Set;function wa(t){return ba.add(t),()=>ba.delete(t)}function kr(t,e=!1){!t||ya(t)||xr(yr+t,String(e?3:Number(Ot(yr+t))+1))}var xm=Symbol.for("pv"),km=0;function Z(t,e,n,s,r,o){e||(e={});var i,a,l=e;if("ref"in l&&typeof t!="function")for(a in l={},e)a=="ref"?i=e[a]:l[a]=e[a];
var u={type:t,props:l,key:n,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:xm,__v:--km,__i:-1,__u:0};return(r||
o)&&(u.__source=r,u.__self=o),I.vnode&&I.vnode(u),u}var xa=55,$m=74,Mm=46,vr=36,_m=46;function Sm(t){let e=t.closest(".uw-room");return!!(e&&!t.closest(".uw-page")&&e.getBoundingClientRect().
top+window.scrollY>window.innerHeight/2)}function Tm(t){if(nt())return Sm(t)?window.innerHeight:null;let e=t.getRootNode();
return e instanceof ShadowRoot?Em(e.host):t.closest(".jp-WindowedPanel-outer, .jp-NotebookPanel-notebook, .jp-Notebook")?.
clientHeight??Number.NaN}function Em(t){let e=window.innerHeight,n=t;for(;n;){let{overflowY:s,maxHeight:r,paddingTop:o,paddingBottom:i}=getComputedStyle(
n);if(s==="auto"||s==="scroll"){let l=parseFloat(r)-parseFloat(o)-parseFloat(i);r.endsWith("px")?e=Math.min(e,l):n.scrollHeight>
n.clientHeight+1&&(e=Math.min(e,n.clientHeight))}let a=n.getRootNode();n=n.parentElement??(a instanceof ShadowRoot?a.host:
null)}return e}function Lm(t,e,n,s=xa){let r=n?Math.max(vr,Math.min(_m,e)):e;return t>=s&&r>=vr?{kind:t>=$m?"large":"mid\
dle",height:r}:{kind:r<vr||n?"flow":"phone",height:r}}function $r(t,e){let n="",s=()=>{let i=t.closest(".uw-page")??t.closest(
".uw-room");if(!i)return;let a=parseFloat(getComputedStyle(t).fontSize)||16,l=Tm(t),u=l==null?i.getBoundingClientRect().
top+window.scrollY:0,c=l??window.innerHeight-2*u,h=i.classList.contains("uw-position")?Mm:xa,m=i.clientWidth/a,{kind:d,height:p}=Lm(
m,c/a,l!=null,h),b=`${d} ${Math.floor(p*a)} ${a}`;i.classList.toggle("uw-beside",l!=null&&d==="flow"&&m>=h),b!==n&&(n=b,
i.dataset.fit=d,i.classList.toggle("uw-one",d==="large"||d==="middle"),i.classList.toggle("uw-middle",d==="middle"),i.classList.
toggle("uw-phone",d==="phone"),i.classList.toggle("uw-fits",d!=="flow"),i.style.setProperty("--uw-h",`${Math.floor(p*a)}\
px`),i.style.setProperty("--uw-rem",`${a}px`),e())},r=new ResizeObserver(s),o=()=>{let i=t.closest(".uw-page")??t.closest(
".uw-room");return!i&&t.isConnected?0:i?(r.observe(i),s(),0):requestAnimationFrame(o)};return o(),window.addEventListener(
"resize",s),()=>{r.disconnect(),window.removeEventListener("resize",s)}}function ka(t,e,n){let s=f("div",{class:`jupyter-widgets ${n}`});return xt(t)({model:e,el:s}),s}var va="uncle_widgets.answered",Am=1500,$a=new Set;function Cm(){try{localStorage.getItem(va)}catch{return!1}return Ot(va)===
""}function Ma(t,e){let n=!1,s=()=>{let r=Cm()&&e();t.classList.toggle("newcomer",r),n&&!r&&(t.classList.add("shown-now"),setTimeout(
()=>t.classList.remove("shown-now"),Am)),n=r};return $a.add(s),s(),{draw:s,stop:()=>$a.delete(s)}}var Pn=class{constructor(e,n){this.stamp=-1;this.move="";this.next="";this.model=e,this.marked=n,this.at=-1/0}get waiting(){
return this.stamp===this.model.get("stamp")&&performance.now()-this.at<3e3}send(e,n){if(!(!e||this.model.get("busy"))){if(this.
waiting){this.model.get("mode")==="edit"&&(this.next=e);return}this.at=performance.now(),this.stamp=this.model.get("stam\
p"),this.mark(e),this.model.send({kind:"move",move:e,stamp:this.stamp,said:n})}}drawn(){this.mark(this.waiting?this.move:
"");let e=this.next;!e||this.waiting||(this.next="",this.send(e,null))}mark(e){this.move=e,this.marked(e)}};var Om=({words:t,name:e},n)=>f("p.covered",`${t} `,n?f("b",e):f("span.blank",{role:"img","aria-label":"hidden name"})),Un=class{constructor({
send:e,drawn:n}){this.opened=!1;this.send=e,this.drawn=n,this.root=f("div.call",{role:"group",hidden:!0})}get hidden(){return this.
root.hidden}cover(){this.opened=!1}show(e,n,s){let r=n?e.alert??"":"",o=e.covered??[],i=s==="shown"||s==="press"&&this.opened,
a=r?(e.actions??[]).find(c=>c.strong):void 0;this.root.hidden=!r&&!o.length,this.root.classList.toggle("calm",!r&&!(n&&e.
actions?.length));let l=JSON.stringify([r,a,o,i,s]);if(this.root.dataset.looks===l)return;this.root.dataset.looks=l,this.
root.setAttribute("aria-label",r||"Hidden names");let u=()=>{this.opened=!this.opened,this.show(e,n,s),this.drawn()};Q(this.
root,r&&f("p",f("b",r)),o.length>0&&f("div.covers",o.map(c=>Om(c,i))),o.length>0&&s==="press"&&f("button.btn",{"data-k":"\
covers","aria-pressed":String(i),onclick:u},i?"Hide":"Show"),a&&f("button.btn.alert",{"data-k":"call","data-act":a.move,
onclick:()=>this.send(a.move)},a.label))}};function Sa({place:t,now:e,said:n},s){let[r="",o=""]=n??[];return{place:s.place??[t,r&&e].filter(Boolean).join(" "),line:s.
line??(r?[r,o]:[e??"",o])}}var _a=7,Bn=class{constructor({texts:e,see:n}){this.looks="";this.texts=e,this.see=n,this.chip=
f("button.chipbtn",{"data-k":"clause",hidden:!0,onclick:()=>this.open(!!this.box.hidden)}),this.badge=f("b.badge",{hidden:!0}),
this.place=f("span.place"),this.line=f("p.line"),this.note=f("p.note",{role:"status"}),this.sheet=f("button.btn.quiet",{
"data-k":"scores","aria-expanded":"false",hidden:!0},"Scores"),this.eyes=f("div.seg",{role:"group","aria-label":"Seen by"}),
this.seen=f("div.eyes",ce("eye",22),this.eyes),this.box=f("div.clause-box",{hidden:!0,tabindex:-1,"data-k":"clauses"}),this.
root=f("div.caption",f("div.told",f("p.over",this.badge,this.chip,this.place),this.line,this.note),f("div.seen",this.sheet,
this.seen))}show({clauses:e,badge:n="",place:s,line:r,note:o,tone:i}){W(this.root,"data-tone",i),this.badge.hidden=!n,this.
badge.textContent=n;let a=this.texts(),[l=""]=e;this.place.textContent=s,this.line.hidden=!!o,this.line.replaceChildren(
f("b",r[0]),r[1]?` ${r[1]}`:""),this.line.classList.remove("long"),this.line.classList.toggle("long",this.line.scrollWidth>
this.line.clientWidth+1),this.note.textContent!==o&&(this.note.textContent=o),this.note.hidden=!o;let u=JSON.stringify([
e,i]);if(u===this.looks)return this.below();this.looks=u,this.open(!1);let c=i==="trial"?"just a test":l;this.chip.hidden=
!c,this.chip.replaceChildren(f("span.chip.line",c));let h=e.filter(m=>a[m]);W(this.chip,"aria-disabled",h.length&&i!=="t\
rial"?"":"true"),W(this.chip,"data-clause",l),this.box.replaceChildren(f("dl",h.map(m=>f("div",f("dt",m),f("dd",a[m])))))}open(e){
let n=e&&this.box.querySelector("dt")!=null&&this.chip.getAttribute("aria-disabled")!=="true";this.box.hidden=!n,this.below(),
W(this.chip,"aria-expanded",String(n))}below(){this.box.hidden||(this.box.style.top=`${this.root.offsetTop+this.root.offsetHeight}\
px`)}escape(){return this.box.hidden?!1:(this.open(!1),this.chip.focus(),!0)}showEyes(e,n){let s=JSON.stringify(e);if(this.
seen.hidden=e.length<2,this.eyes.dataset.looks!==s){this.eyes.dataset.looks=s;let o=f("select.pick",{"data-k":"eyes.many",
"aria-label":"Seen by",onchange:i=>this.see(i.target.value)},e.map(([i,a])=>f("option",{value:i},a)));this.eyes.classList.
toggle("seg",e.length<=_a),this.eyes.replaceChildren(...e.length>_a?[o]:e.map(([i,a])=>f("button",{"data-eye":i,title:a,
"aria-label":a,onclick:()=>this.see(i)},a)))}let r=this.eyes.querySelector("select");if(r)r.value=n;else for(let o of this.
eyes.children)W(o,"aria-pressed",String(o.getAttribute("data-eye")===n))}};var Ta=(t,e)=>Math.max(0,Math.min(t.x+t.w,e.x+e.w)-Math.max(t.x,e.x))*Math.max(0,Math.min(t.y+t.h,e.y+e.h)-Math.max(t.y,
e.y)),Mr=(t,e,n,s)=>Math.max(n,Math.min(t,n+s-e));function Ea({w:t,h:e},n,s,r){let o={x:n.x+n.w/2,y:n.y+n.h/2},i=[["abov\
e",o.x-t/2,n.y-e-10],["below",o.x-t/2,n.y+n.h+10],["right",n.x+n.w+10,o.y-e/2],["left",n.x-t-10,o.y-e/2]],a=Math.min(s.y+
s.h,...r.map(({y:d})=>d));i.push(["right",n.x+n.w+10,a-e-10],["left",n.x-t-10,a-e-10]);let l=i.map(([d,p,b])=>{let g={x:Mr(
p,t,s.x,s.w),y:Mr(b,e,s.y,s.h),w:t,h:e},y=Ta(g,n)+3*r.reduce((w,$)=>w+Ta(g,$),0);return{...g,side:d,covers:y}}),{covers:u,
...c}=l.reduce((d,p)=>p.covers<d.covers-1?p:d),h=c.side==="above"||c.side==="below"?o.x-c.x:o.y-c.y,m=c.side==="above"||
c.side==="below"?t:e;return{...c,tip:Mr(h,0,14,m-28)}}var La=(t,e)=>k("svg.small-card",{viewBox:"0 0 48 68",...e},Se(t,48));function Nm(t,e){let n={"data-act":t.move,onclick:()=>e(
t.move)};if(t.face){let s=[t.group,t.label].filter(Boolean).join(" ");return f("button.btn.card-pick",{"aria-label":s,title:t.
label,...n},La(t.face,{"aria-hidden":"true"}))}return f("button.btn",{...n},t.colour&&Qt(t.colour)&&k("svg.icon",{viewBox:"\
-12 -12 24 24",style:"width:1.4em;height:1.4em","aria-hidden":"true"},Le(t.colour,0,0,8.5,{fill:`var(--c-${t.colour})`,stroke:"\
#fff","stroke-width":2})),t.label)}var Rm=t=>[f("p.mute","What you remember is under this card"),f("ol.recall",t.map(e=>f(
"li",La(e.face,{role:"img","aria-label":e.label}))))],Wn=class{constructor(e){this.key="";this.how=e,this.root=f("div.ch\
ooser",{role:"group",hidden:!0}),this.away=n=>{let[s]=n.composedPath();s instanceof Element&&!this.root.contains(s)&&!s.
closest(".thing.plays")&&this.close()}}show(e){if(this.key===e.key)return this.leave();let n=!e.plays&&e.recall?.length,
s=e.picks.find(i=>i.group)?.group,r=i=>{this.leave(),this.how.play(i)};this.key=e.key,this.root.setAttribute("aria-label",
n?`Under ${e.label}`:`How to play: ${e.label}`);let o={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
leave()};this.root.replaceChildren(f("div.choose-head",f("p",f("b",He(e.label)),s&&f("span",`: ${s}`)),ke(o,ce("close",16))),
...n?Rm(e.recall):[f("div.picks",e.picks.some(i=>i.parts?.length)?this.parts(e.picks,[],r):e.picks.map(i=>Nm(i,r)))]),this.
root.hidden=!1,document.addEventListener("pointerdown",this.away,!0),this.how.moved(),this.stand(),this.buttons.find(i=>!i.
matches(".shut"))?.focus({preventScroll:!0})}parts(e,n,s){let r=new Set(e.flatMap(({parts:i})=>(i??[]).filter(a=>!n.includes(
a)))),o=i=>{let a=[...n,i],l=e.filter(({parts:u})=>u?.includes(i));if(l.length===1)return s(l[0].move);this.root.querySelector(
".picks")?.replaceChildren(...this.parts(l,a,s)),this.stand(),this.buttons.find(u=>u.dataset.part)?.focus({preventScroll:!0})};
return[...n.length?[f("p.mute",`${n.join(", ")}, and ...`)]:[],...[...r].sort().map(i=>f("button.btn",{"data-part":i,onclick:()=>o(
i)},i))]}get buttons(){return[...this.root.querySelectorAll("button")]}stand(){let e=this.key&&this.how.around(this.key),
n=this.root.parentElement;if(!e||!n)return;let s=n.getBoundingClientRect(),r=Math.max(s.top,0),o=6,i={x:o,y:r-s.top+o,w:s.
width-2*o,h:Math.min(s.bottom,window.innerHeight)-r-2*o};this.root.style.cssText=`left:0;top:0;max-width:${i.w}px;max-he\
ight:${i.h}px`;let a=({x:d,y:p,w:b,h:g})=>({x:d-s.left,y:p-s.top,w:b,h:g}),l={w:this.root.offsetWidth,h:this.root.offsetHeight},
{x:u,y:c,side:h,tip:m}=Ea(l,a(e.card),i,e.hand.map(a));this.root.dataset.side=h,this.root.style.cssText+=`;left:${u}px;t\
op:${c}px;--tip:${m}px`}leave(){let e=this.key;this.close(),this.how.focus(e)}close(){if(!this.key)return;let e=this.key,
n=this.root.contains(oe(this.root));this.key="",document.removeEventListener("pointerdown",this.away,!0),this.root.hidden=
!0,this.root.replaceChildren(),this.how.moved(),n&&this.how.focus(e)}stroke(e){let n=this.buttons,s=n.findIndex(o=>o.matches(
":focus"));if(!this.key||s<0)return!1;let r={ArrowRight:s+1,ArrowDown:s+1,ArrowLeft:s-1,ArrowUp:s-1,Home:0,End:n.length-
1}[e.key];return r==null?!1:(e.preventDefault(),n[(r+n.length)%n.length].focus({preventScroll:!0}),!0)}};var dt=10;function Hm(t,e,n,s){if(e&&n>=e*46)return Math.min(e,Math.max(t,1));if(!t)return 1;let r=Math.max(1,Math.floor(
(n+dt)/(s+dt)));return Math.ceil(t/Math.ceil(t/r))}function Nt(t,e,n,s,r,o){let i=t.text(`${e.id}.label`,e.label,n,s+10,
{room:r}),a=Hm(e.cells.length||1,e.columns??0,r,o?58:50),l=Math.min(o?66:60,(r-dt*(a-1))/a),u=l+dt,c=t.extras.acting?8:0,
h=s+22+i;return e.cells.forEach((m,d)=>{let p=n+d%a*u,b=h+Math.floor(d/a)*(l*1.4+dt+c);"key"in m?t.card(m,p,b,l,{role:"g\
rid",own:!0}):(t.add("pile",`${e.id}.${d}`,p,b,{w:l,under:0,empty:!0}),m.seat!=null&&t.add("mark",`${e.id}.${d}`,p+l/2-9,
b+l*.7-9,{seat:m.seat,size:18,quiet:!0}))}),h-s+Math.ceil(e.cells.length/a)*(l*1.4+dt+c)+10}function Rt(t,e,n,s,r){let o=e.
values.length,i=Math.min(56,(r-10*(o-1))/o),a=o*i+(o-1)*10;return t.add("dice",e.id,n,s,{w:a,size:i,values:e.values,thrown:e.
thrown??0,lit:e.lit??[],label:e.label,move:e.move??"",off:t.extras.acting?e.off??"":"",plays:t.extras.acting&&!!e.move,picks:[]}),
i+14}function _r(t,e,n,s,r){let o=s+12;o+=t.text(`${e.id}.label`,e.label,n,o,{room:r})+10;for(let[i,{words:a,note:l,box:u}]of e.
rows.entries()){let c=u?30:0,h={size:14,bold:!0,quiet:u==="open",room:r-c};u&&t.add("box",`${e.id}.${i}`,n,o+3,{box:u,size:20}),
o+=14+t.text(`${e.id}.${i}.words`,a,n+c,o+12,h),l&&(o+=15+t.text(`${e.id}.${i}.note`,l,n+c,o+13,{room:r-c})),o+=7}return o-
s+6}function Aa(t,e,n,s){e.rows.filter(({box:r})=>r).forEach(({box:r},o)=>{t.add("box",`${e.id}.${o}`,n+30*o,s,{box:r,size:24})})}
function Ht(t,e,n,s,r,o,i){let a=t.extras.boards?.[e.board];if(!a)throw new Error(`The board "${e.board}" must be sent b\
efore its tokens.`);let l=i==null?Math.min(o,r*a.height/a.width):o;return t.add("board",e.id,n,s,{w:r,h:l,k:Math.min(r/a.
width,l/a.height),board:a,zone:e,heat:t.extras.heat??{},clear:!!t.extras.clear,acting:!!t.extras.acting,spots:t.extras.spots??
{},lit:t.extras.lit??{},clearance:i??0}),l+14}var Ca=390,Fn=620,Pt=196,Oa=58,Sr=38,Tr=50,Dn=t=>t.cards.some(e=>e.move||e.picks?.length),Na=t=>[...t.cards,...(t.before??
[]).flatMap(e=>"top"in e&&e.top||[])];function Ra(t,e,n,s,r){let o=n,i=0;for(let a of e){let l=Math.min(r-(o-n),a.values.
length*Oa);i=Math.max(i,Rt(t,a,o,s,l)),o+=l+8}return i}function Ha(t,e,n,s,r,o,i){let l=(r-16*(o-1))/o,u=s;for(let c=0;c<
e.length;c+=o){let h=e.slice(c,c+o),m=(d,p)=>i?Pm(t,d,n+p*(l+16),u,l):t.other(d,n+p*(l+16),u,l,!1);u+=(i?10:18)+Math.max(
...h.map(m))}return u-s}function Pm(t,e,n,s,r){let o=Na(e),i=o.length?Sr*(1+.4*(o.length-1))+12:0,a=t.head(e,n,s,r-i,28),
[l]=e.counters??[],u={w:Sr,ideal:Sr*.4,tight:.3};if(t.cards(o,n+r-i,s,i,u,{role:"seat"}),!l)return 34+a;let c=Math.max(l.
full??0,l.value),h=l.art==="agents"?24*c:0;h&&t.add("agents",`${e.id}.0`,n,s+36+a,{count:l.value,full:c,size:18});let m={
value:l.value,label:l.label??"",high:18,room:r-i-h};return t.add("counter",`${e.id}.0`,n+h+6,s+36+a,m),58+a}function Pa(t,e,n,s,r){
return e.stacks.forEach((o,i)=>t.stack(o,n+i*r/2,s,50)),e.stacks.length?116:0}function Ua(t,e,n,s,r){let{seats:o,boards:i,
fans:a,grids:l,dice:u,notes:c}=e,h=24,[m,...d]=o,p=n-h-Pt,b=p-2*h,g=14,y=14;for(let w of i)g+=Ht(t,w,h,g,b,r);y+=Ra(t,u,
p,y,Pt);for(let w of c)y+=_r(t,w,p,y,Pt)+8;m&&!Dn(m)&&(y+=t.other(m,p,y+4,Pt,!0)+20),y+=Pa(t,e,p,y+4,Pt);for(let w of l)
g+=Nt(t,w,h,g,b,!0);return d.length&&(g+=Ha(t,d,h,g+6,b,Math.min(d.length,3),!0)),g=Math.max(g,y),a.length&&(g+=t.fans(a,
h,g,n-2*h,!0)),m&&Dn(m)&&(g+=t.own(m,h,g+6,n-2*h,176)),{y:g,middle:{x:h+b/2,y:240,r:40}}}function Ba(t,{seats:e,boards:n,
stacks:s,dice:r,notes:o},i,a,l){let h=i-48,m=(a-20)/Math.max(1,e.length);for(let p of n)l?Ht(t,p,0,0,a,h,Tr):Ht(t,p,0,Tr,
a,h-Tr,0);let d=10;for(let p of r)Rt(t,p,d,8,p.values.length*36),d+=p.values.length*36+6;for(let p of o)Aa(t,p,l?10:d+6,
l?h-34:14);for(let[p,{top:b}]of s.entries())b&&t.card(b,10+p*44,h-66,38,{role:"stack"});return e.forEach((p,b)=>{Um(t,{...p,
cards:Na(p)},10+b*m,h+10,m-4)}),{y:i-18,middle:{x:a/2,y:h/2,r:40}}}function Um(t,e,n,s,r){let o=e.cards.length?24+9*(e.cards.
length-1):0,i=r-24-o;t.add("mark",e.id,n,s+2,{seat:e.seat,size:20,active:!!e.active}),t.text(`${e.id}.name`,K(e.name,13,
i).lines[0],n+25,s+9,{size:13,bold:!0,quiet:!1,room:i});let a=(e.counters??[]).map(({value:u,label:c})=>`${u} ${c}`)[0]??
e.note??"";t.text(`${e.id}.note`,K(a,12,i).lines[0],n+25,s+24,{size:12,room:i});let l={w:22,ideal:9,tight:.3,least:22};t.
cards(e.cards,n+r-o-2,s-1,o,l,{role:"seat"})}function Wa(t,e,n){let{seats:s,boards:r,fans:o,grids:i,dice:a,notes:l}=e,u=14,
c=n-2*u,[h,...m]=s,d=10;for(let g of r)d+=Ht(t,g,u,d,c,440);let p=a.length?Math.min(150,a.reduce((g,{values:y})=>g+y.length*
Oa+8,0)):0,b=Ra(t,a,u,d,p);if(b+=Pa(t,e,u,d+b,Math.max(p,130)),h&&!Dn(h)){let g=p?u+p+16:u;b=Math.max(b,t.other(h,g,d,u+
c-g,!1))}d+=b+12;for(let g of l)d+=_r(t,g,u,d,c)+8;for(let g of i)d+=Nt(t,g,u,d,c,!1);return o.length&&(d+=t.fans(o,u,d,
c,!1)),m.length&&(d+=Ha(t,m,u,d+4,c,Math.min(m.length,3),!1)),h&&Dn(h)&&(d+=t.own(h,u,d,c,0)),{y:d,middle:{x:n/2,y:200,r:40}}}var Ia=t=>[[0,0],[1,0],[1,1]].slice(0,t),Bm=20,Wm=60,qa=({extras:t})=>t.acting?t.call?32:14:0;function ja(t){let e=(t.before??
[]).filter(({kind:n})=>n==="stack");return{beside:e.slice(0,-1),space:e.at(-1)}}function Da(t,e,n,s,r,o,i){let{beside:a,
space:l}=ja(e),u=o?n+i+28:n,c=r-i-28,h=t.head(e,u,s,c,30),m=u;for(let d of a)t.stack(d,m,s+46+h,46,110),m+=118;if(!e.me){
let d={w:38,ideal:22,tight:.05};t.cards(e.cards,m,s+46+h,u+c-m,d,{role:"seat"})}l&&t.stack(l,o?n:n+r-i,s,i,i+40)}function Va(t,{
seats:[e,...n],ring:s,stacks:r},o,i){let l=92*1.4+32,u=o/2-i-24,c=o/2+24,h=28,m=h+l+74,d=n.length===1;n.forEach((w,$)=>{
let[x,M]=Ia(n.length)[$];Da(t,w,x?c:i,M?m:h,u,!!x,92)}),e&&Da(t,{...e,me:!0},i,m,u,!1,92);let p={x:d?c+u/2:o/2,y:d?h+44:
h+l+32,r:40};s&&t.add("ring",s.id,p.x,p.y,{ring:s,r:p.r});let b=d?92:46,g=d?p.x-r.length*(b+40)/2+20:p.x+90;r.forEach((w,$)=>t.
stack(w,g+$*(b+40),d?h+120:p.y-44,b,b+40));let y=m+l+4;if(e){let w=t.extras.call??0,$=qa(t),x=e.cards.some(v=>v.face);w&&
(t.call=y),y+=(w?w+20:0)+$;let M={w:x?88:62,ideal:x?106:44,tight:.5,least:60,floor:20};y+=t.cards(e.cards,i,y,o-2*i,M,{own:!0,
role:"hand"})}return{y,middle:p}}function Fa(t,e,n,s,r){let{beside:o,space:i}=ja(e),a=46,l=r-a-34;t.add("mark",e.id,n,s+
2,{seat:e.seat,size:20,active:!!e.active}),t.text(`${e.id}.name`,e.name,n+26,s+11,{size:13,bold:!0,quiet:!1,room:l}),t.text(
`${e.id}.note`,K(e.alert||e.note,12,l).lines[0],n+26,s+25,{size:12,quiet:!e.active,room:l});let u=n;for(let c of o){if(c.
top){let h={...c.top,move:c.move||c.top.move,off:c.off||c.top.off};t.card(h,u,s+36,26,{role:"stack",recall:c.recall})}else
t.add("pile",c.id,u,s+36,{w:26,under:0,empty:!0});t.text(`${c.id}.count`,String(c.count),u+32,s+58,{size:14,bold:!0,quiet:!1}),
u+=58}if(!e.me){let c={w:22,ideal:10,tight:.05};t.cards(e.cards,u,s+38,n+r-a-8-u,c,{role:"seat"})}i&&Ga(t,i,n+r-a,s,a)}function Ga(t,e,n,s,r){
e.top?t.card(e.top,n,s+2,r,{role:"space",recall:e.recall}):t.add("pile",e.id,n,s+2,{w:r,under:0,empty:!0});let o=[e.count>
1?e.count:"",e.label].filter(Boolean).join(" "),i=K(o,12,r+14).lines.length<2;t.text(`${e.id}.label`,o,i?n+r/2:n+r+6,s+r*
1.4+17,{size:12,anchor:i?"middle":"end",room:i?r+14:3*r})}function Ka(t,{seats:[e,...n],ring:s,stacks:r},o,i){let l=i/2-
10-10,u=i/2+10,c=88,h=n.length===1;n.forEach((w,$)=>{let[x,M]=Ia(n.length)[$];Fa(t,w,x?u:10,6+M*c,l)}),e&&Fa(t,{...e,me:!0},
10,6+c,l),r.slice(0,3).forEach((w,$)=>{h&&Ga(t,w,u+20+$*66,50,46)});let m=t.extras.call??0,d=qa(t),p=6+2*c+6+d;m&&(t.call=
p-d);let b=p+(m?m+8:0),g=Math.max(Bm,xe(78,o-b-8));e&&t.cards(e.cards,10,b,i-130,{w:g,ideal:g*1.12,tight:.36,least:g},{own:!0,
role:"hand"});let y={x:i-66,y:b+24,r:34};return s&&o-b<Wm?(t.add("ring",s.id,y.x,o-18,{ring:{...s,value:"",note:""},r:y.
r}),t.text(`${s.id}.note`,`${s.value??""} ${s.note??""}`,i-10,o-14,{size:14,anchor:"end",room:170})):s&&(t.add("ring",s.
id,y.x,y.y,{ring:{...s,note:""},r:y.r}),t.text(`${s.id}.note`,s.note??"",y.x,y.y+30,{size:12,anchor:"middle",room:126})),
{y:Math.max(o-8,e?b+g*1.4:0),middle:y}}var Dm={mark:({size:t})=>({x:0,y:0,w:t,h:t}),pile:({w:t,empty:e})=>e&&{x:0,y:0,w:t,h:t*1.4},ring:({r:t})=>({x:-t,y:-t,w:2*
t,h:2*t}),dice:({w:t,size:e})=>({x:0,y:0,w:t,h:e}),box:({size:t})=>({x:0,y:0,w:t,h:t})},In=class{constructor(e){this.call=
0;this.things=[];this.over=[];this.extras=e}add(e,n,s,r,o={}){this.things.push({kind:e,key:`${e}:${n}`,x:s,y:r,...o});let i=this.
extras.lit?.[n],a=Dm[e]?.(o);i!=null&&a&&this.over.push({kind:"lit",key:`lit:${n}`,x:s+a.x,y:r+a.y,w:a.w,h:a.h,tab:i,role:e})}text(e,n,s,r,{
size:o=13,room:i=1/0,bold:a=!1,quiet:l=!0,anchor:u="start",tone:c=""}={}){if(!n)return 0;let{lines:h,size:m}=K(n,o,i,a?1.06:
1);return this.add("text",e,s,r,{lines:h,size:m,bold:a,quiet:l,anchor:u,tone:c}),(h.length-1)*m*1.2}card(e,n,s,r,{seen:o=r,
own:i=!1,role:a="",recall:l=[]}={}){let{lit:u={},dealt:c={},acting:h=!1,under:m=!0,opens:d=""}=this.extras,p=c[e.key]??e.
face??null,b=h&&!!(e.move||e.picks?.length),g=!!e.lifted,y=a==="grid"?0:r<80?12:14,w=i&&(b||h&&e.ghost)?y+(g?r*(y?.24:.14):
0):0;this.things.push({kind:"card",key:e.key,x:n,y:s-w,w:r,face:p,label:e.label,origin:e.origin??"",role:a,dealt:e.key in
c,kin:!!e.kin,ghost:!!e.ghost,seen:o,plays:b,off:h?e.off??"":"",under:i&&b&&!g,up:g,move:e.move??"",picks:e.picks??[],recall:m?
l:[],opens:d===e.key&&!b&&!e.off}),e.key in u&&this.over.push({kind:"lit",key:`lit:${e.key}`,x:n,y:s-w,w:o,h:r*1.4,tab:u[e.
key],role:a})}cards(e,n,s,r,o,{own:i=!1,role:a="",pitch:l=1.4,centre:u=!1}={}){if(!e.length)return 0;let{w:c,step:h,cols:m,
rows:d}=ut(e.length,r,o);return e.forEach((p,b)=>{let g=Math.floor(b/m),y=b%m,w=Math.min(m,e.length-g*m),$=u?n+(r-(h*(w-
1)+c))/2:n;this.card(p,$+y*h,s+g*l*c,c,{seen:y===w-1?c:Math.min(c,h),own:i,role:a})}),c*1.4+(d-1)*l*c}};var Za=t=>t.map(e=>({...e,art:""})),De=class extends In{head(e,n,s,r,o=30){let i=[e.note,e.team].filter(Boolean).join(",\
 "),a=o<30?8:12,l=n+o+a,u=r-o-a;this.add("mark",e.id,n,s,{seat:e.seat,size:o,active:!!e.active});let c=e.alert||i,h=s+o*
(c?.43:.66),m=this.text(`${e.id}.name`,e.name,l,h,{size:15,bold:!0,quiet:!1,room:u}),d=this.text(`${e.id}.note`,c,l,s+o+
m,{room:u,bold:!!(e.active||e.alert),quiet:!e.active,tone:e.alert?"lit":""});return m+d}counters(e,n,s,r,o){let i=s;for(let[
a,l]of(e.counters??[]).entries()){let u=o?18:22;if(this.add("counter",`${e.id}.${a}`,n,i,{value:l.value,label:l.label??"",
high:u,room:r}),i+=u+8,l.art==="chips"){let c=Math.max(1,Math.ceil(l.value/10)),h=o?2.5:3,m=o?1.2:1.4,d=Math.max(3,Math.
min(18,(r-2)/c-3)),p=10*(h+m)+3,b=Math.min(l.value,10)*(h+m)+(l.value>5?3:0);l.value&&this.add("chips",`${e.id}.${a}`,n,
i+b,{count:l.value,w:d,t:h,g:m,pitch:d+3}),i+=p}if(l.art==="agents"){let c=Math.max(l.full??0,l.value);this.add("agents",
`${e.id}.${a}`,n,i,{count:l.value,full:c,size:18}),i+=26}}return i-s}other(e,n,s,r,o){let i=e.cards??[],a=e.counters??[],
l=!o||r<150,u=this.head(e,n,s,r,l?26:30),c=a.length&&r>=150,h=i.some(v=>v.face||v.key in(this.extras.dealt??{})),m=l?38:
48,d=Math.min(c?r-74:r,h?1/0:m*3.4),p={w:m,ideal:m*(h?.72:.7),tight:h?.62:.05},b=s+(l?38:44)+u,g=this.cards(i,n,b,d,p,{role:"\
seat",pitch:.62});if(e.alert&&i.length){let{w:v,step:S,cols:T}=ut(i.length,d,p);this.over.push({kind:"lit",key:`lit:${e.
id}`,x:n,y:b,w:v+(T-1)*S,h:g,tab:""})}let{w:y,step:w,cols:$}=ut(i.length,d,p),x=i.length?y+($-1)*w+14:0,M=c?Math.max(g,this.
counters(e,n+x,b+2,r-x,l)):g+(a.length?8+this.counters({...e,counters:Za(a)},n,b+g+8,r,!0):0);return b-s+M+this.before(e,
n,b+M+10,r,l)}stack(e,n,s,r,o=r+24){let i=e.top?{...e.top,move:e.move||e.top.move,off:e.off||e.top.off,label:e.top.label||
e.spoken}:null,a=e.count>1&&i&&!i.face?Math.min(3,e.count-1):0;if(this.add("pile",e.id,n,s,{w:r,under:a,empty:!i}),i&&this.
card(i,n,s,r,{role:"stack",recall:e.recall}),!i&&!e.count&&e.label&&r>=40){let{lines:u,size:c}=K(e.label,13,r-2);if(u.length*
c*1.2<r*1.4-8){let h=s+(r*1.4-(u.length-1)*c*1.2)/2+c*.35;return this.add("text",`${e.id}.empty`,n+r/2,h,{lines:u,size:c,
quiet:!0,anchor:"middle",tone:""}),r*1.4}}let l=P(`${e.count} ${e.label}`,14)>o;return this.add("count",e.id,n,s+r*1.4+22,
{count:e.count,lines:l?K(e.label,13,o).lines:[e.label],spoken:e.spoken,broken:l}),r*1.4+30+(l?17*K(e.label,13,o).lines.length:
0)}tray(e,n,s,r){let o=Math.max(1,Math.ceil(Math.max(e.full,e.count)/10)),i=Math.min(27,(r-24)/o-4),a=r<120,l=i+(i>20?7:
4),u=a?3:5,c=a?1.4:2,h=o*l-(l-i)+24,m=10*(u+c)+3,d=22*String(e.count).length+4+P(e.label,13)>Math.max(h,r-8);return this.
add("tray",e.id,n+(r-h)/2,s,{wide:h,high:m,count:e.count,label:e.label,w:i,t:u,g:c,pitch:l,below:d,noted:P(e.label,13)}),
m+(d?62:44)}fans(e,n,s,r,o){let i=s,a=e.length>2?o?56:48:o?80:64;for(let l of e){this.text(`${l.id}.label`,l.label,n,i+10,
{room:r});let u={w:a,ideal:a*.59,tight:.39,least:Math.min(a,o?56:48),floor:20},{w:c,step:h,cols:m,rows:d}=ut(l.cards.length,
r,u),p=l.cards.some(g=>g.above)?22:4,b=l.cards.some(g=>g.under!=null)?40:10;i+=20,l.cards.length||this.add("pile",l.id,n,
i+p,{w:c,under:0,empty:!0}),l.cards.forEach((g,y)=>{let w=Math.floor(y/m),$=y%m,x=y===l.cards.length-1,M=n+$*h,v=i+p+w*(p+
b+c*1.4);this.card(g,M,v,c,{seen:x||$===m-1?c:Math.min(c,h),role:"fan"}),this.text(`${g.key}.above`,g.above??"",M+2,v-8,
{size:x?16:14,bold:x,quiet:!x}),g.under!=null&&this.add("mark",`${g.key}.under`,M+4,v+c*1.4+10,{seat:g.under,size:Math.max(
15,Math.min(22,h*.76)),quiet:!x})}),i+=Math.max(d*(p+b+c*1.4),p+b+a*1.4)+8}return i-s}own(e,n,s,r,o){let i=this.extras.acting?
14:0,a=this.extras.call??0,l=this.before(e,n+o,s,r-o,!o),u=s+l+(a?a+20:0);return a&&(this.call=s+l),u-s+this.hand(e,n,u,
r,o,i)}before(e,n,s,r,o){let i=e.before??[];if(!i.length)return 0;let a=10,l=(r-a*(i.length-1))/i.length,u=Math.min(o?44:
58,l-6),c=0;return i.forEach((h,m)=>{let d=n+m*Math.min(l+a,h.kind==="fan"?1/0:u+40);if(h.kind==="fan"){let p=this.text(
`${h.id}.label`,h.label,d,s+10,{room:l}),b={w:u,ideal:u*.72,tight:.4};c=Math.max(c,18+p+this.cards(h.cards,d,s+18+p,l,b,
{role:"fan"}))}else c=Math.max(c,this.stack(h,d,s,u,Math.min(l,u+34)))}),c+16}hand(e,n,s,r,o,i){let a=o>0,l=e.cards.some(
g=>g.face),u=a?92:70,c=e.cards.length,h={w:l?u:u*.75,ideal:u*(l?a?1.22:1.06:.8),tight:.5,least:Math.min(u,64),floor:l?34:
20};if(a){let g=this.head(e,n,s,o-20),y=this.counters(e,n+4,s+48+g,o-20,!1)+48+g,w=this.cards(e.cards,n+o,s+i,r-o,h,{own:!0,
role:"hand",pitch:1.4+.36});return Math.max(y,w+i+16,l?u*1.4:0)}let m=l&&(c-1)*h.ideal+h.w<=r-112,d=this.head(e,n,s,m?110:
r-100,26);if(m){let g=this.counters(e,n+4,s+44+d,100,!0)+44+d,y=this.cards(e.cards,n+112,s+i,r-112,h,{own:!0,role:"hand"});
return Math.max(g,y+i+16)}let p=this.counters({...e,counters:Za(e.counters??[])},n+r-84,s+6,84,!0),b=s+Math.max(40+d,p+8)+
i;return b-s+this.cards(e.cards,n,b,r,h,{own:!0,role:"hand",pitch:1.4+.42,centre:!0})+16}};var ve=620,qn=772,Xa=920,Fm=["seat","ring","fan","stack","tray","grid","dice","tokens","notes","kinds"];function Ut(t){let e=t.
zones.find(({kind:s})=>!Fm.includes(s));if(e)throw new Error(`Expected a zone that the table can draw, not "${e.kind}".`);
let n=s=>t.zones.filter(r=>r.kind===s);return{seats:qi(n("seat")),ring:n("ring")[0],fans:n("fan"),stacks:n("stack"),trays:n(
"tray"),grids:n("grid"),dice:n("dice"),notes:n("notes"),boards:n("tokens"),kinds:n("kinds")}}function Qa(t,e,n={}){if(n.
laid&&Hn(t))return Qm(t,e,n);if(aa(t)&&(e.low||e.h))return Xm(t,e,n);if(e.low&&t.zones.some(({kind:m})=>m==="tokens"))return Jm(
t,e,e.low,n);if(e.low&&ar(t))return Er(t,e,e.low,n,Lr(e.w));if(!e.h)return jn(t,e.w,n);let s=({w:m,h:d})=>Ar(e,m,d),o=[...e.
w>=ve*za?[qn,860,Xa]:[],390,440].map(m=>Ym(t,e,m,n)),[i,...a]=o.filter(m=>m.w>=ve),l=a.reduce((m,d)=>s(d)>s(m)?d:m,i);if(l&&
s(l)>=za)return l;let u=o.reduce((m,d)=>s(d)>s(m)?d:m),c=Math.round(Math.max(el,Be*e.h/e.w));return t.zones.some(({kind:m})=>m===
"tokens")?rl(t,Math.min(c,Fn),n,Ca,!0):s(u)>=Im||!ar(t)?u:t.table==="round"&&t.zones.filter(({kind:m})=>m==="seat").length>
Vm&&e.w>e.h?Er(t,e,Ja,n,Math.round(Ja*e.w/e.h)):Er(t,e,Math.min(c,jm),n,tl(e,c))}var za=.8,Im=.92,Ya=.75,qm=352,el=288,jm=460,
Vm=6,Ja=320,Gm=640,Km=110,Zm=400,zm=1.25,Lr=t=>Math.round(Math.max(Be,Math.min(be,t/zm))),tl=(t,e)=>Math.round(Math.max(
Be,Math.min(be,e*t.w/t.h)));function nl(t,e,n){let{w:s}=t,r=t.low?0:t.h,o=!t.low&&s>=qn*Ya&&(!r||r>=e[0]*Ya),[i,a]=o?e:n,
l=o?qn:t.low?Lr(s):Be,u=r?Math.round(Math.max(i,Math.min(a,l*r/s))):o?600:i;return[o||!r?l:tl(t,u),u]}var Ar=(t,e,n)=>Math.
min(t.w/e,t.h?t.h/n:1/0),sl=(t,e)=>({...t,call:(t.call??0)/e});function Ym(t,e,n,s){let r=jn(t,n,s);for(let o=0;o<2&&s.call;o++)
r=jn(t,n,sl(s,Ar(e,r.w,r.h)));return r}function Er(t,e,n,s,r){let o=new De(sl(s,Ar(e,r,n))),i=Ut(t),{y:a,middle:l}=t.table===
"corners"?Ka(o,i,n,r):ia(o,i,n,t.table==="round",r);return{w:r,h:Math.max(n,a+8),things:[...o.things,...o.over],middle:l,
call:o.call}}function Jm(t,e,n,s){let r=Math.max(e.w,qn),o=((e.page??0)-Gm)*r/e.w-Km;return e.w>=ve&&o>=Zm?jn(t,r,s,Math.
min(o,Fn)):rl(t,n,s,Math.min(Lr(e.w),ve-1),!1)}function rl(t,e,n,s,r){let o=new De(n),{middle:i}=Ba(o,Ut(t),e,s,r);return{
w:s,h:e,things:[...o.things,...o.over],middle:i,call:o.call}}function Xm(t,e,n){let s=new De(n),[r,o]=nl(e,[470,620],[e.
low||el,620]),{middle:i}=ca(s,Ut(t),o,r);return{w:r,h:o,things:[...s.things,...s.over],middle:i,call:s.call}}function Qm(t,e,n){
let s=new De(n),[r,o]=nl(e,[520,640],[qm,560]),{middle:i}=fa(s,Ut(t),o,r);return{w:r,h:o,things:[...s.things,...s.over],
middle:i,call:s.call}}function jn(t,e,n={},s=Fn){let r=Math.round(Math.min(Math.max(e,320),Xa)),o=r>=ve,i=new De(n),a=Ut(
t),l=o?28:14,u=t.table==="round"||t.table==="corners"&&!o,c=a.boards.length?o?Ua:Wa:u?o?nf:sf:o&&t.table==="corners"?Va:
o?ef:tf,{y:h,middle:m}=c(i,a,r,l,s);return{w:r,h:Math.round(h+18),things:[...i.things,...i.over],middle:m,call:i.call}}function Vn(t,e,n,s,r,o){
let i=s,a=(r-o*(e-1))/e;for(let l=0;l<t.length;l+=e){let u=t.slice(l,l+e);i+=Math.max(...u.map((c,h)=>c(n+h*(a+o),i,a)))+
20}return i-s}function ef(t,e,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:u}=e,c=o.map(S=>(T,E,_)=>t.other(S,T,
E,_,!0)),h=u.map(S=>(T,E,_)=>t.tray(S,T,E,_));c.splice(Math.ceil(c.length/2),0,...h);let m=Math.floor((n-2*s+20)/126),d=c.
length<=m?Math.max(c.length,1):Math.ceil(c.length/2),p=28+Vn(c,d,s,28,n-2*s,20),b=l.length?104:0,g=i?248:0,y=p+6,w=i?{x:132,
y:y+108,r:88}:{x:n/2,y:y+60,r:40};i&&t.add("ring",i.id,w.x,w.y,{ring:i,r:w.r});let $=n-2*s-g-(b?b+24:0),x=t.fans(a,s+g,y+
10,$,!0);p=Math.max(y+(i?230:0),y+10+x)+12,l.forEach((S,T)=>t.stack(S,n-s-72,y+48+T*152,66));let M=l.length?y+48+l.length*
152-24:0,v=g&&n>=740?g:176;return p+=Gn(t,e,n-(M>p?b+24:0),s,p),r&&(p+=t.own(r,s,p,n-2*s-(M>p?b+24:0),v)),{y:Math.max(p,
M),middle:w}}function tf(t,e,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:u}=e,c=18,h=o.some($=>($.before?.length??
0)>1),m=h||o.length<=2||o.length===4?Math.min(2,Math.max(o.length,1)):3;c+=Vn(o.map($=>(x,M,v)=>t.other($,x,M,v,!1)),m,s,
c,n-2*s,12);let d=66,p=i?{x:106,y:c+100,r:d}:{x:n/2,y:c+40,r:40};i&&t.add("ring",i.id,p.x,p.y,{ring:i,r:d});let b=i?214:
s,g=n-s-b,y=Math.min(92,g/Math.max(l.length,1));l.forEach(($,x)=>t.stack($,b+x*y,c+12,Math.min(56,y-14),y-1));let w=l.length?
c+12+78+56:c;for(let $ of u)w+=t.tray($,b-6,w,g+6);return c=Math.max(w,i?c+200:c)+6,c+=t.fans(a,s,c,n-2*s,!1),c+=Gn(t,e,
n,s,c),r&&(c+=t.own(r,s,c+4,n-2*s,0)+4),{y:c,middle:p}}function nf(t,e,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:u}=e,
{left:c,top:h,right:m}=ji(o.length),d=i?.art==="none"?64:n<740?108:128,p=Math.min(h<2?220:n<740?130:190,n/2-d-20-s),b=n-
2*s-2*p-24,y=o.slice(c,c+h).map(S=>(T,E,_)=>t.other(S,h===1?n/2-70:T,E,_,!0)),w=h?Vn(y,h,s+p+12,20,b,16):0,$={x:n/2,y:20+
w+d+12,r:d},x=(S,T)=>{let E=S.length>1?28:$.y-60;for(let _ of S)E+=t.other(_,T,E,p,!0)+26;return E},M=[x(o.slice(0,c).reverse(),
s),x(o.slice(o.length-m),n-s-p)];ol(t,i,l,u,$,d<120?.82:1);let v=Math.max($.y+d+40,...M);return a.length&&(v+=t.fans(a,s,
v,n-2*s,!0)),v+=Gn(t,e,n,s,v),r&&(v+=t.own(r,s,v,n-2*s,160)),{y:v,middle:$}}function sf(t,e,n,s){let{seats:[r,...o],ring:i,
fans:a,stacks:l,trays:u}=e,c=o.some(b=>(b.before?.length??0)>1),h=c||o.length===2||o.length===4?2:Math.min(3,Math.max(o.
length,1)),m=16+Vn(o.map(b=>(g,y,w)=>t.other(b,g,y,w,!1)),h,s,16,n-2*s,12),d=i?.art==="none"?50:108,p={x:n/2,y:m+d+10,r:d};
return ol(t,i,l,u,p,.8),m=p.y+d+36,a.length&&(m+=t.fans(a,s,m,n-2*s,!1)),m+=Gn(t,e,n,s,m),r&&(m+=t.own(r,s,m,n-2*s,0)),{
y:m,middle:p}}function ol(t,e,n,s,r,o){e&&t.add("ring",e.id,r.x,r.y,{ring:e,r:r.r});let i=(n.length>2?56:78)*o,a=22*o,l=r.
x-(n.length*i+(n.length-1)*a)/2;n.forEach((u,c)=>t.stack(u,l+c*(i+a),r.y-i*.7-12,i)),s.forEach(u=>t.tray(u,r.x-50,r.y+44,
100))}function Gn(t,{grids:e,dice:n},s,r,o){let i=o;for(let a of e)i+=Nt(t,a,r,i,s-2*r,s>=ve);for(let a of n)i+=Rt(t,a,r,
i,s-2*r);return i-o}var mt,te,Cr,il,Or=Object.is,Kn=0,pl=[],Nr=[],X=I,al=X.__b,ll=X.__r,cl=X.diffed,ul=X.__c,hl=X.unmount,dl=X.__;function Zn(t,e){
X.__h&&X.__h(te,t,Kn||e),Kn=0;var n=te.__H||(te.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function Hr(t){
return Kn=1,rf(yl,t)}function rf(t,e,n){var s=Zn(mt++,2);if(s.t=t,!s.__c&&(s.__=[n?n(e):yl(void 0,e),function(o){var i=(s.
__N||s.__)[0],a=s.t(i,o);Or(i,a)||(s.__N=[a,s.__[1]],s.__c.setState({}))}],s.__c=te,!te.__f)){te.__f=!0;var r=te.shouldComponentUpdate;
te.shouldComponentUpdate=function(o,i,a){var l=this.__H;if(!l)return!0;var u=!1,c=this.props!=o;if(l.__.some(function(m){
m.__N&&(u=!0,Or(m.__[0],m.__N[0])||(c=!0))}),r){var h=r.call(this,o,i,a);return u?h||c:h}return!u||c}}return s.__}function gl(t,e){
var n=Zn(mt++,3);!X.__s&&Br(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,te.__H.__h.push(n))}function bl(t,e){var n=Zn(mt++,4);!X.__s&&
Br(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,te.__h.push(n))}function Pr(t){return Kn=5,Ur(function(){return{current:t}},[])}function Ur(t,e){var n=Zn(mt++,7);return Br(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function of(){var t;do{for(;t=Nr.shift();)try{Bt(t)}catch(n){X.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=pl.shift();){var e=t.
__H;if(t.__P&&e)try{e.__h.some(Bt),e.__h.some(Rr),e.__h=[]}catch(n){e.__h=[],X.__e(n,t.__v)}}}while(Nr.length)}X.__b=function(t){
te=null,al&&al(t)},X.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),dl&&dl(t,e)},X.__r=function(t){ll&&ll(t),mt=
0;var e=(te=t.__c).__H;e&&(Cr==te?te.__h=[]:(e.__h.some(Bt),e.__h.some(Rr),mt=0),e.__h=[],e.__.some(function(n){n.__N&&(n.
__=n.__N),n.u=n.__N=void 0})),Cr=te},X.diffed=function(t){cl&&cl(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&fl(pl.push(
e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Cr=te=null},X.__c=function(t,e){e.some(function(n){try{n.__h.some(Bt),
n.__h=n.__h.filter(function(s){return!s.__||Rr(s)})}catch(s){n.__h=[function(){throw s}]}}),ul&&ul(t,e)},X.unmount=function(t){
hl&&hl(t);var e,n,s=t.__c;s&&s.__H&&(s.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||
!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,fl(Nr.push(r))}else Bt(r)}catch(o){e=o}}),s.__H=void 0,e&&X.__e(e,s.__v))};var ml=typeof requestAnimationFrame==
"function";function af(t){var e,n=function(){clearTimeout(s),ml&&cancelAnimationFrame(e),setTimeout(t)},s=setTimeout(n,35);
ml&&(e=requestAnimationFrame(n))}function fl(t){t!=1&&il==X.requestAnimationFrame||((il=X.requestAnimationFrame)||af)(of)}
function Bt(t){var e=te,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),te=e}function Rr(t){var e=te;t.__c=t.__(),te=e}
function Br(t,e){return!t||t.length!=e.length||e.some(function(n,s){return!Or(n,t[s])})}function yl(t,e){return typeof e==
"function"?e(t):e}var wl=(t,{unit:e})=>String(Number(t.toFixed(e==="chance"?1:2)));function xl(t,e){let{value:n}=ae(t,e),s=Number(t.trim().
replace(",",".").replace("−","-"));return n==null||n===s?"":wl(n,e)}var kl=(t,e,n)=>t!=null&&ae(t,n).value===(e??null)?
t:e==null?"":wl(e,n);function Wt(t,e){let{words:n,meant:s}=ae(t,e);return s?`Did you mean ${s} out of 100?`:n}var Wr=({cases:t,event:e})=>["out of 100",t||"times",e].filter(Boolean).join(" ");var vl=800;var lf=80,Dr=12,$l=t=>t.replace("-","−");function cf({rule:t,value:e,set:n,refuses:s=!0}){let[r,o]=Hr(e),[i,a]=Hr(!0),
l=Ur(()=>ee("note"),[]),u=r.trim()===e.trim()?r:e,{words:c,meant:h}=u.trim()?ae(u,t):{words:"",meant:""},m=h?Wt(u,t):i&&
s?c:"";gl(()=>{if(i)return;let p=setTimeout(()=>a(!0),vl);return()=>clearTimeout(p)},[r,i]);let d=(p,b)=>{o(p),a(b),n(p.
trim())};return{text:u,sentence:m,meant:h,id:l,typed:p=>d(p,!1),put:p=>d(p,!0),complain:()=>a(!0),said:{"aria-invalid":m?
!0:void 0,"aria-describedby":m?l:void 0}}}function uf({number:{text:t,sentence:e,meant:n,id:s},answer:r}){return Z("div",
{class:"numnote",id:s,role:"status",children:[e&&Z("p",{class:"refusal",children:e}),n&&Z("div",{class:"row",children:[Z(
"button",{type:"button",class:"btn","data-k":"meant.yes",onClick:()=>r(n),children:"Yes"}),Z("button",{type:"button",class:"\
btn","data-k":"meant.no",onClick:()=>r(`${t.trim()}%`),children:"No"})]})]})}function hf({text:t}){let e=Pr(null),n=$l(t),
s=t!==""&&Oe(n)&&n.length<=6,r=n.length<=Dr?n:`${n.slice(0,Dr-1)}…`;return bl(()=>{e.current?.replaceChildren(t===""?"\
?":s?kt(n,n.length>4?34:50):r)},[t]),Z("span",{class:t===""?"drawn none":"drawn","aria-hidden":"true",ref:e})}var df=({unit:t,
low:e,high:n})=>t==="chance"?1:10**Math.floor(Math.log10((n-e)/50||1));function mf({label:t,words:e,ends:n,enter:s,k:r="",
control:o,...i}){let a=cf(i),l=Pr(null),{low:u,high:c}=i.rule,h=df(i.rule),m=a.text.trim(),d=ae(m,i.rule).value,p=xl(m,i.
rule),b=()=>String(Number(Number(l.current?.value).toFixed(h<1?2:0))),g=()=>l.current?.focus({preventScroll:!0});o&&(o.current=
{focus:g,put:a.put,complain:a.complain});let y=w=>{w.key==="Enter"&&(w.preventDefault(),m===""&&w.target===l.current?a.put(
b()):m!==""&&d==null?a.complain():m!==""&&s())};return Z("div",{class:"asknum",children:[Z("div",{class:"saynum",children:[
Z("span",{class:"bigbox",children:[Z("input",{class:"bignum",inputMode:u<0?"text":"decimal","data-k":`value${r}`,maxLength:lf,
autocomplete:"off","aria-label":`${t} ${e}`,...a.said,style:{"--n":String(Math.min(Math.max(2,m.length),Dr))},value:a.text,
onInput:w=>a.typed(w.currentTarget.value),onChange:a.complain,onKeyDown:y}),Z(hf,{text:m})]}),Z("p",{children:[Z("b",{class:"\
equals","aria-hidden":"true",children:p&&`= ${$l(p)} `}),e]})]}),Z(uf,{number:a,answer:w=>{a.put(w),g()}}),Z("input",{type:"\
range",ref:l,class:d==null?"rng empty":"rng",min:u,max:c,step:h,"data-k":`range${r}`,"aria-label":t,"aria-valuetext":d==
null?"not set yet":`${p||m} ${e}`,style:{"--p":`${d==null?0:100*(d-u)/(c-u||1)}%`},value:d??(u+c)/2,onInput:()=>a.put(b()),
onKeyDown:y}),Z("div",{class:"ends","aria-hidden":"true",children:[Z("span",{children:n[0]}),Z("span",{children:n[1]})]})]})}function ff({value:t,set:e},n){let s=f("div.numfield"),r=i=>Xs(n(i,o),s),o=i=>{r(i),e(i)};return r(t),s}function Ml(t){let e={
current:null};return{node:ff(t,(n,s)=>Z(mf,{...t,value:n,set:s,control:e})),focus:()=>e.current?.focus(),put:n=>e.current?.
put(n),complain:()=>e.current?.complain()}}var zn=class{constructor({play:e,key:n,told:s}){this.lifted="";this.card="";this.said={};this.typed={};this.field=null;this.
lifts={};this.shown="";this.play=e,this.key=n,this.told=s,this.go=f("button.btn.solid",{"data-k":"lift.play",onclick:()=>this.
play(this.lifted)}),this.back=f("button.btn",{"data-k":"lift.back",onclick:()=>this.lift("")},"Put it back"),this.acts=f(
"div.lift-acts",{hidden:!0},this.go,this.back),this.words=f("p.lift-words"),this.keys=f("div.lift-keys"),this.asking=f("\
div.asking",{role:"group",hidden:!0})}show({lifts:e,keys:n}){this.lifts=e,this.lifted&&!e[this.lifted]&&(this.lifted="",
this.said={},this.typed={}),this.draw();let s=JSON.stringify(n);this.keys.dataset.looks!==s&&(this.keys.dataset.looks=s,
ks(this.keys,this.keys,()=>this.keys.replaceChildren(...n.map(r=>zt(r,o=>this.key(o))))))}tell(e,n){let s=Object.keys(this.
lifts).some(r=>n.every(o=>o.move!==r));this.words.hidden=!!this.lifted,this.words.textContent=e||(s?"Press a card to pic\
k it up. Press it again to play it.":"")}playing(e){let n=this.lifts[this.lifted]?.play??"",s=e?n.replace(/^Play\b/,"Pla\
ying"):n;this.go.textContent!==s&&(this.go.textContent=s),W(this.go,"aria-busy",e?"true":"")}lift(e,n=""){let s=n||this.
card;this.lifted=e,this.card=n,this.draw(),this.told({lifted:e,said:this.said},s)}stand(e,n,s){let[r,o]=s?[n,e.parentElement]:
[e,this.keys];this.asking.parentElement!==r&&r.insertBefore(this.asking,o)}hold(e,n,s,r){e?e!==this.lifted&&s[e]&&(this.
lifted=e,this.card=pf(r,e)):this.lifted="",this.said=n}draw(){let e=this.lifts[this.lifted];if(this.acts.hidden=!e,this.
asking.hidden=!e?.line,this.words.hidden=!!e,this.playing(!1),this.shown===this.lifted)return;if(this.shown=this.lifted,
this.field=null,!e?.line)return this.asking.replaceChildren();let n=this.lifted;W(this.asking,"aria-label",e.line),this.
field=e.ask?Ml({rule:Ne,label:e.ask,words:"out of 100",ends:["never","always"],value:kl(this.typed[n],this.said[n],Ne),set:r=>this.
say(n,r),enter:()=>this.play(n)}):null;let s=f("div",f("p",f("b",e.line)));this.field&&s.append(f("p.wonder",e.ask)),this.
asking.replaceChildren(s,...this.field?[this.field.node]:[])}unread(e){let n=this.typed[e]??"";return e!==this.lifted||!this.
field||!n||!Wt(n,Ne)?!1:(this.field.complain(),!0)}say(e,n){let{value:s}=ae(n,Ne);this.typed[e]=n,this.said={...this.said},
s!=null?this.said[e]=s:delete this.said[e],this.told({lifted:this.lifted,said:this.said},this.card)}},Yn=class{constructor(e){
this.looks="";this.how=e,this.root=f("div.acts")}show(e,n,s){let r=JSON.stringify([e,n]);this.looks!==r&&(this.looks=r,ks(
this.root,s,()=>this.root.replaceChildren(...e.map(o=>this.button(o)))))}button({move:e,label:n,strong:s,off:r}){let o=f(
"button",{class:s&&!r?"btn solid":"btn","data-act":e||n,"aria-disabled":r?"true":null,onclick:()=>r?this.how.refuse(r):this.
how.send(e)},n);return f("span.act",o,r&&f("span.why",r))}};function pf({zones:t},e){let n=t.flatMap(s=>s.kind==="seat"&&
s.me?s.cards:s.kind==="grid"?s.cells:[]);for(let s of n)if("key"in s&&(s.move===e||s.picks?.some(r=>r.move===e)))return s.
key;return""}function _l(t,e,n){if(!e)return t;let s=t.zones.flatMap(i=>i.kind==="tokens"&&i.ways||[]),r=Number(s.find(i=>i.
move===e)?.tag),o=t.zones.map(i=>{if(i.kind==="dice"&&r){let l=i.values.indexOf(r);return{...i,lit:l<0?i.values.map((u,c)=>c):
[l]}}if(i.kind==="ring"){let l=i.previews?.find(u=>u.move===e);return l?{...i,preview:l}:i}if(i.kind==="tokens")return{...i,
ways:(i.ways??[]).map(l=>({...l,chosen:l.move===e}))};let a=l=>l.key===n?{...l,lifted:!0}:l;return i.kind==="grid"?{...i,
cells:i.cells.map(a)}:i.kind==="seat"&&i.me?{...i,cards:i.cards.map(a)}:i});return{...t,zones:o}}var gf={ArrowLeft:{x:-1,y:0},ArrowRight:{x:1,y:0},ArrowUp:{x:0,y:-1},ArrowDown:{x:0,y:1}};function bf(t,e,n){let s=e.map(
({x:o,y:i})=>{let a=(o-t.x)*n.x+(i-t.y)*n.y,l=Math.abs((o-t.x)*n.y)+Math.abs((i-t.y)*n.x);return a>.5?a+2*l:1/0}),r=Math.
min(...s);return r<1/0?s.indexOf(r):-1}function Sl(t){let e=(t.querySelector(".ring-focus")??t).getBoundingClientRect();
return{x:e.x+e.width/2,y:e.y+e.height/2}}function Tl(t,e){let n=gf[e.key];if(!n||e.shiftKey||e.ctrlKey||e.metaKey||e.altKey)
return;let s=[...t.closest(".board")?.querySelectorAll(".way.plays")??[]].filter(o=>o!==t),r=s[bf(Sl(t),s.map(Sl),n)];e.
preventDefault(),e.stopPropagation(),r instanceof SVGElement&&r.focus({preventScroll:!0})}var Ll=8,ft=1.25,El=.42,yf=.62,wf=1.5,Fr=46,xf=26,kf=8,vf=.95;function Jn(t,e,n=e.w/e.h){let s=Math.max(e.w,e.h*n),r=Math.
min(s,Math.max(t.w,e.w/Ll)),o=r/n,i=(a,l)=>l<0?l/2:Math.max(0,Math.min(a,l));return{x:i(t.x,e.w-r),y:i(t.y,e.h-o),w:r,h:o}}
function $f(t,e,n,s,r,o=e.w/e.h){let i=Math.max(e.w,e.h*o),a=Math.min(i,Math.max(t.w/n,e.w/Ll))/t.w;return Jn({x:s-(s-t.
x)*a,y:r-(r-t.y)*a,w:t.w*a,h:t.h*a},e,o)}function Mf(t,e,n,s,r){let o=n/s,[i,a]=[t.map(({x})=>x),t.map(({y:x})=>x)],[l,u]=[
Math.min(...i),Math.min(...a)],[c,h]=[Math.max(...i)-l,Math.max(...a)-u],m=Math.min(n/e.w,(o-r)/e.h),d=Math.max(yf,wf*(n/
e.w)),p=Math.min((n-2*Fr)/(c||1),(o-r-2*Fr)/(h||1)),b=Math.max(m,Math.min(d,p)),g={w:n/b,h:o/b},y=xf/b,w=(x,M,v,S)=>{let T=(x+
M-v)/2,[E,_]=[Math.min(0,x-y),Math.max(S,M+y)-v];return _<E?(E+_)/2:Math.max(E,Math.min(T,_))},$=r/b;return{x:w(l,l+c,g.
w,e.w),y:w(u,u+h,g.h-$,e.h)-$,...g}}var Xn=class{constructor(){this.board=null;this.id="";this.dragged=!1;this.aspect=1;
this.wide=0;this.clear=0;this.targets=[];this.lit=[];this.view="whole";this.chosen="";this.whole={x:0,y:0,w:1,h:1},this.
frame=this.whole,this.fingers=new Map,this.down={x:0,y:0},this.near={x:0,y:0},this.aims=(n,s)=>{};let e=(n,s,r,o)=>f("bu\
tton.btn",{"data-k":`lens.${n}`,"aria-label":r,title:r,onclick:o},s);this.controls=f("div.lens",{role:"group","aria-labe\
l":"Zoom the board",hidden:!0},e("out","−","Zoom out",()=>this.zoom(1/ft)),e("in","+","Zoom in",()=>this.zoom(ft)),e("\
near",ce("near",20),"Near me",()=>this.see("near")),e("whole",ce("whole",20),"Whole board",()=>this.see("whole")))}on(e,n,s,r,o,i=[],a=[]){
this.controls.hidden=!e;let l=JSON.stringify([r,i])!==JSON.stringify([this.near,this.targets]),u=o.w/o.h,c=n!==this.id||
u!==this.aspect||o.w!==this.wide,h=JSON.stringify(a)!==JSON.stringify(this.lit)&&!a.every(m=>this.sees(m));this.near=r,this.
targets=i,this.lit=a,this.clear=o.clear??0,e&&e!==this.board&&this.listen(e),this.board=e,e&&(c&&(this.id=n,this.whole={
x:0,y:0,...s},this.aspect=u,this.wide=o.w,this.chosen=""),c||l||h||this.view!=="own"&&!a.length?this.look():this.show(this.
frame))}sees({x:e,y:n}){let{frame:s}=this,r=Fr*s.w/this.wide,o=this.clear*s.w/this.wide;return e>s.x+r&&e<s.x+s.w-r&&n>s.
y+o+r&&n<s.y+s.h-r}look(){let e=this.wide/this.aspect-this.clear,n=Math.min(this.wide/this.whole.w,e/this.whole.h),s=this.
targets.length>0||n<El;this.frameTo(this.chosen||(s?"near":"whole"))}see(e){this.chosen=e,this.frameTo(e)}frameTo(e){if(this.
view=e,e==="whole")return this.show(Jn({...this.whole,w:1/0},this.whole,this.aspect));this.show(Mf([this.near,...this.targets,
...this.lit],this.whole,this.wide,this.aspect,this.clear))}show({x:e,y:n,w:s,h:r}){this.frame={x:e,y:n,w:s,h:r},this.board?.
setAttribute("viewBox",`${e} ${n} ${s} ${r}`),this.board?.classList.toggle("far",this.wide/s<El),this.board?.classList.toggle(
"close",this.wide/s>=vf);let o=this.onPage;o?.a&&this.aims(1/o.a,this.frame)}drawTo(e){this.view="own",this.show(e)}zoom(e,n=this.
frame.x+this.frame.w/2,s=this.frame.y+this.frame.h/2){this.drawTo($f(this.frame,this.whole,e,n,s,this.aspect))}pan(e,n){
let{x:s,y:r,w:o,h:i}=this.frame;this.drawTo(Jn({x:s+e*o,y:r+n*i,w:o,h:i},this.whole,this.aspect))}point({clientX:e,clientY:n}){
let s=this.onPage,{x:r,y:o}=new DOMPoint(e,n).matrixTransform(s?.inverse());return{x:r,y:o}}get onPage(){let[e]=this.board?.
children??[];return e instanceof SVGGraphicsElement?e.getScreenCTM():null}listen(e){e.style.touchAction="none",e.addEventListener(
"wheel",n=>{let s=n.deltaY>0,{x:r,y:o}=this.point(n);s&&this.frame.w>=this.whole.w&&this.frame.h>=this.whole.h||(n.preventDefault(),
this.zoom(s?1/ft:ft,r,o))},{passive:!1}),e.addEventListener("pointerdown",n=>{this.fingers.set(n.pointerId,{x:n.clientX,
y:n.clientY}),this.down={x:n.clientX,y:n.clientY},this.dragged=!1}),e.addEventListener("pointermove",n=>this.drag(n));for(let n of[
"pointerup","pointercancel","pointerleave"])e.addEventListener(n,s=>this.fingers.delete(s.pointerId));e.addEventListener(
"click",n=>this.dragged&&n.stopPropagation(),{capture:!0})}drag(e){let n=this.fingers.get(e.pointerId);if(!n)return;let s={
x:e.clientX,y:e.clientY},r=[...this.fingers].find(([c])=>c!==e.pointerId)?.[1];if(this.dragged||=!!r||Math.hypot(s.x-this.
down.x,s.y-this.down.y)>kf,!this.dragged)return;this.fingers.set(e.pointerId,s);let o=this.point({clientX:n.x,clientY:n.
y}),i=this.point({clientX:s.x,clientY:s.y});if(!r){let{x:c,y:h,w:m,h:d}=this.frame;this.drawTo(Jn({x:c+o.x-i.x,y:h+o.y-i.
y,w:m,h:d},this.whole,this.aspect));return}let a=c=>Math.hypot(c.x-r.x,c.y-r.y)||1,{x:l,y:u}=this.point({clientX:(s.x+r.
x)/2,clientY:(s.y+r.y)/2});this.zoom(a(s)/a(n),l,u)}key(e,n){if(!this.board)return!1;let r=n?{ArrowLeft:[-.2,0],ArrowRight:[
.2,0],ArrowUp:[0,-.2],ArrowDown:[0,.2]}[e]:void 0;if(r)this.pan(r[0],r[1]);else if(e==="+"||e==="=")this.zoom(ft);else if(e===
"-")this.zoom(1/ft);else if(e==="0")this.see("whole");else return!1;return!0}};var Al=420,_f=80,Sf=1500,Tf=5,Cl=320,Ol={goal:900,bust:700,aside:600},Nl="cubic-bezier(.2,.7,.2,1)";function Ir(t,e){let n=e.
replace(/^seat/,"h"),s=[...t].filter(({kind:u,key:c})=>u==="card"&&(c===e||c.startsWith(`${n}.`))),r=s.length?s.map(({x:u,
y:c,w:h})=>({x:u,y:c,w:h,h:h*1.4})):[...t].filter(({key:u})=>u.slice(u.indexOf(":")+1).split(".")[0]===e).map(({x:u,y:c,
wide:h=40,high:m=40})=>({x:u,y:c,w:h,h:m}));if(!r.length)return null;let o=Math.min(...r.map(({x:u})=>u)),i=Math.min(...r.
map(({y:u})=>u)),a=Math.max(...r.map(({x:u,w:c})=>u+c)),l=Math.max(...r.map(({y:u,h:c})=>u+c));return{x:o,y:i,w:a-o,h:l-
i}}var Qn=t=>C(t.x-7,t.y-7,t.w+14,t.h+14,{rx:8,fill:"none",stroke:"var(--lit)","stroke-width":4}),Ef=()=>C(-14,-4,28,8,{
rx:2,fill:"var(--lit)",stroke:"#fff","stroke-width":1.5});function Rl(t,e,n,{pace:s,still:r,gone:o}){t.replaceChildren();
let i=0;for(let a=e;a;a=a.then){let l=a.kind==="aside"?Cf(a,n,{pace:s,still:r,gone:o,wait:i}):a.kind==="bust"?Af(Hl(o,a.
then?.face),s,r):Lf(a,n,s,r);if(t.append(...l),!r&&s>0&&a!==e)for(let u of l)u.matches(".swept")||u.animate([{opacity:0},
{opacity:1}],{duration:1,delay:i,fill:"both"});setTimeout(()=>{for(let u of l)u.remove()},Sf/Math.max(s,.5)+i),!r&&s>0&&
(i+=(Ol[a.kind]??0)/s)}}function Lf(t,e,n,s){let r=t.source?Ir(e,t.source):null,o=t.target?Ir(e,t.target):null;if(!o)return[];
let i=[Qn(o)];if(r&&t.kind==="catch"&&i.push(Qn(r)),!r||t.kind!=="goal"||s||n<=0)return i;for(let a=0;a<Math.min(t.count||
1,Tf);a++){let l=Ef();i.push(l);let u=c=>`translate(${c.x+c.w/2}px,${c.y+c.h/2}px)`;l.style.transform=u(o),l.animate([{transform:u(
r)},{transform:u(o),opacity:1},{opacity:0}],{duration:Al*1.25/n,delay:a*_f/n,easing:Nl,fill:"both"})}return i}function Hl(t,e){
let n=t.filter(({kind:r,role:o})=>r==="card"&&o==="fan").sort((r,o)=>r.x-o.x),s=n.at(-1);if(s&&e){let r=n.length>1?s.x-n[n.
length-2].x:s.w*.59;n.push({...s,key:`${s.key}.end`,x:s.x+Math.max(r,s.w*.4),face:e})}return n}function Af(t,e,n){let[s]=t,
r=t.at(-1);if(!s||!r||n||e<=0)return[];let o=Qn({x:s.x,y:s.y,w:r.x+r.w-s.x,h:r.w*1.4});return o.setAttribute("stroke-das\
harray","10 7"),o.animate([{opacity:1},{opacity:1,offset:.9},{opacity:0}],{duration:(Ol.bust+Cl)/e,fill:"both"}),[o]}function Cf(t,e,{
pace:n,still:s,gone:r,wait:o}){let i=t.target?Ir(e,t.target):null;return i?s||n<=0?[Qn(i)]:Hl(r,t.face).map(a=>{let l=k(
"g.thing.card.swept",...ht({...a,plays:!1,off:""})),u=`translate(${a.x}px,${a.y}px)`;return l.animate([{transform:u,opacity:1},
{transform:`translate(${i.x}px,${i.y}px) scale(${i.w/a.w})`,opacity:1,offset:.9},{transform:`translate(${i.x}px,${i.y}px\
) scale(${i.w/a.w})`,opacity:0}],{duration:Al*1.25/n,delay:o+Cl/n,easing:Nl,fill:"both"}),l}):[]}var Pl=320,Of=90,Ul={w:1,h:1},es=class{constructor({press:e,pace:n}){this.gone=[];this.bright=null;this.parked="";this.timer=
0;this.press=e,this.pace=n,this.rings=k("g.far-rings",{fill:"none","stroke-width":11,"aria-hidden":"true"}),this.layer=k(
"g"),this.over=k("g.event",{"aria-hidden":"true"}),this.root=k("svg.table",{role:"group",tabindex:-1},this.rings,this.layer,
this.over),this.placed=new Map,this.changed=new Set,this.lens=new Xn}paint(e,{label:n,move:s,back:r=!1}){this.root.setAttribute(
"viewBox",`0 0 ${e.w} ${e.h}`),this.root.setAttribute("aria-label",n),this.far(e);let o=new Map([...this.placed].map(([d,
{thing:p}])=>[d,p])),i=s&&this.pace()>0&&!Yt(),a=new Map(e.things.map(d=>[d.key,d])),l=oe(this.root),u=l&&this.layer.contains(
l)?l.getAttribute("data-key"):l===this.root?this.parked:"";this.gone=[];for(let[d,{node:p,thing:b}]of this.placed){if(a.
has(d))continue;this.gone.push(b),this.placed.delete(d);let g=i&&r&&b.kind==="card"&&b.origin?a.get(b.origin):void 0;g?this.
leave(p,b,g):p.remove()}let c=null,h=[];this.changed.clear();for(let d of e.things){let p=o.get(d.key),{node:b}=this.place(
d),g=c?c.nextSibling:this.layer.firstChild;b!==g&&this.layer.insertBefore(b,g),c=b,s&&d.kind==="card"&&(!p||JSON.stringify(
p.face)!==JSON.stringify(d.face))&&this.changed.add(d.key),i&&!r&&d.thrown&&d.thrown!==p?.thrown&&this.roll(d.key);let y=i&&
d.kind==="card"&&!p?this.source(d,o):void 0;y&&h.push(this.glide(b,y,d))}if(h.length){this.root.getBoundingClientRect();
for(let[d,p]of h.entries())p(Math.min(d,4)*Of/this.pace())}this.look(e),i&&ta(this.root,this.pace()),this.shade(),s&&Yt()&&
this.flash();let m=oe(this.root);u&&!(m&&this.layer.contains(m)&&m.hasAttribute("tabindex"))&&this.focus(u)}dim(e){this.
bright=e,this.shade()}shade(){let{bright:e}=this;for(let[n,{node:s,thing:r}]of this.placed){let o=n.slice(n.indexOf(":")+
1),i=!e||r.kind==="lit"||e.has(o)||e.has(o.split(".")[0]);s.classList.toggle("dimmed",!i)}}happen(e){let n=[...this.placed.
values()].map(({thing:s})=>s);Rl(this.over,e,n,{pace:this.pace(),still:Yt(),gone:this.gone})}look(e){let n=e.things.find(
({kind:l})=>l==="board"),s=n&&this.placed.get(n.key)?.node.querySelector(".board");if(!n||!(s instanceof SVGElement))return this.
lens.on(null,"",Ul,{x:0,y:0},Ul);let{board:r,zone:o}=n,i=r.nodes.find(l=>l.id===o.centre),a=l=>[...s.querySelectorAll(l)].
map(u=>({x:Number(u.getAttribute("data-x")),y:Number(u.getAttribute("data-y"))}));this.lens.controls.classList.toggle("a\
bove",e.w<ve),this.lens.aims=(l,u)=>Ji(s,l,u,r.nodes),this.lens.on(s,r.id,{w:r.width,h:r.height},i??{x:r.width/2,y:r.height/
2},{w:n.w,h:n.h,clear:n.clearance},n.acting?a(".way.plays[data-x]:not(.many)"):[],a(".light"))}focus(e){let n=this.spot(
e);if(n)return n.focus({preventScroll:!0});let r=[this.placed.get(e)?.node,...[...this.placed.values()].map(({node:o})=>o)].
find(o=>o?.hasAttribute("tabindex"));this.parked=r?"":e,(r??this.root).focus()}around(e){let n=({node:i,thing:a})=>{let{
a:l=1,e:u=0,f:c=0}=i.getScreenCTM()??{};return{x:u,y:c,w:a.w*l,h:a.w*1.4*l}},s=this.spot(e)?.querySelector(".ring-focus")?.
getBoundingClientRect();if(s)return{card:{x:s.x,y:s.y,w:s.width,h:s.height},hand:[]};let r=this.placed.get(e),o=[...this.
placed.values()].filter(({thing:i})=>i.kind==="card"&&i.role==="hand");return r?{card:n(r),hand:o.map(n)}:null}spot(e){return e.
startsWith("spot:")?this.layer.querySelector(`[data-spot="${CSS.escape(e.slice(5))}"]`):null}far({w:e,h:n,middle:s}){let r=JSON.
stringify([e,n,s]);if(this.rings.dataset.looks===r)return;this.rings.dataset.looks=r;let o=[];for(let i=s.r+46;i<Math.hypot(
e,n)+300;i+=46)o.push(R(s.x,s.y,i));this.rings.replaceChildren(...o)}place(e){let n=JSON.stringify({...e,x:0,y:0}),s=this.
placed.get(e.key);if(!s){let o=k("g",{"data-key":e.key});if(e.kind==="board"){let i=a=>this.travel(e.key,a);o.addEventListener(
"click",i),o.addEventListener("keydown",i)}(e.kind==="card"||e.kind==="dice")&&(o.addEventListener("click",()=>this.touch(
e.key)),o.addEventListener("keydown",i=>{i.key!=="Enter"&&i.key!==" "||o.hasAttribute("tabindex")&&(i.preventDefault(),i.
stopPropagation(),this.touch(e.key))})),s={node:o,thing:e,looks:""},this.placed.set(e.key,s)}let{node:r}=s;if(s.looks!==
n){r.replaceChildren(...ht(e));let o=ga(e),i=e.plays||e.off||e.opens||e.recall?.length>0,a=["thing",e.kind,e.role,e.plays&&
"plays",e.off&&"off",e.dealt&&"dealt",e.up&&"up"];r.setAttribute("class",a.filter(Boolean).join(" ")),W(r,"role",e.kind===
"board"?"group":i?"button":o?"img":""),W(r,"aria-label",o),W(r,"tabindex",i?"0":""),W(r,"aria-disabled",e.off?"true":""),
W(r,"aria-pressed",e.up?"true":""),W(r,"aria-hidden",e.kind==="lit"||e.kind==="mark"&&e.key.endsWith("under")||e.key.endsWith(
".above")?"true":""),s.looks=n}return r.style.transform=`translate(${e.x}px,${e.y}px)`,s.thing=e,s}travel(e,n){let s=n.target instanceof
Element?n.target.closest("[data-move],[data-spot]"):null,r=this.placed.get(e);if(!s||!r)return;if(n instanceof KeyboardEvent&&
n.key!=="Enter"&&n.key!==" ")return Tl(s,n);n.preventDefault();let o=s.getAttribute("data-move")??"",i=s.getAttribute("d\
ata-spot")??"";this.press({...r.thing,plays:!0,off:"",move:o,spot:i,picks:[]},r.node)}roll(e){oa(n=>{let s=this.placed.get(
e);s?.node.replaceChildren(...ht(n(s.thing)))},this.pace())}touch(e){let n=this.placed.get(e),{plays:s,off:r,opens:o,recall:i}=n?.
thing??{};n&&(s||r||o||i?.length)&&this.press(n.thing,n.node)}source(e,n){if(e.origin&&n.has(e.origin))return n.get(e.origin);
if(!(e.role!=="hand"&&e.role!=="seat"))return[...n.values()].find(s=>s.kind==="card"&&s.role==="stack"&&!s.face)}glide(e,n,s){
return e.style.transition="none",e.style.transform=`translate(${n.x}px,${n.y}px) scale(${n.w/s.w})`,r=>{e.style.transition=
"",e.style.transitionDelay=`${r}ms`,r&&setTimeout(()=>e.style.removeProperty("transition-delay"),r+Pl),e.style.transform=
`translate(${s.x}px,${s.y}px)`}}leave(e,n,s){e.setAttribute("aria-hidden","true"),e.removeAttribute("data-key"),e.style.
transform=`translate(${s.x}px,${s.y}px) scale(${s.w/n.w})`,setTimeout(()=>e.remove(),Pl/this.pace())}flash(){clearTimeout(
this.timer);for(let[e,{node:n}]of this.placed)n.classList.toggle("changed",this.changed.has(e));this.timer=setTimeout(()=>{
for(let{node:e}of this.placed.values())e.classList.remove("changed")},1500)}};var ts=class{constructor(e){this.looks="";this.chosen=[];this.picks=[];this.carries=[];this.how=e,this.nodes=new Set}show(e,n,s){
let r=s?e.zones.find(i=>i.kind==="tokens"):void 0;this.picks=r?.picks??[],this.carries=r?.carries??[],this.nodes=new Set(
r&&n[r.board]?.nodes.map(({id:i})=>i));let o=JSON.stringify([this.picks,this.carries,r?.tokens]);o!==this.looks&&(this.chosen=
[]),this.looks=o}get rest(){return this.picks.filter(({parts:e})=>this.chosen.every(n=>e?.includes(n)))}get spots(){let[
e]=this.carries.filter(({token:r})=>this.chosen.includes(r)),n=this.rest.flatMap(r=>r.parts??[]).filter(r=>this.nodes.has(
r)),s=this.picks.length?n:e?e.onto:this.carries.map(({token:r})=>r);return Object.fromEntries([...s,...this.chosen].map(
r=>[r,this.chosen.includes(r)]))}get words(){if(!this.picks.length)return"";let e=this.picks[0].parts?.filter(n=>this.nodes.
has(n)).length??0;return e>1?`Press ${e} highlighted places (${this.chosen.length} chosen).`:"Press a highlighted place."}press(e){
if(this.chosen.includes(e))this.chosen=this.chosen.filter(r=>r!==e);else{if(this.carries.length&&this.chosen.length)return this.
done(`put ${this.chosen[0]} ${e}`);this.chosen=[...this.chosen,e]}let n=this.rest;if(this.chosen.length&&n.length===1)return this.
done(n[0].move);this.how.moved(e);let s=n.flatMap(({parts:r})=>r??[]).filter(r=>!this.chosen.includes(r));this.chosen.length&&
s.length&&!s.some(r=>this.nodes.has(r))&&this.how.choose(e,n.map(r=>({...r,parts:r.parts?.filter(o=>!this.chosen.includes(
o))})))}done(e){this.chosen=[],this.how.play(e)}clear(){let[e]=this.chosen;return this.chosen=[],e&&this.how.moved(e),!!e}};var L={ink:"var(--ink)",accent:"var(--accent-fill)",rule:"var(--rule)",edge:"var(--edge)",sheet:"var(--ground, var(--she\
et))",band:"color-mix(in srgb, var(--rule) 45%, transparent)"},O=(t,e,n,s="tx",r=13)=>k("text",{x:t,y:e,class:s,"font-si\
ze":r},String(n)),U=(t,e=L.rule,n=1,s={})=>k("path",{d:t,fill:"none",stroke:e,"stroke-width":n,...s}),qr=(t,e)=>k("path",
{d:`M${t} ${e}l9 18h-18z`,fill:L.sheet,stroke:L.accent,"stroke-width":2.5}),j=(t,e,n,...s)=>k("svg.pic",{width:t,height:e,
viewBox:`0 0 ${t} ${e}`,role:"img","aria-label":n},...s),ne=(t,e)=>({class:"pic-in",style:`animation-delay:${Math.round(
t*e)}ms`});function z(t,e,n=13){let s=[];for(let r of t.split(" ")){let o=s.length-1;o>=0&&P(`${s[o]} ${r}`,n)<=e?s[o]+=
` ${r}`:s.push(r)}return s}function he(t,e,n=6){let s=10**Math.floor(Math.log10((e-t)/n||1));for(let o of[1,2,5,10,20])if((e-
t)/(s*o)<=n){s*=o;break}let r=[];for(let o=Math.ceil(t/s-1e-9);o*s<=e+1e-9;o++)r.push(Number((o*s).toFixed(9)));return r}
var jr=t=>String(t).replace("-","−");function Dt(t,e,n,s,r){let o=O(t,e,n,s,r);return o.style.cssText="paint-order:str\
oke;stroke:var(--ground, var(--sheet));stroke-width:4px",o}var Ze=56,Vr=72,Ft=62,ns=118,Gr=40,Nf=70,Rf=4e3,ss=(t,e,n,s={})=>k("text.f2",{x:t,y:e,"font-size":14,...s},n),Hf=(t,e)=>z(
t,e,15).map((n,s,{length:r})=>ss(Ze,35-9*r+18*s,n,{class:"f","font-weight":700,"font-size":15}));function Pf(t,e=1/0,n=Gr){
let s=t.map((o,i)=>({y:o,k:i})).sort((o,i)=>o.y-i.y);for(let o=1;o<s.length;o++)s[o].y=Math.max(s[o].y,s[o-1].y+n);for(let o=s.
length-1;o>=0;o--)s[o].y=Math.min(s[o].y,o===s.length-1?e:s[o+1].y-n);let r=[...t];for(let{y:o,k:i}of s)r[i]=o;return r}
function Uf(t,e,n,s){let r=Math.max(...n.lines.map(v=>v.values.length))-1,o=n.lines.flatMap(v=>v.values),i=Math.max(...o,
1),a=Math.min(...o,0),l=v=>Ze+(t-Ze-ns)*v/(r||1),u=v=>e-Ft-(e-Vr-Ft)*(v-a)/(i-a||1),h=Ae(a,i).filter(Number.isInteger).map(
v=>[k("path.race-grid",{d:`M${Ze} ${u(v)}H${t-ns}`}),ss(Ze-10,u(v)+5,String(v),{"text-anchor":"end"})]),m=n.parts.map(([
v],S)=>l(n.parts[S+1]?.[0]??r)-l(v)),d=Math.min(...m)>54,p=n.parts.map(([v,S],T)=>{let E=n.parts[T+1]?.[0]??r,_=d?S:S.split(
" ").at(-1)??"";return[T>0&&k("path.race-part",{d:`M${l(v)} ${Vr-12}V${e-Ft}`}),(l(E)-l(v)>18||T===0)&&ss((l(v)+l(E))/2,
e-Ft+24,_,{"text-anchor":"middle"})]}),b=Math.min(Gr,(e-Vr)/n.lines.length),g=b/Gr,y=Pf(n.lines.map(v=>u(v.values.at(-1)??
0)),e-b/2,b),w=[...n.lines].sort((v,S)=>Number(v.me)-Number(S.me)).map(v=>{let S=v.values.map((N,H)=>H?`H${l(H)}V${u(N)}`:
`M${l(0)} ${u(N)}`).join(""),T=v.values.map((N,H)=>({value:N,k:H})).filter(({value:N,k:H})=>H>0&&N!==v.values[H-1]),E=y[n.
lines.indexOf(v)],_=String(v.values.at(-1)).replace("-","−"),A=v.me?"var(--accent-on-field)":"var(--on-field)";return k(
"g",{class:v.me?"race-line me":`race-line other-${v.seat%3}`},k("path",{d:S,fill:"none"}),T.map(({value:N,k:H})=>R(l(H),
u(N),4.5)),st(v.seat,t-ns+12,E-13*g,26*g,{fill:A}),de(_,t-ns+50,E-15*g,Math.min(30*g,3e3*.6/Math.max(le(_,30),60)),{colour:A}))}),
$=n.lines.find(v=>v.me),x=n.tags.map(({n:v,frame:S,step:T},E)=>{let _=Math.max(0,S),A=u($?.values[_]??0),N=E>0&&Math.abs(
l(_)-l(n.tags[E-1].frame))<30,H=A+30>e-Ft-26,D=H?A-56-(N?28:0):A+26+(N?28:0),re=()=>s(T);return k("g.race-tag",{role:"bu\
tton",tabindex:0,"data-k":`tag.${v}`,"aria-label":`Costly move ${v}: try it again`,onclick:re,onkeydown:V=>{V.key!=="Ent\
er"&&V.key!==" "||(V.preventDefault(),re())}},C(l(_)-22,D-9,44,44,{fill:"transparent"}),k("path",{d:`M${l(_)} ${A}V${D+13}`}),
R(l(_),A,5),C(l(_)-13,D,26,26,{class:"tag"}),k("text",{x:l(_),y:D+18,"text-anchor":"middle","font-size":15,"font-weight":700},
String(v)))}),M=n.lines.map(v=>`${v.name} ${v.values.at(-1)}`).join(", ");return k("svg",{viewBox:`0 0 ${t} ${e}`,role:"\
group","aria-label":`${n.title}. At the end: ${M} ${n.unit}.`},Hf(n.title,t-Ze-Nf),...h,...p,...w,...x,e>330&&ss(Ze,e-12,
n.tags.length?"The numbers mark moves that cost you.":""))}var rs=class{constructor(e){this.timer=0;this.step=-1;this.looks=
"";this.press=e,this.button=f("button.btn",{"data-k":"race",onclick:()=>this.turn(!this.away)}),this.drawing=f("div"),this.
root=f("div.race",{hidden:!0},this.drawing,this.button),this.away=!1,this.turn(!1)}turn(e){clearTimeout(this.timer),this.
away=e,this.button.textContent=e?"Race":"Table",this.button.setAttribute("aria-label",e?"Show the race":"Show the table"),
this.drawing.hidden=e,this.root.classList.toggle("away",e),this.root.parentElement?.classList.toggle("raced",!this.root.
hidden&&!e)}show(e,n){let s=e.get("race"),r=e.get("mode")==="watch",o=r&&(e.get("step")<n||e.get("stop")>=0);this.root.hidden=
o||!s?.lines?.length;let i=this.step;if(this.step=e.get("step"),this.root.hidden)return this.turn(!1);if(i===this.step)this.
root.parentElement?.classList.toggle("raced",!this.away);else{let d=r&&i===n-1;this.turn(d),d&&(this.timer=window.setTimeout(
()=>this.turn(!1),Rf))}let a=d=>String(d)===e.get("watcher"),l=(s.lines??[]).map(d=>({...d,me:d.me||r&&a(d.seat)})),{clientWidth:u,
clientHeight:c}=this.root.parentElement??this.root,h=JSON.stringify([s,l,u,c]);if(h===this.looks)return;this.looks=h;let m={
...s,lines:l};this.drawing.replaceChildren(Uf(u,c,m,this.press))}};var os=class{constructor(e){this.opener=e,this.root=f("section.sheet.scores",{hidden:!0}),e.onclick=()=>this.open(!!this.
root.hidden)}open(e){this.root.hidden=!e,W(this.opener,"aria-expanded",String(e))}escape(){let e=!this.root.hidden,n=this.
root.contains(oe(this.root));return this.open(!1),n&&this.opener.focus(),e}show(e){if(this.opener.hidden=!e,!e)return this.
open(!1);let n=JSON.stringify(e);if(this.root.dataset.looks===n)return;this.root.dataset.looks=n,this.opener.textContent=
e.notes?"Notes":"Scores",this.root.classList.toggle("notes",!!e.notes);let s=i=>f("tr",i.map((a,l)=>l?f("td",a):f("th",{
scope:"row"},a))),r=i=>i?f("th",{scope:"col"},i):f("td"),o={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
escape()};this.root.replaceChildren(ke(o,ce("close",16)),f("div.scroll",{tabindex:0,role:"group","aria-label":e.title},f(
"table",f("caption",e.title),f("thead",f("tr",e.head.map(r))),f("tbody",e.rows.map(s)))))}};var Bf=1600,Wf=1.9,Df=[[.5,"½×"],[1,"1×"],[3,"3×"]],Ff=17,If=7,Bl=[["ask","Ask me"],["mark","Mark only"],["off","Off"]],
qf={open:"a question",now:"asked now",came:"it happened",not:"it didn't happen",unseen:"the game doesn't show it",skipped:"\
skipped"};function jf(t,e){let n=[...t],s=Math.min(Ff,e/Math.max(t.length-1,1));for(let r=1;r<n.length;r++)n[r]=Math.max(
n[r],n[r-1]+s);for(let r=n.length-1,o=e;r>=0;r--,o-=s)n[r]=Math.min(n[r],o);return n}function Vf(t){return t.asking!=="a\
sk"?-1:t.moments.findIndex(({frame:e,state:n})=>e===t.step&&n==="open")}var ze={first:"Home",back:"ArrowLeft",play:" ",forward:"\
ArrowRight",last:"End"},is=class{constructor(e){this.timer=0;this.looks="";this.chosen="";this.how=e,this.keys={first:this.
key("first","First step",()=>e.go(0)),back:this.key("back","Step back",()=>e.go(this.now.step-1)),play:this.key("play","\
Play",()=>e.play(!this.now.playing)),forward:this.key("forward","Step forward",()=>e.go(this.now.step+1)),last:this.key(
"last","Last step",()=>e.go(this.now.last))},this.keys.play.classList.add("go"),this.range=f("input.rng",{type:"range",min:0,
"aria-label":"Step",oninput:()=>e.go(Number(this.range.value))}),this.marks=k("svg.marks",{height:14,"aria-hidden":"true"}),
this.moments=f("div.moments"),this.told=f("p.count",{"aria-hidden":"true"}),this.menu=f("div.pace-menu",{hidden:!0,role:"\
group","aria-label":"Questions and speed"}),this.more=f("button.btn.quiet.more",{"data-k":"pace","aria-expanded":"false",
onclick:()=>this.open(this.shut)},f("span.word","Ask me"),ce("down",14)),this.root=f("div.stepper",f("div.keys",{role:"g\
roup","aria-label":"Steps"},Object.values(this.keys)),f("div.scrub",this.marks,this.moments,this.range),this.told,f("div\
.pace",this.more,this.menu)),this.now={step:0,last:0,marks:[],playing:!1,speed:1,moments:[],asking:"off",stop:-1,happens:!1,
eyes:[],watcher:"",buttons:[]}}get shut(){return!!this.menu.hidden}key(e,n,s){let r=ze[e].replace(" ","Space");return f(
"button",{"data-k":`step.${e}`,"aria-label":n,"aria-keyshortcuts":r,title:n,onclick:s},ce(e,24))}show(e){let n=this.now.
playing!==e.playing,s=n||this.now.step!==e.step||this.now.speed!==e.speed||this.now.last!==e.last;this.now=e,this.range.
max=String(Math.max(e.last,1)),this.range.value=String(e.step),W(this.range,"aria-valuetext",`Step ${e.step} of ${e.last}`),
this.range.style.setProperty("--p",`${e.last?100*e.step/e.last:0}%`),this.told.replaceChildren(f("b",String(e.step)),f("\
small",`of ${e.last}`));for(let r of["first","back"])W(this.keys[r],"aria-disabled",e.step===0?"true":"");for(let r of["\
forward","last"])W(this.keys[r],"aria-disabled",e.step===e.last?"true":"");if(n){let r=e.playing?"Pause":"Play";this.keys.
play.replaceChildren(ce(e.playing?"pause":"play",24)),W(this.keys.play,"aria-label",r),W(this.keys.play,"title",r)}this.
choices(),this.mark(),s&&clearTimeout(this.timer),s&&e.playing&&(this.timer=setTimeout(()=>this.tick(),Bf*(e.happens?Wf:
1)/e.speed))}tick(){let e=Vf(this.now);e>=0?this.how.stop(e):this.now.step>=this.now.last?this.how.play(!1):this.how.go(
this.now.step+1,!0)}choices(){let{asking:e,speed:n,moments:s,eyes:r,watcher:o,buttons:i}=this.now,a=JSON.stringify([e,n,
s.length>0,r,o,i]);if(a===this.chosen)return;this.chosen=a;let l=s.length?Bl.find(([c])=>c===e)?.[1]??"":`${n}×`.replace(
"0.5","½");this.more.firstElementChild?.replaceChildren(l),W(this.more,"aria-label",`Questions and speed: ${l}`);let u=oe(
this.menu)?.getAttribute("data-k");this.menu.replaceChildren(...[s.length>0&&f("p","At turning points"),s.length>0&&ge({
label:"At turning points",choices:Bl,value:e,pick:c=>this.how.ask(c),k:"asking"}),r.length>1&&f("p.seen-by","Seen by"),r.
length>1&&f("div.seen-by",ge({label:"Whose view to show",choices:r,value:o,pick:c=>this.how.see(c),k:"eyes"})),f("p","Sp\
eed"),ge({label:"Speed",choices:Df,value:n,pick:c=>this.how.pace(c),k:"speed"}),i.length>0&&f("p","Save"),...i.map(c=>zt(
c,h=>this.how.key(h)))].filter(c=>c instanceof Node)),u&&this.menu.querySelector(`[data-k="${u}"]`)?.focus()}open(e){this.
menu.hidden=!e,W(this.more,"aria-expanded",String(e)),e&&this.menu.querySelector("[aria-pressed=true], button")?.focus()}escape(){
return this.shut?!1:(this.open(!1),this.more.focus(),!0)}mark(){let{marks:e,last:n,moments:s,asking:r,stop:o}=this.now,i=Math.
round(this.marks.clientWidth),a=r==="off"?[]:s,l=JSON.stringify([e,i,a,o]);if(l===this.looks||!i)return;this.looks=l;let u=p=>n?
p/n*i:0,c=Math.max(1,...e);this.marks.setAttribute("viewBox",`0 0 ${i} 14`),this.marks.replaceChildren(...a.length?a.map(
({frame:p})=>C(u(p)-1,21,2,8,{fill:"var(--lit)"})):e.flatMap((p,b)=>{let g=3+3.5*p/c,y=`M${u(b)} ${7-g}l${g} ${g} -${g} ${g}\
 -${g} -${g}z`;return p>0?[k("path",{d:y,fill:"var(--accent-on-field)"})]:[]}));let h=a.map((p,b)=>({...p,k:b})),m=i<If*
(h.length-1)?h.filter(({k:p})=>p===o):h,d=jf(m.map(({frame:p})=>u(p)),i);this.moments.replaceChildren(...m.map(({frame:p,
state:b,line:g,k:y},w)=>f("button",{class:`moment ${y===o?"now":b}`,style:`left:${d[w]}px`,tabindex:-1,"data-moment":y,title:g,
"aria-label":`Step ${p}, ${qf[y===o?"now":b]}: ${g}`,onclick:()=>this.how.stop(y)},b==="came"||b==="not"||b==="unseen"?f(
"i",{class:b}):"?")))}stop(){clearTimeout(this.timer)}};function Wl(t){let{lens:e}=t.painter,n=()=>!t.acting&&t.reel.length>1,s=a=>()=>(t.go(a),!0),r=t.model.get("step"),o=()=>t.
acts.root.querySelector('[data-act="press"]'),i=a=>!a.closest(Si);return[{keys:[ze.play],shown:"Space",words:"Plays or p\
auses the game.",when:n,press:(a,l)=>(i(l)&&t.play(!t.model.get("playing")),i(l))},{keys:[ze.back],shown:"←",words:"On\
e step back.",when:n,press:s(r-1)},{keys:[ze.forward],shown:"→",words:"One step forward.",when:n,press:s(r+1)},{keys:[
ze.first],shown:"Home",words:"The first step.",when:n,press:s(0)},{keys:[ze.last],shown:"End",words:"The last step.",when:n,
press:s(t.reel.length-1)},{keys:[" "],shown:"Space",words:"Draws the next card or throws the dice when the game waits fo\
r you to do so.",when:()=>t.acting&&!!o(),press:(a,l)=>(i(l)&&o().click(),i(l))},{keys:["+","=","-","0"],shown:"+ − 0",
words:"Zooms in, zooms out, shows the whole board (focus on the table).",inside:!0,when:()=>!!e.board,press:a=>e.key(a,!1)},
{keys:["ArrowLeft","ArrowRight","ArrowUp","ArrowDown"],shown:"Shift + arrow",words:"Moves the board (focus on the table)\
.",inside:!0,shift:!0,when:()=>!!e.board,press:a=>e.key(a,!0)},{keys:[],any:a=>Kr(t,a).size===1,shown:"A card's symbol",
words:"Picks up the card with that symbol, if you have only one (focus on the table).",inside:!0,when:()=>t.acting&&Kr(t).
size>0,press:a=>{let[l]=Kr(t,a).values();return t.press(l),!0}},{keys:["d","D"],shown:"D",words:"Shows or hides the disc\
ards by colour and value.",when:()=>!!t.spread.zone,press:()=>(t.spread.toggle(()=>t.show(!1)),!0)},{keys:["Escape"],shown:"\
Escape",words:"Closes what is open, or puts the card back.",inside:!0,when:()=>!0,press:()=>Gf(t)}]}function Gf(t){if(t.
chooser.key)t.chooser.leave();else{if(t.placing.clear())return!0;if(t.lifting.lifted)t.lifting.lift("");else return["spr\
ead","heat","scores","stepper","caption"].some(e=>t[e].escape())}return!0}function Kr(t,e){let n=new Map;for(let{thing:s}of t.
painter.placed.values())s.kind==="card"&&s.plays&&s.face?.text&&(e==null||s.face.text.toLowerCase()===e.toLowerCase())&&
n.set(s.move||s.key,s);return n}function Zr(t){let e=t.reel.length-1,n=Math.min(t.model.get("step"),e),s=t.model.get("playing");t.strip.hidden=e<1,t.stepper.
show({step:n,last:e,marks:t.reel.marks(),playing:s,speed:t.model.get("speed"),moments:t.model.get("moments"),asking:t.model.
get("asking"),stop:t.model.get("stop"),happens:!!(t.scene?.event??t.scene?.mark),eyes:t.model.get("eyes"),watcher:t.model.
get("watcher"),buttons:t.model.get("buttons")??[]})}function Dl(t,e){let n=t.acting?t.playBar:t.stepper.root;if(t.strip.
firstChild!==n&&t.strip.replaceChildren(n),!t.acting)return Zr(t);t.stepper.stop(),t.lifting.stand(t.playBar,t.stage,t.fit===
"phone");let s=e.alert?(e.actions??[]).filter(a=>!a.strong):e.actions??[];t.lifting.show({lifts:t.model.get("lifts")??{},
keys:t.model.get("buttons")??[]}),t.strip.hidden=t.mode==="edit",t.acts.root.hidden=!!t.lifting.lifted;let r=e.zones.some(
a=>a.kind==="tokens"&&a.ways?.some(({move:l})=>l)),o=r?"Press a highlighted space or a row. Press it again to go there.":
"",i=t.model.get("busy")?"The others are playing.":t.placing.words||o;t.lifting.tell(i,e.actions??[]),t.acts.show(s,!!t.
model.get("busy"),t.stage)}var Kf={watch:288,play:356,edit:316},Zf=288,zr=class{constructor(e,n){this.refused="";this.left=-1;this.shownSize="";this.
paintedStep=-1;this.model=e,this.sending=new Pn(e,s=>this.markSent(s)),this.painter=new es({press:s=>this.press(s),pace:()=>this.
model.get("speed")}),this.stepper=new is({go:(s,r)=>this.go(s,r),play:s=>this.play(s),pace:s=>this.save({speed:s}),ask:s=>this.
save({asking:s}),stop:s=>this.stopAt(s),see:s=>this.save({watcher:s}),key:s=>this.model.send({kind:s})}),this.caption=new Bn(
{texts:()=>this.model.get("clauses"),see:s=>this.save({watcher:s})}),this.call=new Un({send:s=>this.send(s),drawn:()=>this.
soon("stay")}),this.race=new rs(s=>this.model.send({kind:"retry",step:s})),this.felt=f("div.felt",this.call.root,this.painter.
lens.controls,this.painter.root,this.race.root),this.board=f("p.sr"),this.chooser=new Wn({play:s=>this.send(s),focus:s=>this.
painter.focus(s),around:s=>this.painter.around(s),moved:()=>this.scene&&this.showTable(this.scene,!1)}),this.placing=new ts(
{play:s=>this.send(s),choose:(s,r)=>this.chooser.show({key:`spot:${s}`,label:s,plays:!0,picks:r}),moved:s=>{this.show(!1),
this.painter.focus(`spot:${s}`)}}),this.acts=new Yn({send:s=>this.send(s),refuse:s=>this.refuse(s)}),this.lifting=new zn(
{play:s=>this.send(s),key:s=>this.model.send({kind:s}),told:(s,r)=>this.lift(s,r)}),this.playBar=f("div.play-bar",this.lifting.
acts,this.acts.root,this.lifting.words,this.lifting.keys),this.strip=f("div.strip"),this.scores=new os(this.caption.sheet),
this.spread=new Rn({focus:s=>this.painter.focus(s)}),this.heat=new Ln(()=>this.soon("stay")),this.stage=f("section.stage",
{"aria-label":"The table"},this.caption.root,this.caption.box,this.felt,this.heat.root,this.board,this.chooser.root,this.
scores.root,this.spread.root,this.heat.list,this.strip),this.live=f("p.sr",{"aria-live":"polite"}),this.root=f("div.uw.u\
w-table",this.stage,this.live),this.root.addEventListener("keydown",s=>this.key(s)),this.unhear=lt(this.root,()=>Wl(this)),
n.append(this.root),this.tall=void 0,this.due="",this.saying=0,this.watch=()=>this.soon("move"),this.still=()=>this.soon(
"stay"),this.reel=new hn(e,()=>this.soon("stay")),this.moves=["step","frames","pool"],this.stays="game palette names eye\
s watcher playing speed mode clauses lit differs aside boards heat dealt note busy caption moments asking stop bright li\
fts lifted stamp buttons race covers".split(" ");for(let s of this.moves)e.on(`change:${s}`,this.watch);for(let s of this.
stays)e.on(`change:${s}`,this.still);e.on("msg:custom",St),this.sizes=new ResizeObserver(()=>this.resized()),this.sizes.
observe(this.felt),this.unheed=Ro(this.still),this.unhalt=wa(()=>this.model.get("playing")&&this.play(!1)),this.unfit=$r(
this.root,()=>this.resized(!0)),this.newcomer=Ma(this.root,()=>this.newcomers()),this.show(!1)}get scene(){return this.reel.
scene(this.model.get("step"))}get mode(){return this.model.get("mode")}newcomers(){return this.mode==="watch"&&this.model.
get("asking")==="ask"&&this.model.get("moments").length>0}get acting(){return this.mode!=="watch"}save(e){for(let[n,s]of Object.
entries(e))this.model.set(n,s);this.model.save_changes()}go(e,n=!1){let s=Math.max(0,Math.min(e,this.reel.length-1));s!==
this.model.get("step")&&(this.left=this.model.get("stop"),this.save(n||!this.model.get("playing")?{step:s}:{step:s,playing:!1}))}stopAt(e){
e===this.left&&this.model.set("stop",-1),this.save({stop:e,playing:!1})}play(e){let n=this.model.get("step")>=this.reel.
length-1;this.save(e&&n?{step:0,playing:!0}:{playing:e})}show(e){let n=this.scene;if(wt(this.root,this.model.get("palett\
e")),this.root.classList.toggle("busy",!!this.model.get("busy")),this.root.classList.toggle("acts",this.acting),this.left!==
this.model.get("stop")&&(this.left=-1),!n)return Zr(this);e&&(this.refused=""),this.lifting.hold(this.model.get("lifted")??
"",this.model.get("said")??{},this.model.get("lifts")??{},n),this.sending.drawn(),this.root.style.setProperty("--pace",String(
this.model.get("speed"))),this.board.textContent=n.board??"",this.caption.showEyes(this.model.get("eyes"),this.model.get(
"watcher")),e&&this.call.cover(),this.call.show(n,this.acting,this.covers),this.heat.show(this.model.get("heat")??{}),this.
showTable(n,e),this.race.show(this.model,this.reel.length-1),Dl(this,n),this.scores.show(n.sheet),this.showWords(n),e&&this.
chooser.close(),e&&this.announce(n)}soon(e){this.due||queueMicrotask(()=>{let n=this.due==="move";this.due="",this.show(
n)}),this.due!=="move"&&(this.due=e)}get lit(){let e=this.model.get("lit");return Object.keys(e).length>0?this.model.get(
"aside")?{}:e:Object.fromEntries((this.model.get("differs")??[]).map(s=>[s,""]))}get covers(){return this.model.get("cov\
ers")||No()}get fit(){return this.root.closest("[data-fit]")?.getAttribute("data-fit")??"flow"}get filled(){return["larg\
e","middle"].includes(this.fit)}get size(){let{clientWidth:e,clientHeight:n}=this.felt;return`${e} ${this.filled?n:window.
innerHeight} ${this.fit}`}showTable(e,n){let s=parseFloat(getComputedStyle(this.root).fontSize)/16||1,r=this.call.hidden?
0:this.call.root.offsetHeight/s,o=this.mode==="edit"&&e.table==="round";this.placing.show(e,this.model.get("boards")??{},
this.acting);let i={w:(this.felt.clientWidth||772)/s,h:this.filled?this.felt.clientHeight/s:0,low:this.fit!=="phone"?0:(o?
Zf:Kf[this.mode])+(this.acting?0:r),page:window.innerHeight/s};this.shownSize=this.size,this.root.classList.toggle("narr\
ow",i.w<ve);let a=this.mode==="watch"&&this.reel.length<2,l=a?void 0:Hn(e),u=this.chooser.key?{...this.lit,[this.chooser.
key]:""}:this.lit;this.spread.show(l,this.lit,i.w<ve);let c={lit:ma(u,l),laid:a,opens:l?.of,dealt:this.model.get("aside")?
{}:this.model.get("dealt"),acting:this.acting,editing:this.mode==="edit",boards:this.model.get("boards")??{},spots:this.
placing.spots,heat:this.heat.map,clear:this.heat.clears,call:r,under:!e.covered?.length||this.covers!=="hidden"},h=Qa(_l(
e,this.lifting.lifted,this.lifting.card),i,c),m=this.model.get("bright")??[];this.painter.dim(m.length?new Set(m):null),
this.newcomer?.draw(),h.h=this.steady(h);let d=this.model.get("step"),p=d<this.paintedStep;this.paintedStep=d,this.painter.
paint(h,{label:`The table. ${e.place??""}`,move:n,back:p}),n&&this.painter.happen(p?null:e.event);let b=Math.min(this.felt.
clientWidth/h.w,this.filled?this.felt.clientHeight/h.h:1/0),g=this.filled?(this.felt.clientHeight-h.h*b)/2:0;this.call.root.
style.top=`${g+h.call*b}px`}steady({w:e,h:n}){let s=[e,this.model.get("game"),this.model.get("mode"),this.size,this.call.
hidden].join();return this.tall?.kind!==s&&(this.tall={kind:s,h:n}),this.tall.h=Math.max(this.tall.h,n),this.tall.h}resized(e=!1){
let n=this.scene;!n||!e&&this.size===this.shownSize||(this.painter.root.classList.add("still"),this.showTable(n,!1),this.
race.show(this.model,this.reel.length-1),this.painter.root.getBoundingClientRect(),this.painter.root.classList.remove("s\
till"),this.stepper.mark(),this.showWords(n),this.chooser.stand())}showWords(e){let n=this.model.get("caption")??{};W(this.
stage,"aria-label",n.badge?`Table ${n.badge} (of two)`:"The table"),this.caption.show({clauses:n.clauses??(e.clauses??[]).
filter(s=>s),...Sa(e,n),note:this.refused||this.model.get("note")||"",tone:n.tone??"plain",badge:n.badge})}announce(e){clearTimeout(
this.saying),this.saying=setTimeout(()=>{this.live.textContent=[...e.said??[],e.now].filter(Boolean).join(" ")},350)}press(e){
if(e.spot)return this.placing.press(e.spot);if(e.opens)return this.spread.toggle(()=>this.show(!1));if(!e.plays&&e.recall?.
length)return this.chooser.show(e);if(e.off&&!e.plays)return this.refuse(e.off);if(e.picks.length&&!(e.picks.length===1&&
!e.move))return this.chooser.show(e);let n=e.move||e.picks[0].move,s=e.kind==="board";if((["hand","grid"].includes(e.role)||
s)&&n in this.lifting.lifts&&(this.lifting.lifted!==n||!s&&this.lifting.card!==e.key)){if(this.lifting.lift(n,e.key),s){
let o=this.stage.querySelector(`.way[data-move="${CSS.escape(n)}"]`);o instanceof SVGElement&&o.focus()}return}return this.
send(n)}lift(e,n){let s=e.lifted!==this.model.get("lifted");this.save(e),!(!s||!this.scene)&&(this.refused="",this.show(
!1),e.lifted||this.painter.focus(n))}refuse(e){this.refused=e;let n=this.scene;n&&this.showWords(n)}send(e){this.lifting.
unread(e)||(this.sending.send(e,this.lifting.said[e]??null),kr(this.model.get("game")))}markSent(e){this.root.classList.
toggle("sent",!!e),this.lifting.playing(!!e);for(let n of this.stage.querySelectorAll("[data-act]"))W(n,"aria-busy",e&&n.
getAttribute("data-act")===e?"true":"")}key(e){!e.ctrlKey&&!e.metaKey&&!e.altKey&&this.chooser.stroke(e)}remove(){this.newcomer.
stop(),this.unfit(),this.unhear(),this.unheed(),this.unhalt(),this.chooser.close();for(let e of this.moves)this.model.off(
`change:${e}`,this.watch);for(let e of this.stays)this.model.off(`change:${e}`,this.still);this.model.off("msg:custom",St),
this.stepper.stop(),this.reel.stop(),this.sizes.disconnect(),clearTimeout(this.saying)}};function Fl({model:t,el:e}){let n=new zr(
t,e);return()=>n.remove()}var zf=/^([+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?|[+-]?\d+\/\d+)$/i,Yf=/(^|[;\t\r\n])([\s\0]*)(?=[=+\-@＝＋－＠])/g;function Jf(t){
let e=String(t??""),n=typeof t!="string"||zf.test(e)?e:e.replace(Yf,"$1'$2");return/[",\r\n]/.test(n)?`"${n.replaceAll('\
"','""')}"`:n}var Il=t=>t.map(e=>`${e.map(Jf).join(",")}
`).join("");var Xf=["student","nickname","lesson","position","vote","said","sure","exact","close","matches mistake","kind","said yes",
"deals","hits","second"],ql=t=>Math.round(t*1e9)/1e9;function jl(t,{votes:e,members:n,pressed:s}){let r=new Map(n.map(({
number:a,nick:l})=>[a,l])),o=`${t.saved.game} ${t.saved.number}`,i=[...e].sort((a,l)=>a.at-l.at||a.vote-l.vote||a.member-
l.member).map(a=>{let{member:l,at:u,vote:c,value:h,sure:m,after:d,yes:p}=a,b=t.mistakeOf(a,e),g=t.scale(u),y=l&&s[u]?.[l]||
0,w=Array.from({length:y},($,x)=>t.deal(u,10*(l-1)+x).value);return[l||"",r.get(l)??"",o,u+1,c,ql(g*h),m,ql(g*t.exact(u)),
t.near(u,h)?"yes":"no",b?.name??"",b?.kind??"",p==null?"":p?"yes":"no",y||"",y?w.filter(Boolean).length:"",l?Math.round(
d):""]});return Il([Xf,...i])}function as(t,e){let n=[],s=[],r=t.map((o,i)=>i).sort((o,i)=>t[o]-t[i]||o-i);for(let o of r){let i=n.findIndex(l=>t[o]-l>=
e-1e-9),a=i<0?n.length:i;n[a]=t[o],s[o]=a}return s}var Qf=100,ep=90,Vl=34,tp=60,pe={half:.33,step:.58,thin:.17,head:.85,sub:.75,axis:1.3};function pt({span:t,chance:e},n,s,r){
let o=e?Array.from({length:11},(a,l)=>l/10):Ae(...t),i=n(o[1])-n(o[0])<2*r?5:2;return k("g.scale",q(`M${n(t[0])} ${s}H${n(
t[1])}`,"var(--edge)",1.5),o.map((a,l)=>[q(`M${n(a)} ${s}v${.25*r}`,"var(--edge)",1.5),(!e||l%i===0)&&k("text.tx2.m",{x:n(
a),y:s+r,"font-size":pe.sub*r},e?String(Math.round(100*a)):String(a).replace("-","−"))]))}var np=(t,e)=>e.reduce((n,{x:s,
y:r,w:o,h:i})=>{let a=Math.min(t.x+t.w,s+o)-Math.max(t.x,s),l=Math.min(t.y+t.h,r+i)-Math.max(t.y,r);return n+(a>0&&l>0?a*
l:0)},0);function sp({head:t,sub:e,n},[s,r,o],i,a,l,u=!1){let c=q(`M${s} ${o+.3*l}V${o}H${r}V${o+.3*l}`,"var(--ink)",2);
if(u||a<Vl*l){let M=pe.head*l,v=o-.3*l>.75*M,S=v?{x:(s+r)/2,y:o-.3*l}:{x:r+.3*l,y:o+.5*l};return k("g.bracket",c,k(v?"te\
xt.tx.b.m":"text.tx.b",{...S,"font-size":M},n))}let{head:h,sub:m}=pe,d=Math.min(17*l,.6*a),p=[...K(t,h*l,d,1.06).lines.map(
M=>({text:M,bold:!0})),...K(e,m*l,d).lines.map(M=>({text:M,bold:!1}))],b=Math.max(...p.map(({text:M,bold:v})=>P(M,(v?1.06*
h:m)*l))),g=p.reduce((M,{bold:v})=>M+(v?1.1:1)*l,0),y=o-g-.35*l,$=[{x:r+.9*l,y:o-.75*l,side:1},{x:s-.9*l-b,y:o-.75*l,side:-1},
{x:s,y,side:0},{x:r-b,y,side:0},{x:(s+r-b)/2,y,side:0},{x:r+.9*l,y:.1*l,side:0},{x:s-.9*l-b,y:.1*l,side:0}].map(M=>{let v=Math.
max(0,Math.min(M.x,a-b)),S=Math.max(0,M.y),T={...M,x:v,y:S,w:b,h:g},E=Math.abs(M.x-v)+2*(S-M.y);return{...T,cost:np(T,i)+
E*E*20}}).reduce((M,v)=>v.cost<M.cost?v:M);i.push($);let x=$.y;return k("g.bracket",c,$.side!==0&&q(`M${$.side>0?r:s} ${o}\
h${$.side*.6*l}`,"var(--ink)",2),p.map(({text:M,bold:v})=>{x+=(v?1.1:1)*l;let S=(v?h:m)*l;return k(v?"text.tx.b":"text.t\
x2",{x:$.x,y:x-.2*l,"font-size":S},M)}))}function rp(t,{span:e},{X:n,base:s,room:r,rem:o,many:i}){let a=.78*(n(e[0]+(e[1]-
e[0])/Qf)-n(e[0])),l=t.values.map(y=>n(y)),u=as(l,i?a:2*pe.half*o),c=Math.min((i?pe.thin:pe.step)*o,r/(Math.max(0,...u)+
1)),h=i?a/2:Math.max(.2*o,Math.min(pe.half*o,.57*c)),m=[],d=new Map,p=y=>`--d:${t.values.length>tp?0:15*y}ms`,b=l.map((y,w)=>{
let $=s-.15*o-u[w]*c;if(m[w]=[y,$],d.set(y,Math.max(d.get(y)??0,(u[w]+1)*c)),i)return C(y-h,$-.72*c,a,.72*c,{class:"stud\
ent",style:p(w)});let x=`M${y-h} ${$-1.65*h}h${2*h}L${y} ${$}z`;return k("path",{d:x,class:t.hollow?"student hollow":"st\
udent",style:p(w)})}),g=[...d].map(([y,w])=>({x:y-h,y:s-w-3,w:2*h,h:w}));return{marks:b,spots:m,boxes:g}}function op(t,e,n,s){
let[r,o]=t;return r.who.flatMap((i,a)=>{let l=i>0?o.who.indexOf(i):-1;if(l<0)return[];let u=Math.abs(o.values[l]-o.exact)-
Math.abs(r.values[a]-r.exact),[c]=e[0][a],[h,m]=e[1][l],d=n[0]+.1*s;if(Math.abs(c-h)<s)return[];let p=`M${c} ${d}C${c} ${d+
1.5*s} ${h} ${d+.3*s} ${h} ${Math.max(d+s,m-s)}`;return k("path",{d:p,class:u<0?"moved":"moved away"})})}function Gl(t,e,n,s,r){
let{rows:o,span:i,written:a}=s,l=o.length>1,u=t>=Vl*n,[c,h]=l&&u?[6.2*n,6.6*n]:[1.2*n,1.2*n],m=M=>c+ye(M,...i)*(t-c-h),d=e-
pe.axis*n,p=d/o.length,b=o.map((M,v)=>l?p*(v+1)-(v+1<o.length?.5*n:0):d),g=Math.max(...o.map(({values:M})=>M.length))>=ep,
y=o.some(({brackets:M})=>M.some(({alone:v})=>v)),w=l?(y?2.5:u?1.3:2.2)*n:o[0].brackets.length>0?4.2*n:2.4*n,$=o.map((M,v)=>rp(
M,s,{X:m,base:b[v],room:p-w,rem:n,many:g})),x=(M,v)=>{let{marks:S,boxes:T}=$[v],E=b[v],_=m(M.exact),A=l?E-p+.6*n:.2*n,N=m(
Math.max(i[0],M.exact-M.reach)),H=m(Math.min(i[1],M.exact+M.reach)),D=l&&M.brackets.some(({from:$e,to:Ce})=>m($e)<_&&m(Ce)>
_-9*n),re=`answer ${a(M.exact)}`,V=`${M.near} ${M.within}`,se=.6*n+Math.max(P(re,1.06*pe.head*n),l?0:P(V,pe.sub*n)),ie=_>
se&&(!D||_>t-se),Ee=_+(ie?-.5:.5)*n,et=ie?" e":"",qt=[...T];l||qt.push({x:ie?Ee-se:Ee,y:0,w:se,h:2.1*n},{x:_-.5*n,y:0,w:n,
h:d});let _u=M.brackets.map($e=>{if(!$e.alone)return null;let[Ce,Vt]=[m($e.from)-.45*n,m($e.to)+.45*n],gs=T.filter(tt=>tt.
x+tt.w/2>=Ce-1&&tt.x+tt.w/2<=Vt+1),bs=Math.min(E-1.2*n,...gs.map(tt=>tt.y))-.5*n;return sp($e,[Ce,Vt,bs],qt,t,n,l)}),bt=($e,Ce,Vt,gs,bs=!1)=>k(
`text.${$e}`,{x:Ce,y:Vt,"font-size":(bs?pe.head:pe.sub)*n},gs),mo=K(M.sub,pe.sub*n,u?c-.6*n:.4*t).lines.slice(0,2),jt=u?
E-(.35+.95*mo.length)*n:A+.9*n;return k("g",C(N,A,H-N,E-A,{class:"reach"}),v+1<o.length&&q(`M${m(i[0])} ${E}H${m(i[1])}`,
"var(--rule)",1.5),q(`M${_} ${A}V${E}`,"var(--ink)",.17*n,{class:"exact"}),S,k("g.exact",(!l||v===0||o[v-1].exact!==M.exact)&&
k(`text.tx.b${et.replace(" ",".")}`,{x:Ee,y:A+.75*n,"font-size":pe.head*n},re),!l&&bt(ie?"tx2.e":"tx2",Ee,A+1.75*n,V)),l&&
[bt("tx.b",0,jt,M.label,!0),mo.map(($e,Ce)=>bt("tx2",0,jt+(.95+.95*Ce)*n,$e)),bt("tx.b.e",t,jt,M.near,!0),bt("tx2.e",t,jt+
.95*n,M.within)],_u)};return k("svg.heaps",{width:t,height:e,viewBox:`0 0 ${t} ${e}`,role:"img","aria-label":r},pt(s,m,d,
n),l&&s.moved&&op(o,$.map(({spots:M})=>M),b,n),o.map(x))}function ls(t,e){let n=new Map([...new Set(t)].sort((s,r)=>s-r).
map(s=>[s,0]));for(let s of t)n.set(s,(n.get(s)??0)+1);return[...n].map(([s,r])=>e(s)+(r>1?` (${r} times)`:"")).join(", ")||
"nothing"}var Yr=(t,e)=>G(t,e,1).map(({value:n})=>n);function Zl(t,e,n,s,r){let o=2*n,i=4*n,a=.4*n,l=(e-a-1.4*n)/s.of,u=s.measure(
0)==="chance",c=s.positions.every((b,g)=>s.span(g).join()===s.span(0).join()),h=(b,g)=>o+ye(b,...s.span(g))*(t-o-i),m=u?
[0,.25,.5,.75,1]:Ae(...s.span(0)),d=({group:b},g)=>{let y=Yr(r,g).sort((N,H)=>N-H),w=a+l*(g+1)-.2*n,$=y.map(N=>h(N,g)),x=as(
$,.42*n),M=Math.min(.36*n,(l-.5*n)/(Math.max(0,...x)+1)),v=Math.min(.21*n,.57*M),S=Math.round(y.length/4),[T,E]=[y[S],y[y.
length-1-S]],_=y.filter(N=>s.near(g,N)).length,A=h(s.exact(g),g);return k("g",g>0&&s.positions[g-1].group!==b&&q(`M0 ${w-
l+.1*n}H${t}`,"var(--edge)",1),k("text.tx.b",{x:0,y:w-.2*l,"font-size":.9*n},String(g+1)),y.length>1&&C(h(T,g),w-l+.35*n,
Math.max(3,h(E,g)-h(T,g)),l-.35*n,{fill:"var(--inset)"}),r.done.includes(g)&&q(`M${A} ${w-l+.3*n}V${w}`,"var(--ink)",.17*
n),!c&&r.done.includes(g)&&k(A>t/2?"text.tx2.e":"text.tx2",{x:A+(A>t/2?-.4:.4)*n,y:w-l+.9*n,"font-size":.7*n},s.written(
g,s.exact(g))),$.map((N,H)=>{let D=w-.05*n-x[H]*M;return k("path.student",{d:`M${N-v} ${D-1.65*v}h${2*v}L${N} ${D}z`})}),
q(`M${o} ${w}H${t-i}`,"var(--rule)",1),k(y.length>0?"text.tx.b.e":"text.tx2.e",{x:t,y:w-.2*l,"font-size":(y.length>0?.9:
.7)*n},y.length>0?`${_}/${y.length}`:"not asked"))},p=s.positions.map((b,g)=>{let y=Yr(r,g),w=$=>s.written(g,$);return r.
done.includes(g)?`Position ${g+1}: answer ${w(s.exact(g))}. Guesses: ${ls(y,w)}.`:`Position ${g+1} was not asked.`});return k(
"svg.heaps",{width:t,height:e,viewBox:`0 0 ${t} ${e}`,role:"img","aria-label":p.join(" ")},(c?m:[]).map(b=>[q(`M${h(b,0)}\
 ${a}V${e-1.3*n}`,"var(--rule)",1),k("text.tx2.m",{x:h(b,0),y:e-.3*n,"font-size":.75*n},String(s.scale(0)*b))]),s.positions.
map(d))}function ip(t,e){let n=e.how==="phones",s=t.positions.map((r,o)=>G(e,o,1));return Object.entries(t.saved.kinds).
map(([r,o])=>({kind:r,words:o,counts:s.map((i,a)=>i.length===0||!t.tells(a,r,n)?null:i.filter(l=>t.mistakeOf(l,e.votes)?.
kind===r).length),yes:e.votes.filter(i=>i.yes&&t.mistakeOf(i,e.votes)?.kind===r).length})).filter(({counts:r})=>r.some(o=>o!=
null&&o>0)).sort((r,o)=>Kl(o.counts)-Kl(r.counts))}var Kl=t=>t.reduce((e,n)=>e+(n??0),0)??0,ap=5;function lp(t,e,n,s,r){
let o=t/n.length,i=2*e,a=i+1.1*e;return k("svg.heaps",{width:t,height:a+1.1*e,role:"img","aria-label":r},q(`M0 ${a}H${t}`,
"var(--rule)",1.5),n.map((l,u)=>{let c=o*(u+.5),h=l==null?0:Math.max(1.5,i*l/s);return[l==null?k("circle",{cx:c,cy:a-.15*
e,r:.1*e,fill:"var(--edge)"}):[C(c-.3*o,a-h,.6*o,h,{class:"student"}),k("text.tx.b.m",{x:c,y:a-h-.2*e,"font-size":.7*e},
String(l))],k("text.tx2.m",{x:c,y:a+.85*e,"font-size":.7*e},String(u+1))]}))}function zl(t,e){let n=ip(t,e).slice(0,ap),
s=Math.max(1,...n.flatMap(({counts:r})=>r.map(o=>o??0)));return[f("h2","Which mistakes went away"),n.length===0&&f("p.mu\
te","Nobody's answer matches a common mistake."),n.map(({words:r,counts:o,yes:i})=>{let a=o.filter(m=>m!=null),l=a.length>
1?`${a[0]} the first time, ${a.at(-1)} the last`:`${a[0]}, asked once`,u=i>0?`${l}; ${i} said Yes`:l,c=f("div"),h=o.map(
(m,d)=>m==null?"":`position ${d+1}: ${m}. `).join("");return $o(c,m=>lp(m,parseFloat(getComputedStyle(c).fontSize),o,s,h)),
f("div.w-kind",f("p",f("b",He(r)),f("span.mute",u)),c)}),n.length>0&&f("p.mute","We count guesses that match a mistake. \
The thinking behind them may differ. A dot: no guess can show it."),f("p.w-short",f("b",t.saved.short))]}function Yl(t,e){
let n=t.positions.map((r,o)=>{let i=Yr(e,o);return i.length>0?i.filter(a=>t.near(o,a)).length/i.length:2}),s=Math.min(...n);
return s<=1?n.indexOf(s):-1}var cp=60,Jl=150;function Fe(t,e){let n="",s=()=>{let{clientWidth:r,clientHeight:o}=t,i=parseFloat(getComputedStyle(t).fontSize);
r===0||`${r} ${o} ${i}`===n||(n&&t.closest(".fresh")?.classList.remove("fresh"),n=`${r} ${o} ${i}`,t.replaceChildren(e(r,
o,i)))};return new ResizeObserver(()=>requestAnimationFrame(s)).observe(t),requestAnimationFrame(s),t}function Xl(t,e,n,s){
let r=s>=cp?3:s>30&&t<34*e?2:1,o=Math.ceil(s/r),i=Math.min(t/o,3*e),a=Math.min(.65*e,.42*i),l=s>=Jl?1.4*e:r*(2*a+.3*e)+.2*
e,u=oc(n,s);return s>=Jl?k("svg",{width:t,height:l,role:"img","aria-label":u},C(1,2,t-2,l-4,{fill:"none",stroke:"var(--e\
dge)","stroke-width":2}),C(1,2,Math.max(0,(t-2)*Math.min(1,n/s)),l-4,{fill:"var(--redact)"})):k("svg",{width:t,height:l,
viewBox:`0 0 ${t} ${l}`,role:"img","aria-label":u},Array.from({length:s},(c,h)=>{let m=i*(h%o+.5),d=a+.15*e+Math.floor(h/
o)*(2*a+.3*e);return h<n?R(m,d,a,{fill:"var(--redact)"}):R(m,d,a-1,{fill:"none",stroke:"var(--edge)","stroke-width":2})}))}
function Ql(t,e,n,s){let r=n.span(s),o=l=>1.2*e+ye(l,...r)*(t-2.4*e),i=n.measure(s)==="chance",a=1.4*e;return k("svg",{width:t,
height:2.8*e,"aria-hidden":"true"},pt({rows:[],span:r,chance:i,written:String},o,a,e),i&&[k("text.tx2",{x:o(0),y:a-.5*e,
"font-size":.75*e},"never"),k("text.tx2.e",{x:o(1),y:a-.5*e,"font-size":.75*e},"always")])}function ec(t,e){let[n,s]=t.span(
e.at),r=(s-n)/10,o=G(e).map(({value:u})=>u),i=u=>u.map(c=>{let h=o.map(m=>Math.max(0,1-Math.abs(m-c)/r));return{value:c,
n:h.reduce((m,d)=>m+d,0)}}).sort((c,h)=>h.n-c.n)[0]?.value,a=i(o);if(a==null)return[];let l=i(o.filter(u=>Math.abs(u-a)>=
r-1e-9));return l==null?[a]:[a,l].sort((u,c)=>u-c)}var tc=(t,e,n)=>n==null?"":`Some of you guessed about ${t.written(e.at,
n)}.`;function nc(t,e,n,s,r,o,i){let a=ec(s,r),l=s.span(r.at),u=b=>1.2*n+ye(b,...l)*(t-2.4*n),c=e-1.3*n,h=.4*(u(l[0]+(l[1]-
l[0])/10)-u(l[0])),m=Math.min(4.6*n,c-2*n),d=tc(s,r,a[o]),p=(b,g)=>{let y=u(b),w=a.length>1?g===0:y>t/2,$=y+(w?-1:1)*(h+
.7*n),x=(w?$:t-$)>=P(d,n)*1.06,M=(v,S,T)=>k(`text.${v}${w?".e":""}`,{x:x?$:y+(w?1:-1)*h,y:S,"font-size":.95*n},T);return g!==
o?g>o&&x&&M("tx2",c-.5*m,`the other side comes in ${i} seconds`):x?[M("tx.b",c-.6*m,d),M("tx2",c-.6*m+1.4*n,"Who can say\
 why?")]:M("tx.b",c-m-.6*n,`${d} Who can say why?`)};return k("svg",{width:t,height:e,viewBox:`0 0 ${t} ${e}`,role:"img",
"aria-label":d},pt({rows:[],span:l,chance:s.measure(r.at)==="chance",written:String},u,c,n),a.map((b,g)=>[C(u(b)-h,c-m,2*
h,m,{fill:g===o?"var(--accent-fill)":"none",stroke:g===o?"none":"var(--edge)","stroke-width":2,"stroke-dasharray":"6 5"}),
p(b,g)]))}var Ye=5;function sc(t){let{facts:e,state:n}=t.room,s=ec(e,n),r=o=>{let{to:i,at:a}=t.room.state;t.gone||i!==n.
to||a!==n.at||(t.side=o<s.length*Ye?o:-1,t.draw(),!(t.side<0)&&(o%Ye===0&&t.speech.say(tc(e,n,s[o/Ye]),!0),t.turning=window.
setTimeout(()=>r(o+1),1e3)))};clearTimeout(t.turning),r(0)}var Jr="0:00";function rc(t,e){let n=Math.max(0,Math.ceil(t-e));
return`${Math.floor(n/60)}:${String(n%60).padStart(2,"0")}`}var oc=(t,e)=>`${t} of ${e} ${e===1?"has":"have"} answered.`,
Xr=t=>oc(_e(t).answered,_e(t).of),up=(t,e,n,s)=>t.heaps(G(e,n,s),e.votes).map(({mistake:{name:r,words:o},from:i,to:a,n:l,
alone:u})=>{let c=G(e,n,s).filter(m=>m.yes&&t.mistakeOf(m,e.votes)?.name===r).length,h=`${l} here: ${r}${c>0?`; ${c} sai\
d Yes`:""}`;return{from:i,to:a,n:l,alone:u,name:r,yes:c,head:h,sub:o}});function cs(t,e){let{at:n}=e,s=t.pair(n),r=s[1]===
n&&G(e,s[0],1).length>0?s:[n],o=G(e,n,2).length>0,i=(h,m)=>{let d=G(e,h,m),p=d.map(({value:y})=>y),b=p.filter(y=>t.near(
h,y)).length,g=t.exact(h);return{values:p,who:d.map(({member:y})=>y),exact:g,reach:t.reach(h),hollow:!1,near:`${b} of ${p.
length}`,within:t.closeWords(h),label:`Position ${h+1}`,told:m>1?"after talking":o&&h===n?"at first":`at position ${h+1}`,
sub:"",brackets:up(t,e,h,m)}},a=r.map(h=>i(h,1));if(o){let h=a.at(-1);Object.assign(h,{label:"First",sub:r.length>1?`pos\
ition ${n+1}`:"on your own",hollow:!0}),a.push({...i(n,2),label:"Again",sub:"after talking"})}else r.length>1&&a.forEach(
(h,m)=>Object.assign(h,{sub:t.lesson.lines(0,n)[m]}));a.length===1&&(a[0].near=a[0].near.replace(/ .*/," of you"));let l=a[0].
values.length,u=h=>t.written(n,h),c=Math.max(...a.map(({values:h})=>h.length))>=90;return{title:o?"First guess, then aft\
er talking":l>0?`The ${l===1?"guess":`${l} guesses`}, and the answer`:"The answer",note:o?dp(a):l>0?`one ${c?"bar":"tria\
ngle"}, one student`:"nobody has guessed",spec:{rows:a,span:t.span(n),chance:t.measure(n)==="chance",written:u,moved:o},
spoken:a.map(h=>{let m=a.length>1?`${h.label}: the answer is`:"The answer is",d=h.brackets.map(b=>` ${b.head}.`).join(""),
p=ls(h.values,u);return`${m} ${u(h.exact)}. ${h.near} ${h.within}. Guesses: ${p}.${d}`}).join(" ")}}var hp=2;function ic({
rows:t}){let e=t.length>1,n=new Map;for(let{told:r,brackets:o}of t)for(let{name:i,yes:a,head:l,sub:u,n:c,alone:h}of o){let m=n.
get(i)??{counts:[],n:0,head:l,sub:u,drawn:!e&&h};m.counts.push(`${c} ${r}${a>0?` (${a} said Yes)`:""}`),n.set(i,{...m,n:m.
n+c})}let s=[...n].sort(([,r],[,o])=>o.n-r.n).slice(0,hp);return s.length===0?null:f(`ul.w-lies${s.every(([,{drawn:r}])=>r)?
".drawn":""}`,s.map(([r,{counts:o,head:i,sub:a,drawn:l}])=>f(l?"li.drawn":"li",f("b",e?`${r}: ${o.join(", ")}.`:`${i}.`),
` ${a}`)))}function dp(t){let[e,n]=t.slice(-2),s=e.who.flatMap((i,a)=>{let l=i>0?n.who.indexOf(i):-1,u=c=>Math.abs(c-e.exact);
return l<0?[]:u(n.values[l])-u(e.values[a])});if(s.length===0)return"";let r=s.filter(i=>i<0).length,o=s.filter(i=>i>0).
length;return`${r} moved closer, ${o} moved away, ${s.length-r-o} stayed`}var ac=400,lc=t=>t?"The vote is closed, but th\
e guesses are still hidden.":"The guesses stay hidden until you reveal them.",Je=(t,e)=>f("div.w-lowhead",f("h2",t),f("p\
.mute",e));var cc=t=>`${t} ${t===1?"answer":"answers"}`;function mp(t){let e=new Date(t).toLocaleString(void 0,{dateStyle:"medium",
timeStyle:"short"});return t?` It was last used on ${e}.`:""}function uc({facts:t,offered:e,offeredAt:n}){if(!e)return[];
let{saved:s,of:r}=t,o=e.to==="end"?"to the end":`to position ${e.at+1} of ${r}`;return f("div.w-doorway",f("p.mute",s.title),
f("h2.w-huge",{tabindex:-1,"data-next":!0},"Continue, or start over?"),f("p","A class of this lesson was started on this\
 device. ",`It got ${o}, with ${cc(e.votes.length)}.`,mp(n)),f("p.mute","The guesses and the answers stay hidden until y\
ou continue. Starting over deletes the guesses."))}function hc(t){let{room:e}=t,n=e.offered?.votes.length??0,s=()=>{t.sure||
n===0?(t.sure=!1,e.forget()):(t.sure=!0,t.draw())};return[{k:"continue",words:"Continue",key:"c",press:()=>e.takeUp()},{
k:"over",words:t.sure?`Yes, delete the ${cc(n)}`:"Start over",key:"o",press:s},{k:"save",words:"Save its answers (CSV)",
key:"s",press:()=>t.save()}]}var fp=t=>["shown","why"].includes(t.room.state.to),Qr=({room:{state:t}})=>t.to==="why"?t.step+1:0,dc=t=>fp(t)&&t.together?.
at===t.room.state.at;function us(t){let{facts:e,state:n}=t.room;return dc(t)?e.card(n.at).asks.find(({line:s})=>s>=Qr(t)):
void 0}var mc=t=>{let{facts:e,state:n}=t.room;return e.card(n.at).asks.length>0&&{k:"together",words:"Work it out togeth\
er",key:"t",press:()=>{t.together={at:n.at,hinted:!1},t.draw(),fc(t)}}};function pp(t,e){t.together={at:t.room.state.at,
hinted:!1},t.room.state.to==="shown"&&t.act({kind:"Why"});let n=e-t.room.state.step;n!==0&&t.act({kind:"Step",by:n}),fc(
t)}function fc(t){let e=us(t);e&&t.speech.say(e.words,!0)}function pc(t){let e=us(t);if(!e)return null;let{facts:n,state:s}=t.
room,{asks:r,lines:o}=n.card(s.at),i=r.at(-1)===e;return[{k:"showstep",words:"Show the number",press:()=>pp(t,i?o-1:e.line)},
{k:"lightstep",words:"Give a hint",key:"h",press:()=>{t.together={at:s.at,hinted:!0},t.draw()}},{k:"togetherback",words:"\
Back to the answer",key:"b",press:()=>{t.together=null,s.to==="why"?t.act({kind:"Reveal"}):t.draw()}}]}function gc(t){let e=us(
t);if(!e)return null;let{facts:n,state:s}=t.room,{asks:r}=n.card(s.at),o=n.panel(s.at).steps??[],i=r.indexOf(e);return[f(
"h2.w-small",{tabindex:-1,"data-next":!0},`Work it out together: step ${i+1} of ${r.length}`),f("ol.w-steps",o.slice(0,Qr(
t)).map(a=>f("li.near",f("i.w-letter",a.letter),f("span",a.words),f("b",a.value)))),f("p.w-question",e.words),e.left.length>
0&&f("p.mute",e.left.map(([a,l,u],c,h)=>{let m=c<h.length-1?`${u} of 100 are left`:"how many are left?";return`${a}: ${l}\
, ${m}`}).join(" · ")),t.together?.hinted&&f("p",e.hint)]}function bc(t){let{facts:e,state:n}=t.room,s=us(t),r=e.panel(
n.at).steps??[],o=s&&t.together?.hinted?s.line:-1,i=s?o:n.to==="why"?n.step:-1,{lit:a=[],letter:l=""}=r[i]??{};return Object.
fromEntries(a.map(u=>[u,l]))}var yc=t=>dc(t)?`together ${Qr(t)} ${t.together?.hinted}`:"";var wc=120;function gt(t){let{state:e,facts:n}=t.room,s=dn(n,e);return{k:"next",words:s<0?"Finish":`Next: position ${s+1}`,
key:"n",press:()=>t.act({kind:"Next"})}}function gp(t){let e=()=>t.act({kind:"Talk",seconds:wc,now:Date.now()/1e3});return{
k:"talk",words:`Talk: ${wc/60} min`,key:"t",press:e}}function bp(t){let{state:e}=t.room,n=e.how==="hands",s=rt(e),r=e.here*
Y;return!n||s>=r?gt(t):{k:"more",words:s===0?"Deal one":s<Y?`Deal one more (${s} of ${Y})`:"Deal the rest",press:()=>t.act(
s<Y?{kind:"DealRest",by:1}:{kind:"DealRest"})}}function yp(t){let{state:e}=t.room,n=`${e.at} ${e.vote}`,s=_e(e).answered>
0;if(t.asked===n||!ni(e))return t.act({kind:"Reveal"});t.deaf||(t.asked=n,t.changed=performance.now(),t.note=`${s?"Many \
students haven't":"Nobody has"} answered yet. Press again to reveal anyway.`,t.draw())}function xc(t){let{state:e,facts:n}=t.
room,{to:s,at:r,vote:o}=e,{answered:i,missing:a}=_e(e),l=t.asked===`${r} ${o}`,[u,c]=n.pair(r),h=(w,$,x)=>({k:w.toLowerCase(),
words:$,key:x,press:()=>t.act({kind:w})}),m={k:"reveal",words:l?"Reveal anyway":a>0?`Reveal (${a} still missing)`:"Revea\
l",key:"r",does:l?"reveal anyway":"reveal",press:()=>yp(t)},d=h("Again","Ask again","a"),p=n.deals(r)&&h("Deal","Deal te\
n each","d"),b=n.steps(r)>0&&h("Why","Why","w"),g=[];if(t.room.offered)return hc(t);let y=pc(t);if(y)return[...y,gt(t)];
switch(s){case"door":g=fi(t,h("Start",`Start: position ${r+1}`,"s"));break;case"ask":{let w=u===r&&!e.done.includes(c)&&
o===1,$={...h("Skip",`Go to position ${c+1}`,"n"),k:"beside"};g=[w&&$,m,h("Hold","Close the vote","o"),!w&&dn(n,e)>=0&&h(
"Skip","Skip","k")];break}case"held":{let{split:w}=n.spread(r,G(e).map(({value:x})=>x)),$=o===1&&d;g=[...w&&$?[$,m]:[m,$],
i>1&&{k:"sides",words:"Hear both sides",key:"e",press:()=>sc(t)},o===1&&gp(t)];break}case"talk":g=[d,m];break;case"shown":
g=[b,mc(t),p,gt(t)];break;case"why":{let w=n.panel(r).steps??[],$=w[e.step+1]?.letter,x={k:"on",words:`Next step: ${$}`,
press:()=>t.act({kind:"Step",by:1})},M={k:"stepback",words:"Back a step",key:"b",press:()=>t.act({kind:"Step",by:-1})};g=
$?[x,e.step>0?M:h("Reveal","Back to the answer","b"),p,gt(t)]:[gt(t),e.step>0&&M,h("Reveal","Back to the answer","r"),p];
break}case"deal":{let w=bp(t),$={k:"rest",words:"Deal the rest",key:"d",press:()=>t.act({kind:"DealRest"})},x=w.k!=="nex\
t"||e.how==="phones";g=[w,x&&w.words!==$.words&&$,h("Reveal","Back to the answer","b"),w.k!=="next"&&gt(t)];break}case"e\
nd":{let w=Yl(n,e),{next:$}=t.tools;g=[{k:"save",words:"Save the answers (CSV)",key:"s",press:()=>t.save()},w>=0&&{k:"re\
ask",words:`Ask position ${w+1} again`,key:"a",press:()=>t.act({kind:"Go",at:w})},!!$&&{k:"nextlesson",words:"Next lesso\
n",key:"n",press:()=>gn(t,$??"")}]}}return g.filter(w=>w!=null&&w!==!1)}function kc(t){let{to:e,step:n}=t.room.state;e===
"why"&&n>0?t.act({kind:"Step",by:-1}):(e==="why"||e==="deal")&&t.act({kind:"Reveal"})}var vc=(t,e)=>t.reduce((n,s,r)=>Math.abs(e-s)<Math.abs(e-t[n])-1e-9?r:n,0),eo=t=>t<10?String(t):"h",$c=()=>({shown:!1,less:!1,
typed:"",address:""});function to(t,e,n){let{facts:s,state:r}=t,o=s.bands(r.at),i=o[e];if(i==null)return"";if(!n)return t.
do({kind:"Tap",value:i,by:1});let a=G(r).findLast(l=>vc(o,l.value)===e);return a?t.do({kind:"Tap",value:a.value,by:-1}):
"Nobody has guessed that."}function Mc(t,e,{say:n,draw:s}){let{facts:r,state:o}=t,i=r.bands(o.at),a=i.map(()=>0);for(let{
value:h}of G(o))a[vc(i,h)]++;let l=r.scale(o.at),u=h=>String(Math.round(1e6*l*i[h])/1e6).replace("-","−"),c=f("input.t\
xt",{"data-k":"list",placeholder:`${u(i.length>>1)} x4, ${u(1)}, ${u(2)} ${u(2)}`,autocomplete:"off","aria-label":"Type \
a list of guesses, with x for how many",value:e.typed,oninput:()=>{e.typed=c.value}});return f("div.w-hands",f("div.w-ba\
nds",{role:"group","aria-label":e.less?"Take away one guess of":"Add one guess of"},i.map((h,m)=>f("button.btn",{"data-k":`\
band.${m}`,"aria-keyshortcuts":eo(m),"aria-label":[`One ${e.less?"less":"more"}: ${u(m)}`,e.shown&&`${a[m]} so far`].filter(
Boolean).join(", "),onclick:()=>n(to(t,m,e.less))},f("span",u(m)),e.shown&&f("small",String(a[m]||"·"))))),f("div.w-too\
ls",f("button.btn",{"data-k":"less","aria-pressed":String(e.less),title:"Taps take away guesses until you press this aga\
in (key: minus)",onclick:()=>{e.less=!e.less,s()}},"Take away"),f("form.w-list",{onsubmit:h=>{h.preventDefault();let m=t.
do({kind:"List",text:c.value});m||(e.typed=""),n(m),s()}},c,f("button.btn",{type:"submit","data-k":"add"},"Add")),ge({label:"\
Number of guesses",choices:[[!1,"Counts hidden"],[!0,"shown"]],value:e.shown,k:"counts",pick:h=>{e.shown=h,s()}})))}function hs(t,e){
let n=r=>e(t.do({kind:"Size",of:r})),{here:s}=t.state;return f("span.w-size",f("span","Class of"),f("span.step",f("butto\
n",{"data-k":"size.less","aria-label":"One student fewer",onclick:()=>n(s-1)},"−"),f("input.txt",{"data-k":"size","dat\
a-draft":"size",inputmode:"numeric","aria-label":"Number of students",value:s,onchange:r=>{let{value:o}=ae(r.target.value,
{whole:!0});setTimeout(n,0,o??Number.NaN)}}),f("button",{"data-k":"size.more","aria-label":"One student more",onclick:()=>n(
s+1)},"+")))}var _c="uncle_widgets.class.address";function Sc({now:t},e=""){let n=t.begun?.addresses??[],s=e||fn("localStorage",_c);return n.
includes(s)?s:n[0]??""}var wp=t=>t.replace("<svg ",'<svg xmlns="http://www.w3.org/2000/svg" ');function Tc({line:t,mine:e}){
return t?.now.begun?[f("span","Join "),f("b",Sc(t,e.address))," ",f("b.w-code",t.now.begun.code)]:[]}var Ec=({now:t},e)=>JSON.
stringify([t.begun,e]);function Lc(t,e,n){let[s,r]=t.querySelectorAll(".w-count, .w-places");r&&(s.textContent=String(e),
r.textContent=` of ${n} are here`)}function Ac(t,e){let{mine:n}=t,{begun:s}=e.now,r=Sc(e,n.address);return s?s.words?[xp(
s,r)]:[f("div.w-doorway",f("p.w-lead","On your phone or laptop, in the same network, open"),f("p.w-address",f("b",r)," a\
nd type"),f("p.w-huge.w-code",{tabindex:-1,"data-next":!0},f("b",s.code)),f("p.mute","A nickname is optional. Your guess\
es are saved on your teacher’s computer and deleted when the ","class ends, or after a day. Your phone tells you exact\
ly what is saved."),f("p",f("b.w-count"),f("span.w-places")),s.addresses.length>1&&f("label.field",f("span","Other addre\
sses of this computer"),f("select.pick",{"data-k":"address",onchange:o=>{n.address=o.target.value,it("localStorage",_c,n.
address),t.draw()}},s.addresses.map(o=>f("option",{value:o,selected:o===r},o))))),s.qr[r]&&f("div.w-qr",{role:"img","ari\
a-label":`QR code: ${r}`},Zt(wp(s.qr[r])))]:[]}var xp=(t,e)=>f("div.w-doorway.w-alone",f("h2.w-huge",{tabindex:-1,"data-\
next":!0},"No phone can reach this page"),f("p.w-lead",t.words),f("p","Other windows on this computer can join at ",f("b",
e)," with the code"),f("p.w-lead.w-code",f("b",t.code)),f("p",f("b.w-count"),f("span.w-places")));function kp(t,e){let n=t.
filter(({fresh:s})=>s).map(({number:s})=>s);return n.length>0&&f("p",f("button.btn",{"data-k":"remove.new",onclick:()=>e.
set({remove:n})},n.length===1?"Remove the new student":`Remove all ${n.length} new students`),f("span.mute"," They joine\
d in the last five minutes and haven't answered. They can join again."))}function vp({number:t},e){let{votes:n}=e.room.state,
s=n.filter(({member:i})=>i===t).length,r=s===0,o=f("button.btn.w-out",{"data-k":`remove.${t}`,"aria-label":`Remove stude\
nt ${t}`,onclick:()=>{if(r)return e.set({remove:[t]});r=!0,o.removeAttribute("aria-label"),o.textContent=`Yes, delete ${s===
1?"the answer":`${s} answers`}`}},"Remove");return o}function Cc({room:t},e,n){let{members:s,waiting:r,here:o}=t.state,{
places:i,locked:a}=e.now,l=u=>{u>=2&&u<=300&&e.set({places:u}),n()};return[r>0&&f("div.w-waiting",f("p",f("b",`${r} ${r===
1?"is":"are"} waiting to join. `),`The class has ${i} places, and ${s.length} are taken.`),f("button.btn",{"data-k":"adm\
it",onclick:()=>e.set({admit:!0})},"Let them in"),f("button.btn",{"data-k":"away",onclick:()=>e.set({admit:!1})},"Turn t\
hem away")),f("div.w-ways",f("span.w-size",f("span","Places"),f("span.step",f("button",{"data-k":"room.less","aria-label":"\
One place fewer",onclick:()=>l(i-1)},"−"),f("output",String(i)),f("button",{"data-k":"room.more","aria-label":"One mor\
e place",onclick:()=>l(i+1)},"+"))),ge({label:"New students",choices:[[!1,"Anyone can join"],[!0,"Locked"]],value:a,k:"d\
oor",pick:u=>{e.set({locked:u}),n()}})),kp([...s],e),f("p.mute",`${o} here. Names are hidden because the class can see t\
his screen. Hold a bar to read a name. `,"The saved table (CSV) shows names next to guesses, unless you hide a name."),f(
"ul.w-members",s.map(u=>{let{number:c,nick:h,here:m,said:d}=u;return f("li",f("b",String(c)),h?f("button.w-nick",{"data-\
k":`nick.${c}`,"aria-label":`Student ${c}: hold to read the name`,...Object.fromEntries(["pointerdown","keydown","pointe\
rup","keyup","pointerleave","blur"].map((p,b)=>[`on${p}`,g=>g.currentTarget.classList.toggle("held",b<2)]))},f("span",h)):
f("span",`Student ${c}`),f("span.mute",m?d?"has answered":"not yet":"away"),h&&f("button.btn",{"data-k":`hide.${c}`,onclick:()=>e.
set({hide:c})},"Hide name"),vp(u,e))}))]}function Oc(t){let{room:e,tools:n}=t,s=f("p.w-told",{role:"status"}),r=f("div"),o=!1,i=f("dialog.sheet.w-panel",{"aria-l\
abel":"The class",onclose:()=>i.remove()}),a=(h,m,d)=>f("button.btn",{"data-k":h,onclick:d},m),l=()=>{if(!o){o=!0,u();return}
i.close(),e.state.how==="phones"?t.line?.close():e.forget()},u=()=>{let{state:h,facts:m}=e;Q(r,t.line&&h.how==="phones"?
Cc(t,t.line,u):[f("p",hs(e,d=>{s.textContent=d,u()})),f("p.mute","The guesses are saved in this browser until you start \
over. Reloading loses nothing.")],(n.lessons?.length??0)>1&&f("label.field",f("span","Lesson"),f("select.pick",{"data-k":"\
lesson",onchange:d=>{i.close(),gn(t,d.target.value)}},n.lessons?.map(([d,p])=>f("option",{value:d,selected:d===String(m.
saved.number)},`${d}. ${p}`)))),f("p",ge({label:"Theme",choices:Jt,value:Ie(),k:"theme",pick:d=>{Ss(d),u()}})),f("div.w-\
ways",a("save","Save the answers (CSV)",()=>t.save()),a("full","Full screen",()=>{i.close(),t.fill()}),a("keys","Keyboar\
d shortcuts",()=>{i.close(),js(t.root)}),["shown","why","deal"].includes(h.to)&&a("end","Go to the end of the lesson",()=>{
i.close(),t.say(e.do({kind:"End"}))}),h.how==="phones"&&a("hands","Continue with a show of hands",()=>{i.close(),Us(t)}),
h.how==="phones"&&!t.line?.now.forgotten&&a("shared","This is a shared computer",()=>{i.close(),mi(t)}),a("anew",o?"Yes,\
 delete all answers":h.how==="phones"?`End class ${t.line?.now.begun?.code??""}`:"Start over",l)),s)},c=e.watch(()=>{r.querySelector(
".held, select:focus")||u()});i.addEventListener("close",c),i.append(f("div.w-lowhead",f("h2",{tabindex:-1,autofocus:!0},
"The class"),f("button.btn",{"data-k":"close",onclick:()=>i.close()},"Close")),r),u(),t.root.append(i),i.showModal()}function $p(t,{at:e,how:n,here:s,members:r,pressed:o}){let i=o[e]??{};if(n==="phones")return r.map(({number:l})=>Array.from(
{length:i[l]??0},(u,c)=>t.deal(e,Y*(l-1)+c)));let a=i[0]??0;return Array.from({length:s},(l,u)=>Array.from({length:Math.
max(0,Math.min(Y,a-Y*u))},(c,h)=>t.deal(e,Y*u+h)))}function It(t,e){let n=$p(t,e),s=n.flat(),r=s.flatMap(({value:x})=>x??
[]),o=r.length,i=r.reduce((x,M)=>x+M,0),a=t.measure(e.at)==="chance",l=r.reduce((x,M)=>x+M*M,0),[u,c]=o===0?[0,0]:a?Ko(i,
o):Zo(o,i,l),h=n.filter(x=>x.length===Y),m=h.flatMap(x=>{let M=x.flatMap(({value:v})=>v??[]);return M.length>0?M.reduce(
(v,S)=>v+S,0)/M.length:[]}),d=x=>a?Me(100*x,1):t.written(e.at,x),p=m.length>1?`Ten deals tell you little: one student go\
t ${b(Math.min(...m))}, another ${b(Math.max(...m))}. `:"";function b(x){return a?`${Math.round(Y*x)} of 10`:d(x)}let g=a?
" (Wilson, 95%)":" (95%)",y=a?100:1,w=o?i/o:0,$=Go(y*u,y*c,y*w,t.measure(e.at));return{columns:n,tens:m,n:o,hits:i,mean:w,
low:u,high:c,struck:s.length-o,begun:s.length,last:e.how==="hands"?s.at(-1):void 0,words:o>1?`${p}All the deals together\
 give ${$}${g}. More deals make the bar shorter.`:"",said:d}}function Nc(t,e){let{n,hits:s,mean:r,words:o}=It(t,e),{measure:i,
cases:a,event:l}=t.panel(e.at);return n===0?"No deals yet.":`${i==="chance"?`${s} of ${n} ${[a||"times",l].filter(Boolean).
join(" ")}.`:`${t.written(e.at,r)} on average in ${n} deals.`} ${o}`}function Rc(t,e,n,s,r){let{columns:o,hits:i,n:a}=It(
s,r),{measure:l,event:u}=s.panel(r.at),[c,h]=s.span(r.at),m=3.2*n,d=(t-m-n)/Math.max(o.length,12),p=(e-3.4*n)/Y,b=.36*Math.
min(d,p,2*n),g=x=>.6*n+p*(Y-1-x+.5),y=e-1.1*n,w=(x,M,v)=>x?x.value==null?q(`M${M-b/2} ${v-b/2}l${b} ${b}m0-${b}l-${b} ${b}`,
"var(--field-edge)",2):l!=="chance"?R(M,v,b*(.3+.7*ye(x.value,c,h)),{class:"hit"}):R(M,v,x.value?b:b-1,{class:x.value?"h\
it":"none"}):R(M,v,Math.max(1,.1*n),{fill:"var(--field-line)"}),$=(x,M,v,S="")=>k(`text${S}`,{x,y:M,"font-size":.8*n},v);
return k("svg.w-deals",{width:t,height:e,viewBox:`0 0 ${t} ${e}`,role:"img","aria-label":`${i} of ${a} ${a===1?"deal":"d\
eals"}.`},o.map((x,M)=>Array.from({length:Y},(v,S)=>w(x[S],m+d*(M+.5),g(S)))),$(m-.6*n,g(Y-1)+.3*n,"10th",".e.f2"),$(m-.6*
n,g(0)+.3*n,"1st",".e.f2"),l==="chance"?[R(m,y-.3*n,.4*n,{class:"hit"}),$(m+.8*n,y,u?`these ${u}`:"yes",".b"),$(t-n,y,"o\
ne column for each student",".e.f2")]:$(m,y,"A larger dot means more. One column for each student",".f2"))}function Hc(t,e,n,s,r){
let o=It(s,r),i=s.span(r.at),a=s.measure(r.at)==="chance",l=t>34*n,[u,c]=l?[6.2*n,(a?7:11)*n]:[1.2*n,1.2*n],h=_=>u+ye(_,
...i)*(t-u-c),m=e-1.3*n,d=.58*m,p=(d+m)/2,b=.31*n,g=ee("pool"),y=h(s.exact(r.at)),w=y>9*n,$=new Map,x=Math.max(1,...o.tens.
map(_=>o.tens.filter(A=>h(A).toFixed()===h(_).toFixed()).length)),M=Math.min(2.2*b,(d-1.6*n)/x),v=(_,A,N,H,D=.75)=>k(`te\
xt.${_}`,{x:A,y:N,"font-size":D*n},H),S=Math.min(...o.tens),T=Math.max(...o.tens),E=_=>a?String(Math.round(Y*_)):o.said(
_);return k("svg.heaps",{width:t,height:e,viewBox:`0 0 ${t} ${e}`,role:"img","aria-label":`Answer: ${s.written(r.at,s.exact(
r.at))}. ${o.words||"No deals yet."}`},k("defs",me(g,"var(--ink)")),pt({rows:[],span:i,chance:a,written:String},h,m,n),q(
`M${h(i[0])} ${d}H${h(i[1])}`,"var(--rule)",1.5),q(`M${y} 0V${m}`,"var(--ink)",.17*n),o.tens.map(_=>{let A=h(_).toFixed(),
N=$.get(A)??0;return $.set(A,N+1),R(h(_),d-1.4*b-N*M,b,{class:"ten"})}),o.n>0&&[C(h(i[0]),p-.45*n,Math.max(1,h(o.mean)-h(
i[0])),.9*n,{fill:`url(#${g})`,stroke:"var(--ink)","stroke-width":1.5}),q([o.low,o.high].map(_=>`M${h(_)} ${p-.45*n}v${.9*
n}`).join("")+`M${h(o.low)} ${p}H${h(o.high)}`,"var(--accent-fill)",4),R(h(o.mean),p,.25*n,{fill:"var(--sheet)",stroke:"\
var(--accent-fill)","stroke-width":3})],v(`tx.b${w?".e":""}`,y+(w?-.5:.5)*n,.85*n,`answer ${s.written(r.at,s.exact(r.at))}`,
.85),l&&[v("tx.b",0,d-1.2*n,"Ten each",.85),v("tx2",0,d-.25*n,`${o.tens.length} done`),v("tx.b",0,p-.1*n,"Together",.85),
v("tx2",0,p+.85*n,o.begun===1?"1 deal":`${o.begun} deals`),o.tens.length>0&&[v("tx.b.e",t,d-1.2*n,a?`${E(S)} to ${E(T)} \
of 10`:`${E(S)} to ${E(T)}`,.9),v("tx2.e",t,d-.25*n,"one student’s ten")],o.n>1&&[v("tx.b.e",t,p-.1*n,a?`${o.said(o.mean)}\
%`:o.said(o.mean),.9),v("tx2.e",t,p+.85*n,`${o.said(o.low)} to ${o.said(o.high)}`)]])}function Pc(t,e){let{saved:n,of:s}=t.facts,{goal:r}=n.courses[0];return[f("div",f("p.mute",n.standing),f("h2.w-huge",{tabindex:-1,
"data-next":!0},n.title),f("p",r.line)),f("div.w-doorway",f("ol.w-how",f("li",f("b","Guess. "),"Everyone writes down a g\
uess without talking and holds it up on a whiteboard or on paper."),f("li",f("b","Tap. "),"You tap each guess. The scree\
n shows how many have answered, but not what they guessed."),f("li",f("b","Talk. "),"If the class is split, they talk fo\
r two minutes and vote again."),f("li",f("b","Show. "),"Then everyone sees the guesses, the answer and the reasons for i\
t.")),f("p",hs(t,e),f("span.mute",` ${s} positions`)))]}var Mp=5e3,_p=11;function no(t){let e=(n,s,r,o)=>({keys:n,shown:s,words:r,when:()=>!0,press:()=>(t.deaf||o(),!0)});return[
e(["PageDown","ArrowRight"],"Page Down, →","Presses the main button.",()=>{t.room.offered?t.say(Fs):t.main.node.click()}),
e(["PageUp","ArrowLeft"],"Page Up, ←","Goes one step back.",()=>kc(t))]}function Uc(t){let e=(n,s,r)=>({keys:[n],shown:n.
toUpperCase(),words:`${s} (when the bar has the focus).`,inside:!0,when:()=>!0,press:()=>(t.deaf||r(),!0)});return[...t.
acts.flatMap(({key:n,words:s,press:r})=>n?e(n,s,r):[]),e("f","Full screen",()=>t.fill())]}function so(t){let{room:e,mine:n}=t,
s=()=>e.state.to==="ask"&&e.state.how==="hands",r=Array.from({length:_p},(a,l)=>eo(l));return[{keys:r,shown:"0 to 9, H",
words:"Adds one guess of that number. H means a hundred.",inside:!0,when:s,press:a=>(t.say(to(e,r.indexOf(a),n.less)),!0)},
{keys:["-"],shown:"−",words:"Switches between adding and taking away.",inside:!0,when:s,press:()=>(n.less=!n.less,t.draw(),
!0)}]}function Bc(t,e){if(e.target!==document.body||e.defaultPrevented)return;let n=no(t).find(({keys:s})=>s.includes(e.
key));n&&(e.preventDefault(),n.press(e.key,t.root))}var Wc=({here:t})=>`${t} ${t===1?"is":"are"} here.`;function ro({room:{
facts:t,state:e}}){let{to:n,at:s,vote:r,step:o}=e,{ask:i,steps:a}=t.panel(s);switch(n){case"ask":return`Position ${s+1} \
of ${t.of}${r>1?", asked again":""}. ${i}`;case"held":return"The vote is closed.";case"talk":return"Time to talk. Find s\
omeone with a different guess.";case"shown":return cs(t,e).spoken;case"why":return`Step ${a[o].letter}. ${[a[o].words,a[o].
value].filter(Boolean).join(": ")}.`;case"deal":return Nc(t,e);case"end":return`The end of the lesson. ${t.saved.short}`}
return""}var ds=class{constructor(e){this.at=0;this.timer=0;this.live=e}say(e,n=!1){clearTimeout(this.timer);let s=n?0:Math.
max(0,this.at+Mp-performance.now());this.timer=window.setTimeout(()=>{this.live.textContent=typeof e=="string"?e:e(),this.
at=performance.now()},s)}};function Dc(t,e,n){let s=t.flatMap(c=>Array(c.n).fill(c.yes)),r=c=>[8+c%10*19,8+Math.floor(c/10)*19],[o,i]=r(Math.max(1,
Math.round((e??0)*100))-1),[a,l]=r(Math.round((n??0)*100)-1),u=t.map(c=>`${c.n} ${c.words}`).join(", ");return k("svg.hu\
ndred",{viewBox:"0 0 187 187",role:"img","aria-label":`Of 100: ${u}.`},s.map((c,h)=>{let[m,d]=r(h);return ue(c,m,d,7.2)}),
n!=null&&a>0&&k("path.ghost",{d:`M${a} ${l+6}l-7-12h14z`,"stroke-linejoin":"round"}),e!=null&&e>0&&k("path",{d:`M${o} ${i+
6}l-6-11h12z`,fill:"var(--accent)",stroke:"var(--sheet)","stroke-width":2}))}var Fc=t=>k("svg",{width:18,height:18,"aria\
-hidden":"true"},ue(t,9,9,7));function oo(t,e,n=e){let s=Math.max(...n.map(a=>a[1]),.01),r=14+8*Math.max(...n.map(a=>a[0].
length)),o=n.length>6?22:27,i=e.length*o;return Kt(t,i,`${e.map(a=>`${a[0]}: ${a[2]}`).join(". ")}.`,e.map(([a,l,u],c)=>{
let h=c*o+o/2;return[en(0,h+5,a),C(r,h-7,Math.max(1.5,l/s*(t-r-64)),14,{fill:"var(--ink)"}),en(t,h+5,u,"tx b e")]}))}var Xe=26,Ic=36,qc=t=>4+Xe+Ic*(t-1);function jc(t,e){let n=Math.min(Ic,(t-Xe-4)/Math.max(1,e.length-1)),s=n>=24,r=e.map(
({face:i,die:a,words:l})=>[i?.text,a&&`a die, ${a}`,l].filter(Boolean).join(": "));return Kt(t,56,r.join(", ")||"No tria\
ls yet.",e.map((i,a)=>{let l=2+a*n,u=l+Xe/2,c=!!i.counts,h={transform:`translate(${i.die?l+1:l} ${i.die?8:2})`},m=i.eye?
Tp(u,20,c):k("g",h,i.die?En(i.die,Xe-2,c):Se(i.face,Xe));return k("g",m,c&&!i.eye&&!i.die&&C(l-1,1,Xe+2,Xe*1.4+2,{rx:3,fill:"\
none",stroke:"var(--lit)","stroke-width":3}),(s||i.counts)&&en(Sp(u,i.words,t),54,i.words??"",i.counts?"tx b m":"tx2 m",
13))}))}function Sp(t,e,n){let s=P(e??"",13)*.55;return Math.max(s,Math.min(t,n-s))}var Tp=(t,e,n)=>k("g",{fill:"none",stroke:"\
var(--ink)","stroke-width":2},k("path",{d:`M${t-13} ${e}q13 ${n?-20:0} 26 0q-13 20-26 0Z`}),n?R(t,e,5,{fill:"var(--accen\
t-fill)",stroke:"none"}):k("path",{d:`M${t-7} ${e+11}l-2 4M${t} ${e+12}v5M${t+7} ${e+11}l2 4`}));var Ep=(t,e,n,s)=>k("g",R(t,e,n-.8,{fill:s?L.band:"none",stroke:L.rule,"stroke-width":1.5}),U(`M${t-n*.9} ${e+n*.9}L${t+
n*.9} ${e-n*.9}`,L.edge,1.8));function Vc(t,e){let n=t<560,s=n?16.5:19,r=s*.38,[o,i,a,l]=e.counts,u=[...Array(o).fill("y\
es"),...Array(i).fill("out"),...Array(a).fill("no"),...Array(l).fill("out-no")],c=24,h=10*s+10,m=u.map((A,N)=>{let[H,D]=[
(N%10+.5)*s,c+(Math.floor(N/10)+.5)*s];return A==="yes"||A==="no"?ue(A==="yes"?1:0,H,D,r):k("g.pic-in",{style:"animation\
-delay:240ms"},Ep(H,D,r,A==="out"?1:0))}),d=e.sides.map(([A,N],H)=>{if(!A)return null;let D=H?100-A:0,re=c+D/10*s+2,V=c+
(D+A)/10*s-2,se=(n?t:t*.55)-h-14,ie=z(N,se),Ee=Math.min(Math.max((re+V)/2-8*ie.length+5,c+10),c+10*s-16*ie.length);return[
U(`M${h} ${re}h6V${V}h-6`,L.edge,1.5),O(h+14,Ee,A,"tx b",15),ie.map((et,qt)=>O(h+14,Ee+16*(qt+1),et,"tx2"))]}),[p,b,g]=e.
left,y=n?0:Math.max(t*.58,h+150),w=n?c+10*s+34:c,$=7,x=n?s:Math.min(s,(t-y)/12),M=Array.from({length:b},(A,N)=>k("g",ne(
N,8),ue(N<p?1:0,y+(N%$+.5)*x,w+(Math.floor(N/$)+.5)*x,x*.38))),v=Math.ceil(b/$),S=y+$*x+18,T=t-S-le(p,34)-8,E=z(`out of ${b}\
 ${g}`,Math.max(T,60),1.06*15),_=w+Math.max(v*x,26+18*E.length)+8;return j(t,Math.max(_,c+10*s+4),e.spoken,O(0,13,e.holders,
"tx b",14),m,d,O(y,w-11,`Cross out ${i+l}. That leaves ${b}`,"tx b",14),M,de(p,S,w+2,34,{colour:"var(--accent)"}),E.map(
(A,N)=>O(S+le(p,34)+8,w+14+18*N,A,"tx b",15)),O(S+le(p,34)+8,w+14+18*E.length,`chance ${e.exact}`,"tx2"))}var Gc=t=>1+Math.
max(0,...t.children.map(Gc));function Kc(t,e){let n=Gc(e.tree),s=t/n,r=e.tree.n<1e3?46:62,o=36,i=s-14,a=m=>o+14+16*z(m.words,
i).length,l=[],u=[],c=4,h=(m,d)=>{let p=d*s,b=m.children.map(x=>h(x,d+1)),g=b.length?b.reduce((x,M)=>x+M,0)/b.length:c+o/
2;b.length||(c+=a(m)),m.children.forEach((x,M)=>{let v=x.mark==="out";l.push(k("g",ne(d+1,160),U(`M${p+r} ${g}L${p+s} ${b[M]}`,
v?L.rule:L.ink,v?1.5:2)))});let[y,w]=[m.mark==="yes",m.mark==="out"],$=y?"fill:var(--sheet)":w?"fill:var(--ink-2)":"";return u.
push(k("g",ne(d,160),C(p+1,g-o/2,r-2,o,{rx:3,fill:y?L.accent:L.sheet,stroke:y?L.accent:w?L.rule:L.edge,"stroke-width":1.8,
"stroke-dasharray":w?"4 4":null}),k("text.tx.b.m",{x:p+r/2,y:g+6,"font-size":17,style:$},m.n.toLocaleString("en")),z(m.words,
i).map((x,M)=>Dt(p,g+o/2+16*(M+1),x,"tx2")))),g};return h(e.tree,0),j(t,c,e.spoken,l,u)}function Zc(t,e){let n=t<440?16:Math.min(22,t/26),s=e.dots.flatMap(([c,,h])=>Array.from({length:c},()=>h)),r=t<10*n+22+180,
o=r?0:10*n+22,i=[],a=r?10*n+24:16;for(let[c,h,m]of e.dots)c&&(i.push(ue(m,o+7,a-5,7),O(o+22,a,c,"tx b",15)),i.push(O(o+26+
9*String(c).length,a,h,"tx",14)),a+=25);i.push(U(`M${o} ${a-10}H${t}`)),a+=10;let l=(c,h,m,d=L.ink)=>{i.push(O(o,a,c,"tx\
2"));for(let b of z(`${h} =`,t-o-48,14))a+=20,i.push(O(o,a,b,"tx",14));let p=O(t,a,m,"b e",20);p.style.fill=d,i.push(p),
a+=28};l("hands, each counted once",e.hands[0],e.hands[1]),l(`${e.cards[0]} in those hands`,e.cards[1],e.cards[2],"var(-\
-accent)");for(let c of z(`before rounding: ${e.exact[0]} and ${e.exact[1]}`,t-o))i.push(O(o,a-4,c,"tx2")),a+=16;a-=16;let u=Math.
max(10*n,a+4);return j(t,u,e.spoken,s.map((c,h)=>k("g",ne(Math.floor(h/10)*3+h%10,20),ue(c,(h%10+.5)*n,(Math.floor(h/10)+
.5)*n,n*.38))),i)}var Lp=(t,e,n,s)=>[O(t,e-7,n,"tx b m",17),U(`M${t-15} ${e}h30`,L.ink,2),O(t,e+19,s,"tx b m",17)];function zc(t,e){
let n=e.factors.length,s=e.factors[0][1],r=Math.max(1,Math.min(n,Math.floor((t+20)/84))),o=24,i=Math.min(190,(t-o*(r-1))/
r),a=s>60?12:7,l=Math.min(i/a,13),u=Math.ceil(s/a),c=n<=4&&l>=5,h=(c?u*l+26:18)+66,m=[];e.factors.forEach(([b,g],y)=>{let w=y%
r*(i+o),$=Math.floor(y/r)*h,x=w+(c?a*l/2:i/2),M=[O(c?w:x,$+13,`${y+1}${["st","nd","rd"][y]??"th"} card`,c?"tx2":"tx2 m")];
if(c)for(let S=0;S<g;S++){let T=S>=b;M.push(C(w+S%a*l+1,$+20+Math.floor(S/a)*l+1,l-2,l-2,{rx:1.5,fill:T?L.accent:"none",
stroke:T?L.accent:L.edge,"stroke-width":1.2}))}let v=$+(c?20+u*l:12)+28;m.push(k("g",ne(y,240),M,Lp(x,v,b,g))),y+1<n&&m.
push(O(Math.min(t-6,x+(i+o)/2),v+6,"×","tx m",18))});let d=Math.ceil(n/r)*h+14,p=(b,g="tx",y=14)=>{for(let w of z(b,t-4,
g.endsWith(" b")?1.06*y:y))m.push(O(0,d,w,g,y)),d+=y+6};return p(`= ${e.none} without ${e.one}; ${e.some} with one or mo\
re`,"tx b",15),p(`Counting hands gives the same: ${e.counting[0]} out of ${e.counting[1]}.`),p(`${e.choose}: ${e.means}.`,
"tx2",13),j(t,d,e.spoken,m)}function Yc(t,e){let n=t<430,s=n?Math.min(44,(t-26)/6):40,r=24,o=22,i=[];for(let h=0;h<6;h+=1)i.push(O(r+(h+.5)*s,14,h+1,
"tx2 m"),O(4,o+(h+.5)*s+5,h+1,"tx2"));e.rows.forEach((h,m)=>{h.forEach((d,p)=>{let b=r+p*s,g=o+m*s,y={fill:d?L.accent:"n\
one",stroke:d?"none":L.edge,"stroke-width":1.2},w=m===p?k("circle",{cx:b+s/2,cy:g+s/2,r:s/2-2,...y}):C(b+1.5,g+1.5,s-3,s-
3,{rx:2,...y}),$=O(b+s/2,g+s/2+5,d,"b m",14);$.style.fill="#FFF",i.push(k("g",ne(m+p,30),w,d&&$))})});let a=o+6*s,l=n?4:
r+6*s+18,u=n?a+24:o+20,c=[C(l,u-12,14,14,{rx:2,fill:L.accent}),...z(e.unlike,t-l-24,14).map((h,m)=>O(l+22,u+19*m,h,"tx",
14))];return u+=19*z(e.unlike,t-l-24,14).length+8,c.push(R(l+7,u-5,7,{fill:L.accent})),c.push(...z(e.doubles,t-l-24,14).
map((h,m)=>O(l+22,u+19*m,h,"tx",14))),u+=34,c.push(O(l,u,e.sum,"tx b",18)),j(t,Math.max(a,u)+8,e.spoken,i,c)}var Jc=(t,e,n,s)=>k("g",R(t,e,n-.8,{fill:L.band,stroke:L.rule,"stroke-width":1.5}),U(`M${t-n} ${e+n}L${t+n} ${e-n}`,L.ink,
2,s?{class:"pic-in late"}:{}));function Xc(t,e,n=0){let s=Math.min(19,t/25),r=s*.38,o=[...e.signs],i=c=>[(c%25+.5)*s,(Math.
floor(c/25)+.5)*s],a=4*s+19,l=0,u=e.kinds.map(([c,h],m)=>{let d=`${c.toLocaleString("en")} ${h}`,p=30+P(d,13);l>0&&l+p>t&&
([l,a]=[0,a+19]);let b=l;return l+=p,[m===2?Jc(b+8,a-4.5,7,!1):ue(m===0?1:0,b+8,a-4.5,7),O(b+20,a,d,"tx")]});return j(t,
a+6,e.spoken,Array.from({length:100-o.length},(c,h)=>{let[m,d]=i(o.length+h);return R(m,d,1.5,{fill:L.rule})}),o.map((c,h)=>{
let[m,d]=i(h),p=c==="x"?Jc(m,d,r,h>=n):ue(c==="y"?1:0,m,d,r);return h>=n?k("g.pic-in",p):p}),u)}var Qe=21,Ap=3,io=50;function Qc(t,e,n=0,s=200){
let{start:r,target:o,n:i}=e,[a,l]=[i<1e3?34:48,t-12],u=_=>a+(l-a)*(_-r)/(o+5-r),c=20,h=Math.floor((s-c-io-32)/Qe),m=Math.
max(1,Math.min(Ap,h)),d=c+m*Qe,p=d+12+io,b=Math.max(...e.feet,...e.exact.map(_=>_*i),1)*1.08,g=_=>p-io*_/b,y=he(r,o,6).filter(
_=>Number.isInteger(_)&&Math.abs(_-o)>(o-r)/10),w=Math.max(1.5,(u(r+1)-u(r))*.66),[$,x]=[ee("feet"),ee("feet")],M=e.rows.
slice(-m),v=i-M.length,S=i?`Hits on each total after ${i.toLocaleString("en")}`:"Hits on each total",T=i?`at ${o}: ${e.feet[e.
feet.length-1].toLocaleString("en")}`:"",E=t-u(r)-P(T,1.06*13)-8;return j(t,p+20,e.spoken,k("defs",me($,L.ink),me(x,L.accent)),
C(u(o)-7,c-4,14,d-c+6,{fill:L.band,stroke:L.edge}),y.map(_=>[O(u(_),13,_,"tx2 m"),U(`M${u(_)} 17V${d}`)]),O(u(o),13,o,"t\
x b m"),Array.from({length:m},(_,A)=>U(`M${u(r)} ${c+A*Qe+Qe-5}H${l}`)),M.map((_,A)=>{let N=c+A*Qe+Qe-5,H=v+A>=n;return[
O(a-6,N+4,(v+A+1).toLocaleString("en"),"tx2 e"),_.slice(1).map((D,re)=>{let[V,se]=[u(_[re]),u(Math.min(D,o+5))],ie=D===o;
return k("g",H?{class:"pic-in",style:`animation-delay:${M.length>1&&i-n>1?0:re*60}ms`}:{},U(`M${V} ${N}A${(se-V)/2} ${Math.
min(Qe-8,(se-V)/2*.9+2)} 0 0 1 ${se} ${N}`,L.edge,1.4),R(se,N,ie?5.5:2.2,{fill:ie?L.accent:L.ink}))})]}),U(`M${u(r)} ${p}\
H${u(o+.6)}`,L.edge),i>0&&O(a-6,g(b/1.08)+5,Math.round(b/1.08).toLocaleString("en"),"tx2 e"),e.feet.map((_,A)=>{let N=A+
1===e.feet.length;return C(u(r+1+A)-w/2,g(_),w,p-g(_),{fill:`url(#${N?x:$})`,stroke:N?L.accent:L.ink,"stroke-width":.7})}),
i>0&&[U(e.exact.map((_,A)=>`${A?"L":"M"}${u(r+1+A)} ${g(_*i)}`).join(""),L.sheet,5),U(e.exact.map((_,A)=>`${A?"L":"M"}${u(
r+1+A)} ${g(_*i)}`).join(""),L.ink,2.5)],O(u(r),p+16,P(S,13)<E?S:S.replace(" on each total",""),"tx2"),i>0&&O(t,p+16,T,"\
tx b e"))}function eu(t,e){let n=t<640,{start:s,target:r}=e,[o,i]=[n?22:40,t-(n?12:112)],a=E=>o+(i-o)*(E-s)/(r+5-s),l=e.rows.slice(
0,n?8:12),u=n?21:24,c=26,h=c+l.length*u,m=he(s,r,n?6:10).filter(E=>Number.isInteger(E)&&Math.abs(E-r)>(r-s)/14),d=ee("fe\
et"),p=ee("feet"),b=l.map((E,_)=>{let A=c+_*u+u-6,N=E[E.length-1],H=E.includes(r),D=[];return E.slice(1).forEach((re,V)=>{
let[se,ie]=[a(E[V]),a(Math.min(re,r+5))],Ee=Math.min(u-9,(ie-se)/2*.9+2),et=re===r;D.push(k("g",ne(_*4+V,30),U(`M${se} ${A}\
A${(ie-se)/2} ${Ee} 0 0 1 ${ie} ${A}`,L.edge,1.4),R(ie,A,et?5.5:n?2:2.6,{fill:et?L.accent:L.ink})))}),[U(`M${a(s)} ${A}H${i}`),
O(0,A+4,_+1,"tx2"),D,!n&&O(i+14,A+4,H?"lands":`jumps to ${N}`,H?"tx b":"tx2")]}),g=92,y=h+46+g,w=Math.max(...e.feet,...e.
exact.map(E=>E*e.n),1)*1.08,$=E=>y-g*E/w,x=Math.max(1.5,(a(s+1)-a(s))*.66),M=e.feet[e.feet.length-1],v=e.exact.map((E,_)=>`${_?
"L":"M"}${a(s+1+_)} ${$(E*e.n)}`).join(""),S=n?`After ${e.n} rows: hits on each`:`After ${e.n} rows: how often each numb\
er was hit`,T=n?y+42:y+22;return j(t,T,e.spoken,k("defs",me(d,L.ink),me(p,L.accent)),C(a(r)-7,c-4,14,h-c+6,{fill:L.band,
stroke:L.edge}),m.map(E=>[O(a(E),14,E,"tx2 m"),U(`M${a(E)} 19V${h}`)]),O(a(r),14,r,"tx b m"),b,O(0,h+26,S,"tx b",14),he(
0,w,3).filter(Number.isInteger).map(E=>[U(`M${a(s)} ${$(E)}H${a(r+.6)}`),O(a(s)-4,$(E)+4,E,"tx2 e")]),e.feet.map((E,_)=>C(
a(s+1+_)-x/2,$(E),x,y-$(E),{fill:`url(#${_+1===e.feet.length?p:d})`,stroke:_+1===e.feet.length?L.accent:L.ink,"stroke-wi\
dth":n?.7:1})),U(v,L.sheet,6),U(v,L.ink,3),m.map(E=>O(a(E),y+17,E,"tx2 m")),O(a(r),y+17,r,"tx b m"),n?O(t,y+38,`at ${r}:\
 ${M}, chance ${e.said}`,"tx b e",14):[k("text.b",{x:i-10,y:y-30,"font-size":14,style:"fill:var(--accent)"},`${M} at ${r}`),
O(i-10,y-10,`chance ${e.said}`,"tx b",14)])}function tu(t,e){let n=.45*t,s=12+Math.min(n,Math.max(...e.rows.map(([m])=>P(
m,13)))),r=t-s-34,o=Math.max(9,Math.min(17,r/17)),i=Math.max(1,Math.floor(r/o)),a=[],[l,u]=[26,0];for(let[m,d]of e.rows){
let p=d.flatMap(([g,y])=>Array(g).fill(y)),b=z(m,s-12,14);a.push(b.map((g,y)=>O(0,l+5+16*y,g,"tx")),O(t,l+5,p.length,"tx\
 b e")),p.forEach((g,y)=>{let[w,$]=[s+(y%i+.5)*o,Math.floor(y/i)*o];a.push(k("g",ne(u++,8),ue(g,w,l+$,o*.38)))}),l+=Math.
max(16*b.length,Math.ceil(p.length/i)*o)+7}let c=0,h=e.kinds.map(([m,d])=>{let p=30+P(d,13);c>0&&c+p>t&&([c,l]=[0,l+19]);
let b=[ue(m,c+8,l,6.5),O(c+19,l+5,d,"tx2")];return c+=p,b});return l+=23,j(t,l+4,e.spoken,O(0,13,`100 ${e.of}`,"tx b",14),
a,h,O(0,l,`${e.exact} of them count`,"tx b",14))}function nu(t,e){let n=Math.max(10,Math.min(e.total,Math.floor(t/16))),
s=Math.min(30,t/n),r=Math.min(s-3,22),o=r*1.4,i=o+34,a=new Set(e.row),l=[];for(let h=0;h<e.total;h++){let m=h%n*s,d=4+Math.
floor(h/n)*i;l.push(k("g",ne(h,20),C(m+1.5,d,r,o,{rx:2,fill:a.has(h)?L.accent:"none",stroke:a.has(h)?L.accent:L.edge,"st\
roke-width":1.5})))}let u=[-1,...e.row,e.total];e.gaps.forEach((h,m)=>{if(!h)return;let[d,p]=[u[m]+1,u[m+1]-1];for(let b=Math.
floor(d/n);b<=Math.floor(p/n);b++){let g=Math.max(d,b*n)-b*n,y=Math.min(p,b*n+n-1)-b*n,w=4+b*i+o+5,[$,x]=[g*s+2,y*s+r+1];
l.push(U(`M${$} ${w}v4H${x}v-4`,L.ink,1.5));let M=Math.floor(d/n)===b;(p-d<n||M)&&l.push(O(($+x)/2,w+18,h,"tx m"))}});let c=4+
Math.ceil(e.total/n)*i+12;for(let h of z(`${e.reckoning}, ${e.wait}`,t-4,1.06*14))l.push(O(0,c,h,"tx b",14)),c+=20;return j(
t,c-8,e.spoken,l)}function su(t,e,n){let s=new Map;return t.hits.map(r=>{let o=Math.round(e(r/t.n)/n)*n,i=s.get(o)??0;return s.set(o,i+1),
{x:o,at:i}})}function ru(t,e){let[n,s]=[t<400?52:66,t-12],r=e.rows.flatMap(h=>h.hits.map(m=>m/h.n)),[o,i]=[Math.max(0,Math.
min(...r)-.03),Math.min(1,Math.max(...r)+.03)],a=h=>n+(s-n)*(h-o)/(i-o),l=8,u=e.rows.map(h=>{let m=su(h,a,7),d=m.some(w=>w.
at>16),p=d?su(h,a,4):m,b=Math.max(...p.map(w=>w.at))+1,g=Math.min(6.6,96/b);l+=Math.max(52,b*g+26);let y=l;return l+=4,[
p.map(({x:w,at:$})=>R(w,y-4-$*g,Math.min(d?1.9:2.8,g*.48),{fill:L.sheet,stroke:L.accent,"stroke-width":d?1.1:1.4})),U(`M${n}\
 ${y}H${s}`,L.edge),O(0,y-18,h.n.toLocaleString("en"),"tx b",15),O(0,y-2,"trials","tx2"),O(s,y-Math.max(34,b*g+10),h.near,
"tx e")]}),c=he(o*100,i*100,t<420?5:8);return j(t,l+40,e.spoken,c.map(h=>[U(`M${a(h/100)} 4V${l}`,L.rule),O(a(h/100),l+16,
h,"tx2 m")]),U(`M${a(e.exact[0])} 4V${l+4}`,L.ink,3),u,O(Math.min(t-50,Math.max(50,a(e.exact[0]))),l+36,`chance ${e.exact[1]}`,
"tx b m",14))}function ou(t,e){let[n,s]=[26,t-P("misses",13)*1.1-12],r=Math.max(0,Math.min(...e.rows.map(c=>c[1]))-.02),
o=Math.min(1,Math.max(...e.rows.map(c=>c[2]))+.02),i=c=>n+(s-n)*(c-r)/(o-r),a=13.5,l=32+e.rows.length*a,u=ee("miss");return j(
t,l+22,e.spoken,k("defs",me(u,L.accent)),he(r*100,o*100,t<420?5:8).map(c=>[U(`M${i(c/100)} 22V${l}`,L.rule),O(i(c/100),l+
17,c,"tx2 m")]),O(Math.min(t-60,Math.max(60,i(e.exact[0]))),14,`chance ${e.exact[1]}`,"tx b m",14),U(`M${i(e.exact[0])} \
20V${l}`,L.ink,3),e.rows.map(([c,h,m],d)=>{let p=32+d*a,b=e.misses.includes(d+1);return k("g",ne(d,60),b?C(i(h),p-5,i(m)-
i(h),10,{fill:`url(#${u})`,stroke:L.accent,"stroke-width":1.5}):U(`M${i(h)} ${p}H${i(m)}`,L.edge,2.5),R(i(c),p,3.6,{fill:L.
sheet,stroke:b?L.accent:L.ink,"stroke-width":2}),(d===0||(d+1)%5===0)&&O(n-8,p+5,d+1,"tx2 e"),b&&k("text.b",{x:i(m)+8,y:p+
5,"font-size":13,style:"fill:var(--accent)"},"misses"))}))}var iu=([,t,e],n)=>({fill:n?L.ink:e<t?L.sheet:L.edge,stroke:n||e<t?L.ink:L.edge,"stroke-width":1.8});function au(t,e){let n=e.
falls.flatMap(i=>i.bars.flatMap(([,a,l])=>[a,l])),[s,r]=[Math.min(0,...n),Math.max(.1,...n)];return t>=460*Math.max(1,e.
falls.length/2)&&e.falls[0].bars.length*e.falls.length<=14?Cp(t,e,s,r):Op(t,e,s,r)}function Cp(t,e,n,s){let[r,o,i]=[40,46,
200],a=m=>o+i*(s-m)/(s-n||1),l=(t-r)/e.falls.length,u=a(n)+(n<0?26:8),c=Math.min(120,(l-24)/Math.max(...e.falls.map(m=>m.
bars.length)))-2,h=Math.max(...e.falls.flatMap(m=>m.bars.map(([d])=>z(d,c).length)));return j(t,u+8+15*h,e.spoken,O(0,30,
e.unit,"tx2"),he(n,s,5).map(m=>[U(`M${r} ${a(m)}H${t}`,m?L.rule:L.ink,m?1:1.5),O(r-6,a(m)+5,jr(m),"tx2 e")]),e.falls.map(
(m,d)=>{let p=r+d*l+10,b=Math.min(120,(l-24)/m.bars.length);return[e.falls.length>1&&O(p+b*m.bars.length/2,16,m.title,"t\
x m b",15),m.bars.map((g,y)=>{let[w,$,x,M]=g,v=y+1===m.bars.length,S=p+y*b,T=a(Math.max($,x)),E=x<$&&!v?a(x)+16:T-6;return k(
"g",ne(y,160),C(S+2,T,b-4,Math.max(2,Math.abs(a(x)-a($))),iu(g,v)),!v&&U(`M${S+b-2} ${a(x)}h4`,L.ink,1.5),O(S+b/2,E,M,v?
"tx b m":"tx m",14),z(w,b-2).map((_,A)=>O(S+b/2,u+12+15*A,_,v?"tx b m":"tx2 m")))})]}))}function Op(t,e,n,s){let r=e.falls.
flatMap(h=>h.bars.map(([m])=>P(m,13))),o=Math.min(t*.36,Math.max(...r)*1.08+10),[i,a]=[o+(n<0?46:6),t-88],l=h=>i+(a-i)*(h-
n)/(s-n||1),u=0,c=e.falls.map(h=>{let m=e.falls.length>1&&O(0,u+15,h.title,"tx b",15);m&&(u+=22);let d=u,p=h.bars.map((g,y)=>{
let[w,$,x,M]=g,v=y+1===h.bars.length,S=z(w,o-4,v?1.06*13:13),T=u+2;u+=Math.max(25,S.length*15+8);let E=Math.max($,x);return k(
"g",ne(y,160),S.map((_,A)=>O(0,T+13+15*A,_,v?"tx b":"tx2")),C(l(Math.min($,x)),T,Math.max(2,Math.abs(l(x)-l($))),17,iu(g,
v)),O(l(E)+8,T+13,v?`${M} ${e.unit}`:M,v?"tx b":"tx",14))}),b=U(`M${l(0)} ${d}V${u}`,L.ink,1.5);return u+=12,[m,b,p]});return j(
t,u,e.spoken,c)}function lu(t,e){let n=e.heaps.map(([T])=>T),[s,r]=[Math.min(...n,e.exact[0]),Math.max(...n,e.exact[0])],
o=(r-s||1)*.07,i=T=>14+(t-28)*(T-s+o)/(r-s+2*o),a=n.map(i),l=Math.min(60,...a.slice(1).map((T,E)=>T-a[E])),u=Math.max(...e.
heaps.map(([,T])=>T)),c=l<13?7:l<30?8.5:10.5,h=Math.max(1,Math.min(4,Math.floor((l-3)/c))),m=Math.ceil(u/h),d=Math.min(c,
190/m),p=22+m*d,b=e.heaps.map(([,,T],E)=>({x:a[E],text:T,wide:P(T,13)})),g=-1/0,y=b.filter(({x:T,wide:E})=>T-E/2<g+6?!1:
(g=T+E/2,!0)),[w,$]=e.mean,x=`balances at ${$}; the exact average is ${e.exact[1]} ${e.unit}`,M=P(x,1.06*14),v=i(w)+16+M<
t?i(w)+16:Math.max(0,i(w)-16-M),S=z(x,t,1.06*14);return j(t,p+36+18*S.length,e.spoken,e.heaps.map(([,T],E)=>[Array.from(
{length:T},(_,A)=>R(a[E]+(A%h-(h-1)/2)*d,p-7-Math.floor(A/h)*d,d*.4,{fill:"none",stroke:L.accent,"stroke-width":1.7})),l>=
20&&O(a[E],p-10-Math.ceil(T/h)*d,T,"tx b m")]),U(`M6 ${p}H${t-6}`,L.ink,4),y.map(({x:T,text:E})=>O(T,p+19,E,"tx2 m")),k(
"path",{d:`M${i(w)} ${p+2}l10 20h-20z`,fill:L.sheet,stroke:L.ink,"stroke-width":2.5}),S.map((T,E)=>O(S.length>1?0:v,p+42+
18*E,T,"tx b",14)))}function cu(t,e){let[n,s,r,o]=[40,t-6,24,170],i=e.shares.length,a=(s-n)/i,l=Math.max(...e.shares),u=y=>r+
o*(1-y/l),c=y=>n+a*(y-e.first+.5),[h,m]=[r+o,Math.max(1,Math.ceil(26/a))],d=`average ${e.mean[1]}, median ${e.median}`,p=c(
e.mean[0])+16+P(d,14)<t,b=`most likely: ${e.likeliest[0]} (${e.likeliest[1]})`,g=c(e.likeliest[0])+a/2+4+1.1*P(b,13)<t;return j(
t,h+46,e.spoken,he(0,l,4).map(y=>[U(`M${n} ${u(y)}H${s}`),O(n-6,u(y)+5,Math.round(y*100),"tx2 e")]),O(0,13,"out of 100",
"tx2"),e.shares.map((y,w)=>k("g",ne(w,20),C(n+w*a+Math.min(2,a*.1),u(y),Math.max(1,a-Math.min(4,a*.2)),h-u(y),{fill:L.ink}),
w%m===0&&O(c(e.first+w),h+16,e.first+w,"tx2 m"))),U(`M${n} ${h}H${s}`,L.ink,2),g?O(c(e.likeliest[0])+a/2+4,u(l)+11,b,"tx",
13):O(t,13,b,"tx e",13),qr(c(e.mean[0]),h+21),O(p?c(e.mean[0])+16:c(e.mean[0])-16,h+38,d,p?"tx b":"tx b e",14))}function uu(t,e){
let[n,s,r,o]=[40,t-8,24,190],i=e.bins.reduce((v,S,T)=>S>=5e-4?T:v,0)+1,a=e.bins.slice(0,i),l=Math.max(...a),u=v=>n+(s-n)*
v/(i*e.step),c=v=>r+o*(1-v/l),h=r+o,[m,d,p]=e.band,b=u(e.step)-u(0),g=`average ${e.mean[1]} ${e.unit}`,y=P(g,14)*1.1,w=u(
e.mean[0])+15+y<t,$=w?u(e.mean[0])+15:Math.min(t,Math.max(y,u(e.mean[0])-15)),x=`${m} to ${d}: ${p}`,M=Math.max(0,Math.min(
u(m),t-P(x,14)*1.1));return j(t,h+76,e.spoken,C(u(m),r-6,u(d)-u(m),o+6,{fill:L.band}),he(0,l,4).map(v=>[U(`M${n} ${c(v)}\
H${s}`),O(n-6,c(v)+5,Math.round(v*100),"tx2 e")]),O(0,13,"out of 100","tx2"),a.map((v,S)=>k("g",ne(S,20),C(u(S*e.step)+b*
.06,c(v),b*.88,Math.max(0,h-c(v)),{fill:L.ink}))),U(`M${n} ${h}H${s}`,L.ink,2),he(0,i*e.step,t<420?4:7).filter(v=>u(v)<s-
10).map(v=>O(u(v),h+17,v,"tx2 m")),qr(u(e.mean[0]),h+20),O($,h+37,g,w?"tx b":"tx b e",14),U(`M${u(m)} ${h+44}v10M${u(m)}\
 ${h+49}H${u(d)}M${u(d)} ${h+44}v10`,L.ink,2),O(M,h+71,x,"tx b",14))}function hu(t,e){let[n,s,r,o]=[40,t-14,30,168],[i,a]=[
e.x[0],e.x[e.x.length-1]],l=[...e.y,...e.lines.map(([M])=>M)],u=e.chance?0:Math.min(0,...l),c=Math.max(...l)*1.12,h=(e.chance?
Math.min(1,c):c)||1,m=M=>n+(s-n)*(M-i)/(a-i||1),d=M=>r+o*(1-(M-u)/(h-u)),p=r+o,b=e.x.map((M,v)=>`${v?"L":"M"}${m(M)} ${d(
e.y[v])}`).join(""),g=e.here,y=g?P(`you are here: ${g[2]}`,14)*1.1:0,w=g?Math.min(Math.max(n+4,m(g[0])-y+10),s-y):0,$=e.
lines.map(([M])=>d(M)-6),x=g?d(g[1])-13:0;return $.some(M=>Math.abs(M-x)<16)&&(x=Math.min(...$,x)-18),j(t,p+(e.across?42:
24),e.spoken,O(0,13,e.up,"tx2"),he(u,h,5).map(M=>[U(`M${n} ${d(M)}H${s}`),O(n-6,d(M)+5,e.chance?Math.round(M*100):jr(M),
"tx2 e")]),he(i,a,t<420?5:9).filter(Number.isInteger).map(M=>O(m(M),p+17,M,"tx2 m")),U(`M${n} ${p}H${s}`,L.ink,1.5),e.across!==
""&&O((n+s)/2,p+37,e.across,"tx2 m"),U(b,L.ink,3),e.lines.map(([M,v],S)=>{let T=S%2===0;return[U(`M${n} ${d(M)}H${s}`,L.
edge,1.8,{"stroke-dasharray":"6 4"}),Dt(T?s:n+6,$[S],v,T?"tx e":"tx")]}),g&&[U(`M${m(g[0])} ${p}V${d(g[1])}`,L.ink,1.5,{
"stroke-dasharray":"2 3"}),R(m(g[0]),d(g[1]),6,{fill:L.ink,stroke:L.sheet,"stroke-width":2}),Dt(w,x,`you are here: ${g[2]}`,
"tx b",14)])}var Np={counted_twice:Zc,draw_by_draw:zc,two_dice:Yc,frequency_grid:Vc,whole_tree:Kc,footprints:eu,waterfall:au,balance:lu,
gaps:nu,split:tu,cases:(t,e)=>Xc(t,e),paths:(t,e)=>Qc(t,e),columns:cu,histogram:uu,graph:hu,runs:ru,intervals:ou};function du(t,e,n){
let s=Np[t];if(!s)throw new Error(`There is no picture of the kind ${t}.`);return f("figure.picture",s(e,n),n.caption&&f(
"figcaption",n.caption))}var ao=5,Rp=310,uo=new WeakMap,Hp=14,gu=24,lo=12;function Pp(t,{at:e,how:n,vote:s}){let{measure:r,cases:o,event:i}=t.panel(
e),a=r==="chance"?`How many ${Wr({cases:o,event:i})}?`:`How many ${r}?`;return n==="phones"?`${a} Answer on your phone.`:
s>1?`${a} Write down your second guess and hold it up. You may change it or keep it.`:`${a} Write your guess on your own\
, then hold it up.`}function ms(t,e){let{ask:n,given:s,model:r}=t.panel(e.at),o=t.pair(e.at),i=o.length>0&&t.lesson.lines(
0,e.at)[o.indexOf(e.at)],a=e.to==="held"?"The vote is closed. The answer is still hidden.":e.to==="talk"?"Find someone w\
ith a different guess. Convince them, or be convinced.":Pp(t,e);return[f("h2",{tabindex:-1,"data-next":!0},n),i&&f("p.w-\
line",i),f("p.mute",s,r&&` ${r}`),f("p.w-wanted",f("b",a))]}function Up(t,e){if(e.length<=Hp)return oo(t,e);let n=Math.ceil(
e.length/2),s=Math.floor((t-gu)/2);return f("div.w-two",[e.slice(0,n),e.slice(n)].map(r=>oo(s,r,e)))}function bu(t,{at:e}){
let n=t.panel(e),{answer:s,dots:r=[],bars:o=[],ask:i,certain:a,apart:l,misconception:u}=n,c=t.positions[e].notice,h=f("d\
iv.w-art");return o.length>0&&uo.set(h,m=>Up(m,o)),[f("h2.w-small",{tabindex:-1,"data-next":!0},i),a&&f("p",a),s?.hundred!=
null?f("div.w-big",f("span.sr",`${s.about} ${s.hundred} `),kt(String(s.hundred),56),f("b",Wr(s))):s&&f("p.w-lead",f("b",
s.lead),` ${s.cases}`),f("div.w-parts",r.length>0&&Dc(r,void 0,void 0),f("div",f("ul",r.map(m=>f("li",Fc(m.yes),f("span",
f("b",String(m.n)),` ${m.words}`)))),s&&!Number.isInteger(Number(s.fraction))&&f("p.mute",f("b",s.fraction),s.percent&&`\
, ${s.about} ${s.percent}`))),o.length>0&&h,(c||u)&&f("p.w-notice",c||`The trap: ${u}.`),l&&f("p.mute",l)]}function yu(t,{
at:e,step:n},s){let r=t.panel(e).steps??[],{letter:o,words:i,formula:a,value:l,picture:u,tree:c}=r[n],h=f("h2.w-small",{
tabindex:-1,"data-next":!0},s);if(u||c){let d=f("div.w-art");return u&&uo.set(d,p=>du(u.kind,p,u)),[h,f("h3",f("i.w-lett\
er",o),i),d,c&&f("ul.w-tree",wu(c,0)),(a||l)&&f("p.w-reckon",f("span",a),f("b",l&&`= ${l}`))]}let m=Math.max(0,Math.min(
n-(ao>>1),r.length-ao));return[h,f("ol.w-steps",r.map((d,p)=>f("li",{class:p>=m&&p<m+ao?"near":"","aria-current":p===n?"\
step":null},f("i.w-letter",d.letter),f("span",d.words,p===n&&d.formula!==d.value&&f("small",d.formula)),p>n?d.value&&f("\
em.w-rd",f("span.sr","hidden")):f("b",d.value))))]}function mu(t,e){let n=t.querySelector(".w-art"),s=n&&uo.get(n);if(!n||
!s||n.clientWidth===0)return!1;n.replaceChildren(s(Math.max(Rp,Math.round(n.clientWidth/e))));let r=n.querySelector(".w-\
two")?(n.clientWidth-gu)/2:n.clientWidth;for(let o of n.querySelectorAll("svg")){let[,,i,a]=(o.getAttribute("viewBox")??
"").split(" ").map(Number),l=Math.min(e,r/i);o.setAttribute("style",`display: block; width: ${i*l}px; height: ${a*l}px`)}
return!0}var co=[1,.96,.92,.85,.78,.7],Bp=3,fu=[1.8,1.6,1.45,1.3,1.15,1,.9,.8,.75,.7,.63],pu=new WeakMap;function ho(t){
let{clientWidth:e,clientHeight:n,dataset:s,style:r,firstChild:o}=t,i=`${e} ${n}`,a=()=>t.scrollHeight<=t.clientHeight+1,
[l,u]=pu.get(t)??[null,""];if(!(l===o&&u===i)){if(pu.set(t,[o,i]),s.less="",r.setProperty("--fit","1"),mu(t,fu[0])){for(let c of[
co.slice(0,-2),co.slice(-2)])for(let h of fu)for(let m of c)if(!(h>1&&m<1)&&(r.setProperty("--fit",String(m)),mu(t,h),a()))
return}for(let c of["","notice","notice far","notice far parts"])for(let h of co.slice(0,c.includes("parts")?void 0:Bp))
if(s.less=c,r.setProperty("--fit",String(h)),a())return}}var wu=({chance:t,words:e,value:n,children:s},r)=>[f("li",{style:`\
--depth:${r}`},t&&f("b",t),f("span",e),n&&f("em",n)),...s.flatMap(o=>wu(o,r+1))];function xu(t,e){let{trial:n,cases:s,event:r,
measure:o}=t.panel(e.at),i=It(t,e),a=o==="chance",l=i.last?.kept,u=l?[...Object.values(l.dealt).map(h=>({face:h})),...l.
traces]:[],c=u.slice(0,lo);return[f("h2.w-small",{tabindex:-1,"data-next":!0},`${He(n)}, ten times each.`),i.n>0&&(a?f("\
div.w-big",kt(String(i.hits),48),f("b",`of ${i.n} ${s||"times"} ${r}`)):f("p.w-lead",f("b",t.written(e.at,i.mean)),` on \
average in ${i.n} deals`)),c.length>0&&f("figure.w-latest",f("figcaption.mute","the latest deal",u.length>lo&&` (the fir\
st ${lo} cards)`),jc(qc(c.length),c)),i.struck>0&&f("p.mute",`${i.struck} not counted: ${t.deals(e.at)?.struck}.`),i.words&&
f("p",i.words)]}function ku(t,e){let{at:n}=e,{answer:s}=t.panel(n),r=s?.hundred!=null?String(s.hundred):s?.lead??t.written(
n,t.exact(n)),[o]=t.heaps(G(e,n,1),e.votes).sort((u,c)=>c.n-u.n);if(!o)return`Why ${r}`;let i=o.values,a=u=>i.filter(c=>c===
u).length,l=i.reduce((u,c)=>a(c)>a(u)?c:u);return`Why ${r}, and not ${t.written(n,l)}`}var fs=class{constructor(e,n,s){this.changed=0;this.side=-1;this.turning=0;this.note="";this.asked="";this.sure=!1;this.
line=null;this.together=null;this.ticking=0;this.gone=!1;if(this.room=n,this.tools=s,this.mine=$c(),this.drawn={field:"",
sheet:""},this.trail=f("ol.w-trail",{"aria-label":"Positions"}),this.aside=f("div.w-aside"),this.field=f("div.w-field.st\
age",{role:"group","aria-label":"The table"}),this.sheet=f("section.sheet.w-sheet",{"aria-label":"The question"}),this.low=
f("section.sheet.w-low",{"aria-label":"The class’s answers"}),this.main=$i({press:()=>this.acts[0]?.press(),refused:o=>this.
say(o)}),this.others=f("div.w-others"),this.told=f("p.w-told",{role:"status"}),this.opens=ke({class:"btn","data-k":"clas\
s",onclick:()=>Oc(this)}),this.bar=f("div.w-bar",this.main.node,this.others,this.told,this.opens),this.live=f("p.sr",{"a\
ria-live":"polite"}),this.root=f("div.uw.uw-wall",f(yt()?"header.w-head":"div.w-head",f("img.patch",{alt:"",src:`data:im\
age/svg+xml,${encodeURIComponent(n.facts.saved.plate)}`}),f("h1",n.facts.saved.title),this.trail,this.aside),f("div.w-bo\
dy",this.field,this.sheet,this.low),this.bar,this.live),wt(this.root,s.table.palette),e.append(this.root),this.acts=[],this.
stops=[lt(this.root,()=>no(this)),lt(this.bar,()=>[...Uc(this),...so(this)]),lt(this.low,()=>so(this)),n.watch((o,i)=>this.
heard(o,i))],this.tables=[0,1].map(()=>new tn({...s.table})),this.views=this.tables.map(o=>ka(Fl,o,"w-table")),this.speech=
new ds(this.live),yt()){let o=i=>Bc(this,i);document.addEventListener("keydown",o),this.stops.push(()=>document.removeEventListener(
"keydown",o))}this.draw();let r=new ResizeObserver(()=>requestAnimationFrame(()=>ho(this.sheet)));r.observe(this.sheet),
this.stops.push(()=>r.disconnect()),requestAnimationFrame(()=>this.main.node.focus({preventScroll:!0}))}heard(e,n){let s=[
"to","at","vote","step"].some(i=>e[i]!==n[i]);s&&(this.changed=performance.now(),this.side=-1,this.note="",this.mine.less=
!1);let r=!document.activeElement||document.activeElement===document.body||this.root.contains(oe(this.root));this.draw([
"ask","held","talk"].includes(n.to)),s?this.speech.say(ro(this),!0):e.votes.length!==n.votes.length?this.speech.say(()=>Xr(
this.room.state)):e.pressed!==n.pressed?this.speech.say(()=>ro(this)):e.here!==n.here&&e.to==="door"&&e.how==="phones"&&
this.speech.say(Wc(e));let o=oe(this.root);r&&(o===this.others||s&&!this.bar.contains(o))&&this.main.node.focus({preventScroll:!0})}act(e){
this.deaf||this.say(this.room.do(e))}get deaf(){return performance.now()-this.changed<ac}lined(e){this.line=e,this.draw()}say(e){
this.note=e,this.tell()}tell(){let e=this.note||this.hint;this.told.textContent!==e&&(this.told.textContent=e)}get hint(){
let{facts:e,state:n}=this.room,s=this.line?.now;if(s?.words&&(n.to==="door"||!s.open))return s.words;if(n.to!=="held")return"";
let{name:r,words:o}=e.spread(n.at,G(n).map(({value:i})=>i));return o?`${r}: ${o}`:r}draw(e=!1){let{state:n}=this.room,{to:s}=n;
this.acts=xc(this),this.root.dataset.to=s,this.drawTrail(),Q(this.aside,n.how==="phones"&&s!=="door"?Tc(this):""),this.drawField(),
this.drawSheet(),this.drawLow(e),this.main.show(this.acts[0].words,"",this.acts[0].does??this.acts[0].k),Q(this.others,this.
acts.slice(1).map(({k:r,words:o,key:i,press:a})=>ke({class:"btn","data-k":r,"aria-keyshortcuts":i,onclick:()=>!this.deaf&&
a()},o))),this.tell(),this.opens.textContent=`Class: ${n.here}${n.how==="phones"?" here":""}`,this.opens.hidden=!!this.room.
offered}drawTrail(){let{facts:e,state:n}=this.room,s=["ask","shown","why","deal","end","door"].includes(n.to);Q(this.trail,
e.positions.map(({group:r},o)=>{let i=o===n.at&&n.to!=="end",a=i?"being asked":n.done.includes(o)?"answered":"not asked \
yet";return f("li",{class:o>0&&e.positions[o-1].group!==r?"w-part":""},ke({"data-k":`spot.${o}`,class:i?"here":n.done.includes(
o)?"done":"","aria-current":i?"step":null,"aria-disabled":s?null:"true","aria-label":`Position ${o+1}: ${a}`,title:`Posi\
tion ${o+1}: ${a}`,onclick:()=>!i&&this.act({kind:"Go",at:o})},f("span",String(o+1))))}))}drawField(){let{facts:e,state:n,
offered:s}=this.room,{to:r,at:o}=n,{line:i}=this,a=r==="deal",l=r==="door"&&n.how==="phones"&&i,u=[l?Ec(i,this.mine.address):
"",r==="end"||r==="door"&&!l?`${r} ${n.how} ${n.here} ${!s}`:"",a,o,a&&`${rt(n)} ${n.here}`].join();if(u!==this.drawn.field)
if(this.drawn.field=u,this.field.classList.remove("twin"),this.field.classList.toggle("stage",r!=="end"&&r!=="door"),this.
field.classList.toggle("sheet",r==="end"||r==="door"),r==="door")Q(this.field,s?uc(this.room):l?Ac(this,i):Pc(this.room,
h=>this.say(h)));else if(r==="end"){let h=Fe(f("div.w-box"),(m,d,p)=>Zl(m,d,p,e,n));Q(this.field,Je(`Your guesses at ${e.
of} positions, and the answers`,`grey: middle half; right: how many ${e.measure(0)==="chance"?e.closeWords(0):"close"}`),
h)}else a?Q(this.field,Fe(f("div.w-box"),(h,m,d)=>Rc(h,m,d,e,n))):this.layTables();l&&Lc(this.field,n.here,i.now.places);
let c=this.tables[e.laid(o).tables.length-1];for(let h of this.tables)h.put({lit:h===c?bc(this):{}})}layTables(){let{facts:e,
state:n}=this.room,{tables:s,over:r}=e.laid(n.at);s.forEach(({names:o,frame:i,differs:a},l)=>{this.tables[l].put({names:o,
differs:a,frames:{0:[i]},aside:l!==s.length-1,caption:{...r[l],tone:"plain"}})}),this.field.classList.toggle("twin",s.length>
1),this.field.replaceChildren(...this.views.slice(0,s.length))}drawSheet(){let{facts:e,state:n}=this.room,{to:s,at:r,vote:o,
step:i,how:a}=n,l=[s,r,o,i,a,s==="deal"&&rt(n),s==="end"&&n.votes.length,yc(this)].join();if(l===this.drawn.sheet)return;
this.drawn.sheet=l;let u={door:()=>null,ask:()=>ms(e,n),held:()=>ms(e,n),talk:()=>ms(e,n),shown:()=>bu(e,n),why:()=>yu(e,
n,ku(e,n)),deal:()=>xu(e,n),end:()=>zl(e,n)}[s]();this.sheet.dataset.vote=String(o),Q(this.sheet,gc(this)??u??""),requestAnimationFrame(
()=>ho(this.sheet))}drawLow(e){let{facts:n,state:s}=this.room,{to:r,at:o,how:i}=s;if(clearInterval(this.ticking),this.low.
classList.toggle("fresh",e&&r==="shown"),r==="door"||r==="end"){this.low.replaceChildren();return}if(this.root.classList.
remove("high"),r==="shown"||r==="why"){let{title:a,note:l,spec:u,spoken:c}=cs(n,s);this.root.classList.toggle("high",u.rows.
length>1),Q(this.low,Je(a,l),Fe(f("div.w-box"),(h,m,d)=>Gl(h,m,d,u,c)),ic(u))}else if(r==="deal"){let a=s.how==="hands"?
Math.floor(rt(s)/10):Object.values(s.pressed[o]??{}).filter(l=>l===10).length;Q(this.low,Je("Ten each, and all together",
`${a} of ${s.here} finished their ten deals`),Fe(f("div.w-box"),(l,u,c)=>Hc(l,u,c,n,s)))}else if(r==="talk"){let a=f("p.\
w-clock",{role:"timer"}),l=()=>{let u=rc(s.ends,Date.now()/1e3);u===Jr&&![Jr,""].includes(a.textContent)&&this.speech.say(
"Time is up."),a.textContent=u};l(),this.ticking=window.setInterval(l,500),Q(this.low,Je("Time to talk","your teacher de\
cides when to stop"),a)}else if(this.side>=0)Q(this.low,Je("Five seconds for each side","both bars are the same height, \
no matter how many of you guessed that number"),Fe(f("div.w-box"),(l,u,c)=>nc(l,u,c,n,s,Math.floor(this.side/Ye),Ye-this.
side%Ye)));else{let a=lc(r==="held"),l=Fe(f("div.w-discs"),(u,c,h)=>Xl(u,h,_e(s).answered,_e(s).of));Q(this.low,Je(Xr(s),
a),l,r==="ask"&&i==="hands"?Mc(this.room,this.mine,{say:u=>this.say(u),draw:()=>this.draw()}):Fe(f("div.w-scale"),(u,c,h)=>Ql(
u,h,n,o)))}}save(){let{facts:e,offered:n}=this.room,s=n??this.room.state,{game:r,number:o}=e.saved;St({kind:"file",name:`\
class_${r}_${o}.csv`,text:jl(e,s)})}fill(){document.fullscreenElement?document.exitFullscreen():this.root.requestFullscreen?.().
catch(()=>this.say("This browser can't go full screen here."))}stop(){this.gone=!0,this.line?.stop();for(let e of this.stops)
e();clearInterval(this.ticking)}};var vu="../c/",$u=(t,e)=>yo({room:"class",game:t,values:{lesson:e}}),ps=(t,e)=>xo("class.html",$u(t,e),Ie());function Sv(t,e){
$s(),t.offline&&fo("./");let n=ws(wo()),s=t.games.find(({id:o})=>o===n?.game),r=s?.lessons.find(({number:o})=>String(o)===
n?.values.lesson);if(e.className="widget-box uw-page uw-wallpage",!s||!r){let o=f("div.widget-box.uw-room",Dp(t));e.replaceChildren(
o),t.offline||Wp(t,o);return}Mu(t,e,s,r)}function Mu(t,e,n,s,r){let o=null;bo({lesson:s.file,...s.first&&{"lesson first":s.
first}},"lesson").then(({saved:i,whole:a})=>{let l=new yn(new cn(i)),u=n.lessons.map(({number:d,name:p})=>[String(d),p]),
c=u[u.findIndex(([d])=>d===String(s.number))+1]?.[0],h=(d,p)=>{let b=n.lessons.find(g=>String(g.number)===d);if(!p||!b)return location.
assign(ps(n.id,d));o?.stop(),history.pushState(null,"",ps(n.id,d)),addEventListener("popstate",()=>location.reload(),{once:!0}),
Mu(t,e,n,b,p)},m=f("div.jupyter-widgets");e.replaceChildren(f("div.widget-box.uw-room",m)),document.title=`${s.name}: a \
class`,xt(d=>{o=new fs(d.el,l,{table:i.table,open:h,next:c,lessons:u}),t.offline||gi(o,vu,$u(n.id,String(s.number)),r)})(
{el:m}),a?.then(d=>l.explain(d)).catch(d=>console.error(d))},()=>{let i=f("button.btn",{onclick:()=>location.reload()},"\
Try again"),a=f("p.uw-page-note","Part of this page didn't load. ",i);r?e.append(a):e.replaceChildren(a)})}async function Wp(t,e){
let n=(await mn(vu)).flatMap(s=>{let r=ws(s.lesson),o=t.games.find(({id:u})=>u===r?.game),i=o?.lessons.find(({number:u})=>String(
u)===r?.values.lesson);if(!o||!i)return[];let{number:a,name:l}=i;return[f("li",f("a.btn",{href:ps(o.id,String(a)),"data-\
k":"continue"},_t(s)),f("span.mute",` ${l}`))]});n.length>0&&e.querySelector("h1")?.before(f("section",f("h2","Welcome b\
ack"),f("ul",n)))}function Dp({games:t,home:e}){let n=f("div.uw.uw-wall-choice",f("h1","Start a class"),f("p.mute","Ever\
yone guesses before anyone sees the answer. Which lesson?"),t.map(({title:s,id:r,lessons:o})=>f("section",f("h2",s),f("u\
l",o.map(({number:i,name:a})=>f("li",f("a.btn",{href:ps(r,String(i))},`${i}. ${a}`)))))),f("p",f("a",{href:e},"All games")));
return xt(()=>{})({el:f("div",n)}),n}export{Sv as openPage};
