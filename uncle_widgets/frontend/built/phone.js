var $t=()=>document.body?.dataset.voila!=null,Os=()=>$t()&&document.body.dataset.voila!=="notebook";function Ds(e,t,n,s){let{class:o,...r}=n,i=[t,o].flat().filter(Boolean).join(" ");i&&e.setAttribute("class",i);for(let[a,
l]of Object.entries(r))l==null||l===!1||(a.startsWith("on")?e.addEventListener(a.slice(2),l):a==="style"?e.style.cssText=
l:e.setAttribute(a,l===!0?"":String(l)));return e.append(...s.flat(9).filter(a=>a!=null&&a!==!1)),e}var Bs=([e,...t])=>e?.
constructor===Object?[e,t]:[{},[e,...t]];function v(e,t,...n){let[s,...o]=e.split(".");return Ds(document.createElementNS(
"http://www.w3.org/2000/svg",s),o,...Bs([t,...n]))}var T=(e,t,n,s,o)=>v("rect",{x:e,y:t,width:n,height:s,...o}),H=(e,t,n,s)=>v(
"circle",{cx:e,cy:t,r:n,...s}),V=(e,t,n,s)=>v("path",{d:e,fill:"none",stroke:t,"stroke-width":n,...s}),Bt=(e,t,n,...s)=>v(
"svg",{width:e,height:t,viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":n},...s);function p(e,t,...n){let[s,...o]=e.split(
"."),[r,i]=Bs([t,...n]),a=s==="section"&&r["aria-label"]&&!Os();return Ds(document.createElement(a?"div":s),o,{role:a?"g\
roup":null,type:s==="button"?"button":null,...r},i)}function F(e){let t=e.getRootNode();return t instanceof Document||t instanceof
ShadowRoot?t.activeElement:null}var le=e=>e instanceof HTMLTextAreaElement||e instanceof HTMLInputElement&&e.selectionStart!=null;function oa(e,t,n){if(e.
value===e.defaultValue||e.value===t.value||!n&&t.defaultValue!==e.defaultValue)return;t.value=e.value;let s=!1,o=()=>{!s&&
t.isConnected&&t.dispatchEvent(new Event("change"))};t.addEventListener("change",()=>s=!0),t.addEventListener("blur",o,{
once:!0}),t.addEventListener("keydown",r=>{r.key==="Enter"&&!t.form&&o()})}function nt(e,...t){let n=F(e),s=n&&n!==e&&e.
contains(n)?n:null,o=s?.getAttribute("data-k")??"",r=[...e.querySelectorAll("[data-draft]")].filter(le),i=le(s)?{from:s.
selectionStart,to:s.selectionEnd,text:s.value}:null;e.replaceChildren(...t.flat(9).filter(l=>l!=null&&l!==!1));for(let l of r){
let h=e.querySelector(`[data-k="${CSS.escape(l.dataset.k??"")}"][data-draft="${CSS.escape(l.dataset.draft??"")}"]`);le(h)&&
h!==l&&oa(l,h,l===s)}if(!s)return;if(dn(e,o)){let l=F(e);i&&l!==s&&le(l)&&l.value===i.text&&l.setSelectionRange(i.from,i.
to);return}let a=e.querySelector("[data-next]")??e;a instanceof HTMLElement&&(a.tabIndex=-1,a.focus({preventScroll:!0}))}
function dn(e,t){let n=e.querySelector(`[data-k="${CSS.escape(t)}"]`);return n instanceof HTMLElement&&n.focus({preventScroll:!0}),
n instanceof HTMLElement}var ra=/^(svg|g|path|rect|circle|ellipse|line|polyline|polygon|defs|clipPath|pattern|title|desc|use)$/;
function Is(e){let t=new DOMParser().parseFromString(e,"image/svg+xml").documentElement;if(t.localName!=="svg")throw new Error(
"Expected SVG.");for(let n of[...t.querySelectorAll("*"),t]){if(n!==t&&!ra.test(n.localName)){n.remove();continue}for(let{
name:s,value:o}of[...n.attributes]){let r=/^(xlink:)?href$/.test(s)&&!o.startsWith("#");(/^on/i.test(s)||r||/url\((?!["']?#)|javascript:/i.
test(o))&&n.removeAttribute(s)}}return document.importNode(t,!0)}var ia=/^(#[0-9a-f]{3,8}|light-dark\(\s*#[0-9a-f]{3,8}\s*,\s*#[0-9a-f]{3,8}\s*\))$/i;
function ce(e,t){for(let n of(t??"").split(";")){let[s,o]=[n.slice(0,n.indexOf(":")).trim(),n.slice(n.indexOf(":")+1).trim()];
/^--[\w-]+$/.test(s)&&ia.test(o)&&e.style.setProperty(s,o)}}function st({label:e,choices:t,value:n,pick:s,k:o}){return p(
"div.seg",{role:"group","aria-label":e},t.map(([r,i],a)=>p("button",{"data-k":`${o}.${a}`,"aria-pressed":String(r===n),onclick:()=>s(
r)},i)))}var aa=globalThis,un=aa[Symbol.for("uncle_widgets.page")]??={};function it(e){return un.ids=(un.ids??0)+1,`uw-${e}\
-${un.ids}`}function It(e,t){let n=-1,s=()=>{let r=Math.round(e.clientWidth);r>0&&r!==n&&(n=r,e.replaceChildren(t(r)))},
o=new ResizeObserver(()=>requestAnimationFrame(s));return o.observe(e),s(),{again:()=>(n=-1,s()),stop:()=>o.disconnect()}}
function P(e,t,n){n?e.getAttribute(t)!==n&&e.setAttribute(t,n):e.removeAttribute(t)}var bt=(e,...t)=>p("button",e,...t),
he=({kind:e,label:t,strong:n,share:s},o)=>bt({class:`btn${n?" solid":""}${s==null?"":" sharing"}`,style:s==null?null:`--\
p:${100*s}%`,"data-act":e,"data-k":`key.${e}`,onclick:()=>o(s==null?e:"stop")},s==null?t:`${t} (${Math.round(100*s)}%)`);
function mn(e,t,n){let s=F(e),o=s&&e.contains(s)?s:null,r=o&&["data-act","data-clause"].find(l=>o.hasAttribute(l)),i=r&&
o?.getAttribute(r);if(n(),!o)return;([...e.querySelectorAll("button")].find(l=>r&&l.getAttribute(r)===i)??e.querySelector(
"button")??t).focus?.()}var ue=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;var la=400,fn=[["guess","Just guessing"],["think","Fairly sure"],["know","Certain"]];function Ws(e,t=()=>{}){let n=p("di\
v"),s=r=>{e.sure=e.sure===r?"":r,o()},o=()=>{t(),nt(n,st({label:"How sure are you?",choices:fn,value:e.sure,k:"sure",pick:s}))};
return o(),p("div.sure",p("span","How sure are you?"),n)}function Fs({press:e,refused:t}){let n=Number.NEGATIVE_INFINITY,
s="",o="",r=p("button.btn.solid.wide",{"data-k":"main",onclick:()=>{performance.now()-n<la||(s?t(s):e())}});return{node:r,
show(i,a,l=i){o&&o!==l&&(n=performance.now()),o=l,r.textContent!==i&&(r.textContent=i),s=a,a?r.setAttribute("aria-disabl\
ed","true"):r.removeAttribute("aria-disabled"),r.title=a}}}var qs={"٪":"%","٫":"."};for(let[e,t]of[["-","‐‑‒–−﹣"],["/","⁄∕"],["'","‘’ʼ"],[",","،٬"]])for(let n of t)
qs[n]=e;var ca=/^([+-]?) ?(.+?) ?(%|(?:out )?of 100)?$/,ha=/^(?:(\d+) )?(\d+) ?\/ ?(\d+)$/,ua=/^(?:\d+[.,]?\d*|[.,]\d+)$/,
da=/^[1-9]\d{0,2}([,'_ ])\d{3}(?:\1\d{3})*(?:\.\d*)?$/,ma=/^[1-9]\d{0,2}(?:\.\d{3})+$/;function fa(e){let t=e.codePointAt(
0),n=0;for(;/\p{Nd}/u.test(String.fromCodePoint(t-n-1));)n++;return String(n%10)}function pa(e){if(/\p{Nd}/u.test(e))return fa(
e);if(/\p{No}/u.test(e)){let t=e.normalize("NFKC");return t.includes("⁄")?` ${t.replace("⁄","/")} `:e}return/[\p{Z}\t\n\v\f\r]/u.
test(e)?" ":/\p{Cf}/u.test(e)?"":/[\uff01-\uff5e]/.test(e)?String.fromCharCode(e.charCodeAt(0)-65248):qs[e]??e}var ga=e=>[
...e].map(pa).join("").replace(/ +/g," ").trim(),Vs=e=>e.toFixed(9).replace(/\.?0+$/,""),js=e=>Number.isInteger(e)?e.toLocaleString(
"en"):String(Number(e.toPrecision(6))),at={low:0,high:100,unit:"chance"};function pn({low:e=-1/0,high:t=1/0,unit:n="",whole:s=!1}){
let o=Number.isFinite(e)&&Number.isFinite(t)?` from ${js(e)} to ${js(t)}`:"",r=n==="chance"?" (out of 100)":n&&n!=="shar\
e"?` (${n})`:"";return`Use ${s?"a whole number":"a number"}${o}${r}`}function K(e,t){let{low:n=-1/0,high:s=1/0,unit:o="",
whole:r=!1}=t,i=ga(e),a=[...i].slice(0,20).join(""),l=(_,S="")=>({value:null,share:Number.NaN,words:_,meant:S});if(!i)return l(
`${pn(t)}.`);let h=l(`${pn(t)}, not '${a}'.`),c=ca.exec(i);if(!c||[...i].length>60)return h;let[,d,m,u]=c,f=ha.exec(m),b=f!=
null&&f[1]==null,g=t.thousands??(-n>=1e3||s>=1e3),y=r&&ma.test(m),w;if(f){let[,_="0",S,E]=f;if(!Number(E))return h;let L=(Number(
_)*Number(E)+Number(S))/Number(E);w=M=>L*10**M}else if(g&&(da.test(m)||y)){let _=m.replace(y?/[,'_ .]/g:/[,'_ ]/g,"");w=
S=>+`${_}e${S}`}else if(ua.test(m)){let _=m.replace(",",".");w=S=>+`${_}e${S}`}else return h;if(u&&(o!=="chance"&&o!=="s\
hare"||b&&(u==="%"||o==="share")))return h;let k=u&&o==="share"?-2:b&&o==="chance"?2:0,x=d==="-"?-1:1,$=x*w(k)||0;if($<n||
$>s||r&&!Number.isInteger($))return l(`${pn(t)}, not ${a}.`);if(o==="chance"&&$>0&&$<1&&!b&&!u){let _=Vs(w(2)),S=Vs($);return l(
`Did you mean ${_} out of 100? Type ${_}, or ${S}% for ${S} out of 100.`,_)}return{value:$,share:x*w(k-2)||0,words:"",meant:""}}var Zs=(e,{unit:t})=>String(Number(e.toFixed(t==="chance"?1:2)));function Ks(e,t){let{value:n}=K(e,t),s=Number(e.trim().
replace(",",".").replace("−","-"));return n==null||n===s?"":Zs(n,t)}var Gs=(e,t,n)=>e!=null&&K(e,n).value===(t??null)?
e:t==null?"":Zs(t,n);function Mt(e,t){let{words:n,meant:s}=K(e,t);return s?`Did you mean ${s} out of 100?`:n}var gn=({measure:e,
span:t})=>e==="chance"?at:{low:t[0],high:t[1],unit:e},bn=({cases:e,event:t})=>["out of 100",e||"times",t].filter(Boolean).
join(" "),Wt=(e,t)=>e.trim()?Mt(e,gn(t)):"Move the slider, or type a number.";var Ys=Symbol.for("uncle_widgets.presses");function yn(e){let t=e.composedPath()[0],n=t instanceof Element?t.closest("bu\
tton"):null;return n?.closest(".uw")?n:null}var Js=({dataset:e,textContent:t})=>e.k??e.act??e.clause??t;function zs(){let e=globalThis;
if(e[Ys])return;e[Ys]=!0;let t=null,n=null,s=r=>{let i=t,a=yn(r);t=n=null,!(!i||i.isConnected||!a||Js(a)!==Js(i))&&setTimeout(
()=>{n instanceof Node&&a.contains(n)||a.click()})},o=[["pointerdown",r=>t=r.button||r.pointerType==="touch"?null:yn(r)],
["pointerup",s],["pointercancel",()=>t=null],["keydown",r=>r.repeat||(t=r.key===" "?yn(r):null)],["keyup",r=>r.key===" "&&
s(r)],["click",r=>n=r.composedPath()[0]]];for(let[r,i]of o)window.addEventListener(r,i,{capture:!0})}var ba="uncle_widgets.theme",ya="uncle_widgets.inks",wa="uncle_widgets.covers",va=[["auto","Auto"],["light","Light"],["d\
ark","Dark"]],xa=[["two","Two colours"],["four","Four"]],ka=[["hidden","Hidden"],["press","When pressed"],["shown","Show\
n"]],Xs=e=>va.find(([t])=>t===e)?.[0];function _a(){let e=$t()?Xs(new URLSearchParams(location.search).get("theme")):void 0;
try{return e??Xs(localStorage.getItem(ba))??"auto"}catch{return e??"auto"}}function Qs(e,t,n){try{let s=localStorage.getItem(
e);return t.find(([o])=>o===s)?.[0]??n}catch{return n}}function St(){let e=globalThis,t=Symbol.for("uncle_widgets.theme");
if(!e[t]){let n=matchMedia("(prefers-color-scheme: dark)");e[t]={choice:_a(),inks:Qs(ya,xa,"two"),covers:Qs(wa,ka,"press"),
roots:new Set,heard:new Set,system:n},n.addEventListener("change",to),to()}return e[t]}function wn(e,t){e.classList.toggle(
"four-inks",St().inks==="four");for(let n of[e,e.closest(".uw-page")??e.closest(".uw-room")])n instanceof HTMLElement&&(t===
"auto"?delete n.dataset.theme:n.dataset.theme=t)}function to(){let{choice:e,roots:t,heard:n,system:s}=St();for(let o of t)
wn(o,e);if($t()){let o=e==="auto"?s.matches?"dark":"light":e;document.documentElement.dataset.theme=o,document.body.dataset.
jpThemeLight=String(o==="light")}for(let o of n)o()}var eo=()=>St().choice;var no=()=>St().covers;function so(e){let{heard:t}=St();return t.add(e),()=>{t.delete(e)}}var oo=e=>t=>{let n=e(t),s=t.el.querySelector(".uw");
if(!(s instanceof HTMLElement))return n;let{roots:o}=St();o.add(s),wn(s,eo());let r=new ResizeObserver(()=>{wn(s,eo()),r.
disconnect()});return r.observe(s),()=>{r.disconnect(),o.delete(s),n?.()}};var $a="M70-6 18 106M5.5 24a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0M53.5 76a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0",
vn={0:[64,[["ellipse",{cx:32,cy:50,rx:25,ry:43}]]],1:[46,[["path",{d:"M3 30 32 5V110"}]]],2:[64,[["path",{d:"M7.5 33V31.\
5A24.5 24.5 0 1 1 51.5 46.4L16 93H64"}]]],3:[62,[["path",{d:"M10.5 22.5A19.5 19.5 0 1 1 29 46H20M20 44H30A24.5 24.5 0 1 \
1 6.7 76"}]]],4:[66,[["path",{d:"M48 110V5L13 74H66","stroke-miterlimit":12}]]],5:[62,[["path",{d:"M58 7H19L14.6 48A25.5\
 25.5 0 1 1 6.9 77"}]]],6:[64,[["circle",{cx:32,cy:68,r:25}],["path",{d:"M53.5-13 10.6 55.1"}]]],7:[60,[["path",{d:"M0 7\
H49L15 110","stroke-miterlimit":12}]]],8:[64,[["circle",{cx:32,cy:27,r:20}],["circle",{cx:32,cy:68,r:25}]]],9:[64,[["cir\
cle",{cx:32,cy:32,r:25}],["path",{d:"M10.5 113 53.4 44.9"}]]],"%":[88,[["path",{d:$a,"stroke-width":11}]]],".":[20,[["re\
ct",{x:3,y:85,width:15,height:15,fill:"currentColor",stroke:"none"}]]],",":[20,[["path",{d:"M12 84 6 118","stroke-width":13}]]],
"/":[52,[["path",{d:"M48-6 4 106","stroke-width":11}]]],"+":[60,[["path",{d:"M30 26V82M2 54H58","stroke-width":12}]]],"-":[
44,[["path",{d:"M4 54H40","stroke-width":12}]]],"−":[44,[["path",{d:"M4 54H40","stroke-width":12}]]],"×":[56,[["path",
{d:"M8 32 48 76M48 32 8 76","stroke-width":12}]]]," ":[26,[]],J:[54,[["path",{d:"M46-10V69A19.500 19.500 0 0 1 7 69V60"}]]],
Q:[72,[["ellipse",{cx:36,cy:50,rx:29,ry:43}],["path",{d:"M42 66 74 104"}]]],K:[68,[["path",{d:"M7-10V110M66-6 10 62M28 4\
2 68 106"}]]],A:[72,[["path",{d:"M2 106 36-2 70 106M14 68H58"}]]]},ot=e=>e!==""&&[...e].every(t=>t in vn);function Q(e,t,n=13){
return[...String(e)].reduce((o,r)=>o+(vn[r]?.[0]??0)+n,-n)*t/100}function G(e,t,n,s,o={}){let{anchor:r="start",gap:i=13,
weight:a=s>=60?13:14,colour:l}=o,h=Q(e,s,i),c=r==="middle"?t-h/2:r==="end"?t-h:t,d=0,m=[...String(e)].map(u=>{let[f,b]=vn[u]??
[0,[]],g=u===","?"visible":"hidden",y={x:d,y:0,width:f,height:100,viewBox:`0 0 ${f} 100`,style:`overflow:${g}`};return d+=
f+i,v("svg",y,b.map(([w,k])=>v(w,k)))});return v("g",{transform:`translate(${c} ${n}) scale(${s/100})`,fill:"none",stroke:"\
currentColor","stroke-width":a,"aria-hidden":"true",style:l&&`color:${l}`},m)}function Ft(e,t,n={}){let s=Q(e,t,n.gap),o=`\
width:${s/16}em;height:${t/16}em`;return v("svg.numeral",{viewBox:`0 0 ${s} ${t}`,style:o,"aria-hidden":"true"},G(e,0,0,
t,n))}var de=[e=>`M0 ${e/2}a${e/2} ${e/2} 0 1 1 ${e} 0a${e/2} ${e/2} 0 1 1 ${-e} 0Z`,e=>`M${e*.05} ${e*.05}H${e*.95}V${e*
.95}H${e*.05}Z`,e=>`M${e/2} ${-e*.14}L${e*1.14} ${e/2}L${e/2} ${e*1.14}L${-e*.14} ${e/2}Z`,e=>`M${e/2} 0L${e} ${e*.42}V${e}\
H0V${e*.42}Z`,e=>`M${e*.25} ${e*.04}H${e*.75}L${e*1.04} ${e/2}L${e*.75} ${e*.96}H${e*.25}L${-e*.04} ${e/2}Z`,e=>`M${-e*.1}\
 ${e*.16}H${e*1.1}V${e*.84}H${-e*.1}Z`],Ma=e=>"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[e]??"?";function Et(e,t,n,s,o={}){let{fill:r="\
var(--on-field)",ink:i="var(--field)"}=o,a=e>=de.length,l={d:de[e%de.length](s),fill:a?i:r,stroke:a?r:null,"stroke-width":2},
h=e%de.length===3,c={x:s/2,y:h?s*.8:s*.69,"font-size":Math.max(12.5,s*.54),"font-weight":700,"text-anchor":"middle",fill:a?
r:i};return v("g",{transform:`translate(${t} ${n})`},v("path",l),v("text",c,Ma(e)))}var ro={first:"M5 5h3v14H5zM20 5v14L\
9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6zM14 5h4v14h-4z",forward:"M7 5v14l11-7z",last:"M4 5v\
14l11-7zM16 5h3v14h-3z",link:"M8 3h12v13h-3V6H8zM4 8h10v13H4z",eye:"M12 5C7 5 3 8.5 1 12c2 3.5 6 7 11 7s9-3.5 11-7c-2-3.\
5-6-7-11-7zm0 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM12 9.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",down:"M4 8h16l-8\
 9z",near:"M11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm0 2.4a3.6 3.6 0 1 0\
 0 7.2 3.6 3.6 0 0 0 0-7.2z",whole:"M3 3h7v3H6v4H3zM14 3h7v7h-3V6h-4zM3 14h3v4h4v3H3zM18 14h3v7h-7v-3h4z",close:"M6 4 12\
 10 18 4 20 6 14 12 20 18 18 20 12 14 6 20 4 18 10 12 4 6z"};function j(e,t=22){let n=`width:${t/16}em;height:${t/16}em`;
return v("svg.icon",{viewBox:"0 0 24 24",fill:"currentColor",style:n,"aria-hidden":"true"},v("path",{d:ro[e],"fill-rule":"\
evenodd"}))}var io=(e,t,n)=>v("g.opens-mark",{transform:`translate(${e} ${t})`},v("circle",{r:n}),v("path",{d:ro.eye,"fi\
ll-rule":"evenodd",transform:`scale(${n/15}) translate(-12 -12)`}));function me(e,t="var(--ink)",n="none"){return v("pat\
tern",{id:e,width:6,height:6,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"},T(0,0,6,6,{style:`fill:${n}`}),
T(0,0,2,6,{style:`fill:${t}`}))}function lt(e,t,n,s,o){let r={r:`M${t-s*.86} ${n-s*.86}h${s*1.72}v${s*1.72}h${-s*1.72}Z`,
g:`M${t} ${n-s*1.02}L${t+s*1.12} ${n+s*.86}H${t-s*1.12}Z`,b:`M${t-s} ${n}a${s} ${s} 0 1 1 ${2*s} 0a${s} ${s} 0 1 1 ${-2*
s} 0Z`,y:`M${t} ${n-s*1.2}L${t+s*1.2} ${n}L${t} ${n+s*1.2}L${t-s*1.2} ${n}Z`}[e];return v("path",{d:r,...o})}var fe=e=>({
r:"red",g:"green",b:"blue",y:"yellow"})[e]??"";function xn(e,t,n,s={}){let{w:o=27,t:r=5,g:i=2,pitch:a=o+7}=s,l="",h="";for(let c=0;c<
e;c++){let d=t+Math.floor(c/10)*a,m=c%10,u=n-(m+1)*(r+i)-(m>=5?3:0);l+=`M${d} ${u}h${o}v${r}h${-o}z`;for(let f of[.22,.64])
h+=`M${d+o*f} ${u}h${o*.14}v${r}h${-o*.14}z`}return v("g",{"aria-hidden":"true"},v("path",{d:l,fill:"var(--accent-on-fie\
ld)"}),v("path",{d:h,fill:"var(--card)"}))}var C,co,Sa,ct,kn,ve,ho,ge,uo,$n,_n,Ea,Vt=Symbol.for("pv"),xe={},ke=[],Ta=/^m(i|n|o|s|text|space)$/,Mn=Array.isArray,mo=ke.
slice,wt=Object.assign;function yt(e){e&&e.parentNode&&e.remove()}function be(e,t,n,s,o){var r={type:e,props:t,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Vt,__v:o||
++co,__i:-1,__u:0};return!o&&C.vnode&&C.vnode(r),r}function Tt(e){return e.children}function ye(e,t){this.props=e,this.context=t,this.__g=0}function ht(e,t){if(t==null)return e.
__&&ht(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||
e.props.__P?null:ht(e)}function La(e){var t,n=e.__v,s=n.__e,o=[],r=[],i=e.__P;i&&((t=wt({constructor:Vt},n)).__v=n.__v+1,
C.vnode&&C.vnode(t),Sn(i,t,n,e.__n,i.namespaceURI,32&n.__u?[s]:null,o,s||ht(n),32&n.__u,r),t.__v=n.__v,t.__.__k[t.__i]=t,
wo(o,t,r),n.__=n.__e=null,t.__e!=s&&fo(t))}function fo(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(
function(t){return t&&(e.__e=t.__e)}),fo(e)}function ao(e){(8&e.__g||(e.__g|=8,ct.push(e),ve++))&&kn==C.debounceRendering||
((kn=C.debounceRendering)||queueMicrotask)(po)}function po(){try{for(var e,t=1;ct.length;)ct.length>t&&ct.sort(ho),e=ct.
shift(),t=ct.length,8&e.__g&&La(e)}finally{(ve=ct.length)&&(kn||queueMicrotask)(po)}}function go(e,t,n,s,o,r,i,a,l,h,c){
var d,m,u,f,b,g,y=s.__k||ke,w=t.length;for(l=Aa(n,t,y,l,w),d=0;d<w;d++)(u=n.__k[d])!=null&&(m=~u.__i&&y[u.__i]||xe,u.__i=
d,g=Sn(e,u,m,o,r,i,a,l,h,c),f=u.__e,(m.ref!=u.ref||8&m.__u)&&(m.ref&&En(m.ref,null,u,m),u.ref&&c.push(u.ref,u.__c||f,u)),
b=b||f,4&u.__u?(l=bo(u,l,e,!m.__v),m.__e&&(m.__e=null)):typeof u.type=="function"&&g!==void 0?l=g:f&&(l=f.nextSibling),u.
__u&=-21);return n.__e=b,l}function Aa(e,t,n,s,o){var r,i,a,l,h,c,d,m,u,f=n.length,b=f,g=0,y=0,w=e.__k=Array(o);for(r=0;r<
o;r++)(i=t[r])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=w[r]=be(null,
i):Mn(i)?i=w[r]=be(Tt,{children:i}):i.constructor===Vt&&i.__b?i=w[r]=be(i.type,i.props,i.key,i.ref,i.__v):w[r]=i,l=r+g,i.
__=e,i.__b=e.__b+1,a=null,~(h=i.__i=Na(i,n,l,b))&&(b--,(a=n[h])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,h==l-1?g--:h==l+1?g++:h!=
l&&(h>l?g--:g++,y=1)):(~h||(o>f?g--:o<f&&g++),typeof i.type!="function"&&(i.__u|=4))):w[r]=null;if(y){for(c=[],d=[],r=0;r<
o;r++)if((i=w[r])&&16&i.__u){for(g=0,m=c.length;g<m;)c[u=g+m>>1]<i.__i?g=u+1:m=u;c[g]=i.__i,d[r]=g+1}for(g=c.length;r--;)
d[r]&&(d[r]==g?g--:w[r].__u|=4)}if(b)for(r=0;r<f;r++)!(a=n[r])||2&a.__u||(a.__e==s&&(s=ht(a)),Tn(a,a));return s}function bo(e,t,n,s){
var o,r,i,a;if(typeof e.type=="function"){if(e.props.__P)return t;if(o=e.__k)for(r=0;r<o.length;r++)o[r]&&(o[r].__=e,t=bo(
o[r],t,n,!1));return t}for(t&&!t.parentNode&&(t=ht(e))&&!t.parentNode&&(t=null),i=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;
for(i!=a&&(!s&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==
8&&!t.data.startsWith("$s"););return t}function Na(e,t,n,s){var o,r=e.key,i=e.type,a=t[n],l=a&&!(2&a.__u);if(a===null&&r==null||l&&r==a.key&&i==a.type)return n;
if(s>(l?1:0)){for(o=n-1;o>=0;o--)if((a=t[o])&&!(2&a.__u)&&r==a.key&&i==a.type)return o;for(o=n+1;o<t.length;o++)if((a=t[o])&&
!(2&a.__u)&&r==a.key&&i==a.type)return o}return-1}function lo(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}
function pe(e,t,n,s,o){var r,i;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof s=="string"&&(e.style.
cssText=s=""),s)for(t in s)n&&t in n||lo(e.style,t);if(n)for(t in n)s&&n[t]==s[t]||lo(e.style,t,n[t])}else if(t[0]=="o"&&
t[1]=="n")typeof n!="function"&&(n=null),typeof s!="function"&&(s=null),(e.__e||(e.__e={}))[t]=n,n&&s||(i=_n[t]||(_n[t]=
Pa(t)),(e.__a||(e.__a={}))[t]=$n,r=t!=(t=t.replace(uo,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(
t,i,r):e.removeEventListener(t,i,r));else{if(o=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="c\
olSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===
!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Pa(e){return function(t){var n=this.
__e;if(n){if(n=n[e],t[ge]==null)t[ge]=$n++;else if(t[ge]<this.__a[e])return;return n(C.event?C.event(t):t)}}}function Sn(e,t,n,s,o,r,i,a,l,h){
var c,d,m,u,f,b,g,y,w,k,x,$,_,S,E,L,M,A,R=t.type;if(t.constructor!==Vt)return null;128&n.__u&&(l=32&n.__u,c=n.__c.__z)&&
(t.__u|=l,d=r=[],c.nodeType==8?a=we(c,r):r.push(c),a=r[0]||a),(c=C.__b)&&c(t);t:if(typeof R=="function"){m=i.length;try{
if(y=t.props,w=(c=R.prototype)&&c.render,k=(c=R.contextType)&&s[c.__c],x=c?k?k.props.value:c.__:s,(u=n.__c)?(t.__c=u,2&u.
__g&&(u.__g|=1)):(w?t.__c=u=new R(y,x):(t.__c=u=new ye(y,x),u.constructor=R,u.render=Ra),k&&k.sub(u),u.state||(u.state={}),
u.__n=s,u.__g|=8,u.__h=[],u.__k=[]),w&&(u.__s||(u.__s=u.state),R.getDerivedStateFromProps&&(u.__s==u.state&&(u.__s=wt({},
u.__s)),wt(u.__s,R.getDerivedStateFromProps(y,u.__s)))),f=u.props,b=u.state,u.__v=t,n.__c){if(y!==f&&w&&!R.getDerivedStateFromProps&&
u.componentWillReceiveProps&&u.componentWillReceiveProps(y,x),t.__v==n.__v&&!(8&u.__g)||!(4&u.__g)&&u.shouldComponentUpdate&&
u.shouldComponentUpdate(y,u.__s,x)===!1){t.__v!=n.__v&&(u.props=y,u.state=u.__s,u.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.
some(function(U){U&&(U.__=t)}),ke.push.apply(u.__h,u.__k),u.__k=[],u.__h.length&&i.push(u),a=ht(n);break t}u.componentWillUpdate&&
u.componentWillUpdate(y,u.__s,x),w&&u.componentDidUpdate&&u.__h.push(function(){u.componentDidUpdate(f,b,g)})}else w&&!R.
getDerivedStateFromProps&&u.componentWillMount&&u.componentWillMount(),w&&u.componentDidMount&&u.__h.push(u.componentDidMount);
u.context=x,u.props=y,u.__P=e,u.__g&=-5,$=C.__r,_=w?25:0;do u.__g&=-9,$&&$(t),c=u.render(u.props,u.state=u.__s,u.context);while(8&
u.__g&&++_<25);w&&(ke.push.apply(u.__h,u.__k),u.__k=[]),u.state=u.__s,u.getChildContext&&(s=wt({},s,u.getChildContext())),
w&&n.__c&&u.getSnapshotBeforeUpdate&&(g=u.getSnapshotBeforeUpdate(f,b)),S=c&&c.type===Tt&&c.key==null?c.props.children:c,
y.__P&&(c=a,o=(e=y.__P).namespaceURI,l=r=null,n.props&&n.props.__P!=e&&(n.__k.some(function(U){U&&Tn(U,U)}),n.__k=null),
a=n.__k?ht(n,0):null),a=go(e,Mn(S)?S:[S],t,n,s,o,r,i,a,l,h),y.__P&&(t.__e=null,a=c),t.__u&=-161,d&&d.some(yt),u.__h.length&&
i.push(u),1&u.__g&&(u.__g&=-4)}catch(U){if(i.length=m,t.__v=null,l||r)if(U&&U.then){if(t.__u|=128|l,r){for(~(M=r.indexOf(
a||void 0))||(M=r.length);(A=r[M-1])&&A.nodeType==8;)M--;for(;M<r.length;M++)if(A=r[M])if(r[M]=null,E){if(A==L)break}else{
if(A.nodeType!=8)break;A.data.startsWith("$s")&&(L=we(E=A))}}if(!E){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;
E=a}(c=we(E=t.__c.__z||(t.__c.__z=E)))?(t.__e=E,a=c):t.__e=a,a=a&&a.nextSibling}else r&&r.some(yt);else t.__e=n.__e;t.__k||
(t.__k=n.__k||[]),U&&U.then||yo(t),C.__e(U,t,n)}}else a=t.__e=Ha(n.__e,t,n,s,o,r,i,l,h,e);return(c=C.diffed)&&c(t),a}function we(e,t){
if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))
n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function yo(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.
some(yo))}function wo(e,t,n){for(var s=0;s<n.length;)En(n[s++],n[s++],n[s++]);C.__c&&C.__c(t,e),e.some(function(o){try{e=
o.__h,o.__h=[],e.some(function(r){r.call(o)})}catch(r){C.__e(r,o.__v)}})}function Ha(e,t,n,s,o,r,i,a,l,h){var c,d,m,u,f,
b,g,y,w=n.props||xe,k=t.props,x=t.type;if(x=="svg"?o="http://www.w3.org/2000/svg":x=="math"?o="http://www.w3.org/1998/Ma\
th/MathML":o||(o="http://www.w3.org/1999/xhtml"),r){for(c=0;c<r.length;c++)if((f=r[c])&&(x?f.localName==x:f.nodeType==3)){
e=f,r[c]=null;break}}if(!e){if(y=h.ownerDocument||document,!x)return y.createTextNode(k);e=y.createElementNS(o,x,k.is?k:
h),a&&(C.__m&&C.__m(t,r),a=!1),r=null}if(x){if(h=x=="template"&&e.content||e,r=x=="textarea"&&k.defaultValue!=null?null:
r&&mo.call(h.childNodes),!a&&r)for(w={},c=0;c<e.attributes.length;c++)w[(f=e.attributes[c]).name]=f.value;for(c in w)f=w[c],
c=="dangerouslySetInnerHTML"?m=f:c=="children"||c in k||c=="value"&&"defaultValue"in k||c=="checked"&&"defaultChecked"in
k||pe(e,c,null,f,o);for(c in k)f=k[c],c=="children"?u=f:c=="dangerouslySetInnerHTML"?d=f:c=="value"?b=f:c=="checked"?g=f:
a&&typeof f!="function"||w[c]===f||pe(e,c,f,w[c],o);d?(a||m&&(d.__html==m.__html||d.__html==e.innerHTML)||(e.innerHTML=d.
__html),t.__k=[]):(m&&(e.textContent=""),(x=="foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&Ta.test(x))&&(o="\
http://www.w3.org/1999/xhtml"),go(h,Mn(u)?u:[u],t,n,s,o,r,i,r?r[0]:n.__k&&ht(n,0),a,l),r&&r.some(yt)),a&&x!="textarea"||
(c="value",x=="progress"&&b==null?e.removeAttribute(c):b==null||b===e[c]&&(x!="progress"||b)||pe(e,c,b,w[c],o),c="checke\
d",g!=null&&g!=e[c]&&pe(e,c,g,w[c],o))}else w===k||a&&e.data==k||(e.data=k);return e}function En(e,t,n,s){try{typeof e==
"function"?t?t.__x=e(t)||1:s&&(s=s.__c||s.__e)&&(t=s.__x)&&(s.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(o){
C.__e(o,n)}}function Tn(e,t,n){var s,o,r,i;if(C.unmount&&C.unmount(e),!(s=e.ref)||s.current&&s.current!=e.__e||En(s,null,
t,e),s=e.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(a){C.__e(a,t)}s.__P=s.__n=null}if(s=e.__k)for(i=
0;i<s.length;i++)s[i]&&Tn(s[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(s=e.__c)&&(s=s.__z)&&(o=we(s,r=[]))&&(s==
e.__e&&r.some(yt),yt(o),yt(s)),n||yt(e.__e),e.__e=e.__c=e.__=null}function Ra(e,t,n){return this.constructor(e,n)}function vo(e,t){
var n,s,o,r;C.__&&C.__(e,t),t.nodeType==9&&(t=t.documentElement),s=(n=e&&32&e.__u)?null:t.__k,t.__k=be(Tt,{children:[e]}),
o=[],r=[],Sn(t,t.__k,s||xe,xe,t.namespaceURI,s?null:t.firstChild?mo.call(t.childNodes):null,o,s?s.__e:t.firstChild,n,r),
wo(o,t.__k,r),t.__k.props.children=null}C={__e:function(e,t,n,s){for(var o,r,i;t=t.__;)if((o=t.__c)&&!(1&o.__g)){o.__g|=4;try{if((i=(r=o.constructor)&&r.getDerivedStateFromError)&&
o.setState(r.getDerivedStateFromError(e)),o.componentDidCatch&&(o.componentDidCatch(e,s||{}),i=1),i&&8&o.__g)return void(o.
__g|=2)}catch(a){e=a}}throw ve=0,e}},co=0,Sa=function(e){return e!=null&&e.constructor===Vt},ye.prototype.setState=function(e,t){
var n=this.__s;n&&n!=this.state||(n=this.__s=wt({},this.state)),typeof e=="function"&&(e=e(wt({},n),this.props)),e&&(wt(
n,e),this.__v&&(t&&this.__k.push(t),ao(this)))},ye.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.
push(e),ao(this))},ye.prototype.render=Tt,ct=[],ve=0,ho=function(e,t){return e.__v.__b-t.__v.__b},ge=Symbol(),uo=/(PointerCapture)$|Capture$/i,
$n=0,_n={},Ea=0;var Lt,B,Ln,xo,An=Object.is,_e=0,Ao=[],Nn=[],D=C,ko=D.__b,_o=D.__r,$o=D.diffed,Mo=D.__c,So=D.unmount,Eo=D.__;function $e(e,t){
D.__h&&D.__h(B,e,_e||t),_e=0;var n=B.__H||(B.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function Hn(e){
return _e=1,Ca(Ho,e)}function Ca(e,t,n){var s=$e(Lt++,2);if(s.t=e,!s.__c&&(s.__=[n?n(t):Ho(void 0,t),function(r){var i=(s.
__N||s.__)[0],a=s.t(i,r);An(i,a)||(s.__N=[a,s.__[1]],s.__c.setState({}))}],s.__c=B,!B.__f)){B.__f=!0;var o=B.shouldComponentUpdate;
B.shouldComponentUpdate=function(r,i,a){var l=this.__H;if(!l)return!0;var h=!1,c=this.props!=r;if(l.__.some(function(m){
m.__N&&(h=!0,An(m.__[0],m.__N[0])||(c=!0))}),o){var d=o.call(this,r,i,a);return h?d||c:d}return!h||c}}return s.__}function No(e,t){
var n=$e(Lt++,3);!D.__s&&Un(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,B.__H.__h.push(n))}function Po(e,t){var n=$e(Lt++,4);!D.__s&&
Un(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,B.__h.push(n))}function Rn(e){return _e=5,Cn(function(){return{current:e}},[])}function Cn(e,t){var n=$e(Lt++,7);return Un(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Ua(){var e;do{for(;e=Nn.shift();)try{jt(e)}catch(n){D.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Ao.shift();){var t=e.
__H;if(e.__P&&t)try{t.__h.some(jt),t.__h.some(Pn),t.__h=[]}catch(n){t.__h=[],D.__e(n,e.__v)}}}while(Nn.length)}D.__b=function(e){
B=null,ko&&ko(e)},D.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Eo&&Eo(e,t)},D.__r=function(e){_o&&_o(e),Lt=
0;var t=(B=e.__c).__H;t&&(Ln==B?B.__h=[]:(t.__h.some(jt),t.__h.some(Pn),Lt=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=
n.__N),n.u=n.__N=void 0})),Ln=B},D.diffed=function(e){$o&&$o(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Lo(Ao.push(t)),
t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Ln=B=null},D.__c=function(e,t){t.some(function(n){try{n.__h.some(jt),n.__h=
n.__h.filter(function(s){return!s.__||Pn(s)})}catch(s){n.__h=[function(){throw s}]}}),Mo&&Mo(e,t)},D.unmount=function(e){
So&&So(e);var t,n,s=e.__c;s&&s.__H&&(s.__H.__.some(function(o){try{if(o.__P&&o.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||
!n.__c.__P);)n=n.__;n=n&&n.__c}o.__P=n,Lo(Nn.push(o))}else jt(o)}catch(r){t=r}}),s.__H=void 0,t&&D.__e(t,s.__v))};var To=typeof requestAnimationFrame==
"function";function Oa(e){var t,n=function(){clearTimeout(s),To&&cancelAnimationFrame(t),setTimeout(e)},s=setTimeout(n,35);
To&&(t=requestAnimationFrame(n))}function Lo(e){e!=1&&xo==D.requestAnimationFrame||((xo=D.requestAnimationFrame)||Oa)(Ua)}
function jt(e){var t=B,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),B=t}function Pn(e){var t=B;e.__c=e.__(),B=t}function Un(e,t){
return!e||e.length!=t.length||t.some(function(n,s){return!An(n,e[s])})}function Ho(e,t){return typeof t=="function"?t(e):
t}var Ro=800;var Da=Symbol.for("pv"),Ba=0;function O(e,t,n,s,o,r){t||(t={});var i,a,l=t;if("ref"in l&&typeof e!="function")for(a in l={},t)a=="ref"?i=t[a]:l[a]=t[a];
var h={type:e,props:l,key:n,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Da,__v:--Ba,__i:-1,__u:0};return(o||
r)&&(h.__source=o,h.__self=r),C.vnode&&C.vnode(h),h}var Ia=80,On=12,Dn=e=>e.replace("-","−");function Wa({rule:e,value:t,set:n,refuses:s=!0}){let[o,r]=Hn(t),[i,a]=Hn(!0),
l=Cn(()=>it("note"),[]),h=o.trim()===t.trim()?o:t,{words:c,meant:d}=h.trim()?K(h,e):{words:"",meant:""},m=d?Mt(h,e):i&&s?
c:"";No(()=>{if(i)return;let f=setTimeout(()=>a(!0),Ro);return()=>clearTimeout(f)},[o,i]);let u=(f,b)=>{r(f),a(b),n(f.trim())};
return{text:h,sentence:m,meant:d,id:l,typed:f=>u(f,!1),put:f=>u(f,!0),complain:()=>a(!0),said:{"aria-invalid":m?!0:void 0,
"aria-describedby":m?l:void 0}}}function Fa({number:{text:e,sentence:t,meant:n,id:s},answer:o}){return O("div",{class:"n\
umnote",id:s,role:"status",children:[t&&O("p",{class:"refusal",children:t}),n&&O("div",{class:"row",children:[O("button",
{type:"button",class:"btn","data-k":"meant.yes",onClick:()=>o(n),children:"Yes"}),O("button",{type:"button",class:"btn",
"data-k":"meant.no",onClick:()=>o(`${e.trim()}%`),children:"No"})]})]})}function Va({text:e}){let t=Rn(null),n=Dn(e),s=e!==
""&&ot(n)&&n.length<=6,o=n.length<=On?n:`${n.slice(0,On-1)}…`;return Po(()=>{t.current?.replaceChildren(e===""?"?":s?Ft(
n,n.length>4?34:50):o)},[e]),O("span",{class:e===""?"drawn none":"drawn","aria-hidden":"true",ref:t})}var ja=({unit:e,low:t,
high:n})=>e==="chance"?1:10**Math.floor(Math.log10((n-t)/50||1));function Co({label:e,words:t,ends:n,enter:s,k:o="",control:r,
...i}){let a=Wa(i),l=Rn(null),{low:h,high:c}=i.rule,d=ja(i.rule),m=a.text.trim(),u=K(m,i.rule).value,f=Ks(m,i.rule),b=()=>String(
Number(Number(l.current?.value).toFixed(d<1?2:0))),g=()=>l.current?.focus({preventScroll:!0});r&&(r.current={focus:g,put:a.
put,complain:a.complain});let y=w=>{w.key==="Enter"&&(w.preventDefault(),m===""&&w.target===l.current?a.put(b()):m!==""&&
u==null?a.complain():m!==""&&s())};return O("div",{class:"asknum",children:[O("div",{class:"saynum",children:[O("span",{
class:"bigbox",children:[O("input",{class:"bignum",inputMode:h<0?"text":"decimal","data-k":`value${o}`,maxLength:Ia,autocomplete:"\
off","aria-label":`${e} ${t}`,...a.said,style:{"--n":String(Math.min(Math.max(2,m.length),On))},value:a.text,onInput:w=>a.
typed(w.currentTarget.value),onChange:a.complain,onKeyDown:y}),O(Va,{text:m})]}),O("p",{children:[O("b",{class:"equals",
"aria-hidden":"true",children:f&&`= ${Dn(f)} `}),t]})]}),O(Fa,{number:a,answer:w=>{a.put(w),g()}}),O("input",{type:"rang\
e",ref:l,class:u==null?"rng empty":"rng",min:h,max:c,step:d,"data-k":`range${o}`,"aria-label":e,"aria-valuetext":u==null?
"not set yet":`${f||m} ${t}`,style:{"--p":`${u==null?0:100*(u-h)/(c-h||1)}%`},value:u??(h+c)/2,onInput:()=>a.put(b()),onKeyDown:y}),
O("div",{class:"ends","aria-hidden":"true",children:[O("span",{children:n[0]}),O("span",{children:n[1]})]})]})}function qa({
measure:e,span:t,cases:n,label:s="Your guess",...o}){let r=gn({measure:e,span:t}),i=e==="chance";return O(Co,{...o,rule:r,
label:s,words:i?`out of 100 ${n}`.trim():e,ends:i?["never","always"]:[Dn(String(r.low)),String(r.high)]})}function Uo({value:e,
set:t},n){let s=p("div.numfield"),o=i=>vo(n(i,r),s),r=i=>{o(i),t(i)};return o(e),s}function Oo(e){let t={current:null};return{
node:Uo(e,(n,s)=>O(Co,{...e,value:n,set:s,control:t})),focus:()=>t.current?.focus(),put:n=>t.current?.put(n),complain:()=>t.
current?.complain()}}var Do=e=>Uo(e,(t,n)=>O(qa,{...e,value:t,set:n}));var Za="var(--card-ink)";function Me(e,t,n,s,o){let r=s*.46,i=h=>`a${r} ${r} 0 1 0 ${h*2*r} 0`,a=(h,c)=>`M${h-r} ${c}${i(
1)}${i(-1)}Z`,l={d:`M${t} ${n-s*1.1}L${t+s*.85} ${n}L${t} ${n+s*1.1}L${t-s*.85} ${n}Z`,h:`M${t} ${n+s}L${t-s*.95} ${n-s*
.12}A${s*.52} ${s*.52} 0 0 1 ${t} ${n-s*.52}A${s*.52} ${s*.52} 0 0 1 ${t+s*.95} ${n-s*.12}Z`,s:`M${t} ${n-s*1.05}L${t+s*
.95} ${n+s*.12}A${s*.5} ${s*.5} 0 0 1 ${t+s*.14} ${n+s*.5}L${t+s*.4} ${n+s}H${t-s*.4}L${t-s*.14} ${n+s*.5}A${s*.5} ${s*.5}\
 0 0 1 ${t-s*.95} ${n+s*.12}Z`,c:a(t,n-s*.52)+a(t-s*.54,n+s*.22)+a(t+s*.54,n+s*.22)+`M${t} ${n-s*.2}L${t+s*.4} ${n+s}H${t-
s*.4}Z`}[e];if(!l)throw new Error(`There is no suit "${e}".`);return v("path",{d:l,...o})}var Bo={bell:{fill:"M50 6C70 6\
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
M24 34H76V50H59V84H41V50H24Z",wide:9}},Io=e=>e in Bo;function Wo(e,t,n,s,{colour:o="var(--accent-card)",ink:r=Za}={}){let i=Bo[e];
if(!i)throw new Error(`There is no symbol "${e}".`);let a=(l,h)=>l&&v("path",{d:l,fill:"none",style:`stroke:${h}`,"strok\
e-width":i.wide??8});return v("g",{transform:`translate(${t} ${n}) scale(${s/100})`},a(i.line,o),i.fill&&v("path",{d:i.fill,
"fill-rule":"evenodd",style:`fill:${o}`}),i.ink&&v("path",{d:i.ink,style:`fill:${r}`}),a(i.inkLine,r))}var Y=(e,t)=>Math.max(12,Math.min(e,t/1.4));var Ka=[[/[ilj.,:;'|!tf\s()]/,.3],[/[mwMW@%]/,.88],[/[A-Z]/,.7],[/[\u0300-\u036f]/,0],[/[\u0250-\uffff]/,1]],Ga=["012345\
6789","of 100 hands, as the quick brown fox jumps over it"],qt,Fo=e=>{let t=0;for(let n of e)t+=Ka.find(([s])=>s.test(n))?.[1]??
.57;return t};function Ya(){if(qt!=null)return qt;let e=typeof document=="object"&&document.querySelector(".uw"),t=e&&document.
createElement("canvas").getContext("2d");if(!e||!t)return 1;let n=getComputedStyle(e).getPropertyValue("--sans"),s=[400,
700].flatMap(o=>(t.font=`${o} 100px ${n}`,Ga.map(r=>t.measureText(r).width/(o>400?100*1.06:100)/Fo(r))));return qt=Math.
max(1,...s),document.fonts.addEventListener("loadingdone",()=>qt=void 0,{once:!0}),qt}var W=(e,t)=>Fo(e)*t*Ya(),Ja=12;function I(e,t,n,s=1){
let o=W(e,s),r=Math.max(Math.min(t,Ja),Math.min(t,n/Math.max(o,.01)));if(o*r<=n+.01)return{lines:[e],size:r};let i=h=>W(
h,r*s)<=n,a=[""],l=()=>a[a.length-1];for(let h of e.split(" "))if(l()!==""&&i(`${l()} ${h}`))a[a.length-1]+=` ${h}`;else{
l()!==""&&a.push("");for(let c of h)l()!==""&&!i(l()+c)&&a.push(""),a[a.length-1]+=c}return{lines:a,size:r}}function At(e,t,{
w:n,ideal:s,tight:o=.5,least:r=n,floor:i=0}){if(e<=1)return{w:Math.min(n,Math.max(t,12)),step:s,cols:1,rows:1};let a=m=>Math.
max(o*m,i),l=(m,u)=>Math.min(s,(t-m)/Math.max(u-1,1));for(let m of[n,Math.max(r,Math.min(n,t/(1+o*(e-1))))])if(l(m,e)>=a(
m)-.01)return{w:m,step:l(m,e),cols:e,rows:1};let h=Math.max(1,Math.floor((t-r)/a(r))+1),c=Math.ceil(e/h),d=Math.ceil(e/c);
return{w:r,step:l(r,d),cols:d,rows:c}}function Vo(e){let t=[...e].sort((s,o)=>s.seat-o.seat),n=Math.max(0,t.findIndex(s=>s.
me));return[...t.slice(n),...t.slice(0,n)]}function jo(e){if(e<2)return{left:0,top:e,right:0};let t=Math.floor((e+1)/3);
return{left:t,top:e-2*t,right:t}}function Bn(e,t,n,s){if(e==="skip")return v("g",{fill:"currentColor"},V(`M${t-s} ${n+s*.5}A${s} ${s} 0 0 1 ${t+s*.78} ${n-
.1*s}`,"currentColor",s*.26),v("path",{d:`M${t+s*1.2} ${n+s*.62}L${t+s*.3} ${n+s*.2}L${t+s*1.16} ${n-s*.5}Z`}),H(t,n+s*.62,
s*.24));let o=r=>`M${t-r*s} ${n-r*s*.62}H${t+r*s*.2}V${n-r*s}L${t+r*s} ${n-r*s*.46}L${t+r*s*.2} ${n+r*s*.08}V${n-r*s*.3}\
H${t-r*s}Z`;return v("path",{d:o(1)+o(-1),fill:"currentColor"})}function za(e){let t=e*1.4,n=e*.08,s=(t-2*n)/17,o=e*.3,r="",
i="";for(let a=0;a<9;a++)r+=`M${n} ${n+2*a*s}h${e-2*n}v${s}h${2*n-e}z`;for(let a=-3;a<=3;a++){let l=2*a*s,h=Math.sqrt(Math.
max(0,o**2-(Math.abs(l)+s/2)**2));h&&(i+=`M${e/2+l-s/2} ${t/2-h}h${s}v${2*h}h${-s}z`)}return[T(0,0,e,t,{class:"paper",rx:e*
.085}),v("path.stripes",{d:r}),H(e/2,t/2,o+s*.9,{fill:"var(--card)"}),v("path.stripes",{d:i})]}function Xa(e,t){let n=t*
1.4,s=t*.085,o=e.rings??0,r=e.text??"",i=t*Math.min(.098,.78/Math.max(o,1)),a=t*.11,l=a+t*.026,h="";for(let d=1;d<o;d++)
h+=`M0 ${n-a-d*i}A${a+d*i} ${a+d*i} 0 0 1 ${a+d*i} ${n}`;let c=ot(r)?Math.min(t*.36,t*.76*100/Q(r,100)):0;return[T(0,0,t,
n,{class:"paper",rx:s}),o>0&&v("path",{d:`M0 ${n-l}A${l} ${l} 0 0 1 ${l} ${n}H${s}A${s} ${s} 0 0 1 0 ${n-s}Z`,fill:"var(\
--accent-card)"}),h&&V(h,"var(--accent-card)",Math.min(t*.052,i*.55)),c?G(r,t*.12,t*.13,c,{colour:"var(--card-ink)"}):v(
"text",{x:t*.1,y:t*.36,"font-size":Math.min(t*.3,t*1.5/Math.max(r.length,1)),"font-weight":700,fill:"var(--card-ink)"},r),
T(0,0,t,n,{class:"edge",rx:s})]}function Qa(e,t){let n=t*1.4,s=t*.085,o=e.colour==="wild",r=e.colour??"",i=o?"#fff":`var\
(--c-${r}-on)`,a=o?[["r",-1,-1],["g",1,-1],["y",-1,1],["b",1,1]].map(([m,u,f])=>lt(String(m),t*(.5+.23*Number(u)),n*.62+
t*.23*Number(f),t*.16,{fill:`var(--c-${m})`,stroke:"#fff","stroke-width":t*.018})):[.46,.31,.16].map(m=>lt(r,t*.62,n*.66,
t*m,{fill:"none",stroke:i,"stroke-opacity":.5,"stroke-width":t*.045})),l={draw2:"+2",draw4:"+4"}[e.glyph??""],h=l??(e.glyph?
"":e.text??""),c=h?G(h,t*.12,t*.13,t*(l?.34:.42),{gap:l?8:13}):o?v("text",{x:t*.11,y:t*.3,"font-size":Math.max(12.5,t*.22),
"font-weight":700,fill:i},t<46?"W":"Wild"):Bn(e.glyph??"",t*.31,t*.33,t*.19),d=e.letter||r.toUpperCase();return[T(0,0,t,
n,{rx:s,fill:o?"#17181C":`var(--c-${r})`}),v("svg",{width:t,height:n,style:"overflow:hidden"},a),v("g",{style:`color:${i}`},
c),!o&&v("text",{x:t*.12,y:n-t*.1,"font-size":Math.max(12.5,t*.205),"font-weight":700,fill:i},d),T(0,0,t,n,{rx:s,fill:"n\
one",stroke:"#fff","stroke-width":Math.max(2,t*.03)})]}function tl(e,t){let n=t*1.4,s=e.suit??"",o=e.text??"",r=`var(--s\
uit-${s})`,i=Math.min(t*.3,t*.62*100/Q(o,100,6));return[T(0,0,t,n,{class:"paper",rx:t*.085}),Me(s,t*.66,n*.69,t*.34,{style:`\
fill:${r}`,opacity:.16}),Me(s,t*.66,n*.69,t*.2,{style:`fill:${r}`}),G(o,t*.1,t*.11,i,{colour:r,gap:o.length>1?6:13}),Me(
s,t*.22,t*.6,Math.max(4,t*.125),{style:`fill:${r}`}),T(0,0,t,n,{class:"edge",rx:t*.085})]}function el(e,t){let n=t*1.4,s=e.
text??"",o=Math.min(t*.2,t*.8/Math.max(W(s,1.06),.1)),r=s!==""&&o>=9,i=t*(r?.6:.7);return[T(0,0,t,n,{class:"paper",rx:t*
.085}),r&&v("text",{x:t*.1,y:t*.1+o*.9,"font-size":o,"font-weight":700,style:"fill:var(--card-ink)"},s),Wo(e.glyph??"",(t-
i)/2,r?n*.36:(n-i)/2,i),T(0,0,t,n,{class:"edge",rx:t*.085})]}function nl(e,t){return e.colour?Qa(e,t):e.suit?tl(e,t):e.glyph&&
Io(e.glyph)?el(e,t):Xa(e,t)}function tt(e,t){let n=e?nl(e,t):za(t);return v("g",{class:e?"front":"back"},n)}var sl={0:[],
1:[[0,0]],2:[[-1,-1],[1,1]],3:[[-1,-1],[0,0],[1,1]],4:[[-1,-1],[1,-1],[-1,1],[1,1]],5:[[-1,-1],[1,-1],[0,0],[-1,1],[1,1]],
6:[[-1,-1],[1,-1],[-1,0],[1,0],[-1,1],[1,1]]},Zt=(e,t,n)=>[T(0,0,t,t,{rx:t*.14,style:`fill:var(--card);stroke:${n?"var(-\
-lit)":"var(--field)"}`,"stroke-width":n?5:1.5,opacity:e?1:.45}),sl[e].map(([s,o])=>H(t*(.5+s*.26),t*(.5+o*.26),t*.09,{fill:"\
var(--card-ink)"}))];var Kt=(e,t,n)=>Math.max(0,Math.min(1,(e-t)/(n-t||1)));function Gt(e,t){let n=[.1,.2,.25,.5,1,2,2.5,5,10,20,25,50,100,200,250,500].find(o=>(t-e)/o<=5)??(t-e)/4,s=[];for(let o=Math.
ceil(e/n);o*n<=t+1e-9;o++)s.push(Number((o*n).toFixed(9)));return s}function Yt(e,t,n,s){if(e===0)return H(t,n,s-.8,{fill:"none",stroke:"var(--edge)","stroke-width":1.5});let o=e>1&&H(t,n,
s-.9,{fill:"none",stroke:"var(--accent-fill)","stroke-width":1.9});return v("g",H(t,n,e>1?s*.56:s,{fill:"var(--accent-fi\
ll)"}),o)}function In(e,t,n){let s=e.flatMap(c=>Array(c.n).fill(c.yes)),o=c=>[8+c%10*19,8+Math.floor(c/10)*19],[r,i]=o(Math.max(1,
Math.round((t??0)*100))-1),[a,l]=o(Math.round((n??0)*100)-1),h=e.map(c=>`${c.n} ${c.words}`).join(", ");return v("svg.hu\
ndred",{viewBox:"0 0 187 187",role:"img","aria-label":`Of 100: ${h}.`},s.map((c,d)=>{let[m,u]=o(d);return Yt(c,m,u,7.2)}),
n!=null&&a>0&&v("path.ghost",{d:`M${a} ${l+6}l-7-12h14z`,"stroke-linejoin":"round"}),t!=null&&t>0&&v("path",{d:`M${r} ${i+
6}l-6-11h12z`,fill:"var(--accent)",stroke:"var(--sheet)","stroke-width":2}))}var Wn=e=>v("svg",{width:18,height:18,"aria\
-hidden":"true"},Yt(e,9,9,7));function qo({mistake:e,asks:t,own:n},s){if(!e)return null;if(n)return p("p",p("b",`${e.name}. `),e.words);let o=(r,i)=>p(
"button.btn.quiet",{"data-k":`own.${r}`,onclick:()=>s(i)},r);return t&&p("p.own",p("span",e.asked),o("Yes",!0),o("No",!1))}var Fn=(e,t)=>[p("li",{style:`--depth:${t}`},e.chance&&p("b",e.chance),p("span",e.words),e.value&&p("em",e.value)),...e.
children.flatMap(n=>Fn(n,t+1))];function Nt(e,t){let n=Math.abs(e)*10**t,s=Math.floor(n);if(n-s!==.5||!Number.isInteger(e*2**(t+1)))return e.toFixed(t);
let o=(s%2?s+1:s)/10**t;return(e<0?-o:o).toFixed(t)}function ol(e){return e>0&&e<5/1e4?"under 0.1%":e<1&&e>9995/1e4?"ove\
r 99.9%":`${Nt(100*e,1)}%`}var Zo=(e,t)=>t==="chance"?ol(e):`${Nt(Math.abs(e)<.005?0:e,2)} ${t}`.replace("-","−");function Ko(e,t,n){
let{value:s,share:o,words:r}=K(String(e),t==="chance"?at:{low:n[0],high:n[1],unit:t});if(s==null)throw new Error(r);return t===
"chance"?o:s}var Go=e=>e.charAt(0).toUpperCase()+e.slice(1);function Yo(e,t){let n=[],s=[],o=e.map((r,i)=>i).sort((r,i)=>e[r]-e[i]||r-i);for(let r of o){let i=n.findIndex(l=>e[r]-l>=
t-1e-9),a=i<0?n.length:i;n[a]=e[r],s[r]=a}return s}var Jo=4.4,rl=7.7,il=13,vt=(e,t,n,s,o=il)=>v(`text.${s}`,{x:e,y:t,"font-size":o},n),al=({span:e,chance:t})=>t?Array.from(
{length:11},(n,s)=>s/10):Gt(...e).filter(n=>n<=e[1]),zo=(e,t,n,s)=>v("path",{d:`M${e-n} ${t-1.65*n}h${2*n}L${e} ${t}z`,class:s?
"student mine":"student"});function Xo(e,t,{values:n,own:s,apart:o=!1,exact:r,written:i,scale:a}){let{span:l,mark:h,chance:c}=a,
d=t-22,m=M=>12+Kt(M,...l)*(e-24),u=s!=null&&o?[...n,s]:n,f=u.map(m),b=Yo(f,2*Jo),g=Math.min(rl,(d-24)/(Math.max(0,...b)+
1)),y=Math.min(Jo,.6*g),w=s==null?[]:u.flatMap((M,A)=>M===s?[A]:[]),k=w.sort((M,A)=>b[A]-b[M])[0]??-1,x=f.map((M,A)=>zo(
M,d-2-b[A]*g,y,A===k)),$=f[k]??0,_=d-2-(b[k]??0)*g,S=m(r)>e/2,E=$<e-50,L=s==null?"":` You guessed ${h(s)}.`;return Bt(e,
t,`The class guessed ${n.map(h).join(", ")}. The answer is ${i}.${L}`,V(`M${m(l[0])} ${d}H${m(l[1])}`,"var(--edge)",1.5),
al(a).map((M,A)=>[V(`M${m(M)} ${d}v4`,"var(--edge)",1.5),(!c||A%5===0)&&vt(m(M),d+18,c?String(Math.round(100*M)):h(M),"t\
x2.m")]),V(`M${m(r)} 2V${d}`,"var(--ink)",3),x,vt(m(r)+(S?-7:7),13,`answer ${i}`,S?"tx.b.e":"tx.b"),k>=0&&vt($+(E?11:-11),
_-1,"you",E?"tx.b.halo":"tx.b.e.halo"))}var Qo=({dealt:e,traces:t})=>[...Object.values(e).map(n=>({face:n,die:0})),...t].
filter(({face:n,die:s})=>n||s).slice(0,6);function Vn(e,t,n){let s=Qo(e).map(({face:o,die:r})=>o?.text??o?.glyph??(r?`a \
die, ${r}`:""));return`Deal ${t}: ${[s.join(", "),n].filter(Boolean).join(". ")}.`}function tr(e,t,n,s){let[o,r]=[64,44];
if(!e){let d={rx:3,fill:"none",stroke:"var(--rule)","stroke-width":1.5,"stroke-dasharray":"3 3"};return v("svg",{viewBox:`\
0 0 ${o} ${r}`,role:"img","aria-label":`Deal ${t+1}: not dealt yet`},T(2,2,o-4,r-4,d))}let i=Qo(e),a=s&&!!e.value,l=Math.
min(22,(r-14)/1.4),h=i.length>1?Math.min(l+2,(o-6-l)/(i.length-1)):0,c=(o-(l+h*(i.length-1)))/2;return v("svg",{viewBox:`\
0 0 ${o} ${r}`,role:"img","aria-label":Vn(e,t+1,n)},T(1.5,1.5,o-3,r-3,{rx:3,class:a?"deal came":"deal"}),i.map(({face:d,
die:m},u)=>v("g",{transform:`translate(${c+u*h} ${(r-l*1.4)/2})`},m?Zt(m,l,!1):tt(d,l))),i.length===0&&e.value!=null&&(s?
Yt(e.value,o/2,r/2,8):vt(o/2,r/2+5,n,"tx.b.m")),e.value==null&&V(`M6 ${r/2}H${o-6}`,"var(--ink-2)",2))}function er(e,t){
let s=12+34*t.length,o=t.every(({scale:i})=>i.chance),r=({scale:i},a)=>34+Kt(a,...i.span)*(e-34-62);return Bt(e,s+24,t.map(
({n:i,said:a,exact:l,scale:h,off:c})=>`Position ${i}: ${a==null?"no guess":`you guessed ${h.mark(a)}`}, the answer is ${h.
mark(l)}, ${c}.`).join(" "),o&&[0,.25,.5,.75,1].map(i=>[V(`M${r(t[0],i)} 8V${s}`,"var(--rule)",1),vt(r(t[0],i),s+18,String(
100*i),"tx2.m")]),t.map((i,a)=>{let l=12+34*(a+.5),h=r(i,i.exact);return[vt(0,l+5,String(i.n),"tx.b",14),i.said!=null&&V(
`M${r(i,i.said)} ${l}H${h}`,"var(--accent-fill)",2),V(`M${h} ${l-10}v20`,"var(--ink)",4),i.said!=null&&zo(r(i,i.said),l+
6,6,!0),vt(e,l+5,i.off,"tx.e",14)]}))}function nr(e,t,n){let o=e/15;return v("svg",{width:e,height:24*Math.ceil(t/15)+2,
"aria-hidden":"true"},Array.from({length:t},(r,i)=>{let[a,l]=[o*(i%15+.5),13+24*Math.floor(i/15)];return i<n?H(a,l,7.5,{
fill:"var(--redact)"}):H(a,l,6.5,{fill:"none",stroke:"var(--edge)","stroke-width":1.8})}))}var ll=["shown","why","deal"],cl="Your answers have been deleted from your teacher’s computer.",hl="Your teacher is co\
ntinuing without phones. The guesses so far stay on the screen in front, without names.",Se=e=>({place:"join",words:"",line:!1,
you:null,standing:{seq:-1,to:"door",at:0,of:0,vote:1,step:0,ends:0},moment:null,answer:null,deals:{at:-1,shown:[]},own:{},
count:{kind:"count",here:0,said:0,missing:0,waiting:0,front:!0},saying:null,title:"",rows:{},...e}),Pt=({moment:e,standing:t})=>e?.
at===t.at?e:null,ut=({answer:e,standing:t})=>ll.includes(t.to)&&e?.at===t.at?e:null;function Ht({own:e,saying:t,standing:{
at:n}},s){let o=e[n]?.votes[s];return t&&t.at===n&&t.vote===s?{value:t.value,sure:t.sure}:o?{value:o[0],sure:o[1]}:null}
var dt=({own:e},t,n)=>e[t]?.votes[n]?.[2]??null,mt=({own:e,standing:{at:t}})=>e[t]?.dealt??0;function jn(e,t,n){let{votes:s,
dealt:o}=e.own[t]??{votes:{},dealt:0};return{...e.own,[t]:{dealt:n.dealt??o,votes:{...s,...n.votes}}}}function sr(e){let{
saying:t,standing:n}=e;return!t||n.to==="ask"&&t.at===n.at&&t.vote===n.vote?e:{...e,saying:null,words:"The vote closed b\
efore your last guess arrived."}}function or(e,t){let{at:n,exact:s}=t,{moment:o}=e;if(o?.at!==n)return{...e,answer:t};let r={
at:n,exact:s,measure:o.measure,span:o.span};return{...e,answer:t,rows:{...e.rows,[n]:r}}}var rr=(e,t)=>({...e,moment:t,title:t.
title});function qn(e,t){switch(t.kind){case"you":return{...e,place:"in",words:"",line:!0,you:t};case"now":{let{standing:n,
moment:s,answer:o,deals:r,own:i,count:a}=t;if(n.seq<e.standing.seq&&e.line)return e;let l={...e,standing:n,own:i,count:a};
return s&&(l=rr(l,s)),o&&(l=or(l,o)),r&&(l={...l,deals:{at:n.at,shown:r}}),n.to==="door"&&(l={...l,rows:{}}),sr(l)}case"\
state":{let{standing:n}=t;if(n.seq<=e.standing.seq)return e;let s=n.to==="door"?{own:{},rows:{}}:{},o=n.at!==e.standing.
at||n.vote!==e.standing.vote,r=o?{...e.count,said:0,missing:e.count.here}:e.count;return sr({...e,...s,standing:n,count:r,
words:""})}case"moment":return rr(e,t);case"reveal":return or(e,t);case"dealt":return{...e,deals:{at:t.at,shown:t.shown}};case"\
kept":{let{at:n,vote:s,value:o,n:r}=t,{saying:i}=e,a=i&&i.at===n&&i.vote===s&&r>=i.n,l=a?i.sure:e.own[n]?.votes[s]?.[1]??
"",h=jn(e,n,{votes:{[s]:[o,l,null]}});return{...e,own:h,saying:a?null:i,words:""}}case"yes":{let{at:n,vote:s,yes:o}=t,r=e.
own[n]?.votes[s];return r?{...e,own:jn(e,n,{votes:{[s]:[r[0],r[1],o]}})}:e}case"count":return{...e,count:t};case"waiting":
return{...e,place:"door",words:t.words,line:!0};case"gone":return{...e,place:"over",line:!1,words:t.hands?hl:cl};case"no":{
let{about:n,words:s,n:o}=t;return n==="full"?{...e,place:"door",words:s}:n==="hello"?{...e,place:"join",words:s}:n!=="sa\
y"?{...e,words:s}:{...e,words:s,saying:e.saying?.n===o?null:e.saying}}}}var ir=(e,t)=>({...e,own:jn(e,e.standing.at,{dealt:t})});var ar=60,ul=["1st","2nd","3rd"],Ee="You didn't guess here.",dl=({measure:e,span:t})=>({span:t,chance:e==="chance",mark:n=>Rt(
n,e)}),Rt=(e,t)=>t==="chance"?Nt(100*e,1).replace(/\.0$/,""):Nt(e,2).replace(/\.?0+$/,"").replace("-","−"),cr=(e,t)=>`${Rt(
e,t)} ${t==="chance"?"out of 100":t}`;function Zn(e,{measure:t,span:n,step:s}){let o=Ko(e,t,n);return Number((n[0]+Math.
round((o-n[0])/s)*s).toFixed(9))}var hr=(e,...t)=>p("div.you",ot(e)?Ft(e,46):p("b.amount",e),p("p",t),p("span.sr",e)),lr=(e,{
measure:t},n)=>e&&hr(Rt(e.value,t),`${t==="chance"?"out of 100":t} ${n}`);function Kn({count:{said:e,missing:t}}){let n=p(
"div.discs"),s=e+t;return s<=ar&&It(n,o=>nr(o,s,e)),[p("p.count",p("span","Waiting for the others"),p("b",`${e} of ${s} ${s===
1?"has":"have"} answered`)),s<=ar&&n]}function ml(e,t,n,s){let{measure:o,span:r}=t,i=t.shown,a=e.standing.vote>1?Ht(e,1):
null,l=Do({measure:o,span:r,cases:i.cases,value:n.text,set:h=>{n.text=h,s.changed()},enter:s.say});return[p("p.mute",i.given),
a&&p("p.mute.first",`First you guessed ${cr(a.value,o)}. Guess again: the same number or another.`),p("div.ask",l,Ws(n))]}
var ur=({value:e},t,n)=>`You guessed ${Rt(e,t)}. It's ${n}. `;function fl(e,t,n,s){let{verdict:o,mistake:r}=e,i=s==null?
r?.asked:s&&r?`${r.name}. ${r.words}`:"";return`${ur(e,t,n)}${o} ${i??""}`}function pl(e,{measure:t},n,s,o){let{value:r,
verdict:i,mistake:a,others:l}=e,h=l>0?` ${l} other${l>1?"s":""} guessed this too.`:"",c={value:r,sure:"",verdict:i,mistake:a&&
{...a,words:a.words+h},asks:s==null,own:s===!0};return p("div.said",p("p",p("b",ur(e,t,n)),i),qo(c,o))}function gl({answer:e,
dots:t}){if(!e)return null;let n=[e.fraction,e.percent].filter(s=>s&&!Number.isInteger(Number(s))).join(", ");return p("\
div.counted",t.length>0&&In(t,void 0,void 0),p("div",p("ul.kinds",t.map(s=>p("li",Wn(s.yes),p("span",p("b",String(s.n)),
` ${s.words}`)))),n&&p("p.mute",n)))}function bl(e,t,n,s){let o=n.shown,r=n.mark,{values:i,again:a,written:l,notice:h}=o,
c=p("div.heap"),d=dl(t),m={values:a.length>0?a:i,own:r?.value??null,apart:r?.vote===1&&a.length>0,exact:n.exact,written:l,
scale:d};return It(c,u=>Xo(u,c.clientHeight||120,m)),[c,r?pl(r,t,l,dt(e,n.at,r.vote),u=>s(r.vote,u)):p("p.said",Ee),h&&p(
"p.mute.notice",h),gl(o)]}function yl({standing:e},t){let{steps:n,written:s}=t.shown,o=Math.min(e.step,n.length-1),r=n[o];
if(!r)return{title:`Why ${s}?`,nodes:[p("p.mute","There are no steps to show here.")]};let i=r.tree||r.formula||r.value?
"":"The picture is on the screen in front.";return{title:`Why ${s}: step ${o+1} of ${n.length}`,spoken:[`${[r.words,r.value].
filter(Boolean).join(": ")}.`,i].filter(Boolean).join(" "),nodes:[p("p.counts-now",p("i",{"aria-hidden":"true"},r.letter),
r.words),r.tree&&p("ul.branches",Fn(r.tree,0)),(r.formula||r.value)&&p("p.reckon",p("span",r.formula??""),p("b",r.value?
`= ${r.value}`:"")),p("p.mute",i&&`${i} `,"Your teacher moves on to the next step.")]}}function wl(e,t,n,s){let{trial:o,
struck:r}=n.shown,{cases:i,event:a}=t.shown,l=e.deals.at===e.standing.at?e.deals.shown:[],h=`${o.slice(0,1).toUpperCase()}${o.
slice(1)}, ten times`;if(l.length===0)return{title:h,nodes:[p("p.mute","Your ten deals are on their way.")]};let c=l.length,
d=Math.min(mt(e),c),m=d>0?l[d-1]:null,u=l.slice(0,d),f=u.flatMap(({value:x})=>x==null?[]:[x]),b=f.reduce((x,$)=>x+$,0),g=t.
measure==="chance",y=d-f.length,w=g?[String(b),`of ${f.length} ${i||"times"} ${a}`]:[Nt(b/(f.length||1),2),`${t.measure}\
 in ${f.length} deals`],k=x=>x==null?`not counted: ${r}`:g?x?"yes":"no":Zo(x,t.measure);return{title:h,chip:`deal ${d} o\
f ${c}`,spoken:m?`${Vn(m,d,k(m.value))} ${w.join(" ")}.`:"",nodes:[p("div.hands",Array.from({length:c},(x,$)=>tr(u[$]??null,
$,u[$]?k(u[$].value):"",g))),f.length>0&&hr(w[0],w[1]),p("p.note",y>0?`${y} of ${d} not counted: ${r}. `:"",d<c?"The scr\
een in front adds up everyone's deals.":"Ten deals tell you little. The screen in front adds up everyone's.")],...d<c&&{
main:{label:`Deal the ${ul[d]??`${d+1}th`}`,does:"deal",press:()=>s(d+1)}}}}function Gn(e,t){return Object.values(e).sort(
(n,s)=>n.at-s.at).map(({at:n,exact:s,measure:o,span:r})=>{let i=t[n]?.votes[1]?.[0]??null,a={span:r,chance:o==="chance",
mark:d=>Rt(d,o)},l=i==null?null:(i-s)*(a.chance?100:1),h=l==null?"–":Rt(Math.abs(a.chance?Math.round(l):l),""),c=l==null||
Number(h)===0?"":l>0?"+":"−";return{n:n+1,said:i,exact:s,scale:a,off:l!=null&&Number(h)===0?"same":c+h}})}function Yn(e){
let t=p("div.rows");return It(t,n=>er(n,e)),e.length>0?t:p("p.mute","No answer was shown while you were here.")}function dr(e){
let t=Math.max(0,Math.round(e));return t>0?`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")} left`:"Time is up"}function mr(e,t,n){
let{standing:s,you:o}=e,r=Pt(e),i=ut(e);if(s.to==="end"||e.place==="over"){let f=p("button.btn",{"data-k":"leave",onclick:n.
leave},"Leave");return{title:e.place==="over"?"The class is over":"Your guesses and the answers",chip:"end",nodes:[e.place===
"over"&&p("p.mute",e.words),Yn(Gn(e.rows,e.own))],main:{label:"Keep them on this phone",press:n.keep,off:Object.keys(e.rows).
length>0?"":"There's nothing to keep."},also:f}}if(s.to==="door"||!r)return{title:o?.nick?`You are in, ${o.nick}`:`You a\
re Student ${o?.number??""}`,nodes:[p("p.mute","It starts on the screen in front. Keep this page open."),p("p.count",p("\
b",`${e.count.here} ${e.count.here===1?"is":"are"} here`))]};let{measure:a}=r,{ask:l}=r.shown,h=Ht(e,s.vote),c=s.vote>1?
"again":void 0;if(s.to==="ask"&&(!h||t.anew)){let f=ml(e,r,t,n);return{title:l,chip:c,nodes:f,main:{label:Jn(t.text,r),does:"\
say",off:Wt(t.text,r),press:n.say}}}if(s.to==="ask"||s.to==="held"){let f=fn.find(([g])=>g===h?.sure)?.[1],b=s.to==="ask";
return{title:l,chip:c,spoken:b?void 0:"The vote is closed.",nodes:[h?lr(h,r,"is your guess"):p("p.you",p("b",Ee)),f&&p("\
p.mute",f),b&&p("div.counts",Kn(e)),p("p.note",b?"The answer will appear for everyone at once, in front and here.":"The \
vote is closed.")],also:b&&p("button.btn",{"data-k":"change",onclick:n.change},"Change my guess")}}if(s.to==="talk"){let f=Ht(
e,1);return{title:f?"Find someone with a different guess. Say why.":"Ask someone what they guessed, and why.",chip:"agai\
n",nodes:[f?lr(f,r,"was your first guess"):p("p.you",p("b",Ee)),p("p.note",f?"Then everyone guesses again. Your first gu\
ess is saved too. Nobody sees who changed their mind.":"Then everyone votes again, you too. Nobody sees who changed thei\
r mind."),p("p.count",p("span","Talk"),p("b.clock",{role:"timer"}))]}}if(!i)return{title:l,nodes:[p("p.mute","The answer\
 is on its way.")]};if(s.to==="why")return yl(e,i);if(s.to==="deal")return wl(e,r,i,n.press);let{headline:d,written:m}=i.
shown,u=i.mark;return{title:d||`${m} ${a==="chance"?bn(r.shown):a}`,spoken:u?fl(u,a,m,dt(e,i.at,u.vote)):Ee,nodes:bl(e,r,
i,n.yes)}}function Jn(e,t){try{return`Guess ${cr(Zn(e,t),t.measure)}`}catch{return"Send my guess"}}var Jt="uncle_widgets.class.phone",vl=8e3,xl=2e4,kl=1e3,fr=4e3,_l="open elsewhere",$l="This class is open on another pag\
e of this phone.",pr={1008:"The server closed this connection."},Ml=1013,Sl=5e3;function Ct(e){try{return JSON.parse(localStorage.
getItem(e)??"null")}catch{return null}}function Te(e,t){try{return t==null?localStorage.removeItem(e):localStorage.setItem(
e,JSON.stringify(t)),!0}catch{return!1}}var El=()=>[...crypto.getRandomValues(new Uint8Array(16))].map(e=>e.toString(16).
padStart(2,"0")).join(""),zt=class{constructor(t,n){this.socket=null;this.stores=!0;this.waking=0;this.heardAt=0;this.url=
t,this.told=n,this.phone=Se(),this.member={code:"",key:"",nick:"",n:0,saying:null,title:"",rows:{}},setInterval(()=>this.
here(),vl),document.addEventListener("visibilitychange",()=>!document.hidden&&this.woken()),addEventListener("online",()=>this.
woken())}static knows(t){return Ct(Jt)?.code===t}join(t,n){let s=Ct(Jt),o=s?.code===t?s:null;this.member={key:El(),n:0,saying:null,
title:"",rows:{},...o,code:t,nick:n||(o?.nick??"")},this.keep();let{saying:r,title:i,rows:a}=this.member;this.show(Se({place:"\
going",saying:r,title:i,rows:a})),this.open()}leave(){Te(Jt,null),this.show(Se()),this.drop()}keep(){this.stores=Te(Jt,this.
member)}show(t){let n=this.phone;if(t===n)return;this.phone=t;let{saying:s,title:o,rows:r}=t;(s!==this.member.saying||r!==
this.member.rows||o!==this.member.title)&&(this.member={...this.member,saying:s,title:o,rows:r},t.place!=="join"&&this.keep()),
this.told(t,n)}open(){this.drop();let t=new WebSocket(this.url);this.socket=t,this.heardAt=Date.now(),t.onopen=()=>{let{
code:n,key:s,nick:o}=this.member;this.send({kind:"hello",code:n,key:s,nick:o})},t.onmessage=({data:n})=>t===this.socket&&
this.hear(JSON.parse(n)),t.onclose=({code:n,reason:s})=>t===this.socket&&this.lost(n,s)}drop(){clearTimeout(this.waking);
let{socket:t}=this;this.socket=null,t?.close()}lost(t,n){this.socket=null;let{place:s}=this.phone;if(!(s==="over"||s==="\
join")){if(t===Ml){this.show({...this.phone,line:!1,place:"door"}),this.waking=window.setTimeout(()=>this.open(),Sl+Math.
random()*fr);return}if(pr[t]){let o=n===_l?$l:pr[t];return this.show({...this.phone,line:!1,place:"aside",words:o})}this.
show({...this.phone,line:!1}),this.waking=window.setTimeout(()=>this.open(),kl+Math.random()*fr)}}woken(){["join","over",
"aside"].includes(this.phone.place)||(this.socket?.readyState===WebSocket.OPEN?this.here():this.socket?.readyState!==WebSocket.
CONNECTING&&this.open())}here(){this.socket?.readyState===WebSocket.OPEN&&(Date.now()-this.heardAt>xl?(this.drop(),this.
lost(0,"")):this.send({kind:"here",seq:this.phone.standing.seq}))}send(t){this.socket?.readyState===WebSocket.OPEN&&this.
socket.send(JSON.stringify(t))}hear(t){this.heardAt=Date.now();let n=this.phone,s=mt(n),{at:o,vote:r}=n.standing;if(this.
show(qn(this.phone,t)),t.kind==="now"){let{saying:i,standing:a}=this.phone;if(i&&this.send(i),a.at===o){a.to==="deal"&&s>
mt(this.phone)&&this.press(s);for(let l of ut(this.phone)?[1,r]:[]){let h=dt(n,o,l);h!=null&&dt(this.phone,o,l)==null&&this.
yes(l,h)}}}t.kind==="no"&&t.about==="hello"&&this.drop(),t.kind==="gone"&&this.drop()}say(t,n){let{at:s,vote:o}=this.phone.
standing,r=Ct(Jt),i=1+Math.max(this.member.n,r?.n??0);this.member={...this.member,n:i};let a={kind:"say",at:s,vote:o,value:t,
sure:n,n:i};this.show({...this.phone,saying:a,words:""}),this.send(a)}yes(t,n){let s={kind:"yes",at:this.phone.standing.
at,vote:t,yes:n};this.show(qn(this.phone,s)),this.send(s)}press(t){this.show(ir(this.phone,t)),this.send({kind:"press",at:this.
phone.standing.at,k:t})}};var Le=class{constructor(t){this.values=t,this.heard=new Map,this.saying=n=>{}}get(t){return this.values[t]}set(t,n){this.
put({[t]:n})}put(t){let n=Object.keys(t).filter(s=>Tl(this.values[s],t[s]));for(let s of n)this.values[s]=t[s];for(let s of n)
this.tell(`change:${s}`,t[s])}save_changes(){}send(t){this.saying(t)}on(t,n){for(let s of t.split(" "))this.heard.has(s)||
this.heard.set(s,new Set),this.heard.get(s)?.add(n)}off(t,n){for(let s of t.split(" "))this.heard.get(s)?.delete(n)}tell(t,n){
for(let s of[...this.heard.get(t)??[]])s(n)}},Tl=(e,t)=>e!==t&&JSON.stringify(e)!==JSON.stringify(t);var Ll={csv:"text/csv",json:"application/json",html:"text/html",ipynb:"application/x-ipynb+json"};function zn(e){if(e.kind!==
"file")return;let t=Ll[e.name.split(".").pop()??""]??"text/plain",n=URL.createObjectURL(new Blob([e.text],{type:t}));p("\
a",{href:n,download:e.name}).click(),URL.revokeObjectURL(n)}var Xn="uncle_widgets.aim.";var Qn=new Map;function Ae(e){try{return localStorage.getItem(e)??Qn.get(e)??""}catch{return Qn.get(e)??""}}function br(e,t){
Qn.set(e,t);try{localStorage.setItem(e,t)}catch{}}var Al=e=>Number(Ae(Xn+e))>=3;var gr=new Set;function yr(e){return gr.add(e),()=>gr.delete(e)}function wr(e,t=!1){!e||Al(e)||br(Xn+e,String(t?3:Number(Ae(Xn+e))+1))}var vr="uncle_widgets.answered",Nl=1500,xr=new Set;function Pl(){try{localStorage.getItem(vr)}catch{return!1}return Ae(vr)===
""}function kr(e,t){let n=!1,s=()=>{let o=Pl()&&t();e.classList.toggle("newcomer",o),n&&!o&&(e.classList.add("shown-now"),setTimeout(
()=>e.classList.remove("shown-now"),Nl)),n=o};return xr.add(s),s(),{draw:s,stop:()=>xr.delete(s)}}var _r=55,Hl=74,Rl=46,ts=36,Cl=46;function Ul(e){let t=e.closest(".uw-room");return!!(t&&!e.closest(".uw-page")&&t.getBoundingClientRect().
top+window.scrollY>window.innerHeight/2)}function Ol(e){if($t())return Ul(e)?window.innerHeight:null;let t=e.getRootNode();
return t instanceof ShadowRoot?Dl(t.host):e.closest(".jp-WindowedPanel-outer, .jp-NotebookPanel-notebook, .jp-Notebook")?.
clientHeight??Number.NaN}function Dl(e){let t=window.innerHeight,n=e;for(;n;){let{overflowY:s,maxHeight:o,paddingTop:r,paddingBottom:i}=getComputedStyle(
n);if(s==="auto"||s==="scroll"){let l=parseFloat(o)-parseFloat(r)-parseFloat(i);o.endsWith("px")?t=Math.min(t,l):n.scrollHeight>
n.clientHeight+1&&(t=Math.min(t,n.clientHeight))}let a=n.getRootNode();n=n.parentElement??(a instanceof ShadowRoot?a.host:
null)}return t}function Bl(e,t,n,s=_r){let o=n?Math.max(ts,Math.min(Cl,t)):t;return e>=s&&o>=ts?{kind:e>=Hl?"large":"mid\
dle",height:o}:{kind:o<ts||n?"flow":"phone",height:o}}function $r(e,t){let n="",s=()=>{let i=e.closest(".uw-page")??e.closest(
".uw-room");if(!i)return;let a=parseFloat(getComputedStyle(e).fontSize)||16,l=Ol(e),h=l==null?i.getBoundingClientRect().
top+window.scrollY:0,c=l??window.innerHeight-2*h,d=i.classList.contains("uw-position")?Rl:_r,m=i.clientWidth/a,{kind:u,height:f}=Bl(
m,c/a,l!=null,d),b=`${u} ${Math.floor(f*a)} ${a}`;i.classList.toggle("uw-beside",l!=null&&u==="flow"&&m>=d),b!==n&&(n=b,
i.dataset.fit=u,i.classList.toggle("uw-one",u==="large"||u==="middle"),i.classList.toggle("uw-middle",u==="middle"),i.classList.
toggle("uw-phone",u==="phone"),i.classList.toggle("uw-fits",u!=="flow"),i.style.setProperty("--uw-h",`${Math.floor(f*a)}\
px`),i.style.setProperty("--uw-rem",`${a}px`),t())},o=new ResizeObserver(s),r=()=>{let i=e.closest(".uw-page")??e.closest(
".uw-room");return!i&&e.isConnected?0:i?(o.observe(i),s(),0):requestAnimationFrame(r)};return r(),window.addEventListener(
"resize",s),()=>{o.disconnect(),window.removeEventListener("resize",s)}}var Il="input:not([type=range]), select, textarea, [contenteditable]:not([contenteditable=false])",es="uncle_widgets key\
s",Wl="input, [role=tab], .chooser, .art",Mr=/^(Arrow|Home|End)/,Er="button, a, summary, label, [role=button], [role=tab\
]",Ut=new Set,ns=e=>e.closest(".uw-page")??e.closest(".uw-room")??e.closest(".uw"),Tr=e=>e.getClientRects().length>0,Lr=e=>!!e.
any||e.keys.some(t=>t.length===1&&t!==" ");function Ar(){try{return localStorage.getItem(es)!=="off"}catch{return!0}}function Fl(e){
try{e?localStorage.removeItem(es):localStorage.setItem(es,"off")}catch{}}function Vl({el:e,keys:t},n,s){let{key:o,shiftKey:r}=n;
return Mr.test(o)&&s.closest(Wl)&&!(s instanceof HTMLInputElement&&e.contains(s))?!1:t().some(i=>(i.keys.includes(o)||i.
any?.(o))&&(!Mr.test(o)||r===!!i.shift)&&(!i.inside||e.contains(s))&&(!Lr(i)||Ar()&&!s.closest("input"))&&i.when()&&i.press(
o,s))}function Sr(e){if(e.defaultPrevented||e.isComposing||e.ctrlKey||e.metaKey||e.altKey)return;let t=e.composedPath(),
n=t[0];if(!(n instanceof Element)||n.closest("dialog")||n.closest(Il)&&e.key!=="Escape")return;let s=[...Ut].filter(({el:o})=>{
let r=ns(o);return r&&t.includes(r)&&Tr(o)});if(s.length){if(e.key==="?")jl(s[0].el);else if(!s.some(o=>Vl(o,e,n)))return;
e.preventDefault(),e.stopPropagation()}}function Nr(e,t){let n={el:e,keys:t};return Ut.size||document.addEventListener("\
keydown",Sr,!0),Ut.add(n),()=>{Ut.delete(n),Ut.size||document.removeEventListener("keydown",Sr,!0)}}function jl(e){let t=ns(
e),n=it("keys"),o=[...Ut].filter(l=>ns(l.el)===t&&Tr(l.el)).flatMap(l=>l.keys()).filter(l=>l.when()),r=p("div.keys-typed"),
i=p("dialog.sheet.keys-list",{"aria-labelledby":n,onclose:()=>i.remove()}),a=()=>{let l=Ar();nt(r,p("span",{"aria-hidden":"\
true"},"Letter, number and symbol keys"),st({label:"Letter, number and symbol keys",choices:[[!0,"On"],[!1,"Off"]],value:l,
pick:h=>{Fl(h),a()},k:"typed"}));for(let h of i.querySelectorAll("[data-typed]"))h.classList.toggle("off",!l)};i.append(
p("h2",{id:n,tabindex:-1,autofocus:!0},"Keyboard shortcuts"),p("p.mute","They work while the focus is on this page, but \
not while you type in a field."),p("dl",[...o,{keys:["?"],shown:"?",words:"Shows this list.",when:()=>!0,press:()=>!0}].
map(l=>p("div",{"data-typed":Lr(l)&&l.shown!=="?"?"":null},p("dt",p("kbd",l.shown)),p("dd",l.words)))),r,p("button.btn",
{"data-k":"keys.close",onclick:()=>i.close()},"Close")),a(),e.append(i),i.showModal()}var Ne=class{constructor(t,n){this.stamp=-1;this.move="";this.next="";this.model=t,this.marked=n,this.at=-1/0}get waiting(){
return this.stamp===this.model.get("stamp")&&performance.now()-this.at<3e3}send(t,n){if(!(!t||this.model.get("busy"))){if(this.
waiting){this.model.get("mode")==="edit"&&(this.next=t);return}this.at=performance.now(),this.stamp=this.model.get("stam\
p"),this.mark(t),this.model.send({kind:"move",move:t,stamp:this.stamp,said:n})}}drawn(){this.mark(this.waiting?this.move:
"");let t=this.next;!t||this.waiting||(this.next="",this.send(t,null))}mark(t){this.move=t,this.marked(t)}};var ql=({words:e,name:t},n)=>p("p.covered",`${e} `,n?p("b",t):p("span.blank",{role:"img","aria-label":"hidden name"})),Pe=class{constructor({
send:t,drawn:n}){this.opened=!1;this.send=t,this.drawn=n,this.root=p("div.call",{role:"group",hidden:!0})}get hidden(){return this.
root.hidden}cover(){this.opened=!1}show(t,n,s){let o=n?t.alert??"":"",r=t.covered??[],i=s==="shown"||s==="press"&&this.opened,
a=o?(t.actions??[]).find(c=>c.strong):void 0;this.root.hidden=!o&&!r.length,this.root.classList.toggle("calm",!o&&!(n&&t.
actions?.length));let l=JSON.stringify([o,a,r,i,s]);if(this.root.dataset.looks===l)return;this.root.dataset.looks=l,this.
root.setAttribute("aria-label",o||"Hidden names");let h=()=>{this.opened=!this.opened,this.show(t,n,s),this.drawn()};nt(
this.root,o&&p("p",p("b",o)),r.length>0&&p("div.covers",r.map(c=>ql(c,i))),r.length>0&&s==="press"&&p("button.btn",{"dat\
a-k":"covers","aria-pressed":String(i),onclick:h},i?"Hide":"Show"),a&&p("button.btn.alert",{"data-k":"call","data-act":a.
move,onclick:()=>this.send(a.move)},a.label))}};function Hr({place:e,now:t,said:n},s){let[o="",r=""]=n??[];return{place:s.place??[e,o&&t].filter(Boolean).join(" "),line:s.
line??(o?[o,r]:[t??"",r])}}var Pr=7,He=class{constructor({texts:t,see:n}){this.looks="";this.texts=t,this.see=n,this.chip=
p("button.chipbtn",{"data-k":"clause",hidden:!0,onclick:()=>this.open(!!this.box.hidden)}),this.badge=p("b.badge",{hidden:!0}),
this.place=p("span.place"),this.line=p("p.line"),this.note=p("p.note",{role:"status"}),this.sheet=p("button.btn.quiet",{
"data-k":"scores","aria-expanded":"false",hidden:!0},"Scores"),this.eyes=p("div.seg",{role:"group","aria-label":"Seen by"}),
this.seen=p("div.eyes",j("eye",22),this.eyes),this.box=p("div.clause-box",{hidden:!0,tabindex:-1,"data-k":"clauses"}),this.
root=p("div.caption",p("div.told",p("p.over",this.badge,this.chip,this.place),this.line,this.note),p("div.seen",this.sheet,
this.seen))}show({clauses:t,badge:n="",place:s,line:o,note:r,tone:i}){P(this.root,"data-tone",i),this.badge.hidden=!n,this.
badge.textContent=n;let a=this.texts(),[l=""]=t;this.place.textContent=s,this.line.hidden=!!r,this.line.replaceChildren(
p("b",o[0]),o[1]?` ${o[1]}`:""),this.line.classList.remove("long"),this.line.classList.toggle("long",this.line.scrollWidth>
this.line.clientWidth+1),this.note.textContent!==r&&(this.note.textContent=r),this.note.hidden=!r;let h=JSON.stringify([
t,i]);if(h===this.looks)return this.below();this.looks=h,this.open(!1);let c=i==="trial"?"just a test":l;this.chip.hidden=
!c,this.chip.replaceChildren(p("span.chip.line",c));let d=t.filter(m=>a[m]);P(this.chip,"aria-disabled",d.length&&i!=="t\
rial"?"":"true"),P(this.chip,"data-clause",l),this.box.replaceChildren(p("dl",d.map(m=>p("div",p("dt",m),p("dd",a[m])))))}open(t){
let n=t&&this.box.querySelector("dt")!=null&&this.chip.getAttribute("aria-disabled")!=="true";this.box.hidden=!n,this.below(),
P(this.chip,"aria-expanded",String(n))}below(){this.box.hidden||(this.box.style.top=`${this.root.offsetTop+this.root.offsetHeight}\
px`)}escape(){return this.box.hidden?!1:(this.open(!1),this.chip.focus(),!0)}showEyes(t,n){let s=JSON.stringify(t);if(this.
seen.hidden=t.length<2,this.eyes.dataset.looks!==s){this.eyes.dataset.looks=s;let r=p("select.pick",{"data-k":"eyes.many",
"aria-label":"Seen by",onchange:i=>this.see(i.target.value)},t.map(([i,a])=>p("option",{value:i},a)));this.eyes.classList.
toggle("seg",t.length<=Pr),this.eyes.replaceChildren(...t.length>Pr?[r]:t.map(([i,a])=>p("button",{"data-eye":i,title:a,
"aria-label":a,onclick:()=>this.see(i)},a)))}let o=this.eyes.querySelector("select");if(o)o.value=n;else for(let r of this.
eyes.children)P(r,"aria-pressed",String(r.getAttribute("data-eye")===n))}};var Rr=(e,t)=>Math.max(0,Math.min(e.x+e.w,t.x+t.w)-Math.max(e.x,t.x))*Math.max(0,Math.min(e.y+e.h,t.y+t.h)-Math.max(e.y,
t.y)),ss=(e,t,n,s)=>Math.max(n,Math.min(e,n+s-t));function Cr({w:e,h:t},n,s,o){let r={x:n.x+n.w/2,y:n.y+n.h/2},i=[["abov\
e",r.x-e/2,n.y-t-10],["below",r.x-e/2,n.y+n.h+10],["right",n.x+n.w+10,r.y-t/2],["left",n.x-e-10,r.y-t/2]],a=Math.min(s.y+
s.h,...o.map(({y:u})=>u));i.push(["right",n.x+n.w+10,a-t-10],["left",n.x-e-10,a-t-10]);let l=i.map(([u,f,b])=>{let g={x:ss(
f,e,s.x,s.w),y:ss(b,t,s.y,s.h),w:e,h:t},y=Rr(g,n)+3*o.reduce((w,k)=>w+Rr(g,k),0);return{...g,side:u,covers:y}}),{covers:h,
...c}=l.reduce((u,f)=>f.covers<u.covers-1?f:u),d=c.side==="above"||c.side==="below"?r.x-c.x:r.y-c.y,m=c.side==="above"||
c.side==="below"?e:t;return{...c,tip:ss(d,0,14,m-28)}}var Ur=(e,t)=>v("svg.small-card",{viewBox:"0 0 48 68",...t},tt(e,48));function Zl(e,t){let n={"data-act":e.move,onclick:()=>t(
e.move)};if(e.face){let s=[e.group,e.label].filter(Boolean).join(" ");return p("button.btn.card-pick",{"aria-label":s,title:e.
label,...n},Ur(e.face,{"aria-hidden":"true"}))}return p("button.btn",{...n},e.colour&&fe(e.colour)&&v("svg.icon",{viewBox:"\
-12 -12 24 24",style:"width:1.4em;height:1.4em","aria-hidden":"true"},lt(e.colour,0,0,8.5,{fill:`var(--c-${e.colour})`,stroke:"\
#fff","stroke-width":2})),e.label)}var Kl=e=>[p("p.mute","What you remember is under this card"),p("ol.recall",e.map(t=>p(
"li",Ur(t.face,{role:"img","aria-label":t.label}))))],Re=class{constructor(t){this.key="";this.how=t,this.root=p("div.ch\
ooser",{role:"group",hidden:!0}),this.away=n=>{let[s]=n.composedPath();s instanceof Element&&!this.root.contains(s)&&!s.
closest(".thing.plays")&&this.close()}}show(t){if(this.key===t.key)return this.leave();let n=!t.plays&&t.recall?.length,
s=t.picks.find(i=>i.group)?.group,o=i=>{this.leave(),this.how.play(i)};this.key=t.key,this.root.setAttribute("aria-label",
n?`Under ${t.label}`:`How to play: ${t.label}`);let r={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
leave()};this.root.replaceChildren(p("div.choose-head",p("p",p("b",Go(t.label)),s&&p("span",`: ${s}`)),bt(r,j("close",16))),
...n?Kl(t.recall):[p("div.picks",t.picks.some(i=>i.parts?.length)?this.parts(t.picks,[],o):t.picks.map(i=>Zl(i,o)))]),this.
root.hidden=!1,document.addEventListener("pointerdown",this.away,!0),this.how.moved(),this.stand(),this.buttons.find(i=>!i.
matches(".shut"))?.focus({preventScroll:!0})}parts(t,n,s){let o=new Set(t.flatMap(({parts:i})=>(i??[]).filter(a=>!n.includes(
a)))),r=i=>{let a=[...n,i],l=t.filter(({parts:h})=>h?.includes(i));if(l.length===1)return s(l[0].move);this.root.querySelector(
".picks")?.replaceChildren(...this.parts(l,a,s)),this.stand(),this.buttons.find(h=>h.dataset.part)?.focus({preventScroll:!0})};
return[...n.length?[p("p.mute",`${n.join(", ")}, and ...`)]:[],...[...o].sort().map(i=>p("button.btn",{"data-part":i,onclick:()=>r(
i)},i))]}get buttons(){return[...this.root.querySelectorAll("button")]}stand(){let t=this.key&&this.how.around(this.key),
n=this.root.parentElement;if(!t||!n)return;let s=n.getBoundingClientRect(),o=Math.max(s.top,0),r=6,i={x:r,y:o-s.top+r,w:s.
width-2*r,h:Math.min(s.bottom,window.innerHeight)-o-2*r};this.root.style.cssText=`left:0;top:0;max-width:${i.w}px;max-he\
ight:${i.h}px`;let a=({x:u,y:f,w:b,h:g})=>({x:u-s.left,y:f-s.top,w:b,h:g}),l={w:this.root.offsetWidth,h:this.root.offsetHeight},
{x:h,y:c,side:d,tip:m}=Cr(l,a(t.card),i,t.hand.map(a));this.root.dataset.side=d,this.root.style.cssText+=`;left:${h}px;t\
op:${c}px;--tip:${m}px`}leave(){let t=this.key;this.close(),this.how.focus(t)}close(){if(!this.key)return;let t=this.key,
n=this.root.contains(F(this.root));this.key="",document.removeEventListener("pointerdown",this.away,!0),this.root.hidden=
!0,this.root.replaceChildren(),this.how.moved(),n&&this.how.focus(t)}stroke(t){let n=this.buttons,s=n.findIndex(r=>r.matches(
":focus"));if(!this.key||s<0)return!1;let o={ArrowRight:s+1,ArrowDown:s+1,ArrowLeft:s-1,ArrowUp:s-1,Home:0,End:n.length-
1}[t.key];return o==null?!1:(t.preventDefault(),n[(o+n.length)%n.length].focus({preventScroll:!0}),!0)}};function Or(e,t){let{zones:n,board:s,sheet:o,...r}=e,i=a=>a==null?void 0:t[a];return{...r,zones:n.map(a=>t[a]),board:i(s)??
"",sheet:i(o)}}var Ce=class{constructor(t,n){this.resting=0;this.model=t,this.pages=new Map(Object.entries(t.get("pages")??
{})),this.asked=new Map,this.hear=s=>{s.kind==="page"&&(this.pages.set(`${s.watcher}.${s.page}`,s),n())},t.on("msg:custo\
m",this.hear)}get watcher(){return this.model.get("watcher")}get few(){return this.model.get("frames")[this.watcher]??[]}get length(){
return this.model.get("count")||this.few.length}scene(t){let n=Math.max(0,Math.min(t,this.length-1));if(!this.model.get(
"count"))return this.few[n]?Or(this.few[n],this.model.get("pool")):null;let s=this.model.get("size"),o=Math.floor(n/s),r=this.
page(o);return r?(this.fetchRest(o),Or(r.frames[n-o*s],r.pool)):null}page(t,n=this.watcher){let s=`${n}.${t}`,o=this.pages.
get(s);return!o&&performance.now()-(this.asked.get(s)??-1/0)>8e3&&(this.asked.set(s,performance.now()),this.model.send({
kind:"page",watcher:n,page:t})),o}fetchRest(t){clearTimeout(this.resting);let n=Math.ceil(this.length/this.model.get("si\
ze")),s=Array.from({length:n},(a,l)=>(t+l)%n),o=n<=4?s:[t],r=s.map(a=>[a,this.watcher]);for(let[a]of this.model.get("eye\
s"))for(let l of o)r.push([l,a]);let i=r.find(([a,l])=>!this.pages.has(`${l}.${a}`));i&&(this.resting=setTimeout(()=>this.
page(...i),150))}marks(){let t=o=>o.mark??0;if(!this.model.get("count"))return this.few.map(t);let n=this.model.get("siz\
e"),s=Array.from({length:this.length},()=>0);for(let o=0;o*n<s.length;o++)(this.pages.get(`${this.watcher}.${o}`)?.frames??
[]).forEach((r,i)=>{s[o*n+i]=t(r)});return s}stop(){clearTimeout(this.resting),this.model.off("msg:custom",this.hear)}};var Gl=["#F4F7FF","#A9C3F5","#6F94DB","#3F63AB","#233E77"],rs=e=>({fill:Gl[e-1],ink:e<4?"#13201E":"#FFF"}),os=e=>!!e.nodes,
Yl=["part","value"];function Jl(e,t){let n=Object.entries(e.nodes??{});return t==="part"?n:[...n].sort(([,s],[,o])=>(s.value??
0)-(o.value??0))}var Ue=class{constructor(t){this.back=!1;this.by="part";this.map={};this.changed=t,this.words=p("p.coun\
ted"),this.steps=p("ol.shades"),this.tokens=p("button.btn.quiet",{"data-k":"heat.tokens",onclick:()=>this.bring()}),this.
opener=p("button.btn.quiet",{"data-k":"heat.all","aria-expanded":"false",onclick:()=>this.open(!!this.list.hidden)}),this.
root=p("div.heat-bar",{role:"group","aria-label":"Numbers on the board",hidden:!0},p("div.legend",this.words,this.steps),
this.tokens,this.opener),this.list=p("section.sheet.scores.heat-list",{hidden:!0})}get clears(){return os(this.map)&&!!this.
map.hides&&!this.back}show(t){if(JSON.stringify(t)===JSON.stringify(this.map)||(this.map=t,this.root.hidden=!os(t),this.
open(!1),!os(t)))return;let{title:n="",unit:s="",steps:o=[],hides:r="",nodes:i={}}=t;this.words.textContent=n,this.steps.
replaceChildren(...o.map(({text:a,count:l},h)=>{let{fill:c,ink:d}=rs(h+1),m=`about ${a} ${s} at ${l} ${l===1?"place":"pl\
aces"}`;return p("li",{title:m},p("span.shade",{"aria-hidden":"true",style:`background:${c};color:${d}`},a),p("span.sr",
m))}),p("li.unit",{"aria-hidden":"true"},s)),this.tokens.hidden=!r,this.opener.textContent=`All ${Object.keys(i).length}`,
this.say()}say(){this.tokens.textContent=`Show ${this.map.hides??""}`,P(this.tokens,"aria-pressed",String(this.back))}bring(){
this.back=!this.back,this.say(),this.changed()}open(t){this.list.hidden=!t,P(this.opener,"aria-expanded",String(t)),this.
list.replaceChildren(...t?[this.table()]:[])}escape(){let t=!this.list.hidden;return this.open(!1),t&&this.opener.focus(),
t}sort(t){this.by=t,this.open(!0),this.list.querySelector(`[data-k="heat.${t}"]`)?.focus()}table(){let{title:t="",unit:n=""}=this.
map,s={part:"where",value:n},o=Yl.map(i=>p("th",{scope:"col","aria-sort":this.by===i?"ascending":null},p("button.sorts",
{"data-k":`heat.${i}`,onclick:()=>this.sort(i)},s[i]))),r=([i,{part:a="",value:l=0}])=>p("tr",p("th",{scope:"row"},i),p(
"td",a),p("td.num",l.toFixed(2)));return p("div.scroll",{tabindex:0,role:"group","aria-label":t},p("table",p("caption",t),
p("thead",p("tr",p("td"),...o)),p("tbody",Jl(this.map,this.by).map(r))))}};var Ot=10;function zl(e,t,n,s){if(t&&n>=t*46)return Math.min(t,Math.max(e,1));if(!e)return 1;let o=Math.max(1,Math.floor(
(n+Ot)/(s+Ot)));return Math.ceil(e/Math.ceil(e/o))}function Xt(e,t,n,s,o,r){let i=e.text(`${t.id}.label`,t.label,n,s+10,
{room:o}),a=zl(t.cells.length||1,t.columns??0,o,r?58:50),l=Math.min(r?66:60,(o-Ot*(a-1))/a),h=l+Ot,c=e.extras.acting?8:0,
d=s+22+i;return t.cells.forEach((m,u)=>{let f=n+u%a*h,b=d+Math.floor(u/a)*(l*1.4+Ot+c);"key"in m?e.card(m,f,b,l,{role:"g\
rid",own:!0}):(e.add("pile",`${t.id}.${u}`,f,b,{w:l,under:0,empty:!0}),m.seat!=null&&e.add("mark",`${t.id}.${u}`,f+l/2-9,
b+l*.7-9,{seat:m.seat,size:18,quiet:!0}))}),d-s+Math.ceil(t.cells.length/a)*(l*1.4+Ot+c)+10}function Qt(e,t,n,s,o){let r=t.
values.length,i=Math.min(56,(o-10*(r-1))/r),a=r*i+(r-1)*10;return e.add("dice",t.id,n,s,{w:a,size:i,values:t.values,thrown:t.
thrown??0,lit:t.lit??[],label:t.label,move:t.move??"",off:e.extras.acting?t.off??"":"",plays:e.extras.acting&&!!t.move,picks:[]}),
i+14}function is(e,t,n,s,o){let r=s+12;r+=e.text(`${t.id}.label`,t.label,n,r,{room:o})+10;for(let[i,{words:a,note:l,box:h}]of t.
rows.entries()){let c=h?30:0,d={size:14,bold:!0,quiet:h==="open",room:o-c};h&&e.add("box",`${t.id}.${i}`,n,r+3,{box:h,size:20}),
r+=14+e.text(`${t.id}.${i}.words`,a,n+c,r+12,d),l&&(r+=15+e.text(`${t.id}.${i}.note`,l,n+c,r+13,{room:o-c})),r+=7}return r-
s+6}function Dr(e,t,n,s){t.rows.filter(({box:o})=>o).forEach(({box:o},r)=>{e.add("box",`${t.id}.${r}`,n+30*r,s,{box:o,size:24})})}
function te(e,t,n,s,o,r,i){let a=e.extras.boards?.[t.board];if(!a)throw new Error(`The board "${t.board}" must be sent b\
efore its tokens.`);let l=i==null?Math.min(r,o*a.height/a.width):r;return e.add("board",t.id,n,s,{w:o,h:l,k:Math.min(o/a.
width,l/a.height),board:a,zone:t,heat:e.extras.heat??{},clear:!!e.extras.clear,acting:!!e.extras.acting,spots:e.extras.spots??
{},lit:e.extras.lit??{},clearance:i??0}),l+14}var Br=390,De=620,ee=196,Ir=58,as=38,ls=50,Oe=e=>e.cards.some(t=>t.move||t.picks?.length),Wr=e=>[...e.cards,...(e.before??
[]).flatMap(t=>"top"in t&&t.top||[])];function Fr(e,t,n,s,o){let r=n,i=0;for(let a of t){let l=Math.min(o-(r-n),a.values.
length*Ir);i=Math.max(i,Qt(e,a,r,s,l)),r+=l+8}return i}function Vr(e,t,n,s,o,r,i){let l=(o-16*(r-1))/r,h=s;for(let c=0;c<
t.length;c+=r){let d=t.slice(c,c+r),m=(u,f)=>i?Xl(e,u,n+f*(l+16),h,l):e.other(u,n+f*(l+16),h,l,!1);h+=(i?10:18)+Math.max(
...d.map(m))}return h-s}function Xl(e,t,n,s,o){let r=Wr(t),i=r.length?as*(1+.4*(r.length-1))+12:0,a=e.head(t,n,s,o-i,28),
[l]=t.counters??[],h={w:as,ideal:as*.4,tight:.3};if(e.cards(r,n+o-i,s,i,h,{role:"seat"}),!l)return 34+a;let c=Math.max(l.
full??0,l.value),d=l.art==="agents"?24*c:0;d&&e.add("agents",`${t.id}.0`,n,s+36+a,{count:l.value,full:c,size:18});let m={
value:l.value,label:l.label??"",high:18,room:o-i-d};return e.add("counter",`${t.id}.0`,n+d+6,s+36+a,m),58+a}function jr(e,t,n,s,o){
return t.stacks.forEach((r,i)=>e.stack(r,n+i*o/2,s,50)),t.stacks.length?116:0}function qr(e,t,n,s,o){let{seats:r,boards:i,
fans:a,grids:l,dice:h,notes:c}=t,d=24,[m,...u]=r,f=n-d-ee,b=f-2*d,g=14,y=14;for(let w of i)g+=te(e,w,d,g,b,o);y+=Fr(e,h,
f,y,ee);for(let w of c)y+=is(e,w,f,y,ee)+8;m&&!Oe(m)&&(y+=e.other(m,f,y+4,ee,!0)+20),y+=jr(e,t,f,y+4,ee);for(let w of l)
g+=Xt(e,w,d,g,b,!0);return u.length&&(g+=Vr(e,u,d,g+6,b,Math.min(u.length,3),!0)),g=Math.max(g,y),a.length&&(g+=e.fans(a,
d,g,n-2*d,!0)),m&&Oe(m)&&(g+=e.own(m,d,g+6,n-2*d,176)),{y:g,middle:{x:d+b/2,y:240,r:40}}}function Zr(e,{seats:t,boards:n,
stacks:s,dice:o,notes:r},i,a,l){let d=i-48,m=(a-20)/Math.max(1,t.length);for(let f of n)l?te(e,f,0,0,a,d,ls):te(e,f,0,ls,
a,d-ls,0);let u=10;for(let f of o)Qt(e,f,u,8,f.values.length*36),u+=f.values.length*36+6;for(let f of r)Dr(e,f,l?10:u+6,
l?d-34:14);for(let[f,{top:b}]of s.entries())b&&e.card(b,10+f*44,d-66,38,{role:"stack"});return t.forEach((f,b)=>{Ql(e,{...f,
cards:Wr(f)},10+b*m,d+10,m-4)}),{y:i-18,middle:{x:a/2,y:d/2,r:40}}}function Ql(e,t,n,s,o){let r=t.cards.length?24+9*(t.cards.
length-1):0,i=o-24-r;e.add("mark",t.id,n,s+2,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,I(t.name,13,
i).lines[0],n+25,s+9,{size:13,bold:!0,quiet:!1,room:i});let a=(t.counters??[]).map(({value:h,label:c})=>`${h} ${c}`)[0]??
t.note??"";e.text(`${t.id}.note`,I(a,12,i).lines[0],n+25,s+24,{size:12,room:i});let l={w:22,ideal:9,tight:.3,least:22};e.
cards(t.cards,n+o-r-2,s-1,r,l,{role:"seat"})}function Kr(e,t,n){let{seats:s,boards:o,fans:r,grids:i,dice:a,notes:l}=t,h=14,
c=n-2*h,[d,...m]=s,u=10;for(let g of o)u+=te(e,g,h,u,c,440);let f=a.length?Math.min(150,a.reduce((g,{values:y})=>g+y.length*
Ir+8,0)):0,b=Fr(e,a,h,u,f);if(b+=jr(e,t,h,u+b,Math.max(f,130)),d&&!Oe(d)){let g=f?h+f+16:h;b=Math.max(b,e.other(d,g,u,h+
c-g,!1))}u+=b+12;for(let g of l)u+=is(e,g,h,u,c)+8;for(let g of i)u+=Xt(e,g,h,u,c,!1);return r.length&&(u+=e.fans(r,h,u,
c,!1)),m.length&&(u+=Vr(e,m,h,u+4,c,Math.min(m.length,3),!1)),d&&Oe(d)&&(u+=e.own(d,h,u,c,0)),{y:u,middle:{x:n/2,y:200,r:40}}}var Jr=e=>[[0,0],[1,0],[1,1]].slice(0,e),tc=20,ec=60,zr=({extras:e})=>e.acting?e.call?32:14:0;function Xr(e){let t=(e.before??
[]).filter(({kind:n})=>n==="stack");return{beside:t.slice(0,-1),space:t.at(-1)}}function Gr(e,t,n,s,o,r,i){let{beside:a,
space:l}=Xr(t),h=r?n+i+28:n,c=o-i-28,d=e.head(t,h,s,c,30),m=h;for(let u of a)e.stack(u,m,s+46+d,46,110),m+=118;if(!t.me){
let u={w:38,ideal:22,tight:.05};e.cards(t.cards,m,s+46+d,h+c-m,u,{role:"seat"})}l&&e.stack(l,r?n:n+o-i,s,i,i+40)}function Qr(e,{
seats:[t,...n],ring:s,stacks:o},r,i){let l=92*1.4+32,h=r/2-i-24,c=r/2+24,d=28,m=d+l+74,u=n.length===1;n.forEach((w,k)=>{
let[x,$]=Jr(n.length)[k];Gr(e,w,x?c:i,$?m:d,h,!!x,92)}),t&&Gr(e,{...t,me:!0},i,m,h,!1,92);let f={x:u?c+h/2:r/2,y:u?d+44:
d+l+32,r:40};s&&e.add("ring",s.id,f.x,f.y,{ring:s,r:f.r});let b=u?92:46,g=u?f.x-o.length*(b+40)/2+20:f.x+90;o.forEach((w,k)=>e.
stack(w,g+k*(b+40),u?d+120:f.y-44,b,b+40));let y=m+l+4;if(t){let w=e.extras.call??0,k=zr(e),x=t.cards.some(_=>_.face);w&&
(e.call=y),y+=(w?w+20:0)+k;let $={w:x?88:62,ideal:x?106:44,tight:.5,least:60,floor:20};y+=e.cards(t.cards,i,y,r-2*i,$,{own:!0,
role:"hand"})}return{y,middle:f}}function Yr(e,t,n,s,o){let{beside:r,space:i}=Xr(t),a=46,l=o-a-34;e.add("mark",t.id,n,s+
2,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,t.name,n+26,s+11,{size:13,bold:!0,quiet:!1,room:l}),e.text(
`${t.id}.note`,I(t.alert||t.note,12,l).lines[0],n+26,s+25,{size:12,quiet:!t.active,room:l});let h=n;for(let c of r){if(c.
top){let d={...c.top,move:c.move||c.top.move,off:c.off||c.top.off};e.card(d,h,s+36,26,{role:"stack",recall:c.recall})}else
e.add("pile",c.id,h,s+36,{w:26,under:0,empty:!0});e.text(`${c.id}.count`,String(c.count),h+32,s+58,{size:14,bold:!0,quiet:!1}),
h+=58}if(!t.me){let c={w:22,ideal:10,tight:.05};e.cards(t.cards,h,s+38,n+o-a-8-h,c,{role:"seat"})}i&&ti(e,i,n+o-a,s,a)}function ti(e,t,n,s,o){
t.top?e.card(t.top,n,s+2,o,{role:"space",recall:t.recall}):e.add("pile",t.id,n,s+2,{w:o,under:0,empty:!0});let r=[t.count>
1?t.count:"",t.label].filter(Boolean).join(" "),i=I(r,12,o+14).lines.length<2;e.text(`${t.id}.label`,r,i?n+o/2:n+o+6,s+o*
1.4+17,{size:12,anchor:i?"middle":"end",room:i?o+14:3*o})}function ei(e,{seats:[t,...n],ring:s,stacks:o},r,i){let l=i/2-
10-10,h=i/2+10,c=88,d=n.length===1;n.forEach((w,k)=>{let[x,$]=Jr(n.length)[k];Yr(e,w,x?h:10,6+$*c,l)}),t&&Yr(e,{...t,me:!0},
10,6+c,l),o.slice(0,3).forEach((w,k)=>{d&&ti(e,w,h+20+k*66,50,46)});let m=e.extras.call??0,u=zr(e),f=6+2*c+6+u;m&&(e.call=
f-u);let b=f+(m?m+8:0),g=Math.max(tc,Y(78,r-b-8));t&&e.cards(t.cards,10,b,i-130,{w:g,ideal:g*1.12,tight:.36,least:g},{own:!0,
role:"hand"});let y={x:i-66,y:b+24,r:34};return s&&r-b<ec?(e.add("ring",s.id,y.x,r-18,{ring:{...s,value:"",note:""},r:y.
r}),e.text(`${s.id}.note`,`${s.value??""} ${s.note??""}`,i-10,r-14,{size:14,anchor:"end",room:170})):s&&(e.add("ring",s.
id,y.x,y.y,{ring:{...s,note:""},r:y.r}),e.text(`${s.id}.note`,s.note??"",y.x,y.y+30,{size:12,anchor:"middle",room:126})),
{y:Math.max(r-8,t?b+g*1.4:0),middle:y}}var ft=390,Z=700,q=10,hs=e=>e.zones.every(t=>["seat","ring","fan","stack","tray","kinds"].includes(t.kind)&&(e.table==="\
corners"||!(t.kind==="seat"&&(t.before?.length??0)>0)));function us(e,t,n,s,o,r,i=!1){let a=t.alert||(t.counters??[]).map(
({value:u,label:f})=>`${u} ${f}`)[0]||t.note;e.add("mark",t.id,n,s,{seat:t.seat,size:20,active:!!t.active});let l=n+26,h=o-
26,c=i?I(t.name,13,h-28,1.06):{lines:[t.name],size:13};if(e.text(`${t.id}.name`,c.lines[0],l,s+9,{size:c.size,bold:!0,quiet:!1,
room:h}),e.text(`${t.id}.note`,I(a??"",12,h).lines[0],l,s+(i?24:22),{size:12,tone:t.alert?"lit":"",room:h}),i){let u=l+W(
c.lines[0],c.size)*1.06+8;e.cards(t.cards,u,s-2,20,{w:11,ideal:2,tight:.02},{role:"seat"})}if(!r)return;let d=t.cards.some(
u=>u.face||u.key in(e.extras.dealt??{})),m={w:r,ideal:r*.72,tight:d?.5:.06,least:d?r*.8:r};e.cards(t.cards,n,s+30,o-6,m,
{role:"seat",pitch:.5})}function Ie(e,t,n,s,o,r=ft){let i=!!e.extras.acting,a=t.cards.length>(r-o)/60,l=a?q:o,h=n+(a?30:
0)+(i?12:0),c=Y(78,s-h-(i?6:0));us(e,{...t,cards:[]},q,a?n:(n+s)/2-14,a?r:o-q-6,0);let d={w:c,ideal:c*1.12,tight:.36,least:Math.
min(c,44),floor:24};e.cards(t.cards,l,h,r-l-q,d,{own:!0,role:"hand",pitch:.7})}function Be(e,t,n,s,o,r){e.text(`${t}.cou\
nt`,n,o,r,{size:20,bold:!0,quiet:!1});let[i,a]=I(s,12,58).lines;e.text(`${t}.label`,i,o,r+15,{size:12,room:58}),a&&e.text(
`${t}.more`,a,o,r+28,{size:12,room:58})}function nc(e,{seats:[t,...n],ring:s,fans:o,stacks:r,trays:i},a,l){let h=(l-ft)/
(Z-ft),c=s?132+116*h:q,d=[...i,...r].length?66:0,m=l-q-d,[u,f,b]=e.extras.acting?[70,76,42]:[68,74,45],g=b+20*h,y=g<56?0:
1.085*g+31,w={x:u+54*h,y:Math.max(f+26*h,y),r:g};s&&e.add("ring",s.id,w.x,w.y,{ring:s,r:w.r});let k=Math.max(1,Math.min(
n.length,3)),x=Math.ceil(n.length/k),$=(m-c)/k;n.forEach((E,L)=>{let M=x>1?0:n.length>2?26:34;us(e,E,c+L%k*$,8+Math.floor(
L/k)*36,$,M,!M)}),i.forEach(E=>Be(e,E.id,String(E.count),E.label,m+8,22)),r.forEach((E,L)=>{let M=76+L*52;Be(e,E.id,String(
E.count),E.label,m+8,M),E.top&&e.card(E.top,m+36,M-15,15,{role:"stack",recall:E.recall})});let _=96,S=a-(e.extras.editing?
108:e.extras.acting?132:88);for(let E of o){let L=Y(a>320&&E.cards.length<7?60:44,S-_-34),M={w:L,ideal:L*.74,tight:.3,least:L,
floor:15},A=m-c,R=Math.min(M.ideal,(A-L)/Math.max(E.cards.length-1,1)),U=R<22;E.cards.forEach((z,_t)=>{let X=_t===E.cards.
length-1,hn=c+_t*R;e.card(z,hn,_+20,L,{seen:X?L:Math.min(L,R),role:"fan"}),(X||!U||(E.cards.length-1-_t)%2===0)&&e.text(
`${z.key}.above`,z.above??"",hn+1,_+14,{size:X?14:12,bold:X,quiet:!X}),z.under!=null&&(X||!U)&&e.add("mark",`${z.key}.un\
der`,hn+2,_+24+L*1.4,{seat:z.under,size:14,quiet:!X})}),E.cards.length||e.add("pile",E.id,c,_+20,{w:L,under:0,empty:!0})}
return t&&Ie(e,t,S+4,a-8,c,l),{y:a-18,middle:w}}function sc(e,{seats:[t,...n],ring:s,stacks:o,trays:r},i,a){let l=Math.max(
1,Math.min(n.length,5)),h=Math.ceil(n.length/l),c=(a-2*q)/l,d=h>1?34:56;n.forEach((k,x)=>{let $=q+x%l*c,_=8+Math.floor(x/
l)*d;us(e,k,$,_,c,h>1?0:18,h>1)});let m=8+h*d,u=e.extras.acting?i-136:i-110,f=Math.min(58,(u-m)/2-14),b={x:a/2,y:(m+u)/2-
12,r:f};s&&e.add("ring",s.id,b.x,b.y,{ring:{...s,note:""},r:f});let g=Math.min(44,f*.74),y=10,w=b.x-(o.length*g+(o.length-
1)*y)/2;return o.forEach((k,x)=>{let $=w+x*(g+y),_=b.y-g*.7;k.top?e.card({...k.top,move:k.move||k.top.move,off:k.off||k.
top.off},$,_,g,{role:"stack"}):e.add("pile",k.id,$,_,{w:g,under:0,empty:!0}),Be(e,k.id,String(k.count),k.label,x?a-74:q,
b.y)}),r.forEach(k=>Be(e,k.id,String(k.count),k.label,a-74,b.y+40)),t&&Ie(e,t,u+2,i-8,96,a),{y:i-18,middle:b}}var ni=(e,t,n,s,o)=>(s?
sc:nc)(e,t,n,o);var si=e=>(e.table??"long")==="long"&&e.zones.every(t=>["seat","grid","stack"].includes(t.kind));function oc(e,t){let n=t.
map(({key:i})=>`lit:${i}`),s=e.over.filter(({key:i})=>n.includes(i)),[o,r]=[s[0],s[s.length-1]];s.length<2||s.length<t.length||
s.some(({tab:i})=>i!==o.tab)||(e.over=e.over.filter(i=>!s.includes(i)),e.over.push({...o,w:r.x+r.w-o.x}))}function ds(e,t,n,s,o,r){
let i=t.cards.filter(S=>!S.face&&!(S.key in(e.extras.dealt??{}))),a=[...t.cards.filter(S=>!i.includes(S)),...(t.before??
[]).flatMap(S=>"cards"in S?S.cards:[])],l=r>40,h=l?26:18,c=l?Math.min(r,o/7.5):18,d=l?c*.26:6,m=i.length?c+d*(i.length-1):
0,u=n+h+(l?9:5),f=o-(u-n)-(l?8:m+12),b=l?f:o-8,g=(t.counters??[]).map(({value:S,label:E})=>`${S} ${E}`)[0]??"",y=l?[t.note,
g].filter(Boolean).join(", "):t.note||g;e.add("mark",t.id,n,s,{seat:t.seat,size:h,active:!!t.active});let w=I(t.name,l?15:
13,f),k=I(y,l?13:12,b);e.text(`${t.id}.name`,w.lines[0],u,s+(l?11:13),{size:w.size,bold:!0,quiet:!1,room:f}),e.text(`${t.
id}.note`,k.lines[0],l?u:n,s+(l?28:31),{size:k.size,room:b});let x={w:c,ideal:d,tight:.05};e.cards(i,l?n:n+o-m-8,l?s+38:
s-1,m+1,x,{role:"seat"}),oc(e,i);let $=l&&m?n+m+12:n,_={w:r,ideal:r+3,tight:.3,least:r,floor:12};e.cards(a,$,s+(l?38:36),
n+o-8-$,_,{role:"seat",pitch:.5})}function rc(e,t,n,s,o){let r=t.cells.flatMap(b=>"key"in b?[b]:[]),i=ms(n),a=r.length>6?
2:1,l=Math.max(Math.ceil(r.length/a),1),h=n>Z?10:5,c=e.extras.acting?8:0,d=(n-2*i-h*(l-1))/l,m=Y(Math.min(n>Z?70:50,d),(o-
s)/a-h-c),u=Math.min(d+h,m*1.3),f=(n-u*(l-1)-m)/2;r.forEach((b,g)=>{let y=f+g%l*u,w=s+Math.floor(g/l)*(m*1.4+h+c);e.card(
b,y,w,m,{role:"grid",own:!0})})}function ic(e,t,n,s,o,r){let i=o*.7;(t.round??[]).forEach(({seat:l,words:h,now:c},d)=>{let m=s+
d*o,u=i>20?14:12;e.add("mark",`${t.id}.${d}`,n,m,{seat:l,size:i,active:c,quiet:!c}),e.text(`${t.id}.${d}`,h,n+i+8,m+i/2+
u*.35,{size:u,bold:c,quiet:!c,room:r-i-8})})}function ac(e,t,n,s,o){let r=n>Z,i=t.filter(g=>g.top||g.count||g.round?.length),
a=Y(r?92:56,o-s-(r?60:24)),l=r?56:18,[h,c]=r?[186,240]:[148,190],d=Math.max(0,...i.flatMap(g=>(g.round??[]).map(y=>W(y.words,
1.06)))),m=Math.max(h,Math.min(c,(r?14:12)*d+(r?56:40))),u=i.reduce((g,y)=>g+a+(y.round?.length?m:0),l*(i.length-1)),f=s+
(o-s-a*1.4-22)*(r?.42:.3),b=(n-u)/2;for(let g of i){g.top?e.card(g.top,b,f,a,{role:"stack",recall:g.recall}):e.add("pile",
g.id,b,f,{w:a,under:0,empty:!0});let y=g.round??[],w=r?14:12,k=f+a*1.4+(r?24:17);if(y.length){let x=Math.min(r?36:25,(a*
1.4+6)/y.length);ic(e,g,b+a+(r?20:10),f,x,m-(r?20:10)),e.text(`${g.id}.label`,g.label,b,k,{size:w,room:a+m-10})}else{let x=r?
20:16,$=W(String(g.count),x)*1.06+5,_=r?b:b+Math.min(0,(a-$-W(g.label,w))/2);e.text(`${g.id}.count`,String(g.count),_,k,
{size:x,bold:!0,quiet:!1}),e.text(`${g.id}.label`,g.label,_+$,k,{size:w})}b+=a+(y.length?m:0)+l}}function lc(e,t,n,s,o){
let r=n>Z,i=ms(n),a=Math.min((o-s)/Math.max(t.length,1),r?150:96),l=r?0:24,h=Y(r?84:46,a-l-(r?16:8)),c=r?166:i;t.forEach(
(d,m)=>{let u=s+m*a;if(r){let b=e.head(d,i,u,c-i-12);e.counters(d,i+4,u+42+b,c-i-16,!0)}else{let b=(d.counters??[]).map(
({value:w,label:k})=>`${w} ${k}`),g=i+24+W(d.name,13)*1.06+8;e.add("mark",d.id,i,u,{seat:d.seat,size:18,active:!!d.active}),
e.text(`${d.id}.name`,d.name,i+24,u+13,{size:13,bold:!0,quiet:!1});let y=I([d.note,...b].filter(Boolean).join(", "),12,n-
i-g);e.text(`${d.id}.note`,y.lines[0],g,u+13,{size:y.size,room:n-i-g})}let f={w:h,ideal:h*1.12,tight:.3,least:h,floor:20};
e.cards(d.cards,c,u+l,n-i-c,f,{role:"seat"})})}function oi(e,t,n,s){let o=t.cards.find(i=>i.above),r=o&&e.things.find(({
kind:i,key:a})=>i==="card"&&a===o.key);!o?.above||!r||e.text(`${o.key}.over`,o.above,s??r.x,n,{size:s?12:14,bold:!0,quiet:!1,
tone:o.ghost?"lit":"",anchor:s?"end":"start",room:s?s-q-34-W(t.name,13)*1.06:1/0})}var ms=e=>e>Z?28:q;function fs(e,t,n,s,o){
let i=n-166-28,a=e.extras.acting?18:0,l=Y(84,o-s-a-14),h={w:l,ideal:l*1.12,tight:.3,least:l,floor:30},c=e.head(t,28,s+a,
126);e.counters(t,32,s+a+48+c,126,!1),e.cards(t.cards,166,s+a,i,h,{own:!0,role:"hand"}),oi(e,t,s-14)}function ri(e,{seats:[
t,...n],grids:s,stacks:o},r,i){let a=ms(i),l=i>Z,h=Math.max(n.length,1),c=(i-2*a+8)/h,d=l?22:8,m=l?h>1?46:60:h>2?26:32,u=r-
(e.extras.acting?l?150:126:l?132:100);!s.length&&!o.length&&n.every(g=>g.cards.every(y=>y.face))?lc(e,n,i,d,u-(l?30:6)):
n.forEach((g,y)=>{ds(e,g,a+y*c,d,c,m)});let f=n.some(g=>g.before?.length||g.cards.some(y=>y.face)),b=d+(l?54+m*1.4:f?46+
m*1.4:44);for(let g of s)l&&e.text(`${g.id}.label`,g.label,a,b+8,{room:i-2*a}),rc(e,g,i,b+(l?26:0),u-(l?24:4));return ac(
e,o,i,b,u),t&&l?fs(e,t,i,u,r):t&&(Ie(e,t,u,r-8,q+92,i),oi(e,t,u+9,i-q)),{y:r-18,middle:{x:i/2,y:(b+u)/2,r:40}}}var cc={mark:({size:e})=>({x:0,y:0,w:e,h:e}),pile:({w:e,empty:t})=>t&&{x:0,y:0,w:e,h:e*1.4},ring:({r:e})=>({x:-e,y:-e,w:2*
e,h:2*e}),dice:({w:e,size:t})=>({x:0,y:0,w:e,h:t}),box:({size:e})=>({x:0,y:0,w:e,h:e})},We=class{constructor(t){this.call=
0;this.things=[];this.over=[];this.extras=t}add(t,n,s,o,r={}){this.things.push({kind:t,key:`${t}:${n}`,x:s,y:o,...r});let i=this.
extras.lit?.[n],a=cc[t]?.(r);i!=null&&a&&this.over.push({kind:"lit",key:`lit:${n}`,x:s+a.x,y:o+a.y,w:a.w,h:a.h,tab:i,role:t})}text(t,n,s,o,{
size:r=13,room:i=1/0,bold:a=!1,quiet:l=!0,anchor:h="start",tone:c=""}={}){if(!n)return 0;let{lines:d,size:m}=I(n,r,i,a?1.06:
1);return this.add("text",t,s,o,{lines:d,size:m,bold:a,quiet:l,anchor:h,tone:c}),(d.length-1)*m*1.2}card(t,n,s,o,{seen:r=o,
own:i=!1,role:a="",recall:l=[]}={}){let{lit:h={},dealt:c={},acting:d=!1,under:m=!0,opens:u=""}=this.extras,f=c[t.key]??t.
face??null,b=d&&!!(t.move||t.picks?.length),g=!!t.lifted,y=a==="grid"?0:o<80?12:14,w=i&&(b||d&&t.ghost)?y+(g?o*(y?.24:.14):
0):0;this.things.push({kind:"card",key:t.key,x:n,y:s-w,w:o,face:f,label:t.label,origin:t.origin??"",role:a,dealt:t.key in
c,kin:!!t.kin,ghost:!!t.ghost,seen:r,plays:b,off:d?t.off??"":"",under:i&&b&&!g,up:g,move:t.move??"",picks:t.picks??[],recall:m?
l:[],opens:u===t.key&&!b&&!t.off}),t.key in h&&this.over.push({kind:"lit",key:`lit:${t.key}`,x:n,y:s-w,w:r,h:o*1.4,tab:h[t.
key],role:a})}cards(t,n,s,o,r,{own:i=!1,role:a="",pitch:l=1.4,centre:h=!1}={}){if(!t.length)return 0;let{w:c,step:d,cols:m,
rows:u}=At(t.length,o,r);return t.forEach((f,b)=>{let g=Math.floor(b/m),y=b%m,w=Math.min(m,t.length-g*m),k=h?n+(o-(d*(w-
1)+c))/2:n;this.card(f,k+y*d,s+g*l*c,c,{seen:y===w-1?c:Math.min(c,d),own:i,role:a})}),c*1.4+(u-1)*l*c}};var ii=e=>e.map(t=>({...t,art:""})),pt=class extends We{head(t,n,s,o,r=30){let i=[t.note,t.team].filter(Boolean).join(",\
 "),a=r<30?8:12,l=n+r+a,h=o-r-a;this.add("mark",t.id,n,s,{seat:t.seat,size:r,active:!!t.active});let c=t.alert||i,d=s+r*
(c?.43:.66),m=this.text(`${t.id}.name`,t.name,l,d,{size:15,bold:!0,quiet:!1,room:h}),u=this.text(`${t.id}.note`,c,l,s+r+
m,{room:h,bold:!!(t.active||t.alert),quiet:!t.active,tone:t.alert?"lit":""});return m+u}counters(t,n,s,o,r){let i=s;for(let[
a,l]of(t.counters??[]).entries()){let h=r?18:22;if(this.add("counter",`${t.id}.${a}`,n,i,{value:l.value,label:l.label??"",
high:h,room:o}),i+=h+8,l.art==="chips"){let c=Math.max(1,Math.ceil(l.value/10)),d=r?2.5:3,m=r?1.2:1.4,u=Math.max(3,Math.
min(18,(o-2)/c-3)),f=10*(d+m)+3,b=Math.min(l.value,10)*(d+m)+(l.value>5?3:0);l.value&&this.add("chips",`${t.id}.${a}`,n,
i+b,{count:l.value,w:u,t:d,g:m,pitch:u+3}),i+=f}if(l.art==="agents"){let c=Math.max(l.full??0,l.value);this.add("agents",
`${t.id}.${a}`,n,i,{count:l.value,full:c,size:18}),i+=26}}return i-s}other(t,n,s,o,r){let i=t.cards??[],a=t.counters??[],
l=!r||o<150,h=this.head(t,n,s,o,l?26:30),c=a.length&&o>=150,d=i.some(_=>_.face||_.key in(this.extras.dealt??{})),m=l?38:
48,u=Math.min(c?o-74:o,d?1/0:m*3.4),f={w:m,ideal:m*(d?.72:.7),tight:d?.62:.05},b=s+(l?38:44)+h,g=this.cards(i,n,b,u,f,{role:"\
seat",pitch:.62});if(t.alert&&i.length){let{w:_,step:S,cols:E}=At(i.length,u,f);this.over.push({kind:"lit",key:`lit:${t.
id}`,x:n,y:b,w:_+(E-1)*S,h:g,tab:""})}let{w:y,step:w,cols:k}=At(i.length,u,f),x=i.length?y+(k-1)*w+14:0,$=c?Math.max(g,this.
counters(t,n+x,b+2,o-x,l)):g+(a.length?8+this.counters({...t,counters:ii(a)},n,b+g+8,o,!0):0);return b-s+$+this.before(t,
n,b+$+10,o,l)}stack(t,n,s,o,r=o+24){let i=t.top?{...t.top,move:t.move||t.top.move,off:t.off||t.top.off,label:t.top.label||
t.spoken}:null,a=t.count>1&&i&&!i.face?Math.min(3,t.count-1):0;if(this.add("pile",t.id,n,s,{w:o,under:a,empty:!i}),i&&this.
card(i,n,s,o,{role:"stack",recall:t.recall}),!i&&!t.count&&t.label&&o>=40){let{lines:h,size:c}=I(t.label,13,o-2);if(h.length*
c*1.2<o*1.4-8){let d=s+(o*1.4-(h.length-1)*c*1.2)/2+c*.35;return this.add("text",`${t.id}.empty`,n+o/2,d,{lines:h,size:c,
quiet:!0,anchor:"middle",tone:""}),o*1.4}}let l=W(`${t.count} ${t.label}`,14)>r;return this.add("count",t.id,n,s+o*1.4+22,
{count:t.count,lines:l?I(t.label,13,r).lines:[t.label],spoken:t.spoken,broken:l}),o*1.4+30+(l?17*I(t.label,13,r).lines.length:
0)}tray(t,n,s,o){let r=Math.max(1,Math.ceil(Math.max(t.full,t.count)/10)),i=Math.min(27,(o-24)/r-4),a=o<120,l=i+(i>20?7:
4),h=a?3:5,c=a?1.4:2,d=r*l-(l-i)+24,m=10*(h+c)+3,u=22*String(t.count).length+4+W(t.label,13)>Math.max(d,o-8);return this.
add("tray",t.id,n+(o-d)/2,s,{wide:d,high:m,count:t.count,label:t.label,w:i,t:h,g:c,pitch:l,below:u,noted:W(t.label,13)}),
m+(u?62:44)}fans(t,n,s,o,r){let i=s,a=t.length>2?r?56:48:r?80:64;for(let l of t){this.text(`${l.id}.label`,l.label,n,i+10,
{room:o});let h={w:a,ideal:a*.59,tight:.39,least:Math.min(a,r?56:48),floor:20},{w:c,step:d,cols:m,rows:u}=At(l.cards.length,
o,h),f=l.cards.some(g=>g.above)?22:4,b=l.cards.some(g=>g.under!=null)?40:10;i+=20,l.cards.length||this.add("pile",l.id,n,
i+f,{w:c,under:0,empty:!0}),l.cards.forEach((g,y)=>{let w=Math.floor(y/m),k=y%m,x=y===l.cards.length-1,$=n+k*d,_=i+f+w*(f+
b+c*1.4);this.card(g,$,_,c,{seen:x||k===m-1?c:Math.min(c,d),role:"fan"}),this.text(`${g.key}.above`,g.above??"",$+2,_-8,
{size:x?16:14,bold:x,quiet:!x}),g.under!=null&&this.add("mark",`${g.key}.under`,$+4,_+c*1.4+10,{seat:g.under,size:Math.max(
15,Math.min(22,d*.76)),quiet:!x})}),i+=Math.max(u*(f+b+c*1.4),f+b+a*1.4)+8}return i-s}own(t,n,s,o,r){let i=this.extras.acting?
14:0,a=this.extras.call??0,l=this.before(t,n+r,s,o-r,!r),h=s+l+(a?a+20:0);return a&&(this.call=s+l),h-s+this.hand(t,n,h,
o,r,i)}before(t,n,s,o,r){let i=t.before??[];if(!i.length)return 0;let a=10,l=(o-a*(i.length-1))/i.length,h=Math.min(r?44:
58,l-6),c=0;return i.forEach((d,m)=>{let u=n+m*Math.min(l+a,d.kind==="fan"?1/0:h+40);if(d.kind==="fan"){let f=this.text(
`${d.id}.label`,d.label,u,s+10,{room:l}),b={w:h,ideal:h*.72,tight:.4};c=Math.max(c,18+f+this.cards(d.cards,u,s+18+f,l,b,
{role:"fan"}))}else c=Math.max(c,this.stack(d,u,s,h,Math.min(l,h+34)))}),c+16}hand(t,n,s,o,r,i){let a=r>0,l=t.cards.some(
g=>g.face),h=a?92:70,c=t.cards.length,d={w:l?h:h*.75,ideal:h*(l?a?1.22:1.06:.8),tight:.5,least:Math.min(h,64),floor:l?34:
20};if(a){let g=this.head(t,n,s,r-20),y=this.counters(t,n+4,s+48+g,r-20,!1)+48+g,w=this.cards(t.cards,n+r,s+i,o-r,d,{own:!0,
role:"hand",pitch:1.4+.36});return Math.max(y,w+i+16,l?h*1.4:0)}let m=l&&(c-1)*d.ideal+d.w<=o-112,u=this.head(t,n,s,m?110:
o-100,26);if(m){let g=this.counters(t,n+4,s+44+u,100,!0)+44+u,y=this.cards(t.cards,n+112,s+i,o-112,d,{own:!0,role:"hand"});
return Math.max(g,y+i+16)}let f=this.counters({...t,counters:ii(t.counters??[])},n+o-84,s+6,84,!0),b=s+Math.max(40+u,f+8)+
i;return b-s+this.cards(t.cards,n,b,o,d,{own:!0,role:"hand",pitch:1.4+.42,centre:!0})+16}};var hc={draw2:"+2",draw4:"+4"},uc=["skip","reverse"],Fe=28;function gs(e){let t=e>=Fe;return{large:t,left:t?34:22,right:t?
44:24,tall:e*1.17,pitch:e*1.72+(t?4:1.5),gap:t?4:1.5}}var ai=({rows:e})=>Math.max(...e.map(({kinds:t})=>t.length));function Ve(e,t){
let{left:n,right:s,pitch:o,gap:r}=gs(t);return{w:n+ai(e)*(t+r)+s,h:e.rows.length*o}}function dc(e,t,n){let s=48;for(;s>12&&
(Ve(e,s).w>t||Ve(e,s).h>n);)s-=.2;return s}var li=e=>[...e].reduce((t,n)=>t+Number(n),0);function ci(e,t){return e===2?T(
-t,-t,2*t,2*t,{style:"fill:var(--lit)"}):H(0,0,t,{style:e?"fill:none;stroke:var(--field-edge)":"fill:var(--on-field)","s\
troke-width":1.5})}var bs=(e,t,n)=>v("g",{transform:`translate(${e} ${t})`},n);function mc(e,t,n){let{tall:s}=gs(n),o=e.
kinds[t],r=e.colour==="wild",i=r?"#fff":`var(--c-${e.colour}-on)`,a=Math.max(13,n*(r?.42:.54)),l=[e.unseen[t],e.held[t],
e.gone[t]].map(Number),h=Math.min(11,n/4+(n<Fe?2:1)),c=l.flatMap((m,u)=>Array(m).fill([0,2,1][u])),d=uc.includes(o)?v("g",
{style:`color:${i}`},Bn(o,n/2,s/2,n*.2)):v("text",{x:n/2,y:s/2+a*.36,"text-anchor":"middle","font-size":a,"font-weight":700,
style:`fill:${i}`},hc[o]??o);return v("g",v("g",{opacity:l[0]?null:.4},T(0,0,n,s,{rx:3,style:`fill:${r?"#17181c":`var(--\
c-${e.colour})`};stroke:#fff`,"stroke-width":n<Fe?0:1.2}),d),c.map((m,u)=>bs(n/2+(u-(c.length-1)/2)*h,s+n*.28,ci(m,n<Fe?
2.8:3.5))))}function fc(e,t,n,s){let o=n?[0,82,182]:[0,62,136];return["unseen","discarded",s].map((r,i)=>[bs(e+o[i],t,ci(
i,4)),v("text.f2",{x:e+o[i]+9,y:t+4.5,"font-size":n?13:12},r)])}function ys({zone:e,w:t,lit:n}){let{large:s,left:o,tall:r,
pitch:i,gap:a}=gs(t),l=ai(e),h=o+l*(t+a)+(s?6:2);return e.rows.map((d,m)=>{let u=m*i,f=d.kinds.length<l/2,b=y=>o+y*(t+a)*
(f?1.6:1),g=li(d.unseen);return[d.colour!=="wild"&&lt(d.colour,o/2-3,u+r/2,o*.26,{style:`fill:var(--ring-${d.colour})`}),
d.kinds.map((y,w)=>bs(b(w),u,mc(d,w,t))),d.kinds.map((y,w)=>`${d.id}.${y}`in n&&T(b(w)-1,u-2,t+2,r+t*.48,{"data-key":`li\
t:${d.id}.${y}`,rx:5,style:"fill:none;stroke:var(--lit)","stroke-width":s?3:2})),f&&fc(Math.min(b(d.kinds.length),h-(s?240:
192)),u+r/2,s,d.hands??"yours"),v("text.f",{x:h,y:u+r/2+6,"font-size":s?18:14,"font-weight":700},String(g))]}).flat(3).filter(
Boolean)}function ps({rows:e}){let[t,n]=["unseen","gone"].map(s=>e.reduce((o,r)=>o+li(r[s]),0));return`${t} ${t===1?"car\
d":"cards"} you can't see, ${n} discarded`}var ws=e=>[ps(e),...e.rows.map(({label:t})=>t)].join(". ");function qe(e){let t=e.
zones.filter(n=>n.kind==="kinds");return t.length?{rows:t,of:t[0].of}:void 0}function hi(e,t){let n=Object.keys(e).filter(
s=>t?.rows.some(({id:o})=>s.startsWith(`${o}.`)));return t&&n.length?{[t.of]:e[n[0]],...e}:e}function pc(e,t,n,s,o){let[
r]=t.counters??[];e.add("mark",t.id,n,s,{seat:t.seat,size:18,active:!!t.active}),e.text(`${t.id}.name`,t.name,n+23,s+9,{
size:13,bold:!0,quiet:!1,room:14}),e.cards(t.cards,n+38,s-4,o-42,{w:12,ideal:3,tight:.05},{role:"seat"}),r&&e.text(`${t.
id}.note`,`${r.value} ${r.label}`,n+23,s+23,{size:12,room:o-23})}function ui(e,{seats:[t,...n],ring:s,stacks:o,kinds:r},i,a){
let l={rows:r,of:""},h=a>Z,c=h?28:10,d=Math.min(n.length||1,3),m=Math.ceil(n.length/d),u=n.length>3,f=h?52:u?30:40,b=h?150:
80,g=o.length*(f+12)+b,y=(a-2*c-g)/d,w=h?12:8,k=u?34:h?102:44,x=w+Math.max(f*1.4+(h?16:10),m*k),$=i-(h?104:74);n.forEach(
(M,A)=>{let R=w+Math.floor(A/d)*k;u&&!h?pc(e,M,c+A%d*y,R,y):ds(e,M,c+A%d*y,R,h?y:Math.min(y,130),u||!h?26:42)});let _=a-
c-g;for(let M of o)M.top?e.card(M.top,_,w,f,{role:"space"}):e.add("pile",M.id,_,w,{w:f,under:0,empty:!0}),_+=f+12;let S=o.
map(({count:M,label:A})=>`${M} ${A}`);s?.value&&o.some(({top:M})=>M?.face?.colour==="wild")&&S.push(`${s.value} named`),
S.forEach((M,A)=>{e.text(`spread.${A}`,M,_,w+14+A*(h?20:16),{size:h?14:12,room:b})});let E=dc(l,a-2*c,$-x),L=Ve(l,E);if(e.
add("spread","all",(a-L.w)/2,x+($-x-L.h)*.35,{zone:l,w:E,lit:e.extras.lit??{}}),t&&h)fs(e,{...t,counters:t.counters?.slice(
0,1)},a,$,i);else if(t){let M=Y(46,i-8-$);e.add("mark",t.id,c,$,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}\
.name`,t.name,c,$+36,{size:13,bold:!0,quiet:!1,room:62});let A={w:M,ideal:M+4,tight:.36,least:M,floor:20};e.cards(t.cards,
78,$,a-c-78,A,{own:!0,role:"hand"})}return{y:i-18,middle:{x:a/2,y:(x+$)/2,r:40}}}var je=class{constructor(t){this.open=!1;
this.how=t,this.root=p("section.sheet.spread",{hidden:!0,role:"group"})}show(t,n,s){this.zone=t,t||(this.open=!1),this.root.
hidden=!this.open;let o=this.open&&JSON.stringify([t,n,s]);if(!t||!o||this.root.dataset.looks===o)return;this.root.dataset.
looks=o;let r=s?23.2:44,i=Ve(t,r),a=this.root.contains(F(this.root)),l={class:"btn quiet shut","aria-label":"Close",title:"\
Close",onclick:()=>this.escape()};this.root.setAttribute("aria-label",ps(t)),this.root.replaceChildren(p("h2",ps(t)),bt(
l,j("close",16)),v("svg",{viewBox:`0 -3 ${i.w} ${i.h}`,role:"img","aria-label":ws(t)},ys({zone:t,w:r,lit:n}))),a&&this.root.
querySelector("button")?.focus()}toggle(t){if(this.open)return void this.escape();this.open=!0,t(),this.root.querySelector(
"button")?.focus({preventScroll:!0})}escape(){let t=this.open,n=this.root.contains(F(this.root));return this.open=!1,this.
root.hidden=!0,n&&this.zone&&this.how.focus(this.zone.of),t}};var et=620,Ze=772,pi=920,gc=["seat","ring","fan","stack","tray","grid","dice","tokens","notes","kinds"];function ne(e){let t=e.
zones.find(({kind:s})=>!gc.includes(s));if(t)throw new Error(`Expected a zone that the table can draw, not "${t.kind}".`);
let n=s=>e.zones.filter(o=>o.kind===s);return{seats:Vo(n("seat")),ring:n("ring")[0],fans:n("fan"),stacks:n("stack"),trays:n(
"tray"),grids:n("grid"),dice:n("dice"),notes:n("notes"),boards:n("tokens"),kinds:n("kinds")}}function gi(e,t,n={}){if(n.
laid&&qe(e))return Tc(e,t,n);if(si(e)&&(t.low||t.h))return Ec(e,t,n);if(t.low&&e.zones.some(({kind:m})=>m==="tokens"))return Sc(
e,t,t.low,n);if(t.low&&hs(e))return vs(e,t,t.low,n,xs(t.w));if(!t.h)return Ke(e,t.w,n);let s=({w:m,h:u})=>ks(t,m,u),r=[...t.
w>=et*di?[Ze,860,pi]:[],390,440].map(m=>Mc(e,t,m,n)),[i,...a]=r.filter(m=>m.w>=et),l=a.reduce((m,u)=>s(u)>s(m)?u:m,i);if(l&&
s(l)>=di)return l;let h=r.reduce((m,u)=>s(u)>s(m)?u:m),c=Math.round(Math.max(bi,ft*t.h/t.w));return e.zones.some(({kind:m})=>m===
"tokens")?xi(e,Math.min(c,De),n,Br,!0):s(h)>=bc||!hs(e)?h:e.table==="round"&&e.zones.filter(({kind:m})=>m==="seat").length>
vc&&t.w>t.h?vs(e,t,fi,n,Math.round(fi*t.w/t.h)):vs(e,t,Math.min(c,wc),n,yi(t,c))}var di=.8,bc=.92,mi=.75,yc=352,bi=288,wc=460,
vc=6,fi=320,xc=640,kc=110,_c=400,$c=1.25,xs=e=>Math.round(Math.max(ft,Math.min(Z,e/$c))),yi=(e,t)=>Math.round(Math.max(ft,
Math.min(Z,t*e.w/e.h)));function wi(e,t,n){let{w:s}=e,o=e.low?0:e.h,r=!e.low&&s>=Ze*mi&&(!o||o>=t[0]*mi),[i,a]=r?t:n,l=r?
Ze:e.low?xs(s):ft,h=o?Math.round(Math.max(i,Math.min(a,l*o/s))):r?600:i;return[r||!o?l:yi(e,h),h]}var ks=(e,t,n)=>Math.min(
e.w/t,e.h?e.h/n:1/0),vi=(e,t)=>({...e,call:(e.call??0)/t});function Mc(e,t,n,s){let o=Ke(e,n,s);for(let r=0;r<2&&s.call;r++)
o=Ke(e,n,vi(s,ks(t,o.w,o.h)));return o}function vs(e,t,n,s,o){let r=new pt(vi(s,ks(t,o,n))),i=ne(e),{y:a,middle:l}=e.table===
"corners"?ei(r,i,n,o):ni(r,i,n,e.table==="round",o);return{w:o,h:Math.max(n,a+8),things:[...r.things,...r.over],middle:l,
call:r.call}}function Sc(e,t,n,s){let o=Math.max(t.w,Ze),r=((t.page??0)-xc)*o/t.w-kc;return t.w>=et&&r>=_c?Ke(e,o,s,Math.
min(r,De)):xi(e,n,s,Math.min(xs(t.w),et-1),!1)}function xi(e,t,n,s,o){let r=new pt(n),{middle:i}=Zr(r,ne(e),t,s,o);return{
w:s,h:t,things:[...r.things,...r.over],middle:i,call:r.call}}function Ec(e,t,n){let s=new pt(n),[o,r]=wi(t,[470,620],[t.
low||bi,620]),{middle:i}=ri(s,ne(e),r,o);return{w:o,h:r,things:[...s.things,...s.over],middle:i,call:s.call}}function Tc(e,t,n){
let s=new pt(n),[o,r]=wi(t,[520,640],[yc,560]),{middle:i}=ui(s,ne(e),r,o);return{w:o,h:r,things:[...s.things,...s.over],
middle:i,call:s.call}}function Ke(e,t,n={},s=De){let o=Math.round(Math.min(Math.max(t,320),pi)),r=o>=et,i=new pt(n),a=ne(
e),l=r?28:14,h=e.table==="round"||e.table==="corners"&&!r,c=a.boards.length?r?qr:Kr:h?r?Nc:Pc:r&&e.table==="corners"?Qr:
r?Lc:Ac,{y:d,middle:m}=c(i,a,o,l,s);return{w:o,h:Math.round(d+18),things:[...i.things,...i.over],middle:m,call:i.call}}function Ge(e,t,n,s,o,r){
let i=s,a=(o-r*(t-1))/t;for(let l=0;l<e.length;l+=t){let h=e.slice(l,l+t);i+=Math.max(...h.map((c,d)=>c(n+d*(a+r),i,a)))+
20}return i-s}function Lc(e,t,n,s){let{seats:[o,...r],ring:i,fans:a,stacks:l,trays:h}=t,c=r.map(S=>(E,L,M)=>e.other(S,E,
L,M,!0)),d=h.map(S=>(E,L,M)=>e.tray(S,E,L,M));c.splice(Math.ceil(c.length/2),0,...d);let m=Math.floor((n-2*s+20)/126),u=c.
length<=m?Math.max(c.length,1):Math.ceil(c.length/2),f=28+Ge(c,u,s,28,n-2*s,20),b=l.length?104:0,g=i?248:0,y=f+6,w=i?{x:132,
y:y+108,r:88}:{x:n/2,y:y+60,r:40};i&&e.add("ring",i.id,w.x,w.y,{ring:i,r:w.r});let k=n-2*s-g-(b?b+24:0),x=e.fans(a,s+g,y+
10,k,!0);f=Math.max(y+(i?230:0),y+10+x)+12,l.forEach((S,E)=>e.stack(S,n-s-72,y+48+E*152,66));let $=l.length?y+48+l.length*
152-24:0,_=g&&n>=740?g:176;return f+=Ye(e,t,n-($>f?b+24:0),s,f),o&&(f+=e.own(o,s,f,n-2*s-($>f?b+24:0),_)),{y:Math.max(f,
$),middle:w}}function Ac(e,t,n,s){let{seats:[o,...r],ring:i,fans:a,stacks:l,trays:h}=t,c=18,d=r.some(k=>(k.before?.length??
0)>1),m=d||r.length<=2||r.length===4?Math.min(2,Math.max(r.length,1)):3;c+=Ge(r.map(k=>(x,$,_)=>e.other(k,x,$,_,!1)),m,s,
c,n-2*s,12);let u=66,f=i?{x:106,y:c+100,r:u}:{x:n/2,y:c+40,r:40};i&&e.add("ring",i.id,f.x,f.y,{ring:i,r:u});let b=i?214:
s,g=n-s-b,y=Math.min(92,g/Math.max(l.length,1));l.forEach((k,x)=>e.stack(k,b+x*y,c+12,Math.min(56,y-14),y-1));let w=l.length?
c+12+78+56:c;for(let k of h)w+=e.tray(k,b-6,w,g+6);return c=Math.max(w,i?c+200:c)+6,c+=e.fans(a,s,c,n-2*s,!1),c+=Ye(e,t,
n,s,c),o&&(c+=e.own(o,s,c+4,n-2*s,0)+4),{y:c,middle:f}}function Nc(e,t,n,s){let{seats:[o,...r],ring:i,fans:a,stacks:l,trays:h}=t,
{left:c,top:d,right:m}=jo(r.length),u=i?.art==="none"?64:n<740?108:128,f=Math.min(d<2?220:n<740?130:190,n/2-u-20-s),b=n-
2*s-2*f-24,y=r.slice(c,c+d).map(S=>(E,L,M)=>e.other(S,d===1?n/2-70:E,L,M,!0)),w=d?Ge(y,d,s+f+12,20,b,16):0,k={x:n/2,y:20+
w+u+12,r:u},x=(S,E)=>{let L=S.length>1?28:k.y-60;for(let M of S)L+=e.other(M,E,L,f,!0)+26;return L},$=[x(r.slice(0,c).reverse(),
s),x(r.slice(r.length-m),n-s-f)];ki(e,i,l,h,k,u<120?.82:1);let _=Math.max(k.y+u+40,...$);return a.length&&(_+=e.fans(a,s,
_,n-2*s,!0)),_+=Ye(e,t,n,s,_),o&&(_+=e.own(o,s,_,n-2*s,160)),{y:_,middle:k}}function Pc(e,t,n,s){let{seats:[o,...r],ring:i,
fans:a,stacks:l,trays:h}=t,c=r.some(b=>(b.before?.length??0)>1),d=c||r.length===2||r.length===4?2:Math.min(3,Math.max(r.
length,1)),m=16+Ge(r.map(b=>(g,y,w)=>e.other(b,g,y,w,!1)),d,s,16,n-2*s,12),u=i?.art==="none"?50:108,f={x:n/2,y:m+u+10,r:u};
return ki(e,i,l,h,f,.8),m=f.y+u+36,a.length&&(m+=e.fans(a,s,m,n-2*s,!1)),m+=Ye(e,t,n,s,m),o&&(m+=e.own(o,s,m,n-2*s,0)),{
y:m,middle:f}}function ki(e,t,n,s,o,r){t&&e.add("ring",t.id,o.x,o.y,{ring:t,r:o.r});let i=(n.length>2?56:78)*r,a=22*r,l=o.
x-(n.length*i+(n.length-1)*a)/2;n.forEach((h,c)=>e.stack(h,l+c*(i+a),o.y-i*.7-12,i)),s.forEach(h=>e.tray(h,o.x-50,o.y+44,
100))}function Ye(e,{grids:t,dice:n},s,o,r){let i=r;for(let a of t)i+=Xt(e,a,o,i,s-2*o,s>=et);for(let a of n)i+=Qt(e,a,o,
i,s-2*o);return i-r}var Je=class{constructor({play:t,key:n,told:s}){this.lifted="";this.card="";this.said={};this.typed={};this.field=null;this.
lifts={};this.shown="";this.play=t,this.key=n,this.told=s,this.go=p("button.btn.solid",{"data-k":"lift.play",onclick:()=>this.
play(this.lifted)}),this.back=p("button.btn",{"data-k":"lift.back",onclick:()=>this.lift("")},"Put it back"),this.acts=p(
"div.lift-acts",{hidden:!0},this.go,this.back),this.words=p("p.lift-words"),this.keys=p("div.lift-keys"),this.asking=p("\
div.asking",{role:"group",hidden:!0})}show({lifts:t,keys:n}){this.lifts=t,this.lifted&&!t[this.lifted]&&(this.lifted="",
this.said={},this.typed={}),this.draw();let s=JSON.stringify(n);this.keys.dataset.looks!==s&&(this.keys.dataset.looks=s,
mn(this.keys,this.keys,()=>this.keys.replaceChildren(...n.map(o=>he(o,r=>this.key(r))))))}tell(t,n){let s=Object.keys(this.
lifts).some(o=>n.every(r=>r.move!==o));this.words.hidden=!!this.lifted,this.words.textContent=t||(s?"Press a card to pic\
k it up. Press it again to play it.":"")}playing(t){let n=this.lifts[this.lifted]?.play??"",s=t?n.replace(/^Play\b/,"Pla\
ying"):n;this.go.textContent!==s&&(this.go.textContent=s),P(this.go,"aria-busy",t?"true":"")}lift(t,n=""){let s=n||this.
card;this.lifted=t,this.card=n,this.draw(),this.told({lifted:t,said:this.said},s)}stand(t,n,s){let[o,r]=s?[n,t.parentElement]:
[t,this.keys];this.asking.parentElement!==o&&o.insertBefore(this.asking,r)}hold(t,n,s,o){t?t!==this.lifted&&s[t]&&(this.
lifted=t,this.card=Hc(o,t)):this.lifted="",this.said=n}draw(){let t=this.lifts[this.lifted];if(this.acts.hidden=!t,this.
asking.hidden=!t?.line,this.words.hidden=!!t,this.playing(!1),this.shown===this.lifted)return;if(this.shown=this.lifted,
this.field=null,!t?.line)return this.asking.replaceChildren();let n=this.lifted;P(this.asking,"aria-label",t.line),this.
field=t.ask?Oo({rule:at,label:t.ask,words:"out of 100",ends:["never","always"],value:Gs(this.typed[n],this.said[n],at),set:o=>this.
say(n,o),enter:()=>this.play(n)}):null;let s=p("div",p("p",p("b",t.line)));this.field&&s.append(p("p.wonder",t.ask)),this.
asking.replaceChildren(s,...this.field?[this.field.node]:[])}unread(t){let n=this.typed[t]??"";return t!==this.lifted||!this.
field||!n||!Mt(n,at)?!1:(this.field.complain(),!0)}say(t,n){let{value:s}=K(n,at);this.typed[t]=n,this.said={...this.said},
s!=null?this.said[t]=s:delete this.said[t],this.told({lifted:this.lifted,said:this.said},this.card)}},ze=class{constructor(t){
this.looks="";this.how=t,this.root=p("div.acts")}show(t,n,s){let o=JSON.stringify([t,n]);this.looks!==o&&(this.looks=o,mn(
this.root,s,()=>this.root.replaceChildren(...t.map(r=>this.button(r)))))}button({move:t,label:n,strong:s,off:o}){let r=p(
"button",{class:s&&!o?"btn solid":"btn","data-act":t||n,"aria-disabled":o?"true":null,onclick:()=>o?this.how.refuse(o):this.
how.send(t)},n);return p("span.act",r,o&&p("span.why",o))}};function Hc({zones:e},t){let n=e.flatMap(s=>s.kind==="seat"&&
s.me?s.cards:s.kind==="grid"?s.cells:[]);for(let s of n)if("key"in s&&(s.move===t||s.picks?.some(o=>o.move===t)))return s.
key;return""}function _i(e,t,n){if(!t)return e;let s=e.zones.flatMap(i=>i.kind==="tokens"&&i.ways||[]),o=Number(s.find(i=>i.
move===t)?.tag),r=e.zones.map(i=>{if(i.kind==="dice"&&o){let l=i.values.indexOf(o);return{...i,lit:l<0?i.values.map((h,c)=>c):
[l]}}if(i.kind==="ring"){let l=i.previews?.find(h=>h.move===t);return l?{...i,preview:l}:i}if(i.kind==="tokens")return{...i,
ways:(i.ways??[]).map(l=>({...l,chosen:l.move===t}))};let a=l=>l.key===n?{...l,lifted:!0}:l;return i.kind==="grid"?{...i,
cells:i.cells.map(a)}:i.kind==="seat"&&i.me?{...i,cards:i.cards.map(a)}:i});return{...e,zones:r}}var Rc={ArrowLeft:{x:-1,y:0},ArrowRight:{x:1,y:0},ArrowUp:{x:0,y:-1},ArrowDown:{x:0,y:1}};function Cc(e,t,n){let s=t.map(
({x:r,y:i})=>{let a=(r-e.x)*n.x+(i-e.y)*n.y,l=Math.abs((r-e.x)*n.y)+Math.abs((i-e.y)*n.x);return a>.5?a+2*l:1/0}),o=Math.
min(...s);return o<1/0?s.indexOf(o):-1}function $i(e){let t=(e.querySelector(".ring-focus")??e).getBoundingClientRect();
return{x:t.x+t.width/2,y:t.y+t.height/2}}function Mi(e,t){let n=Rc[t.key];if(!n||t.shiftKey||t.ctrlKey||t.metaKey||t.altKey)
return;let s=[...e.closest(".board")?.querySelectorAll(".way.plays")??[]].filter(r=>r!==e),o=s[Cc($i(e),s.map($i),n)];t.
preventDefault(),t.stopPropagation(),o instanceof SVGElement&&o.focus({preventScroll:!0})}var Uc=23,_s=24,oe=20,Oc=17,Dc=8,Si=6,se={h:23,size:15},Bc={house:[66,34],place:[20,28]},[Ic,Wc,Fc]=[3,4,1],Ei=(e,t)=>Math.
hypot(e.x-t.x,e.y-t.y);function Vc(e,t,n){let s={x:(e.x+t.x)/2,y:(e.y+t.y)/2},o=r=>(r.x-s.x)*(t.x-e.x)+(r.y-s.y)*(t.y-e.
y);return n.flatMap((r,i)=>{let a=n[(i+1)%n.length],[l,h]=[o(r),o(a)],c=l/(l-h),d=l<0!=h<0?[{x:r.x+(a.x-r.x)*c,y:r.y+(a.
y-r.y)*c}]:[];return l<0?[r,...d]:d})}function jc(e,t=Uc){let n=Array.from({length:_s},(s,o)=>{let r=2*Math.PI*o/_s,i=t/
Math.cos(Math.PI/_s);return{x:i*Math.cos(r),y:i*Math.sin(r)}});return e.map((s,o)=>{let r=n;for(let[i,a]of e.entries()){
let l=Ei(s,a);i===o||l>2.1*t||(l<.5?r=i>o?[]:r:r=Vc({x:0,y:0},{x:a.x-s.x,y:a.y-s.y},r))}return r})}var qc=e=>e.map((t,n)=>{
let s=e.filter((o,r)=>r!==n).map(o=>Ei(t,o));return Math.max(Dc,Math.min(oe,...s.filter(o=>o>.5).map(o=>o/2-1)))}),$s=(e,t)=>e.
x<t.x+t.w&&t.x<e.x+e.w&&e.y<t.y+t.h&&t.y<e.y+e.h,Zc=({x:e,y:t},n)=>({x:e-n,y:t-n,w:2*n,h:2*n});function Kc(e,t,n,s,o){let r=[];
return e.map((i,a)=>{let l=n[a],h=se.h,c=f=>(f.x<o.x||f.y<o.y||f.x+l>o.x+o.w||f.y+h>o.y+o.h?100:0)+Ic*r.filter(g=>$s(g,f)).
length+Wc*e.filter((g,y)=>$s(Zc(g,t[y]-3),f)).length+Fc*s.filter(g=>$s(g,f)).length,d=[[1,-1],[-1,-1],[1,0],[-1,0],[0,-1],
[0,1],[1,1],[-1,1]],u=[0,8,20].flatMap(f=>d.map(([b,g])=>{let y=(t[a]+f)*(b&&g?.72:1.08);return{x:i.x+b*(y+l/2)-l/2,y:i.
y+g*(y+h/2)-h/2,w:l,h}})).reduce((f,b)=>c(b)<c(f)?b:f);return l&&r.push(u),u})}var Ms=e=>e?12+9*e.length:0,Ss=({x:e,y:t},{
role:n,label:s,ring:o,chosen:r,attributes:i})=>v("g",{role:n,"aria-label":s,"data-x":e,"data-y":t,transform:`translate(${e}\
 ${t})`,...i},v("title",s),v("g.sized",v("path.cell",{fill:"transparent"}),(o||r)&&H(0,0,oe,{class:"ring"}),r&&H(0,0,oe-
Si,{class:"ring chosen"}),H(0,0,oe+12,{class:"ring-focus"}))),Ti=({x:e,y:t},n,s)=>v("g.tag.of",{"data-of":s,"data-move":s,
transform:`translate(${e} ${t})`,"aria-hidden":"true"},v("g.sized",v("g.stands",T(0,0,Ms(n),se.h,{rx:3,style:"fill:var(-\
-lit)"}),v("text",{x:Ms(n)/2,y:se.h/2+se.size*.36,"font-size":se.size,"font-weight":700,"text-anchor":"middle",fill:"#13\
201E"},n))));function Li(e,t,n,s){let o=[...e.querySelectorAll("[data-x]")],r=({x:b,y:g})=>({x:b/t,y:g/t}),i=o.map(({dataset:b})=>r(
{x:Number(b.x),y:Number(b.y)})),a=jc(i),l=qc(i);for(let b of e.querySelectorAll(".sized"))b.setAttribute("transform",`sc\
ale(${t})`);for(let[b,g]of o.entries()){let y=a[b].map(({x:w,y:k})=>`${w.toFixed(1)} ${k.toFixed(1)}`).join("L");g.querySelector(
".cell")?.setAttribute("d",y?`M${y}Z`:"");for(let w of g.querySelectorAll("circle")){let k=w.classList.contains("ring-fo\
cus")?12:w.classList.contains("chosen")?-Si:0,[x,$]=["many","handle"].map(S=>g.classList.contains(S)),_=$?oe:x?Math.min(
l[b],Oc/t):l[b];w.setAttribute("r",String(_+k))}}let h=[...e.querySelectorAll(".tag.of")];if(!h.length)return;let c=o.map(
b=>h.find(g=>g.dataset.of===b.dataset.move)),d=c.map(b=>Ms(b?.textContent??"")),m={x:n.x/t,y:n.y/t,w:n.w/t,h:n.h/t},u=s.
map(({x:b,y:g,kind:y})=>{let[w,k]=Bc[y??""]??[13,13];return{x:(b-w)/t,y:(g-k)/t,w:2*w/t,h:2*k/t}}),f=Kc(i,l,d,u,m);for(let[
b,g]of c.entries()){let{x:y,y:w}=f[b];g?.querySelector(".stands")?.setAttribute("transform",`translate(${y-i[b].x} ${w-i[b].
y})`)}}var Gc=18,Yc=40,Jc={"stroke-width":5},zc={"stroke-width":36,"stroke-linejoin":"round","stroke-linecap":"round"},Xc=.4;function Qc(e,t){
let n=t.get(e.a),s=t.get(e.b),o=`M${n.x} ${n.y}L${s.x} ${s.y}`,r=i=>v("path",{d:o,fill:"none",...i});switch(e.kind??"roa\
d"){case"double":return[r({style:"stroke:var(--field-edge)","stroke-width":9}),r({style:"stroke:var(--field)","stroke-wi\
dth":4})];case"dashed":return r({style:"stroke:var(--field-edge)","stroke-width":6,"stroke-dasharray":"12 9"});case"thin":
return r({style:"stroke:var(--field-edge)","stroke-width":3});case"pointer":return r({style:"stroke:var(--on-field-2)","\
stroke-width":3,"stroke-dasharray":"2 5"});default:return r({style:"stroke:var(--field-edge)","stroke-width":9})}}var Ai=(e,t,n,s)=>v(
"text",{class:s,y:.35*t,"font-size":t,"font-weight":700,"text-anchor":"middle",fill:n},e);function th(e,t,n,s){let{fill:o,
ink:r}=t?rs(t.step):{fill:"var(--on-field)",ink:""},i={style:`fill:${o};stroke:var(${t?"--on-field-2":"--field"})`,"stro\
ke-width":2},a=t?Math.min(16*n,Gc):13,l=e.kind==="crossing"?v("path",{d:`M0 ${-a*1.35}L${a*1.35} 0 0 ${a*1.35} ${-a*1.35}\
 0Z`,...i}):e.kind==="door"?v("path",{d:`M${-a} ${-a}L${a} 0 ${-a} ${a}Z`,...i}):e.kind==="house"?v("rect",{x:-66,y:-34,
width:132,height:68,rx:4,...i}):e.kind==="place"?T(-19,-27,38,54,{class:"slot",rx:4,fill:"none"}):v("circle",{r:a,...i}),
h=e.kind==="house",c=h&&(e.name??"").length>8?(e.name??"").split(" "):[e.name??""],d=Math.max(1,...c.map(f=>f.length)),m=h?
Math.min(23*n,122/(.66*d),54/(1.1*c.length)):20*n,u={...e.kind==="place"?s(e):{x:0,y:h?0:16+18*n,"text-anchor":"middle"},
class:h?"on-house":"f"};return v("g",{transform:`translate(${e.x} ${e.y})`},v("title",e.label),l,e.kind==="pointer"&&!t&&
T(-5,-5,10,10,{fill:"var(--field)"}),t&&Ai(t.text,20*n,r,t.fine?"coarse":""),t?.fine&&Ai(t.fine,15*n,r,"fine"),e.name&&c.
map((f,b)=>v("text",{"font-size":m,"font-weight":700,...u,y:u.y+(h?(.35+1.1*(b-(c.length-1)/2))*m:0)},f)))}function eh(e){
let t=new Map;for(let{key:s,at:o,art:r}of e)(r??"mark")==="mark"&&t.set(o,[...t.get(o)??[],s]);let n=new Map;for(let s of t.
values())s.forEach((o,r)=>n.set(o,r-(s.length-1)/2));return n}function nh(e,t,n,s=0){let o=t.get(e.at);if(!o)throw new Error(
`Expected a node of the board, not "${e.at}".`);let r={mark:()=>[H(0,0,27,{fill:e.active?"var(--accent-on-field)":"var(-\
-field)"}),Et(e.seat??0,-19,-19,38,{fill:e.active?"var(--field)":"var(--on-field)",ink:e.active?"var(--accent-on-field)":
"var(--field)"})],agent:()=>[H(0,0,15,{style:"fill:var(--field);stroke:var(--on-field)","stroke-width":3}),T(-9,-3,18,6,
{fill:"var(--on-field)"})],card:()=>[v("g",{transform:"translate(-20 -28)"},tt(e.face,40))],bars:()=>[T(-64,-32,128,64,{
rx:3,fill:"var(--on-field)"}),v("path",{d:"M-54 -32V32M-38 -32V32M38 -32V32M54 -32V32",style:"stroke:var(--field)","stro\
ke-width":6})],empty:()=>[T(-19,-27,38,54,{class:"slot",rx:4,fill:"none"})]}[e.art??"mark"];if(!r)throw new Error(`Expec\
ted a token that can be drawn, not "${e.art}".`);return v("g",{transform:`translate(${o.x+46*n*s} ${o.y}) scale(${n})`,role:"\
img","aria-label":e.label,"data-token":e.key},v("title",e.label),v("g.grows",r()))}function sh({tag:e,path:t},n,s){let{x:o,
y:r}=n.get(t[t.length-1]),i=18+11*e.length;return e&&v("g.tag",{transform:`translate(${o+14} ${r-12-32*s}) scale(${s})`},
T(0,0,i,32,{rx:3,style:"fill:var(--lit)"}),v("text",{x:i/2,y:23,"font-size":21,"font-weight":700,"text-anchor":"middle",
fill:"#13201E"},e))}function Ni(e,t){let n=e.path.map(r=>t.get(r)),s=n.map(({x:r,y:i},a)=>`${a?"L":"M"}${r} ${i}`).join(
""),o=!e.move;return v("g",{class:o?"way gone":"way",role:o?"img":null,"aria-label":o?e.label:null,"aria-hidden":o?null:
"true","data-steps":n.length-1},o&&v("title",e.label),v("path.line",{d:s,fill:"none",style:"stroke:var(--lit)",...o?zc:Jc}))}
function oh({path:e,label:t,move:n,chosen:s},o,r){let i=o.get(e[e.length-1]),a=r?{class:"way plays",tabindex:0,"data-mov\
e":n,"aria-pressed":String(!!s)}:{class:"way shown"};return Ss(i,{role:r?"button":"img",label:t,ring:!0,chosen:!!s,attributes:a})}
function rh(e,t,n,s){let o=13*s*(e.name?.length??0),r=[{x:-23*s-3,y:7*s,"text-anchor":"end",left:-o-23*s},{x:23*s+3,y:7*
s,"text-anchor":"start",left:23*s},{x:0,y:45*s,"text-anchor":"middle",left:-o/2},{x:0,y:-31*s,"text-anchor":"middle",left:-o/
2}],i=t.edges.flatMap(({a:c,b:d})=>{let m=n.get(c),u=n.get(d);return[0,.25,.5,.75,1].map(f=>({x:m.x+(u.x-m.x)*f,y:m.y+(u.
y-m.y)*f}))}),a=({y:c,left:d})=>i.filter(m=>m.x>e.x+d-14&&m.x<e.x+d+o+14&&m.y>e.y+c-16*s-12&&m.y<e.y+c+12).length,{left:l,
...h}=r.reduce((c,d)=>a(d)<a(c)?d:c);return h}var ih=(e,t,n)=>[e.art?v("g.scenery",Is(e.art)):null,(e.areas??[]).map(({name:s,
x:o,y:r})=>v("text.f2",{x:o,y:r,"font-size":20*n,"text-anchor":"middle"},s)),v("g",{fill:"none"},...e.edges.map(s=>Qc(s,
t)))];function ah(e,t,n,s,o=0){let r=n.get(e.at),i={agent:22,card:39}[e.art??"mark"]??34,a=r.x+46*s*o;return v("g.light",
{transform:`translate(${a} ${r.y}) scale(${s})`,"data-x":a,"data-y":r.y,"data-key":`lit:${e.key}`,"aria-hidden":"true"},
H(0,0,i,{fill:"none",style:"stroke:var(--lit)","stroke-width":6}),t&&T(i-6,-i-14,26,26,{style:"fill:var(--lit)"}),t&&v("\
text",{x:i+7,y:5-i,"font-size":18,"font-weight":700,"text-anchor":"middle",fill:"#13201E"},t))}function lh(e,t,{zone:n},{
nodes:s,aside:o,u:r,at:i}){let a=n.tokens.find(({key:c})=>c===e),l=s.get(a?.at??e);if(!l)throw new Error(`Expected a nod\
e or a token of the board, not "${e}".`);let h=n.carries?.length;return Ss({x:l.x+46*r*(o.get(e)??0),y:l.y},{role:"butto\
n",label:a?.label??l.label,ring:!a,chosen:t,attributes:{class:["way plays",a&&"handle",h&&"many"],tabindex:a&&i?-1:0,"ar\
ia-pressed":String(t),"data-spot":e}})}function Pi(e){let{board:t,zone:n,heat:s,clear:o,acting:r,spots:i,lit:a,w:l,h,k:c}=e,
d=new Map(t.nodes.map(x=>[x.id,x])),m=eh(n.tokens),u=c<Xc?1:Math.max(1,.62/c),f=(n.ways??[]).filter(({move:x})=>!x),b=(n.
ways??[]).filter(({move:x})=>x),g=n.tokens.filter(({art:x})=>!(o&&x==="agent")),y=({art:x})=>!!s.nodes&&x==="card",w=x=>th(
x,s.nodes?.[x.id],u,$=>rh($,t,d,u)),k=x=>nh(x,d,u,m.get(x.key));return v("svg.board",{width:l,height:h,viewBox:`0 0 ${t.
width} ${t.height}`,preserveAspectRatio:"xMidYMid meet",style:"overflow:hidden","data-board":t.id},T(0,0,t.width,t.height,
{fill:"transparent"}),ih(t,d,u),f.map(x=>Ni(x,d)),t.nodes.filter(({kind:x})=>x==="place").map(w),g.filter(y).map(k),t.nodes.
filter(({kind:x})=>x!=="place").map(w),b.map(x=>Ni(x,d)),g.filter(x=>!y(x)).map(k),f.map(x=>sh(x,d,u)),g.filter(({key:x})=>x in
a).map(x=>ah(x,a[x.key],d,u,m.get(x.key))),b.filter(({tag:x})=>x).map(({tag:x,move:$,path:_})=>Ti(d.get(_[_.length-1]),x,
$??"")),b.map(x=>oh(x,d,r)),Object.entries(i).map(([x,$],_)=>lh(x,$,e,{nodes:d,aside:m,u,at:_})))}function Hi(e,t){for(let n of e.
querySelectorAll(".way.gone > .line")){if(!(n instanceof SVGGeometryElement))continue;let s=n.getTotalLength(),o=Number(
n.parentElement?.dataset.steps??1);n.animate([{strokeDasharray:`0 ${s}`},{strokeDasharray:`${s} 0`}],{duration:o*Yc/t})}}var Ci=8,Dt=1.25,Ri=.42,ch=.62,hh=1.5,Es=46,uh=26,dh=8,mh=.95;function Xe(e,t,n=t.w/t.h){let s=Math.max(t.w,t.h*n),o=Math.
min(s,Math.max(e.w,t.w/Ci)),r=o/n,i=(a,l)=>l<0?l/2:Math.max(0,Math.min(a,l));return{x:i(e.x,t.w-o),y:i(e.y,t.h-r),w:o,h:r}}
function fh(e,t,n,s,o,r=t.w/t.h){let i=Math.max(t.w,t.h*r),a=Math.min(i,Math.max(e.w/n,t.w/Ci))/e.w;return Xe({x:s-(s-e.
x)*a,y:o-(o-e.y)*a,w:e.w*a,h:e.h*a},t,r)}function ph(e,t,n,s,o){let r=n/s,[i,a]=[e.map(({x})=>x),e.map(({y:x})=>x)],[l,h]=[
Math.min(...i),Math.min(...a)],[c,d]=[Math.max(...i)-l,Math.max(...a)-h],m=Math.min(n/t.w,(r-o)/t.h),u=Math.max(ch,hh*(n/
t.w)),f=Math.min((n-2*Es)/(c||1),(r-o-2*Es)/(d||1)),b=Math.max(m,Math.min(u,f)),g={w:n/b,h:r/b},y=uh/b,w=(x,$,_,S)=>{let E=(x+
$-_)/2,[L,M]=[Math.min(0,x-y),Math.max(S,$+y)-_];return M<L?(L+M)/2:Math.max(L,Math.min(E,M))},k=o/b;return{x:w(l,l+c,g.
w,t.w),y:w(h,h+d,g.h-k,t.h)-k,...g}}var Qe=class{constructor(){this.board=null;this.id="";this.dragged=!1;this.aspect=1;
this.wide=0;this.clear=0;this.targets=[];this.lit=[];this.view="whole";this.chosen="";this.whole={x:0,y:0,w:1,h:1},this.
frame=this.whole,this.fingers=new Map,this.down={x:0,y:0},this.near={x:0,y:0},this.aims=(n,s)=>{};let t=(n,s,o,r)=>p("bu\
tton.btn",{"data-k":`lens.${n}`,"aria-label":o,title:o,onclick:r},s);this.controls=p("div.lens",{role:"group","aria-labe\
l":"Zoom the board",hidden:!0},t("out","−","Zoom out",()=>this.zoom(1/Dt)),t("in","+","Zoom in",()=>this.zoom(Dt)),t("\
near",j("near",20),"Near me",()=>this.see("near")),t("whole",j("whole",20),"Whole board",()=>this.see("whole")))}on(t,n,s,o,r,i=[],a=[]){
this.controls.hidden=!t;let l=JSON.stringify([o,i])!==JSON.stringify([this.near,this.targets]),h=r.w/r.h,c=n!==this.id||
h!==this.aspect||r.w!==this.wide,d=JSON.stringify(a)!==JSON.stringify(this.lit)&&!a.every(m=>this.sees(m));this.near=o,this.
targets=i,this.lit=a,this.clear=r.clear??0,t&&t!==this.board&&this.listen(t),this.board=t,t&&(c&&(this.id=n,this.whole={
x:0,y:0,...s},this.aspect=h,this.wide=r.w,this.chosen=""),c||l||d||this.view!=="own"&&!a.length?this.look():this.show(this.
frame))}sees({x:t,y:n}){let{frame:s}=this,o=Es*s.w/this.wide,r=this.clear*s.w/this.wide;return t>s.x+o&&t<s.x+s.w-o&&n>s.
y+r+o&&n<s.y+s.h-o}look(){let t=this.wide/this.aspect-this.clear,n=Math.min(this.wide/this.whole.w,t/this.whole.h),s=this.
targets.length>0||n<Ri;this.frameTo(this.chosen||(s?"near":"whole"))}see(t){this.chosen=t,this.frameTo(t)}frameTo(t){if(this.
view=t,t==="whole")return this.show(Xe({...this.whole,w:1/0},this.whole,this.aspect));this.show(ph([this.near,...this.targets,
...this.lit],this.whole,this.wide,this.aspect,this.clear))}show({x:t,y:n,w:s,h:o}){this.frame={x:t,y:n,w:s,h:o},this.board?.
setAttribute("viewBox",`${t} ${n} ${s} ${o}`),this.board?.classList.toggle("far",this.wide/s<Ri),this.board?.classList.toggle(
"close",this.wide/s>=mh);let r=this.onPage;r?.a&&this.aims(1/r.a,this.frame)}drawTo(t){this.view="own",this.show(t)}zoom(t,n=this.
frame.x+this.frame.w/2,s=this.frame.y+this.frame.h/2){this.drawTo(fh(this.frame,this.whole,t,n,s,this.aspect))}pan(t,n){
let{x:s,y:o,w:r,h:i}=this.frame;this.drawTo(Xe({x:s+t*r,y:o+n*i,w:r,h:i},this.whole,this.aspect))}point({clientX:t,clientY:n}){
let s=this.onPage,{x:o,y:r}=new DOMPoint(t,n).matrixTransform(s?.inverse());return{x:o,y:r}}get onPage(){let[t]=this.board?.
children??[];return t instanceof SVGGraphicsElement?t.getScreenCTM():null}listen(t){t.style.touchAction="none",t.addEventListener(
"wheel",n=>{let s=n.deltaY>0,{x:o,y:r}=this.point(n);s&&this.frame.w>=this.whole.w&&this.frame.h>=this.whole.h||(n.preventDefault(),
this.zoom(s?1/Dt:Dt,o,r))},{passive:!1}),t.addEventListener("pointerdown",n=>{this.fingers.set(n.pointerId,{x:n.clientX,
y:n.clientY}),this.down={x:n.clientX,y:n.clientY},this.dragged=!1}),t.addEventListener("pointermove",n=>this.drag(n));for(let n of[
"pointerup","pointercancel","pointerleave"])t.addEventListener(n,s=>this.fingers.delete(s.pointerId));t.addEventListener(
"click",n=>this.dragged&&n.stopPropagation(),{capture:!0})}drag(t){let n=this.fingers.get(t.pointerId);if(!n)return;let s={
x:t.clientX,y:t.clientY},o=[...this.fingers].find(([c])=>c!==t.pointerId)?.[1];if(this.dragged||=!!o||Math.hypot(s.x-this.
down.x,s.y-this.down.y)>dh,!this.dragged)return;this.fingers.set(t.pointerId,s);let r=this.point({clientX:n.x,clientY:n.
y}),i=this.point({clientX:s.x,clientY:s.y});if(!o){let{x:c,y:d,w:m,h:u}=this.frame;this.drawTo(Xe({x:c+r.x-i.x,y:d+r.y-i.
y,w:m,h:u},this.whole,this.aspect));return}let a=c=>Math.hypot(c.x-o.x,c.y-o.y)||1,{x:l,y:h}=this.point({clientX:(s.x+o.
x)/2,clientY:(s.y+o.y)/2});this.zoom(a(s)/a(n),l,h)}key(t,n){if(!this.board)return!1;let o=n?{ArrowLeft:[-.2,0],ArrowRight:[
.2,0],ArrowUp:[0,-.2],ArrowDown:[0,.2]}[t]:void 0;if(o)this.pan(o[0],o[1]);else if(t==="+"||t==="=")this.zoom(Dt);else if(t===
"-")this.zoom(1/Dt);else if(t==="0")this.see("whole");else return!1;return!0}};var Ui=3,Oi=80,Di=e=>[...e.values.map((t,n)=>v("g",{transform:`translate(${n*(e.size+10)} 0)`},Zt(t,e.size,e.lit.includes(
n)))),T(-5,-5,e.w+10,e.size+10,{class:"ring-focus",rx:9}),v("title",e.label)];function Bi(e,t){for(let n=0;n<Ui;n++){let s=(r,i)=>1+(r+2*n+3*i)%6,o=()=>e(r=>({...r,values:r.values.map(s),lit:[]}));n?
setTimeout(o,n*Oi/t):o()}setTimeout(()=>e(n=>n),Ui*Oi/t)}var gt=(e,t)=>v("text",t,e),Ii=e=>!e.plays&&!!(e.opens||e.recall?.length);function gh(e){let t=e.w*1.4,n=Math.min(11,Math.
max(7,e.w*.16));return[e.plays&&T(-2,-2,Math.max(e.seen,24),t+24,{class:"touch",fill:"transparent"}),e.dealt&&tt(null,e.
w),e.ghost?v("g.faint",tt(e.face,e.w)):tt(e.face,e.w),e.ghost&&T(0,0,e.w,t,{class:"ghost",rx:e.w*.085,fill:"none"}),e.kin&&
!e.ghost&&T(1.5,1.5,e.w-3,t-3,{class:"kin",rx:e.w*.07,fill:"none"}),e.off&&T(0,0,e.w,t,{class:"veil",rx:e.w*.085}),e.under&&
v("path.bar-under",{d:`M2 ${t+11.5}h${Math.max(e.seen-6,18)}`,"stroke-width":5}),Ii(e)&&io(n+2,t-n-2,n),T(-5,-5,e.w+10,t+
10,{class:"ring-focus",rx:e.w*.085+5}),v("title",Ii(e)?`${e.label}. Press to see the cards.`:e.label)]}var rt=24,Ts=14,bh=8;
function yh(e){let t=Math.min(rt,e.w);switch(e.role){case"hand":{let n=Math.min(rt,e.w*.55);return[e.w-n,e.h-n,n]}case"s\
tack":case"pile":return[e.w-t,e.h-t,t];case"fan":return[e.w-t,e.h*.36,t];case"seat":return e.h<rt?[e.w+3,(e.h-Ts)/2,e.w<
bh?0:Ts]:[e.w-rt,e.h-rt,rt];case"space":return[e.w-14,e.h-21,rt];case"dice":return[e.w+3,-3,rt];default:return e.y>rt?[e.
w-21,-25,rt]:[Math.max(-8,1-e.x),Math.max(-8,1-e.y),Ts]}}function wh(e){let[t,n,s]=yh(e),o=e.tab&&s>0&&v("g",{transform:`\
translate(${t} ${n})`},T(0,0,s,s,{fill:"var(--lit)"}),gt(e.tab,{x:s/2,y:s*.71,"font-size":s*.625,"font-weight":700,"text\
-anchor":"middle",fill:"#13201E"}));return[T(-3,-3,e.w+6,e.h+6,{rx:7,fill:"none",stroke:"var(--lit)","stroke-width":4}),
o]}function vh(e){let t=e.tone==="lit"?"lit-text":e.quiet?"f2":"f";return[v("text",{"font-size":e.size,"font-weight":e.bold?
700:400,"text-anchor":e.anchor,class:t},e.lines.map((n,s)=>v("tspan",{x:0,dy:s?e.size*1.2:0},n)))]}var xh=e=>[Et(e.seat,
0,0,e.size,{fill:e.active?"var(--accent-on-field)":e.quiet?"var(--on-field-2)":"var(--on-field)"})];function kh(e){let t=String(
e.value),n=ot(t),s=n?Q(t,e.high):0;return[n&&G(t,0,0,e.high,{colour:"var(--on-field)"}),gt(n?e.label:`${t} ${e.label}`,{
x:n?s+8:0,y:e.high-4,"font-size":13,class:"f2","aria-hidden":"true"})]}function _h(e){return e.empty?[T(1,1,e.w-2,e.w*1.4-
2,{class:"slot",rx:5,fill:"none"})]:Array.from({length:e.under},(t,n)=>{let s=(e.under-n)*2.5;return v("g",{transform:`t\
ranslate(${s} ${-s})`},T(0,0,e.w,e.w*1.4,{class:"paper",rx:e.w*.085}))})}var $h=e=>[v("text.f2",{"font-size":13,"aria-hi\
dden":"true"},v("tspan.f",{"font-weight":700,"font-size":15},String(e.count)),e.lines.map(t=>v("tspan",e.broken?{x:0,dy:17}:
{dx:4},t)))];function Mh(e){let t=String(e.count),n=Q(t,22),s=n+8+e.noted,o=(e.wide-(e.below?n:s))/2;return[G(t,o,0,22,{
colour:"var(--on-field)"}),gt(e.label,{x:e.below?e.wide/2:o+n+8,y:e.below?e.high+56:18,"text-anchor":e.below?"middle":"s\
tart","font-size":13,class:"f2","aria-hidden":"true"}),xn(e.count,12,30+e.high,e),V(`M1.5 ${e.high-6}V${36+e.high}H${e.wide-
1.5}V${e.high-6}`,"var(--field-line)",3)]}var re=(e,t)=>[t*Math.sin(e*2*Math.PI),-t*Math.cos(e*2*Math.PI)];function Sh(e){
let{ring:t,r:n}=e,s=t.of??10,o=t.filled??0,r=t.preview?.filled??o,i=t.goal??-1,a=n*.17,l=2.4/360,h=it("hatch"),c=w=>{let[
k,x]=re(w/s+l,n),[$,_]=re((w+1)/s-l,n);return`M${k} ${x}A${n} ${n} 0 0 1 ${$} ${_}`},d=Array.from({length:s},(w,k)=>{let x=k<
o,$=t.preview?k>=o&&k<r:i>=0&&k>=o&&k<i,_=k===i?"var(--lit)":x?"var(--accent-on-field)":"var(--field-line)";return[v("pa\
th",{d:c(k),fill:"none",style:`stroke:${_}`,"stroke-width":a}),$&&v("path",{d:c(k),fill:"none",style:`stroke:url(#${h})`,
"stroke-width":a})]}),m=n<56,u=m?12:14,f=(t.marks??[]).map(w=>{let k=w.at/s,x=n+a/2+4,[$,_]=re(k,x),[S,E]=re(k,x+7),[L,M]=re(
k,x+(m?6:19)),A=Math.sin(k*2*Math.PI)<-.2,R=Math.sin(k*2*Math.PI)>.2;return[!m&&v("path",{d:`M${$} ${_}L${S} ${E}`,class:w.
on?"tick on":"tick"}),gt(w.text,{x:L+(A?5:R?-5:0),y:M+(m?4:5),"font-size":u,"font-weight":w.on?700:400,"text-anchor":A?"\
end":R?"start":"middle",class:w.on?"f":"f2"})]}),b=(t.preview??t).value??"",g=t.preview?.note??t.note,y=Math.min(n*.7,n*
140/Math.max(Q(b,100),1));return[v("defs",me(h,"var(--accent-on-field)","none")),H(0,0,n+a/2,{fill:"var(--field)"}),...t.
closed?Eh(n,a):[...d.flat(),...f.flat()],ot(b)&&G(b,0,-y*.61,y,{anchor:"middle",colour:"var(--on-field)"}),g&&gt(g,{y:n*
.55,"font-size":Math.max(13,n*.14),"font-weight":t.closed?700:400,"text-anchor":"middle",class:t.closed?"lit-text":"f2"})]}
var Eh=(e,t)=>[0,1,2].map(n=>H(0,0,e+n*t*1.15,{fill:"none",style:"stroke:var(--lit)","stroke-width":n?t*.24:t,class:n?"e\
cho":"whole"}));function Th(e){let{r:t}=e,n={...e.ring,...e.ring.preview},s=Math.round(t/4.6),o=n.colour?`var(--ring-${n.
colour})`:"var(--on-field-2)",r=(n.direction??1)<0?-1:1,i=fe(n.colour),a=Array.from({length:s},(c,d)=>d*360/s).filter(c=>!i||
Math.abs(c-180)>31).map(c=>v("path",{transform:`rotate(${c}) translate(0 ${-t}) scale(${r} 1)`,d:"M-7-9H0L8 0 0 9H-7L1 0\
Z",fill:o})),l=i&&v("g",{transform:`translate(-60 ${t-18})`},T(0,0,120,36,{rx:4,fill:`var(--c-${n.colour})`}),lt(n.colour,
22,18,8.5,{fill:"none",stroke:`var(--c-${n.colour}-on)`,"stroke-width":2.5}),gt(`${n.colour.toUpperCase()} ${i}`,{x:40,
y:24,"font-size":16,"font-weight":700,fill:`var(--c-${n.colour}-on)`})),h=n.note&&gt(n.note,{y:t-30,"font-size":13,"text\
-anchor":"middle",class:"f2"});return[...a,l,h]}var Lh=e=>[xn(e.count,0,0,e)],Ah=({ring:e})=>[ot(e.value??"")&&G(e.value,
0,-26,40,{anchor:"middle",colour:"var(--on-field)"}),gt(e.note??"",{y:36,"font-size":14,"text-anchor":"middle",class:"f2"})],
Nh={dial:Sh,chevrons:Th,none:Ah},Ph=e=>Array.from({length:e.full},(t,n)=>v("g",{transform:`translate(${e.size/2+n*(e.size+
5)} ${e.size/2})`,"aria-hidden":"true"},H(0,0,e.size/2-1.5,{fill:"none",class:n<e.count?"agent":"slot"}),n<e.count&&T(-5,
-1.75,10,3.5,{fill:"var(--on-field)"}))),Hh=e=>[T(1.5,1.5,e.size-3,e.size-3,{rx:4,style:`fill:${e.box==="done"?"var(--on\
-field)":"var(--field)"};stroke:var(--${{now:"lit",done:"on-field",open:"field-edge"}[e.box]})`,"stroke-width":e.box==="\
now"?4:2,"stroke-dasharray":e.box==="open"?"4 3":null}),e.box==="done"&&v("path",{d:"M-4 -4L4 4M4 -4L-4 4",transform:`tr\
anslate(${e.size/2} ${e.size/2}) scale(${e.size/18})`,style:"stroke:var(--field)","stroke-width":2.5})],Rh={card:gh,lit:wh,
text:vh,mark:xh,counter:kh,pile:_h,count:$h,tray:Mh,chips:Lh,dice:Di,agents:Ph,box:Hh,spread:e=>ys(e),board:e=>[Pi(e)],ring:e=>Nh[e.
ring.art??"dial"](e)};function ie(e){let t=Rh[e.kind];if(!t)throw new Error(`Expected a thing that the table can draw, n\
ot "${e.kind}".`);return t(e).filter(Boolean)}function Wi(e){switch(e.kind){case"card":return e.label;case"counter":return`${e.
value} ${e.label}`;case"count":return e.spoken||`${e.count} ${e.lines.join(" ")}`;case"tray":return`${e.count} ${e.label}`;case"\
dice":case"board":return e.kind==="dice"?e.label:e.zone.label;case"ring":return e.ring.label;case"spread":return ws(e.zone);default:
return""}}var Fi=420,Ch=80,Uh=1500,Oh=5,Vi=320,ji={goal:900,bust:700,aside:600},qi="cubic-bezier(.2,.7,.2,1)";function Ls(e,t){let n=t.
replace(/^seat/,"h"),s=[...e].filter(({kind:h,key:c})=>h==="card"&&(c===t||c.startsWith(`${n}.`))),o=s.length?s.map(({x:h,
y:c,w:d})=>({x:h,y:c,w:d,h:d*1.4})):[...e].filter(({key:h})=>h.slice(h.indexOf(":")+1).split(".")[0]===t).map(({x:h,y:c,
wide:d=40,high:m=40})=>({x:h,y:c,w:d,h:m}));if(!o.length)return null;let r=Math.min(...o.map(({x:h})=>h)),i=Math.min(...o.
map(({y:h})=>h)),a=Math.max(...o.map(({x:h,w:c})=>h+c)),l=Math.max(...o.map(({y:h,h:c})=>h+c));return{x:r,y:i,w:a-r,h:l-
i}}var tn=e=>T(e.x-7,e.y-7,e.w+14,e.h+14,{rx:8,fill:"none",stroke:"var(--lit)","stroke-width":4}),Dh=()=>T(-14,-4,28,8,{
rx:2,fill:"var(--lit)",stroke:"#fff","stroke-width":1.5});function Zi(e,t,n,{pace:s,still:o,gone:r}){e.replaceChildren();
let i=0;for(let a=t;a;a=a.then){let l=a.kind==="aside"?Wh(a,n,{pace:s,still:o,gone:r,wait:i}):a.kind==="bust"?Ih(Ki(r,a.
then?.face),s,o):Bh(a,n,s,o);if(e.append(...l),!o&&s>0&&a!==t)for(let h of l)h.matches(".swept")||h.animate([{opacity:0},
{opacity:1}],{duration:1,delay:i,fill:"both"});setTimeout(()=>{for(let h of l)h.remove()},Uh/Math.max(s,.5)+i),!o&&s>0&&
(i+=(ji[a.kind]??0)/s)}}function Bh(e,t,n,s){let o=e.source?Ls(t,e.source):null,r=e.target?Ls(t,e.target):null;if(!r)return[];
let i=[tn(r)];if(o&&e.kind==="catch"&&i.push(tn(o)),!o||e.kind!=="goal"||s||n<=0)return i;for(let a=0;a<Math.min(e.count||
1,Oh);a++){let l=Dh();i.push(l);let h=c=>`translate(${c.x+c.w/2}px,${c.y+c.h/2}px)`;l.style.transform=h(r),l.animate([{transform:h(
o)},{transform:h(r),opacity:1},{opacity:0}],{duration:Fi*1.25/n,delay:a*Ch/n,easing:qi,fill:"both"})}return i}function Ki(e,t){
let n=e.filter(({kind:o,role:r})=>o==="card"&&r==="fan").sort((o,r)=>o.x-r.x),s=n.at(-1);if(s&&t){let o=n.length>1?s.x-n[n.
length-2].x:s.w*.59;n.push({...s,key:`${s.key}.end`,x:s.x+Math.max(o,s.w*.4),face:t})}return n}function Ih(e,t,n){let[s]=e,
o=e.at(-1);if(!s||!o||n||t<=0)return[];let r=tn({x:s.x,y:s.y,w:o.x+o.w-s.x,h:o.w*1.4});return r.setAttribute("stroke-das\
harray","10 7"),r.animate([{opacity:1},{opacity:1,offset:.9},{opacity:0}],{duration:(ji.bust+Vi)/t,fill:"both"}),[r]}function Wh(e,t,{
pace:n,still:s,gone:o,wait:r}){let i=e.target?Ls(t,e.target):null;return i?s||n<=0?[tn(i)]:Ki(o,e.face).map(a=>{let l=v(
"g.thing.card.swept",...ie({...a,plays:!1,off:""})),h=`translate(${a.x}px,${a.y}px)`;return l.animate([{transform:h,opacity:1},
{transform:`translate(${i.x}px,${i.y}px) scale(${i.w/a.w})`,opacity:1,offset:.9},{transform:`translate(${i.x}px,${i.y}px\
) scale(${i.w/a.w})`,opacity:0}],{duration:Fi*1.25/n,delay:r+Vi/n,easing:qi,fill:"both"}),l}):[]}var Gi=320,Fh=90,Yi={w:1,h:1},en=class{constructor({press:t,pace:n}){this.gone=[];this.bright=null;this.parked="";this.timer=
0;this.press=t,this.pace=n,this.rings=v("g.far-rings",{fill:"none","stroke-width":11,"aria-hidden":"true"}),this.layer=v(
"g"),this.over=v("g.event",{"aria-hidden":"true"}),this.root=v("svg.table",{role:"group",tabindex:-1},this.rings,this.layer,
this.over),this.placed=new Map,this.changed=new Set,this.lens=new Qe}paint(t,{label:n,move:s,back:o=!1}){this.root.setAttribute(
"viewBox",`0 0 ${t.w} ${t.h}`),this.root.setAttribute("aria-label",n),this.far(t);let r=new Map([...this.placed].map(([u,
{thing:f}])=>[u,f])),i=s&&this.pace()>0&&!ue(),a=new Map(t.things.map(u=>[u.key,u])),l=F(this.root),h=l&&this.layer.contains(
l)?l.getAttribute("data-key"):l===this.root?this.parked:"";this.gone=[];for(let[u,{node:f,thing:b}]of this.placed){if(a.
has(u))continue;this.gone.push(b),this.placed.delete(u);let g=i&&o&&b.kind==="card"&&b.origin?a.get(b.origin):void 0;g?this.
leave(f,b,g):f.remove()}let c=null,d=[];this.changed.clear();for(let u of t.things){let f=r.get(u.key),{node:b}=this.place(
u),g=c?c.nextSibling:this.layer.firstChild;b!==g&&this.layer.insertBefore(b,g),c=b,s&&u.kind==="card"&&(!f||JSON.stringify(
f.face)!==JSON.stringify(u.face))&&this.changed.add(u.key),i&&!o&&u.thrown&&u.thrown!==f?.thrown&&this.roll(u.key);let y=i&&
u.kind==="card"&&!f?this.source(u,r):void 0;y&&d.push(this.glide(b,y,u))}if(d.length){this.root.getBoundingClientRect();
for(let[u,f]of d.entries())f(Math.min(u,4)*Fh/this.pace())}this.look(t),i&&Hi(this.root,this.pace()),this.shade(),s&&ue()&&
this.flash();let m=F(this.root);h&&!(m&&this.layer.contains(m)&&m.hasAttribute("tabindex"))&&this.focus(h)}dim(t){this.bright=
t,this.shade()}shade(){let{bright:t}=this;for(let[n,{node:s,thing:o}]of this.placed){let r=n.slice(n.indexOf(":")+1),i=!t||
o.kind==="lit"||t.has(r)||t.has(r.split(".")[0]);s.classList.toggle("dimmed",!i)}}happen(t){let n=[...this.placed.values()].
map(({thing:s})=>s);Zi(this.over,t,n,{pace:this.pace(),still:ue(),gone:this.gone})}look(t){let n=t.things.find(({kind:l})=>l===
"board"),s=n&&this.placed.get(n.key)?.node.querySelector(".board");if(!n||!(s instanceof SVGElement))return this.lens.on(
null,"",Yi,{x:0,y:0},Yi);let{board:o,zone:r}=n,i=o.nodes.find(l=>l.id===r.centre),a=l=>[...s.querySelectorAll(l)].map(h=>({
x:Number(h.getAttribute("data-x")),y:Number(h.getAttribute("data-y"))}));this.lens.controls.classList.toggle("above",t.w<
et),this.lens.aims=(l,h)=>Li(s,l,h,o.nodes),this.lens.on(s,o.id,{w:o.width,h:o.height},i??{x:o.width/2,y:o.height/2},{w:n.
w,h:n.h,clear:n.clearance},n.acting?a(".way.plays[data-x]:not(.many)"):[],a(".light"))}focus(t){let n=this.spot(t);if(n)
return n.focus({preventScroll:!0});let o=[this.placed.get(t)?.node,...[...this.placed.values()].map(({node:r})=>r)].find(
r=>r?.hasAttribute("tabindex"));this.parked=o?"":t,(o??this.root).focus()}around(t){let n=({node:i,thing:a})=>{let{a:l=1,
e:h=0,f:c=0}=i.getScreenCTM()??{};return{x:h,y:c,w:a.w*l,h:a.w*1.4*l}},s=this.spot(t)?.querySelector(".ring-focus")?.getBoundingClientRect();
if(s)return{card:{x:s.x,y:s.y,w:s.width,h:s.height},hand:[]};let o=this.placed.get(t),r=[...this.placed.values()].filter(
({thing:i})=>i.kind==="card"&&i.role==="hand");return o?{card:n(o),hand:r.map(n)}:null}spot(t){return t.startsWith("spot\
:")?this.layer.querySelector(`[data-spot="${CSS.escape(t.slice(5))}"]`):null}far({w:t,h:n,middle:s}){let o=JSON.stringify(
[t,n,s]);if(this.rings.dataset.looks===o)return;this.rings.dataset.looks=o;let r=[];for(let i=s.r+46;i<Math.hypot(t,n)+300;i+=
46)r.push(H(s.x,s.y,i));this.rings.replaceChildren(...r)}place(t){let n=JSON.stringify({...t,x:0,y:0}),s=this.placed.get(
t.key);if(!s){let r=v("g",{"data-key":t.key});if(t.kind==="board"){let i=a=>this.travel(t.key,a);r.addEventListener("cli\
ck",i),r.addEventListener("keydown",i)}(t.kind==="card"||t.kind==="dice")&&(r.addEventListener("click",()=>this.touch(t.
key)),r.addEventListener("keydown",i=>{i.key!=="Enter"&&i.key!==" "||r.hasAttribute("tabindex")&&(i.preventDefault(),i.stopPropagation(),
this.touch(t.key))})),s={node:r,thing:t,looks:""},this.placed.set(t.key,s)}let{node:o}=s;if(s.looks!==n){o.replaceChildren(
...ie(t));let r=Wi(t),i=t.plays||t.off||t.opens||t.recall?.length>0,a=["thing",t.kind,t.role,t.plays&&"plays",t.off&&"of\
f",t.dealt&&"dealt",t.up&&"up"];o.setAttribute("class",a.filter(Boolean).join(" ")),P(o,"role",t.kind==="board"?"group":
i?"button":r?"img":""),P(o,"aria-label",r),P(o,"tabindex",i?"0":""),P(o,"aria-disabled",t.off?"true":""),P(o,"aria-press\
ed",t.up?"true":""),P(o,"aria-hidden",t.kind==="lit"||t.kind==="mark"&&t.key.endsWith("under")||t.key.endsWith(".above")?
"true":""),s.looks=n}return o.style.transform=`translate(${t.x}px,${t.y}px)`,s.thing=t,s}travel(t,n){let s=n.target instanceof
Element?n.target.closest("[data-move],[data-spot]"):null,o=this.placed.get(t);if(!s||!o)return;if(n instanceof KeyboardEvent&&
n.key!=="Enter"&&n.key!==" ")return Mi(s,n);n.preventDefault();let r=s.getAttribute("data-move")??"",i=s.getAttribute("d\
ata-spot")??"";this.press({...o.thing,plays:!0,off:"",move:r,spot:i,picks:[]},o.node)}roll(t){Bi(n=>{let s=this.placed.get(
t);s?.node.replaceChildren(...ie(n(s.thing)))},this.pace())}touch(t){let n=this.placed.get(t),{plays:s,off:o,opens:r,recall:i}=n?.
thing??{};n&&(s||o||r||i?.length)&&this.press(n.thing,n.node)}source(t,n){if(t.origin&&n.has(t.origin))return n.get(t.origin);
if(!(t.role!=="hand"&&t.role!=="seat"))return[...n.values()].find(s=>s.kind==="card"&&s.role==="stack"&&!s.face)}glide(t,n,s){
return t.style.transition="none",t.style.transform=`translate(${n.x}px,${n.y}px) scale(${n.w/s.w})`,o=>{t.style.transition=
"",t.style.transitionDelay=`${o}ms`,o&&setTimeout(()=>t.style.removeProperty("transition-delay"),o+Gi),t.style.transform=
`translate(${s.x}px,${s.y}px)`}}leave(t,n,s){t.setAttribute("aria-hidden","true"),t.removeAttribute("data-key"),t.style.
transform=`translate(${s.x}px,${s.y}px) scale(${s.w/n.w})`,setTimeout(()=>t.remove(),Gi/this.pace())}flash(){clearTimeout(
this.timer);for(let[t,{node:n}]of this.placed)n.classList.toggle("changed",this.changed.has(t));this.timer=setTimeout(()=>{
for(let{node:t}of this.placed.values())t.classList.remove("changed")},1500)}};var nn=class{constructor(t){this.looks="";this.chosen=[];this.picks=[];this.carries=[];this.how=t,this.nodes=new Set}show(t,n,s){
let o=s?t.zones.find(i=>i.kind==="tokens"):void 0;this.picks=o?.picks??[],this.carries=o?.carries??[],this.nodes=new Set(
o&&n[o.board]?.nodes.map(({id:i})=>i));let r=JSON.stringify([this.picks,this.carries,o?.tokens]);r!==this.looks&&(this.chosen=
[]),this.looks=r}get rest(){return this.picks.filter(({parts:t})=>this.chosen.every(n=>t?.includes(n)))}get spots(){let[
t]=this.carries.filter(({token:o})=>this.chosen.includes(o)),n=this.rest.flatMap(o=>o.parts??[]).filter(o=>this.nodes.has(
o)),s=this.picks.length?n:t?t.onto:this.carries.map(({token:o})=>o);return Object.fromEntries([...s,...this.chosen].map(
o=>[o,this.chosen.includes(o)]))}get words(){if(!this.picks.length)return"";let t=this.picks[0].parts?.filter(n=>this.nodes.
has(n)).length??0;return t>1?`Press ${t} highlighted places (${this.chosen.length} chosen).`:"Press a highlighted place."}press(t){
if(this.chosen.includes(t))this.chosen=this.chosen.filter(o=>o!==t);else{if(this.carries.length&&this.chosen.length)return this.
done(`put ${this.chosen[0]} ${t}`);this.chosen=[...this.chosen,t]}let n=this.rest;if(this.chosen.length&&n.length===1)return this.
done(n[0].move);this.how.moved(t);let s=n.flatMap(({parts:o})=>o??[]).filter(o=>!this.chosen.includes(o));this.chosen.length&&
s.length&&!s.some(o=>this.nodes.has(o))&&this.how.choose(t,n.map(o=>({...o,parts:o.parts?.filter(r=>!this.chosen.includes(
r))})))}done(t){this.chosen=[],this.how.play(t)}clear(){let[t]=this.chosen;return this.chosen=[],t&&this.how.moved(t),!!t}};function Ji(e,t,n=13){let s=[];for(let o of e.split(" ")){let r=s.length-1;r>=0&&W(`${s[r]} ${o}`,n)<=t?s[r]+=` ${o}`:s.
push(o)}return s}var xt=56,As=72,ae=62,sn=118,Ns=40,Vh=70,jh=4e3,on=(e,t,n,s={})=>v("text.f2",{x:e,y:t,"font-size":14,...s},n),qh=(e,t)=>Ji(
e,t,15).map((n,s,{length:o})=>on(xt,35-9*o+18*s,n,{class:"f","font-weight":700,"font-size":15}));function Zh(e,t=1/0,n=Ns){
let s=e.map((r,i)=>({y:r,k:i})).sort((r,i)=>r.y-i.y);for(let r=1;r<s.length;r++)s[r].y=Math.max(s[r].y,s[r-1].y+n);for(let r=s.
length-1;r>=0;r--)s[r].y=Math.min(s[r].y,r===s.length-1?t:s[r+1].y-n);let o=[...e];for(let{y:r,k:i}of s)o[i]=r;return o}
function Kh(e,t,n,s){let o=Math.max(...n.lines.map(_=>_.values.length))-1,r=n.lines.flatMap(_=>_.values),i=Math.max(...r,
1),a=Math.min(...r,0),l=_=>xt+(e-xt-sn)*_/(o||1),h=_=>t-ae-(t-As-ae)*(_-a)/(i-a||1),d=Gt(a,i).filter(Number.isInteger).map(
_=>[v("path.race-grid",{d:`M${xt} ${h(_)}H${e-sn}`}),on(xt-10,h(_)+5,String(_),{"text-anchor":"end"})]),m=n.parts.map(([
_],S)=>l(n.parts[S+1]?.[0]??o)-l(_)),u=Math.min(...m)>54,f=n.parts.map(([_,S],E)=>{let L=n.parts[E+1]?.[0]??o,M=u?S:S.split(
" ").at(-1)??"";return[E>0&&v("path.race-part",{d:`M${l(_)} ${As-12}V${t-ae}`}),(l(L)-l(_)>18||E===0)&&on((l(_)+l(L))/2,
t-ae+24,M,{"text-anchor":"middle"})]}),b=Math.min(Ns,(t-As)/n.lines.length),g=b/Ns,y=Zh(n.lines.map(_=>h(_.values.at(-1)??
0)),t-b/2,b),w=[...n.lines].sort((_,S)=>Number(_.me)-Number(S.me)).map(_=>{let S=_.values.map((R,U)=>U?`H${l(U)}V${h(R)}`:
`M${l(0)} ${h(R)}`).join(""),E=_.values.map((R,U)=>({value:R,k:U})).filter(({value:R,k:U})=>U>0&&R!==_.values[U-1]),L=y[n.
lines.indexOf(_)],M=String(_.values.at(-1)).replace("-","−"),A=_.me?"var(--accent-on-field)":"var(--on-field)";return v(
"g",{class:_.me?"race-line me":`race-line other-${_.seat%3}`},v("path",{d:S,fill:"none"}),E.map(({value:R,k:U})=>H(l(U),
h(R),4.5)),Et(_.seat,e-sn+12,L-13*g,26*g,{fill:A}),G(M,e-sn+50,L-15*g,Math.min(30*g,3e3*.6/Math.max(Q(M,30),60)),{colour:A}))}),
k=n.lines.find(_=>_.me),x=n.tags.map(({n:_,frame:S,step:E},L)=>{let M=Math.max(0,S),A=h(k?.values[M]??0),R=L>0&&Math.abs(
l(M)-l(n.tags[L-1].frame))<30,U=A+30>t-ae-26,z=U?A-56-(R?28:0):A+26+(R?28:0),_t=()=>s(E);return v("g.race-tag",{role:"bu\
tton",tabindex:0,"data-k":`tag.${_}`,"aria-label":`Costly move ${_}: try it again`,onclick:_t,onkeydown:X=>{X.key!=="Ent\
er"&&X.key!==" "||(X.preventDefault(),_t())}},T(l(M)-22,z-9,44,44,{fill:"transparent"}),v("path",{d:`M${l(M)} ${A}V${z+13}`}),
H(l(M),A,5),T(l(M)-13,z,26,26,{class:"tag"}),v("text",{x:l(M),y:z+18,"text-anchor":"middle","font-size":15,"font-weight":700},
String(_)))}),$=n.lines.map(_=>`${_.name} ${_.values.at(-1)}`).join(", ");return v("svg",{viewBox:`0 0 ${e} ${t}`,role:"\
group","aria-label":`${n.title}. At the end: ${$} ${n.unit}.`},qh(n.title,e-xt-Vh),...d,...f,...w,...x,t>330&&on(xt,t-12,
n.tags.length?"The numbers mark moves that cost you.":""))}var rn=class{constructor(t){this.timer=0;this.step=-1;this.looks=
"";this.press=t,this.button=p("button.btn",{"data-k":"race",onclick:()=>this.turn(!this.away)}),this.drawing=p("div"),this.
root=p("div.race",{hidden:!0},this.drawing,this.button),this.away=!1,this.turn(!1)}turn(t){clearTimeout(this.timer),this.
away=t,this.button.textContent=t?"Race":"Table",this.button.setAttribute("aria-label",t?"Show the race":"Show the table"),
this.drawing.hidden=t,this.root.classList.toggle("away",t),this.root.parentElement?.classList.toggle("raced",!this.root.
hidden&&!t)}show(t,n){let s=t.get("race"),o=t.get("mode")==="watch",r=o&&(t.get("step")<n||t.get("stop")>=0);this.root.hidden=
r||!s?.lines?.length;let i=this.step;if(this.step=t.get("step"),this.root.hidden)return this.turn(!1);if(i===this.step)this.
root.parentElement?.classList.toggle("raced",!this.away);else{let u=o&&i===n-1;this.turn(u),u&&(this.timer=window.setTimeout(
()=>this.turn(!1),jh))}let a=u=>String(u)===t.get("watcher"),l=(s.lines??[]).map(u=>({...u,me:u.me||o&&a(u.seat)})),{clientWidth:h,
clientHeight:c}=this.root.parentElement??this.root,d=JSON.stringify([s,l,h,c]);if(d===this.looks)return;this.looks=d;let m={
...s,lines:l};this.drawing.replaceChildren(Kh(h,c,m,this.press))}};var an=class{constructor(t){this.opener=t,this.root=p("section.sheet.scores",{hidden:!0}),t.onclick=()=>this.open(!!this.
root.hidden)}open(t){this.root.hidden=!t,P(this.opener,"aria-expanded",String(t))}escape(){let t=!this.root.hidden,n=this.
root.contains(F(this.root));return this.open(!1),n&&this.opener.focus(),t}show(t){if(this.opener.hidden=!t,!t)return this.
open(!1);let n=JSON.stringify(t);if(this.root.dataset.looks===n)return;this.root.dataset.looks=n,this.opener.textContent=
t.notes?"Notes":"Scores",this.root.classList.toggle("notes",!!t.notes);let s=i=>p("tr",i.map((a,l)=>l?p("td",a):p("th",{
scope:"row"},a))),o=i=>i?p("th",{scope:"col"},i):p("td"),r={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
escape()};this.root.replaceChildren(bt(r,j("close",16)),p("div.scroll",{tabindex:0,role:"group","aria-label":t.title},p(
"table",p("caption",t.title),p("thead",p("tr",t.head.map(o))),p("tbody",t.rows.map(s)))))}};var Gh=1600,Yh=1.9,Jh=[[.5,"½×"],[1,"1×"],[3,"3×"]],zh=17,Xh=7,zi=[["ask","Ask me"],["mark","Mark only"],["off","Off"]],
Qh={open:"a question",now:"asked now",came:"it happened",not:"it didn't happen",unseen:"the game doesn't show it",skipped:"\
skipped"};function tu(e,t){let n=[...e],s=Math.min(zh,t/Math.max(e.length-1,1));for(let o=1;o<n.length;o++)n[o]=Math.max(
n[o],n[o-1]+s);for(let o=n.length-1,r=t;o>=0;o--,r-=s)n[o]=Math.min(n[o],r);return n}function eu(e){return e.asking!=="a\
sk"?-1:e.moments.findIndex(({frame:t,state:n})=>t===e.step&&n==="open")}var kt={first:"Home",back:"ArrowLeft",play:" ",forward:"\
ArrowRight",last:"End"},ln=class{constructor(t){this.timer=0;this.looks="";this.chosen="";this.how=t,this.keys={first:this.
key("first","First step",()=>t.go(0)),back:this.key("back","Step back",()=>t.go(this.now.step-1)),play:this.key("play","\
Play",()=>t.play(!this.now.playing)),forward:this.key("forward","Step forward",()=>t.go(this.now.step+1)),last:this.key(
"last","Last step",()=>t.go(this.now.last))},this.keys.play.classList.add("go"),this.range=p("input.rng",{type:"range",min:0,
"aria-label":"Step",oninput:()=>t.go(Number(this.range.value))}),this.marks=v("svg.marks",{height:14,"aria-hidden":"true"}),
this.moments=p("div.moments"),this.told=p("p.count",{"aria-hidden":"true"}),this.menu=p("div.pace-menu",{hidden:!0,role:"\
group","aria-label":"Questions and speed"}),this.more=p("button.btn.quiet.more",{"data-k":"pace","aria-expanded":"false",
onclick:()=>this.open(this.shut)},p("span.word","Ask me"),j("down",14)),this.root=p("div.stepper",p("div.keys",{role:"gr\
oup","aria-label":"Steps"},Object.values(this.keys)),p("div.scrub",this.marks,this.moments,this.range),this.told,p("div.\
pace",this.more,this.menu)),this.now={step:0,last:0,marks:[],playing:!1,speed:1,moments:[],asking:"off",stop:-1,happens:!1,
eyes:[],watcher:"",buttons:[]}}get shut(){return!!this.menu.hidden}key(t,n,s){let o=kt[t].replace(" ","Space");return p(
"button",{"data-k":`step.${t}`,"aria-label":n,"aria-keyshortcuts":o,title:n,onclick:s},j(t,24))}show(t){let n=this.now.playing!==
t.playing,s=n||this.now.step!==t.step||this.now.speed!==t.speed||this.now.last!==t.last;this.now=t,this.range.max=String(
Math.max(t.last,1)),this.range.value=String(t.step),P(this.range,"aria-valuetext",`Step ${t.step} of ${t.last}`),this.range.
style.setProperty("--p",`${t.last?100*t.step/t.last:0}%`),this.told.replaceChildren(p("b",String(t.step)),p("small",`of ${t.
last}`));for(let o of["first","back"])P(this.keys[o],"aria-disabled",t.step===0?"true":"");for(let o of["forward","last"])
P(this.keys[o],"aria-disabled",t.step===t.last?"true":"");if(n){let o=t.playing?"Pause":"Play";this.keys.play.replaceChildren(
j(t.playing?"pause":"play",24)),P(this.keys.play,"aria-label",o),P(this.keys.play,"title",o)}this.choices(),this.mark(),
s&&clearTimeout(this.timer),s&&t.playing&&(this.timer=setTimeout(()=>this.tick(),Gh*(t.happens?Yh:1)/t.speed))}tick(){let t=eu(
this.now);t>=0?this.how.stop(t):this.now.step>=this.now.last?this.how.play(!1):this.how.go(this.now.step+1,!0)}choices(){
let{asking:t,speed:n,moments:s,eyes:o,watcher:r,buttons:i}=this.now,a=JSON.stringify([t,n,s.length>0,o,r,i]);if(a===this.
chosen)return;this.chosen=a;let l=s.length?zi.find(([c])=>c===t)?.[1]??"":`${n}×`.replace("0.5","½");this.more.firstElementChild?.
replaceChildren(l),P(this.more,"aria-label",`Questions and speed: ${l}`);let h=F(this.menu)?.getAttribute("data-k");this.
menu.replaceChildren(...[s.length>0&&p("p","At turning points"),s.length>0&&st({label:"At turning points",choices:zi,value:t,
pick:c=>this.how.ask(c),k:"asking"}),o.length>1&&p("p.seen-by","Seen by"),o.length>1&&p("div.seen-by",st({label:"Whose v\
iew to show",choices:o,value:r,pick:c=>this.how.see(c),k:"eyes"})),p("p","Speed"),st({label:"Speed",choices:Jh,value:n,pick:c=>this.
how.pace(c),k:"speed"}),i.length>0&&p("p","Save"),...i.map(c=>he(c,d=>this.how.key(d)))].filter(c=>c instanceof Node)),h&&
this.menu.querySelector(`[data-k="${h}"]`)?.focus()}open(t){this.menu.hidden=!t,P(this.more,"aria-expanded",String(t)),t&&
this.menu.querySelector("[aria-pressed=true], button")?.focus()}escape(){return this.shut?!1:(this.open(!1),this.more.focus(),
!0)}mark(){let{marks:t,last:n,moments:s,asking:o,stop:r}=this.now,i=Math.round(this.marks.clientWidth),a=o==="off"?[]:s,
l=JSON.stringify([t,i,a,r]);if(l===this.looks||!i)return;this.looks=l;let h=f=>n?f/n*i:0,c=Math.max(1,...t);this.marks.setAttribute(
"viewBox",`0 0 ${i} 14`),this.marks.replaceChildren(...a.length?a.map(({frame:f})=>T(h(f)-1,21,2,8,{fill:"var(--lit)"})):
t.flatMap((f,b)=>{let g=3+3.5*f/c,y=`M${h(b)} ${7-g}l${g} ${g} -${g} ${g} -${g} -${g}z`;return f>0?[v("path",{d:y,fill:"\
var(--accent-on-field)"})]:[]}));let d=a.map((f,b)=>({...f,k:b})),m=i<Xh*(d.length-1)?d.filter(({k:f})=>f===r):d,u=tu(m.
map(({frame:f})=>h(f)),i);this.moments.replaceChildren(...m.map(({frame:f,state:b,line:g,k:y},w)=>p("button",{class:`mom\
ent ${y===r?"now":b}`,style:`left:${u[w]}px`,tabindex:-1,"data-moment":y,title:g,"aria-label":`Step ${f}, ${Qh[y===r?"no\
w":b]}: ${g}`,onclick:()=>this.how.stop(y)},b==="came"||b==="not"||b==="unseen"?p("i",{class:b}):"?")))}stop(){clearTimeout(
this.timer)}};function Xi(e){let{lens:t}=e.painter,n=()=>!e.acting&&e.reel.length>1,s=a=>()=>(e.go(a),!0),o=e.model.get("step"),r=()=>e.
acts.root.querySelector('[data-act="press"]'),i=a=>!a.closest(Er);return[{keys:[kt.play],shown:"Space",words:"Plays or p\
auses the game.",when:n,press:(a,l)=>(i(l)&&e.play(!e.model.get("playing")),i(l))},{keys:[kt.back],shown:"←",words:"On\
e step back.",when:n,press:s(o-1)},{keys:[kt.forward],shown:"→",words:"One step forward.",when:n,press:s(o+1)},{keys:[
kt.first],shown:"Home",words:"The first step.",when:n,press:s(0)},{keys:[kt.last],shown:"End",words:"The last step.",when:n,
press:s(e.reel.length-1)},{keys:[" "],shown:"Space",words:"Draws the next card or throws the dice when the game waits fo\
r you to do so.",when:()=>e.acting&&!!r(),press:(a,l)=>(i(l)&&r().click(),i(l))},{keys:["+","=","-","0"],shown:"+ − 0",
words:"Zooms in, zooms out, shows the whole board (focus on the table).",inside:!0,when:()=>!!t.board,press:a=>t.key(a,!1)},
{keys:["ArrowLeft","ArrowRight","ArrowUp","ArrowDown"],shown:"Shift + arrow",words:"Moves the board (focus on the table)\
.",inside:!0,shift:!0,when:()=>!!t.board,press:a=>t.key(a,!0)},{keys:[],any:a=>Ps(e,a).size===1,shown:"A card's symbol",
words:"Picks up the card with that symbol, if you have only one (focus on the table).",inside:!0,when:()=>e.acting&&Ps(e).
size>0,press:a=>{let[l]=Ps(e,a).values();return e.press(l),!0}},{keys:["d","D"],shown:"D",words:"Shows or hides the disc\
ards by colour and value.",when:()=>!!e.spread.zone,press:()=>(e.spread.toggle(()=>e.show(!1)),!0)},{keys:["Escape"],shown:"\
Escape",words:"Closes what is open, or puts the card back.",inside:!0,when:()=>!0,press:()=>nu(e)}]}function nu(e){if(e.
chooser.key)e.chooser.leave();else{if(e.placing.clear())return!0;if(e.lifting.lifted)e.lifting.lift("");else return["spr\
ead","heat","scores","stepper","caption"].some(t=>e[t].escape())}return!0}function Ps(e,t){let n=new Map;for(let{thing:s}of e.
painter.placed.values())s.kind==="card"&&s.plays&&s.face?.text&&(t==null||s.face.text.toLowerCase()===t.toLowerCase())&&
n.set(s.move||s.key,s);return n}function Hs(e){let t=e.reel.length-1,n=Math.min(e.model.get("step"),t),s=e.model.get("playing");e.strip.hidden=t<1,e.stepper.
show({step:n,last:t,marks:e.reel.marks(),playing:s,speed:e.model.get("speed"),moments:e.model.get("moments"),asking:e.model.
get("asking"),stop:e.model.get("stop"),happens:!!(e.scene?.event??e.scene?.mark),eyes:e.model.get("eyes"),watcher:e.model.
get("watcher"),buttons:e.model.get("buttons")??[]})}function Qi(e,t){let n=e.acting?e.playBar:e.stepper.root;if(e.strip.
firstChild!==n&&e.strip.replaceChildren(n),!e.acting)return Hs(e);e.stepper.stop(),e.lifting.stand(e.playBar,e.stage,e.fit===
"phone");let s=t.alert?(t.actions??[]).filter(a=>!a.strong):t.actions??[];e.lifting.show({lifts:e.model.get("lifts")??{},
keys:e.model.get("buttons")??[]}),e.strip.hidden=e.mode==="edit",e.acts.root.hidden=!!e.lifting.lifted;let o=t.zones.some(
a=>a.kind==="tokens"&&a.ways?.some(({move:l})=>l)),r=o?"Press a highlighted space or a row. Press it again to go there.":
"",i=e.model.get("busy")?"The others are playing.":e.placing.words||r;e.lifting.tell(i,t.actions??[]),e.acts.show(s,!!e.
model.get("busy"),e.stage)}var su={watch:288,play:356,edit:316},ou=288,Rs=class{constructor(t,n){this.refused="";this.left=-1;this.shownSize="";this.
paintedStep=-1;this.model=t,this.sending=new Ne(t,s=>this.markSent(s)),this.painter=new en({press:s=>this.press(s),pace:()=>this.
model.get("speed")}),this.stepper=new ln({go:(s,o)=>this.go(s,o),play:s=>this.play(s),pace:s=>this.save({speed:s}),ask:s=>this.
save({asking:s}),stop:s=>this.stopAt(s),see:s=>this.save({watcher:s}),key:s=>this.model.send({kind:s})}),this.caption=new He(
{texts:()=>this.model.get("clauses"),see:s=>this.save({watcher:s})}),this.call=new Pe({send:s=>this.send(s),drawn:()=>this.
soon("stay")}),this.race=new rn(s=>this.model.send({kind:"retry",step:s})),this.felt=p("div.felt",this.call.root,this.painter.
lens.controls,this.painter.root,this.race.root),this.board=p("p.sr"),this.chooser=new Re({play:s=>this.send(s),focus:s=>this.
painter.focus(s),around:s=>this.painter.around(s),moved:()=>this.scene&&this.showTable(this.scene,!1)}),this.placing=new nn(
{play:s=>this.send(s),choose:(s,o)=>this.chooser.show({key:`spot:${s}`,label:s,plays:!0,picks:o}),moved:s=>{this.show(!1),
this.painter.focus(`spot:${s}`)}}),this.acts=new ze({send:s=>this.send(s),refuse:s=>this.refuse(s)}),this.lifting=new Je(
{play:s=>this.send(s),key:s=>this.model.send({kind:s}),told:(s,o)=>this.lift(s,o)}),this.playBar=p("div.play-bar",this.lifting.
acts,this.acts.root,this.lifting.words,this.lifting.keys),this.strip=p("div.strip"),this.scores=new an(this.caption.sheet),
this.spread=new je({focus:s=>this.painter.focus(s)}),this.heat=new Ue(()=>this.soon("stay")),this.stage=p("section.stage",
{"aria-label":"The table"},this.caption.root,this.caption.box,this.felt,this.heat.root,this.board,this.chooser.root,this.
scores.root,this.spread.root,this.heat.list,this.strip),this.live=p("p.sr",{"aria-live":"polite"}),this.root=p("div.uw.u\
w-table",this.stage,this.live),this.root.addEventListener("keydown",s=>this.key(s)),this.unhear=Nr(this.root,()=>Xi(this)),
n.append(this.root),this.tall=void 0,this.due="",this.saying=0,this.watch=()=>this.soon("move"),this.still=()=>this.soon(
"stay"),this.reel=new Ce(t,()=>this.soon("stay")),this.moves=["step","frames","pool"],this.stays="game palette names eye\
s watcher playing speed mode clauses lit differs aside boards heat dealt note busy caption moments asking stop bright li\
fts lifted stamp buttons race covers".split(" ");for(let s of this.moves)t.on(`change:${s}`,this.watch);for(let s of this.
stays)t.on(`change:${s}`,this.still);t.on("msg:custom",zn),this.sizes=new ResizeObserver(()=>this.resized()),this.sizes.
observe(this.felt),this.unheed=so(this.still),this.unhalt=yr(()=>this.model.get("playing")&&this.play(!1)),this.unfit=$r(
this.root,()=>this.resized(!0)),this.newcomer=kr(this.root,()=>this.newcomers()),this.show(!1)}get scene(){return this.reel.
scene(this.model.get("step"))}get mode(){return this.model.get("mode")}newcomers(){return this.mode==="watch"&&this.model.
get("asking")==="ask"&&this.model.get("moments").length>0}get acting(){return this.mode!=="watch"}save(t){for(let[n,s]of Object.
entries(t))this.model.set(n,s);this.model.save_changes()}go(t,n=!1){let s=Math.max(0,Math.min(t,this.reel.length-1));s!==
this.model.get("step")&&(this.left=this.model.get("stop"),this.save(n||!this.model.get("playing")?{step:s}:{step:s,playing:!1}))}stopAt(t){
t===this.left&&this.model.set("stop",-1),this.save({stop:t,playing:!1})}play(t){let n=this.model.get("step")>=this.reel.
length-1;this.save(t&&n?{step:0,playing:!0}:{playing:t})}show(t){let n=this.scene;if(ce(this.root,this.model.get("palett\
e")),this.root.classList.toggle("busy",!!this.model.get("busy")),this.root.classList.toggle("acts",this.acting),this.left!==
this.model.get("stop")&&(this.left=-1),!n)return Hs(this);t&&(this.refused=""),this.lifting.hold(this.model.get("lifted")??
"",this.model.get("said")??{},this.model.get("lifts")??{},n),this.sending.drawn(),this.root.style.setProperty("--pace",String(
this.model.get("speed"))),this.board.textContent=n.board??"",this.caption.showEyes(this.model.get("eyes"),this.model.get(
"watcher")),t&&this.call.cover(),this.call.show(n,this.acting,this.covers),this.heat.show(this.model.get("heat")??{}),this.
showTable(n,t),this.race.show(this.model,this.reel.length-1),Qi(this,n),this.scores.show(n.sheet),this.showWords(n),t&&this.
chooser.close(),t&&this.announce(n)}soon(t){this.due||queueMicrotask(()=>{let n=this.due==="move";this.due="",this.show(
n)}),this.due!=="move"&&(this.due=t)}get lit(){let t=this.model.get("lit");return Object.keys(t).length>0?this.model.get(
"aside")?{}:t:Object.fromEntries((this.model.get("differs")??[]).map(s=>[s,""]))}get covers(){return this.model.get("cov\
ers")||no()}get fit(){return this.root.closest("[data-fit]")?.getAttribute("data-fit")??"flow"}get filled(){return["larg\
e","middle"].includes(this.fit)}get size(){let{clientWidth:t,clientHeight:n}=this.felt;return`${t} ${this.filled?n:window.
innerHeight} ${this.fit}`}showTable(t,n){let s=parseFloat(getComputedStyle(this.root).fontSize)/16||1,o=this.call.hidden?
0:this.call.root.offsetHeight/s,r=this.mode==="edit"&&t.table==="round";this.placing.show(t,this.model.get("boards")??{},
this.acting);let i={w:(this.felt.clientWidth||772)/s,h:this.filled?this.felt.clientHeight/s:0,low:this.fit!=="phone"?0:(r?
ou:su[this.mode])+(this.acting?0:o),page:window.innerHeight/s};this.shownSize=this.size,this.root.classList.toggle("narr\
ow",i.w<et);let a=this.mode==="watch"&&this.reel.length<2,l=a?void 0:qe(t),h=this.chooser.key?{...this.lit,[this.chooser.
key]:""}:this.lit;this.spread.show(l,this.lit,i.w<et);let c={lit:hi(h,l),laid:a,opens:l?.of,dealt:this.model.get("aside")?
{}:this.model.get("dealt"),acting:this.acting,editing:this.mode==="edit",boards:this.model.get("boards")??{},spots:this.
placing.spots,heat:this.heat.map,clear:this.heat.clears,call:o,under:!t.covered?.length||this.covers!=="hidden"},d=gi(_i(
t,this.lifting.lifted,this.lifting.card),i,c),m=this.model.get("bright")??[];this.painter.dim(m.length?new Set(m):null),
this.newcomer?.draw(),d.h=this.steady(d);let u=this.model.get("step"),f=u<this.paintedStep;this.paintedStep=u,this.painter.
paint(d,{label:`The table. ${t.place??""}`,move:n,back:f}),n&&this.painter.happen(f?null:t.event);let b=Math.min(this.felt.
clientWidth/d.w,this.filled?this.felt.clientHeight/d.h:1/0),g=this.filled?(this.felt.clientHeight-d.h*b)/2:0;this.call.root.
style.top=`${g+d.call*b}px`}steady({w:t,h:n}){let s=[t,this.model.get("game"),this.model.get("mode"),this.size,this.call.
hidden].join();return this.tall?.kind!==s&&(this.tall={kind:s,h:n}),this.tall.h=Math.max(this.tall.h,n),this.tall.h}resized(t=!1){
let n=this.scene;!n||!t&&this.size===this.shownSize||(this.painter.root.classList.add("still"),this.showTable(n,!1),this.
race.show(this.model,this.reel.length-1),this.painter.root.getBoundingClientRect(),this.painter.root.classList.remove("s\
till"),this.stepper.mark(),this.showWords(n),this.chooser.stand())}showWords(t){let n=this.model.get("caption")??{};P(this.
stage,"aria-label",n.badge?`Table ${n.badge} (of two)`:"The table"),this.caption.show({clauses:n.clauses??(t.clauses??[]).
filter(s=>s),...Hr(t,n),note:this.refused||this.model.get("note")||"",tone:n.tone??"plain",badge:n.badge})}announce(t){clearTimeout(
this.saying),this.saying=setTimeout(()=>{this.live.textContent=[...t.said??[],t.now].filter(Boolean).join(" ")},350)}press(t){
if(t.spot)return this.placing.press(t.spot);if(t.opens)return this.spread.toggle(()=>this.show(!1));if(!t.plays&&t.recall?.
length)return this.chooser.show(t);if(t.off&&!t.plays)return this.refuse(t.off);if(t.picks.length&&!(t.picks.length===1&&
!t.move))return this.chooser.show(t);let n=t.move||t.picks[0].move,s=t.kind==="board";if((["hand","grid"].includes(t.role)||
s)&&n in this.lifting.lifts&&(this.lifting.lifted!==n||!s&&this.lifting.card!==t.key)){if(this.lifting.lift(n,t.key),s){
let r=this.stage.querySelector(`.way[data-move="${CSS.escape(n)}"]`);r instanceof SVGElement&&r.focus()}return}return this.
send(n)}lift(t,n){let s=t.lifted!==this.model.get("lifted");this.save(t),!(!s||!this.scene)&&(this.refused="",this.show(
!1),t.lifted||this.painter.focus(n))}refuse(t){this.refused=t;let n=this.scene;n&&this.showWords(n)}send(t){this.lifting.
unread(t)||(this.sending.send(t,this.lifting.said[t]??null),wr(this.model.get("game")))}markSent(t){this.root.classList.
toggle("sent",!!t),this.lifting.playing(!!t);for(let n of this.stage.querySelectorAll("[data-act]"))P(n,"aria-busy",t&&n.
getAttribute("data-act")===t?"true":"")}key(t){!t.ctrlKey&&!t.metaKey&&!t.altKey&&this.chooser.stroke(t)}remove(){this.newcomer.
stop(),this.unfit(),this.unhear(),this.unheed(),this.unhalt(),this.chooser.close();for(let t of this.moves)this.model.off(
`change:${t}`,this.watch);for(let t of this.stays)this.model.off(`change:${t}`,this.still);this.model.off("msg:custom",zn),
this.stepper.stop(),this.reel.stop(),this.sizes.disconnect(),clearTimeout(this.saying)}};function ta({model:e,el:t}){let n=new Rs(
e,t);return()=>n.remove()}var ru={asking:"ask",bright:[],busy:!1,buttons:[],clauses:{},count:0,covers:"",eyes:[["0","You"]],frames:{},heat:{},lifted:"",
lifts:{},mode:"watch",moments:[],note:"",pages:{},playing:!1,race:{},said:{},size:60,speed:1,stamp:1,step:0,stop:-1,terms:{},
watcher:"0"},cn=class{constructor(){this.traits=null;this.done=()=>{};this.shown=null;this.front=0;this.lit={};this.dealt=
{};this.side=p("div.sides"),this.box=p("div.felted",{"data-fit":"middle"}),this.root=p("div.lies.uw-one",this.box,this.side)}show(t,n,s){
t!==this.shown&&(this.shown=t,this.front=t.tables.length-1),this.lit=n,this.dealt=s,this.draw()}draw(){let{shown:t,front:n}=this;
if(!t)return;let{names:s,frame:o,pool:r,differs:i,over:a}=t.tables[n],l=n===t.tables.length-1,h={game:t.game,palette:t.palette,
boards:t.boards,names:s,pool:r,differs:i,frames:{0:[o]},caption:{...a,clauses:[],tone:"plain"},aside:!l,lit:l?this.lit:{},
dealt:l?this.dealt:{}};this.traits?.get("game")===t.game?this.traits.put(h):(this.done(),this.traits=new Le({...ru,...h}),
this.box.replaceChildren(),this.done=ta({model:this.traits,el:this.box})),this.side.replaceChildren(...t.lines.length>0?
[st({label:"Which of the two",choices:t.lines.map((c,d)=>[d,c]),value:n,k:"side",pick:c=>{this.front=c,this.draw(),this.
side.querySelector(`[data-k="side.${c}"]`)?.focus()}})]:[])}};var ea="uncle_widgets.class.draft",Cs="uncle_widgets.class.rows",iu=10,au=20,lu=12,cu="No connection. Your guess is save\
d on this phone and will be sent again.",hu="Your teacher’s page is closed. Your guesses still count.",sa=e=>e.normalize(
"NFKC").replace(/[^\p{L}\p{N}]/gu,"").toUpperCase();function uu(e){let[,t,n]=/^(.*?\/c\/)((?:[\w+-]|%20)*)$/i.exec(e)??[
"","/c/",""];return{base:t,code:sa(n.replaceAll("%20"," "))}}var na=e=>p("h2",{tabindex:-1,"data-next":!0},e),Us=class{constructor(t){
this.nick="";this.where="";this.looks="";this.chipWords="";this.spoken="";this.press=()=>{};this.ahead=0;let{base:n,code:s}=uu(
location.pathname);this.base=n,this.code=s,this.draft={text:"",sure:"",anew:!1},this.table=new cn,this.name=p("h1.name",
"Join a class"),this.chip=p("span.chip.line"),this.banner=p("p.away",{role:"status",hidden:!0}),this.title=na(""),this.body=
p("div.body"),this.refused=p("p.refusal",{role:"alert",hidden:!0}),this.also=p("div.also"),this.main=Fs({press:()=>this.
press(),refused:o=>this.lacks(o)}),this.sheet=p("section.sheet",this.title,this.body,this.refused,p("div.foot",this.main.
node,this.also)),this.live=p("p.sr",{role:"status"}),this.root=p("div.uw.uw-ph",p("header.top",this.name,this.chip),this.
banner,this.table.root,this.sheet,this.live),t.append(this.root),this.line=new zt(`${location.protocol==="https:"?"wss:":
"ws:"}//${location.host}${n}ws`,(o,r)=>this.show(o,r)),setInterval(()=>this.tick(),1e3),window.addEventListener("pagehid\
e",()=>this.keepDraft()),this.setClock(),s&&zt.knows(s)?this.line.join(s,""):this.show(this.line.phone,this.line.phone)}async setClock(){
try{let t=(await fetch(`${this.base}about`,{cache:"no-store"})).headers.get("Date");t&&(this.ahead=Date.parse(t)-Date.now())}catch{}}tick(){
let{to:t,ends:n}=this.line.phone.standing,s=this.body.querySelector(".clock");t==="talk"&&s&&(s.textContent=dr(n-(Date.now()+
this.ahead)/1e3))}keptDraft(){try{let{where:t,draft:n}=JSON.parse(sessionStorage.getItem(ea)??"{}");return t===`${this.code}\
 ${this.where}`?n:{}}catch{return{}}}keepDraft(){let{text:t,sure:n,anew:s}=this.draft;try{let o=JSON.stringify({where:`${this.
code} ${this.where}`,draft:{text:t,sure:n,anew:s}});this.where&&sessionStorage.setItem(ea,o)}catch{}}refuse(t){this.refused.
hidden=!t,this.refused.textContent!==t&&(this.refused.textContent=t)}lacks(t){this.refuse(this.draft.text.trim()&&!this.
body.querySelector("form")?"":t)}say(){let t=Pt(this.line.phone);if(!t)return;let n=Wt(this.draft.text,t);if(n)return this.
lacks(n);try{let s=Zn(this.draft.text,t);this.draft.anew=!1,this.line.say(s,this.draft.sure)}catch(s){this.refuse(s instanceof
Error?s.message:String(s))}}show(t,n){let{place:s,standing:o}=t,r=s==="in"||s==="over"?[o.to,o.at,o.vote,o.step,s].join(
" "):s,i=r!==this.where;this.where=r,i&&o.to==="ask"&&(this.draft={...this.draft,text:"",sure:"",anew:!1,...this.keptDraft()});
let a=Ht(t,o.vote),l=JSON.stringify([r,t.moment?.at,a,this.draft.anew,ut(t)?.mark??!!ut(t),[1,o.vote].map(h=>dt(t,o.at,h)),
o.to==="deal"&&[t.deals.at,mt(t)],s==="in"?0:t.words]);l!==this.looks?(this.looks=l,this.draw(t,i)):this.recount(t,n),this.
head(t),this.refuse(s==="join"||s==="in"?t.words:""),n.saying&&!t.saying&&a&&!t.words&&(this.live.textContent="Your gues\
s is saved.")}head({place:t,title:n,standing:{to:s,at:o,of:r},line:i,count:a,moment:l}){let h=t==="in"&&s!=="door";this.
name.textContent=t!=="join"&&n||"Join a class",document.title=this.name.textContent,h&&l&&ce(this.root,l.shown.palette),
this.chip.hidden=!h||r===0,this.chip.textContent=this.chipWords||`${o+1} of ${r}`;let c=t==="in"&&!i?cu:t==="in"&&!a.front?
hu:"";this.banner.textContent!==c&&(this.banner.textContent=c),this.banner.hidden=!c}recount(t,n){if(t.count===n.count)return;
let s=this.body.querySelector(".counts");s?s.replaceChildren(...Kn(t).flatMap(o=>o?[o]:[])):t.standing.to==="door"&&this.
draw(t,!1)}draw(t,n){let s=this.root.dataset.state==null,o=this.screen(t),r=t.place==="in"&&!["door","end"].includes(t.standing.
to)?Pt(t):null;if(this.root.dataset.state=t.place==="in"?t.standing.to:t.place,this.table.root.hidden=!r,r&&this.table.show(
r.shown,this.lit(t),this.dealt(t)),n){let a=this.title;this.title=na(""),a.replaceWith(this.title)}this.title.textContent=
o.title,this.chipWords=o.chip??"",(n||o.spoken!==this.spoken)&&(this.live.textContent=o.spoken??""),this.spoken=o.spoken;
let i=this.sheet.contains(F(this.root));nt(this.body,...o.nodes),nt(this.also,o.also),this.press=o.main?.press??(()=>{}),
this.main.node.hidden=!o.main,o.main&&this.main.show(o.main.label,o.main.off??"",o.main.does),this.tick(),n&&!s?(this.title.
focus({preventScroll:!0}),scrollTo(0,0)):i&&!this.sheet.contains(F(this.root))&&this.title.focus({preventScroll:!0})}lit(t){
let n=ut(t)?.shown,s=t.standing.to==="why"?n?.steps[t.standing.step]:void 0;return Object.fromEntries((s?.lit??[]).map(o=>[
o,s?.letter??""]))}dealt(t){let{deals:n,standing:s}=t;return s.to==="deal"&&n.at===s.at?n.shown[mt(t)-1]?.dealt??{}:{}}screen(t){
if(t.place==="join")return this.joining();if(t.place==="going")return{title:"Joining",nodes:[p("p.mute","Asking the clas\
s to let you in.")]};if(t.place==="door")return{title:"Waiting to join",nodes:[p("p.mute",t.words)]};if(t.place==="aside")
return{title:"Open on another page",nodes:[p("p.mute",t.words)],main:{label:"Continue here",press:()=>this.line.open()}};
let{to:n}=t.standing,s=mr(t,this.draft,{changed:()=>{let r=Pt(this.line.phone);this.refuse(""),this.keepDraft(),r&&this.
main.show(Jn(this.draft.text,r),Wt(this.draft.text,r),"say")},say:()=>this.say(),change:()=>{this.draft={...this.draft,text:"",
anew:!0},this.show(this.line.phone,this.line.phone),dn(this.body,"range")},yes:(r,i)=>this.line.yes(r,i),press:r=>this.line.
press(r),keep:()=>this.keepRows(),leave:()=>{this.line.leave()}});return this.line.stores||t.place!=="in"||n!=="door"?s:
{...s,nodes:[...s.nodes,p("p.kept","This phone can't save anything, so keep this page open. If you reload it, you join a\
s a new student.")]}}joining(){let t=(a,l)=>p("label.in",p("span",a),p("input",{autocomplete:"off",...l})),n=t("Code",{"\
data-k":"code","data-draft":"code",value:this.code,maxlength:lu,autocapitalize:"characters",spellcheck:"false",class:"co\
de"}),s=t("Nickname (optional)",{"data-k":"nick","data-draft":"nick",value:this.nick,maxlength:au}),o=a=>a.querySelector(
"input").value.trim(),r=()=>{let a=sa(o(n));if(!/^\w{4}$/.test(a))return this.refuse("Type the code on the screen in fro\
nt. It has four letters or digits.");this.code=a,this.nick=o(s),history.replaceState(null,"",`${this.base}${a}`),this.line.
join(a,o(s))};return{title:"Type the code on the screen in front",nodes:[p("form",{onsubmit:a=>(a.preventDefault(),r())},
n,s,p("button",{type:"submit",hidden:!0})),p("p.kept",p("b","What is saved "),"on your teacher’s computer: your nickname\
, your guesses, how sure you are and how many seconds you took, your Yes or No to a mistake, and how many deals you made\
. It is deleted when the class ends or a day after it started (if the server is off then, when it next starts). Only you\
r teacher can see who answered what, and can save it as a table with your nickname. There is no account."),this.kept()],
main:{label:"Join",press:r}}}kept(){let t=Ct(Cs)??[],n=({title:s,rows:o,own:r})=>{this.title.textContent=s,nt(this.body,
Yn(Gn(o,r))),this.main.show("Back",""),this.press=()=>this.draw(this.line.phone,!0)};return t.map(s=>p("button.btn",{onclick:()=>n(
s)},`${s.title}, ${s.day}`))}keepRows(){let{title:t,rows:n,own:s}=this.line.phone,o=new Date().toLocaleDateString(void 0,
{day:"numeric",month:"short",year:"numeric"}),r=(Ct(Cs)??[]).filter(a=>a.title!==t||a.day!==o),i=Te(Cs,[{title:t,day:o,rows:n,
own:s},...r].slice(0,iu));this.main.show(i?"Saved on this phone":"This phone can't save",i?"Your guesses are saved on th\
is phone.":"This browser doesn't let the page save anything.")}};zs();oo(({el:e})=>{new Us(e)})({el:document.getElementById(
"class")});export{uu as classAt,sa as codeOf};
