var Gt=()=>document.body?.dataset.voila!=null,ie=()=>Gt()&&document.body.dataset.voila!=="notebook";function wo(e,t,s,n){let{class:o,...r}=s,i=[t,o].flat().filter(Boolean).join(" ");i&&e.setAttribute("class",i);for(let[a,
l]of Object.entries(r))l==null||l===!1||(a.startsWith("on")?e.addEventListener(a.slice(2),l):a==="style"?e.style.cssText=
l:e.setAttribute(a,l===!0?"":String(l)));return e.append(...n.flat(9).filter(a=>a!=null&&a!==!1)),e}var bo=([e,...t])=>e?.
constructor===Object?[e,t]:[{},[e,...t]];function b(e,t,...s){let[n,...o]=e.split(".");return wo(document.createElementNS(
"http://www.w3.org/2000/svg",n),o,...bo([t,...s]))}var L=(e,t,s,n,o)=>b("rect",{x:e,y:t,width:s,height:n,...o}),B=(e,t,s,n)=>b(
"circle",{cx:e,cy:t,r:s,...n}),j=(e,t,s,n)=>b("path",{d:e,fill:"none",stroke:t,"stroke-width":s,...n}),Ne=(e,t,s,...n)=>b(
"svg",{width:e,height:t,viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":s},...n);function p(e,t,...s){let[n,...o]=e.split(
"."),[r,i]=bo([t,...s]),a=n==="section"&&r["aria-label"]&&!ie();return wo(document.createElement(a?"div":n),o,{role:a?"g\
roup":null,type:n==="button"?"button":null,...r},i)}function et(e){let t=e.getRootNode();return t instanceof Document||t instanceof
ShadowRoot?t.activeElement:null}var Le=e=>e instanceof HTMLTextAreaElement||e instanceof HTMLInputElement&&e.selectionStart!=null;function Dl(e,t,s){if(e.
value===e.defaultValue||e.value===t.value||!s&&t.defaultValue!==e.defaultValue)return;t.value=e.value;let n=!1,o=()=>{!n&&
t.isConnected&&t.dispatchEvent(new Event("change"))};t.addEventListener("change",()=>n=!0),t.addEventListener("blur",o,{
once:!0}),t.addEventListener("keydown",r=>{r.key==="Enter"&&!t.form&&o()})}function z(e,...t){let s=et(e),n=s&&s!==e&&e.
contains(s)?s:null,o=n?.getAttribute("data-k")??"",r=[...e.querySelectorAll("[data-draft]")].filter(Le),i=Le(n)?{from:n.
selectionStart,to:n.selectionEnd,text:n.value}:null;e.replaceChildren(...t.flat(9).filter(l=>l!=null&&l!==!1));for(let l of r){
let c=e.querySelector(`[data-k="${CSS.escape(l.dataset.k??"")}"][data-draft="${CSS.escape(l.dataset.draft??"")}"]`);Le(c)&&
c!==l&&Dl(l,c,l===n)}if(!n)return;if(_l(e,o)){let l=et(e);i&&l!==n&&Le(l)&&l.value===i.text&&l.setSelectionRange(i.from,
i.to);return}let a=e.querySelector("[data-next]")??e;a instanceof HTMLElement&&(a.tabIndex=-1,a.focus({preventScroll:!0}))}
function _l(e,t){let s=e.querySelector(`[data-k="${CSS.escape(t)}"]`);return s instanceof HTMLElement&&s.focus({preventScroll:!0}),
s instanceof HTMLElement}var Wl=/^(svg|g|path|rect|circle|ellipse|line|polyline|polygon|defs|clipPath|pattern|title|desc|use)$/;
function Ce(e){let t=new DOMParser().parseFromString(e,"image/svg+xml").documentElement;if(t.localName!=="svg")throw new Error(
"Expected SVG.");for(let s of[...t.querySelectorAll("*"),t]){if(s!==t&&!Wl.test(s.localName)){s.remove();continue}for(let{
name:n,value:o}of[...s.attributes]){let r=/^(xlink:)?href$/.test(n)&&!o.startsWith("#");(/^on/i.test(n)||r||/url\((?!["']?#)|javascript:/i.
test(o))&&s.removeAttribute(n)}}return document.importNode(t,!0)}var ql=/^(#[0-9a-f]{3,8}|light-dark\(\s*#[0-9a-f]{3,8}\s*,\s*#[0-9a-f]{3,8}\s*\))$/i;
function ae(e,t){for(let s of(t??"").split(";")){let[n,o]=[s.slice(0,s.indexOf(":")).trim(),s.slice(s.indexOf(":")+1).trim()];
/^--[\w-]+$/.test(n)&&ql.test(o)&&e.style.setProperty(n,o)}}function ut({label:e,choices:t,value:s,pick:n,k:o}){return p(
"div.seg",{role:"group","aria-label":e},t.map(([r,i],a)=>p("button",{"data-k":`${o}.${a}`,"aria-pressed":String(r===s),onclick:()=>n(
r)},i)))}var Pl=globalThis,js=Pl[Symbol.for("uncle_widgets.page")]??={};function Q(e){return js.ids=(js.ids??0)+1,`uw-${e}\
-${js.ids}`}function $o(e,t){let s=-1,n=()=>{let r=Math.round(e.clientWidth);r>0&&r!==s&&(s=r,e.replaceChildren(t(r)))},
o=new ResizeObserver(()=>requestAnimationFrame(n));return o.observe(e),n(),{again:()=>(s=-1,n()),stop:()=>o.disconnect()}}
function _(e,t,s){s?e.getAttribute(t)!==s&&e.setAttribute(t,s):e.removeAttribute(t)}var xt=(e,...t)=>p("button",e,...t),
Re=({kind:e,label:t,strong:s,share:n},o)=>xt({class:`btn${s?" solid":""}${n==null?"":" sharing"}`,style:n==null?null:`--\
p:${100*n}%`,"data-act":e,"data-k":`key.${e}`,onclick:()=>o(n==null?e:"stop")},n==null?t:`${t} (${Math.round(100*n)}%)`);
function Fs(e,t,s){let n=et(e),o=n&&e.contains(n)?n:null,r=o&&["data-act","data-clause"].find(l=>o.hasAttribute(l)),i=r&&
o?.getAttribute(r);if(s(),!o)return;([...e.querySelectorAll("button")].find(l=>r&&l.getAttribute(r)===i)??e.querySelector(
"button")??t).focus?.()}var Be=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;function ko(e){let t=e.querySelector(".uw");t instanceof HTMLElement&&(t.dir="ltr",t.lang="en")}var vo=Symbol.for("uncle_widgets.presses");function Vs(e){let t=e.composedPath()[0],s=t instanceof Element?t.closest("bu\
tton"):null;return s?.closest(".uw")?s:null}var Mo=({dataset:e,textContent:t})=>e.k??e.act??e.clause??t;function So(){let e=globalThis;
if(e[vo])return;e[vo]=!0;let t=null,s=null,n=r=>{let i=t,a=Vs(r);t=s=null,!(!i||i.isConnected||!a||Mo(a)!==Mo(i))&&setTimeout(
()=>{s instanceof Node&&a.contains(s)||a.click()})},o=[["pointerdown",r=>t=r.button||r.pointerType==="touch"?null:Vs(r)],
["pointerup",n],["pointercancel",()=>t=null],["keydown",r=>r.repeat||(t=r.key===" "?Vs(r):null)],["keyup",r=>r.key===" "&&
n(r)],["click",r=>s=r.composedPath()[0]]];for(let[r,i]of o)window.addEventListener(r,i,{capture:!0})}var jl=".uw, .uw-page, .uw-room",Fl="data-lm-suppress-shortcuts",Eo=Symbol.for("uncle_widgets.keys"),Vl=/^(enter|backspace|delete|home|end|arrow\w+|[amyz])$/i,
To=e=>(e.ctrlKey||e.metaKey)&&!Vl.test(e.key),Oo=e=>e.composedPath().filter(t=>t instanceof HTMLElement&&t.matches(jl)).
at(-1);function Ks(){let e=globalThis;if(e[Eo])return;e[Eo]=!0,So();let t=new WeakSet,s=n=>{To(n)||n.stopPropagation()};
window.addEventListener("keydown",n=>{let o=Oo(n),r=n.composedPath()[0];!(o instanceof HTMLElement)||!(r instanceof Element)||
(r.toggleAttribute(Fl,!To(n)),!t.has(o)&&(t.add(o),o.addEventListener("keydown",s)))},{capture:!0}),window.addEventListener(
"pointerdown",n=>{let o=Oo(n);o instanceof HTMLElement&&!o.hasAttribute("tabindex")&&(o.tabIndex=-1)},{capture:!0})}var No="uncle_widgets.theme",Kl="uncle_widgets.inks",Gl="uncle_widgets.covers",He=[["auto","Auto"],["light","Light"],["d\
ark","Dark"]],Ul=[["two","Two colours"],["four","Four"]],Yl=[["hidden","Hidden"],["press","On a press"],["shown","Shown"]],
Ao=e=>He.find(([t])=>t===e)?.[0];function Zl(){let e=Gt()?Ao(new URLSearchParams(location.search).get("theme")):void 0;try{
return e??Ao(localStorage.getItem(No))??"auto"}catch{return e??"auto"}}function Lo(e,t,s){try{let n=localStorage.getItem(
e);return t.find(([o])=>o===n)?.[0]??s}catch{return s}}function Bt(){let e=globalThis,t=Symbol.for("uncle_widgets.theme");
if(!e[t]){let s=matchMedia("(prefers-color-scheme: dark)");e[t]={choice:Zl(),inks:Lo(Kl,Ul,"two"),covers:Lo(Gl,Yl,"press"),
roots:new Set,heard:new Set,system:s},s.addEventListener("change",Us),Us()}return e[t]}function Gs(e,t){e.classList.toggle(
"four-inks",Bt().inks==="four");for(let s of[e,e.closest(".uw-page")??e.closest(".uw-room")])s instanceof HTMLElement&&(t===
"auto"?delete s.dataset.theme:s.dataset.theme=t)}function Us(){let{choice:e,roots:t,heard:s,system:n}=Bt();for(let o of t)
Gs(o,e);if(Gt()){let o=e==="auto"?n.matches?"dark":"light":e;document.documentElement.dataset.theme=o,document.body.dataset.
jpThemeLight=String(o==="light")}for(let o of s)o()}var le=()=>Bt().choice;function Ys(e){Bt().choice=e,zl(No,e),Us()}var Co=()=>Bt().covers;function zl(e,t){try{localStorage.setItem(e,t)}catch{}}function Ro(e){let{heard:t}=Bt();return t.add(e),()=>{t.delete(e)}}
var Ie=e=>t=>{let s=e(t),n=t.el.querySelector(".uw");if(!(n instanceof HTMLElement))return s;let{roots:o}=Bt();o.add(n),
Gs(n,le());let r=new ResizeObserver(()=>{Gs(n,le()),r.disconnect()});return r.observe(n),()=>{r.disconnect(),o.delete(n),
s?.()}};async function Bo(e){let t=Uint8Array.from(atob(e),s=>s.charCodeAt(0));return new Response(new Blob([t]).stream().pipeThrough(
new DecompressionStream("gzip"))).json()}var Jl=/%(?:2C|2B|2F)/g;var Xl=e=>encodeURIComponent(e).replace(Jl,decodeURIComponent).replace(/['()]/g,t=>`%${t.charCodeAt(0).toString(16).toUpperCase()}`);
function Ho({room:e,game:t,values:s,moves:n=[]}){let o=Object.entries(s).map(([r,i])=>`${r}=${Xl(i)}`);return`${[`${e}/2`,
t,...o].join(" ")}: ${n.join(" ")}`.trimEnd()}var Ql="M70-6 18 106M5.5 24a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0M53.5 76a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0",
Zs={0:[64,[["ellipse",{cx:32,cy:50,rx:25,ry:43}]]],1:[46,[["path",{d:"M3 30 32 5V110"}]]],2:[64,[["path",{d:"M7.5 33V31.\
5A24.5 24.5 0 1 1 51.5 46.4L16 93H64"}]]],3:[62,[["path",{d:"M10.5 22.5A19.5 19.5 0 1 1 29 46H20M20 44H30A24.5 24.5 0 1 \
1 6.7 76"}]]],4:[66,[["path",{d:"M48 110V5L13 74H66","stroke-miterlimit":12}]]],5:[62,[["path",{d:"M58 7H19L14.6 48A25.5\
 25.5 0 1 1 6.9 77"}]]],6:[64,[["circle",{cx:32,cy:68,r:25}],["path",{d:"M53.5-13 10.6 55.1"}]]],7:[60,[["path",{d:"M0 7\
H49L15 110","stroke-miterlimit":12}]]],8:[64,[["circle",{cx:32,cy:27,r:20}],["circle",{cx:32,cy:68,r:25}]]],9:[64,[["cir\
cle",{cx:32,cy:32,r:25}],["path",{d:"M10.5 113 53.4 44.9"}]]],"%":[88,[["path",{d:Ql,"stroke-width":11}]]],".":[20,[["re\
ct",{x:3,y:85,width:15,height:15,fill:"currentColor",stroke:"none"}]]],",":[20,[["path",{d:"M12 84 6 118","stroke-width":13}]]],
"/":[52,[["path",{d:"M48-6 4 106","stroke-width":11}]]],"+":[60,[["path",{d:"M30 26V82M2 54H58","stroke-width":12}]]],"-":[
44,[["path",{d:"M4 54H40","stroke-width":12}]]],"−":[44,[["path",{d:"M4 54H40","stroke-width":12}]]],"×":[56,[["path",
{d:"M8 32 48 76M48 32 8 76","stroke-width":12}]]]," ":[26,[]],J:[54,[["path",{d:"M46-10V69A19.500 19.500 0 0 1 7 69V60"}]]],
Q:[72,[["ellipse",{cx:36,cy:50,rx:29,ry:43}],["path",{d:"M42 66 74 104"}]]],K:[68,[["path",{d:"M7-10V110M66-6 10 62M28 4\
2 68 106"}]]],A:[72,[["path",{d:"M2 106 36-2 70 106M14 68H58"}]]]},Ot=e=>e!==""&&[...e].every(t=>t in Zs);function nt(e,t,s=13){
return[...String(e)].reduce((o,r)=>o+(Zs[r]?.[0]??0)+s,-s)*t/100}function at(e,t,s,n,o={}){let{anchor:r="start",gap:i=13,
weight:a=n>=60?13:14,colour:l}=o,c=nt(e,n,i),h=r==="middle"?t-c/2:r==="end"?t-c:t,d=0,u=[...String(e)].map(f=>{let[m,g]=Zs[f]??
[0,[]],x=f===","?"visible":"hidden",y={x:d,y:0,width:m,height:100,viewBox:`0 0 ${m} 100`,style:`overflow:${x}`};return d+=
m+i,b("svg",y,g.map(([w,M])=>b(w,M)))});return b("g",{transform:`translate(${h} ${s}) scale(${n/100})`,fill:"none",stroke:"\
currentColor","stroke-width":a,"aria-hidden":"true",style:l&&`color:${l}`},u)}function ce(e,t,s={}){let n=nt(e,t,s.gap),
o=`width:${n/16}em;height:${t/16}em`;return b("svg.numeral",{viewBox:`0 0 ${n} ${t}`,style:o,"aria-hidden":"true"},at(e,
0,0,t,s))}var De=[e=>`M0 ${e/2}a${e/2} ${e/2} 0 1 1 ${e} 0a${e/2} ${e/2} 0 1 1 ${-e} 0Z`,e=>`M${e*.05} ${e*.05}H${e*.95}\
V${e*.95}H${e*.05}Z`,e=>`M${e/2} ${-e*.14}L${e*1.14} ${e/2}L${e/2} ${e*1.14}L${-e*.14} ${e/2}Z`,e=>`M${e/2} 0L${e} ${e*.42}\
V${e}H0V${e*.42}Z`,e=>`M${e*.25} ${e*.04}H${e*.75}L${e*1.04} ${e/2}L${e*.75} ${e*.96}H${e*.25}L${-e*.04} ${e/2}Z`,e=>`M${-e*
.1} ${e*.16}H${e*1.1}V${e*.84}H${-e*.1}Z`],tc=e=>"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[e]??"?";function Ut(e,t,s,n,o={}){let{fill:r="\
var(--on-field)",ink:i="var(--field)"}=o,a=e>=De.length,l={d:De[e%De.length](n),fill:a?i:r,stroke:a?r:null,"stroke-width":2},
c=e%De.length===3,h={x:n/2,y:c?n*.8:n*.69,"font-size":Math.max(12.5,n*.54),"font-weight":700,"text-anchor":"middle",fill:a?
r:i};return b("g",{transform:`translate(${t} ${s})`},b("path",l),b("text",h,tc(e)))}var Io={first:"M5 5h3v14H5zM20 5v14L\
9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6zM14 5h4v14h-4z",forward:"M7 5v14l11-7z",last:"M4 5v\
14l11-7zM16 5h3v14h-3z",link:"M8 3h12v13h-3V6H8zM4 8h10v13H4z",eye:"M12 5C7 5 3 8.5 1 12c2 3.5 6 7 11 7s9-3.5 11-7c-2-3.\
5-6-7-11-7zm0 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM12 9.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",down:"M4 8h16l-8\
 9z",near:"M11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm0 2.4a3.6 3.6 0 1 0\
 0 7.2 3.6 3.6 0 0 0 0-7.2z",whole:"M3 3h7v3H6v4H3zM14 3h7v7h-3V6h-4zM3 14h3v4h4v3H3zM18 14h3v7h-7v-3h4z",close:"M6 4 12\
 10 18 4 20 6 14 12 20 18 18 20 12 14 6 20 4 18 10 12 4 6z"};function ot(e,t=22){let s=`width:${t/16}em;height:${t/16}em`;
return b("svg.icon",{viewBox:"0 0 24 24",fill:"currentColor",style:s,"aria-hidden":"true"},b("path",{d:Io[e],"fill-rule":"\
evenodd"}))}var Do=(e,t,s)=>b("g.opens-mark",{transform:`translate(${e} ${t})`},b("circle",{r:s}),b("path",{d:Io.eye,"fi\
ll-rule":"evenodd",transform:`scale(${s/15}) translate(-12 -12)`}));function lt(e,t="var(--ink)",s="none"){return b("pat\
tern",{id:e,width:6,height:6,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"},L(0,0,6,6,{style:`fill:${s}`}),
L(0,0,2,6,{style:`fill:${t}`}))}function Mt(e,t,s,n,o){let r={r:`M${t-n*.86} ${s-n*.86}h${n*1.72}v${n*1.72}h${-n*1.72}Z`,
g:`M${t} ${s-n*1.02}L${t+n*1.12} ${s+n*.86}H${t-n*1.12}Z`,b:`M${t-n} ${s}a${n} ${n} 0 1 1 ${2*n} 0a${n} ${n} 0 1 1 ${-2*
n} 0Z`,y:`M${t} ${s-n*1.2}L${t+n*1.2} ${s}L${t} ${s+n*1.2}L${t-n*1.2} ${s}Z`}[e];return b("path",{d:r,...o})}var _e=e=>({
r:"red",g:"green",b:"blue",y:"yellow"})[e]??"";function zs(e,t,s,n={}){let{w:o=27,t:r=5,g:i=2,pitch:a=o+7}=n,l="",c="";for(let h=0;h<
e;h++){let d=t+Math.floor(h/10)*a,u=h%10,f=s-(u+1)*(r+i)-(u>=5?3:0);l+=`M${d} ${f}h${o}v${r}h${-o}z`;for(let m of[.22,.64])
c+=`M${d+o*m} ${f}h${o*.14}v${r}h${-o*.14}z`}return b("g",{"aria-hidden":"true"},b("path",{d:l,fill:"var(--accent-on-fie\
ld)"}),b("path",{d:c,fill:"var(--card)"}))}var pt=(e,t,s)=>Math.max(0,Math.min(1,(e-t)/(s-t||1)));function St(e,t){let s=[.1,.2,.25,.5,1,2,2.5,5,10,20,25,50,100,200,250,500].find(o=>(t-e)/o<=5)??(t-e)/4,n=[];for(let o=Math.
ceil(e/s);o*s<=t+1e-9;o++)n.push(Number((o*s).toFixed(9)));return n}var We=(e,t,s,n="tx",o=14)=>b("text",{x:e,y:t,class:n,
"font-size":o},s);function rt(e,t,s,n){if(e===0)return B(t,s,n-.8,{fill:"none",stroke:"var(--edge)","stroke-width":1.5});
let o=e>1&&B(t,s,n-.9,{fill:"none",stroke:"var(--accent-fill)","stroke-width":1.9});return b("g",B(t,s,e>1?n*.56:n,{fill:"\
var(--accent-fill)"}),o)}var qe=class{constructor(t){this.values=t,this.heard=new Map,this.saying=s=>{}}get(t){return this.values[t]}set(t,s){this.
put({[t]:s})}put(t){let s=Object.keys(t).filter(n=>Yt(this.values[n],t[n]));for(let n of s)this.values[n]=t[n];for(let n of s)
this.tell(`change:${n}`,t[n])}save_changes(){}send(t){this.saying(t)}on(t,s){for(let n of t.split(" "))this.heard.has(n)||
this.heard.set(n,new Set),this.heard.get(n)?.add(s)}off(t,s){for(let n of t.split(" "))this.heard.get(n)?.delete(s)}tell(t,s){
for(let n of[...this.heard.get(t)??[]])n(s)}},Yt=(e,t)=>e!==t&&JSON.stringify(e)!==JSON.stringify(t);function Z(e){throw new Error(e)}var qo={"٪":"%","٫":"."};for(let[e,t]of[["-","‐‑‒–−﹣"],["/","⁄∕"],["'","‘’ʼ"],[",","،٬"]])for(let s of t)
qo[s]=e;var ec=/^([+-]?) ?(.+?) ?(%|(?:out )?of 100)?$/,sc=/^(?:(\d+) )?(\d+) ?\/ ?(\d+)$/,nc=/^(?:\d+[.,]?\d*|[.,]\d+)$/,
oc=/^[1-9]\d{0,2}([,'_ ])\d{3}(?:\1\d{3})*(?:\.\d*)?$/,rc=/^[1-9]\d{0,2}(?:\.\d{3})+$/;function ic(e){let t=e.codePointAt(
0),s=0;for(;/\p{Nd}/u.test(String.fromCodePoint(t-s-1));)s++;return String(s%10)}function ac(e){if(/\p{Nd}/u.test(e))return ic(
e);if(/\p{No}/u.test(e)){let t=e.normalize("NFKC");return t.includes("⁄")?` ${t.replace("⁄","/")} `:e}return/[\p{Z}\t\n\v\f\r]/u.
test(e)?" ":/\p{Cf}/u.test(e)?"":/[\uff01-\uff5e]/.test(e)?String.fromCharCode(e.charCodeAt(0)-65248):qo[e]??e}var lc=e=>[
...e].map(ac).join("").replace(/ +/g," ").trim(),_o=e=>e.toFixed(9).replace(/\.?0+$/,""),Wo=e=>Number.isInteger(e)?e.toLocaleString(
"en"):String(Number(e.toPrecision(6))),At={low:0,high:100,unit:"chance"};function Js({low:e=-1/0,high:t=1/0,unit:s="",whole:n=!1}){
let o=Number.isFinite(e)&&Number.isFinite(t)?` from ${Wo(e)} to ${Wo(t)}`:"",r=s==="chance"?" (of 100)":s&&s!=="share"?`\
 ${s}`:"";return`Expected ${n?"a whole number":"a number"}${o}${r}`}function ct(e,t){let{low:s=-1/0,high:n=1/0,unit:o="",
whole:r=!1}=t,i=lc(e),a=[...i].slice(0,20).join(""),l=(k,S="")=>({value:null,share:Number.NaN,words:k,meant:S});if(!i)return l(
`${Js(t)}.`);let c=l(`${Js(t)}, not '${a}'.`),h=ec.exec(i);if(!h||[...i].length>60)return c;let[,d,u,f]=h,m=sc.exec(u),g=m!=
null&&m[1]==null,x=t.thousands??(-s>=1e3||n>=1e3),y=r&&rc.test(u),w;if(m){let[,k="0",S,O]=m;if(!Number(O))return c;let E=(Number(
k)*Number(O)+Number(S))/Number(O);w=T=>E*10**T}else if(x&&(oc.test(u)||y)){let k=u.replace(y?/[,'_ .]/g:/[,'_ ]/g,"");w=
S=>+`${k}e${S}`}else if(nc.test(u)){let k=u.replace(",",".");w=S=>+`${k}e${S}`}else return c;if(f&&(o!=="chance"&&o!=="s\
hare"||g&&(f==="%"||o==="share")))return c;let M=f&&o==="share"?-2:g&&o==="chance"?2:0,$=d==="-"?-1:1,v=$*w(M)||0;if(v<s||
v>n||r&&!Number.isInteger(v))return l(`${Js(t)}, not ${a}.`);if(o==="chance"&&v>0&&v<1&&!g&&!f){let k=_o(w(2)),S=_o(v);return l(
`Did you mean ${k} out of 100? Type ${k}, or ${S}% for ${S} out of 100.`,k)}return{value:v,share:$*w(M-2)||0,words:"",meant:""}}function Et(e,t){let s=Math.abs(e)*10**t,n=Math.floor(s);if(s-n!==.5||!Number.isInteger(e*2**(t+1)))return e.toFixed(t);
let o=(n%2?n+1:n)/10**t;return(e<0?-o:o).toFixed(t)}function cc(e){return e>0&&e<5/1e4?"under 0.1%":e<1&&e>9995/1e4?"ove\
r 99.9%":`${Et(100*e,1)}%`}var Ht=(e,t)=>t==="chance"?cc(e):`${Et(Math.abs(e)<.005?0:e,2)} ${t}`.replace("-","−");function Pe(e,t,s){
let{value:n,share:o,words:r}=ct(String(e),t==="chance"?At:{low:s[0],high:s[1],unit:t});if(n==null)throw new Error(r);return t===
"chance"?o:n}function je(e,t,s,n){let o=s==="chance";if(n==="exact")return o?"Within 1.":"That is it, as printed.";let r=Math.
round(Math.abs(e-t)*1e9)/1e9,i=o?String(Po(r)):Ht(r,s),a=n==="far"?"":o?": within ten":": near";return`${i} too ${e>t?"h\
igh":"low"}${a}.`}var Po=e=>Math.floor(Math.round(e*1e9)/1e7+.5),Xs=(e,t)=>t==="chance"?.105:Math.max(Math.abs(e)/10,.1);var It=e=>e.charAt(0).toUpperCase()+e.slice(1);var Zf="no one two three four five six seven eight nine ten".split(" ");var Fe=(e,t,s=!1)=>`${e} ${t}${s?" again":""}`;function Qs(e,t,s=!1){let n=new Map;for(let o of t.asked.said){let[r,i,a]=o.
place.split(" ");if(Number(r)!==t.course||!!a!==s||n.has(Number(i)))continue;let l=e.card(o.place,o.question,{});l&&!Yt(
l.settings,o.settings)&&n.set(Number(i),o)}return n}var fc=["steps","dots","row"],jo=["answer","bars","dots","steps","misconception","apart","simulated","headline","certain"],
pc=["row","judged","heat","lesson","tries"],mc=1e9,Fo=(e,t)=>Object.fromEntries(Object.entries(e).filter(([s])=>t(s))),tn=class{constructor(t,s,n){
this.panel=t,this.settings=s,this.certain=!!t.certain,this.heat=t.heat,this.answered=Fo(t,i=>jo.includes(i)||i==="lesson");
let o=t.knobs.map(i=>({...i,choices:i.choices.filter(([a])=>n.some(l=>!Yt(l,{...s,[i.name]:a})))})).filter(i=>i.choices.
length>1),r=Fo(t,i=>!jo.includes(i)&&!pc.includes(i));this.asked={...r,knobs:o},this.offers=Object.fromEntries(o.map(({name:i,
choices:a})=>[i,a.map(([l])=>l)]))}get row(){let t=this.panel.knobs.find(s=>!s.model);return(this.panel.row??[]).map(({value:s,
label:n})=>[t.name,s,n])}get number(){let{exact:t}=this.panel.judged;return{number:t,text:Ht(t,this.panel.measure)}}value(t){
return Pe(t,this.panel.measure,this.panel.span)}verdict(t){let{verdicts:s}=this.panel.judged,n=Math.round(t*mc),[,o,r]=s.
find(([i])=>n<=i)??s.at(-1);return{band:o,near:o!=="far",mistake:r}}mistake(t){return this.panel.judged.mistakes[this.verdict(
t).mistake]??null}told(t){let s=this.value(t),{judged:n,measure:o}=this.panel;return{value:s,verdict:je(s,n.exact,o,this.
verdict(s).band)}}},gc=2,Ve=class{locked=!1;constructor(t){this.saved=t,this.cards=new Map}offered(t){return this.saved.
questions.map(({id:s})=>s)}panels(t,s){return[[],[]]}card(t,s,n){let o=JSON.stringify([t,s,n]),r=this.cards.get(o);return this.
cards.has(o)||(r=this.made(t,s,n),this.cards.set(o,r)),r??null}made(t,s,n){let[o,r]=this.panels(t,s),i=[...o,...r].map(d=>this.
unfolded(d));if(i.length===0)return null;let a=i.map(d=>d.set),l={...a[0],...n},c=({name:d,choices:u,value:f})=>{let m=u.
some(([g])=>g===l[d])||u.length===0;return!(d in l)||f===(m?l[d]:u[0][0])},h=i.find(({panel:d})=>d.knobs.every(c))??i[0];
return new tn(h.panel,h.set,a.slice(0,o.length))}unfolded(t){let{pool:s,panels:n}=this.saved,o={};for(let[i,a]of Object.
entries(n)){let l=a[t];l!=null&&(o[i]=fc.includes(i)?l.map(c=>s[c]):s[l])}let r=o.knobs.map(i=>[i.name,i.value]);return{
panel:o,set:Object.fromEntries(r)}}prefer(t){return""}chip(t){let{id:s,name:n,title:o}=this.saved.questions.find(r=>r.id===
t)??this.saved.questions[0];return{id:s,name:n,title:o}}away(t,s){let{when:n}=this.saved.questions.find(o=>o.id===s)??{when:""};
return n?`It arises ${n}.`:this.saved.onward}fault(t){return""}notice(t){return""}told(t,s,n,o=t.mistake(t.value(s.number))){
let r=!(s.owned||s.denied),i=n.filter(l=>l.denied&&l.denied===o?.kind).length,a=o!=null&&r&&i<gc;return{...t.told(s.number),
sure:s.sure,mistake:o,asks:a,own:s.owned!==""}}called(t){return t}nothing(t,s){let n=this.saved.questions.find(({id:i})=>i===
s),o=n?.title??"No question arises here.",r=this.away(t,s);return{key:t,none:!0,title:o,when:r}}};var Vo=e=>Math.round(e*1e9),Ke=class extends Ve{locked=!0;constructor(t){super(t),this.lesson=t,this.courses=[]}explain(t){
let[s]=this.lesson.courses;this.saved=this.lesson=t,this.cards.clear(),this.courses=this.courses.map(n=>n===s?t.courses[0]:
n)}again(){this.courses.push(this.lesson.courses[0])}practise(t){let s=this.lesson.courses[1];if(!s)return!1;let n=s.leads[t]??
[],o=[...n,...s.positions.keys()].filter((i,a,l)=>l.indexOf(i)===a),r=Object.fromEntries(o.map((i,a)=>[a,s.laid[i]]));return this.
courses.push({...s,laid:r,positions:o.map(i=>s.positions[i])}),!0}course(t){return this.courses[t]??this.lesson.courses[0]}picked(t){
return this.course(t)===this.lesson.courses[0]}goal(t){return this.course(t).goal}groups(t){return this.course(t).positions.
map(({group:s})=>s)}pair(t,s){let n=[s,s+1].find(o=>this.course(t).positions[o]?.pair.length);return n?[n-1,n]:[]}lines(t,s){
return this.course(t).positions[this.pair(t,s)[1]].pair}position(t){let[s,n]=t.split(" ").map(Number);return this.course(
s).positions[n]}offered(t){return t?[this.position(t).question]:[]}panels(t,s){let n=this.position(t);return[n.question===
s?n.panels:[],[]]}notice({place:t,said:s}){let[n,o,r]=t.split(" "),i=this.pair(Number(n),Number(o)).map(l=>Fe(Number(n),
l,!!r));return(i.length>0&&i.every(l=>s.some(c=>c.place===l))?i:[t]).map(l=>this.position(l).notice).join(" ")}called(t){
return this.position(t).place+(t.endsWith(" again")?", again":"")}told(t,s,n){let o=t.value(s.number),r=t.verdict(o).near?
void 0:this.slipped(s.place,o,n);return super.told(t,s,n,r??t.mistake(o))}slipped(t,s,n){let[o,r]=t.split(" ").map(Number),
i={asked:{said:n},course:o};return this.position(t).compares.find(({above:a,at:l,fits:c})=>{let h=Qs(this,i),d=h.has(r)?
Qs(this,i,!0):h,u=d.get(l)??h.get(l),f=u&&this.card(u.place,u.question,u.settings);if(!f)return!1;let m=s-f.value(u.number);
return Vo(a?m:-m)>=Vo(c)})?.mistake}};var xc=2;var Dt=(e,t=2)=>Et(Math.abs(e)<.5/10**t?0:e,t).replace("-","−");function Ko(e,t,s,n,o=[]){let r=(e+t)/2,i=(t-e)/2,a=n==="chance",l=a?i>=xc&&!yc(e,t,r,i,o)?0:1:2,c=Dt(i,l);if(a&&Dt(r,l)!==
Dt(s,l))return`between ${Dt(e,l)} and ${Dt(t,l)} out of 100`;let h=a?"out of 100":n;return`about ${Dt(s,l)} ${h}, give o\
r take ${Number(c)?c:"less than 0.01"}`}function yc(e,t,s,n,o){let[r,i]=[s,n].map(a=>Number(Dt(a,0)));return o.some(a=>(e<=
a&&a<=t)!=(r-i<=a&&a<=r+i))}var he=1.959963984540054;function Go(e,t){let s=e/t,n=he*he,o=(s+n/(2*t))/(1+n/t),r=he/(1+n/t)*Math.sqrt(s*(1-s)/t+n/(4*t*t));return[Math.max(0,o-
r),Math.min(1,o+r)]}function Uo(e,t,s){let n=t/e,o=e<2?0:Math.sqrt(Math.max(0,s/e-n**2)/(e-1));return[n-he*o,n+he*o]}function Yo({parts:e,rows:t},s){let n={dealt:{},traces:[]};for(let[o,r]of Object.entries(t)){let i=e[r.charCodeAt(s)-48];
i&&o.startsWith("trace.")?n.traces.push(i):i&&(n.dealt[o]=i)}return n}var Zo=300,wc=4,bc=1e-9,zo=11,Ge=class{constructor(t){this.saved=t,this.lesson=new Ke(t),this.lesson.again(),this.positions=
t.courses[0].positions,this.of=this.positions.length}explain(t){this.saved=t,this.lesson.explain(t),this.positions=t.courses[0].
positions}card(t){let s=Fe(0,t),n=this.lesson.card(s,this.positions[t].question,{});if(!n)throw new Error(`Expected a qu\
estion at position ${t+1}.`);return n}panel(t){return this.card(t).panel}measure(t){return this.panel(t).measure}span(t){
return this.measure(t)==="chance"?[0,1]:this.panel(t).span}scale(t){return this.measure(t)==="chance"?100:1}exact(t){return this.
panel(t).judged.exact}steps(t){return this.panel(t).steps?.length??0}pair(t){return this.lesson.pair(0,t)}laid(t){let s=this.
pair(t);return this.saved.courses[0].laid[s[1]===t?s.join(" "):String(t)]}fits(t,s){let[n,o]=this.span(t),r=this.scale(t);
return Number.isFinite(s)&&s>=n&&s<=o?"":`Expected a number from ${n*r} to ${o*r}, not ${String(s*r).slice(0,20)}.`}list(t,s){
let o=s.replace(/\s*([/\u2044\u2215])\s*/g,"$1").replace(/\s+(?=[%\uff05\u066a])/g,"").replace(/(\d)\s*[x\u00d7*]\s*(\d+),?/gi,
"$1x$2 ").split(/[\s;]+|,\s|,$/).flatMap(r=>/,.*,/.test(r)?r.split(","):[r]).filter(Boolean).flatMap(r=>{let[i,a="1"]=r.
split("x");if(/\d,\d/.test(i))throw new Error(`Is ${i.slice(0,20)} one number or two? Write a point in it, or a blank af\
ter the comma.`);if(!/^\d{1,3}$/.test(a))throw new Error(`Expected numbers such as 60 x4, 45, not '${r.slice(0,20)}'.`);
let l=Pe(i,this.measure(t),this.span(t));return Array(Number(a)).fill(l)});if(o.length===0||o.length>Zo)throw new Error(
`Expected from 1 to ${Zo} numbers, such as 60 x4, 45.`);return o}written(t,s){return this.measure(t)==="chance"?Et(100*s,
1).replace(/\.0$/,""):Ht(s,this.measure(t))}bands(t){let[s,n]=this.span(t);if(this.measure(t)==="chance")return Array.from(
{length:zo},(i,a)=>a/10);let o=St(s,n),r=o.flatMap((i,a)=>a?[(i+o[a-1])/2,i]:[i]);return r.length<=zo?r:o}near(t,s){return this.
card(t).verdict(s).near}reach(t){return Xs(this.exact(t),this.measure(t))}closeWords(t){return this.measure(t)==="chance"?
"within 10":`within ${Ht(this.reach(t),this.measure(t))}`}mistake(t,s,n=()=>{}){return this.near(t,s)?null:this.positions[t].
compares.find(({above:r,at:i,fits:a})=>{let l=n(i);return l!=null&&(r?s-l:l-s)>a-bc})?.mistake??this.card(t).mistake(s)}mistakeOf({
member:t,at:s,vote:n,value:o},r){let i=a=>r.find(l=>l.member===t&&l.at===a&&l.vote===1)?.value;return this.mistake(s,o,t&&
n===1?i:void 0)}deals(t){let{tries:s,certain:n,untried:o}=this.panel(t);return s&&!n&&!o?s:null}deal(t,s){let n=this.deals(
t),{values:o,signs:r}=n;return{value:o[r.charCodeAt(s%r.length)-48],...s<n.kept&&{kept:Yo(n,s)}}}heaps(t,s){let n=new Map;
for(let o of t){let r=this.mistakeOf(o,s);if(!r)continue;let i=n.get(r.name)??{mistake:r,values:[]};i.values.push(o.value),
n.set(r.name,i)}return[...n.values()].filter(({values:o})=>o.length>=wc).map(({mistake:o,values:r})=>{let[i,a]=[Math.min(
...r),Math.max(...r)],l=t.filter(({value:c})=>c>=i&&c<=a);return{mistake:o,values:r,from:i,to:a,n:r.length,alone:l.length===
r.length}}).sort((o,r)=>o.from-r.from)}tells(t,s,n=!1){let{mistakes:o,verdicts:r}=this.panel(t).judged;return n&&this.positions[t].
compares.some(({mistake:a})=>a.kind===s)||r.some(([,,a])=>o[a]?.kind===s)}spread(t,s){let n=s.filter(o=>this.near(t,o)).
length/(s.length||1);return s.length===0?{split:!1,name:"Nobody has answered",words:""}:n<.3?{split:!1,name:"Few are clo\
se",words:"give a hint, or show the answer"}:n<=.7?{split:!0,name:"Split",words:"worth a talk"}:{split:!1,name:"Most are\
 close",words:"show the answer"}}};async function en(e,t,s){try{let n=s&&{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(s)},
o=await fetch(`${e}${t}`,{cache:"no-store",signal:AbortSignal.timeout(8e3),...n});return o.ok?await o.json():null}catch{
return null}}var Jo=async e=>!!(await en(e,"about"))?.phones,Xo=async e=>(await en(e,"mine"))?.classes??[],Zt=(e,t)=>en(
e,"leave",t);function $c(){try{return!navigator.cookieEnabled||!localStorage}catch{return!0}}function Qo({status:e,statusText:t}){
return e!==403?`The server says: ${t}.`:$c()?"This browser blocks cookies, so the server can't tell that you may start a\
 class. Allow cookies for this address, or use another browser. By hands works without.":"To start a class with phones, \
open the address that the server printed, with its token, in this browser. By hands works without."}function Ue(e,t){try{
return JSON.parse(globalThis[e].getItem(t)??"null")}catch{return null}}function zt(e,t,s){try{s==null?globalThis[e].removeItem(
t):globalThis[e].setItem(t,JSON.stringify(s))}catch{}}function Ye(e,t){let{zones:s,board:n,sheet:o,...r}=e,i=a=>a==null?void 0:t[a];return{...r,zones:s.map(a=>t[a]),board:i(n)??
"",sheet:i(o)}}var Ze=class{constructor(t,s){this.model=t,this.pages=new Map(Object.entries(t.get("pages")??{})),this.asked=
new Map,this.resting=0,this.hear=n=>{n.kind==="page"&&(this.pages.set(`${n.watcher}.${n.page}`,n),s())},t.on("msg:custom",
this.hear)}get watcher(){return this.model.get("watcher")}get few(){return this.model.get("frames")[this.watcher]??[]}get length(){
return this.model.get("count")||this.few.length}scene(t){let s=Math.max(0,Math.min(t,this.length-1));if(!this.model.get(
"count"))return this.few[s]?Ye(this.few[s],this.model.get("pool")):null;let n=this.model.get("size"),o=Math.floor(s/n),r=this.
page(o);return r?(this.fetchRest(o),Ye(r.frames[s-o*n],r.pool)):null}page(t,s=this.watcher){let n=`${s}.${t}`,o=this.pages.
get(n);return!o&&performance.now()-(this.asked.get(n)??-1/0)>8e3&&(this.asked.set(n,performance.now()),this.model.send({
kind:"page",watcher:s,page:t})),o}fetchRest(t){clearTimeout(this.resting);let s=Math.ceil(this.length/this.model.get("si\
ze")),n=Array.from({length:s},(a,l)=>(t+l)%s),o=s<=4?n:[t],r=n.map(a=>[a,this.watcher]);for(let[a]of this.model.get("eye\
s"))for(let l of o)r.push([l,a]);let i=r.find(([a,l])=>!this.pages.has(`${l}.${a}`));i&&(this.resting=setTimeout(()=>this.
page(...i),150))}marks(){let t=o=>o.mark??0;if(!this.model.get("count"))return this.few.map(t);let s=this.model.get("siz\
e"),n=Array.from({length:this.length},()=>0);for(let o=0;o*s<n.length;o++)(this.pages.get(`${this.watcher}.${o}`)?.frames??
[]).forEach((r,i)=>{n[o*s+i]=t(r)});return n}stop(){clearTimeout(this.resting),this.model.off("msg:custom",this.hear)}};var tr={door:["ask"],ask:["held","shown","ask"],held:["talk","ask","shown"],talk:["ask","shown"],shown:["why","deal","as\
k","end"],why:["why","shown","deal","ask","end"],deal:["shown","why","ask","end"],end:["ask","door"]},er=300,Y=10,de=e=>Object.
freeze({how:"hands",to:"door",at:0,vote:1,step:0,ends:0,votes:[],pressed:{},here:30,waiting:0,members:[],done:[],...e}),
K=(e,t=e.at,s=e.vote)=>e.votes.filter(n=>n.at===t&&n.vote===s);function bt(e){let t=K(e),s=new Set(t.map(({member:o})=>o)),
n=e.how==="phones"?e.members.filter(({here:o,number:r})=>o&&!s.has(r)).length:Math.max(0,e.here-t.length);return{answered:t.
length,missing:n,of:t.length+n}}function or(e){let{answered:t,missing:s,of:n}=bt(e);return t===0||3*s>=n}var ze=({of:e},{
at:t})=>t+1<e?t+1:-1,Jt=({pressed:e,at:t})=>Object.values(e[t]??{}).reduce((s,n)=>s+n,0);function mt(e,t,s){tr[e.to].includes(
t)||Z(`After ${e.to} comes ${tr[e.to].join(", ")}, not ${t}.`);let n=t==="shown"&&!e.done.includes(e.at)?[...e.done,e.at]:
e.done;return{...e,to:t,ends:0,done:n,...s}}function sn(e,t,s){s>=0&&s<e.of||Z(`Expected a position from 1 to ${e.of}, n\
ot ${s+1}.`),(t.to==="held"||t.to==="talk")&&Z("Show the answer first: the vote is closed."),t.to==="ask"&&s===t.at&&Z("\
This position is asked about now.");let n=t.done.includes(s)&&K(t,s,1).length>0,o=n&&t.how==="hands"?t.votes.filter(r=>r.
at!==s||r.vote===1):t.votes;return mt(t,"ask",{at:s,votes:o,vote:n?2:1,step:0})}function sr(e,t,s){t.to!=="ask"&&Z("The \
vote is closed."),t.how!=="hands"&&Z("This class says its numbers by phone.");let{at:n,vote:o,here:r}=t,i=r-K(t).length;
for(let c of s){let h=e.fits(n,c);h&&Z(h)}s.length>i&&Z(i>0?`Expected ${i} more at most, not ${s.length}: the class is ${r}\
.`:`All ${r} have answered. Make the class larger, or take one away.`);let a={member:0,at:n,vote:o,sure:"",n:0,after:0},
l=s.map(c=>({...a,value:c}));return{...t,votes:[...t.votes,...l]}}function kc(e,t){e.to!=="ask"&&Z("The vote is closed.");
let{at:s,vote:n}=e,o=e.votes.findLastIndex(r=>r.at===s&&r.vote===n&&r.value===t);return o<0&&Z("Nobody has guessed that."),
{...e,votes:e.votes.toSpliced(o,1)}}function nr(e,t){let s=({member:o,at:r,vote:i})=>`${o} ${r} ${i}`,n=new Set(t.map(s));
return[...e.filter(o=>!o.member||!n.has(s(o))),...t]}function vc(e,t){let{at:s,here:n,how:o,members:r}=e,i=e.pressed[s]??
{};if(e.to!=="deal"&&Z("Deal first."),o==="phones"){let c=r.map(({number:h})=>[String(h),Y]);return{...e,pressed:{...e.pressed,
[s]:{...i,...Object.fromEntries(c)}}}}let a=n*Y,l=i[0]??0;return l>=a&&Z(`These are ${a} deals: ten for each of you.`),{
...e,pressed:{...e.pressed,[s]:{...i,0:Math.min(a,t?l+t:a)}}}}function Mc(e,t,s){switch(s.kind){case"Start":return mt(t,
"ask",{vote:1,step:0});case"Hold":return mt(t,"held");case"Talk":return mt(t,"talk",{ends:s.now+s.seconds});case"Again":
return t.vote>1&&Z("There is no third vote: show the answer."),t.to==="ask"&&Z("Close the vote first."),mt(t,"ask",{vote:2});case"\
Reveal":return mt(t,"shown");case"Why":return mt(t,"why",t.to==="why"?{}:{step:0});case"Step":{let n=t.step+s.by;return(t.
to!=="why"||n<0||n>=e.steps(t.at))&&Z("There is no such step."),mt(t,"why",{step:n})}case"Deal":return mt(t,"deal");case"\
DealRest":return vc(t,s.by);case"Next":{let n=ze(e,t);return t.to==="ask"&&Z("Show the answer first, or skip it."),n<0?mt(
t,"end"):sn(e,t,n)}case"Skip":return t.to!=="ask"&&Z("Only an open question can be skipped."),sn(e,t,t.at+1);case"Go":return t.
to==="door"?{...t,at:s.at}:sn(e,t,s.at);case"End":return mt(t,"end");case"Anew":return mt(t,"door",{at:0,vote:1,step:0,votes:[],
pressed:{},done:[]});case"Tap":return s.by>0?sr(e,t,[s.value]):kc(t,s.value);case"List":return sr(e,t,e.list(t.at,s.text));case"\
Size":{let n=Math.max(2,t.to==="ask"?K(t).length:0);return Number.isInteger(s.of)&&s.of>=n&&s.of<=er||Z(`Expected a clas\
s from ${n} to ${er}`+(Number.isNaN(s.of)?".":`, not ${String(s.of).slice(0,20)}.`)),{...t,here:s.of}}case"By":return{...t,
how:s.how,here:Math.max(2,t.here,K(t).length)};case"Votes":return{...t,votes:nr(t.votes,s.votes)};case"Pressed":return{...t,
pressed:{...t.pressed,[s.at]:{...t.pressed[s.at],...s.by}}};case"Members":return{...t,members:s.members,here:s.here,waiting:s.
waiting};case"Front":{let{to:n,at:o,vote:r,step:i,ends:a}=s.standing,l=s.votes.map(f=>f.at).filter(f=>f!==o||!["ask","he\
ld","talk"].includes(n)),c=[...new Set([...t.done,...l])],h=s.members.filter(f=>f.here).length,d=nr(t.votes,s.votes),u={
...t.pressed,...s.pressed};return{...t,to:n,at:o,vote:r,step:i,ends:a,votes:d,pressed:u,members:s.members,here:h,done:c}}}}
var rr=(e,t,s)=>Object.freeze(Mc(e,t,s));function Sc(e,t){let{zones:s,board:n,sheet:o,...r}=Ye(e,t),i=[...s,n,o],a=s.length;return{frame:{...r,zones:s.map((l,c)=>c),
board:a,sheet:o&&a+1},pool:i}}function Ec(e,t){let[s,n]=e.span(t);return e.measure(t)==="chance"?.01:10**Math.floor(Math.
log10((n-s)/50||1))}function ir(e,t){let s=e.saved,{tables:n,over:o}=e.laid(t),{ask:r,given:i,says:a,model:l}=e.panel(t),
c=n.length>1?e.positions[t].pair:[],h={game:s.game,palette:s.table.palette,boards:s.table.boards,tables:n.map(({names:x,
frame:y,differs:w},M)=>({names:x,differs:w,over:o[M],...Sc(y,s.table.pool)})),lines:c,ask:r,given:i,says:a,model:l},{of:d,
saved:u}=e,[f,m,g]=[e.span(t),Ec(e,t),e.measure(t)];return{kind:"moment",at:t,of:d,title:u.title,span:f,step:m,measure:g,
shown:h}}function ar(e,t,s){let n=e.panel(t),o=s.filter(d=>d.at===t),r=e.exact(t),i=new Map;for(let d of o)d.vote>=(i.get(
d.member)?.vote??0)&&i.set(d.member,d);let a=[...i.values()].map(d=>({one:d,mistake:e.mistakeOf(d,s)})),l=a.map(({one:{member:d,
value:u,vote:f},mistake:m})=>{let g=je(u,r,e.measure(t),e.card(t).verdict(u).band),x=m?a.filter(y=>y.mistake?.name===m.name).
length-1:0;return[d,{value:u,vote:f,verdict:g,mistake:m,others:x}]}),c=d=>o.flatMap(u=>u.vote===d?[u.value]:[]).sort((u,f)=>u-
f),h={headline:n.headline||n.certain||"",answer:n.answer,written:e.written(t,r),dots:n.dots??[],steps:(n.steps??[]).map(
({picture:d,...u})=>u),notice:e.positions[t].notice,values:c(1),again:c(2),trial:n.trial??"",struck:n.tries?.struck??""};
return{kind:"answer",at:t,exact:r,shown:h,marks:Object.fromEntries(l)}}function lr(e,t,s){return e.deals(t)?Array.from({
length:Y},(n,o)=>{let{value:r,kept:i}=e.deal(t,Y*(s-1)+o);return{value:r,dealt:{},traces:[],...i}}):[]}function ue(e,{title:t,words:s,ways:n,no:o="Cancel",first:r=!1}){let i=()=>a.close(),a=p("dialog.sheet.w-panel",{"aria-l\
abel":t,onclose:()=>a.remove()},p("h2",t),s.map(l=>p("p",l)),p("div.w-ways",n.map(({k:l,label:c,press:h,stays:d},u)=>p("\
button.btn",{"data-k":l,autofocus:r&&u===0,onclick:()=>{d||i(),h()}},c)),p("button.btn",{"data-k":"no",autofocus:!r,onclick:i},
o)));e.root.append(a),a.showModal()}var nn=e=>e===1?"1 phone":`${e} phones`;function Tc({begun:e}){let t=Math.max(0,Math.
round((Date.now()/1e3-e)/60));return t===0?"just now":t<60?`${t} min ago`:`${Math.round(t/60)} h ago`}var cr=e=>`It bega\
n ${Tc(e)} and has ${e.students===1?"1 student":`${e.students} students`}, with ${nn(e.here)} here now.`,on=({code:e})=>`\
Continue with class ${e}`,hr=({line:e})=>e&&!e.now.begun?e.mine.find(t=>t.lesson===e.lesson):null;async function Je(e,t){
let s=await t??"";e.draw(),e.say(s)}var Oc=(e,t)=>({k:"end.running",label:`End class ${t.code} and delete it`,press:()=>{
Je(e,e.line?.end(t.code))}});function dr(e){let{line:t}=e,s=hr(e);!t||!s||ue(e,{title:"Welcome back",words:[`Class ${s.code}\
 is still running. ${cr(s)}`,"If other people use this computer, press “This is a shared computer” when you are done her\
e."],ways:[{k:"continue",label:on(s),press:()=>t.begun(s)},Oc(e,s),{k:"shared",label:"This is a shared computer: forget \
the class",press:()=>{Je(e,t.forget(s.code))}}],no:"Not now",first:!0})}async function ur(e){let{line:t}=e;if(!t)return;
await t.look();let[s]=t.mine;if(!s)return Je(e,t.begin());let n=s.lesson===t.lesson;ue(e,{title:`Class ${s.code} is stil\
l running`,words:[cr(s),n?"Continue with it, or end it and start a new class.":"It is at another lesson. If you bring it\
 here, its phones come along with the same code, and the answers to that lesson are deleted.","If you end it, its phones\
 are told so and its answers are deleted."],ways:[n?{k:"continue",label:on(s),press:()=>t.begun(s)}:{k:"bring",label:`Br\
ing class ${s.code} to this lesson`,press:()=>t.begun(s,!0)},{k:"end.begin",label:`End class ${s.code} and start a new c\
lass`,press:async()=>{let o=await t.end(s.code);o?e.say(o):ur(e)}}]})}function rn(e){let{line:t}=e,{members:s,to:n}=e.room.
state;if(t){if(s.length===0)return void t.close(!0);ue(e,{title:"Go on by hands?",words:[`${nn(s.length)} ${s.length===1?
"is":"are"} in class ${t.now.begun?.code}. They are told that you go on without phones, and the class on the server ends\
.`,n==="door"?"Nobody has answered yet, so nothing is lost.":"The answers so far stay in this browser, without names. On\
 the server they are deleted."],ways:[{k:"hands.yes",label:"Go on by hands",press:()=>{t.close(!0)}}],no:"Stay with phon\
es"})}}function Xe(e,t){let{line:s,tools:n,room:o}=e,{members:r,votes:i}=o.state,a=s?.carried;if(!a)return n.open?.(t);let l=n.
lessons?.find(([d])=>d===t)?.[1]??`Lesson ${t}`,c=r.length,h=()=>n.open?.(t,a);if(c===0)return h();ue(e,{title:`On to “${l}\
”?`,words:[`${nn(c)} ${c===1?"comes":"come"} along: same class, same code ${a.code}. Each phone waits for the first qu\
estion.`,i.length>0?"The answers to this lesson are deleted on the server, so save them first. Students who want to keep\
 their own answers do so on their phones now.":"Nobody has answered in this lesson yet, so nothing is lost."],ways:[...i.
length>0?[{k:"save.first",label:"Save the answers (CSV)",press:()=>e.save(),stays:!0}]:[],{k:"lesson.yes",label:"Go on w\
ith the phones",press:h}],no:"Stay in this lesson"})}function fr(e){let{line:t}=e,s=t?.now.begun;!t||!s||ue(e,{title:"Th\
is is a shared computer",words:[`This browser forgets class ${s.code}, and the class goes on in this tab.`,s.again?"If y\
ou close this tab, open the address that the server printed, with its token, to come back.":"If you close this tab, nobo\
dy can come back to the class: it ends after ten minutes, and its answers are deleted."],ways:[{k:"shared.yes",label:"Fo\
rget the class here",press:()=>{Je(e,t.forget())}}]})}function pr(e,t){let{line:s}=e,n=e.room.state.how==="phones",o=hr(
e),r=!!s?.now.locked;return[o&&s?{k:"continue",words:on(o),key:"c",press:()=>s.begun(o)}:!1,t,!n&&s?{k:"phones",words:"B\
y phones",key:"p",press:()=>{ur(e)}}:!1,n&&{k:"hands",words:"By hands",key:"h",press:()=>rn(e)},n&&{k:"lock",words:r?"Op\
en the door":"Lock the door",key:"l",press:()=>s?.set({locked:!r})}]}var Qe="uncle_widgets.class.line",Ac=8e3,Lc=2e4,Nc=1e3,Cc=4e3,Rc=5e3,Bc=6e4,Hc="The line to the server is lost. It comes\
 back by itself; phones keep their numbers.",an="Nobody has come in a minute. Does this network keep devices apart? A ho\
tspot helps. By hands is one press away, and nothing is lost.",Ic="The server has this class no more.",Dc="The class is \
over: it was ended on another page, or its day is over. Its answers are deleted.",_c="This class went on to another less\
on, on another page.",ln="The server does not answer. By hands works without it.",Wc=e=>`The server does not answer, so \
class ${e} is still on it. It ends as soon as the server answers this page; or open this page again later.`,mr=["shown",
"why","deal"],cn=class{constructor(t,s,n,o){this.room=t,this.base=s,this.lesson=n,this.told=o,this.now={begun:null,open:!1,
words:"",places:0,locked:!1,forgotten:!1},this.mine=[],this.key="",this.moving=!1,this.closing="",this.ending=0,this.socket=
null,this.due=[],this.seq=-1,this.onItsWay=0,this.waiting=0,this.heardAt=0,this.adopting=!1,this.dealtTo=new Set,this.waking=
0,this.lonely=0,this.nobody="",this.unwatch=t.watch((r,i)=>this.changed(r,i)),this.alive=window.setInterval(()=>this.here(),
Ac)}show(t){this.now={...this.now,...t},this.told(this.now)}async begin(){let t;try{t=await fetch(`${this.base}begin`,{method:"\
POST",headers:{"Content-Type":"application/json"},body:JSON.stringify({lesson:this.lesson})})}catch{return ln}return t.ok?
(this.begun(await t.json()),""):Qo(t)}async look(){this.mine=await Xo(this.base)}resume(){let t=Ue("sessionStorage",Qe)?.
code,s=this.mine.find(n=>n.code===t&&n.lesson===this.lesson);return s&&this.begun(s),!!s}begun(t,s=!1){zt("sessionStorag\
e",Qe,{code:t.code}),clearTimeout(this.lonely),this.nobody="",this.key=t.key,this.moving=s,this.closing="",this.seq=-1,this.
due=[],this.show({begun:t,words:t.words}),this.lonely=window.setTimeout(()=>{this.nobody=an,this.room.state.members.length===
0&&this.show({words:an})},Bc),this.open()}get carried(){let{begun:t}=this.now;return t&&{...t,key:this.key}}open(){clearTimeout(
this.waking);let t=new URL(`${this.base}ws`,location.href);t.protocol=t.protocol.replace("http","ws");let s=new WebSocket(
t);this.socket=s,this.heardAt=Date.now(),s.onopen=()=>{let{code:n}=this.now.begun;s.send(JSON.stringify({kind:"teach",code:n,
key:this.key}))},s.onmessage=({data:n})=>s===this.socket&&this.hear(JSON.parse(n)),s.onclose=()=>s===this.socket&&this.lost()}lost(){
this.socket=null,this.now.begun&&(this.show({open:!1,words:Hc}),this.waking=window.setTimeout(()=>this.open(),Nc+Math.random()*
Cc))}here(){if(this.now.open)if(Date.now()-this.heardAt<Lc)this.socket?.send(JSON.stringify({kind:"here",seq:this.seq}));else{
let{socket:t}=this;this.lost(),t?.close()}}hear(t){switch(this.heardAt=Date.now(),t.kind){case"front":return this.came(t);case"\
state":return this.seq=t.standing.seq,this.onItsWay=Math.max(0,this.onItsWay-1),this.onItsWay===0?this.adopt(t.standing):
void 0;case"members":return this.seated(t.members);case"count":return this.waiting=t.waiting,this.seated([...this.room.state.
members]);case"votes":{let{to:s,at:n}=this.room.state;this.room.do({kind:"Votes",votes:t.votes}),mr.includes(s)&&t.votes.
some(o=>o.at===n&&o.yes==null)&&this.send(this.answer());return}case"pressed":return void this.room.do({kind:"Pressed",at:t.
at,by:t.by});case"gone":return this.ended(!!t.hands);case"no":t.about==="teach"?this.over(Ic,!0):this.show({words:t.words}),
t.about==="change"&&(this.seq=-1,this.here())}}came(t){if(this.closing)return void this.socket?.send(JSON.stringify(this.
closes));if(this.moving){this.moving=!1,this.socket?.send(JSON.stringify({kind:"lesson",lesson:this.lesson}));return}if(t.
lesson!==this.lesson)return this.over(_c);this.room.state.how!=="phones"?this.room.clean():this.room.only(t.members);let{
standing:s,members:n,votes:o,pressed:r,room:i}=t,a=this.due.length>0&&s.seq===this.seq,{to:l,at:c,vote:h,step:d,ends:u}=this.
room.state,f=a?{...s,to:l,at:c,vote:h,step:d,ends:u}:s;this.adopting=!0,this.room.do({kind:"By",how:"phones"}),this.room.
do({kind:"Front",standing:f,members:n,votes:o,pressed:r}),this.adopting=!1,this.seq=s.seq,this.onItsWay=0,this.show({open:!0,
words:n.length>0?"":this.nobody||this.now.begun?.words,places:i.places,locked:i.locked});let m=a?this.due:[];this.due=[];
for(let g of m)this.send(g.kind==="answer"?this.answer():g);this.deal()}adopt(t){let{to:s,at:n,vote:o,step:r,ends:i,members:a,
pressed:l}=this.room.state,c=s===t.to&&n===t.at&&o===t.vote&&(s!=="why"||r===t.step);c&&i===t.ends||(this.adopting=!0,this.
room.do({kind:"Front",standing:t,members:[...a],votes:[],pressed:l}),this.adopting=!1,c||this.deal())}seated(t){let s=t.
filter(n=>n.here).length;this.room.do({kind:"Members",members:t,here:s,waiting:this.waiting}),t.length>0&&this.now.words===
an&&this.show({words:""}),this.deal()}changed(t,s){if(this.adopting||t.how!=="phones"||!this.now.begun)return;let{to:n,at:o,
vote:r,step:i,ends:a}=t;if(n===s.to&&o===s.at&&r===s.vote&&i===s.step||n==="door"&&s.to==="door")return;n==="ask"&&this.
send(ir(this.room.facts,o)),n==="shown"&&!mr.includes(s.to)&&this.send(this.answer());let l=n==="talk"?{talk:Math.max(1,
Math.round(a-Date.now()/1e3))}:{};this.send({kind:"change",to:n,at:o,vote:r,step:i,...l}),this.deal()}answer(){let{at:t,
votes:s}=this.room.state;return ar(this.room.facts,t,s)}deal(){let{to:t,at:s,members:n,how:o}=this.room.state;if(!(t!=="\
deal"||o!=="phones"||!this.now.open))for(let{number:r}of n){let i=`${s} ${r}`;this.dealtTo.has(i)||(this.dealtTo.add(i),
this.send({kind:"deals",at:s,member:r,shown:lr(this.room.facts,s,r)}))}}send(t){if(!this.now.open)return void this.due.push(
t);t.kind==="change"&&this.onItsWay++,this.socket?.send(JSON.stringify(t))}set(t){this.send({kind:"room",...t});let{places:s=this.
now.places,locked:n=this.now.locked}=t;this.show({places:s,locked:n})}get closes(){return{kind:"close",...this.closing===
"hands"&&{hands:!0}}}async close(t=!1){let{begun:s,open:n}=this.now;if(!s)return;if(this.closing=t?"hands":"end",n)return this.
send(this.closes);let o={code:s.code,key:this.key,end:!0,hands:t};if(await Zt(this.base,o))return this.ended(t);this.over(
Wc(s.code),t),this.endLater(o)}endLater(t){this.ending=window.setTimeout(async()=>{await Zt(this.base,t)?this.show({words:""}):
this.ending&&this.endLater(t)},Rc)}ended(t){let s=this.now.begun?.code??"";Zt(this.base,{code:s,key:"",end:!1}),this.mine=
this.mine.filter(n=>n.code!==s),this.over(this.closing?"":Dc,t&&this.closing==="hands")}async end(t){let s=await Zt(this.
base,{code:t,key:"",end:!0});return await this.look(),s?"":ln}async forget(t=this.now.begun?.code??""){let s=t===this.now.
begun?.code,n=await Zt(this.base,{code:t,key:s?this.key:"",end:!1});return n?(await this.look(),s&&(this.key=n.key,zt("s\
essionStorage",Qe,null),this.show({forgotten:!0}),this.open()),""):ln}over(t,s=!1){clearTimeout(this.lonely),clearTimeout(
this.waking),zt("sessionStorage",Qe,null);let{socket:n}=this;this.socket=null,this.key="",this.show({begun:null,open:!1,
words:t,forgotten:!1}),n?.close(),s?this.room.do({kind:"By",how:"hands"}):this.room.forget()}stop(){clearInterval(this.alive),
clearTimeout(this.lonely),clearTimeout(this.waking),clearTimeout(this.ending),this.ending=0,this.unwatch();let{socket:t}=this;
this.socket=null,t?.close()}};async function gr(e,t,s,n=null){if(!n&&(!await Jo(t)||e.gone))return;let o=new cn(e.room,t,
s,()=>e.lined(o));if(n){e.lined(o),o.begun(n,!0);return}if(await o.look(),e.gone)return o.stop();e.lined(o),o.resume()||
dr(e)}var qc="uncle_widgets.class",xr="uncle_widgets.class.size",kr="uncle_widgets.class.open",Pc=30,hn="Choose first: continu\
e the earlier class, or start over.";function yr(e){try{return JSON.parse(localStorage.getItem(e)??"null")}catch{return null}}
function wr(e,t){try{localStorage.setItem(e,JSON.stringify(t))}catch{}}var br=!1;function $r(e){try{sessionStorage.setItem(
kr,e)}catch{}}function jc(e){let t=!br;br=!0;try{let s=sessionStorage.getItem(kr),[n]=performance.getEntriesByType("navi\
gation");return t&&s===e&&n?.type==="reload"}catch{return!1}}var Fc=e=>!!(e&&(e.to!=="door"||e.votes.length>0||e.done.length>
0)),ts=class{constructor(t){this.facts=t,this.name=`${qc} ${t.saved.game} ${t.saved.number}`;let s=Number(yr(xr))||Pc,n=yr(
this.name),o=n?.of===t.of?n.state:void 0,r=jc(this.name);$r(this.name),this.offered=Fc(o)&&!r?de({here:s,...o}):null,this.
offeredAt=Number(n?.when)||0,this.state=de({here:s,...this.offered?{}:o}),this.heard=new Set}do(t){let s=this.state;if(t.
kind==="By"&&t.how==="phones"&&(this.offered=null,$r("")),this.offered)return hn;try{this.state=rr(this.facts,s,t)}catch(n){
return n instanceof Error?n.message:String(n)}t.kind==="Size"&&wr(xr,t.of),this.keep();for(let n of[...this.heard])n(this.
state,s);return""}explain(t){this.facts.explain(t);for(let s of[...this.heard])s(this.state,this.state)}watch(t){return this.
heard.add(t),()=>{this.heard.delete(t)}}takeUp(){let t=this.state;this.state=this.offered??t,this.offered=null;for(let s of[
...this.heard])s(this.state,t)}clean(){this.offered=null,this.state=de({here:this.state.here})}only(t){let s=new Set(t.map(
({number:i})=>i)),n=this.state.votes.filter(({member:i})=>!i||s.has(i)),o=i=>Object.fromEntries(Object.entries(i).filter(
([a])=>a==="0"||s.has(Number(a)))),r=Object.fromEntries(Object.entries(this.state.pressed).map(([i,a])=>[i,o(a)]));this.
state=Object.freeze({...this.state,votes:n,pressed:r})}forget(){let t=this.state;this.offered=null,this.state=de({here:t.
here}),this.keep();for(let s of[...this.heard])s(this.state,t)}keep(){let{how:t,members:s,waiting:n,...o}=this.state;t===
"hands"&&wr(this.name,{of:this.facts.of,state:o,when:Date.now()})}};var Vc=400;function vr({press:e,refused:t}){let s=Number.NEGATIVE_INFINITY,n="",o="",r=p("button.btn.solid.wide",{"data-k":"main",onclick:()=>{
performance.now()-s<Vc||(n?t(n):e())}});return{node:r,show(i,a,l=i){o&&o!==l&&(s=performance.now()),o=l,r.textContent!==
i&&(r.textContent=i),n=a,a?r.setAttribute("aria-disabled","true"):r.removeAttribute("aria-disabled"),r.title=a}}}var Kc={csv:"text/csv",json:"application/json",html:"text/html",ipynb:"application/x-ipynb+json"};function fe(e){if(e.kind!==
"file")return;let t=Kc[e.name.split(".").pop()??""]??"text/plain",s=URL.createObjectURL(new Blob([e.text],{type:t}));p("\
a",{href:s,download:e.name}).click(),URL.revokeObjectURL(s)}var Gc="input:not([type=range]), select, textarea, [contenteditable]:not([contenteditable=false])",dn="uncle_widgets key\
s",Uc="input, [role=tab], .chooser, .art",Mr=/^(Arrow|Home|End)/,Er="button, a, summary, label, [role=button], [role=tab\
]",Xt=new Set,un=e=>e.closest(".uw-page")??e.closest(".uw-room")??e.closest(".uw"),Tr=e=>e.getClientRects().length>0,Or=e=>!!e.
any||e.keys.some(t=>t.length===1&&t!==" ");function Ar(){try{return localStorage.getItem(dn)!=="off"}catch{return!0}}function Yc(e){
try{e?localStorage.removeItem(dn):localStorage.setItem(dn,"off")}catch{}}function Zc({el:e,keys:t},s,n){let{key:o,shiftKey:r}=s;
return Mr.test(o)&&n.closest(Uc)&&!(n instanceof HTMLInputElement&&e.contains(n))?!1:t().some(i=>(i.keys.includes(o)||i.
any?.(o))&&(!Mr.test(o)||r===!!i.shift)&&(!i.inside||e.contains(n))&&(!Or(i)||Ar()&&!n.closest("input"))&&i.when()&&i.press(
o,n))}function Sr(e){if(e.defaultPrevented||e.isComposing||e.ctrlKey||e.metaKey||e.altKey)return;let t=e.composedPath(),
s=t[0];if(!(s instanceof Element)||s.closest("dialog")||s.closest(Gc)&&e.key!=="Escape")return;let n=[...Xt].filter(({el:o})=>{
let r=un(o);return r&&t.includes(r)&&Tr(o)});if(n.length){if(e.key==="?")fn(n[0].el);else if(!n.some(o=>Zc(o,e,s)))return;
e.preventDefault(),e.stopPropagation()}}function Qt(e,t){let s={el:e,keys:t};return Xt.size||document.addEventListener("\
keydown",Sr,!0),Xt.add(s),()=>{Xt.delete(s),Xt.size||document.removeEventListener("keydown",Sr,!0)}}function fn(e){let t=un(
e),s=Q("keys"),o=[...Xt].filter(l=>un(l.el)===t&&Tr(l.el)).flatMap(l=>l.keys()).filter(l=>l.when()),r=p("div.keys-typed"),
i=p("dialog.sheet.keys-list",{"aria-labelledby":s,onclose:()=>i.remove()}),a=()=>{let l=Ar();z(r,p("span",{"aria-hidden":"\
true"},"Letters, digits and signs"),ut({label:"Letters, digits and signs",choices:[[!0,"On"],[!1,"Off"]],value:l,pick:c=>{
Yc(c),a()},k:"typed"}));for(let c of i.querySelectorAll("[data-typed]"))c.classList.toggle("off",!l)};i.append(p("h2",{id:s,
tabindex:-1,autofocus:!0},"Keys of this room"),p("p.mute","They act while the focus is in the room, and in no field wher\
e you type."),p("dl",[...o,{keys:["?"],shown:"?",words:"Shows this list.",when:()=>!0,press:()=>!0}].map(l=>p("div",{"da\
ta-typed":Or(l)&&l.shown!=="?"?"":null},p("dt",p("kbd",l.shown)),p("dd",l.words)))),r,p("button.btn",{"data-k":"keys.clo\
se",onclick:()=>i.close()},"Close")),a(),e.append(i),i.showModal()}var gt=(e,t)=>Math.max(12,Math.min(e,t/1.4));var zc=[[/[ilj.,:;'|!tf\s()]/,.3],[/[mwMW@%]/,.88],[/[A-Z]/,.7],[/[\u0300-\u036f]/,0],[/[\u0250-\uffff]/,1]],Jc=["012345\
6789","of 100 hands, as the quick brown fox jumps over it"],pe,Lr=e=>{let t=0;for(let s of e)t+=zc.find(([n])=>n.test(s))?.[1]??
.57;return t};function Xc(){if(pe!=null)return pe;let e=typeof document=="object"&&document.querySelector(".uw"),t=e&&document.
createElement("canvas").getContext("2d");if(!e||!t)return 1;let s=getComputedStyle(e).getPropertyValue("--sans"),n=[400,
700].flatMap(o=>(t.font=`${o} 100px ${s}`,Jc.map(r=>t.measureText(r).width/(o>400?100*1.06:100)/Lr(r))));return pe=Math.
max(1,...n),document.fonts.addEventListener("loadingdone",()=>pe=void 0,{once:!0}),pe}var H=(e,t)=>Lr(e)*t*Xc(),Qc=12;function G(e,t,s,n=1){
let o=H(e,n),r=Math.max(Math.min(t,Qc),Math.min(t,s/Math.max(o,.01)));if(o*r<=s+.01)return{lines:[e],size:r};let i=c=>H(
c,r*n)<=s,a=[""],l=()=>a[a.length-1];for(let c of e.split(" "))if(l()!==""&&i(`${l()} ${c}`))a[a.length-1]+=` ${c}`;else{
l()!==""&&a.push("");for(let h of c)l()!==""&&!i(l()+h)&&a.push(""),a[a.length-1]+=h}return{lines:a,size:r}}function te(e,t,{
w:s,ideal:n,tight:o=.5,least:r=s,floor:i=0}){if(e<=1)return{w:Math.min(s,Math.max(t,12)),step:n,cols:1,rows:1};let a=u=>Math.
max(o*u,i),l=(u,f)=>Math.min(n,(t-u)/Math.max(f-1,1));for(let u of[s,Math.max(r,Math.min(s,t/(1+o*(e-1))))])if(l(u,e)>=a(
u)-.01)return{w:u,step:l(u,e),cols:e,rows:1};let c=Math.max(1,Math.floor((t-r)/a(r))+1),h=Math.ceil(e/c),d=Math.ceil(e/h);
return{w:r,step:l(r,d),cols:d,rows:h}}function Nr(e){let t=[...e].sort((n,o)=>n.seat-o.seat),s=Math.max(0,t.findIndex(n=>n.
me));return[...t.slice(s),...t.slice(0,s)]}function Cr(e){if(e<2)return{left:0,top:e,right:0};let t=Math.floor((e+1)/3);
return{left:t,top:e-2*t,right:t}}var th="var(--card-ink)";function es(e,t,s,n,o){let r=n*.46,i=c=>`a${r} ${r} 0 1 0 ${c*2*r} 0`,a=(c,h)=>`M${c-r} ${h}${i(
1)}${i(-1)}Z`,l={d:`M${t} ${s-n*1.1}L${t+n*.85} ${s}L${t} ${s+n*1.1}L${t-n*.85} ${s}Z`,h:`M${t} ${s+n}L${t-n*.95} ${s-n*
.12}A${n*.52} ${n*.52} 0 0 1 ${t} ${s-n*.52}A${n*.52} ${n*.52} 0 0 1 ${t+n*.95} ${s-n*.12}Z`,s:`M${t} ${s-n*1.05}L${t+n*
.95} ${s+n*.12}A${n*.5} ${n*.5} 0 0 1 ${t+n*.14} ${s+n*.5}L${t+n*.4} ${s+n}H${t-n*.4}L${t-n*.14} ${s+n*.5}A${n*.5} ${n*.5}\
 0 0 1 ${t-n*.95} ${s+n*.12}Z`,c:a(t,s-n*.52)+a(t-n*.54,s+n*.22)+a(t+n*.54,s+n*.22)+`M${t} ${s-n*.2}L${t+n*.4} ${s+n}H${t-
n*.4}Z`}[e];if(!l)throw new Error(`Expected a suit of ours, not "${e}".`);return b("path",{d:l,...o})}var Rr={bell:{fill:"\
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
1 0-84 0",fill:"M24 34H76V50H59V84H41V50H24Z",wide:9}},Br=e=>e in Rr;function Hr(e,t,s,n,{colour:o="var(--accent-card)",
ink:r=th}={}){let i=Rr[e];if(!i)throw new Error(`Expected a symbol of ours, not "${e}".`);let a=(l,c)=>l&&b("path",{d:l,
fill:"none",style:`stroke:${c}`,"stroke-width":i.wide??8});return b("g",{transform:`translate(${t} ${s}) scale(${n/100})`},
a(i.line,o),i.fill&&b("path",{d:i.fill,"fill-rule":"evenodd",style:`fill:${o}`}),i.ink&&b("path",{d:i.ink,style:`fill:${r}`}),
a(i.inkLine,r))}function pn(e,t,s,n){if(e==="skip")return b("g",{fill:"currentColor"},j(`M${t-n} ${s+n*.5}A${n} ${n} 0 0 1 ${t+n*.78} ${s-
.1*n}`,"currentColor",n*.26),b("path",{d:`M${t+n*1.2} ${s+n*.62}L${t+n*.3} ${s+n*.2}L${t+n*1.16} ${s-n*.5}Z`}),B(t,s+n*.62,
n*.24));let o=r=>`M${t-r*n} ${s-r*n*.62}H${t+r*n*.2}V${s-r*n}L${t+r*n} ${s-r*n*.46}L${t+r*n*.2} ${s+r*n*.08}V${s-r*n*.3}\
H${t-r*n}Z`;return b("path",{d:o(1)+o(-1),fill:"currentColor"})}function eh(e){let t=e*1.4,s=e*.08,n=(t-2*s)/17,o=e*.3,r="",
i="";for(let a=0;a<9;a++)r+=`M${s} ${s+2*a*n}h${e-2*s}v${n}h${2*s-e}z`;for(let a=-3;a<=3;a++){let l=2*a*n,c=Math.sqrt(Math.
max(0,o**2-(Math.abs(l)+n/2)**2));c&&(i+=`M${e/2+l-n/2} ${t/2-c}h${n}v${2*c}h${-n}z`)}return[L(0,0,e,t,{class:"paper",rx:e*
.085}),b("path.stripes",{d:r}),B(e/2,t/2,o+n*.9,{fill:"var(--card)"}),b("path.stripes",{d:i})]}function sh(e,t){let s=t*
1.4,n=t*.085,o=e.rings??0,r=e.text??"",i=t*Math.min(.098,.78/Math.max(o,1)),a=t*.11,l=a+t*.026,c="";for(let d=1;d<o;d++)
c+=`M0 ${s-a-d*i}A${a+d*i} ${a+d*i} 0 0 1 ${a+d*i} ${s}`;let h=Ot(r)?Math.min(t*.36,t*.76*100/nt(r,100)):0;return[L(0,0,
t,s,{class:"paper",rx:n}),o>0&&b("path",{d:`M0 ${s-l}A${l} ${l} 0 0 1 ${l} ${s}H${n}A${n} ${n} 0 0 1 0 ${s-n}Z`,fill:"va\
r(--accent-card)"}),c&&j(c,"var(--accent-card)",Math.min(t*.052,i*.55)),h?at(r,t*.12,t*.13,h,{colour:"var(--card-ink)"}):
b("text",{x:t*.1,y:t*.36,"font-size":Math.min(t*.3,t*1.5/Math.max(r.length,1)),"font-weight":700,fill:"var(--card-ink)"},
r),L(0,0,t,s,{class:"edge",rx:n})]}function nh(e,t){let s=t*1.4,n=t*.085,o=e.colour==="wild",r=e.colour??"",i=o?"#fff":`\
var(--c-${r}-on)`,a=o?[["r",-1,-1],["g",1,-1],["y",-1,1],["b",1,1]].map(([u,f,m])=>Mt(String(u),t*(.5+.23*Number(f)),s*.62+
t*.23*Number(m),t*.16,{fill:`var(--c-${u})`,stroke:"#fff","stroke-width":t*.018})):[.46,.31,.16].map(u=>Mt(r,t*.62,s*.66,
t*u,{fill:"none",stroke:i,"stroke-opacity":.5,"stroke-width":t*.045})),l={draw2:"+2",draw4:"+4"}[e.glyph??""],c=l??(e.glyph?
"":e.text??""),h=c?at(c,t*.12,t*.13,t*(l?.34:.42),{gap:l?8:13}):o?b("text",{x:t*.11,y:t*.3,"font-size":Math.max(12.5,t*.22),
"font-weight":700,fill:i},t<46?"W":"Wild"):pn(e.glyph??"",t*.31,t*.33,t*.19),d=e.letter||r.toUpperCase();return[L(0,0,t,
s,{rx:n,fill:o?"#17181C":`var(--c-${r})`}),b("svg",{width:t,height:s,style:"overflow:hidden"},a),b("g",{style:`color:${i}`},
h),!o&&b("text",{x:t*.12,y:s-t*.1,"font-size":Math.max(12.5,t*.205),"font-weight":700,fill:i},d),L(0,0,t,s,{rx:n,fill:"n\
one",stroke:"#fff","stroke-width":Math.max(2,t*.03)})]}function oh(e,t){let s=t*1.4,n=e.suit??"",o=e.text??"",r=`var(--s\
uit-${n})`,i=Math.min(t*.3,t*.62*100/nt(o,100,6));return[L(0,0,t,s,{class:"paper",rx:t*.085}),es(n,t*.66,s*.69,t*.34,{style:`\
fill:${r}`,opacity:.16}),es(n,t*.66,s*.69,t*.2,{style:`fill:${r}`}),at(o,t*.1,t*.11,i,{colour:r,gap:o.length>1?6:13}),es(
n,t*.22,t*.6,Math.max(4,t*.125),{style:`fill:${r}`}),L(0,0,t,s,{class:"edge",rx:t*.085})]}function rh(e,t){let s=t*1.4,n=e.
text??"",o=Math.min(t*.2,t*.8/Math.max(H(n,1.06),.1)),r=n!==""&&o>=9,i=t*(r?.6:.7);return[L(0,0,t,s,{class:"paper",rx:t*
.085}),r&&b("text",{x:t*.1,y:t*.1+o*.9,"font-size":o,"font-weight":700,style:"fill:var(--card-ink)"},n),Hr(e.glyph??"",(t-
i)/2,r?s*.36:(s-i)/2,i),L(0,0,t,s,{class:"edge",rx:t*.085})]}function ih(e,t){return e.colour?nh(e,t):e.suit?oh(e,t):e.glyph&&
Br(e.glyph)?rh(e,t):sh(e,t)}function $t(e,t){let s=e?ih(e,t):eh(t);return b("g",{class:e?"front":"back"},s)}var ah={0:[],
1:[[0,0]],2:[[-1,-1],[1,1]],3:[[-1,-1],[0,0],[1,1]],4:[[-1,-1],[1,-1],[-1,1],[1,1]],5:[[-1,-1],[1,-1],[0,0],[-1,1],[1,1]],
6:[[-1,-1],[1,-1],[-1,0],[1,0],[-1,1],[1,1]]},ss=(e,t,s)=>[L(0,0,t,t,{rx:t*.14,style:`fill:var(--card);stroke:${s?"var(-\
-lit)":"var(--field)"}`,"stroke-width":s?5:1.5,opacity:e?1:.45}),ah[e].map(([n,o])=>B(t*(.5+n*.26),t*(.5+o*.26),t*.09,{fill:"\
var(--card-ink)"}))];var lh=["#F4F7FF","#A9C3F5","#6F94DB","#3F63AB","#233E77"],gn=e=>({fill:lh[e-1],ink:e<4?"#13201E":"#FFF"}),mn=e=>!!e.nodes,
ch=["part","value"];function hh(e,t){let s=Object.entries(e.nodes??{});return t==="part"?s:[...s].sort(([,n],[,o])=>(n.value??
0)-(o.value??0))}var ns=class{constructor(t){this.changed=t,this.back=!1,this.by="part",this.map={},this.words=p("p.coun\
ted"),this.steps=p("ol.shades"),this.tokens=p("button.btn.quiet",{"data-k":"heat.tokens",onclick:()=>this.bring()}),this.
opener=p("button.btn.quiet",{"data-k":"heat.all","aria-expanded":"false",onclick:()=>this.open(!!this.list.hidden)}),this.
root=p("div.heat-bar",{role:"group","aria-label":"Numbers on the board",hidden:!0},p("div.legend",this.words,this.steps),
this.tokens,this.opener),this.list=p("section.sheet.scores.heat-list",{hidden:!0})}get clears(){return mn(this.map)&&!!this.
map.hides&&!this.back}show(t){if(JSON.stringify(t)===JSON.stringify(this.map)||(this.map=t,this.root.hidden=!mn(t),this.
open(!1),!mn(t)))return;let{title:s="",unit:n="",steps:o=[],hides:r="",nodes:i={}}=t;this.words.textContent=s,this.steps.
replaceChildren(...o.map(({text:a,count:l},c)=>{let{fill:h,ink:d}=gn(c+1),u=`about ${a} ${n}: ${l} of the places`;return p(
"li",{title:u},p("span.shade",{"aria-hidden":"true",style:`background:${h};color:${d}`},a),p("span.sr",u))}),p("li.unit",
{"aria-hidden":"true"},n)),this.tokens.hidden=!r,this.opener.textContent=`All ${Object.keys(i).length}`,this.say()}say(){
this.tokens.textContent=`Show ${this.map.hides??""}`,_(this.tokens,"aria-pressed",String(this.back))}bring(){this.back=!this.
back,this.say(),this.changed()}open(t){this.list.hidden=!t,_(this.opener,"aria-expanded",String(t)),this.list.replaceChildren(
...t?[this.table()]:[])}escape(){let t=!this.list.hidden;return this.open(!1),t&&this.opener.focus(),t}sort(t){this.by=t,
this.open(!0),this.list.querySelector(`[data-k="heat.${t}"]`)?.focus()}table(){let{title:t="",unit:s=""}=this.map,n={part:"\
where",value:s},o=ch.map(i=>p("th",{scope:"col","aria-sort":this.by===i?"ascending":null},p("button.sorts",{"data-k":`he\
at.${i}`,onclick:()=>this.sort(i)},n[i]))),r=([i,{part:a="",value:l=0}])=>p("tr",p("th",{scope:"row"},i),p("td",a),p("td\
.num",l.toFixed(2)));return p("div.scroll",{tabindex:0,role:"group","aria-label":t},p("table",p("caption",t),p("thead",p(
"tr",p("td"),...o)),p("tbody",hh(this.map,this.by).map(r))))}};var dh=23,xn=24,ge=20,uh=17,fh=8,Ir=6,me={h:23,size:15},ph={house:[66,34],place:[20,28]},[mh,gh,xh]=[3,4,1],Dr=(e,t)=>Math.
hypot(e.x-t.x,e.y-t.y);function yh(e,t,s){let n={x:(e.x+t.x)/2,y:(e.y+t.y)/2},o=r=>(r.x-n.x)*(t.x-e.x)+(r.y-n.y)*(t.y-e.
y);return s.flatMap((r,i)=>{let a=s[(i+1)%s.length],[l,c]=[o(r),o(a)],h=l/(l-c),d=l<0!=c<0?[{x:r.x+(a.x-r.x)*h,y:r.y+(a.
y-r.y)*h}]:[];return l<0?[r,...d]:d})}function wh(e,t=dh){let s=Array.from({length:xn},(n,o)=>{let r=2*Math.PI*o/xn,i=t/
Math.cos(Math.PI/xn);return{x:i*Math.cos(r),y:i*Math.sin(r)}});return e.map((n,o)=>{let r=s;for(let[i,a]of e.entries()){
let l=Dr(n,a);i===o||l>2.1*t||(l<.5?r=i>o?[]:r:r=yh({x:0,y:0},{x:a.x-n.x,y:a.y-n.y},r))}return r})}var bh=e=>e.map((t,s)=>{
let n=e.filter((o,r)=>r!==s).map(o=>Dr(t,o));return Math.max(fh,Math.min(ge,...n.filter(o=>o>.5).map(o=>o/2-1)))}),yn=(e,t)=>e.
x<t.x+t.w&&t.x<e.x+e.w&&e.y<t.y+t.h&&t.y<e.y+e.h,$h=({x:e,y:t},s)=>({x:e-s,y:t-s,w:2*s,h:2*s});function kh(e,t,s,n,o){let r=[];
return e.map((i,a)=>{let l=s[a],c=me.h,h=m=>(m.x<o.x||m.y<o.y||m.x+l>o.x+o.w||m.y+c>o.y+o.h?100:0)+mh*r.filter(x=>yn(x,m)).
length+gh*e.filter((x,y)=>yn($h(x,t[y]-3),m)).length+xh*n.filter(x=>yn(x,m)).length,d=[[1,-1],[-1,-1],[1,0],[-1,0],[0,-1],
[0,1],[1,1],[-1,1]],f=[0,8,20].flatMap(m=>d.map(([g,x])=>{let y=(t[a]+m)*(g&&x?.72:1.08);return{x:i.x+g*(y+l/2)-l/2,y:i.
y+x*(y+c/2)-c/2,w:l,h:c}})).reduce((m,g)=>h(g)<h(m)?g:m);return l&&r.push(f),f})}var wn=e=>e?12+9*e.length:0,bn=({x:e,y:t},{
role:s,label:n,ring:o,chosen:r,attributes:i})=>b("g",{role:s,"aria-label":n,"data-x":e,"data-y":t,transform:`translate(${e}\
 ${t})`,...i},b("title",n),b("g.sized",b("path.cell",{fill:"transparent"}),(o||r)&&B(0,0,ge,{class:"ring"}),r&&B(0,0,ge-
Ir,{class:"ring chosen"}),B(0,0,ge+12,{class:"ring-focus"}))),_r=({x:e,y:t},s,n)=>b("g.tag.of",{"data-of":n,"data-move":n,
transform:`translate(${e} ${t})`,"aria-hidden":"true"},b("g.sized",b("g.stands",L(0,0,wn(s),me.h,{rx:3,style:"fill:var(-\
-lit)"}),b("text",{x:wn(s)/2,y:me.h/2+me.size*.36,"font-size":me.size,"font-weight":700,"text-anchor":"middle",fill:"#13\
201E"},s))));function Wr(e,t,s,n){let o=[...e.querySelectorAll("[data-x]")],r=({x:g,y:x})=>({x:g/t,y:x/t}),i=o.map(({dataset:g})=>r(
{x:Number(g.x),y:Number(g.y)})),a=wh(i),l=bh(i);for(let g of e.querySelectorAll(".sized"))g.setAttribute("transform",`sc\
ale(${t})`);for(let[g,x]of o.entries()){let y=a[g].map(({x:w,y:M})=>`${w.toFixed(1)} ${M.toFixed(1)}`).join("L");x.querySelector(
".cell")?.setAttribute("d",y?`M${y}Z`:"");for(let w of x.querySelectorAll("circle")){let M=w.classList.contains("ring-fo\
cus")?12:w.classList.contains("chosen")?-Ir:0,[$,v]=["many","handle"].map(S=>x.classList.contains(S)),k=v?ge:$?Math.min(
l[g],uh/t):l[g];w.setAttribute("r",String(k+M))}}let c=[...e.querySelectorAll(".tag.of")];if(!c.length)return;let h=o.map(
g=>c.find(x=>x.dataset.of===g.dataset.move)),d=h.map(g=>wn(g?.textContent??"")),u={x:s.x/t,y:s.y/t,w:s.w/t,h:s.h/t},f=n.
map(({x:g,y:x,kind:y})=>{let[w,M]=ph[y??""]??[13,13];return{x:(g-w)/t,y:(x-M)/t,w:2*w/t,h:2*M/t}}),m=kh(i,l,d,f,u);for(let[
g,x]of h.entries()){let{x:y,y:w}=m[g];x?.querySelector(".stands")?.setAttribute("transform",`translate(${y-i[g].x} ${w-i[g].
y})`)}}var vh=18,Mh=40,Sh={"stroke-width":5},Eh={"stroke-width":36,"stroke-linejoin":"round","stroke-linecap":"round"},Th=.4;function Oh(e,t){
let s=t.get(e.a),n=t.get(e.b),o=`M${s.x} ${s.y}L${n.x} ${n.y}`,r=i=>b("path",{d:o,fill:"none",...i});switch(e.kind??"roa\
d"){case"double":return[r({style:"stroke:var(--field-edge)","stroke-width":9}),r({style:"stroke:var(--field)","stroke-wi\
dth":4})];case"dashed":return r({style:"stroke:var(--field-edge)","stroke-width":6,"stroke-dasharray":"12 9"});case"thin":
return r({style:"stroke:var(--field-edge)","stroke-width":3});case"pointer":return r({style:"stroke:var(--on-field-2)","\
stroke-width":3,"stroke-dasharray":"2 5"});default:return r({style:"stroke:var(--field-edge)","stroke-width":9})}}var qr=(e,t,s,n)=>b(
"text",{class:n,y:.35*t,"font-size":t,"font-weight":700,"text-anchor":"middle",fill:s},e);function Ah(e,t,s,n){let{fill:o,
ink:r}=t?gn(t.step):{fill:"var(--on-field)",ink:""},i={style:`fill:${o};stroke:var(${t?"--on-field-2":"--field"})`,"stro\
ke-width":2},a=t?Math.min(16*s,vh):13,l=e.kind==="crossing"?b("path",{d:`M0 ${-a*1.35}L${a*1.35} 0 0 ${a*1.35} ${-a*1.35}\
 0Z`,...i}):e.kind==="door"?b("path",{d:`M${-a} ${-a}L${a} 0 ${-a} ${a}Z`,...i}):e.kind==="house"?b("rect",{x:-66,y:-34,
width:132,height:68,rx:4,...i}):e.kind==="place"?L(-19,-27,38,54,{class:"slot",rx:4,fill:"none"}):b("circle",{r:a,...i}),
c=e.kind==="house",h=c&&(e.name??"").length>8?(e.name??"").split(" "):[e.name??""],d=Math.max(1,...h.map(m=>m.length)),u=c?
Math.min(23*s,122/(.66*d),54/(1.1*h.length)):20*s,f={...e.kind==="place"?n(e):{x:0,y:c?0:16+18*s,"text-anchor":"middle"},
class:c?"on-house":"f"};return b("g",{transform:`translate(${e.x} ${e.y})`},b("title",e.label),l,e.kind==="pointer"&&!t&&
L(-5,-5,10,10,{fill:"var(--field)"}),t&&qr(t.text,20*s,r,t.fine?"coarse":""),t?.fine&&qr(t.fine,15*s,r,"fine"),e.name&&h.
map((m,g)=>b("text",{"font-size":u,"font-weight":700,...f,y:f.y+(c?(.35+1.1*(g-(h.length-1)/2))*u:0)},m)))}function Lh(e){
let t=new Map;for(let{key:n,at:o,art:r}of e)(r??"mark")==="mark"&&t.set(o,[...t.get(o)??[],n]);let s=new Map;for(let n of t.
values())n.forEach((o,r)=>s.set(o,r-(n.length-1)/2));return s}function Nh(e,t,s,n=0){let o=t.get(e.at);if(!o)throw new Error(
`Expected a node of the board, not "${e.at}".`);let r={mark:()=>[B(0,0,27,{fill:e.active?"var(--accent-on-field)":"var(-\
-field)"}),Ut(e.seat??0,-19,-19,38,{fill:e.active?"var(--field)":"var(--on-field)",ink:e.active?"var(--accent-on-field)":
"var(--field)"})],agent:()=>[B(0,0,15,{style:"fill:var(--field);stroke:var(--on-field)","stroke-width":3}),L(-9,-3,18,6,
{fill:"var(--on-field)"})],card:()=>[b("g",{transform:"translate(-20 -28)"},$t(e.face,40))],bars:()=>[L(-64,-32,128,64,{
rx:3,fill:"var(--on-field)"}),b("path",{d:"M-54 -32V32M-38 -32V32M38 -32V32M54 -32V32",style:"stroke:var(--field)","stro\
ke-width":6})],empty:()=>[L(-19,-27,38,54,{class:"slot",rx:4,fill:"none"})]}[e.art??"mark"];if(!r)throw new Error(`Expec\
ted a token that can be drawn, not "${e.art}".`);return b("g",{transform:`translate(${o.x+46*s*n} ${o.y}) scale(${s})`,role:"\
img","aria-label":e.label,"data-token":e.key},b("title",e.label),b("g.grows",r()))}function Ch({tag:e,path:t},s,n){let{x:o,
y:r}=s.get(t[t.length-1]),i=18+11*e.length;return e&&b("g.tag",{transform:`translate(${o+14} ${r-12-32*n}) scale(${n})`},
L(0,0,i,32,{rx:3,style:"fill:var(--lit)"}),b("text",{x:i/2,y:23,"font-size":21,"font-weight":700,"text-anchor":"middle",
fill:"#13201E"},e))}function Pr(e,t){let s=e.path.map(r=>t.get(r)),n=s.map(({x:r,y:i},a)=>`${a?"L":"M"}${r} ${i}`).join(
""),o=!e.move;return b("g",{class:o?"way gone":"way",role:o?"img":null,"aria-label":o?e.label:null,"aria-hidden":o?null:
"true","data-steps":s.length-1},o&&b("title",e.label),b("path.line",{d:n,fill:"none",style:"stroke:var(--lit)",...o?Eh:Sh}))}
function Rh({path:e,label:t,move:s,chosen:n},o,r){let i=o.get(e[e.length-1]),a=r?{class:"way plays",tabindex:0,"data-mov\
e":s,"aria-pressed":String(!!n)}:{class:"way shown"};return bn(i,{role:r?"button":"img",label:t,ring:!0,chosen:!!n,attributes:a})}
function Bh(e,t,s,n){let o=13*n*(e.name?.length??0),r=[{x:-23*n-3,y:7*n,"text-anchor":"end",left:-o-23*n},{x:23*n+3,y:7*
n,"text-anchor":"start",left:23*n},{x:0,y:45*n,"text-anchor":"middle",left:-o/2},{x:0,y:-31*n,"text-anchor":"middle",left:-o/
2}],i=t.edges.flatMap(({a:h,b:d})=>{let u=s.get(h),f=s.get(d);return[0,.25,.5,.75,1].map(m=>({x:u.x+(f.x-u.x)*m,y:u.y+(f.
y-u.y)*m}))}),a=({y:h,left:d})=>i.filter(u=>u.x>e.x+d-14&&u.x<e.x+d+o+14&&u.y>e.y+h-16*n-12&&u.y<e.y+h+12).length,{left:l,
...c}=r.reduce((h,d)=>a(d)<a(h)?d:h);return c}var Hh=(e,t,s)=>[e.art?b("g.scenery",Ce(e.art)):null,(e.areas??[]).map(({name:n,
x:o,y:r})=>b("text.f2",{x:o,y:r,"font-size":20*s,"text-anchor":"middle"},n)),b("g",{fill:"none"},...e.edges.map(n=>Oh(n,
t)))];function Ih(e,t,s,n,o=0){let r=s.get(e.at),i={agent:22,card:39}[e.art??"mark"]??34,a=r.x+46*n*o;return b("g.light",
{transform:`translate(${a} ${r.y}) scale(${n})`,"data-x":a,"data-y":r.y,"data-key":`lit:${e.key}`,"aria-hidden":"true"},
B(0,0,i,{fill:"none",style:"stroke:var(--lit)","stroke-width":6}),t&&L(i-6,-i-14,26,26,{style:"fill:var(--lit)"}),t&&b("\
text",{x:i+7,y:5-i,"font-size":18,"font-weight":700,"text-anchor":"middle",fill:"#13201E"},t))}function Dh(e,t,{zone:s},{
nodes:n,aside:o,u:r,at:i}){let a=s.tokens.find(({key:h})=>h===e),l=n.get(a?.at??e);if(!l)throw new Error(`Expected a nod\
e or a token of the board, not "${e}".`);let c=s.carries?.length;return bn({x:l.x+46*r*(o.get(e)??0),y:l.y},{role:"butto\
n",label:a?.label??l.label,ring:!a,chosen:t,attributes:{class:["way plays",a&&"handle",c&&"many"],tabindex:a&&i?-1:0,"ar\
ia-pressed":String(t),"data-spot":e}})}function jr(e){let{board:t,zone:s,heat:n,clear:o,acting:r,spots:i,lit:a,w:l,h:c,k:h}=e,
d=new Map(t.nodes.map($=>[$.id,$])),u=Lh(s.tokens),f=h<Th?1:Math.max(1,.62/h),m=(s.ways??[]).filter(({move:$})=>!$),g=(s.
ways??[]).filter(({move:$})=>$),x=s.tokens.filter(({art:$})=>!(o&&$==="agent")),y=({art:$})=>!!n.nodes&&$==="card",w=$=>Ah(
$,n.nodes?.[$.id],f,v=>Bh(v,t,d,f)),M=$=>Nh($,d,f,u.get($.key));return b("svg.board",{width:l,height:c,viewBox:`0 0 ${t.
width} ${t.height}`,preserveAspectRatio:"xMidYMid meet",style:"overflow:hidden","data-board":t.id},L(0,0,t.width,t.height,
{fill:"transparent"}),Hh(t,d,f),m.map($=>Pr($,d)),t.nodes.filter(({kind:$})=>$==="place").map(w),x.filter(y).map(M),t.nodes.
filter(({kind:$})=>$!=="place").map(w),g.map($=>Pr($,d)),x.filter($=>!y($)).map(M),m.map($=>Ch($,d,f)),x.filter(({key:$})=>$ in
a).map($=>Ih($,a[$.key],d,f,u.get($.key))),g.filter(({tag:$})=>$).map(({tag:$,move:v,path:k})=>_r(d.get(k[k.length-1]),$,
v??"")),g.map($=>Rh($,d,r)),Object.entries(i).map(([$,v],k)=>Dh($,v,e,{nodes:d,aside:u,u:f,at:k})))}function Fr(e,t){for(let s of e.
querySelectorAll(".way.gone > .line")){if(!(s instanceof SVGGeometryElement))continue;let n=s.getTotalLength(),o=Number(
s.parentElement?.dataset.steps??1);s.animate([{strokeDasharray:`0 ${n}`},{strokeDasharray:`${n} 0`}],{duration:o*Mh/t})}}var Vr=3,Kr=80,Gr=e=>[...e.values.map((t,s)=>b("g",{transform:`translate(${s*(e.size+10)} 0)`},ss(t,e.size,e.lit.includes(
s)))),L(-5,-5,e.w+10,e.size+10,{class:"ring-focus",rx:9}),b("title",e.label)];function Ur(e,t){for(let s=0;s<Vr;s++){let n=(r,i)=>1+(r+2*s+3*i)%6,o=()=>e(r=>({...r,values:r.values.map(n),lit:[]}));s?
setTimeout(o,s*Kr/t):o()}setTimeout(()=>e(s=>s),Vr*Kr/t)}var Lt=390,ft=700,ht=10,kn=e=>e.zones.every(t=>["seat","ring","fan","stack","tray","kinds"].includes(t.kind)&&(e.table===
"corners"||!(t.kind==="seat"&&(t.before?.length??0)>0)));function vn(e,t,s,n,o,r,i=!1){let a=t.alert||(t.counters??[]).map(
({value:f,label:m})=>`${f} ${m}`)[0]||t.note;e.add("mark",t.id,s,n,{seat:t.seat,size:20,active:!!t.active});let l=s+26,c=o-
26,h=i?G(t.name,13,c-28,1.06):{lines:[t.name],size:13};if(e.text(`${t.id}.name`,h.lines[0],l,n+9,{size:h.size,bold:!0,quiet:!1,
room:c}),e.text(`${t.id}.note`,G(a??"",12,c).lines[0],l,n+(i?24:22),{size:12,tone:t.alert?"lit":"",room:c}),i){let f=l+H(
h.lines[0],h.size)*1.06+8;e.cards(t.cards,f,n-2,20,{w:11,ideal:2,tight:.02},{role:"seat"})}if(!r)return;let d=t.cards.some(
f=>f.face||f.key in(e.extras.dealt??{})),u={w:r,ideal:r*.72,tight:d?.5:.06,least:d?r*.8:r};e.cards(t.cards,s,n+30,o-6,u,
{role:"seat",pitch:.5})}function rs(e,t,s,n,o,r=Lt){let i=!!e.extras.acting,a=t.cards.length>(r-o)/60,l=a?ht:o,c=s+(a?30:
0)+(i?12:0),h=gt(78,n-c-(i?6:0));vn(e,{...t,cards:[]},ht,a?s:(s+n)/2-14,a?r:o-ht-6,0);let d={w:h,ideal:h*1.12,tight:.36,
least:Math.min(h,44),floor:24};e.cards(t.cards,l,c,r-l-ht,d,{own:!0,role:"hand",pitch:.7})}function os(e,t,s,n,o,r){e.text(
`${t}.count`,s,o,r,{size:20,bold:!0,quiet:!1});let[i,a]=G(n,12,58).lines;e.text(`${t}.label`,i,o,r+15,{size:12,room:58}),
a&&e.text(`${t}.more`,a,o,r+28,{size:12,room:58})}function _h(e,{seats:[t,...s],ring:n,fans:o,stacks:r,trays:i},a,l){let c=(l-
Lt)/(ft-Lt),h=n?132+116*c:ht,d=[...i,...r].length?66:0,u=l-ht-d,[f,m,g]=e.extras.acting?[70,76,42]:[68,74,45],x=g+20*c,y=x<
56?0:1.085*x+31,w={x:f+54*c,y:Math.max(m+26*c,y),r:x};n&&e.add("ring",n.id,w.x,w.y,{ring:n,r:w.r});let M=Math.max(1,Math.
min(s.length,3)),$=Math.ceil(s.length/M),v=(u-h)/M;s.forEach((O,E)=>{let T=$>1?0:s.length>2?26:34;vn(e,O,h+E%M*v,8+Math.
floor(E/M)*36,v,T,!T)}),i.forEach(O=>os(e,O.id,String(O.count),O.label,u+8,22)),r.forEach((O,E)=>{let T=76+E*52;os(e,O.id,
String(O.count),O.label,u+8,T),O.top&&e.card(O.top,u+36,T-15,15,{role:"stack",recall:O.recall})});let k=96,S=a-(e.extras.
editing?108:e.extras.acting?132:88);for(let O of o){let E=gt(a>320&&O.cards.length<7?60:44,S-k-34),T={w:E,ideal:E*.74,tight:.3,
least:E,floor:15},C=u-h,R=Math.min(T.ideal,(C-E)/Math.max(O.cards.length-1,1)),W=R<22;O.cards.forEach((q,tt)=>{let V=tt===
O.cards.length-1,X=h+tt*R;e.card(q,X,k+20,E,{seen:V?E:Math.min(E,R),role:"fan"}),(V||!W||(O.cards.length-1-tt)%2===0)&&e.
text(`${q.key}.above`,q.above??"",X+1,k+14,{size:V?14:12,bold:V,quiet:!V}),q.under!=null&&(V||!W)&&e.add("mark",`${q.key}\
.under`,X+2,k+24+E*1.4,{seat:q.under,size:14,quiet:!V})}),O.cards.length||e.add("pile",O.id,h,k+20,{w:E,under:0,empty:!0})}
return t&&rs(e,t,S+4,a-8,h,l),{y:a-18,middle:w}}function Wh(e,{seats:[t,...s],ring:n,stacks:o,trays:r},i,a){let l=Math.max(
1,Math.min(s.length,5)),c=Math.ceil(s.length/l),h=(a-2*ht)/l,d=c>1?34:56;s.forEach((M,$)=>{let v=ht+$%l*h,k=8+Math.floor(
$/l)*d;vn(e,M,v,k,h,c>1?0:18,c>1)});let u=8+c*d,f=e.extras.acting?i-136:i-110,m=Math.min(58,(f-u)/2-14),g={x:a/2,y:(u+f)/
2-12,r:m};n&&e.add("ring",n.id,g.x,g.y,{ring:{...n,note:""},r:m});let x=Math.min(44,m*.74),y=10,w=g.x-(o.length*x+(o.length-
1)*y)/2;return o.forEach((M,$)=>{let v=w+$*(x+y),k=g.y-x*.7;M.top?e.card({...M.top,move:M.move||M.top.move,off:M.off||M.
top.off},v,k,x,{role:"stack"}):e.add("pile",M.id,v,k,{w:x,under:0,empty:!0}),os(e,M.id,String(M.count),M.label,$?a-74:ht,
g.y)}),r.forEach(M=>os(e,M.id,String(M.count),M.label,a-74,g.y+40)),t&&rs(e,t,f+2,i-8,96,a),{y:i-18,middle:g}}var Yr=(e,t,s,n,o)=>(n?
Wh:_h)(e,t,s,o);var Zr=e=>(e.table??"long")==="long"&&e.zones.every(t=>["seat","grid","stack"].includes(t.kind));function qh(e,t){let s=t.
map(({key:i})=>`lit:${i}`),n=e.over.filter(({key:i})=>s.includes(i)),[o,r]=[n[0],n[n.length-1]];n.length<2||n.length<t.length||
n.some(({tab:i})=>i!==o.tab)||(e.over=e.over.filter(i=>!n.includes(i)),e.over.push({...o,w:r.x+r.w-o.x}))}function Mn(e,t,s,n,o,r){
let i=t.cards.filter(S=>!S.face&&!(S.key in(e.extras.dealt??{}))),a=[...t.cards.filter(S=>!i.includes(S)),...(t.before??
[]).flatMap(S=>"cards"in S?S.cards:[])],l=r>40,c=l?26:18,h=l?Math.min(r,o/7.5):18,d=l?h*.26:6,u=i.length?h+d*(i.length-1):
0,f=s+c+(l?9:5),m=o-(f-s)-(l?8:u+12),g=l?m:o-8,x=(t.counters??[]).map(({value:S,label:O})=>`${S} ${O}`)[0]??"",y=l?[t.note,
x].filter(Boolean).join(", "):t.note||x;e.add("mark",t.id,s,n,{seat:t.seat,size:c,active:!!t.active});let w=G(t.name,l?15:
13,m),M=G(y,l?13:12,g);e.text(`${t.id}.name`,w.lines[0],f,n+(l?11:13),{size:w.size,bold:!0,quiet:!1,room:m}),e.text(`${t.
id}.note`,M.lines[0],l?f:s,n+(l?28:31),{size:M.size,room:g});let $={w:h,ideal:d,tight:.05};e.cards(i,l?s:s+o-u-8,l?n+38:
n-1,u+1,$,{role:"seat"}),qh(e,i);let v=l&&u?s+u+12:s,k={w:r,ideal:r+3,tight:.3,least:r,floor:12};e.cards(a,v,n+(l?38:36),
s+o-8-v,k,{role:"seat",pitch:.5})}function Ph(e,t,s,n,o){let r=t.cells.flatMap(g=>"key"in g?[g]:[]),i=Sn(s),a=r.length>6?
2:1,l=Math.max(Math.ceil(r.length/a),1),c=s>ft?10:5,h=e.extras.acting?8:0,d=(s-2*i-c*(l-1))/l,u=gt(Math.min(s>ft?70:50,d),
(o-n)/a-c-h),f=Math.min(d+c,u*1.3),m=(s-f*(l-1)-u)/2;r.forEach((g,x)=>{let y=m+x%l*f,w=n+Math.floor(x/l)*(u*1.4+c+h);e.card(
g,y,w,u,{role:"grid",own:!0})})}function jh(e,t,s,n,o,r){let i=o*.7;(t.round??[]).forEach(({seat:l,words:c,now:h},d)=>{let u=n+
d*o,f=i>20?14:12;e.add("mark",`${t.id}.${d}`,s,u,{seat:l,size:i,active:h,quiet:!h}),e.text(`${t.id}.${d}`,c,s+i+8,u+i/2+
f*.35,{size:f,bold:h,quiet:!h,room:r-i-8})})}function Fh(e,t,s,n,o){let r=s>ft,i=t.filter(x=>x.top||x.count||x.round?.length),
a=gt(r?92:56,o-n-(r?60:24)),l=r?56:18,[c,h]=r?[186,240]:[148,190],d=Math.max(0,...i.flatMap(x=>(x.round??[]).map(y=>H(y.
words,1.06)))),u=Math.max(c,Math.min(h,(r?14:12)*d+(r?56:40))),f=i.reduce((x,y)=>x+a+(y.round?.length?u:0),l*(i.length-1)),
m=n+(o-n-a*1.4-22)*(r?.42:.3),g=(s-f)/2;for(let x of i){x.top?e.card(x.top,g,m,a,{role:"stack",recall:x.recall}):e.add("\
pile",x.id,g,m,{w:a,under:0,empty:!0});let y=x.round??[],w=r?14:12,M=m+a*1.4+(r?24:17);if(y.length){let $=Math.min(r?36:
25,(a*1.4+6)/y.length);jh(e,x,g+a+(r?20:10),m,$,u-(r?20:10)),e.text(`${x.id}.label`,x.label,g,M,{size:w,room:a+u-10})}else{
let $=r?20:16,v=H(String(x.count),$)*1.06+5,k=r?g:g+Math.min(0,(a-v-H(x.label,w))/2);e.text(`${x.id}.count`,String(x.count),
k,M,{size:$,bold:!0,quiet:!1}),e.text(`${x.id}.label`,x.label,k+v,M,{size:w})}g+=a+(y.length?u:0)+l}}function Vh(e,t,s,n,o){
let r=s>ft,i=Sn(s),a=Math.min((o-n)/Math.max(t.length,1),r?150:96),l=r?0:24,c=gt(r?84:46,a-l-(r?16:8)),h=r?166:i;t.forEach(
(d,u)=>{let f=n+u*a;if(r){let g=e.head(d,i,f,h-i-12);e.counters(d,i+4,f+42+g,h-i-16,!0)}else{let g=(d.counters??[]).map(
({value:w,label:M})=>`${w} ${M}`),x=i+24+H(d.name,13)*1.06+8;e.add("mark",d.id,i,f,{seat:d.seat,size:18,active:!!d.active}),
e.text(`${d.id}.name`,d.name,i+24,f+13,{size:13,bold:!0,quiet:!1});let y=G([d.note,...g].filter(Boolean).join(", "),12,s-
i-x);e.text(`${d.id}.note`,y.lines[0],x,f+13,{size:y.size,room:s-i-x})}let m={w:c,ideal:c*1.12,tight:.3,least:c,floor:20};
e.cards(d.cards,h,f+l,s-i-h,m,{role:"seat"})})}function zr(e,t,s,n){let o=t.cards.find(i=>i.above),r=o&&e.things.find(({
kind:i,key:a})=>i==="card"&&a===o.key);!o?.above||!r||e.text(`${o.key}.over`,o.above,n??r.x,s,{size:n?12:14,bold:!0,quiet:!1,
tone:o.ghost?"lit":"",anchor:n?"end":"start",room:n?n-ht-34-H(t.name,13)*1.06:1/0})}var Sn=e=>e>ft?28:ht;function En(e,t,s,n,o){
let i=s-166-28,a=e.extras.acting?18:0,l=gt(84,o-n-a-14),c={w:l,ideal:l*1.12,tight:.3,least:l,floor:30},h=e.head(t,28,n+a,
126);e.counters(t,32,n+a+48+h,126,!1),e.cards(t.cards,166,n+a,i,c,{own:!0,role:"hand"}),zr(e,t,n-14)}function Jr(e,{seats:[
t,...s],grids:n,stacks:o},r,i){let a=Sn(i),l=i>ft,c=Math.max(s.length,1),h=(i-2*a+8)/c,d=l?22:8,u=l?c>1?46:60:c>2?26:32,
f=r-(e.extras.acting?l?150:126:l?132:100);!n.length&&!o.length&&s.every(x=>x.cards.every(y=>y.face))?Vh(e,s,i,d,f-(l?30:
6)):s.forEach((x,y)=>{Mn(e,x,a+y*h,d,h,u)});let m=s.some(x=>x.before?.length||x.cards.some(y=>y.face)),g=d+(l?54+u*1.4:m?
46+u*1.4:44);for(let x of n)l&&e.text(`${x.id}.label`,x.label,a,g+8,{room:i-2*a}),Ph(e,x,i,g+(l?26:0),f-(l?24:4));return Fh(
e,o,i,g,f),t&&l?En(e,t,i,f,r):t&&(rs(e,t,f,r-8,ht+92,i),zr(e,t,f+9,i-ht)),{y:r-18,middle:{x:i/2,y:(g+f)/2,r:40}}}var Kh={draw2:"+2",draw4:"+4"},Gh=["skip","reverse"],is=28;function On(e){let t=e>=is;return{large:t,left:t?34:22,right:t?
44:24,tall:e*1.17,pitch:e*1.72+(t?4:1.5),gap:t?4:1.5}}var Xr=({rows:e})=>Math.max(...e.map(({kinds:t})=>t.length));function as(e,t){
let{left:s,right:n,pitch:o,gap:r}=On(t);return{w:s+Xr(e)*(t+r)+n,h:e.rows.length*o}}function Uh(e,t,s){let n=48;for(;n>12&&
(as(e,n).w>t||as(e,n).h>s);)n-=.2;return n}var Qr=e=>[...e].reduce((t,s)=>t+Number(s),0);function ti(e,t){return e===2?L(
-t,-t,2*t,2*t,{style:"fill:var(--lit)"}):B(0,0,t,{style:e?"fill:none;stroke:var(--field-edge)":"fill:var(--on-field)","s\
troke-width":1.5})}var An=(e,t,s)=>b("g",{transform:`translate(${e} ${t})`},s);function Yh(e,t,s){let{tall:n}=On(s),o=e.
kinds[t],r=e.colour==="wild",i=r?"#fff":`var(--c-${e.colour}-on)`,a=Math.max(13,s*(r?.42:.54)),l=[e.unseen[t],e.held[t],
e.gone[t]].map(Number),c=Math.min(11,s/4+(s<is?2:1)),h=l.flatMap((u,f)=>Array(u).fill([0,2,1][f])),d=Gh.includes(o)?b("g",
{style:`color:${i}`},pn(o,s/2,n/2,s*.2)):b("text",{x:s/2,y:n/2+a*.36,"text-anchor":"middle","font-size":a,"font-weight":700,
style:`fill:${i}`},Kh[o]??o);return b("g",b("g",{opacity:l[0]?null:.4},L(0,0,s,n,{rx:3,style:`fill:${r?"#17181c":`var(--\
c-${e.colour})`};stroke:#fff`,"stroke-width":s<is?0:1.2}),d),h.map((u,f)=>An(s/2+(f-(h.length-1)/2)*c,n+s*.28,ti(u,s<is?
2.8:3.5))))}function Zh(e,t,s,n){let o=s?[0,82,182]:[0,62,136];return["unseen","discarded",n].map((r,i)=>[An(e+o[i],t,ti(
i,4)),b("text.f2",{x:e+o[i]+9,y:t+4.5,"font-size":s?13:12},r)])}function Ln({zone:e,w:t,lit:s}){let{large:n,left:o,tall:r,
pitch:i,gap:a}=On(t),l=Xr(e),c=o+l*(t+a)+(n?6:2);return e.rows.map((d,u)=>{let f=u*i,m=d.kinds.length<l/2,g=y=>o+y*(t+a)*
(m?1.6:1),x=Qr(d.unseen);return[d.colour!=="wild"&&Mt(d.colour,o/2-3,f+r/2,o*.26,{style:`fill:var(--ring-${d.colour})`}),
d.kinds.map((y,w)=>An(g(w),f,Yh(d,w,t))),d.kinds.map((y,w)=>`${d.id}.${y}`in s&&L(g(w)-1,f-2,t+2,r+t*.48,{"data-key":`li\
t:${d.id}.${y}`,rx:5,style:"fill:none;stroke:var(--lit)","stroke-width":n?3:2})),m&&Zh(Math.min(g(d.kinds.length),c-(n?240:
192)),f+r/2,n,d.hands??"yours"),b("text.f",{x:c,y:f+r/2+6,"font-size":n?18:14,"font-weight":700},String(x))]}).flat(3).filter(
Boolean)}function Tn({rows:e}){let[t,s]=["unseen","gone"].map(n=>e.reduce((o,r)=>o+Qr(r[n]),0));return`${t} cards unseen\
, ${s} discarded`}var Nn=e=>[Tn(e),...e.rows.map(({label:t})=>t)].join(". ");function cs(e){let t=e.zones.filter(s=>s.kind===
"kinds");return t.length?{rows:t,of:t[0].of}:void 0}function ei(e,t){let s=Object.keys(e).filter(n=>t?.rows.some(({id:o})=>n.
startsWith(`${o}.`)));return t&&s.length?{[t.of]:e[s[0]],...e}:e}function zh(e,t,s,n,o){let[r]=t.counters??[];e.add("mar\
k",t.id,s,n,{seat:t.seat,size:18,active:!!t.active}),e.text(`${t.id}.name`,t.name,s+23,n+9,{size:13,bold:!0,quiet:!1,room:14}),
e.cards(t.cards,s+38,n-4,o-42,{w:12,ideal:3,tight:.05},{role:"seat"}),r&&e.text(`${t.id}.note`,`${r.value} ${r.label}`,s+
23,n+23,{size:12,room:o-23})}function si(e,{seats:[t,...s],ring:n,stacks:o,kinds:r},i,a){let l={rows:r,of:""},c=a>ft,h=c?
28:10,d=Math.min(s.length||1,3),u=Math.ceil(s.length/d),f=s.length>3,m=c?52:f?30:40,g=c?150:80,x=o.length*(m+12)+g,y=(a-
2*h-x)/d,w=c?12:8,M=f?34:c?102:44,$=w+Math.max(m*1.4+(c?16:10),u*M),v=i-(c?104:74);s.forEach((T,C)=>{let R=w+Math.floor(
C/d)*M;f&&!c?zh(e,T,h+C%d*y,R,y):Mn(e,T,h+C%d*y,R,c?y:Math.min(y,130),f||!c?26:42)});let k=a-h-x;for(let T of o)T.top?e.
card(T.top,k,w,m,{role:"space"}):e.add("pile",T.id,k,w,{w:m,under:0,empty:!0}),k+=m+12;let S=o.map(({count:T,label:C})=>`${T}\
 ${C}`);n?.value&&o.some(({top:T})=>T?.face?.colour==="wild")&&S.push(`${n.value} named`),S.forEach((T,C)=>{e.text(`spre\
ad.${C}`,T,k,w+14+C*(c?20:16),{size:c?14:12,room:g})});let O=Uh(l,a-2*h,v-$),E=as(l,O);if(e.add("spread","all",(a-E.w)/2,
$+(v-$-E.h)*.35,{zone:l,w:O,lit:e.extras.lit??{}}),t&&c)En(e,{...t,counters:t.counters?.slice(0,1)},a,v,i);else if(t){let T=gt(
46,i-8-v);e.add("mark",t.id,h,v,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,t.name,h,v+36,{size:13,bold:!0,
quiet:!1,room:62});let C={w:T,ideal:T+4,tight:.36,least:T,floor:20};e.cards(t.cards,78,v,a-h-78,C,{own:!0,role:"hand"})}
return{y:i-18,middle:{x:a/2,y:($+v)/2,r:40}}}var ls=class{constructor(t){this.how=t,this.open=!1,this.root=p("section.sh\
eet.spread",{hidden:!0,role:"group"})}show(t,s,n){this.zone=t,t||(this.open=!1),this.root.hidden=!this.open;let o=this.open&&
JSON.stringify([t,s,n]);if(!t||!o||this.root.dataset.looks===o)return;this.root.dataset.looks=o;let r=n?23.2:44,i=as(t,r),
a=this.root.contains(et(this.root)),l={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.escape()};
this.root.setAttribute("aria-label",Tn(t)),this.root.replaceChildren(p("h2",Tn(t)),xt(l,ot("close",16)),b("svg",{viewBox:`\
0 -3 ${i.w} ${i.h}`,role:"img","aria-label":Nn(t)},Ln({zone:t,w:r,lit:s}))),a&&this.root.querySelector("button")?.focus()}toggle(t){
if(this.open)return void this.escape();this.open=!0,t(),this.root.querySelector("button")?.focus({preventScroll:!0})}escape(){
let t=this.open,s=this.root.contains(et(this.root));return this.open=!1,this.root.hidden=!0,s&&this.zone&&this.how.focus(
this.zone.of),t}};var Nt=(e,t)=>b("text",t,e),ni=e=>!e.plays&&!!(e.opens||e.recall?.length);function Jh(e){let t=e.w*1.4,s=Math.min(11,Math.
max(7,e.w*.16));return[e.plays&&L(-2,-2,Math.max(e.seen,24),t+24,{class:"touch",fill:"transparent"}),e.dealt&&$t(null,e.
w),e.ghost?b("g.faint",$t(e.face,e.w)):$t(e.face,e.w),e.ghost&&L(0,0,e.w,t,{class:"ghost",rx:e.w*.085,fill:"none"}),e.kin&&
!e.ghost&&L(1.5,1.5,e.w-3,t-3,{class:"kin",rx:e.w*.07,fill:"none"}),e.off&&L(0,0,e.w,t,{class:"veil",rx:e.w*.085}),e.under&&
b("path.bar-under",{d:`M2 ${t+11.5}h${Math.max(e.seen-6,18)}`,"stroke-width":5}),ni(e)&&Do(s+2,t-s-2,s),L(-5,-5,e.w+10,t+
10,{class:"ring-focus",rx:e.w*.085+5}),b("title",ni(e)?`${e.label}. Press to see the cards.`:e.label)]}var kt=24,Cn=14,Xh=8;
function Qh(e){let t=Math.min(kt,e.w);switch(e.role){case"hand":{let s=Math.min(kt,e.w*.55);return[e.w-s,e.h-s,s]}case"s\
tack":case"pile":return[e.w-t,e.h-t,t];case"fan":return[e.w-t,e.h*.36,t];case"seat":return e.h<kt?[e.w+3,(e.h-Cn)/2,e.w<
Xh?0:Cn]:[e.w-kt,e.h-kt,kt];case"space":return[e.w-14,e.h-21,kt];case"dice":return[e.w+3,-3,kt];default:return e.y>kt?[e.
w-21,-25,kt]:[Math.max(-8,1-e.x),Math.max(-8,1-e.y),Cn]}}function td(e){let[t,s,n]=Qh(e),o=e.tab&&n>0&&b("g",{transform:`\
translate(${t} ${s})`},L(0,0,n,n,{fill:"var(--lit)"}),Nt(e.tab,{x:n/2,y:n*.71,"font-size":n*.625,"font-weight":700,"text\
-anchor":"middle",fill:"#13201E"}));return[L(-3,-3,e.w+6,e.h+6,{rx:7,fill:"none",stroke:"var(--lit)","stroke-width":4}),
o]}function ed(e){let t=e.tone==="lit"?"lit-text":e.quiet?"f2":"f";return[b("text",{"font-size":e.size,"font-weight":e.bold?
700:400,"text-anchor":e.anchor,class:t},e.lines.map((s,n)=>b("tspan",{x:0,dy:n?e.size*1.2:0},s)))]}var sd=e=>[Ut(e.seat,
0,0,e.size,{fill:e.active?"var(--accent-on-field)":e.quiet?"var(--on-field-2)":"var(--on-field)"})];function nd(e){let t=String(
e.value),s=Ot(t),n=s?nt(t,e.high):0;return[s&&at(t,0,0,e.high,{colour:"var(--on-field)"}),Nt(s?e.label:`${t} ${e.label}`,
{x:s?n+8:0,y:e.high-4,"font-size":13,class:"f2","aria-hidden":"true"})]}function od(e){return e.empty?[L(1,1,e.w-2,e.w*1.4-
2,{class:"slot",rx:5,fill:"none"})]:Array.from({length:e.under},(t,s)=>{let n=(e.under-s)*2.5;return b("g",{transform:`t\
ranslate(${n} ${-n})`},L(0,0,e.w,e.w*1.4,{class:"paper",rx:e.w*.085}))})}var rd=e=>[b("text.f2",{"font-size":13,"aria-hi\
dden":"true"},b("tspan.f",{"font-weight":700,"font-size":15},String(e.count)),e.lines.map(t=>b("tspan",e.broken?{x:0,dy:17}:
{dx:4},t)))];function id(e){let t=String(e.count),s=nt(t,22),n=s+8+e.noted,o=(e.wide-(e.below?s:n))/2;return[at(t,o,0,22,
{colour:"var(--on-field)"}),Nt(e.label,{x:e.below?e.wide/2:o+s+8,y:e.below?e.high+56:18,"text-anchor":e.below?"middle":"\
start","font-size":13,class:"f2","aria-hidden":"true"}),zs(e.count,12,30+e.high,e),j(`M1.5 ${e.high-6}V${36+e.high}H${e.
wide-1.5}V${e.high-6}`,"var(--field-line)",3)]}var xe=(e,t)=>[t*Math.sin(e*2*Math.PI),-t*Math.cos(e*2*Math.PI)];function ad(e){
let{ring:t,r:s}=e,n=t.of??10,o=t.filled??0,r=t.preview?.filled??o,i=t.goal??-1,a=s*.17,l=2.4/360,c=Q("hatch"),h=w=>{let[
M,$]=xe(w/n+l,s),[v,k]=xe((w+1)/n-l,s);return`M${M} ${$}A${s} ${s} 0 0 1 ${v} ${k}`},d=Array.from({length:n},(w,M)=>{let $=M<
o,v=t.preview?M>=o&&M<r:i>=0&&M>=o&&M<i,k=M===i?"var(--lit)":$?"var(--accent-on-field)":"var(--field-line)";return[b("pa\
th",{d:h(M),fill:"none",style:`stroke:${k}`,"stroke-width":a}),v&&b("path",{d:h(M),fill:"none",style:`stroke:url(#${c})`,
"stroke-width":a})]}),u=s<56,f=u?12:14,m=(t.marks??[]).map(w=>{let M=w.at/n,$=s+a/2+4,[v,k]=xe(M,$),[S,O]=xe(M,$+7),[E,T]=xe(
M,$+(u?6:19)),C=Math.sin(M*2*Math.PI)<-.2,R=Math.sin(M*2*Math.PI)>.2;return[!u&&b("path",{d:`M${v} ${k}L${S} ${O}`,class:w.
on?"tick on":"tick"}),Nt(w.text,{x:E+(C?5:R?-5:0),y:T+(u?4:5),"font-size":f,"font-weight":w.on?700:400,"text-anchor":C?"\
end":R?"start":"middle",class:w.on?"f":"f2"})]}),g=(t.preview??t).value??"",x=t.preview?.note??t.note,y=Math.min(s*.7,s*
140/Math.max(nt(g,100),1));return[b("defs",lt(c,"var(--accent-on-field)","none")),B(0,0,s+a/2,{fill:"var(--field)"}),...t.
closed?ld(s,a):[...d.flat(),...m.flat()],Ot(g)&&at(g,0,-y*.61,y,{anchor:"middle",colour:"var(--on-field)"}),x&&Nt(x,{y:s*
.55,"font-size":Math.max(13,s*.14),"font-weight":t.closed?700:400,"text-anchor":"middle",class:t.closed?"lit-text":"f2"})]}
var ld=(e,t)=>[0,1,2].map(s=>B(0,0,e+s*t*1.15,{fill:"none",style:"stroke:var(--lit)","stroke-width":s?t*.24:t,class:s?"e\
cho":"whole"}));function cd(e){let{r:t}=e,s={...e.ring,...e.ring.preview},n=Math.round(t/4.6),o=s.colour?`var(--ring-${s.
colour})`:"var(--on-field-2)",r=(s.direction??1)<0?-1:1,i=_e(s.colour),a=Array.from({length:n},(h,d)=>d*360/n).filter(h=>!i||
Math.abs(h-180)>31).map(h=>b("path",{transform:`rotate(${h}) translate(0 ${-t}) scale(${r} 1)`,d:"M-7-9H0L8 0 0 9H-7L1 0\
Z",fill:o})),l=i&&b("g",{transform:`translate(-60 ${t-18})`},L(0,0,120,36,{rx:4,fill:`var(--c-${s.colour})`}),Mt(s.colour,
22,18,8.5,{fill:"none",stroke:`var(--c-${s.colour}-on)`,"stroke-width":2.5}),Nt(`${s.colour.toUpperCase()} ${i}`,{x:40,
y:24,"font-size":16,"font-weight":700,fill:`var(--c-${s.colour}-on)`})),c=s.note&&Nt(s.note,{y:t-30,"font-size":13,"text\
-anchor":"middle",class:"f2"});return[...a,l,c]}var hd=e=>[zs(e.count,0,0,e)],dd=({ring:e})=>[Ot(e.value??"")&&at(e.value,
0,-26,40,{anchor:"middle",colour:"var(--on-field)"}),Nt(e.note??"",{y:36,"font-size":14,"text-anchor":"middle",class:"f2"})],
ud={dial:ad,chevrons:cd,none:dd},fd=e=>Array.from({length:e.full},(t,s)=>b("g",{transform:`translate(${e.size/2+s*(e.size+
5)} ${e.size/2})`,"aria-hidden":"true"},B(0,0,e.size/2-1.5,{fill:"none",class:s<e.count?"agent":"slot"}),s<e.count&&L(-5,
-1.75,10,3.5,{fill:"var(--on-field)"}))),pd=e=>[L(1.5,1.5,e.size-3,e.size-3,{rx:4,style:`fill:${e.box==="done"?"var(--on\
-field)":"var(--field)"};stroke:var(--${{now:"lit",done:"on-field",open:"field-edge"}[e.box]})`,"stroke-width":e.box==="\
now"?4:2,"stroke-dasharray":e.box==="open"?"4 3":null}),e.box==="done"&&b("path",{d:"M-4 -4L4 4M4 -4L-4 4",transform:`tr\
anslate(${e.size/2} ${e.size/2}) scale(${e.size/18})`,style:"stroke:var(--field)","stroke-width":2.5})],md={card:Jh,lit:td,
text:ed,mark:sd,counter:nd,pile:od,count:rd,tray:id,chips:hd,dice:Gr,agents:fd,box:pd,spread:e=>Ln(e),board:e=>[jr(e)],ring:e=>ud[e.
ring.art??"dial"](e)};function ee(e){let t=md[e.kind];if(!t)throw new Error(`Expected a thing that the table can draw, n\
ot "${e.kind}".`);return t(e).filter(Boolean)}function oi(e){switch(e.kind){case"card":return e.label;case"counter":return`${e.
value} ${e.label}`;case"count":return e.spoken||`${e.count} ${e.lines.join(" ")}`;case"tray":return`${e.count} ${e.label}`;case"\
dice":case"board":return e.kind==="dice"?e.label:e.zone.label;case"ring":return e.ring.label;case"spread":return Nn(e.zone);default:
return""}}var Rn="uncle_widgets.aim.";var Bn=new Map;function Hn(e){try{return localStorage.getItem(e)??Bn.get(e)??""}catch{return Bn.get(e)??""}}function ii(e,t){
Bn.set(e,t);try{localStorage.setItem(e,t)}catch{}}var ai=e=>Number(Hn(Rn+e))>=3;var ri=new Set;function li(e){return ri.add(e),()=>ri.delete(e)}function In(e,t=!1){!e||ai(e)||ii(Rn+e,String(t?3:Number(Hn(Rn+e))+1))}var ci=55,gd=74,xd=46,Dn=36,yd=46;function wd(e){let t=e.closest(".uw-room");return!!(t&&!e.closest(".uw-page")&&t.getBoundingClientRect().
top+window.scrollY>window.innerHeight/2)}function bd(e){if(Gt())return wd(e)?window.innerHeight:null;let t=e.getRootNode();
return t instanceof ShadowRoot?$d(t.host):e.closest(".jp-WindowedPanel-outer, .jp-NotebookPanel-notebook, .jp-Notebook")?.
clientHeight??Number.NaN}function $d(e){let t=window.innerHeight,s=e;for(;s;){let{overflowY:n,maxHeight:o,paddingTop:r,paddingBottom:i}=getComputedStyle(
s);if(n==="auto"||n==="scroll"){let l=parseFloat(o)-parseFloat(r)-parseFloat(i);o.endsWith("px")?t=Math.min(t,l):s.scrollHeight>
s.clientHeight+1&&(t=Math.min(t,s.clientHeight))}let a=s.getRootNode();s=s.parentElement??(a instanceof ShadowRoot?a.host:
null)}return t}function kd(e,t,s,n=ci){let o=s?Math.max(Dn,Math.min(yd,t)):t;return e>=n&&o>=Dn?{kind:e>=gd?"large":"mid\
dle",height:o}:{kind:o<Dn||s?"flow":"phone",height:o}}function _n(e,t){let s="",n=()=>{let i=e.closest(".uw-page")??e.closest(
".uw-room");if(!i)return;let a=parseFloat(getComputedStyle(e).fontSize)||16,l=bd(e),c=l==null?i.getBoundingClientRect().
top+window.scrollY:0,h=l??window.innerHeight-2*c,d=i.classList.contains("uw-position")?xd:ci,u=i.clientWidth/a,{kind:f,height:m}=kd(
u,h/a,l!=null,d),g=`${f} ${Math.floor(m*a)} ${a}`;i.classList.toggle("uw-beside",l!=null&&f==="flow"&&u>=d),g!==s&&(s=g,
i.dataset.fit=f,i.classList.toggle("uw-one",f==="large"||f==="middle"),i.classList.toggle("uw-middle",f==="middle"),i.classList.
toggle("uw-phone",f==="phone"),i.classList.toggle("uw-fits",f!=="flow"),i.style.setProperty("--uw-h",`${Math.floor(m*a)}\
px`),i.style.setProperty("--uw-rem",`${a}px`),t())},o=new ResizeObserver(n),r=()=>{let i=e.closest(".uw-page")??e.closest(
".uw-room");return!i&&e.isConnected?0:i?(o.observe(i),n(),0):requestAnimationFrame(r)};return r(),window.addEventListener(
"resize",n),()=>{o.disconnect(),window.removeEventListener("resize",n)}}function hi(e,t,s){let n=p("div",{class:`jupyter-widgets ${s}`});return Ie(e)({model:t,el:n}),n}var hs=class{constructor(t,s){this.model=t,this.marked=s,this.at=-1/0,this.stamp=-1,this.move="",this.next=""}get waiting(){
return this.stamp===this.model.get("stamp")&&performance.now()-this.at<3e3}send(t,s){if(!(!t||this.model.get("busy"))){if(this.
waiting){this.model.get("mode")==="edit"&&(this.next=t);return}this.at=performance.now(),this.stamp=this.model.get("stam\
p"),this.mark(t),this.model.send({kind:"move",move:t,stamp:this.stamp,said:s})}}drawn(){this.mark(this.waiting?this.move:
"");let t=this.next;!t||this.waiting||(this.next="",this.send(t,null))}mark(t){this.move=t,this.marked(t)}};var vd=({words:e,name:t},s)=>p("p.covered",`${e} `,s?p("b",t):p("span.blank",{role:"img","aria-label":"a covered name"})),
ds=class{constructor({send:t,drawn:s}){this.send=t,this.drawn=s,this.opened=!1,this.root=p("div.call",{role:"group",hidden:!0})}get hidden(){
return this.root.hidden}cover(){this.opened=!1}show(t,s,n){let o=s?t.alert??"":"",r=t.covered??[],i=n==="shown"||n==="pr\
ess"&&this.opened,a=o?(t.actions??[]).find(h=>h.strong):void 0;this.root.hidden=!o&&!r.length,this.root.classList.toggle(
"calm",!o&&!(s&&t.actions?.length));let l=JSON.stringify([o,a,r,i,n]);if(this.root.dataset.looks===l)return;this.root.dataset.
looks=l,this.root.setAttribute("aria-label",o||"What lies covered");let c=()=>{this.opened=!this.opened,this.show(t,s,n),
this.drawn()};z(this.root,o&&p("p",p("b",o)),r.length>0&&p("div.covers",r.map(h=>vd(h,i))),r.length>0&&n==="press"&&p("b\
utton.btn",{"data-k":"covers","aria-pressed":String(i),onclick:c},i?"Cover":"Show"),a&&p("button.btn.alert",{"data-k":"c\
all","data-act":a.move,onclick:()=>this.send(a.move)},a.label))}};function ui({place:e,now:t,said:s},n){let[o="",r=""]=s??[];return{place:n.place??[e,o&&t].filter(Boolean).join(" "),line:n.
line??(o?[o,r]:[t??"",r])}}var di=7,us=class{constructor({texts:t,see:s}){this.texts=t,this.see=s,this.chip=p("button.ch\
ipbtn",{"data-k":"clause",hidden:!0,onclick:()=>this.open(!!this.box.hidden)}),this.badge=p("b.badge",{hidden:!0}),this.
place=p("span.place"),this.line=p("p.line"),this.note=p("p.note",{role:"status"}),this.sheet=p("button.btn.quiet",{"data\
-k":"scores","aria-expanded":"false",hidden:!0},"Scores"),this.eyes=p("div.seg",{role:"group","aria-label":"Seen by"}),this.
seen=p("div.eyes",ot("eye",22),this.eyes),this.box=p("div.clause-box",{hidden:!0,tabindex:-1,"data-k":"clauses"}),this.root=
p("div.caption",p("div.told",p("p.over",this.badge,this.chip,this.place),this.line,this.note),p("div.seen",this.sheet,this.
seen)),this.looks=""}show({clauses:t,badge:s="",place:n,line:o,note:r,tone:i}){_(this.root,"data-tone",i),this.badge.hidden=
!s,this.badge.textContent=s;let a=this.texts(),[l=""]=t;this.place.textContent=n,this.line.hidden=!!r,this.line.replaceChildren(
p("b",o[0]),o[1]?` ${o[1]}`:""),this.line.classList.remove("long"),this.line.classList.toggle("long",this.line.scrollWidth>
this.line.clientWidth+1),this.note.textContent!==r&&(this.note.textContent=r),this.note.hidden=!r;let c=JSON.stringify([
t,i]);if(c===this.looks)return this.below();this.looks=c,this.open(!1);let h=i==="trial"?"not the game":l;this.chip.hidden=
!h,this.chip.replaceChildren(p("span.chip.line",h));let d=t.filter(u=>a[u]);_(this.chip,"aria-disabled",d.length&&i!=="t\
rial"?"":"true"),_(this.chip,"data-clause",l),this.box.replaceChildren(p("dl",d.map(u=>p("div",p("dt",u),p("dd",a[u])))))}open(t){
let s=t&&this.box.querySelector("dt")!=null&&this.chip.getAttribute("aria-disabled")!=="true";this.box.hidden=!s,this.below(),
_(this.chip,"aria-expanded",String(s))}below(){this.box.hidden||(this.box.style.top=`${this.root.offsetTop+this.root.offsetHeight}\
px`)}escape(){return this.box.hidden?!1:(this.open(!1),this.chip.focus(),!0)}showEyes(t,s){let n=JSON.stringify(t);if(this.
seen.hidden=t.length<2,this.eyes.dataset.looks!==n){this.eyes.dataset.looks=n;let r=p("select.pick",{"data-k":"eyes.many",
"aria-label":"Seen by",onchange:i=>this.see(i.target.value)},t.map(([i,a])=>p("option",{value:i},a)));this.eyes.classList.
toggle("seg",t.length<=di),this.eyes.replaceChildren(...t.length>di?[r]:t.map(([i,a])=>p("button",{"data-eye":i,title:a,
"aria-label":a,onclick:()=>this.see(i)},a)))}let o=this.eyes.querySelector("select");if(o)o.value=s;else for(let r of this.
eyes.children)_(r,"aria-pressed",String(r.getAttribute("data-eye")===s))}};var fi=(e,t)=>Math.max(0,Math.min(e.x+e.w,t.x+t.w)-Math.max(e.x,t.x))*Math.max(0,Math.min(e.y+e.h,t.y+t.h)-Math.max(e.y,
t.y)),Wn=(e,t,s,n)=>Math.max(s,Math.min(e,s+n-t));function pi({w:e,h:t},s,n,o){let r={x:s.x+s.w/2,y:s.y+s.h/2},i=[["abov\
e",r.x-e/2,s.y-t-10],["below",r.x-e/2,s.y+s.h+10],["right",s.x+s.w+10,r.y-t/2],["left",s.x-e-10,r.y-t/2]],a=Math.min(n.y+
n.h,...o.map(({y:f})=>f));i.push(["right",s.x+s.w+10,a-t-10],["left",s.x-e-10,a-t-10]);let l=i.map(([f,m,g])=>{let x={x:Wn(
m,e,n.x,n.w),y:Wn(g,t,n.y,n.h),w:e,h:t},y=fi(x,s)+3*o.reduce((w,M)=>w+fi(x,M),0);return{...x,side:f,covers:y}}),{covers:c,
...h}=l.reduce((f,m)=>m.covers<f.covers-1?m:f),d=h.side==="above"||h.side==="below"?r.x-h.x:r.y-h.y,u=h.side==="above"||
h.side==="below"?e:t;return{...h,tip:Wn(d,0,14,u-28)}}var mi=(e,t)=>b("svg.small-card",{viewBox:"0 0 48 68",...t},$t(e,48));function Md(e,t){let s={"data-act":e.move,onclick:()=>t(
e.move)};if(e.face){let n=[e.group,e.label].filter(Boolean).join(" ");return p("button.btn.card-pick",{"aria-label":n,title:e.
label,...s},mi(e.face,{"aria-hidden":"true"}))}return p("button.btn",{...s},e.colour&&_e(e.colour)&&b("svg.icon",{viewBox:"\
-12 -12 24 24",style:"width:1.4em;height:1.4em","aria-hidden":"true"},Mt(e.colour,0,0,8.5,{fill:`var(--c-${e.colour})`,stroke:"\
#fff","stroke-width":2})),e.label)}var Sd=e=>[p("p.mute","What lies under it, as you remember"),p("ol.recall",e.map(t=>p(
"li",mi(t.face,{role:"img","aria-label":t.label}))))],fs=class{constructor(t){this.how=t,this.key="",this.root=p("div.ch\
ooser",{role:"group",hidden:!0}),this.away=s=>{let[n]=s.composedPath();n instanceof Element&&!this.root.contains(n)&&!n.
closest(".thing.plays")&&this.close()}}show(t){if(this.key===t.key)return this.leave();let s=!t.plays&&t.recall?.length,
n=t.picks.find(i=>i.group)?.group,o=i=>{this.leave(),this.how.play(i)};this.key=t.key,this.root.setAttribute("aria-label",
s?`Under ${t.label}`:`How to play: ${t.label}`);let r={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
leave()};this.root.replaceChildren(p("div.choose-head",p("p",p("b",It(t.label)),n&&p("span",`: ${n}`)),xt(r,ot("close",16))),
...s?Sd(t.recall):[p("div.picks",t.picks.some(i=>i.parts?.length)?this.parts(t.picks,[],o):t.picks.map(i=>Md(i,o)))]),this.
root.hidden=!1,document.addEventListener("pointerdown",this.away,!0),this.how.moved(),this.stand(),this.buttons.find(i=>!i.
matches(".shut"))?.focus({preventScroll:!0})}parts(t,s,n){let o=new Set(t.flatMap(({parts:i})=>(i??[]).filter(a=>!s.includes(
a)))),r=i=>{let a=[...s,i],l=t.filter(({parts:c})=>c?.includes(i));if(l.length===1)return n(l[0].move);this.root.querySelector(
".picks")?.replaceChildren(...this.parts(l,a,n)),this.stand(),this.buttons.find(c=>c.dataset.part)?.focus({preventScroll:!0})};
return[...s.length?[p("p.mute",`${s.join(", ")}, and ...`)]:[],...[...o].sort().map(i=>p("button.btn",{"data-part":i,onclick:()=>r(
i)},i))]}get buttons(){return[...this.root.querySelectorAll("button")]}stand(){let t=this.key&&this.how.around(this.key),
s=this.root.parentElement;if(!t||!s)return;let n=s.getBoundingClientRect(),o=Math.max(n.top,0),r=6,i={x:r,y:o-n.top+r,w:n.
width-2*r,h:Math.min(n.bottom,window.innerHeight)-o-2*r};this.root.style.cssText=`left:0;top:0;max-width:${i.w}px;max-he\
ight:${i.h}px`;let a=({x:f,y:m,w:g,h:x})=>({x:f-n.left,y:m-n.top,w:g,h:x}),l={w:this.root.offsetWidth,h:this.root.offsetHeight},
{x:c,y:h,side:d,tip:u}=pi(l,a(t.card),i,t.hand.map(a));this.root.dataset.side=d,this.root.style.cssText+=`;left:${c}px;t\
op:${h}px;--tip:${u}px`}leave(){let t=this.key;this.close(),this.how.focus(t)}close(){if(!this.key)return;let t=this.key,
s=this.root.contains(et(this.root));this.key="",document.removeEventListener("pointerdown",this.away,!0),this.root.hidden=
!0,this.root.replaceChildren(),this.how.moved(),s&&this.how.focus(t)}stroke(t){let s=this.buttons,n=s.findIndex(r=>r.matches(
":focus"));if(!this.key||n<0)return!1;let o={ArrowRight:n+1,ArrowDown:n+1,ArrowLeft:n-1,ArrowUp:n-1,Home:0,End:s.length-
1}[t.key];return o==null?!1:(t.preventDefault(),s[(o+s.length)%s.length].focus({preventScroll:!0}),!0)}};var se=10;function Ed(e,t,s,n){if(t&&s>=t*46)return Math.min(t,Math.max(e,1));if(!e)return 1;let o=Math.max(1,Math.floor(
(s+se)/(n+se)));return Math.ceil(e/Math.ceil(e/o))}function ye(e,t,s,n,o,r){let i=e.text(`${t.id}.label`,t.label,s,n+10,
{room:o}),a=Ed(t.cells.length||1,t.columns??0,o,r?58:50),l=Math.min(r?66:60,(o-se*(a-1))/a),c=l+se,h=e.extras.acting?8:0,
d=n+22+i;return t.cells.forEach((u,f)=>{let m=s+f%a*c,g=d+Math.floor(f/a)*(l*1.4+se+h);"key"in u?e.card(u,m,g,l,{role:"g\
rid",own:!0}):(e.add("pile",`${t.id}.${f}`,m,g,{w:l,under:0,empty:!0}),u.seat!=null&&e.add("mark",`${t.id}.${f}`,m+l/2-9,
g+l*.7-9,{seat:u.seat,size:18,quiet:!0}))}),d-n+Math.ceil(t.cells.length/a)*(l*1.4+se+h)+10}function we(e,t,s,n,o){let r=t.
values.length,i=Math.min(56,(o-10*(r-1))/r),a=r*i+(r-1)*10;return e.add("dice",t.id,s,n,{w:a,size:i,values:t.values,thrown:t.
thrown??0,lit:t.lit??[],label:t.label,move:t.move??"",off:e.extras.acting?t.off??"":"",plays:e.extras.acting&&!!t.move,picks:[]}),
i+14}function qn(e,t,s,n,o){let r=n+12;r+=e.text(`${t.id}.label`,t.label,s,r,{room:o})+10;for(let[i,{words:a,note:l,box:c}]of t.
rows.entries()){let h=c?30:0,d={size:14,bold:!0,quiet:c==="open",room:o-h};c&&e.add("box",`${t.id}.${i}`,s,r+3,{box:c,size:20}),
r+=14+e.text(`${t.id}.${i}.words`,a,s+h,r+12,d),l&&(r+=15+e.text(`${t.id}.${i}.note`,l,s+h,r+13,{room:o-h})),r+=7}return r-
n+6}function gi(e,t,s,n){t.rows.filter(({box:o})=>o).forEach(({box:o},r)=>{e.add("box",`${t.id}.${r}`,s+30*r,n,{box:o,size:24})})}
function be(e,t,s,n,o,r,i){let a=e.extras.boards?.[t.board];if(!a)throw new Error(`Expected a board called "${t.board}",\
 which was to be sent before its tokens.`);let l=i==null?Math.min(r,o*a.height/a.width):r;return e.add("board",t.id,s,n,
{w:o,h:l,k:Math.min(o/a.width,l/a.height),board:a,zone:t,heat:e.extras.heat??{},clear:!!e.extras.clear,acting:!!e.extras.
acting,spots:e.extras.spots??{},lit:e.extras.lit??{},clearance:i??0}),l+14}var xi=390,ms=620,$e=196,yi=58,Pn=38,jn=50,ps=e=>e.cards.some(t=>t.move||t.picks?.length),wi=e=>[...e.cards,...(e.before??
[]).flatMap(t=>"top"in t&&t.top||[])];function bi(e,t,s,n,o){let r=s,i=0;for(let a of t){let l=Math.min(o-(r-s),a.values.
length*yi);i=Math.max(i,we(e,a,r,n,l)),r+=l+8}return i}function $i(e,t,s,n,o,r,i){let l=(o-16*(r-1))/r,c=n;for(let h=0;h<
t.length;h+=r){let d=t.slice(h,h+r),u=(f,m)=>i?Td(e,f,s+m*(l+16),c,l):e.other(f,s+m*(l+16),c,l,!1);c+=(i?10:18)+Math.max(
...d.map(u))}return c-n}function Td(e,t,s,n,o){let r=wi(t),i=r.length?Pn*(1+.4*(r.length-1))+12:0,a=e.head(t,s,n,o-i,28),
[l]=t.counters??[],c={w:Pn,ideal:Pn*.4,tight:.3};if(e.cards(r,s+o-i,n,i,c,{role:"seat"}),!l)return 34+a;let h=Math.max(l.
full??0,l.value),d=l.art==="agents"?24*h:0;d&&e.add("agents",`${t.id}.0`,s,n+36+a,{count:l.value,full:h,size:18});let u={
value:l.value,label:l.label??"",high:18,room:o-i-d};return e.add("counter",`${t.id}.0`,s+d+6,n+36+a,u),58+a}function ki(e,t,s,n,o){
return t.stacks.forEach((r,i)=>e.stack(r,s+i*o/2,n,50)),t.stacks.length?116:0}function vi(e,t,s,n,o){let{seats:r,boards:i,
fans:a,grids:l,dice:c,notes:h}=t,d=24,[u,...f]=r,m=s-d-$e,g=m-2*d,x=14,y=14;for(let w of i)x+=be(e,w,d,x,g,o);y+=bi(e,c,
m,y,$e);for(let w of h)y+=qn(e,w,m,y,$e)+8;u&&!ps(u)&&(y+=e.other(u,m,y+4,$e,!0)+20),y+=ki(e,t,m,y+4,$e);for(let w of l)
x+=ye(e,w,d,x,g,!0);return f.length&&(x+=$i(e,f,d,x+6,g,Math.min(f.length,3),!0)),x=Math.max(x,y),a.length&&(x+=e.fans(a,
d,x,s-2*d,!0)),u&&ps(u)&&(x+=e.own(u,d,x+6,s-2*d,176)),{y:x,middle:{x:d+g/2,y:240,r:40}}}function Mi(e,{seats:t,boards:s,
stacks:n,dice:o,notes:r},i,a,l){let d=i-48,u=(a-20)/Math.max(1,t.length);for(let m of s)l?be(e,m,0,0,a,d,jn):be(e,m,0,jn,
a,d-jn,0);let f=10;for(let m of o)we(e,m,f,8,m.values.length*36),f+=m.values.length*36+6;for(let m of r)gi(e,m,l?10:f+6,
l?d-34:14);for(let[m,{top:g}]of n.entries())g&&e.card(g,10+m*44,d-66,38,{role:"stack"});return t.forEach((m,g)=>{Od(e,{...m,
cards:wi(m)},10+g*u,d+10,u-4)}),{y:i-18,middle:{x:a/2,y:d/2,r:40}}}function Od(e,t,s,n,o){let r=t.cards.length?24+9*(t.cards.
length-1):0,i=o-24-r;e.add("mark",t.id,s,n+2,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,G(t.name,13,
i).lines[0],s+25,n+9,{size:13,bold:!0,quiet:!1,room:i});let a=(t.counters??[]).map(({value:c,label:h})=>`${c} ${h}`)[0]??
t.note??"";e.text(`${t.id}.note`,G(a,12,i).lines[0],s+25,n+24,{size:12,room:i});let l={w:22,ideal:9,tight:.3,least:22};e.
cards(t.cards,s+o-r-2,n-1,r,l,{role:"seat"})}function Si(e,t,s){let{seats:n,boards:o,fans:r,grids:i,dice:a,notes:l}=t,c=14,
h=s-2*c,[d,...u]=n,f=10;for(let x of o)f+=be(e,x,c,f,h,440);let m=a.length?Math.min(150,a.reduce((x,{values:y})=>x+y.length*
yi+8,0)):0,g=bi(e,a,c,f,m);if(g+=ki(e,t,c,f+g,Math.max(m,130)),d&&!ps(d)){let x=m?c+m+16:c;g=Math.max(g,e.other(d,x,f,c+
h-x,!1))}f+=g+12;for(let x of l)f+=qn(e,x,c,f,h)+8;for(let x of i)f+=ye(e,x,c,f,h,!1);return r.length&&(f+=e.fans(r,c,f,
h,!1)),u.length&&(f+=$i(e,u,c,f+4,h,Math.min(u.length,3),!1)),d&&ps(d)&&(f+=e.own(d,c,f,h,0)),{y:f,middle:{x:s/2,y:200,r:40}}}var Oi=e=>[[0,0],[1,0],[1,1]].slice(0,e),Ad=20,Ld=60,Ai=({extras:e})=>e.acting?e.call?32:14:0;function Li(e){let t=(e.before??
[]).filter(({kind:s})=>s==="stack");return{beside:t.slice(0,-1),space:t.at(-1)}}function Ei(e,t,s,n,o,r,i){let{beside:a,
space:l}=Li(t),c=r?s+i+28:s,h=o-i-28,d=e.head(t,c,n,h,30),u=c;for(let f of a)e.stack(f,u,n+46+d,46,110),u+=118;if(!t.me){
let f={w:38,ideal:22,tight:.05};e.cards(t.cards,u,n+46+d,c+h-u,f,{role:"seat"})}l&&e.stack(l,r?s:s+o-i,n,i,i+40)}function Ni(e,{
seats:[t,...s],ring:n,stacks:o},r,i){let l=92*1.4+32,c=r/2-i-24,h=r/2+24,d=28,u=d+l+74,f=s.length===1;s.forEach((w,M)=>{
let[$,v]=Oi(s.length)[M];Ei(e,w,$?h:i,v?u:d,c,!!$,92)}),t&&Ei(e,{...t,me:!0},i,u,c,!1,92);let m={x:f?h+c/2:r/2,y:f?d+44:
d+l+32,r:40};n&&e.add("ring",n.id,m.x,m.y,{ring:n,r:m.r});let g=f?92:46,x=f?m.x-o.length*(g+40)/2+20:m.x+90;o.forEach((w,M)=>e.
stack(w,x+M*(g+40),f?d+120:m.y-44,g,g+40));let y=u+l+4;if(t){let w=e.extras.call??0,M=Ai(e),$=t.cards.some(k=>k.face);w&&
(e.call=y),y+=(w?w+20:0)+M;let v={w:$?88:62,ideal:$?106:44,tight:.5,least:60,floor:20};y+=e.cards(t.cards,i,y,r-2*i,v,{own:!0,
role:"hand"})}return{y,middle:m}}function Ti(e,t,s,n,o){let{beside:r,space:i}=Li(t),a=46,l=o-a-34;e.add("mark",t.id,s,n+
2,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,t.name,s+26,n+11,{size:13,bold:!0,quiet:!1,room:l}),e.text(
`${t.id}.note`,G(t.alert||t.note,12,l).lines[0],s+26,n+25,{size:12,quiet:!t.active,room:l});let c=s;for(let h of r){if(h.
top){let d={...h.top,move:h.move||h.top.move,off:h.off||h.top.off};e.card(d,c,n+36,26,{role:"stack",recall:h.recall})}else
e.add("pile",h.id,c,n+36,{w:26,under:0,empty:!0});e.text(`${h.id}.count`,String(h.count),c+32,n+58,{size:14,bold:!0,quiet:!1}),
c+=58}if(!t.me){let h={w:22,ideal:10,tight:.05};e.cards(t.cards,c,n+38,s+o-a-8-c,h,{role:"seat"})}i&&Ci(e,i,s+o-a,n,a)}function Ci(e,t,s,n,o){
t.top?e.card(t.top,s,n+2,o,{role:"space",recall:t.recall}):e.add("pile",t.id,s,n+2,{w:o,under:0,empty:!0});let r=[t.count>
1?t.count:"",t.label].filter(Boolean).join(" "),i=G(r,12,o+14).lines.length<2;e.text(`${t.id}.label`,r,i?s+o/2:s+o+6,n+o*
1.4+17,{size:12,anchor:i?"middle":"end",room:i?o+14:3*o})}function Ri(e,{seats:[t,...s],ring:n,stacks:o},r,i){let l=i/2-
10-10,c=i/2+10,h=88,d=s.length===1;s.forEach((w,M)=>{let[$,v]=Oi(s.length)[M];Ti(e,w,$?c:10,6+v*h,l)}),t&&Ti(e,{...t,me:!0},
10,6+h,l),o.slice(0,3).forEach((w,M)=>{d&&Ci(e,w,c+20+M*66,50,46)});let u=e.extras.call??0,f=Ai(e),m=6+2*h+6+f;u&&(e.call=
m-f);let g=m+(u?u+8:0),x=Math.max(Ad,gt(78,r-g-8));t&&e.cards(t.cards,10,g,i-130,{w:x,ideal:x*1.12,tight:.36,least:x},{own:!0,
role:"hand"});let y={x:i-66,y:g+24,r:34};return n&&r-g<Ld?(e.add("ring",n.id,y.x,r-18,{ring:{...n,value:"",note:""},r:y.
r}),e.text(`${n.id}.note`,`${n.value??""} ${n.note??""}`,i-10,r-14,{size:14,anchor:"end",room:170})):n&&(e.add("ring",n.
id,y.x,y.y,{ring:{...n,note:""},r:y.r}),e.text(`${n.id}.note`,n.note??"",y.x,y.y+30,{size:12,anchor:"middle",room:126})),
{y:Math.max(r-8,t?g+x*1.4:0),middle:y}}var Nd={mark:({size:e})=>({x:0,y:0,w:e,h:e}),pile:({w:e,empty:t})=>t&&{x:0,y:0,w:e,h:e*1.4},ring:({r:e})=>({x:-e,y:-e,w:2*
e,h:2*e}),dice:({w:e,size:t})=>({x:0,y:0,w:e,h:t}),box:({size:e})=>({x:0,y:0,w:e,h:e})},gs=class{constructor(t){this.extras=
t,this.call=0,this.things=[],this.over=[]}add(t,s,n,o,r={}){this.things.push({kind:t,key:`${t}:${s}`,x:n,y:o,...r});let i=this.
extras.lit?.[s],a=Nd[t]?.(r);i!=null&&a&&this.over.push({kind:"lit",key:`lit:${s}`,x:n+a.x,y:o+a.y,w:a.w,h:a.h,tab:i,role:t})}text(t,s,n,o,{
size:r=13,room:i=1/0,bold:a=!1,quiet:l=!0,anchor:c="start",tone:h=""}={}){if(!s)return 0;let{lines:d,size:u}=G(s,r,i,a?1.06:
1);return this.add("text",t,n,o,{lines:d,size:u,bold:a,quiet:l,anchor:c,tone:h}),(d.length-1)*u*1.2}card(t,s,n,o,{seen:r=o,
own:i=!1,role:a="",recall:l=[]}={}){let{lit:c={},dealt:h={},acting:d=!1,under:u=!0,opens:f=""}=this.extras,m=h[t.key]??t.
face??null,g=d&&!!(t.move||t.picks?.length),x=!!t.lifted,y=a==="grid"?0:o<80?12:14,w=i&&(g||d&&t.ghost)?y+(x?o*(y?.24:.14):
0):0;this.things.push({kind:"card",key:t.key,x:s,y:n-w,w:o,face:m,label:t.label,origin:t.origin??"",role:a,dealt:t.key in
h,kin:!!t.kin,ghost:!!t.ghost,seen:r,plays:g,off:d?t.off??"":"",under:i&&g&&!x,up:x,move:t.move??"",picks:t.picks??[],recall:u?
l:[],opens:f===t.key&&!g&&!t.off}),t.key in c&&this.over.push({kind:"lit",key:`lit:${t.key}`,x:s,y:n-w,w:r,h:o*1.4,tab:c[t.
key],role:a})}cards(t,s,n,o,r,{own:i=!1,role:a="",pitch:l=1.4,centre:c=!1}={}){if(!t.length)return 0;let{w:h,step:d,cols:u,
rows:f}=te(t.length,o,r);return t.forEach((m,g)=>{let x=Math.floor(g/u),y=g%u,w=Math.min(u,t.length-x*u),M=c?s+(o-(d*(w-
1)+h))/2:s;this.card(m,M+y*d,n+x*l*h,h,{seen:y===w-1?h:Math.min(h,d),own:i,role:a})}),h*1.4+(f-1)*l*h}};var Bi=e=>e.map(t=>({...t,art:""})),Ct=class extends gs{head(t,s,n,o,r=30){let i=[t.note,t.team].filter(Boolean).join(",\
 "),a=r<30?8:12,l=s+r+a,c=o-r-a;this.add("mark",t.id,s,n,{seat:t.seat,size:r,active:!!t.active});let h=t.alert||i,d=n+r*
(h?.43:.66),u=this.text(`${t.id}.name`,t.name,l,d,{size:15,bold:!0,quiet:!1,room:c}),f=this.text(`${t.id}.note`,h,l,n+r+
u,{room:c,bold:!!(t.active||t.alert),quiet:!t.active,tone:t.alert?"lit":""});return u+f}counters(t,s,n,o,r){let i=n;for(let[
a,l]of(t.counters??[]).entries()){let c=r?18:22;if(this.add("counter",`${t.id}.${a}`,s,i,{value:l.value,label:l.label??"",
high:c,room:o}),i+=c+8,l.art==="chips"){let h=Math.max(1,Math.ceil(l.value/10)),d=r?2.5:3,u=r?1.2:1.4,f=Math.max(3,Math.
min(18,(o-2)/h-3)),m=10*(d+u)+3,g=Math.min(l.value,10)*(d+u)+(l.value>5?3:0);l.value&&this.add("chips",`${t.id}.${a}`,s,
i+g,{count:l.value,w:f,t:d,g:u,pitch:f+3}),i+=m}if(l.art==="agents"){let h=Math.max(l.full??0,l.value);this.add("agents",
`${t.id}.${a}`,s,i,{count:l.value,full:h,size:18}),i+=26}}return i-n}other(t,s,n,o,r){let i=t.cards??[],a=t.counters??[],
l=!r||o<150,c=this.head(t,s,n,o,l?26:30),h=a.length&&o>=150,d=i.some(k=>k.face||k.key in(this.extras.dealt??{})),u=l?38:
48,f=Math.min(h?o-74:o,d?1/0:u*3.4),m={w:u,ideal:u*(d?.72:.7),tight:d?.62:.05},g=n+(l?38:44)+c,x=this.cards(i,s,g,f,m,{role:"\
seat",pitch:.62});if(t.alert&&i.length){let{w:k,step:S,cols:O}=te(i.length,f,m);this.over.push({kind:"lit",key:`lit:${t.
id}`,x:s,y:g,w:k+(O-1)*S,h:x,tab:""})}let{w:y,step:w,cols:M}=te(i.length,f,m),$=i.length?y+(M-1)*w+14:0,v=h?Math.max(x,this.
counters(t,s+$,g+2,o-$,l)):x+(a.length?8+this.counters({...t,counters:Bi(a)},s,g+x+8,o,!0):0);return g-n+v+this.before(t,
s,g+v+10,o,l)}stack(t,s,n,o,r=o+24){let i=t.top?{...t.top,move:t.move||t.top.move,off:t.off||t.top.off,label:t.top.label||
t.spoken}:null,a=t.count>1&&i&&!i.face?Math.min(3,t.count-1):0;if(this.add("pile",t.id,s,n,{w:o,under:a,empty:!i}),i&&this.
card(i,s,n,o,{role:"stack",recall:t.recall}),!i&&!t.count&&t.label&&o>=40){let{lines:c,size:h}=G(t.label,13,o-2);if(c.length*
h*1.2<o*1.4-8){let d=n+(o*1.4-(c.length-1)*h*1.2)/2+h*.35;return this.add("text",`${t.id}.empty`,s+o/2,d,{lines:c,size:h,
quiet:!0,anchor:"middle",tone:""}),o*1.4}}let l=H(`${t.count} ${t.label}`,14)>r;return this.add("count",t.id,s,n+o*1.4+22,
{count:t.count,lines:l?G(t.label,13,r).lines:[t.label],spoken:t.spoken,broken:l}),o*1.4+30+(l?17*G(t.label,13,r).lines.length:
0)}tray(t,s,n,o){let r=Math.max(1,Math.ceil(Math.max(t.full,t.count)/10)),i=Math.min(27,(o-24)/r-4),a=o<120,l=i+(i>20?7:
4),c=a?3:5,h=a?1.4:2,d=r*l-(l-i)+24,u=10*(c+h)+3,f=22*String(t.count).length+4+H(t.label,13)>Math.max(d,o-8);return this.
add("tray",t.id,s+(o-d)/2,n,{wide:d,high:u,count:t.count,label:t.label,w:i,t:c,g:h,pitch:l,below:f,noted:H(t.label,13)}),
u+(f?62:44)}fans(t,s,n,o,r){let i=n,a=t.length>2?r?56:48:r?80:64;for(let l of t){this.text(`${l.id}.label`,l.label,s,i+10,
{room:o});let c={w:a,ideal:a*.59,tight:.39,least:Math.min(a,r?56:48),floor:20},{w:h,step:d,cols:u,rows:f}=te(l.cards.length,
o,c),m=l.cards.some(x=>x.above)?22:4,g=l.cards.some(x=>x.under!=null)?40:10;i+=20,l.cards.length||this.add("pile",l.id,s,
i+m,{w:h,under:0,empty:!0}),l.cards.forEach((x,y)=>{let w=Math.floor(y/u),M=y%u,$=y===l.cards.length-1,v=s+M*d,k=i+m+w*(m+
g+h*1.4);this.card(x,v,k,h,{seen:$||M===u-1?h:Math.min(h,d),role:"fan"}),this.text(`${x.key}.above`,x.above??"",v+2,k-8,
{size:$?16:14,bold:$,quiet:!$}),x.under!=null&&this.add("mark",`${x.key}.under`,v+4,k+h*1.4+10,{seat:x.under,size:Math.max(
15,Math.min(22,d*.76)),quiet:!$})}),i+=Math.max(f*(m+g+h*1.4),m+g+a*1.4)+8}return i-n}own(t,s,n,o,r){let i=this.extras.acting?
14:0,a=this.extras.call??0,l=this.before(t,s+r,n,o-r,!r),c=n+l+(a?a+20:0);return a&&(this.call=n+l),c-n+this.hand(t,s,c,
o,r,i)}before(t,s,n,o,r){let i=t.before??[];if(!i.length)return 0;let a=10,l=(o-a*(i.length-1))/i.length,c=Math.min(r?44:
58,l-6),h=0;return i.forEach((d,u)=>{let f=s+u*Math.min(l+a,d.kind==="fan"?1/0:c+40);if(d.kind==="fan"){let m=this.text(
`${d.id}.label`,d.label,f,n+10,{room:l}),g={w:c,ideal:c*.72,tight:.4};h=Math.max(h,18+m+this.cards(d.cards,f,n+18+m,l,g,
{role:"fan"}))}else h=Math.max(h,this.stack(d,f,n,c,Math.min(l,c+34)))}),h+16}hand(t,s,n,o,r,i){let a=r>0,l=t.cards.some(
x=>x.face),c=a?92:70,h=t.cards.length,d={w:l?c:c*.75,ideal:c*(l?a?1.22:1.06:.8),tight:.5,least:Math.min(c,64),floor:l?34:
20};if(a){let x=this.head(t,s,n,r-20),y=this.counters(t,s+4,n+48+x,r-20,!1)+48+x,w=this.cards(t.cards,s+r,n+i,o-r,d,{own:!0,
role:"hand",pitch:1.4+.36});return Math.max(y,w+i+16,l?c*1.4:0)}let u=l&&(h-1)*d.ideal+d.w<=o-112,f=this.head(t,s,n,u?110:
o-100,26);if(u){let x=this.counters(t,s+4,n+44+f,100,!0)+44+f,y=this.cards(t.cards,s+112,n+i,o-112,d,{own:!0,role:"hand"});
return Math.max(x,y+i+16)}let m=this.counters({...t,counters:Bi(t.counters??[])},s+o-84,n+6,84,!0),g=n+Math.max(40+f,m+8)+
i;return g-n+this.cards(t.cards,s,g,o,d,{own:!0,role:"hand",pitch:1.4+.42,centre:!0})+16}};var yt=620,xs=772,_i=920,Cd=["seat","ring","fan","stack","tray","grid","dice","tokens","notes","kinds"];function ke(e){let t=e.
zones.find(({kind:n})=>!Cd.includes(n));if(t)throw new Error(`Expected a zone that the table can draw, not "${t.kind}".`);
let s=n=>e.zones.filter(o=>o.kind===n);return{seats:Nr(s("seat")),ring:s("ring")[0],fans:s("fan"),stacks:s("stack"),trays:s(
"tray"),grids:s("grid"),dice:s("dice"),notes:s("notes"),boards:s("tokens"),kinds:s("kinds")}}function Wi(e,t,s={}){if(s.
laid&&cs(e))return Vd(e,t,s);if(Zr(e)&&(t.low||t.h))return Fd(e,t,s);if(t.low&&e.zones.some(({kind:u})=>u==="tokens"))return jd(
e,t,t.low,s);if(t.low&&kn(e))return Fn(e,t,t.low,s,Vn(t.w));if(!t.h)return ys(e,t.w,s);let n=({w:u,h:f})=>Kn(t,u,f),r=[...t.
w>=yt*Hi?[xs,860,_i]:[],390,440].map(u=>Pd(e,t,u,s)),[i,...a]=r.filter(u=>u.w>=yt),l=a.reduce((u,f)=>n(f)>n(u)?f:u,i);if(l&&
n(l)>=Hi)return l;let c=r.reduce((u,f)=>n(f)>n(u)?f:u),h=Math.round(Math.max(qi,Lt*t.h/t.w));return e.zones.some(({kind:u})=>u===
"tokens")?Vi(e,Math.min(h,ms),s,xi,!0):n(c)>=Rd||!kn(e)?c:e.table==="round"&&e.zones.filter(({kind:u})=>u==="seat").length>
Id&&t.w>t.h?Fn(e,t,Di,s,Math.round(Di*t.w/t.h)):Fn(e,t,Math.min(h,Hd),s,Pi(t,h))}var Hi=.8,Rd=.92,Ii=.75,Bd=352,qi=288,Hd=460,
Id=6,Di=320,Dd=640,_d=110,Wd=400,qd=1.25,Vn=e=>Math.round(Math.max(Lt,Math.min(ft,e/qd))),Pi=(e,t)=>Math.round(Math.max(
Lt,Math.min(ft,t*e.w/e.h)));function ji(e,t,s){let{w:n}=e,o=e.low?0:e.h,r=!e.low&&n>=xs*Ii&&(!o||o>=t[0]*Ii),[i,a]=r?t:s,
l=r?xs:e.low?Vn(n):Lt,c=o?Math.round(Math.max(i,Math.min(a,l*o/n))):r?600:i;return[r||!o?l:Pi(e,c),c]}var Kn=(e,t,s)=>Math.
min(e.w/t,e.h?e.h/s:1/0),Fi=(e,t)=>({...e,call:(e.call??0)/t});function Pd(e,t,s,n){let o=ys(e,s,n);for(let r=0;r<2&&n.call;r++)
o=ys(e,s,Fi(n,Kn(t,o.w,o.h)));return o}function Fn(e,t,s,n,o){let r=new Ct(Fi(n,Kn(t,o,s))),i=ke(e),{y:a,middle:l}=e.table===
"corners"?Ri(r,i,s,o):Yr(r,i,s,e.table==="round",o);return{w:o,h:Math.max(s,a+8),things:[...r.things,...r.over],middle:l,
call:r.call}}function jd(e,t,s,n){let o=Math.max(t.w,xs),r=((t.page??0)-Dd)*o/t.w-_d;return t.w>=yt&&r>=Wd?ys(e,o,n,Math.
min(r,ms)):Vi(e,s,n,Math.min(Vn(t.w),yt-1),!1)}function Vi(e,t,s,n,o){let r=new Ct(s),{middle:i}=Mi(r,ke(e),t,n,o);return{
w:n,h:t,things:[...r.things,...r.over],middle:i,call:r.call}}function Fd(e,t,s){let n=new Ct(s),[o,r]=ji(t,[470,620],[t.
low||qi,620]),{middle:i}=Jr(n,ke(e),r,o);return{w:o,h:r,things:[...n.things,...n.over],middle:i,call:n.call}}function Vd(e,t,s){
let n=new Ct(s),[o,r]=ji(t,[520,640],[Bd,560]),{middle:i}=si(n,ke(e),r,o);return{w:o,h:r,things:[...n.things,...n.over],
middle:i,call:n.call}}function ys(e,t,s={},n=ms){let o=Math.round(Math.min(Math.max(t,320),_i)),r=o>=yt,i=new Ct(s),a=ke(
e),l=r?28:14,c=e.table==="round"||e.table==="corners"&&!r,h=a.boards.length?r?vi:Si:c?r?Ud:Yd:r&&e.table==="corners"?Ni:
r?Kd:Gd,{y:d,middle:u}=h(i,a,o,l,n);return{w:o,h:Math.round(d+18),things:[...i.things,...i.over],middle:u,call:i.call}}function ws(e,t,s,n,o,r){
let i=n,a=(o-r*(t-1))/t;for(let l=0;l<e.length;l+=t){let c=e.slice(l,l+t);i+=Math.max(...c.map((h,d)=>h(s+d*(a+r),i,a)))+
20}return i-n}function Kd(e,t,s,n){let{seats:[o,...r],ring:i,fans:a,stacks:l,trays:c}=t,h=r.map(S=>(O,E,T)=>e.other(S,O,
E,T,!0)),d=c.map(S=>(O,E,T)=>e.tray(S,O,E,T));h.splice(Math.ceil(h.length/2),0,...d);let u=Math.floor((s-2*n+20)/126),f=h.
length<=u?Math.max(h.length,1):Math.ceil(h.length/2),m=28+ws(h,f,n,28,s-2*n,20),g=l.length?104:0,x=i?248:0,y=m+6,w=i?{x:132,
y:y+108,r:88}:{x:s/2,y:y+60,r:40};i&&e.add("ring",i.id,w.x,w.y,{ring:i,r:w.r});let M=s-2*n-x-(g?g+24:0),$=e.fans(a,n+x,y+
10,M,!0);m=Math.max(y+(i?230:0),y+10+$)+12,l.forEach((S,O)=>e.stack(S,s-n-72,y+48+O*152,66));let v=l.length?y+48+l.length*
152-24:0,k=x&&s>=740?x:176;return m+=bs(e,t,s-(v>m?g+24:0),n,m),o&&(m+=e.own(o,n,m,s-2*n-(v>m?g+24:0),k)),{y:Math.max(m,
v),middle:w}}function Gd(e,t,s,n){let{seats:[o,...r],ring:i,fans:a,stacks:l,trays:c}=t,h=18,d=r.some(M=>(M.before?.length??
0)>1),u=d||r.length<=2||r.length===4?Math.min(2,Math.max(r.length,1)):3;h+=ws(r.map(M=>($,v,k)=>e.other(M,$,v,k,!1)),u,n,
h,s-2*n,12);let f=66,m=i?{x:106,y:h+100,r:f}:{x:s/2,y:h+40,r:40};i&&e.add("ring",i.id,m.x,m.y,{ring:i,r:f});let g=i?214:
n,x=s-n-g,y=Math.min(92,x/Math.max(l.length,1));l.forEach((M,$)=>e.stack(M,g+$*y,h+12,Math.min(56,y-14),y-1));let w=l.length?
h+12+78+56:h;for(let M of c)w+=e.tray(M,g-6,w,x+6);return h=Math.max(w,i?h+200:h)+6,h+=e.fans(a,n,h,s-2*n,!1),h+=bs(e,t,
s,n,h),o&&(h+=e.own(o,n,h+4,s-2*n,0)+4),{y:h,middle:m}}function Ud(e,t,s,n){let{seats:[o,...r],ring:i,fans:a,stacks:l,trays:c}=t,
{left:h,top:d,right:u}=Cr(r.length),f=i?.art==="none"?64:s<740?108:128,m=Math.min(d<2?220:s<740?130:190,s/2-f-20-n),g=s-
2*n-2*m-24,y=r.slice(h,h+d).map(S=>(O,E,T)=>e.other(S,d===1?s/2-70:O,E,T,!0)),w=d?ws(y,d,n+m+12,20,g,16):0,M={x:s/2,y:20+
w+f+12,r:f},$=(S,O)=>{let E=S.length>1?28:M.y-60;for(let T of S)E+=e.other(T,O,E,m,!0)+26;return E},v=[$(r.slice(0,h).reverse(),
n),$(r.slice(r.length-u),s-n-m)];Ki(e,i,l,c,M,f<120?.82:1);let k=Math.max(M.y+f+40,...v);return a.length&&(k+=e.fans(a,n,
k,s-2*n,!0)),k+=bs(e,t,s,n,k),o&&(k+=e.own(o,n,k,s-2*n,160)),{y:k,middle:M}}function Yd(e,t,s,n){let{seats:[o,...r],ring:i,
fans:a,stacks:l,trays:c}=t,h=r.some(g=>(g.before?.length??0)>1),d=h||r.length===2||r.length===4?2:Math.min(3,Math.max(r.
length,1)),u=16+ws(r.map(g=>(x,y,w)=>e.other(g,x,y,w,!1)),d,n,16,s-2*n,12),f=i?.art==="none"?50:108,m={x:s/2,y:u+f+10,r:f};
return Ki(e,i,l,c,m,.8),u=m.y+f+36,a.length&&(u+=e.fans(a,n,u,s-2*n,!1)),u+=bs(e,t,s,n,u),o&&(u+=e.own(o,n,u,s-2*n,0)),{
y:u,middle:m}}function Ki(e,t,s,n,o,r){t&&e.add("ring",t.id,o.x,o.y,{ring:t,r:o.r});let i=(s.length>2?56:78)*r,a=22*r,l=o.
x-(s.length*i+(s.length-1)*a)/2;s.forEach((c,h)=>e.stack(c,l+h*(i+a),o.y-i*.7-12,i)),n.forEach(c=>e.tray(c,o.x-50,o.y+44,
100))}function bs(e,{grids:t,dice:s},n,o,r){let i=r;for(let a of t)i+=ye(e,a,o,i,n-2*o,n>=yt);for(let a of s)i+=we(e,a,o,
i,n-2*o);return i-r}var Zd=80,Gn=12,zd=800,Gi=(e,{unit:t})=>String(Number(e.toFixed(t==="chance"?1:2)));function Jd(e,t){let{value:s}=ct(e,t),
n=Number(e.trim().replace(",",".").replace("−","-"));return s==null||s===n?"":Gi(s,t)}var Ui=(e,t,s)=>e!=null&&ct(e,s).
value===(t??null)?e:t==null?"":Gi(t,s);function Un(e,t){let{words:s,meant:n}=ct(e,t);return n?`Did you mean ${n} out of \
100?`:s}function Xd(e,t,s,n=!0){let o=p("div.numnote",{id:Q("note"),role:"status"}),r=0,i="",a=c=>{let h=e.value,{words:d,
meant:u}=h.trim()?ct(h,t):{words:"",meant:""},f=u?Un(h,t):c&&n?d:"";_(e,"aria-invalid",f?"true":""),_(e,"aria-describedb\
y",f?o.id:"");let m=f&&`${f} ${u&&h}`;if(m===i)return;i=m;let g=(x,y,w)=>p("button.btn",{"data-k":w,onclick:()=>s(y)},x);
o.replaceChildren(...f?[p("p.refusal",f)]:[],...u?[p("div.row",g("Yes",u,"meant.yes"),g("No",`${h.trim()}%`,"meant.no"))]:
[])},l=()=>{clearTimeout(r),a(!0)};return e.addEventListener("input",()=>{clearTimeout(r),r=window.setTimeout(l,zd),a(!1)}),
e.addEventListener("change",l),{node:o,complain:l}}function Yi({rule:e,label:t,words:s,ends:n,value:o,set:r,enter:i,k:a=""}){
let l=o,{low:c,high:h}=e,d=e.unit==="chance"?1:10**Math.floor(Math.log10((h-c)/50||1)),u=p("span.drawn",{"aria-hidden":"\
true"}),f=p("b.equals",{"aria-hidden":"true"}),m=p("input.bignum",{inputmode:e.low<0?"text":"decimal","data-k":`value${a}`,
maxlength:Zd,autocomplete:"off","aria-label":`${t} ${s}`,oninput:()=>M(m.value,m)}),g=p("input.rng",{type:"range",min:c,
max:h,step:d,"data-k":`range${a}`,"aria-label":t,oninput:()=>M(x(),g)}),x=()=>String(Number(Number(g.value).toFixed(d<1?
2:0))),y=String((c+h)/2),w=Xd(m,e,S=>{M(S),g.focus({preventScroll:!0})});function M(S,O){l=S.trim(),O!==m&&(m.value=l,w.
complain()),$(O),r(l)}function $(S){let O=ct(l,e).value,E=l.replace("-","−"),T=Jd(l,e);S!==g&&(g.value=O==null?y:String(
O)),g.classList.toggle("empty",O==null),g.style.setProperty("--p",`${O==null?0:100*(O-c)/(h-c||1)}%`),g.setAttribute("ar\
ia-valuetext",O==null?"not set yet":`${T||l} ${s}`),f.textContent=T&&`= ${T.replace("-","−")} `;let C=l!==""&&Ot(E)&&E.
length<=6,R=E.length<=Gn?E:`${E.slice(0,Gn-1)}…`;u.replaceChildren(l===""?"?":C?ce(E,E.length>4?34:50):R),u.classList.
toggle("none",l===""),m.style.setProperty("--n",String(Math.min(Math.max(2,l.length),Gn)))}let k=p("div.asknum",{onkeydown:S=>{
S.key!=="Enter"||S.target instanceof HTMLButtonElement||(S.preventDefault(),l===""&&S.target===g?M(x(),g):l!==""&&ct(l,e).
value==null?w.complain():l!==""&&i())}},p("div.saynum",p("span.bigbox",m,u),p("p",f,s)),w.node,g,p("div.ends",{"aria-hid\
den":"true"},p("span",n[0]),p("span",n[1])));return m.value=l,w.complain(),$(),{node:k,value:()=>l,put:S=>M(S),focus:()=>g.
focus({preventScroll:!0}),complain:w.complain}}var $s=class{constructor({play:t,key:s,told:n}){this.play=t,this.key=s,this.told=n,this.lifted="",this.card="",this.said=
{},this.typed={},this.field=null,this.lifts={},this.go=p("button.btn.solid",{"data-k":"lift.play",onclick:()=>this.play(
this.lifted)}),this.back=p("button.btn",{"data-k":"lift.back",onclick:()=>this.lift("")},"Put it back"),this.acts=p("div\
.lift-acts",{hidden:!0},this.go,this.back),this.words=p("p.lift-words"),this.keys=p("div.lift-keys"),this.asking=p("div.\
asking",{role:"group",hidden:!0}),this.shown=""}show({lifts:t,keys:s}){this.lifts=t,this.lifted&&!t[this.lifted]&&(this.
lifted="",this.said={},this.typed={}),this.draw();let n=JSON.stringify(s);this.keys.dataset.looks!==n&&(this.keys.dataset.
looks=n,Fs(this.keys,this.keys,()=>this.keys.replaceChildren(...s.map(o=>Re(o,r=>this.key(r))))))}tell(t,s){let n=Object.
keys(this.lifts).some(o=>s.every(r=>r.move!==o));this.words.hidden=!!this.lifted,this.words.textContent=t||(n?"Press a c\
ard to lift it, and again to play it.":"")}playing(t){let s=this.lifts[this.lifted]?.play??"",n=t?s.replace(/^Play\b/,"P\
laying"):s;this.go.textContent!==n&&(this.go.textContent=n),_(this.go,"aria-busy",t?"true":"")}lift(t,s=""){let n=s||this.
card;this.lifted=t,this.card=s,this.draw(),this.told({lifted:t,said:this.said},n)}stand(t,s,n){let[o,r]=n?[s,t.parentElement]:
[t,this.keys];this.asking.parentElement!==o&&o.insertBefore(this.asking,r)}hold(t,s,n,o){t?t!==this.lifted&&n[t]&&(this.
lifted=t,this.card=Qd(o,t)):this.lifted="",this.said=s}draw(){let t=this.lifts[this.lifted];if(this.acts.hidden=!t,this.
asking.hidden=!t?.line,this.words.hidden=!!t,this.playing(!1),this.shown===this.lifted)return;if(this.shown=this.lifted,
this.field=null,!t?.line)return this.asking.replaceChildren();let s=this.lifted;_(this.asking,"aria-label",t.line),this.
field=t.ask?Yi({rule:At,label:t.ask,words:"of 100",ends:["never","always"],value:Ui(this.typed[s],this.said[s],At),set:o=>this.
say(s,o),enter:()=>this.play(s)}):null;let n=p("div",p("p",p("b",t.line)));this.field&&n.append(p("p.wonder",t.ask)),this.
asking.replaceChildren(n,...this.field?[this.field.node]:[])}unread(t){let s=this.typed[t]??"";return t!==this.lifted||!this.
field||!s||!Un(s,At)?!1:(this.field.complain(),!0)}say(t,s){let{value:n}=ct(s,At);this.typed[t]=s,this.said={...this.said},
n!=null?this.said[t]=n:delete this.said[t],this.told({lifted:this.lifted,said:this.said},this.card)}},ks=class{constructor(t){
this.how=t,this.root=p("div.acts"),this.looks=""}show(t,s,n){let o=JSON.stringify([t,s]);this.looks!==o&&(this.looks=o,Fs(
this.root,n,()=>this.root.replaceChildren(...t.map(r=>this.button(r)))))}button({move:t,label:s,strong:n,off:o}){let r=p(
"button",{class:n&&!o?"btn solid":"btn","data-act":t||s,"aria-disabled":o?"true":null,onclick:()=>o?this.how.refuse(o):this.
how.send(t)},s);return p("span.act",r,o&&p("span.why",o))}};function Qd({zones:e},t){let s=e.flatMap(n=>n.kind==="seat"&&
n.me?n.cards:n.kind==="grid"?n.cells:[]);for(let n of s)if("key"in n&&(n.move===t||n.picks?.some(o=>o.move===t)))return n.
key;return""}function Zi(e,t,s){if(!t)return e;let n=e.zones.flatMap(i=>i.kind==="tokens"&&i.ways||[]),o=Number(n.find(i=>i.
move===t)?.tag),r=e.zones.map(i=>{if(i.kind==="dice"&&o){let l=i.values.indexOf(o);return{...i,lit:l<0?i.values.map((c,h)=>h):
[l]}}if(i.kind==="ring"){let l=i.previews?.find(c=>c.move===t);return l?{...i,preview:l}:i}if(i.kind==="tokens")return{...i,
ways:(i.ways??[]).map(l=>({...l,chosen:l.move===t}))};let a=l=>l.key===s?{...l,lifted:!0}:l;return i.kind==="grid"?{...i,
cells:i.cells.map(a)}:i.kind==="seat"&&i.me?{...i,cards:i.cards.map(a)}:i});return{...e,zones:r}}var zi=420,tu=80,eu=1500,su=5,Ji=320,Xi={goal:900,bust:700,aside:600},Qi="cubic-bezier(.2,.7,.2,1)";function Yn(e,t){let s=t.
replace(/^seat/,"h"),n=[...e].filter(({kind:c,key:h})=>c==="card"&&(h===t||h.startsWith(`${s}.`))),o=n.length?n.map(({x:c,
y:h,w:d})=>({x:c,y:h,w:d,h:d*1.4})):[...e].filter(({key:c})=>c.slice(c.indexOf(":")+1).split(".")[0]===t).map(({x:c,y:h,
wide:d=40,high:u=40})=>({x:c,y:h,w:d,h:u}));if(!o.length)return null;let r=Math.min(...o.map(({x:c})=>c)),i=Math.min(...o.
map(({y:c})=>c)),a=Math.max(...o.map(({x:c,w:h})=>c+h)),l=Math.max(...o.map(({y:c,h})=>c+h));return{x:r,y:i,w:a-r,h:l-i}}
var vs=e=>L(e.x-7,e.y-7,e.w+14,e.h+14,{rx:8,fill:"none",stroke:"var(--lit)","stroke-width":4}),nu=()=>L(-14,-4,28,8,{rx:2,
fill:"var(--lit)",stroke:"#fff","stroke-width":1.5});function ta(e,t,s,{pace:n,still:o,gone:r}){e.replaceChildren();let i=0;
for(let a=t;a;a=a.then){let l=a.kind==="aside"?iu(a,s,{pace:n,still:o,gone:r,wait:i}):a.kind==="bust"?ru(ea(r,a.then?.face),
n,o):ou(a,s,n,o);if(e.append(...l),!o&&n>0&&a!==t)for(let c of l)c.matches(".swept")||c.animate([{opacity:0},{opacity:1}],
{duration:1,delay:i,fill:"both"});setTimeout(()=>{for(let c of l)c.remove()},eu/Math.max(n,.5)+i),!o&&n>0&&(i+=(Xi[a.kind]??
0)/n)}}function ou(e,t,s,n){let o=e.source?Yn(t,e.source):null,r=e.target?Yn(t,e.target):null;if(!r)return[];let i=[vs(r)];
if(o&&e.kind==="catch"&&i.push(vs(o)),!o||e.kind!=="goal"||n||s<=0)return i;for(let a=0;a<Math.min(e.count||1,su);a++){let l=nu();
i.push(l);let c=h=>`translate(${h.x+h.w/2}px,${h.y+h.h/2}px)`;l.style.transform=c(r),l.animate([{transform:c(o)},{transform:c(
r),opacity:1},{opacity:0}],{duration:zi*1.25/s,delay:a*tu/s,easing:Qi,fill:"both"})}return i}function ea(e,t){let s=e.filter(
({kind:o,role:r})=>o==="card"&&r==="fan").sort((o,r)=>o.x-r.x),n=s.at(-1);if(n&&t){let o=s.length>1?n.x-s[s.length-2].x:
n.w*.59;s.push({...n,key:`${n.key}.end`,x:n.x+Math.max(o,n.w*.4),face:t})}return s}function ru(e,t,s){let[n]=e,o=e.at(-1);
if(!n||!o||s||t<=0)return[];let r=vs({x:n.x,y:n.y,w:o.x+o.w-n.x,h:o.w*1.4});return r.setAttribute("stroke-dasharray","10\
 7"),r.animate([{opacity:1},{opacity:1,offset:.9},{opacity:0}],{duration:(Xi.bust+Ji)/t,fill:"both"}),[r]}function iu(e,t,{
pace:s,still:n,gone:o,wait:r}){let i=e.target?Yn(t,e.target):null;return i?n||s<=0?[vs(i)]:ea(o,e.face).map(a=>{let l=b(
"g.thing.card.swept",...ee({...a,plays:!1,off:""})),c=`translate(${a.x}px,${a.y}px)`;return l.animate([{transform:c,opacity:1},
{transform:`translate(${i.x}px,${i.y}px) scale(${i.w/a.w})`,opacity:1,offset:.9},{transform:`translate(${i.x}px,${i.y}px\
) scale(${i.w/a.w})`,opacity:0}],{duration:zi*1.25/s,delay:r+Ji/s,easing:Qi,fill:"both"}),l}):[]}var na=8,ne=1.25,sa=.42,au=.62,lu=1.5,Zn=46,cu=26,hu=8,du=.95;function Ms(e,t,s=t.w/t.h){let n=Math.max(t.w,t.h*s),o=Math.
min(n,Math.max(e.w,t.w/na)),r=o/s,i=(a,l)=>l<0?l/2:Math.max(0,Math.min(a,l));return{x:i(e.x,t.w-o),y:i(e.y,t.h-r),w:o,h:r}}
function uu(e,t,s,n,o,r=t.w/t.h){let i=Math.max(t.w,t.h*r),a=Math.min(i,Math.max(e.w/s,t.w/na))/e.w;return Ms({x:n-(n-e.
x)*a,y:o-(o-e.y)*a,w:e.w*a,h:e.h*a},t,r)}function fu(e,t,s,n,o){let r=s/n,[i,a]=[e.map(({x:$})=>$),e.map(({y:$})=>$)],[l,
c]=[Math.min(...i),Math.min(...a)],[h,d]=[Math.max(...i)-l,Math.max(...a)-c],u=Math.min(s/t.w,(r-o)/t.h),f=Math.max(au,lu*
(s/t.w)),m=Math.min((s-2*Zn)/(h||1),(r-o-2*Zn)/(d||1)),g=Math.max(u,Math.min(f,m)),x={w:s/g,h:r/g},y=cu/g,w=($,v,k,S)=>{
let O=($+v-k)/2,[E,T]=[Math.min(0,$-y),Math.max(S,v+y)-k];return T<E?(E+T)/2:Math.max(E,Math.min(O,T))},M=o/g;return{x:w(
l,l+h,x.w,t.w),y:w(c,c+d,x.h-M,t.h)-M,...x}}var Ss=class{constructor(){this.whole={x:0,y:0,w:1,h:1},this.frame=this.whole,
this.board=null,this.id="",this.fingers=new Map,this.down={x:0,y:0},this.dragged=!1,this.near={x:0,y:0},this.aspect=1,this.
wide=0,this.clear=0,this.targets=[],this.lit=[],this.aims=(s,n)=>{},this.view="whole",this.chosen="";let t=(s,n,o,r)=>p(
"button.btn",{"data-k":`lens.${s}`,"aria-label":o,title:o,onclick:r},n);this.controls=p("div.lens",{role:"group","aria-l\
abel":"The part of the board in view",hidden:!0},t("out","−","Further away",()=>this.zoom(1/ne)),t("in","+","Nearer",()=>this.
zoom(ne)),t("near",ot("near",20),"Near me",()=>this.see("near")),t("whole",ot("whole",20),"Whole board",()=>this.see("wh\
ole")))}on(t,s,n,o,r,i=[],a=[]){this.controls.hidden=!t;let l=JSON.stringify([o,i])!==JSON.stringify([this.near,this.targets]),
c=r.w/r.h,h=s!==this.id||c!==this.aspect||r.w!==this.wide,d=JSON.stringify(a)!==JSON.stringify(this.lit)&&!a.every(u=>this.
sees(u));this.near=o,this.targets=i,this.lit=a,this.clear=r.clear??0,t&&t!==this.board&&this.listen(t),this.board=t,t&&(h&&
(this.id=s,this.whole={x:0,y:0,...n},this.aspect=c,this.wide=r.w,this.chosen=""),h||l||d||this.view!=="own"&&!a.length?this.
look():this.show(this.frame))}sees({x:t,y:s}){let{frame:n}=this,o=Zn*n.w/this.wide,r=this.clear*n.w/this.wide;return t>n.
x+o&&t<n.x+n.w-o&&s>n.y+r+o&&s<n.y+n.h-o}look(){let t=this.wide/this.aspect-this.clear,s=Math.min(this.wide/this.whole.w,
t/this.whole.h),n=this.targets.length>0||s<sa;this.frameTo(this.chosen||(n?"near":"whole"))}see(t){this.chosen=t,this.frameTo(
t)}frameTo(t){if(this.view=t,t==="whole")return this.show(Ms({...this.whole,w:1/0},this.whole,this.aspect));this.show(fu(
[this.near,...this.targets,...this.lit],this.whole,this.wide,this.aspect,this.clear))}show({x:t,y:s,w:n,h:o}){this.frame=
{x:t,y:s,w:n,h:o},this.board?.setAttribute("viewBox",`${t} ${s} ${n} ${o}`),this.board?.classList.toggle("far",this.wide/
n<sa),this.board?.classList.toggle("close",this.wide/n>=du);let r=this.onPage;r?.a&&this.aims(1/r.a,this.frame)}drawTo(t){
this.view="own",this.show(t)}zoom(t,s=this.frame.x+this.frame.w/2,n=this.frame.y+this.frame.h/2){this.drawTo(uu(this.frame,
this.whole,t,s,n,this.aspect))}pan(t,s){let{x:n,y:o,w:r,h:i}=this.frame;this.drawTo(Ms({x:n+t*r,y:o+s*i,w:r,h:i},this.whole,
this.aspect))}point({clientX:t,clientY:s}){let n=this.onPage,{x:o,y:r}=new DOMPoint(t,s).matrixTransform(n?.inverse());return{
x:o,y:r}}get onPage(){let[t]=this.board?.children??[];return t instanceof SVGGraphicsElement?t.getScreenCTM():null}listen(t){
t.style.touchAction="none",t.addEventListener("wheel",s=>{let n=s.deltaY>0,{x:o,y:r}=this.point(s);n&&this.frame.w>=this.
whole.w&&this.frame.h>=this.whole.h||(s.preventDefault(),this.zoom(n?1/ne:ne,o,r))},{passive:!1}),t.addEventListener("po\
interdown",s=>{this.fingers.set(s.pointerId,{x:s.clientX,y:s.clientY}),this.down={x:s.clientX,y:s.clientY},this.dragged=
!1}),t.addEventListener("pointermove",s=>this.drag(s));for(let s of["pointerup","pointercancel","pointerleave"])t.addEventListener(
s,n=>this.fingers.delete(n.pointerId));t.addEventListener("click",s=>this.dragged&&s.stopPropagation(),{capture:!0})}drag(t){
let s=this.fingers.get(t.pointerId);if(!s)return;let n={x:t.clientX,y:t.clientY},o=[...this.fingers].find(([h])=>h!==t.pointerId)?.[1];
if(this.dragged||=!!o||Math.hypot(n.x-this.down.x,n.y-this.down.y)>hu,!this.dragged)return;this.fingers.set(t.pointerId,
n);let r=this.point({clientX:s.x,clientY:s.y}),i=this.point({clientX:n.x,clientY:n.y});if(!o){let{x:h,y:d,w:u,h:f}=this.
frame;this.drawTo(Ms({x:h+r.x-i.x,y:d+r.y-i.y,w:u,h:f},this.whole,this.aspect));return}let a=h=>Math.hypot(h.x-o.x,h.y-o.
y)||1,{x:l,y:c}=this.point({clientX:(n.x+o.x)/2,clientY:(n.y+o.y)/2});this.zoom(a(n)/a(s),l,c)}key(t,s){if(!this.board)return!1;
let o=s?{ArrowLeft:[-.2,0],ArrowRight:[.2,0],ArrowUp:[0,-.2],ArrowDown:[0,.2]}[t]:void 0;if(o)this.pan(o[0],o[1]);else if(t===
"+"||t==="=")this.zoom(ne);else if(t==="-")this.zoom(1/ne);else if(t==="0")this.see("whole");else return!1;return!0}};var pu={ArrowLeft:{x:-1,y:0},ArrowRight:{x:1,y:0},ArrowUp:{x:0,y:-1},ArrowDown:{x:0,y:1}};function mu(e,t,s){let n=t.map(
({x:r,y:i})=>{let a=(r-e.x)*s.x+(i-e.y)*s.y,l=Math.abs((r-e.x)*s.y)+Math.abs((i-e.y)*s.x);return a>.5?a+2*l:1/0}),o=Math.
min(...n);return o<1/0?n.indexOf(o):-1}function oa(e){let t=(e.querySelector(".ring-focus")??e).getBoundingClientRect();
return{x:t.x+t.width/2,y:t.y+t.height/2}}function ra(e,t){let s=pu[t.key];if(!s||t.shiftKey||t.ctrlKey||t.metaKey||t.altKey)
return;let n=[...e.closest(".board")?.querySelectorAll(".way.plays")??[]].filter(r=>r!==e),o=n[mu(oa(e),n.map(oa),s)];t.
preventDefault(),t.stopPropagation(),o instanceof SVGElement&&o.focus({preventScroll:!0})}var ia=320,gu=90,aa={w:1,h:1},Es=class{constructor({press:t,pace:s}){this.press=t,this.pace=s,this.rings=b("g.far-rings",
{fill:"none","stroke-width":11,"aria-hidden":"true"}),this.layer=b("g"),this.over=b("g.event",{"aria-hidden":"true"}),this.
root=b("svg.table",{role:"group",tabindex:-1},this.rings,this.layer,this.over),this.placed=new Map,this.changed=new Set,
this.gone=[],this.lens=new Ss,this.bright=null,this.parked="",this.timer=0}paint(t,{label:s,move:n,back:o=!1}){this.root.
setAttribute("viewBox",`0 0 ${t.w} ${t.h}`),this.root.setAttribute("aria-label",s),this.far(t);let r=new Map([...this.placed].
map(([f,{thing:m}])=>[f,m])),i=n&&this.pace()>0&&!Be(),a=new Map(t.things.map(f=>[f.key,f])),l=et(this.root),c=l&&this.layer.
contains(l)?l.getAttribute("data-key"):l===this.root?this.parked:"";this.gone=[];for(let[f,{node:m,thing:g}]of this.placed){
if(a.has(f))continue;this.gone.push(g),this.placed.delete(f);let x=i&&o&&g.kind==="card"&&g.origin?a.get(g.origin):void 0;
x?this.leave(m,g,x):m.remove()}let h=null,d=[];this.changed.clear();for(let f of t.things){let m=r.get(f.key),{node:g}=this.
place(f),x=h?h.nextSibling:this.layer.firstChild;g!==x&&this.layer.insertBefore(g,x),h=g,n&&f.kind==="card"&&(!m||JSON.stringify(
m.face)!==JSON.stringify(f.face))&&this.changed.add(f.key),i&&!o&&f.thrown&&f.thrown!==m?.thrown&&this.roll(f.key);let y=i&&
f.kind==="card"&&!m?this.source(f,r):void 0;y&&d.push(this.glide(g,y,f))}if(d.length){this.root.getBoundingClientRect();
for(let[f,m]of d.entries())m(Math.min(f,4)*gu/this.pace())}this.look(t),i&&Fr(this.root,this.pace()),this.shade(),n&&Be()&&
this.flash();let u=et(this.root);c&&!(u&&this.layer.contains(u)&&u.hasAttribute("tabindex"))&&this.focus(c)}dim(t){this.
bright=t,this.shade()}shade(){let{bright:t}=this;for(let[s,{node:n,thing:o}]of this.placed){let r=s.slice(s.indexOf(":")+
1),i=!t||o.kind==="lit"||t.has(r)||t.has(r.split(".")[0]);n.classList.toggle("dimmed",!i)}}happen(t){let s=[...this.placed.
values()].map(({thing:n})=>n);ta(this.over,t,s,{pace:this.pace(),still:Be(),gone:this.gone})}look(t){let s=t.things.find(
({kind:l})=>l==="board"),n=s&&this.placed.get(s.key)?.node.querySelector(".board");if(!s||!(n instanceof SVGElement))return this.
lens.on(null,"",aa,{x:0,y:0},aa);let{board:o,zone:r}=s,i=o.nodes.find(l=>l.id===r.centre),a=l=>[...n.querySelectorAll(l)].
map(c=>({x:Number(c.getAttribute("data-x")),y:Number(c.getAttribute("data-y"))}));this.lens.controls.classList.toggle("a\
bove",t.w<yt),this.lens.aims=(l,c)=>Wr(n,l,c,o.nodes),this.lens.on(n,o.id,{w:o.width,h:o.height},i??{x:o.width/2,y:o.height/
2},{w:s.w,h:s.h,clear:s.clearance},s.acting?a(".way.plays[data-x]:not(.many)"):[],a(".light"))}focus(t){let s=this.spot(
t);if(s)return s.focus({preventScroll:!0});let o=[this.placed.get(t)?.node,...[...this.placed.values()].map(({node:r})=>r)].
find(r=>r?.hasAttribute("tabindex"));this.parked=o?"":t,(o??this.root).focus()}around(t){let s=({node:i,thing:a})=>{let{
a:l=1,e:c=0,f:h=0}=i.getScreenCTM()??{};return{x:c,y:h,w:a.w*l,h:a.w*1.4*l}},n=this.spot(t)?.querySelector(".ring-focus")?.
getBoundingClientRect();if(n)return{card:{x:n.x,y:n.y,w:n.width,h:n.height},hand:[]};let o=this.placed.get(t),r=[...this.
placed.values()].filter(({thing:i})=>i.kind==="card"&&i.role==="hand");return o?{card:s(o),hand:r.map(s)}:null}spot(t){return t.
startsWith("spot:")?this.layer.querySelector(`[data-spot="${CSS.escape(t.slice(5))}"]`):null}far({w:t,h:s,middle:n}){let o=JSON.
stringify([t,s,n]);if(this.rings.dataset.looks===o)return;this.rings.dataset.looks=o;let r=[];for(let i=n.r+46;i<Math.hypot(
t,s)+300;i+=46)r.push(B(n.x,n.y,i));this.rings.replaceChildren(...r)}place(t){let s=JSON.stringify({...t,x:0,y:0}),n=this.
placed.get(t.key);if(!n){let r=b("g",{"data-key":t.key});if(t.kind==="board"){let i=a=>this.travel(t.key,a);r.addEventListener(
"click",i),r.addEventListener("keydown",i)}(t.kind==="card"||t.kind==="dice")&&(r.addEventListener("click",()=>this.touch(
t.key)),r.addEventListener("keydown",i=>{i.key!=="Enter"&&i.key!==" "||r.hasAttribute("tabindex")&&(i.preventDefault(),i.
stopPropagation(),this.touch(t.key))})),n={node:r,thing:t,looks:""},this.placed.set(t.key,n)}let{node:o}=n;if(n.looks!==
s){o.replaceChildren(...ee(t));let r=oi(t),i=t.plays||t.off||t.opens||t.recall?.length>0,a=["thing",t.kind,t.role,t.plays&&
"plays",t.off&&"off",t.dealt&&"dealt",t.up&&"up"];o.setAttribute("class",a.filter(Boolean).join(" ")),_(o,"role",t.kind===
"board"?"group":i?"button":r?"img":""),_(o,"aria-label",r),_(o,"tabindex",i?"0":""),_(o,"aria-disabled",t.off?"true":""),
_(o,"aria-pressed",t.up?"true":""),_(o,"aria-hidden",t.kind==="lit"||t.kind==="mark"&&t.key.endsWith("under")||t.key.endsWith(
".above")?"true":""),n.looks=s}return o.style.transform=`translate(${t.x}px,${t.y}px)`,n.thing=t,n}travel(t,s){let n=s.target instanceof
Element?s.target.closest("[data-move],[data-spot]"):null,o=this.placed.get(t);if(!n||!o)return;if(s instanceof KeyboardEvent&&
s.key!=="Enter"&&s.key!==" ")return ra(n,s);s.preventDefault();let r=n.getAttribute("data-move")??"",i=n.getAttribute("d\
ata-spot")??"";this.press({...o.thing,plays:!0,off:"",move:r,spot:i,picks:[]},o.node)}roll(t){Ur(s=>{let n=this.placed.get(
t);n?.node.replaceChildren(...ee(s(n.thing)))},this.pace())}touch(t){let s=this.placed.get(t),{plays:n,off:o,opens:r,recall:i}=s?.
thing??{};s&&(n||o||r||i?.length)&&this.press(s.thing,s.node)}source(t,s){if(t.origin&&s.has(t.origin))return s.get(t.origin);
if(!(t.role!=="hand"&&t.role!=="seat"))return[...s.values()].find(n=>n.kind==="card"&&n.role==="stack"&&!n.face)}glide(t,s,n){
return t.style.transition="none",t.style.transform=`translate(${s.x}px,${s.y}px) scale(${s.w/n.w})`,o=>{t.style.transition=
"",t.style.transitionDelay=`${o}ms`,o&&setTimeout(()=>t.style.removeProperty("transition-delay"),o+ia),t.style.transform=
`translate(${n.x}px,${n.y}px)`}}leave(t,s,n){t.setAttribute("aria-hidden","true"),t.removeAttribute("data-key"),t.style.
transform=`translate(${n.x}px,${n.y}px) scale(${n.w/s.w})`,setTimeout(()=>t.remove(),ia/this.pace())}flash(){clearTimeout(
this.timer);for(let[t,{node:s}]of this.placed)s.classList.toggle("changed",this.changed.has(t));this.timer=setTimeout(()=>{
for(let{node:t}of this.placed.values())t.classList.remove("changed")},1500)}};var Ts=class{constructor(t){this.how=t,this.looks="",this.chosen=[],this.picks=[],this.carries=[],this.nodes=new Set}show(t,s,n){
let o=n?t.zones.find(i=>i.kind==="tokens"):void 0;this.picks=o?.picks??[],this.carries=o?.carries??[],this.nodes=new Set(
o&&s[o.board]?.nodes.map(({id:i})=>i));let r=JSON.stringify([this.picks,this.carries,o?.tokens]);r!==this.looks&&(this.chosen=
[]),this.looks=r}get rest(){return this.picks.filter(({parts:t})=>this.chosen.every(s=>t?.includes(s)))}get spots(){let[
t]=this.carries.filter(({token:o})=>this.chosen.includes(o)),s=this.rest.flatMap(o=>o.parts??[]).filter(o=>this.nodes.has(
o)),n=this.picks.length?s:t?t.onto:this.carries.map(({token:o})=>o);return Object.fromEntries([...n,...this.chosen].map(
o=>[o,this.chosen.includes(o)]))}get words(){if(!this.picks.length)return"";let t=this.picks[0].parts?.filter(s=>this.nodes.
has(s)).length??0;return t>1?`Press lit places: ${this.chosen.length} of ${t} chosen.`:"Press a lit place."}press(t){if(this.
chosen.includes(t))this.chosen=this.chosen.filter(o=>o!==t);else{if(this.carries.length&&this.chosen.length)return this.
done(`put ${this.chosen[0]} ${t}`);this.chosen=[...this.chosen,t]}let s=this.rest;if(this.chosen.length&&s.length===1)return this.
done(s[0].move);this.how.moved(t);let n=s.flatMap(({parts:o})=>o??[]).filter(o=>!this.chosen.includes(o));this.chosen.length&&
n.length&&!n.some(o=>this.nodes.has(o))&&this.how.choose(t,s.map(o=>({...o,parts:o.parts?.filter(r=>!this.chosen.includes(
r))})))}done(t){this.chosen=[],this.how.play(t)}clear(){let[t]=this.chosen;return this.chosen=[],t&&this.how.moved(t),!!t}};var A={ink:"var(--ink)",accent:"var(--accent-fill)",rule:"var(--rule)",edge:"var(--edge)",sheet:"var(--ground, var(--she\
et))",band:"color-mix(in srgb, var(--rule) 45%, transparent)"},N=(e,t,s,n="tx",o=13)=>b("text",{x:e,y:t,class:n,"font-si\
ze":o},String(s)),I=(e,t=A.rule,s=1,n={})=>b("path",{d:e,fill:"none",stroke:t,"stroke-width":s,...n}),zn=(e,t)=>b("path",
{d:`M${e} ${t}l9 18h-18z`,fill:A.sheet,stroke:A.accent,"stroke-width":2.5}),F=(e,t,s,...n)=>b("svg.pic",{width:e,height:t,
viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":s},...n),J=(e,t)=>({class:"pic-in",style:`animation-delay:${Math.round(e*
t)}ms`});function U(e,t,s=13){let n=[];for(let o of e.split(" ")){let r=n.length-1;r>=0&&H(`${n[r]} ${o}`,s)<=t?n[r]+=` ${o}`:
n.push(o)}return n}function it(e,t,s=6){let n=10**Math.floor(Math.log10((t-e)/s||1));for(let r of[1,2,5,10,20])if((t-e)/
(n*r)<=s){n*=r;break}let o=[];for(let r=Math.ceil(e/n-1e-9);r*n<=t+1e-9;r++)o.push(Number((r*n).toFixed(9)));return o}var Jn=e=>String(
e).replace("-","−");function ve(e,t,s,n,o){let r=N(e,t,s,n,o);return r.style.cssText="paint-order:stroke;stroke:var(--\
ground, var(--sheet));stroke-width:4px",r}var _t=56,Xn=72,Me=62,Os=118,Qn=40,xu=70,yu=4e3,As=(e,t,s,n={})=>b("text.f2",{x:e,y:t,"font-size":14,...n},s),wu=(e,t)=>U(
e,t,15).map((s,n,{length:o})=>As(_t,35-9*o+18*n,s,{class:"f","font-weight":700,"font-size":15}));function bu(e,t=1/0,s=Qn){
let n=e.map((r,i)=>({y:r,k:i})).sort((r,i)=>r.y-i.y);for(let r=1;r<n.length;r++)n[r].y=Math.max(n[r].y,n[r-1].y+s);for(let r=n.
length-1;r>=0;r--)n[r].y=Math.min(n[r].y,r===n.length-1?t:n[r+1].y-s);let o=[...e];for(let{y:r,k:i}of n)o[i]=r;return o}
function $u(e,t,s,n){let o=Math.max(...s.lines.map(k=>k.values.length))-1,r=s.lines.flatMap(k=>k.values),i=Math.max(...r,
1),a=Math.min(...r,0),l=k=>_t+(e-_t-Os)*k/(o||1),c=k=>t-Me-(t-Xn-Me)*(k-a)/(i-a||1),d=St(a,i).filter(Number.isInteger).map(
k=>[b("path.race-grid",{d:`M${_t} ${c(k)}H${e-Os}`}),As(_t-10,c(k)+5,String(k),{"text-anchor":"end"})]),u=s.parts.map(([
k],S)=>l(s.parts[S+1]?.[0]??o)-l(k)),f=Math.min(...u)>54,m=s.parts.map(([k,S],O)=>{let E=s.parts[O+1]?.[0]??o,T=f?S:S.split(
" ").at(-1)??"";return[O>0&&b("path.race-part",{d:`M${l(k)} ${Xn-12}V${t-Me}`}),(l(E)-l(k)>18||O===0)&&As((l(k)+l(E))/2,
t-Me+24,T,{"text-anchor":"middle"})]}),g=Math.min(Qn,(t-Xn)/s.lines.length),x=g/Qn,y=bu(s.lines.map(k=>c(k.values.at(-1)??
0)),t-g/2,g),w=[...s.lines].sort((k,S)=>Number(k.me)-Number(S.me)).map(k=>{let S=k.values.map((R,W)=>W?`H${l(W)}V${c(R)}`:
`M${l(0)} ${c(R)}`).join(""),O=k.values.map((R,W)=>({value:R,k:W})).filter(({value:R,k:W})=>W>0&&R!==k.values[W-1]),E=y[s.
lines.indexOf(k)],T=String(k.values.at(-1)).replace("-","−"),C=k.me?"var(--accent-on-field)":"var(--on-field)";return b(
"g",{class:k.me?"race-line me":`race-line other-${k.seat%3}`},b("path",{d:S,fill:"none"}),O.map(({value:R,k:W})=>B(l(W),
c(R),4.5)),Ut(k.seat,e-Os+12,E-13*x,26*x,{fill:C}),at(T,e-Os+50,E-15*x,Math.min(30*x,3e3*.6/Math.max(nt(T,30),60)),{colour:C}))}),
M=s.lines.find(k=>k.me),$=s.tags.map(({n:k,frame:S,step:O},E)=>{let T=Math.max(0,S),C=c(M?.values[T]??0),R=E>0&&Math.abs(
l(T)-l(s.tags[E-1].frame))<30,W=C+30>t-Me-26,q=W?C-56-(R?28:0):C+26+(R?28:0),tt=()=>n(O);return b("g.race-tag",{role:"bu\
tton",tabindex:0,"data-k":`tag.${k}`,"aria-label":`Costly move ${k}: try it again`,onclick:tt,onkeydown:V=>{V.key!=="Ent\
er"&&V.key!==" "||(V.preventDefault(),tt())}},L(l(T)-22,q-9,44,44,{fill:"transparent"}),b("path",{d:`M${l(T)} ${C}V${q+13}`}),
B(l(T),C,5),L(l(T)-13,q,26,26,{class:"tag"}),b("text",{x:l(T),y:q+18,"text-anchor":"middle","font-size":15,"font-weight":700},
String(k)))}),v=s.lines.map(k=>`${k.name} ${k.values.at(-1)}`).join(", ");return b("svg",{viewBox:`0 0 ${e} ${t}`,role:"\
group","aria-label":`${s.title}. At the end: ${v} ${s.unit}.`},wu(s.title,e-_t-xu),...d,...m,...w,...$,t>330&&As(_t,t-12,
s.tags.length?"A numbered tag: a move that cost you.":""))}var Ls=class{constructor(t){this.press=t,this.button=p("butto\
n.btn",{"data-k":"race",onclick:()=>this.turn(!this.away)}),this.timer=0,this.step=-1,this.drawing=p("div"),this.root=p(
"div.race",{hidden:!0},this.drawing,this.button),this.looks="",this.away=!1,this.turn(!1)}turn(t){clearTimeout(this.timer),
this.away=t,this.button.textContent=t?"Race":"Table",this.button.setAttribute("aria-label",t?"Show the race":"Show the t\
able"),this.drawing.hidden=t,this.root.classList.toggle("away",t),this.root.parentElement?.classList.toggle("raced",!this.
root.hidden&&!t)}show(t,s){let n=t.get("race"),o=t.get("mode")==="watch",r=o&&(t.get("step")<s||t.get("stop")>=0);this.root.
hidden=r||!n?.lines?.length;let i=this.step;if(this.step=t.get("step"),this.root.hidden)return this.turn(!1);if(i===this.
step)this.root.parentElement?.classList.toggle("raced",!this.away);else{let f=o&&i===s-1;this.turn(f),f&&(this.timer=window.
setTimeout(()=>this.turn(!1),yu))}let a=f=>String(f)===t.get("watcher"),l=(n.lines??[]).map(f=>({...f,me:f.me||o&&a(f.seat)})),
{clientWidth:c,clientHeight:h}=this.root.parentElement??this.root,d=JSON.stringify([n,l,c,h]);if(d===this.looks)return;this.
looks=d;let u={...n,lines:l};this.drawing.replaceChildren($u(c,h,u,this.press))}};var Ns=class{constructor(t){this.opener=t,this.root=p("section.sheet.scores",{hidden:!0}),t.onclick=()=>this.open(!!this.
root.hidden)}open(t){this.root.hidden=!t,_(this.opener,"aria-expanded",String(t))}escape(){let t=!this.root.hidden,s=this.
root.contains(et(this.root));return this.open(!1),s&&this.opener.focus(),t}show(t){if(this.opener.hidden=!t,!t)return this.
open(!1);let s=JSON.stringify(t);if(this.root.dataset.looks===s)return;this.root.dataset.looks=s,this.opener.textContent=
t.notes?"Notes":"Scores",this.root.classList.toggle("notes",!!t.notes);let n=i=>p("tr",i.map((a,l)=>l?p("td",a):p("th",{
scope:"row"},a))),o=i=>i?p("th",{scope:"col"},i):p("td"),r={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
escape()};this.root.replaceChildren(xt(r,ot("close",16)),p("div.scroll",{tabindex:0,role:"group","aria-label":t.title},p(
"table",p("caption",t.title),p("thead",p("tr",t.head.map(o))),p("tbody",t.rows.map(n)))))}};var ku=1600,vu=1.9,Mu=[[.5,"½×"],[1,"1×"],[3,"3×"]],Su=17,Eu=7,la=[["ask","Ask me"],["mark","Only mark"],["off","Off"]],
Tu={open:"a question",now:"asked now",came:"it came",not:"it did not come",unseen:"not seen in the game",skipped:"skippe\
d"};function Ou(e,t){let s=[...e],n=Math.min(Su,t/Math.max(e.length-1,1));for(let o=1;o<s.length;o++)s[o]=Math.max(s[o],
s[o-1]+n);for(let o=s.length-1,r=t;o>=0;o--,r-=n)s[o]=Math.min(s[o],r);return s}function Au(e){return e.asking!=="ask"?-1:
e.moments.findIndex(({frame:t,state:s})=>t===e.step&&s==="open")}var Wt={first:"Home",back:"ArrowLeft",play:" ",forward:"\
ArrowRight",last:"End"},Cs=class{constructor(t){this.how=t,this.keys={first:this.key("first","First step",()=>t.go(0)),back:this.
key("back","Step back",()=>t.go(this.now.step-1)),play:this.key("play","Play",()=>t.play(!this.now.playing)),forward:this.
key("forward","Step forward",()=>t.go(this.now.step+1)),last:this.key("last","Last step",()=>t.go(this.now.last))},this.
keys.play.classList.add("go"),this.range=p("input.rng",{type:"range",min:0,"aria-label":"Step",oninput:()=>t.go(Number(this.
range.value))}),this.marks=b("svg.marks",{height:14,"aria-hidden":"true"}),this.moments=p("div.moments"),this.told=p("p.\
count",{"aria-hidden":"true"}),this.menu=p("div.pace-menu",{hidden:!0,role:"group","aria-label":"Questions and pace"}),this.
more=p("button.btn.quiet.more",{"data-k":"pace","aria-expanded":"false",onclick:()=>this.open(this.shut)},p("span.word",
"Ask me"),ot("down",14)),this.root=p("div.stepper",p("div.keys",{role:"group","aria-label":"Steps"},Object.values(this.keys)),
p("div.scrub",this.marks,this.moments,this.range),this.told,p("div.pace",this.more,this.menu)),this.now={step:0,last:0,marks:[],
playing:!1,speed:1,moments:[],asking:"off",stop:-1,happens:!1,eyes:[],watcher:"",buttons:[]},this.timer=0,this.looks="",
this.chosen=""}get shut(){return!!this.menu.hidden}key(t,s,n){let o=Wt[t].replace(" ","Space");return p("button",{"data-\
k":`step.${t}`,"aria-label":s,"aria-keyshortcuts":o,title:s,onclick:n},ot(t,24))}show(t){let s=this.now.playing!==t.playing,
n=s||this.now.step!==t.step||this.now.speed!==t.speed||this.now.last!==t.last;this.now=t,this.range.max=String(Math.max(
t.last,1)),this.range.value=String(t.step),_(this.range,"aria-valuetext",`Step ${t.step} of ${t.last}`),this.range.style.
setProperty("--p",`${t.last?100*t.step/t.last:0}%`),this.told.replaceChildren(p("b",String(t.step)),p("small",`of ${t.last}`));
for(let o of["first","back"])_(this.keys[o],"aria-disabled",t.step===0?"true":"");for(let o of["forward","last"])_(this.
keys[o],"aria-disabled",t.step===t.last?"true":"");if(s){let o=t.playing?"Pause":"Play";this.keys.play.replaceChildren(ot(
t.playing?"pause":"play",24)),_(this.keys.play,"aria-label",o),_(this.keys.play,"title",o)}this.choices(),this.mark(),n&&
clearTimeout(this.timer),n&&t.playing&&(this.timer=setTimeout(()=>this.tick(),ku*(t.happens?vu:1)/t.speed))}tick(){let t=Au(
this.now);t>=0?this.how.stop(t):this.now.step>=this.now.last?this.how.play(!1):this.how.go(this.now.step+1,!0)}choices(){
let{asking:t,speed:s,moments:n,eyes:o,watcher:r,buttons:i}=this.now,a=JSON.stringify([t,s,n.length>0,o,r,i]);if(a===this.
chosen)return;this.chosen=a;let l=n.length?la.find(([h])=>h===t)?.[1]??"":`${s}×`.replace("0.5","½");this.more.firstElementChild?.
replaceChildren(l),_(this.more,"aria-label",`Questions and pace: ${l}`);let c=et(this.menu)?.getAttribute("data-k");this.
menu.replaceChildren(...[n.length>0&&p("p","At a decisive moment"),n.length>0&&ut({label:"At a decisive moment",choices:la,
value:t,pick:h=>this.how.ask(h),k:"asking"}),o.length>1&&p("p.seen-by","Seen by"),o.length>1&&p("div.seen-by",ut({label:"\
Seen by, in the menu",choices:o,value:r,pick:h=>this.how.see(h),k:"eyes"})),p("p","Pace"),ut({label:"Pace",choices:Mu,value:s,
pick:h=>this.how.pace(h),k:"speed"}),i.length>0&&p("p","To take along"),...i.map(h=>Re(h,d=>this.how.key(d)))].filter(h=>h instanceof
Node)),c&&this.menu.querySelector(`[data-k="${c}"]`)?.focus()}open(t){this.menu.hidden=!t,_(this.more,"aria-expanded",String(
t)),t&&this.menu.querySelector("[aria-pressed=true], button")?.focus()}escape(){return this.shut?!1:(this.open(!1),this.
more.focus(),!0)}mark(){let{marks:t,last:s,moments:n,asking:o,stop:r}=this.now,i=Math.round(this.marks.clientWidth),a=o===
"off"?[]:n,l=JSON.stringify([t,i,a,r]);if(l===this.looks||!i)return;this.looks=l;let c=m=>s?m/s*i:0,h=Math.max(1,...t);this.
marks.setAttribute("viewBox",`0 0 ${i} 14`),this.marks.replaceChildren(...a.length?a.map(({frame:m})=>L(c(m)-1,21,2,8,{fill:"\
var(--lit)"})):t.flatMap((m,g)=>{let x=3+3.5*m/h,y=`M${c(g)} ${7-x}l${x} ${x} -${x} ${x} -${x} -${x}z`;return m>0?[b("pa\
th",{d:y,fill:"var(--accent-on-field)"})]:[]}));let d=a.map((m,g)=>({...m,k:g})),u=i<Eu*(d.length-1)?d.filter(({k:m})=>m===
r):d,f=Ou(u.map(({frame:m})=>c(m)),i);this.moments.replaceChildren(...u.map(({frame:m,state:g,line:x,k:y},w)=>p("button",
{class:`moment ${y===r?"now":g}`,style:`left:${f[w]}px`,tabindex:-1,"data-moment":y,title:x,"aria-label":`Step ${m}, ${Tu[y===
r?"now":g]}: ${x}`,onclick:()=>this.how.stop(y)},g==="came"||g==="not"||g==="unseen"?p("i",{class:g}):"?")))}stop(){clearTimeout(
this.timer)}};function ca(e){let{lens:t}=e.painter,s=()=>!e.acting&&e.reel.length>1,n=a=>()=>(e.go(a),!0),o=e.model.get("step"),r=()=>e.
acts.root.querySelector('[data-act="press"]'),i=a=>!a.closest(Er);return[{keys:[Wt.play],shown:"Space",words:"Plays the \
game on, or halts it.",when:s,press:(a,l)=>(i(l)&&e.play(!e.model.get("playing")),i(l))},{keys:[Wt.back],shown:"←",words:"\
A step back.",when:s,press:n(o-1)},{keys:[Wt.forward],shown:"→",words:"A step on.",when:s,press:n(o+1)},{keys:[Wt.first],
shown:"Home",words:"The first step.",when:s,press:n(0)},{keys:[Wt.last],shown:"End",words:"The last step.",when:s,press:n(
e.reel.length-1)},{keys:[" "],shown:"Space",words:"Goes on where chance waits for you.",when:()=>e.acting&&!!r(),press:(a,l)=>(i(
l)&&r().click(),i(l))},{keys:["+","=","-","0"],shown:"+ − 0",words:"Closer to the board, farther away, all of it; with\
 the focus on the table.",inside:!0,when:()=>!!t.board,press:a=>t.key(a,!1)},{keys:["ArrowLeft","ArrowRight","ArrowUp","\
ArrowDown"],shown:"Shift and an arrow",words:"Moves the board; with the focus on the table.",inside:!0,shift:!0,when:()=>!!t.
board,press:a=>t.key(a,!0)},{keys:[],any:a=>to(e,a).size===1,shown:"A card's sign",words:"Takes that card, if only one i\
n your hand bears it; with the focus on the table.",inside:!0,when:()=>e.acting&&to(e).size>0,press:a=>{let[l]=to(e,a).values();
return e.press(l),!0}},{keys:["d","D"],shown:"D",words:"Shows the discards by colour and value, or puts them away.",when:()=>!!e.
spread.zone,press:()=>(e.spread.toggle(()=>e.show(!1)),!0)},{keys:["Escape"],shown:"Escape",words:"Closes what is open o\
ver the table, or puts the card back.",inside:!0,when:()=>!0,press:()=>Lu(e)}]}function Lu(e){if(e.chooser.key)e.chooser.
leave();else{if(e.placing.clear())return!0;if(e.lifting.lifted)e.lifting.lift("");else return["spread","heat","scores","\
stepper","caption"].some(t=>e[t].escape())}return!0}function to(e,t){let s=new Map;for(let{thing:n}of e.painter.placed.values())
n.kind==="card"&&n.plays&&n.face?.text&&(t==null||n.face.text.toLowerCase()===t.toLowerCase())&&s.set(n.move||n.key,n);return s}var Nu={watch:288,play:356,edit:316},Cu=288,eo=class{constructor(t,s){this.model=t,this.sending=new hs(t,n=>this.markSent(
n)),this.refused="",this.left=-1,this.shownSize="",this.paintedStep=-1,this.painter=new Es({press:n=>this.press(n),pace:()=>this.
model.get("speed")}),this.stepper=new Cs({go:(n,o)=>this.go(n,o),play:n=>this.play(n),pace:n=>this.save({speed:n}),ask:n=>this.
save({asking:n}),stop:n=>this.stopAt(n),see:n=>this.save({watcher:n}),key:n=>this.model.send({kind:n})}),this.caption=new us(
{texts:()=>this.model.get("clauses"),see:n=>this.save({watcher:n})}),this.call=new ds({send:n=>this.send(n),drawn:()=>this.
soon("stay")}),this.race=new Ls(n=>this.model.send({kind:"retry",step:n})),this.felt=p("div.felt",this.call.root,this.painter.
lens.controls,this.painter.root,this.race.root),this.board=p("p.sr"),this.chooser=new fs({play:n=>this.send(n),focus:n=>this.
painter.focus(n),around:n=>this.painter.around(n),moved:()=>this.scene&&this.showTable(this.scene,!1)}),this.placing=new Ts(
{play:n=>this.send(n),choose:(n,o)=>this.chooser.show({key:`spot:${n}`,label:n,plays:!0,picks:o}),moved:n=>{this.show(!1),
this.painter.focus(`spot:${n}`)}}),this.acts=new ks({send:n=>this.send(n),refuse:n=>this.refuse(n)}),this.lifting=new $s(
{play:n=>this.send(n),key:n=>this.model.send({kind:n}),told:(n,o)=>this.lift(n,o)}),this.playBar=p("div.play-bar",this.lifting.
acts,this.acts.root,this.lifting.words,this.lifting.keys),this.strip=p("div.strip"),this.scores=new Ns(this.caption.sheet),
this.spread=new ls({focus:n=>this.painter.focus(n)}),this.heat=new ns(()=>this.soon("stay")),this.stage=p("section.stage",
{"aria-label":"The table"},this.caption.root,this.caption.box,this.felt,this.heat.root,this.board,this.chooser.root,this.
scores.root,this.spread.root,this.heat.list,this.strip),this.live=p("p.sr",{"aria-live":"polite"}),this.root=p("div.uw.u\
w-table",this.stage,this.live),this.root.addEventListener("keydown",n=>this.key(n)),this.unhear=Qt(this.root,()=>ca(this)),
s.append(this.root),this.tall=void 0,this.due="",this.saying=0,this.watch=()=>this.soon("move"),this.still=()=>this.soon(
"stay"),this.reel=new Ze(t,()=>this.soon("stay")),this.moves=["step","frames","pool"],this.stays="game palette names eye\
s watcher playing speed mode clauses lit differs aside boards heat dealt note busy caption moments asking stop bright li\
fts lifted stamp buttons race covers".split(" ");for(let n of this.moves)t.on(`change:${n}`,this.watch);for(let n of this.
stays)t.on(`change:${n}`,this.still);t.on("msg:custom",fe),this.sizes=new ResizeObserver(()=>this.resized()),this.sizes.
observe(this.felt),this.unheed=Ro(this.still),this.unhalt=li(()=>this.model.get("playing")&&this.play(!1)),this.unfit=_n(
this.root,()=>this.resized(!0)),this.show(!1)}get scene(){return this.reel.scene(this.model.get("step"))}get mode(){return this.
model.get("mode")}get acting(){return this.mode!=="watch"}save(t){for(let[s,n]of Object.entries(t))this.model.set(s,n);this.
model.save_changes()}go(t,s=!1){let n=Math.max(0,Math.min(t,this.reel.length-1));n!==this.model.get("step")&&(this.left=
this.model.get("stop"),this.save(s||!this.model.get("playing")?{step:n}:{step:n,playing:!1}))}stopAt(t){t===this.left&&this.
model.set("stop",-1),this.save({stop:t,playing:!1})}play(t){let s=this.model.get("step")>=this.reel.length-1;this.save(t&&
s?{step:0,playing:!0}:{playing:t})}show(t){let s=this.scene;if(ae(this.root,this.model.get("palette")),this.root.classList.
toggle("busy",!!this.model.get("busy")),this.root.classList.toggle("acts",this.acting),this.left!==this.model.get("stop")&&
(this.left=-1),!s)return this.showStepper();t&&(this.refused=""),this.lifting.hold(this.model.get("lifted")??"",this.model.
get("said")??{},this.model.get("lifts")??{},s),this.sending.drawn(),this.root.style.setProperty("--pace",String(this.model.
get("speed"))),this.board.textContent=s.board??"",this.caption.showEyes(this.model.get("eyes"),this.model.get("watcher")),
t&&this.call.cover(),this.call.show(s,this.acting,this.covers),this.heat.show(this.model.get("heat")??{}),this.showTable(
s,t),this.race.show(this.model,this.reel.length-1),this.showStrip(s),this.scores.show(s.sheet),this.showWords(s),t&&this.
chooser.close(),t&&this.announce(s)}soon(t){this.due||queueMicrotask(()=>{let s=this.due==="move";this.due="",this.show(
s)}),this.due!=="move"&&(this.due=t)}get lit(){let t=this.model.get("lit");return Object.keys(t).length>0?this.model.get(
"aside")?{}:t:Object.fromEntries((this.model.get("differs")??[]).map(n=>[n,""]))}get covers(){return this.model.get("cov\
ers")||Co()}get fit(){return this.root.closest("[data-fit]")?.getAttribute("data-fit")??"flow"}get filled(){return["larg\
e","middle"].includes(this.fit)}get size(){let{clientWidth:t,clientHeight:s}=this.felt;return`${t} ${this.filled?s:window.
innerHeight} ${this.fit}`}showTable(t,s){let n=parseFloat(getComputedStyle(this.root).fontSize)/16||1,o=this.call.hidden?
0:this.call.root.offsetHeight/n,r=this.mode==="edit"&&t.table==="round";this.placing.show(t,this.model.get("boards")??{},
this.acting);let i={w:(this.felt.clientWidth||772)/n,h:this.filled?this.felt.clientHeight/n:0,low:this.fit!=="phone"?0:(r?
Cu:Nu[this.mode])+(this.acting?0:o),page:window.innerHeight/n};this.shownSize=this.size,this.root.classList.toggle("narr\
ow",i.w<yt);let a=this.mode==="watch"&&this.reel.length<2,l=a?void 0:cs(t),c=this.chooser.key?{...this.lit,[this.chooser.
key]:""}:this.lit;this.spread.show(l,this.lit,i.w<yt);let h={lit:ei(c,l),laid:a,opens:l?.of,dealt:this.model.get("aside")?
{}:this.model.get("dealt"),acting:this.acting,editing:this.mode==="edit",boards:this.model.get("boards")??{},spots:this.
placing.spots,heat:this.heat.map,clear:this.heat.clears,call:o,under:!t.covered?.length||this.covers!=="hidden"},d=Wi(Zi(
t,this.lifting.lifted,this.lifting.card),i,h),u=this.model.get("bright")??[];this.painter.dim(u.length?new Set(u):null),
d.h=this.steady(d);let f=this.model.get("step"),m=f<this.paintedStep;this.paintedStep=f,this.painter.paint(d,{label:`The\
 table. ${t.place??""}`,move:s,back:m}),s&&this.painter.happen(m?null:t.event);let g=Math.min(this.felt.clientWidth/d.w,
this.filled?this.felt.clientHeight/d.h:1/0),x=this.filled?(this.felt.clientHeight-d.h*g)/2:0;this.call.root.style.top=`${x+
d.call*g}px`}steady({w:t,h:s}){let n=[t,this.model.get("game"),this.model.get("mode"),this.size,this.call.hidden].join();
return this.tall?.kind!==n&&(this.tall={kind:n,h:s}),this.tall.h=Math.max(this.tall.h,s),this.tall.h}resized(t=!1){let s=this.
scene;!s||!t&&this.size===this.shownSize||(this.painter.root.classList.add("still"),this.showTable(s,!1),this.race.show(
this.model,this.reel.length-1),this.painter.root.getBoundingClientRect(),this.painter.root.classList.remove("still"),this.
stepper.mark(),this.showWords(s),this.chooser.stand())}showStepper(){let t=this.reel.length-1,s=Math.min(this.model.get(
"step"),t),n=this.model.get("playing");this.strip.hidden=t<1,this.stepper.show({step:s,last:t,marks:this.reel.marks(),playing:n,
speed:this.model.get("speed"),moments:this.model.get("moments"),asking:this.model.get("asking"),stop:this.model.get("sto\
p"),happens:!!(this.scene?.event??this.scene?.mark),eyes:this.model.get("eyes"),watcher:this.model.get("watcher"),buttons:this.
model.get("buttons")??[]})}showStrip(t){let s=this.acting?this.playBar:this.stepper.root;if(this.strip.firstChild!==s&&this.
strip.replaceChildren(s),!this.acting)return this.showStepper();this.stepper.stop(),this.lifting.stand(this.playBar,this.
stage,this.fit==="phone");let n=t.alert?(t.actions??[]).filter(a=>!a.strong):t.actions??[];this.lifting.show({lifts:this.
model.get("lifts")??{},keys:this.model.get("buttons")??[]}),this.strip.hidden=this.mode==="edit",this.acts.root.hidden=!!this.
lifting.lifted;let o=t.zones.some(a=>a.kind==="tokens"&&a.ways?.some(({move:l})=>l)),r=o?"Press a lit space or a row; pr\
ess it again to go there.":"",i=this.model.get("busy")?"The others play.":this.placing.words||r;this.lifting.tell(i,t.actions??
[]),this.acts.show(n,!!this.model.get("busy"),this.stage)}showWords(t){let s=this.model.get("caption")??{};_(this.stage,
"aria-label",s.badge?`Table ${s.badge} of two`:"The table"),this.caption.show({clauses:s.clauses??(t.clauses??[]).filter(
n=>n),...ui(t,s),note:this.refused||this.model.get("note")||"",tone:s.tone??"plain",badge:s.badge})}announce(t){clearTimeout(
this.saying),this.saying=setTimeout(()=>{this.live.textContent=[...t.said??[],t.now].filter(Boolean).join(" ")},350)}press(t){
if(t.spot)return this.placing.press(t.spot);if(t.opens)return this.spread.toggle(()=>this.show(!1));if(!t.plays&&t.recall?.
length)return this.chooser.show(t);if(t.off&&!t.plays)return this.refuse(t.off);if(t.picks.length&&!(t.picks.length===1&&
!t.move))return this.chooser.show(t);let s=t.move||t.picks[0].move,n=t.kind==="board";if((["hand","grid"].includes(t.role)||
n)&&s in this.lifting.lifts&&(this.lifting.lifted!==s||!n&&this.lifting.card!==t.key)){if(this.lifting.lift(s,t.key),n){
let r=this.stage.querySelector(`.way[data-move="${CSS.escape(s)}"]`);r instanceof SVGElement&&r.focus()}return}return this.
send(s)}lift(t,s){let n=t.lifted!==this.model.get("lifted");this.save(t),!(!n||!this.scene)&&(this.refused="",this.show(
!1),t.lifted||this.painter.focus(s))}refuse(t){this.refused=t;let s=this.scene;s&&this.showWords(s)}send(t){this.lifting.
unread(t)||(this.sending.send(t,this.lifting.said[t]??null),In(this.model.get("game")))}markSent(t){this.root.classList.
toggle("sent",!!t),this.lifting.playing(!!t);for(let s of this.stage.querySelectorAll("[data-act]"))_(s,"aria-busy",t&&s.
getAttribute("data-act")===t?"true":"")}key(t){!t.ctrlKey&&!t.metaKey&&!t.altKey&&this.chooser.stroke(t)}remove(){this.unfit(),
this.unhear(),this.unheed(),this.unhalt(),this.chooser.close();for(let t of this.moves)this.model.off(`change:${t}`,this.
watch);for(let t of this.stays)this.model.off(`change:${t}`,this.still);this.model.off("msg:custom",fe),this.stepper.stop(),
this.reel.stop(),this.sizes.disconnect(),clearTimeout(this.saying)}};function ha({model:e,el:t}){let s=new eo(e,t);return()=>s.
remove()}var Ru=/^([+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?|[+-]?\d+\/\d+)$/i,Bu=/(^|[;\t\r\n])([\s\0]*)(?=[=+\-@＝＋－＠])/g;function Hu(e){
let t=String(e??""),s=typeof e!="string"||Ru.test(t)?t:t.replace(Bu,"$1'$2");return/[",\r\n]/.test(s)?`"${s.replaceAll('\
"','""')}"`:s}var da=e=>e.map(t=>`${t.map(Hu).join(",")}
`).join("");var Iu=["student","nickname","lesson","position","vote","said","sure","exact","within half the reach","mistake it lies a\
t","kind","says so","deals","hits","second"],ua=e=>Math.round(e*1e9)/1e9;function fa(e,{votes:t,members:s,pressed:n}){let o=new Map(
s.map(({number:a,nick:l})=>[a,l])),r=`${e.saved.game} ${e.saved.number}`,i=[...t].sort((a,l)=>a.at-l.at||a.vote-l.vote||
a.member-l.member).map(a=>{let{member:l,at:c,vote:h,value:d,sure:u,after:f,yes:m}=a,g=e.mistakeOf(a,t),x=e.scale(c),y=l&&
n[c]?.[l]||0,w=Array.from({length:y},(M,$)=>e.deal(c,10*(l-1)+$).value);return[l||"",o.get(l)??"",r,c+1,h,ua(x*d),u,ua(x*
e.exact(c)),e.near(c,d)?"yes":"no",g?.name??"",g?.kind??"",m==null?"":m?"yes":"no",y||"",y?w.filter(Boolean).length:"",l?
Math.round(f):""]});return da([Iu,...i])}function Rs(e,t){let s=[],n=[],o=e.map((r,i)=>i).sort((r,i)=>e[r]-e[i]||r-i);for(let r of o){let i=s.findIndex(l=>e[r]-l>=
t-1e-9),a=i<0?s.length:i;s[a]=e[r],n[r]=a}return n}var Du=100,_u=90,pa=34,Wu=60,dt={half:.33,step:.58,thin:.17,head:.85,sub:.75,axis:1.3};function oe({span:e,chance:t},s,n,o){
let r=t?Array.from({length:11},(a,l)=>l/10):St(...e),i=s(r[1])-s(r[0])<2*o?5:2;return b("g.scale",j(`M${s(e[0])} ${n}H${s(
e[1])}`,"var(--edge)",1.5),r.map((a,l)=>[j(`M${s(a)} ${n}v${.25*o}`,"var(--edge)",1.5),(!t||l%i===0)&&b("text.tx2.m",{x:s(
a),y:n+o,"font-size":dt.sub*o},t?String(Math.round(100*a)):String(a).replace("-","−"))]))}var qu=(e,t)=>t.reduce((s,{x:n,
y:o,w:r,h:i})=>{let a=Math.min(e.x+e.w,n+r)-Math.max(e.x,n),l=Math.min(e.y+e.h,o+i)-Math.max(e.y,o);return s+(a>0&&l>0?a*
l:0)},0);function Pu({head:e,sub:t,n:s},[n,o,r],i,a,l,c=!1){let h=j(`M${n} ${r+.3*l}V${r}H${o}V${r+.3*l}`,"var(--ink)",2);
if(c||a<pa*l){let v=dt.head*l,k=r-.3*l>.75*v,S=k?{x:(n+o)/2,y:r-.3*l}:{x:o+.3*l,y:r+.5*l};return b("g.bracket",h,b(k?"te\
xt.tx.b.m":"text.tx.b",{...S,"font-size":v},s))}let{head:d,sub:u}=dt,f=Math.min(17*l,.6*a),m=[...G(e,d*l,f,1.06).lines.map(
v=>({text:v,bold:!0})),...G(t,u*l,f).lines.map(v=>({text:v,bold:!1}))],g=Math.max(...m.map(({text:v,bold:k})=>H(v,(k?1.06*
d:u)*l))),x=m.reduce((v,{bold:k})=>v+(k?1.1:1)*l,0),y=r-x-.35*l,M=[{x:o+.9*l,y:r-.75*l,side:1},{x:n-.9*l-g,y:r-.75*l,side:-1},
{x:n,y,side:0},{x:o-g,y,side:0},{x:(n+o-g)/2,y,side:0},{x:o+.9*l,y:.1*l,side:0},{x:n-.9*l-g,y:.1*l,side:0}].map(v=>{let k=Math.
max(0,Math.min(v.x,a-g)),S=Math.max(0,v.y),O={...v,x:k,y:S,w:g,h:x},E=Math.abs(v.x-k)+2*(S-v.y);return{...O,cost:qu(O,i)+
E*E*20}}).reduce((v,k)=>k.cost<v.cost?k:v);i.push(M);let $=M.y;return b("g.bracket",h,M.side!==0&&j(`M${M.side>0?o:n} ${r}\
h${M.side*.6*l}`,"var(--ink)",2),m.map(({text:v,bold:k})=>{$+=(k?1.1:1)*l;let S=(k?d:u)*l;return b(k?"text.tx.b":"text.t\
x2",{x:M.x,y:$-.2*l,"font-size":S},v)}))}function ju(e,{span:t},{X:s,base:n,room:o,rem:r,many:i}){let a=.78*(s(t[0]+(t[1]-
t[0])/Du)-s(t[0])),l=e.values.map(y=>s(y)),c=Rs(l,i?a:2*dt.half*r),h=Math.min((i?dt.thin:dt.step)*r,o/(Math.max(0,...c)+
1)),d=i?a/2:Math.max(.2*r,Math.min(dt.half*r,.57*h)),u=[],f=new Map,m=y=>`--d:${e.values.length>Wu?0:15*y}ms`,g=l.map((y,w)=>{
let M=n-.15*r-c[w]*h;if(u[w]=[y,M],f.set(y,Math.max(f.get(y)??0,(c[w]+1)*h)),i)return L(y-d,M-.72*h,a,.72*h,{class:"stud\
ent",style:m(w)});let $=`M${y-d} ${M-1.65*d}h${2*d}L${y} ${M}z`;return b("path",{d:$,class:e.hollow?"student hollow":"st\
udent",style:m(w)})}),x=[...f].map(([y,w])=>({x:y-d,y:n-w-3,w:2*d,h:w}));return{marks:g,spots:u,boxes:x}}function Fu(e,t,s,n){
let[o,r]=e;return o.who.flatMap((i,a)=>{let l=i>0?r.who.indexOf(i):-1;if(l<0)return[];let c=Math.abs(r.values[l]-r.exact)-
Math.abs(o.values[a]-o.exact),[h]=t[0][a],[d,u]=t[1][l],f=s[0]+.1*n;if(Math.abs(h-d)<n)return[];let m=`M${h} ${f}C${h} ${f+
1.5*n} ${d} ${f+.3*n} ${d} ${Math.max(f+n,u-n)}`;return b("path",{d:m,class:c<0?"moved":"moved away"})})}function ma(e,t,s,n,o){
let{rows:r,span:i,written:a}=n,l=r.length>1,c=e>=pa*s,[h,d]=l&&c?[6.2*s,6.6*s]:[1.2*s,1.2*s],u=v=>h+pt(v,...i)*(e-h-d),f=t-
dt.axis*s,m=f/r.length,g=r.map((v,k)=>l?m*(k+1)-(k+1<r.length?.5*s:0):f),x=Math.max(...r.map(({values:v})=>v.length))>=_u,
y=r.some(({brackets:v})=>v.some(({alone:k})=>k)),w=l?(y?2.5:c?1.3:2.2)*s:r[0].brackets.length>0?4.2*s:2.4*s,M=r.map((v,k)=>ju(
v,n,{X:u,base:g[k],room:m-w,rem:s,many:x})),$=(v,k)=>{let{marks:S,boxes:O}=M[k],E=g[k],T=u(v.exact),C=l?E-m+.6*s:.2*s,R=u(
Math.max(i[0],v.exact-v.reach)),W=u(Math.min(i[1],v.exact+v.reach)),q=l&&v.brackets.some(({from:wt,to:Tt})=>u(wt)<T&&u(Tt)>
T-9*s),tt=`exact ${a(v.exact)}`,V=`${v.near} ${v.within}`,X=.6*s+Math.max(H(tt,1.06*dt.head*s),l?0:H(V,dt.sub*s)),st=T>X&&
(!q||T>e-X),vt=T+(st?-.5:.5)*s,Vt=st?" e":"",Te=[...O];l||Te.push({x:st?vt-X:vt,y:0,w:X,h:2.1*s},{x:T-.5*s,y:0,w:s,h:f});
let Il=v.brackets.map(wt=>{if(!wt.alone)return null;let[Tt,Ae]=[u(wt.from)-.45*s,u(wt.to)+.45*s],qs=O.filter(Kt=>Kt.x+Kt.
w/2>=Tt-1&&Kt.x+Kt.w/2<=Ae+1),Ps=Math.min(E-1.2*s,...qs.map(Kt=>Kt.y))-.5*s;return Pu(wt,[Tt,Ae,Ps],Te,e,s,l)}),re=(wt,Tt,Ae,qs,Ps=!1)=>b(
`text.${wt}`,{x:Tt,y:Ae,"font-size":(Ps?dt.head:dt.sub)*s},qs),yo=G(v.sub,dt.sub*s,c?h-.6*s:.4*e).lines.slice(0,2),Oe=c?
E-(.35+.95*yo.length)*s:C+.9*s;return b("g",L(R,C,W-R,E-C,{class:"reach"}),k+1<r.length&&j(`M${u(i[0])} ${E}H${u(i[1])}`,
"var(--rule)",1.5),j(`M${T} ${C}V${E}`,"var(--ink)",.17*s,{class:"exact"}),S,b("g.exact",(!l||k===0||r[k-1].exact!==v.exact)&&
b(`text.tx.b${Vt.replace(" ",".")}`,{x:vt,y:C+.75*s,"font-size":dt.head*s},tt),!l&&re(st?"tx2.e":"tx2",vt,C+1.75*s,V)),l&&
[re("tx.b",0,Oe,v.label,!0),yo.map((wt,Tt)=>re("tx2",0,Oe+(.95+.95*Tt)*s,wt)),re("tx.b.e",e,Oe,v.near,!0),re("tx2.e",e,Oe+
.95*s,v.within)],Il)};return b("svg.heaps",{width:e,height:t,viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":o},oe(n,u,f,
s),l&&n.moved&&Fu(r,M.map(({spots:v})=>v),g,s),r.map($))}function Bs(e,t){let s=new Map([...new Set(e)].sort((n,o)=>n-o).
map(n=>[n,0]));for(let n of e)s.set(n,(s.get(n)??0)+1);return[...s].map(([n,o])=>t(n)+(o>1?` (${o} times)`:"")).join(", ")||
"nothing"}var so=(e,t)=>K(e,t,1).map(({value:s})=>s);function xa(e,t,s,n,o){let r=2*s,i=4*s,a=.4*s,l=(t-a-1.4*s)/n.of,c=n.measure(
0)==="chance",h=n.positions.every((g,x)=>n.span(x).join()===n.span(0).join()),d=(g,x)=>r+pt(g,...n.span(x))*(e-r-i),u=c?
[0,.25,.5,.75,1]:St(...n.span(0)),f=({group:g},x)=>{let y=so(o,x).sort((R,W)=>R-W),w=a+l*(x+1)-.2*s,M=y.map(R=>d(R,x)),$=Rs(
M,.42*s),v=Math.min(.36*s,(l-.5*s)/(Math.max(0,...$)+1)),k=Math.min(.21*s,.57*v),S=Math.round(y.length/4),[O,E]=[y[S],y[y.
length-1-S]],T=y.filter(R=>n.near(x,R)).length,C=d(n.exact(x),x);return b("g",x>0&&n.positions[x-1].group!==g&&j(`M0 ${w-
l+.1*s}H${e}`,"var(--edge)",1),b("text.tx.b",{x:0,y:w-.2*l,"font-size":.9*s},String(x+1)),y.length>1&&L(d(O,x),w-l+.35*s,
Math.max(3,d(E,x)-d(O,x)),l-.35*s,{fill:"var(--inset)"}),o.done.includes(x)&&j(`M${C} ${w-l+.3*s}V${w}`,"var(--ink)",.17*
s),!h&&o.done.includes(x)&&b(C>e/2?"text.tx2.e":"text.tx2",{x:C+(C>e/2?-.4:.4)*s,y:w-l+.9*s,"font-size":.7*s},n.written(
x,n.exact(x))),M.map((R,W)=>{let q=w-.05*s-$[W]*v;return b("path.student",{d:`M${R-k} ${q-1.65*k}h${2*k}L${R} ${q}z`})}),
j(`M${r} ${w}H${e-i}`,"var(--rule)",1),b(y.length>0?"text.tx.b.e":"text.tx2.e",{x:e,y:w-.2*l,"font-size":(y.length>0?.9:
.7)*s},y.length>0?`${T}/${y.length}`:"not asked"))},m=n.positions.map((g,x)=>{let y=so(o,x),w=M=>n.written(x,M);return o.
done.includes(x)?`Position ${x+1}: exact ${w(n.exact(x))}, said ${Bs(y,w)}.`:`Position ${x+1}: not asked.`});return b("s\
vg.heaps",{width:e,height:t,viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":m.join(" ")},(h?u:[]).map(g=>[j(`M${d(g,0)} ${a}\
V${t-1.3*s}`,"var(--rule)",1),b("text.tx2.m",{x:d(g,0),y:t-.3*s,"font-size":.75*s},String(n.scale(0)*g))]),n.positions.map(
f))}function Vu(e,t){let s=t.how==="phones",n=e.positions.map((o,r)=>K(t,r,1));return Object.entries(e.saved.kinds).map(
([o,r])=>({kind:o,words:r,counts:n.map((i,a)=>i.length===0||!e.tells(a,o,s)?null:i.filter(l=>e.mistakeOf(l,t.votes)?.kind===
o).length),yes:t.votes.filter(i=>i.yes&&e.mistakeOf(i,t.votes)?.kind===o).length})).filter(({counts:o})=>o.some(r=>r!=null&&
r>0)).sort((o,r)=>ga(r.counts)-ga(o.counts))}var ga=e=>e.reduce((t,s)=>t+(s??0),0)??0,Ku=5;function Gu(e,t,s,n,o){let r=e/
s.length,i=2*t,a=i+1.1*t;return b("svg.heaps",{width:e,height:a+1.1*t,role:"img","aria-label":o},j(`M0 ${a}H${e}`,"var(-\
-rule)",1.5),s.map((l,c)=>{let h=r*(c+.5),d=l==null?0:Math.max(1.5,i*l/n);return[l==null?b("circle",{cx:h,cy:a-.15*t,r:.1*
t,fill:"var(--edge)"}):[L(h-.3*r,a-d,.6*r,d,{class:"student"}),b("text.tx.b.m",{x:h,y:a-d-.2*t,"font-size":.7*t},String(
l))],b("text.tx2.m",{x:h,y:a+.85*t,"font-size":.7*t},String(c+1))]}))}function ya(e,t){let s=Vu(e,t).slice(0,Ku),n=Math.
max(1,...s.flatMap(({counts:o})=>o.map(r=>r??0)));return[p("h2","Which mistakes went away"),s.length===0&&p("p.mute","No\
 number lies where a known mistake lands."),s.map(({words:o,counts:r,yes:i})=>{let a=r.filter(u=>u!=null),l=a.length>1?`${a[0]}\
 at first, ${a.at(-1)} at last`:`${a[0]}, asked once`,c=i>0?`${l}; ${i} said Yes`:l,h=p("div"),d=r.map((u,f)=>u==null?"":
`position ${f+1}: ${u}. `).join("");return $o(h,u=>Gu(u,parseFloat(getComputedStyle(h).fontSize),r,n,d)),p("div.w-kind",
p("p",p("b",It(o)),p("span.mute",c)),h)}),s.length>0&&p("p.mute","Counted where a number lies, which says little of what\
 was thought. A dot: no number can tell."),p("p.w-short",p("b",e.saved.short))]}function wa(e,t){let s=e.positions.map((o,r)=>{
let i=so(t,r);return i.length>0?i.filter(a=>e.near(r,a)).length/i.length:2}),n=Math.min(...s);return n<=1?s.indexOf(n):-1}var Uu=60,ba=150;function Rt(e,t){let s="",n=()=>{let{clientWidth:o,clientHeight:r}=e,i=parseFloat(getComputedStyle(e).fontSize);
o===0||`${o} ${r} ${i}`===s||(s&&e.closest(".fresh")?.classList.remove("fresh"),s=`${o} ${r} ${i}`,e.replaceChildren(t(o,
r,i)))};return new ResizeObserver(()=>requestAnimationFrame(n)).observe(e),requestAnimationFrame(n),e}function $a(e,t,s,n){
let o=n>=Uu?3:n>30&&e<34*t?2:1,r=Math.ceil(n/o),i=Math.min(e/r,3*t),a=Math.min(.65*t,.42*i),l=n>=ba?1.4*t:o*(2*a+.3*t)+.2*
t,c=Oa(s,n);return n>=ba?b("svg",{width:e,height:l,role:"img","aria-label":c},L(1,2,e-2,l-4,{fill:"none",stroke:"var(--e\
dge)","stroke-width":2}),L(1,2,Math.max(0,(e-2)*Math.min(1,s/n)),l-4,{fill:"var(--redact)"})):b("svg",{width:e,height:l,
viewBox:`0 0 ${e} ${l}`,role:"img","aria-label":c},Array.from({length:n},(h,d)=>{let u=i*(d%r+.5),f=a+.15*t+Math.floor(d/
r)*(2*a+.3*t);return d<s?B(u,f,a,{fill:"var(--redact)"}):B(u,f,a-1,{fill:"none",stroke:"var(--edge)","stroke-width":2})}))}
function ka(e,t,s,n){let o=s.span(n),r=l=>1.2*t+pt(l,...o)*(e-2.4*t),i=s.measure(n)==="chance",a=1.4*t;return b("svg",{width:e,
height:2.8*t,"aria-hidden":"true"},oe({rows:[],span:o,chance:i,written:String},r,a,t),i&&[b("text.tx2",{x:r(0),y:a-.5*t,
"font-size":.75*t},"never"),b("text.tx2.e",{x:r(1),y:a-.5*t,"font-size":.75*t},"always")])}function va(e,t){let[s,n]=e.span(
t.at),o=(n-s)/10,r=K(t).map(({value:c})=>c),i=c=>c.map(h=>{let d=r.map(u=>Math.max(0,1-Math.abs(u-h)/o));return{value:h,
n:d.reduce((u,f)=>u+f,0)}}).sort((h,d)=>d.n-h.n)[0]?.value,a=i(r);if(a==null)return[];let l=i(r.filter(c=>Math.abs(c-a)>=
o-1e-9));return l==null?[a]:[a,l].sort((c,h)=>c-h)}var Ma=(e,t,s)=>s==null?"":`Some of you said about ${e.written(t.at,s)}\
.`;function Sa(e,t,s,n,o,r,i){let a=va(n,o),l=n.span(o.at),c=g=>1.2*s+pt(g,...l)*(e-2.4*s),h=t-1.3*s,d=.4*(c(l[0]+(l[1]-
l[0])/10)-c(l[0])),u=Math.min(4.6*s,h-2*s),f=Ma(n,o,a[r]),m=(g,x)=>{let y=c(g),w=a.length>1?x===0:y>e/2,M=y+(w?-1:1)*(d+
.7*s),$=(w?M:e-M)>=H(f,s)*1.06,v=(k,S,O)=>b(`text.${k}${w?".e":""}`,{x:$?M:y+(w?1:-1)*d,y:S,"font-size":.95*s},O);return x!==
r?x>r&&$&&v("tx2",h-.5*u,`the other side comes in ${i} s`):$?[v("tx.b",h-.6*u,f),v("tx2",h-.6*u+1.4*s,"Who says why?")]:
v("tx.b",h-u-.6*s,`${f} Who says why?`)};return b("svg",{width:e,height:t,viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":f},
oe({rows:[],span:l,chance:n.measure(o.at)==="chance",written:String},c,h,s),a.map((g,x)=>[L(c(g)-d,h-u,2*d,u,{fill:x===r?
"var(--accent-fill)":"none",stroke:x===r?"none":"var(--edge)","stroke-width":2,"stroke-dasharray":"6 5"}),m(g,x)]))}var qt=5;
function Ea(e){let{facts:t,state:s}=e.room,n=va(t,s),o=r=>{let{to:i,at:a}=e.room.state;e.gone||i!==s.to||a!==s.at||(e.side=
r<n.length*qt?r:-1,e.draw(),!(e.side<0)&&(r%qt===0&&e.speech.say(Ma(t,s,n[r/qt]),!0),e.turning=window.setTimeout(()=>o(r+
1),1e3)))};clearTimeout(e.turning),o(0)}var no="0:00";function Ta(e,t){let s=Math.max(0,Math.ceil(e-t));return`${Math.floor(
s/60)}:${String(s%60).padStart(2,"0")}`}var Oa=(e,t)=>`${e} of ${t} ${t===1?"has":"have"} answered.`,oo=e=>Oa(bt(e).answered,
bt(e).of),Yu=(e,t,s,n)=>e.heaps(K(t,s,n),t.votes).map(({mistake:{name:o,words:r},from:i,to:a,n:l,alone:c})=>{let h=K(t,s,
n).filter(u=>u.yes&&e.mistakeOf(u,t.votes)?.name===o).length,d=`${l} here: ${o}${h>0?`; ${h} said Yes`:""}`;return{from:i,
to:a,n:l,alone:c,name:o,yes:h,head:d,sub:r}});function Hs(e,t){let{at:s}=t,n=e.pair(s),o=n[1]===s&&K(t,n[0],1).length>0?
n:[s],r=K(t,s,2).length>0,i=(d,u)=>{let f=K(t,d,u),m=f.map(({value:y})=>y),g=m.filter(y=>e.near(d,y)).length,x=e.exact(d);
return{values:m,who:f.map(({member:y})=>y),exact:x,reach:e.reach(d),hollow:!1,near:`${g} of ${m.length}`,within:e.closeWords(
d),label:`Position ${d+1}`,told:u>1?"after talking":r&&d===s?"at first":`at position ${d+1}`,sub:"",brackets:Yu(e,t,d,u)}},
a=o.map(d=>i(d,1));if(r){let d=a.at(-1);Object.assign(d,{label:"First",sub:o.length>1?`position ${s+1}`:"alone",hollow:!0}),
a.push({...i(s,2),label:"Again",sub:"after talking"})}else o.length>1&&a.forEach((d,u)=>Object.assign(d,{sub:e.lesson.lines(
0,s)[u]}));a.length===1&&(a[0].near=a[0].near.replace(/ .*/," of you"));let l=a[0].values.length,c=d=>e.written(s,d),h=Math.
max(...a.map(({values:d})=>d.length))>=90;return{title:r?"First guess, then after talking":l>0?`The ${l===1?"guess":`${l}\
 guesses`}, and the answer`:"The answer",note:r?zu(a):l>0?`one ${h?"bar":"triangle"}, one student`:"nobody has guessed",
spec:{rows:a,span:e.span(s),chance:e.measure(s)==="chance",written:c,moved:r},spoken:a.map(d=>{let u=a.length>1?`${d.label}\
: exact`:"Exact",f=d.brackets.map(g=>` ${g.head}.`).join(""),m=Bs(d.values,c);return`${u} ${c(d.exact)}; ${d.near} ${d.within}\
; guesses: ${m}.${f}`}).join(" ")}}var Zu=2;function Aa({rows:e}){let t=e.length>1,s=new Map;for(let{told:o,brackets:r}of e)
for(let{name:i,yes:a,head:l,sub:c,n:h,alone:d}of r){let u=s.get(i)??{counts:[],n:0,head:l,sub:c,drawn:!t&&d};u.counts.push(
`${h} ${o}${a>0?` (${a} said Yes)`:""}`),s.set(i,{...u,n:u.n+h})}let n=[...s].sort(([,o],[,r])=>r.n-o.n).slice(0,Zu);return n.
length===0?null:p(`ul.w-lies${n.every(([,{drawn:o}])=>o)?".drawn":""}`,n.map(([o,{counts:r,head:i,sub:a,drawn:l}])=>p(l?
"li.drawn":"li",p("b",t?`${o}: ${r.join(", ")}.`:`${i}.`),` ${a}`)))}function zu(e){let[t,s]=e.slice(-2),n=t.who.flatMap(
(i,a)=>{let l=i>0?s.who.indexOf(i):-1,c=h=>Math.abs(h-t.exact);return l<0?[]:c(s.values[l])-c(t.values[a])});if(n.length===
0)return"";let o=n.filter(i=>i<0).length,r=n.filter(i=>i>0).length;return`${o} moved closer, ${r} moved away, ${n.length-
o-r} stayed`}var Pt=(e,t)=>p("div.w-lowhead",p("h2",e),p("p.mute",t));var La=e=>`${e} ${e===1?"answer":"answers"}`;function Ju(e){let t=new Date(e).toLocaleString(void 0,{dateStyle:"medium",
timeStyle:"short"});return e?` It was last used on ${t}.`:""}function Na({facts:e,offered:t,offeredAt:s}){if(!t)return[];
let{saved:n,of:o}=e,r=t.to==="end"?"to the end":`to position ${t.at+1} of ${o}`;return p("div.w-doorway",p("p.mute",n.title),
p("h2.w-huge",{tabindex:-1,"data-next":!0},"Continue, or start over?"),p("p","A class of this lesson was started on this\
 device. ",`It got ${r}, with ${La(t.votes.length)}.`,Ju(s)),p("p.mute","The guesses and the answers stay covered until \
you continue. Starting over deletes the guesses."))}function Ca(e){let{room:t}=e,s=t.offered?.votes.length??0,n=()=>{e.sure||
s===0?(e.sure=!1,t.forget()):(e.sure=!0,e.draw())};return[{k:"continue",words:"Continue",key:"c",press:()=>t.takeUp()},{
k:"over",words:e.sure?`Yes, delete the ${La(s)}`:"Start over",key:"o",press:n},{k:"save",words:"Save its answers (CSV)",
key:"s",press:()=>e.save()}]}var Ra=120;function Se(e){let{state:t,facts:s}=e.room,n=ze(s,t);return{k:"next",words:n<0?"To the end":`Next: position ${n+
1}`,key:"n",press:()=>e.act({kind:"Next"})}}function Xu(e){let t=()=>e.act({kind:"Talk",seconds:Ra,now:Date.now()/1e3});
return{k:"talk",words:`Talk: ${Ra/60} min`,key:"t",press:t}}function Qu(e){let{state:t}=e.room,s=t.how==="hands",n=Jt(t),
o=t.here*Y;return!s||n>=o?Se(e):{k:"more",words:n===0?"Deal one":n<Y?`Deal one more: ${n} of ${Y}`:"Deal the rest",press:()=>e.
act(n<Y?{kind:"DealRest",by:1}:{kind:"DealRest"})}}function tf(e){let{state:t}=e.room,s=`${t.at} ${t.vote}`,n=bt(t).answered>
0;if(e.asked===s||!or(t))return e.act({kind:"Reveal"});e.deaf||(e.asked=s,e.changed=performance.now(),e.note=`${n?"Many \
have not":"Nobody has"} answered yet. Press again to reveal anyway.`,e.draw())}function Ba(e){let{state:t,facts:s}=e.room,
{to:n,at:o,vote:r}=t,{answered:i,missing:a}=bt(t),l=e.asked===`${o} ${r}`,[c,h]=s.pair(o),d=(y,w,M)=>({k:y.toLowerCase(),
words:w,key:M,press:()=>e.act({kind:y})}),u={k:"reveal",words:l?"Reveal anyway":a>0?`Reveal (${a} still missing)`:"Revea\
l",key:"r",does:l?"reveal anyway":"reveal",press:()=>tf(e)},f=d("Again","Ask again","a"),m=s.deals(o)&&d("Deal","Deal te\
n each","d"),g=s.steps(o)>0&&d("Why","Why","w"),x=[];if(e.room.offered)return Ca(e);switch(n){case"door":x=pr(e,d("Start",
`Start: position ${o+1}`,"s"));break;case"ask":{let y=c===o&&!t.done.includes(h)&&r===1,w={...d("Skip",`On to position ${h+
1}`,"n"),k:"beside"};x=[y&&w,u,d("Hold","Hold","o"),!y&&ze(s,t)>=0&&d("Skip","Skip","k")];break}case"held":{let{split:y}=s.
spread(o,K(t).map(({value:M})=>M)),w=r===1&&f;x=[...y&&w?[w,u]:[u,w],i>1&&{k:"sides",words:"Each side",key:"e",press:()=>Ea(
e)},r===1&&Xu(e)];break}case"talk":x=[f,u];break;case"shown":x=[g,m,Se(e)];break;case"why":{let y=s.panel(o).steps??[],w=y[t.
step+1]?.letter,M={k:"on",words:`Next step: ${w}`,press:()=>e.act({kind:"Step",by:1})},$={k:"stepback",words:"Back a ste\
p",key:"b",press:()=>e.act({kind:"Step",by:-1})};x=w?[M,t.step>0?$:d("Reveal","Back to the answer","b"),m,Se(e)]:[Se(e),
t.step>0&&$,d("Reveal","Back to the answer","r"),m];break}case"deal":{let y=Qu(e),w={k:"rest",words:"Deal the rest",key:"\
d",press:()=>e.act({kind:"DealRest"})},M=y.k!=="next"||t.how==="phones";x=[y,M&&y.words!==w.words&&w,d("Reveal","Back to\
 the answer","b"),y.k!=="next"&&Se(e)];break}case"end":{let y=wa(s,t),{next:w}=e.tools;x=[{k:"save",words:"Save the answ\
ers (CSV)",key:"s",press:()=>e.save()},y>=0&&{k:"reask",words:`Ask position ${y+1} again`,key:"a",press:()=>e.act({kind:"\
Go",at:y})},!!w&&{k:"nextlesson",words:"Next lesson",key:"n",press:()=>Xe(e,w??"")}]}}return x.filter(y=>y!=null&&y!==!1)}
function Ha(e){let{to:t,step:s}=e.room.state;t==="why"&&s>0?e.act({kind:"Step",by:-1}):(t==="why"||t==="deal")&&e.act({kind:"\
Reveal"})}var Ia=(e,t)=>e.reduce((s,n,o)=>Math.abs(t-n)<Math.abs(t-e[s])-1e-9?o:s,0),ro=e=>e<10?String(e):"h",Da=()=>({shown:!1,less:!1,
typed:"",address:""});function io(e,t,s){let{facts:n,state:o}=e,r=n.bands(o.at),i=r[t];if(i==null)return"";if(!s)return e.
do({kind:"Tap",value:i,by:1});let a=K(o).findLast(l=>Ia(r,l.value)===t);return a?e.do({kind:"Tap",value:a.value,by:-1}):
"Nobody has guessed that."}function _a(e,t,{say:s,draw:n}){let{facts:o,state:r}=e,i=o.bands(r.at),a=i.map(()=>0);for(let{
value:d}of K(r))a[Ia(i,d)]++;let l=o.scale(r.at),c=d=>String(Math.round(1e6*l*i[d])/1e6).replace("-","−"),h=p("input.t\
xt",{"data-k":"list",placeholder:`${c(i.length>>1)} x4, ${c(1)}, ${c(2)} ${c(2)}`,autocomplete:"off","aria-label":"Type \
the list: numbers, with x for how often",value:t.typed,oninput:()=>{t.typed=h.value}});return p("div.w-hands",p("div.w-b\
ands",{role:"group","aria-label":t.less?"Take one away from":"One more who said"},i.map((d,u)=>p("button.btn",{"data-k":`\
band.${u}`,"aria-keyshortcuts":ro(u),"aria-label":[`One ${t.less?"less":"more"}: ${c(u)}`,t.shown&&`${a[u]} so far`].filter(
Boolean).join(", "),onclick:()=>s(io(e,u,t.less))},p("span",c(u)),t.shown&&p("small",String(a[u]||"·"))))),p("div.w-too\
ls",p("button.btn",{"data-k":"less","aria-pressed":String(t.less),title:"Taps take away until it is pressed again (key: \
minus)",onclick:()=>{t.less=!t.less,n()}},"Take away"),p("form.w-list",{onsubmit:d=>{d.preventDefault();let u=e.do({kind:"\
List",text:h.value});u||(t.typed=""),s(u),n()}},h,p("button.btn",{type:"submit","data-k":"add"},"Add")),ut({label:"Count\
s of each number",choices:[[!1,"Counts covered"],[!0,"shown"]],value:t.shown,k:"counts",pick:d=>{t.shown=d,n()}})))}function Is(e,t){
let s=o=>t(e.do({kind:"Size",of:o})),{here:n}=e.state;return p("span.w-size",p("span","Class of"),p("span.step",p("butto\
n",{"data-k":"size.less","aria-label":"One less in the class",onclick:()=>s(n-1)},"−"),p("input.txt",{"data-k":"size",
"data-draft":"size",inputmode:"numeric","aria-label":"How many the class is",value:n,onchange:o=>{let{value:r}=ct(o.target.
value,{whole:!0});setTimeout(s,0,r??Number.NaN)}}),p("button",{"data-k":"size.more","aria-label":"One more in the class",
onclick:()=>s(n+1)},"+")))}var Wa="uncle_widgets.class.address";function qa({now:e},t=""){let s=e.begun?.addresses??[],n=t||Ue("localStorage",Wa);return s.
includes(n)?n:s[0]??""}var ef=e=>e.replace("<svg ",'<svg xmlns="http://www.w3.org/2000/svg" ');function Pa({line:e,mine:t}){
return e?.now.begun?[p("span","Join "),p("b",qa(e,t.address))," ",p("b.w-code",e.now.begun.code)]:[]}var ja=({now:e},t)=>JSON.
stringify([e.begun,t]);function Fa(e,t,s){let[n,o]=e.querySelectorAll(".w-count, .w-places");o&&(n.textContent=String(t),
o.textContent=` of ${s} are here`)}function Va(e,t){let{mine:s}=e,{begun:n}=t.now,o=qa(t,s.address);return n?n.words?[sf(
n,o)]:[p("div.w-doorway",p("p.w-lead","On your phone or laptop, in this room’s network, open"),p("p.w-address",p("b",o),
" and type"),p("p.w-huge.w-code",{tabindex:-1,"data-next":!0},p("b",n.code)),p("p.mute","Type a nickname, or none. Your \
guesses are saved on your teacher’s computer, and deleted when the ","class ends or a day after it began. Your phone s\
ays exactly what is saved."),p("p",p("b.w-count"),p("span.w-places")),n.addresses.length>1&&p("label.field",p("span","An\
other address of this computer"),p("select.pick",{"data-k":"address",onchange:r=>{s.address=r.target.value,zt("localStor\
age",Wa,s.address),e.draw()}},n.addresses.map(r=>p("option",{value:r,selected:r===o},r))))),n.qr[o]&&p("div.w-qr",{role:"\
img","aria-label":`QR code: ${o}`},Ce(ef(n.qr[o])))]:[]}var sf=(e,t)=>p("div.w-doorway.w-alone",p("h2.w-huge",{tabindex:-1,
"data-next":!0},"No phone can reach this page"),p("p.w-lead",e.words),p("p","Other windows of this computer can join at ",
p("b",t)," with the code"),p("p.w-lead.w-code",p("b",e.code)),p("p",p("b.w-count"),p("span.w-places")));function nf(e,t){
let s=e.filter(({fresh:n})=>n).map(({number:n})=>n);return s.length>0&&p("p",p("button.btn",{"data-k":"remove.new",onclick:()=>t.
set({remove:s})},s.length===1?"Remove the newcomer":`Remove all ${s.length} newcomers`),p("span.mute"," They joined in t\
he last five minutes and have not answered. They can join again."))}function of({number:e},t){let{votes:s}=t.room.state,
n=s.filter(({member:i})=>i===e).length,o=n===0,r=p("button.btn.w-out",{"data-k":`remove.${e}`,"aria-label":`Remove stude\
nt ${e}`,onclick:()=>{if(o)return t.set({remove:[e]});o=!0,r.removeAttribute("aria-label"),r.textContent=`Really: ${n===
1?"an answer goes":`${n} answers go`}`}},"Remove");return r}function Ka({room:e},t,s){let{members:n,waiting:o,here:r}=e.
state,{places:i,locked:a}=t.now,l=c=>{c>=2&&c<=300&&t.set({places:c}),s()};return[o>0&&p("div.w-waiting",p("p",p("b",`${o}\
 wait at the door. `),`There is room for ${i}, and ${n.length} are in.`),p("button.btn",{"data-k":"admit",onclick:()=>t.
set({admit:!0})},"Let them in"),p("button.btn",{"data-k":"away",onclick:()=>t.set({admit:!1})},"Turn them away")),p("div\
.w-ways",p("span.w-size",p("span","Room for"),p("span.step",p("button",{"data-k":"room.less","aria-label":"One place les\
s",onclick:()=>l(i-1)},"−"),p("output",String(i)),p("button",{"data-k":"room.more","aria-label":"One place more",onclick:()=>l(
i+1)},"+"))),ut({label:"Door",choices:[[!1,"Door open"],[!0,"Locked"]],value:a,k:"door",pick:c=>{t.set({locked:c}),s()}})),
nf([...n],t),p("p.mute",`${r} here. Names are covered, since this page is on the wall: hold a bar to read it. `,"The sav\
ed table (CSV) has each name beside its numbers, unless you hide the name."),p("ul.w-members",n.map(c=>{let{number:h,nick:d,
here:u,said:f}=c;return p("li",p("b",String(h)),d?p("button.w-nick",{"data-k":`nick.${h}`,"aria-label":`Student ${h}: ho\
ld to read the name`,...Object.fromEntries(["pointerdown","keydown","pointerup","keyup","pointerleave","blur"].map((m,g)=>[
`on${m}`,x=>x.currentTarget.classList.toggle("held",g<2)]))},p("span",d)):p("span",`Student ${h}`),p("span.mute",u?f?"ha\
s said":"not yet":"away"),d&&p("button.btn",{"data-k":`hide.${h}`,onclick:()=>t.set({hide:h})},"Hide name"),of(c,t))}))]}function Ga(e){let{room:t,tools:s}=e,n=p("p.w-told",{role:"status"}),o=p("div"),r=!1,i=p("dialog.sheet.w-panel",{"aria-l\
abel":"The class",onclose:()=>i.remove()}),a=(d,u,f)=>p("button.btn",{"data-k":d,onclick:f},u),l=()=>{if(!r){r=!0,c();return}
i.close(),t.state.how==="phones"?e.line?.close():t.forget()},c=()=>{let{state:d,facts:u}=t;z(o,e.line&&d.how==="phones"?
Ka(e,e.line,c):[p("p",Is(t,f=>{n.textContent=f,c()})),p("p.mute","What is said is kept in this browser until you begin a\
new; a reload loses nothing.")],(s.lessons?.length??0)>1&&p("label.field",p("span","Lesson"),p("select.pick",{"data-k":"\
lesson",onchange:f=>{i.close(),Xe(e,f.target.value)}},s.lessons?.map(([f,m])=>p("option",{value:f,selected:f===String(u.
saved.number)},`${f}. ${m}`)))),p("p",ut({label:"Theme",choices:He,value:le(),k:"theme",pick:f=>{Ys(f),c()}})),p("div.w-\
ways",a("save","Save the answers (CSV)",()=>e.save()),a("full","Full screen",()=>{i.close(),e.fill()}),a("keys","Keys",()=>{
i.close(),fn(e.root)}),["shown","why","deal"].includes(d.to)&&a("end","To the end of the lesson",()=>{i.close(),e.say(t.
do({kind:"End"}))}),d.how==="phones"&&a("hands","Go on by hands",()=>{i.close(),rn(e)}),d.how==="phones"&&!e.line?.now.forgotten&&
a("shared","This is a shared computer",()=>{i.close(),fr(e)}),a("anew",r?"Really: all answers are deleted":d.how==="phon\
es"?`End class ${e.line?.now.begun?.code??""}`:"Begin anew",l)),n)},h=t.watch(()=>{o.querySelector(".held, select:focus")||
c()});i.addEventListener("close",h),i.append(p("div.w-lowhead",p("h2",{tabindex:-1,autofocus:!0},"The class"),p("button.\
btn",{"data-k":"close",onclick:()=>i.close()},"Close")),o),c(),e.root.append(i),i.showModal()}function rf(e,{at:t,how:s,here:n,members:o,pressed:r}){let i=r[t]??{};if(s==="phones")return o.map(({number:l})=>Array.from(
{length:i[l]??0},(c,h)=>e.deal(t,Y*(l-1)+h)));let a=i[0]??0;return Array.from({length:n},(l,c)=>Array.from({length:Math.
max(0,Math.min(Y,a-Y*c))},(h,d)=>e.deal(t,Y*c+d)))}function Ee(e,t){let s=rf(e,t),n=s.flat(),o=n.flatMap(({value:$})=>$??
[]),r=o.length,i=o.reduce(($,v)=>$+v,0),a=e.measure(t.at)==="chance",l=o.reduce(($,v)=>$+v*v,0),[c,h]=r===0?[0,0]:a?Go(i,
r):Uo(r,i,l),d=s.filter($=>$.length===Y),u=d.flatMap($=>{let v=$.flatMap(({value:k})=>k??[]);return v.length>0?v.reduce(
(k,S)=>k+S,0)/v.length:[]}),f=$=>a?Et(100*$,1):e.written(t.at,$),m=u.length>1?`Ten deals say little: ${g(Math.min(...u))}\
 here, ${g(Math.max(...u))} there. `:"";function g($){return a?`${Math.round(Y*$)} of 10`:f($)}let x=a?" (Wilson, 95%)":
" (95%)",y=a?100:1,w=r?i/r:0,M=Ko(y*c,y*h,y*w,e.measure(t.at));return{columns:s,tens:u,n:r,hits:i,mean:w,low:c,high:h,struck:n.
length-r,begun:n.length,last:t.how==="hands"?n.at(-1):void 0,words:r>1?`${m}All together say ${M}${x}. More deals, a sho\
rter bar.`:"",said:f}}function Ua(e,t){let{n:s,hits:n,mean:o,words:r}=Ee(e,t),{measure:i,says:a}=e.panel(t.at);return s===
0?"No deals yet.":`${i==="chance"?`${n} of ${s} ${a}.`:`${e.written(t.at,o)} on average in ${s}.`} ${r}`}function Ya(e,t,s,n,o){
let{columns:r,hits:i,n:a}=Ee(n,o),{measure:l,says:c}=n.panel(o.at),[h,d]=n.span(o.at),u=3.2*s,f=(e-u-s)/Math.max(r.length,
12),m=(t-3.4*s)/Y,g=.36*Math.min(f,m,2*s),x=$=>.6*s+m*(Y-1-$+.5),y=t-1.1*s,w=($,v,k)=>$?$.value==null?j(`M${v-g/2} ${k-g/
2}l${g} ${g}m0-${g}l-${g} ${g}`,"var(--field-edge)",2):l!=="chance"?B(v,k,g*(.3+.7*pt($.value,h,d)),{class:"hit"}):B(v,k,
$.value?g:g-1,{class:$.value?"hit":"none"}):B(v,k,Math.max(1,.1*s),{fill:"var(--field-line)"}),M=($,v,k,S="")=>b(`text${S}`,
{x:$,y:v,"font-size":.8*s},k);return b("svg.w-deals",{width:e,height:t,viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":`${i}\
 of ${a} ${a===1?"deal":"deals"}.`},r.map(($,v)=>Array.from({length:Y},(k,S)=>w($[S],u+f*(v+.5),x(S)))),M(u-.6*s,x(Y-1)+
.3*s,"10th",".e.f2"),M(u-.6*s,x(0)+.3*s,"1st",".e.f2"),l==="chance"?[B(u,y-.3*s,.4*s,{class:"hit"}),M(u+.8*s,y,c,".b"),M(
e-s,y,"one column, one student",".e.f2")]:M(u,y,"larger: more. One column, one student",".f2"))}function Za(e,t,s,n,o){let r=Ee(
n,o),i=n.span(o.at),a=n.measure(o.at)==="chance",l=e>34*s,[c,h]=l?[6.2*s,(a?7:11)*s]:[1.2*s,1.2*s],d=T=>c+pt(T,...i)*(e-
c-h),u=t-1.3*s,f=.58*u,m=(f+u)/2,g=.31*s,x=Q("pool"),y=d(n.exact(o.at)),w=y>9*s,M=new Map,$=Math.max(1,...r.tens.map(T=>r.
tens.filter(C=>d(C).toFixed()===d(T).toFixed()).length)),v=Math.min(2.2*g,(f-1.6*s)/$),k=(T,C,R,W,q=.75)=>b(`text.${T}`,
{x:C,y:R,"font-size":q*s},W),S=Math.min(...r.tens),O=Math.max(...r.tens),E=T=>a?String(Math.round(Y*T)):r.said(T);return b(
"svg.heaps",{width:e,height:t,viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":`Exact ${n.written(o.at,n.exact(o.at))}. ${r.
words||"No deals yet."}`},b("defs",lt(x,"var(--ink)")),oe({rows:[],span:i,chance:a,written:String},d,u,s),j(`M${d(i[0])}\
 ${f}H${d(i[1])}`,"var(--rule)",1.5),j(`M${y} 0V${u}`,"var(--ink)",.17*s),r.tens.map(T=>{let C=d(T).toFixed(),R=M.get(C)??
0;return M.set(C,R+1),B(d(T),f-1.4*g-R*v,g,{class:"ten"})}),r.n>0&&[L(d(i[0]),m-.45*s,Math.max(1,d(r.mean)-d(i[0])),.9*s,
{fill:`url(#${x})`,stroke:"var(--ink)","stroke-width":1.5}),j([r.low,r.high].map(T=>`M${d(T)} ${m-.45*s}v${.9*s}`).join(
"")+`M${d(r.low)} ${m}H${d(r.high)}`,"var(--accent-fill)",4),B(d(r.mean),m,.25*s,{fill:"var(--sheet)",stroke:"var(--acce\
nt-fill)","stroke-width":3})],k(`tx.b${w?".e":""}`,y+(w?-.5:.5)*s,.85*s,`exact ${n.written(o.at,n.exact(o.at))}`,.85),l&&
[k("tx.b",0,f-1.2*s,"Ten each",.85),k("tx2",0,f-.25*s,`${r.tens.length} done`),k("tx.b",0,m-.1*s,"Together",.85),k("tx2",
0,m+.85*s,r.begun===1?"1 deal":`${r.begun} deals`),r.tens.length>0&&[k("tx.b.e",e,f-1.2*s,a?`${E(S)} to ${E(O)} of 10`:`${E(
S)} to ${E(O)}`,.9),k("tx2.e",e,f-.25*s,"one student’s ten")],r.n>1&&[k("tx.b.e",e,m-.1*s,a?`${r.said(r.mean)}%`:r.said(
r.mean),.9),k("tx2.e",e,m+.85*s,`${r.said(r.low)} to ${r.said(r.high)}`)]])}function za(e,t){let{saved:s,of:n}=e.facts,{goal:o}=s.courses[0];return[p("div",p("p.mute",s.standing),p("h2.w-huge",{tabindex:-1,
"data-next":!0},s.title),p("p",o.line)),p("div.w-doorway",p("ol.w-how",p("li",p("b","Alone. "),"Everybody writes a numbe\
r and holds it up: a whiteboard, a sheet, fingers."),p("li",p("b","Tap. "),"You tap each number here. The wall shows how\
 many have said, never what."),p("li",p("b","Talk. "),"Where the room is split it argues for two minutes, and says again\
."),p("li",p("b","Show. "),"Then all of it: what was said, what is exact, and why.")),p("p",Is(e,t),p("span.mute",` ${n}\
 positions`)))]}var af=5e3,lf=11;function ao(e){let t=(s,n,o,r)=>({keys:s,shown:n,words:o,when:()=>!0,press:()=>(e.deaf||r(),!0)});return[
t(["PageDown","ArrowRight"],"Page Down, →","The main button.",()=>{e.room.offered?e.say(hn):e.main.node.click()}),t(["\
PageUp","ArrowLeft"],"Page Up, ←","A step back.",()=>Ha(e))]}function Ja(e){let t=(s,n,o)=>({keys:[s],shown:s.toUpperCase(),
words:`${n} (focus in the bar).`,inside:!0,when:()=>!0,press:()=>(e.deaf||o(),!0)});return[...e.acts.flatMap(({key:s,words:n,
press:o})=>s?t(s,n,o):[]),t("f","Full screen",()=>e.fill())]}function lo(e){let{room:t,mine:s}=e,n=()=>t.state.to==="ask"&&
t.state.how==="hands",o=Array.from({length:lf},(a,l)=>ro(l));return[{keys:o,shown:"0 to 9, H",words:"One more of that nu\
mber; H is a hundred.",inside:!0,when:n,press:a=>(e.say(io(t,o.indexOf(a),s.less)),!0)},{keys:["-"],shown:"−",words:"T\
aps take away, or add again.",inside:!0,when:n,press:()=>(s.less=!s.less,e.draw(),!0)}]}function Xa(e,t){if(t.target!==document.
body||t.defaultPrevented)return;let s=ao(e).find(({keys:n})=>n.includes(t.key));s&&(t.preventDefault(),s.press(t.key,e.root))}
var Qa=({here:e})=>`${e} ${e===1?"is":"are"} here.`;function co({room:{facts:e,state:t}}){let{to:s,at:n,vote:o,step:r}=t,
{ask:i,steps:a}=e.panel(n);switch(s){case"ask":return`Position ${n+1} of ${e.of}${o>1?", asked again":""}. ${i}`;case"he\
ld":return"The vote is closed.";case"talk":return"Time to talk. Find somebody who said another number.";case"shown":return Hs(
e,t).spoken;case"why":return`Step ${a[r].letter}. ${[a[r].words,a[r].value].filter(Boolean).join(": ")}.`;case"deal":return Ua(
e,t);case"end":return`The end of the lesson. ${e.saved.short}`}return""}var Ds=class{constructor(t){this.live=t,this.at=
0,this.timer=0}say(t,s=!1){clearTimeout(this.timer);let n=s?0:Math.max(0,this.at+af-performance.now());this.timer=window.
setTimeout(()=>{this.live.textContent=typeof t=="string"?t:t(),this.at=performance.now()},n)}};function tl(e,t,s){let n=e.flatMap(h=>Array(h.n).fill(h.yes)),o=h=>[8+h%10*19,8+Math.floor(h/10)*19],[r,i]=o(Math.max(1,
Math.round((t??0)*100))-1),[a,l]=o(Math.round((s??0)*100)-1),c=e.map(h=>`${h.n} ${h.words}`).join(", ");return b("svg.hu\
ndred",{viewBox:"0 0 187 187",role:"img","aria-label":`Of 100: ${c}.`},n.map((h,d)=>{let[u,f]=o(d);return rt(h,u,f,7.2)}),
s!=null&&a>0&&b("path.ghost",{d:`M${a} ${l+6}l-7-12h14z`,"stroke-linejoin":"round"}),t!=null&&t>0&&b("path",{d:`M${r} ${i+
6}l-6-11h12z`,fill:"var(--accent)",stroke:"var(--sheet)","stroke-width":2}))}var el=e=>b("svg",{width:18,height:18,"aria\
-hidden":"true"},rt(e,9,9,7));function ho(e,t,s=t){let n=Math.max(...s.map(a=>a[1]),.01),o=14+8*Math.max(...s.map(a=>a[0].
length)),r=s.length>6?22:27,i=t.length*r;return Ne(e,i,`${t.map(a=>`${a[0]}: ${a[2]}`).join(". ")}.`,t.map(([a,l,c],h)=>{
let d=h*r+r/2;return[We(0,d+5,a),L(o,d-7,Math.max(1.5,l/n*(e-o-64)),14,{fill:"var(--ink)"}),We(e,d+5,c,"tx b e")]}))}var jt=26,sl=36,nl=e=>4+jt+sl*(e-1);function ol(e,t){let s=Math.min(sl,(e-jt-4)/Math.max(1,t.length-1)),n=s>=24,o=t.map(
({face:i,die:a,words:l})=>[i?.text,a&&`a die, ${a}`,l].filter(Boolean).join(": "));return Ne(e,56,o.join(", ")||"No tria\
l yet.",t.map((i,a)=>{let l=2+a*s,c=l+jt/2,h=!!i.counts,d={transform:`translate(${i.die?l+1:l} ${i.die?8:2})`},u=i.eye?hf(
c,20,h):b("g",d,i.die?ss(i.die,jt-2,h):$t(i.face,jt));return b("g",u,h&&!i.eye&&!i.die&&L(l-1,1,jt+2,jt*1.4+2,{rx:3,fill:"\
none",stroke:"var(--lit)","stroke-width":3}),(n||i.counts)&&We(cf(c,i.words,e),54,i.words??"",i.counts?"tx b m":"tx2 m",
13))}))}function cf(e,t,s){let n=H(t??"",13)*.55;return Math.max(n,Math.min(e,s-n))}var hf=(e,t,s)=>b("g",{fill:"none",stroke:"\
var(--ink)","stroke-width":2},b("path",{d:`M${e-13} ${t}q13 ${s?-20:0} 26 0q-13 20-26 0Z`}),s?B(e,t,5,{fill:"var(--accen\
t-fill)",stroke:"none"}):b("path",{d:`M${e-7} ${t+11}l-2 4M${e} ${t+12}v5M${e+7} ${t+11}l2 4`}));var df=(e,t,s,n)=>b("g",B(e,t,s-.8,{fill:n?A.band:"none",stroke:A.rule,"stroke-width":1.5}),I(`M${e-s*.9} ${t+s*.9}L${e+
s*.9} ${t-s*.9}`,A.edge,1.8));function rl(e,t){let s=e<560,n=s?16.5:19,o=n*.38,[r,i,a,l]=t.counts,c=[...Array(r).fill("y\
es"),...Array(i).fill("out"),...Array(a).fill("no"),...Array(l).fill("out-no")],h=24,d=10*n+10,u=c.map((C,R)=>{let[W,q]=[
(R%10+.5)*n,h+(Math.floor(R/10)+.5)*n];return C==="yes"||C==="no"?rt(C==="yes"?1:0,W,q,o):b("g.pic-in",{style:"animation\
-delay:240ms"},df(W,q,o,C==="out"?1:0))}),f=t.sides.map(([C,R],W)=>{if(!C)return null;let q=W?100-C:0,tt=h+q/10*n+2,V=h+
(q+C)/10*n-2,X=(s?e:e*.55)-d-14,st=U(R,X),vt=Math.min(Math.max((tt+V)/2-8*st.length+5,h+10),h+10*n-16*st.length);return[
I(`M${d} ${tt}h6V${V}h-6`,A.edge,1.5),N(d+14,vt,C,"tx b",15),st.map((Vt,Te)=>N(d+14,vt+16*(Te+1),Vt,"tx2"))]}),[m,g,x]=t.
left,y=s?0:Math.max(e*.58,d+150),w=s?h+10*n+34:h,M=7,$=s?n:Math.min(n,(e-y)/12),v=Array.from({length:g},(C,R)=>b("g",J(R,
8),rt(R<m?1:0,y+(R%M+.5)*$,w+(Math.floor(R/M)+.5)*$,$*.38))),k=Math.ceil(g/M),S=y+M*$+18,O=e-S-nt(m,34)-8,E=U(`of ${g} ${x}`,
Math.max(O,60),1.06*15),T=w+Math.max(k*$,26+18*E.length)+8;return F(e,Math.max(T,h+10*n+4),t.spoken,N(0,13,t.holders,"tx\
 b",14),u,f,N(y,w-11,`Strike out ${i+l}. Left: ${g}`,"tx b",14),v,at(m,S,w+2,34,{colour:"var(--accent)"}),E.map((C,R)=>N(
S+nt(m,34)+8,w+14+18*R,C,"tx b",15)),N(S+nt(m,34)+8,w+14+18*E.length,`chance ${t.exact}`,"tx2"))}var il=e=>1+Math.max(0,
...e.children.map(il));function al(e,t){let s=il(t.tree),n=e/s,o=t.tree.n<1e3?46:62,r=36,i=n-14,a=u=>r+14+16*U(u.words,i).
length,l=[],c=[],h=4,d=(u,f)=>{let m=f*n,g=u.children.map($=>d($,f+1)),x=g.length?g.reduce(($,v)=>$+v,0)/g.length:h+r/2;
g.length||(h+=a(u)),u.children.forEach(($,v)=>{let k=$.mark==="out";l.push(b("g",J(f+1,160),I(`M${m+o} ${x}L${m+n} ${g[v]}`,
k?A.rule:A.ink,k?1.5:2)))});let[y,w]=[u.mark==="yes",u.mark==="out"],M=y?"fill:var(--sheet)":w?"fill:var(--ink-2)":"";return c.
push(b("g",J(f,160),L(m+1,x-r/2,o-2,r,{rx:3,fill:y?A.accent:A.sheet,stroke:y?A.accent:w?A.rule:A.edge,"stroke-width":1.8,
"stroke-dasharray":w?"4 4":null}),b("text.tx.b.m",{x:m+o/2,y:x+6,"font-size":17,style:M},u.n.toLocaleString("en")),U(u.words,
i).map(($,v)=>ve(m,x+r/2+16*(v+1),$,"tx2")))),x};return d(t.tree,0),F(e,h,t.spoken,l,c)}function ll(e,t){let s=e<440?16:Math.min(22,e/26),n=t.dots.flatMap(([h,,d])=>Array.from({length:h},()=>d)),o=e<10*s+22+180,
r=o?0:10*s+22,i=[],a=o?10*s+24:16;for(let[h,d,u]of t.dots)h&&(i.push(rt(u,r+7,a-5,7),N(r+22,a,h,"tx b",15)),i.push(N(r+26+
9*String(h).length,a,d,"tx",14)),a+=25);i.push(I(`M${r} ${a-10}H${e}`)),a+=10;let l=(h,d,u,f=A.ink)=>{i.push(N(r,a,h,"tx\
2"));for(let g of U(`${d} =`,e-r-48,14))a+=20,i.push(N(r,a,g,"tx",14));let m=N(e,a,u,"b e",20);m.style.fill=f,i.push(m),
a+=28};l("hands, each counted once",t.hands[0],t.hands[1]),l(`${t.cards[0]} in those hands`,t.cards[1],t.cards[2],"var(-\
-accent)");for(let h of U(`more finely ${t.exact[0]} and ${t.exact[1]}`,e-r))i.push(N(r,a-4,h,"tx2")),a+=16;a-=16;let c=Math.
max(10*s,a+4);return F(e,c,t.spoken,n.map((h,d)=>b("g",J(Math.floor(d/10)*3+d%10,20),rt(h,(d%10+.5)*s,(Math.floor(d/10)+
.5)*s,s*.38))),i)}var uf=(e,t,s,n)=>[N(e,t-7,s,"tx b m",17),I(`M${e-15} ${t}h30`,A.ink,2),N(e,t+19,n,"tx b m",17)];function cl(e,t){
let s=t.factors.length,n=t.factors[0][1],o=Math.max(1,Math.min(s,Math.floor((e+20)/84))),r=24,i=Math.min(190,(e-r*(o-1))/
o),a=n>60?12:7,l=Math.min(i/a,13),c=Math.ceil(n/a),h=s<=4&&l>=5,d=(h?c*l+26:18)+66,u=[];t.factors.forEach(([g,x],y)=>{let w=y%
o*(i+r),M=Math.floor(y/o)*d,$=w+(h?a*l/2:i/2),v=[N(h?w:$,M+13,`${y+1}${["st","nd","rd"][y]??"th"} card`,h?"tx2":"tx2 m")];
if(h)for(let S=0;S<x;S++){let O=S>=g;v.push(L(w+S%a*l+1,M+20+Math.floor(S/a)*l+1,l-2,l-2,{rx:1.5,fill:O?A.accent:"none",
stroke:O?A.accent:A.edge,"stroke-width":1.2}))}let k=M+(h?20+c*l:12)+28;u.push(b("g",J(y,240),v,uf($,k,g,x))),y+1<s&&u.push(
N(Math.min(e-6,$+(i+r)/2),k+6,"×","tx m",18))});let f=Math.ceil(s/o)*d+14,m=(g,x="tx",y=14)=>{for(let w of U(g,e-4,x.endsWith(
" b")?1.06*y:y))u.push(N(0,f,w,x,y)),f+=y+6};return m(`= ${t.none} without ${t.one}; ${t.some} with one or more`,"tx b",
15),m(`Counting hands: ${t.counting[0]} of ${t.counting[1]} is the same.`),m(`${t.choose}: ${t.means}.`,"tx2",13),F(e,f,
t.spoken,u)}function hl(e,t){let s=e<430,n=s?Math.min(44,(e-26)/6):40,o=24,r=22,i=[];for(let d=0;d<6;d+=1)i.push(N(o+(d+.5)*n,14,d+1,
"tx2 m"),N(4,r+(d+.5)*n+5,d+1,"tx2"));t.rows.forEach((d,u)=>{d.forEach((f,m)=>{let g=o+m*n,x=r+u*n,y={fill:f?A.accent:"n\
one",stroke:f?"none":A.edge,"stroke-width":1.2},w=u===m?b("circle",{cx:g+n/2,cy:x+n/2,r:n/2-2,...y}):L(g+1.5,x+1.5,n-3,n-
3,{rx:2,...y}),M=N(g+n/2,x+n/2+5,f,"b m",14);M.style.fill="#FFF",i.push(b("g",J(u+m,30),w,f&&M))})});let a=r+6*n,l=s?4:o+
6*n+18,c=s?a+24:r+20,h=[L(l,c-12,14,14,{rx:2,fill:A.accent}),...U(t.unlike,e-l-24,14).map((d,u)=>N(l+22,c+19*u,d,"tx",14))];
return c+=19*U(t.unlike,e-l-24,14).length+8,h.push(B(l+7,c-5,7,{fill:A.accent})),h.push(...U(t.doubles,e-l-24,14).map((d,u)=>N(
l+22,c+19*u,d,"tx",14))),c+=34,h.push(N(l,c,t.sum,"tx b",18)),F(e,Math.max(a,c)+8,t.spoken,i,h)}var dl=(e,t,s,n)=>b("g",B(e,t,s-.8,{fill:A.band,stroke:A.rule,"stroke-width":1.5}),I(`M${e-s} ${t+s}L${e+s} ${t-s}`,A.ink,
2,n?{class:"pic-in late"}:{}));function ul(e,t,s=0){let n=Math.min(19,e/25),o=n*.38,r=[...t.signs],i=h=>[(h%25+.5)*n,(Math.
floor(h/25)+.5)*n],a=4*n+19,l=0,c=t.kinds.map(([h,d],u)=>{let f=`${h.toLocaleString("en")} ${d}`,m=30+H(f,13);l>0&&l+m>e&&
([l,a]=[0,a+19]);let g=l;return l+=m,[u===2?dl(g+8,a-4.5,7,!1):rt(u===0?1:0,g+8,a-4.5,7),N(g+20,a,f,"tx")]});return F(e,
a+6,t.spoken,Array.from({length:100-r.length},(h,d)=>{let[u,f]=i(r.length+d);return B(u,f,1.5,{fill:A.rule})}),r.map((h,d)=>{
let[u,f]=i(d),m=h==="x"?dl(u,f,o,d>=s):rt(h==="y"?1:0,u,f,o);return d>=s?b("g.pic-in",m):m}),c)}var Ft=21,ff=3,uo=50;function fl(e,t,s=0,n=200){
let{start:o,target:r,n:i}=t,[a,l]=[i<1e3?34:48,e-12],c=T=>a+(l-a)*(T-o)/(r+5-o),h=20,d=Math.floor((n-h-uo-32)/Ft),u=Math.
max(1,Math.min(ff,d)),f=h+u*Ft,m=f+12+uo,g=Math.max(...t.feet,...t.exact.map(T=>T*i),1)*1.08,x=T=>m-uo*T/g,y=it(o,r,6).filter(
T=>Number.isInteger(T)&&Math.abs(T-r)>(r-o)/10),w=Math.max(1.5,(c(o+1)-c(o))*.66),[M,$]=[Q("feet"),Q("feet")],v=t.rows.slice(
-u),k=i-v.length,S=i?`Feet on each total after ${i.toLocaleString("en")}`:"Feet on each total",O=i?`at ${r}: ${t.feet[t.
feet.length-1].toLocaleString("en")}`:"",E=e-c(o)-H(O,1.06*13)-8;return F(e,m+20,t.spoken,b("defs",lt(M,A.ink),lt($,A.accent)),
L(c(r)-7,h-4,14,f-h+6,{fill:A.band,stroke:A.edge}),y.map(T=>[N(c(T),13,T,"tx2 m"),I(`M${c(T)} 17V${f}`)]),N(c(r),13,r,"t\
x b m"),Array.from({length:u},(T,C)=>I(`M${c(o)} ${h+C*Ft+Ft-5}H${l}`)),v.map((T,C)=>{let R=h+C*Ft+Ft-5,W=k+C>=s;return[
N(a-6,R+4,(k+C+1).toLocaleString("en"),"tx2 e"),T.slice(1).map((q,tt)=>{let[V,X]=[c(T[tt]),c(Math.min(q,r+5))],st=q===r;
return b("g",W?{class:"pic-in",style:`animation-delay:${v.length>1&&i-s>1?0:tt*60}ms`}:{},I(`M${V} ${R}A${(X-V)/2} ${Math.
min(Ft-8,(X-V)/2*.9+2)} 0 0 1 ${X} ${R}`,A.edge,1.4),B(X,R,st?5.5:2.2,{fill:st?A.accent:A.ink}))})]}),I(`M${c(o)} ${m}H${c(
r+.6)}`,A.edge),i>0&&N(a-6,x(g/1.08)+5,Math.round(g/1.08).toLocaleString("en"),"tx2 e"),t.feet.map((T,C)=>{let R=C+1===t.
feet.length;return L(c(o+1+C)-w/2,x(T),w,m-x(T),{fill:`url(#${R?$:M})`,stroke:R?A.accent:A.ink,"stroke-width":.7})}),i>0&&
[I(t.exact.map((T,C)=>`${C?"L":"M"}${c(o+1+C)} ${x(T*i)}`).join(""),A.sheet,5),I(t.exact.map((T,C)=>`${C?"L":"M"}${c(o+1+
C)} ${x(T*i)}`).join(""),A.ink,2.5)],N(c(o),m+16,H(S,13)<E?S:S.replace(" on each total",""),"tx2"),i>0&&N(e,m+16,O,"tx b\
 e"))}function pl(e,t){let s=e<640,{start:n,target:o}=t,[r,i]=[s?22:40,e-(s?12:112)],a=E=>r+(i-r)*(E-n)/(o+5-n),l=t.rows.slice(
0,s?8:12),c=s?21:24,h=26,d=h+l.length*c,u=it(n,o,s?6:10).filter(E=>Number.isInteger(E)&&Math.abs(E-o)>(o-n)/14),f=Q("fee\
t"),m=Q("feet"),g=l.map((E,T)=>{let C=h+T*c+c-6,R=E[E.length-1],W=E.includes(o),q=[];return E.slice(1).forEach((tt,V)=>{
let[X,st]=[a(E[V]),a(Math.min(tt,o+5))],vt=Math.min(c-9,(st-X)/2*.9+2),Vt=tt===o;q.push(b("g",J(T*4+V,30),I(`M${X} ${C}A${(st-
X)/2} ${vt} 0 0 1 ${st} ${C}`,A.edge,1.4),B(st,C,Vt?5.5:s?2:2.6,{fill:Vt?A.accent:A.ink})))}),[I(`M${a(n)} ${C}H${i}`),N(
0,C+4,T+1,"tx2"),q,!s&&N(i+14,C+4,W?"lands":`jumps to ${R}`,W?"tx b":"tx2")]}),x=92,y=d+46+x,w=Math.max(...t.feet,...t.exact.
map(E=>E*t.n),1)*1.08,M=E=>y-x*E/w,$=Math.max(1.5,(a(n+1)-a(n))*.66),v=t.feet[t.feet.length-1],k=t.exact.map((E,T)=>`${T?
"L":"M"}${a(n+1+T)} ${M(E*t.n)}`).join(""),S=s?`After ${t.n} rows: feet on each`:`After ${t.n} rows: how many feet stood\
 on each number`,O=s?y+42:y+22;return F(e,O,t.spoken,b("defs",lt(f,A.ink),lt(m,A.accent)),L(a(o)-7,h-4,14,d-h+6,{fill:A.
band,stroke:A.edge}),u.map(E=>[N(a(E),14,E,"tx2 m"),I(`M${a(E)} 19V${d}`)]),N(a(o),14,o,"tx b m"),g,N(0,d+26,S,"tx b",14),
it(0,w,3).filter(Number.isInteger).map(E=>[I(`M${a(n)} ${M(E)}H${a(o+.6)}`),N(a(n)-4,M(E)+4,E,"tx2 e")]),t.feet.map((E,T)=>L(
a(n+1+T)-$/2,M(E),$,y-M(E),{fill:`url(#${T+1===t.feet.length?m:f})`,stroke:T+1===t.feet.length?A.accent:A.ink,"stroke-wi\
dth":s?.7:1})),I(k,A.sheet,6),I(k,A.ink,3),u.map(E=>N(a(E),y+17,E,"tx2 m")),N(a(o),y+17,o,"tx b m"),s?N(e,y+38,`at ${o}:\
 ${v}, chance ${t.said}`,"tx b e",14):[b("text.b",{x:i-10,y:y-30,"font-size":14,style:"fill:var(--accent)"},`${v} at ${o}`),
N(i-10,y-10,`chance ${t.said}`,"tx b",14)])}function ml(e,t){let s=.45*e,n=12+Math.min(s,Math.max(...t.rows.map(([u])=>H(
u,13)))),o=e-n-34,r=Math.max(9,Math.min(17,o/17)),i=Math.max(1,Math.floor(o/r)),a=[],[l,c]=[26,0];for(let[u,f]of t.rows){
let m=f.flatMap(([x,y])=>Array(x).fill(y)),g=U(u,n-12,14);a.push(g.map((x,y)=>N(0,l+5+16*y,x,"tx")),N(e,l+5,m.length,"tx\
 b e")),m.forEach((x,y)=>{let[w,M]=[n+(y%i+.5)*r,Math.floor(y/i)*r];a.push(b("g",J(c++,8),rt(x,w,l+M,r*.38)))}),l+=Math.
max(16*g.length,Math.ceil(m.length/i)*r)+7}let h=0,d=t.kinds.map(([u,f])=>{let m=30+H(f,13);h>0&&h+m>e&&([h,l]=[0,l+19]);
let g=[rt(u,h+8,l,6.5),N(h+19,l+5,f,"tx2")];return h+=m,g});return l+=23,F(e,l+4,t.spoken,N(0,13,`100 ${t.of}`,"tx b",14),
a,d,N(0,l,`${t.exact} of them count`,"tx b",14))}function gl(e,t){let s=Math.max(10,Math.min(t.total,Math.floor(e/16))),
n=Math.min(30,e/s),o=Math.min(n-3,22),r=o*1.4,i=r+34,a=new Set(t.row),l=[];for(let d=0;d<t.total;d++){let u=d%s*n,f=4+Math.
floor(d/s)*i;l.push(b("g",J(d,20),L(u+1.5,f,o,r,{rx:2,fill:a.has(d)?A.accent:"none",stroke:a.has(d)?A.accent:A.edge,"str\
oke-width":1.5})))}let c=[-1,...t.row,t.total];t.gaps.forEach((d,u)=>{if(!d)return;let[f,m]=[c[u]+1,c[u+1]-1];for(let g=Math.
floor(f/s);g<=Math.floor(m/s);g++){let x=Math.max(f,g*s)-g*s,y=Math.min(m,g*s+s-1)-g*s,w=4+g*i+r+5,[M,$]=[x*n+2,y*n+o+1];
l.push(I(`M${M} ${w}v4H${$}v-4`,A.ink,1.5));let v=Math.floor(f/s)===g;(m-f<s||v)&&l.push(N((M+$)/2,w+18,d,"tx m"))}});let h=4+
Math.ceil(t.total/s)*i+12;for(let d of U(`${t.reckoning}, ${t.wait}`,e-4,1.06*14))l.push(N(0,h,d,"tx b",14)),h+=20;return F(
e,h-8,t.spoken,l)}function xl(e,t,s){let n=new Map;return e.hits.map(o=>{let r=Math.round(t(o/e.n)/s)*s,i=n.get(r)??0;return n.set(r,i+1),
{x:r,at:i}})}function yl(e,t){let[s,n]=[e<400?52:66,e-12],o=t.rows.flatMap(d=>d.hits.map(u=>u/d.n)),[r,i]=[Math.max(0,Math.
min(...o)-.03),Math.min(1,Math.max(...o)+.03)],a=d=>s+(n-s)*(d-r)/(i-r),l=8,c=t.rows.map(d=>{let u=xl(d,a,7),f=u.some(w=>w.
at>16),m=f?xl(d,a,4):u,g=Math.max(...m.map(w=>w.at))+1,x=Math.min(6.6,96/g);l+=Math.max(52,g*x+26);let y=l;return l+=4,[
m.map(({x:w,at:M})=>B(w,y-4-M*x,Math.min(f?1.9:2.8,x*.48),{fill:A.sheet,stroke:A.accent,"stroke-width":f?1.1:1.4})),I(`M${s}\
 ${y}H${n}`,A.edge),N(0,y-18,d.n.toLocaleString("en"),"tx b",15),N(0,y-2,"trials","tx2"),N(n,y-Math.max(34,g*x+10),d.near,
"tx e")]}),h=it(r*100,i*100,e<420?5:8);return F(e,l+40,t.spoken,h.map(d=>[I(`M${a(d/100)} 4V${l}`,A.rule),N(a(d/100),l+16,
d,"tx2 m")]),I(`M${a(t.exact[0])} 4V${l+4}`,A.ink,3),c,N(Math.min(e-50,Math.max(50,a(t.exact[0]))),l+36,`chance ${t.exact[1]}`,
"tx b m",14))}function wl(e,t){let[s,n]=[26,e-H("misses",13)*1.1-12],o=Math.max(0,Math.min(...t.rows.map(h=>h[1]))-.02),
r=Math.min(1,Math.max(...t.rows.map(h=>h[2]))+.02),i=h=>s+(n-s)*(h-o)/(r-o),a=13.5,l=32+t.rows.length*a,c=Q("miss");return F(
e,l+22,t.spoken,b("defs",lt(c,A.accent)),it(o*100,r*100,e<420?5:8).map(h=>[I(`M${i(h/100)} 22V${l}`,A.rule),N(i(h/100),l+
17,h,"tx2 m")]),N(Math.min(e-60,Math.max(60,i(t.exact[0]))),14,`chance ${t.exact[1]}`,"tx b m",14),I(`M${i(t.exact[0])} \
20V${l}`,A.ink,3),t.rows.map(([h,d,u],f)=>{let m=32+f*a,g=t.misses.includes(f+1);return b("g",J(f,60),g?L(i(d),m-5,i(u)-
i(d),10,{fill:`url(#${c})`,stroke:A.accent,"stroke-width":1.5}):I(`M${i(d)} ${m}H${i(u)}`,A.edge,2.5),B(i(h),m,3.6,{fill:A.
sheet,stroke:g?A.accent:A.ink,"stroke-width":2}),(f===0||(f+1)%5===0)&&N(s-8,m+5,f+1,"tx2 e"),g&&b("text.b",{x:i(u)+8,y:m+
5,"font-size":13,style:"fill:var(--accent)"},"misses"))}))}var bl=([,e,t],s)=>({fill:s?A.ink:t<e?A.sheet:A.edge,stroke:s||t<e?A.ink:A.edge,"stroke-width":1.8});function $l(e,t){let s=t.
falls.flatMap(i=>i.bars.flatMap(([,a,l])=>[a,l])),[n,o]=[Math.min(0,...s),Math.max(.1,...s)];return e>=460*Math.max(1,t.
falls.length/2)&&t.falls[0].bars.length*t.falls.length<=14?pf(e,t,n,o):mf(e,t,n,o)}function pf(e,t,s,n){let[o,r,i]=[40,46,
200],a=u=>r+i*(n-u)/(n-s||1),l=(e-o)/t.falls.length,c=a(s)+(s<0?26:8),h=Math.min(120,(l-24)/Math.max(...t.falls.map(u=>u.
bars.length)))-2,d=Math.max(...t.falls.flatMap(u=>u.bars.map(([f])=>U(f,h).length)));return F(e,c+8+15*d,t.spoken,N(0,30,
t.unit,"tx2"),it(s,n,5).map(u=>[I(`M${o} ${a(u)}H${e}`,u?A.rule:A.ink,u?1:1.5),N(o-6,a(u)+5,Jn(u),"tx2 e")]),t.falls.map(
(u,f)=>{let m=o+f*l+10,g=Math.min(120,(l-24)/u.bars.length);return[t.falls.length>1&&N(m+g*u.bars.length/2,16,u.title,"t\
x m b",15),u.bars.map((x,y)=>{let[w,M,$,v]=x,k=y+1===u.bars.length,S=m+y*g,O=a(Math.max(M,$)),E=$<M&&!k?a($)+16:O-6;return b(
"g",J(y,160),L(S+2,O,g-4,Math.max(2,Math.abs(a($)-a(M))),bl(x,k)),!k&&I(`M${S+g-2} ${a($)}h4`,A.ink,1.5),N(S+g/2,E,v,k?"\
tx b m":"tx m",14),U(w,g-2).map((T,C)=>N(S+g/2,c+12+15*C,T,k?"tx b m":"tx2 m")))})]}))}function mf(e,t,s,n){let o=t.falls.
flatMap(d=>d.bars.map(([u])=>H(u,13))),r=Math.min(e*.36,Math.max(...o)*1.08+10),[i,a]=[r+(s<0?46:6),e-88],l=d=>i+(a-i)*(d-
s)/(n-s||1),c=0,h=t.falls.map(d=>{let u=t.falls.length>1&&N(0,c+15,d.title,"tx b",15);u&&(c+=22);let f=c,m=d.bars.map((x,y)=>{
let[w,M,$,v]=x,k=y+1===d.bars.length,S=U(w,r-4,k?1.06*13:13),O=c+2;c+=Math.max(25,S.length*15+8);let E=Math.max(M,$);return b(
"g",J(y,160),S.map((T,C)=>N(0,O+13+15*C,T,k?"tx b":"tx2")),L(l(Math.min(M,$)),O,Math.max(2,Math.abs(l($)-l(M))),17,bl(x,
k)),N(l(E)+8,O+13,k?`${v} ${t.unit}`:v,k?"tx b":"tx",14))}),g=I(`M${l(0)} ${f}V${c}`,A.ink,1.5);return c+=12,[u,g,m]});return F(
e,c,t.spoken,h)}function kl(e,t){let s=t.heaps.map(([O])=>O),[n,o]=[Math.min(...s,t.exact[0]),Math.max(...s,t.exact[0])],
r=(o-n||1)*.07,i=O=>14+(e-28)*(O-n+r)/(o-n+2*r),a=s.map(i),l=Math.min(60,...a.slice(1).map((O,E)=>O-a[E])),c=Math.max(...t.
heaps.map(([,O])=>O)),h=l<13?7:l<30?8.5:10.5,d=Math.max(1,Math.min(4,Math.floor((l-3)/h))),u=Math.ceil(c/d),f=Math.min(h,
190/u),m=22+u*f,g=t.heaps.map(([,,O],E)=>({x:a[E],text:O,wide:H(O,13)})),x=-1/0,y=g.filter(({x:O,wide:E})=>O-E/2<x+6?!1:
(x=O+E/2,!0)),[w,M]=t.mean,$=`balances at ${M}; the mean is ${t.exact[1]} ${t.unit}`,v=H($,1.06*14),k=i(w)+16+v<e?i(w)+16:
Math.max(0,i(w)-16-v),S=U($,e,1.06*14);return F(e,m+36+18*S.length,t.spoken,t.heaps.map(([,O],E)=>[Array.from({length:O},
(T,C)=>B(a[E]+(C%d-(d-1)/2)*f,m-7-Math.floor(C/d)*f,f*.4,{fill:"none",stroke:A.accent,"stroke-width":1.7})),l>=20&&N(a[E],
m-10-Math.ceil(O/d)*f,O,"tx b m")]),I(`M6 ${m}H${e-6}`,A.ink,4),y.map(({x:O,text:E})=>N(O,m+19,E,"tx2 m")),b("path",{d:`\
M${i(w)} ${m+2}l10 20h-20z`,fill:A.sheet,stroke:A.ink,"stroke-width":2.5}),S.map((O,E)=>N(S.length>1?0:k,m+42+18*E,O,"tx\
 b",14)))}function vl(e,t){let[s,n,o,r]=[40,e-6,24,170],i=t.shares.length,a=(n-s)/i,l=Math.max(...t.shares),c=y=>o+r*(1-
y/l),h=y=>s+a*(y-t.first+.5),[d,u]=[o+r,Math.max(1,Math.ceil(26/a))],f=`mean ${t.mean[1]}, median ${t.median}`,m=h(t.mean[0])+
16+H(f,14)<e,g=`likeliest: ${t.likeliest[0]} (${t.likeliest[1]})`,x=h(t.likeliest[0])+a/2+4+1.1*H(g,13)<e;return F(e,d+46,
t.spoken,it(0,l,4).map(y=>[I(`M${s} ${c(y)}H${n}`),N(s-6,c(y)+5,Math.round(y*100),"tx2 e")]),N(0,13,"of 100","tx2"),t.shares.
map((y,w)=>b("g",J(w,20),L(s+w*a+Math.min(2,a*.1),c(y),Math.max(1,a-Math.min(4,a*.2)),d-c(y),{fill:A.ink}),w%u===0&&N(h(
t.first+w),d+16,t.first+w,"tx2 m"))),I(`M${s} ${d}H${n}`,A.ink,2),x?N(h(t.likeliest[0])+a/2+4,c(l)+11,g,"tx",13):N(e,13,
g,"tx e",13),zn(h(t.mean[0]),d+21),N(m?h(t.mean[0])+16:h(t.mean[0])-16,d+38,f,m?"tx b":"tx b e",14))}function Ml(e,t){let[
s,n,o,r]=[40,e-8,24,190],i=t.bins.reduce(($,v,k)=>v>=5e-4?k:$,0)+1,a=t.bins.slice(0,i),l=Math.max(...a),c=$=>s+(n-s)*$/(i*
t.step),h=$=>o+r*(1-$/l),d=o+r,[u,f,m]=t.band,g=c(t.step)-c(0),x=`mean ${t.mean[1]} ${t.unit}`,y=c(t.mean[0])+15+H(x,14)*
1.1<e,w=`${u} to ${f}: ${m}`,M=Math.max(0,Math.min(c(u),e-H(w,14)*1.1));return F(e,d+76,t.spoken,L(c(u),o-6,c(f)-c(u),r+
6,{fill:A.band}),it(0,l,4).map($=>[I(`M${s} ${h($)}H${n}`),N(s-6,h($)+5,Math.round($*100),"tx2 e")]),N(0,13,"of 100","tx\
2"),a.map(($,v)=>b("g",J(v,20),L(c(v*t.step)+g*.06,h($),g*.88,Math.max(0,d-h($)),{fill:A.ink}))),I(`M${s} ${d}H${n}`,A.ink,
2),it(0,i*t.step,e<420?4:7).filter($=>c($)<n-10).map($=>N(c($),d+17,$,"tx2 m")),zn(c(t.mean[0]),d+20),N(c(t.mean[0])+(y?
15:-15),d+37,x,y?"tx b":"tx b e",14),I(`M${c(u)} ${d+44}v10M${c(u)} ${d+49}H${c(f)}M${c(f)} ${d+44}v10`,A.ink,2),N(M,d+71,
w,"tx b",14))}function Sl(e,t){let[s,n,o,r]=[40,e-14,30,168],[i,a]=[t.x[0],t.x[t.x.length-1]],l=[...t.y,...t.lines.map(([
v])=>v)],c=t.chance?0:Math.min(0,...l),h=Math.max(...l)*1.12,d=(t.chance?Math.min(1,h):h)||1,u=v=>s+(n-s)*(v-i)/(a-i||1),
f=v=>o+r*(1-(v-c)/(d-c)),m=o+r,g=t.x.map((v,k)=>`${k?"L":"M"}${u(v)} ${f(t.y[k])}`).join(""),x=t.here,y=x?H(`you are her\
e: ${x[2]}`,14)*1.1:0,w=x?Math.min(Math.max(s+4,u(x[0])-y+10),n-y):0,M=t.lines.map(([v])=>f(v)-6),$=x?f(x[1])-13:0;return M.
some(v=>Math.abs(v-$)<16)&&($=Math.min(...M,$)-18),F(e,m+(t.across?42:24),t.spoken,N(0,13,t.up,"tx2"),it(c,d,5).map(v=>[
I(`M${s} ${f(v)}H${n}`),N(s-6,f(v)+5,t.chance?Math.round(v*100):Jn(v),"tx2 e")]),it(i,a,e<420?5:9).filter(Number.isInteger).
map(v=>N(u(v),m+17,v,"tx2 m")),I(`M${s} ${m}H${n}`,A.ink,1.5),t.across!==""&&N((s+n)/2,m+37,t.across,"tx2 m"),I(g,A.ink,
3),t.lines.map(([v,k],S)=>{let O=S%2===0;return[I(`M${s} ${f(v)}H${n}`,A.edge,1.8,{"stroke-dasharray":"6 4"}),ve(O?n:s+6,
M[S],k,O?"tx e":"tx")]}),x&&[I(`M${u(x[0])} ${m}V${f(x[1])}`,A.ink,1.5,{"stroke-dasharray":"2 3"}),B(u(x[0]),f(x[1]),6,{
fill:A.ink,stroke:A.sheet,"stroke-width":2}),ve(w,$,`you are here: ${x[2]}`,"tx b",14)])}var gf={counted_twice:ll,draw_by_draw:cl,two_dice:hl,frequency_grid:rl,whole_tree:al,footprints:pl,waterfall:$l,balance:kl,
gaps:gl,split:ml,cases:(e,t)=>ul(e,t),paths:(e,t)=>fl(e,t),columns:vl,histogram:Ml,graph:Sl,runs:yl,intervals:wl};function El(e,t,s){
let n=gf[e];if(!n)throw new Error(`Expected a picture that there is, not ${e}.`);return p("figure.picture",n(t,s),s.caption&&
p("figcaption",s.caption))}var fo=5,xf=310,go=new WeakMap,yf=14,Ll=24,po=12;function wf(e,{at:t,how:s,vote:n}){let{measure:o,says:r}=e.panel(t),i=o===
"chance"?`How many of 100 ${r||"times"}?`:`How many ${o}?`;return s==="phones"?`${i} Say it on your phone.`:n>1?`${i} Wr\
ite your number once more, and hold it up.`:`${i} Write it alone, then hold it up.`}function _s(e,t){let{ask:s,given:n}=e.
panel(t.at),o=e.pair(t.at),r=o.length>0&&e.lesson.lines(0,t.at)[o.indexOf(t.at)],i=t.to==="held"?"The vote is closed. No\
thing is revealed yet.":t.to==="talk"?"Find somebody who said another number. Convince them, or be convinced.":wf(e,t);return[
p("h2",{tabindex:-1,"data-next":!0},s),r&&p("p.w-line",r),p("p.mute",n),p("p.w-wanted",p("b",i))]}function bf(e,t){if(t.
length<=yf)return ho(e,t);let s=Math.ceil(t.length/2),n=Math.floor((e-Ll)/2);return p("div.w-two",[t.slice(0,s),t.slice(
s)].map(o=>ho(n,o,t)))}function Nl(e,{at:t}){let s=e.panel(t),{answer:n,dots:o=[],bars:r=[],ask:i,certain:a,apart:l,misconception:c}=s,
h=e.positions[t].notice,d=p("div.w-art");return r.length>0&&go.set(d,u=>bf(u,r)),[p("h2.w-small",{tabindex:-1,"data-next":!0},
i),a&&p("p",a),n?.hundred!=null?p("div.w-big",p("span.sr",`${n.about} ${n.hundred} `),ce(String(n.hundred),56),p("b",`of\
 100 ${n.says}`)):n&&p("p.w-lead",p("b",n.lead),` ${n.says}`),p("div.w-parts",o.length>0&&tl(o,void 0,void 0),p("div",p(
"ul",o.map(u=>p("li",el(u.yes),p("span",p("b",String(u.n)),` ${u.words}`)))),n&&!Number.isInteger(Number(n.fraction))&&p(
"p.mute",p("b",n.fraction),n.percent&&`, ${n.about} ${n.percent}`))),r.length>0&&d,(h||c)&&p("p.w-notice",h||`The trap: ${c}\
.`),l&&p("p.mute",l)]}function Cl(e,{at:t,step:s},n){let o=e.panel(t).steps??[],{letter:r,words:i,formula:a,value:l,picture:c,
tree:h}=o[s],d=p("h2.w-small",{tabindex:-1,"data-next":!0},n);if(c||h){let f=p("div.w-art");return c&&go.set(f,m=>El(c.kind,
m,c)),[d,p("h3",p("i.w-letter",r),i),f,h&&p("ul.w-tree",Rl(h,0)),(a||l)&&p("p.w-reckon",p("span",a),p("b",l&&`= ${l}`))]}
let u=Math.max(0,Math.min(s-(fo>>1),o.length-fo));return[d,p("ol.w-steps",o.map((f,m)=>p("li",{class:m>=u&&m<u+fo?"near":
"","aria-current":m===s?"step":null},p("i.w-letter",f.letter),p("span",f.words,m===s&&f.formula!==f.value&&p("small",f.formula)),
m>s?f.value&&p("em.w-rd",p("span.sr","covered")):p("b",f.value))))]}function Tl(e,t){let s=e.querySelector(".w-art"),n=s&&
go.get(s);if(!s||!n||s.clientWidth===0)return!1;s.replaceChildren(n(Math.max(xf,Math.round(s.clientWidth/t))));let o=s.querySelector(
".w-two")?(s.clientWidth-Ll)/2:s.clientWidth;for(let r of s.querySelectorAll("svg")){let[,,i,a]=(r.getAttribute("viewBox")??
"").split(" ").map(Number),l=Math.min(t,o/i);r.setAttribute("style",`display: block; width: ${i*l}px; height: ${a*l}px`)}
return!0}var mo=[1,.96,.92,.85,.78,.7],$f=3,Ol=[1.8,1.6,1.45,1.3,1.15,1,.9,.8,.75,.7,.63],Al=new WeakMap;function xo(e){
let{clientWidth:t,clientHeight:s,dataset:n,style:o,firstChild:r}=e,i=`${t} ${s}`,a=()=>e.scrollHeight<=e.clientHeight+1,
[l,c]=Al.get(e)??[null,""];if(!(l===r&&c===i)){if(Al.set(e,[r,i]),n.less="",o.setProperty("--fit","1"),Tl(e,Ol[0])){for(let h of[
mo.slice(0,-2),mo.slice(-2)])for(let d of Ol)for(let u of h)if(!(d>1&&u<1)&&(o.setProperty("--fit",String(u)),Tl(e,d),a()))
return}for(let h of["","notice","notice far","notice far parts"])for(let d of mo.slice(0,h.includes("parts")?void 0:$f))
if(n.less=h,o.setProperty("--fit",String(d)),a())return}}var Rl=({chance:e,words:t,value:s,children:n},o)=>[p("li",{style:`\
--depth:${o}`},e&&p("b",e),p("span",t),s&&p("em",s)),...n.flatMap(r=>Rl(r,o+1))];function Bl(e,t){let{trial:s,says:n,measure:o}=e.
panel(t.at),r=Ee(e,t),i=o==="chance",a=r.last?.kept,l=a?[...Object.values(a.dealt).map(h=>({face:h})),...a.traces]:[],c=l.
slice(0,po);return[p("h2.w-small",{tabindex:-1,"data-next":!0},`${It(s)}, ten times each.`),r.n>0&&(i?p("div.w-big",ce(String(
r.hits),48),p("b",`of ${r.n} ${n}`)):p("p.w-lead",p("b",e.written(t.at,r.mean)),` on average in ${r.n}`)),c.length>0&&p(
"figure.w-latest",p("figcaption.mute","the latest deal",l.length>po&&`, its first ${po}`),ol(nl(c.length),c)),r.struck>0&&
p("p.mute",`${r.struck} struck out: ${e.deals(t.at)?.struck}.`),r.words&&p("p",r.words)]}function Hl(e,t){let{at:s}=t,{answer:n}=e.
panel(s),o=n?.hundred!=null?String(n.hundred):n?.lead??e.written(s,e.exact(s)),[r]=e.heaps(K(t,s,1),t.votes).sort((c,h)=>h.
n-c.n);if(!r)return`Why ${o}`;let i=r.values,a=c=>i.filter(h=>h===c).length,l=i.reduce((c,h)=>a(h)>a(c)?h:c);return`Why ${o}\
, and not ${e.written(s,l)}`}var kf=400,Ws=class{constructor(t,s,n){if(this.room=s,this.tools=n,this.mine=Da(),this.changed=0,this.side=-1,this.turning=
0,this.note="",this.asked="",this.sure=!1,this.line=null,this.drawn={field:"",sheet:""},this.trail=p("ol.w-trail",{"aria\
-label":"Positions"}),this.aside=p("div.w-aside"),this.field=p("div.w-field.stage",{role:"group","aria-label":"The table"}),
this.sheet=p("section.sheet.w-sheet",{"aria-label":"The question"}),this.low=p("section.sheet.w-low",{"aria-label":"The \
class’s answers"}),this.main=vr({press:()=>this.acts[0]?.press(),refused:r=>this.say(r)}),this.others=p("div.w-others"),
this.told=p("p.w-told",{role:"status"}),this.opens=xt({class:"btn","data-k":"class",onclick:()=>Ga(this)}),this.bar=p("d\
iv.w-bar",this.main.node,this.others,this.told,this.opens),this.live=p("p.sr",{"aria-live":"polite"}),this.root=p("div.u\
w.uw-wall",p(ie()?"header.w-head":"div.w-head",p("img.patch",{alt:"",src:`data:image/svg+xml,${encodeURIComponent(s.facts.
saved.plate)}`}),p("h1",s.facts.saved.title),this.trail,this.aside),p("div.w-body",this.field,this.sheet,this.low),this.
bar,this.live),ae(this.root,n.table.palette),t.append(this.root),this.acts=[],this.stops=[Qt(this.root,()=>ao(this)),Qt(
this.bar,()=>[...Ja(this),...lo(this)]),Qt(this.low,()=>lo(this)),s.watch((r,i)=>this.heard(r,i))],this.tables=[0,1].map(
()=>new qe({...n.table})),this.views=this.tables.map(r=>hi(ha,r,"w-table")),this.speech=new Ds(this.live),this.ticking=0,
ie()){let r=i=>Xa(this,i);document.addEventListener("keydown",r),this.stops.push(()=>document.removeEventListener("keydo\
wn",r))}this.draw();let o=new ResizeObserver(()=>requestAnimationFrame(()=>xo(this.sheet)));o.observe(this.sheet),this.stops.
push(()=>o.disconnect()),requestAnimationFrame(()=>this.main.node.focus({preventScroll:!0}))}heard(t,s){let n=["to","at",
"vote","step"].some(i=>t[i]!==s[i]);n&&(this.changed=performance.now(),this.side=-1,this.note="",this.mine.less=!1);let o=!document.
activeElement||document.activeElement===document.body||this.root.contains(et(this.root));this.draw(["ask","held","talk"].
includes(s.to)),n?this.speech.say(co(this),!0):t.votes.length!==s.votes.length?this.speech.say(()=>oo(this.room.state)):
t.pressed!==s.pressed?this.speech.say(()=>co(this)):t.here!==s.here&&t.to==="door"&&t.how==="phones"&&this.speech.say(Qa(
t));let r=et(this.root);o&&(r===this.others||n&&!this.bar.contains(r))&&this.main.node.focus({preventScroll:!0})}act(t){
this.deaf||this.say(this.room.do(t))}get deaf(){return performance.now()-this.changed<kf}lined(t){this.line=t,this.draw()}say(t){
this.note=t,this.tell()}tell(){let t=this.note||this.hint;this.told.textContent!==t&&(this.told.textContent=t)}get hint(){
let{facts:t,state:s}=this.room,n=this.line?.now;if(n?.words&&(s.to==="door"||!n.open))return n.words;if(s.to!=="held")return"";
let{name:o,words:r}=t.spread(s.at,K(s).map(({value:i})=>i));return r?`${o}: ${r}`:o}draw(t=!1){let{state:s}=this.room,{to:n}=s;
this.acts=Ba(this),this.root.dataset.to=n,this.drawTrail(),z(this.aside,s.how==="phones"&&n!=="door"?Pa(this):""),this.drawField(),
this.drawSheet(),this.drawLow(t),this.main.show(this.acts[0].words,"",this.acts[0].does??this.acts[0].k),z(this.others,this.
acts.slice(1).map(({k:o,words:r,key:i,press:a})=>xt({class:"btn","data-k":o,"aria-keyshortcuts":i,onclick:()=>!this.deaf&&
a()},r))),this.tell(),this.opens.textContent=`Class: ${s.here}${s.how==="phones"?" here":""}`,this.opens.hidden=!!this.room.
offered}drawTrail(){let{facts:t,state:s}=this.room,n=["ask","shown","why","deal","end","door"].includes(s.to);z(this.trail,
t.positions.map(({group:o},r)=>{let i=r===s.at&&s.to!=="end",a=i?"asked now":s.done.includes(r)?"answered":"to come";return p(
"li",{class:r>0&&t.positions[r-1].group!==o?"w-part":""},xt({"data-k":`spot.${r}`,class:i?"here":s.done.includes(r)?"don\
e":"","aria-current":i?"step":null,"aria-disabled":n?null:"true","aria-label":`Position ${r+1}: ${a}`,title:`Position ${r+
1}: ${a}`,onclick:()=>!i&&this.act({kind:"Go",at:r})},p("span",String(r+1))))}))}drawField(){let{facts:t,state:s}=this.room,
{to:n,at:o,step:r}=s,{line:i}=this,a=n==="deal",{offered:l}=this.room,c=n==="door"&&s.how==="phones"&&i,h=[c?ja(i,this.mine.
address):"",n==="end"||n==="door"&&!c?`${n} ${s.how} ${s.here} ${!l}`:"",a,o,a&&`${Jt(s)} ${s.here}`].join();if(h!==this.
drawn.field)if(this.drawn.field=h,this.field.classList.remove("twin"),this.field.classList.toggle("stage",n!=="end"&&n!==
"door"),this.field.classList.toggle("sheet",n==="end"||n==="door"),n==="door")z(this.field,l?Na(this.room):c?Va(this,i):
za(this.room,m=>this.say(m)));else if(n==="end"){let m=Rt(p("div.w-box"),(g,x,y)=>xa(g,x,y,t,s));z(this.field,Pt(`Your g\
uesses at ${t.of} positions, and the answers`,`pale: the middle half; right: ${t.measure(0)==="chance"?t.closeWords(0):"\
close"}`),m)}else a?z(this.field,Rt(p("div.w-box"),(m,g,x)=>Ya(m,g,x,t,s))):this.layTables();c&&Fa(this.field,s.here,i.now.
places);let d=n==="why"?t.panel(o).steps[r].lit??[]:[],u=n==="why"?t.panel(o).steps[r].letter:"",f=this.tables[t.laid(o).
tables.length-1];for(let m of this.tables)m.put({lit:m===f?Object.fromEntries(d.map(g=>[g,u])):{}})}layTables(){let{facts:t,
state:s}=this.room,{tables:n,over:o}=t.laid(s.at);n.forEach(({names:r,frame:i,differs:a},l)=>{this.tables[l].put({names:r,
differs:a,frames:{0:[i]},aside:l!==n.length-1,caption:{...o[l],tone:"plain"}})}),this.field.classList.toggle("twin",n.length>
1),this.field.replaceChildren(...this.views.slice(0,n.length))}drawSheet(){let{facts:t,state:s}=this.room,{to:n,at:o,vote:r,
step:i,how:a}=s,l=[n,o,r,i,a,n==="deal"&&Jt(s),n==="end"&&s.votes.length].join();if(l===this.drawn.sheet)return;this.drawn.
sheet=l;let c={door:()=>null,ask:()=>_s(t,s),held:()=>_s(t,s),talk:()=>_s(t,s),shown:()=>Nl(t,s),why:()=>Cl(t,s,Hl(t,s)),
deal:()=>Bl(t,s),end:()=>ya(t,s)}[n]();this.sheet.dataset.vote=String(r),z(this.sheet,c??""),requestAnimationFrame(()=>xo(
this.sheet))}drawLow(t){let{facts:s,state:n}=this.room,{to:o,at:r,how:i}=n;if(clearInterval(this.ticking),this.low.classList.
toggle("fresh",t&&o==="shown"),o==="door"||o==="end"){this.low.replaceChildren();return}if(this.root.classList.remove("h\
igh"),o==="shown"||o==="why"){let{title:a,note:l,spec:c,spoken:h}=Hs(s,n);this.root.classList.toggle("high",c.rows.length>
1),z(this.low,Pt(a,l),Rt(p("div.w-box"),(d,u,f)=>ma(d,u,f,c,h)),Aa(c))}else if(o==="deal"){let a=n.how==="hands"?Math.floor(
Jt(n)/10):Object.values(n.pressed[r]??{}).filter(l=>l===10).length;z(this.low,Pt("Ten each, and all together",`${a} of ${n.
here} have dealt their ten`),Rt(p("div.w-box"),(l,c,h)=>Za(l,c,h,s,n)))}else if(o==="talk"){let a=p("p.w-clock",{role:"t\
imer"}),l=()=>{let c=Ta(n.ends,Date.now()/1e3);c===no&&![no,""].includes(a.textContent)&&this.speech.say("Time is up."),
a.textContent=c};l(),this.ticking=window.setInterval(l,500),z(this.low,Pt("Time to talk","the clock ends nothing"),a)}else if(this.
side>=0)z(this.low,Pt("Five seconds of each side","both bars are as high, whoever said how many"),Rt(p("div.w-box"),(l,c,h)=>Sa(
l,c,h,s,n,Math.floor(this.side/qt),qt-this.side%qt)));else{let a=o==="held"?"closed, and still covered":"covered until y\
ou reveal it",l=Rt(p("div.w-discs"),(c,h,d)=>$a(c,d,bt(n).answered,bt(n).of));z(this.low,Pt(oo(n),a),l,o==="ask"&&i==="h\
ands"?_a(this.room,this.mine,{say:c=>this.say(c),draw:()=>this.draw()}):Rt(p("div.w-scale"),(c,h,d)=>ka(c,d,s,r)))}}save(){
let{facts:t,offered:s}=this.room,n=s??this.room.state,{game:o,number:r}=t.saved;fe({kind:"file",name:`class_${o}_${r}.cs\
v`,text:fa(t,n)})}fill(){document.fullscreenElement?document.exitFullscreen():this.root.requestFullscreen?.().catch(()=>this.
say("This browser does not fill the screen here."))}stop(){this.gone=!0,this.line?.stop();for(let t of this.stops)t();clearInterval(
this.ticking)}};function vf(e){let t=new Map;for(let{at:s,vote:n,value:o}of e){let r=t.get(`${s} ${n} ${o}`)??[s,n,o,0];r[3]++,t.set(`${s}\
 ${n} ${o}`,r)}return[...t.values()]}function Mf(){let e=document.getElementById("jupyter-config-data")?.textContent;return e?
new URL(`${JSON.parse(e).baseUrl}c/`,location.href).href:""}function Sf({model:e,el:t}){let s=p("div.uw.uw-wall-cell");t.
append(s);let n=()=>{},o=!1;return Bo(e.get("packed")).then(r=>{if(o)return;let i=new ts(new Ge(r)),a=new Ws(s,i,{table:r.
table}),l=Mf(),c=Ho({room:"class",game:r.game,values:{lesson:String(r.number)}});l&&gr(a,l,c);let h=()=>{e.set("said",vf(
i.state.votes)),e.save_changes()},d=i.watch(h);i.state.votes.length>0&&h(),n=()=>{d(),a.stop()}}),()=>{o=!0,n()}}function my(e){
Ks();let t=Ie(Sf)(e);return ko(e.el),t}export{my as showWall};
