var gt=()=>document.body?.dataset.voila!=null,Gs=()=>gt()&&document.body.dataset.voila!=="notebook";function Js(e,t,s,o){let{class:n,...i}=s,r=[t,n].flat().filter(Boolean).join(" ");r&&e.setAttribute("class",r);for(let[l,
a]of Object.entries(i))a==null||a===!1||(l.startsWith("on")?e.addEventListener(l.slice(2),a):l==="style"?e.style.cssText=
a:e.setAttribute(l,a===!0?"":String(a)));return e.append(...o.flat(9).filter(l=>l!=null&&l!==!1)),e}var Xs=([e,...t])=>e?.
constructor===Object?[e,t]:[{},[e,...t]];function w(e,t,...s){let[o,...n]=e.split(".");return Js(document.createElementNS(
"http://www.w3.org/2000/svg",o),n,...Xs([t,...s]))}var A=(e,t,s,o,n)=>w("rect",{x:e,y:t,width:s,height:o,...n}),H=(e,t,s,o)=>w(
"circle",{cx:e,cy:t,r:s,...o}),_=(e,t,s,o)=>w("path",{d:e,fill:"none",stroke:t,"stroke-width":s,...o}),At=(e,t,s,...o)=>w(
"svg",{width:e,height:t,viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":s},...o);function f(e,t,...s){let[o,...n]=e.split(
"."),[i,r]=Xs([t,...s]),l=o==="section"&&i["aria-label"]&&!Gs();return Js(document.createElement(l?"div":o),n,{role:l?"g\
roup":null,type:o==="button"?"button":null,...i},r)}function I(e){let t=e.getRootNode();return t instanceof Document||t instanceof
ShadowRoot?t.activeElement:null}var Gt=e=>e instanceof HTMLTextAreaElement||e instanceof HTMLInputElement&&e.selectionStart!=null;function Ii(e,t,s){if(e.
value===e.defaultValue||e.value===t.value||!s&&t.defaultValue!==e.defaultValue)return;t.value=e.value;let o=!1,n=()=>{!o&&
t.isConnected&&t.dispatchEvent(new Event("change"))};t.addEventListener("change",()=>o=!0),t.addEventListener("blur",n,{
once:!0}),t.addEventListener("keydown",i=>{i.key==="Enter"&&!t.form&&n()})}function z(e,...t){let s=I(e),o=s&&s!==e&&e.contains(
s)?s:null,n=o?.getAttribute("data-k")??"",i=[...e.querySelectorAll("[data-draft]")].filter(Gt),r=Gt(o)?{from:o.selectionStart,
to:o.selectionEnd,text:o.value}:null;e.replaceChildren(...t.flat(9).filter(a=>a!=null&&a!==!1));for(let a of i){let c=e.
querySelector(`[data-k="${CSS.escape(a.dataset.k??"")}"][data-draft="${CSS.escape(a.dataset.draft??"")}"]`);Gt(c)&&c!==a&&
Ii(a,c,a===o)}if(!o)return;if(je(e,n)){let a=I(e);r&&a!==o&&Gt(a)&&a.value===r.text&&a.setSelectionRange(r.from,r.to);return}
let l=e.querySelector("[data-next]")??e;l instanceof HTMLElement&&(l.tabIndex=-1,l.focus({preventScroll:!0}))}function je(e,t){
let s=e.querySelector(`[data-k="${CSS.escape(t)}"]`);return s instanceof HTMLElement&&s.focus({preventScroll:!0}),s instanceof
HTMLElement}var _i=/^(svg|g|path|rect|circle|ellipse|line|polyline|polygon|defs|clipPath|pattern|title|desc|use)$/;function zs(e){
let t=new DOMParser().parseFromString(e,"image/svg+xml").documentElement;if(t.localName!=="svg")throw new Error("Expecte\
d SVG.");for(let s of[...t.querySelectorAll("*"),t]){if(s!==t&&!_i.test(s.localName)){s.remove();continue}for(let{name:o,
value:n}of[...s.attributes]){let i=/^(xlink:)?href$/.test(o)&&!n.startsWith("#");(/^on/i.test(o)||i||/url\((?!["']?#)|javascript:/i.
test(n))&&s.removeAttribute(o)}}return document.importNode(t,!0)}var Wi=/^(#[0-9a-f]{3,8}|light-dark\(\s*#[0-9a-f]{3,8}\s*,\s*#[0-9a-f]{3,8}\s*\))$/i;
function Jt(e,t){for(let s of(t??"").split(";")){let[o,n]=[s.slice(0,s.indexOf(":")).trim(),s.slice(s.indexOf(":")+1).trim()];
/^--[\w-]+$/.test(o)&&Wi.test(n)&&e.style.setProperty(o,n)}}function Q({label:e,choices:t,value:s,pick:o,k:n}){return f(
"div.seg",{role:"group","aria-label":e},t.map(([i,r],l)=>f("button",{"data-k":`${n}.${l}`,"aria-pressed":String(i===s),onclick:()=>o(
i)},r)))}var Pi=globalThis,qe=Pi[Symbol.for("uncle_widgets.page")]??={};function nt(e){return qe.ids=(qe.ids??0)+1,`uw-${e}\
-${qe.ids}`}function Lt(e,t){let s=-1,o=()=>{let i=Math.round(e.clientWidth);i>0&&i!==s&&(s=i,e.replaceChildren(t(i)))},
n=new ResizeObserver(()=>requestAnimationFrame(o));return n.observe(e),o(),{again:()=>(s=-1,o()),stop:()=>n.disconnect()}}
function N(e,t,s){s?e.getAttribute(t)!==s&&e.setAttribute(t,s):e.removeAttribute(t)}var dt=(e,...t)=>f("button",e,...t),
Xt=({kind:e,label:t,strong:s,share:o},n)=>dt({class:`btn${s?" solid":""}${o==null?"":" sharing"}`,style:o==null?null:`--\
p:${100*o}%`,"data-act":e,"data-k":`key.${e}`,onclick:()=>n(o==null?e:"stop")},o==null?t:`${t} (${Math.round(100*o)}%)`);
function Ve(e,t,s){let o=I(e),n=o&&e.contains(o)?o:null,i=n&&["data-act","data-clause"].find(a=>n.hasAttribute(a)),r=i&&
n?.getAttribute(i);if(s(),!n)return;([...e.querySelectorAll("button")].find(a=>i&&a.getAttribute(i)===r)??e.querySelector(
"button")??t).focus?.()}var zt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;var qi=400,Fe=[["guess","A guess"],["think","I think so"],["know","I know"]];function Qs(e,t=()=>{}){let s=f("div"),o=i=>{
e.sure=i,n()},n=()=>{t(),z(s,Q({label:"How sure are you?",choices:Fe,value:e.sure,k:"sure",pick:o}))};return n(),f("div.\
sure",f("span","How sure?"),s)}function to({press:e,refused:t}){let s=Number.NEGATIVE_INFINITY,o="",n="",i=f("button.btn\
.solid.wide",{"data-k":"main",onclick:()=>{performance.now()-s<qi||(o?t(o):e())}});return{node:i,show(r,l,a=r){n&&n!==a&&
(s=performance.now()),n=a,i.textContent!==r&&(i.textContent=r),o=l,l?i.setAttribute("aria-disabled","true"):i.removeAttribute(
"aria-disabled"),i.title=l}}}var ji="M70-6 18 106M5.5 24a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0M53.5 76a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0",
Ke={0:[64,[["ellipse",{cx:32,cy:50,rx:25,ry:43}]]],1:[46,[["path",{d:"M3 30 32 5V110"}]]],2:[64,[["path",{d:"M7.5 33V31.\
5A24.5 24.5 0 1 1 51.5 46.4L16 93H64"}]]],3:[62,[["path",{d:"M10.5 22.5A19.5 19.5 0 1 1 29 46H20M20 44H30A24.5 24.5 0 1 \
1 6.7 76"}]]],4:[66,[["path",{d:"M48 110V5L13 74H66","stroke-miterlimit":12}]]],5:[62,[["path",{d:"M58 7H19L14.6 48A25.5\
 25.5 0 1 1 6.9 77"}]]],6:[64,[["circle",{cx:32,cy:68,r:25}],["path",{d:"M53.5-13 10.6 55.1"}]]],7:[60,[["path",{d:"M0 7\
H49L15 110","stroke-miterlimit":12}]]],8:[64,[["circle",{cx:32,cy:27,r:20}],["circle",{cx:32,cy:68,r:25}]]],9:[64,[["cir\
cle",{cx:32,cy:32,r:25}],["path",{d:"M10.5 113 53.4 44.9"}]]],"%":[88,[["path",{d:ji,"stroke-width":11}]]],".":[20,[["re\
ct",{x:3,y:85,width:15,height:15,fill:"currentColor",stroke:"none"}]]],",":[20,[["path",{d:"M12 84 6 118","stroke-width":13}]]],
"/":[52,[["path",{d:"M48-6 4 106","stroke-width":11}]]],"+":[60,[["path",{d:"M30 26V82M2 54H58","stroke-width":12}]]],"-":[
44,[["path",{d:"M4 54H40","stroke-width":12}]]],"−":[44,[["path",{d:"M4 54H40","stroke-width":12}]]],"×":[56,[["path",
{d:"M8 32 48 76M48 32 8 76","stroke-width":12}]]]," ":[26,[]],J:[54,[["path",{d:"M46-10V69A19.500 19.500 0 0 1 7 69V60"}]]],
Q:[72,[["ellipse",{cx:36,cy:50,rx:29,ry:43}],["path",{d:"M42 66 74 104"}]]],K:[68,[["path",{d:"M7-10V110M66-6 10 62M28 4\
2 68 106"}]]],A:[72,[["path",{d:"M2 106 36-2 70 106M14 68H58"}]]]},tt=e=>e!==""&&[...e].every(t=>t in Ke);function Y(e,t,s=13){
return[...String(e)].reduce((n,i)=>n+(Ke[i]?.[0]??0)+s,-s)*t/100}function V(e,t,s,o,n={}){let{anchor:i="start",gap:r=13,
weight:l=o>=60?13:14,colour:a}=n,c=Y(e,o,r),h=i==="middle"?t-c/2:i==="end"?t-c:t,d=0,p=[...String(e)].map(u=>{let[g,m]=Ke[u]??
[0,[]],y=u===","?"visible":"hidden",x={x:d,y:0,width:g,height:100,viewBox:`0 0 ${g} 100`,style:`overflow:${y}`};return d+=
g+r,w("svg",x,m.map(([k,b])=>w(k,b)))});return w("g",{transform:`translate(${h} ${s}) scale(${o/100})`,fill:"none",stroke:"\
currentColor","stroke-width":l,"aria-hidden":"true",style:a&&`color:${a}`},p)}function Ot(e,t,s={}){let o=Y(e,t,s.gap),n=`\
width:${o/16}em;height:${t/16}em`;return w("svg.numeral",{viewBox:`0 0 ${o} ${t}`,style:n,"aria-hidden":"true"},V(e,0,0,
t,s))}var Qt=[e=>`M0 ${e/2}a${e/2} ${e/2} 0 1 1 ${e} 0a${e/2} ${e/2} 0 1 1 ${-e} 0Z`,e=>`M${e*.05} ${e*.05}H${e*.95}V${e*
.95}H${e*.05}Z`,e=>`M${e/2} ${-e*.14}L${e*1.14} ${e/2}L${e/2} ${e*1.14}L${-e*.14} ${e/2}Z`,e=>`M${e/2} 0L${e} ${e*.42}V${e}\
H0V${e*.42}Z`,e=>`M${e*.25} ${e*.04}H${e*.75}L${e*1.04} ${e/2}L${e*.75} ${e*.96}H${e*.25}L${-e*.04} ${e/2}Z`,e=>`M${-e*.1}\
 ${e*.16}H${e*1.1}V${e*.84}H${-e*.1}Z`],Vi=e=>"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[e]??"?";function yt(e,t,s,o,n={}){let{fill:i="\
var(--on-field)",ink:r="var(--field)"}=n,l=e>=Qt.length,a={d:Qt[e%Qt.length](o),fill:l?r:i,stroke:l?i:null,"stroke-width":2},
c=e%Qt.length===3,h={x:o/2,y:c?o*.8:o*.69,"font-size":Math.max(12.5,o*.54),"font-weight":700,"text-anchor":"middle",fill:l?
i:r};return w("g",{transform:`translate(${t} ${s})`},w("path",a),w("text",h,Vi(e)))}var eo={first:"M5 5h3v14H5zM20 5v14L\
9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6zM14 5h4v14h-4z",forward:"M7 5v14l11-7z",last:"M4 5v\
14l11-7zM16 5h3v14h-3z",link:"M8 3h12v13h-3V6H8zM4 8h10v13H4z",eye:"M12 5C7 5 3 8.5 1 12c2 3.5 6 7 11 7s9-3.5 11-7c-2-3.\
5-6-7-11-7zm0 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM12 9.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",down:"M4 8h16l-8\
 9z",near:"M11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm0 2.4a3.6 3.6 0 1 0\
 0 7.2 3.6 3.6 0 0 0 0-7.2z",whole:"M3 3h7v3H6v4H3zM14 3h7v7h-3V6h-4zM3 14h3v4h4v3H3zM18 14h3v7h-7v-3h4z",close:"M6 4 12\
 10 18 4 20 6 14 12 20 18 18 20 12 14 6 20 4 18 10 12 4 6z"};function W(e,t=22){let s=`width:${t/16}em;height:${t/16}em`;
return w("svg.icon",{viewBox:"0 0 24 24",fill:"currentColor",style:s,"aria-hidden":"true"},w("path",{d:eo[e],"fill-rule":"\
evenodd"}))}var so=(e,t,s)=>w("g.opens-mark",{transform:`translate(${e} ${t})`},w("circle",{r:s}),w("path",{d:eo.eye,"fi\
ll-rule":"evenodd",transform:`scale(${s/15}) translate(-12 -12)`}));function te(e,t="var(--ink)",s="none"){return w("pat\
tern",{id:e,width:6,height:6,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"},A(0,0,6,6,{style:`fill:${s}`}),
A(0,0,2,6,{style:`fill:${t}`}))}function st(e,t,s,o,n){let i={r:`M${t-o*.86} ${s-o*.86}h${o*1.72}v${o*1.72}h${-o*1.72}Z`,
g:`M${t} ${s-o*1.02}L${t+o*1.12} ${s+o*.86}H${t-o*1.12}Z`,b:`M${t-o} ${s}a${o} ${o} 0 1 1 ${2*o} 0a${o} ${o} 0 1 1 ${-2*
o} 0Z`,y:`M${t} ${s-o*1.2}L${t+o*1.2} ${s}L${t} ${s+o*1.2}L${t-o*1.2} ${s}Z`}[e];return w("path",{d:i,...n})}var ee=e=>({
r:"red",g:"green",b:"blue",y:"yellow"})[e]??"";function Ze(e,t,s,o={}){let{w:n=27,t:i=5,g:r=2,pitch:l=n+7}=o,a="",c="";for(let h=0;h<
e;h++){let d=t+Math.floor(h/10)*l,p=h%10,u=s-(p+1)*(i+r)-(p>=5?3:0);a+=`M${d} ${u}h${n}v${i}h${-n}z`;for(let g of[.22,.64])
c+=`M${d+n*g} ${u}h${n*.14}v${i}h${-n*.14}z`}return w("g",{"aria-hidden":"true"},w("path",{d:a,fill:"var(--accent-on-fie\
ld)"}),w("path",{d:c,fill:"var(--card)"}))}var io={"٪":"%","٫":"."};for(let[e,t]of[["-","‐‑‒–−﹣"],["/","⁄∕"],["'","‘’ʼ"],[",","،٬"]])for(let s of t)
io[s]=e;var Fi=/^([+-]?) ?(.+?) ?(%|(?:out )?of 100)?$/,Ki=/^(?:(\d+) )?(\d+) ?\/ ?(\d+)$/,Zi=/^(?:\d+[.,]?\d*|[.,]\d+)$/,
Ui=/^[1-9]\d{0,2}([,'_ ])\d{3}(?:\1\d{3})*(?:\.\d*)?$/,Yi=/^[1-9]\d{0,2}(?:\.\d{3})+$/;function Gi(e){let t=e.codePointAt(
0),s=0;for(;/\p{Nd}/u.test(String.fromCodePoint(t-s-1));)s++;return String(s%10)}function Ji(e){if(/\p{Nd}/u.test(e))return Gi(
e);if(/\p{No}/u.test(e)){let t=e.normalize("NFKC");return t.includes("⁄")?` ${t.replace("⁄","/")} `:e}return/[\p{Z}\t\n\v\f\r]/u.
test(e)?" ":/\p{Cf}/u.test(e)?"":/[\uff01-\uff5e]/.test(e)?String.fromCharCode(e.charCodeAt(0)-65248):io[e]??e}var Xi=e=>[
...e].map(Ji).join("").replace(/ +/g," ").trim(),oo=e=>e.toFixed(9).replace(/\.?0+$/,""),no=e=>Number.isInteger(e)?e.toLocaleString(
"en"):String(Number(e.toPrecision(6))),ot={low:0,high:100,unit:"chance"};function Ue({low:e=-1/0,high:t=1/0,unit:s="",whole:o=!1}){
let n=Number.isFinite(e)&&Number.isFinite(t)?` from ${no(e)} to ${no(t)}`:"",i=s==="chance"?" (of 100)":s&&s!=="share"?`\
 ${s}`:"";return`Expected ${o?"a whole number":"a number"}${n}${i}`}function G(e,t){let{low:s=-1/0,high:o=1/0,unit:n="",
whole:i=!1}=t,r=Xi(e),l=[...r].slice(0,20).join(""),a=(v,S="")=>({value:null,share:Number.NaN,words:v,meant:S});if(!r)return a(
`${Ue(t)}.`);let c=a(`${Ue(t)}, not '${l}'.`),h=Fi.exec(r);if(!h||[...r].length>60)return c;let[,d,p,u]=h,g=Ki.exec(p),m=g!=
null&&g[1]==null,y=t.thousands??(-s>=1e3||o>=1e3),x=i&&Yi.test(p),k;if(g){let[,v="0",S,T]=g;if(!Number(T))return c;let L=(Number(
v)*Number(T)+Number(S))/Number(T);k=E=>L*10**E}else if(y&&(Ui.test(p)||x)){let v=p.replace(x?/[,'_ .]/g:/[,'_ ]/g,"");k=
S=>+`${v}e${S}`}else if(Zi.test(p)){let v=p.replace(",",".");k=S=>+`${v}e${S}`}else return c;if(u&&(n!=="chance"&&n!=="s\
hare"||m&&(u==="%"||n==="share")))return c;let b=u&&n==="share"?-2:m&&n==="chance"?2:0,$=d==="-"?-1:1,M=$*k(b)||0;if(M<s||
M>o||i&&!Number.isInteger(M))return a(`${Ue(t)}, not ${l}.`);if(n==="chance"&&M>0&&M<1&&!m&&!u){let v=oo(k(2)),S=oo(M);return a(
`Did you mean ${v} out of 100? Type ${v}, or ${S}% for ${S} out of 100.`,v)}return{value:M,share:$*k(b-2)||0,words:"",meant:""}}var zi=80,Ye=12,Qi=800,ro=(e,{unit:t})=>String(Number(e.toFixed(t==="chance"?1:2)));function tr(e,t){let{value:s}=G(e,t),
o=Number(e.trim().replace(",",".").replace("−","-"));return s==null||s===o?"":ro(s,t)}var ao=(e,t,s)=>e!=null&&G(e,s).
value===(t??null)?e:t==null?"":ro(t,s);function se(e,t){let{words:s,meant:o}=G(e,t);return o?`Did you mean ${o} out of 1\
00?`:s}function er(e,t,s,o=!0){let n=f("div.numnote",{id:nt("note"),role:"status"}),i=0,r="",l=c=>{let h=e.value,{words:d,
meant:p}=h.trim()?G(h,t):{words:"",meant:""},u=p?se(h,t):c&&o?d:"";N(e,"aria-invalid",u?"true":""),N(e,"aria-describedby",
u?n.id:"");let g=u&&`${u} ${p&&h}`;if(g===r)return;r=g;let m=(y,x,k)=>f("button.btn",{"data-k":k,onclick:()=>s(x)},y);n.
replaceChildren(...u?[f("p.refusal",u)]:[],...p?[f("div.row",m("Yes",p,"meant.yes"),m("No",`${h.trim()}%`,"meant.no"))]:
[])},a=()=>{clearTimeout(i),l(!0)};return e.addEventListener("input",()=>{clearTimeout(i),i=window.setTimeout(a,Qi),l(!1)}),
e.addEventListener("change",a),{node:n,complain:a}}function Ge({rule:e,label:t,words:s,ends:o,value:n,set:i,enter:r,k:l=""}){
let a=n,{low:c,high:h}=e,d=e.unit==="chance"?1:10**Math.floor(Math.log10((h-c)/50||1)),p=f("span.drawn",{"aria-hidden":"\
true"}),u=f("b.equals",{"aria-hidden":"true"}),g=f("input.bignum",{inputmode:e.low<0?"text":"decimal","data-k":`value${l}`,
maxlength:zi,autocomplete:"off","aria-label":`${t} ${s}`,oninput:()=>b(g.value,g)}),m=f("input.rng",{type:"range",min:c,
max:h,step:d,"data-k":`range${l}`,"aria-label":t,oninput:()=>b(y(),m)}),y=()=>String(Number(Number(m.value).toFixed(d<1?
2:0))),x=String((c+h)/2),k=er(g,e,S=>{b(S),m.focus({preventScroll:!0})});function b(S,T){a=S.trim(),T!==g&&(g.value=a,k.
complain()),$(T),i(a)}function $(S){let T=G(a,e).value,L=a.replace("-","−"),E=tr(a,e);S!==m&&(m.value=T==null?x:String(
T)),m.classList.toggle("empty",T==null),m.style.setProperty("--p",`${T==null?0:100*(T-c)/(h-c||1)}%`),m.setAttribute("ar\
ia-valuetext",T==null?"not set yet":`${E||a} ${s}`),u.textContent=E&&`= ${E.replace("-","−")} `;let O=a!==""&&tt(L)&&L.
length<=6,R=L.length<=Ye?L:`${L.slice(0,Ye-1)}…`;p.replaceChildren(a===""?"?":O?Ot(L,L.length>4?34:50):R),p.classList.
toggle("none",a===""),g.style.setProperty("--n",String(Math.min(Math.max(2,a.length),Ye)))}let v=f("div.asknum",{onkeydown:S=>{
S.key!=="Enter"||S.target instanceof HTMLButtonElement||(S.preventDefault(),a===""&&S.target===m?b(y(),m):a!==""&&G(a,e).
value==null?k.complain():a!==""&&r())}},f("div.saynum",f("span.bigbox",g,p),f("p",u,s)),k.node,m,f("div.ends",{"aria-hid\
den":"true"},f("span",o[0]),f("span",o[1])));return g.value=a,k.complain(),$(),{node:v,value:()=>a,put:S=>b(S),focus:()=>m.
focus({preventScroll:!0}),complain:k.complain}}var lo=({measure:e,span:t})=>e==="chance"?ot:{low:t[0],high:t[1],unit:e},
Nt=(e,t)=>e.trim()?se(e,lo(t)):"Move the slider, or type a number.";function ho({measure:e,span:t,says:s},{label:o="What\
 do you expect?",...n}){let i=lo({measure:e,span:t}),r=e==="chance";return Ge({...n,rule:i,label:o,words:r?`of 100 ${s}`.
trim():e,ends:r?["never","always"]:[String(i.low).replace("-","−"),String(i.high)]}).node}var co=Symbol.for("uncle_widgets.presses");function Je(e){let t=e.composedPath()[0],s=t instanceof Element?t.closest("bu\
tton"):null;return s?.closest(".uw")?s:null}var uo=({dataset:e,textContent:t})=>e.k??e.act??e.clause??t;function fo(){let e=globalThis;
if(e[co])return;e[co]=!0;let t=null,s=null,o=i=>{let r=t,l=Je(i);t=s=null,!(!r||r.isConnected||!l||uo(l)!==uo(r))&&setTimeout(
()=>{s instanceof Node&&l.contains(s)||l.click()})},n=[["pointerdown",i=>t=i.button||i.pointerType==="touch"?null:Je(i)],
["pointerup",o],["pointercancel",()=>t=null],["keydown",i=>i.repeat||(t=i.key===" "?Je(i):null)],["keyup",i=>i.key===" "&&
o(i)],["click",i=>s=i.composedPath()[0]]];for(let[i,r]of n)window.addEventListener(i,r,{capture:!0})}var sr="uncle_widgets.theme",or="uncle_widgets.inks",nr="uncle_widgets.covers",ir=[["auto","Auto"],["light","Light"],["d\
ark","Dark"]],rr=[["two","Two colours"],["four","Four"]],ar=[["hidden","Hidden"],["press","On a press"],["shown","Shown"]],
po=e=>ir.find(([t])=>t===e)?.[0];function lr(){let e=gt()?po(new URLSearchParams(location.search).get("theme")):void 0;try{
return e??po(localStorage.getItem(sr))??"auto"}catch{return e??"auto"}}function mo(e,t,s){try{let o=localStorage.getItem(
e);return t.find(([n])=>n===o)?.[0]??s}catch{return s}}function wt(){let e=globalThis,t=Symbol.for("uncle_widgets.theme");
if(!e[t]){let s=matchMedia("(prefers-color-scheme: dark)");e[t]={choice:lr(),inks:mo(or,rr,"two"),covers:mo(nr,ar,"press"),
roots:new Set,heard:new Set,system:s},s.addEventListener("change",go),go()}return e[t]}function Xe(e,t){e.classList.toggle(
"four-inks",wt().inks==="four");for(let s of[e,e.closest(".uw-page")??e.closest(".uw-room")])s instanceof HTMLElement&&(t===
"auto"?delete s.dataset.theme:s.dataset.theme=t)}function go(){let{choice:e,roots:t,heard:s,system:o}=wt();for(let n of t)
Xe(n,e);if(gt()){let n=e==="auto"?o.matches?"dark":"light":e;document.documentElement.dataset.theme=n,document.body.dataset.
jpThemeLight=String(n==="light")}for(let n of s)n()}var yo=()=>wt().choice;var wo=()=>wt().covers;function xo(e){let{heard:t}=wt();return t.add(e),()=>{t.delete(e)}}var ko=e=>t=>{let s=e(t),o=t.el.querySelector(".uw");
if(!(o instanceof HTMLElement))return s;let{roots:n}=wt();n.add(o),Xe(o,yo());let i=new ResizeObserver(()=>{Xe(o,yo()),i.
disconnect()});return i.observe(o),()=>{i.disconnect(),n.delete(o),s?.()}};var hr=["shown","why","deal"],cr="Your answers are deleted on your teacher’s computer.",dr="Your teacher goes on witho\
ut phones. The numbers so far stay on the screen in front, without your name.",oe=e=>({place:"join",words:"",line:!1,you:null,
standing:{seq:-1,to:"door",at:0,of:0,vote:1,step:0,ends:0},moment:null,answer:null,deals:{at:-1,shown:[]},own:{},count:{
kind:"count",here:0,said:0,missing:0,waiting:0,front:!0},saying:null,title:"",rows:{},...e}),xt=({moment:e,standing:t})=>e?.
at===t.at?e:null,it=({answer:e,standing:t})=>hr.includes(t.to)&&e?.at===t.at?e:null;function kt({own:e,saying:t,standing:{
at:s}},o){let n=e[s]?.votes[o];return t&&t.at===s&&t.vote===o?{value:t.value,sure:t.sure}:n?{value:n[0],sure:n[1]}:null}
var rt=({own:e},t,s)=>e[t]?.votes[s]?.[2]??null,at=({own:e,standing:{at:t}})=>e[t]?.dealt??0;function ze(e,t,s){let{votes:o,
dealt:n}=e.own[t]??{votes:{},dealt:0};return{...e.own,[t]:{dealt:s.dealt??n,votes:{...o,...s.votes}}}}function bo(e){let{
saying:t,standing:s}=e;return!t||s.to==="ask"&&t.at===s.at&&t.vote===s.vote?e:{...e,saying:null,words:"The vote was clos\
ed before your last number came."}}function $o(e,t){let{at:s,exact:o}=t,{moment:n}=e;if(n?.at!==s)return{...e,answer:t};
let i={at:s,exact:o,measure:n.measure,span:n.span};return{...e,answer:t,rows:{...e.rows,[s]:i}}}var vo=(e,t)=>({...e,moment:t,
title:t.title});function Qe(e,t){switch(t.kind){case"you":return{...e,place:"in",words:"",line:!0,you:t};case"now":{let{
standing:s,moment:o,answer:n,deals:i,own:r,count:l}=t;if(s.seq<e.standing.seq&&e.line)return e;let a={...e,standing:s,own:r,
count:l};return o&&(a=vo(a,o)),n&&(a=$o(a,n)),i&&(a={...a,deals:{at:s.at,shown:i}}),s.to==="door"&&(a={...a,rows:{}}),bo(
a)}case"state":{let{standing:s}=t;if(s.seq<=e.standing.seq)return e;let o=s.to==="door"?{own:{},rows:{}}:{},n=s.at!==e.standing.
at||s.vote!==e.standing.vote,i=n?{...e.count,said:0,missing:e.count.here}:e.count;return bo({...e,...o,standing:s,count:i,
words:""})}case"moment":return vo(e,t);case"reveal":return $o(e,t);case"dealt":return{...e,deals:{at:t.at,shown:t.shown}};case"\
kept":{let{at:s,vote:o,value:n,n:i}=t,{saying:r}=e,l=r&&r.at===s&&r.vote===o&&i>=r.n,a=l?r.sure:e.own[s]?.votes[o]?.[1]??
"",c=ze(e,s,{votes:{[o]:[n,a,null]}});return{...e,own:c,saying:l?null:r,words:""}}case"yes":{let{at:s,vote:o,yes:n}=t,i=e.
own[s]?.votes[o];return i?{...e,own:ze(e,s,{votes:{[o]:[i[0],i[1],n]}})}:e}case"count":return{...e,count:t};case"waiting":
return{...e,place:"door",words:t.words,line:!0};case"gone":return{...e,place:"over",line:!1,words:t.hands?dr:cr};case"no":{
let{about:s,words:o,n}=t;return s==="full"?{...e,place:"door",words:o}:s==="hello"?{...e,place:"join",words:o}:s!=="say"?
{...e,words:o}:{...e,words:o,saying:e.saying?.n===n?null:e.saying}}}}var Mo=(e,t)=>({...e,own:ze(e,e.standing.at,{dealt:t})});var Ct="uncle_widgets.class.phone",ur=8e3,fr=2e4,pr=1e3,So=4e3,mr="open elsewhere",gr="This class is open on another pag\
e of this phone.",Eo={1008:"The server closed this line."},yr=1013,wr=5e3;function bt(e){try{return JSON.parse(localStorage.
getItem(e)??"null")}catch{return null}}function ne(e,t){try{return t==null?localStorage.removeItem(e):localStorage.setItem(
e,JSON.stringify(t)),!0}catch{return!1}}var xr=()=>[...crypto.getRandomValues(new Uint8Array(16))].map(e=>e.toString(16).
padStart(2,"0")).join(""),Ht=class{constructor(t,s){this.url=t,this.told=s,this.phone=oe(),this.member={code:"",key:"",nick:"",
n:0,saying:null,title:"",rows:{}},this.socket=null,this.stores=!0,this.waking=0,this.heardAt=0,setInterval(()=>this.here(),
ur),document.addEventListener("visibilitychange",()=>!document.hidden&&this.woken()),addEventListener("online",()=>this.
woken())}static knows(t){return bt(Ct)?.code===t}join(t,s){let o=bt(Ct),n=o?.code===t?o:null;this.member={key:xr(),n:0,saying:null,
title:"",rows:{},...n,code:t,nick:s||(n?.nick??"")},this.keep();let{saying:i,title:r,rows:l}=this.member;this.show(oe({place:"\
going",saying:i,title:r,rows:l})),this.open()}leave(){ne(Ct,null),this.show(oe()),this.drop()}keep(){this.stores=ne(Ct,this.
member)}show(t){let s=this.phone;if(t===s)return;this.phone=t;let{saying:o,title:n,rows:i}=t;(o!==this.member.saying||i!==
this.member.rows||n!==this.member.title)&&(this.member={...this.member,saying:o,title:n,rows:i},t.place!=="join"&&this.keep()),
this.told(t,s)}open(){this.drop();let t=new WebSocket(this.url);this.socket=t,this.heardAt=Date.now(),t.onopen=()=>{let{
code:s,key:o,nick:n}=this.member;this.send({kind:"hello",code:s,key:o,nick:n})},t.onmessage=({data:s})=>t===this.socket&&
this.hear(JSON.parse(s)),t.onclose=({code:s,reason:o})=>t===this.socket&&this.lost(s,o)}drop(){clearTimeout(this.waking);
let{socket:t}=this;this.socket=null,t?.close()}lost(t,s){this.socket=null;let{place:o}=this.phone;if(!(o==="over"||o==="\
join")){if(t===yr){this.show({...this.phone,line:!1,place:"door"}),this.waking=window.setTimeout(()=>this.open(),wr+Math.
random()*So);return}if(Eo[t]){let n=s===mr?gr:Eo[t];return this.show({...this.phone,line:!1,place:"aside",words:n})}this.
show({...this.phone,line:!1}),this.waking=window.setTimeout(()=>this.open(),pr+Math.random()*So)}}woken(){["join","over",
"aside"].includes(this.phone.place)||(this.socket?.readyState===WebSocket.OPEN?this.here():this.socket?.readyState!==WebSocket.
CONNECTING&&this.open())}here(){this.socket?.readyState===WebSocket.OPEN&&(Date.now()-this.heardAt>fr?(this.drop(),this.
lost(0,"")):this.send({kind:"here",seq:this.phone.standing.seq}))}send(t){this.socket?.readyState===WebSocket.OPEN&&this.
socket.send(JSON.stringify(t))}hear(t){this.heardAt=Date.now();let s=this.phone,o=at(s),{at:n,vote:i}=s.standing;if(this.
show(Qe(this.phone,t)),t.kind==="now"){let{saying:r,standing:l}=this.phone;if(r&&this.send(r),l.at===n){l.to==="deal"&&o>
at(this.phone)&&this.press(o);for(let a of it(this.phone)?[1,i]:[]){let c=rt(s,n,a);c!=null&&rt(this.phone,n,a)==null&&this.
yes(a,c)}}}t.kind==="no"&&t.about==="hello"&&this.drop(),t.kind==="gone"&&this.drop()}say(t,s){let{at:o,vote:n}=this.phone.
standing,i=bt(Ct),r=1+Math.max(this.member.n,i?.n??0);this.member={...this.member,n:r};let l={kind:"say",at:o,vote:n,value:t,
sure:s,n:r};this.show({...this.phone,saying:l,words:""}),this.send(l)}yes(t,s){let o={kind:"yes",at:this.phone.standing.
at,vote:t,yes:s};this.show(Qe(this.phone,o)),this.send(o)}press(t){this.show(Mo(this.phone,t)),this.send({kind:"press",at:this.
phone.standing.at,k:t})}};var kr="var(--card-ink)";function ie(e,t,s,o,n){let i=o*.46,r=c=>`a${i} ${i} 0 1 0 ${c*2*i} 0`,l=(c,h)=>`M${c-i} ${h}${r(
1)}${r(-1)}Z`,a={d:`M${t} ${s-o*1.1}L${t+o*.85} ${s}L${t} ${s+o*1.1}L${t-o*.85} ${s}Z`,h:`M${t} ${s+o}L${t-o*.95} ${s-o*
.12}A${o*.52} ${o*.52} 0 0 1 ${t} ${s-o*.52}A${o*.52} ${o*.52} 0 0 1 ${t+o*.95} ${s-o*.12}Z`,s:`M${t} ${s-o*1.05}L${t+o*
.95} ${s+o*.12}A${o*.5} ${o*.5} 0 0 1 ${t+o*.14} ${s+o*.5}L${t+o*.4} ${s+o}H${t-o*.4}L${t-o*.14} ${s+o*.5}A${o*.5} ${o*.5}\
 0 0 1 ${t-o*.95} ${s+o*.12}Z`,c:l(t,s-o*.52)+l(t-o*.54,s+o*.22)+l(t+o*.54,s+o*.22)+`M${t} ${s-o*.2}L${t+o*.4} ${s+o}H${t-
o*.4}Z`}[e];if(!a)throw new Error(`Expected a suit of ours, not "${e}".`);return w("path",{d:a,...n})}var To={bell:{fill:"\
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
1 0-84 0",fill:"M24 34H76V50H59V84H41V50H24Z",wide:9}},Ao=e=>e in To;function Lo(e,t,s,o,{colour:n="var(--accent-card)",
ink:i=kr}={}){let r=To[e];if(!r)throw new Error(`Expected a symbol of ours, not "${e}".`);let l=(a,c)=>a&&w("path",{d:a,
fill:"none",style:`stroke:${c}`,"stroke-width":r.wide??8});return w("g",{transform:`translate(${t} ${s}) scale(${o/100})`},
l(r.line,n),r.fill&&w("path",{d:r.fill,"fill-rule":"evenodd",style:`fill:${n}`}),r.ink&&w("path",{d:r.ink,style:`fill:${i}`}),
l(r.inkLine,i))}var F=(e,t)=>Math.max(12,Math.min(e,t/1.4));var br=[[/[ilj.,:;'|!tf\s()]/,.3],[/[mwMW@%]/,.88],[/[A-Z]/,.7],[/[\u0300-\u036f]/,0],[/[\u0250-\uffff]/,1]],$r=["012345\
6789","of 100 hands, as the quick brown fox jumps over it"],Rt,Oo=e=>{let t=0;for(let s of e)t+=br.find(([o])=>o.test(s))?.[1]??
.57;return t};function vr(){if(Rt!=null)return Rt;let e=typeof document=="object"&&document.querySelector(".uw"),t=e&&document.
createElement("canvas").getContext("2d");if(!e||!t)return 1;let s=getComputedStyle(e).getPropertyValue("--sans"),o=[400,
700].flatMap(n=>(t.font=`${n} 100px ${s}`,$r.map(i=>t.measureText(i).width/(n>400?100*1.06:100)/Oo(i))));return Rt=Math.
max(1,...o),document.fonts.addEventListener("loadingdone",()=>Rt=void 0,{once:!0}),Rt}var B=(e,t)=>Oo(e)*t*vr(),Mr=12;function D(e,t,s,o=1){
let n=B(e,o),i=Math.max(Math.min(t,Mr),Math.min(t,s/Math.max(n,.01)));if(n*i<=s+.01)return{lines:[e],size:i};let r=c=>B(
c,i*o)<=s,l=[""],a=()=>l[l.length-1];for(let c of e.split(" "))if(a()!==""&&r(`${a()} ${c}`))l[l.length-1]+=` ${c}`;else{
a()!==""&&l.push("");for(let h of c)a()!==""&&!r(a()+h)&&l.push(""),l[l.length-1]+=h}return{lines:l,size:i}}function $t(e,t,{
w:s,ideal:o,tight:n=.5,least:i=s,floor:r=0}){if(e<=1)return{w:Math.min(s,Math.max(t,12)),step:o,cols:1,rows:1};let l=p=>Math.
max(n*p,r),a=(p,u)=>Math.min(o,(t-p)/Math.max(u-1,1));for(let p of[s,Math.max(i,Math.min(s,t/(1+n*(e-1))))])if(a(p,e)>=l(
p)-.01)return{w:p,step:a(p,e),cols:e,rows:1};let c=Math.max(1,Math.floor((t-i)/l(i))+1),h=Math.ceil(e/c),d=Math.ceil(e/h);
return{w:i,step:a(i,d),cols:d,rows:h}}function No(e){let t=[...e].sort((o,n)=>o.seat-n.seat),s=Math.max(0,t.findIndex(o=>o.
me));return[...t.slice(s),...t.slice(0,s)]}function Co(e){if(e<2)return{left:0,top:e,right:0};let t=Math.floor((e+1)/3);
return{left:t,top:e-2*t,right:t}}function ts(e,t,s,o){if(e==="skip")return w("g",{fill:"currentColor"},_(`M${t-o} ${s+o*.5}A${o} ${o} 0 0 1 ${t+o*.78} ${s-
.1*o}`,"currentColor",o*.26),w("path",{d:`M${t+o*1.2} ${s+o*.62}L${t+o*.3} ${s+o*.2}L${t+o*1.16} ${s-o*.5}Z`}),H(t,s+o*.62,
o*.24));let n=i=>`M${t-i*o} ${s-i*o*.62}H${t+i*o*.2}V${s-i*o}L${t+i*o} ${s-i*o*.46}L${t+i*o*.2} ${s+i*o*.08}V${s-i*o*.3}\
H${t-i*o}Z`;return w("path",{d:n(1)+n(-1),fill:"currentColor"})}function Sr(e){let t=e*1.4,s=e*.08,o=(t-2*s)/17,n=e*.3,i="",
r="";for(let l=0;l<9;l++)i+=`M${s} ${s+2*l*o}h${e-2*s}v${o}h${2*s-e}z`;for(let l=-3;l<=3;l++){let a=2*l*o,c=Math.sqrt(Math.
max(0,n**2-(Math.abs(a)+o/2)**2));c&&(r+=`M${e/2+a-o/2} ${t/2-c}h${o}v${2*c}h${-o}z`)}return[A(0,0,e,t,{class:"paper",rx:e*
.085}),w("path.stripes",{d:i}),H(e/2,t/2,n+o*.9,{fill:"var(--card)"}),w("path.stripes",{d:r})]}function Er(e,t){let s=t*
1.4,o=t*.085,n=e.rings??0,i=e.text??"",r=t*Math.min(.098,.78/Math.max(n,1)),l=t*.11,a=l+t*.026,c="";for(let d=1;d<n;d++)
c+=`M0 ${s-l-d*r}A${l+d*r} ${l+d*r} 0 0 1 ${l+d*r} ${s}`;let h=tt(i)?Math.min(t*.36,t*.76*100/Y(i,100)):0;return[A(0,0,t,
s,{class:"paper",rx:o}),n>0&&w("path",{d:`M0 ${s-a}A${a} ${a} 0 0 1 ${a} ${s}H${o}A${o} ${o} 0 0 1 0 ${s-o}Z`,fill:"var(\
--accent-card)"}),c&&_(c,"var(--accent-card)",Math.min(t*.052,r*.55)),h?V(i,t*.12,t*.13,h,{colour:"var(--card-ink)"}):w(
"text",{x:t*.1,y:t*.36,"font-size":Math.min(t*.3,t*1.5/Math.max(i.length,1)),"font-weight":700,fill:"var(--card-ink)"},i),
A(0,0,t,s,{class:"edge",rx:o})]}function Tr(e,t){let s=t*1.4,o=t*.085,n=e.colour==="wild",i=e.colour??"",r=n?"#fff":`var\
(--c-${i}-on)`,l=n?[["r",-1,-1],["g",1,-1],["y",-1,1],["b",1,1]].map(([p,u,g])=>st(String(p),t*(.5+.23*Number(u)),s*.62+
t*.23*Number(g),t*.16,{fill:`var(--c-${p})`,stroke:"#fff","stroke-width":t*.018})):[.46,.31,.16].map(p=>st(i,t*.62,s*.66,
t*p,{fill:"none",stroke:r,"stroke-opacity":.5,"stroke-width":t*.045})),a={draw2:"+2",draw4:"+4"}[e.glyph??""],c=a??(e.glyph?
"":e.text??""),h=c?V(c,t*.12,t*.13,t*(a?.34:.42),{gap:a?8:13}):n?w("text",{x:t*.11,y:t*.3,"font-size":Math.max(12.5,t*.22),
"font-weight":700,fill:r},t<46?"W":"Wild"):ts(e.glyph??"",t*.31,t*.33,t*.19),d=e.letter||i.toUpperCase();return[A(0,0,t,
s,{rx:o,fill:n?"#17181C":`var(--c-${i})`}),w("svg",{width:t,height:s,style:"overflow:hidden"},l),w("g",{style:`color:${r}`},
h),!n&&w("text",{x:t*.12,y:s-t*.1,"font-size":Math.max(12.5,t*.205),"font-weight":700,fill:r},d),A(0,0,t,s,{rx:o,fill:"n\
one",stroke:"#fff","stroke-width":Math.max(2,t*.03)})]}function Ar(e,t){let s=t*1.4,o=e.suit??"",n=e.text??"",i=`var(--s\
uit-${o})`,r=Math.min(t*.3,t*.62*100/Y(n,100,6));return[A(0,0,t,s,{class:"paper",rx:t*.085}),ie(o,t*.66,s*.69,t*.34,{style:`\
fill:${i}`,opacity:.16}),ie(o,t*.66,s*.69,t*.2,{style:`fill:${i}`}),V(n,t*.1,t*.11,r,{colour:i,gap:n.length>1?6:13}),ie(
o,t*.22,t*.6,Math.max(4,t*.125),{style:`fill:${i}`}),A(0,0,t,s,{class:"edge",rx:t*.085})]}function Lr(e,t){let s=t*1.4,o=e.
text??"",n=Math.min(t*.2,t*.8/Math.max(B(o,1.06),.1)),i=o!==""&&n>=9,r=t*(i?.6:.7);return[A(0,0,t,s,{class:"paper",rx:t*
.085}),i&&w("text",{x:t*.1,y:t*.1+n*.9,"font-size":n,"font-weight":700,style:"fill:var(--card-ink)"},o),Lo(e.glyph??"",(t-
r)/2,i?s*.36:(s-r)/2,r),A(0,0,t,s,{class:"edge",rx:t*.085})]}function Or(e,t){return e.colour?Tr(e,t):e.suit?Ar(e,t):e.glyph&&
Ao(e.glyph)?Lr(e,t):Er(e,t)}function J(e,t){let s=e?Or(e,t):Sr(t);return w("g",{class:e?"front":"back"},s)}var Nr={0:[],
1:[[0,0]],2:[[-1,-1],[1,1]],3:[[-1,-1],[0,0],[1,1]],4:[[-1,-1],[1,-1],[-1,1],[1,1]],5:[[-1,-1],[1,-1],[0,0],[-1,1],[1,1]],
6:[[-1,-1],[1,-1],[-1,0],[1,0],[-1,1],[1,1]]},Dt=(e,t,s)=>[A(0,0,t,t,{rx:t*.14,style:`fill:var(--card);stroke:${s?"var(-\
-lit)":"var(--field)"}`,"stroke-width":s?5:1.5,opacity:e?1:.45}),Nr[e].map(([o,n])=>H(t*(.5+o*.26),t*(.5+n*.26),t*.09,{fill:"\
var(--card-ink)"}))];var Bt=(e,t,s)=>Math.max(0,Math.min(1,(e-t)/(s-t||1)));function It(e,t){let s=[.1,.2,.25,.5,1,2,2.5,5,10,20,25,50,100,200,250,500].find(n=>(t-e)/n<=5)??(t-e)/4,o=[];for(let n=Math.
ceil(e/s);n*s<=t+1e-9;n++)o.push(Number((n*s).toFixed(9)));return o}function _t(e,t,s,o){if(e===0)return H(t,s,o-.8,{fill:"none",stroke:"var(--edge)","stroke-width":1.5});let n=e>1&&H(t,s,
o-.9,{fill:"none",stroke:"var(--accent-fill)","stroke-width":1.9});return w("g",H(t,s,e>1?o*.56:o,{fill:"var(--accent-fi\
ll)"}),n)}function es(e,t,s){let o=e.flatMap(h=>Array(h.n).fill(h.yes)),n=h=>[8+h%10*19,8+Math.floor(h/10)*19],[i,r]=n(Math.max(1,
Math.round((t??0)*100))-1),[l,a]=n(Math.round((s??0)*100)-1),c=e.map(h=>`${h.n} ${h.words}`).join(", ");return w("svg.hu\
ndred",{viewBox:"0 0 187 187",role:"img","aria-label":`Of 100: ${c}.`},o.map((h,d)=>{let[p,u]=n(d);return _t(h,p,u,7.2)}),
s!=null&&l>0&&w("path.ghost",{d:`M${l} ${a+6}l-7-12h14z`,"stroke-linejoin":"round"}),t!=null&&t>0&&w("path",{d:`M${i} ${r+
6}l-6-11h12z`,fill:"var(--accent)",stroke:"var(--sheet)","stroke-width":2}))}var ss=e=>w("svg",{width:18,height:18,"aria\
-hidden":"true"},_t(e,9,9,7));function Ho({mistake:e,asks:t,own:s},o){if(!e)return null;if(s)return f("p",f("b",`${e.name}. `),e.words);let n=(i,r)=>f(
"button.btn.quiet",{"data-k":`own.${i}`,onclick:()=>o(r)},i);return t&&f("p.own",f("span",e.asked),n("Yes",!0),n("No",!1))}var os=(e,t)=>[f("li",{style:`--depth:${t}`},e.chance&&f("b",e.chance),f("span",e.words),e.value&&f("em",e.value)),...e.
children.flatMap(s=>os(s,t+1))];function vt(e,t){let s=Math.abs(e)*10**t,o=Math.floor(s);if(s-o!==.5||!Number.isInteger(e*2**(t+1)))return e.toFixed(t);
let n=(o%2?o+1:o)/10**t;return(e<0?-n:n).toFixed(t)}function Cr(e){return e>0&&e<5/1e4?"under 0.1%":e<1&&e>9995/1e4?"ove\
r 99.9%":`${vt(100*e,1)}%`}var Ro=(e,t)=>t==="chance"?Cr(e):`${vt(Math.abs(e)<.005?0:e,2)} ${t}`.replace("-","−");function Do(e,t,s){
let{value:o,share:n,words:i}=G(String(e),t==="chance"?ot:{low:s[0],high:s[1],unit:t});if(o==null)throw new Error(i);return t===
"chance"?n:o}var Bo=e=>e.charAt(0).toUpperCase()+e.slice(1);function Io(e,t){let s=[],o=[],n=e.map((i,r)=>r).sort((i,r)=>e[i]-e[r]||i-r);for(let i of n){let r=s.findIndex(a=>e[i]-a>=
t-1e-9),l=r<0?s.length:r;s[l]=e[i],o[i]=l}return o}var _o=4.4,Hr=7.7,Rr=13,ut=(e,t,s,o,n=Rr)=>w(`text.${o}`,{x:e,y:t,"font-size":n},s),Dr=({span:e,chance:t})=>t?Array.from(
{length:11},(s,o)=>o/10):It(...e).filter(s=>s<=e[1]),Wo=(e,t,s,o)=>w("path",{d:`M${e-s} ${t-1.65*s}h${2*s}L${e} ${t}z`,class:o?
"student mine":"student"});function Po(e,t,{values:s,own:o,apart:n=!1,exact:i,written:r,scale:l}){let{span:a,mark:c,chance:h}=l,
d=t-22,p=E=>12+Bt(E,...a)*(e-24),u=o!=null&&n?[...s,o]:s,g=u.map(p),m=Io(g,2*_o),y=Math.min(Hr,(d-24)/(Math.max(0,...m)+
1)),x=Math.min(_o,.6*y),k=o==null?[]:u.flatMap((E,O)=>E===o?[O]:[]),b=k.sort((E,O)=>m[O]-m[E])[0]??-1,$=g.map((E,O)=>Wo(
E,d-2-m[O]*y,x,O===b)),M=g[b]??0,v=d-2-(m[b]??0)*y,S=p(i)>e/2,T=M<e-50,L=o==null?"":` You said ${c(o)}.`;return At(e,t,`\
The class said ${s.map(c).join(", ")}. Exact is ${r}.${L}`,_(`M${p(a[0])} ${d}H${p(a[1])}`,"var(--edge)",1.5),Dr(l).map(
(E,O)=>[_(`M${p(E)} ${d}v4`,"var(--edge)",1.5),(!h||O%5===0)&&ut(p(E),d+18,h?String(Math.round(100*E)):c(E),"tx2.m")]),_(
`M${p(i)} 2V${d}`,"var(--ink)",3),$,ut(p(i)+(S?-7:7),13,`exact ${r}`,S?"tx.b.e":"tx.b"),b>=0&&ut(M+(T?11:-11),v-1,"you",
T?"tx.b.halo":"tx.b.e.halo"))}var qo=({dealt:e,traces:t})=>[...Object.values(e).map(s=>({face:s,die:0})),...t].filter(({
face:s,die:o})=>s||o).slice(0,6);function ns(e,t,s){let o=qo(e).map(({face:n,die:i})=>n?.text??n?.glyph??(i?`a die, ${i}`:
""));return`Deal ${t}: ${[o.join(", "),s].filter(Boolean).join(". ")}.`}function jo(e,t,s,o){let[n,i]=[64,44];if(!e){let d={
rx:3,fill:"none",stroke:"var(--rule)","stroke-width":1.5,"stroke-dasharray":"3 3"};return w("svg",{viewBox:`0 0 ${n} ${i}`,
role:"img","aria-label":`Deal ${t+1}: not dealt yet`},A(2,2,n-4,i-4,d))}let r=qo(e),l=o&&!!e.value,a=Math.min(22,(i-14)/
1.4),c=r.length>1?Math.min(a+2,(n-6-a)/(r.length-1)):0,h=(n-(a+c*(r.length-1)))/2;return w("svg",{viewBox:`0 0 ${n} ${i}`,
role:"img","aria-label":ns(e,t+1,s)},A(1.5,1.5,n-3,i-3,{rx:3,class:l?"deal came":"deal"}),r.map(({face:d,die:p},u)=>w("g",
{transform:`translate(${h+u*c} ${(i-a*1.4)/2})`},p?Dt(p,a,!1):J(d,a))),r.length===0&&e.value!=null&&(o?_t(e.value,n/2,i/
2,8):ut(n/2,i/2+5,s,"tx.b.m")),e.value==null&&_(`M6 ${i/2}H${n-6}`,"var(--ink-2)",2))}function Vo(e,t){let o=12+34*t.length,
n=t.every(({scale:r})=>r.chance),i=({scale:r},l)=>34+Bt(l,...r.span)*(e-34-62);return At(e,o+24,t.map(({n:r,said:l,exact:a,
scale:c,off:h})=>`Position ${r}: ${l==null?"no number":`you said ${c.mark(l)}`}, exact ${c.mark(a)}, ${h}.`).join(" "),n&&
[0,.25,.5,.75,1].map(r=>[_(`M${i(t[0],r)} 8V${o}`,"var(--rule)",1),ut(i(t[0],r),o+18,String(100*r),"tx2.m")]),t.map((r,l)=>{
let a=12+34*(l+.5),c=i(r,r.exact);return[ut(0,a+5,String(r.n),"tx.b",14),r.said!=null&&_(`M${i(r,r.said)} ${a}H${c}`,"va\
r(--accent-fill)",2),_(`M${c} ${a-10}v20`,"var(--ink)",4),r.said!=null&&Wo(i(r,r.said),a+6,6,!0),ut(e,a+5,r.off,"tx.e",14)]}))}
function Fo(e,t,s){let n=e/15;return w("svg",{width:e,height:24*Math.ceil(t/15)+2,"aria-hidden":"true"},Array.from({length:t},
(i,r)=>{let[l,a]=[n*(r%15+.5),13+24*Math.floor(r/15)];return r<s?H(l,a,7.5,{fill:"var(--redact)"}):H(l,a,6.5,{fill:"none",
stroke:"var(--edge)","stroke-width":1.8})}))}var Ko=60,Br=["1st","2nd","3rd"],re="You gave no number here.",Ir=({measure:e,span:t})=>({span:t,chance:e==="chance",mark:s=>Mt(
s,e)}),Mt=(e,t)=>t==="chance"?vt(100*e,1).replace(/\.0$/,""):vt(e,2).replace(/\.?0+$/,"").replace("-","−"),Uo=(e,t)=>`${Mt(
e,t)} ${t==="chance"?"of 100":t}`;function is(e,{measure:t,span:s,step:o}){let n=Do(e,t,s);return Number((s[0]+Math.round(
(n-s[0])/o)*o).toFixed(9))}var Yo=(e,...t)=>f("div.you",tt(e)?Ot(e,46):f("b.amount",e),f("p",t),f("span.sr",e)),Zo=(e,{measure:t},s)=>e&&
Yo(Mt(e.value,t),`${t==="chance"?"of 100":t} is what you ${s}`);function rs({count:{said:e,missing:t}}){let s=f("div.dis\
cs"),o=e+t;return o<=Ko&&Lt(s,n=>Fo(n,o,e)),[f("p.count",f("span","Waiting for the others"),f("b",`${e} of ${o} ${o===1?
"has":"have"} answered`)),o<=Ko&&s]}function _r(e,t,s,o){let{measure:n,span:i}=t,r=t.shown,l=e.standing.vote>1?kt(e,1):null,
a=ho({measure:n,span:i,says:r.says||"times"},{value:s.text,set:c=>{s.text=c,o.changed()},enter:o.say});return[f("p.mute",
r.given),l&&f("p.mute.first",`You said ${Uo(l.value,n)} first. Say it again, or another number.`),f("div.ask",a,Qs(s))]}
var Go=({value:e},t,s)=>`You said ${Mt(e,t)}, it is ${s}. `;function Wr(e,t,s,o){let{verdict:n,mistake:i}=e,r=o==null?i?.
asked:o&&i?`${i.name}. ${i.words}`:"";return`${Go(e,t,s)}${n} ${r??""}`}function Pr(e,{measure:t},s,o,n){let{value:i,verdict:r,
mistake:l,others:a}=e,c=a>0?` ${a} other${a>1?"s":""} landed there too.`:"",h={value:i,sure:"",verdict:r,mistake:l&&{...l,
words:l.words+c},asks:o==null,own:o===!0};return f("div.said",f("p",f("b",Go(e,t,s)),r),Ho(h,n))}function qr({answer:e,dots:t}){
if(!e)return null;let s=[e.fraction,e.percent].filter(o=>o&&!Number.isInteger(Number(o))).join(", ");return f("div.count\
ed",t.length>0&&es(t,void 0,void 0),f("div",f("ul.kinds",t.map(o=>f("li",ss(o.yes),f("span",f("b",String(o.n)),` ${o.words}`)))),
s&&f("p.mute",s)))}function jr(e,t,s,o){let n=s.shown,i=s.mark,{values:r,again:l,written:a,notice:c}=n,h=f("div.heap"),d=Ir(
t),p={values:l.length>0?l:r,own:i?.value??null,apart:i?.vote===1&&l.length>0,exact:s.exact,written:a,scale:d};return Lt(
h,u=>Po(u,h.clientHeight||120,p)),[h,i?Pr(i,t,a,rt(e,s.at,i.vote),u=>o(i.vote,u)):f("p.said",re),c&&f("p.mute.notice",c),
qr(n)]}function Vr({standing:e},t){let{steps:s,written:o}=t.shown,n=Math.min(e.step,s.length-1),i=s[n];if(!i)return{title:`\
Why ${o}?`,nodes:[f("p.mute","There is nothing to derive here.")]};let r=i.tree||i.formula||i.value?"":"Its picture is o\
n the screen in front.";return{title:`Why ${o}: step ${n+1} of ${s.length}`,spoken:[`${[i.words,i.value].filter(Boolean).
join(": ")}.`,r].filter(Boolean).join(" "),nodes:[f("p.counts-now",f("i",{"aria-hidden":"true"},i.letter),i.words),i.tree&&
f("ul.branches",os(i.tree,0)),(i.formula||i.value)&&f("p.reckon",f("span",i.formula??""),f("b",i.value?`= ${i.value}`:"")),
f("p.mute",r&&`${r} `,"Your teacher goes on.")]}}function Fr(e,t,s,o){let{trial:n,struck:i}=s.shown,{says:r}=t.shown,l=e.
deals.at===e.standing.at?e.deals.shown:[],a=`${n.slice(0,1).toUpperCase()}${n.slice(1)}, ten times`;if(l.length===0)return{
title:a,nodes:[f("p.mute","Your ten deals are on their way.")]};let c=l.length,h=Math.min(at(e),c),d=h>0?l[h-1]:null,p=l.
slice(0,h),u=p.flatMap(({value:b})=>b==null?[]:[b]),g=u.reduce((b,$)=>b+$,0),m=t.measure==="chance",y=h-u.length,x=m?[String(
g),`of ${u.length} ${r}`]:[vt(g/(u.length||1),2),`${t.measure} in ${u.length} deals`],k=b=>b==null?`struck out: ${i}`:m?
b?"yes":"no":Ro(b,t.measure);return{title:a,chip:`deal ${h} of ${c}`,spoken:d?`${ns(d,h,k(d.value))} ${x.join(" ")}.`:"",
nodes:[f("div.hands",Array.from({length:c},(b,$)=>jo(p[$]??null,$,p[$]?k(p[$].value):"",m))),u.length>0&&Yo(x[0],x[1]),f(
"p.note",y>0?`Struck out: ${y} of ${h}, ${i}. `:"",h<c?"The screen in front adds up the deals of all.":"Ten deals say li\
ttle. The screen in front has those of all.")],...h<c&&{main:{label:`Deal the ${Br[h]??`${h+1}th`}`,does:"deal",press:()=>o(
h+1)}}}}function as(e,t){return Object.values(e).sort((s,o)=>s.at-o.at).map(({at:s,exact:o,measure:n,span:i})=>{let r=t[s]?.
votes[1]?.[0]??null,l={span:i,chance:n==="chance",mark:d=>Mt(d,n)},a=r==null?null:(r-o)*(l.chance?100:1),c=a==null?"–":
Mt(Math.abs(l.chance?Math.round(a):a),""),h=a==null||Number(c)===0?"":a>0?"+":"−";return{n:s+1,said:r,exact:o,scale:l,
off:a!=null&&Number(c)===0?"same":h+c}})}function ls(e){let t=f("div.rows");return Lt(t,s=>Vo(s,e)),e.length>0?t:f("p.mu\
te","No position was answered while you were here.")}function Jo(e){let t=Math.max(0,Math.round(e));return t>0?`${Math.floor(
t/60)}:${String(t%60).padStart(2,"0")} left`:"Time is up"}function Xo(e,t,s){let{standing:o,you:n}=e,i=xt(e),r=it(e);if(o.
to==="end"||e.place==="over"){let m=f("button.btn",{"data-k":"leave",onclick:s.leave},"Leave");return{title:e.place==="o\
ver"?"The class is over":"Your numbers, and what is exact",chip:"end",nodes:[e.place==="over"&&f("p.mute",e.words),ls(as(
e.rows,e.own))],main:{label:"Keep them on this phone",press:s.keep,off:Object.keys(e.rows).length>0?"":"There is nothing\
 to keep."},also:m}}if(o.to==="door"||!i)return{title:n?.nick?`You are in, ${n.nick}`:`You are Student ${n?.number??""}`,
nodes:[f("p.mute","It begins on the screen in front. Leave this page open."),f("p.count",f("b",`${e.count.here} ${e.count.
here===1?"is":"are"} here`))]};let{measure:l}=i,{ask:a,says:c}=i.shown,h=kt(e,o.vote),d=o.vote>1?"again":void 0;if(o.to===
"ask"&&(!h||t.anew)){let m=_r(e,i,t,s);return{title:a,chip:d,nodes:m,main:{label:hs(t.text,i),does:"say",off:Nt(t.text,i),
press:s.say}}}if(o.to==="ask"||o.to==="held"){let m=Fe.find(([x])=>x===h?.sure)?.[1],y=o.to==="ask";return{title:a,chip:d,
spoken:y?void 0:"The vote is closed.",nodes:[h?Zo(h,i,"said"):f("p.you",f("b",re)),m&&f("p.mute",m),y&&f("div.counts",rs(
e)),f("p.note",y?"The answer comes on the screen in front and here, for all at once.":"The vote is closed.")],also:y&&f(
"button.btn",{"data-k":"change",onclick:s.change},"Change my number")}}if(o.to==="talk"){let m=kt(e,1);return{title:m?"F\
ind somebody who said another number. Say why.":"Ask somebody for their number, and why.",chip:"again",nodes:[m?Zo(m,i,"\
said first"):f("p.you",f("b",re)),f("p.note",m?"Then you say again. Your first number stays too, and nobody sees who cha\
nged.":"Then all say a number, you too, and nobody sees who changed."),f("p.count",f("span","Talk"),f("b.clock",{role:"t\
imer"}))]}}if(!r)return{title:a,nodes:[f("p.mute","The answer is on its way.")]};if(o.to==="why")return Vr(e,r);if(o.to===
"deal")return Fr(e,i,r,s.press);let{headline:p,written:u}=r.shown,g=r.mark;return{title:p||`${u} ${l==="chance"?`of 100 ${c}`:
l}`,spoken:g?Wr(g,l,u,rt(e,r.at,g.vote)):re,nodes:jr(e,i,r,s.yes)}}function hs(e,t){try{return`Say ${Uo(is(e,t),t.measure)}`}catch{
return"Say it"}}var ae=class{constructor(t){this.values=t,this.heard=new Map,this.saying=s=>{}}get(t){return this.values[t]}set(t,s){this.
put({[t]:s})}put(t){let s=Object.keys(t).filter(o=>Kr(this.values[o],t[o]));for(let o of s)this.values[o]=t[o];for(let o of s)
this.tell(`change:${o}`,t[o])}save_changes(){}send(t){this.saying(t)}on(t,s){for(let o of t.split(" "))this.heard.has(o)||
this.heard.set(o,new Set),this.heard.get(o)?.add(s)}off(t,s){for(let o of t.split(" "))this.heard.get(o)?.delete(s)}tell(t,s){
for(let o of[...this.heard.get(t)??[]])o(s)}},Kr=(e,t)=>e!==t&&JSON.stringify(e)!==JSON.stringify(t);var Zr={csv:"text/csv",json:"application/json",html:"text/html",ipynb:"application/x-ipynb+json"};function cs(e){if(e.kind!==
"file")return;let t=Zr[e.name.split(".").pop()??""]??"text/plain",s=URL.createObjectURL(new Blob([e.text],{type:t}));f("\
a",{href:s,download:e.name}).click(),URL.revokeObjectURL(s)}var ds="uncle_widgets.aim.";var us=new Map;function Qo(e){try{return localStorage.getItem(e)??us.get(e)??""}catch{return us.get(e)??""}}function Ur(e,t){
us.set(e,t);try{localStorage.setItem(e,t)}catch{}}var Yr=e=>Number(Qo(ds+e))>=3;var zo=new Set;function tn(e){return zo.add(e),()=>zo.delete(e)}function en(e,t=!1){!e||Yr(e)||Ur(ds+e,String(t?3:Number(Qo(ds+e))+1))}var sn=55,Gr=74,Jr=46,fs=36,Xr=46;function zr(e){let t=e.closest(".uw-room");return!!(t&&!e.closest(".uw-page")&&t.getBoundingClientRect().
top+window.scrollY>window.innerHeight/2)}function Qr(e){if(gt())return zr(e)?window.innerHeight:null;let t=e.getRootNode();
return t instanceof ShadowRoot?ta(t.host):e.closest(".jp-WindowedPanel-outer, .jp-NotebookPanel-notebook, .jp-Notebook")?.
clientHeight??Number.NaN}function ta(e){let t=window.innerHeight,s=e;for(;s;){let{overflowY:o,maxHeight:n,paddingTop:i,paddingBottom:r}=getComputedStyle(
s);if(o==="auto"||o==="scroll"){let a=parseFloat(n)-parseFloat(i)-parseFloat(r);n.endsWith("px")?t=Math.min(t,a):s.scrollHeight>
s.clientHeight+1&&(t=Math.min(t,s.clientHeight))}let l=s.getRootNode();s=s.parentElement??(l instanceof ShadowRoot?l.host:
null)}return t}function ea(e,t,s,o=sn){let n=s?Math.max(fs,Math.min(Xr,t)):t;return e>=o&&n>=fs?{kind:e>=Gr?"large":"mid\
dle",height:n}:{kind:n<fs||s?"flow":"phone",height:n}}function on(e,t){let s="",o=()=>{let r=e.closest(".uw-page")??e.closest(
".uw-room");if(!r)return;let l=parseFloat(getComputedStyle(e).fontSize)||16,a=Qr(e),c=a==null?r.getBoundingClientRect().
top+window.scrollY:0,h=a??window.innerHeight-2*c,d=r.classList.contains("uw-position")?Jr:sn,p=r.clientWidth/l,{kind:u,height:g}=ea(
p,h/l,a!=null,d),m=`${u} ${Math.floor(g*l)} ${l}`;r.classList.toggle("uw-beside",a!=null&&u==="flow"&&p>=d),m!==s&&(s=m,
r.dataset.fit=u,r.classList.toggle("uw-one",u==="large"||u==="middle"),r.classList.toggle("uw-middle",u==="middle"),r.classList.
toggle("uw-phone",u==="phone"),r.classList.toggle("uw-fits",u!=="flow"),r.style.setProperty("--uw-h",`${Math.floor(g*l)}\
px`),r.style.setProperty("--uw-rem",`${l}px`),t())},n=new ResizeObserver(o),i=()=>{let r=e.closest(".uw-page")??e.closest(
".uw-room");return!r&&e.isConnected?0:r?(n.observe(r),o(),0):requestAnimationFrame(i)};return i(),window.addEventListener(
"resize",o),()=>{n.disconnect(),window.removeEventListener("resize",o)}}var sa="input:not([type=range]), select, textarea, [contenteditable]:not([contenteditable=false])",ps="uncle_widgets key\
s",oa="input, [role=tab], .chooser, .art",nn=/^(Arrow|Home|End)/,an="button, a, summary, label, [role=button], [role=tab\
]",St=new Set,ms=e=>e.closest(".uw-page")??e.closest(".uw-room")??e.closest(".uw"),ln=e=>e.getClientRects().length>0,hn=e=>!!e.
any||e.keys.some(t=>t.length===1&&t!==" ");function cn(){try{return localStorage.getItem(ps)!=="off"}catch{return!0}}function na(e){
try{e?localStorage.removeItem(ps):localStorage.setItem(ps,"off")}catch{}}function ia({el:e,keys:t},s,o){let{key:n,shiftKey:i}=s;
return nn.test(n)&&o.closest(oa)&&!(o instanceof HTMLInputElement&&e.contains(o))?!1:t().some(r=>(r.keys.includes(n)||r.
any?.(n))&&(!nn.test(n)||i===!!r.shift)&&(!r.inside||e.contains(o))&&(!hn(r)||cn()&&!o.closest("input"))&&r.when()&&r.press(
n,o))}function rn(e){if(e.defaultPrevented||e.isComposing||e.ctrlKey||e.metaKey||e.altKey)return;let t=e.composedPath(),
s=t[0];if(!(s instanceof Element)||s.closest("dialog")||s.closest(sa)&&e.key!=="Escape")return;let o=[...St].filter(({el:n})=>{
let i=ms(n);return i&&t.includes(i)&&ln(n)});if(o.length){if(e.key==="?")ra(o[0].el);else if(!o.some(n=>ia(n,e,s)))return;
e.preventDefault(),e.stopPropagation()}}function dn(e,t){let s={el:e,keys:t};return St.size||document.addEventListener("\
keydown",rn,!0),St.add(s),()=>{St.delete(s),St.size||document.removeEventListener("keydown",rn,!0)}}function ra(e){let t=ms(
e),s=nt("keys"),n=[...St].filter(a=>ms(a.el)===t&&ln(a.el)).flatMap(a=>a.keys()).filter(a=>a.when()),i=f("div.keys-typed"),
r=f("dialog.sheet.keys-list",{"aria-labelledby":s,onclose:()=>r.remove()}),l=()=>{let a=cn();z(i,f("span",{"aria-hidden":"\
true"},"Letters, digits and signs"),Q({label:"Letters, digits and signs",choices:[[!0,"On"],[!1,"Off"]],value:a,pick:c=>{
na(c),l()},k:"typed"}));for(let c of r.querySelectorAll("[data-typed]"))c.classList.toggle("off",!a)};r.append(f("h2",{id:s,
tabindex:-1,autofocus:!0},"Keys of this room"),f("p.mute","They act while the focus is in the room, and in no field wher\
e you type."),f("dl",[...n,{keys:["?"],shown:"?",words:"Shows this list.",when:()=>!0,press:()=>!0}].map(a=>f("div",{"da\
ta-typed":hn(a)&&a.shown!=="?"?"":null},f("dt",f("kbd",a.shown)),f("dd",a.words)))),i,f("button.btn",{"data-k":"keys.clo\
se",onclick:()=>r.close()},"Close")),l(),e.append(r),r.showModal()}var le=class{constructor(t,s){this.model=t,this.marked=s,this.at=-1/0,this.stamp=-1,this.move="",this.next=""}get waiting(){
return this.stamp===this.model.get("stamp")&&performance.now()-this.at<3e3}send(t,s){if(!(!t||this.model.get("busy"))){if(this.
waiting){this.model.get("mode")==="edit"&&(this.next=t);return}this.at=performance.now(),this.stamp=this.model.get("stam\
p"),this.mark(t),this.model.send({kind:"move",move:t,stamp:this.stamp,said:s})}}drawn(){this.mark(this.waiting?this.move:
"");let t=this.next;!t||this.waiting||(this.next="",this.send(t,null))}mark(t){this.move=t,this.marked(t)}};var aa=({words:e,name:t},s)=>f("p.covered",`${e} `,s?f("b",t):f("span.blank",{role:"img","aria-label":"a covered name"})),
he=class{constructor({send:t,drawn:s}){this.send=t,this.drawn=s,this.opened=!1,this.root=f("div.call",{role:"group",hidden:!0})}get hidden(){
return this.root.hidden}cover(){this.opened=!1}show(t,s,o){let n=s?t.alert??"":"",i=t.covered??[],r=o==="shown"||o==="pr\
ess"&&this.opened,l=n?(t.actions??[]).find(h=>h.strong):void 0;this.root.hidden=!n&&!i.length,this.root.classList.toggle(
"calm",!n&&!(s&&t.actions?.length));let a=JSON.stringify([n,l,i,r,o]);if(this.root.dataset.looks===a)return;this.root.dataset.
looks=a,this.root.setAttribute("aria-label",n||"What lies covered");let c=()=>{this.opened=!this.opened,this.show(t,s,o),
this.drawn()};z(this.root,n&&f("p",f("b",n)),i.length>0&&f("div.covers",i.map(h=>aa(h,r))),i.length>0&&o==="press"&&f("b\
utton.btn",{"data-k":"covers","aria-pressed":String(r),onclick:c},r?"Cover":"Show"),l&&f("button.btn.alert",{"data-k":"c\
all","data-act":l.move,onclick:()=>this.send(l.move)},l.label))}};function fn({place:e,now:t,said:s},o){let[n="",i=""]=s??[];return{place:o.place??[e,n&&t].filter(Boolean).join(" "),line:o.
line??(n?[n,i]:[t??"",i])}}var un=7,ce=class{constructor({texts:t,see:s}){this.texts=t,this.see=s,this.chip=f("button.ch\
ipbtn",{"data-k":"clause",hidden:!0,onclick:()=>this.open(!!this.box.hidden)}),this.badge=f("b.badge",{hidden:!0}),this.
place=f("span.place"),this.line=f("p.line"),this.note=f("p.note",{role:"status"}),this.sheet=f("button.btn.quiet",{"data\
-k":"scores","aria-expanded":"false",hidden:!0},"Scores"),this.eyes=f("div.seg",{role:"group","aria-label":"Seen by"}),this.
seen=f("div.eyes",W("eye",22),this.eyes),this.box=f("div.clause-box",{hidden:!0,tabindex:-1,"data-k":"clauses"}),this.root=
f("div.caption",f("div.told",f("p.over",this.badge,this.chip,this.place),this.line,this.note),f("div.seen",this.sheet,this.
seen)),this.looks=""}show({clauses:t,badge:s="",place:o,line:n,note:i,tone:r}){N(this.root,"data-tone",r),this.badge.hidden=
!s,this.badge.textContent=s;let l=this.texts(),[a=""]=t;this.place.textContent=o,this.line.hidden=!!i,this.line.replaceChildren(
f("b",n[0]),n[1]?` ${n[1]}`:""),this.line.classList.remove("long"),this.line.classList.toggle("long",this.line.scrollWidth>
this.line.clientWidth+1),this.note.textContent!==i&&(this.note.textContent=i),this.note.hidden=!i;let c=JSON.stringify([
t,r]);if(c===this.looks)return this.below();this.looks=c,this.open(!1);let h=r==="trial"?"not the game":a;this.chip.hidden=
!h,this.chip.replaceChildren(f("span.chip.line",h));let d=t.filter(p=>l[p]);N(this.chip,"aria-disabled",d.length&&r!=="t\
rial"?"":"true"),N(this.chip,"data-clause",a),this.box.replaceChildren(f("dl",d.map(p=>f("div",f("dt",p),f("dd",l[p])))))}open(t){
let s=t&&this.box.querySelector("dt")!=null&&this.chip.getAttribute("aria-disabled")!=="true";this.box.hidden=!s,this.below(),
N(this.chip,"aria-expanded",String(s))}below(){this.box.hidden||(this.box.style.top=`${this.root.offsetTop+this.root.offsetHeight}\
px`)}escape(){return this.box.hidden?!1:(this.open(!1),this.chip.focus(),!0)}showEyes(t,s){let o=JSON.stringify(t);if(this.
seen.hidden=t.length<2,this.eyes.dataset.looks!==o){this.eyes.dataset.looks=o;let i=f("select.pick",{"data-k":"eyes.many",
"aria-label":"Seen by",onchange:r=>this.see(r.target.value)},t.map(([r,l])=>f("option",{value:r},l)));this.eyes.classList.
toggle("seg",t.length<=un),this.eyes.replaceChildren(...t.length>un?[i]:t.map(([r,l])=>f("button",{"data-eye":r,title:l,
"aria-label":l,onclick:()=>this.see(r)},l)))}let n=this.eyes.querySelector("select");if(n)n.value=s;else for(let i of this.
eyes.children)N(i,"aria-pressed",String(i.getAttribute("data-eye")===s))}};var pn=(e,t)=>Math.max(0,Math.min(e.x+e.w,t.x+t.w)-Math.max(e.x,t.x))*Math.max(0,Math.min(e.y+e.h,t.y+t.h)-Math.max(e.y,
t.y)),gs=(e,t,s,o)=>Math.max(s,Math.min(e,s+o-t));function mn({w:e,h:t},s,o,n){let i={x:s.x+s.w/2,y:s.y+s.h/2},r=[["abov\
e",i.x-e/2,s.y-t-10],["below",i.x-e/2,s.y+s.h+10],["right",s.x+s.w+10,i.y-t/2],["left",s.x-e-10,i.y-t/2]],l=Math.min(o.y+
o.h,...n.map(({y:u})=>u));r.push(["right",s.x+s.w+10,l-t-10],["left",s.x-e-10,l-t-10]);let a=r.map(([u,g,m])=>{let y={x:gs(
g,e,o.x,o.w),y:gs(m,t,o.y,o.h),w:e,h:t},x=pn(y,s)+3*n.reduce((k,b)=>k+pn(y,b),0);return{...y,side:u,covers:x}}),{covers:c,
...h}=a.reduce((u,g)=>g.covers<u.covers-1?g:u),d=h.side==="above"||h.side==="below"?i.x-h.x:i.y-h.y,p=h.side==="above"||
h.side==="below"?e:t;return{...h,tip:gs(d,0,14,p-28)}}var gn=(e,t)=>w("svg.small-card",{viewBox:"0 0 48 68",...t},J(e,48));function la(e,t){let s={"data-act":e.move,onclick:()=>t(
e.move)};if(e.face){let o=[e.group,e.label].filter(Boolean).join(" ");return f("button.btn.card-pick",{"aria-label":o,title:e.
label,...s},gn(e.face,{"aria-hidden":"true"}))}return f("button.btn",{...s},e.colour&&ee(e.colour)&&w("svg.icon",{viewBox:"\
-12 -12 24 24",style:"width:1.4em;height:1.4em","aria-hidden":"true"},st(e.colour,0,0,8.5,{fill:`var(--c-${e.colour})`,stroke:"\
#fff","stroke-width":2})),e.label)}var ha=e=>[f("p.mute","What lies under it, as you remember"),f("ol.recall",e.map(t=>f(
"li",gn(t.face,{role:"img","aria-label":t.label}))))],de=class{constructor(t){this.how=t,this.key="",this.root=f("div.ch\
ooser",{role:"group",hidden:!0}),this.away=s=>{let[o]=s.composedPath();o instanceof Element&&!this.root.contains(o)&&!o.
closest(".thing.plays")&&this.close()}}show(t){if(this.key===t.key)return this.leave();let s=!t.plays&&t.recall?.length,
o=t.picks.find(r=>r.group)?.group,n=r=>{this.leave(),this.how.play(r)};this.key=t.key,this.root.setAttribute("aria-label",
s?`Under ${t.label}`:`How to play: ${t.label}`);let i={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
leave()};this.root.replaceChildren(f("div.choose-head",f("p",f("b",Bo(t.label)),o&&f("span",`: ${o}`)),dt(i,W("close",16))),
...s?ha(t.recall):[f("div.picks",t.picks.some(r=>r.parts?.length)?this.parts(t.picks,[],n):t.picks.map(r=>la(r,n)))]),this.
root.hidden=!1,document.addEventListener("pointerdown",this.away,!0),this.how.moved(),this.stand(),this.buttons.find(r=>!r.
matches(".shut"))?.focus({preventScroll:!0})}parts(t,s,o){let n=new Set(t.flatMap(({parts:r})=>(r??[]).filter(l=>!s.includes(
l)))),i=r=>{let l=[...s,r],a=t.filter(({parts:c})=>c?.includes(r));if(a.length===1)return o(a[0].move);this.root.querySelector(
".picks")?.replaceChildren(...this.parts(a,l,o)),this.stand(),this.buttons.find(c=>c.dataset.part)?.focus({preventScroll:!0})};
return[...s.length?[f("p.mute",`${s.join(", ")}, and ...`)]:[],...[...n].sort().map(r=>f("button.btn",{"data-part":r,onclick:()=>i(
r)},r))]}get buttons(){return[...this.root.querySelectorAll("button")]}stand(){let t=this.key&&this.how.around(this.key),
s=this.root.parentElement;if(!t||!s)return;let o=s.getBoundingClientRect(),n=Math.max(o.top,0),i=6,r={x:i,y:n-o.top+i,w:o.
width-2*i,h:Math.min(o.bottom,window.innerHeight)-n-2*i};this.root.style.cssText=`left:0;top:0;max-width:${r.w}px;max-he\
ight:${r.h}px`;let l=({x:u,y:g,w:m,h:y})=>({x:u-o.left,y:g-o.top,w:m,h:y}),a={w:this.root.offsetWidth,h:this.root.offsetHeight},
{x:c,y:h,side:d,tip:p}=mn(a,l(t.card),r,t.hand.map(l));this.root.dataset.side=d,this.root.style.cssText+=`;left:${c}px;t\
op:${h}px;--tip:${p}px`}leave(){let t=this.key;this.close(),this.how.focus(t)}close(){if(!this.key)return;let t=this.key,
s=this.root.contains(I(this.root));this.key="",document.removeEventListener("pointerdown",this.away,!0),this.root.hidden=
!0,this.root.replaceChildren(),this.how.moved(),s&&this.how.focus(t)}stroke(t){let s=this.buttons,o=s.findIndex(i=>i.matches(
":focus"));if(!this.key||o<0)return!1;let n={ArrowRight:o+1,ArrowDown:o+1,ArrowLeft:o-1,ArrowUp:o-1,Home:0,End:s.length-
1}[t.key];return n==null?!1:(t.preventDefault(),s[(n+s.length)%s.length].focus({preventScroll:!0}),!0)}};var ca=["#F4F7FF","#A9C3F5","#6F94DB","#3F63AB","#233E77"],ws=e=>({fill:ca[e-1],ink:e<4?"#13201E":"#FFF"}),ys=e=>!!e.nodes,
da=["part","value"];function ua(e,t){let s=Object.entries(e.nodes??{});return t==="part"?s:[...s].sort(([,o],[,n])=>(o.value??
0)-(n.value??0))}var ue=class{constructor(t){this.changed=t,this.back=!1,this.by="part",this.map={},this.words=f("p.coun\
ted"),this.steps=f("ol.shades"),this.tokens=f("button.btn.quiet",{"data-k":"heat.tokens",onclick:()=>this.bring()}),this.
opener=f("button.btn.quiet",{"data-k":"heat.all","aria-expanded":"false",onclick:()=>this.open(!!this.list.hidden)}),this.
root=f("div.heat-bar",{role:"group","aria-label":"Numbers on the board",hidden:!0},f("div.legend",this.words,this.steps),
this.tokens,this.opener),this.list=f("section.sheet.scores.heat-list",{hidden:!0})}get clears(){return ys(this.map)&&!!this.
map.hides&&!this.back}show(t){if(JSON.stringify(t)===JSON.stringify(this.map)||(this.map=t,this.root.hidden=!ys(t),this.
open(!1),!ys(t)))return;let{title:s="",unit:o="",steps:n=[],hides:i="",nodes:r={}}=t;this.words.textContent=s,this.steps.
replaceChildren(...n.map(({text:l,count:a},c)=>{let{fill:h,ink:d}=ws(c+1),p=`about ${l} ${o}: ${a} of the places`;return f(
"li",{title:p},f("span.shade",{"aria-hidden":"true",style:`background:${h};color:${d}`},l),f("span.sr",p))}),f("li.unit",
{"aria-hidden":"true"},o)),this.tokens.hidden=!i,this.opener.textContent=`All ${Object.keys(r).length}`,this.say()}say(){
this.tokens.textContent=`Show ${this.map.hides??""}`,N(this.tokens,"aria-pressed",String(this.back))}bring(){this.back=!this.
back,this.say(),this.changed()}open(t){this.list.hidden=!t,N(this.opener,"aria-expanded",String(t)),this.list.replaceChildren(
...t?[this.table()]:[])}escape(){let t=!this.list.hidden;return this.open(!1),t&&this.opener.focus(),t}sort(t){this.by=t,
this.open(!0),this.list.querySelector(`[data-k="heat.${t}"]`)?.focus()}table(){let{title:t="",unit:s=""}=this.map,o={part:"\
where",value:s},n=da.map(r=>f("th",{scope:"col","aria-sort":this.by===r?"ascending":null},f("button.sorts",{"data-k":`he\
at.${r}`,onclick:()=>this.sort(r)},o[r]))),i=([r,{part:l="",value:a=0}])=>f("tr",f("th",{scope:"row"},r),f("td",l),f("td\
.num",a.toFixed(2)));return f("div.scroll",{tabindex:0,role:"group","aria-label":t},f("table",f("caption",t),f("thead",f(
"tr",f("td"),...n)),f("tbody",ua(this.map,this.by).map(i))))}};var Et=10;function fa(e,t,s,o){if(t&&s>=t*46)return Math.min(t,Math.max(e,1));if(!e)return 1;let n=Math.max(1,Math.floor(
(s+Et)/(o+Et)));return Math.ceil(e/Math.ceil(e/n))}function Wt(e,t,s,o,n,i){let r=e.text(`${t.id}.label`,t.label,s,o+10,
{room:n}),l=fa(t.cells.length||1,t.columns??0,n,i?58:50),a=Math.min(i?66:60,(n-Et*(l-1))/l),c=a+Et,h=e.extras.acting?8:0,
d=o+22+r;return t.cells.forEach((p,u)=>{let g=s+u%l*c,m=d+Math.floor(u/l)*(a*1.4+Et+h);"key"in p?e.card(p,g,m,a,{role:"g\
rid",own:!0}):(e.add("pile",`${t.id}.${u}`,g,m,{w:a,under:0,empty:!0}),p.seat!=null&&e.add("mark",`${t.id}.${u}`,g+a/2-9,
m+a*.7-9,{seat:p.seat,size:18,quiet:!0}))}),d-o+Math.ceil(t.cells.length/l)*(a*1.4+Et+h)+10}function Pt(e,t,s,o,n){let i=t.
values.length,r=Math.min(56,(n-10*(i-1))/i),l=i*r+(i-1)*10;return e.add("dice",t.id,s,o,{w:l,size:r,values:t.values,thrown:t.
thrown??0,lit:t.lit??[],label:t.label,move:t.move??"",off:e.extras.acting?t.off??"":"",plays:e.extras.acting&&!!t.move,picks:[]}),
r+14}function xs(e,t,s,o,n){let i=o+12;i+=e.text(`${t.id}.label`,t.label,s,i,{room:n})+10;for(let[r,{words:l,note:a,box:c}]of t.
rows.entries()){let h=c?30:0,d={size:14,bold:!0,quiet:c==="open",room:n-h};c&&e.add("box",`${t.id}.${r}`,s,i+3,{box:c,size:20}),
i+=14+e.text(`${t.id}.${r}.words`,l,s+h,i+12,d),a&&(i+=15+e.text(`${t.id}.${r}.note`,a,s+h,i+13,{room:n-h})),i+=7}return i-
o+6}function yn(e,t,s,o){t.rows.filter(({box:n})=>n).forEach(({box:n},i)=>{e.add("box",`${t.id}.${i}`,s+30*i,o,{box:n,size:24})})}
function qt(e,t,s,o,n,i,r){let l=e.extras.boards?.[t.board];if(!l)throw new Error(`Expected a board called "${t.board}",\
 which was to be sent before its tokens.`);let a=r==null?Math.min(i,n*l.height/l.width):i;return e.add("board",t.id,s,o,
{w:n,h:a,k:Math.min(n/l.width,a/l.height),board:l,zone:t,heat:e.extras.heat??{},clear:!!e.extras.clear,acting:!!e.extras.
acting,spots:e.extras.spots??{},lit:e.extras.lit??{},clearance:r??0}),a+14}var wn=390,pe=620,jt=196,xn=58,ks=38,bs=50,fe=e=>e.cards.some(t=>t.move||t.picks?.length),kn=e=>[...e.cards,...(e.before??
[]).flatMap(t=>"top"in t&&t.top||[])];function bn(e,t,s,o,n){let i=s,r=0;for(let l of t){let a=Math.min(n-(i-s),l.values.
length*xn);r=Math.max(r,Pt(e,l,i,o,a)),i+=a+8}return r}function $n(e,t,s,o,n,i,r){let a=(n-16*(i-1))/i,c=o;for(let h=0;h<
t.length;h+=i){let d=t.slice(h,h+i),p=(u,g)=>r?pa(e,u,s+g*(a+16),c,a):e.other(u,s+g*(a+16),c,a,!1);c+=(r?10:18)+Math.max(
...d.map(p))}return c-o}function pa(e,t,s,o,n){let i=kn(t),r=i.length?ks*(1+.4*(i.length-1))+12:0,l=e.head(t,s,o,n-r,28),
[a]=t.counters??[],c={w:ks,ideal:ks*.4,tight:.3};if(e.cards(i,s+n-r,o,r,c,{role:"seat"}),!a)return 34+l;let h=Math.max(a.
full??0,a.value),d=a.art==="agents"?24*h:0;d&&e.add("agents",`${t.id}.0`,s,o+36+l,{count:a.value,full:h,size:18});let p={
value:a.value,label:a.label??"",high:18,room:n-r-d};return e.add("counter",`${t.id}.0`,s+d+6,o+36+l,p),58+l}function vn(e,t,s,o,n){
return t.stacks.forEach((i,r)=>e.stack(i,s+r*n/2,o,50)),t.stacks.length?116:0}function Mn(e,t,s,o,n){let{seats:i,boards:r,
fans:l,grids:a,dice:c,notes:h}=t,d=24,[p,...u]=i,g=s-d-jt,m=g-2*d,y=14,x=14;for(let k of r)y+=qt(e,k,d,y,m,n);x+=bn(e,c,
g,x,jt);for(let k of h)x+=xs(e,k,g,x,jt)+8;p&&!fe(p)&&(x+=e.other(p,g,x+4,jt,!0)+20),x+=vn(e,t,g,x+4,jt);for(let k of a)
y+=Wt(e,k,d,y,m,!0);return u.length&&(y+=$n(e,u,d,y+6,m,Math.min(u.length,3),!0)),y=Math.max(y,x),l.length&&(y+=e.fans(l,
d,y,s-2*d,!0)),p&&fe(p)&&(y+=e.own(p,d,y+6,s-2*d,176)),{y,middle:{x:d+m/2,y:240,r:40}}}function Sn(e,{seats:t,boards:s,stacks:o,
dice:n,notes:i},r,l,a){let d=r-48,p=(l-20)/Math.max(1,t.length);for(let g of s)a?qt(e,g,0,0,l,d,bs):qt(e,g,0,bs,l,d-bs,0);
let u=10;for(let g of n)Pt(e,g,u,8,g.values.length*36),u+=g.values.length*36+6;for(let g of i)yn(e,g,a?10:u+6,a?d-34:14);
for(let[g,{top:m}]of o.entries())m&&e.card(m,10+g*44,d-66,38,{role:"stack"});return t.forEach((g,m)=>{ma(e,{...g,cards:kn(
g)},10+m*p,d+10,p-4)}),{y:r-18,middle:{x:l/2,y:d/2,r:40}}}function ma(e,t,s,o,n){let i=t.cards.length?24+9*(t.cards.length-
1):0,r=n-24-i;e.add("mark",t.id,s,o+2,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,D(t.name,13,r).lines[0],
s+25,o+9,{size:13,bold:!0,quiet:!1,room:r});let l=(t.counters??[]).map(({value:c,label:h})=>`${c} ${h}`)[0]??t.note??"";
e.text(`${t.id}.note`,D(l,12,r).lines[0],s+25,o+24,{size:12,room:r});let a={w:22,ideal:9,tight:.3,least:22};e.cards(t.cards,
s+n-i-2,o-1,i,a,{role:"seat"})}function En(e,t,s){let{seats:o,boards:n,fans:i,grids:r,dice:l,notes:a}=t,c=14,h=s-2*c,[d,
...p]=o,u=10;for(let y of n)u+=qt(e,y,c,u,h,440);let g=l.length?Math.min(150,l.reduce((y,{values:x})=>y+x.length*xn+8,0)):
0,m=bn(e,l,c,u,g);if(m+=vn(e,t,c,u+m,Math.max(g,130)),d&&!fe(d)){let y=g?c+g+16:c;m=Math.max(m,e.other(d,y,u,c+h-y,!1))}
u+=m+12;for(let y of a)u+=xs(e,y,c,u,h)+8;for(let y of r)u+=Wt(e,y,c,u,h,!1);return i.length&&(u+=e.fans(i,c,u,h,!1)),p.
length&&(u+=$n(e,p,c,u+4,h,Math.min(p.length,3),!1)),d&&fe(d)&&(u+=e.own(d,c,u,h,0)),{y:u,middle:{x:s/2,y:200,r:40}}}var Ln=e=>[[0,0],[1,0],[1,1]].slice(0,e),ga=20,ya=60,On=({extras:e})=>e.acting?e.call?32:14:0;function Nn(e){let t=(e.before??
[]).filter(({kind:s})=>s==="stack");return{beside:t.slice(0,-1),space:t.at(-1)}}function Tn(e,t,s,o,n,i,r){let{beside:l,
space:a}=Nn(t),c=i?s+r+28:s,h=n-r-28,d=e.head(t,c,o,h,30),p=c;for(let u of l)e.stack(u,p,o+46+d,46,110),p+=118;if(!t.me){
let u={w:38,ideal:22,tight:.05};e.cards(t.cards,p,o+46+d,c+h-p,u,{role:"seat"})}a&&e.stack(a,i?s:s+n-r,o,r,r+40)}function Cn(e,{
seats:[t,...s],ring:o,stacks:n},i,r){let a=92*1.4+32,c=i/2-r-24,h=i/2+24,d=28,p=d+a+74,u=s.length===1;s.forEach((k,b)=>{
let[$,M]=Ln(s.length)[b];Tn(e,k,$?h:r,M?p:d,c,!!$,92)}),t&&Tn(e,{...t,me:!0},r,p,c,!1,92);let g={x:u?h+c/2:i/2,y:u?d+44:
d+a+32,r:40};o&&e.add("ring",o.id,g.x,g.y,{ring:o,r:g.r});let m=u?92:46,y=u?g.x-n.length*(m+40)/2+20:g.x+90;n.forEach((k,b)=>e.
stack(k,y+b*(m+40),u?d+120:g.y-44,m,m+40));let x=p+a+4;if(t){let k=e.extras.call??0,b=On(e),$=t.cards.some(v=>v.face);k&&
(e.call=x),x+=(k?k+20:0)+b;let M={w:$?88:62,ideal:$?106:44,tight:.5,least:60,floor:20};x+=e.cards(t.cards,r,x,i-2*r,M,{own:!0,
role:"hand"})}return{y:x,middle:g}}function An(e,t,s,o,n){let{beside:i,space:r}=Nn(t),l=46,a=n-l-34;e.add("mark",t.id,s,
o+2,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,t.name,s+26,o+11,{size:13,bold:!0,quiet:!1,room:a}),e.
text(`${t.id}.note`,D(t.alert||t.note,12,a).lines[0],s+26,o+25,{size:12,quiet:!t.active,room:a});let c=s;for(let h of i){
if(h.top){let d={...h.top,move:h.move||h.top.move,off:h.off||h.top.off};e.card(d,c,o+36,26,{role:"stack",recall:h.recall})}else
e.add("pile",h.id,c,o+36,{w:26,under:0,empty:!0});e.text(`${h.id}.count`,String(h.count),c+32,o+58,{size:14,bold:!0,quiet:!1}),
c+=58}if(!t.me){let h={w:22,ideal:10,tight:.05};e.cards(t.cards,c,o+38,s+n-l-8-c,h,{role:"seat"})}r&&Hn(e,r,s+n-l,o,l)}function Hn(e,t,s,o,n){
t.top?e.card(t.top,s,o+2,n,{role:"space",recall:t.recall}):e.add("pile",t.id,s,o+2,{w:n,under:0,empty:!0});let i=[t.count>
1?t.count:"",t.label].filter(Boolean).join(" "),r=D(i,12,n+14).lines.length<2;e.text(`${t.id}.label`,i,r?s+n/2:s+n+6,o+n*
1.4+17,{size:12,anchor:r?"middle":"end",room:r?n+14:3*n})}function Rn(e,{seats:[t,...s],ring:o,stacks:n},i,r){let a=r/2-
10-10,c=r/2+10,h=88,d=s.length===1;s.forEach((k,b)=>{let[$,M]=Ln(s.length)[b];An(e,k,$?c:10,6+M*h,a)}),t&&An(e,{...t,me:!0},
10,6+h,a),n.slice(0,3).forEach((k,b)=>{d&&Hn(e,k,c+20+b*66,50,46)});let p=e.extras.call??0,u=On(e),g=6+2*h+6+u;p&&(e.call=
g-u);let m=g+(p?p+8:0),y=Math.max(ga,F(78,i-m-8));t&&e.cards(t.cards,10,m,r-130,{w:y,ideal:y*1.12,tight:.36,least:y},{own:!0,
role:"hand"});let x={x:r-66,y:m+24,r:34};return o&&i-m<ya?(e.add("ring",o.id,x.x,i-18,{ring:{...o,value:"",note:""},r:x.
r}),e.text(`${o.id}.note`,`${o.value??""} ${o.note??""}`,r-10,i-14,{size:14,anchor:"end",room:170})):o&&(e.add("ring",o.
id,x.x,x.y,{ring:{...o,note:""},r:x.r}),e.text(`${o.id}.note`,o.note??"",x.x,x.y+30,{size:12,anchor:"middle",room:126})),
{y:Math.max(i-8,t?m+y*1.4:0),middle:x}}var lt=390,j=700,q=10,vs=e=>e.zones.every(t=>["seat","ring","fan","stack","tray","kinds"].includes(t.kind)&&(e.table==="\
corners"||!(t.kind==="seat"&&(t.before?.length??0)>0)));function Ms(e,t,s,o,n,i,r=!1){let l=t.alert||(t.counters??[]).map(
({value:u,label:g})=>`${u} ${g}`)[0]||t.note;e.add("mark",t.id,s,o,{seat:t.seat,size:20,active:!!t.active});let a=s+26,c=n-
26,h=r?D(t.name,13,c-28,1.06):{lines:[t.name],size:13};if(e.text(`${t.id}.name`,h.lines[0],a,o+9,{size:h.size,bold:!0,quiet:!1,
room:c}),e.text(`${t.id}.note`,D(l??"",12,c).lines[0],a,o+(r?24:22),{size:12,tone:t.alert?"lit":"",room:c}),r){let u=a+B(
h.lines[0],h.size)*1.06+8;e.cards(t.cards,u,o-2,20,{w:11,ideal:2,tight:.02},{role:"seat"})}if(!i)return;let d=t.cards.some(
u=>u.face||u.key in(e.extras.dealt??{})),p={w:i,ideal:i*.72,tight:d?.5:.06,least:d?i*.8:i};e.cards(t.cards,s,o+30,n-6,p,
{role:"seat",pitch:.5})}function ge(e,t,s,o,n,i=lt){let r=!!e.extras.acting,l=t.cards.length>(i-n)/60,a=l?q:n,c=s+(l?30:
0)+(r?12:0),h=F(78,o-c-(r?6:0));Ms(e,{...t,cards:[]},q,l?s:(s+o)/2-14,l?i:n-q-6,0);let d={w:h,ideal:h*1.12,tight:.36,least:Math.
min(h,44),floor:24};e.cards(t.cards,a,c,i-a-q,d,{own:!0,role:"hand",pitch:.7})}function me(e,t,s,o,n,i){e.text(`${t}.cou\
nt`,s,n,i,{size:20,bold:!0,quiet:!1});let[r,l]=D(o,12,58).lines;e.text(`${t}.label`,r,n,i+15,{size:12,room:58}),l&&e.text(
`${t}.more`,l,n,i+28,{size:12,room:58})}function wa(e,{seats:[t,...s],ring:o,fans:n,stacks:i,trays:r},l,a){let c=(a-lt)/
(j-lt),h=o?132+116*c:q,d=[...r,...i].length?66:0,p=a-q-d,[u,g,m]=e.extras.acting?[70,76,42]:[68,74,45],y=m+20*c,x=y<56?0:
1.085*y+31,k={x:u+54*c,y:Math.max(g+26*c,x),r:y};o&&e.add("ring",o.id,k.x,k.y,{ring:o,r:k.r});let b=Math.max(1,Math.min(
s.length,3)),$=Math.ceil(s.length/b),M=(p-h)/b;s.forEach((T,L)=>{let E=$>1?0:s.length>2?26:34;Ms(e,T,h+L%b*M,8+Math.floor(
L/b)*36,M,E,!E)}),r.forEach(T=>me(e,T.id,String(T.count),T.label,p+8,22)),i.forEach((T,L)=>{let E=76+L*52;me(e,T.id,String(
T.count),T.label,p+8,E),T.top&&e.card(T.top,p+36,E-15,15,{role:"stack",recall:T.recall})});let v=96,S=l-(e.extras.editing?
108:e.extras.acting?132:88);for(let T of n){let L=F(l>320&&T.cards.length<7?60:44,S-v-34),E={w:L,ideal:L*.74,tight:.3,least:L,
floor:15},O=p-h,R=Math.min(E.ideal,(O-L)/Math.max(T.cards.length-1,1)),P=R<22;T.cards.forEach((Z,mt)=>{let U=mt===T.cards.
length-1,Pe=h+mt*R;e.card(Z,Pe,v+20,L,{seen:U?L:Math.min(L,R),role:"fan"}),(U||!P||(T.cards.length-1-mt)%2===0)&&e.text(
`${Z.key}.above`,Z.above??"",Pe+1,v+14,{size:U?14:12,bold:U,quiet:!U}),Z.under!=null&&(U||!P)&&e.add("mark",`${Z.key}.un\
der`,Pe+2,v+24+L*1.4,{seat:Z.under,size:14,quiet:!U})}),T.cards.length||e.add("pile",T.id,h,v+20,{w:L,under:0,empty:!0})}
return t&&ge(e,t,S+4,l-8,h,a),{y:l-18,middle:k}}function xa(e,{seats:[t,...s],ring:o,stacks:n,trays:i},r,l){let a=Math.max(
1,Math.min(s.length,5)),c=Math.ceil(s.length/a),h=(l-2*q)/a,d=c>1?34:56;s.forEach((b,$)=>{let M=q+$%a*h,v=8+Math.floor($/
a)*d;Ms(e,b,M,v,h,c>1?0:18,c>1)});let p=8+c*d,u=e.extras.acting?r-136:r-110,g=Math.min(58,(u-p)/2-14),m={x:l/2,y:(p+u)/2-
12,r:g};o&&e.add("ring",o.id,m.x,m.y,{ring:{...o,note:""},r:g});let y=Math.min(44,g*.74),x=10,k=m.x-(n.length*y+(n.length-
1)*x)/2;return n.forEach((b,$)=>{let M=k+$*(y+x),v=m.y-y*.7;b.top?e.card({...b.top,move:b.move||b.top.move,off:b.off||b.
top.off},M,v,y,{role:"stack"}):e.add("pile",b.id,M,v,{w:y,under:0,empty:!0}),me(e,b.id,String(b.count),b.label,$?l-74:q,
m.y)}),i.forEach(b=>me(e,b.id,String(b.count),b.label,l-74,m.y+40)),t&&ge(e,t,u+2,r-8,96,l),{y:r-18,middle:m}}var Dn=(e,t,s,o,n)=>(o?
xa:wa)(e,t,s,n);var Bn=e=>(e.table??"long")==="long"&&e.zones.every(t=>["seat","grid","stack"].includes(t.kind));function ka(e,t){let s=t.
map(({key:r})=>`lit:${r}`),o=e.over.filter(({key:r})=>s.includes(r)),[n,i]=[o[0],o[o.length-1]];o.length<2||o.length<t.length||
o.some(({tab:r})=>r!==n.tab)||(e.over=e.over.filter(r=>!o.includes(r)),e.over.push({...n,w:i.x+i.w-n.x}))}function Ss(e,t,s,o,n,i){
let r=t.cards.filter(S=>!S.face&&!(S.key in(e.extras.dealt??{}))),l=[...t.cards.filter(S=>!r.includes(S)),...(t.before??
[]).flatMap(S=>"cards"in S?S.cards:[])],a=i>40,c=a?26:18,h=a?Math.min(i,n/7.5):18,d=a?h*.26:6,p=r.length?h+d*(r.length-1):
0,u=s+c+(a?9:5),g=n-(u-s)-(a?8:p+12),m=a?g:n-8,y=(t.counters??[]).map(({value:S,label:T})=>`${S} ${T}`)[0]??"",x=a?[t.note,
y].filter(Boolean).join(", "):t.note||y;e.add("mark",t.id,s,o,{seat:t.seat,size:c,active:!!t.active});let k=D(t.name,a?15:
13,g),b=D(x,a?13:12,m);e.text(`${t.id}.name`,k.lines[0],u,o+(a?11:13),{size:k.size,bold:!0,quiet:!1,room:g}),e.text(`${t.
id}.note`,b.lines[0],a?u:s,o+(a?28:31),{size:b.size,room:m});let $={w:h,ideal:d,tight:.05};e.cards(r,a?s:s+n-p-8,a?o+38:
o-1,p+1,$,{role:"seat"}),ka(e,r);let M=a&&p?s+p+12:s,v={w:i,ideal:i+3,tight:.3,least:i,floor:12};e.cards(l,M,o+(a?38:36),
s+n-8-M,v,{role:"seat",pitch:.5})}function ba(e,t,s,o,n){let i=t.cells.flatMap(m=>"key"in m?[m]:[]),r=Es(s),l=i.length>6?
2:1,a=Math.max(Math.ceil(i.length/l),1),c=s>j?10:5,h=e.extras.acting?8:0,d=(s-2*r-c*(a-1))/a,p=F(Math.min(s>j?70:50,d),(n-
o)/l-c-h),u=Math.min(d+c,p*1.3),g=(s-u*(a-1)-p)/2;i.forEach((m,y)=>{let x=g+y%a*u,k=o+Math.floor(y/a)*(p*1.4+c+h);e.card(
m,x,k,p,{role:"grid",own:!0})})}function $a(e,t,s,o,n,i){let r=n*.7;(t.round??[]).forEach(({seat:a,words:c,now:h},d)=>{let p=o+
d*n,u=r>20?14:12;e.add("mark",`${t.id}.${d}`,s,p,{seat:a,size:r,active:h,quiet:!h}),e.text(`${t.id}.${d}`,c,s+r+8,p+r/2+
u*.35,{size:u,bold:h,quiet:!h,room:i-r-8})})}function va(e,t,s,o,n){let i=s>j,r=t.filter(y=>y.top||y.count||y.round?.length),
l=F(i?92:56,n-o-(i?60:24)),a=i?56:18,[c,h]=i?[186,240]:[148,190],d=Math.max(0,...r.flatMap(y=>(y.round??[]).map(x=>B(x.words,
1.06)))),p=Math.max(c,Math.min(h,(i?14:12)*d+(i?56:40))),u=r.reduce((y,x)=>y+l+(x.round?.length?p:0),a*(r.length-1)),g=o+
(n-o-l*1.4-22)*(i?.42:.3),m=(s-u)/2;for(let y of r){y.top?e.card(y.top,m,g,l,{role:"stack",recall:y.recall}):e.add("pile",
y.id,m,g,{w:l,under:0,empty:!0});let x=y.round??[],k=i?14:12,b=g+l*1.4+(i?24:17);if(x.length){let $=Math.min(i?36:25,(l*
1.4+6)/x.length);$a(e,y,m+l+(i?20:10),g,$,p-(i?20:10)),e.text(`${y.id}.label`,y.label,m,b,{size:k,room:l+p-10})}else{let $=i?
20:16,M=B(String(y.count),$)*1.06+5,v=i?m:m+Math.min(0,(l-M-B(y.label,k))/2);e.text(`${y.id}.count`,String(y.count),v,b,
{size:$,bold:!0,quiet:!1}),e.text(`${y.id}.label`,y.label,v+M,b,{size:k})}m+=l+(x.length?p:0)+a}}function Ma(e,t,s,o,n){
let i=s>j,r=Es(s),l=Math.min((n-o)/Math.max(t.length,1),i?150:96),a=i?0:24,c=F(i?84:46,l-a-(i?16:8)),h=i?166:r;t.forEach(
(d,p)=>{let u=o+p*l;if(i){let m=e.head(d,r,u,h-r-12);e.counters(d,r+4,u+42+m,h-r-16,!0)}else{let m=(d.counters??[]).map(
({value:k,label:b})=>`${k} ${b}`),y=r+24+B(d.name,13)*1.06+8;e.add("mark",d.id,r,u,{seat:d.seat,size:18,active:!!d.active}),
e.text(`${d.id}.name`,d.name,r+24,u+13,{size:13,bold:!0,quiet:!1});let x=D([d.note,...m].filter(Boolean).join(", "),12,s-
r-y);e.text(`${d.id}.note`,x.lines[0],y,u+13,{size:x.size,room:s-r-y})}let g={w:c,ideal:c*1.12,tight:.3,least:c,floor:20};
e.cards(d.cards,h,u+a,s-r-h,g,{role:"seat"})})}function In(e,t,s,o){let n=t.cards.find(r=>r.above),i=n&&e.things.find(({
kind:r,key:l})=>r==="card"&&l===n.key);!n?.above||!i||e.text(`${n.key}.over`,n.above,o??i.x,s,{size:o?12:14,bold:!0,quiet:!1,
tone:n.ghost?"lit":"",anchor:o?"end":"start",room:o?o-q-34-B(t.name,13)*1.06:1/0})}var Es=e=>e>j?28:q;function Ts(e,t,s,o,n){
let r=s-166-28,l=e.extras.acting?18:0,a=F(84,n-o-l-14),c={w:a,ideal:a*1.12,tight:.3,least:a,floor:30},h=e.head(t,28,o+l,
126);e.counters(t,32,o+l+48+h,126,!1),e.cards(t.cards,166,o+l,r,c,{own:!0,role:"hand"}),In(e,t,o-14)}function _n(e,{seats:[
t,...s],grids:o,stacks:n},i,r){let l=Es(r),a=r>j,c=Math.max(s.length,1),h=(r-2*l+8)/c,d=a?22:8,p=a?c>1?46:60:c>2?26:32,u=i-
(e.extras.acting?a?150:126:a?132:100);!o.length&&!n.length&&s.every(y=>y.cards.every(x=>x.face))?Ma(e,s,r,d,u-(a?30:6)):
s.forEach((y,x)=>{Ss(e,y,l+x*h,d,h,p)});let g=s.some(y=>y.before?.length||y.cards.some(x=>x.face)),m=d+(a?54+p*1.4:g?46+
p*1.4:44);for(let y of o)a&&e.text(`${y.id}.label`,y.label,l,m+8,{room:r-2*l}),ba(e,y,r,m+(a?26:0),u-(a?24:4));return va(
e,n,r,m,u),t&&a?Ts(e,t,r,u,i):t&&(ge(e,t,u,i-8,q+92,r),In(e,t,u+9,r-q)),{y:i-18,middle:{x:r/2,y:(m+u)/2,r:40}}}var Sa={mark:({size:e})=>({x:0,y:0,w:e,h:e}),pile:({w:e,empty:t})=>t&&{x:0,y:0,w:e,h:e*1.4},ring:({r:e})=>({x:-e,y:-e,w:2*
e,h:2*e}),dice:({w:e,size:t})=>({x:0,y:0,w:e,h:t}),box:({size:e})=>({x:0,y:0,w:e,h:e})},ye=class{constructor(t){this.extras=
t,this.call=0,this.things=[],this.over=[]}add(t,s,o,n,i={}){this.things.push({kind:t,key:`${t}:${s}`,x:o,y:n,...i});let r=this.
extras.lit?.[s],l=Sa[t]?.(i);r!=null&&l&&this.over.push({kind:"lit",key:`lit:${s}`,x:o+l.x,y:n+l.y,w:l.w,h:l.h,tab:r,role:t})}text(t,s,o,n,{
size:i=13,room:r=1/0,bold:l=!1,quiet:a=!0,anchor:c="start",tone:h=""}={}){if(!s)return 0;let{lines:d,size:p}=D(s,i,r,l?1.06:
1);return this.add("text",t,o,n,{lines:d,size:p,bold:l,quiet:a,anchor:c,tone:h}),(d.length-1)*p*1.2}card(t,s,o,n,{seen:i=n,
own:r=!1,role:l="",recall:a=[]}={}){let{lit:c={},dealt:h={},acting:d=!1,under:p=!0,opens:u=""}=this.extras,g=h[t.key]??t.
face??null,m=d&&!!(t.move||t.picks?.length),y=!!t.lifted,x=l==="grid"?0:n<80?12:14,k=r&&(m||d&&t.ghost)?x+(y?n*(x?.24:.14):
0):0;this.things.push({kind:"card",key:t.key,x:s,y:o-k,w:n,face:g,label:t.label,origin:t.origin??"",role:l,dealt:t.key in
h,kin:!!t.kin,ghost:!!t.ghost,seen:i,plays:m,off:d?t.off??"":"",under:r&&m&&!y,up:y,move:t.move??"",picks:t.picks??[],recall:p?
a:[],opens:u===t.key&&!m&&!t.off}),t.key in c&&this.over.push({kind:"lit",key:`lit:${t.key}`,x:s,y:o-k,w:i,h:n*1.4,tab:c[t.
key],role:l})}cards(t,s,o,n,i,{own:r=!1,role:l="",pitch:a=1.4,centre:c=!1}={}){if(!t.length)return 0;let{w:h,step:d,cols:p,
rows:u}=$t(t.length,n,i);return t.forEach((g,m)=>{let y=Math.floor(m/p),x=m%p,k=Math.min(p,t.length-y*p),b=c?s+(n-(d*(k-
1)+h))/2:s;this.card(g,b+x*d,o+y*a*h,h,{seen:x===k-1?h:Math.min(h,d),own:r,role:l})}),h*1.4+(u-1)*a*h}};var Wn=e=>e.map(t=>({...t,art:""})),ht=class extends ye{head(t,s,o,n,i=30){let r=[t.note,t.team].filter(Boolean).join(",\
 "),l=i<30?8:12,a=s+i+l,c=n-i-l;this.add("mark",t.id,s,o,{seat:t.seat,size:i,active:!!t.active});let h=t.alert||r,d=o+i*
(h?.43:.66),p=this.text(`${t.id}.name`,t.name,a,d,{size:15,bold:!0,quiet:!1,room:c}),u=this.text(`${t.id}.note`,h,a,o+i+
p,{room:c,bold:!!(t.active||t.alert),quiet:!t.active,tone:t.alert?"lit":""});return p+u}counters(t,s,o,n,i){let r=o;for(let[
l,a]of(t.counters??[]).entries()){let c=i?18:22;if(this.add("counter",`${t.id}.${l}`,s,r,{value:a.value,label:a.label??"",
high:c,room:n}),r+=c+8,a.art==="chips"){let h=Math.max(1,Math.ceil(a.value/10)),d=i?2.5:3,p=i?1.2:1.4,u=Math.max(3,Math.
min(18,(n-2)/h-3)),g=10*(d+p)+3,m=Math.min(a.value,10)*(d+p)+(a.value>5?3:0);a.value&&this.add("chips",`${t.id}.${l}`,s,
r+m,{count:a.value,w:u,t:d,g:p,pitch:u+3}),r+=g}if(a.art==="agents"){let h=Math.max(a.full??0,a.value);this.add("agents",
`${t.id}.${l}`,s,r,{count:a.value,full:h,size:18}),r+=26}}return r-o}other(t,s,o,n,i){let r=t.cards??[],l=t.counters??[],
a=!i||n<150,c=this.head(t,s,o,n,a?26:30),h=l.length&&n>=150,d=r.some(v=>v.face||v.key in(this.extras.dealt??{})),p=a?38:
48,u=Math.min(h?n-74:n,d?1/0:p*3.4),g={w:p,ideal:p*(d?.72:.7),tight:d?.62:.05},m=o+(a?38:44)+c,y=this.cards(r,s,m,u,g,{role:"\
seat",pitch:.62});if(t.alert&&r.length){let{w:v,step:S,cols:T}=$t(r.length,u,g);this.over.push({kind:"lit",key:`lit:${t.
id}`,x:s,y:m,w:v+(T-1)*S,h:y,tab:""})}let{w:x,step:k,cols:b}=$t(r.length,u,g),$=r.length?x+(b-1)*k+14:0,M=h?Math.max(y,this.
counters(t,s+$,m+2,n-$,a)):y+(l.length?8+this.counters({...t,counters:Wn(l)},s,m+y+8,n,!0):0);return m-o+M+this.before(t,
s,m+M+10,n,a)}stack(t,s,o,n,i=n+24){let r=t.top?{...t.top,move:t.move||t.top.move,off:t.off||t.top.off,label:t.top.label||
t.spoken}:null,l=t.count>1&&r&&!r.face?Math.min(3,t.count-1):0;if(this.add("pile",t.id,s,o,{w:n,under:l,empty:!r}),r&&this.
card(r,s,o,n,{role:"stack",recall:t.recall}),!r&&!t.count&&t.label&&n>=40){let{lines:c,size:h}=D(t.label,13,n-2);if(c.length*
h*1.2<n*1.4-8){let d=o+(n*1.4-(c.length-1)*h*1.2)/2+h*.35;return this.add("text",`${t.id}.empty`,s+n/2,d,{lines:c,size:h,
quiet:!0,anchor:"middle",tone:""}),n*1.4}}let a=B(`${t.count} ${t.label}`,14)>i;return this.add("count",t.id,s,o+n*1.4+22,
{count:t.count,lines:a?D(t.label,13,i).lines:[t.label],spoken:t.spoken,broken:a}),n*1.4+30+(a?17*D(t.label,13,i).lines.length:
0)}tray(t,s,o,n){let i=Math.max(1,Math.ceil(Math.max(t.full,t.count)/10)),r=Math.min(27,(n-24)/i-4),l=n<120,a=r+(r>20?7:
4),c=l?3:5,h=l?1.4:2,d=i*a-(a-r)+24,p=10*(c+h)+3,u=22*String(t.count).length+4+B(t.label,13)>Math.max(d,n-8);return this.
add("tray",t.id,s+(n-d)/2,o,{wide:d,high:p,count:t.count,label:t.label,w:r,t:c,g:h,pitch:a,below:u,noted:B(t.label,13)}),
p+(u?62:44)}fans(t,s,o,n,i){let r=o,l=t.length>2?i?56:48:i?80:64;for(let a of t){this.text(`${a.id}.label`,a.label,s,r+10,
{room:n});let c={w:l,ideal:l*.59,tight:.39,least:Math.min(l,i?56:48),floor:20},{w:h,step:d,cols:p,rows:u}=$t(a.cards.length,
n,c),g=a.cards.some(y=>y.above)?22:4,m=a.cards.some(y=>y.under!=null)?40:10;r+=20,a.cards.length||this.add("pile",a.id,s,
r+g,{w:h,under:0,empty:!0}),a.cards.forEach((y,x)=>{let k=Math.floor(x/p),b=x%p,$=x===a.cards.length-1,M=s+b*d,v=r+g+k*(g+
m+h*1.4);this.card(y,M,v,h,{seen:$||b===p-1?h:Math.min(h,d),role:"fan"}),this.text(`${y.key}.above`,y.above??"",M+2,v-8,
{size:$?16:14,bold:$,quiet:!$}),y.under!=null&&this.add("mark",`${y.key}.under`,M+4,v+h*1.4+10,{seat:y.under,size:Math.max(
15,Math.min(22,d*.76)),quiet:!$})}),r+=Math.max(u*(g+m+h*1.4),g+m+l*1.4)+8}return r-o}own(t,s,o,n,i){let r=this.extras.acting?
14:0,l=this.extras.call??0,a=this.before(t,s+i,o,n-i,!i),c=o+a+(l?l+20:0);return l&&(this.call=o+a),c-o+this.hand(t,s,c,
n,i,r)}before(t,s,o,n,i){let r=t.before??[];if(!r.length)return 0;let l=10,a=(n-l*(r.length-1))/r.length,c=Math.min(i?44:
58,a-6),h=0;return r.forEach((d,p)=>{let u=s+p*Math.min(a+l,d.kind==="fan"?1/0:c+40);if(d.kind==="fan"){let g=this.text(
`${d.id}.label`,d.label,u,o+10,{room:a}),m={w:c,ideal:c*.72,tight:.4};h=Math.max(h,18+g+this.cards(d.cards,u,o+18+g,a,m,
{role:"fan"}))}else h=Math.max(h,this.stack(d,u,o,c,Math.min(a,c+34)))}),h+16}hand(t,s,o,n,i,r){let l=i>0,a=t.cards.some(
y=>y.face),c=l?92:70,h=t.cards.length,d={w:a?c:c*.75,ideal:c*(a?l?1.22:1.06:.8),tight:.5,least:Math.min(c,64),floor:a?34:
20};if(l){let y=this.head(t,s,o,i-20),x=this.counters(t,s+4,o+48+y,i-20,!1)+48+y,k=this.cards(t.cards,s+i,o+r,n-i,d,{own:!0,
role:"hand",pitch:1.4+.36});return Math.max(x,k+r+16,a?c*1.4:0)}let p=a&&(h-1)*d.ideal+d.w<=n-112,u=this.head(t,s,o,p?110:
n-100,26);if(p){let y=this.counters(t,s+4,o+44+u,100,!0)+44+u,x=this.cards(t.cards,s+112,o+r,n-112,d,{own:!0,role:"hand"});
return Math.max(y,x+r+16)}let g=this.counters({...t,counters:Wn(t.counters??[])},s+n-84,o+6,84,!0),m=o+Math.max(40+u,g+8)+
r;return m-o+this.cards(t.cards,s,m,n,d,{own:!0,role:"hand",pitch:1.4+.42,centre:!0})+16}};var Ea={draw2:"+2",draw4:"+4"},Ta=["skip","reverse"],we=28;function Ls(e){let t=e>=we;return{large:t,left:t?34:22,right:t?
44:24,tall:e*1.17,pitch:e*1.72+(t?4:1.5),gap:t?4:1.5}}var Pn=({rows:e})=>Math.max(...e.map(({kinds:t})=>t.length));function xe(e,t){
let{left:s,right:o,pitch:n,gap:i}=Ls(t);return{w:s+Pn(e)*(t+i)+o,h:e.rows.length*n}}function Aa(e,t,s){let o=48;for(;o>12&&
(xe(e,o).w>t||xe(e,o).h>s);)o-=.2;return o}var qn=e=>[...e].reduce((t,s)=>t+Number(s),0);function jn(e,t){return e===2?A(
-t,-t,2*t,2*t,{style:"fill:var(--lit)"}):H(0,0,t,{style:e?"fill:none;stroke:var(--field-edge)":"fill:var(--on-field)","s\
troke-width":1.5})}var Os=(e,t,s)=>w("g",{transform:`translate(${e} ${t})`},s);function La(e,t,s){let{tall:o}=Ls(s),n=e.
kinds[t],i=e.colour==="wild",r=i?"#fff":`var(--c-${e.colour}-on)`,l=Math.max(13,s*(i?.42:.54)),a=[e.unseen[t],e.held[t],
e.gone[t]].map(Number),c=Math.min(11,s/4+(s<we?2:1)),h=a.flatMap((p,u)=>Array(p).fill([0,2,1][u])),d=Ta.includes(n)?w("g",
{style:`color:${r}`},ts(n,s/2,o/2,s*.2)):w("text",{x:s/2,y:o/2+l*.36,"text-anchor":"middle","font-size":l,"font-weight":700,
style:`fill:${r}`},Ea[n]??n);return w("g",w("g",{opacity:a[0]?null:.4},A(0,0,s,o,{rx:3,style:`fill:${i?"#17181c":`var(--\
c-${e.colour})`};stroke:#fff`,"stroke-width":s<we?0:1.2}),d),h.map((p,u)=>Os(s/2+(u-(h.length-1)/2)*c,o+s*.28,jn(p,s<we?
2.8:3.5))))}function Oa(e,t,s,o){let n=s?[0,82,182]:[0,62,136];return["unseen","discarded",o].map((i,r)=>[Os(e+n[r],t,jn(
r,4)),w("text.f2",{x:e+n[r]+9,y:t+4.5,"font-size":s?13:12},i)])}function Ns({zone:e,w:t,lit:s}){let{large:o,left:n,tall:i,
pitch:r,gap:l}=Ls(t),a=Pn(e),c=n+a*(t+l)+(o?6:2);return e.rows.map((d,p)=>{let u=p*r,g=d.kinds.length<a/2,m=x=>n+x*(t+l)*
(g?1.6:1),y=qn(d.unseen);return[d.colour!=="wild"&&st(d.colour,n/2-3,u+i/2,n*.26,{style:`fill:var(--ring-${d.colour})`}),
d.kinds.map((x,k)=>Os(m(k),u,La(d,k,t))),d.kinds.map((x,k)=>`${d.id}.${x}`in s&&A(m(k)-1,u-2,t+2,i+t*.48,{"data-key":`li\
t:${d.id}.${x}`,rx:5,style:"fill:none;stroke:var(--lit)","stroke-width":o?3:2})),g&&Oa(Math.min(m(d.kinds.length),c-(o?240:
192)),u+i/2,o,d.hands??"yours"),w("text.f",{x:c,y:u+i/2+6,"font-size":o?18:14,"font-weight":700},String(y))]}).flat(3).filter(
Boolean)}function As({rows:e}){let[t,s]=["unseen","gone"].map(o=>e.reduce((n,i)=>n+qn(i[o]),0));return`${t} cards unseen\
, ${s} discarded`}var Cs=e=>[As(e),...e.rows.map(({label:t})=>t)].join(". ");function be(e){let t=e.zones.filter(s=>s.kind===
"kinds");return t.length?{rows:t,of:t[0].of}:void 0}function Vn(e,t){let s=Object.keys(e).filter(o=>t?.rows.some(({id:n})=>o.
startsWith(`${n}.`)));return t&&s.length?{[t.of]:e[s[0]],...e}:e}function Na(e,t,s,o,n){let[i]=t.counters??[];e.add("mar\
k",t.id,s,o,{seat:t.seat,size:18,active:!!t.active}),e.text(`${t.id}.name`,t.name,s+23,o+9,{size:13,bold:!0,quiet:!1,room:14}),
e.cards(t.cards,s+38,o-4,n-42,{w:12,ideal:3,tight:.05},{role:"seat"}),i&&e.text(`${t.id}.note`,`${i.value} ${i.label}`,s+
23,o+23,{size:12,room:n-23})}function Fn(e,{seats:[t,...s],ring:o,stacks:n,kinds:i},r,l){let a={rows:i,of:""},c=l>j,h=c?
28:10,d=Math.min(s.length||1,3),p=Math.ceil(s.length/d),u=s.length>3,g=c?52:u?30:40,m=c?150:80,y=n.length*(g+12)+m,x=(l-
2*h-y)/d,k=c?12:8,b=u?34:c?102:44,$=k+Math.max(g*1.4+(c?16:10),p*b),M=r-(c?104:74);s.forEach((E,O)=>{let R=k+Math.floor(
O/d)*b;u&&!c?Na(e,E,h+O%d*x,R,x):Ss(e,E,h+O%d*x,R,c?x:Math.min(x,130),u||!c?26:42)});let v=l-h-y;for(let E of n)E.top?e.
card(E.top,v,k,g,{role:"space"}):e.add("pile",E.id,v,k,{w:g,under:0,empty:!0}),v+=g+12;let S=n.map(({count:E,label:O})=>`${E}\
 ${O}`);o?.value&&n.some(({top:E})=>E?.face?.colour==="wild")&&S.push(`${o.value} named`),S.forEach((E,O)=>{e.text(`spre\
ad.${O}`,E,v,k+14+O*(c?20:16),{size:c?14:12,room:m})});let T=Aa(a,l-2*h,M-$),L=xe(a,T);if(e.add("spread","all",(l-L.w)/2,
$+(M-$-L.h)*.35,{zone:a,w:T,lit:e.extras.lit??{}}),t&&c)Ts(e,{...t,counters:t.counters?.slice(0,1)},l,M,r);else if(t){let E=F(
46,r-8-M);e.add("mark",t.id,h,M,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,t.name,h,M+36,{size:13,bold:!0,
quiet:!1,room:62});let O={w:E,ideal:E+4,tight:.36,least:E,floor:20};e.cards(t.cards,78,M,l-h-78,O,{own:!0,role:"hand"})}
return{y:r-18,middle:{x:l/2,y:($+M)/2,r:40}}}var ke=class{constructor(t){this.how=t,this.open=!1,this.root=f("section.sh\
eet.spread",{hidden:!0,role:"group"})}show(t,s,o){this.zone=t,t||(this.open=!1),this.root.hidden=!this.open;let n=this.open&&
JSON.stringify([t,s,o]);if(!t||!n||this.root.dataset.looks===n)return;this.root.dataset.looks=n;let i=o?23.2:44,r=xe(t,i),
l=this.root.contains(I(this.root)),a={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.escape()};
this.root.setAttribute("aria-label",As(t)),this.root.replaceChildren(f("h2",As(t)),dt(a,W("close",16)),w("svg",{viewBox:`\
0 -3 ${r.w} ${r.h}`,role:"img","aria-label":Cs(t)},Ns({zone:t,w:i,lit:s}))),l&&this.root.querySelector("button")?.focus()}toggle(t){
if(this.open)return void this.escape();this.open=!0,t(),this.root.querySelector("button")?.focus({preventScroll:!0})}escape(){
let t=this.open,s=this.root.contains(I(this.root));return this.open=!1,this.root.hidden=!0,s&&this.zone&&this.how.focus(
this.zone.of),t}};var X=620,$e=772,Yn=920,Ca=["seat","ring","fan","stack","tray","grid","dice","tokens","notes","kinds"];function Vt(e){let t=e.
zones.find(({kind:o})=>!Ca.includes(o));if(t)throw new Error(`Expected a zone that the table can draw, not "${t.kind}".`);
let s=o=>e.zones.filter(n=>n.kind===o);return{seats:No(s("seat")),ring:s("ring")[0],fans:s("fan"),stacks:s("stack"),trays:s(
"tray"),grids:s("grid"),dice:s("dice"),notes:s("notes"),boards:s("tokens"),kinds:s("kinds")}}function Gn(e,t,s={}){if(s.
laid&&be(e))return Fa(e,t,s);if(Bn(e)&&(t.low||t.h))return Va(e,t,s);if(t.low&&e.zones.some(({kind:p})=>p==="tokens"))return ja(
e,t,t.low,s);if(t.low&&vs(e))return Hs(e,t,t.low,s,Rs(t.w));if(!t.h)return ve(e,t.w,s);let o=({w:p,h:u})=>Ds(t,p,u),i=[...t.
w>=X*Kn?[$e,860,Yn]:[],390,440].map(p=>qa(e,t,p,s)),[r,...l]=i.filter(p=>p.w>=X),a=l.reduce((p,u)=>o(u)>o(p)?u:p,r);if(a&&
o(a)>=Kn)return a;let c=i.reduce((p,u)=>o(u)>o(p)?u:p),h=Math.round(Math.max(Jn,lt*t.h/t.w));return e.zones.some(({kind:p})=>p===
"tokens")?ti(e,Math.min(h,pe),s,wn,!0):o(c)>=Ha||!vs(e)?c:e.table==="round"&&e.zones.filter(({kind:p})=>p==="seat").length>
Ba&&t.w>t.h?Hs(e,t,Un,s,Math.round(Un*t.w/t.h)):Hs(e,t,Math.min(h,Da),s,Xn(t,h))}var Kn=.8,Ha=.92,Zn=.75,Ra=352,Jn=288,Da=460,
Ba=6,Un=320,Ia=640,_a=110,Wa=400,Pa=1.25,Rs=e=>Math.round(Math.max(lt,Math.min(j,e/Pa))),Xn=(e,t)=>Math.round(Math.max(lt,
Math.min(j,t*e.w/e.h)));function zn(e,t,s){let{w:o}=e,n=e.low?0:e.h,i=!e.low&&o>=$e*Zn&&(!n||n>=t[0]*Zn),[r,l]=i?t:s,a=i?
$e:e.low?Rs(o):lt,c=n?Math.round(Math.max(r,Math.min(l,a*n/o))):i?600:r;return[i||!n?a:Xn(e,c),c]}var Ds=(e,t,s)=>Math.min(
e.w/t,e.h?e.h/s:1/0),Qn=(e,t)=>({...e,call:(e.call??0)/t});function qa(e,t,s,o){let n=ve(e,s,o);for(let i=0;i<2&&o.call;i++)
n=ve(e,s,Qn(o,Ds(t,n.w,n.h)));return n}function Hs(e,t,s,o,n){let i=new ht(Qn(o,Ds(t,n,s))),r=Vt(e),{y:l,middle:a}=e.table===
"corners"?Rn(i,r,s,n):Dn(i,r,s,e.table==="round",n);return{w:n,h:Math.max(s,l+8),things:[...i.things,...i.over],middle:a,
call:i.call}}function ja(e,t,s,o){let n=Math.max(t.w,$e),i=((t.page??0)-Ia)*n/t.w-_a;return t.w>=X&&i>=Wa?ve(e,n,o,Math.
min(i,pe)):ti(e,s,o,Math.min(Rs(t.w),X-1),!1)}function ti(e,t,s,o,n){let i=new ht(s),{middle:r}=Sn(i,Vt(e),t,o,n);return{
w:o,h:t,things:[...i.things,...i.over],middle:r,call:i.call}}function Va(e,t,s){let o=new ht(s),[n,i]=zn(t,[470,620],[t.
low||Jn,620]),{middle:r}=_n(o,Vt(e),i,n);return{w:n,h:i,things:[...o.things,...o.over],middle:r,call:o.call}}function Fa(e,t,s){
let o=new ht(s),[n,i]=zn(t,[520,640],[Ra,560]),{middle:r}=Fn(o,Vt(e),i,n);return{w:n,h:i,things:[...o.things,...o.over],
middle:r,call:o.call}}function ve(e,t,s={},o=pe){let n=Math.round(Math.min(Math.max(t,320),Yn)),i=n>=X,r=new ht(s),l=Vt(
e),a=i?28:14,c=e.table==="round"||e.table==="corners"&&!i,h=l.boards.length?i?Mn:En:c?i?Ua:Ya:i&&e.table==="corners"?Cn:
i?Ka:Za,{y:d,middle:p}=h(r,l,n,a,o);return{w:n,h:Math.round(d+18),things:[...r.things,...r.over],middle:p,call:r.call}}function Me(e,t,s,o,n,i){
let r=o,l=(n-i*(t-1))/t;for(let a=0;a<e.length;a+=t){let c=e.slice(a,a+t);r+=Math.max(...c.map((h,d)=>h(s+d*(l+i),r,l)))+
20}return r-o}function Ka(e,t,s,o){let{seats:[n,...i],ring:r,fans:l,stacks:a,trays:c}=t,h=i.map(S=>(T,L,E)=>e.other(S,T,
L,E,!0)),d=c.map(S=>(T,L,E)=>e.tray(S,T,L,E));h.splice(Math.ceil(h.length/2),0,...d);let p=Math.floor((s-2*o+20)/126),u=h.
length<=p?Math.max(h.length,1):Math.ceil(h.length/2),g=28+Me(h,u,o,28,s-2*o,20),m=a.length?104:0,y=r?248:0,x=g+6,k=r?{x:132,
y:x+108,r:88}:{x:s/2,y:x+60,r:40};r&&e.add("ring",r.id,k.x,k.y,{ring:r,r:k.r});let b=s-2*o-y-(m?m+24:0),$=e.fans(l,o+y,x+
10,b,!0);g=Math.max(x+(r?230:0),x+10+$)+12,a.forEach((S,T)=>e.stack(S,s-o-72,x+48+T*152,66));let M=a.length?x+48+a.length*
152-24:0,v=y&&s>=740?y:176;return g+=Se(e,t,s-(M>g?m+24:0),o,g),n&&(g+=e.own(n,o,g,s-2*o-(M>g?m+24:0),v)),{y:Math.max(g,
M),middle:k}}function Za(e,t,s,o){let{seats:[n,...i],ring:r,fans:l,stacks:a,trays:c}=t,h=18,d=i.some(b=>(b.before?.length??
0)>1),p=d||i.length<=2||i.length===4?Math.min(2,Math.max(i.length,1)):3;h+=Me(i.map(b=>($,M,v)=>e.other(b,$,M,v,!1)),p,o,
h,s-2*o,12);let u=66,g=r?{x:106,y:h+100,r:u}:{x:s/2,y:h+40,r:40};r&&e.add("ring",r.id,g.x,g.y,{ring:r,r:u});let m=r?214:
o,y=s-o-m,x=Math.min(92,y/Math.max(a.length,1));a.forEach((b,$)=>e.stack(b,m+$*x,h+12,Math.min(56,x-14),x-1));let k=a.length?
h+12+78+56:h;for(let b of c)k+=e.tray(b,m-6,k,y+6);return h=Math.max(k,r?h+200:h)+6,h+=e.fans(l,o,h,s-2*o,!1),h+=Se(e,t,
s,o,h),n&&(h+=e.own(n,o,h+4,s-2*o,0)+4),{y:h,middle:g}}function Ua(e,t,s,o){let{seats:[n,...i],ring:r,fans:l,stacks:a,trays:c}=t,
{left:h,top:d,right:p}=Co(i.length),u=r?.art==="none"?64:s<740?108:128,g=Math.min(d<2?220:s<740?130:190,s/2-u-20-o),m=s-
2*o-2*g-24,x=i.slice(h,h+d).map(S=>(T,L,E)=>e.other(S,d===1?s/2-70:T,L,E,!0)),k=d?Me(x,d,o+g+12,20,m,16):0,b={x:s/2,y:20+
k+u+12,r:u},$=(S,T)=>{let L=S.length>1?28:b.y-60;for(let E of S)L+=e.other(E,T,L,g,!0)+26;return L},M=[$(i.slice(0,h).reverse(),
o),$(i.slice(i.length-p),s-o-g)];ei(e,r,a,c,b,u<120?.82:1);let v=Math.max(b.y+u+40,...M);return l.length&&(v+=e.fans(l,o,
v,s-2*o,!0)),v+=Se(e,t,s,o,v),n&&(v+=e.own(n,o,v,s-2*o,160)),{y:v,middle:b}}function Ya(e,t,s,o){let{seats:[n,...i],ring:r,
fans:l,stacks:a,trays:c}=t,h=i.some(m=>(m.before?.length??0)>1),d=h||i.length===2||i.length===4?2:Math.min(3,Math.max(i.
length,1)),p=16+Me(i.map(m=>(y,x,k)=>e.other(m,y,x,k,!1)),d,o,16,s-2*o,12),u=r?.art==="none"?50:108,g={x:s/2,y:p+u+10,r:u};
return ei(e,r,a,c,g,.8),p=g.y+u+36,l.length&&(p+=e.fans(l,o,p,s-2*o,!1)),p+=Se(e,t,s,o,p),n&&(p+=e.own(n,o,p,s-2*o,0)),{
y:p,middle:g}}function ei(e,t,s,o,n,i){t&&e.add("ring",t.id,n.x,n.y,{ring:t,r:n.r});let r=(s.length>2?56:78)*i,l=22*i,a=n.
x-(s.length*r+(s.length-1)*l)/2;s.forEach((c,h)=>e.stack(c,a+h*(r+l),n.y-r*.7-12,r)),o.forEach(c=>e.tray(c,n.x-50,n.y+44,
100))}function Se(e,{grids:t,dice:s},o,n,i){let r=i;for(let l of t)r+=Wt(e,l,n,r,o-2*n,o>=X);for(let l of s)r+=Pt(e,l,n,
r,o-2*n);return r-i}var Ee=class{constructor({play:t,key:s,told:o}){this.play=t,this.key=s,this.told=o,this.lifted="",this.card="",this.said=
{},this.typed={},this.field=null,this.lifts={},this.go=f("button.btn.solid",{"data-k":"lift.play",onclick:()=>this.play(
this.lifted)}),this.back=f("button.btn",{"data-k":"lift.back",onclick:()=>this.lift("")},"Put it back"),this.acts=f("div\
.lift-acts",{hidden:!0},this.go,this.back),this.words=f("p.lift-words"),this.keys=f("div.lift-keys"),this.asking=f("div.\
asking",{role:"group",hidden:!0}),this.shown=""}show({lifts:t,keys:s}){this.lifts=t,this.lifted&&!t[this.lifted]&&(this.
lifted="",this.said={},this.typed={}),this.draw();let o=JSON.stringify(s);this.keys.dataset.looks!==o&&(this.keys.dataset.
looks=o,Ve(this.keys,this.keys,()=>this.keys.replaceChildren(...s.map(n=>Xt(n,i=>this.key(i))))))}tell(t,s){let o=Object.
keys(this.lifts).some(n=>s.every(i=>i.move!==n));this.words.hidden=!!this.lifted,this.words.textContent=t||(o?"Press a c\
ard to lift it, and again to play it.":"")}playing(t){let s=this.lifts[this.lifted]?.play??"",o=t?s.replace(/^Play\b/,"P\
laying"):s;this.go.textContent!==o&&(this.go.textContent=o),N(this.go,"aria-busy",t?"true":"")}lift(t,s=""){let o=s||this.
card;this.lifted=t,this.card=s,this.draw(),this.told({lifted:t,said:this.said},o)}stand(t,s,o){let[n,i]=o?[s,t.parentElement]:
[t,this.keys];this.asking.parentElement!==n&&n.insertBefore(this.asking,i)}hold(t,s,o,n){t?t!==this.lifted&&o[t]&&(this.
lifted=t,this.card=Ga(n,t)):this.lifted="",this.said=s}draw(){let t=this.lifts[this.lifted];if(this.acts.hidden=!t,this.
asking.hidden=!t?.line,this.words.hidden=!!t,this.playing(!1),this.shown===this.lifted)return;if(this.shown=this.lifted,
this.field=null,!t?.line)return this.asking.replaceChildren();let s=this.lifted;N(this.asking,"aria-label",t.line),this.
field=t.ask?Ge({rule:ot,label:t.ask,words:"of 100",ends:["never","always"],value:ao(this.typed[s],this.said[s],ot),set:n=>this.
say(s,n),enter:()=>this.play(s)}):null;let o=f("div",f("p",f("b",t.line)));this.field&&o.append(f("p.wonder",t.ask)),this.
asking.replaceChildren(o,...this.field?[this.field.node]:[])}unread(t){let s=this.typed[t]??"";return t!==this.lifted||!this.
field||!s||!se(s,ot)?!1:(this.field.complain(),!0)}say(t,s){let{value:o}=G(s,ot);this.typed[t]=s,this.said={...this.said},
o!=null?this.said[t]=o:delete this.said[t],this.told({lifted:this.lifted,said:this.said},this.card)}},Te=class{constructor(t){
this.how=t,this.root=f("div.acts"),this.looks=""}show(t,s,o){let n=JSON.stringify([t,s]);this.looks!==n&&(this.looks=n,Ve(
this.root,o,()=>this.root.replaceChildren(...t.map(i=>this.button(i)))))}button({move:t,label:s,strong:o,off:n}){let i=f(
"button",{class:o&&!n?"btn solid":"btn","data-act":t||s,"aria-disabled":n?"true":null,onclick:()=>n?this.how.refuse(n):this.
how.send(t)},s);return f("span.act",i,n&&f("span.why",n))}};function Ga({zones:e},t){let s=e.flatMap(o=>o.kind==="seat"&&
o.me?o.cards:o.kind==="grid"?o.cells:[]);for(let o of s)if("key"in o&&(o.move===t||o.picks?.some(n=>n.move===t)))return o.
key;return""}function si(e,t,s){if(!t)return e;let o=e.zones.flatMap(r=>r.kind==="tokens"&&r.ways||[]),n=Number(o.find(r=>r.
move===t)?.tag),i=e.zones.map(r=>{if(r.kind==="dice"&&n){let a=r.values.indexOf(n);return{...r,lit:a<0?r.values.map((c,h)=>h):
[a]}}if(r.kind==="ring"){let a=r.previews?.find(c=>c.move===t);return a?{...r,preview:a}:r}if(r.kind==="tokens")return{...r,
ways:(r.ways??[]).map(a=>({...a,chosen:a.move===t}))};let l=a=>a.key===s?{...a,lifted:!0}:a;return r.kind==="grid"?{...r,
cells:r.cells.map(l)}:r.kind==="seat"&&r.me?{...r,cards:r.cards.map(l)}:r});return{...e,zones:i}}var Ja=23,Bs=24,Kt=20,Xa=17,za=8,oi=6,Ft={h:23,size:15},Qa={house:[66,34],place:[20,28]},[tl,el,sl]=[3,4,1],ni=(e,t)=>Math.
hypot(e.x-t.x,e.y-t.y);function ol(e,t,s){let o={x:(e.x+t.x)/2,y:(e.y+t.y)/2},n=i=>(i.x-o.x)*(t.x-e.x)+(i.y-o.y)*(t.y-e.
y);return s.flatMap((i,r)=>{let l=s[(r+1)%s.length],[a,c]=[n(i),n(l)],h=a/(a-c),d=a<0!=c<0?[{x:i.x+(l.x-i.x)*h,y:i.y+(l.
y-i.y)*h}]:[];return a<0?[i,...d]:d})}function nl(e,t=Ja){let s=Array.from({length:Bs},(o,n)=>{let i=2*Math.PI*n/Bs,r=t/
Math.cos(Math.PI/Bs);return{x:r*Math.cos(i),y:r*Math.sin(i)}});return e.map((o,n)=>{let i=s;for(let[r,l]of e.entries()){
let a=ni(o,l);r===n||a>2.1*t||(a<.5?i=r>n?[]:i:i=ol({x:0,y:0},{x:l.x-o.x,y:l.y-o.y},i))}return i})}var il=e=>e.map((t,s)=>{
let o=e.filter((n,i)=>i!==s).map(n=>ni(t,n));return Math.max(za,Math.min(Kt,...o.filter(n=>n>.5).map(n=>n/2-1)))}),Is=(e,t)=>e.
x<t.x+t.w&&t.x<e.x+e.w&&e.y<t.y+t.h&&t.y<e.y+e.h,rl=({x:e,y:t},s)=>({x:e-s,y:t-s,w:2*s,h:2*s});function al(e,t,s,o,n){let i=[];
return e.map((r,l)=>{let a=s[l],c=Ft.h,h=g=>(g.x<n.x||g.y<n.y||g.x+a>n.x+n.w||g.y+c>n.y+n.h?100:0)+tl*i.filter(y=>Is(y,g)).
length+el*e.filter((y,x)=>Is(rl(y,t[x]-3),g)).length+sl*o.filter(y=>Is(y,g)).length,d=[[1,-1],[-1,-1],[1,0],[-1,0],[0,-1],
[0,1],[1,1],[-1,1]],u=[0,8,20].flatMap(g=>d.map(([m,y])=>{let x=(t[l]+g)*(m&&y?.72:1.08);return{x:r.x+m*(x+a/2)-a/2,y:r.
y+y*(x+c/2)-c/2,w:a,h:c}})).reduce((g,m)=>h(m)<h(g)?m:g);return a&&i.push(u),u})}var _s=e=>e?12+9*e.length:0,Ws=({x:e,y:t},{
role:s,label:o,ring:n,chosen:i,attributes:r})=>w("g",{role:s,"aria-label":o,"data-x":e,"data-y":t,transform:`translate(${e}\
 ${t})`,...r},w("title",o),w("g.sized",w("path.cell",{fill:"transparent"}),(n||i)&&H(0,0,Kt,{class:"ring"}),i&&H(0,0,Kt-
oi,{class:"ring chosen"}),H(0,0,Kt+12,{class:"ring-focus"}))),ii=({x:e,y:t},s,o)=>w("g.tag.of",{"data-of":o,"data-move":o,
transform:`translate(${e} ${t})`,"aria-hidden":"true"},w("g.sized",w("g.stands",A(0,0,_s(s),Ft.h,{rx:3,style:"fill:var(-\
-lit)"}),w("text",{x:_s(s)/2,y:Ft.h/2+Ft.size*.36,"font-size":Ft.size,"font-weight":700,"text-anchor":"middle",fill:"#13\
201E"},s))));function ri(e,t,s,o){let n=[...e.querySelectorAll("[data-x]")],i=({x:m,y})=>({x:m/t,y:y/t}),r=n.map(({dataset:m})=>i(
{x:Number(m.x),y:Number(m.y)})),l=nl(r),a=il(r);for(let m of e.querySelectorAll(".sized"))m.setAttribute("transform",`sc\
ale(${t})`);for(let[m,y]of n.entries()){let x=l[m].map(({x:k,y:b})=>`${k.toFixed(1)} ${b.toFixed(1)}`).join("L");y.querySelector(
".cell")?.setAttribute("d",x?`M${x}Z`:"");for(let k of y.querySelectorAll("circle")){let b=k.classList.contains("ring-fo\
cus")?12:k.classList.contains("chosen")?-oi:0,[$,M]=["many","handle"].map(S=>y.classList.contains(S)),v=M?Kt:$?Math.min(
a[m],Xa/t):a[m];k.setAttribute("r",String(v+b))}}let c=[...e.querySelectorAll(".tag.of")];if(!c.length)return;let h=n.map(
m=>c.find(y=>y.dataset.of===m.dataset.move)),d=h.map(m=>_s(m?.textContent??"")),p={x:s.x/t,y:s.y/t,w:s.w/t,h:s.h/t},u=o.
map(({x:m,y,kind:x})=>{let[k,b]=Qa[x??""]??[13,13];return{x:(m-k)/t,y:(y-b)/t,w:2*k/t,h:2*b/t}}),g=al(r,a,d,u,p);for(let[
m,y]of h.entries()){let{x,y:k}=g[m];y?.querySelector(".stands")?.setAttribute("transform",`translate(${x-r[m].x} ${k-r[m].
y})`)}}var ll=18,hl=40,cl={"stroke-width":5},dl={"stroke-width":36,"stroke-linejoin":"round","stroke-linecap":"round"},ul=.4;function fl(e,t){
let s=t.get(e.a),o=t.get(e.b),n=`M${s.x} ${s.y}L${o.x} ${o.y}`,i=r=>w("path",{d:n,fill:"none",...r});switch(e.kind??"roa\
d"){case"double":return[i({style:"stroke:var(--field-edge)","stroke-width":9}),i({style:"stroke:var(--field)","stroke-wi\
dth":4})];case"dashed":return i({style:"stroke:var(--field-edge)","stroke-width":6,"stroke-dasharray":"12 9"});case"thin":
return i({style:"stroke:var(--field-edge)","stroke-width":3});case"pointer":return i({style:"stroke:var(--on-field-2)","\
stroke-width":3,"stroke-dasharray":"2 5"});default:return i({style:"stroke:var(--field-edge)","stroke-width":9})}}var ai=(e,t,s,o)=>w(
"text",{class:o,y:.35*t,"font-size":t,"font-weight":700,"text-anchor":"middle",fill:s},e);function pl(e,t,s,o){let{fill:n,
ink:i}=t?ws(t.step):{fill:"var(--on-field)",ink:""},r={style:`fill:${n};stroke:var(${t?"--on-field-2":"--field"})`,"stro\
ke-width":2},l=t?Math.min(16*s,ll):13,a=e.kind==="crossing"?w("path",{d:`M0 ${-l*1.35}L${l*1.35} 0 0 ${l*1.35} ${-l*1.35}\
 0Z`,...r}):e.kind==="door"?w("path",{d:`M${-l} ${-l}L${l} 0 ${-l} ${l}Z`,...r}):e.kind==="house"?w("rect",{x:-66,y:-34,
width:132,height:68,rx:4,...r}):e.kind==="place"?A(-19,-27,38,54,{class:"slot",rx:4,fill:"none"}):w("circle",{r:l,...r}),
c=e.kind==="house",h=c&&(e.name??"").length>8?(e.name??"").split(" "):[e.name??""],d=Math.max(1,...h.map(g=>g.length)),p=c?
Math.min(23*s,122/(.66*d),54/(1.1*h.length)):20*s,u={...e.kind==="place"?o(e):{x:0,y:c?0:16+18*s,"text-anchor":"middle"},
class:c?"on-house":"f"};return w("g",{transform:`translate(${e.x} ${e.y})`},w("title",e.label),a,e.kind==="pointer"&&!t&&
A(-5,-5,10,10,{fill:"var(--field)"}),t&&ai(t.text,20*s,i,t.fine?"coarse":""),t?.fine&&ai(t.fine,15*s,i,"fine"),e.name&&h.
map((g,m)=>w("text",{"font-size":p,"font-weight":700,...u,y:u.y+(c?(.35+1.1*(m-(h.length-1)/2))*p:0)},g)))}function ml(e){
let t=new Map;for(let{key:o,at:n,art:i}of e)(i??"mark")==="mark"&&t.set(n,[...t.get(n)??[],o]);let s=new Map;for(let o of t.
values())o.forEach((n,i)=>s.set(n,i-(o.length-1)/2));return s}function gl(e,t,s,o=0){let n=t.get(e.at);if(!n)throw new Error(
`Expected a node of the board, not "${e.at}".`);let i={mark:()=>[H(0,0,27,{fill:e.active?"var(--accent-on-field)":"var(-\
-field)"}),yt(e.seat??0,-19,-19,38,{fill:e.active?"var(--field)":"var(--on-field)",ink:e.active?"var(--accent-on-field)":
"var(--field)"})],agent:()=>[H(0,0,15,{style:"fill:var(--field);stroke:var(--on-field)","stroke-width":3}),A(-9,-3,18,6,
{fill:"var(--on-field)"})],card:()=>[w("g",{transform:"translate(-20 -28)"},J(e.face,40))],bars:()=>[A(-64,-32,128,64,{rx:3,
fill:"var(--on-field)"}),w("path",{d:"M-54 -32V32M-38 -32V32M38 -32V32M54 -32V32",style:"stroke:var(--field)","stroke-wi\
dth":6})],empty:()=>[A(-19,-27,38,54,{class:"slot",rx:4,fill:"none"})]}[e.art??"mark"];if(!i)throw new Error(`Expected a\
 token that can be drawn, not "${e.art}".`);return w("g",{transform:`translate(${n.x+46*s*o} ${n.y}) scale(${s})`,role:"\
img","aria-label":e.label,"data-token":e.key},w("title",e.label),w("g.grows",i()))}function yl({tag:e,path:t},s,o){let{x:n,
y:i}=s.get(t[t.length-1]),r=18+11*e.length;return e&&w("g.tag",{transform:`translate(${n+14} ${i-12-32*o}) scale(${o})`},
A(0,0,r,32,{rx:3,style:"fill:var(--lit)"}),w("text",{x:r/2,y:23,"font-size":21,"font-weight":700,"text-anchor":"middle",
fill:"#13201E"},e))}function li(e,t){let s=e.path.map(i=>t.get(i)),o=s.map(({x:i,y:r},l)=>`${l?"L":"M"}${i} ${r}`).join(
""),n=!e.move;return w("g",{class:n?"way gone":"way",role:n?"img":null,"aria-label":n?e.label:null,"aria-hidden":n?null:
"true","data-steps":s.length-1},n&&w("title",e.label),w("path.line",{d:o,fill:"none",style:"stroke:var(--lit)",...n?dl:cl}))}
function wl({path:e,label:t,move:s,chosen:o},n,i){let r=n.get(e[e.length-1]),l=i?{class:"way plays",tabindex:0,"data-mov\
e":s,"aria-pressed":String(!!o)}:{class:"way shown"};return Ws(r,{role:i?"button":"img",label:t,ring:!0,chosen:!!o,attributes:l})}
function xl(e,t,s,o){let n=13*o*(e.name?.length??0),i=[{x:-23*o-3,y:7*o,"text-anchor":"end",left:-n-23*o},{x:23*o+3,y:7*
o,"text-anchor":"start",left:23*o},{x:0,y:45*o,"text-anchor":"middle",left:-n/2},{x:0,y:-31*o,"text-anchor":"middle",left:-n/
2}],r=t.edges.flatMap(({a:h,b:d})=>{let p=s.get(h),u=s.get(d);return[0,.25,.5,.75,1].map(g=>({x:p.x+(u.x-p.x)*g,y:p.y+(u.
y-p.y)*g}))}),l=({y:h,left:d})=>r.filter(p=>p.x>e.x+d-14&&p.x<e.x+d+n+14&&p.y>e.y+h-16*o-12&&p.y<e.y+h+12).length,{left:a,
...c}=i.reduce((h,d)=>l(d)<l(h)?d:h);return c}var kl=(e,t,s)=>[e.art?w("g.scenery",zs(e.art)):null,(e.areas??[]).map(({name:o,
x:n,y:i})=>w("text.f2",{x:n,y:i,"font-size":20*s,"text-anchor":"middle"},o)),w("g",{fill:"none"},...e.edges.map(o=>fl(o,
t)))];function bl(e,t,s,o,n=0){let i=s.get(e.at),r={agent:22,card:39}[e.art??"mark"]??34,l=i.x+46*o*n;return w("g.light",
{transform:`translate(${l} ${i.y}) scale(${o})`,"data-x":l,"data-y":i.y,"data-key":`lit:${e.key}`,"aria-hidden":"true"},
H(0,0,r,{fill:"none",style:"stroke:var(--lit)","stroke-width":6}),t&&A(r-6,-r-14,26,26,{style:"fill:var(--lit)"}),t&&w("\
text",{x:r+7,y:5-r,"font-size":18,"font-weight":700,"text-anchor":"middle",fill:"#13201E"},t))}function $l(e,t,{zone:s},{
nodes:o,aside:n,u:i,at:r}){let l=s.tokens.find(({key:h})=>h===e),a=o.get(l?.at??e);if(!a)throw new Error(`Expected a nod\
e or a token of the board, not "${e}".`);let c=s.carries?.length;return Ws({x:a.x+46*i*(n.get(e)??0),y:a.y},{role:"butto\
n",label:l?.label??a.label,ring:!l,chosen:t,attributes:{class:["way plays",l&&"handle",c&&"many"],tabindex:l&&r?-1:0,"ar\
ia-pressed":String(t),"data-spot":e}})}function hi(e){let{board:t,zone:s,heat:o,clear:n,acting:i,spots:r,lit:l,w:a,h:c,k:h}=e,
d=new Map(t.nodes.map($=>[$.id,$])),p=ml(s.tokens),u=h<ul?1:Math.max(1,.62/h),g=(s.ways??[]).filter(({move:$})=>!$),m=(s.
ways??[]).filter(({move:$})=>$),y=s.tokens.filter(({art:$})=>!(n&&$==="agent")),x=({art:$})=>!!o.nodes&&$==="card",k=$=>pl(
$,o.nodes?.[$.id],u,M=>xl(M,t,d,u)),b=$=>gl($,d,u,p.get($.key));return w("svg.board",{width:a,height:c,viewBox:`0 0 ${t.
width} ${t.height}`,preserveAspectRatio:"xMidYMid meet",style:"overflow:hidden","data-board":t.id},A(0,0,t.width,t.height,
{fill:"transparent"}),kl(t,d,u),g.map($=>li($,d)),t.nodes.filter(({kind:$})=>$==="place").map(k),y.filter(x).map(b),t.nodes.
filter(({kind:$})=>$!=="place").map(k),m.map($=>li($,d)),y.filter($=>!x($)).map(b),g.map($=>yl($,d,u)),y.filter(({key:$})=>$ in
l).map($=>bl($,l[$.key],d,u,p.get($.key))),m.filter(({tag:$})=>$).map(({tag:$,move:M,path:v})=>ii(d.get(v[v.length-1]),$,
M??"")),m.map($=>wl($,d,i)),Object.entries(r).map(([$,M],v)=>$l($,M,e,{nodes:d,aside:p,u,at:v})))}function ci(e,t){for(let s of e.
querySelectorAll(".way.gone > .line")){if(!(s instanceof SVGGeometryElement))continue;let o=s.getTotalLength(),n=Number(
s.parentElement?.dataset.steps??1);s.animate([{strokeDasharray:`0 ${o}`},{strokeDasharray:`${o} 0`}],{duration:n*hl/t})}}var di=3,ui=80,fi=e=>[...e.values.map((t,s)=>w("g",{transform:`translate(${s*(e.size+10)} 0)`},Dt(t,e.size,e.lit.includes(
s)))),A(-5,-5,e.w+10,e.size+10,{class:"ring-focus",rx:9}),w("title",e.label)];function pi(e,t){for(let s=0;s<di;s++){let o=(i,r)=>1+(i+2*s+3*r)%6,n=()=>e(i=>({...i,values:i.values.map(o),lit:[]}));s?
setTimeout(n,s*ui/t):n()}setTimeout(()=>e(s=>s),di*ui/t)}var ct=(e,t)=>w("text",t,e),mi=e=>!e.plays&&!!(e.opens||e.recall?.length);function vl(e){let t=e.w*1.4,s=Math.min(11,Math.
max(7,e.w*.16));return[e.plays&&A(-2,-2,Math.max(e.seen,24),t+24,{class:"touch",fill:"transparent"}),e.dealt&&J(null,e.w),
e.ghost?w("g.faint",J(e.face,e.w)):J(e.face,e.w),e.ghost&&A(0,0,e.w,t,{class:"ghost",rx:e.w*.085,fill:"none"}),e.kin&&!e.
ghost&&A(1.5,1.5,e.w-3,t-3,{class:"kin",rx:e.w*.07,fill:"none"}),e.off&&A(0,0,e.w,t,{class:"veil",rx:e.w*.085}),e.under&&
w("path.bar-under",{d:`M2 ${t+11.5}h${Math.max(e.seen-6,18)}`,"stroke-width":5}),mi(e)&&so(s+2,t-s-2,s),A(-5,-5,e.w+10,t+
10,{class:"ring-focus",rx:e.w*.085+5}),w("title",mi(e)?`${e.label}. Press to see the cards.`:e.label)]}var et=24,Ps=14,Ml=8;
function Sl(e){let t=Math.min(et,e.w);switch(e.role){case"hand":{let s=Math.min(et,e.w*.55);return[e.w-s,e.h-s,s]}case"s\
tack":case"pile":return[e.w-t,e.h-t,t];case"fan":return[e.w-t,e.h*.36,t];case"seat":return e.h<et?[e.w+3,(e.h-Ps)/2,e.w<
Ml?0:Ps]:[e.w-et,e.h-et,et];case"space":return[e.w-14,e.h-21,et];case"dice":return[e.w+3,-3,et];default:return e.y>et?[e.
w-21,-25,et]:[Math.max(-8,1-e.x),Math.max(-8,1-e.y),Ps]}}function El(e){let[t,s,o]=Sl(e),n=e.tab&&o>0&&w("g",{transform:`\
translate(${t} ${s})`},A(0,0,o,o,{fill:"var(--lit)"}),ct(e.tab,{x:o/2,y:o*.71,"font-size":o*.625,"font-weight":700,"text\
-anchor":"middle",fill:"#13201E"}));return[A(-3,-3,e.w+6,e.h+6,{rx:7,fill:"none",stroke:"var(--lit)","stroke-width":4}),
n]}function Tl(e){let t=e.tone==="lit"?"lit-text":e.quiet?"f2":"f";return[w("text",{"font-size":e.size,"font-weight":e.bold?
700:400,"text-anchor":e.anchor,class:t},e.lines.map((s,o)=>w("tspan",{x:0,dy:o?e.size*1.2:0},s)))]}var Al=e=>[yt(e.seat,
0,0,e.size,{fill:e.active?"var(--accent-on-field)":e.quiet?"var(--on-field-2)":"var(--on-field)"})];function Ll(e){let t=String(
e.value),s=tt(t),o=s?Y(t,e.high):0;return[s&&V(t,0,0,e.high,{colour:"var(--on-field)"}),ct(s?e.label:`${t} ${e.label}`,{
x:s?o+8:0,y:e.high-4,"font-size":13,class:"f2","aria-hidden":"true"})]}function Ol(e){return e.empty?[A(1,1,e.w-2,e.w*1.4-
2,{class:"slot",rx:5,fill:"none"})]:Array.from({length:e.under},(t,s)=>{let o=(e.under-s)*2.5;return w("g",{transform:`t\
ranslate(${o} ${-o})`},A(0,0,e.w,e.w*1.4,{class:"paper",rx:e.w*.085}))})}var Nl=e=>[w("text.f2",{"font-size":13,"aria-hi\
dden":"true"},w("tspan.f",{"font-weight":700,"font-size":15},String(e.count)),e.lines.map(t=>w("tspan",e.broken?{x:0,dy:17}:
{dx:4},t)))];function Cl(e){let t=String(e.count),s=Y(t,22),o=s+8+e.noted,n=(e.wide-(e.below?s:o))/2;return[V(t,n,0,22,{
colour:"var(--on-field)"}),ct(e.label,{x:e.below?e.wide/2:n+s+8,y:e.below?e.high+56:18,"text-anchor":e.below?"middle":"s\
tart","font-size":13,class:"f2","aria-hidden":"true"}),Ze(e.count,12,30+e.high,e),_(`M1.5 ${e.high-6}V${36+e.high}H${e.wide-
1.5}V${e.high-6}`,"var(--field-line)",3)]}var Zt=(e,t)=>[t*Math.sin(e*2*Math.PI),-t*Math.cos(e*2*Math.PI)];function Hl(e){
let{ring:t,r:s}=e,o=t.of??10,n=t.filled??0,i=t.preview?.filled??n,r=t.goal??-1,l=s*.17,a=2.4/360,c=nt("hatch"),h=k=>{let[
b,$]=Zt(k/o+a,s),[M,v]=Zt((k+1)/o-a,s);return`M${b} ${$}A${s} ${s} 0 0 1 ${M} ${v}`},d=Array.from({length:o},(k,b)=>{let $=b<
n,M=t.preview?b>=n&&b<i:r>=0&&b>=n&&b<r,v=b===r?"var(--lit)":$?"var(--accent-on-field)":"var(--field-line)";return[w("pa\
th",{d:h(b),fill:"none",style:`stroke:${v}`,"stroke-width":l}),M&&w("path",{d:h(b),fill:"none",style:`stroke:url(#${c})`,
"stroke-width":l})]}),p=s<56,u=p?12:14,g=(t.marks??[]).map(k=>{let b=k.at/o,$=s+l/2+4,[M,v]=Zt(b,$),[S,T]=Zt(b,$+7),[L,E]=Zt(
b,$+(p?6:19)),O=Math.sin(b*2*Math.PI)<-.2,R=Math.sin(b*2*Math.PI)>.2;return[!p&&w("path",{d:`M${M} ${v}L${S} ${T}`,class:k.
on?"tick on":"tick"}),ct(k.text,{x:L+(O?5:R?-5:0),y:E+(p?4:5),"font-size":u,"font-weight":k.on?700:400,"text-anchor":O?"\
end":R?"start":"middle",class:k.on?"f":"f2"})]}),m=(t.preview??t).value??"",y=t.preview?.note??t.note,x=Math.min(s*.7,s*
140/Math.max(Y(m,100),1));return[w("defs",te(c,"var(--accent-on-field)","none")),H(0,0,s+l/2,{fill:"var(--field)"}),...t.
closed?Rl(s,l):[...d.flat(),...g.flat()],tt(m)&&V(m,0,-x*.61,x,{anchor:"middle",colour:"var(--on-field)"}),y&&ct(y,{y:s*
.55,"font-size":Math.max(13,s*.14),"font-weight":t.closed?700:400,"text-anchor":"middle",class:t.closed?"lit-text":"f2"})]}
var Rl=(e,t)=>[0,1,2].map(s=>H(0,0,e+s*t*1.15,{fill:"none",style:"stroke:var(--lit)","stroke-width":s?t*.24:t,class:s?"e\
cho":"whole"}));function Dl(e){let{r:t}=e,s={...e.ring,...e.ring.preview},o=Math.round(t/4.6),n=s.colour?`var(--ring-${s.
colour})`:"var(--on-field-2)",i=(s.direction??1)<0?-1:1,r=ee(s.colour),l=Array.from({length:o},(h,d)=>d*360/o).filter(h=>!r||
Math.abs(h-180)>31).map(h=>w("path",{transform:`rotate(${h}) translate(0 ${-t}) scale(${i} 1)`,d:"M-7-9H0L8 0 0 9H-7L1 0\
Z",fill:n})),a=r&&w("g",{transform:`translate(-60 ${t-18})`},A(0,0,120,36,{rx:4,fill:`var(--c-${s.colour})`}),st(s.colour,
22,18,8.5,{fill:"none",stroke:`var(--c-${s.colour}-on)`,"stroke-width":2.5}),ct(`${s.colour.toUpperCase()} ${r}`,{x:40,
y:24,"font-size":16,"font-weight":700,fill:`var(--c-${s.colour}-on)`})),c=s.note&&ct(s.note,{y:t-30,"font-size":13,"text\
-anchor":"middle",class:"f2"});return[...l,a,c]}var Bl=e=>[Ze(e.count,0,0,e)],Il=({ring:e})=>[tt(e.value??"")&&V(e.value,
0,-26,40,{anchor:"middle",colour:"var(--on-field)"}),ct(e.note??"",{y:36,"font-size":14,"text-anchor":"middle",class:"f2"})],
_l={dial:Hl,chevrons:Dl,none:Il},Wl=e=>Array.from({length:e.full},(t,s)=>w("g",{transform:`translate(${e.size/2+s*(e.size+
5)} ${e.size/2})`,"aria-hidden":"true"},H(0,0,e.size/2-1.5,{fill:"none",class:s<e.count?"agent":"slot"}),s<e.count&&A(-5,
-1.75,10,3.5,{fill:"var(--on-field)"}))),Pl=e=>[A(1.5,1.5,e.size-3,e.size-3,{rx:4,style:`fill:${e.box==="done"?"var(--on\
-field)":"var(--field)"};stroke:var(--${{now:"lit",done:"on-field",open:"field-edge"}[e.box]})`,"stroke-width":e.box==="\
now"?4:2,"stroke-dasharray":e.box==="open"?"4 3":null}),e.box==="done"&&w("path",{d:"M-4 -4L4 4M4 -4L-4 4",transform:`tr\
anslate(${e.size/2} ${e.size/2}) scale(${e.size/18})`,style:"stroke:var(--field)","stroke-width":2.5})],ql={card:vl,lit:El,
text:Tl,mark:Al,counter:Ll,pile:Ol,count:Nl,tray:Cl,chips:Bl,dice:fi,agents:Wl,box:Pl,spread:e=>Ns(e),board:e=>[hi(e)],ring:e=>_l[e.
ring.art??"dial"](e)};function Ut(e){let t=ql[e.kind];if(!t)throw new Error(`Expected a thing that the table can draw, n\
ot "${e.kind}".`);return t(e).filter(Boolean)}function gi(e){switch(e.kind){case"card":return e.label;case"counter":return`${e.
value} ${e.label}`;case"count":return e.spoken||`${e.count} ${e.lines.join(" ")}`;case"tray":return`${e.count} ${e.label}`;case"\
dice":case"board":return e.kind==="dice"?e.label:e.zone.label;case"ring":return e.ring.label;case"spread":return Cs(e.zone);default:
return""}}var yi=420,jl=80,Vl=1500,Fl=5,wi=320,xi={goal:900,bust:700,aside:600},ki="cubic-bezier(.2,.7,.2,1)";function qs(e,t){let s=t.
replace(/^seat/,"h"),o=[...e].filter(({kind:c,key:h})=>c==="card"&&(h===t||h.startsWith(`${s}.`))),n=o.length?o.map(({x:c,
y:h,w:d})=>({x:c,y:h,w:d,h:d*1.4})):[...e].filter(({key:c})=>c.slice(c.indexOf(":")+1).split(".")[0]===t).map(({x:c,y:h,
wide:d=40,high:p=40})=>({x:c,y:h,w:d,h:p}));if(!n.length)return null;let i=Math.min(...n.map(({x:c})=>c)),r=Math.min(...n.
map(({y:c})=>c)),l=Math.max(...n.map(({x:c,w:h})=>c+h)),a=Math.max(...n.map(({y:c,h})=>c+h));return{x:i,y:r,w:l-i,h:a-r}}
var Ae=e=>A(e.x-7,e.y-7,e.w+14,e.h+14,{rx:8,fill:"none",stroke:"var(--lit)","stroke-width":4}),Kl=()=>A(-14,-4,28,8,{rx:2,
fill:"var(--lit)",stroke:"#fff","stroke-width":1.5});function bi(e,t,s,{pace:o,still:n,gone:i}){e.replaceChildren();let r=0;
for(let l=t;l;l=l.then){let a=l.kind==="aside"?Yl(l,s,{pace:o,still:n,gone:i,wait:r}):l.kind==="bust"?Ul($i(i,l.then?.face),
o,n):Zl(l,s,o,n);if(e.append(...a),!n&&o>0&&l!==t)for(let c of a)c.matches(".swept")||c.animate([{opacity:0},{opacity:1}],
{duration:1,delay:r,fill:"both"});setTimeout(()=>{for(let c of a)c.remove()},Vl/Math.max(o,.5)+r),!n&&o>0&&(r+=(xi[l.kind]??
0)/o)}}function Zl(e,t,s,o){let n=e.source?qs(t,e.source):null,i=e.target?qs(t,e.target):null;if(!i)return[];let r=[Ae(i)];
if(n&&e.kind==="catch"&&r.push(Ae(n)),!n||e.kind!=="goal"||o||s<=0)return r;for(let l=0;l<Math.min(e.count||1,Fl);l++){let a=Kl();
r.push(a);let c=h=>`translate(${h.x+h.w/2}px,${h.y+h.h/2}px)`;a.style.transform=c(i),a.animate([{transform:c(n)},{transform:c(
i),opacity:1},{opacity:0}],{duration:yi*1.25/s,delay:l*jl/s,easing:ki,fill:"both"})}return r}function $i(e,t){let s=e.filter(
({kind:n,role:i})=>n==="card"&&i==="fan").sort((n,i)=>n.x-i.x),o=s.at(-1);if(o&&t){let n=s.length>1?o.x-s[s.length-2].x:
o.w*.59;s.push({...o,key:`${o.key}.end`,x:o.x+Math.max(n,o.w*.4),face:t})}return s}function Ul(e,t,s){let[o]=e,n=e.at(-1);
if(!o||!n||s||t<=0)return[];let i=Ae({x:o.x,y:o.y,w:n.x+n.w-o.x,h:n.w*1.4});return i.setAttribute("stroke-dasharray","10\
 7"),i.animate([{opacity:1},{opacity:1,offset:.9},{opacity:0}],{duration:(xi.bust+wi)/t,fill:"both"}),[i]}function Yl(e,t,{
pace:s,still:o,gone:n,wait:i}){let r=e.target?qs(t,e.target):null;return r?o||s<=0?[Ae(r)]:$i(n,e.face).map(l=>{let a=w(
"g.thing.card.swept",...Ut({...l,plays:!1,off:""})),c=`translate(${l.x}px,${l.y}px)`;return a.animate([{transform:c,opacity:1},
{transform:`translate(${r.x}px,${r.y}px) scale(${r.w/l.w})`,opacity:1,offset:.9},{transform:`translate(${r.x}px,${r.y}px\
) scale(${r.w/l.w})`,opacity:0}],{duration:yi*1.25/s,delay:i+wi/s,easing:ki,fill:"both"}),a}):[]}var Mi=8,Tt=1.25,vi=.42,Gl=.62,Jl=1.5,js=46,Xl=26,zl=8,Ql=.95;function Le(e,t,s=t.w/t.h){let o=Math.max(t.w,t.h*s),n=Math.
min(o,Math.max(e.w,t.w/Mi)),i=n/s,r=(l,a)=>a<0?a/2:Math.max(0,Math.min(l,a));return{x:r(e.x,t.w-n),y:r(e.y,t.h-i),w:n,h:i}}
function th(e,t,s,o,n,i=t.w/t.h){let r=Math.max(t.w,t.h*i),l=Math.min(r,Math.max(e.w/s,t.w/Mi))/e.w;return Le({x:o-(o-e.
x)*l,y:n-(n-e.y)*l,w:e.w*l,h:e.h*l},t,i)}function eh(e,t,s,o,n){let i=s/o,[r,l]=[e.map(({x:$})=>$),e.map(({y:$})=>$)],[a,
c]=[Math.min(...r),Math.min(...l)],[h,d]=[Math.max(...r)-a,Math.max(...l)-c],p=Math.min(s/t.w,(i-n)/t.h),u=Math.max(Gl,Jl*
(s/t.w)),g=Math.min((s-2*js)/(h||1),(i-n-2*js)/(d||1)),m=Math.max(p,Math.min(u,g)),y={w:s/m,h:i/m},x=Xl/m,k=($,M,v,S)=>{
let T=($+M-v)/2,[L,E]=[Math.min(0,$-x),Math.max(S,M+x)-v];return E<L?(L+E)/2:Math.max(L,Math.min(T,E))},b=n/m;return{x:k(
a,a+h,y.w,t.w),y:k(c,c+d,y.h-b,t.h)-b,...y}}var Oe=class{constructor(){this.whole={x:0,y:0,w:1,h:1},this.frame=this.whole,
this.board=null,this.id="",this.fingers=new Map,this.down={x:0,y:0},this.dragged=!1,this.near={x:0,y:0},this.aspect=1,this.
wide=0,this.clear=0,this.targets=[],this.lit=[],this.aims=(s,o)=>{},this.view="whole",this.chosen="";let t=(s,o,n,i)=>f(
"button.btn",{"data-k":`lens.${s}`,"aria-label":n,title:n,onclick:i},o);this.controls=f("div.lens",{role:"group","aria-l\
abel":"The part of the board in view",hidden:!0},t("out","−","Further away",()=>this.zoom(1/Tt)),t("in","+","Nearer",()=>this.
zoom(Tt)),t("near",W("near",20),"Near me",()=>this.see("near")),t("whole",W("whole",20),"Whole board",()=>this.see("whol\
e")))}on(t,s,o,n,i,r=[],l=[]){this.controls.hidden=!t;let a=JSON.stringify([n,r])!==JSON.stringify([this.near,this.targets]),
c=i.w/i.h,h=s!==this.id||c!==this.aspect||i.w!==this.wide,d=JSON.stringify(l)!==JSON.stringify(this.lit)&&!l.every(p=>this.
sees(p));this.near=n,this.targets=r,this.lit=l,this.clear=i.clear??0,t&&t!==this.board&&this.listen(t),this.board=t,t&&(h&&
(this.id=s,this.whole={x:0,y:0,...o},this.aspect=c,this.wide=i.w,this.chosen=""),h||a||d||this.view!=="own"&&!l.length?this.
look():this.show(this.frame))}sees({x:t,y:s}){let{frame:o}=this,n=js*o.w/this.wide,i=this.clear*o.w/this.wide;return t>o.
x+n&&t<o.x+o.w-n&&s>o.y+i+n&&s<o.y+o.h-n}look(){let t=this.wide/this.aspect-this.clear,s=Math.min(this.wide/this.whole.w,
t/this.whole.h),o=this.targets.length>0||s<vi;this.frameTo(this.chosen||(o?"near":"whole"))}see(t){this.chosen=t,this.frameTo(
t)}frameTo(t){if(this.view=t,t==="whole")return this.show(Le({...this.whole,w:1/0},this.whole,this.aspect));this.show(eh(
[this.near,...this.targets,...this.lit],this.whole,this.wide,this.aspect,this.clear))}show({x:t,y:s,w:o,h:n}){this.frame=
{x:t,y:s,w:o,h:n},this.board?.setAttribute("viewBox",`${t} ${s} ${o} ${n}`),this.board?.classList.toggle("far",this.wide/
o<vi),this.board?.classList.toggle("close",this.wide/o>=Ql);let i=this.onPage;i?.a&&this.aims(1/i.a,this.frame)}drawTo(t){
this.view="own",this.show(t)}zoom(t,s=this.frame.x+this.frame.w/2,o=this.frame.y+this.frame.h/2){this.drawTo(th(this.frame,
this.whole,t,s,o,this.aspect))}pan(t,s){let{x:o,y:n,w:i,h:r}=this.frame;this.drawTo(Le({x:o+t*i,y:n+s*r,w:i,h:r},this.whole,
this.aspect))}point({clientX:t,clientY:s}){let o=this.onPage,{x:n,y:i}=new DOMPoint(t,s).matrixTransform(o?.inverse());return{
x:n,y:i}}get onPage(){let[t]=this.board?.children??[];return t instanceof SVGGraphicsElement?t.getScreenCTM():null}listen(t){
t.style.touchAction="none",t.addEventListener("wheel",s=>{let o=s.deltaY>0,{x:n,y:i}=this.point(s);o&&this.frame.w>=this.
whole.w&&this.frame.h>=this.whole.h||(s.preventDefault(),this.zoom(o?1/Tt:Tt,n,i))},{passive:!1}),t.addEventListener("po\
interdown",s=>{this.fingers.set(s.pointerId,{x:s.clientX,y:s.clientY}),this.down={x:s.clientX,y:s.clientY},this.dragged=
!1}),t.addEventListener("pointermove",s=>this.drag(s));for(let s of["pointerup","pointercancel","pointerleave"])t.addEventListener(
s,o=>this.fingers.delete(o.pointerId));t.addEventListener("click",s=>this.dragged&&s.stopPropagation(),{capture:!0})}drag(t){
let s=this.fingers.get(t.pointerId);if(!s)return;let o={x:t.clientX,y:t.clientY},n=[...this.fingers].find(([h])=>h!==t.pointerId)?.[1];
if(this.dragged||=!!n||Math.hypot(o.x-this.down.x,o.y-this.down.y)>zl,!this.dragged)return;this.fingers.set(t.pointerId,
o);let i=this.point({clientX:s.x,clientY:s.y}),r=this.point({clientX:o.x,clientY:o.y});if(!n){let{x:h,y:d,w:p,h:u}=this.
frame;this.drawTo(Le({x:h+i.x-r.x,y:d+i.y-r.y,w:p,h:u},this.whole,this.aspect));return}let l=h=>Math.hypot(h.x-n.x,h.y-n.
y)||1,{x:a,y:c}=this.point({clientX:(o.x+n.x)/2,clientY:(o.y+n.y)/2});this.zoom(l(o)/l(s),a,c)}key(t,s){if(!this.board)return!1;
let n=s?{ArrowLeft:[-.2,0],ArrowRight:[.2,0],ArrowUp:[0,-.2],ArrowDown:[0,.2]}[t]:void 0;if(n)this.pan(n[0],n[1]);else if(t===
"+"||t==="=")this.zoom(Tt);else if(t==="-")this.zoom(1/Tt);else if(t==="0")this.see("whole");else return!1;return!0}};var sh={ArrowLeft:{x:-1,y:0},ArrowRight:{x:1,y:0},ArrowUp:{x:0,y:-1},ArrowDown:{x:0,y:1}};function oh(e,t,s){let o=t.map(
({x:i,y:r})=>{let l=(i-e.x)*s.x+(r-e.y)*s.y,a=Math.abs((i-e.x)*s.y)+Math.abs((r-e.y)*s.x);return l>.5?l+2*a:1/0}),n=Math.
min(...o);return n<1/0?o.indexOf(n):-1}function Si(e){let t=(e.querySelector(".ring-focus")??e).getBoundingClientRect();
return{x:t.x+t.width/2,y:t.y+t.height/2}}function Ei(e,t){let s=sh[t.key];if(!s||t.shiftKey||t.ctrlKey||t.metaKey||t.altKey)
return;let o=[...e.closest(".board")?.querySelectorAll(".way.plays")??[]].filter(i=>i!==e),n=o[oh(Si(e),o.map(Si),s)];t.
preventDefault(),t.stopPropagation(),n instanceof SVGElement&&n.focus({preventScroll:!0})}var Ti=320,nh=90,Ai={w:1,h:1},Ne=class{constructor({press:t,pace:s}){this.press=t,this.pace=s,this.rings=w("g.far-rings",
{fill:"none","stroke-width":11,"aria-hidden":"true"}),this.layer=w("g"),this.over=w("g.event",{"aria-hidden":"true"}),this.
root=w("svg.table",{role:"group",tabindex:-1},this.rings,this.layer,this.over),this.placed=new Map,this.changed=new Set,
this.gone=[],this.lens=new Oe,this.bright=null,this.parked="",this.timer=0}paint(t,{label:s,move:o,back:n=!1}){this.root.
setAttribute("viewBox",`0 0 ${t.w} ${t.h}`),this.root.setAttribute("aria-label",s),this.far(t);let i=new Map([...this.placed].
map(([u,{thing:g}])=>[u,g])),r=o&&this.pace()>0&&!zt(),l=new Map(t.things.map(u=>[u.key,u])),a=I(this.root),c=a&&this.layer.
contains(a)?a.getAttribute("data-key"):a===this.root?this.parked:"";this.gone=[];for(let[u,{node:g,thing:m}]of this.placed){
if(l.has(u))continue;this.gone.push(m),this.placed.delete(u);let y=r&&n&&m.kind==="card"&&m.origin?l.get(m.origin):void 0;
y?this.leave(g,m,y):g.remove()}let h=null,d=[];this.changed.clear();for(let u of t.things){let g=i.get(u.key),{node:m}=this.
place(u),y=h?h.nextSibling:this.layer.firstChild;m!==y&&this.layer.insertBefore(m,y),h=m,o&&u.kind==="card"&&(!g||JSON.stringify(
g.face)!==JSON.stringify(u.face))&&this.changed.add(u.key),r&&!n&&u.thrown&&u.thrown!==g?.thrown&&this.roll(u.key);let x=r&&
u.kind==="card"&&!g?this.source(u,i):void 0;x&&d.push(this.glide(m,x,u))}if(d.length){this.root.getBoundingClientRect();
for(let[u,g]of d.entries())g(Math.min(u,4)*nh/this.pace())}this.look(t),r&&ci(this.root,this.pace()),this.shade(),o&&zt()&&
this.flash();let p=I(this.root);c&&!(p&&this.layer.contains(p)&&p.hasAttribute("tabindex"))&&this.focus(c)}dim(t){this.bright=
t,this.shade()}shade(){let{bright:t}=this;for(let[s,{node:o,thing:n}]of this.placed){let i=s.slice(s.indexOf(":")+1),r=!t||
n.kind==="lit"||t.has(i)||t.has(i.split(".")[0]);o.classList.toggle("dimmed",!r)}}happen(t){let s=[...this.placed.values()].
map(({thing:o})=>o);bi(this.over,t,s,{pace:this.pace(),still:zt(),gone:this.gone})}look(t){let s=t.things.find(({kind:a})=>a===
"board"),o=s&&this.placed.get(s.key)?.node.querySelector(".board");if(!s||!(o instanceof SVGElement))return this.lens.on(
null,"",Ai,{x:0,y:0},Ai);let{board:n,zone:i}=s,r=n.nodes.find(a=>a.id===i.centre),l=a=>[...o.querySelectorAll(a)].map(c=>({
x:Number(c.getAttribute("data-x")),y:Number(c.getAttribute("data-y"))}));this.lens.controls.classList.toggle("above",t.w<
X),this.lens.aims=(a,c)=>ri(o,a,c,n.nodes),this.lens.on(o,n.id,{w:n.width,h:n.height},r??{x:n.width/2,y:n.height/2},{w:s.
w,h:s.h,clear:s.clearance},s.acting?l(".way.plays[data-x]:not(.many)"):[],l(".light"))}focus(t){let s=this.spot(t);if(s)
return s.focus({preventScroll:!0});let n=[this.placed.get(t)?.node,...[...this.placed.values()].map(({node:i})=>i)].find(
i=>i?.hasAttribute("tabindex"));this.parked=n?"":t,(n??this.root).focus()}around(t){let s=({node:r,thing:l})=>{let{a=1,e:c=0,
f:h=0}=r.getScreenCTM()??{};return{x:c,y:h,w:l.w*a,h:l.w*1.4*a}},o=this.spot(t)?.querySelector(".ring-focus")?.getBoundingClientRect();
if(o)return{card:{x:o.x,y:o.y,w:o.width,h:o.height},hand:[]};let n=this.placed.get(t),i=[...this.placed.values()].filter(
({thing:r})=>r.kind==="card"&&r.role==="hand");return n?{card:s(n),hand:i.map(s)}:null}spot(t){return t.startsWith("spot\
:")?this.layer.querySelector(`[data-spot="${CSS.escape(t.slice(5))}"]`):null}far({w:t,h:s,middle:o}){let n=JSON.stringify(
[t,s,o]);if(this.rings.dataset.looks===n)return;this.rings.dataset.looks=n;let i=[];for(let r=o.r+46;r<Math.hypot(t,s)+300;r+=
46)i.push(H(o.x,o.y,r));this.rings.replaceChildren(...i)}place(t){let s=JSON.stringify({...t,x:0,y:0}),o=this.placed.get(
t.key);if(!o){let i=w("g",{"data-key":t.key});if(t.kind==="board"){let r=l=>this.travel(t.key,l);i.addEventListener("cli\
ck",r),i.addEventListener("keydown",r)}(t.kind==="card"||t.kind==="dice")&&(i.addEventListener("click",()=>this.touch(t.
key)),i.addEventListener("keydown",r=>{r.key!=="Enter"&&r.key!==" "||i.hasAttribute("tabindex")&&(r.preventDefault(),r.stopPropagation(),
this.touch(t.key))})),o={node:i,thing:t,looks:""},this.placed.set(t.key,o)}let{node:n}=o;if(o.looks!==s){n.replaceChildren(
...Ut(t));let i=gi(t),r=t.plays||t.off||t.opens||t.recall?.length>0,l=["thing",t.kind,t.role,t.plays&&"plays",t.off&&"of\
f",t.dealt&&"dealt",t.up&&"up"];n.setAttribute("class",l.filter(Boolean).join(" ")),N(n,"role",t.kind==="board"?"group":
r?"button":i?"img":""),N(n,"aria-label",i),N(n,"tabindex",r?"0":""),N(n,"aria-disabled",t.off?"true":""),N(n,"aria-press\
ed",t.up?"true":""),N(n,"aria-hidden",t.kind==="lit"||t.kind==="mark"&&t.key.endsWith("under")||t.key.endsWith(".above")?
"true":""),o.looks=s}return n.style.transform=`translate(${t.x}px,${t.y}px)`,o.thing=t,o}travel(t,s){let o=s.target instanceof
Element?s.target.closest("[data-move],[data-spot]"):null,n=this.placed.get(t);if(!o||!n)return;if(s instanceof KeyboardEvent&&
s.key!=="Enter"&&s.key!==" ")return Ei(o,s);s.preventDefault();let i=o.getAttribute("data-move")??"",r=o.getAttribute("d\
ata-spot")??"";this.press({...n.thing,plays:!0,off:"",move:i,spot:r,picks:[]},n.node)}roll(t){pi(s=>{let o=this.placed.get(
t);o?.node.replaceChildren(...Ut(s(o.thing)))},this.pace())}touch(t){let s=this.placed.get(t),{plays:o,off:n,opens:i,recall:r}=s?.
thing??{};s&&(o||n||i||r?.length)&&this.press(s.thing,s.node)}source(t,s){if(t.origin&&s.has(t.origin))return s.get(t.origin);
if(!(t.role!=="hand"&&t.role!=="seat"))return[...s.values()].find(o=>o.kind==="card"&&o.role==="stack"&&!o.face)}glide(t,s,o){
return t.style.transition="none",t.style.transform=`translate(${s.x}px,${s.y}px) scale(${s.w/o.w})`,n=>{t.style.transition=
"",t.style.transitionDelay=`${n}ms`,n&&setTimeout(()=>t.style.removeProperty("transition-delay"),n+Ti),t.style.transform=
`translate(${o.x}px,${o.y}px)`}}leave(t,s,o){t.setAttribute("aria-hidden","true"),t.removeAttribute("data-key"),t.style.
transform=`translate(${o.x}px,${o.y}px) scale(${o.w/s.w})`,setTimeout(()=>t.remove(),Ti/this.pace())}flash(){clearTimeout(
this.timer);for(let[t,{node:s}]of this.placed)s.classList.toggle("changed",this.changed.has(t));this.timer=setTimeout(()=>{
for(let{node:t}of this.placed.values())t.classList.remove("changed")},1500)}};var Ce=class{constructor(t){this.how=t,this.looks="",this.chosen=[],this.picks=[],this.carries=[],this.nodes=new Set}show(t,s,o){
let n=o?t.zones.find(r=>r.kind==="tokens"):void 0;this.picks=n?.picks??[],this.carries=n?.carries??[],this.nodes=new Set(
n&&s[n.board]?.nodes.map(({id:r})=>r));let i=JSON.stringify([this.picks,this.carries,n?.tokens]);i!==this.looks&&(this.chosen=
[]),this.looks=i}get rest(){return this.picks.filter(({parts:t})=>this.chosen.every(s=>t?.includes(s)))}get spots(){let[
t]=this.carries.filter(({token:n})=>this.chosen.includes(n)),s=this.rest.flatMap(n=>n.parts??[]).filter(n=>this.nodes.has(
n)),o=this.picks.length?s:t?t.onto:this.carries.map(({token:n})=>n);return Object.fromEntries([...o,...this.chosen].map(
n=>[n,this.chosen.includes(n)]))}get words(){if(!this.picks.length)return"";let t=this.picks[0].parts?.filter(s=>this.nodes.
has(s)).length??0;return t>1?`Press lit places: ${this.chosen.length} of ${t} chosen.`:"Press a lit place."}press(t){if(this.
chosen.includes(t))this.chosen=this.chosen.filter(n=>n!==t);else{if(this.carries.length&&this.chosen.length)return this.
done(`put ${this.chosen[0]} ${t}`);this.chosen=[...this.chosen,t]}let s=this.rest;if(this.chosen.length&&s.length===1)return this.
done(s[0].move);this.how.moved(t);let o=s.flatMap(({parts:n})=>n??[]).filter(n=>!this.chosen.includes(n));this.chosen.length&&
o.length&&!o.some(n=>this.nodes.has(n))&&this.how.choose(t,s.map(n=>({...n,parts:n.parts?.filter(i=>!this.chosen.includes(
i))})))}done(t){this.chosen=[],this.how.play(t)}clear(){let[t]=this.chosen;return this.chosen=[],t&&this.how.moved(t),!!t}};function Li(e,t,s=13){let o=[];for(let n of e.split(" ")){let i=o.length-1;i>=0&&B(`${o[i]} ${n}`,s)<=t?o[i]+=` ${n}`:o.
push(n)}return o}var ft=56,Vs=72,Yt=62,He=118,Fs=40,ih=70,rh=4e3,Re=(e,t,s,o={})=>w("text.f2",{x:e,y:t,"font-size":14,...o},s),ah=(e,t)=>Li(
e,t,15).map((s,o,{length:n})=>Re(ft,35-9*n+18*o,s,{class:"f","font-weight":700,"font-size":15}));function lh(e,t=1/0,s=Fs){
let o=e.map((i,r)=>({y:i,k:r})).sort((i,r)=>i.y-r.y);for(let i=1;i<o.length;i++)o[i].y=Math.max(o[i].y,o[i-1].y+s);for(let i=o.
length-1;i>=0;i--)o[i].y=Math.min(o[i].y,i===o.length-1?t:o[i+1].y-s);let n=[...e];for(let{y:i,k:r}of o)n[r]=i;return n}
function hh(e,t,s,o){let n=Math.max(...s.lines.map(v=>v.values.length))-1,i=s.lines.flatMap(v=>v.values),r=Math.max(...i,
1),l=Math.min(...i,0),a=v=>ft+(e-ft-He)*v/(n||1),c=v=>t-Yt-(t-Vs-Yt)*(v-l)/(r-l||1),d=It(l,r).filter(Number.isInteger).map(
v=>[w("path.race-grid",{d:`M${ft} ${c(v)}H${e-He}`}),Re(ft-10,c(v)+5,String(v),{"text-anchor":"end"})]),p=s.parts.map(([
v],S)=>a(s.parts[S+1]?.[0]??n)-a(v)),u=Math.min(...p)>54,g=s.parts.map(([v,S],T)=>{let L=s.parts[T+1]?.[0]??n,E=u?S:S.split(
" ").at(-1)??"";return[T>0&&w("path.race-part",{d:`M${a(v)} ${Vs-12}V${t-Yt}`}),(a(L)-a(v)>18||T===0)&&Re((a(v)+a(L))/2,
t-Yt+24,E,{"text-anchor":"middle"})]}),m=Math.min(Fs,(t-Vs)/s.lines.length),y=m/Fs,x=lh(s.lines.map(v=>c(v.values.at(-1)??
0)),t-m/2,m),k=[...s.lines].sort((v,S)=>Number(v.me)-Number(S.me)).map(v=>{let S=v.values.map((R,P)=>P?`H${a(P)}V${c(R)}`:
`M${a(0)} ${c(R)}`).join(""),T=v.values.map((R,P)=>({value:R,k:P})).filter(({value:R,k:P})=>P>0&&R!==v.values[P-1]),L=x[s.
lines.indexOf(v)],E=String(v.values.at(-1)).replace("-","−"),O=v.me?"var(--accent-on-field)":"var(--on-field)";return w(
"g",{class:v.me?"race-line me":`race-line other-${v.seat%3}`},w("path",{d:S,fill:"none"}),T.map(({value:R,k:P})=>H(a(P),
c(R),4.5)),yt(v.seat,e-He+12,L-13*y,26*y,{fill:O}),V(E,e-He+50,L-15*y,Math.min(30*y,3e3*.6/Math.max(Y(E,30),60)),{colour:O}))}),
b=s.lines.find(v=>v.me),$=s.tags.map(({n:v,frame:S,step:T},L)=>{let E=Math.max(0,S),O=c(b?.values[E]??0),R=L>0&&Math.abs(
a(E)-a(s.tags[L-1].frame))<30,P=O+30>t-Yt-26,Z=P?O-56-(R?28:0):O+26+(R?28:0),mt=()=>o(T);return w("g.race-tag",{role:"bu\
tton",tabindex:0,"data-k":`tag.${v}`,"aria-label":`Costly move ${v}: try it again`,onclick:mt,onkeydown:U=>{U.key!=="Ent\
er"&&U.key!==" "||(U.preventDefault(),mt())}},A(a(E)-22,Z-9,44,44,{fill:"transparent"}),w("path",{d:`M${a(E)} ${O}V${Z+13}`}),
H(a(E),O,5),A(a(E)-13,Z,26,26,{class:"tag"}),w("text",{x:a(E),y:Z+18,"text-anchor":"middle","font-size":15,"font-weight":700},
String(v)))}),M=s.lines.map(v=>`${v.name} ${v.values.at(-1)}`).join(", ");return w("svg",{viewBox:`0 0 ${e} ${t}`,role:"\
group","aria-label":`${s.title}. At the end: ${M} ${s.unit}.`},ah(s.title,e-ft-ih),...d,...g,...k,...$,t>330&&Re(ft,t-12,
s.tags.length?"A numbered tag: a move that cost you.":""))}var De=class{constructor(t){this.press=t,this.button=f("butto\
n.btn",{"data-k":"race",onclick:()=>this.turn(!this.away)}),this.timer=0,this.step=-1,this.drawing=f("div"),this.root=f(
"div.race",{hidden:!0},this.drawing,this.button),this.looks="",this.away=!1,this.turn(!1)}turn(t){clearTimeout(this.timer),
this.away=t,this.button.textContent=t?"Race":"Table",this.button.setAttribute("aria-label",t?"Show the race":"Show the t\
able"),this.drawing.hidden=t,this.root.classList.toggle("away",t),this.root.parentElement?.classList.toggle("raced",!this.
root.hidden&&!t)}show(t,s){let o=t.get("race"),n=t.get("mode")==="watch",i=n&&(t.get("step")<s||t.get("stop")>=0);this.root.
hidden=i||!o?.lines?.length;let r=this.step;if(this.step=t.get("step"),this.root.hidden)return this.turn(!1);if(r===this.
step)this.root.parentElement?.classList.toggle("raced",!this.away);else{let u=n&&r===s-1;this.turn(u),u&&(this.timer=window.
setTimeout(()=>this.turn(!1),rh))}let l=u=>String(u)===t.get("watcher"),a=(o.lines??[]).map(u=>({...u,me:u.me||n&&l(u.seat)})),
{clientWidth:c,clientHeight:h}=this.root.parentElement??this.root,d=JSON.stringify([o,a,c,h]);if(d===this.looks)return;this.
looks=d;let p={...o,lines:a};this.drawing.replaceChildren(hh(c,h,p,this.press))}};function Oi(e,t){let{zones:s,board:o,sheet:n,...i}=e,r=l=>l==null?void 0:t[l];return{...i,zones:s.map(l=>t[l]),board:r(o)??
"",sheet:r(n)}}var Be=class{constructor(t,s){this.model=t,this.pages=new Map(Object.entries(t.get("pages")??{})),this.asked=
new Map,this.resting=0,this.hear=o=>{o.kind==="page"&&(this.pages.set(`${o.watcher}.${o.page}`,o),s())},t.on("msg:custom",
this.hear)}get watcher(){return this.model.get("watcher")}get few(){return this.model.get("frames")[this.watcher]??[]}get length(){
return this.model.get("count")||this.few.length}scene(t){let s=Math.max(0,Math.min(t,this.length-1));if(!this.model.get(
"count"))return this.few[s]?Oi(this.few[s],this.model.get("pool")):null;let o=this.model.get("size"),n=Math.floor(s/o),i=this.
page(n);return i?(this.fetchRest(n),Oi(i.frames[s-n*o],i.pool)):null}page(t,s=this.watcher){let o=`${s}.${t}`,n=this.pages.
get(o);return!n&&performance.now()-(this.asked.get(o)??-1/0)>8e3&&(this.asked.set(o,performance.now()),this.model.send({
kind:"page",watcher:s,page:t})),n}fetchRest(t){clearTimeout(this.resting);let s=Math.ceil(this.length/this.model.get("si\
ze")),o=Array.from({length:s},(l,a)=>(t+a)%s),n=s<=4?o:[t],i=o.map(l=>[l,this.watcher]);for(let[l]of this.model.get("eye\
s"))for(let a of n)i.push([a,l]);let r=i.find(([l,a])=>!this.pages.has(`${a}.${l}`));r&&(this.resting=setTimeout(()=>this.
page(...r),150))}marks(){let t=n=>n.mark??0;if(!this.model.get("count"))return this.few.map(t);let s=this.model.get("siz\
e"),o=Array.from({length:this.length},()=>0);for(let n=0;n*s<o.length;n++)(this.pages.get(`${this.watcher}.${n}`)?.frames??
[]).forEach((i,r)=>{o[n*s+r]=t(i)});return o}stop(){clearTimeout(this.resting),this.model.off("msg:custom",this.hear)}};var Ie=class{constructor(t){this.opener=t,this.root=f("section.sheet.scores",{hidden:!0}),t.onclick=()=>this.open(!!this.
root.hidden)}open(t){this.root.hidden=!t,N(this.opener,"aria-expanded",String(t))}escape(){let t=!this.root.hidden,s=this.
root.contains(I(this.root));return this.open(!1),s&&this.opener.focus(),t}show(t){if(this.opener.hidden=!t,!t)return this.
open(!1);let s=JSON.stringify(t);if(this.root.dataset.looks===s)return;this.root.dataset.looks=s,this.opener.textContent=
t.notes?"Notes":"Scores",this.root.classList.toggle("notes",!!t.notes);let o=r=>f("tr",r.map((l,a)=>a?f("td",l):f("th",{
scope:"row"},l))),n=r=>r?f("th",{scope:"col"},r):f("td"),i={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
escape()};this.root.replaceChildren(dt(i,W("close",16)),f("div.scroll",{tabindex:0,role:"group","aria-label":t.title},f(
"table",f("caption",t.title),f("thead",f("tr",t.head.map(n))),f("tbody",t.rows.map(o)))))}};var ch=1600,dh=1.9,uh=[[.5,"½×"],[1,"1×"],[3,"3×"]],fh=17,ph=7,Ni=[["ask","Ask me"],["mark","Only mark"],["off","Off"]],
mh={open:"a question",now:"asked now",came:"it came",not:"it did not come",unseen:"not seen in the game",skipped:"skippe\
d"};function gh(e,t){let s=[...e],o=Math.min(fh,t/Math.max(e.length-1,1));for(let n=1;n<s.length;n++)s[n]=Math.max(s[n],
s[n-1]+o);for(let n=s.length-1,i=t;n>=0;n--,i-=o)s[n]=Math.min(s[n],i);return s}function yh(e){return e.asking!=="ask"?-1:
e.moments.findIndex(({frame:t,state:s})=>t===e.step&&s==="open")}var pt={first:"Home",back:"ArrowLeft",play:" ",forward:"\
ArrowRight",last:"End"},_e=class{constructor(t){this.how=t,this.keys={first:this.key("first","First step",()=>t.go(0)),back:this.
key("back","Step back",()=>t.go(this.now.step-1)),play:this.key("play","Play",()=>t.play(!this.now.playing)),forward:this.
key("forward","Step forward",()=>t.go(this.now.step+1)),last:this.key("last","Last step",()=>t.go(this.now.last))},this.
keys.play.classList.add("go"),this.range=f("input.rng",{type:"range",min:0,"aria-label":"Step",oninput:()=>t.go(Number(this.
range.value))}),this.marks=w("svg.marks",{height:14,"aria-hidden":"true"}),this.moments=f("div.moments"),this.told=f("p.\
count",{"aria-hidden":"true"}),this.menu=f("div.pace-menu",{hidden:!0,role:"group","aria-label":"Questions and pace"}),this.
more=f("button.btn.quiet.more",{"data-k":"pace","aria-expanded":"false",onclick:()=>this.open(this.shut)},f("span.word",
"Ask me"),W("down",14)),this.root=f("div.stepper",f("div.keys",{role:"group","aria-label":"Steps"},Object.values(this.keys)),
f("div.scrub",this.marks,this.moments,this.range),this.told,f("div.pace",this.more,this.menu)),this.now={step:0,last:0,marks:[],
playing:!1,speed:1,moments:[],asking:"off",stop:-1,happens:!1,eyes:[],watcher:"",buttons:[]},this.timer=0,this.looks="",
this.chosen=""}get shut(){return!!this.menu.hidden}key(t,s,o){let n=pt[t].replace(" ","Space");return f("button",{"data-\
k":`step.${t}`,"aria-label":s,"aria-keyshortcuts":n,title:s,onclick:o},W(t,24))}show(t){let s=this.now.playing!==t.playing,
o=s||this.now.step!==t.step||this.now.speed!==t.speed||this.now.last!==t.last;this.now=t,this.range.max=String(Math.max(
t.last,1)),this.range.value=String(t.step),N(this.range,"aria-valuetext",`Step ${t.step} of ${t.last}`),this.range.style.
setProperty("--p",`${t.last?100*t.step/t.last:0}%`),this.told.replaceChildren(f("b",String(t.step)),f("small",`of ${t.last}`));
for(let n of["first","back"])N(this.keys[n],"aria-disabled",t.step===0?"true":"");for(let n of["forward","last"])N(this.
keys[n],"aria-disabled",t.step===t.last?"true":"");if(s){let n=t.playing?"Pause":"Play";this.keys.play.replaceChildren(W(
t.playing?"pause":"play",24)),N(this.keys.play,"aria-label",n),N(this.keys.play,"title",n)}this.choices(),this.mark(),o&&
clearTimeout(this.timer),o&&t.playing&&(this.timer=setTimeout(()=>this.tick(),ch*(t.happens?dh:1)/t.speed))}tick(){let t=yh(
this.now);t>=0?this.how.stop(t):this.now.step>=this.now.last?this.how.play(!1):this.how.go(this.now.step+1,!0)}choices(){
let{asking:t,speed:s,moments:o,eyes:n,watcher:i,buttons:r}=this.now,l=JSON.stringify([t,s,o.length>0,n,i,r]);if(l===this.
chosen)return;this.chosen=l;let a=o.length?Ni.find(([h])=>h===t)?.[1]??"":`${s}×`.replace("0.5","½");this.more.firstElementChild?.
replaceChildren(a),N(this.more,"aria-label",`Questions and pace: ${a}`);let c=I(this.menu)?.getAttribute("data-k");this.
menu.replaceChildren(...[o.length>0&&f("p","At a decisive moment"),o.length>0&&Q({label:"At a decisive moment",choices:Ni,
value:t,pick:h=>this.how.ask(h),k:"asking"}),n.length>1&&f("p.seen-by","Seen by"),n.length>1&&f("div.seen-by",Q({label:"\
Seen by, in the menu",choices:n,value:i,pick:h=>this.how.see(h),k:"eyes"})),f("p","Pace"),Q({label:"Pace",choices:uh,value:s,
pick:h=>this.how.pace(h),k:"speed"}),r.length>0&&f("p","To take along"),...r.map(h=>Xt(h,d=>this.how.key(d)))].filter(h=>h instanceof
Node)),c&&this.menu.querySelector(`[data-k="${c}"]`)?.focus()}open(t){this.menu.hidden=!t,N(this.more,"aria-expanded",String(
t)),t&&this.menu.querySelector("[aria-pressed=true], button")?.focus()}escape(){return this.shut?!1:(this.open(!1),this.
more.focus(),!0)}mark(){let{marks:t,last:s,moments:o,asking:n,stop:i}=this.now,r=Math.round(this.marks.clientWidth),l=n===
"off"?[]:o,a=JSON.stringify([t,r,l,i]);if(a===this.looks||!r)return;this.looks=a;let c=g=>s?g/s*r:0,h=Math.max(1,...t);this.
marks.setAttribute("viewBox",`0 0 ${r} 14`),this.marks.replaceChildren(...l.length?l.map(({frame:g})=>A(c(g)-1,21,2,8,{fill:"\
var(--lit)"})):t.flatMap((g,m)=>{let y=3+3.5*g/h,x=`M${c(m)} ${7-y}l${y} ${y} -${y} ${y} -${y} -${y}z`;return g>0?[w("pa\
th",{d:x,fill:"var(--accent-on-field)"})]:[]}));let d=l.map((g,m)=>({...g,k:m})),p=r<ph*(d.length-1)?d.filter(({k:g})=>g===
i):d,u=gh(p.map(({frame:g})=>c(g)),r);this.moments.replaceChildren(...p.map(({frame:g,state:m,line:y,k:x},k)=>f("button",
{class:`moment ${x===i?"now":m}`,style:`left:${u[k]}px`,tabindex:-1,"data-moment":x,title:y,"aria-label":`Step ${g}, ${mh[x===
i?"now":m]}: ${y}`,onclick:()=>this.how.stop(x)},m==="came"||m==="not"||m==="unseen"?f("i",{class:m}):"?")))}stop(){clearTimeout(
this.timer)}};function Ci(e){let{lens:t}=e.painter,s=()=>!e.acting&&e.reel.length>1,o=l=>()=>(e.go(l),!0),n=e.model.get("step"),i=()=>e.
acts.root.querySelector('[data-act="press"]'),r=l=>!l.closest(an);return[{keys:[pt.play],shown:"Space",words:"Plays the \
game on, or halts it.",when:s,press:(l,a)=>(r(a)&&e.play(!e.model.get("playing")),r(a))},{keys:[pt.back],shown:"←",words:"\
A step back.",when:s,press:o(n-1)},{keys:[pt.forward],shown:"→",words:"A step on.",when:s,press:o(n+1)},{keys:[pt.first],
shown:"Home",words:"The first step.",when:s,press:o(0)},{keys:[pt.last],shown:"End",words:"The last step.",when:s,press:o(
e.reel.length-1)},{keys:[" "],shown:"Space",words:"Goes on where chance waits for you.",when:()=>e.acting&&!!i(),press:(l,a)=>(r(
a)&&i().click(),r(a))},{keys:["+","=","-","0"],shown:"+ − 0",words:"Closer to the board, farther away, all of it; with\
 the focus on the table.",inside:!0,when:()=>!!t.board,press:l=>t.key(l,!1)},{keys:["ArrowLeft","ArrowRight","ArrowUp","\
ArrowDown"],shown:"Shift and an arrow",words:"Moves the board; with the focus on the table.",inside:!0,shift:!0,when:()=>!!t.
board,press:l=>t.key(l,!0)},{keys:[],any:l=>Ks(e,l).size===1,shown:"A card's sign",words:"Takes that card, if only one i\
n your hand bears it; with the focus on the table.",inside:!0,when:()=>e.acting&&Ks(e).size>0,press:l=>{let[a]=Ks(e,l).values();
return e.press(a),!0}},{keys:["d","D"],shown:"D",words:"Shows the discards by colour and value, or puts them away.",when:()=>!!e.
spread.zone,press:()=>(e.spread.toggle(()=>e.show(!1)),!0)},{keys:["Escape"],shown:"Escape",words:"Closes what is open o\
ver the table, or puts the card back.",inside:!0,when:()=>!0,press:()=>wh(e)}]}function wh(e){if(e.chooser.key)e.chooser.
leave();else{if(e.placing.clear())return!0;if(e.lifting.lifted)e.lifting.lift("");else return["spread","heat","scores","\
stepper","caption"].some(t=>e[t].escape())}return!0}function Ks(e,t){let s=new Map;for(let{thing:o}of e.painter.placed.values())
o.kind==="card"&&o.plays&&o.face?.text&&(t==null||o.face.text.toLowerCase()===t.toLowerCase())&&s.set(o.move||o.key,o);return s}var xh={watch:288,play:356,edit:316},kh=288,Zs=class{constructor(t,s){this.model=t,this.sending=new le(t,o=>this.markSent(
o)),this.refused="",this.left=-1,this.shownSize="",this.paintedStep=-1,this.painter=new Ne({press:o=>this.press(o),pace:()=>this.
model.get("speed")}),this.stepper=new _e({go:(o,n)=>this.go(o,n),play:o=>this.play(o),pace:o=>this.save({speed:o}),ask:o=>this.
save({asking:o}),stop:o=>this.stopAt(o),see:o=>this.save({watcher:o}),key:o=>this.model.send({kind:o})}),this.caption=new ce(
{texts:()=>this.model.get("clauses"),see:o=>this.save({watcher:o})}),this.call=new he({send:o=>this.send(o),drawn:()=>this.
soon("stay")}),this.race=new De(o=>this.model.send({kind:"retry",step:o})),this.felt=f("div.felt",this.call.root,this.painter.
lens.controls,this.painter.root,this.race.root),this.board=f("p.sr"),this.chooser=new de({play:o=>this.send(o),focus:o=>this.
painter.focus(o),around:o=>this.painter.around(o),moved:()=>this.scene&&this.showTable(this.scene,!1)}),this.placing=new Ce(
{play:o=>this.send(o),choose:(o,n)=>this.chooser.show({key:`spot:${o}`,label:o,plays:!0,picks:n}),moved:o=>{this.show(!1),
this.painter.focus(`spot:${o}`)}}),this.acts=new Te({send:o=>this.send(o),refuse:o=>this.refuse(o)}),this.lifting=new Ee(
{play:o=>this.send(o),key:o=>this.model.send({kind:o}),told:(o,n)=>this.lift(o,n)}),this.playBar=f("div.play-bar",this.lifting.
acts,this.acts.root,this.lifting.words,this.lifting.keys),this.strip=f("div.strip"),this.scores=new Ie(this.caption.sheet),
this.spread=new ke({focus:o=>this.painter.focus(o)}),this.heat=new ue(()=>this.soon("stay")),this.stage=f("section.stage",
{"aria-label":"The table"},this.caption.root,this.caption.box,this.felt,this.heat.root,this.board,this.chooser.root,this.
scores.root,this.spread.root,this.heat.list,this.strip),this.live=f("p.sr",{"aria-live":"polite"}),this.root=f("div.uw.u\
w-table",this.stage,this.live),this.root.addEventListener("keydown",o=>this.key(o)),this.unhear=dn(this.root,()=>Ci(this)),
s.append(this.root),this.tall=void 0,this.due="",this.saying=0,this.watch=()=>this.soon("move"),this.still=()=>this.soon(
"stay"),this.reel=new Be(t,()=>this.soon("stay")),this.moves=["step","frames","pool"],this.stays="game palette names eye\
s watcher playing speed mode clauses lit differs aside boards heat dealt note busy caption moments asking stop bright li\
fts lifted stamp buttons race covers".split(" ");for(let o of this.moves)t.on(`change:${o}`,this.watch);for(let o of this.
stays)t.on(`change:${o}`,this.still);t.on("msg:custom",cs),this.sizes=new ResizeObserver(()=>this.resized()),this.sizes.
observe(this.felt),this.unheed=xo(this.still),this.unhalt=tn(()=>this.model.get("playing")&&this.play(!1)),this.unfit=on(
this.root,()=>this.resized(!0)),this.show(!1)}get scene(){return this.reel.scene(this.model.get("step"))}get mode(){return this.
model.get("mode")}get acting(){return this.mode!=="watch"}save(t){for(let[s,o]of Object.entries(t))this.model.set(s,o);this.
model.save_changes()}go(t,s=!1){let o=Math.max(0,Math.min(t,this.reel.length-1));o!==this.model.get("step")&&(this.left=
this.model.get("stop"),this.save(s||!this.model.get("playing")?{step:o}:{step:o,playing:!1}))}stopAt(t){t===this.left&&this.
model.set("stop",-1),this.save({stop:t,playing:!1})}play(t){let s=this.model.get("step")>=this.reel.length-1;this.save(t&&
s?{step:0,playing:!0}:{playing:t})}show(t){let s=this.scene;if(Jt(this.root,this.model.get("palette")),this.root.classList.
toggle("busy",!!this.model.get("busy")),this.root.classList.toggle("acts",this.acting),this.left!==this.model.get("stop")&&
(this.left=-1),!s)return this.showStepper();t&&(this.refused=""),this.lifting.hold(this.model.get("lifted")??"",this.model.
get("said")??{},this.model.get("lifts")??{},s),this.sending.drawn(),this.root.style.setProperty("--pace",String(this.model.
get("speed"))),this.board.textContent=s.board??"",this.caption.showEyes(this.model.get("eyes"),this.model.get("watcher")),
t&&this.call.cover(),this.call.show(s,this.acting,this.covers),this.heat.show(this.model.get("heat")??{}),this.showTable(
s,t),this.race.show(this.model,this.reel.length-1),this.showStrip(s),this.scores.show(s.sheet),this.showWords(s),t&&this.
chooser.close(),t&&this.announce(s)}soon(t){this.due||queueMicrotask(()=>{let s=this.due==="move";this.due="",this.show(
s)}),this.due!=="move"&&(this.due=t)}get lit(){let t=this.model.get("lit");return Object.keys(t).length>0?this.model.get(
"aside")?{}:t:Object.fromEntries((this.model.get("differs")??[]).map(o=>[o,""]))}get covers(){return this.model.get("cov\
ers")||wo()}get fit(){return this.root.closest("[data-fit]")?.getAttribute("data-fit")??"flow"}get filled(){return["larg\
e","middle"].includes(this.fit)}get size(){let{clientWidth:t,clientHeight:s}=this.felt;return`${t} ${this.filled?s:window.
innerHeight} ${this.fit}`}showTable(t,s){let o=parseFloat(getComputedStyle(this.root).fontSize)/16||1,n=this.call.hidden?
0:this.call.root.offsetHeight/o,i=this.mode==="edit"&&t.table==="round";this.placing.show(t,this.model.get("boards")??{},
this.acting);let r={w:(this.felt.clientWidth||772)/o,h:this.filled?this.felt.clientHeight/o:0,low:this.fit!=="phone"?0:(i?
kh:xh[this.mode])+(this.acting?0:n),page:window.innerHeight/o};this.shownSize=this.size,this.root.classList.toggle("narr\
ow",r.w<X);let l=this.mode==="watch"&&this.reel.length<2,a=l?void 0:be(t),c=this.chooser.key?{...this.lit,[this.chooser.
key]:""}:this.lit;this.spread.show(a,this.lit,r.w<X);let h={lit:Vn(c,a),laid:l,opens:a?.of,dealt:this.model.get("aside")?
{}:this.model.get("dealt"),acting:this.acting,editing:this.mode==="edit",boards:this.model.get("boards")??{},spots:this.
placing.spots,heat:this.heat.map,clear:this.heat.clears,call:n,under:!t.covered?.length||this.covers!=="hidden"},d=Gn(si(
t,this.lifting.lifted,this.lifting.card),r,h),p=this.model.get("bright")??[];this.painter.dim(p.length?new Set(p):null),
d.h=this.steady(d);let u=this.model.get("step"),g=u<this.paintedStep;this.paintedStep=u,this.painter.paint(d,{label:`The\
 table. ${t.place??""}`,move:s,back:g}),s&&this.painter.happen(g?null:t.event);let m=Math.min(this.felt.clientWidth/d.w,
this.filled?this.felt.clientHeight/d.h:1/0),y=this.filled?(this.felt.clientHeight-d.h*m)/2:0;this.call.root.style.top=`${y+
d.call*m}px`}steady({w:t,h:s}){let o=[t,this.model.get("game"),this.model.get("mode"),this.size,this.call.hidden].join();
return this.tall?.kind!==o&&(this.tall={kind:o,h:s}),this.tall.h=Math.max(this.tall.h,s),this.tall.h}resized(t=!1){let s=this.
scene;!s||!t&&this.size===this.shownSize||(this.painter.root.classList.add("still"),this.showTable(s,!1),this.race.show(
this.model,this.reel.length-1),this.painter.root.getBoundingClientRect(),this.painter.root.classList.remove("still"),this.
stepper.mark(),this.showWords(s),this.chooser.stand())}showStepper(){let t=this.reel.length-1,s=Math.min(this.model.get(
"step"),t),o=this.model.get("playing");this.strip.hidden=t<1,this.stepper.show({step:s,last:t,marks:this.reel.marks(),playing:o,
speed:this.model.get("speed"),moments:this.model.get("moments"),asking:this.model.get("asking"),stop:this.model.get("sto\
p"),happens:!!(this.scene?.event??this.scene?.mark),eyes:this.model.get("eyes"),watcher:this.model.get("watcher"),buttons:this.
model.get("buttons")??[]})}showStrip(t){let s=this.acting?this.playBar:this.stepper.root;if(this.strip.firstChild!==s&&this.
strip.replaceChildren(s),!this.acting)return this.showStepper();this.stepper.stop(),this.lifting.stand(this.playBar,this.
stage,this.fit==="phone");let o=t.alert?(t.actions??[]).filter(l=>!l.strong):t.actions??[];this.lifting.show({lifts:this.
model.get("lifts")??{},keys:this.model.get("buttons")??[]}),this.strip.hidden=this.mode==="edit",this.acts.root.hidden=!!this.
lifting.lifted;let n=t.zones.some(l=>l.kind==="tokens"&&l.ways?.some(({move:a})=>a)),i=n?"Press a lit space or a row; pr\
ess it again to go there.":"",r=this.model.get("busy")?"The others play.":this.placing.words||i;this.lifting.tell(r,t.actions??
[]),this.acts.show(o,!!this.model.get("busy"),this.stage)}showWords(t){let s=this.model.get("caption")??{};N(this.stage,
"aria-label",s.badge?`Table ${s.badge} of two`:"The table"),this.caption.show({clauses:s.clauses??(t.clauses??[]).filter(
o=>o),...fn(t,s),note:this.refused||this.model.get("note")||"",tone:s.tone??"plain",badge:s.badge})}announce(t){clearTimeout(
this.saying),this.saying=setTimeout(()=>{this.live.textContent=[...t.said??[],t.now].filter(Boolean).join(" ")},350)}press(t){
if(t.spot)return this.placing.press(t.spot);if(t.opens)return this.spread.toggle(()=>this.show(!1));if(!t.plays&&t.recall?.
length)return this.chooser.show(t);if(t.off&&!t.plays)return this.refuse(t.off);if(t.picks.length&&!(t.picks.length===1&&
!t.move))return this.chooser.show(t);let s=t.move||t.picks[0].move,o=t.kind==="board";if((["hand","grid"].includes(t.role)||
o)&&s in this.lifting.lifts&&(this.lifting.lifted!==s||!o&&this.lifting.card!==t.key)){if(this.lifting.lift(s,t.key),o){
let i=this.stage.querySelector(`.way[data-move="${CSS.escape(s)}"]`);i instanceof SVGElement&&i.focus()}return}return this.
send(s)}lift(t,s){let o=t.lifted!==this.model.get("lifted");this.save(t),!(!o||!this.scene)&&(this.refused="",this.show(
!1),t.lifted||this.painter.focus(s))}refuse(t){this.refused=t;let s=this.scene;s&&this.showWords(s)}send(t){this.lifting.
unread(t)||(this.sending.send(t,this.lifting.said[t]??null),en(this.model.get("game")))}markSent(t){this.root.classList.
toggle("sent",!!t),this.lifting.playing(!!t);for(let s of this.stage.querySelectorAll("[data-act]"))N(s,"aria-busy",t&&s.
getAttribute("data-act")===t?"true":"")}key(t){!t.ctrlKey&&!t.metaKey&&!t.altKey&&this.chooser.stroke(t)}remove(){this.unfit(),
this.unhear(),this.unheed(),this.unhalt(),this.chooser.close();for(let t of this.moves)this.model.off(`change:${t}`,this.
watch);for(let t of this.stays)this.model.off(`change:${t}`,this.still);this.model.off("msg:custom",cs),this.stepper.stop(),
this.reel.stop(),this.sizes.disconnect(),clearTimeout(this.saying)}};function Hi({model:e,el:t}){let s=new Zs(e,t);return()=>s.
remove()}var bh={asking:"ask",bright:[],busy:!1,buttons:[],clauses:{},count:0,covers:"",eyes:[["0","You"]],frames:{},heat:{},lifted:"",
lifts:{},mode:"watch",moments:[],note:"",pages:{},playing:!1,race:{},said:{},size:60,speed:1,stamp:1,step:0,stop:-1,terms:{},
watcher:"0"},We=class{constructor(){this.side=f("div.sides"),this.box=f("div.felted",{"data-fit":"middle"}),this.root=f(
"div.lies.uw-one",this.box,this.side),this.traits=null,this.done=()=>{},this.shown=null,this.front=0}show(t,s,o){t!==this.
shown&&(this.shown=t,this.front=t.tables.length-1),this.lit=s,this.dealt=o,this.draw()}draw(){let{shown:t,front:s}=this;
if(!t)return;let{names:o,frame:n,pool:i,differs:r,over:l}=t.tables[s],a=s===t.tables.length-1,c={game:t.game,palette:t.palette,
boards:t.boards,names:o,pool:i,differs:r,frames:{0:[n]},caption:{...l,clauses:[],tone:"plain"},aside:!a,lit:a?this.lit:{},
dealt:a?this.dealt:{}};this.traits?.get("game")===t.game?this.traits.put(c):(this.done(),this.traits=new ae({...bh,...c}),
this.box.replaceChildren(),this.done=Hi({model:this.traits,el:this.box})),this.side.replaceChildren(...t.lines.length>0?
[Q({label:"Which of the two",choices:t.lines.map((h,d)=>[d,h]),value:s,k:"side",pick:h=>{this.front=h,this.draw(),this.side.
querySelector(`[data-k="side.${h}"]`)?.focus()}})]:[])}};var Ri="uncle_widgets.class.draft",Us="uncle_widgets.class.rows",$h=10,vh=20,Mh=12,Sh="The line is lost. Your number is \
kept on this phone and sent again.",Eh="Your teacher’s page is away. Numbers still count.",Bi=e=>e.normalize("NFKC").replace(
/[^\p{L}\p{N}]/gu,"").toUpperCase();function Th(e){let[,t,s]=/^(.*?\/c\/)((?:[\w+-]|%20)*)$/i.exec(e)??["","/c/",""];return{
base:t,code:Bi(s.replaceAll("%20"," "))}}var Di=e=>f("h2",{tabindex:-1,"data-next":!0},e),Ys=class{constructor(t){let{base:s,
code:o}=Th(location.pathname);this.base=s,this.code=o,this.nick="",this.draft={text:"",sure:"think",anew:!1},this.where=
"",this.looks="",this.chipWords="",this.spoken="",this.press=()=>{},this.ahead=0,this.table=new We,this.name=f("h1.name",
"Join a class"),this.chip=f("span.chip.line"),this.banner=f("p.away",{role:"status",hidden:!0}),this.title=Di(""),this.body=
f("div.body"),this.refused=f("p.refusal",{role:"alert",hidden:!0}),this.also=f("div.also"),this.main=to({press:()=>this.
press(),refused:n=>this.lacks(n)}),this.sheet=f("section.sheet",this.title,this.body,this.refused,f("div.foot",this.main.
node,this.also)),this.live=f("p.sr",{role:"status"}),this.root=f("div.uw.uw-ph",f("header.top",this.name,this.chip),this.
banner,this.table.root,this.sheet,this.live),t.append(this.root),this.line=new Ht(`${location.protocol==="https:"?"wss:":
"ws:"}//${location.host}${s}ws`,(n,i)=>this.show(n,i)),setInterval(()=>this.tick(),1e3),window.addEventListener("pagehid\
e",()=>this.keepDraft()),this.setClock(),o&&Ht.knows(o)?this.line.join(o,""):this.show(this.line.phone,this.line.phone)}async setClock(){
try{let t=(await fetch(`${this.base}about`,{cache:"no-store"})).headers.get("Date");t&&(this.ahead=Date.parse(t)-Date.now())}catch{}}tick(){
let{to:t,ends:s}=this.line.phone.standing,o=this.body.querySelector(".clock");t==="talk"&&o&&(o.textContent=Jo(s-(Date.now()+
this.ahead)/1e3))}keptDraft(){try{let{where:t,draft:s}=JSON.parse(sessionStorage.getItem(Ri)??"{}");return t===`${this.code}\
 ${this.where}`?s:{}}catch{return{}}}keepDraft(){let{text:t,sure:s,anew:o}=this.draft;try{let n=JSON.stringify({where:`${this.
code} ${this.where}`,draft:{text:t,sure:s,anew:o}});this.where&&sessionStorage.setItem(Ri,n)}catch{}}refuse(t){this.refused.
hidden=!t,this.refused.textContent!==t&&(this.refused.textContent=t)}lacks(t){this.refuse(this.draft.text.trim()&&!this.
body.querySelector("form")?"":t)}say(){let t=xt(this.line.phone);if(!t)return;let s=Nt(this.draft.text,t);if(s)return this.
lacks(s);try{let o=is(this.draft.text,t);this.draft.anew=!1,this.line.say(o,this.draft.sure)}catch(o){this.refuse(o instanceof
Error?o.message:String(o))}}show(t,s){let{place:o,standing:n}=t,i=o==="in"||o==="over"?[n.to,n.at,n.vote,n.step,o].join(
" "):o,r=i!==this.where;this.where=i,r&&n.to==="ask"&&(this.draft={...this.draft,text:"",sure:"think",anew:!1,...this.keptDraft()});
let l=kt(t,n.vote),a=JSON.stringify([i,t.moment?.at,l,this.draft.anew,it(t)?.mark??!!it(t),[1,n.vote].map(c=>rt(t,n.at,c)),
n.to==="deal"&&[t.deals.at,at(t)],o==="in"?0:t.words]);a!==this.looks?(this.looks=a,this.draw(t,r)):this.recount(t,s),this.
head(t),this.refuse(o==="join"||o==="in"?t.words:""),s.saying&&!t.saying&&l&&!t.words&&(this.live.textContent="Your numb\
er is kept.")}head({place:t,title:s,standing:{to:o,at:n,of:i},line:r,count:l,moment:a}){let c=t==="in"&&o!=="door";this.
name.textContent=t!=="join"&&s||"Join a class",document.title=this.name.textContent,c&&a&&Jt(this.root,a.shown.palette),
this.chip.hidden=!c||i===0,this.chip.textContent=this.chipWords||`${n+1} of ${i}`;let h=t==="in"&&!r?Sh:t==="in"&&!l.front?
Eh:"";this.banner.textContent!==h&&(this.banner.textContent=h),this.banner.hidden=!h}recount(t,s){if(t.count===s.count)return;
let o=this.body.querySelector(".counts");o?o.replaceChildren(...rs(t).flatMap(n=>n?[n]:[])):t.standing.to==="door"&&this.
draw(t,!1)}draw(t,s){let o=this.root.dataset.state==null,n=this.screen(t),i=t.place==="in"&&!["door","end"].includes(t.standing.
to)?xt(t):null;if(this.root.dataset.state=t.place==="in"?t.standing.to:t.place,this.table.root.hidden=!i,i&&this.table.show(
i.shown,this.lit(t),this.dealt(t)),s){let l=this.title;this.title=Di(""),l.replaceWith(this.title)}this.title.textContent=
n.title,this.chipWords=n.chip??"",(s||n.spoken!==this.spoken)&&(this.live.textContent=n.spoken??""),this.spoken=n.spoken;
let r=this.sheet.contains(I(this.root));z(this.body,...n.nodes),z(this.also,n.also),this.press=n.main?.press??(()=>{}),this.
main.node.hidden=!n.main,n.main&&this.main.show(n.main.label,n.main.off??"",n.main.does),this.tick(),s&&!o?(this.title.focus(
{preventScroll:!0}),scrollTo(0,0)):r&&!this.sheet.contains(I(this.root))&&this.title.focus({preventScroll:!0})}lit(t){let s=it(
t)?.shown,o=t.standing.to==="why"?s?.steps[t.standing.step]:void 0;return Object.fromEntries((o?.lit??[]).map(n=>[n,o?.letter??
""]))}dealt(t){let{deals:s,standing:o}=t;return o.to==="deal"&&s.at===o.at?s.shown[at(t)-1]?.dealt??{}:{}}screen(t){if(t.
place==="join")return this.joining();if(t.place==="going")return{title:"Going in",nodes:[f("p.mute","The class is asked.")]};
if(t.place==="door")return{title:"At the door",nodes:[f("p.mute",t.words)]};if(t.place==="aside")return{title:"Not here",
nodes:[f("p.mute",t.words)],main:{label:"Go on here",press:()=>this.line.open()}};let{to:s}=t.standing,o=Xo(t,this.draft,
{changed:()=>{let i=xt(this.line.phone);this.refuse(""),this.keepDraft(),i&&this.main.show(hs(this.draft.text,i),Nt(this.
draft.text,i),"say")},say:()=>this.say(),change:()=>{this.draft={...this.draft,text:"",anew:!0},this.show(this.line.phone,
this.line.phone),je(this.body,"range")},yes:(i,r)=>this.line.yes(i,r),press:i=>this.line.press(i),keep:()=>this.keepRows(),
leave:()=>{this.line.leave()}});return this.line.stores||t.place!=="in"||s!=="door"?o:{...o,nodes:[...o.nodes,f("p.kept",
"This phone stores nothing, so leave this page open: after a reload you join as somebody new.")]}}joining(){let t=(l,a)=>f(
"label.in",f("span",l),f("input",{autocomplete:"off",...a})),s=t("Code",{"data-k":"code","data-draft":"code",value:this.
code,maxlength:Mh,autocapitalize:"characters",spellcheck:"false",class:"code"}),o=t("Nickname, or none",{"data-k":"nick",
"data-draft":"nick",value:this.nick,maxlength:vh}),n=l=>l.querySelector("input").value.trim(),i=()=>{let l=Bi(n(s));if(!/^\w{4}$/.
test(l))return this.refuse("Expected the code on the screen in front: four letters or digits.");this.code=l,this.nick=n(
o),history.replaceState(null,"",`${this.base}${l}`),this.line.join(l,n(o))};return{title:"Type the code you see in front",
nodes:[f("form",{onsubmit:l=>(l.preventDefault(),i())},s,o,f("button",{type:"submit",hidden:!0})),f("p.kept",f("b","What\
 is saved "),"on your teacher’s computer: your nickname, your guesses, how sure you are and how many seconds you took, y\
our Yes or No to a mistake, and how many deals you pressed. It is deleted when the class ends, or a day after the class \
began (if the server is off then, when it next starts). Only your teacher can see who answered what, and can save it as \
a table with your nickname. No account."),this.kept()],main:{label:"Join",press:i}}}kept(){let t=bt(Us)??[],s=({title:o,
rows:n,own:i})=>{this.title.textContent=o,z(this.body,ls(as(n,i))),this.main.show("Back",""),this.press=()=>this.draw(this.
line.phone,!0)};return t.map(o=>f("button.btn",{onclick:()=>s(o)},`${o.title}, ${o.day}`))}keepRows(){let{title:t,rows:s,
own:o}=this.line.phone,n=new Date().toLocaleDateString(void 0,{day:"numeric",month:"short",year:"numeric"}),i=(bt(Us)??[]).
filter(l=>l.title!==t||l.day!==n),r=ne(Us,[{title:t,day:n,rows:s,own:o},...i].slice(0,$h));this.main.show(r?"Kept on thi\
s phone":"This phone keeps nothing",r?"They are kept.":"It may keep nothing.")}};fo();ko(({el:e})=>{new Ys(e)})({el:document.
getElementById("class")});export{Th as classAt,Bi as codeOf};
