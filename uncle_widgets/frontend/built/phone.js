var gt=()=>document.body?.dataset.voila!=null,zn=()=>gt()&&document.body.dataset.voila!=="notebook";function Xn(e,t,n,s){let{class:o,...r}=n,i=[t,o].flat().filter(Boolean).join(" ");i&&e.setAttribute("class",i);for(let[l,
a]of Object.entries(r))a==null||a===!1||(l.startsWith("on")?e.addEventListener(l.slice(2),a):l==="style"?e.style.cssText=
a:e.setAttribute(l,a===!0?"":String(a)));return e.append(...s.flat(9).filter(l=>l!=null&&l!==!1)),e}var Qn=([e,...t])=>e?.
constructor===Object?[e,t]:[{},[e,...t]];function y(e,t,...n){let[s,...o]=e.split(".");return Xn(document.createElementNS(
"http://www.w3.org/2000/svg",s),o,...Qn([t,...n]))}var L=(e,t,n,s,o)=>y("rect",{x:e,y:t,width:n,height:s,...o}),R=(e,t,n,s)=>y(
"circle",{cx:e,cy:t,r:n,...s}),B=(e,t,n,s)=>y("path",{d:e,fill:"none",stroke:t,"stroke-width":n,...s}),Lt=(e,t,n,...s)=>y(
"svg",{width:e,height:t,viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":n},...s);function m(e,t,...n){let[s,...o]=e.split(
"."),[r,i]=Qn([t,...n]),l=s==="section"&&r["aria-label"]&&!zn();return Xn(document.createElement(l?"div":s),o,{role:l?"g\
roup":null,type:s==="button"?"button":null,...r},i)}function D(e){let t=e.getRootNode();return t instanceof Document||t instanceof
ShadowRoot?t.activeElement:null}var Yt=e=>e instanceof HTMLTextAreaElement||e instanceof HTMLInputElement&&e.selectionStart!=null;function Ir(e,t,n){if(e.
value===e.defaultValue||e.value===t.value||!n&&t.defaultValue!==e.defaultValue)return;t.value=e.value;let s=!1,o=()=>{!s&&
t.isConnected&&t.dispatchEvent(new Event("change"))};t.addEventListener("change",()=>s=!0),t.addEventListener("blur",o,{
once:!0}),t.addEventListener("keydown",r=>{r.key==="Enter"&&!t.form&&o()})}function X(e,...t){let n=D(e),s=n&&n!==e&&e.contains(
n)?n:null,o=s?.getAttribute("data-k")??"",r=[...e.querySelectorAll("[data-draft]")].filter(Yt),i=Yt(s)?{from:s.selectionStart,
to:s.selectionEnd,text:s.value}:null;e.replaceChildren(...t.flat(9).filter(a=>a!=null&&a!==!1));for(let a of r){let h=e.
querySelector(`[data-k="${CSS.escape(a.dataset.k??"")}"][data-draft="${CSS.escape(a.dataset.draft??"")}"]`);Yt(h)&&h!==a&&
Ir(a,h,a===s)}if(!s)return;if(Fe(e,o)){let a=D(e);i&&a!==s&&Yt(a)&&a.value===i.text&&a.setSelectionRange(i.from,i.to);return}
let l=e.querySelector("[data-next]")??e;l instanceof HTMLElement&&(l.tabIndex=-1,l.focus({preventScroll:!0}))}function Fe(e,t){
let n=e.querySelector(`[data-k="${CSS.escape(t)}"]`);return n instanceof HTMLElement&&n.focus({preventScroll:!0}),n instanceof
HTMLElement}var _r=/^(svg|g|path|rect|circle|ellipse|line|polyline|polygon|defs|clipPath|pattern|title|desc|use)$/;function ts(e){
let t=new DOMParser().parseFromString(e,"image/svg+xml").documentElement;if(t.localName!=="svg")throw new Error("Expecte\
d SVG.");for(let n of[...t.querySelectorAll("*"),t]){if(n!==t&&!_r.test(n.localName)){n.remove();continue}for(let{name:s,
value:o}of[...n.attributes]){let r=/^(xlink:)?href$/.test(s)&&!o.startsWith("#");(/^on/i.test(s)||r||/url\((?!["']?#)|javascript:/i.
test(o))&&n.removeAttribute(s)}}return document.importNode(t,!0)}var Wr=/^(#[0-9a-f]{3,8}|light-dark\(\s*#[0-9a-f]{3,8}\s*,\s*#[0-9a-f]{3,8}\s*\))$/i;
function Jt(e,t){for(let n of(t??"").split(";")){let[s,o]=[n.slice(0,n.indexOf(":")).trim(),n.slice(n.indexOf(":")+1).trim()];
/^--[\w-]+$/.test(s)&&Wr.test(o)&&e.style.setProperty(s,o)}}function Q({label:e,choices:t,value:n,pick:s,k:o}){return m(
"div.seg",{role:"group","aria-label":e},t.map(([r,i],l)=>m("button",{"data-k":`${o}.${l}`,"aria-pressed":String(r===n),onclick:()=>s(
r)},i)))}var Fr=globalThis,We=Fr[Symbol.for("uncle_widgets.page")]??={};function ot(e){return We.ids=(We.ids??0)+1,`uw-${e}\
-${We.ids}`}function At(e,t){let n=-1,s=()=>{let r=Math.round(e.clientWidth);r>0&&r!==n&&(n=r,e.replaceChildren(t(r)))},
o=new ResizeObserver(()=>requestAnimationFrame(s));return o.observe(e),s(),{again:()=>(n=-1,s()),stop:()=>o.disconnect()}}
function P(e,t,n){n?e.getAttribute(t)!==n&&e.setAttribute(t,n):e.removeAttribute(t)}var dt=(e,...t)=>m("button",e,...t),
zt=({kind:e,label:t,strong:n,share:s},o)=>dt({class:`btn${n?" solid":""}${s==null?"":" sharing"}`,style:s==null?null:`--\
p:${100*s}%`,"data-act":e,"data-k":`key.${e}`,onclick:()=>o(s==null?e:"stop")},s==null?t:`${t} (${Math.round(100*s)}%)`);
function Ve(e,t,n){let s=D(e),o=s&&e.contains(s)?s:null,r=o&&["data-act","data-clause"].find(a=>o.hasAttribute(a)),i=r&&
o?.getAttribute(r);if(n(),!o)return;([...e.querySelectorAll("button")].find(a=>r&&a.getAttribute(r)===i)??e.querySelector(
"button")??t).focus?.()}var Xt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;var Vr=400,qe=[["guess","A guess"],["think","I think so"],["know","I know"]];function es(e,t=()=>{}){let n=m("div"),s=r=>{
e.sure=r,o()},o=()=>{t(),X(n,Q({label:"How sure are you?",choices:qe,value:e.sure,k:"sure",pick:s}))};return o(),m("div.\
sure",m("span","How sure?"),n)}function ns({press:e,refused:t}){let n=Number.NEGATIVE_INFINITY,s="",o="",r=m("button.btn\
.solid.wide",{"data-k":"main",onclick:()=>{performance.now()-n<Vr||(s?t(s):e())}});return{node:r,show(i,l,a=i){o&&o!==a&&
(n=performance.now()),o=a,r.textContent!==i&&(r.textContent=i),s=l,l?r.setAttribute("aria-disabled","true"):r.removeAttribute(
"aria-disabled"),r.title=l}}}var qr="M70-6 18 106M5.5 24a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0M53.5 76a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0",
Ze={0:[64,[["ellipse",{cx:32,cy:50,rx:25,ry:43}]]],1:[46,[["path",{d:"M3 30 32 5V110"}]]],2:[64,[["path",{d:"M7.5 33V31.\
5A24.5 24.5 0 1 1 51.5 46.4L16 93H64"}]]],3:[62,[["path",{d:"M10.5 22.5A19.5 19.5 0 1 1 29 46H20M20 44H30A24.5 24.5 0 1 \
1 6.7 76"}]]],4:[66,[["path",{d:"M48 110V5L13 74H66","stroke-miterlimit":12}]]],5:[62,[["path",{d:"M58 7H19L14.6 48A25.5\
 25.5 0 1 1 6.9 77"}]]],6:[64,[["circle",{cx:32,cy:68,r:25}],["path",{d:"M53.5-13 10.6 55.1"}]]],7:[60,[["path",{d:"M0 7\
H49L15 110","stroke-miterlimit":12}]]],8:[64,[["circle",{cx:32,cy:27,r:20}],["circle",{cx:32,cy:68,r:25}]]],9:[64,[["cir\
cle",{cx:32,cy:32,r:25}],["path",{d:"M10.5 113 53.4 44.9"}]]],"%":[88,[["path",{d:qr,"stroke-width":11}]]],".":[20,[["re\
ct",{x:3,y:85,width:15,height:15,fill:"currentColor",stroke:"none"}]]],",":[20,[["path",{d:"M12 84 6 118","stroke-width":13}]]],
"/":[52,[["path",{d:"M48-6 4 106","stroke-width":11}]]],"+":[60,[["path",{d:"M30 26V82M2 54H58","stroke-width":12}]]],"-":[
44,[["path",{d:"M4 54H40","stroke-width":12}]]],"−":[44,[["path",{d:"M4 54H40","stroke-width":12}]]],"×":[56,[["path",
{d:"M8 32 48 76M48 32 8 76","stroke-width":12}]]]," ":[26,[]],J:[54,[["path",{d:"M46-10V69A19.500 19.500 0 0 1 7 69V60"}]]],
Q:[72,[["ellipse",{cx:36,cy:50,rx:29,ry:43}],["path",{d:"M42 66 74 104"}]]],K:[68,[["path",{d:"M7-10V110M66-6 10 62M28 4\
2 68 106"}]]],A:[72,[["path",{d:"M2 106 36-2 70 106M14 68H58"}]]]},tt=e=>e!==""&&[...e].every(t=>t in Ze);function G(e,t,n=13){
return[...String(e)].reduce((o,r)=>o+(Ze[r]?.[0]??0)+n,-n)*t/100}function V(e,t,n,s,o={}){let{anchor:r="start",gap:i=13,
weight:l=s>=60?13:14,colour:a}=o,h=G(e,s,i),c=r==="middle"?t-h/2:r==="end"?t-h:t,d=0,f=[...String(e)].map(u=>{let[g,p]=Ze[u]??
[0,[]],b=u===","?"visible":"hidden",w={x:d,y:0,width:g,height:100,viewBox:`0 0 ${g} 100`,style:`overflow:${b}`};return d+=
g+i,y("svg",w,p.map(([x,k])=>y(x,k)))});return y("g",{transform:`translate(${c} ${n}) scale(${s/100})`,fill:"none",stroke:"\
currentColor","stroke-width":l,"aria-hidden":"true",style:a&&`color:${a}`},f)}function Nt(e,t,n={}){let s=G(e,t,n.gap),o=`\
width:${s/16}em;height:${t/16}em`;return y("svg.numeral",{viewBox:`0 0 ${s} ${t}`,style:o,"aria-hidden":"true"},V(e,0,0,
t,n))}var Qt=[e=>`M0 ${e/2}a${e/2} ${e/2} 0 1 1 ${e} 0a${e/2} ${e/2} 0 1 1 ${-e} 0Z`,e=>`M${e*.05} ${e*.05}H${e*.95}V${e*
.95}H${e*.05}Z`,e=>`M${e/2} ${-e*.14}L${e*1.14} ${e/2}L${e/2} ${e*1.14}L${-e*.14} ${e/2}Z`,e=>`M${e/2} 0L${e} ${e*.42}V${e}\
H0V${e*.42}Z`,e=>`M${e*.25} ${e*.04}H${e*.75}L${e*1.04} ${e/2}L${e*.75} ${e*.96}H${e*.25}L${-e*.04} ${e/2}Z`,e=>`M${-e*.1}\
 ${e*.16}H${e*1.1}V${e*.84}H${-e*.1}Z`],Zr=e=>"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[e]??"?";function bt(e,t,n,s,o={}){let{fill:r="\
var(--on-field)",ink:i="var(--field)"}=o,l=e>=Qt.length,a={d:Qt[e%Qt.length](s),fill:l?i:r,stroke:l?r:null,"stroke-width":2},
h=e%Qt.length===3,c={x:s/2,y:h?s*.8:s*.69,"font-size":Math.max(12.5,s*.54),"font-weight":700,"text-anchor":"middle",fill:l?
r:i};return y("g",{transform:`translate(${t} ${n})`},y("path",a),y("text",c,Zr(e)))}var ss={first:"M5 5h3v14H5zM20 5v14L\
9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6zM14 5h4v14h-4z",forward:"M7 5v14l11-7z",last:"M4 5v\
14l11-7zM16 5h3v14h-3z",link:"M8 3h12v13h-3V6H8zM4 8h10v13H4z",eye:"M12 5C7 5 3 8.5 1 12c2 3.5 6 7 11 7s9-3.5 11-7c-2-3.\
5-6-7-11-7zm0 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM12 9.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",down:"M4 8h16l-8\
 9z",near:"M11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm0 2.4a3.6 3.6 0 1 0\
 0 7.2 3.6 3.6 0 0 0 0-7.2z",whole:"M3 3h7v3H6v4H3zM14 3h7v7h-3V6h-4zM3 14h3v4h4v3H3zM18 14h3v7h-7v-3h4z",close:"M6 4 12\
 10 18 4 20 6 14 12 20 18 18 20 12 14 6 20 4 18 10 12 4 6z"};function I(e,t=22){let n=`width:${t/16}em;height:${t/16}em`;
return y("svg.icon",{viewBox:"0 0 24 24",fill:"currentColor",style:n,"aria-hidden":"true"},y("path",{d:ss[e],"fill-rule":"\
evenodd"}))}var os=(e,t,n)=>y("g.opens-mark",{transform:`translate(${e} ${t})`},y("circle",{r:n}),y("path",{d:ss.eye,"fi\
ll-rule":"evenodd",transform:`scale(${n/15}) translate(-12 -12)`}));function te(e,t="var(--ink)",n="none"){return y("pat\
tern",{id:e,width:6,height:6,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"},L(0,0,6,6,{style:`fill:${n}`}),
L(0,0,2,6,{style:`fill:${t}`}))}function nt(e,t,n,s,o){let r={r:`M${t-s*.86} ${n-s*.86}h${s*1.72}v${s*1.72}h${-s*1.72}Z`,
g:`M${t} ${n-s*1.02}L${t+s*1.12} ${n+s*.86}H${t-s*1.12}Z`,b:`M${t-s} ${n}a${s} ${s} 0 1 1 ${2*s} 0a${s} ${s} 0 1 1 ${-2*
s} 0Z`,y:`M${t} ${n-s*1.2}L${t+s*1.2} ${n}L${t} ${n+s*1.2}L${t-s*1.2} ${n}Z`}[e];return y("path",{d:r,...o})}var ee=e=>({
r:"red",g:"green",b:"blue",y:"yellow"})[e]??"";function Ke(e,t,n,s={}){let{w:o=27,t:r=5,g:i=2,pitch:l=o+7}=s,a="",h="";for(let c=0;c<
e;c++){let d=t+Math.floor(c/10)*l,f=c%10,u=n-(f+1)*(r+i)-(f>=5?3:0);a+=`M${d} ${u}h${o}v${r}h${-o}z`;for(let g of[.22,.64])
h+=`M${d+o*g} ${u}h${o*.14}v${r}h${-o*.14}z`}return y("g",{"aria-hidden":"true"},y("path",{d:a,fill:"var(--accent-on-fie\
ld)"}),y("path",{d:h,fill:"var(--card)"}))}var as={"٪":"%","٫":"."};for(let[e,t]of[["-","‐‑‒–−﹣"],["/","⁄∕"],["'","‘’ʼ"],[",","،٬"]])for(let n of t)
as[n]=e;var Kr=/^([+-]?) ?(.+?) ?(%|(?:out )?of 100)?$/,jr=/^(?:(\d+) )?(\d+) ?\/ ?(\d+)$/,Gr=/^(?:\d+[.,]?\d*|[.,]\d+)$/,
Yr=/^[1-9]\d{0,2}([,'_ ])\d{3}(?:\1\d{3})*(?:\.\d*)?$/,Jr=/^[1-9]\d{0,2}(?:\.\d{3})+$/;function zr(e){let t=e.codePointAt(
0),n=0;for(;/\p{Nd}/u.test(String.fromCodePoint(t-n-1));)n++;return String(n%10)}function Xr(e){if(/\p{Nd}/u.test(e))return zr(
e);if(/\p{No}/u.test(e)){let t=e.normalize("NFKC");return t.includes("⁄")?` ${t.replace("⁄","/")} `:e}return/[\p{Z}\t\n\v\f\r]/u.
test(e)?" ":/\p{Cf}/u.test(e)?"":/[\uff01-\uff5e]/.test(e)?String.fromCharCode(e.charCodeAt(0)-65248):as[e]??e}var Qr=e=>[
...e].map(Xr).join("").replace(/ +/g," ").trim(),rs=e=>e.toFixed(9).replace(/\.?0+$/,""),is=e=>Number.isInteger(e)?e.toLocaleString(
"en"):String(Number(e.toPrecision(6))),st={low:0,high:100,unit:"chance"};function je({low:e=-1/0,high:t=1/0,unit:n="",whole:s=!1}){
let o=Number.isFinite(e)&&Number.isFinite(t)?` from ${is(e)} to ${is(t)}`:"",r=n==="chance"?" (of 100)":n&&n!=="share"?`\
 ${n}`:"";return`Expected ${s?"a whole number":"a number"}${o}${r}`}function Y(e,t){let{low:n=-1/0,high:s=1/0,unit:o="",
whole:r=!1}=t,i=Qr(e),l=[...i].slice(0,20).join(""),a=($,S="")=>({value:null,share:Number.NaN,words:$,meant:S});if(!i)return a(
`${je(t)}.`);let h=a(`${je(t)}, not '${l}'.`),c=Kr.exec(i);if(!c||[...i].length>60)return h;let[,d,f,u]=c,g=jr.exec(f),p=g!=
null&&g[1]==null,b=t.thousands??(-n>=1e3||s>=1e3),w=r&&Jr.test(f),x;if(g){let[,$="0",S,T]=g;if(!Number(T))return h;let A=(Number(
$)*Number(T)+Number(S))/Number(T);x=E=>A*10**E}else if(b&&(Yr.test(f)||w)){let $=f.replace(w?/[,'_ .]/g:/[,'_ ]/g,"");x=
S=>+`${$}e${S}`}else if(Gr.test(f)){let $=f.replace(",",".");x=S=>+`${$}e${S}`}else return h;if(u&&(o!=="chance"&&o!=="s\
hare"||p&&(u==="%"||o==="share")))return h;let k=u&&o==="share"?-2:p&&o==="chance"?2:0,v=d==="-"?-1:1,M=v*x(k)||0;if(M<n||
M>s||r&&!Number.isInteger(M))return a(`${je(t)}, not ${l}.`);if(o==="chance"&&M>0&&M<1&&!p&&!u){let $=rs(x(2)),S=rs(M);return a(
`Did you mean ${$} out of 100? Type ${$}, or ${S}% for ${S} out of 100.`,$)}return{value:M,share:v*x(k-2)||0,words:"",meant:""}}var ti=80,Ge=12,ei=800,ls=(e,{unit:t})=>String(Number(e.toFixed(t==="chance"?1:2)));function ni(e,t){let{value:n}=Y(e,t),
s=Number(e.trim().replace(",",".").replace("−","-"));return n==null||n===s?"":ls(n,t)}var cs=(e,t,n)=>e!=null&&Y(e,n).
value===(t??null)?e:t==null?"":ls(t,n);function ne(e,t){let{words:n,meant:s}=Y(e,t);return s?`Did you mean ${s} out of 1\
00?`:n}function si(e,t,n,s=!0){let o=m("div.numnote",{id:ot("note"),role:"status"}),r=0,i="",l=h=>{let c=e.value,{words:d,
meant:f}=c.trim()?Y(c,t):{words:"",meant:""},u=f?ne(c,t):h&&s?d:"";P(e,"aria-invalid",u?"true":""),P(e,"aria-describedby",
u?o.id:"");let g=u&&`${u} ${f&&c}`;if(g===i)return;i=g;let p=(b,w,x)=>m("button.btn",{"data-k":x,onclick:()=>n(w)},b);o.
replaceChildren(...u?[m("p.refusal",u)]:[],...f?[m("div.row",p("Yes",f,"meant.yes"),p("No",`${c.trim()}%`,"meant.no"))]:
[])},a=()=>{clearTimeout(r),l(!0)};return e.addEventListener("input",()=>{clearTimeout(r),r=window.setTimeout(a,ei),l(!1)}),
e.addEventListener("change",a),{node:o,complain:a}}function Ye({rule:e,label:t,words:n,ends:s,value:o,set:r,enter:i,k:l=""}){
let a=o,{low:h,high:c}=e,d=e.unit==="chance"?1:10**Math.floor(Math.log10((c-h)/50||1)),f=m("span.drawn",{"aria-hidden":"\
true"}),u=m("b.equals",{"aria-hidden":"true"}),g=m("input.bignum",{inputmode:e.low<0?"text":"decimal","data-k":`value${l}`,
maxlength:ti,autocomplete:"off","aria-label":`${t} ${n}`,oninput:()=>k(g.value,g)}),p=m("input.rng",{type:"range",min:h,
max:c,step:d,"data-k":`range${l}`,"aria-label":t,oninput:()=>k(b(),p)}),b=()=>String(Number(Number(p.value).toFixed(d<1?
2:0))),w=String((h+c)/2),x=si(g,e,S=>{k(S),p.focus({preventScroll:!0})});function k(S,T){a=S.trim(),T!==g&&(g.value=a,x.
complain()),v(T),r(a)}function v(S){let T=Y(a,e).value,A=a.replace("-","−"),E=ni(a,e);S!==p&&(p.value=T==null?w:String(
T)),p.classList.toggle("empty",T==null),p.style.setProperty("--p",`${T==null?0:100*(T-h)/(c-h||1)}%`),p.setAttribute("ar\
ia-valuetext",T==null?"not set yet":`${E||a} ${n}`),u.textContent=E&&`= ${E.replace("-","−")} `;let N=a!==""&&tt(A)&&A.
length<=6,U=A.length<=Ge?A:`${A.slice(0,Ge-1)}…`;f.replaceChildren(a===""?"?":N?Nt(A,A.length>4?34:50):U),f.classList.
toggle("none",a===""),g.style.setProperty("--n",String(Math.min(Math.max(2,a.length),Ge)))}let $=m("div.asknum",{onkeydown:S=>{
S.key!=="Enter"||S.target instanceof HTMLButtonElement||(S.preventDefault(),a===""&&S.target===p?k(b(),p):a!==""&&Y(a,e).
value==null?x.complain():a!==""&&i())}},m("div.saynum",m("span.bigbox",g,f),m("p",u,n)),x.node,p,m("div.ends",{"aria-hid\
den":"true"},m("span",s[0]),m("span",s[1])));return g.value=a,x.complain(),v(),{node:$,value:()=>a,put:S=>k(S),focus:()=>p.
focus({preventScroll:!0}),complain:x.complain}}var hs=({measure:e,span:t})=>e==="chance"?st:{low:t[0],high:t[1],unit:e},
Pt=(e,t)=>e.trim()?ne(e,hs(t)):"Move the slider, or type a number.";function ds({measure:e,span:t,says:n},{label:s="What\
 do you expect?",...o}){let r=hs({measure:e,span:t}),i=e==="chance";return Ye({...o,rule:r,label:s,words:i?`of 100 ${n}`.
trim():e,ends:i?["never","always"]:[String(r.low).replace("-","−"),String(r.high)]}).node}var us=Symbol.for("uncle_widgets.presses");function Je(e){let t=e.composedPath()[0],n=t instanceof Element?t.closest("bu\
tton"):null;return n?.closest(".uw")?n:null}var ms=({dataset:e,textContent:t})=>e.k??e.act??e.clause??t;function fs(){let e=globalThis;
if(e[us])return;e[us]=!0;let t=null,n=null,s=r=>{let i=t,l=Je(r);t=n=null,!(!i||i.isConnected||!l||ms(l)!==ms(i))&&setTimeout(
()=>{n instanceof Node&&l.contains(n)||l.click()})},o=[["pointerdown",r=>t=r.button||r.pointerType==="touch"?null:Je(r)],
["pointerup",s],["pointercancel",()=>t=null],["keydown",r=>r.repeat||(t=r.key===" "?Je(r):null)],["keyup",r=>r.key===" "&&
s(r)],["click",r=>n=r.composedPath()[0]]];for(let[r,i]of o)window.addEventListener(r,i,{capture:!0})}var oi="uncle_widgets.theme",ri="uncle_widgets.inks",ii="uncle_widgets.covers",ai=[["auto","Auto"],["light","Light"],["d\
ark","Dark"]],li=[["two","Two colours"],["four","Four"]],ci=[["hidden","Hidden"],["press","On a press"],["shown","Shown"]],
ps=e=>ai.find(([t])=>t===e)?.[0];function hi(){let e=gt()?ps(new URLSearchParams(location.search).get("theme")):void 0;try{
return e??ps(localStorage.getItem(oi))??"auto"}catch{return e??"auto"}}function gs(e,t,n){try{let s=localStorage.getItem(
e);return t.find(([o])=>o===s)?.[0]??n}catch{return n}}function yt(){let e=globalThis,t=Symbol.for("uncle_widgets.theme");
if(!e[t]){let n=matchMedia("(prefers-color-scheme: dark)");e[t]={choice:hi(),inks:gs(ri,li,"two"),covers:gs(ii,ci,"press"),
roots:new Set,heard:new Set,system:n},n.addEventListener("change",bs),bs()}return e[t]}function ze(e,t){e.classList.toggle(
"four-inks",yt().inks==="four");for(let n of[e,e.closest(".uw-page")??e.closest(".uw-room")])n instanceof HTMLElement&&(t===
"auto"?delete n.dataset.theme:n.dataset.theme=t)}function bs(){let{choice:e,roots:t,heard:n,system:s}=yt();for(let o of t)
ze(o,e);if(gt()){let o=e==="auto"?s.matches?"dark":"light":e;document.documentElement.dataset.theme=o,document.body.dataset.
jpThemeLight=String(o==="light")}for(let o of n)o()}var ys=()=>yt().choice;var ws=()=>yt().covers;function xs(e){let{heard:t}=yt();return t.add(e),()=>{t.delete(e)}}var ks=e=>t=>{let n=e(t),s=t.el.querySelector(".uw");
if(!(s instanceof HTMLElement))return n;let{roots:o}=yt();o.add(s),ze(s,ys());let r=new ResizeObserver(()=>{ze(s,ys()),r.
disconnect()});return r.observe(s),()=>{r.disconnect(),o.delete(s),n?.()}};var di="var(--card-ink)";function se(e,t,n,s,o){let r=s*.46,i=h=>`a${r} ${r} 0 1 0 ${h*2*r} 0`,l=(h,c)=>`M${h-r} ${c}${i(
1)}${i(-1)}Z`,a={d:`M${t} ${n-s*1.1}L${t+s*.85} ${n}L${t} ${n+s*1.1}L${t-s*.85} ${n}Z`,h:`M${t} ${n+s}L${t-s*.95} ${n-s*
.12}A${s*.52} ${s*.52} 0 0 1 ${t} ${n-s*.52}A${s*.52} ${s*.52} 0 0 1 ${t+s*.95} ${n-s*.12}Z`,s:`M${t} ${n-s*1.05}L${t+s*
.95} ${n+s*.12}A${s*.5} ${s*.5} 0 0 1 ${t+s*.14} ${n+s*.5}L${t+s*.4} ${n+s}H${t-s*.4}L${t-s*.14} ${n+s*.5}A${s*.5} ${s*.5}\
 0 0 1 ${t-s*.95} ${n+s*.12}Z`,c:l(t,n-s*.52)+l(t-s*.54,n+s*.22)+l(t+s*.54,n+s*.22)+`M${t} ${n-s*.2}L${t+s*.4} ${n+s}H${t-
s*.4}Z`}[e];if(!a)throw new Error(`Expected a suit of ours, not "${e}".`);return y("path",{d:a,...o})}var vs={bell:{fill:"\
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
1 0-84 0",fill:"M24 34H76V50H59V84H41V50H24Z",wide:9}},$s=e=>e in vs;function Ms(e,t,n,s,{colour:o="var(--accent-card)",
ink:r=di}={}){let i=vs[e];if(!i)throw new Error(`Expected a symbol of ours, not "${e}".`);let l=(a,h)=>a&&y("path",{d:a,
fill:"none",style:`stroke:${h}`,"stroke-width":i.wide??8});return y("g",{transform:`translate(${t} ${n}) scale(${s/100})`},
l(i.line,o),i.fill&&y("path",{d:i.fill,"fill-rule":"evenodd",style:`fill:${o}`}),i.ink&&y("path",{d:i.ink,style:`fill:${r}`}),
l(i.inkLine,r))}var q=(e,t)=>Math.max(12,Math.min(e,t/1.4));var ui=[[/[ilj.,:;'|!tf\s()]/,.3],[/[mwMW@%]/,.88],[/[A-Z]/,.7],[/[\u0300-\u036f]/,0],[/[\u0250-\uffff]/,1]],mi=["012345\
6789","of 100 hands, as the quick brown fox jumps over it"],Ht,Ss=e=>{let t=0;for(let n of e)t+=ui.find(([s])=>s.test(n))?.[1]??
.57;return t};function fi(){if(Ht!=null)return Ht;let e=typeof document=="object"&&document.querySelector(".uw"),t=e&&document.
createElement("canvas").getContext("2d");if(!e||!t)return 1;let n=getComputedStyle(e).getPropertyValue("--sans"),s=[400,
700].flatMap(o=>(t.font=`${o} 100px ${n}`,mi.map(r=>t.measureText(r).width/(o>400?100*1.06:100)/Ss(r))));return Ht=Math.
max(1,...s),document.fonts.addEventListener("loadingdone",()=>Ht=void 0,{once:!0}),Ht}var C=(e,t)=>Ss(e)*t*fi(),pi=12;function O(e,t,n,s=1){
let o=C(e,s),r=Math.max(Math.min(t,pi),Math.min(t,n/Math.max(o,.01)));if(o*r<=n+.01)return{lines:[e],size:r};let i=h=>C(
h,r*s)<=n,l=[""],a=()=>l[l.length-1];for(let h of e.split(" "))if(a()!==""&&i(`${a()} ${h}`))l[l.length-1]+=` ${h}`;else{
a()!==""&&l.push("");for(let c of h)a()!==""&&!i(a()+c)&&l.push(""),l[l.length-1]+=c}return{lines:l,size:r}}function wt(e,t,{
w:n,ideal:s,tight:o=.5,least:r=n,floor:i=0}){if(e<=1)return{w:Math.min(n,Math.max(t,12)),step:s,cols:1,rows:1};let l=f=>Math.
max(o*f,i),a=(f,u)=>Math.min(s,(t-f)/Math.max(u-1,1));for(let f of[n,Math.max(r,Math.min(n,t/(1+o*(e-1))))])if(a(f,e)>=l(
f)-.01)return{w:f,step:a(f,e),cols:e,rows:1};let h=Math.max(1,Math.floor((t-r)/l(r))+1),c=Math.ceil(e/h),d=Math.ceil(e/c);
return{w:r,step:a(r,d),cols:d,rows:c}}function Es(e){let t=[...e].sort((s,o)=>s.seat-o.seat),n=Math.max(0,t.findIndex(s=>s.
me));return[...t.slice(n),...t.slice(0,n)]}function Ts(e){if(e<2)return{left:0,top:e,right:0};let t=Math.floor((e+1)/3);
return{left:t,top:e-2*t,right:t}}function Xe(e,t,n,s){if(e==="skip")return y("g",{fill:"currentColor"},B(`M${t-s} ${n+s*.5}A${s} ${s} 0 0 1 ${t+s*.78} ${n-
.1*s}`,"currentColor",s*.26),y("path",{d:`M${t+s*1.2} ${n+s*.62}L${t+s*.3} ${n+s*.2}L${t+s*1.16} ${n-s*.5}Z`}),R(t,n+s*.62,
s*.24));let o=r=>`M${t-r*s} ${n-r*s*.62}H${t+r*s*.2}V${n-r*s}L${t+r*s} ${n-r*s*.46}L${t+r*s*.2} ${n+r*s*.08}V${n-r*s*.3}\
H${t-r*s}Z`;return y("path",{d:o(1)+o(-1),fill:"currentColor"})}function gi(e){let t=e*1.4,n=e*.08,s=(t-2*n)/17,o=e*.3,r="",
i="";for(let l=0;l<9;l++)r+=`M${n} ${n+2*l*s}h${e-2*n}v${s}h${2*n-e}z`;for(let l=-3;l<=3;l++){let a=2*l*s,h=Math.sqrt(Math.
max(0,o**2-(Math.abs(a)+s/2)**2));h&&(i+=`M${e/2+a-s/2} ${t/2-h}h${s}v${2*h}h${-s}z`)}return[L(0,0,e,t,{class:"paper",rx:e*
.085}),y("path.stripes",{d:r}),R(e/2,t/2,o+s*.9,{fill:"var(--card)"}),y("path.stripes",{d:i})]}function bi(e,t){let n=t*
1.4,s=t*.085,o=e.rings??0,r=e.text??"",i=t*Math.min(.098,.78/Math.max(o,1)),l=t*.11,a=l+t*.026,h="";for(let d=1;d<o;d++)
h+=`M0 ${n-l-d*i}A${l+d*i} ${l+d*i} 0 0 1 ${l+d*i} ${n}`;let c=tt(r)?Math.min(t*.36,t*.76*100/G(r,100)):0;return[L(0,0,t,
n,{class:"paper",rx:s}),o>0&&y("path",{d:`M0 ${n-a}A${a} ${a} 0 0 1 ${a} ${n}H${s}A${s} ${s} 0 0 1 0 ${n-s}Z`,fill:"var(\
--accent-card)"}),h&&B(h,"var(--accent-card)",Math.min(t*.052,i*.55)),c?V(r,t*.12,t*.13,c,{colour:"var(--card-ink)"}):y(
"text",{x:t*.1,y:t*.36,"font-size":Math.min(t*.3,t*1.5/Math.max(r.length,1)),"font-weight":700,fill:"var(--card-ink)"},r),
L(0,0,t,n,{class:"edge",rx:s})]}function yi(e,t){let n=t*1.4,s=t*.085,o=e.colour==="wild",r=e.colour??"",i=o?"#fff":`var\
(--c-${r}-on)`,l=o?[["r",-1,-1],["g",1,-1],["y",-1,1],["b",1,1]].map(([f,u,g])=>nt(String(f),t*(.5+.23*Number(u)),n*.62+
t*.23*Number(g),t*.16,{fill:`var(--c-${f})`,stroke:"#fff","stroke-width":t*.018})):[.46,.31,.16].map(f=>nt(r,t*.62,n*.66,
t*f,{fill:"none",stroke:i,"stroke-opacity":.5,"stroke-width":t*.045})),a={draw2:"+2",draw4:"+4"}[e.glyph??""],h=a??(e.glyph?
"":e.text??""),c=h?V(h,t*.12,t*.13,t*(a?.34:.42),{gap:a?8:13}):o?y("text",{x:t*.11,y:t*.3,"font-size":Math.max(12.5,t*.22),
"font-weight":700,fill:i},t<46?"W":"Wild"):Xe(e.glyph??"",t*.31,t*.33,t*.19),d=e.letter||r.toUpperCase();return[L(0,0,t,
n,{rx:s,fill:o?"#17181C":`var(--c-${r})`}),y("svg",{width:t,height:n,style:"overflow:hidden"},l),y("g",{style:`color:${i}`},
c),!o&&y("text",{x:t*.12,y:n-t*.1,"font-size":Math.max(12.5,t*.205),"font-weight":700,fill:i},d),L(0,0,t,n,{rx:s,fill:"n\
one",stroke:"#fff","stroke-width":Math.max(2,t*.03)})]}function wi(e,t){let n=t*1.4,s=e.suit??"",o=e.text??"",r=`var(--s\
uit-${s})`,i=Math.min(t*.3,t*.62*100/G(o,100,6));return[L(0,0,t,n,{class:"paper",rx:t*.085}),se(s,t*.66,n*.69,t*.34,{style:`\
fill:${r}`,opacity:.16}),se(s,t*.66,n*.69,t*.2,{style:`fill:${r}`}),V(o,t*.1,t*.11,i,{colour:r,gap:o.length>1?6:13}),se(
s,t*.22,t*.6,Math.max(4,t*.125),{style:`fill:${r}`}),L(0,0,t,n,{class:"edge",rx:t*.085})]}function xi(e,t){let n=t*1.4,s=e.
text??"",o=Math.min(t*.2,t*.8/Math.max(C(s,1.06),.1)),r=s!==""&&o>=9,i=t*(r?.6:.7);return[L(0,0,t,n,{class:"paper",rx:t*
.085}),r&&y("text",{x:t*.1,y:t*.1+o*.9,"font-size":o,"font-weight":700,style:"fill:var(--card-ink)"},s),Ms(e.glyph??"",(t-
i)/2,r?n*.36:(n-i)/2,i),L(0,0,t,n,{class:"edge",rx:t*.085})]}function ki(e,t){return e.colour?yi(e,t):e.suit?wi(e,t):e.glyph&&
$s(e.glyph)?xi(e,t):bi(e,t)}function J(e,t){let n=e?ki(e,t):gi(t);return y("g",{class:e?"front":"back"},n)}var vi={0:[],
1:[[0,0]],2:[[-1,-1],[1,1]],3:[[-1,-1],[0,0],[1,1]],4:[[-1,-1],[1,-1],[-1,1],[1,1]],5:[[-1,-1],[1,-1],[0,0],[-1,1],[1,1]],
6:[[-1,-1],[1,-1],[-1,0],[1,0],[-1,1],[1,1]]},Rt=(e,t,n)=>[L(0,0,t,t,{rx:t*.14,style:`fill:var(--card);stroke:${n?"var(-\
-lit)":"var(--field)"}`,"stroke-width":n?5:1.5,opacity:e?1:.45}),vi[e].map(([s,o])=>R(t*(.5+s*.26),t*(.5+o*.26),t*.09,{fill:"\
var(--card-ink)"}))];var Ut=(e,t,n)=>Math.max(0,Math.min(1,(e-t)/(n-t||1)));function Ot(e,t){let n=[.1,.2,.25,.5,1,2,2.5,5,10,20,25,50,100,200,250,500].find(o=>(t-e)/o<=5)??(t-e)/4,s=[];for(let o=Math.
ceil(e/n);o*n<=t+1e-9;o++)s.push(Number((o*n).toFixed(9)));return s}function Ct(e,t,n,s){if(e===0)return R(t,n,s-.8,{fill:"none",stroke:"var(--edge)","stroke-width":1.5});let o=e>1&&R(t,n,
s-.9,{fill:"none",stroke:"var(--accent-fill)","stroke-width":1.9});return y("g",R(t,n,e>1?s*.56:s,{fill:"var(--accent-fi\
ll)"}),o)}function Qe(e,t,n){let s=e.flatMap(c=>Array(c.n).fill(c.yes)),o=c=>[8+c%10*19,8+Math.floor(c/10)*19],[r,i]=o(Math.max(1,
Math.round((t??0)*100))-1),[l,a]=o(Math.round((n??0)*100)-1),h=e.map(c=>`${c.n} ${c.words}`).join(", ");return y("svg.hu\
ndred",{viewBox:"0 0 187 187",role:"img","aria-label":`Of 100: ${h}.`},s.map((c,d)=>{let[f,u]=o(d);return Ct(c,f,u,7.2)}),
n!=null&&l>0&&y("path.ghost",{d:`M${l} ${a+6}l-7-12h14z`,"stroke-linejoin":"round"}),t!=null&&t>0&&y("path",{d:`M${r} ${i+
6}l-6-11h12z`,fill:"var(--accent)",stroke:"var(--sheet)","stroke-width":2}))}var tn=e=>y("svg",{width:18,height:18,"aria\
-hidden":"true"},Ct(e,9,9,7));function Ls({mistake:e,asks:t,own:n},s){if(!e)return null;if(n)return m("p",m("b",`${e.name}. `),e.words);let o=(r,i)=>m(
"button.btn.quiet",{"data-k":`own.${r}`,onclick:()=>s(i)},r);return t&&m("p.own",m("span",e.asked),o("Yes",!0),o("No",!1))}var en=(e,t)=>[m("li",{style:`--depth:${t}`},e.chance&&m("b",e.chance),m("span",e.words),e.value&&m("em",e.value)),...e.
children.flatMap(n=>en(n,t+1))];function xt(e,t){let n=Math.abs(e)*10**t,s=Math.floor(n);if(n-s!==.5||!Number.isInteger(e*2**(t+1)))return e.toFixed(t);
let o=(s%2?s+1:s)/10**t;return(e<0?-o:o).toFixed(t)}function $i(e){return e>0&&e<5/1e4?"under 0.1%":e<1&&e>9995/1e4?"ove\
r 99.9%":`${xt(100*e,1)}%`}var As=(e,t)=>t==="chance"?$i(e):`${xt(Math.abs(e)<.005?0:e,2)} ${t}`.replace("-","−");function Ns(e,t,n){
let{value:s,share:o,words:r}=Y(String(e),t==="chance"?st:{low:n[0],high:n[1],unit:t});if(s==null)throw new Error(r);return t===
"chance"?o:s}var Ps=e=>e.charAt(0).toUpperCase()+e.slice(1);function Hs(e,t){let n=[],s=[],o=e.map((r,i)=>i).sort((r,i)=>e[r]-e[i]||r-i);for(let r of o){let i=n.findIndex(a=>e[r]-a>=
t-1e-9),l=i<0?n.length:i;n[l]=e[r],s[r]=l}return s}var Rs=4.4,Mi=7.7,Si=13,ut=(e,t,n,s,o=Si)=>y(`text.${s}`,{x:e,y:t,"font-size":o},n),Ei=({span:e,chance:t})=>t?Array.from(
{length:11},(n,s)=>s/10):Ot(...e).filter(n=>n<=e[1]),Us=(e,t,n,s)=>y("path",{d:`M${e-n} ${t-1.65*n}h${2*n}L${e} ${t}z`,class:s?
"student mine":"student"});function Os(e,t,{values:n,own:s,apart:o=!1,exact:r,written:i,scale:l}){let{span:a,mark:h,chance:c}=l,
d=t-22,f=E=>12+Ut(E,...a)*(e-24),u=s!=null&&o?[...n,s]:n,g=u.map(f),p=Hs(g,2*Rs),b=Math.min(Mi,(d-24)/(Math.max(0,...p)+
1)),w=Math.min(Rs,.6*b),x=s==null?[]:u.flatMap((E,N)=>E===s?[N]:[]),k=x.sort((E,N)=>p[N]-p[E])[0]??-1,v=g.map((E,N)=>Us(
E,d-2-p[N]*b,w,N===k)),M=g[k]??0,$=d-2-(p[k]??0)*b,S=f(r)>e/2,T=M<e-50,A=s==null?"":` You said ${h(s)}.`;return Lt(e,t,`\
The class said ${n.map(h).join(", ")}. Exact is ${i}.${A}`,B(`M${f(a[0])} ${d}H${f(a[1])}`,"var(--edge)",1.5),Ei(l).map(
(E,N)=>[B(`M${f(E)} ${d}v4`,"var(--edge)",1.5),(!c||N%5===0)&&ut(f(E),d+18,c?String(Math.round(100*E)):h(E),"tx2.m")]),B(
`M${f(r)} 2V${d}`,"var(--ink)",3),v,ut(f(r)+(S?-7:7),13,`exact ${i}`,S?"tx.b.e":"tx.b"),k>=0&&ut(M+(T?11:-11),$-1,"you",
T?"tx.b.halo":"tx.b.e.halo"))}var Cs=({dealt:e,traces:t})=>[...Object.values(e).map(n=>({face:n,die:0})),...t].filter(({
face:n,die:s})=>n||s).slice(0,6);function nn(e,t,n){let s=Cs(e).map(({face:o,die:r})=>o?.text??o?.glyph??(r?`a die, ${r}`:
""));return`Deal ${t}: ${[s.join(", "),n].filter(Boolean).join(". ")}.`}function Ds(e,t,n,s){let[o,r]=[64,44];if(!e){let d={
rx:3,fill:"none",stroke:"var(--rule)","stroke-width":1.5,"stroke-dasharray":"3 3"};return y("svg",{viewBox:`0 0 ${o} ${r}`,
role:"img","aria-label":`Deal ${t+1}: not dealt yet`},L(2,2,o-4,r-4,d))}let i=Cs(e),l=s&&!!e.value,a=Math.min(22,(r-14)/
1.4),h=i.length>1?Math.min(a+2,(o-6-a)/(i.length-1)):0,c=(o-(a+h*(i.length-1)))/2;return y("svg",{viewBox:`0 0 ${o} ${r}`,
role:"img","aria-label":nn(e,t+1,n)},L(1.5,1.5,o-3,r-3,{rx:3,class:l?"deal came":"deal"}),i.map(({face:d,die:f},u)=>y("g",
{transform:`translate(${c+u*h} ${(r-a*1.4)/2})`},f?Rt(f,a,!1):J(d,a))),i.length===0&&e.value!=null&&(s?Ct(e.value,o/2,r/
2,8):ut(o/2,r/2+5,n,"tx.b.m")),e.value==null&&B(`M6 ${r/2}H${o-6}`,"var(--ink-2)",2))}function Bs(e,t){let s=12+34*t.length,
o=t.every(({scale:i})=>i.chance),r=({scale:i},l)=>34+Ut(l,...i.span)*(e-34-62);return Lt(e,s+24,t.map(({n:i,said:l,exact:a,
scale:h,off:c})=>`Position ${i}: ${l==null?"no number":`you said ${h.mark(l)}`}, exact ${h.mark(a)}, ${c}.`).join(" "),o&&
[0,.25,.5,.75,1].map(i=>[B(`M${r(t[0],i)} 8V${s}`,"var(--rule)",1),ut(r(t[0],i),s+18,String(100*i),"tx2.m")]),t.map((i,l)=>{
let a=12+34*(l+.5),h=r(i,i.exact);return[ut(0,a+5,String(i.n),"tx.b",14),i.said!=null&&B(`M${r(i,i.said)} ${a}H${h}`,"va\
r(--accent-fill)",2),B(`M${h} ${a-10}v20`,"var(--ink)",4),i.said!=null&&Us(r(i,i.said),a+6,6,!0),ut(e,a+5,i.off,"tx.e",14)]}))}
function Is(e,t,n){let o=e/15;return y("svg",{width:e,height:24*Math.ceil(t/15)+2,"aria-hidden":"true"},Array.from({length:t},
(r,i)=>{let[l,a]=[o*(i%15+.5),13+24*Math.floor(i/15)];return i<n?R(l,a,7.5,{fill:"var(--redact)"}):R(l,a,6.5,{fill:"none",
stroke:"var(--edge)","stroke-width":1.8})}))}var Ti=["shown","why","deal"],Li="Your answers are deleted on your teacher’s computer.",Ai="Your teacher goes on witho\
ut phones. The numbers so far stay on the screen in front, without your name.",oe=e=>({place:"join",words:"",line:!1,you:null,
standing:{seq:-1,to:"door",at:0,of:0,vote:1,step:0,ends:0},moment:null,answer:null,deals:{at:-1,shown:[]},own:{},count:{
kind:"count",here:0,said:0,missing:0,waiting:0,front:!0},saying:null,title:"",rows:{},...e}),kt=({moment:e,standing:t})=>e?.
at===t.at?e:null,rt=({answer:e,standing:t})=>Ti.includes(t.to)&&e?.at===t.at?e:null;function vt({own:e,saying:t,standing:{
at:n}},s){let o=e[n]?.votes[s];return t&&t.at===n&&t.vote===s?{value:t.value,sure:t.sure}:o?{value:o[0],sure:o[1]}:null}
var it=({own:e},t,n)=>e[t]?.votes[n]?.[2]??null,at=({own:e,standing:{at:t}})=>e[t]?.dealt??0;function sn(e,t,n){let{votes:s,
dealt:o}=e.own[t]??{votes:{},dealt:0};return{...e.own,[t]:{dealt:n.dealt??o,votes:{...s,...n.votes}}}}function _s(e){let{
saying:t,standing:n}=e;return!t||n.to==="ask"&&t.at===n.at&&t.vote===n.vote?e:{...e,saying:null,words:"The vote was clos\
ed before your last number came."}}function Ws(e,t){let{at:n,exact:s}=t,{moment:o}=e;if(o?.at!==n)return{...e,answer:t};
let r={at:n,exact:s,measure:o.measure,span:o.span};return{...e,answer:t,rows:{...e.rows,[n]:r}}}var Fs=(e,t)=>({...e,moment:t,
title:t.title});function on(e,t){switch(t.kind){case"you":return{...e,place:"in",words:"",line:!0,you:t};case"now":{let{
standing:n,moment:s,answer:o,deals:r,own:i,count:l}=t;if(n.seq<e.standing.seq&&e.line)return e;let a={...e,standing:n,own:i,
count:l};return s&&(a=Fs(a,s)),o&&(a=Ws(a,o)),r&&(a={...a,deals:{at:n.at,shown:r}}),n.to==="door"&&(a={...a,rows:{}}),_s(
a)}case"state":{let{standing:n}=t;if(n.seq<=e.standing.seq)return e;let s=n.to==="door"?{own:{},rows:{}}:{},o=n.at!==e.standing.
at||n.vote!==e.standing.vote,r=o?{...e.count,said:0,missing:e.count.here}:e.count;return _s({...e,...s,standing:n,count:r,
words:""})}case"moment":return Fs(e,t);case"reveal":return Ws(e,t);case"dealt":return{...e,deals:{at:t.at,shown:t.shown}};case"\
kept":{let{at:n,vote:s,value:o,n:r}=t,{saying:i}=e,l=i&&i.at===n&&i.vote===s&&r>=i.n,a=l?i.sure:e.own[n]?.votes[s]?.[1]??
"",h=sn(e,n,{votes:{[s]:[o,a,null]}});return{...e,own:h,saying:l?null:i,words:""}}case"yes":{let{at:n,vote:s,yes:o}=t,r=e.
own[n]?.votes[s];return r?{...e,own:sn(e,n,{votes:{[s]:[r[0],r[1],o]}})}:e}case"count":return{...e,count:t};case"waiting":
return{...e,place:"door",words:t.words,line:!0};case"gone":return{...e,place:"over",line:!1,words:t.hands?Ai:Li};case"no":{
let{about:n,words:s,n:o}=t;return n==="full"?{...e,place:"door",words:s}:n==="hello"?{...e,place:"join",words:s}:n!=="sa\
y"?{...e,words:s}:{...e,words:s,saying:e.saying?.n===o?null:e.saying}}}}var Vs=(e,t)=>({...e,own:sn(e,e.standing.at,{dealt:t})});var qs=60,Ni=["1st","2nd","3rd"],re="You gave no number here.",Pi=({measure:e,span:t})=>({span:t,chance:e==="chance",mark:n=>$t(
n,e)}),$t=(e,t)=>t==="chance"?xt(100*e,1).replace(/\.0$/,""):xt(e,2).replace(/\.?0+$/,"").replace("-","−"),Ks=(e,t)=>`${$t(
e,t)} ${t==="chance"?"of 100":t}`;function rn(e,{measure:t,span:n,step:s}){let o=Ns(e,t,n);return Number((n[0]+Math.round(
(o-n[0])/s)*s).toFixed(9))}var js=(e,...t)=>m("div.you",tt(e)?Nt(e,46):m("b.amount",e),m("p",t),m("span.sr",e)),Zs=(e,{measure:t},n)=>e&&
js($t(e.value,t),`${t==="chance"?"of 100":t} is what you ${n}`);function an({count:{said:e,missing:t}}){let n=m("div.dis\
cs"),s=e+t;return s<=qs&&At(n,o=>Is(o,s,e)),[m("p.count",m("span","Waiting for the others"),m("b",`${e} of ${s} ${s===1?
"has":"have"} answered`)),s<=qs&&n]}function Hi(e,t,n,s){let{measure:o,span:r}=t,i=t.shown,l=e.standing.vote>1?vt(e,1):null,
a=ds({measure:o,span:r,says:i.says||"times"},{value:n.text,set:h=>{n.text=h,s.changed()},enter:s.say});return[m("p.mute",
i.given),l&&m("p.mute.first",`You said ${Ks(l.value,o)} first. Say it again, or another number.`),m("div.ask",a,es(n))]}
var Gs=({value:e},t,n)=>`You said ${$t(e,t)}, it is ${n}. `;function Ri(e,t,n,s){let{verdict:o,mistake:r}=e,i=s==null?r?.
asked:s&&r?`${r.name}. ${r.words}`:"";return`${Gs(e,t,n)}${o} ${i??""}`}function Ui(e,{measure:t},n,s,o){let{value:r,verdict:i,
mistake:l,others:a}=e,h=a>0?` ${a} other${a>1?"s":""} landed there too.`:"",c={value:r,sure:"",verdict:i,mistake:l&&{...l,
words:l.words+h},asks:s==null,own:s===!0};return m("div.said",m("p",m("b",Gs(e,t,n)),i),Ls(c,o))}function Oi({answer:e,dots:t}){
if(!e)return null;let n=[e.fraction,e.percent].filter(s=>s&&!Number.isInteger(Number(s))).join(", ");return m("div.count\
ed",t.length>0&&Qe(t,void 0,void 0),m("div",m("ul.kinds",t.map(s=>m("li",tn(s.yes),m("span",m("b",String(s.n)),` ${s.words}`)))),
n&&m("p.mute",n)))}function Ci(e,t,n,s){let o=n.shown,r=n.mark,{values:i,again:l,written:a,notice:h}=o,c=m("div.heap"),d=Pi(
t),f={values:l.length>0?l:i,own:r?.value??null,apart:r?.vote===1&&l.length>0,exact:n.exact,written:a,scale:d};return At(
c,u=>Os(u,c.clientHeight||120,f)),[c,r?Ui(r,t,a,it(e,n.at,r.vote),u=>s(r.vote,u)):m("p.said",re),h&&m("p.mute.notice",h),
Oi(o)]}function Di({standing:e},t){let{steps:n,written:s}=t.shown,o=Math.min(e.step,n.length-1),r=n[o];if(!r)return{title:`\
Why ${s}?`,nodes:[m("p.mute","There is nothing to derive here.")]};let i=r.tree||r.formula||r.value?"":"Its picture is o\
n the screen in front.";return{title:`Why ${s}: step ${o+1} of ${n.length}`,spoken:[`${[r.words,r.value].filter(Boolean).
join(": ")}.`,i].filter(Boolean).join(" "),nodes:[m("p.counts-now",m("i",{"aria-hidden":"true"},r.letter),r.words),r.tree&&
m("ul.branches",en(r.tree,0)),(r.formula||r.value)&&m("p.reckon",m("span",r.formula??""),m("b",r.value?`= ${r.value}`:"")),
m("p.mute",i&&`${i} `,"Your teacher goes on.")]}}function Bi(e,t,n,s){let{trial:o,struck:r}=n.shown,{says:i}=t.shown,l=e.
deals.at===e.standing.at?e.deals.shown:[],a=`${o.slice(0,1).toUpperCase()}${o.slice(1)}, ten times`;if(l.length===0)return{
title:a,nodes:[m("p.mute","Your ten deals are on their way.")]};let h=l.length,c=Math.min(at(e),h),d=c>0?l[c-1]:null,f=l.
slice(0,c),u=f.flatMap(({value:k})=>k==null?[]:[k]),g=u.reduce((k,v)=>k+v,0),p=t.measure==="chance",b=c-u.length,w=p?[String(
g),`of ${u.length} ${i}`]:[xt(g/(u.length||1),2),`${t.measure} in ${u.length} deals`],x=k=>k==null?`struck out: ${r}`:p?
k?"yes":"no":As(k,t.measure);return{title:a,chip:`deal ${c} of ${h}`,spoken:d?`${nn(d,c,x(d.value))} ${w.join(" ")}.`:"",
nodes:[m("div.hands",Array.from({length:h},(k,v)=>Ds(f[v]??null,v,f[v]?x(f[v].value):"",p))),u.length>0&&js(w[0],w[1]),m(
"p.note",b>0?`Struck out: ${b} of ${c}, ${r}. `:"",c<h?"The screen in front adds up the deals of all.":"Ten deals say li\
ttle. The screen in front has those of all.")],...c<h&&{main:{label:`Deal the ${Ni[c]??`${c+1}th`}`,does:"deal",press:()=>s(
c+1)}}}}function ln(e,t){return Object.values(e).sort((n,s)=>n.at-s.at).map(({at:n,exact:s,measure:o,span:r})=>{let i=t[n]?.
votes[1]?.[0]??null,l={span:r,chance:o==="chance",mark:d=>$t(d,o)},a=i==null?null:(i-s)*(l.chance?100:1),h=a==null?"–":
$t(Math.abs(l.chance?Math.round(a):a),""),c=a==null||Number(h)===0?"":a>0?"+":"−";return{n:n+1,said:i,exact:s,scale:l,
off:a!=null&&Number(h)===0?"same":c+h}})}function cn(e){let t=m("div.rows");return At(t,n=>Bs(n,e)),e.length>0?t:m("p.mu\
te","No position was answered while you were here.")}function Ys(e){let t=Math.max(0,Math.round(e));return t>0?`${Math.floor(
t/60)}:${String(t%60).padStart(2,"0")} left`:"Time is up"}function Js(e,t,n){let{standing:s,you:o}=e,r=kt(e),i=rt(e);if(s.
to==="end"||e.place==="over"){let p=m("button.btn",{"data-k":"leave",onclick:n.leave},"Leave");return{title:e.place==="o\
ver"?"The class is over":"Your numbers, and what is exact",chip:"end",nodes:[e.place==="over"&&m("p.mute",e.words),cn(ln(
e.rows,e.own))],main:{label:"Keep them on this phone",press:n.keep,off:Object.keys(e.rows).length>0?"":"There is nothing\
 to keep."},also:p}}if(s.to==="door"||!r)return{title:o?.nick?`You are in, ${o.nick}`:`You are Student ${o?.number??""}`,
nodes:[m("p.mute","It begins on the screen in front. Leave this page open."),m("p.count",m("b",`${e.count.here} ${e.count.
here===1?"is":"are"} here`))]};let{measure:l}=r,{ask:a,says:h}=r.shown,c=vt(e,s.vote),d=s.vote>1?"again":void 0;if(s.to===
"ask"&&(!c||t.anew)){let p=Hi(e,r,t,n);return{title:a,chip:d,nodes:p,main:{label:hn(t.text,r),does:"say",off:Pt(t.text,r),
press:n.say}}}if(s.to==="ask"||s.to==="held"){let p=qe.find(([w])=>w===c?.sure)?.[1],b=s.to==="ask";return{title:a,chip:d,
spoken:b?void 0:"The vote is closed.",nodes:[c?Zs(c,r,"said"):m("p.you",m("b",re)),p&&m("p.mute",p),b&&m("div.counts",an(
e)),m("p.note",b?"The answer comes on the screen in front and here, for all at once.":"The vote is closed.")],also:b&&m(
"button.btn",{"data-k":"change",onclick:n.change},"Change my number")}}if(s.to==="talk"){let p=vt(e,1);return{title:p?"F\
ind somebody who said another number. Say why.":"Ask somebody for their number, and why.",chip:"again",nodes:[p?Zs(p,r,"\
said first"):m("p.you",m("b",re)),m("p.note",p?"Then you say again. Your first number stays too, and nobody sees who cha\
nged.":"Then all say a number, you too, and nobody sees who changed."),m("p.count",m("span","Talk"),m("b.clock",{role:"t\
imer"}))]}}if(!i)return{title:a,nodes:[m("p.mute","The answer is on its way.")]};if(s.to==="why")return Di(e,i);if(s.to===
"deal")return Bi(e,r,i,n.press);let{headline:f,written:u}=i.shown,g=i.mark;return{title:f||`${u} ${l==="chance"?`of 100 ${h}`:
l}`,spoken:g?Ri(g,l,u,it(e,i.at,g.vote)):re,nodes:Ci(e,r,i,n.yes)}}function hn(e,t){try{return`Say ${Ks(rn(e,t),t.measure)}`}catch{
return"Say it"}}var Dt="uncle_widgets.class.phone",Ii=8e3,_i=2e4,Wi=1e3,zs=4e3,Fi="open elsewhere",Vi="This class is open on another pag\
e of this phone.",Xs={1008:"The server closed this line."},qi=1013,Zi=5e3;function Mt(e){try{return JSON.parse(localStorage.
getItem(e)??"null")}catch{return null}}function ie(e,t){try{return t==null?localStorage.removeItem(e):localStorage.setItem(
e,JSON.stringify(t)),!0}catch{return!1}}var Ki=()=>[...crypto.getRandomValues(new Uint8Array(16))].map(e=>e.toString(16).
padStart(2,"0")).join(""),Bt=class{constructor(t,n){this.socket=null;this.stores=!0;this.waking=0;this.heardAt=0;this.url=
t,this.told=n,this.phone=oe(),this.member={code:"",key:"",nick:"",n:0,saying:null,title:"",rows:{}},setInterval(()=>this.
here(),Ii),document.addEventListener("visibilitychange",()=>!document.hidden&&this.woken()),addEventListener("online",()=>this.
woken())}static knows(t){return Mt(Dt)?.code===t}join(t,n){let s=Mt(Dt),o=s?.code===t?s:null;this.member={key:Ki(),n:0,saying:null,
title:"",rows:{},...o,code:t,nick:n||(o?.nick??"")},this.keep();let{saying:r,title:i,rows:l}=this.member;this.show(oe({place:"\
going",saying:r,title:i,rows:l})),this.open()}leave(){ie(Dt,null),this.show(oe()),this.drop()}keep(){this.stores=ie(Dt,this.
member)}show(t){let n=this.phone;if(t===n)return;this.phone=t;let{saying:s,title:o,rows:r}=t;(s!==this.member.saying||r!==
this.member.rows||o!==this.member.title)&&(this.member={...this.member,saying:s,title:o,rows:r},t.place!=="join"&&this.keep()),
this.told(t,n)}open(){this.drop();let t=new WebSocket(this.url);this.socket=t,this.heardAt=Date.now(),t.onopen=()=>{let{
code:n,key:s,nick:o}=this.member;this.send({kind:"hello",code:n,key:s,nick:o})},t.onmessage=({data:n})=>t===this.socket&&
this.hear(JSON.parse(n)),t.onclose=({code:n,reason:s})=>t===this.socket&&this.lost(n,s)}drop(){clearTimeout(this.waking);
let{socket:t}=this;this.socket=null,t?.close()}lost(t,n){this.socket=null;let{place:s}=this.phone;if(!(s==="over"||s==="\
join")){if(t===qi){this.show({...this.phone,line:!1,place:"door"}),this.waking=window.setTimeout(()=>this.open(),Zi+Math.
random()*zs);return}if(Xs[t]){let o=n===Fi?Vi:Xs[t];return this.show({...this.phone,line:!1,place:"aside",words:o})}this.
show({...this.phone,line:!1}),this.waking=window.setTimeout(()=>this.open(),Wi+Math.random()*zs)}}woken(){["join","over",
"aside"].includes(this.phone.place)||(this.socket?.readyState===WebSocket.OPEN?this.here():this.socket?.readyState!==WebSocket.
CONNECTING&&this.open())}here(){this.socket?.readyState===WebSocket.OPEN&&(Date.now()-this.heardAt>_i?(this.drop(),this.
lost(0,"")):this.send({kind:"here",seq:this.phone.standing.seq}))}send(t){this.socket?.readyState===WebSocket.OPEN&&this.
socket.send(JSON.stringify(t))}hear(t){this.heardAt=Date.now();let n=this.phone,s=at(n),{at:o,vote:r}=n.standing;if(this.
show(on(this.phone,t)),t.kind==="now"){let{saying:i,standing:l}=this.phone;if(i&&this.send(i),l.at===o){l.to==="deal"&&s>
at(this.phone)&&this.press(s);for(let a of rt(this.phone)?[1,r]:[]){let h=it(n,o,a);h!=null&&it(this.phone,o,a)==null&&this.
yes(a,h)}}}t.kind==="no"&&t.about==="hello"&&this.drop(),t.kind==="gone"&&this.drop()}say(t,n){let{at:s,vote:o}=this.phone.
standing,r=Mt(Dt),i=1+Math.max(this.member.n,r?.n??0);this.member={...this.member,n:i};let l={kind:"say",at:s,vote:o,value:t,
sure:n,n:i};this.show({...this.phone,saying:l,words:""}),this.send(l)}yes(t,n){let s={kind:"yes",at:this.phone.standing.
at,vote:t,yes:n};this.show(on(this.phone,s)),this.send(s)}press(t){this.show(Vs(this.phone,t)),this.send({kind:"press",at:this.
phone.standing.at,k:t})}};var ae=class{constructor(t){this.values=t,this.heard=new Map,this.saying=n=>{}}get(t){return this.values[t]}set(t,n){this.
put({[t]:n})}put(t){let n=Object.keys(t).filter(s=>ji(this.values[s],t[s]));for(let s of n)this.values[s]=t[s];for(let s of n)
this.tell(`change:${s}`,t[s])}save_changes(){}send(t){this.saying(t)}on(t,n){for(let s of t.split(" "))this.heard.has(s)||
this.heard.set(s,new Set),this.heard.get(s)?.add(n)}off(t,n){for(let s of t.split(" "))this.heard.get(s)?.delete(n)}tell(t,n){
for(let s of[...this.heard.get(t)??[]])s(n)}},ji=(e,t)=>e!==t&&JSON.stringify(e)!==JSON.stringify(t);var Gi={csv:"text/csv",json:"application/json",html:"text/html",ipynb:"application/x-ipynb+json"};function dn(e){if(e.kind!==
"file")return;let t=Gi[e.name.split(".").pop()??""]??"text/plain",n=URL.createObjectURL(new Blob([e.text],{type:t}));m("\
a",{href:n,download:e.name}).click(),URL.revokeObjectURL(n)}var Qs=55,Yi=74,Ji=46,un=36,zi=46;function Xi(e){let t=e.closest(".uw-room");return!!(t&&!e.closest(".uw-page")&&t.getBoundingClientRect().
top+window.scrollY>window.innerHeight/2)}function Qi(e){if(gt())return Xi(e)?window.innerHeight:null;let t=e.getRootNode();
return t instanceof ShadowRoot?ta(t.host):e.closest(".jp-WindowedPanel-outer, .jp-NotebookPanel-notebook, .jp-Notebook")?.
clientHeight??Number.NaN}function ta(e){let t=window.innerHeight,n=e;for(;n;){let{overflowY:s,maxHeight:o,paddingTop:r,paddingBottom:i}=getComputedStyle(
n);if(s==="auto"||s==="scroll"){let a=parseFloat(o)-parseFloat(r)-parseFloat(i);o.endsWith("px")?t=Math.min(t,a):n.scrollHeight>
n.clientHeight+1&&(t=Math.min(t,n.clientHeight))}let l=n.getRootNode();n=n.parentElement??(l instanceof ShadowRoot?l.host:
null)}return t}function ea(e,t,n,s=Qs){let o=n?Math.max(un,Math.min(zi,t)):t;return e>=s&&o>=un?{kind:e>=Yi?"large":"mid\
dle",height:o}:{kind:o<un||n?"flow":"phone",height:o}}function to(e,t){let n="",s=()=>{let i=e.closest(".uw-page")??e.closest(
".uw-room");if(!i)return;let l=parseFloat(getComputedStyle(e).fontSize)||16,a=Qi(e),h=a==null?i.getBoundingClientRect().
top+window.scrollY:0,c=a??window.innerHeight-2*h,d=i.classList.contains("uw-position")?Ji:Qs,f=i.clientWidth/l,{kind:u,height:g}=ea(
f,c/l,a!=null,d),p=`${u} ${Math.floor(g*l)} ${l}`;i.classList.toggle("uw-beside",a!=null&&u==="flow"&&f>=d),p!==n&&(n=p,
i.dataset.fit=u,i.classList.toggle("uw-one",u==="large"||u==="middle"),i.classList.toggle("uw-middle",u==="middle"),i.classList.
toggle("uw-phone",u==="phone"),i.classList.toggle("uw-fits",u!=="flow"),i.style.setProperty("--uw-h",`${Math.floor(g*l)}\
px`),i.style.setProperty("--uw-rem",`${l}px`),t())},o=new ResizeObserver(s),r=()=>{let i=e.closest(".uw-page")??e.closest(
".uw-room");return!i&&e.isConnected?0:i?(o.observe(i),s(),0):requestAnimationFrame(r)};return r(),window.addEventListener(
"resize",s),()=>{o.disconnect(),window.removeEventListener("resize",s)}}var mn="uncle_widgets.aim.";var fn=new Map;function no(e){try{return localStorage.getItem(e)??fn.get(e)??""}catch{return fn.get(e)??""}}function na(e,t){
fn.set(e,t);try{localStorage.setItem(e,t)}catch{}}var sa=e=>Number(no(mn+e))>=3;var eo=new Set;function so(e){return eo.add(e),()=>eo.delete(e)}function oo(e,t=!1){!e||sa(e)||na(mn+e,String(t?3:Number(no(mn+e))+1))}var oa="input:not([type=range]), select, textarea, [contenteditable]:not([contenteditable=false])",pn="uncle_widgets key\
s",ra="input, [role=tab], .chooser, .art",ro=/^(Arrow|Home|End)/,ao="button, a, summary, label, [role=button], [role=tab\
]",St=new Set,gn=e=>e.closest(".uw-page")??e.closest(".uw-room")??e.closest(".uw"),lo=e=>e.getClientRects().length>0,co=e=>!!e.
any||e.keys.some(t=>t.length===1&&t!==" ");function ho(){try{return localStorage.getItem(pn)!=="off"}catch{return!0}}function ia(e){
try{e?localStorage.removeItem(pn):localStorage.setItem(pn,"off")}catch{}}function aa({el:e,keys:t},n,s){let{key:o,shiftKey:r}=n;
return ro.test(o)&&s.closest(ra)&&!(s instanceof HTMLInputElement&&e.contains(s))?!1:t().some(i=>(i.keys.includes(o)||i.
any?.(o))&&(!ro.test(o)||r===!!i.shift)&&(!i.inside||e.contains(s))&&(!co(i)||ho()&&!s.closest("input"))&&i.when()&&i.press(
o,s))}function io(e){if(e.defaultPrevented||e.isComposing||e.ctrlKey||e.metaKey||e.altKey)return;let t=e.composedPath(),
n=t[0];if(!(n instanceof Element)||n.closest("dialog")||n.closest(oa)&&e.key!=="Escape")return;let s=[...St].filter(({el:o})=>{
let r=gn(o);return r&&t.includes(r)&&lo(o)});if(s.length){if(e.key==="?")la(s[0].el);else if(!s.some(o=>aa(o,e,n)))return;
e.preventDefault(),e.stopPropagation()}}function uo(e,t){let n={el:e,keys:t};return St.size||document.addEventListener("\
keydown",io,!0),St.add(n),()=>{St.delete(n),St.size||document.removeEventListener("keydown",io,!0)}}function la(e){let t=gn(
e),n=ot("keys"),o=[...St].filter(a=>gn(a.el)===t&&lo(a.el)).flatMap(a=>a.keys()).filter(a=>a.when()),r=m("div.keys-typed"),
i=m("dialog.sheet.keys-list",{"aria-labelledby":n,onclose:()=>i.remove()}),l=()=>{let a=ho();X(r,m("span",{"aria-hidden":"\
true"},"Letters, digits and signs"),Q({label:"Letters, digits and signs",choices:[[!0,"On"],[!1,"Off"]],value:a,pick:h=>{
ia(h),l()},k:"typed"}));for(let h of i.querySelectorAll("[data-typed]"))h.classList.toggle("off",!a)};i.append(m("h2",{id:n,
tabindex:-1,autofocus:!0},"Keys of this room"),m("p.mute","They act while the focus is in the room, and in no field wher\
e you type."),m("dl",[...o,{keys:["?"],shown:"?",words:"Shows this list.",when:()=>!0,press:()=>!0}].map(a=>m("div",{"da\
ta-typed":co(a)&&a.shown!=="?"?"":null},m("dt",m("kbd",a.shown)),m("dd",a.words)))),r,m("button.btn",{"data-k":"keys.clo\
se",onclick:()=>i.close()},"Close")),l(),e.append(i),i.showModal()}var le=class{constructor(t,n){this.stamp=-1;this.move="";this.next="";this.model=t,this.marked=n,this.at=-1/0}get waiting(){
return this.stamp===this.model.get("stamp")&&performance.now()-this.at<3e3}send(t,n){if(!(!t||this.model.get("busy"))){if(this.
waiting){this.model.get("mode")==="edit"&&(this.next=t);return}this.at=performance.now(),this.stamp=this.model.get("stam\
p"),this.mark(t),this.model.send({kind:"move",move:t,stamp:this.stamp,said:n})}}drawn(){this.mark(this.waiting?this.move:
"");let t=this.next;!t||this.waiting||(this.next="",this.send(t,null))}mark(t){this.move=t,this.marked(t)}};var ca=({words:e,name:t},n)=>m("p.covered",`${e} `,n?m("b",t):m("span.blank",{role:"img","aria-label":"a covered name"})),
ce=class{constructor({send:t,drawn:n}){this.opened=!1;this.send=t,this.drawn=n,this.root=m("div.call",{role:"group",hidden:!0})}get hidden(){
return this.root.hidden}cover(){this.opened=!1}show(t,n,s){let o=n?t.alert??"":"",r=t.covered??[],i=s==="shown"||s==="pr\
ess"&&this.opened,l=o?(t.actions??[]).find(c=>c.strong):void 0;this.root.hidden=!o&&!r.length,this.root.classList.toggle(
"calm",!o&&!(n&&t.actions?.length));let a=JSON.stringify([o,l,r,i,s]);if(this.root.dataset.looks===a)return;this.root.dataset.
looks=a,this.root.setAttribute("aria-label",o||"What lies covered");let h=()=>{this.opened=!this.opened,this.show(t,n,s),
this.drawn()};X(this.root,o&&m("p",m("b",o)),r.length>0&&m("div.covers",r.map(c=>ca(c,i))),r.length>0&&s==="press"&&m("b\
utton.btn",{"data-k":"covers","aria-pressed":String(i),onclick:h},i?"Cover":"Show"),l&&m("button.btn.alert",{"data-k":"c\
all","data-act":l.move,onclick:()=>this.send(l.move)},l.label))}};function fo({place:e,now:t,said:n},s){let[o="",r=""]=n??[];return{place:s.place??[e,o&&t].filter(Boolean).join(" "),line:s.
line??(o?[o,r]:[t??"",r])}}var mo=7,he=class{constructor({texts:t,see:n}){this.looks="";this.texts=t,this.see=n,this.chip=
m("button.chipbtn",{"data-k":"clause",hidden:!0,onclick:()=>this.open(!!this.box.hidden)}),this.badge=m("b.badge",{hidden:!0}),
this.place=m("span.place"),this.line=m("p.line"),this.note=m("p.note",{role:"status"}),this.sheet=m("button.btn.quiet",{
"data-k":"scores","aria-expanded":"false",hidden:!0},"Scores"),this.eyes=m("div.seg",{role:"group","aria-label":"Seen by"}),
this.seen=m("div.eyes",I("eye",22),this.eyes),this.box=m("div.clause-box",{hidden:!0,tabindex:-1,"data-k":"clauses"}),this.
root=m("div.caption",m("div.told",m("p.over",this.badge,this.chip,this.place),this.line,this.note),m("div.seen",this.sheet,
this.seen))}show({clauses:t,badge:n="",place:s,line:o,note:r,tone:i}){P(this.root,"data-tone",i),this.badge.hidden=!n,this.
badge.textContent=n;let l=this.texts(),[a=""]=t;this.place.textContent=s,this.line.hidden=!!r,this.line.replaceChildren(
m("b",o[0]),o[1]?` ${o[1]}`:""),this.line.classList.remove("long"),this.line.classList.toggle("long",this.line.scrollWidth>
this.line.clientWidth+1),this.note.textContent!==r&&(this.note.textContent=r),this.note.hidden=!r;let h=JSON.stringify([
t,i]);if(h===this.looks)return this.below();this.looks=h,this.open(!1);let c=i==="trial"?"not the game":a;this.chip.hidden=
!c,this.chip.replaceChildren(m("span.chip.line",c));let d=t.filter(f=>l[f]);P(this.chip,"aria-disabled",d.length&&i!=="t\
rial"?"":"true"),P(this.chip,"data-clause",a),this.box.replaceChildren(m("dl",d.map(f=>m("div",m("dt",f),m("dd",l[f])))))}open(t){
let n=t&&this.box.querySelector("dt")!=null&&this.chip.getAttribute("aria-disabled")!=="true";this.box.hidden=!n,this.below(),
P(this.chip,"aria-expanded",String(n))}below(){this.box.hidden||(this.box.style.top=`${this.root.offsetTop+this.root.offsetHeight}\
px`)}escape(){return this.box.hidden?!1:(this.open(!1),this.chip.focus(),!0)}showEyes(t,n){let s=JSON.stringify(t);if(this.
seen.hidden=t.length<2,this.eyes.dataset.looks!==s){this.eyes.dataset.looks=s;let r=m("select.pick",{"data-k":"eyes.many",
"aria-label":"Seen by",onchange:i=>this.see(i.target.value)},t.map(([i,l])=>m("option",{value:i},l)));this.eyes.classList.
toggle("seg",t.length<=mo),this.eyes.replaceChildren(...t.length>mo?[r]:t.map(([i,l])=>m("button",{"data-eye":i,title:l,
"aria-label":l,onclick:()=>this.see(i)},l)))}let o=this.eyes.querySelector("select");if(o)o.value=n;else for(let r of this.
eyes.children)P(r,"aria-pressed",String(r.getAttribute("data-eye")===n))}};var po=(e,t)=>Math.max(0,Math.min(e.x+e.w,t.x+t.w)-Math.max(e.x,t.x))*Math.max(0,Math.min(e.y+e.h,t.y+t.h)-Math.max(e.y,
t.y)),bn=(e,t,n,s)=>Math.max(n,Math.min(e,n+s-t));function go({w:e,h:t},n,s,o){let r={x:n.x+n.w/2,y:n.y+n.h/2},i=[["abov\
e",r.x-e/2,n.y-t-10],["below",r.x-e/2,n.y+n.h+10],["right",n.x+n.w+10,r.y-t/2],["left",n.x-e-10,r.y-t/2]],l=Math.min(s.y+
s.h,...o.map(({y:u})=>u));i.push(["right",n.x+n.w+10,l-t-10],["left",n.x-e-10,l-t-10]);let a=i.map(([u,g,p])=>{let b={x:bn(
g,e,s.x,s.w),y:bn(p,t,s.y,s.h),w:e,h:t},w=po(b,n)+3*o.reduce((x,k)=>x+po(b,k),0);return{...b,side:u,covers:w}}),{covers:h,
...c}=a.reduce((u,g)=>g.covers<u.covers-1?g:u),d=c.side==="above"||c.side==="below"?r.x-c.x:r.y-c.y,f=c.side==="above"||
c.side==="below"?e:t;return{...c,tip:bn(d,0,14,f-28)}}var bo=(e,t)=>y("svg.small-card",{viewBox:"0 0 48 68",...t},J(e,48));function ha(e,t){let n={"data-act":e.move,onclick:()=>t(
e.move)};if(e.face){let s=[e.group,e.label].filter(Boolean).join(" ");return m("button.btn.card-pick",{"aria-label":s,title:e.
label,...n},bo(e.face,{"aria-hidden":"true"}))}return m("button.btn",{...n},e.colour&&ee(e.colour)&&y("svg.icon",{viewBox:"\
-12 -12 24 24",style:"width:1.4em;height:1.4em","aria-hidden":"true"},nt(e.colour,0,0,8.5,{fill:`var(--c-${e.colour})`,stroke:"\
#fff","stroke-width":2})),e.label)}var da=e=>[m("p.mute","What lies under it, as you remember"),m("ol.recall",e.map(t=>m(
"li",bo(t.face,{role:"img","aria-label":t.label}))))],de=class{constructor(t){this.key="";this.how=t,this.root=m("div.ch\
ooser",{role:"group",hidden:!0}),this.away=n=>{let[s]=n.composedPath();s instanceof Element&&!this.root.contains(s)&&!s.
closest(".thing.plays")&&this.close()}}show(t){if(this.key===t.key)return this.leave();let n=!t.plays&&t.recall?.length,
s=t.picks.find(i=>i.group)?.group,o=i=>{this.leave(),this.how.play(i)};this.key=t.key,this.root.setAttribute("aria-label",
n?`Under ${t.label}`:`How to play: ${t.label}`);let r={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
leave()};this.root.replaceChildren(m("div.choose-head",m("p",m("b",Ps(t.label)),s&&m("span",`: ${s}`)),dt(r,I("close",16))),
...n?da(t.recall):[m("div.picks",t.picks.some(i=>i.parts?.length)?this.parts(t.picks,[],o):t.picks.map(i=>ha(i,o)))]),this.
root.hidden=!1,document.addEventListener("pointerdown",this.away,!0),this.how.moved(),this.stand(),this.buttons.find(i=>!i.
matches(".shut"))?.focus({preventScroll:!0})}parts(t,n,s){let o=new Set(t.flatMap(({parts:i})=>(i??[]).filter(l=>!n.includes(
l)))),r=i=>{let l=[...n,i],a=t.filter(({parts:h})=>h?.includes(i));if(a.length===1)return s(a[0].move);this.root.querySelector(
".picks")?.replaceChildren(...this.parts(a,l,s)),this.stand(),this.buttons.find(h=>h.dataset.part)?.focus({preventScroll:!0})};
return[...n.length?[m("p.mute",`${n.join(", ")}, and ...`)]:[],...[...o].sort().map(i=>m("button.btn",{"data-part":i,onclick:()=>r(
i)},i))]}get buttons(){return[...this.root.querySelectorAll("button")]}stand(){let t=this.key&&this.how.around(this.key),
n=this.root.parentElement;if(!t||!n)return;let s=n.getBoundingClientRect(),o=Math.max(s.top,0),r=6,i={x:r,y:o-s.top+r,w:s.
width-2*r,h:Math.min(s.bottom,window.innerHeight)-o-2*r};this.root.style.cssText=`left:0;top:0;max-width:${i.w}px;max-he\
ight:${i.h}px`;let l=({x:u,y:g,w:p,h:b})=>({x:u-s.left,y:g-s.top,w:p,h:b}),a={w:this.root.offsetWidth,h:this.root.offsetHeight},
{x:h,y:c,side:d,tip:f}=go(a,l(t.card),i,t.hand.map(l));this.root.dataset.side=d,this.root.style.cssText+=`;left:${h}px;t\
op:${c}px;--tip:${f}px`}leave(){let t=this.key;this.close(),this.how.focus(t)}close(){if(!this.key)return;let t=this.key,
n=this.root.contains(D(this.root));this.key="",document.removeEventListener("pointerdown",this.away,!0),this.root.hidden=
!0,this.root.replaceChildren(),this.how.moved(),n&&this.how.focus(t)}stroke(t){let n=this.buttons,s=n.findIndex(r=>r.matches(
":focus"));if(!this.key||s<0)return!1;let o={ArrowRight:s+1,ArrowDown:s+1,ArrowLeft:s-1,ArrowUp:s-1,Home:0,End:n.length-
1}[t.key];return o==null?!1:(t.preventDefault(),n[(o+n.length)%n.length].focus({preventScroll:!0}),!0)}};function yo(e,t){let{zones:n,board:s,sheet:o,...r}=e,i=l=>l==null?void 0:t[l];return{...r,zones:n.map(l=>t[l]),board:i(s)??
"",sheet:i(o)}}var ue=class{constructor(t,n){this.resting=0;this.model=t,this.pages=new Map(Object.entries(t.get("pages")??
{})),this.asked=new Map,this.hear=s=>{s.kind==="page"&&(this.pages.set(`${s.watcher}.${s.page}`,s),n())},t.on("msg:custo\
m",this.hear)}get watcher(){return this.model.get("watcher")}get few(){return this.model.get("frames")[this.watcher]??[]}get length(){
return this.model.get("count")||this.few.length}scene(t){let n=Math.max(0,Math.min(t,this.length-1));if(!this.model.get(
"count"))return this.few[n]?yo(this.few[n],this.model.get("pool")):null;let s=this.model.get("size"),o=Math.floor(n/s),r=this.
page(o);return r?(this.fetchRest(o),yo(r.frames[n-o*s],r.pool)):null}page(t,n=this.watcher){let s=`${n}.${t}`,o=this.pages.
get(s);return!o&&performance.now()-(this.asked.get(s)??-1/0)>8e3&&(this.asked.set(s,performance.now()),this.model.send({
kind:"page",watcher:n,page:t})),o}fetchRest(t){clearTimeout(this.resting);let n=Math.ceil(this.length/this.model.get("si\
ze")),s=Array.from({length:n},(l,a)=>(t+a)%n),o=n<=4?s:[t],r=s.map(l=>[l,this.watcher]);for(let[l]of this.model.get("eye\
s"))for(let a of o)r.push([a,l]);let i=r.find(([l,a])=>!this.pages.has(`${a}.${l}`));i&&(this.resting=setTimeout(()=>this.
page(...i),150))}marks(){let t=o=>o.mark??0;if(!this.model.get("count"))return this.few.map(t);let n=this.model.get("siz\
e"),s=Array.from({length:this.length},()=>0);for(let o=0;o*n<s.length;o++)(this.pages.get(`${this.watcher}.${o}`)?.frames??
[]).forEach((r,i)=>{s[o*n+i]=t(r)});return s}stop(){clearTimeout(this.resting),this.model.off("msg:custom",this.hear)}};var ua=["#F4F7FF","#A9C3F5","#6F94DB","#3F63AB","#233E77"],wn=e=>({fill:ua[e-1],ink:e<4?"#13201E":"#FFF"}),yn=e=>!!e.nodes,
ma=["part","value"];function fa(e,t){let n=Object.entries(e.nodes??{});return t==="part"?n:[...n].sort(([,s],[,o])=>(s.value??
0)-(o.value??0))}var me=class{constructor(t){this.back=!1;this.by="part";this.map={};this.changed=t,this.words=m("p.coun\
ted"),this.steps=m("ol.shades"),this.tokens=m("button.btn.quiet",{"data-k":"heat.tokens",onclick:()=>this.bring()}),this.
opener=m("button.btn.quiet",{"data-k":"heat.all","aria-expanded":"false",onclick:()=>this.open(!!this.list.hidden)}),this.
root=m("div.heat-bar",{role:"group","aria-label":"Numbers on the board",hidden:!0},m("div.legend",this.words,this.steps),
this.tokens,this.opener),this.list=m("section.sheet.scores.heat-list",{hidden:!0})}get clears(){return yn(this.map)&&!!this.
map.hides&&!this.back}show(t){if(JSON.stringify(t)===JSON.stringify(this.map)||(this.map=t,this.root.hidden=!yn(t),this.
open(!1),!yn(t)))return;let{title:n="",unit:s="",steps:o=[],hides:r="",nodes:i={}}=t;this.words.textContent=n,this.steps.
replaceChildren(...o.map(({text:l,count:a},h)=>{let{fill:c,ink:d}=wn(h+1),f=`about ${l} ${s}: ${a} of the places`;return m(
"li",{title:f},m("span.shade",{"aria-hidden":"true",style:`background:${c};color:${d}`},l),m("span.sr",f))}),m("li.unit",
{"aria-hidden":"true"},s)),this.tokens.hidden=!r,this.opener.textContent=`All ${Object.keys(i).length}`,this.say()}say(){
this.tokens.textContent=`Show ${this.map.hides??""}`,P(this.tokens,"aria-pressed",String(this.back))}bring(){this.back=!this.
back,this.say(),this.changed()}open(t){this.list.hidden=!t,P(this.opener,"aria-expanded",String(t)),this.list.replaceChildren(
...t?[this.table()]:[])}escape(){let t=!this.list.hidden;return this.open(!1),t&&this.opener.focus(),t}sort(t){this.by=t,
this.open(!0),this.list.querySelector(`[data-k="heat.${t}"]`)?.focus()}table(){let{title:t="",unit:n=""}=this.map,s={part:"\
where",value:n},o=ma.map(i=>m("th",{scope:"col","aria-sort":this.by===i?"ascending":null},m("button.sorts",{"data-k":`he\
at.${i}`,onclick:()=>this.sort(i)},s[i]))),r=([i,{part:l="",value:a=0}])=>m("tr",m("th",{scope:"row"},i),m("td",l),m("td\
.num",a.toFixed(2)));return m("div.scroll",{tabindex:0,role:"group","aria-label":t},m("table",m("caption",t),m("thead",m(
"tr",m("td"),...o)),m("tbody",fa(this.map,this.by).map(r))))}};var Et=10;function pa(e,t,n,s){if(t&&n>=t*46)return Math.min(t,Math.max(e,1));if(!e)return 1;let o=Math.max(1,Math.floor(
(n+Et)/(s+Et)));return Math.ceil(e/Math.ceil(e/o))}function It(e,t,n,s,o,r){let i=e.text(`${t.id}.label`,t.label,n,s+10,
{room:o}),l=pa(t.cells.length||1,t.columns??0,o,r?58:50),a=Math.min(r?66:60,(o-Et*(l-1))/l),h=a+Et,c=e.extras.acting?8:0,
d=s+22+i;return t.cells.forEach((f,u)=>{let g=n+u%l*h,p=d+Math.floor(u/l)*(a*1.4+Et+c);"key"in f?e.card(f,g,p,a,{role:"g\
rid",own:!0}):(e.add("pile",`${t.id}.${u}`,g,p,{w:a,under:0,empty:!0}),f.seat!=null&&e.add("mark",`${t.id}.${u}`,g+a/2-9,
p+a*.7-9,{seat:f.seat,size:18,quiet:!0}))}),d-s+Math.ceil(t.cells.length/l)*(a*1.4+Et+c)+10}function _t(e,t,n,s,o){let r=t.
values.length,i=Math.min(56,(o-10*(r-1))/r),l=r*i+(r-1)*10;return e.add("dice",t.id,n,s,{w:l,size:i,values:t.values,thrown:t.
thrown??0,lit:t.lit??[],label:t.label,move:t.move??"",off:e.extras.acting?t.off??"":"",plays:e.extras.acting&&!!t.move,picks:[]}),
i+14}function xn(e,t,n,s,o){let r=s+12;r+=e.text(`${t.id}.label`,t.label,n,r,{room:o})+10;for(let[i,{words:l,note:a,box:h}]of t.
rows.entries()){let c=h?30:0,d={size:14,bold:!0,quiet:h==="open",room:o-c};h&&e.add("box",`${t.id}.${i}`,n,r+3,{box:h,size:20}),
r+=14+e.text(`${t.id}.${i}.words`,l,n+c,r+12,d),a&&(r+=15+e.text(`${t.id}.${i}.note`,a,n+c,r+13,{room:o-c})),r+=7}return r-
s+6}function wo(e,t,n,s){t.rows.filter(({box:o})=>o).forEach(({box:o},r)=>{e.add("box",`${t.id}.${r}`,n+30*r,s,{box:o,size:24})})}
function Wt(e,t,n,s,o,r,i){let l=e.extras.boards?.[t.board];if(!l)throw new Error(`Expected a board called "${t.board}",\
 which was to be sent before its tokens.`);let a=i==null?Math.min(r,o*l.height/l.width):r;return e.add("board",t.id,n,s,
{w:o,h:a,k:Math.min(o/l.width,a/l.height),board:l,zone:t,heat:e.extras.heat??{},clear:!!e.extras.clear,acting:!!e.extras.
acting,spots:e.extras.spots??{},lit:e.extras.lit??{},clearance:i??0}),a+14}var xo=390,pe=620,Ft=196,ko=58,kn=38,vn=50,fe=e=>e.cards.some(t=>t.move||t.picks?.length),vo=e=>[...e.cards,...(e.before??
[]).flatMap(t=>"top"in t&&t.top||[])];function $o(e,t,n,s,o){let r=n,i=0;for(let l of t){let a=Math.min(o-(r-n),l.values.
length*ko);i=Math.max(i,_t(e,l,r,s,a)),r+=a+8}return i}function Mo(e,t,n,s,o,r,i){let a=(o-16*(r-1))/r,h=s;for(let c=0;c<
t.length;c+=r){let d=t.slice(c,c+r),f=(u,g)=>i?ga(e,u,n+g*(a+16),h,a):e.other(u,n+g*(a+16),h,a,!1);h+=(i?10:18)+Math.max(
...d.map(f))}return h-s}function ga(e,t,n,s,o){let r=vo(t),i=r.length?kn*(1+.4*(r.length-1))+12:0,l=e.head(t,n,s,o-i,28),
[a]=t.counters??[],h={w:kn,ideal:kn*.4,tight:.3};if(e.cards(r,n+o-i,s,i,h,{role:"seat"}),!a)return 34+l;let c=Math.max(a.
full??0,a.value),d=a.art==="agents"?24*c:0;d&&e.add("agents",`${t.id}.0`,n,s+36+l,{count:a.value,full:c,size:18});let f={
value:a.value,label:a.label??"",high:18,room:o-i-d};return e.add("counter",`${t.id}.0`,n+d+6,s+36+l,f),58+l}function So(e,t,n,s,o){
return t.stacks.forEach((r,i)=>e.stack(r,n+i*o/2,s,50)),t.stacks.length?116:0}function Eo(e,t,n,s,o){let{seats:r,boards:i,
fans:l,grids:a,dice:h,notes:c}=t,d=24,[f,...u]=r,g=n-d-Ft,p=g-2*d,b=14,w=14;for(let x of i)b+=Wt(e,x,d,b,p,o);w+=$o(e,h,
g,w,Ft);for(let x of c)w+=xn(e,x,g,w,Ft)+8;f&&!fe(f)&&(w+=e.other(f,g,w+4,Ft,!0)+20),w+=So(e,t,g,w+4,Ft);for(let x of a)
b+=It(e,x,d,b,p,!0);return u.length&&(b+=Mo(e,u,d,b+6,p,Math.min(u.length,3),!0)),b=Math.max(b,w),l.length&&(b+=e.fans(l,
d,b,n-2*d,!0)),f&&fe(f)&&(b+=e.own(f,d,b+6,n-2*d,176)),{y:b,middle:{x:d+p/2,y:240,r:40}}}function To(e,{seats:t,boards:n,
stacks:s,dice:o,notes:r},i,l,a){let d=i-48,f=(l-20)/Math.max(1,t.length);for(let g of n)a?Wt(e,g,0,0,l,d,vn):Wt(e,g,0,vn,
l,d-vn,0);let u=10;for(let g of o)_t(e,g,u,8,g.values.length*36),u+=g.values.length*36+6;for(let g of r)wo(e,g,a?10:u+6,
a?d-34:14);for(let[g,{top:p}]of s.entries())p&&e.card(p,10+g*44,d-66,38,{role:"stack"});return t.forEach((g,p)=>{ba(e,{...g,
cards:vo(g)},10+p*f,d+10,f-4)}),{y:i-18,middle:{x:l/2,y:d/2,r:40}}}function ba(e,t,n,s,o){let r=t.cards.length?24+9*(t.cards.
length-1):0,i=o-24-r;e.add("mark",t.id,n,s+2,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,O(t.name,13,
i).lines[0],n+25,s+9,{size:13,bold:!0,quiet:!1,room:i});let l=(t.counters??[]).map(({value:h,label:c})=>`${h} ${c}`)[0]??
t.note??"";e.text(`${t.id}.note`,O(l,12,i).lines[0],n+25,s+24,{size:12,room:i});let a={w:22,ideal:9,tight:.3,least:22};e.
cards(t.cards,n+o-r-2,s-1,r,a,{role:"seat"})}function Lo(e,t,n){let{seats:s,boards:o,fans:r,grids:i,dice:l,notes:a}=t,h=14,
c=n-2*h,[d,...f]=s,u=10;for(let b of o)u+=Wt(e,b,h,u,c,440);let g=l.length?Math.min(150,l.reduce((b,{values:w})=>b+w.length*
ko+8,0)):0,p=$o(e,l,h,u,g);if(p+=So(e,t,h,u+p,Math.max(g,130)),d&&!fe(d)){let b=g?h+g+16:h;p=Math.max(p,e.other(d,b,u,h+
c-b,!1))}u+=p+12;for(let b of a)u+=xn(e,b,h,u,c)+8;for(let b of i)u+=It(e,b,h,u,c,!1);return r.length&&(u+=e.fans(r,h,u,
c,!1)),f.length&&(u+=Mo(e,f,h,u+4,c,Math.min(f.length,3),!1)),d&&fe(d)&&(u+=e.own(d,h,u,c,0)),{y:u,middle:{x:n/2,y:200,r:40}}}var Po=e=>[[0,0],[1,0],[1,1]].slice(0,e),ya=20,wa=60,Ho=({extras:e})=>e.acting?e.call?32:14:0;function Ro(e){let t=(e.before??
[]).filter(({kind:n})=>n==="stack");return{beside:t.slice(0,-1),space:t.at(-1)}}function Ao(e,t,n,s,o,r,i){let{beside:l,
space:a}=Ro(t),h=r?n+i+28:n,c=o-i-28,d=e.head(t,h,s,c,30),f=h;for(let u of l)e.stack(u,f,s+46+d,46,110),f+=118;if(!t.me){
let u={w:38,ideal:22,tight:.05};e.cards(t.cards,f,s+46+d,h+c-f,u,{role:"seat"})}a&&e.stack(a,r?n:n+o-i,s,i,i+40)}function Uo(e,{
seats:[t,...n],ring:s,stacks:o},r,i){let a=92*1.4+32,h=r/2-i-24,c=r/2+24,d=28,f=d+a+74,u=n.length===1;n.forEach((x,k)=>{
let[v,M]=Po(n.length)[k];Ao(e,x,v?c:i,M?f:d,h,!!v,92)}),t&&Ao(e,{...t,me:!0},i,f,h,!1,92);let g={x:u?c+h/2:r/2,y:u?d+44:
d+a+32,r:40};s&&e.add("ring",s.id,g.x,g.y,{ring:s,r:g.r});let p=u?92:46,b=u?g.x-o.length*(p+40)/2+20:g.x+90;o.forEach((x,k)=>e.
stack(x,b+k*(p+40),u?d+120:g.y-44,p,p+40));let w=f+a+4;if(t){let x=e.extras.call??0,k=Ho(e),v=t.cards.some($=>$.face);x&&
(e.call=w),w+=(x?x+20:0)+k;let M={w:v?88:62,ideal:v?106:44,tight:.5,least:60,floor:20};w+=e.cards(t.cards,i,w,r-2*i,M,{own:!0,
role:"hand"})}return{y:w,middle:g}}function No(e,t,n,s,o){let{beside:r,space:i}=Ro(t),l=46,a=o-l-34;e.add("mark",t.id,n,
s+2,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,t.name,n+26,s+11,{size:13,bold:!0,quiet:!1,room:a}),e.
text(`${t.id}.note`,O(t.alert||t.note,12,a).lines[0],n+26,s+25,{size:12,quiet:!t.active,room:a});let h=n;for(let c of r){
if(c.top){let d={...c.top,move:c.move||c.top.move,off:c.off||c.top.off};e.card(d,h,s+36,26,{role:"stack",recall:c.recall})}else
e.add("pile",c.id,h,s+36,{w:26,under:0,empty:!0});e.text(`${c.id}.count`,String(c.count),h+32,s+58,{size:14,bold:!0,quiet:!1}),
h+=58}if(!t.me){let c={w:22,ideal:10,tight:.05};e.cards(t.cards,h,s+38,n+o-l-8-h,c,{role:"seat"})}i&&Oo(e,i,n+o-l,s,l)}function Oo(e,t,n,s,o){
t.top?e.card(t.top,n,s+2,o,{role:"space",recall:t.recall}):e.add("pile",t.id,n,s+2,{w:o,under:0,empty:!0});let r=[t.count>
1?t.count:"",t.label].filter(Boolean).join(" "),i=O(r,12,o+14).lines.length<2;e.text(`${t.id}.label`,r,i?n+o/2:n+o+6,s+o*
1.4+17,{size:12,anchor:i?"middle":"end",room:i?o+14:3*o})}function Co(e,{seats:[t,...n],ring:s,stacks:o},r,i){let a=i/2-
10-10,h=i/2+10,c=88,d=n.length===1;n.forEach((x,k)=>{let[v,M]=Po(n.length)[k];No(e,x,v?h:10,6+M*c,a)}),t&&No(e,{...t,me:!0},
10,6+c,a),o.slice(0,3).forEach((x,k)=>{d&&Oo(e,x,h+20+k*66,50,46)});let f=e.extras.call??0,u=Ho(e),g=6+2*c+6+u;f&&(e.call=
g-u);let p=g+(f?f+8:0),b=Math.max(ya,q(78,r-p-8));t&&e.cards(t.cards,10,p,i-130,{w:b,ideal:b*1.12,tight:.36,least:b},{own:!0,
role:"hand"});let w={x:i-66,y:p+24,r:34};return s&&r-p<wa?(e.add("ring",s.id,w.x,r-18,{ring:{...s,value:"",note:""},r:w.
r}),e.text(`${s.id}.note`,`${s.value??""} ${s.note??""}`,i-10,r-14,{size:14,anchor:"end",room:170})):s&&(e.add("ring",s.
id,w.x,w.y,{ring:{...s,note:""},r:w.r}),e.text(`${s.id}.note`,s.note??"",w.x,w.y+30,{size:12,anchor:"middle",room:126})),
{y:Math.max(r-8,t?p+b*1.4:0),middle:w}}var lt=390,F=700,W=10,Mn=e=>e.zones.every(t=>["seat","ring","fan","stack","tray","kinds"].includes(t.kind)&&(e.table==="\
corners"||!(t.kind==="seat"&&(t.before?.length??0)>0)));function Sn(e,t,n,s,o,r,i=!1){let l=t.alert||(t.counters??[]).map(
({value:u,label:g})=>`${u} ${g}`)[0]||t.note;e.add("mark",t.id,n,s,{seat:t.seat,size:20,active:!!t.active});let a=n+26,h=o-
26,c=i?O(t.name,13,h-28,1.06):{lines:[t.name],size:13};if(e.text(`${t.id}.name`,c.lines[0],a,s+9,{size:c.size,bold:!0,quiet:!1,
room:h}),e.text(`${t.id}.note`,O(l??"",12,h).lines[0],a,s+(i?24:22),{size:12,tone:t.alert?"lit":"",room:h}),i){let u=a+C(
c.lines[0],c.size)*1.06+8;e.cards(t.cards,u,s-2,20,{w:11,ideal:2,tight:.02},{role:"seat"})}if(!r)return;let d=t.cards.some(
u=>u.face||u.key in(e.extras.dealt??{})),f={w:r,ideal:r*.72,tight:d?.5:.06,least:d?r*.8:r};e.cards(t.cards,n,s+30,o-6,f,
{role:"seat",pitch:.5})}function be(e,t,n,s,o,r=lt){let i=!!e.extras.acting,l=t.cards.length>(r-o)/60,a=l?W:o,h=n+(l?30:
0)+(i?12:0),c=q(78,s-h-(i?6:0));Sn(e,{...t,cards:[]},W,l?n:(n+s)/2-14,l?r:o-W-6,0);let d={w:c,ideal:c*1.12,tight:.36,least:Math.
min(c,44),floor:24};e.cards(t.cards,a,h,r-a-W,d,{own:!0,role:"hand",pitch:.7})}function ge(e,t,n,s,o,r){e.text(`${t}.cou\
nt`,n,o,r,{size:20,bold:!0,quiet:!1});let[i,l]=O(s,12,58).lines;e.text(`${t}.label`,i,o,r+15,{size:12,room:58}),l&&e.text(
`${t}.more`,l,o,r+28,{size:12,room:58})}function xa(e,{seats:[t,...n],ring:s,fans:o,stacks:r,trays:i},l,a){let h=(a-lt)/
(F-lt),c=s?132+116*h:W,d=[...i,...r].length?66:0,f=a-W-d,[u,g,p]=e.extras.acting?[70,76,42]:[68,74,45],b=p+20*h,w=b<56?0:
1.085*b+31,x={x:u+54*h,y:Math.max(g+26*h,w),r:b};s&&e.add("ring",s.id,x.x,x.y,{ring:s,r:x.r});let k=Math.max(1,Math.min(
n.length,3)),v=Math.ceil(n.length/k),M=(f-c)/k;n.forEach((T,A)=>{let E=v>1?0:n.length>2?26:34;Sn(e,T,c+A%k*M,8+Math.floor(
A/k)*36,M,E,!E)}),i.forEach(T=>ge(e,T.id,String(T.count),T.label,f+8,22)),r.forEach((T,A)=>{let E=76+A*52;ge(e,T.id,String(
T.count),T.label,f+8,E),T.top&&e.card(T.top,f+36,E-15,15,{role:"stack",recall:T.recall})});let $=96,S=l-(e.extras.editing?
108:e.extras.acting?132:88);for(let T of o){let A=q(l>320&&T.cards.length<7?60:44,S-$-34),E={w:A,ideal:A*.74,tight:.3,least:A,
floor:15},N=f-c,U=Math.min(E.ideal,(N-A)/Math.max(T.cards.length-1,1)),_=U<22;T.cards.forEach((K,pt)=>{let j=pt===T.cards.
length-1,_e=c+pt*U;e.card(K,_e,$+20,A,{seen:j?A:Math.min(A,U),role:"fan"}),(j||!_||(T.cards.length-1-pt)%2===0)&&e.text(
`${K.key}.above`,K.above??"",_e+1,$+14,{size:j?14:12,bold:j,quiet:!j}),K.under!=null&&(j||!_)&&e.add("mark",`${K.key}.un\
der`,_e+2,$+24+A*1.4,{seat:K.under,size:14,quiet:!j})}),T.cards.length||e.add("pile",T.id,c,$+20,{w:A,under:0,empty:!0})}
return t&&be(e,t,S+4,l-8,c,a),{y:l-18,middle:x}}function ka(e,{seats:[t,...n],ring:s,stacks:o,trays:r},i,l){let a=Math.max(
1,Math.min(n.length,5)),h=Math.ceil(n.length/a),c=(l-2*W)/a,d=h>1?34:56;n.forEach((k,v)=>{let M=W+v%a*c,$=8+Math.floor(v/
a)*d;Sn(e,k,M,$,c,h>1?0:18,h>1)});let f=8+h*d,u=e.extras.acting?i-136:i-110,g=Math.min(58,(u-f)/2-14),p={x:l/2,y:(f+u)/2-
12,r:g};s&&e.add("ring",s.id,p.x,p.y,{ring:{...s,note:""},r:g});let b=Math.min(44,g*.74),w=10,x=p.x-(o.length*b+(o.length-
1)*w)/2;return o.forEach((k,v)=>{let M=x+v*(b+w),$=p.y-b*.7;k.top?e.card({...k.top,move:k.move||k.top.move,off:k.off||k.
top.off},M,$,b,{role:"stack"}):e.add("pile",k.id,M,$,{w:b,under:0,empty:!0}),ge(e,k.id,String(k.count),k.label,v?l-74:W,
p.y)}),r.forEach(k=>ge(e,k.id,String(k.count),k.label,l-74,p.y+40)),t&&be(e,t,u+2,i-8,96,l),{y:i-18,middle:p}}var Do=(e,t,n,s,o)=>(s?
ka:xa)(e,t,n,o);var Bo=e=>(e.table??"long")==="long"&&e.zones.every(t=>["seat","grid","stack"].includes(t.kind));function va(e,t){let n=t.
map(({key:i})=>`lit:${i}`),s=e.over.filter(({key:i})=>n.includes(i)),[o,r]=[s[0],s[s.length-1]];s.length<2||s.length<t.length||
s.some(({tab:i})=>i!==o.tab)||(e.over=e.over.filter(i=>!s.includes(i)),e.over.push({...o,w:r.x+r.w-o.x}))}function En(e,t,n,s,o,r){
let i=t.cards.filter(S=>!S.face&&!(S.key in(e.extras.dealt??{}))),l=[...t.cards.filter(S=>!i.includes(S)),...(t.before??
[]).flatMap(S=>"cards"in S?S.cards:[])],a=r>40,h=a?26:18,c=a?Math.min(r,o/7.5):18,d=a?c*.26:6,f=i.length?c+d*(i.length-1):
0,u=n+h+(a?9:5),g=o-(u-n)-(a?8:f+12),p=a?g:o-8,b=(t.counters??[]).map(({value:S,label:T})=>`${S} ${T}`)[0]??"",w=a?[t.note,
b].filter(Boolean).join(", "):t.note||b;e.add("mark",t.id,n,s,{seat:t.seat,size:h,active:!!t.active});let x=O(t.name,a?15:
13,g),k=O(w,a?13:12,p);e.text(`${t.id}.name`,x.lines[0],u,s+(a?11:13),{size:x.size,bold:!0,quiet:!1,room:g}),e.text(`${t.
id}.note`,k.lines[0],a?u:n,s+(a?28:31),{size:k.size,room:p});let v={w:c,ideal:d,tight:.05};e.cards(i,a?n:n+o-f-8,a?s+38:
s-1,f+1,v,{role:"seat"}),va(e,i);let M=a&&f?n+f+12:n,$={w:r,ideal:r+3,tight:.3,least:r,floor:12};e.cards(l,M,s+(a?38:36),
n+o-8-M,$,{role:"seat",pitch:.5})}function $a(e,t,n,s,o){let r=t.cells.flatMap(p=>"key"in p?[p]:[]),i=Tn(n),l=r.length>6?
2:1,a=Math.max(Math.ceil(r.length/l),1),h=n>F?10:5,c=e.extras.acting?8:0,d=(n-2*i-h*(a-1))/a,f=q(Math.min(n>F?70:50,d),(o-
s)/l-h-c),u=Math.min(d+h,f*1.3),g=(n-u*(a-1)-f)/2;r.forEach((p,b)=>{let w=g+b%a*u,x=s+Math.floor(b/a)*(f*1.4+h+c);e.card(
p,w,x,f,{role:"grid",own:!0})})}function Ma(e,t,n,s,o,r){let i=o*.7;(t.round??[]).forEach(({seat:a,words:h,now:c},d)=>{let f=s+
d*o,u=i>20?14:12;e.add("mark",`${t.id}.${d}`,n,f,{seat:a,size:i,active:c,quiet:!c}),e.text(`${t.id}.${d}`,h,n+i+8,f+i/2+
u*.35,{size:u,bold:c,quiet:!c,room:r-i-8})})}function Sa(e,t,n,s,o){let r=n>F,i=t.filter(b=>b.top||b.count||b.round?.length),
l=q(r?92:56,o-s-(r?60:24)),a=r?56:18,[h,c]=r?[186,240]:[148,190],d=Math.max(0,...i.flatMap(b=>(b.round??[]).map(w=>C(w.words,
1.06)))),f=Math.max(h,Math.min(c,(r?14:12)*d+(r?56:40))),u=i.reduce((b,w)=>b+l+(w.round?.length?f:0),a*(i.length-1)),g=s+
(o-s-l*1.4-22)*(r?.42:.3),p=(n-u)/2;for(let b of i){b.top?e.card(b.top,p,g,l,{role:"stack",recall:b.recall}):e.add("pile",
b.id,p,g,{w:l,under:0,empty:!0});let w=b.round??[],x=r?14:12,k=g+l*1.4+(r?24:17);if(w.length){let v=Math.min(r?36:25,(l*
1.4+6)/w.length);Ma(e,b,p+l+(r?20:10),g,v,f-(r?20:10)),e.text(`${b.id}.label`,b.label,p,k,{size:x,room:l+f-10})}else{let v=r?
20:16,M=C(String(b.count),v)*1.06+5,$=r?p:p+Math.min(0,(l-M-C(b.label,x))/2);e.text(`${b.id}.count`,String(b.count),$,k,
{size:v,bold:!0,quiet:!1}),e.text(`${b.id}.label`,b.label,$+M,k,{size:x})}p+=l+(w.length?f:0)+a}}function Ea(e,t,n,s,o){
let r=n>F,i=Tn(n),l=Math.min((o-s)/Math.max(t.length,1),r?150:96),a=r?0:24,h=q(r?84:46,l-a-(r?16:8)),c=r?166:i;t.forEach(
(d,f)=>{let u=s+f*l;if(r){let p=e.head(d,i,u,c-i-12);e.counters(d,i+4,u+42+p,c-i-16,!0)}else{let p=(d.counters??[]).map(
({value:x,label:k})=>`${x} ${k}`),b=i+24+C(d.name,13)*1.06+8;e.add("mark",d.id,i,u,{seat:d.seat,size:18,active:!!d.active}),
e.text(`${d.id}.name`,d.name,i+24,u+13,{size:13,bold:!0,quiet:!1});let w=O([d.note,...p].filter(Boolean).join(", "),12,n-
i-b);e.text(`${d.id}.note`,w.lines[0],b,u+13,{size:w.size,room:n-i-b})}let g={w:h,ideal:h*1.12,tight:.3,least:h,floor:20};
e.cards(d.cards,c,u+a,n-i-c,g,{role:"seat"})})}function Io(e,t,n,s){let o=t.cards.find(i=>i.above),r=o&&e.things.find(({
kind:i,key:l})=>i==="card"&&l===o.key);!o?.above||!r||e.text(`${o.key}.over`,o.above,s??r.x,n,{size:s?12:14,bold:!0,quiet:!1,
tone:o.ghost?"lit":"",anchor:s?"end":"start",room:s?s-W-34-C(t.name,13)*1.06:1/0})}var Tn=e=>e>F?28:W;function Ln(e,t,n,s,o){
let i=n-166-28,l=e.extras.acting?18:0,a=q(84,o-s-l-14),h={w:a,ideal:a*1.12,tight:.3,least:a,floor:30},c=e.head(t,28,s+l,
126);e.counters(t,32,s+l+48+c,126,!1),e.cards(t.cards,166,s+l,i,h,{own:!0,role:"hand"}),Io(e,t,s-14)}function _o(e,{seats:[
t,...n],grids:s,stacks:o},r,i){let l=Tn(i),a=i>F,h=Math.max(n.length,1),c=(i-2*l+8)/h,d=a?22:8,f=a?h>1?46:60:h>2?26:32,u=r-
(e.extras.acting?a?150:126:a?132:100);!s.length&&!o.length&&n.every(b=>b.cards.every(w=>w.face))?Ea(e,n,i,d,u-(a?30:6)):
n.forEach((b,w)=>{En(e,b,l+w*c,d,c,f)});let g=n.some(b=>b.before?.length||b.cards.some(w=>w.face)),p=d+(a?54+f*1.4:g?46+
f*1.4:44);for(let b of s)a&&e.text(`${b.id}.label`,b.label,l,p+8,{room:i-2*l}),$a(e,b,i,p+(a?26:0),u-(a?24:4));return Sa(
e,o,i,p,u),t&&a?Ln(e,t,i,u,r):t&&(be(e,t,u,r-8,W+92,i),Io(e,t,u+9,i-W)),{y:r-18,middle:{x:i/2,y:(p+u)/2,r:40}}}var Ta={mark:({size:e})=>({x:0,y:0,w:e,h:e}),pile:({w:e,empty:t})=>t&&{x:0,y:0,w:e,h:e*1.4},ring:({r:e})=>({x:-e,y:-e,w:2*
e,h:2*e}),dice:({w:e,size:t})=>({x:0,y:0,w:e,h:t}),box:({size:e})=>({x:0,y:0,w:e,h:e})},ye=class{constructor(t){this.call=
0;this.things=[];this.over=[];this.extras=t}add(t,n,s,o,r={}){this.things.push({kind:t,key:`${t}:${n}`,x:s,y:o,...r});let i=this.
extras.lit?.[n],l=Ta[t]?.(r);i!=null&&l&&this.over.push({kind:"lit",key:`lit:${n}`,x:s+l.x,y:o+l.y,w:l.w,h:l.h,tab:i,role:t})}text(t,n,s,o,{
size:r=13,room:i=1/0,bold:l=!1,quiet:a=!0,anchor:h="start",tone:c=""}={}){if(!n)return 0;let{lines:d,size:f}=O(n,r,i,l?1.06:
1);return this.add("text",t,s,o,{lines:d,size:f,bold:l,quiet:a,anchor:h,tone:c}),(d.length-1)*f*1.2}card(t,n,s,o,{seen:r=o,
own:i=!1,role:l="",recall:a=[]}={}){let{lit:h={},dealt:c={},acting:d=!1,under:f=!0,opens:u=""}=this.extras,g=c[t.key]??t.
face??null,p=d&&!!(t.move||t.picks?.length),b=!!t.lifted,w=l==="grid"?0:o<80?12:14,x=i&&(p||d&&t.ghost)?w+(b?o*(w?.24:.14):
0):0;this.things.push({kind:"card",key:t.key,x:n,y:s-x,w:o,face:g,label:t.label,origin:t.origin??"",role:l,dealt:t.key in
c,kin:!!t.kin,ghost:!!t.ghost,seen:r,plays:p,off:d?t.off??"":"",under:i&&p&&!b,up:b,move:t.move??"",picks:t.picks??[],recall:f?
a:[],opens:u===t.key&&!p&&!t.off}),t.key in h&&this.over.push({kind:"lit",key:`lit:${t.key}`,x:n,y:s-x,w:r,h:o*1.4,tab:h[t.
key],role:l})}cards(t,n,s,o,r,{own:i=!1,role:l="",pitch:a=1.4,centre:h=!1}={}){if(!t.length)return 0;let{w:c,step:d,cols:f,
rows:u}=wt(t.length,o,r);return t.forEach((g,p)=>{let b=Math.floor(p/f),w=p%f,x=Math.min(f,t.length-b*f),k=h?n+(o-(d*(x-
1)+c))/2:n;this.card(g,k+w*d,s+b*a*c,c,{seen:w===x-1?c:Math.min(c,d),own:i,role:l})}),c*1.4+(u-1)*a*c}};var Wo=e=>e.map(t=>({...t,art:""})),ct=class extends ye{head(t,n,s,o,r=30){let i=[t.note,t.team].filter(Boolean).join(",\
 "),l=r<30?8:12,a=n+r+l,h=o-r-l;this.add("mark",t.id,n,s,{seat:t.seat,size:r,active:!!t.active});let c=t.alert||i,d=s+r*
(c?.43:.66),f=this.text(`${t.id}.name`,t.name,a,d,{size:15,bold:!0,quiet:!1,room:h}),u=this.text(`${t.id}.note`,c,a,s+r+
f,{room:h,bold:!!(t.active||t.alert),quiet:!t.active,tone:t.alert?"lit":""});return f+u}counters(t,n,s,o,r){let i=s;for(let[
l,a]of(t.counters??[]).entries()){let h=r?18:22;if(this.add("counter",`${t.id}.${l}`,n,i,{value:a.value,label:a.label??"",
high:h,room:o}),i+=h+8,a.art==="chips"){let c=Math.max(1,Math.ceil(a.value/10)),d=r?2.5:3,f=r?1.2:1.4,u=Math.max(3,Math.
min(18,(o-2)/c-3)),g=10*(d+f)+3,p=Math.min(a.value,10)*(d+f)+(a.value>5?3:0);a.value&&this.add("chips",`${t.id}.${l}`,n,
i+p,{count:a.value,w:u,t:d,g:f,pitch:u+3}),i+=g}if(a.art==="agents"){let c=Math.max(a.full??0,a.value);this.add("agents",
`${t.id}.${l}`,n,i,{count:a.value,full:c,size:18}),i+=26}}return i-s}other(t,n,s,o,r){let i=t.cards??[],l=t.counters??[],
a=!r||o<150,h=this.head(t,n,s,o,a?26:30),c=l.length&&o>=150,d=i.some($=>$.face||$.key in(this.extras.dealt??{})),f=a?38:
48,u=Math.min(c?o-74:o,d?1/0:f*3.4),g={w:f,ideal:f*(d?.72:.7),tight:d?.62:.05},p=s+(a?38:44)+h,b=this.cards(i,n,p,u,g,{role:"\
seat",pitch:.62});if(t.alert&&i.length){let{w:$,step:S,cols:T}=wt(i.length,u,g);this.over.push({kind:"lit",key:`lit:${t.
id}`,x:n,y:p,w:$+(T-1)*S,h:b,tab:""})}let{w,step:x,cols:k}=wt(i.length,u,g),v=i.length?w+(k-1)*x+14:0,M=c?Math.max(b,this.
counters(t,n+v,p+2,o-v,a)):b+(l.length?8+this.counters({...t,counters:Wo(l)},n,p+b+8,o,!0):0);return p-s+M+this.before(t,
n,p+M+10,o,a)}stack(t,n,s,o,r=o+24){let i=t.top?{...t.top,move:t.move||t.top.move,off:t.off||t.top.off,label:t.top.label||
t.spoken}:null,l=t.count>1&&i&&!i.face?Math.min(3,t.count-1):0;if(this.add("pile",t.id,n,s,{w:o,under:l,empty:!i}),i&&this.
card(i,n,s,o,{role:"stack",recall:t.recall}),!i&&!t.count&&t.label&&o>=40){let{lines:h,size:c}=O(t.label,13,o-2);if(h.length*
c*1.2<o*1.4-8){let d=s+(o*1.4-(h.length-1)*c*1.2)/2+c*.35;return this.add("text",`${t.id}.empty`,n+o/2,d,{lines:h,size:c,
quiet:!0,anchor:"middle",tone:""}),o*1.4}}let a=C(`${t.count} ${t.label}`,14)>r;return this.add("count",t.id,n,s+o*1.4+22,
{count:t.count,lines:a?O(t.label,13,r).lines:[t.label],spoken:t.spoken,broken:a}),o*1.4+30+(a?17*O(t.label,13,r).lines.length:
0)}tray(t,n,s,o){let r=Math.max(1,Math.ceil(Math.max(t.full,t.count)/10)),i=Math.min(27,(o-24)/r-4),l=o<120,a=i+(i>20?7:
4),h=l?3:5,c=l?1.4:2,d=r*a-(a-i)+24,f=10*(h+c)+3,u=22*String(t.count).length+4+C(t.label,13)>Math.max(d,o-8);return this.
add("tray",t.id,n+(o-d)/2,s,{wide:d,high:f,count:t.count,label:t.label,w:i,t:h,g:c,pitch:a,below:u,noted:C(t.label,13)}),
f+(u?62:44)}fans(t,n,s,o,r){let i=s,l=t.length>2?r?56:48:r?80:64;for(let a of t){this.text(`${a.id}.label`,a.label,n,i+10,
{room:o});let h={w:l,ideal:l*.59,tight:.39,least:Math.min(l,r?56:48),floor:20},{w:c,step:d,cols:f,rows:u}=wt(a.cards.length,
o,h),g=a.cards.some(b=>b.above)?22:4,p=a.cards.some(b=>b.under!=null)?40:10;i+=20,a.cards.length||this.add("pile",a.id,n,
i+g,{w:c,under:0,empty:!0}),a.cards.forEach((b,w)=>{let x=Math.floor(w/f),k=w%f,v=w===a.cards.length-1,M=n+k*d,$=i+g+x*(g+
p+c*1.4);this.card(b,M,$,c,{seen:v||k===f-1?c:Math.min(c,d),role:"fan"}),this.text(`${b.key}.above`,b.above??"",M+2,$-8,
{size:v?16:14,bold:v,quiet:!v}),b.under!=null&&this.add("mark",`${b.key}.under`,M+4,$+c*1.4+10,{seat:b.under,size:Math.max(
15,Math.min(22,d*.76)),quiet:!v})}),i+=Math.max(u*(g+p+c*1.4),g+p+l*1.4)+8}return i-s}own(t,n,s,o,r){let i=this.extras.acting?
14:0,l=this.extras.call??0,a=this.before(t,n+r,s,o-r,!r),h=s+a+(l?l+20:0);return l&&(this.call=s+a),h-s+this.hand(t,n,h,
o,r,i)}before(t,n,s,o,r){let i=t.before??[];if(!i.length)return 0;let l=10,a=(o-l*(i.length-1))/i.length,h=Math.min(r?44:
58,a-6),c=0;return i.forEach((d,f)=>{let u=n+f*Math.min(a+l,d.kind==="fan"?1/0:h+40);if(d.kind==="fan"){let g=this.text(
`${d.id}.label`,d.label,u,s+10,{room:a}),p={w:h,ideal:h*.72,tight:.4};c=Math.max(c,18+g+this.cards(d.cards,u,s+18+g,a,p,
{role:"fan"}))}else c=Math.max(c,this.stack(d,u,s,h,Math.min(a,h+34)))}),c+16}hand(t,n,s,o,r,i){let l=r>0,a=t.cards.some(
b=>b.face),h=l?92:70,c=t.cards.length,d={w:a?h:h*.75,ideal:h*(a?l?1.22:1.06:.8),tight:.5,least:Math.min(h,64),floor:a?34:
20};if(l){let b=this.head(t,n,s,r-20),w=this.counters(t,n+4,s+48+b,r-20,!1)+48+b,x=this.cards(t.cards,n+r,s+i,o-r,d,{own:!0,
role:"hand",pitch:1.4+.36});return Math.max(w,x+i+16,a?h*1.4:0)}let f=a&&(c-1)*d.ideal+d.w<=o-112,u=this.head(t,n,s,f?110:
o-100,26);if(f){let b=this.counters(t,n+4,s+44+u,100,!0)+44+u,w=this.cards(t.cards,n+112,s+i,o-112,d,{own:!0,role:"hand"});
return Math.max(b,w+i+16)}let g=this.counters({...t,counters:Wo(t.counters??[])},n+o-84,s+6,84,!0),p=s+Math.max(40+u,g+8)+
i;return p-s+this.cards(t.cards,n,p,o,d,{own:!0,role:"hand",pitch:1.4+.42,centre:!0})+16}};var La={draw2:"+2",draw4:"+4"},Aa=["skip","reverse"],we=28;function Nn(e){let t=e>=we;return{large:t,left:t?34:22,right:t?
44:24,tall:e*1.17,pitch:e*1.72+(t?4:1.5),gap:t?4:1.5}}var Fo=({rows:e})=>Math.max(...e.map(({kinds:t})=>t.length));function xe(e,t){
let{left:n,right:s,pitch:o,gap:r}=Nn(t);return{w:n+Fo(e)*(t+r)+s,h:e.rows.length*o}}function Na(e,t,n){let s=48;for(;s>12&&
(xe(e,s).w>t||xe(e,s).h>n);)s-=.2;return s}var Vo=e=>[...e].reduce((t,n)=>t+Number(n),0);function qo(e,t){return e===2?L(
-t,-t,2*t,2*t,{style:"fill:var(--lit)"}):R(0,0,t,{style:e?"fill:none;stroke:var(--field-edge)":"fill:var(--on-field)","s\
troke-width":1.5})}var Pn=(e,t,n)=>y("g",{transform:`translate(${e} ${t})`},n);function Pa(e,t,n){let{tall:s}=Nn(n),o=e.
kinds[t],r=e.colour==="wild",i=r?"#fff":`var(--c-${e.colour}-on)`,l=Math.max(13,n*(r?.42:.54)),a=[e.unseen[t],e.held[t],
e.gone[t]].map(Number),h=Math.min(11,n/4+(n<we?2:1)),c=a.flatMap((f,u)=>Array(f).fill([0,2,1][u])),d=Aa.includes(o)?y("g",
{style:`color:${i}`},Xe(o,n/2,s/2,n*.2)):y("text",{x:n/2,y:s/2+l*.36,"text-anchor":"middle","font-size":l,"font-weight":700,
style:`fill:${i}`},La[o]??o);return y("g",y("g",{opacity:a[0]?null:.4},L(0,0,n,s,{rx:3,style:`fill:${r?"#17181c":`var(--\
c-${e.colour})`};stroke:#fff`,"stroke-width":n<we?0:1.2}),d),c.map((f,u)=>Pn(n/2+(u-(c.length-1)/2)*h,s+n*.28,qo(f,n<we?
2.8:3.5))))}function Ha(e,t,n,s){let o=n?[0,82,182]:[0,62,136];return["unseen","discarded",s].map((r,i)=>[Pn(e+o[i],t,qo(
i,4)),y("text.f2",{x:e+o[i]+9,y:t+4.5,"font-size":n?13:12},r)])}function Hn({zone:e,w:t,lit:n}){let{large:s,left:o,tall:r,
pitch:i,gap:l}=Nn(t),a=Fo(e),h=o+a*(t+l)+(s?6:2);return e.rows.map((d,f)=>{let u=f*i,g=d.kinds.length<a/2,p=w=>o+w*(t+l)*
(g?1.6:1),b=Vo(d.unseen);return[d.colour!=="wild"&&nt(d.colour,o/2-3,u+r/2,o*.26,{style:`fill:var(--ring-${d.colour})`}),
d.kinds.map((w,x)=>Pn(p(x),u,Pa(d,x,t))),d.kinds.map((w,x)=>`${d.id}.${w}`in n&&L(p(x)-1,u-2,t+2,r+t*.48,{"data-key":`li\
t:${d.id}.${w}`,rx:5,style:"fill:none;stroke:var(--lit)","stroke-width":s?3:2})),g&&Ha(Math.min(p(d.kinds.length),h-(s?240:
192)),u+r/2,s,d.hands??"yours"),y("text.f",{x:h,y:u+r/2+6,"font-size":s?18:14,"font-weight":700},String(b))]}).flat(3).filter(
Boolean)}function An({rows:e}){let[t,n]=["unseen","gone"].map(s=>e.reduce((o,r)=>o+Vo(r[s]),0));return`${t} cards unseen\
, ${n} discarded`}var Rn=e=>[An(e),...e.rows.map(({label:t})=>t)].join(". ");function ve(e){let t=e.zones.filter(n=>n.kind===
"kinds");return t.length?{rows:t,of:t[0].of}:void 0}function Zo(e,t){let n=Object.keys(e).filter(s=>t?.rows.some(({id:o})=>s.
startsWith(`${o}.`)));return t&&n.length?{[t.of]:e[n[0]],...e}:e}function Ra(e,t,n,s,o){let[r]=t.counters??[];e.add("mar\
k",t.id,n,s,{seat:t.seat,size:18,active:!!t.active}),e.text(`${t.id}.name`,t.name,n+23,s+9,{size:13,bold:!0,quiet:!1,room:14}),
e.cards(t.cards,n+38,s-4,o-42,{w:12,ideal:3,tight:.05},{role:"seat"}),r&&e.text(`${t.id}.note`,`${r.value} ${r.label}`,n+
23,s+23,{size:12,room:o-23})}function Ko(e,{seats:[t,...n],ring:s,stacks:o,kinds:r},i,l){let a={rows:r,of:""},h=l>F,c=h?
28:10,d=Math.min(n.length||1,3),f=Math.ceil(n.length/d),u=n.length>3,g=h?52:u?30:40,p=h?150:80,b=o.length*(g+12)+p,w=(l-
2*c-b)/d,x=h?12:8,k=u?34:h?102:44,v=x+Math.max(g*1.4+(h?16:10),f*k),M=i-(h?104:74);n.forEach((E,N)=>{let U=x+Math.floor(
N/d)*k;u&&!h?Ra(e,E,c+N%d*w,U,w):En(e,E,c+N%d*w,U,h?w:Math.min(w,130),u||!h?26:42)});let $=l-c-b;for(let E of o)E.top?e.
card(E.top,$,x,g,{role:"space"}):e.add("pile",E.id,$,x,{w:g,under:0,empty:!0}),$+=g+12;let S=o.map(({count:E,label:N})=>`${E}\
 ${N}`);s?.value&&o.some(({top:E})=>E?.face?.colour==="wild")&&S.push(`${s.value} named`),S.forEach((E,N)=>{e.text(`spre\
ad.${N}`,E,$,x+14+N*(h?20:16),{size:h?14:12,room:p})});let T=Na(a,l-2*c,M-v),A=xe(a,T);if(e.add("spread","all",(l-A.w)/2,
v+(M-v-A.h)*.35,{zone:a,w:T,lit:e.extras.lit??{}}),t&&h)Ln(e,{...t,counters:t.counters?.slice(0,1)},l,M,i);else if(t){let E=q(
46,i-8-M);e.add("mark",t.id,c,M,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,t.name,c,M+36,{size:13,bold:!0,
quiet:!1,room:62});let N={w:E,ideal:E+4,tight:.36,least:E,floor:20};e.cards(t.cards,78,M,l-c-78,N,{own:!0,role:"hand"})}
return{y:i-18,middle:{x:l/2,y:(v+M)/2,r:40}}}var ke=class{constructor(t){this.open=!1;this.how=t,this.root=m("section.sh\
eet.spread",{hidden:!0,role:"group"})}show(t,n,s){this.zone=t,t||(this.open=!1),this.root.hidden=!this.open;let o=this.open&&
JSON.stringify([t,n,s]);if(!t||!o||this.root.dataset.looks===o)return;this.root.dataset.looks=o;let r=s?23.2:44,i=xe(t,r),
l=this.root.contains(D(this.root)),a={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.escape()};
this.root.setAttribute("aria-label",An(t)),this.root.replaceChildren(m("h2",An(t)),dt(a,I("close",16)),y("svg",{viewBox:`\
0 -3 ${i.w} ${i.h}`,role:"img","aria-label":Rn(t)},Hn({zone:t,w:r,lit:n}))),l&&this.root.querySelector("button")?.focus()}toggle(t){
if(this.open)return void this.escape();this.open=!0,t(),this.root.querySelector("button")?.focus({preventScroll:!0})}escape(){
let t=this.open,n=this.root.contains(D(this.root));return this.open=!1,this.root.hidden=!0,n&&this.zone&&this.how.focus(
this.zone.of),t}};var z=620,$e=772,Jo=920,Ua=["seat","ring","fan","stack","tray","grid","dice","tokens","notes","kinds"];function Vt(e){let t=e.
zones.find(({kind:s})=>!Ua.includes(s));if(t)throw new Error(`Expected a zone that the table can draw, not "${t.kind}".`);
let n=s=>e.zones.filter(o=>o.kind===s);return{seats:Es(n("seat")),ring:n("ring")[0],fans:n("fan"),stacks:n("stack"),trays:n(
"tray"),grids:n("grid"),dice:n("dice"),notes:n("notes"),boards:n("tokens"),kinds:n("kinds")}}function zo(e,t,n={}){if(n.
laid&&ve(e))return Ka(e,t,n);if(Bo(e)&&(t.low||t.h))return Za(e,t,n);if(t.low&&e.zones.some(({kind:f})=>f==="tokens"))return qa(
e,t,t.low,n);if(t.low&&Mn(e))return Un(e,t,t.low,n,On(t.w));if(!t.h)return Me(e,t.w,n);let s=({w:f,h:u})=>Cn(t,f,u),r=[...t.
w>=z*jo?[$e,860,Jo]:[],390,440].map(f=>Va(e,t,f,n)),[i,...l]=r.filter(f=>f.w>=z),a=l.reduce((f,u)=>s(u)>s(f)?u:f,i);if(a&&
s(a)>=jo)return a;let h=r.reduce((f,u)=>s(u)>s(f)?u:f),c=Math.round(Math.max(Xo,lt*t.h/t.w));return e.zones.some(({kind:f})=>f===
"tokens")?nr(e,Math.min(c,pe),n,xo,!0):s(h)>=Oa||!Mn(e)?h:e.table==="round"&&e.zones.filter(({kind:f})=>f==="seat").length>
Ba&&t.w>t.h?Un(e,t,Yo,n,Math.round(Yo*t.w/t.h)):Un(e,t,Math.min(c,Da),n,Qo(t,c))}var jo=.8,Oa=.92,Go=.75,Ca=352,Xo=288,Da=460,
Ba=6,Yo=320,Ia=640,_a=110,Wa=400,Fa=1.25,On=e=>Math.round(Math.max(lt,Math.min(F,e/Fa))),Qo=(e,t)=>Math.round(Math.max(lt,
Math.min(F,t*e.w/e.h)));function tr(e,t,n){let{w:s}=e,o=e.low?0:e.h,r=!e.low&&s>=$e*Go&&(!o||o>=t[0]*Go),[i,l]=r?t:n,a=r?
$e:e.low?On(s):lt,h=o?Math.round(Math.max(i,Math.min(l,a*o/s))):r?600:i;return[r||!o?a:Qo(e,h),h]}var Cn=(e,t,n)=>Math.min(
e.w/t,e.h?e.h/n:1/0),er=(e,t)=>({...e,call:(e.call??0)/t});function Va(e,t,n,s){let o=Me(e,n,s);for(let r=0;r<2&&s.call;r++)
o=Me(e,n,er(s,Cn(t,o.w,o.h)));return o}function Un(e,t,n,s,o){let r=new ct(er(s,Cn(t,o,n))),i=Vt(e),{y:l,middle:a}=e.table===
"corners"?Co(r,i,n,o):Do(r,i,n,e.table==="round",o);return{w:o,h:Math.max(n,l+8),things:[...r.things,...r.over],middle:a,
call:r.call}}function qa(e,t,n,s){let o=Math.max(t.w,$e),r=((t.page??0)-Ia)*o/t.w-_a;return t.w>=z&&r>=Wa?Me(e,o,s,Math.
min(r,pe)):nr(e,n,s,Math.min(On(t.w),z-1),!1)}function nr(e,t,n,s,o){let r=new ct(n),{middle:i}=To(r,Vt(e),t,s,o);return{
w:s,h:t,things:[...r.things,...r.over],middle:i,call:r.call}}function Za(e,t,n){let s=new ct(n),[o,r]=tr(t,[470,620],[t.
low||Xo,620]),{middle:i}=_o(s,Vt(e),r,o);return{w:o,h:r,things:[...s.things,...s.over],middle:i,call:s.call}}function Ka(e,t,n){
let s=new ct(n),[o,r]=tr(t,[520,640],[Ca,560]),{middle:i}=Ko(s,Vt(e),r,o);return{w:o,h:r,things:[...s.things,...s.over],
middle:i,call:s.call}}function Me(e,t,n={},s=pe){let o=Math.round(Math.min(Math.max(t,320),Jo)),r=o>=z,i=new ct(n),l=Vt(
e),a=r?28:14,h=e.table==="round"||e.table==="corners"&&!r,c=l.boards.length?r?Eo:Lo:h?r?Ya:Ja:r&&e.table==="corners"?Uo:
r?ja:Ga,{y:d,middle:f}=c(i,l,o,a,s);return{w:o,h:Math.round(d+18),things:[...i.things,...i.over],middle:f,call:i.call}}function Se(e,t,n,s,o,r){
let i=s,l=(o-r*(t-1))/t;for(let a=0;a<e.length;a+=t){let h=e.slice(a,a+t);i+=Math.max(...h.map((c,d)=>c(n+d*(l+r),i,l)))+
20}return i-s}function ja(e,t,n,s){let{seats:[o,...r],ring:i,fans:l,stacks:a,trays:h}=t,c=r.map(S=>(T,A,E)=>e.other(S,T,
A,E,!0)),d=h.map(S=>(T,A,E)=>e.tray(S,T,A,E));c.splice(Math.ceil(c.length/2),0,...d);let f=Math.floor((n-2*s+20)/126),u=c.
length<=f?Math.max(c.length,1):Math.ceil(c.length/2),g=28+Se(c,u,s,28,n-2*s,20),p=a.length?104:0,b=i?248:0,w=g+6,x=i?{x:132,
y:w+108,r:88}:{x:n/2,y:w+60,r:40};i&&e.add("ring",i.id,x.x,x.y,{ring:i,r:x.r});let k=n-2*s-b-(p?p+24:0),v=e.fans(l,s+b,w+
10,k,!0);g=Math.max(w+(i?230:0),w+10+v)+12,a.forEach((S,T)=>e.stack(S,n-s-72,w+48+T*152,66));let M=a.length?w+48+a.length*
152-24:0,$=b&&n>=740?b:176;return g+=Ee(e,t,n-(M>g?p+24:0),s,g),o&&(g+=e.own(o,s,g,n-2*s-(M>g?p+24:0),$)),{y:Math.max(g,
M),middle:x}}function Ga(e,t,n,s){let{seats:[o,...r],ring:i,fans:l,stacks:a,trays:h}=t,c=18,d=r.some(k=>(k.before?.length??
0)>1),f=d||r.length<=2||r.length===4?Math.min(2,Math.max(r.length,1)):3;c+=Se(r.map(k=>(v,M,$)=>e.other(k,v,M,$,!1)),f,s,
c,n-2*s,12);let u=66,g=i?{x:106,y:c+100,r:u}:{x:n/2,y:c+40,r:40};i&&e.add("ring",i.id,g.x,g.y,{ring:i,r:u});let p=i?214:
s,b=n-s-p,w=Math.min(92,b/Math.max(a.length,1));a.forEach((k,v)=>e.stack(k,p+v*w,c+12,Math.min(56,w-14),w-1));let x=a.length?
c+12+78+56:c;for(let k of h)x+=e.tray(k,p-6,x,b+6);return c=Math.max(x,i?c+200:c)+6,c+=e.fans(l,s,c,n-2*s,!1),c+=Ee(e,t,
n,s,c),o&&(c+=e.own(o,s,c+4,n-2*s,0)+4),{y:c,middle:g}}function Ya(e,t,n,s){let{seats:[o,...r],ring:i,fans:l,stacks:a,trays:h}=t,
{left:c,top:d,right:f}=Ts(r.length),u=i?.art==="none"?64:n<740?108:128,g=Math.min(d<2?220:n<740?130:190,n/2-u-20-s),p=n-
2*s-2*g-24,w=r.slice(c,c+d).map(S=>(T,A,E)=>e.other(S,d===1?n/2-70:T,A,E,!0)),x=d?Se(w,d,s+g+12,20,p,16):0,k={x:n/2,y:20+
x+u+12,r:u},v=(S,T)=>{let A=S.length>1?28:k.y-60;for(let E of S)A+=e.other(E,T,A,g,!0)+26;return A},M=[v(r.slice(0,c).reverse(),
s),v(r.slice(r.length-f),n-s-g)];sr(e,i,a,h,k,u<120?.82:1);let $=Math.max(k.y+u+40,...M);return l.length&&($+=e.fans(l,s,
$,n-2*s,!0)),$+=Ee(e,t,n,s,$),o&&($+=e.own(o,s,$,n-2*s,160)),{y:$,middle:k}}function Ja(e,t,n,s){let{seats:[o,...r],ring:i,
fans:l,stacks:a,trays:h}=t,c=r.some(p=>(p.before?.length??0)>1),d=c||r.length===2||r.length===4?2:Math.min(3,Math.max(r.
length,1)),f=16+Se(r.map(p=>(b,w,x)=>e.other(p,b,w,x,!1)),d,s,16,n-2*s,12),u=i?.art==="none"?50:108,g={x:n/2,y:f+u+10,r:u};
return sr(e,i,a,h,g,.8),f=g.y+u+36,l.length&&(f+=e.fans(l,s,f,n-2*s,!1)),f+=Ee(e,t,n,s,f),o&&(f+=e.own(o,s,f,n-2*s,0)),{
y:f,middle:g}}function sr(e,t,n,s,o,r){t&&e.add("ring",t.id,o.x,o.y,{ring:t,r:o.r});let i=(n.length>2?56:78)*r,l=22*r,a=o.
x-(n.length*i+(n.length-1)*l)/2;n.forEach((h,c)=>e.stack(h,a+c*(i+l),o.y-i*.7-12,i)),s.forEach(h=>e.tray(h,o.x-50,o.y+44,
100))}function Ee(e,{grids:t,dice:n},s,o,r){let i=r;for(let l of t)i+=It(e,l,o,i,s-2*o,s>=z);for(let l of n)i+=_t(e,l,o,
i,s-2*o);return i-r}var Te=class{constructor({play:t,key:n,told:s}){this.lifted="";this.card="";this.said={};this.typed={};this.field=null;this.
lifts={};this.shown="";this.play=t,this.key=n,this.told=s,this.go=m("button.btn.solid",{"data-k":"lift.play",onclick:()=>this.
play(this.lifted)}),this.back=m("button.btn",{"data-k":"lift.back",onclick:()=>this.lift("")},"Put it back"),this.acts=m(
"div.lift-acts",{hidden:!0},this.go,this.back),this.words=m("p.lift-words"),this.keys=m("div.lift-keys"),this.asking=m("\
div.asking",{role:"group",hidden:!0})}show({lifts:t,keys:n}){this.lifts=t,this.lifted&&!t[this.lifted]&&(this.lifted="",
this.said={},this.typed={}),this.draw();let s=JSON.stringify(n);this.keys.dataset.looks!==s&&(this.keys.dataset.looks=s,
Ve(this.keys,this.keys,()=>this.keys.replaceChildren(...n.map(o=>zt(o,r=>this.key(r))))))}tell(t,n){let s=Object.keys(this.
lifts).some(o=>n.every(r=>r.move!==o));this.words.hidden=!!this.lifted,this.words.textContent=t||(s?"Press a card to lif\
t it, and again to play it.":"")}playing(t){let n=this.lifts[this.lifted]?.play??"",s=t?n.replace(/^Play\b/,"Playing"):n;
this.go.textContent!==s&&(this.go.textContent=s),P(this.go,"aria-busy",t?"true":"")}lift(t,n=""){let s=n||this.card;this.
lifted=t,this.card=n,this.draw(),this.told({lifted:t,said:this.said},s)}stand(t,n,s){let[o,r]=s?[n,t.parentElement]:[t,this.
keys];this.asking.parentElement!==o&&o.insertBefore(this.asking,r)}hold(t,n,s,o){t?t!==this.lifted&&s[t]&&(this.lifted=t,
this.card=za(o,t)):this.lifted="",this.said=n}draw(){let t=this.lifts[this.lifted];if(this.acts.hidden=!t,this.asking.hidden=
!t?.line,this.words.hidden=!!t,this.playing(!1),this.shown===this.lifted)return;if(this.shown=this.lifted,this.field=null,
!t?.line)return this.asking.replaceChildren();let n=this.lifted;P(this.asking,"aria-label",t.line),this.field=t.ask?Ye({
rule:st,label:t.ask,words:"of 100",ends:["never","always"],value:cs(this.typed[n],this.said[n],st),set:o=>this.say(n,o),
enter:()=>this.play(n)}):null;let s=m("div",m("p",m("b",t.line)));this.field&&s.append(m("p.wonder",t.ask)),this.asking.
replaceChildren(s,...this.field?[this.field.node]:[])}unread(t){let n=this.typed[t]??"";return t!==this.lifted||!this.field||
!n||!ne(n,st)?!1:(this.field.complain(),!0)}say(t,n){let{value:s}=Y(n,st);this.typed[t]=n,this.said={...this.said},s!=null?
this.said[t]=s:delete this.said[t],this.told({lifted:this.lifted,said:this.said},this.card)}},Le=class{constructor(t){this.
looks="";this.how=t,this.root=m("div.acts")}show(t,n,s){let o=JSON.stringify([t,n]);this.looks!==o&&(this.looks=o,Ve(this.
root,s,()=>this.root.replaceChildren(...t.map(r=>this.button(r)))))}button({move:t,label:n,strong:s,off:o}){let r=m("but\
ton",{class:s&&!o?"btn solid":"btn","data-act":t||n,"aria-disabled":o?"true":null,onclick:()=>o?this.how.refuse(o):this.
how.send(t)},n);return m("span.act",r,o&&m("span.why",o))}};function za({zones:e},t){let n=e.flatMap(s=>s.kind==="seat"&&
s.me?s.cards:s.kind==="grid"?s.cells:[]);for(let s of n)if("key"in s&&(s.move===t||s.picks?.some(o=>o.move===t)))return s.
key;return""}function or(e,t,n){if(!t)return e;let s=e.zones.flatMap(i=>i.kind==="tokens"&&i.ways||[]),o=Number(s.find(i=>i.
move===t)?.tag),r=e.zones.map(i=>{if(i.kind==="dice"&&o){let a=i.values.indexOf(o);return{...i,lit:a<0?i.values.map((h,c)=>c):
[a]}}if(i.kind==="ring"){let a=i.previews?.find(h=>h.move===t);return a?{...i,preview:a}:i}if(i.kind==="tokens")return{...i,
ways:(i.ways??[]).map(a=>({...a,chosen:a.move===t}))};let l=a=>a.key===n?{...a,lifted:!0}:a;return i.kind==="grid"?{...i,
cells:i.cells.map(l)}:i.kind==="seat"&&i.me?{...i,cards:i.cards.map(l)}:i});return{...e,zones:r}}var Xa={ArrowLeft:{x:-1,y:0},ArrowRight:{x:1,y:0},ArrowUp:{x:0,y:-1},ArrowDown:{x:0,y:1}};function Qa(e,t,n){let s=t.map(
({x:r,y:i})=>{let l=(r-e.x)*n.x+(i-e.y)*n.y,a=Math.abs((r-e.x)*n.y)+Math.abs((i-e.y)*n.x);return l>.5?l+2*a:1/0}),o=Math.
min(...s);return o<1/0?s.indexOf(o):-1}function rr(e){let t=(e.querySelector(".ring-focus")??e).getBoundingClientRect();
return{x:t.x+t.width/2,y:t.y+t.height/2}}function ir(e,t){let n=Xa[t.key];if(!n||t.shiftKey||t.ctrlKey||t.metaKey||t.altKey)
return;let s=[...e.closest(".board")?.querySelectorAll(".way.plays")??[]].filter(r=>r!==e),o=s[Qa(rr(e),s.map(rr),n)];t.
preventDefault(),t.stopPropagation(),o instanceof SVGElement&&o.focus({preventScroll:!0})}var tl=23,Dn=24,Zt=20,el=17,nl=8,ar=6,qt={h:23,size:15},sl={house:[66,34],place:[20,28]},[ol,rl,il]=[3,4,1],lr=(e,t)=>Math.
hypot(e.x-t.x,e.y-t.y);function al(e,t,n){let s={x:(e.x+t.x)/2,y:(e.y+t.y)/2},o=r=>(r.x-s.x)*(t.x-e.x)+(r.y-s.y)*(t.y-e.
y);return n.flatMap((r,i)=>{let l=n[(i+1)%n.length],[a,h]=[o(r),o(l)],c=a/(a-h),d=a<0!=h<0?[{x:r.x+(l.x-r.x)*c,y:r.y+(l.
y-r.y)*c}]:[];return a<0?[r,...d]:d})}function ll(e,t=tl){let n=Array.from({length:Dn},(s,o)=>{let r=2*Math.PI*o/Dn,i=t/
Math.cos(Math.PI/Dn);return{x:i*Math.cos(r),y:i*Math.sin(r)}});return e.map((s,o)=>{let r=n;for(let[i,l]of e.entries()){
let a=lr(s,l);i===o||a>2.1*t||(a<.5?r=i>o?[]:r:r=al({x:0,y:0},{x:l.x-s.x,y:l.y-s.y},r))}return r})}var cl=e=>e.map((t,n)=>{
let s=e.filter((o,r)=>r!==n).map(o=>lr(t,o));return Math.max(nl,Math.min(Zt,...s.filter(o=>o>.5).map(o=>o/2-1)))}),Bn=(e,t)=>e.
x<t.x+t.w&&t.x<e.x+e.w&&e.y<t.y+t.h&&t.y<e.y+e.h,hl=({x:e,y:t},n)=>({x:e-n,y:t-n,w:2*n,h:2*n});function dl(e,t,n,s,o){let r=[];
return e.map((i,l)=>{let a=n[l],h=qt.h,c=g=>(g.x<o.x||g.y<o.y||g.x+a>o.x+o.w||g.y+h>o.y+o.h?100:0)+ol*r.filter(b=>Bn(b,g)).
length+rl*e.filter((b,w)=>Bn(hl(b,t[w]-3),g)).length+il*s.filter(b=>Bn(b,g)).length,d=[[1,-1],[-1,-1],[1,0],[-1,0],[0,-1],
[0,1],[1,1],[-1,1]],u=[0,8,20].flatMap(g=>d.map(([p,b])=>{let w=(t[l]+g)*(p&&b?.72:1.08);return{x:i.x+p*(w+a/2)-a/2,y:i.
y+b*(w+h/2)-h/2,w:a,h}})).reduce((g,p)=>c(p)<c(g)?p:g);return a&&r.push(u),u})}var In=e=>e?12+9*e.length:0,_n=({x:e,y:t},{
role:n,label:s,ring:o,chosen:r,attributes:i})=>y("g",{role:n,"aria-label":s,"data-x":e,"data-y":t,transform:`translate(${e}\
 ${t})`,...i},y("title",s),y("g.sized",y("path.cell",{fill:"transparent"}),(o||r)&&R(0,0,Zt,{class:"ring"}),r&&R(0,0,Zt-
ar,{class:"ring chosen"}),R(0,0,Zt+12,{class:"ring-focus"}))),cr=({x:e,y:t},n,s)=>y("g.tag.of",{"data-of":s,"data-move":s,
transform:`translate(${e} ${t})`,"aria-hidden":"true"},y("g.sized",y("g.stands",L(0,0,In(n),qt.h,{rx:3,style:"fill:var(-\
-lit)"}),y("text",{x:In(n)/2,y:qt.h/2+qt.size*.36,"font-size":qt.size,"font-weight":700,"text-anchor":"middle",fill:"#13\
201E"},n))));function hr(e,t,n,s){let o=[...e.querySelectorAll("[data-x]")],r=({x:p,y:b})=>({x:p/t,y:b/t}),i=o.map(({dataset:p})=>r(
{x:Number(p.x),y:Number(p.y)})),l=ll(i),a=cl(i);for(let p of e.querySelectorAll(".sized"))p.setAttribute("transform",`sc\
ale(${t})`);for(let[p,b]of o.entries()){let w=l[p].map(({x,y:k})=>`${x.toFixed(1)} ${k.toFixed(1)}`).join("L");b.querySelector(
".cell")?.setAttribute("d",w?`M${w}Z`:"");for(let x of b.querySelectorAll("circle")){let k=x.classList.contains("ring-fo\
cus")?12:x.classList.contains("chosen")?-ar:0,[v,M]=["many","handle"].map(S=>b.classList.contains(S)),$=M?Zt:v?Math.min(
a[p],el/t):a[p];x.setAttribute("r",String($+k))}}let h=[...e.querySelectorAll(".tag.of")];if(!h.length)return;let c=o.map(
p=>h.find(b=>b.dataset.of===p.dataset.move)),d=c.map(p=>In(p?.textContent??"")),f={x:n.x/t,y:n.y/t,w:n.w/t,h:n.h/t},u=s.
map(({x:p,y:b,kind:w})=>{let[x,k]=sl[w??""]??[13,13];return{x:(p-x)/t,y:(b-k)/t,w:2*x/t,h:2*k/t}}),g=dl(i,a,d,u,f);for(let[
p,b]of c.entries()){let{x:w,y:x}=g[p];b?.querySelector(".stands")?.setAttribute("transform",`translate(${w-i[p].x} ${x-i[p].
y})`)}}var ul=18,ml=40,fl={"stroke-width":5},pl={"stroke-width":36,"stroke-linejoin":"round","stroke-linecap":"round"},gl=.4;function bl(e,t){
let n=t.get(e.a),s=t.get(e.b),o=`M${n.x} ${n.y}L${s.x} ${s.y}`,r=i=>y("path",{d:o,fill:"none",...i});switch(e.kind??"roa\
d"){case"double":return[r({style:"stroke:var(--field-edge)","stroke-width":9}),r({style:"stroke:var(--field)","stroke-wi\
dth":4})];case"dashed":return r({style:"stroke:var(--field-edge)","stroke-width":6,"stroke-dasharray":"12 9"});case"thin":
return r({style:"stroke:var(--field-edge)","stroke-width":3});case"pointer":return r({style:"stroke:var(--on-field-2)","\
stroke-width":3,"stroke-dasharray":"2 5"});default:return r({style:"stroke:var(--field-edge)","stroke-width":9})}}var dr=(e,t,n,s)=>y(
"text",{class:s,y:.35*t,"font-size":t,"font-weight":700,"text-anchor":"middle",fill:n},e);function yl(e,t,n,s){let{fill:o,
ink:r}=t?wn(t.step):{fill:"var(--on-field)",ink:""},i={style:`fill:${o};stroke:var(${t?"--on-field-2":"--field"})`,"stro\
ke-width":2},l=t?Math.min(16*n,ul):13,a=e.kind==="crossing"?y("path",{d:`M0 ${-l*1.35}L${l*1.35} 0 0 ${l*1.35} ${-l*1.35}\
 0Z`,...i}):e.kind==="door"?y("path",{d:`M${-l} ${-l}L${l} 0 ${-l} ${l}Z`,...i}):e.kind==="house"?y("rect",{x:-66,y:-34,
width:132,height:68,rx:4,...i}):e.kind==="place"?L(-19,-27,38,54,{class:"slot",rx:4,fill:"none"}):y("circle",{r:l,...i}),
h=e.kind==="house",c=h&&(e.name??"").length>8?(e.name??"").split(" "):[e.name??""],d=Math.max(1,...c.map(g=>g.length)),f=h?
Math.min(23*n,122/(.66*d),54/(1.1*c.length)):20*n,u={...e.kind==="place"?s(e):{x:0,y:h?0:16+18*n,"text-anchor":"middle"},
class:h?"on-house":"f"};return y("g",{transform:`translate(${e.x} ${e.y})`},y("title",e.label),a,e.kind==="pointer"&&!t&&
L(-5,-5,10,10,{fill:"var(--field)"}),t&&dr(t.text,20*n,r,t.fine?"coarse":""),t?.fine&&dr(t.fine,15*n,r,"fine"),e.name&&c.
map((g,p)=>y("text",{"font-size":f,"font-weight":700,...u,y:u.y+(h?(.35+1.1*(p-(c.length-1)/2))*f:0)},g)))}function wl(e){
let t=new Map;for(let{key:s,at:o,art:r}of e)(r??"mark")==="mark"&&t.set(o,[...t.get(o)??[],s]);let n=new Map;for(let s of t.
values())s.forEach((o,r)=>n.set(o,r-(s.length-1)/2));return n}function xl(e,t,n,s=0){let o=t.get(e.at);if(!o)throw new Error(
`Expected a node of the board, not "${e.at}".`);let r={mark:()=>[R(0,0,27,{fill:e.active?"var(--accent-on-field)":"var(-\
-field)"}),bt(e.seat??0,-19,-19,38,{fill:e.active?"var(--field)":"var(--on-field)",ink:e.active?"var(--accent-on-field)":
"var(--field)"})],agent:()=>[R(0,0,15,{style:"fill:var(--field);stroke:var(--on-field)","stroke-width":3}),L(-9,-3,18,6,
{fill:"var(--on-field)"})],card:()=>[y("g",{transform:"translate(-20 -28)"},J(e.face,40))],bars:()=>[L(-64,-32,128,64,{rx:3,
fill:"var(--on-field)"}),y("path",{d:"M-54 -32V32M-38 -32V32M38 -32V32M54 -32V32",style:"stroke:var(--field)","stroke-wi\
dth":6})],empty:()=>[L(-19,-27,38,54,{class:"slot",rx:4,fill:"none"})]}[e.art??"mark"];if(!r)throw new Error(`Expected a\
 token that can be drawn, not "${e.art}".`);return y("g",{transform:`translate(${o.x+46*n*s} ${o.y}) scale(${n})`,role:"\
img","aria-label":e.label,"data-token":e.key},y("title",e.label),y("g.grows",r()))}function kl({tag:e,path:t},n,s){let{x:o,
y:r}=n.get(t[t.length-1]),i=18+11*e.length;return e&&y("g.tag",{transform:`translate(${o+14} ${r-12-32*s}) scale(${s})`},
L(0,0,i,32,{rx:3,style:"fill:var(--lit)"}),y("text",{x:i/2,y:23,"font-size":21,"font-weight":700,"text-anchor":"middle",
fill:"#13201E"},e))}function ur(e,t){let n=e.path.map(r=>t.get(r)),s=n.map(({x:r,y:i},l)=>`${l?"L":"M"}${r} ${i}`).join(
""),o=!e.move;return y("g",{class:o?"way gone":"way",role:o?"img":null,"aria-label":o?e.label:null,"aria-hidden":o?null:
"true","data-steps":n.length-1},o&&y("title",e.label),y("path.line",{d:s,fill:"none",style:"stroke:var(--lit)",...o?pl:fl}))}
function vl({path:e,label:t,move:n,chosen:s},o,r){let i=o.get(e[e.length-1]),l=r?{class:"way plays",tabindex:0,"data-mov\
e":n,"aria-pressed":String(!!s)}:{class:"way shown"};return _n(i,{role:r?"button":"img",label:t,ring:!0,chosen:!!s,attributes:l})}
function $l(e,t,n,s){let o=13*s*(e.name?.length??0),r=[{x:-23*s-3,y:7*s,"text-anchor":"end",left:-o-23*s},{x:23*s+3,y:7*
s,"text-anchor":"start",left:23*s},{x:0,y:45*s,"text-anchor":"middle",left:-o/2},{x:0,y:-31*s,"text-anchor":"middle",left:-o/
2}],i=t.edges.flatMap(({a:c,b:d})=>{let f=n.get(c),u=n.get(d);return[0,.25,.5,.75,1].map(g=>({x:f.x+(u.x-f.x)*g,y:f.y+(u.
y-f.y)*g}))}),l=({y:c,left:d})=>i.filter(f=>f.x>e.x+d-14&&f.x<e.x+d+o+14&&f.y>e.y+c-16*s-12&&f.y<e.y+c+12).length,{left:a,
...h}=r.reduce((c,d)=>l(d)<l(c)?d:c);return h}var Ml=(e,t,n)=>[e.art?y("g.scenery",ts(e.art)):null,(e.areas??[]).map(({name:s,
x:o,y:r})=>y("text.f2",{x:o,y:r,"font-size":20*n,"text-anchor":"middle"},s)),y("g",{fill:"none"},...e.edges.map(s=>bl(s,
t)))];function Sl(e,t,n,s,o=0){let r=n.get(e.at),i={agent:22,card:39}[e.art??"mark"]??34,l=r.x+46*s*o;return y("g.light",
{transform:`translate(${l} ${r.y}) scale(${s})`,"data-x":l,"data-y":r.y,"data-key":`lit:${e.key}`,"aria-hidden":"true"},
R(0,0,i,{fill:"none",style:"stroke:var(--lit)","stroke-width":6}),t&&L(i-6,-i-14,26,26,{style:"fill:var(--lit)"}),t&&y("\
text",{x:i+7,y:5-i,"font-size":18,"font-weight":700,"text-anchor":"middle",fill:"#13201E"},t))}function El(e,t,{zone:n},{
nodes:s,aside:o,u:r,at:i}){let l=n.tokens.find(({key:c})=>c===e),a=s.get(l?.at??e);if(!a)throw new Error(`Expected a nod\
e or a token of the board, not "${e}".`);let h=n.carries?.length;return _n({x:a.x+46*r*(o.get(e)??0),y:a.y},{role:"butto\
n",label:l?.label??a.label,ring:!l,chosen:t,attributes:{class:["way plays",l&&"handle",h&&"many"],tabindex:l&&i?-1:0,"ar\
ia-pressed":String(t),"data-spot":e}})}function mr(e){let{board:t,zone:n,heat:s,clear:o,acting:r,spots:i,lit:l,w:a,h,k:c}=e,
d=new Map(t.nodes.map(v=>[v.id,v])),f=wl(n.tokens),u=c<gl?1:Math.max(1,.62/c),g=(n.ways??[]).filter(({move:v})=>!v),p=(n.
ways??[]).filter(({move:v})=>v),b=n.tokens.filter(({art:v})=>!(o&&v==="agent")),w=({art:v})=>!!s.nodes&&v==="card",x=v=>yl(
v,s.nodes?.[v.id],u,M=>$l(M,t,d,u)),k=v=>xl(v,d,u,f.get(v.key));return y("svg.board",{width:a,height:h,viewBox:`0 0 ${t.
width} ${t.height}`,preserveAspectRatio:"xMidYMid meet",style:"overflow:hidden","data-board":t.id},L(0,0,t.width,t.height,
{fill:"transparent"}),Ml(t,d,u),g.map(v=>ur(v,d)),t.nodes.filter(({kind:v})=>v==="place").map(x),b.filter(w).map(k),t.nodes.
filter(({kind:v})=>v!=="place").map(x),p.map(v=>ur(v,d)),b.filter(v=>!w(v)).map(k),g.map(v=>kl(v,d,u)),b.filter(({key:v})=>v in
l).map(v=>Sl(v,l[v.key],d,u,f.get(v.key))),p.filter(({tag:v})=>v).map(({tag:v,move:M,path:$})=>cr(d.get($[$.length-1]),v,
M??"")),p.map(v=>vl(v,d,r)),Object.entries(i).map(([v,M],$)=>El(v,M,e,{nodes:d,aside:f,u,at:$})))}function fr(e,t){for(let n of e.
querySelectorAll(".way.gone > .line")){if(!(n instanceof SVGGeometryElement))continue;let s=n.getTotalLength(),o=Number(
n.parentElement?.dataset.steps??1);n.animate([{strokeDasharray:`0 ${s}`},{strokeDasharray:`${s} 0`}],{duration:o*ml/t})}}var gr=8,Tt=1.25,pr=.42,Tl=.62,Ll=1.5,Wn=46,Al=26,Nl=8,Pl=.95;function Ae(e,t,n=t.w/t.h){let s=Math.max(t.w,t.h*n),o=Math.
min(s,Math.max(e.w,t.w/gr)),r=o/n,i=(l,a)=>a<0?a/2:Math.max(0,Math.min(l,a));return{x:i(e.x,t.w-o),y:i(e.y,t.h-r),w:o,h:r}}
function Hl(e,t,n,s,o,r=t.w/t.h){let i=Math.max(t.w,t.h*r),l=Math.min(i,Math.max(e.w/n,t.w/gr))/e.w;return Ae({x:s-(s-e.
x)*l,y:o-(o-e.y)*l,w:e.w*l,h:e.h*l},t,r)}function Rl(e,t,n,s,o){let r=n/s,[i,l]=[e.map(({x:v})=>v),e.map(({y:v})=>v)],[a,
h]=[Math.min(...i),Math.min(...l)],[c,d]=[Math.max(...i)-a,Math.max(...l)-h],f=Math.min(n/t.w,(r-o)/t.h),u=Math.max(Tl,Ll*
(n/t.w)),g=Math.min((n-2*Wn)/(c||1),(r-o-2*Wn)/(d||1)),p=Math.max(f,Math.min(u,g)),b={w:n/p,h:r/p},w=Al/p,x=(v,M,$,S)=>{
let T=(v+M-$)/2,[A,E]=[Math.min(0,v-w),Math.max(S,M+w)-$];return E<A?(A+E)/2:Math.max(A,Math.min(T,E))},k=o/p;return{x:x(
a,a+c,b.w,t.w),y:x(h,h+d,b.h-k,t.h)-k,...b}}var Ne=class{constructor(){this.board=null;this.id="";this.dragged=!1;this.aspect=
1;this.wide=0;this.clear=0;this.targets=[];this.lit=[];this.view="whole";this.chosen="";this.whole={x:0,y:0,w:1,h:1},this.
frame=this.whole,this.fingers=new Map,this.down={x:0,y:0},this.near={x:0,y:0},this.aims=(n,s)=>{};let t=(n,s,o,r)=>m("bu\
tton.btn",{"data-k":`lens.${n}`,"aria-label":o,title:o,onclick:r},s);this.controls=m("div.lens",{role:"group","aria-labe\
l":"The part of the board in view",hidden:!0},t("out","−","Further away",()=>this.zoom(1/Tt)),t("in","+","Nearer",()=>this.
zoom(Tt)),t("near",I("near",20),"Near me",()=>this.see("near")),t("whole",I("whole",20),"Whole board",()=>this.see("whol\
e")))}on(t,n,s,o,r,i=[],l=[]){this.controls.hidden=!t;let a=JSON.stringify([o,i])!==JSON.stringify([this.near,this.targets]),
h=r.w/r.h,c=n!==this.id||h!==this.aspect||r.w!==this.wide,d=JSON.stringify(l)!==JSON.stringify(this.lit)&&!l.every(f=>this.
sees(f));this.near=o,this.targets=i,this.lit=l,this.clear=r.clear??0,t&&t!==this.board&&this.listen(t),this.board=t,t&&(c&&
(this.id=n,this.whole={x:0,y:0,...s},this.aspect=h,this.wide=r.w,this.chosen=""),c||a||d||this.view!=="own"&&!l.length?this.
look():this.show(this.frame))}sees({x:t,y:n}){let{frame:s}=this,o=Wn*s.w/this.wide,r=this.clear*s.w/this.wide;return t>s.
x+o&&t<s.x+s.w-o&&n>s.y+r+o&&n<s.y+s.h-o}look(){let t=this.wide/this.aspect-this.clear,n=Math.min(this.wide/this.whole.w,
t/this.whole.h),s=this.targets.length>0||n<pr;this.frameTo(this.chosen||(s?"near":"whole"))}see(t){this.chosen=t,this.frameTo(
t)}frameTo(t){if(this.view=t,t==="whole")return this.show(Ae({...this.whole,w:1/0},this.whole,this.aspect));this.show(Rl(
[this.near,...this.targets,...this.lit],this.whole,this.wide,this.aspect,this.clear))}show({x:t,y:n,w:s,h:o}){this.frame=
{x:t,y:n,w:s,h:o},this.board?.setAttribute("viewBox",`${t} ${n} ${s} ${o}`),this.board?.classList.toggle("far",this.wide/
s<pr),this.board?.classList.toggle("close",this.wide/s>=Pl);let r=this.onPage;r?.a&&this.aims(1/r.a,this.frame)}drawTo(t){
this.view="own",this.show(t)}zoom(t,n=this.frame.x+this.frame.w/2,s=this.frame.y+this.frame.h/2){this.drawTo(Hl(this.frame,
this.whole,t,n,s,this.aspect))}pan(t,n){let{x:s,y:o,w:r,h:i}=this.frame;this.drawTo(Ae({x:s+t*r,y:o+n*i,w:r,h:i},this.whole,
this.aspect))}point({clientX:t,clientY:n}){let s=this.onPage,{x:o,y:r}=new DOMPoint(t,n).matrixTransform(s?.inverse());return{
x:o,y:r}}get onPage(){let[t]=this.board?.children??[];return t instanceof SVGGraphicsElement?t.getScreenCTM():null}listen(t){
t.style.touchAction="none",t.addEventListener("wheel",n=>{let s=n.deltaY>0,{x:o,y:r}=this.point(n);s&&this.frame.w>=this.
whole.w&&this.frame.h>=this.whole.h||(n.preventDefault(),this.zoom(s?1/Tt:Tt,o,r))},{passive:!1}),t.addEventListener("po\
interdown",n=>{this.fingers.set(n.pointerId,{x:n.clientX,y:n.clientY}),this.down={x:n.clientX,y:n.clientY},this.dragged=
!1}),t.addEventListener("pointermove",n=>this.drag(n));for(let n of["pointerup","pointercancel","pointerleave"])t.addEventListener(
n,s=>this.fingers.delete(s.pointerId));t.addEventListener("click",n=>this.dragged&&n.stopPropagation(),{capture:!0})}drag(t){
let n=this.fingers.get(t.pointerId);if(!n)return;let s={x:t.clientX,y:t.clientY},o=[...this.fingers].find(([c])=>c!==t.pointerId)?.[1];
if(this.dragged||=!!o||Math.hypot(s.x-this.down.x,s.y-this.down.y)>Nl,!this.dragged)return;this.fingers.set(t.pointerId,
s);let r=this.point({clientX:n.x,clientY:n.y}),i=this.point({clientX:s.x,clientY:s.y});if(!o){let{x:c,y:d,w:f,h:u}=this.
frame;this.drawTo(Ae({x:c+r.x-i.x,y:d+r.y-i.y,w:f,h:u},this.whole,this.aspect));return}let l=c=>Math.hypot(c.x-o.x,c.y-o.
y)||1,{x:a,y:h}=this.point({clientX:(s.x+o.x)/2,clientY:(s.y+o.y)/2});this.zoom(l(s)/l(n),a,h)}key(t,n){if(!this.board)return!1;
let o=n?{ArrowLeft:[-.2,0],ArrowRight:[.2,0],ArrowUp:[0,-.2],ArrowDown:[0,.2]}[t]:void 0;if(o)this.pan(o[0],o[1]);else if(t===
"+"||t==="=")this.zoom(Tt);else if(t==="-")this.zoom(1/Tt);else if(t==="0")this.see("whole");else return!1;return!0}};var br=3,yr=80,wr=e=>[...e.values.map((t,n)=>y("g",{transform:`translate(${n*(e.size+10)} 0)`},Rt(t,e.size,e.lit.includes(
n)))),L(-5,-5,e.w+10,e.size+10,{class:"ring-focus",rx:9}),y("title",e.label)];function xr(e,t){for(let n=0;n<br;n++){let s=(r,i)=>1+(r+2*n+3*i)%6,o=()=>e(r=>({...r,values:r.values.map(s),lit:[]}));n?
setTimeout(o,n*yr/t):o()}setTimeout(()=>e(n=>n),br*yr/t)}var ht=(e,t)=>y("text",t,e),kr=e=>!e.plays&&!!(e.opens||e.recall?.length);function Ul(e){let t=e.w*1.4,n=Math.min(11,Math.
max(7,e.w*.16));return[e.plays&&L(-2,-2,Math.max(e.seen,24),t+24,{class:"touch",fill:"transparent"}),e.dealt&&J(null,e.w),
e.ghost?y("g.faint",J(e.face,e.w)):J(e.face,e.w),e.ghost&&L(0,0,e.w,t,{class:"ghost",rx:e.w*.085,fill:"none"}),e.kin&&!e.
ghost&&L(1.5,1.5,e.w-3,t-3,{class:"kin",rx:e.w*.07,fill:"none"}),e.off&&L(0,0,e.w,t,{class:"veil",rx:e.w*.085}),e.under&&
y("path.bar-under",{d:`M2 ${t+11.5}h${Math.max(e.seen-6,18)}`,"stroke-width":5}),kr(e)&&os(n+2,t-n-2,n),L(-5,-5,e.w+10,t+
10,{class:"ring-focus",rx:e.w*.085+5}),y("title",kr(e)?`${e.label}. Press to see the cards.`:e.label)]}var et=24,Fn=14,Ol=8;
function Cl(e){let t=Math.min(et,e.w);switch(e.role){case"hand":{let n=Math.min(et,e.w*.55);return[e.w-n,e.h-n,n]}case"s\
tack":case"pile":return[e.w-t,e.h-t,t];case"fan":return[e.w-t,e.h*.36,t];case"seat":return e.h<et?[e.w+3,(e.h-Fn)/2,e.w<
Ol?0:Fn]:[e.w-et,e.h-et,et];case"space":return[e.w-14,e.h-21,et];case"dice":return[e.w+3,-3,et];default:return e.y>et?[e.
w-21,-25,et]:[Math.max(-8,1-e.x),Math.max(-8,1-e.y),Fn]}}function Dl(e){let[t,n,s]=Cl(e),o=e.tab&&s>0&&y("g",{transform:`\
translate(${t} ${n})`},L(0,0,s,s,{fill:"var(--lit)"}),ht(e.tab,{x:s/2,y:s*.71,"font-size":s*.625,"font-weight":700,"text\
-anchor":"middle",fill:"#13201E"}));return[L(-3,-3,e.w+6,e.h+6,{rx:7,fill:"none",stroke:"var(--lit)","stroke-width":4}),
o]}function Bl(e){let t=e.tone==="lit"?"lit-text":e.quiet?"f2":"f";return[y("text",{"font-size":e.size,"font-weight":e.bold?
700:400,"text-anchor":e.anchor,class:t},e.lines.map((n,s)=>y("tspan",{x:0,dy:s?e.size*1.2:0},n)))]}var Il=e=>[bt(e.seat,
0,0,e.size,{fill:e.active?"var(--accent-on-field)":e.quiet?"var(--on-field-2)":"var(--on-field)"})];function _l(e){let t=String(
e.value),n=tt(t),s=n?G(t,e.high):0;return[n&&V(t,0,0,e.high,{colour:"var(--on-field)"}),ht(n?e.label:`${t} ${e.label}`,{
x:n?s+8:0,y:e.high-4,"font-size":13,class:"f2","aria-hidden":"true"})]}function Wl(e){return e.empty?[L(1,1,e.w-2,e.w*1.4-
2,{class:"slot",rx:5,fill:"none"})]:Array.from({length:e.under},(t,n)=>{let s=(e.under-n)*2.5;return y("g",{transform:`t\
ranslate(${s} ${-s})`},L(0,0,e.w,e.w*1.4,{class:"paper",rx:e.w*.085}))})}var Fl=e=>[y("text.f2",{"font-size":13,"aria-hi\
dden":"true"},y("tspan.f",{"font-weight":700,"font-size":15},String(e.count)),e.lines.map(t=>y("tspan",e.broken?{x:0,dy:17}:
{dx:4},t)))];function Vl(e){let t=String(e.count),n=G(t,22),s=n+8+e.noted,o=(e.wide-(e.below?n:s))/2;return[V(t,o,0,22,{
colour:"var(--on-field)"}),ht(e.label,{x:e.below?e.wide/2:o+n+8,y:e.below?e.high+56:18,"text-anchor":e.below?"middle":"s\
tart","font-size":13,class:"f2","aria-hidden":"true"}),Ke(e.count,12,30+e.high,e),B(`M1.5 ${e.high-6}V${36+e.high}H${e.wide-
1.5}V${e.high-6}`,"var(--field-line)",3)]}var Kt=(e,t)=>[t*Math.sin(e*2*Math.PI),-t*Math.cos(e*2*Math.PI)];function ql(e){
let{ring:t,r:n}=e,s=t.of??10,o=t.filled??0,r=t.preview?.filled??o,i=t.goal??-1,l=n*.17,a=2.4/360,h=ot("hatch"),c=x=>{let[
k,v]=Kt(x/s+a,n),[M,$]=Kt((x+1)/s-a,n);return`M${k} ${v}A${n} ${n} 0 0 1 ${M} ${$}`},d=Array.from({length:s},(x,k)=>{let v=k<
o,M=t.preview?k>=o&&k<r:i>=0&&k>=o&&k<i,$=k===i?"var(--lit)":v?"var(--accent-on-field)":"var(--field-line)";return[y("pa\
th",{d:c(k),fill:"none",style:`stroke:${$}`,"stroke-width":l}),M&&y("path",{d:c(k),fill:"none",style:`stroke:url(#${h})`,
"stroke-width":l})]}),f=n<56,u=f?12:14,g=(t.marks??[]).map(x=>{let k=x.at/s,v=n+l/2+4,[M,$]=Kt(k,v),[S,T]=Kt(k,v+7),[A,E]=Kt(
k,v+(f?6:19)),N=Math.sin(k*2*Math.PI)<-.2,U=Math.sin(k*2*Math.PI)>.2;return[!f&&y("path",{d:`M${M} ${$}L${S} ${T}`,class:x.
on?"tick on":"tick"}),ht(x.text,{x:A+(N?5:U?-5:0),y:E+(f?4:5),"font-size":u,"font-weight":x.on?700:400,"text-anchor":N?"\
end":U?"start":"middle",class:x.on?"f":"f2"})]}),p=(t.preview??t).value??"",b=t.preview?.note??t.note,w=Math.min(n*.7,n*
140/Math.max(G(p,100),1));return[y("defs",te(h,"var(--accent-on-field)","none")),R(0,0,n+l/2,{fill:"var(--field)"}),...t.
closed?Zl(n,l):[...d.flat(),...g.flat()],tt(p)&&V(p,0,-w*.61,w,{anchor:"middle",colour:"var(--on-field)"}),b&&ht(b,{y:n*
.55,"font-size":Math.max(13,n*.14),"font-weight":t.closed?700:400,"text-anchor":"middle",class:t.closed?"lit-text":"f2"})]}
var Zl=(e,t)=>[0,1,2].map(n=>R(0,0,e+n*t*1.15,{fill:"none",style:"stroke:var(--lit)","stroke-width":n?t*.24:t,class:n?"e\
cho":"whole"}));function Kl(e){let{r:t}=e,n={...e.ring,...e.ring.preview},s=Math.round(t/4.6),o=n.colour?`var(--ring-${n.
colour})`:"var(--on-field-2)",r=(n.direction??1)<0?-1:1,i=ee(n.colour),l=Array.from({length:s},(c,d)=>d*360/s).filter(c=>!i||
Math.abs(c-180)>31).map(c=>y("path",{transform:`rotate(${c}) translate(0 ${-t}) scale(${r} 1)`,d:"M-7-9H0L8 0 0 9H-7L1 0\
Z",fill:o})),a=i&&y("g",{transform:`translate(-60 ${t-18})`},L(0,0,120,36,{rx:4,fill:`var(--c-${n.colour})`}),nt(n.colour,
22,18,8.5,{fill:"none",stroke:`var(--c-${n.colour}-on)`,"stroke-width":2.5}),ht(`${n.colour.toUpperCase()} ${i}`,{x:40,
y:24,"font-size":16,"font-weight":700,fill:`var(--c-${n.colour}-on)`})),h=n.note&&ht(n.note,{y:t-30,"font-size":13,"text\
-anchor":"middle",class:"f2"});return[...l,a,h]}var jl=e=>[Ke(e.count,0,0,e)],Gl=({ring:e})=>[tt(e.value??"")&&V(e.value,
0,-26,40,{anchor:"middle",colour:"var(--on-field)"}),ht(e.note??"",{y:36,"font-size":14,"text-anchor":"middle",class:"f2"})],
Yl={dial:ql,chevrons:Kl,none:Gl},Jl=e=>Array.from({length:e.full},(t,n)=>y("g",{transform:`translate(${e.size/2+n*(e.size+
5)} ${e.size/2})`,"aria-hidden":"true"},R(0,0,e.size/2-1.5,{fill:"none",class:n<e.count?"agent":"slot"}),n<e.count&&L(-5,
-1.75,10,3.5,{fill:"var(--on-field)"}))),zl=e=>[L(1.5,1.5,e.size-3,e.size-3,{rx:4,style:`fill:${e.box==="done"?"var(--on\
-field)":"var(--field)"};stroke:var(--${{now:"lit",done:"on-field",open:"field-edge"}[e.box]})`,"stroke-width":e.box==="\
now"?4:2,"stroke-dasharray":e.box==="open"?"4 3":null}),e.box==="done"&&y("path",{d:"M-4 -4L4 4M4 -4L-4 4",transform:`tr\
anslate(${e.size/2} ${e.size/2}) scale(${e.size/18})`,style:"stroke:var(--field)","stroke-width":2.5})],Xl={card:Ul,lit:Dl,
text:Bl,mark:Il,counter:_l,pile:Wl,count:Fl,tray:Vl,chips:jl,dice:wr,agents:Jl,box:zl,spread:e=>Hn(e),board:e=>[mr(e)],ring:e=>Yl[e.
ring.art??"dial"](e)};function jt(e){let t=Xl[e.kind];if(!t)throw new Error(`Expected a thing that the table can draw, n\
ot "${e.kind}".`);return t(e).filter(Boolean)}function vr(e){switch(e.kind){case"card":return e.label;case"counter":return`${e.
value} ${e.label}`;case"count":return e.spoken||`${e.count} ${e.lines.join(" ")}`;case"tray":return`${e.count} ${e.label}`;case"\
dice":case"board":return e.kind==="dice"?e.label:e.zone.label;case"ring":return e.ring.label;case"spread":return Rn(e.zone);default:
return""}}var $r=420,Ql=80,tc=1500,ec=5,Mr=320,Sr={goal:900,bust:700,aside:600},Er="cubic-bezier(.2,.7,.2,1)";function Vn(e,t){let n=t.
replace(/^seat/,"h"),s=[...e].filter(({kind:h,key:c})=>h==="card"&&(c===t||c.startsWith(`${n}.`))),o=s.length?s.map(({x:h,
y:c,w:d})=>({x:h,y:c,w:d,h:d*1.4})):[...e].filter(({key:h})=>h.slice(h.indexOf(":")+1).split(".")[0]===t).map(({x:h,y:c,
wide:d=40,high:f=40})=>({x:h,y:c,w:d,h:f}));if(!o.length)return null;let r=Math.min(...o.map(({x:h})=>h)),i=Math.min(...o.
map(({y:h})=>h)),l=Math.max(...o.map(({x:h,w:c})=>h+c)),a=Math.max(...o.map(({y:h,h:c})=>h+c));return{x:r,y:i,w:l-r,h:a-
i}}var Pe=e=>L(e.x-7,e.y-7,e.w+14,e.h+14,{rx:8,fill:"none",stroke:"var(--lit)","stroke-width":4}),nc=()=>L(-14,-4,28,8,{
rx:2,fill:"var(--lit)",stroke:"#fff","stroke-width":1.5});function Tr(e,t,n,{pace:s,still:o,gone:r}){e.replaceChildren();
let i=0;for(let l=t;l;l=l.then){let a=l.kind==="aside"?rc(l,n,{pace:s,still:o,gone:r,wait:i}):l.kind==="bust"?oc(Lr(r,l.
then?.face),s,o):sc(l,n,s,o);if(e.append(...a),!o&&s>0&&l!==t)for(let h of a)h.matches(".swept")||h.animate([{opacity:0},
{opacity:1}],{duration:1,delay:i,fill:"both"});setTimeout(()=>{for(let h of a)h.remove()},tc/Math.max(s,.5)+i),!o&&s>0&&
(i+=(Sr[l.kind]??0)/s)}}function sc(e,t,n,s){let o=e.source?Vn(t,e.source):null,r=e.target?Vn(t,e.target):null;if(!r)return[];
let i=[Pe(r)];if(o&&e.kind==="catch"&&i.push(Pe(o)),!o||e.kind!=="goal"||s||n<=0)return i;for(let l=0;l<Math.min(e.count||
1,ec);l++){let a=nc();i.push(a);let h=c=>`translate(${c.x+c.w/2}px,${c.y+c.h/2}px)`;a.style.transform=h(r),a.animate([{transform:h(
o)},{transform:h(r),opacity:1},{opacity:0}],{duration:$r*1.25/n,delay:l*Ql/n,easing:Er,fill:"both"})}return i}function Lr(e,t){
let n=e.filter(({kind:o,role:r})=>o==="card"&&r==="fan").sort((o,r)=>o.x-r.x),s=n.at(-1);if(s&&t){let o=n.length>1?s.x-n[n.
length-2].x:s.w*.59;n.push({...s,key:`${s.key}.end`,x:s.x+Math.max(o,s.w*.4),face:t})}return n}function oc(e,t,n){let[s]=e,
o=e.at(-1);if(!s||!o||n||t<=0)return[];let r=Pe({x:s.x,y:s.y,w:o.x+o.w-s.x,h:o.w*1.4});return r.setAttribute("stroke-das\
harray","10 7"),r.animate([{opacity:1},{opacity:1,offset:.9},{opacity:0}],{duration:(Sr.bust+Mr)/t,fill:"both"}),[r]}function rc(e,t,{
pace:n,still:s,gone:o,wait:r}){let i=e.target?Vn(t,e.target):null;return i?s||n<=0?[Pe(i)]:Lr(o,e.face).map(l=>{let a=y(
"g.thing.card.swept",...jt({...l,plays:!1,off:""})),h=`translate(${l.x}px,${l.y}px)`;return a.animate([{transform:h,opacity:1},
{transform:`translate(${i.x}px,${i.y}px) scale(${i.w/l.w})`,opacity:1,offset:.9},{transform:`translate(${i.x}px,${i.y}px\
) scale(${i.w/l.w})`,opacity:0}],{duration:$r*1.25/n,delay:r+Mr/n,easing:Er,fill:"both"}),a}):[]}var Ar=320,ic=90,Nr={w:1,h:1},He=class{constructor({press:t,pace:n}){this.gone=[];this.bright=null;this.parked="";this.timer=
0;this.press=t,this.pace=n,this.rings=y("g.far-rings",{fill:"none","stroke-width":11,"aria-hidden":"true"}),this.layer=y(
"g"),this.over=y("g.event",{"aria-hidden":"true"}),this.root=y("svg.table",{role:"group",tabindex:-1},this.rings,this.layer,
this.over),this.placed=new Map,this.changed=new Set,this.lens=new Ne}paint(t,{label:n,move:s,back:o=!1}){this.root.setAttribute(
"viewBox",`0 0 ${t.w} ${t.h}`),this.root.setAttribute("aria-label",n),this.far(t);let r=new Map([...this.placed].map(([u,
{thing:g}])=>[u,g])),i=s&&this.pace()>0&&!Xt(),l=new Map(t.things.map(u=>[u.key,u])),a=D(this.root),h=a&&this.layer.contains(
a)?a.getAttribute("data-key"):a===this.root?this.parked:"";this.gone=[];for(let[u,{node:g,thing:p}]of this.placed){if(l.
has(u))continue;this.gone.push(p),this.placed.delete(u);let b=i&&o&&p.kind==="card"&&p.origin?l.get(p.origin):void 0;b?this.
leave(g,p,b):g.remove()}let c=null,d=[];this.changed.clear();for(let u of t.things){let g=r.get(u.key),{node:p}=this.place(
u),b=c?c.nextSibling:this.layer.firstChild;p!==b&&this.layer.insertBefore(p,b),c=p,s&&u.kind==="card"&&(!g||JSON.stringify(
g.face)!==JSON.stringify(u.face))&&this.changed.add(u.key),i&&!o&&u.thrown&&u.thrown!==g?.thrown&&this.roll(u.key);let w=i&&
u.kind==="card"&&!g?this.source(u,r):void 0;w&&d.push(this.glide(p,w,u))}if(d.length){this.root.getBoundingClientRect();
for(let[u,g]of d.entries())g(Math.min(u,4)*ic/this.pace())}this.look(t),i&&fr(this.root,this.pace()),this.shade(),s&&Xt()&&
this.flash();let f=D(this.root);h&&!(f&&this.layer.contains(f)&&f.hasAttribute("tabindex"))&&this.focus(h)}dim(t){this.bright=
t,this.shade()}shade(){let{bright:t}=this;for(let[n,{node:s,thing:o}]of this.placed){let r=n.slice(n.indexOf(":")+1),i=!t||
o.kind==="lit"||t.has(r)||t.has(r.split(".")[0]);s.classList.toggle("dimmed",!i)}}happen(t){let n=[...this.placed.values()].
map(({thing:s})=>s);Tr(this.over,t,n,{pace:this.pace(),still:Xt(),gone:this.gone})}look(t){let n=t.things.find(({kind:a})=>a===
"board"),s=n&&this.placed.get(n.key)?.node.querySelector(".board");if(!n||!(s instanceof SVGElement))return this.lens.on(
null,"",Nr,{x:0,y:0},Nr);let{board:o,zone:r}=n,i=o.nodes.find(a=>a.id===r.centre),l=a=>[...s.querySelectorAll(a)].map(h=>({
x:Number(h.getAttribute("data-x")),y:Number(h.getAttribute("data-y"))}));this.lens.controls.classList.toggle("above",t.w<
z),this.lens.aims=(a,h)=>hr(s,a,h,o.nodes),this.lens.on(s,o.id,{w:o.width,h:o.height},i??{x:o.width/2,y:o.height/2},{w:n.
w,h:n.h,clear:n.clearance},n.acting?l(".way.plays[data-x]:not(.many)"):[],l(".light"))}focus(t){let n=this.spot(t);if(n)
return n.focus({preventScroll:!0});let o=[this.placed.get(t)?.node,...[...this.placed.values()].map(({node:r})=>r)].find(
r=>r?.hasAttribute("tabindex"));this.parked=o?"":t,(o??this.root).focus()}around(t){let n=({node:i,thing:l})=>{let{a=1,e:h=0,
f:c=0}=i.getScreenCTM()??{};return{x:h,y:c,w:l.w*a,h:l.w*1.4*a}},s=this.spot(t)?.querySelector(".ring-focus")?.getBoundingClientRect();
if(s)return{card:{x:s.x,y:s.y,w:s.width,h:s.height},hand:[]};let o=this.placed.get(t),r=[...this.placed.values()].filter(
({thing:i})=>i.kind==="card"&&i.role==="hand");return o?{card:n(o),hand:r.map(n)}:null}spot(t){return t.startsWith("spot\
:")?this.layer.querySelector(`[data-spot="${CSS.escape(t.slice(5))}"]`):null}far({w:t,h:n,middle:s}){let o=JSON.stringify(
[t,n,s]);if(this.rings.dataset.looks===o)return;this.rings.dataset.looks=o;let r=[];for(let i=s.r+46;i<Math.hypot(t,n)+300;i+=
46)r.push(R(s.x,s.y,i));this.rings.replaceChildren(...r)}place(t){let n=JSON.stringify({...t,x:0,y:0}),s=this.placed.get(
t.key);if(!s){let r=y("g",{"data-key":t.key});if(t.kind==="board"){let i=l=>this.travel(t.key,l);r.addEventListener("cli\
ck",i),r.addEventListener("keydown",i)}(t.kind==="card"||t.kind==="dice")&&(r.addEventListener("click",()=>this.touch(t.
key)),r.addEventListener("keydown",i=>{i.key!=="Enter"&&i.key!==" "||r.hasAttribute("tabindex")&&(i.preventDefault(),i.stopPropagation(),
this.touch(t.key))})),s={node:r,thing:t,looks:""},this.placed.set(t.key,s)}let{node:o}=s;if(s.looks!==n){o.replaceChildren(
...jt(t));let r=vr(t),i=t.plays||t.off||t.opens||t.recall?.length>0,l=["thing",t.kind,t.role,t.plays&&"plays",t.off&&"of\
f",t.dealt&&"dealt",t.up&&"up"];o.setAttribute("class",l.filter(Boolean).join(" ")),P(o,"role",t.kind==="board"?"group":
i?"button":r?"img":""),P(o,"aria-label",r),P(o,"tabindex",i?"0":""),P(o,"aria-disabled",t.off?"true":""),P(o,"aria-press\
ed",t.up?"true":""),P(o,"aria-hidden",t.kind==="lit"||t.kind==="mark"&&t.key.endsWith("under")||t.key.endsWith(".above")?
"true":""),s.looks=n}return o.style.transform=`translate(${t.x}px,${t.y}px)`,s.thing=t,s}travel(t,n){let s=n.target instanceof
Element?n.target.closest("[data-move],[data-spot]"):null,o=this.placed.get(t);if(!s||!o)return;if(n instanceof KeyboardEvent&&
n.key!=="Enter"&&n.key!==" ")return ir(s,n);n.preventDefault();let r=s.getAttribute("data-move")??"",i=s.getAttribute("d\
ata-spot")??"";this.press({...o.thing,plays:!0,off:"",move:r,spot:i,picks:[]},o.node)}roll(t){xr(n=>{let s=this.placed.get(
t);s?.node.replaceChildren(...jt(n(s.thing)))},this.pace())}touch(t){let n=this.placed.get(t),{plays:s,off:o,opens:r,recall:i}=n?.
thing??{};n&&(s||o||r||i?.length)&&this.press(n.thing,n.node)}source(t,n){if(t.origin&&n.has(t.origin))return n.get(t.origin);
if(!(t.role!=="hand"&&t.role!=="seat"))return[...n.values()].find(s=>s.kind==="card"&&s.role==="stack"&&!s.face)}glide(t,n,s){
return t.style.transition="none",t.style.transform=`translate(${n.x}px,${n.y}px) scale(${n.w/s.w})`,o=>{t.style.transition=
"",t.style.transitionDelay=`${o}ms`,o&&setTimeout(()=>t.style.removeProperty("transition-delay"),o+Ar),t.style.transform=
`translate(${s.x}px,${s.y}px)`}}leave(t,n,s){t.setAttribute("aria-hidden","true"),t.removeAttribute("data-key"),t.style.
transform=`translate(${s.x}px,${s.y}px) scale(${s.w/n.w})`,setTimeout(()=>t.remove(),Ar/this.pace())}flash(){clearTimeout(
this.timer);for(let[t,{node:n}]of this.placed)n.classList.toggle("changed",this.changed.has(t));this.timer=setTimeout(()=>{
for(let{node:t}of this.placed.values())t.classList.remove("changed")},1500)}};var Re=class{constructor(t){this.looks="";this.chosen=[];this.picks=[];this.carries=[];this.how=t,this.nodes=new Set}show(t,n,s){
let o=s?t.zones.find(i=>i.kind==="tokens"):void 0;this.picks=o?.picks??[],this.carries=o?.carries??[],this.nodes=new Set(
o&&n[o.board]?.nodes.map(({id:i})=>i));let r=JSON.stringify([this.picks,this.carries,o?.tokens]);r!==this.looks&&(this.chosen=
[]),this.looks=r}get rest(){return this.picks.filter(({parts:t})=>this.chosen.every(n=>t?.includes(n)))}get spots(){let[
t]=this.carries.filter(({token:o})=>this.chosen.includes(o)),n=this.rest.flatMap(o=>o.parts??[]).filter(o=>this.nodes.has(
o)),s=this.picks.length?n:t?t.onto:this.carries.map(({token:o})=>o);return Object.fromEntries([...s,...this.chosen].map(
o=>[o,this.chosen.includes(o)]))}get words(){if(!this.picks.length)return"";let t=this.picks[0].parts?.filter(n=>this.nodes.
has(n)).length??0;return t>1?`Press lit places: ${this.chosen.length} of ${t} chosen.`:"Press a lit place."}press(t){if(this.
chosen.includes(t))this.chosen=this.chosen.filter(o=>o!==t);else{if(this.carries.length&&this.chosen.length)return this.
done(`put ${this.chosen[0]} ${t}`);this.chosen=[...this.chosen,t]}let n=this.rest;if(this.chosen.length&&n.length===1)return this.
done(n[0].move);this.how.moved(t);let s=n.flatMap(({parts:o})=>o??[]).filter(o=>!this.chosen.includes(o));this.chosen.length&&
s.length&&!s.some(o=>this.nodes.has(o))&&this.how.choose(t,n.map(o=>({...o,parts:o.parts?.filter(r=>!this.chosen.includes(
r))})))}done(t){this.chosen=[],this.how.play(t)}clear(){let[t]=this.chosen;return this.chosen=[],t&&this.how.moved(t),!!t}};function Pr(e,t,n=13){let s=[];for(let o of e.split(" ")){let r=s.length-1;r>=0&&C(`${s[r]} ${o}`,n)<=t?s[r]+=` ${o}`:s.
push(o)}return s}var mt=56,qn=72,Gt=62,Ue=118,Zn=40,ac=70,lc=4e3,Oe=(e,t,n,s={})=>y("text.f2",{x:e,y:t,"font-size":14,...s},n),cc=(e,t)=>Pr(
e,t,15).map((n,s,{length:o})=>Oe(mt,35-9*o+18*s,n,{class:"f","font-weight":700,"font-size":15}));function hc(e,t=1/0,n=Zn){
let s=e.map((r,i)=>({y:r,k:i})).sort((r,i)=>r.y-i.y);for(let r=1;r<s.length;r++)s[r].y=Math.max(s[r].y,s[r-1].y+n);for(let r=s.
length-1;r>=0;r--)s[r].y=Math.min(s[r].y,r===s.length-1?t:s[r+1].y-n);let o=[...e];for(let{y:r,k:i}of s)o[i]=r;return o}
function dc(e,t,n,s){let o=Math.max(...n.lines.map($=>$.values.length))-1,r=n.lines.flatMap($=>$.values),i=Math.max(...r,
1),l=Math.min(...r,0),a=$=>mt+(e-mt-Ue)*$/(o||1),h=$=>t-Gt-(t-qn-Gt)*($-l)/(i-l||1),d=Ot(l,i).filter(Number.isInteger).map(
$=>[y("path.race-grid",{d:`M${mt} ${h($)}H${e-Ue}`}),Oe(mt-10,h($)+5,String($),{"text-anchor":"end"})]),f=n.parts.map(([
$],S)=>a(n.parts[S+1]?.[0]??o)-a($)),u=Math.min(...f)>54,g=n.parts.map(([$,S],T)=>{let A=n.parts[T+1]?.[0]??o,E=u?S:S.split(
" ").at(-1)??"";return[T>0&&y("path.race-part",{d:`M${a($)} ${qn-12}V${t-Gt}`}),(a(A)-a($)>18||T===0)&&Oe((a($)+a(A))/2,
t-Gt+24,E,{"text-anchor":"middle"})]}),p=Math.min(Zn,(t-qn)/n.lines.length),b=p/Zn,w=hc(n.lines.map($=>h($.values.at(-1)??
0)),t-p/2,p),x=[...n.lines].sort(($,S)=>Number($.me)-Number(S.me)).map($=>{let S=$.values.map((U,_)=>_?`H${a(_)}V${h(U)}`:
`M${a(0)} ${h(U)}`).join(""),T=$.values.map((U,_)=>({value:U,k:_})).filter(({value:U,k:_})=>_>0&&U!==$.values[_-1]),A=w[n.
lines.indexOf($)],E=String($.values.at(-1)).replace("-","−"),N=$.me?"var(--accent-on-field)":"var(--on-field)";return y(
"g",{class:$.me?"race-line me":`race-line other-${$.seat%3}`},y("path",{d:S,fill:"none"}),T.map(({value:U,k:_})=>R(a(_),
h(U),4.5)),bt($.seat,e-Ue+12,A-13*b,26*b,{fill:N}),V(E,e-Ue+50,A-15*b,Math.min(30*b,3e3*.6/Math.max(G(E,30),60)),{colour:N}))}),
k=n.lines.find($=>$.me),v=n.tags.map(({n:$,frame:S,step:T},A)=>{let E=Math.max(0,S),N=h(k?.values[E]??0),U=A>0&&Math.abs(
a(E)-a(n.tags[A-1].frame))<30,_=N+30>t-Gt-26,K=_?N-56-(U?28:0):N+26+(U?28:0),pt=()=>s(T);return y("g.race-tag",{role:"bu\
tton",tabindex:0,"data-k":`tag.${$}`,"aria-label":`Costly move ${$}: try it again`,onclick:pt,onkeydown:j=>{j.key!=="Ent\
er"&&j.key!==" "||(j.preventDefault(),pt())}},L(a(E)-22,K-9,44,44,{fill:"transparent"}),y("path",{d:`M${a(E)} ${N}V${K+13}`}),
R(a(E),N,5),L(a(E)-13,K,26,26,{class:"tag"}),y("text",{x:a(E),y:K+18,"text-anchor":"middle","font-size":15,"font-weight":700},
String($)))}),M=n.lines.map($=>`${$.name} ${$.values.at(-1)}`).join(", ");return y("svg",{viewBox:`0 0 ${e} ${t}`,role:"\
group","aria-label":`${n.title}. At the end: ${M} ${n.unit}.`},cc(n.title,e-mt-ac),...d,...g,...x,...v,t>330&&Oe(mt,t-12,
n.tags.length?"A numbered tag: a move that cost you.":""))}var Ce=class{constructor(t){this.timer=0;this.step=-1;this.looks=
"";this.press=t,this.button=m("button.btn",{"data-k":"race",onclick:()=>this.turn(!this.away)}),this.drawing=m("div"),this.
root=m("div.race",{hidden:!0},this.drawing,this.button),this.away=!1,this.turn(!1)}turn(t){clearTimeout(this.timer),this.
away=t,this.button.textContent=t?"Race":"Table",this.button.setAttribute("aria-label",t?"Show the race":"Show the table"),
this.drawing.hidden=t,this.root.classList.toggle("away",t),this.root.parentElement?.classList.toggle("raced",!this.root.
hidden&&!t)}show(t,n){let s=t.get("race"),o=t.get("mode")==="watch",r=o&&(t.get("step")<n||t.get("stop")>=0);this.root.hidden=
r||!s?.lines?.length;let i=this.step;if(this.step=t.get("step"),this.root.hidden)return this.turn(!1);if(i===this.step)this.
root.parentElement?.classList.toggle("raced",!this.away);else{let u=o&&i===n-1;this.turn(u),u&&(this.timer=window.setTimeout(
()=>this.turn(!1),lc))}let l=u=>String(u)===t.get("watcher"),a=(s.lines??[]).map(u=>({...u,me:u.me||o&&l(u.seat)})),{clientWidth:h,
clientHeight:c}=this.root.parentElement??this.root,d=JSON.stringify([s,a,h,c]);if(d===this.looks)return;this.looks=d;let f={
...s,lines:a};this.drawing.replaceChildren(dc(h,c,f,this.press))}};var De=class{constructor(t){this.opener=t,this.root=m("section.sheet.scores",{hidden:!0}),t.onclick=()=>this.open(!!this.
root.hidden)}open(t){this.root.hidden=!t,P(this.opener,"aria-expanded",String(t))}escape(){let t=!this.root.hidden,n=this.
root.contains(D(this.root));return this.open(!1),n&&this.opener.focus(),t}show(t){if(this.opener.hidden=!t,!t)return this.
open(!1);let n=JSON.stringify(t);if(this.root.dataset.looks===n)return;this.root.dataset.looks=n,this.opener.textContent=
t.notes?"Notes":"Scores",this.root.classList.toggle("notes",!!t.notes);let s=i=>m("tr",i.map((l,a)=>a?m("td",l):m("th",{
scope:"row"},l))),o=i=>i?m("th",{scope:"col"},i):m("td"),r={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
escape()};this.root.replaceChildren(dt(r,I("close",16)),m("div.scroll",{tabindex:0,role:"group","aria-label":t.title},m(
"table",m("caption",t.title),m("thead",m("tr",t.head.map(o))),m("tbody",t.rows.map(s)))))}};var uc=1600,mc=1.9,fc=[[.5,"½×"],[1,"1×"],[3,"3×"]],pc=17,gc=7,Hr=[["ask","Ask me"],["mark","Only mark"],["off","Off"]],
bc={open:"a question",now:"asked now",came:"it came",not:"it did not come",unseen:"not seen in the game",skipped:"skippe\
d"};function yc(e,t){let n=[...e],s=Math.min(pc,t/Math.max(e.length-1,1));for(let o=1;o<n.length;o++)n[o]=Math.max(n[o],
n[o-1]+s);for(let o=n.length-1,r=t;o>=0;o--,r-=s)n[o]=Math.min(n[o],r);return n}function wc(e){return e.asking!=="ask"?-1:
e.moments.findIndex(({frame:t,state:n})=>t===e.step&&n==="open")}var ft={first:"Home",back:"ArrowLeft",play:" ",forward:"\
ArrowRight",last:"End"},Be=class{constructor(t){this.timer=0;this.looks="";this.chosen="";this.how=t,this.keys={first:this.
key("first","First step",()=>t.go(0)),back:this.key("back","Step back",()=>t.go(this.now.step-1)),play:this.key("play","\
Play",()=>t.play(!this.now.playing)),forward:this.key("forward","Step forward",()=>t.go(this.now.step+1)),last:this.key(
"last","Last step",()=>t.go(this.now.last))},this.keys.play.classList.add("go"),this.range=m("input.rng",{type:"range",min:0,
"aria-label":"Step",oninput:()=>t.go(Number(this.range.value))}),this.marks=y("svg.marks",{height:14,"aria-hidden":"true"}),
this.moments=m("div.moments"),this.told=m("p.count",{"aria-hidden":"true"}),this.menu=m("div.pace-menu",{hidden:!0,role:"\
group","aria-label":"Questions and pace"}),this.more=m("button.btn.quiet.more",{"data-k":"pace","aria-expanded":"false",
onclick:()=>this.open(this.shut)},m("span.word","Ask me"),I("down",14)),this.root=m("div.stepper",m("div.keys",{role:"gr\
oup","aria-label":"Steps"},Object.values(this.keys)),m("div.scrub",this.marks,this.moments,this.range),this.told,m("div.\
pace",this.more,this.menu)),this.now={step:0,last:0,marks:[],playing:!1,speed:1,moments:[],asking:"off",stop:-1,happens:!1,
eyes:[],watcher:"",buttons:[]}}get shut(){return!!this.menu.hidden}key(t,n,s){let o=ft[t].replace(" ","Space");return m(
"button",{"data-k":`step.${t}`,"aria-label":n,"aria-keyshortcuts":o,title:n,onclick:s},I(t,24))}show(t){let n=this.now.playing!==
t.playing,s=n||this.now.step!==t.step||this.now.speed!==t.speed||this.now.last!==t.last;this.now=t,this.range.max=String(
Math.max(t.last,1)),this.range.value=String(t.step),P(this.range,"aria-valuetext",`Step ${t.step} of ${t.last}`),this.range.
style.setProperty("--p",`${t.last?100*t.step/t.last:0}%`),this.told.replaceChildren(m("b",String(t.step)),m("small",`of ${t.
last}`));for(let o of["first","back"])P(this.keys[o],"aria-disabled",t.step===0?"true":"");for(let o of["forward","last"])
P(this.keys[o],"aria-disabled",t.step===t.last?"true":"");if(n){let o=t.playing?"Pause":"Play";this.keys.play.replaceChildren(
I(t.playing?"pause":"play",24)),P(this.keys.play,"aria-label",o),P(this.keys.play,"title",o)}this.choices(),this.mark(),
s&&clearTimeout(this.timer),s&&t.playing&&(this.timer=setTimeout(()=>this.tick(),uc*(t.happens?mc:1)/t.speed))}tick(){let t=wc(
this.now);t>=0?this.how.stop(t):this.now.step>=this.now.last?this.how.play(!1):this.how.go(this.now.step+1,!0)}choices(){
let{asking:t,speed:n,moments:s,eyes:o,watcher:r,buttons:i}=this.now,l=JSON.stringify([t,n,s.length>0,o,r,i]);if(l===this.
chosen)return;this.chosen=l;let a=s.length?Hr.find(([c])=>c===t)?.[1]??"":`${n}×`.replace("0.5","½");this.more.firstElementChild?.
replaceChildren(a),P(this.more,"aria-label",`Questions and pace: ${a}`);let h=D(this.menu)?.getAttribute("data-k");this.
menu.replaceChildren(...[s.length>0&&m("p","At a decisive moment"),s.length>0&&Q({label:"At a decisive moment",choices:Hr,
value:t,pick:c=>this.how.ask(c),k:"asking"}),o.length>1&&m("p.seen-by","Seen by"),o.length>1&&m("div.seen-by",Q({label:"\
Seen by, in the menu",choices:o,value:r,pick:c=>this.how.see(c),k:"eyes"})),m("p","Pace"),Q({label:"Pace",choices:fc,value:n,
pick:c=>this.how.pace(c),k:"speed"}),i.length>0&&m("p","To take along"),...i.map(c=>zt(c,d=>this.how.key(d)))].filter(c=>c instanceof
Node)),h&&this.menu.querySelector(`[data-k="${h}"]`)?.focus()}open(t){this.menu.hidden=!t,P(this.more,"aria-expanded",String(
t)),t&&this.menu.querySelector("[aria-pressed=true], button")?.focus()}escape(){return this.shut?!1:(this.open(!1),this.
more.focus(),!0)}mark(){let{marks:t,last:n,moments:s,asking:o,stop:r}=this.now,i=Math.round(this.marks.clientWidth),l=o===
"off"?[]:s,a=JSON.stringify([t,i,l,r]);if(a===this.looks||!i)return;this.looks=a;let h=g=>n?g/n*i:0,c=Math.max(1,...t);this.
marks.setAttribute("viewBox",`0 0 ${i} 14`),this.marks.replaceChildren(...l.length?l.map(({frame:g})=>L(h(g)-1,21,2,8,{fill:"\
var(--lit)"})):t.flatMap((g,p)=>{let b=3+3.5*g/c,w=`M${h(p)} ${7-b}l${b} ${b} -${b} ${b} -${b} -${b}z`;return g>0?[y("pa\
th",{d:w,fill:"var(--accent-on-field)"})]:[]}));let d=l.map((g,p)=>({...g,k:p})),f=i<gc*(d.length-1)?d.filter(({k:g})=>g===
r):d,u=yc(f.map(({frame:g})=>h(g)),i);this.moments.replaceChildren(...f.map(({frame:g,state:p,line:b,k:w},x)=>m("button",
{class:`moment ${w===r?"now":p}`,style:`left:${u[x]}px`,tabindex:-1,"data-moment":w,title:b,"aria-label":`Step ${g}, ${bc[w===
r?"now":p]}: ${b}`,onclick:()=>this.how.stop(w)},p==="came"||p==="not"||p==="unseen"?m("i",{class:p}):"?")))}stop(){clearTimeout(
this.timer)}};function Rr(e){let{lens:t}=e.painter,n=()=>!e.acting&&e.reel.length>1,s=l=>()=>(e.go(l),!0),o=e.model.get("step"),r=()=>e.
acts.root.querySelector('[data-act="press"]'),i=l=>!l.closest(ao);return[{keys:[ft.play],shown:"Space",words:"Plays the \
game on, or halts it.",when:n,press:(l,a)=>(i(a)&&e.play(!e.model.get("playing")),i(a))},{keys:[ft.back],shown:"←",words:"\
A step back.",when:n,press:s(o-1)},{keys:[ft.forward],shown:"→",words:"A step on.",when:n,press:s(o+1)},{keys:[ft.first],
shown:"Home",words:"The first step.",when:n,press:s(0)},{keys:[ft.last],shown:"End",words:"The last step.",when:n,press:s(
e.reel.length-1)},{keys:[" "],shown:"Space",words:"Goes on where chance waits for you.",when:()=>e.acting&&!!r(),press:(l,a)=>(i(
a)&&r().click(),i(a))},{keys:["+","=","-","0"],shown:"+ − 0",words:"Closer to the board, farther away, all of it; with\
 the focus on the table.",inside:!0,when:()=>!!t.board,press:l=>t.key(l,!1)},{keys:["ArrowLeft","ArrowRight","ArrowUp","\
ArrowDown"],shown:"Shift and an arrow",words:"Moves the board; with the focus on the table.",inside:!0,shift:!0,when:()=>!!t.
board,press:l=>t.key(l,!0)},{keys:[],any:l=>Kn(e,l).size===1,shown:"A card's sign",words:"Takes that card, if only one i\
n your hand bears it; with the focus on the table.",inside:!0,when:()=>e.acting&&Kn(e).size>0,press:l=>{let[a]=Kn(e,l).values();
return e.press(a),!0}},{keys:["d","D"],shown:"D",words:"Shows the discards by colour and value, or puts them away.",when:()=>!!e.
spread.zone,press:()=>(e.spread.toggle(()=>e.show(!1)),!0)},{keys:["Escape"],shown:"Escape",words:"Closes what is open o\
ver the table, or puts the card back.",inside:!0,when:()=>!0,press:()=>xc(e)}]}function xc(e){if(e.chooser.key)e.chooser.
leave();else{if(e.placing.clear())return!0;if(e.lifting.lifted)e.lifting.lift("");else return["spread","heat","scores","\
stepper","caption"].some(t=>e[t].escape())}return!0}function Kn(e,t){let n=new Map;for(let{thing:s}of e.painter.placed.values())
s.kind==="card"&&s.plays&&s.face?.text&&(t==null||s.face.text.toLowerCase()===t.toLowerCase())&&n.set(s.move||s.key,s);return n}function jn(e){let t=e.reel.length-1,n=Math.min(e.model.get("step"),t),s=e.model.get("playing");e.strip.hidden=t<1,e.stepper.
show({step:n,last:t,marks:e.reel.marks(),playing:s,speed:e.model.get("speed"),moments:e.model.get("moments"),asking:e.model.
get("asking"),stop:e.model.get("stop"),happens:!!(e.scene?.event??e.scene?.mark),eyes:e.model.get("eyes"),watcher:e.model.
get("watcher"),buttons:e.model.get("buttons")??[]})}function Ur(e,t){let n=e.acting?e.playBar:e.stepper.root;if(e.strip.
firstChild!==n&&e.strip.replaceChildren(n),!e.acting)return jn(e);e.stepper.stop(),e.lifting.stand(e.playBar,e.stage,e.fit===
"phone");let s=t.alert?(t.actions??[]).filter(l=>!l.strong):t.actions??[];e.lifting.show({lifts:e.model.get("lifts")??{},
keys:e.model.get("buttons")??[]}),e.strip.hidden=e.mode==="edit",e.acts.root.hidden=!!e.lifting.lifted;let o=t.zones.some(
l=>l.kind==="tokens"&&l.ways?.some(({move:a})=>a)),r=o?"Press a lit space or a row; press it again to go there.":"",i=e.
model.get("busy")?"The others play.":e.placing.words||r;e.lifting.tell(i,t.actions??[]),e.acts.show(s,!!e.model.get("bus\
y"),e.stage)}var kc={watch:288,play:356,edit:316},vc=288,Gn=class{constructor(t,n){this.refused="";this.left=-1;this.shownSize="";this.
paintedStep=-1;this.model=t,this.sending=new le(t,s=>this.markSent(s)),this.painter=new He({press:s=>this.press(s),pace:()=>this.
model.get("speed")}),this.stepper=new Be({go:(s,o)=>this.go(s,o),play:s=>this.play(s),pace:s=>this.save({speed:s}),ask:s=>this.
save({asking:s}),stop:s=>this.stopAt(s),see:s=>this.save({watcher:s}),key:s=>this.model.send({kind:s})}),this.caption=new he(
{texts:()=>this.model.get("clauses"),see:s=>this.save({watcher:s})}),this.call=new ce({send:s=>this.send(s),drawn:()=>this.
soon("stay")}),this.race=new Ce(s=>this.model.send({kind:"retry",step:s})),this.felt=m("div.felt",this.call.root,this.painter.
lens.controls,this.painter.root,this.race.root),this.board=m("p.sr"),this.chooser=new de({play:s=>this.send(s),focus:s=>this.
painter.focus(s),around:s=>this.painter.around(s),moved:()=>this.scene&&this.showTable(this.scene,!1)}),this.placing=new Re(
{play:s=>this.send(s),choose:(s,o)=>this.chooser.show({key:`spot:${s}`,label:s,plays:!0,picks:o}),moved:s=>{this.show(!1),
this.painter.focus(`spot:${s}`)}}),this.acts=new Le({send:s=>this.send(s),refuse:s=>this.refuse(s)}),this.lifting=new Te(
{play:s=>this.send(s),key:s=>this.model.send({kind:s}),told:(s,o)=>this.lift(s,o)}),this.playBar=m("div.play-bar",this.lifting.
acts,this.acts.root,this.lifting.words,this.lifting.keys),this.strip=m("div.strip"),this.scores=new De(this.caption.sheet),
this.spread=new ke({focus:s=>this.painter.focus(s)}),this.heat=new me(()=>this.soon("stay")),this.stage=m("section.stage",
{"aria-label":"The table"},this.caption.root,this.caption.box,this.felt,this.heat.root,this.board,this.chooser.root,this.
scores.root,this.spread.root,this.heat.list,this.strip),this.live=m("p.sr",{"aria-live":"polite"}),this.root=m("div.uw.u\
w-table",this.stage,this.live),this.root.addEventListener("keydown",s=>this.key(s)),this.unhear=uo(this.root,()=>Rr(this)),
n.append(this.root),this.tall=void 0,this.due="",this.saying=0,this.watch=()=>this.soon("move"),this.still=()=>this.soon(
"stay"),this.reel=new ue(t,()=>this.soon("stay")),this.moves=["step","frames","pool"],this.stays="game palette names eye\
s watcher playing speed mode clauses lit differs aside boards heat dealt note busy caption moments asking stop bright li\
fts lifted stamp buttons race covers".split(" ");for(let s of this.moves)t.on(`change:${s}`,this.watch);for(let s of this.
stays)t.on(`change:${s}`,this.still);t.on("msg:custom",dn),this.sizes=new ResizeObserver(()=>this.resized()),this.sizes.
observe(this.felt),this.unheed=xs(this.still),this.unhalt=so(()=>this.model.get("playing")&&this.play(!1)),this.unfit=to(
this.root,()=>this.resized(!0)),this.show(!1)}get scene(){return this.reel.scene(this.model.get("step"))}get mode(){return this.
model.get("mode")}get acting(){return this.mode!=="watch"}save(t){for(let[n,s]of Object.entries(t))this.model.set(n,s);this.
model.save_changes()}go(t,n=!1){let s=Math.max(0,Math.min(t,this.reel.length-1));s!==this.model.get("step")&&(this.left=
this.model.get("stop"),this.save(n||!this.model.get("playing")?{step:s}:{step:s,playing:!1}))}stopAt(t){t===this.left&&this.
model.set("stop",-1),this.save({stop:t,playing:!1})}play(t){let n=this.model.get("step")>=this.reel.length-1;this.save(t&&
n?{step:0,playing:!0}:{playing:t})}show(t){let n=this.scene;if(Jt(this.root,this.model.get("palette")),this.root.classList.
toggle("busy",!!this.model.get("busy")),this.root.classList.toggle("acts",this.acting),this.left!==this.model.get("stop")&&
(this.left=-1),!n)return jn(this);t&&(this.refused=""),this.lifting.hold(this.model.get("lifted")??"",this.model.get("sa\
id")??{},this.model.get("lifts")??{},n),this.sending.drawn(),this.root.style.setProperty("--pace",String(this.model.get(
"speed"))),this.board.textContent=n.board??"",this.caption.showEyes(this.model.get("eyes"),this.model.get("watcher")),t&&
this.call.cover(),this.call.show(n,this.acting,this.covers),this.heat.show(this.model.get("heat")??{}),this.showTable(n,
t),this.race.show(this.model,this.reel.length-1),Ur(this,n),this.scores.show(n.sheet),this.showWords(n),t&&this.chooser.
close(),t&&this.announce(n)}soon(t){this.due||queueMicrotask(()=>{let n=this.due==="move";this.due="",this.show(n)}),this.
due!=="move"&&(this.due=t)}get lit(){let t=this.model.get("lit");return Object.keys(t).length>0?this.model.get("aside")?
{}:t:Object.fromEntries((this.model.get("differs")??[]).map(s=>[s,""]))}get covers(){return this.model.get("covers")||ws()}get fit(){
return this.root.closest("[data-fit]")?.getAttribute("data-fit")??"flow"}get filled(){return["large","middle"].includes(
this.fit)}get size(){let{clientWidth:t,clientHeight:n}=this.felt;return`${t} ${this.filled?n:window.innerHeight} ${this.
fit}`}showTable(t,n){let s=parseFloat(getComputedStyle(this.root).fontSize)/16||1,o=this.call.hidden?0:this.call.root.offsetHeight/
s,r=this.mode==="edit"&&t.table==="round";this.placing.show(t,this.model.get("boards")??{},this.acting);let i={w:(this.felt.
clientWidth||772)/s,h:this.filled?this.felt.clientHeight/s:0,low:this.fit!=="phone"?0:(r?vc:kc[this.mode])+(this.acting?
0:o),page:window.innerHeight/s};this.shownSize=this.size,this.root.classList.toggle("narrow",i.w<z);let l=this.mode==="w\
atch"&&this.reel.length<2,a=l?void 0:ve(t),h=this.chooser.key?{...this.lit,[this.chooser.key]:""}:this.lit;this.spread.show(
a,this.lit,i.w<z);let c={lit:Zo(h,a),laid:l,opens:a?.of,dealt:this.model.get("aside")?{}:this.model.get("dealt"),acting:this.
acting,editing:this.mode==="edit",boards:this.model.get("boards")??{},spots:this.placing.spots,heat:this.heat.map,clear:this.
heat.clears,call:o,under:!t.covered?.length||this.covers!=="hidden"},d=zo(or(t,this.lifting.lifted,this.lifting.card),i,
c),f=this.model.get("bright")??[];this.painter.dim(f.length?new Set(f):null),d.h=this.steady(d);let u=this.model.get("st\
ep"),g=u<this.paintedStep;this.paintedStep=u,this.painter.paint(d,{label:`The table. ${t.place??""}`,move:n,back:g}),n&&
this.painter.happen(g?null:t.event);let p=Math.min(this.felt.clientWidth/d.w,this.filled?this.felt.clientHeight/d.h:1/0),
b=this.filled?(this.felt.clientHeight-d.h*p)/2:0;this.call.root.style.top=`${b+d.call*p}px`}steady({w:t,h:n}){let s=[t,this.
model.get("game"),this.model.get("mode"),this.size,this.call.hidden].join();return this.tall?.kind!==s&&(this.tall={kind:s,
h:n}),this.tall.h=Math.max(this.tall.h,n),this.tall.h}resized(t=!1){let n=this.scene;!n||!t&&this.size===this.shownSize||
(this.painter.root.classList.add("still"),this.showTable(n,!1),this.race.show(this.model,this.reel.length-1),this.painter.
root.getBoundingClientRect(),this.painter.root.classList.remove("still"),this.stepper.mark(),this.showWords(n),this.chooser.
stand())}showWords(t){let n=this.model.get("caption")??{};P(this.stage,"aria-label",n.badge?`Table ${n.badge} of two`:"T\
he table"),this.caption.show({clauses:n.clauses??(t.clauses??[]).filter(s=>s),...fo(t,n),note:this.refused||this.model.get(
"note")||"",tone:n.tone??"plain",badge:n.badge})}announce(t){clearTimeout(this.saying),this.saying=setTimeout(()=>{this.
live.textContent=[...t.said??[],t.now].filter(Boolean).join(" ")},350)}press(t){if(t.spot)return this.placing.press(t.spot);
if(t.opens)return this.spread.toggle(()=>this.show(!1));if(!t.plays&&t.recall?.length)return this.chooser.show(t);if(t.off&&
!t.plays)return this.refuse(t.off);if(t.picks.length&&!(t.picks.length===1&&!t.move))return this.chooser.show(t);let n=t.
move||t.picks[0].move,s=t.kind==="board";if((["hand","grid"].includes(t.role)||s)&&n in this.lifting.lifts&&(this.lifting.
lifted!==n||!s&&this.lifting.card!==t.key)){if(this.lifting.lift(n,t.key),s){let r=this.stage.querySelector(`.way[data-m\
ove="${CSS.escape(n)}"]`);r instanceof SVGElement&&r.focus()}return}return this.send(n)}lift(t,n){let s=t.lifted!==this.
model.get("lifted");this.save(t),!(!s||!this.scene)&&(this.refused="",this.show(!1),t.lifted||this.painter.focus(n))}refuse(t){
this.refused=t;let n=this.scene;n&&this.showWords(n)}send(t){this.lifting.unread(t)||(this.sending.send(t,this.lifting.said[t]??
null),oo(this.model.get("game")))}markSent(t){this.root.classList.toggle("sent",!!t),this.lifting.playing(!!t);for(let n of this.
stage.querySelectorAll("[data-act]"))P(n,"aria-busy",t&&n.getAttribute("data-act")===t?"true":"")}key(t){!t.ctrlKey&&!t.
metaKey&&!t.altKey&&this.chooser.stroke(t)}remove(){this.unfit(),this.unhear(),this.unheed(),this.unhalt(),this.chooser.
close();for(let t of this.moves)this.model.off(`change:${t}`,this.watch);for(let t of this.stays)this.model.off(`change:${t}`,
this.still);this.model.off("msg:custom",dn),this.stepper.stop(),this.reel.stop(),this.sizes.disconnect(),clearTimeout(this.
saying)}};function Or({model:e,el:t}){let n=new Gn(e,t);return()=>n.remove()}var $c={asking:"ask",bright:[],busy:!1,buttons:[],clauses:{},count:0,covers:"",eyes:[["0","You"]],frames:{},heat:{},lifted:"",
lifts:{},mode:"watch",moments:[],note:"",pages:{},playing:!1,race:{},said:{},size:60,speed:1,stamp:1,step:0,stop:-1,terms:{},
watcher:"0"},Ie=class{constructor(){this.traits=null;this.done=()=>{};this.shown=null;this.front=0;this.lit={};this.dealt=
{};this.side=m("div.sides"),this.box=m("div.felted",{"data-fit":"middle"}),this.root=m("div.lies.uw-one",this.box,this.side)}show(t,n,s){
t!==this.shown&&(this.shown=t,this.front=t.tables.length-1),this.lit=n,this.dealt=s,this.draw()}draw(){let{shown:t,front:n}=this;
if(!t)return;let{names:s,frame:o,pool:r,differs:i,over:l}=t.tables[n],a=n===t.tables.length-1,h={game:t.game,palette:t.palette,
boards:t.boards,names:s,pool:r,differs:i,frames:{0:[o]},caption:{...l,clauses:[],tone:"plain"},aside:!a,lit:a?this.lit:{},
dealt:a?this.dealt:{}};this.traits?.get("game")===t.game?this.traits.put(h):(this.done(),this.traits=new ae({...$c,...h}),
this.box.replaceChildren(),this.done=Or({model:this.traits,el:this.box})),this.side.replaceChildren(...t.lines.length>0?
[Q({label:"Which of the two",choices:t.lines.map((c,d)=>[d,c]),value:n,k:"side",pick:c=>{this.front=c,this.draw(),this.side.
querySelector(`[data-k="side.${c}"]`)?.focus()}})]:[])}};var Cr="uncle_widgets.class.draft",Yn="uncle_widgets.class.rows",Mc=10,Sc=20,Ec=12,Tc="The line is lost. Your number is \
kept on this phone and sent again.",Lc="Your teacher’s page is away. Numbers still count.",Br=e=>e.normalize("NFKC").replace(
/[^\p{L}\p{N}]/gu,"").toUpperCase();function Ac(e){let[,t,n]=/^(.*?\/c\/)((?:[\w+-]|%20)*)$/i.exec(e)??["","/c/",""];return{
base:t,code:Br(n.replaceAll("%20"," "))}}var Dr=e=>m("h2",{tabindex:-1,"data-next":!0},e),Jn=class{constructor(t){this.nick=
"";this.where="";this.looks="";this.chipWords="";this.spoken="";this.press=()=>{};this.ahead=0;let{base:n,code:s}=Ac(location.
pathname);this.base=n,this.code=s,this.draft={text:"",sure:"think",anew:!1},this.table=new Ie,this.name=m("h1.name","Joi\
n a class"),this.chip=m("span.chip.line"),this.banner=m("p.away",{role:"status",hidden:!0}),this.title=Dr(""),this.body=
m("div.body"),this.refused=m("p.refusal",{role:"alert",hidden:!0}),this.also=m("div.also"),this.main=ns({press:()=>this.
press(),refused:o=>this.lacks(o)}),this.sheet=m("section.sheet",this.title,this.body,this.refused,m("div.foot",this.main.
node,this.also)),this.live=m("p.sr",{role:"status"}),this.root=m("div.uw.uw-ph",m("header.top",this.name,this.chip),this.
banner,this.table.root,this.sheet,this.live),t.append(this.root),this.line=new Bt(`${location.protocol==="https:"?"wss:":
"ws:"}//${location.host}${n}ws`,(o,r)=>this.show(o,r)),setInterval(()=>this.tick(),1e3),window.addEventListener("pagehid\
e",()=>this.keepDraft()),this.setClock(),s&&Bt.knows(s)?this.line.join(s,""):this.show(this.line.phone,this.line.phone)}async setClock(){
try{let t=(await fetch(`${this.base}about`,{cache:"no-store"})).headers.get("Date");t&&(this.ahead=Date.parse(t)-Date.now())}catch{}}tick(){
let{to:t,ends:n}=this.line.phone.standing,s=this.body.querySelector(".clock");t==="talk"&&s&&(s.textContent=Ys(n-(Date.now()+
this.ahead)/1e3))}keptDraft(){try{let{where:t,draft:n}=JSON.parse(sessionStorage.getItem(Cr)??"{}");return t===`${this.code}\
 ${this.where}`?n:{}}catch{return{}}}keepDraft(){let{text:t,sure:n,anew:s}=this.draft;try{let o=JSON.stringify({where:`${this.
code} ${this.where}`,draft:{text:t,sure:n,anew:s}});this.where&&sessionStorage.setItem(Cr,o)}catch{}}refuse(t){this.refused.
hidden=!t,this.refused.textContent!==t&&(this.refused.textContent=t)}lacks(t){this.refuse(this.draft.text.trim()&&!this.
body.querySelector("form")?"":t)}say(){let t=kt(this.line.phone);if(!t)return;let n=Pt(this.draft.text,t);if(n)return this.
lacks(n);try{let s=rn(this.draft.text,t);this.draft.anew=!1,this.line.say(s,this.draft.sure)}catch(s){this.refuse(s instanceof
Error?s.message:String(s))}}show(t,n){let{place:s,standing:o}=t,r=s==="in"||s==="over"?[o.to,o.at,o.vote,o.step,s].join(
" "):s,i=r!==this.where;this.where=r,i&&o.to==="ask"&&(this.draft={...this.draft,text:"",sure:"think",anew:!1,...this.keptDraft()});
let l=vt(t,o.vote),a=JSON.stringify([r,t.moment?.at,l,this.draft.anew,rt(t)?.mark??!!rt(t),[1,o.vote].map(h=>it(t,o.at,h)),
o.to==="deal"&&[t.deals.at,at(t)],s==="in"?0:t.words]);a!==this.looks?(this.looks=a,this.draw(t,i)):this.recount(t,n),this.
head(t),this.refuse(s==="join"||s==="in"?t.words:""),n.saying&&!t.saying&&l&&!t.words&&(this.live.textContent="Your numb\
er is kept.")}head({place:t,title:n,standing:{to:s,at:o,of:r},line:i,count:l,moment:a}){let h=t==="in"&&s!=="door";this.
name.textContent=t!=="join"&&n||"Join a class",document.title=this.name.textContent,h&&a&&Jt(this.root,a.shown.palette),
this.chip.hidden=!h||r===0,this.chip.textContent=this.chipWords||`${o+1} of ${r}`;let c=t==="in"&&!i?Tc:t==="in"&&!l.front?
Lc:"";this.banner.textContent!==c&&(this.banner.textContent=c),this.banner.hidden=!c}recount(t,n){if(t.count===n.count)return;
let s=this.body.querySelector(".counts");s?s.replaceChildren(...an(t).flatMap(o=>o?[o]:[])):t.standing.to==="door"&&this.
draw(t,!1)}draw(t,n){let s=this.root.dataset.state==null,o=this.screen(t),r=t.place==="in"&&!["door","end"].includes(t.standing.
to)?kt(t):null;if(this.root.dataset.state=t.place==="in"?t.standing.to:t.place,this.table.root.hidden=!r,r&&this.table.show(
r.shown,this.lit(t),this.dealt(t)),n){let l=this.title;this.title=Dr(""),l.replaceWith(this.title)}this.title.textContent=
o.title,this.chipWords=o.chip??"",(n||o.spoken!==this.spoken)&&(this.live.textContent=o.spoken??""),this.spoken=o.spoken;
let i=this.sheet.contains(D(this.root));X(this.body,...o.nodes),X(this.also,o.also),this.press=o.main?.press??(()=>{}),this.
main.node.hidden=!o.main,o.main&&this.main.show(o.main.label,o.main.off??"",o.main.does),this.tick(),n&&!s?(this.title.focus(
{preventScroll:!0}),scrollTo(0,0)):i&&!this.sheet.contains(D(this.root))&&this.title.focus({preventScroll:!0})}lit(t){let n=rt(
t)?.shown,s=t.standing.to==="why"?n?.steps[t.standing.step]:void 0;return Object.fromEntries((s?.lit??[]).map(o=>[o,s?.letter??
""]))}dealt(t){let{deals:n,standing:s}=t;return s.to==="deal"&&n.at===s.at?n.shown[at(t)-1]?.dealt??{}:{}}screen(t){if(t.
place==="join")return this.joining();if(t.place==="going")return{title:"Going in",nodes:[m("p.mute","The class is asked.")]};
if(t.place==="door")return{title:"At the door",nodes:[m("p.mute",t.words)]};if(t.place==="aside")return{title:"Not here",
nodes:[m("p.mute",t.words)],main:{label:"Go on here",press:()=>this.line.open()}};let{to:n}=t.standing,s=Js(t,this.draft,
{changed:()=>{let r=kt(this.line.phone);this.refuse(""),this.keepDraft(),r&&this.main.show(hn(this.draft.text,r),Pt(this.
draft.text,r),"say")},say:()=>this.say(),change:()=>{this.draft={...this.draft,text:"",anew:!0},this.show(this.line.phone,
this.line.phone),Fe(this.body,"range")},yes:(r,i)=>this.line.yes(r,i),press:r=>this.line.press(r),keep:()=>this.keepRows(),
leave:()=>{this.line.leave()}});return this.line.stores||t.place!=="in"||n!=="door"?s:{...s,nodes:[...s.nodes,m("p.kept",
"This phone stores nothing, so leave this page open: after a reload you join as somebody new.")]}}joining(){let t=(l,a)=>m(
"label.in",m("span",l),m("input",{autocomplete:"off",...a})),n=t("Code",{"data-k":"code","data-draft":"code",value:this.
code,maxlength:Ec,autocapitalize:"characters",spellcheck:"false",class:"code"}),s=t("Nickname, or none",{"data-k":"nick",
"data-draft":"nick",value:this.nick,maxlength:Sc}),o=l=>l.querySelector("input").value.trim(),r=()=>{let l=Br(o(n));if(!/^\w{4}$/.
test(l))return this.refuse("Expected the code on the screen in front: four letters or digits.");this.code=l,this.nick=o(
s),history.replaceState(null,"",`${this.base}${l}`),this.line.join(l,o(s))};return{title:"Type the code you see in front",
nodes:[m("form",{onsubmit:l=>(l.preventDefault(),r())},n,s,m("button",{type:"submit",hidden:!0})),m("p.kept",m("b","What\
 is saved "),"on your teacher’s computer: your nickname, your guesses, how sure you are and how many seconds you took, y\
our Yes or No to a mistake, and how many deals you pressed. It is deleted when the class ends, or a day after the class \
began (if the server is off then, when it next starts). Only your teacher can see who answered what, and can save it as \
a table with your nickname. No account."),this.kept()],main:{label:"Join",press:r}}}kept(){let t=Mt(Yn)??[],n=({title:s,
rows:o,own:r})=>{this.title.textContent=s,X(this.body,cn(ln(o,r))),this.main.show("Back",""),this.press=()=>this.draw(this.
line.phone,!0)};return t.map(s=>m("button.btn",{onclick:()=>n(s)},`${s.title}, ${s.day}`))}keepRows(){let{title:t,rows:n,
own:s}=this.line.phone,o=new Date().toLocaleDateString(void 0,{day:"numeric",month:"short",year:"numeric"}),r=(Mt(Yn)??[]).
filter(l=>l.title!==t||l.day!==o),i=ie(Yn,[{title:t,day:o,rows:n,own:s},...r].slice(0,Mc));this.main.show(i?"Kept on thi\
s phone":"This phone keeps nothing",i?"They are kept.":"It may keep nothing.")}};fs();ks(({el:e})=>{new Jn(e)})({el:document.
getElementById("class")});export{Ac as classAt,Br as codeOf};
