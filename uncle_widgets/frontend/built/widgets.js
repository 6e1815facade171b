var ot=()=>document.body?.dataset.voila!=null,Mn=()=>ot()&&document.body.dataset.voila!=="notebook",Ce=()=>(new URLSearchParams(
location.search).get("uw")??"").slice(0,2e4);function Zt(e,t,n){let o=new URLSearchParams({...n==="auto"?{}:{theme:n},...t?
{uw:t}:{}});return o.size?`${e}${e.includes("?")?"&":"?"}${o}`:e}var mi=400,eh=1e4,$n=Symbol.for("uncle_widgets.address");
function pi(e){let t=globalThis;if(!ot()||t[$n])return{changed:()=>{},answered:()=>{},stop:()=>{}};t[$n]=e;let n=e.link(),
o=e.room(),s=!1,r="",i=0,a=0,l=b=>{b!==(s?r:e.link())&&([s,r]=[!0,b],e.open(b))},u=()=>{let b=e.link(),g=Ce(),w=e.room()!==
o&&!s;o=e.room(),s&&h(),s=!1;let y=new URLSearchParams(location.search);y.set("uw",b),e.theme()==="auto"?y.delete("theme"):
y.set("theme",e.theme());let M=`${location.pathname}?${y}`;b===g||!g&&b===n?g&&M!==location.pathname+location.search&&history.
replaceState(null,"",M):w?history.pushState(null,"",M):history.replaceState(null,"",M)},d=()=>{clearTimeout(i),e.room()!==
o&&!s?u():i=window.setTimeout(u,mi)},h=()=>{e.replaced()?m():a=window.setTimeout(h,mi)},p=()=>{clearTimeout(i),l(Ce()||n)};
window.addEventListener("popstate",p),Ce()&&l(Ce()),s&&e.hide(!0);let m=()=>{clearTimeout(a),clearTimeout(f),e.hide(!1)},
f=window.setTimeout(m,eh);return{changed:d,answered:m,stop:()=>{clearTimeout(i),m(),window.removeEventListener("popstate",
p),t[$n]===e&&delete t[$n]}}}function fi(e,t,n,o){let{class:s,...r}=n,i=[t,s].flat().filter(Boolean).join(" ");i&&e.setAttribute("class",i);for(let[a,
l]of Object.entries(r))l==null||l===!1||(a.startsWith("on")?e.addEventListener(a.slice(2),l):a==="style"?e.style.cssText=
l:e.setAttribute(a,l===!0?"":String(l)));return e.append(...o.flat(9).filter(a=>a!=null&&a!==!1)),e}var gi=([e,...t])=>e?.
constructor===Object?[e,t]:[{},[e,...t]];function x(e,t,...n){let[o,...s]=e.split(".");return fi(document.createElementNS(
"http://www.w3.org/2000/svg",o),s,...gi([t,...n]))}var N=(e,t,n,o,s)=>x("rect",{x:e,y:t,width:n,height:o,...s}),W=(e,t,n,o)=>x(
"circle",{cx:e,cy:t,r:n,...o}),Et=(e,t,n,o)=>x("path",{d:e,fill:"none",stroke:t,"stroke-width":n,...o}),ue=(e,t,n,...o)=>x(
"svg",{width:e,height:t,viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":n},...o);function c(e,t,...n){let[o,...s]=e.split(
"."),[r,i]=gi([t,...n]),a=o==="section"&&r["aria-label"]&&!Mn();return fi(document.createElement(a?"div":o),s,{role:a?"g\
roup":null,type:o==="button"?"button":null,...r},i)}function dt(e){let t=e.getRootNode();return t instanceof Document||t instanceof
ShadowRoot?t.activeElement:null}function Sn(e){let t=dt(e);return!t||t===document.body}var _n=e=>e instanceof HTMLTextAreaElement||
e instanceof HTMLInputElement&&e.selectionStart!=null;function nh(e,t,n){if(e.value===e.defaultValue||e.value===t.value||
!n&&t.defaultValue!==e.defaultValue)return;t.value=e.value;let o=!1,s=()=>{!o&&t.isConnected&&t.dispatchEvent(new Event(
"change"))};t.addEventListener("change",()=>o=!0),t.addEventListener("blur",s,{once:!0}),t.addEventListener("keydown",r=>{
r.key==="Enter"&&!t.form&&s()})}function K(e,...t){let n=dt(e),o=n&&n!==e&&e.contains(n)?n:null,s=o?.getAttribute("data-\
k")??"",r=[...e.querySelectorAll("[data-draft]")].filter(_n),i=_n(o)?{from:o.selectionStart,to:o.selectionEnd,text:o.value}:
null;e.replaceChildren(...t.flat(9).filter(l=>l!=null&&l!==!1));for(let l of r){let u=e.querySelector(`[data-k="${CSS.escape(
l.dataset.k??"")}"][data-draft="${CSS.escape(l.dataset.draft??"")}"]`);_n(u)&&u!==l&&nh(l,u,l===o)}if(!o)return;if(Rt(e,
s)){let l=dt(e);i&&l!==o&&_n(l)&&l.value===i.text&&l.setSelectionRange(i.from,i.to);return}let a=e.querySelector("[data-\
next]")??e;a instanceof HTMLElement&&(a.tabIndex=-1,a.focus({preventScroll:!0}))}function Rt(e,t){let n=e.querySelector(
`[data-k="${CSS.escape(t)}"]`);return n instanceof HTMLElement&&n.focus({preventScroll:!0}),n instanceof HTMLElement}var oh=/^(svg|g|path|rect|circle|ellipse|line|polyline|polygon|defs|clipPath|pattern|title|desc|use)$/;
function bi(e){let t=new DOMParser().parseFromString(e,"image/svg+xml").documentElement;if(t.localName!=="svg")throw new Error(
"Expected SVG.");for(let n of[...t.querySelectorAll("*"),t]){if(n!==t&&!oh.test(n.localName)){n.remove();continue}for(let{
name:o,value:s}of[...n.attributes]){let r=/^(xlink:)?href$/.test(o)&&!s.startsWith("#");(/^on/i.test(o)||r||/url\((?!["']?#)|javascript:/i.
test(s))&&n.removeAttribute(o)}}return document.importNode(t,!0)}var sh=/^(#[0-9a-f]{3,8}|light-dark\(\s*#[0-9a-f]{3,8}\s*,\s*#[0-9a-f]{3,8}\s*\))$/i;
function et(e,t){for(let n of(t??"").split(";")){let[o,s]=[n.slice(0,n.indexOf(":")).trim(),n.slice(n.indexOf(":")+1).trim()];
/^--[\w-]+$/.test(o)&&sh.test(s)&&e.style.setProperty(o,s)}}function $t({label:e,choices:t,value:n,pick:o,k:s}){return c(
"div.seg",{role:"group","aria-label":e},t.map(([r,i],a)=>c("button",{"data-k":`${s}.${a}`,"aria-pressed":String(r===n),onclick:()=>o(
r)},i)))}var rh=globalThis,zo=rh[Symbol.for("uncle_widgets.page")]??={};function j(e){return zo.ids=(zo.ids??0)+1,`uw-${e}\
-${zo.ids}`}function Lt(e,t){let n=-1,o=()=>{let r=Math.round(e.clientWidth);r>0&&r!==n&&(n=r,e.replaceChildren(t(r)))},
s=new ResizeObserver(()=>requestAnimationFrame(o));return s.observe(e),o(),{again:()=>(n=-1,o()),stop:()=>s.disconnect()}}
function X(e,t,n){n?e.getAttribute(t)!==n&&e.setAttribute(t,n):e.removeAttribute(t)}var ht=(e,...t)=>c("button",e,...t),
Tn=({kind:e,label:t,strong:n,share:o},s)=>ht({class:`btn${n?" solid":""}${o==null?"":" sharing"}`,style:o==null?null:`--\
p:${100*o}%`,"data-act":e,"data-k":`key.${e}`,onclick:()=>s(o==null?e:"stop")},o==null?t:`${t} (${Math.round(100*o)}%)`);
function Jo(e,t,n){let o=dt(e),s=o&&e.contains(o)?o:null,r=s&&["data-act","data-clause"].find(l=>s.hasAttribute(l)),i=r&&
s?.getAttribute(r);if(n(),!s)return;([...e.querySelectorAll("button")].find(l=>r&&l.getAttribute(r)===i)??e.querySelector(
"button")??t).focus?.()}var Pe=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;var ih={csv:"text/csv",json:"application/json",html:"text/html",ipynb:"application/x-ipynb+json"};function Ot(e){if(e.kind!==
"file")return;let t=ih[e.name.split(".").pop()??""]??"text/plain",n=URL.createObjectURL(new Blob([e.text],{type:t}));c("\
a",{href:n,download:e.name}).click(),URL.revokeObjectURL(n)}var ah="M70-6 18 106M5.5 24a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0M53.5 76a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0",
Xo={0:[64,[["ellipse",{cx:32,cy:50,rx:25,ry:43}]]],1:[46,[["path",{d:"M3 30 32 5V110"}]]],2:[64,[["path",{d:"M7.5 33V31.\
5A24.5 24.5 0 1 1 51.5 46.4L16 93H64"}]]],3:[62,[["path",{d:"M10.5 22.5A19.5 19.5 0 1 1 29 46H20M20 44H30A24.5 24.5 0 1 \
1 6.7 76"}]]],4:[66,[["path",{d:"M48 110V5L13 74H66","stroke-miterlimit":12}]]],5:[62,[["path",{d:"M58 7H19L14.6 48A25.5\
 25.5 0 1 1 6.9 77"}]]],6:[64,[["circle",{cx:32,cy:68,r:25}],["path",{d:"M53.5-13 10.6 55.1"}]]],7:[60,[["path",{d:"M0 7\
H49L15 110","stroke-miterlimit":12}]]],8:[64,[["circle",{cx:32,cy:27,r:20}],["circle",{cx:32,cy:68,r:25}]]],9:[64,[["cir\
cle",{cx:32,cy:32,r:25}],["path",{d:"M10.5 113 53.4 44.9"}]]],"%":[88,[["path",{d:ah,"stroke-width":11}]]],".":[20,[["re\
ct",{x:3,y:85,width:15,height:15,fill:"currentColor",stroke:"none"}]]],",":[20,[["path",{d:"M12 84 6 118","stroke-width":13}]]],
"/":[52,[["path",{d:"M48-6 4 106","stroke-width":11}]]],"+":[60,[["path",{d:"M30 26V82M2 54H58","stroke-width":12}]]],"-":[
44,[["path",{d:"M4 54H40","stroke-width":12}]]],"−":[44,[["path",{d:"M4 54H40","stroke-width":12}]]],"×":[56,[["path",
{d:"M8 32 48 76M48 32 8 76","stroke-width":12}]]]," ":[26,[]],J:[54,[["path",{d:"M46-10V69A19.500 19.500 0 0 1 7 69V60"}]]],
Q:[72,[["ellipse",{cx:36,cy:50,rx:29,ry:43}],["path",{d:"M42 66 74 104"}]]],K:[68,[["path",{d:"M7-10V110M66-6 10 62M28 4\
2 68 106"}]]],A:[72,[["path",{d:"M2 106 36-2 70 106M14 68H58"}]]]},de=e=>e!==""&&[...e].every(t=>t in Xo);function Ht(e,t,n=13){
return[...String(e)].reduce((s,r)=>s+(Xo[r]?.[0]??0)+n,-n)*t/100}function Dt(e,t,n,o,s={}){let{anchor:r="start",gap:i=13,
weight:a=o>=60?13:14,colour:l}=s,u=Ht(e,o,i),d=r==="middle"?t-u/2:r==="end"?t-u:t,h=0,p=[...String(e)].map(m=>{let[f,b]=Xo[m]??
[0,[]],g=m===","?"visible":"hidden",w={x:h,y:0,width:f,height:100,viewBox:`0 0 ${f} 100`,style:`overflow:${g}`};return h+=
f+i,x("svg",w,b.map(([y,M])=>x(y,M)))});return x("g",{transform:`translate(${d} ${n}) scale(${o/100})`,fill:"none",stroke:"\
currentColor","stroke-width":a,"aria-hidden":"true",style:l&&`color:${l}`},p)}function Ln(e,t,n={}){let o=Ht(e,t,n.gap),
s=`width:${o/16}em;height:${t/16}em`;return x("svg.numeral",{viewBox:`0 0 ${o} ${t}`,style:s,"aria-hidden":"true"},Dt(e,
0,0,t,n))}var En=[e=>`M0 ${e/2}a${e/2} ${e/2} 0 1 1 ${e} 0a${e/2} ${e/2} 0 1 1 ${-e} 0Z`,e=>`M${e*.05} ${e*.05}H${e*.95}\
V${e*.95}H${e*.05}Z`,e=>`M${e/2} ${-e*.14}L${e*1.14} ${e/2}L${e/2} ${e*1.14}L${-e*.14} ${e/2}Z`,e=>`M${e/2} 0L${e} ${e*.42}\
V${e}H0V${e*.42}Z`,e=>`M${e*.25} ${e*.04}H${e*.75}L${e*1.04} ${e/2}L${e*.75} ${e*.96}H${e*.25}L${-e*.04} ${e/2}Z`,e=>`M${-e*
.1} ${e*.16}H${e*1.1}V${e*.84}H${-e*.1}Z`],lh=e=>"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[e]??"?";function Ne(e,t,n,o,s={}){let{fill:r="\
var(--on-field)",ink:i="var(--field)"}=s,a=e>=En.length,l={d:En[e%En.length](o),fill:a?i:r,stroke:a?r:null,"stroke-width":2},
u=e%En.length===3,d={x:o/2,y:u?o*.8:o*.69,"font-size":Math.max(12.5,o*.54),"font-weight":700,"text-anchor":"middle",fill:a?
r:i};return x("g",{transform:`translate(${t} ${n})`},x("path",l),x("text",d,lh(e)))}var wi={first:"M5 5h3v14H5zM20 5v14L\
9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6zM14 5h4v14h-4z",forward:"M7 5v14l11-7z",last:"M4 5v\
14l11-7zM16 5h3v14h-3z",link:"M8 3h12v13h-3V6H8zM4 8h10v13H4z",eye:"M12 5C7 5 3 8.5 1 12c2 3.5 6 7 11 7s9-3.5 11-7c-2-3.\
5-6-7-11-7zm0 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM12 9.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",down:"M4 8h16l-8\
 9z",near:"M11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm0 2.4a3.6 3.6 0 1 0\
 0 7.2 3.6 3.6 0 0 0 0-7.2z",whole:"M3 3h7v3H6v4H3zM14 3h7v7h-3V6h-4zM3 14h3v4h4v3H3zM18 14h3v7h-7v-3h4z",close:"M6 4 12\
 10 18 4 20 6 14 12 20 18 18 20 12 14 6 20 4 18 10 12 4 6z"};function _t(e,t=22){let n=`width:${t/16}em;height:${t/16}em`;
return x("svg.icon",{viewBox:"0 0 24 24",fill:"currentColor",style:n,"aria-hidden":"true"},x("path",{d:wi[e],"fill-rule":"\
evenodd"}))}var yi=(e,t,n)=>x("g.opens-mark",{transform:`translate(${e} ${t})`},x("circle",{r:n}),x("path",{d:wi.eye,"fi\
ll-rule":"evenodd",transform:`scale(${n/15}) translate(-12 -12)`}));function Mt(e,t="var(--ink)",n="none"){return x("pat\
tern",{id:e,width:6,height:6,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"},N(0,0,6,6,{style:`fill:${n}`}),
N(0,0,2,6,{style:`fill:${t}`}))}function re(e,t,n,o,s){let r={r:`M${t-o*.86} ${n-o*.86}h${o*1.72}v${o*1.72}h${-o*1.72}Z`,
g:`M${t} ${n-o*1.02}L${t+o*1.12} ${n+o*.86}H${t-o*1.12}Z`,b:`M${t-o} ${n}a${o} ${o} 0 1 1 ${2*o} 0a${o} ${o} 0 1 1 ${-2*
o} 0Z`,y:`M${t} ${n-o*1.2}L${t+o*1.2} ${n}L${t} ${n+o*1.2}L${t-o*1.2} ${n}Z`}[e];return x("path",{d:r,...s})}var Hn=e=>({
r:"red",g:"green",b:"blue",y:"yellow"})[e]??"";function Qo(e,t,n,o={}){let{w:s=27,t:r=5,g:i=2,pitch:a=s+7}=o,l="",u="";for(let d=0;d<
e;d++){let h=t+Math.floor(d/10)*a,p=d%10,m=n-(p+1)*(r+i)-(p>=5?3:0);l+=`M${h} ${m}h${s}v${r}h${-s}z`;for(let f of[.22,.64])
u+=`M${h+s*f} ${m}h${s*.14}v${r}h${-s*.14}z`}return x("g",{"aria-hidden":"true"},x("path",{d:l,fill:"var(--accent-on-fie\
ld)"}),x("path",{d:u,fill:"var(--card)"}))}var $e=(e,t,n)=>Math.max(0,Math.min(1,(e-t)/(n-t||1)));function Ut(e,t){return t==="chance"?`${(e*100).toFixed(1)}%`:e.toFixed(
2).replace("-","−")}function Qt(e,t){let n=[.1,.2,.25,.5,1,2,2.5,5,10,20,25,50,100,200,250,500].find(s=>(t-e)/s<=5)??(t-
e)/4,o=[];for(let s=Math.ceil(e/n);s*n<=t+1e-9;s++)o.push(Number((s*n).toFixed(9)));return o}var At=(e,t,n,o="tx",s=14)=>x(
"text",{x:e,y:t,class:o,"font-size":s},n);function Ct(e,t,n,o){if(e===0)return W(t,n,o-.8,{fill:"none",stroke:"var(--edg\
e)","stroke-width":1.5});let s=e>1&&W(t,n,o-.9,{fill:"none",stroke:"var(--accent-fill)","stroke-width":1.9});return x("g",
W(t,n,e>1?o*.56:o,{fill:"var(--accent-fill)"}),s)}function ki(e,t){let n=t.rows,o=n.flatMap(p=>p.simulated?[p.low,p.high]:
[p.value]),s=Math.min(0,...o),r=Math.max(.01,...o),i=Math.max(...n.map(p=>p.label.length)),a=Math.min(e*.45,20+i*8),l=92,
u=p=>a+$e(p,s,r)*(e-a-l),d=j("worth"),h=n.length*34+4;return ue(e,h,n.map(p=>`${p.label}: ${p.text}${p.chosen?", your ch\
oice":""}.`).join(" "),x("defs",Mt(d,"var(--ink)")),n.map((p,m)=>{let f=m*34+17,b={x:Math.min(u(0),u(p.value)),y:f-8,width:Math.
max(1.5,Math.abs(u(p.value)-u(0))),height:16};return x("g",p.chosen&&N(0,f-16,e,32,{fill:"var(--inset)"}),At(6,f+5,p.label,
p.chosen?"tx b":"tx"),p.simulated?[x("rect",{...b,fill:`url(#${d})`,stroke:"var(--ink)","stroke-width":1.5}),Et(`M${u(p.
low)} ${f}H${u(p.high)}M${u(p.low)} ${f-6}v12M${u(p.high)} ${f-6}v12`,"var(--accent-fill)",2.5)]:x("rect",{...b,fill:"va\
r(--ink)"}),p.chosen&&x("path",{d:`M${Math.max(u(p.value),u(0))+8} ${f}l10-6v12z`,fill:"var(--accent-fill)"}),At(e-6,f+5,
p.text,"tx b e"))}),x("path",{d:`M${u(0)} 0V${h}`,stroke:"var(--edge)"}))}var he=["var(--ink)","var(--accent-fill)"],ts=e=>String(e).replace("-","−");function Un(e){return e>=1e6?`${Number((e/
1e6).toFixed(1))}M`:e>=1e4?`${Number((e/1e3).toFixed(1))}k`:e.toLocaleString("en")}function xi(e){let t=Math.max(...e.flatMap(
n=>[n.fair,...n.seats.map(o=>o.share.high)]));return Math.min(100,Math.max(10,Math.ceil(t*1.08/10)*10))}function vi(e,t,n,o,s){
let r=l=>Math.round((e-2)*l/o)+.5,i=he[s],a=j("share");return x("svg.share",{width:e,height:28,"aria-hidden":"true"},x("\
defs",Mt(a,i)),N(.5,5.5,Math.max(1,r(t.value)),17,{fill:`url(#${a})`,stroke:i,"stroke-width":1.5}),x("path.fair",{d:`M${r(
n)} 0V28`}),x("path.whisker",{d:`M${r(t.low)} 14H${r(t.high)}M${r(t.low)} 8v12M${r(t.high)} 8v12`}))}function ch(e,t,n){
let s=[1,2,5,10,20,50,100,200,500,1e3,2e3,5e3,1e4].find(i=>(t-e)/i<=n)??Math.ceil((t-e)/n),r=[];for(let i=Math.ceil(e/s)*
s;i<=t;i+=s)r.push(i);return r}var An=20,$i=(e,t,n)=>t.map((o,s)=>[N(e+.5,An*s+2.5,13,13,{fill:n[s],stroke:he[s],"stroke\
-width":1.25}),x("text.tell",{x:e+21,y:An*s+14},o)]),uh=(e,t,n,o)=>{let s=o.length*4,r=e<s?"start":e>n-s?"end":"middle";
return x("text",{x:r==="middle"?e:e<s?0:n,y:t,"text-anchor":r},o)};function ns(e,{low:t,wide:n,counts:o,means:s},r,i){let a=o.
length>1,[l,u,d,h]=[4,4,a?2*An+14:26,150],p=o[0].length,m=t+n*p,f=o.map(E=>{let L=E.reduce((S,_)=>S+_,0);return E.map(S=>S/
(L||1))}),b=Math.max(...f.flat(),1e-9),g=E=>l+(E-t)/(m-t)*(e-l-u),w=o.map(()=>j("bins")),y=(g(t+n)-g(t))/o.length,M=y>5?
1.5:.5,$=w.map((E,L)=>y>4?`url(#${E})`:he[L]),T=s.map((E,L)=>`${es(L,o.length)}average ${E.text}, from ${k(L)}`);return x(
"svg",{width:e,height:d+h+26,role:"img","aria-label":`${r}: ${T.join("; ")}.`},x("defs",o.map((E,L)=>Mt(w[L],he[L]))),f.
map((E,L)=>E.map((S,_)=>S>0&&N(g(t+n*_)+y*L+M/2,d+h-Math.max(1,S/b*h),Math.max(1,y-M),Math.max(1,S/b*h),{fill:$[L],stroke:he[L],
"stroke-width":y>4?1.25:0}))),x("path.axis",{d:`M${l} ${d+h+.5}H${e-u}`}),ch(t,m-n,e/60).map(E=>uh(g(E+(n>1?0:.5)),d+h+18,
e,ts(E.toLocaleString("en")))),s.map((E,L)=>{let S=g(E.value+(n>1?0:.5)),_=S>e*.6;return[x("path.mean",{d:`M${S} ${d-8}V${d+
h}`,style:`stroke:${he[L]}`}),!a&&x("text.tell",{x:S+(_?-6:6),y:16,"text-anchor":_?"end":"start"},`average ${E.text} ${i}`)]}),
a&&$i(l,s.map((E,L)=>`${es(L,2)}setting: average ${E.text} ${i}`),$));function k(E){let L=o[E].findIndex(_=>_>0),S=o[E].
findLastIndex(_=>_>0);return`${ts(t+n*L)} to ${ts(t+n*(S+1)-1)}`}}var es=(e,t)=>t>1?["first ","second "][e]:"";function dh(e,t){
let n=Math.max(1,...e.flat(1).map(l=>l[l.length-1]?.[0]??1)),s=[...e.flat(2).filter(([l])=>l>=Math.min(30,n/3)).map(([,l])=>l),
...t],r=Math.min(...s),i=Math.max(...s),a=Math.max(1,(i-r)*.12);return{low:Math.max(0,r-a),high:Math.min(100,i+a),last:n}}
function Mi(e,t,n,o){let s=t.length>1,[r,i,a,l]=[38,8,s?2*An+14:8,s?200:168],{low:u,high:d,last:h}=dh(t,n),p=Math.min(10,
h),m=w=>r+Math.log(Math.max(w,p)/p)/(Math.log(h/p)||1)*(e-r-i),f=w=>a+l*(1-(Math.max(u,Math.min(d,w))-u)/(d-u||1)),b=[10,
100,1e3,1e4,1e5,1e6].filter(w=>w>=p&&w<=h),g=t.map((w,y)=>{let M=w.filter($=>$.length).map($=>$[$.length-1][1].toFixed(1));
return`${es(y,t.length)}${M.join(", ")}`});return x("svg.lines",{width:e,height:a+l+26,role:"img","aria-label":`Wins by ${o}\
 out of 100, one line for each run. At the end: ${g.join("; ")}.`},Qt(u,d).map(w=>[x("path.grid",{d:`M${r} ${f(w)}H${e-i}`}),
x("text",{x:r-6,y:f(w)+4,"text-anchor":"end"},String(Number(w.toFixed(2))))]),b.map((w,y)=>x("text",{x:m(w),y:a+l+18,"te\
xt-anchor":y===0?"start":m(w)>e-60?"end":"middle"},`${Un(w)}${w===b[b.length-1]&&e-m(w)<60?" games":""}`)),n.slice(0,new Set(
n).size).map(w=>x("path.fair",{d:`M${r} ${f(w)}H${e-i}`})),t.map((w,y)=>w.map(M=>{let $=M.filter(([T])=>T>=p);return $.length>
1&&x("path.line",{d:`M${$.map(([T,k])=>`${m(T).toFixed(1)} ${f(k).toFixed(1)}`).join("L")}`,style:`stroke:${he[y]}`})})),
s&&$i(4,["first setting","second setting"],he))}var Ti={"٪":"%","٫":"."};for(let[e,t]of[["-","‐‑‒–−﹣"],["/","⁄∕"],["'","‘’ʼ"],[",","،٬"]])for(let n of t)
Ti[n]=e;var hh=/^([+-]?) ?(.+?) ?(%|(?:out )?of 100)?$/,mh=/^(?:(\d+) )?(\d+) ?\/ ?(\d+)$/,ph=/^(?:\d+[.,]?\d*|[.,]\d+)$/,
fh=/^[1-9]\d{0,2}([,'_ ])\d{3}(?:\1\d{3})*(?:\.\d*)?$/,gh=/^[1-9]\d{0,2}(?:\.\d{3})+$/;function bh(e){let t=e.codePointAt(
0),n=0;for(;/\p{Nd}/u.test(String.fromCodePoint(t-n-1));)n++;return String(n%10)}function wh(e){if(/\p{Nd}/u.test(e))return bh(
e);if(/\p{No}/u.test(e)){let t=e.normalize("NFKC");return t.includes("⁄")?` ${t.replace("⁄","/")} `:e}return/[\p{Z}\t\n\v\f\r]/u.
test(e)?" ":/\p{Cf}/u.test(e)?"":/[\uff01-\uff5e]/.test(e)?String.fromCharCode(e.charCodeAt(0)-65248):Ti[e]??e}var yh=e=>[
...e].map(wh).join("").replace(/ +/g," ").trim(),_i=e=>e.toFixed(9).replace(/\.?0+$/,""),Si=e=>Number.isInteger(e)?e.toLocaleString(
"en"):String(Number(e.toPrecision(6))),gt={low:0,high:100,unit:"chance"};function os({low:e=-1/0,high:t=1/0,unit:n="",whole:o=!1}){
let s=Number.isFinite(e)&&Number.isFinite(t)?` from ${Si(e)} to ${Si(t)}`:"",r=n==="chance"?" (out of 100)":n&&n!=="shar\
e"?` (${n})`:"";return`Use ${o?"a whole number":"a number"}${s}${r}`}function lt(e,t){let{low:n=-1/0,high:o=1/0,unit:s="",
whole:r=!1}=t,i=yh(e),a=[...i].slice(0,20).join(""),l=(k,E="")=>({value:null,share:Number.NaN,words:k,meant:E});if(!i)return l(
`${os(t)}.`);let u=l(`${os(t)}, not '${a}'.`),d=hh.exec(i);if(!d||[...i].length>60)return u;let[,h,p,m]=d,f=mh.exec(p),b=f!=
null&&f[1]==null,g=t.thousands??(-n>=1e3||o>=1e3),w=r&&gh.test(p),y;if(f){let[,k="0",E,L]=f;if(!Number(L))return u;let S=(Number(
k)*Number(L)+Number(E))/Number(L);y=_=>S*10**_}else if(g&&(fh.test(p)||w)){let k=p.replace(w?/[,'_ .]/g:/[,'_ ]/g,"");y=
E=>+`${k}e${E}`}else if(ph.test(p)){let k=p.replace(",",".");y=E=>+`${k}e${E}`}else return u;if(m&&(s!=="chance"&&s!=="s\
hare"||b&&(m==="%"||s==="share")))return u;let M=m&&s==="share"?-2:b&&s==="chance"?2:0,$=h==="-"?-1:1,T=$*y(M)||0;if(T<n||
T>o||r&&!Number.isInteger(T))return l(`${os(t)}, not ${a}.`);if(s==="chance"&&T>0&&T<1&&!b&&!m){let k=_i(y(2)),E=_i(T);return l(
`Did you mean ${k} out of 100? Type ${k}, or ${E}% for ${E} out of 100.`,k)}return{value:T,share:$*y(M-2)||0,words:"",meant:""}}var kh={low:0,high:1e9,whole:!0},xh=[100,1e3,1e4,1e5,1e6];function vh(e,t){return t.options.filter(n=>(e.options[n.name]??
n.value)!==n.value).length}function $h(e,t){let n=e.players[e.players.length-1],o=Array.from({length:t},(s,r)=>e.players[r]??
n);return{...e,seats:t,players:o}}function Cn(e,t,n,o,s){let r=j("pick");return c("div.field",c("label",{for:r},e),c("se\
lect.pick",{id:r,"data-k":t,onchange:i=>s(i.target.value)},n.map(([i,a])=>c("option",{value:i,selected:i===o},a))))}function ss(e,t,n,o,s={}){
let r=j("typed");return c("div.field",c("label",{for:r},e),c("input.txt",{id:r,"data-k":t,value:n,autocomplete:"off",maxlength:200,
oninput:i=>o(i.target.value),...s}))}var Pn=class{constructor(t,n){this.sides=[];this.n="";this.seed="";this.model=t,this.
hands=n,this.open=new Set,this.take()}take(){this.sides=structuredClone(this.model.get("sides")),this.n=Number(this.model.
get("n")).toLocaleString("en"),this.seed=this.model.get("seed")}get wish(){return{sides:this.sides,n:lt(this.n,kh).value??
this.n,seed:this.seed.trim()}}draw(){let{model:t}=this,n=t.get("games"),o=this.sides.length>1;return c("form",{onsubmit:s=>{
s.preventDefault(),this.hands.run()}},n.length>0&&Cn("Game","lab.game",n,t.get("chosen"),s=>this.hands.game(s)),c("div.s\
ettings",this.sides.map((s,r)=>this.setting(s,r,o))),c("div.howmany",ss("Games","lab.n",this.n,s=>this.n=s,{inputmode:"n\
umeric"}),c("div.seg.sizes",{role:"group","aria-label":"Number of games"},xh.map(s=>c("button",{"data-k":`lab.n.${s}`,"a\
ria-pressed":String(s===this.wish.n),"aria-label":`${Un(s)}${s<1e4?"":`: ${s.toLocaleString("en")}`} games`,onclick:()=>{
this.n=s.toLocaleString("en"),this.hands.changed()}},Un(s)))),ss("Random seed","lab.seed",this.seed,s=>this.seed=s,{inputmode:"\
numeric"})),c("div.row.start",t.get("running")?c("button.btn.solid",{"data-k":"lab.run",onclick:()=>this.hands.stop()},"\
Stop"):c("button.btn.solid",{type:"submit","data-k":"lab.run"},"Run"),o?c("button.btn",{"data-k":"lab.beside",onclick:()=>this.
beside(!1)},"One setting"):c("button.btn",{"data-k":"lab.beside",onclick:()=>this.beside(!0)},"Compare")))}beside(t){this.
sides=t?[this.sides[0],structuredClone(this.sides[0])]:this.sides.slice(0,1),this.hands.changed()}put(t,n){this.sides[t]=
n,this.hands.changed()}setting(t,n,o){let s=this.model.get("form"),[r,i]=s.seats,a=vh(t,s),l=new Set(t.players).size===1,
u=(h,p,m,f=0)=>c("button",{"data-k":`lab.${n}.${h}`,"aria-label":p,"aria-disabled":t.seats+f<r||t.seats+f>i?"true":null,
onclick:()=>t.seats+f>=r&&t.seats+f<=i&&this.put(n,$h(t,t.seats+f))},m),d=l?s.players:[["","different"],...s.players];return c(
"fieldset",{class:`setting of${n}`},c("legend",o?["First setting","Second setting"][n]:"Setting"),c("div.who",c("div.fie\
ld",c("span","Number of players"),c("span.step",{role:"group","aria-label":"Number of players"},u("fewer","Fewer players",
"−",-1),c("output",String(t.seats)),u("more","More players","+",1))),Cn("All players",`lab.${n}.all`,d,l?t.players[0]:
"",h=>{h&&this.put(n,{...t,players:t.players.map(()=>h)})})),c("div.each",t.players.map((h,p)=>Cn(`Player ${"ABCDEFGHIJ"[p]}`,
`lab.${n}.seat.${p}`,s.players,h,m=>this.put(n,{...t,players:t.players.map((f,b)=>b===p?m:f)})))),c("details",{open:this.
open.has(n),ontoggle:h=>this.open[h.target.open?"add":"delete"](n)},c("summary",{"data-k":`lab.${n}.rules`},`House rules\
: ${a===0?"none":`${a} changed`}`),c("div.rules",s.options.map(h=>this.rule(t,n,h)))))}rule(t,n,o){let s=t.options[o.name]??
o.value,r=`lab.${n}.rule.${o.name}`,i=a=>{t.options={...t.options,[o.name]:a}};return o.choices?Cn(o.label,r,o.choices,s,
i):ss(o.label,r,s,i,{placeholder:o.help})}};var Ei="ABCDEFGHIJ";function Li({model:e,el:t}){let n=c("div.uw.uw-lab-view"),o=c("section.sheet.chosen",{"aria-label":"\
Settings"}),s=c("div.how-far"),r=c("div.came"),i=c("div.stage.back-bar"),a=c("p.sr",{role:"status"}),l=c("div.figures",s,
r);n.append(o,l,i,a),t.append(n);let u="",d=!1,h=[],p=new Pn(e,{run:()=>{e.send({kind:"run",...p.wish}),d=!0},stop:()=>e.
send({kind:"stop"}),changed:()=>m(),game:_=>e.send({kind:"game",game:_})}),m=()=>{et(n,e.get("palette")),K(o,p.draw(),e.
get("note")&&c("p.refusal",{role:"alert"},e.get("note")))},f=()=>{let[_,H,C]=[e.get("done"),e.get("of"),e.get("running")],
O=H===0?"":`${_.toLocaleString("en")} of ${H.toLocaleString("en")} games`,B=C?e.get("left"):H>0&&_<H?"stopped; the games\
 played so far are kept":"";K(s,H>0&&[(C||_<H)&&c("div.gauge",{role:"progressbar","aria-label":"Games played","aria-valu\
emin":0,"aria-valuemax":H,"aria-valuenow":_},c("i",{style:`width:${100*_/H}%`})),c("div.row",c("p.small",c("b",O),B&&`, ${B}`),
C&&c("button.btn.stop",{"data-k":"lab.stop",onclick:()=>e.send({kind:"stop"})},"Stop"))],e.get("busy")&&c("p.small",e.get(
"busy")))},b=()=>{let _=e.get("of"),H=e.get("done").toLocaleString("en");a.textContent=_===0?"":e.get("running")?"Playin\
g the games.":`${H} games played.`},g=(_,H)=>{let C=c("div.plot");return h.push(Lt(C,H)),c("section.sheet.chart",c("h2",
_),C)},w=_=>c("div.looked",c("span",{"aria-hidden":"true"},"Show player"),$t({label:"Show player",choices:Array.from({length:Math.
max(..._.map(H=>H.seats.length))},(H,C)=>[C,Ei[C]]),value:e.get("seat"),pick:H=>{e.set("seat",H),e.save_changes()},k:"la\
b.look"})),y=({results:_})=>{let H=xi(_),C=new Set(_.map(B=>B.fair.toFixed(1))),O=_.length>1;return c("section.sheet.sha\
res",c("h2","Wins out of 100 games"),c("table",c("caption.sr","Wins of each player out of 100 games, with 95% intervals"),
c("thead",c("tr",c("th",{scope:"col"},"Player"),c("td.bars"),c("th",{scope:"col"},"Wins (95%)"),c("th.pts",{scope:"col"},
"Points"))),_.map((B,J)=>c("tbody",O&&c("tr",c("th.side",{colspan:4,scope:"rowgroup"},B.title)),B.seats.map(({seat:F,player:D,
share:V,points:A})=>{let I=c("div.plot");return h.push(Lt(I,q=>vi(q,V,B.fair,H,J))),c("tr",c("th",{scope:"row"},c("b",F),
` ${D}`),c("td.bars",I),c("td.num",c("b",V.text),c("small",` (${V.span})`)),c("td.num.pts",A))})))),w(_),c("p.small.mute",
`The dashed line is a fair share of the wins: ${[...C].join(" and ")}.`))},M=({apart:_})=>_.length>0&&c("section.sheet.a\
part",c("h2","How much more the second setting has"),c("table",c("caption.sr","Second setting minus first setting, with \
95% intervals"),c("tbody",_.map(({words:H,text:C,span:O,sure:B})=>c("tr",c("th",{scope:"row"},H),c("td.num",c("b",C),c("\
small",` (${O})`)),c("td.small",B?"":"could be chance")))))),$=({lists:_})=>c("section.sheet.lists",c("h2","Games to loo\
k at"),c("div.columns",_.map(({title:H,games:C},O)=>c("div",c("h3",H),c("ol",C.map(({side:B,run:J,number:F,name:D,words:V})=>{
let A=`lab.open.${O}.${B}.${J}.${F}`;return c("li",c("button.btn",{"data-k":A,"aria-label":`${V}: open ${D}`,onclick:()=>{
u=A,e.send({kind:"open",side:B,run:J,number:F})}},c("b",V),c("span.small",D)))})))))),T=()=>{for(let F of h)F.stop();h=[];
let _=e.get("found");if(!("results"in _)){K(r,c("section.sheet.empty",c("h2","Play a game thousands of times"),c("p","Ch\
oose the players and press Run. Watch the number of wins settle down. Afterwards you can open the ","longest, shortest a\
nd biggest games on the table, card by card.")));return}let H=_,{results:C}=H,O=e.get("seat"),B=`player ${Ei[O]}`,J=H.lines;
K(r,y(H),g(`Wins by ${B} so far, out of 100 (five runs)`,F=>Mi(F,J,C.map(D=>D.fair),B)),M(H),g("Choices in a game",F=>ns(
F,H.lengths,"Choices in a game","choices")),g(`Points of ${B}`,F=>ns(F,H.scores,`Points of ${B}`,"points")),$(H),c("sect\
ion.sheet.rests",C.map(F=>c("p.small",C.length>1&&c("b",`${F.title}: `),F.rests)),c("div.row.start",c("button.btn",{"dat\
a-k":"lab.csv",onclick:()=>e.send({kind:"save",format:"csv"})},"Save as CSV"),c("button.btn",{"data-k":"lab.json",onclick:()=>e.
send({kind:"save",format:"json"})},"Save as JSON")))),d&&l.offsetTop>o.offsetTop+9&&l.scrollIntoView({block:"start"}),d=
!1},k=()=>{let _=e.get("watched"),H=n.classList.contains("away");n.classList.toggle("away",!!_);for(let C of[o,l])C.hidden=
!!_;i.hidden=!_,K(i,c("button.btn",{"data-k":"lab.back",onclick:()=>e.send({kind:"back"})},"← Back to the lab"),c("p",
_)),_?Rt(n,"lab.back"):H&&u&&Rt(n,u)},S=[["change:sides change:n change:seed change:form change:chosen change:palette",()=>{
p.take(),m()}],["change:note",m],["change:running",()=>{m(),f(),b()}],["change:done change:of change:left change:busy",f],
["change:found change:seat",T],["change:watched",k],["msg:custom",Ot]];for(let[_,H]of S)e.on(_,H);return m(),f(),T(),k(),
()=>{for(let _ of h)_.stop();for(let[_,H]of S)e.off(_,H)}}var rs="uncle_widgets.aim.";var is=new Map;function te(e){try{return localStorage.getItem(e)??is.get(e)??""}catch{return is.get(e)??""}}function ie(e,t){
is.set(e,t);try{localStorage.setItem(e,t)}catch{}}var cs=e=>Number(te(rs+e))>=3,as=new Set,ls=new Set;function Hi(e){return ls.
add(e),()=>ls.delete(e)}function Ai(){for(let e of ls)e()}function Me(e,t=!1){!e||cs(e)||ie(rs+e,String(t?3:Number(te(rs+
e))+1))}function Ui(e){Me(e,!0);for(let t of as)t(e)}function Ci(e){let t=()=>e();return as.add(t),()=>as.delete(t)}var us="uncle_widgets.answered",Mh=1500,ds=new Set;function Pi(){try{localStorage.getItem(us)}catch{return!1}return te(us)===
""}function Ni(){if(Pi()){ie(us,"1");for(let e of ds)e()}}function Ri(e,t){let n=!1,o=()=>{let s=Pi()&&t();e.classList.toggle(
"newcomer",s),n&&!s&&(e.classList.add("shown-now"),setTimeout(()=>e.classList.remove("shown-now"),Mh)),n=s};return ds.add(
o),o(),{draw:o,stop:()=>ds.delete(o)}}var Nn=(e,{unit:t})=>String(Number(e.toFixed(t==="chance"?1:2)));function Rn(e,t){let{value:n}=lt(e,t),o=Number(e.trim().
replace(",",".").replace("−","-"));return n==null||n===o?"":Nn(n,t)}var On=(e,t,n)=>e!=null&&lt(e,n).value===(t??null)?
e:t==null?"":Nn(t,n);function ee(e,t){let{words:n,meant:o}=lt(e,t);return o?`Did you mean ${o} out of 100?`:n}var hs=({measure:e,
span:t})=>e==="chance"?gt:{low:t[0],high:t[1],unit:e},Ge=({cases:e,event:t})=>["out of 100",e||"times",t].filter(Boolean).
join(" "),Re=(e,t)=>e.trim()?ee(e,hs(t)):"Move the slider, or type a number.";var Oi=({revealed:e,steps:t=[]})=>e&&c("ol.reckoning",t.map(({letter:n,words:o,formula:s,value:r})=>c("li",c("span",n),c(
"span",o),c("b",r),s!==r&&c("small",s)))),_h=/-(US|CA|MX|PH|CO|CL|VE)$/i,Di=()=>({kind:"print",at:Mn()?location.origin+location.
pathname:"",letter:_h.test(navigator.language)});function Bi(e){if(e.kind!=="print")return;document.querySelector("ifram\
e.uw-print")?.remove();let t=c("iframe.uw-print",{title:"The sheet to print","aria-hidden":"true",tabindex:-1,style:"pos\
ition:fixed;width:0;height:0;border:0",srcdoc:e.html,onload:()=>{t.contentWindow?.focus(),t.contentWindow?.print()}});document.
body.append(t)}var Ii=[];globalThis.addEventListener?.("beforeprint",()=>{for(let e of document.querySelectorAll(".uw-pa\
nel"))Ii.push([e,e.className]),e.className=e.className.replace(/ c\d+/g,"")});globalThis.addEventListener?.("afterprint",
()=>{for(let[e,t]of Ii.splice(0))e.className=t});var Yt=6;function ms({came:e,measure:t},n,o){return t!=="chance"?x("path.it-paid",{d:`M${n} ${o-Yt-1}l${Yt+1} ${Yt+1}-${Yt+
1} ${Yt+1}-${Yt+1}-${Yt+1}Z`}):e==null?x("path.it-hid",{d:`M${n-Yt} ${o}h${2*Yt}`,"stroke-dasharray":"3 2"}):e?W(n,o,Yt,
{class:"it-came"}):W(n,o,Yt-1,{class:"it-did-not"})}var Sh=({came:e,measure:t,words:n})=>t!=="chance"?n.replace(/\.$/,"").
toLowerCase():e==null?"the game didn't show it":e?"it happened":"it didn't happen",ps=e=>[e.mine?`you guessed ${e.mine}`:
"skipped",`the answer is ${e.right}${e.measure==="chance"?"":` ${e.measure}`}`,Sh(e)].join(", ");function Th({said:e,exact:t,
reach:n,span:[o,s]}){let r=a=>4+192*Math.min(1,Math.max(0,$e(a,o,s))),i=r(t-n);return x("svg.bar",{viewBox:"0 0 200 30",
preserveAspectRatio:"none","aria-hidden":"true"},x("path.axis",{d:"M4 15H196"}),N(i,6,r(t+n)-i,18,{class:"reach"}),x("pa\
th.exact",{d:`M${r(t)} 3V27`}),e!=null&&x("path.said",{d:`M${r(e)-7} 3h14l-7 12z`}))}var Eh=e=>c("p.key",{"aria-hidden":"\
true"},c("span.k-said","your guess"),c("span.k-exact","the answer, and what is close"),c("span.k-came","it happened"),e&&
c("span.k-paid","it was an amount"));function Wi({title:e,near:t,lines:n=[],doors:o=[]},s,{go:r,open:i},a){let l=s.filter(
({said:u})=>u!=null);return[c("div.endhead",c("h2",{"data-k":"ending",tabindex:-1},e),t&&c("span.chip.line",t)),l.length>
0&&Eh(l.some(({measure:u})=>u!=="chance")),l.length>0&&c("ul.stops",l.map(u=>c("li",c("button",{"data-k":`stop.${u.at}`,
"aria-label":`Step ${u.frame}, ${u.name} ${ps(u)}. Look at it again.`,onclick:()=>r(u.at)},c("span.q",c("b",String(u.frame)),
` ${u.name}`),Th(u),c("span.fig",u.mine,c("small"," for "),u.right),x("svg",{viewBox:"0 0 16 16",width:16,height:16,"ari\
a-hidden":"true"},ms(u,8,8)))))),c("div.sum",n.map(([u,d])=>c("p",u&&c("b",u," "),d))),l.length>0&&a(),c("div.enddoors",
o.map(({label:u,link:d},h)=>{let[p,...m]=u.split(", ");return c(h===0?"button.btn.solid":"button.btn",{"data-k":`door.${h}`,
"aria-label":u,onclick:()=>i(d)},p,m.length>0&&c("span",`, ${m.join(", ")}`))}))]}var nt,Vi,Lh,me,fs,qn,Ki,Bn,ji,bs,gs,Hh,Ze=Symbol.for("pv"),Vn={},Kn=[],Ah=/^m(i|n|o|s|text|space)$/,ws=Array.isArray,Gi=Kn.
slice,Se=Object.assign;function _e(e){e&&e.parentNode&&e.remove()}function In(e,t,n,o,s){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ze,__v:s||
++Vi,__i:-1,__u:0};return!s&&nt.vnode&&nt.vnode(r),r}function St(e){return e.children}function Wn(e,t){this.props=e,this.context=t,this.__g=0}function pe(e,t){if(t==null)return e.
__&&pe(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||
e.props.__P?null:pe(e)}function Uh(e){var t,n=e.__v,o=n.__e,s=[],r=[],i=e.__P;i&&((t=Se({constructor:Ze},n)).__v=n.__v+1,
nt.vnode&&nt.vnode(t),ys(i,t,n,e.__n,i.namespaceURI,32&n.__u?[o]:null,s,o||pe(n),32&n.__u,r),t.__v=n.__v,t.__.__k[t.__i]=
t,Qi(s,t,r),n.__=n.__e=null,t.__e!=o&&Zi(t))}function Zi(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(
function(t){return t&&(e.__e=t.__e)}),Zi(e)}function Fi(e){(8&e.__g||(e.__g|=8,me.push(e),qn++))&&fs==nt.debounceRendering||
((fs=nt.debounceRendering)||queueMicrotask)(Yi)}function Yi(){try{for(var e,t=1;me.length;)me.length>t&&me.sort(Ki),e=me.
shift(),t=me.length,8&e.__g&&Uh(e)}finally{(qn=me.length)&&(fs||queueMicrotask)(Yi)}}function zi(e,t,n,o,s,r,i,a,l,u,d){
var h,p,m,f,b,g,w=o.__k||Kn,y=t.length;for(l=Ch(n,t,w,l,y),h=0;h<y;h++)(m=n.__k[h])!=null&&(p=~m.__i&&w[m.__i]||Vn,m.__i=
h,g=ys(e,m,p,s,r,i,a,l,u,d),f=m.__e,(p.ref!=m.ref||8&p.__u)&&(p.ref&&ks(p.ref,null,m,p),m.ref&&d.push(m.ref,m.__c||f,m)),
b=b||f,4&m.__u?(l=Ji(m,l,e,!p.__v),p.__e&&(p.__e=null)):typeof m.type=="function"&&g!==void 0?l=g:f&&(l=f.nextSibling),m.
__u&=-21);return n.__e=b,l}function Ch(e,t,n,o,s){var r,i,a,l,u,d,h,p,m,f=n.length,b=f,g=0,w=0,y=e.__k=Array(s);for(r=0;r<
s;r++)(i=t[r])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=y[r]=In(null,
i):ws(i)?i=y[r]=In(St,{children:i}):i.constructor===Ze&&i.__b?i=y[r]=In(i.type,i.props,i.key,i.ref,i.__v):y[r]=i,l=r+g,i.
__=e,i.__b=e.__b+1,a=null,~(u=i.__i=Ph(i,n,l,b))&&(b--,(a=n[u])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,u==l-1?g--:u==l+1?g++:u!=
l&&(u>l?g--:g++,w=1)):(~u||(s>f?g--:s<f&&g++),typeof i.type!="function"&&(i.__u|=4))):y[r]=null;if(w){for(d=[],h=[],r=0;r<
s;r++)if((i=y[r])&&16&i.__u){for(g=0,p=d.length;g<p;)d[m=g+p>>1]<i.__i?g=m+1:p=m;d[g]=i.__i,h[r]=g+1}for(g=d.length;r--;)
h[r]&&(h[r]==g?g--:y[r].__u|=4)}if(b)for(r=0;r<f;r++)!(a=n[r])||2&a.__u||(a.__e==o&&(o=pe(a)),xs(a,a));return o}function Ji(e,t,n,o){
var s,r,i,a;if(typeof e.type=="function"){if(e.props.__P)return t;if(s=e.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=e,t=Ji(
s[r],t,n,!1));return t}for(t&&!t.parentNode&&(t=pe(e))&&!t.parentNode&&(t=null),i=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;
for(i!=a&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==
8&&!t.data.startsWith("$s"););return t}function Ph(e,t,n,o){var s,r=e.key,i=e.type,a=t[n],l=a&&!(2&a.__u);if(a===null&&r==null||l&&r==a.key&&i==a.type)return n;
if(o>(l?1:0)){for(s=n-1;s>=0;s--)if((a=t[s])&&!(2&a.__u)&&r==a.key&&i==a.type)return s;for(s=n+1;s<t.length;s++)if((a=t[s])&&
!(2&a.__u)&&r==a.key&&i==a.type)return s}return-1}function qi(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}
function Dn(e,t,n,o,s){var r,i;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.
cssText=o=""),o)for(t in o)n&&t in n||qi(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||qi(e.style,t,n[t])}else if(t[0]=="o"&&
t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=gs[t]||(gs[t]=
Nh(t)),(e.__a||(e.__a={}))[t]=bs,r=t!=(t=t.replace(ji,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(
t,i,r):e.removeEventListener(t,i,r));else{if(s=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="c\
olSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===
!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Nh(e){return function(t){var n=this.
__e;if(n){if(n=n[e],t[Bn]==null)t[Bn]=bs++;else if(t[Bn]<this.__a[e])return;return n(nt.event?nt.event(t):t)}}}function ys(e,t,n,o,s,r,i,a,l,u){
var d,h,p,m,f,b,g,w,y,M,$,T,k,E,L,S,_,H,C=t.type;if(t.constructor!==Ze)return null;128&n.__u&&(l=32&n.__u,d=n.__c.__z)&&
(t.__u|=l,h=r=[],d.nodeType==8?a=Fn(d,r):r.push(d),a=r[0]||a),(d=nt.__b)&&d(t);t:if(typeof C=="function"){p=i.length;try{
if(w=t.props,y=(d=C.prototype)&&d.render,M=(d=C.contextType)&&o[d.__c],$=d?M?M.props.value:d.__:o,(m=n.__c)?(t.__c=m,2&m.
__g&&(m.__g|=1)):(y?t.__c=m=new C(w,$):(t.__c=m=new Wn(w,$),m.constructor=C,m.render=Oh),M&&M.sub(m),m.state||(m.state={}),
m.__n=o,m.__g|=8,m.__h=[],m.__k=[]),y&&(m.__s||(m.__s=m.state),C.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=Se({},
m.__s)),Se(m.__s,C.getDerivedStateFromProps(w,m.__s)))),f=m.props,b=m.state,m.__v=t,n.__c){if(w!==f&&y&&!C.getDerivedStateFromProps&&
m.componentWillReceiveProps&&m.componentWillReceiveProps(w,$),t.__v==n.__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&
m.shouldComponentUpdate(w,m.__s,$)===!1){t.__v!=n.__v&&(m.props=w,m.state=m.__s,m.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.
some(function(O){O&&(O.__=t)}),Kn.push.apply(m.__h,m.__k),m.__k=[],m.__h.length&&i.push(m),a=pe(n);break t}m.componentWillUpdate&&
m.componentWillUpdate(w,m.__s,$),y&&m.componentDidUpdate&&m.__h.push(function(){m.componentDidUpdate(f,b,g)})}else y&&!C.
getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),y&&m.componentDidMount&&m.__h.push(m.componentDidMount);
m.context=$,m.props=w,m.__P=e,m.__g&=-5,T=nt.__r,k=y?25:0;do m.__g&=-9,T&&T(t),d=m.render(m.props,m.state=m.__s,m.context);while(8&
m.__g&&++k<25);y&&(Kn.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(o=Se({},o,m.getChildContext())),
y&&n.__c&&m.getSnapshotBeforeUpdate&&(g=m.getSnapshotBeforeUpdate(f,b)),E=d&&d.type===St&&d.key==null?d.props.children:d,
w.__P&&(d=a,s=(e=w.__P).namespaceURI,l=r=null,n.props&&n.props.__P!=e&&(n.__k.some(function(O){O&&xs(O,O)}),n.__k=null),
a=n.__k?pe(n,0):null),a=zi(e,ws(E)?E:[E],t,n,o,s,r,i,a,l,u),w.__P&&(t.__e=null,a=d),t.__u&=-161,h&&h.some(_e),m.__h.length&&
i.push(m),1&m.__g&&(m.__g&=-4)}catch(O){if(i.length=p,t.__v=null,l||r)if(O&&O.then){if(t.__u|=128|l,r){for(~(_=r.indexOf(
a||void 0))||(_=r.length);(H=r[_-1])&&H.nodeType==8;)_--;for(;_<r.length;_++)if(H=r[_])if(r[_]=null,L){if(H==S)break}else{
if(H.nodeType!=8)break;H.data.startsWith("$s")&&(S=Fn(L=H))}}if(!L){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;
L=a}(d=Fn(L=t.__c.__z||(t.__c.__z=L)))?(t.__e=L,a=d):t.__e=a,a=a&&a.nextSibling}else r&&r.some(_e);else t.__e=n.__e;t.__k||
(t.__k=n.__k||[]),O&&O.then||Xi(t),nt.__e(O,t,n)}}else a=t.__e=Rh(n.__e,t,n,o,s,r,i,l,u,e);return(d=nt.diffed)&&d(t),a}function Fn(e,t){
if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))
n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Xi(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.
some(Xi))}function Qi(e,t,n){for(var o=0;o<n.length;)ks(n[o++],n[o++],n[o++]);nt.__c&&nt.__c(t,e),e.some(function(s){try{
e=s.__h,s.__h=[],e.some(function(r){r.call(s)})}catch(r){nt.__e(r,s.__v)}})}function Rh(e,t,n,o,s,r,i,a,l,u){var d,h,p,m,
f,b,g,w,y=n.props||Vn,M=t.props,$=t.type;if($=="svg"?s="http://www.w3.org/2000/svg":$=="math"?s="http://www.w3.org/1998/\
Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(d=0;d<r.length;d++)if((f=r[d])&&($?f.localName==$:f.nodeType==
3)){e=f,r[d]=null;break}}if(!e){if(w=u.ownerDocument||document,!$)return w.createTextNode(M);e=w.createElementNS(s,$,M.is?
M:u),a&&(nt.__m&&nt.__m(t,r),a=!1),r=null}if($){if(u=$=="template"&&e.content||e,r=$=="textarea"&&M.defaultValue!=null?null:
r&&Gi.call(u.childNodes),!a&&r)for(y={},d=0;d<e.attributes.length;d++)y[(f=e.attributes[d]).name]=f.value;for(d in y)f=y[d],
d=="dangerouslySetInnerHTML"?p=f:d=="children"||d in M||d=="value"&&"defaultValue"in M||d=="checked"&&"defaultChecked"in
M||Dn(e,d,null,f,s);for(d in M)f=M[d],d=="children"?m=f:d=="dangerouslySetInnerHTML"?h=f:d=="value"?b=f:d=="checked"?g=f:
a&&typeof f!="function"||y[d]===f||Dn(e,d,f,y[d],s);h?(a||p&&(h.__html==p.__html||h.__html==e.innerHTML)||(e.innerHTML=h.
__html),t.__k=[]):(p&&(e.textContent=""),($=="foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&Ah.test($))&&(s="\
http://www.w3.org/1999/xhtml"),zi(u,ws(m)?m:[m],t,n,o,s,r,i,r?r[0]:n.__k&&pe(n,0),a,l),r&&r.some(_e)),a&&$!="textarea"||
(d="value",$=="progress"&&b==null?e.removeAttribute(d):b==null||b===e[d]&&($!="progress"||b)||Dn(e,d,b,y[d],s),d="checke\
d",g!=null&&g!=e[d]&&Dn(e,d,g,y[d],s))}else y===M||a&&e.data==M||(e.data=M);return e}function ks(e,t,n,o){try{typeof e==
"function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(s){
nt.__e(s,n)}}function xs(e,t,n){var o,s,r,i;if(nt.unmount&&nt.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||ks(o,null,
t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){nt.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(i=
0;i<o.length;i++)o[i]&&xs(o[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(s=Fn(o,r=[]))&&(o==
e.__e&&r.some(_e),_e(s),_e(o)),n||_e(e.__e),e.__e=e.__c=e.__=null}function Oh(e,t,n){return this.constructor(e,n)}function Pt(e,t){
var n,o,s,r;nt.__&&nt.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=In(St,{children:[e]}),
s=[],r=[],ys(t,t.__k,o||Vn,Vn,t.namespaceURI,o?null:t.firstChild?Gi.call(t.childNodes):null,s,o?o.__e:t.firstChild,n,r),
Qi(s,t.__k,r),t.__k.props.children=null}nt={__e:function(e,t,n,o){for(var s,r,i;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((i=(r=s.constructor)&&r.getDerivedStateFromError)&&
s.setState(r.getDerivedStateFromError(e)),s.componentDidCatch&&(s.componentDidCatch(e,o||{}),i=1),i&&8&s.__g)return void(s.
__g|=2)}catch(a){e=a}}throw qn=0,e}},Vi=0,Lh=function(e){return e!=null&&e.constructor===Ze},Wn.prototype.setState=function(e,t){
var n=this.__s;n&&n!=this.state||(n=this.__s=Se({},this.state)),typeof e=="function"&&(e=e(Se({},n),this.props)),e&&(Se(
n,e),this.__v&&(t&&this.__k.push(t),Fi(this)))},Wn.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.
push(e),Fi(this))},Wn.prototype.render=St,me=[],qn=0,Ki=function(e,t){return e.__v.__b-t.__v.__b},Bn=Symbol(),ji=/(PointerCapture)$|Capture$/i,
bs=0,gs={},Hh=0;var Oe,kt,vs,ta,$s=Object.is,ze=0,ca=[],Ms=[],bt=nt,ea=bt.__b,na=bt.__r,oa=bt.diffed,sa=bt.__c,ra=bt.unmount,ia=bt.__;function jn(e,t){
bt.__h&&bt.__h(kt,e,ze||t),ze=0;var n=kt.__H||(kt.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function st(e){
return ze=1,Ss(da,e)}function Ss(e,t,n){var o=jn(Oe++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):da(void 0,t),function(r){var i=(o.
__N||o.__)[0],a=o.t(i,r);$s(i,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=kt,!kt.__f)){kt.__f=!0;var s=kt.shouldComponentUpdate;
kt.shouldComponentUpdate=function(r,i,a){var l=this.__H;if(!l)return!0;var u=!1,d=this.props!=r;if(l.__.some(function(p){
p.__N&&(u=!0,$s(p.__[0],p.__N[0])||(d=!0))}),s){var h=s.call(this,r,i,a);return u?h||d:h}return!u||d}}return o.__}function fe(e,t){
var n=jn(Oe++,3);!bt.__s&&Ts(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,kt.__H.__h.push(n))}function tt(e,t){var n=jn(Oe++,4);!bt.
__s&&Ts(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,kt.__h.push(n))}function Q(e){return ze=5,ge(function(){return{current:e}},[])}function ge(e,t){var n=jn(Oe++,7);return Ts(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function ua(e,t){return ze=8,ge(function(){
return e},t)}function Dh(){var e;do{for(;e=Ms.shift();)try{Ye(e)}catch(n){bt.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=ca.shift();){var t=e.
__H;if(e.__P&&t)try{t.__h.some(Ye),t.__h.some(_s),t.__h=[]}catch(n){t.__h=[],bt.__e(n,e.__v)}}}while(Ms.length)}bt.__b=function(e){
kt=null,ea&&ea(e)},bt.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),ia&&ia(e,t)},bt.__r=function(e){na&&na(e),
Oe=0;var t=(kt=e.__c).__H;t&&(vs==kt?kt.__h=[]:(t.__h.some(Ye),t.__h.some(_s),Oe=0),t.__h=[],t.__.some(function(n){n.__N&&
(n.__=n.__N),n.u=n.__N=void 0})),vs=kt},bt.diffed=function(e){oa&&oa(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&la(ca.push(
t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),vs=kt=null},bt.__c=function(e,t){t.some(function(n){try{n.__h.some(Ye),
n.__h=n.__h.filter(function(o){return!o.__||_s(o)})}catch(o){n.__h=[function(){throw o}]}}),sa&&sa(e,t)},bt.unmount=function(e){
ra&&ra(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(s){try{if(s.__P&&s.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||
!n.__c.__P);)n=n.__;n=n&&n.__c}s.__P=n,la(Ms.push(s))}else Ye(s)}catch(r){t=r}}),o.__H=void 0,t&&bt.__e(t,o.__v))};var aa=typeof requestAnimationFrame==
"function";function Bh(e){var t,n=function(){clearTimeout(o),aa&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);
aa&&(t=requestAnimationFrame(n))}function la(e){e!=1&&ta==bt.requestAnimationFrame||((ta=bt.requestAnimationFrame)||Bh)(
Dh)}function Ye(e){var t=kt,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),kt=t}function _s(e){var t=kt;e.__c=e.__(),kt=
t}function Ts(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!$s(n,e[o])})}function da(e,t){return typeof t==
"function"?t(e):t}var Es=800;function Gn(e,t,n,o=!0){let s=c("div.numnote",{id:j("note"),role:"status"}),r=0,i="",a=u=>{let d=e.value,{words:h,
meant:p}=d.trim()?lt(d,t):{words:"",meant:""},m=p?ee(d,t):u&&o?h:"";X(e,"aria-invalid",m?"true":""),X(e,"aria-describedb\
y",m?s.id:"");let f=m&&`${m} ${p&&d}`;if(f===i)return;i=f;let b=(g,w,y)=>c("button.btn",{"data-k":y,onclick:()=>n(w)},g);
s.replaceChildren(...m?[c("p.refusal",m)]:[],...p?[c("div.row",b("Yes",p,"meant.yes"),b("No",`${d.trim()}%`,"meant.no"))]:
[])},l=()=>{clearTimeout(r),a(!0)};return e.addEventListener("input",()=>{clearTimeout(r),r=window.setTimeout(l,Es),a(!1)}),
e.addEventListener("change",l),{node:s,complain:l}}var Ih=Symbol.for("pv"),Wh=0;function v(e,t,n,o,s,r){t||(t={});var i,a,l=t;if("ref"in l&&typeof e!="function")for(a in l={},t)a=="ref"?i=t[a]:l[a]=t[a];
var u={type:e,props:l,key:n,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ih,__v:--Wh,__i:-1,__u:0};return(s||
r)&&(u.__source=s,u.__self=r),nt.vnode&&nt.vnode(u),u}var Fh=80,Ls=12,Hs=e=>e.replace("-","−");function Te({rule:e,value:t,set:n,refuses:o=!0}){let[s,r]=st(t),[i,a]=st(!0),
l=ge(()=>j("note"),[]),u=s.trim()===t.trim()?s:t,{words:d,meant:h}=u.trim()?lt(u,e):{words:"",meant:""},p=h?ee(u,e):i&&o?
d:"";fe(()=>{if(i)return;let f=setTimeout(()=>a(!0),Es);return()=>clearTimeout(f)},[s,i]);let m=(f,b)=>{r(f),a(b),n(f.trim())};
return{text:u,sentence:p,meant:h,id:l,typed:f=>m(f,!1),put:f=>m(f,!0),complain:()=>a(!0),said:{"aria-invalid":p?!0:void 0,
"aria-describedby":p?l:void 0}}}function Je({number:{text:e,sentence:t,meant:n,id:o},answer:s}){return v("div",{class:"n\
umnote",id:o,role:"status",children:[t&&v("p",{class:"refusal",children:t}),n&&v("div",{class:"row",children:[v("button",
{type:"button",class:"btn","data-k":"meant.yes",onClick:()=>s(n),children:"Yes"}),v("button",{type:"button",class:"btn",
"data-k":"meant.no",onClick:()=>s(`${e.trim()}%`),children:"No"})]})]})}function qh({text:e}){let t=Q(null),n=Hs(e),o=e!==
""&&de(n)&&n.length<=6,s=n.length<=Ls?n:`${n.slice(0,Ls-1)}…`;return tt(()=>{t.current?.replaceChildren(e===""?"?":o?Ln(
n,n.length>4?34:50):s)},[e]),v("span",{class:e===""?"drawn none":"drawn","aria-hidden":"true",ref:t})}var Vh=({unit:e,low:t,
high:n})=>e==="chance"?1:10**Math.floor(Math.log10((n-t)/50||1));function ha({label:e,words:t,ends:n,enter:o,k:s="",control:r,
...i}){let a=Te(i),l=Q(null),{low:u,high:d}=i.rule,h=Vh(i.rule),p=a.text.trim(),m=lt(p,i.rule).value,f=Rn(p,i.rule),b=()=>String(
Number(Number(l.current?.value).toFixed(h<1?2:0))),g=()=>l.current?.focus({preventScroll:!0});r&&(r.current={focus:g,put:a.
put,complain:a.complain});let w=y=>{y.key==="Enter"&&(y.preventDefault(),p===""&&y.target===l.current?a.put(b()):p!==""&&
m==null?a.complain():p!==""&&o())};return v("div",{class:"asknum",children:[v("div",{class:"saynum",children:[v("span",{
class:"bigbox",children:[v("input",{class:"bignum",inputMode:u<0?"text":"decimal","data-k":`value${s}`,maxLength:Fh,autocomplete:"\
off","aria-label":`${e} ${t}`,...a.said,style:{"--n":String(Math.min(Math.max(2,p.length),Ls))},value:a.text,onInput:y=>a.
typed(y.currentTarget.value),onChange:a.complain,onKeyDown:w}),v(qh,{text:p})]}),v("p",{children:[v("b",{class:"equals",
"aria-hidden":"true",children:f&&`= ${Hs(f)} `}),t]})]}),v(Je,{number:a,answer:y=>{a.put(y),g()}}),v("input",{type:"rang\
e",ref:l,class:m==null?"rng empty":"rng",min:u,max:d,step:h,"data-k":`range${s}`,"aria-label":e,"aria-valuetext":m==null?
"not set yet":`${f||p} ${t}`,style:{"--p":`${m==null?0:100*(m-u)/(d-u||1)}%`},value:m??(u+d)/2,onInput:()=>a.put(b()),onKeyDown:w}),
v("div",{class:"ends","aria-hidden":"true",children:[v("span",{children:n[0]}),v("span",{children:n[1]})]})]})}function As({
measure:e,span:t,cases:n,label:o="Your guess",...s}){let r=hs({measure:e,span:t}),i=e==="chance";return v(ha,{...s,rule:r,
label:o,words:i?`out of 100 ${n}`.trim():e,ends:i?["never","always"]:[Hs(String(r.low)),String(r.high)]})}function ma({value:e,
set:t},n){let o=c("div.numfield"),s=i=>Pt(n(i,r),o),r=i=>{s(i),t(i)};return s(e),o}function pa(e){let t={current:null};return{
node:ma(e,(n,o)=>v(ha,{...e,value:n,set:o,control:t})),focus:()=>t.current?.focus(),put:n=>t.current?.put(n),complain:()=>t.
current?.complain()}}var Zn=e=>ma(e,(t,n)=>v(As,{...e,value:t,set:n}));var Kh="var(--card-ink)";function Yn(e,t,n,o,s){let r=o*.46,i=u=>`a${r} ${r} 0 1 0 ${u*2*r} 0`,a=(u,d)=>`M${u-r} ${d}${i(
1)}${i(-1)}Z`,l={d:`M${t} ${n-o*1.1}L${t+o*.85} ${n}L${t} ${n+o*1.1}L${t-o*.85} ${n}Z`,h:`M${t} ${n+o}L${t-o*.95} ${n-o*
.12}A${o*.52} ${o*.52} 0 0 1 ${t} ${n-o*.52}A${o*.52} ${o*.52} 0 0 1 ${t+o*.95} ${n-o*.12}Z`,s:`M${t} ${n-o*1.05}L${t+o*
.95} ${n+o*.12}A${o*.5} ${o*.5} 0 0 1 ${t+o*.14} ${n+o*.5}L${t+o*.4} ${n+o}H${t-o*.4}L${t-o*.14} ${n+o*.5}A${o*.5} ${o*.5}\
 0 0 1 ${t-o*.95} ${n+o*.12}Z`,c:a(t,n-o*.52)+a(t-o*.54,n+o*.22)+a(t+o*.54,n+o*.22)+`M${t} ${n-o*.2}L${t+o*.4} ${n+o}H${t-
o*.4}Z`}[e];if(!l)throw new Error(`There is no suit "${e}".`);return x("path",{d:l,...s})}var fa={bell:{fill:"M50 6C70 6\
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
M24 34H76V50H59V84H41V50H24Z",wide:9}},ga=e=>e in fa;function ba(e,t,n,o,{colour:s="var(--accent-card)",ink:r=Kh}={}){let i=fa[e];
if(!i)throw new Error(`There is no symbol "${e}".`);let a=(l,u)=>l&&x("path",{d:l,fill:"none",style:`stroke:${u}`,"strok\
e-width":i.wide??8});return x("g",{transform:`translate(${t} ${n}) scale(${o/100})`},a(i.line,s),i.fill&&x("path",{d:i.fill,
"fill-rule":"evenodd",style:`fill:${s}`}),i.ink&&x("path",{d:i.ink,style:`fill:${r}`}),a(i.inkLine,r))}var qt=(e,t)=>Math.max(12,Math.min(e,t/1.4));var jh=[[/[ilj.,:;'|!tf\s()]/,.3],[/[mwMW@%]/,.88],[/[A-Z]/,.7],[/[\u0300-\u036f]/,0],[/[\u0250-\uffff]/,1]],Gh=["012345\
6789","of 100 hands, as the quick brown fox jumps over it"],Xe,wa=e=>{let t=0;for(let n of e)t+=jh.find(([o])=>o.test(n))?.[1]??
.57;return t};function Zh(){if(Xe!=null)return Xe;let e=typeof document=="object"&&document.querySelector(".uw"),t=e&&document.
createElement("canvas").getContext("2d");if(!e||!t)return 1;let n=getComputedStyle(e).getPropertyValue("--sans"),o=[400,
700].flatMap(s=>(t.font=`${s} 100px ${n}`,Gh.map(r=>t.measureText(r).width/(s>400?100*1.06:100)/wa(r))));return Xe=Math.
max(1,...o),document.fonts.addEventListener("loadingdone",()=>Xe=void 0,{once:!0}),Xe}var Z=(e,t)=>wa(e)*t*Zh(),Yh=12;function xt(e,t,n,o=1){
let s=Z(e,o),r=Math.max(Math.min(t,Yh),Math.min(t,n/Math.max(s,.01)));if(s*r<=n+.01)return{lines:[e],size:r};let i=u=>Z(
u,r*o)<=n,a=[""],l=()=>a[a.length-1];for(let u of e.split(" "))if(l()!==""&&i(`${l()} ${u}`))a[a.length-1]+=` ${u}`;else{
l()!==""&&a.push("");for(let d of u)l()!==""&&!i(l()+d)&&a.push(""),a[a.length-1]+=d}return{lines:a,size:r}}function De(e,t,{
w:n,ideal:o,tight:s=.5,least:r=n,floor:i=0}){if(e<=1)return{w:Math.min(n,Math.max(t,12)),step:o,cols:1,rows:1};let a=p=>Math.
max(s*p,i),l=(p,m)=>Math.min(o,(t-p)/Math.max(m-1,1));for(let p of[n,Math.max(r,Math.min(n,t/(1+s*(e-1))))])if(l(p,e)>=a(
p)-.01)return{w:p,step:l(p,e),cols:e,rows:1};let u=Math.max(1,Math.floor((t-r)/a(r))+1),d=Math.ceil(e/u),h=Math.ceil(e/d);
return{w:r,step:l(r,h),cols:h,rows:d}}function ya(e){let t=[...e].sort((o,s)=>o.seat-s.seat),n=Math.max(0,t.findIndex(o=>o.
me));return[...t.slice(n),...t.slice(0,n)]}function ka(e){if(e<2)return{left:0,top:e,right:0};let t=Math.floor((e+1)/3);
return{left:t,top:e-2*t,right:t}}function Us(e,t,n,o){if(e==="skip")return x("g",{fill:"currentColor"},Et(`M${t-o} ${n+o*.5}A${o} ${o} 0 0 1 ${t+o*.78} ${n-
.1*o}`,"currentColor",o*.26),x("path",{d:`M${t+o*1.2} ${n+o*.62}L${t+o*.3} ${n+o*.2}L${t+o*1.16} ${n-o*.5}Z`}),W(t,n+o*.62,
o*.24));let s=r=>`M${t-r*o} ${n-r*o*.62}H${t+r*o*.2}V${n-r*o}L${t+r*o} ${n-r*o*.46}L${t+r*o*.2} ${n+r*o*.08}V${n-r*o*.3}\
H${t-r*o}Z`;return x("path",{d:s(1)+s(-1),fill:"currentColor"})}function zh(e){let t=e*1.4,n=e*.08,o=(t-2*n)/17,s=e*.3,r="",
i="";for(let a=0;a<9;a++)r+=`M${n} ${n+2*a*o}h${e-2*n}v${o}h${2*n-e}z`;for(let a=-3;a<=3;a++){let l=2*a*o,u=Math.sqrt(Math.
max(0,s**2-(Math.abs(l)+o/2)**2));u&&(i+=`M${e/2+l-o/2} ${t/2-u}h${o}v${2*u}h${-o}z`)}return[N(0,0,e,t,{class:"paper",rx:e*
.085}),x("path.stripes",{d:r}),W(e/2,t/2,s+o*.9,{fill:"var(--card)"}),x("path.stripes",{d:i})]}function Jh(e,t){let n=t*
1.4,o=t*.085,s=e.rings??0,r=e.text??"",i=t*Math.min(.098,.78/Math.max(s,1)),a=t*.11,l=a+t*.026,u="";for(let h=1;h<s;h++)
u+=`M0 ${n-a-h*i}A${a+h*i} ${a+h*i} 0 0 1 ${a+h*i} ${n}`;let d=de(r)?Math.min(t*.36,t*.76*100/Ht(r,100)):0;return[N(0,0,
t,n,{class:"paper",rx:o}),s>0&&x("path",{d:`M0 ${n-l}A${l} ${l} 0 0 1 ${l} ${n}H${o}A${o} ${o} 0 0 1 0 ${n-o}Z`,fill:"va\
r(--accent-card)"}),u&&Et(u,"var(--accent-card)",Math.min(t*.052,i*.55)),d?Dt(r,t*.12,t*.13,d,{colour:"var(--card-ink)"}):
x("text",{x:t*.1,y:t*.36,"font-size":Math.min(t*.3,t*1.5/Math.max(r.length,1)),"font-weight":700,fill:"var(--card-ink)"},
r),N(0,0,t,n,{class:"edge",rx:o})]}function Xh(e,t){let n=t*1.4,o=t*.085,s=e.colour==="wild",r=e.colour??"",i=s?"#fff":`\
var(--c-${r}-on)`,a=s?[["r",-1,-1],["g",1,-1],["y",-1,1],["b",1,1]].map(([p,m,f])=>re(String(p),t*(.5+.23*Number(m)),n*.62+
t*.23*Number(f),t*.16,{fill:`var(--c-${p})`,stroke:"#fff","stroke-width":t*.018})):[.46,.31,.16].map(p=>re(r,t*.62,n*.66,
t*p,{fill:"none",stroke:i,"stroke-opacity":.5,"stroke-width":t*.045})),l={draw2:"+2",draw4:"+4"}[e.glyph??""],u=l??(e.glyph?
"":e.text??""),d=u?Dt(u,t*.12,t*.13,t*(l?.34:.42),{gap:l?8:13}):s?x("text",{x:t*.11,y:t*.3,"font-size":Math.max(12.5,t*.22),
"font-weight":700,fill:i},t<46?"W":"Wild"):Us(e.glyph??"",t*.31,t*.33,t*.19),h=e.letter||r.toUpperCase();return[N(0,0,t,
n,{rx:o,fill:s?"#17181C":`var(--c-${r})`}),x("svg",{width:t,height:n,style:"overflow:hidden"},a),x("g",{style:`color:${i}`},
d),!s&&x("text",{x:t*.12,y:n-t*.1,"font-size":Math.max(12.5,t*.205),"font-weight":700,fill:i},h),N(0,0,t,n,{rx:o,fill:"n\
one",stroke:"#fff","stroke-width":Math.max(2,t*.03)})]}function Qh(e,t){let n=t*1.4,o=e.suit??"",s=e.text??"",r=`var(--s\
uit-${o})`,i=Math.min(t*.3,t*.62*100/Ht(s,100,6));return[N(0,0,t,n,{class:"paper",rx:t*.085}),Yn(o,t*.66,n*.69,t*.34,{style:`\
fill:${r}`,opacity:.16}),Yn(o,t*.66,n*.69,t*.2,{style:`fill:${r}`}),Dt(s,t*.1,t*.11,i,{colour:r,gap:s.length>1?6:13}),Yn(
o,t*.22,t*.6,Math.max(4,t*.125),{style:`fill:${r}`}),N(0,0,t,n,{class:"edge",rx:t*.085})]}function tm(e,t){let n=t*1.4,o=e.
text??"",s=Math.min(t*.2,t*.8/Math.max(Z(o,1.06),.1)),r=o!==""&&s>=9,i=t*(r?.6:.7);return[N(0,0,t,n,{class:"paper",rx:t*
.085}),r&&x("text",{x:t*.1,y:t*.1+s*.9,"font-size":s,"font-weight":700,style:"fill:var(--card-ink)"},o),ba(e.glyph??"",(t-
i)/2,r?n*.36:(n-i)/2,i),N(0,0,t,n,{class:"edge",rx:t*.085})]}function em(e,t){return e.colour?Xh(e,t):e.suit?Qh(e,t):e.glyph&&
ga(e.glyph)?tm(e,t):Jh(e,t)}function Vt(e,t){let n=e?em(e,t):zh(t);return x("g",{class:e?"front":"back"},n)}var nm={0:[],
1:[[0,0]],2:[[-1,-1],[1,1]],3:[[-1,-1],[0,0],[1,1]],4:[[-1,-1],[1,-1],[-1,1],[1,1]],5:[[-1,-1],[1,-1],[0,0],[-1,1],[1,1]],
6:[[-1,-1],[1,-1],[-1,0],[1,0],[-1,1],[1,1]]},Qe=(e,t,n)=>[N(0,0,t,t,{rx:t*.14,style:`fill:var(--card);stroke:${n?"var(-\
-lit)":"var(--field)"}`,"stroke-width":n?5:1.5,opacity:e?1:.45}),nm[e].map(([o,s])=>W(t*(.5+o*.26),t*(.5+s*.26),t*.09,{fill:"\
var(--card-ink)"}))];var xa=(e,t)=>t?`${Math.round(e*100)}${e===1?"%":""}`:String(Math.round(e*100)/100).replace("-","−");function zn(e,t,n,o){
let s=t.measure==="chance",r=t.answer?.value??0,i=[r,t.said?.value,n.value].filter(S=>S!=null),a=s?0:Math.min(0,t.span[0],
...i),l=s?1:Math.max(t.span[1],...i),u=84,d=62,h=S=>u+$e(S,a,l)*(e-u-d),p=j("hatch"),m=o?25:31,f=[],b=15,g=(S,_,H,C)=>{f.
push(At(0,b+5,S,C?"tx2":"tx"),_,At(e,b+5,H,"tx b e",15)),b+=m},w=S=>({x:Math.min(h(0),h(S)),width:Math.max(1.5,Math.abs(
h(S)-h(0)))});if(t.said){let S=h(t.said.value);g("Your guess",x("g",Et(`M${h(0)} ${b}H${S}`,"var(--accent-fill)",2),x("p\
ath",{d:`M${S} ${b+10}l-9-17h18z`,fill:"var(--accent-fill)"})),Ut(t.said.value,t.measure))}if(t.was&&!t.said){let S=h(t.
was.value);g("Before",x("g.ghost",x("path",{d:`M${h(0)} ${b}H${S}`,"stroke-dasharray":"5 4"}),x("path",{d:`M${S} ${b+10}\
l-9-17h18z`,"stroke-linejoin":"round"})),Ut(t.was.value,t.measure),!0)}let y=t.simulated?"Stored":"Exact";g(y,x("rect",{
...w(r),y:b-9,height:18,fill:"var(--ink)",...om(t,w)}),Ut(r,t.measure));let{value:M,low:$,high:T}=n,k=M!=null&&$!=null&&
T!=null;t.untried||(g("Simulated",k&&x("g",x("rect",{...w(M),y:b-8.5,height:17,fill:`url(#${p})`,stroke:"var(--ink)","st\
roke-width":1.5}),Et(`M${h($)} ${b}H${h(T)}M${h($)} ${b-6}v12M${h(T)} ${b-6}v12`,"var(--accent-fill)",2.5)),k?Ut(M,t.measure):
"",!k),k||f.push(At(u+8,b-m+5,"not tried yet","tx2",13)));let E=Qt(a,l).map(S=>[x("path",{d:`M${h(S)} 2V${b-13}`,stroke:S===
0&&!s?"var(--edge)":"var(--rule)"}),At(h(S),b+5,xa(S,s),"tx2 m",13)]),L=[t.said&&`Your guess: ${Ut(t.said.value,t.measure)}\
.`,`${y}: ${Ut(r,t.measure)}${t.was?`. ${t.was.words}`:""}.`,k&&`Simulated: ${Ut(M,t.measure)}, 95% interval from ${Ut($,
t.measure)} to ${Ut(T,t.measure)}.`].filter(Boolean);return ue(e,b+10,L.join(" "),x("defs",Mt(p,"var(--ink)")),E,f)}var om=({
was:e,answer:t},n)=>e&&e.value!==t?.value?{class:"grown",style:`--from:${n(e.value).width/n(t?.value??0).width}`}:{},va=()=>x(
"svg",{width:14,height:16,viewBox:"-7 -15 14 16","aria-hidden":"true"},x("path.ghost",{d:"M0-2l-6-11h12z","stroke-linejo\
in":"round"}));function $a(e,t,n){let o=e.flatMap(d=>Array(d.n).fill(d.yes)),s=d=>[8+d%10*19,8+Math.floor(d/10)*19],[r,i]=s(
Math.max(1,Math.round((t??0)*100))-1),[a,l]=s(Math.round((n??0)*100)-1),u=e.map(d=>`${d.n} ${d.words}`).join(", ");return x(
"svg.hundred",{viewBox:"0 0 187 187",role:"img","aria-label":`Of 100: ${u}.`},o.map((d,h)=>{let[p,m]=s(h);return Ct(d,p,
m,7.2)}),n!=null&&a>0&&x("path.ghost",{d:`M${a} ${l+6}l-7-12h14z`,"stroke-linejoin":"round"}),t!=null&&t>0&&x("path",{d:`\
M${r} ${i+6}l-6-11h12z`,fill:"var(--accent)",stroke:"var(--sheet)","stroke-width":2}))}var Cs=e=>x("svg",{width:18,height:18,
"aria-hidden":"true"},Ct(e,9,9,7));function Ma(e,t,n=t){let o=Math.max(...n.map(a=>a[1]),.01),s=14+8*Math.max(...n.map(a=>a[0].
length)),r=n.length>6?22:27,i=t.length*r;return ue(e,i,`${t.map(a=>`${a[0]}: ${a[2]}`).join(". ")}.`,t.map(([a,l,u],d)=>{
let h=d*r+r/2;return[At(0,h+5,a),N(s,h-7,Math.max(1.5,l/o*(e-s-64)),14,{fill:"var(--ink)"}),At(e,h+5,u,"tx b e")]}))}function _a(e,t,n,o){
let{runs:s,value:r}=o,i=n.measure==="chance",a=n.apart?void 0:n.answer?.value,l=n.said?.value,[u,d]=i?[0,1]:n.span,h=D=>Ut(
D,n.measure).replace("%",""),p=[a,l].flatMap(D=>D==null?[]:[Z(h(D),1.06*14)]),m=40,f=Math.max(58,17+Math.max(0,...p)),b=10,
g=26,w=D=>m+Math.log10(D)/4*(e-m-f),y=D=>b+(1-$e(D,u,d))*(t-b-g),M=j("band"),$=Qt(u,d),T=Math.max(1,Math.ceil(17*($.length-
1)/(t-b-g))),k=(D,V)=>D.map((A,I)=>`${I?"L":"M"}${w(A[0])} ${y(A[V])}`).join(""),[E=[],...L]=s,S=E[E.length-1],_=e-f+10,
H=a==null?0:y(a)+5,C=l==null?0:y(l)+5,O=a==null||l==null?18:Math.abs(H-C),B=O>=17?0:(17-O)/2+1,J=C<=H?-1:1,F=r==null||!S?
"No trials yet.":`After ${o.begun.toLocaleString("en")} trials: ${Ut(r,n.measure)}, 95% interval from ${Ut(o.low??0,n.measure)}\
 to ${Ut(o.high??0,n.measure)}${a==null?".":`; exact ${Ut(a,n.measure)}.`}`;return ue(e,t,F,x("defs",Mt(M,"var(--edge)")),
$.map((D,V)=>[x("path",{d:`M${m} ${y(D)}H${e-f}`,stroke:"var(--rule)"}),V%T===0&&At(m-8,y(D)+5,xa(D,i).replace("%",""),"\
tx2 e",13)]),[1,10,100,1e3,1e4].map(D=>At(w(D),t-6,D.toLocaleString("en"),D===1?"tx2":"tx2 m",13)),E.length>1&&x("path",
{d:`${k(E,3)}L${[...E].reverse().map(D=>`${w(D[0])} ${y(D[2])}`).join("L")}Z`,fill:`url(#${M})`,opacity:.6}),L.map(D=>Et(
k(D,1),"var(--edge)",1.5)),a!=null&&Et(`M${m} ${y(a)}H${e-f}`,"var(--ink)",3),Et(k(E,1),"var(--accent-fill)",2.5,{"strok\
e-linejoin":"round"}),E.map((D,V)=>W(w(D[0]),y(D[1]),V===E.length-1?5:3.2,{fill:V===E.length-1?"var(--lit)":"var(--sheet\
)",stroke:"var(--accent-fill)","stroke-width":2})),l!=null&&[x("path",{d:`M${e-f+1} ${y(l)}l10-6v12z`,fill:"var(--accent\
-fill)"}),x("text.b",{x:_+5,y:C+J*B,"font-size":14,fill:"var(--accent)"},h(l))],a!=null&&At(_+5,H-J*B,h(a),"tx b"))}var Be=26,
sm=36;function Sa(e,t){let n=Math.min(sm,(e-Be-4)/Math.max(1,t.length-1)),o=n>=24,s=t.map(({face:i,die:a,words:l})=>[i?.text,a&&
`a die, ${a}`,l].filter(Boolean).join(": "));return ue(e,56,s.join(", ")||"No trials yet.",t.map((i,a)=>{let l=2+a*n,u=l+
Be/2,d=!!i.counts,h={transform:`translate(${i.die?l+1:l} ${i.die?8:2})`},p=i.eye?im(u,20,d):x("g",h,i.die?Qe(i.die,Be-2,
d):Vt(i.face,Be));return x("g",p,d&&!i.eye&&!i.die&&N(l-1,1,Be+2,Be*1.4+2,{rx:3,fill:"none",stroke:"var(--lit)","stroke-\
width":3}),(o||i.counts)&&At(rm(u,i.words,e),54,i.words??"",i.counts?"tx b m":"tx2 m",13))}))}function rm(e,t,n){let o=Z(
t??"",13)*.55;return Math.max(o,Math.min(e,n-o))}var im=(e,t,n)=>x("g",{fill:"none",stroke:"var(--ink)","stroke-width":2},
x("path",{d:`M${e-13} ${t}q13 ${n?-20:0} 26 0q-13 20-26 0Z`}),n?W(e,t,5,{fill:"var(--accent-fill)",stroke:"none"}):x("pa\
th",{d:`M${e-7} ${t+11}l-2 4M${e} ${t+12}v5M${e+7} ${t+11}l2 4`}));function Ta(e,t,n,o){let l=Math.max(n,t.length,1),u=Math.
min(42,(e-30)/l),d=b=>30+u*(b+.5),h=b=>42-b*36,p=new Map(t.map(b=>[b.at,b])),m=t.map(b=>`${b.at+1}: ${ps(b)}`),f=b=>{let g=p.
get(b),w=d(b),y=Math.min(13,u/2-1);if(!g&&u<11)return N(w-1,50,2,6,{fill:"var(--edge)"});if(!g)return At(w,58,"?","tx2 b\
 m",14);let[M,$]=g.span,T=k=>h($e(k,M,$));return[g.said!=null&&x("path",{d:`M${w-1} ${T(g.said)}l-11-7v14z`,fill:"var(--\
accent-fill)"}),N(w+1,T(g.exact)-3,y,6,{fill:"var(--ink)"}),ms(g,w,53)]};return ue(e,66,m.length?`${m.join(". ")}.`:"No \
guesses yet.",o>=0&&[N(d(o)-u/2,0,u,62,{fill:"var(--inset)"}),N(d(o)-u/2,62,u,3,{fill:"var(--lit)"})],[0,.5,1].map(b=>[x(
"path",{d:`M30 ${h(b)}H${e}`,stroke:"var(--rule)"}),b!==.5&&At(24,h(b)+5,String(b*100),"tx2 e",13)]),Array.from({length:l},
(b,g)=>f(g)))}var La=e=>e.split("/").map((t,n,o)=>n<o.length-1?[`${t}/`,c("wbr")]:t),am=()=>x("svg",{width:18,height:18,"aria-hidden":"\
true"},x("path",{d:"M9 16 1 2h16z",fill:"var(--accent-fill)"}));function Ha(e,t,n,o,s,r,i,a){if(e.certain)return Aa(c("d\
iv.answer",Rs(e),Ea(e),s));let l=c("div.cmp"),u=[Lt(l,m=>zn(m,e,t(),r()))],d=e.bars??[],h=c("div.outcomes");return d.length>
0&&u.push(Lt(h,m=>Ma(m,d))),{node:c("div.answer",l,n.seen&&lm(n),cm(e,i),e.measure==="chance"?um(e,o,a):dm(e,a),d.length>
0&&h,s,Ea(e)),tried:()=>u[0].again(),again:()=>u.forEach(m=>m.again()),stop:()=>u.forEach(m=>m.stop())}}var Aa=e=>({node:e,
tried:()=>{},again:()=>{},stop:()=>{}}),lm=e=>c("p.came",c("span",e.came==null?"The game didn't show it":e.came?"This ti\
me it happened":"This time it didn't"),Cs(e.came?1:0),c("b",e.words??""));function Ps({mistake:e,asks:t,own:n},o){if(!e)
return null;if(n)return c("p",c("b",`${e.name}. `),e.words);let s=(r,i)=>c("button.btn.quiet",{"data-k":`own.${r}`,onclick:()=>o(
i)},r);return t&&c("p.own",c("span",e.asked),s("Yes",!0),s("No",!1))}function cm(e,t){let{said:n,misconception:o,notice:s}=e,
r=n&&[c("p",{role:"status"},c("b",n.verdict)),Ps(n,t)];return Ns(r,s,o)}var Ns=(e,t,n)=>!!(e||t||n)&&c("div.note",am(),c(
"div",e,t&&c("p.notice",t),n&&c("p.trap",`The trap: ${n}.`)));function um(e,t,n){let{answer:o,dots:s=[]}=e;if(!o)return null;
let r=String(o.hundred),i=[o.percent,o.one_in,`odds ${o.odds}`,e.simulated].filter(Boolean);return[c("div.counted",s.length>
0&&$a(s,e.said?.value,e.was?.value),c("div",c("p.big",c("span.sr",`${o.about} `),c("button.asks-why",{tabindex:-1,"aria-\
label":r,onclick:n},Ln(r,46)),c("b",t?Ge(o):"out of 100"),Ca(r,n)),Rs(e),c("ul.kinds",s.map(a=>c("li",Cs(a.yes),c("span",
c("b",String(a.n)),` ${a.words}`)))))),c("p.ways",t&&c("b.short",`${r} ${Ge(o)}. `),"More forms: ",o.fraction&&[c("b",La(
o.fraction)),", "],i.map((a,l)=>[l>0&&", ",c("span",{},a)]))]}function Ua(e,t){let[n]=/[\u2212-]?\d[\d,.]*\d|\d/.exec(e)??
[""],o=e.indexOf(n);return n?[e.slice(0,o),c("button.asks-why",{"data-k":"headwhy","aria-label":`${n}: why?`,onclick:t},
n),e.slice(o+n.length)]:e}var Ca=(e,t)=>c("button.btn.quiet.derive",{"data-k":"derive",onclick:t},`Why ${e}?`),dm=(e,t)=>c(
"div.counted",c("div",c("p.lead",c("button.asks-why",{tabindex:-1,onclick:t},c("b",e.answer?.lead??"")),` ${e.answer?.cases??
""} `,Ca((e.answer?.lead??"").split(" ")[0],t)),Rs(e),c("p.ways",e.simulated||e.answer?.fraction&&[e.answer.rounded?"to \
six places: ":"exactly ",c("b",La(e.answer.fraction))]))),Rs=({was:e})=>e&&c("p.was",va(),e.words),Ea=e=>e.apart&&c("p.a\
part",e.apart);function Pa(e,t,n,o,s){let r=e.steps??[],i=r[t];if(!i)return Aa(c("p.mute","There's nothing to work out h\
ere."));let a=c("div.art",{tabindex:0,role:"group","aria-label":"The picture"}),l=i.picture,u=l&&Lt(a,h=>s(l.kind,h,l));
return{node:c("div.why",c("div.now",{"data-next":!0,tabindex:-1,"aria-live":"polite"},c("h3",c("i",{"aria-hidden":"true"},
i.letter),i.words),l&&a,i.tree&&c("ul.branches",Ra(i.tree,0)),(i.formula||i.value)&&c("p.reckon",c("span",i.formula??""),
c("b",i.value?`= ${i.value}`:""))),c("div",{class:r.length>6?"tiles many":"tiles",role:"group","aria-label":"All steps"},
r.map((h,p)=>c("button",{"data-k":`why.${p}`,"aria-current":p===t?"step":null,"aria-label":`${h.letter}. ${h.words}${n.has(
p)?`: ${h.value??""}`:""}`,onclick:()=>o(p)},c("i",{"aria-hidden":"true"},h.letter),c("span",c("small",h.words),h.value!=
null&&(n.has(p)?c("b",h.value):c("em.rd"))))))),tried:()=>{},again:()=>u?.again(),stop:()=>u?.stop()}}function Na({steps:e=[]},t,n){
return e[t]?c("div.stepnav",c("button.btn",{"data-k":"why.back","aria-label":"Previous step","aria-disabled":t?null:"tru\
e",onclick:()=>t&&n(t-1)},t?`◂ ${e[t-1].letter}`:"◂"),c("span",`step ${t+1} of ${e.length}`),c("button.btn.solid",{"\
data-k":"why.on","aria-label":t+1<e.length?`Next step, ${e[t+1].letter}`:"Start again from the first step",onclick:()=>n(
(t+1)%e.length)},t+1<e.length?`Next: ${e[t+1].letter} ▸`:"Again: a")):null}var Ra=(e,t)=>[c("li",{style:`--depth:${t}`},
e.chance&&c("b",e.chance),c("span",e.words),e.value&&c("em",e.value)),...e.children.flatMap(n=>Ra(n,t+1))],Oa=()=>c("div\
.covered",c("p.mute","The answer appears here when you have made your guess.")),Da=()=>c("p.key",{"aria-hidden":"true"},
c("span.k-said","your guess"),c("span.k-exact","the answer"),c("span.k-came","it happened"),c("span.k-not","it didn't")),
Ba=({lesson:e="",concept:t},n)=>c("div.sheet",{role:"dialog","aria-label":t,onkeydown:o=>o.key==="Escape"&&n()},c("h2",t),
e.split(`

`).map(o=>c("p",o.split("**").map((s,r)=>r%2?c("b",s):s))),c("button.btn.solid.wide",{"data-k":"readclose",onclick:n},"B\
ack to the question"));var Ia=e=>e.split(/(?<=[.?!])\s+/);function tn(e){let t=e.map(Ia),n=t[0].filter(o=>t.every(s=>s.includes(o)));return{both:n.
join(" "),own:t.map(o=>o.filter(s=>!n.includes(s)).join(" "))}}var Os=(e,t)=>e.closest(".uw-cols")?.setAttribute("data-s\
ide",String(t)),Wa=e=>t=>Os(t.currentTarget,e),Fa=(e,{line:t},n,o)=>[c("button.sidehead",{"data-k":`turn${e}`,onclick:Wa(
e)},c("b.badge",{"aria-hidden":"true"},String(e+1)),c("b",t),o&&c("b.it",o)),n.length>0&&c("p.mute",n.map(s=>s.endsWith(
"?")&&t.endsWith("?")?c("span.inshort",s," "):`${s} `))];function qa(e,t,n,o){let s=tn(e.map(({ask:a})=>a)).own,r=tn(e.map(
({given:a})=>a)).own,i=a=>Ia(`${s[a]} ${r[a]}`.trim()).filter(l=>l&&!e[a].line.startsWith(l.slice(0,-1)));return c("div.\
pair",e.map((a,l)=>c("div.side",{role:"group","aria-label":a.line,onfocusin:Wa(l)},Fa(l,a,i(l)),Zn({...a,cases:"",k:String(
l),label:a.line,value:t[l],set:u=>n(l,u),enter:o}))))}function Va(e,t){let n=e.flatMap((o,s)=>o===""?[s]:[]);return n.length>
1?"Move the sliders, or type two numbers.":n.length?`The ${n[0]?"second":"first"} number is missing. Both answers are sh\
own together.`:t.map((o,s)=>Re(e[s],o)).find(Boolean)??""}var Ka=(e,t)=>$t({label:"Which of the two",choices:e.map(({at:n,
line:o},s)=>[n,`${s+1}. ${o}`]),value:e.find(({here:n})=>n)?.at??e[0].at,k:"side",pick:t});function ja(e,t,n){let o=t.map(
()=>c("div.cmp")),s=t.map(({measure:l,span:u,said:d,number:h},p)=>{let m={measure:l,span:u,said:d,answer:{value:h??0},untried:!0};
return Lt(o[p],f=>zn(f,m,{},!0))}),r=t.find(({said:l})=>l?.asks),i=t.map(({said:l},u)=>l&&[c("p",{role:"status"},c("b",`${u+
1}. `),l.verdict),(l.own||t[u]===r)&&Ps(l,n)]);return{node:c("div.answer",t.map((l,u)=>c("div.side",Fa(u,l,[],l.text),o[u])),
Ns(i,e.notice)),tried:()=>{},again:()=>s.forEach(l=>l.again()),stop:()=>s.forEach(l=>l.stop())}}var hm=400,en=[["guess","Just guessing"],["think","Fairly sure"],["know","Certain"]];function Ga(e,t=()=>{}){let n=c("di\
v"),o=r=>{e.sure=e.sure===r?"":r,s()},s=()=>{t(),K(n,$t({label:"How sure are you?",choices:en,value:e.sure,k:"sure",pick:o}))};
return s(),c("div.sure",c("span","How sure are you?"),n)}function Za({press:e,refused:t}){let n=Number.NEGATIVE_INFINITY,
o="",s="",r=c("button.btn.solid.wide",{"data-k":"main",onclick:()=>{performance.now()-n<hm||(o?t(o):e())}});return{node:r,
show(i,a,l=i){s&&s!==l&&(n=performance.now()),s=l,r.textContent!==i&&(r.textContent=i),o=a,a?r.setAttribute("aria-disabl\
ed","true"):r.removeAttribute("aria-disabled"),r.title=a}}}function Ya(e,t,n,{draft:o,folded:s,changed:r,enter:i}){let a=(d,h)=>{o.values[d]=h,r()},l=()=>Zn({measure:e.measure,span:e.
span,cases:e.cases,value:o.values[0],set:d=>a(0,d),enter:i}),u=()=>K(s,[["","How sure?"],...en].map(([d,h])=>c("option",
{value:d,selected:d===o.sure},h)));return[t.length>0?qa(t,o.values,a,i):l(),Ga(o,u),n&&c("p.refusal",{role:"alert"},n)]}function za({get:e,press:t,skip:n,refused:o}){let s=Za({press:()=>t(e("main").kind??""),refused:o}),r=c("button.btn",{"d\
ata-k":"also",onclick:()=>t(e("main").also?.kind??"")}),i=c("button.btn",{"data-k":"skip",onclick:n},"Skip");return{node:s.
node,nodes:[s.node,r,i],show(a){let{label:l,kind:u,off:d,also:h}=e("main"),p=u==="predict";return s.show(l??"",d||(p?a():
"")),s.node.hidden=!l,r.hidden=!h,r.textContent=h?.label??"",i.hidden=!p||!e("moment").line,p}}}var mm="input:not([type=range]), select, textarea, [contenteditable]:not([contenteditable=false])",Ds="uncle_widgets key\
s",pm="input, [role=tab], .chooser, .art",Ja=/^(Arrow|Home|End)/,Qa="button, a, summary, label, [role=button], [role=tab\
]",Ie=new Set,Bs=e=>e.closest(".uw-page")??e.closest(".uw-room")??e.closest(".uw"),tl=e=>e.getClientRects().length>0,el=e=>!!e.
any||e.keys.some(t=>t.length===1&&t!==" ");function Jn(){try{return localStorage.getItem(Ds)!=="off"}catch{return!0}}function fm(e){
try{e?localStorage.removeItem(Ds):localStorage.setItem(Ds,"off")}catch{}}function gm({el:e,keys:t},n,o){let{key:s,shiftKey:r}=n;
return Ja.test(s)&&o.closest(pm)&&!(o instanceof HTMLInputElement&&e.contains(o))?!1:t().some(i=>(i.keys.includes(s)||i.
any?.(s))&&(!Ja.test(s)||r===!!i.shift)&&(!i.inside||e.contains(o))&&(!el(i)||Jn()&&!o.closest("input"))&&i.when()&&i.press(
s,o))}function Xa(e){if(e.defaultPrevented||e.isComposing||e.ctrlKey||e.metaKey||e.altKey)return;let t=e.composedPath(),
n=t[0];if(!(n instanceof Element)||n.closest("dialog")||n.closest(mm)&&e.key!=="Escape")return;let o=[...Ie].filter(({el:s})=>{
let r=Bs(s);return r&&t.includes(r)&&tl(s)});if(o.length){if(e.key==="?")Is(o[0].el);else if(!o.some(s=>gm(s,e,n)))return;
e.preventDefault(),e.stopPropagation()}}function Xn(e,t){let n={el:e,keys:t};return Ie.size||document.addEventListener("\
keydown",Xa,!0),Ie.add(n),()=>{Ie.delete(n),Ie.size||document.removeEventListener("keydown",Xa,!0)}}function Is(e){let t=Bs(
e),n=j("keys"),s=[...Ie].filter(l=>Bs(l.el)===t&&tl(l.el)).flatMap(l=>l.keys()).filter(l=>l.when()),r=c("div.keys-typed"),
i=c("dialog.sheet.keys-list",{"aria-labelledby":n,onclose:()=>i.remove()}),a=()=>{let l=Jn();K(r,c("span",{"aria-hidden":"\
true"},"Letter, number and symbol keys"),$t({label:"Letter, number and symbol keys",choices:[[!0,"On"],[!1,"Off"]],value:l,
pick:u=>{fm(u),a()},k:"typed"}));for(let u of i.querySelectorAll("[data-typed]"))u.classList.toggle("off",!l)};i.append(
c("h2",{id:n,tabindex:-1,autofocus:!0},"Keyboard shortcuts"),c("p.mute","They work while the focus is on this page, but \
not while you type in a field."),c("dl",[...s,{keys:["?"],shown:"?",words:"Shows this list.",when:()=>!0,press:()=>!0}].
map(l=>c("div",{"data-typed":el(l)&&l.shown!=="?"?"":null},c("dt",c("kbd",l.shown)),c("dd",l.words)))),r,c("button.btn",
{"data-k":"keys.close",onclick:()=>i.close()},"Close")),a(),e.append(i),i.showModal()}var bm=()=>x("svg.tick",{width:16,height:16,viewBox:"0 0 16 16","aria-hidden":"true"},Et("M2 8.5 6 13 14 3.5","currentCo\
lor",2.5)),wm=e=>e.away?`, not now. ${e.away}`:"",Ws=2;function nl({chips:e,now:t,open:n,pick:o,toggle:s}){if(e.length<Ws)
return null;let r=e.findIndex(a=>a.id===t),i=j("chips");return c("div",{class:n?"chips open":"chips"},c("button.btn.onec\
hip",{"data-k":"chips","aria-expanded":String(n),"aria-controls":i,onclick:s},c("span",`Question ${r+1} of ${e.length}`),
c("b",e[r]?.name??"")),c("div.allchips",{id:i,role:"group","aria-label":"Questions"},e.map((a,l)=>c("button.qchip",{"dat\
a-k":`q.${a.id}`,"aria-pressed":String(a.id===t),"aria-keyshortcuts":l<9&&Jn()?String(l+1):null,"data-away":!a.arises,"a\
ria-label":`${l+1}. ${a.name}${a.done?", answered":""}${wm(a)}`,title:a.away?`${a.title} ${a.away}`:a.title,onclick:()=>o(
a.id)},c("span",a.name),a.done&&bm()))))}var ol=e=>c("div.goal",c("h2",e.title??""),!!e.of&&c("span.chip.line",`${[e.at,
e.also].filter(Boolean).join(" and ")} of ${e.of}`),e.line&&c("p",e.line));function Fs(e,t){let{choices:n,name:o,label:s,
value:r}=e,i=n.length>6||n.map(u=>u[1]).join("").length>22,a=j("setting"),l=`knob.${o}`;return c("div",{class:e.model?"s\
etting model":"setting"},c(i?"label":"span",{for:i?a:null},s),i?c("select.pick",{id:a,"data-k":l,onchange:u=>t(n[u.target.
selectedIndex][0])},n.map(([u,d])=>c("option",{selected:u===r},d))):$t({label:s,choices:n,value:r,pick:t,k:l}))}var sl=(e,t,n)=>c(
"div.siblings",{role:"group","aria-label":`${e}: each choice`},c("span",e),t.map((o,s)=>c("button",{"data-k":`sib.${s}`,
"aria-pressed":String(o.here),"aria-label":`${o.label}: ${o.text??"hidden until you guess"}`,onclick:()=>n(o.value)},c("\
span",o.label),o.text?c("b",o.text):c("i.rd"))));var rl=(e,{get:t,own:n,choose:o,page:s,reading:r})=>Xn(e,()=>{let i=Math.min(t("questions").length,9);return[{keys:["y",
"n"],shown:"Y, N",words:"Answers yes or no when you are asked about your mistake.",when:()=>s()==="answer"&&[t("panel"),
...t("pair")].some(({said:a})=>a?.asks),press:(a,l)=>l.closest(".uw-table.acts, input")?!1:(n(a==="y"),!0)},{keys:Array.
from({length:i},(a,l)=>String(l+1)),shown:`1 to ${i}`,words:"Picks that question above the panel.",when:()=>i>=Ws&&!t("g\
oal").title&&!r(),press:(a,l)=>l.closest(".uw-table.acts, input")?!1:(o(t("questions")[Number(a)-1].id),!0)}]});var ll="uncle_widgets.tones",il=220,ym=880,Qn=.16,km=.2,al,cl=[["","Off"],["heard","On"]],qs=()=>te(ll),ul=e=>ie(ll,e),xm=(e,[
t,n])=>il*(ym/il)**Math.min(1,Math.max(0,(e-t)/(n-t||1)));function vm(e){let t=al??new AudioContext;al=t,e.forEach((n,o)=>{
let s=new OscillatorNode(t,{frequency:n}),r=new GainNode(t,{gain:0}),i=t.currentTime+1.5*o*Qn;r.gain.setValueAtTime(0,i),
r.gain.linearRampToValueAtTime(km,i+Qn/8),r.gain.linearRampToValueAtTime(0,i+Qn),s.connect(r).connect(t.destination),s.start(
i),s.stop(i+Qn)})}function dl(e,t,{span:n,answer:o,apart:s}){let r=t.runs[0].at(-1)?.[1],i=t.begun!==e.begun,a=!t.running&&
(i||e.running);if(!qs()||r==null)return;let l=[...i?[r]:[],...a&&o&&!s?[o.value]:[]];l.length>0&&vm(l.map(u=>xm(u,n)))}var P={ink:"var(--ink)",accent:"var(--accent-fill)",rule:"var(--rule)",edge:"var(--edge)",sheet:"var(--ground, var(--she\
et))",band:"color-mix(in srgb, var(--rule) 45%, transparent)"},R=(e,t,n,o="tx",s=13)=>x("text",{x:e,y:t,class:o,"font-si\
ze":s},String(n)),G=(e,t=P.rule,n=1,o={})=>x("path",{d:e,fill:"none",stroke:t,"stroke-width":n,...o}),Vs=(e,t)=>x("path",
{d:`M${e} ${t}l9 18h-18z`,fill:P.sheet,stroke:P.accent,"stroke-width":2.5}),ut=(e,t,n,...o)=>x("svg.pic",{width:e,height:t,
viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":n},...o),vt=(e,t)=>({class:"pic-in",style:`animation-delay:${Math.round(
e*t)}ms`});function mt(e,t,n=13){let o=[];for(let s of e.split(" ")){let r=o.length-1;r>=0&&Z(`${o[r]} ${s}`,n)<=t?o[r]+=
` ${s}`:o.push(s)}return o}function Nt(e,t,n=6){let o=10**Math.floor(Math.log10((t-e)/n||1));for(let r of[1,2,5,10,20])if((t-
e)/(o*r)<=n){o*=r;break}let s=[];for(let r=Math.ceil(e/o-1e-9);r*o<=t+1e-9;r++)s.push(Number((r*o).toFixed(9)));return s}
var Ks=e=>String(e).replace("-","−");function nn(e,t,n,o,s){let r=R(e,t,n,o,s);return r.style.cssText="paint-order:str\
oke;stroke:var(--ground, var(--sheet));stroke-width:4px",r}var hl=(e,t,n,o)=>x("g",W(e,t,n-.8,{fill:P.band,stroke:P.rule,"stroke-width":1.5}),G(`M${e-n} ${t+n}L${e+n} ${t-n}`,P.ink,
2,o?{class:"pic-in late"}:{}));function to(e,t,n=0){let o=Math.min(19,e/25),s=o*.38,r=[...t.signs],i=d=>[(d%25+.5)*o,(Math.
floor(d/25)+.5)*o],a=4*o+19,l=0,u=t.kinds.map(([d,h],p)=>{let m=`${d.toLocaleString("en")} ${h}`,f=30+Z(m,13);l>0&&l+f>e&&
([l,a]=[0,a+19]);let b=l;return l+=f,[p===2?hl(b+8,a-4.5,7,!1):Ct(p===0?1:0,b+8,a-4.5,7),R(b+20,a,m,"tx")]});return ut(e,
a+6,t.spoken,Array.from({length:100-r.length},(d,h)=>{let[p,m]=i(r.length+h);return W(p,m,1.5,{fill:P.rule})}),r.map((d,h)=>{
let[p,m]=i(h),f=d==="x"?hl(p,m,s,h>=n):Ct(d==="y"?1:0,p,m,s);return h>=n?x("g.pic-in",f):f}),u)}var Ee=21,$m=3,js=50;function eo(e,t,n=0,o=200){
let{start:s,target:r,n:i}=t,[a,l]=[i<1e3?34:48,e-12],u=_=>a+(l-a)*(_-s)/(r+5-s),d=20,h=Math.floor((o-d-js-32)/Ee),p=Math.
max(1,Math.min($m,h)),m=d+p*Ee,f=m+12+js,b=Math.max(...t.feet,...t.exact.map(_=>_*i),1)*1.08,g=_=>f-js*_/b,w=Nt(s,r,6).filter(
_=>Number.isInteger(_)&&Math.abs(_-r)>(r-s)/10),y=Math.max(1.5,(u(s+1)-u(s))*.66),[M,$]=[j("feet"),j("feet")],T=t.rows.slice(
-p),k=i-T.length,E=i?`Hits on each total after ${i.toLocaleString("en")}`:"Hits on each total",L=i?`at ${r}: ${t.feet[t.
feet.length-1].toLocaleString("en")}`:"",S=e-u(s)-Z(L,1.06*13)-8;return ut(e,f+20,t.spoken,x("defs",Mt(M,P.ink),Mt($,P.accent)),
N(u(r)-7,d-4,14,m-d+6,{fill:P.band,stroke:P.edge}),w.map(_=>[R(u(_),13,_,"tx2 m"),G(`M${u(_)} 17V${m}`)]),R(u(r),13,r,"t\
x b m"),Array.from({length:p},(_,H)=>G(`M${u(s)} ${d+H*Ee+Ee-5}H${l}`)),T.map((_,H)=>{let C=d+H*Ee+Ee-5,O=k+H>=n;return[
R(a-6,C+4,(k+H+1).toLocaleString("en"),"tx2 e"),_.slice(1).map((B,J)=>{let[F,D]=[u(_[J]),u(Math.min(B,r+5))],V=B===r;return x(
"g",O?{class:"pic-in",style:`animation-delay:${T.length>1&&i-n>1?0:J*60}ms`}:{},G(`M${F} ${C}A${(D-F)/2} ${Math.min(Ee-8,
(D-F)/2*.9+2)} 0 0 1 ${D} ${C}`,P.edge,1.4),W(D,C,V?5.5:2.2,{fill:V?P.accent:P.ink}))})]}),G(`M${u(s)} ${f}H${u(r+.6)}`,
P.edge),i>0&&R(a-6,g(b/1.08)+5,Math.round(b/1.08).toLocaleString("en"),"tx2 e"),t.feet.map((_,H)=>{let C=H+1===t.feet.length;
return N(u(s+1+H)-y/2,g(_),y,f-g(_),{fill:`url(#${C?$:M})`,stroke:C?P.accent:P.ink,"stroke-width":.7})}),i>0&&[G(t.exact.
map((_,H)=>`${H?"L":"M"}${u(s+1+H)} ${g(_*i)}`).join(""),P.sheet,5),G(t.exact.map((_,H)=>`${H?"L":"M"}${u(s+1+H)} ${g(_*
i)}`).join(""),P.ink,2.5)],R(u(s),f+16,Z(E,13)<S?E:E.replace(" on each total",""),"tx2"),i>0&&R(e,f+16,L,"tx b e"))}var Mm={cases:to,paths:eo},Gs=(e,t)=>x("svg",{width:22,height:12,"aria-hidden":"true"},x("path",{d:"M0 6h22",fill:"none",
...e}),t),_m=e=>e>1?`${e.toLocaleString("en")} trials`:"one trial",Sm=()=>({node:c("p.untried",{role:"status"},Tm),tried:()=>{},
again:()=>{},stop:()=>{}}),Tm="This question can't be tried out here, because this page has no Python. You can try the q\
uestions at which the game stops, and those in the lessons. With Python you can try every question.";function ml(e,t,n){
if(e.untried)return Sm();let o=c("div.plot"),s=c("div.traces"),r=t().grown,i=r?c("div",{class:`grown ${r.kind}`}):!1,a=r?.
n??0,l=c("div.counts",{role:"group","aria-label":"How many trials"}),u=c("div.told",{role:"status"}),d=c("button.btn.qui\
et.stop",{"data-k":"stop",onclick:()=>n({kind:"stop"})},"Stop"),h=c("input.seedbox",{inputmode:"numeric","data-k":"trial\
seed",maxlength:80,"aria-label":"Seed of your trials",onchange:()=>n({kind:"again",seed:h.value})}),p,m=t(),f=c("span",Gs(
{stroke:"var(--edge)","stroke-width":1.5}),"earlier runs"),b=()=>{let{clientWidth:k,clientHeight:E}=o;k>0&&E>40&&o.replaceChildren(
_a(k,E,e,t()))},g=()=>{e.traces&&s.clientWidth>0&&s.replaceChildren(Sa(s.clientWidth,t().traces))},w=()=>{let k=t().grown;
!i||!k||!i.clientWidth||(i.replaceChildren(Mm[k.kind](i.clientWidth,k,Math.min(a,k.n),i.clientHeight)),a=k.n)},y=new ResizeObserver(
()=>requestAnimationFrame($));y.observe(o);let M=()=>{let k=t();dl(m,k,e),m=k;let E=k.begun>=k.most;l.classList.toggle("\
full",E),K(l,E?c("button.btn.solid",{"data-k":"anew",onclick:()=>n({kind:"again"})},"Another run"):k.counts.map(_=>c("bu\
tton",{class:_===1?"btn solid":"btn","data-k":`run.${_}`,"aria-label":`×${_.toLocaleString("en")}: run ${_m(_)}`,"aria-\
disabled":k.running?"true":null,onclick:()=>!t().running&&n({kind:"run",trials:_,calm:Pe()})},`×${_.toLocaleString("en")}`))),
f.hidden=k.runs.length<2,d.style.visibility=k.running?"visible":"hidden",p!==k.seed&&!h.matches(":focus")&&(p=k.seed,h.value=
String(k.seed));let L=e.traces?"below the chart":"on the table",S=`Start with one: press ×1 to ${e.trial}. You'll see i\
t ${L}.`;u.replaceChildren(c("p",c("b",k.summary??S),k.last&&c("span.last",` ${k.last}`),k.claim&&` ${k.claim}`,k.band&&
c("span.mute",` ${k.band}`),k.beforehand&&c("span.mute",` ${k.beforehand}`)),...k.note?[c("p.refusal",k.note)]:[]),$()},
$=()=>{g(),b(),w(),u.scrollHeight>u.clientHeight+1?u.tabIndex=0:u.removeAttribute("tabindex")},T=c("div.try",i,o,e.traces&&
s,l,u,c("div.tryfoot",c("p.key",{"aria-hidden":"true"},!e.apart&&c("span",Gs({stroke:"var(--ink)","stroke-width":3}),e.simulated?
"stored":"exact"),c("span",Gs({stroke:"var(--accent-fill)","stroke-width":2.5},W(11,6,3.2,{fill:"var(--sheet)",stroke:"v\
ar(--accent-fill)","stroke-width":2})),"your run"),f),c("label.trialseed","seed",h),d,c("button.btn.quiet",{"data-k":"ag\
ain",onclick:()=>n({kind:"again"})},"Start over")));return M(),{node:T,tried:M,again:$,stop:()=>y.disconnect()}}var Em=(e,t,n,o)=>x("g",W(e,t,n-.8,{fill:o?P.band:"none",stroke:P.rule,"stroke-width":1.5}),G(`M${e-n*.9} ${t+n*.9}L${e+
n*.9} ${t-n*.9}`,P.edge,1.8));function pl(e,t){let n=e<560,o=n?16.5:19,s=o*.38,[r,i,a,l]=t.counts,u=[...Array(r).fill("y\
es"),...Array(i).fill("out"),...Array(a).fill("no"),...Array(l).fill("out-no")],d=24,h=10*o+10,p=u.map((H,C)=>{let[O,B]=[
(C%10+.5)*o,d+(Math.floor(C/10)+.5)*o];return H==="yes"||H==="no"?Ct(H==="yes"?1:0,O,B,s):x("g.pic-in",{style:"animation\
-delay:240ms"},Em(O,B,s,H==="out"?1:0))}),m=t.sides.map(([H,C],O)=>{if(!H)return null;let B=O?100-H:0,J=d+B/10*o+2,F=d+(B+
H)/10*o-2,D=(n?e:e*.55)-h-14,V=mt(C,D),A=Math.min(Math.max((J+F)/2-8*V.length+5,d+10),d+10*o-16*V.length);return[G(`M${h}\
 ${J}h6V${F}h-6`,P.edge,1.5),R(h+14,A,H,"tx b",15),V.map((I,q)=>R(h+14,A+16*(q+1),I,"tx2"))]}),[f,b,g]=t.left,w=n?0:Math.
max(e*.58,h+150),y=n?d+10*o+34:d,M=7,$=n?o:Math.min(o,(e-w)/12),T=Array.from({length:b},(H,C)=>x("g",vt(C,8),Ct(C<f?1:0,
w+(C%M+.5)*$,y+(Math.floor(C/M)+.5)*$,$*.38))),k=Math.ceil(b/M),E=w+M*$+18,L=e-E-Ht(f,34)-8,S=mt(`out of ${b} ${g}`,Math.
max(L,60),1.06*15),_=y+Math.max(k*$,26+18*S.length)+8;return ut(e,Math.max(_,d+10*o+4),t.spoken,R(0,13,t.holders,"tx b",
14),p,m,R(w,y-11,`Cross out ${i+l}. That leaves ${b}`,"tx b",14),T,Dt(f,E,y+2,34,{colour:"var(--accent)"}),S.map((H,C)=>R(
E+Ht(f,34)+8,y+14+18*C,H,"tx b",15)),R(E+Ht(f,34)+8,y+14+18*S.length,`chance ${t.exact}`,"tx2"))}var fl=e=>1+Math.max(0,
...e.children.map(fl));function gl(e,t){let n=fl(t.tree),o=e/n,s=t.tree.n<1e3?46:62,r=36,i=o-14,a=p=>r+14+16*mt(p.words,
i).length,l=[],u=[],d=4,h=(p,m)=>{let f=m*o,b=p.children.map($=>h($,m+1)),g=b.length?b.reduce(($,T)=>$+T,0)/b.length:d+r/
2;b.length||(d+=a(p)),p.children.forEach(($,T)=>{let k=$.mark==="out";l.push(x("g",vt(m+1,160),G(`M${f+s} ${g}L${f+o} ${b[T]}`,
k?P.rule:P.ink,k?1.5:2)))});let[w,y]=[p.mark==="yes",p.mark==="out"],M=w?"fill:var(--sheet)":y?"fill:var(--ink-2)":"";return u.
push(x("g",vt(m,160),N(f+1,g-r/2,s-2,r,{rx:3,fill:w?P.accent:P.sheet,stroke:w?P.accent:y?P.rule:P.edge,"stroke-width":1.8,
"stroke-dasharray":y?"4 4":null}),x("text.tx.b.m",{x:f+s/2,y:g+6,"font-size":17,style:M},p.n.toLocaleString("en")),mt(p.
words,i).map(($,T)=>nn(f,g+r/2+16*(T+1),$,"tx2")))),g};return h(t.tree,0),ut(e,d,t.spoken,l,u)}function bl(e,t){let n=e<440?16:Math.min(22,e/26),o=t.dots.flatMap(([d,,h])=>Array.from({length:d},()=>h)),s=e<10*n+22+180,
r=s?0:10*n+22,i=[],a=s?10*n+24:16;for(let[d,h,p]of t.dots)d&&(i.push(Ct(p,r+7,a-5,7),R(r+22,a,d,"tx b",15)),i.push(R(r+26+
9*String(d).length,a,h,"tx",14)),a+=25);i.push(G(`M${r} ${a-10}H${e}`)),a+=10;let l=(d,h,p,m=P.ink)=>{i.push(R(r,a,d,"tx\
2"));for(let b of mt(`${h} =`,e-r-48,14))a+=20,i.push(R(r,a,b,"tx",14));let f=R(e,a,p,"b e",20);f.style.fill=m,i.push(f),
a+=28};l("hands, each counted once",t.hands[0],t.hands[1]),l(`${t.cards[0]} in those hands`,t.cards[1],t.cards[2],"var(-\
-accent)");for(let d of mt(`unrounded: ${t.exact[0]} and ${t.exact[1]}`,e-r))i.push(R(r,a-4,d,"tx2")),a+=16;a-=16;let u=Math.
max(10*n,a+4);return ut(e,u,t.spoken,o.map((d,h)=>x("g",vt(Math.floor(h/10)*3+h%10,20),Ct(d,(h%10+.5)*n,(Math.floor(h/10)+
.5)*n,n*.38))),i)}var Lm=(e,t,n,o)=>[R(e,t-7,n,"tx b m",17),G(`M${e-15} ${t}h30`,P.ink,2),R(e,t+19,o,"tx b m",17)];function wl(e,t){
let n=t.factors.length,o=t.factors[0][1],s=Math.max(1,Math.min(n,Math.floor((e+20)/84))),r=24,i=Math.min(190,(e-r*(s-1))/
s),a=o>60?12:7,l=Math.min(i/a,13),u=Math.ceil(o/a),d=n<=4&&l>=5,h=(d?u*l+26:18)+66,p=[];t.factors.forEach(([b,g],w)=>{let y=w%
s*(i+r),M=Math.floor(w/s)*h,$=y+(d?a*l/2:i/2),T=[R(d?y:$,M+13,`${w+1}${["st","nd","rd"][w]??"th"} card`,d?"tx2":"tx2 m")];
if(d)for(let E=0;E<g;E++){let L=E>=b;T.push(N(y+E%a*l+1,M+20+Math.floor(E/a)*l+1,l-2,l-2,{rx:1.5,fill:L?P.accent:"none",
stroke:L?P.accent:P.edge,"stroke-width":1.2}))}let k=M+(d?20+u*l:12)+28;p.push(x("g",vt(w,240),T,Lm($,k,b,g))),w+1<n&&p.
push(R(Math.min(e-6,$+(i+r)/2),k+6,"×","tx m",18))});let m=Math.ceil(n/s)*h+14,f=(b,g="tx",w=14)=>{for(let y of mt(b,e-
4,g.endsWith(" b")?1.06*w:w))p.push(R(0,m,y,g,w)),m+=w+6};return f(`= ${t.none} without ${t.one}; ${t.some} with one or \
more`,"tx b",15),f(`Counting hands gives the same: ${t.counting[0]} out of ${t.counting[1]}.`),f(`${t.choose}: ${t.means}\
.`,"tx2",13),ut(e,m,t.spoken,p)}function yl(e,t){let n=e<430,o=n?Math.min(44,(e-26)/6):40,s=24,r=22,i=[];for(let h=0;h<6;h+=1)i.push(R(s+(h+.5)*o,14,h+1,
"tx2 m"),R(4,r+(h+.5)*o+5,h+1,"tx2"));t.rows.forEach((h,p)=>{h.forEach((m,f)=>{let b=s+f*o,g=r+p*o,w={fill:m?P.accent:"n\
one",stroke:m?"none":P.edge,"stroke-width":1.2},y=p===f?x("circle",{cx:b+o/2,cy:g+o/2,r:o/2-2,...w}):N(b+1.5,g+1.5,o-3,o-
3,{rx:2,...w}),M=R(b+o/2,g+o/2+5,m,"b m",14);M.style.fill="#FFF",i.push(x("g",vt(p+f,30),y,m&&M))})});let a=r+6*o,l=n?4:
s+6*o+18,u=n?a+24:r+20,d=[N(l,u-12,14,14,{rx:2,fill:P.accent}),...mt(t.unlike,e-l-24,14).map((h,p)=>R(l+22,u+19*p,h,"tx",
14))];return u+=19*mt(t.unlike,e-l-24,14).length+8,d.push(W(l+7,u-5,7,{fill:P.accent})),d.push(...mt(t.doubles,e-l-24,14).
map((h,p)=>R(l+22,u+19*p,h,"tx",14))),u+=34,d.push(R(l,u,t.sum,"tx b",18)),ut(e,Math.max(a,u)+8,t.spoken,i,d)}function kl(e,t){let n=e<640,{start:o,target:s}=t,[r,i]=[n?22:40,e-(n?12:112)],a=S=>r+(i-r)*(S-o)/(s+5-o),l=t.rows.slice(
0,n?8:12),u=n?21:24,d=26,h=d+l.length*u,p=Nt(o,s,n?6:10).filter(S=>Number.isInteger(S)&&Math.abs(S-s)>(s-o)/14),m=j("fee\
t"),f=j("feet"),b=l.map((S,_)=>{let H=d+_*u+u-6,C=S[S.length-1],O=S.includes(s),B=[];return S.slice(1).forEach((J,F)=>{let[
D,V]=[a(S[F]),a(Math.min(J,s+5))],A=Math.min(u-9,(V-D)/2*.9+2),I=J===s;B.push(x("g",vt(_*4+F,30),G(`M${D} ${H}A${(V-D)/2}\
 ${A} 0 0 1 ${V} ${H}`,P.edge,1.4),W(V,H,I?5.5:n?2:2.6,{fill:I?P.accent:P.ink})))}),[G(`M${a(o)} ${H}H${i}`),R(0,H+4,_+1,
"tx2"),B,!n&&R(i+14,H+4,O?"lands":`jumps to ${C}`,O?"tx b":"tx2")]}),g=92,w=h+46+g,y=Math.max(...t.feet,...t.exact.map(S=>S*
t.n),1)*1.08,M=S=>w-g*S/y,$=Math.max(1.5,(a(o+1)-a(o))*.66),T=t.feet[t.feet.length-1],k=t.exact.map((S,_)=>`${_?"L":"M"}${a(
o+1+_)} ${M(S*t.n)}`).join(""),E=n?`After ${t.n} rows: hits on each`:`After ${t.n} rows: how often each number was hit`,
L=n?w+42:w+22;return ut(e,L,t.spoken,x("defs",Mt(m,P.ink),Mt(f,P.accent)),N(a(s)-7,d-4,14,h-d+6,{fill:P.band,stroke:P.edge}),
p.map(S=>[R(a(S),14,S,"tx2 m"),G(`M${a(S)} 19V${h}`)]),R(a(s),14,s,"tx b m"),b,R(0,h+26,E,"tx b",14),Nt(0,y,3).filter(Number.
isInteger).map(S=>[G(`M${a(o)} ${M(S)}H${a(s+.6)}`),R(a(o)-4,M(S)+4,S,"tx2 e")]),t.feet.map((S,_)=>N(a(o+1+_)-$/2,M(S),$,
w-M(S),{fill:`url(#${_+1===t.feet.length?f:m})`,stroke:_+1===t.feet.length?P.accent:P.ink,"stroke-width":n?.7:1})),G(k,P.
sheet,6),G(k,P.ink,3),p.map(S=>R(a(S),w+17,S,"tx2 m")),R(a(s),w+17,s,"tx b m"),n?R(e,w+38,`at ${s}: ${T}, chance ${t.said}`,
"tx b e",14):[x("text.b",{x:i-10,y:w-30,"font-size":14,style:"fill:var(--accent)"},`${T} at ${s}`),R(i-10,w-10,`chance ${t.
said}`,"tx b",14)])}function xl(e,t){let n=.45*e,o=12+Math.min(n,Math.max(...t.rows.map(([p])=>Z(p,13)))),s=e-o-34,r=Math.
max(9,Math.min(17,s/17)),i=Math.max(1,Math.floor(s/r)),a=[],[l,u]=[26,0];for(let[p,m]of t.rows){let f=m.flatMap(([g,w])=>Array(
g).fill(w)),b=mt(p,o-12,14);a.push(b.map((g,w)=>R(0,l+5+16*w,g,"tx")),R(e,l+5,f.length,"tx b e")),f.forEach((g,w)=>{let[
y,M]=[o+(w%i+.5)*r,Math.floor(w/i)*r];a.push(x("g",vt(u++,8),Ct(g,y,l+M,r*.38)))}),l+=Math.max(16*b.length,Math.ceil(f.length/
i)*r)+7}let d=0,h=t.kinds.map(([p,m])=>{let f=30+Z(m,13);d>0&&d+f>e&&([d,l]=[0,l+19]);let b=[Ct(p,d+8,l,6.5),R(d+19,l+5,
m,"tx2")];return d+=f,b});return l+=23,ut(e,l+4,t.spoken,R(0,13,`100 ${t.of}`,"tx b",14),a,h,R(0,l,`${t.exact} of them c\
ount`,"tx b",14))}function vl(e,t){let n=Math.max(10,Math.min(t.total,Math.floor(e/16))),o=Math.min(30,e/n),s=Math.min(o-
3,22),r=s*1.4,i=r+34,a=new Set(t.row),l=[];for(let h=0;h<t.total;h++){let p=h%n*o,m=4+Math.floor(h/n)*i;l.push(x("g",vt(
h,20),N(p+1.5,m,s,r,{rx:2,fill:a.has(h)?P.accent:"none",stroke:a.has(h)?P.accent:P.edge,"stroke-width":1.5})))}let u=[-1,
...t.row,t.total];t.gaps.forEach((h,p)=>{if(!h)return;let[m,f]=[u[p]+1,u[p+1]-1];for(let b=Math.floor(m/n);b<=Math.floor(
f/n);b++){let g=Math.max(m,b*n)-b*n,w=Math.min(f,b*n+n-1)-b*n,y=4+b*i+r+5,[M,$]=[g*o+2,w*o+s+1];l.push(G(`M${M} ${y}v4H${$}\
v-4`,P.ink,1.5));let T=Math.floor(m/n)===b;(f-m<n||T)&&l.push(R((M+$)/2,y+18,h,"tx m"))}});let d=4+Math.ceil(t.total/n)*
i+12;for(let h of mt(`${t.reckoning}, ${t.wait}`,e-4,1.06*14))l.push(R(0,d,h,"tx b",14)),d+=20;return ut(e,d-8,t.spoken,
l)}function $l(e,t,n){let o=new Map;return e.hits.map(s=>{let r=Math.round(t(s/e.n)/n)*n,i=o.get(r)??0;return o.set(r,i+1),
{x:r,at:i}})}function Ml(e,t){let[n,o]=[e<400?52:66,e-12],s=t.rows.flatMap(h=>h.hits.map(p=>p/h.n)),[r,i]=[Math.max(0,Math.
min(...s)-.03),Math.min(1,Math.max(...s)+.03)],a=h=>n+(o-n)*(h-r)/(i-r),l=8,u=t.rows.map(h=>{let p=$l(h,a,7),m=p.some(y=>y.
at>16),f=m?$l(h,a,4):p,b=Math.max(...f.map(y=>y.at))+1,g=Math.min(6.6,96/b);l+=Math.max(52,b*g+26);let w=l;return l+=4,[
f.map(({x:y,at:M})=>W(y,w-4-M*g,Math.min(m?1.9:2.8,g*.48),{fill:P.sheet,stroke:P.accent,"stroke-width":m?1.1:1.4})),G(`M${n}\
 ${w}H${o}`,P.edge),R(0,w-18,h.n.toLocaleString("en"),"tx b",15),R(0,w-2,"trials","tx2"),R(o,w-Math.max(34,b*g+10),h.near,
"tx e")]}),d=Nt(r*100,i*100,e<420?5:8);return ut(e,l+40,t.spoken,d.map(h=>[G(`M${a(h/100)} 4V${l}`,P.rule),R(a(h/100),l+
16,h,"tx2 m")]),G(`M${a(t.exact[0])} 4V${l+4}`,P.ink,3),u,R(Math.min(e-50,Math.max(50,a(t.exact[0]))),l+36,`chance ${t.exact[1]}`,
"tx b m",14))}function _l(e,t){let[n,o]=[26,e-Z("misses",13)*1.1-12],s=Math.max(0,Math.min(...t.rows.map(d=>d[1]))-.02),
r=Math.min(1,Math.max(...t.rows.map(d=>d[2]))+.02),i=d=>n+(o-n)*(d-s)/(r-s),a=13.5,l=32+t.rows.length*a,u=j("miss");return ut(
e,l+22,t.spoken,x("defs",Mt(u,P.accent)),Nt(s*100,r*100,e<420?5:8).map(d=>[G(`M${i(d/100)} 22V${l}`,P.rule),R(i(d/100),l+
17,d,"tx2 m")]),R(Math.min(e-60,Math.max(60,i(t.exact[0]))),14,`chance ${t.exact[1]}`,"tx b m",14),G(`M${i(t.exact[0])} \
20V${l}`,P.ink,3),t.rows.map(([d,h,p],m)=>{let f=32+m*a,b=t.misses.includes(m+1);return x("g",vt(m,60),b?N(i(h),f-5,i(p)-
i(h),10,{fill:`url(#${u})`,stroke:P.accent,"stroke-width":1.5}):G(`M${i(h)} ${f}H${i(p)}`,P.edge,2.5),W(i(d),f,3.6,{fill:P.
sheet,stroke:b?P.accent:P.ink,"stroke-width":2}),(m===0||(m+1)%5===0)&&R(n-8,f+5,m+1,"tx2 e"),b&&x("text.b",{x:i(p)+8,y:f+
5,"font-size":13,style:"fill:var(--accent)"},"misses"))}))}var Sl=([,e,t],n)=>({fill:n?P.ink:t<e?P.sheet:P.edge,stroke:n||t<e?P.ink:P.edge,"stroke-width":1.8});function Tl(e,t){let n=t.
falls.flatMap(i=>i.bars.flatMap(([,a,l])=>[a,l])),[o,s]=[Math.min(0,...n),Math.max(.1,...n)];return e>=460*Math.max(1,t.
falls.length/2)&&t.falls[0].bars.length*t.falls.length<=14?Hm(e,t,o,s):Am(e,t,o,s)}function Hm(e,t,n,o){let[s,r,i]=[40,46,
200],a=p=>r+i*(o-p)/(o-n||1),l=(e-s)/t.falls.length,u=a(n)+(n<0?26:8),d=Math.min(120,(l-24)/Math.max(...t.falls.map(p=>p.
bars.length)))-2,h=Math.max(...t.falls.flatMap(p=>p.bars.map(([m])=>mt(m,d).length)));return ut(e,u+8+15*h,t.spoken,R(0,
30,t.unit,"tx2"),Nt(n,o,5).map(p=>[G(`M${s} ${a(p)}H${e}`,p?P.rule:P.ink,p?1:1.5),R(s-6,a(p)+5,Ks(p),"tx2 e")]),t.falls.
map((p,m)=>{let f=s+m*l+10,b=Math.min(120,(l-24)/p.bars.length);return[t.falls.length>1&&R(f+b*p.bars.length/2,16,p.title,
"tx m b",15),p.bars.map((g,w)=>{let[y,M,$,T]=g,k=w+1===p.bars.length,E=f+w*b,L=a(Math.max(M,$)),S=$<M&&!k?a($)+16:L-6;return x(
"g",vt(w,160),N(E+2,L,b-4,Math.max(2,Math.abs(a($)-a(M))),Sl(g,k)),!k&&G(`M${E+b-2} ${a($)}h4`,P.ink,1.5),R(E+b/2,S,T,k?
"tx b m":"tx m",14),mt(y,b-2).map((_,H)=>R(E+b/2,u+12+15*H,_,k?"tx b m":"tx2 m")))})]}))}function Am(e,t,n,o){let s=t.falls.
flatMap(h=>h.bars.map(([p])=>Z(p,13))),r=Math.min(e*.36,Math.max(...s)*1.08+10),[i,a]=[r+(n<0?46:6),e-88],l=h=>i+(a-i)*(h-
n)/(o-n||1),u=0,d=t.falls.map(h=>{let p=t.falls.length>1&&R(0,u+15,h.title,"tx b",15);p&&(u+=22);let m=u,f=h.bars.map((g,w)=>{
let[y,M,$,T]=g,k=w+1===h.bars.length,E=mt(y,r-4,k?1.06*13:13),L=u+2;u+=Math.max(25,E.length*15+8);let S=Math.max(M,$);return x(
"g",vt(w,160),E.map((_,H)=>R(0,L+13+15*H,_,k?"tx b":"tx2")),N(l(Math.min(M,$)),L,Math.max(2,Math.abs(l($)-l(M))),17,Sl(g,
k)),R(l(S)+8,L+13,k?`${T} ${t.unit}`:T,k?"tx b":"tx",14))}),b=G(`M${l(0)} ${m}V${u}`,P.ink,1.5);return u+=12,[p,b,f]});return ut(
e,u,t.spoken,d)}function El(e,t){let n=t.heaps.map(([L])=>L),[o,s]=[Math.min(...n,t.exact[0]),Math.max(...n,t.exact[0])],
r=(s-o||1)*.07,i=L=>14+(e-28)*(L-o+r)/(s-o+2*r),a=n.map(i),l=Math.min(60,...a.slice(1).map((L,S)=>L-a[S])),u=Math.max(...t.
heaps.map(([,L])=>L)),d=l<13?7:l<30?8.5:10.5,h=Math.max(1,Math.min(4,Math.floor((l-3)/d))),p=Math.ceil(u/h),m=Math.min(d,
190/p),f=22+p*m,b=t.heaps.map(([,,L],S)=>({x:a[S],text:L,wide:Z(L,13)})),g=-1/0,w=b.filter(({x:L,wide:S})=>L-S/2<g+6?!1:
(g=L+S/2,!0)),[y,M]=t.mean,$=`balances at ${M}; the exact average is ${t.exact[1]} ${t.unit}`,T=Z($,1.06*14),k=i(y)+16+T<
e?i(y)+16:Math.max(0,i(y)-16-T),E=mt($,e,1.06*14);return ut(e,f+36+18*E.length,t.spoken,t.heaps.map(([,L],S)=>[Array.from(
{length:L},(_,H)=>W(a[S]+(H%h-(h-1)/2)*m,f-7-Math.floor(H/h)*m,m*.4,{fill:"none",stroke:P.accent,"stroke-width":1.7})),l>=
20&&R(a[S],f-10-Math.ceil(L/h)*m,L,"tx b m")]),G(`M6 ${f}H${e-6}`,P.ink,4),w.map(({x:L,text:S})=>R(L,f+19,S,"tx2 m")),x(
"path",{d:`M${i(y)} ${f+2}l10 20h-20z`,fill:P.sheet,stroke:P.ink,"stroke-width":2.5}),E.map((L,S)=>R(E.length>1?0:k,f+42+
18*S,L,"tx b",14)))}function Ll(e,t){let[n,o,s,r]=[40,e-6,24,170],i=t.shares.length,a=(o-n)/i,l=Math.max(...t.shares),u=w=>s+
r*(1-w/l),d=w=>n+a*(w-t.first+.5),[h,p]=[s+r,Math.max(1,Math.ceil(26/a))],m=`average ${t.mean[1]}, median ${t.median}`,f=d(
t.mean[0])+16+Z(m,14)<e,b=`most likely: ${t.likeliest[0]} (${t.likeliest[1]})`,g=d(t.likeliest[0])+a/2+4+1.1*Z(b,13)<e;return ut(
e,h+46,t.spoken,Nt(0,l,4).map(w=>[G(`M${n} ${u(w)}H${o}`),R(n-6,u(w)+5,Math.round(w*100),"tx2 e")]),R(0,13,"out of 100",
"tx2"),t.shares.map((w,y)=>x("g",vt(y,20),N(n+y*a+Math.min(2,a*.1),u(w),Math.max(1,a-Math.min(4,a*.2)),h-u(w),{fill:P.ink}),
y%p===0&&R(d(t.first+y),h+16,t.first+y,"tx2 m"))),G(`M${n} ${h}H${o}`,P.ink,2),g?R(d(t.likeliest[0])+a/2+4,u(l)+11,b,"tx",
13):R(e,13,b,"tx e",13),Vs(d(t.mean[0]),h+21),R(f?d(t.mean[0])+16:d(t.mean[0])-16,h+38,m,f?"tx b":"tx b e",14))}function Hl(e,t){
let[n,o,s,r]=[40,e-8,24,190],i=t.bins.reduce(($,T,k)=>T>=5e-4?k:$,0)+1,a=t.bins.slice(0,i),l=Math.max(...a),u=$=>n+(o-n)*
$/(i*t.step),d=$=>s+r*(1-$/l),h=s+r,[p,m,f]=t.band,b=u(t.step)-u(0),g=`average ${t.mean[1]} ${t.unit}`,w=u(t.mean[0])+15+
Z(g,14)*1.1<e,y=`${p} to ${m}: ${f}`,M=Math.max(0,Math.min(u(p),e-Z(y,14)*1.1));return ut(e,h+76,t.spoken,N(u(p),s-6,u(m)-
u(p),r+6,{fill:P.band}),Nt(0,l,4).map($=>[G(`M${n} ${d($)}H${o}`),R(n-6,d($)+5,Math.round($*100),"tx2 e")]),R(0,13,"out \
of 100","tx2"),a.map(($,T)=>x("g",vt(T,20),N(u(T*t.step)+b*.06,d($),b*.88,Math.max(0,h-d($)),{fill:P.ink}))),G(`M${n} ${h}\
H${o}`,P.ink,2),Nt(0,i*t.step,e<420?4:7).filter($=>u($)<o-10).map($=>R(u($),h+17,$,"tx2 m")),Vs(u(t.mean[0]),h+20),R(u(t.
mean[0])+(w?15:-15),h+37,g,w?"tx b":"tx b e",14),G(`M${u(p)} ${h+44}v10M${u(p)} ${h+49}H${u(m)}M${u(m)} ${h+44}v10`,P.ink,
2),R(M,h+71,y,"tx b",14))}function Al(e,t){let[n,o,s,r]=[40,e-14,30,168],[i,a]=[t.x[0],t.x[t.x.length-1]],l=[...t.y,...t.
lines.map(([T])=>T)],u=t.chance?0:Math.min(0,...l),d=Math.max(...l)*1.12,h=(t.chance?Math.min(1,d):d)||1,p=T=>n+(o-n)*(T-
i)/(a-i||1),m=T=>s+r*(1-(T-u)/(h-u)),f=s+r,b=t.x.map((T,k)=>`${k?"L":"M"}${p(T)} ${m(t.y[k])}`).join(""),g=t.here,w=g?Z(
`you are here: ${g[2]}`,14)*1.1:0,y=g?Math.min(Math.max(n+4,p(g[0])-w+10),o-w):0,M=t.lines.map(([T])=>m(T)-6),$=g?m(g[1])-
13:0;return M.some(T=>Math.abs(T-$)<16)&&($=Math.min(...M,$)-18),ut(e,f+(t.across?42:24),t.spoken,R(0,13,t.up,"tx2"),Nt(
u,h,5).map(T=>[G(`M${n} ${m(T)}H${o}`),R(n-6,m(T)+5,t.chance?Math.round(T*100):Ks(T),"tx2 e")]),Nt(i,a,e<420?5:9).filter(
Number.isInteger).map(T=>R(p(T),f+17,T,"tx2 m")),G(`M${n} ${f}H${o}`,P.ink,1.5),t.across!==""&&R((n+o)/2,f+37,t.across,"\
tx2 m"),G(b,P.ink,3),t.lines.map(([T,k],E)=>{let L=E%2===0;return[G(`M${n} ${m(T)}H${o}`,P.edge,1.8,{"stroke-dasharray":"\
6 4"}),nn(L?o:n+6,M[E],k,L?"tx e":"tx")]}),g&&[G(`M${p(g[0])} ${f}V${m(g[1])}`,P.ink,1.5,{"stroke-dasharray":"2 3"}),W(p(
g[0]),m(g[1]),6,{fill:P.ink,stroke:P.sheet,"stroke-width":2}),nn(y,$,`you are here: ${g[2]}`,"tx b",14)])}var Um={counted_twice:bl,draw_by_draw:wl,two_dice:yl,frequency_grid:pl,whole_tree:gl,footprints:kl,waterfall:Tl,balance:El,
gaps:vl,split:xl,cases:(e,t)=>to(e,t),paths:(e,t)=>eo(e,t),columns:Ll,histogram:Hl,graph:Al,runs:Ml,intervals:_l};function Ul(e,t,n){
let o=Um[e];if(!o)throw new Error(`There is no picture of the kind ${e}.`);return c("figure.picture",o(t,n),n.caption&&c(
"figcaption",n.caption))}var Cm=2,Pm=["first","second"],Cl=1e-9;function Zs({judged:e,unit:t}){return e==="chance"?{low:0,high:100,unit:"chance"}:
e==="count"?{low:0,high:999999,unit:t,whole:!0}:{low:-9999,high:9999,unit:t}}function Nm(e,t){let{value:n,share:o,words:s}=lt(
t,Zs(e));if(n==null)throw new Error(s);let r=e.judged==="chance"?o:n;return r>=e.low-Cl&&r<=e.high+Cl}function Pl(e,t){let n=e.asks.map((s,r)=>Rm(s,t.filter(({step:i})=>i===r).map(({number:i})=>i))),o=n.findIndex(({outcome:s})=>!s);
return{steps:n,at:o,lines:e.lines}}function Rm({low:e,high:t,...n},o){let s=[],r="";for(let i of o){if(r)break;i?Nm({...n,
low:e,high:t},i)?r=Pm[s.length]:s.push(i)===Cm&&(r="shown"):r="shown"}return{...n,outcome:r,wrong:s}}function Nl({text:e}){let[,t,n]=/^(.*?)( out of 100)?$/.exec(e);return v("b",{class:"r",children:[t,n&&v("small",{children:n.
trim()})]})}function Rl({left:e,done:t}){return v("ul",{class:"left",children:e.map(([n,o,s],r)=>{let i=!t&&r===e.length-
1;return v("li",{children:[v("span",{children:n}),v("b",{children:o}),v("i",{class:i?"hidden":"","aria-hidden":"true",children:!i&&
v("i",{style:{width:`${s}%`}})}),v("b",{class:"n",children:i?"?":s})]},n)})})}function Om({step:e,at:t,line:n,fresh:o}){
let s=e.outcome==="shown";return v("li",{class:o?"fresh":"",children:[v("i",{class:s?"shown":"","aria-hidden":"true",children:t+
1}),v("p",{children:[n.words,n.formula&&v("small",{children:n.formula}),s&&v("span",{class:"reason",children:e.reason})]}),
v(Nl,{text:n.value??""})]})}function Dm({step:e,at:t,lights:n,act:o}){let s=Q(null),[r,i]=st(""),a=Zs(e),l=Te({rule:a,value:r,
set:i}),u=e.wrong.at(-1),d=e.judged==="chance"?e.unit||"out of 100":e.unit;return fe(()=>s.current?.focus({preventScroll:!0}),
[]),tt(()=>{u!=null&&s.current?.select()},[e.wrong.length]),v("form",{class:"smallq",onSubmit:p=>{p.preventDefault();let m=l.
text.trim();m!==""&&lt(m,a).value!=null?o.answer(t,m):(l.complain(),s.current?.focus({preventScroll:!0}))},noValidate:!0,
children:[v("i",{"aria-hidden":"true",children:t+1}),v("h4",{id:`${l.id}q`,children:e.words}),e.left.length>0&&v(Rl,{left:e.
left,done:!1}),v("div",{class:"in",children:[v("input",{ref:s,class:"field","data-k":"step",inputMode:e.judged==="count"?
"numeric":"text",autocomplete:"off",maxLength:40,"aria-labelledby":`${l.id}q`,...l.said,value:l.text,onInput:p=>l.typed(
p.currentTarget.value)}),v("span",{children:d}),v("button",{type:"submit",class:"btn solid","data-k":"step.check",children:"\
Check"})]}),v(Je,{number:l,answer:p=>{l.put(p),s.current?.focus({preventScroll:!0})}}),u!=null&&v("p",{class:"no",role:"\
status",children:[v("b",{children:["Not ",u,". ",n&&"Look at what is lit up on the table. "]}),e.hint]})]})}function Bm({
panel:e,lines:t}){let n=t.at(-1);return v("div",{class:"fin","data-next":!0,tabIndex:-1,children:[t.slice(0,-1).map(o=>v(
"p",{children:[o.words,": ",o.formula," ",o.value&&`= ${o.value}`]},o.words)),n?.formula&&v("p",{class:"eq",children:n.formula}),
v("p",{children:[e.headline," ",e.said?.verdict]})]})}function Ys({panel:e,act:t}){let{steps:n,at:o,lines:s}=e.work,r=Q(
null),i=(e.steps??[]).slice(0,s),a=o<0,l=a?n.length:o,u=Q(l),d=i.slice((n.at(-1)?.line??0)+1);return tt(()=>{let h=r.current?.
querySelector(a?".fin":".smallq");h?.scrollIntoView({block:"nearest"}),a&&l!==u.current&&h instanceof HTMLElement&&h.focus(
{preventScroll:!0})},[l]),v("div",{class:a?"work over":"work",ref:r,children:[v("div",{class:"workhead",children:[v("h3",
{children:"Work it out"}),v("p",{class:"pips",children:[v("span",{children:[a?"All":"Step"," ",a?n.length:l+1,a?" steps \
done":` of ${n.length}`]}),n.map((h,p)=>v("i",{class:p<l?"d":p===l?"n":"","aria-hidden":"true"},h.line))]})]}),v("ol",{class:"\
lines",children:n.slice(0,l).flatMap((h,p)=>{let m=p>0?n[p-1].line+1:0;return i.slice(m,h.line+1).map((f,b,g)=>b===g.length-
1?v(Om,{step:h,at:p,line:f,fresh:p===l-1&&l>u.current},f.letter):v(Im,{line:f},f.letter))})}),!a&&v(Dm,{step:n[o],at:o,lights:(i[n[o].
line]?.lit??[]).length>0,act:t},`${e.key} ${o}`),a&&n.at(-1)?.left.length?v(Rl,{left:n.at(-1)?.left??[],done:!0}):null,a&&
v(Bm,{panel:e,lines:d.length>0?d:i.slice(-1)}),v("p",{class:"ways",children:[v("button",{type:"button",class:"btn quiet",
"data-k":"work.back",onClick:t.back,children:"Back to the answer"}),!a&&v("button",{type:"button",class:"btn quiet","dat\
a-k":"work.show",onClick:()=>t.show(o),children:"Show me this step"})]})]})}var Im=({line:e})=>v("li",{class:"told",children:[
v("i",{"aria-hidden":"true"}),v("p",{children:[e.words,e.formula&&v("small",{children:e.formula})]}),v(Nl,{text:e.value??
""})]}),Ol=e=>c("div.workpage",{tabindex:0,role:"group","aria-label":e});function Dl(e,t,n){let o=n?.node.classList.contains(
"workpage")?n.node:Ol("Work it out");return Pt(v(Ys,{panel:e,act:t}),o),{node:o,tried:()=>{},again:()=>{},stop:()=>{}}}function Wm({
panel:e,goal:t}){return v("div",{class:"work example",children:[v("div",{class:"workhead",children:[v("h3",{"data-next":!0,
tabIndex:-1,children:"How it's done"}),v("p",{class:"pips",children:v("span",{children:["with the numbers of position ",
t.at]})})]}),v("p",{class:"mute",children:e.ask}),v("ol",{class:"lines",children:[...(e.work?.steps??[]).map(({reason:n})=>n),
e.headline].map((n,o,s)=>v("li",{children:[v("i",{class:o<s.length-1?"shown":"","aria-hidden":"true",children:o+1}),v("p",
{children:n})]},n))}),e.idea&&v("p",{class:"idea",children:e.idea})]})}function Bl(e,t){let n=Ol("A worked example");return Pt(
v(Wm,{panel:e,goal:t}),n),{node:n,tried:()=>{},again:()=>{},stop:()=>{}}}function no(e,t,n){if(!e.revealed)return{};if(t===
"steps")return Fm(e);if(t==="example")return qm(e);let o=t==="why"?e.steps?.[n]:void 0;return Object.fromEntries((o?.lit??
[]).map(s=>[s,o?.letter??""]))}function Fm({work:e,steps:t=[]}){if(!e)return{};let n=o=>(t[e.steps[o].line]?.lit??[]).map(
s=>[s,String(o+1)]);return e.at>=0&&e.steps[e.at].wrong.length>0?Object.fromEntries(n(e.at)):Object.fromEntries(e.steps.
flatMap(({outcome:o},s)=>o?n(s):[]))}var qm=({work:e,steps:t=[]})=>Object.fromEntries((e?.steps??[]).flatMap(({line:n},o)=>(t[n]?.
lit??[]).map(s=>[s,String(o+1)])));var Vm=[["answer","Answer"],["why","Why"],["try","Try it"]],Il=9,Km=480,jm=e=>{let t=e.parentElement.getBoundingClientRect(),
n=e.getBoundingClientRect();return Math.max(0,n.right-t.right+8)};function Wl({model:e,el:t}){let n=c("div.uw.uw-panel");
et(n,e.get("palette"));let o=U=>c("div",{class:`p-${U}`}),[s,r,i,a,l,u,d,h,p,m]="head quest ask tabs page nav main strip\
 foot read".split(" ").map(o),f=c("section.sheet",{"aria-label":"The question"});f.append(s,r,i,a,l,u,d,h,p);let b=c("p.\
sr",{role:"status"});n.append(b,f,m),t.append(n);let g=e.get.bind(e),w=(U,z)=>{e.set(U,z),e.save_changes()},y=U=>{b.textContent=
U},M={key:"",values:["",""],sure:""},$=new Set,T=!1,k=!1,E=!0,L=!1,S=null,_=null,H=()=>g("pair").length>0?Va(M.values,g(
"pair")):g("panel").none?"":Re(M.values[0],g("panel")),C=()=>{let[U,z]=M.values;H()?y(H()):(e.send({kind:"predict",value:U,
second:z,sure:M.sure}),Me(g("game")),Ni())},O=U=>e.send({kind:"go",at:U}),B=za({get:g,press:U=>{U==="predict"?C():U==="w\
ork"?pt("steps"):U==="read"?xn(!0):e.send({kind:"main",button:U})},skip:()=>e.send({kind:"skip"}),refused:y}),J=c("selec\
t.pick.surefold",{"data-k":"surefold","aria-label":"How sure are you?",onchange:U=>{M.sure=U.target.value,q()}}),F=U=>z=>w(
"settings",{...g("settings"),[U.name]:z}),D=U=>{T=!1,w("question",U),e.send({kind:"pick",question:U}),V()},V=()=>{let U=g(
"goal");K(s,U.title?ol(U):nl({chips:g("questions"),now:g("question"),open:T,pick:D,toggle:()=>{T=!T,V()}}))},A=()=>{let U=g(
"panel"),z=g("moment");if(U.none){K(r,c("h2",U.title),c("p.mute",U.when));return}let it=U.revealed&&!g("goal").title,at=g(
"pair"),ft=U.revealed&&rt()!=="answer",Wt=at.length>0&&!ft,je=it&&(z.headline||U.headline),vn=je&&!U.certain?Ua(je,()=>pt(
"why")):je||U.ask,Yo=it?U.ask:U.given;K(r,at.length>0&&ft&&Ka(at,O),c("h2",{"data-next":!0,tabindex:-1},(Wt?tn(at.map(({
ask:ve})=>ve)).both||U.title:vn)??""),c("p.mute.given",Wt?tn(at.map(({given:ve})=>ve)).both:Yo),U.fault&&c("p.refusal",U.
fault),!U.revealed&&I())},I=()=>{let U=g("panel"),z=U.knobs.filter(ft=>!ft.model),it=U.row??[];return!!(g("moment").line||
g("goal").title)||z.length===0?!1:c("div.settings",z.map((ft,Wt)=>Wt===0&&it.length>1?sl(ft.label,it,F(ft)):Fs(ft,F(ft))))},
q=()=>{let U=g("panel");if(U.none||U.revealed)i.replaceChildren();else{let z={draft:M,folded:J,changed:()=>se(),enter:C};
K(i,...Ya(U,g("pair"),g("note"),z))}},wt=()=>{let U=g("panel"),z=Vm.filter(([it])=>it!=="try"||!U.certain);K(a,!!U.revealed&&
$t({label:"Pages",choices:z,value:rt(),k:"page",pick:pt}))},pt=U=>{w("page",U),jt()},rt=()=>{let U=g("page"),{certain:z,
work:it}=g("panel");return z&&U==="try"||U==="steps"&&!it?"answer":U},yt={answer:(U,z)=>e.send({kind:"answer_step",step:U,
number:z}),show:U=>e.send({kind:"show_step",step:U}),back:()=>pt("answer")},ce=()=>{let U=no(g("panel"),rt(),g("why"));JSON.
stringify(U)!==JSON.stringify(g("lit"))&&w("lit",U)},jt=()=>{let U=g("panel"),z=S;if(S?.stop(),S=null,A(),n.dataset.page=
rt(),n.classList.toggle("stopped",!!g("moment").line),n.dataset.at=String(g("moment").at??""),wt(),kn(),Ue(),U.none)l.replaceChildren();else if(!U.
revealed)K(l,Oa());else{let at=rt();at==="why"?($.add(g("why")),S=Pa(U,g("why"),$,ft=>w("why",ft),Ul)):at==="steps"?S=Dl(
U,yt,z):at==="example"?S=Bl(U,g("goal")):at==="try"?S=ml(U,()=>g("tried"),e.send.bind(e)):g("pair").length>0?S=ja(U,g("p\
air"),ft=>e.send({kind:"own",yes:ft})):S=Ha(U,()=>g("tried"),g("moment"),!!g("goal").title,I(),Zd,ft=>e.send({kind:"own",
yes:ft}),()=>pt("why")),l.firstChild!==S.node&&K(l,S.node)}K(u,U.revealed&&rt()==="why"&&Na(U,g("why"),at=>w("why",at))),
ce(),S?.again(),jo(),S?.again();let it=l.querySelector('.siblings [aria-pressed="true"]');it instanceof HTMLElement&&it.
parentElement&&(it.parentElement.scrollLeft=jm(it))},se=()=>{n.classList.toggle("numbered",M.values[0]!=="");let U=dt(n)===
B.node,z=B.show(H);U&&B.node.hidden&&(L=!0),d.classList.toggle("last",!z||!!g("goal").title),d.firstChild||d.append(J,...B.
nodes)},Gt=()=>c("button.btn.quiet",{"data-k":"save",onclick:()=>e.send({kind:"save"})},"Save my guesses"),kn=()=>{let U=g(
"guesses"),z=g("moment"),it=z.of||0,at=g("ending"),ft=!!at.title,Wt=ft&&!n.classList.contains("ended");if(n.classList.toggle(
"ended",ft),_?.stop(),_=null,ft){let ve={go:O,open:th=>e.send({kind:"open",link:th})},Qd=L||!!dt(n);K(h,...Wi(at,U,ve,Gt)),
Wt&&Qd&&Rt(n,"ending");return}let je=g("panel").revealed&&rt()!=="answer";if(U.length===0&&!it||je){h.replaceChildren();
return}let vn=c("div");K(h,c("h3",it>0?`Your guesses, ${U.length} of ${it}`:"Your guesses"),Da(),vn);let Yo=z.line?z.at??
-1:-1;_=Lt(vn,ve=>Ta(ve,U,Math.max(it,U.length),Yo))},Ue=()=>{let U=g("panel");if(U.none){p.replaceChildren();return}let z=U.
knobs.filter(at=>at.model),it=!g("goal").title;K(p,Oi(U),c("p.mute",U.revealed&&rt()!=="why"?"":U.model),c("div.row",it&&
z.map(at=>Fs(at,F(at))),U.revealed&&rt()==="why"&&U.lesson&&c("button.btn.quiet",{"data-k":"read",onclick:()=>xn(!0)},"R\
ead about it"),U.said&&rt()==="answer"&&it&&!g("moment").line&&Gt()))},xn=U=>{k=U,f.inert=U,K(m,U&&Ba(g("panel"),()=>xn(
!1))),Rt(n,U?"readclose":"read")},jo=()=>{for(let U=1;U<=Il;U++)n.classList.remove(`c${U}`);_?.again(),ui()},ui=()=>{for(let U=1;U<=
Il&&f.scrollHeight>f.clientHeight+1;U++)n.classList.add(`c${U}`)},Zd=()=>f.clientHeight>0&&f.clientHeight<Km,Go=()=>{let U=g(
"panel"),z=U.key!==M.key;z&&Object.assign(M,{key:U.key,values:["",""],sure:""}),(z||E)&&($=new Set);let it=!!(U.revealed&&
E&&!z&&U.said),at=dt(n),ft=L||!!(at&&f.contains(at));if(L=!1,E=!U.revealed,f.classList.toggle("asked",E&&!U.none),f.classList.
toggle("paired",g("pair").length>0),Os(n,Math.max(g("pair").findIndex(({here:Wt})=>Wt),0)),f.classList.toggle("lift",it),
k&&!U.revealed&&xn(!1),V(),q(),se(),jt(),it&&U.said&&y([U,...g("pair").slice(1)].map(({said:Wt})=>Wt?.verdict??"").join(
" ")),it&&ft&&!(g("goal").title&&at===B.node)){let Wt=r.querySelector("h2");Wt instanceof HTMLElement&&Wt.focus({preventScroll:!0})}},
di=new ResizeObserver(()=>requestAnimationFrame(()=>{jo(),S?.again()}));di.observe(n);let Yd=rl(n,{get:g,own:U=>e.send({
kind:"own",yes:U}),choose:D,page:rt,reading:()=>k}),Zo=U=>()=>{U(),jo(),S?.again()},zd=()=>{S?.tried(),ui()},Jd=()=>{q(),
g("panel").revealed&&g("note")&&y(g("note"))},Xd=()=>{se(),jt()},hi=[["change:panel",Go],["change:questions change:quest\
ion change:goal",Zo(V)],["change:page change:why",jt],["change:pair",Go],["change:main",se],["change:moment",Xd],["chang\
e:guesses change:ending",Zo(kn)],["change:note",Zo(Jd)],["change:tried",zd],["msg:custom",Ot]];for(let[U,z]of hi)e.on(U,
z);return Go(),()=>{for(let[U,z]of hi)e.off(U,z);S?.stop(),_?.stop(),di.disconnect(),Yd()}}var Gm=3e5,Qs="uncle_widgets ",oo="uncle_widgets.kept ",zs="uncle_widgets/left",tr="uncle_widgets/asked",Fl=Symbol.for("\
uncle_widgets.whose");function be(){try{return sessionStorage}catch{return null}}function on(){try{return localStorage}catch{
return null}}var Js=(e,t)=>Object.keys(e??{}).filter(n=>n.startsWith(t));function ql(e,t){let n=e?.getItem(t);return n?n.
slice(n.indexOf(" ")+1):null}function Vl(e,t,n){try{e?.setItem(t,`${Date.now()} ${n}`)}catch{}}function Zm(){let e=be();
if(!e)return!1;let[t]=performance.getEntriesByType("navigation"),o=!(t?.type==="navigate"&&e.getItem(zs))&&!e.getItem(tr);
e.removeItem(zs),window.addEventListener("pagehide",()=>e.setItem(zs,"1"));let s=Math.max(...Js(e,`${Qs}${location.pathname}\
 `).map(r=>Number.parseInt(e.getItem(r)??"",10)||0));return o&&Date.now()-s<Gm}function er(){let e=globalThis;return e[Fl]??=
{free:Zm(),own:new Set,holders:new Set,ask:null,sizes:new ResizeObserver(()=>requestAnimationFrame(so))},e[Fl]}var nr=(e,t)=>c(
"div.offer",{role:"group","aria-label":"Continue, or start as a new student?"},c("b","Welcome back"),c("p","Continue, or\
 start as a new student?"),c("div.row",c("button.btn.solid",{"data-k":"resume",onclick:e},"Continue"),c("button.btn",{"d\
ata-k":"forget",onclick:t},"New student")));function so(){let e=er();if(![...e.holders].some(({give:o})=>o)){e.ask?.remove(),
e.ask=null;return}let[n]=[...e.holders].map(({root:o})=>o).filter(o=>o.getClientRects().length>0).sort((o,s)=>o.compareDocumentPosition(
s)&Node.DOCUMENT_POSITION_FOLLOWING?-1:1);n&&(e.ask??=c("div.uw.uw-whose",nr(()=>Xs(!0),()=>Xs(!1))),n.previousSibling!==
e.ask&&n.before(e.ask),be()?.setItem(tr,"1"))}function Xs(e){let t=er(),n=t.ask?.nextElementSibling;t.free=!0;let o=[...t.
holders].filter(({give:a})=>a),s=o.map(({give:a})=>a);for(let a of t.holders)a.give=null;if(e)for(let a of s)a?.();else{
for(let a of Js(be(),Qs))be()?.removeItem(a);for(let a of Js(on(),oo))on()?.removeItem(a);for(let a of o)a.anew()}be()?.
removeItem(tr);let r=t.ask?.matches(":focus-within");so();let i=r&&n?.querySelector("button, input, select, textarea, [t\
abindex='0']");i instanceof HTMLElement&&i.focus({preventScroll:!0})}function zt(e,t,n=!1){let o=er(),s=()=>`${Qs}${location.
pathname} ${t()}`,r=()=>n?ql(on(),oo+t()):ql(be(),s()),i={root:e,give:null,anew:()=>{}},a=()=>{be()?.removeItem(s()),n&&
on()?.removeItem(oo+t())},l=()=>o.free||o.own.has(s());return o.holders.add(i),o.sizes.observe(e),{look:(u,d=()=>{})=>{let h=r();
return i.anew=d,i.give=h&&!l()?()=>u(h):null,h&&l()&&u(h),so(),i.give!=null},keep:u=>{o.ask&&Xs(!1),o.own.add(s()),Vl(be(),
s(),n?"":u),n&&Vl(on(),oo+t(),u)},forget:a,stop:()=>{o.holders.delete(i),o.sizes.unobserve(e),so()}}}var Kl=3,jl=80,Gl=e=>[...e.values.map((t,n)=>x("g",{transform:`translate(${n*(e.size+10)} 0)`},Qe(t,e.size,e.lit.includes(
n)))),N(-5,-5,e.w+10,e.size+10,{class:"ring-focus",rx:9}),x("title",e.label)],Zl=(e,t)=>x("svg.small-die",{viewBox:"-3 -\
3 38 38"},Qe(e,32,t));function Yl(e,t){for(let n=0;n<Kl;n++){let o=(r,i)=>1+(r+2*n+3*i)%6,s=()=>e(r=>({...r,values:r.values.
map(o),lit:[]}));n?setTimeout(s,n*jl/t):s()}setTimeout(()=>e(n=>n),Kl*jl/t)}function zl(e,t,n,o){let s=c("input.num",{inputmode:"decimal",maxlength:80,autocomplete:"off","data-k":"row.say",oninput:()=>a()}),
r=c("b",{"aria-hidden":"true"}),i=()=>{let u=Rn(s.value,gt);r.textContent=u&&`= ${u} `},a=()=>{i(),o(s.value,lt(s.value,
gt).value)},l=Gn(s,gt,u=>{s.value=u,l.complain(),a()});return s.value=On(t,n,gt),i(),l.complain(),[c("label.wonder",c("s\
pan",e),s,c("span",r,"out of 100")),l.node]}var or=4,Ym=8,Jl={low:0,high:999,whole:!0},zm=["","This move cost you most","These two moves cost you most","These three\
 moves cost you most"],Jm=["Nudge me","What to count","The odds"];function Xm(e){let t=e.currentTarget,n=[...t.querySelectorAll(
"button")],o=n.findIndex(r=>r.matches(":focus")),s={ArrowDown:o+1,ArrowUp:o-1,Home:0,End:n.length-1}[e.key];s==null||o<0||
(e.preventDefault(),e.stopPropagation(),n[Math.max(0,Math.min(n.length-1,s))].focus())}function Xl({model:e,el:t}){let n=c(
"div.uw.uw-coach");et(n,e.get("palette"));let o=c("div.sheet.meter",{hidden:!0}),s=c("section.sheet",{"aria-label":"The \
coach"}),r=c("p.sr",{role:"status"});n.append(o,s,r),t.append(n);let i=[],a=e.get.bind(e),l=A=>e.send(A),u=`uw.play.${a(
"game")}`,d=()=>{try{return localStorage.getItem(u)??""}catch{return""}},h=A=>{try{A?localStorage.setItem(u,A):localStorage.
removeItem(u)}catch{}},p=A=>A.split(": ")[1]?.split(" ").filter(Boolean).length??0,m=d();(m===a("link")||!p(m))&&(m="");
let f=(A,I,q=!1,wt="")=>c("button",{class:q?"btn solid":"btn","data-k":wt||A.kind,onclick:()=>l(A)},I),b={},g=a("stamp"),
w=!1,y=()=>{i.forEach(wt=>wt.stop()),i=[];let A=a("desk"),I=a("link");if(a("over")?h(""):p(I)&&(h(I),m=""),A.since==null)
return;g!==a("stamp")&&([g,b]=[a("stamp"),{}]),K(s,m&&nr(()=>l({kind:"resume",link:m}),()=>{m="",h(""),y()}),a("note")&&
c("p.refusal",{role:"alert"},a("note")),A.result&&J(A),A.quiz?C(A):A.look?H(A.look):!A.result&&M(A),A.worth&&!A.look&&O(
A.worth),A.guess&&!A.worth&&!A.look&&c("p.guess",A.guess),A.said&&c("p.note.hint",A.said),F(A));let q=A.look?`Look again\
. You chose ${A.look.chosen}. ${A.look.hint}`:A.result||L(A)?.words||A.said||A.worth?.title||"";r.textContent!==q&&(r.textContent=
q,L(A)&&s.querySelector(".hint-words")?.scrollIntoView({block:"nearest"}))},M=A=>{let I=a("lifts"),q=a("lifted");if(!A.turn)
return[c("h2",A.press?"Nobody has a choice now. Chance comes next.":"The others are playing."),A.press&&c("p.mute",`Pres\
s “${A.press}” below the table.`),_(A)];let wt=Object.entries(I).filter(([,yt])=>yt.line),pt=wt.every(([,yt])=>yt.row)?
Ym:or,rt=wt.length<=pt?wt:wt.filter(([yt])=>yt===q);return[c("h2","Your move."),rt.length>0&&c("ul",{class:["leaving",q&&
"asked",rt.length>or&&"many",rt[0][1].row&&"places"],onkeydown:Xm},rt.map(([yt,ce],jt)=>c("li",k(yt,ce,jt),$(yt,ce)))),S(
A),_(A)]},$=(A,{ask:I,row:q})=>I&&q&&A===a("lifted")&&zl(I,b[A],a("said")[A],(wt,pt)=>{b[A]=wt;let{[A]:rt,...yt}=a("said");
pt!==(rt??null)&&(e.set("said",pt==null?yt:{...yt,[A]:pt}),e.save_changes())}),T=A=>{e.set("lifted",A),e.save_changes()},
k=(A,{label:I,play:q,line:wt,ask:pt,row:rt,dice:yt=[]},ce)=>{let jt=a("lifted"),se=a("said"),Gt=A===jt,kn=()=>{if(Gt&&b[A]?.
trim()&&ee(b[A],gt)){r.textContent=ee(b[A],gt),Rt(s,"row.say");return}if(Gt)return l({kind:"move",move:A,stamp:a("stamp"),
said:se[A]??null});T(A)};return c("button",{class:[Gt&&"on",rt&&"place"],"data-move":A,"data-k":`row.${A}`,"aria-pressed":String(
Gt),tabindex:(jt in a("lifts")?Gt:!ce)?0:-1,onclick:kn,onkeydown:Ue=>{Ue.key!=="Escape"||!Gt||(Ue.stopPropagation(),T(""))}},
yt.length>0&&c("span.thrown",{"aria-hidden":"true"},yt.map(Ue=>Zl(Ue,Gt))),c("b.what",rt||I),c("span.then",wt),c("span.s\
ay",Gt?q.split(" ")[0]:A in se&&`your guess: ${Nn(se[A],gt)}`),pt&&!rt&&E(se[A]))},E=A=>c("i.track",{"aria-hidden":"true"},
A!=null&&c("i",{style:`left:${A}%`})),L=({hint:A})=>A?.move===a("lifted")?A:null,S=A=>{if(!A.hints.length)return null;let I=L(
A);return c("div.hints",c("h3","Need a hint?"),c("div.seg",{role:"group","aria-label":"A hint"},A.hints.map(q=>c("button",
{"data-k":q?`hint.${q}`:"hint","aria-pressed":String(I?.grade===q),onclick:()=>l({kind:"hint",move:a("lifted"),grade:q})},
Jm[q]))),I&&c("p.hint-words",I.words))},_=A=>A.since.length>0&&c("div.since",c("h3","Since your last move"),c("ul",A.since.
slice(-or).map(I=>c("li",I)))),H=A=>[c("p.mute","You chose ",c("b",A.chosen),"."),c("h2","Look again."),c("p.big-ask",A.
hint||"Is there a better move?"),c("div.row.start.looked",f({kind:"again"},"Choose again",!0),f({kind:"play"},"Play it a\
nyway"))],C=A=>{let I=c("input.num",{inputmode:"numeric",maxlength:80,autocomplete:"off","data-k":"total","data-draft":A.
quiz,"aria-label":"The new total"}),q=Gn(I,Jl,()=>{});return c("form",{onsubmit:wt=>{wt.preventDefault(),q.complain(),lt(
I.value,Jl).value==null?I.focus():l({kind:"answer",value:I.value})}},c("h2",a("terms").call),c("p.big-ask",A.quiz," ",I,
" "),q.node,c("button.btn.solid",{type:"submit","data-k":"call"},"Call it"))},O=A=>{let I=c("div");return i.push(Lt(I,q=>ki(
q,A))),c("div.worth",c("h3","Your last move"),a("desk").guess&&c("p.guess",a("desk").guess),c("details.read",{open:w,ontoggle:q=>w=
q.target.open},c("summary",{"data-k":"worth"},A.title),c("h4","What each move was worth"),c("p.mute.small",A.unit),I,A.words.
map(q=>c("p",q)),c("p.mute.model",A.model)))},B=({step:A,place:I,worth:q,cost:wt,cards:pt},rt)=>c("div.costly",c("b.tag",
String(rt)),c("p.where",c("b",I)," ",!pt.length&&c("span",q?.title??"")),pt.length>0&&c("div.cards",pt.map(({face:yt,chosen:ce,
best:jt})=>c("i",{class:[ce&&"chosen",jt&&"best"]},x("svg",{viewBox:"0 0 48 68","aria-hidden":"true"},Vt(yt,48))))),c("b\
.cost",wt),f({kind:"retry",step:A},"Try again",!1,`retry.${A}`),c("details",c("summary",{"data-k":`review.${A}`},"Why"),
(q?.words??[]).map(yt=>c("p",yt)),c("p.mute.model",q?.model??""))),J=A=>{let I=A.review??[],q=I[0]?.step<0,wt=I[0]?.worth?.
unit;return[c("h2","The game is over."),!I.length&&c("p.mute.waits","The coach can go through your moves and show which \
ones cost you most."),!I.length&&a("progress")==null&&f({kind:"review"},"Review my moves",!0),I.length>0&&c("div.review",
c("h3",q?"Your moves":zm[I.length]),q?c("p","As far as the coach can tell, every move you made was the best one."):c("p.\
mute.small",`How much better the best move was than yours, in ${wt}.`),!q&&I.map((pt,rt)=>B(pt,rt+1)),I.some(({cards:pt})=>pt.
length>0)&&c("p.mute.small.key",c("i.chosen"),"your move",c("i.best"),"best move"),A.sum&&c("p.note",A.sum)),c("details.\
read",c("summary",{"data-k":"record"},"Record of the game, with every card"),c("p.mono.record",A.record))]},F=A=>c("div.\
foot",!A.result&&c("label.level",c("span",c("b","Coach")," warns me when a move costs"),c("select.pick",{"data-k":"coach",
onchange:I=>{let q=Number(I.target.value);l({kind:"coach",on:q>=0,level:q<0?null:q})}},c("option",{value:-1,selected:!A.
coach},"off"),A.levels.map((I,q)=>c("option",{value:q,selected:A.coach&&A.level===q},I)))),!A.result&&c("div.row.pair",f(
{kind:"deal"},"New game"),f({kind:"same"},"Same game again")),c("p.mute.small",`Game ${A.seed}. Play the same moves and \
you get the same game.`)),D=()=>{let A=a("progress");if(o.hidden=A==null,A==null)return o.replaceChildren();K(o,c("div.r\
ow",c("span","The coach is thinking"),c("div.gauge",{role:"progressbar","aria-label":"The coach is thinking","aria-value\
min":0,"aria-valuemax":100,"aria-valuenow":Math.round(A*100)},c("i",{style:`width:${A*100}%`})),f({kind:"stop"},"Stop")))},
V="change:desk change:note change:link change:lifts change:lifted change:said change:stamp";return e.on(V,y),e.on("chang\
e:progress",D),y(),D(),()=>{e.off(V,y),e.off("change:progress",D),i.forEach(A=>A.stop())}}var sr="uncle_widgets.lesson.",Ql=(e,t,n)=>c("section.sheet.lessons",{"aria-label":"Lessons"},c("h1",e.title),c("p.mute",
e.long),t.filter(({lessons:o})=>o.length>0).map(o=>{let s=c("article.shelf",c("h2",c("i.patch",{"aria-hidden":"true"}),o.
title),c("ol",o.lessons.map(({number:r,name:i,about:a,link:l})=>{let u=!!te(`${sr}${o.id} ${r}`);return c("li",n({class:u?
"done":"","data-k":`lesson.${o.id}.${r}`},{game:o.id,page:o.page,link:l},[c("span.nr",{"aria-hidden":"true"},String(r)),
c("span",i,u&&c("span.sr",", finished")),c("small",a)]))})));return et(s,o.palette),s}));var tc=e=>String(e).replace("-","−"),nc=({low:e,high:t},n)=>o=>(o-e)/(t-e)*n,oc=({dots:e})=>e.filter(({apart:t})=>!t);
function Qm(e,t,{left:n,top:o}){let s=nc(t,e),r=f=>n+s(f),i=f=>o+e-s(f),{low:a,high:l,band:u,unit:d}=t,h=oc(t),p=d==="ou\
t of 100"?[0,25,50,75,100]:Qt(a,l),m=u?x("path",{class:"band",d:`M${r(a)} ${i(a)}L${r(a)} ${i(a+u)}L${r(l-u)} ${i(l)}L${r(
l)} ${i(l)}
          L${r(l)} ${i(l-u)}L${r(a+u)} ${i(a)}Z`}):h.map(f=>x("path",{class:"reach",d:[`M${r(f.exact)} ${i(Math.max(a,f.
exact-f.reach))}`,i(Math.min(l,f.exact+f.reach))].join("V")}));return x("g",{},m,p.map(f=>[x("path",{class:"grid",d:`M${r(
f)} ${i(a)}V${i(l)}M${r(a)} ${i(f)}H${r(l)}`}),x("text",{x:r(f),y:i(a)+18,"text-anchor":"middle"},tc(f)),x("text",{x:r(a)-
8,y:i(f)+4,"text-anchor":"end"},tc(f))]),x("path",{class:"same",d:`M${r(a)} ${i(a)}L${r(l)} ${i(l)}`}),x("text",{class:"\
faint",x:r(a)+44,y:i(l)+34},"too high"),x("text",{class:"faint",x:r(l)-16,y:i(a)-24,"text-anchor":"end"},"too low"),x("t\
ext",{class:"axis",x:r(l),y:i(a)+36,"text-anchor":"end"},`the answer (${d})`),x("text",{class:"axis",transform:`translat\
e(${r(a)+16} ${i(l)+12}) rotate(-90)`,"text-anchor":"end"},"your guess"),h.filter(f=>!f.near).map(f=>x("path",{class:"dr\
op",d:`M${r(f.exact)} ${i(f.exact)}V${i(f.said)}`})),sc(h,s,e).map(({place:f,number:b},g)=>[x("path",{class:"lead",d:`M${n+
f[0]} ${o+e-f[1]}L${n+b[0]} ${o+e-b[1]}`}),x("circle",{class:"place","data-at":h[g].at,cx:r(h[g].exact),cy:i(h[g].said),
r:4})]))}function tp(e,t){let r=Math.max(20,...t.flatMap(u=>u.off)),i=Qt(0,r*1.05),a=u=>92+u/(r*1.05)*(e-92-40),l=t.length*
40;return x("svg",{class:"surerows",width:e,height:l+24,role:"img","aria-label":"How far off, out of 100"},i.map(u=>[x("\
path",{class:"grid",d:`M${a(u)} 0V${l}`}),x("text",{x:a(u),y:l+18,"text-anchor":"middle"},String(u))]),t.map(({words:u,off:d,
mean:h},p)=>{let m=p*40+20,f={};return[x("text",{class:"level",x:0,y:m+5},u),x("path",{class:"mean",d:`M${a(h)} ${m-16}V${m+
16}`}),[...d].sort((b,g)=>b-g).map(b=>{let g=Math.round(a(b)/9);return f[g]=(f[g]??0)+1,x("circle",{class:"one",cx:a(b),
cy:m+8-(f[g]-1)*9,r:4})}),x("text",{class:"much",x:e,y:m+5,"text-anchor":"end"},String(Math.round(h)))]}))}var ep=156,ec=16,
np=26,op=[7,3,1,5,0,4,6,2],sp=8;function sc(e,t,n){let o=([l,u],[d,h])=>Math.hypot(l-d,u-h),s=e.map(({exact:l,said:u})=>[
t(l),t(u)]),r=s.map((l,u)=>s.every((d,h)=>h===u||o(l,d)>=ec)),i=s.map((l,u)=>r[u]?l:null),a=([l,u])=>Math.min(l,u)>=0&&Math.
max(l,u)<=n&&i.every(d=>!d||o(d,[l,u])>=np)&&s.every(d=>o(d,[l,u])>=ec);return s.forEach(([l,u],d)=>{for(let h=1;!i[d]&&
h<=sp;h++)for(let p of op){let m=p*Math.PI/4,f=[l+22*h*Math.cos(m),u+22*h*Math.sin(m)];!i[d]&&a(f)&&(i[d]=f)}}),s.map((l,u)=>({
place:l,number:i[u]??l}))}var rp=4;function rc({model:e,el:t}){let n=c("div",{class:"uw uw-lessonchart"});et(n,e.get("pa\
lette"));let o=c("div",{class:"plot"}),s=c("ul.apart"),r=c("div",{class:"sr"});n.append(c("section",{class:"sheet"},c("h\
2",{},"Your guesses and the answers"),o,s,r)),t.append(n);let i="",a=(h,p="")=>ht({class:h.near?"dot hit":"dot missed","\
data-k":`dot.${h.at}`,"aria-label":`Position ${h.at+1}: ${h.words}`,title:`Position ${h.at+1}: ${h.words}`,style:p,onclick:()=>e.
send({kind:"go",at:h.at})},String(h.at+1)),l=(h,p)=>{let m=e.get("report"),f=oc(m);return sc(f,nc(m,h),h).map(({number:[
b,g],place:[w,y]},M)=>a(f[M],`left:${p.left+b}px;top:${p.top+h-g}px;--rise:${y-w}px;animation-delay:${M*40}ms`))},u=()=>{
let h=e.get("report"),p=o.clientWidth,m=o.clientHeight,f=`${p} ${m} ${JSON.stringify(h)}`;if(p===0||f===i||!h.dots)return;
i=f;let b=p>560,g={left:44,top:14},w=p-g.left-(b?ep:26),y=Math.max(160,b&&m>260?Math.min(w,m-64):w);K(o,x("svg",{width:p,
height:y+64,"aria-hidden":"true"},Qm(y,h,g)),l(y,g),c("ul",{class:b?"legend":"legend under",style:b?`left:${g.left+y+28}\
px`:null},c("li",{},c("i",{class:"dot hit"}),"close"),c("li",{},c("i",{class:"dot missed"}),"not close"),b&&c("li",{},c(
"i",{class:"line"}),"guess = answer"),b&&c("li",{},c("i",{class:"patch"}),h.band?"within 10":"still close"))),K(s,h.dots.
filter(({apart:M})=>M).map(M=>c("li",a(M),M.words))),r.replaceChildren(c("table",{},c("caption",{},"Your guess and the a\
nswer, position by position"),c("tbody",{},h.dots.map(M=>c("tr",{},c("th",{},`${M.at+1}`),c("td",{},M.words)))))),h.dots.
length===0&&K(o,c("p",{class:"mute"},"You didn't guess."))},d=new ResizeObserver(()=>requestAnimationFrame(u));return d.
observe(o),e.on("change:report",u),u(),()=>{d.disconnect(),e.off("change:report",u)}}function ic({model:e,el:t}){let n=c(
"div",{class:"uw uw-lessonend"});et(n,e.get("palette"));let o=c("section",{class:"sheet","aria-label":"How you did"}),s=c(
"p",{class:"told",role:"status"});n.append(o),t.append(n);let r=null,i=l=>c("li",{},ht({class:"dot missed","data-k":`mis\
s.${l.at}`,"aria-label":`Open position ${l.at+1}`,onclick:()=>e.send({kind:"go",at:l.at})},String(l.at+1)),c("span",{},c(
"b",{},l.name),l.why&&c("small",{},l.why)),c("span",{class:"off"},c("b",{},l.off),l.againWords&&c("small",{},`then ${l.againWords}`))),
a=()=>{let l=e.get("report");if(l.done&&ie(sr+l.done,"1"),!l.dots)return;let u=l.dots.filter(b=>!b.near),d=l.open.length,
h=(b,g)=>({kind:b,words:g}),p=[l.practise&&h("practise",l.practise),l.next&&h("next","Next lesson"),d>0&&h("redo",d===1?
"Try that one again":`Try those ${d} again`)].filter(b=>b!==!1&&b!==""),m=c("div",{class:"acts"},p.map((b,g)=>ht({class:g?
"btn":"btn solid","data-k":b.kind,title:b.kind==="next"?l.next:null,onclick:()=>e.send({kind:b.kind})},b.words)),l.of>0&&
ht({class:"btn quiet","data-k":"save",onclick:()=>e.send({kind:"save"})},"Save"),l.receipt&&ht({class:"btn quiet","data-\
k":"receipt",onclick:()=>rr(l.receipt,s)},"Copy the receipt")),f=c("div",{});r?.stop(),K(o,c("div",{class:"goal"},c("h2",
{tabindex:-1,"data-next":!0},l.title),l.of>0&&c("span",{class:"chip line"},`${l.near} of ${l.of} close`),c("p",{},l.short&&
c("b",{},`${l.short} `),l.found)),l.meaning&&c("p",{class:"meaning"},l.meaning),m,c("h3",{},ip(u.length,l.of)),u.length>
0&&c("ol",{class:u.length>rp?"misses many":"misses"},u.map(i)),l.sure.length>0&&[c("h3",{},"How sure, and how far off"),
l.calibration&&c("p",{class:"calibration"},l.calibration),c("p",{class:"mute"},`${l.sureWords} The bar shows the average\
.`.trim()),f],s),r=l.sure.length>0?Lt(f,b=>tp(b,l.sure)):null};return e.on("change:report",a),e.on("msg:custom",Ot),a(),
setTimeout(()=>{let l=o.querySelector("h2");Sn(n)&&l?.focus({preventScroll:!0})},80),()=>{r?.stop(),e.off("change:report",
a),e.off("msg:custom",Ot)}}async function rr(e,t){try{await navigator.clipboard.writeText(e),t.textContent="Copied. Past\
e it where you hand it in."}catch{t.textContent=e}}function ip(e,t){return t===0?"No guesses yet":e===0?"All close":`${e}\
 to look at again`}var ap=["#F4F7FF","#A9C3F5","#6F94DB","#3F63AB","#233E77"],ar=e=>({fill:ap[e-1],ink:e<4?"#13201E":"#FFF"}),ir=e=>!!e.nodes,
lp=["part","value"];function cp(e,t){let n=Object.entries(e.nodes??{});return t==="part"?n:[...n].sort(([,o],[,s])=>(o.value??
0)-(s.value??0))}var ro=class{constructor(t){this.back=!1;this.by="part";this.map={};this.changed=t,this.words=c("p.coun\
ted"),this.steps=c("ol.shades"),this.tokens=c("button.btn.quiet",{"data-k":"heat.tokens",onclick:()=>this.bring()}),this.
opener=c("button.btn.quiet",{"data-k":"heat.all","aria-expanded":"false",onclick:()=>this.open(!!this.list.hidden)}),this.
root=c("div.heat-bar",{role:"group","aria-label":"Numbers on the board",hidden:!0},c("div.legend",this.words,this.steps),
this.tokens,this.opener),this.list=c("section.sheet.scores.heat-list",{hidden:!0})}get clears(){return ir(this.map)&&!!this.
map.hides&&!this.back}show(t){if(JSON.stringify(t)===JSON.stringify(this.map)||(this.map=t,this.root.hidden=!ir(t),this.
open(!1),!ir(t)))return;let{title:n="",unit:o="",steps:s=[],hides:r="",nodes:i={}}=t;this.words.textContent=n,this.steps.
replaceChildren(...s.map(({text:a,count:l},u)=>{let{fill:d,ink:h}=ar(u+1),p=`about ${a} ${o} at ${l} ${l===1?"place":"pl\
aces"}`;return c("li",{title:p},c("span.shade",{"aria-hidden":"true",style:`background:${d};color:${h}`},a),c("span.sr",
p))}),c("li.unit",{"aria-hidden":"true"},o)),this.tokens.hidden=!r,this.opener.textContent=`All ${Object.keys(i).length}`,
this.say()}say(){this.tokens.textContent=`Show ${this.map.hides??""}`,X(this.tokens,"aria-pressed",String(this.back))}bring(){
this.back=!this.back,this.say(),this.changed()}open(t){this.list.hidden=!t,X(this.opener,"aria-expanded",String(t)),this.
list.replaceChildren(...t?[this.table()]:[])}escape(){let t=!this.list.hidden;return this.open(!1),t&&this.opener.focus(),
t}sort(t){this.by=t,this.open(!0),this.list.querySelector(`[data-k="heat.${t}"]`)?.focus()}table(){let{title:t="",unit:n=""}=this.
map,o={part:"where",value:n},s=lp.map(i=>c("th",{scope:"col","aria-sort":this.by===i?"ascending":null},c("button.sorts",
{"data-k":`heat.${i}`,onclick:()=>this.sort(i)},o[i]))),r=([i,{part:a="",value:l=0}])=>c("tr",c("th",{scope:"row"},i),c(
"td",a),c("td.num",l.toFixed(2)));return c("div.scroll",{tabindex:0,role:"group","aria-label":t},c("table",c("caption",t),
c("thead",c("tr",c("td"),...s)),c("tbody",cp(this.map,this.by).map(r))))}};var up=23,lr=24,rn=20,dp=17,hp=8,ac=6,sn={h:23,size:15},mp={house:[66,34],place:[20,28]},[pp,fp,gp]=[3,4,1],lc=(e,t)=>Math.
hypot(e.x-t.x,e.y-t.y);function bp(e,t,n){let o={x:(e.x+t.x)/2,y:(e.y+t.y)/2},s=r=>(r.x-o.x)*(t.x-e.x)+(r.y-o.y)*(t.y-e.
y);return n.flatMap((r,i)=>{let a=n[(i+1)%n.length],[l,u]=[s(r),s(a)],d=l/(l-u),h=l<0!=u<0?[{x:r.x+(a.x-r.x)*d,y:r.y+(a.
y-r.y)*d}]:[];return l<0?[r,...h]:h})}function wp(e,t=up){let n=Array.from({length:lr},(o,s)=>{let r=2*Math.PI*s/lr,i=t/
Math.cos(Math.PI/lr);return{x:i*Math.cos(r),y:i*Math.sin(r)}});return e.map((o,s)=>{let r=n;for(let[i,a]of e.entries()){
let l=lc(o,a);i===s||l>2.1*t||(l<.5?r=i>s?[]:r:r=bp({x:0,y:0},{x:a.x-o.x,y:a.y-o.y},r))}return r})}var yp=e=>e.map((t,n)=>{
let o=e.filter((s,r)=>r!==n).map(s=>lc(t,s));return Math.max(hp,Math.min(rn,...o.filter(s=>s>.5).map(s=>s/2-1)))}),cr=(e,t)=>e.
x<t.x+t.w&&t.x<e.x+e.w&&e.y<t.y+t.h&&t.y<e.y+e.h,kp=({x:e,y:t},n)=>({x:e-n,y:t-n,w:2*n,h:2*n});function xp(e,t,n,o,s){let r=[];
return e.map((i,a)=>{let l=n[a],u=sn.h,d=f=>(f.x<s.x||f.y<s.y||f.x+l>s.x+s.w||f.y+u>s.y+s.h?100:0)+pp*r.filter(g=>cr(g,f)).
length+fp*e.filter((g,w)=>cr(kp(g,t[w]-3),f)).length+gp*o.filter(g=>cr(g,f)).length,h=[[1,-1],[-1,-1],[1,0],[-1,0],[0,-1],
[0,1],[1,1],[-1,1]],m=[0,8,20].flatMap(f=>h.map(([b,g])=>{let w=(t[a]+f)*(b&&g?.72:1.08);return{x:i.x+b*(w+l/2)-l/2,y:i.
y+g*(w+u/2)-u/2,w:l,h:u}})).reduce((f,b)=>d(b)<d(f)?b:f);return l&&r.push(m),m})}var ur=e=>e?12+9*e.length:0,dr=({x:e,y:t},{
role:n,label:o,ring:s,chosen:r,attributes:i})=>x("g",{role:n,"aria-label":o,"data-x":e,"data-y":t,transform:`translate(${e}\
 ${t})`,...i},x("title",o),x("g.sized",x("path.cell",{fill:"transparent"}),(s||r)&&W(0,0,rn,{class:"ring"}),r&&W(0,0,rn-
ac,{class:"ring chosen"}),W(0,0,rn+12,{class:"ring-focus"}))),cc=({x:e,y:t},n,o)=>x("g.tag.of",{"data-of":o,"data-move":o,
transform:`translate(${e} ${t})`,"aria-hidden":"true"},x("g.sized",x("g.stands",N(0,0,ur(n),sn.h,{rx:3,style:"fill:var(-\
-lit)"}),x("text",{x:ur(n)/2,y:sn.h/2+sn.size*.36,"font-size":sn.size,"font-weight":700,"text-anchor":"middle",fill:"#13\
201E"},n))));function uc(e,t,n,o){let s=[...e.querySelectorAll("[data-x]")],r=({x:b,y:g})=>({x:b/t,y:g/t}),i=s.map(({dataset:b})=>r(
{x:Number(b.x),y:Number(b.y)})),a=wp(i),l=yp(i);for(let b of e.querySelectorAll(".sized"))b.setAttribute("transform",`sc\
ale(${t})`);for(let[b,g]of s.entries()){let w=a[b].map(({x:y,y:M})=>`${y.toFixed(1)} ${M.toFixed(1)}`).join("L");g.querySelector(
".cell")?.setAttribute("d",w?`M${w}Z`:"");for(let y of g.querySelectorAll("circle")){let M=y.classList.contains("ring-fo\
cus")?12:y.classList.contains("chosen")?-ac:0,[$,T]=["many","handle"].map(E=>g.classList.contains(E)),k=T?rn:$?Math.min(
l[b],dp/t):l[b];y.setAttribute("r",String(k+M))}}let u=[...e.querySelectorAll(".tag.of")];if(!u.length)return;let d=s.map(
b=>u.find(g=>g.dataset.of===b.dataset.move)),h=d.map(b=>ur(b?.textContent??"")),p={x:n.x/t,y:n.y/t,w:n.w/t,h:n.h/t},m=o.
map(({x:b,y:g,kind:w})=>{let[y,M]=mp[w??""]??[13,13];return{x:(b-y)/t,y:(g-M)/t,w:2*y/t,h:2*M/t}}),f=xp(i,l,h,m,p);for(let[
b,g]of d.entries()){let{x:w,y}=f[b];g?.querySelector(".stands")?.setAttribute("transform",`translate(${w-i[b].x} ${y-i[b].
y})`)}}var vp=18,$p=40,Mp={"stroke-width":5},_p={"stroke-width":36,"stroke-linejoin":"round","stroke-linecap":"round"},Sp=.4;function Tp(e,t){
let n=t.get(e.a),o=t.get(e.b),s=`M${n.x} ${n.y}L${o.x} ${o.y}`,r=i=>x("path",{d:s,fill:"none",...i});switch(e.kind??"roa\
d"){case"double":return[r({style:"stroke:var(--field-edge)","stroke-width":9}),r({style:"stroke:var(--field)","stroke-wi\
dth":4})];case"dashed":return r({style:"stroke:var(--field-edge)","stroke-width":6,"stroke-dasharray":"12 9"});case"thin":
return r({style:"stroke:var(--field-edge)","stroke-width":3});case"pointer":return r({style:"stroke:var(--on-field-2)","\
stroke-width":3,"stroke-dasharray":"2 5"});default:return r({style:"stroke:var(--field-edge)","stroke-width":9})}}var dc=(e,t,n,o)=>x(
"text",{class:o,y:.35*t,"font-size":t,"font-weight":700,"text-anchor":"middle",fill:n},e);function Ep(e,t,n,o){let{fill:s,
ink:r}=t?ar(t.step):{fill:"var(--on-field)",ink:""},i={style:`fill:${s};stroke:var(${t?"--on-field-2":"--field"})`,"stro\
ke-width":2},a=t?Math.min(16*n,vp):13,l=e.kind==="crossing"?x("path",{d:`M0 ${-a*1.35}L${a*1.35} 0 0 ${a*1.35} ${-a*1.35}\
 0Z`,...i}):e.kind==="door"?x("path",{d:`M${-a} ${-a}L${a} 0 ${-a} ${a}Z`,...i}):e.kind==="house"?x("rect",{x:-66,y:-34,
width:132,height:68,rx:4,...i}):e.kind==="place"?N(-19,-27,38,54,{class:"slot",rx:4,fill:"none"}):x("circle",{r:a,...i}),
u=e.kind==="house",d=u&&(e.name??"").length>8?(e.name??"").split(" "):[e.name??""],h=Math.max(1,...d.map(f=>f.length)),p=u?
Math.min(23*n,122/(.66*h),54/(1.1*d.length)):20*n,m={...e.kind==="place"?o(e):{x:0,y:u?0:16+18*n,"text-anchor":"middle"},
class:u?"on-house":"f"};return x("g",{transform:`translate(${e.x} ${e.y})`},x("title",e.label),l,e.kind==="pointer"&&!t&&
N(-5,-5,10,10,{fill:"var(--field)"}),t&&dc(t.text,20*n,r,t.fine?"coarse":""),t?.fine&&dc(t.fine,15*n,r,"fine"),e.name&&d.
map((f,b)=>x("text",{"font-size":p,"font-weight":700,...m,y:m.y+(u?(.35+1.1*(b-(d.length-1)/2))*p:0)},f)))}function Lp(e){
let t=new Map;for(let{key:o,at:s,art:r}of e)(r??"mark")==="mark"&&t.set(s,[...t.get(s)??[],o]);let n=new Map;for(let o of t.
values())o.forEach((s,r)=>n.set(s,r-(o.length-1)/2));return n}function Hp(e,t,n,o=0){let s=t.get(e.at);if(!s)throw new Error(
`Expected a node of the board, not "${e.at}".`);let r={mark:()=>[W(0,0,27,{fill:e.active?"var(--accent-on-field)":"var(-\
-field)"}),Ne(e.seat??0,-19,-19,38,{fill:e.active?"var(--field)":"var(--on-field)",ink:e.active?"var(--accent-on-field)":
"var(--field)"})],agent:()=>[W(0,0,15,{style:"fill:var(--field);stroke:var(--on-field)","stroke-width":3}),N(-9,-3,18,6,
{fill:"var(--on-field)"})],card:()=>[x("g",{transform:"translate(-20 -28)"},Vt(e.face,40))],bars:()=>[N(-64,-32,128,64,{
rx:3,fill:"var(--on-field)"}),x("path",{d:"M-54 -32V32M-38 -32V32M38 -32V32M54 -32V32",style:"stroke:var(--field)","stro\
ke-width":6})],empty:()=>[N(-19,-27,38,54,{class:"slot",rx:4,fill:"none"})]}[e.art??"mark"];if(!r)throw new Error(`Expec\
ted a token that can be drawn, not "${e.art}".`);return x("g",{transform:`translate(${s.x+46*n*o} ${s.y}) scale(${n})`,role:"\
img","aria-label":e.label,"data-token":e.key},x("title",e.label),x("g.grows",r()))}function Ap({tag:e,path:t},n,o){let{x:s,
y:r}=n.get(t[t.length-1]),i=18+11*e.length;return e&&x("g.tag",{transform:`translate(${s+14} ${r-12-32*o}) scale(${o})`},
N(0,0,i,32,{rx:3,style:"fill:var(--lit)"}),x("text",{x:i/2,y:23,"font-size":21,"font-weight":700,"text-anchor":"middle",
fill:"#13201E"},e))}function hc(e,t){let n=e.path.map(r=>t.get(r)),o=n.map(({x:r,y:i},a)=>`${a?"L":"M"}${r} ${i}`).join(
""),s=!e.move;return x("g",{class:s?"way gone":"way",role:s?"img":null,"aria-label":s?e.label:null,"aria-hidden":s?null:
"true","data-steps":n.length-1},s&&x("title",e.label),x("path.line",{d:o,fill:"none",style:"stroke:var(--lit)",...s?_p:Mp}))}
function Up({path:e,label:t,move:n,chosen:o},s,r){let i=s.get(e[e.length-1]),a=r?{class:"way plays",tabindex:0,"data-mov\
e":n,"aria-pressed":String(!!o)}:{class:"way shown"};return dr(i,{role:r?"button":"img",label:t,ring:!0,chosen:!!o,attributes:a})}
function Cp(e,t,n,o){let s=13*o*(e.name?.length??0),r=[{x:-23*o-3,y:7*o,"text-anchor":"end",left:-s-23*o},{x:23*o+3,y:7*
o,"text-anchor":"start",left:23*o},{x:0,y:45*o,"text-anchor":"middle",left:-s/2},{x:0,y:-31*o,"text-anchor":"middle",left:-s/
2}],i=t.edges.flatMap(({a:d,b:h})=>{let p=n.get(d),m=n.get(h);return[0,.25,.5,.75,1].map(f=>({x:p.x+(m.x-p.x)*f,y:p.y+(m.
y-p.y)*f}))}),a=({y:d,left:h})=>i.filter(p=>p.x>e.x+h-14&&p.x<e.x+h+s+14&&p.y>e.y+d-16*o-12&&p.y<e.y+d+12).length,{left:l,
...u}=r.reduce((d,h)=>a(h)<a(d)?h:d);return u}var Pp=(e,t,n)=>[e.art?x("g.scenery",bi(e.art)):null,(e.areas??[]).map(({name:o,
x:s,y:r})=>x("text.f2",{x:s,y:r,"font-size":20*n,"text-anchor":"middle"},o)),x("g",{fill:"none"},...e.edges.map(o=>Tp(o,
t)))];function Np(e,t,n,o,s=0){let r=n.get(e.at),i={agent:22,card:39}[e.art??"mark"]??34,a=r.x+46*o*s;return x("g.light",
{transform:`translate(${a} ${r.y}) scale(${o})`,"data-x":a,"data-y":r.y,"data-key":`lit:${e.key}`,"aria-hidden":"true"},
W(0,0,i,{fill:"none",style:"stroke:var(--lit)","stroke-width":6}),t&&N(i-6,-i-14,26,26,{style:"fill:var(--lit)"}),t&&x("\
text",{x:i+7,y:5-i,"font-size":18,"font-weight":700,"text-anchor":"middle",fill:"#13201E"},t))}function Rp(e,t,{zone:n},{
nodes:o,aside:s,u:r,at:i}){let a=n.tokens.find(({key:d})=>d===e),l=o.get(a?.at??e);if(!l)throw new Error(`Expected a nod\
e or a token of the board, not "${e}".`);let u=n.carries?.length;return dr({x:l.x+46*r*(s.get(e)??0),y:l.y},{role:"butto\
n",label:a?.label??l.label,ring:!a,chosen:t,attributes:{class:["way plays",a&&"handle",u&&"many"],tabindex:a&&i?-1:0,"ar\
ia-pressed":String(t),"data-spot":e}})}function mc(e){let{board:t,zone:n,heat:o,clear:s,acting:r,spots:i,lit:a,w:l,h:u,k:d}=e,
h=new Map(t.nodes.map($=>[$.id,$])),p=Lp(n.tokens),m=d<Sp?1:Math.max(1,.62/d),f=(n.ways??[]).filter(({move:$})=>!$),b=(n.
ways??[]).filter(({move:$})=>$),g=n.tokens.filter(({art:$})=>!(s&&$==="agent")),w=({art:$})=>!!o.nodes&&$==="card",y=$=>Ep(
$,o.nodes?.[$.id],m,T=>Cp(T,t,h,m)),M=$=>Hp($,h,m,p.get($.key));return x("svg.board",{width:l,height:u,viewBox:`0 0 ${t.
width} ${t.height}`,preserveAspectRatio:"xMidYMid meet",style:"overflow:hidden","data-board":t.id},N(0,0,t.width,t.height,
{fill:"transparent"}),Pp(t,h,m),f.map($=>hc($,h)),t.nodes.filter(({kind:$})=>$==="place").map(y),g.filter(w).map(M),t.nodes.
filter(({kind:$})=>$!=="place").map(y),b.map($=>hc($,h)),g.filter($=>!w($)).map(M),f.map($=>Ap($,h,m)),g.filter(({key:$})=>$ in
a).map($=>Np($,a[$.key],h,m,p.get($.key))),b.filter(({tag:$})=>$).map(({tag:$,move:T,path:k})=>cc(h.get(k[k.length-1]),$,
T??"")),b.map($=>Up($,h,r)),Object.entries(i).map(([$,T],k)=>Rp($,T,e,{nodes:h,aside:p,u:m,at:k})))}function pc(e,t){for(let n of e.
querySelectorAll(".way.gone > .line")){if(!(n instanceof SVGGeometryElement))continue;let o=n.getTotalLength(),s=Number(
n.parentElement?.dataset.steps??1);n.animate([{strokeDasharray:`0 ${o}`},{strokeDasharray:`${o} 0`}],{duration:s*$p/t})}}var we=390,Ft=700,Bt=10,mr=e=>e.zones.every(t=>["seat","ring","fan","stack","tray","kinds"].includes(t.kind)&&(e.table===
"corners"||!(t.kind==="seat"&&(t.before?.length??0)>0)));function pr(e,t,n,o,s,r,i=!1){let a=t.alert||(t.counters??[]).map(
({value:m,label:f})=>`${m} ${f}`)[0]||t.note;e.add("mark",t.id,n,o,{seat:t.seat,size:20,active:!!t.active});let l=n+26,u=s-
26,d=i?xt(t.name,13,u-28,1.06):{lines:[t.name],size:13};if(e.text(`${t.id}.name`,d.lines[0],l,o+9,{size:d.size,bold:!0,quiet:!1,
room:u}),e.text(`${t.id}.note`,xt(a??"",12,u).lines[0],l,o+(i?24:22),{size:12,tone:t.alert?"lit":"",room:u}),i){let m=l+
Z(d.lines[0],d.size)*1.06+8;e.cards(t.cards,m,o-2,20,{w:11,ideal:2,tight:.02},{role:"seat"})}if(!r)return;let h=t.cards.
some(m=>m.face||m.key in(e.extras.dealt??{})),p={w:r,ideal:r*.72,tight:h?.5:.06,least:h?r*.8:r};e.cards(t.cards,n,o+30,s-
6,p,{role:"seat",pitch:.5})}function ao(e,t,n,o,s,r=we){let i=!!e.extras.acting,a=t.cards.length>(r-s)/60,l=a?Bt:s,u=n+(a?
30:0)+(i?12:0),d=qt(78,o-u-(i?6:0));pr(e,{...t,cards:[]},Bt,a?n:(n+o)/2-14,a?r:s-Bt-6,0);let h={w:d,ideal:d*1.12,tight:.36,
least:Math.min(d,44),floor:24};e.cards(t.cards,l,u,r-l-Bt,h,{own:!0,role:"hand",pitch:.7})}function io(e,t,n,o,s,r){e.text(
`${t}.count`,n,s,r,{size:20,bold:!0,quiet:!1});let[i,a]=xt(o,12,58).lines;e.text(`${t}.label`,i,s,r+15,{size:12,room:58}),
a&&e.text(`${t}.more`,a,s,r+28,{size:12,room:58})}function Op(e,{seats:[t,...n],ring:o,fans:s,stacks:r,trays:i},a,l){let u=(l-
we)/(Ft-we),d=o?132+116*u:Bt,h=[...i,...r].length?66:0,p=l-Bt-h,[m,f,b]=e.extras.acting?[70,76,42]:[68,74,45],g=b+20*u,w=g<
56?0:1.085*g+31,y={x:m+54*u,y:Math.max(f+26*u,w),r:g};o&&e.add("ring",o.id,y.x,y.y,{ring:o,r:y.r});let M=Math.max(1,Math.
min(n.length,3)),$=Math.ceil(n.length/M),T=(p-d)/M;n.forEach((L,S)=>{let _=$>1?0:n.length>2?26:34;pr(e,L,d+S%M*T,8+Math.
floor(S/M)*36,T,_,!_)}),i.forEach(L=>io(e,L.id,String(L.count),L.label,p+8,22)),r.forEach((L,S)=>{let _=76+S*52;io(e,L.id,
String(L.count),L.label,p+8,_),L.top&&e.card(L.top,p+36,_-15,15,{role:"stack",recall:L.recall})});let k=96,E=a-(e.extras.
editing?108:e.extras.acting?132:88);for(let L of s){let S=qt(a>320&&L.cards.length<7?60:44,E-k-34),_={w:S,ideal:S*.74,tight:.3,
least:S,floor:15},H=p-d,C=Math.min(_.ideal,(H-S)/Math.max(L.cards.length-1,1)),O=C<22;L.cards.forEach((B,J)=>{let F=J===
L.cards.length-1,D=d+J*C;e.card(B,D,k+20,S,{seen:F?S:Math.min(S,C),role:"fan"}),(F||!O||(L.cards.length-1-J)%2===0)&&e.text(
`${B.key}.above`,B.above??"",D+1,k+14,{size:F?14:12,bold:F,quiet:!F}),B.under!=null&&(F||!O)&&e.add("mark",`${B.key}.und\
er`,D+2,k+24+S*1.4,{seat:B.under,size:14,quiet:!F})}),L.cards.length||e.add("pile",L.id,d,k+20,{w:S,under:0,empty:!0})}return t&&
ao(e,t,E+4,a-8,d,l),{y:a-18,middle:y}}function Dp(e,{seats:[t,...n],ring:o,stacks:s,trays:r},i,a){let l=Math.max(1,Math.
min(n.length,5)),u=Math.ceil(n.length/l),d=(a-2*Bt)/l,h=u>1?34:56;n.forEach((M,$)=>{let T=Bt+$%l*d,k=8+Math.floor($/l)*h;
pr(e,M,T,k,d,u>1?0:18,u>1)});let p=8+u*h,m=e.extras.acting?i-136:i-110,f=Math.min(58,(m-p)/2-14),b={x:a/2,y:(p+m)/2-12,r:f};
o&&e.add("ring",o.id,b.x,b.y,{ring:{...o,note:""},r:f});let g=Math.min(44,f*.74),w=10,y=b.x-(s.length*g+(s.length-1)*w)/
2;return s.forEach((M,$)=>{let T=y+$*(g+w),k=b.y-g*.7;M.top?e.card({...M.top,move:M.move||M.top.move,off:M.off||M.top.off},
T,k,g,{role:"stack"}):e.add("pile",M.id,T,k,{w:g,under:0,empty:!0}),io(e,M.id,String(M.count),M.label,$?a-74:Bt,b.y)}),r.
forEach(M=>io(e,M.id,String(M.count),M.label,a-74,b.y+40)),t&&ao(e,t,m+2,i-8,96,a),{y:i-18,middle:b}}var fc=(e,t,n,o,s)=>(o?
Dp:Op)(e,t,n,s);var gc=e=>(e.table??"long")==="long"&&e.zones.every(t=>["seat","grid","stack"].includes(t.kind));function Bp(e,t){let n=t.
map(({key:i})=>`lit:${i}`),o=e.over.filter(({key:i})=>n.includes(i)),[s,r]=[o[0],o[o.length-1]];o.length<2||o.length<t.length||
o.some(({tab:i})=>i!==s.tab)||(e.over=e.over.filter(i=>!o.includes(i)),e.over.push({...s,w:r.x+r.w-s.x}))}function fr(e,t,n,o,s,r){
let i=t.cards.filter(E=>!E.face&&!(E.key in(e.extras.dealt??{}))),a=[...t.cards.filter(E=>!i.includes(E)),...(t.before??
[]).flatMap(E=>"cards"in E?E.cards:[])],l=r>40,u=l?26:18,d=l?Math.min(r,s/7.5):18,h=l?d*.26:6,p=i.length?d+h*(i.length-1):
0,m=n+u+(l?9:5),f=s-(m-n)-(l?8:p+12),b=l?f:s-8,g=(t.counters??[]).map(({value:E,label:L})=>`${E} ${L}`)[0]??"",w=l?[t.note,
g].filter(Boolean).join(", "):t.note||g;e.add("mark",t.id,n,o,{seat:t.seat,size:u,active:!!t.active});let y=xt(t.name,l?
15:13,f),M=xt(w,l?13:12,b);e.text(`${t.id}.name`,y.lines[0],m,o+(l?11:13),{size:y.size,bold:!0,quiet:!1,room:f}),e.text(
`${t.id}.note`,M.lines[0],l?m:n,o+(l?28:31),{size:M.size,room:b});let $={w:d,ideal:h,tight:.05};e.cards(i,l?n:n+s-p-8,l?
o+38:o-1,p+1,$,{role:"seat"}),Bp(e,i);let T=l&&p?n+p+12:n,k={w:r,ideal:r+3,tight:.3,least:r,floor:12};e.cards(a,T,o+(l?38:
36),n+s-8-T,k,{role:"seat",pitch:.5})}function Ip(e,t,n,o,s){let r=t.cells.flatMap(b=>"key"in b?[b]:[]),i=gr(n),a=r.length>
6?2:1,l=Math.max(Math.ceil(r.length/a),1),u=n>Ft?10:5,d=e.extras.acting?8:0,h=(n-2*i-u*(l-1))/l,p=qt(Math.min(n>Ft?70:50,
h),(s-o)/a-u-d),m=Math.min(h+u,p*1.3),f=(n-m*(l-1)-p)/2;r.forEach((b,g)=>{let w=f+g%l*m,y=o+Math.floor(g/l)*(p*1.4+u+d);
e.card(b,w,y,p,{role:"grid",own:!0})})}function Wp(e,t,n,o,s,r){let i=s*.7;(t.round??[]).forEach(({seat:l,words:u,now:d},h)=>{
let p=o+h*s,m=i>20?14:12;e.add("mark",`${t.id}.${h}`,n,p,{seat:l,size:i,active:d,quiet:!d}),e.text(`${t.id}.${h}`,u,n+i+
8,p+i/2+m*.35,{size:m,bold:d,quiet:!d,room:r-i-8})})}function Fp(e,t,n,o,s){let r=n>Ft,i=t.filter(g=>g.top||g.count||g.round?.
length),a=qt(r?92:56,s-o-(r?60:24)),l=r?56:18,[u,d]=r?[186,240]:[148,190],h=Math.max(0,...i.flatMap(g=>(g.round??[]).map(
w=>Z(w.words,1.06)))),p=Math.max(u,Math.min(d,(r?14:12)*h+(r?56:40))),m=i.reduce((g,w)=>g+a+(w.round?.length?p:0),l*(i.length-
1)),f=o+(s-o-a*1.4-22)*(r?.42:.3),b=(n-m)/2;for(let g of i){g.top?e.card(g.top,b,f,a,{role:"stack",recall:g.recall}):e.add(
"pile",g.id,b,f,{w:a,under:0,empty:!0});let w=g.round??[],y=r?14:12,M=f+a*1.4+(r?24:17);if(w.length){let $=Math.min(r?36:
25,(a*1.4+6)/w.length);Wp(e,g,b+a+(r?20:10),f,$,p-(r?20:10)),e.text(`${g.id}.label`,g.label,b,M,{size:y,room:a+p-10})}else{
let $=r?20:16,T=Z(String(g.count),$)*1.06+5,k=r?b:b+Math.min(0,(a-T-Z(g.label,y))/2);e.text(`${g.id}.count`,String(g.count),
k,M,{size:$,bold:!0,quiet:!1}),e.text(`${g.id}.label`,g.label,k+T,M,{size:y})}b+=a+(w.length?p:0)+l}}function qp(e,t,n,o,s){
let r=n>Ft,i=gr(n),a=Math.min((s-o)/Math.max(t.length,1),r?150:96),l=r?0:24,u=qt(r?84:46,a-l-(r?16:8)),d=r?166:i;t.forEach(
(h,p)=>{let m=o+p*a;if(r){let b=e.head(h,i,m,d-i-12);e.counters(h,i+4,m+42+b,d-i-16,!0)}else{let b=(h.counters??[]).map(
({value:y,label:M})=>`${y} ${M}`),g=i+24+Z(h.name,13)*1.06+8;e.add("mark",h.id,i,m,{seat:h.seat,size:18,active:!!h.active}),
e.text(`${h.id}.name`,h.name,i+24,m+13,{size:13,bold:!0,quiet:!1});let w=xt([h.note,...b].filter(Boolean).join(", "),12,
n-i-g);e.text(`${h.id}.note`,w.lines[0],g,m+13,{size:w.size,room:n-i-g})}let f={w:u,ideal:u*1.12,tight:.3,least:u,floor:20};
e.cards(h.cards,d,m+l,n-i-d,f,{role:"seat"})})}function bc(e,t,n,o){let s=t.cards.find(i=>i.above),r=s&&e.things.find(({
kind:i,key:a})=>i==="card"&&a===s.key);!s?.above||!r||e.text(`${s.key}.over`,s.above,o??r.x,n,{size:o?12:14,bold:!0,quiet:!1,
tone:s.ghost?"lit":"",anchor:o?"end":"start",room:o?o-Bt-34-Z(t.name,13)*1.06:1/0})}var gr=e=>e>Ft?28:Bt;function br(e,t,n,o,s){
let i=n-166-28,a=e.extras.acting?18:0,l=qt(84,s-o-a-14),u={w:l,ideal:l*1.12,tight:.3,least:l,floor:30},d=e.head(t,28,o+a,
126);e.counters(t,32,o+a+48+d,126,!1),e.cards(t.cards,166,o+a,i,u,{own:!0,role:"hand"}),bc(e,t,o-14)}function wc(e,{seats:[
t,...n],grids:o,stacks:s},r,i){let a=gr(i),l=i>Ft,u=Math.max(n.length,1),d=(i-2*a+8)/u,h=l?22:8,p=l?u>1?46:60:u>2?26:32,
m=r-(e.extras.acting?l?150:126:l?132:100);!o.length&&!s.length&&n.every(g=>g.cards.every(w=>w.face))?qp(e,n,i,h,m-(l?30:
6)):n.forEach((g,w)=>{fr(e,g,a+w*d,h,d,p)});let f=n.some(g=>g.before?.length||g.cards.some(w=>w.face)),b=h+(l?54+p*1.4:f?
46+p*1.4:44);for(let g of o)l&&e.text(`${g.id}.label`,g.label,a,b+8,{room:i-2*a}),Ip(e,g,i,b+(l?26:0),m-(l?24:4));return Fp(
e,s,i,b,m),t&&l?br(e,t,i,m,r):t&&(ao(e,t,m,r-8,Bt+92,i),bc(e,t,m+9,i-Bt)),{y:r-18,middle:{x:i/2,y:(b+m)/2,r:40}}}var Vp={draw2:"+2",draw4:"+4"},Kp=["skip","reverse"],lo=28;function yr(e){let t=e>=lo;return{large:t,left:t?34:22,right:t?
44:24,tall:e*1.17,pitch:e*1.72+(t?4:1.5),gap:t?4:1.5}}var yc=({rows:e})=>Math.max(...e.map(({kinds:t})=>t.length));function co(e,t){
let{left:n,right:o,pitch:s,gap:r}=yr(t);return{w:n+yc(e)*(t+r)+o,h:e.rows.length*s}}function jp(e,t,n){let o=48;for(;o>12&&
(co(e,o).w>t||co(e,o).h>n);)o-=.2;return o}var kc=e=>[...e].reduce((t,n)=>t+Number(n),0);function xc(e,t){return e===2?N(
-t,-t,2*t,2*t,{style:"fill:var(--lit)"}):W(0,0,t,{style:e?"fill:none;stroke:var(--field-edge)":"fill:var(--on-field)","s\
troke-width":1.5})}var kr=(e,t,n)=>x("g",{transform:`translate(${e} ${t})`},n);function Gp(e,t,n){let{tall:o}=yr(n),s=e.
kinds[t],r=e.colour==="wild",i=r?"#fff":`var(--c-${e.colour}-on)`,a=Math.max(13,n*(r?.42:.54)),l=[e.unseen[t],e.held[t],
e.gone[t]].map(Number),u=Math.min(11,n/4+(n<lo?2:1)),d=l.flatMap((p,m)=>Array(p).fill([0,2,1][m])),h=Kp.includes(s)?x("g",
{style:`color:${i}`},Us(s,n/2,o/2,n*.2)):x("text",{x:n/2,y:o/2+a*.36,"text-anchor":"middle","font-size":a,"font-weight":700,
style:`fill:${i}`},Vp[s]??s);return x("g",x("g",{opacity:l[0]?null:.4},N(0,0,n,o,{rx:3,style:`fill:${r?"#17181c":`var(--\
c-${e.colour})`};stroke:#fff`,"stroke-width":n<lo?0:1.2}),h),d.map((p,m)=>kr(n/2+(m-(d.length-1)/2)*u,o+n*.28,xc(p,n<lo?
2.8:3.5))))}function Zp(e,t,n,o){let s=n?[0,82,182]:[0,62,136];return["unseen","discarded",o].map((r,i)=>[kr(e+s[i],t,xc(
i,4)),x("text.f2",{x:e+s[i]+9,y:t+4.5,"font-size":n?13:12},r)])}function xr({zone:e,w:t,lit:n}){let{large:o,left:s,tall:r,
pitch:i,gap:a}=yr(t),l=yc(e),u=s+l*(t+a)+(o?6:2);return e.rows.map((h,p)=>{let m=p*i,f=h.kinds.length<l/2,b=w=>s+w*(t+a)*
(f?1.6:1),g=kc(h.unseen);return[h.colour!=="wild"&&re(h.colour,s/2-3,m+r/2,s*.26,{style:`fill:var(--ring-${h.colour})`}),
h.kinds.map((w,y)=>kr(b(y),m,Gp(h,y,t))),h.kinds.map((w,y)=>`${h.id}.${w}`in n&&N(b(y)-1,m-2,t+2,r+t*.48,{"data-key":`li\
t:${h.id}.${w}`,rx:5,style:"fill:none;stroke:var(--lit)","stroke-width":o?3:2})),f&&Zp(Math.min(b(h.kinds.length),u-(o?240:
192)),m+r/2,o,h.hands??"yours"),x("text.f",{x:u,y:m+r/2+6,"font-size":o?18:14,"font-weight":700},String(g))]}).flat(3).filter(
Boolean)}function wr({rows:e}){let[t,n]=["unseen","gone"].map(o=>e.reduce((s,r)=>s+kc(r[o]),0));return`${t} ${t===1?"car\
d":"cards"} you can't see, ${n} discarded`}var vr=e=>[wr(e),...e.rows.map(({label:t})=>t)].join(". ");function We(e){let t=e.
zones.filter(n=>n.kind==="kinds");return t.length?{rows:t,of:t[0].of}:void 0}function vc(e,t){let n=Object.keys(e).filter(
o=>t?.rows.some(({id:s})=>o.startsWith(`${s}.`)));return t&&n.length?{[t.of]:e[n[0]],...e}:e}function Yp(e,t,n,o,s){let[
r]=t.counters??[];e.add("mark",t.id,n,o,{seat:t.seat,size:18,active:!!t.active}),e.text(`${t.id}.name`,t.name,n+23,o+9,{
size:13,bold:!0,quiet:!1,room:14}),e.cards(t.cards,n+38,o-4,s-42,{w:12,ideal:3,tight:.05},{role:"seat"}),r&&e.text(`${t.
id}.note`,`${r.value} ${r.label}`,n+23,o+23,{size:12,room:s-23})}function $c(e,{seats:[t,...n],ring:o,stacks:s,kinds:r},i,a){
let l={rows:r,of:""},u=a>Ft,d=u?28:10,h=Math.min(n.length||1,3),p=Math.ceil(n.length/h),m=n.length>3,f=u?52:m?30:40,b=u?
150:80,g=s.length*(f+12)+b,w=(a-2*d-g)/h,y=u?12:8,M=m?34:u?102:44,$=y+Math.max(f*1.4+(u?16:10),p*M),T=i-(u?104:74);n.forEach(
(_,H)=>{let C=y+Math.floor(H/h)*M;m&&!u?Yp(e,_,d+H%h*w,C,w):fr(e,_,d+H%h*w,C,u?w:Math.min(w,130),m||!u?26:42)});let k=a-
d-g;for(let _ of s)_.top?e.card(_.top,k,y,f,{role:"space"}):e.add("pile",_.id,k,y,{w:f,under:0,empty:!0}),k+=f+12;let E=s.
map(({count:_,label:H})=>`${_} ${H}`);o?.value&&s.some(({top:_})=>_?.face?.colour==="wild")&&E.push(`${o.value} named`),
E.forEach((_,H)=>{e.text(`spread.${H}`,_,k,y+14+H*(u?20:16),{size:u?14:12,room:b})});let L=jp(l,a-2*d,T-$),S=co(l,L);if(e.
add("spread","all",(a-S.w)/2,$+(T-$-S.h)*.35,{zone:l,w:L,lit:e.extras.lit??{}}),t&&u)br(e,{...t,counters:t.counters?.slice(
0,1)},a,T,i);else if(t){let _=qt(46,i-8-T);e.add("mark",t.id,d,T,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}\
.name`,t.name,d,T+36,{size:13,bold:!0,quiet:!1,room:62});let H={w:_,ideal:_+4,tight:.36,least:_,floor:20};e.cards(t.cards,
78,T,a-d-78,H,{own:!0,role:"hand"})}return{y:i-18,middle:{x:a/2,y:($+T)/2,r:40}}}var uo=class{constructor(t){this.open=!1;
this.how=t,this.root=c("section.sheet.spread",{hidden:!0,role:"group"})}show(t,n,o){this.zone=t,t||(this.open=!1),this.root.
hidden=!this.open;let s=this.open&&JSON.stringify([t,n,o]);if(!t||!s||this.root.dataset.looks===s)return;this.root.dataset.
looks=s;let r=o?23.2:44,i=co(t,r),a=this.root.contains(dt(this.root)),l={class:"btn quiet shut","aria-label":"Close",title:"\
Close",onclick:()=>this.escape()};this.root.setAttribute("aria-label",wr(t)),this.root.replaceChildren(c("h2",wr(t)),ht(
l,_t("close",16)),x("svg",{viewBox:`0 -3 ${i.w} ${i.h}`,role:"img","aria-label":vr(t)},xr({zone:t,w:r,lit:n}))),a&&this.
root.querySelector("button")?.focus()}toggle(t){if(this.open)return void this.escape();this.open=!0,t(),this.root.querySelector(
"button")?.focus({preventScroll:!0})}escape(){let t=this.open,n=this.root.contains(dt(this.root));return this.open=!1,this.
root.hidden=!0,n&&this.zone&&this.how.focus(this.zone.of),t}};var ye=(e,t)=>x("text",t,e),Mc=e=>!e.plays&&!!(e.opens||e.recall?.length);function zp(e){let t=e.w*1.4,n=Math.min(11,Math.
max(7,e.w*.16));return[e.plays&&N(-2,-2,Math.max(e.seen,24),t+24,{class:"touch",fill:"transparent"}),e.dealt&&Vt(null,e.
w),e.ghost?x("g.faint",Vt(e.face,e.w)):Vt(e.face,e.w),e.ghost&&N(0,0,e.w,t,{class:"ghost",rx:e.w*.085,fill:"none"}),e.kin&&
!e.ghost&&N(1.5,1.5,e.w-3,t-3,{class:"kin",rx:e.w*.07,fill:"none"}),e.off&&N(0,0,e.w,t,{class:"veil",rx:e.w*.085}),e.under&&
x("path.bar-under",{d:`M2 ${t+11.5}h${Math.max(e.seen-6,18)}`,"stroke-width":5}),Mc(e)&&yi(n+2,t-n-2,n),N(-5,-5,e.w+10,t+
10,{class:"ring-focus",rx:e.w*.085+5}),x("title",Mc(e)?`${e.label}. Press to see the cards.`:e.label)]}var ne=24,$r=14,Jp=8;
function Xp(e){let t=Math.min(ne,e.w);switch(e.role){case"hand":{let n=Math.min(ne,e.w*.55);return[e.w-n,e.h-n,n]}case"s\
tack":case"pile":return[e.w-t,e.h-t,t];case"fan":return[e.w-t,e.h*.36,t];case"seat":return e.h<ne?[e.w+3,(e.h-$r)/2,e.w<
Jp?0:$r]:[e.w-ne,e.h-ne,ne];case"space":return[e.w-14,e.h-21,ne];case"dice":return[e.w+3,-3,ne];default:return e.y>ne?[e.
w-21,-25,ne]:[Math.max(-8,1-e.x),Math.max(-8,1-e.y),$r]}}function Qp(e){let[t,n,o]=Xp(e),s=e.tab&&o>0&&x("g",{transform:`\
translate(${t} ${n})`},N(0,0,o,o,{fill:"var(--lit)"}),ye(e.tab,{x:o/2,y:o*.71,"font-size":o*.625,"font-weight":700,"text\
-anchor":"middle",fill:"#13201E"}));return[N(-3,-3,e.w+6,e.h+6,{rx:7,fill:"none",stroke:"var(--lit)","stroke-width":4}),
s]}function tf(e){let t=e.tone==="lit"?"lit-text":e.quiet?"f2":"f";return[x("text",{"font-size":e.size,"font-weight":e.bold?
700:400,"text-anchor":e.anchor,class:t},e.lines.map((n,o)=>x("tspan",{x:0,dy:o?e.size*1.2:0},n)))]}var ef=e=>[Ne(e.seat,
0,0,e.size,{fill:e.active?"var(--accent-on-field)":e.quiet?"var(--on-field-2)":"var(--on-field)"})];function nf(e){let t=String(
e.value),n=de(t),o=n?Ht(t,e.high):0;return[n&&Dt(t,0,0,e.high,{colour:"var(--on-field)"}),ye(n?e.label:`${t} ${e.label}`,
{x:n?o+8:0,y:e.high-4,"font-size":13,class:"f2","aria-hidden":"true"})]}function of(e){return e.empty?[N(1,1,e.w-2,e.w*1.4-
2,{class:"slot",rx:5,fill:"none"})]:Array.from({length:e.under},(t,n)=>{let o=(e.under-n)*2.5;return x("g",{transform:`t\
ranslate(${o} ${-o})`},N(0,0,e.w,e.w*1.4,{class:"paper",rx:e.w*.085}))})}var sf=e=>[x("text.f2",{"font-size":13,"aria-hi\
dden":"true"},x("tspan.f",{"font-weight":700,"font-size":15},String(e.count)),e.lines.map(t=>x("tspan",e.broken?{x:0,dy:17}:
{dx:4},t)))];function rf(e){let t=String(e.count),n=Ht(t,22),o=n+8+e.noted,s=(e.wide-(e.below?n:o))/2;return[Dt(t,s,0,22,
{colour:"var(--on-field)"}),ye(e.label,{x:e.below?e.wide/2:s+n+8,y:e.below?e.high+56:18,"text-anchor":e.below?"middle":"\
start","font-size":13,class:"f2","aria-hidden":"true"}),Qo(e.count,12,30+e.high,e),Et(`M1.5 ${e.high-6}V${36+e.high}H${e.
wide-1.5}V${e.high-6}`,"var(--field-line)",3)]}var an=(e,t)=>[t*Math.sin(e*2*Math.PI),-t*Math.cos(e*2*Math.PI)];function af(e){
let{ring:t,r:n}=e,o=t.of??10,s=t.filled??0,r=t.preview?.filled??s,i=t.goal??-1,a=n*.17,l=2.4/360,u=j("hatch"),d=y=>{let[
M,$]=an(y/o+l,n),[T,k]=an((y+1)/o-l,n);return`M${M} ${$}A${n} ${n} 0 0 1 ${T} ${k}`},h=Array.from({length:o},(y,M)=>{let $=M<
s,T=t.preview?M>=s&&M<r:i>=0&&M>=s&&M<i,k=M===i?"var(--lit)":$?"var(--accent-on-field)":"var(--field-line)";return[x("pa\
th",{d:d(M),fill:"none",style:`stroke:${k}`,"stroke-width":a}),T&&x("path",{d:d(M),fill:"none",style:`stroke:url(#${u})`,
"stroke-width":a})]}),p=n<56,m=p?12:14,f=(t.marks??[]).map(y=>{let M=y.at/o,$=n+a/2+4,[T,k]=an(M,$),[E,L]=an(M,$+7),[S,_]=an(
M,$+(p?6:19)),H=Math.sin(M*2*Math.PI)<-.2,C=Math.sin(M*2*Math.PI)>.2;return[!p&&x("path",{d:`M${T} ${k}L${E} ${L}`,class:y.
on?"tick on":"tick"}),ye(y.text,{x:S+(H?5:C?-5:0),y:_+(p?4:5),"font-size":m,"font-weight":y.on?700:400,"text-anchor":H?"\
end":C?"start":"middle",class:y.on?"f":"f2"})]}),b=(t.preview??t).value??"",g=t.preview?.note??t.note,w=Math.min(n*.7,n*
140/Math.max(Ht(b,100),1));return[x("defs",Mt(u,"var(--accent-on-field)","none")),W(0,0,n+a/2,{fill:"var(--field)"}),...t.
closed?lf(n,a):[...h.flat(),...f.flat()],de(b)&&Dt(b,0,-w*.61,w,{anchor:"middle",colour:"var(--on-field)"}),g&&ye(g,{y:n*
.55,"font-size":Math.max(13,n*.14),"font-weight":t.closed?700:400,"text-anchor":"middle",class:t.closed?"lit-text":"f2"})]}
var lf=(e,t)=>[0,1,2].map(n=>W(0,0,e+n*t*1.15,{fill:"none",style:"stroke:var(--lit)","stroke-width":n?t*.24:t,class:n?"e\
cho":"whole"}));function cf(e){let{r:t}=e,n={...e.ring,...e.ring.preview},o=Math.round(t/4.6),s=n.colour?`var(--ring-${n.
colour})`:"var(--on-field-2)",r=(n.direction??1)<0?-1:1,i=Hn(n.colour),a=Array.from({length:o},(d,h)=>h*360/o).filter(d=>!i||
Math.abs(d-180)>31).map(d=>x("path",{transform:`rotate(${d}) translate(0 ${-t}) scale(${r} 1)`,d:"M-7-9H0L8 0 0 9H-7L1 0\
Z",fill:s})),l=i&&x("g",{transform:`translate(-60 ${t-18})`},N(0,0,120,36,{rx:4,fill:`var(--c-${n.colour})`}),re(n.colour,
22,18,8.5,{fill:"none",stroke:`var(--c-${n.colour}-on)`,"stroke-width":2.5}),ye(`${n.colour.toUpperCase()} ${i}`,{x:40,
y:24,"font-size":16,"font-weight":700,fill:`var(--c-${n.colour}-on)`})),u=n.note&&ye(n.note,{y:t-30,"font-size":13,"text\
-anchor":"middle",class:"f2"});return[...a,l,u]}var uf=e=>[Qo(e.count,0,0,e)],df=({ring:e})=>[de(e.value??"")&&Dt(e.value,
0,-26,40,{anchor:"middle",colour:"var(--on-field)"}),ye(e.note??"",{y:36,"font-size":14,"text-anchor":"middle",class:"f2"})],
hf={dial:af,chevrons:cf,none:df},mf=e=>Array.from({length:e.full},(t,n)=>x("g",{transform:`translate(${e.size/2+n*(e.size+
5)} ${e.size/2})`,"aria-hidden":"true"},W(0,0,e.size/2-1.5,{fill:"none",class:n<e.count?"agent":"slot"}),n<e.count&&N(-5,
-1.75,10,3.5,{fill:"var(--on-field)"}))),pf=e=>[N(1.5,1.5,e.size-3,e.size-3,{rx:4,style:`fill:${e.box==="done"?"var(--on\
-field)":"var(--field)"};stroke:var(--${{now:"lit",done:"on-field",open:"field-edge"}[e.box]})`,"stroke-width":e.box==="\
now"?4:2,"stroke-dasharray":e.box==="open"?"4 3":null}),e.box==="done"&&x("path",{d:"M-4 -4L4 4M4 -4L-4 4",transform:`tr\
anslate(${e.size/2} ${e.size/2}) scale(${e.size/18})`,style:"stroke:var(--field)","stroke-width":2.5})],ff={card:zp,lit:Qp,
text:tf,mark:ef,counter:nf,pile:of,count:sf,tray:rf,chips:uf,dice:Gl,agents:mf,box:pf,spread:e=>xr(e),board:e=>[mc(e)],ring:e=>hf[e.
ring.art??"dial"](e)};function Le(e){let t=ff[e.kind];if(!t)throw new Error(`Expected a thing that the table can draw, n\
ot "${e.kind}".`);return t(e).filter(Boolean)}function _c(e){switch(e.kind){case"card":return e.label;case"counter":return`${e.
value} ${e.label}`;case"count":return e.spoken||`${e.count} ${e.lines.join(" ")}`;case"tray":return`${e.count} ${e.label}`;case"\
dice":case"board":return e.kind==="dice"?e.label:e.zone.label;case"ring":return e.ring.label;case"spread":return vr(e.zone);default:
return""}}var Mr=150,_r=112,Sc=7,ho=8,gf=50,bf=16,Jt=(e,t,n,o)=>({kind:e,key:"",x:t,y:n,...o}),mo=(e,t,n,o={})=>Jt("text",t,n,{lines:[
e],size:14,bold:!1,quiet:!1,anchor:"start",tone:"",...o}),Tc=(e,t,n,o)=>Jt("card",t,n,{w:o,face:e.face??null,label:e.label,
kin:e.kin,seen:o}),Sr=(e,t,n,o)=>Jt("lit",e,t,{w:n,h:o,tab:"",role:""});function wf({id:e,cards:t=[],columns:n=0},o,s){let r=n||
t.length,i=t.some(h=>h.above)?19:0,a=n||t.length<4?o+5:Math.max(o*.66,i+3),l=o*1.4+5,u=a*(r-1)+o,d=i+l*Math.ceil(t.length/
r)-5;return{w:u,h:d,put:(h,p)=>[...t.flatMap((f,b)=>{let g=h+a*(b%r),w=p+i+l*Math.floor(b/r),y=b===t.length-1;return[Tc(
f,g,w,o),...f.above?[mo(f.above,g,w-6,{bold:y,quiet:!y})]:[],...s.has(f.key)?[Sr(g,w,o,o*1.4)]:[]]}),...s.has(e??"")&&t.
length>1?[Sr(h,p+i,u,d-i)]:[]]}}function yf(e,t,n){let o=e.top&&!e.top.face,s=o?Math.min(3,e.count-1):0,r=s*2.5;return{w:t+
r,h:t*1.4+r,put:(i,a)=>[Jt("pile",i,a+r,{w:t,under:s,empty:!e.top}),...e.top?[Tc(e.top,i,a+r,t)]:[],...n.has(e.id)?[Sr(i,
a+r,t,t*1.4)]:[]]}}function kf(e,t){let n=Math.min(21,Math.max(16,Math.round(t*.42))),o=n*.8,s=e.counters?.find(({value:f,
art:b})=>f||!b)??e.counters?.[0],r=s?.value?s.art:"",i=s?String(s.value):"",a=s&&!r?s.label:"",l=e.alert?e.alert:a,u=Math.
ceil((s?.value??0)/10),d=r==="chips"?66:0,h=n+5+Z(i,o*1.1),p=h+(r==="agents"?8+23*(s?.value??0):0);return{w:Math.max(p,r===
"chips"?15*u-2:0,Z(l,14)),h:d+n+(l?17:0),put:(f,b)=>[...r==="chips"?[Jt("chips",f,b+d-4,{count:s?.value,w:13,t:4,g:2,pitch:15})]:
[],...r==="agents"?[Jt("agents",f+h+8,b,{count:s?.value,full:s?.value,size:18})]:[],Jt("mark",f,b+d,{seat:e.seat,size:n,
active:!!e.active||e.note==="wins"}),mo(i,f+n+5,b+d+n*.76,{size:o,bold:!0}),...l?[mo(l,f,b+d+n+14,{tone:e.alert?"lit":"",
bold:!!e.alert})]:[]]}}function xf({board:e,zone:t},n,o){let s=e,r={heat:{},clear:!1,acting:!1,spots:{},lit:Object.fromEntries(
[...o].map(l=>[l,""]))},i=n,a=n*s.height/s.width;return{w:i,h:a,put:(l,u)=>[Jt("board",l,u,{board:s,zone:t,...r,w:i,h:a,
k:i/s.width})]}}function vf(e,t,n){let o=e.zone;switch(e.kind){case"cards":return wf(e,t,n);case"stack":return yf(o,t,n);case"\
seat":return kf(o,t);case"tokens":return xf(e,t*3.2,n);case"dice":{let s=Math.min(30,t*.8),r=o.values.length*(s+10)-10;return{
w:r,h:s,put:(i,a)=>[Jt("dice",i,a,{...o,lit:o.lit??[],w:r,size:s})]}}case"ring":{let s=t*.66,r=s*1.42;return{w:2*r,h:2*r,
put:(i,a)=>[Jt("ring",i+r,a+r,{r:s,ring:{...o,marks:[],note:""}})]}}case"words":{let s=(e.words??"").split(`
`);return{w:Math.max(...s.map(r=>Z(r,15))),h:17*s.length,put:(r,i)=>s.map((a,l)=>mo(a,r,i+13+17*l,{bold:!l}))}}default:return{
w:22,h:12,put:(s,r)=>[Jt("arrow",s,r,{back:e.kind==="left"})]}}}var $f=({back:e})=>[x("path.arrow",{d:"M0 4.5h13V0l9 6-9\
 6V7.5H0z",transform:e?"translate(22 0) scale(-1 1)":null})];function Mf({rows:e,lit:t=[]}){let n=new Set(t),o=(s,r)=>s.
reduce((i,a)=>i+a+r,-r);for(let s=gf;;s-=1){let r=e.map(d=>d.map(h=>vf(h,s,n))),i=r.map(d=>o(d.map(({w:h})=>h),ho)),a=r.
map(d=>Math.max(...d.map(({h})=>h))),l=o(a,ho);if(s>bf&&(Math.max(...i)>Mr-2*Sc||l>_r-2*Sc))continue;let u=(_r-l)/2;return r.
flatMap((d,h)=>{let p=(Mr-i[h])/2,m=u;return u+=a[h]+ho,d.flatMap(({w:f,h:b,put:g})=>{let w=p;return p+=f+ho,g(w,m+(a[h]-
b)/2)})})}}var _f=({title:e,says:t})=>`${e}${/^\p{Ll}/u.test(t)?"":"."} ${t}`,Sf=e=>x("svg.uw-table",{viewBox:`0 0 ${Mr}\
 ${_r}`,role:"img","aria-label":_f(e)},Mf(e).map(t=>x("g",{class:`thing ${t.kind}`,transform:`translate(${t.x} ${t.y})`},
t.kind==="arrow"?$f(t):Le(t)))),po=({pictures:e})=>c("ol.howto",e.map((t,n)=>c("li",Sf(t),c("p",c("b",`${n+1}. ${t.title}`),
` ${t.says}`))));var Tr=({name:e,choices:t,help:n},o,s)=>t?c("select.pick",{id:o,"data-k":`field.${e}`,onchange:r=>s[e]=r.target.value},t.
map(([r,i])=>c("option",{value:r,selected:r===s[e]},i))):c("input",{id:o,"data-k":`field.${e}`,value:s[e],maxlength:200,
autocomplete:"off",placeholder:n,oninput:r=>s[e]=r.target.value});function Ec({model:e,el:t}){let n=c("div.uw.uw-strip.f\
olding");et(n,e.get("palette"));let o=c("section.sheet",{id:j("sheet")}),s=c("div.stage.fold-bar"),r=c("p.sr",{role:"sta\
tus"});n.append(o,s,r),t.append(n);let i=e.get.bind(e),a=!1,l=(y,M="")=>{a=y,b(),M&&Rt(n,M)};n.addEventListener("keydown",
y=>{y.key!=="Escape"||!a||(y.preventDefault(),l(!1,"fold"))});let u=new Map,d=y=>u.get(y)??(u.set(y,j(y)),u.get(y)),h="",
p={},m=(y,M)=>[c("button.btn",{"data-k":"fold","aria-expanded":String(a),"aria-controls":o.id,onclick:()=>l(!a,a?"":`fie\
ld.${i("fields")[0]?.name}`)},y),...i("buttons").filter($=>$.kind!=="set").map($=>c("button.btn",{"data-k":$.kind,onclick:()=>M(
$.kind)},$.label))],f=y=>{r.textContent=y},b=()=>{let y=i("fields"),M=JSON.stringify(y);M!==h&&(h=M,p=Object.fromEntries(
y.map(k=>[k.name,k.value])));let $=k=>e.send({kind:k,values:p});o.hidden=!a,K(s,...m(i("folded"),$)),K(o,c("div.thead",c(
"h2",i("heading")),c("button.btn.quiet",{"aria-label":"Close",onclick:()=>l(!1,"fold")},_t("close",16))),i("words")&&c("\
p.words",i("words")),c("form",{onsubmit:k=>{k.preventDefault(),$("set")}},y.length>0&&c("div.fields",y.map(k=>c("div.fie\
ld",c("label",{for:d(k.name)},k.label),Tr(k,d(k.name),p)))),i("note")&&c("p.refusal",{role:"alert"},i("note")),c("div.ro\
w.start",i("buttons").filter(k=>k.kind==="set").map(k=>c("button",{type:"submit",class:k.strong?"btn solid":"btn","data-\
k":k.kind},k.label)))),i("cell")&&c("p.mono.record",i("cell")));let T=i("note")||i("words");r.textContent!==T&&f(T)},g=y=>{
y.kind==="done"&&a&&l(!1,"fold")},w="change:heading change:words change:fields change:buttons change:note change:cell";return e.
on(w,b),e.on("msg:custom",g),b(),()=>{e.off(w,b),e.off("msg:custom",g)}}var Tf=e=>c("dl.clauses",e.map(([t,n])=>c("div",c("dt",t),c("dd",n))));function Lc({model:e,el:t}){let n=c("div.uw.uw-ru\
les"),o=e.get.bind(e),s=c("div");et(n,o("palette"));let r=()=>s.replaceChildren(...o("note")?[c("p.refusal",{role:"alert"},
o("note"))]:[]),i=()=>{let{aim:h,title:p}=o("howto");return h&&[c("div.thead",c("h2","How to play"),c("p.mute",p)),c("p.\
goal",h),po(o("howto"))]},a=(h,p)=>{let m=j(h.name);return c("div.field",c("label",{for:m},h.label,h.help&&c("small",h.help)),
Tr({...h,help:""},m,p))},l=()=>{let h=Object.fromEntries(o("fields").map(({name:p,value:m})=>[p,m]));return c("details.l\
eft",c("summary",c("b","What the rulebook leaves open")," ",c("span.mute",o("force"))),c("form",{onsubmit:p=>{p.preventDefault(),
e.send({kind:"set",values:h})}},o("fields").map(p=>a(p,h)),c("div.field",c("span.mute","Changing a rule starts a new gam\
e in every tab."),c("div.row.start",c("button.btn.solid",{type:"submit","data-k":"set"},"Use these rules"),c("button.btn",
{type:"button","data-k":"first",onclick:()=>e.send({kind:"first"})},"Reset")))),c("h3","How we settled the rest"),c("ul.\
rulings",o("rulings").map(([p,m])=>c("li",m,c("small",` ${p}`)))))},u=()=>{let h={record:""};return c("details.left",c("\
summary",c("b","Open a saved game or a link")),c("form",{onsubmit:p=>{p.preventDefault(),e.send({kind:"set",values:h})}},
a({name:"record",label:"A record or link to open",value:"",help:o("record")},h),c("div.field",c("span"),c("button.btn.so\
lid",{type:"submit","data-k":"open"},"Open"))))},d=o("heads");return n.append(c("section.sheet",i(),d.length>0&&[c("h2",
"The rules"),d.map(([h,p])=>[c("h3",h),Tf(p)]),l(),u(),s])),t.append(n),r(),e.on("change:note",r),()=>e.off("change:note",
r)}var Ef=2e3,Hc=Symbol.for("uncle_widgets.drawn");function Er(e){try{return JSON.parse(e)}catch{return null}}function Ac(e,t){
if(!ot())return()=>{};let n=globalThis,o=performance.now()+(!n[Hc]&&Ce()?Ef:0);n[Hc]=!0;let s="",r=0,i=zt(t,()=>e.get("k\
ept")),a=d=>{let h=Er(d),p=()=>e.send({kind:"restore",kept:h});h&&(r=window.setTimeout(p,Math.max(0,o-performance.now())))},
l=()=>{if(!e.get("kept"))return;let d=Object.keys(e.get("keeping")).length>0;s!==e.get("kept")?(s=e.get("kept"),d||i.look(
a)):d&&i.keep(JSON.stringify(e.get("keeping")))},u="change:kept change:keeping";return e.on(u,l),l(),()=>{clearTimeout(r),
i.stop(),e.off(u,l)}}var Lf=12,Hf={near:"close",far:"not close",open:"to come"},Af={near:"hit",far:"missed",open:""};function Uc(e){let t=[];
return e.forEach(({group:n,paired:o},s)=>{o?t.at(-1)?.at(-1)?.push(s):s>0&&e[s-1].group===n?t.at(-1)?.push([s]):t.push([
[s]])}),t}function Cc({model:e,el:t}){let n=c("div",{class:"uw uw-trail"});et(n,e.get("palette"));let o=c("div",{class:"\
pop",hidden:!0}),s=c("div",{class:"bar"}),r=c("p",{class:"sr",role:"status"});n.append(c("div",{class:"stage"},o,s,r)),t.
append(n);let i=e.get.bind(e),a="",l="",u=ot()?zt(n,()=>i("kept")):null,d=(_,H)=>{let C=_.map(D=>i("spots")[D].state),O=_.
some(D=>i("spots")[D].redone),B=O?", and close at one like it":"",J=[...new Set(C.map(D=>Hf[D]))].join(", ")+B,[F]=_;return ht(
{class:`spot${H?" long":""}${_.length>1?" both":""}`,"data-k":H?`row.${F}`:`spot.${F}`,"aria-current":_.includes(i("at"))?
"step":null,"aria-disabled":i("spots")[F].shut?"true":null,"aria-label":`${h(_)}: ${J}`,onclick:()=>f(F)},_.map((D,V)=>c(
"span",{class:`disc ${Af[C[V]]}`,"aria-hidden":"true"},String(D+1))),O&&c("span",{class:"redone","aria-hidden":"true"},"\
✓"),H&&c("span",{class:"mute"},J))},h=_=>_.length>1?`Positions ${_.map(H=>H+1).join(" and ")}, together`:`Position ${_[0]+
1}`,p=()=>Uc(i("spots")).flat(),m=()=>p().find(_=>_.includes(i("at")))??[i("at")],f=_=>{if(i("spots")[_].shut){r.textContent=
"Make your guess first.";return}g(""),e.send({kind:"go",at:_})},b=_=>{g(""),_.kind==="begin"&&u?.forget(),e.send(_)},g=_=>{
let H=a;if(a=_===a?"":_,$(),a){let C=o.querySelector('[aria-current], [aria-pressed="true"]')??o.querySelector("button");
C instanceof HTMLElement&&C.focus({preventScroll:!0})}else H&&Rt(n,H)},w=c("p",{role:"status"}),y=async()=>{await rr(i("\
receipt"),w),w.scrollIntoView({block:"nearest"})},M=()=>[c("ol",{class:"rows"},i("lessons").map(({lesson:_,name:H,goal:C,
now:O},B)=>c("li",{},ht({class:"row","data-k":`lesson.${_}`,"aria-pressed":String(O),onclick:()=>b({kind:"lesson",lesson:_})},
c("span",{class:"nr","aria-hidden":"true"},String(B+1)),c("span",{},c("b",{},H),c("small",{},C)))))),c("div",{class:"onc\
e"},c("label",{},c("span",{},"Your name or number"),c("input",{class:"txt","data-k":"student","data-draft":"student",maxlength:40,
autocomplete:"off",value:i("student"),onchange:_=>e.send({kind:"name",name:_.target.value})})),ht({class:"btn","data-k":"\
begin",onclick:()=>b({kind:"begin"})},"Start over"),ht({class:"btn","data-k":"practise",onclick:()=>b({kind:"practise"})},
"Practise this"),ht({class:"btn","data-k":"save",onclick:()=>e.send({kind:"save"})},"Save my answers"),i("receipt")&&ht(
{class:"btn","data-k":"receipt",onclick:y},"Copy the receipt"),i("kept")&&!i("alone")&&ht({class:"btn","data-k":"page",onclick:()=>b(
{kind:"page"})},"Save as a page"),i("kept")&&i("classroom")&&c("a.btn",{"data-k":"classroom",href:i("classroom")},"Start\
 a class"),i("kept")&&ht({class:"btn","data-k":"print",onclick:()=>e.send(Di())},"Print"),w)],$=()=>{let _=i("spots"),H=i(
"at");n.classList.toggle("many",_.length>Lf);let C=(O,B)=>ht({class:`btn open-${O}`,"data-k":O,"aria-expanded":String(a===
O),onclick:()=>g(O)},B);K(s,_.length>0&&c("ol",{class:"trail","aria-label":"Positions"},Uc(_).map(O=>c("li",{class:"disc\
s"},O.map(B=>d(B,!1))))),_.length>0&&C("spots",H<0?`${_.length} positions`:`${h(m()).replace(", together","")} of ${_.length}`),
(i("note")||i("busy"))&&c("p",{class:"told",role:"status"},i("note")||i("busy")),i("seeking")&&ht({class:"btn","data-k":"\
stop",onclick:()=>e.send({kind:"stop"})},"Stop"),C("lessons",i("lesson"))),o.hidden=!a,a==="lessons"?K(o,M()):K(o,a==="s\
pots"&&c("ol",{class:"rows"},p().map(O=>c("li",{},d(O,!0)))))},T=()=>{let _=i("answers");l!==i("kept")?(l=i("kept"),l&&!_.
length&&u?.look(H=>e.send({...Er(H),kind:"restore"}))):l&&_.length>0&&u?.keep(JSON.stringify({answers:_,attempts:i("atte\
mpts"),at:i("at"),student:i("student")}))},k=()=>{setTimeout(()=>{i("at")>=0&&Sn(n)&&Rt(n,`spot.${m()[0]}`)},80)},E=_=>{
Ot(_),Bi(_)},L=_=>{a&&!_.composedPath().includes(n)&&(a="",$())};n.addEventListener("keydown",_=>{_.key==="Escape"&&a&&g(
"")}),document.addEventListener("pointerdown",L);let S=[["change:spots change:at change:lessons change:lesson change:bus\
y change:seeking change:note change:student",$],["change:answers change:attempts change:at change:kept change:student",T],
["change:at",k],["msg:custom",E]];for(let[_,H]of S)e.on(_,H);return $(),T(),()=>{document.removeEventListener("pointerdo\
wn",L),u?.stop();for(let[_,H]of S)e.off(_,H)}}function ke(){let[,e]=Ss(t=>t+1,0);return e}function Pc(e){let t=ke();tt(()=>e(t),[])}function ae(e,...t){let n=ke();return tt(
()=>{let o=t.map(s=>`change:${s}`).join(" ");return e.on(o,n),()=>e.off(o,n)},[e]),Object.fromEntries(t.map(o=>[o,e.get(
o)]))}var Nc=(e,t)=>ae(e,t)[t];function Rc(e,t){let[n,o]=st(null);return tt(()=>{t.current&&dt(t.current)!==t.current&&o(
null)},[e]),[n??e,o]}var Uf=24,Cf=400,Pf=({kind:e,unit:t})=>e==="words"?"Your sentence":t?`Your number ${t}`:e==="exact"?"Your fraction":"You\
r number";function Nf({task:e,id:t,answer:n,set:o}){return v("fieldset",{class:"choices",children:[v("legend",{class:"sr",
children:e.ask}),e.options.map((s,r)=>v("label",{class:s.length>Uf?"long":"",children:[v("input",{type:"radio",name:t,value:s,
checked:s===n,"data-k":`option.${r}`,onChange:()=>o(s)}),v("span",{children:s})]},s))]})}function Rf({task:e,id:t,number:n,
send:o,box:s}){let r={id:t,class:"txt","data-k":"answer",maxLength:Cf,autocomplete:"off",value:n.text,onInput:a=>n.typed(
a.currentTarget.value)},i=a=>{a.key==="Enter"&&(a.preventDefault(),o())};return v("span",{class:"blank",children:[v("lab\
el",{for:t,class:e.unit?"unit":"sr",children:Pf(e)}),e.kind==="words"?v("textarea",{...r,rows:2}):v("input",{...r,...n.said,
ref:s,inputMode:e.kind==="exact"?"text":"decimal",onKeyDown:i})]})}function Of(e,t,n,o){let s=ge(()=>zt(e,()=>t.id),[]),
r=ge(()=>zt(e,()=>`${t.id} unsent`),[]);return tt(()=>(n.get("answer")||s.look(i=>n.send({kind:"restore",answer:i})),r.look(
o),()=>{s.stop(),r.stop()}),[]),{tab:s,unsent:r}}function Df({model:e,root:t}){let{task:n,mark:o,note:s,answer:r}=ae(e,"\
task","mark","note","answer"),i=ge(()=>j("exercise"),[]),[a,l]=st(r),u=Q(r),d=Q(null),h=n.unit==="out of 100",{tab:p,unsent:m}=Of(
t,n,e,w=>{u.current=e.get("answer"),l(w)}),b=Te({rule:h?gt:{},value:a,set:w=>{l(w),m.keep(w)},refuses:!1}),g=()=>{if(h&&
lt(a,gt).meant)return b.complain();u.current=a,m.forget(),p.keep(a),e.send({kind:"check",answer:a})};return tt(()=>{r!==
a.trim()&&a.trim()===u.current.trim()&&l(r),u.current=r},[r]),fe(()=>{t.dataset.state=o.state??""},[o]),v(St,{children:[
v("h3",{children:[v("span",{class:"nr","aria-hidden":"true",children:n.number}),v("span",{children:n.ask})]}),v("div",{class:"\
row",children:[n.kind==="choice"?v(Nf,{task:n,id:i,answer:a,set:l}):v(Rf,{task:n,id:i,number:b,send:g,box:d}),v("button",
{type:"button",class:"btn solid","data-k":"check",onClick:g,children:n.kind==="guess"?"Save my guess":"Check"})]}),v("di\
v",{children:h&&v(Je,{number:b,answer:w=>{b.put(w),d.current?.focus()}})}),v("p",{class:"found",role:"status",children:s||
o.words||""})]})}function Oc({model:e,el:t}){let n=c("div.uw.uw-exercise");return et(n,e.get("palette")),t.append(n),Pt(
v(Df,{model:e,root:n}),n),()=>Pt(null,n)}var Dc={right:["✓","right"],part:["½","partly right"],kept:["•","saved"],wrong:["×","not yet"],open:["","not answe\
red"]};function Bc({model:e,el:t}){let n=c("div.uw.uw-marks"),o=c("p.sr",{role:"status"}),s=c("div");n.append(s,o),t.append(
n);let r=zt(n,()=>"student"),i=j("student"),a=j("receipt"),l=async()=>{let p=e.get("receipt");try{await navigator.clipboard.
writeText(p),o.textContent="Copied."}catch{let m=n.querySelector(`#${a}`);m instanceof HTMLTextAreaElement&&m.select(),o.
textContent="Press Ctrl+C to copy the selected text."}},u=({number:p,ask:m,words:f,state:b})=>c("tr",{"data-state":b},c(
"th",{scope:"row"},String(p)),c("td",m),c("td.sign",c("span",{"aria-hidden":"true"},Dc[b][0]),c("span.sr",Dc[b][1])),c("\
td",f)),d=()=>c("div.handin",c("div.field",c("label",{for:i},"Your name or number"),c("input.txt",{id:i,"data-k":"name",
"data-draft":"name",maxlength:40,autocomplete:"off",value:e.get("student"),onchange:p=>{let m=p.target.value;r.keep(m),e.
send({kind:"name",name:m})}})),c("div.field.wide",c("label",{for:a},"Hand in this line"),c("textarea.txt",{id:a,readonly:!0,
rows:3,"data-k":"receipt"},e.get("receipt"))),c("button.btn.solid",{"data-k":"copy",onclick:l},"Copy")),h=()=>K(s,c("h3",
e.get("told")),e.get("rows").length>0&&c("table",c("thead.sr",c("tr",["Exercise","Question","Mark","Result"].map(p=>c("t\
h",{scope:"col"},p)))),c("tbody",e.get("rows").map(u))),e.get("receipt")?d():e.get("rows").length>0&&c("p.mute","Hand in\
 the notebook."));return e.on("change:rows change:receipt change:told",h),h(),e.get("student")||r.look(p=>e.send({kind:"\
name",name:p})),()=>{r.stop(),e.off("change:rows change:receipt change:told",h)}}var Ic=55,Bf=74,If=46,Lr=36,Wf=46;function Ff(e){let t=e.closest(".uw-room");return!!(t&&!e.closest(".uw-page")&&t.getBoundingClientRect().
top+window.scrollY>window.innerHeight/2)}function qf(e){if(ot())return Ff(e)?window.innerHeight:null;let t=e.getRootNode();
return t instanceof ShadowRoot?Vf(t.host):e.closest(".jp-WindowedPanel-outer, .jp-NotebookPanel-notebook, .jp-Notebook")?.
clientHeight??Number.NaN}function Vf(e){let t=window.innerHeight,n=e;for(;n;){let{overflowY:o,maxHeight:s,paddingTop:r,paddingBottom:i}=getComputedStyle(
n);if(o==="auto"||o==="scroll"){let l=parseFloat(s)-parseFloat(r)-parseFloat(i);s.endsWith("px")?t=Math.min(t,l):n.scrollHeight>
n.clientHeight+1&&(t=Math.min(t,n.clientHeight))}let a=n.getRootNode();n=n.parentElement??(a instanceof ShadowRoot?a.host:
null)}return t}function Kf(e,t,n,o=Ic){let s=n?Math.max(Lr,Math.min(Wf,t)):t;return e>=o&&s>=Lr?{kind:e>=Bf?"large":"mid\
dle",height:s}:{kind:s<Lr||n?"flow":"phone",height:s}}function fo(e,t){let n="",o=()=>{let i=e.closest(".uw-page")??e.closest(
".uw-room");if(!i)return;let a=parseFloat(getComputedStyle(e).fontSize)||16,l=qf(e),u=l==null?i.getBoundingClientRect().
top+window.scrollY:0,d=l??window.innerHeight-2*u,h=i.classList.contains("uw-position")?If:Ic,p=i.clientWidth/a,{kind:m,height:f}=Kf(
p,d/a,l!=null,h),b=`${m} ${Math.floor(f*a)} ${a}`;i.classList.toggle("uw-beside",l!=null&&m==="flow"&&p>=h),b!==n&&(n=b,
i.dataset.fit=m,i.classList.toggle("uw-one",m==="large"||m==="middle"),i.classList.toggle("uw-middle",m==="middle"),i.classList.
toggle("uw-phone",m==="phone"),i.classList.toggle("uw-fits",m!=="flow"),i.style.setProperty("--uw-h",`${Math.floor(f*a)}\
px`),i.style.setProperty("--uw-rem",`${a}px`),t())},s=new ResizeObserver(o),r=()=>{let i=e.closest(".uw-page")??e.closest(
".uw-room");return!i&&e.isConnected?0:i?(s.observe(i),o(),0):requestAnimationFrame(r)};return r(),window.addEventListener(
"resize",o),()=>{s.disconnect(),window.removeEventListener("resize",o)}}var go=class{constructor(t,n){this.stamp=-1;this.move="";this.next="";this.model=t,this.marked=n,this.at=-1/0}get waiting(){
return this.stamp===this.model.get("stamp")&&performance.now()-this.at<3e3}send(t,n){if(!(!t||this.model.get("busy"))){if(this.
waiting){this.model.get("mode")==="edit"&&(this.next=t);return}this.at=performance.now(),this.stamp=this.model.get("stam\
p"),this.mark(t),this.model.send({kind:"move",move:t,stamp:this.stamp,said:n})}}drawn(){this.mark(this.waiting?this.move:
"");let t=this.next;!t||this.waiting||(this.next="",this.send(t,null))}mark(t){this.move=t,this.marked(t)}};var qc="uncle_widgets.theme",Vc="uncle_widgets.inks",Kc="uncle_widgets.covers",cn=[["auto","Auto"],["light","Light"],["d\
ark","Dark"]],Ar=[["two","Two colours"],["four","Four"]],Ur=[["hidden","Hidden"],["press","When pressed"],["shown","Show\
n"]],Wc=e=>cn.find(([t])=>t===e)?.[0];function jf(){let e=ot()?Wc(new URLSearchParams(location.search).get("theme")):void 0;
try{return e??Wc(localStorage.getItem(qc))??"auto"}catch{return e??"auto"}}function Fc(e,t,n){try{let o=localStorage.getItem(
e);return t.find(([s])=>s===o)?.[0]??n}catch{return n}}function oe(){let e=globalThis,t=Symbol.for("uncle_widgets.theme");
if(!e[t]){let n=matchMedia("(prefers-color-scheme: dark)");e[t]={choice:jf(),inks:Fc(Vc,Ar,"two"),covers:Fc(Kc,Ur,"press"),
roots:new Set,heard:new Set,system:n},n.addEventListener("change",ln),ln()}return e[t]}function Hr(e,t){e.classList.toggle(
"four-inks",oe().inks==="four");for(let n of[e,e.closest(".uw-page")??e.closest(".uw-room")])n instanceof HTMLElement&&(t===
"auto"?delete n.dataset.theme:n.dataset.theme=t)}function ln(){let{choice:e,roots:t,heard:n,system:o}=oe();for(let s of t)
Hr(s,e);if(ot()){let s=e==="auto"?o.matches?"dark":"light":e;document.documentElement.dataset.theme=s,document.body.dataset.
jpThemeLight=String(s==="light")}for(let s of n)s()}var Tt=()=>oe().choice;function bo(e){oe().choice=e,Cr(qc,e),ln()}var jc=()=>oe().
inks;function Gc(e){oe().inks=e,Cr(Vc,e),ln()}var wo=()=>oe().covers;function Zc(e){oe().covers=e,Cr(Kc,e),ln()}function Cr(e,t){
try{localStorage.setItem(e,t)}catch{}}function Kt(e){let{heard:t}=oe();return t.add(e),()=>{t.delete(e)}}var Yc=e=>t=>{let n=e(
t),o=t.el.querySelector(".uw");if(!(o instanceof HTMLElement))return n;let{roots:s}=oe();s.add(o),Hr(o,Tt());let r=new ResizeObserver(
()=>{Hr(o,Tt()),r.disconnect()});return r.observe(o),()=>{r.disconnect(),s.delete(o),n?.()}};var Gf=({words:e,name:t},n)=>c("p.covered",`${e} `,n?c("b",t):c("span.blank",{role:"img","aria-label":"hidden name"})),yo=class{constructor({
send:t,drawn:n}){this.opened=!1;this.send=t,this.drawn=n,this.root=c("div.call",{role:"group",hidden:!0})}get hidden(){return this.
root.hidden}cover(){this.opened=!1}show(t,n,o){let s=n?t.alert??"":"",r=t.covered??[],i=o==="shown"||o==="press"&&this.opened,
a=s?(t.actions??[]).find(d=>d.strong):void 0;this.root.hidden=!s&&!r.length,this.root.classList.toggle("calm",!s&&!(n&&t.
actions?.length));let l=JSON.stringify([s,a,r,i,o]);if(this.root.dataset.looks===l)return;this.root.dataset.looks=l,this.
root.setAttribute("aria-label",s||"Hidden names");let u=()=>{this.opened=!this.opened,this.show(t,n,o),this.drawn()};K(this.
root,s&&c("p",c("b",s)),r.length>0&&c("div.covers",r.map(d=>Gf(d,i))),r.length>0&&o==="press"&&c("button.btn",{"data-k":"\
covers","aria-pressed":String(i),onclick:u},i?"Hide":"Show"),a&&c("button.btn.alert",{"data-k":"call","data-act":a.move,
onclick:()=>this.send(a.move)},a.label))}};function Jc({place:e,now:t,said:n},o){let[s="",r=""]=n??[];return{place:o.place??[e,s&&t].filter(Boolean).join(" "),line:o.
line??(s?[s,r]:[t??"",r])}}var zc=7,ko=class{constructor({texts:t,see:n}){this.looks="";this.texts=t,this.see=n,this.chip=
c("button.chipbtn",{"data-k":"clause",hidden:!0,onclick:()=>this.open(!!this.box.hidden)}),this.badge=c("b.badge",{hidden:!0}),
this.place=c("span.place"),this.line=c("p.line"),this.note=c("p.note",{role:"status"}),this.sheet=c("button.btn.quiet",{
"data-k":"scores","aria-expanded":"false",hidden:!0},"Scores"),this.eyes=c("div.seg",{role:"group","aria-label":"Seen by"}),
this.seen=c("div.eyes",_t("eye",22),this.eyes),this.box=c("div.clause-box",{hidden:!0,tabindex:-1,"data-k":"clauses"}),this.
root=c("div.caption",c("div.told",c("p.over",this.badge,this.chip,this.place),this.line,this.note),c("div.seen",this.sheet,
this.seen))}show({clauses:t,badge:n="",place:o,line:s,note:r,tone:i}){X(this.root,"data-tone",i),this.badge.hidden=!n,this.
badge.textContent=n;let a=this.texts(),[l=""]=t;this.place.textContent=o,this.line.hidden=!!r,this.line.replaceChildren(
c("b",s[0]),s[1]?` ${s[1]}`:""),this.line.classList.remove("long"),this.line.classList.toggle("long",this.line.scrollWidth>
this.line.clientWidth+1),this.note.textContent!==r&&(this.note.textContent=r),this.note.hidden=!r;let u=JSON.stringify([
t,i]);if(u===this.looks)return this.below();this.looks=u,this.open(!1);let d=i==="trial"?"just a test":l;this.chip.hidden=
!d,this.chip.replaceChildren(c("span.chip.line",d));let h=t.filter(p=>a[p]);X(this.chip,"aria-disabled",h.length&&i!=="t\
rial"?"":"true"),X(this.chip,"data-clause",l),this.box.replaceChildren(c("dl",h.map(p=>c("div",c("dt",p),c("dd",a[p])))))}open(t){
let n=t&&this.box.querySelector("dt")!=null&&this.chip.getAttribute("aria-disabled")!=="true";this.box.hidden=!n,this.below(),
X(this.chip,"aria-expanded",String(n))}below(){this.box.hidden||(this.box.style.top=`${this.root.offsetTop+this.root.offsetHeight}\
px`)}escape(){return this.box.hidden?!1:(this.open(!1),this.chip.focus(),!0)}showEyes(t,n){let o=JSON.stringify(t);if(this.
seen.hidden=t.length<2,this.eyes.dataset.looks!==o){this.eyes.dataset.looks=o;let r=c("select.pick",{"data-k":"eyes.many",
"aria-label":"Seen by",onchange:i=>this.see(i.target.value)},t.map(([i,a])=>c("option",{value:i},a)));this.eyes.classList.
toggle("seg",t.length<=zc),this.eyes.replaceChildren(...t.length>zc?[r]:t.map(([i,a])=>c("button",{"data-eye":i,title:a,
"aria-label":a,onclick:()=>this.see(i)},a)))}let s=this.eyes.querySelector("select");if(s)s.value=n;else for(let r of this.
eyes.children)X(r,"aria-pressed",String(r.getAttribute("data-eye")===n))}};function Pr(e,t){let n=Math.abs(e)*10**t,o=Math.floor(n);if(n-o!==.5||!Number.isInteger(e*2**(t+1)))return e.toFixed(t);
let s=(o%2?o+1:o)/10**t;return(e<0?-s:s).toFixed(t)}function Zf(e){return e>0&&e<5/1e4?"under 0.1%":e<1&&e>9995/1e4?"ove\
r 99.9%":`${Pr(100*e,1)}%`}var Xc=(e,t)=>t==="chance"?Zf(e):`${Pr(Math.abs(e)<.005?0:e,2)} ${t}`.replace("-","−");function Qc(e,t,n){
let{value:o,share:s,words:r}=lt(String(e),t==="chance"?gt:{low:n[0],high:n[1],unit:t});if(o==null)throw new Error(r);return t===
"chance"?s:o}var tu=(e,t,n,o)=>o==="far"?Yf(e,t,n):Nr(e,t,n,o);function Nr(e,t,n,o){let s=n==="chance",r=Math.round(Math.
abs(e-t)*1e9)/1e9,i=s?String(le(r)):Xc(r,n);return o==="exact"?i==="1"?"Spot on (within 1).":"Spot on.":`${o==="far"?"":
"Close: "}${i} too ${e>t?"high":"low"}.`}function Yf(e,t,n){let o=n==="chance",s=o?String(le(10*e)/10):Pr(e,2).replace(/\.?0+$/,
"");return`You guessed ${s==="-0"?"0":s.replace("-","−")}. It's ${o?le(t):Xc(t,n)}.`}var le=e=>Math.floor(Math.round(e*1e9)/1e7+.5),eu=(e,t)=>t==="chance"?.105:Math.max(Math.abs(e)/10,.1);var nu=e=>e.charAt(0).toUpperCase()+e.slice(1);var ou=(e,t)=>Math.max(0,Math.min(e.x+e.w,t.x+t.w)-Math.max(e.x,t.x))*Math.max(0,Math.min(e.y+e.h,t.y+t.h)-Math.max(e.y,
t.y)),Rr=(e,t,n,o)=>Math.max(n,Math.min(e,n+o-t));function su({w:e,h:t},n,o,s){let r={x:n.x+n.w/2,y:n.y+n.h/2},i=[["abov\
e",r.x-e/2,n.y-t-10],["below",r.x-e/2,n.y+n.h+10],["right",n.x+n.w+10,r.y-t/2],["left",n.x-e-10,r.y-t/2]],a=Math.min(o.y+
o.h,...s.map(({y:m})=>m));i.push(["right",n.x+n.w+10,a-t-10],["left",n.x-e-10,a-t-10]);let l=i.map(([m,f,b])=>{let g={x:Rr(
f,e,o.x,o.w),y:Rr(b,t,o.y,o.h),w:e,h:t},w=ou(g,n)+3*s.reduce((y,M)=>y+ou(g,M),0);return{...g,side:m,covers:w}}),{covers:u,
...d}=l.reduce((m,f)=>f.covers<m.covers-1?f:m),h=d.side==="above"||d.side==="below"?r.x-d.x:r.y-d.y,p=d.side==="above"||
d.side==="below"?e:t;return{...d,tip:Rr(h,0,14,p-28)}}var ru=(e,t)=>x("svg.small-card",{viewBox:"0 0 48 68",...t},Vt(e,48));function zf(e,t){let n={"data-act":e.move,onclick:()=>t(
e.move)};if(e.face){let o=[e.group,e.label].filter(Boolean).join(" ");return c("button.btn.card-pick",{"aria-label":o,title:e.
label,...n},ru(e.face,{"aria-hidden":"true"}))}return c("button.btn",{...n},e.colour&&Hn(e.colour)&&x("svg.icon",{viewBox:"\
-12 -12 24 24",style:"width:1.4em;height:1.4em","aria-hidden":"true"},re(e.colour,0,0,8.5,{fill:`var(--c-${e.colour})`,stroke:"\
#fff","stroke-width":2})),e.label)}var Jf=e=>[c("p.mute","What you remember is under this card"),c("ol.recall",e.map(t=>c(
"li",ru(t.face,{role:"img","aria-label":t.label}))))],xo=class{constructor(t){this.key="";this.how=t,this.root=c("div.ch\
ooser",{role:"group",hidden:!0}),this.away=n=>{let[o]=n.composedPath();o instanceof Element&&!this.root.contains(o)&&!o.
closest(".thing.plays")&&this.close()}}show(t){if(this.key===t.key)return this.leave();let n=!t.plays&&t.recall?.length,
o=t.picks.find(i=>i.group)?.group,s=i=>{this.leave(),this.how.play(i)};this.key=t.key,this.root.setAttribute("aria-label",
n?`Under ${t.label}`:`How to play: ${t.label}`);let r={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
leave()};this.root.replaceChildren(c("div.choose-head",c("p",c("b",nu(t.label)),o&&c("span",`: ${o}`)),ht(r,_t("close",16))),
...n?Jf(t.recall):[c("div.picks",t.picks.some(i=>i.parts?.length)?this.parts(t.picks,[],s):t.picks.map(i=>zf(i,s)))]),this.
root.hidden=!1,document.addEventListener("pointerdown",this.away,!0),this.how.moved(),this.stand(),this.buttons.find(i=>!i.
matches(".shut"))?.focus({preventScroll:!0})}parts(t,n,o){let s=new Set(t.flatMap(({parts:i})=>(i??[]).filter(a=>!n.includes(
a)))),r=i=>{let a=[...n,i],l=t.filter(({parts:u})=>u?.includes(i));if(l.length===1)return o(l[0].move);this.root.querySelector(
".picks")?.replaceChildren(...this.parts(l,a,o)),this.stand(),this.buttons.find(u=>u.dataset.part)?.focus({preventScroll:!0})};
return[...n.length?[c("p.mute",`${n.join(", ")}, and ...`)]:[],...[...s].sort().map(i=>c("button.btn",{"data-part":i,onclick:()=>r(
i)},i))]}get buttons(){return[...this.root.querySelectorAll("button")]}stand(){let t=this.key&&this.how.around(this.key),
n=this.root.parentElement;if(!t||!n)return;let o=n.getBoundingClientRect(),s=Math.max(o.top,0),r=6,i={x:r,y:s-o.top+r,w:o.
width-2*r,h:Math.min(o.bottom,window.innerHeight)-s-2*r};this.root.style.cssText=`left:0;top:0;max-width:${i.w}px;max-he\
ight:${i.h}px`;let a=({x:m,y:f,w:b,h:g})=>({x:m-o.left,y:f-o.top,w:b,h:g}),l={w:this.root.offsetWidth,h:this.root.offsetHeight},
{x:u,y:d,side:h,tip:p}=su(l,a(t.card),i,t.hand.map(a));this.root.dataset.side=h,this.root.style.cssText+=`;left:${u}px;t\
op:${d}px;--tip:${p}px`}leave(){let t=this.key;this.close(),this.how.focus(t)}close(){if(!this.key)return;let t=this.key,
n=this.root.contains(dt(this.root));this.key="",document.removeEventListener("pointerdown",this.away,!0),this.root.hidden=
!0,this.root.replaceChildren(),this.how.moved(),n&&this.how.focus(t)}stroke(t){let n=this.buttons,o=n.findIndex(r=>r.matches(
":focus"));if(!this.key||o<0)return!1;let s={ArrowRight:o+1,ArrowDown:o+1,ArrowLeft:o-1,ArrowUp:o-1,Home:0,End:n.length-
1}[t.key];return s==null?!1:(t.preventDefault(),n[(s+n.length)%n.length].focus({preventScroll:!0}),!0)}};function vo(e,t){let{zones:n,board:o,sheet:s,...r}=e,i=a=>a==null?void 0:t[a];return{...r,zones:n.map(a=>t[a]),board:i(o)??
"",sheet:i(s)}}var $o=class{constructor(t,n){this.resting=0;this.model=t,this.pages=new Map(Object.entries(t.get("pages")??
{})),this.asked=new Map,this.hear=o=>{o.kind==="page"&&(this.pages.set(`${o.watcher}.${o.page}`,o),n())},t.on("msg:custo\
m",this.hear)}get watcher(){return this.model.get("watcher")}get few(){return this.model.get("frames")[this.watcher]??[]}get length(){
return this.model.get("count")||this.few.length}scene(t){let n=Math.max(0,Math.min(t,this.length-1));if(!this.model.get(
"count"))return this.few[n]?vo(this.few[n],this.model.get("pool")):null;let o=this.model.get("size"),s=Math.floor(n/o),r=this.
page(s);return r?(this.fetchRest(s),vo(r.frames[n-s*o],r.pool)):null}page(t,n=this.watcher){let o=`${n}.${t}`,s=this.pages.
get(o);return!s&&performance.now()-(this.asked.get(o)??-1/0)>8e3&&(this.asked.set(o,performance.now()),this.model.send({
kind:"page",watcher:n,page:t})),s}fetchRest(t){clearTimeout(this.resting);let n=Math.ceil(this.length/this.model.get("si\
ze")),o=Array.from({length:n},(a,l)=>(t+l)%n),s=n<=4?o:[t],r=o.map(a=>[a,this.watcher]);for(let[a]of this.model.get("eye\
s"))for(let l of s)r.push([l,a]);let i=r.find(([a,l])=>!this.pages.has(`${l}.${a}`));i&&(this.resting=setTimeout(()=>this.
page(...i),150))}marks(){let t=s=>s.mark??0;if(!this.model.get("count"))return this.few.map(t);let n=this.model.get("siz\
e"),o=Array.from({length:this.length},()=>0);for(let s=0;s*n<o.length;s++)(this.pages.get(`${this.watcher}.${s}`)?.frames??
[]).forEach((r,i)=>{o[s*n+i]=t(r)});return o}stop(){clearTimeout(this.resting),this.model.off("msg:custom",this.hear)}};var Fe=10;function Xf(e,t,n,o){if(t&&n>=t*46)return Math.min(t,Math.max(e,1));if(!e)return 1;let s=Math.max(1,Math.floor(
(n+Fe)/(o+Fe)));return Math.ceil(e/Math.ceil(e/s))}function un(e,t,n,o,s,r){let i=e.text(`${t.id}.label`,t.label,n,o+10,
{room:s}),a=Xf(t.cells.length||1,t.columns??0,s,r?58:50),l=Math.min(r?66:60,(s-Fe*(a-1))/a),u=l+Fe,d=e.extras.acting?8:0,
h=o+22+i;return t.cells.forEach((p,m)=>{let f=n+m%a*u,b=h+Math.floor(m/a)*(l*1.4+Fe+d);"key"in p?e.card(p,f,b,l,{role:"g\
rid",own:!0}):(e.add("pile",`${t.id}.${m}`,f,b,{w:l,under:0,empty:!0}),p.seat!=null&&e.add("mark",`${t.id}.${m}`,f+l/2-9,
b+l*.7-9,{seat:p.seat,size:18,quiet:!0}))}),h-o+Math.ceil(t.cells.length/a)*(l*1.4+Fe+d)+10}function dn(e,t,n,o,s){let r=t.
values.length,i=Math.min(56,(s-10*(r-1))/r),a=r*i+(r-1)*10;return e.add("dice",t.id,n,o,{w:a,size:i,values:t.values,thrown:t.
thrown??0,lit:t.lit??[],label:t.label,move:t.move??"",off:e.extras.acting?t.off??"":"",plays:e.extras.acting&&!!t.move,picks:[]}),
i+14}function Or(e,t,n,o,s){let r=o+12;r+=e.text(`${t.id}.label`,t.label,n,r,{room:s})+10;for(let[i,{words:a,note:l,box:u}]of t.
rows.entries()){let d=u?30:0,h={size:14,bold:!0,quiet:u==="open",room:s-d};u&&e.add("box",`${t.id}.${i}`,n,r+3,{box:u,size:20}),
r+=14+e.text(`${t.id}.${i}.words`,a,n+d,r+12,h),l&&(r+=15+e.text(`${t.id}.${i}.note`,l,n+d,r+13,{room:s-d})),r+=7}return r-
o+6}function iu(e,t,n,o){t.rows.filter(({box:s})=>s).forEach(({box:s},r)=>{e.add("box",`${t.id}.${r}`,n+30*r,o,{box:s,size:24})})}
function hn(e,t,n,o,s,r,i){let a=e.extras.boards?.[t.board];if(!a)throw new Error(`The board "${t.board}" must be sent b\
efore its tokens.`);let l=i==null?Math.min(r,s*a.height/a.width):r;return e.add("board",t.id,n,o,{w:s,h:l,k:Math.min(s/a.
width,l/a.height),board:a,zone:t,heat:e.extras.heat??{},clear:!!e.extras.clear,acting:!!e.extras.acting,spots:e.extras.spots??
{},lit:e.extras.lit??{},clearance:i??0}),l+14}var au=390,_o=620,mn=196,lu=58,Dr=38,Br=50,Mo=e=>e.cards.some(t=>t.move||t.picks?.length),cu=e=>[...e.cards,...(e.before??
[]).flatMap(t=>"top"in t&&t.top||[])];function uu(e,t,n,o,s){let r=n,i=0;for(let a of t){let l=Math.min(s-(r-n),a.values.
length*lu);i=Math.max(i,dn(e,a,r,o,l)),r+=l+8}return i}function du(e,t,n,o,s,r,i){let l=(s-16*(r-1))/r,u=o;for(let d=0;d<
t.length;d+=r){let h=t.slice(d,d+r),p=(m,f)=>i?Qf(e,m,n+f*(l+16),u,l):e.other(m,n+f*(l+16),u,l,!1);u+=(i?10:18)+Math.max(
...h.map(p))}return u-o}function Qf(e,t,n,o,s){let r=cu(t),i=r.length?Dr*(1+.4*(r.length-1))+12:0,a=e.head(t,n,o,s-i,28),
[l]=t.counters??[],u={w:Dr,ideal:Dr*.4,tight:.3};if(e.cards(r,n+s-i,o,i,u,{role:"seat"}),!l)return 34+a;let d=Math.max(l.
full??0,l.value),h=l.art==="agents"?24*d:0;h&&e.add("agents",`${t.id}.0`,n,o+36+a,{count:l.value,full:d,size:18});let p={
value:l.value,label:l.label??"",high:18,room:s-i-h};return e.add("counter",`${t.id}.0`,n+h+6,o+36+a,p),58+a}function hu(e,t,n,o,s){
return t.stacks.forEach((r,i)=>e.stack(r,n+i*s/2,o,50)),t.stacks.length?116:0}function mu(e,t,n,o,s){let{seats:r,boards:i,
fans:a,grids:l,dice:u,notes:d}=t,h=24,[p,...m]=r,f=n-h-mn,b=f-2*h,g=14,w=14;for(let y of i)g+=hn(e,y,h,g,b,s);w+=uu(e,u,
f,w,mn);for(let y of d)w+=Or(e,y,f,w,mn)+8;p&&!Mo(p)&&(w+=e.other(p,f,w+4,mn,!0)+20),w+=hu(e,t,f,w+4,mn);for(let y of l)
g+=un(e,y,h,g,b,!0);return m.length&&(g+=du(e,m,h,g+6,b,Math.min(m.length,3),!0)),g=Math.max(g,w),a.length&&(g+=e.fans(a,
h,g,n-2*h,!0)),p&&Mo(p)&&(g+=e.own(p,h,g+6,n-2*h,176)),{y:g,middle:{x:h+b/2,y:240,r:40}}}function pu(e,{seats:t,boards:n,
stacks:o,dice:s,notes:r},i,a,l){let h=i-48,p=(a-20)/Math.max(1,t.length);for(let f of n)l?hn(e,f,0,0,a,h,Br):hn(e,f,0,Br,
a,h-Br,0);let m=10;for(let f of s)dn(e,f,m,8,f.values.length*36),m+=f.values.length*36+6;for(let f of r)iu(e,f,l?10:m+6,
l?h-34:14);for(let[f,{top:b}]of o.entries())b&&e.card(b,10+f*44,h-66,38,{role:"stack"});return t.forEach((f,b)=>{tg(e,{...f,
cards:cu(f)},10+b*p,h+10,p-4)}),{y:i-18,middle:{x:a/2,y:h/2,r:40}}}function tg(e,t,n,o,s){let r=t.cards.length?24+9*(t.cards.
length-1):0,i=s-24-r;e.add("mark",t.id,n,o+2,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,xt(t.name,13,
i).lines[0],n+25,o+9,{size:13,bold:!0,quiet:!1,room:i});let a=(t.counters??[]).map(({value:u,label:d})=>`${u} ${d}`)[0]??
t.note??"";e.text(`${t.id}.note`,xt(a,12,i).lines[0],n+25,o+24,{size:12,room:i});let l={w:22,ideal:9,tight:.3,least:22};
e.cards(t.cards,n+s-r-2,o-1,r,l,{role:"seat"})}function fu(e,t,n){let{seats:o,boards:s,fans:r,grids:i,dice:a,notes:l}=t,
u=14,d=n-2*u,[h,...p]=o,m=10;for(let g of s)m+=hn(e,g,u,m,d,440);let f=a.length?Math.min(150,a.reduce((g,{values:w})=>g+
w.length*lu+8,0)):0,b=uu(e,a,u,m,f);if(b+=hu(e,t,u,m+b,Math.max(f,130)),h&&!Mo(h)){let g=f?u+f+16:u;b=Math.max(b,e.other(
h,g,m,u+d-g,!1))}m+=b+12;for(let g of l)m+=Or(e,g,u,m,d)+8;for(let g of i)m+=un(e,g,u,m,d,!1);return r.length&&(m+=e.fans(
r,u,m,d,!1)),p.length&&(m+=du(e,p,u,m+4,d,Math.min(p.length,3),!1)),h&&Mo(h)&&(m+=e.own(h,u,m,d,0)),{y:m,middle:{x:n/2,y:200,
r:40}}}var wu=e=>[[0,0],[1,0],[1,1]].slice(0,e),eg=20,ng=60,yu=({extras:e})=>e.acting?e.call?32:14:0;function ku(e){let t=(e.before??
[]).filter(({kind:n})=>n==="stack");return{beside:t.slice(0,-1),space:t.at(-1)}}function gu(e,t,n,o,s,r,i){let{beside:a,
space:l}=ku(t),u=r?n+i+28:n,d=s-i-28,h=e.head(t,u,o,d,30),p=u;for(let m of a)e.stack(m,p,o+46+h,46,110),p+=118;if(!t.me){
let m={w:38,ideal:22,tight:.05};e.cards(t.cards,p,o+46+h,u+d-p,m,{role:"seat"})}l&&e.stack(l,r?n:n+s-i,o,i,i+40)}function xu(e,{
seats:[t,...n],ring:o,stacks:s},r,i){let l=92*1.4+32,u=r/2-i-24,d=r/2+24,h=28,p=h+l+74,m=n.length===1;n.forEach((y,M)=>{
let[$,T]=wu(n.length)[M];gu(e,y,$?d:i,T?p:h,u,!!$,92)}),t&&gu(e,{...t,me:!0},i,p,u,!1,92);let f={x:m?d+u/2:r/2,y:m?h+44:
h+l+32,r:40};o&&e.add("ring",o.id,f.x,f.y,{ring:o,r:f.r});let b=m?92:46,g=m?f.x-s.length*(b+40)/2+20:f.x+90;s.forEach((y,M)=>e.
stack(y,g+M*(b+40),m?h+120:f.y-44,b,b+40));let w=p+l+4;if(t){let y=e.extras.call??0,M=yu(e),$=t.cards.some(k=>k.face);y&&
(e.call=w),w+=(y?y+20:0)+M;let T={w:$?88:62,ideal:$?106:44,tight:.5,least:60,floor:20};w+=e.cards(t.cards,i,w,r-2*i,T,{own:!0,
role:"hand"})}return{y:w,middle:f}}function bu(e,t,n,o,s){let{beside:r,space:i}=ku(t),a=46,l=s-a-34;e.add("mark",t.id,n,
o+2,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,t.name,n+26,o+11,{size:13,bold:!0,quiet:!1,room:l}),e.
text(`${t.id}.note`,xt(t.alert||t.note,12,l).lines[0],n+26,o+25,{size:12,quiet:!t.active,room:l});let u=n;for(let d of r){
if(d.top){let h={...d.top,move:d.move||d.top.move,off:d.off||d.top.off};e.card(h,u,o+36,26,{role:"stack",recall:d.recall})}else
e.add("pile",d.id,u,o+36,{w:26,under:0,empty:!0});e.text(`${d.id}.count`,String(d.count),u+32,o+58,{size:14,bold:!0,quiet:!1}),
u+=58}if(!t.me){let d={w:22,ideal:10,tight:.05};e.cards(t.cards,u,o+38,n+s-a-8-u,d,{role:"seat"})}i&&vu(e,i,n+s-a,o,a)}function vu(e,t,n,o,s){
t.top?e.card(t.top,n,o+2,s,{role:"space",recall:t.recall}):e.add("pile",t.id,n,o+2,{w:s,under:0,empty:!0});let r=[t.count>
1?t.count:"",t.label].filter(Boolean).join(" "),i=xt(r,12,s+14).lines.length<2;e.text(`${t.id}.label`,r,i?n+s/2:n+s+6,o+
s*1.4+17,{size:12,anchor:i?"middle":"end",room:i?s+14:3*s})}function $u(e,{seats:[t,...n],ring:o,stacks:s},r,i){let l=i/
2-10-10,u=i/2+10,d=88,h=n.length===1;n.forEach((y,M)=>{let[$,T]=wu(n.length)[M];bu(e,y,$?u:10,6+T*d,l)}),t&&bu(e,{...t,me:!0},
10,6+d,l),s.slice(0,3).forEach((y,M)=>{h&&vu(e,y,u+20+M*66,50,46)});let p=e.extras.call??0,m=yu(e),f=6+2*d+6+m;p&&(e.call=
f-m);let b=f+(p?p+8:0),g=Math.max(eg,qt(78,r-b-8));t&&e.cards(t.cards,10,b,i-130,{w:g,ideal:g*1.12,tight:.36,least:g},{own:!0,
role:"hand"});let w={x:i-66,y:b+24,r:34};return o&&r-b<ng?(e.add("ring",o.id,w.x,r-18,{ring:{...o,value:"",note:""},r:w.
r}),e.text(`${o.id}.note`,`${o.value??""} ${o.note??""}`,i-10,r-14,{size:14,anchor:"end",room:170})):o&&(e.add("ring",o.
id,w.x,w.y,{ring:{...o,note:""},r:w.r}),e.text(`${o.id}.note`,o.note??"",w.x,w.y+30,{size:12,anchor:"middle",room:126})),
{y:Math.max(r-8,t?b+g*1.4:0),middle:w}}var og={mark:({size:e})=>({x:0,y:0,w:e,h:e}),pile:({w:e,empty:t})=>t&&{x:0,y:0,w:e,h:e*1.4},ring:({r:e})=>({x:-e,y:-e,w:2*
e,h:2*e}),dice:({w:e,size:t})=>({x:0,y:0,w:e,h:t}),box:({size:e})=>({x:0,y:0,w:e,h:e})},So=class{constructor(t){this.call=
0;this.things=[];this.over=[];this.extras=t}add(t,n,o,s,r={}){this.things.push({kind:t,key:`${t}:${n}`,x:o,y:s,...r});let i=this.
extras.lit?.[n],a=og[t]?.(r);i!=null&&a&&this.over.push({kind:"lit",key:`lit:${n}`,x:o+a.x,y:s+a.y,w:a.w,h:a.h,tab:i,role:t})}text(t,n,o,s,{
size:r=13,room:i=1/0,bold:a=!1,quiet:l=!0,anchor:u="start",tone:d=""}={}){if(!n)return 0;let{lines:h,size:p}=xt(n,r,i,a?
1.06:1);return this.add("text",t,o,s,{lines:h,size:p,bold:a,quiet:l,anchor:u,tone:d}),(h.length-1)*p*1.2}card(t,n,o,s,{seen:r=s,
own:i=!1,role:a="",recall:l=[]}={}){let{lit:u={},dealt:d={},acting:h=!1,under:p=!0,opens:m=""}=this.extras,f=d[t.key]??t.
face??null,b=h&&!!(t.move||t.picks?.length),g=!!t.lifted,w=a==="grid"?0:s<80?12:14,y=i&&(b||h&&t.ghost)?w+(g?s*(w?.24:.14):
0):0;this.things.push({kind:"card",key:t.key,x:n,y:o-y,w:s,face:f,label:t.label,origin:t.origin??"",role:a,dealt:t.key in
d,kin:!!t.kin,ghost:!!t.ghost,seen:r,plays:b,off:h?t.off??"":"",under:i&&b&&!g,up:g,move:t.move??"",picks:t.picks??[],recall:p?
l:[],opens:m===t.key&&!b&&!t.off}),t.key in u&&this.over.push({kind:"lit",key:`lit:${t.key}`,x:n,y:o-y,w:r,h:s*1.4,tab:u[t.
key],role:a})}cards(t,n,o,s,r,{own:i=!1,role:a="",pitch:l=1.4,centre:u=!1}={}){if(!t.length)return 0;let{w:d,step:h,cols:p,
rows:m}=De(t.length,s,r);return t.forEach((f,b)=>{let g=Math.floor(b/p),w=b%p,y=Math.min(p,t.length-g*p),M=u?n+(s-(h*(y-
1)+d))/2:n;this.card(f,M+w*h,o+g*l*d,d,{seen:w===y-1?d:Math.min(d,h),own:i,role:a})}),d*1.4+(m-1)*l*d}};var Mu=e=>e.map(t=>({...t,art:""})),xe=class extends So{head(t,n,o,s,r=30){let i=[t.note,t.team].filter(Boolean).join(",\
 "),a=r<30?8:12,l=n+r+a,u=s-r-a;this.add("mark",t.id,n,o,{seat:t.seat,size:r,active:!!t.active});let d=t.alert||i,h=o+r*
(d?.43:.66),p=this.text(`${t.id}.name`,t.name,l,h,{size:15,bold:!0,quiet:!1,room:u}),m=this.text(`${t.id}.note`,d,l,o+r+
p,{room:u,bold:!!(t.active||t.alert),quiet:!t.active,tone:t.alert?"lit":""});return p+m}counters(t,n,o,s,r){let i=o;for(let[
a,l]of(t.counters??[]).entries()){let u=r?18:22;if(this.add("counter",`${t.id}.${a}`,n,i,{value:l.value,label:l.label??"",
high:u,room:s}),i+=u+8,l.art==="chips"){let d=Math.max(1,Math.ceil(l.value/10)),h=r?2.5:3,p=r?1.2:1.4,m=Math.max(3,Math.
min(18,(s-2)/d-3)),f=10*(h+p)+3,b=Math.min(l.value,10)*(h+p)+(l.value>5?3:0);l.value&&this.add("chips",`${t.id}.${a}`,n,
i+b,{count:l.value,w:m,t:h,g:p,pitch:m+3}),i+=f}if(l.art==="agents"){let d=Math.max(l.full??0,l.value);this.add("agents",
`${t.id}.${a}`,n,i,{count:l.value,full:d,size:18}),i+=26}}return i-o}other(t,n,o,s,r){let i=t.cards??[],a=t.counters??[],
l=!r||s<150,u=this.head(t,n,o,s,l?26:30),d=a.length&&s>=150,h=i.some(k=>k.face||k.key in(this.extras.dealt??{})),p=l?38:
48,m=Math.min(d?s-74:s,h?1/0:p*3.4),f={w:p,ideal:p*(h?.72:.7),tight:h?.62:.05},b=o+(l?38:44)+u,g=this.cards(i,n,b,m,f,{role:"\
seat",pitch:.62});if(t.alert&&i.length){let{w:k,step:E,cols:L}=De(i.length,m,f);this.over.push({kind:"lit",key:`lit:${t.
id}`,x:n,y:b,w:k+(L-1)*E,h:g,tab:""})}let{w,step:y,cols:M}=De(i.length,m,f),$=i.length?w+(M-1)*y+14:0,T=d?Math.max(g,this.
counters(t,n+$,b+2,s-$,l)):g+(a.length?8+this.counters({...t,counters:Mu(a)},n,b+g+8,s,!0):0);return b-o+T+this.before(t,
n,b+T+10,s,l)}stack(t,n,o,s,r=s+24){let i=t.top?{...t.top,move:t.move||t.top.move,off:t.off||t.top.off,label:t.top.label||
t.spoken}:null,a=t.count>1&&i&&!i.face?Math.min(3,t.count-1):0;if(this.add("pile",t.id,n,o,{w:s,under:a,empty:!i}),i&&this.
card(i,n,o,s,{role:"stack",recall:t.recall}),!i&&!t.count&&t.label&&s>=40){let{lines:u,size:d}=xt(t.label,13,s-2);if(u.length*
d*1.2<s*1.4-8){let h=o+(s*1.4-(u.length-1)*d*1.2)/2+d*.35;return this.add("text",`${t.id}.empty`,n+s/2,h,{lines:u,size:d,
quiet:!0,anchor:"middle",tone:""}),s*1.4}}let l=Z(`${t.count} ${t.label}`,14)>r;return this.add("count",t.id,n,o+s*1.4+22,
{count:t.count,lines:l?xt(t.label,13,r).lines:[t.label],spoken:t.spoken,broken:l}),s*1.4+30+(l?17*xt(t.label,13,r).lines.
length:0)}tray(t,n,o,s){let r=Math.max(1,Math.ceil(Math.max(t.full,t.count)/10)),i=Math.min(27,(s-24)/r-4),a=s<120,l=i+(i>
20?7:4),u=a?3:5,d=a?1.4:2,h=r*l-(l-i)+24,p=10*(u+d)+3,m=22*String(t.count).length+4+Z(t.label,13)>Math.max(h,s-8);return this.
add("tray",t.id,n+(s-h)/2,o,{wide:h,high:p,count:t.count,label:t.label,w:i,t:u,g:d,pitch:l,below:m,noted:Z(t.label,13)}),
p+(m?62:44)}fans(t,n,o,s,r){let i=o,a=t.length>2?r?56:48:r?80:64;for(let l of t){this.text(`${l.id}.label`,l.label,n,i+10,
{room:s});let u={w:a,ideal:a*.59,tight:.39,least:Math.min(a,r?56:48),floor:20},{w:d,step:h,cols:p,rows:m}=De(l.cards.length,
s,u),f=l.cards.some(g=>g.above)?22:4,b=l.cards.some(g=>g.under!=null)?40:10;i+=20,l.cards.length||this.add("pile",l.id,n,
i+f,{w:d,under:0,empty:!0}),l.cards.forEach((g,w)=>{let y=Math.floor(w/p),M=w%p,$=w===l.cards.length-1,T=n+M*h,k=i+f+y*(f+
b+d*1.4);this.card(g,T,k,d,{seen:$||M===p-1?d:Math.min(d,h),role:"fan"}),this.text(`${g.key}.above`,g.above??"",T+2,k-8,
{size:$?16:14,bold:$,quiet:!$}),g.under!=null&&this.add("mark",`${g.key}.under`,T+4,k+d*1.4+10,{seat:g.under,size:Math.max(
15,Math.min(22,h*.76)),quiet:!$})}),i+=Math.max(m*(f+b+d*1.4),f+b+a*1.4)+8}return i-o}own(t,n,o,s,r){let i=this.extras.acting?
14:0,a=this.extras.call??0,l=this.before(t,n+r,o,s-r,!r),u=o+l+(a?a+20:0);return a&&(this.call=o+l),u-o+this.hand(t,n,u,
s,r,i)}before(t,n,o,s,r){let i=t.before??[];if(!i.length)return 0;let a=10,l=(s-a*(i.length-1))/i.length,u=Math.min(r?44:
58,l-6),d=0;return i.forEach((h,p)=>{let m=n+p*Math.min(l+a,h.kind==="fan"?1/0:u+40);if(h.kind==="fan"){let f=this.text(
`${h.id}.label`,h.label,m,o+10,{room:l}),b={w:u,ideal:u*.72,tight:.4};d=Math.max(d,18+f+this.cards(h.cards,m,o+18+f,l,b,
{role:"fan"}))}else d=Math.max(d,this.stack(h,m,o,u,Math.min(l,u+34)))}),d+16}hand(t,n,o,s,r,i){let a=r>0,l=t.cards.some(
g=>g.face),u=a?92:70,d=t.cards.length,h={w:l?u:u*.75,ideal:u*(l?a?1.22:1.06:.8),tight:.5,least:Math.min(u,64),floor:l?34:
20};if(a){let g=this.head(t,n,o,r-20),w=this.counters(t,n+4,o+48+g,r-20,!1)+48+g,y=this.cards(t.cards,n+r,o+i,s-r,h,{own:!0,
role:"hand",pitch:1.4+.36});return Math.max(w,y+i+16,l?u*1.4:0)}let p=l&&(d-1)*h.ideal+h.w<=s-112,m=this.head(t,n,o,p?110:
s-100,26);if(p){let g=this.counters(t,n+4,o+44+m,100,!0)+44+m,w=this.cards(t.cards,n+112,o+i,s-112,h,{own:!0,role:"hand"});
return Math.max(g,w+i+16)}let f=this.counters({...t,counters:Mu(t.counters??[])},n+s-84,o+6,84,!0),b=o+Math.max(40+m,f+8)+
i;return b-o+this.cards(t.cards,n,b,s,h,{own:!0,role:"hand",pitch:1.4+.42,centre:!0})+16}};var Xt=620,To=772,Eu=920,sg=["seat","ring","fan","stack","tray","grid","dice","tokens","notes","kinds"];function pn(e){let t=e.
zones.find(({kind:o})=>!sg.includes(o));if(t)throw new Error(`Expected a zone that the table can draw, not "${t.kind}".`);
let n=o=>e.zones.filter(s=>s.kind===o);return{seats:ya(n("seat")),ring:n("ring")[0],fans:n("fan"),stacks:n("stack"),trays:n(
"tray"),grids:n("grid"),dice:n("dice"),notes:n("notes"),boards:n("tokens"),kinds:n("kinds")}}function Lo(e,t,n={}){if(n.
laid&&We(e))return gg(e,t,n);if(gc(e)&&(t.low||t.h))return fg(e,t,n);if(t.low&&e.zones.some(({kind:p})=>p==="tokens"))return pg(
e,t,t.low,n);if(t.low&&mr(e))return Ir(e,t,t.low,n,Wr(t.w));if(!t.h)return Eo(e,t.w,n);let o=({w:p,h:m})=>Fr(t,p,m),r=[...t.
w>=Xt*_u?[To,860,Eu]:[],390,440].map(p=>mg(e,t,p,n)),[i,...a]=r.filter(p=>p.w>=Xt),l=a.reduce((p,m)=>o(m)>o(p)?m:p,i);if(l&&
o(l)>=_u)return l;let u=r.reduce((p,m)=>o(m)>o(p)?m:p),d=Math.round(Math.max(Lu,we*t.h/t.w));return e.zones.some(({kind:p})=>p===
"tokens")?Cu(e,Math.min(d,_o),n,au,!0):o(u)>=rg||!mr(e)?u:e.table==="round"&&e.zones.filter(({kind:p})=>p==="seat").length>
lg&&t.w>t.h?Ir(e,t,Tu,n,Math.round(Tu*t.w/t.h)):Ir(e,t,Math.min(d,ag),n,Hu(t,d))}var _u=.8,rg=.92,Su=.75,ig=352,Lu=288,ag=460,
lg=6,Tu=320,cg=640,ug=110,dg=400,hg=1.25,Wr=e=>Math.round(Math.max(we,Math.min(Ft,e/hg))),Hu=(e,t)=>Math.round(Math.max(
we,Math.min(Ft,t*e.w/e.h)));function Au(e,t,n){let{w:o}=e,s=e.low?0:e.h,r=!e.low&&o>=To*Su&&(!s||s>=t[0]*Su),[i,a]=r?t:n,
l=r?To:e.low?Wr(o):we,u=s?Math.round(Math.max(i,Math.min(a,l*s/o))):r?600:i;return[r||!s?l:Hu(e,u),u]}var Fr=(e,t,n)=>Math.
min(e.w/t,e.h?e.h/n:1/0),Uu=(e,t)=>({...e,call:(e.call??0)/t});function mg(e,t,n,o){let s=Eo(e,n,o);for(let r=0;r<2&&o.call;r++)
s=Eo(e,n,Uu(o,Fr(t,s.w,s.h)));return s}function Ir(e,t,n,o,s){let r=new xe(Uu(o,Fr(t,s,n))),i=pn(e),{y:a,middle:l}=e.table===
"corners"?$u(r,i,n,s):fc(r,i,n,e.table==="round",s);return{w:s,h:Math.max(n,a+8),things:[...r.things,...r.over],middle:l,
call:r.call}}function pg(e,t,n,o){let s=Math.max(t.w,To),r=((t.page??0)-cg)*s/t.w-ug;return t.w>=Xt&&r>=dg?Eo(e,s,o,Math.
min(r,_o)):Cu(e,n,o,Math.min(Wr(t.w),Xt-1),!1)}function Cu(e,t,n,o,s){let r=new xe(n),{middle:i}=pu(r,pn(e),t,o,s);return{
w:o,h:t,things:[...r.things,...r.over],middle:i,call:r.call}}function fg(e,t,n){let o=new xe(n),[s,r]=Au(t,[470,620],[t.
low||Lu,620]),{middle:i}=wc(o,pn(e),r,s);return{w:s,h:r,things:[...o.things,...o.over],middle:i,call:o.call}}function gg(e,t,n){
let o=new xe(n),[s,r]=Au(t,[520,640],[ig,560]),{middle:i}=$c(o,pn(e),r,s);return{w:s,h:r,things:[...o.things,...o.over],
middle:i,call:o.call}}function Eo(e,t,n={},o=_o){let s=Math.round(Math.min(Math.max(t,320),Eu)),r=s>=Xt,i=new xe(n),a=pn(
e),l=r?28:14,u=e.table==="round"||e.table==="corners"&&!r,d=a.boards.length?r?mu:fu:u?r?yg:kg:r&&e.table==="corners"?xu:
r?bg:wg,{y:h,middle:p}=d(i,a,s,l,o);return{w:s,h:Math.round(h+18),things:[...i.things,...i.over],middle:p,call:i.call}}function Ho(e,t,n,o,s,r){
let i=o,a=(s-r*(t-1))/t;for(let l=0;l<e.length;l+=t){let u=e.slice(l,l+t);i+=Math.max(...u.map((d,h)=>d(n+h*(a+r),i,a)))+
20}return i-o}function bg(e,t,n,o){let{seats:[s,...r],ring:i,fans:a,stacks:l,trays:u}=t,d=r.map(E=>(L,S,_)=>e.other(E,L,
S,_,!0)),h=u.map(E=>(L,S,_)=>e.tray(E,L,S,_));d.splice(Math.ceil(d.length/2),0,...h);let p=Math.floor((n-2*o+20)/126),m=d.
length<=p?Math.max(d.length,1):Math.ceil(d.length/2),f=28+Ho(d,m,o,28,n-2*o,20),b=l.length?104:0,g=i?248:0,w=f+6,y=i?{x:132,
y:w+108,r:88}:{x:n/2,y:w+60,r:40};i&&e.add("ring",i.id,y.x,y.y,{ring:i,r:y.r});let M=n-2*o-g-(b?b+24:0),$=e.fans(a,o+g,w+
10,M,!0);f=Math.max(w+(i?230:0),w+10+$)+12,l.forEach((E,L)=>e.stack(E,n-o-72,w+48+L*152,66));let T=l.length?w+48+l.length*
152-24:0,k=g&&n>=740?g:176;return f+=Ao(e,t,n-(T>f?b+24:0),o,f),s&&(f+=e.own(s,o,f,n-2*o-(T>f?b+24:0),k)),{y:Math.max(f,
T),middle:y}}function wg(e,t,n,o){let{seats:[s,...r],ring:i,fans:a,stacks:l,trays:u}=t,d=18,h=r.some(M=>(M.before?.length??
0)>1),p=h||r.length<=2||r.length===4?Math.min(2,Math.max(r.length,1)):3;d+=Ho(r.map(M=>($,T,k)=>e.other(M,$,T,k,!1)),p,o,
d,n-2*o,12);let m=66,f=i?{x:106,y:d+100,r:m}:{x:n/2,y:d+40,r:40};i&&e.add("ring",i.id,f.x,f.y,{ring:i,r:m});let b=i?214:
o,g=n-o-b,w=Math.min(92,g/Math.max(l.length,1));l.forEach((M,$)=>e.stack(M,b+$*w,d+12,Math.min(56,w-14),w-1));let y=l.length?
d+12+78+56:d;for(let M of u)y+=e.tray(M,b-6,y,g+6);return d=Math.max(y,i?d+200:d)+6,d+=e.fans(a,o,d,n-2*o,!1),d+=Ao(e,t,
n,o,d),s&&(d+=e.own(s,o,d+4,n-2*o,0)+4),{y:d,middle:f}}function yg(e,t,n,o){let{seats:[s,...r],ring:i,fans:a,stacks:l,trays:u}=t,
{left:d,top:h,right:p}=ka(r.length),m=i?.art==="none"?64:n<740?108:128,f=Math.min(h<2?220:n<740?130:190,n/2-m-20-o),b=n-
2*o-2*f-24,w=r.slice(d,d+h).map(E=>(L,S,_)=>e.other(E,h===1?n/2-70:L,S,_,!0)),y=h?Ho(w,h,o+f+12,20,b,16):0,M={x:n/2,y:20+
y+m+12,r:m},$=(E,L)=>{let S=E.length>1?28:M.y-60;for(let _ of E)S+=e.other(_,L,S,f,!0)+26;return S},T=[$(r.slice(0,d).reverse(),
o),$(r.slice(r.length-p),n-o-f)];Pu(e,i,l,u,M,m<120?.82:1);let k=Math.max(M.y+m+40,...T);return a.length&&(k+=e.fans(a,o,
k,n-2*o,!0)),k+=Ao(e,t,n,o,k),s&&(k+=e.own(s,o,k,n-2*o,160)),{y:k,middle:M}}function kg(e,t,n,o){let{seats:[s,...r],ring:i,
fans:a,stacks:l,trays:u}=t,d=r.some(b=>(b.before?.length??0)>1),h=d||r.length===2||r.length===4?2:Math.min(3,Math.max(r.
length,1)),p=16+Ho(r.map(b=>(g,w,y)=>e.other(b,g,w,y,!1)),h,o,16,n-2*o,12),m=i?.art==="none"?50:108,f={x:n/2,y:p+m+10,r:m};
return Pu(e,i,l,u,f,.8),p=f.y+m+36,a.length&&(p+=e.fans(a,o,p,n-2*o,!1)),p+=Ao(e,t,n,o,p),s&&(p+=e.own(s,o,p,n-2*o,0)),{
y:p,middle:f}}function Pu(e,t,n,o,s,r){t&&e.add("ring",t.id,s.x,s.y,{ring:t,r:s.r});let i=(n.length>2?56:78)*r,a=22*r,l=s.
x-(n.length*i+(n.length-1)*a)/2;n.forEach((u,d)=>e.stack(u,l+d*(i+a),s.y-i*.7-12,i)),o.forEach(u=>e.tray(u,s.x-50,s.y+44,
100))}function Ao(e,{grids:t,dice:n},o,s,r){let i=r;for(let a of t)i+=un(e,a,s,i,o-2*s,o>=Xt);for(let a of n)i+=dn(e,a,s,
i,o-2*s);return i-r}var Uo=class{constructor({play:t,key:n,told:o}){this.lifted="";this.card="";this.said={};this.typed={};this.field=null;this.
lifts={};this.shown="";this.play=t,this.key=n,this.told=o,this.go=c("button.btn.solid",{"data-k":"lift.play",onclick:()=>this.
play(this.lifted)}),this.back=c("button.btn",{"data-k":"lift.back",onclick:()=>this.lift("")},"Put it back"),this.acts=c(
"div.lift-acts",{hidden:!0},this.go,this.back),this.words=c("p.lift-words"),this.keys=c("div.lift-keys"),this.asking=c("\
div.asking",{role:"group",hidden:!0})}show({lifts:t,keys:n}){this.lifts=t,this.lifted&&!t[this.lifted]&&(this.lifted="",
this.said={},this.typed={}),this.draw();let o=JSON.stringify(n);this.keys.dataset.looks!==o&&(this.keys.dataset.looks=o,
Jo(this.keys,this.keys,()=>this.keys.replaceChildren(...n.map(s=>Tn(s,r=>this.key(r))))))}tell(t,n){let o=Object.keys(this.
lifts).some(s=>n.every(r=>r.move!==s));this.words.hidden=!!this.lifted,this.words.textContent=t||(o?"Press a card to pic\
k it up. Press it again to play it.":"")}playing(t){let n=this.lifts[this.lifted]?.play??"",o=t?n.replace(/^Play\b/,"Pla\
ying"):n;this.go.textContent!==o&&(this.go.textContent=o),X(this.go,"aria-busy",t?"true":"")}lift(t,n=""){let o=n||this.
card;this.lifted=t,this.card=n,this.draw(),this.told({lifted:t,said:this.said},o)}stand(t,n,o){let[s,r]=o?[n,t.parentElement]:
[t,this.keys];this.asking.parentElement!==s&&s.insertBefore(this.asking,r)}hold(t,n,o,s){t?t!==this.lifted&&o[t]&&(this.
lifted=t,this.card=xg(s,t)):this.lifted="",this.said=n}draw(){let t=this.lifts[this.lifted];if(this.acts.hidden=!t,this.
asking.hidden=!t?.line,this.words.hidden=!!t,this.playing(!1),this.shown===this.lifted)return;if(this.shown=this.lifted,
this.field=null,!t?.line)return this.asking.replaceChildren();let n=this.lifted;X(this.asking,"aria-label",t.line),this.
field=t.ask?pa({rule:gt,label:t.ask,words:"out of 100",ends:["never","always"],value:On(this.typed[n],this.said[n],gt),set:s=>this.
say(n,s),enter:()=>this.play(n)}):null;let o=c("div",c("p",c("b",t.line)));this.field&&o.append(c("p.wonder",t.ask)),this.
asking.replaceChildren(o,...this.field?[this.field.node]:[])}unread(t){let n=this.typed[t]??"";return t!==this.lifted||!this.
field||!n||!ee(n,gt)?!1:(this.field.complain(),!0)}say(t,n){let{value:o}=lt(n,gt);this.typed[t]=n,this.said={...this.said},
o!=null?this.said[t]=o:delete this.said[t],this.told({lifted:this.lifted,said:this.said},this.card)}},Co=class{constructor(t){
this.looks="";this.how=t,this.root=c("div.acts")}show(t,n,o){let s=JSON.stringify([t,n]);this.looks!==s&&(this.looks=s,Jo(
this.root,o,()=>this.root.replaceChildren(...t.map(r=>this.button(r)))))}button({move:t,label:n,strong:o,off:s}){let r=c(
"button",{class:o&&!s?"btn solid":"btn","data-act":t||n,"aria-disabled":s?"true":null,onclick:()=>s?this.how.refuse(s):this.
how.send(t)},n);return c("span.act",r,s&&c("span.why",s))}};function xg({zones:e},t){let n=e.flatMap(o=>o.kind==="seat"&&
o.me?o.cards:o.kind==="grid"?o.cells:[]);for(let o of n)if("key"in o&&(o.move===t||o.picks?.some(s=>s.move===t)))return o.
key;return""}function Nu(e,t,n){if(!t)return e;let o=e.zones.flatMap(i=>i.kind==="tokens"&&i.ways||[]),s=Number(o.find(i=>i.
move===t)?.tag),r=e.zones.map(i=>{if(i.kind==="dice"&&s){let l=i.values.indexOf(s);return{...i,lit:l<0?i.values.map((u,d)=>d):
[l]}}if(i.kind==="ring"){let l=i.previews?.find(u=>u.move===t);return l?{...i,preview:l}:i}if(i.kind==="tokens")return{...i,
ways:(i.ways??[]).map(l=>({...l,chosen:l.move===t}))};let a=l=>l.key===n?{...l,lifted:!0}:l;return i.kind==="grid"?{...i,
cells:i.cells.map(a)}:i.kind==="seat"&&i.me?{...i,cards:i.cards.map(a)}:i});return{...e,zones:r}}var vg={ArrowLeft:{x:-1,y:0},ArrowRight:{x:1,y:0},ArrowUp:{x:0,y:-1},ArrowDown:{x:0,y:1}};function $g(e,t,n){let o=t.map(
({x:r,y:i})=>{let a=(r-e.x)*n.x+(i-e.y)*n.y,l=Math.abs((r-e.x)*n.y)+Math.abs((i-e.y)*n.x);return a>.5?a+2*l:1/0}),s=Math.
min(...o);return s<1/0?o.indexOf(s):-1}function Ru(e){let t=(e.querySelector(".ring-focus")??e).getBoundingClientRect();
return{x:t.x+t.width/2,y:t.y+t.height/2}}function Ou(e,t){let n=vg[t.key];if(!n||t.shiftKey||t.ctrlKey||t.metaKey||t.altKey)
return;let o=[...e.closest(".board")?.querySelectorAll(".way.plays")??[]].filter(r=>r!==e),s=o[$g(Ru(e),o.map(Ru),n)];t.
preventDefault(),t.stopPropagation(),s instanceof SVGElement&&s.focus({preventScroll:!0})}var Bu=8,qe=1.25,Du=.42,Mg=.62,_g=1.5,qr=46,Sg=26,Tg=8,Eg=.95;function Po(e,t,n=t.w/t.h){let o=Math.max(t.w,t.h*n),s=Math.
min(o,Math.max(e.w,t.w/Bu)),r=s/n,i=(a,l)=>l<0?l/2:Math.max(0,Math.min(a,l));return{x:i(e.x,t.w-s),y:i(e.y,t.h-r),w:s,h:r}}
function Lg(e,t,n,o,s,r=t.w/t.h){let i=Math.max(t.w,t.h*r),a=Math.min(i,Math.max(e.w/n,t.w/Bu))/e.w;return Po({x:o-(o-e.
x)*a,y:s-(s-e.y)*a,w:e.w*a,h:e.h*a},t,r)}function Hg(e,t,n,o,s){let r=n/o,[i,a]=[e.map(({x:$})=>$),e.map(({y:$})=>$)],[l,
u]=[Math.min(...i),Math.min(...a)],[d,h]=[Math.max(...i)-l,Math.max(...a)-u],p=Math.min(n/t.w,(r-s)/t.h),m=Math.max(Mg,_g*
(n/t.w)),f=Math.min((n-2*qr)/(d||1),(r-s-2*qr)/(h||1)),b=Math.max(p,Math.min(m,f)),g={w:n/b,h:r/b},w=Sg/b,y=($,T,k,E)=>{
let L=($+T-k)/2,[S,_]=[Math.min(0,$-w),Math.max(E,T+w)-k];return _<S?(S+_)/2:Math.max(S,Math.min(L,_))},M=s/b;return{x:y(
l,l+d,g.w,t.w),y:y(u,u+h,g.h-M,t.h)-M,...g}}var No=class{constructor(){this.board=null;this.id="";this.dragged=!1;this.aspect=
1;this.wide=0;this.clear=0;this.targets=[];this.lit=[];this.view="whole";this.chosen="";this.whole={x:0,y:0,w:1,h:1},this.
frame=this.whole,this.fingers=new Map,this.down={x:0,y:0},this.near={x:0,y:0},this.aims=(n,o)=>{};let t=(n,o,s,r)=>c("bu\
tton.btn",{"data-k":`lens.${n}`,"aria-label":s,title:s,onclick:r},o);this.controls=c("div.lens",{role:"group","aria-labe\
l":"Zoom the board",hidden:!0},t("out","−","Zoom out",()=>this.zoom(1/qe)),t("in","+","Zoom in",()=>this.zoom(qe)),t("\
near",_t("near",20),"Near me",()=>this.see("near")),t("whole",_t("whole",20),"Whole board",()=>this.see("whole")))}on(t,n,o,s,r,i=[],a=[]){
this.controls.hidden=!t;let l=JSON.stringify([s,i])!==JSON.stringify([this.near,this.targets]),u=r.w/r.h,d=n!==this.id||
u!==this.aspect||r.w!==this.wide,h=JSON.stringify(a)!==JSON.stringify(this.lit)&&!a.every(p=>this.sees(p));this.near=s,this.
targets=i,this.lit=a,this.clear=r.clear??0,t&&t!==this.board&&this.listen(t),this.board=t,t&&(d&&(this.id=n,this.whole={
x:0,y:0,...o},this.aspect=u,this.wide=r.w,this.chosen=""),d||l||h||this.view!=="own"&&!a.length?this.look():this.show(this.
frame))}sees({x:t,y:n}){let{frame:o}=this,s=qr*o.w/this.wide,r=this.clear*o.w/this.wide;return t>o.x+s&&t<o.x+o.w-s&&n>o.
y+r+s&&n<o.y+o.h-s}look(){let t=this.wide/this.aspect-this.clear,n=Math.min(this.wide/this.whole.w,t/this.whole.h),o=this.
targets.length>0||n<Du;this.frameTo(this.chosen||(o?"near":"whole"))}see(t){this.chosen=t,this.frameTo(t)}frameTo(t){if(this.
view=t,t==="whole")return this.show(Po({...this.whole,w:1/0},this.whole,this.aspect));this.show(Hg([this.near,...this.targets,
...this.lit],this.whole,this.wide,this.aspect,this.clear))}show({x:t,y:n,w:o,h:s}){this.frame={x:t,y:n,w:o,h:s},this.board?.
setAttribute("viewBox",`${t} ${n} ${o} ${s}`),this.board?.classList.toggle("far",this.wide/o<Du),this.board?.classList.toggle(
"close",this.wide/o>=Eg);let r=this.onPage;r?.a&&this.aims(1/r.a,this.frame)}drawTo(t){this.view="own",this.show(t)}zoom(t,n=this.
frame.x+this.frame.w/2,o=this.frame.y+this.frame.h/2){this.drawTo(Lg(this.frame,this.whole,t,n,o,this.aspect))}pan(t,n){
let{x:o,y:s,w:r,h:i}=this.frame;this.drawTo(Po({x:o+t*r,y:s+n*i,w:r,h:i},this.whole,this.aspect))}point({clientX:t,clientY:n}){
let o=this.onPage,{x:s,y:r}=new DOMPoint(t,n).matrixTransform(o?.inverse());return{x:s,y:r}}get onPage(){let[t]=this.board?.
children??[];return t instanceof SVGGraphicsElement?t.getScreenCTM():null}listen(t){t.style.touchAction="none",t.addEventListener(
"wheel",n=>{let o=n.deltaY>0,{x:s,y:r}=this.point(n);o&&this.frame.w>=this.whole.w&&this.frame.h>=this.whole.h||(n.preventDefault(),
this.zoom(o?1/qe:qe,s,r))},{passive:!1}),t.addEventListener("pointerdown",n=>{this.fingers.set(n.pointerId,{x:n.clientX,
y:n.clientY}),this.down={x:n.clientX,y:n.clientY},this.dragged=!1}),t.addEventListener("pointermove",n=>this.drag(n));for(let n of[
"pointerup","pointercancel","pointerleave"])t.addEventListener(n,o=>this.fingers.delete(o.pointerId));t.addEventListener(
"click",n=>this.dragged&&n.stopPropagation(),{capture:!0})}drag(t){let n=this.fingers.get(t.pointerId);if(!n)return;let o={
x:t.clientX,y:t.clientY},s=[...this.fingers].find(([d])=>d!==t.pointerId)?.[1];if(this.dragged||=!!s||Math.hypot(o.x-this.
down.x,o.y-this.down.y)>Tg,!this.dragged)return;this.fingers.set(t.pointerId,o);let r=this.point({clientX:n.x,clientY:n.
y}),i=this.point({clientX:o.x,clientY:o.y});if(!s){let{x:d,y:h,w:p,h:m}=this.frame;this.drawTo(Po({x:d+r.x-i.x,y:h+r.y-i.
y,w:p,h:m},this.whole,this.aspect));return}let a=d=>Math.hypot(d.x-s.x,d.y-s.y)||1,{x:l,y:u}=this.point({clientX:(o.x+s.
x)/2,clientY:(o.y+s.y)/2});this.zoom(a(o)/a(n),l,u)}key(t,n){if(!this.board)return!1;let s=n?{ArrowLeft:[-.2,0],ArrowRight:[
.2,0],ArrowUp:[0,-.2],ArrowDown:[0,.2]}[t]:void 0;if(s)this.pan(s[0],s[1]);else if(t==="+"||t==="=")this.zoom(qe);else if(t===
"-")this.zoom(1/qe);else if(t==="0")this.see("whole");else return!1;return!0}};var Iu=420,Ag=80,Ug=1500,Cg=5,Wu=320,Fu={goal:900,bust:700,aside:600},qu="cubic-bezier(.2,.7,.2,1)";function Vr(e,t){let n=t.
replace(/^seat/,"h"),o=[...e].filter(({kind:u,key:d})=>u==="card"&&(d===t||d.startsWith(`${n}.`))),s=o.length?o.map(({x:u,
y:d,w:h})=>({x:u,y:d,w:h,h:h*1.4})):[...e].filter(({key:u})=>u.slice(u.indexOf(":")+1).split(".")[0]===t).map(({x:u,y:d,
wide:h=40,high:p=40})=>({x:u,y:d,w:h,h:p}));if(!s.length)return null;let r=Math.min(...s.map(({x:u})=>u)),i=Math.min(...s.
map(({y:u})=>u)),a=Math.max(...s.map(({x:u,w:d})=>u+d)),l=Math.max(...s.map(({y:u,h:d})=>u+d));return{x:r,y:i,w:a-r,h:l-
i}}var Ro=e=>N(e.x-7,e.y-7,e.w+14,e.h+14,{rx:8,fill:"none",stroke:"var(--lit)","stroke-width":4}),Pg=()=>N(-14,-4,28,8,{
rx:2,fill:"var(--lit)",stroke:"#fff","stroke-width":1.5});function Vu(e,t,n,{pace:o,still:s,gone:r}){e.replaceChildren();
let i=0;for(let a=t;a;a=a.then){let l=a.kind==="aside"?Og(a,n,{pace:o,still:s,gone:r,wait:i}):a.kind==="bust"?Rg(Ku(r,a.
then?.face),o,s):Ng(a,n,o,s);if(e.append(...l),!s&&o>0&&a!==t)for(let u of l)u.matches(".swept")||u.animate([{opacity:0},
{opacity:1}],{duration:1,delay:i,fill:"both"});setTimeout(()=>{for(let u of l)u.remove()},Ug/Math.max(o,.5)+i),!s&&o>0&&
(i+=(Fu[a.kind]??0)/o)}}function Ng(e,t,n,o){let s=e.source?Vr(t,e.source):null,r=e.target?Vr(t,e.target):null;if(!r)return[];
let i=[Ro(r)];if(s&&e.kind==="catch"&&i.push(Ro(s)),!s||e.kind!=="goal"||o||n<=0)return i;for(let a=0;a<Math.min(e.count||
1,Cg);a++){let l=Pg();i.push(l);let u=d=>`translate(${d.x+d.w/2}px,${d.y+d.h/2}px)`;l.style.transform=u(r),l.animate([{transform:u(
s)},{transform:u(r),opacity:1},{opacity:0}],{duration:Iu*1.25/n,delay:a*Ag/n,easing:qu,fill:"both"})}return i}function Ku(e,t){
let n=e.filter(({kind:s,role:r})=>s==="card"&&r==="fan").sort((s,r)=>s.x-r.x),o=n.at(-1);if(o&&t){let s=n.length>1?o.x-n[n.
length-2].x:o.w*.59;n.push({...o,key:`${o.key}.end`,x:o.x+Math.max(s,o.w*.4),face:t})}return n}function Rg(e,t,n){let[o]=e,
s=e.at(-1);if(!o||!s||n||t<=0)return[];let r=Ro({x:o.x,y:o.y,w:s.x+s.w-o.x,h:s.w*1.4});return r.setAttribute("stroke-das\
harray","10 7"),r.animate([{opacity:1},{opacity:1,offset:.9},{opacity:0}],{duration:(Fu.bust+Wu)/t,fill:"both"}),[r]}function Og(e,t,{
pace:n,still:o,gone:s,wait:r}){let i=e.target?Vr(t,e.target):null;return i?o||n<=0?[Ro(i)]:Ku(s,e.face).map(a=>{let l=x(
"g.thing.card.swept",...Le({...a,plays:!1,off:""})),u=`translate(${a.x}px,${a.y}px)`;return l.animate([{transform:u,opacity:1},
{transform:`translate(${i.x}px,${i.y}px) scale(${i.w/a.w})`,opacity:1,offset:.9},{transform:`translate(${i.x}px,${i.y}px\
) scale(${i.w/a.w})`,opacity:0}],{duration:Iu*1.25/n,delay:r+Wu/n,easing:qu,fill:"both"}),l}):[]}var ju=320,Dg=90,Gu={w:1,h:1},Ve=class{constructor({press:t,pace:n}){this.gone=[];this.bright=null;this.parked="";this.timer=
0;this.press=t,this.pace=n,this.rings=x("g.far-rings",{fill:"none","stroke-width":11,"aria-hidden":"true"}),this.layer=x(
"g"),this.over=x("g.event",{"aria-hidden":"true"}),this.root=x("svg.table",{role:"group",tabindex:-1},this.rings,this.layer,
this.over),this.placed=new Map,this.changed=new Set,this.lens=new No}paint(t,{label:n,move:o,back:s=!1}){this.root.setAttribute(
"viewBox",`0 0 ${t.w} ${t.h}`),this.root.setAttribute("aria-label",n),this.far(t);let r=new Map([...this.placed].map(([m,
{thing:f}])=>[m,f])),i=o&&this.pace()>0&&!Pe(),a=new Map(t.things.map(m=>[m.key,m])),l=dt(this.root),u=l&&this.layer.contains(
l)?l.getAttribute("data-key"):l===this.root?this.parked:"";this.gone=[];for(let[m,{node:f,thing:b}]of this.placed){if(a.
has(m))continue;this.gone.push(b),this.placed.delete(m);let g=i&&s&&b.kind==="card"&&b.origin?a.get(b.origin):void 0;g?this.
leave(f,b,g):f.remove()}let d=null,h=[];this.changed.clear();for(let m of t.things){let f=r.get(m.key),{node:b}=this.place(
m),g=d?d.nextSibling:this.layer.firstChild;b!==g&&this.layer.insertBefore(b,g),d=b,o&&m.kind==="card"&&(!f||JSON.stringify(
f.face)!==JSON.stringify(m.face))&&this.changed.add(m.key),i&&!s&&m.thrown&&m.thrown!==f?.thrown&&this.roll(m.key);let w=i&&
m.kind==="card"&&!f?this.source(m,r):void 0;w&&h.push(this.glide(b,w,m))}if(h.length){this.root.getBoundingClientRect();
for(let[m,f]of h.entries())f(Math.min(m,4)*Dg/this.pace())}this.look(t),i&&pc(this.root,this.pace()),this.shade(),o&&Pe()&&
this.flash();let p=dt(this.root);u&&!(p&&this.layer.contains(p)&&p.hasAttribute("tabindex"))&&this.focus(u)}dim(t){this.
bright=t,this.shade()}shade(){let{bright:t}=this;for(let[n,{node:o,thing:s}]of this.placed){let r=n.slice(n.indexOf(":")+
1),i=!t||s.kind==="lit"||t.has(r)||t.has(r.split(".")[0]);o.classList.toggle("dimmed",!i)}}happen(t){let n=[...this.placed.
values()].map(({thing:o})=>o);Vu(this.over,t,n,{pace:this.pace(),still:Pe(),gone:this.gone})}look(t){let n=t.things.find(
({kind:l})=>l==="board"),o=n&&this.placed.get(n.key)?.node.querySelector(".board");if(!n||!(o instanceof SVGElement))return this.
lens.on(null,"",Gu,{x:0,y:0},Gu);let{board:s,zone:r}=n,i=s.nodes.find(l=>l.id===r.centre),a=l=>[...o.querySelectorAll(l)].
map(u=>({x:Number(u.getAttribute("data-x")),y:Number(u.getAttribute("data-y"))}));this.lens.controls.classList.toggle("a\
bove",t.w<Xt),this.lens.aims=(l,u)=>uc(o,l,u,s.nodes),this.lens.on(o,s.id,{w:s.width,h:s.height},i??{x:s.width/2,y:s.height/
2},{w:n.w,h:n.h,clear:n.clearance},n.acting?a(".way.plays[data-x]:not(.many)"):[],a(".light"))}focus(t){let n=this.spot(
t);if(n)return n.focus({preventScroll:!0});let s=[this.placed.get(t)?.node,...[...this.placed.values()].map(({node:r})=>r)].
find(r=>r?.hasAttribute("tabindex"));this.parked=s?"":t,(s??this.root).focus()}around(t){let n=({node:i,thing:a})=>{let{
a:l=1,e:u=0,f:d=0}=i.getScreenCTM()??{};return{x:u,y:d,w:a.w*l,h:a.w*1.4*l}},o=this.spot(t)?.querySelector(".ring-focus")?.
getBoundingClientRect();if(o)return{card:{x:o.x,y:o.y,w:o.width,h:o.height},hand:[]};let s=this.placed.get(t),r=[...this.
placed.values()].filter(({thing:i})=>i.kind==="card"&&i.role==="hand");return s?{card:n(s),hand:r.map(n)}:null}spot(t){return t.
startsWith("spot:")?this.layer.querySelector(`[data-spot="${CSS.escape(t.slice(5))}"]`):null}far({w:t,h:n,middle:o}){let s=JSON.
stringify([t,n,o]);if(this.rings.dataset.looks===s)return;this.rings.dataset.looks=s;let r=[];for(let i=o.r+46;i<Math.hypot(
t,n)+300;i+=46)r.push(W(o.x,o.y,i));this.rings.replaceChildren(...r)}place(t){let n=JSON.stringify({...t,x:0,y:0}),o=this.
placed.get(t.key);if(!o){let r=x("g",{"data-key":t.key});if(t.kind==="board"){let i=a=>this.travel(t.key,a);r.addEventListener(
"click",i),r.addEventListener("keydown",i)}(t.kind==="card"||t.kind==="dice")&&(r.addEventListener("click",()=>this.touch(
t.key)),r.addEventListener("keydown",i=>{i.key!=="Enter"&&i.key!==" "||r.hasAttribute("tabindex")&&(i.preventDefault(),i.
stopPropagation(),this.touch(t.key))})),o={node:r,thing:t,looks:""},this.placed.set(t.key,o)}let{node:s}=o;if(o.looks!==
n){s.replaceChildren(...Le(t));let r=_c(t),i=t.plays||t.off||t.opens||t.recall?.length>0,a=["thing",t.kind,t.role,t.plays&&
"plays",t.off&&"off",t.dealt&&"dealt",t.up&&"up"];s.setAttribute("class",a.filter(Boolean).join(" ")),X(s,"role",t.kind===
"board"?"group":i?"button":r?"img":""),X(s,"aria-label",r),X(s,"tabindex",i?"0":""),X(s,"aria-disabled",t.off?"true":""),
X(s,"aria-pressed",t.up?"true":""),X(s,"aria-hidden",t.kind==="lit"||t.kind==="mark"&&t.key.endsWith("under")||t.key.endsWith(
".above")?"true":""),o.looks=n}return s.style.transform=`translate(${t.x}px,${t.y}px)`,o.thing=t,o}travel(t,n){let o=n.target instanceof
Element?n.target.closest("[data-move],[data-spot]"):null,s=this.placed.get(t);if(!o||!s)return;if(n instanceof KeyboardEvent&&
n.key!=="Enter"&&n.key!==" ")return Ou(o,n);n.preventDefault();let r=o.getAttribute("data-move")??"",i=o.getAttribute("d\
ata-spot")??"";this.press({...s.thing,plays:!0,off:"",move:r,spot:i,picks:[]},s.node)}roll(t){Yl(n=>{let o=this.placed.get(
t);o?.node.replaceChildren(...Le(n(o.thing)))},this.pace())}touch(t){let n=this.placed.get(t),{plays:o,off:s,opens:r,recall:i}=n?.
thing??{};n&&(o||s||r||i?.length)&&this.press(n.thing,n.node)}source(t,n){if(t.origin&&n.has(t.origin))return n.get(t.origin);
if(!(t.role!=="hand"&&t.role!=="seat"))return[...n.values()].find(o=>o.kind==="card"&&o.role==="stack"&&!o.face)}glide(t,n,o){
return t.style.transition="none",t.style.transform=`translate(${n.x}px,${n.y}px) scale(${n.w/o.w})`,s=>{t.style.transition=
"",t.style.transitionDelay=`${s}ms`,s&&setTimeout(()=>t.style.removeProperty("transition-delay"),s+ju),t.style.transform=
`translate(${o.x}px,${o.y}px)`}}leave(t,n,o){t.setAttribute("aria-hidden","true"),t.removeAttribute("data-key"),t.style.
transform=`translate(${o.x}px,${o.y}px) scale(${o.w/n.w})`,setTimeout(()=>t.remove(),ju/this.pace())}flash(){clearTimeout(
this.timer);for(let[t,{node:n}]of this.placed)n.classList.toggle("changed",this.changed.has(t));this.timer=setTimeout(()=>{
for(let{node:t}of this.placed.values())t.classList.remove("changed")},1500)}};var Oo=class{constructor(t){this.looks="";this.chosen=[];this.picks=[];this.carries=[];this.how=t,this.nodes=new Set}show(t,n,o){
let s=o?t.zones.find(i=>i.kind==="tokens"):void 0;this.picks=s?.picks??[],this.carries=s?.carries??[],this.nodes=new Set(
s&&n[s.board]?.nodes.map(({id:i})=>i));let r=JSON.stringify([this.picks,this.carries,s?.tokens]);r!==this.looks&&(this.chosen=
[]),this.looks=r}get rest(){return this.picks.filter(({parts:t})=>this.chosen.every(n=>t?.includes(n)))}get spots(){let[
t]=this.carries.filter(({token:s})=>this.chosen.includes(s)),n=this.rest.flatMap(s=>s.parts??[]).filter(s=>this.nodes.has(
s)),o=this.picks.length?n:t?t.onto:this.carries.map(({token:s})=>s);return Object.fromEntries([...o,...this.chosen].map(
s=>[s,this.chosen.includes(s)]))}get words(){if(!this.picks.length)return"";let t=this.picks[0].parts?.filter(n=>this.nodes.
has(n)).length??0;return t>1?`Press ${t} highlighted places (${this.chosen.length} chosen).`:"Press a highlighted place."}press(t){
if(this.chosen.includes(t))this.chosen=this.chosen.filter(s=>s!==t);else{if(this.carries.length&&this.chosen.length)return this.
done(`put ${this.chosen[0]} ${t}`);this.chosen=[...this.chosen,t]}let n=this.rest;if(this.chosen.length&&n.length===1)return this.
done(n[0].move);this.how.moved(t);let o=n.flatMap(({parts:s})=>s??[]).filter(s=>!this.chosen.includes(s));this.chosen.length&&
o.length&&!o.some(s=>this.nodes.has(s))&&this.how.choose(t,n.map(s=>({...s,parts:s.parts?.filter(r=>!this.chosen.includes(
r))})))}done(t){this.chosen=[],this.how.play(t)}clear(){let[t]=this.chosen;return this.chosen=[],t&&this.how.moved(t),!!t}};var He=56,Kr=72,fn=62,Do=118,jr=40,Bg=70,Ig=4e3,Bo=(e,t,n,o={})=>x("text.f2",{x:e,y:t,"font-size":14,...o},n),Wg=(e,t)=>mt(
e,t,15).map((n,o,{length:s})=>Bo(He,35-9*s+18*o,n,{class:"f","font-weight":700,"font-size":15}));function Fg(e,t=1/0,n=jr){
let o=e.map((r,i)=>({y:r,k:i})).sort((r,i)=>r.y-i.y);for(let r=1;r<o.length;r++)o[r].y=Math.max(o[r].y,o[r-1].y+n);for(let r=o.
length-1;r>=0;r--)o[r].y=Math.min(o[r].y,r===o.length-1?t:o[r+1].y-n);let s=[...e];for(let{y:r,k:i}of o)s[i]=r;return s}
function qg(e,t,n,o){let s=Math.max(...n.lines.map(k=>k.values.length))-1,r=n.lines.flatMap(k=>k.values),i=Math.max(...r,
1),a=Math.min(...r,0),l=k=>He+(e-He-Do)*k/(s||1),u=k=>t-fn-(t-Kr-fn)*(k-a)/(i-a||1),h=Qt(a,i).filter(Number.isInteger).map(
k=>[x("path.race-grid",{d:`M${He} ${u(k)}H${e-Do}`}),Bo(He-10,u(k)+5,String(k),{"text-anchor":"end"})]),p=n.parts.map(([
k],E)=>l(n.parts[E+1]?.[0]??s)-l(k)),m=Math.min(...p)>54,f=n.parts.map(([k,E],L)=>{let S=n.parts[L+1]?.[0]??s,_=m?E:E.split(
" ").at(-1)??"";return[L>0&&x("path.race-part",{d:`M${l(k)} ${Kr-12}V${t-fn}`}),(l(S)-l(k)>18||L===0)&&Bo((l(k)+l(S))/2,
t-fn+24,_,{"text-anchor":"middle"})]}),b=Math.min(jr,(t-Kr)/n.lines.length),g=b/jr,w=Fg(n.lines.map(k=>u(k.values.at(-1)??
0)),t-b/2,b),y=[...n.lines].sort((k,E)=>Number(k.me)-Number(E.me)).map(k=>{let E=k.values.map((C,O)=>O?`H${l(O)}V${u(C)}`:
`M${l(0)} ${u(C)}`).join(""),L=k.values.map((C,O)=>({value:C,k:O})).filter(({value:C,k:O})=>O>0&&C!==k.values[O-1]),S=w[n.
lines.indexOf(k)],_=String(k.values.at(-1)).replace("-","−"),H=k.me?"var(--accent-on-field)":"var(--on-field)";return x(
"g",{class:k.me?"race-line me":`race-line other-${k.seat%3}`},x("path",{d:E,fill:"none"}),L.map(({value:C,k:O})=>W(l(O),
u(C),4.5)),Ne(k.seat,e-Do+12,S-13*g,26*g,{fill:H}),Dt(_,e-Do+50,S-15*g,Math.min(30*g,3e3*.6/Math.max(Ht(_,30),60)),{colour:H}))}),
M=n.lines.find(k=>k.me),$=n.tags.map(({n:k,frame:E,step:L},S)=>{let _=Math.max(0,E),H=u(M?.values[_]??0),C=S>0&&Math.abs(
l(_)-l(n.tags[S-1].frame))<30,O=H+30>t-fn-26,B=O?H-56-(C?28:0):H+26+(C?28:0),J=()=>o(L);return x("g.race-tag",{role:"but\
ton",tabindex:0,"data-k":`tag.${k}`,"aria-label":`Costly move ${k}: try it again`,onclick:J,onkeydown:F=>{F.key!=="Enter"&&
F.key!==" "||(F.preventDefault(),J())}},N(l(_)-22,B-9,44,44,{fill:"transparent"}),x("path",{d:`M${l(_)} ${H}V${B+13}`}),
W(l(_),H,5),N(l(_)-13,B,26,26,{class:"tag"}),x("text",{x:l(_),y:B+18,"text-anchor":"middle","font-size":15,"font-weight":700},
String(k)))}),T=n.lines.map(k=>`${k.name} ${k.values.at(-1)}`).join(", ");return x("svg",{viewBox:`0 0 ${e} ${t}`,role:"\
group","aria-label":`${n.title}. At the end: ${T} ${n.unit}.`},Wg(n.title,e-He-Bg),...h,...f,...y,...$,t>330&&Bo(He,t-12,
n.tags.length?"The numbers mark moves that cost you.":""))}var Io=class{constructor(t){this.timer=0;this.step=-1;this.looks=
"";this.press=t,this.button=c("button.btn",{"data-k":"race",onclick:()=>this.turn(!this.away)}),this.drawing=c("div"),this.
root=c("div.race",{hidden:!0},this.drawing,this.button),this.away=!1,this.turn(!1)}turn(t){clearTimeout(this.timer),this.
away=t,this.button.textContent=t?"Race":"Table",this.button.setAttribute("aria-label",t?"Show the race":"Show the table"),
this.drawing.hidden=t,this.root.classList.toggle("away",t),this.root.parentElement?.classList.toggle("raced",!this.root.
hidden&&!t)}show(t,n){let o=t.get("race"),s=t.get("mode")==="watch",r=s&&(t.get("step")<n||t.get("stop")>=0);this.root.hidden=
r||!o?.lines?.length;let i=this.step;if(this.step=t.get("step"),this.root.hidden)return this.turn(!1);if(i===this.step)this.
root.parentElement?.classList.toggle("raced",!this.away);else{let m=s&&i===n-1;this.turn(m),m&&(this.timer=window.setTimeout(
()=>this.turn(!1),Ig))}let a=m=>String(m)===t.get("watcher"),l=(o.lines??[]).map(m=>({...m,me:m.me||s&&a(m.seat)})),{clientWidth:u,
clientHeight:d}=this.root.parentElement??this.root,h=JSON.stringify([o,l,u,d]);if(h===this.looks)return;this.looks=h;let p={
...o,lines:l};this.drawing.replaceChildren(qg(u,d,p,this.press))}};var Wo=class{constructor(t){this.opener=t,this.root=c("section.sheet.scores",{hidden:!0}),t.onclick=()=>this.open(!!this.
root.hidden)}open(t){this.root.hidden=!t,X(this.opener,"aria-expanded",String(t))}escape(){let t=!this.root.hidden,n=this.
root.contains(dt(this.root));return this.open(!1),n&&this.opener.focus(),t}show(t){if(this.opener.hidden=!t,!t)return this.
open(!1);let n=JSON.stringify(t);if(this.root.dataset.looks===n)return;this.root.dataset.looks=n,this.opener.textContent=
t.notes?"Notes":"Scores",this.root.classList.toggle("notes",!!t.notes);let o=i=>c("tr",i.map((a,l)=>l?c("td",a):c("th",{
scope:"row"},a))),s=i=>i?c("th",{scope:"col"},i):c("td"),r={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
escape()};this.root.replaceChildren(ht(r,_t("close",16)),c("div.scroll",{tabindex:0,role:"group","aria-label":t.title},c(
"table",c("caption",t.title),c("thead",c("tr",t.head.map(s))),c("tbody",t.rows.map(o)))))}};var Vg=1600,Kg=1.9,jg=[[.5,"½×"],[1,"1×"],[3,"3×"]],Gg=17,Zg=7,Zu=[["ask","Ask me"],["mark","Mark only"],["off","Off"]],
Yg={open:"a question",now:"asked now",came:"it happened",not:"it didn't happen",unseen:"the game doesn't show it",skipped:"\
skipped"};function zg(e,t){let n=[...e],o=Math.min(Gg,t/Math.max(e.length-1,1));for(let s=1;s<n.length;s++)n[s]=Math.max(
n[s],n[s-1]+o);for(let s=n.length-1,r=t;s>=0;s--,r-=o)n[s]=Math.min(n[s],r);return n}function Jg(e){return e.asking!=="a\
sk"?-1:e.moments.findIndex(({frame:t,state:n})=>t===e.step&&n==="open")}var Ae={first:"Home",back:"ArrowLeft",play:" ",forward:"\
ArrowRight",last:"End"},Fo=class{constructor(t){this.timer=0;this.looks="";this.chosen="";this.how=t,this.keys={first:this.
key("first","First step",()=>t.go(0)),back:this.key("back","Step back",()=>t.go(this.now.step-1)),play:this.key("play","\
Play",()=>t.play(!this.now.playing)),forward:this.key("forward","Step forward",()=>t.go(this.now.step+1)),last:this.key(
"last","Last step",()=>t.go(this.now.last))},this.keys.play.classList.add("go"),this.range=c("input.rng",{type:"range",min:0,
"aria-label":"Step",oninput:()=>t.go(Number(this.range.value))}),this.marks=x("svg.marks",{height:14,"aria-hidden":"true"}),
this.moments=c("div.moments"),this.told=c("p.count",{"aria-hidden":"true"}),this.menu=c("div.pace-menu",{hidden:!0,role:"\
group","aria-label":"Questions and speed"}),this.more=c("button.btn.quiet.more",{"data-k":"pace","aria-expanded":"false",
onclick:()=>this.open(this.shut)},c("span.word","Ask me"),_t("down",14)),this.root=c("div.stepper",c("div.keys",{role:"g\
roup","aria-label":"Steps"},Object.values(this.keys)),c("div.scrub",this.marks,this.moments,this.range),this.told,c("div\
.pace",this.more,this.menu)),this.now={step:0,last:0,marks:[],playing:!1,speed:1,moments:[],asking:"off",stop:-1,happens:!1,
eyes:[],watcher:"",buttons:[]}}get shut(){return!!this.menu.hidden}key(t,n,o){let s=Ae[t].replace(" ","Space");return c(
"button",{"data-k":`step.${t}`,"aria-label":n,"aria-keyshortcuts":s,title:n,onclick:o},_t(t,24))}show(t){let n=this.now.
playing!==t.playing,o=n||this.now.step!==t.step||this.now.speed!==t.speed||this.now.last!==t.last;this.now=t,this.range.
max=String(Math.max(t.last,1)),this.range.value=String(t.step),X(this.range,"aria-valuetext",`Step ${t.step} of ${t.last}`),
this.range.style.setProperty("--p",`${t.last?100*t.step/t.last:0}%`),this.told.replaceChildren(c("b",String(t.step)),c("\
small",`of ${t.last}`));for(let s of["first","back"])X(this.keys[s],"aria-disabled",t.step===0?"true":"");for(let s of["\
forward","last"])X(this.keys[s],"aria-disabled",t.step===t.last?"true":"");if(n){let s=t.playing?"Pause":"Play";this.keys.
play.replaceChildren(_t(t.playing?"pause":"play",24)),X(this.keys.play,"aria-label",s),X(this.keys.play,"title",s)}this.
choices(),this.mark(),o&&clearTimeout(this.timer),o&&t.playing&&(this.timer=setTimeout(()=>this.tick(),Vg*(t.happens?Kg:
1)/t.speed))}tick(){let t=Jg(this.now);t>=0?this.how.stop(t):this.now.step>=this.now.last?this.how.play(!1):this.how.go(
this.now.step+1,!0)}choices(){let{asking:t,speed:n,moments:o,eyes:s,watcher:r,buttons:i}=this.now,a=JSON.stringify([t,n,
o.length>0,s,r,i]);if(a===this.chosen)return;this.chosen=a;let l=o.length?Zu.find(([d])=>d===t)?.[1]??"":`${n}×`.replace(
"0.5","½");this.more.firstElementChild?.replaceChildren(l),X(this.more,"aria-label",`Questions and speed: ${l}`);let u=dt(
this.menu)?.getAttribute("data-k");this.menu.replaceChildren(...[o.length>0&&c("p","At turning points"),o.length>0&&$t({
label:"At turning points",choices:Zu,value:t,pick:d=>this.how.ask(d),k:"asking"}),s.length>1&&c("p.seen-by","Seen by"),s.
length>1&&c("div.seen-by",$t({label:"Whose view to show",choices:s,value:r,pick:d=>this.how.see(d),k:"eyes"})),c("p","Sp\
eed"),$t({label:"Speed",choices:jg,value:n,pick:d=>this.how.pace(d),k:"speed"}),i.length>0&&c("p","Save"),...i.map(d=>Tn(
d,h=>this.how.key(h)))].filter(d=>d instanceof Node)),u&&this.menu.querySelector(`[data-k="${u}"]`)?.focus()}open(t){this.
menu.hidden=!t,X(this.more,"aria-expanded",String(t)),t&&this.menu.querySelector("[aria-pressed=true], button")?.focus()}escape(){
return this.shut?!1:(this.open(!1),this.more.focus(),!0)}mark(){let{marks:t,last:n,moments:o,asking:s,stop:r}=this.now,i=Math.
round(this.marks.clientWidth),a=s==="off"?[]:o,l=JSON.stringify([t,i,a,r]);if(l===this.looks||!i)return;this.looks=l;let u=f=>n?
f/n*i:0,d=Math.max(1,...t);this.marks.setAttribute("viewBox",`0 0 ${i} 14`),this.marks.replaceChildren(...a.length?a.map(
({frame:f})=>N(u(f)-1,21,2,8,{fill:"var(--lit)"})):t.flatMap((f,b)=>{let g=3+3.5*f/d,w=`M${u(b)} ${7-g}l${g} ${g} -${g} ${g}\
 -${g} -${g}z`;return f>0?[x("path",{d:w,fill:"var(--accent-on-field)"})]:[]}));let h=a.map((f,b)=>({...f,k:b})),p=i<Zg*
(h.length-1)?h.filter(({k:f})=>f===r):h,m=zg(p.map(({frame:f})=>u(f)),i);this.moments.replaceChildren(...p.map(({frame:f,
state:b,line:g,k:w},y)=>c("button",{class:`moment ${w===r?"now":b}`,style:`left:${m[y]}px`,tabindex:-1,"data-moment":w,title:g,
"aria-label":`Step ${f}, ${Yg[w===r?"now":b]}: ${g}`,onclick:()=>this.how.stop(w)},b==="came"||b==="not"||b==="unseen"?c(
"i",{class:b}):"?")))}stop(){clearTimeout(this.timer)}};function Yu(e){let{lens:t}=e.painter,n=()=>!e.acting&&e.reel.length>1,o=a=>()=>(e.go(a),!0),s=e.model.get("step"),r=()=>e.
acts.root.querySelector('[data-act="press"]'),i=a=>!a.closest(Qa);return[{keys:[Ae.play],shown:"Space",words:"Plays or p\
auses the game.",when:n,press:(a,l)=>(i(l)&&e.play(!e.model.get("playing")),i(l))},{keys:[Ae.back],shown:"←",words:"On\
e step back.",when:n,press:o(s-1)},{keys:[Ae.forward],shown:"→",words:"One step forward.",when:n,press:o(s+1)},{keys:[
Ae.first],shown:"Home",words:"The first step.",when:n,press:o(0)},{keys:[Ae.last],shown:"End",words:"The last step.",when:n,
press:o(e.reel.length-1)},{keys:[" "],shown:"Space",words:"Draws the next card or throws the dice when the game waits fo\
r you to do so.",when:()=>e.acting&&!!r(),press:(a,l)=>(i(l)&&r().click(),i(l))},{keys:["+","=","-","0"],shown:"+ − 0",
words:"Zooms in, zooms out, shows the whole board (focus on the table).",inside:!0,when:()=>!!t.board,press:a=>t.key(a,!1)},
{keys:["ArrowLeft","ArrowRight","ArrowUp","ArrowDown"],shown:"Shift + arrow",words:"Moves the board (focus on the table)\
.",inside:!0,shift:!0,when:()=>!!t.board,press:a=>t.key(a,!0)},{keys:[],any:a=>Gr(e,a).size===1,shown:"A card's symbol",
words:"Picks up the card with that symbol, if you have only one (focus on the table).",inside:!0,when:()=>e.acting&&Gr(e).
size>0,press:a=>{let[l]=Gr(e,a).values();return e.press(l),!0}},{keys:["d","D"],shown:"D",words:"Shows or hides the disc\
ards by colour and value.",when:()=>!!e.spread.zone,press:()=>(e.spread.toggle(()=>e.show(!1)),!0)},{keys:["Escape"],shown:"\
Escape",words:"Closes what is open, or puts the card back.",inside:!0,when:()=>!0,press:()=>Xg(e)}]}function Xg(e){if(e.
chooser.key)e.chooser.leave();else{if(e.placing.clear())return!0;if(e.lifting.lifted)e.lifting.lift("");else return["spr\
ead","heat","scores","stepper","caption"].some(t=>e[t].escape())}return!0}function Gr(e,t){let n=new Map;for(let{thing:o}of e.
painter.placed.values())o.kind==="card"&&o.plays&&o.face?.text&&(t==null||o.face.text.toLowerCase()===t.toLowerCase())&&
n.set(o.move||o.key,o);return n}function Zr(e){let t=e.reel.length-1,n=Math.min(e.model.get("step"),t),o=e.model.get("playing");e.strip.hidden=t<1,e.stepper.
show({step:n,last:t,marks:e.reel.marks(),playing:o,speed:e.model.get("speed"),moments:e.model.get("moments"),asking:e.model.
get("asking"),stop:e.model.get("stop"),happens:!!(e.scene?.event??e.scene?.mark),eyes:e.model.get("eyes"),watcher:e.model.
get("watcher"),buttons:e.model.get("buttons")??[]})}function zu(e,t){let n=e.acting?e.playBar:e.stepper.root;if(e.strip.
firstChild!==n&&e.strip.replaceChildren(n),!e.acting)return Zr(e);e.stepper.stop(),e.lifting.stand(e.playBar,e.stage,e.fit===
"phone");let o=t.alert?(t.actions??[]).filter(a=>!a.strong):t.actions??[];e.lifting.show({lifts:e.model.get("lifts")??{},
keys:e.model.get("buttons")??[]}),e.strip.hidden=e.mode==="edit",e.acts.root.hidden=!!e.lifting.lifted;let s=t.zones.some(
a=>a.kind==="tokens"&&a.ways?.some(({move:l})=>l)),r=s?"Press a highlighted space or a row. Press it again to go there.":
"",i=e.model.get("busy")?"The others are playing.":e.placing.words||r;e.lifting.tell(i,t.actions??[]),e.acts.show(o,!!e.
model.get("busy"),e.stage)}var Qg={watch:288,play:356,edit:316},tb=288,Yr=class{constructor(t,n){this.refused="";this.left=-1;this.shownSize="";this.
paintedStep=-1;this.model=t,this.sending=new go(t,o=>this.markSent(o)),this.painter=new Ve({press:o=>this.press(o),pace:()=>this.
model.get("speed")}),this.stepper=new Fo({go:(o,s)=>this.go(o,s),play:o=>this.play(o),pace:o=>this.save({speed:o}),ask:o=>this.
save({asking:o}),stop:o=>this.stopAt(o),see:o=>this.save({watcher:o}),key:o=>this.model.send({kind:o})}),this.caption=new ko(
{texts:()=>this.model.get("clauses"),see:o=>this.save({watcher:o})}),this.call=new yo({send:o=>this.send(o),drawn:()=>this.
soon("stay")}),this.race=new Io(o=>this.model.send({kind:"retry",step:o})),this.felt=c("div.felt",this.call.root,this.painter.
lens.controls,this.painter.root,this.race.root),this.board=c("p.sr"),this.chooser=new xo({play:o=>this.send(o),focus:o=>this.
painter.focus(o),around:o=>this.painter.around(o),moved:()=>this.scene&&this.showTable(this.scene,!1)}),this.placing=new Oo(
{play:o=>this.send(o),choose:(o,s)=>this.chooser.show({key:`spot:${o}`,label:o,plays:!0,picks:s}),moved:o=>{this.show(!1),
this.painter.focus(`spot:${o}`)}}),this.acts=new Co({send:o=>this.send(o),refuse:o=>this.refuse(o)}),this.lifting=new Uo(
{play:o=>this.send(o),key:o=>this.model.send({kind:o}),told:(o,s)=>this.lift(o,s)}),this.playBar=c("div.play-bar",this.lifting.
acts,this.acts.root,this.lifting.words,this.lifting.keys),this.strip=c("div.strip"),this.scores=new Wo(this.caption.sheet),
this.spread=new uo({focus:o=>this.painter.focus(o)}),this.heat=new ro(()=>this.soon("stay")),this.stage=c("section.stage",
{"aria-label":"The table"},this.caption.root,this.caption.box,this.felt,this.heat.root,this.board,this.chooser.root,this.
scores.root,this.spread.root,this.heat.list,this.strip),this.live=c("p.sr",{"aria-live":"polite"}),this.root=c("div.uw.u\
w-table",this.stage,this.live),this.root.addEventListener("keydown",o=>this.key(o)),this.unhear=Xn(this.root,()=>Yu(this)),
n.append(this.root),this.tall=void 0,this.due="",this.saying=0,this.watch=()=>this.soon("move"),this.still=()=>this.soon(
"stay"),this.reel=new $o(t,()=>this.soon("stay")),this.moves=["step","frames","pool"],this.stays="game palette names eye\
s watcher playing speed mode clauses lit differs aside boards heat dealt note busy caption moments asking stop bright li\
fts lifted stamp buttons race covers".split(" ");for(let o of this.moves)t.on(`change:${o}`,this.watch);for(let o of this.
stays)t.on(`change:${o}`,this.still);t.on("msg:custom",Ot),this.sizes=new ResizeObserver(()=>this.resized()),this.sizes.
observe(this.felt),this.unheed=Kt(this.still),this.unhalt=Hi(()=>this.model.get("playing")&&this.play(!1)),this.unfit=fo(
this.root,()=>this.resized(!0)),this.newcomer=Ri(this.root,()=>this.newcomers()),this.show(!1)}get scene(){return this.reel.
scene(this.model.get("step"))}get mode(){return this.model.get("mode")}newcomers(){return this.mode==="watch"&&this.model.
get("asking")==="ask"&&this.model.get("moments").length>0}get acting(){return this.mode!=="watch"}save(t){for(let[n,o]of Object.
entries(t))this.model.set(n,o);this.model.save_changes()}go(t,n=!1){let o=Math.max(0,Math.min(t,this.reel.length-1));o!==
this.model.get("step")&&(this.left=this.model.get("stop"),this.save(n||!this.model.get("playing")?{step:o}:{step:o,playing:!1}))}stopAt(t){
t===this.left&&this.model.set("stop",-1),this.save({stop:t,playing:!1})}play(t){let n=this.model.get("step")>=this.reel.
length-1;this.save(t&&n?{step:0,playing:!0}:{playing:t})}show(t){let n=this.scene;if(et(this.root,this.model.get("palett\
e")),this.root.classList.toggle("busy",!!this.model.get("busy")),this.root.classList.toggle("acts",this.acting),this.left!==
this.model.get("stop")&&(this.left=-1),!n)return Zr(this);t&&(this.refused=""),this.lifting.hold(this.model.get("lifted")??
"",this.model.get("said")??{},this.model.get("lifts")??{},n),this.sending.drawn(),this.root.style.setProperty("--pace",String(
this.model.get("speed"))),this.board.textContent=n.board??"",this.caption.showEyes(this.model.get("eyes"),this.model.get(
"watcher")),t&&this.call.cover(),this.call.show(n,this.acting,this.covers),this.heat.show(this.model.get("heat")??{}),this.
showTable(n,t),this.race.show(this.model,this.reel.length-1),zu(this,n),this.scores.show(n.sheet),this.showWords(n),t&&this.
chooser.close(),t&&this.announce(n)}soon(t){this.due||queueMicrotask(()=>{let n=this.due==="move";this.due="",this.show(
n)}),this.due!=="move"&&(this.due=t)}get lit(){let t=this.model.get("lit");return Object.keys(t).length>0?this.model.get(
"aside")?{}:t:Object.fromEntries((this.model.get("differs")??[]).map(o=>[o,""]))}get covers(){return this.model.get("cov\
ers")||wo()}get fit(){return this.root.closest("[data-fit]")?.getAttribute("data-fit")??"flow"}get filled(){return["larg\
e","middle"].includes(this.fit)}get size(){let{clientWidth:t,clientHeight:n}=this.felt;return`${t} ${this.filled?n:window.
innerHeight} ${this.fit}`}showTable(t,n){let o=parseFloat(getComputedStyle(this.root).fontSize)/16||1,s=this.call.hidden?
0:this.call.root.offsetHeight/o,r=this.mode==="edit"&&t.table==="round";this.placing.show(t,this.model.get("boards")??{},
this.acting);let i={w:(this.felt.clientWidth||772)/o,h:this.filled?this.felt.clientHeight/o:0,low:this.fit!=="phone"?0:(r?
tb:Qg[this.mode])+(this.acting?0:s),page:window.innerHeight/o};this.shownSize=this.size,this.root.classList.toggle("narr\
ow",i.w<Xt);let a=this.mode==="watch"&&this.reel.length<2,l=a?void 0:We(t),u=this.chooser.key?{...this.lit,[this.chooser.
key]:""}:this.lit;this.spread.show(l,this.lit,i.w<Xt);let d={lit:vc(u,l),laid:a,opens:l?.of,dealt:this.model.get("aside")?
{}:this.model.get("dealt"),acting:this.acting,editing:this.mode==="edit",boards:this.model.get("boards")??{},spots:this.
placing.spots,heat:this.heat.map,clear:this.heat.clears,call:s,under:!t.covered?.length||this.covers!=="hidden"},h=Lo(Nu(
t,this.lifting.lifted,this.lifting.card),i,d),p=this.model.get("bright")??[];this.painter.dim(p.length?new Set(p):null),
this.newcomer?.draw(),h.h=this.steady(h);let m=this.model.get("step"),f=m<this.paintedStep;this.paintedStep=m,this.painter.
paint(h,{label:`The table. ${t.place??""}`,move:n,back:f}),n&&this.painter.happen(f?null:t.event);let b=Math.min(this.felt.
clientWidth/h.w,this.filled?this.felt.clientHeight/h.h:1/0),g=this.filled?(this.felt.clientHeight-h.h*b)/2:0;this.call.root.
style.top=`${g+h.call*b}px`}steady({w:t,h:n}){let o=[t,this.model.get("game"),this.model.get("mode"),this.size,this.call.
hidden].join();return this.tall?.kind!==o&&(this.tall={kind:o,h:n}),this.tall.h=Math.max(this.tall.h,n),this.tall.h}resized(t=!1){
let n=this.scene;!n||!t&&this.size===this.shownSize||(this.painter.root.classList.add("still"),this.showTable(n,!1),this.
race.show(this.model,this.reel.length-1),this.painter.root.getBoundingClientRect(),this.painter.root.classList.remove("s\
till"),this.stepper.mark(),this.showWords(n),this.chooser.stand())}showWords(t){let n=this.model.get("caption")??{};X(this.
stage,"aria-label",n.badge?`Table ${n.badge} (of two)`:"The table"),this.caption.show({clauses:n.clauses??(t.clauses??[]).
filter(o=>o),...Jc(t,n),note:this.refused||this.model.get("note")||"",tone:n.tone??"plain",badge:n.badge})}announce(t){clearTimeout(
this.saying),this.saying=setTimeout(()=>{this.live.textContent=[...t.said??[],t.now].filter(Boolean).join(" ")},350)}press(t){
if(t.spot)return this.placing.press(t.spot);if(t.opens)return this.spread.toggle(()=>this.show(!1));if(!t.plays&&t.recall?.
length)return this.chooser.show(t);if(t.off&&!t.plays)return this.refuse(t.off);if(t.picks.length&&!(t.picks.length===1&&
!t.move))return this.chooser.show(t);let n=t.move||t.picks[0].move,o=t.kind==="board";if((["hand","grid"].includes(t.role)||
o)&&n in this.lifting.lifts&&(this.lifting.lifted!==n||!o&&this.lifting.card!==t.key)){if(this.lifting.lift(n,t.key),o){
let r=this.stage.querySelector(`.way[data-move="${CSS.escape(n)}"]`);r instanceof SVGElement&&r.focus()}return}return this.
send(n)}lift(t,n){let o=t.lifted!==this.model.get("lifted");this.save(t),!(!o||!this.scene)&&(this.refused="",this.show(
!1),t.lifted||this.painter.focus(n))}refuse(t){this.refused=t;let n=this.scene;n&&this.showWords(n)}send(t){this.lifting.
unread(t)||(this.sending.send(t,this.lifting.said[t]??null),Me(this.model.get("game")))}markSent(t){this.root.classList.
toggle("sent",!!t),this.lifting.playing(!!t);for(let n of this.stage.querySelectorAll("[data-act]"))X(n,"aria-busy",t&&n.
getAttribute("data-act")===t?"true":"")}key(t){!t.ctrlKey&&!t.metaKey&&!t.altKey&&this.chooser.stroke(t)}remove(){this.newcomer.
stop(),this.unfit(),this.unhear(),this.unheed(),this.unhalt(),this.chooser.close();for(let t of this.moves)this.model.off(
`change:${t}`,this.watch);for(let t of this.stays)this.model.off(`change:${t}`,this.still);this.model.off("msg:custom",Ot),
this.stepper.stop(),this.reel.stop(),this.sizes.disconnect(),clearTimeout(this.saying)}};function Ju({model:e,el:t}){let n=new Yr(
e,t);return()=>n.remove()}var eb=.015,Xu=1e9,nb=/(?<=(?:[^A-Z]|\b[A-Z])[.!?]) (?=[A-Z])/;function Qu(e){let t=e.split(nb),n=t.pop()??"";return{situation:t.
join(" "),question:n}}function gn({exact:e,asks:t},n){let o=Qc(n,"chance",[0,1]),s=Math.round(Math.abs(o-e)*Xu)/Xu,r=s<eu(
e,"chance"),i=s<eb?"exact":r?"near":"far",a=tu(o,e,"chance",i),l=t.length>0&&`${ob[t.length]??t.length} small steps show\
 where ${le(e)} comes from.`,u=i==="far"?Nr(o,e,"chance",i):`You guessed ${sb(o)}. It's ${le(e)}.`;return{value:o,close:r,
verdict:a,more:[u,!r&&l].filter(Boolean).join(" ")}}var ob={2:"Two",3:"Three",4:"Four"},sb=e=>String(Number((100*e).toFixed(
1)));function zr(e,t){return Pl({asks:e.asks,lines:e.steps.length},t.map(([n,o])=>({step:n,number:o})))}function Jr(e,t,n,o){
if(zr(e,t).at!==n)return t;let s=[...t,[n,o]];try{zr(e,s)}catch{return t}return s}var td=(e,t)=>t.reduce((n,[o,s])=>Jr(e,
n,o,s),[]);function Xr(e,t,n){let o=n==null?null:gn(e,n);return{...e.question,key:e.position,revealed:!0,fault:"",headline:e.
headline,answer:e.answer,steps:e.steps,work:zr(e,t),...o&&{said:{value:o.value,sure:"",verdict:o.verdict,mistake:null,asks:!1,
own:!1}}}}function rb({dots:e,guess:t}){let n=[1,2,0].flatMap(r=>e.filter(({yes:i})=>i===r)),o=n.flatMap(({n:r,yes:i})=>Array.from(
{length:r},()=>i)),s=r=>({cx:10+r%10*20,cy:10+Math.floor(r/10)*20});return v("svg",{class:"hundred",viewBox:"0 0 200 200",
"aria-hidden":"true",children:o.map((r,i)=>{let a=s(i);return i+1===t?v("path",{class:"said",d:`M${a.cx-8} ${a.cy-6}h16l\
-8 14z`},i):r?r>1?v("g",{children:[v("circle",{class:"twice",...a,r:7}),v("circle",{class:"yes",...a,r:4.2})]},i):v("cir\
cle",{class:"yes",...a,r:7.7},i):v("circle",{class:"no",...a,r:7},i)})})}function ib({answer:e}){let t=[e.fraction,e.percent,
e.one_in].filter(Boolean);return v("details",{class:"forms",children:[v("summary",{"data-k":"forms",children:"More forms"}),
v("p",{children:t.join(" · ")})]})}function ed({position:e,number:t,when:n,work:o,lesson:s}){let r=t==null?null:gn(e,t),
i=le(e.exact),{cases:a,event:l}=e.question;return v("div",{class:"answer",children:[v("div",{class:"heading",children:[v(
"h3",{class:"verdict","data-next":!0,tabIndex:-1,children:r?r.verdict:`You didn't play ${n}. The answer is ${i}.`}),v(ib,
{answer:e.answer})]}),v(rb,{dots:e.dots,guess:r?Math.max(0,le(r.value)):0}),v("div",{class:"told",children:[r&&v("p",{children:r.
more}),v("p",{class:"mute",children:[i," ",Ge({cases:a,event:l}),"."," ",r&&v("span",{class:"key",children:[v("svg",{class:"\
mark",viewBox:"0 0 16 14","aria-hidden":"true",children:v("path",{class:"said",d:"M0 0h16l-8 14z"})})," ","is your guess\
."]})]}),v("div",{class:"ways",children:[o&&v("button",{type:"button",class:r?.close?"btn":"btn call","data-k":"work",onClick:o,
children:"Work it out"}),s]})]})]})}var od=[["know","Certain","certain"],["think","Fairly sure","fairly sure"],["guess","Just guessing","just guessing"]];var nd=e=>String(e).padStart(2,"0"),qo=e=>`${e.getFullYear()}-${nd(e.getMonth()+1)}-${nd(e.getDate())}`,Qr=e=>{let[t,n,o]=e.
split("-").map(Number);return new Date(t,n-1,o,12)};function ab(e,t){let n=Qr(e);return qo(new Date(n.getFullYear(),n.getMonth(),
n.getDate()-t,12))}function bn(e){let t=Qr(e),n=o=>t.toLocaleDateString("en-GB",o);return`${n({weekday:"long"})}, ${t.getDate()}\
 ${n({month:"long"})}`}var sd=e=>new Date(e.getFullYear(),e.getMonth(),e.getDate()+1).getTime()-e.getTime();function rd(e){
let t;try{t=JSON.parse(e)}catch{return{}}if(typeof t!="object"||!t)return{};let n={};for(let[o,s]of Object.entries(t)){if(!/^\d{4}-\d\d-\d\d$/.
test(o)||typeof s!="object"||!s)continue;let{number:r,sure:i,close:a,position:l,steps:u}=s;typeof r!="string"||typeof a!=
"boolean"||typeof l!="string"||(n[o]={number:r,close:a,position:l,sure:od.some(([d])=>d===i)?i:"",steps:(Array.isArray(u)?
u:[]).filter(d=>Array.isArray(d)&&Number.isInteger(d[0])&&typeof d[1]=="string")})}return n}var id=e=>JSON.stringify(Object.
fromEntries(Object.entries(e).sort().slice(-200)));function ad(e,t){return Array.from({length:7},(n,o)=>{let s=ab(t,6-o),
r=e[s],i=s===t,a=r?r.close?"close":"far":i?"today":"none";return{date:s,mark:a,name:i?"Today":Qr(s).toLocaleDateString("\
en-GB",{weekday:"short"}),words:{close:"close",far:"not close",none:"not played",today:"not played yet"}[a]}})}function ld(e){
let t=e.filter(({mark:o})=>o==="close"||o==="far").length,n=e.filter(({mark:o})=>o==="close").length;return t===0?"Each \
day has one position. Your last seven days are shown here.":t===1?`You were ${n?"":"not "}close on the one day you playe\
d.`:n===t?`You were close on ${t===2?"both":`all ${t}`} days you played.`:`You were close on ${n||"none"} of the ${t} da\
ys you played.`}function cd(e){return od.flatMap(([t,n,o])=>{let s=Object.values(e).filter(({sure:a})=>a===t),r=s.length,
i=s.filter(a=>a.close).length;return r<3?[]:[{name:n,close:i,of:r,words:`When you were ${o} you were close ${i} ${i===1?
"time":"times"} out of ${r}.`}]})}var lb=({mark:e})=>v("svg",{width:"22",height:"22",viewBox:"0 0 22 22","aria-hidden":"true",children:[e==="close"&&v("ci\
rcle",{class:"disc",cx:"11",cy:"11",r:"8"}),e==="far"&&v("circle",{class:"ring",cx:"11",cy:"11",r:"6.75"}),e==="none"&&v(
"path",{class:"dash",d:"M6 11h10"}),e==="today"&&v(St,{children:[v("rect",{class:"now",x:"1.5",y:"1.5",width:"19",height:"\
19",rx:"3"}),v("text",{x:"11",y:"16.5","font-size":"15","text-anchor":"middle",children:"?"})]})]}),cb=({rows:e,id:t})=>v(
"div",{class:"sures",id:t,children:[v("p",{children:v("b",{children:e[0].words})}),v("ul",{children:e.map(({name:n,close:o,
of:s})=>v("li",{children:[v("span",{children:n}),v("svg",{viewBox:`0 0 ${Math.min(s,20)*20} 20`,width:Math.min(s,20)*14,
height:"14","aria-hidden":"true",children:Array.from({length:Math.min(s,20)},(r,i)=>v("circle",{class:i<Math.round(o*Math.
min(s,20)/s)?"disc":"ring",cx:10+i*20,cy:"10",r:"7"},i))}),v("span",{children:[o," of ",s," close"]})]},n))})]});function ud({
week:e,sures:t,shown:n,open:o}){let[s,r]=st(!1),i="uw-guesses-so-far";return v("div",{class:"band",children:[v("ol",{"ar\
ia-label":"The last seven days",children:e.map(({date:a,name:l,mark:u,words:d})=>v("li",{children:v("button",{type:"butt\
on","data-k":`day.${a}`,"data-mark":u,"aria-current":a===n?"date":void 0,"aria-label":`${l==="Today"?"Today":bn(a)}: ${d}`,
onClick:()=>o(a),children:[v(lb,{mark:u}),v("span",{children:l})]})},a))}),v("p",{class:"counted",children:ld(e)}),t.length>
0&&v("button",{type:"button",class:"btn","data-k":"sofar","aria-expanded":s,"aria-controls":s?i:void 0,onClick:()=>r(!s),
children:"Your guesses so far"}),s&&t.length>0&&v(cb,{rows:t,id:i})]})}var ub=2e4,db=500;function dd(){let[e,t]=st(()=>qo(new Date));return tt(()=>{let n=0,o=()=>{let s=new Date;t(qo(s)),clearTimeout(
n),n=window.setTimeout(o,sd(s)+db)};return o(),document.addEventListener("visibilitychange",o),()=>{clearTimeout(n),document.
removeEventListener("visibilitychange",o)}},[]),e}function hd(e,t){let[n,o]=st({}),[s,r]=st(!1),i=Q(null);return tt(()=>{
t.current=c("div.day-in"),e.current?.append(t.current);let l=zt(t.current,()=>"days",!0);return i.current=l,r(l.look(d=>{
o(rd(d)),r(!1)},()=>{o({}),r(!1)})),l.stop},[]),{days:n,waits:s,keep:l=>{o(l),i.current?.keep(id(l))}}}function md(e,t){
let[n,o]=st({}),s=t.slice(5),r=n[s],i=r?.told,a=i?.positions[s],l=Q(null);tt(()=>{let d=h=>{h.kind==="daily"&&o(p=>({...p,
[h.date]:{told:h}}))};return e.on("msg:custom",d),()=>e.off("msg:custom",d)},[]),tt(()=>{if(r)return;e.send({kind:"daily",
date:s});let d=setTimeout(()=>o(h=>({[s]:{told:null},...h})),ub);return()=>clearTimeout(d)},[s,!r]),l.current?.position!==
a&&(l.current=i&&a?{position:a,pool:i.pool,boards:i.boards[a.game]??{}}:null);let u=()=>o(({[s]:d,...h})=>h);return{shown:l.
current,failed:r&&!a,again:u}}var hb=480,mb=268;function pd({shown:e,lit:t}){let n=Q(null),o=Q(null),s=Q({shown:e,lit:t});s.current={shown:e,lit:t};let r=()=>{
let i=n.current,{shown:a,lit:l}=s.current;if(!i||!o.current||!a||!i.clientWidth)return;let u=parseFloat(getComputedStyle(
i).fontSize)/16||1,d=i.clientWidth/u,h=i.clientHeight/u,p=vo(a.position.frame,a.pool),m=d<hb?mb:0,f=Lo(p,{w:d,h:m?0:h,low:m},
{lit:l,laid:!!We(p),boards:a.boards,under:!0});o.current.paint(f,{label:`The table. ${a.position.said}`,move:!1})};return tt(
()=>{let i=n.current;o.current=new Ve({press:()=>{},pace:()=>0}),i.append(o.current.root);let a=new ResizeObserver(()=>requestAnimationFrame(
r));return a.observe(i),()=>a.disconnect()},[]),tt(r,[e,JSON.stringify(t)]),v("div",{class:"uw-table hero-table",ref:n})}function Vo({label:e,choices:t,value:n,pick:o,k:s}){return v("div",{class:"seg",role:"group","aria-label":e,children:t.map(
([r,i],a)=>v("button",{type:"button","data-k":`${s}.${a}`,"aria-pressed":r===n,onClick:()=>o(r),children:i},String(r)))})}var fd=400;function pb({make:e,k:t}){let n=Q(null);return tt(()=>n.current?.replaceChildren(e()),[t]),v("span",{class:"f\
oreign",ref:n})}function fb({position:e,show:t,typed:n}){let[o,s]=st(""),[r,i]=st(""),[a,l]=st(""),{question:u}=e,d=Re(o,
u),h=()=>{d?l(d):t(o.trim(),r)};return v("div",{class:"guess",children:[v(As,{measure:u.measure,span:u.span,cases:u.cases,
value:o,set:p=>{s(p),l(""),n(p.trim()!=="")},enter:h}),v("div",{class:"last",children:[v("div",{class:d?"sure unseen":"s\
ure",children:v(Vo,{label:"How sure are you?",choices:en,value:r,k:"sure",pick:i})}),v("button",{type:"button",class:"bt\
n call","data-k":"reveal","aria-disabled":d?"true":void 0,onClick:h,children:"Show the answer"})]}),a&&v("p",{class:"ref\
usal",role:"alert",children:a})]})}function gb({here:e,date:t,act:n,lesson:o}){let{position:s,kept:r,today:i,working:a,steps:l}=e,
u=Q(null),d=Q(`${t} ${r?"told":""}`),h=Q(Number.NEGATIVE_INFINITY),p=`${t} ${!r&&i?"":a?"steps":"told"}`;tt(()=>{if(d.current===
p)return;let g=d.current.split(" ")[0]===t;d.current=p,h.current=performance.now();let w=u.current?.querySelector("[data\
-next]");g&&w instanceof HTMLElement&&w.focus({preventScroll:!0})});let m=g=>()=>{performance.now()-h.current>=fd&&g()},
f=v(fb,{position:s,show:n.guess,typed:n.typed},t);return a?f=v("div",{class:"uw-panel working",children:v(Ys,{panel:Xr(s,
l,r?.number??null),act:{answer:n.step,show:g=>n.step(g,""),back:()=>n.work(!1)}},t)}):(r||!i)&&(f=v(ed,{position:s,number:r?.
number??null,when:`on ${bn(t).split(",")[0]}`,work:s.asks.length>0?m(()=>n.work(!0)):null,lesson:v(pb,{k:`${t} ${!!r?.close}`,
make:()=>o({class:r?.close?"btn call":"btn","data-k":"day.lesson"},{game:s.game,page:"",link:s.lesson.link},`Lesson: ${s.
lesson.name}`)})})),v("div",{ref:u,onMouseDown:g=>{performance.now()-h.current<fd&&g.preventDefault()},children:f})}var bb=({
id:e,text:t})=>v("h1",{id:e,children:t.split(/(?<=[.?!]) /).flatMap((n,o)=>[o>0&&" ",v("span",{children:n},n)])});function wb({
words:e}){let{situation:t,question:n}=Qu(e);return v(St,{children:[t&&v("p",{class:"situation",children:t}),v("h2",{children:n})]})}
var gd=({model:e,heading:t})=>v("div",{class:"lead",children:[v(bb,{id:t,text:e.get("title")}),v("p",{class:"sub",children:e.
get("about")})]});function yb({model:e,door:t,heading:n,dyed:o}){let s=Q(null),r=Q(null),[i,a]=st(""),[l,u]=st(""),[d,h]=st(
{}),{days:p,waits:m,keep:f}=hd(s,r),b=dd(),g=Q(b),w=Q(!1),y=Q(""),M=ke();g.current!==b&&(!i&&!y.current&&(w.current||l)&&
(y.current=g.current),g.current=b);let $=y.current,T=i||$||b,{shown:k,failed:E,again:L}=md(e,T),S=k?.position,_=S&&p[T]?.
position===S.position,H=_?p[T]:null,C=S?td(S,H?.steps??d[T]??[]):[],O=!!(S&&l===T&&(H||i)),B=ad(p,b),J=S&&O?no(Xr(S,C,null),
"steps",0):{},F={typed:V=>{w.current=V},guess:(V,A)=>{if(!S)return;let{close:I}=gn(S,V);f({...p,[T]:{number:V,sure:A,close:I,
position:S.position,steps:[]}})},work:V=>u(V?T:""),step:(V,A)=>{if(!S)return;let I=Jr(S,C,V,A);H?f({...p,[T]:{...H,steps:I}}):
h({...d,[T]:I})}},D=V=>{a(V===b?"":V),y.current="",u(""),w.current=!1,M()};return tt(()=>o(S?.palette??""),[S?.game]),tt(
()=>{if(!r.current)return;Pt(S&&!m&&v(gb,{here:{position:S,kept:H,today:T===b||T===$,working:O,steps:C},date:T,act:F,lesson:t},
T)||null,r.current)}),v(St,{children:[v(gd,{model:e,heading:n}),v("div",{class:O?"picture-of works":"picture-of",children:v(
pd,{shown:k,lit:J})}),v("div",{class:"day",children:[v("p",{class:"when",children:[v("b",{children:i?"An earlier day":"P\
osition of the day"}),v("span",{children:bn(T)})]}),S?v(St,{children:[v(wb,{words:S.question.ask}),v("p",{class:"sr",children:S.
said})]}):v("p",{class:"coming",role:"status",children:[E?"The position didn't load. ":"The position of the day is on it\
s way.",E&&v("button",{type:"button",class:"btn","data-k":"day.again",onClick:L,children:"Try again"})]}),v("div",{class:"\
day-slot",ref:s}),(i||$)&&v("button",{type:"button",class:"btn quiet","data-k":"day.today",onClick:()=>D(b),children:"Ba\
ck to today's position"})]}),!m&&v(ud,{week:B,sures:cd(p),shown:T,open:D})]})}function bd(e,t){let n=j("hero"),o=c("sect\
ion.stage.hero",{"aria-labelledby":n});return e.get("daily")||o.classList.add("bare"),Pt(e.get("daily")?v(yb,{model:e,door:t,
heading:n,dyed:s=>et(o,s)}):v(gd,{model:e,heading:n}),o),{node:o,stop:()=>Pt(null,o)}}var ti={predict:"Notebook, no coding",count:"Notebook with Python"},ei=e=>e.split(/(\*\*.+?\*\*|\*.+?\*)/).map(t=>{let[,
n,o]=t.match(/^(\*+)(.+?)\*+$/)??[];return o?c(n.length>1?"b":"em",{},o):t});function kb(e){let[t,...n]=e.split("exit **"),
[o="",...s]=n.join("exit **").split("**"),r=[...t.split(" · ").filter(Boolean),o];return o?{row:r.map((a,l)=>{let u=l===
r.length-1?" (exit)":a.startsWith("x")?" (trap)":"";return[`${l+1}${u}`,a.replace(/^x/,"")]}),rest:s.join("**").replace(
/^[.;, ]+/,"")}:{row:[],rest:e}}function xb(e,t){let{row:n,rest:o}=kb(t);if(n.length===0)return c("p",c("b",`${e} `),ei(
t));let s=(i,a,l)=>c("tr",c("th",{scope:"row"},i),n.map(u=>c(a,{scope:a==="th"?"col":null},u[l]))),r=c("table",s("Positi\
on","th",0),s("Answer","td",1));return c("div.key",c("p",c("b",e)),c("div.wide",{tabindex:0,role:"group","aria-label":e},
r),o&&c("p",ei(o)))}function wd(e,t){let n=e.get("shelves"),o=(u,{which:d,about:h,page:p})=>{let m=c("a.btn",{"data-k":`\
open.${u.id}.${d}`},"Open"),f=()=>m.setAttribute("href",Zt(p,"",Tt()));return f(),t.push(Kt(f)),m.setAttribute("aria-lab\
el",`Open: ${ti[d]}, ${u.title}`),c("li",c("span",c("b",ti[d]),c("small",h)),c("span.ways",ot()&&p&&m,c("button.btn",{"d\
ata-k":`notebook.${u.id}.${d}`,"aria-label":`Download: ${ti[d]}, ${u.title}`,onclick:()=>e.send({kind:"notebook",game:u.
id,which:d})},"Download")))},s=(u,d,h)=>{let p=c("a.btn",{"data-k":`class.${u.id}.${d}`,"aria-label":`Start a class: ${h}`}),
m=()=>p.setAttribute("href",Zt(u.classroom,`class/2 ${u.id} lesson=${d}:`,Tt()));return m(),t.push(Kt(m)),p.textContent=
"Start a class",p},r=(u,{number:d,name:h,about:p})=>{let m=c("div.teachers-page",{"data-page":`${u.id} ${d}`}),f=(b,g)=>c(
"button.btn",{"data-k":`${b}.${u.id}.${d}`,"aria-label":`${g}: ${h}`,onclick:()=>e.send({kind:b,game:u.id,lesson:d})},g);
return c("li",c("details",{ontoggle:b=>{b.target.open&&!m.childElementCount&&e.send({kind:"page",game:u.id,lesson:d})}},
c("summary",{"data-k":`page.${u.id}.${d}`},c("span.nr",{"aria-hidden":"true"},String(d)),c("span",h,c("small",p))),m),c(
"span.ways",f("sheet","Worksheet"),f("quiz","Quiz"),u.classroom&&s(u,d,h)))},i=u=>{let d={"data-k":`cover.${u.id}`,"aria\
-label":`Cover lesson: ${u.title}`};return u.cover?c("a.btn",{...d,href:u.cover},"Cover lesson"):c("button.btn",{...d,onclick:()=>e.
send({kind:"cover",game:u.id})},"Cover lesson")},a=c("section.sheet.teach",{"aria-label":"Teach"},c("h1","Teach"),c("p.m\
ute","Each lesson has a worksheet to print, a quiz for Moodle and a teacher's page. ","The notebooks take 45 minutes and\
 mark themselves."),n.map(u=>{let d=c("article.shelf",c("h2",c("i.patch",{"aria-hidden":"true"}),u.title),c("div",u.notebooks.
length>0&&c("ul.books",u.notebooks.map(h=>o(u,h))),c("details.answers",c("summary",{"data-k":`answers.${u.id}`},"For tea\
chers: lessons with answers"),c("p.cover","Need a lesson for a substitute? ",i(u)),c("ol.books",u.lessons.map(h=>r(u,h))))));
return et(d,u.palette),d})),l=u=>{if(Ot(u),u.kind!=="page")return;a.querySelector(`[data-page="${CSS.escape(`${u.game} ${u.
lesson}`)}"]`)?.replaceChildren(c("p.mute",u.note.replaceAll("`","")),...u.parts.map(([h,p,m])=>{let f=`${h}${p?` (${p})`:
""}`;return h==="Key"?xb(f,m):c("p",c("b",`${f} `),ei(m))}))};return e.on("msg:custom",l),t.push(()=>e.off("msg:custom",
l)),a}var vb=e=>c("img",{alt:"",src:`data:image/svg+xml,${encodeURIComponent(e)}`}),$b=()=>x("svg.logo",{viewBox:"0 0 36 36","\
aria-hidden":"true"},[0,8.25,16.5,24.75,33].map(e=>x("path",{d:`M0 ${e}h36v3H0z`,fill:"currentColor"})),W(18,18,12.5,{fill:"\
var(--paper)"}),[-8,-2.6,2.8,8.2].map(e=>{let t=Math.sqrt(121-(Math.abs(e)+1)**2);return x("path",{d:`M${17+e} ${18-t}h2\
.8v${2*t}h-2.8z`,fill:"currentColor"})}));function yd({model:e,el:t}){let n=c("div.uw.uw-gallery");t.append(n);let o=[()=>{}],
s=e.get("games"),r=(k,E,L)=>{let S={...E,page:E.page||(s.find(({id:H})=>H===E.game)?.page??"")};if(!ot()||!S.page)return c(
"button",{...k,onclick:()=>e.send({kind:"open",game:S.game,link:S.link})},L);let _=c("a",{...k,href:Zt(S.page,S.link,Tt())},
L);return o.push(Kt(()=>_.setAttribute("href",Zt(S.page,S.link,Tt())))),_},i=c("div.themes"),a=()=>{let k=i.contains(dt(
i));i.replaceChildren($t({label:"Theme",choices:cn,value:Tt(),pick:bo,k:"theme"})),k&&i.querySelector("[aria-pressed=tru\
e]").focus()};o.push(Kt(a)),a();let l=(...k)=>c("div.part",{role:"tabpanel",tabindex:-1},k),u=e.get("lessons"),d=l(),h=u.
title&&l(Ql(u,s,r)),p=l(wd(e,o)),m=h?[d,h,p]:[d,p],f=h?["Games","Lessons","Teach"]:["Games","Teach"],b=c("div.tabs",{role:"\
tablist","aria-label":"Pages"},m.map((k,E)=>{let L=j("part");return k.setAttribute("aria-labelledby",L),c("button",{id:L,
role:"tab","data-k":`part.${E}`,onclick:()=>g(E),onkeydown:w},f[E])})),g=k=>{m.forEach((E,L)=>{E.hidden=L!==k;let S=b.children[L];
S.setAttribute("aria-selected",String(L===k)),S.setAttribute("tabindex",L===k?"0":"-1")})};function w(k){if(k.key!=="Arr\
owRight"&&k.key!=="ArrowLeft")return;k.preventDefault();let E=m.length,L=m.findIndex(S=>!S.hidden);y((L+(k.key==="ArrowR\
ight"?1:E-1))%E)}let y=k=>{g(k),b.children[k].focus()};g(0);let M=e.get("shelves").find(k=>k.classroom)?.classroom??"",$=c(
ot()&&M?"a":"button",{class:"btn begin","data-k":"begin",...!M&&{onclick:()=>y(m.indexOf(p))}},"Start a class");if(ot()&&
M){let k=()=>$.setAttribute("href",Zt(M,"",Tt()));k(),o.push(Kt(k))}n.append(c("header.house",$b(),c("b","Uncle Widgets"),
b,c("div.right",$,i)),...m);let T=bd(e,r);return o.push(T.stop),d.append(T.node),d.append(c("div.doors",s.map(k=>{let E=[
["Watch","watch","",`Watch ${k.title}`],["Play","play",k.play,`Play ${k.title}`]];k.lessons.length>0&&E.push(["Lessons",
"lessons",k.lessons[0].link,`${k.title} lessons`]);let L=c("article.door",c("div.picture",vb(k.art)),c("div.sheet",c("h2",
k.title),c("p",k.ask),k.concept&&c("small",k.concept),c("div.ways",E.map(([S,_,H,C],O)=>r({class:O===0?"btn solid":"btn",
"data-k":`${_}.${k.id}`,"aria-label":C},{game:k.id,page:k.page,link:H},S)))));return et(L,k.palette),L}))),n.append(c("d\
iv.small-print",c("p","Open source. It works in notebooks, on web pages and on phones.",e.get("docs")&&[" ",c("a",{href:e.
get("docs")},"Documentation")]),c("p","The rules are in our own words, and the pictures are our own. Game names are trad\
emarks of their owners."))),()=>{for(let k of o)k()}}var kd=3e3,$d=5e3,Mb=Symbol.for("uncle_widgets.lost"),_b={stopped:["The program behind this game stopped, so the game is\
 lost.","The kernel was restarted, so this game is lost."],gone:["This game was closed on the server.","The kernel was s\
hut down, so this game is lost."],away:["The server isn't answering. The game continues as soon as it does.","The server\
 isn't answering. The game continues as soon as it does."]},xd={restarting:"stopped",autorestarting:"stopped",dead:"stop\
ped",terminating:"gone"};function Md(){let e=globalThis;return e[Mb]??=new Map}var ni=e=>e.closest(".uw-page")??e.closest(
".uw-room")??e;function _d(e,t){let n=ni(e.root),o=n.querySelector(":scope > .uw-lost"),s=e.loss;if(!s||o?.getAttribute(
"data-loss")===s)return;Sd(n),s==="away"?t.waiting.add(n):t.waiting.delete(n);let r=ot()?null:n.closest(".jp-CodeCell"),
i={again:()=>c("button.btn.solid",{onclick:()=>{Td(t)}},"Try again"),load:()=>c("button.btn.solid",{onclick:()=>location.
reload()},"Reload the page"),run:()=>r&&c("button.btn.solid",{onclick:()=>Sb(r)},"Run the cell again")},a=s==="away"?i.again():
ot()?i.load():i.run();for(let l of n.children)l.toggleAttribute("inert",!0);n.append(c("div.uw.uw-lost",{"data-loss":s},
c("div.said",{role:"alert"},c("p",_b[s][ot()?0:1],!a&&" Run the cell again."),a)))}function Sd(e){e.querySelector(":scop\
e > .uw-lost")?.remove();for(let t of e.children)t.removeAttribute("inert")}function Sb(e){let t=e.querySelector(".cm-co\
ntent");t?.focus();let n={key:"Enter",code:"Enter",keyCode:13,ctrlKey:!0,bubbles:!0,cancelable:!0};setTimeout(()=>t?.dispatchEvent(
new KeyboardEvent("keydown",n)),200)}function wn(e,t){t!=="away"&&(e.lost=!0);for(let n of e.views)n.loss&&n.loss!=="awa\
y"||(n.loss=t,_d(n,e))}var Tb=({model:e})=>new Promise(t=>{let n=setTimeout(()=>o(!1),$d),o=r=>{clearTimeout(n),e.off("m\
sg:custom",s),t(r)},s=r=>r.kind==="alive"&&o(!0);e.on("msg:custom",s);try{e.send({kind:"alive"})}catch{o(!1)}});async function oi(e,t){
await Tb(t)||!e.views.has(t)||["idle","unknown"].includes(e.kernel.status)&&e.kernel.connectionStatus==="connected"&&(t.
loss="stopped",_d(t,e))}async function Td(e){let{kernel:t,views:n}=e;if(t.isDisposed)return wn(e,"gone");if(document.querySelector(
"[data-jupyter-lite-root]"))return;let{baseUrl:o,token:s}=t.serverSettings,r=0;try{let a={headers:s?{Authorization:`toke\
n ${s}`}:void 0,cache:"no-store",signal:AbortSignal.timeout($d)};r=(await fetch(`${o}api/kernels/${t.id}`,a)).status}catch{
return wn(e,"away")}if(r===404)return wn(e,"gone");if(r>=500)return wn(e,"away");for(let i of e.waiting)Sd(i);e.waiting.
clear();for(let i of n)i.loss==="away"&&(i.loss=null,oi(e,i))}var si=e=>Md().get(e.widget_manager?.kernel)?.lost??!1;function Eb(e){
let t=Md(),n=t.get(e);if(n)return n;let o=(u,d)=>{d in xd&&wn(l,xd[d])},s=e.connectionStatus==="connected",r=(u,d)=>{if(d===
"connected"&&s)for(let h of l.views)oi(l,h);s||=d==="connected"},i=()=>{document.hidden||a()},a=async()=>{clearTimeout(l.
timer),document.hidden||await Td(l),clearTimeout(l.timer),t.has(e)&&(l.timer=window.setTimeout(a,kd))},l={kernel:e,views:new Set,
lost:!1,waiting:new Set,timer:0,stop:()=>{clearTimeout(l.timer),e.statusChanged.disconnect(o),e.connectionStatusChanged.
disconnect(r),document.removeEventListener("visibilitychange",i),window.removeEventListener("online",i),window.removeEventListener(
"offline",i),t.delete(e)}};return t.set(e,l),e.statusChanged.connect(o),e.connectionStatusChanged.connect(r),document.addEventListener(
"visibilitychange",i),window.addEventListener("online",i),window.addEventListener("offline",i),l.timer=window.setTimeout(
a,kd),l}function Ed(e,t){let n=e.widget_manager?.kernel;if(!n?.statusChanged)return()=>{};let o=Eb(n),s={model:e,root:t,
loss:null};return o.views.add(s),o.lost&&oi(o,s),()=>{o.views.delete(s),o.views.size||o.stop()}}var vd=(e,t)=>{for(let n of e.
split(" "))t(n)},Ld=e=>Object.create(e,{get:{value:t=>e.get(t)},set:{value:(t,n)=>e.set(t,n)},on:{value:(t,n)=>vd(t,o=>e.
on(o,n))},off:{value:(t,n)=>vd(t,o=>e.off(o,n))},send:{value:t=>{try{e.send(t)}catch(n){console.warn("uncle_widgets: no \
kernel took the message.",n)}}},save_changes:{value:()=>{try{e.save_changes()}catch(t){console.warn("uncle_widgets: no k\
ernel took the change.",t)}}}});var Hd=Symbol.for("uncle_widgets.presses");function ri(e){let t=e.composedPath()[0],n=t instanceof Element?t.closest("bu\
tton"):null;return n?.closest(".uw")?n:null}var Ad=({dataset:e,textContent:t})=>e.k??e.act??e.clause??t;function Ud(){let e=globalThis;
if(e[Hd])return;e[Hd]=!0;let t=null,n=null,o=r=>{let i=t,a=ri(r);t=n=null,!(!i||i.isConnected||!a||Ad(a)!==Ad(i))&&setTimeout(
()=>{n instanceof Node&&a.contains(n)||a.click()})},s=[["pointerdown",r=>t=r.button||r.pointerType==="touch"?null:ri(r)],
["pointerup",o],["pointercancel",()=>t=null],["keydown",r=>r.repeat||(t=r.key===" "?ri(r):null)],["keyup",r=>r.key===" "&&
o(r)],["click",r=>n=r.composedPath()[0]]];for(let[r,i]of s)window.addEventListener(r,i,{capture:!0})}var Lb=".uw, .uw-page, .uw-room",Hb="data-lm-suppress-shortcuts",Cd=Symbol.for("uncle_widgets.keys"),Ab=/^(enter|backspace|delete|home|end|arrow\w+|[amyz])$/i,
Pd=e=>(e.ctrlKey||e.metaKey)&&!Ab.test(e.key),Nd=e=>e.composedPath().filter(t=>t instanceof HTMLElement&&t.matches(Lb)).
at(-1);function Rd(){let e=globalThis;if(e[Cd])return;e[Cd]=!0,Ud();let t=new WeakSet,n=o=>{Pd(o)||o.stopPropagation()};
window.addEventListener("keydown",o=>{let s=Nd(o),r=o.composedPath()[0];!(s instanceof HTMLElement)||!(r instanceof Element)||
(r.toggleAttribute(Hb,!Pd(o)),!t.has(s)&&(t.add(s),s.addEventListener("keydown",n)))},{capture:!0}),window.addEventListener(
"pointerdown",o=>{let s=Nd(o);s instanceof HTMLElement&&!s.hasAttribute("tabindex")&&(s.tabIndex=-1)},{capture:!0})}function Od(e){let t=e.querySelector(".uw");t instanceof HTMLElement&&(t.dir="ltr",t.lang="en")}var Dd="uncle_widgets.howto.";function yn(e,t,n="menu"){let o=j("howto"),s=t.getRootNode(),r=s.activeElement;Ai();let a=c(
"dialog.sheet.howto-over",{"aria-labelledby":o,onclose:()=>{a.remove(),ie(Dd+e.game,"1"),Me(e.game,!0);let l=r?.isConnected&&
r!==document.body?r:t.closest(".uw")?.querySelector(`[data-k="${n}"]`);(l instanceof HTMLElement||l instanceof SVGElement)&&
l.focus({preventScroll:!0})}},c("div.thead",c("h2",{id:o,tabindex:-1,autofocus:!0},"How to play"),c("p.mute",e.title)),c(
"p.goal",e.aim),po(e),c("button.btn.solid",{"data-k":"howto.close",onclick:()=>a.close()},"Close"));t.append(a),a.showModal()}
function Bd(e,t,n){e?.aim&&t==="play"&&!te(Dd+e.game)&&!n.querySelector("dialog")&&yn(e,n,"tab.play")}function Id({howto:e,over:t}){return v("div",{class:"aim",role:"group","aria-label":"The aim of the game",children:[v("p",
{children:[v("span",{class:"whole",children:e.aim}),v("span",{class:"short",children:e.short})]}),v("button",{type:"butt\
on",class:"btn quiet","data-k":"howto","aria-haspopup":"dialog",onClick:()=>yn(e,t),children:"How to play"}),v("button",
{type:"button",class:"btn quiet","data-k":"known","aria-label":"Close the aim of the game",onClick:()=>Ui(e.game),children:"\
×"})]})}function Ub(e){let t=[];for(let n of e){let o=t.at(-1);o?.[0]===n?o[1]++:t.push([n,1])}return t.map(([n,o])=>o>1?`${n} (${o}\
 times)`:n)}var Ko=(e,t)=>[...e.querySelectorAll(t)].filter(n=>n.checkVisibility({visibilityProperty:!0}));function Wd(e){
let t=o=>[...Ko(o,".caption :is(.place, .line:not(.chip))").map(s=>s.textContent??""),...Ub(Ko(o,".felt .thing[aria-labe\
l]:not([aria-hidden=true])").map(s=>`- ${s.getAttribute("aria-label")}`))],n=Ko(e,".uw-panel [data-next], .uw-panel .giv\
en").map(o=>o.textContent??"");return[...Ko(e,".uw-table").flatMap(t),...n].join(`
`)}var Cb=[[!0,"On"],[!1,"Off"]],Pb={low:0,high:999999999,whole:!0},Nb=[["set","In order"],["any","Any order"]],ii=({words:e,
children:t})=>v("div",{class:"line",children:[v("span",{"aria-hidden":"true",children:e}),t]}),Ke=e=>v(ii,{words:e.label,
children:v(Vo,{...e})});function Rb({head:e}){let{seats:t,range:n}=ae(e.model,"seats","range"),[o,s]=n,r=(i,a,l,u)=>{let d=u<
o||u>s;return v("button",{type:"button","data-k":i,"aria-label":a,"aria-disabled":d||void 0,onClick:()=>d||e.set("seats",
u),children:l})};return v(ii,{words:"Players",children:v("span",{class:"step",role:"group","aria-label":"Players",children:[
r("fewer","Fewer players","−",t-1),v("output",{children:t}),r("more","More players","+",t+1)]})})}function Ob({head:e}){
let t=Q(null),[n,o]=Rc(Nc(e.model,"seed"),t),{text:s,typed:r}=Te({rule:Pb,value:n,set:o,refuses:!1});return v(ii,{words:"\
Game number",children:v("input",{class:"txt",ref:t,"data-k":"seed",inputMode:"numeric",maxLength:80,"aria-label":"Game n\
umber",value:s,onInput:i=>r(i.currentTarget.value),onChange:i=>e.set("seed",i.currentTarget.value.trim())})})}function Fd({
head:e}){let{model:t}=e,n=ke(),{howto:o,tabs:s,tab:r,lacks:i,predict:a,order:l}=ae(t,"howto","tabs","tab","lacks","predi\
ct","order"),[u,d,h,p]=["fixed","suits","covers","home"].map(g=>t.get(g)),m=g=>()=>{e.close(),g()},f=g=>{ul(g),n()},b=(g,w,y,M)=>v(
"button",{type:"button",class:"btn","data-k":g,onClick:()=>e.copy(y(),M),children:w});return v("div",{class:"menu",role:"\
dialog","aria-label":"Settings",children:[o?.aim&&v("button",{type:"button",class:"btn wide","data-k":"menu.howto","aria\
-haspopup":"dialog",onClick:m(()=>yn(o,e.over)),children:"How to play"}),v("div",{class:"rooms",role:"group","aria-label":"\
More pages",children:s.slice(3).map(([g,w])=>v("button",{type:"button",class:"btn","data-k":`room.${g}`,"aria-pressed":g===
r,"aria-disabled":i[g]?!0:void 0,title:i[g],onClick:m(()=>e.set("tab",g)),children:w},g))}),!u&&v(Rb,{head:e}),!u&&v(Ob,
{head:e}),v(Ke,{label:"Guess first",choices:Cb,value:a,pick:g=>e.set("predict",g),k:"predict"}),l&&v(Ke,{label:"Question\
s",choices:Nb,value:l,pick:g=>e.set("order",g),k:"order"}),v(Ke,{label:"Theme",choices:cn,value:Tt(),pick:bo,k:"theme"}),
v(Ke,{label:"Sound of test deals",choices:cl,value:qs(),pick:f,k:"tones"}),d&&v(Ke,{label:"Suits",choices:Ar,value:jc(),
pick:Gc,k:"inks"}),h&&v(Ke,{label:"Covered names",choices:Ur,value:wo(),pick:Zc,k:"covers"}),v("div",{class:"copies",children:[
b("copy","Copy link",()=>e.link,"Link copied."),b("cell","Copy Python code",()=>t.get("cell"),"Python code copied."),b("\
words","Copy as text",()=>Wd(e.page),"The table and the question were copied as text."),v("button",{type:"button",class:"\
btn","data-k":"keys","aria-keyshortcuts":"?",onClick:m(()=>Is(e.root)),children:"Keys"}),p&&ot()&&v("a",{class:"btn quie\
t","data-k":"home",href:Zt(p,"",Tt()),children:"All games"})]})]})}var Db=4e3,Bb=()=>v("svg",{class:"icon sliders",viewBox:"0 0 24 24",fill:"currentColor","aria-hidden":"true",children:v(
"path",{d:"M2 6h9v3H2zM17 6h5v3h-5zM12.5 3h3v9h-3zM2 15h4v3H2zM12 15h10v3H12zM7.5 12h3v9h-3z"})});function Ib({seats:e,seed:t}){
return v("span",{class:"standing",children:[v("b",{children:e}),e===1?" player":" players",t&&v(St,{children:[", game ",
v("b",{children:t})]})]})}function Wb(e,t){let n={ArrowRight:1,ArrowLeft:-1}[e.key],o=e.currentTarget;if(!n)return;e.preventDefault();
let s=[...o.parentElement.children].filter(i=>i.offsetParent),r=s[(s.indexOf(o)+n+s.length)%s.length];r.focus(),t("tab",
r.dataset.tab)}function Fb({head:e}){let{tabs:t,tab:n,lacks:o}=ae(e.model,"tabs","tab","lacks");return v("div",{class:"t\
abs",role:"tablist","aria-label":"Pages of this game",children:t.map(([s,r],i)=>v("button",{type:"button",role:"tab","da\
ta-k":`tab.${s}`,"data-tab":s,class:i>2?"further":void 0,"aria-selected":s===n,"aria-disabled":o[s]?!0:void 0,title:o[s],
tabIndex:s===n?0:-1,onClick:()=>e.set("tab",s),onKeyDown:a=>Wb(a,e.set),children:r},s))})}function qb({note:e,read:t}){return v(
"div",{class:"refused",children:[v("p",{class:"refusal",role:"alert",children:e}),v("button",{type:"button",class:"btn",
"data-k":"read",onClick:t,children:"Close"})]})}var Vb=({busy:e,stop:t})=>v("div",{class:"underway",children:[v("p",{children:e}),
v("button",{type:"button",class:"btn","data-k":"stop",onClick:t,children:"Stop"})]});function Kb(){let[e,t]=st(""),n=Q(0),
o=ua((s,r=!0)=>{clearTimeout(n.current),t(s),s&&r&&(n.current=window.setTimeout(()=>t(""),Db))},[]);return fe(()=>()=>clearTimeout(
n.current),[]),[e,o]}function jb(e){tt(()=>{let t=pi({link:()=>e.get("link"),room:()=>e.get("tab"),theme:Tt,open:r=>e.send(
{kind:"open",link:r}),hide:r=>document.body.classList.toggle("uw-opening",r),replaced:()=>!document.querySelector(".uw-f\
irst")}),n=()=>t.changed(),o=()=>(e.get("note")||e.get("busy"))&&t.answered(),s=Kt(n);return e.on("change:link",n),e.on(
"change:note change:busy",o),()=>{s(),e.off("change:link",n),e.off("change:note change:busy",o),t.stop()}},[e])}function Gb({
game:e},t){let n=Q({at:"",on:!1}),o=ke(),s=`${e} ${t}`;return e&&n.current.at!==s&&(n.current={at:s,on:!cs(e)}),tt(()=>Ci(
()=>{n.current.on=!1,o()}),[]),n.current.on}function Zb({model:e,root:t,over:n}){let{title:o,plate:s,tabs:r,tab:i,seats:a,
seed:l,note:u,busy:d,howto:h}=ae(e,"title","plate","tabs","tab","seats","seed","note","busy","howto"),[p,m]=st(!1),[f,b]=st(
""),[g,w]=Kb(),y=Q(null),M=Gb(h,i);Pc(Kt),jb(e);let $=()=>y.current?.focus({preventScroll:!0}),T={model:e,root:t,over:n,
get page(){return t.closest(".uw-page")??t},get link(){let k=e.get("link");return ot()?`${location.origin}${Zt(location.
pathname,k,Tt())}`:k},set(k,E){e.set(k,E),e.save_changes()},close(){m(!1),w(""),$()},copy(k,E){navigator.clipboard?.writeText(
k).then(()=>w(E),()=>w(k,!1))??w(k,!1)}};return tt(()=>{u||b("")},[u]),tt(()=>{t.classList.toggle("elsewhere",r.slice(3).
some(([k])=>k===i)),Bd(h,i,n)},[r,i,h]),tt(()=>{if(!p)return;[...t.querySelectorAll(".menu :is(button, input)")].find(S=>S.
offsetParent)?.focus({preventScroll:!0});let E=S=>S.composedPath().includes(t)||T.close(),L=S=>{S.key==="Escape"&&(S.preventDefault(),
T.close())};return document.addEventListener("pointerdown",E),t.addEventListener("keydown",L),()=>{document.removeEventListener(
"pointerdown",E),t.removeEventListener("keydown",L)}},[p]),v(St,{children:[v("div",{class:"mast",children:[v("div",{class:"\
plate","aria-hidden":"true",children:s&&v("img",{alt:"",src:`data:image/svg+xml,${encodeURIComponent(s)}`})}),v("h1",{children:o}),
v(Fb,{head:T}),v("button",{type:"button",class:"btn settings",ref:y,"data-k":"menu","aria-haspopup":"dialog","aria-expan\
ded":p,onClick:()=>p?T.close():(m(!0),w("")),children:[v(Bb,{}),v(Ib,{seats:a,seed:l})]})]}),p&&v(Fd,{head:T}),u&&u!==f&&
v(qb,{note:u,read:()=>{b(u),$()}}),d&&v(Vb,{busy:d,stop:()=>e.send({kind:"stop"})}),h?.aim&&M&&v(Id,{howto:h,over:n}),v(
"p",{class:"tip",role:"status",children:g})]})}function qd({model:e,el:t}){let n=c("div.uw-head"),o=c("div.uw-over"),s=c(
"div.uw.uw-masthead",n,o);et(s,e.get("palette")),t.append(s);let r=fo(s,()=>{});return Pt(v(Zb,{model:e,root:s,over:o}),
n),()=>{r(),Pt(null,n)}}var Yb=8e3,zb="This is a saved copy. Run the cell to use it.",ai="button, input, select, textarea, summary, a[href]",Jb="\
[tabindex]:not([tabindex='-1'])",Xb=["click","dblclick","keydown","keyup","input","change","submit","pointerdown","touch\
start"],li=new WeakSet,Vd=e=>e.get("layout")?.comm_live??null;function Qb(e){let t=e.getRootNode();return t instanceof ShadowRoot&&
t.host.localName.startsWith("marimo")}var ci=e=>!!e.closest("dialog");function t0(e){let t=new Map,n=()=>{for(let i of e.
querySelectorAll(ai))!ci(i)&&!i.hasAttribute("inert")&&i.setAttribute("inert","");for(let i of e.querySelectorAll(Jb))ci(
i)||i.matches(ai)||(t.set(i,i.getAttribute("tabindex")??"0"),i.removeAttribute("tabindex"))},o=new MutationObserver(n),s=new AbortController,
r=i=>{let a=i.composedPath(),l=i.ctrlKey||i.metaKey||i.altKey;!a.includes(e)||ci(a[0])||l&&i.type.startsWith("key")||(i.
stopPropagation(),(i.type==="click"||i.type==="submit")&&i.preventDefault())};for(let i of Xb)window.addEventListener(i,
r,{capture:!0,signal:s.signal});return n(),o.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:["tabindex",
"href"]}),()=>{o.disconnect(),s.abort();for(let i of e.querySelectorAll(ai))i.removeAttribute("inert");for(let[i,a]of t)
i.setAttribute("tabindex",a)}}function e0(e,t){let n=c("p"),o=c("div.uw.uw-copy",{role:"status",dir:"ltr",lang:"en"},n);
e===t?t.before(o):e.prepend(o),n.append(zb),e.classList.add("uw-copied");let s=t0(e);return()=>{s(),o.remove(),e.classList.
remove("uw-copied")}}function n0(e,t){let n=ni(t);if(li.has(n))return()=>{};li.add(n);let o=()=>{},s=()=>{t.isConnected&&
!si(e)&&(o=e0(n,t))},r=()=>{clearTimeout(a),e.off("msg:custom",i)},i=()=>{r(),o()},a=window.setTimeout(s,Vd(e)===!1?0:Yb);
return e.on("msg:custom",i),e.send({kind:"alive"}),()=>{r(),li.delete(n)}}function Kd(e,t){if(ot()||Vd(e)||si(e))return()=>{};
let n=()=>{},o=new ResizeObserver(()=>{o.disconnect(),Qb(t)||(n=n0(e,t))});return o.observe(t),()=>{o.disconnect(),n()}}var o0="jupyter-widgets widget-container widget-box ",s0="jupyter-widgets ";function jd({model:e,el:t,host:n}){let o=new Map,
s=({id:a,classes:l,kids:u})=>{let{node:d,end:h}=o.get(a)??{node:c("div"),end:new AbortController};if(d.className=(u?o0:s0)+
l.join(" "),u){let p=u.map(s);(p.length!==d.children.length||p.some((m,f)=>m!==d.children[f]))&&d.replaceChildren(...p)}
return o.has(a)||(o.set(a,{node:d,end:h}),u||r(a,d,h.signal)),d},r=async(a,l,u)=>{try{let d=await n.getWidget(a);u.aborted||
await d.render({el:l,signal:u})}catch(d){if(u.aborted)return;console.error("uncle_widgets: a part of the room was not dr\
awn.",d),l.textContent="Part of this page couldn't be shown. Run the cell again."}},i=()=>{let a=e.get("tree"),l=new Set(
Gd(a));for(let[d,{node:h,end:p}]of o)l.has(d)||(o.delete(d),p.abort(),h.remove());let u=s(a);u.parentNode!==t&&t.append(
u)};return e.on("change:tree",i),i(),()=>{e.off("change:tree",i);for(let{end:a}of o.values())a.abort()}}var Gd=({id:e,kids:t=[]})=>[
e,...t.flatMap(Gd)];var It=e=>({render:t=>{Rd();let n=Ld(t.model),o=Yc(e)({...t,model:n});Od(t.el);let s=t.el.querySelector(".uw"),r=s?[Ed(t.
model,s),Kd(n,s)]:[];return()=>{for(let i of r)i();o?.()}}});function r0(e){let t=Wl(e),n=Ac(e.model,e.el.querySelector(
".uw"));return()=>{n(),t()}}var _M={table:It(Ju),explainer:It(r0),coach:It(Xl),strip:It(Ec),rulebook:It(Lc),masthead:It(
qd),gallery:It(yd),trail:It(Cc),lesson_chart:It(rc),lesson_end:It(ic),lab:It(Li),exercise:It(Oc),marks:It(Bc),whole:It(jd)};export{_M as views};
