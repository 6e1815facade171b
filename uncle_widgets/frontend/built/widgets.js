var rt=()=>document.body?.dataset.voila!=null,xn=()=>rt()&&document.body.dataset.voila!=="notebook",Ue=()=>(new URLSearchParams(
location.search).get("uw")??"").slice(0,2e4);function Qt(e,t,n){let o=new URLSearchParams({...n==="auto"?{}:{theme:n},...t?
{uw:t}:{}});return o.size?`${e}${e.includes("?")?"&":"?"}${o}`:e}var Zr=400,bd=1e4,kn=Symbol.for("uncle_widgets.address");
function Yr(e){let t=globalThis;if(!rt()||t[kn])return{changed:()=>{},answered:()=>{},stop:()=>{}};t[kn]=e;let n=e.link(),
o=e.room(),s=!1,r="",i=0,a=0,l=b=>{b!==(s?r:e.link())&&([s,r]=[!0,b],e.open(b))},u=()=>{let b=e.link(),g=Ue(),w=e.room()!==
o&&!s;o=e.room(),s&&h(),s=!1;let y=new URLSearchParams(location.search);y.set("uw",b),e.theme()==="auto"?y.delete("theme"):
y.set("theme",e.theme());let k=`${location.pathname}?${y}`;b===g||!g&&b===n?g&&k!==location.pathname+location.search&&history.
replaceState(null,"",k):w?history.pushState(null,"",k):history.replaceState(null,"",k)},d=()=>{clearTimeout(i),e.room()!==
o&&!s?u():i=window.setTimeout(u,Zr)},h=()=>{e.replaced()?p():a=window.setTimeout(h,Zr)},m=()=>{clearTimeout(i),l(Ue()||n)};
window.addEventListener("popstate",m),Ue()&&l(Ue()),s&&e.hide(!0);let p=()=>{clearTimeout(a),clearTimeout(f),e.hide(!1)},
f=window.setTimeout(p,bd);return{changed:d,answered:p,stop:()=>{clearTimeout(i),p(),window.removeEventListener("popstate",
m),t[kn]===e&&delete t[kn]}}}function zr(e,t,n,o){let{class:s,...r}=n,i=[t,s].flat().filter(Boolean).join(" ");i&&e.setAttribute("class",i);for(let[a,
l]of Object.entries(r))l==null||l===!1||(a.startsWith("on")?e.addEventListener(a.slice(2),l):a==="style"?e.style.cssText=
l:e.setAttribute(a,l===!0?"":String(l)));return e.append(...o.flat(9).filter(a=>a!=null&&a!==!1)),e}var Jr=([e,...t])=>e?.
constructor===Object?[e,t]:[{},[e,...t]];function x(e,t,...n){let[o,...s]=e.split(".");return zr(document.createElementNS(
"http://www.w3.org/2000/svg",o),s,...Jr([t,...n]))}var N=(e,t,n,o,s)=>x("rect",{x:e,y:t,width:n,height:o,...s}),q=(e,t,n,o)=>x(
"circle",{cx:e,cy:t,r:n,...o}),_t=(e,t,n,o)=>x("path",{d:e,fill:"none",stroke:t,"stroke-width":n,...o}),le=(e,t,n,...o)=>x(
"svg",{width:e,height:t,viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":n},...o);function c(e,t,...n){let[o,...s]=e.split(
"."),[r,i]=Jr([t,...n]),a=o==="section"&&r["aria-label"]&&!xn();return zr(document.createElement(a?"div":o),s,{role:a?"g\
roup":null,type:o==="button"?"button":null,...r},i)}function ct(e){let t=e.getRootNode();return t instanceof Document||t instanceof
ShadowRoot?t.activeElement:null}function $n(e){let t=ct(e);return!t||t===document.body}var vn=e=>e instanceof HTMLTextAreaElement||
e instanceof HTMLInputElement&&e.selectionStart!=null;function wd(e,t,n){if(e.value===e.defaultValue||e.value===t.value||
!n&&t.defaultValue!==e.defaultValue)return;t.value=e.value;let o=!1,s=()=>{!o&&t.isConnected&&t.dispatchEvent(new Event(
"change"))};t.addEventListener("change",()=>o=!0),t.addEventListener("blur",s,{once:!0}),t.addEventListener("keydown",r=>{
r.key==="Enter"&&!t.form&&s()})}function V(e,...t){let n=ct(e),o=n&&n!==e&&e.contains(n)?n:null,s=o?.getAttribute("data-\
k")??"",r=[...e.querySelectorAll("[data-draft]")].filter(vn),i=vn(o)?{from:o.selectionStart,to:o.selectionEnd,text:o.value}:
null;e.replaceChildren(...t.flat(9).filter(l=>l!=null&&l!==!1));for(let l of r){let u=e.querySelector(`[data-k="${CSS.escape(
l.dataset.k??"")}"][data-draft="${CSS.escape(l.dataset.draft??"")}"]`);vn(u)&&u!==l&&wd(l,u,l===o)}if(!o)return;if(Ct(e,
s)){let l=ct(e);i&&l!==o&&vn(l)&&l.value===i.text&&l.setSelectionRange(i.from,i.to);return}let a=e.querySelector("[data-\
next]")??e;a instanceof HTMLElement&&(a.tabIndex=-1,a.focus({preventScroll:!0}))}function Ct(e,t){let n=e.querySelector(
`[data-k="${CSS.escape(t)}"]`);return n instanceof HTMLElement&&n.focus({preventScroll:!0}),n instanceof HTMLElement}var yd=/^(svg|g|path|rect|circle|ellipse|line|polyline|polygon|defs|clipPath|pattern|title|desc|use)$/;
function Xr(e){let t=new DOMParser().parseFromString(e,"image/svg+xml").documentElement;if(t.localName!=="svg")throw new Error(
"Expected SVG.");for(let n of[...t.querySelectorAll("*"),t]){if(n!==t&&!yd.test(n.localName)){n.remove();continue}for(let{
name:o,value:s}of[...n.attributes]){let r=/^(xlink:)?href$/.test(o)&&!s.startsWith("#");(/^on/i.test(o)||r||/url\((?!["']?#)|javascript:/i.
test(s))&&n.removeAttribute(o)}}return document.importNode(t,!0)}var kd=/^(#[0-9a-f]{3,8}|light-dark\(\s*#[0-9a-f]{3,8}\s*,\s*#[0-9a-f]{3,8}\s*\))$/i;
function Q(e,t){for(let n of(t??"").split(";")){let[o,s]=[n.slice(0,n.indexOf(":")).trim(),n.slice(n.indexOf(":")+1).trim()];
/^--[\w-]+$/.test(o)&&kd.test(s)&&e.style.setProperty(o,s)}}function xt({label:e,choices:t,value:n,pick:o,k:s}){return c(
"div.seg",{role:"group","aria-label":e},t.map(([r,i],a)=>c("button",{"data-k":`${s}.${a}`,"aria-pressed":String(r===n),onclick:()=>o(
r)},i)))}var xd=globalThis,Wo=xd[Symbol.for("uncle_widgets.page")]??={};function K(e){return Wo.ids=(Wo.ids??0)+1,`uw-${e}\
-${Wo.ids}`}function St(e,t){let n=-1,o=()=>{let r=Math.round(e.clientWidth);r>0&&r!==n&&(n=r,e.replaceChildren(t(r)))},
s=new ResizeObserver(()=>requestAnimationFrame(o));return s.observe(e),o(),{again:()=>(n=-1,o()),stop:()=>s.disconnect()}}
function X(e,t,n){n?e.getAttribute(t)!==n&&e.setAttribute(t,n):e.removeAttribute(t)}var ut=(e,...t)=>c("button",e,...t),
Mn=({kind:e,label:t,strong:n,share:o},s)=>ut({class:`btn${n?" solid":""}${o==null?"":" sharing"}`,style:o==null?null:`--\
p:${100*o}%`,"data-act":e,"data-k":`key.${e}`,onclick:()=>s(o==null?e:"stop")},o==null?t:`${t} (${Math.round(100*o)}%)`);
function qo(e,t,n){let o=ct(e),s=o&&e.contains(o)?o:null,r=s&&["data-act","data-clause"].find(l=>s.hasAttribute(l)),i=r&&
s?.getAttribute(r);if(n(),!s)return;([...e.querySelectorAll("button")].find(l=>r&&l.getAttribute(r)===i)??e.querySelector(
"button")??t).focus?.()}var Ce=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;var vd={csv:"text/csv",json:"application/json",html:"text/html",ipynb:"application/x-ipynb+json"};function Pt(e){if(e.kind!==
"file")return;let t=vd[e.name.split(".").pop()??""]??"text/plain",n=URL.createObjectURL(new Blob([e.text],{type:t}));c("\
a",{href:n,download:e.name}).click(),URL.revokeObjectURL(n)}var $d="M70-6 18 106M5.5 24a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0M53.5 76a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0",
Fo={0:[64,[["ellipse",{cx:32,cy:50,rx:25,ry:43}]]],1:[46,[["path",{d:"M3 30 32 5V110"}]]],2:[64,[["path",{d:"M7.5 33V31.\
5A24.5 24.5 0 1 1 51.5 46.4L16 93H64"}]]],3:[62,[["path",{d:"M10.5 22.5A19.5 19.5 0 1 1 29 46H20M20 44H30A24.5 24.5 0 1 \
1 6.7 76"}]]],4:[66,[["path",{d:"M48 110V5L13 74H66","stroke-miterlimit":12}]]],5:[62,[["path",{d:"M58 7H19L14.6 48A25.5\
 25.5 0 1 1 6.9 77"}]]],6:[64,[["circle",{cx:32,cy:68,r:25}],["path",{d:"M53.5-13 10.6 55.1"}]]],7:[60,[["path",{d:"M0 7\
H49L15 110","stroke-miterlimit":12}]]],8:[64,[["circle",{cx:32,cy:27,r:20}],["circle",{cx:32,cy:68,r:25}]]],9:[64,[["cir\
cle",{cx:32,cy:32,r:25}],["path",{d:"M10.5 113 53.4 44.9"}]]],"%":[88,[["path",{d:$d,"stroke-width":11}]]],".":[20,[["re\
ct",{x:3,y:85,width:15,height:15,fill:"currentColor",stroke:"none"}]]],",":[20,[["path",{d:"M12 84 6 118","stroke-width":13}]]],
"/":[52,[["path",{d:"M48-6 4 106","stroke-width":11}]]],"+":[60,[["path",{d:"M30 26V82M2 54H58","stroke-width":12}]]],"-":[
44,[["path",{d:"M4 54H40","stroke-width":12}]]],"−":[44,[["path",{d:"M4 54H40","stroke-width":12}]]],"×":[56,[["path",
{d:"M8 32 48 76M48 32 8 76","stroke-width":12}]]]," ":[26,[]],J:[54,[["path",{d:"M46-10V69A19.500 19.500 0 0 1 7 69V60"}]]],
Q:[72,[["ellipse",{cx:36,cy:50,rx:29,ry:43}],["path",{d:"M42 66 74 104"}]]],K:[68,[["path",{d:"M7-10V110M66-6 10 62M28 4\
2 68 106"}]]],A:[72,[["path",{d:"M2 106 36-2 70 106M14 68H58"}]]]},ce=e=>e!==""&&[...e].every(t=>t in Fo);function Tt(e,t,n=13){
return[...String(e)].reduce((s,r)=>s+(Fo[r]?.[0]??0)+n,-n)*t/100}function Nt(e,t,n,o,s={}){let{anchor:r="start",gap:i=13,
weight:a=o>=60?13:14,colour:l}=s,u=Tt(e,o,i),d=r==="middle"?t-u/2:r==="end"?t-u:t,h=0,m=[...String(e)].map(p=>{let[f,b]=Fo[p]??
[0,[]],g=p===","?"visible":"hidden",w={x:h,y:0,width:f,height:100,viewBox:`0 0 ${f} 100`,style:`overflow:${g}`};return h+=
f+i,x("svg",w,b.map(([y,k])=>x(y,k)))});return x("g",{transform:`translate(${d} ${n}) scale(${o/100})`,fill:"none",stroke:"\
currentColor","stroke-width":a,"aria-hidden":"true",style:l&&`color:${l}`},m)}function ve(e,t,n={}){let o=Tt(e,t,n.gap),
s=`width:${o/16}em;height:${t/16}em`;return x("svg.numeral",{viewBox:`0 0 ${o} ${t}`,style:s,"aria-hidden":"true"},Nt(e,
0,0,t,n))}var _n=[e=>`M0 ${e/2}a${e/2} ${e/2} 0 1 1 ${e} 0a${e/2} ${e/2} 0 1 1 ${-e} 0Z`,e=>`M${e*.05} ${e*.05}H${e*.95}\
V${e*.95}H${e*.05}Z`,e=>`M${e/2} ${-e*.14}L${e*1.14} ${e/2}L${e/2} ${e*1.14}L${-e*.14} ${e/2}Z`,e=>`M${e/2} 0L${e} ${e*.42}\
V${e}H0V${e*.42}Z`,e=>`M${e*.25} ${e*.04}H${e*.75}L${e*1.04} ${e/2}L${e*.75} ${e*.96}H${e*.25}L${-e*.04} ${e/2}Z`,e=>`M${-e*
.1} ${e*.16}H${e*1.1}V${e*.84}H${-e*.1}Z`],Md=e=>"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[e]??"?";function Pe(e,t,n,o,s={}){let{fill:r="\
var(--on-field)",ink:i="var(--field)"}=s,a=e>=_n.length,l={d:_n[e%_n.length](o),fill:a?i:r,stroke:a?r:null,"stroke-width":2},
u=e%_n.length===3,d={x:o/2,y:u?o*.8:o*.69,"font-size":Math.max(12.5,o*.54),"font-weight":700,"text-anchor":"middle",fill:a?
r:i};return x("g",{transform:`translate(${t} ${n})`},x("path",l),x("text",d,Md(e)))}var Qr={first:"M5 5h3v14H5zM20 5v14L\
9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6zM14 5h4v14h-4z",forward:"M7 5v14l11-7z",last:"M4 5v\
14l11-7zM16 5h3v14h-3z",link:"M8 3h12v13h-3V6H8zM4 8h10v13H4z",eye:"M12 5C7 5 3 8.5 1 12c2 3.5 6 7 11 7s9-3.5 11-7c-2-3.\
5-6-7-11-7zm0 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM12 9.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",down:"M4 8h16l-8\
 9z",near:"M11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm0 2.4a3.6 3.6 0 1 0\
 0 7.2 3.6 3.6 0 0 0 0-7.2z",whole:"M3 3h7v3H6v4H3zM14 3h7v7h-3V6h-4zM3 14h3v4h4v3H3zM18 14h3v7h-7v-3h4z",close:"M6 4 12\
 10 18 4 20 6 14 12 20 18 18 20 12 14 6 20 4 18 10 12 4 6z"};function $t(e,t=22){let n=`width:${t/16}em;height:${t/16}em`;
return x("svg.icon",{viewBox:"0 0 24 24",fill:"currentColor",style:n,"aria-hidden":"true"},x("path",{d:Qr[e],"fill-rule":"\
evenodd"}))}var ti=(e,t,n)=>x("g.opens-mark",{transform:`translate(${e} ${t})`},x("circle",{r:n}),x("path",{d:Qr.eye,"fi\
ll-rule":"evenodd",transform:`scale(${n/15}) translate(-12 -12)`}));function vt(e,t="var(--ink)",n="none"){return x("pat\
tern",{id:e,width:6,height:6,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"},N(0,0,6,6,{style:`fill:${n}`}),
N(0,0,2,6,{style:`fill:${t}`}))}function re(e,t,n,o,s){let r={r:`M${t-o*.86} ${n-o*.86}h${o*1.72}v${o*1.72}h${-o*1.72}Z`,
g:`M${t} ${n-o*1.02}L${t+o*1.12} ${n+o*.86}H${t-o*1.12}Z`,b:`M${t-o} ${n}a${o} ${o} 0 1 1 ${2*o} 0a${o} ${o} 0 1 1 ${-2*
o} 0Z`,y:`M${t} ${n-o*1.2}L${t+o*1.2} ${n}L${t} ${n+o*1.2}L${t-o*1.2} ${n}Z`}[e];return x("path",{d:r,...s})}var Sn=e=>({
r:"red",g:"green",b:"blue",y:"yellow"})[e]??"";function Vo(e,t,n,o={}){let{w:s=27,t:r=5,g:i=2,pitch:a=s+7}=o,l="",u="";for(let d=0;d<
e;d++){let h=t+Math.floor(d/10)*a,m=d%10,p=n-(m+1)*(r+i)-(m>=5?3:0);l+=`M${h} ${p}h${s}v${r}h${-s}z`;for(let f of[.22,.64])
u+=`M${h+s*f} ${p}h${s*.14}v${r}h${-s*.14}z`}return x("g",{"aria-hidden":"true"},x("path",{d:l,fill:"var(--accent-on-fie\
ld)"}),x("path",{d:u,fill:"var(--card)"}))}var $e=(e,t,n)=>Math.max(0,Math.min(1,(e-t)/(n-t||1)));function Lt(e,t){return t==="chance"?`${(e*100).toFixed(1)}%`:e.toFixed(
2).replace("-","−")}function te(e,t){let n=[.1,.2,.25,.5,1,2,2.5,5,10,20,25,50,100,200,250,500].find(s=>(t-e)/s<=5)??(t-
e)/4,o=[];for(let s=Math.ceil(e/n);s*n<=t+1e-9;s++)o.push(Number((s*n).toFixed(9)));return o}var Et=(e,t,n,o="tx",s=14)=>x(
"text",{x:e,y:t,class:o,"font-size":s},n);function Ht(e,t,n,o){if(e===0)return q(t,n,o-.8,{fill:"none",stroke:"var(--edg\
e)","stroke-width":1.5});let s=e>1&&q(t,n,o-.9,{fill:"none",stroke:"var(--accent-fill)","stroke-width":1.9});return x("g",
q(t,n,e>1?o*.56:o,{fill:"var(--accent-fill)"}),s)}function ei(e,t){let n=t.rows,o=n.flatMap(m=>m.simulated?[m.low,m.high]:
[m.value]),s=Math.min(0,...o),r=Math.max(.01,...o),i=Math.max(...n.map(m=>m.label.length)),a=Math.min(e*.45,20+i*8),l=92,
u=m=>a+$e(m,s,r)*(e-a-l),d=K("worth"),h=n.length*34+4;return le(e,h,n.map(m=>`${m.label}: ${m.text}${m.chosen?", your ch\
oice":""}.`).join(" "),x("defs",vt(d,"var(--ink)")),n.map((m,p)=>{let f=p*34+17,b={x:Math.min(u(0),u(m.value)),y:f-8,width:Math.
max(1.5,Math.abs(u(m.value)-u(0))),height:16};return x("g",m.chosen&&N(0,f-16,e,32,{fill:"var(--inset)"}),Et(6,f+5,m.label,
m.chosen?"tx b":"tx"),m.simulated?[x("rect",{...b,fill:`url(#${d})`,stroke:"var(--ink)","stroke-width":1.5}),_t(`M${u(m.
low)} ${f}H${u(m.high)}M${u(m.low)} ${f-6}v12M${u(m.high)} ${f-6}v12`,"var(--accent-fill)",2.5)]:x("rect",{...b,fill:"va\
r(--ink)"}),m.chosen&&x("path",{d:`M${Math.max(u(m.value),u(0))+8} ${f}l10-6v12z`,fill:"var(--accent-fill)"}),Et(e-6,f+5,
m.text,"tx b e"))}),x("path",{d:`M${u(0)} 0V${h}`,stroke:"var(--edge)"}))}var ue=["var(--ink)","var(--accent-fill)"],Ko=e=>String(e).replace("-","−");function En(e){return e>=1e6?`${Number((e/
1e6).toFixed(1))}M`:e>=1e4?`${Number((e/1e3).toFixed(1))}k`:e.toLocaleString("en")}function ni(e){let t=Math.max(...e.flatMap(
n=>[n.fair,...n.seats.map(o=>o.share.high)]));return Math.min(100,Math.max(10,Math.ceil(t*1.08/10)*10))}function oi(e,t,n,o,s){
let r=l=>Math.round((e-2)*l/o)+.5,i=ue[s],a=K("share");return x("svg.share",{width:e,height:28,"aria-hidden":"true"},x("\
defs",vt(a,i)),N(.5,5.5,Math.max(1,r(t.value)),17,{fill:`url(#${a})`,stroke:i,"stroke-width":1.5}),x("path.fair",{d:`M${r(
n)} 0V28`}),x("path.whisker",{d:`M${r(t.low)} 14H${r(t.high)}M${r(t.low)} 8v12M${r(t.high)} 8v12`}))}function _d(e,t,n){
let s=[1,2,5,10,20,50,100,200,500,1e3,2e3,5e3,1e4].find(i=>(t-e)/i<=n)??Math.ceil((t-e)/n),r=[];for(let i=Math.ceil(e/s)*
s;i<=t;i+=s)r.push(i);return r}var Tn=20,si=(e,t,n)=>t.map((o,s)=>[N(e+.5,Tn*s+2.5,13,13,{fill:n[s],stroke:ue[s],"stroke\
-width":1.25}),x("text.tell",{x:e+21,y:Tn*s+14},o)]),Sd=(e,t,n,o)=>{let s=o.length*4,r=e<s?"start":e>n-s?"end":"middle";
return x("text",{x:r==="middle"?e:e<s?0:n,y:t,"text-anchor":r},o)};function Go(e,{low:t,wide:n,counts:o,means:s},r,i){let a=o.
length>1,[l,u,d,h]=[4,4,a?2*Tn+14:26,150],m=o[0].length,p=t+n*m,f=o.map(E=>{let L=E.reduce((T,M)=>T+M,0);return E.map(T=>T/
(L||1))}),b=Math.max(...f.flat(),1e-9),g=E=>l+(E-t)/(p-t)*(e-l-u),w=o.map(()=>K("bins")),y=(g(t+n)-g(t))/o.length,k=y>5?
1.5:.5,v=w.map((E,L)=>y>4?`url(#${E})`:ue[L]),_=s.map((E,L)=>`${jo(L,o.length)}average ${E.text}, from ${$(L)}`);return x(
"svg",{width:e,height:d+h+26,role:"img","aria-label":`${r}: ${_.join("; ")}.`},x("defs",o.map((E,L)=>vt(w[L],ue[L]))),f.
map((E,L)=>E.map((T,M)=>T>0&&N(g(t+n*M)+y*L+k/2,d+h-Math.max(1,T/b*h),Math.max(1,y-k),Math.max(1,T/b*h),{fill:v[L],stroke:ue[L],
"stroke-width":y>4?1.25:0}))),x("path.axis",{d:`M${l} ${d+h+.5}H${e-u}`}),_d(t,p-n,e/60).map(E=>Sd(g(E+(n>1?0:.5)),d+h+18,
e,Ko(E.toLocaleString("en")))),s.map((E,L)=>{let T=g(E.value+(n>1?0:.5)),M=T>e*.6;return[x("path.mean",{d:`M${T} ${d-8}V${d+
h}`,style:`stroke:${ue[L]}`}),!a&&x("text.tell",{x:T+(M?-6:6),y:16,"text-anchor":M?"end":"start"},`average ${E.text} ${i}`)]}),
a&&si(l,s.map((E,L)=>`${jo(L,2)}setting: average ${E.text} ${i}`),v));function $(E){let L=o[E].findIndex(M=>M>0),T=o[E].
findLastIndex(M=>M>0);return`${Ko(t+n*L)} to ${Ko(t+n*(T+1)-1)}`}}var jo=(e,t)=>t>1?["first ","second "][e]:"";function Td(e,t){
let n=Math.max(1,...e.flat(1).map(l=>l[l.length-1]?.[0]??1)),s=[...e.flat(2).filter(([l])=>l>=Math.min(30,n/3)).map(([,l])=>l),
...t],r=Math.min(...s),i=Math.max(...s),a=Math.max(1,(i-r)*.12);return{low:Math.max(0,r-a),high:Math.min(100,i+a),last:n}}
function ri(e,t,n,o){let s=t.length>1,[r,i,a,l]=[38,8,s?2*Tn+14:8,s?200:168],{low:u,high:d,last:h}=Td(t,n),m=Math.min(10,
h),p=w=>r+Math.log(Math.max(w,m)/m)/(Math.log(h/m)||1)*(e-r-i),f=w=>a+l*(1-(Math.max(u,Math.min(d,w))-u)/(d-u||1)),b=[10,
100,1e3,1e4,1e5,1e6].filter(w=>w>=m&&w<=h),g=t.map((w,y)=>{let k=w.filter(v=>v.length).map(v=>v[v.length-1][1].toFixed(1));
return`${jo(y,t.length)}${k.join(", ")}`});return x("svg.lines",{width:e,height:a+l+26,role:"img","aria-label":`Wins by ${o}\
 out of 100, one line for each run. At the end: ${g.join("; ")}.`},te(u,d).map(w=>[x("path.grid",{d:`M${r} ${f(w)}H${e-i}`}),
x("text",{x:r-6,y:f(w)+4,"text-anchor":"end"},String(Number(w.toFixed(2))))]),b.map((w,y)=>x("text",{x:p(w),y:a+l+18,"te\
xt-anchor":y===0?"start":p(w)>e-60?"end":"middle"},`${En(w)}${w===b[b.length-1]&&e-p(w)<60?" games":""}`)),n.slice(0,new Set(
n).size).map(w=>x("path.fair",{d:`M${r} ${f(w)}H${e-i}`})),t.map((w,y)=>w.map(k=>{let v=k.filter(([_])=>_>=m);return v.length>
1&&x("path.line",{d:`M${v.map(([_,$])=>`${p(_).toFixed(1)} ${f($).toFixed(1)}`).join("L")}`,style:`stroke:${ue[y]}`})})),
s&&si(4,["first setting","second setting"],ue))}var li={"٪":"%","٫":"."};for(let[e,t]of[["-","‐‑‒–−﹣"],["/","⁄∕"],["'","‘’ʼ"],[",","،٬"]])for(let n of t)
li[n]=e;var Ed=/^([+-]?) ?(.+?) ?(%|(?:out )?of 100)?$/,Ld=/^(?:(\d+) )?(\d+) ?\/ ?(\d+)$/,Hd=/^(?:\d+[.,]?\d*|[.,]\d+)$/,
Ad=/^[1-9]\d{0,2}([,'_ ])\d{3}(?:\1\d{3})*(?:\.\d*)?$/,Ud=/^[1-9]\d{0,2}(?:\.\d{3})+$/;function Cd(e){let t=e.codePointAt(
0),n=0;for(;/\p{Nd}/u.test(String.fromCodePoint(t-n-1));)n++;return String(n%10)}function Pd(e){if(/\p{Nd}/u.test(e))return Cd(
e);if(/\p{No}/u.test(e)){let t=e.normalize("NFKC");return t.includes("⁄")?` ${t.replace("⁄","/")} `:e}return/[\p{Z}\t\n\v\f\r]/u.
test(e)?" ":/\p{Cf}/u.test(e)?"":/[\uff01-\uff5e]/.test(e)?String.fromCharCode(e.charCodeAt(0)-65248):li[e]??e}var Nd=e=>[
...e].map(Pd).join("").replace(/ +/g," ").trim(),ii=e=>e.toFixed(9).replace(/\.?0+$/,""),ai=e=>Number.isInteger(e)?e.toLocaleString(
"en"):String(Number(e.toPrecision(6))),ot={low:0,high:100,unit:"chance"};function Zo({low:e=-1/0,high:t=1/0,unit:n="",whole:o=!1}){
let s=Number.isFinite(e)&&Number.isFinite(t)?` from ${ai(e)} to ${ai(t)}`:"",r=n==="chance"?" (out of 100)":n&&n!=="shar\
e"?` (${n})`:"";return`Use ${o?"a whole number":"a number"}${s}${r}`}function it(e,t){let{low:n=-1/0,high:o=1/0,unit:s="",
whole:r=!1}=t,i=Nd(e),a=[...i].slice(0,20).join(""),l=($,E="")=>({value:null,share:Number.NaN,words:$,meant:E});if(!i)return l(
`${Zo(t)}.`);let u=l(`${Zo(t)}, not '${a}'.`),d=Ed.exec(i);if(!d||[...i].length>60)return u;let[,h,m,p]=d,f=Ld.exec(m),b=f!=
null&&f[1]==null,g=t.thousands??(-n>=1e3||o>=1e3),w=r&&Ud.test(m),y;if(f){let[,$="0",E,L]=f;if(!Number(L))return u;let T=(Number(
$)*Number(L)+Number(E))/Number(L);y=M=>T*10**M}else if(g&&(Ad.test(m)||w)){let $=m.replace(w?/[,'_ .]/g:/[,'_ ]/g,"");y=
E=>+`${$}e${E}`}else if(Hd.test(m)){let $=m.replace(",",".");y=E=>+`${$}e${E}`}else return u;if(p&&(s!=="chance"&&s!=="s\
hare"||b&&(p==="%"||s==="share")))return u;let k=p&&s==="share"?-2:b&&s==="chance"?2:0,v=h==="-"?-1:1,_=v*y(k)||0;if(_<n||
_>o||r&&!Number.isInteger(_))return l(`${Zo(t)}, not ${a}.`);if(s==="chance"&&_>0&&_<1&&!b&&!p){let $=ii(y(2)),E=ii(_);return l(
`Did you mean ${$} out of 100? Type ${$}, or ${E}% for ${E} out of 100.`,$)}return{value:_,share:v*y(k-2)||0,words:"",meant:""}}var Rd={low:0,high:1e9,whole:!0},Od=[100,1e3,1e4,1e5,1e6];function Bd(e,t){return t.options.filter(n=>(e.options[n.name]??
n.value)!==n.value).length}function Dd(e,t){let n=e.players[e.players.length-1],o=Array.from({length:t},(s,r)=>e.players[r]??
n);return{...e,seats:t,players:o}}function Ln(e,t,n,o,s){let r=K("pick");return c("div.field",c("label",{for:r},e),c("se\
lect.pick",{id:r,"data-k":t,onchange:i=>s(i.target.value)},n.map(([i,a])=>c("option",{value:i,selected:i===o},a))))}function Yo(e,t,n,o,s={}){
let r=K("typed");return c("div.field",c("label",{for:r},e),c("input.txt",{id:r,"data-k":t,value:n,autocomplete:"off",maxlength:200,
oninput:i=>o(i.target.value),...s}))}var Hn=class{constructor(t,n){this.sides=[];this.n="";this.seed="";this.model=t,this.
hands=n,this.open=new Set,this.take()}take(){this.sides=structuredClone(this.model.get("sides")),this.n=Number(this.model.
get("n")).toLocaleString("en"),this.seed=this.model.get("seed")}get wish(){return{sides:this.sides,n:it(this.n,Rd).value??
this.n,seed:this.seed.trim()}}draw(){let{model:t}=this,n=t.get("games"),o=this.sides.length>1;return c("form",{onsubmit:s=>{
s.preventDefault(),this.hands.run()}},n.length>0&&Ln("Game","lab.game",n,t.get("chosen"),s=>this.hands.game(s)),c("div.s\
ettings",this.sides.map((s,r)=>this.setting(s,r,o))),c("div.howmany",Yo("Games","lab.n",this.n,s=>this.n=s,{inputmode:"n\
umeric"}),c("div.seg.sizes",{role:"group","aria-label":"Number of games"},Od.map(s=>c("button",{"data-k":`lab.n.${s}`,"a\
ria-pressed":String(s===this.wish.n),"aria-label":`${En(s)}${s<1e4?"":`: ${s.toLocaleString("en")}`} games`,onclick:()=>{
this.n=s.toLocaleString("en"),this.hands.changed()}},En(s)))),Yo("Random seed","lab.seed",this.seed,s=>this.seed=s,{inputmode:"\
numeric"})),c("div.row.start",t.get("running")?c("button.btn.solid",{"data-k":"lab.run",onclick:()=>this.hands.stop()},"\
Stop"):c("button.btn.solid",{type:"submit","data-k":"lab.run"},"Run"),o?c("button.btn",{"data-k":"lab.beside",onclick:()=>this.
beside(!1)},"One setting"):c("button.btn",{"data-k":"lab.beside",onclick:()=>this.beside(!0)},"Compare")))}beside(t){this.
sides=t?[this.sides[0],structuredClone(this.sides[0])]:this.sides.slice(0,1),this.hands.changed()}put(t,n){this.sides[t]=
n,this.hands.changed()}setting(t,n,o){let s=this.model.get("form"),[r,i]=s.seats,a=Bd(t,s),l=new Set(t.players).size===1,
u=(h,m,p,f=0)=>c("button",{"data-k":`lab.${n}.${h}`,"aria-label":m,"aria-disabled":t.seats+f<r||t.seats+f>i?"true":null,
onclick:()=>t.seats+f>=r&&t.seats+f<=i&&this.put(n,Dd(t,t.seats+f))},p),d=l?s.players:[["","different"],...s.players];return c(
"fieldset",{class:`setting of${n}`},c("legend",o?["First setting","Second setting"][n]:"Setting"),c("div.who",c("div.fie\
ld",c("span","Number of players"),c("span.step",{role:"group","aria-label":"Number of players"},u("fewer","Fewer players",
"−",-1),c("output",String(t.seats)),u("more","More players","+",1))),Ln("All players",`lab.${n}.all`,d,l?t.players[0]:
"",h=>{h&&this.put(n,{...t,players:t.players.map(()=>h)})})),c("div.each",t.players.map((h,m)=>Ln(`Player ${"ABCDEFGHIJ"[m]}`,
`lab.${n}.seat.${m}`,s.players,h,p=>this.put(n,{...t,players:t.players.map((f,b)=>b===m?p:f)})))),c("details",{open:this.
open.has(n),ontoggle:h=>this.open[h.target.open?"add":"delete"](n)},c("summary",{"data-k":`lab.${n}.rules`},`House rules\
: ${a===0?"none":`${a} changed`}`),c("div.rules",s.options.map(h=>this.rule(t,n,h)))))}rule(t,n,o){let s=t.options[o.name]??
o.value,r=`lab.${n}.rule.${o.name}`,i=a=>{t.options={...t.options,[o.name]:a}};return o.choices?Ln(o.label,r,o.choices,s,
i):Yo(o.label,r,s,i,{placeholder:o.help})}};var ci="ABCDEFGHIJ";function ui({model:e,el:t}){let n=c("div.uw.uw-lab-view"),o=c("section.sheet.chosen",{"aria-label":"\
Settings"}),s=c("div.how-far"),r=c("div.came"),i=c("div.stage.back-bar"),a=c("p.sr",{role:"status"}),l=c("div.figures",s,
r);n.append(o,l,i,a),t.append(n);let u="",d=!1,h=[],m=new Hn(e,{run:()=>{e.send({kind:"run",...m.wish}),d=!0},stop:()=>e.
send({kind:"stop"}),changed:()=>p(),game:M=>e.send({kind:"game",game:M})}),p=()=>{Q(n,e.get("palette")),V(o,m.draw(),e.get(
"note")&&c("p.refusal",{role:"alert"},e.get("note")))},f=()=>{let[M,H,C]=[e.get("done"),e.get("of"),e.get("running")],B=H===
0?"":`${M.toLocaleString("en")} of ${H.toLocaleString("en")} games`,D=C?e.get("left"):H>0&&M<H?"stopped; the games playe\
d so far are kept":"";V(s,H>0&&[(C||M<H)&&c("div.gauge",{role:"progressbar","aria-label":"Games played","aria-valuemin":0,
"aria-valuemax":H,"aria-valuenow":M},c("i",{style:`width:${100*M/H}%`})),c("div.row",c("p.small",c("b",B),D&&`, ${D}`),C&&
c("button.btn.stop",{"data-k":"lab.stop",onclick:()=>e.send({kind:"stop"})},"Stop"))],e.get("busy")&&c("p.small",e.get("\
busy")))},b=()=>{let M=e.get("of"),H=e.get("done").toLocaleString("en");a.textContent=M===0?"":e.get("running")?"Playing\
 the games.":`${H} games played.`},g=(M,H)=>{let C=c("div.plot");return h.push(St(C,H)),c("section.sheet.chart",c("h2",M),
C)},w=M=>c("div.looked",c("span",{"aria-hidden":"true"},"Show player"),xt({label:"Show player",choices:Array.from({length:Math.
max(...M.map(H=>H.seats.length))},(H,C)=>[C,ci[C]]),value:e.get("seat"),pick:H=>{e.set("seat",H),e.save_changes()},k:"la\
b.look"})),y=({results:M})=>{let H=ni(M),C=new Set(M.map(D=>D.fair.toFixed(1))),B=M.length>1;return c("section.sheet.sha\
res",c("h2","Wins out of 100 games"),c("table",c("caption.sr","Wins of each player out of 100 games, with 95% intervals"),
c("thead",c("tr",c("th",{scope:"col"},"Player"),c("td.bars"),c("th",{scope:"col"},"Wins (95%)"),c("th.pts",{scope:"col"},
"Points"))),M.map((D,z)=>c("tbody",B&&c("tr",c("th.side",{colspan:4,scope:"rowgroup"},D.title)),D.seats.map(({seat:W,player:O,
share:G,points:A})=>{let I=c("div.plot");return h.push(St(I,F=>oi(F,G,D.fair,H,z))),c("tr",c("th",{scope:"row"},c("b",W),
` ${O}`),c("td.bars",I),c("td.num",c("b",G.text),c("small",` (${G.span})`)),c("td.num.pts",A))})))),w(M),c("p.small.mute",
`The dashed line is a fair share of the wins: ${[...C].join(" and ")}.`))},k=({apart:M})=>M.length>0&&c("section.sheet.a\
part",c("h2","How much more the second setting has"),c("table",c("caption.sr","Second setting minus first setting, with \
95% intervals"),c("tbody",M.map(({words:H,text:C,span:B,sure:D})=>c("tr",c("th",{scope:"row"},H),c("td.num",c("b",C),c("\
small",` (${B})`)),c("td.small",D?"":"could be chance")))))),v=({lists:M})=>c("section.sheet.lists",c("h2","Games to loo\
k at"),c("div.columns",M.map(({title:H,games:C},B)=>c("div",c("h3",H),c("ol",C.map(({side:D,run:z,number:W,name:O,words:G})=>{
let A=`lab.open.${B}.${D}.${z}.${W}`;return c("li",c("button.btn",{"data-k":A,"aria-label":`${G}: open ${O}`,onclick:()=>{
u=A,e.send({kind:"open",side:D,run:z,number:W})}},c("b",G),c("span.small",O)))})))))),_=()=>{for(let W of h)W.stop();h=[];
let M=e.get("found");if(!("results"in M)){V(r,c("section.sheet.empty",c("h2","Play a game thousands of times"),c("p","Ch\
oose the players and press Run. Watch the number of wins settle down. Afterwards you can open the ","longest, shortest a\
nd biggest games on the table, card by card.")));return}let H=M,{results:C}=H,B=e.get("seat"),D=`player ${ci[B]}`,z=H.lines;
V(r,y(H),g(`Wins by ${D} so far, out of 100 (five runs)`,W=>ri(W,z,C.map(O=>O.fair),D)),k(H),g("Choices in a game",W=>Go(
W,H.lengths,"Choices in a game","choices")),g(`Points of ${D}`,W=>Go(W,H.scores,`Points of ${D}`,"points")),v(H),c("sect\
ion.sheet.rests",C.map(W=>c("p.small",C.length>1&&c("b",`${W.title}: `),W.rests)),c("div.row.start",c("button.btn",{"dat\
a-k":"lab.csv",onclick:()=>e.send({kind:"save",format:"csv"})},"Save as CSV"),c("button.btn",{"data-k":"lab.json",onclick:()=>e.
send({kind:"save",format:"json"})},"Save as JSON")))),d&&l.offsetTop>o.offsetTop+9&&l.scrollIntoView({block:"start"}),d=
!1},$=()=>{let M=e.get("watched"),H=n.classList.contains("away");n.classList.toggle("away",!!M);for(let C of[o,l])C.hidden=
!!M;i.hidden=!M,V(i,c("button.btn",{"data-k":"lab.back",onclick:()=>e.send({kind:"back"})},"← Back to the lab"),c("p",
M)),M?Ct(n,"lab.back"):H&&u&&Ct(n,u)},T=[["change:sides change:n change:seed change:form change:chosen change:palette",()=>{
m.take(),p()}],["change:note",p],["change:running",()=>{p(),f(),b()}],["change:done change:of change:left change:busy",f],
["change:found change:seat",_],["change:watched",$],["msg:custom",Pt]];for(let[M,H]of T)e.on(M,H);return p(),f(),_(),$(),
()=>{for(let M of h)M.stop();for(let[M,H]of T)e.off(M,H)}}var zo="uncle_widgets.aim.";var Jo=new Map;function ee(e){try{return localStorage.getItem(e)??Jo.get(e)??""}catch{return Jo.get(e)??""}}function ie(e,t){
Jo.set(e,t);try{localStorage.setItem(e,t)}catch{}}var ts=e=>Number(ee(zo+e))>=3,Xo=new Set,Qo=new Set;function di(e){return Qo.
add(e),()=>Qo.delete(e)}function hi(){for(let e of Qo)e()}function Me(e,t=!1){!e||ts(e)||ie(zo+e,String(t?3:Number(ee(zo+
e))+1))}function mi(e){Me(e,!0);for(let t of Xo)t(e)}function pi(e){let t=()=>e();return Xo.add(t),()=>Xo.delete(t)}var es="uncle_widgets.answered",Id=1500,ns=new Set;function fi(){try{localStorage.getItem(es)}catch{return!1}return ee(es)===
""}function gi(){if(fi()){ie(es,"1");for(let e of ns)e()}}function An(e,t){let n=!1,o=()=>{let s=fi()&&t();e.classList.toggle(
"newcomer",s),n&&!s&&(e.classList.add("shown-now"),setTimeout(()=>e.classList.remove("shown-now"),Id)),n=s};return ns.add(
o),o(),{draw:o,stop:()=>ns.delete(o)}}var de=(e,{unit:t})=>String(Number(e.toFixed(t==="chance"?1:2)));function Un(e,t){let{value:n}=it(e,t),o=Number(e.trim().
replace(",",".").replace("−","-"));return n==null||n===o?"":de(n,t)}var Cn=(e,t,n)=>e!=null&&it(e,n).value===(t??null)?
e:t==null?"":de(t,n);function ne(e,t){let{words:n,meant:o}=it(e,t);return o?`Did you mean ${o} out of 100?`:n}var os=({measure:e,
span:t})=>e==="chance"?ot:{low:t[0],high:t[1],unit:e},Ge=({cases:e,event:t})=>["out of 100",e||"times",t].filter(Boolean).
join(" "),Pn=(e,t)=>e.trim()?ne(e,os(t)):"Move the slider, or type a number.";var bi=({revealed:e,steps:t=[]})=>e&&c("ol.reckoning",t.map(({letter:n,words:o,formula:s,value:r})=>c("li",c("span",n),c(
"span",o),c("b",r),s!==r&&c("small",s)))),Wd=/-(US|CA|MX|PH|CO|CL|VE)$/i,wi=()=>({kind:"print",at:xn()?location.origin+location.
pathname:"",letter:Wd.test(navigator.language)});function yi(e){if(e.kind!=="print")return;document.querySelector("ifram\
e.uw-print")?.remove();let t=c("iframe.uw-print",{title:"The sheet to print","aria-hidden":"true",tabindex:-1,style:"pos\
ition:fixed;width:0;height:0;border:0",srcdoc:e.html,onload:()=>{t.contentWindow?.focus(),t.contentWindow?.print()}});document.
body.append(t)}var ki=[];globalThis.addEventListener?.("beforeprint",()=>{for(let e of document.querySelectorAll(".uw-pa\
nel"))ki.push([e,e.className]),e.className=e.className.replace(/ c\d+/g,"")});globalThis.addEventListener?.("afterprint",
()=>{for(let[e,t]of ki.splice(0))e.className=t});var jt=6;function ss({came:e,measure:t},n,o){return t!=="chance"?x("path.it-paid",{d:`M${n} ${o-jt-1}l${jt+1} ${jt+1}-${jt+
1} ${jt+1}-${jt+1}-${jt+1}Z`}):e==null?x("path.it-hid",{d:`M${n-jt} ${o}h${2*jt}`,"stroke-dasharray":"3 2"}):e?q(n,o,jt,
{class:"it-came"}):q(n,o,jt-1,{class:"it-did-not"})}var qd=({came:e,measure:t,words:n})=>t!=="chance"?n.replace(/\.$/,"").
toLowerCase():e==null?"the game didn't show it":e?"it happened":"it didn't happen",rs=e=>[e.mine?`you guessed ${e.mine}`:
"skipped",`the answer is ${e.right}${e.measure==="chance"?"":` ${e.measure}`}`,qd(e)].join(", ");function Fd({said:e,exact:t,
reach:n,span:[o,s]}){let r=a=>4+192*Math.min(1,Math.max(0,$e(a,o,s))),i=r(t-n);return x("svg.bar",{viewBox:"0 0 200 30",
preserveAspectRatio:"none","aria-hidden":"true"},x("path.axis",{d:"M4 15H196"}),N(i,6,r(t+n)-i,18,{class:"reach"}),x("pa\
th.exact",{d:`M${r(t)} 3V27`}),e!=null&&x("path.said",{d:`M${r(e)-7} 3h14l-7 12z`}))}var Vd=e=>c("p.key",{"aria-hidden":"\
true"},c("span.k-said","your guess"),c("span.k-exact","the answer, and what is close"),c("span.k-came","it happened"),e&&
c("span.k-paid","it was an amount"));function xi({title:e,near:t,lines:n=[],doors:o=[]},s,{go:r,open:i},a){let l=s.filter(
({said:u})=>u!=null);return[c("div.endhead",c("h2",{"data-k":"ending",tabindex:-1},e),t&&c("span.chip.line",t)),l.length>
0&&Vd(l.some(({measure:u})=>u!=="chance")),l.length>0&&c("ul.stops",l.map(u=>c("li",c("button",{"data-k":`stop.${u.at}`,
"aria-label":`Step ${u.frame}, ${u.name} ${rs(u)}. Look at it again.`,onclick:()=>r(u.at)},c("span.q",c("b",String(u.frame)),
` ${u.name}`),Fd(u),c("span.fig",u.mine,c("small"," for "),u.right),x("svg",{viewBox:"0 0 16 16",width:16,height:16,"ari\
a-hidden":"true"},ss(u,8,8)))))),c("div.sum",n.map(([u,d])=>c("p",u&&c("b",u," "),d))),l.length>0&&a(),c("div.enddoors",
o.map(({label:u,link:d},h)=>{let[m,...p]=u.split(", ");return c(h===0?"button.btn.solid":"button.btn",{"data-k":`door.${h}`,
"aria-label":u,onclick:()=>i(d)},m,p.length>0&&c("span",`, ${p.join(", ")}`))}))]}var tt,Mi,Kd,he,is,In,_i,Rn,Si,ls,as,jd,Ze=Symbol.for("pv"),Wn={},qn=[],Gd=/^m(i|n|o|s|text|space)$/,cs=Array.isArray,Ti=qn.
slice,Se=Object.assign;function _e(e){e&&e.parentNode&&e.remove()}function On(e,t,n,o,s){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ze,__v:s||
++Mi,__i:-1,__u:0};return!s&&tt.vnode&&tt.vnode(r),r}function Gt(e){return e.children}function Bn(e,t){this.props=e,this.context=t,this.__g=0}function me(e,t){if(t==null)return e.
__&&me(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||
e.props.__P?null:me(e)}function Zd(e){var t,n=e.__v,o=n.__e,s=[],r=[],i=e.__P;i&&((t=Se({constructor:Ze},n)).__v=n.__v+1,
tt.vnode&&tt.vnode(t),us(i,t,n,e.__n,i.namespaceURI,32&n.__u?[o]:null,s,o||me(n),32&n.__u,r),t.__v=n.__v,t.__.__k[t.__i]=
t,Ci(s,t,r),n.__=n.__e=null,t.__e!=o&&Ei(t))}function Ei(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(
function(t){return t&&(e.__e=t.__e)}),Ei(e)}function vi(e){(8&e.__g||(e.__g|=8,he.push(e),In++))&&is==tt.debounceRendering||
((is=tt.debounceRendering)||queueMicrotask)(Li)}function Li(){try{for(var e,t=1;he.length;)he.length>t&&he.sort(_i),e=he.
shift(),t=he.length,8&e.__g&&Zd(e)}finally{(In=he.length)&&(is||queueMicrotask)(Li)}}function Hi(e,t,n,o,s,r,i,a,l,u,d){
var h,m,p,f,b,g,w=o.__k||qn,y=t.length;for(l=Yd(n,t,w,l,y),h=0;h<y;h++)(p=n.__k[h])!=null&&(m=~p.__i&&w[p.__i]||Wn,p.__i=
h,g=us(e,p,m,s,r,i,a,l,u,d),f=p.__e,(m.ref!=p.ref||8&m.__u)&&(m.ref&&ds(m.ref,null,p,m),p.ref&&d.push(p.ref,p.__c||f,p)),
b=b||f,4&p.__u?(l=Ai(p,l,e,!m.__v),m.__e&&(m.__e=null)):typeof p.type=="function"&&g!==void 0?l=g:f&&(l=f.nextSibling),p.
__u&=-21);return n.__e=b,l}function Yd(e,t,n,o,s){var r,i,a,l,u,d,h,m,p,f=n.length,b=f,g=0,w=0,y=e.__k=Array(s);for(r=0;r<
s;r++)(i=t[r])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=y[r]=On(null,
i):cs(i)?i=y[r]=On(Gt,{children:i}):i.constructor===Ze&&i.__b?i=y[r]=On(i.type,i.props,i.key,i.ref,i.__v):y[r]=i,l=r+g,i.
__=e,i.__b=e.__b+1,a=null,~(u=i.__i=zd(i,n,l,b))&&(b--,(a=n[u])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,u==l-1?g--:u==l+1?g++:u!=
l&&(u>l?g--:g++,w=1)):(~u||(s>f?g--:s<f&&g++),typeof i.type!="function"&&(i.__u|=4))):y[r]=null;if(w){for(d=[],h=[],r=0;r<
s;r++)if((i=y[r])&&16&i.__u){for(g=0,m=d.length;g<m;)d[p=g+m>>1]<i.__i?g=p+1:m=p;d[g]=i.__i,h[r]=g+1}for(g=d.length;r--;)
h[r]&&(h[r]==g?g--:y[r].__u|=4)}if(b)for(r=0;r<f;r++)!(a=n[r])||2&a.__u||(a.__e==o&&(o=me(a)),hs(a,a));return o}function Ai(e,t,n,o){
var s,r,i,a;if(typeof e.type=="function"){if(e.props.__P)return t;if(s=e.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=e,t=Ai(
s[r],t,n,!1));return t}for(t&&!t.parentNode&&(t=me(e))&&!t.parentNode&&(t=null),i=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;
for(i!=a&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==
8&&!t.data.startsWith("$s"););return t}function zd(e,t,n,o){var s,r=e.key,i=e.type,a=t[n],l=a&&!(2&a.__u);if(a===null&&r==null||l&&r==a.key&&i==a.type)return n;
if(o>(l?1:0)){for(s=n-1;s>=0;s--)if((a=t[s])&&!(2&a.__u)&&r==a.key&&i==a.type)return s;for(s=n+1;s<t.length;s++)if((a=t[s])&&
!(2&a.__u)&&r==a.key&&i==a.type)return s}return-1}function $i(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}
function Nn(e,t,n,o,s){var r,i;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.
cssText=o=""),o)for(t in o)n&&t in n||$i(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||$i(e.style,t,n[t])}else if(t[0]=="o"&&
t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=as[t]||(as[t]=
Jd(t)),(e.__a||(e.__a={}))[t]=ls,r=t!=(t=t.replace(Si,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(
t,i,r):e.removeEventListener(t,i,r));else{if(s=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="c\
olSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===
!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Jd(e){return function(t){var n=this.
__e;if(n){if(n=n[e],t[Rn]==null)t[Rn]=ls++;else if(t[Rn]<this.__a[e])return;return n(tt.event?tt.event(t):t)}}}function us(e,t,n,o,s,r,i,a,l,u){
var d,h,m,p,f,b,g,w,y,k,v,_,$,E,L,T,M,H,C=t.type;if(t.constructor!==Ze)return null;128&n.__u&&(l=32&n.__u,d=n.__c.__z)&&
(t.__u|=l,h=r=[],d.nodeType==8?a=Dn(d,r):r.push(d),a=r[0]||a),(d=tt.__b)&&d(t);t:if(typeof C=="function"){m=i.length;try{
if(w=t.props,y=(d=C.prototype)&&d.render,k=(d=C.contextType)&&o[d.__c],v=d?k?k.props.value:d.__:o,(p=n.__c)?(t.__c=p,2&p.
__g&&(p.__g|=1)):(y?t.__c=p=new C(w,v):(t.__c=p=new Bn(w,v),p.constructor=C,p.render=Qd),k&&k.sub(p),p.state||(p.state={}),
p.__n=o,p.__g|=8,p.__h=[],p.__k=[]),y&&(p.__s||(p.__s=p.state),C.getDerivedStateFromProps&&(p.__s==p.state&&(p.__s=Se({},
p.__s)),Se(p.__s,C.getDerivedStateFromProps(w,p.__s)))),f=p.props,b=p.state,p.__v=t,n.__c){if(w!==f&&y&&!C.getDerivedStateFromProps&&
p.componentWillReceiveProps&&p.componentWillReceiveProps(w,v),t.__v==n.__v&&!(8&p.__g)||!(4&p.__g)&&p.shouldComponentUpdate&&
p.shouldComponentUpdate(w,p.__s,v)===!1){t.__v!=n.__v&&(p.props=w,p.state=p.__s,p.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.
some(function(B){B&&(B.__=t)}),qn.push.apply(p.__h,p.__k),p.__k=[],p.__h.length&&i.push(p),a=me(n);break t}p.componentWillUpdate&&
p.componentWillUpdate(w,p.__s,v),y&&p.componentDidUpdate&&p.__h.push(function(){p.componentDidUpdate(f,b,g)})}else y&&!C.
getDerivedStateFromProps&&p.componentWillMount&&p.componentWillMount(),y&&p.componentDidMount&&p.__h.push(p.componentDidMount);
p.context=v,p.props=w,p.__P=e,p.__g&=-5,_=tt.__r,$=y?25:0;do p.__g&=-9,_&&_(t),d=p.render(p.props,p.state=p.__s,p.context);while(8&
p.__g&&++$<25);y&&(qn.push.apply(p.__h,p.__k),p.__k=[]),p.state=p.__s,p.getChildContext&&(o=Se({},o,p.getChildContext())),
y&&n.__c&&p.getSnapshotBeforeUpdate&&(g=p.getSnapshotBeforeUpdate(f,b)),E=d&&d.type===Gt&&d.key==null?d.props.children:d,
w.__P&&(d=a,s=(e=w.__P).namespaceURI,l=r=null,n.props&&n.props.__P!=e&&(n.__k.some(function(B){B&&hs(B,B)}),n.__k=null),
a=n.__k?me(n,0):null),a=Hi(e,cs(E)?E:[E],t,n,o,s,r,i,a,l,u),w.__P&&(t.__e=null,a=d),t.__u&=-161,h&&h.some(_e),p.__h.length&&
i.push(p),1&p.__g&&(p.__g&=-4)}catch(B){if(i.length=m,t.__v=null,l||r)if(B&&B.then){if(t.__u|=128|l,r){for(~(M=r.indexOf(
a||void 0))||(M=r.length);(H=r[M-1])&&H.nodeType==8;)M--;for(;M<r.length;M++)if(H=r[M])if(r[M]=null,L){if(H==T)break}else{
if(H.nodeType!=8)break;H.data.startsWith("$s")&&(T=Dn(L=H))}}if(!L){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;
L=a}(d=Dn(L=t.__c.__z||(t.__c.__z=L)))?(t.__e=L,a=d):t.__e=a,a=a&&a.nextSibling}else r&&r.some(_e);else t.__e=n.__e;t.__k||
(t.__k=n.__k||[]),B&&B.then||Ui(t),tt.__e(B,t,n)}}else a=t.__e=Xd(n.__e,t,n,o,s,r,i,l,u,e);return(d=tt.diffed)&&d(t),a}function Dn(e,t){
if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))
n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Ui(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.
some(Ui))}function Ci(e,t,n){for(var o=0;o<n.length;)ds(n[o++],n[o++],n[o++]);tt.__c&&tt.__c(t,e),e.some(function(s){try{
e=s.__h,s.__h=[],e.some(function(r){r.call(s)})}catch(r){tt.__e(r,s.__v)}})}function Xd(e,t,n,o,s,r,i,a,l,u){var d,h,m,p,
f,b,g,w,y=n.props||Wn,k=t.props,v=t.type;if(v=="svg"?s="http://www.w3.org/2000/svg":v=="math"?s="http://www.w3.org/1998/\
Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(d=0;d<r.length;d++)if((f=r[d])&&(v?f.localName==v:f.nodeType==
3)){e=f,r[d]=null;break}}if(!e){if(w=u.ownerDocument||document,!v)return w.createTextNode(k);e=w.createElementNS(s,v,k.is?
k:u),a&&(tt.__m&&tt.__m(t,r),a=!1),r=null}if(v){if(u=v=="template"&&e.content||e,r=v=="textarea"&&k.defaultValue!=null?null:
r&&Ti.call(u.childNodes),!a&&r)for(y={},d=0;d<e.attributes.length;d++)y[(f=e.attributes[d]).name]=f.value;for(d in y)f=y[d],
d=="dangerouslySetInnerHTML"?m=f:d=="children"||d in k||d=="value"&&"defaultValue"in k||d=="checked"&&"defaultChecked"in
k||Nn(e,d,null,f,s);for(d in k)f=k[d],d=="children"?p=f:d=="dangerouslySetInnerHTML"?h=f:d=="value"?b=f:d=="checked"?g=f:
a&&typeof f!="function"||y[d]===f||Nn(e,d,f,y[d],s);h?(a||m&&(h.__html==m.__html||h.__html==e.innerHTML)||(e.innerHTML=h.
__html),t.__k=[]):(m&&(e.textContent=""),(v=="foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&Gd.test(v))&&(s="\
http://www.w3.org/1999/xhtml"),Hi(u,cs(p)?p:[p],t,n,o,s,r,i,r?r[0]:n.__k&&me(n,0),a,l),r&&r.some(_e)),a&&v!="textarea"||
(d="value",v=="progress"&&b==null?e.removeAttribute(d):b==null||b===e[d]&&(v!="progress"||b)||Nn(e,d,b,y[d],s),d="checke\
d",g!=null&&g!=e[d]&&Nn(e,d,g,y[d],s))}else y===k||a&&e.data==k||(e.data=k);return e}function ds(e,t,n,o){try{typeof e==
"function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(s){
tt.__e(s,n)}}function hs(e,t,n){var o,s,r,i;if(tt.unmount&&tt.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||ds(o,null,
t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){tt.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(i=
0;i<o.length;i++)o[i]&&hs(o[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(s=Dn(o,r=[]))&&(o==
e.__e&&r.some(_e),_e(s),_e(o)),n||_e(e.__e),e.__e=e.__c=e.__=null}function Qd(e,t,n){return this.constructor(e,n)}function Zt(e,t){
var n,o,s,r;tt.__&&tt.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=On(Gt,{children:[e]}),
s=[],r=[],us(t,t.__k,o||Wn,Wn,t.namespaceURI,o?null:t.firstChild?Ti.call(t.childNodes):null,s,o?o.__e:t.firstChild,n,r),
Ci(s,t.__k,r),t.__k.props.children=null}tt={__e:function(e,t,n,o){for(var s,r,i;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((i=(r=s.constructor)&&r.getDerivedStateFromError)&&
s.setState(r.getDerivedStateFromError(e)),s.componentDidCatch&&(s.componentDidCatch(e,o||{}),i=1),i&&8&s.__g)return void(s.
__g|=2)}catch(a){e=a}}throw In=0,e}},Mi=0,Kd=function(e){return e!=null&&e.constructor===Ze},Bn.prototype.setState=function(e,t){
var n=this.__s;n&&n!=this.state||(n=this.__s=Se({},this.state)),typeof e=="function"&&(e=e(Se({},n),this.props)),e&&(Se(
n,e),this.__v&&(t&&this.__k.push(t),vi(this)))},Bn.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.
push(e),vi(this))},Bn.prototype.render=Gt,he=[],In=0,_i=function(e,t){return e.__v.__b-t.__v.__b},Rn=Symbol(),Si=/(PointerCapture)$|Capture$/i,
ls=0,as={},jd=0;var Ne,bt,ms,Pi,ps=Object.is,ze=0,Fi=[],fs=[],gt=tt,Ni=gt.__b,Ri=gt.__r,Oi=gt.diffed,Bi=gt.__c,Di=gt.unmount,Ii=gt.__;function Fn(e,t){
gt.__h&&gt.__h(bt,e,ze||t),ze=0;var n=bt.__H||(bt.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function It(e){
return ze=1,bs(Ki,e)}function bs(e,t,n){var o=Fn(Ne++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Ki(void 0,t),function(r){var i=(o.
__N||o.__)[0],a=o.t(i,r);ps(i,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=bt,!bt.__f)){bt.__f=!0;var s=bt.shouldComponentUpdate;
bt.shouldComponentUpdate=function(r,i,a){var l=this.__H;if(!l)return!0;var u=!1,d=this.props!=r;if(l.__.some(function(m){
m.__N&&(u=!0,ps(m.__[0],m.__N[0])||(d=!0))}),s){var h=s.call(this,r,i,a);return u?h||d:h}return!u||d}}return o.__}function Re(e,t){
var n=Fn(Ne++,3);!gt.__s&&ws(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,bt.__H.__h.push(n))}function kt(e,t){var n=Fn(Ne++,4);!gt.
__s&&ws(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,bt.__h.push(n))}function Mt(e){return ze=5,pe(function(){return{current:e}},[])}function pe(e,t){var n=Fn(Ne++,7);return ws(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Vi(e,t){return ze=8,pe(function(){
return e},t)}function th(){var e;do{for(;e=fs.shift();)try{Ye(e)}catch(n){gt.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Fi.shift();){var t=e.
__H;if(e.__P&&t)try{t.__h.some(Ye),t.__h.some(gs),t.__h=[]}catch(n){t.__h=[],gt.__e(n,e.__v)}}}while(fs.length)}gt.__b=function(e){
bt=null,Ni&&Ni(e)},gt.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Ii&&Ii(e,t)},gt.__r=function(e){Ri&&Ri(e),
Ne=0;var t=(bt=e.__c).__H;t&&(ms==bt?bt.__h=[]:(t.__h.some(Ye),t.__h.some(gs),Ne=0),t.__h=[],t.__.some(function(n){n.__N&&
(n.__=n.__N),n.u=n.__N=void 0})),ms=bt},gt.diffed=function(e){Oi&&Oi(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&qi(Fi.push(
t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),ms=bt=null},gt.__c=function(e,t){t.some(function(n){try{n.__h.some(Ye),
n.__h=n.__h.filter(function(o){return!o.__||gs(o)})}catch(o){n.__h=[function(){throw o}]}}),Bi&&Bi(e,t)},gt.unmount=function(e){
Di&&Di(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(s){try{if(s.__P&&s.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||
!n.__c.__P);)n=n.__;n=n&&n.__c}s.__P=n,qi(fs.push(s))}else Ye(s)}catch(r){t=r}}),o.__H=void 0,t&&gt.__e(t,o.__v))};var Wi=typeof requestAnimationFrame==
"function";function eh(e){var t,n=function(){clearTimeout(o),Wi&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);
Wi&&(t=requestAnimationFrame(n))}function qi(e){e!=1&&Pi==gt.requestAnimationFrame||((Pi=gt.requestAnimationFrame)||eh)(
th)}function Ye(e){var t=bt,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),bt=t}function gs(e){var t=bt;e.__c=e.__(),bt=
t}function ws(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!ps(n,e[o])})}function Ki(e,t){return typeof t==
"function"?t(e):t}var ys=800;function Oe(e,t,n,o=!0){let s=c("div.numnote",{id:K("note"),role:"status"}),r=0,i="",a=u=>{let d=e.value,{words:h,
meant:m}=d.trim()?it(d,t):{words:"",meant:""},p=m?ne(d,t):u&&o?h:"";X(e,"aria-invalid",p?"true":""),X(e,"aria-describedb\
y",p?s.id:"");let f=p&&`${p} ${m&&d}`;if(f===i)return;i=f;let b=(g,w,y)=>c("button.btn",{"data-k":y,onclick:()=>n(w)},g);
s.replaceChildren(...p?[c("p.refusal",p)]:[],...m?[c("div.row",b("Yes",m,"meant.yes"),b("No",`${d.trim()}%`,"meant.no"))]:
[])},l=()=>{clearTimeout(r),a(!0)};return e.addEventListener("input",()=>{clearTimeout(r),r=window.setTimeout(l,ys),a(!1)}),
e.addEventListener("change",l),{node:s,complain:l}}var nh=Symbol.for("pv"),oh=0;function S(e,t,n,o,s,r){t||(t={});var i,a,l=t;if("ref"in l&&typeof e!="function")for(a in l={},t)a=="ref"?i=t[a]:l[a]=t[a];
var u={type:e,props:l,key:n,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:nh,__v:--oh,__i:-1,__u:0};return(s||
r)&&(u.__source=s,u.__self=r),tt.vnode&&tt.vnode(u),u}var sh=80,ks=12,xs=e=>e.replace("-","−");function Te({rule:e,value:t,set:n,refuses:o=!0}){let[s,r]=It(t),[i,a]=It(!0),
l=pe(()=>K("note"),[]),u=s.trim()===t.trim()?s:t,{words:d,meant:h}=u.trim()?it(u,e):{words:"",meant:""},m=h?ne(u,e):i&&o?
d:"";Re(()=>{if(i)return;let f=setTimeout(()=>a(!0),ys);return()=>clearTimeout(f)},[s,i]);let p=(f,b)=>{r(f),a(b),n(f.trim())};
return{text:u,sentence:m,meant:h,id:l,typed:f=>p(f,!1),put:f=>p(f,!0),complain:()=>a(!0),said:{"aria-invalid":m?!0:void 0,
"aria-describedby":m?l:void 0}}}function Je({number:{text:e,sentence:t,meant:n,id:o},answer:s}){return S("div",{class:"n\
umnote",id:o,role:"status",children:[t&&S("p",{class:"refusal",children:t}),n&&S("div",{class:"row",children:[S("button",
{type:"button",class:"btn","data-k":"meant.yes",onClick:()=>s(n),children:"Yes"}),S("button",{type:"button",class:"btn",
"data-k":"meant.no",onClick:()=>s(`${e.trim()}%`),children:"No"})]})]})}function rh({text:e}){let t=Mt(null),n=xs(e),o=e!==
""&&ce(n)&&n.length<=6,s=n.length<=ks?n:`${n.slice(0,ks-1)}…`;return kt(()=>{t.current?.replaceChildren(e===""?"?":o?ve(
n,n.length>4?34:50):s)},[e]),S("span",{class:e===""?"drawn none":"drawn","aria-hidden":"true",ref:t})}var ih=({unit:e,low:t,
high:n})=>e==="chance"?1:10**Math.floor(Math.log10((n-t)/50||1));function ji({label:e,words:t,ends:n,enter:o,k:s="",control:r,
...i}){let a=Te(i),l=Mt(null),{low:u,high:d}=i.rule,h=ih(i.rule),m=a.text.trim(),p=it(m,i.rule).value,f=Un(m,i.rule),b=()=>String(
Number(Number(l.current?.value).toFixed(h<1?2:0))),g=()=>l.current?.focus({preventScroll:!0});r&&(r.current={focus:g,put:a.
put,complain:a.complain});let w=y=>{y.key==="Enter"&&(y.preventDefault(),m===""&&y.target===l.current?a.put(b()):m!==""&&
p==null?a.complain():m!==""&&o())};return S("div",{class:"asknum",children:[S("div",{class:"saynum",children:[S("span",{
class:"bigbox",children:[S("input",{class:"bignum",inputMode:u<0?"text":"decimal","data-k":`value${s}`,maxLength:sh,autocomplete:"\
off","aria-label":`${e} ${t}`,...a.said,style:{"--n":String(Math.min(Math.max(2,m.length),ks))},value:a.text,onInput:y=>a.
typed(y.currentTarget.value),onChange:a.complain,onKeyDown:w}),S(rh,{text:m})]}),S("p",{children:[S("b",{class:"equals",
"aria-hidden":"true",children:f&&`= ${xs(f)} `}),t]})]}),S(Je,{number:a,answer:y=>{a.put(y),g()}}),S("input",{type:"rang\
e",ref:l,class:p==null?"rng empty":"rng",min:u,max:d,step:h,"data-k":`range${s}`,"aria-label":e,"aria-valuetext":p==null?
"not set yet":`${f||m} ${t}`,style:{"--p":`${p==null?0:100*(p-u)/(d-u||1)}%`},value:p??(u+d)/2,onInput:()=>a.put(b()),onKeyDown:w}),
S("div",{class:"ends","aria-hidden":"true",children:[S("span",{children:n[0]}),S("span",{children:n[1]})]})]})}function ah({
measure:e,span:t,cases:n,label:o="Your guess",...s}){let r=os({measure:e,span:t}),i=e==="chance";return S(ji,{...s,rule:r,
label:o,words:i?`out of 100 ${n}`.trim():e,ends:i?["never","always"]:[xs(String(r.low)),String(r.high)]})}function Gi({value:e,
set:t},n){let o=c("div.numfield"),s=i=>Zt(n(i,r),o),r=i=>{s(i),t(i)};return s(e),o}function Zi(e){let t={current:null};return{
node:Gi(e,(n,o)=>S(ji,{...e,value:n,set:o,control:t})),focus:()=>t.current?.focus(),put:n=>t.current?.put(n),complain:()=>t.
current?.complain()}}var Vn=e=>Gi(e,(t,n)=>S(ah,{...e,value:t,set:n}));var lh="var(--card-ink)";function Kn(e,t,n,o,s){let r=o*.46,i=u=>`a${r} ${r} 0 1 0 ${u*2*r} 0`,a=(u,d)=>`M${u-r} ${d}${i(
1)}${i(-1)}Z`,l={d:`M${t} ${n-o*1.1}L${t+o*.85} ${n}L${t} ${n+o*1.1}L${t-o*.85} ${n}Z`,h:`M${t} ${n+o}L${t-o*.95} ${n-o*
.12}A${o*.52} ${o*.52} 0 0 1 ${t} ${n-o*.52}A${o*.52} ${o*.52} 0 0 1 ${t+o*.95} ${n-o*.12}Z`,s:`M${t} ${n-o*1.05}L${t+o*
.95} ${n+o*.12}A${o*.5} ${o*.5} 0 0 1 ${t+o*.14} ${n+o*.5}L${t+o*.4} ${n+o}H${t-o*.4}L${t-o*.14} ${n+o*.5}A${o*.5} ${o*.5}\
 0 0 1 ${t-o*.95} ${n+o*.12}Z`,c:a(t,n-o*.52)+a(t-o*.54,n+o*.22)+a(t+o*.54,n+o*.22)+`M${t} ${n-o*.2}L${t+o*.4} ${n+o}H${t-
o*.4}Z`}[e];if(!l)throw new Error(`There is no suit "${e}".`);return x("path",{d:l,...s})}var Yi={bell:{fill:"M50 6C70 6\
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
M24 34H76V50H59V84H41V50H24Z",wide:9}},zi=e=>e in Yi;function Ji(e,t,n,o,{colour:s="var(--accent-card)",ink:r=lh}={}){let i=Yi[e];
if(!i)throw new Error(`There is no symbol "${e}".`);let a=(l,u)=>l&&x("path",{d:l,fill:"none",style:`stroke:${u}`,"strok\
e-width":i.wide??8});return x("g",{transform:`translate(${t} ${n}) scale(${o/100})`},a(i.line,s),i.fill&&x("path",{d:i.fill,
"fill-rule":"evenodd",style:`fill:${s}`}),i.ink&&x("path",{d:i.ink,style:`fill:${r}`}),a(i.inkLine,r))}var qt=(e,t)=>Math.max(12,Math.min(e,t/1.4));var ch=[[/[ilj.,:;'|!tf\s()]/,.3],[/[mwMW@%]/,.88],[/[A-Z]/,.7],[/[\u0300-\u036f]/,0],[/[\u0250-\uffff]/,1]],uh=["012345\
6789","of 100 hands, as the quick brown fox jumps over it"],Xe,Xi=e=>{let t=0;for(let n of e)t+=ch.find(([o])=>o.test(n))?.[1]??
.57;return t};function dh(){if(Xe!=null)return Xe;let e=typeof document=="object"&&document.querySelector(".uw"),t=e&&document.
createElement("canvas").getContext("2d");if(!e||!t)return 1;let n=getComputedStyle(e).getPropertyValue("--sans"),o=[400,
700].flatMap(s=>(t.font=`${s} 100px ${n}`,uh.map(r=>t.measureText(r).width/(s>400?100*1.06:100)/Xi(r))));return Xe=Math.
max(1,...o),document.fonts.addEventListener("loadingdone",()=>Xe=void 0,{once:!0}),Xe}var Z=(e,t)=>Xi(e)*t*dh(),hh=12;function wt(e,t,n,o=1){
let s=Z(e,o),r=Math.max(Math.min(t,hh),Math.min(t,n/Math.max(s,.01)));if(s*r<=n+.01)return{lines:[e],size:r};let i=u=>Z(
u,r*o)<=n,a=[""],l=()=>a[a.length-1];for(let u of e.split(" "))if(l()!==""&&i(`${l()} ${u}`))a[a.length-1]+=` ${u}`;else{
l()!==""&&a.push("");for(let d of u)l()!==""&&!i(l()+d)&&a.push(""),a[a.length-1]+=d}return{lines:a,size:r}}function Be(e,t,{
w:n,ideal:o,tight:s=.5,least:r=n,floor:i=0}){if(e<=1)return{w:Math.min(n,Math.max(t,12)),step:o,cols:1,rows:1};let a=m=>Math.
max(s*m,i),l=(m,p)=>Math.min(o,(t-m)/Math.max(p-1,1));for(let m of[n,Math.max(r,Math.min(n,t/(1+s*(e-1))))])if(l(m,e)>=a(
m)-.01)return{w:m,step:l(m,e),cols:e,rows:1};let u=Math.max(1,Math.floor((t-r)/a(r))+1),d=Math.ceil(e/u),h=Math.ceil(e/d);
return{w:r,step:l(r,h),cols:h,rows:d}}function Qi(e){let t=[...e].sort((o,s)=>o.seat-s.seat),n=Math.max(0,t.findIndex(o=>o.
me));return[...t.slice(n),...t.slice(0,n)]}function ta(e){if(e<2)return{left:0,top:e,right:0};let t=Math.floor((e+1)/3);
return{left:t,top:e-2*t,right:t}}function vs(e,t,n,o){if(e==="skip")return x("g",{fill:"currentColor"},_t(`M${t-o} ${n+o*.5}A${o} ${o} 0 0 1 ${t+o*.78} ${n-
.1*o}`,"currentColor",o*.26),x("path",{d:`M${t+o*1.2} ${n+o*.62}L${t+o*.3} ${n+o*.2}L${t+o*1.16} ${n-o*.5}Z`}),q(t,n+o*.62,
o*.24));let s=r=>`M${t-r*o} ${n-r*o*.62}H${t+r*o*.2}V${n-r*o}L${t+r*o} ${n-r*o*.46}L${t+r*o*.2} ${n+r*o*.08}V${n-r*o*.3}\
H${t-r*o}Z`;return x("path",{d:s(1)+s(-1),fill:"currentColor"})}function mh(e){let t=e*1.4,n=e*.08,o=(t-2*n)/17,s=e*.3,r="",
i="";for(let a=0;a<9;a++)r+=`M${n} ${n+2*a*o}h${e-2*n}v${o}h${2*n-e}z`;for(let a=-3;a<=3;a++){let l=2*a*o,u=Math.sqrt(Math.
max(0,s**2-(Math.abs(l)+o/2)**2));u&&(i+=`M${e/2+l-o/2} ${t/2-u}h${o}v${2*u}h${-o}z`)}return[N(0,0,e,t,{class:"paper",rx:e*
.085}),x("path.stripes",{d:r}),q(e/2,t/2,s+o*.9,{fill:"var(--card)"}),x("path.stripes",{d:i})]}function ph(e,t){let n=t*
1.4,o=t*.085,s=e.rings??0,r=e.text??"",i=t*Math.min(.098,.78/Math.max(s,1)),a=t*.11,l=a+t*.026,u="";for(let h=1;h<s;h++)
u+=`M0 ${n-a-h*i}A${a+h*i} ${a+h*i} 0 0 1 ${a+h*i} ${n}`;let d=ce(r)?Math.min(t*.36,t*.76*100/Tt(r,100)):0;return[N(0,0,
t,n,{class:"paper",rx:o}),s>0&&x("path",{d:`M0 ${n-l}A${l} ${l} 0 0 1 ${l} ${n}H${o}A${o} ${o} 0 0 1 0 ${n-o}Z`,fill:"va\
r(--accent-card)"}),u&&_t(u,"var(--accent-card)",Math.min(t*.052,i*.55)),d?Nt(r,t*.12,t*.13,d,{colour:"var(--card-ink)"}):
x("text",{x:t*.1,y:t*.36,"font-size":Math.min(t*.3,t*1.5/Math.max(r.length,1)),"font-weight":700,fill:"var(--card-ink)"},
r),N(0,0,t,n,{class:"edge",rx:o})]}function fh(e,t){let n=t*1.4,o=t*.085,s=e.colour==="wild",r=e.colour??"",i=s?"#fff":`\
var(--c-${r}-on)`,a=s?[["r",-1,-1],["g",1,-1],["y",-1,1],["b",1,1]].map(([m,p,f])=>re(String(m),t*(.5+.23*Number(p)),n*.62+
t*.23*Number(f),t*.16,{fill:`var(--c-${m})`,stroke:"#fff","stroke-width":t*.018})):[.46,.31,.16].map(m=>re(r,t*.62,n*.66,
t*m,{fill:"none",stroke:i,"stroke-opacity":.5,"stroke-width":t*.045})),l={draw2:"+2",draw4:"+4"}[e.glyph??""],u=l??(e.glyph?
"":e.text??""),d=u?Nt(u,t*.12,t*.13,t*(l?.34:.42),{gap:l?8:13}):s?x("text",{x:t*.11,y:t*.3,"font-size":Math.max(12.5,t*.22),
"font-weight":700,fill:i},t<46?"W":"Wild"):vs(e.glyph??"",t*.31,t*.33,t*.19),h=e.letter||r.toUpperCase();return[N(0,0,t,
n,{rx:o,fill:s?"#17181C":`var(--c-${r})`}),x("svg",{width:t,height:n,style:"overflow:hidden"},a),x("g",{style:`color:${i}`},
d),!s&&x("text",{x:t*.12,y:n-t*.1,"font-size":Math.max(12.5,t*.205),"font-weight":700,fill:i},h),N(0,0,t,n,{rx:o,fill:"n\
one",stroke:"#fff","stroke-width":Math.max(2,t*.03)})]}function gh(e,t){let n=t*1.4,o=e.suit??"",s=e.text??"",r=`var(--s\
uit-${o})`,i=Math.min(t*.3,t*.62*100/Tt(s,100,6));return[N(0,0,t,n,{class:"paper",rx:t*.085}),Kn(o,t*.66,n*.69,t*.34,{style:`\
fill:${r}`,opacity:.16}),Kn(o,t*.66,n*.69,t*.2,{style:`fill:${r}`}),Nt(s,t*.1,t*.11,i,{colour:r,gap:s.length>1?6:13}),Kn(
o,t*.22,t*.6,Math.max(4,t*.125),{style:`fill:${r}`}),N(0,0,t,n,{class:"edge",rx:t*.085})]}function bh(e,t){let n=t*1.4,o=e.
text??"",s=Math.min(t*.2,t*.8/Math.max(Z(o,1.06),.1)),r=o!==""&&s>=9,i=t*(r?.6:.7);return[N(0,0,t,n,{class:"paper",rx:t*
.085}),r&&x("text",{x:t*.1,y:t*.1+s*.9,"font-size":s,"font-weight":700,style:"fill:var(--card-ink)"},o),Ji(e.glyph??"",(t-
i)/2,r?n*.36:(n-i)/2,i),N(0,0,t,n,{class:"edge",rx:t*.085})]}function wh(e,t){return e.colour?fh(e,t):e.suit?gh(e,t):e.glyph&&
zi(e.glyph)?bh(e,t):ph(e,t)}function Ft(e,t){let n=e?wh(e,t):mh(t);return x("g",{class:e?"front":"back"},n)}var yh={0:[],
1:[[0,0]],2:[[-1,-1],[1,1]],3:[[-1,-1],[0,0],[1,1]],4:[[-1,-1],[1,-1],[-1,1],[1,1]],5:[[-1,-1],[1,-1],[0,0],[-1,1],[1,1]],
6:[[-1,-1],[1,-1],[-1,0],[1,0],[-1,1],[1,1]]},Qe=(e,t,n)=>[N(0,0,t,t,{rx:t*.14,style:`fill:var(--card);stroke:${n?"var(-\
-lit)":"var(--field)"}`,"stroke-width":n?5:1.5,opacity:e?1:.45}),yh[e].map(([o,s])=>q(t*(.5+o*.26),t*(.5+s*.26),t*.09,{fill:"\
var(--card-ink)"}))];var ea=(e,t)=>t?`${Math.round(e*100)}${e===1?"%":""}`:String(Math.round(e*100)/100).replace("-","−");function jn(e,t,n,o){
let s=t.measure==="chance",r=t.answer?.value??0,i=[r,t.said?.value,n.value].filter(T=>T!=null),a=s?0:Math.min(0,t.span[0],
...i),l=s?1:Math.max(t.span[1],...i),u=84,d=62,h=T=>u+$e(T,a,l)*(e-u-d),m=K("hatch"),p=o?25:31,f=[],b=15,g=(T,M,H,C)=>{f.
push(Et(0,b+5,T,C?"tx2":"tx"),M,Et(e,b+5,H,"tx b e",15)),b+=p},w=T=>({x:Math.min(h(0),h(T)),width:Math.max(1.5,Math.abs(
h(T)-h(0)))});if(t.said){let T=h(t.said.value);g("Your guess",x("g",_t(`M${h(0)} ${b}H${T}`,"var(--accent-fill)",2),x("p\
ath",{d:`M${T} ${b+10}l-9-17h18z`,fill:"var(--accent-fill)"})),Lt(t.said.value,t.measure))}if(t.was&&!t.said){let T=h(t.
was.value);g("Before",x("g.ghost",x("path",{d:`M${h(0)} ${b}H${T}`,"stroke-dasharray":"5 4"}),x("path",{d:`M${T} ${b+10}\
l-9-17h18z`,"stroke-linejoin":"round"})),Lt(t.was.value,t.measure),!0)}let y=t.simulated?"Stored":"Exact";g(y,x("rect",{
...w(r),y:b-9,height:18,fill:"var(--ink)",...kh(t,w)}),Lt(r,t.measure));let{value:k,low:v,high:_}=n,$=k!=null&&v!=null&&
_!=null;t.untried||(g("Simulated",$&&x("g",x("rect",{...w(k),y:b-8.5,height:17,fill:`url(#${m})`,stroke:"var(--ink)","st\
roke-width":1.5}),_t(`M${h(v)} ${b}H${h(_)}M${h(v)} ${b-6}v12M${h(_)} ${b-6}v12`,"var(--accent-fill)",2.5)),$?Lt(k,t.measure):
"",!$),$||f.push(Et(u+8,b-p+5,"not tried yet","tx2",13)));let E=te(a,l).map(T=>[x("path",{d:`M${h(T)} 2V${b-13}`,stroke:T===
0&&!s?"var(--edge)":"var(--rule)"}),Et(h(T),b+5,ea(T,s),"tx2 m",13)]),L=[t.said&&`Your guess: ${Lt(t.said.value,t.measure)}\
.`,`${y}: ${Lt(r,t.measure)}${t.was?`. ${t.was.words}`:""}.`,$&&`Simulated: ${Lt(k,t.measure)}, 95% interval from ${Lt(v,
t.measure)} to ${Lt(_,t.measure)}.`].filter(Boolean);return le(e,b+10,L.join(" "),x("defs",vt(m,"var(--ink)")),E,f)}var kh=({
was:e,answer:t},n)=>e&&e.value!==t?.value?{class:"grown",style:`--from:${n(e.value).width/n(t?.value??0).width}`}:{},na=()=>x(
"svg",{width:14,height:16,viewBox:"-7 -15 14 16","aria-hidden":"true"},x("path.ghost",{d:"M0-2l-6-11h12z","stroke-linejo\
in":"round"}));function oa(e,t,n){let o=e.flatMap(d=>Array(d.n).fill(d.yes)),s=d=>[8+d%10*19,8+Math.floor(d/10)*19],[r,i]=s(
Math.max(1,Math.round((t??0)*100))-1),[a,l]=s(Math.round((n??0)*100)-1),u=e.map(d=>`${d.n} ${d.words}`).join(", ");return x(
"svg.hundred",{viewBox:"0 0 187 187",role:"img","aria-label":`Of 100: ${u}.`},o.map((d,h)=>{let[m,p]=s(h);return Ht(d,m,
p,7.2)}),n!=null&&a>0&&x("path.ghost",{d:`M${a} ${l+6}l-7-12h14z`,"stroke-linejoin":"round"}),t!=null&&t>0&&x("path",{d:`\
M${r} ${i+6}l-6-11h12z`,fill:"var(--accent)",stroke:"var(--sheet)","stroke-width":2}))}var $s=e=>x("svg",{width:18,height:18,
"aria-hidden":"true"},Ht(e,9,9,7));function sa(e,t,n=t){let o=Math.max(...n.map(a=>a[1]),.01),s=14+8*Math.max(...n.map(a=>a[0].
length)),r=n.length>6?22:27,i=t.length*r;return le(e,i,`${t.map(a=>`${a[0]}: ${a[2]}`).join(". ")}.`,t.map(([a,l,u],d)=>{
let h=d*r+r/2;return[Et(0,h+5,a),N(s,h-7,Math.max(1.5,l/o*(e-s-64)),14,{fill:"var(--ink)"}),Et(e,h+5,u,"tx b e")]}))}function ra(e,t,n,o){
let{runs:s,value:r}=o,i=n.measure==="chance",a=n.apart?void 0:n.answer?.value,l=n.said?.value,[u,d]=i?[0,1]:n.span,h=O=>Lt(
O,n.measure).replace("%",""),m=[a,l].flatMap(O=>O==null?[]:[Z(h(O),1.06*14)]),p=40,f=Math.max(58,17+Math.max(0,...m)),b=10,
g=26,w=O=>p+Math.log10(O)/4*(e-p-f),y=O=>b+(1-$e(O,u,d))*(t-b-g),k=K("band"),v=te(u,d),_=Math.max(1,Math.ceil(17*(v.length-
1)/(t-b-g))),$=(O,G)=>O.map((A,I)=>`${I?"L":"M"}${w(A[0])} ${y(A[G])}`).join(""),[E=[],...L]=s,T=E[E.length-1],M=e-f+10,
H=a==null?0:y(a)+5,C=l==null?0:y(l)+5,B=a==null||l==null?18:Math.abs(H-C),D=B>=17?0:(17-B)/2+1,z=C<=H?-1:1,W=r==null||!T?
"No trials yet.":`After ${o.begun.toLocaleString("en")} trials: ${Lt(r,n.measure)}, 95% interval from ${Lt(o.low??0,n.measure)}\
 to ${Lt(o.high??0,n.measure)}${a==null?".":`; exact ${Lt(a,n.measure)}.`}`;return le(e,t,W,x("defs",vt(k,"var(--edge)")),
v.map((O,G)=>[x("path",{d:`M${p} ${y(O)}H${e-f}`,stroke:"var(--rule)"}),G%_===0&&Et(p-8,y(O)+5,ea(O,i).replace("%",""),"\
tx2 e",13)]),[1,10,100,1e3,1e4].map(O=>Et(w(O),t-6,O.toLocaleString("en"),O===1?"tx2":"tx2 m",13)),E.length>1&&x("path",
{d:`${$(E,3)}L${[...E].reverse().map(O=>`${w(O[0])} ${y(O[2])}`).join("L")}Z`,fill:`url(#${k})`,opacity:.6}),L.map(O=>_t(
$(O,1),"var(--edge)",1.5)),a!=null&&_t(`M${p} ${y(a)}H${e-f}`,"var(--ink)",3),_t($(E,1),"var(--accent-fill)",2.5,{"strok\
e-linejoin":"round"}),E.map((O,G)=>q(w(O[0]),y(O[1]),G===E.length-1?5:3.2,{fill:G===E.length-1?"var(--lit)":"var(--sheet\
)",stroke:"var(--accent-fill)","stroke-width":2})),l!=null&&[x("path",{d:`M${e-f+1} ${y(l)}l10-6v12z`,fill:"var(--accent\
-fill)"}),x("text.b",{x:M+5,y:C+z*D,"font-size":14,fill:"var(--accent)"},h(l))],a!=null&&Et(M+5,H-z*D,h(a),"tx b"))}var De=26,
xh=36;function ia(e,t){let n=Math.min(xh,(e-De-4)/Math.max(1,t.length-1)),o=n>=24,s=t.map(({face:i,die:a,words:l})=>[i?.text,a&&
`a die, ${a}`,l].filter(Boolean).join(": "));return le(e,56,s.join(", ")||"No trials yet.",t.map((i,a)=>{let l=2+a*n,u=l+
De/2,d=!!i.counts,h={transform:`translate(${i.die?l+1:l} ${i.die?8:2})`},m=i.eye?$h(u,20,d):x("g",h,i.die?Qe(i.die,De-2,
d):Ft(i.face,De));return x("g",m,d&&!i.eye&&!i.die&&N(l-1,1,De+2,De*1.4+2,{rx:3,fill:"none",stroke:"var(--lit)","stroke-\
width":3}),(o||i.counts)&&Et(vh(u,i.words,e),54,i.words??"",i.counts?"tx b m":"tx2 m",13))}))}function vh(e,t,n){let o=Z(
t??"",13)*.55;return Math.max(o,Math.min(e,n-o))}var $h=(e,t,n)=>x("g",{fill:"none",stroke:"var(--ink)","stroke-width":2},
x("path",{d:`M${e-13} ${t}q13 ${n?-20:0} 26 0q-13 20-26 0Z`}),n?q(e,t,5,{fill:"var(--accent-fill)",stroke:"none"}):x("pa\
th",{d:`M${e-7} ${t+11}l-2 4M${e} ${t+12}v5M${e+7} ${t+11}l2 4`}));function aa(e,t,n,o){let l=Math.max(n,t.length,1),u=Math.
min(42,(e-30)/l),d=b=>30+u*(b+.5),h=b=>42-b*36,m=new Map(t.map(b=>[b.at,b])),p=t.map(b=>`${b.at+1}: ${rs(b)}`),f=b=>{let g=m.
get(b),w=d(b),y=Math.min(13,u/2-1);if(!g&&u<11)return N(w-1,50,2,6,{fill:"var(--edge)"});if(!g)return Et(w,58,"?","tx2 b\
 m",14);let[k,v]=g.span,_=$=>h($e($,k,v));return[g.said!=null&&x("path",{d:`M${w-1} ${_(g.said)}l-11-7v14z`,fill:"var(--\
accent-fill)"}),N(w+1,_(g.exact)-3,y,6,{fill:"var(--ink)"}),ss(g,w,53)]};return le(e,66,p.length?`${p.join(". ")}.`:"No \
guesses yet.",o>=0&&[N(d(o)-u/2,0,u,62,{fill:"var(--inset)"}),N(d(o)-u/2,62,u,3,{fill:"var(--lit)"})],[0,.5,1].map(b=>[x(
"path",{d:`M30 ${h(b)}H${e}`,stroke:"var(--rule)"}),b!==.5&&Et(24,h(b)+5,String(b*100),"tx2 e",13)]),Array.from({length:l},
(b,g)=>f(g)))}var ca=e=>e.split("/").map((t,n,o)=>n<o.length-1?[`${t}/`,c("wbr")]:t),Mh=()=>x("svg",{width:18,height:18,"aria-hidden":"\
true"},x("path",{d:"M9 16 1 2h16z",fill:"var(--accent-fill)"}));function ua(e,t,n,o,s,r,i,a){if(e.certain)return da(c("d\
iv.answer",Ss(e),la(e),s));let l=c("div.cmp"),u=[St(l,p=>jn(p,e,t(),r()))],d=e.bars??[],h=c("div.outcomes");return d.length>
0&&u.push(St(h,p=>sa(p,d))),{node:c("div.answer",l,n.seen&&_h(n),Sh(e,i),e.measure==="chance"?Th(e,o,a):Eh(e,a),d.length>
0&&h,s,la(e)),tried:()=>u[0].again(),again:()=>u.forEach(p=>p.again()),stop:()=>u.forEach(p=>p.stop())}}var da=e=>({node:e,
tried:()=>{},again:()=>{},stop:()=>{}}),_h=e=>c("p.came",c("span",e.came==null?"The game didn't show it":e.came?"This ti\
me it happened":"This time it didn't"),$s(e.came?1:0),c("b",e.words??""));function Ms({mistake:e,asks:t,own:n},o){if(!e)
return null;if(n)return c("p",c("b",`${e.name}. `),e.words);let s=(r,i)=>c("button.btn.quiet",{"data-k":`own.${r}`,onclick:()=>o(
i)},r);return t&&c("p.own",c("span",e.asked),s("Yes",!0),s("No",!1))}function Sh(e,t){let{said:n,misconception:o,notice:s}=e,
r=n&&[c("p",{role:"status"},c("b",n.verdict)),Ms(n,t)];return _s(r,s,o)}var _s=(e,t,n)=>!!(e||t||n)&&c("div.note",Mh(),c(
"div",e,t&&c("p.notice",t),n&&c("p.trap",`The trap: ${n}.`)));function Th(e,t,n){let{answer:o,dots:s=[]}=e;if(!o)return null;
let r=String(o.hundred),i=[o.percent,o.one_in,`odds ${o.odds}`,e.simulated].filter(Boolean);return[c("div.counted",s.length>
0&&oa(s,e.said?.value,e.was?.value),c("div",c("p.big",c("span.sr",`${o.about} `),c("button.asks-why",{tabindex:-1,"aria-\
label":r,onclick:n},ve(r,46)),c("b",t?Ge(o):"out of 100"),ma(r,n)),Ss(e),c("ul.kinds",s.map(a=>c("li",$s(a.yes),c("span",
c("b",String(a.n)),` ${a.words}`)))))),c("p.ways",t&&c("b.short",`${r} ${Ge(o)}. `),"More forms: ",o.fraction&&[c("b",ca(
o.fraction)),", "],i.map((a,l)=>[l>0&&", ",c("span",{},a)]))]}function ha(e,t){let[n]=/[\u2212-]?\d[\d,.]*\d|\d/.exec(e)??
[""],o=e.indexOf(n);return n?[e.slice(0,o),c("button.asks-why",{"data-k":"headwhy","aria-label":`${n}: why?`,onclick:t},
n),e.slice(o+n.length)]:e}var ma=(e,t)=>c("button.btn.quiet.derive",{"data-k":"derive",onclick:t},`Why ${e}?`),Eh=(e,t)=>c(
"div.counted",c("div",c("p.lead",c("button.asks-why",{tabindex:-1,onclick:t},c("b",e.answer?.lead??"")),` ${e.answer?.cases??
""} `,ma((e.answer?.lead??"").split(" ")[0],t)),Ss(e),c("p.ways",e.simulated||e.answer?.fraction&&[e.answer.rounded?"to \
six places: ":"exactly ",c("b",ca(e.answer.fraction))]))),Ss=({was:e})=>e&&c("p.was",na(),e.words),la=e=>e.apart&&c("p.a\
part",e.apart);function pa(e,t,n,o,s){let r=e.steps??[],i=r[t];if(!i)return da(c("p.mute","There's nothing to work out h\
ere."));let a=c("div.art",{tabindex:0,role:"group","aria-label":"The picture"}),l=i.picture,u=l&&St(a,h=>s(l.kind,h,l));
return{node:c("div.why",c("div.now",{"data-next":!0,tabindex:-1,"aria-live":"polite"},c("h3",c("i",{"aria-hidden":"true"},
i.letter),i.words),l&&a,i.tree&&c("ul.branches",ga(i.tree,0)),(i.formula||i.value)&&c("p.reckon",c("span",i.formula??""),
c("b",i.value?`= ${i.value}`:""))),c("div",{class:r.length>6?"tiles many":"tiles",role:"group","aria-label":"All steps"},
r.map((h,m)=>c("button",{"data-k":`why.${m}`,"aria-current":m===t?"step":null,"aria-label":`${h.letter}. ${h.words}${n.has(
m)?`: ${h.value??""}`:""}`,onclick:()=>o(m)},c("i",{"aria-hidden":"true"},h.letter),c("span",c("small",h.words),h.value!=
null&&(n.has(m)?c("b",h.value):c("em.rd"))))))),tried:()=>{},again:()=>u?.again(),stop:()=>u?.stop()}}function fa({steps:e=[]},t,n){
return e[t]?c("div.stepnav",c("button.btn",{"data-k":"why.back","aria-label":"Previous step","aria-disabled":t?null:"tru\
e",onclick:()=>t&&n(t-1)},t?`◂ ${e[t-1].letter}`:"◂"),c("span",`step ${t+1} of ${e.length}`),c("button.btn.solid",{"\
data-k":"why.on","aria-label":t+1<e.length?`Next step, ${e[t+1].letter}`:"Start again from the first step",onclick:()=>n(
(t+1)%e.length)},t+1<e.length?`Next: ${e[t+1].letter} ▸`:"Again: a")):null}var ga=(e,t)=>[c("li",{style:`--depth:${t}`},
e.chance&&c("b",e.chance),c("span",e.words),e.value&&c("em",e.value)),...e.children.flatMap(n=>ga(n,t+1))],ba=()=>c("div\
.covered",c("p.mute","The answer appears here when you have made your guess.")),wa=()=>c("p.key",{"aria-hidden":"true"},
c("span.k-said","your guess"),c("span.k-exact","the answer"),c("span.k-came","it happened"),c("span.k-not","it didn't")),
ya=({lesson:e="",concept:t},n)=>c("div.sheet",{role:"dialog","aria-label":t,onkeydown:o=>o.key==="Escape"&&n()},c("h2",t),
e.split(`

`).map(o=>c("p",o.split("**").map((s,r)=>r%2?c("b",s):s))),c("button.btn.solid.wide",{"data-k":"readclose",onclick:n},"B\
ack to the question"));var ka=e=>e.split(/(?<=[.?!])\s+/);function tn(e){let t=e.map(ka),n=t[0].filter(o=>t.every(s=>s.includes(o)));return{both:n.
join(" "),own:t.map(o=>o.filter(s=>!n.includes(s)).join(" "))}}var Ts=(e,t)=>e.closest(".uw-cols")?.setAttribute("data-s\
ide",String(t)),xa=e=>t=>Ts(t.currentTarget,e),va=(e,{line:t},n,o)=>[c("button.sidehead",{"data-k":`turn${e}`,onclick:xa(
e)},c("b.badge",{"aria-hidden":"true"},String(e+1)),c("b",t),o&&c("b.it",o)),n.length>0&&c("p.mute",n.map(s=>s.endsWith(
"?")&&t.endsWith("?")?c("span.inshort",s," "):`${s} `))];function $a(e,t,n,o){let s=tn(e.map(({ask:a})=>a)).own,r=tn(e.map(
({given:a})=>a)).own,i=a=>ka(`${s[a]} ${r[a]}`.trim()).filter(l=>l&&!e[a].line.startsWith(l.slice(0,-1)));return c("div.\
pair",e.map((a,l)=>c("div.side",{role:"group","aria-label":a.line,onfocusin:xa(l)},va(l,a,i(l)),Vn({...a,cases:"",k:String(
l),label:a.line,value:t[l],set:u=>n(l,u),enter:o}))))}function Ma(e,t){let n=e.flatMap((o,s)=>o===""?[s]:[]);return n.length>
1?"Move the sliders, or type two numbers.":n.length?`The ${n[0]?"second":"first"} number is missing. Both answers are sh\
own together.`:t.map((o,s)=>Pn(e[s],o)).find(Boolean)??""}var _a=(e,t)=>xt({label:"Which of the two",choices:e.map(({at:n,
line:o},s)=>[n,`${s+1}. ${o}`]),value:e.find(({here:n})=>n)?.at??e[0].at,k:"side",pick:t});function Sa(e,t,n){let o=t.map(
()=>c("div.cmp")),s=t.map(({measure:l,span:u,said:d,number:h},m)=>{let p={measure:l,span:u,said:d,answer:{value:h??0},untried:!0};
return St(o[m],f=>jn(f,p,{},!0))}),r=t.find(({said:l})=>l?.asks),i=t.map(({said:l},u)=>l&&[c("p",{role:"status"},c("b",`${u+
1}. `),l.verdict),(l.own||t[u]===r)&&Ms(l,n)]);return{node:c("div.answer",t.map((l,u)=>c("div.side",va(u,l,[],l.text),o[u])),
_s(i,e.notice)),tried:()=>{},again:()=>s.forEach(l=>l.again()),stop:()=>s.forEach(l=>l.stop())}}var Lh=400,Es=[["guess","Just guessing"],["think","Fairly sure"],["know","Certain"]];function Ta(e,t=()=>{}){let n=c("di\
v"),o=r=>{e.sure=e.sure===r?"":r,s()},s=()=>{t(),V(n,xt({label:"How sure are you?",choices:Es,value:e.sure,k:"sure",pick:o}))};
return s(),c("div.sure",c("span","How sure are you?"),n)}function Ea({press:e,refused:t}){let n=Number.NEGATIVE_INFINITY,
o="",s="",r=c("button.btn.solid.wide",{"data-k":"main",onclick:()=>{performance.now()-n<Lh||(o?t(o):e())}});return{node:r,
show(i,a,l=i){s&&s!==l&&(n=performance.now()),s=l,r.textContent!==i&&(r.textContent=i),o=a,a?r.setAttribute("aria-disabl\
ed","true"):r.removeAttribute("aria-disabled"),r.title=a}}}function La(e,t,n,{draft:o,folded:s,changed:r,enter:i}){let a=(d,h)=>{o.values[d]=h,r()},l=()=>Vn({measure:e.measure,span:e.
span,cases:e.cases,value:o.values[0],set:d=>a(0,d),enter:i}),u=()=>V(s,[["","How sure?"],...Es].map(([d,h])=>c("option",
{value:d,selected:d===o.sure},h)));return[t.length>0?$a(t,o.values,a,i):l(),Ta(o,u),n&&c("p.refusal",{role:"alert"},n)]}function Ha({get:e,press:t,skip:n,refused:o}){let s=Ea({press:()=>t(e("main").kind??""),refused:o}),r=c("button.btn",{"d\
ata-k":"also",onclick:()=>t(e("main").also?.kind??"")}),i=c("button.btn",{"data-k":"skip",onclick:n},"Skip");return{node:s.
node,nodes:[s.node,r,i],show(a){let{label:l,kind:u,off:d,also:h}=e("main"),m=u==="predict";return s.show(l??"",d||(m?a():
"")),s.node.hidden=!l,r.hidden=!h,r.textContent=h?.label??"",i.hidden=!m||!e("moment").line,m}}}var Hh="input:not([type=range]), select, textarea, [contenteditable]:not([contenteditable=false])",Ls="uncle_widgets key\
s",Ah="input, [role=tab], .chooser, .art",Aa=/^(Arrow|Home|End)/,Ca="button, a, summary, label, [role=button], [role=tab\
]",Ie=new Set,Hs=e=>e.closest(".uw-page")??e.closest(".uw-room")??e.closest(".uw"),Pa=e=>e.getClientRects().length>0,Na=e=>!!e.
any||e.keys.some(t=>t.length===1&&t!==" ");function Gn(){try{return localStorage.getItem(Ls)!=="off"}catch{return!0}}function Uh(e){
try{e?localStorage.removeItem(Ls):localStorage.setItem(Ls,"off")}catch{}}function Ch({el:e,keys:t},n,o){let{key:s,shiftKey:r}=n;
return Aa.test(s)&&o.closest(Ah)&&!(o instanceof HTMLInputElement&&e.contains(o))?!1:t().some(i=>(i.keys.includes(s)||i.
any?.(s))&&(!Aa.test(s)||r===!!i.shift)&&(!i.inside||e.contains(o))&&(!Na(i)||Gn()&&!o.closest("input"))&&i.when()&&i.press(
s,o))}function Ua(e){if(e.defaultPrevented||e.isComposing||e.ctrlKey||e.metaKey||e.altKey)return;let t=e.composedPath(),
n=t[0];if(!(n instanceof Element)||n.closest("dialog")||n.closest(Hh)&&e.key!=="Escape")return;let o=[...Ie].filter(({el:s})=>{
let r=Hs(s);return r&&t.includes(r)&&Pa(s)});if(o.length){if(e.key==="?")As(o[0].el);else if(!o.some(s=>Ch(s,e,n)))return;
e.preventDefault(),e.stopPropagation()}}function Zn(e,t){let n={el:e,keys:t};return Ie.size||document.addEventListener("\
keydown",Ua,!0),Ie.add(n),()=>{Ie.delete(n),Ie.size||document.removeEventListener("keydown",Ua,!0)}}function As(e){let t=Hs(
e),n=K("keys"),s=[...Ie].filter(l=>Hs(l.el)===t&&Pa(l.el)).flatMap(l=>l.keys()).filter(l=>l.when()),r=c("div.keys-typed"),
i=c("dialog.sheet.keys-list",{"aria-labelledby":n,onclose:()=>i.remove()}),a=()=>{let l=Gn();V(r,c("span",{"aria-hidden":"\
true"},"Letter, number and symbol keys"),xt({label:"Letter, number and symbol keys",choices:[[!0,"On"],[!1,"Off"]],value:l,
pick:u=>{Uh(u),a()},k:"typed"}));for(let u of i.querySelectorAll("[data-typed]"))u.classList.toggle("off",!l)};i.append(
c("h2",{id:n,tabindex:-1,autofocus:!0},"Keyboard shortcuts"),c("p.mute","They work while the focus is on this page, but \
not while you type in a field."),c("dl",[...s,{keys:["?"],shown:"?",words:"Shows this list.",when:()=>!0,press:()=>!0}].
map(l=>c("div",{"data-typed":Na(l)&&l.shown!=="?"?"":null},c("dt",c("kbd",l.shown)),c("dd",l.words)))),r,c("button.btn",
{"data-k":"keys.close",onclick:()=>i.close()},"Close")),a(),e.append(i),i.showModal()}var Ph=()=>x("svg.tick",{width:16,height:16,viewBox:"0 0 16 16","aria-hidden":"true"},_t("M2 8.5 6 13 14 3.5","currentCo\
lor",2.5)),Nh=e=>e.away?`, not now. ${e.away}`:"",Us=2;function Ra({chips:e,now:t,open:n,pick:o,toggle:s}){if(e.length<Us)
return null;let r=e.findIndex(a=>a.id===t),i=K("chips");return c("div",{class:n?"chips open":"chips"},c("button.btn.onec\
hip",{"data-k":"chips","aria-expanded":String(n),"aria-controls":i,onclick:s},c("span",`Question ${r+1} of ${e.length}`),
c("b",e[r]?.name??"")),c("div.allchips",{id:i,role:"group","aria-label":"Questions"},e.map((a,l)=>c("button.qchip",{"dat\
a-k":`q.${a.id}`,"aria-pressed":String(a.id===t),"aria-keyshortcuts":l<9&&Gn()?String(l+1):null,"data-away":!a.arises,"a\
ria-label":`${l+1}. ${a.name}${a.done?", answered":""}${Nh(a)}`,title:a.away?`${a.title} ${a.away}`:a.title,onclick:()=>o(
a.id)},c("span",a.name),a.done&&Ph()))))}var Oa=e=>c("div.goal",c("h2",e.title??""),!!e.of&&c("span.chip.line",`${[e.at,
e.also].filter(Boolean).join(" and ")} of ${e.of}`),e.line&&c("p",e.line));function Cs(e,t){let{choices:n,name:o,label:s,
value:r}=e,i=n.length>6||n.map(u=>u[1]).join("").length>22,a=K("setting"),l=`knob.${o}`;return c("div",{class:e.model?"s\
etting model":"setting"},c(i?"label":"span",{for:i?a:null},s),i?c("select.pick",{id:a,"data-k":l,onchange:u=>t(n[u.target.
selectedIndex][0])},n.map(([u,d])=>c("option",{selected:u===r},d))):xt({label:s,choices:n,value:r,pick:t,k:l}))}var Ba=(e,t,n)=>c(
"div.siblings",{role:"group","aria-label":`${e}: each choice`},c("span",e),t.map((o,s)=>c("button",{"data-k":`sib.${s}`,
"aria-pressed":String(o.here),"aria-label":`${o.label}: ${o.text??"hidden until you guess"}`,onclick:()=>n(o.value)},c("\
span",o.label),o.text?c("b",o.text):c("i.rd"))));var Da=(e,{get:t,own:n,choose:o,page:s,reading:r})=>Zn(e,()=>{let i=Math.min(t("questions").length,9);return[{keys:["y",
"n"],shown:"Y, N",words:"Answers yes or no when you are asked about your mistake.",when:()=>s()==="answer"&&[t("panel"),
...t("pair")].some(({said:a})=>a?.asks),press:(a,l)=>l.closest(".uw-table.acts, input")?!1:(n(a==="y"),!0)},{keys:Array.
from({length:i},(a,l)=>String(l+1)),shown:`1 to ${i}`,words:"Picks that question above the panel.",when:()=>i>=Us&&!t("g\
oal").title&&!r(),press:(a,l)=>l.closest(".uw-table.acts, input")?!1:(o(t("questions")[Number(a)-1].id),!0)}]});var qa="uncle_widgets.tones",Ia=220,Rh=880,Yn=.16,Oh=.2,Wa,Fa=[["","Off"],["heard","On"]],Ps=()=>ee(qa),Va=e=>ie(qa,e),Bh=(e,[
t,n])=>Ia*(Rh/Ia)**Math.min(1,Math.max(0,(e-t)/(n-t||1)));function Dh(e){let t=Wa??new AudioContext;Wa=t,e.forEach((n,o)=>{
let s=new OscillatorNode(t,{frequency:n}),r=new GainNode(t,{gain:0}),i=t.currentTime+1.5*o*Yn;r.gain.setValueAtTime(0,i),
r.gain.linearRampToValueAtTime(Oh,i+Yn/8),r.gain.linearRampToValueAtTime(0,i+Yn),s.connect(r).connect(t.destination),s.start(
i),s.stop(i+Yn)})}function Ka(e,t,{span:n,answer:o,apart:s}){let r=t.runs[0].at(-1)?.[1],i=t.begun!==e.begun,a=!t.running&&
(i||e.running);if(!Ps()||r==null)return;let l=[...i?[r]:[],...a&&o&&!s?[o.value]:[]];l.length>0&&Dh(l.map(u=>Bh(u,n)))}var P={ink:"var(--ink)",accent:"var(--accent-fill)",rule:"var(--rule)",edge:"var(--edge)",sheet:"var(--ground, var(--she\
et))",band:"color-mix(in srgb, var(--rule) 45%, transparent)"},R=(e,t,n,o="tx",s=13)=>x("text",{x:e,y:t,class:o,"font-si\
ze":s},String(n)),j=(e,t=P.rule,n=1,o={})=>x("path",{d:e,fill:"none",stroke:t,"stroke-width":n,...o}),Ns=(e,t)=>x("path",
{d:`M${e} ${t}l9 18h-18z`,fill:P.sheet,stroke:P.accent,"stroke-width":2.5}),lt=(e,t,n,...o)=>x("svg.pic",{width:e,height:t,
viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":n},...o),yt=(e,t)=>({class:"pic-in",style:`animation-delay:${Math.round(
e*t)}ms`});function mt(e,t,n=13){let o=[];for(let s of e.split(" ")){let r=o.length-1;r>=0&&Z(`${o[r]} ${s}`,n)<=t?o[r]+=
` ${s}`:o.push(s)}return o}function At(e,t,n=6){let o=10**Math.floor(Math.log10((t-e)/n||1));for(let r of[1,2,5,10,20])if((t-
e)/(o*r)<=n){o*=r;break}let s=[];for(let r=Math.ceil(e/o-1e-9);r*o<=t+1e-9;r++)s.push(Number((r*o).toFixed(9)));return s}
var Rs=e=>String(e).replace("-","−");function en(e,t,n,o,s){let r=R(e,t,n,o,s);return r.style.cssText="paint-order:str\
oke;stroke:var(--ground, var(--sheet));stroke-width:4px",r}var ja=(e,t,n,o)=>x("g",q(e,t,n-.8,{fill:P.band,stroke:P.rule,"stroke-width":1.5}),j(`M${e-n} ${t+n}L${e+n} ${t-n}`,P.ink,
2,o?{class:"pic-in late"}:{}));function zn(e,t,n=0){let o=Math.min(19,e/25),s=o*.38,r=[...t.signs],i=d=>[(d%25+.5)*o,(Math.
floor(d/25)+.5)*o],a=4*o+19,l=0,u=t.kinds.map(([d,h],m)=>{let p=`${d.toLocaleString("en")} ${h}`,f=30+Z(p,13);l>0&&l+f>e&&
([l,a]=[0,a+19]);let b=l;return l+=f,[m===2?ja(b+8,a-4.5,7,!1):Ht(m===0?1:0,b+8,a-4.5,7),R(b+20,a,p,"tx")]});return lt(e,
a+6,t.spoken,Array.from({length:100-r.length},(d,h)=>{let[m,p]=i(r.length+h);return q(m,p,1.5,{fill:P.rule})}),r.map((d,h)=>{
let[m,p]=i(h),f=d==="x"?ja(m,p,s,h>=n):Ht(d==="y"?1:0,m,p,s);return h>=n?x("g.pic-in",f):f}),u)}var Ee=21,Ih=3,Os=50;function Jn(e,t,n=0,o=200){
let{start:s,target:r,n:i}=t,[a,l]=[i<1e3?34:48,e-12],u=M=>a+(l-a)*(M-s)/(r+5-s),d=20,h=Math.floor((o-d-Os-32)/Ee),m=Math.
max(1,Math.min(Ih,h)),p=d+m*Ee,f=p+12+Os,b=Math.max(...t.feet,...t.exact.map(M=>M*i),1)*1.08,g=M=>f-Os*M/b,w=At(s,r,6).filter(
M=>Number.isInteger(M)&&Math.abs(M-r)>(r-s)/10),y=Math.max(1.5,(u(s+1)-u(s))*.66),[k,v]=[K("feet"),K("feet")],_=t.rows.slice(
-m),$=i-_.length,E=i?`Hits on each total after ${i.toLocaleString("en")}`:"Hits on each total",L=i?`at ${r}: ${t.feet[t.
feet.length-1].toLocaleString("en")}`:"",T=e-u(s)-Z(L,1.06*13)-8;return lt(e,f+20,t.spoken,x("defs",vt(k,P.ink),vt(v,P.accent)),
N(u(r)-7,d-4,14,p-d+6,{fill:P.band,stroke:P.edge}),w.map(M=>[R(u(M),13,M,"tx2 m"),j(`M${u(M)} 17V${p}`)]),R(u(r),13,r,"t\
x b m"),Array.from({length:m},(M,H)=>j(`M${u(s)} ${d+H*Ee+Ee-5}H${l}`)),_.map((M,H)=>{let C=d+H*Ee+Ee-5,B=$+H>=n;return[
R(a-6,C+4,($+H+1).toLocaleString("en"),"tx2 e"),M.slice(1).map((D,z)=>{let[W,O]=[u(M[z]),u(Math.min(D,r+5))],G=D===r;return x(
"g",B?{class:"pic-in",style:`animation-delay:${_.length>1&&i-n>1?0:z*60}ms`}:{},j(`M${W} ${C}A${(O-W)/2} ${Math.min(Ee-8,
(O-W)/2*.9+2)} 0 0 1 ${O} ${C}`,P.edge,1.4),q(O,C,G?5.5:2.2,{fill:G?P.accent:P.ink}))})]}),j(`M${u(s)} ${f}H${u(r+.6)}`,
P.edge),i>0&&R(a-6,g(b/1.08)+5,Math.round(b/1.08).toLocaleString("en"),"tx2 e"),t.feet.map((M,H)=>{let C=H+1===t.feet.length;
return N(u(s+1+H)-y/2,g(M),y,f-g(M),{fill:`url(#${C?v:k})`,stroke:C?P.accent:P.ink,"stroke-width":.7})}),i>0&&[j(t.exact.
map((M,H)=>`${H?"L":"M"}${u(s+1+H)} ${g(M*i)}`).join(""),P.sheet,5),j(t.exact.map((M,H)=>`${H?"L":"M"}${u(s+1+H)} ${g(M*
i)}`).join(""),P.ink,2.5)],R(u(s),f+16,Z(E,13)<T?E:E.replace(" on each total",""),"tx2"),i>0&&R(e,f+16,L,"tx b e"))}var Wh={cases:zn,paths:Jn},Bs=(e,t)=>x("svg",{width:22,height:12,"aria-hidden":"true"},x("path",{d:"M0 6h22",fill:"none",
...e}),t),qh=e=>e>1?`${e.toLocaleString("en")} trials`:"one trial",Fh=()=>({node:c("p.untried",{role:"status"},Vh),tried:()=>{},
again:()=>{},stop:()=>{}}),Vh="This question can't be tried out here, because this page has no Python. You can try the q\
uestions at which the game stops, and those in the lessons. With Python you can try every question.";function Ga(e,t,n){
if(e.untried)return Fh();let o=c("div.plot"),s=c("div.traces"),r=t().grown,i=r?c("div",{class:`grown ${r.kind}`}):!1,a=r?.
n??0,l=c("div.counts",{role:"group","aria-label":"How many trials"}),u=c("div.told",{role:"status"}),d=c("button.btn.qui\
et.stop",{"data-k":"stop",onclick:()=>n({kind:"stop"})},"Stop"),h=c("input.seedbox",{inputmode:"numeric","data-k":"trial\
seed",maxlength:80,"aria-label":"Seed of your trials",onchange:()=>n({kind:"again",seed:h.value})}),m,p=t(),f=c("span",Bs(
{stroke:"var(--edge)","stroke-width":1.5}),"earlier runs"),b=()=>{let{clientWidth:$,clientHeight:E}=o;$>0&&E>40&&o.replaceChildren(
ra($,E,e,t()))},g=()=>{e.traces&&s.clientWidth>0&&s.replaceChildren(ia(s.clientWidth,t().traces))},w=()=>{let $=t().grown;
!i||!$||!i.clientWidth||(i.replaceChildren(Wh[$.kind](i.clientWidth,$,Math.min(a,$.n),i.clientHeight)),a=$.n)},y=new ResizeObserver(
()=>requestAnimationFrame(v));y.observe(o);let k=()=>{let $=t();Ka(p,$,e),p=$;let E=$.begun>=$.most;l.classList.toggle("\
full",E),V(l,E?c("button.btn.solid",{"data-k":"anew",onclick:()=>n({kind:"again"})},"Another run"):$.counts.map(M=>c("bu\
tton",{class:M===1?"btn solid":"btn","data-k":`run.${M}`,"aria-label":`×${M.toLocaleString("en")}: run ${qh(M)}`,"aria-\
disabled":$.running?"true":null,onclick:()=>!t().running&&n({kind:"run",trials:M,calm:Ce()})},`×${M.toLocaleString("en")}`))),
f.hidden=$.runs.length<2,d.style.visibility=$.running?"visible":"hidden",m!==$.seed&&!h.matches(":focus")&&(m=$.seed,h.value=
String($.seed));let L=e.traces?"below the chart":"on the table",T=`Start with one: press ×1 to ${e.trial}. You'll see i\
t ${L}.`;u.replaceChildren(c("p",c("b",$.summary??T),$.last&&c("span.last",` ${$.last}`),$.claim&&` ${$.claim}`,$.band&&
c("span.mute",` ${$.band}`),$.beforehand&&c("span.mute",` ${$.beforehand}`)),...$.note?[c("p.refusal",$.note)]:[]),v()},
v=()=>{g(),b(),w(),u.scrollHeight>u.clientHeight+1?u.tabIndex=0:u.removeAttribute("tabindex")},_=c("div.try",i,o,e.traces&&
s,l,u,c("div.tryfoot",c("p.key",{"aria-hidden":"true"},!e.apart&&c("span",Bs({stroke:"var(--ink)","stroke-width":3}),e.simulated?
"stored":"exact"),c("span",Bs({stroke:"var(--accent-fill)","stroke-width":2.5},q(11,6,3.2,{fill:"var(--sheet)",stroke:"v\
ar(--accent-fill)","stroke-width":2})),"your run"),f),c("label.trialseed","seed",h),d,c("button.btn.quiet",{"data-k":"ag\
ain",onclick:()=>n({kind:"again"})},"Start over")));return k(),{node:_,tried:k,again:v,stop:()=>y.disconnect()}}var Kh=(e,t,n,o)=>x("g",q(e,t,n-.8,{fill:o?P.band:"none",stroke:P.rule,"stroke-width":1.5}),j(`M${e-n*.9} ${t+n*.9}L${e+
n*.9} ${t-n*.9}`,P.edge,1.8));function Za(e,t){let n=e<560,o=n?16.5:19,s=o*.38,[r,i,a,l]=t.counts,u=[...Array(r).fill("y\
es"),...Array(i).fill("out"),...Array(a).fill("no"),...Array(l).fill("out-no")],d=24,h=10*o+10,m=u.map((H,C)=>{let[B,D]=[
(C%10+.5)*o,d+(Math.floor(C/10)+.5)*o];return H==="yes"||H==="no"?Ht(H==="yes"?1:0,B,D,s):x("g.pic-in",{style:"animation\
-delay:240ms"},Kh(B,D,s,H==="out"?1:0))}),p=t.sides.map(([H,C],B)=>{if(!H)return null;let D=B?100-H:0,z=d+D/10*o+2,W=d+(D+
H)/10*o-2,O=(n?e:e*.55)-h-14,G=mt(C,O),A=Math.min(Math.max((z+W)/2-8*G.length+5,d+10),d+10*o-16*G.length);return[j(`M${h}\
 ${z}h6V${W}h-6`,P.edge,1.5),R(h+14,A,H,"tx b",15),G.map((I,F)=>R(h+14,A+16*(F+1),I,"tx2"))]}),[f,b,g]=t.left,w=n?0:Math.
max(e*.58,h+150),y=n?d+10*o+34:d,k=7,v=n?o:Math.min(o,(e-w)/12),_=Array.from({length:b},(H,C)=>x("g",yt(C,8),Ht(C<f?1:0,
w+(C%k+.5)*v,y+(Math.floor(C/k)+.5)*v,v*.38))),$=Math.ceil(b/k),E=w+k*v+18,L=e-E-Tt(f,34)-8,T=mt(`out of ${b} ${g}`,Math.
max(L,60),1.06*15),M=y+Math.max($*v,26+18*T.length)+8;return lt(e,Math.max(M,d+10*o+4),t.spoken,R(0,13,t.holders,"tx b",
14),m,p,R(w,y-11,`Cross out ${i+l}. That leaves ${b}`,"tx b",14),_,Nt(f,E,y+2,34,{colour:"var(--accent)"}),T.map((H,C)=>R(
E+Tt(f,34)+8,y+14+18*C,H,"tx b",15)),R(E+Tt(f,34)+8,y+14+18*T.length,`chance ${t.exact}`,"tx2"))}var Ya=e=>1+Math.max(0,
...e.children.map(Ya));function za(e,t){let n=Ya(t.tree),o=e/n,s=t.tree.n<1e3?46:62,r=36,i=o-14,a=m=>r+14+16*mt(m.words,
i).length,l=[],u=[],d=4,h=(m,p)=>{let f=p*o,b=m.children.map(v=>h(v,p+1)),g=b.length?b.reduce((v,_)=>v+_,0)/b.length:d+r/
2;b.length||(d+=a(m)),m.children.forEach((v,_)=>{let $=v.mark==="out";l.push(x("g",yt(p+1,160),j(`M${f+s} ${g}L${f+o} ${b[_]}`,
$?P.rule:P.ink,$?1.5:2)))});let[w,y]=[m.mark==="yes",m.mark==="out"],k=w?"fill:var(--sheet)":y?"fill:var(--ink-2)":"";return u.
push(x("g",yt(p,160),N(f+1,g-r/2,s-2,r,{rx:3,fill:w?P.accent:P.sheet,stroke:w?P.accent:y?P.rule:P.edge,"stroke-width":1.8,
"stroke-dasharray":y?"4 4":null}),x("text.tx.b.m",{x:f+s/2,y:g+6,"font-size":17,style:k},m.n.toLocaleString("en")),mt(m.
words,i).map((v,_)=>en(f,g+r/2+16*(_+1),v,"tx2")))),g};return h(t.tree,0),lt(e,d,t.spoken,l,u)}function Ja(e,t){let n=e<440?16:Math.min(22,e/26),o=t.dots.flatMap(([d,,h])=>Array.from({length:d},()=>h)),s=e<10*n+22+180,
r=s?0:10*n+22,i=[],a=s?10*n+24:16;for(let[d,h,m]of t.dots)d&&(i.push(Ht(m,r+7,a-5,7),R(r+22,a,d,"tx b",15)),i.push(R(r+26+
9*String(d).length,a,h,"tx",14)),a+=25);i.push(j(`M${r} ${a-10}H${e}`)),a+=10;let l=(d,h,m,p=P.ink)=>{i.push(R(r,a,d,"tx\
2"));for(let b of mt(`${h} =`,e-r-48,14))a+=20,i.push(R(r,a,b,"tx",14));let f=R(e,a,m,"b e",20);f.style.fill=p,i.push(f),
a+=28};l("hands, each counted once",t.hands[0],t.hands[1]),l(`${t.cards[0]} in those hands`,t.cards[1],t.cards[2],"var(-\
-accent)");for(let d of mt(`unrounded: ${t.exact[0]} and ${t.exact[1]}`,e-r))i.push(R(r,a-4,d,"tx2")),a+=16;a-=16;let u=Math.
max(10*n,a+4);return lt(e,u,t.spoken,o.map((d,h)=>x("g",yt(Math.floor(h/10)*3+h%10,20),Ht(d,(h%10+.5)*n,(Math.floor(h/10)+
.5)*n,n*.38))),i)}var jh=(e,t,n,o)=>[R(e,t-7,n,"tx b m",17),j(`M${e-15} ${t}h30`,P.ink,2),R(e,t+19,o,"tx b m",17)];function Xa(e,t){
let n=t.factors.length,o=t.factors[0][1],s=Math.max(1,Math.min(n,Math.floor((e+20)/84))),r=24,i=Math.min(190,(e-r*(s-1))/
s),a=o>60?12:7,l=Math.min(i/a,13),u=Math.ceil(o/a),d=n<=4&&l>=5,h=(d?u*l+26:18)+66,m=[];t.factors.forEach(([b,g],w)=>{let y=w%
s*(i+r),k=Math.floor(w/s)*h,v=y+(d?a*l/2:i/2),_=[R(d?y:v,k+13,`${w+1}${["st","nd","rd"][w]??"th"} card`,d?"tx2":"tx2 m")];
if(d)for(let E=0;E<g;E++){let L=E>=b;_.push(N(y+E%a*l+1,k+20+Math.floor(E/a)*l+1,l-2,l-2,{rx:1.5,fill:L?P.accent:"none",
stroke:L?P.accent:P.edge,"stroke-width":1.2}))}let $=k+(d?20+u*l:12)+28;m.push(x("g",yt(w,240),_,jh(v,$,b,g))),w+1<n&&m.
push(R(Math.min(e-6,v+(i+r)/2),$+6,"×","tx m",18))});let p=Math.ceil(n/s)*h+14,f=(b,g="tx",w=14)=>{for(let y of mt(b,e-
4,g.endsWith(" b")?1.06*w:w))m.push(R(0,p,y,g,w)),p+=w+6};return f(`= ${t.none} without ${t.one}; ${t.some} with one or \
more`,"tx b",15),f(`Counting hands gives the same: ${t.counting[0]} out of ${t.counting[1]}.`),f(`${t.choose}: ${t.means}\
.`,"tx2",13),lt(e,p,t.spoken,m)}function Qa(e,t){let n=e<430,o=n?Math.min(44,(e-26)/6):40,s=24,r=22,i=[];for(let h=0;h<6;h+=1)i.push(R(s+(h+.5)*o,14,h+1,
"tx2 m"),R(4,r+(h+.5)*o+5,h+1,"tx2"));t.rows.forEach((h,m)=>{h.forEach((p,f)=>{let b=s+f*o,g=r+m*o,w={fill:p?P.accent:"n\
one",stroke:p?"none":P.edge,"stroke-width":1.2},y=m===f?x("circle",{cx:b+o/2,cy:g+o/2,r:o/2-2,...w}):N(b+1.5,g+1.5,o-3,o-
3,{rx:2,...w}),k=R(b+o/2,g+o/2+5,p,"b m",14);k.style.fill="#FFF",i.push(x("g",yt(m+f,30),y,p&&k))})});let a=r+6*o,l=n?4:
s+6*o+18,u=n?a+24:r+20,d=[N(l,u-12,14,14,{rx:2,fill:P.accent}),...mt(t.unlike,e-l-24,14).map((h,m)=>R(l+22,u+19*m,h,"tx",
14))];return u+=19*mt(t.unlike,e-l-24,14).length+8,d.push(q(l+7,u-5,7,{fill:P.accent})),d.push(...mt(t.doubles,e-l-24,14).
map((h,m)=>R(l+22,u+19*m,h,"tx",14))),u+=34,d.push(R(l,u,t.sum,"tx b",18)),lt(e,Math.max(a,u)+8,t.spoken,i,d)}function tl(e,t){let n=e<640,{start:o,target:s}=t,[r,i]=[n?22:40,e-(n?12:112)],a=T=>r+(i-r)*(T-o)/(s+5-o),l=t.rows.slice(
0,n?8:12),u=n?21:24,d=26,h=d+l.length*u,m=At(o,s,n?6:10).filter(T=>Number.isInteger(T)&&Math.abs(T-s)>(s-o)/14),p=K("fee\
t"),f=K("feet"),b=l.map((T,M)=>{let H=d+M*u+u-6,C=T[T.length-1],B=T.includes(s),D=[];return T.slice(1).forEach((z,W)=>{let[
O,G]=[a(T[W]),a(Math.min(z,s+5))],A=Math.min(u-9,(G-O)/2*.9+2),I=z===s;D.push(x("g",yt(M*4+W,30),j(`M${O} ${H}A${(G-O)/2}\
 ${A} 0 0 1 ${G} ${H}`,P.edge,1.4),q(G,H,I?5.5:n?2:2.6,{fill:I?P.accent:P.ink})))}),[j(`M${a(o)} ${H}H${i}`),R(0,H+4,M+1,
"tx2"),D,!n&&R(i+14,H+4,B?"lands":`jumps to ${C}`,B?"tx b":"tx2")]}),g=92,w=h+46+g,y=Math.max(...t.feet,...t.exact.map(T=>T*
t.n),1)*1.08,k=T=>w-g*T/y,v=Math.max(1.5,(a(o+1)-a(o))*.66),_=t.feet[t.feet.length-1],$=t.exact.map((T,M)=>`${M?"L":"M"}${a(
o+1+M)} ${k(T*t.n)}`).join(""),E=n?`After ${t.n} rows: hits on each`:`After ${t.n} rows: how often each number was hit`,
L=n?w+42:w+22;return lt(e,L,t.spoken,x("defs",vt(p,P.ink),vt(f,P.accent)),N(a(s)-7,d-4,14,h-d+6,{fill:P.band,stroke:P.edge}),
m.map(T=>[R(a(T),14,T,"tx2 m"),j(`M${a(T)} 19V${h}`)]),R(a(s),14,s,"tx b m"),b,R(0,h+26,E,"tx b",14),At(0,y,3).filter(Number.
isInteger).map(T=>[j(`M${a(o)} ${k(T)}H${a(s+.6)}`),R(a(o)-4,k(T)+4,T,"tx2 e")]),t.feet.map((T,M)=>N(a(o+1+M)-v/2,k(T),v,
w-k(T),{fill:`url(#${M+1===t.feet.length?f:p})`,stroke:M+1===t.feet.length?P.accent:P.ink,"stroke-width":n?.7:1})),j($,P.
sheet,6),j($,P.ink,3),m.map(T=>R(a(T),w+17,T,"tx2 m")),R(a(s),w+17,s,"tx b m"),n?R(e,w+38,`at ${s}: ${_}, chance ${t.said}`,
"tx b e",14):[x("text.b",{x:i-10,y:w-30,"font-size":14,style:"fill:var(--accent)"},`${_} at ${s}`),R(i-10,w-10,`chance ${t.
said}`,"tx b",14)])}function el(e,t){let n=.45*e,o=12+Math.min(n,Math.max(...t.rows.map(([m])=>Z(m,13)))),s=e-o-34,r=Math.
max(9,Math.min(17,s/17)),i=Math.max(1,Math.floor(s/r)),a=[],[l,u]=[26,0];for(let[m,p]of t.rows){let f=p.flatMap(([g,w])=>Array(
g).fill(w)),b=mt(m,o-12,14);a.push(b.map((g,w)=>R(0,l+5+16*w,g,"tx")),R(e,l+5,f.length,"tx b e")),f.forEach((g,w)=>{let[
y,k]=[o+(w%i+.5)*r,Math.floor(w/i)*r];a.push(x("g",yt(u++,8),Ht(g,y,l+k,r*.38)))}),l+=Math.max(16*b.length,Math.ceil(f.length/
i)*r)+7}let d=0,h=t.kinds.map(([m,p])=>{let f=30+Z(p,13);d>0&&d+f>e&&([d,l]=[0,l+19]);let b=[Ht(m,d+8,l,6.5),R(d+19,l+5,
p,"tx2")];return d+=f,b});return l+=23,lt(e,l+4,t.spoken,R(0,13,`100 ${t.of}`,"tx b",14),a,h,R(0,l,`${t.exact} of them c\
ount`,"tx b",14))}function nl(e,t){let n=Math.max(10,Math.min(t.total,Math.floor(e/16))),o=Math.min(30,e/n),s=Math.min(o-
3,22),r=s*1.4,i=r+34,a=new Set(t.row),l=[];for(let h=0;h<t.total;h++){let m=h%n*o,p=4+Math.floor(h/n)*i;l.push(x("g",yt(
h,20),N(m+1.5,p,s,r,{rx:2,fill:a.has(h)?P.accent:"none",stroke:a.has(h)?P.accent:P.edge,"stroke-width":1.5})))}let u=[-1,
...t.row,t.total];t.gaps.forEach((h,m)=>{if(!h)return;let[p,f]=[u[m]+1,u[m+1]-1];for(let b=Math.floor(p/n);b<=Math.floor(
f/n);b++){let g=Math.max(p,b*n)-b*n,w=Math.min(f,b*n+n-1)-b*n,y=4+b*i+r+5,[k,v]=[g*o+2,w*o+s+1];l.push(j(`M${k} ${y}v4H${v}\
v-4`,P.ink,1.5));let _=Math.floor(p/n)===b;(f-p<n||_)&&l.push(R((k+v)/2,y+18,h,"tx m"))}});let d=4+Math.ceil(t.total/n)*
i+12;for(let h of mt(`${t.reckoning}, ${t.wait}`,e-4,1.06*14))l.push(R(0,d,h,"tx b",14)),d+=20;return lt(e,d-8,t.spoken,
l)}function ol(e,t,n){let o=new Map;return e.hits.map(s=>{let r=Math.round(t(s/e.n)/n)*n,i=o.get(r)??0;return o.set(r,i+1),
{x:r,at:i}})}function sl(e,t){let[n,o]=[e<400?52:66,e-12],s=t.rows.flatMap(h=>h.hits.map(m=>m/h.n)),[r,i]=[Math.max(0,Math.
min(...s)-.03),Math.min(1,Math.max(...s)+.03)],a=h=>n+(o-n)*(h-r)/(i-r),l=8,u=t.rows.map(h=>{let m=ol(h,a,7),p=m.some(y=>y.
at>16),f=p?ol(h,a,4):m,b=Math.max(...f.map(y=>y.at))+1,g=Math.min(6.6,96/b);l+=Math.max(52,b*g+26);let w=l;return l+=4,[
f.map(({x:y,at:k})=>q(y,w-4-k*g,Math.min(p?1.9:2.8,g*.48),{fill:P.sheet,stroke:P.accent,"stroke-width":p?1.1:1.4})),j(`M${n}\
 ${w}H${o}`,P.edge),R(0,w-18,h.n.toLocaleString("en"),"tx b",15),R(0,w-2,"trials","tx2"),R(o,w-Math.max(34,b*g+10),h.near,
"tx e")]}),d=At(r*100,i*100,e<420?5:8);return lt(e,l+40,t.spoken,d.map(h=>[j(`M${a(h/100)} 4V${l}`,P.rule),R(a(h/100),l+
16,h,"tx2 m")]),j(`M${a(t.exact[0])} 4V${l+4}`,P.ink,3),u,R(Math.min(e-50,Math.max(50,a(t.exact[0]))),l+36,`chance ${t.exact[1]}`,
"tx b m",14))}function rl(e,t){let[n,o]=[26,e-Z("misses",13)*1.1-12],s=Math.max(0,Math.min(...t.rows.map(d=>d[1]))-.02),
r=Math.min(1,Math.max(...t.rows.map(d=>d[2]))+.02),i=d=>n+(o-n)*(d-s)/(r-s),a=13.5,l=32+t.rows.length*a,u=K("miss");return lt(
e,l+22,t.spoken,x("defs",vt(u,P.accent)),At(s*100,r*100,e<420?5:8).map(d=>[j(`M${i(d/100)} 22V${l}`,P.rule),R(i(d/100),l+
17,d,"tx2 m")]),R(Math.min(e-60,Math.max(60,i(t.exact[0]))),14,`chance ${t.exact[1]}`,"tx b m",14),j(`M${i(t.exact[0])} \
20V${l}`,P.ink,3),t.rows.map(([d,h,m],p)=>{let f=32+p*a,b=t.misses.includes(p+1);return x("g",yt(p,60),b?N(i(h),f-5,i(m)-
i(h),10,{fill:`url(#${u})`,stroke:P.accent,"stroke-width":1.5}):j(`M${i(h)} ${f}H${i(m)}`,P.edge,2.5),q(i(d),f,3.6,{fill:P.
sheet,stroke:b?P.accent:P.ink,"stroke-width":2}),(p===0||(p+1)%5===0)&&R(n-8,f+5,p+1,"tx2 e"),b&&x("text.b",{x:i(m)+8,y:f+
5,"font-size":13,style:"fill:var(--accent)"},"misses"))}))}var il=([,e,t],n)=>({fill:n?P.ink:t<e?P.sheet:P.edge,stroke:n||t<e?P.ink:P.edge,"stroke-width":1.8});function al(e,t){let n=t.
falls.flatMap(i=>i.bars.flatMap(([,a,l])=>[a,l])),[o,s]=[Math.min(0,...n),Math.max(.1,...n)];return e>=460*Math.max(1,t.
falls.length/2)&&t.falls[0].bars.length*t.falls.length<=14?Gh(e,t,o,s):Zh(e,t,o,s)}function Gh(e,t,n,o){let[s,r,i]=[40,46,
200],a=m=>r+i*(o-m)/(o-n||1),l=(e-s)/t.falls.length,u=a(n)+(n<0?26:8),d=Math.min(120,(l-24)/Math.max(...t.falls.map(m=>m.
bars.length)))-2,h=Math.max(...t.falls.flatMap(m=>m.bars.map(([p])=>mt(p,d).length)));return lt(e,u+8+15*h,t.spoken,R(0,
30,t.unit,"tx2"),At(n,o,5).map(m=>[j(`M${s} ${a(m)}H${e}`,m?P.rule:P.ink,m?1:1.5),R(s-6,a(m)+5,Rs(m),"tx2 e")]),t.falls.
map((m,p)=>{let f=s+p*l+10,b=Math.min(120,(l-24)/m.bars.length);return[t.falls.length>1&&R(f+b*m.bars.length/2,16,m.title,
"tx m b",15),m.bars.map((g,w)=>{let[y,k,v,_]=g,$=w+1===m.bars.length,E=f+w*b,L=a(Math.max(k,v)),T=v<k&&!$?a(v)+16:L-6;return x(
"g",yt(w,160),N(E+2,L,b-4,Math.max(2,Math.abs(a(v)-a(k))),il(g,$)),!$&&j(`M${E+b-2} ${a(v)}h4`,P.ink,1.5),R(E+b/2,T,_,$?
"tx b m":"tx m",14),mt(y,b-2).map((M,H)=>R(E+b/2,u+12+15*H,M,$?"tx b m":"tx2 m")))})]}))}function Zh(e,t,n,o){let s=t.falls.
flatMap(h=>h.bars.map(([m])=>Z(m,13))),r=Math.min(e*.36,Math.max(...s)*1.08+10),[i,a]=[r+(n<0?46:6),e-88],l=h=>i+(a-i)*(h-
n)/(o-n||1),u=0,d=t.falls.map(h=>{let m=t.falls.length>1&&R(0,u+15,h.title,"tx b",15);m&&(u+=22);let p=u,f=h.bars.map((g,w)=>{
let[y,k,v,_]=g,$=w+1===h.bars.length,E=mt(y,r-4,$?1.06*13:13),L=u+2;u+=Math.max(25,E.length*15+8);let T=Math.max(k,v);return x(
"g",yt(w,160),E.map((M,H)=>R(0,L+13+15*H,M,$?"tx b":"tx2")),N(l(Math.min(k,v)),L,Math.max(2,Math.abs(l(v)-l(k))),17,il(g,
$)),R(l(T)+8,L+13,$?`${_} ${t.unit}`:_,$?"tx b":"tx",14))}),b=j(`M${l(0)} ${p}V${u}`,P.ink,1.5);return u+=12,[m,b,f]});return lt(
e,u,t.spoken,d)}function ll(e,t){let n=t.heaps.map(([L])=>L),[o,s]=[Math.min(...n,t.exact[0]),Math.max(...n,t.exact[0])],
r=(s-o||1)*.07,i=L=>14+(e-28)*(L-o+r)/(s-o+2*r),a=n.map(i),l=Math.min(60,...a.slice(1).map((L,T)=>L-a[T])),u=Math.max(...t.
heaps.map(([,L])=>L)),d=l<13?7:l<30?8.5:10.5,h=Math.max(1,Math.min(4,Math.floor((l-3)/d))),m=Math.ceil(u/h),p=Math.min(d,
190/m),f=22+m*p,b=t.heaps.map(([,,L],T)=>({x:a[T],text:L,wide:Z(L,13)})),g=-1/0,w=b.filter(({x:L,wide:T})=>L-T/2<g+6?!1:
(g=L+T/2,!0)),[y,k]=t.mean,v=`balances at ${k}; the exact average is ${t.exact[1]} ${t.unit}`,_=Z(v,1.06*14),$=i(y)+16+_<
e?i(y)+16:Math.max(0,i(y)-16-_),E=mt(v,e,1.06*14);return lt(e,f+36+18*E.length,t.spoken,t.heaps.map(([,L],T)=>[Array.from(
{length:L},(M,H)=>q(a[T]+(H%h-(h-1)/2)*p,f-7-Math.floor(H/h)*p,p*.4,{fill:"none",stroke:P.accent,"stroke-width":1.7})),l>=
20&&R(a[T],f-10-Math.ceil(L/h)*p,L,"tx b m")]),j(`M6 ${f}H${e-6}`,P.ink,4),w.map(({x:L,text:T})=>R(L,f+19,T,"tx2 m")),x(
"path",{d:`M${i(y)} ${f+2}l10 20h-20z`,fill:P.sheet,stroke:P.ink,"stroke-width":2.5}),E.map((L,T)=>R(E.length>1?0:$,f+42+
18*T,L,"tx b",14)))}function cl(e,t){let[n,o,s,r]=[40,e-6,24,170],i=t.shares.length,a=(o-n)/i,l=Math.max(...t.shares),u=w=>s+
r*(1-w/l),d=w=>n+a*(w-t.first+.5),[h,m]=[s+r,Math.max(1,Math.ceil(26/a))],p=`average ${t.mean[1]}, median ${t.median}`,f=d(
t.mean[0])+16+Z(p,14)<e,b=`most likely: ${t.likeliest[0]} (${t.likeliest[1]})`,g=d(t.likeliest[0])+a/2+4+1.1*Z(b,13)<e;return lt(
e,h+46,t.spoken,At(0,l,4).map(w=>[j(`M${n} ${u(w)}H${o}`),R(n-6,u(w)+5,Math.round(w*100),"tx2 e")]),R(0,13,"out of 100",
"tx2"),t.shares.map((w,y)=>x("g",yt(y,20),N(n+y*a+Math.min(2,a*.1),u(w),Math.max(1,a-Math.min(4,a*.2)),h-u(w),{fill:P.ink}),
y%m===0&&R(d(t.first+y),h+16,t.first+y,"tx2 m"))),j(`M${n} ${h}H${o}`,P.ink,2),g?R(d(t.likeliest[0])+a/2+4,u(l)+11,b,"tx",
13):R(e,13,b,"tx e",13),Ns(d(t.mean[0]),h+21),R(f?d(t.mean[0])+16:d(t.mean[0])-16,h+38,p,f?"tx b":"tx b e",14))}function ul(e,t){
let[n,o,s,r]=[40,e-8,24,190],i=t.bins.reduce((v,_,$)=>_>=5e-4?$:v,0)+1,a=t.bins.slice(0,i),l=Math.max(...a),u=v=>n+(o-n)*
v/(i*t.step),d=v=>s+r*(1-v/l),h=s+r,[m,p,f]=t.band,b=u(t.step)-u(0),g=`average ${t.mean[1]} ${t.unit}`,w=u(t.mean[0])+15+
Z(g,14)*1.1<e,y=`${m} to ${p}: ${f}`,k=Math.max(0,Math.min(u(m),e-Z(y,14)*1.1));return lt(e,h+76,t.spoken,N(u(m),s-6,u(p)-
u(m),r+6,{fill:P.band}),At(0,l,4).map(v=>[j(`M${n} ${d(v)}H${o}`),R(n-6,d(v)+5,Math.round(v*100),"tx2 e")]),R(0,13,"out \
of 100","tx2"),a.map((v,_)=>x("g",yt(_,20),N(u(_*t.step)+b*.06,d(v),b*.88,Math.max(0,h-d(v)),{fill:P.ink}))),j(`M${n} ${h}\
H${o}`,P.ink,2),At(0,i*t.step,e<420?4:7).filter(v=>u(v)<o-10).map(v=>R(u(v),h+17,v,"tx2 m")),Ns(u(t.mean[0]),h+20),R(u(t.
mean[0])+(w?15:-15),h+37,g,w?"tx b":"tx b e",14),j(`M${u(m)} ${h+44}v10M${u(m)} ${h+49}H${u(p)}M${u(p)} ${h+44}v10`,P.ink,
2),R(k,h+71,y,"tx b",14))}function dl(e,t){let[n,o,s,r]=[40,e-14,30,168],[i,a]=[t.x[0],t.x[t.x.length-1]],l=[...t.y,...t.
lines.map(([_])=>_)],u=t.chance?0:Math.min(0,...l),d=Math.max(...l)*1.12,h=(t.chance?Math.min(1,d):d)||1,m=_=>n+(o-n)*(_-
i)/(a-i||1),p=_=>s+r*(1-(_-u)/(h-u)),f=s+r,b=t.x.map((_,$)=>`${$?"L":"M"}${m(_)} ${p(t.y[$])}`).join(""),g=t.here,w=g?Z(
`you are here: ${g[2]}`,14)*1.1:0,y=g?Math.min(Math.max(n+4,m(g[0])-w+10),o-w):0,k=t.lines.map(([_])=>p(_)-6),v=g?p(g[1])-
13:0;return k.some(_=>Math.abs(_-v)<16)&&(v=Math.min(...k,v)-18),lt(e,f+(t.across?42:24),t.spoken,R(0,13,t.up,"tx2"),At(
u,h,5).map(_=>[j(`M${n} ${p(_)}H${o}`),R(n-6,p(_)+5,t.chance?Math.round(_*100):Rs(_),"tx2 e")]),At(i,a,e<420?5:9).filter(
Number.isInteger).map(_=>R(m(_),f+17,_,"tx2 m")),j(`M${n} ${f}H${o}`,P.ink,1.5),t.across!==""&&R((n+o)/2,f+37,t.across,"\
tx2 m"),j(b,P.ink,3),t.lines.map(([_,$],E)=>{let L=E%2===0;return[j(`M${n} ${p(_)}H${o}`,P.edge,1.8,{"stroke-dasharray":"\
6 4"}),en(L?o:n+6,k[E],$,L?"tx e":"tx")]}),g&&[j(`M${m(g[0])} ${f}V${p(g[1])}`,P.ink,1.5,{"stroke-dasharray":"2 3"}),q(m(
g[0]),p(g[1]),6,{fill:P.ink,stroke:P.sheet,"stroke-width":2}),en(y,v,`you are here: ${g[2]}`,"tx b",14)])}var Yh={counted_twice:Ja,draw_by_draw:Xa,two_dice:Qa,frequency_grid:Za,whole_tree:za,footprints:tl,waterfall:al,balance:ll,
gaps:nl,split:el,cases:(e,t)=>zn(e,t),paths:(e,t)=>Jn(e,t),columns:cl,histogram:ul,graph:dl,runs:sl,intervals:rl};function hl(e,t,n){
let o=Yh[e];if(!o)throw new Error(`There is no picture of the kind ${e}.`);return c("figure.picture",o(t,n),n.caption&&c(
"figcaption",n.caption))}function ml({judged:e,unit:t}){return e==="chance"?{low:0,high:100,unit:"chance"}:e==="count"?{low:0,high:999999,unit:t,
whole:!0}:{low:-9999,high:9999,unit:t}}function pl({text:e}){let[,t,n]=/^(.*?)( out of 100)?$/.exec(e);return S("b",{class:"r",children:[t,n&&S("small",{children:n.
trim()})]})}function fl({left:e,done:t}){return S("ul",{class:"left",children:e.map(([n,o,s],r)=>{let i=!t&&r===e.length-
1;return S("li",{children:[S("span",{children:n}),S("b",{children:o}),S("i",{class:i?"hidden":"","aria-hidden":"true",children:!i&&
S("i",{style:{width:`${s}%`}})}),S("b",{class:"n",children:i?"?":s})]},n)})})}function zh({step:e,at:t,line:n,fresh:o}){
let s=e.outcome==="shown";return S("li",{class:o?"fresh":"",children:[S("i",{class:s?"shown":"","aria-hidden":"true",children:t+
1}),S("p",{children:[n.words,n.formula&&S("small",{children:n.formula}),s&&S("span",{class:"reason",children:e.reason})]}),
S(pl,{text:n.value??""})]})}function Jh({step:e,at:t,lights:n,act:o}){let s=Mt(null),[r,i]=It(""),a=ml(e),l=Te({rule:a,value:r,
set:i}),u=e.wrong.at(-1),d=e.judged==="chance"?e.unit||"out of 100":e.unit;return kt(()=>s.current?.focus({preventScroll:!0}),
[]),kt(()=>{u!=null&&s.current?.select()},[e.wrong.length]),S("form",{class:"smallq",onSubmit:m=>{m.preventDefault();let p=l.
text.trim();p!==""&&it(p,a).value!=null?o.answer(t,p):(l.complain(),s.current?.focus({preventScroll:!0}))},noValidate:!0,
children:[S("i",{"aria-hidden":"true",children:t+1}),S("h4",{id:`${l.id}q`,children:e.words}),e.left.length>0&&S(fl,{left:e.
left,done:!1}),S("div",{class:"in",children:[S("input",{ref:s,class:"field","data-k":"step",inputMode:e.judged==="count"?
"numeric":"text",autocomplete:"off",maxLength:40,"aria-labelledby":`${l.id}q`,...l.said,value:l.text,onInput:m=>l.typed(
m.currentTarget.value)}),S("span",{children:d}),S("button",{type:"submit",class:"btn solid","data-k":"step.check",children:"\
Check"})]}),S(Je,{number:l,answer:m=>{l.put(m),s.current?.focus({preventScroll:!0})}}),u!=null&&S("p",{class:"no",role:"\
status",children:[S("b",{children:["Not ",u,". ",n&&"Look at what is lit up on the table. "]}),e.hint]})]})}function Xh({
panel:e,lines:t}){let n=t.at(-1);return S("div",{class:"fin","data-next":!0,tabIndex:-1,children:[t.slice(0,-1).map(o=>S(
"p",{children:[o.words,": ",o.formula," ",o.value&&`= ${o.value}`]},o.words)),n?.formula&&S("p",{class:"eq",children:n.formula}),
S("p",{children:[e.headline," ",e.said?.verdict]})]})}function Qh({panel:e,act:t}){let{steps:n,at:o,lines:s}=e.work,r=Mt(
null),i=(e.steps??[]).slice(0,s),a=o<0,l=a?n.length:o,u=Mt(l),d=i.slice((n.at(-1)?.line??0)+1);return kt(()=>{let h=r.current?.
querySelector(a?".fin":".smallq");h?.scrollIntoView({block:"nearest"}),a&&l!==u.current&&h instanceof HTMLElement&&h.focus(
{preventScroll:!0})},[l]),S("div",{class:a?"work over":"work",ref:r,children:[S("div",{class:"workhead",children:[S("h3",
{children:"Work it out"}),S("p",{class:"pips",children:[S("span",{children:[a?"All":"Step"," ",a?n.length:l+1,a?" steps \
done":` of ${n.length}`]}),n.map((h,m)=>S("i",{class:m<l?"d":m===l?"n":"","aria-hidden":"true"},h.line))]})]}),S("ol",{class:"\
lines",children:n.slice(0,l).flatMap((h,m)=>{let p=m>0?n[m-1].line+1:0;return i.slice(p,h.line+1).map((f,b,g)=>b===g.length-
1?S(zh,{step:h,at:m,line:f,fresh:m===l-1&&l>u.current},f.letter):S(tm,{line:f},f.letter))})}),!a&&S(Jh,{step:n[o],at:o,lights:(i[n[o].
line]?.lit??[]).length>0,act:t},`${e.key} ${o}`),a&&n.at(-1)?.left.length?S(fl,{left:n.at(-1)?.left??[],done:!0}):null,a&&
S(Xh,{panel:e,lines:d.length>0?d:i.slice(-1)}),S("p",{class:"ways",children:[S("button",{type:"button",class:"btn quiet",
"data-k":"work.back",onClick:t.back,children:"Back to the answer"}),!a&&S("button",{type:"button",class:"btn quiet","dat\
a-k":"work.show",onClick:()=>t.show(o),children:"Show me this step"})]})]})}var tm=({line:e})=>S("li",{class:"told",children:[
S("i",{"aria-hidden":"true"}),S("p",{children:[e.words,e.formula&&S("small",{children:e.formula})]}),S(pl,{text:e.value??
""})]});function gl(e,t,n){let o=n?.node.classList.contains("workpage")?n.node:c("div.workpage");return Zt(S(Qh,{panel:e,
act:t}),o),{node:o,tried:()=>{},again:()=>{},stop:()=>{}}}function em({panel:e,goal:t}){return S("div",{class:"work exam\
ple",children:[S("div",{class:"workhead",children:[S("h3",{"data-next":!0,tabIndex:-1,children:"How it's done"}),S("p",{
class:"pips",children:S("span",{children:["with the numbers of position ",t.at]})})]}),S("p",{class:"mute",children:e.ask}),
S("ol",{class:"lines",children:[...(e.work?.steps??[]).map(({reason:n})=>n),e.headline].map((n,o,s)=>S("li",{children:[S(
"i",{class:o<s.length-1?"shown":"","aria-hidden":"true",children:o+1}),S("p",{children:n})]},n))}),e.idea&&S("p",{class:"\
idea",children:e.idea})]})}function bl(e,t){let n=c("div.workpage");return Zt(S(em,{panel:e,goal:t}),n),{node:n,tried:()=>{},
again:()=>{},stop:()=>{}}}function wl(e,t,n){if(!e.revealed)return{};if(t==="steps")return nm(e);if(t==="example")return om(
e);let o=t==="why"?e.steps?.[n]:void 0;return Object.fromEntries((o?.lit??[]).map(s=>[s,o?.letter??""]))}function nm({work:e,
steps:t=[]}){if(!e)return{};let n=o=>(t[e.steps[o].line]?.lit??[]).map(s=>[s,String(o+1)]);return e.at>=0&&e.steps[e.at].
wrong.length>0?Object.fromEntries(n(e.at)):Object.fromEntries(e.steps.flatMap(({outcome:o},s)=>o?n(s):[]))}var om=({work:e,
steps:t=[]})=>Object.fromEntries((e?.steps??[]).flatMap(({line:n},o)=>(t[n]?.lit??[]).map(s=>[s,String(o+1)])));var sm=[["answer","Answer"],["why","Why"],["try","Try it"]],yl=9,rm=480,im=e=>{let t=e.parentElement.getBoundingClientRect(),
n=e.getBoundingClientRect();return Math.max(0,n.right-t.right+8)};function kl({model:e,el:t}){let n=c("div.uw.uw-panel");
Q(n,e.get("palette"));let o=U=>c("div",{class:`p-${U}`}),[s,r,i,a,l,u,d,h,m,p]="head quest ask tabs page nav main strip \
foot read".split(" ").map(o),f=c("section.sheet",{"aria-label":"The question"});f.append(s,r,i,a,l,u,d,h,m);let b=c("p.s\
r",{role:"status"});n.append(b,f,p),t.append(n);let g=e.get.bind(e),w=(U,J)=>{e.set(U,J),e.save_changes()},y=U=>{b.textContent=
U},k={key:"",values:["",""],sure:""},v=new Set,_=!1,$=!1,E=!0,L=!1,T=null,M=null,H=()=>g("pair").length>0?Ma(k.values,g(
"pair")):g("panel").none?"":Pn(k.values[0],g("panel")),C=()=>{let[U,J]=k.values;H()?y(H()):(e.send({kind:"predict",value:U,
second:J,sure:k.sure}),Me(g("game")),g("moment").line&&gi())},B=U=>e.send({kind:"go",at:U}),D=Ha({get:g,press:U=>{U==="p\
redict"?C():U==="work"?ht("steps"):U==="read"?wn(!0):e.send({kind:"main",button:U})},skip:()=>e.send({kind:"skip"}),refused:y}),
z=c("select.pick.surefold",{"data-k":"surefold","aria-label":"How sure are you?",onchange:U=>{k.sure=U.target.value,F()}}),
W=U=>J=>w("settings",{...g("settings"),[U.name]:J}),O=U=>{_=!1,w("question",U),e.send({kind:"pick",question:U}),G()},G=()=>{
let U=g("goal");V(s,U.title?Oa(U):Ra({chips:g("questions"),now:g("question"),open:_,pick:O,toggle:()=>{_=!_,G()}}))},A=()=>{
let U=g("panel"),J=g("moment");if(U.none){V(r,c("h2",U.title),c("p.mute",U.when));return}let nt=U.revealed&&!g("goal").title,
st=g("pair"),ft=U.revealed&&et()!=="answer",Dt=st.length>0&&!ft,je=nt&&(J.headline||U.headline),yn=je&&!U.certain?ha(je,
()=>ht("why")):je||U.ask,Io=nt?U.ask:U.given;V(r,st.length>0&&ft&&_a(st,B),c("h2",{"data-next":!0,tabindex:-1},(Dt?tn(st.
map(({ask:xe})=>xe)).both||U.title:yn)??""),c("p.mute.given",Dt?tn(st.map(({given:xe})=>xe)).both:Io),U.fault&&c("p.refu\
sal",U.fault),!U.revealed&&I())},I=()=>{let U=g("panel"),J=U.knobs.filter(ft=>!ft.model),nt=U.row??[];return!!(g("moment").
line||g("goal").title)||J.length===0?!1:c("div.settings",J.map((ft,Dt)=>Dt===0&&nt.length>1?Ba(ft.label,nt,W(ft)):Cs(ft,
W(ft))))},F=()=>{let U=g("panel");if(U.none||U.revealed)i.replaceChildren();else{let J={draft:k,folded:z,changed:()=>Bt(),
enter:C};V(i,...La(U,g("pair"),g("note"),J))}},dt=()=>{let U=g("panel"),J=sm.filter(([nt])=>nt!=="try"||!U.certain);V(a,
!!U.revealed&&xt({label:"Pages",choices:J,value:et(),k:"page",pick:ht}))},ht=U=>{w("page",U),Kt()},et=()=>{let U=g("page"),
{certain:J,work:nt}=g("panel");return J&&U==="try"||U==="steps"&&!nt?"answer":U},pt={answer:(U,J)=>e.send({kind:"answer_\
step",step:U,number:J}),show:U=>e.send({kind:"show_step",step:U}),back:()=>ht("answer")},Vt=()=>{let U=wl(g("panel"),et(),
g("why"));JSON.stringify(U)!==JSON.stringify(g("lit"))&&w("lit",U)},Kt=()=>{let U=g("panel"),J=T;if(T?.stop(),T=null,A(),
n.dataset.page=et(),n.classList.toggle("stopped",!!g("moment").line),ye.draw(),n.dataset.at=String(g("moment").at??""),dt(),
ke(),cd(),U.none)l.replaceChildren();else if(!U.revealed)V(l,ba());else{let st=et();st==="why"?(v.add(g("why")),T=pa(U,g(
"why"),v,ft=>w("why",ft),hl)):st==="steps"?T=gl(U,pt,J):st==="example"?T=bl(U,g("goal")):st==="try"?T=Ga(U,()=>g("tried"),
e.send.bind(e)):g("pair").length>0?T=Sa(U,g("pair"),ft=>e.send({kind:"own",yes:ft})):T=ua(U,()=>g("tried"),g("moment"),!!g(
"goal").title,I(),ud,ft=>e.send({kind:"own",yes:ft}),()=>ht("why")),l.firstChild!==T.node&&V(l,T.node)}V(u,U.revealed&&et()===
"why"&&fa(U,g("why"),st=>w("why",st))),Vt(),T?.again(),Oo(),T?.again();let nt=l.querySelector('.siblings [aria-pressed="\
true"]');nt instanceof HTMLElement&&nt.parentElement&&(nt.parentElement.scrollLeft=im(nt))},ye=An(n,()=>!!g("moment").line&&
g("predicting")),Bt=()=>{n.classList.toggle("numbered",k.values[0]!=="");let U=ct(n)===D.node,J=D.show(H);U&&D.node.hidden&&
(L=!0),d.classList.toggle("last",!J||!!g("goal").title),d.firstChild||d.append(z,...D.nodes)},bn=()=>c("button.btn.quiet",
{"data-k":"save",onclick:()=>e.send({kind:"save"})},"Save my guesses"),ke=()=>{let U=g("guesses"),J=g("moment"),nt=J.of||
0,st=g("ending"),ft=!!st.title,Dt=ft&&!n.classList.contains("ended");if(n.classList.toggle("ended",ft),M?.stop(),M=null,
ft){let xe={go:B,open:gd=>e.send({kind:"open",link:gd})},fd=L||!!ct(n);V(h,...xi(st,U,xe,bn)),Dt&&fd&&Ct(n,"ending");return}
let je=g("panel").revealed&&et()!=="answer";if(U.length===0&&!nt||je){h.replaceChildren();return}let yn=c("div");V(h,c("\
h3",nt>0?`Your guesses, ${U.length} of ${nt}`:"Your guesses"),wa(),yn);let Io=J.line?J.at??-1:-1;M=St(yn,xe=>aa(xe,U,Math.
max(nt,U.length),Io))},cd=()=>{let U=g("panel");if(U.none){m.replaceChildren();return}let J=U.knobs.filter(st=>st.model),
nt=!g("goal").title;V(m,bi(U),c("p.mute",U.revealed&&et()!=="why"?"":U.model),c("div.row",nt&&J.map(st=>Cs(st,W(st))),U.
revealed&&et()==="why"&&U.lesson&&c("button.btn.quiet",{"data-k":"read",onclick:()=>wn(!0)},"Read about it"),U.said&&et()===
"answer"&&nt&&!g("moment").line&&bn()))},wn=U=>{$=U,f.inert=U,V(p,U&&ya(g("panel"),()=>wn(!1))),Ct(n,U?"readclose":"read")},
Oo=()=>{for(let U=1;U<=yl;U++)n.classList.remove(`c${U}`);M?.again(),Kr()},Kr=()=>{for(let U=1;U<=yl&&f.scrollHeight>f.clientHeight+
1;U++)n.classList.add(`c${U}`)},ud=()=>f.clientHeight>0&&f.clientHeight<rm,Bo=()=>{let U=g("panel"),J=U.key!==k.key;J&&Object.
assign(k,{key:U.key,values:["",""],sure:""}),(J||E)&&(v=new Set);let nt=!!(U.revealed&&E&&!J&&U.said),st=ct(n),ft=L||!!(st&&
f.contains(st));if(L=!1,E=!U.revealed,f.classList.toggle("asked",E&&!U.none),f.classList.toggle("paired",g("pair").length>
0),Ts(n,Math.max(g("pair").findIndex(({here:Dt})=>Dt),0)),f.classList.toggle("lift",nt),$&&!U.revealed&&wn(!1),G(),F(),Bt(),
Kt(),nt&&U.said&&y([U,...g("pair").slice(1)].map(({said:Dt})=>Dt?.verdict??"").join(" ")),nt&&ft&&!(g("goal").title&&st===
D.node)){let Dt=r.querySelector("h2");Dt instanceof HTMLElement&&Dt.focus({preventScroll:!0})}},jr=new ResizeObserver(()=>requestAnimationFrame(
()=>{Oo(),T?.again()}));jr.observe(n);let dd=Da(n,{get:g,own:U=>e.send({kind:"own",yes:U}),choose:O,page:et,reading:()=>$}),
Do=U=>()=>{U(),Oo(),T?.again()},hd=()=>{T?.tried(),Kr()},md=()=>{F(),g("panel").revealed&&g("note")&&y(g("note"))},pd=()=>{
Bt(),Kt()},Gr=[["change:panel",Bo],["change:questions change:question change:goal",Do(G)],["change:page change:why",Kt],
["change:pair",Bo],["change:main",Bt],["change:moment",pd],["change:guesses change:ending",Do(ke)],["change:note",Do(md)],
["change:tried",hd],["msg:custom",Pt]];for(let[U,J]of Gr)e.on(U,J);return Bo(),()=>{for(let[U,J]of Gr)e.off(U,J);T?.stop(),
M?.stop(),jr.disconnect(),ye.stop(),dd()}}var am=3e5,vl="uncle_widgets ",Ds="uncle_widgets/left",Ws="uncle_widgets/asked",xl=Symbol.for("uncle_widgets.whose");function fe(){
try{return sessionStorage}catch{return null}}var $l=(e="")=>Object.keys(fe()??{}).filter(t=>t.startsWith(`${vl}${e}`));function lm(){
let e=fe();if(!e)return!1;let[t]=performance.getEntriesByType("navigation"),o=!(t?.type==="navigate"&&e.getItem(Ds))&&!e.
getItem(Ws);e.removeItem(Ds),window.addEventListener("pagehide",()=>e.setItem(Ds,"1"));let s=Math.max(...$l(`${location.
pathname} `).map(r=>Number.parseInt(e.getItem(r)??"",10)||0));return o&&Date.now()-s<am}function qs(){let e=globalThis;return e[xl]??=
{free:lm(),own:new Set,holders:new Set,ask:null,sizes:new ResizeObserver(()=>requestAnimationFrame(Xn))},e[xl]}var Fs=(e,t)=>c(
"div.offer",{role:"group","aria-label":"Continue, or start as a new student?"},c("b","Welcome back"),c("p","Continue, or\
 start as a new student?"),c("div.row",c("button.btn.solid",{"data-k":"resume",onclick:e},"Continue"),c("button.btn",{"d\
ata-k":"forget",onclick:t},"New student")));function Xn(){let e=qs();if(![...e.holders].some(({give:o})=>o)){e.ask?.remove(),
e.ask=null;return}let[n]=[...e.holders].map(({root:o})=>o).filter(o=>o.getClientRects().length>0).sort((o,s)=>o.compareDocumentPosition(
s)&Node.DOCUMENT_POSITION_FOLLOWING?-1:1);n&&(e.ask??=c("div.uw.uw-whose",Fs(()=>Is(!0),()=>Is(!1))),n.previousSibling!==
e.ask&&n.before(e.ask),fe()?.setItem(Ws,"1"))}function Is(e){let t=qs(),n=t.ask?.nextElementSibling;t.free=!0;let o=[...t.
holders].map(i=>i.give);for(let i of t.holders)i.give=null;if(e)for(let i of o)i?.();else for(let i of $l())fe()?.removeItem(
i);fe()?.removeItem(Ws);let s=t.ask?.matches(":focus-within");Xn();let r=s&&n?.querySelector("button, input, select, tex\
tarea, [tabindex='0']");r instanceof HTMLElement&&r.focus({preventScroll:!0})}function Yt(e,t){let n=qs(),o=()=>`${vl}${location.
pathname} ${t()}`,s=()=>{let l=fe()?.getItem(o());return l?l.slice(l.indexOf(" ")+1):null},r={root:e,give:null},i=()=>fe()?.
removeItem(o()),a=()=>n.free||n.own.has(o());return n.holders.add(r),n.sizes.observe(e),{look:l=>{let u=s();r.give=u&&!a()?
()=>l(u):null,u&&a()&&l(u),Xn()},again:()=>(a()||i(),s()),keep:l=>{n.ask&&Is(!1),n.own.add(o());try{fe()?.setItem(o(),`${Date.
now()} ${l}`)}catch{}},forget:i,stop:()=>{n.holders.delete(r),n.sizes.unobserve(e),Xn()}}}var Ml=3,_l=80,Sl=e=>[...e.values.map((t,n)=>x("g",{transform:`translate(${n*(e.size+10)} 0)`},Qe(t,e.size,e.lit.includes(
n)))),N(-5,-5,e.w+10,e.size+10,{class:"ring-focus",rx:9}),x("title",e.label)],Tl=(e,t)=>x("svg.small-die",{viewBox:"-3 -\
3 38 38"},Qe(e,32,t));function El(e,t){for(let n=0;n<Ml;n++){let o=(r,i)=>1+(r+2*n+3*i)%6,s=()=>e(r=>({...r,values:r.values.
map(o),lit:[]}));n?setTimeout(s,n*_l/t):s()}setTimeout(()=>e(n=>n),Ml*_l/t)}function Ll(e,t,n,o){let s=c("input.num",{inputmode:"decimal",maxlength:80,autocomplete:"off","data-k":"row.say",oninput:()=>a()}),
r=c("b",{"aria-hidden":"true"}),i=()=>{let u=Un(s.value,ot);r.textContent=u&&`= ${u} `},a=()=>{i(),o(s.value,it(s.value,
ot).value)},l=Oe(s,ot,u=>{s.value=u,l.complain(),a()});return s.value=Cn(t,n,ot),i(),l.complain(),[c("label.wonder",c("s\
pan",e),s,c("span",r,"out of 100")),l.node]}var Vs=4,cm=8,Hl={low:0,high:999,whole:!0},um=["","This move cost you most","These two moves cost you most","These three\
 moves cost you most"],dm=["Nudge me","What to count","The odds"];function hm(e){let t=e.currentTarget,n=[...t.querySelectorAll(
"button")],o=n.findIndex(r=>r.matches(":focus")),s={ArrowDown:o+1,ArrowUp:o-1,Home:0,End:n.length-1}[e.key];s==null||o<0||
(e.preventDefault(),e.stopPropagation(),n[Math.max(0,Math.min(n.length-1,s))].focus())}function Al({model:e,el:t}){let n=c(
"div.uw.uw-coach");Q(n,e.get("palette"));let o=c("div.sheet.meter",{hidden:!0}),s=c("section.sheet",{"aria-label":"The c\
oach"}),r=c("p.sr",{role:"status"});n.append(o,s,r),t.append(n);let i=[],a=e.get.bind(e),l=A=>e.send(A),u=`uw.play.${a("\
game")}`,d=()=>{try{return localStorage.getItem(u)??""}catch{return""}},h=A=>{try{A?localStorage.setItem(u,A):localStorage.
removeItem(u)}catch{}},m=A=>A.split(": ")[1]?.split(" ").filter(Boolean).length??0,p=d();(p===a("link")||!m(p))&&(p="");
let f=(A,I,F=!1,dt="")=>c("button",{class:F?"btn solid":"btn","data-k":dt||A.kind,onclick:()=>l(A)},I),b={},g=a("stamp"),
w=!1,y=()=>{i.forEach(dt=>dt.stop()),i=[];let A=a("desk"),I=a("link");if(a("over")?h(""):m(I)&&(h(I),p=""),A.since==null)
return;g!==a("stamp")&&([g,b]=[a("stamp"),{}]),V(s,p&&Fs(()=>l({kind:"resume",link:p}),()=>{p="",h(""),y()}),a("note")&&
c("p.refusal",{role:"alert"},a("note")),A.result&&z(A),A.quiz?C(A):A.look?H(A.look):!A.result&&k(A),A.worth&&!A.look&&B(
A.worth),A.guess&&!A.worth&&!A.look&&c("p.guess",A.guess),A.said&&c("p.note.hint",A.said),W(A));let F=A.look?`Look again\
. You chose ${A.look.chosen}. ${A.look.hint}`:A.result||L(A)?.words||A.said||A.worth?.title||"";r.textContent!==F&&(r.textContent=
F,L(A)&&s.querySelector(".hint-words")?.scrollIntoView({block:"nearest"}))},k=A=>{let I=a("lifts"),F=a("lifted");if(!A.turn)
return[c("h2",A.press?"Nobody has a choice now. Chance comes next.":"The others are playing."),A.press&&c("p.mute",`Pres\
s “${A.press}” below the table.`),M(A)];let dt=Object.entries(I).filter(([,pt])=>pt.line),ht=dt.every(([,pt])=>pt.row)?
cm:Vs,et=dt.length<=ht?dt:dt.filter(([pt])=>pt===F);return[c("h2","Your move."),et.length>0&&c("ul",{class:["leaving",F&&
"asked",et.length>Vs&&"many",et[0][1].row&&"places"],onkeydown:hm},et.map(([pt,Vt],Kt)=>c("li",$(pt,Vt,Kt),v(pt,Vt)))),T(
A),M(A)]},v=(A,{ask:I,row:F})=>I&&F&&A===a("lifted")&&Ll(I,b[A],a("said")[A],(dt,ht)=>{b[A]=dt;let{[A]:et,...pt}=a("said");
ht!==(et??null)&&(e.set("said",ht==null?pt:{...pt,[A]:ht}),e.save_changes())}),_=A=>{e.set("lifted",A),e.save_changes()},
$=(A,{label:I,play:F,line:dt,ask:ht,row:et,dice:pt=[]},Vt)=>{let Kt=a("lifted"),ye=a("said"),Bt=A===Kt,bn=()=>{if(Bt&&b[A]?.
trim()&&ne(b[A],ot)){r.textContent=ne(b[A],ot),Ct(s,"row.say");return}if(Bt)return l({kind:"move",move:A,stamp:a("stamp"),
said:ye[A]??null});_(A)};return c("button",{class:[Bt&&"on",et&&"place"],"data-move":A,"data-k":`row.${A}`,"aria-pressed":String(
Bt),tabindex:(Kt in a("lifts")?Bt:!Vt)?0:-1,onclick:bn,onkeydown:ke=>{ke.key!=="Escape"||!Bt||(ke.stopPropagation(),_(""))}},
pt.length>0&&c("span.thrown",{"aria-hidden":"true"},pt.map(ke=>Tl(ke,Bt))),c("b.what",et||I),c("span.then",dt),c("span.s\
ay",Bt?F.split(" ")[0]:A in ye&&`your guess: ${de(ye[A],ot)}`),ht&&!et&&E(ye[A]))},E=A=>c("i.track",{"aria-hidden":"true"},
A!=null&&c("i",{style:`left:${A}%`})),L=({hint:A})=>A?.move===a("lifted")?A:null,T=A=>{if(!A.hints.length)return null;let I=L(
A);return c("div.hints",c("h3","Need a hint?"),c("div.seg",{role:"group","aria-label":"A hint"},A.hints.map(F=>c("button",
{"data-k":F?`hint.${F}`:"hint","aria-pressed":String(I?.grade===F),onclick:()=>l({kind:"hint",move:a("lifted"),grade:F})},
dm[F]))),I&&c("p.hint-words",I.words))},M=A=>A.since.length>0&&c("div.since",c("h3","Since your last move"),c("ul",A.since.
slice(-Vs).map(I=>c("li",I)))),H=A=>[c("p.mute","You chose ",c("b",A.chosen),"."),c("h2","Look again."),c("p.big-ask",A.
hint||"Is there a better move?"),c("div.row.start.looked",f({kind:"again"},"Choose again",!0),f({kind:"play"},"Play it a\
nyway"))],C=A=>{let I=c("input.num",{inputmode:"numeric",maxlength:80,autocomplete:"off","data-k":"total","data-draft":A.
quiz,"aria-label":"The new total"}),F=Oe(I,Hl,()=>{});return c("form",{onsubmit:dt=>{dt.preventDefault(),F.complain(),it(
I.value,Hl).value==null?I.focus():l({kind:"answer",value:I.value})}},c("h2",a("terms").call),c("p.big-ask",A.quiz," ",I,
" "),F.node,c("button.btn.solid",{type:"submit","data-k":"call"},"Call it"))},B=A=>{let I=c("div");return i.push(St(I,F=>ei(
F,A))),c("div.worth",c("h3","Your last move"),a("desk").guess&&c("p.guess",a("desk").guess),c("details.read",{open:w,ontoggle:F=>w=
F.target.open},c("summary",{"data-k":"worth"},A.title),c("h4","What each move was worth"),c("p.mute.small",A.unit),I,A.words.
map(F=>c("p",F)),c("p.mute.model",A.model)))},D=({step:A,place:I,worth:F,cost:dt,cards:ht},et)=>c("div.costly",c("b.tag",
String(et)),c("p.where",c("b",I)," ",!ht.length&&c("span",F?.title??"")),ht.length>0&&c("div.cards",ht.map(({face:pt,chosen:Vt,
best:Kt})=>c("i",{class:[Vt&&"chosen",Kt&&"best"]},x("svg",{viewBox:"0 0 48 68","aria-hidden":"true"},Ft(pt,48))))),c("b\
.cost",dt),f({kind:"retry",step:A},"Try again",!1,`retry.${A}`),c("details",c("summary",{"data-k":`review.${A}`},"Why"),
(F?.words??[]).map(pt=>c("p",pt)),c("p.mute.model",F?.model??""))),z=A=>{let I=A.review??[],F=I[0]?.step<0,dt=I[0]?.worth?.
unit;return[c("h2","The game is over."),!I.length&&c("p.mute.waits","The coach can go through your moves and show which \
ones cost you most."),!I.length&&a("progress")==null&&f({kind:"review"},"Review my moves",!0),I.length>0&&c("div.review",
c("h3",F?"Your moves":um[I.length]),F?c("p","As far as the coach can tell, every move you made was the best one."):c("p.\
mute.small",`How much better the best move was than yours, in ${dt}.`),!F&&I.map((ht,et)=>D(ht,et+1)),I.some(({cards:ht})=>ht.
length>0)&&c("p.mute.small.key",c("i.chosen"),"your move",c("i.best"),"best move"),A.sum&&c("p.note",A.sum)),c("details.\
read",c("summary",{"data-k":"record"},"Record of the game, with every card"),c("p.mono.record",A.record))]},W=A=>c("div.\
foot",!A.result&&c("label.level",c("span",c("b","Coach")," warns me when a move costs"),c("select.pick",{"data-k":"coach",
onchange:I=>{let F=Number(I.target.value);l({kind:"coach",on:F>=0,level:F<0?null:F})}},c("option",{value:-1,selected:!A.
coach},"off"),A.levels.map((I,F)=>c("option",{value:F,selected:A.coach&&A.level===F},I)))),!A.result&&c("div.row.pair",f(
{kind:"deal"},"New game"),f({kind:"same"},"Same game again")),c("p.mute.small",`Game ${A.seed}. Play the same moves and \
you get the same game.`)),O=()=>{let A=a("progress");if(o.hidden=A==null,A==null)return o.replaceChildren();V(o,c("div.r\
ow",c("span","The coach is thinking"),c("div.gauge",{role:"progressbar","aria-label":"The coach is thinking","aria-value\
min":0,"aria-valuemax":100,"aria-valuenow":Math.round(A*100)},c("i",{style:`width:${A*100}%`})),f({kind:"stop"},"Stop")))},
G="change:desk change:note change:link change:lifts change:lifted change:said change:stamp";return e.on(G,y),e.on("chang\
e:progress",O),y(),O(),()=>{e.off(G,y),e.off("change:progress",O),i.forEach(A=>A.stop())}}var Ks="uncle_widgets.lesson.",Ul=(e,t,n)=>c("section.sheet.lessons",{"aria-label":"Lessons"},c("h1",e.title),c("p.mute",
e.long),t.filter(({lessons:o})=>o.length>0).map(o=>{let s=c("article.shelf",c("h2",c("i.patch",{"aria-hidden":"true"}),o.
title),c("ol",o.lessons.map(({number:r,name:i,about:a,link:l})=>{let u=!!ee(`${Ks}${o.id} ${r}`);return c("li",n({class:u?
"done":"","data-k":`lesson.${o.id}.${r}`},{game:o.id,page:o.page,link:l},[c("span.nr",{"aria-hidden":"true"},String(r)),
c("span",i,u&&c("span.sr",", finished")),c("small",a)]))})));return Q(s,o.palette),s}));var Cl=e=>String(e).replace("-","−"),Nl=({low:e,high:t},n)=>o=>(o-e)/(t-e)*n,Rl=({dots:e})=>e.filter(({apart:t})=>!t);
function mm(e,t,{left:n,top:o}){let s=Nl(t,e),r=f=>n+s(f),i=f=>o+e-s(f),{low:a,high:l,band:u,unit:d}=t,h=Rl(t),m=d==="ou\
t of 100"?[0,25,50,75,100]:te(a,l),p=u?x("path",{class:"band",d:`M${r(a)} ${i(a)}L${r(a)} ${i(a+u)}L${r(l-u)} ${i(l)}L${r(
l)} ${i(l)}
          L${r(l)} ${i(l-u)}L${r(a+u)} ${i(a)}Z`}):h.map(f=>x("path",{class:"reach",d:[`M${r(f.exact)} ${i(Math.max(a,f.
exact-f.reach))}`,i(Math.min(l,f.exact+f.reach))].join("V")}));return x("g",{},p,m.map(f=>[x("path",{class:"grid",d:`M${r(
f)} ${i(a)}V${i(l)}M${r(a)} ${i(f)}H${r(l)}`}),x("text",{x:r(f),y:i(a)+18,"text-anchor":"middle"},Cl(f)),x("text",{x:r(a)-
8,y:i(f)+4,"text-anchor":"end"},Cl(f))]),x("path",{class:"same",d:`M${r(a)} ${i(a)}L${r(l)} ${i(l)}`}),x("text",{class:"\
faint",x:r(a)+44,y:i(l)+34},"too high"),x("text",{class:"faint",x:r(l)-16,y:i(a)-24,"text-anchor":"end"},"too low"),x("t\
ext",{class:"axis",x:r(l),y:i(a)+36,"text-anchor":"end"},`the answer (${d})`),x("text",{class:"axis",transform:`translat\
e(${r(a)+16} ${i(l)+12}) rotate(-90)`,"text-anchor":"end"},"your guess"),h.filter(f=>!f.near).map(f=>x("path",{class:"dr\
op",d:`M${r(f.exact)} ${i(f.exact)}V${i(f.said)}`})),Ol(h,s,e).map(({place:f,number:b},g)=>[x("path",{class:"lead",d:`M${n+
f[0]} ${o+e-f[1]}L${n+b[0]} ${o+e-b[1]}`}),x("circle",{class:"place","data-at":h[g].at,cx:r(h[g].exact),cy:i(h[g].said),
r:4})]))}function pm(e,t){let r=Math.max(20,...t.flatMap(u=>u.off)),i=te(0,r*1.05),a=u=>92+u/(r*1.05)*(e-92-40),l=t.length*
40;return x("svg",{class:"surerows",width:e,height:l+24,role:"img","aria-label":"How far off, out of 100"},i.map(u=>[x("\
path",{class:"grid",d:`M${a(u)} 0V${l}`}),x("text",{x:a(u),y:l+18,"text-anchor":"middle"},String(u))]),t.map(({words:u,off:d,
mean:h},m)=>{let p=m*40+20,f={};return[x("text",{class:"level",x:0,y:p+5},u),x("path",{class:"mean",d:`M${a(h)} ${p-16}V${p+
16}`}),[...d].sort((b,g)=>b-g).map(b=>{let g=Math.round(a(b)/9);return f[g]=(f[g]??0)+1,x("circle",{class:"one",cx:a(b),
cy:p+8-(f[g]-1)*9,r:4})}),x("text",{class:"much",x:e,y:p+5,"text-anchor":"end"},String(Math.round(h)))]}))}var fm=156,Pl=16,
gm=26,bm=[7,3,1,5,0,4,6,2],wm=8;function Ol(e,t,n){let o=([l,u],[d,h])=>Math.hypot(l-d,u-h),s=e.map(({exact:l,said:u})=>[
t(l),t(u)]),r=s.map((l,u)=>s.every((d,h)=>h===u||o(l,d)>=Pl)),i=s.map((l,u)=>r[u]?l:null),a=([l,u])=>Math.min(l,u)>=0&&Math.
max(l,u)<=n&&i.every(d=>!d||o(d,[l,u])>=gm)&&s.every(d=>o(d,[l,u])>=Pl);return s.forEach(([l,u],d)=>{for(let h=1;!i[d]&&
h<=wm;h++)for(let m of bm){let p=m*Math.PI/4,f=[l+22*h*Math.cos(p),u+22*h*Math.sin(p)];!i[d]&&a(f)&&(i[d]=f)}}),s.map((l,u)=>({
place:l,number:i[u]??l}))}var ym=4;function Bl({model:e,el:t}){let n=c("div",{class:"uw uw-lessonchart"});Q(n,e.get("pal\
ette"));let o=c("div",{class:"plot"}),s=c("ul.apart"),r=c("div",{class:"sr"});n.append(c("section",{class:"sheet"},c("h2",
{},"Your guesses and the answers"),o,s,r)),t.append(n);let i="",a=(h,m="")=>ut({class:h.near?"dot hit":"dot missed","dat\
a-k":`dot.${h.at}`,"aria-label":`Position ${h.at+1}: ${h.words}`,title:`Position ${h.at+1}: ${h.words}`,style:m,onclick:()=>e.
send({kind:"go",at:h.at})},String(h.at+1)),l=(h,m)=>{let p=e.get("report"),f=Rl(p);return Ol(f,Nl(p,h),h).map(({number:[
b,g],place:[w,y]},k)=>a(f[k],`left:${m.left+b}px;top:${m.top+h-g}px;--rise:${y-w}px;animation-delay:${k*40}ms`))},u=()=>{
let h=e.get("report"),m=o.clientWidth,p=o.clientHeight,f=`${m} ${p} ${JSON.stringify(h)}`;if(m===0||f===i||!h.dots)return;
i=f;let b=m>560,g={left:44,top:14},w=m-g.left-(b?fm:26),y=Math.max(160,b&&p>260?Math.min(w,p-64):w);V(o,x("svg",{width:m,
height:y+64,"aria-hidden":"true"},mm(y,h,g)),l(y,g),c("ul",{class:b?"legend":"legend under",style:b?`left:${g.left+y+28}\
px`:null},c("li",{},c("i",{class:"dot hit"}),"close"),c("li",{},c("i",{class:"dot missed"}),"not close"),b&&c("li",{},c(
"i",{class:"line"}),"guess = answer"),b&&c("li",{},c("i",{class:"patch"}),h.band?"within 10":"still close"))),V(s,h.dots.
filter(({apart:k})=>k).map(k=>c("li",a(k),k.words))),r.replaceChildren(c("table",{},c("caption",{},"Your guess and the a\
nswer, position by position"),c("tbody",{},h.dots.map(k=>c("tr",{},c("th",{},`${k.at+1}`),c("td",{},k.words)))))),h.dots.
length===0&&V(o,c("p",{class:"mute"},"You didn't guess."))},d=new ResizeObserver(()=>requestAnimationFrame(u));return d.
observe(o),e.on("change:report",u),u(),()=>{d.disconnect(),e.off("change:report",u)}}function Dl({model:e,el:t}){let n=c(
"div",{class:"uw uw-lessonend"});Q(n,e.get("palette"));let o=c("section",{class:"sheet","aria-label":"How you did"}),s=c(
"p",{class:"told",role:"status"});n.append(o),t.append(n);let r=null,i=l=>c("li",{},ut({class:"dot missed","data-k":`mis\
s.${l.at}`,"aria-label":`Open position ${l.at+1}`,onclick:()=>e.send({kind:"go",at:l.at})},String(l.at+1)),c("span",{},c(
"b",{},l.name),l.why&&c("small",{},l.why)),c("span",{class:"off"},c("b",{},l.off),l.againWords&&c("small",{},`then ${l.againWords}`))),
a=()=>{let l=e.get("report");if(l.done&&ie(Ks+l.done,"1"),!l.dots)return;let u=l.dots.filter(b=>!b.near),d=l.open.length,
h=(b,g)=>({kind:b,words:g}),m=[l.practise&&h("practise",l.practise),l.next&&h("next","Next lesson"),d>0&&h("redo",d===1?
"Try that one again":`Try those ${d} again`)].filter(b=>b!==!1&&b!==""),p=c("div",{class:"acts"},m.map((b,g)=>ut({class:g?
"btn":"btn solid","data-k":b.kind,title:b.kind==="next"?l.next:null,onclick:()=>e.send({kind:b.kind})},b.words)),l.of>0&&
ut({class:"btn quiet","data-k":"save",onclick:()=>e.send({kind:"save"})},"Save"),l.receipt&&ut({class:"btn quiet","data-\
k":"receipt",onclick:()=>js(l.receipt,s)},"Copy the receipt")),f=c("div",{});r?.stop(),V(o,c("div",{class:"goal"},c("h2",
{tabindex:-1,"data-next":!0},l.title),l.of>0&&c("span",{class:"chip line"},`${l.near} of ${l.of} close`),c("p",{},l.short&&
c("b",{},`${l.short} `),l.found)),l.meaning&&c("p",{class:"meaning"},l.meaning),p,c("h3",{},km(u.length,l.of)),u.length>
0&&c("ol",{class:u.length>ym?"misses many":"misses"},u.map(i)),l.sure.length>0&&[c("h3",{},"How sure, and how far off"),
l.calibration&&c("p",{class:"calibration"},l.calibration),c("p",{class:"mute"},`${l.sureWords} The bar shows the average\
.`.trim()),f],s),r=l.sure.length>0?St(f,b=>pm(b,l.sure)):null};return e.on("change:report",a),e.on("msg:custom",Pt),a(),
setTimeout(()=>{let l=o.querySelector("h2");$n(n)&&l?.focus({preventScroll:!0})},80),()=>{r?.stop(),e.off("change:report",
a),e.off("msg:custom",Pt)}}async function js(e,t){try{await navigator.clipboard.writeText(e),t.textContent="Copied. Past\
e it where you hand it in."}catch{t.textContent=e}}function km(e,t){return t===0?"No guesses yet":e===0?"All close":`${e}\
 to look at again`}var xm=["#F4F7FF","#A9C3F5","#6F94DB","#3F63AB","#233E77"],Zs=e=>({fill:xm[e-1],ink:e<4?"#13201E":"#FFF"}),Gs=e=>!!e.nodes,
vm=["part","value"];function $m(e,t){let n=Object.entries(e.nodes??{});return t==="part"?n:[...n].sort(([,o],[,s])=>(o.value??
0)-(s.value??0))}var Qn=class{constructor(t){this.back=!1;this.by="part";this.map={};this.changed=t,this.words=c("p.coun\
ted"),this.steps=c("ol.shades"),this.tokens=c("button.btn.quiet",{"data-k":"heat.tokens",onclick:()=>this.bring()}),this.
opener=c("button.btn.quiet",{"data-k":"heat.all","aria-expanded":"false",onclick:()=>this.open(!!this.list.hidden)}),this.
root=c("div.heat-bar",{role:"group","aria-label":"Numbers on the board",hidden:!0},c("div.legend",this.words,this.steps),
this.tokens,this.opener),this.list=c("section.sheet.scores.heat-list",{hidden:!0})}get clears(){return Gs(this.map)&&!!this.
map.hides&&!this.back}show(t){if(JSON.stringify(t)===JSON.stringify(this.map)||(this.map=t,this.root.hidden=!Gs(t),this.
open(!1),!Gs(t)))return;let{title:n="",unit:o="",steps:s=[],hides:r="",nodes:i={}}=t;this.words.textContent=n,this.steps.
replaceChildren(...s.map(({text:a,count:l},u)=>{let{fill:d,ink:h}=Zs(u+1),m=`about ${a} ${o} at ${l} ${l===1?"place":"pl\
aces"}`;return c("li",{title:m},c("span.shade",{"aria-hidden":"true",style:`background:${d};color:${h}`},a),c("span.sr",
m))}),c("li.unit",{"aria-hidden":"true"},o)),this.tokens.hidden=!r,this.opener.textContent=`All ${Object.keys(i).length}`,
this.say()}say(){this.tokens.textContent=`Show ${this.map.hides??""}`,X(this.tokens,"aria-pressed",String(this.back))}bring(){
this.back=!this.back,this.say(),this.changed()}open(t){this.list.hidden=!t,X(this.opener,"aria-expanded",String(t)),this.
list.replaceChildren(...t?[this.table()]:[])}escape(){let t=!this.list.hidden;return this.open(!1),t&&this.opener.focus(),
t}sort(t){this.by=t,this.open(!0),this.list.querySelector(`[data-k="heat.${t}"]`)?.focus()}table(){let{title:t="",unit:n=""}=this.
map,o={part:"where",value:n},s=vm.map(i=>c("th",{scope:"col","aria-sort":this.by===i?"ascending":null},c("button.sorts",
{"data-k":`heat.${i}`,onclick:()=>this.sort(i)},o[i]))),r=([i,{part:a="",value:l=0}])=>c("tr",c("th",{scope:"row"},i),c(
"td",a),c("td.num",l.toFixed(2)));return c("div.scroll",{tabindex:0,role:"group","aria-label":t},c("table",c("caption",t),
c("thead",c("tr",c("td"),...s)),c("tbody",$m(this.map,this.by).map(r))))}};var Mm=23,Ys=24,on=20,_m=17,Sm=8,Il=6,nn={h:23,size:15},Tm={house:[66,34],place:[20,28]},[Em,Lm,Hm]=[3,4,1],Wl=(e,t)=>Math.
hypot(e.x-t.x,e.y-t.y);function Am(e,t,n){let o={x:(e.x+t.x)/2,y:(e.y+t.y)/2},s=r=>(r.x-o.x)*(t.x-e.x)+(r.y-o.y)*(t.y-e.
y);return n.flatMap((r,i)=>{let a=n[(i+1)%n.length],[l,u]=[s(r),s(a)],d=l/(l-u),h=l<0!=u<0?[{x:r.x+(a.x-r.x)*d,y:r.y+(a.
y-r.y)*d}]:[];return l<0?[r,...h]:h})}function Um(e,t=Mm){let n=Array.from({length:Ys},(o,s)=>{let r=2*Math.PI*s/Ys,i=t/
Math.cos(Math.PI/Ys);return{x:i*Math.cos(r),y:i*Math.sin(r)}});return e.map((o,s)=>{let r=n;for(let[i,a]of e.entries()){
let l=Wl(o,a);i===s||l>2.1*t||(l<.5?r=i>s?[]:r:r=Am({x:0,y:0},{x:a.x-o.x,y:a.y-o.y},r))}return r})}var Cm=e=>e.map((t,n)=>{
let o=e.filter((s,r)=>r!==n).map(s=>Wl(t,s));return Math.max(Sm,Math.min(on,...o.filter(s=>s>.5).map(s=>s/2-1)))}),zs=(e,t)=>e.
x<t.x+t.w&&t.x<e.x+e.w&&e.y<t.y+t.h&&t.y<e.y+e.h,Pm=({x:e,y:t},n)=>({x:e-n,y:t-n,w:2*n,h:2*n});function Nm(e,t,n,o,s){let r=[];
return e.map((i,a)=>{let l=n[a],u=nn.h,d=f=>(f.x<s.x||f.y<s.y||f.x+l>s.x+s.w||f.y+u>s.y+s.h?100:0)+Em*r.filter(g=>zs(g,f)).
length+Lm*e.filter((g,w)=>zs(Pm(g,t[w]-3),f)).length+Hm*o.filter(g=>zs(g,f)).length,h=[[1,-1],[-1,-1],[1,0],[-1,0],[0,-1],
[0,1],[1,1],[-1,1]],p=[0,8,20].flatMap(f=>h.map(([b,g])=>{let w=(t[a]+f)*(b&&g?.72:1.08);return{x:i.x+b*(w+l/2)-l/2,y:i.
y+g*(w+u/2)-u/2,w:l,h:u}})).reduce((f,b)=>d(b)<d(f)?b:f);return l&&r.push(p),p})}var Js=e=>e?12+9*e.length:0,Xs=({x:e,y:t},{
role:n,label:o,ring:s,chosen:r,attributes:i})=>x("g",{role:n,"aria-label":o,"data-x":e,"data-y":t,transform:`translate(${e}\
 ${t})`,...i},x("title",o),x("g.sized",x("path.cell",{fill:"transparent"}),(s||r)&&q(0,0,on,{class:"ring"}),r&&q(0,0,on-
Il,{class:"ring chosen"}),q(0,0,on+12,{class:"ring-focus"}))),ql=({x:e,y:t},n,o)=>x("g.tag.of",{"data-of":o,"data-move":o,
transform:`translate(${e} ${t})`,"aria-hidden":"true"},x("g.sized",x("g.stands",N(0,0,Js(n),nn.h,{rx:3,style:"fill:var(-\
-lit)"}),x("text",{x:Js(n)/2,y:nn.h/2+nn.size*.36,"font-size":nn.size,"font-weight":700,"text-anchor":"middle",fill:"#13\
201E"},n))));function Fl(e,t,n,o){let s=[...e.querySelectorAll("[data-x]")],r=({x:b,y:g})=>({x:b/t,y:g/t}),i=s.map(({dataset:b})=>r(
{x:Number(b.x),y:Number(b.y)})),a=Um(i),l=Cm(i);for(let b of e.querySelectorAll(".sized"))b.setAttribute("transform",`sc\
ale(${t})`);for(let[b,g]of s.entries()){let w=a[b].map(({x:y,y:k})=>`${y.toFixed(1)} ${k.toFixed(1)}`).join("L");g.querySelector(
".cell")?.setAttribute("d",w?`M${w}Z`:"");for(let y of g.querySelectorAll("circle")){let k=y.classList.contains("ring-fo\
cus")?12:y.classList.contains("chosen")?-Il:0,[v,_]=["many","handle"].map(E=>g.classList.contains(E)),$=_?on:v?Math.min(
l[b],_m/t):l[b];y.setAttribute("r",String($+k))}}let u=[...e.querySelectorAll(".tag.of")];if(!u.length)return;let d=s.map(
b=>u.find(g=>g.dataset.of===b.dataset.move)),h=d.map(b=>Js(b?.textContent??"")),m={x:n.x/t,y:n.y/t,w:n.w/t,h:n.h/t},p=o.
map(({x:b,y:g,kind:w})=>{let[y,k]=Tm[w??""]??[13,13];return{x:(b-y)/t,y:(g-k)/t,w:2*y/t,h:2*k/t}}),f=Nm(i,l,h,p,m);for(let[
b,g]of d.entries()){let{x:w,y}=f[b];g?.querySelector(".stands")?.setAttribute("transform",`translate(${w-i[b].x} ${y-i[b].
y})`)}}var Rm=18,Om=40,Bm={"stroke-width":5},Dm={"stroke-width":36,"stroke-linejoin":"round","stroke-linecap":"round"},Im=.4;function Wm(e,t){
let n=t.get(e.a),o=t.get(e.b),s=`M${n.x} ${n.y}L${o.x} ${o.y}`,r=i=>x("path",{d:s,fill:"none",...i});switch(e.kind??"roa\
d"){case"double":return[r({style:"stroke:var(--field-edge)","stroke-width":9}),r({style:"stroke:var(--field)","stroke-wi\
dth":4})];case"dashed":return r({style:"stroke:var(--field-edge)","stroke-width":6,"stroke-dasharray":"12 9"});case"thin":
return r({style:"stroke:var(--field-edge)","stroke-width":3});case"pointer":return r({style:"stroke:var(--on-field-2)","\
stroke-width":3,"stroke-dasharray":"2 5"});default:return r({style:"stroke:var(--field-edge)","stroke-width":9})}}var Vl=(e,t,n,o)=>x(
"text",{class:o,y:.35*t,"font-size":t,"font-weight":700,"text-anchor":"middle",fill:n},e);function qm(e,t,n,o){let{fill:s,
ink:r}=t?Zs(t.step):{fill:"var(--on-field)",ink:""},i={style:`fill:${s};stroke:var(${t?"--on-field-2":"--field"})`,"stro\
ke-width":2},a=t?Math.min(16*n,Rm):13,l=e.kind==="crossing"?x("path",{d:`M0 ${-a*1.35}L${a*1.35} 0 0 ${a*1.35} ${-a*1.35}\
 0Z`,...i}):e.kind==="door"?x("path",{d:`M${-a} ${-a}L${a} 0 ${-a} ${a}Z`,...i}):e.kind==="house"?x("rect",{x:-66,y:-34,
width:132,height:68,rx:4,...i}):e.kind==="place"?N(-19,-27,38,54,{class:"slot",rx:4,fill:"none"}):x("circle",{r:a,...i}),
u=e.kind==="house",d=u&&(e.name??"").length>8?(e.name??"").split(" "):[e.name??""],h=Math.max(1,...d.map(f=>f.length)),m=u?
Math.min(23*n,122/(.66*h),54/(1.1*d.length)):20*n,p={...e.kind==="place"?o(e):{x:0,y:u?0:16+18*n,"text-anchor":"middle"},
class:u?"on-house":"f"};return x("g",{transform:`translate(${e.x} ${e.y})`},x("title",e.label),l,e.kind==="pointer"&&!t&&
N(-5,-5,10,10,{fill:"var(--field)"}),t&&Vl(t.text,20*n,r,t.fine?"coarse":""),t?.fine&&Vl(t.fine,15*n,r,"fine"),e.name&&d.
map((f,b)=>x("text",{"font-size":m,"font-weight":700,...p,y:p.y+(u?(.35+1.1*(b-(d.length-1)/2))*m:0)},f)))}function Fm(e){
let t=new Map;for(let{key:o,at:s,art:r}of e)(r??"mark")==="mark"&&t.set(s,[...t.get(s)??[],o]);let n=new Map;for(let o of t.
values())o.forEach((s,r)=>n.set(s,r-(o.length-1)/2));return n}function Vm(e,t,n,o=0){let s=t.get(e.at);if(!s)throw new Error(
`Expected a node of the board, not "${e.at}".`);let r={mark:()=>[q(0,0,27,{fill:e.active?"var(--accent-on-field)":"var(-\
-field)"}),Pe(e.seat??0,-19,-19,38,{fill:e.active?"var(--field)":"var(--on-field)",ink:e.active?"var(--accent-on-field)":
"var(--field)"})],agent:()=>[q(0,0,15,{style:"fill:var(--field);stroke:var(--on-field)","stroke-width":3}),N(-9,-3,18,6,
{fill:"var(--on-field)"})],card:()=>[x("g",{transform:"translate(-20 -28)"},Ft(e.face,40))],bars:()=>[N(-64,-32,128,64,{
rx:3,fill:"var(--on-field)"}),x("path",{d:"M-54 -32V32M-38 -32V32M38 -32V32M54 -32V32",style:"stroke:var(--field)","stro\
ke-width":6})],empty:()=>[N(-19,-27,38,54,{class:"slot",rx:4,fill:"none"})]}[e.art??"mark"];if(!r)throw new Error(`Expec\
ted a token that can be drawn, not "${e.art}".`);return x("g",{transform:`translate(${s.x+46*n*o} ${s.y}) scale(${n})`,role:"\
img","aria-label":e.label,"data-token":e.key},x("title",e.label),x("g.grows",r()))}function Km({tag:e,path:t},n,o){let{x:s,
y:r}=n.get(t[t.length-1]),i=18+11*e.length;return e&&x("g.tag",{transform:`translate(${s+14} ${r-12-32*o}) scale(${o})`},
N(0,0,i,32,{rx:3,style:"fill:var(--lit)"}),x("text",{x:i/2,y:23,"font-size":21,"font-weight":700,"text-anchor":"middle",
fill:"#13201E"},e))}function Kl(e,t){let n=e.path.map(r=>t.get(r)),o=n.map(({x:r,y:i},a)=>`${a?"L":"M"}${r} ${i}`).join(
""),s=!e.move;return x("g",{class:s?"way gone":"way",role:s?"img":null,"aria-label":s?e.label:null,"aria-hidden":s?null:
"true","data-steps":n.length-1},s&&x("title",e.label),x("path.line",{d:o,fill:"none",style:"stroke:var(--lit)",...s?Dm:Bm}))}
function jm({path:e,label:t,move:n,chosen:o},s,r){let i=s.get(e[e.length-1]),a=r?{class:"way plays",tabindex:0,"data-mov\
e":n,"aria-pressed":String(!!o)}:{class:"way shown"};return Xs(i,{role:r?"button":"img",label:t,ring:!0,chosen:!!o,attributes:a})}
function Gm(e,t,n,o){let s=13*o*(e.name?.length??0),r=[{x:-23*o-3,y:7*o,"text-anchor":"end",left:-s-23*o},{x:23*o+3,y:7*
o,"text-anchor":"start",left:23*o},{x:0,y:45*o,"text-anchor":"middle",left:-s/2},{x:0,y:-31*o,"text-anchor":"middle",left:-s/
2}],i=t.edges.flatMap(({a:d,b:h})=>{let m=n.get(d),p=n.get(h);return[0,.25,.5,.75,1].map(f=>({x:m.x+(p.x-m.x)*f,y:m.y+(p.
y-m.y)*f}))}),a=({y:d,left:h})=>i.filter(m=>m.x>e.x+h-14&&m.x<e.x+h+s+14&&m.y>e.y+d-16*o-12&&m.y<e.y+d+12).length,{left:l,
...u}=r.reduce((d,h)=>a(h)<a(d)?h:d);return u}var Zm=(e,t,n)=>[e.art?x("g.scenery",Xr(e.art)):null,(e.areas??[]).map(({name:o,
x:s,y:r})=>x("text.f2",{x:s,y:r,"font-size":20*n,"text-anchor":"middle"},o)),x("g",{fill:"none"},...e.edges.map(o=>Wm(o,
t)))];function Ym(e,t,n,o,s=0){let r=n.get(e.at),i={agent:22,card:39}[e.art??"mark"]??34,a=r.x+46*o*s;return x("g.light",
{transform:`translate(${a} ${r.y}) scale(${o})`,"data-x":a,"data-y":r.y,"data-key":`lit:${e.key}`,"aria-hidden":"true"},
q(0,0,i,{fill:"none",style:"stroke:var(--lit)","stroke-width":6}),t&&N(i-6,-i-14,26,26,{style:"fill:var(--lit)"}),t&&x("\
text",{x:i+7,y:5-i,"font-size":18,"font-weight":700,"text-anchor":"middle",fill:"#13201E"},t))}function zm(e,t,{zone:n},{
nodes:o,aside:s,u:r,at:i}){let a=n.tokens.find(({key:d})=>d===e),l=o.get(a?.at??e);if(!l)throw new Error(`Expected a nod\
e or a token of the board, not "${e}".`);let u=n.carries?.length;return Xs({x:l.x+46*r*(s.get(e)??0),y:l.y},{role:"butto\
n",label:a?.label??l.label,ring:!a,chosen:t,attributes:{class:["way plays",a&&"handle",u&&"many"],tabindex:a&&i?-1:0,"ar\
ia-pressed":String(t),"data-spot":e}})}function jl(e){let{board:t,zone:n,heat:o,clear:s,acting:r,spots:i,lit:a,w:l,h:u,k:d}=e,
h=new Map(t.nodes.map(v=>[v.id,v])),m=Fm(n.tokens),p=d<Im?1:Math.max(1,.62/d),f=(n.ways??[]).filter(({move:v})=>!v),b=(n.
ways??[]).filter(({move:v})=>v),g=n.tokens.filter(({art:v})=>!(s&&v==="agent")),w=({art:v})=>!!o.nodes&&v==="card",y=v=>qm(
v,o.nodes?.[v.id],p,_=>Gm(_,t,h,p)),k=v=>Vm(v,h,p,m.get(v.key));return x("svg.board",{width:l,height:u,viewBox:`0 0 ${t.
width} ${t.height}`,preserveAspectRatio:"xMidYMid meet",style:"overflow:hidden","data-board":t.id},N(0,0,t.width,t.height,
{fill:"transparent"}),Zm(t,h,p),f.map(v=>Kl(v,h)),t.nodes.filter(({kind:v})=>v==="place").map(y),g.filter(w).map(k),t.nodes.
filter(({kind:v})=>v!=="place").map(y),b.map(v=>Kl(v,h)),g.filter(v=>!w(v)).map(k),f.map(v=>Km(v,h,p)),g.filter(({key:v})=>v in
a).map(v=>Ym(v,a[v.key],h,p,m.get(v.key))),b.filter(({tag:v})=>v).map(({tag:v,move:_,path:$})=>ql(h.get($[$.length-1]),v,
_??"")),b.map(v=>jm(v,h,r)),Object.entries(i).map(([v,_],$)=>zm(v,_,e,{nodes:h,aside:m,u:p,at:$})))}function Gl(e,t){for(let n of e.
querySelectorAll(".way.gone > .line")){if(!(n instanceof SVGGeometryElement))continue;let o=n.getTotalLength(),s=Number(
n.parentElement?.dataset.steps??1);n.animate([{strokeDasharray:`0 ${o}`},{strokeDasharray:`${o} 0`}],{duration:s*Om/t})}}var ge=390,Wt=700,Rt=10,tr=e=>e.zones.every(t=>["seat","ring","fan","stack","tray","kinds"].includes(t.kind)&&(e.table===
"corners"||!(t.kind==="seat"&&(t.before?.length??0)>0)));function er(e,t,n,o,s,r,i=!1){let a=t.alert||(t.counters??[]).map(
({value:p,label:f})=>`${p} ${f}`)[0]||t.note;e.add("mark",t.id,n,o,{seat:t.seat,size:20,active:!!t.active});let l=n+26,u=s-
26,d=i?wt(t.name,13,u-28,1.06):{lines:[t.name],size:13};if(e.text(`${t.id}.name`,d.lines[0],l,o+9,{size:d.size,bold:!0,quiet:!1,
room:u}),e.text(`${t.id}.note`,wt(a??"",12,u).lines[0],l,o+(i?24:22),{size:12,tone:t.alert?"lit":"",room:u}),i){let p=l+
Z(d.lines[0],d.size)*1.06+8;e.cards(t.cards,p,o-2,20,{w:11,ideal:2,tight:.02},{role:"seat"})}if(!r)return;let h=t.cards.
some(p=>p.face||p.key in(e.extras.dealt??{})),m={w:r,ideal:r*.72,tight:h?.5:.06,least:h?r*.8:r};e.cards(t.cards,n,o+30,s-
6,m,{role:"seat",pitch:.5})}function eo(e,t,n,o,s,r=ge){let i=!!e.extras.acting,a=t.cards.length>(r-s)/60,l=a?Rt:s,u=n+(a?
30:0)+(i?12:0),d=qt(78,o-u-(i?6:0));er(e,{...t,cards:[]},Rt,a?n:(n+o)/2-14,a?r:s-Rt-6,0);let h={w:d,ideal:d*1.12,tight:.36,
least:Math.min(d,44),floor:24};e.cards(t.cards,l,u,r-l-Rt,h,{own:!0,role:"hand",pitch:.7})}function to(e,t,n,o,s,r){e.text(
`${t}.count`,n,s,r,{size:20,bold:!0,quiet:!1});let[i,a]=wt(o,12,58).lines;e.text(`${t}.label`,i,s,r+15,{size:12,room:58}),
a&&e.text(`${t}.more`,a,s,r+28,{size:12,room:58})}function Jm(e,{seats:[t,...n],ring:o,fans:s,stacks:r,trays:i},a,l){let u=(l-
ge)/(Wt-ge),d=o?132+116*u:Rt,h=[...i,...r].length?66:0,m=l-Rt-h,[p,f,b]=e.extras.acting?[70,76,42]:[68,74,45],g=b+20*u,w=g<
56?0:1.085*g+31,y={x:p+54*u,y:Math.max(f+26*u,w),r:g};o&&e.add("ring",o.id,y.x,y.y,{ring:o,r:y.r});let k=Math.max(1,Math.
min(n.length,3)),v=Math.ceil(n.length/k),_=(m-d)/k;n.forEach((L,T)=>{let M=v>1?0:n.length>2?26:34;er(e,L,d+T%k*_,8+Math.
floor(T/k)*36,_,M,!M)}),i.forEach(L=>to(e,L.id,String(L.count),L.label,m+8,22)),r.forEach((L,T)=>{let M=76+T*52;to(e,L.id,
String(L.count),L.label,m+8,M),L.top&&e.card(L.top,m+36,M-15,15,{role:"stack",recall:L.recall})});let $=96,E=a-(e.extras.
editing?108:e.extras.acting?132:88);for(let L of s){let T=qt(a>320&&L.cards.length<7?60:44,E-$-34),M={w:T,ideal:T*.74,tight:.3,
least:T,floor:15},H=m-d,C=Math.min(M.ideal,(H-T)/Math.max(L.cards.length-1,1)),B=C<22;L.cards.forEach((D,z)=>{let W=z===
L.cards.length-1,O=d+z*C;e.card(D,O,$+20,T,{seen:W?T:Math.min(T,C),role:"fan"}),(W||!B||(L.cards.length-1-z)%2===0)&&e.text(
`${D.key}.above`,D.above??"",O+1,$+14,{size:W?14:12,bold:W,quiet:!W}),D.under!=null&&(W||!B)&&e.add("mark",`${D.key}.und\
er`,O+2,$+24+T*1.4,{seat:D.under,size:14,quiet:!W})}),L.cards.length||e.add("pile",L.id,d,$+20,{w:T,under:0,empty:!0})}return t&&
eo(e,t,E+4,a-8,d,l),{y:a-18,middle:y}}function Xm(e,{seats:[t,...n],ring:o,stacks:s,trays:r},i,a){let l=Math.max(1,Math.
min(n.length,5)),u=Math.ceil(n.length/l),d=(a-2*Rt)/l,h=u>1?34:56;n.forEach((k,v)=>{let _=Rt+v%l*d,$=8+Math.floor(v/l)*h;
er(e,k,_,$,d,u>1?0:18,u>1)});let m=8+u*h,p=e.extras.acting?i-136:i-110,f=Math.min(58,(p-m)/2-14),b={x:a/2,y:(m+p)/2-12,r:f};
o&&e.add("ring",o.id,b.x,b.y,{ring:{...o,note:""},r:f});let g=Math.min(44,f*.74),w=10,y=b.x-(s.length*g+(s.length-1)*w)/
2;return s.forEach((k,v)=>{let _=y+v*(g+w),$=b.y-g*.7;k.top?e.card({...k.top,move:k.move||k.top.move,off:k.off||k.top.off},
_,$,g,{role:"stack"}):e.add("pile",k.id,_,$,{w:g,under:0,empty:!0}),to(e,k.id,String(k.count),k.label,v?a-74:Rt,b.y)}),r.
forEach(k=>to(e,k.id,String(k.count),k.label,a-74,b.y+40)),t&&eo(e,t,p+2,i-8,96,a),{y:i-18,middle:b}}var Zl=(e,t,n,o,s)=>(o?
Xm:Jm)(e,t,n,s);var Yl=e=>(e.table??"long")==="long"&&e.zones.every(t=>["seat","grid","stack"].includes(t.kind));function Qm(e,t){let n=t.
map(({key:i})=>`lit:${i}`),o=e.over.filter(({key:i})=>n.includes(i)),[s,r]=[o[0],o[o.length-1]];o.length<2||o.length<t.length||
o.some(({tab:i})=>i!==s.tab)||(e.over=e.over.filter(i=>!o.includes(i)),e.over.push({...s,w:r.x+r.w-s.x}))}function nr(e,t,n,o,s,r){
let i=t.cards.filter(E=>!E.face&&!(E.key in(e.extras.dealt??{}))),a=[...t.cards.filter(E=>!i.includes(E)),...(t.before??
[]).flatMap(E=>"cards"in E?E.cards:[])],l=r>40,u=l?26:18,d=l?Math.min(r,s/7.5):18,h=l?d*.26:6,m=i.length?d+h*(i.length-1):
0,p=n+u+(l?9:5),f=s-(p-n)-(l?8:m+12),b=l?f:s-8,g=(t.counters??[]).map(({value:E,label:L})=>`${E} ${L}`)[0]??"",w=l?[t.note,
g].filter(Boolean).join(", "):t.note||g;e.add("mark",t.id,n,o,{seat:t.seat,size:u,active:!!t.active});let y=wt(t.name,l?
15:13,f),k=wt(w,l?13:12,b);e.text(`${t.id}.name`,y.lines[0],p,o+(l?11:13),{size:y.size,bold:!0,quiet:!1,room:f}),e.text(
`${t.id}.note`,k.lines[0],l?p:n,o+(l?28:31),{size:k.size,room:b});let v={w:d,ideal:h,tight:.05};e.cards(i,l?n:n+s-m-8,l?
o+38:o-1,m+1,v,{role:"seat"}),Qm(e,i);let _=l&&m?n+m+12:n,$={w:r,ideal:r+3,tight:.3,least:r,floor:12};e.cards(a,_,o+(l?38:
36),n+s-8-_,$,{role:"seat",pitch:.5})}function tp(e,t,n,o,s){let r=t.cells.flatMap(b=>"key"in b?[b]:[]),i=or(n),a=r.length>
6?2:1,l=Math.max(Math.ceil(r.length/a),1),u=n>Wt?10:5,d=e.extras.acting?8:0,h=(n-2*i-u*(l-1))/l,m=qt(Math.min(n>Wt?70:50,
h),(s-o)/a-u-d),p=Math.min(h+u,m*1.3),f=(n-p*(l-1)-m)/2;r.forEach((b,g)=>{let w=f+g%l*p,y=o+Math.floor(g/l)*(m*1.4+u+d);
e.card(b,w,y,m,{role:"grid",own:!0})})}function ep(e,t,n,o,s,r){let i=s*.7;(t.round??[]).forEach(({seat:l,words:u,now:d},h)=>{
let m=o+h*s,p=i>20?14:12;e.add("mark",`${t.id}.${h}`,n,m,{seat:l,size:i,active:d,quiet:!d}),e.text(`${t.id}.${h}`,u,n+i+
8,m+i/2+p*.35,{size:p,bold:d,quiet:!d,room:r-i-8})})}function np(e,t,n,o,s){let r=n>Wt,i=t.filter(g=>g.top||g.count||g.round?.
length),a=qt(r?92:56,s-o-(r?60:24)),l=r?56:18,[u,d]=r?[186,240]:[148,190],h=Math.max(0,...i.flatMap(g=>(g.round??[]).map(
w=>Z(w.words,1.06)))),m=Math.max(u,Math.min(d,(r?14:12)*h+(r?56:40))),p=i.reduce((g,w)=>g+a+(w.round?.length?m:0),l*(i.length-
1)),f=o+(s-o-a*1.4-22)*(r?.42:.3),b=(n-p)/2;for(let g of i){g.top?e.card(g.top,b,f,a,{role:"stack",recall:g.recall}):e.add(
"pile",g.id,b,f,{w:a,under:0,empty:!0});let w=g.round??[],y=r?14:12,k=f+a*1.4+(r?24:17);if(w.length){let v=Math.min(r?36:
25,(a*1.4+6)/w.length);ep(e,g,b+a+(r?20:10),f,v,m-(r?20:10)),e.text(`${g.id}.label`,g.label,b,k,{size:y,room:a+m-10})}else{
let v=r?20:16,_=Z(String(g.count),v)*1.06+5,$=r?b:b+Math.min(0,(a-_-Z(g.label,y))/2);e.text(`${g.id}.count`,String(g.count),
$,k,{size:v,bold:!0,quiet:!1}),e.text(`${g.id}.label`,g.label,$+_,k,{size:y})}b+=a+(w.length?m:0)+l}}function op(e,t,n,o,s){
let r=n>Wt,i=or(n),a=Math.min((s-o)/Math.max(t.length,1),r?150:96),l=r?0:24,u=qt(r?84:46,a-l-(r?16:8)),d=r?166:i;t.forEach(
(h,m)=>{let p=o+m*a;if(r){let b=e.head(h,i,p,d-i-12);e.counters(h,i+4,p+42+b,d-i-16,!0)}else{let b=(h.counters??[]).map(
({value:y,label:k})=>`${y} ${k}`),g=i+24+Z(h.name,13)*1.06+8;e.add("mark",h.id,i,p,{seat:h.seat,size:18,active:!!h.active}),
e.text(`${h.id}.name`,h.name,i+24,p+13,{size:13,bold:!0,quiet:!1});let w=wt([h.note,...b].filter(Boolean).join(", "),12,
n-i-g);e.text(`${h.id}.note`,w.lines[0],g,p+13,{size:w.size,room:n-i-g})}let f={w:u,ideal:u*1.12,tight:.3,least:u,floor:20};
e.cards(h.cards,d,p+l,n-i-d,f,{role:"seat"})})}function zl(e,t,n,o){let s=t.cards.find(i=>i.above),r=s&&e.things.find(({
kind:i,key:a})=>i==="card"&&a===s.key);!s?.above||!r||e.text(`${s.key}.over`,s.above,o??r.x,n,{size:o?12:14,bold:!0,quiet:!1,
tone:s.ghost?"lit":"",anchor:o?"end":"start",room:o?o-Rt-34-Z(t.name,13)*1.06:1/0})}var or=e=>e>Wt?28:Rt;function sr(e,t,n,o,s){
let i=n-166-28,a=e.extras.acting?18:0,l=qt(84,s-o-a-14),u={w:l,ideal:l*1.12,tight:.3,least:l,floor:30},d=e.head(t,28,o+a,
126);e.counters(t,32,o+a+48+d,126,!1),e.cards(t.cards,166,o+a,i,u,{own:!0,role:"hand"}),zl(e,t,o-14)}function Jl(e,{seats:[
t,...n],grids:o,stacks:s},r,i){let a=or(i),l=i>Wt,u=Math.max(n.length,1),d=(i-2*a+8)/u,h=l?22:8,m=l?u>1?46:60:u>2?26:32,
p=r-(e.extras.acting?l?150:126:l?132:100);!o.length&&!s.length&&n.every(g=>g.cards.every(w=>w.face))?op(e,n,i,h,p-(l?30:
6)):n.forEach((g,w)=>{nr(e,g,a+w*d,h,d,m)});let f=n.some(g=>g.before?.length||g.cards.some(w=>w.face)),b=h+(l?54+m*1.4:f?
46+m*1.4:44);for(let g of o)l&&e.text(`${g.id}.label`,g.label,a,b+8,{room:i-2*a}),tp(e,g,i,b+(l?26:0),p-(l?24:4));return np(
e,s,i,b,p),t&&l?sr(e,t,i,p,r):t&&(eo(e,t,p,r-8,Rt+92,i),zl(e,t,p+9,i-Rt)),{y:r-18,middle:{x:i/2,y:(b+p)/2,r:40}}}var sp={draw2:"+2",draw4:"+4"},rp=["skip","reverse"],no=28;function ir(e){let t=e>=no;return{large:t,left:t?34:22,right:t?
44:24,tall:e*1.17,pitch:e*1.72+(t?4:1.5),gap:t?4:1.5}}var Xl=({rows:e})=>Math.max(...e.map(({kinds:t})=>t.length));function oo(e,t){
let{left:n,right:o,pitch:s,gap:r}=ir(t);return{w:n+Xl(e)*(t+r)+o,h:e.rows.length*s}}function ip(e,t,n){let o=48;for(;o>12&&
(oo(e,o).w>t||oo(e,o).h>n);)o-=.2;return o}var Ql=e=>[...e].reduce((t,n)=>t+Number(n),0);function tc(e,t){return e===2?N(
-t,-t,2*t,2*t,{style:"fill:var(--lit)"}):q(0,0,t,{style:e?"fill:none;stroke:var(--field-edge)":"fill:var(--on-field)","s\
troke-width":1.5})}var ar=(e,t,n)=>x("g",{transform:`translate(${e} ${t})`},n);function ap(e,t,n){let{tall:o}=ir(n),s=e.
kinds[t],r=e.colour==="wild",i=r?"#fff":`var(--c-${e.colour}-on)`,a=Math.max(13,n*(r?.42:.54)),l=[e.unseen[t],e.held[t],
e.gone[t]].map(Number),u=Math.min(11,n/4+(n<no?2:1)),d=l.flatMap((m,p)=>Array(m).fill([0,2,1][p])),h=rp.includes(s)?x("g",
{style:`color:${i}`},vs(s,n/2,o/2,n*.2)):x("text",{x:n/2,y:o/2+a*.36,"text-anchor":"middle","font-size":a,"font-weight":700,
style:`fill:${i}`},sp[s]??s);return x("g",x("g",{opacity:l[0]?null:.4},N(0,0,n,o,{rx:3,style:`fill:${r?"#17181c":`var(--\
c-${e.colour})`};stroke:#fff`,"stroke-width":n<no?0:1.2}),h),d.map((m,p)=>ar(n/2+(p-(d.length-1)/2)*u,o+n*.28,tc(m,n<no?
2.8:3.5))))}function lp(e,t,n,o){let s=n?[0,82,182]:[0,62,136];return["unseen","discarded",o].map((r,i)=>[ar(e+s[i],t,tc(
i,4)),x("text.f2",{x:e+s[i]+9,y:t+4.5,"font-size":n?13:12},r)])}function lr({zone:e,w:t,lit:n}){let{large:o,left:s,tall:r,
pitch:i,gap:a}=ir(t),l=Xl(e),u=s+l*(t+a)+(o?6:2);return e.rows.map((h,m)=>{let p=m*i,f=h.kinds.length<l/2,b=w=>s+w*(t+a)*
(f?1.6:1),g=Ql(h.unseen);return[h.colour!=="wild"&&re(h.colour,s/2-3,p+r/2,s*.26,{style:`fill:var(--ring-${h.colour})`}),
h.kinds.map((w,y)=>ar(b(y),p,ap(h,y,t))),h.kinds.map((w,y)=>`${h.id}.${w}`in n&&N(b(y)-1,p-2,t+2,r+t*.48,{"data-key":`li\
t:${h.id}.${w}`,rx:5,style:"fill:none;stroke:var(--lit)","stroke-width":o?3:2})),f&&lp(Math.min(b(h.kinds.length),u-(o?240:
192)),p+r/2,o,h.hands??"yours"),x("text.f",{x:u,y:p+r/2+6,"font-size":o?18:14,"font-weight":700},String(g))]}).flat(3).filter(
Boolean)}function rr({rows:e}){let[t,n]=["unseen","gone"].map(o=>e.reduce((s,r)=>s+Ql(r[o]),0));return`${t} ${t===1?"car\
d":"cards"} you can't see, ${n} discarded`}var cr=e=>[rr(e),...e.rows.map(({label:t})=>t)].join(". ");function ro(e){let t=e.
zones.filter(n=>n.kind==="kinds");return t.length?{rows:t,of:t[0].of}:void 0}function ec(e,t){let n=Object.keys(e).filter(
o=>t?.rows.some(({id:s})=>o.startsWith(`${s}.`)));return t&&n.length?{[t.of]:e[n[0]],...e}:e}function cp(e,t,n,o,s){let[
r]=t.counters??[];e.add("mark",t.id,n,o,{seat:t.seat,size:18,active:!!t.active}),e.text(`${t.id}.name`,t.name,n+23,o+9,{
size:13,bold:!0,quiet:!1,room:14}),e.cards(t.cards,n+38,o-4,s-42,{w:12,ideal:3,tight:.05},{role:"seat"}),r&&e.text(`${t.
id}.note`,`${r.value} ${r.label}`,n+23,o+23,{size:12,room:s-23})}function nc(e,{seats:[t,...n],ring:o,stacks:s,kinds:r},i,a){
let l={rows:r,of:""},u=a>Wt,d=u?28:10,h=Math.min(n.length||1,3),m=Math.ceil(n.length/h),p=n.length>3,f=u?52:p?30:40,b=u?
150:80,g=s.length*(f+12)+b,w=(a-2*d-g)/h,y=u?12:8,k=p?34:u?102:44,v=y+Math.max(f*1.4+(u?16:10),m*k),_=i-(u?104:74);n.forEach(
(M,H)=>{let C=y+Math.floor(H/h)*k;p&&!u?cp(e,M,d+H%h*w,C,w):nr(e,M,d+H%h*w,C,u?w:Math.min(w,130),p||!u?26:42)});let $=a-
d-g;for(let M of s)M.top?e.card(M.top,$,y,f,{role:"space"}):e.add("pile",M.id,$,y,{w:f,under:0,empty:!0}),$+=f+12;let E=s.
map(({count:M,label:H})=>`${M} ${H}`);o?.value&&s.some(({top:M})=>M?.face?.colour==="wild")&&E.push(`${o.value} named`),
E.forEach((M,H)=>{e.text(`spread.${H}`,M,$,y+14+H*(u?20:16),{size:u?14:12,room:b})});let L=ip(l,a-2*d,_-v),T=oo(l,L);if(e.
add("spread","all",(a-T.w)/2,v+(_-v-T.h)*.35,{zone:l,w:L,lit:e.extras.lit??{}}),t&&u)sr(e,{...t,counters:t.counters?.slice(
0,1)},a,_,i);else if(t){let M=qt(46,i-8-_);e.add("mark",t.id,d,_,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}\
.name`,t.name,d,_+36,{size:13,bold:!0,quiet:!1,room:62});let H={w:M,ideal:M+4,tight:.36,least:M,floor:20};e.cards(t.cards,
78,_,a-d-78,H,{own:!0,role:"hand"})}return{y:i-18,middle:{x:a/2,y:(v+_)/2,r:40}}}var so=class{constructor(t){this.open=!1;
this.how=t,this.root=c("section.sheet.spread",{hidden:!0,role:"group"})}show(t,n,o){this.zone=t,t||(this.open=!1),this.root.
hidden=!this.open;let s=this.open&&JSON.stringify([t,n,o]);if(!t||!s||this.root.dataset.looks===s)return;this.root.dataset.
looks=s;let r=o?23.2:44,i=oo(t,r),a=this.root.contains(ct(this.root)),l={class:"btn quiet shut","aria-label":"Close",title:"\
Close",onclick:()=>this.escape()};this.root.setAttribute("aria-label",rr(t)),this.root.replaceChildren(c("h2",rr(t)),ut(
l,$t("close",16)),x("svg",{viewBox:`0 -3 ${i.w} ${i.h}`,role:"img","aria-label":cr(t)},lr({zone:t,w:r,lit:n}))),a&&this.
root.querySelector("button")?.focus()}toggle(t){if(this.open)return void this.escape();this.open=!0,t(),this.root.querySelector(
"button")?.focus({preventScroll:!0})}escape(){let t=this.open,n=this.root.contains(ct(this.root));return this.open=!1,this.
root.hidden=!0,n&&this.zone&&this.how.focus(this.zone.of),t}};var be=(e,t)=>x("text",t,e),oc=e=>!e.plays&&!!(e.opens||e.recall?.length);function up(e){let t=e.w*1.4,n=Math.min(11,Math.
max(7,e.w*.16));return[e.plays&&N(-2,-2,Math.max(e.seen,24),t+24,{class:"touch",fill:"transparent"}),e.dealt&&Ft(null,e.
w),e.ghost?x("g.faint",Ft(e.face,e.w)):Ft(e.face,e.w),e.ghost&&N(0,0,e.w,t,{class:"ghost",rx:e.w*.085,fill:"none"}),e.kin&&
!e.ghost&&N(1.5,1.5,e.w-3,t-3,{class:"kin",rx:e.w*.07,fill:"none"}),e.off&&N(0,0,e.w,t,{class:"veil",rx:e.w*.085}),e.under&&
x("path.bar-under",{d:`M2 ${t+11.5}h${Math.max(e.seen-6,18)}`,"stroke-width":5}),oc(e)&&ti(n+2,t-n-2,n),N(-5,-5,e.w+10,t+
10,{class:"ring-focus",rx:e.w*.085+5}),x("title",oc(e)?`${e.label}. Press to see the cards.`:e.label)]}var oe=24,ur=14,dp=8;
function hp(e){let t=Math.min(oe,e.w);switch(e.role){case"hand":{let n=Math.min(oe,e.w*.55);return[e.w-n,e.h-n,n]}case"s\
tack":case"pile":return[e.w-t,e.h-t,t];case"fan":return[e.w-t,e.h*.36,t];case"seat":return e.h<oe?[e.w+3,(e.h-ur)/2,e.w<
dp?0:ur]:[e.w-oe,e.h-oe,oe];case"space":return[e.w-14,e.h-21,oe];case"dice":return[e.w+3,-3,oe];default:return e.y>oe?[e.
w-21,-25,oe]:[Math.max(-8,1-e.x),Math.max(-8,1-e.y),ur]}}function mp(e){let[t,n,o]=hp(e),s=e.tab&&o>0&&x("g",{transform:`\
translate(${t} ${n})`},N(0,0,o,o,{fill:"var(--lit)"}),be(e.tab,{x:o/2,y:o*.71,"font-size":o*.625,"font-weight":700,"text\
-anchor":"middle",fill:"#13201E"}));return[N(-3,-3,e.w+6,e.h+6,{rx:7,fill:"none",stroke:"var(--lit)","stroke-width":4}),
s]}function pp(e){let t=e.tone==="lit"?"lit-text":e.quiet?"f2":"f";return[x("text",{"font-size":e.size,"font-weight":e.bold?
700:400,"text-anchor":e.anchor,class:t},e.lines.map((n,o)=>x("tspan",{x:0,dy:o?e.size*1.2:0},n)))]}var fp=e=>[Pe(e.seat,
0,0,e.size,{fill:e.active?"var(--accent-on-field)":e.quiet?"var(--on-field-2)":"var(--on-field)"})];function gp(e){let t=String(
e.value),n=ce(t),o=n?Tt(t,e.high):0;return[n&&Nt(t,0,0,e.high,{colour:"var(--on-field)"}),be(n?e.label:`${t} ${e.label}`,
{x:n?o+8:0,y:e.high-4,"font-size":13,class:"f2","aria-hidden":"true"})]}function bp(e){return e.empty?[N(1,1,e.w-2,e.w*1.4-
2,{class:"slot",rx:5,fill:"none"})]:Array.from({length:e.under},(t,n)=>{let o=(e.under-n)*2.5;return x("g",{transform:`t\
ranslate(${o} ${-o})`},N(0,0,e.w,e.w*1.4,{class:"paper",rx:e.w*.085}))})}var wp=e=>[x("text.f2",{"font-size":13,"aria-hi\
dden":"true"},x("tspan.f",{"font-weight":700,"font-size":15},String(e.count)),e.lines.map(t=>x("tspan",e.broken?{x:0,dy:17}:
{dx:4},t)))];function yp(e){let t=String(e.count),n=Tt(t,22),o=n+8+e.noted,s=(e.wide-(e.below?n:o))/2;return[Nt(t,s,0,22,
{colour:"var(--on-field)"}),be(e.label,{x:e.below?e.wide/2:s+n+8,y:e.below?e.high+56:18,"text-anchor":e.below?"middle":"\
start","font-size":13,class:"f2","aria-hidden":"true"}),Vo(e.count,12,30+e.high,e),_t(`M1.5 ${e.high-6}V${36+e.high}H${e.
wide-1.5}V${e.high-6}`,"var(--field-line)",3)]}var sn=(e,t)=>[t*Math.sin(e*2*Math.PI),-t*Math.cos(e*2*Math.PI)];function kp(e){
let{ring:t,r:n}=e,o=t.of??10,s=t.filled??0,r=t.preview?.filled??s,i=t.goal??-1,a=n*.17,l=2.4/360,u=K("hatch"),d=y=>{let[
k,v]=sn(y/o+l,n),[_,$]=sn((y+1)/o-l,n);return`M${k} ${v}A${n} ${n} 0 0 1 ${_} ${$}`},h=Array.from({length:o},(y,k)=>{let v=k<
s,_=t.preview?k>=s&&k<r:i>=0&&k>=s&&k<i,$=k===i?"var(--lit)":v?"var(--accent-on-field)":"var(--field-line)";return[x("pa\
th",{d:d(k),fill:"none",style:`stroke:${$}`,"stroke-width":a}),_&&x("path",{d:d(k),fill:"none",style:`stroke:url(#${u})`,
"stroke-width":a})]}),m=n<56,p=m?12:14,f=(t.marks??[]).map(y=>{let k=y.at/o,v=n+a/2+4,[_,$]=sn(k,v),[E,L]=sn(k,v+7),[T,M]=sn(
k,v+(m?6:19)),H=Math.sin(k*2*Math.PI)<-.2,C=Math.sin(k*2*Math.PI)>.2;return[!m&&x("path",{d:`M${_} ${$}L${E} ${L}`,class:y.
on?"tick on":"tick"}),be(y.text,{x:T+(H?5:C?-5:0),y:M+(m?4:5),"font-size":p,"font-weight":y.on?700:400,"text-anchor":H?"\
end":C?"start":"middle",class:y.on?"f":"f2"})]}),b=(t.preview??t).value??"",g=t.preview?.note??t.note,w=Math.min(n*.7,n*
140/Math.max(Tt(b,100),1));return[x("defs",vt(u,"var(--accent-on-field)","none")),q(0,0,n+a/2,{fill:"var(--field)"}),...t.
closed?xp(n,a):[...h.flat(),...f.flat()],ce(b)&&Nt(b,0,-w*.61,w,{anchor:"middle",colour:"var(--on-field)"}),g&&be(g,{y:n*
.55,"font-size":Math.max(13,n*.14),"font-weight":t.closed?700:400,"text-anchor":"middle",class:t.closed?"lit-text":"f2"})]}
var xp=(e,t)=>[0,1,2].map(n=>q(0,0,e+n*t*1.15,{fill:"none",style:"stroke:var(--lit)","stroke-width":n?t*.24:t,class:n?"e\
cho":"whole"}));function vp(e){let{r:t}=e,n={...e.ring,...e.ring.preview},o=Math.round(t/4.6),s=n.colour?`var(--ring-${n.
colour})`:"var(--on-field-2)",r=(n.direction??1)<0?-1:1,i=Sn(n.colour),a=Array.from({length:o},(d,h)=>h*360/o).filter(d=>!i||
Math.abs(d-180)>31).map(d=>x("path",{transform:`rotate(${d}) translate(0 ${-t}) scale(${r} 1)`,d:"M-7-9H0L8 0 0 9H-7L1 0\
Z",fill:s})),l=i&&x("g",{transform:`translate(-60 ${t-18})`},N(0,0,120,36,{rx:4,fill:`var(--c-${n.colour})`}),re(n.colour,
22,18,8.5,{fill:"none",stroke:`var(--c-${n.colour}-on)`,"stroke-width":2.5}),be(`${n.colour.toUpperCase()} ${i}`,{x:40,
y:24,"font-size":16,"font-weight":700,fill:`var(--c-${n.colour}-on)`})),u=n.note&&be(n.note,{y:t-30,"font-size":13,"text\
-anchor":"middle",class:"f2"});return[...a,l,u]}var $p=e=>[Vo(e.count,0,0,e)],Mp=({ring:e})=>[ce(e.value??"")&&Nt(e.value,
0,-26,40,{anchor:"middle",colour:"var(--on-field)"}),be(e.note??"",{y:36,"font-size":14,"text-anchor":"middle",class:"f2"})],
_p={dial:kp,chevrons:vp,none:Mp},Sp=e=>Array.from({length:e.full},(t,n)=>x("g",{transform:`translate(${e.size/2+n*(e.size+
5)} ${e.size/2})`,"aria-hidden":"true"},q(0,0,e.size/2-1.5,{fill:"none",class:n<e.count?"agent":"slot"}),n<e.count&&N(-5,
-1.75,10,3.5,{fill:"var(--on-field)"}))),Tp=e=>[N(1.5,1.5,e.size-3,e.size-3,{rx:4,style:`fill:${e.box==="done"?"var(--on\
-field)":"var(--field)"};stroke:var(--${{now:"lit",done:"on-field",open:"field-edge"}[e.box]})`,"stroke-width":e.box==="\
now"?4:2,"stroke-dasharray":e.box==="open"?"4 3":null}),e.box==="done"&&x("path",{d:"M-4 -4L4 4M4 -4L-4 4",transform:`tr\
anslate(${e.size/2} ${e.size/2}) scale(${e.size/18})`,style:"stroke:var(--field)","stroke-width":2.5})],Ep={card:up,lit:mp,
text:pp,mark:fp,counter:gp,pile:bp,count:wp,tray:yp,chips:$p,dice:Sl,agents:Sp,box:Tp,spread:e=>lr(e),board:e=>[jl(e)],ring:e=>_p[e.
ring.art??"dial"](e)};function Le(e){let t=Ep[e.kind];if(!t)throw new Error(`Expected a thing that the table can draw, n\
ot "${e.kind}".`);return t(e).filter(Boolean)}function sc(e){switch(e.kind){case"card":return e.label;case"counter":return`${e.
value} ${e.label}`;case"count":return e.spoken||`${e.count} ${e.lines.join(" ")}`;case"tray":return`${e.count} ${e.label}`;case"\
dice":case"board":return e.kind==="dice"?e.label:e.zone.label;case"ring":return e.ring.label;case"spread":return cr(e.zone);default:
return""}}var dr=150,hr=112,rc=7,io=8,Lp=50,Hp=16,zt=(e,t,n,o)=>({kind:e,key:"",x:t,y:n,...o}),ao=(e,t,n,o={})=>zt("text",t,n,{lines:[
e],size:14,bold:!1,quiet:!1,anchor:"start",tone:"",...o}),ic=(e,t,n,o)=>zt("card",t,n,{w:o,face:e.face??null,label:e.label,
kin:e.kin,seen:o}),mr=(e,t,n,o)=>zt("lit",e,t,{w:n,h:o,tab:"",role:""});function Ap({id:e,cards:t=[],columns:n=0},o,s){let r=n||
t.length,i=t.some(h=>h.above)?19:0,a=n||t.length<4?o+5:Math.max(o*.66,i+3),l=o*1.4+5,u=a*(r-1)+o,d=i+l*Math.ceil(t.length/
r)-5;return{w:u,h:d,put:(h,m)=>[...t.flatMap((f,b)=>{let g=h+a*(b%r),w=m+i+l*Math.floor(b/r),y=b===t.length-1;return[ic(
f,g,w,o),...f.above?[ao(f.above,g,w-6,{bold:y,quiet:!y})]:[],...s.has(f.key)?[mr(g,w,o,o*1.4)]:[]]}),...s.has(e??"")&&t.
length>1?[mr(h,m+i,u,d-i)]:[]]}}function Up(e,t,n){let o=e.top&&!e.top.face,s=o?Math.min(3,e.count-1):0,r=s*2.5;return{w:t+
r,h:t*1.4+r,put:(i,a)=>[zt("pile",i,a+r,{w:t,under:s,empty:!e.top}),...e.top?[ic(e.top,i,a+r,t)]:[],...n.has(e.id)?[mr(i,
a+r,t,t*1.4)]:[]]}}function Cp(e,t){let n=Math.min(21,Math.max(16,Math.round(t*.42))),o=n*.8,s=e.counters?.find(({value:f,
art:b})=>f||!b)??e.counters?.[0],r=s?.value?s.art:"",i=s?String(s.value):"",a=s&&!r?s.label:"",l=e.alert?e.alert:a,u=Math.
ceil((s?.value??0)/10),d=r==="chips"?66:0,h=n+5+Z(i,o*1.1),m=h+(r==="agents"?8+23*(s?.value??0):0);return{w:Math.max(m,r===
"chips"?15*u-2:0,Z(l,14)),h:d+n+(l?17:0),put:(f,b)=>[...r==="chips"?[zt("chips",f,b+d-4,{count:s?.value,w:13,t:4,g:2,pitch:15})]:
[],...r==="agents"?[zt("agents",f+h+8,b,{count:s?.value,full:s?.value,size:18})]:[],zt("mark",f,b+d,{seat:e.seat,size:n,
active:!!e.active||e.note==="wins"}),ao(i,f+n+5,b+d+n*.76,{size:o,bold:!0}),...l?[ao(l,f,b+d+n+14,{tone:e.alert?"lit":"",
bold:!!e.alert})]:[]]}}function Pp({board:e,zone:t},n,o){let s=e,r={heat:{},clear:!1,acting:!1,spots:{},lit:Object.fromEntries(
[...o].map(l=>[l,""]))},i=n,a=n*s.height/s.width;return{w:i,h:a,put:(l,u)=>[zt("board",l,u,{board:s,zone:t,...r,w:i,h:a,
k:i/s.width})]}}function Np(e,t,n){let o=e.zone;switch(e.kind){case"cards":return Ap(e,t,n);case"stack":return Up(o,t,n);case"\
seat":return Cp(o,t);case"tokens":return Pp(e,t*3.2,n);case"dice":{let s=Math.min(30,t*.8),r=o.values.length*(s+10)-10;return{
w:r,h:s,put:(i,a)=>[zt("dice",i,a,{...o,lit:o.lit??[],w:r,size:s})]}}case"ring":{let s=t*.66,r=s*1.42;return{w:2*r,h:2*r,
put:(i,a)=>[zt("ring",i+r,a+r,{r:s,ring:{...o,marks:[],note:""}})]}}case"words":{let s=(e.words??"").split(`
`);return{w:Math.max(...s.map(r=>Z(r,15))),h:17*s.length,put:(r,i)=>s.map((a,l)=>ao(a,r,i+13+17*l,{bold:!l}))}}default:return{
w:22,h:12,put:(s,r)=>[zt("arrow",s,r,{back:e.kind==="left"})]}}}var Rp=({back:e})=>[x("path.arrow",{d:"M0 4.5h13V0l9 6-9\
 6V7.5H0z",transform:e?"translate(22 0) scale(-1 1)":null})];function Op({rows:e,lit:t=[]}){let n=new Set(t),o=(s,r)=>s.
reduce((i,a)=>i+a+r,-r);for(let s=Lp;;s-=1){let r=e.map(d=>d.map(h=>Np(h,s,n))),i=r.map(d=>o(d.map(({w:h})=>h),io)),a=r.
map(d=>Math.max(...d.map(({h})=>h))),l=o(a,io);if(s>Hp&&(Math.max(...i)>dr-2*rc||l>hr-2*rc))continue;let u=(hr-l)/2;return r.
flatMap((d,h)=>{let m=(dr-i[h])/2,p=u;return u+=a[h]+io,d.flatMap(({w:f,h:b,put:g})=>{let w=m;return m+=f+io,g(w,p+(a[h]-
b)/2)})})}}var Bp=({title:e,says:t})=>`${e}${/^\p{Ll}/u.test(t)?"":"."} ${t}`,Dp=e=>x("svg.uw-table",{viewBox:`0 0 ${dr}\
 ${hr}`,role:"img","aria-label":Bp(e)},Op(e).map(t=>x("g",{class:`thing ${t.kind}`,transform:`translate(${t.x} ${t.y})`},
t.kind==="arrow"?Rp(t):Le(t)))),lo=({pictures:e})=>c("ol.howto",e.map((t,n)=>c("li",Dp(t),c("p",c("b",`${n+1}. ${t.title}`),
` ${t.says}`))));var pr=({name:e,choices:t,help:n},o,s)=>t?c("select.pick",{id:o,"data-k":`field.${e}`,onchange:r=>s[e]=r.target.value},t.
map(([r,i])=>c("option",{value:r,selected:r===s[e]},i))):c("input",{id:o,"data-k":`field.${e}`,value:s[e],maxlength:200,
autocomplete:"off",placeholder:n,oninput:r=>s[e]=r.target.value});function ac({model:e,el:t}){let n=c("div.uw.uw-strip.f\
olding");Q(n,e.get("palette"));let o=c("section.sheet",{id:K("sheet")}),s=c("div.stage.fold-bar"),r=c("p.sr",{role:"stat\
us"});n.append(o,s,r),t.append(n);let i=e.get.bind(e),a=!1,l=(y,k="")=>{a=y,b(),k&&Ct(n,k)};n.addEventListener("keydown",
y=>{y.key!=="Escape"||!a||(y.preventDefault(),l(!1,"fold"))});let u=new Map,d=y=>u.get(y)??(u.set(y,K(y)),u.get(y)),h="",
m={},p=(y,k)=>[c("button.btn",{"data-k":"fold","aria-expanded":String(a),"aria-controls":o.id,onclick:()=>l(!a,a?"":`fie\
ld.${i("fields")[0]?.name}`)},y),...i("buttons").filter(v=>v.kind!=="set").map(v=>c("button.btn",{"data-k":v.kind,onclick:()=>k(
v.kind)},v.label))],f=y=>{r.textContent=y},b=()=>{let y=i("fields"),k=JSON.stringify(y);k!==h&&(h=k,m=Object.fromEntries(
y.map($=>[$.name,$.value])));let v=$=>e.send({kind:$,values:m});o.hidden=!a,V(s,...p(i("folded"),v)),V(o,c("div.thead",c(
"h2",i("heading")),c("button.btn.quiet",{"aria-label":"Close",onclick:()=>l(!1,"fold")},$t("close",16))),i("words")&&c("\
p.words",i("words")),c("form",{onsubmit:$=>{$.preventDefault(),v("set")}},y.length>0&&c("div.fields",y.map($=>c("div.fie\
ld",c("label",{for:d($.name)},$.label),pr($,d($.name),m)))),i("note")&&c("p.refusal",{role:"alert"},i("note")),c("div.ro\
w.start",i("buttons").filter($=>$.kind==="set").map($=>c("button",{type:"submit",class:$.strong?"btn solid":"btn","data-\
k":$.kind},$.label)))),i("cell")&&c("p.mono.record",i("cell")));let _=i("note")||i("words");r.textContent!==_&&f(_)},g=y=>{
y.kind==="done"&&a&&l(!1,"fold")},w="change:heading change:words change:fields change:buttons change:note change:cell";return e.
on(w,b),e.on("msg:custom",g),b(),()=>{e.off(w,b),e.off("msg:custom",g)}}var Ip=e=>c("dl.clauses",e.map(([t,n])=>c("div",c("dt",t),c("dd",n))));function lc({model:e,el:t}){let n=c("div.uw.uw-ru\
les"),o=e.get.bind(e),s=c("div");Q(n,o("palette"));let r=()=>s.replaceChildren(...o("note")?[c("p.refusal",{role:"alert"},
o("note"))]:[]),i=()=>{let{aim:h,title:m}=o("howto");return h&&[c("div.thead",c("h2","How to play"),c("p.mute",m)),c("p.\
goal",h),lo(o("howto"))]},a=(h,m)=>{let p=K(h.name);return c("div.field",c("label",{for:p},h.label,h.help&&c("small",h.help)),
pr({...h,help:""},p,m))},l=()=>{let h=Object.fromEntries(o("fields").map(({name:m,value:p})=>[m,p]));return c("details.l\
eft",c("summary",c("b","What the rulebook leaves open")," ",c("span.mute",o("force"))),c("form",{onsubmit:m=>{m.preventDefault(),
e.send({kind:"set",values:h})}},o("fields").map(m=>a(m,h)),c("div.field",c("span.mute","Changing a rule starts a new gam\
e in every tab."),c("div.row.start",c("button.btn.solid",{type:"submit","data-k":"set"},"Use these rules"),c("button.btn",
{type:"button","data-k":"first",onclick:()=>e.send({kind:"first"})},"Reset")))),c("h3","How we settled the rest"),c("ul.\
rulings",o("rulings").map(([m,p])=>c("li",p,c("small",` ${m}`)))))},u=()=>{let h={record:""};return c("details.left",c("\
summary",c("b","Open a saved game or a link")),c("form",{onsubmit:m=>{m.preventDefault(),e.send({kind:"set",values:h})}},
a({name:"record",label:"A record or link to open",value:"",help:o("record")},h),c("div.field",c("span"),c("button.btn.so\
lid",{type:"submit","data-k":"open"},"Open"))))},d=o("heads");return n.append(c("section.sheet",i(),d.length>0&&[c("h2",
"The rules"),d.map(([h,m])=>[c("h3",h),Ip(m)]),l(),u(),s])),t.append(n),r(),e.on("change:note",r),()=>e.off("change:note",
r)}var Wp=2e3,cc=Symbol.for("uncle_widgets.drawn");function rn(e){try{return JSON.parse(e)}catch{return null}}function uc(e,t){
if(!rt())return()=>{};let n=globalThis,o=performance.now()+(!n[cc]&&Ue()?Wp:0);n[cc]=!0;let s="",r=0,i=Yt(t,()=>e.get("k\
ept")),a=d=>{let h=rn(d),m=()=>e.send({kind:"restore",kept:h});h&&(r=window.setTimeout(m,Math.max(0,o-performance.now())))},
l=()=>{if(!e.get("kept"))return;let d=Object.keys(e.get("keeping")).length>0;s!==e.get("kept")?(s=e.get("kept"),d||i.look(
a)):d&&i.keep(JSON.stringify(e.get("keeping")))},u="change:kept change:keeping";return e.on(u,l),l(),()=>{clearTimeout(r),
i.stop(),e.off(u,l)}}var qp=12,Fp={near:"close",far:"not close",open:"to come"},Vp={near:"hit",far:"missed",open:""};function dc(e){let t=[];
return e.forEach(({group:n,paired:o},s)=>{o?t.at(-1)?.at(-1)?.push(s):s>0&&e[s-1].group===n?t.at(-1)?.push([s]):t.push([
[s]])}),t}function hc({model:e,el:t}){let n=c("div",{class:"uw uw-trail"});Q(n,e.get("palette"));let o=c("div",{class:"p\
op",hidden:!0}),s=c("div",{class:"bar"}),r=c("p",{class:"sr",role:"status"});n.append(c("div",{class:"stage"},o,s,r)),t.
append(n);let i=e.get.bind(e),a="",l="",u=rt()?Yt(n,()=>i("kept")):null,d=(M,H)=>{let C=M.map(O=>i("spots")[O].state),B=M.
some(O=>i("spots")[O].redone),D=B?", and close at one like it":"",z=[...new Set(C.map(O=>Fp[O]))].join(", ")+D,[W]=M;return ut(
{class:`spot${H?" long":""}${M.length>1?" both":""}`,"data-k":H?`row.${W}`:`spot.${W}`,"aria-current":M.includes(i("at"))?
"step":null,"aria-disabled":i("spots")[W].shut?"true":null,"aria-label":`${h(M)}: ${z}`,onclick:()=>f(W)},M.map((O,G)=>c(
"span",{class:`disc ${Vp[C[G]]}`,"aria-hidden":"true"},String(O+1))),B&&c("span",{class:"redone","aria-hidden":"true"},"\
✓"),H&&c("span",{class:"mute"},z))},h=M=>M.length>1?`Positions ${M.map(H=>H+1).join(" and ")}, together`:`Position ${M[0]+
1}`,m=()=>dc(i("spots")).flat(),p=()=>m().find(M=>M.includes(i("at")))??[i("at")],f=M=>{if(i("spots")[M].shut){r.textContent=
"Make your guess first.";return}g(""),e.send({kind:"go",at:M})},b=M=>{g(""),M.kind==="begin"&&u?.forget(),e.send(M)},g=M=>{
let H=a;if(a=M===a?"":M,v(),a){let C=o.querySelector('[aria-current], [aria-pressed="true"]')??o.querySelector("button");
C instanceof HTMLElement&&C.focus({preventScroll:!0})}else H&&Ct(n,H)},w=c("p",{role:"status"}),y=async()=>{await js(i("\
receipt"),w),w.scrollIntoView({block:"nearest"})},k=()=>[c("ol",{class:"rows"},i("lessons").map(({lesson:M,name:H,goal:C,
now:B},D)=>c("li",{},ut({class:"row","data-k":`lesson.${M}`,"aria-pressed":String(B),onclick:()=>b({kind:"lesson",lesson:M})},
c("span",{class:"nr","aria-hidden":"true"},String(D+1)),c("span",{},c("b",{},H),c("small",{},C)))))),c("div",{class:"onc\
e"},c("label",{},c("span",{},"Your name or number"),c("input",{class:"txt","data-k":"student","data-draft":"student",maxlength:40,
autocomplete:"off",value:i("student"),onchange:M=>e.send({kind:"name",name:M.target.value})})),ut({class:"btn","data-k":"\
begin",onclick:()=>b({kind:"begin"})},"Start over"),ut({class:"btn","data-k":"practise",onclick:()=>b({kind:"practise"})},
"Practise this"),ut({class:"btn","data-k":"save",onclick:()=>e.send({kind:"save"})},"Save my answers"),i("receipt")&&ut(
{class:"btn","data-k":"receipt",onclick:y},"Copy the receipt"),i("kept")&&!i("alone")&&ut({class:"btn","data-k":"page",onclick:()=>b(
{kind:"page"})},"Save as a page"),i("kept")&&i("classroom")&&c("a.btn",{"data-k":"classroom",href:i("classroom")},"Start\
 a class"),i("kept")&&ut({class:"btn","data-k":"print",onclick:()=>e.send(wi())},"Print"),w)],v=()=>{let M=i("spots"),H=i(
"at");n.classList.toggle("many",M.length>qp);let C=(B,D)=>ut({class:`btn open-${B}`,"data-k":B,"aria-expanded":String(a===
B),onclick:()=>g(B)},D);V(s,M.length>0&&c("ol",{class:"trail","aria-label":"Positions"},dc(M).map(B=>c("li",{class:"disc\
s"},B.map(D=>d(D,!1))))),M.length>0&&C("spots",H<0?`${M.length} positions`:`${h(p()).replace(", together","")} of ${M.length}`),
(i("note")||i("busy"))&&c("p",{class:"told",role:"status"},i("note")||i("busy")),i("seeking")&&ut({class:"btn","data-k":"\
stop",onclick:()=>e.send({kind:"stop"})},"Stop"),C("lessons",i("lesson"))),o.hidden=!a,a==="lessons"?V(o,k()):V(o,a==="s\
pots"&&c("ol",{class:"rows"},m().map(B=>c("li",{},d(B,!0)))))},_=()=>{let M=i("answers");l!==i("kept")?(l=i("kept"),l&&!M.
length&&u?.look(H=>e.send({...rn(H),kind:"restore"}))):l&&M.length>0&&u?.keep(JSON.stringify({answers:M,attempts:i("atte\
mpts"),at:i("at"),student:i("student")}))},$=()=>{setTimeout(()=>{i("at")>=0&&$n(n)&&Ct(n,`spot.${p()[0]}`)},80)},E=M=>{
Pt(M),yi(M)},L=M=>{a&&!M.composedPath().includes(n)&&(a="",v())};n.addEventListener("keydown",M=>{M.key==="Escape"&&a&&g(
"")}),document.addEventListener("pointerdown",L);let T=[["change:spots change:at change:lessons change:lesson change:bus\
y change:seeking change:note change:student",v],["change:answers change:attempts change:at change:kept change:student",_],
["change:at",$],["msg:custom",E]];for(let[M,H]of T)e.on(M,H);return v(),_(),()=>{document.removeEventListener("pointerdo\
wn",L),u?.stop();for(let[M,H]of T)e.off(M,H)}}function We(){let[,e]=bs(t=>t+1,0);return e}function mc(e){let t=We();kt(()=>e(t),[])}function ae(e,...t){let n=We();return kt(
()=>{let o=t.map(s=>`change:${s}`).join(" ");return e.on(o,n),()=>e.off(o,n)},[e]),Object.fromEntries(t.map(o=>[o,e.get(
o)]))}var pc=(e,t)=>ae(e,t)[t];function fc(e,t){let[n,o]=It(null);return kt(()=>{t.current&&ct(t.current)!==t.current&&o(
null)},[e]),[n??e,o]}var Kp=24,jp=400,Gp=({kind:e,unit:t})=>e==="words"?"Your sentence":t?`Your number ${t}`:e==="exact"?"Your fraction":"You\
r number";function Zp({task:e,id:t,answer:n,set:o}){return S("fieldset",{class:"choices",children:[S("legend",{class:"sr",
children:e.ask}),e.options.map((s,r)=>S("label",{class:s.length>Kp?"long":"",children:[S("input",{type:"radio",name:t,value:s,
checked:s===n,"data-k":`option.${r}`,onChange:()=>o(s)}),S("span",{children:s})]},s))]})}function Yp({task:e,id:t,number:n,
send:o,box:s}){let r={id:t,class:"txt","data-k":"answer",maxLength:jp,autocomplete:"off",value:n.text,onInput:a=>n.typed(
a.currentTarget.value)},i=a=>{a.key==="Enter"&&(a.preventDefault(),o())};return S("span",{class:"blank",children:[S("lab\
el",{for:t,class:e.unit?"unit":"sr",children:Gp(e)}),e.kind==="words"?S("textarea",{...r,rows:2}):S("input",{...r,...n.said,
ref:s,inputMode:e.kind==="exact"?"text":"decimal",onKeyDown:i})]})}function zp(e,t,n,o){let s=pe(()=>Yt(e,()=>t.id),[]),
r=pe(()=>Yt(e,()=>`${t.id} unsent`),[]);return kt(()=>(n.get("answer")||s.look(i=>n.send({kind:"restore",answer:i})),r.look(
o),()=>{s.stop(),r.stop()}),[]),{tab:s,unsent:r}}function Jp({model:e,root:t}){let{task:n,mark:o,note:s,answer:r}=ae(e,"\
task","mark","note","answer"),i=pe(()=>K("exercise"),[]),[a,l]=It(r),u=Mt(r),d=Mt(null),h=n.unit==="out of 100",{tab:m,unsent:p}=zp(
t,n,e,w=>{u.current=e.get("answer"),l(w)}),b=Te({rule:h?ot:{},value:a,set:w=>{l(w),p.keep(w)},refuses:!1}),g=()=>{if(h&&
it(a,ot).meant)return b.complain();u.current=a,p.forget(),m.keep(a),e.send({kind:"check",answer:a})};return kt(()=>{r!==
a.trim()&&a.trim()===u.current.trim()&&l(r),u.current=r},[r]),Re(()=>{t.dataset.state=o.state??""},[o]),S(Gt,{children:[
S("h3",{children:[S("span",{class:"nr","aria-hidden":"true",children:n.number}),S("span",{children:n.ask})]}),S("div",{class:"\
row",children:[n.kind==="choice"?S(Zp,{task:n,id:i,answer:a,set:l}):S(Yp,{task:n,id:i,number:b,send:g,box:d}),S("button",
{type:"button",class:"btn solid","data-k":"check",onClick:g,children:n.kind==="guess"?"Save my guess":"Check"})]}),S("di\
v",{children:h&&S(Je,{number:b,answer:w=>{b.put(w),d.current?.focus()}})}),S("p",{class:"found",role:"status",children:s||
o.words||""})]})}function gc({model:e,el:t}){let n=c("div.uw.uw-exercise");return Q(n,e.get("palette")),t.append(n),Zt(S(
Jp,{model:e,root:n}),n),()=>Zt(null,n)}var bc={right:["✓","right"],part:["½","partly right"],kept:["•","saved"],wrong:["×","not yet"],open:["","not answe\
red"]};function wc({model:e,el:t}){let n=c("div.uw.uw-marks"),o=c("p.sr",{role:"status"}),s=c("div");n.append(s,o),t.append(
n);let r=Yt(n,()=>"student"),i=K("student"),a=K("receipt"),l=async()=>{let m=e.get("receipt");try{await navigator.clipboard.
writeText(m),o.textContent="Copied."}catch{let p=n.querySelector(`#${a}`);p instanceof HTMLTextAreaElement&&p.select(),o.
textContent="Press Ctrl+C to copy the selected text."}},u=({number:m,ask:p,words:f,state:b})=>c("tr",{"data-state":b},c(
"th",{scope:"row"},String(m)),c("td",p),c("td.sign",c("span",{"aria-hidden":"true"},bc[b][0]),c("span.sr",bc[b][1])),c("\
td",f)),d=()=>c("div.handin",c("div.field",c("label",{for:i},"Your name or number"),c("input.txt",{id:i,"data-k":"name",
"data-draft":"name",maxlength:40,autocomplete:"off",value:e.get("student"),onchange:m=>{let p=m.target.value;r.keep(p),e.
send({kind:"name",name:p})}})),c("div.field.wide",c("label",{for:a},"Hand in this line"),c("textarea.txt",{id:a,readonly:!0,
rows:3,"data-k":"receipt"},e.get("receipt"))),c("button.btn.solid",{"data-k":"copy",onclick:l},"Copy")),h=()=>V(s,c("h3",
e.get("told")),e.get("rows").length>0&&c("table",c("thead.sr",c("tr",["Exercise","Question","Mark","Result"].map(m=>c("t\
h",{scope:"col"},m)))),c("tbody",e.get("rows").map(u))),e.get("receipt")?d():e.get("rows").length>0&&c("p.mute","Hand in\
 the notebook."));return e.on("change:rows change:receipt change:told",h),h(),e.get("student")||r.look(m=>e.send({kind:"\
name",name:m})),()=>{r.stop(),e.off("change:rows change:receipt change:told",h)}}var yc=55,Xp=74,Qp=46,fr=36,tf=46;function ef(e){let t=e.closest(".uw-room");return!!(t&&!e.closest(".uw-page")&&t.getBoundingClientRect().
top+window.scrollY>window.innerHeight/2)}function nf(e){if(rt())return ef(e)?window.innerHeight:null;let t=e.getRootNode();
return t instanceof ShadowRoot?of(t.host):e.closest(".jp-WindowedPanel-outer, .jp-NotebookPanel-notebook, .jp-Notebook")?.
clientHeight??Number.NaN}function of(e){let t=window.innerHeight,n=e;for(;n;){let{overflowY:o,maxHeight:s,paddingTop:r,paddingBottom:i}=getComputedStyle(
n);if(o==="auto"||o==="scroll"){let l=parseFloat(s)-parseFloat(r)-parseFloat(i);s.endsWith("px")?t=Math.min(t,l):n.scrollHeight>
n.clientHeight+1&&(t=Math.min(t,n.clientHeight))}let a=n.getRootNode();n=n.parentElement??(a instanceof ShadowRoot?a.host:
null)}return t}function sf(e,t,n,o=yc){let s=n?Math.max(fr,Math.min(tf,t)):t;return e>=o&&s>=fr?{kind:e>=Xp?"large":"mid\
dle",height:s}:{kind:s<fr||n?"flow":"phone",height:s}}function co(e,t){let n="",o=()=>{let i=e.closest(".uw-page")??e.closest(
".uw-room");if(!i)return;let a=parseFloat(getComputedStyle(e).fontSize)||16,l=nf(e),u=l==null?i.getBoundingClientRect().
top+window.scrollY:0,d=l??window.innerHeight-2*u,h=i.classList.contains("uw-position")?Qp:yc,m=i.clientWidth/a,{kind:p,height:f}=sf(
m,d/a,l!=null,h),b=`${p} ${Math.floor(f*a)} ${a}`;i.classList.toggle("uw-beside",l!=null&&p==="flow"&&m>=h),b!==n&&(n=b,
i.dataset.fit=p,i.classList.toggle("uw-one",p==="large"||p==="middle"),i.classList.toggle("uw-middle",p==="middle"),i.classList.
toggle("uw-phone",p==="phone"),i.classList.toggle("uw-fits",p!=="flow"),i.style.setProperty("--uw-h",`${Math.floor(f*a)}\
px`),i.style.setProperty("--uw-rem",`${a}px`),t())},s=new ResizeObserver(o),r=()=>{let i=e.closest(".uw-page")??e.closest(
".uw-room");return!i&&e.isConnected?0:i?(s.observe(i),o(),0):requestAnimationFrame(r)};return r(),window.addEventListener(
"resize",o),()=>{s.disconnect(),window.removeEventListener("resize",o)}}var uo=class{constructor(t,n){this.stamp=-1;this.move="";this.next="";this.model=t,this.marked=n,this.at=-1/0}get waiting(){
return this.stamp===this.model.get("stamp")&&performance.now()-this.at<3e3}send(t,n){if(!(!t||this.model.get("busy"))){if(this.
waiting){this.model.get("mode")==="edit"&&(this.next=t);return}this.at=performance.now(),this.stamp=this.model.get("stam\
p"),this.mark(t),this.model.send({kind:"move",move:t,stamp:this.stamp,said:n})}}drawn(){this.mark(this.waiting?this.move:
"");let t=this.next;!t||this.waiting||(this.next="",this.send(t,null))}mark(t){this.move=t,this.marked(t)}};var vc="uncle_widgets.theme",$c="uncle_widgets.inks",Mc="uncle_widgets.covers",ln=[["auto","Auto"],["light","Light"],["d\
ark","Dark"]],br=[["two","Two colours"],["four","Four"]],wr=[["hidden","Hidden"],["press","When pressed"],["shown","Show\
n"]],kc=e=>ln.find(([t])=>t===e)?.[0];function rf(){let e=rt()?kc(new URLSearchParams(location.search).get("theme")):void 0;
try{return e??kc(localStorage.getItem(vc))??"auto"}catch{return e??"auto"}}function xc(e,t,n){try{let o=localStorage.getItem(
e);return t.find(([s])=>s===o)?.[0]??n}catch{return n}}function se(){let e=globalThis,t=Symbol.for("uncle_widgets.theme");
if(!e[t]){let n=matchMedia("(prefers-color-scheme: dark)");e[t]={choice:rf(),inks:xc($c,br,"two"),covers:xc(Mc,wr,"press"),
roots:new Set,heard:new Set,system:n},n.addEventListener("change",an),an()}return e[t]}function gr(e,t){e.classList.toggle(
"four-inks",se().inks==="four");for(let n of[e,e.closest(".uw-page")??e.closest(".uw-room")])n instanceof HTMLElement&&(t===
"auto"?delete n.dataset.theme:n.dataset.theme=t)}function an(){let{choice:e,roots:t,heard:n,system:o}=se();for(let s of t)
gr(s,e);if(rt()){let s=e==="auto"?o.matches?"dark":"light":e;document.documentElement.dataset.theme=s,document.body.dataset.
jpThemeLight=String(s==="light")}for(let s of n)s()}var Ut=()=>se().choice;function ho(e){se().choice=e,yr(vc,e),an()}var _c=()=>se().
inks;function Sc(e){se().inks=e,yr($c,e),an()}var mo=()=>se().covers;function Tc(e){se().covers=e,yr(Mc,e),an()}function yr(e,t){
try{localStorage.setItem(e,t)}catch{}}function Jt(e){let{heard:t}=se();return t.add(e),()=>{t.delete(e)}}var Ec=e=>t=>{let n=e(
t),o=t.el.querySelector(".uw");if(!(o instanceof HTMLElement))return n;let{roots:s}=se();s.add(o),gr(o,Ut());let r=new ResizeObserver(
()=>{gr(o,Ut()),r.disconnect()});return r.observe(o),()=>{r.disconnect(),s.delete(o),n?.()}};var af=({words:e,name:t},n)=>c("p.covered",`${e} `,n?c("b",t):c("span.blank",{role:"img","aria-label":"hidden name"})),po=class{constructor({
send:t,drawn:n}){this.opened=!1;this.send=t,this.drawn=n,this.root=c("div.call",{role:"group",hidden:!0})}get hidden(){return this.
root.hidden}cover(){this.opened=!1}show(t,n,o){let s=n?t.alert??"":"",r=t.covered??[],i=o==="shown"||o==="press"&&this.opened,
a=s?(t.actions??[]).find(d=>d.strong):void 0;this.root.hidden=!s&&!r.length,this.root.classList.toggle("calm",!s&&!(n&&t.
actions?.length));let l=JSON.stringify([s,a,r,i,o]);if(this.root.dataset.looks===l)return;this.root.dataset.looks=l,this.
root.setAttribute("aria-label",s||"Hidden names");let u=()=>{this.opened=!this.opened,this.show(t,n,o),this.drawn()};V(this.
root,s&&c("p",c("b",s)),r.length>0&&c("div.covers",r.map(d=>af(d,i))),r.length>0&&o==="press"&&c("button.btn",{"data-k":"\
covers","aria-pressed":String(i),onclick:u},i?"Hide":"Show"),a&&c("button.btn.alert",{"data-k":"call","data-act":a.move,
onclick:()=>this.send(a.move)},a.label))}};function Hc({place:e,now:t,said:n},o){let[s="",r=""]=n??[];return{place:o.place??[e,s&&t].filter(Boolean).join(" "),line:o.
line??(s?[s,r]:[t??"",r])}}var Lc=7,fo=class{constructor({texts:t,see:n}){this.looks="";this.texts=t,this.see=n,this.chip=
c("button.chipbtn",{"data-k":"clause",hidden:!0,onclick:()=>this.open(!!this.box.hidden)}),this.badge=c("b.badge",{hidden:!0}),
this.place=c("span.place"),this.line=c("p.line"),this.note=c("p.note",{role:"status"}),this.sheet=c("button.btn.quiet",{
"data-k":"scores","aria-expanded":"false",hidden:!0},"Scores"),this.eyes=c("div.seg",{role:"group","aria-label":"Seen by"}),
this.seen=c("div.eyes",$t("eye",22),this.eyes),this.box=c("div.clause-box",{hidden:!0,tabindex:-1,"data-k":"clauses"}),this.
root=c("div.caption",c("div.told",c("p.over",this.badge,this.chip,this.place),this.line,this.note),c("div.seen",this.sheet,
this.seen))}show({clauses:t,badge:n="",place:o,line:s,note:r,tone:i}){X(this.root,"data-tone",i),this.badge.hidden=!n,this.
badge.textContent=n;let a=this.texts(),[l=""]=t;this.place.textContent=o,this.line.hidden=!!r,this.line.replaceChildren(
c("b",s[0]),s[1]?` ${s[1]}`:""),this.line.classList.remove("long"),this.line.classList.toggle("long",this.line.scrollWidth>
this.line.clientWidth+1),this.note.textContent!==r&&(this.note.textContent=r),this.note.hidden=!r;let u=JSON.stringify([
t,i]);if(u===this.looks)return this.below();this.looks=u,this.open(!1);let d=i==="trial"?"just a test":l;this.chip.hidden=
!d,this.chip.replaceChildren(c("span.chip.line",d));let h=t.filter(m=>a[m]);X(this.chip,"aria-disabled",h.length&&i!=="t\
rial"?"":"true"),X(this.chip,"data-clause",l),this.box.replaceChildren(c("dl",h.map(m=>c("div",c("dt",m),c("dd",a[m])))))}open(t){
let n=t&&this.box.querySelector("dt")!=null&&this.chip.getAttribute("aria-disabled")!=="true";this.box.hidden=!n,this.below(),
X(this.chip,"aria-expanded",String(n))}below(){this.box.hidden||(this.box.style.top=`${this.root.offsetTop+this.root.offsetHeight}\
px`)}escape(){return this.box.hidden?!1:(this.open(!1),this.chip.focus(),!0)}showEyes(t,n){let o=JSON.stringify(t);if(this.
seen.hidden=t.length<2,this.eyes.dataset.looks!==o){this.eyes.dataset.looks=o;let r=c("select.pick",{"data-k":"eyes.many",
"aria-label":"Seen by",onchange:i=>this.see(i.target.value)},t.map(([i,a])=>c("option",{value:i},a)));this.eyes.classList.
toggle("seg",t.length<=Lc),this.eyes.replaceChildren(...t.length>Lc?[r]:t.map(([i,a])=>c("button",{"data-eye":i,title:a,
"aria-label":a,onclick:()=>this.see(i)},a)))}let s=this.eyes.querySelector("select");if(s)s.value=n;else for(let r of this.
eyes.children)X(r,"aria-pressed",String(r.getAttribute("data-eye")===n))}};var Ac=e=>e.charAt(0).toUpperCase()+e.slice(1);var Uc=(e,t)=>Math.max(0,Math.min(e.x+e.w,t.x+t.w)-Math.max(e.x,t.x))*Math.max(0,Math.min(e.y+e.h,t.y+t.h)-Math.max(e.y,
t.y)),kr=(e,t,n,o)=>Math.max(n,Math.min(e,n+o-t));function Cc({w:e,h:t},n,o,s){let r={x:n.x+n.w/2,y:n.y+n.h/2},i=[["abov\
e",r.x-e/2,n.y-t-10],["below",r.x-e/2,n.y+n.h+10],["right",n.x+n.w+10,r.y-t/2],["left",n.x-e-10,r.y-t/2]],a=Math.min(o.y+
o.h,...s.map(({y:p})=>p));i.push(["right",n.x+n.w+10,a-t-10],["left",n.x-e-10,a-t-10]);let l=i.map(([p,f,b])=>{let g={x:kr(
f,e,o.x,o.w),y:kr(b,t,o.y,o.h),w:e,h:t},w=Uc(g,n)+3*s.reduce((y,k)=>y+Uc(g,k),0);return{...g,side:p,covers:w}}),{covers:u,
...d}=l.reduce((p,f)=>f.covers<p.covers-1?f:p),h=d.side==="above"||d.side==="below"?r.x-d.x:r.y-d.y,m=d.side==="above"||
d.side==="below"?e:t;return{...d,tip:kr(h,0,14,m-28)}}var Pc=(e,t)=>x("svg.small-card",{viewBox:"0 0 48 68",...t},Ft(e,48));function lf(e,t){let n={"data-act":e.move,onclick:()=>t(
e.move)};if(e.face){let o=[e.group,e.label].filter(Boolean).join(" ");return c("button.btn.card-pick",{"aria-label":o,title:e.
label,...n},Pc(e.face,{"aria-hidden":"true"}))}return c("button.btn",{...n},e.colour&&Sn(e.colour)&&x("svg.icon",{viewBox:"\
-12 -12 24 24",style:"width:1.4em;height:1.4em","aria-hidden":"true"},re(e.colour,0,0,8.5,{fill:`var(--c-${e.colour})`,stroke:"\
#fff","stroke-width":2})),e.label)}var cf=e=>[c("p.mute","What you remember is under this card"),c("ol.recall",e.map(t=>c(
"li",Pc(t.face,{role:"img","aria-label":t.label}))))],go=class{constructor(t){this.key="";this.how=t,this.root=c("div.ch\
ooser",{role:"group",hidden:!0}),this.away=n=>{let[o]=n.composedPath();o instanceof Element&&!this.root.contains(o)&&!o.
closest(".thing.plays")&&this.close()}}show(t){if(this.key===t.key)return this.leave();let n=!t.plays&&t.recall?.length,
o=t.picks.find(i=>i.group)?.group,s=i=>{this.leave(),this.how.play(i)};this.key=t.key,this.root.setAttribute("aria-label",
n?`Under ${t.label}`:`How to play: ${t.label}`);let r={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
leave()};this.root.replaceChildren(c("div.choose-head",c("p",c("b",Ac(t.label)),o&&c("span",`: ${o}`)),ut(r,$t("close",16))),
...n?cf(t.recall):[c("div.picks",t.picks.some(i=>i.parts?.length)?this.parts(t.picks,[],s):t.picks.map(i=>lf(i,s)))]),this.
root.hidden=!1,document.addEventListener("pointerdown",this.away,!0),this.how.moved(),this.stand(),this.buttons.find(i=>!i.
matches(".shut"))?.focus({preventScroll:!0})}parts(t,n,o){let s=new Set(t.flatMap(({parts:i})=>(i??[]).filter(a=>!n.includes(
a)))),r=i=>{let a=[...n,i],l=t.filter(({parts:u})=>u?.includes(i));if(l.length===1)return o(l[0].move);this.root.querySelector(
".picks")?.replaceChildren(...this.parts(l,a,o)),this.stand(),this.buttons.find(u=>u.dataset.part)?.focus({preventScroll:!0})};
return[...n.length?[c("p.mute",`${n.join(", ")}, and ...`)]:[],...[...s].sort().map(i=>c("button.btn",{"data-part":i,onclick:()=>r(
i)},i))]}get buttons(){return[...this.root.querySelectorAll("button")]}stand(){let t=this.key&&this.how.around(this.key),
n=this.root.parentElement;if(!t||!n)return;let o=n.getBoundingClientRect(),s=Math.max(o.top,0),r=6,i={x:r,y:s-o.top+r,w:o.
width-2*r,h:Math.min(o.bottom,window.innerHeight)-s-2*r};this.root.style.cssText=`left:0;top:0;max-width:${i.w}px;max-he\
ight:${i.h}px`;let a=({x:p,y:f,w:b,h:g})=>({x:p-o.left,y:f-o.top,w:b,h:g}),l={w:this.root.offsetWidth,h:this.root.offsetHeight},
{x:u,y:d,side:h,tip:m}=Cc(l,a(t.card),i,t.hand.map(a));this.root.dataset.side=h,this.root.style.cssText+=`;left:${u}px;t\
op:${d}px;--tip:${m}px`}leave(){let t=this.key;this.close(),this.how.focus(t)}close(){if(!this.key)return;let t=this.key,
n=this.root.contains(ct(this.root));this.key="",document.removeEventListener("pointerdown",this.away,!0),this.root.hidden=
!0,this.root.replaceChildren(),this.how.moved(),n&&this.how.focus(t)}stroke(t){let n=this.buttons,o=n.findIndex(r=>r.matches(
":focus"));if(!this.key||o<0)return!1;let s={ArrowRight:o+1,ArrowDown:o+1,ArrowLeft:o-1,ArrowUp:o-1,Home:0,End:n.length-
1}[t.key];return s==null?!1:(t.preventDefault(),n[(s+n.length)%n.length].focus({preventScroll:!0}),!0)}};function Nc(e,t){let{zones:n,board:o,sheet:s,...r}=e,i=a=>a==null?void 0:t[a];return{...r,zones:n.map(a=>t[a]),board:i(o)??
"",sheet:i(s)}}var bo=class{constructor(t,n){this.resting=0;this.model=t,this.pages=new Map(Object.entries(t.get("pages")??
{})),this.asked=new Map,this.hear=o=>{o.kind==="page"&&(this.pages.set(`${o.watcher}.${o.page}`,o),n())},t.on("msg:custo\
m",this.hear)}get watcher(){return this.model.get("watcher")}get few(){return this.model.get("frames")[this.watcher]??[]}get length(){
return this.model.get("count")||this.few.length}scene(t){let n=Math.max(0,Math.min(t,this.length-1));if(!this.model.get(
"count"))return this.few[n]?Nc(this.few[n],this.model.get("pool")):null;let o=this.model.get("size"),s=Math.floor(n/o),r=this.
page(s);return r?(this.fetchRest(s),Nc(r.frames[n-s*o],r.pool)):null}page(t,n=this.watcher){let o=`${n}.${t}`,s=this.pages.
get(o);return!s&&performance.now()-(this.asked.get(o)??-1/0)>8e3&&(this.asked.set(o,performance.now()),this.model.send({
kind:"page",watcher:n,page:t})),s}fetchRest(t){clearTimeout(this.resting);let n=Math.ceil(this.length/this.model.get("si\
ze")),o=Array.from({length:n},(a,l)=>(t+l)%n),s=n<=4?o:[t],r=o.map(a=>[a,this.watcher]);for(let[a]of this.model.get("eye\
s"))for(let l of s)r.push([l,a]);let i=r.find(([a,l])=>!this.pages.has(`${l}.${a}`));i&&(this.resting=setTimeout(()=>this.
page(...i),150))}marks(){let t=s=>s.mark??0;if(!this.model.get("count"))return this.few.map(t);let n=this.model.get("siz\
e"),o=Array.from({length:this.length},()=>0);for(let s=0;s*n<o.length;s++)(this.pages.get(`${this.watcher}.${s}`)?.frames??
[]).forEach((r,i)=>{o[s*n+i]=t(r)});return o}stop(){clearTimeout(this.resting),this.model.off("msg:custom",this.hear)}};var qe=10;function uf(e,t,n,o){if(t&&n>=t*46)return Math.min(t,Math.max(e,1));if(!e)return 1;let s=Math.max(1,Math.floor(
(n+qe)/(o+qe)));return Math.ceil(e/Math.ceil(e/s))}function cn(e,t,n,o,s,r){let i=e.text(`${t.id}.label`,t.label,n,o+10,
{room:s}),a=uf(t.cells.length||1,t.columns??0,s,r?58:50),l=Math.min(r?66:60,(s-qe*(a-1))/a),u=l+qe,d=e.extras.acting?8:0,
h=o+22+i;return t.cells.forEach((m,p)=>{let f=n+p%a*u,b=h+Math.floor(p/a)*(l*1.4+qe+d);"key"in m?e.card(m,f,b,l,{role:"g\
rid",own:!0}):(e.add("pile",`${t.id}.${p}`,f,b,{w:l,under:0,empty:!0}),m.seat!=null&&e.add("mark",`${t.id}.${p}`,f+l/2-9,
b+l*.7-9,{seat:m.seat,size:18,quiet:!0}))}),h-o+Math.ceil(t.cells.length/a)*(l*1.4+qe+d)+10}function un(e,t,n,o,s){let r=t.
values.length,i=Math.min(56,(s-10*(r-1))/r),a=r*i+(r-1)*10;return e.add("dice",t.id,n,o,{w:a,size:i,values:t.values,thrown:t.
thrown??0,lit:t.lit??[],label:t.label,move:t.move??"",off:e.extras.acting?t.off??"":"",plays:e.extras.acting&&!!t.move,picks:[]}),
i+14}function xr(e,t,n,o,s){let r=o+12;r+=e.text(`${t.id}.label`,t.label,n,r,{room:s})+10;for(let[i,{words:a,note:l,box:u}]of t.
rows.entries()){let d=u?30:0,h={size:14,bold:!0,quiet:u==="open",room:s-d};u&&e.add("box",`${t.id}.${i}`,n,r+3,{box:u,size:20}),
r+=14+e.text(`${t.id}.${i}.words`,a,n+d,r+12,h),l&&(r+=15+e.text(`${t.id}.${i}.note`,l,n+d,r+13,{room:s-d})),r+=7}return r-
o+6}function Rc(e,t,n,o){t.rows.filter(({box:s})=>s).forEach(({box:s},r)=>{e.add("box",`${t.id}.${r}`,n+30*r,o,{box:s,size:24})})}
function dn(e,t,n,o,s,r,i){let a=e.extras.boards?.[t.board];if(!a)throw new Error(`The board "${t.board}" must be sent b\
efore its tokens.`);let l=i==null?Math.min(r,s*a.height/a.width):r;return e.add("board",t.id,n,o,{w:s,h:l,k:Math.min(s/a.
width,l/a.height),board:a,zone:t,heat:e.extras.heat??{},clear:!!e.extras.clear,acting:!!e.extras.acting,spots:e.extras.spots??
{},lit:e.extras.lit??{},clearance:i??0}),l+14}var Oc=390,yo=620,hn=196,Bc=58,vr=38,$r=50,wo=e=>e.cards.some(t=>t.move||t.picks?.length),Dc=e=>[...e.cards,...(e.before??
[]).flatMap(t=>"top"in t&&t.top||[])];function Ic(e,t,n,o,s){let r=n,i=0;for(let a of t){let l=Math.min(s-(r-n),a.values.
length*Bc);i=Math.max(i,un(e,a,r,o,l)),r+=l+8}return i}function Wc(e,t,n,o,s,r,i){let l=(s-16*(r-1))/r,u=o;for(let d=0;d<
t.length;d+=r){let h=t.slice(d,d+r),m=(p,f)=>i?df(e,p,n+f*(l+16),u,l):e.other(p,n+f*(l+16),u,l,!1);u+=(i?10:18)+Math.max(
...h.map(m))}return u-o}function df(e,t,n,o,s){let r=Dc(t),i=r.length?vr*(1+.4*(r.length-1))+12:0,a=e.head(t,n,o,s-i,28),
[l]=t.counters??[],u={w:vr,ideal:vr*.4,tight:.3};if(e.cards(r,n+s-i,o,i,u,{role:"seat"}),!l)return 34+a;let d=Math.max(l.
full??0,l.value),h=l.art==="agents"?24*d:0;h&&e.add("agents",`${t.id}.0`,n,o+36+a,{count:l.value,full:d,size:18});let m={
value:l.value,label:l.label??"",high:18,room:s-i-h};return e.add("counter",`${t.id}.0`,n+h+6,o+36+a,m),58+a}function qc(e,t,n,o,s){
return t.stacks.forEach((r,i)=>e.stack(r,n+i*s/2,o,50)),t.stacks.length?116:0}function Fc(e,t,n,o,s){let{seats:r,boards:i,
fans:a,grids:l,dice:u,notes:d}=t,h=24,[m,...p]=r,f=n-h-hn,b=f-2*h,g=14,w=14;for(let y of i)g+=dn(e,y,h,g,b,s);w+=Ic(e,u,
f,w,hn);for(let y of d)w+=xr(e,y,f,w,hn)+8;m&&!wo(m)&&(w+=e.other(m,f,w+4,hn,!0)+20),w+=qc(e,t,f,w+4,hn);for(let y of l)
g+=cn(e,y,h,g,b,!0);return p.length&&(g+=Wc(e,p,h,g+6,b,Math.min(p.length,3),!0)),g=Math.max(g,w),a.length&&(g+=e.fans(a,
h,g,n-2*h,!0)),m&&wo(m)&&(g+=e.own(m,h,g+6,n-2*h,176)),{y:g,middle:{x:h+b/2,y:240,r:40}}}function Vc(e,{seats:t,boards:n,
stacks:o,dice:s,notes:r},i,a,l){let h=i-48,m=(a-20)/Math.max(1,t.length);for(let f of n)l?dn(e,f,0,0,a,h,$r):dn(e,f,0,$r,
a,h-$r,0);let p=10;for(let f of s)un(e,f,p,8,f.values.length*36),p+=f.values.length*36+6;for(let f of r)Rc(e,f,l?10:p+6,
l?h-34:14);for(let[f,{top:b}]of o.entries())b&&e.card(b,10+f*44,h-66,38,{role:"stack"});return t.forEach((f,b)=>{hf(e,{...f,
cards:Dc(f)},10+b*m,h+10,m-4)}),{y:i-18,middle:{x:a/2,y:h/2,r:40}}}function hf(e,t,n,o,s){let r=t.cards.length?24+9*(t.cards.
length-1):0,i=s-24-r;e.add("mark",t.id,n,o+2,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,wt(t.name,13,
i).lines[0],n+25,o+9,{size:13,bold:!0,quiet:!1,room:i});let a=(t.counters??[]).map(({value:u,label:d})=>`${u} ${d}`)[0]??
t.note??"";e.text(`${t.id}.note`,wt(a,12,i).lines[0],n+25,o+24,{size:12,room:i});let l={w:22,ideal:9,tight:.3,least:22};
e.cards(t.cards,n+s-r-2,o-1,r,l,{role:"seat"})}function Kc(e,t,n){let{seats:o,boards:s,fans:r,grids:i,dice:a,notes:l}=t,
u=14,d=n-2*u,[h,...m]=o,p=10;for(let g of s)p+=dn(e,g,u,p,d,440);let f=a.length?Math.min(150,a.reduce((g,{values:w})=>g+
w.length*Bc+8,0)):0,b=Ic(e,a,u,p,f);if(b+=qc(e,t,u,p+b,Math.max(f,130)),h&&!wo(h)){let g=f?u+f+16:u;b=Math.max(b,e.other(
h,g,p,u+d-g,!1))}p+=b+12;for(let g of l)p+=xr(e,g,u,p,d)+8;for(let g of i)p+=cn(e,g,u,p,d,!1);return r.length&&(p+=e.fans(
r,u,p,d,!1)),m.length&&(p+=Wc(e,m,u,p+4,d,Math.min(m.length,3),!1)),h&&wo(h)&&(p+=e.own(h,u,p,d,0)),{y:p,middle:{x:n/2,y:200,
r:40}}}var Zc=e=>[[0,0],[1,0],[1,1]].slice(0,e),mf=20,pf=60,Yc=({extras:e})=>e.acting?e.call?32:14:0;function zc(e){let t=(e.before??
[]).filter(({kind:n})=>n==="stack");return{beside:t.slice(0,-1),space:t.at(-1)}}function jc(e,t,n,o,s,r,i){let{beside:a,
space:l}=zc(t),u=r?n+i+28:n,d=s-i-28,h=e.head(t,u,o,d,30),m=u;for(let p of a)e.stack(p,m,o+46+h,46,110),m+=118;if(!t.me){
let p={w:38,ideal:22,tight:.05};e.cards(t.cards,m,o+46+h,u+d-m,p,{role:"seat"})}l&&e.stack(l,r?n:n+s-i,o,i,i+40)}function Jc(e,{
seats:[t,...n],ring:o,stacks:s},r,i){let l=92*1.4+32,u=r/2-i-24,d=r/2+24,h=28,m=h+l+74,p=n.length===1;n.forEach((y,k)=>{
let[v,_]=Zc(n.length)[k];jc(e,y,v?d:i,_?m:h,u,!!v,92)}),t&&jc(e,{...t,me:!0},i,m,u,!1,92);let f={x:p?d+u/2:r/2,y:p?h+44:
h+l+32,r:40};o&&e.add("ring",o.id,f.x,f.y,{ring:o,r:f.r});let b=p?92:46,g=p?f.x-s.length*(b+40)/2+20:f.x+90;s.forEach((y,k)=>e.
stack(y,g+k*(b+40),p?h+120:f.y-44,b,b+40));let w=m+l+4;if(t){let y=e.extras.call??0,k=Yc(e),v=t.cards.some($=>$.face);y&&
(e.call=w),w+=(y?y+20:0)+k;let _={w:v?88:62,ideal:v?106:44,tight:.5,least:60,floor:20};w+=e.cards(t.cards,i,w,r-2*i,_,{own:!0,
role:"hand"})}return{y:w,middle:f}}function Gc(e,t,n,o,s){let{beside:r,space:i}=zc(t),a=46,l=s-a-34;e.add("mark",t.id,n,
o+2,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,t.name,n+26,o+11,{size:13,bold:!0,quiet:!1,room:l}),e.
text(`${t.id}.note`,wt(t.alert||t.note,12,l).lines[0],n+26,o+25,{size:12,quiet:!t.active,room:l});let u=n;for(let d of r){
if(d.top){let h={...d.top,move:d.move||d.top.move,off:d.off||d.top.off};e.card(h,u,o+36,26,{role:"stack",recall:d.recall})}else
e.add("pile",d.id,u,o+36,{w:26,under:0,empty:!0});e.text(`${d.id}.count`,String(d.count),u+32,o+58,{size:14,bold:!0,quiet:!1}),
u+=58}if(!t.me){let d={w:22,ideal:10,tight:.05};e.cards(t.cards,u,o+38,n+s-a-8-u,d,{role:"seat"})}i&&Xc(e,i,n+s-a,o,a)}function Xc(e,t,n,o,s){
t.top?e.card(t.top,n,o+2,s,{role:"space",recall:t.recall}):e.add("pile",t.id,n,o+2,{w:s,under:0,empty:!0});let r=[t.count>
1?t.count:"",t.label].filter(Boolean).join(" "),i=wt(r,12,s+14).lines.length<2;e.text(`${t.id}.label`,r,i?n+s/2:n+s+6,o+
s*1.4+17,{size:12,anchor:i?"middle":"end",room:i?s+14:3*s})}function Qc(e,{seats:[t,...n],ring:o,stacks:s},r,i){let l=i/
2-10-10,u=i/2+10,d=88,h=n.length===1;n.forEach((y,k)=>{let[v,_]=Zc(n.length)[k];Gc(e,y,v?u:10,6+_*d,l)}),t&&Gc(e,{...t,me:!0},
10,6+d,l),s.slice(0,3).forEach((y,k)=>{h&&Xc(e,y,u+20+k*66,50,46)});let m=e.extras.call??0,p=Yc(e),f=6+2*d+6+p;m&&(e.call=
f-p);let b=f+(m?m+8:0),g=Math.max(mf,qt(78,r-b-8));t&&e.cards(t.cards,10,b,i-130,{w:g,ideal:g*1.12,tight:.36,least:g},{own:!0,
role:"hand"});let w={x:i-66,y:b+24,r:34};return o&&r-b<pf?(e.add("ring",o.id,w.x,r-18,{ring:{...o,value:"",note:""},r:w.
r}),e.text(`${o.id}.note`,`${o.value??""} ${o.note??""}`,i-10,r-14,{size:14,anchor:"end",room:170})):o&&(e.add("ring",o.
id,w.x,w.y,{ring:{...o,note:""},r:w.r}),e.text(`${o.id}.note`,o.note??"",w.x,w.y+30,{size:12,anchor:"middle",room:126})),
{y:Math.max(r-8,t?b+g*1.4:0),middle:w}}var ff={mark:({size:e})=>({x:0,y:0,w:e,h:e}),pile:({w:e,empty:t})=>t&&{x:0,y:0,w:e,h:e*1.4},ring:({r:e})=>({x:-e,y:-e,w:2*
e,h:2*e}),dice:({w:e,size:t})=>({x:0,y:0,w:e,h:t}),box:({size:e})=>({x:0,y:0,w:e,h:e})},ko=class{constructor(t){this.call=
0;this.things=[];this.over=[];this.extras=t}add(t,n,o,s,r={}){this.things.push({kind:t,key:`${t}:${n}`,x:o,y:s,...r});let i=this.
extras.lit?.[n],a=ff[t]?.(r);i!=null&&a&&this.over.push({kind:"lit",key:`lit:${n}`,x:o+a.x,y:s+a.y,w:a.w,h:a.h,tab:i,role:t})}text(t,n,o,s,{
size:r=13,room:i=1/0,bold:a=!1,quiet:l=!0,anchor:u="start",tone:d=""}={}){if(!n)return 0;let{lines:h,size:m}=wt(n,r,i,a?
1.06:1);return this.add("text",t,o,s,{lines:h,size:m,bold:a,quiet:l,anchor:u,tone:d}),(h.length-1)*m*1.2}card(t,n,o,s,{seen:r=s,
own:i=!1,role:a="",recall:l=[]}={}){let{lit:u={},dealt:d={},acting:h=!1,under:m=!0,opens:p=""}=this.extras,f=d[t.key]??t.
face??null,b=h&&!!(t.move||t.picks?.length),g=!!t.lifted,w=a==="grid"?0:s<80?12:14,y=i&&(b||h&&t.ghost)?w+(g?s*(w?.24:.14):
0):0;this.things.push({kind:"card",key:t.key,x:n,y:o-y,w:s,face:f,label:t.label,origin:t.origin??"",role:a,dealt:t.key in
d,kin:!!t.kin,ghost:!!t.ghost,seen:r,plays:b,off:h?t.off??"":"",under:i&&b&&!g,up:g,move:t.move??"",picks:t.picks??[],recall:m?
l:[],opens:p===t.key&&!b&&!t.off}),t.key in u&&this.over.push({kind:"lit",key:`lit:${t.key}`,x:n,y:o-y,w:r,h:s*1.4,tab:u[t.
key],role:a})}cards(t,n,o,s,r,{own:i=!1,role:a="",pitch:l=1.4,centre:u=!1}={}){if(!t.length)return 0;let{w:d,step:h,cols:m,
rows:p}=Be(t.length,s,r);return t.forEach((f,b)=>{let g=Math.floor(b/m),w=b%m,y=Math.min(m,t.length-g*m),k=u?n+(s-(h*(y-
1)+d))/2:n;this.card(f,k+w*h,o+g*l*d,d,{seen:w===y-1?d:Math.min(d,h),own:i,role:a})}),d*1.4+(p-1)*l*d}};var tu=e=>e.map(t=>({...t,art:""})),we=class extends ko{head(t,n,o,s,r=30){let i=[t.note,t.team].filter(Boolean).join(",\
 "),a=r<30?8:12,l=n+r+a,u=s-r-a;this.add("mark",t.id,n,o,{seat:t.seat,size:r,active:!!t.active});let d=t.alert||i,h=o+r*
(d?.43:.66),m=this.text(`${t.id}.name`,t.name,l,h,{size:15,bold:!0,quiet:!1,room:u}),p=this.text(`${t.id}.note`,d,l,o+r+
m,{room:u,bold:!!(t.active||t.alert),quiet:!t.active,tone:t.alert?"lit":""});return m+p}counters(t,n,o,s,r){let i=o;for(let[
a,l]of(t.counters??[]).entries()){let u=r?18:22;if(this.add("counter",`${t.id}.${a}`,n,i,{value:l.value,label:l.label??"",
high:u,room:s}),i+=u+8,l.art==="chips"){let d=Math.max(1,Math.ceil(l.value/10)),h=r?2.5:3,m=r?1.2:1.4,p=Math.max(3,Math.
min(18,(s-2)/d-3)),f=10*(h+m)+3,b=Math.min(l.value,10)*(h+m)+(l.value>5?3:0);l.value&&this.add("chips",`${t.id}.${a}`,n,
i+b,{count:l.value,w:p,t:h,g:m,pitch:p+3}),i+=f}if(l.art==="agents"){let d=Math.max(l.full??0,l.value);this.add("agents",
`${t.id}.${a}`,n,i,{count:l.value,full:d,size:18}),i+=26}}return i-o}other(t,n,o,s,r){let i=t.cards??[],a=t.counters??[],
l=!r||s<150,u=this.head(t,n,o,s,l?26:30),d=a.length&&s>=150,h=i.some($=>$.face||$.key in(this.extras.dealt??{})),m=l?38:
48,p=Math.min(d?s-74:s,h?1/0:m*3.4),f={w:m,ideal:m*(h?.72:.7),tight:h?.62:.05},b=o+(l?38:44)+u,g=this.cards(i,n,b,p,f,{role:"\
seat",pitch:.62});if(t.alert&&i.length){let{w:$,step:E,cols:L}=Be(i.length,p,f);this.over.push({kind:"lit",key:`lit:${t.
id}`,x:n,y:b,w:$+(L-1)*E,h:g,tab:""})}let{w,step:y,cols:k}=Be(i.length,p,f),v=i.length?w+(k-1)*y+14:0,_=d?Math.max(g,this.
counters(t,n+v,b+2,s-v,l)):g+(a.length?8+this.counters({...t,counters:tu(a)},n,b+g+8,s,!0):0);return b-o+_+this.before(t,
n,b+_+10,s,l)}stack(t,n,o,s,r=s+24){let i=t.top?{...t.top,move:t.move||t.top.move,off:t.off||t.top.off,label:t.top.label||
t.spoken}:null,a=t.count>1&&i&&!i.face?Math.min(3,t.count-1):0;if(this.add("pile",t.id,n,o,{w:s,under:a,empty:!i}),i&&this.
card(i,n,o,s,{role:"stack",recall:t.recall}),!i&&!t.count&&t.label&&s>=40){let{lines:u,size:d}=wt(t.label,13,s-2);if(u.length*
d*1.2<s*1.4-8){let h=o+(s*1.4-(u.length-1)*d*1.2)/2+d*.35;return this.add("text",`${t.id}.empty`,n+s/2,h,{lines:u,size:d,
quiet:!0,anchor:"middle",tone:""}),s*1.4}}let l=Z(`${t.count} ${t.label}`,14)>r;return this.add("count",t.id,n,o+s*1.4+22,
{count:t.count,lines:l?wt(t.label,13,r).lines:[t.label],spoken:t.spoken,broken:l}),s*1.4+30+(l?17*wt(t.label,13,r).lines.
length:0)}tray(t,n,o,s){let r=Math.max(1,Math.ceil(Math.max(t.full,t.count)/10)),i=Math.min(27,(s-24)/r-4),a=s<120,l=i+(i>
20?7:4),u=a?3:5,d=a?1.4:2,h=r*l-(l-i)+24,m=10*(u+d)+3,p=22*String(t.count).length+4+Z(t.label,13)>Math.max(h,s-8);return this.
add("tray",t.id,n+(s-h)/2,o,{wide:h,high:m,count:t.count,label:t.label,w:i,t:u,g:d,pitch:l,below:p,noted:Z(t.label,13)}),
m+(p?62:44)}fans(t,n,o,s,r){let i=o,a=t.length>2?r?56:48:r?80:64;for(let l of t){this.text(`${l.id}.label`,l.label,n,i+10,
{room:s});let u={w:a,ideal:a*.59,tight:.39,least:Math.min(a,r?56:48),floor:20},{w:d,step:h,cols:m,rows:p}=Be(l.cards.length,
s,u),f=l.cards.some(g=>g.above)?22:4,b=l.cards.some(g=>g.under!=null)?40:10;i+=20,l.cards.length||this.add("pile",l.id,n,
i+f,{w:d,under:0,empty:!0}),l.cards.forEach((g,w)=>{let y=Math.floor(w/m),k=w%m,v=w===l.cards.length-1,_=n+k*h,$=i+f+y*(f+
b+d*1.4);this.card(g,_,$,d,{seen:v||k===m-1?d:Math.min(d,h),role:"fan"}),this.text(`${g.key}.above`,g.above??"",_+2,$-8,
{size:v?16:14,bold:v,quiet:!v}),g.under!=null&&this.add("mark",`${g.key}.under`,_+4,$+d*1.4+10,{seat:g.under,size:Math.max(
15,Math.min(22,h*.76)),quiet:!v})}),i+=Math.max(p*(f+b+d*1.4),f+b+a*1.4)+8}return i-o}own(t,n,o,s,r){let i=this.extras.acting?
14:0,a=this.extras.call??0,l=this.before(t,n+r,o,s-r,!r),u=o+l+(a?a+20:0);return a&&(this.call=o+l),u-o+this.hand(t,n,u,
s,r,i)}before(t,n,o,s,r){let i=t.before??[];if(!i.length)return 0;let a=10,l=(s-a*(i.length-1))/i.length,u=Math.min(r?44:
58,l-6),d=0;return i.forEach((h,m)=>{let p=n+m*Math.min(l+a,h.kind==="fan"?1/0:u+40);if(h.kind==="fan"){let f=this.text(
`${h.id}.label`,h.label,p,o+10,{room:l}),b={w:u,ideal:u*.72,tight:.4};d=Math.max(d,18+f+this.cards(h.cards,p,o+18+f,l,b,
{role:"fan"}))}else d=Math.max(d,this.stack(h,p,o,u,Math.min(l,u+34)))}),d+16}hand(t,n,o,s,r,i){let a=r>0,l=t.cards.some(
g=>g.face),u=a?92:70,d=t.cards.length,h={w:l?u:u*.75,ideal:u*(l?a?1.22:1.06:.8),tight:.5,least:Math.min(u,64),floor:l?34:
20};if(a){let g=this.head(t,n,o,r-20),w=this.counters(t,n+4,o+48+g,r-20,!1)+48+g,y=this.cards(t.cards,n+r,o+i,s-r,h,{own:!0,
role:"hand",pitch:1.4+.36});return Math.max(w,y+i+16,l?u*1.4:0)}let m=l&&(d-1)*h.ideal+h.w<=s-112,p=this.head(t,n,o,m?110:
s-100,26);if(m){let g=this.counters(t,n+4,o+44+p,100,!0)+44+p,w=this.cards(t.cards,n+112,o+i,s-112,h,{own:!0,role:"hand"});
return Math.max(g,w+i+16)}let f=this.counters({...t,counters:tu(t.counters??[])},n+s-84,o+6,84,!0),b=o+Math.max(40+p,f+8)+
i;return b-o+this.cards(t.cards,n,b,s,h,{own:!0,role:"hand",pitch:1.4+.42,centre:!0})+16}};var Xt=620,xo=772,su=920,gf=["seat","ring","fan","stack","tray","grid","dice","tokens","notes","kinds"];function mn(e){let t=e.
zones.find(({kind:o})=>!gf.includes(o));if(t)throw new Error(`Expected a zone that the table can draw, not "${t.kind}".`);
let n=o=>e.zones.filter(s=>s.kind===o);return{seats:Qi(n("seat")),ring:n("ring")[0],fans:n("fan"),stacks:n("stack"),trays:n(
"tray"),grids:n("grid"),dice:n("dice"),notes:n("notes"),boards:n("tokens"),kinds:n("kinds")}}function ru(e,t,n={}){if(n.
laid&&ro(e))return Ef(e,t,n);if(Yl(e)&&(t.low||t.h))return Tf(e,t,n);if(t.low&&e.zones.some(({kind:m})=>m==="tokens"))return Sf(
e,t,t.low,n);if(t.low&&tr(e))return Mr(e,t,t.low,n,_r(t.w));if(!t.h)return vo(e,t.w,n);let o=({w:m,h:p})=>Sr(t,m,p),r=[...t.
w>=Xt*eu?[xo,860,su]:[],390,440].map(m=>_f(e,t,m,n)),[i,...a]=r.filter(m=>m.w>=Xt),l=a.reduce((m,p)=>o(p)>o(m)?p:m,i);if(l&&
o(l)>=eu)return l;let u=r.reduce((m,p)=>o(p)>o(m)?p:m),d=Math.round(Math.max(iu,ge*t.h/t.w));return e.zones.some(({kind:m})=>m===
"tokens")?uu(e,Math.min(d,yo),n,Oc,!0):o(u)>=bf||!tr(e)?u:e.table==="round"&&e.zones.filter(({kind:m})=>m==="seat").length>
kf&&t.w>t.h?Mr(e,t,ou,n,Math.round(ou*t.w/t.h)):Mr(e,t,Math.min(d,yf),n,au(t,d))}var eu=.8,bf=.92,nu=.75,wf=352,iu=288,yf=460,
kf=6,ou=320,xf=640,vf=110,$f=400,Mf=1.25,_r=e=>Math.round(Math.max(ge,Math.min(Wt,e/Mf))),au=(e,t)=>Math.round(Math.max(
ge,Math.min(Wt,t*e.w/e.h)));function lu(e,t,n){let{w:o}=e,s=e.low?0:e.h,r=!e.low&&o>=xo*nu&&(!s||s>=t[0]*nu),[i,a]=r?t:n,
l=r?xo:e.low?_r(o):ge,u=s?Math.round(Math.max(i,Math.min(a,l*s/o))):r?600:i;return[r||!s?l:au(e,u),u]}var Sr=(e,t,n)=>Math.
min(e.w/t,e.h?e.h/n:1/0),cu=(e,t)=>({...e,call:(e.call??0)/t});function _f(e,t,n,o){let s=vo(e,n,o);for(let r=0;r<2&&o.call;r++)
s=vo(e,n,cu(o,Sr(t,s.w,s.h)));return s}function Mr(e,t,n,o,s){let r=new we(cu(o,Sr(t,s,n))),i=mn(e),{y:a,middle:l}=e.table===
"corners"?Qc(r,i,n,s):Zl(r,i,n,e.table==="round",s);return{w:s,h:Math.max(n,a+8),things:[...r.things,...r.over],middle:l,
call:r.call}}function Sf(e,t,n,o){let s=Math.max(t.w,xo),r=((t.page??0)-xf)*s/t.w-vf;return t.w>=Xt&&r>=$f?vo(e,s,o,Math.
min(r,yo)):uu(e,n,o,Math.min(_r(t.w),Xt-1),!1)}function uu(e,t,n,o,s){let r=new we(n),{middle:i}=Vc(r,mn(e),t,o,s);return{
w:o,h:t,things:[...r.things,...r.over],middle:i,call:r.call}}function Tf(e,t,n){let o=new we(n),[s,r]=lu(t,[470,620],[t.
low||iu,620]),{middle:i}=Jl(o,mn(e),r,s);return{w:s,h:r,things:[...o.things,...o.over],middle:i,call:o.call}}function Ef(e,t,n){
let o=new we(n),[s,r]=lu(t,[520,640],[wf,560]),{middle:i}=nc(o,mn(e),r,s);return{w:s,h:r,things:[...o.things,...o.over],
middle:i,call:o.call}}function vo(e,t,n={},o=yo){let s=Math.round(Math.min(Math.max(t,320),su)),r=s>=Xt,i=new we(n),a=mn(
e),l=r?28:14,u=e.table==="round"||e.table==="corners"&&!r,d=a.boards.length?r?Fc:Kc:u?r?Af:Uf:r&&e.table==="corners"?Jc:
r?Lf:Hf,{y:h,middle:m}=d(i,a,s,l,o);return{w:s,h:Math.round(h+18),things:[...i.things,...i.over],middle:m,call:i.call}}function $o(e,t,n,o,s,r){
let i=o,a=(s-r*(t-1))/t;for(let l=0;l<e.length;l+=t){let u=e.slice(l,l+t);i+=Math.max(...u.map((d,h)=>d(n+h*(a+r),i,a)))+
20}return i-o}function Lf(e,t,n,o){let{seats:[s,...r],ring:i,fans:a,stacks:l,trays:u}=t,d=r.map(E=>(L,T,M)=>e.other(E,L,
T,M,!0)),h=u.map(E=>(L,T,M)=>e.tray(E,L,T,M));d.splice(Math.ceil(d.length/2),0,...h);let m=Math.floor((n-2*o+20)/126),p=d.
length<=m?Math.max(d.length,1):Math.ceil(d.length/2),f=28+$o(d,p,o,28,n-2*o,20),b=l.length?104:0,g=i?248:0,w=f+6,y=i?{x:132,
y:w+108,r:88}:{x:n/2,y:w+60,r:40};i&&e.add("ring",i.id,y.x,y.y,{ring:i,r:y.r});let k=n-2*o-g-(b?b+24:0),v=e.fans(a,o+g,w+
10,k,!0);f=Math.max(w+(i?230:0),w+10+v)+12,l.forEach((E,L)=>e.stack(E,n-o-72,w+48+L*152,66));let _=l.length?w+48+l.length*
152-24:0,$=g&&n>=740?g:176;return f+=Mo(e,t,n-(_>f?b+24:0),o,f),s&&(f+=e.own(s,o,f,n-2*o-(_>f?b+24:0),$)),{y:Math.max(f,
_),middle:y}}function Hf(e,t,n,o){let{seats:[s,...r],ring:i,fans:a,stacks:l,trays:u}=t,d=18,h=r.some(k=>(k.before?.length??
0)>1),m=h||r.length<=2||r.length===4?Math.min(2,Math.max(r.length,1)):3;d+=$o(r.map(k=>(v,_,$)=>e.other(k,v,_,$,!1)),m,o,
d,n-2*o,12);let p=66,f=i?{x:106,y:d+100,r:p}:{x:n/2,y:d+40,r:40};i&&e.add("ring",i.id,f.x,f.y,{ring:i,r:p});let b=i?214:
o,g=n-o-b,w=Math.min(92,g/Math.max(l.length,1));l.forEach((k,v)=>e.stack(k,b+v*w,d+12,Math.min(56,w-14),w-1));let y=l.length?
d+12+78+56:d;for(let k of u)y+=e.tray(k,b-6,y,g+6);return d=Math.max(y,i?d+200:d)+6,d+=e.fans(a,o,d,n-2*o,!1),d+=Mo(e,t,
n,o,d),s&&(d+=e.own(s,o,d+4,n-2*o,0)+4),{y:d,middle:f}}function Af(e,t,n,o){let{seats:[s,...r],ring:i,fans:a,stacks:l,trays:u}=t,
{left:d,top:h,right:m}=ta(r.length),p=i?.art==="none"?64:n<740?108:128,f=Math.min(h<2?220:n<740?130:190,n/2-p-20-o),b=n-
2*o-2*f-24,w=r.slice(d,d+h).map(E=>(L,T,M)=>e.other(E,h===1?n/2-70:L,T,M,!0)),y=h?$o(w,h,o+f+12,20,b,16):0,k={x:n/2,y:20+
y+p+12,r:p},v=(E,L)=>{let T=E.length>1?28:k.y-60;for(let M of E)T+=e.other(M,L,T,f,!0)+26;return T},_=[v(r.slice(0,d).reverse(),
o),v(r.slice(r.length-m),n-o-f)];du(e,i,l,u,k,p<120?.82:1);let $=Math.max(k.y+p+40,..._);return a.length&&($+=e.fans(a,o,
$,n-2*o,!0)),$+=Mo(e,t,n,o,$),s&&($+=e.own(s,o,$,n-2*o,160)),{y:$,middle:k}}function Uf(e,t,n,o){let{seats:[s,...r],ring:i,
fans:a,stacks:l,trays:u}=t,d=r.some(b=>(b.before?.length??0)>1),h=d||r.length===2||r.length===4?2:Math.min(3,Math.max(r.
length,1)),m=16+$o(r.map(b=>(g,w,y)=>e.other(b,g,w,y,!1)),h,o,16,n-2*o,12),p=i?.art==="none"?50:108,f={x:n/2,y:m+p+10,r:p};
return du(e,i,l,u,f,.8),m=f.y+p+36,a.length&&(m+=e.fans(a,o,m,n-2*o,!1)),m+=Mo(e,t,n,o,m),s&&(m+=e.own(s,o,m,n-2*o,0)),{
y:m,middle:f}}function du(e,t,n,o,s,r){t&&e.add("ring",t.id,s.x,s.y,{ring:t,r:s.r});let i=(n.length>2?56:78)*r,a=22*r,l=s.
x-(n.length*i+(n.length-1)*a)/2;n.forEach((u,d)=>e.stack(u,l+d*(i+a),s.y-i*.7-12,i)),o.forEach(u=>e.tray(u,s.x-50,s.y+44,
100))}function Mo(e,{grids:t,dice:n},o,s,r){let i=r;for(let a of t)i+=cn(e,a,s,i,o-2*s,o>=Xt);for(let a of n)i+=un(e,a,s,
i,o-2*s);return i-r}var _o=class{constructor({play:t,key:n,told:o}){this.lifted="";this.card="";this.said={};this.typed={};this.field=null;this.
lifts={};this.shown="";this.play=t,this.key=n,this.told=o,this.go=c("button.btn.solid",{"data-k":"lift.play",onclick:()=>this.
play(this.lifted)}),this.back=c("button.btn",{"data-k":"lift.back",onclick:()=>this.lift("")},"Put it back"),this.acts=c(
"div.lift-acts",{hidden:!0},this.go,this.back),this.words=c("p.lift-words"),this.keys=c("div.lift-keys"),this.asking=c("\
div.asking",{role:"group",hidden:!0})}show({lifts:t,keys:n}){this.lifts=t,this.lifted&&!t[this.lifted]&&(this.lifted="",
this.said={},this.typed={}),this.draw();let o=JSON.stringify(n);this.keys.dataset.looks!==o&&(this.keys.dataset.looks=o,
qo(this.keys,this.keys,()=>this.keys.replaceChildren(...n.map(s=>Mn(s,r=>this.key(r))))))}tell(t,n){let o=Object.keys(this.
lifts).some(s=>n.every(r=>r.move!==s));this.words.hidden=!!this.lifted,this.words.textContent=t||(o?"Press a card to pic\
k it up. Press it again to play it.":"")}playing(t){let n=this.lifts[this.lifted]?.play??"",o=t?n.replace(/^Play\b/,"Pla\
ying"):n;this.go.textContent!==o&&(this.go.textContent=o),X(this.go,"aria-busy",t?"true":"")}lift(t,n=""){let o=n||this.
card;this.lifted=t,this.card=n,this.draw(),this.told({lifted:t,said:this.said},o)}stand(t,n,o){let[s,r]=o?[n,t.parentElement]:
[t,this.keys];this.asking.parentElement!==s&&s.insertBefore(this.asking,r)}hold(t,n,o,s){t?t!==this.lifted&&o[t]&&(this.
lifted=t,this.card=Cf(s,t)):this.lifted="",this.said=n}draw(){let t=this.lifts[this.lifted];if(this.acts.hidden=!t,this.
asking.hidden=!t?.line,this.words.hidden=!!t,this.playing(!1),this.shown===this.lifted)return;if(this.shown=this.lifted,
this.field=null,!t?.line)return this.asking.replaceChildren();let n=this.lifted;X(this.asking,"aria-label",t.line),this.
field=t.ask?Zi({rule:ot,label:t.ask,words:"out of 100",ends:["never","always"],value:Cn(this.typed[n],this.said[n],ot),set:s=>this.
say(n,s),enter:()=>this.play(n)}):null;let o=c("div",c("p",c("b",t.line)));this.field&&o.append(c("p.wonder",t.ask)),this.
asking.replaceChildren(o,...this.field?[this.field.node]:[])}unread(t){let n=this.typed[t]??"";return t!==this.lifted||!this.
field||!n||!ne(n,ot)?!1:(this.field.complain(),!0)}say(t,n){let{value:o}=it(n,ot);this.typed[t]=n,this.said={...this.said},
o!=null?this.said[t]=o:delete this.said[t],this.told({lifted:this.lifted,said:this.said},this.card)}},So=class{constructor(t){
this.looks="";this.how=t,this.root=c("div.acts")}show(t,n,o){let s=JSON.stringify([t,n]);this.looks!==s&&(this.looks=s,qo(
this.root,o,()=>this.root.replaceChildren(...t.map(r=>this.button(r)))))}button({move:t,label:n,strong:o,off:s}){let r=c(
"button",{class:o&&!s?"btn solid":"btn","data-act":t||n,"aria-disabled":s?"true":null,onclick:()=>s?this.how.refuse(s):this.
how.send(t)},n);return c("span.act",r,s&&c("span.why",s))}};function Cf({zones:e},t){let n=e.flatMap(o=>o.kind==="seat"&&
o.me?o.cards:o.kind==="grid"?o.cells:[]);for(let o of n)if("key"in o&&(o.move===t||o.picks?.some(s=>s.move===t)))return o.
key;return""}function hu(e,t,n){if(!t)return e;let o=e.zones.flatMap(i=>i.kind==="tokens"&&i.ways||[]),s=Number(o.find(i=>i.
move===t)?.tag),r=e.zones.map(i=>{if(i.kind==="dice"&&s){let l=i.values.indexOf(s);return{...i,lit:l<0?i.values.map((u,d)=>d):
[l]}}if(i.kind==="ring"){let l=i.previews?.find(u=>u.move===t);return l?{...i,preview:l}:i}if(i.kind==="tokens")return{...i,
ways:(i.ways??[]).map(l=>({...l,chosen:l.move===t}))};let a=l=>l.key===n?{...l,lifted:!0}:l;return i.kind==="grid"?{...i,
cells:i.cells.map(a)}:i.kind==="seat"&&i.me?{...i,cards:i.cards.map(a)}:i});return{...e,zones:r}}var Pf={ArrowLeft:{x:-1,y:0},ArrowRight:{x:1,y:0},ArrowUp:{x:0,y:-1},ArrowDown:{x:0,y:1}};function Nf(e,t,n){let o=t.map(
({x:r,y:i})=>{let a=(r-e.x)*n.x+(i-e.y)*n.y,l=Math.abs((r-e.x)*n.y)+Math.abs((i-e.y)*n.x);return a>.5?a+2*l:1/0}),s=Math.
min(...o);return s<1/0?o.indexOf(s):-1}function mu(e){let t=(e.querySelector(".ring-focus")??e).getBoundingClientRect();
return{x:t.x+t.width/2,y:t.y+t.height/2}}function pu(e,t){let n=Pf[t.key];if(!n||t.shiftKey||t.ctrlKey||t.metaKey||t.altKey)
return;let o=[...e.closest(".board")?.querySelectorAll(".way.plays")??[]].filter(r=>r!==e),s=o[Nf(mu(e),o.map(mu),n)];t.
preventDefault(),t.stopPropagation(),s instanceof SVGElement&&s.focus({preventScroll:!0})}var gu=8,Fe=1.25,fu=.42,Rf=.62,Of=1.5,Tr=46,Bf=26,Df=8,If=.95;function To(e,t,n=t.w/t.h){let o=Math.max(t.w,t.h*n),s=Math.
min(o,Math.max(e.w,t.w/gu)),r=s/n,i=(a,l)=>l<0?l/2:Math.max(0,Math.min(a,l));return{x:i(e.x,t.w-s),y:i(e.y,t.h-r),w:s,h:r}}
function Wf(e,t,n,o,s,r=t.w/t.h){let i=Math.max(t.w,t.h*r),a=Math.min(i,Math.max(e.w/n,t.w/gu))/e.w;return To({x:o-(o-e.
x)*a,y:s-(s-e.y)*a,w:e.w*a,h:e.h*a},t,r)}function qf(e,t,n,o,s){let r=n/o,[i,a]=[e.map(({x:v})=>v),e.map(({y:v})=>v)],[l,
u]=[Math.min(...i),Math.min(...a)],[d,h]=[Math.max(...i)-l,Math.max(...a)-u],m=Math.min(n/t.w,(r-s)/t.h),p=Math.max(Rf,Of*
(n/t.w)),f=Math.min((n-2*Tr)/(d||1),(r-s-2*Tr)/(h||1)),b=Math.max(m,Math.min(p,f)),g={w:n/b,h:r/b},w=Bf/b,y=(v,_,$,E)=>{
let L=(v+_-$)/2,[T,M]=[Math.min(0,v-w),Math.max(E,_+w)-$];return M<T?(T+M)/2:Math.max(T,Math.min(L,M))},k=s/b;return{x:y(
l,l+d,g.w,t.w),y:y(u,u+h,g.h-k,t.h)-k,...g}}var Eo=class{constructor(){this.board=null;this.id="";this.dragged=!1;this.aspect=
1;this.wide=0;this.clear=0;this.targets=[];this.lit=[];this.view="whole";this.chosen="";this.whole={x:0,y:0,w:1,h:1},this.
frame=this.whole,this.fingers=new Map,this.down={x:0,y:0},this.near={x:0,y:0},this.aims=(n,o)=>{};let t=(n,o,s,r)=>c("bu\
tton.btn",{"data-k":`lens.${n}`,"aria-label":s,title:s,onclick:r},o);this.controls=c("div.lens",{role:"group","aria-labe\
l":"Zoom the board",hidden:!0},t("out","−","Zoom out",()=>this.zoom(1/Fe)),t("in","+","Zoom in",()=>this.zoom(Fe)),t("\
near",$t("near",20),"Near me",()=>this.see("near")),t("whole",$t("whole",20),"Whole board",()=>this.see("whole")))}on(t,n,o,s,r,i=[],a=[]){
this.controls.hidden=!t;let l=JSON.stringify([s,i])!==JSON.stringify([this.near,this.targets]),u=r.w/r.h,d=n!==this.id||
u!==this.aspect||r.w!==this.wide,h=JSON.stringify(a)!==JSON.stringify(this.lit)&&!a.every(m=>this.sees(m));this.near=s,this.
targets=i,this.lit=a,this.clear=r.clear??0,t&&t!==this.board&&this.listen(t),this.board=t,t&&(d&&(this.id=n,this.whole={
x:0,y:0,...o},this.aspect=u,this.wide=r.w,this.chosen=""),d||l||h||this.view!=="own"&&!a.length?this.look():this.show(this.
frame))}sees({x:t,y:n}){let{frame:o}=this,s=Tr*o.w/this.wide,r=this.clear*o.w/this.wide;return t>o.x+s&&t<o.x+o.w-s&&n>o.
y+r+s&&n<o.y+o.h-s}look(){let t=this.wide/this.aspect-this.clear,n=Math.min(this.wide/this.whole.w,t/this.whole.h),o=this.
targets.length>0||n<fu;this.frameTo(this.chosen||(o?"near":"whole"))}see(t){this.chosen=t,this.frameTo(t)}frameTo(t){if(this.
view=t,t==="whole")return this.show(To({...this.whole,w:1/0},this.whole,this.aspect));this.show(qf([this.near,...this.targets,
...this.lit],this.whole,this.wide,this.aspect,this.clear))}show({x:t,y:n,w:o,h:s}){this.frame={x:t,y:n,w:o,h:s},this.board?.
setAttribute("viewBox",`${t} ${n} ${o} ${s}`),this.board?.classList.toggle("far",this.wide/o<fu),this.board?.classList.toggle(
"close",this.wide/o>=If);let r=this.onPage;r?.a&&this.aims(1/r.a,this.frame)}drawTo(t){this.view="own",this.show(t)}zoom(t,n=this.
frame.x+this.frame.w/2,o=this.frame.y+this.frame.h/2){this.drawTo(Wf(this.frame,this.whole,t,n,o,this.aspect))}pan(t,n){
let{x:o,y:s,w:r,h:i}=this.frame;this.drawTo(To({x:o+t*r,y:s+n*i,w:r,h:i},this.whole,this.aspect))}point({clientX:t,clientY:n}){
let o=this.onPage,{x:s,y:r}=new DOMPoint(t,n).matrixTransform(o?.inverse());return{x:s,y:r}}get onPage(){let[t]=this.board?.
children??[];return t instanceof SVGGraphicsElement?t.getScreenCTM():null}listen(t){t.style.touchAction="none",t.addEventListener(
"wheel",n=>{let o=n.deltaY>0,{x:s,y:r}=this.point(n);o&&this.frame.w>=this.whole.w&&this.frame.h>=this.whole.h||(n.preventDefault(),
this.zoom(o?1/Fe:Fe,s,r))},{passive:!1}),t.addEventListener("pointerdown",n=>{this.fingers.set(n.pointerId,{x:n.clientX,
y:n.clientY}),this.down={x:n.clientX,y:n.clientY},this.dragged=!1}),t.addEventListener("pointermove",n=>this.drag(n));for(let n of[
"pointerup","pointercancel","pointerleave"])t.addEventListener(n,o=>this.fingers.delete(o.pointerId));t.addEventListener(
"click",n=>this.dragged&&n.stopPropagation(),{capture:!0})}drag(t){let n=this.fingers.get(t.pointerId);if(!n)return;let o={
x:t.clientX,y:t.clientY},s=[...this.fingers].find(([d])=>d!==t.pointerId)?.[1];if(this.dragged||=!!s||Math.hypot(o.x-this.
down.x,o.y-this.down.y)>Df,!this.dragged)return;this.fingers.set(t.pointerId,o);let r=this.point({clientX:n.x,clientY:n.
y}),i=this.point({clientX:o.x,clientY:o.y});if(!s){let{x:d,y:h,w:m,h:p}=this.frame;this.drawTo(To({x:d+r.x-i.x,y:h+r.y-i.
y,w:m,h:p},this.whole,this.aspect));return}let a=d=>Math.hypot(d.x-s.x,d.y-s.y)||1,{x:l,y:u}=this.point({clientX:(o.x+s.
x)/2,clientY:(o.y+s.y)/2});this.zoom(a(o)/a(n),l,u)}key(t,n){if(!this.board)return!1;let s=n?{ArrowLeft:[-.2,0],ArrowRight:[
.2,0],ArrowUp:[0,-.2],ArrowDown:[0,.2]}[t]:void 0;if(s)this.pan(s[0],s[1]);else if(t==="+"||t==="=")this.zoom(Fe);else if(t===
"-")this.zoom(1/Fe);else if(t==="0")this.see("whole");else return!1;return!0}};var bu=420,Ff=80,Vf=1500,Kf=5,wu=320,yu={goal:900,bust:700,aside:600},ku="cubic-bezier(.2,.7,.2,1)";function Er(e,t){let n=t.
replace(/^seat/,"h"),o=[...e].filter(({kind:u,key:d})=>u==="card"&&(d===t||d.startsWith(`${n}.`))),s=o.length?o.map(({x:u,
y:d,w:h})=>({x:u,y:d,w:h,h:h*1.4})):[...e].filter(({key:u})=>u.slice(u.indexOf(":")+1).split(".")[0]===t).map(({x:u,y:d,
wide:h=40,high:m=40})=>({x:u,y:d,w:h,h:m}));if(!s.length)return null;let r=Math.min(...s.map(({x:u})=>u)),i=Math.min(...s.
map(({y:u})=>u)),a=Math.max(...s.map(({x:u,w:d})=>u+d)),l=Math.max(...s.map(({y:u,h:d})=>u+d));return{x:r,y:i,w:a-r,h:l-
i}}var Lo=e=>N(e.x-7,e.y-7,e.w+14,e.h+14,{rx:8,fill:"none",stroke:"var(--lit)","stroke-width":4}),jf=()=>N(-14,-4,28,8,{
rx:2,fill:"var(--lit)",stroke:"#fff","stroke-width":1.5});function xu(e,t,n,{pace:o,still:s,gone:r}){e.replaceChildren();
let i=0;for(let a=t;a;a=a.then){let l=a.kind==="aside"?Yf(a,n,{pace:o,still:s,gone:r,wait:i}):a.kind==="bust"?Zf(vu(r,a.
then?.face),o,s):Gf(a,n,o,s);if(e.append(...l),!s&&o>0&&a!==t)for(let u of l)u.matches(".swept")||u.animate([{opacity:0},
{opacity:1}],{duration:1,delay:i,fill:"both"});setTimeout(()=>{for(let u of l)u.remove()},Vf/Math.max(o,.5)+i),!s&&o>0&&
(i+=(yu[a.kind]??0)/o)}}function Gf(e,t,n,o){let s=e.source?Er(t,e.source):null,r=e.target?Er(t,e.target):null;if(!r)return[];
let i=[Lo(r)];if(s&&e.kind==="catch"&&i.push(Lo(s)),!s||e.kind!=="goal"||o||n<=0)return i;for(let a=0;a<Math.min(e.count||
1,Kf);a++){let l=jf();i.push(l);let u=d=>`translate(${d.x+d.w/2}px,${d.y+d.h/2}px)`;l.style.transform=u(r),l.animate([{transform:u(
s)},{transform:u(r),opacity:1},{opacity:0}],{duration:bu*1.25/n,delay:a*Ff/n,easing:ku,fill:"both"})}return i}function vu(e,t){
let n=e.filter(({kind:s,role:r})=>s==="card"&&r==="fan").sort((s,r)=>s.x-r.x),o=n.at(-1);if(o&&t){let s=n.length>1?o.x-n[n.
length-2].x:o.w*.59;n.push({...o,key:`${o.key}.end`,x:o.x+Math.max(s,o.w*.4),face:t})}return n}function Zf(e,t,n){let[o]=e,
s=e.at(-1);if(!o||!s||n||t<=0)return[];let r=Lo({x:o.x,y:o.y,w:s.x+s.w-o.x,h:s.w*1.4});return r.setAttribute("stroke-das\
harray","10 7"),r.animate([{opacity:1},{opacity:1,offset:.9},{opacity:0}],{duration:(yu.bust+wu)/t,fill:"both"}),[r]}function Yf(e,t,{
pace:n,still:o,gone:s,wait:r}){let i=e.target?Er(t,e.target):null;return i?o||n<=0?[Lo(i)]:vu(s,e.face).map(a=>{let l=x(
"g.thing.card.swept",...Le({...a,plays:!1,off:""})),u=`translate(${a.x}px,${a.y}px)`;return l.animate([{transform:u,opacity:1},
{transform:`translate(${i.x}px,${i.y}px) scale(${i.w/a.w})`,opacity:1,offset:.9},{transform:`translate(${i.x}px,${i.y}px\
) scale(${i.w/a.w})`,opacity:0}],{duration:bu*1.25/n,delay:r+wu/n,easing:ku,fill:"both"}),l}):[]}var $u=320,zf=90,Mu={w:1,h:1},Ve=class{constructor({press:t,pace:n}){this.gone=[];this.bright=null;this.parked="";this.timer=
0;this.press=t,this.pace=n,this.rings=x("g.far-rings",{fill:"none","stroke-width":11,"aria-hidden":"true"}),this.layer=x(
"g"),this.over=x("g.event",{"aria-hidden":"true"}),this.root=x("svg.table",{role:"group",tabindex:-1},this.rings,this.layer,
this.over),this.placed=new Map,this.changed=new Set,this.lens=new Eo}paint(t,{label:n,move:o,back:s=!1}){this.root.setAttribute(
"viewBox",`0 0 ${t.w} ${t.h}`),this.root.setAttribute("aria-label",n),this.far(t);let r=new Map([...this.placed].map(([p,
{thing:f}])=>[p,f])),i=o&&this.pace()>0&&!Ce(),a=new Map(t.things.map(p=>[p.key,p])),l=ct(this.root),u=l&&this.layer.contains(
l)?l.getAttribute("data-key"):l===this.root?this.parked:"";this.gone=[];for(let[p,{node:f,thing:b}]of this.placed){if(a.
has(p))continue;this.gone.push(b),this.placed.delete(p);let g=i&&s&&b.kind==="card"&&b.origin?a.get(b.origin):void 0;g?this.
leave(f,b,g):f.remove()}let d=null,h=[];this.changed.clear();for(let p of t.things){let f=r.get(p.key),{node:b}=this.place(
p),g=d?d.nextSibling:this.layer.firstChild;b!==g&&this.layer.insertBefore(b,g),d=b,o&&p.kind==="card"&&(!f||JSON.stringify(
f.face)!==JSON.stringify(p.face))&&this.changed.add(p.key),i&&!s&&p.thrown&&p.thrown!==f?.thrown&&this.roll(p.key);let w=i&&
p.kind==="card"&&!f?this.source(p,r):void 0;w&&h.push(this.glide(b,w,p))}if(h.length){this.root.getBoundingClientRect();
for(let[p,f]of h.entries())f(Math.min(p,4)*zf/this.pace())}this.look(t),i&&Gl(this.root,this.pace()),this.shade(),o&&Ce()&&
this.flash();let m=ct(this.root);u&&!(m&&this.layer.contains(m)&&m.hasAttribute("tabindex"))&&this.focus(u)}dim(t){this.
bright=t,this.shade()}shade(){let{bright:t}=this;for(let[n,{node:o,thing:s}]of this.placed){let r=n.slice(n.indexOf(":")+
1),i=!t||s.kind==="lit"||t.has(r)||t.has(r.split(".")[0]);o.classList.toggle("dimmed",!i)}}happen(t){let n=[...this.placed.
values()].map(({thing:o})=>o);xu(this.over,t,n,{pace:this.pace(),still:Ce(),gone:this.gone})}look(t){let n=t.things.find(
({kind:l})=>l==="board"),o=n&&this.placed.get(n.key)?.node.querySelector(".board");if(!n||!(o instanceof SVGElement))return this.
lens.on(null,"",Mu,{x:0,y:0},Mu);let{board:s,zone:r}=n,i=s.nodes.find(l=>l.id===r.centre),a=l=>[...o.querySelectorAll(l)].
map(u=>({x:Number(u.getAttribute("data-x")),y:Number(u.getAttribute("data-y"))}));this.lens.controls.classList.toggle("a\
bove",t.w<Xt),this.lens.aims=(l,u)=>Fl(o,l,u,s.nodes),this.lens.on(o,s.id,{w:s.width,h:s.height},i??{x:s.width/2,y:s.height/
2},{w:n.w,h:n.h,clear:n.clearance},n.acting?a(".way.plays[data-x]:not(.many)"):[],a(".light"))}focus(t){let n=this.spot(
t);if(n)return n.focus({preventScroll:!0});let s=[this.placed.get(t)?.node,...[...this.placed.values()].map(({node:r})=>r)].
find(r=>r?.hasAttribute("tabindex"));this.parked=s?"":t,(s??this.root).focus()}around(t){let n=({node:i,thing:a})=>{let{
a:l=1,e:u=0,f:d=0}=i.getScreenCTM()??{};return{x:u,y:d,w:a.w*l,h:a.w*1.4*l}},o=this.spot(t)?.querySelector(".ring-focus")?.
getBoundingClientRect();if(o)return{card:{x:o.x,y:o.y,w:o.width,h:o.height},hand:[]};let s=this.placed.get(t),r=[...this.
placed.values()].filter(({thing:i})=>i.kind==="card"&&i.role==="hand");return s?{card:n(s),hand:r.map(n)}:null}spot(t){return t.
startsWith("spot:")?this.layer.querySelector(`[data-spot="${CSS.escape(t.slice(5))}"]`):null}far({w:t,h:n,middle:o}){let s=JSON.
stringify([t,n,o]);if(this.rings.dataset.looks===s)return;this.rings.dataset.looks=s;let r=[];for(let i=o.r+46;i<Math.hypot(
t,n)+300;i+=46)r.push(q(o.x,o.y,i));this.rings.replaceChildren(...r)}place(t){let n=JSON.stringify({...t,x:0,y:0}),o=this.
placed.get(t.key);if(!o){let r=x("g",{"data-key":t.key});if(t.kind==="board"){let i=a=>this.travel(t.key,a);r.addEventListener(
"click",i),r.addEventListener("keydown",i)}(t.kind==="card"||t.kind==="dice")&&(r.addEventListener("click",()=>this.touch(
t.key)),r.addEventListener("keydown",i=>{i.key!=="Enter"&&i.key!==" "||r.hasAttribute("tabindex")&&(i.preventDefault(),i.
stopPropagation(),this.touch(t.key))})),o={node:r,thing:t,looks:""},this.placed.set(t.key,o)}let{node:s}=o;if(o.looks!==
n){s.replaceChildren(...Le(t));let r=sc(t),i=t.plays||t.off||t.opens||t.recall?.length>0,a=["thing",t.kind,t.role,t.plays&&
"plays",t.off&&"off",t.dealt&&"dealt",t.up&&"up"];s.setAttribute("class",a.filter(Boolean).join(" ")),X(s,"role",t.kind===
"board"?"group":i?"button":r?"img":""),X(s,"aria-label",r),X(s,"tabindex",i?"0":""),X(s,"aria-disabled",t.off?"true":""),
X(s,"aria-pressed",t.up?"true":""),X(s,"aria-hidden",t.kind==="lit"||t.kind==="mark"&&t.key.endsWith("under")||t.key.endsWith(
".above")?"true":""),o.looks=n}return s.style.transform=`translate(${t.x}px,${t.y}px)`,o.thing=t,o}travel(t,n){let o=n.target instanceof
Element?n.target.closest("[data-move],[data-spot]"):null,s=this.placed.get(t);if(!o||!s)return;if(n instanceof KeyboardEvent&&
n.key!=="Enter"&&n.key!==" ")return pu(o,n);n.preventDefault();let r=o.getAttribute("data-move")??"",i=o.getAttribute("d\
ata-spot")??"";this.press({...s.thing,plays:!0,off:"",move:r,spot:i,picks:[]},s.node)}roll(t){El(n=>{let o=this.placed.get(
t);o?.node.replaceChildren(...Le(n(o.thing)))},this.pace())}touch(t){let n=this.placed.get(t),{plays:o,off:s,opens:r,recall:i}=n?.
thing??{};n&&(o||s||r||i?.length)&&this.press(n.thing,n.node)}source(t,n){if(t.origin&&n.has(t.origin))return n.get(t.origin);
if(!(t.role!=="hand"&&t.role!=="seat"))return[...n.values()].find(o=>o.kind==="card"&&o.role==="stack"&&!o.face)}glide(t,n,o){
return t.style.transition="none",t.style.transform=`translate(${n.x}px,${n.y}px) scale(${n.w/o.w})`,s=>{t.style.transition=
"",t.style.transitionDelay=`${s}ms`,s&&setTimeout(()=>t.style.removeProperty("transition-delay"),s+$u),t.style.transform=
`translate(${o.x}px,${o.y}px)`}}leave(t,n,o){t.setAttribute("aria-hidden","true"),t.removeAttribute("data-key"),t.style.
transform=`translate(${o.x}px,${o.y}px) scale(${o.w/n.w})`,setTimeout(()=>t.remove(),$u/this.pace())}flash(){clearTimeout(
this.timer);for(let[t,{node:n}]of this.placed)n.classList.toggle("changed",this.changed.has(t));this.timer=setTimeout(()=>{
for(let{node:t}of this.placed.values())t.classList.remove("changed")},1500)}};var Ho=class{constructor(t){this.looks="";this.chosen=[];this.picks=[];this.carries=[];this.how=t,this.nodes=new Set}show(t,n,o){
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
r))})))}done(t){this.chosen=[],this.how.play(t)}clear(){let[t]=this.chosen;return this.chosen=[],t&&this.how.moved(t),!!t}};var He=56,Lr=72,pn=62,Ao=118,Hr=40,Jf=70,Xf=4e3,Uo=(e,t,n,o={})=>x("text.f2",{x:e,y:t,"font-size":14,...o},n),Qf=(e,t)=>mt(
e,t,15).map((n,o,{length:s})=>Uo(He,35-9*s+18*o,n,{class:"f","font-weight":700,"font-size":15}));function tg(e,t=1/0,n=Hr){
let o=e.map((r,i)=>({y:r,k:i})).sort((r,i)=>r.y-i.y);for(let r=1;r<o.length;r++)o[r].y=Math.max(o[r].y,o[r-1].y+n);for(let r=o.
length-1;r>=0;r--)o[r].y=Math.min(o[r].y,r===o.length-1?t:o[r+1].y-n);let s=[...e];for(let{y:r,k:i}of o)s[i]=r;return s}
function eg(e,t,n,o){let s=Math.max(...n.lines.map($=>$.values.length))-1,r=n.lines.flatMap($=>$.values),i=Math.max(...r,
1),a=Math.min(...r,0),l=$=>He+(e-He-Ao)*$/(s||1),u=$=>t-pn-(t-Lr-pn)*($-a)/(i-a||1),h=te(a,i).filter(Number.isInteger).map(
$=>[x("path.race-grid",{d:`M${He} ${u($)}H${e-Ao}`}),Uo(He-10,u($)+5,String($),{"text-anchor":"end"})]),m=n.parts.map(([
$],E)=>l(n.parts[E+1]?.[0]??s)-l($)),p=Math.min(...m)>54,f=n.parts.map(([$,E],L)=>{let T=n.parts[L+1]?.[0]??s,M=p?E:E.split(
" ").at(-1)??"";return[L>0&&x("path.race-part",{d:`M${l($)} ${Lr-12}V${t-pn}`}),(l(T)-l($)>18||L===0)&&Uo((l($)+l(T))/2,
t-pn+24,M,{"text-anchor":"middle"})]}),b=Math.min(Hr,(t-Lr)/n.lines.length),g=b/Hr,w=tg(n.lines.map($=>u($.values.at(-1)??
0)),t-b/2,b),y=[...n.lines].sort(($,E)=>Number($.me)-Number(E.me)).map($=>{let E=$.values.map((C,B)=>B?`H${l(B)}V${u(C)}`:
`M${l(0)} ${u(C)}`).join(""),L=$.values.map((C,B)=>({value:C,k:B})).filter(({value:C,k:B})=>B>0&&C!==$.values[B-1]),T=w[n.
lines.indexOf($)],M=String($.values.at(-1)).replace("-","−"),H=$.me?"var(--accent-on-field)":"var(--on-field)";return x(
"g",{class:$.me?"race-line me":`race-line other-${$.seat%3}`},x("path",{d:E,fill:"none"}),L.map(({value:C,k:B})=>q(l(B),
u(C),4.5)),Pe($.seat,e-Ao+12,T-13*g,26*g,{fill:H}),Nt(M,e-Ao+50,T-15*g,Math.min(30*g,3e3*.6/Math.max(Tt(M,30),60)),{colour:H}))}),
k=n.lines.find($=>$.me),v=n.tags.map(({n:$,frame:E,step:L},T)=>{let M=Math.max(0,E),H=u(k?.values[M]??0),C=T>0&&Math.abs(
l(M)-l(n.tags[T-1].frame))<30,B=H+30>t-pn-26,D=B?H-56-(C?28:0):H+26+(C?28:0),z=()=>o(L);return x("g.race-tag",{role:"but\
ton",tabindex:0,"data-k":`tag.${$}`,"aria-label":`Costly move ${$}: try it again`,onclick:z,onkeydown:W=>{W.key!=="Enter"&&
W.key!==" "||(W.preventDefault(),z())}},N(l(M)-22,D-9,44,44,{fill:"transparent"}),x("path",{d:`M${l(M)} ${H}V${D+13}`}),
q(l(M),H,5),N(l(M)-13,D,26,26,{class:"tag"}),x("text",{x:l(M),y:D+18,"text-anchor":"middle","font-size":15,"font-weight":700},
String($)))}),_=n.lines.map($=>`${$.name} ${$.values.at(-1)}`).join(", ");return x("svg",{viewBox:`0 0 ${e} ${t}`,role:"\
group","aria-label":`${n.title}. At the end: ${_} ${n.unit}.`},Qf(n.title,e-He-Jf),...h,...f,...y,...v,t>330&&Uo(He,t-12,
n.tags.length?"The numbers mark moves that cost you.":""))}var Co=class{constructor(t){this.timer=0;this.step=-1;this.looks=
"";this.press=t,this.button=c("button.btn",{"data-k":"race",onclick:()=>this.turn(!this.away)}),this.drawing=c("div"),this.
root=c("div.race",{hidden:!0},this.drawing,this.button),this.away=!1,this.turn(!1)}turn(t){clearTimeout(this.timer),this.
away=t,this.button.textContent=t?"Race":"Table",this.button.setAttribute("aria-label",t?"Show the race":"Show the table"),
this.drawing.hidden=t,this.root.classList.toggle("away",t),this.root.parentElement?.classList.toggle("raced",!this.root.
hidden&&!t)}show(t,n){let o=t.get("race"),s=t.get("mode")==="watch",r=s&&(t.get("step")<n||t.get("stop")>=0);this.root.hidden=
r||!o?.lines?.length;let i=this.step;if(this.step=t.get("step"),this.root.hidden)return this.turn(!1);if(i===this.step)this.
root.parentElement?.classList.toggle("raced",!this.away);else{let p=s&&i===n-1;this.turn(p),p&&(this.timer=window.setTimeout(
()=>this.turn(!1),Xf))}let a=p=>String(p)===t.get("watcher"),l=(o.lines??[]).map(p=>({...p,me:p.me||s&&a(p.seat)})),{clientWidth:u,
clientHeight:d}=this.root.parentElement??this.root,h=JSON.stringify([o,l,u,d]);if(h===this.looks)return;this.looks=h;let m={
...o,lines:l};this.drawing.replaceChildren(eg(u,d,m,this.press))}};var Po=class{constructor(t){this.opener=t,this.root=c("section.sheet.scores",{hidden:!0}),t.onclick=()=>this.open(!!this.
root.hidden)}open(t){this.root.hidden=!t,X(this.opener,"aria-expanded",String(t))}escape(){let t=!this.root.hidden,n=this.
root.contains(ct(this.root));return this.open(!1),n&&this.opener.focus(),t}show(t){if(this.opener.hidden=!t,!t)return this.
open(!1);let n=JSON.stringify(t);if(this.root.dataset.looks===n)return;this.root.dataset.looks=n,this.opener.textContent=
t.notes?"Notes":"Scores",this.root.classList.toggle("notes",!!t.notes);let o=i=>c("tr",i.map((a,l)=>l?c("td",a):c("th",{
scope:"row"},a))),s=i=>i?c("th",{scope:"col"},i):c("td"),r={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
escape()};this.root.replaceChildren(ut(r,$t("close",16)),c("div.scroll",{tabindex:0,role:"group","aria-label":t.title},c(
"table",c("caption",t.title),c("thead",c("tr",t.head.map(s))),c("tbody",t.rows.map(o)))))}};var ng=1600,og=1.9,sg=[[.5,"½×"],[1,"1×"],[3,"3×"]],rg=17,ig=7,_u=[["ask","Ask me"],["mark","Mark only"],["off","Off"]],
ag={open:"a question",now:"asked now",came:"it happened",not:"it didn't happen",unseen:"the game doesn't show it",skipped:"\
skipped"};function lg(e,t){let n=[...e],o=Math.min(rg,t/Math.max(e.length-1,1));for(let s=1;s<n.length;s++)n[s]=Math.max(
n[s],n[s-1]+o);for(let s=n.length-1,r=t;s>=0;s--,r-=o)n[s]=Math.min(n[s],r);return n}function cg(e){return e.asking!=="a\
sk"?-1:e.moments.findIndex(({frame:t,state:n})=>t===e.step&&n==="open")}var Ae={first:"Home",back:"ArrowLeft",play:" ",forward:"\
ArrowRight",last:"End"},No=class{constructor(t){this.timer=0;this.looks="";this.chosen="";this.how=t,this.keys={first:this.
key("first","First step",()=>t.go(0)),back:this.key("back","Step back",()=>t.go(this.now.step-1)),play:this.key("play","\
Play",()=>t.play(!this.now.playing)),forward:this.key("forward","Step forward",()=>t.go(this.now.step+1)),last:this.key(
"last","Last step",()=>t.go(this.now.last))},this.keys.play.classList.add("go"),this.range=c("input.rng",{type:"range",min:0,
"aria-label":"Step",oninput:()=>t.go(Number(this.range.value))}),this.marks=x("svg.marks",{height:14,"aria-hidden":"true"}),
this.moments=c("div.moments"),this.told=c("p.count",{"aria-hidden":"true"}),this.menu=c("div.pace-menu",{hidden:!0,role:"\
group","aria-label":"Questions and speed"}),this.more=c("button.btn.quiet.more",{"data-k":"pace","aria-expanded":"false",
onclick:()=>this.open(this.shut)},c("span.word","Ask me"),$t("down",14)),this.root=c("div.stepper",c("div.keys",{role:"g\
roup","aria-label":"Steps"},Object.values(this.keys)),c("div.scrub",this.marks,this.moments,this.range),this.told,c("div\
.pace",this.more,this.menu)),this.now={step:0,last:0,marks:[],playing:!1,speed:1,moments:[],asking:"off",stop:-1,happens:!1,
eyes:[],watcher:"",buttons:[]}}get shut(){return!!this.menu.hidden}key(t,n,o){let s=Ae[t].replace(" ","Space");return c(
"button",{"data-k":`step.${t}`,"aria-label":n,"aria-keyshortcuts":s,title:n,onclick:o},$t(t,24))}show(t){let n=this.now.
playing!==t.playing,o=n||this.now.step!==t.step||this.now.speed!==t.speed||this.now.last!==t.last;this.now=t,this.range.
max=String(Math.max(t.last,1)),this.range.value=String(t.step),X(this.range,"aria-valuetext",`Step ${t.step} of ${t.last}`),
this.range.style.setProperty("--p",`${t.last?100*t.step/t.last:0}%`),this.told.replaceChildren(c("b",String(t.step)),c("\
small",`of ${t.last}`));for(let s of["first","back"])X(this.keys[s],"aria-disabled",t.step===0?"true":"");for(let s of["\
forward","last"])X(this.keys[s],"aria-disabled",t.step===t.last?"true":"");if(n){let s=t.playing?"Pause":"Play";this.keys.
play.replaceChildren($t(t.playing?"pause":"play",24)),X(this.keys.play,"aria-label",s),X(this.keys.play,"title",s)}this.
choices(),this.mark(),o&&clearTimeout(this.timer),o&&t.playing&&(this.timer=setTimeout(()=>this.tick(),ng*(t.happens?og:
1)/t.speed))}tick(){let t=cg(this.now);t>=0?this.how.stop(t):this.now.step>=this.now.last?this.how.play(!1):this.how.go(
this.now.step+1,!0)}choices(){let{asking:t,speed:n,moments:o,eyes:s,watcher:r,buttons:i}=this.now,a=JSON.stringify([t,n,
o.length>0,s,r,i]);if(a===this.chosen)return;this.chosen=a;let l=o.length?_u.find(([d])=>d===t)?.[1]??"":`${n}×`.replace(
"0.5","½");this.more.firstElementChild?.replaceChildren(l),X(this.more,"aria-label",`Questions and speed: ${l}`);let u=ct(
this.menu)?.getAttribute("data-k");this.menu.replaceChildren(...[o.length>0&&c("p","At turning points"),o.length>0&&xt({
label:"At turning points",choices:_u,value:t,pick:d=>this.how.ask(d),k:"asking"}),s.length>1&&c("p.seen-by","Seen by"),s.
length>1&&c("div.seen-by",xt({label:"Whose view to show",choices:s,value:r,pick:d=>this.how.see(d),k:"eyes"})),c("p","Sp\
eed"),xt({label:"Speed",choices:sg,value:n,pick:d=>this.how.pace(d),k:"speed"}),i.length>0&&c("p","Save"),...i.map(d=>Mn(
d,h=>this.how.key(h)))].filter(d=>d instanceof Node)),u&&this.menu.querySelector(`[data-k="${u}"]`)?.focus()}open(t){this.
menu.hidden=!t,X(this.more,"aria-expanded",String(t)),t&&this.menu.querySelector("[aria-pressed=true], button")?.focus()}escape(){
return this.shut?!1:(this.open(!1),this.more.focus(),!0)}mark(){let{marks:t,last:n,moments:o,asking:s,stop:r}=this.now,i=Math.
round(this.marks.clientWidth),a=s==="off"?[]:o,l=JSON.stringify([t,i,a,r]);if(l===this.looks||!i)return;this.looks=l;let u=f=>n?
f/n*i:0,d=Math.max(1,...t);this.marks.setAttribute("viewBox",`0 0 ${i} 14`),this.marks.replaceChildren(...a.length?a.map(
({frame:f})=>N(u(f)-1,21,2,8,{fill:"var(--lit)"})):t.flatMap((f,b)=>{let g=3+3.5*f/d,w=`M${u(b)} ${7-g}l${g} ${g} -${g} ${g}\
 -${g} -${g}z`;return f>0?[x("path",{d:w,fill:"var(--accent-on-field)"})]:[]}));let h=a.map((f,b)=>({...f,k:b})),m=i<ig*
(h.length-1)?h.filter(({k:f})=>f===r):h,p=lg(m.map(({frame:f})=>u(f)),i);this.moments.replaceChildren(...m.map(({frame:f,
state:b,line:g,k:w},y)=>c("button",{class:`moment ${w===r?"now":b}`,style:`left:${p[y]}px`,tabindex:-1,"data-moment":w,title:g,
"aria-label":`Step ${f}, ${ag[w===r?"now":b]}: ${g}`,onclick:()=>this.how.stop(w)},b==="came"||b==="not"||b==="unseen"?c(
"i",{class:b}):"?")))}stop(){clearTimeout(this.timer)}};function Su(e){let{lens:t}=e.painter,n=()=>!e.acting&&e.reel.length>1,o=a=>()=>(e.go(a),!0),s=e.model.get("step"),r=()=>e.
acts.root.querySelector('[data-act="press"]'),i=a=>!a.closest(Ca);return[{keys:[Ae.play],shown:"Space",words:"Plays or p\
auses the game.",when:n,press:(a,l)=>(i(l)&&e.play(!e.model.get("playing")),i(l))},{keys:[Ae.back],shown:"←",words:"On\
e step back.",when:n,press:o(s-1)},{keys:[Ae.forward],shown:"→",words:"One step forward.",when:n,press:o(s+1)},{keys:[
Ae.first],shown:"Home",words:"The first step.",when:n,press:o(0)},{keys:[Ae.last],shown:"End",words:"The last step.",when:n,
press:o(e.reel.length-1)},{keys:[" "],shown:"Space",words:"Draws the next card or throws the dice when the game waits fo\
r you to do so.",when:()=>e.acting&&!!r(),press:(a,l)=>(i(l)&&r().click(),i(l))},{keys:["+","=","-","0"],shown:"+ − 0",
words:"Zooms in, zooms out, shows the whole board (focus on the table).",inside:!0,when:()=>!!t.board,press:a=>t.key(a,!1)},
{keys:["ArrowLeft","ArrowRight","ArrowUp","ArrowDown"],shown:"Shift + arrow",words:"Moves the board (focus on the table)\
.",inside:!0,shift:!0,when:()=>!!t.board,press:a=>t.key(a,!0)},{keys:[],any:a=>Ar(e,a).size===1,shown:"A card's symbol",
words:"Picks up the card with that symbol, if you have only one (focus on the table).",inside:!0,when:()=>e.acting&&Ar(e).
size>0,press:a=>{let[l]=Ar(e,a).values();return e.press(l),!0}},{keys:["d","D"],shown:"D",words:"Shows or hides the disc\
ards by colour and value.",when:()=>!!e.spread.zone,press:()=>(e.spread.toggle(()=>e.show(!1)),!0)},{keys:["Escape"],shown:"\
Escape",words:"Closes what is open, or puts the card back.",inside:!0,when:()=>!0,press:()=>ug(e)}]}function ug(e){if(e.
chooser.key)e.chooser.leave();else{if(e.placing.clear())return!0;if(e.lifting.lifted)e.lifting.lift("");else return["spr\
ead","heat","scores","stepper","caption"].some(t=>e[t].escape())}return!0}function Ar(e,t){let n=new Map;for(let{thing:o}of e.
painter.placed.values())o.kind==="card"&&o.plays&&o.face?.text&&(t==null||o.face.text.toLowerCase()===t.toLowerCase())&&
n.set(o.move||o.key,o);return n}function Ur(e){let t=e.reel.length-1,n=Math.min(e.model.get("step"),t),o=e.model.get("playing");e.strip.hidden=t<1,e.stepper.
show({step:n,last:t,marks:e.reel.marks(),playing:o,speed:e.model.get("speed"),moments:e.model.get("moments"),asking:e.model.
get("asking"),stop:e.model.get("stop"),happens:!!(e.scene?.event??e.scene?.mark),eyes:e.model.get("eyes"),watcher:e.model.
get("watcher"),buttons:e.model.get("buttons")??[]})}function Tu(e,t){let n=e.acting?e.playBar:e.stepper.root;if(e.strip.
firstChild!==n&&e.strip.replaceChildren(n),!e.acting)return Ur(e);e.stepper.stop(),e.lifting.stand(e.playBar,e.stage,e.fit===
"phone");let o=t.alert?(t.actions??[]).filter(a=>!a.strong):t.actions??[];e.lifting.show({lifts:e.model.get("lifts")??{},
keys:e.model.get("buttons")??[]}),e.strip.hidden=e.mode==="edit",e.acts.root.hidden=!!e.lifting.lifted;let s=t.zones.some(
a=>a.kind==="tokens"&&a.ways?.some(({move:l})=>l)),r=s?"Press a highlighted space or a row. Press it again to go there.":
"",i=e.model.get("busy")?"The others are playing.":e.placing.words||r;e.lifting.tell(i,t.actions??[]),e.acts.show(o,!!e.
model.get("busy"),e.stage)}var dg={watch:288,play:356,edit:316},hg=288,Cr=class{constructor(t,n){this.refused="";this.left=-1;this.shownSize="";this.
paintedStep=-1;this.model=t,this.sending=new uo(t,o=>this.markSent(o)),this.painter=new Ve({press:o=>this.press(o),pace:()=>this.
model.get("speed")}),this.stepper=new No({go:(o,s)=>this.go(o,s),play:o=>this.play(o),pace:o=>this.save({speed:o}),ask:o=>this.
save({asking:o}),stop:o=>this.stopAt(o),see:o=>this.save({watcher:o}),key:o=>this.model.send({kind:o})}),this.caption=new fo(
{texts:()=>this.model.get("clauses"),see:o=>this.save({watcher:o})}),this.call=new po({send:o=>this.send(o),drawn:()=>this.
soon("stay")}),this.race=new Co(o=>this.model.send({kind:"retry",step:o})),this.felt=c("div.felt",this.call.root,this.painter.
lens.controls,this.painter.root,this.race.root),this.board=c("p.sr"),this.chooser=new go({play:o=>this.send(o),focus:o=>this.
painter.focus(o),around:o=>this.painter.around(o),moved:()=>this.scene&&this.showTable(this.scene,!1)}),this.placing=new Ho(
{play:o=>this.send(o),choose:(o,s)=>this.chooser.show({key:`spot:${o}`,label:o,plays:!0,picks:s}),moved:o=>{this.show(!1),
this.painter.focus(`spot:${o}`)}}),this.acts=new So({send:o=>this.send(o),refuse:o=>this.refuse(o)}),this.lifting=new _o(
{play:o=>this.send(o),key:o=>this.model.send({kind:o}),told:(o,s)=>this.lift(o,s)}),this.playBar=c("div.play-bar",this.lifting.
acts,this.acts.root,this.lifting.words,this.lifting.keys),this.strip=c("div.strip"),this.scores=new Po(this.caption.sheet),
this.spread=new so({focus:o=>this.painter.focus(o)}),this.heat=new Qn(()=>this.soon("stay")),this.stage=c("section.stage",
{"aria-label":"The table"},this.caption.root,this.caption.box,this.felt,this.heat.root,this.board,this.chooser.root,this.
scores.root,this.spread.root,this.heat.list,this.strip),this.live=c("p.sr",{"aria-live":"polite"}),this.root=c("div.uw.u\
w-table",this.stage,this.live),this.root.addEventListener("keydown",o=>this.key(o)),this.unhear=Zn(this.root,()=>Su(this)),
n.append(this.root),this.tall=void 0,this.due="",this.saying=0,this.watch=()=>this.soon("move"),this.still=()=>this.soon(
"stay"),this.reel=new bo(t,()=>this.soon("stay")),this.moves=["step","frames","pool"],this.stays="game palette names eye\
s watcher playing speed mode clauses lit differs aside boards heat dealt note busy caption moments asking stop bright li\
fts lifted stamp buttons race covers".split(" ");for(let o of this.moves)t.on(`change:${o}`,this.watch);for(let o of this.
stays)t.on(`change:${o}`,this.still);t.on("msg:custom",Pt),this.sizes=new ResizeObserver(()=>this.resized()),this.sizes.
observe(this.felt),this.unheed=Jt(this.still),this.unhalt=di(()=>this.model.get("playing")&&this.play(!1)),this.unfit=co(
this.root,()=>this.resized(!0)),this.newcomer=An(this.root,()=>this.model.get("stop")>=0),this.show(!1)}get scene(){return this.
reel.scene(this.model.get("step"))}get mode(){return this.model.get("mode")}get acting(){return this.mode!=="watch"}save(t){
for(let[n,o]of Object.entries(t))this.model.set(n,o);this.model.save_changes()}go(t,n=!1){let o=Math.max(0,Math.min(t,this.
reel.length-1));o!==this.model.get("step")&&(this.left=this.model.get("stop"),this.save(n||!this.model.get("playing")?{step:o}:
{step:o,playing:!1}))}stopAt(t){t===this.left&&this.model.set("stop",-1),this.save({stop:t,playing:!1})}play(t){let n=this.
model.get("step")>=this.reel.length-1;this.save(t&&n?{step:0,playing:!0}:{playing:t})}show(t){let n=this.scene;if(Q(this.
root,this.model.get("palette")),this.root.classList.toggle("busy",!!this.model.get("busy")),this.root.classList.toggle("\
acts",this.acting),this.left!==this.model.get("stop")&&(this.left=-1),!n)return Ur(this);t&&(this.refused=""),this.lifting.
hold(this.model.get("lifted")??"",this.model.get("said")??{},this.model.get("lifts")??{},n),this.sending.drawn(),this.root.
style.setProperty("--pace",String(this.model.get("speed"))),this.board.textContent=n.board??"",this.caption.showEyes(this.
model.get("eyes"),this.model.get("watcher")),t&&this.call.cover(),this.call.show(n,this.acting,this.covers),this.heat.show(
this.model.get("heat")??{}),this.showTable(n,t),this.race.show(this.model,this.reel.length-1),Tu(this,n),this.scores.show(
n.sheet),this.showWords(n),t&&this.chooser.close(),t&&this.announce(n)}soon(t){this.due||queueMicrotask(()=>{let n=this.
due==="move";this.due="",this.show(n)}),this.due!=="move"&&(this.due=t)}get lit(){let t=this.model.get("lit");return Object.
keys(t).length>0?this.model.get("aside")?{}:t:Object.fromEntries((this.model.get("differs")??[]).map(o=>[o,""]))}get covers(){
return this.model.get("covers")||mo()}get fit(){return this.root.closest("[data-fit]")?.getAttribute("data-fit")??"flow"}get filled(){
return["large","middle"].includes(this.fit)}get size(){let{clientWidth:t,clientHeight:n}=this.felt;return`${t} ${this.filled?
n:window.innerHeight} ${this.fit}`}showTable(t,n){let o=parseFloat(getComputedStyle(this.root).fontSize)/16||1,s=this.call.
hidden?0:this.call.root.offsetHeight/o,r=this.mode==="edit"&&t.table==="round";this.placing.show(t,this.model.get("board\
s")??{},this.acting);let i={w:(this.felt.clientWidth||772)/o,h:this.filled?this.felt.clientHeight/o:0,low:this.fit!=="ph\
one"?0:(r?hg:dg[this.mode])+(this.acting?0:s),page:window.innerHeight/o};this.shownSize=this.size,this.root.classList.toggle(
"narrow",i.w<Xt);let a=this.mode==="watch"&&this.reel.length<2,l=a?void 0:ro(t),u=this.chooser.key?{...this.lit,[this.chooser.
key]:""}:this.lit;this.spread.show(l,this.lit,i.w<Xt);let d={lit:ec(u,l),laid:a,opens:l?.of,dealt:this.model.get("aside")?
{}:this.model.get("dealt"),acting:this.acting,editing:this.mode==="edit",boards:this.model.get("boards")??{},spots:this.
placing.spots,heat:this.heat.map,clear:this.heat.clears,call:s,under:!t.covered?.length||this.covers!=="hidden"},h=ru(hu(
t,this.lifting.lifted,this.lifting.card),i,d),m=this.model.get("bright")??[];this.painter.dim(m.length?new Set(m):null),
this.newcomer?.draw(),h.h=this.steady(h);let p=this.model.get("step"),f=p<this.paintedStep;this.paintedStep=p,this.painter.
paint(h,{label:`The table. ${t.place??""}`,move:n,back:f}),n&&this.painter.happen(f?null:t.event);let b=Math.min(this.felt.
clientWidth/h.w,this.filled?this.felt.clientHeight/h.h:1/0),g=this.filled?(this.felt.clientHeight-h.h*b)/2:0;this.call.root.
style.top=`${g+h.call*b}px`}steady({w:t,h:n}){let o=[t,this.model.get("game"),this.model.get("mode"),this.size,this.call.
hidden].join();return this.tall?.kind!==o&&(this.tall={kind:o,h:n}),this.tall.h=Math.max(this.tall.h,n),this.tall.h}resized(t=!1){
let n=this.scene;!n||!t&&this.size===this.shownSize||(this.painter.root.classList.add("still"),this.showTable(n,!1),this.
race.show(this.model,this.reel.length-1),this.painter.root.getBoundingClientRect(),this.painter.root.classList.remove("s\
till"),this.stepper.mark(),this.showWords(n),this.chooser.stand())}showWords(t){let n=this.model.get("caption")??{};X(this.
stage,"aria-label",n.badge?`Table ${n.badge} (of two)`:"The table"),this.caption.show({clauses:n.clauses??(t.clauses??[]).
filter(o=>o),...Hc(t,n),note:this.refused||this.model.get("note")||"",tone:n.tone??"plain",badge:n.badge})}announce(t){clearTimeout(
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
`change:${t}`,this.watch);for(let t of this.stays)this.model.off(`change:${t}`,this.still);this.model.off("msg:custom",Pt),
this.stepper.stop(),this.reel.stop(),this.sizes.disconnect(),clearTimeout(this.saying)}};function Eu({model:e,el:t}){let n=new Cr(
e,t);return()=>n.remove()}var Pr={broad:{w:600,h:480,r:106,middle:[150,142],card:72,right:344,row:318,mark:28,edge:2},slim:{w:362,h:306,r:56,middle:[
78,90],card:50,right:186,row:196,mark:24,edge:0}};function Lu({zones:e,lit:t={},gain:n},o){let s=o>=500?Pr.broad:Pr.slim,
r=[],i=[],a=(m,p,f,b,g)=>r.push({kind:m,key:`${m}:${p}`,x:f,y:b,...g}),l=(m,p,f,b,g=!1,w=!0)=>p&&a("text",m,f,b,{lines:[
p],size:s===Pr.broad?15:14,bold:g,quiet:w,anchor:"start"}),u=(m,p,f,b,g,w)=>{let y=s.card,k=Math.min(g,(b-y)/Math.max(m.
length-1,1)),v=k<26?2:1;return m.forEach((_,$)=>{let E=_.key in t&&w==="seat"?s.card*.1:0,L=$===m.length-1;r.push({kind:"\
card",key:_.key,x:p+$*k,y:f-E,w:y,face:_.face??null,label:_.label,origin:_.origin??"",role:w,dealt:w==="seat"&&!!_.face,
seen:L?y:Math.min(y,k),plays:!1,off:"",under:!1,move:"",picks:[]}),_.key in t&&i.push({kind:"lit",key:`lit:${_.key}`,x:p+
$*k,y:f-E,w:y,h:y*1.4,tab:"",role:w}),_.above&&(m.length-1-$)%v===0&&a("text",`${_.key}.above`,p+$*k+4,f+y*1.4+20,{lines:[
_.above],size:15,bold:L,quiet:!L,anchor:"start",tone:_.key in t?"lit":""})}),y+(m.length-1)*k},[d,h]=s.middle;for(let m of e){
if(m.kind==="ring"&&a("ring",m.id,d,h,{ring:{...m,marks:[]},r:s.r}),m.kind==="fan"&&(l(m.id,m.label,s.edge,s.row-12),u(m.
cards,s.edge,s.row,s.right-s.edge-18,s.card*.7,"fan")),m.kind!=="seat")continue;if(m.me){l(m.id,m.name,s.right,s.row-12),
u(m.cards,s.right,s.row,s.w-s.right-4,s.card*1.1,"hand");continue}let p=s.mark+26;a("mark",m.id,s.right,4,{seat:m.seat,size:s.
mark,active:!0}),l(m.id,[m.name,m.note].filter(Boolean).join(", "),s.right+s.mark+12,4+s.mark*.7,!0,!1);let f=u(m.cards,
s.right,p,s.w-s.right-4,s.card*1.1,"seat"),b=s.card*1.4;if(!n&&!m.cards.some(g=>g.face)&&i.push({kind:"lit",key:`lit:${m.
id}`,x:s.right-4,y:p-4,w:f+8,h:b+8,tab:""}),n?.count){let g={w:s.card*.42,t:9,g:2,pitch:s.card*.5};for(let w=0;w<n.count;w++)
a("chips",`${m.id}.${w}`,s.right+w*g.pitch,p+b+32,{count:1,...g});l(`${m.id}.gain`,`${n.count} ${n.label} for ${m.name}`,
s.right+n.count*g.pitch+8,p+b+32,!0,!1)}}return{w:s.w,h:s.h,things:[...r,...i],middle:{x:d,y:h,r:s.r},call:0}}var Hu=e=>e>
0&&e<1?encodeURIComponent(`${e}%`):String(e);var mg=e=>{let{at:t=0,guess:n=-1,turned:o=!1}=rn(e??"")??{};return{at:Number(t)||0,guess:Number(n),turned:!!o}};function pg(e,t){
let o=e.filter(([,r])=>r===1).concat(e.filter(([,r])=>r>1),e.filter(([,r])=>!r)).flatMap(([r,i])=>Array.from({length:r},
()=>i)),s=r=>({cx:10+r%10*20,cy:10+Math.floor(r/10)*20});return x("svg.hundred",{viewBox:"0 0 200 200","aria-hidden":"tr\
ue"},o.map((r,i)=>i+1===t?null:r?r>1?[x("circle.twice",{...s(i),r:7}),x("circle.yes",{...s(i),r:4.2})]:x("circle.yes",{...s(
i),r:7.7}):x("circle.no",{...s(i),r:7})),t>0&&x("path.said",{d:`M${s(t-1).cx-8} ${s(t-1).cy-6}h16l-8 14z`}))}function Au(e,t,n){
let o=e.get("teaser"),s=K("hero"),r=c("h1",{id:s},e.get("title"));if(!o.moments)return c("section.stage.hero.bare",{"ari\
a-labelledby":s},c("div.lead",r,c("p.sub","Watch a game. Guess the odds. See why.")));let i=0,a=-1,l=!1,u=()=>o.moments[i],
d=new Ve({press:()=>{},pace:()=>1}),h=c("div.uw-table.hero-table",d.root),m=c("p.sr"),p=O=>{let{label:G,...A}=l?u().after:
u().before,I=parseFloat(getComputedStyle(h).fontSize)/16||1;d.paint(Lu(A,(h.clientWidth||600)/I),{label:"The table",move:O}),
m.textContent=G},f=new ResizeObserver(()=>requestAnimationFrame(()=>p(!1)));f.observe(h),n.push(()=>f.disconnect());let b=c(
"output.said"),g=c("input.rng",{type:"range",min:0,max:100,step:1,"data-k":"guess","aria-label":"Your guess, out of 100",
oninput:()=>L(Number(g.value))}),w=c("input.num",{inputmode:"decimal",maxlength:80,"data-k":"typed",autocomplete:"off","\
aria-label":"Or type a number out of 100",oninput:()=>{let{value:O}=it(w.value,ot);if(O!=null)return L(O,!0);T(),$()},onkeydown:O=>{
O.key==="Enter"&&H()}}),y=Oe(w,ot,O=>{w.value=O,w.dispatchEvent(new Event("input")),g.focus({preventScroll:!0})});g.addEventListener(
"keydown",O=>{O.key==="Enter"&&H()}),g.addEventListener("pointerup",()=>L(Number(g.value)));let k=c("button.btn.call",{"\
data-k":"reveal",onclick:()=>H()},""),v=c("div.ask"),_=Yt(v,()=>"gallery"),$=()=>_.keep(JSON.stringify({at:i,guess:a,turned:l}));
n.push(_.stop);let E=c("p.sr",{role:"status"}),L=(O,G=!1)=>{a=O,$();let A=de(O,ot);g.value=String(O),g.classList.remove(
"empty"),g.style.setProperty("--p",`${O}%`),g.setAttribute("aria-valuetext",`${A} out of 100`),G||(w.value=String(O),y.complain()),
k.removeAttribute("aria-disabled"),b.replaceChildren(ve(A,44),c("span.sr",`${A} `),c("b","out of 100",c("br"),"is your g\
uess"))},T=()=>{a=-1,g.value="50",g.style.setProperty("--p","0%"),g.classList.add("empty"),g.setAttribute("aria-valuetex\
t","no guess yet"),k.setAttribute("aria-disabled","true"),b.replaceChildren(c("b","Move the slider",c("br"),"or type a n\
umber."))},M=()=>{T(),l=!1,w.value="",y.complain(),k.textContent=u().reveal,v.replaceChildren(c("h2",`${u().line} `,c("s\
pan.how-many",u().ask)),c("div.row.number",b,c("label.typed",c("span",{"aria-hidden":"true"},"Your guess"),w)),y.node,g,
c("div.ends",{"aria-hidden":"true"},c("span","never"),c("span","always")),c("div.row.start",k)),p(!1)},H=(O=!1)=>{if(a<0||
l)return y.complain();l=!0,$();let{hundred:G,cases:A,event:I,dots:F,came:dt,exact:ht,link:et}=u(),pt={game:o.game,page:o.
page,link:et.replace(/:$/,` guess=${Hu(a)}:`)},Vt=t({class:"btn call","data-k":"why"},pt,`Why ${G}?`);v.replaceChildren(
c("div.answer",pg(F,a),c("div.told",c("p.number",ve(String(G),60),c("span.sr",`About ${G} `),c("b","out of 100 ",c("span",
`${A} ${I}`))),c("p.mute",x("svg.mark",{viewBox:"0 0 16 14","aria-hidden":"true"},x("path.said",{d:"M0 0h16l-8 14z"})),`\
 You guessed ${de(a,ot)}. The exact chance is ${ht}.`),c("p",c("b","This time: "),dt))),c("div.row.start",Vt,o.moments.length>
1&&c("button.btn.quiet",{"data-k":"next",onclick:()=>{i=(i+1)%o.moments.length,M(),$(),g.focus({preventScroll:!0})}},"Ne\
xt question"))),p(!O),!O&&(E.textContent=`About ${G} ${Ge({cases:A,event:I})}. You guessed ${de(a,ot)}. This time: ${dt}`,
Vt.focus({preventScroll:!0}))},[C,B,D]=o.goal,z=c("section.stage.hero",{"aria-labelledby":s},c("div.lead",r,c("p.sub",C,
c("b",B),D)),c("div.picture-of",h,m),v,E);Q(z,o.palette);let W=mg(_.again());return i=W.at in o.moments?W.at:0,M(),W.guess>=
0&&W.guess<=100&&L(W.guess),W.turned&&H(!0),z}var Nr={predict:"Notebook, no coding",count:"Notebook with Python"},Rr=e=>e.split(/(\*\*.+?\*\*|\*.+?\*)/).map(t=>{let[,
n,o]=t.match(/^(\*+)(.+?)\*+$/)??[];return o?c(n.length>1?"b":"em",{},o):t});function fg(e){let[t,...n]=e.split("exit **"),
[o="",...s]=n.join("exit **").split("**"),r=[...t.split(" · ").filter(Boolean),o];return o?{row:r.map((a,l)=>{let u=l===
r.length-1?" (exit)":a.startsWith("x")?" (trap)":"";return[`${l+1}${u}`,a.replace(/^x/,"")]}),rest:s.join("**").replace(
/^[.;, ]+/,"")}:{row:[],rest:e}}function gg(e,t){let{row:n,rest:o}=fg(t);if(n.length===0)return c("p",c("b",`${e} `),Rr(
t));let s=(i,a,l)=>c("tr",c("th",{scope:"row"},i),n.map(u=>c(a,{scope:a==="th"?"col":null},u[l]))),r=c("table",s("Positi\
on","th",0),s("Answer","td",1));return c("div.key",c("p",c("b",e)),c("div.wide",{tabindex:0,role:"group","aria-label":e},
r),o&&c("p",Rr(o)))}function Uu(e,t){let n=e.get("shelves"),o=(u,{which:d,about:h,page:m})=>{let p=c("a.btn",{"data-k":`\
open.${u.id}.${d}`},"Open"),f=()=>p.setAttribute("href",Qt(m,"",Ut()));return f(),t.push(Jt(f)),p.setAttribute("aria-lab\
el",`Open: ${Nr[d]}, ${u.title}`),c("li",c("span",c("b",Nr[d]),c("small",h)),c("span.ways",rt()&&m&&p,c("button.btn",{"d\
ata-k":`notebook.${u.id}.${d}`,"aria-label":`Download: ${Nr[d]}, ${u.title}`,onclick:()=>e.send({kind:"notebook",game:u.
id,which:d})},"Download")))},s=(u,d,h)=>{let m=c("a.btn",{"data-k":`class.${u.id}.${d}`,"aria-label":`Start a class: ${h}`}),
p=()=>m.setAttribute("href",Qt(u.classroom,`class/2 ${u.id} lesson=${d}:`,Ut()));return p(),t.push(Jt(p)),m.textContent=
"Start a class",m},r=(u,{number:d,name:h,about:m})=>{let p=c("div.teachers-page",{"data-page":`${u.id} ${d}`}),f=(b,g)=>c(
"button.btn",{"data-k":`${b}.${u.id}.${d}`,"aria-label":`${g}: ${h}`,onclick:()=>e.send({kind:b,game:u.id,lesson:d})},g);
return c("li",c("details",{ontoggle:b=>{b.target.open&&!p.childElementCount&&e.send({kind:"page",game:u.id,lesson:d})}},
c("summary",{"data-k":`page.${u.id}.${d}`},c("span.nr",{"aria-hidden":"true"},String(d)),c("span",h,c("small",m))),p),c(
"span.ways",f("sheet","Worksheet"),f("quiz","Quiz"),u.classroom&&s(u,d,h)))},i=u=>{let d={"data-k":`cover.${u.id}`,"aria\
-label":`Cover lesson: ${u.title}`};return u.cover?c("a.btn",{...d,href:u.cover},"Cover lesson"):c("button.btn",{...d,onclick:()=>e.
send({kind:"cover",game:u.id})},"Cover lesson")},a=c("section.sheet.teach",{"aria-label":"Teach"},c("h1","Teach"),c("p.m\
ute","Each lesson has a worksheet to print, a quiz for Moodle and a teacher's page. ","The notebooks take 45 minutes and\
 mark themselves."),n.map(u=>{let d=c("article.shelf",c("h2",c("i.patch",{"aria-hidden":"true"}),u.title),c("div",u.notebooks.
length>0&&c("ul.books",u.notebooks.map(h=>o(u,h))),c("details.answers",c("summary",{"data-k":`answers.${u.id}`},"For tea\
chers: lessons with answers"),c("p.cover","Need a lesson for a substitute? ",i(u)),c("ol.books",u.lessons.map(h=>r(u,h))))));
return Q(d,u.palette),d})),l=u=>{if(Pt(u),u.kind!=="page")return;a.querySelector(`[data-page="${CSS.escape(`${u.game} ${u.
lesson}`)}"]`)?.replaceChildren(c("p.mute",u.note.replaceAll("`","")),...u.parts.map(([h,m,p])=>{let f=`${h}${m?` (${m})`:
""}`;return h==="Key"?gg(f,p):c("p",c("b",`${f} `),Rr(p))}))};return e.on("msg:custom",l),t.push(()=>e.off("msg:custom",
l)),a}var bg=e=>c("img",{alt:"",src:`data:image/svg+xml,${encodeURIComponent(e)}`}),wg=()=>x("svg.logo",{viewBox:"0 0 36 36","\
aria-hidden":"true"},[0,8.25,16.5,24.75,33].map(e=>x("path",{d:`M0 ${e}h36v3H0z`,fill:"currentColor"})),q(18,18,12.5,{fill:"\
var(--paper)"}),[-8,-2.6,2.8,8.2].map(e=>{let t=Math.sqrt(121-(Math.abs(e)+1)**2);return x("path",{d:`M${17+e} ${18-t}h2\
.8v${2*t}h-2.8z`,fill:"currentColor"})}));function Cu({model:e,el:t}){let n=c("div.uw.uw-gallery");t.append(n);let o=[()=>{}],
s=(k,v,_)=>{if(!rt()||!v.page)return c("button",{...k,onclick:()=>e.send({kind:"open",game:v.game,link:v.link})},_);let $=c(
"a",{...k,href:Qt(v.page,v.link,Ut())},_);return o.push(Jt(()=>$.setAttribute("href",Qt(v.page,v.link,Ut())))),$},r=c("d\
iv.themes"),i=()=>{let k=r.contains(ct(r));r.replaceChildren(xt({label:"Theme",choices:ln,value:Ut(),pick:ho,k:"theme"})),
k&&r.querySelector("[aria-pressed=true]").focus()};o.push(Jt(i)),i();let a=(...k)=>c("div.part",{role:"tabpanel",tabindex:-1},
k),l=e.get("lessons"),u=a(),d=l.title&&a(Ul(l,e.get("games"),s)),h=a(Uu(e,o)),m=d?[u,d,h]:[u,h],p=d?["Games","Lessons","\
Teach"]:["Games","Teach"],f=c("div.tabs",{role:"tablist","aria-label":"Pages"},m.map((k,v)=>{let _=K("part");return k.setAttribute(
"aria-labelledby",_),c("button",{id:_,role:"tab","data-k":`part.${v}`,onclick:()=>b(v),onkeydown:g},p[v])})),b=k=>{m.forEach(
(v,_)=>{v.hidden=_!==k;let $=f.children[_];$.setAttribute("aria-selected",String(_===k)),$.setAttribute("tabindex",_===k?
"0":"-1")})};function g(k){if(k.key!=="ArrowRight"&&k.key!=="ArrowLeft")return;k.preventDefault();let v=m.length,_=m.findIndex(
$=>!$.hidden);w((_+(k.key==="ArrowRight"?1:v-1))%v)}let w=k=>{b(k),f.children[k].focus()},y=(k,v,_,$)=>c("button",{class:$,
"data-k":`to.${v}`,onclick:()=>{w(m.indexOf(k)),scrollTo(0,0)}},c("b",v),c("span.about",_),c("span.go",{"aria-hidden":"t\
rue"},"→"));return b(0),n.append(c("header.house",wg(),c("b","Uncle Widgets"),f,r),...m),u.append(Au(e,s,o)),u.append(
c("div.doors",e.get("games").map(k=>{let v=c("article.door",c("div.picture",bg(k.art)),c("div.sheet",c("h2",k.title),c("\
p.mute",k.tagline),k.learn.length>0&&c("div.learn",c("h3","You will learn"),c("ul",k.learn.map(([_,$,E],L)=>c("li",s({class:"",
"data-k":`learn.${k.id}.${L}`},{game:k.id,page:k.page,link:E},[c("span",_),c("small",$)]))))),c("div.row",c("div.ways",s(
{class:"btn solid","data-k":`watch.${k.id}`,"aria-label":`Watch ${k.title}`},{game:k.id,page:k.page,link:""},"Watch"),s(
{class:"btn","data-k":`play.${k.id}`,"aria-label":`Play ${k.title}`},{game:k.id,page:k.page,link:k.play},"Play"),k.lessons.
length>0&&s({class:"btn","data-k":`lessons.${k.id}`,"aria-label":`${k.title} lessons`},{game:k.id,page:k.page,link:k.lessons[0].
link},"Lessons")),c("span.mute.small",k.players))));return Q(v,k.palette),v}),c("div.ways-on",d&&y(d,"Lessons",l.short,"\
solid"),y(h,"Teach","Ready-made lessons, live class votes, printable worksheets.","")))),n.append(c("div.small-print",c(
"p","Open source. It works in notebooks, on web pages and on phones.",e.get("docs")&&[" ",c("a",{href:e.get("docs")},"Do\
cumentation")]),c("p","The rules are in our own words, and the pictures are our own. Game names are trademarks of their \
owners."))),()=>{for(let k of o)k()}}var Pu=3e3,Ou=5e3,yg=Symbol.for("uncle_widgets.lost"),kg={stopped:["The program behind this game stopped, so the game is\
 lost.","The kernel was restarted, so this game is lost."],gone:["This game was closed on the server.","The kernel was s\
hut down, so this game is lost."],away:["The server isn't answering. The game continues as soon as it does.","The server\
 isn't answering. The game continues as soon as it does."]},Nu={restarting:"stopped",autorestarting:"stopped",dead:"stop\
ped",terminating:"gone"};function Bu(){let e=globalThis;return e[yg]??=new Map}var Or=e=>e.closest(".uw-page")??e.closest(
".uw-room")??e;function Du(e,t){let n=Or(e.root),o=n.querySelector(":scope > .uw-lost"),s=e.loss;if(!s||o?.getAttribute(
"data-loss")===s)return;Iu(n),s==="away"?t.waiting.add(n):t.waiting.delete(n);let r=rt()?null:n.closest(".jp-CodeCell"),
i={again:()=>c("button.btn.solid",{onclick:()=>{Wu(t)}},"Try again"),load:()=>c("button.btn.solid",{onclick:()=>location.
reload()},"Reload the page"),run:()=>r&&c("button.btn.solid",{onclick:()=>xg(r)},"Run the cell again")},a=s==="away"?i.again():
rt()?i.load():i.run();for(let l of n.children)l.toggleAttribute("inert",!0);n.append(c("div.uw.uw-lost",{"data-loss":s},
c("div.said",{role:"alert"},c("p",kg[s][rt()?0:1],!a&&" Run the cell again."),a)))}function Iu(e){e.querySelector(":scop\
e > .uw-lost")?.remove();for(let t of e.children)t.removeAttribute("inert")}function xg(e){let t=e.querySelector(".cm-co\
ntent");t?.focus();let n={key:"Enter",code:"Enter",keyCode:13,ctrlKey:!0,bubbles:!0,cancelable:!0};setTimeout(()=>t?.dispatchEvent(
new KeyboardEvent("keydown",n)),200)}function fn(e,t){t!=="away"&&(e.lost=!0);for(let n of e.views)n.loss&&n.loss!=="awa\
y"||(n.loss=t,Du(n,e))}var vg=({model:e})=>new Promise(t=>{let n=setTimeout(()=>o(!1),Ou),o=r=>{clearTimeout(n),e.off("m\
sg:custom",s),t(r)},s=r=>r.kind==="alive"&&o(!0);e.on("msg:custom",s);try{e.send({kind:"alive"})}catch{o(!1)}});async function Br(e,t){
await vg(t)||!e.views.has(t)||["idle","unknown"].includes(e.kernel.status)&&e.kernel.connectionStatus==="connected"&&(t.
loss="stopped",Du(t,e))}async function Wu(e){let{kernel:t,views:n}=e;if(t.isDisposed)return fn(e,"gone");if(document.querySelector(
"[data-jupyter-lite-root]"))return;let{baseUrl:o,token:s}=t.serverSettings,r=0;try{let a={headers:s?{Authorization:`toke\
n ${s}`}:void 0,cache:"no-store",signal:AbortSignal.timeout(Ou)};r=(await fetch(`${o}api/kernels/${t.id}`,a)).status}catch{
return fn(e,"away")}if(r===404)return fn(e,"gone");if(r>=500)return fn(e,"away");for(let i of e.waiting)Iu(i);e.waiting.
clear();for(let i of n)i.loss==="away"&&(i.loss=null,Br(e,i))}var Dr=e=>Bu().get(e.widget_manager?.kernel)?.lost??!1;function $g(e){
let t=Bu(),n=t.get(e);if(n)return n;let o=(u,d)=>{d in Nu&&fn(l,Nu[d])},s=e.connectionStatus==="connected",r=(u,d)=>{if(d===
"connected"&&s)for(let h of l.views)Br(l,h);s||=d==="connected"},i=()=>{document.hidden||a()},a=async()=>{clearTimeout(l.
timer),document.hidden||await Wu(l),clearTimeout(l.timer),t.has(e)&&(l.timer=window.setTimeout(a,Pu))},l={kernel:e,views:new Set,
lost:!1,waiting:new Set,timer:0,stop:()=>{clearTimeout(l.timer),e.statusChanged.disconnect(o),e.connectionStatusChanged.
disconnect(r),document.removeEventListener("visibilitychange",i),window.removeEventListener("online",i),window.removeEventListener(
"offline",i),t.delete(e)}};return t.set(e,l),e.statusChanged.connect(o),e.connectionStatusChanged.connect(r),document.addEventListener(
"visibilitychange",i),window.addEventListener("online",i),window.addEventListener("offline",i),l.timer=window.setTimeout(
a,Pu),l}function qu(e,t){let n=e.widget_manager?.kernel;if(!n?.statusChanged)return()=>{};let o=$g(n),s={model:e,root:t,
loss:null};return o.views.add(s),o.lost&&Br(o,s),()=>{o.views.delete(s),o.views.size||o.stop()}}var Ru=(e,t)=>{for(let n of e.
split(" "))t(n)},Fu=e=>Object.create(e,{get:{value:t=>e.get(t)},set:{value:(t,n)=>e.set(t,n)},on:{value:(t,n)=>Ru(t,o=>e.
on(o,n))},off:{value:(t,n)=>Ru(t,o=>e.off(o,n))},send:{value:t=>{try{e.send(t)}catch(n){console.warn("uncle_widgets: no \
kernel took the message.",n)}}},save_changes:{value:()=>{try{e.save_changes()}catch(t){console.warn("uncle_widgets: no k\
ernel took the change.",t)}}}});var Vu=Symbol.for("uncle_widgets.presses");function Ir(e){let t=e.composedPath()[0],n=t instanceof Element?t.closest("bu\
tton"):null;return n?.closest(".uw")?n:null}var Ku=({dataset:e,textContent:t})=>e.k??e.act??e.clause??t;function ju(){let e=globalThis;
if(e[Vu])return;e[Vu]=!0;let t=null,n=null,o=r=>{let i=t,a=Ir(r);t=n=null,!(!i||i.isConnected||!a||Ku(a)!==Ku(i))&&setTimeout(
()=>{n instanceof Node&&a.contains(n)||a.click()})},s=[["pointerdown",r=>t=r.button||r.pointerType==="touch"?null:Ir(r)],
["pointerup",o],["pointercancel",()=>t=null],["keydown",r=>r.repeat||(t=r.key===" "?Ir(r):null)],["keyup",r=>r.key===" "&&
o(r)],["click",r=>n=r.composedPath()[0]]];for(let[r,i]of s)window.addEventListener(r,i,{capture:!0})}var Mg=".uw, .uw-page, .uw-room",_g="data-lm-suppress-shortcuts",Gu=Symbol.for("uncle_widgets.keys"),Sg=/^(enter|backspace|delete|home|end|arrow\w+|[amyz])$/i,
Zu=e=>(e.ctrlKey||e.metaKey)&&!Sg.test(e.key),Yu=e=>e.composedPath().filter(t=>t instanceof HTMLElement&&t.matches(Mg)).
at(-1);function zu(){let e=globalThis;if(e[Gu])return;e[Gu]=!0,ju();let t=new WeakSet,n=o=>{Zu(o)||o.stopPropagation()};
window.addEventListener("keydown",o=>{let s=Yu(o),r=o.composedPath()[0];!(s instanceof HTMLElement)||!(r instanceof Element)||
(r.toggleAttribute(_g,!Zu(o)),!t.has(s)&&(t.add(s),s.addEventListener("keydown",n)))},{capture:!0}),window.addEventListener(
"pointerdown",o=>{let s=Yu(o);s instanceof HTMLElement&&!s.hasAttribute("tabindex")&&(s.tabIndex=-1)},{capture:!0})}function Ju(e){let t=e.querySelector(".uw");t instanceof HTMLElement&&(t.dir="ltr",t.lang="en")}var Xu="uncle_widgets.howto.";function gn(e,t,n="menu"){let o=K("howto"),s=t.getRootNode(),r=s.activeElement;hi();let a=c(
"dialog.sheet.howto-over",{"aria-labelledby":o,onclose:()=>{a.remove(),ie(Xu+e.game,"1"),Me(e.game,!0);let l=r?.isConnected&&
r!==document.body?r:t.closest(".uw")?.querySelector(`[data-k="${n}"]`);(l instanceof HTMLElement||l instanceof SVGElement)&&
l.focus({preventScroll:!0})}},c("div.thead",c("h2",{id:o,tabindex:-1,autofocus:!0},"How to play"),c("p.mute",e.title)),c(
"p.goal",e.aim),lo(e),c("button.btn.solid",{"data-k":"howto.close",onclick:()=>a.close()},"Close"));t.append(a),a.showModal()}
function Qu(e,t,n){e?.aim&&t==="play"&&!ee(Xu+e.game)&&!n.querySelector("dialog")&&gn(e,n,"tab.play")}function td({howto:e,over:t}){return S("div",{class:"aim",role:"group","aria-label":"The aim of the game",children:[S("p",
{children:[S("span",{class:"whole",children:e.aim}),S("span",{class:"short",children:e.short})]}),S("button",{type:"butt\
on",class:"btn quiet","data-k":"howto","aria-haspopup":"dialog",onClick:()=>gn(e,t),children:"How to play"}),S("button",
{type:"button",class:"btn quiet","data-k":"known","aria-label":"Close the aim of the game",onClick:()=>mi(e.game),children:"\
×"})]})}function Tg(e){let t=[];for(let n of e){let o=t.at(-1);o?.[0]===n?o[1]++:t.push([n,1])}return t.map(([n,o])=>o>1?`${n} (${o}\
 times)`:n)}var Ro=(e,t)=>[...e.querySelectorAll(t)].filter(n=>n.checkVisibility({visibilityProperty:!0}));function ed(e){
let t=o=>[...Ro(o,".caption :is(.place, .line:not(.chip))").map(s=>s.textContent??""),...Tg(Ro(o,".felt .thing[aria-labe\
l]:not([aria-hidden=true])").map(s=>`- ${s.getAttribute("aria-label")}`))],n=Ro(e,".uw-panel [data-next], .uw-panel .giv\
en").map(o=>o.textContent??"");return[...Ro(e,".uw-table").flatMap(t),...n].join(`
`)}function nd({label:e,choices:t,value:n,pick:o,k:s}){return S("div",{class:"seg",role:"group","aria-label":e,children:t.map(
([r,i],a)=>S("button",{type:"button","data-k":`${s}.${a}`,"aria-pressed":r===n,onClick:()=>o(r),children:i},String(r)))})}var Eg=[[!0,"On"],[!1,"Off"]],Lg={low:0,high:999999999,whole:!0},Hg=[["set","In order"],["any","Any order"]],Wr=({words:e,
children:t})=>S("div",{class:"line",children:[S("span",{"aria-hidden":"true",children:e}),t]}),Ke=e=>S(Wr,{words:e.label,
children:S(nd,{...e})});function Ag({head:e}){let{seats:t,range:n}=ae(e.model,"seats","range"),[o,s]=n,r=(i,a,l,u)=>{let d=u<
o||u>s;return S("button",{type:"button","data-k":i,"aria-label":a,"aria-disabled":d||void 0,onClick:()=>d||e.set("seats",
u),children:l})};return S(Wr,{words:"Players",children:S("span",{class:"step",role:"group","aria-label":"Players",children:[
r("fewer","Fewer players","−",t-1),S("output",{children:t}),r("more","More players","+",t+1)]})})}function Ug({head:e}){
let t=Mt(null),[n,o]=fc(pc(e.model,"seed"),t),{text:s,typed:r}=Te({rule:Lg,value:n,set:o,refuses:!1});return S(Wr,{words:"\
Game number",children:S("input",{class:"txt",ref:t,"data-k":"seed",inputMode:"numeric",maxLength:80,"aria-label":"Game n\
umber",value:s,onInput:i=>r(i.currentTarget.value),onChange:i=>e.set("seed",i.currentTarget.value.trim())})})}function od({
head:e}){let{model:t}=e,n=We(),{howto:o,tabs:s,tab:r,lacks:i,predict:a,order:l}=ae(t,"howto","tabs","tab","lacks","predi\
ct","order"),[u,d,h,m]=["fixed","suits","covers","home"].map(g=>t.get(g)),p=g=>()=>{e.close(),g()},f=g=>{Va(g),n()},b=(g,w,y,k)=>S(
"button",{type:"button",class:"btn","data-k":g,onClick:()=>e.copy(y(),k),children:w});return S("div",{class:"menu",role:"\
dialog","aria-label":"Settings",children:[o?.aim&&S("button",{type:"button",class:"btn wide","data-k":"menu.howto","aria\
-haspopup":"dialog",onClick:p(()=>gn(o,e.over)),children:"How to play"}),S("div",{class:"rooms",role:"group","aria-label":"\
More pages",children:s.slice(3).map(([g,w])=>S("button",{type:"button",class:"btn","data-k":`room.${g}`,"aria-pressed":g===
r,"aria-disabled":i[g]?!0:void 0,title:i[g],onClick:p(()=>e.set("tab",g)),children:w},g))}),!u&&S(Ag,{head:e}),!u&&S(Ug,
{head:e}),S(Ke,{label:"Guess first",choices:Eg,value:a,pick:g=>e.set("predict",g),k:"predict"}),l&&S(Ke,{label:"Question\
s",choices:Hg,value:l,pick:g=>e.set("order",g),k:"order"}),S(Ke,{label:"Theme",choices:ln,value:Ut(),pick:ho,k:"theme"}),
S(Ke,{label:"Sound of test deals",choices:Fa,value:Ps(),pick:f,k:"tones"}),d&&S(Ke,{label:"Suits",choices:br,value:_c(),
pick:Sc,k:"inks"}),h&&S(Ke,{label:"Covered names",choices:wr,value:mo(),pick:Tc,k:"covers"}),S("div",{class:"copies",children:[
b("copy","Copy link",()=>e.link,"Link copied."),b("cell","Copy Python code",()=>t.get("cell"),"Python code copied."),b("\
words","Copy as text",()=>ed(e.page),"The table and the question were copied as text."),S("button",{type:"button",class:"\
btn","data-k":"keys","aria-keyshortcuts":"?",onClick:p(()=>As(e.root)),children:"Keys"}),m&&rt()&&S("a",{class:"btn quie\
t","data-k":"home",href:Qt(m,"",Ut()),children:"All games"})]})]})}var Cg=4e3,Pg=()=>S("svg",{class:"icon sliders",viewBox:"0 0 24 24",fill:"currentColor","aria-hidden":"true",children:S(
"path",{d:"M2 6h9v3H2zM17 6h5v3h-5zM12.5 3h3v9h-3zM2 15h4v3H2zM12 15h10v3H12zM7.5 12h3v9h-3z"})});function Ng({seats:e,seed:t}){
return S("span",{class:"standing",children:[S("b",{children:e}),e===1?" player":" players",t&&S(Gt,{children:[", game ",
S("b",{children:t})]})]})}function Rg(e,t){let n={ArrowRight:1,ArrowLeft:-1}[e.key],o=e.currentTarget;if(!n)return;e.preventDefault();
let s=[...o.parentElement.children].filter(i=>i.offsetParent),r=s[(s.indexOf(o)+n+s.length)%s.length];r.focus(),t("tab",
r.dataset.tab)}function Og({head:e}){let{tabs:t,tab:n,lacks:o}=ae(e.model,"tabs","tab","lacks");return S("div",{class:"t\
abs",role:"tablist","aria-label":"Pages of this game",children:t.map(([s,r],i)=>S("button",{type:"button",role:"tab","da\
ta-k":`tab.${s}`,"data-tab":s,class:i>2?"further":void 0,"aria-selected":s===n,"aria-disabled":o[s]?!0:void 0,title:o[s],
tabIndex:s===n?0:-1,onClick:()=>e.set("tab",s),onKeyDown:a=>Rg(a,e.set),children:r},s))})}function Bg({note:e,read:t}){return S(
"div",{class:"refused",children:[S("p",{class:"refusal",role:"alert",children:e}),S("button",{type:"button",class:"btn",
"data-k":"read",onClick:t,children:"Close"})]})}var Dg=({busy:e,stop:t})=>S("div",{class:"underway",children:[S("p",{children:e}),
S("button",{type:"button",class:"btn","data-k":"stop",onClick:t,children:"Stop"})]});function Ig(){let[e,t]=It(""),n=Mt(
0),o=Vi((s,r=!0)=>{clearTimeout(n.current),t(s),s&&r&&(n.current=window.setTimeout(()=>t(""),Cg))},[]);return Re(()=>()=>clearTimeout(
n.current),[]),[e,o]}function Wg(e){kt(()=>{let t=Yr({link:()=>e.get("link"),room:()=>e.get("tab"),theme:Ut,open:r=>e.send(
{kind:"open",link:r}),hide:r=>document.body.classList.toggle("uw-opening",r),replaced:()=>!document.querySelector(".uw-f\
irst")}),n=()=>t.changed(),o=()=>(e.get("note")||e.get("busy"))&&t.answered(),s=Jt(n);return e.on("change:link",n),e.on(
"change:note change:busy",o),()=>{s(),e.off("change:link",n),e.off("change:note change:busy",o),t.stop()}},[e])}function qg({
game:e},t){let n=Mt({at:"",on:!1}),o=We(),s=`${e} ${t}`;return e&&n.current.at!==s&&(n.current={at:s,on:!ts(e)}),kt(()=>pi(
()=>{n.current.on=!1,o()}),[]),n.current.on}function Fg({model:e,root:t,over:n}){let{title:o,plate:s,tabs:r,tab:i,seats:a,
seed:l,note:u,busy:d,howto:h}=ae(e,"title","plate","tabs","tab","seats","seed","note","busy","howto"),[m,p]=It(!1),[f,b]=It(
""),[g,w]=Ig(),y=Mt(null),k=qg(h,i);mc(Jt),Wg(e);let v=()=>y.current?.focus({preventScroll:!0}),_={model:e,root:t,over:n,
get page(){return t.closest(".uw-page")??t},get link(){let $=e.get("link");return rt()?`${location.origin}${Qt(location.
pathname,$,Ut())}`:$},set($,E){e.set($,E),e.save_changes()},close(){p(!1),w(""),v()},copy($,E){navigator.clipboard?.writeText(
$).then(()=>w(E),()=>w($,!1))??w($,!1)}};return kt(()=>{u||b("")},[u]),kt(()=>{t.classList.toggle("elsewhere",r.slice(3).
some(([$])=>$===i)),Qu(h,i,n)},[r,i,h]),kt(()=>{if(!m)return;[...t.querySelectorAll(".menu :is(button, input)")].find(T=>T.
offsetParent)?.focus({preventScroll:!0});let E=T=>T.composedPath().includes(t)||_.close(),L=T=>{T.key==="Escape"&&(T.preventDefault(),
_.close())};return document.addEventListener("pointerdown",E),t.addEventListener("keydown",L),()=>{document.removeEventListener(
"pointerdown",E),t.removeEventListener("keydown",L)}},[m]),S(Gt,{children:[S("div",{class:"mast",children:[S("div",{class:"\
plate","aria-hidden":"true",children:s&&S("img",{alt:"",src:`data:image/svg+xml,${encodeURIComponent(s)}`})}),S("h1",{children:o}),
S(Og,{head:_}),S("button",{type:"button",class:"btn settings",ref:y,"data-k":"menu","aria-haspopup":"dialog","aria-expan\
ded":m,onClick:()=>m?_.close():(p(!0),w("")),children:[S(Pg,{}),S(Ng,{seats:a,seed:l})]})]}),m&&S(od,{head:_}),u&&u!==f&&
S(Bg,{note:u,read:()=>{b(u),v()}}),d&&S(Dg,{busy:d,stop:()=>e.send({kind:"stop"})}),h?.aim&&k&&S(td,{howto:h,over:n}),S(
"p",{class:"tip",role:"status",children:g})]})}function sd({model:e,el:t}){let n=c("div.uw-head"),o=c("div.uw-over"),s=c(
"div.uw.uw-masthead",n,o);Q(s,e.get("palette")),t.append(s);let r=co(s,()=>{});return Zt(S(Fg,{model:e,root:s,over:o}),n),
()=>{r(),Zt(null,n)}}var Vg=8e3,Kg="This is a saved copy. Run the cell to use it.",qr="button, input, select, textarea, summary, a[href]",jg="\
[tabindex]:not([tabindex='-1'])",Gg=["click","dblclick","keydown","keyup","input","change","submit","pointerdown","touch\
start"],Fr=new WeakSet,rd=e=>e.get("layout")?.comm_live??null;function Zg(e){let t=e.getRootNode();return t instanceof ShadowRoot&&
t.host.localName.startsWith("marimo")}var Vr=e=>!!e.closest("dialog");function Yg(e){let t=new Map,n=()=>{for(let i of e.
querySelectorAll(qr))!Vr(i)&&!i.hasAttribute("inert")&&i.setAttribute("inert","");for(let i of e.querySelectorAll(jg))Vr(
i)||i.matches(qr)||(t.set(i,i.getAttribute("tabindex")??"0"),i.removeAttribute("tabindex"))},o=new MutationObserver(n),s=new AbortController,
r=i=>{let a=i.composedPath(),l=i.ctrlKey||i.metaKey||i.altKey;!a.includes(e)||Vr(a[0])||l&&i.type.startsWith("key")||(i.
stopPropagation(),(i.type==="click"||i.type==="submit")&&i.preventDefault())};for(let i of Gg)window.addEventListener(i,
r,{capture:!0,signal:s.signal});return n(),o.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:["tabindex",
"href"]}),()=>{o.disconnect(),s.abort();for(let i of e.querySelectorAll(qr))i.removeAttribute("inert");for(let[i,a]of t)
i.setAttribute("tabindex",a)}}function zg(e,t){let n=c("p"),o=c("div.uw.uw-copy",{role:"status",dir:"ltr",lang:"en"},n);
e===t?t.before(o):e.prepend(o),n.append(Kg),e.classList.add("uw-copied");let s=Yg(e);return()=>{s(),o.remove(),e.classList.
remove("uw-copied")}}function Jg(e,t){let n=Or(t);if(Fr.has(n))return()=>{};Fr.add(n);let o=()=>{},s=()=>{t.isConnected&&
!Dr(e)&&(o=zg(n,t))},r=()=>{clearTimeout(a),e.off("msg:custom",i)},i=()=>{r(),o()},a=window.setTimeout(s,rd(e)===!1?0:Vg);
return e.on("msg:custom",i),e.send({kind:"alive"}),()=>{r(),Fr.delete(n)}}function id(e,t){if(rt()||rd(e)||Dr(e))return()=>{};
let n=()=>{},o=new ResizeObserver(()=>{o.disconnect(),Zg(t)||(n=Jg(e,t))});return o.observe(t),()=>{o.disconnect(),n()}}var Xg="jupyter-widgets widget-container widget-box ",Qg="jupyter-widgets ";function ad({model:e,el:t,host:n}){let o=new Map,
s=({id:a,classes:l,kids:u})=>{let{node:d,end:h}=o.get(a)??{node:c("div"),end:new AbortController};if(d.className=(u?Xg:Qg)+
l.join(" "),u){let m=u.map(s);(m.length!==d.children.length||m.some((p,f)=>p!==d.children[f]))&&d.replaceChildren(...m)}
return o.has(a)||(o.set(a,{node:d,end:h}),u||r(a,d,h.signal)),d},r=async(a,l,u)=>{try{let d=await n.getWidget(a);u.aborted||
await d.render({el:l,signal:u})}catch(d){if(u.aborted)return;console.error("uncle_widgets: a part of the room was not dr\
awn.",d),l.textContent="Part of this page couldn't be shown. Run the cell again."}},i=()=>{let a=e.get("tree"),l=new Set(
ld(a));for(let[d,{node:h,end:m}]of o)l.has(d)||(o.delete(d),m.abort(),h.remove());let u=s(a);u.parentNode!==t&&t.append(
u)};return e.on("change:tree",i),i(),()=>{e.off("change:tree",i);for(let{end:a}of o.values())a.abort()}}var ld=({id:e,kids:t=[]})=>[
e,...t.flatMap(ld)];var Ot=e=>({render:t=>{zu();let n=Fu(t.model),o=Ec(e)({...t,model:n});Ju(t.el);let s=t.el.querySelector(".uw"),r=s?[qu(t.
model,s),id(n,s)]:[];return()=>{for(let i of r)i();o?.()}}});function tb(e){let t=kl(e),n=uc(e.model,e.el.querySelector(
".uw"));return()=>{n(),t()}}var F2={table:Ot(Eu),explainer:Ot(tb),coach:Ot(Al),strip:Ot(ac),rulebook:Ot(lc),masthead:Ot(
sd),gallery:Ot(Cu),trail:Ot(hc),lesson_chart:Ot(Bl),lesson_end:Ot(Dl),lab:Ot(ui),exercise:Ot(gc),marks:Ot(wc),whole:Ot(ad)};export{F2 as views};
