var Wl=/%(?:2C|2B|2F)/g;var _l=e=>encodeURIComponent(e).replace(Wl,decodeURIComponent).replace(/['()]/g,t=>`%${t.charCodeAt(0).toString(16).toUpperCase()}`);
function wr({room:e,game:t,values:n,moves:s=[]}){let r=Object.entries(n).map(([o,i])=>`${o}=${_l(i)}`);return`${[`${e}/2`,
t,...r].join(" ")}: ${s.join(" ")}`.trimEnd()}var Gt=()=>document.body?.dataset.voila!=null,ie=()=>Gt()&&document.body.dataset.voila!=="notebook";function xr(e,t,n,s){let{class:r,...o}=n,i=[t,r].flat().filter(Boolean).join(" ");i&&e.setAttribute("class",i);for(let[a,
l]of Object.entries(o))l==null||l===!1||(a.startsWith("on")?e.addEventListener(a.slice(2),l):a==="style"?e.style.cssText=
l:e.setAttribute(a,l===!0?"":String(l)));return e.append(...s.flat(9).filter(a=>a!=null&&a!==!1)),e}var kr=([e,...t])=>e?.
constructor===Object?[e,t]:[{},[e,...t]];function x(e,t,...n){let[s,...r]=e.split(".");return xr(document.createElementNS(
"http://www.w3.org/2000/svg",s),r,...kr([t,...n]))}var C=(e,t,n,s,r)=>x("rect",{x:e,y:t,width:n,height:s,...r}),H=(e,t,n,s)=>x(
"circle",{cx:e,cy:t,r:n,...s}),F=(e,t,n,s)=>x("path",{d:e,fill:"none",stroke:t,"stroke-width":n,...s}),Oe=(e,t,n,...s)=>x(
"svg",{width:e,height:t,viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":n},...s);function p(e,t,...n){let[s,...r]=e.split(
"."),[o,i]=kr([t,...n]),a=s==="section"&&o["aria-label"]&&!ie();return xr(document.createElement(a?"div":s),r,{role:a?"g\
roup":null,type:s==="button"?"button":null,...o},i)}function et(e){let t=e.getRootNode();return t instanceof Document||t instanceof
ShadowRoot?t.activeElement:null}var Ce=e=>e instanceof HTMLTextAreaElement||e instanceof HTMLInputElement&&e.selectionStart!=null;function Il(e,t,n){if(e.
value===e.defaultValue||e.value===t.value||!n&&t.defaultValue!==e.defaultValue)return;t.value=e.value;let s=!1,r=()=>{!s&&
t.isConnected&&t.dispatchEvent(new Event("change"))};t.addEventListener("change",()=>s=!0),t.addEventListener("blur",r,{
once:!0}),t.addEventListener("keydown",o=>{o.key==="Enter"&&!t.form&&r()})}function Y(e,...t){let n=et(e),s=n&&n!==e&&e.
contains(n)?n:null,r=s?.getAttribute("data-k")??"",o=[...e.querySelectorAll("[data-draft]")].filter(Ce),i=Ce(s)?{from:s.
selectionStart,to:s.selectionEnd,text:s.value}:null;e.replaceChildren(...t.flat(9).filter(l=>l!=null&&l!==!1));for(let l of o){
let c=e.querySelector(`[data-k="${CSS.escape(l.dataset.k??"")}"][data-draft="${CSS.escape(l.dataset.draft??"")}"]`);Ce(c)&&
c!==l&&Il(l,c,l===s)}if(!s)return;if(Fl(e,r)){let l=et(e);i&&l!==s&&Ce(l)&&l.value===i.text&&l.setSelectionRange(i.from,
i.to);return}let a=e.querySelector("[data-next]")??e;a instanceof HTMLElement&&(a.tabIndex=-1,a.focus({preventScroll:!0}))}
function Fl(e,t){let n=e.querySelector(`[data-k="${CSS.escape(t)}"]`);return n instanceof HTMLElement&&n.focus({preventScroll:!0}),
n instanceof HTMLElement}var ql=/^(svg|g|path|rect|circle|ellipse|line|polyline|polygon|defs|clipPath|pattern|title|desc|use)$/;
function Ne(e){let t=new DOMParser().parseFromString(e,"image/svg+xml").documentElement;if(t.localName!=="svg")throw new Error(
"Expected SVG.");for(let n of[...t.querySelectorAll("*"),t]){if(n!==t&&!ql.test(n.localName)){n.remove();continue}for(let{
name:s,value:r}of[...n.attributes]){let o=/^(xlink:)?href$/.test(s)&&!r.startsWith("#");(/^on/i.test(s)||o||/url\((?!["']?#)|javascript:/i.
test(r))&&n.removeAttribute(s)}}return document.importNode(t,!0)}var jl=/^(#[0-9a-f]{3,8}|light-dark\(\s*#[0-9a-f]{3,8}\s*,\s*#[0-9a-f]{3,8}\s*\))$/i;
function ae(e,t){for(let n of(t??"").split(";")){let[s,r]=[n.slice(0,n.indexOf(":")).trim(),n.slice(n.indexOf(":")+1).trim()];
/^--[\w-]+$/.test(s)&&jl.test(r)&&e.style.setProperty(s,r)}}function dt({label:e,choices:t,value:n,pick:s,k:r}){return p(
"div.seg",{role:"group","aria-label":e},t.map(([o,i],a)=>p("button",{"data-k":`${r}.${a}`,"aria-pressed":String(o===n),onclick:()=>s(
o)},i)))}var Vl=globalThis,qn=Vl[Symbol.for("uncle_widgets.page")]??={};function Q(e){return qn.ids=(qn.ids??0)+1,`uw-${e}\
-${qn.ids}`}function vr(e,t){let n=-1,s=()=>{let o=Math.round(e.clientWidth);o>0&&o!==n&&(n=o,e.replaceChildren(t(o)))},
r=new ResizeObserver(()=>requestAnimationFrame(s));return r.observe(e),s(),{again:()=>(n=-1,s()),stop:()=>r.disconnect()}}
function D(e,t,n){n?e.getAttribute(t)!==n&&e.setAttribute(t,n):e.removeAttribute(t)}var bt=(e,...t)=>p("button",e,...t),
Re=({kind:e,label:t,strong:n,share:s},r)=>bt({class:`btn${n?" solid":""}${s==null?"":" sharing"}`,style:s==null?null:`--\
p:${100*s}%`,"data-act":e,"data-k":`key.${e}`,onclick:()=>r(s==null?e:"stop")},s==null?t:`${t} (${Math.round(100*s)}%)`);
function jn(e,t,n){let s=et(e),r=s&&e.contains(s)?s:null,o=r&&["data-act","data-clause"].find(l=>r.hasAttribute(l)),i=o&&
r?.getAttribute(o);if(n(),!r)return;([...e.querySelectorAll("button")].find(l=>o&&l.getAttribute(o)===i)??e.querySelector(
"button")??t).focus?.()}var He=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;var $r=Symbol.for("uncle_widgets.presses");function Vn(e){let t=e.composedPath()[0],n=t instanceof Element?t.closest("bu\
tton"):null;return n?.closest(".uw")?n:null}var Mr=({dataset:e,textContent:t})=>e.k??e.act??e.clause??t;function Sr(){let e=globalThis;
if(e[$r])return;e[$r]=!0;let t=null,n=null,s=o=>{let i=t,a=Vn(o);t=n=null,!(!i||i.isConnected||!a||Mr(a)!==Mr(i))&&setTimeout(
()=>{n instanceof Node&&a.contains(n)||a.click()})},r=[["pointerdown",o=>t=o.button||o.pointerType==="touch"?null:Vn(o)],
["pointerup",s],["pointercancel",()=>t=null],["keydown",o=>o.repeat||(t=o.key===" "?Vn(o):null)],["keyup",o=>o.key===" "&&
s(o)],["click",o=>n=o.composedPath()[0]]];for(let[o,i]of r)window.addEventListener(o,i,{capture:!0})}var Gl=".uw, .uw-page, .uw-room",Kl="data-lm-suppress-shortcuts",Tr=Symbol.for("uncle_widgets.keys"),Zl=/^(enter|backspace|delete|home|end|arrow\w+|[amyz])$/i,
Er=e=>(e.ctrlKey||e.metaKey)&&!Zl.test(e.key),Lr=e=>e.composedPath().filter(t=>t instanceof HTMLElement&&t.matches(Gl)).
at(-1);function Gn(){let e=globalThis;if(e[Tr])return;e[Tr]=!0,Sr();let t=new WeakSet,n=s=>{Er(s)||s.stopPropagation()};
window.addEventListener("keydown",s=>{let r=Lr(s),o=s.composedPath()[0];!(r instanceof HTMLElement)||!(o instanceof Element)||
(o.toggleAttribute(Kl,!Er(s)),!t.has(r)&&(t.add(r),r.addEventListener("keydown",n)))},{capture:!0}),window.addEventListener(
"pointerdown",s=>{let r=Lr(s);r instanceof HTMLElement&&!r.hasAttribute("tabindex")&&(r.tabIndex=-1)},{capture:!0})}function Ar(e){let t=e.querySelector(".uw");t instanceof HTMLElement&&(t.dir="ltr",t.lang="en")}var Nr="uncle_widgets.theme",zl="uncle_widgets.inks",Yl="uncle_widgets.covers",Ue=[["auto","Auto"],["light","Light"],["d\
ark","Dark"]],Jl=[["two","Two colours"],["four","Four"]],Xl=[["hidden","Hidden"],["press","On a press"],["shown","Shown"]],
Cr=e=>Ue.find(([t])=>t===e)?.[0];function Ql(){let e=Gt()?Cr(new URLSearchParams(location.search).get("theme")):void 0;try{
return e??Cr(localStorage.getItem(Nr))??"auto"}catch{return e??"auto"}}function Or(e,t,n){try{let s=localStorage.getItem(
e);return t.find(([r])=>r===s)?.[0]??n}catch{return n}}function Ht(){let e=globalThis,t=Symbol.for("uncle_widgets.theme");
if(!e[t]){let n=matchMedia("(prefers-color-scheme: dark)");e[t]={choice:Ql(),inks:Or(zl,Jl,"two"),covers:Or(Yl,Xl,"press"),
roots:new Set,heard:new Set,system:n},n.addEventListener("change",Zn),Zn()}return e[t]}function Kn(e,t){e.classList.toggle(
"four-inks",Ht().inks==="four");for(let n of[e,e.closest(".uw-page")??e.closest(".uw-room")])n instanceof HTMLElement&&(t===
"auto"?delete n.dataset.theme:n.dataset.theme=t)}function Zn(){let{choice:e,roots:t,heard:n,system:s}=Ht();for(let r of t)
Kn(r,e);if(Gt()){let r=e==="auto"?s.matches?"dark":"light":e;document.documentElement.dataset.theme=r,document.body.dataset.
jpThemeLight=String(r==="light")}for(let r of n)r()}var le=()=>Ht().choice;function zn(e){Ht().choice=e,tc(Nr,e),Zn()}var Rr=()=>Ht().covers;function tc(e,t){try{localStorage.setItem(e,t)}catch{}}function Hr(e){let{heard:t}=Ht();return t.add(e),()=>{t.delete(e)}}
var Be=e=>t=>{let n=e(t),s=t.el.querySelector(".uw");if(!(s instanceof HTMLElement))return n;let{roots:r}=Ht();r.add(s),
Kn(s,le());let o=new ResizeObserver(()=>{Kn(s,le()),o.disconnect()});return o.observe(s),()=>{o.disconnect(),r.delete(s),
n?.()}};async function Ur(e){let t=Uint8Array.from(atob(e),n=>n.charCodeAt(0));return new Response(new Blob([t]).stream().pipeThrough(
new DecompressionStream("gzip"))).json()}var ec="M70-6 18 106M5.5 24a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0M53.5 76a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0",
Yn={0:[64,[["ellipse",{cx:32,cy:50,rx:25,ry:43}]]],1:[46,[["path",{d:"M3 30 32 5V110"}]]],2:[64,[["path",{d:"M7.5 33V31.\
5A24.5 24.5 0 1 1 51.5 46.4L16 93H64"}]]],3:[62,[["path",{d:"M10.5 22.5A19.5 19.5 0 1 1 29 46H20M20 44H30A24.5 24.5 0 1 \
1 6.7 76"}]]],4:[66,[["path",{d:"M48 110V5L13 74H66","stroke-miterlimit":12}]]],5:[62,[["path",{d:"M58 7H19L14.6 48A25.5\
 25.5 0 1 1 6.9 77"}]]],6:[64,[["circle",{cx:32,cy:68,r:25}],["path",{d:"M53.5-13 10.6 55.1"}]]],7:[60,[["path",{d:"M0 7\
H49L15 110","stroke-miterlimit":12}]]],8:[64,[["circle",{cx:32,cy:27,r:20}],["circle",{cx:32,cy:68,r:25}]]],9:[64,[["cir\
cle",{cx:32,cy:32,r:25}],["path",{d:"M10.5 113 53.4 44.9"}]]],"%":[88,[["path",{d:ec,"stroke-width":11}]]],".":[20,[["re\
ct",{x:3,y:85,width:15,height:15,fill:"currentColor",stroke:"none"}]]],",":[20,[["path",{d:"M12 84 6 118","stroke-width":13}]]],
"/":[52,[["path",{d:"M48-6 4 106","stroke-width":11}]]],"+":[60,[["path",{d:"M30 26V82M2 54H58","stroke-width":12}]]],"-":[
44,[["path",{d:"M4 54H40","stroke-width":12}]]],"−":[44,[["path",{d:"M4 54H40","stroke-width":12}]]],"×":[56,[["path",
{d:"M8 32 48 76M48 32 8 76","stroke-width":12}]]]," ":[26,[]],J:[54,[["path",{d:"M46-10V69A19.500 19.500 0 0 1 7 69V60"}]]],
Q:[72,[["ellipse",{cx:36,cy:50,rx:29,ry:43}],["path",{d:"M42 66 74 104"}]]],K:[68,[["path",{d:"M7-10V110M66-6 10 62M28 4\
2 68 106"}]]],A:[72,[["path",{d:"M2 106 36-2 70 106M14 68H58"}]]]},Lt=e=>e!==""&&[...e].every(t=>t in Yn);function st(e,t,n=13){
return[...String(e)].reduce((r,o)=>r+(Yn[o]?.[0]??0)+n,-n)*t/100}function at(e,t,n,s,r={}){let{anchor:o="start",gap:i=13,
weight:a=s>=60?13:14,colour:l}=r,c=st(e,s,i),h=o==="middle"?t-c/2:o==="end"?t-c:t,u=0,d=[...String(e)].map(m=>{let[f,g]=Yn[m]??
[0,[]],b=m===","?"visible":"hidden",y={x:u,y:0,width:f,height:100,viewBox:`0 0 ${f} 100`,style:`overflow:${b}`};return u+=
f+i,x("svg",y,g.map(([w,M])=>x(w,M)))});return x("g",{transform:`translate(${h} ${n}) scale(${s/100})`,fill:"none",stroke:"\
currentColor","stroke-width":a,"aria-hidden":"true",style:l&&`color:${l}`},d)}function ce(e,t,n={}){let s=st(e,t,n.gap),
r=`width:${s/16}em;height:${t/16}em`;return x("svg.numeral",{viewBox:`0 0 ${s} ${t}`,style:r,"aria-hidden":"true"},at(e,
0,0,t,n))}var Pe=[e=>`M0 ${e/2}a${e/2} ${e/2} 0 1 1 ${e} 0a${e/2} ${e/2} 0 1 1 ${-e} 0Z`,e=>`M${e*.05} ${e*.05}H${e*.95}\
V${e*.95}H${e*.05}Z`,e=>`M${e/2} ${-e*.14}L${e*1.14} ${e/2}L${e/2} ${e*1.14}L${-e*.14} ${e/2}Z`,e=>`M${e/2} 0L${e} ${e*.42}\
V${e}H0V${e*.42}Z`,e=>`M${e*.25} ${e*.04}H${e*.75}L${e*1.04} ${e/2}L${e*.75} ${e*.96}H${e*.25}L${-e*.04} ${e/2}Z`,e=>`M${-e*
.1} ${e*.16}H${e*1.1}V${e*.84}H${-e*.1}Z`],nc=e=>"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[e]??"?";function Kt(e,t,n,s,r={}){let{fill:o="\
var(--on-field)",ink:i="var(--field)"}=r,a=e>=Pe.length,l={d:Pe[e%Pe.length](s),fill:a?i:o,stroke:a?o:null,"stroke-width":2},
c=e%Pe.length===3,h={x:s/2,y:c?s*.8:s*.69,"font-size":Math.max(12.5,s*.54),"font-weight":700,"text-anchor":"middle",fill:a?
o:i};return x("g",{transform:`translate(${t} ${n})`},x("path",l),x("text",h,nc(e)))}var Br={first:"M5 5h3v14H5zM20 5v14L\
9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6zM14 5h4v14h-4z",forward:"M7 5v14l11-7z",last:"M4 5v\
14l11-7zM16 5h3v14h-3z",link:"M8 3h12v13h-3V6H8zM4 8h10v13H4z",eye:"M12 5C7 5 3 8.5 1 12c2 3.5 6 7 11 7s9-3.5 11-7c-2-3.\
5-6-7-11-7zm0 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM12 9.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",down:"M4 8h16l-8\
 9z",near:"M11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm0 2.4a3.6 3.6 0 1 0\
 0 7.2 3.6 3.6 0 0 0 0-7.2z",whole:"M3 3h7v3H6v4H3zM14 3h7v7h-3V6h-4zM3 14h3v4h4v3H3zM18 14h3v7h-7v-3h4z",close:"M6 4 12\
 10 18 4 20 6 14 12 20 18 18 20 12 14 6 20 4 18 10 12 4 6z"};function rt(e,t=22){let n=`width:${t/16}em;height:${t/16}em`;
return x("svg.icon",{viewBox:"0 0 24 24",fill:"currentColor",style:n,"aria-hidden":"true"},x("path",{d:Br[e],"fill-rule":"\
evenodd"}))}var Pr=(e,t,n)=>x("g.opens-mark",{transform:`translate(${e} ${t})`},x("circle",{r:n}),x("path",{d:Br.eye,"fi\
ll-rule":"evenodd",transform:`scale(${n/15}) translate(-12 -12)`}));function lt(e,t="var(--ink)",n="none"){return x("pat\
tern",{id:e,width:6,height:6,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"},C(0,0,6,6,{style:`fill:${n}`}),
C(0,0,2,6,{style:`fill:${t}`}))}function Mt(e,t,n,s,r){let o={r:`M${t-s*.86} ${n-s*.86}h${s*1.72}v${s*1.72}h${-s*1.72}Z`,
g:`M${t} ${n-s*1.02}L${t+s*1.12} ${n+s*.86}H${t-s*1.12}Z`,b:`M${t-s} ${n}a${s} ${s} 0 1 1 ${2*s} 0a${s} ${s} 0 1 1 ${-2*
s} 0Z`,y:`M${t} ${n-s*1.2}L${t+s*1.2} ${n}L${t} ${n+s*1.2}L${t-s*1.2} ${n}Z`}[e];return x("path",{d:o,...r})}var De=e=>({
r:"red",g:"green",b:"blue",y:"yellow"})[e]??"";function Jn(e,t,n,s={}){let{w:r=27,t:o=5,g:i=2,pitch:a=r+7}=s,l="",c="";for(let h=0;h<
e;h++){let u=t+Math.floor(h/10)*a,d=h%10,m=n-(d+1)*(o+i)-(d>=5?3:0);l+=`M${u} ${m}h${r}v${o}h${-r}z`;for(let f of[.22,.64])
c+=`M${u+r*f} ${m}h${r*.14}v${o}h${-r*.14}z`}return x("g",{"aria-hidden":"true"},x("path",{d:l,fill:"var(--accent-on-fie\
ld)"}),x("path",{d:c,fill:"var(--card)"}))}var pt=(e,t,n)=>Math.max(0,Math.min(1,(e-t)/(n-t||1)));function St(e,t){let n=[.1,.2,.25,.5,1,2,2.5,5,10,20,25,50,100,200,250,500].find(r=>(t-e)/r<=5)??(t-e)/4,s=[];for(let r=Math.
ceil(e/n);r*n<=t+1e-9;r++)s.push(Number((r*n).toFixed(9)));return s}var We=(e,t,n,s="tx",r=14)=>x("text",{x:e,y:t,class:s,
"font-size":r},n);function ot(e,t,n,s){if(e===0)return H(t,n,s-.8,{fill:"none",stroke:"var(--edge)","stroke-width":1.5});
let r=e>1&&H(t,n,s-.9,{fill:"none",stroke:"var(--accent-fill)","stroke-width":1.9});return x("g",H(t,n,e>1?s*.56:s,{fill:"\
var(--accent-fill)"}),r)}var _e=class{constructor(t){this.values=t,this.heard=new Map,this.saying=n=>{}}get(t){return this.values[t]}set(t,n){this.
put({[t]:n})}put(t){let n=Object.keys(t).filter(s=>Zt(this.values[s],t[s]));for(let s of n)this.values[s]=t[s];for(let s of n)
this.tell(`change:${s}`,t[s])}save_changes(){}send(t){this.saying(t)}on(t,n){for(let s of t.split(" "))this.heard.has(s)||
this.heard.set(s,new Set),this.heard.get(s)?.add(n)}off(t,n){for(let s of t.split(" "))this.heard.get(s)?.delete(n)}tell(t,n){
for(let s of[...this.heard.get(t)??[]])s(n)}},Zt=(e,t)=>e!==t&&JSON.stringify(e)!==JSON.stringify(t);function z(e){throw new Error(e)}var _r={"٪":"%","٫":"."};for(let[e,t]of[["-","‐‑‒–−﹣"],["/","⁄∕"],["'","‘’ʼ"],[",","،٬"]])for(let n of t)
_r[n]=e;var sc=/^([+-]?) ?(.+?) ?(%|(?:out )?of 100)?$/,rc=/^(?:(\d+) )?(\d+) ?\/ ?(\d+)$/,oc=/^(?:\d+[.,]?\d*|[.,]\d+)$/,
ic=/^[1-9]\d{0,2}([,'_ ])\d{3}(?:\1\d{3})*(?:\.\d*)?$/,ac=/^[1-9]\d{0,2}(?:\.\d{3})+$/;function lc(e){let t=e.codePointAt(
0),n=0;for(;/\p{Nd}/u.test(String.fromCodePoint(t-n-1));)n++;return String(n%10)}function cc(e){if(/\p{Nd}/u.test(e))return lc(
e);if(/\p{No}/u.test(e)){let t=e.normalize("NFKC");return t.includes("⁄")?` ${t.replace("⁄","/")} `:e}return/[\p{Z}\t\n\v\f\r]/u.
test(e)?" ":/\p{Cf}/u.test(e)?"":/[\uff01-\uff5e]/.test(e)?String.fromCharCode(e.charCodeAt(0)-65248):_r[e]??e}var hc=e=>[
...e].map(cc).join("").replace(/ +/g," ").trim(),Dr=e=>e.toFixed(9).replace(/\.?0+$/,""),Wr=e=>Number.isInteger(e)?e.toLocaleString(
"en"):String(Number(e.toPrecision(6))),At={low:0,high:100,unit:"chance"};function Xn({low:e=-1/0,high:t=1/0,unit:n="",whole:s=!1}){
let r=Number.isFinite(e)&&Number.isFinite(t)?` from ${Wr(e)} to ${Wr(t)}`:"",o=n==="chance"?" (of 100)":n&&n!=="share"?`\
 ${n}`:"";return`Expected ${s?"a whole number":"a number"}${r}${o}`}function ct(e,t){let{low:n=-1/0,high:s=1/0,unit:r="",
whole:o=!1}=t,i=hc(e),a=[...i].slice(0,20).join(""),l=(v,S="")=>({value:null,share:Number.NaN,words:v,meant:S});if(!i)return l(
`${Xn(t)}.`);let c=l(`${Xn(t)}, not '${a}'.`),h=sc.exec(i);if(!h||[...i].length>60)return c;let[,u,d,m]=h,f=rc.exec(d),g=f!=
null&&f[1]==null,b=t.thousands??(-n>=1e3||s>=1e3),y=o&&ac.test(d),w;if(f){let[,v="0",S,L]=f;if(!Number(L))return c;let T=(Number(
v)*Number(L)+Number(S))/Number(L);w=E=>T*10**E}else if(b&&(ic.test(d)||y)){let v=d.replace(y?/[,'_ .]/g:/[,'_ ]/g,"");w=
S=>+`${v}e${S}`}else if(oc.test(d)){let v=d.replace(",",".");w=S=>+`${v}e${S}`}else return c;if(m&&(r!=="chance"&&r!=="s\
hare"||g&&(m==="%"||r==="share")))return c;let M=m&&r==="share"?-2:g&&r==="chance"?2:0,k=u==="-"?-1:1,$=k*w(M)||0;if($<n||
$>s||o&&!Number.isInteger($))return l(`${Xn(t)}, not ${a}.`);if(r==="chance"&&$>0&&$<1&&!g&&!m){let v=Dr(w(2)),S=Dr($);return l(
`Did you mean ${v} out of 100? Type ${v}, or ${S}% for ${S} out of 100.`,v)}return{value:$,share:k*w(M-2)||0,words:"",meant:""}}function Tt(e,t){let n=Math.abs(e)*10**t,s=Math.floor(n);if(n-s!==.5||!Number.isInteger(e*2**(t+1)))return e.toFixed(t);
let r=(s%2?s+1:s)/10**t;return(e<0?-r:r).toFixed(t)}function uc(e){return e>0&&e<5/1e4?"under 0.1%":e<1&&e>9995/1e4?"ove\
r 99.9%":`${Tt(100*e,1)}%`}var Ut=(e,t)=>t==="chance"?uc(e):`${Tt(Math.abs(e)<.005?0:e,2)} ${t}`.replace("-","−");function Ie(e,t,n){
let{value:s,share:r,words:o}=ct(String(e),t==="chance"?At:{low:n[0],high:n[1],unit:t});if(s==null)throw new Error(o);return t===
"chance"?r:s}function Fe(e,t,n,s){let r=n==="chance";if(s==="exact")return r?"Within 1.":"That is it, as printed.";let o=Math.
round(Math.abs(e-t)*1e9)/1e9,i=r?String(Ir(o)):Ut(o,n),a=s==="far"?"":r?": within ten":": near";return`${i} too ${e>t?"h\
igh":"low"}${a}.`}var Ir=e=>Math.floor(Math.round(e*1e9)/1e7+.5),Qn=(e,t)=>t==="chance"?.105:Math.max(Math.abs(e)/10,.1);var Bt=e=>e.charAt(0).toUpperCase()+e.slice(1);var Ym="no one two three four five six seven eight nine ten".split(" ");var qe=(e,t,n=!1)=>`${e} ${t}${n?" again":""}`;function ts(e,t,n=!1){let s=new Map;for(let r of t.asked.said){let[o,i,a]=r.
place.split(" ");if(Number(o)!==t.course||!!a!==n||s.has(Number(i)))continue;let l=e.card(r.place,r.question,{});l&&!Zt(
l.settings,r.settings)&&s.set(Number(i),r)}return s}var fc=["steps","dots","row"],Fr=["answer","bars","dots","steps","misconception","apart","simulated","headline","certain"],
gc=["row","judged","heat","lesson","tries"],bc=1e9,qr=(e,t)=>Object.fromEntries(Object.entries(e).filter(([n])=>t(n))),es=class{constructor(t,n,s){
this.panel=t,this.settings=n,this.certain=!!t.certain,this.heat=t.heat,this.answered=qr(t,i=>Fr.includes(i)||i==="lesson");
let r=t.knobs.map(i=>({...i,choices:i.choices.filter(([a])=>s.some(l=>!Zt(l,{...n,[i.name]:a})))})).filter(i=>i.choices.
length>1),o=qr(t,i=>!Fr.includes(i)&&!gc.includes(i));this.asked={...o,knobs:r},this.offers=Object.fromEntries(r.map(({name:i,
choices:a})=>[i,a.map(([l])=>l)]))}get row(){let t=this.panel.knobs.find(n=>!n.model);return(this.panel.row??[]).map(({value:n,
label:s})=>[t.name,n,s])}get number(){let{exact:t}=this.panel.judged;return{number:t,text:Ut(t,this.panel.measure)}}value(t){
return Ie(t,this.panel.measure,this.panel.span)}verdict(t){let{verdicts:n}=this.panel.judged,s=Math.round(t*bc),[,r,o]=n.
find(([i])=>s<=i)??n.at(-1);return{band:r,near:r!=="far",mistake:o}}mistake(t){return this.panel.judged.mistakes[this.verdict(
t).mistake]??null}told(t){let n=this.value(t),{judged:s,measure:r}=this.panel;return{value:n,verdict:Fe(n,s.exact,r,this.
verdict(n).band)}}},yc=2,je=class{constructor(t){this.locked=!1;this.saved=t,this.cards=new Map}offered(t){return this.saved.
questions.map(({id:n})=>n)}panels(t,n){return[[],[]]}card(t,n,s){let r=JSON.stringify([t,n,s]),o=this.cards.get(r);return this.
cards.has(r)||(o=this.made(t,n,s),this.cards.set(r,o)),o??null}made(t,n,s){let[r,o]=this.panels(t,n),i=[...r,...o].map(u=>this.
unfolded(u));if(i.length===0)return null;let a=i.map(u=>u.set),l={...a[0],...s},c=({name:u,choices:d,value:m})=>{let f=d.
some(([g])=>g===l[u])||d.length===0;return!(u in l)||m===(f?l[u]:d[0][0])},h=i.find(({panel:u})=>u.knobs.every(c))??i[0];
return new es(h.panel,h.set,a.slice(0,r.length))}unfolded(t){let{pool:n,panels:s}=this.saved,r={};for(let[i,a]of Object.
entries(s)){let l=a[t];l!=null&&(r[i]=fc.includes(i)?l.map(c=>n[c]):n[l])}let o=r.knobs.map(i=>[i.name,i.value]);return{
panel:r,set:Object.fromEntries(o)}}prefer(t){return""}chip(t){let{id:n,name:s,title:r}=this.saved.questions.find(o=>o.id===
t)??this.saved.questions[0];return{id:n,name:s,title:r}}away(t,n){let{when:s}=this.saved.questions.find(r=>r.id===n)??{when:""};
return s?`It arises ${s}.`:this.saved.onward}fault(t){return""}notice(t){return""}told(t,n,s,r=t.mistake(t.value(n.number))){
let o=!(n.owned||n.denied),i=s.filter(l=>l.denied&&l.denied===r?.kind).length,a=r!=null&&o&&i<yc;return{...t.told(n.number),
sure:n.sure,mistake:r,asks:a,own:n.owned!==""}}called(t){return t}nothing(t,n){let s=this.saved.questions.find(({id:i})=>i===
n),r=s?.title??"No question arises here.",o=this.away(t,n);return{key:t,none:!0,title:r,when:o}}};var jr=e=>Math.round(e*1e9),Ve=class extends je{constructor(n){super(n);this.courses=[];this.locked=!0;this.lesson=n}explain(n){
let[s]=this.lesson.courses;this.saved=this.lesson=n,this.cards.clear(),this.courses=this.courses.map(r=>r===s?n.courses[0]:
r)}again(){this.courses.push(this.lesson.courses[0])}practise(n){let s=this.lesson.courses[1];if(!s)return!1;let r=s.leads[n]??
[],o=[...r,...s.positions.keys()].filter((a,l,c)=>c.indexOf(a)===l),i=Object.fromEntries(o.map((a,l)=>[l,s.laid[a]]));return this.
courses.push({...s,laid:i,positions:o.map(a=>s.positions[a])}),!0}course(n){return this.courses[n]??this.lesson.courses[0]}picked(n){
return this.course(n)===this.lesson.courses[0]}goal(n){return this.course(n).goal}groups(n){return this.course(n).positions.
map(({group:s})=>s)}pair(n,s){let r=[s,s+1].find(o=>this.course(n).positions[o]?.pair.length);return r?[r-1,r]:[]}lines(n,s){
return this.course(n).positions[this.pair(n,s)[1]].pair}position(n){let[s,r]=n.split(" ").map(Number);return this.course(
s).positions[r]}offered(n){return n?[this.position(n).question]:[]}panels(n,s){let r=this.position(n);return[r.question===
s?r.panels:[],[]]}notice({place:n,said:s}){let[r,o,i]=n.split(" "),a=this.pair(Number(r),Number(o)).map(c=>qe(Number(r),
c,!!i));return(a.length>0&&a.every(c=>s.some(h=>h.place===c))?a:[n]).map(c=>this.position(c).notice).join(" ")}called(n){
return this.position(n).place+(n.endsWith(" again")?", again":"")}told(n,s,r){let o=n.value(s.number),i=n.verdict(o).near?
void 0:this.slipped(s.place,o,r);return super.told(n,s,r,i??n.mistake(o))}slipped(n,s,r){let[o,i]=n.split(" ").map(Number),
a={asked:{said:r},course:o};return this.position(n).compares.find(({above:l,at:c,fits:h})=>{let u=ts(this,a),d=u.has(i)?
ts(this,a,!0):u,m=d.get(c)??u.get(c),f=m&&this.card(m.place,m.question,m.settings);if(!f)return!1;let g=s-f.value(m.number);
return jr(l?g:-g)>=jr(h)})?.mistake}};var wc=2;var Pt=(e,t=2)=>Tt(Math.abs(e)<.5/10**t?0:e,t).replace("-","−");function Vr(e,t,n,s,r=[]){let o=(e+t)/2,i=(t-e)/2,a=s==="chance",l=a?i>=wc&&!xc(e,t,o,i,r)?0:1:2,c=Pt(i,l);if(a&&Pt(o,l)!==
Pt(n,l))return`between ${Pt(e,l)} and ${Pt(t,l)} out of 100`;let h=a?"out of 100":s;return`about ${Pt(n,l)} ${h}, give o\
r take ${Number(c)?c:"less than 0.01"}`}function xc(e,t,n,s,r){let[o,i]=[n,s].map(a=>Number(Pt(a,0)));return r.some(a=>(e<=
a&&a<=t)!=(o-i<=a&&a<=o+i))}var he=1.959963984540054;function Gr(e,t){let n=e/t,s=he*he,r=(n+s/(2*t))/(1+s/t),o=he/(1+s/t)*Math.sqrt(n*(1-n)/t+s/(4*t*t));return[Math.max(0,r-
o),Math.min(1,r+o)]}function Kr(e,t,n){let s=t/e,r=e<2?0:Math.sqrt(Math.max(0,n/e-s**2)/(e-1));return[s-he*r,s+he*r]}function Zr({parts:e,rows:t},n){let s={dealt:{},traces:[]};for(let[r,o]of Object.entries(t)){let i=e[o.charCodeAt(n)-48];
i&&r.startsWith("trace.")?s.traces.push(i):i&&(s.dealt[r]=i)}return s}var zr=300,kc=4,vc=1e-9,Yr=11,Ge=class{constructor(t){this.saved=t,this.lesson=new Ve(t),this.lesson.again(),this.positions=
t.courses[0].positions,this.of=this.positions.length}explain(t){this.saved=t,this.lesson.explain(t),this.positions=t.courses[0].
positions}card(t){let n=qe(0,t),s=this.lesson.card(n,this.positions[t].question,{});if(!s)throw new Error(`Expected a qu\
estion at position ${t+1}.`);return s}panel(t){return this.card(t).panel}measure(t){return this.panel(t).measure}span(t){
return this.measure(t)==="chance"?[0,1]:this.panel(t).span}scale(t){return this.measure(t)==="chance"?100:1}exact(t){return this.
panel(t).judged.exact}steps(t){return this.panel(t).steps?.length??0}pair(t){return this.lesson.pair(0,t)}laid(t){let n=this.
pair(t);return this.saved.courses[0].laid[n[1]===t?n.join(" "):String(t)]}fits(t,n){let[s,r]=this.span(t),o=this.scale(t);
return Number.isFinite(n)&&n>=s&&n<=r?"":`Expected a number from ${s*o} to ${r*o}, not ${String(n*o).slice(0,20)}.`}list(t,n){
let r=n.replace(/\s*([/\u2044\u2215])\s*/g,"$1").replace(/\s+(?=[%\uff05\u066a])/g,"").replace(/(\d)\s*[x\u00d7*]\s*(\d+),?/gi,
"$1x$2 ").split(/[\s;]+|,\s|,$/).flatMap(o=>/,.*,/.test(o)?o.split(","):[o]).filter(Boolean).flatMap(o=>{let[i,a="1"]=o.
split("x");if(/\d,\d/.test(i))throw new Error(`Is ${i.slice(0,20)} one number or two? Write a point in it, or a blank af\
ter the comma.`);if(!/^\d{1,3}$/.test(a))throw new Error(`Expected numbers such as 60 x4, 45, not '${o.slice(0,20)}'.`);
let l=Ie(i,this.measure(t),this.span(t));return Array(Number(a)).fill(l)});if(r.length===0||r.length>zr)throw new Error(
`Expected from 1 to ${zr} numbers, such as 60 x4, 45.`);return r}written(t,n){return this.measure(t)==="chance"?Tt(100*n,
1).replace(/\.0$/,""):Ut(n,this.measure(t))}bands(t){let[n,s]=this.span(t);if(this.measure(t)==="chance")return Array.from(
{length:Yr},(i,a)=>a/10);let r=St(n,s),o=r.flatMap((i,a)=>a?[(i+r[a-1])/2,i]:[i]);return o.length<=Yr?o:r}near(t,n){return this.
card(t).verdict(n).near}reach(t){return Qn(this.exact(t),this.measure(t))}closeWords(t){return this.measure(t)==="chance"?
"within 10":`within ${Ut(this.reach(t),this.measure(t))}`}mistake(t,n,s=()=>{}){return this.near(t,n)?null:this.positions[t].
compares.find(({above:o,at:i,fits:a})=>{let l=s(i);return l!=null&&(o?n-l:l-n)>a-vc})?.mistake??this.card(t).mistake(n)}mistakeOf({
member:t,at:n,vote:s,value:r},o){let i=a=>o.find(l=>l.member===t&&l.at===a&&l.vote===1)?.value;return this.mistake(n,r,t&&
s===1?i:void 0)}deals(t){let{tries:n,certain:s,untried:r}=this.panel(t);return n&&!s&&!r?n:null}deal(t,n){let s=this.deals(
t),{values:r,signs:o}=s;return{value:r[o.charCodeAt(n%o.length)-48],...n<s.kept&&{kept:Zr(s,n)}}}heaps(t,n){let s=new Map;
for(let r of t){let o=this.mistakeOf(r,n);if(!o)continue;let i=s.get(o.name)??{mistake:o,values:[]};i.values.push(r.value),
s.set(o.name,i)}return[...s.values()].filter(({values:r})=>r.length>=kc).map(({mistake:r,values:o})=>{let[i,a]=[Math.min(
...o),Math.max(...o)],l=t.filter(({value:c})=>c>=i&&c<=a);return{mistake:r,values:o,from:i,to:a,n:o.length,alone:l.length===
o.length}}).sort((r,o)=>r.from-o.from)}tells(t,n,s=!1){let{mistakes:r,verdicts:o}=this.panel(t).judged;return s&&this.positions[t].
compares.some(({mistake:a})=>a.kind===n)||o.some(([,,a])=>r[a]?.kind===n)}spread(t,n){let s=n.filter(r=>this.near(t,r)).
length/(n.length||1);return n.length===0?{split:!1,name:"Nobody has answered",words:""}:s<.3?{split:!1,name:"Few are clo\
se",words:"give a hint, or show the answer"}:s<=.7?{split:!0,name:"Split",words:"worth a talk"}:{split:!1,name:"Most are\
 close",words:"show the answer"}}};function Ke(e,t){let{zones:n,board:s,sheet:r,...o}=e,i=a=>a==null?void 0:t[a];return{...o,zones:n.map(a=>t[a]),board:i(s)??
"",sheet:i(r)}}var Ze=class{constructor(t,n){this.resting=0;this.model=t,this.pages=new Map(Object.entries(t.get("pages")??
{})),this.asked=new Map,this.hear=s=>{s.kind==="page"&&(this.pages.set(`${s.watcher}.${s.page}`,s),n())},t.on("msg:custo\
m",this.hear)}get watcher(){return this.model.get("watcher")}get few(){return this.model.get("frames")[this.watcher]??[]}get length(){
return this.model.get("count")||this.few.length}scene(t){let n=Math.max(0,Math.min(t,this.length-1));if(!this.model.get(
"count"))return this.few[n]?Ke(this.few[n],this.model.get("pool")):null;let s=this.model.get("size"),r=Math.floor(n/s),o=this.
page(r);return o?(this.fetchRest(r),Ke(o.frames[n-r*s],o.pool)):null}page(t,n=this.watcher){let s=`${n}.${t}`,r=this.pages.
get(s);return!r&&performance.now()-(this.asked.get(s)??-1/0)>8e3&&(this.asked.set(s,performance.now()),this.model.send({
kind:"page",watcher:n,page:t})),r}fetchRest(t){clearTimeout(this.resting);let n=Math.ceil(this.length/this.model.get("si\
ze")),s=Array.from({length:n},(a,l)=>(t+l)%n),r=n<=4?s:[t],o=s.map(a=>[a,this.watcher]);for(let[a]of this.model.get("eye\
s"))for(let l of r)o.push([l,a]);let i=o.find(([a,l])=>!this.pages.has(`${l}.${a}`));i&&(this.resting=setTimeout(()=>this.
page(...i),150))}marks(){let t=r=>r.mark??0;if(!this.model.get("count"))return this.few.map(t);let n=this.model.get("siz\
e"),s=Array.from({length:this.length},()=>0);for(let r=0;r*n<s.length;r++)(this.pages.get(`${this.watcher}.${r}`)?.frames??
[]).forEach((o,i)=>{s[r*n+i]=t(o)});return s}stop(){clearTimeout(this.resting),this.model.off("msg:custom",this.hear)}};var Jr={door:["ask"],ask:["held","shown","ask"],held:["talk","ask","shown"],talk:["ask","shown"],shown:["why","deal","as\
k","end"],why:["why","shown","deal","ask","end"],deal:["shown","why","ask","end"],end:["ask","door"]},Xr=300,Z=10,ue=e=>Object.
freeze({how:"hands",to:"door",at:0,vote:1,step:0,ends:0,votes:[],pressed:{},here:30,waiting:0,members:[],done:[],...e}),
V=(e,t=e.at,n=e.vote)=>e.votes.filter(s=>s.at===t&&s.vote===n);function xt(e){let t=V(e),n=new Set(t.map(({member:r})=>r)),
s=e.how==="phones"?e.members.filter(({here:r,number:o})=>r&&!n.has(o)).length:Math.max(0,e.here-t.length);return{answered:t.
length,missing:s,of:t.length+s}}function eo(e){let{answered:t,missing:n,of:s}=xt(e);return t===0||3*n>=s}var ze=({of:e},{
at:t})=>t+1<e?t+1:-1,zt=({pressed:e,at:t})=>Object.values(e[t]??{}).reduce((n,s)=>n+s,0);function ft(e,t,n){Jr[e.to].includes(
t)||z(`After ${e.to} comes ${Jr[e.to].join(", ")}, not ${t}.`);let s=t==="shown"&&!e.done.includes(e.at)?[...e.done,e.at]:
e.done;return{...e,to:t,ends:0,done:s,...n}}function ns(e,t,n){n>=0&&n<e.of||z(`Expected a position from 1 to ${e.of}, n\
ot ${n+1}.`),(t.to==="held"||t.to==="talk")&&z("Show the answer first: the vote is closed."),t.to==="ask"&&n===t.at&&z("\
This position is asked about now.");let s=t.done.includes(n)&&V(t,n,1).length>0,r=s&&t.how==="hands"?t.votes.filter(o=>o.
at!==n||o.vote===1):t.votes;return ft(t,"ask",{at:n,votes:r,vote:s?2:1,step:0})}function Qr(e,t,n){t.to!=="ask"&&z("The \
vote is closed."),t.how!=="hands"&&z("This class says its numbers by phone.");let{at:s,vote:r,here:o}=t,i=o-V(t).length;
for(let c of n){let h=e.fits(s,c);h&&z(h)}n.length>i&&z(i>0?`Expected ${i} more at most, not ${n.length}: the class is ${o}\
.`:`All ${o} have answered. Make the class larger, or take one away.`);let a={member:0,at:s,vote:r,sure:"",n:0,after:0},
l=n.map(c=>({...a,value:c}));return{...t,votes:[...t.votes,...l]}}function $c(e,t){e.to!=="ask"&&z("The vote is closed.");
let{at:n,vote:s}=e,r=e.votes.findLastIndex(o=>o.at===n&&o.vote===s&&o.value===t);return r<0&&z("Nobody has guessed that."),
{...e,votes:e.votes.toSpliced(r,1)}}function to(e,t){let n=({member:r,at:o,vote:i})=>`${r} ${o} ${i}`,s=new Set(t.map(n));
return[...e.filter(r=>!r.member||!s.has(n(r))),...t]}function Mc(e,t){let{at:n,here:s,how:r,members:o}=e,i=e.pressed[n]??
{};if(e.to!=="deal"&&z("Deal first."),r==="phones"){let c=o.map(({number:h})=>[String(h),Z]);return{...e,pressed:{...e.pressed,
[n]:{...i,...Object.fromEntries(c)}}}}let a=s*Z,l=i[0]??0;return l>=a&&z(`These are ${a} deals: ten for each of you.`),{
...e,pressed:{...e.pressed,[n]:{...i,0:Math.min(a,t?l+t:a)}}}}function Sc(e,t,n){switch(n.kind){case"Start":return ft(t,
"ask",{vote:1,step:0});case"Hold":return ft(t,"held");case"Talk":return ft(t,"talk",{ends:n.now+n.seconds});case"Again":
return t.vote>1&&z("There is no third vote: show the answer."),t.to==="ask"&&z("Close the vote first."),ft(t,"ask",{vote:2});case"\
Reveal":return ft(t,"shown");case"Why":return ft(t,"why",t.to==="why"?{}:{step:0});case"Step":{let s=t.step+n.by;return(t.
to!=="why"||s<0||s>=e.steps(t.at))&&z("There is no such step."),ft(t,"why",{step:s})}case"Deal":return ft(t,"deal");case"\
DealRest":return Mc(t,n.by);case"Next":{let s=ze(e,t);return t.to==="ask"&&z("Show the answer first, or skip it."),s<0?ft(
t,"end"):ns(e,t,s)}case"Skip":return t.to!=="ask"&&z("Only an open question can be skipped."),ns(e,t,t.at+1);case"Go":return t.
to==="door"?{...t,at:n.at}:ns(e,t,n.at);case"End":return ft(t,"end");case"Anew":return ft(t,"door",{at:0,vote:1,step:0,votes:[],
pressed:{},done:[]});case"Tap":return n.by>0?Qr(e,t,[n.value]):$c(t,n.value);case"List":return Qr(e,t,e.list(t.at,n.text));case"\
Size":{let s=Math.max(2,t.to==="ask"?V(t).length:0);return Number.isInteger(n.of)&&n.of>=s&&n.of<=Xr||z(`Expected a clas\
s from ${s} to ${Xr}`+(Number.isNaN(n.of)?".":`, not ${String(n.of).slice(0,20)}.`)),{...t,here:n.of}}case"By":return{...t,
how:n.how,here:Math.max(2,t.here,V(t).length)};case"Votes":return{...t,votes:to(t.votes,n.votes)};case"Pressed":return{...t,
pressed:{...t.pressed,[n.at]:{...t.pressed[n.at],...n.by}}};case"Members":return{...t,members:n.members,here:n.here,waiting:n.
waiting};case"Front":{let{to:s,at:r,vote:o,step:i,ends:a}=n.standing,l=n.votes.map(m=>m.at).filter(m=>m!==r||!["ask","he\
ld","talk"].includes(s)),c=[...new Set([...t.done,...l])],h=n.members.filter(m=>m.here).length,u=to(t.votes,n.votes),d={
...t.pressed,...n.pressed};return{...t,to:s,at:r,vote:o,step:i,ends:a,votes:u,pressed:d,members:n.members,here:h,done:c}}}}
var no=(e,t,n)=>Object.freeze(Sc(e,t,n));function Tc(e,t){let{zones:n,board:s,sheet:r,...o}=Ke(e,t),i=[...n,s,r],a=n.length;return{frame:{...o,zones:n.map((l,c)=>c),
board:a,sheet:r&&a+1},pool:i}}function Ec(e,t){let[n,s]=e.span(t);return e.measure(t)==="chance"?.01:10**Math.floor(Math.
log10((s-n)/50||1))}function so(e,t){let n=e.saved,{tables:s,over:r}=e.laid(t),{ask:o,given:i,says:a,model:l}=e.panel(t),
c=s.length>1?e.positions[t].pair:[],h={game:n.game,palette:n.table.palette,boards:n.table.boards,tables:s.map(({names:b,
frame:y,differs:w},M)=>({names:b,differs:w,over:r[M],...Tc(y,n.table.pool)})),lines:c,ask:o,given:i,says:a,model:l},{of:u,
saved:d}=e,[m,f,g]=[e.span(t),Ec(e,t),e.measure(t)];return{kind:"moment",at:t,of:u,title:d.title,span:m,step:f,measure:g,
shown:h}}function ro(e,t,n){let s=e.panel(t),r=n.filter(u=>u.at===t),o=e.exact(t),i=new Map;for(let u of r)u.vote>=(i.get(
u.member)?.vote??0)&&i.set(u.member,u);let a=[...i.values()].map(u=>({one:u,mistake:e.mistakeOf(u,n)})),l=a.map(({one:{member:u,
value:d,vote:m},mistake:f})=>{let g=Fe(d,o,e.measure(t),e.card(t).verdict(d).band),b=f?a.filter(y=>y.mistake?.name===f.name).
length-1:0;return[u,{value:d,vote:m,verdict:g,mistake:f,others:b}]}),c=u=>r.flatMap(d=>d.vote===u?[d.value]:[]).sort((d,m)=>d-
m),h={headline:s.headline||s.certain||"",answer:s.answer,written:e.written(t,o),dots:s.dots??[],steps:(s.steps??[]).map(
({picture:u,...d})=>d),notice:e.positions[t].notice,values:c(1),again:c(2),trial:s.trial??"",struck:s.tries?.struck??""};
return{kind:"answer",at:t,exact:o,shown:h,marks:Object.fromEntries(l)}}function oo(e,t,n){return e.deals(t)?Array.from({
length:Z},(s,r)=>{let{value:o,kept:i}=e.deal(t,Z*(n-1)+r);return{value:o,dealt:{},traces:[],...i}}):[]}async function ss(e,t,n){try{let s=n&&{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(n)},
r=await fetch(`${e}${t}`,{cache:"no-store",signal:AbortSignal.timeout(8e3),...s});return r.ok?await r.json():null}catch{
return null}}var io=async e=>!!(await ss(e,"about"))?.phones,ao=async e=>(await ss(e,"mine"))?.classes??[],Yt=(e,t)=>ss(
e,"leave",t);function Lc(){try{return!navigator.cookieEnabled||!localStorage}catch{return!0}}function lo({status:e,statusText:t}){
return e!==403?`The server says: ${t}.`:Lc()?"This browser blocks cookies, so the server can't tell that you may start a\
 class. Allow cookies for this address, or use another browser. By hands works without.":"To start a class with phones, \
open the address that the server printed, with its token, in this browser. By hands works without."}function Ye(e,t){try{
return JSON.parse(globalThis[e].getItem(t)??"null")}catch{return null}}function Jt(e,t,n){try{n==null?globalThis[e].removeItem(
t):globalThis[e].setItem(t,JSON.stringify(n))}catch{}}function de(e,{title:t,words:n,ways:s,no:r="Cancel",first:o=!1}){let i=()=>a.close(),a=p("dialog.sheet.w-panel",{"aria-l\
abel":t,onclose:()=>a.remove()},p("h2",t),n.map(l=>p("p",l)),p("div.w-ways",s.map(({k:l,label:c,press:h,stays:u},d)=>p("\
button.btn",{"data-k":l,autofocus:o&&d===0,onclick:()=>{u||i(),h()}},c)),p("button.btn",{"data-k":"no",autofocus:!o,onclick:i},
r)));e.root.append(a),a.showModal()}var rs=e=>e===1?"1 phone":`${e} phones`;function Ac({begun:e}){let t=Math.max(0,Math.
round((Date.now()/1e3-e)/60));return t===0?"just now":t<60?`${t} min ago`:`${Math.round(t/60)} h ago`}var co=e=>`It bega\
n ${Ac(e)} and has ${e.students===1?"1 student":`${e.students} students`}, with ${rs(e.here)} here now.`,os=({code:e})=>`\
Continue with class ${e}`,ho=({line:e})=>e&&!e.now.begun?e.mine.find(t=>t.lesson===e.lesson):null;async function Je(e,t){
let n=await t??"";e.draw(),e.say(n)}var Cc=(e,t)=>({k:"end.running",label:`End class ${t.code} and delete it`,press:()=>{
Je(e,e.line?.end(t.code))}});function uo(e){let{line:t}=e,n=ho(e);!t||!n||de(e,{title:"Welcome back",words:[`Class ${n.code}\
 is still running. ${co(n)}`,"If other people use this computer, press “This is a shared computer” when you are done her\
e."],ways:[{k:"continue",label:os(n),press:()=>t.begun(n)},Cc(e,n),{k:"shared",label:"This is a shared computer: forget \
the class",press:()=>{Je(e,t.forget(n.code))}}],no:"Not now",first:!0})}async function mo(e){let{line:t}=e;if(!t)return;
await t.look();let[n]=t.mine;if(!n)return Je(e,t.begin());let s=n.lesson===t.lesson;de(e,{title:`Class ${n.code} is stil\
l running`,words:[co(n),s?"Continue with it, or end it and start a new class.":"It is at another lesson. If you bring it\
 here, its phones come along with the same code, and the answers to that lesson are deleted.","If you end it, its phones\
 are told so and its answers are deleted."],ways:[s?{k:"continue",label:os(n),press:()=>t.begun(n)}:{k:"bring",label:`Br\
ing class ${n.code} to this lesson`,press:()=>t.begun(n,!0)},{k:"end.begin",label:`End class ${n.code} and start a new c\
lass`,press:async()=>{let r=await t.end(n.code);r?e.say(r):mo(e)}}]})}function is(e){let{line:t}=e,{members:n,to:s}=e.room.
state;if(t){if(n.length===0)return void t.close(!0);de(e,{title:"Go on by hands?",words:[`${rs(n.length)} ${n.length===1?
"is":"are"} in class ${t.now.begun?.code}. They are told that you go on without phones, and the class on the server ends\
.`,s==="door"?"Nobody has answered yet, so nothing is lost.":"The answers so far stay in this browser, without names. On\
 the server they are deleted."],ways:[{k:"hands.yes",label:"Go on by hands",press:()=>{t.close(!0)}}],no:"Stay with phon\
es"})}}function Xe(e,t){let{line:n,tools:s,room:r}=e,{members:o,votes:i}=r.state,a=n?.carried;if(!a)return s.open?.(t);let l=s.
lessons?.find(([u])=>u===t)?.[1]??`Lesson ${t}`,c=o.length,h=()=>s.open?.(t,a);if(c===0)return h();de(e,{title:`On to “${l}\
”?`,words:[`${rs(c)} ${c===1?"comes":"come"} along: same class, same code ${a.code}. Each phone waits for the first qu\
estion.`,i.length>0?"The answers to this lesson are deleted on the server, so save them first. Students who want to keep\
 their own answers do so on their phones now.":"Nobody has answered in this lesson yet, so nothing is lost."],ways:[...i.
length>0?[{k:"save.first",label:"Save the answers (CSV)",press:()=>e.save(),stays:!0}]:[],{k:"lesson.yes",label:"Go on w\
ith the phones",press:h}],no:"Stay in this lesson"})}function po(e){let{line:t}=e,n=t?.now.begun;!t||!n||de(e,{title:"Th\
is is a shared computer",words:[`This browser forgets class ${n.code}, and the class goes on in this tab.`,n.again?"If y\
ou close this tab, open the address that the server printed, with its token, to come back.":"If you close this tab, nobo\
dy can come back to the class: it ends after ten minutes, and its answers are deleted."],ways:[{k:"shared.yes",label:"Fo\
rget the class here",press:()=>{Je(e,t.forget())}}]})}function fo(e,t){let{line:n}=e,s=e.room.state.how==="phones",r=ho(
e),o=!!n?.now.locked;return[r&&n?{k:"continue",words:os(r),key:"c",press:()=>n.begun(r)}:!1,t,!s&&n?{k:"phones",words:"B\
y phones",key:"p",press:()=>{mo(e)}}:!1,s&&{k:"hands",words:"By hands",key:"h",press:()=>is(e)},s&&{k:"lock",words:o?"Op\
en the door":"Lock the door",key:"l",press:()=>n?.set({locked:!o})}]}var Qe="uncle_widgets.class.line",Oc=8e3,Nc=2e4,Rc=1e3,Hc=4e3,Uc=5e3,Bc=6e4,Pc="The line to the server is lost. It comes\
 back by itself; phones keep their numbers.",as="Nobody has come in a minute. Does this network keep devices apart? A ho\
tspot helps. By hands is one press away, and nothing is lost.",Dc="The server has this class no more.",Wc="The class is \
over: it was ended on another page, or its day is over. Its answers are deleted.",_c="This class went on to another less\
on, on another page.",ls="The server does not answer. By hands works without it.",Ic=e=>`The server does not answer, so \
class ${e} is still on it. It ends as soon as the server answers this page; or open this page again later.`,go=["shown",
"why","deal"],cs=class{constructor(t,n,s,r){this.mine=[];this.key="";this.moving=!1;this.closing="";this.ending=0;this.socket=
null;this.due=[];this.seq=-1;this.onItsWay=0;this.waiting=0;this.heardAt=0;this.adopting=!1;this.waking=0;this.lonely=0;
this.nobody="";this.room=t,this.base=n,this.lesson=s,this.told=r,this.now={begun:null,open:!1,words:"",places:0,locked:!1,
forgotten:!1},this.dealtTo=new Set,this.unwatch=t.watch((o,i)=>this.changed(o,i)),this.alive=window.setInterval(()=>this.
here(),Oc)}show(t){this.now={...this.now,...t},this.told(this.now)}async begin(){let t;try{t=await fetch(`${this.base}be\
gin`,{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify({lesson:this.lesson})})}catch{return ls}
return t.ok?(this.begun(await t.json()),""):lo(t)}async look(){this.mine=await ao(this.base)}resume(){let t=Ye("sessionS\
torage",Qe)?.code,n=this.mine.find(s=>s.code===t&&s.lesson===this.lesson);return n&&this.begun(n),!!n}begun(t,n=!1){Jt("\
sessionStorage",Qe,{code:t.code}),clearTimeout(this.lonely),this.nobody="",this.key=t.key,this.moving=n,this.closing="",
this.seq=-1,this.due=[],this.show({begun:t,words:t.words}),this.lonely=window.setTimeout(()=>{this.nobody=as,this.room.state.
members.length===0&&this.show({words:as})},Bc),this.open()}get carried(){let{begun:t}=this.now;return t&&{...t,key:this.
key}}open(){clearTimeout(this.waking);let t=new URL(`${this.base}ws`,location.href);t.protocol=t.protocol.replace("http",
"ws");let n=new WebSocket(t);this.socket=n,this.heardAt=Date.now(),n.onopen=()=>{let{code:s}=this.now.begun;n.send(JSON.
stringify({kind:"teach",code:s,key:this.key}))},n.onmessage=({data:s})=>n===this.socket&&this.hear(JSON.parse(s)),n.onclose=
()=>n===this.socket&&this.lost()}lost(){this.socket=null,this.now.begun&&(this.show({open:!1,words:Pc}),this.waking=window.
setTimeout(()=>this.open(),Rc+Math.random()*Hc))}here(){if(this.now.open)if(Date.now()-this.heardAt<Nc)this.socket?.send(
JSON.stringify({kind:"here",seq:this.seq}));else{let{socket:t}=this;this.lost(),t?.close()}}hear(t){switch(this.heardAt=
Date.now(),t.kind){case"front":return this.came(t);case"state":return this.seq=t.standing.seq,this.onItsWay=Math.max(0,this.
onItsWay-1),this.onItsWay===0?this.adopt(t.standing):void 0;case"members":return this.seated(t.members);case"count":return this.
waiting=t.waiting,this.seated([...this.room.state.members]);case"votes":{let{to:n,at:s}=this.room.state;this.room.do({kind:"\
Votes",votes:t.votes}),go.includes(n)&&t.votes.some(r=>r.at===s&&r.yes==null)&&this.send(this.answer());return}case"pres\
sed":return void this.room.do({kind:"Pressed",at:t.at,by:t.by});case"gone":return this.ended(!!t.hands);case"no":t.about===
"teach"?this.over(Dc,!0):this.show({words:t.words}),t.about==="change"&&(this.seq=-1,this.here())}}came(t){if(this.closing)
return void this.socket?.send(JSON.stringify(this.closes));if(this.moving){this.moving=!1,this.socket?.send(JSON.stringify(
{kind:"lesson",lesson:this.lesson}));return}if(t.lesson!==this.lesson)return this.over(_c);this.room.state.how!=="phones"?
this.room.clean():this.room.only(t.members);let{standing:n,members:s,votes:r,pressed:o,room:i}=t,a=this.due.length>0&&n.
seq===this.seq,{to:l,at:c,vote:h,step:u,ends:d}=this.room.state,m=a?{...n,to:l,at:c,vote:h,step:u,ends:d}:n;this.adopting=
!0,this.room.do({kind:"By",how:"phones"}),this.room.do({kind:"Front",standing:m,members:s,votes:r,pressed:o}),this.adopting=
!1,this.seq=n.seq,this.onItsWay=0,this.show({open:!0,words:s.length>0?"":this.nobody||this.now.begun?.words,places:i.places,
locked:i.locked});let f=a?this.due:[];this.due=[];for(let g of f)this.send(g.kind==="answer"?this.answer():g);this.deal()}adopt(t){
let{to:n,at:s,vote:r,step:o,ends:i,members:a,pressed:l}=this.room.state,c=n===t.to&&s===t.at&&r===t.vote&&(n!=="why"||o===
t.step);c&&i===t.ends||(this.adopting=!0,this.room.do({kind:"Front",standing:t,members:[...a],votes:[],pressed:l}),this.
adopting=!1,c||this.deal())}seated(t){let n=t.filter(s=>s.here).length;this.room.do({kind:"Members",members:t,here:n,waiting:this.
waiting}),t.length>0&&this.now.words===as&&this.show({words:""}),this.deal()}changed(t,n){if(this.adopting||t.how!=="pho\
nes"||!this.now.begun)return;let{to:s,at:r,vote:o,step:i,ends:a}=t;if(s===n.to&&r===n.at&&o===n.vote&&i===n.step||s==="d\
oor"&&n.to==="door")return;s==="ask"&&this.send(so(this.room.facts,r)),s==="shown"&&!go.includes(n.to)&&this.send(this.answer());
let l=s==="talk"?{talk:Math.max(1,Math.round(a-Date.now()/1e3))}:{};this.send({kind:"change",to:s,at:r,vote:o,step:i,...l}),
this.deal()}answer(){let{at:t,votes:n}=this.room.state;return ro(this.room.facts,t,n)}deal(){let{to:t,at:n,members:s,how:r}=this.
room.state;if(!(t!=="deal"||r!=="phones"||!this.now.open))for(let{number:o}of s){let i=`${n} ${o}`;this.dealtTo.has(i)||
(this.dealtTo.add(i),this.send({kind:"deals",at:n,member:o,shown:oo(this.room.facts,n,o)}))}}send(t){if(!this.now.open)return void this.
due.push(t);t.kind==="change"&&this.onItsWay++,this.socket?.send(JSON.stringify(t))}set(t){this.send({kind:"room",...t});
let{places:n=this.now.places,locked:s=this.now.locked}=t;this.show({places:n,locked:s})}get closes(){return{kind:"close",
...this.closing==="hands"&&{hands:!0}}}async close(t=!1){let{begun:n,open:s}=this.now;if(!n)return;if(this.closing=t?"ha\
nds":"end",s)return this.send(this.closes);let r={code:n.code,key:this.key,end:!0,hands:t};if(await Yt(this.base,r))return this.
ended(t);this.over(Ic(n.code),t),this.endLater(r)}endLater(t){this.ending=window.setTimeout(async()=>{await Yt(this.base,
t)?this.show({words:""}):this.ending&&this.endLater(t)},Uc)}ended(t){let n=this.now.begun?.code??"";Yt(this.base,{code:n,
key:"",end:!1}),this.mine=this.mine.filter(s=>s.code!==n),this.over(this.closing?"":Wc,t&&this.closing==="hands")}async end(t){
let n=await Yt(this.base,{code:t,key:"",end:!0});return await this.look(),n?"":ls}async forget(t=this.now.begun?.code??""){
let n=t===this.now.begun?.code,s=await Yt(this.base,{code:t,key:n?this.key:"",end:!1});return s?(await this.look(),n&&(this.
key=s.key,Jt("sessionStorage",Qe,null),this.show({forgotten:!0}),this.open()),""):ls}over(t,n=!1){clearTimeout(this.lonely),
clearTimeout(this.waking),Jt("sessionStorage",Qe,null);let{socket:s}=this;this.socket=null,this.key="",this.show({begun:null,
open:!1,words:t,forgotten:!1}),s?.close(),n?this.room.do({kind:"By",how:"hands"}):this.room.forget()}stop(){clearInterval(
this.alive),clearTimeout(this.lonely),clearTimeout(this.waking),clearTimeout(this.ending),this.ending=0,this.unwatch();let{
socket:t}=this;this.socket=null,t?.close()}};async function bo(e,t,n,s=null){if(!s&&(!await io(t)||e.gone))return;let r=new cs(
e.room,t,n,()=>e.lined(r));if(s){e.lined(r),r.begun(s,!0);return}if(await r.look(),e.gone)return r.stop();e.lined(r),r.resume()||
uo(e)}var Fc="uncle_widgets.class",yo="uncle_widgets.class.size",$o="uncle_widgets.class.open",qc=30,hs="Choose first: continu\
e the earlier class, or start over.";function wo(e){try{return JSON.parse(localStorage.getItem(e)??"null")}catch{return null}}
function xo(e,t){try{localStorage.setItem(e,JSON.stringify(t))}catch{}}var ko=!1;function vo(e){try{sessionStorage.setItem(
$o,e)}catch{}}function jc(e){let t=!ko;ko=!0;try{let n=sessionStorage.getItem($o),[s]=performance.getEntriesByType("navi\
gation");return t&&n===e&&s?.type==="reload"}catch{return!1}}var Vc=e=>!!(e&&(e.to!=="door"||e.votes.length>0||e.done.length>
0)),tn=class{constructor(t){this.facts=t,this.name=`${Fc} ${t.saved.game} ${t.saved.number}`;let n=Number(wo(yo))||qc,s=wo(
this.name),r=s?.of===t.of?s.state:void 0,o=jc(this.name);vo(this.name),this.offered=Vc(r)&&!o?ue({here:n,...r}):null,this.
offeredAt=Number(s?.when)||0,this.state=ue({here:n,...this.offered?{}:r}),this.heard=new Set}do(t){let n=this.state;if(t.
kind==="By"&&t.how==="phones"&&(this.offered=null,vo("")),this.offered)return hs;try{this.state=no(this.facts,n,t)}catch(s){
return s instanceof Error?s.message:String(s)}t.kind==="Size"&&xo(yo,t.of),this.keep();for(let s of[...this.heard])s(this.
state,n);return""}explain(t){this.facts.explain(t);for(let n of[...this.heard])n(this.state,this.state)}watch(t){return this.
heard.add(t),()=>{this.heard.delete(t)}}takeUp(){let t=this.state;this.state=this.offered??t,this.offered=null;for(let n of[
...this.heard])n(this.state,t)}clean(){this.offered=null,this.state=ue({here:this.state.here})}only(t){let n=new Set(t.map(
({number:i})=>i)),s=this.state.votes.filter(({member:i})=>!i||n.has(i)),r=i=>Object.fromEntries(Object.entries(i).filter(
([a])=>a==="0"||n.has(Number(a)))),o=Object.fromEntries(Object.entries(this.state.pressed).map(([i,a])=>[i,r(a)]));this.
state=Object.freeze({...this.state,votes:s,pressed:o})}forget(){let t=this.state;this.offered=null,this.state=ue({here:t.
here}),this.keep();for(let n of[...this.heard])n(this.state,t)}keep(){let{how:t,members:n,waiting:s,...r}=this.state;t===
"hands"&&xo(this.name,{of:this.facts.of,state:r,when:Date.now()})}};var Gc=400;function Mo({press:e,refused:t}){let n=Number.NEGATIVE_INFINITY,s="",r="",o=p("button.btn.solid.wide",{"data-k":"main",onclick:()=>{
performance.now()-n<Gc||(s?t(s):e())}});return{node:o,show(i,a,l=i){r&&r!==l&&(n=performance.now()),r=l,o.textContent!==
i&&(o.textContent=i),s=a,a?o.setAttribute("aria-disabled","true"):o.removeAttribute("aria-disabled"),o.title=a}}}var Kc={csv:"text/csv",json:"application/json",html:"text/html",ipynb:"application/x-ipynb+json"};function me(e){if(e.kind!==
"file")return;let t=Kc[e.name.split(".").pop()??""]??"text/plain",n=URL.createObjectURL(new Blob([e.text],{type:t}));p("\
a",{href:n,download:e.name}).click(),URL.revokeObjectURL(n)}var Zc="input:not([type=range]), select, textarea, [contenteditable]:not([contenteditable=false])",us="uncle_widgets key\
s",zc="input, [role=tab], .chooser, .art",So=/^(Arrow|Home|End)/,Eo="button, a, summary, label, [role=button], [role=tab\
]",Xt=new Set,ds=e=>e.closest(".uw-page")??e.closest(".uw-room")??e.closest(".uw"),Lo=e=>e.getClientRects().length>0,Ao=e=>!!e.
any||e.keys.some(t=>t.length===1&&t!==" ");function Co(){try{return localStorage.getItem(us)!=="off"}catch{return!0}}function Yc(e){
try{e?localStorage.removeItem(us):localStorage.setItem(us,"off")}catch{}}function Jc({el:e,keys:t},n,s){let{key:r,shiftKey:o}=n;
return So.test(r)&&s.closest(zc)&&!(s instanceof HTMLInputElement&&e.contains(s))?!1:t().some(i=>(i.keys.includes(r)||i.
any?.(r))&&(!So.test(r)||o===!!i.shift)&&(!i.inside||e.contains(s))&&(!Ao(i)||Co()&&!s.closest("input"))&&i.when()&&i.press(
r,s))}function To(e){if(e.defaultPrevented||e.isComposing||e.ctrlKey||e.metaKey||e.altKey)return;let t=e.composedPath(),
n=t[0];if(!(n instanceof Element)||n.closest("dialog")||n.closest(Zc)&&e.key!=="Escape")return;let s=[...Xt].filter(({el:r})=>{
let o=ds(r);return o&&t.includes(o)&&Lo(r)});if(s.length){if(e.key==="?")ms(s[0].el);else if(!s.some(r=>Jc(r,e,n)))return;
e.preventDefault(),e.stopPropagation()}}function Qt(e,t){let n={el:e,keys:t};return Xt.size||document.addEventListener("\
keydown",To,!0),Xt.add(n),()=>{Xt.delete(n),Xt.size||document.removeEventListener("keydown",To,!0)}}function ms(e){let t=ds(
e),n=Q("keys"),r=[...Xt].filter(l=>ds(l.el)===t&&Lo(l.el)).flatMap(l=>l.keys()).filter(l=>l.when()),o=p("div.keys-typed"),
i=p("dialog.sheet.keys-list",{"aria-labelledby":n,onclose:()=>i.remove()}),a=()=>{let l=Co();Y(o,p("span",{"aria-hidden":"\
true"},"Letters, digits and signs"),dt({label:"Letters, digits and signs",choices:[[!0,"On"],[!1,"Off"]],value:l,pick:c=>{
Yc(c),a()},k:"typed"}));for(let c of i.querySelectorAll("[data-typed]"))c.classList.toggle("off",!l)};i.append(p("h2",{id:n,
tabindex:-1,autofocus:!0},"Keys of this room"),p("p.mute","They act while the focus is in the room, and in no field wher\
e you type."),p("dl",[...r,{keys:["?"],shown:"?",words:"Shows this list.",when:()=>!0,press:()=>!0}].map(l=>p("div",{"da\
ta-typed":Ao(l)&&l.shown!=="?"?"":null},p("dt",p("kbd",l.shown)),p("dd",l.words)))),o,p("button.btn",{"data-k":"keys.clo\
se",onclick:()=>i.close()},"Close")),a(),e.append(i),i.showModal()}var gt=(e,t)=>Math.max(12,Math.min(e,t/1.4));var Xc=[[/[ilj.,:;'|!tf\s()]/,.3],[/[mwMW@%]/,.88],[/[A-Z]/,.7],[/[\u0300-\u036f]/,0],[/[\u0250-\uffff]/,1]],Qc=["012345\
6789","of 100 hands, as the quick brown fox jumps over it"],pe,Oo=e=>{let t=0;for(let n of e)t+=Xc.find(([s])=>s.test(n))?.[1]??
.57;return t};function th(){if(pe!=null)return pe;let e=typeof document=="object"&&document.querySelector(".uw"),t=e&&document.
createElement("canvas").getContext("2d");if(!e||!t)return 1;let n=getComputedStyle(e).getPropertyValue("--sans"),s=[400,
700].flatMap(r=>(t.font=`${r} 100px ${n}`,Qc.map(o=>t.measureText(o).width/(r>400?100*1.06:100)/Oo(o))));return pe=Math.
max(1,...s),document.fonts.addEventListener("loadingdone",()=>pe=void 0,{once:!0}),pe}var U=(e,t)=>Oo(e)*t*th(),eh=12;function G(e,t,n,s=1){
let r=U(e,s),o=Math.max(Math.min(t,eh),Math.min(t,n/Math.max(r,.01)));if(r*o<=n+.01)return{lines:[e],size:o};let i=c=>U(
c,o*s)<=n,a=[""],l=()=>a[a.length-1];for(let c of e.split(" "))if(l()!==""&&i(`${l()} ${c}`))a[a.length-1]+=` ${c}`;else{
l()!==""&&a.push("");for(let h of c)l()!==""&&!i(l()+h)&&a.push(""),a[a.length-1]+=h}return{lines:a,size:o}}function te(e,t,{
w:n,ideal:s,tight:r=.5,least:o=n,floor:i=0}){if(e<=1)return{w:Math.min(n,Math.max(t,12)),step:s,cols:1,rows:1};let a=d=>Math.
max(r*d,i),l=(d,m)=>Math.min(s,(t-d)/Math.max(m-1,1));for(let d of[n,Math.max(o,Math.min(n,t/(1+r*(e-1))))])if(l(d,e)>=a(
d)-.01)return{w:d,step:l(d,e),cols:e,rows:1};let c=Math.max(1,Math.floor((t-o)/a(o))+1),h=Math.ceil(e/c),u=Math.ceil(e/h);
return{w:o,step:l(o,u),cols:u,rows:h}}function No(e){let t=[...e].sort((s,r)=>s.seat-r.seat),n=Math.max(0,t.findIndex(s=>s.
me));return[...t.slice(n),...t.slice(0,n)]}function Ro(e){if(e<2)return{left:0,top:e,right:0};let t=Math.floor((e+1)/3);
return{left:t,top:e-2*t,right:t}}var nh="var(--card-ink)";function en(e,t,n,s,r){let o=s*.46,i=c=>`a${o} ${o} 0 1 0 ${c*2*o} 0`,a=(c,h)=>`M${c-o} ${h}${i(
1)}${i(-1)}Z`,l={d:`M${t} ${n-s*1.1}L${t+s*.85} ${n}L${t} ${n+s*1.1}L${t-s*.85} ${n}Z`,h:`M${t} ${n+s}L${t-s*.95} ${n-s*
.12}A${s*.52} ${s*.52} 0 0 1 ${t} ${n-s*.52}A${s*.52} ${s*.52} 0 0 1 ${t+s*.95} ${n-s*.12}Z`,s:`M${t} ${n-s*1.05}L${t+s*
.95} ${n+s*.12}A${s*.5} ${s*.5} 0 0 1 ${t+s*.14} ${n+s*.5}L${t+s*.4} ${n+s}H${t-s*.4}L${t-s*.14} ${n+s*.5}A${s*.5} ${s*.5}\
 0 0 1 ${t-s*.95} ${n+s*.12}Z`,c:a(t,n-s*.52)+a(t-s*.54,n+s*.22)+a(t+s*.54,n+s*.22)+`M${t} ${n-s*.2}L${t+s*.4} ${n+s}H${t-
s*.4}Z`}[e];if(!l)throw new Error(`Expected a suit of ours, not "${e}".`);return x("path",{d:l,...r})}var Ho={bell:{fill:"\
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
1 0-84 0",fill:"M24 34H76V50H59V84H41V50H24Z",wide:9}},Uo=e=>e in Ho;function Bo(e,t,n,s,{colour:r="var(--accent-card)",
ink:o=nh}={}){let i=Ho[e];if(!i)throw new Error(`Expected a symbol of ours, not "${e}".`);let a=(l,c)=>l&&x("path",{d:l,
fill:"none",style:`stroke:${c}`,"stroke-width":i.wide??8});return x("g",{transform:`translate(${t} ${n}) scale(${s/100})`},
a(i.line,r),i.fill&&x("path",{d:i.fill,"fill-rule":"evenodd",style:`fill:${r}`}),i.ink&&x("path",{d:i.ink,style:`fill:${o}`}),
a(i.inkLine,o))}function ps(e,t,n,s){if(e==="skip")return x("g",{fill:"currentColor"},F(`M${t-s} ${n+s*.5}A${s} ${s} 0 0 1 ${t+s*.78} ${n-
.1*s}`,"currentColor",s*.26),x("path",{d:`M${t+s*1.2} ${n+s*.62}L${t+s*.3} ${n+s*.2}L${t+s*1.16} ${n-s*.5}Z`}),H(t,n+s*.62,
s*.24));let r=o=>`M${t-o*s} ${n-o*s*.62}H${t+o*s*.2}V${n-o*s}L${t+o*s} ${n-o*s*.46}L${t+o*s*.2} ${n+o*s*.08}V${n-o*s*.3}\
H${t-o*s}Z`;return x("path",{d:r(1)+r(-1),fill:"currentColor"})}function sh(e){let t=e*1.4,n=e*.08,s=(t-2*n)/17,r=e*.3,o="",
i="";for(let a=0;a<9;a++)o+=`M${n} ${n+2*a*s}h${e-2*n}v${s}h${2*n-e}z`;for(let a=-3;a<=3;a++){let l=2*a*s,c=Math.sqrt(Math.
max(0,r**2-(Math.abs(l)+s/2)**2));c&&(i+=`M${e/2+l-s/2} ${t/2-c}h${s}v${2*c}h${-s}z`)}return[C(0,0,e,t,{class:"paper",rx:e*
.085}),x("path.stripes",{d:o}),H(e/2,t/2,r+s*.9,{fill:"var(--card)"}),x("path.stripes",{d:i})]}function rh(e,t){let n=t*
1.4,s=t*.085,r=e.rings??0,o=e.text??"",i=t*Math.min(.098,.78/Math.max(r,1)),a=t*.11,l=a+t*.026,c="";for(let u=1;u<r;u++)
c+=`M0 ${n-a-u*i}A${a+u*i} ${a+u*i} 0 0 1 ${a+u*i} ${n}`;let h=Lt(o)?Math.min(t*.36,t*.76*100/st(o,100)):0;return[C(0,0,
t,n,{class:"paper",rx:s}),r>0&&x("path",{d:`M0 ${n-l}A${l} ${l} 0 0 1 ${l} ${n}H${s}A${s} ${s} 0 0 1 0 ${n-s}Z`,fill:"va\
r(--accent-card)"}),c&&F(c,"var(--accent-card)",Math.min(t*.052,i*.55)),h?at(o,t*.12,t*.13,h,{colour:"var(--card-ink)"}):
x("text",{x:t*.1,y:t*.36,"font-size":Math.min(t*.3,t*1.5/Math.max(o.length,1)),"font-weight":700,fill:"var(--card-ink)"},
o),C(0,0,t,n,{class:"edge",rx:s})]}function oh(e,t){let n=t*1.4,s=t*.085,r=e.colour==="wild",o=e.colour??"",i=r?"#fff":`\
var(--c-${o}-on)`,a=r?[["r",-1,-1],["g",1,-1],["y",-1,1],["b",1,1]].map(([d,m,f])=>Mt(String(d),t*(.5+.23*Number(m)),n*.62+
t*.23*Number(f),t*.16,{fill:`var(--c-${d})`,stroke:"#fff","stroke-width":t*.018})):[.46,.31,.16].map(d=>Mt(o,t*.62,n*.66,
t*d,{fill:"none",stroke:i,"stroke-opacity":.5,"stroke-width":t*.045})),l={draw2:"+2",draw4:"+4"}[e.glyph??""],c=l??(e.glyph?
"":e.text??""),h=c?at(c,t*.12,t*.13,t*(l?.34:.42),{gap:l?8:13}):r?x("text",{x:t*.11,y:t*.3,"font-size":Math.max(12.5,t*.22),
"font-weight":700,fill:i},t<46?"W":"Wild"):ps(e.glyph??"",t*.31,t*.33,t*.19),u=e.letter||o.toUpperCase();return[C(0,0,t,
n,{rx:s,fill:r?"#17181C":`var(--c-${o})`}),x("svg",{width:t,height:n,style:"overflow:hidden"},a),x("g",{style:`color:${i}`},
h),!r&&x("text",{x:t*.12,y:n-t*.1,"font-size":Math.max(12.5,t*.205),"font-weight":700,fill:i},u),C(0,0,t,n,{rx:s,fill:"n\
one",stroke:"#fff","stroke-width":Math.max(2,t*.03)})]}function ih(e,t){let n=t*1.4,s=e.suit??"",r=e.text??"",o=`var(--s\
uit-${s})`,i=Math.min(t*.3,t*.62*100/st(r,100,6));return[C(0,0,t,n,{class:"paper",rx:t*.085}),en(s,t*.66,n*.69,t*.34,{style:`\
fill:${o}`,opacity:.16}),en(s,t*.66,n*.69,t*.2,{style:`fill:${o}`}),at(r,t*.1,t*.11,i,{colour:o,gap:r.length>1?6:13}),en(
s,t*.22,t*.6,Math.max(4,t*.125),{style:`fill:${o}`}),C(0,0,t,n,{class:"edge",rx:t*.085})]}function ah(e,t){let n=t*1.4,s=e.
text??"",r=Math.min(t*.2,t*.8/Math.max(U(s,1.06),.1)),o=s!==""&&r>=9,i=t*(o?.6:.7);return[C(0,0,t,n,{class:"paper",rx:t*
.085}),o&&x("text",{x:t*.1,y:t*.1+r*.9,"font-size":r,"font-weight":700,style:"fill:var(--card-ink)"},s),Bo(e.glyph??"",(t-
i)/2,o?n*.36:(n-i)/2,i),C(0,0,t,n,{class:"edge",rx:t*.085})]}function lh(e,t){return e.colour?oh(e,t):e.suit?ih(e,t):e.glyph&&
Uo(e.glyph)?ah(e,t):rh(e,t)}function kt(e,t){let n=e?lh(e,t):sh(t);return x("g",{class:e?"front":"back"},n)}var ch={0:[],
1:[[0,0]],2:[[-1,-1],[1,1]],3:[[-1,-1],[0,0],[1,1]],4:[[-1,-1],[1,-1],[-1,1],[1,1]],5:[[-1,-1],[1,-1],[0,0],[-1,1],[1,1]],
6:[[-1,-1],[1,-1],[-1,0],[1,0],[-1,1],[1,1]]},nn=(e,t,n)=>[C(0,0,t,t,{rx:t*.14,style:`fill:var(--card);stroke:${n?"var(-\
-lit)":"var(--field)"}`,"stroke-width":n?5:1.5,opacity:e?1:.45}),ch[e].map(([s,r])=>H(t*(.5+s*.26),t*(.5+r*.26),t*.09,{fill:"\
var(--card-ink)"}))];var hh=["#F4F7FF","#A9C3F5","#6F94DB","#3F63AB","#233E77"],gs=e=>({fill:hh[e-1],ink:e<4?"#13201E":"#FFF"}),fs=e=>!!e.nodes,
uh=["part","value"];function dh(e,t){let n=Object.entries(e.nodes??{});return t==="part"?n:[...n].sort(([,s],[,r])=>(s.value??
0)-(r.value??0))}var sn=class{constructor(t){this.back=!1;this.by="part";this.map={};this.changed=t,this.words=p("p.coun\
ted"),this.steps=p("ol.shades"),this.tokens=p("button.btn.quiet",{"data-k":"heat.tokens",onclick:()=>this.bring()}),this.
opener=p("button.btn.quiet",{"data-k":"heat.all","aria-expanded":"false",onclick:()=>this.open(!!this.list.hidden)}),this.
root=p("div.heat-bar",{role:"group","aria-label":"Numbers on the board",hidden:!0},p("div.legend",this.words,this.steps),
this.tokens,this.opener),this.list=p("section.sheet.scores.heat-list",{hidden:!0})}get clears(){return fs(this.map)&&!!this.
map.hides&&!this.back}show(t){if(JSON.stringify(t)===JSON.stringify(this.map)||(this.map=t,this.root.hidden=!fs(t),this.
open(!1),!fs(t)))return;let{title:n="",unit:s="",steps:r=[],hides:o="",nodes:i={}}=t;this.words.textContent=n,this.steps.
replaceChildren(...r.map(({text:a,count:l},c)=>{let{fill:h,ink:u}=gs(c+1),d=`about ${a} ${s}: ${l} of the places`;return p(
"li",{title:d},p("span.shade",{"aria-hidden":"true",style:`background:${h};color:${u}`},a),p("span.sr",d))}),p("li.unit",
{"aria-hidden":"true"},s)),this.tokens.hidden=!o,this.opener.textContent=`All ${Object.keys(i).length}`,this.say()}say(){
this.tokens.textContent=`Show ${this.map.hides??""}`,D(this.tokens,"aria-pressed",String(this.back))}bring(){this.back=!this.
back,this.say(),this.changed()}open(t){this.list.hidden=!t,D(this.opener,"aria-expanded",String(t)),this.list.replaceChildren(
...t?[this.table()]:[])}escape(){let t=!this.list.hidden;return this.open(!1),t&&this.opener.focus(),t}sort(t){this.by=t,
this.open(!0),this.list.querySelector(`[data-k="heat.${t}"]`)?.focus()}table(){let{title:t="",unit:n=""}=this.map,s={part:"\
where",value:n},r=uh.map(i=>p("th",{scope:"col","aria-sort":this.by===i?"ascending":null},p("button.sorts",{"data-k":`he\
at.${i}`,onclick:()=>this.sort(i)},s[i]))),o=([i,{part:a="",value:l=0}])=>p("tr",p("th",{scope:"row"},i),p("td",a),p("td\
.num",l.toFixed(2)));return p("div.scroll",{tabindex:0,role:"group","aria-label":t},p("table",p("caption",t),p("thead",p(
"tr",p("td"),...r)),p("tbody",dh(this.map,this.by).map(o))))}};var mh=23,bs=24,ge=20,ph=17,fh=8,Po=6,fe={h:23,size:15},gh={house:[66,34],place:[20,28]},[bh,yh,wh]=[3,4,1],Do=(e,t)=>Math.
hypot(e.x-t.x,e.y-t.y);function xh(e,t,n){let s={x:(e.x+t.x)/2,y:(e.y+t.y)/2},r=o=>(o.x-s.x)*(t.x-e.x)+(o.y-s.y)*(t.y-e.
y);return n.flatMap((o,i)=>{let a=n[(i+1)%n.length],[l,c]=[r(o),r(a)],h=l/(l-c),u=l<0!=c<0?[{x:o.x+(a.x-o.x)*h,y:o.y+(a.
y-o.y)*h}]:[];return l<0?[o,...u]:u})}function kh(e,t=mh){let n=Array.from({length:bs},(s,r)=>{let o=2*Math.PI*r/bs,i=t/
Math.cos(Math.PI/bs);return{x:i*Math.cos(o),y:i*Math.sin(o)}});return e.map((s,r)=>{let o=n;for(let[i,a]of e.entries()){
let l=Do(s,a);i===r||l>2.1*t||(l<.5?o=i>r?[]:o:o=xh({x:0,y:0},{x:a.x-s.x,y:a.y-s.y},o))}return o})}var vh=e=>e.map((t,n)=>{
let s=e.filter((r,o)=>o!==n).map(r=>Do(t,r));return Math.max(fh,Math.min(ge,...s.filter(r=>r>.5).map(r=>r/2-1)))}),ys=(e,t)=>e.
x<t.x+t.w&&t.x<e.x+e.w&&e.y<t.y+t.h&&t.y<e.y+e.h,$h=({x:e,y:t},n)=>({x:e-n,y:t-n,w:2*n,h:2*n});function Mh(e,t,n,s,r){let o=[];
return e.map((i,a)=>{let l=n[a],c=fe.h,h=f=>(f.x<r.x||f.y<r.y||f.x+l>r.x+r.w||f.y+c>r.y+r.h?100:0)+bh*o.filter(b=>ys(b,f)).
length+yh*e.filter((b,y)=>ys($h(b,t[y]-3),f)).length+wh*s.filter(b=>ys(b,f)).length,u=[[1,-1],[-1,-1],[1,0],[-1,0],[0,-1],
[0,1],[1,1],[-1,1]],m=[0,8,20].flatMap(f=>u.map(([g,b])=>{let y=(t[a]+f)*(g&&b?.72:1.08);return{x:i.x+g*(y+l/2)-l/2,y:i.
y+b*(y+c/2)-c/2,w:l,h:c}})).reduce((f,g)=>h(g)<h(f)?g:f);return l&&o.push(m),m})}var ws=e=>e?12+9*e.length:0,xs=({x:e,y:t},{
role:n,label:s,ring:r,chosen:o,attributes:i})=>x("g",{role:n,"aria-label":s,"data-x":e,"data-y":t,transform:`translate(${e}\
 ${t})`,...i},x("title",s),x("g.sized",x("path.cell",{fill:"transparent"}),(r||o)&&H(0,0,ge,{class:"ring"}),o&&H(0,0,ge-
Po,{class:"ring chosen"}),H(0,0,ge+12,{class:"ring-focus"}))),Wo=({x:e,y:t},n,s)=>x("g.tag.of",{"data-of":s,"data-move":s,
transform:`translate(${e} ${t})`,"aria-hidden":"true"},x("g.sized",x("g.stands",C(0,0,ws(n),fe.h,{rx:3,style:"fill:var(-\
-lit)"}),x("text",{x:ws(n)/2,y:fe.h/2+fe.size*.36,"font-size":fe.size,"font-weight":700,"text-anchor":"middle",fill:"#13\
201E"},n))));function _o(e,t,n,s){let r=[...e.querySelectorAll("[data-x]")],o=({x:g,y:b})=>({x:g/t,y:b/t}),i=r.map(({dataset:g})=>o(
{x:Number(g.x),y:Number(g.y)})),a=kh(i),l=vh(i);for(let g of e.querySelectorAll(".sized"))g.setAttribute("transform",`sc\
ale(${t})`);for(let[g,b]of r.entries()){let y=a[g].map(({x:w,y:M})=>`${w.toFixed(1)} ${M.toFixed(1)}`).join("L");b.querySelector(
".cell")?.setAttribute("d",y?`M${y}Z`:"");for(let w of b.querySelectorAll("circle")){let M=w.classList.contains("ring-fo\
cus")?12:w.classList.contains("chosen")?-Po:0,[k,$]=["many","handle"].map(S=>b.classList.contains(S)),v=$?ge:k?Math.min(
l[g],ph/t):l[g];w.setAttribute("r",String(v+M))}}let c=[...e.querySelectorAll(".tag.of")];if(!c.length)return;let h=r.map(
g=>c.find(b=>b.dataset.of===g.dataset.move)),u=h.map(g=>ws(g?.textContent??"")),d={x:n.x/t,y:n.y/t,w:n.w/t,h:n.h/t},m=s.
map(({x:g,y:b,kind:y})=>{let[w,M]=gh[y??""]??[13,13];return{x:(g-w)/t,y:(b-M)/t,w:2*w/t,h:2*M/t}}),f=Mh(i,l,u,m,d);for(let[
g,b]of h.entries()){let{x:y,y:w}=f[g];b?.querySelector(".stands")?.setAttribute("transform",`translate(${y-i[g].x} ${w-i[g].
y})`)}}var Sh=18,Th=40,Eh={"stroke-width":5},Lh={"stroke-width":36,"stroke-linejoin":"round","stroke-linecap":"round"},Ah=.4;function Ch(e,t){
let n=t.get(e.a),s=t.get(e.b),r=`M${n.x} ${n.y}L${s.x} ${s.y}`,o=i=>x("path",{d:r,fill:"none",...i});switch(e.kind??"roa\
d"){case"double":return[o({style:"stroke:var(--field-edge)","stroke-width":9}),o({style:"stroke:var(--field)","stroke-wi\
dth":4})];case"dashed":return o({style:"stroke:var(--field-edge)","stroke-width":6,"stroke-dasharray":"12 9"});case"thin":
return o({style:"stroke:var(--field-edge)","stroke-width":3});case"pointer":return o({style:"stroke:var(--on-field-2)","\
stroke-width":3,"stroke-dasharray":"2 5"});default:return o({style:"stroke:var(--field-edge)","stroke-width":9})}}var Io=(e,t,n,s)=>x(
"text",{class:s,y:.35*t,"font-size":t,"font-weight":700,"text-anchor":"middle",fill:n},e);function Oh(e,t,n,s){let{fill:r,
ink:o}=t?gs(t.step):{fill:"var(--on-field)",ink:""},i={style:`fill:${r};stroke:var(${t?"--on-field-2":"--field"})`,"stro\
ke-width":2},a=t?Math.min(16*n,Sh):13,l=e.kind==="crossing"?x("path",{d:`M0 ${-a*1.35}L${a*1.35} 0 0 ${a*1.35} ${-a*1.35}\
 0Z`,...i}):e.kind==="door"?x("path",{d:`M${-a} ${-a}L${a} 0 ${-a} ${a}Z`,...i}):e.kind==="house"?x("rect",{x:-66,y:-34,
width:132,height:68,rx:4,...i}):e.kind==="place"?C(-19,-27,38,54,{class:"slot",rx:4,fill:"none"}):x("circle",{r:a,...i}),
c=e.kind==="house",h=c&&(e.name??"").length>8?(e.name??"").split(" "):[e.name??""],u=Math.max(1,...h.map(f=>f.length)),d=c?
Math.min(23*n,122/(.66*u),54/(1.1*h.length)):20*n,m={...e.kind==="place"?s(e):{x:0,y:c?0:16+18*n,"text-anchor":"middle"},
class:c?"on-house":"f"};return x("g",{transform:`translate(${e.x} ${e.y})`},x("title",e.label),l,e.kind==="pointer"&&!t&&
C(-5,-5,10,10,{fill:"var(--field)"}),t&&Io(t.text,20*n,o,t.fine?"coarse":""),t?.fine&&Io(t.fine,15*n,o,"fine"),e.name&&h.
map((f,g)=>x("text",{"font-size":d,"font-weight":700,...m,y:m.y+(c?(.35+1.1*(g-(h.length-1)/2))*d:0)},f)))}function Nh(e){
let t=new Map;for(let{key:s,at:r,art:o}of e)(o??"mark")==="mark"&&t.set(r,[...t.get(r)??[],s]);let n=new Map;for(let s of t.
values())s.forEach((r,o)=>n.set(r,o-(s.length-1)/2));return n}function Rh(e,t,n,s=0){let r=t.get(e.at);if(!r)throw new Error(
`Expected a node of the board, not "${e.at}".`);let o={mark:()=>[H(0,0,27,{fill:e.active?"var(--accent-on-field)":"var(-\
-field)"}),Kt(e.seat??0,-19,-19,38,{fill:e.active?"var(--field)":"var(--on-field)",ink:e.active?"var(--accent-on-field)":
"var(--field)"})],agent:()=>[H(0,0,15,{style:"fill:var(--field);stroke:var(--on-field)","stroke-width":3}),C(-9,-3,18,6,
{fill:"var(--on-field)"})],card:()=>[x("g",{transform:"translate(-20 -28)"},kt(e.face,40))],bars:()=>[C(-64,-32,128,64,{
rx:3,fill:"var(--on-field)"}),x("path",{d:"M-54 -32V32M-38 -32V32M38 -32V32M54 -32V32",style:"stroke:var(--field)","stro\
ke-width":6})],empty:()=>[C(-19,-27,38,54,{class:"slot",rx:4,fill:"none"})]}[e.art??"mark"];if(!o)throw new Error(`Expec\
ted a token that can be drawn, not "${e.art}".`);return x("g",{transform:`translate(${r.x+46*n*s} ${r.y}) scale(${n})`,role:"\
img","aria-label":e.label,"data-token":e.key},x("title",e.label),x("g.grows",o()))}function Hh({tag:e,path:t},n,s){let{x:r,
y:o}=n.get(t[t.length-1]),i=18+11*e.length;return e&&x("g.tag",{transform:`translate(${r+14} ${o-12-32*s}) scale(${s})`},
C(0,0,i,32,{rx:3,style:"fill:var(--lit)"}),x("text",{x:i/2,y:23,"font-size":21,"font-weight":700,"text-anchor":"middle",
fill:"#13201E"},e))}function Fo(e,t){let n=e.path.map(o=>t.get(o)),s=n.map(({x:o,y:i},a)=>`${a?"L":"M"}${o} ${i}`).join(
""),r=!e.move;return x("g",{class:r?"way gone":"way",role:r?"img":null,"aria-label":r?e.label:null,"aria-hidden":r?null:
"true","data-steps":n.length-1},r&&x("title",e.label),x("path.line",{d:s,fill:"none",style:"stroke:var(--lit)",...r?Lh:Eh}))}
function Uh({path:e,label:t,move:n,chosen:s},r,o){let i=r.get(e[e.length-1]),a=o?{class:"way plays",tabindex:0,"data-mov\
e":n,"aria-pressed":String(!!s)}:{class:"way shown"};return xs(i,{role:o?"button":"img",label:t,ring:!0,chosen:!!s,attributes:a})}
function Bh(e,t,n,s){let r=13*s*(e.name?.length??0),o=[{x:-23*s-3,y:7*s,"text-anchor":"end",left:-r-23*s},{x:23*s+3,y:7*
s,"text-anchor":"start",left:23*s},{x:0,y:45*s,"text-anchor":"middle",left:-r/2},{x:0,y:-31*s,"text-anchor":"middle",left:-r/
2}],i=t.edges.flatMap(({a:h,b:u})=>{let d=n.get(h),m=n.get(u);return[0,.25,.5,.75,1].map(f=>({x:d.x+(m.x-d.x)*f,y:d.y+(m.
y-d.y)*f}))}),a=({y:h,left:u})=>i.filter(d=>d.x>e.x+u-14&&d.x<e.x+u+r+14&&d.y>e.y+h-16*s-12&&d.y<e.y+h+12).length,{left:l,
...c}=o.reduce((h,u)=>a(u)<a(h)?u:h);return c}var Ph=(e,t,n)=>[e.art?x("g.scenery",Ne(e.art)):null,(e.areas??[]).map(({name:s,
x:r,y:o})=>x("text.f2",{x:r,y:o,"font-size":20*n,"text-anchor":"middle"},s)),x("g",{fill:"none"},...e.edges.map(s=>Ch(s,
t)))];function Dh(e,t,n,s,r=0){let o=n.get(e.at),i={agent:22,card:39}[e.art??"mark"]??34,a=o.x+46*s*r;return x("g.light",
{transform:`translate(${a} ${o.y}) scale(${s})`,"data-x":a,"data-y":o.y,"data-key":`lit:${e.key}`,"aria-hidden":"true"},
H(0,0,i,{fill:"none",style:"stroke:var(--lit)","stroke-width":6}),t&&C(i-6,-i-14,26,26,{style:"fill:var(--lit)"}),t&&x("\
text",{x:i+7,y:5-i,"font-size":18,"font-weight":700,"text-anchor":"middle",fill:"#13201E"},t))}function Wh(e,t,{zone:n},{
nodes:s,aside:r,u:o,at:i}){let a=n.tokens.find(({key:h})=>h===e),l=s.get(a?.at??e);if(!l)throw new Error(`Expected a nod\
e or a token of the board, not "${e}".`);let c=n.carries?.length;return xs({x:l.x+46*o*(r.get(e)??0),y:l.y},{role:"butto\
n",label:a?.label??l.label,ring:!a,chosen:t,attributes:{class:["way plays",a&&"handle",c&&"many"],tabindex:a&&i?-1:0,"ar\
ia-pressed":String(t),"data-spot":e}})}function qo(e){let{board:t,zone:n,heat:s,clear:r,acting:o,spots:i,lit:a,w:l,h:c,k:h}=e,
u=new Map(t.nodes.map(k=>[k.id,k])),d=Nh(n.tokens),m=h<Ah?1:Math.max(1,.62/h),f=(n.ways??[]).filter(({move:k})=>!k),g=(n.
ways??[]).filter(({move:k})=>k),b=n.tokens.filter(({art:k})=>!(r&&k==="agent")),y=({art:k})=>!!s.nodes&&k==="card",w=k=>Oh(
k,s.nodes?.[k.id],m,$=>Bh($,t,u,m)),M=k=>Rh(k,u,m,d.get(k.key));return x("svg.board",{width:l,height:c,viewBox:`0 0 ${t.
width} ${t.height}`,preserveAspectRatio:"xMidYMid meet",style:"overflow:hidden","data-board":t.id},C(0,0,t.width,t.height,
{fill:"transparent"}),Ph(t,u,m),f.map(k=>Fo(k,u)),t.nodes.filter(({kind:k})=>k==="place").map(w),b.filter(y).map(M),t.nodes.
filter(({kind:k})=>k!=="place").map(w),g.map(k=>Fo(k,u)),b.filter(k=>!y(k)).map(M),f.map(k=>Hh(k,u,m)),b.filter(({key:k})=>k in
a).map(k=>Dh(k,a[k.key],u,m,d.get(k.key))),g.filter(({tag:k})=>k).map(({tag:k,move:$,path:v})=>Wo(u.get(v[v.length-1]),k,
$??"")),g.map(k=>Uh(k,u,o)),Object.entries(i).map(([k,$],v)=>Wh(k,$,e,{nodes:u,aside:d,u:m,at:v})))}function jo(e,t){for(let n of e.
querySelectorAll(".way.gone > .line")){if(!(n instanceof SVGGeometryElement))continue;let s=n.getTotalLength(),r=Number(
n.parentElement?.dataset.steps??1);n.animate([{strokeDasharray:`0 ${s}`},{strokeDasharray:`${s} 0`}],{duration:r*Th/t})}}var Vo=3,Go=80,Ko=e=>[...e.values.map((t,n)=>x("g",{transform:`translate(${n*(e.size+10)} 0)`},nn(t,e.size,e.lit.includes(
n)))),C(-5,-5,e.w+10,e.size+10,{class:"ring-focus",rx:9}),x("title",e.label)];function Zo(e,t){for(let n=0;n<Vo;n++){let s=(o,i)=>1+(o+2*n+3*i)%6,r=()=>e(o=>({...o,values:o.values.map(s),lit:[]}));n?
setTimeout(r,n*Go/t):r()}setTimeout(()=>e(n=>n),Vo*Go/t)}var Ct=390,mt=700,ht=10,vs=e=>e.zones.every(t=>["seat","ring","fan","stack","tray","kinds"].includes(t.kind)&&(e.table===
"corners"||!(t.kind==="seat"&&(t.before?.length??0)>0)));function $s(e,t,n,s,r,o,i=!1){let a=t.alert||(t.counters??[]).map(
({value:m,label:f})=>`${m} ${f}`)[0]||t.note;e.add("mark",t.id,n,s,{seat:t.seat,size:20,active:!!t.active});let l=n+26,c=r-
26,h=i?G(t.name,13,c-28,1.06):{lines:[t.name],size:13};if(e.text(`${t.id}.name`,h.lines[0],l,s+9,{size:h.size,bold:!0,quiet:!1,
room:c}),e.text(`${t.id}.note`,G(a??"",12,c).lines[0],l,s+(i?24:22),{size:12,tone:t.alert?"lit":"",room:c}),i){let m=l+U(
h.lines[0],h.size)*1.06+8;e.cards(t.cards,m,s-2,20,{w:11,ideal:2,tight:.02},{role:"seat"})}if(!o)return;let u=t.cards.some(
m=>m.face||m.key in(e.extras.dealt??{})),d={w:o,ideal:o*.72,tight:u?.5:.06,least:u?o*.8:o};e.cards(t.cards,n,s+30,r-6,d,
{role:"seat",pitch:.5})}function on(e,t,n,s,r,o=Ct){let i=!!e.extras.acting,a=t.cards.length>(o-r)/60,l=a?ht:r,c=n+(a?30:
0)+(i?12:0),h=gt(78,s-c-(i?6:0));$s(e,{...t,cards:[]},ht,a?n:(n+s)/2-14,a?o:r-ht-6,0);let u={w:h,ideal:h*1.12,tight:.36,
least:Math.min(h,44),floor:24};e.cards(t.cards,l,c,o-l-ht,u,{own:!0,role:"hand",pitch:.7})}function rn(e,t,n,s,r,o){e.text(
`${t}.count`,n,r,o,{size:20,bold:!0,quiet:!1});let[i,a]=G(s,12,58).lines;e.text(`${t}.label`,i,r,o+15,{size:12,room:58}),
a&&e.text(`${t}.more`,a,r,o+28,{size:12,room:58})}function _h(e,{seats:[t,...n],ring:s,fans:r,stacks:o,trays:i},a,l){let c=(l-
Ct)/(mt-Ct),h=s?132+116*c:ht,u=[...i,...o].length?66:0,d=l-ht-u,[m,f,g]=e.extras.acting?[70,76,42]:[68,74,45],b=g+20*c,y=b<
56?0:1.085*b+31,w={x:m+54*c,y:Math.max(f+26*c,y),r:b};s&&e.add("ring",s.id,w.x,w.y,{ring:s,r:w.r});let M=Math.max(1,Math.
min(n.length,3)),k=Math.ceil(n.length/M),$=(d-h)/M;n.forEach((L,T)=>{let E=k>1?0:n.length>2?26:34;$s(e,L,h+T%M*$,8+Math.
floor(T/M)*36,$,E,!E)}),i.forEach(L=>rn(e,L.id,String(L.count),L.label,d+8,22)),o.forEach((L,T)=>{let E=76+T*52;rn(e,L.id,
String(L.count),L.label,d+8,E),L.top&&e.card(L.top,d+36,E-15,15,{role:"stack",recall:L.recall})});let v=96,S=a-(e.extras.
editing?108:e.extras.acting?132:88);for(let L of r){let T=gt(a>320&&L.cards.length<7?60:44,S-v-34),E={w:T,ideal:T*.74,tight:.3,
least:T,floor:15},N=d-h,R=Math.min(E.ideal,(N-T)/Math.max(L.cards.length-1,1)),W=R<22;L.cards.forEach((_,tt)=>{let j=tt===
L.cards.length-1,X=h+tt*R;e.card(_,X,v+20,T,{seen:j?T:Math.min(T,R),role:"fan"}),(j||!W||(L.cards.length-1-tt)%2===0)&&e.
text(`${_.key}.above`,_.above??"",X+1,v+14,{size:j?14:12,bold:j,quiet:!j}),_.under!=null&&(j||!W)&&e.add("mark",`${_.key}\
.under`,X+2,v+24+T*1.4,{seat:_.under,size:14,quiet:!j})}),L.cards.length||e.add("pile",L.id,h,v+20,{w:T,under:0,empty:!0})}
return t&&on(e,t,S+4,a-8,h,l),{y:a-18,middle:w}}function Ih(e,{seats:[t,...n],ring:s,stacks:r,trays:o},i,a){let l=Math.max(
1,Math.min(n.length,5)),c=Math.ceil(n.length/l),h=(a-2*ht)/l,u=c>1?34:56;n.forEach((M,k)=>{let $=ht+k%l*h,v=8+Math.floor(
k/l)*u;$s(e,M,$,v,h,c>1?0:18,c>1)});let d=8+c*u,m=e.extras.acting?i-136:i-110,f=Math.min(58,(m-d)/2-14),g={x:a/2,y:(d+m)/
2-12,r:f};s&&e.add("ring",s.id,g.x,g.y,{ring:{...s,note:""},r:f});let b=Math.min(44,f*.74),y=10,w=g.x-(r.length*b+(r.length-
1)*y)/2;return r.forEach((M,k)=>{let $=w+k*(b+y),v=g.y-b*.7;M.top?e.card({...M.top,move:M.move||M.top.move,off:M.off||M.
top.off},$,v,b,{role:"stack"}):e.add("pile",M.id,$,v,{w:b,under:0,empty:!0}),rn(e,M.id,String(M.count),M.label,k?a-74:ht,
g.y)}),o.forEach(M=>rn(e,M.id,String(M.count),M.label,a-74,g.y+40)),t&&on(e,t,m+2,i-8,96,a),{y:i-18,middle:g}}var zo=(e,t,n,s,r)=>(s?
Ih:_h)(e,t,n,r);var Yo=e=>(e.table??"long")==="long"&&e.zones.every(t=>["seat","grid","stack"].includes(t.kind));function Fh(e,t){let n=t.
map(({key:i})=>`lit:${i}`),s=e.over.filter(({key:i})=>n.includes(i)),[r,o]=[s[0],s[s.length-1]];s.length<2||s.length<t.length||
s.some(({tab:i})=>i!==r.tab)||(e.over=e.over.filter(i=>!s.includes(i)),e.over.push({...r,w:o.x+o.w-r.x}))}function Ms(e,t,n,s,r,o){
let i=t.cards.filter(S=>!S.face&&!(S.key in(e.extras.dealt??{}))),a=[...t.cards.filter(S=>!i.includes(S)),...(t.before??
[]).flatMap(S=>"cards"in S?S.cards:[])],l=o>40,c=l?26:18,h=l?Math.min(o,r/7.5):18,u=l?h*.26:6,d=i.length?h+u*(i.length-1):
0,m=n+c+(l?9:5),f=r-(m-n)-(l?8:d+12),g=l?f:r-8,b=(t.counters??[]).map(({value:S,label:L})=>`${S} ${L}`)[0]??"",y=l?[t.note,
b].filter(Boolean).join(", "):t.note||b;e.add("mark",t.id,n,s,{seat:t.seat,size:c,active:!!t.active});let w=G(t.name,l?15:
13,f),M=G(y,l?13:12,g);e.text(`${t.id}.name`,w.lines[0],m,s+(l?11:13),{size:w.size,bold:!0,quiet:!1,room:f}),e.text(`${t.
id}.note`,M.lines[0],l?m:n,s+(l?28:31),{size:M.size,room:g});let k={w:h,ideal:u,tight:.05};e.cards(i,l?n:n+r-d-8,l?s+38:
s-1,d+1,k,{role:"seat"}),Fh(e,i);let $=l&&d?n+d+12:n,v={w:o,ideal:o+3,tight:.3,least:o,floor:12};e.cards(a,$,s+(l?38:36),
n+r-8-$,v,{role:"seat",pitch:.5})}function qh(e,t,n,s,r){let o=t.cells.flatMap(g=>"key"in g?[g]:[]),i=Ss(n),a=o.length>6?
2:1,l=Math.max(Math.ceil(o.length/a),1),c=n>mt?10:5,h=e.extras.acting?8:0,u=(n-2*i-c*(l-1))/l,d=gt(Math.min(n>mt?70:50,u),
(r-s)/a-c-h),m=Math.min(u+c,d*1.3),f=(n-m*(l-1)-d)/2;o.forEach((g,b)=>{let y=f+b%l*m,w=s+Math.floor(b/l)*(d*1.4+c+h);e.card(
g,y,w,d,{role:"grid",own:!0})})}function jh(e,t,n,s,r,o){let i=r*.7;(t.round??[]).forEach(({seat:l,words:c,now:h},u)=>{let d=s+
u*r,m=i>20?14:12;e.add("mark",`${t.id}.${u}`,n,d,{seat:l,size:i,active:h,quiet:!h}),e.text(`${t.id}.${u}`,c,n+i+8,d+i/2+
m*.35,{size:m,bold:h,quiet:!h,room:o-i-8})})}function Vh(e,t,n,s,r){let o=n>mt,i=t.filter(b=>b.top||b.count||b.round?.length),
a=gt(o?92:56,r-s-(o?60:24)),l=o?56:18,[c,h]=o?[186,240]:[148,190],u=Math.max(0,...i.flatMap(b=>(b.round??[]).map(y=>U(y.
words,1.06)))),d=Math.max(c,Math.min(h,(o?14:12)*u+(o?56:40))),m=i.reduce((b,y)=>b+a+(y.round?.length?d:0),l*(i.length-1)),
f=s+(r-s-a*1.4-22)*(o?.42:.3),g=(n-m)/2;for(let b of i){b.top?e.card(b.top,g,f,a,{role:"stack",recall:b.recall}):e.add("\
pile",b.id,g,f,{w:a,under:0,empty:!0});let y=b.round??[],w=o?14:12,M=f+a*1.4+(o?24:17);if(y.length){let k=Math.min(o?36:
25,(a*1.4+6)/y.length);jh(e,b,g+a+(o?20:10),f,k,d-(o?20:10)),e.text(`${b.id}.label`,b.label,g,M,{size:w,room:a+d-10})}else{
let k=o?20:16,$=U(String(b.count),k)*1.06+5,v=o?g:g+Math.min(0,(a-$-U(b.label,w))/2);e.text(`${b.id}.count`,String(b.count),
v,M,{size:k,bold:!0,quiet:!1}),e.text(`${b.id}.label`,b.label,v+$,M,{size:w})}g+=a+(y.length?d:0)+l}}function Gh(e,t,n,s,r){
let o=n>mt,i=Ss(n),a=Math.min((r-s)/Math.max(t.length,1),o?150:96),l=o?0:24,c=gt(o?84:46,a-l-(o?16:8)),h=o?166:i;t.forEach(
(u,d)=>{let m=s+d*a;if(o){let g=e.head(u,i,m,h-i-12);e.counters(u,i+4,m+42+g,h-i-16,!0)}else{let g=(u.counters??[]).map(
({value:w,label:M})=>`${w} ${M}`),b=i+24+U(u.name,13)*1.06+8;e.add("mark",u.id,i,m,{seat:u.seat,size:18,active:!!u.active}),
e.text(`${u.id}.name`,u.name,i+24,m+13,{size:13,bold:!0,quiet:!1});let y=G([u.note,...g].filter(Boolean).join(", "),12,n-
i-b);e.text(`${u.id}.note`,y.lines[0],b,m+13,{size:y.size,room:n-i-b})}let f={w:c,ideal:c*1.12,tight:.3,least:c,floor:20};
e.cards(u.cards,h,m+l,n-i-h,f,{role:"seat"})})}function Jo(e,t,n,s){let r=t.cards.find(i=>i.above),o=r&&e.things.find(({
kind:i,key:a})=>i==="card"&&a===r.key);!r?.above||!o||e.text(`${r.key}.over`,r.above,s??o.x,n,{size:s?12:14,bold:!0,quiet:!1,
tone:r.ghost?"lit":"",anchor:s?"end":"start",room:s?s-ht-34-U(t.name,13)*1.06:1/0})}var Ss=e=>e>mt?28:ht;function Ts(e,t,n,s,r){
let i=n-166-28,a=e.extras.acting?18:0,l=gt(84,r-s-a-14),c={w:l,ideal:l*1.12,tight:.3,least:l,floor:30},h=e.head(t,28,s+a,
126);e.counters(t,32,s+a+48+h,126,!1),e.cards(t.cards,166,s+a,i,c,{own:!0,role:"hand"}),Jo(e,t,s-14)}function Xo(e,{seats:[
t,...n],grids:s,stacks:r},o,i){let a=Ss(i),l=i>mt,c=Math.max(n.length,1),h=(i-2*a+8)/c,u=l?22:8,d=l?c>1?46:60:c>2?26:32,
m=o-(e.extras.acting?l?150:126:l?132:100);!s.length&&!r.length&&n.every(b=>b.cards.every(y=>y.face))?Gh(e,n,i,u,m-(l?30:
6)):n.forEach((b,y)=>{Ms(e,b,a+y*h,u,h,d)});let f=n.some(b=>b.before?.length||b.cards.some(y=>y.face)),g=u+(l?54+d*1.4:f?
46+d*1.4:44);for(let b of s)l&&e.text(`${b.id}.label`,b.label,a,g+8,{room:i-2*a}),qh(e,b,i,g+(l?26:0),m-(l?24:4));return Vh(
e,r,i,g,m),t&&l?Ts(e,t,i,m,o):t&&(on(e,t,m,o-8,ht+92,i),Jo(e,t,m+9,i-ht)),{y:o-18,middle:{x:i/2,y:(g+m)/2,r:40}}}var Kh={draw2:"+2",draw4:"+4"},Zh=["skip","reverse"],an=28;function Ls(e){let t=e>=an;return{large:t,left:t?34:22,right:t?
44:24,tall:e*1.17,pitch:e*1.72+(t?4:1.5),gap:t?4:1.5}}var Qo=({rows:e})=>Math.max(...e.map(({kinds:t})=>t.length));function ln(e,t){
let{left:n,right:s,pitch:r,gap:o}=Ls(t);return{w:n+Qo(e)*(t+o)+s,h:e.rows.length*r}}function zh(e,t,n){let s=48;for(;s>12&&
(ln(e,s).w>t||ln(e,s).h>n);)s-=.2;return s}var ti=e=>[...e].reduce((t,n)=>t+Number(n),0);function ei(e,t){return e===2?C(
-t,-t,2*t,2*t,{style:"fill:var(--lit)"}):H(0,0,t,{style:e?"fill:none;stroke:var(--field-edge)":"fill:var(--on-field)","s\
troke-width":1.5})}var As=(e,t,n)=>x("g",{transform:`translate(${e} ${t})`},n);function Yh(e,t,n){let{tall:s}=Ls(n),r=e.
kinds[t],o=e.colour==="wild",i=o?"#fff":`var(--c-${e.colour}-on)`,a=Math.max(13,n*(o?.42:.54)),l=[e.unseen[t],e.held[t],
e.gone[t]].map(Number),c=Math.min(11,n/4+(n<an?2:1)),h=l.flatMap((d,m)=>Array(d).fill([0,2,1][m])),u=Zh.includes(r)?x("g",
{style:`color:${i}`},ps(r,n/2,s/2,n*.2)):x("text",{x:n/2,y:s/2+a*.36,"text-anchor":"middle","font-size":a,"font-weight":700,
style:`fill:${i}`},Kh[r]??r);return x("g",x("g",{opacity:l[0]?null:.4},C(0,0,n,s,{rx:3,style:`fill:${o?"#17181c":`var(--\
c-${e.colour})`};stroke:#fff`,"stroke-width":n<an?0:1.2}),u),h.map((d,m)=>As(n/2+(m-(h.length-1)/2)*c,s+n*.28,ei(d,n<an?
2.8:3.5))))}function Jh(e,t,n,s){let r=n?[0,82,182]:[0,62,136];return["unseen","discarded",s].map((o,i)=>[As(e+r[i],t,ei(
i,4)),x("text.f2",{x:e+r[i]+9,y:t+4.5,"font-size":n?13:12},o)])}function Cs({zone:e,w:t,lit:n}){let{large:s,left:r,tall:o,
pitch:i,gap:a}=Ls(t),l=Qo(e),c=r+l*(t+a)+(s?6:2);return e.rows.map((u,d)=>{let m=d*i,f=u.kinds.length<l/2,g=y=>r+y*(t+a)*
(f?1.6:1),b=ti(u.unseen);return[u.colour!=="wild"&&Mt(u.colour,r/2-3,m+o/2,r*.26,{style:`fill:var(--ring-${u.colour})`}),
u.kinds.map((y,w)=>As(g(w),m,Yh(u,w,t))),u.kinds.map((y,w)=>`${u.id}.${y}`in n&&C(g(w)-1,m-2,t+2,o+t*.48,{"data-key":`li\
t:${u.id}.${y}`,rx:5,style:"fill:none;stroke:var(--lit)","stroke-width":s?3:2})),f&&Jh(Math.min(g(u.kinds.length),c-(s?240:
192)),m+o/2,s,u.hands??"yours"),x("text.f",{x:c,y:m+o/2+6,"font-size":s?18:14,"font-weight":700},String(b))]}).flat(3).filter(
Boolean)}function Es({rows:e}){let[t,n]=["unseen","gone"].map(s=>e.reduce((r,o)=>r+ti(o[s]),0));return`${t} cards unseen\
, ${n} discarded`}var Os=e=>[Es(e),...e.rows.map(({label:t})=>t)].join(". ");function hn(e){let t=e.zones.filter(n=>n.kind===
"kinds");return t.length?{rows:t,of:t[0].of}:void 0}function ni(e,t){let n=Object.keys(e).filter(s=>t?.rows.some(({id:r})=>s.
startsWith(`${r}.`)));return t&&n.length?{[t.of]:e[n[0]],...e}:e}function Xh(e,t,n,s,r){let[o]=t.counters??[];e.add("mar\
k",t.id,n,s,{seat:t.seat,size:18,active:!!t.active}),e.text(`${t.id}.name`,t.name,n+23,s+9,{size:13,bold:!0,quiet:!1,room:14}),
e.cards(t.cards,n+38,s-4,r-42,{w:12,ideal:3,tight:.05},{role:"seat"}),o&&e.text(`${t.id}.note`,`${o.value} ${o.label}`,n+
23,s+23,{size:12,room:r-23})}function si(e,{seats:[t,...n],ring:s,stacks:r,kinds:o},i,a){let l={rows:o,of:""},c=a>mt,h=c?
28:10,u=Math.min(n.length||1,3),d=Math.ceil(n.length/u),m=n.length>3,f=c?52:m?30:40,g=c?150:80,b=r.length*(f+12)+g,y=(a-
2*h-b)/u,w=c?12:8,M=m?34:c?102:44,k=w+Math.max(f*1.4+(c?16:10),d*M),$=i-(c?104:74);n.forEach((E,N)=>{let R=w+Math.floor(
N/u)*M;m&&!c?Xh(e,E,h+N%u*y,R,y):Ms(e,E,h+N%u*y,R,c?y:Math.min(y,130),m||!c?26:42)});let v=a-h-b;for(let E of r)E.top?e.
card(E.top,v,w,f,{role:"space"}):e.add("pile",E.id,v,w,{w:f,under:0,empty:!0}),v+=f+12;let S=r.map(({count:E,label:N})=>`${E}\
 ${N}`);s?.value&&r.some(({top:E})=>E?.face?.colour==="wild")&&S.push(`${s.value} named`),S.forEach((E,N)=>{e.text(`spre\
ad.${N}`,E,v,w+14+N*(c?20:16),{size:c?14:12,room:g})});let L=zh(l,a-2*h,$-k),T=ln(l,L);if(e.add("spread","all",(a-T.w)/2,
k+($-k-T.h)*.35,{zone:l,w:L,lit:e.extras.lit??{}}),t&&c)Ts(e,{...t,counters:t.counters?.slice(0,1)},a,$,i);else if(t){let E=gt(
46,i-8-$);e.add("mark",t.id,h,$,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,t.name,h,$+36,{size:13,bold:!0,
quiet:!1,room:62});let N={w:E,ideal:E+4,tight:.36,least:E,floor:20};e.cards(t.cards,78,$,a-h-78,N,{own:!0,role:"hand"})}
return{y:i-18,middle:{x:a/2,y:(k+$)/2,r:40}}}var cn=class{constructor(t){this.open=!1;this.how=t,this.root=p("section.sh\
eet.spread",{hidden:!0,role:"group"})}show(t,n,s){this.zone=t,t||(this.open=!1),this.root.hidden=!this.open;let r=this.open&&
JSON.stringify([t,n,s]);if(!t||!r||this.root.dataset.looks===r)return;this.root.dataset.looks=r;let o=s?23.2:44,i=ln(t,o),
a=this.root.contains(et(this.root)),l={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.escape()};
this.root.setAttribute("aria-label",Es(t)),this.root.replaceChildren(p("h2",Es(t)),bt(l,rt("close",16)),x("svg",{viewBox:`\
0 -3 ${i.w} ${i.h}`,role:"img","aria-label":Os(t)},Cs({zone:t,w:o,lit:n}))),a&&this.root.querySelector("button")?.focus()}toggle(t){
if(this.open)return void this.escape();this.open=!0,t(),this.root.querySelector("button")?.focus({preventScroll:!0})}escape(){
let t=this.open,n=this.root.contains(et(this.root));return this.open=!1,this.root.hidden=!0,n&&this.zone&&this.how.focus(
this.zone.of),t}};var Ot=(e,t)=>x("text",t,e),ri=e=>!e.plays&&!!(e.opens||e.recall?.length);function Qh(e){let t=e.w*1.4,n=Math.min(11,Math.
max(7,e.w*.16));return[e.plays&&C(-2,-2,Math.max(e.seen,24),t+24,{class:"touch",fill:"transparent"}),e.dealt&&kt(null,e.
w),e.ghost?x("g.faint",kt(e.face,e.w)):kt(e.face,e.w),e.ghost&&C(0,0,e.w,t,{class:"ghost",rx:e.w*.085,fill:"none"}),e.kin&&
!e.ghost&&C(1.5,1.5,e.w-3,t-3,{class:"kin",rx:e.w*.07,fill:"none"}),e.off&&C(0,0,e.w,t,{class:"veil",rx:e.w*.085}),e.under&&
x("path.bar-under",{d:`M2 ${t+11.5}h${Math.max(e.seen-6,18)}`,"stroke-width":5}),ri(e)&&Pr(n+2,t-n-2,n),C(-5,-5,e.w+10,t+
10,{class:"ring-focus",rx:e.w*.085+5}),x("title",ri(e)?`${e.label}. Press to see the cards.`:e.label)]}var vt=24,Ns=14,tu=8;
function eu(e){let t=Math.min(vt,e.w);switch(e.role){case"hand":{let n=Math.min(vt,e.w*.55);return[e.w-n,e.h-n,n]}case"s\
tack":case"pile":return[e.w-t,e.h-t,t];case"fan":return[e.w-t,e.h*.36,t];case"seat":return e.h<vt?[e.w+3,(e.h-Ns)/2,e.w<
tu?0:Ns]:[e.w-vt,e.h-vt,vt];case"space":return[e.w-14,e.h-21,vt];case"dice":return[e.w+3,-3,vt];default:return e.y>vt?[e.
w-21,-25,vt]:[Math.max(-8,1-e.x),Math.max(-8,1-e.y),Ns]}}function nu(e){let[t,n,s]=eu(e),r=e.tab&&s>0&&x("g",{transform:`\
translate(${t} ${n})`},C(0,0,s,s,{fill:"var(--lit)"}),Ot(e.tab,{x:s/2,y:s*.71,"font-size":s*.625,"font-weight":700,"text\
-anchor":"middle",fill:"#13201E"}));return[C(-3,-3,e.w+6,e.h+6,{rx:7,fill:"none",stroke:"var(--lit)","stroke-width":4}),
r]}function su(e){let t=e.tone==="lit"?"lit-text":e.quiet?"f2":"f";return[x("text",{"font-size":e.size,"font-weight":e.bold?
700:400,"text-anchor":e.anchor,class:t},e.lines.map((n,s)=>x("tspan",{x:0,dy:s?e.size*1.2:0},n)))]}var ru=e=>[Kt(e.seat,
0,0,e.size,{fill:e.active?"var(--accent-on-field)":e.quiet?"var(--on-field-2)":"var(--on-field)"})];function ou(e){let t=String(
e.value),n=Lt(t),s=n?st(t,e.high):0;return[n&&at(t,0,0,e.high,{colour:"var(--on-field)"}),Ot(n?e.label:`${t} ${e.label}`,
{x:n?s+8:0,y:e.high-4,"font-size":13,class:"f2","aria-hidden":"true"})]}function iu(e){return e.empty?[C(1,1,e.w-2,e.w*1.4-
2,{class:"slot",rx:5,fill:"none"})]:Array.from({length:e.under},(t,n)=>{let s=(e.under-n)*2.5;return x("g",{transform:`t\
ranslate(${s} ${-s})`},C(0,0,e.w,e.w*1.4,{class:"paper",rx:e.w*.085}))})}var au=e=>[x("text.f2",{"font-size":13,"aria-hi\
dden":"true"},x("tspan.f",{"font-weight":700,"font-size":15},String(e.count)),e.lines.map(t=>x("tspan",e.broken?{x:0,dy:17}:
{dx:4},t)))];function lu(e){let t=String(e.count),n=st(t,22),s=n+8+e.noted,r=(e.wide-(e.below?n:s))/2;return[at(t,r,0,22,
{colour:"var(--on-field)"}),Ot(e.label,{x:e.below?e.wide/2:r+n+8,y:e.below?e.high+56:18,"text-anchor":e.below?"middle":"\
start","font-size":13,class:"f2","aria-hidden":"true"}),Jn(e.count,12,30+e.high,e),F(`M1.5 ${e.high-6}V${36+e.high}H${e.
wide-1.5}V${e.high-6}`,"var(--field-line)",3)]}var be=(e,t)=>[t*Math.sin(e*2*Math.PI),-t*Math.cos(e*2*Math.PI)];function cu(e){
let{ring:t,r:n}=e,s=t.of??10,r=t.filled??0,o=t.preview?.filled??r,i=t.goal??-1,a=n*.17,l=2.4/360,c=Q("hatch"),h=w=>{let[
M,k]=be(w/s+l,n),[$,v]=be((w+1)/s-l,n);return`M${M} ${k}A${n} ${n} 0 0 1 ${$} ${v}`},u=Array.from({length:s},(w,M)=>{let k=M<
r,$=t.preview?M>=r&&M<o:i>=0&&M>=r&&M<i,v=M===i?"var(--lit)":k?"var(--accent-on-field)":"var(--field-line)";return[x("pa\
th",{d:h(M),fill:"none",style:`stroke:${v}`,"stroke-width":a}),$&&x("path",{d:h(M),fill:"none",style:`stroke:url(#${c})`,
"stroke-width":a})]}),d=n<56,m=d?12:14,f=(t.marks??[]).map(w=>{let M=w.at/s,k=n+a/2+4,[$,v]=be(M,k),[S,L]=be(M,k+7),[T,E]=be(
M,k+(d?6:19)),N=Math.sin(M*2*Math.PI)<-.2,R=Math.sin(M*2*Math.PI)>.2;return[!d&&x("path",{d:`M${$} ${v}L${S} ${L}`,class:w.
on?"tick on":"tick"}),Ot(w.text,{x:T+(N?5:R?-5:0),y:E+(d?4:5),"font-size":m,"font-weight":w.on?700:400,"text-anchor":N?"\
end":R?"start":"middle",class:w.on?"f":"f2"})]}),g=(t.preview??t).value??"",b=t.preview?.note??t.note,y=Math.min(n*.7,n*
140/Math.max(st(g,100),1));return[x("defs",lt(c,"var(--accent-on-field)","none")),H(0,0,n+a/2,{fill:"var(--field)"}),...t.
closed?hu(n,a):[...u.flat(),...f.flat()],Lt(g)&&at(g,0,-y*.61,y,{anchor:"middle",colour:"var(--on-field)"}),b&&Ot(b,{y:n*
.55,"font-size":Math.max(13,n*.14),"font-weight":t.closed?700:400,"text-anchor":"middle",class:t.closed?"lit-text":"f2"})]}
var hu=(e,t)=>[0,1,2].map(n=>H(0,0,e+n*t*1.15,{fill:"none",style:"stroke:var(--lit)","stroke-width":n?t*.24:t,class:n?"e\
cho":"whole"}));function uu(e){let{r:t}=e,n={...e.ring,...e.ring.preview},s=Math.round(t/4.6),r=n.colour?`var(--ring-${n.
colour})`:"var(--on-field-2)",o=(n.direction??1)<0?-1:1,i=De(n.colour),a=Array.from({length:s},(h,u)=>u*360/s).filter(h=>!i||
Math.abs(h-180)>31).map(h=>x("path",{transform:`rotate(${h}) translate(0 ${-t}) scale(${o} 1)`,d:"M-7-9H0L8 0 0 9H-7L1 0\
Z",fill:r})),l=i&&x("g",{transform:`translate(-60 ${t-18})`},C(0,0,120,36,{rx:4,fill:`var(--c-${n.colour})`}),Mt(n.colour,
22,18,8.5,{fill:"none",stroke:`var(--c-${n.colour}-on)`,"stroke-width":2.5}),Ot(`${n.colour.toUpperCase()} ${i}`,{x:40,
y:24,"font-size":16,"font-weight":700,fill:`var(--c-${n.colour}-on)`})),c=n.note&&Ot(n.note,{y:t-30,"font-size":13,"text\
-anchor":"middle",class:"f2"});return[...a,l,c]}var du=e=>[Jn(e.count,0,0,e)],mu=({ring:e})=>[Lt(e.value??"")&&at(e.value,
0,-26,40,{anchor:"middle",colour:"var(--on-field)"}),Ot(e.note??"",{y:36,"font-size":14,"text-anchor":"middle",class:"f2"})],
pu={dial:cu,chevrons:uu,none:mu},fu=e=>Array.from({length:e.full},(t,n)=>x("g",{transform:`translate(${e.size/2+n*(e.size+
5)} ${e.size/2})`,"aria-hidden":"true"},H(0,0,e.size/2-1.5,{fill:"none",class:n<e.count?"agent":"slot"}),n<e.count&&C(-5,
-1.75,10,3.5,{fill:"var(--on-field)"}))),gu=e=>[C(1.5,1.5,e.size-3,e.size-3,{rx:4,style:`fill:${e.box==="done"?"var(--on\
-field)":"var(--field)"};stroke:var(--${{now:"lit",done:"on-field",open:"field-edge"}[e.box]})`,"stroke-width":e.box==="\
now"?4:2,"stroke-dasharray":e.box==="open"?"4 3":null}),e.box==="done"&&x("path",{d:"M-4 -4L4 4M4 -4L-4 4",transform:`tr\
anslate(${e.size/2} ${e.size/2}) scale(${e.size/18})`,style:"stroke:var(--field)","stroke-width":2.5})],bu={card:Qh,lit:nu,
text:su,mark:ru,counter:ou,pile:iu,count:au,tray:lu,chips:du,dice:Ko,agents:fu,box:gu,spread:e=>Cs(e),board:e=>[qo(e)],ring:e=>pu[e.
ring.art??"dial"](e)};function ee(e){let t=bu[e.kind];if(!t)throw new Error(`Expected a thing that the table can draw, n\
ot "${e.kind}".`);return t(e).filter(Boolean)}function oi(e){switch(e.kind){case"card":return e.label;case"counter":return`${e.
value} ${e.label}`;case"count":return e.spoken||`${e.count} ${e.lines.join(" ")}`;case"tray":return`${e.count} ${e.label}`;case"\
dice":case"board":return e.kind==="dice"?e.label:e.zone.label;case"ring":return e.ring.label;case"spread":return Os(e.zone);default:
return""}}var Rs="uncle_widgets.aim.";var Hs=new Map;function Us(e){try{return localStorage.getItem(e)??Hs.get(e)??""}catch{return Hs.get(e)??""}}function ai(e,t){
Hs.set(e,t);try{localStorage.setItem(e,t)}catch{}}var li=e=>Number(Us(Rs+e))>=3;var ii=new Set;function ci(e){return ii.add(e),()=>ii.delete(e)}function Bs(e,t=!1){!e||li(e)||ai(Rs+e,String(t?3:Number(Us(Rs+e))+1))}var hi=55,yu=74,wu=46,Ps=36,xu=46;function ku(e){let t=e.closest(".uw-room");return!!(t&&!e.closest(".uw-page")&&t.getBoundingClientRect().
top+window.scrollY>window.innerHeight/2)}function vu(e){if(Gt())return ku(e)?window.innerHeight:null;let t=e.getRootNode();
return t instanceof ShadowRoot?$u(t.host):e.closest(".jp-WindowedPanel-outer, .jp-NotebookPanel-notebook, .jp-Notebook")?.
clientHeight??Number.NaN}function $u(e){let t=window.innerHeight,n=e;for(;n;){let{overflowY:s,maxHeight:r,paddingTop:o,paddingBottom:i}=getComputedStyle(
n);if(s==="auto"||s==="scroll"){let l=parseFloat(r)-parseFloat(o)-parseFloat(i);r.endsWith("px")?t=Math.min(t,l):n.scrollHeight>
n.clientHeight+1&&(t=Math.min(t,n.clientHeight))}let a=n.getRootNode();n=n.parentElement??(a instanceof ShadowRoot?a.host:
null)}return t}function Mu(e,t,n,s=hi){let r=n?Math.max(Ps,Math.min(xu,t)):t;return e>=s&&r>=Ps?{kind:e>=yu?"large":"mid\
dle",height:r}:{kind:r<Ps||n?"flow":"phone",height:r}}function Ds(e,t){let n="",s=()=>{let i=e.closest(".uw-page")??e.closest(
".uw-room");if(!i)return;let a=parseFloat(getComputedStyle(e).fontSize)||16,l=vu(e),c=l==null?i.getBoundingClientRect().
top+window.scrollY:0,h=l??window.innerHeight-2*c,u=i.classList.contains("uw-position")?wu:hi,d=i.clientWidth/a,{kind:m,height:f}=Mu(
d,h/a,l!=null,u),g=`${m} ${Math.floor(f*a)} ${a}`;i.classList.toggle("uw-beside",l!=null&&m==="flow"&&d>=u),g!==n&&(n=g,
i.dataset.fit=m,i.classList.toggle("uw-one",m==="large"||m==="middle"),i.classList.toggle("uw-middle",m==="middle"),i.classList.
toggle("uw-phone",m==="phone"),i.classList.toggle("uw-fits",m!=="flow"),i.style.setProperty("--uw-h",`${Math.floor(f*a)}\
px`),i.style.setProperty("--uw-rem",`${a}px`),t())},r=new ResizeObserver(s),o=()=>{let i=e.closest(".uw-page")??e.closest(
".uw-room");return!i&&e.isConnected?0:i?(r.observe(i),s(),0):requestAnimationFrame(o)};return o(),window.addEventListener(
"resize",s),()=>{r.disconnect(),window.removeEventListener("resize",s)}}function ui(e,t,n){let s=p("div",{class:`jupyter-widgets ${n}`});return Be(e)({model:t,el:s}),s}var un=class{constructor(t,n){this.stamp=-1;this.move="";this.next="";this.model=t,this.marked=n,this.at=-1/0}get waiting(){
return this.stamp===this.model.get("stamp")&&performance.now()-this.at<3e3}send(t,n){if(!(!t||this.model.get("busy"))){if(this.
waiting){this.model.get("mode")==="edit"&&(this.next=t);return}this.at=performance.now(),this.stamp=this.model.get("stam\
p"),this.mark(t),this.model.send({kind:"move",move:t,stamp:this.stamp,said:n})}}drawn(){this.mark(this.waiting?this.move:
"");let t=this.next;!t||this.waiting||(this.next="",this.send(t,null))}mark(t){this.move=t,this.marked(t)}};var Su=({words:e,name:t},n)=>p("p.covered",`${e} `,n?p("b",t):p("span.blank",{role:"img","aria-label":"a covered name"})),
dn=class{constructor({send:t,drawn:n}){this.opened=!1;this.send=t,this.drawn=n,this.root=p("div.call",{role:"group",hidden:!0})}get hidden(){
return this.root.hidden}cover(){this.opened=!1}show(t,n,s){let r=n?t.alert??"":"",o=t.covered??[],i=s==="shown"||s==="pr\
ess"&&this.opened,a=r?(t.actions??[]).find(h=>h.strong):void 0;this.root.hidden=!r&&!o.length,this.root.classList.toggle(
"calm",!r&&!(n&&t.actions?.length));let l=JSON.stringify([r,a,o,i,s]);if(this.root.dataset.looks===l)return;this.root.dataset.
looks=l,this.root.setAttribute("aria-label",r||"What lies covered");let c=()=>{this.opened=!this.opened,this.show(t,n,s),
this.drawn()};Y(this.root,r&&p("p",p("b",r)),o.length>0&&p("div.covers",o.map(h=>Su(h,i))),o.length>0&&s==="press"&&p("b\
utton.btn",{"data-k":"covers","aria-pressed":String(i),onclick:c},i?"Cover":"Show"),a&&p("button.btn.alert",{"data-k":"c\
all","data-act":a.move,onclick:()=>this.send(a.move)},a.label))}};function mi({place:e,now:t,said:n},s){let[r="",o=""]=n??[];return{place:s.place??[e,r&&t].filter(Boolean).join(" "),line:s.
line??(r?[r,o]:[t??"",o])}}var di=7,mn=class{constructor({texts:t,see:n}){this.looks="";this.texts=t,this.see=n,this.chip=
p("button.chipbtn",{"data-k":"clause",hidden:!0,onclick:()=>this.open(!!this.box.hidden)}),this.badge=p("b.badge",{hidden:!0}),
this.place=p("span.place"),this.line=p("p.line"),this.note=p("p.note",{role:"status"}),this.sheet=p("button.btn.quiet",{
"data-k":"scores","aria-expanded":"false",hidden:!0},"Scores"),this.eyes=p("div.seg",{role:"group","aria-label":"Seen by"}),
this.seen=p("div.eyes",rt("eye",22),this.eyes),this.box=p("div.clause-box",{hidden:!0,tabindex:-1,"data-k":"clauses"}),this.
root=p("div.caption",p("div.told",p("p.over",this.badge,this.chip,this.place),this.line,this.note),p("div.seen",this.sheet,
this.seen))}show({clauses:t,badge:n="",place:s,line:r,note:o,tone:i}){D(this.root,"data-tone",i),this.badge.hidden=!n,this.
badge.textContent=n;let a=this.texts(),[l=""]=t;this.place.textContent=s,this.line.hidden=!!o,this.line.replaceChildren(
p("b",r[0]),r[1]?` ${r[1]}`:""),this.line.classList.remove("long"),this.line.classList.toggle("long",this.line.scrollWidth>
this.line.clientWidth+1),this.note.textContent!==o&&(this.note.textContent=o),this.note.hidden=!o;let c=JSON.stringify([
t,i]);if(c===this.looks)return this.below();this.looks=c,this.open(!1);let h=i==="trial"?"not the game":l;this.chip.hidden=
!h,this.chip.replaceChildren(p("span.chip.line",h));let u=t.filter(d=>a[d]);D(this.chip,"aria-disabled",u.length&&i!=="t\
rial"?"":"true"),D(this.chip,"data-clause",l),this.box.replaceChildren(p("dl",u.map(d=>p("div",p("dt",d),p("dd",a[d])))))}open(t){
let n=t&&this.box.querySelector("dt")!=null&&this.chip.getAttribute("aria-disabled")!=="true";this.box.hidden=!n,this.below(),
D(this.chip,"aria-expanded",String(n))}below(){this.box.hidden||(this.box.style.top=`${this.root.offsetTop+this.root.offsetHeight}\
px`)}escape(){return this.box.hidden?!1:(this.open(!1),this.chip.focus(),!0)}showEyes(t,n){let s=JSON.stringify(t);if(this.
seen.hidden=t.length<2,this.eyes.dataset.looks!==s){this.eyes.dataset.looks=s;let o=p("select.pick",{"data-k":"eyes.many",
"aria-label":"Seen by",onchange:i=>this.see(i.target.value)},t.map(([i,a])=>p("option",{value:i},a)));this.eyes.classList.
toggle("seg",t.length<=di),this.eyes.replaceChildren(...t.length>di?[o]:t.map(([i,a])=>p("button",{"data-eye":i,title:a,
"aria-label":a,onclick:()=>this.see(i)},a)))}let r=this.eyes.querySelector("select");if(r)r.value=n;else for(let o of this.
eyes.children)D(o,"aria-pressed",String(o.getAttribute("data-eye")===n))}};var pi=(e,t)=>Math.max(0,Math.min(e.x+e.w,t.x+t.w)-Math.max(e.x,t.x))*Math.max(0,Math.min(e.y+e.h,t.y+t.h)-Math.max(e.y,
t.y)),Ws=(e,t,n,s)=>Math.max(n,Math.min(e,n+s-t));function fi({w:e,h:t},n,s,r){let o={x:n.x+n.w/2,y:n.y+n.h/2},i=[["abov\
e",o.x-e/2,n.y-t-10],["below",o.x-e/2,n.y+n.h+10],["right",n.x+n.w+10,o.y-t/2],["left",n.x-e-10,o.y-t/2]],a=Math.min(s.y+
s.h,...r.map(({y:m})=>m));i.push(["right",n.x+n.w+10,a-t-10],["left",n.x-e-10,a-t-10]);let l=i.map(([m,f,g])=>{let b={x:Ws(
f,e,s.x,s.w),y:Ws(g,t,s.y,s.h),w:e,h:t},y=pi(b,n)+3*r.reduce((w,M)=>w+pi(b,M),0);return{...b,side:m,covers:y}}),{covers:c,
...h}=l.reduce((m,f)=>f.covers<m.covers-1?f:m),u=h.side==="above"||h.side==="below"?o.x-h.x:o.y-h.y,d=h.side==="above"||
h.side==="below"?e:t;return{...h,tip:Ws(u,0,14,d-28)}}var gi=(e,t)=>x("svg.small-card",{viewBox:"0 0 48 68",...t},kt(e,48));function Tu(e,t){let n={"data-act":e.move,onclick:()=>t(
e.move)};if(e.face){let s=[e.group,e.label].filter(Boolean).join(" ");return p("button.btn.card-pick",{"aria-label":s,title:e.
label,...n},gi(e.face,{"aria-hidden":"true"}))}return p("button.btn",{...n},e.colour&&De(e.colour)&&x("svg.icon",{viewBox:"\
-12 -12 24 24",style:"width:1.4em;height:1.4em","aria-hidden":"true"},Mt(e.colour,0,0,8.5,{fill:`var(--c-${e.colour})`,stroke:"\
#fff","stroke-width":2})),e.label)}var Eu=e=>[p("p.mute","What lies under it, as you remember"),p("ol.recall",e.map(t=>p(
"li",gi(t.face,{role:"img","aria-label":t.label}))))],pn=class{constructor(t){this.key="";this.how=t,this.root=p("div.ch\
ooser",{role:"group",hidden:!0}),this.away=n=>{let[s]=n.composedPath();s instanceof Element&&!this.root.contains(s)&&!s.
closest(".thing.plays")&&this.close()}}show(t){if(this.key===t.key)return this.leave();let n=!t.plays&&t.recall?.length,
s=t.picks.find(i=>i.group)?.group,r=i=>{this.leave(),this.how.play(i)};this.key=t.key,this.root.setAttribute("aria-label",
n?`Under ${t.label}`:`How to play: ${t.label}`);let o={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
leave()};this.root.replaceChildren(p("div.choose-head",p("p",p("b",Bt(t.label)),s&&p("span",`: ${s}`)),bt(o,rt("close",16))),
...n?Eu(t.recall):[p("div.picks",t.picks.some(i=>i.parts?.length)?this.parts(t.picks,[],r):t.picks.map(i=>Tu(i,r)))]),this.
root.hidden=!1,document.addEventListener("pointerdown",this.away,!0),this.how.moved(),this.stand(),this.buttons.find(i=>!i.
matches(".shut"))?.focus({preventScroll:!0})}parts(t,n,s){let r=new Set(t.flatMap(({parts:i})=>(i??[]).filter(a=>!n.includes(
a)))),o=i=>{let a=[...n,i],l=t.filter(({parts:c})=>c?.includes(i));if(l.length===1)return s(l[0].move);this.root.querySelector(
".picks")?.replaceChildren(...this.parts(l,a,s)),this.stand(),this.buttons.find(c=>c.dataset.part)?.focus({preventScroll:!0})};
return[...n.length?[p("p.mute",`${n.join(", ")}, and ...`)]:[],...[...r].sort().map(i=>p("button.btn",{"data-part":i,onclick:()=>o(
i)},i))]}get buttons(){return[...this.root.querySelectorAll("button")]}stand(){let t=this.key&&this.how.around(this.key),
n=this.root.parentElement;if(!t||!n)return;let s=n.getBoundingClientRect(),r=Math.max(s.top,0),o=6,i={x:o,y:r-s.top+o,w:s.
width-2*o,h:Math.min(s.bottom,window.innerHeight)-r-2*o};this.root.style.cssText=`left:0;top:0;max-width:${i.w}px;max-he\
ight:${i.h}px`;let a=({x:m,y:f,w:g,h:b})=>({x:m-s.left,y:f-s.top,w:g,h:b}),l={w:this.root.offsetWidth,h:this.root.offsetHeight},
{x:c,y:h,side:u,tip:d}=fi(l,a(t.card),i,t.hand.map(a));this.root.dataset.side=u,this.root.style.cssText+=`;left:${c}px;t\
op:${h}px;--tip:${d}px`}leave(){let t=this.key;this.close(),this.how.focus(t)}close(){if(!this.key)return;let t=this.key,
n=this.root.contains(et(this.root));this.key="",document.removeEventListener("pointerdown",this.away,!0),this.root.hidden=
!0,this.root.replaceChildren(),this.how.moved(),n&&this.how.focus(t)}stroke(t){let n=this.buttons,s=n.findIndex(o=>o.matches(
":focus"));if(!this.key||s<0)return!1;let r={ArrowRight:s+1,ArrowDown:s+1,ArrowLeft:s-1,ArrowUp:s-1,Home:0,End:n.length-
1}[t.key];return r==null?!1:(t.preventDefault(),n[(r+n.length)%n.length].focus({preventScroll:!0}),!0)}};var ne=10;function Lu(e,t,n,s){if(t&&n>=t*46)return Math.min(t,Math.max(e,1));if(!e)return 1;let r=Math.max(1,Math.floor(
(n+ne)/(s+ne)));return Math.ceil(e/Math.ceil(e/r))}function ye(e,t,n,s,r,o){let i=e.text(`${t.id}.label`,t.label,n,s+10,
{room:r}),a=Lu(t.cells.length||1,t.columns??0,r,o?58:50),l=Math.min(o?66:60,(r-ne*(a-1))/a),c=l+ne,h=e.extras.acting?8:0,
u=s+22+i;return t.cells.forEach((d,m)=>{let f=n+m%a*c,g=u+Math.floor(m/a)*(l*1.4+ne+h);"key"in d?e.card(d,f,g,l,{role:"g\
rid",own:!0}):(e.add("pile",`${t.id}.${m}`,f,g,{w:l,under:0,empty:!0}),d.seat!=null&&e.add("mark",`${t.id}.${m}`,f+l/2-9,
g+l*.7-9,{seat:d.seat,size:18,quiet:!0}))}),u-s+Math.ceil(t.cells.length/a)*(l*1.4+ne+h)+10}function we(e,t,n,s,r){let o=t.
values.length,i=Math.min(56,(r-10*(o-1))/o),a=o*i+(o-1)*10;return e.add("dice",t.id,n,s,{w:a,size:i,values:t.values,thrown:t.
thrown??0,lit:t.lit??[],label:t.label,move:t.move??"",off:e.extras.acting?t.off??"":"",plays:e.extras.acting&&!!t.move,picks:[]}),
i+14}function _s(e,t,n,s,r){let o=s+12;o+=e.text(`${t.id}.label`,t.label,n,o,{room:r})+10;for(let[i,{words:a,note:l,box:c}]of t.
rows.entries()){let h=c?30:0,u={size:14,bold:!0,quiet:c==="open",room:r-h};c&&e.add("box",`${t.id}.${i}`,n,o+3,{box:c,size:20}),
o+=14+e.text(`${t.id}.${i}.words`,a,n+h,o+12,u),l&&(o+=15+e.text(`${t.id}.${i}.note`,l,n+h,o+13,{room:r-h})),o+=7}return o-
s+6}function bi(e,t,n,s){t.rows.filter(({box:r})=>r).forEach(({box:r},o)=>{e.add("box",`${t.id}.${o}`,n+30*o,s,{box:r,size:24})})}
function xe(e,t,n,s,r,o,i){let a=e.extras.boards?.[t.board];if(!a)throw new Error(`Expected a board called "${t.board}",\
 which was to be sent before its tokens.`);let l=i==null?Math.min(o,r*a.height/a.width):o;return e.add("board",t.id,n,s,
{w:r,h:l,k:Math.min(r/a.width,l/a.height),board:a,zone:t,heat:e.extras.heat??{},clear:!!e.extras.clear,acting:!!e.extras.
acting,spots:e.extras.spots??{},lit:e.extras.lit??{},clearance:i??0}),l+14}var yi=390,gn=620,ke=196,wi=58,Is=38,Fs=50,fn=e=>e.cards.some(t=>t.move||t.picks?.length),xi=e=>[...e.cards,...(e.before??
[]).flatMap(t=>"top"in t&&t.top||[])];function ki(e,t,n,s,r){let o=n,i=0;for(let a of t){let l=Math.min(r-(o-n),a.values.
length*wi);i=Math.max(i,we(e,a,o,s,l)),o+=l+8}return i}function vi(e,t,n,s,r,o,i){let l=(r-16*(o-1))/o,c=s;for(let h=0;h<
t.length;h+=o){let u=t.slice(h,h+o),d=(m,f)=>i?Au(e,m,n+f*(l+16),c,l):e.other(m,n+f*(l+16),c,l,!1);c+=(i?10:18)+Math.max(
...u.map(d))}return c-s}function Au(e,t,n,s,r){let o=xi(t),i=o.length?Is*(1+.4*(o.length-1))+12:0,a=e.head(t,n,s,r-i,28),
[l]=t.counters??[],c={w:Is,ideal:Is*.4,tight:.3};if(e.cards(o,n+r-i,s,i,c,{role:"seat"}),!l)return 34+a;let h=Math.max(l.
full??0,l.value),u=l.art==="agents"?24*h:0;u&&e.add("agents",`${t.id}.0`,n,s+36+a,{count:l.value,full:h,size:18});let d={
value:l.value,label:l.label??"",high:18,room:r-i-u};return e.add("counter",`${t.id}.0`,n+u+6,s+36+a,d),58+a}function $i(e,t,n,s,r){
return t.stacks.forEach((o,i)=>e.stack(o,n+i*r/2,s,50)),t.stacks.length?116:0}function Mi(e,t,n,s,r){let{seats:o,boards:i,
fans:a,grids:l,dice:c,notes:h}=t,u=24,[d,...m]=o,f=n-u-ke,g=f-2*u,b=14,y=14;for(let w of i)b+=xe(e,w,u,b,g,r);y+=ki(e,c,
f,y,ke);for(let w of h)y+=_s(e,w,f,y,ke)+8;d&&!fn(d)&&(y+=e.other(d,f,y+4,ke,!0)+20),y+=$i(e,t,f,y+4,ke);for(let w of l)
b+=ye(e,w,u,b,g,!0);return m.length&&(b+=vi(e,m,u,b+6,g,Math.min(m.length,3),!0)),b=Math.max(b,y),a.length&&(b+=e.fans(a,
u,b,n-2*u,!0)),d&&fn(d)&&(b+=e.own(d,u,b+6,n-2*u,176)),{y:b,middle:{x:u+g/2,y:240,r:40}}}function Si(e,{seats:t,boards:n,
stacks:s,dice:r,notes:o},i,a,l){let u=i-48,d=(a-20)/Math.max(1,t.length);for(let f of n)l?xe(e,f,0,0,a,u,Fs):xe(e,f,0,Fs,
a,u-Fs,0);let m=10;for(let f of r)we(e,f,m,8,f.values.length*36),m+=f.values.length*36+6;for(let f of o)bi(e,f,l?10:m+6,
l?u-34:14);for(let[f,{top:g}]of s.entries())g&&e.card(g,10+f*44,u-66,38,{role:"stack"});return t.forEach((f,g)=>{Cu(e,{...f,
cards:xi(f)},10+g*d,u+10,d-4)}),{y:i-18,middle:{x:a/2,y:u/2,r:40}}}function Cu(e,t,n,s,r){let o=t.cards.length?24+9*(t.cards.
length-1):0,i=r-24-o;e.add("mark",t.id,n,s+2,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,G(t.name,13,
i).lines[0],n+25,s+9,{size:13,bold:!0,quiet:!1,room:i});let a=(t.counters??[]).map(({value:c,label:h})=>`${c} ${h}`)[0]??
t.note??"";e.text(`${t.id}.note`,G(a,12,i).lines[0],n+25,s+24,{size:12,room:i});let l={w:22,ideal:9,tight:.3,least:22};e.
cards(t.cards,n+r-o-2,s-1,o,l,{role:"seat"})}function Ti(e,t,n){let{seats:s,boards:r,fans:o,grids:i,dice:a,notes:l}=t,c=14,
h=n-2*c,[u,...d]=s,m=10;for(let b of r)m+=xe(e,b,c,m,h,440);let f=a.length?Math.min(150,a.reduce((b,{values:y})=>b+y.length*
wi+8,0)):0,g=ki(e,a,c,m,f);if(g+=$i(e,t,c,m+g,Math.max(f,130)),u&&!fn(u)){let b=f?c+f+16:c;g=Math.max(g,e.other(u,b,m,c+
h-b,!1))}m+=g+12;for(let b of l)m+=_s(e,b,c,m,h)+8;for(let b of i)m+=ye(e,b,c,m,h,!1);return o.length&&(m+=e.fans(o,c,m,
h,!1)),d.length&&(m+=vi(e,d,c,m+4,h,Math.min(d.length,3),!1)),u&&fn(u)&&(m+=e.own(u,c,m,h,0)),{y:m,middle:{x:n/2,y:200,r:40}}}var Ai=e=>[[0,0],[1,0],[1,1]].slice(0,e),Ou=20,Nu=60,Ci=({extras:e})=>e.acting?e.call?32:14:0;function Oi(e){let t=(e.before??
[]).filter(({kind:n})=>n==="stack");return{beside:t.slice(0,-1),space:t.at(-1)}}function Ei(e,t,n,s,r,o,i){let{beside:a,
space:l}=Oi(t),c=o?n+i+28:n,h=r-i-28,u=e.head(t,c,s,h,30),d=c;for(let m of a)e.stack(m,d,s+46+u,46,110),d+=118;if(!t.me){
let m={w:38,ideal:22,tight:.05};e.cards(t.cards,d,s+46+u,c+h-d,m,{role:"seat"})}l&&e.stack(l,o?n:n+r-i,s,i,i+40)}function Ni(e,{
seats:[t,...n],ring:s,stacks:r},o,i){let l=92*1.4+32,c=o/2-i-24,h=o/2+24,u=28,d=u+l+74,m=n.length===1;n.forEach((w,M)=>{
let[k,$]=Ai(n.length)[M];Ei(e,w,k?h:i,$?d:u,c,!!k,92)}),t&&Ei(e,{...t,me:!0},i,d,c,!1,92);let f={x:m?h+c/2:o/2,y:m?u+44:
u+l+32,r:40};s&&e.add("ring",s.id,f.x,f.y,{ring:s,r:f.r});let g=m?92:46,b=m?f.x-r.length*(g+40)/2+20:f.x+90;r.forEach((w,M)=>e.
stack(w,b+M*(g+40),m?u+120:f.y-44,g,g+40));let y=d+l+4;if(t){let w=e.extras.call??0,M=Ci(e),k=t.cards.some(v=>v.face);w&&
(e.call=y),y+=(w?w+20:0)+M;let $={w:k?88:62,ideal:k?106:44,tight:.5,least:60,floor:20};y+=e.cards(t.cards,i,y,o-2*i,$,{own:!0,
role:"hand"})}return{y,middle:f}}function Li(e,t,n,s,r){let{beside:o,space:i}=Oi(t),a=46,l=r-a-34;e.add("mark",t.id,n,s+
2,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,t.name,n+26,s+11,{size:13,bold:!0,quiet:!1,room:l}),e.text(
`${t.id}.note`,G(t.alert||t.note,12,l).lines[0],n+26,s+25,{size:12,quiet:!t.active,room:l});let c=n;for(let h of o){if(h.
top){let u={...h.top,move:h.move||h.top.move,off:h.off||h.top.off};e.card(u,c,s+36,26,{role:"stack",recall:h.recall})}else
e.add("pile",h.id,c,s+36,{w:26,under:0,empty:!0});e.text(`${h.id}.count`,String(h.count),c+32,s+58,{size:14,bold:!0,quiet:!1}),
c+=58}if(!t.me){let h={w:22,ideal:10,tight:.05};e.cards(t.cards,c,s+38,n+r-a-8-c,h,{role:"seat"})}i&&Ri(e,i,n+r-a,s,a)}function Ri(e,t,n,s,r){
t.top?e.card(t.top,n,s+2,r,{role:"space",recall:t.recall}):e.add("pile",t.id,n,s+2,{w:r,under:0,empty:!0});let o=[t.count>
1?t.count:"",t.label].filter(Boolean).join(" "),i=G(o,12,r+14).lines.length<2;e.text(`${t.id}.label`,o,i?n+r/2:n+r+6,s+r*
1.4+17,{size:12,anchor:i?"middle":"end",room:i?r+14:3*r})}function Hi(e,{seats:[t,...n],ring:s,stacks:r},o,i){let l=i/2-
10-10,c=i/2+10,h=88,u=n.length===1;n.forEach((w,M)=>{let[k,$]=Ai(n.length)[M];Li(e,w,k?c:10,6+$*h,l)}),t&&Li(e,{...t,me:!0},
10,6+h,l),r.slice(0,3).forEach((w,M)=>{u&&Ri(e,w,c+20+M*66,50,46)});let d=e.extras.call??0,m=Ci(e),f=6+2*h+6+m;d&&(e.call=
f-m);let g=f+(d?d+8:0),b=Math.max(Ou,gt(78,o-g-8));t&&e.cards(t.cards,10,g,i-130,{w:b,ideal:b*1.12,tight:.36,least:b},{own:!0,
role:"hand"});let y={x:i-66,y:g+24,r:34};return s&&o-g<Nu?(e.add("ring",s.id,y.x,o-18,{ring:{...s,value:"",note:""},r:y.
r}),e.text(`${s.id}.note`,`${s.value??""} ${s.note??""}`,i-10,o-14,{size:14,anchor:"end",room:170})):s&&(e.add("ring",s.
id,y.x,y.y,{ring:{...s,note:""},r:y.r}),e.text(`${s.id}.note`,s.note??"",y.x,y.y+30,{size:12,anchor:"middle",room:126})),
{y:Math.max(o-8,t?g+b*1.4:0),middle:y}}var Ru={mark:({size:e})=>({x:0,y:0,w:e,h:e}),pile:({w:e,empty:t})=>t&&{x:0,y:0,w:e,h:e*1.4},ring:({r:e})=>({x:-e,y:-e,w:2*
e,h:2*e}),dice:({w:e,size:t})=>({x:0,y:0,w:e,h:t}),box:({size:e})=>({x:0,y:0,w:e,h:e})},bn=class{constructor(t){this.call=
0;this.things=[];this.over=[];this.extras=t}add(t,n,s,r,o={}){this.things.push({kind:t,key:`${t}:${n}`,x:s,y:r,...o});let i=this.
extras.lit?.[n],a=Ru[t]?.(o);i!=null&&a&&this.over.push({kind:"lit",key:`lit:${n}`,x:s+a.x,y:r+a.y,w:a.w,h:a.h,tab:i,role:t})}text(t,n,s,r,{
size:o=13,room:i=1/0,bold:a=!1,quiet:l=!0,anchor:c="start",tone:h=""}={}){if(!n)return 0;let{lines:u,size:d}=G(n,o,i,a?1.06:
1);return this.add("text",t,s,r,{lines:u,size:d,bold:a,quiet:l,anchor:c,tone:h}),(u.length-1)*d*1.2}card(t,n,s,r,{seen:o=r,
own:i=!1,role:a="",recall:l=[]}={}){let{lit:c={},dealt:h={},acting:u=!1,under:d=!0,opens:m=""}=this.extras,f=h[t.key]??t.
face??null,g=u&&!!(t.move||t.picks?.length),b=!!t.lifted,y=a==="grid"?0:r<80?12:14,w=i&&(g||u&&t.ghost)?y+(b?r*(y?.24:.14):
0):0;this.things.push({kind:"card",key:t.key,x:n,y:s-w,w:r,face:f,label:t.label,origin:t.origin??"",role:a,dealt:t.key in
h,kin:!!t.kin,ghost:!!t.ghost,seen:o,plays:g,off:u?t.off??"":"",under:i&&g&&!b,up:b,move:t.move??"",picks:t.picks??[],recall:d?
l:[],opens:m===t.key&&!g&&!t.off}),t.key in c&&this.over.push({kind:"lit",key:`lit:${t.key}`,x:n,y:s-w,w:o,h:r*1.4,tab:c[t.
key],role:a})}cards(t,n,s,r,o,{own:i=!1,role:a="",pitch:l=1.4,centre:c=!1}={}){if(!t.length)return 0;let{w:h,step:u,cols:d,
rows:m}=te(t.length,r,o);return t.forEach((f,g)=>{let b=Math.floor(g/d),y=g%d,w=Math.min(d,t.length-b*d),M=c?n+(r-(u*(w-
1)+h))/2:n;this.card(f,M+y*u,s+b*l*h,h,{seen:y===w-1?h:Math.min(h,u),own:i,role:a})}),h*1.4+(m-1)*l*h}};var Ui=e=>e.map(t=>({...t,art:""})),Nt=class extends bn{head(t,n,s,r,o=30){let i=[t.note,t.team].filter(Boolean).join(",\
 "),a=o<30?8:12,l=n+o+a,c=r-o-a;this.add("mark",t.id,n,s,{seat:t.seat,size:o,active:!!t.active});let h=t.alert||i,u=s+o*
(h?.43:.66),d=this.text(`${t.id}.name`,t.name,l,u,{size:15,bold:!0,quiet:!1,room:c}),m=this.text(`${t.id}.note`,h,l,s+o+
d,{room:c,bold:!!(t.active||t.alert),quiet:!t.active,tone:t.alert?"lit":""});return d+m}counters(t,n,s,r,o){let i=s;for(let[
a,l]of(t.counters??[]).entries()){let c=o?18:22;if(this.add("counter",`${t.id}.${a}`,n,i,{value:l.value,label:l.label??"",
high:c,room:r}),i+=c+8,l.art==="chips"){let h=Math.max(1,Math.ceil(l.value/10)),u=o?2.5:3,d=o?1.2:1.4,m=Math.max(3,Math.
min(18,(r-2)/h-3)),f=10*(u+d)+3,g=Math.min(l.value,10)*(u+d)+(l.value>5?3:0);l.value&&this.add("chips",`${t.id}.${a}`,n,
i+g,{count:l.value,w:m,t:u,g:d,pitch:m+3}),i+=f}if(l.art==="agents"){let h=Math.max(l.full??0,l.value);this.add("agents",
`${t.id}.${a}`,n,i,{count:l.value,full:h,size:18}),i+=26}}return i-s}other(t,n,s,r,o){let i=t.cards??[],a=t.counters??[],
l=!o||r<150,c=this.head(t,n,s,r,l?26:30),h=a.length&&r>=150,u=i.some(v=>v.face||v.key in(this.extras.dealt??{})),d=l?38:
48,m=Math.min(h?r-74:r,u?1/0:d*3.4),f={w:d,ideal:d*(u?.72:.7),tight:u?.62:.05},g=s+(l?38:44)+c,b=this.cards(i,n,g,m,f,{role:"\
seat",pitch:.62});if(t.alert&&i.length){let{w:v,step:S,cols:L}=te(i.length,m,f);this.over.push({kind:"lit",key:`lit:${t.
id}`,x:n,y:g,w:v+(L-1)*S,h:b,tab:""})}let{w:y,step:w,cols:M}=te(i.length,m,f),k=i.length?y+(M-1)*w+14:0,$=h?Math.max(b,this.
counters(t,n+k,g+2,r-k,l)):b+(a.length?8+this.counters({...t,counters:Ui(a)},n,g+b+8,r,!0):0);return g-s+$+this.before(t,
n,g+$+10,r,l)}stack(t,n,s,r,o=r+24){let i=t.top?{...t.top,move:t.move||t.top.move,off:t.off||t.top.off,label:t.top.label||
t.spoken}:null,a=t.count>1&&i&&!i.face?Math.min(3,t.count-1):0;if(this.add("pile",t.id,n,s,{w:r,under:a,empty:!i}),i&&this.
card(i,n,s,r,{role:"stack",recall:t.recall}),!i&&!t.count&&t.label&&r>=40){let{lines:c,size:h}=G(t.label,13,r-2);if(c.length*
h*1.2<r*1.4-8){let u=s+(r*1.4-(c.length-1)*h*1.2)/2+h*.35;return this.add("text",`${t.id}.empty`,n+r/2,u,{lines:c,size:h,
quiet:!0,anchor:"middle",tone:""}),r*1.4}}let l=U(`${t.count} ${t.label}`,14)>o;return this.add("count",t.id,n,s+r*1.4+22,
{count:t.count,lines:l?G(t.label,13,o).lines:[t.label],spoken:t.spoken,broken:l}),r*1.4+30+(l?17*G(t.label,13,o).lines.length:
0)}tray(t,n,s,r){let o=Math.max(1,Math.ceil(Math.max(t.full,t.count)/10)),i=Math.min(27,(r-24)/o-4),a=r<120,l=i+(i>20?7:
4),c=a?3:5,h=a?1.4:2,u=o*l-(l-i)+24,d=10*(c+h)+3,m=22*String(t.count).length+4+U(t.label,13)>Math.max(u,r-8);return this.
add("tray",t.id,n+(r-u)/2,s,{wide:u,high:d,count:t.count,label:t.label,w:i,t:c,g:h,pitch:l,below:m,noted:U(t.label,13)}),
d+(m?62:44)}fans(t,n,s,r,o){let i=s,a=t.length>2?o?56:48:o?80:64;for(let l of t){this.text(`${l.id}.label`,l.label,n,i+10,
{room:r});let c={w:a,ideal:a*.59,tight:.39,least:Math.min(a,o?56:48),floor:20},{w:h,step:u,cols:d,rows:m}=te(l.cards.length,
r,c),f=l.cards.some(b=>b.above)?22:4,g=l.cards.some(b=>b.under!=null)?40:10;i+=20,l.cards.length||this.add("pile",l.id,n,
i+f,{w:h,under:0,empty:!0}),l.cards.forEach((b,y)=>{let w=Math.floor(y/d),M=y%d,k=y===l.cards.length-1,$=n+M*u,v=i+f+w*(f+
g+h*1.4);this.card(b,$,v,h,{seen:k||M===d-1?h:Math.min(h,u),role:"fan"}),this.text(`${b.key}.above`,b.above??"",$+2,v-8,
{size:k?16:14,bold:k,quiet:!k}),b.under!=null&&this.add("mark",`${b.key}.under`,$+4,v+h*1.4+10,{seat:b.under,size:Math.max(
15,Math.min(22,u*.76)),quiet:!k})}),i+=Math.max(m*(f+g+h*1.4),f+g+a*1.4)+8}return i-s}own(t,n,s,r,o){let i=this.extras.acting?
14:0,a=this.extras.call??0,l=this.before(t,n+o,s,r-o,!o),c=s+l+(a?a+20:0);return a&&(this.call=s+l),c-s+this.hand(t,n,c,
r,o,i)}before(t,n,s,r,o){let i=t.before??[];if(!i.length)return 0;let a=10,l=(r-a*(i.length-1))/i.length,c=Math.min(o?44:
58,l-6),h=0;return i.forEach((u,d)=>{let m=n+d*Math.min(l+a,u.kind==="fan"?1/0:c+40);if(u.kind==="fan"){let f=this.text(
`${u.id}.label`,u.label,m,s+10,{room:l}),g={w:c,ideal:c*.72,tight:.4};h=Math.max(h,18+f+this.cards(u.cards,m,s+18+f,l,g,
{role:"fan"}))}else h=Math.max(h,this.stack(u,m,s,c,Math.min(l,c+34)))}),h+16}hand(t,n,s,r,o,i){let a=o>0,l=t.cards.some(
b=>b.face),c=a?92:70,h=t.cards.length,u={w:l?c:c*.75,ideal:c*(l?a?1.22:1.06:.8),tight:.5,least:Math.min(c,64),floor:l?34:
20};if(a){let b=this.head(t,n,s,o-20),y=this.counters(t,n+4,s+48+b,o-20,!1)+48+b,w=this.cards(t.cards,n+o,s+i,r-o,u,{own:!0,
role:"hand",pitch:1.4+.36});return Math.max(y,w+i+16,l?c*1.4:0)}let d=l&&(h-1)*u.ideal+u.w<=r-112,m=this.head(t,n,s,d?110:
r-100,26);if(d){let b=this.counters(t,n+4,s+44+m,100,!0)+44+m,y=this.cards(t.cards,n+112,s+i,r-112,u,{own:!0,role:"hand"});
return Math.max(b,y+i+16)}let f=this.counters({...t,counters:Ui(t.counters??[])},n+r-84,s+6,84,!0),g=s+Math.max(40+m,f+8)+
i;return g-s+this.cards(t.cards,n,g,r,u,{own:!0,role:"hand",pitch:1.4+.42,centre:!0})+16}};var yt=620,yn=772,Wi=920,Hu=["seat","ring","fan","stack","tray","grid","dice","tokens","notes","kinds"];function ve(e){let t=e.
zones.find(({kind:s})=>!Hu.includes(s));if(t)throw new Error(`Expected a zone that the table can draw, not "${t.kind}".`);
let n=s=>e.zones.filter(r=>r.kind===s);return{seats:No(n("seat")),ring:n("ring")[0],fans:n("fan"),stacks:n("stack"),trays:n(
"tray"),grids:n("grid"),dice:n("dice"),notes:n("notes"),boards:n("tokens"),kinds:n("kinds")}}function _i(e,t,n={}){if(n.
laid&&hn(e))return Gu(e,t,n);if(Yo(e)&&(t.low||t.h))return Vu(e,t,n);if(t.low&&e.zones.some(({kind:d})=>d==="tokens"))return ju(
e,t,t.low,n);if(t.low&&vs(e))return qs(e,t,t.low,n,js(t.w));if(!t.h)return wn(e,t.w,n);let s=({w:d,h:m})=>Vs(t,d,m),o=[...t.
w>=yt*Bi?[yn,860,Wi]:[],390,440].map(d=>qu(e,t,d,n)),[i,...a]=o.filter(d=>d.w>=yt),l=a.reduce((d,m)=>s(m)>s(d)?m:d,i);if(l&&
s(l)>=Bi)return l;let c=o.reduce((d,m)=>s(m)>s(d)?m:d),h=Math.round(Math.max(Ii,Ct*t.h/t.w));return e.zones.some(({kind:d})=>d===
"tokens")?Vi(e,Math.min(h,gn),n,yi,!0):s(c)>=Uu||!vs(e)?c:e.table==="round"&&e.zones.filter(({kind:d})=>d==="seat").length>
Du&&t.w>t.h?qs(e,t,Di,n,Math.round(Di*t.w/t.h)):qs(e,t,Math.min(h,Pu),n,Fi(t,h))}var Bi=.8,Uu=.92,Pi=.75,Bu=352,Ii=288,Pu=460,
Du=6,Di=320,Wu=640,_u=110,Iu=400,Fu=1.25,js=e=>Math.round(Math.max(Ct,Math.min(mt,e/Fu))),Fi=(e,t)=>Math.round(Math.max(
Ct,Math.min(mt,t*e.w/e.h)));function qi(e,t,n){let{w:s}=e,r=e.low?0:e.h,o=!e.low&&s>=yn*Pi&&(!r||r>=t[0]*Pi),[i,a]=o?t:n,
l=o?yn:e.low?js(s):Ct,c=r?Math.round(Math.max(i,Math.min(a,l*r/s))):o?600:i;return[o||!r?l:Fi(e,c),c]}var Vs=(e,t,n)=>Math.
min(e.w/t,e.h?e.h/n:1/0),ji=(e,t)=>({...e,call:(e.call??0)/t});function qu(e,t,n,s){let r=wn(e,n,s);for(let o=0;o<2&&s.call;o++)
r=wn(e,n,ji(s,Vs(t,r.w,r.h)));return r}function qs(e,t,n,s,r){let o=new Nt(ji(s,Vs(t,r,n))),i=ve(e),{y:a,middle:l}=e.table===
"corners"?Hi(o,i,n,r):zo(o,i,n,e.table==="round",r);return{w:r,h:Math.max(n,a+8),things:[...o.things,...o.over],middle:l,
call:o.call}}function ju(e,t,n,s){let r=Math.max(t.w,yn),o=((t.page??0)-Wu)*r/t.w-_u;return t.w>=yt&&o>=Iu?wn(e,r,s,Math.
min(o,gn)):Vi(e,n,s,Math.min(js(t.w),yt-1),!1)}function Vi(e,t,n,s,r){let o=new Nt(n),{middle:i}=Si(o,ve(e),t,s,r);return{
w:s,h:t,things:[...o.things,...o.over],middle:i,call:o.call}}function Vu(e,t,n){let s=new Nt(n),[r,o]=qi(t,[470,620],[t.
low||Ii,620]),{middle:i}=Xo(s,ve(e),o,r);return{w:r,h:o,things:[...s.things,...s.over],middle:i,call:s.call}}function Gu(e,t,n){
let s=new Nt(n),[r,o]=qi(t,[520,640],[Bu,560]),{middle:i}=si(s,ve(e),o,r);return{w:r,h:o,things:[...s.things,...s.over],
middle:i,call:s.call}}function wn(e,t,n={},s=gn){let r=Math.round(Math.min(Math.max(t,320),Wi)),o=r>=yt,i=new Nt(n),a=ve(
e),l=o?28:14,c=e.table==="round"||e.table==="corners"&&!o,h=a.boards.length?o?Mi:Ti:c?o?zu:Yu:o&&e.table==="corners"?Ni:
o?Ku:Zu,{y:u,middle:d}=h(i,a,r,l,s);return{w:r,h:Math.round(u+18),things:[...i.things,...i.over],middle:d,call:i.call}}function xn(e,t,n,s,r,o){
let i=s,a=(r-o*(t-1))/t;for(let l=0;l<e.length;l+=t){let c=e.slice(l,l+t);i+=Math.max(...c.map((h,u)=>h(n+u*(a+o),i,a)))+
20}return i-s}function Ku(e,t,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:c}=t,h=o.map(S=>(L,T,E)=>e.other(S,L,
T,E,!0)),u=c.map(S=>(L,T,E)=>e.tray(S,L,T,E));h.splice(Math.ceil(h.length/2),0,...u);let d=Math.floor((n-2*s+20)/126),m=h.
length<=d?Math.max(h.length,1):Math.ceil(h.length/2),f=28+xn(h,m,s,28,n-2*s,20),g=l.length?104:0,b=i?248:0,y=f+6,w=i?{x:132,
y:y+108,r:88}:{x:n/2,y:y+60,r:40};i&&e.add("ring",i.id,w.x,w.y,{ring:i,r:w.r});let M=n-2*s-b-(g?g+24:0),k=e.fans(a,s+b,y+
10,M,!0);f=Math.max(y+(i?230:0),y+10+k)+12,l.forEach((S,L)=>e.stack(S,n-s-72,y+48+L*152,66));let $=l.length?y+48+l.length*
152-24:0,v=b&&n>=740?b:176;return f+=kn(e,t,n-($>f?g+24:0),s,f),r&&(f+=e.own(r,s,f,n-2*s-($>f?g+24:0),v)),{y:Math.max(f,
$),middle:w}}function Zu(e,t,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:c}=t,h=18,u=o.some(M=>(M.before?.length??
0)>1),d=u||o.length<=2||o.length===4?Math.min(2,Math.max(o.length,1)):3;h+=xn(o.map(M=>(k,$,v)=>e.other(M,k,$,v,!1)),d,s,
h,n-2*s,12);let m=66,f=i?{x:106,y:h+100,r:m}:{x:n/2,y:h+40,r:40};i&&e.add("ring",i.id,f.x,f.y,{ring:i,r:m});let g=i?214:
s,b=n-s-g,y=Math.min(92,b/Math.max(l.length,1));l.forEach((M,k)=>e.stack(M,g+k*y,h+12,Math.min(56,y-14),y-1));let w=l.length?
h+12+78+56:h;for(let M of c)w+=e.tray(M,g-6,w,b+6);return h=Math.max(w,i?h+200:h)+6,h+=e.fans(a,s,h,n-2*s,!1),h+=kn(e,t,
n,s,h),r&&(h+=e.own(r,s,h+4,n-2*s,0)+4),{y:h,middle:f}}function zu(e,t,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:c}=t,
{left:h,top:u,right:d}=Ro(o.length),m=i?.art==="none"?64:n<740?108:128,f=Math.min(u<2?220:n<740?130:190,n/2-m-20-s),g=n-
2*s-2*f-24,y=o.slice(h,h+u).map(S=>(L,T,E)=>e.other(S,u===1?n/2-70:L,T,E,!0)),w=u?xn(y,u,s+f+12,20,g,16):0,M={x:n/2,y:20+
w+m+12,r:m},k=(S,L)=>{let T=S.length>1?28:M.y-60;for(let E of S)T+=e.other(E,L,T,f,!0)+26;return T},$=[k(o.slice(0,h).reverse(),
s),k(o.slice(o.length-d),n-s-f)];Gi(e,i,l,c,M,m<120?.82:1);let v=Math.max(M.y+m+40,...$);return a.length&&(v+=e.fans(a,s,
v,n-2*s,!0)),v+=kn(e,t,n,s,v),r&&(v+=e.own(r,s,v,n-2*s,160)),{y:v,middle:M}}function Yu(e,t,n,s){let{seats:[r,...o],ring:i,
fans:a,stacks:l,trays:c}=t,h=o.some(g=>(g.before?.length??0)>1),u=h||o.length===2||o.length===4?2:Math.min(3,Math.max(o.
length,1)),d=16+xn(o.map(g=>(b,y,w)=>e.other(g,b,y,w,!1)),u,s,16,n-2*s,12),m=i?.art==="none"?50:108,f={x:n/2,y:d+m+10,r:m};
return Gi(e,i,l,c,f,.8),d=f.y+m+36,a.length&&(d+=e.fans(a,s,d,n-2*s,!1)),d+=kn(e,t,n,s,d),r&&(d+=e.own(r,s,d,n-2*s,0)),{
y:d,middle:f}}function Gi(e,t,n,s,r,o){t&&e.add("ring",t.id,r.x,r.y,{ring:t,r:r.r});let i=(n.length>2?56:78)*o,a=22*o,l=r.
x-(n.length*i+(n.length-1)*a)/2;n.forEach((c,h)=>e.stack(c,l+h*(i+a),r.y-i*.7-12,i)),s.forEach(c=>e.tray(c,r.x-50,r.y+44,
100))}function kn(e,{grids:t,dice:n},s,r,o){let i=o;for(let a of t)i+=ye(e,a,r,i,s-2*r,s>=yt);for(let a of n)i+=we(e,a,r,
i,s-2*r);return i-o}var Ju=80,Gs=12,Xu=800,Ki=(e,{unit:t})=>String(Number(e.toFixed(t==="chance"?1:2)));function Qu(e,t){let{value:n}=ct(e,t),
s=Number(e.trim().replace(",",".").replace("−","-"));return n==null||n===s?"":Ki(n,t)}var Zi=(e,t,n)=>e!=null&&ct(e,n).
value===(t??null)?e:t==null?"":Ki(t,n);function Ks(e,t){let{words:n,meant:s}=ct(e,t);return s?`Did you mean ${s} out of \
100?`:n}function td(e,t,n,s=!0){let r=p("div.numnote",{id:Q("note"),role:"status"}),o=0,i="",a=c=>{let h=e.value,{words:u,
meant:d}=h.trim()?ct(h,t):{words:"",meant:""},m=d?Ks(h,t):c&&s?u:"";D(e,"aria-invalid",m?"true":""),D(e,"aria-describedb\
y",m?r.id:"");let f=m&&`${m} ${d&&h}`;if(f===i)return;i=f;let g=(b,y,w)=>p("button.btn",{"data-k":w,onclick:()=>n(y)},b);
r.replaceChildren(...m?[p("p.refusal",m)]:[],...d?[p("div.row",g("Yes",d,"meant.yes"),g("No",`${h.trim()}%`,"meant.no"))]:
[])},l=()=>{clearTimeout(o),a(!0)};return e.addEventListener("input",()=>{clearTimeout(o),o=window.setTimeout(l,Xu),a(!1)}),
e.addEventListener("change",l),{node:r,complain:l}}function zi({rule:e,label:t,words:n,ends:s,value:r,set:o,enter:i,k:a=""}){
let l=r,{low:c,high:h}=e,u=e.unit==="chance"?1:10**Math.floor(Math.log10((h-c)/50||1)),d=p("span.drawn",{"aria-hidden":"\
true"}),m=p("b.equals",{"aria-hidden":"true"}),f=p("input.bignum",{inputmode:e.low<0?"text":"decimal","data-k":`value${a}`,
maxlength:Ju,autocomplete:"off","aria-label":`${t} ${n}`,oninput:()=>M(f.value,f)}),g=p("input.rng",{type:"range",min:c,
max:h,step:u,"data-k":`range${a}`,"aria-label":t,oninput:()=>M(b(),g)}),b=()=>String(Number(Number(g.value).toFixed(u<1?
2:0))),y=String((c+h)/2),w=td(f,e,S=>{M(S),g.focus({preventScroll:!0})});function M(S,L){l=S.trim(),L!==f&&(f.value=l,w.
complain()),k(L),o(l)}function k(S){let L=ct(l,e).value,T=l.replace("-","−"),E=Qu(l,e);S!==g&&(g.value=L==null?y:String(
L)),g.classList.toggle("empty",L==null),g.style.setProperty("--p",`${L==null?0:100*(L-c)/(h-c||1)}%`),g.setAttribute("ar\
ia-valuetext",L==null?"not set yet":`${E||l} ${n}`),m.textContent=E&&`= ${E.replace("-","−")} `;let N=l!==""&&Lt(T)&&T.
length<=6,R=T.length<=Gs?T:`${T.slice(0,Gs-1)}…`;d.replaceChildren(l===""?"?":N?ce(T,T.length>4?34:50):R),d.classList.
toggle("none",l===""),f.style.setProperty("--n",String(Math.min(Math.max(2,l.length),Gs)))}let v=p("div.asknum",{onkeydown:S=>{
S.key!=="Enter"||S.target instanceof HTMLButtonElement||(S.preventDefault(),l===""&&S.target===g?M(b(),g):l!==""&&ct(l,e).
value==null?w.complain():l!==""&&i())}},p("div.saynum",p("span.bigbox",f,d),p("p",m,n)),w.node,g,p("div.ends",{"aria-hid\
den":"true"},p("span",s[0]),p("span",s[1])));return f.value=l,w.complain(),k(),{node:v,value:()=>l,put:S=>M(S),focus:()=>g.
focus({preventScroll:!0}),complain:w.complain}}var vn=class{constructor({play:t,key:n,told:s}){this.lifted="";this.card="";this.said={};this.typed={};this.field=null;this.
lifts={};this.shown="";this.play=t,this.key=n,this.told=s,this.go=p("button.btn.solid",{"data-k":"lift.play",onclick:()=>this.
play(this.lifted)}),this.back=p("button.btn",{"data-k":"lift.back",onclick:()=>this.lift("")},"Put it back"),this.acts=p(
"div.lift-acts",{hidden:!0},this.go,this.back),this.words=p("p.lift-words"),this.keys=p("div.lift-keys"),this.asking=p("\
div.asking",{role:"group",hidden:!0})}show({lifts:t,keys:n}){this.lifts=t,this.lifted&&!t[this.lifted]&&(this.lifted="",
this.said={},this.typed={}),this.draw();let s=JSON.stringify(n);this.keys.dataset.looks!==s&&(this.keys.dataset.looks=s,
jn(this.keys,this.keys,()=>this.keys.replaceChildren(...n.map(r=>Re(r,o=>this.key(o))))))}tell(t,n){let s=Object.keys(this.
lifts).some(r=>n.every(o=>o.move!==r));this.words.hidden=!!this.lifted,this.words.textContent=t||(s?"Press a card to lif\
t it, and again to play it.":"")}playing(t){let n=this.lifts[this.lifted]?.play??"",s=t?n.replace(/^Play\b/,"Playing"):n;
this.go.textContent!==s&&(this.go.textContent=s),D(this.go,"aria-busy",t?"true":"")}lift(t,n=""){let s=n||this.card;this.
lifted=t,this.card=n,this.draw(),this.told({lifted:t,said:this.said},s)}stand(t,n,s){let[r,o]=s?[n,t.parentElement]:[t,this.
keys];this.asking.parentElement!==r&&r.insertBefore(this.asking,o)}hold(t,n,s,r){t?t!==this.lifted&&s[t]&&(this.lifted=t,
this.card=ed(r,t)):this.lifted="",this.said=n}draw(){let t=this.lifts[this.lifted];if(this.acts.hidden=!t,this.asking.hidden=
!t?.line,this.words.hidden=!!t,this.playing(!1),this.shown===this.lifted)return;if(this.shown=this.lifted,this.field=null,
!t?.line)return this.asking.replaceChildren();let n=this.lifted;D(this.asking,"aria-label",t.line),this.field=t.ask?zi({
rule:At,label:t.ask,words:"of 100",ends:["never","always"],value:Zi(this.typed[n],this.said[n],At),set:r=>this.say(n,r),
enter:()=>this.play(n)}):null;let s=p("div",p("p",p("b",t.line)));this.field&&s.append(p("p.wonder",t.ask)),this.asking.
replaceChildren(s,...this.field?[this.field.node]:[])}unread(t){let n=this.typed[t]??"";return t!==this.lifted||!this.field||
!n||!Ks(n,At)?!1:(this.field.complain(),!0)}say(t,n){let{value:s}=ct(n,At);this.typed[t]=n,this.said={...this.said},s!=null?
this.said[t]=s:delete this.said[t],this.told({lifted:this.lifted,said:this.said},this.card)}},$n=class{constructor(t){this.
looks="";this.how=t,this.root=p("div.acts")}show(t,n,s){let r=JSON.stringify([t,n]);this.looks!==r&&(this.looks=r,jn(this.
root,s,()=>this.root.replaceChildren(...t.map(o=>this.button(o)))))}button({move:t,label:n,strong:s,off:r}){let o=p("but\
ton",{class:s&&!r?"btn solid":"btn","data-act":t||n,"aria-disabled":r?"true":null,onclick:()=>r?this.how.refuse(r):this.
how.send(t)},n);return p("span.act",o,r&&p("span.why",r))}};function ed({zones:e},t){let n=e.flatMap(s=>s.kind==="seat"&&
s.me?s.cards:s.kind==="grid"?s.cells:[]);for(let s of n)if("key"in s&&(s.move===t||s.picks?.some(r=>r.move===t)))return s.
key;return""}function Yi(e,t,n){if(!t)return e;let s=e.zones.flatMap(i=>i.kind==="tokens"&&i.ways||[]),r=Number(s.find(i=>i.
move===t)?.tag),o=e.zones.map(i=>{if(i.kind==="dice"&&r){let l=i.values.indexOf(r);return{...i,lit:l<0?i.values.map((c,h)=>h):
[l]}}if(i.kind==="ring"){let l=i.previews?.find(c=>c.move===t);return l?{...i,preview:l}:i}if(i.kind==="tokens")return{...i,
ways:(i.ways??[]).map(l=>({...l,chosen:l.move===t}))};let a=l=>l.key===n?{...l,lifted:!0}:l;return i.kind==="grid"?{...i,
cells:i.cells.map(a)}:i.kind==="seat"&&i.me?{...i,cards:i.cards.map(a)}:i});return{...e,zones:o}}var nd={ArrowLeft:{x:-1,y:0},ArrowRight:{x:1,y:0},ArrowUp:{x:0,y:-1},ArrowDown:{x:0,y:1}};function sd(e,t,n){let s=t.map(
({x:o,y:i})=>{let a=(o-e.x)*n.x+(i-e.y)*n.y,l=Math.abs((o-e.x)*n.y)+Math.abs((i-e.y)*n.x);return a>.5?a+2*l:1/0}),r=Math.
min(...s);return r<1/0?s.indexOf(r):-1}function Ji(e){let t=(e.querySelector(".ring-focus")??e).getBoundingClientRect();
return{x:t.x+t.width/2,y:t.y+t.height/2}}function Xi(e,t){let n=nd[t.key];if(!n||t.shiftKey||t.ctrlKey||t.metaKey||t.altKey)
return;let s=[...e.closest(".board")?.querySelectorAll(".way.plays")??[]].filter(o=>o!==e),r=s[sd(Ji(e),s.map(Ji),n)];t.
preventDefault(),t.stopPropagation(),r instanceof SVGElement&&r.focus({preventScroll:!0})}var ta=8,se=1.25,Qi=.42,rd=.62,od=1.5,Zs=46,id=26,ad=8,ld=.95;function Mn(e,t,n=t.w/t.h){let s=Math.max(t.w,t.h*n),r=Math.
min(s,Math.max(e.w,t.w/ta)),o=r/n,i=(a,l)=>l<0?l/2:Math.max(0,Math.min(a,l));return{x:i(e.x,t.w-r),y:i(e.y,t.h-o),w:r,h:o}}
function cd(e,t,n,s,r,o=t.w/t.h){let i=Math.max(t.w,t.h*o),a=Math.min(i,Math.max(e.w/n,t.w/ta))/e.w;return Mn({x:s-(s-e.
x)*a,y:r-(r-e.y)*a,w:e.w*a,h:e.h*a},t,o)}function hd(e,t,n,s,r){let o=n/s,[i,a]=[e.map(({x:k})=>k),e.map(({y:k})=>k)],[l,
c]=[Math.min(...i),Math.min(...a)],[h,u]=[Math.max(...i)-l,Math.max(...a)-c],d=Math.min(n/t.w,(o-r)/t.h),m=Math.max(rd,od*
(n/t.w)),f=Math.min((n-2*Zs)/(h||1),(o-r-2*Zs)/(u||1)),g=Math.max(d,Math.min(m,f)),b={w:n/g,h:o/g},y=id/g,w=(k,$,v,S)=>{
let L=(k+$-v)/2,[T,E]=[Math.min(0,k-y),Math.max(S,$+y)-v];return E<T?(T+E)/2:Math.max(T,Math.min(L,E))},M=r/g;return{x:w(
l,l+h,b.w,t.w),y:w(c,c+u,b.h-M,t.h)-M,...b}}var Sn=class{constructor(){this.board=null;this.id="";this.dragged=!1;this.aspect=
1;this.wide=0;this.clear=0;this.targets=[];this.lit=[];this.view="whole";this.chosen="";this.whole={x:0,y:0,w:1,h:1},this.
frame=this.whole,this.fingers=new Map,this.down={x:0,y:0},this.near={x:0,y:0},this.aims=(n,s)=>{};let t=(n,s,r,o)=>p("bu\
tton.btn",{"data-k":`lens.${n}`,"aria-label":r,title:r,onclick:o},s);this.controls=p("div.lens",{role:"group","aria-labe\
l":"The part of the board in view",hidden:!0},t("out","−","Further away",()=>this.zoom(1/se)),t("in","+","Nearer",()=>this.
zoom(se)),t("near",rt("near",20),"Near me",()=>this.see("near")),t("whole",rt("whole",20),"Whole board",()=>this.see("wh\
ole")))}on(t,n,s,r,o,i=[],a=[]){this.controls.hidden=!t;let l=JSON.stringify([r,i])!==JSON.stringify([this.near,this.targets]),
c=o.w/o.h,h=n!==this.id||c!==this.aspect||o.w!==this.wide,u=JSON.stringify(a)!==JSON.stringify(this.lit)&&!a.every(d=>this.
sees(d));this.near=r,this.targets=i,this.lit=a,this.clear=o.clear??0,t&&t!==this.board&&this.listen(t),this.board=t,t&&(h&&
(this.id=n,this.whole={x:0,y:0,...s},this.aspect=c,this.wide=o.w,this.chosen=""),h||l||u||this.view!=="own"&&!a.length?this.
look():this.show(this.frame))}sees({x:t,y:n}){let{frame:s}=this,r=Zs*s.w/this.wide,o=this.clear*s.w/this.wide;return t>s.
x+r&&t<s.x+s.w-r&&n>s.y+o+r&&n<s.y+s.h-r}look(){let t=this.wide/this.aspect-this.clear,n=Math.min(this.wide/this.whole.w,
t/this.whole.h),s=this.targets.length>0||n<Qi;this.frameTo(this.chosen||(s?"near":"whole"))}see(t){this.chosen=t,this.frameTo(
t)}frameTo(t){if(this.view=t,t==="whole")return this.show(Mn({...this.whole,w:1/0},this.whole,this.aspect));this.show(hd(
[this.near,...this.targets,...this.lit],this.whole,this.wide,this.aspect,this.clear))}show({x:t,y:n,w:s,h:r}){this.frame=
{x:t,y:n,w:s,h:r},this.board?.setAttribute("viewBox",`${t} ${n} ${s} ${r}`),this.board?.classList.toggle("far",this.wide/
s<Qi),this.board?.classList.toggle("close",this.wide/s>=ld);let o=this.onPage;o?.a&&this.aims(1/o.a,this.frame)}drawTo(t){
this.view="own",this.show(t)}zoom(t,n=this.frame.x+this.frame.w/2,s=this.frame.y+this.frame.h/2){this.drawTo(cd(this.frame,
this.whole,t,n,s,this.aspect))}pan(t,n){let{x:s,y:r,w:o,h:i}=this.frame;this.drawTo(Mn({x:s+t*o,y:r+n*i,w:o,h:i},this.whole,
this.aspect))}point({clientX:t,clientY:n}){let s=this.onPage,{x:r,y:o}=new DOMPoint(t,n).matrixTransform(s?.inverse());return{
x:r,y:o}}get onPage(){let[t]=this.board?.children??[];return t instanceof SVGGraphicsElement?t.getScreenCTM():null}listen(t){
t.style.touchAction="none",t.addEventListener("wheel",n=>{let s=n.deltaY>0,{x:r,y:o}=this.point(n);s&&this.frame.w>=this.
whole.w&&this.frame.h>=this.whole.h||(n.preventDefault(),this.zoom(s?1/se:se,r,o))},{passive:!1}),t.addEventListener("po\
interdown",n=>{this.fingers.set(n.pointerId,{x:n.clientX,y:n.clientY}),this.down={x:n.clientX,y:n.clientY},this.dragged=
!1}),t.addEventListener("pointermove",n=>this.drag(n));for(let n of["pointerup","pointercancel","pointerleave"])t.addEventListener(
n,s=>this.fingers.delete(s.pointerId));t.addEventListener("click",n=>this.dragged&&n.stopPropagation(),{capture:!0})}drag(t){
let n=this.fingers.get(t.pointerId);if(!n)return;let s={x:t.clientX,y:t.clientY},r=[...this.fingers].find(([h])=>h!==t.pointerId)?.[1];
if(this.dragged||=!!r||Math.hypot(s.x-this.down.x,s.y-this.down.y)>ad,!this.dragged)return;this.fingers.set(t.pointerId,
s);let o=this.point({clientX:n.x,clientY:n.y}),i=this.point({clientX:s.x,clientY:s.y});if(!r){let{x:h,y:u,w:d,h:m}=this.
frame;this.drawTo(Mn({x:h+o.x-i.x,y:u+o.y-i.y,w:d,h:m},this.whole,this.aspect));return}let a=h=>Math.hypot(h.x-r.x,h.y-r.
y)||1,{x:l,y:c}=this.point({clientX:(s.x+r.x)/2,clientY:(s.y+r.y)/2});this.zoom(a(s)/a(n),l,c)}key(t,n){if(!this.board)return!1;
let r=n?{ArrowLeft:[-.2,0],ArrowRight:[.2,0],ArrowUp:[0,-.2],ArrowDown:[0,.2]}[t]:void 0;if(r)this.pan(r[0],r[1]);else if(t===
"+"||t==="=")this.zoom(se);else if(t==="-")this.zoom(1/se);else if(t==="0")this.see("whole");else return!1;return!0}};var ea=420,ud=80,dd=1500,md=5,na=320,sa={goal:900,bust:700,aside:600},ra="cubic-bezier(.2,.7,.2,1)";function zs(e,t){let n=t.
replace(/^seat/,"h"),s=[...e].filter(({kind:c,key:h})=>c==="card"&&(h===t||h.startsWith(`${n}.`))),r=s.length?s.map(({x:c,
y:h,w:u})=>({x:c,y:h,w:u,h:u*1.4})):[...e].filter(({key:c})=>c.slice(c.indexOf(":")+1).split(".")[0]===t).map(({x:c,y:h,
wide:u=40,high:d=40})=>({x:c,y:h,w:u,h:d}));if(!r.length)return null;let o=Math.min(...r.map(({x:c})=>c)),i=Math.min(...r.
map(({y:c})=>c)),a=Math.max(...r.map(({x:c,w:h})=>c+h)),l=Math.max(...r.map(({y:c,h})=>c+h));return{x:o,y:i,w:a-o,h:l-i}}
var Tn=e=>C(e.x-7,e.y-7,e.w+14,e.h+14,{rx:8,fill:"none",stroke:"var(--lit)","stroke-width":4}),pd=()=>C(-14,-4,28,8,{rx:2,
fill:"var(--lit)",stroke:"#fff","stroke-width":1.5});function oa(e,t,n,{pace:s,still:r,gone:o}){e.replaceChildren();let i=0;
for(let a=t;a;a=a.then){let l=a.kind==="aside"?bd(a,n,{pace:s,still:r,gone:o,wait:i}):a.kind==="bust"?gd(ia(o,a.then?.face),
s,r):fd(a,n,s,r);if(e.append(...l),!r&&s>0&&a!==t)for(let c of l)c.matches(".swept")||c.animate([{opacity:0},{opacity:1}],
{duration:1,delay:i,fill:"both"});setTimeout(()=>{for(let c of l)c.remove()},dd/Math.max(s,.5)+i),!r&&s>0&&(i+=(sa[a.kind]??
0)/s)}}function fd(e,t,n,s){let r=e.source?zs(t,e.source):null,o=e.target?zs(t,e.target):null;if(!o)return[];let i=[Tn(o)];
if(r&&e.kind==="catch"&&i.push(Tn(r)),!r||e.kind!=="goal"||s||n<=0)return i;for(let a=0;a<Math.min(e.count||1,md);a++){let l=pd();
i.push(l);let c=h=>`translate(${h.x+h.w/2}px,${h.y+h.h/2}px)`;l.style.transform=c(o),l.animate([{transform:c(r)},{transform:c(
o),opacity:1},{opacity:0}],{duration:ea*1.25/n,delay:a*ud/n,easing:ra,fill:"both"})}return i}function ia(e,t){let n=e.filter(
({kind:r,role:o})=>r==="card"&&o==="fan").sort((r,o)=>r.x-o.x),s=n.at(-1);if(s&&t){let r=n.length>1?s.x-n[n.length-2].x:
s.w*.59;n.push({...s,key:`${s.key}.end`,x:s.x+Math.max(r,s.w*.4),face:t})}return n}function gd(e,t,n){let[s]=e,r=e.at(-1);
if(!s||!r||n||t<=0)return[];let o=Tn({x:s.x,y:s.y,w:r.x+r.w-s.x,h:r.w*1.4});return o.setAttribute("stroke-dasharray","10\
 7"),o.animate([{opacity:1},{opacity:1,offset:.9},{opacity:0}],{duration:(sa.bust+na)/t,fill:"both"}),[o]}function bd(e,t,{
pace:n,still:s,gone:r,wait:o}){let i=e.target?zs(t,e.target):null;return i?s||n<=0?[Tn(i)]:ia(r,e.face).map(a=>{let l=x(
"g.thing.card.swept",...ee({...a,plays:!1,off:""})),c=`translate(${a.x}px,${a.y}px)`;return l.animate([{transform:c,opacity:1},
{transform:`translate(${i.x}px,${i.y}px) scale(${i.w/a.w})`,opacity:1,offset:.9},{transform:`translate(${i.x}px,${i.y}px\
) scale(${i.w/a.w})`,opacity:0}],{duration:ea*1.25/n,delay:o+na/n,easing:ra,fill:"both"}),l}):[]}var aa=320,yd=90,la={w:1,h:1},En=class{constructor({press:t,pace:n}){this.gone=[];this.bright=null;this.parked="";this.timer=
0;this.press=t,this.pace=n,this.rings=x("g.far-rings",{fill:"none","stroke-width":11,"aria-hidden":"true"}),this.layer=x(
"g"),this.over=x("g.event",{"aria-hidden":"true"}),this.root=x("svg.table",{role:"group",tabindex:-1},this.rings,this.layer,
this.over),this.placed=new Map,this.changed=new Set,this.lens=new Sn}paint(t,{label:n,move:s,back:r=!1}){this.root.setAttribute(
"viewBox",`0 0 ${t.w} ${t.h}`),this.root.setAttribute("aria-label",n),this.far(t);let o=new Map([...this.placed].map(([m,
{thing:f}])=>[m,f])),i=s&&this.pace()>0&&!He(),a=new Map(t.things.map(m=>[m.key,m])),l=et(this.root),c=l&&this.layer.contains(
l)?l.getAttribute("data-key"):l===this.root?this.parked:"";this.gone=[];for(let[m,{node:f,thing:g}]of this.placed){if(a.
has(m))continue;this.gone.push(g),this.placed.delete(m);let b=i&&r&&g.kind==="card"&&g.origin?a.get(g.origin):void 0;b?this.
leave(f,g,b):f.remove()}let h=null,u=[];this.changed.clear();for(let m of t.things){let f=o.get(m.key),{node:g}=this.place(
m),b=h?h.nextSibling:this.layer.firstChild;g!==b&&this.layer.insertBefore(g,b),h=g,s&&m.kind==="card"&&(!f||JSON.stringify(
f.face)!==JSON.stringify(m.face))&&this.changed.add(m.key),i&&!r&&m.thrown&&m.thrown!==f?.thrown&&this.roll(m.key);let y=i&&
m.kind==="card"&&!f?this.source(m,o):void 0;y&&u.push(this.glide(g,y,m))}if(u.length){this.root.getBoundingClientRect();
for(let[m,f]of u.entries())f(Math.min(m,4)*yd/this.pace())}this.look(t),i&&jo(this.root,this.pace()),this.shade(),s&&He()&&
this.flash();let d=et(this.root);c&&!(d&&this.layer.contains(d)&&d.hasAttribute("tabindex"))&&this.focus(c)}dim(t){this.
bright=t,this.shade()}shade(){let{bright:t}=this;for(let[n,{node:s,thing:r}]of this.placed){let o=n.slice(n.indexOf(":")+
1),i=!t||r.kind==="lit"||t.has(o)||t.has(o.split(".")[0]);s.classList.toggle("dimmed",!i)}}happen(t){let n=[...this.placed.
values()].map(({thing:s})=>s);oa(this.over,t,n,{pace:this.pace(),still:He(),gone:this.gone})}look(t){let n=t.things.find(
({kind:l})=>l==="board"),s=n&&this.placed.get(n.key)?.node.querySelector(".board");if(!n||!(s instanceof SVGElement))return this.
lens.on(null,"",la,{x:0,y:0},la);let{board:r,zone:o}=n,i=r.nodes.find(l=>l.id===o.centre),a=l=>[...s.querySelectorAll(l)].
map(c=>({x:Number(c.getAttribute("data-x")),y:Number(c.getAttribute("data-y"))}));this.lens.controls.classList.toggle("a\
bove",t.w<yt),this.lens.aims=(l,c)=>_o(s,l,c,r.nodes),this.lens.on(s,r.id,{w:r.width,h:r.height},i??{x:r.width/2,y:r.height/
2},{w:n.w,h:n.h,clear:n.clearance},n.acting?a(".way.plays[data-x]:not(.many)"):[],a(".light"))}focus(t){let n=this.spot(
t);if(n)return n.focus({preventScroll:!0});let r=[this.placed.get(t)?.node,...[...this.placed.values()].map(({node:o})=>o)].
find(o=>o?.hasAttribute("tabindex"));this.parked=r?"":t,(r??this.root).focus()}around(t){let n=({node:i,thing:a})=>{let{
a:l=1,e:c=0,f:h=0}=i.getScreenCTM()??{};return{x:c,y:h,w:a.w*l,h:a.w*1.4*l}},s=this.spot(t)?.querySelector(".ring-focus")?.
getBoundingClientRect();if(s)return{card:{x:s.x,y:s.y,w:s.width,h:s.height},hand:[]};let r=this.placed.get(t),o=[...this.
placed.values()].filter(({thing:i})=>i.kind==="card"&&i.role==="hand");return r?{card:n(r),hand:o.map(n)}:null}spot(t){return t.
startsWith("spot:")?this.layer.querySelector(`[data-spot="${CSS.escape(t.slice(5))}"]`):null}far({w:t,h:n,middle:s}){let r=JSON.
stringify([t,n,s]);if(this.rings.dataset.looks===r)return;this.rings.dataset.looks=r;let o=[];for(let i=s.r+46;i<Math.hypot(
t,n)+300;i+=46)o.push(H(s.x,s.y,i));this.rings.replaceChildren(...o)}place(t){let n=JSON.stringify({...t,x:0,y:0}),s=this.
placed.get(t.key);if(!s){let o=x("g",{"data-key":t.key});if(t.kind==="board"){let i=a=>this.travel(t.key,a);o.addEventListener(
"click",i),o.addEventListener("keydown",i)}(t.kind==="card"||t.kind==="dice")&&(o.addEventListener("click",()=>this.touch(
t.key)),o.addEventListener("keydown",i=>{i.key!=="Enter"&&i.key!==" "||o.hasAttribute("tabindex")&&(i.preventDefault(),i.
stopPropagation(),this.touch(t.key))})),s={node:o,thing:t,looks:""},this.placed.set(t.key,s)}let{node:r}=s;if(s.looks!==
n){r.replaceChildren(...ee(t));let o=oi(t),i=t.plays||t.off||t.opens||t.recall?.length>0,a=["thing",t.kind,t.role,t.plays&&
"plays",t.off&&"off",t.dealt&&"dealt",t.up&&"up"];r.setAttribute("class",a.filter(Boolean).join(" ")),D(r,"role",t.kind===
"board"?"group":i?"button":o?"img":""),D(r,"aria-label",o),D(r,"tabindex",i?"0":""),D(r,"aria-disabled",t.off?"true":""),
D(r,"aria-pressed",t.up?"true":""),D(r,"aria-hidden",t.kind==="lit"||t.kind==="mark"&&t.key.endsWith("under")||t.key.endsWith(
".above")?"true":""),s.looks=n}return r.style.transform=`translate(${t.x}px,${t.y}px)`,s.thing=t,s}travel(t,n){let s=n.target instanceof
Element?n.target.closest("[data-move],[data-spot]"):null,r=this.placed.get(t);if(!s||!r)return;if(n instanceof KeyboardEvent&&
n.key!=="Enter"&&n.key!==" ")return Xi(s,n);n.preventDefault();let o=s.getAttribute("data-move")??"",i=s.getAttribute("d\
ata-spot")??"";this.press({...r.thing,plays:!0,off:"",move:o,spot:i,picks:[]},r.node)}roll(t){Zo(n=>{let s=this.placed.get(
t);s?.node.replaceChildren(...ee(n(s.thing)))},this.pace())}touch(t){let n=this.placed.get(t),{plays:s,off:r,opens:o,recall:i}=n?.
thing??{};n&&(s||r||o||i?.length)&&this.press(n.thing,n.node)}source(t,n){if(t.origin&&n.has(t.origin))return n.get(t.origin);
if(!(t.role!=="hand"&&t.role!=="seat"))return[...n.values()].find(s=>s.kind==="card"&&s.role==="stack"&&!s.face)}glide(t,n,s){
return t.style.transition="none",t.style.transform=`translate(${n.x}px,${n.y}px) scale(${n.w/s.w})`,r=>{t.style.transition=
"",t.style.transitionDelay=`${r}ms`,r&&setTimeout(()=>t.style.removeProperty("transition-delay"),r+aa),t.style.transform=
`translate(${s.x}px,${s.y}px)`}}leave(t,n,s){t.setAttribute("aria-hidden","true"),t.removeAttribute("data-key"),t.style.
transform=`translate(${s.x}px,${s.y}px) scale(${s.w/n.w})`,setTimeout(()=>t.remove(),aa/this.pace())}flash(){clearTimeout(
this.timer);for(let[t,{node:n}]of this.placed)n.classList.toggle("changed",this.changed.has(t));this.timer=setTimeout(()=>{
for(let{node:t}of this.placed.values())t.classList.remove("changed")},1500)}};var Ln=class{constructor(t){this.looks="";this.chosen=[];this.picks=[];this.carries=[];this.how=t,this.nodes=new Set}show(t,n,s){
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
o))})))}done(t){this.chosen=[],this.how.play(t)}clear(){let[t]=this.chosen;return this.chosen=[],t&&this.how.moved(t),!!t}};var A={ink:"var(--ink)",accent:"var(--accent-fill)",rule:"var(--rule)",edge:"var(--edge)",sheet:"var(--ground, var(--she\
et))",band:"color-mix(in srgb, var(--rule) 45%, transparent)"},O=(e,t,n,s="tx",r=13)=>x("text",{x:e,y:t,class:s,"font-si\
ze":r},String(n)),B=(e,t=A.rule,n=1,s={})=>x("path",{d:e,fill:"none",stroke:t,"stroke-width":n,...s}),Ys=(e,t)=>x("path",
{d:`M${e} ${t}l9 18h-18z`,fill:A.sheet,stroke:A.accent,"stroke-width":2.5}),q=(e,t,n,...s)=>x("svg.pic",{width:e,height:t,
viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":n},...s),J=(e,t)=>({class:"pic-in",style:`animation-delay:${Math.round(e*
t)}ms`});function K(e,t,n=13){let s=[];for(let r of e.split(" ")){let o=s.length-1;o>=0&&U(`${s[o]} ${r}`,n)<=t?s[o]+=` ${r}`:
s.push(r)}return s}function it(e,t,n=6){let s=10**Math.floor(Math.log10((t-e)/n||1));for(let o of[1,2,5,10,20])if((t-e)/
(s*o)<=n){s*=o;break}let r=[];for(let o=Math.ceil(e/s-1e-9);o*s<=t+1e-9;o++)r.push(Number((o*s).toFixed(9)));return r}var Js=e=>String(
e).replace("-","−");function $e(e,t,n,s,r){let o=O(e,t,n,s,r);return o.style.cssText="paint-order:stroke;stroke:var(--\
ground, var(--sheet));stroke-width:4px",o}var Dt=56,Xs=72,Me=62,An=118,Qs=40,wd=70,xd=4e3,Cn=(e,t,n,s={})=>x("text.f2",{x:e,y:t,"font-size":14,...s},n),kd=(e,t)=>K(
e,t,15).map((n,s,{length:r})=>Cn(Dt,35-9*r+18*s,n,{class:"f","font-weight":700,"font-size":15}));function vd(e,t=1/0,n=Qs){
let s=e.map((o,i)=>({y:o,k:i})).sort((o,i)=>o.y-i.y);for(let o=1;o<s.length;o++)s[o].y=Math.max(s[o].y,s[o-1].y+n);for(let o=s.
length-1;o>=0;o--)s[o].y=Math.min(s[o].y,o===s.length-1?t:s[o+1].y-n);let r=[...e];for(let{y:o,k:i}of s)r[i]=o;return r}
function $d(e,t,n,s){let r=Math.max(...n.lines.map(v=>v.values.length))-1,o=n.lines.flatMap(v=>v.values),i=Math.max(...o,
1),a=Math.min(...o,0),l=v=>Dt+(e-Dt-An)*v/(r||1),c=v=>t-Me-(t-Xs-Me)*(v-a)/(i-a||1),u=St(a,i).filter(Number.isInteger).map(
v=>[x("path.race-grid",{d:`M${Dt} ${c(v)}H${e-An}`}),Cn(Dt-10,c(v)+5,String(v),{"text-anchor":"end"})]),d=n.parts.map(([
v],S)=>l(n.parts[S+1]?.[0]??r)-l(v)),m=Math.min(...d)>54,f=n.parts.map(([v,S],L)=>{let T=n.parts[L+1]?.[0]??r,E=m?S:S.split(
" ").at(-1)??"";return[L>0&&x("path.race-part",{d:`M${l(v)} ${Xs-12}V${t-Me}`}),(l(T)-l(v)>18||L===0)&&Cn((l(v)+l(T))/2,
t-Me+24,E,{"text-anchor":"middle"})]}),g=Math.min(Qs,(t-Xs)/n.lines.length),b=g/Qs,y=vd(n.lines.map(v=>c(v.values.at(-1)??
0)),t-g/2,g),w=[...n.lines].sort((v,S)=>Number(v.me)-Number(S.me)).map(v=>{let S=v.values.map((R,W)=>W?`H${l(W)}V${c(R)}`:
`M${l(0)} ${c(R)}`).join(""),L=v.values.map((R,W)=>({value:R,k:W})).filter(({value:R,k:W})=>W>0&&R!==v.values[W-1]),T=y[n.
lines.indexOf(v)],E=String(v.values.at(-1)).replace("-","−"),N=v.me?"var(--accent-on-field)":"var(--on-field)";return x(
"g",{class:v.me?"race-line me":`race-line other-${v.seat%3}`},x("path",{d:S,fill:"none"}),L.map(({value:R,k:W})=>H(l(W),
c(R),4.5)),Kt(v.seat,e-An+12,T-13*b,26*b,{fill:N}),at(E,e-An+50,T-15*b,Math.min(30*b,3e3*.6/Math.max(st(E,30),60)),{colour:N}))}),
M=n.lines.find(v=>v.me),k=n.tags.map(({n:v,frame:S,step:L},T)=>{let E=Math.max(0,S),N=c(M?.values[E]??0),R=T>0&&Math.abs(
l(E)-l(n.tags[T-1].frame))<30,W=N+30>t-Me-26,_=W?N-56-(R?28:0):N+26+(R?28:0),tt=()=>s(L);return x("g.race-tag",{role:"bu\
tton",tabindex:0,"data-k":`tag.${v}`,"aria-label":`Costly move ${v}: try it again`,onclick:tt,onkeydown:j=>{j.key!=="Ent\
er"&&j.key!==" "||(j.preventDefault(),tt())}},C(l(E)-22,_-9,44,44,{fill:"transparent"}),x("path",{d:`M${l(E)} ${N}V${_+13}`}),
H(l(E),N,5),C(l(E)-13,_,26,26,{class:"tag"}),x("text",{x:l(E),y:_+18,"text-anchor":"middle","font-size":15,"font-weight":700},
String(v)))}),$=n.lines.map(v=>`${v.name} ${v.values.at(-1)}`).join(", ");return x("svg",{viewBox:`0 0 ${e} ${t}`,role:"\
group","aria-label":`${n.title}. At the end: ${$} ${n.unit}.`},kd(n.title,e-Dt-wd),...u,...f,...w,...k,t>330&&Cn(Dt,t-12,
n.tags.length?"A numbered tag: a move that cost you.":""))}var On=class{constructor(t){this.timer=0;this.step=-1;this.looks=
"";this.press=t,this.button=p("button.btn",{"data-k":"race",onclick:()=>this.turn(!this.away)}),this.drawing=p("div"),this.
root=p("div.race",{hidden:!0},this.drawing,this.button),this.away=!1,this.turn(!1)}turn(t){clearTimeout(this.timer),this.
away=t,this.button.textContent=t?"Race":"Table",this.button.setAttribute("aria-label",t?"Show the race":"Show the table"),
this.drawing.hidden=t,this.root.classList.toggle("away",t),this.root.parentElement?.classList.toggle("raced",!this.root.
hidden&&!t)}show(t,n){let s=t.get("race"),r=t.get("mode")==="watch",o=r&&(t.get("step")<n||t.get("stop")>=0);this.root.hidden=
o||!s?.lines?.length;let i=this.step;if(this.step=t.get("step"),this.root.hidden)return this.turn(!1);if(i===this.step)this.
root.parentElement?.classList.toggle("raced",!this.away);else{let m=r&&i===n-1;this.turn(m),m&&(this.timer=window.setTimeout(
()=>this.turn(!1),xd))}let a=m=>String(m)===t.get("watcher"),l=(s.lines??[]).map(m=>({...m,me:m.me||r&&a(m.seat)})),{clientWidth:c,
clientHeight:h}=this.root.parentElement??this.root,u=JSON.stringify([s,l,c,h]);if(u===this.looks)return;this.looks=u;let d={
...s,lines:l};this.drawing.replaceChildren($d(c,h,d,this.press))}};var Nn=class{constructor(t){this.opener=t,this.root=p("section.sheet.scores",{hidden:!0}),t.onclick=()=>this.open(!!this.
root.hidden)}open(t){this.root.hidden=!t,D(this.opener,"aria-expanded",String(t))}escape(){let t=!this.root.hidden,n=this.
root.contains(et(this.root));return this.open(!1),n&&this.opener.focus(),t}show(t){if(this.opener.hidden=!t,!t)return this.
open(!1);let n=JSON.stringify(t);if(this.root.dataset.looks===n)return;this.root.dataset.looks=n,this.opener.textContent=
t.notes?"Notes":"Scores",this.root.classList.toggle("notes",!!t.notes);let s=i=>p("tr",i.map((a,l)=>l?p("td",a):p("th",{
scope:"row"},a))),r=i=>i?p("th",{scope:"col"},i):p("td"),o={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
escape()};this.root.replaceChildren(bt(o,rt("close",16)),p("div.scroll",{tabindex:0,role:"group","aria-label":t.title},p(
"table",p("caption",t.title),p("thead",p("tr",t.head.map(r))),p("tbody",t.rows.map(s)))))}};var Md=1600,Sd=1.9,Td=[[.5,"½×"],[1,"1×"],[3,"3×"]],Ed=17,Ld=7,ca=[["ask","Ask me"],["mark","Only mark"],["off","Off"]],
Ad={open:"a question",now:"asked now",came:"it came",not:"it did not come",unseen:"not seen in the game",skipped:"skippe\
d"};function Cd(e,t){let n=[...e],s=Math.min(Ed,t/Math.max(e.length-1,1));for(let r=1;r<n.length;r++)n[r]=Math.max(n[r],
n[r-1]+s);for(let r=n.length-1,o=t;r>=0;r--,o-=s)n[r]=Math.min(n[r],o);return n}function Od(e){return e.asking!=="ask"?-1:
e.moments.findIndex(({frame:t,state:n})=>t===e.step&&n==="open")}var Wt={first:"Home",back:"ArrowLeft",play:" ",forward:"\
ArrowRight",last:"End"},Rn=class{constructor(t){this.timer=0;this.looks="";this.chosen="";this.how=t,this.keys={first:this.
key("first","First step",()=>t.go(0)),back:this.key("back","Step back",()=>t.go(this.now.step-1)),play:this.key("play","\
Play",()=>t.play(!this.now.playing)),forward:this.key("forward","Step forward",()=>t.go(this.now.step+1)),last:this.key(
"last","Last step",()=>t.go(this.now.last))},this.keys.play.classList.add("go"),this.range=p("input.rng",{type:"range",min:0,
"aria-label":"Step",oninput:()=>t.go(Number(this.range.value))}),this.marks=x("svg.marks",{height:14,"aria-hidden":"true"}),
this.moments=p("div.moments"),this.told=p("p.count",{"aria-hidden":"true"}),this.menu=p("div.pace-menu",{hidden:!0,role:"\
group","aria-label":"Questions and pace"}),this.more=p("button.btn.quiet.more",{"data-k":"pace","aria-expanded":"false",
onclick:()=>this.open(this.shut)},p("span.word","Ask me"),rt("down",14)),this.root=p("div.stepper",p("div.keys",{role:"g\
roup","aria-label":"Steps"},Object.values(this.keys)),p("div.scrub",this.marks,this.moments,this.range),this.told,p("div\
.pace",this.more,this.menu)),this.now={step:0,last:0,marks:[],playing:!1,speed:1,moments:[],asking:"off",stop:-1,happens:!1,
eyes:[],watcher:"",buttons:[]}}get shut(){return!!this.menu.hidden}key(t,n,s){let r=Wt[t].replace(" ","Space");return p(
"button",{"data-k":`step.${t}`,"aria-label":n,"aria-keyshortcuts":r,title:n,onclick:s},rt(t,24))}show(t){let n=this.now.
playing!==t.playing,s=n||this.now.step!==t.step||this.now.speed!==t.speed||this.now.last!==t.last;this.now=t,this.range.
max=String(Math.max(t.last,1)),this.range.value=String(t.step),D(this.range,"aria-valuetext",`Step ${t.step} of ${t.last}`),
this.range.style.setProperty("--p",`${t.last?100*t.step/t.last:0}%`),this.told.replaceChildren(p("b",String(t.step)),p("\
small",`of ${t.last}`));for(let r of["first","back"])D(this.keys[r],"aria-disabled",t.step===0?"true":"");for(let r of["\
forward","last"])D(this.keys[r],"aria-disabled",t.step===t.last?"true":"");if(n){let r=t.playing?"Pause":"Play";this.keys.
play.replaceChildren(rt(t.playing?"pause":"play",24)),D(this.keys.play,"aria-label",r),D(this.keys.play,"title",r)}this.
choices(),this.mark(),s&&clearTimeout(this.timer),s&&t.playing&&(this.timer=setTimeout(()=>this.tick(),Md*(t.happens?Sd:
1)/t.speed))}tick(){let t=Od(this.now);t>=0?this.how.stop(t):this.now.step>=this.now.last?this.how.play(!1):this.how.go(
this.now.step+1,!0)}choices(){let{asking:t,speed:n,moments:s,eyes:r,watcher:o,buttons:i}=this.now,a=JSON.stringify([t,n,
s.length>0,r,o,i]);if(a===this.chosen)return;this.chosen=a;let l=s.length?ca.find(([h])=>h===t)?.[1]??"":`${n}×`.replace(
"0.5","½");this.more.firstElementChild?.replaceChildren(l),D(this.more,"aria-label",`Questions and pace: ${l}`);let c=et(
this.menu)?.getAttribute("data-k");this.menu.replaceChildren(...[s.length>0&&p("p","At a decisive moment"),s.length>0&&dt(
{label:"At a decisive moment",choices:ca,value:t,pick:h=>this.how.ask(h),k:"asking"}),r.length>1&&p("p.seen-by","Seen by"),
r.length>1&&p("div.seen-by",dt({label:"Seen by, in the menu",choices:r,value:o,pick:h=>this.how.see(h),k:"eyes"})),p("p",
"Pace"),dt({label:"Pace",choices:Td,value:n,pick:h=>this.how.pace(h),k:"speed"}),i.length>0&&p("p","To take along"),...i.
map(h=>Re(h,u=>this.how.key(u)))].filter(h=>h instanceof Node)),c&&this.menu.querySelector(`[data-k="${c}"]`)?.focus()}open(t){
this.menu.hidden=!t,D(this.more,"aria-expanded",String(t)),t&&this.menu.querySelector("[aria-pressed=true], button")?.focus()}escape(){
return this.shut?!1:(this.open(!1),this.more.focus(),!0)}mark(){let{marks:t,last:n,moments:s,asking:r,stop:o}=this.now,i=Math.
round(this.marks.clientWidth),a=r==="off"?[]:s,l=JSON.stringify([t,i,a,o]);if(l===this.looks||!i)return;this.looks=l;let c=f=>n?
f/n*i:0,h=Math.max(1,...t);this.marks.setAttribute("viewBox",`0 0 ${i} 14`),this.marks.replaceChildren(...a.length?a.map(
({frame:f})=>C(c(f)-1,21,2,8,{fill:"var(--lit)"})):t.flatMap((f,g)=>{let b=3+3.5*f/h,y=`M${c(g)} ${7-b}l${b} ${b} -${b} ${b}\
 -${b} -${b}z`;return f>0?[x("path",{d:y,fill:"var(--accent-on-field)"})]:[]}));let u=a.map((f,g)=>({...f,k:g})),d=i<Ld*
(u.length-1)?u.filter(({k:f})=>f===o):u,m=Cd(d.map(({frame:f})=>c(f)),i);this.moments.replaceChildren(...d.map(({frame:f,
state:g,line:b,k:y},w)=>p("button",{class:`moment ${y===o?"now":g}`,style:`left:${m[w]}px`,tabindex:-1,"data-moment":y,title:b,
"aria-label":`Step ${f}, ${Ad[y===o?"now":g]}: ${b}`,onclick:()=>this.how.stop(y)},g==="came"||g==="not"||g==="unseen"?p(
"i",{class:g}):"?")))}stop(){clearTimeout(this.timer)}};function ha(e){let{lens:t}=e.painter,n=()=>!e.acting&&e.reel.length>1,s=a=>()=>(e.go(a),!0),r=e.model.get("step"),o=()=>e.
acts.root.querySelector('[data-act="press"]'),i=a=>!a.closest(Eo);return[{keys:[Wt.play],shown:"Space",words:"Plays the \
game on, or halts it.",when:n,press:(a,l)=>(i(l)&&e.play(!e.model.get("playing")),i(l))},{keys:[Wt.back],shown:"←",words:"\
A step back.",when:n,press:s(r-1)},{keys:[Wt.forward],shown:"→",words:"A step on.",when:n,press:s(r+1)},{keys:[Wt.first],
shown:"Home",words:"The first step.",when:n,press:s(0)},{keys:[Wt.last],shown:"End",words:"The last step.",when:n,press:s(
e.reel.length-1)},{keys:[" "],shown:"Space",words:"Goes on where chance waits for you.",when:()=>e.acting&&!!o(),press:(a,l)=>(i(
l)&&o().click(),i(l))},{keys:["+","=","-","0"],shown:"+ − 0",words:"Closer to the board, farther away, all of it; with\
 the focus on the table.",inside:!0,when:()=>!!t.board,press:a=>t.key(a,!1)},{keys:["ArrowLeft","ArrowRight","ArrowUp","\
ArrowDown"],shown:"Shift and an arrow",words:"Moves the board; with the focus on the table.",inside:!0,shift:!0,when:()=>!!t.
board,press:a=>t.key(a,!0)},{keys:[],any:a=>tr(e,a).size===1,shown:"A card's sign",words:"Takes that card, if only one i\
n your hand bears it; with the focus on the table.",inside:!0,when:()=>e.acting&&tr(e).size>0,press:a=>{let[l]=tr(e,a).values();
return e.press(l),!0}},{keys:["d","D"],shown:"D",words:"Shows the discards by colour and value, or puts them away.",when:()=>!!e.
spread.zone,press:()=>(e.spread.toggle(()=>e.show(!1)),!0)},{keys:["Escape"],shown:"Escape",words:"Closes what is open o\
ver the table, or puts the card back.",inside:!0,when:()=>!0,press:()=>Nd(e)}]}function Nd(e){if(e.chooser.key)e.chooser.
leave();else{if(e.placing.clear())return!0;if(e.lifting.lifted)e.lifting.lift("");else return["spread","heat","scores","\
stepper","caption"].some(t=>e[t].escape())}return!0}function tr(e,t){let n=new Map;for(let{thing:s}of e.painter.placed.values())
s.kind==="card"&&s.plays&&s.face?.text&&(t==null||s.face.text.toLowerCase()===t.toLowerCase())&&n.set(s.move||s.key,s);return n}function er(e){let t=e.reel.length-1,n=Math.min(e.model.get("step"),t),s=e.model.get("playing");e.strip.hidden=t<1,e.stepper.
show({step:n,last:t,marks:e.reel.marks(),playing:s,speed:e.model.get("speed"),moments:e.model.get("moments"),asking:e.model.
get("asking"),stop:e.model.get("stop"),happens:!!(e.scene?.event??e.scene?.mark),eyes:e.model.get("eyes"),watcher:e.model.
get("watcher"),buttons:e.model.get("buttons")??[]})}function ua(e,t){let n=e.acting?e.playBar:e.stepper.root;if(e.strip.
firstChild!==n&&e.strip.replaceChildren(n),!e.acting)return er(e);e.stepper.stop(),e.lifting.stand(e.playBar,e.stage,e.fit===
"phone");let s=t.alert?(t.actions??[]).filter(a=>!a.strong):t.actions??[];e.lifting.show({lifts:e.model.get("lifts")??{},
keys:e.model.get("buttons")??[]}),e.strip.hidden=e.mode==="edit",e.acts.root.hidden=!!e.lifting.lifted;let r=t.zones.some(
a=>a.kind==="tokens"&&a.ways?.some(({move:l})=>l)),o=r?"Press a lit space or a row; press it again to go there.":"",i=e.
model.get("busy")?"The others play.":e.placing.words||o;e.lifting.tell(i,t.actions??[]),e.acts.show(s,!!e.model.get("bus\
y"),e.stage)}var Rd={watch:288,play:356,edit:316},Hd=288,nr=class{constructor(t,n){this.refused="";this.left=-1;this.shownSize="";this.
paintedStep=-1;this.model=t,this.sending=new un(t,s=>this.markSent(s)),this.painter=new En({press:s=>this.press(s),pace:()=>this.
model.get("speed")}),this.stepper=new Rn({go:(s,r)=>this.go(s,r),play:s=>this.play(s),pace:s=>this.save({speed:s}),ask:s=>this.
save({asking:s}),stop:s=>this.stopAt(s),see:s=>this.save({watcher:s}),key:s=>this.model.send({kind:s})}),this.caption=new mn(
{texts:()=>this.model.get("clauses"),see:s=>this.save({watcher:s})}),this.call=new dn({send:s=>this.send(s),drawn:()=>this.
soon("stay")}),this.race=new On(s=>this.model.send({kind:"retry",step:s})),this.felt=p("div.felt",this.call.root,this.painter.
lens.controls,this.painter.root,this.race.root),this.board=p("p.sr"),this.chooser=new pn({play:s=>this.send(s),focus:s=>this.
painter.focus(s),around:s=>this.painter.around(s),moved:()=>this.scene&&this.showTable(this.scene,!1)}),this.placing=new Ln(
{play:s=>this.send(s),choose:(s,r)=>this.chooser.show({key:`spot:${s}`,label:s,plays:!0,picks:r}),moved:s=>{this.show(!1),
this.painter.focus(`spot:${s}`)}}),this.acts=new $n({send:s=>this.send(s),refuse:s=>this.refuse(s)}),this.lifting=new vn(
{play:s=>this.send(s),key:s=>this.model.send({kind:s}),told:(s,r)=>this.lift(s,r)}),this.playBar=p("div.play-bar",this.lifting.
acts,this.acts.root,this.lifting.words,this.lifting.keys),this.strip=p("div.strip"),this.scores=new Nn(this.caption.sheet),
this.spread=new cn({focus:s=>this.painter.focus(s)}),this.heat=new sn(()=>this.soon("stay")),this.stage=p("section.stage",
{"aria-label":"The table"},this.caption.root,this.caption.box,this.felt,this.heat.root,this.board,this.chooser.root,this.
scores.root,this.spread.root,this.heat.list,this.strip),this.live=p("p.sr",{"aria-live":"polite"}),this.root=p("div.uw.u\
w-table",this.stage,this.live),this.root.addEventListener("keydown",s=>this.key(s)),this.unhear=Qt(this.root,()=>ha(this)),
n.append(this.root),this.tall=void 0,this.due="",this.saying=0,this.watch=()=>this.soon("move"),this.still=()=>this.soon(
"stay"),this.reel=new Ze(t,()=>this.soon("stay")),this.moves=["step","frames","pool"],this.stays="game palette names eye\
s watcher playing speed mode clauses lit differs aside boards heat dealt note busy caption moments asking stop bright li\
fts lifted stamp buttons race covers".split(" ");for(let s of this.moves)t.on(`change:${s}`,this.watch);for(let s of this.
stays)t.on(`change:${s}`,this.still);t.on("msg:custom",me),this.sizes=new ResizeObserver(()=>this.resized()),this.sizes.
observe(this.felt),this.unheed=Hr(this.still),this.unhalt=ci(()=>this.model.get("playing")&&this.play(!1)),this.unfit=Ds(
this.root,()=>this.resized(!0)),this.show(!1)}get scene(){return this.reel.scene(this.model.get("step"))}get mode(){return this.
model.get("mode")}get acting(){return this.mode!=="watch"}save(t){for(let[n,s]of Object.entries(t))this.model.set(n,s);this.
model.save_changes()}go(t,n=!1){let s=Math.max(0,Math.min(t,this.reel.length-1));s!==this.model.get("step")&&(this.left=
this.model.get("stop"),this.save(n||!this.model.get("playing")?{step:s}:{step:s,playing:!1}))}stopAt(t){t===this.left&&this.
model.set("stop",-1),this.save({stop:t,playing:!1})}play(t){let n=this.model.get("step")>=this.reel.length-1;this.save(t&&
n?{step:0,playing:!0}:{playing:t})}show(t){let n=this.scene;if(ae(this.root,this.model.get("palette")),this.root.classList.
toggle("busy",!!this.model.get("busy")),this.root.classList.toggle("acts",this.acting),this.left!==this.model.get("stop")&&
(this.left=-1),!n)return er(this);t&&(this.refused=""),this.lifting.hold(this.model.get("lifted")??"",this.model.get("sa\
id")??{},this.model.get("lifts")??{},n),this.sending.drawn(),this.root.style.setProperty("--pace",String(this.model.get(
"speed"))),this.board.textContent=n.board??"",this.caption.showEyes(this.model.get("eyes"),this.model.get("watcher")),t&&
this.call.cover(),this.call.show(n,this.acting,this.covers),this.heat.show(this.model.get("heat")??{}),this.showTable(n,
t),this.race.show(this.model,this.reel.length-1),ua(this,n),this.scores.show(n.sheet),this.showWords(n),t&&this.chooser.
close(),t&&this.announce(n)}soon(t){this.due||queueMicrotask(()=>{let n=this.due==="move";this.due="",this.show(n)}),this.
due!=="move"&&(this.due=t)}get lit(){let t=this.model.get("lit");return Object.keys(t).length>0?this.model.get("aside")?
{}:t:Object.fromEntries((this.model.get("differs")??[]).map(s=>[s,""]))}get covers(){return this.model.get("covers")||Rr()}get fit(){
return this.root.closest("[data-fit]")?.getAttribute("data-fit")??"flow"}get filled(){return["large","middle"].includes(
this.fit)}get size(){let{clientWidth:t,clientHeight:n}=this.felt;return`${t} ${this.filled?n:window.innerHeight} ${this.
fit}`}showTable(t,n){let s=parseFloat(getComputedStyle(this.root).fontSize)/16||1,r=this.call.hidden?0:this.call.root.offsetHeight/
s,o=this.mode==="edit"&&t.table==="round";this.placing.show(t,this.model.get("boards")??{},this.acting);let i={w:(this.felt.
clientWidth||772)/s,h:this.filled?this.felt.clientHeight/s:0,low:this.fit!=="phone"?0:(o?Hd:Rd[this.mode])+(this.acting?
0:r),page:window.innerHeight/s};this.shownSize=this.size,this.root.classList.toggle("narrow",i.w<yt);let a=this.mode==="\
watch"&&this.reel.length<2,l=a?void 0:hn(t),c=this.chooser.key?{...this.lit,[this.chooser.key]:""}:this.lit;this.spread.
show(l,this.lit,i.w<yt);let h={lit:ni(c,l),laid:a,opens:l?.of,dealt:this.model.get("aside")?{}:this.model.get("dealt"),acting:this.
acting,editing:this.mode==="edit",boards:this.model.get("boards")??{},spots:this.placing.spots,heat:this.heat.map,clear:this.
heat.clears,call:r,under:!t.covered?.length||this.covers!=="hidden"},u=_i(Yi(t,this.lifting.lifted,this.lifting.card),i,
h),d=this.model.get("bright")??[];this.painter.dim(d.length?new Set(d):null),u.h=this.steady(u);let m=this.model.get("st\
ep"),f=m<this.paintedStep;this.paintedStep=m,this.painter.paint(u,{label:`The table. ${t.place??""}`,move:n,back:f}),n&&
this.painter.happen(f?null:t.event);let g=Math.min(this.felt.clientWidth/u.w,this.filled?this.felt.clientHeight/u.h:1/0),
b=this.filled?(this.felt.clientHeight-u.h*g)/2:0;this.call.root.style.top=`${b+u.call*g}px`}steady({w:t,h:n}){let s=[t,this.
model.get("game"),this.model.get("mode"),this.size,this.call.hidden].join();return this.tall?.kind!==s&&(this.tall={kind:s,
h:n}),this.tall.h=Math.max(this.tall.h,n),this.tall.h}resized(t=!1){let n=this.scene;!n||!t&&this.size===this.shownSize||
(this.painter.root.classList.add("still"),this.showTable(n,!1),this.race.show(this.model,this.reel.length-1),this.painter.
root.getBoundingClientRect(),this.painter.root.classList.remove("still"),this.stepper.mark(),this.showWords(n),this.chooser.
stand())}showWords(t){let n=this.model.get("caption")??{};D(this.stage,"aria-label",n.badge?`Table ${n.badge} of two`:"T\
he table"),this.caption.show({clauses:n.clauses??(t.clauses??[]).filter(s=>s),...mi(t,n),note:this.refused||this.model.get(
"note")||"",tone:n.tone??"plain",badge:n.badge})}announce(t){clearTimeout(this.saying),this.saying=setTimeout(()=>{this.
live.textContent=[...t.said??[],t.now].filter(Boolean).join(" ")},350)}press(t){if(t.spot)return this.placing.press(t.spot);
if(t.opens)return this.spread.toggle(()=>this.show(!1));if(!t.plays&&t.recall?.length)return this.chooser.show(t);if(t.off&&
!t.plays)return this.refuse(t.off);if(t.picks.length&&!(t.picks.length===1&&!t.move))return this.chooser.show(t);let n=t.
move||t.picks[0].move,s=t.kind==="board";if((["hand","grid"].includes(t.role)||s)&&n in this.lifting.lifts&&(this.lifting.
lifted!==n||!s&&this.lifting.card!==t.key)){if(this.lifting.lift(n,t.key),s){let o=this.stage.querySelector(`.way[data-m\
ove="${CSS.escape(n)}"]`);o instanceof SVGElement&&o.focus()}return}return this.send(n)}lift(t,n){let s=t.lifted!==this.
model.get("lifted");this.save(t),!(!s||!this.scene)&&(this.refused="",this.show(!1),t.lifted||this.painter.focus(n))}refuse(t){
this.refused=t;let n=this.scene;n&&this.showWords(n)}send(t){this.lifting.unread(t)||(this.sending.send(t,this.lifting.said[t]??
null),Bs(this.model.get("game")))}markSent(t){this.root.classList.toggle("sent",!!t),this.lifting.playing(!!t);for(let n of this.
stage.querySelectorAll("[data-act]"))D(n,"aria-busy",t&&n.getAttribute("data-act")===t?"true":"")}key(t){!t.ctrlKey&&!t.
metaKey&&!t.altKey&&this.chooser.stroke(t)}remove(){this.unfit(),this.unhear(),this.unheed(),this.unhalt(),this.chooser.
close();for(let t of this.moves)this.model.off(`change:${t}`,this.watch);for(let t of this.stays)this.model.off(`change:${t}`,
this.still);this.model.off("msg:custom",me),this.stepper.stop(),this.reel.stop(),this.sizes.disconnect(),clearTimeout(this.
saying)}};function da({model:e,el:t}){let n=new nr(e,t);return()=>n.remove()}var Ud=/^([+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?|[+-]?\d+\/\d+)$/i,Bd=/(^|[;\t\r\n])([\s\0]*)(?=[=+\-@＝＋－＠])/g;function Pd(e){
let t=String(e??""),n=typeof e!="string"||Ud.test(t)?t:t.replace(Bd,"$1'$2");return/[",\r\n]/.test(n)?`"${n.replaceAll('\
"','""')}"`:n}var ma=e=>e.map(t=>`${t.map(Pd).join(",")}
`).join("");var Dd=["student","nickname","lesson","position","vote","said","sure","exact","within half the reach","mistake it lies a\
t","kind","says so","deals","hits","second"],pa=e=>Math.round(e*1e9)/1e9;function fa(e,{votes:t,members:n,pressed:s}){let r=new Map(
n.map(({number:a,nick:l})=>[a,l])),o=`${e.saved.game} ${e.saved.number}`,i=[...t].sort((a,l)=>a.at-l.at||a.vote-l.vote||
a.member-l.member).map(a=>{let{member:l,at:c,vote:h,value:u,sure:d,after:m,yes:f}=a,g=e.mistakeOf(a,t),b=e.scale(c),y=l&&
s[c]?.[l]||0,w=Array.from({length:y},(M,k)=>e.deal(c,10*(l-1)+k).value);return[l||"",r.get(l)??"",o,c+1,h,pa(b*u),d,pa(b*
e.exact(c)),e.near(c,u)?"yes":"no",g?.name??"",g?.kind??"",f==null?"":f?"yes":"no",y||"",y?w.filter(Boolean).length:"",l?
Math.round(m):""]});return ma([Dd,...i])}function Hn(e,t){let n=[],s=[],r=e.map((o,i)=>i).sort((o,i)=>e[o]-e[i]||o-i);for(let o of r){let i=n.findIndex(l=>e[o]-l>=
t-1e-9),a=i<0?n.length:i;n[a]=e[o],s[o]=a}return s}var Wd=100,_d=90,ga=34,Id=60,ut={half:.33,step:.58,thin:.17,head:.85,sub:.75,axis:1.3};function re({span:e,chance:t},n,s,r){
let o=t?Array.from({length:11},(a,l)=>l/10):St(...e),i=n(o[1])-n(o[0])<2*r?5:2;return x("g.scale",F(`M${n(e[0])} ${s}H${n(
e[1])}`,"var(--edge)",1.5),o.map((a,l)=>[F(`M${n(a)} ${s}v${.25*r}`,"var(--edge)",1.5),(!t||l%i===0)&&x("text.tx2.m",{x:n(
a),y:s+r,"font-size":ut.sub*r},t?String(Math.round(100*a)):String(a).replace("-","−"))]))}var Fd=(e,t)=>t.reduce((n,{x:s,
y:r,w:o,h:i})=>{let a=Math.min(e.x+e.w,s+o)-Math.max(e.x,s),l=Math.min(e.y+e.h,r+i)-Math.max(e.y,r);return n+(a>0&&l>0?a*
l:0)},0);function qd({head:e,sub:t,n},[s,r,o],i,a,l,c=!1){let h=F(`M${s} ${o+.3*l}V${o}H${r}V${o+.3*l}`,"var(--ink)",2);
if(c||a<ga*l){let $=ut.head*l,v=o-.3*l>.75*$,S=v?{x:(s+r)/2,y:o-.3*l}:{x:r+.3*l,y:o+.5*l};return x("g.bracket",h,x(v?"te\
xt.tx.b.m":"text.tx.b",{...S,"font-size":$},n))}let{head:u,sub:d}=ut,m=Math.min(17*l,.6*a),f=[...G(e,u*l,m,1.06).lines.map(
$=>({text:$,bold:!0})),...G(t,d*l,m).lines.map($=>({text:$,bold:!1}))],g=Math.max(...f.map(({text:$,bold:v})=>U($,(v?1.06*
u:d)*l))),b=f.reduce(($,{bold:v})=>$+(v?1.1:1)*l,0),y=o-b-.35*l,M=[{x:r+.9*l,y:o-.75*l,side:1},{x:s-.9*l-g,y:o-.75*l,side:-1},
{x:s,y,side:0},{x:r-g,y,side:0},{x:(s+r-g)/2,y,side:0},{x:r+.9*l,y:.1*l,side:0},{x:s-.9*l-g,y:.1*l,side:0}].map($=>{let v=Math.
max(0,Math.min($.x,a-g)),S=Math.max(0,$.y),L={...$,x:v,y:S,w:g,h:b},T=Math.abs($.x-v)+2*(S-$.y);return{...L,cost:Fd(L,i)+
T*T*20}}).reduce(($,v)=>v.cost<$.cost?v:$);i.push(M);let k=M.y;return x("g.bracket",h,M.side!==0&&F(`M${M.side>0?r:s} ${o}\
h${M.side*.6*l}`,"var(--ink)",2),f.map(({text:$,bold:v})=>{k+=(v?1.1:1)*l;let S=(v?u:d)*l;return x(v?"text.tx.b":"text.t\
x2",{x:M.x,y:k-.2*l,"font-size":S},$)}))}function jd(e,{span:t},{X:n,base:s,room:r,rem:o,many:i}){let a=.78*(n(t[0]+(t[1]-
t[0])/Wd)-n(t[0])),l=e.values.map(y=>n(y)),c=Hn(l,i?a:2*ut.half*o),h=Math.min((i?ut.thin:ut.step)*o,r/(Math.max(0,...c)+
1)),u=i?a/2:Math.max(.2*o,Math.min(ut.half*o,.57*h)),d=[],m=new Map,f=y=>`--d:${e.values.length>Id?0:15*y}ms`,g=l.map((y,w)=>{
let M=s-.15*o-c[w]*h;if(d[w]=[y,M],m.set(y,Math.max(m.get(y)??0,(c[w]+1)*h)),i)return C(y-u,M-.72*h,a,.72*h,{class:"stud\
ent",style:f(w)});let k=`M${y-u} ${M-1.65*u}h${2*u}L${y} ${M}z`;return x("path",{d:k,class:e.hollow?"student hollow":"st\
udent",style:f(w)})}),b=[...m].map(([y,w])=>({x:y-u,y:s-w-3,w:2*u,h:w}));return{marks:g,spots:d,boxes:b}}function Vd(e,t,n,s){
let[r,o]=e;return r.who.flatMap((i,a)=>{let l=i>0?o.who.indexOf(i):-1;if(l<0)return[];let c=Math.abs(o.values[l]-o.exact)-
Math.abs(r.values[a]-r.exact),[h]=t[0][a],[u,d]=t[1][l],m=n[0]+.1*s;if(Math.abs(h-u)<s)return[];let f=`M${h} ${m}C${h} ${m+
1.5*s} ${u} ${m+.3*s} ${u} ${Math.max(m+s,d-s)}`;return x("path",{d:f,class:c<0?"moved":"moved away"})})}function ba(e,t,n,s,r){
let{rows:o,span:i,written:a}=s,l=o.length>1,c=e>=ga*n,[h,u]=l&&c?[6.2*n,6.6*n]:[1.2*n,1.2*n],d=$=>h+pt($,...i)*(e-h-u),m=t-
ut.axis*n,f=m/o.length,g=o.map(($,v)=>l?f*(v+1)-(v+1<o.length?.5*n:0):m),b=Math.max(...o.map(({values:$})=>$.length))>=_d,
y=o.some(({brackets:$})=>$.some(({alone:v})=>v)),w=l?(y?2.5:c?1.3:2.2)*n:o[0].brackets.length>0?4.2*n:2.4*n,M=o.map(($,v)=>jd(
$,s,{X:d,base:g[v],room:f-w,rem:n,many:b})),k=($,v)=>{let{marks:S,boxes:L}=M[v],T=g[v],E=d($.exact),N=l?T-f+.6*n:.2*n,R=d(
Math.max(i[0],$.exact-$.reach)),W=d(Math.min(i[1],$.exact+$.reach)),_=l&&$.brackets.some(({from:wt,to:Et})=>d(wt)<E&&d(Et)>
E-9*n),tt=`exact ${a($.exact)}`,j=`${$.near} ${$.within}`,X=.6*n+Math.max(U(tt,1.06*ut.head*n),l?0:U(j,ut.sub*n)),nt=E>X&&
(!_||E>e-X),$t=E+(nt?-.5:.5)*n,jt=nt?" e":"",Ee=[...L];l||Ee.push({x:nt?$t-X:$t,y:0,w:X,h:2.1*n},{x:E-.5*n,y:0,w:n,h:m});
let Dl=$.brackets.map(wt=>{if(!wt.alone)return null;let[Et,Ae]=[d(wt.from)-.45*n,d(wt.to)+.45*n],In=L.filter(Vt=>Vt.x+Vt.
w/2>=Et-1&&Vt.x+Vt.w/2<=Ae+1),Fn=Math.min(T-1.2*n,...In.map(Vt=>Vt.y))-.5*n;return qd(wt,[Et,Ae,Fn],Ee,e,n,l)}),oe=(wt,Et,Ae,In,Fn=!1)=>x(
`text.${wt}`,{x:Et,y:Ae,"font-size":(Fn?ut.head:ut.sub)*n},In),yr=G($.sub,ut.sub*n,c?h-.6*n:.4*e).lines.slice(0,2),Le=c?
T-(.35+.95*yr.length)*n:N+.9*n;return x("g",C(R,N,W-R,T-N,{class:"reach"}),v+1<o.length&&F(`M${d(i[0])} ${T}H${d(i[1])}`,
"var(--rule)",1.5),F(`M${E} ${N}V${T}`,"var(--ink)",.17*n,{class:"exact"}),S,x("g.exact",(!l||v===0||o[v-1].exact!==$.exact)&&
x(`text.tx.b${jt.replace(" ",".")}`,{x:$t,y:N+.75*n,"font-size":ut.head*n},tt),!l&&oe(nt?"tx2.e":"tx2",$t,N+1.75*n,j)),l&&
[oe("tx.b",0,Le,$.label,!0),yr.map((wt,Et)=>oe("tx2",0,Le+(.95+.95*Et)*n,wt)),oe("tx.b.e",e,Le,$.near,!0),oe("tx2.e",e,Le+
.95*n,$.within)],Dl)};return x("svg.heaps",{width:e,height:t,viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":r},re(s,d,m,
n),l&&s.moved&&Vd(o,M.map(({spots:$})=>$),g,n),o.map(k))}function Un(e,t){let n=new Map([...new Set(e)].sort((s,r)=>s-r).
map(s=>[s,0]));for(let s of e)n.set(s,(n.get(s)??0)+1);return[...n].map(([s,r])=>t(s)+(r>1?` (${r} times)`:"")).join(", ")||
"nothing"}var sr=(e,t)=>V(e,t,1).map(({value:n})=>n);function wa(e,t,n,s,r){let o=2*n,i=4*n,a=.4*n,l=(t-a-1.4*n)/s.of,c=s.measure(
0)==="chance",h=s.positions.every((g,b)=>s.span(b).join()===s.span(0).join()),u=(g,b)=>o+pt(g,...s.span(b))*(e-o-i),d=c?
[0,.25,.5,.75,1]:St(...s.span(0)),m=({group:g},b)=>{let y=sr(r,b).sort((R,W)=>R-W),w=a+l*(b+1)-.2*n,M=y.map(R=>u(R,b)),k=Hn(
M,.42*n),$=Math.min(.36*n,(l-.5*n)/(Math.max(0,...k)+1)),v=Math.min(.21*n,.57*$),S=Math.round(y.length/4),[L,T]=[y[S],y[y.
length-1-S]],E=y.filter(R=>s.near(b,R)).length,N=u(s.exact(b),b);return x("g",b>0&&s.positions[b-1].group!==g&&F(`M0 ${w-
l+.1*n}H${e}`,"var(--edge)",1),x("text.tx.b",{x:0,y:w-.2*l,"font-size":.9*n},String(b+1)),y.length>1&&C(u(L,b),w-l+.35*n,
Math.max(3,u(T,b)-u(L,b)),l-.35*n,{fill:"var(--inset)"}),r.done.includes(b)&&F(`M${N} ${w-l+.3*n}V${w}`,"var(--ink)",.17*
n),!h&&r.done.includes(b)&&x(N>e/2?"text.tx2.e":"text.tx2",{x:N+(N>e/2?-.4:.4)*n,y:w-l+.9*n,"font-size":.7*n},s.written(
b,s.exact(b))),M.map((R,W)=>{let _=w-.05*n-k[W]*$;return x("path.student",{d:`M${R-v} ${_-1.65*v}h${2*v}L${R} ${_}z`})}),
F(`M${o} ${w}H${e-i}`,"var(--rule)",1),x(y.length>0?"text.tx.b.e":"text.tx2.e",{x:e,y:w-.2*l,"font-size":(y.length>0?.9:
.7)*n},y.length>0?`${E}/${y.length}`:"not asked"))},f=s.positions.map((g,b)=>{let y=sr(r,b),w=M=>s.written(b,M);return r.
done.includes(b)?`Position ${b+1}: exact ${w(s.exact(b))}, said ${Un(y,w)}.`:`Position ${b+1}: not asked.`});return x("s\
vg.heaps",{width:e,height:t,viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":f.join(" ")},(h?d:[]).map(g=>[F(`M${u(g,0)} ${a}\
V${t-1.3*n}`,"var(--rule)",1),x("text.tx2.m",{x:u(g,0),y:t-.3*n,"font-size":.75*n},String(s.scale(0)*g))]),s.positions.map(
m))}function Gd(e,t){let n=t.how==="phones",s=e.positions.map((r,o)=>V(t,o,1));return Object.entries(e.saved.kinds).map(
([r,o])=>({kind:r,words:o,counts:s.map((i,a)=>i.length===0||!e.tells(a,r,n)?null:i.filter(l=>e.mistakeOf(l,t.votes)?.kind===
r).length),yes:t.votes.filter(i=>i.yes&&e.mistakeOf(i,t.votes)?.kind===r).length})).filter(({counts:r})=>r.some(o=>o!=null&&
o>0)).sort((r,o)=>ya(o.counts)-ya(r.counts))}var ya=e=>e.reduce((t,n)=>t+(n??0),0)??0,Kd=5;function Zd(e,t,n,s,r){let o=e/
n.length,i=2*t,a=i+1.1*t;return x("svg.heaps",{width:e,height:a+1.1*t,role:"img","aria-label":r},F(`M0 ${a}H${e}`,"var(-\
-rule)",1.5),n.map((l,c)=>{let h=o*(c+.5),u=l==null?0:Math.max(1.5,i*l/s);return[l==null?x("circle",{cx:h,cy:a-.15*t,r:.1*
t,fill:"var(--edge)"}):[C(h-.3*o,a-u,.6*o,u,{class:"student"}),x("text.tx.b.m",{x:h,y:a-u-.2*t,"font-size":.7*t},String(
l))],x("text.tx2.m",{x:h,y:a+.85*t,"font-size":.7*t},String(c+1))]}))}function xa(e,t){let n=Gd(e,t).slice(0,Kd),s=Math.
max(1,...n.flatMap(({counts:r})=>r.map(o=>o??0)));return[p("h2","Which mistakes went away"),n.length===0&&p("p.mute","No\
 number lies where a known mistake lands."),n.map(({words:r,counts:o,yes:i})=>{let a=o.filter(d=>d!=null),l=a.length>1?`${a[0]}\
 at first, ${a.at(-1)} at last`:`${a[0]}, asked once`,c=i>0?`${l}; ${i} said Yes`:l,h=p("div"),u=o.map((d,m)=>d==null?"":
`position ${m+1}: ${d}. `).join("");return vr(h,d=>Zd(d,parseFloat(getComputedStyle(h).fontSize),o,s,u)),p("div.w-kind",
p("p",p("b",Bt(r)),p("span.mute",c)),h)}),n.length>0&&p("p.mute","Counted where a number lies, which says little of what\
 was thought. A dot: no number can tell."),p("p.w-short",p("b",e.saved.short))]}function ka(e,t){let n=e.positions.map((r,o)=>{
let i=sr(t,o);return i.length>0?i.filter(a=>e.near(o,a)).length/i.length:2}),s=Math.min(...n);return s<=1?n.indexOf(s):-1}var zd=60,va=150;function Rt(e,t){let n="",s=()=>{let{clientWidth:r,clientHeight:o}=e,i=parseFloat(getComputedStyle(e).fontSize);
r===0||`${r} ${o} ${i}`===n||(n&&e.closest(".fresh")?.classList.remove("fresh"),n=`${r} ${o} ${i}`,e.replaceChildren(t(r,
o,i)))};return new ResizeObserver(()=>requestAnimationFrame(s)).observe(e),requestAnimationFrame(s),e}function $a(e,t,n,s){
let r=s>=zd?3:s>30&&e<34*t?2:1,o=Math.ceil(s/r),i=Math.min(e/o,3*t),a=Math.min(.65*t,.42*i),l=s>=va?1.4*t:r*(2*a+.3*t)+.2*
t,c=Ca(n,s);return s>=va?x("svg",{width:e,height:l,role:"img","aria-label":c},C(1,2,e-2,l-4,{fill:"none",stroke:"var(--e\
dge)","stroke-width":2}),C(1,2,Math.max(0,(e-2)*Math.min(1,n/s)),l-4,{fill:"var(--redact)"})):x("svg",{width:e,height:l,
viewBox:`0 0 ${e} ${l}`,role:"img","aria-label":c},Array.from({length:s},(h,u)=>{let d=i*(u%o+.5),m=a+.15*t+Math.floor(u/
o)*(2*a+.3*t);return u<n?H(d,m,a,{fill:"var(--redact)"}):H(d,m,a-1,{fill:"none",stroke:"var(--edge)","stroke-width":2})}))}
function Ma(e,t,n,s){let r=n.span(s),o=l=>1.2*t+pt(l,...r)*(e-2.4*t),i=n.measure(s)==="chance",a=1.4*t;return x("svg",{width:e,
height:2.8*t,"aria-hidden":"true"},re({rows:[],span:r,chance:i,written:String},o,a,t),i&&[x("text.tx2",{x:o(0),y:a-.5*t,
"font-size":.75*t},"never"),x("text.tx2.e",{x:o(1),y:a-.5*t,"font-size":.75*t},"always")])}function Sa(e,t){let[n,s]=e.span(
t.at),r=(s-n)/10,o=V(t).map(({value:c})=>c),i=c=>c.map(h=>{let u=o.map(d=>Math.max(0,1-Math.abs(d-h)/r));return{value:h,
n:u.reduce((d,m)=>d+m,0)}}).sort((h,u)=>u.n-h.n)[0]?.value,a=i(o);if(a==null)return[];let l=i(o.filter(c=>Math.abs(c-a)>=
r-1e-9));return l==null?[a]:[a,l].sort((c,h)=>c-h)}var Ta=(e,t,n)=>n==null?"":`Some of you said about ${e.written(t.at,n)}\
.`;function Ea(e,t,n,s,r,o,i){let a=Sa(s,r),l=s.span(r.at),c=g=>1.2*n+pt(g,...l)*(e-2.4*n),h=t-1.3*n,u=.4*(c(l[0]+(l[1]-
l[0])/10)-c(l[0])),d=Math.min(4.6*n,h-2*n),m=Ta(s,r,a[o]),f=(g,b)=>{let y=c(g),w=a.length>1?b===0:y>e/2,M=y+(w?-1:1)*(u+
.7*n),k=(w?M:e-M)>=U(m,n)*1.06,$=(v,S,L)=>x(`text.${v}${w?".e":""}`,{x:k?M:y+(w?1:-1)*u,y:S,"font-size":.95*n},L);return b!==
o?b>o&&k&&$("tx2",h-.5*d,`the other side comes in ${i} s`):k?[$("tx.b",h-.6*d,m),$("tx2",h-.6*d+1.4*n,"Who says why?")]:
$("tx.b",h-d-.6*n,`${m} Who says why?`)};return x("svg",{width:e,height:t,viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":m},
re({rows:[],span:l,chance:s.measure(r.at)==="chance",written:String},c,h,n),a.map((g,b)=>[C(c(g)-u,h-d,2*u,d,{fill:b===o?
"var(--accent-fill)":"none",stroke:b===o?"none":"var(--edge)","stroke-width":2,"stroke-dasharray":"6 5"}),f(g,b)]))}var _t=5;
function La(e){let{facts:t,state:n}=e.room,s=Sa(t,n),r=o=>{let{to:i,at:a}=e.room.state;e.gone||i!==n.to||a!==n.at||(e.side=
o<s.length*_t?o:-1,e.draw(),!(e.side<0)&&(o%_t===0&&e.speech.say(Ta(t,n,s[o/_t]),!0),e.turning=window.setTimeout(()=>r(o+
1),1e3)))};clearTimeout(e.turning),r(0)}var rr="0:00";function Aa(e,t){let n=Math.max(0,Math.ceil(e-t));return`${Math.floor(
n/60)}:${String(n%60).padStart(2,"0")}`}var Ca=(e,t)=>`${e} of ${t} ${t===1?"has":"have"} answered.`,or=e=>Ca(xt(e).answered,
xt(e).of),Yd=(e,t,n,s)=>e.heaps(V(t,n,s),t.votes).map(({mistake:{name:r,words:o},from:i,to:a,n:l,alone:c})=>{let h=V(t,n,
s).filter(d=>d.yes&&e.mistakeOf(d,t.votes)?.name===r).length,u=`${l} here: ${r}${h>0?`; ${h} said Yes`:""}`;return{from:i,
to:a,n:l,alone:c,name:r,yes:h,head:u,sub:o}});function Bn(e,t){let{at:n}=t,s=e.pair(n),r=s[1]===n&&V(t,s[0],1).length>0?
s:[n],o=V(t,n,2).length>0,i=(u,d)=>{let m=V(t,u,d),f=m.map(({value:y})=>y),g=f.filter(y=>e.near(u,y)).length,b=e.exact(u);
return{values:f,who:m.map(({member:y})=>y),exact:b,reach:e.reach(u),hollow:!1,near:`${g} of ${f.length}`,within:e.closeWords(
u),label:`Position ${u+1}`,told:d>1?"after talking":o&&u===n?"at first":`at position ${u+1}`,sub:"",brackets:Yd(e,t,u,d)}},
a=r.map(u=>i(u,1));if(o){let u=a.at(-1);Object.assign(u,{label:"First",sub:r.length>1?`position ${n+1}`:"alone",hollow:!0}),
a.push({...i(n,2),label:"Again",sub:"after talking"})}else r.length>1&&a.forEach((u,d)=>Object.assign(u,{sub:e.lesson.lines(
0,n)[d]}));a.length===1&&(a[0].near=a[0].near.replace(/ .*/," of you"));let l=a[0].values.length,c=u=>e.written(n,u),h=Math.
max(...a.map(({values:u})=>u.length))>=90;return{title:o?"First guess, then after talking":l>0?`The ${l===1?"guess":`${l}\
 guesses`}, and the answer`:"The answer",note:o?Xd(a):l>0?`one ${h?"bar":"triangle"}, one student`:"nobody has guessed",
spec:{rows:a,span:e.span(n),chance:e.measure(n)==="chance",written:c,moved:o},spoken:a.map(u=>{let d=a.length>1?`${u.label}\
: exact`:"Exact",m=u.brackets.map(g=>` ${g.head}.`).join(""),f=Un(u.values,c);return`${d} ${c(u.exact)}; ${u.near} ${u.within}\
; guesses: ${f}.${m}`}).join(" ")}}var Jd=2;function Oa({rows:e}){let t=e.length>1,n=new Map;for(let{told:r,brackets:o}of e)
for(let{name:i,yes:a,head:l,sub:c,n:h,alone:u}of o){let d=n.get(i)??{counts:[],n:0,head:l,sub:c,drawn:!t&&u};d.counts.push(
`${h} ${r}${a>0?` (${a} said Yes)`:""}`),n.set(i,{...d,n:d.n+h})}let s=[...n].sort(([,r],[,o])=>o.n-r.n).slice(0,Jd);return s.
length===0?null:p(`ul.w-lies${s.every(([,{drawn:r}])=>r)?".drawn":""}`,s.map(([r,{counts:o,head:i,sub:a,drawn:l}])=>p(l?
"li.drawn":"li",p("b",t?`${r}: ${o.join(", ")}.`:`${i}.`),` ${a}`)))}function Xd(e){let[t,n]=e.slice(-2),s=t.who.flatMap(
(i,a)=>{let l=i>0?n.who.indexOf(i):-1,c=h=>Math.abs(h-t.exact);return l<0?[]:c(n.values[l])-c(t.values[a])});if(s.length===
0)return"";let r=s.filter(i=>i<0).length,o=s.filter(i=>i>0).length;return`${r} moved closer, ${o} moved away, ${s.length-
r-o} stayed`}var It=(e,t)=>p("div.w-lowhead",p("h2",e),p("p.mute",t));var Na=e=>`${e} ${e===1?"answer":"answers"}`;function Qd(e){let t=new Date(e).toLocaleString(void 0,{dateStyle:"medium",
timeStyle:"short"});return e?` It was last used on ${t}.`:""}function Ra({facts:e,offered:t,offeredAt:n}){if(!t)return[];
let{saved:s,of:r}=e,o=t.to==="end"?"to the end":`to position ${t.at+1} of ${r}`;return p("div.w-doorway",p("p.mute",s.title),
p("h2.w-huge",{tabindex:-1,"data-next":!0},"Continue, or start over?"),p("p","A class of this lesson was started on this\
 device. ",`It got ${o}, with ${Na(t.votes.length)}.`,Qd(n)),p("p.mute","The guesses and the answers stay covered until \
you continue. Starting over deletes the guesses."))}function Ha(e){let{room:t}=e,n=t.offered?.votes.length??0,s=()=>{e.sure||
n===0?(e.sure=!1,t.forget()):(e.sure=!0,e.draw())};return[{k:"continue",words:"Continue",key:"c",press:()=>t.takeUp()},{
k:"over",words:e.sure?`Yes, delete the ${Na(n)}`:"Start over",key:"o",press:s},{k:"save",words:"Save its answers (CSV)",
key:"s",press:()=>e.save()}]}var Ua=120;function Se(e){let{state:t,facts:n}=e.room,s=ze(n,t);return{k:"next",words:s<0?"To the end":`Next: position ${s+
1}`,key:"n",press:()=>e.act({kind:"Next"})}}function tm(e){let t=()=>e.act({kind:"Talk",seconds:Ua,now:Date.now()/1e3});
return{k:"talk",words:`Talk: ${Ua/60} min`,key:"t",press:t}}function em(e){let{state:t}=e.room,n=t.how==="hands",s=zt(t),
r=t.here*Z;return!n||s>=r?Se(e):{k:"more",words:s===0?"Deal one":s<Z?`Deal one more: ${s} of ${Z}`:"Deal the rest",press:()=>e.
act(s<Z?{kind:"DealRest",by:1}:{kind:"DealRest"})}}function nm(e){let{state:t}=e.room,n=`${t.at} ${t.vote}`,s=xt(t).answered>
0;if(e.asked===n||!eo(t))return e.act({kind:"Reveal"});e.deaf||(e.asked=n,e.changed=performance.now(),e.note=`${s?"Many \
have not":"Nobody has"} answered yet. Press again to reveal anyway.`,e.draw())}function Ba(e){let{state:t,facts:n}=e.room,
{to:s,at:r,vote:o}=t,{answered:i,missing:a}=xt(t),l=e.asked===`${r} ${o}`,[c,h]=n.pair(r),u=(y,w,M)=>({k:y.toLowerCase(),
words:w,key:M,press:()=>e.act({kind:y})}),d={k:"reveal",words:l?"Reveal anyway":a>0?`Reveal (${a} still missing)`:"Revea\
l",key:"r",does:l?"reveal anyway":"reveal",press:()=>nm(e)},m=u("Again","Ask again","a"),f=n.deals(r)&&u("Deal","Deal te\
n each","d"),g=n.steps(r)>0&&u("Why","Why","w"),b=[];if(e.room.offered)return Ha(e);switch(s){case"door":b=fo(e,u("Start",
`Start: position ${r+1}`,"s"));break;case"ask":{let y=c===r&&!t.done.includes(h)&&o===1,w={...u("Skip",`On to position ${h+
1}`,"n"),k:"beside"};b=[y&&w,d,u("Hold","Hold","o"),!y&&ze(n,t)>=0&&u("Skip","Skip","k")];break}case"held":{let{split:y}=n.
spread(r,V(t).map(({value:M})=>M)),w=o===1&&m;b=[...y&&w?[w,d]:[d,w],i>1&&{k:"sides",words:"Each side",key:"e",press:()=>La(
e)},o===1&&tm(e)];break}case"talk":b=[m,d];break;case"shown":b=[g,f,Se(e)];break;case"why":{let y=n.panel(r).steps??[],w=y[t.
step+1]?.letter,M={k:"on",words:`Next step: ${w}`,press:()=>e.act({kind:"Step",by:1})},k={k:"stepback",words:"Back a ste\
p",key:"b",press:()=>e.act({kind:"Step",by:-1})};b=w?[M,t.step>0?k:u("Reveal","Back to the answer","b"),f,Se(e)]:[Se(e),
t.step>0&&k,u("Reveal","Back to the answer","r"),f];break}case"deal":{let y=em(e),w={k:"rest",words:"Deal the rest",key:"\
d",press:()=>e.act({kind:"DealRest"})},M=y.k!=="next"||t.how==="phones";b=[y,M&&y.words!==w.words&&w,u("Reveal","Back to\
 the answer","b"),y.k!=="next"&&Se(e)];break}case"end":{let y=ka(n,t),{next:w}=e.tools;b=[{k:"save",words:"Save the answ\
ers (CSV)",key:"s",press:()=>e.save()},y>=0&&{k:"reask",words:`Ask position ${y+1} again`,key:"a",press:()=>e.act({kind:"\
Go",at:y})},!!w&&{k:"nextlesson",words:"Next lesson",key:"n",press:()=>Xe(e,w??"")}]}}return b.filter(y=>y!=null&&y!==!1)}
function Pa(e){let{to:t,step:n}=e.room.state;t==="why"&&n>0?e.act({kind:"Step",by:-1}):(t==="why"||t==="deal")&&e.act({kind:"\
Reveal"})}var Da=(e,t)=>e.reduce((n,s,r)=>Math.abs(t-s)<Math.abs(t-e[n])-1e-9?r:n,0),ir=e=>e<10?String(e):"h",Wa=()=>({shown:!1,less:!1,
typed:"",address:""});function ar(e,t,n){let{facts:s,state:r}=e,o=s.bands(r.at),i=o[t];if(i==null)return"";if(!n)return e.
do({kind:"Tap",value:i,by:1});let a=V(r).findLast(l=>Da(o,l.value)===t);return a?e.do({kind:"Tap",value:a.value,by:-1}):
"Nobody has guessed that."}function _a(e,t,{say:n,draw:s}){let{facts:r,state:o}=e,i=r.bands(o.at),a=i.map(()=>0);for(let{
value:u}of V(o))a[Da(i,u)]++;let l=r.scale(o.at),c=u=>String(Math.round(1e6*l*i[u])/1e6).replace("-","−"),h=p("input.t\
xt",{"data-k":"list",placeholder:`${c(i.length>>1)} x4, ${c(1)}, ${c(2)} ${c(2)}`,autocomplete:"off","aria-label":"Type \
the list: numbers, with x for how often",value:t.typed,oninput:()=>{t.typed=h.value}});return p("div.w-hands",p("div.w-b\
ands",{role:"group","aria-label":t.less?"Take one away from":"One more who said"},i.map((u,d)=>p("button.btn",{"data-k":`\
band.${d}`,"aria-keyshortcuts":ir(d),"aria-label":[`One ${t.less?"less":"more"}: ${c(d)}`,t.shown&&`${a[d]} so far`].filter(
Boolean).join(", "),onclick:()=>n(ar(e,d,t.less))},p("span",c(d)),t.shown&&p("small",String(a[d]||"·"))))),p("div.w-too\
ls",p("button.btn",{"data-k":"less","aria-pressed":String(t.less),title:"Taps take away until it is pressed again (key: \
minus)",onclick:()=>{t.less=!t.less,s()}},"Take away"),p("form.w-list",{onsubmit:u=>{u.preventDefault();let d=e.do({kind:"\
List",text:h.value});d||(t.typed=""),n(d),s()}},h,p("button.btn",{type:"submit","data-k":"add"},"Add")),dt({label:"Count\
s of each number",choices:[[!1,"Counts covered"],[!0,"shown"]],value:t.shown,k:"counts",pick:u=>{t.shown=u,s()}})))}function Pn(e,t){
let n=r=>t(e.do({kind:"Size",of:r})),{here:s}=e.state;return p("span.w-size",p("span","Class of"),p("span.step",p("butto\
n",{"data-k":"size.less","aria-label":"One less in the class",onclick:()=>n(s-1)},"−"),p("input.txt",{"data-k":"size",
"data-draft":"size",inputmode:"numeric","aria-label":"How many the class is",value:s,onchange:r=>{let{value:o}=ct(r.target.
value,{whole:!0});setTimeout(n,0,o??Number.NaN)}}),p("button",{"data-k":"size.more","aria-label":"One more in the class",
onclick:()=>n(s+1)},"+")))}var Ia="uncle_widgets.class.address";function Fa({now:e},t=""){let n=e.begun?.addresses??[],s=t||Ye("localStorage",Ia);return n.
includes(s)?s:n[0]??""}var sm=e=>e.replace("<svg ",'<svg xmlns="http://www.w3.org/2000/svg" ');function qa({line:e,mine:t}){
return e?.now.begun?[p("span","Join "),p("b",Fa(e,t.address))," ",p("b.w-code",e.now.begun.code)]:[]}var ja=({now:e},t)=>JSON.
stringify([e.begun,t]);function Va(e,t,n){let[s,r]=e.querySelectorAll(".w-count, .w-places");r&&(s.textContent=String(t),
r.textContent=` of ${n} are here`)}function Ga(e,t){let{mine:n}=e,{begun:s}=t.now,r=Fa(t,n.address);return s?s.words?[rm(
s,r)]:[p("div.w-doorway",p("p.w-lead","On your phone or laptop, in this room’s network, open"),p("p.w-address",p("b",r),
" and type"),p("p.w-huge.w-code",{tabindex:-1,"data-next":!0},p("b",s.code)),p("p.mute","Type a nickname, or none. Your \
guesses are saved on your teacher’s computer, and deleted when the ","class ends or a day after it began. Your phone s\
ays exactly what is saved."),p("p",p("b.w-count"),p("span.w-places")),s.addresses.length>1&&p("label.field",p("span","An\
other address of this computer"),p("select.pick",{"data-k":"address",onchange:o=>{n.address=o.target.value,Jt("localStor\
age",Ia,n.address),e.draw()}},s.addresses.map(o=>p("option",{value:o,selected:o===r},o))))),s.qr[r]&&p("div.w-qr",{role:"\
img","aria-label":`QR code: ${r}`},Ne(sm(s.qr[r])))]:[]}var rm=(e,t)=>p("div.w-doorway.w-alone",p("h2.w-huge",{tabindex:-1,
"data-next":!0},"No phone can reach this page"),p("p.w-lead",e.words),p("p","Other windows of this computer can join at ",
p("b",t)," with the code"),p("p.w-lead.w-code",p("b",e.code)),p("p",p("b.w-count"),p("span.w-places")));function om(e,t){
let n=e.filter(({fresh:s})=>s).map(({number:s})=>s);return n.length>0&&p("p",p("button.btn",{"data-k":"remove.new",onclick:()=>t.
set({remove:n})},n.length===1?"Remove the newcomer":`Remove all ${n.length} newcomers`),p("span.mute"," They joined in t\
he last five minutes and have not answered. They can join again."))}function im({number:e},t){let{votes:n}=t.room.state,
s=n.filter(({member:i})=>i===e).length,r=s===0,o=p("button.btn.w-out",{"data-k":`remove.${e}`,"aria-label":`Remove stude\
nt ${e}`,onclick:()=>{if(r)return t.set({remove:[e]});r=!0,o.removeAttribute("aria-label"),o.textContent=`Really: ${s===
1?"an answer goes":`${s} answers go`}`}},"Remove");return o}function Ka({room:e},t,n){let{members:s,waiting:r,here:o}=e.
state,{places:i,locked:a}=t.now,l=c=>{c>=2&&c<=300&&t.set({places:c}),n()};return[r>0&&p("div.w-waiting",p("p",p("b",`${r}\
 wait at the door. `),`There is room for ${i}, and ${s.length} are in.`),p("button.btn",{"data-k":"admit",onclick:()=>t.
set({admit:!0})},"Let them in"),p("button.btn",{"data-k":"away",onclick:()=>t.set({admit:!1})},"Turn them away")),p("div\
.w-ways",p("span.w-size",p("span","Room for"),p("span.step",p("button",{"data-k":"room.less","aria-label":"One place les\
s",onclick:()=>l(i-1)},"−"),p("output",String(i)),p("button",{"data-k":"room.more","aria-label":"One place more",onclick:()=>l(
i+1)},"+"))),dt({label:"Door",choices:[[!1,"Door open"],[!0,"Locked"]],value:a,k:"door",pick:c=>{t.set({locked:c}),n()}})),
om([...s],t),p("p.mute",`${o} here. Names are covered, since this page is on the wall: hold a bar to read it. `,"The sav\
ed table (CSV) has each name beside its numbers, unless you hide the name."),p("ul.w-members",s.map(c=>{let{number:h,nick:u,
here:d,said:m}=c;return p("li",p("b",String(h)),u?p("button.w-nick",{"data-k":`nick.${h}`,"aria-label":`Student ${h}: ho\
ld to read the name`,...Object.fromEntries(["pointerdown","keydown","pointerup","keyup","pointerleave","blur"].map((f,g)=>[
`on${f}`,b=>b.currentTarget.classList.toggle("held",g<2)]))},p("span",u)):p("span",`Student ${h}`),p("span.mute",d?m?"ha\
s said":"not yet":"away"),u&&p("button.btn",{"data-k":`hide.${h}`,onclick:()=>t.set({hide:h})},"Hide name"),im(c,t))}))]}function Za(e){let{room:t,tools:n}=e,s=p("p.w-told",{role:"status"}),r=p("div"),o=!1,i=p("dialog.sheet.w-panel",{"aria-l\
abel":"The class",onclose:()=>i.remove()}),a=(u,d,m)=>p("button.btn",{"data-k":u,onclick:m},d),l=()=>{if(!o){o=!0,c();return}
i.close(),t.state.how==="phones"?e.line?.close():t.forget()},c=()=>{let{state:u,facts:d}=t;Y(r,e.line&&u.how==="phones"?
Ka(e,e.line,c):[p("p",Pn(t,m=>{s.textContent=m,c()})),p("p.mute","What is said is kept in this browser until you begin a\
new; a reload loses nothing.")],(n.lessons?.length??0)>1&&p("label.field",p("span","Lesson"),p("select.pick",{"data-k":"\
lesson",onchange:m=>{i.close(),Xe(e,m.target.value)}},n.lessons?.map(([m,f])=>p("option",{value:m,selected:m===String(d.
saved.number)},`${m}. ${f}`)))),p("p",dt({label:"Theme",choices:Ue,value:le(),k:"theme",pick:m=>{zn(m),c()}})),p("div.w-\
ways",a("save","Save the answers (CSV)",()=>e.save()),a("full","Full screen",()=>{i.close(),e.fill()}),a("keys","Keys",()=>{
i.close(),ms(e.root)}),["shown","why","deal"].includes(u.to)&&a("end","To the end of the lesson",()=>{i.close(),e.say(t.
do({kind:"End"}))}),u.how==="phones"&&a("hands","Go on by hands",()=>{i.close(),is(e)}),u.how==="phones"&&!e.line?.now.forgotten&&
a("shared","This is a shared computer",()=>{i.close(),po(e)}),a("anew",o?"Really: all answers are deleted":u.how==="phon\
es"?`End class ${e.line?.now.begun?.code??""}`:"Begin anew",l)),s)},h=t.watch(()=>{r.querySelector(".held, select:focus")||
c()});i.addEventListener("close",h),i.append(p("div.w-lowhead",p("h2",{tabindex:-1,autofocus:!0},"The class"),p("button.\
btn",{"data-k":"close",onclick:()=>i.close()},"Close")),r),c(),e.root.append(i),i.showModal()}function am(e,{at:t,how:n,here:s,members:r,pressed:o}){let i=o[t]??{};if(n==="phones")return r.map(({number:l})=>Array.from(
{length:i[l]??0},(c,h)=>e.deal(t,Z*(l-1)+h)));let a=i[0]??0;return Array.from({length:s},(l,c)=>Array.from({length:Math.
max(0,Math.min(Z,a-Z*c))},(h,u)=>e.deal(t,Z*c+u)))}function Te(e,t){let n=am(e,t),s=n.flat(),r=s.flatMap(({value:k})=>k??
[]),o=r.length,i=r.reduce((k,$)=>k+$,0),a=e.measure(t.at)==="chance",l=r.reduce((k,$)=>k+$*$,0),[c,h]=o===0?[0,0]:a?Gr(i,
o):Kr(o,i,l),u=n.filter(k=>k.length===Z),d=u.flatMap(k=>{let $=k.flatMap(({value:v})=>v??[]);return $.length>0?$.reduce(
(v,S)=>v+S,0)/$.length:[]}),m=k=>a?Tt(100*k,1):e.written(t.at,k),f=d.length>1?`Ten deals say little: ${g(Math.min(...d))}\
 here, ${g(Math.max(...d))} there. `:"";function g(k){return a?`${Math.round(Z*k)} of 10`:m(k)}let b=a?" (Wilson, 95%)":
" (95%)",y=a?100:1,w=o?i/o:0,M=Vr(y*c,y*h,y*w,e.measure(t.at));return{columns:n,tens:d,n:o,hits:i,mean:w,low:c,high:h,struck:s.
length-o,begun:s.length,last:t.how==="hands"?s.at(-1):void 0,words:o>1?`${f}All together say ${M}${b}. More deals, a sho\
rter bar.`:"",said:m}}function za(e,t){let{n,hits:s,mean:r,words:o}=Te(e,t),{measure:i,says:a}=e.panel(t.at);return n===
0?"No deals yet.":`${i==="chance"?`${s} of ${n} ${a}.`:`${e.written(t.at,r)} on average in ${n}.`} ${o}`}function Ya(e,t,n,s,r){
let{columns:o,hits:i,n:a}=Te(s,r),{measure:l,says:c}=s.panel(r.at),[h,u]=s.span(r.at),d=3.2*n,m=(e-d-n)/Math.max(o.length,
12),f=(t-3.4*n)/Z,g=.36*Math.min(m,f,2*n),b=k=>.6*n+f*(Z-1-k+.5),y=t-1.1*n,w=(k,$,v)=>k?k.value==null?F(`M${$-g/2} ${v-g/
2}l${g} ${g}m0-${g}l-${g} ${g}`,"var(--field-edge)",2):l!=="chance"?H($,v,g*(.3+.7*pt(k.value,h,u)),{class:"hit"}):H($,v,
k.value?g:g-1,{class:k.value?"hit":"none"}):H($,v,Math.max(1,.1*n),{fill:"var(--field-line)"}),M=(k,$,v,S="")=>x(`text${S}`,
{x:k,y:$,"font-size":.8*n},v);return x("svg.w-deals",{width:e,height:t,viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":`${i}\
 of ${a} ${a===1?"deal":"deals"}.`},o.map((k,$)=>Array.from({length:Z},(v,S)=>w(k[S],d+m*($+.5),b(S)))),M(d-.6*n,b(Z-1)+
.3*n,"10th",".e.f2"),M(d-.6*n,b(0)+.3*n,"1st",".e.f2"),l==="chance"?[H(d,y-.3*n,.4*n,{class:"hit"}),M(d+.8*n,y,c,".b"),M(
e-n,y,"one column, one student",".e.f2")]:M(d,y,"larger: more. One column, one student",".f2"))}function Ja(e,t,n,s,r){let o=Te(
s,r),i=s.span(r.at),a=s.measure(r.at)==="chance",l=e>34*n,[c,h]=l?[6.2*n,(a?7:11)*n]:[1.2*n,1.2*n],u=E=>c+pt(E,...i)*(e-
c-h),d=t-1.3*n,m=.58*d,f=(m+d)/2,g=.31*n,b=Q("pool"),y=u(s.exact(r.at)),w=y>9*n,M=new Map,k=Math.max(1,...o.tens.map(E=>o.
tens.filter(N=>u(N).toFixed()===u(E).toFixed()).length)),$=Math.min(2.2*g,(m-1.6*n)/k),v=(E,N,R,W,_=.75)=>x(`text.${E}`,
{x:N,y:R,"font-size":_*n},W),S=Math.min(...o.tens),L=Math.max(...o.tens),T=E=>a?String(Math.round(Z*E)):o.said(E);return x(
"svg.heaps",{width:e,height:t,viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":`Exact ${s.written(r.at,s.exact(r.at))}. ${o.
words||"No deals yet."}`},x("defs",lt(b,"var(--ink)")),re({rows:[],span:i,chance:a,written:String},u,d,n),F(`M${u(i[0])}\
 ${m}H${u(i[1])}`,"var(--rule)",1.5),F(`M${y} 0V${d}`,"var(--ink)",.17*n),o.tens.map(E=>{let N=u(E).toFixed(),R=M.get(N)??
0;return M.set(N,R+1),H(u(E),m-1.4*g-R*$,g,{class:"ten"})}),o.n>0&&[C(u(i[0]),f-.45*n,Math.max(1,u(o.mean)-u(i[0])),.9*n,
{fill:`url(#${b})`,stroke:"var(--ink)","stroke-width":1.5}),F([o.low,o.high].map(E=>`M${u(E)} ${f-.45*n}v${.9*n}`).join(
"")+`M${u(o.low)} ${f}H${u(o.high)}`,"var(--accent-fill)",4),H(u(o.mean),f,.25*n,{fill:"var(--sheet)",stroke:"var(--acce\
nt-fill)","stroke-width":3})],v(`tx.b${w?".e":""}`,y+(w?-.5:.5)*n,.85*n,`exact ${s.written(r.at,s.exact(r.at))}`,.85),l&&
[v("tx.b",0,m-1.2*n,"Ten each",.85),v("tx2",0,m-.25*n,`${o.tens.length} done`),v("tx.b",0,f-.1*n,"Together",.85),v("tx2",
0,f+.85*n,o.begun===1?"1 deal":`${o.begun} deals`),o.tens.length>0&&[v("tx.b.e",e,m-1.2*n,a?`${T(S)} to ${T(L)} of 10`:`${T(
S)} to ${T(L)}`,.9),v("tx2.e",e,m-.25*n,"one student’s ten")],o.n>1&&[v("tx.b.e",e,f-.1*n,a?`${o.said(o.mean)}%`:o.said(
o.mean),.9),v("tx2.e",e,f+.85*n,`${o.said(o.low)} to ${o.said(o.high)}`)]])}function Xa(e,t){let{saved:n,of:s}=e.facts,{goal:r}=n.courses[0];return[p("div",p("p.mute",n.standing),p("h2.w-huge",{tabindex:-1,
"data-next":!0},n.title),p("p",r.line)),p("div.w-doorway",p("ol.w-how",p("li",p("b","Alone. "),"Everybody writes a numbe\
r and holds it up: a whiteboard, a sheet, fingers."),p("li",p("b","Tap. "),"You tap each number here. The wall shows how\
 many have said, never what."),p("li",p("b","Talk. "),"Where the room is split it argues for two minutes, and says again\
."),p("li",p("b","Show. "),"Then all of it: what was said, what is exact, and why.")),p("p",Pn(e,t),p("span.mute",` ${s}\
 positions`)))]}var lm=5e3,cm=11;function lr(e){let t=(n,s,r,o)=>({keys:n,shown:s,words:r,when:()=>!0,press:()=>(e.deaf||o(),!0)});return[
t(["PageDown","ArrowRight"],"Page Down, →","The main button.",()=>{e.room.offered?e.say(hs):e.main.node.click()}),t(["\
PageUp","ArrowLeft"],"Page Up, ←","A step back.",()=>Pa(e))]}function Qa(e){let t=(n,s,r)=>({keys:[n],shown:n.toUpperCase(),
words:`${s} (focus in the bar).`,inside:!0,when:()=>!0,press:()=>(e.deaf||r(),!0)});return[...e.acts.flatMap(({key:n,words:s,
press:r})=>n?t(n,s,r):[]),t("f","Full screen",()=>e.fill())]}function cr(e){let{room:t,mine:n}=e,s=()=>t.state.to==="ask"&&
t.state.how==="hands",r=Array.from({length:cm},(a,l)=>ir(l));return[{keys:r,shown:"0 to 9, H",words:"One more of that nu\
mber; H is a hundred.",inside:!0,when:s,press:a=>(e.say(ar(t,r.indexOf(a),n.less)),!0)},{keys:["-"],shown:"−",words:"T\
aps take away, or add again.",inside:!0,when:s,press:()=>(n.less=!n.less,e.draw(),!0)}]}function tl(e,t){if(t.target!==document.
body||t.defaultPrevented)return;let n=lr(e).find(({keys:s})=>s.includes(t.key));n&&(t.preventDefault(),n.press(t.key,e.root))}
var el=({here:e})=>`${e} ${e===1?"is":"are"} here.`;function hr({room:{facts:e,state:t}}){let{to:n,at:s,vote:r,step:o}=t,
{ask:i,steps:a}=e.panel(s);switch(n){case"ask":return`Position ${s+1} of ${e.of}${r>1?", asked again":""}. ${i}`;case"he\
ld":return"The vote is closed.";case"talk":return"Time to talk. Find somebody who said another number.";case"shown":return Bn(
e,t).spoken;case"why":return`Step ${a[o].letter}. ${[a[o].words,a[o].value].filter(Boolean).join(": ")}.`;case"deal":return za(
e,t);case"end":return`The end of the lesson. ${e.saved.short}`}return""}var Dn=class{constructor(t){this.at=0;this.timer=
0;this.live=t}say(t,n=!1){clearTimeout(this.timer);let s=n?0:Math.max(0,this.at+lm-performance.now());this.timer=window.
setTimeout(()=>{this.live.textContent=typeof t=="string"?t:t(),this.at=performance.now()},s)}};function nl(e,t,n){let s=e.flatMap(h=>Array(h.n).fill(h.yes)),r=h=>[8+h%10*19,8+Math.floor(h/10)*19],[o,i]=r(Math.max(1,
Math.round((t??0)*100))-1),[a,l]=r(Math.round((n??0)*100)-1),c=e.map(h=>`${h.n} ${h.words}`).join(", ");return x("svg.hu\
ndred",{viewBox:"0 0 187 187",role:"img","aria-label":`Of 100: ${c}.`},s.map((h,u)=>{let[d,m]=r(u);return ot(h,d,m,7.2)}),
n!=null&&a>0&&x("path.ghost",{d:`M${a} ${l+6}l-7-12h14z`,"stroke-linejoin":"round"}),t!=null&&t>0&&x("path",{d:`M${o} ${i+
6}l-6-11h12z`,fill:"var(--accent)",stroke:"var(--sheet)","stroke-width":2}))}var sl=e=>x("svg",{width:18,height:18,"aria\
-hidden":"true"},ot(e,9,9,7));function ur(e,t,n=t){let s=Math.max(...n.map(a=>a[1]),.01),r=14+8*Math.max(...n.map(a=>a[0].
length)),o=n.length>6?22:27,i=t.length*o;return Oe(e,i,`${t.map(a=>`${a[0]}: ${a[2]}`).join(". ")}.`,t.map(([a,l,c],h)=>{
let u=h*o+o/2;return[We(0,u+5,a),C(r,u-7,Math.max(1.5,l/s*(e-r-64)),14,{fill:"var(--ink)"}),We(e,u+5,c,"tx b e")]}))}var Ft=26,rl=36,ol=e=>4+Ft+rl*(e-1);function il(e,t){let n=Math.min(rl,(e-Ft-4)/Math.max(1,t.length-1)),s=n>=24,r=t.map(
({face:i,die:a,words:l})=>[i?.text,a&&`a die, ${a}`,l].filter(Boolean).join(": "));return Oe(e,56,r.join(", ")||"No tria\
l yet.",t.map((i,a)=>{let l=2+a*n,c=l+Ft/2,h=!!i.counts,u={transform:`translate(${i.die?l+1:l} ${i.die?8:2})`},d=i.eye?um(
c,20,h):x("g",u,i.die?nn(i.die,Ft-2,h):kt(i.face,Ft));return x("g",d,h&&!i.eye&&!i.die&&C(l-1,1,Ft+2,Ft*1.4+2,{rx:3,fill:"\
none",stroke:"var(--lit)","stroke-width":3}),(s||i.counts)&&We(hm(c,i.words,e),54,i.words??"",i.counts?"tx b m":"tx2 m",
13))}))}function hm(e,t,n){let s=U(t??"",13)*.55;return Math.max(s,Math.min(e,n-s))}var um=(e,t,n)=>x("g",{fill:"none",stroke:"\
var(--ink)","stroke-width":2},x("path",{d:`M${e-13} ${t}q13 ${n?-20:0} 26 0q-13 20-26 0Z`}),n?H(e,t,5,{fill:"var(--accen\
t-fill)",stroke:"none"}):x("path",{d:`M${e-7} ${t+11}l-2 4M${e} ${t+12}v5M${e+7} ${t+11}l2 4`}));var dm=(e,t,n,s)=>x("g",H(e,t,n-.8,{fill:s?A.band:"none",stroke:A.rule,"stroke-width":1.5}),B(`M${e-n*.9} ${t+n*.9}L${e+
n*.9} ${t-n*.9}`,A.edge,1.8));function al(e,t){let n=e<560,s=n?16.5:19,r=s*.38,[o,i,a,l]=t.counts,c=[...Array(o).fill("y\
es"),...Array(i).fill("out"),...Array(a).fill("no"),...Array(l).fill("out-no")],h=24,u=10*s+10,d=c.map((N,R)=>{let[W,_]=[
(R%10+.5)*s,h+(Math.floor(R/10)+.5)*s];return N==="yes"||N==="no"?ot(N==="yes"?1:0,W,_,r):x("g.pic-in",{style:"animation\
-delay:240ms"},dm(W,_,r,N==="out"?1:0))}),m=t.sides.map(([N,R],W)=>{if(!N)return null;let _=W?100-N:0,tt=h+_/10*s+2,j=h+
(_+N)/10*s-2,X=(n?e:e*.55)-u-14,nt=K(R,X),$t=Math.min(Math.max((tt+j)/2-8*nt.length+5,h+10),h+10*s-16*nt.length);return[
B(`M${u} ${tt}h6V${j}h-6`,A.edge,1.5),O(u+14,$t,N,"tx b",15),nt.map((jt,Ee)=>O(u+14,$t+16*(Ee+1),jt,"tx2"))]}),[f,g,b]=t.
left,y=n?0:Math.max(e*.58,u+150),w=n?h+10*s+34:h,M=7,k=n?s:Math.min(s,(e-y)/12),$=Array.from({length:g},(N,R)=>x("g",J(R,
8),ot(R<f?1:0,y+(R%M+.5)*k,w+(Math.floor(R/M)+.5)*k,k*.38))),v=Math.ceil(g/M),S=y+M*k+18,L=e-S-st(f,34)-8,T=K(`of ${g} ${b}`,
Math.max(L,60),1.06*15),E=w+Math.max(v*k,26+18*T.length)+8;return q(e,Math.max(E,h+10*s+4),t.spoken,O(0,13,t.holders,"tx\
 b",14),d,m,O(y,w-11,`Strike out ${i+l}. Left: ${g}`,"tx b",14),$,at(f,S,w+2,34,{colour:"var(--accent)"}),T.map((N,R)=>O(
S+st(f,34)+8,w+14+18*R,N,"tx b",15)),O(S+st(f,34)+8,w+14+18*T.length,`chance ${t.exact}`,"tx2"))}var ll=e=>1+Math.max(0,
...e.children.map(ll));function cl(e,t){let n=ll(t.tree),s=e/n,r=t.tree.n<1e3?46:62,o=36,i=s-14,a=d=>o+14+16*K(d.words,i).
length,l=[],c=[],h=4,u=(d,m)=>{let f=m*s,g=d.children.map(k=>u(k,m+1)),b=g.length?g.reduce((k,$)=>k+$,0)/g.length:h+o/2;
g.length||(h+=a(d)),d.children.forEach((k,$)=>{let v=k.mark==="out";l.push(x("g",J(m+1,160),B(`M${f+r} ${b}L${f+s} ${g[$]}`,
v?A.rule:A.ink,v?1.5:2)))});let[y,w]=[d.mark==="yes",d.mark==="out"],M=y?"fill:var(--sheet)":w?"fill:var(--ink-2)":"";return c.
push(x("g",J(m,160),C(f+1,b-o/2,r-2,o,{rx:3,fill:y?A.accent:A.sheet,stroke:y?A.accent:w?A.rule:A.edge,"stroke-width":1.8,
"stroke-dasharray":w?"4 4":null}),x("text.tx.b.m",{x:f+r/2,y:b+6,"font-size":17,style:M},d.n.toLocaleString("en")),K(d.words,
i).map((k,$)=>$e(f,b+o/2+16*($+1),k,"tx2")))),b};return u(t.tree,0),q(e,h,t.spoken,l,c)}function hl(e,t){let n=e<440?16:Math.min(22,e/26),s=t.dots.flatMap(([h,,u])=>Array.from({length:h},()=>u)),r=e<10*n+22+180,
o=r?0:10*n+22,i=[],a=r?10*n+24:16;for(let[h,u,d]of t.dots)h&&(i.push(ot(d,o+7,a-5,7),O(o+22,a,h,"tx b",15)),i.push(O(o+26+
9*String(h).length,a,u,"tx",14)),a+=25);i.push(B(`M${o} ${a-10}H${e}`)),a+=10;let l=(h,u,d,m=A.ink)=>{i.push(O(o,a,h,"tx\
2"));for(let g of K(`${u} =`,e-o-48,14))a+=20,i.push(O(o,a,g,"tx",14));let f=O(e,a,d,"b e",20);f.style.fill=m,i.push(f),
a+=28};l("hands, each counted once",t.hands[0],t.hands[1]),l(`${t.cards[0]} in those hands`,t.cards[1],t.cards[2],"var(-\
-accent)");for(let h of K(`more finely ${t.exact[0]} and ${t.exact[1]}`,e-o))i.push(O(o,a-4,h,"tx2")),a+=16;a-=16;let c=Math.
max(10*n,a+4);return q(e,c,t.spoken,s.map((h,u)=>x("g",J(Math.floor(u/10)*3+u%10,20),ot(h,(u%10+.5)*n,(Math.floor(u/10)+
.5)*n,n*.38))),i)}var mm=(e,t,n,s)=>[O(e,t-7,n,"tx b m",17),B(`M${e-15} ${t}h30`,A.ink,2),O(e,t+19,s,"tx b m",17)];function ul(e,t){
let n=t.factors.length,s=t.factors[0][1],r=Math.max(1,Math.min(n,Math.floor((e+20)/84))),o=24,i=Math.min(190,(e-o*(r-1))/
r),a=s>60?12:7,l=Math.min(i/a,13),c=Math.ceil(s/a),h=n<=4&&l>=5,u=(h?c*l+26:18)+66,d=[];t.factors.forEach(([g,b],y)=>{let w=y%
r*(i+o),M=Math.floor(y/r)*u,k=w+(h?a*l/2:i/2),$=[O(h?w:k,M+13,`${y+1}${["st","nd","rd"][y]??"th"} card`,h?"tx2":"tx2 m")];
if(h)for(let S=0;S<b;S++){let L=S>=g;$.push(C(w+S%a*l+1,M+20+Math.floor(S/a)*l+1,l-2,l-2,{rx:1.5,fill:L?A.accent:"none",
stroke:L?A.accent:A.edge,"stroke-width":1.2}))}let v=M+(h?20+c*l:12)+28;d.push(x("g",J(y,240),$,mm(k,v,g,b))),y+1<n&&d.push(
O(Math.min(e-6,k+(i+o)/2),v+6,"×","tx m",18))});let m=Math.ceil(n/r)*u+14,f=(g,b="tx",y=14)=>{for(let w of K(g,e-4,b.endsWith(
" b")?1.06*y:y))d.push(O(0,m,w,b,y)),m+=y+6};return f(`= ${t.none} without ${t.one}; ${t.some} with one or more`,"tx b",
15),f(`Counting hands: ${t.counting[0]} of ${t.counting[1]} is the same.`),f(`${t.choose}: ${t.means}.`,"tx2",13),q(e,m,
t.spoken,d)}function dl(e,t){let n=e<430,s=n?Math.min(44,(e-26)/6):40,r=24,o=22,i=[];for(let u=0;u<6;u+=1)i.push(O(r+(u+.5)*s,14,u+1,
"tx2 m"),O(4,o+(u+.5)*s+5,u+1,"tx2"));t.rows.forEach((u,d)=>{u.forEach((m,f)=>{let g=r+f*s,b=o+d*s,y={fill:m?A.accent:"n\
one",stroke:m?"none":A.edge,"stroke-width":1.2},w=d===f?x("circle",{cx:g+s/2,cy:b+s/2,r:s/2-2,...y}):C(g+1.5,b+1.5,s-3,s-
3,{rx:2,...y}),M=O(g+s/2,b+s/2+5,m,"b m",14);M.style.fill="#FFF",i.push(x("g",J(d+f,30),w,m&&M))})});let a=o+6*s,l=n?4:r+
6*s+18,c=n?a+24:o+20,h=[C(l,c-12,14,14,{rx:2,fill:A.accent}),...K(t.unlike,e-l-24,14).map((u,d)=>O(l+22,c+19*d,u,"tx",14))];
return c+=19*K(t.unlike,e-l-24,14).length+8,h.push(H(l+7,c-5,7,{fill:A.accent})),h.push(...K(t.doubles,e-l-24,14).map((u,d)=>O(
l+22,c+19*d,u,"tx",14))),c+=34,h.push(O(l,c,t.sum,"tx b",18)),q(e,Math.max(a,c)+8,t.spoken,i,h)}var ml=(e,t,n,s)=>x("g",H(e,t,n-.8,{fill:A.band,stroke:A.rule,"stroke-width":1.5}),B(`M${e-n} ${t+n}L${e+n} ${t-n}`,A.ink,
2,s?{class:"pic-in late"}:{}));function pl(e,t,n=0){let s=Math.min(19,e/25),r=s*.38,o=[...t.signs],i=h=>[(h%25+.5)*s,(Math.
floor(h/25)+.5)*s],a=4*s+19,l=0,c=t.kinds.map(([h,u],d)=>{let m=`${h.toLocaleString("en")} ${u}`,f=30+U(m,13);l>0&&l+f>e&&
([l,a]=[0,a+19]);let g=l;return l+=f,[d===2?ml(g+8,a-4.5,7,!1):ot(d===0?1:0,g+8,a-4.5,7),O(g+20,a,m,"tx")]});return q(e,
a+6,t.spoken,Array.from({length:100-o.length},(h,u)=>{let[d,m]=i(o.length+u);return H(d,m,1.5,{fill:A.rule})}),o.map((h,u)=>{
let[d,m]=i(u),f=h==="x"?ml(d,m,r,u>=n):ot(h==="y"?1:0,d,m,r);return u>=n?x("g.pic-in",f):f}),c)}var qt=21,pm=3,dr=50;function fl(e,t,n=0,s=200){
let{start:r,target:o,n:i}=t,[a,l]=[i<1e3?34:48,e-12],c=E=>a+(l-a)*(E-r)/(o+5-r),h=20,u=Math.floor((s-h-dr-32)/qt),d=Math.
max(1,Math.min(pm,u)),m=h+d*qt,f=m+12+dr,g=Math.max(...t.feet,...t.exact.map(E=>E*i),1)*1.08,b=E=>f-dr*E/g,y=it(r,o,6).filter(
E=>Number.isInteger(E)&&Math.abs(E-o)>(o-r)/10),w=Math.max(1.5,(c(r+1)-c(r))*.66),[M,k]=[Q("feet"),Q("feet")],$=t.rows.slice(
-d),v=i-$.length,S=i?`Feet on each total after ${i.toLocaleString("en")}`:"Feet on each total",L=i?`at ${o}: ${t.feet[t.
feet.length-1].toLocaleString("en")}`:"",T=e-c(r)-U(L,1.06*13)-8;return q(e,f+20,t.spoken,x("defs",lt(M,A.ink),lt(k,A.accent)),
C(c(o)-7,h-4,14,m-h+6,{fill:A.band,stroke:A.edge}),y.map(E=>[O(c(E),13,E,"tx2 m"),B(`M${c(E)} 17V${m}`)]),O(c(o),13,o,"t\
x b m"),Array.from({length:d},(E,N)=>B(`M${c(r)} ${h+N*qt+qt-5}H${l}`)),$.map((E,N)=>{let R=h+N*qt+qt-5,W=v+N>=n;return[
O(a-6,R+4,(v+N+1).toLocaleString("en"),"tx2 e"),E.slice(1).map((_,tt)=>{let[j,X]=[c(E[tt]),c(Math.min(_,o+5))],nt=_===o;
return x("g",W?{class:"pic-in",style:`animation-delay:${$.length>1&&i-n>1?0:tt*60}ms`}:{},B(`M${j} ${R}A${(X-j)/2} ${Math.
min(qt-8,(X-j)/2*.9+2)} 0 0 1 ${X} ${R}`,A.edge,1.4),H(X,R,nt?5.5:2.2,{fill:nt?A.accent:A.ink}))})]}),B(`M${c(r)} ${f}H${c(
o+.6)}`,A.edge),i>0&&O(a-6,b(g/1.08)+5,Math.round(g/1.08).toLocaleString("en"),"tx2 e"),t.feet.map((E,N)=>{let R=N+1===t.
feet.length;return C(c(r+1+N)-w/2,b(E),w,f-b(E),{fill:`url(#${R?k:M})`,stroke:R?A.accent:A.ink,"stroke-width":.7})}),i>0&&
[B(t.exact.map((E,N)=>`${N?"L":"M"}${c(r+1+N)} ${b(E*i)}`).join(""),A.sheet,5),B(t.exact.map((E,N)=>`${N?"L":"M"}${c(r+1+
N)} ${b(E*i)}`).join(""),A.ink,2.5)],O(c(r),f+16,U(S,13)<T?S:S.replace(" on each total",""),"tx2"),i>0&&O(e,f+16,L,"tx b\
 e"))}function gl(e,t){let n=e<640,{start:s,target:r}=t,[o,i]=[n?22:40,e-(n?12:112)],a=T=>o+(i-o)*(T-s)/(r+5-s),l=t.rows.slice(
0,n?8:12),c=n?21:24,h=26,u=h+l.length*c,d=it(s,r,n?6:10).filter(T=>Number.isInteger(T)&&Math.abs(T-r)>(r-s)/14),m=Q("fee\
t"),f=Q("feet"),g=l.map((T,E)=>{let N=h+E*c+c-6,R=T[T.length-1],W=T.includes(r),_=[];return T.slice(1).forEach((tt,j)=>{
let[X,nt]=[a(T[j]),a(Math.min(tt,r+5))],$t=Math.min(c-9,(nt-X)/2*.9+2),jt=tt===r;_.push(x("g",J(E*4+j,30),B(`M${X} ${N}A${(nt-
X)/2} ${$t} 0 0 1 ${nt} ${N}`,A.edge,1.4),H(nt,N,jt?5.5:n?2:2.6,{fill:jt?A.accent:A.ink})))}),[B(`M${a(s)} ${N}H${i}`),O(
0,N+4,E+1,"tx2"),_,!n&&O(i+14,N+4,W?"lands":`jumps to ${R}`,W?"tx b":"tx2")]}),b=92,y=u+46+b,w=Math.max(...t.feet,...t.exact.
map(T=>T*t.n),1)*1.08,M=T=>y-b*T/w,k=Math.max(1.5,(a(s+1)-a(s))*.66),$=t.feet[t.feet.length-1],v=t.exact.map((T,E)=>`${E?
"L":"M"}${a(s+1+E)} ${M(T*t.n)}`).join(""),S=n?`After ${t.n} rows: feet on each`:`After ${t.n} rows: how many feet stood\
 on each number`,L=n?y+42:y+22;return q(e,L,t.spoken,x("defs",lt(m,A.ink),lt(f,A.accent)),C(a(r)-7,h-4,14,u-h+6,{fill:A.
band,stroke:A.edge}),d.map(T=>[O(a(T),14,T,"tx2 m"),B(`M${a(T)} 19V${u}`)]),O(a(r),14,r,"tx b m"),g,O(0,u+26,S,"tx b",14),
it(0,w,3).filter(Number.isInteger).map(T=>[B(`M${a(s)} ${M(T)}H${a(r+.6)}`),O(a(s)-4,M(T)+4,T,"tx2 e")]),t.feet.map((T,E)=>C(
a(s+1+E)-k/2,M(T),k,y-M(T),{fill:`url(#${E+1===t.feet.length?f:m})`,stroke:E+1===t.feet.length?A.accent:A.ink,"stroke-wi\
dth":n?.7:1})),B(v,A.sheet,6),B(v,A.ink,3),d.map(T=>O(a(T),y+17,T,"tx2 m")),O(a(r),y+17,r,"tx b m"),n?O(e,y+38,`at ${r}:\
 ${$}, chance ${t.said}`,"tx b e",14):[x("text.b",{x:i-10,y:y-30,"font-size":14,style:"fill:var(--accent)"},`${$} at ${r}`),
O(i-10,y-10,`chance ${t.said}`,"tx b",14)])}function bl(e,t){let n=.45*e,s=12+Math.min(n,Math.max(...t.rows.map(([d])=>U(
d,13)))),r=e-s-34,o=Math.max(9,Math.min(17,r/17)),i=Math.max(1,Math.floor(r/o)),a=[],[l,c]=[26,0];for(let[d,m]of t.rows){
let f=m.flatMap(([b,y])=>Array(b).fill(y)),g=K(d,s-12,14);a.push(g.map((b,y)=>O(0,l+5+16*y,b,"tx")),O(e,l+5,f.length,"tx\
 b e")),f.forEach((b,y)=>{let[w,M]=[s+(y%i+.5)*o,Math.floor(y/i)*o];a.push(x("g",J(c++,8),ot(b,w,l+M,o*.38)))}),l+=Math.
max(16*g.length,Math.ceil(f.length/i)*o)+7}let h=0,u=t.kinds.map(([d,m])=>{let f=30+U(m,13);h>0&&h+f>e&&([h,l]=[0,l+19]);
let g=[ot(d,h+8,l,6.5),O(h+19,l+5,m,"tx2")];return h+=f,g});return l+=23,q(e,l+4,t.spoken,O(0,13,`100 ${t.of}`,"tx b",14),
a,u,O(0,l,`${t.exact} of them count`,"tx b",14))}function yl(e,t){let n=Math.max(10,Math.min(t.total,Math.floor(e/16))),
s=Math.min(30,e/n),r=Math.min(s-3,22),o=r*1.4,i=o+34,a=new Set(t.row),l=[];for(let u=0;u<t.total;u++){let d=u%n*s,m=4+Math.
floor(u/n)*i;l.push(x("g",J(u,20),C(d+1.5,m,r,o,{rx:2,fill:a.has(u)?A.accent:"none",stroke:a.has(u)?A.accent:A.edge,"str\
oke-width":1.5})))}let c=[-1,...t.row,t.total];t.gaps.forEach((u,d)=>{if(!u)return;let[m,f]=[c[d]+1,c[d+1]-1];for(let g=Math.
floor(m/n);g<=Math.floor(f/n);g++){let b=Math.max(m,g*n)-g*n,y=Math.min(f,g*n+n-1)-g*n,w=4+g*i+o+5,[M,k]=[b*s+2,y*s+r+1];
l.push(B(`M${M} ${w}v4H${k}v-4`,A.ink,1.5));let $=Math.floor(m/n)===g;(f-m<n||$)&&l.push(O((M+k)/2,w+18,u,"tx m"))}});let h=4+
Math.ceil(t.total/n)*i+12;for(let u of K(`${t.reckoning}, ${t.wait}`,e-4,1.06*14))l.push(O(0,h,u,"tx b",14)),h+=20;return q(
e,h-8,t.spoken,l)}function wl(e,t,n){let s=new Map;return e.hits.map(r=>{let o=Math.round(t(r/e.n)/n)*n,i=s.get(o)??0;return s.set(o,i+1),
{x:o,at:i}})}function xl(e,t){let[n,s]=[e<400?52:66,e-12],r=t.rows.flatMap(u=>u.hits.map(d=>d/u.n)),[o,i]=[Math.max(0,Math.
min(...r)-.03),Math.min(1,Math.max(...r)+.03)],a=u=>n+(s-n)*(u-o)/(i-o),l=8,c=t.rows.map(u=>{let d=wl(u,a,7),m=d.some(w=>w.
at>16),f=m?wl(u,a,4):d,g=Math.max(...f.map(w=>w.at))+1,b=Math.min(6.6,96/g);l+=Math.max(52,g*b+26);let y=l;return l+=4,[
f.map(({x:w,at:M})=>H(w,y-4-M*b,Math.min(m?1.9:2.8,b*.48),{fill:A.sheet,stroke:A.accent,"stroke-width":m?1.1:1.4})),B(`M${n}\
 ${y}H${s}`,A.edge),O(0,y-18,u.n.toLocaleString("en"),"tx b",15),O(0,y-2,"trials","tx2"),O(s,y-Math.max(34,g*b+10),u.near,
"tx e")]}),h=it(o*100,i*100,e<420?5:8);return q(e,l+40,t.spoken,h.map(u=>[B(`M${a(u/100)} 4V${l}`,A.rule),O(a(u/100),l+16,
u,"tx2 m")]),B(`M${a(t.exact[0])} 4V${l+4}`,A.ink,3),c,O(Math.min(e-50,Math.max(50,a(t.exact[0]))),l+36,`chance ${t.exact[1]}`,
"tx b m",14))}function kl(e,t){let[n,s]=[26,e-U("misses",13)*1.1-12],r=Math.max(0,Math.min(...t.rows.map(h=>h[1]))-.02),
o=Math.min(1,Math.max(...t.rows.map(h=>h[2]))+.02),i=h=>n+(s-n)*(h-r)/(o-r),a=13.5,l=32+t.rows.length*a,c=Q("miss");return q(
e,l+22,t.spoken,x("defs",lt(c,A.accent)),it(r*100,o*100,e<420?5:8).map(h=>[B(`M${i(h/100)} 22V${l}`,A.rule),O(i(h/100),l+
17,h,"tx2 m")]),O(Math.min(e-60,Math.max(60,i(t.exact[0]))),14,`chance ${t.exact[1]}`,"tx b m",14),B(`M${i(t.exact[0])} \
20V${l}`,A.ink,3),t.rows.map(([h,u,d],m)=>{let f=32+m*a,g=t.misses.includes(m+1);return x("g",J(m,60),g?C(i(u),f-5,i(d)-
i(u),10,{fill:`url(#${c})`,stroke:A.accent,"stroke-width":1.5}):B(`M${i(u)} ${f}H${i(d)}`,A.edge,2.5),H(i(h),f,3.6,{fill:A.
sheet,stroke:g?A.accent:A.ink,"stroke-width":2}),(m===0||(m+1)%5===0)&&O(n-8,f+5,m+1,"tx2 e"),g&&x("text.b",{x:i(d)+8,y:f+
5,"font-size":13,style:"fill:var(--accent)"},"misses"))}))}var vl=([,e,t],n)=>({fill:n?A.ink:t<e?A.sheet:A.edge,stroke:n||t<e?A.ink:A.edge,"stroke-width":1.8});function $l(e,t){let n=t.
falls.flatMap(i=>i.bars.flatMap(([,a,l])=>[a,l])),[s,r]=[Math.min(0,...n),Math.max(.1,...n)];return e>=460*Math.max(1,t.
falls.length/2)&&t.falls[0].bars.length*t.falls.length<=14?fm(e,t,s,r):gm(e,t,s,r)}function fm(e,t,n,s){let[r,o,i]=[40,46,
200],a=d=>o+i*(s-d)/(s-n||1),l=(e-r)/t.falls.length,c=a(n)+(n<0?26:8),h=Math.min(120,(l-24)/Math.max(...t.falls.map(d=>d.
bars.length)))-2,u=Math.max(...t.falls.flatMap(d=>d.bars.map(([m])=>K(m,h).length)));return q(e,c+8+15*u,t.spoken,O(0,30,
t.unit,"tx2"),it(n,s,5).map(d=>[B(`M${r} ${a(d)}H${e}`,d?A.rule:A.ink,d?1:1.5),O(r-6,a(d)+5,Js(d),"tx2 e")]),t.falls.map(
(d,m)=>{let f=r+m*l+10,g=Math.min(120,(l-24)/d.bars.length);return[t.falls.length>1&&O(f+g*d.bars.length/2,16,d.title,"t\
x m b",15),d.bars.map((b,y)=>{let[w,M,k,$]=b,v=y+1===d.bars.length,S=f+y*g,L=a(Math.max(M,k)),T=k<M&&!v?a(k)+16:L-6;return x(
"g",J(y,160),C(S+2,L,g-4,Math.max(2,Math.abs(a(k)-a(M))),vl(b,v)),!v&&B(`M${S+g-2} ${a(k)}h4`,A.ink,1.5),O(S+g/2,T,$,v?"\
tx b m":"tx m",14),K(w,g-2).map((E,N)=>O(S+g/2,c+12+15*N,E,v?"tx b m":"tx2 m")))})]}))}function gm(e,t,n,s){let r=t.falls.
flatMap(u=>u.bars.map(([d])=>U(d,13))),o=Math.min(e*.36,Math.max(...r)*1.08+10),[i,a]=[o+(n<0?46:6),e-88],l=u=>i+(a-i)*(u-
n)/(s-n||1),c=0,h=t.falls.map(u=>{let d=t.falls.length>1&&O(0,c+15,u.title,"tx b",15);d&&(c+=22);let m=c,f=u.bars.map((b,y)=>{
let[w,M,k,$]=b,v=y+1===u.bars.length,S=K(w,o-4,v?1.06*13:13),L=c+2;c+=Math.max(25,S.length*15+8);let T=Math.max(M,k);return x(
"g",J(y,160),S.map((E,N)=>O(0,L+13+15*N,E,v?"tx b":"tx2")),C(l(Math.min(M,k)),L,Math.max(2,Math.abs(l(k)-l(M))),17,vl(b,
v)),O(l(T)+8,L+13,v?`${$} ${t.unit}`:$,v?"tx b":"tx",14))}),g=B(`M${l(0)} ${m}V${c}`,A.ink,1.5);return c+=12,[d,g,f]});return q(
e,c,t.spoken,h)}function Ml(e,t){let n=t.heaps.map(([L])=>L),[s,r]=[Math.min(...n,t.exact[0]),Math.max(...n,t.exact[0])],
o=(r-s||1)*.07,i=L=>14+(e-28)*(L-s+o)/(r-s+2*o),a=n.map(i),l=Math.min(60,...a.slice(1).map((L,T)=>L-a[T])),c=Math.max(...t.
heaps.map(([,L])=>L)),h=l<13?7:l<30?8.5:10.5,u=Math.max(1,Math.min(4,Math.floor((l-3)/h))),d=Math.ceil(c/u),m=Math.min(h,
190/d),f=22+d*m,g=t.heaps.map(([,,L],T)=>({x:a[T],text:L,wide:U(L,13)})),b=-1/0,y=g.filter(({x:L,wide:T})=>L-T/2<b+6?!1:
(b=L+T/2,!0)),[w,M]=t.mean,k=`balances at ${M}; the mean is ${t.exact[1]} ${t.unit}`,$=U(k,1.06*14),v=i(w)+16+$<e?i(w)+16:
Math.max(0,i(w)-16-$),S=K(k,e,1.06*14);return q(e,f+36+18*S.length,t.spoken,t.heaps.map(([,L],T)=>[Array.from({length:L},
(E,N)=>H(a[T]+(N%u-(u-1)/2)*m,f-7-Math.floor(N/u)*m,m*.4,{fill:"none",stroke:A.accent,"stroke-width":1.7})),l>=20&&O(a[T],
f-10-Math.ceil(L/u)*m,L,"tx b m")]),B(`M6 ${f}H${e-6}`,A.ink,4),y.map(({x:L,text:T})=>O(L,f+19,T,"tx2 m")),x("path",{d:`\
M${i(w)} ${f+2}l10 20h-20z`,fill:A.sheet,stroke:A.ink,"stroke-width":2.5}),S.map((L,T)=>O(S.length>1?0:v,f+42+18*T,L,"tx\
 b",14)))}function Sl(e,t){let[n,s,r,o]=[40,e-6,24,170],i=t.shares.length,a=(s-n)/i,l=Math.max(...t.shares),c=y=>r+o*(1-
y/l),h=y=>n+a*(y-t.first+.5),[u,d]=[r+o,Math.max(1,Math.ceil(26/a))],m=`mean ${t.mean[1]}, median ${t.median}`,f=h(t.mean[0])+
16+U(m,14)<e,g=`likeliest: ${t.likeliest[0]} (${t.likeliest[1]})`,b=h(t.likeliest[0])+a/2+4+1.1*U(g,13)<e;return q(e,u+46,
t.spoken,it(0,l,4).map(y=>[B(`M${n} ${c(y)}H${s}`),O(n-6,c(y)+5,Math.round(y*100),"tx2 e")]),O(0,13,"of 100","tx2"),t.shares.
map((y,w)=>x("g",J(w,20),C(n+w*a+Math.min(2,a*.1),c(y),Math.max(1,a-Math.min(4,a*.2)),u-c(y),{fill:A.ink}),w%d===0&&O(h(
t.first+w),u+16,t.first+w,"tx2 m"))),B(`M${n} ${u}H${s}`,A.ink,2),b?O(h(t.likeliest[0])+a/2+4,c(l)+11,g,"tx",13):O(e,13,
g,"tx e",13),Ys(h(t.mean[0]),u+21),O(f?h(t.mean[0])+16:h(t.mean[0])-16,u+38,m,f?"tx b":"tx b e",14))}function Tl(e,t){let[
n,s,r,o]=[40,e-8,24,190],i=t.bins.reduce((k,$,v)=>$>=5e-4?v:k,0)+1,a=t.bins.slice(0,i),l=Math.max(...a),c=k=>n+(s-n)*k/(i*
t.step),h=k=>r+o*(1-k/l),u=r+o,[d,m,f]=t.band,g=c(t.step)-c(0),b=`mean ${t.mean[1]} ${t.unit}`,y=c(t.mean[0])+15+U(b,14)*
1.1<e,w=`${d} to ${m}: ${f}`,M=Math.max(0,Math.min(c(d),e-U(w,14)*1.1));return q(e,u+76,t.spoken,C(c(d),r-6,c(m)-c(d),o+
6,{fill:A.band}),it(0,l,4).map(k=>[B(`M${n} ${h(k)}H${s}`),O(n-6,h(k)+5,Math.round(k*100),"tx2 e")]),O(0,13,"of 100","tx\
2"),a.map((k,$)=>x("g",J($,20),C(c($*t.step)+g*.06,h(k),g*.88,Math.max(0,u-h(k)),{fill:A.ink}))),B(`M${n} ${u}H${s}`,A.ink,
2),it(0,i*t.step,e<420?4:7).filter(k=>c(k)<s-10).map(k=>O(c(k),u+17,k,"tx2 m")),Ys(c(t.mean[0]),u+20),O(c(t.mean[0])+(y?
15:-15),u+37,b,y?"tx b":"tx b e",14),B(`M${c(d)} ${u+44}v10M${c(d)} ${u+49}H${c(m)}M${c(m)} ${u+44}v10`,A.ink,2),O(M,u+71,
w,"tx b",14))}function El(e,t){let[n,s,r,o]=[40,e-14,30,168],[i,a]=[t.x[0],t.x[t.x.length-1]],l=[...t.y,...t.lines.map(([
$])=>$)],c=t.chance?0:Math.min(0,...l),h=Math.max(...l)*1.12,u=(t.chance?Math.min(1,h):h)||1,d=$=>n+(s-n)*($-i)/(a-i||1),
m=$=>r+o*(1-($-c)/(u-c)),f=r+o,g=t.x.map(($,v)=>`${v?"L":"M"}${d($)} ${m(t.y[v])}`).join(""),b=t.here,y=b?U(`you are her\
e: ${b[2]}`,14)*1.1:0,w=b?Math.min(Math.max(n+4,d(b[0])-y+10),s-y):0,M=t.lines.map(([$])=>m($)-6),k=b?m(b[1])-13:0;return M.
some($=>Math.abs($-k)<16)&&(k=Math.min(...M,k)-18),q(e,f+(t.across?42:24),t.spoken,O(0,13,t.up,"tx2"),it(c,u,5).map($=>[
B(`M${n} ${m($)}H${s}`),O(n-6,m($)+5,t.chance?Math.round($*100):Js($),"tx2 e")]),it(i,a,e<420?5:9).filter(Number.isInteger).
map($=>O(d($),f+17,$,"tx2 m")),B(`M${n} ${f}H${s}`,A.ink,1.5),t.across!==""&&O((n+s)/2,f+37,t.across,"tx2 m"),B(g,A.ink,
3),t.lines.map(([$,v],S)=>{let L=S%2===0;return[B(`M${n} ${m($)}H${s}`,A.edge,1.8,{"stroke-dasharray":"6 4"}),$e(L?s:n+6,
M[S],v,L?"tx e":"tx")]}),b&&[B(`M${d(b[0])} ${f}V${m(b[1])}`,A.ink,1.5,{"stroke-dasharray":"2 3"}),H(d(b[0]),m(b[1]),6,{
fill:A.ink,stroke:A.sheet,"stroke-width":2}),$e(w,k,`you are here: ${b[2]}`,"tx b",14)])}var bm={counted_twice:hl,draw_by_draw:ul,two_dice:dl,frequency_grid:al,whole_tree:cl,footprints:gl,waterfall:$l,balance:Ml,
gaps:yl,split:bl,cases:(e,t)=>pl(e,t),paths:(e,t)=>fl(e,t),columns:Sl,histogram:Tl,graph:El,runs:xl,intervals:kl};function Ll(e,t,n){
let s=bm[e];if(!s)throw new Error(`Expected a picture that there is, not ${e}.`);return p("figure.picture",s(t,n),n.caption&&
p("figcaption",n.caption))}var mr=5,ym=310,gr=new WeakMap,wm=14,Nl=24,pr=12;function xm(e,{at:t,how:n,vote:s}){let{measure:r,says:o}=e.panel(t),i=r===
"chance"?`How many of 100 ${o||"times"}?`:`How many ${r}?`;return n==="phones"?`${i} Say it on your phone.`:s>1?`${i} Wr\
ite your number once more, and hold it up.`:`${i} Write it alone, then hold it up.`}function Wn(e,t){let{ask:n,given:s}=e.
panel(t.at),r=e.pair(t.at),o=r.length>0&&e.lesson.lines(0,t.at)[r.indexOf(t.at)],i=t.to==="held"?"The vote is closed. No\
thing is revealed yet.":t.to==="talk"?"Find somebody who said another number. Convince them, or be convinced.":xm(e,t);return[
p("h2",{tabindex:-1,"data-next":!0},n),o&&p("p.w-line",o),p("p.mute",s),p("p.w-wanted",p("b",i))]}function km(e,t){if(t.
length<=wm)return ur(e,t);let n=Math.ceil(t.length/2),s=Math.floor((e-Nl)/2);return p("div.w-two",[t.slice(0,n),t.slice(
n)].map(r=>ur(s,r,t)))}function Rl(e,{at:t}){let n=e.panel(t),{answer:s,dots:r=[],bars:o=[],ask:i,certain:a,apart:l,misconception:c}=n,
h=e.positions[t].notice,u=p("div.w-art");return o.length>0&&gr.set(u,d=>km(d,o)),[p("h2.w-small",{tabindex:-1,"data-next":!0},
i),a&&p("p",a),s?.hundred!=null?p("div.w-big",p("span.sr",`${s.about} ${s.hundred} `),ce(String(s.hundred),56),p("b",`of\
 100 ${s.says}`)):s&&p("p.w-lead",p("b",s.lead),` ${s.says}`),p("div.w-parts",r.length>0&&nl(r,void 0,void 0),p("div",p(
"ul",r.map(d=>p("li",sl(d.yes),p("span",p("b",String(d.n)),` ${d.words}`)))),s&&!Number.isInteger(Number(s.fraction))&&p(
"p.mute",p("b",s.fraction),s.percent&&`, ${s.about} ${s.percent}`))),o.length>0&&u,(h||c)&&p("p.w-notice",h||`The trap: ${c}\
.`),l&&p("p.mute",l)]}function Hl(e,{at:t,step:n},s){let r=e.panel(t).steps??[],{letter:o,words:i,formula:a,value:l,picture:c,
tree:h}=r[n],u=p("h2.w-small",{tabindex:-1,"data-next":!0},s);if(c||h){let m=p("div.w-art");return c&&gr.set(m,f=>Ll(c.kind,
f,c)),[u,p("h3",p("i.w-letter",o),i),m,h&&p("ul.w-tree",Ul(h,0)),(a||l)&&p("p.w-reckon",p("span",a),p("b",l&&`= ${l}`))]}
let d=Math.max(0,Math.min(n-(mr>>1),r.length-mr));return[u,p("ol.w-steps",r.map((m,f)=>p("li",{class:f>=d&&f<d+mr?"near":
"","aria-current":f===n?"step":null},p("i.w-letter",m.letter),p("span",m.words,f===n&&m.formula!==m.value&&p("small",m.formula)),
f>n?m.value&&p("em.w-rd",p("span.sr","covered")):p("b",m.value))))]}function Al(e,t){let n=e.querySelector(".w-art"),s=n&&
gr.get(n);if(!n||!s||n.clientWidth===0)return!1;n.replaceChildren(s(Math.max(ym,Math.round(n.clientWidth/t))));let r=n.querySelector(
".w-two")?(n.clientWidth-Nl)/2:n.clientWidth;for(let o of n.querySelectorAll("svg")){let[,,i,a]=(o.getAttribute("viewBox")??
"").split(" ").map(Number),l=Math.min(t,r/i);o.setAttribute("style",`display: block; width: ${i*l}px; height: ${a*l}px`)}
return!0}var fr=[1,.96,.92,.85,.78,.7],vm=3,Cl=[1.8,1.6,1.45,1.3,1.15,1,.9,.8,.75,.7,.63],Ol=new WeakMap;function br(e){
let{clientWidth:t,clientHeight:n,dataset:s,style:r,firstChild:o}=e,i=`${t} ${n}`,a=()=>e.scrollHeight<=e.clientHeight+1,
[l,c]=Ol.get(e)??[null,""];if(!(l===o&&c===i)){if(Ol.set(e,[o,i]),s.less="",r.setProperty("--fit","1"),Al(e,Cl[0])){for(let h of[
fr.slice(0,-2),fr.slice(-2)])for(let u of Cl)for(let d of h)if(!(u>1&&d<1)&&(r.setProperty("--fit",String(d)),Al(e,u),a()))
return}for(let h of["","notice","notice far","notice far parts"])for(let u of fr.slice(0,h.includes("parts")?void 0:vm))
if(s.less=h,r.setProperty("--fit",String(u)),a())return}}var Ul=({chance:e,words:t,value:n,children:s},r)=>[p("li",{style:`\
--depth:${r}`},e&&p("b",e),p("span",t),n&&p("em",n)),...s.flatMap(o=>Ul(o,r+1))];function Bl(e,t){let{trial:n,says:s,measure:r}=e.
panel(t.at),o=Te(e,t),i=r==="chance",a=o.last?.kept,l=a?[...Object.values(a.dealt).map(h=>({face:h})),...a.traces]:[],c=l.
slice(0,pr);return[p("h2.w-small",{tabindex:-1,"data-next":!0},`${Bt(n)}, ten times each.`),o.n>0&&(i?p("div.w-big",ce(String(
o.hits),48),p("b",`of ${o.n} ${s}`)):p("p.w-lead",p("b",e.written(t.at,o.mean)),` on average in ${o.n}`)),c.length>0&&p(
"figure.w-latest",p("figcaption.mute","the latest deal",l.length>pr&&`, its first ${pr}`),il(ol(c.length),c)),o.struck>0&&
p("p.mute",`${o.struck} struck out: ${e.deals(t.at)?.struck}.`),o.words&&p("p",o.words)]}function Pl(e,t){let{at:n}=t,{answer:s}=e.
panel(n),r=s?.hundred!=null?String(s.hundred):s?.lead??e.written(n,e.exact(n)),[o]=e.heaps(V(t,n,1),t.votes).sort((c,h)=>h.
n-c.n);if(!o)return`Why ${r}`;let i=o.values,a=c=>i.filter(h=>h===c).length,l=i.reduce((c,h)=>a(h)>a(c)?h:c);return`Why ${r}\
, and not ${e.written(n,l)}`}var $m=400,_n=class{constructor(t,n,s){this.changed=0;this.side=-1;this.turning=0;this.note="";this.asked="";this.sure=!1;
this.line=null;this.ticking=0;this.gone=!1;if(this.room=n,this.tools=s,this.mine=Wa(),this.drawn={field:"",sheet:""},this.
trail=p("ol.w-trail",{"aria-label":"Positions"}),this.aside=p("div.w-aside"),this.field=p("div.w-field.stage",{role:"gro\
up","aria-label":"The table"}),this.sheet=p("section.sheet.w-sheet",{"aria-label":"The question"}),this.low=p("section.s\
heet.w-low",{"aria-label":"The class’s answers"}),this.main=Mo({press:()=>this.acts[0]?.press(),refused:o=>this.say(o)}),
this.others=p("div.w-others"),this.told=p("p.w-told",{role:"status"}),this.opens=bt({class:"btn","data-k":"class",onclick:()=>Za(
this)}),this.bar=p("div.w-bar",this.main.node,this.others,this.told,this.opens),this.live=p("p.sr",{"aria-live":"polite"}),
this.root=p("div.uw.uw-wall",p(ie()?"header.w-head":"div.w-head",p("img.patch",{alt:"",src:`data:image/svg+xml,${encodeURIComponent(
n.facts.saved.plate)}`}),p("h1",n.facts.saved.title),this.trail,this.aside),p("div.w-body",this.field,this.sheet,this.low),
this.bar,this.live),ae(this.root,s.table.palette),t.append(this.root),this.acts=[],this.stops=[Qt(this.root,()=>lr(this)),
Qt(this.bar,()=>[...Qa(this),...cr(this)]),Qt(this.low,()=>cr(this)),n.watch((o,i)=>this.heard(o,i))],this.tables=[0,1].
map(()=>new _e({...s.table})),this.views=this.tables.map(o=>ui(da,o,"w-table")),this.speech=new Dn(this.live),ie()){let o=i=>tl(
this,i);document.addEventListener("keydown",o),this.stops.push(()=>document.removeEventListener("keydown",o))}this.draw();
let r=new ResizeObserver(()=>requestAnimationFrame(()=>br(this.sheet)));r.observe(this.sheet),this.stops.push(()=>r.disconnect()),
requestAnimationFrame(()=>this.main.node.focus({preventScroll:!0}))}heard(t,n){let s=["to","at","vote","step"].some(i=>t[i]!==
n[i]);s&&(this.changed=performance.now(),this.side=-1,this.note="",this.mine.less=!1);let r=!document.activeElement||document.
activeElement===document.body||this.root.contains(et(this.root));this.draw(["ask","held","talk"].includes(n.to)),s?this.
speech.say(hr(this),!0):t.votes.length!==n.votes.length?this.speech.say(()=>or(this.room.state)):t.pressed!==n.pressed?this.
speech.say(()=>hr(this)):t.here!==n.here&&t.to==="door"&&t.how==="phones"&&this.speech.say(el(t));let o=et(this.root);r&&
(o===this.others||s&&!this.bar.contains(o))&&this.main.node.focus({preventScroll:!0})}act(t){this.deaf||this.say(this.room.
do(t))}get deaf(){return performance.now()-this.changed<$m}lined(t){this.line=t,this.draw()}say(t){this.note=t,this.tell()}tell(){
let t=this.note||this.hint;this.told.textContent!==t&&(this.told.textContent=t)}get hint(){let{facts:t,state:n}=this.room,
s=this.line?.now;if(s?.words&&(n.to==="door"||!s.open))return s.words;if(n.to!=="held")return"";let{name:r,words:o}=t.spread(
n.at,V(n).map(({value:i})=>i));return o?`${r}: ${o}`:r}draw(t=!1){let{state:n}=this.room,{to:s}=n;this.acts=Ba(this),this.
root.dataset.to=s,this.drawTrail(),Y(this.aside,n.how==="phones"&&s!=="door"?qa(this):""),this.drawField(),this.drawSheet(),
this.drawLow(t),this.main.show(this.acts[0].words,"",this.acts[0].does??this.acts[0].k),Y(this.others,this.acts.slice(1).
map(({k:r,words:o,key:i,press:a})=>bt({class:"btn","data-k":r,"aria-keyshortcuts":i,onclick:()=>!this.deaf&&a()},o))),this.
tell(),this.opens.textContent=`Class: ${n.here}${n.how==="phones"?" here":""}`,this.opens.hidden=!!this.room.offered}drawTrail(){
let{facts:t,state:n}=this.room,s=["ask","shown","why","deal","end","door"].includes(n.to);Y(this.trail,t.positions.map(({
group:r},o)=>{let i=o===n.at&&n.to!=="end",a=i?"asked now":n.done.includes(o)?"answered":"to come";return p("li",{class:o>
0&&t.positions[o-1].group!==r?"w-part":""},bt({"data-k":`spot.${o}`,class:i?"here":n.done.includes(o)?"done":"","aria-cu\
rrent":i?"step":null,"aria-disabled":s?null:"true","aria-label":`Position ${o+1}: ${a}`,title:`Position ${o+1}: ${a}`,onclick:()=>!i&&
this.act({kind:"Go",at:o})},p("span",String(o+1))))}))}drawField(){let{facts:t,state:n}=this.room,{to:s,at:r,step:o}=n,{
line:i}=this,a=s==="deal",{offered:l}=this.room,c=s==="door"&&n.how==="phones"&&i,h=[c?ja(i,this.mine.address):"",s==="e\
nd"||s==="door"&&!c?`${s} ${n.how} ${n.here} ${!l}`:"",a,r,a&&`${zt(n)} ${n.here}`].join();if(h!==this.drawn.field)if(this.
drawn.field=h,this.field.classList.remove("twin"),this.field.classList.toggle("stage",s!=="end"&&s!=="door"),this.field.
classList.toggle("sheet",s==="end"||s==="door"),s==="door")Y(this.field,l?Ra(this.room):c?Ga(this,i):Xa(this.room,f=>this.
say(f)));else if(s==="end"){let f=Rt(p("div.w-box"),(g,b,y)=>wa(g,b,y,t,n));Y(this.field,It(`Your guesses at ${t.of} pos\
itions, and the answers`,`pale: the middle half; right: ${t.measure(0)==="chance"?t.closeWords(0):"close"}`),f)}else a?Y(
this.field,Rt(p("div.w-box"),(f,g,b)=>Ya(f,g,b,t,n))):this.layTables();c&&Va(this.field,n.here,i.now.places);let u=s==="\
why"?t.panel(r).steps[o].lit??[]:[],d=s==="why"?t.panel(r).steps[o].letter:"",m=this.tables[t.laid(r).tables.length-1];for(let f of this.
tables)f.put({lit:f===m?Object.fromEntries(u.map(g=>[g,d])):{}})}layTables(){let{facts:t,state:n}=this.room,{tables:s,over:r}=t.
laid(n.at);s.forEach(({names:o,frame:i,differs:a},l)=>{this.tables[l].put({names:o,differs:a,frames:{0:[i]},aside:l!==s.
length-1,caption:{...r[l],tone:"plain"}})}),this.field.classList.toggle("twin",s.length>1),this.field.replaceChildren(...this.
views.slice(0,s.length))}drawSheet(){let{facts:t,state:n}=this.room,{to:s,at:r,vote:o,step:i,how:a}=n,l=[s,r,o,i,a,s==="\
deal"&&zt(n),s==="end"&&n.votes.length].join();if(l===this.drawn.sheet)return;this.drawn.sheet=l;let c={door:()=>null,ask:()=>Wn(
t,n),held:()=>Wn(t,n),talk:()=>Wn(t,n),shown:()=>Rl(t,n),why:()=>Hl(t,n,Pl(t,n)),deal:()=>Bl(t,n),end:()=>xa(t,n)}[s]();
this.sheet.dataset.vote=String(o),Y(this.sheet,c??""),requestAnimationFrame(()=>br(this.sheet))}drawLow(t){let{facts:n,state:s}=this.
room,{to:r,at:o,how:i}=s;if(clearInterval(this.ticking),this.low.classList.toggle("fresh",t&&r==="shown"),r==="door"||r===
"end"){this.low.replaceChildren();return}if(this.root.classList.remove("high"),r==="shown"||r==="why"){let{title:a,note:l,
spec:c,spoken:h}=Bn(n,s);this.root.classList.toggle("high",c.rows.length>1),Y(this.low,It(a,l),Rt(p("div.w-box"),(u,d,m)=>ba(
u,d,m,c,h)),Oa(c))}else if(r==="deal"){let a=s.how==="hands"?Math.floor(zt(s)/10):Object.values(s.pressed[o]??{}).filter(
l=>l===10).length;Y(this.low,It("Ten each, and all together",`${a} of ${s.here} have dealt their ten`),Rt(p("div.w-box"),
(l,c,h)=>Ja(l,c,h,n,s)))}else if(r==="talk"){let a=p("p.w-clock",{role:"timer"}),l=()=>{let c=Aa(s.ends,Date.now()/1e3);
c===rr&&![rr,""].includes(a.textContent)&&this.speech.say("Time is up."),a.textContent=c};l(),this.ticking=window.setInterval(
l,500),Y(this.low,It("Time to talk","the clock ends nothing"),a)}else if(this.side>=0)Y(this.low,It("Five seconds of eac\
h side","both bars are as high, whoever said how many"),Rt(p("div.w-box"),(l,c,h)=>Ea(l,c,h,n,s,Math.floor(this.side/_t),
_t-this.side%_t)));else{let a=r==="held"?"closed, and still covered":"covered until you reveal it",l=Rt(p("div.w-discs"),
(c,h,u)=>$a(c,u,xt(s).answered,xt(s).of));Y(this.low,It(or(s),a),l,r==="ask"&&i==="hands"?_a(this.room,this.mine,{say:c=>this.
say(c),draw:()=>this.draw()}):Rt(p("div.w-scale"),(c,h,u)=>Ma(c,u,n,o)))}}save(){let{facts:t,offered:n}=this.room,s=n??this.
room.state,{game:r,number:o}=t.saved;me({kind:"file",name:`class_${r}_${o}.csv`,text:fa(t,s)})}fill(){document.fullscreenElement?
document.exitFullscreen():this.root.requestFullscreen?.().catch(()=>this.say("This browser does not fill the screen here\
."))}stop(){this.gone=!0,this.line?.stop();for(let t of this.stops)t();clearInterval(this.ticking)}};function Mm(e){let t=new Map;for(let{at:n,vote:s,value:r}of e){let o=t.get(`${n} ${s} ${r}`)??[n,s,r,0];o[3]++,t.set(`${n}\
 ${s} ${r}`,o)}return[...t.values()]}function Sm(){let e=document.getElementById("jupyter-config-data")?.textContent;return e?
new URL(`${JSON.parse(e).baseUrl}c/`,location.href).href:""}function Tm({model:e,el:t}){let n=p("div.uw.uw-wall-cell");t.
append(n);let s=()=>{},r=!1;return Ur(e.get("packed")).then(o=>{if(r)return;let i=new tn(new Ge(o)),a=new _n(n,i,{table:o.
table}),l=Sm(),c=wr({room:"class",game:o.game,values:{lesson:String(o.number)}});l&&bo(a,l,c);let h=()=>{e.set("said",Mm(
i.state.votes)),e.save_changes()},u=i.watch(h);i.state.votes.length>0&&h(),s=()=>{u(),a.stop()}}),()=>{r=!0,s()}}function ww(e){
Gn();let t=Be(Tm)(e);return Ar(e.el),t}export{ww as showWall};
