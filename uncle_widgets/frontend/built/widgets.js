var nt=()=>document.body?.dataset.voila!=null,En=()=>nt()&&document.body.dataset.voila!=="notebook",ae=()=>(new URLSearchParams(
location.search).get("uw")??"").slice(0,2e4);function Ht(e,t,n){let o=new URLSearchParams({...n==="auto"?{}:{theme:n},...t?
{uw:t}:{}});return o.size?`${e}${e.includes("?")?"&":"?"}${o}`:e}var Ai=400,_h=1e4,Tn=Symbol.for("uncle_widgets.address");
function Ui(e){let t=globalThis;if(!nt()||t[Tn])return{changed:()=>{},answered:()=>{},stop:()=>{}};t[Tn]=e;let n=e.link(),
o=e.room(),s=!1,r="",i=0,a=0,l=b=>{b!==(s?r:e.link())&&([s,r]=[!0,b],e.open(b))},u=()=>{let b=e.link(),g=ae(),y=e.room()!==
o&&!s;o=e.room(),s&&h(),s=!1;let k=new URLSearchParams(location.search);k.set("uw",b),e.theme()==="auto"?k.delete("theme"):
k.set("theme",e.theme());let _=`${location.pathname}?${k}`;b===g||!g&&b===n?g&&_!==location.pathname+location.search&&history.
replaceState(null,"",_):y?history.pushState(null,"",_):history.replaceState(null,"",_)},d=()=>{clearTimeout(i),e.room()!==
o&&!s?u():i=window.setTimeout(u,Ai)},h=()=>{e.replaced()?p():a=window.setTimeout(h,Ai)},m=()=>{clearTimeout(i),l(ae()||n)};
window.addEventListener("popstate",m),ae()&&l(ae()),s&&e.hide(!0);let p=()=>{clearTimeout(a),clearTimeout(f),e.hide(!1)},
f=window.setTimeout(p,_h);return{changed:d,answered:p,stop:()=>{clearTimeout(i),p(),window.removeEventListener("popstate",
m),t[Tn]===e&&delete t[Tn]}}}function Pi(e,t,n,o){let{class:s,...r}=n,i=[t,s].flat().filter(Boolean).join(" ");i&&e.setAttribute("class",i);for(let[a,
l]of Object.entries(r))l==null||l===!1||(a.startsWith("on")?e.addEventListener(a.slice(2),l):a==="style"?e.style.cssText=
l:e.setAttribute(a,l===!0?"":String(l)));return e.append(...o.flat(9).filter(a=>a!=null&&a!==!1)),e}var Ci=([e,...t])=>e?.
constructor===Object?[e,t]:[{},[e,...t]];function v(e,t,...n){let[o,...s]=e.split(".");return Pi(document.createElementNS(
"http://www.w3.org/2000/svg",o),s,...Ci([t,...n]))}var N=(e,t,n,o,s)=>v("rect",{x:e,y:t,width:n,height:o,...s}),F=(e,t,n,o)=>v(
"circle",{cx:e,cy:t,r:n,...o}),At=(e,t,n,o)=>v("path",{d:e,fill:"none",stroke:t,"stroke-width":n,...o}),me=(e,t,n,...o)=>v(
"svg",{width:e,height:t,viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":n},...o);function c(e,t,...n){let[o,...s]=e.split(
"."),[r,i]=Ci([t,...n]),a=o==="section"&&r["aria-label"]&&!En();return Pi(document.createElement(a?"div":o),s,{role:a?"g\
roup":null,type:o==="button"?"button":null,...r},i)}function ht(e){let t=e.getRootNode();return t instanceof Document||t instanceof
ShadowRoot?t.activeElement:null}function Hn(e){let t=ht(e);return!t||t===document.body}var Ln=e=>e instanceof HTMLTextAreaElement||
e instanceof HTMLInputElement&&e.selectionStart!=null;function Sh(e,t,n){if(e.value===e.defaultValue||e.value===t.value||
!n&&t.defaultValue!==e.defaultValue)return;t.value=e.value;let o=!1,s=()=>{!o&&t.isConnected&&t.dispatchEvent(new Event(
"change"))};t.addEventListener("change",()=>o=!0),t.addEventListener("blur",s,{once:!0}),t.addEventListener("keydown",r=>{
r.key==="Enter"&&!t.form&&s()})}function j(e,...t){let n=ht(e),o=n&&n!==e&&e.contains(n)?n:null,s=o?.getAttribute("data-\
k")??"",r=[...e.querySelectorAll("[data-draft]")].filter(Ln),i=Ln(o)?{from:o.selectionStart,to:o.selectionEnd,text:o.value}:
null;e.replaceChildren(...t.flat(9).filter(l=>l!=null&&l!==!1));for(let l of r){let u=e.querySelector(`[data-k="${CSS.escape(
l.dataset.k??"")}"][data-draft="${CSS.escape(l.dataset.draft??"")}"]`);Ln(u)&&u!==l&&Sh(l,u,l===o)}if(!o)return;if(Dt(e,
s)){let l=ht(e);i&&l!==o&&Ln(l)&&l.value===i.text&&l.setSelectionRange(i.from,i.to);return}let a=e.querySelector("[data-\
next]")??e;a instanceof HTMLElement&&(a.tabIndex=-1,a.focus({preventScroll:!0}))}function Dt(e,t){let n=e.querySelector(
`[data-k="${CSS.escape(t)}"]`);return n instanceof HTMLElement&&n.focus({preventScroll:!0}),n instanceof HTMLElement}var Th=/^(svg|g|path|rect|circle|ellipse|line|polyline|polygon|defs|clipPath|pattern|title|desc|use)$/;
function Ni(e){let t=new DOMParser().parseFromString(e,"image/svg+xml").documentElement;if(t.localName!=="svg")throw new Error(
"Expected SVG.");for(let n of[...t.querySelectorAll("*"),t]){if(n!==t&&!Th.test(n.localName)){n.remove();continue}for(let{
name:o,value:s}of[...n.attributes]){let r=/^(xlink:)?href$/.test(o)&&!s.startsWith("#");(/^on/i.test(o)||r||/url\((?!["']?#)|javascript:/i.
test(s))&&n.removeAttribute(o)}}return document.importNode(t,!0)}var Eh=/^(#[0-9a-f]{3,8}|light-dark\(\s*#[0-9a-f]{3,8}\s*,\s*#[0-9a-f]{3,8}\s*\))$/i;
function ot(e,t){for(let n of(t??"").split(";")){let[o,s]=[n.slice(0,n.indexOf(":")).trim(),n.slice(n.indexOf(":")+1).trim()];
/^--[\w-]+$/.test(o)&&Eh.test(s)&&e.style.setProperty(o,s)}}function St({label:e,choices:t,value:n,pick:o,k:s}){return c(
"div.seg",{role:"group","aria-label":e},t.map(([r,i],a)=>c("button",{"data-k":`${s}.${a}`,"aria-pressed":String(r===n),onclick:()=>o(
r)},i)))}var Lh=globalThis,hs=Lh[Symbol.for("uncle_widgets.page")]??={};function K(e){return hs.ids=(hs.ids??0)+1,`uw-${e}\
-${hs.ids}`}function Ut(e,t){let n=-1,o=()=>{let r=Math.round(e.clientWidth);r>0&&r!==n&&(n=r,e.replaceChildren(t(r)))},
s=new ResizeObserver(()=>requestAnimationFrame(o));return s.observe(e),o(),{again:()=>(n=-1,o()),stop:()=>s.disconnect()}}
function et(e,t,n){n?e.getAttribute(t)!==n&&e.setAttribute(t,n):e.removeAttribute(t)}var mt=(e,...t)=>c("button",e,...t),
An=({kind:e,label:t,strong:n,share:o},s)=>mt({class:`btn${n?" solid":""}${o==null?"":" sharing"}`,style:o==null?null:`--\
p:${100*o}%`,"data-act":e,"data-k":`key.${e}`,onclick:()=>s(o==null?e:"stop")},o==null?t:`${t} (${Math.round(100*o)}%)`);
function ms(e,t,n){let o=ht(e),s=o&&e.contains(o)?o:null,r=s&&["data-act","data-clause"].find(l=>s.hasAttribute(l)),i=r&&
s?.getAttribute(r);if(n(),!s)return;([...e.querySelectorAll("button")].find(l=>r&&l.getAttribute(r)===i)??e.querySelector(
"button")??t).focus?.()}var Re=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;var Hh={csv:"text/csv",json:"application/json",html:"text/html",ipynb:"application/x-ipynb+json"};function Et(e){if(e.kind!==
"file")return;let t=Hh[e.name.split(".").pop()??""]??"text/plain",n=URL.createObjectURL(new Blob([e.text],{type:t}));c("\
a",{href:n,download:e.name}).click(),URL.revokeObjectURL(n)}var Ah="M70-6 18 106M5.5 24a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0M53.5 76a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0",
ps={0:[64,[["ellipse",{cx:32,cy:50,rx:25,ry:43}]]],1:[46,[["path",{d:"M3 30 32 5V110"}]]],2:[64,[["path",{d:"M7.5 33V31.\
5A24.5 24.5 0 1 1 51.5 46.4L16 93H64"}]]],3:[62,[["path",{d:"M10.5 22.5A19.5 19.5 0 1 1 29 46H20M20 44H30A24.5 24.5 0 1 \
1 6.7 76"}]]],4:[66,[["path",{d:"M48 110V5L13 74H66","stroke-miterlimit":12}]]],5:[62,[["path",{d:"M58 7H19L14.6 48A25.5\
 25.5 0 1 1 6.9 77"}]]],6:[64,[["circle",{cx:32,cy:68,r:25}],["path",{d:"M53.5-13 10.6 55.1"}]]],7:[60,[["path",{d:"M0 7\
H49L15 110","stroke-miterlimit":12}]]],8:[64,[["circle",{cx:32,cy:27,r:20}],["circle",{cx:32,cy:68,r:25}]]],9:[64,[["cir\
cle",{cx:32,cy:32,r:25}],["path",{d:"M10.5 113 53.4 44.9"}]]],"%":[88,[["path",{d:Ah,"stroke-width":11}]]],".":[20,[["re\
ct",{x:3,y:85,width:15,height:15,fill:"currentColor",stroke:"none"}]]],",":[20,[["path",{d:"M12 84 6 118","stroke-width":13}]]],
"/":[52,[["path",{d:"M48-6 4 106","stroke-width":11}]]],"+":[60,[["path",{d:"M30 26V82M2 54H58","stroke-width":12}]]],"-":[
44,[["path",{d:"M4 54H40","stroke-width":12}]]],"−":[44,[["path",{d:"M4 54H40","stroke-width":12}]]],"×":[56,[["path",
{d:"M8 32 48 76M48 32 8 76","stroke-width":12}]]]," ":[26,[]],J:[54,[["path",{d:"M46-10V69A19.500 19.500 0 0 1 7 69V60"}]]],
Q:[72,[["ellipse",{cx:36,cy:50,rx:29,ry:43}],["path",{d:"M42 66 74 104"}]]],K:[68,[["path",{d:"M7-10V110M66-6 10 62M28 4\
2 68 106"}]]],A:[72,[["path",{d:"M2 106 36-2 70 106M14 68H58"}]]]},pe=e=>e!==""&&[...e].every(t=>t in ps);function Pt(e,t,n=13){
return[...String(e)].reduce((s,r)=>s+(ps[r]?.[0]??0)+n,-n)*t/100}function Bt(e,t,n,o,s={}){let{anchor:r="start",gap:i=13,
weight:a=o>=60?13:14,colour:l}=s,u=Pt(e,o,i),d=r==="middle"?t-u/2:r==="end"?t-u:t,h=0,m=[...String(e)].map(p=>{let[f,b]=ps[p]??
[0,[]],g=p===","?"visible":"hidden",y={x:h,y:0,width:f,height:100,viewBox:`0 0 ${f} 100`,style:`overflow:${g}`};return h+=
f+i,v("svg",y,b.map(([k,_])=>v(k,_)))});return v("g",{transform:`translate(${d} ${n}) scale(${o/100})`,fill:"none",stroke:"\
currentColor","stroke-width":a,"aria-hidden":"true",style:l&&`color:${l}`},m)}function Pn(e,t,n={}){let o=Pt(e,t,n.gap),
s=`width:${o/16}em;height:${t/16}em`;return v("svg.numeral",{viewBox:`0 0 ${o} ${t}`,style:s,"aria-hidden":"true"},Bt(e,
0,0,t,n))}var Un=[e=>`M0 ${e/2}a${e/2} ${e/2} 0 1 1 ${e} 0a${e/2} ${e/2} 0 1 1 ${-e} 0Z`,e=>`M${e*.05} ${e*.05}H${e*.95}\
V${e*.95}H${e*.05}Z`,e=>`M${e/2} ${-e*.14}L${e*1.14} ${e/2}L${e/2} ${e*1.14}L${-e*.14} ${e/2}Z`,e=>`M${e/2} 0L${e} ${e*.42}\
V${e}H0V${e*.42}Z`,e=>`M${e*.25} ${e*.04}H${e*.75}L${e*1.04} ${e/2}L${e*.75} ${e*.96}H${e*.25}L${-e*.04} ${e/2}Z`,e=>`M${-e*
.1} ${e*.16}H${e*1.1}V${e*.84}H${-e*.1}Z`],Uh=e=>"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[e]??"?";function Oe(e,t,n,o,s={}){let{fill:r="\
var(--on-field)",ink:i="var(--field)"}=s,a=e>=Un.length,l={d:Un[e%Un.length](o),fill:a?i:r,stroke:a?r:null,"stroke-width":2},
u=e%Un.length===3,d={x:o/2,y:u?o*.8:o*.69,"font-size":Math.max(12.5,o*.54),"font-weight":700,"text-anchor":"middle",fill:a?
r:i};return v("g",{transform:`translate(${t} ${n})`},v("path",l),v("text",d,Uh(e)))}var Ri={first:"M5 5h3v14H5zM20 5v14L\
9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6zM14 5h4v14h-4z",forward:"M7 5v14l11-7z",last:"M4 5v\
14l11-7zM16 5h3v14h-3z",link:"M8 3h12v13h-3V6H8zM4 8h10v13H4z",eye:"M12 5C7 5 3 8.5 1 12c2 3.5 6 7 11 7s9-3.5 11-7c-2-3.\
5-6-7-11-7zm0 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM12 9.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",down:"M4 8h16l-8\
 9z",near:"M11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm0 2.4a3.6 3.6 0 1 0\
 0 7.2 3.6 3.6 0 0 0 0-7.2z",whole:"M3 3h7v3H6v4H3zM14 3h7v7h-3V6h-4zM3 14h3v4h4v3H3zM18 14h3v7h-7v-3h4z",close:"M6 4 12\
 10 18 4 20 6 14 12 20 18 18 20 12 14 6 20 4 18 10 12 4 6z"};function Lt(e,t=22){let n=`width:${t/16}em;height:${t/16}em`;
return v("svg.icon",{viewBox:"0 0 24 24",fill:"currentColor",style:n,"aria-hidden":"true"},v("path",{d:Ri[e],"fill-rule":"\
evenodd"}))}var Oi=(e,t,n)=>v("g.opens-mark",{transform:`translate(${e} ${t})`},v("circle",{r:n}),v("path",{d:Ri.eye,"fi\
ll-rule":"evenodd",transform:`scale(${n/15}) translate(-12 -12)`}));function Tt(e,t="var(--ink)",n="none"){return v("pat\
tern",{id:e,width:6,height:6,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"},N(0,0,6,6,{style:`fill:${n}`}),
N(0,0,2,6,{style:`fill:${t}`}))}function le(e,t,n,o,s){let r={r:`M${t-o*.86} ${n-o*.86}h${o*1.72}v${o*1.72}h${-o*1.72}Z`,
g:`M${t} ${n-o*1.02}L${t+o*1.12} ${n+o*.86}H${t-o*1.12}Z`,b:`M${t-o} ${n}a${o} ${o} 0 1 1 ${2*o} 0a${o} ${o} 0 1 1 ${-2*
o} 0Z`,y:`M${t} ${n-o*1.2}L${t+o*1.2} ${n}L${t} ${n+o*1.2}L${t-o*1.2} ${n}Z`}[e];return v("path",{d:r,...s})}var Cn=e=>({
r:"red",g:"green",b:"blue",y:"yellow"})[e]??"";function fs(e,t,n,o={}){let{w:s=27,t:r=5,g:i=2,pitch:a=s+7}=o,l="",u="";for(let d=0;d<
e;d++){let h=t+Math.floor(d/10)*a,m=d%10,p=n-(m+1)*(r+i)-(m>=5?3:0);l+=`M${h} ${p}h${s}v${r}h${-s}z`;for(let f of[.22,.64])
u+=`M${h+s*f} ${p}h${s*.14}v${r}h${-s*.14}z`}return v("g",{"aria-hidden":"true"},v("path",{d:l,fill:"var(--accent-on-fie\
ld)"}),v("path",{d:u,fill:"var(--card)"}))}var Me=(e,t,n)=>Math.max(0,Math.min(1,(e-t)/(n-t||1)));function Nt(e,t){return t==="chance"?`${(e*100).toFixed(1)}%`:e.toFixed(
2).replace("-","−")}function te(e,t){let n=[.1,.2,.25,.5,1,2,2.5,5,10,20,25,50,100,200,250,500].find(s=>(t-e)/s<=5)??(t-
e)/4,o=[];for(let s=Math.ceil(e/n);s*n<=t+1e-9;s++)o.push(Number((s*n).toFixed(9)));return o}var Ct=(e,t,n,o="tx",s=14)=>v(
"text",{x:e,y:t,class:o,"font-size":s},n);function Rt(e,t,n,o){if(e===0)return F(t,n,o-.8,{fill:"none",stroke:"var(--edg\
e)","stroke-width":1.5});let s=e>1&&F(t,n,o-.9,{fill:"none",stroke:"var(--accent-fill)","stroke-width":1.9});return v("g",
F(t,n,e>1?o*.56:o,{fill:"var(--accent-fill)"}),s)}function Di(e,t){let n=t.rows,o=n.flatMap(m=>m.simulated?[m.low,m.high]:
[m.value]),s=Math.min(0,...o),r=Math.max(.01,...o),i=Math.max(...n.map(m=>m.label.length)),a=Math.min(e*.45,20+i*8),l=92,
u=m=>a+Me(m,s,r)*(e-a-l),d=K("worth"),h=n.length*34+4;return me(e,h,n.map(m=>`${m.label}: ${m.text}${m.chosen?", your ch\
oice":""}.`).join(" "),v("defs",Tt(d,"var(--ink)")),n.map((m,p)=>{let f=p*34+17,b={x:Math.min(u(0),u(m.value)),y:f-8,width:Math.
max(1.5,Math.abs(u(m.value)-u(0))),height:16};return v("g",m.chosen&&N(0,f-16,e,32,{fill:"var(--inset)"}),Ct(6,f+5,m.label,
m.chosen?"tx b":"tx"),m.simulated?[v("rect",{...b,fill:`url(#${d})`,stroke:"var(--ink)","stroke-width":1.5}),At(`M${u(m.
low)} ${f}H${u(m.high)}M${u(m.low)} ${f-6}v12M${u(m.high)} ${f-6}v12`,"var(--accent-fill)",2.5)]:v("rect",{...b,fill:"va\
r(--ink)"}),m.chosen&&v("path",{d:`M${Math.max(u(m.value),u(0))+8} ${f}l10-6v12z`,fill:"var(--accent-fill)"}),Ct(e-6,f+5,
m.text,"tx b e"))}),v("path",{d:`M${u(0)} 0V${h}`,stroke:"var(--edge)"}))}var fe=["var(--ink)","var(--accent-fill)"],gs=e=>String(e).replace("-","−");function Rn(e){return e>=1e6?`${Number((e/
1e6).toFixed(1))}M`:e>=1e4?`${Number((e/1e3).toFixed(1))}k`:e.toLocaleString("en")}function Bi(e){let t=Math.max(...e.flatMap(
n=>[n.fair,...n.seats.map(o=>o.share.high)]));return Math.min(100,Math.max(10,Math.ceil(t*1.08/10)*10))}function Wi(e,t,n,o,s){
let r=l=>Math.round((e-2)*l/o)+.5,i=fe[s],a=K("share");return v("svg.share",{width:e,height:28,"aria-hidden":"true"},v("\
defs",Tt(a,i)),N(.5,5.5,Math.max(1,r(t.value)),17,{fill:`url(#${a})`,stroke:i,"stroke-width":1.5}),v("path.fair",{d:`M${r(
n)} 0V28`}),v("path.whisker",{d:`M${r(t.low)} 14H${r(t.high)}M${r(t.low)} 8v12M${r(t.high)} 8v12`}))}function Ph(e,t,n){
let s=[1,2,5,10,20,50,100,200,500,1e3,2e3,5e3,1e4].find(i=>(t-e)/i<=n)??Math.ceil((t-e)/n),r=[];for(let i=Math.ceil(e/s)*
s;i<=t;i+=s)r.push(i);return r}var Nn=20,Ii=(e,t,n)=>t.map((o,s)=>[N(e+.5,Nn*s+2.5,13,13,{fill:n[s],stroke:fe[s],"stroke\
-width":1.25}),v("text.tell",{x:e+21,y:Nn*s+14},o)]),Ch=(e,t,n,o)=>{let s=o.length*4,r=e<s?"start":e>n-s?"end":"middle";
return v("text",{x:r==="middle"?e:e<s?0:n,y:t,"text-anchor":r},o)};function ws(e,{low:t,wide:n,counts:o,means:s},r,i){let a=o.
length>1,[l,u,d,h]=[4,4,a?2*Nn+14:26,150],m=o[0].length,p=t+n*m,f=o.map(L=>{let H=L.reduce((S,M)=>S+M,0);return L.map(S=>S/
(H||1))}),b=Math.max(...f.flat(),1e-9),g=L=>l+(L-t)/(p-t)*(e-l-u),y=o.map(()=>K("bins")),k=(g(t+n)-g(t))/o.length,_=k>5?
1.5:.5,$=y.map((L,H)=>k>4?`url(#${L})`:fe[H]),T=s.map((L,H)=>`${bs(H,o.length)}average ${L.text}, from ${x(H)}`);return v(
"svg",{width:e,height:d+h+26,role:"img","aria-label":`${r}: ${T.join("; ")}.`},v("defs",o.map((L,H)=>Tt(y[H],fe[H]))),f.
map((L,H)=>L.map((S,M)=>S>0&&N(g(t+n*M)+k*H+_/2,d+h-Math.max(1,S/b*h),Math.max(1,k-_),Math.max(1,S/b*h),{fill:$[H],stroke:fe[H],
"stroke-width":k>4?1.25:0}))),v("path.axis",{d:`M${l} ${d+h+.5}H${e-u}`}),Ph(t,p-n,e/60).map(L=>Ch(g(L+(n>1?0:.5)),d+h+18,
e,gs(L.toLocaleString("en")))),s.map((L,H)=>{let S=g(L.value+(n>1?0:.5)),M=S>e*.6;return[v("path.mean",{d:`M${S} ${d-8}V${d+
h}`,style:`stroke:${fe[H]}`}),!a&&v("text.tell",{x:S+(M?-6:6),y:16,"text-anchor":M?"end":"start"},`average ${L.text} ${i}`)]}),
a&&Ii(l,s.map((L,H)=>`${bs(H,2)}setting: average ${L.text} ${i}`),$));function x(L){let H=o[L].findIndex(M=>M>0),S=o[L].
findLastIndex(M=>M>0);return`${gs(t+n*H)} to ${gs(t+n*(S+1)-1)}`}}var bs=(e,t)=>t>1?["first ","second "][e]:"";function Nh(e,t){
let n=Math.max(1,...e.flat(1).map(l=>l[l.length-1]?.[0]??1)),s=[...e.flat(2).filter(([l])=>l>=Math.min(30,n/3)).map(([,l])=>l),
...t],r=Math.min(...s),i=Math.max(...s),a=Math.max(1,(i-r)*.12);return{low:Math.max(0,r-a),high:Math.min(100,i+a),last:n}}
function Fi(e,t,n,o){let s=t.length>1,[r,i,a,l]=[38,8,s?2*Nn+14:8,s?200:168],{low:u,high:d,last:h}=Nh(t,n),m=Math.min(10,
h),p=y=>r+Math.log(Math.max(y,m)/m)/(Math.log(h/m)||1)*(e-r-i),f=y=>a+l*(1-(Math.max(u,Math.min(d,y))-u)/(d-u||1)),b=[10,
100,1e3,1e4,1e5,1e6].filter(y=>y>=m&&y<=h),g=t.map((y,k)=>{let _=y.filter($=>$.length).map($=>$[$.length-1][1].toFixed(1));
return`${bs(k,t.length)}${_.join(", ")}`});return v("svg.lines",{width:e,height:a+l+26,role:"img","aria-label":`Wins by ${o}\
 out of 100, one line for each run. At the end: ${g.join("; ")}.`},te(u,d).map(y=>[v("path.grid",{d:`M${r} ${f(y)}H${e-i}`}),
v("text",{x:r-6,y:f(y)+4,"text-anchor":"end"},String(Number(y.toFixed(2))))]),b.map((y,k)=>v("text",{x:p(y),y:a+l+18,"te\
xt-anchor":k===0?"start":p(y)>e-60?"end":"middle"},`${Rn(y)}${y===b[b.length-1]&&e-p(y)<60?" games":""}`)),n.slice(0,new Set(
n).size).map(y=>v("path.fair",{d:`M${r} ${f(y)}H${e-i}`})),t.map((y,k)=>y.map(_=>{let $=_.filter(([T])=>T>=m);return $.length>
1&&v("path.line",{d:`M${$.map(([T,x])=>`${p(T).toFixed(1)} ${f(x).toFixed(1)}`).join("L")}`,style:`stroke:${fe[k]}`})})),
s&&Ii(4,["first setting","second setting"],fe))}var Ki={"٪":"%","٫":"."};for(let[e,t]of[["-","‐‑‒–−﹣"],["/","⁄∕"],["'","‘’ʼ"],[",","،٬"]])for(let n of t)
Ki[n]=e;var Rh=/^([+-]?) ?(.+?) ?(%|(?:out )?of 100)?$/,Oh=/^(?:(\d+) )?(\d+) ?\/ ?(\d+)$/,Dh=/^(?:\d+[.,]?\d*|[.,]\d+)$/,
Bh=/^[1-9]\d{0,2}([,'_ ])\d{3}(?:\1\d{3})*(?:\.\d*)?$/,Wh=/^[1-9]\d{0,2}(?:\.\d{3})+$/;function Ih(e){let t=e.codePointAt(
0),n=0;for(;/\p{Nd}/u.test(String.fromCodePoint(t-n-1));)n++;return String(n%10)}function Fh(e){if(/\p{Nd}/u.test(e))return Ih(
e);if(/\p{No}/u.test(e)){let t=e.normalize("NFKC");return t.includes("⁄")?` ${t.replace("⁄","/")} `:e}return/[\p{Z}\t\n\v\f\r]/u.
test(e)?" ":/\p{Cf}/u.test(e)?"":/[\uff01-\uff5e]/.test(e)?String.fromCharCode(e.charCodeAt(0)-65248):Ki[e]??e}var qh=e=>[
...e].map(Fh).join("").replace(/ +/g," ").trim(),qi=e=>e.toFixed(9).replace(/\.?0+$/,""),Vi=e=>Number.isInteger(e)?e.toLocaleString(
"en"):String(Number(e.toPrecision(6))),bt={low:0,high:100,unit:"chance"};function ys({low:e=-1/0,high:t=1/0,unit:n="",whole:o=!1}){
let s=Number.isFinite(e)&&Number.isFinite(t)?` from ${Vi(e)} to ${Vi(t)}`:"",r=n==="chance"?" (out of 100)":n&&n!=="shar\
e"?` (${n})`:"";return`Use ${o?"a whole number":"a number"}${s}${r}`}function ct(e,t){let{low:n=-1/0,high:o=1/0,unit:s="",
whole:r=!1}=t,i=qh(e),a=[...i].slice(0,20).join(""),l=(x,L="")=>({value:null,share:Number.NaN,words:x,meant:L});if(!i)return l(
`${ys(t)}.`);let u=l(`${ys(t)}, not '${a}'.`),d=Rh.exec(i);if(!d||[...i].length>60)return u;let[,h,m,p]=d,f=Oh.exec(m),b=f!=
null&&f[1]==null,g=t.thousands??(-n>=1e3||o>=1e3),y=r&&Wh.test(m),k;if(f){let[,x="0",L,H]=f;if(!Number(H))return u;let S=(Number(
x)*Number(H)+Number(L))/Number(H);k=M=>S*10**M}else if(g&&(Bh.test(m)||y)){let x=m.replace(y?/[,'_ .]/g:/[,'_ ]/g,"");k=
L=>+`${x}e${L}`}else if(Dh.test(m)){let x=m.replace(",",".");k=L=>+`${x}e${L}`}else return u;if(p&&(s!=="chance"&&s!=="s\
hare"||b&&(p==="%"||s==="share")))return u;let _=p&&s==="share"?-2:b&&s==="chance"?2:0,$=h==="-"?-1:1,T=$*k(_)||0;if(T<n||
T>o||r&&!Number.isInteger(T))return l(`${ys(t)}, not ${a}.`);if(s==="chance"&&T>0&&T<1&&!b&&!p){let x=qi(k(2)),L=qi(T);return l(
`Did you mean ${x} out of 100? Type ${x}, or ${L}% for ${L} out of 100.`,x)}return{value:T,share:$*k(_-2)||0,words:"",meant:""}}var Vh={low:0,high:1e9,whole:!0},Kh=[100,1e3,1e4,1e5,1e6];function jh(e,t){return t.options.filter(n=>(e.options[n.name]??
n.value)!==n.value).length}function Gh(e,t){let n=e.players[e.players.length-1],o=Array.from({length:t},(s,r)=>e.players[r]??
n);return{...e,seats:t,players:o}}function On(e,t,n,o,s){let r=K("pick");return c("div.field",c("label",{for:r},e),c("se\
lect.pick",{id:r,"data-k":t,onchange:i=>s(i.target.value)},n.map(([i,a])=>c("option",{value:i,selected:i===o},a))))}function ks(e,t,n,o,s={}){
let r=K("typed");return c("div.field",c("label",{for:r},e),c("input.txt",{id:r,"data-k":t,value:n,autocomplete:"off",maxlength:200,
oninput:i=>o(i.target.value),...s}))}var Dn=class{constructor(t,n){this.sides=[];this.n="";this.seed="";this.model=t,this.
hands=n,this.open=new Set,this.take()}take(){this.sides=structuredClone(this.model.get("sides")),this.n=Number(this.model.
get("n")).toLocaleString("en"),this.seed=this.model.get("seed")}get wish(){return{sides:this.sides,n:ct(this.n,Vh).value??
this.n,seed:this.seed.trim()}}draw(){let{model:t}=this,n=t.get("games"),o=this.sides.length>1;return c("form",{onsubmit:s=>{
s.preventDefault(),this.hands.run()}},n.length>0&&On("Game","lab.game",n,t.get("chosen"),s=>this.hands.game(s)),c("div.s\
ettings",this.sides.map((s,r)=>this.setting(s,r,o))),c("div.howmany",ks("Games","lab.n",this.n,s=>this.n=s,{inputmode:"n\
umeric"}),c("div.seg.sizes",{role:"group","aria-label":"Number of games"},Kh.map(s=>c("button",{"data-k":`lab.n.${s}`,"a\
ria-pressed":String(s===this.wish.n),"aria-label":`${Rn(s)}${s<1e4?"":`: ${s.toLocaleString("en")}`} games`,onclick:()=>{
this.n=s.toLocaleString("en"),this.hands.changed()}},Rn(s)))),ks("Random seed","lab.seed",this.seed,s=>this.seed=s,{inputmode:"\
numeric"})),c("div.row.start",t.get("running")?c("button.btn.solid",{"data-k":"lab.run",onclick:()=>this.hands.stop()},"\
Stop"):c("button.btn.solid",{type:"submit","data-k":"lab.run"},"Run"),o?c("button.btn",{"data-k":"lab.beside",onclick:()=>this.
beside(!1)},"One setting"):c("button.btn",{"data-k":"lab.beside",onclick:()=>this.beside(!0)},"Compare")))}beside(t){this.
sides=t?[this.sides[0],structuredClone(this.sides[0])]:this.sides.slice(0,1),this.hands.changed()}put(t,n){this.sides[t]=
n,this.hands.changed()}setting(t,n,o){let s=this.model.get("form"),[r,i]=s.seats,a=jh(t,s),l=new Set(t.players).size===1,
u=(h,m,p,f=0)=>c("button",{"data-k":`lab.${n}.${h}`,"aria-label":m,"aria-disabled":t.seats+f<r||t.seats+f>i?"true":null,
onclick:()=>t.seats+f>=r&&t.seats+f<=i&&this.put(n,Gh(t,t.seats+f))},p),d=l?s.players:[["","different"],...s.players];return c(
"fieldset",{class:`setting of${n}`},c("legend",o?["First setting","Second setting"][n]:"Setting"),c("div.who",c("div.fie\
ld",c("span","Number of players"),c("span.step",{role:"group","aria-label":"Number of players"},u("fewer","Fewer players",
"−",-1),c("output",String(t.seats)),u("more","More players","+",1))),On("All players",`lab.${n}.all`,d,l?t.players[0]:
"",h=>{h&&this.put(n,{...t,players:t.players.map(()=>h)})})),c("div.each",t.players.map((h,m)=>On(`Player ${"ABCDEFGHIJ"[m]}`,
`lab.${n}.seat.${m}`,s.players,h,p=>this.put(n,{...t,players:t.players.map((f,b)=>b===m?p:f)})))),c("details",{open:this.
open.has(n),ontoggle:h=>this.open[h.target.open?"add":"delete"](n)},c("summary",{"data-k":`lab.${n}.rules`},`House rules\
: ${a===0?"none":`${a} changed`}`),c("div.rules",s.options.map(h=>this.rule(t,n,h)))))}rule(t,n,o){let s=t.options[o.name]??
o.value,r=`lab.${n}.rule.${o.name}`,i=a=>{t.options={...t.options,[o.name]:a}};return o.choices?On(o.label,r,o.choices,s,
i):ks(o.label,r,s,i,{placeholder:o.help})}};var ji="ABCDEFGHIJ";function Gi({model:e,el:t}){let n=c("div.uw.uw-lab-view"),o=c("section.sheet.chosen",{"aria-label":"\
Settings"}),s=c("div.how-far"),r=c("div.came"),i=c("div.stage.back-bar"),a=c("p.sr",{role:"status"}),l=c("div.figures",s,
r);n.append(o,l,i,a),t.append(n);let u="",d=!1,h=[],m=new Dn(e,{run:()=>{e.send({kind:"run",...m.wish}),d=!0},stop:()=>e.
send({kind:"stop"}),changed:()=>p(),game:M=>e.send({kind:"game",game:M})}),p=()=>{ot(n,e.get("palette")),j(o,m.draw(),e.
get("note")&&c("p.refusal",{role:"alert"},e.get("note")))},f=()=>{let[M,E,P]=[e.get("done"),e.get("of"),e.get("running")],
O=E===0?"":`${M.toLocaleString("en")} of ${E.toLocaleString("en")} games`,D=P?e.get("left"):E>0&&M<E?"stopped; the games\
 played so far are kept":"";j(s,E>0&&[(P||M<E)&&c("div.gauge",{role:"progressbar","aria-label":"Games played","aria-valu\
emin":0,"aria-valuemax":E,"aria-valuenow":M},c("i",{style:`width:${100*M/E}%`})),c("div.row",c("p.small",c("b",O),D&&`, ${D}`),
P&&c("button.btn.stop",{"data-k":"lab.stop",onclick:()=>e.send({kind:"stop"})},"Stop"))],e.get("busy")&&c("p.small",e.get(
"busy")))},b=()=>{let M=e.get("of"),E=e.get("done").toLocaleString("en");a.textContent=M===0?"":e.get("running")?"Playin\
g the games.":`${E} games played.`},g=(M,E)=>{let P=c("div.plot");return h.push(Ut(P,E)),c("section.sheet.chart",c("h2",
M),P)},y=M=>c("div.looked",c("span",{"aria-hidden":"true"},"Show player"),St({label:"Show player",choices:Array.from({length:Math.
max(...M.map(E=>E.seats.length))},(E,P)=>[P,ji[P]]),value:e.get("seat"),pick:E=>{e.set("seat",E),e.save_changes()},k:"la\
b.look"})),k=({results:M})=>{let E=Bi(M),P=new Set(M.map(D=>D.fair.toFixed(1))),O=M.length>1;return c("section.sheet.sha\
res",c("h2","Wins out of 100 games"),c("table",c("caption.sr","Wins of each player out of 100 games, with 95% intervals"),
c("thead",c("tr",c("th",{scope:"col"},"Player"),c("td.bars"),c("th",{scope:"col"},"Wins (95%)"),c("th.pts",{scope:"col"},
"Points"))),M.map((D,Q)=>c("tbody",O&&c("tr",c("th.side",{colspan:4,scope:"rowgroup"},D.title)),D.seats.map(({seat:I,player:B,
share:V,points:A})=>{let W=c("div.plot");return h.push(Ut(W,q=>Wi(q,V,D.fair,E,Q))),c("tr",c("th",{scope:"row"},c("b",I),
` ${B}`),c("td.bars",W),c("td.num",c("b",V.text),c("small",` (${V.span})`)),c("td.num.pts",A))})))),y(M),c("p.small.mute",
`The dashed line is a fair share of the wins: ${[...P].join(" and ")}.`))},_=({apart:M})=>M.length>0&&c("section.sheet.a\
part",c("h2","How much more the second setting has"),c("table",c("caption.sr","Second setting minus first setting, with \
95% intervals"),c("tbody",M.map(({words:E,text:P,span:O,sure:D})=>c("tr",c("th",{scope:"row"},E),c("td.num",c("b",P),c("\
small",` (${O})`)),c("td.small",D?"":"could be chance")))))),$=({lists:M})=>c("section.sheet.lists",c("h2","Games to loo\
k at"),c("div.columns",M.map(({title:E,games:P},O)=>c("div",c("h3",E),c("ol",P.map(({side:D,run:Q,number:I,name:B,words:V})=>{
let A=`lab.open.${O}.${D}.${Q}.${I}`;return c("li",c("button.btn",{"data-k":A,"aria-label":`${V}: open ${B}`,onclick:()=>{
u=A,e.send({kind:"open",side:D,run:Q,number:I})}},c("b",V),c("span.small",B)))})))))),T=()=>{for(let I of h)I.stop();h=[];
let M=e.get("found");if(!("results"in M)){j(r,c("section.sheet.empty",c("h2","Play a game thousands of times"),c("p","Ch\
oose the players and press Run. Watch the number of wins settle down. Afterwards you can open the ","longest, shortest a\
nd biggest games on the table, card by card.")));return}let E=M,{results:P}=E,O=e.get("seat"),D=`player ${ji[O]}`,Q=E.lines;
j(r,k(E),g(`Wins by ${D} so far, out of 100 (five runs)`,I=>Fi(I,Q,P.map(B=>B.fair),D)),_(E),g("Choices in a game",I=>ws(
I,E.lengths,"Choices in a game","choices")),g(`Points of ${D}`,I=>ws(I,E.scores,`Points of ${D}`,"points")),$(E),c("sect\
ion.sheet.rests",P.map(I=>c("p.small",P.length>1&&c("b",`${I.title}: `),I.rests)),c("div.row.start",c("button.btn",{"dat\
a-k":"lab.csv",onclick:()=>e.send({kind:"save",format:"csv"})},"Save as CSV"),c("button.btn",{"data-k":"lab.json",onclick:()=>e.
send({kind:"save",format:"json"})},"Save as JSON")))),d&&l.offsetTop>o.offsetTop+9&&l.scrollIntoView({block:"start"}),d=
!1},x=()=>{let M=e.get("watched"),E=n.classList.contains("away");n.classList.toggle("away",!!M);for(let P of[o,l])P.hidden=
!!M;i.hidden=!M,j(i,c("button.btn",{"data-k":"lab.back",onclick:()=>e.send({kind:"back"})},"← Back to the lab"),c("p",
M)),M?Dt(n,"lab.back"):E&&u&&Dt(n,u)},S=[["change:sides change:n change:seed change:form change:chosen change:palette",()=>{
m.take(),p()}],["change:note",p],["change:running",()=>{p(),f(),b()}],["change:done change:of change:left change:busy",f],
["change:found change:seat",T],["change:watched",x],["msg:custom",Et]];for(let[M,E]of S)e.on(M,E);return p(),f(),T(),x(),
()=>{for(let M of h)M.stop();for(let[M,E]of S)e.off(M,E)}}var vs="uncle_widgets.aim.";var xs=new Map;function ee(e){try{return localStorage.getItem(e)??xs.get(e)??""}catch{return xs.get(e)??""}}function ce(e,t){
xs.set(e,t);try{localStorage.setItem(e,t)}catch{}}var _s=e=>Number(ee(vs+e))>=3,$s=new Set,Ms=new Set;function Zi(e){return Ms.
add(e),()=>Ms.delete(e)}function Yi(){for(let e of Ms)e()}function _e(e,t=!1){!e||_s(e)||ce(vs+e,String(t?3:Number(ee(vs+
e))+1))}function zi(e){_e(e,!0);for(let t of $s)t(e)}function Ji(e){let t=()=>e();return $s.add(t),()=>$s.delete(t)}var Ss="uncle_widgets.answered",Zh=1500,Ts=new Set;function Xi(){try{localStorage.getItem(Ss)}catch{return!1}return ee(Ss)===
""}function Qi(){if(Xi()){ce(Ss,"1");for(let e of Ts)e()}}function ta(e,t){let n=!1,o=()=>{let s=Xi()&&t();e.classList.toggle(
"newcomer",s),n&&!s&&(e.classList.add("shown-now"),setTimeout(()=>e.classList.remove("shown-now"),Zh)),n=s};return Ts.add(
o),o(),{draw:o,stop:()=>Ts.delete(o)}}var Bn=(e,{unit:t})=>String(Number(e.toFixed(t==="chance"?1:2)));function Wn(e,t){let{value:n}=ct(e,t),o=Number(e.trim().
replace(",",".").replace("−","-"));return n==null||n===o?"":Bn(n,t)}var In=(e,t,n)=>e!=null&&ct(e,n).value===(t??null)?
e:t==null?"":Bn(t,n);function ne(e,t){let{words:n,meant:o}=ct(e,t);return o?`Did you mean ${o} out of 100?`:n}var Es=({measure:e,
span:t})=>e==="chance"?bt:{low:t[0],high:t[1],unit:e},Je=({cases:e,event:t})=>["out of 100",e||"times",t].filter(Boolean).
join(" "),De=(e,t)=>e.trim()?ne(e,Es(t)):"Move the slider, or type a number.";var ea=({revealed:e,steps:t=[]})=>e&&c("ol.reckoning",t.map(({letter:n,words:o,formula:s,value:r})=>c("li",c("span",n),c(
"span",o),c("b",r),s!==r&&c("small",s)))),Yh=/-(US|CA|MX|PH|CO|CL|VE)$/i,Fn=()=>({kind:"print",at:En()?location.origin+location.
pathname:"",letter:Yh.test(navigator.language)});function na(e){if(e.kind!=="print")return;document.querySelector("ifram\
e.uw-print")?.remove();let t=c("iframe.uw-print",{title:"The sheet to print","aria-hidden":"true",tabindex:-1,style:"pos\
ition:fixed;width:0;height:0;border:0",srcdoc:e.html,onload:()=>{t.contentWindow?.focus(),t.contentWindow?.print()}});document.
body.append(t)}var oa=[];globalThis.addEventListener?.("beforeprint",()=>{for(let e of document.querySelectorAll(".uw-pa\
nel"))oa.push([e,e.className]),e.className=e.className.replace(/ c\d+/g,"")});globalThis.addEventListener?.("afterprint",
()=>{for(let[e,t]of oa.splice(0))e.className=t});var zt=6;function Ls({came:e,measure:t},n,o){return t!=="chance"?v("path.it-paid",{d:`M${n} ${o-zt-1}l${zt+1} ${zt+1}-${zt+
1} ${zt+1}-${zt+1}-${zt+1}Z`}):e==null?v("path.it-hid",{d:`M${n-zt} ${o}h${2*zt}`,"stroke-dasharray":"3 2"}):e?F(n,o,zt,
{class:"it-came"}):F(n,o,zt-1,{class:"it-did-not"})}var zh=({came:e,measure:t,words:n})=>t!=="chance"?n.replace(/\.$/,"").
toLowerCase():e==null?"the game didn't show it":e?"it happened":"it didn't happen",Hs=e=>[e.mine?`you guessed ${e.mine}`:
"skipped",`the answer is ${e.right}${e.measure==="chance"?"":` ${e.measure}`}`,zh(e)].join(", ");function Jh({said:e,exact:t,
reach:n,span:[o,s]}){let r=a=>4+192*Math.min(1,Math.max(0,Me(a,o,s))),i=r(t-n);return v("svg.bar",{viewBox:"0 0 200 30",
preserveAspectRatio:"none","aria-hidden":"true"},v("path.axis",{d:"M4 15H196"}),N(i,6,r(t+n)-i,18,{class:"reach"}),v("pa\
th.exact",{d:`M${r(t)} 3V27`}),e!=null&&v("path.said",{d:`M${r(e)-7} 3h14l-7 12z`}))}var Xh=e=>c("p.key",{"aria-hidden":"\
true"},c("span.k-said","your guess"),c("span.k-exact","the answer, and what is close"),c("span.k-came","it happened"),e&&
c("span.k-paid","it was an amount"));function sa({title:e,near:t,lines:n=[],doors:o=[]},s,{go:r,open:i},a){let l=s.filter(
({said:u})=>u!=null);return[c("div.endhead",c("h2",{"data-k":"ending",tabindex:-1},e),t&&c("span.chip.line",t)),l.length>
0&&Xh(l.some(({measure:u})=>u!=="chance")),l.length>0&&c("ul.stops",l.map(u=>c("li",c("button",{"data-k":`stop.${u.at}`,
"aria-label":`Step ${u.frame}, ${u.name} ${Hs(u)}. Look at it again.`,onclick:()=>r(u.at)},c("span.q",c("b",String(u.frame)),
` ${u.name}`),Jh(u),c("span.fig",u.mine,c("small"," for "),u.right),v("svg",{viewBox:"0 0 16 16",width:16,height:16,"ari\
a-hidden":"true"},Ls(u,8,8)))))),c("div.sum",n.map(([u,d])=>c("p",u&&c("b",u," "),d))),l.length>0&&a(),c("div.enddoors",
o.map(({label:u,link:d},h)=>{let[m,...p]=u.split(", ");return c(h===0?"button.btn.solid":"button.btn",{"data-k":`door.${h}`,
"aria-label":u,onclick:()=>i(d)},m,p.length>0&&c("span",`, ${p.join(", ")}`))}))]}var st,aa,Qh,ge,As,Zn,la,Vn,ca,Ps,Us,tm,Xe=Symbol.for("pv"),Yn={},zn=[],em=/^m(i|n|o|s|text|space)$/,Cs=Array.isArray,ua=zn.
slice,Te=Object.assign;function Se(e){e&&e.parentNode&&e.remove()}function Kn(e,t,n,o,s){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Xe,__v:s||
++aa,__i:-1,__u:0};return!s&&st.vnode&&st.vnode(r),r}function rt(e){return e.children}function jn(e,t){this.props=e,this.context=t,this.__g=0}function be(e,t){if(t==null)return e.
__&&be(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||
e.props.__P?null:be(e)}function nm(e){var t,n=e.__v,o=n.__e,s=[],r=[],i=e.__P;i&&((t=Te({constructor:Xe},n)).__v=n.__v+1,
st.vnode&&st.vnode(t),Ns(i,t,n,e.__n,i.namespaceURI,32&n.__u?[o]:null,s,o||be(n),32&n.__u,r),t.__v=n.__v,t.__.__k[t.__i]=
t,ga(s,t,r),n.__=n.__e=null,t.__e!=o&&da(t))}function da(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(
function(t){return t&&(e.__e=t.__e)}),da(e)}function ra(e){(8&e.__g||(e.__g|=8,ge.push(e),Zn++))&&As==st.debounceRendering||
((As=st.debounceRendering)||queueMicrotask)(ha)}function ha(){try{for(var e,t=1;ge.length;)ge.length>t&&ge.sort(la),e=ge.
shift(),t=ge.length,8&e.__g&&nm(e)}finally{(Zn=ge.length)&&(As||queueMicrotask)(ha)}}function ma(e,t,n,o,s,r,i,a,l,u,d){
var h,m,p,f,b,g,y=o.__k||zn,k=t.length;for(l=om(n,t,y,l,k),h=0;h<k;h++)(p=n.__k[h])!=null&&(m=~p.__i&&y[p.__i]||Yn,p.__i=
h,g=Ns(e,p,m,s,r,i,a,l,u,d),f=p.__e,(m.ref!=p.ref||8&m.__u)&&(m.ref&&Rs(m.ref,null,p,m),p.ref&&d.push(p.ref,p.__c||f,p)),
b=b||f,4&p.__u?(l=pa(p,l,e,!m.__v),m.__e&&(m.__e=null)):typeof p.type=="function"&&g!==void 0?l=g:f&&(l=f.nextSibling),p.
__u&=-21);return n.__e=b,l}function om(e,t,n,o,s){var r,i,a,l,u,d,h,m,p,f=n.length,b=f,g=0,y=0,k=e.__k=Array(s);for(r=0;r<
s;r++)(i=t[r])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=k[r]=Kn(null,
i):Cs(i)?i=k[r]=Kn(rt,{children:i}):i.constructor===Xe&&i.__b?i=k[r]=Kn(i.type,i.props,i.key,i.ref,i.__v):k[r]=i,l=r+g,i.
__=e,i.__b=e.__b+1,a=null,~(u=i.__i=sm(i,n,l,b))&&(b--,(a=n[u])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,u==l-1?g--:u==l+1?g++:u!=
l&&(u>l?g--:g++,y=1)):(~u||(s>f?g--:s<f&&g++),typeof i.type!="function"&&(i.__u|=4))):k[r]=null;if(y){for(d=[],h=[],r=0;r<
s;r++)if((i=k[r])&&16&i.__u){for(g=0,m=d.length;g<m;)d[p=g+m>>1]<i.__i?g=p+1:m=p;d[g]=i.__i,h[r]=g+1}for(g=d.length;r--;)
h[r]&&(h[r]==g?g--:k[r].__u|=4)}if(b)for(r=0;r<f;r++)!(a=n[r])||2&a.__u||(a.__e==o&&(o=be(a)),Os(a,a));return o}function pa(e,t,n,o){
var s,r,i,a;if(typeof e.type=="function"){if(e.props.__P)return t;if(s=e.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=e,t=pa(
s[r],t,n,!1));return t}for(t&&!t.parentNode&&(t=be(e))&&!t.parentNode&&(t=null),i=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;
for(i!=a&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==
8&&!t.data.startsWith("$s"););return t}function sm(e,t,n,o){var s,r=e.key,i=e.type,a=t[n],l=a&&!(2&a.__u);if(a===null&&r==null||l&&r==a.key&&i==a.type)return n;
if(o>(l?1:0)){for(s=n-1;s>=0;s--)if((a=t[s])&&!(2&a.__u)&&r==a.key&&i==a.type)return s;for(s=n+1;s<t.length;s++)if((a=t[s])&&
!(2&a.__u)&&r==a.key&&i==a.type)return s}return-1}function ia(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}
function qn(e,t,n,o,s){var r,i;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.
cssText=o=""),o)for(t in o)n&&t in n||ia(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||ia(e.style,t,n[t])}else if(t[0]=="o"&&
t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=Us[t]||(Us[t]=
rm(t)),(e.__a||(e.__a={}))[t]=Ps,r=t!=(t=t.replace(ca,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(
t,i,r):e.removeEventListener(t,i,r));else{if(s=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="c\
olSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===
!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function rm(e){return function(t){var n=this.
__e;if(n){if(n=n[e],t[Vn]==null)t[Vn]=Ps++;else if(t[Vn]<this.__a[e])return;return n(st.event?st.event(t):t)}}}function Ns(e,t,n,o,s,r,i,a,l,u){
var d,h,m,p,f,b,g,y,k,_,$,T,x,L,H,S,M,E,P=t.type;if(t.constructor!==Xe)return null;128&n.__u&&(l=32&n.__u,d=n.__c.__z)&&
(t.__u|=l,h=r=[],d.nodeType==8?a=Gn(d,r):r.push(d),a=r[0]||a),(d=st.__b)&&d(t);t:if(typeof P=="function"){m=i.length;try{
if(y=t.props,k=(d=P.prototype)&&d.render,_=(d=P.contextType)&&o[d.__c],$=d?_?_.props.value:d.__:o,(p=n.__c)?(t.__c=p,2&p.
__g&&(p.__g|=1)):(k?t.__c=p=new P(y,$):(t.__c=p=new jn(y,$),p.constructor=P,p.render=am),_&&_.sub(p),p.state||(p.state={}),
p.__n=o,p.__g|=8,p.__h=[],p.__k=[]),k&&(p.__s||(p.__s=p.state),P.getDerivedStateFromProps&&(p.__s==p.state&&(p.__s=Te({},
p.__s)),Te(p.__s,P.getDerivedStateFromProps(y,p.__s)))),f=p.props,b=p.state,p.__v=t,n.__c){if(y!==f&&k&&!P.getDerivedStateFromProps&&
p.componentWillReceiveProps&&p.componentWillReceiveProps(y,$),t.__v==n.__v&&!(8&p.__g)||!(4&p.__g)&&p.shouldComponentUpdate&&
p.shouldComponentUpdate(y,p.__s,$)===!1){t.__v!=n.__v&&(p.props=y,p.state=p.__s,p.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.
some(function(O){O&&(O.__=t)}),zn.push.apply(p.__h,p.__k),p.__k=[],p.__h.length&&i.push(p),a=be(n);break t}p.componentWillUpdate&&
p.componentWillUpdate(y,p.__s,$),k&&p.componentDidUpdate&&p.__h.push(function(){p.componentDidUpdate(f,b,g)})}else k&&!P.
getDerivedStateFromProps&&p.componentWillMount&&p.componentWillMount(),k&&p.componentDidMount&&p.__h.push(p.componentDidMount);
p.context=$,p.props=y,p.__P=e,p.__g&=-5,T=st.__r,x=k?25:0;do p.__g&=-9,T&&T(t),d=p.render(p.props,p.state=p.__s,p.context);while(8&
p.__g&&++x<25);k&&(zn.push.apply(p.__h,p.__k),p.__k=[]),p.state=p.__s,p.getChildContext&&(o=Te({},o,p.getChildContext())),
k&&n.__c&&p.getSnapshotBeforeUpdate&&(g=p.getSnapshotBeforeUpdate(f,b)),L=d&&d.type===rt&&d.key==null?d.props.children:d,
y.__P&&(d=a,s=(e=y.__P).namespaceURI,l=r=null,n.props&&n.props.__P!=e&&(n.__k.some(function(O){O&&Os(O,O)}),n.__k=null),
a=n.__k?be(n,0):null),a=ma(e,Cs(L)?L:[L],t,n,o,s,r,i,a,l,u),y.__P&&(t.__e=null,a=d),t.__u&=-161,h&&h.some(Se),p.__h.length&&
i.push(p),1&p.__g&&(p.__g&=-4)}catch(O){if(i.length=m,t.__v=null,l||r)if(O&&O.then){if(t.__u|=128|l,r){for(~(M=r.indexOf(
a||void 0))||(M=r.length);(E=r[M-1])&&E.nodeType==8;)M--;for(;M<r.length;M++)if(E=r[M])if(r[M]=null,H){if(E==S)break}else{
if(E.nodeType!=8)break;E.data.startsWith("$s")&&(S=Gn(H=E))}}if(!H){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;
H=a}(d=Gn(H=t.__c.__z||(t.__c.__z=H)))?(t.__e=H,a=d):t.__e=a,a=a&&a.nextSibling}else r&&r.some(Se);else t.__e=n.__e;t.__k||
(t.__k=n.__k||[]),O&&O.then||fa(t),st.__e(O,t,n)}}else a=t.__e=im(n.__e,t,n,o,s,r,i,l,u,e);return(d=st.diffed)&&d(t),a}function Gn(e,t){
if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))
n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function fa(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.
some(fa))}function ga(e,t,n){for(var o=0;o<n.length;)Rs(n[o++],n[o++],n[o++]);st.__c&&st.__c(t,e),e.some(function(s){try{
e=s.__h,s.__h=[],e.some(function(r){r.call(s)})}catch(r){st.__e(r,s.__v)}})}function im(e,t,n,o,s,r,i,a,l,u){var d,h,m,p,
f,b,g,y,k=n.props||Yn,_=t.props,$=t.type;if($=="svg"?s="http://www.w3.org/2000/svg":$=="math"?s="http://www.w3.org/1998/\
Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(d=0;d<r.length;d++)if((f=r[d])&&($?f.localName==$:f.nodeType==
3)){e=f,r[d]=null;break}}if(!e){if(y=u.ownerDocument||document,!$)return y.createTextNode(_);e=y.createElementNS(s,$,_.is?
_:u),a&&(st.__m&&st.__m(t,r),a=!1),r=null}if($){if(u=$=="template"&&e.content||e,r=$=="textarea"&&_.defaultValue!=null?null:
r&&ua.call(u.childNodes),!a&&r)for(k={},d=0;d<e.attributes.length;d++)k[(f=e.attributes[d]).name]=f.value;for(d in k)f=k[d],
d=="dangerouslySetInnerHTML"?m=f:d=="children"||d in _||d=="value"&&"defaultValue"in _||d=="checked"&&"defaultChecked"in
_||qn(e,d,null,f,s);for(d in _)f=_[d],d=="children"?p=f:d=="dangerouslySetInnerHTML"?h=f:d=="value"?b=f:d=="checked"?g=f:
a&&typeof f!="function"||k[d]===f||qn(e,d,f,k[d],s);h?(a||m&&(h.__html==m.__html||h.__html==e.innerHTML)||(e.innerHTML=h.
__html),t.__k=[]):(m&&(e.textContent=""),($=="foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&em.test($))&&(s="\
http://www.w3.org/1999/xhtml"),ma(u,Cs(p)?p:[p],t,n,o,s,r,i,r?r[0]:n.__k&&be(n,0),a,l),r&&r.some(Se)),a&&$!="textarea"||
(d="value",$=="progress"&&b==null?e.removeAttribute(d):b==null||b===e[d]&&($!="progress"||b)||qn(e,d,b,k[d],s),d="checke\
d",g!=null&&g!=e[d]&&qn(e,d,g,k[d],s))}else k===_||a&&e.data==_||(e.data=_);return e}function Rs(e,t,n,o){try{typeof e==
"function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(s){
st.__e(s,n)}}function Os(e,t,n){var o,s,r,i;if(st.unmount&&st.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||Rs(o,null,
t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){st.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(i=
0;i<o.length;i++)o[i]&&Os(o[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(s=Gn(o,r=[]))&&(o==
e.__e&&r.some(Se),Se(s),Se(o)),n||Se(e.__e),e.__e=e.__c=e.__=null}function am(e,t,n){return this.constructor(e,n)}function wt(e,t){
var n,o,s,r;st.__&&st.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=Kn(rt,{children:[e]}),
s=[],r=[],Ns(t,t.__k,o||Yn,Yn,t.namespaceURI,o?null:t.firstChild?ua.call(t.childNodes):null,s,o?o.__e:t.firstChild,n,r),
ga(s,t.__k,r),t.__k.props.children=null}st={__e:function(e,t,n,o){for(var s,r,i;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((i=(r=s.constructor)&&r.getDerivedStateFromError)&&
s.setState(r.getDerivedStateFromError(e)),s.componentDidCatch&&(s.componentDidCatch(e,o||{}),i=1),i&&8&s.__g)return void(s.
__g|=2)}catch(a){e=a}}throw Zn=0,e}},aa=0,Qh=function(e){return e!=null&&e.constructor===Xe},jn.prototype.setState=function(e,t){
var n=this.__s;n&&n!=this.state||(n=this.__s=Te({},this.state)),typeof e=="function"&&(e=e(Te({},n),this.props)),e&&(Te(
n,e),this.__v&&(t&&this.__k.push(t),ra(this)))},jn.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.
push(e),ra(this))},jn.prototype.render=rt,ge=[],Zn=0,la=function(e,t){return e.__v.__b-t.__v.__b},Vn=Symbol(),ca=/(PointerCapture)$|Capture$/i,
Ps=0,Us={},tm=0;var Be,$t,Ds,ba,Bs=Object.is,tn=0,Sa=[],Ws=[],yt=st,wa=yt.__b,ya=yt.__r,ka=yt.diffed,va=yt.__c,xa=yt.unmount,$a=yt.__;function Jn(e,t){
yt.__h&&yt.__h($t,e,tn||t),tn=0;var n=$t.__H||($t.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function J(e){
return tn=1,Fs(Ea,e)}function Fs(e,t,n){var o=Jn(Be++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Ea(void 0,t),function(r){var i=(o.
__N||o.__)[0],a=o.t(i,r);Bs(i,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=$t,!$t.__f)){$t.__f=!0;var s=$t.shouldComponentUpdate;
$t.shouldComponentUpdate=function(r,i,a){var l=this.__H;if(!l)return!0;var u=!1,d=this.props!=r;if(l.__.some(function(m){
m.__N&&(u=!0,Bs(m.__[0],m.__N[0])||(d=!0))}),s){var h=s.call(this,r,i,a);return u?h||d:h}return!u||d}}return o.__}function Kt(e,t){
var n=Jn(Be++,3);!yt.__s&&qs(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,$t.__H.__h.push(n))}function X(e,t){var n=Jn(Be++,4);!yt.__s&&
qs(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,$t.__h.push(n))}function Y(e){return tn=5,oe(function(){return{current:e}},[])}function oe(e,t){var n=Jn(Be++,7);return qs(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Ta(e,t){return tn=8,oe(function(){
return e},t)}function lm(){var e;do{for(;e=Ws.shift();)try{Qe(e)}catch(n){yt.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Sa.shift();){var t=e.
__H;if(e.__P&&t)try{t.__h.some(Qe),t.__h.some(Is),t.__h=[]}catch(n){t.__h=[],yt.__e(n,e.__v)}}}while(Ws.length)}yt.__b=function(e){
$t=null,wa&&wa(e)},yt.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),$a&&$a(e,t)},yt.__r=function(e){ya&&ya(e),
Be=0;var t=($t=e.__c).__H;t&&(Ds==$t?$t.__h=[]:(t.__h.some(Qe),t.__h.some(Is),Be=0),t.__h=[],t.__.some(function(n){n.__N&&
(n.__=n.__N),n.u=n.__N=void 0})),Ds=$t},yt.diffed=function(e){ka&&ka(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&_a(Sa.push(
t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Ds=$t=null},yt.__c=function(e,t){t.some(function(n){try{n.__h.some(Qe),
n.__h=n.__h.filter(function(o){return!o.__||Is(o)})}catch(o){n.__h=[function(){throw o}]}}),va&&va(e,t)},yt.unmount=function(e){
xa&&xa(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(s){try{if(s.__P&&s.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||
!n.__c.__P);)n=n.__;n=n&&n.__c}s.__P=n,_a(Ws.push(s))}else Qe(s)}catch(r){t=r}}),o.__H=void 0,t&&yt.__e(t,o.__v))};var Ma=typeof requestAnimationFrame==
"function";function cm(e){var t,n=function(){clearTimeout(o),Ma&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);
Ma&&(t=requestAnimationFrame(n))}function _a(e){e!=1&&ba==yt.requestAnimationFrame||((ba=yt.requestAnimationFrame)||cm)(
lm)}function Qe(e){var t=$t,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),$t=t}function Is(e){var t=$t;e.__c=e.__(),$t=
t}function qs(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!Bs(n,e[o])})}function Ea(e,t){return typeof t==
"function"?t(e):t}var Vs=800;function Xn(e,t,n,o=!0){let s=c("div.numnote",{id:K("note"),role:"status"}),r=0,i="",a=u=>{let d=e.value,{words:h,
meant:m}=d.trim()?ct(d,t):{words:"",meant:""},p=m?ne(d,t):u&&o?h:"";et(e,"aria-invalid",p?"true":""),et(e,"aria-describe\
dby",p?s.id:"");let f=p&&`${p} ${m&&d}`;if(f===i)return;i=f;let b=(g,y,k)=>c("button.btn",{"data-k":k,onclick:()=>n(y)},
g);s.replaceChildren(...p?[c("p.refusal",p)]:[],...m?[c("div.row",b("Yes",m,"meant.yes"),b("No",`${d.trim()}%`,"meant.no"))]:
[])},l=()=>{clearTimeout(r),a(!0)};return e.addEventListener("input",()=>{clearTimeout(r),r=window.setTimeout(l,Vs),a(!1)}),
e.addEventListener("change",l),{node:s,complain:l}}var um=Symbol.for("pv"),dm=0;function w(e,t,n,o,s,r){t||(t={});var i,a,l=t;if("ref"in l&&typeof e!="function")for(a in l={},t)a=="ref"?i=t[a]:l[a]=t[a];
var u={type:e,props:l,key:n,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:um,__v:--dm,__i:-1,__u:0};return(s||
r)&&(u.__source=s,u.__self=r),st.vnode&&st.vnode(u),u}var hm=80,Ks=12,js=e=>e.replace("-","−");function Ee({rule:e,value:t,set:n,refuses:o=!0}){let[s,r]=J(t),[i,a]=J(!0),l=oe(
()=>K("note"),[]),u=s.trim()===t.trim()?s:t,{words:d,meant:h}=u.trim()?ct(u,e):{words:"",meant:""},m=h?ne(u,e):i&&o?d:"";
Kt(()=>{if(i)return;let f=setTimeout(()=>a(!0),Vs);return()=>clearTimeout(f)},[s,i]);let p=(f,b)=>{r(f),a(b),n(f.trim())};
return{text:u,sentence:m,meant:h,id:l,typed:f=>p(f,!1),put:f=>p(f,!0),complain:()=>a(!0),said:{"aria-invalid":m?!0:void 0,
"aria-describedby":m?l:void 0}}}function en({number:{text:e,sentence:t,meant:n,id:o},answer:s}){return w("div",{class:"n\
umnote",id:o,role:"status",children:[t&&w("p",{class:"refusal",children:t}),n&&w("div",{class:"row",children:[w("button",
{type:"button",class:"btn","data-k":"meant.yes",onClick:()=>s(n),children:"Yes"}),w("button",{type:"button",class:"btn",
"data-k":"meant.no",onClick:()=>s(`${e.trim()}%`),children:"No"})]})]})}function mm({text:e}){let t=Y(null),n=js(e),o=e!==
""&&pe(n)&&n.length<=6,s=n.length<=Ks?n:`${n.slice(0,Ks-1)}…`;return X(()=>{t.current?.replaceChildren(e===""?"?":o?Pn(
n,n.length>4?34:50):s)},[e]),w("span",{class:e===""?"drawn none":"drawn","aria-hidden":"true",ref:t})}var pm=({unit:e,low:t,
high:n})=>e==="chance"?1:10**Math.floor(Math.log10((n-t)/50||1));function La({label:e,words:t,ends:n,enter:o,k:s="",control:r,
...i}){let a=Ee(i),l=Y(null),{low:u,high:d}=i.rule,h=pm(i.rule),m=a.text.trim(),p=ct(m,i.rule).value,f=Wn(m,i.rule),b=()=>String(
Number(Number(l.current?.value).toFixed(h<1?2:0))),g=()=>l.current?.focus({preventScroll:!0});r&&(r.current={focus:g,put:a.
put,complain:a.complain});let y=k=>{k.key==="Enter"&&(k.preventDefault(),m===""&&k.target===l.current?a.put(b()):m!==""&&
p==null?a.complain():m!==""&&o())};return w("div",{class:"asknum",children:[w("div",{class:"saynum",children:[w("span",{
class:"bigbox",children:[w("input",{class:"bignum",inputMode:u<0?"text":"decimal","data-k":`value${s}`,maxLength:hm,autocomplete:"\
off","aria-label":`${e} ${t}`,...a.said,style:{"--n":String(Math.min(Math.max(2,m.length),Ks))},value:a.text,onInput:k=>a.
typed(k.currentTarget.value),onChange:a.complain,onKeyDown:y}),w(mm,{text:m})]}),w("p",{children:[w("b",{class:"equals",
"aria-hidden":"true",children:f&&`= ${js(f)} `}),t]})]}),w(en,{number:a,answer:k=>{a.put(k),g()}}),w("input",{type:"rang\
e",ref:l,class:p==null?"rng empty":"rng",min:u,max:d,step:h,"data-k":`range${s}`,"aria-label":e,"aria-valuetext":p==null?
"not set yet":`${f||m} ${t}`,style:{"--p":`${p==null?0:100*(p-u)/(d-u||1)}%`},value:p??(u+d)/2,onInput:()=>a.put(b()),onKeyDown:y}),
w("div",{class:"ends","aria-hidden":"true",children:[w("span",{children:n[0]}),w("span",{children:n[1]})]})]})}function Gs({
measure:e,span:t,cases:n,label:o="Your guess",...s}){let r=Es({measure:e,span:t}),i=e==="chance";return w(La,{...s,rule:r,
label:o,words:i?`out of 100 ${n}`.trim():e,ends:i?["never","always"]:[js(String(r.low)),String(r.high)]})}function Ha({value:e,
set:t},n){let o=c("div.numfield"),s=i=>wt(n(i,r),o),r=i=>{s(i),t(i)};return s(e),o}function Aa(e){let t={current:null};return{
node:Ha(e,(n,o)=>w(La,{...e,value:n,set:o,control:t})),focus:()=>t.current?.focus(),put:n=>t.current?.put(n),complain:()=>t.
current?.complain()}}var Qn=e=>Ha(e,(t,n)=>w(Gs,{...e,value:t,set:n}));var fm="var(--card-ink)";function to(e,t,n,o,s){let r=o*.46,i=u=>`a${r} ${r} 0 1 0 ${u*2*r} 0`,a=(u,d)=>`M${u-r} ${d}${i(
1)}${i(-1)}Z`,l={d:`M${t} ${n-o*1.1}L${t+o*.85} ${n}L${t} ${n+o*1.1}L${t-o*.85} ${n}Z`,h:`M${t} ${n+o}L${t-o*.95} ${n-o*
.12}A${o*.52} ${o*.52} 0 0 1 ${t} ${n-o*.52}A${o*.52} ${o*.52} 0 0 1 ${t+o*.95} ${n-o*.12}Z`,s:`M${t} ${n-o*1.05}L${t+o*
.95} ${n+o*.12}A${o*.5} ${o*.5} 0 0 1 ${t+o*.14} ${n+o*.5}L${t+o*.4} ${n+o}H${t-o*.4}L${t-o*.14} ${n+o*.5}A${o*.5} ${o*.5}\
 0 0 1 ${t-o*.95} ${n+o*.12}Z`,c:a(t,n-o*.52)+a(t-o*.54,n+o*.22)+a(t+o*.54,n+o*.22)+`M${t} ${n-o*.2}L${t+o*.4} ${n+o}H${t-
o*.4}Z`}[e];if(!l)throw new Error(`There is no suit "${e}".`);return v("path",{d:l,...s})}var Ua={bell:{fill:"M50 6C70 6\
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
M24 34H76V50H59V84H41V50H24Z",wide:9}},Pa=e=>e in Ua;function Ca(e,t,n,o,{colour:s="var(--accent-card)",ink:r=fm}={}){let i=Ua[e];
if(!i)throw new Error(`There is no symbol "${e}".`);let a=(l,u)=>l&&v("path",{d:l,fill:"none",style:`stroke:${u}`,"strok\
e-width":i.wide??8});return v("g",{transform:`translate(${t} ${n}) scale(${o/100})`},a(i.line,s),i.fill&&v("path",{d:i.fill,
"fill-rule":"evenodd",style:`fill:${s}`}),i.ink&&v("path",{d:i.ink,style:`fill:${r}`}),a(i.inkLine,r))}var jt=(e,t)=>Math.max(12,Math.min(e,t/1.4));var gm=[[/[ilj.,:;'|!tf\s()]/,.3],[/[mwMW@%]/,.88],[/[A-Z]/,.7],[/[\u0300-\u036f]/,0],[/[\u0250-\uffff]/,1]],bm=["012345\
6789","of 100 hands, as the quick brown fox jumps over it"],nn,Na=e=>{let t=0;for(let n of e)t+=gm.find(([o])=>o.test(n))?.[1]??
.57;return t};function wm(){if(nn!=null)return nn;let e=typeof document=="object"&&document.querySelector(".uw"),t=e&&document.
createElement("canvas").getContext("2d");if(!e||!t)return 1;let n=getComputedStyle(e).getPropertyValue("--sans"),o=[400,
700].flatMap(s=>(t.font=`${s} 100px ${n}`,bm.map(r=>t.measureText(r).width/(s>400?100*1.06:100)/Na(r))));return nn=Math.
max(1,...o),document.fonts.addEventListener("loadingdone",()=>nn=void 0,{once:!0}),nn}var Z=(e,t)=>Na(e)*t*wm(),ym=12;function Mt(e,t,n,o=1){
let s=Z(e,o),r=Math.max(Math.min(t,ym),Math.min(t,n/Math.max(s,.01)));if(s*r<=n+.01)return{lines:[e],size:r};let i=u=>Z(
u,r*o)<=n,a=[""],l=()=>a[a.length-1];for(let u of e.split(" "))if(l()!==""&&i(`${l()} ${u}`))a[a.length-1]+=` ${u}`;else{
l()!==""&&a.push("");for(let d of u)l()!==""&&!i(l()+d)&&a.push(""),a[a.length-1]+=d}return{lines:a,size:r}}function We(e,t,{
w:n,ideal:o,tight:s=.5,least:r=n,floor:i=0}){if(e<=1)return{w:Math.min(n,Math.max(t,12)),step:o,cols:1,rows:1};let a=m=>Math.
max(s*m,i),l=(m,p)=>Math.min(o,(t-m)/Math.max(p-1,1));for(let m of[n,Math.max(r,Math.min(n,t/(1+s*(e-1))))])if(l(m,e)>=a(
m)-.01)return{w:m,step:l(m,e),cols:e,rows:1};let u=Math.max(1,Math.floor((t-r)/a(r))+1),d=Math.ceil(e/u),h=Math.ceil(e/d);
return{w:r,step:l(r,h),cols:h,rows:d}}function Ra(e){let t=[...e].sort((o,s)=>o.seat-s.seat),n=Math.max(0,t.findIndex(o=>o.
me));return[...t.slice(n),...t.slice(0,n)]}function Oa(e){if(e<2)return{left:0,top:e,right:0};let t=Math.floor((e+1)/3);
return{left:t,top:e-2*t,right:t}}function Zs(e,t,n,o){if(e==="skip")return v("g",{fill:"currentColor"},At(`M${t-o} ${n+o*.5}A${o} ${o} 0 0 1 ${t+o*.78} ${n-
.1*o}`,"currentColor",o*.26),v("path",{d:`M${t+o*1.2} ${n+o*.62}L${t+o*.3} ${n+o*.2}L${t+o*1.16} ${n-o*.5}Z`}),F(t,n+o*.62,
o*.24));let s=r=>`M${t-r*o} ${n-r*o*.62}H${t+r*o*.2}V${n-r*o}L${t+r*o} ${n-r*o*.46}L${t+r*o*.2} ${n+r*o*.08}V${n-r*o*.3}\
H${t-r*o}Z`;return v("path",{d:s(1)+s(-1),fill:"currentColor"})}function km(e){let t=e*1.4,n=e*.08,o=(t-2*n)/17,s=e*.3,r="",
i="";for(let a=0;a<9;a++)r+=`M${n} ${n+2*a*o}h${e-2*n}v${o}h${2*n-e}z`;for(let a=-3;a<=3;a++){let l=2*a*o,u=Math.sqrt(Math.
max(0,s**2-(Math.abs(l)+o/2)**2));u&&(i+=`M${e/2+l-o/2} ${t/2-u}h${o}v${2*u}h${-o}z`)}return[N(0,0,e,t,{class:"paper",rx:e*
.085}),v("path.stripes",{d:r}),F(e/2,t/2,s+o*.9,{fill:"var(--card)"}),v("path.stripes",{d:i})]}function vm(e,t){let n=t*
1.4,o=t*.085,s=e.rings??0,r=e.text??"",i=t*Math.min(.098,.78/Math.max(s,1)),a=t*.11,l=a+t*.026,u="";for(let h=1;h<s;h++)
u+=`M0 ${n-a-h*i}A${a+h*i} ${a+h*i} 0 0 1 ${a+h*i} ${n}`;let d=pe(r)?Math.min(t*.36,t*.76*100/Pt(r,100)):0;return[N(0,0,
t,n,{class:"paper",rx:o}),s>0&&v("path",{d:`M0 ${n-l}A${l} ${l} 0 0 1 ${l} ${n}H${o}A${o} ${o} 0 0 1 0 ${n-o}Z`,fill:"va\
r(--accent-card)"}),u&&At(u,"var(--accent-card)",Math.min(t*.052,i*.55)),d?Bt(r,t*.12,t*.13,d,{colour:"var(--card-ink)"}):
v("text",{x:t*.1,y:t*.36,"font-size":Math.min(t*.3,t*1.5/Math.max(r.length,1)),"font-weight":700,fill:"var(--card-ink)"},
r),N(0,0,t,n,{class:"edge",rx:o})]}function xm(e,t){let n=t*1.4,o=t*.085,s=e.colour==="wild",r=e.colour??"",i=s?"#fff":`\
var(--c-${r}-on)`,a=s?[["r",-1,-1],["g",1,-1],["y",-1,1],["b",1,1]].map(([m,p,f])=>le(String(m),t*(.5+.23*Number(p)),n*.62+
t*.23*Number(f),t*.16,{fill:`var(--c-${m})`,stroke:"#fff","stroke-width":t*.018})):[.46,.31,.16].map(m=>le(r,t*.62,n*.66,
t*m,{fill:"none",stroke:i,"stroke-opacity":.5,"stroke-width":t*.045})),l={draw2:"+2",draw4:"+4"}[e.glyph??""],u=l??(e.glyph?
"":e.text??""),d=u?Bt(u,t*.12,t*.13,t*(l?.34:.42),{gap:l?8:13}):s?v("text",{x:t*.11,y:t*.3,"font-size":Math.max(12.5,t*.22),
"font-weight":700,fill:i},t<46?"W":"Wild"):Zs(e.glyph??"",t*.31,t*.33,t*.19),h=e.letter||r.toUpperCase();return[N(0,0,t,
n,{rx:o,fill:s?"#17181C":`var(--c-${r})`}),v("svg",{width:t,height:n,style:"overflow:hidden"},a),v("g",{style:`color:${i}`},
d),!s&&v("text",{x:t*.12,y:n-t*.1,"font-size":Math.max(12.5,t*.205),"font-weight":700,fill:i},h),N(0,0,t,n,{rx:o,fill:"n\
one",stroke:"#fff","stroke-width":Math.max(2,t*.03)})]}function $m(e,t){let n=t*1.4,o=e.suit??"",s=e.text??"",r=`var(--s\
uit-${o})`,i=Math.min(t*.3,t*.62*100/Pt(s,100,6));return[N(0,0,t,n,{class:"paper",rx:t*.085}),to(o,t*.66,n*.69,t*.34,{style:`\
fill:${r}`,opacity:.16}),to(o,t*.66,n*.69,t*.2,{style:`fill:${r}`}),Bt(s,t*.1,t*.11,i,{colour:r,gap:s.length>1?6:13}),to(
o,t*.22,t*.6,Math.max(4,t*.125),{style:`fill:${r}`}),N(0,0,t,n,{class:"edge",rx:t*.085})]}function Mm(e,t){let n=t*1.4,o=e.
text??"",s=Math.min(t*.2,t*.8/Math.max(Z(o,1.06),.1)),r=o!==""&&s>=9,i=t*(r?.6:.7);return[N(0,0,t,n,{class:"paper",rx:t*
.085}),r&&v("text",{x:t*.1,y:t*.1+s*.9,"font-size":s,"font-weight":700,style:"fill:var(--card-ink)"},o),Ca(e.glyph??"",(t-
i)/2,r?n*.36:(n-i)/2,i),N(0,0,t,n,{class:"edge",rx:t*.085})]}function _m(e,t){return e.colour?xm(e,t):e.suit?$m(e,t):e.glyph&&
Pa(e.glyph)?Mm(e,t):vm(e,t)}function Gt(e,t){let n=e?_m(e,t):km(t);return v("g",{class:e?"front":"back"},n)}var Sm={0:[],
1:[[0,0]],2:[[-1,-1],[1,1]],3:[[-1,-1],[0,0],[1,1]],4:[[-1,-1],[1,-1],[-1,1],[1,1]],5:[[-1,-1],[1,-1],[0,0],[-1,1],[1,1]],
6:[[-1,-1],[1,-1],[-1,0],[1,0],[-1,1],[1,1]]},on=(e,t,n)=>[N(0,0,t,t,{rx:t*.14,style:`fill:var(--card);stroke:${n?"var(-\
-lit)":"var(--field)"}`,"stroke-width":n?5:1.5,opacity:e?1:.45}),Sm[e].map(([o,s])=>F(t*(.5+o*.26),t*(.5+s*.26),t*.09,{fill:"\
var(--card-ink)"}))];var Da=(e,t)=>t?`${Math.round(e*100)}${e===1?"%":""}`:String(Math.round(e*100)/100).replace("-","−");function eo(e,t,n,o){
let s=t.measure==="chance",r=t.answer?.value??0,i=[r,t.said?.value,n.value].filter(S=>S!=null),a=s?0:Math.min(0,t.span[0],
...i),l=s?1:Math.max(t.span[1],...i),u=84,d=62,h=S=>u+Me(S,a,l)*(e-u-d),m=K("hatch"),p=o?25:31,f=[],b=15,g=(S,M,E,P)=>{f.
push(Ct(0,b+5,S,P?"tx2":"tx"),M,Ct(e,b+5,E,"tx b e",15)),b+=p},y=S=>({x:Math.min(h(0),h(S)),width:Math.max(1.5,Math.abs(
h(S)-h(0)))});if(t.said){let S=h(t.said.value);g("Your guess",v("g",At(`M${h(0)} ${b}H${S}`,"var(--accent-fill)",2),v("p\
ath",{d:`M${S} ${b+10}l-9-17h18z`,fill:"var(--accent-fill)"})),Nt(t.said.value,t.measure))}if(t.was&&!t.said){let S=h(t.
was.value);g("Before",v("g.ghost",v("path",{d:`M${h(0)} ${b}H${S}`,"stroke-dasharray":"5 4"}),v("path",{d:`M${S} ${b+10}\
l-9-17h18z`,"stroke-linejoin":"round"})),Nt(t.was.value,t.measure),!0)}let k=t.simulated?"Stored":"Exact";g(k,v("rect",{
...y(r),y:b-9,height:18,fill:"var(--ink)",...Tm(t,y)}),Nt(r,t.measure));let{value:_,low:$,high:T}=n,x=_!=null&&$!=null&&
T!=null;t.untried||(g("Simulated",x&&v("g",v("rect",{...y(_),y:b-8.5,height:17,fill:`url(#${m})`,stroke:"var(--ink)","st\
roke-width":1.5}),At(`M${h($)} ${b}H${h(T)}M${h($)} ${b-6}v12M${h(T)} ${b-6}v12`,"var(--accent-fill)",2.5)),x?Nt(_,t.measure):
"",!x),x||f.push(Ct(u+8,b-p+5,"not tried yet","tx2",13)));let L=te(a,l).map(S=>[v("path",{d:`M${h(S)} 2V${b-13}`,stroke:S===
0&&!s?"var(--edge)":"var(--rule)"}),Ct(h(S),b+5,Da(S,s),"tx2 m",13)]),H=[t.said&&`Your guess: ${Nt(t.said.value,t.measure)}\
.`,`${k}: ${Nt(r,t.measure)}${t.was?`. ${t.was.words}`:""}.`,x&&`Simulated: ${Nt(_,t.measure)}, 95% interval from ${Nt($,
t.measure)} to ${Nt(T,t.measure)}.`].filter(Boolean);return me(e,b+10,H.join(" "),v("defs",Tt(m,"var(--ink)")),L,f)}var Tm=({
was:e,answer:t},n)=>e&&e.value!==t?.value?{class:"grown",style:`--from:${n(e.value).width/n(t?.value??0).width}`}:{},Ba=()=>v(
"svg",{width:14,height:16,viewBox:"-7 -15 14 16","aria-hidden":"true"},v("path.ghost",{d:"M0-2l-6-11h12z","stroke-linejo\
in":"round"}));function Wa(e,t,n){let o=e.flatMap(d=>Array(d.n).fill(d.yes)),s=d=>[8+d%10*19,8+Math.floor(d/10)*19],[r,i]=s(
Math.max(1,Math.round((t??0)*100))-1),[a,l]=s(Math.round((n??0)*100)-1),u=e.map(d=>`${d.n} ${d.words}`).join(", ");return v(
"svg.hundred",{viewBox:"0 0 187 187",role:"img","aria-label":`Of 100: ${u}.`},o.map((d,h)=>{let[m,p]=s(h);return Rt(d,m,
p,7.2)}),n!=null&&a>0&&v("path.ghost",{d:`M${a} ${l+6}l-7-12h14z`,"stroke-linejoin":"round"}),t!=null&&t>0&&v("path",{d:`\
M${r} ${i+6}l-6-11h12z`,fill:"var(--accent)",stroke:"var(--sheet)","stroke-width":2}))}var Ys=e=>v("svg",{width:18,height:18,
"aria-hidden":"true"},Rt(e,9,9,7));function Ia(e,t,n=t){let o=Math.max(...n.map(a=>a[1]),.01),s=14+8*Math.max(...n.map(a=>a[0].
length)),r=n.length>6?22:27,i=t.length*r;return me(e,i,`${t.map(a=>`${a[0]}: ${a[2]}`).join(". ")}.`,t.map(([a,l,u],d)=>{
let h=d*r+r/2;return[Ct(0,h+5,a),N(s,h-7,Math.max(1.5,l/o*(e-s-64)),14,{fill:"var(--ink)"}),Ct(e,h+5,u,"tx b e")]}))}function Fa(e,t,n,o){
let{runs:s,value:r}=o,i=n.measure==="chance",a=n.apart?void 0:n.answer?.value,l=n.said?.value,[u,d]=i?[0,1]:n.span,h=B=>Nt(
B,n.measure).replace("%",""),m=[a,l].flatMap(B=>B==null?[]:[Z(h(B),1.06*14)]),p=40,f=Math.max(58,17+Math.max(0,...m)),b=10,
g=26,y=B=>p+Math.log10(B)/4*(e-p-f),k=B=>b+(1-Me(B,u,d))*(t-b-g),_=K("band"),$=te(u,d),T=Math.max(1,Math.ceil(17*($.length-
1)/(t-b-g))),x=(B,V)=>B.map((A,W)=>`${W?"L":"M"}${y(A[0])} ${k(A[V])}`).join(""),[L=[],...H]=s,S=L[L.length-1],M=e-f+10,
E=a==null?0:k(a)+5,P=l==null?0:k(l)+5,O=a==null||l==null?18:Math.abs(E-P),D=O>=17?0:(17-O)/2+1,Q=P<=E?-1:1,I=r==null||!S?
"No trials yet.":`After ${o.begun.toLocaleString("en")} trials: ${Nt(r,n.measure)}, 95% interval from ${Nt(o.low??0,n.measure)}\
 to ${Nt(o.high??0,n.measure)}${a==null?".":`; exact ${Nt(a,n.measure)}.`}`;return me(e,t,I,v("defs",Tt(_,"var(--edge)")),
$.map((B,V)=>[v("path",{d:`M${p} ${k(B)}H${e-f}`,stroke:"var(--rule)"}),V%T===0&&Ct(p-8,k(B)+5,Da(B,i).replace("%",""),"\
tx2 e",13)]),[1,10,100,1e3,1e4].map(B=>Ct(y(B),t-6,B.toLocaleString("en"),B===1?"tx2":"tx2 m",13)),L.length>1&&v("path",
{d:`${x(L,3)}L${[...L].reverse().map(B=>`${y(B[0])} ${k(B[2])}`).join("L")}Z`,fill:`url(#${_})`,opacity:.6}),H.map(B=>At(
x(B,1),"var(--edge)",1.5)),a!=null&&At(`M${p} ${k(a)}H${e-f}`,"var(--ink)",3),At(x(L,1),"var(--accent-fill)",2.5,{"strok\
e-linejoin":"round"}),L.map((B,V)=>F(y(B[0]),k(B[1]),V===L.length-1?5:3.2,{fill:V===L.length-1?"var(--lit)":"var(--sheet\
)",stroke:"var(--accent-fill)","stroke-width":2})),l!=null&&[v("path",{d:`M${e-f+1} ${k(l)}l10-6v12z`,fill:"var(--accent\
-fill)"}),v("text.b",{x:M+5,y:P+Q*D,"font-size":14,fill:"var(--accent)"},h(l))],a!=null&&Ct(M+5,E-Q*D,h(a),"tx b"))}var Ie=26,
Em=36;function qa(e,t){let n=Math.min(Em,(e-Ie-4)/Math.max(1,t.length-1)),o=n>=24,s=t.map(({face:i,die:a,words:l})=>[i?.text,a&&
`a die, ${a}`,l].filter(Boolean).join(": "));return me(e,56,s.join(", ")||"No trials yet.",t.map((i,a)=>{let l=2+a*n,u=l+
Ie/2,d=!!i.counts,h={transform:`translate(${i.die?l+1:l} ${i.die?8:2})`},m=i.eye?Hm(u,20,d):v("g",h,i.die?on(i.die,Ie-2,
d):Gt(i.face,Ie));return v("g",m,d&&!i.eye&&!i.die&&N(l-1,1,Ie+2,Ie*1.4+2,{rx:3,fill:"none",stroke:"var(--lit)","stroke-\
width":3}),(o||i.counts)&&Ct(Lm(u,i.words,e),54,i.words??"",i.counts?"tx b m":"tx2 m",13))}))}function Lm(e,t,n){let o=Z(
t??"",13)*.55;return Math.max(o,Math.min(e,n-o))}var Hm=(e,t,n)=>v("g",{fill:"none",stroke:"var(--ink)","stroke-width":2},
v("path",{d:`M${e-13} ${t}q13 ${n?-20:0} 26 0q-13 20-26 0Z`}),n?F(e,t,5,{fill:"var(--accent-fill)",stroke:"none"}):v("pa\
th",{d:`M${e-7} ${t+11}l-2 4M${e} ${t+12}v5M${e+7} ${t+11}l2 4`}));function Va(e,t,n,o){let l=Math.max(n,t.length,1),u=Math.
min(42,(e-30)/l),d=b=>30+u*(b+.5),h=b=>42-b*36,m=new Map(t.map(b=>[b.at,b])),p=t.map(b=>`${b.at+1}: ${Hs(b)}`),f=b=>{let g=m.
get(b),y=d(b),k=Math.min(13,u/2-1);if(!g&&u<11)return N(y-1,50,2,6,{fill:"var(--edge)"});if(!g)return Ct(y,58,"?","tx2 b\
 m",14);let[_,$]=g.span,T=x=>h(Me(x,_,$));return[g.said!=null&&v("path",{d:`M${y-1} ${T(g.said)}l-11-7v14z`,fill:"var(--\
accent-fill)"}),N(y+1,T(g.exact)-3,k,6,{fill:"var(--ink)"}),Ls(g,y,53)]};return me(e,66,p.length?`${p.join(". ")}.`:"No \
guesses yet.",o>=0&&[N(d(o)-u/2,0,u,62,{fill:"var(--inset)"}),N(d(o)-u/2,62,u,3,{fill:"var(--lit)"})],[0,.5,1].map(b=>[v(
"path",{d:`M30 ${h(b)}H${e}`,stroke:"var(--rule)"}),b!==.5&&Ct(24,h(b)+5,String(b*100),"tx2 e",13)]),Array.from({length:l},
(b,g)=>f(g)))}var ja=e=>e.split("/").map((t,n,o)=>n<o.length-1?[`${t}/`,c("wbr")]:t),Am=()=>v("svg",{width:18,height:18,"aria-hidden":"\
true"},v("path",{d:"M9 16 1 2h16z",fill:"var(--accent-fill)"}));function Ga(e,t,n,o,s,r,i,a){if(e.certain)return Za(c("d\
iv.answer",Xs(e),Ka(e),s));let l=c("div.cmp"),u=[Ut(l,p=>eo(p,e,t(),r()))],d=e.bars??[],h=c("div.outcomes");return d.length>
0&&u.push(Ut(h,p=>Ia(p,d))),{node:c("div.answer",l,n.seen&&Um(n),Pm(e,i),e.measure==="chance"?Cm(e,o,a):Nm(e,a),d.length>
0&&h,s,Ka(e)),tried:()=>u[0].again(),again:()=>u.forEach(p=>p.again()),stop:()=>u.forEach(p=>p.stop())}}var Za=e=>({node:e,
tried:()=>{},again:()=>{},stop:()=>{}}),Um=e=>c("p.came",c("span",e.came==null?"The game didn't show it":e.came?"This ti\
me it happened":"This time it didn't"),Ys(e.came?1:0),c("b",e.words??""));function zs({mistake:e,asks:t,own:n},o){if(!e)
return null;if(n)return c("p",c("b",`${e.name}. `),e.words);let s=(r,i)=>c("button.btn.quiet",{"data-k":`own.${r}`,onclick:()=>o(
i)},r);return t&&c("p.own",c("span",e.asked),s("Yes",!0),s("No",!1))}function Pm(e,t){let{said:n,misconception:o,notice:s}=e,
r=n&&[c("p",{role:"status"},c("b",n.verdict)),zs(n,t)];return Js(r,s,o)}var Js=(e,t,n)=>!!(e||t||n)&&c("div.note",Am(),c(
"div",e,t&&c("p.notice",t),n&&c("p.trap",`The trap: ${n}.`)));function Cm(e,t,n){let{answer:o,dots:s=[]}=e;if(!o)return null;
let r=String(o.hundred),i=[o.percent,o.one_in,`odds ${o.odds}`,e.simulated].filter(Boolean);return[c("div.counted",s.length>
0&&Wa(s,e.said?.value,e.was?.value),c("div",c("p.big",c("span.sr",`${o.about} `),c("button.asks-why",{tabindex:-1,"aria-\
label":r,onclick:n},Pn(r,46)),c("b",t?Je(o):"out of 100"),za(r,n)),Xs(e),c("ul.kinds",s.map(a=>c("li",Ys(a.yes),c("span",
c("b",String(a.n)),` ${a.words}`)))))),c("p.ways",t&&c("b.short",`${r} ${Je(o)}. `),"More forms: ",o.fraction&&[c("b",ja(
o.fraction)),", "],i.map((a,l)=>[l>0&&", ",c("span",{},a)]))]}function Ya(e,t){let[n]=/[\u2212-]?\d[\d,.]*\d|\d/.exec(e)??
[""],o=e.indexOf(n);return n?[e.slice(0,o),c("button.asks-why",{"data-k":"headwhy","aria-label":`${n}: why?`,onclick:t},
n),e.slice(o+n.length)]:e}var za=(e,t)=>c("button.btn.quiet.derive",{"data-k":"derive",onclick:t},`Why ${e}?`),Nm=(e,t)=>c(
"div.counted",c("div",c("p.lead",c("button.asks-why",{tabindex:-1,onclick:t},c("b",e.answer?.lead??"")),` ${e.answer?.cases??
""} `,za((e.answer?.lead??"").split(" ")[0],t)),Xs(e),c("p.ways",e.simulated||e.answer?.fraction&&[e.answer.rounded?"to \
six places: ":"exactly ",c("b",ja(e.answer.fraction))]))),Xs=({was:e})=>e&&c("p.was",Ba(),e.words),Ka=e=>e.apart&&c("p.a\
part",e.apart);function Ja(e,t,n,o,s){let r=e.steps??[],i=r[t];if(!i)return Za(c("p.mute","There's nothing to work out h\
ere."));let a=c("div.art",{tabindex:0,role:"group","aria-label":"The picture"}),l=i.picture,u=l&&Ut(a,h=>s(l.kind,h,l));
return{node:c("div.why",c("div.now",{"data-next":!0,tabindex:-1,"aria-live":"polite"},c("h3",c("i",{"aria-hidden":"true"},
i.letter),i.words),l&&a,i.tree&&c("ul.branches",Qa(i.tree,0)),(i.formula||i.value)&&c("p.reckon",c("span",i.formula??""),
c("b",i.value?`= ${i.value}`:""))),c("div",{class:r.length>6?"tiles many":"tiles",role:"group","aria-label":"All steps"},
r.map((h,m)=>c("button",{"data-k":`why.${m}`,"aria-current":m===t?"step":null,"aria-label":`${h.letter}. ${h.words}${n.has(
m)?`: ${h.value??""}`:""}`,onclick:()=>o(m)},c("i",{"aria-hidden":"true"},h.letter),c("span",c("small",h.words),h.value!=
null&&(n.has(m)?c("b",h.value):c("em.rd"))))))),tried:()=>{},again:()=>u?.again(),stop:()=>u?.stop()}}function Xa({steps:e=[]},t,n){
return e[t]?c("div.stepnav",c("button.btn",{"data-k":"why.back","aria-label":"Previous step","aria-disabled":t?null:"tru\
e",onclick:()=>t&&n(t-1)},t?`◂ ${e[t-1].letter}`:"◂"),c("span",`step ${t+1} of ${e.length}`),c("button.btn.solid",{"\
data-k":"why.on","aria-label":t+1<e.length?`Next step, ${e[t+1].letter}`:"Start again from the first step",onclick:()=>n(
(t+1)%e.length)},t+1<e.length?`Next: ${e[t+1].letter} ▸`:"Again: a")):null}var Qa=(e,t)=>[c("li",{style:`--depth:${t}`},
e.chance&&c("b",e.chance),c("span",e.words),e.value&&c("em",e.value)),...e.children.flatMap(n=>Qa(n,t+1))],tl=()=>c("div\
.covered",c("p.mute","The answer appears here when you have made your guess.")),el=()=>c("p.key",{"aria-hidden":"true"},
c("span.k-said","your guess"),c("span.k-exact","the answer"),c("span.k-came","it happened"),c("span.k-not","it didn't")),
nl=({lesson:e="",concept:t},n)=>c("div.sheet",{role:"dialog","aria-label":t,onkeydown:o=>o.key==="Escape"&&n()},c("h2",t),
e.split(`

`).map(o=>c("p",o.split("**").map((s,r)=>r%2?c("b",s):s))),c("button.btn.solid.wide",{"data-k":"readclose",onclick:n},"B\
ack to the question"));var ol=e=>e.split(/(?<=[.?!])\s+/);function sn(e){let t=e.map(ol),n=t[0].filter(o=>t.every(s=>s.includes(o)));return{both:n.
join(" "),own:t.map(o=>o.filter(s=>!n.includes(s)).join(" "))}}var Qs=(e,t)=>e.closest(".uw-cols")?.setAttribute("data-s\
ide",String(t)),sl=e=>t=>Qs(t.currentTarget,e),rl=(e,{line:t},n,o)=>[c("button.sidehead",{"data-k":`turn${e}`,onclick:sl(
e)},c("b.badge",{"aria-hidden":"true"},String(e+1)),c("b",t),o&&c("b.it",o)),n.length>0&&c("p.mute",n.map(s=>s.endsWith(
"?")&&t.endsWith("?")?c("span.inshort",s," "):`${s} `))];function il(e,t,n,o){let s=sn(e.map(({ask:a})=>a)).own,r=sn(e.map(
({given:a})=>a)).own,i=a=>ol(`${s[a]} ${r[a]}`.trim()).filter(l=>l&&!e[a].line.startsWith(l.slice(0,-1)));return c("div.\
pair",e.map((a,l)=>c("div.side",{role:"group","aria-label":a.line,onfocusin:sl(l)},rl(l,a,i(l)),Qn({...a,cases:"",k:String(
l),label:a.line,value:t[l],set:u=>n(l,u),enter:o}))))}function al(e,t){let n=e.flatMap((o,s)=>o===""?[s]:[]);return n.length>
1?"Move the sliders, or type two numbers.":n.length?`The ${n[0]?"second":"first"} number is missing. Both answers are sh\
own together.`:t.map((o,s)=>De(e[s],o)).find(Boolean)??""}var ll=(e,t)=>St({label:"Which of the two",choices:e.map(({at:n,
line:o},s)=>[n,`${s+1}. ${o}`]),value:e.find(({here:n})=>n)?.at??e[0].at,k:"side",pick:t});function cl(e,t,n){let o=t.map(
()=>c("div.cmp")),s=t.map(({measure:l,span:u,said:d,number:h},m)=>{let p={measure:l,span:u,said:d,answer:{value:h??0},untried:!0};
return Ut(o[m],f=>eo(f,p,{},!0))}),r=t.find(({said:l})=>l?.asks),i=t.map(({said:l},u)=>l&&[c("p",{role:"status"},c("b",`${u+
1}. `),l.verdict),(l.own||t[u]===r)&&zs(l,n)]);return{node:c("div.answer",t.map((l,u)=>c("div.side",rl(u,l,[],l.text),o[u])),
Js(i,e.notice)),tried:()=>{},again:()=>s.forEach(l=>l.again()),stop:()=>s.forEach(l=>l.stop())}}var Rm=400,rn=[["guess","Just guessing"],["think","Fairly sure"],["know","Certain"]];function ul(e,t=()=>{}){let n=c("di\
v"),o=r=>{e.sure=e.sure===r?"":r,s()},s=()=>{t(),j(n,St({label:"How sure are you?",choices:rn,value:e.sure,k:"sure",pick:o}))};
return s(),c("div.sure",c("span","How sure are you?"),n)}function dl({press:e,refused:t}){let n=Number.NEGATIVE_INFINITY,
o="",s="",r=c("button.btn.solid.wide",{"data-k":"main",onclick:()=>{performance.now()-n<Rm||(o?t(o):e())}});return{node:r,
show(i,a,l=i){s&&s!==l&&(n=performance.now()),s=l,r.textContent!==i&&(r.textContent=i),o=a,a?r.setAttribute("aria-disabl\
ed","true"):r.removeAttribute("aria-disabled"),r.title=a}}}function hl(e,t,n,{draft:o,folded:s,changed:r,enter:i}){let a=(d,h)=>{o.values[d]=h,r()},l=()=>Qn({measure:e.measure,span:e.
span,cases:e.cases,value:o.values[0],set:d=>a(0,d),enter:i}),u=()=>j(s,[["","How sure?"],...rn].map(([d,h])=>c("option",
{value:d,selected:d===o.sure},h)));return[t.length>0?il(t,o.values,a,i):l(),ul(o,u),n&&c("p.refusal",{role:"alert"},n)]}function ml({get:e,press:t,skip:n,refused:o}){let s=dl({press:()=>t(e("main").kind??""),refused:o}),r=c("button.btn",{"d\
ata-k":"also",onclick:()=>t(e("main").also?.kind??"")}),i=c("button.btn",{"data-k":"skip",onclick:n},"Skip");return{node:s.
node,nodes:[s.node,r,i],show(a){let{label:l,kind:u,off:d,also:h}=e("main"),m=u==="predict";return s.show(l??"",d||(m?a():
"")),s.node.hidden=!l,r.hidden=!h,r.textContent=h?.label??"",i.hidden=!m||!e("moment").line,m}}}var Om="input:not([type=range]), select, textarea, [contenteditable]:not([contenteditable=false])",tr="uncle_widgets key\
s",Dm="input, [role=tab], .chooser, .art",pl=/^(Arrow|Home|End)/,gl="button, a, summary, label, [role=button], [role=tab\
]",Fe=new Set,er=e=>e.closest(".uw-page")??e.closest(".uw-room")??e.closest(".uw"),bl=e=>e.getClientRects().length>0,wl=e=>!!e.
any||e.keys.some(t=>t.length===1&&t!==" ");function no(){try{return localStorage.getItem(tr)!=="off"}catch{return!0}}function Bm(e){
try{e?localStorage.removeItem(tr):localStorage.setItem(tr,"off")}catch{}}function Wm({el:e,keys:t},n,o){let{key:s,shiftKey:r}=n;
return pl.test(s)&&o.closest(Dm)&&!(o instanceof HTMLInputElement&&e.contains(o))?!1:t().some(i=>(i.keys.includes(s)||i.
any?.(s))&&(!pl.test(s)||r===!!i.shift)&&(!i.inside||e.contains(o))&&(!wl(i)||no()&&!o.closest("input"))&&i.when()&&i.press(
s,o))}function fl(e){if(e.defaultPrevented||e.isComposing||e.ctrlKey||e.metaKey||e.altKey)return;let t=e.composedPath(),
n=t[0];if(!(n instanceof Element)||n.closest("dialog")||n.closest(Om)&&e.key!=="Escape")return;let o=[...Fe].filter(({el:s})=>{
let r=er(s);return r&&t.includes(r)&&bl(s)});if(o.length){if(e.key==="?")nr(o[0].el);else if(!o.some(s=>Wm(s,e,n)))return;
e.preventDefault(),e.stopPropagation()}}function oo(e,t){let n={el:e,keys:t};return Fe.size||document.addEventListener("\
keydown",fl,!0),Fe.add(n),()=>{Fe.delete(n),Fe.size||document.removeEventListener("keydown",fl,!0)}}function nr(e){let t=er(
e),n=K("keys"),s=[...Fe].filter(l=>er(l.el)===t&&bl(l.el)).flatMap(l=>l.keys()).filter(l=>l.when()),r=c("div.keys-typed"),
i=c("dialog.sheet.keys-list",{"aria-labelledby":n,onclose:()=>i.remove()}),a=()=>{let l=no();j(r,c("span",{"aria-hidden":"\
true"},"Letter, number and symbol keys"),St({label:"Letter, number and symbol keys",choices:[[!0,"On"],[!1,"Off"]],value:l,
pick:u=>{Bm(u),a()},k:"typed"}));for(let u of i.querySelectorAll("[data-typed]"))u.classList.toggle("off",!l)};i.append(
c("h2",{id:n,tabindex:-1,autofocus:!0},"Keyboard shortcuts"),c("p.mute","They work while the focus is on this page, but \
not while you type in a field."),c("dl",[...s,{keys:["?"],shown:"?",words:"Shows this list.",when:()=>!0,press:()=>!0}].
map(l=>c("div",{"data-typed":wl(l)&&l.shown!=="?"?"":null},c("dt",c("kbd",l.shown)),c("dd",l.words)))),r,c("button.btn",
{"data-k":"keys.close",onclick:()=>i.close()},"Close")),a(),e.append(i),i.showModal()}var Im=()=>v("svg.tick",{width:16,height:16,viewBox:"0 0 16 16","aria-hidden":"true"},At("M2 8.5 6 13 14 3.5","currentCo\
lor",2.5)),Fm=e=>e.away?`, not now. ${e.away}`:"",or=2;function yl({chips:e,now:t,open:n,pick:o,toggle:s}){if(e.length<or)
return null;let r=e.findIndex(a=>a.id===t),i=K("chips");return c("div",{class:n?"chips open":"chips"},c("button.btn.onec\
hip",{"data-k":"chips","aria-expanded":String(n),"aria-controls":i,onclick:s},c("span",`Question ${r+1} of ${e.length}`),
c("b",e[r]?.name??"")),c("div.allchips",{id:i,role:"group","aria-label":"Questions"},e.map((a,l)=>c("button.qchip",{"dat\
a-k":`q.${a.id}`,"aria-pressed":String(a.id===t),"aria-keyshortcuts":l<9&&no()?String(l+1):null,"data-away":!a.arises,"a\
ria-label":`${l+1}. ${a.name}${a.done?", answered":""}${Fm(a)}`,title:a.away?`${a.title} ${a.away}`:a.title,onclick:()=>o(
a.id)},c("span",a.name),a.done&&Im()))))}var kl=e=>c("div.goal",c("h2",e.title??""),!!e.of&&c("span.chip.line",`${[e.at,
e.also].filter(Boolean).join(" and ")} of ${e.of}`),e.line&&c("p",e.line));function sr(e,t){let{choices:n,name:o,label:s,
value:r}=e,i=n.length>6||n.map(u=>u[1]).join("").length>22,a=K("setting"),l=`knob.${o}`;return c("div",{class:e.model?"s\
etting model":"setting"},c(i?"label":"span",{for:i?a:null},s),i?c("select.pick",{id:a,"data-k":l,onchange:u=>t(n[u.target.
selectedIndex][0])},n.map(([u,d])=>c("option",{selected:u===r},d))):St({label:s,choices:n,value:r,pick:t,k:l}))}var vl=(e,t,n)=>c(
"div.siblings",{role:"group","aria-label":`${e}: each choice`},c("span",e),t.map((o,s)=>c("button",{"data-k":`sib.${s}`,
"aria-pressed":String(o.here),"aria-label":`${o.label}: ${o.text??"hidden until you guess"}`,onclick:()=>n(o.value)},c("\
span",o.label),o.text?c("b",o.text):c("i.rd"))));var xl=(e,{get:t,own:n,choose:o,page:s,reading:r})=>oo(e,()=>{let i=Math.min(t("questions").length,9);return[{keys:["y",
"n"],shown:"Y, N",words:"Answers yes or no when you are asked about your mistake.",when:()=>s()==="answer"&&[t("panel"),
...t("pair")].some(({said:a})=>a?.asks),press:(a,l)=>l.closest(".uw-table.acts, input")?!1:(n(a==="y"),!0)},{keys:Array.
from({length:i},(a,l)=>String(l+1)),shown:`1 to ${i}`,words:"Picks that question above the panel.",when:()=>i>=or&&!t("g\
oal").title&&!r(),press:(a,l)=>l.closest(".uw-table.acts, input")?!1:(o(t("questions")[Number(a)-1].id),!0)}]});var _l="uncle_widgets.tones",$l=220,qm=880,so=.16,Vm=.2,Ml,Sl=[["","Off"],["heard","On"]],rr=()=>ee(_l),Tl=e=>ce(_l,e),Km=(e,[
t,n])=>$l*(qm/$l)**Math.min(1,Math.max(0,(e-t)/(n-t||1)));function jm(e){let t=Ml??new AudioContext;Ml=t,e.forEach((n,o)=>{
let s=new OscillatorNode(t,{frequency:n}),r=new GainNode(t,{gain:0}),i=t.currentTime+1.5*o*so;r.gain.setValueAtTime(0,i),
r.gain.linearRampToValueAtTime(Vm,i+so/8),r.gain.linearRampToValueAtTime(0,i+so),s.connect(r).connect(t.destination),s.start(
i),s.stop(i+so)})}function El(e,t,{span:n,answer:o,apart:s}){let r=t.runs[0].at(-1)?.[1],i=t.begun!==e.begun,a=!t.running&&
(i||e.running);if(!rr()||r==null)return;let l=[...i?[r]:[],...a&&o&&!s?[o.value]:[]];l.length>0&&jm(l.map(u=>Km(u,n)))}var C={ink:"var(--ink)",accent:"var(--accent-fill)",rule:"var(--rule)",edge:"var(--edge)",sheet:"var(--ground, var(--she\
et))",band:"color-mix(in srgb, var(--rule) 45%, transparent)"},R=(e,t,n,o="tx",s=13)=>v("text",{x:e,y:t,class:o,"font-si\
ze":s},String(n)),G=(e,t=C.rule,n=1,o={})=>v("path",{d:e,fill:"none",stroke:t,"stroke-width":n,...o}),ir=(e,t)=>v("path",
{d:`M${e} ${t}l9 18h-18z`,fill:C.sheet,stroke:C.accent,"stroke-width":2.5}),dt=(e,t,n,...o)=>v("svg.pic",{width:e,height:t,
viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":n},...o),_t=(e,t)=>({class:"pic-in",style:`animation-delay:${Math.round(
e*t)}ms`});function pt(e,t,n=13){let o=[];for(let s of e.split(" ")){let r=o.length-1;r>=0&&Z(`${o[r]} ${s}`,n)<=t?o[r]+=
` ${s}`:o.push(s)}return o}function Ot(e,t,n=6){let o=10**Math.floor(Math.log10((t-e)/n||1));for(let r of[1,2,5,10,20])if((t-
e)/(o*r)<=n){o*=r;break}let s=[];for(let r=Math.ceil(e/o-1e-9);r*o<=t+1e-9;r++)s.push(Number((r*o).toFixed(9)));return s}
var ar=e=>String(e).replace("-","−");function an(e,t,n,o,s){let r=R(e,t,n,o,s);return r.style.cssText="paint-order:str\
oke;stroke:var(--ground, var(--sheet));stroke-width:4px",r}var Ll=(e,t,n,o)=>v("g",F(e,t,n-.8,{fill:C.band,stroke:C.rule,"stroke-width":1.5}),G(`M${e-n} ${t+n}L${e+n} ${t-n}`,C.ink,
2,o?{class:"pic-in late"}:{}));function ro(e,t,n=0){let o=Math.min(19,e/25),s=o*.38,r=[...t.signs],i=d=>[(d%25+.5)*o,(Math.
floor(d/25)+.5)*o],a=4*o+19,l=0,u=t.kinds.map(([d,h],m)=>{let p=`${d.toLocaleString("en")} ${h}`,f=30+Z(p,13);l>0&&l+f>e&&
([l,a]=[0,a+19]);let b=l;return l+=f,[m===2?Ll(b+8,a-4.5,7,!1):Rt(m===0?1:0,b+8,a-4.5,7),R(b+20,a,p,"tx")]});return dt(e,
a+6,t.spoken,Array.from({length:100-r.length},(d,h)=>{let[m,p]=i(r.length+h);return F(m,p,1.5,{fill:C.rule})}),r.map((d,h)=>{
let[m,p]=i(h),f=d==="x"?Ll(m,p,s,h>=n):Rt(d==="y"?1:0,m,p,s);return h>=n?v("g.pic-in",f):f}),u)}var Le=21,Gm=3,lr=50;function io(e,t,n=0,o=200){
let{start:s,target:r,n:i}=t,[a,l]=[i<1e3?34:48,e-12],u=M=>a+(l-a)*(M-s)/(r+5-s),d=20,h=Math.floor((o-d-lr-32)/Le),m=Math.
max(1,Math.min(Gm,h)),p=d+m*Le,f=p+12+lr,b=Math.max(...t.feet,...t.exact.map(M=>M*i),1)*1.08,g=M=>f-lr*M/b,y=Ot(s,r,6).filter(
M=>Number.isInteger(M)&&Math.abs(M-r)>(r-s)/10),k=Math.max(1.5,(u(s+1)-u(s))*.66),[_,$]=[K("feet"),K("feet")],T=t.rows.slice(
-m),x=i-T.length,L=i?`Hits on each total after ${i.toLocaleString("en")}`:"Hits on each total",H=i?`at ${r}: ${t.feet[t.
feet.length-1].toLocaleString("en")}`:"",S=e-u(s)-Z(H,1.06*13)-8;return dt(e,f+20,t.spoken,v("defs",Tt(_,C.ink),Tt($,C.accent)),
N(u(r)-7,d-4,14,p-d+6,{fill:C.band,stroke:C.edge}),y.map(M=>[R(u(M),13,M,"tx2 m"),G(`M${u(M)} 17V${p}`)]),R(u(r),13,r,"t\
x b m"),Array.from({length:m},(M,E)=>G(`M${u(s)} ${d+E*Le+Le-5}H${l}`)),T.map((M,E)=>{let P=d+E*Le+Le-5,O=x+E>=n;return[
R(a-6,P+4,(x+E+1).toLocaleString("en"),"tx2 e"),M.slice(1).map((D,Q)=>{let[I,B]=[u(M[Q]),u(Math.min(D,r+5))],V=D===r;return v(
"g",O?{class:"pic-in",style:`animation-delay:${T.length>1&&i-n>1?0:Q*60}ms`}:{},G(`M${I} ${P}A${(B-I)/2} ${Math.min(Le-8,
(B-I)/2*.9+2)} 0 0 1 ${B} ${P}`,C.edge,1.4),F(B,P,V?5.5:2.2,{fill:V?C.accent:C.ink}))})]}),G(`M${u(s)} ${f}H${u(r+.6)}`,
C.edge),i>0&&R(a-6,g(b/1.08)+5,Math.round(b/1.08).toLocaleString("en"),"tx2 e"),t.feet.map((M,E)=>{let P=E+1===t.feet.length;
return N(u(s+1+E)-k/2,g(M),k,f-g(M),{fill:`url(#${P?$:_})`,stroke:P?C.accent:C.ink,"stroke-width":.7})}),i>0&&[G(t.exact.
map((M,E)=>`${E?"L":"M"}${u(s+1+E)} ${g(M*i)}`).join(""),C.sheet,5),G(t.exact.map((M,E)=>`${E?"L":"M"}${u(s+1+E)} ${g(M*
i)}`).join(""),C.ink,2.5)],R(u(s),f+16,Z(L,13)<S?L:L.replace(" on each total",""),"tx2"),i>0&&R(e,f+16,H,"tx b e"))}var Zm={cases:ro,paths:io},cr=(e,t)=>v("svg",{width:22,height:12,"aria-hidden":"true"},v("path",{d:"M0 6h22",fill:"none",
...e}),t),Ym=e=>e>1?`${e.toLocaleString("en")} trials`:"one trial",zm=()=>({node:c("p.untried",{role:"status"},Jm),tried:()=>{},
again:()=>{},stop:()=>{}}),Jm="This question can't be tried out here, because this page has no Python. You can try the q\
uestions at which the game stops, and those in the lessons. With Python you can try every question.";function Hl(e,t,n){
if(e.untried)return zm();let o=c("div.plot"),s=c("div.traces"),r=t().grown,i=r?c("div",{class:`grown ${r.kind}`}):!1,a=r?.
n??0,l=c("div.counts",{role:"group","aria-label":"How many trials"}),u=c("div.told",{role:"status"}),d=c("button.btn.qui\
et.stop",{"data-k":"stop",onclick:()=>n({kind:"stop"})},"Stop"),h=c("input.seedbox",{inputmode:"numeric","data-k":"trial\
seed",maxlength:80,"aria-label":"Seed of your trials",onchange:()=>n({kind:"again",seed:h.value})}),m,p=t(),f=c("span",cr(
{stroke:"var(--edge)","stroke-width":1.5}),"earlier runs"),b=()=>{let{clientWidth:x,clientHeight:L}=o;x>0&&L>40&&o.replaceChildren(
Fa(x,L,e,t()))},g=()=>{e.traces&&s.clientWidth>0&&s.replaceChildren(qa(s.clientWidth,t().traces))},y=()=>{let x=t().grown;
!i||!x||!i.clientWidth||(i.replaceChildren(Zm[x.kind](i.clientWidth,x,Math.min(a,x.n),i.clientHeight)),a=x.n)},k=new ResizeObserver(
()=>requestAnimationFrame($));k.observe(o);let _=()=>{let x=t();El(p,x,e),p=x;let L=x.begun>=x.most;l.classList.toggle("\
full",L),j(l,L?c("button.btn.solid",{"data-k":"anew",onclick:()=>n({kind:"again"})},"Another run"):x.counts.map(M=>c("bu\
tton",{class:M===1?"btn solid":"btn","data-k":`run.${M}`,"aria-label":`×${M.toLocaleString("en")}: run ${Ym(M)}`,"aria-\
disabled":x.running?"true":null,onclick:()=>!t().running&&n({kind:"run",trials:M,calm:Re()})},`×${M.toLocaleString("en")}`))),
f.hidden=x.runs.length<2,d.style.visibility=x.running?"visible":"hidden",m!==x.seed&&!h.matches(":focus")&&(m=x.seed,h.value=
String(x.seed));let H=e.traces?"below the chart":"on the table",S=`Start with one: press ×1 to ${e.trial}. You'll see i\
t ${H}.`;u.replaceChildren(c("p",c("b",x.summary??S),x.last&&c("span.last",` ${x.last}`),x.claim&&` ${x.claim}`,x.band&&
c("span.mute",` ${x.band}`),x.beforehand&&c("span.mute",` ${x.beforehand}`)),...x.note?[c("p.refusal",x.note)]:[]),$()},
$=()=>{g(),b(),y(),u.scrollHeight>u.clientHeight+1?u.tabIndex=0:u.removeAttribute("tabindex")},T=c("div.try",i,o,e.traces&&
s,l,u,c("div.tryfoot",c("p.key",{"aria-hidden":"true"},!e.apart&&c("span",cr({stroke:"var(--ink)","stroke-width":3}),e.simulated?
"stored":"exact"),c("span",cr({stroke:"var(--accent-fill)","stroke-width":2.5},F(11,6,3.2,{fill:"var(--sheet)",stroke:"v\
ar(--accent-fill)","stroke-width":2})),"your run"),f),c("label.trialseed","seed",h),d,c("button.btn.quiet",{"data-k":"ag\
ain",onclick:()=>n({kind:"again"})},"Start over")));return _(),{node:T,tried:_,again:$,stop:()=>k.disconnect()}}var Xm=(e,t,n,o)=>v("g",F(e,t,n-.8,{fill:o?C.band:"none",stroke:C.rule,"stroke-width":1.5}),G(`M${e-n*.9} ${t+n*.9}L${e+
n*.9} ${t-n*.9}`,C.edge,1.8));function Al(e,t){let n=e<560,o=n?16.5:19,s=o*.38,[r,i,a,l]=t.counts,u=[...Array(r).fill("y\
es"),...Array(i).fill("out"),...Array(a).fill("no"),...Array(l).fill("out-no")],d=24,h=10*o+10,m=u.map((E,P)=>{let[O,D]=[
(P%10+.5)*o,d+(Math.floor(P/10)+.5)*o];return E==="yes"||E==="no"?Rt(E==="yes"?1:0,O,D,s):v("g.pic-in",{style:"animation\
-delay:240ms"},Xm(O,D,s,E==="out"?1:0))}),p=t.sides.map(([E,P],O)=>{if(!E)return null;let D=O?100-E:0,Q=d+D/10*o+2,I=d+(D+
E)/10*o-2,B=(n?e:e*.55)-h-14,V=pt(P,B),A=Math.min(Math.max((Q+I)/2-8*V.length+5,d+10),d+10*o-16*V.length);return[G(`M${h}\
 ${Q}h6V${I}h-6`,C.edge,1.5),R(h+14,A,E,"tx b",15),V.map((W,q)=>R(h+14,A+16*(q+1),W,"tx2"))]}),[f,b,g]=t.left,y=n?0:Math.
max(e*.58,h+150),k=n?d+10*o+34:d,_=7,$=n?o:Math.min(o,(e-y)/12),T=Array.from({length:b},(E,P)=>v("g",_t(P,8),Rt(P<f?1:0,
y+(P%_+.5)*$,k+(Math.floor(P/_)+.5)*$,$*.38))),x=Math.ceil(b/_),L=y+_*$+18,H=e-L-Pt(f,34)-8,S=pt(`out of ${b} ${g}`,Math.
max(H,60),1.06*15),M=k+Math.max(x*$,26+18*S.length)+8;return dt(e,Math.max(M,d+10*o+4),t.spoken,R(0,13,t.holders,"tx b",
14),m,p,R(y,k-11,`Cross out ${i+l}. That leaves ${b}`,"tx b",14),T,Bt(f,L,k+2,34,{colour:"var(--accent)"}),S.map((E,P)=>R(
L+Pt(f,34)+8,k+14+18*P,E,"tx b",15)),R(L+Pt(f,34)+8,k+14+18*S.length,`chance ${t.exact}`,"tx2"))}var Ul=e=>1+Math.max(0,
...e.children.map(Ul));function Pl(e,t){let n=Ul(t.tree),o=e/n,s=t.tree.n<1e3?46:62,r=36,i=o-14,a=m=>r+14+16*pt(m.words,
i).length,l=[],u=[],d=4,h=(m,p)=>{let f=p*o,b=m.children.map($=>h($,p+1)),g=b.length?b.reduce(($,T)=>$+T,0)/b.length:d+r/
2;b.length||(d+=a(m)),m.children.forEach(($,T)=>{let x=$.mark==="out";l.push(v("g",_t(p+1,160),G(`M${f+s} ${g}L${f+o} ${b[T]}`,
x?C.rule:C.ink,x?1.5:2)))});let[y,k]=[m.mark==="yes",m.mark==="out"],_=y?"fill:var(--sheet)":k?"fill:var(--ink-2)":"";return u.
push(v("g",_t(p,160),N(f+1,g-r/2,s-2,r,{rx:3,fill:y?C.accent:C.sheet,stroke:y?C.accent:k?C.rule:C.edge,"stroke-width":1.8,
"stroke-dasharray":k?"4 4":null}),v("text.tx.b.m",{x:f+s/2,y:g+6,"font-size":17,style:_},m.n.toLocaleString("en")),pt(m.
words,i).map(($,T)=>an(f,g+r/2+16*(T+1),$,"tx2")))),g};return h(t.tree,0),dt(e,d,t.spoken,l,u)}function Cl(e,t){let n=e<440?16:Math.min(22,e/26),o=t.dots.flatMap(([d,,h])=>Array.from({length:d},()=>h)),s=e<10*n+22+180,
r=s?0:10*n+22,i=[],a=s?10*n+24:16;for(let[d,h,m]of t.dots)d&&(i.push(Rt(m,r+7,a-5,7),R(r+22,a,d,"tx b",15)),i.push(R(r+26+
9*String(d).length,a,h,"tx",14)),a+=25);i.push(G(`M${r} ${a-10}H${e}`)),a+=10;let l=(d,h,m,p=C.ink)=>{i.push(R(r,a,d,"tx\
2"));for(let b of pt(`${h} =`,e-r-48,14))a+=20,i.push(R(r,a,b,"tx",14));let f=R(e,a,m,"b e",20);f.style.fill=p,i.push(f),
a+=28};l("hands, each counted once",t.hands[0],t.hands[1]),l(`${t.cards[0]} in those hands`,t.cards[1],t.cards[2],"var(-\
-accent)");for(let d of pt(`before rounding: ${t.exact[0]} and ${t.exact[1]}`,e-r))i.push(R(r,a-4,d,"tx2")),a+=16;a-=16;
let u=Math.max(10*n,a+4);return dt(e,u,t.spoken,o.map((d,h)=>v("g",_t(Math.floor(h/10)*3+h%10,20),Rt(d,(h%10+.5)*n,(Math.
floor(h/10)+.5)*n,n*.38))),i)}var Qm=(e,t,n,o)=>[R(e,t-7,n,"tx b m",17),G(`M${e-15} ${t}h30`,C.ink,2),R(e,t+19,o,"tx b m",
17)];function Nl(e,t){let n=t.factors.length,o=t.factors[0][1],s=Math.max(1,Math.min(n,Math.floor((e+20)/84))),r=24,i=Math.
min(190,(e-r*(s-1))/s),a=o>60?12:7,l=Math.min(i/a,13),u=Math.ceil(o/a),d=n<=4&&l>=5,h=(d?u*l+26:18)+66,m=[];t.factors.forEach(
([b,g],y)=>{let k=y%s*(i+r),_=Math.floor(y/s)*h,$=k+(d?a*l/2:i/2),T=[R(d?k:$,_+13,`${y+1}${["st","nd","rd"][y]??"th"} ca\
rd`,d?"tx2":"tx2 m")];if(d)for(let L=0;L<g;L++){let H=L>=b;T.push(N(k+L%a*l+1,_+20+Math.floor(L/a)*l+1,l-2,l-2,{rx:1.5,fill:H?
C.accent:"none",stroke:H?C.accent:C.edge,"stroke-width":1.2}))}let x=_+(d?20+u*l:12)+28;m.push(v("g",_t(y,240),T,Qm($,x,
b,g))),y+1<n&&m.push(R(Math.min(e-6,$+(i+r)/2),x+6,"×","tx m",18))});let p=Math.ceil(n/s)*h+14,f=(b,g="tx",y=14)=>{for(let k of pt(
b,e-4,g.endsWith(" b")?1.06*y:y))m.push(R(0,p,k,g,y)),p+=y+6};return f(`= ${t.none} without ${t.one}; ${t.some} with one\
 or more`,"tx b",15),f(`Counting hands gives the same: ${t.counting[0]} out of ${t.counting[1]}.`),f(`${t.choose}: ${t.means}\
.`,"tx2",13),dt(e,p,t.spoken,m)}function Rl(e,t){let n=e<430,o=n?Math.min(44,(e-26)/6):40,s=24,r=22,i=[];for(let h=0;h<6;h+=1)i.push(R(s+(h+.5)*o,14,h+1,
"tx2 m"),R(4,r+(h+.5)*o+5,h+1,"tx2"));t.rows.forEach((h,m)=>{h.forEach((p,f)=>{let b=s+f*o,g=r+m*o,y={fill:p?C.accent:"n\
one",stroke:p?"none":C.edge,"stroke-width":1.2},k=m===f?v("circle",{cx:b+o/2,cy:g+o/2,r:o/2-2,...y}):N(b+1.5,g+1.5,o-3,o-
3,{rx:2,...y}),_=R(b+o/2,g+o/2+5,p,"b m",14);_.style.fill="#FFF",i.push(v("g",_t(m+f,30),k,p&&_))})});let a=r+6*o,l=n?4:
s+6*o+18,u=n?a+24:r+20,d=[N(l,u-12,14,14,{rx:2,fill:C.accent}),...pt(t.unlike,e-l-24,14).map((h,m)=>R(l+22,u+19*m,h,"tx",
14))];return u+=19*pt(t.unlike,e-l-24,14).length+8,d.push(F(l+7,u-5,7,{fill:C.accent})),d.push(...pt(t.doubles,e-l-24,14).
map((h,m)=>R(l+22,u+19*m,h,"tx",14))),u+=34,d.push(R(l,u,t.sum,"tx b",18)),dt(e,Math.max(a,u)+8,t.spoken,i,d)}function Ol(e,t){let n=e<640,{start:o,target:s}=t,[r,i]=[n?22:40,e-(n?12:112)],a=S=>r+(i-r)*(S-o)/(s+5-o),l=t.rows.slice(
0,n?8:12),u=n?21:24,d=26,h=d+l.length*u,m=Ot(o,s,n?6:10).filter(S=>Number.isInteger(S)&&Math.abs(S-s)>(s-o)/14),p=K("fee\
t"),f=K("feet"),b=l.map((S,M)=>{let E=d+M*u+u-6,P=S[S.length-1],O=S.includes(s),D=[];return S.slice(1).forEach((Q,I)=>{let[
B,V]=[a(S[I]),a(Math.min(Q,s+5))],A=Math.min(u-9,(V-B)/2*.9+2),W=Q===s;D.push(v("g",_t(M*4+I,30),G(`M${B} ${E}A${(V-B)/2}\
 ${A} 0 0 1 ${V} ${E}`,C.edge,1.4),F(V,E,W?5.5:n?2:2.6,{fill:W?C.accent:C.ink})))}),[G(`M${a(o)} ${E}H${i}`),R(0,E+4,M+1,
"tx2"),D,!n&&R(i+14,E+4,O?"lands":`jumps to ${P}`,O?"tx b":"tx2")]}),g=92,y=h+46+g,k=Math.max(...t.feet,...t.exact.map(S=>S*
t.n),1)*1.08,_=S=>y-g*S/k,$=Math.max(1.5,(a(o+1)-a(o))*.66),T=t.feet[t.feet.length-1],x=t.exact.map((S,M)=>`${M?"L":"M"}${a(
o+1+M)} ${_(S*t.n)}`).join(""),L=n?`After ${t.n} rows: hits on each`:`After ${t.n} rows: how often each number was hit`,
H=n?y+42:y+22;return dt(e,H,t.spoken,v("defs",Tt(p,C.ink),Tt(f,C.accent)),N(a(s)-7,d-4,14,h-d+6,{fill:C.band,stroke:C.edge}),
m.map(S=>[R(a(S),14,S,"tx2 m"),G(`M${a(S)} 19V${h}`)]),R(a(s),14,s,"tx b m"),b,R(0,h+26,L,"tx b",14),Ot(0,k,3).filter(Number.
isInteger).map(S=>[G(`M${a(o)} ${_(S)}H${a(s+.6)}`),R(a(o)-4,_(S)+4,S,"tx2 e")]),t.feet.map((S,M)=>N(a(o+1+M)-$/2,_(S),$,
y-_(S),{fill:`url(#${M+1===t.feet.length?f:p})`,stroke:M+1===t.feet.length?C.accent:C.ink,"stroke-width":n?.7:1})),G(x,C.
sheet,6),G(x,C.ink,3),m.map(S=>R(a(S),y+17,S,"tx2 m")),R(a(s),y+17,s,"tx b m"),n?R(e,y+38,`at ${s}: ${T}, chance ${t.said}`,
"tx b e",14):[v("text.b",{x:i-10,y:y-30,"font-size":14,style:"fill:var(--accent)"},`${T} at ${s}`),R(i-10,y-10,`chance ${t.
said}`,"tx b",14)])}function Dl(e,t){let n=.45*e,o=12+Math.min(n,Math.max(...t.rows.map(([m])=>Z(m,13)))),s=e-o-34,r=Math.
max(9,Math.min(17,s/17)),i=Math.max(1,Math.floor(s/r)),a=[],[l,u]=[26,0];for(let[m,p]of t.rows){let f=p.flatMap(([g,y])=>Array(
g).fill(y)),b=pt(m,o-12,14);a.push(b.map((g,y)=>R(0,l+5+16*y,g,"tx")),R(e,l+5,f.length,"tx b e")),f.forEach((g,y)=>{let[
k,_]=[o+(y%i+.5)*r,Math.floor(y/i)*r];a.push(v("g",_t(u++,8),Rt(g,k,l+_,r*.38)))}),l+=Math.max(16*b.length,Math.ceil(f.length/
i)*r)+7}let d=0,h=t.kinds.map(([m,p])=>{let f=30+Z(p,13);d>0&&d+f>e&&([d,l]=[0,l+19]);let b=[Rt(m,d+8,l,6.5),R(d+19,l+5,
p,"tx2")];return d+=f,b});return l+=23,dt(e,l+4,t.spoken,R(0,13,`100 ${t.of}`,"tx b",14),a,h,R(0,l,`${t.exact} of them c\
ount`,"tx b",14))}function Bl(e,t){let n=Math.max(10,Math.min(t.total,Math.floor(e/16))),o=Math.min(30,e/n),s=Math.min(o-
3,22),r=s*1.4,i=r+34,a=new Set(t.row),l=[];for(let h=0;h<t.total;h++){let m=h%n*o,p=4+Math.floor(h/n)*i;l.push(v("g",_t(
h,20),N(m+1.5,p,s,r,{rx:2,fill:a.has(h)?C.accent:"none",stroke:a.has(h)?C.accent:C.edge,"stroke-width":1.5})))}let u=[-1,
...t.row,t.total];t.gaps.forEach((h,m)=>{if(!h)return;let[p,f]=[u[m]+1,u[m+1]-1];for(let b=Math.floor(p/n);b<=Math.floor(
f/n);b++){let g=Math.max(p,b*n)-b*n,y=Math.min(f,b*n+n-1)-b*n,k=4+b*i+r+5,[_,$]=[g*o+2,y*o+s+1];l.push(G(`M${_} ${k}v4H${$}\
v-4`,C.ink,1.5));let T=Math.floor(p/n)===b;(f-p<n||T)&&l.push(R((_+$)/2,k+18,h,"tx m"))}});let d=4+Math.ceil(t.total/n)*
i+12;for(let h of pt(`${t.reckoning}, ${t.wait}`,e-4,1.06*14))l.push(R(0,d,h,"tx b",14)),d+=20;return dt(e,d-8,t.spoken,
l)}function Wl(e,t,n){let o=new Map;return e.hits.map(s=>{let r=Math.round(t(s/e.n)/n)*n,i=o.get(r)??0;return o.set(r,i+1),
{x:r,at:i}})}function Il(e,t){let[n,o]=[e<400?52:66,e-12],s=t.rows.flatMap(h=>h.hits.map(m=>m/h.n)),[r,i]=[Math.max(0,Math.
min(...s)-.03),Math.min(1,Math.max(...s)+.03)],a=h=>n+(o-n)*(h-r)/(i-r),l=8,u=t.rows.map(h=>{let m=Wl(h,a,7),p=m.some(k=>k.
at>16),f=p?Wl(h,a,4):m,b=Math.max(...f.map(k=>k.at))+1,g=Math.min(6.6,96/b);l+=Math.max(52,b*g+26);let y=l;return l+=4,[
f.map(({x:k,at:_})=>F(k,y-4-_*g,Math.min(p?1.9:2.8,g*.48),{fill:C.sheet,stroke:C.accent,"stroke-width":p?1.1:1.4})),G(`M${n}\
 ${y}H${o}`,C.edge),R(0,y-18,h.n.toLocaleString("en"),"tx b",15),R(0,y-2,"trials","tx2"),R(o,y-Math.max(34,b*g+10),h.near,
"tx e")]}),d=Ot(r*100,i*100,e<420?5:8);return dt(e,l+40,t.spoken,d.map(h=>[G(`M${a(h/100)} 4V${l}`,C.rule),R(a(h/100),l+
16,h,"tx2 m")]),G(`M${a(t.exact[0])} 4V${l+4}`,C.ink,3),u,R(Math.min(e-50,Math.max(50,a(t.exact[0]))),l+36,`chance ${t.exact[1]}`,
"tx b m",14))}function Fl(e,t){let[n,o]=[26,e-Z("misses",13)*1.1-12],s=Math.max(0,Math.min(...t.rows.map(d=>d[1]))-.02),
r=Math.min(1,Math.max(...t.rows.map(d=>d[2]))+.02),i=d=>n+(o-n)*(d-s)/(r-s),a=13.5,l=32+t.rows.length*a,u=K("miss");return dt(
e,l+22,t.spoken,v("defs",Tt(u,C.accent)),Ot(s*100,r*100,e<420?5:8).map(d=>[G(`M${i(d/100)} 22V${l}`,C.rule),R(i(d/100),l+
17,d,"tx2 m")]),R(Math.min(e-60,Math.max(60,i(t.exact[0]))),14,`chance ${t.exact[1]}`,"tx b m",14),G(`M${i(t.exact[0])} \
20V${l}`,C.ink,3),t.rows.map(([d,h,m],p)=>{let f=32+p*a,b=t.misses.includes(p+1);return v("g",_t(p,60),b?N(i(h),f-5,i(m)-
i(h),10,{fill:`url(#${u})`,stroke:C.accent,"stroke-width":1.5}):G(`M${i(h)} ${f}H${i(m)}`,C.edge,2.5),F(i(d),f,3.6,{fill:C.
sheet,stroke:b?C.accent:C.ink,"stroke-width":2}),(p===0||(p+1)%5===0)&&R(n-8,f+5,p+1,"tx2 e"),b&&v("text.b",{x:i(m)+8,y:f+
5,"font-size":13,style:"fill:var(--accent)"},"misses"))}))}var ql=([,e,t],n)=>({fill:n?C.ink:t<e?C.sheet:C.edge,stroke:n||t<e?C.ink:C.edge,"stroke-width":1.8});function Vl(e,t){let n=t.
falls.flatMap(i=>i.bars.flatMap(([,a,l])=>[a,l])),[o,s]=[Math.min(0,...n),Math.max(.1,...n)];return e>=460*Math.max(1,t.
falls.length/2)&&t.falls[0].bars.length*t.falls.length<=14?tp(e,t,o,s):ep(e,t,o,s)}function tp(e,t,n,o){let[s,r,i]=[40,46,
200],a=m=>r+i*(o-m)/(o-n||1),l=(e-s)/t.falls.length,u=a(n)+(n<0?26:8),d=Math.min(120,(l-24)/Math.max(...t.falls.map(m=>m.
bars.length)))-2,h=Math.max(...t.falls.flatMap(m=>m.bars.map(([p])=>pt(p,d).length)));return dt(e,u+8+15*h,t.spoken,R(0,
30,t.unit,"tx2"),Ot(n,o,5).map(m=>[G(`M${s} ${a(m)}H${e}`,m?C.rule:C.ink,m?1:1.5),R(s-6,a(m)+5,ar(m),"tx2 e")]),t.falls.
map((m,p)=>{let f=s+p*l+10,b=Math.min(120,(l-24)/m.bars.length);return[t.falls.length>1&&R(f+b*m.bars.length/2,16,m.title,
"tx m b",15),m.bars.map((g,y)=>{let[k,_,$,T]=g,x=y+1===m.bars.length,L=f+y*b,H=a(Math.max(_,$)),S=$<_&&!x?a($)+16:H-6;return v(
"g",_t(y,160),N(L+2,H,b-4,Math.max(2,Math.abs(a($)-a(_))),ql(g,x)),!x&&G(`M${L+b-2} ${a($)}h4`,C.ink,1.5),R(L+b/2,S,T,x?
"tx b m":"tx m",14),pt(k,b-2).map((M,E)=>R(L+b/2,u+12+15*E,M,x?"tx b m":"tx2 m")))})]}))}function ep(e,t,n,o){let s=t.falls.
flatMap(h=>h.bars.map(([m])=>Z(m,13))),r=Math.min(e*.36,Math.max(...s)*1.08+10),[i,a]=[r+(n<0?46:6),e-88],l=h=>i+(a-i)*(h-
n)/(o-n||1),u=0,d=t.falls.map(h=>{let m=t.falls.length>1&&R(0,u+15,h.title,"tx b",15);m&&(u+=22);let p=u,f=h.bars.map((g,y)=>{
let[k,_,$,T]=g,x=y+1===h.bars.length,L=pt(k,r-4,x?1.06*13:13),H=u+2;u+=Math.max(25,L.length*15+8);let S=Math.max(_,$);return v(
"g",_t(y,160),L.map((M,E)=>R(0,H+13+15*E,M,x?"tx b":"tx2")),N(l(Math.min(_,$)),H,Math.max(2,Math.abs(l($)-l(_))),17,ql(g,
x)),R(l(S)+8,H+13,x?`${T} ${t.unit}`:T,x?"tx b":"tx",14))}),b=G(`M${l(0)} ${p}V${u}`,C.ink,1.5);return u+=12,[m,b,f]});return dt(
e,u,t.spoken,d)}function Kl(e,t){let n=t.heaps.map(([H])=>H),[o,s]=[Math.min(...n,t.exact[0]),Math.max(...n,t.exact[0])],
r=(s-o||1)*.07,i=H=>14+(e-28)*(H-o+r)/(s-o+2*r),a=n.map(i),l=Math.min(60,...a.slice(1).map((H,S)=>H-a[S])),u=Math.max(...t.
heaps.map(([,H])=>H)),d=l<13?7:l<30?8.5:10.5,h=Math.max(1,Math.min(4,Math.floor((l-3)/d))),m=Math.ceil(u/h),p=Math.min(d,
190/m),f=22+m*p,b=t.heaps.map(([,,H],S)=>({x:a[S],text:H,wide:Z(H,13)})),g=-1/0,y=b.filter(({x:H,wide:S})=>H-S/2<g+6?!1:
(g=H+S/2,!0)),[k,_]=t.mean,$=`balances at ${_}; the exact average is ${t.exact[1]} ${t.unit}`,T=Z($,1.06*14),x=i(k)+16+T<
e?i(k)+16:Math.max(0,i(k)-16-T),L=pt($,e,1.06*14);return dt(e,f+36+18*L.length,t.spoken,t.heaps.map(([,H],S)=>[Array.from(
{length:H},(M,E)=>F(a[S]+(E%h-(h-1)/2)*p,f-7-Math.floor(E/h)*p,p*.4,{fill:"none",stroke:C.accent,"stroke-width":1.7})),l>=
20&&R(a[S],f-10-Math.ceil(H/h)*p,H,"tx b m")]),G(`M6 ${f}H${e-6}`,C.ink,4),y.map(({x:H,text:S})=>R(H,f+19,S,"tx2 m")),v(
"path",{d:`M${i(k)} ${f+2}l10 20h-20z`,fill:C.sheet,stroke:C.ink,"stroke-width":2.5}),L.map((H,S)=>R(L.length>1?0:x,f+42+
18*S,H,"tx b",14)))}function jl(e,t){let[n,o,s,r]=[40,e-6,24,170],i=t.shares.length,a=(o-n)/i,l=Math.max(...t.shares),u=y=>s+
r*(1-y/l),d=y=>n+a*(y-t.first+.5),[h,m]=[s+r,Math.max(1,Math.ceil(26/a))],p=`average ${t.mean[1]}, median ${t.median}`,f=d(
t.mean[0])+16+Z(p,14)<e,b=`most likely: ${t.likeliest[0]} (${t.likeliest[1]})`,g=d(t.likeliest[0])+a/2+4+1.1*Z(b,13)<e;return dt(
e,h+46,t.spoken,Ot(0,l,4).map(y=>[G(`M${n} ${u(y)}H${o}`),R(n-6,u(y)+5,Math.round(y*100),"tx2 e")]),R(0,13,"out of 100",
"tx2"),t.shares.map((y,k)=>v("g",_t(k,20),N(n+k*a+Math.min(2,a*.1),u(y),Math.max(1,a-Math.min(4,a*.2)),h-u(y),{fill:C.ink}),
k%m===0&&R(d(t.first+k),h+16,t.first+k,"tx2 m"))),G(`M${n} ${h}H${o}`,C.ink,2),g?R(d(t.likeliest[0])+a/2+4,u(l)+11,b,"tx",
13):R(e,13,b,"tx e",13),ir(d(t.mean[0]),h+21),R(f?d(t.mean[0])+16:d(t.mean[0])-16,h+38,p,f?"tx b":"tx b e",14))}function Gl(e,t){
let[n,o,s,r]=[40,e-8,24,190],i=t.bins.reduce((x,L,H)=>L>=5e-4?H:x,0)+1,a=t.bins.slice(0,i),l=Math.max(...a),u=x=>n+(o-n)*
x/(i*t.step),d=x=>s+r*(1-x/l),h=s+r,[m,p,f]=t.band,b=u(t.step)-u(0),g=`average ${t.mean[1]} ${t.unit}`,y=Z(g,14)*1.1,k=u(
t.mean[0])+15+y<e,_=k?u(t.mean[0])+15:Math.min(e,Math.max(y,u(t.mean[0])-15)),$=`${m} to ${p}: ${f}`,T=Math.max(0,Math.min(
u(m),e-Z($,14)*1.1));return dt(e,h+76,t.spoken,N(u(m),s-6,u(p)-u(m),r+6,{fill:C.band}),Ot(0,l,4).map(x=>[G(`M${n} ${d(x)}\
H${o}`),R(n-6,d(x)+5,Math.round(x*100),"tx2 e")]),R(0,13,"out of 100","tx2"),a.map((x,L)=>v("g",_t(L,20),N(u(L*t.step)+b*
.06,d(x),b*.88,Math.max(0,h-d(x)),{fill:C.ink}))),G(`M${n} ${h}H${o}`,C.ink,2),Ot(0,i*t.step,e<420?4:7).filter(x=>u(x)<o-
10).map(x=>R(u(x),h+17,x,"tx2 m")),ir(u(t.mean[0]),h+20),R(_,h+37,g,k?"tx b":"tx b e",14),G(`M${u(m)} ${h+44}v10M${u(m)}\
 ${h+49}H${u(p)}M${u(p)} ${h+44}v10`,C.ink,2),R(T,h+71,$,"tx b",14))}function Zl(e,t){let[n,o,s,r]=[40,e-14,30,168],[i,a]=[
t.x[0],t.x[t.x.length-1]],l=[...t.y,...t.lines.map(([T])=>T)],u=t.chance?0:Math.min(0,...l),d=Math.max(...l)*1.12,h=(t.chance?
Math.min(1,d):d)||1,m=T=>n+(o-n)*(T-i)/(a-i||1),p=T=>s+r*(1-(T-u)/(h-u)),f=s+r,b=t.x.map((T,x)=>`${x?"L":"M"}${m(T)} ${p(
t.y[x])}`).join(""),g=t.here,y=g?Z(`you are here: ${g[2]}`,14)*1.1:0,k=g?Math.min(Math.max(n+4,m(g[0])-y+10),o-y):0,_=t.
lines.map(([T])=>p(T)-6),$=g?p(g[1])-13:0;return _.some(T=>Math.abs(T-$)<16)&&($=Math.min(..._,$)-18),dt(e,f+(t.across?42:
24),t.spoken,R(0,13,t.up,"tx2"),Ot(u,h,5).map(T=>[G(`M${n} ${p(T)}H${o}`),R(n-6,p(T)+5,t.chance?Math.round(T*100):ar(T),
"tx2 e")]),Ot(i,a,e<420?5:9).filter(Number.isInteger).map(T=>R(m(T),f+17,T,"tx2 m")),G(`M${n} ${f}H${o}`,C.ink,1.5),t.across!==
""&&R((n+o)/2,f+37,t.across,"tx2 m"),G(b,C.ink,3),t.lines.map(([T,x],L)=>{let H=L%2===0;return[G(`M${n} ${p(T)}H${o}`,C.
edge,1.8,{"stroke-dasharray":"6 4"}),an(H?o:n+6,_[L],x,H?"tx e":"tx")]}),g&&[G(`M${m(g[0])} ${f}V${p(g[1])}`,C.ink,1.5,{
"stroke-dasharray":"2 3"}),F(m(g[0]),p(g[1]),6,{fill:C.ink,stroke:C.sheet,"stroke-width":2}),an(k,$,`you are here: ${g[2]}`,
"tx b",14)])}var np={counted_twice:Cl,draw_by_draw:Nl,two_dice:Rl,frequency_grid:Al,whole_tree:Pl,footprints:Ol,waterfall:Vl,balance:Kl,
gaps:Bl,split:Dl,cases:(e,t)=>ro(e,t),paths:(e,t)=>io(e,t),columns:jl,histogram:Gl,graph:Zl,runs:Il,intervals:Fl};function Yl(e,t,n){
let o=np[e];if(!o)throw new Error(`There is no picture of the kind ${e}.`);return c("figure.picture",o(t,n),n.caption&&c(
"figcaption",n.caption))}var op=2,sp=["first","second"],zl=1e-9;function ur({judged:e,unit:t}){return e==="chance"?{low:0,high:100,unit:"chance"}:
e==="count"?{low:0,high:999999,unit:t,whole:!0}:{low:-9999,high:9999,unit:t}}function rp(e,t){let{value:n,share:o,words:s}=ct(
t,ur(e));if(n==null)throw new Error(s);let r=e.judged==="chance"?o:n;return r>=e.low-zl&&r<=e.high+zl}function Jl(e,t){let n=e.asks.map((s,r)=>ip(s,t.filter(({step:i})=>i===r).map(({number:i})=>i))),o=n.findIndex(({outcome:s})=>!s);
return{steps:n,at:o,lines:e.lines}}function ip({low:e,high:t,...n},o){let s=[],r="";for(let i of o){if(r)break;i?rp({...n,
low:e,high:t},i)?r=sp[s.length]:s.push(i)===op&&(r="shown"):r="shown"}return{...n,outcome:r,wrong:s}}function Xl({text:e}){let[,t,n]=/^(?:about |exactly )?(.*?)( out of 100)?$/.exec(e);return w("b",{class:"r",children:[t,
n&&w("small",{children:n.trim()})]})}function Ql({left:e,done:t}){return w("ul",{class:"left",children:e.map(([n,o,s],r)=>{
let i=!t&&r===e.length-1;return w("li",{children:[w("span",{children:n}),w("b",{children:o}),w("i",{class:i?"hidden":"",
"aria-hidden":"true",children:!i&&w("i",{style:{width:`${s}%`}})}),w("b",{class:"n",children:i?"?":s})]},n)})})}function ap({
step:e,at:t,line:n,fresh:o}){let s=e.outcome==="shown";return w("li",{class:o?"fresh":"",children:[w("i",{class:s?"shown":
"","aria-hidden":"true",children:t+1}),w("p",{children:[n.words,n.formula&&w("small",{children:n.formula}),s&&w("span",{
class:"reason",children:e.reason})]}),w(Xl,{text:n.value??""})]})}function lp({step:e,at:t,lights:n,act:o}){let s=Y(null),
[r,i]=J(""),a=ur(e),l=Ee({rule:a,value:r,set:i}),u=e.wrong.at(-1),d=e.judged==="chance"?e.unit||"out of 100":e.unit;return Kt(
()=>s.current?.focus({preventScroll:!0}),[]),X(()=>{u!=null&&s.current?.select()},[e.wrong.length]),w("form",{class:"sma\
llq",onSubmit:m=>{m.preventDefault();let p=l.text.trim();p!==""&&ct(p,a).value!=null?o.answer(t,p):(l.complain(),s.current?.
focus({preventScroll:!0}))},noValidate:!0,children:[w("i",{"aria-hidden":"true",children:t+1}),w("h4",{id:`${l.id}q`,children:e.
words}),e.left.length>0&&w(Ql,{left:e.left,done:!1}),w("div",{class:"in",children:[w("input",{ref:s,class:"field","data-\
k":"step",inputMode:e.judged==="count"?"numeric":"text",autocomplete:"off",maxLength:40,"aria-labelledby":`${l.id}q`,...l.
said,value:l.text,onInput:m=>l.typed(m.currentTarget.value)}),w("span",{children:d}),w("button",{type:"submit",class:"bt\
n solid","data-k":"step.check",children:"Check"})]}),w(en,{number:l,answer:m=>{l.put(m),s.current?.focus({preventScroll:!0})}}),
u!=null&&w("p",{class:"no",role:"status",children:[w("b",{children:["Not ",u,". ",n&&"Look at what is lit up on the tabl\
e. "]}),e.hint]})]})}function cp({panel:e,lines:t}){let n=t.at(-1);return w("div",{class:"fin","data-next":!0,tabIndex:-1,
children:[t.slice(0,-1).map(o=>w("p",{children:[o.words,": ",o.formula," ",o.value&&`= ${o.value}`]},o.words)),n?.formula&&
w("p",{class:"eq",children:n.formula}),w("p",{children:[e.headline," ",e.said?.verdict]})]})}function dr({panel:e,act:t}){
let{steps:n,at:o,lines:s}=e.work,r=Y(null),i=(e.steps??[]).slice(0,s),a=o<0,l=a?n.length:o,u=Y(l),d=i.slice((n.at(-1)?.line??
0)+1);return X(()=>{let h=r.current?.querySelector(a?".fin":".smallq");h?.scrollIntoView({block:"nearest"}),a&&l!==u.current&&
h instanceof HTMLElement&&h.focus({preventScroll:!0})},[l]),w("div",{class:a?"work over":"work",ref:r,children:[w("div",
{class:"workhead",children:[w("h3",{children:"Work it out"}),w("p",{class:"pips",children:[w("span",{children:[a?"All":"\
Step"," ",a?n.length:l+1,a?" steps done":` of ${n.length}`]}),n.map((h,m)=>w("i",{class:m<l?"d":m===l?"n":"","aria-hidde\
n":"true"},h.line))]})]}),w("ol",{class:"lines",children:n.slice(0,l).flatMap((h,m)=>{let p=m>0?n[m-1].line+1:0;return i.
slice(p,h.line+1).map((f,b,g)=>b===g.length-1?w(ap,{step:h,at:m,line:f,fresh:m===l-1&&l>u.current},f.letter):w(up,{line:f},
f.letter))})}),!a&&w(lp,{step:n[o],at:o,lights:(i[n[o].line]?.lit??[]).length>0,act:t},`${e.key} ${o}`),a&&n.at(-1)?.left.
length?w(Ql,{left:n.at(-1)?.left??[],done:!0}):null,a&&w(cp,{panel:e,lines:d.length>0?d:i.slice(-1)}),w("p",{class:"ways",
children:[w("button",{type:"button",class:"btn quiet","data-k":"work.back",onClick:t.back,children:"Back to the answer"}),
!a&&w("button",{type:"button",class:"btn quiet","data-k":"work.show",onClick:()=>t.show(o),children:"Show me this step"})]})]})}
var up=({line:e})=>w("li",{class:"between",children:[w("i",{"aria-hidden":"true"}),w("p",{children:[e.words,e.formula&&w(
"small",{children:e.formula})]}),w(Xl,{text:e.value??""})]}),tc=e=>c("div.workpage",{tabindex:0,role:"group","aria-label":e});
function ec(e,t,n){let o=n?.node.classList.contains("workpage")?n.node:tc("Work it out");return wt(w(dr,{panel:e,act:t}),
o),{node:o,tried:()=>{},again:()=>{},stop:()=>{}}}function dp({panel:e,goal:t}){return w("div",{class:"work example",children:[
w("div",{class:"workhead",children:[w("h3",{"data-next":!0,tabIndex:-1,children:"How it's done"}),w("p",{class:"pips",children:w(
"span",{children:["with the numbers of position ",t.at]})})]}),w("p",{class:"mute",children:e.ask}),w("ol",{class:"lines",
children:[...(e.work?.steps??[]).map(({reason:n})=>n),e.headline].map((n,o,s)=>w("li",{children:[w("i",{class:o<s.length-
1?"shown":"","aria-hidden":"true",children:o+1}),w("p",{children:n})]},n))}),e.idea&&w("p",{class:"idea",children:e.idea})]})}
function nc(e,t){let n=tc("A worked example");return wt(w(dp,{panel:e,goal:t}),n),{node:n,tried:()=>{},again:()=>{},stop:()=>{}}}
function ao(e,t,n){if(!e.revealed)return{};if(t==="steps")return hp(e);if(t==="example")return mp(e);let o=t==="why"?e.steps?.[n]:
void 0;return Object.fromEntries((o?.lit??[]).map(s=>[s,o?.letter??""]))}function hp({work:e,steps:t=[]}){if(!e)return{};
let n=o=>(t[e.steps[o].line]?.lit??[]).map(s=>[s,String(o+1)]);return e.at>=0&&e.steps[e.at].wrong.length>0?Object.fromEntries(
n(e.at)):Object.fromEntries(e.steps.flatMap(({outcome:o},s)=>o?n(s):[]))}var mp=({work:e,steps:t=[]})=>Object.fromEntries(
(e?.steps??[]).flatMap(({line:n},o)=>(t[n]?.lit??[]).map(s=>[s,String(o+1)])));var pp=[["answer","Answer"],["why","Why"],["try","Try it"]],oc=9,fp=480,gp=e=>{let t=e.parentElement.getBoundingClientRect(),
n=e.getBoundingClientRect();return Math.max(0,n.right-t.right+8)};function sc({model:e,el:t}){let n=c("div.uw.uw-panel");
ot(n,e.get("palette"));let o=U=>c("div",{class:`p-${U}`}),[s,r,i,a,l,u,d,h,m,p]="head quest ask tabs page nav main strip\
 foot read".split(" ").map(o),f=c("section.sheet",{"aria-label":"The question"});f.append(s,r,i,a,l,u,d,h,m);let b=c("p.\
sr",{role:"status"});n.append(b,f,p),t.append(n);let g=e.get.bind(e),y=(U,tt)=>{e.set(U,tt),e.save_changes()},k=U=>{b.textContent=
U},_={key:"",values:["",""],sure:""},$=new Set,T=!1,x=!1,L=!0,H=!1,S=null,M=null,E=()=>g("pair").length>0?al(_.values,g(
"pair")):g("panel").none?"":De(_.values[0],g("panel")),P=()=>{let[U,tt]=_.values;E()?k(E()):(e.send({kind:"predict",value:U,
second:tt,sure:_.sure}),_e(g("game")),Qi())},O=U=>e.send({kind:"go",at:U}),D=ml({get:g,press:U=>{U==="predict"?P():U==="\
work"?ft("steps"):U==="read"?_n(!0):e.send({kind:"main",button:U})},skip:()=>e.send({kind:"skip"}),refused:k}),Q=c("sele\
ct.pick.surefold",{"data-k":"surefold","aria-label":"How sure are you?",onchange:U=>{_.sure=U.target.value,q()}}),I=U=>tt=>y(
"settings",{...g("settings"),[U.name]:tt}),B=U=>{T=!1,y("question",U),e.send({kind:"pick",question:U}),V()},V=()=>{let U=g(
"goal");j(s,U.title?kl(U):yl({chips:g("questions"),now:g("question"),open:T,pick:B,toggle:()=>{T=!T,V()}}))},A=()=>{let U=g(
"panel"),tt=g("moment");if(U.none){j(r,c("h2",U.title),c("p.mute",U.when));return}let at=U.revealed&&!g("goal").title,lt=g(
"pair"),gt=U.revealed&&it()!=="answer",Ft=lt.length>0&&!gt,ze=at&&(tt.headline||U.headline),Sn=ze&&!U.certain?Ya(ze,()=>ft(
"why")):ze||U.ask,ds=at?U.ask:U.given;j(r,lt.length>0&&gt&&ll(lt,O),c("h2",{"data-next":!0,tabindex:-1},(Ft?sn(lt.map(({
ask:$e})=>$e)).both||U.title:Sn)??""),c("p.mute.given",Ft?sn(lt.map(({given:$e})=>$e)).both:ds),U.fault&&c("p.refusal",U.
fault),!U.revealed&&W())},W=()=>{let U=g("panel"),tt=U.knobs.filter(gt=>!gt.model),at=U.row??[];return!!(g("moment").line||
g("goal").title)||tt.length===0?!1:c("div.settings",tt.map((gt,Ft)=>Ft===0&&at.length>1?vl(gt.label,at,I(gt)):sr(gt,I(gt))))},
q=()=>{let U=g("panel");if(U.none||U.revealed)i.replaceChildren();else{let tt={draft:_,folded:Q,changed:()=>ie(),enter:P};
j(i,...hl(U,g("pair"),g("note"),tt))}},vt=()=>{let U=g("panel"),tt=pp.filter(([at])=>at!=="try"||!U.certain);j(a,!!U.revealed&&
St({label:"Pages",choices:tt,value:it(),k:"page",pick:ft}))},ft=U=>{y("page",U),Zt()},it=()=>{let U=g("page"),{certain:tt,
work:at}=g("panel");return tt&&U==="try"||U==="steps"&&!at?"answer":U},xt={answer:(U,tt)=>e.send({kind:"answer_step",step:U,
number:tt}),show:U=>e.send({kind:"show_step",step:U}),back:()=>ft("answer")},he=()=>{let U=ao(g("panel"),it(),g("why"));
JSON.stringify(U)!==JSON.stringify(g("lit"))&&y("lit",U)},Zt=()=>{let U=g("panel"),tt=S;if(S?.stop(),S=null,A(),n.dataset.
page=it(),n.classList.toggle("stopped",!!g("moment").line),n.dataset.at=String(g("moment").at??""),vt(),Mn(),Ne(),U.none)
l.replaceChildren();else if(!U.revealed)j(l,tl());else{let lt=it();lt==="why"?($.add(g("why")),S=Ja(U,g("why"),$,gt=>y("\
why",gt),Yl)):lt==="steps"?S=ec(U,xt,tt):lt==="example"?S=nc(U,g("goal")):lt==="try"?S=Hl(U,()=>g("tried"),e.send.bind(e)):
g("pair").length>0?S=cl(U,g("pair"),gt=>e.send({kind:"own",yes:gt})):S=Ga(U,()=>g("tried"),g("moment"),!!g("goal").title,
W(),wh,gt=>e.send({kind:"own",yes:gt}),()=>ft("why")),l.firstChild!==S.node&&j(l,S.node)}j(u,U.revealed&&it()==="why"&&Xa(
U,g("why"),lt=>y("why",lt))),he(),S?.again(),ls(),S?.again();let at=l.querySelector('.siblings [aria-pressed="true"]');at instanceof
HTMLElement&&at.parentElement&&(at.parentElement.scrollLeft=gp(at))},ie=()=>{n.classList.toggle("numbered",_.values[0]!==
"");let U=ht(n)===D.node,tt=D.show(E);U&&D.node.hidden&&(H=!0),d.classList.toggle("last",!tt||!!g("goal").title),d.firstChild||
d.append(Q,...D.nodes)},Yt=()=>c("button.btn.quiet",{"data-k":"save",onclick:()=>e.send({kind:"save"})},"Save my guesses"),
Mn=()=>{let U=g("guesses"),tt=g("moment"),at=tt.of||0,lt=g("ending"),gt=!!lt.title,Ft=gt&&!n.classList.contains("ended");
if(n.classList.toggle("ended",gt),M?.stop(),M=null,gt){let $e={go:O,open:Mh=>e.send({kind:"open",link:Mh})},$h=H||!!ht(n);
j(h,...sa(lt,U,$e,Yt)),Ft&&$h&&Dt(n,"ending");return}let ze=g("panel").revealed&&it()!=="answer";if(U.length===0&&!at||ze){
h.replaceChildren();return}let Sn=c("div");j(h,c("h3",at>0?`Your guesses, ${U.length} of ${at}`:"Your guesses"),el(),Sn);
let ds=tt.line?tt.at??-1:-1;M=Ut(Sn,$e=>Va($e,U,Math.max(at,U.length),ds))},Ne=()=>{let U=g("panel");if(U.none){m.replaceChildren();
return}let tt=U.knobs.filter(lt=>lt.model),at=!g("goal").title;j(m,ea(U),c("p.mute",U.revealed&&it()!=="why"?"":U.model),
c("div.row",at&&tt.map(lt=>sr(lt,I(lt))),U.revealed&&it()==="why"&&U.lesson&&c("button.btn.quiet",{"data-k":"read",onclick:()=>_n(
!0)},"Read about it"),U.said&&it()==="answer"&&at&&!g("moment").line&&Yt()))},_n=U=>{x=U,f.inert=U,j(p,U&&nl(g("panel"),
()=>_n(!1))),Dt(n,U?"readclose":"read")},ls=()=>{for(let U=1;U<=oc;U++)n.classList.remove(`c${U}`);M?.again(),Ei()},Ei=()=>{
for(let U=1;U<=oc&&f.scrollHeight>f.clientHeight+1;U++)n.classList.add(`c${U}`)},wh=()=>f.clientHeight>0&&f.clientHeight<
fp,cs=()=>{let U=g("panel"),tt=U.key!==_.key;tt&&Object.assign(_,{key:U.key,values:["",""],sure:""}),(tt||L)&&($=new Set);
let at=!!(U.revealed&&L&&!tt&&U.said),lt=ht(n),gt=H||!!(lt&&f.contains(lt));if(H=!1,L=!U.revealed,f.classList.toggle("as\
ked",L&&!U.none),f.classList.toggle("paired",g("pair").length>0),Qs(n,Math.max(g("pair").findIndex(({here:Ft})=>Ft),0)),
f.classList.toggle("lift",at),x&&!U.revealed&&_n(!1),V(),q(),ie(),Zt(),at&&U.said&&k([U,...g("pair").slice(1)].map(({said:Ft})=>Ft?.
verdict??"").join(" ")),at&&gt&&!(g("goal").title&&lt===D.node)){let Ft=r.querySelector("h2");Ft instanceof HTMLElement&&
Ft.focus({preventScroll:!0})}},Li=new ResizeObserver(()=>requestAnimationFrame(()=>{ls(),S?.again()}));Li.observe(n);let yh=xl(
n,{get:g,own:U=>e.send({kind:"own",yes:U}),choose:B,page:it,reading:()=>x}),us=U=>()=>{U(),ls(),S?.again()},kh=()=>{S?.tried(),
Ei()},vh=()=>{q(),g("panel").revealed&&g("note")&&k(g("note"))},xh=()=>{ie(),Zt()},Hi=[["change:panel",cs],["change:ques\
tions change:question change:goal",us(V)],["change:page change:why",Zt],["change:pair",cs],["change:main",ie],["change:m\
oment",xh],["change:guesses change:ending",us(Mn)],["change:note",us(vh)],["change:tried",kh],["msg:custom",Et]];for(let[
U,tt]of Hi)e.on(U,tt);return cs(),()=>{for(let[U,tt]of Hi)e.off(U,tt);S?.stop(),M?.stop(),Li.disconnect(),yh()}}var bp=3e5,fr="uncle_widgets ",lo="uncle_widgets.kept ",hr="uncle_widgets/left",gr="uncle_widgets/asked",rc=Symbol.for("\
uncle_widgets.whose");function we(){try{return sessionStorage}catch{return null}}function ln(){try{return localStorage}catch{
return null}}var mr=(e,t)=>Object.keys(e??{}).filter(n=>n.startsWith(t));function ic(e,t){let n=e?.getItem(t);return n?n.
slice(n.indexOf(" ")+1):null}function ac(e,t,n){try{e?.setItem(t,`${Date.now()} ${n}`)}catch{}}function wp(){let e=we();
if(!e)return!1;let[t]=performance.getEntriesByType("navigation"),o=!(t?.type==="navigate"&&e.getItem(hr))&&!e.getItem(gr);
e.removeItem(hr),window.addEventListener("pagehide",()=>e.setItem(hr,"1"));let s=Math.max(...mr(e,`${fr}${location.pathname}\
 `).map(r=>Number.parseInt(e.getItem(r)??"",10)||0));return o&&Date.now()-s<bp}function br(){let e=globalThis;return e[rc]??=
{free:wp(),own:new Set,holders:new Set,ask:null,sizes:new ResizeObserver(()=>requestAnimationFrame(co))},e[rc]}var wr=(e,t)=>c(
"div.offer",{role:"group","aria-label":"Continue, or start as a new student?"},c("b","Welcome back"),c("p","Continue, or\
 start as a new student?"),c("div.row",c("button.btn.solid",{"data-k":"resume",onclick:e},"Continue"),c("button.btn",{"d\
ata-k":"forget",onclick:t},"New student")));function co(){let e=br();if(![...e.holders].some(({give:o})=>o)){e.ask?.remove(),
e.ask=null;return}let[n]=[...e.holders].map(({root:o})=>o).filter(o=>o.getClientRects().length>0).sort((o,s)=>o.compareDocumentPosition(
s)&Node.DOCUMENT_POSITION_FOLLOWING?-1:1);n&&(e.ask??=c("div.uw.uw-whose",wr(()=>pr(!0),()=>pr(!1))),n.previousSibling!==
e.ask&&n.before(e.ask),we()?.setItem(gr,"1"))}function pr(e){let t=br(),n=t.ask?.nextElementSibling;t.free=!0;let o=[...t.
holders].filter(({give:a})=>a),s=o.map(({give:a})=>a);for(let a of t.holders)a.give=null;if(e)for(let a of s)a?.();else{
for(let a of mr(we(),fr))we()?.removeItem(a);for(let a of mr(ln(),lo))ln()?.removeItem(a);for(let a of o)a.anew()}we()?.
removeItem(gr);let r=t.ask?.matches(":focus-within");co();let i=r&&n?.querySelector("button, input, select, textarea, [t\
abindex='0']");i instanceof HTMLElement&&i.focus({preventScroll:!0})}function Jt(e,t,n=!1){let o=br(),s=()=>`${fr}${location.
pathname} ${t()}`,r=()=>n?ic(ln(),lo+t()):ic(we(),s()),i={root:e,give:null,anew:()=>{}},a=()=>{we()?.removeItem(s()),n&&
ln()?.removeItem(lo+t())},l=()=>o.free||o.own.has(s());return o.holders.add(i),o.sizes.observe(e),{look:(u,d=()=>{})=>{let h=r();
return i.anew=d,i.give=h&&!l()?()=>u(h):null,h&&l()&&u(h),co(),i.give!=null},keep:u=>{o.ask&&pr(!1),o.own.add(s()),ac(we(),
s(),n?"":u),n&&ac(ln(),lo+t(),u)},forget:a,stop:()=>{o.holders.delete(i),o.sizes.unobserve(e),co()}}}var lc=3,cc=80,uc=e=>[...e.values.map((t,n)=>v("g",{transform:`translate(${n*(e.size+10)} 0)`},on(t,e.size,e.lit.includes(
n)))),N(-5,-5,e.w+10,e.size+10,{class:"ring-focus",rx:9}),v("title",e.label)],dc=(e,t)=>v("svg.small-die",{viewBox:"-3 -\
3 38 38"},on(e,32,t));function hc(e,t){for(let n=0;n<lc;n++){let o=(r,i)=>1+(r+2*n+3*i)%6,s=()=>e(r=>({...r,values:r.values.
map(o),lit:[]}));n?setTimeout(s,n*cc/t):s()}setTimeout(()=>e(n=>n),lc*cc/t)}function mc(e,t,n,o){let s=c("input.num",{inputmode:"decimal",maxlength:80,autocomplete:"off","data-k":"row.say",oninput:()=>a()}),
r=c("b",{"aria-hidden":"true"}),i=()=>{let u=Wn(s.value,bt);r.textContent=u&&`= ${u} `},a=()=>{i(),o(s.value,ct(s.value,
bt).value)},l=Xn(s,bt,u=>{s.value=u,l.complain(),a()});return s.value=In(t,n,bt),i(),l.complain(),[c("label.wonder",c("s\
pan",e),s,c("span",r,"out of 100")),l.node]}var yr=4,yp=8,pc={low:0,high:999,whole:!0},kp=["","This move cost you most","These two moves cost you most","These three\
 moves cost you most"],vp=["Nudge me","What to count","The odds"];function xp(e){let t=e.currentTarget,n=[...t.querySelectorAll(
"button")],o=n.findIndex(r=>r.matches(":focus")),s={ArrowDown:o+1,ArrowUp:o-1,Home:0,End:n.length-1}[e.key];s==null||o<0||
(e.preventDefault(),e.stopPropagation(),n[Math.max(0,Math.min(n.length-1,s))].focus())}function fc({model:e,el:t}){let n=c(
"div.uw.uw-coach");ot(n,e.get("palette"));let o=c("div.sheet.meter",{hidden:!0}),s=c("section.sheet",{"aria-label":"The \
coach"}),r=c("p.sr",{role:"status"});n.append(o,s,r),t.append(n);let i=[],a=e.get.bind(e),l=A=>e.send(A),u=`uw.play.${a(
"game")}`,d=()=>{try{return localStorage.getItem(u)??""}catch{return""}},h=A=>{try{A?localStorage.setItem(u,A):localStorage.
removeItem(u)}catch{}},m=A=>A.split(": ")[1]?.split(" ").filter(Boolean).length??0,p=d();(p===a("link")||!m(p))&&(p="");
let f=(A,W,q=!1,vt="")=>c("button",{class:q?"btn solid":"btn","data-k":vt||A.kind,onclick:()=>l(A)},W),b={},g=a("stamp"),
y=!1,k=()=>{i.forEach(vt=>vt.stop()),i=[];let A=a("desk"),W=a("link");if(a("over")?h(""):m(W)&&(h(W),p=""),A.since==null)
return;g!==a("stamp")&&([g,b]=[a("stamp"),{}]),j(s,p&&wr(()=>l({kind:"resume",link:p}),()=>{p="",h(""),k()}),a("note")&&
c("p.refusal",{role:"alert"},a("note")),A.result&&Q(A),A.quiz?P(A):A.look?E(A.look):!A.result&&_(A),A.worth&&!A.look&&O(
A.worth),A.guess&&!A.worth&&!A.look&&c("p.guess",A.guess),A.said&&c("p.note.hint",A.said),I(A));let q=A.look?`Look again\
. You chose ${A.look.chosen}. ${A.look.hint}`:A.result||H(A)?.words||A.said||A.worth?.title||"";r.textContent!==q&&(r.textContent=
q,H(A)&&s.querySelector(".hint-words")?.scrollIntoView({block:"nearest"}))},_=A=>{let W=a("lifts"),q=a("lifted");if(!A.turn)
return[c("h2",A.press?"Nobody has a choice now. Chance comes next.":"The others are playing."),A.press&&c("p.mute",`Pres\
s “${A.press}” below the table.`),M(A)];let vt=Object.entries(W).filter(([,xt])=>xt.line),ft=vt.every(([,xt])=>xt.row)?
yp:yr,it=vt.length<=ft?vt:vt.filter(([xt])=>xt===q);return[c("h2","Your move."),it.length>0&&c("ul",{class:["leaving",q&&
"asked",it.length>yr&&"many",it[0][1].row&&"places"],onkeydown:xp},it.map(([xt,he],Zt)=>c("li",x(xt,he,Zt),$(xt,he)))),S(
A),M(A)]},$=(A,{ask:W,row:q})=>W&&q&&A===a("lifted")&&mc(W,b[A],a("said")[A],(vt,ft)=>{b[A]=vt;let{[A]:it,...xt}=a("said");
ft!==(it??null)&&(e.set("said",ft==null?xt:{...xt,[A]:ft}),e.save_changes())}),T=A=>{e.set("lifted",A),e.save_changes()},
x=(A,{label:W,play:q,line:vt,ask:ft,row:it,dice:xt=[]},he)=>{let Zt=a("lifted"),ie=a("said"),Yt=A===Zt,Mn=()=>{if(Yt&&b[A]?.
trim()&&ne(b[A],bt)){r.textContent=ne(b[A],bt),Dt(s,"row.say");return}if(Yt)return l({kind:"move",move:A,stamp:a("stamp"),
said:ie[A]??null});T(A)};return c("button",{class:[Yt&&"on",it&&"place"],"data-move":A,"data-k":`row.${A}`,"aria-pressed":String(
Yt),tabindex:(Zt in a("lifts")?Yt:!he)?0:-1,onclick:Mn,onkeydown:Ne=>{Ne.key!=="Escape"||!Yt||(Ne.stopPropagation(),T(""))}},
xt.length>0&&c("span.thrown",{"aria-hidden":"true"},xt.map(Ne=>dc(Ne,Yt))),c("b.what",it||W),c("span.then",vt),c("span.s\
ay",Yt?q.split(" ")[0]:A in ie&&`your guess: ${Bn(ie[A],bt)}`),ft&&!it&&L(ie[A]))},L=A=>c("i.track",{"aria-hidden":"true"},
A!=null&&c("i",{style:`left:${A}%`})),H=({hint:A})=>A?.move===a("lifted")?A:null,S=A=>{if(!A.hints.length)return null;let W=H(
A);return c("div.hints",c("h3","Need a hint?"),c("div.seg",{role:"group","aria-label":"A hint"},A.hints.map(q=>c("button",
{"data-k":q?`hint.${q}`:"hint","aria-pressed":String(W?.grade===q),onclick:()=>l({kind:"hint",move:a("lifted"),grade:q})},
vp[q]))),W&&c("p.hint-words",W.words))},M=A=>A.since.length>0&&c("div.since",c("h3","Since your last move"),c("ul",A.since.
slice(-yr).map(W=>c("li",W)))),E=A=>[c("p.mute","You chose ",c("b",A.chosen),"."),c("h2","Look again."),c("p.big-ask",A.
hint||"Is there a better move?"),c("div.row.start.looked",f({kind:"again"},"Choose again",!0),f({kind:"play"},"Play it a\
nyway"))],P=A=>{let W=c("input.num",{inputmode:"numeric",maxlength:80,autocomplete:"off","data-k":"total","data-draft":A.
quiz,"aria-label":"The new total"}),q=Xn(W,pc,()=>{});return c("form",{onsubmit:vt=>{vt.preventDefault(),q.complain(),ct(
W.value,pc).value==null?W.focus():l({kind:"answer",value:W.value})}},c("h2",a("terms").call),c("p.big-ask",A.quiz," ",W,
" "),q.node,c("button.btn.solid",{type:"submit","data-k":"call"},"Call it"))},O=A=>{let W=c("div");return i.push(Ut(W,q=>Di(
q,A))),c("div.worth",c("h3","Your last move"),a("desk").guess&&c("p.guess",a("desk").guess),c("details.read",{open:y,ontoggle:q=>y=
q.target.open},c("summary",{"data-k":"worth"},A.title),c("h4","What each move was worth"),c("p.mute.small",A.unit),W,A.words.
map(q=>c("p",q)),c("p.mute.model",A.model)))},D=({step:A,place:W,worth:q,cost:vt,cards:ft},it)=>c("div.costly",c("b.tag",
String(it)),c("p.where",c("b",W)," ",!ft.length&&c("span",q?.title??"")),ft.length>0&&c("div.cards",ft.map(({face:xt,chosen:he,
best:Zt})=>c("i",{class:[he&&"chosen",Zt&&"best"]},v("svg",{viewBox:"0 0 48 68","aria-hidden":"true"},Gt(xt,48))))),c("b\
.cost",vt),f({kind:"retry",step:A},"Try again",!1,`retry.${A}`),c("details",c("summary",{"data-k":`review.${A}`},"Why"),
(q?.words??[]).map(xt=>c("p",xt)),c("p.mute.model",q?.model??""))),Q=A=>{let W=A.review??[],q=W[0]?.step<0,vt=W[0]?.worth?.
unit;return[c("h2","The game is over."),!W.length&&c("p.mute.waits","The coach can go through your moves and show which \
ones cost you most."),!W.length&&a("progress")==null&&f({kind:"review"},"Review my moves",!0),W.length>0&&c("div.review",
c("h3",q?"Your moves":kp[W.length]),q?c("p","As far as the coach can tell, every move you made was the best one."):c("p.\
mute.small",`How much better the best move was than yours, in ${vt}.`),!q&&W.map((ft,it)=>D(ft,it+1)),W.some(({cards:ft})=>ft.
length>0)&&c("p.mute.small.key",c("i.chosen"),"your move",c("i.best"),"best move"),A.sum&&c("p.note",A.sum)),c("details.\
read",c("summary",{"data-k":"record"},"Record of the game, with every card"),c("p.mono.record",A.record))]},I=A=>c("div.\
foot",!A.result&&c("label.level",c("span",c("b","Coach")," warns me when a move costs"),c("select.pick",{"data-k":"coach",
onchange:W=>{let q=Number(W.target.value);l({kind:"coach",on:q>=0,level:q<0?null:q})}},c("option",{value:-1,selected:!A.
coach},"off"),A.levels.map((W,q)=>c("option",{value:q,selected:A.coach&&A.level===q},W)))),!A.result&&c("div.row.pair",f(
{kind:"deal"},"New game"),f({kind:"same"},"Same game again")),c("p.mute.small",`Game ${A.seed}. Play the same moves and \
you get the same game.`)),B=()=>{let A=a("progress");if(o.hidden=A==null,A==null)return o.replaceChildren();j(o,c("div.r\
ow",c("span","The coach is thinking"),c("div.gauge",{role:"progressbar","aria-label":"The coach is thinking","aria-value\
min":0,"aria-valuemax":100,"aria-valuenow":Math.round(A*100)},c("i",{style:`width:${A*100}%`})),f({kind:"stop"},"Stop")))},
V="change:desk change:note change:link change:lifts change:lifted change:said change:stamp";return e.on(V,k),e.on("chang\
e:progress",B),k(),B(),()=>{e.off(V,k),e.off("change:progress",B),i.forEach(A=>A.stop())}}var uo="uncle_widgets.lesson.";var gc=e=>String(e).replace("-","−"),wc=({low:e,high:t},n)=>o=>(o-e)/(t-e)*n,yc=({dots:e})=>e.filter(({apart:t})=>!t);
function $p(e,t,{left:n,top:o}){let s=wc(t,e),r=f=>n+s(f),i=f=>o+e-s(f),{low:a,high:l,band:u,unit:d}=t,h=yc(t),m=d==="ou\
t of 100"?[0,25,50,75,100]:te(a,l),p=u?v("path",{class:"band",d:`M${r(a)} ${i(a)}L${r(a)} ${i(a+u)}L${r(l-u)} ${i(l)}L${r(
l)} ${i(l)}
          L${r(l)} ${i(l-u)}L${r(a+u)} ${i(a)}Z`}):h.map(f=>v("path",{class:"reach",d:[`M${r(f.exact)} ${i(Math.max(a,f.
exact-f.reach))}`,i(Math.min(l,f.exact+f.reach))].join("V")}));return v("g",{},p,m.map(f=>[v("path",{class:"grid",d:`M${r(
f)} ${i(a)}V${i(l)}M${r(a)} ${i(f)}H${r(l)}`}),v("text",{x:r(f),y:i(a)+18,"text-anchor":"middle"},gc(f)),v("text",{x:r(a)-
8,y:i(f)+4,"text-anchor":"end"},gc(f))]),v("path",{class:"same",d:`M${r(a)} ${i(a)}L${r(l)} ${i(l)}`}),v("text",{class:"\
faint",x:r(a)+44,y:i(l)+34},"too high"),v("text",{class:"faint",x:r(l)-16,y:i(a)-24,"text-anchor":"end"},"too low"),v("t\
ext",{class:"axis",x:r(l),y:i(a)+36,"text-anchor":"end"},`the answer (${d})`),v("text",{class:"axis",transform:`translat\
e(${r(a)+16} ${i(l)+12}) rotate(-90)`,"text-anchor":"end"},"your guess"),h.filter(f=>!f.near).map(f=>v("path",{class:"dr\
op",d:`M${r(f.exact)} ${i(f.exact)}V${i(f.said)}`})),kc(h,s,e).map(({place:f,number:b},g)=>[v("path",{class:"lead",d:`M${n+
f[0]} ${o+e-f[1]}L${n+b[0]} ${o+e-b[1]}`}),v("circle",{class:"place","data-at":h[g].at,cx:r(h[g].exact),cy:i(h[g].said),
r:4})]))}function Mp(e,t){let r=Math.max(20,...t.flatMap(u=>u.off)),i=te(0,r*1.05),a=u=>92+u/(r*1.05)*(e-92-40),l=t.length*
40;return v("svg",{class:"surerows",width:e,height:l+24,role:"img","aria-label":"How far off, out of 100"},i.map(u=>[v("\
path",{class:"grid",d:`M${a(u)} 0V${l}`}),v("text",{x:a(u),y:l+18,"text-anchor":"middle"},String(u))]),t.map(({words:u,off:d,
mean:h},m)=>{let p=m*40+20,f={};return[v("text",{class:"level",x:0,y:p+5},u),v("path",{class:"mean",d:`M${a(h)} ${p-16}V${p+
16}`}),[...d].sort((b,g)=>b-g).map(b=>{let g=Math.round(a(b)/9);return f[g]=(f[g]??0)+1,v("circle",{class:"one",cx:a(b),
cy:p+8-(f[g]-1)*9,r:4})}),v("text",{class:"much",x:e,y:p+5,"text-anchor":"end"},String(Math.round(h)))]}))}var _p=156,bc=16,
Sp=26,Tp=[7,3,1,5,0,4,6,2],Ep=8;function kc(e,t,n){let o=([l,u],[d,h])=>Math.hypot(l-d,u-h),s=e.map(({exact:l,said:u})=>[
t(l),t(u)]),r=s.map((l,u)=>s.every((d,h)=>h===u||o(l,d)>=bc)),i=s.map((l,u)=>r[u]?l:null),a=([l,u])=>Math.min(l,u)>=0&&Math.
max(l,u)<=n&&i.every(d=>!d||o(d,[l,u])>=Sp)&&s.every(d=>o(d,[l,u])>=bc);return s.forEach(([l,u],d)=>{for(let h=1;!i[d]&&
h<=Ep;h++)for(let m of Tp){let p=m*Math.PI/4,f=[l+22*h*Math.cos(p),u+22*h*Math.sin(p)];!i[d]&&a(f)&&(i[d]=f)}}),s.map((l,u)=>({
place:l,number:i[u]??l}))}var Lp=4;function vc({model:e,el:t}){let n=c("div",{class:"uw uw-lessonchart"});ot(n,e.get("pa\
lette"));let o=c("div",{class:"plot"}),s=c("ul.apart"),r=c("div",{class:"sr"});n.append(c("section",{class:"sheet"},c("h\
2",{},"Your guesses and the answers"),o,s,r)),t.append(n);let i="",a=(h,m="")=>mt({class:h.near?"dot hit":"dot missed","\
data-k":`dot.${h.at}`,"aria-label":`Position ${h.at+1}: ${h.words}`,title:`Position ${h.at+1}: ${h.words}`,style:m,onclick:()=>e.
send({kind:"go",at:h.at})},String(h.at+1)),l=(h,m)=>{let p=e.get("report"),f=yc(p);return kc(f,wc(p,h),h).map(({number:[
b,g],place:[y,k]},_)=>a(f[_],`left:${m.left+b}px;top:${m.top+h-g}px;--rise:${k-y}px;animation-delay:${_*40}ms`))},u=()=>{
let h=e.get("report"),m=o.clientWidth,p=o.clientHeight,f=`${m} ${p} ${JSON.stringify(h)}`;if(m===0||f===i||!h.dots)return;
i=f;let b=m>560,g={left:44,top:14},y=m-g.left-(b?_p:26),k=Math.max(160,b&&p>260?Math.min(y,p-64):y);j(o,v("svg",{width:m,
height:k+64,"aria-hidden":"true"},$p(k,h,g)),l(k,g),c("ul",{class:b?"legend":"legend under",style:b?`left:${g.left+k+28}\
px`:null},c("li",{},c("i",{class:"dot hit"}),"close"),c("li",{},c("i",{class:"dot missed"}),"not close"),b&&c("li",{},c(
"i",{class:"line"}),"guess = answer"),b&&c("li",{},c("i",{class:"patch"}),h.band?"within 10":"still close"))),j(s,h.dots.
filter(({apart:_})=>_).map(_=>c("li",a(_),_.words))),r.replaceChildren(c("table",{},c("caption",{},"Your guess and the a\
nswer, position by position"),c("tbody",{},h.dots.map(_=>c("tr",{},c("th",{},`${_.at+1}`),c("td",{},_.words)))))),h.dots.
length===0&&j(o,c("p",{class:"mute"},"You didn't guess."))},d=new ResizeObserver(()=>requestAnimationFrame(u));return d.
observe(o),e.on("change:report",u),u(),()=>{d.disconnect(),e.off("change:report",u)}}function xc({model:e,el:t}){let n=c(
"div",{class:"uw uw-lessonend"});ot(n,e.get("palette"));let o=c("section",{class:"sheet","aria-label":"How you did"}),s=c(
"p",{class:"told",role:"status"});n.append(o),t.append(n);let r=null,i=l=>c("li",{},mt({class:"dot missed","data-k":`mis\
s.${l.at}`,"aria-label":`Open position ${l.at+1}`,onclick:()=>e.send({kind:"go",at:l.at})},String(l.at+1)),c("span",{},c(
"b",{},l.name),l.why&&c("small",{},l.why)),c("span",{class:"off"},c("b",{},l.off),l.againWords&&c("small",{},`then ${l.againWords}`))),
a=()=>{let l=e.get("report");if(l.done&&ce(uo+l.done,"1"),!l.dots)return;let u=l.dots.filter(b=>!b.near),d=l.open.length,
h=(b,g)=>({kind:b,words:g}),m=[l.practise&&h("practise",l.practise),l.next&&h("next","Next lesson"),d>0&&h("redo",d===1?
"Try that one again":`Try those ${d} again`)].filter(b=>b!==!1&&b!==""),p=c("div",{class:"acts"},m.map((b,g)=>mt({class:g?
"btn":"btn solid","data-k":b.kind,title:b.kind==="next"?l.next:null,onclick:()=>e.send({kind:b.kind})},b.words)),l.of>0&&
mt({class:"btn quiet","data-k":"save",onclick:()=>e.send({kind:"save"})},"Save"),l.receipt&&mt({class:"btn quiet","data-\
k":"receipt",onclick:()=>kr(l.receipt,s)},"Copy the receipt")),f=c("div",{});r?.stop(),j(o,c("div",{class:"goal"},c("h2",
{tabindex:-1,"data-next":!0},l.title),l.of>0&&c("span",{class:"chip line"},`${l.near} of ${l.of} close`),c("p",{},l.short&&
c("b",{},`${l.short} `),l.found)),l.meaning&&c("p",{class:"meaning"},l.meaning),p,c("h3",{},Hp(u.length,l.of)),u.length>
0&&c("ol",{class:u.length>Lp?"misses many":"misses"},u.map(i)),l.sure.length>0&&[c("h3",{},"How sure, and how far off"),
l.calibration&&c("p",{class:"calibration"},l.calibration),c("p",{class:"mute"},`${l.sureWords} The bar shows the average\
.`.trim()),f],s),r=l.sure.length>0?Ut(f,b=>Mp(b,l.sure)):null};return e.on("change:report",a),e.on("msg:custom",Et),a(),
setTimeout(()=>{let l=o.querySelector("h2");Hn(n)&&l?.focus({preventScroll:!0})},80),()=>{r?.stop(),e.off("change:report",
a),e.off("msg:custom",Et)}}async function kr(e,t){try{await navigator.clipboard.writeText(e),t.textContent="Copied. Past\
e it where you hand it in."}catch{t.textContent=e}}function Hp(e,t){return t===0?"No guesses yet":e===0?"All close":`${e}\
 to look at again`}var Ap=["#F4F7FF","#A9C3F5","#6F94DB","#3F63AB","#233E77"],xr=e=>({fill:Ap[e-1],ink:e<4?"#13201E":"#FFF"}),vr=e=>!!e.nodes,
Up=["part","value"];function Pp(e,t){let n=Object.entries(e.nodes??{});return t==="part"?n:[...n].sort(([,o],[,s])=>(o.value??
0)-(s.value??0))}var ho=class{constructor(t){this.back=!1;this.by="part";this.map={};this.changed=t,this.words=c("p.coun\
ted"),this.steps=c("ol.shades"),this.tokens=c("button.btn.quiet",{"data-k":"heat.tokens",onclick:()=>this.bring()}),this.
opener=c("button.btn.quiet",{"data-k":"heat.all","aria-expanded":"false",onclick:()=>this.open(!!this.list.hidden)}),this.
root=c("div.heat-bar",{role:"group","aria-label":"Numbers on the board",hidden:!0},c("div.legend",this.words,this.steps),
this.tokens,this.opener),this.list=c("section.sheet.scores.heat-list",{hidden:!0})}get clears(){return vr(this.map)&&!!this.
map.hides&&!this.back}show(t){if(JSON.stringify(t)===JSON.stringify(this.map)||(this.map=t,this.root.hidden=!vr(t),this.
open(!1),!vr(t)))return;let{title:n="",unit:o="",steps:s=[],hides:r="",nodes:i={}}=t;this.words.textContent=n,this.steps.
replaceChildren(...s.map(({text:a,count:l},u)=>{let{fill:d,ink:h}=xr(u+1),m=`about ${a} ${o} at ${l} ${l===1?"place":"pl\
aces"}`;return c("li",{title:m},c("span.shade",{"aria-hidden":"true",style:`background:${d};color:${h}`},a),c("span.sr",
m))}),c("li.unit",{"aria-hidden":"true"},o)),this.tokens.hidden=!r,this.opener.textContent=`All ${Object.keys(i).length}`,
this.say()}say(){this.tokens.textContent=`Show ${this.map.hides??""}`,et(this.tokens,"aria-pressed",String(this.back))}bring(){
this.back=!this.back,this.say(),this.changed()}open(t){this.list.hidden=!t,et(this.opener,"aria-expanded",String(t)),this.
list.replaceChildren(...t?[this.table()]:[])}escape(){let t=!this.list.hidden;return this.open(!1),t&&this.opener.focus(),
t}sort(t){this.by=t,this.open(!0),this.list.querySelector(`[data-k="heat.${t}"]`)?.focus()}table(){let{title:t="",unit:n=""}=this.
map,o={part:"where",value:n},s=Up.map(i=>c("th",{scope:"col","aria-sort":this.by===i?"ascending":null},c("button.sorts",
{"data-k":`heat.${i}`,onclick:()=>this.sort(i)},o[i]))),r=([i,{part:a="",value:l=0}])=>c("tr",c("th",{scope:"row"},i),c(
"td",a),c("td.num",l.toFixed(2)));return c("div.scroll",{tabindex:0,role:"group","aria-label":t},c("table",c("caption",t),
c("thead",c("tr",c("td"),...s)),c("tbody",Pp(this.map,this.by).map(r))))}};var Cp=23,$r=24,un=20,Np=17,Rp=8,$c=6,cn={h:23,size:15},Op={house:[66,34],place:[20,28]},[Dp,Bp,Wp]=[3,4,1],Mc=(e,t)=>Math.
hypot(e.x-t.x,e.y-t.y);function Ip(e,t,n){let o={x:(e.x+t.x)/2,y:(e.y+t.y)/2},s=r=>(r.x-o.x)*(t.x-e.x)+(r.y-o.y)*(t.y-e.
y);return n.flatMap((r,i)=>{let a=n[(i+1)%n.length],[l,u]=[s(r),s(a)],d=l/(l-u),h=l<0!=u<0?[{x:r.x+(a.x-r.x)*d,y:r.y+(a.
y-r.y)*d}]:[];return l<0?[r,...h]:h})}function Fp(e,t=Cp){let n=Array.from({length:$r},(o,s)=>{let r=2*Math.PI*s/$r,i=t/
Math.cos(Math.PI/$r);return{x:i*Math.cos(r),y:i*Math.sin(r)}});return e.map((o,s)=>{let r=n;for(let[i,a]of e.entries()){
let l=Mc(o,a);i===s||l>2.1*t||(l<.5?r=i>s?[]:r:r=Ip({x:0,y:0},{x:a.x-o.x,y:a.y-o.y},r))}return r})}var qp=e=>e.map((t,n)=>{
let o=e.filter((s,r)=>r!==n).map(s=>Mc(t,s));return Math.max(Rp,Math.min(un,...o.filter(s=>s>.5).map(s=>s/2-1)))}),Mr=(e,t)=>e.
x<t.x+t.w&&t.x<e.x+e.w&&e.y<t.y+t.h&&t.y<e.y+e.h,Vp=({x:e,y:t},n)=>({x:e-n,y:t-n,w:2*n,h:2*n});function Kp(e,t,n,o,s){let r=[];
return e.map((i,a)=>{let l=n[a],u=cn.h,d=f=>(f.x<s.x||f.y<s.y||f.x+l>s.x+s.w||f.y+u>s.y+s.h?100:0)+Dp*r.filter(g=>Mr(g,f)).
length+Bp*e.filter((g,y)=>Mr(Vp(g,t[y]-3),f)).length+Wp*o.filter(g=>Mr(g,f)).length,h=[[1,-1],[-1,-1],[1,0],[-1,0],[0,-1],
[0,1],[1,1],[-1,1]],p=[0,8,20].flatMap(f=>h.map(([b,g])=>{let y=(t[a]+f)*(b&&g?.72:1.08);return{x:i.x+b*(y+l/2)-l/2,y:i.
y+g*(y+u/2)-u/2,w:l,h:u}})).reduce((f,b)=>d(b)<d(f)?b:f);return l&&r.push(p),p})}var _r=e=>e?12+9*e.length:0,Sr=({x:e,y:t},{
role:n,label:o,ring:s,chosen:r,attributes:i})=>v("g",{role:n,"aria-label":o,"data-x":e,"data-y":t,transform:`translate(${e}\
 ${t})`,...i},v("title",o),v("g.sized",v("path.cell",{fill:"transparent"}),(s||r)&&F(0,0,un,{class:"ring"}),r&&F(0,0,un-
$c,{class:"ring chosen"}),F(0,0,un+12,{class:"ring-focus"}))),_c=({x:e,y:t},n,o)=>v("g.tag.of",{"data-of":o,"data-move":o,
transform:`translate(${e} ${t})`,"aria-hidden":"true"},v("g.sized",v("g.stands",N(0,0,_r(n),cn.h,{rx:3,style:"fill:var(-\
-lit)"}),v("text",{x:_r(n)/2,y:cn.h/2+cn.size*.36,"font-size":cn.size,"font-weight":700,"text-anchor":"middle",fill:"#13\
201E"},n))));function Sc(e,t,n,o){let s=[...e.querySelectorAll("[data-x]")],r=({x:b,y:g})=>({x:b/t,y:g/t}),i=s.map(({dataset:b})=>r(
{x:Number(b.x),y:Number(b.y)})),a=Fp(i),l=qp(i);for(let b of e.querySelectorAll(".sized"))b.setAttribute("transform",`sc\
ale(${t})`);for(let[b,g]of s.entries()){let y=a[b].map(({x:k,y:_})=>`${k.toFixed(1)} ${_.toFixed(1)}`).join("L");g.querySelector(
".cell")?.setAttribute("d",y?`M${y}Z`:"");for(let k of g.querySelectorAll("circle")){let _=k.classList.contains("ring-fo\
cus")?12:k.classList.contains("chosen")?-$c:0,[$,T]=["many","handle"].map(L=>g.classList.contains(L)),x=T?un:$?Math.min(
l[b],Np/t):l[b];k.setAttribute("r",String(x+_))}}let u=[...e.querySelectorAll(".tag.of")];if(!u.length)return;let d=s.map(
b=>u.find(g=>g.dataset.of===b.dataset.move)),h=d.map(b=>_r(b?.textContent??"")),m={x:n.x/t,y:n.y/t,w:n.w/t,h:n.h/t},p=o.
map(({x:b,y:g,kind:y})=>{let[k,_]=Op[y??""]??[13,13];return{x:(b-k)/t,y:(g-_)/t,w:2*k/t,h:2*_/t}}),f=Kp(i,l,h,p,m);for(let[
b,g]of d.entries()){let{x:y,y:k}=f[b];g?.querySelector(".stands")?.setAttribute("transform",`translate(${y-i[b].x} ${k-i[b].
y})`)}}var jp=18,Gp=40,Zp={"stroke-width":5},Yp={"stroke-width":36,"stroke-linejoin":"round","stroke-linecap":"round"},zp=.4;function Jp(e,t){
let n=t.get(e.a),o=t.get(e.b),s=`M${n.x} ${n.y}L${o.x} ${o.y}`,r=i=>v("path",{d:s,fill:"none",...i});switch(e.kind??"roa\
d"){case"double":return[r({style:"stroke:var(--field-edge)","stroke-width":9}),r({style:"stroke:var(--field)","stroke-wi\
dth":4})];case"dashed":return r({style:"stroke:var(--field-edge)","stroke-width":6,"stroke-dasharray":"12 9"});case"thin":
return r({style:"stroke:var(--field-edge)","stroke-width":3});case"pointer":return r({style:"stroke:var(--on-field-2)","\
stroke-width":3,"stroke-dasharray":"2 5"});default:return r({style:"stroke:var(--field-edge)","stroke-width":9})}}var Tc=(e,t,n,o)=>v(
"text",{class:o,y:.35*t,"font-size":t,"font-weight":700,"text-anchor":"middle",fill:n},e);function Xp(e,t,n,o){let{fill:s,
ink:r}=t?xr(t.step):{fill:"var(--on-field)",ink:""},i={style:`fill:${s};stroke:var(${t?"--on-field-2":"--field"})`,"stro\
ke-width":2},a=t?Math.min(16*n,jp):13,l=e.kind==="crossing"?v("path",{d:`M0 ${-a*1.35}L${a*1.35} 0 0 ${a*1.35} ${-a*1.35}\
 0Z`,...i}):e.kind==="door"?v("path",{d:`M${-a} ${-a}L${a} 0 ${-a} ${a}Z`,...i}):e.kind==="house"?v("rect",{x:-66,y:-34,
width:132,height:68,rx:4,...i}):e.kind==="place"?N(-19,-27,38,54,{class:"slot",rx:4,fill:"none"}):v("circle",{r:a,...i}),
u=e.kind==="house",d=u&&(e.name??"").length>8?(e.name??"").split(" "):[e.name??""],h=Math.max(1,...d.map(f=>f.length)),m=u?
Math.min(23*n,122/(.66*h),54/(1.1*d.length)):20*n,p={...e.kind==="place"?o(e):{x:0,y:u?0:16+18*n,"text-anchor":"middle"},
class:u?"on-house":"f"};return v("g",{transform:`translate(${e.x} ${e.y})`},v("title",e.label),l,e.kind==="pointer"&&!t&&
N(-5,-5,10,10,{fill:"var(--field)"}),t&&Tc(t.text,20*n,r,t.fine?"coarse":""),t?.fine&&Tc(t.fine,15*n,r,"fine"),e.name&&d.
map((f,b)=>v("text",{"font-size":m,"font-weight":700,...p,y:p.y+(u?(.35+1.1*(b-(d.length-1)/2))*m:0)},f)))}function Qp(e){
let t=new Map;for(let{key:o,at:s,art:r}of e)(r??"mark")==="mark"&&t.set(s,[...t.get(s)??[],o]);let n=new Map;for(let o of t.
values())o.forEach((s,r)=>n.set(s,r-(o.length-1)/2));return n}function tf(e,t,n,o=0){let s=t.get(e.at);if(!s)throw new Error(
`Expected a node of the board, not "${e.at}".`);let r={mark:()=>[F(0,0,27,{fill:e.active?"var(--accent-on-field)":"var(-\
-field)"}),Oe(e.seat??0,-19,-19,38,{fill:e.active?"var(--field)":"var(--on-field)",ink:e.active?"var(--accent-on-field)":
"var(--field)"})],agent:()=>[F(0,0,15,{style:"fill:var(--field);stroke:var(--on-field)","stroke-width":3}),N(-9,-3,18,6,
{fill:"var(--on-field)"})],card:()=>[v("g",{transform:"translate(-20 -28)"},Gt(e.face,40))],bars:()=>[N(-64,-32,128,64,{
rx:3,fill:"var(--on-field)"}),v("path",{d:"M-54 -32V32M-38 -32V32M38 -32V32M54 -32V32",style:"stroke:var(--field)","stro\
ke-width":6})],empty:()=>[N(-19,-27,38,54,{class:"slot",rx:4,fill:"none"})]}[e.art??"mark"];if(!r)throw new Error(`Expec\
ted a token that can be drawn, not "${e.art}".`);return v("g",{transform:`translate(${s.x+46*n*o} ${s.y}) scale(${n})`,role:"\
img","aria-label":e.label,"data-token":e.key},v("title",e.label),v("g.grows",r()))}function ef({tag:e,path:t},n,o){let{x:s,
y:r}=n.get(t[t.length-1]),i=18+11*e.length;return e&&v("g.tag",{transform:`translate(${s+14} ${r-12-32*o}) scale(${o})`},
N(0,0,i,32,{rx:3,style:"fill:var(--lit)"}),v("text",{x:i/2,y:23,"font-size":21,"font-weight":700,"text-anchor":"middle",
fill:"#13201E"},e))}function Ec(e,t){let n=e.path.map(r=>t.get(r)),o=n.map(({x:r,y:i},a)=>`${a?"L":"M"}${r} ${i}`).join(
""),s=!e.move;return v("g",{class:s?"way gone":"way",role:s?"img":null,"aria-label":s?e.label:null,"aria-hidden":s?null:
"true","data-steps":n.length-1},s&&v("title",e.label),v("path.line",{d:o,fill:"none",style:"stroke:var(--lit)",...s?Yp:Zp}))}
function nf({path:e,label:t,move:n,chosen:o},s,r){let i=s.get(e[e.length-1]),a=r?{class:"way plays",tabindex:0,"data-mov\
e":n,"aria-pressed":String(!!o)}:{class:"way shown"};return Sr(i,{role:r?"button":"img",label:t,ring:!0,chosen:!!o,attributes:a})}
function of(e,t,n,o){let s=13*o*(e.name?.length??0),r=[{x:-23*o-3,y:7*o,"text-anchor":"end",left:-s-23*o},{x:23*o+3,y:7*
o,"text-anchor":"start",left:23*o},{x:0,y:45*o,"text-anchor":"middle",left:-s/2},{x:0,y:-31*o,"text-anchor":"middle",left:-s/
2}],i=t.edges.flatMap(({a:d,b:h})=>{let m=n.get(d),p=n.get(h);return[0,.25,.5,.75,1].map(f=>({x:m.x+(p.x-m.x)*f,y:m.y+(p.
y-m.y)*f}))}),a=({y:d,left:h})=>i.filter(m=>m.x>e.x+h-14&&m.x<e.x+h+s+14&&m.y>e.y+d-16*o-12&&m.y<e.y+d+12).length,{left:l,
...u}=r.reduce((d,h)=>a(h)<a(d)?h:d);return u}var sf=(e,t,n)=>[e.art?v("g.scenery",Ni(e.art)):null,(e.areas??[]).map(({name:o,
x:s,y:r})=>v("text.f2",{x:s,y:r,"font-size":20*n,"text-anchor":"middle"},o)),v("g",{fill:"none"},...e.edges.map(o=>Jp(o,
t)))];function rf(e,t,n,o,s=0){let r=n.get(e.at),i={agent:22,card:39}[e.art??"mark"]??34,a=r.x+46*o*s;return v("g.light",
{transform:`translate(${a} ${r.y}) scale(${o})`,"data-x":a,"data-y":r.y,"data-key":`lit:${e.key}`,"aria-hidden":"true"},
F(0,0,i,{fill:"none",style:"stroke:var(--lit)","stroke-width":6}),t&&N(i-6,-i-14,26,26,{style:"fill:var(--lit)"}),t&&v("\
text",{x:i+7,y:5-i,"font-size":18,"font-weight":700,"text-anchor":"middle",fill:"#13201E"},t))}function af(e,t,{zone:n},{
nodes:o,aside:s,u:r,at:i}){let a=n.tokens.find(({key:d})=>d===e),l=o.get(a?.at??e);if(!l)throw new Error(`Expected a nod\
e or a token of the board, not "${e}".`);let u=n.carries?.length;return Sr({x:l.x+46*r*(s.get(e)??0),y:l.y},{role:"butto\
n",label:a?.label??l.label,ring:!a,chosen:t,attributes:{class:["way plays",a&&"handle",u&&"many"],tabindex:a&&i?-1:0,"ar\
ia-pressed":String(t),"data-spot":e}})}function Lc(e){let{board:t,zone:n,heat:o,clear:s,acting:r,spots:i,lit:a,w:l,h:u,k:d}=e,
h=new Map(t.nodes.map($=>[$.id,$])),m=Qp(n.tokens),p=d<zp?1:Math.max(1,.62/d),f=(n.ways??[]).filter(({move:$})=>!$),b=(n.
ways??[]).filter(({move:$})=>$),g=n.tokens.filter(({art:$})=>!(s&&$==="agent")),y=({art:$})=>!!o.nodes&&$==="card",k=$=>Xp(
$,o.nodes?.[$.id],p,T=>of(T,t,h,p)),_=$=>tf($,h,p,m.get($.key));return v("svg.board",{width:l,height:u,viewBox:`0 0 ${t.
width} ${t.height}`,preserveAspectRatio:"xMidYMid meet",style:"overflow:hidden","data-board":t.id},N(0,0,t.width,t.height,
{fill:"transparent"}),sf(t,h,p),f.map($=>Ec($,h)),t.nodes.filter(({kind:$})=>$==="place").map(k),g.filter(y).map(_),t.nodes.
filter(({kind:$})=>$!=="place").map(k),b.map($=>Ec($,h)),g.filter($=>!y($)).map(_),f.map($=>ef($,h,p)),g.filter(({key:$})=>$ in
a).map($=>rf($,a[$.key],h,p,m.get($.key))),b.filter(({tag:$})=>$).map(({tag:$,move:T,path:x})=>_c(h.get(x[x.length-1]),$,
T??"")),b.map($=>nf($,h,r)),Object.entries(i).map(([$,T],x)=>af($,T,e,{nodes:h,aside:m,u:p,at:x})))}function Hc(e,t){for(let n of e.
querySelectorAll(".way.gone > .line")){if(!(n instanceof SVGGeometryElement))continue;let o=n.getTotalLength(),s=Number(
n.parentElement?.dataset.steps??1);n.animate([{strokeDasharray:`0 ${o}`},{strokeDasharray:`${o} 0`}],{duration:s*Gp/t})}}var ye=390,qt=700,Wt=10,Er=e=>e.zones.every(t=>["seat","ring","fan","stack","tray","kinds"].includes(t.kind)&&(e.table===
"corners"||!(t.kind==="seat"&&(t.before?.length??0)>0)));function Lr(e,t,n,o,s,r,i=!1){let a=t.alert||(t.counters??[]).map(
({value:p,label:f})=>`${p} ${f}`)[0]||t.note;e.add("mark",t.id,n,o,{seat:t.seat,size:20,active:!!t.active});let l=n+26,u=s-
26,d=i?Mt(t.name,13,u-28,1.06):{lines:[t.name],size:13};if(e.text(`${t.id}.name`,d.lines[0],l,o+9,{size:d.size,bold:!0,quiet:!1,
room:u}),e.text(`${t.id}.note`,Mt(a??"",12,u).lines[0],l,o+(i?24:22),{size:12,tone:t.alert?"lit":"",room:u}),i){let p=l+
Z(d.lines[0],d.size)*1.06+8;e.cards(t.cards,p,o-2,20,{w:11,ideal:2,tight:.02},{role:"seat"})}if(!r)return;let h=t.cards.
some(p=>p.face||p.key in(e.extras.dealt??{})),m={w:r,ideal:r*.72,tight:h?.5:.06,least:h?r*.8:r};e.cards(t.cards,n,o+30,s-
6,m,{role:"seat",pitch:.5})}function po(e,t,n,o,s,r=ye){let i=!!e.extras.acting,a=t.cards.length>(r-s)/60,l=a?Wt:s,u=n+(a?
30:0)+(i?12:0),d=jt(78,o-u-(i?6:0));Lr(e,{...t,cards:[]},Wt,a?n:(n+o)/2-14,a?r:s-Wt-6,0);let h={w:d,ideal:d*1.12,tight:.36,
least:Math.min(d,44),floor:24};e.cards(t.cards,l,u,r-l-Wt,h,{own:!0,role:"hand",pitch:.7})}function mo(e,t,n,o,s,r){e.text(
`${t}.count`,n,s,r,{size:20,bold:!0,quiet:!1});let[i,a]=Mt(o,12,58).lines;e.text(`${t}.label`,i,s,r+15,{size:12,room:58}),
a&&e.text(`${t}.more`,a,s,r+28,{size:12,room:58})}function lf(e,{seats:[t,...n],ring:o,fans:s,stacks:r,trays:i},a,l){let u=(l-
ye)/(qt-ye),d=o?132+116*u:Wt,h=[...i,...r].length?66:0,m=l-Wt-h,[p,f,b]=e.extras.acting?[70,76,42]:[68,74,45],g=b+20*u,y=g<
56?0:1.085*g+31,k={x:p+54*u,y:Math.max(f+26*u,y),r:g};o&&e.add("ring",o.id,k.x,k.y,{ring:o,r:k.r});let _=Math.max(1,Math.
min(n.length,3)),$=Math.ceil(n.length/_),T=(m-d)/_;n.forEach((H,S)=>{let M=$>1?0:n.length>2?26:34;Lr(e,H,d+S%_*T,8+Math.
floor(S/_)*36,T,M,!M)}),i.forEach(H=>mo(e,H.id,String(H.count),H.label,m+8,22)),r.forEach((H,S)=>{let M=76+S*52;mo(e,H.id,
String(H.count),H.label,m+8,M),H.top&&e.card(H.top,m+36,M-15,15,{role:"stack",recall:H.recall})});let x=96,L=a-(e.extras.
editing?108:e.extras.acting?132:88);for(let H of s){let S=jt(a>320&&H.cards.length<7?60:44,L-x-34),M={w:S,ideal:S*.74,tight:.3,
least:S,floor:15},E=m-d,P=Math.min(M.ideal,(E-S)/Math.max(H.cards.length-1,1)),O=P<22;H.cards.forEach((D,Q)=>{let I=Q===
H.cards.length-1,B=d+Q*P;e.card(D,B,x+20,S,{seen:I?S:Math.min(S,P),role:"fan"}),(I||!O||(H.cards.length-1-Q)%2===0)&&e.text(
`${D.key}.above`,D.above??"",B+1,x+14,{size:I?14:12,bold:I,quiet:!I}),D.under!=null&&(I||!O)&&e.add("mark",`${D.key}.und\
er`,B+2,x+24+S*1.4,{seat:D.under,size:14,quiet:!I})}),H.cards.length||e.add("pile",H.id,d,x+20,{w:S,under:0,empty:!0})}return t&&
po(e,t,L+4,a-8,d,l),{y:a-18,middle:k}}function cf(e,{seats:[t,...n],ring:o,stacks:s,trays:r},i,a){let l=Math.max(1,Math.
min(n.length,5)),u=Math.ceil(n.length/l),d=(a-2*Wt)/l,h=u>1?34:56;n.forEach((_,$)=>{let T=Wt+$%l*d,x=8+Math.floor($/l)*h;
Lr(e,_,T,x,d,u>1?0:18,u>1)});let m=8+u*h,p=e.extras.acting?i-136:i-110,f=Math.min(58,(p-m)/2-14),b={x:a/2,y:(m+p)/2-12,r:f};
o&&e.add("ring",o.id,b.x,b.y,{ring:{...o,note:""},r:f});let g=Math.min(44,f*.74),y=10,k=b.x-(s.length*g+(s.length-1)*y)/
2;return s.forEach((_,$)=>{let T=k+$*(g+y),x=b.y-g*.7;_.top?e.card({..._.top,move:_.move||_.top.move,off:_.off||_.top.off},
T,x,g,{role:"stack"}):e.add("pile",_.id,T,x,{w:g,under:0,empty:!0}),mo(e,_.id,String(_.count),_.label,$?a-74:Wt,b.y)}),r.
forEach(_=>mo(e,_.id,String(_.count),_.label,a-74,b.y+40)),t&&po(e,t,p+2,i-8,96,a),{y:i-18,middle:b}}var Ac=(e,t,n,o,s)=>(o?
cf:lf)(e,t,n,s);var Uc=e=>(e.table??"long")==="long"&&e.zones.every(t=>["seat","grid","stack"].includes(t.kind));function uf(e,t){let n=t.
map(({key:i})=>`lit:${i}`),o=e.over.filter(({key:i})=>n.includes(i)),[s,r]=[o[0],o[o.length-1]];o.length<2||o.length<t.length||
o.some(({tab:i})=>i!==s.tab)||(e.over=e.over.filter(i=>!o.includes(i)),e.over.push({...s,w:r.x+r.w-s.x}))}function Hr(e,t,n,o,s,r){
let i=t.cards.filter(L=>!L.face&&!(L.key in(e.extras.dealt??{}))),a=[...t.cards.filter(L=>!i.includes(L)),...(t.before??
[]).flatMap(L=>"cards"in L?L.cards:[])],l=r>40,u=l?26:18,d=l?Math.min(r,s/7.5):18,h=l?d*.26:6,m=i.length?d+h*(i.length-1):
0,p=n+u+(l?9:5),f=s-(p-n)-(l?8:m+12),b=l?f:s-8,g=(t.counters??[]).map(({value:L,label:H})=>`${L} ${H}`)[0]??"",y=l?[t.note,
g].filter(Boolean).join(", "):t.note||g;e.add("mark",t.id,n,o,{seat:t.seat,size:u,active:!!t.active});let k=Mt(t.name,l?
15:13,f),_=Mt(y,l?13:12,b);e.text(`${t.id}.name`,k.lines[0],p,o+(l?11:13),{size:k.size,bold:!0,quiet:!1,room:f}),e.text(
`${t.id}.note`,_.lines[0],l?p:n,o+(l?28:31),{size:_.size,room:b});let $={w:d,ideal:h,tight:.05};e.cards(i,l?n:n+s-m-8,l?
o+38:o-1,m+1,$,{role:"seat"}),uf(e,i);let T=l&&m?n+m+12:n,x={w:r,ideal:r+3,tight:.3,least:r,floor:12};e.cards(a,T,o+(l?38:
36),n+s-8-T,x,{role:"seat",pitch:.5})}function df(e,t,n,o,s){let r=t.cells.flatMap(b=>"key"in b?[b]:[]),i=Ar(n),a=r.length>
6?2:1,l=Math.max(Math.ceil(r.length/a),1),u=n>qt?10:5,d=e.extras.acting?8:0,h=(n-2*i-u*(l-1))/l,m=jt(Math.min(n>qt?70:50,
h),(s-o)/a-u-d),p=Math.min(h+u,m*1.3),f=(n-p*(l-1)-m)/2;r.forEach((b,g)=>{let y=f+g%l*p,k=o+Math.floor(g/l)*(m*1.4+u+d);
e.card(b,y,k,m,{role:"grid",own:!0})})}function hf(e,t,n,o,s,r){let i=s*.7;(t.round??[]).forEach(({seat:l,words:u,now:d},h)=>{
let m=o+h*s,p=i>20?14:12;e.add("mark",`${t.id}.${h}`,n,m,{seat:l,size:i,active:d,quiet:!d}),e.text(`${t.id}.${h}`,u,n+i+
8,m+i/2+p*.35,{size:p,bold:d,quiet:!d,room:r-i-8})})}function mf(e,t,n,o,s){let r=n>qt,i=t.filter(g=>g.top||g.count||g.round?.
length),a=jt(r?92:56,s-o-(r?60:24)),l=r?56:18,[u,d]=r?[186,240]:[148,190],h=Math.max(0,...i.flatMap(g=>(g.round??[]).map(
y=>Z(y.words,1.06)))),m=Math.max(u,Math.min(d,(r?14:12)*h+(r?56:40))),p=i.reduce((g,y)=>g+a+(y.round?.length?m:0),l*(i.length-
1)),f=o+(s-o-a*1.4-22)*(r?.42:.3),b=(n-p)/2;for(let g of i){g.top?e.card(g.top,b,f,a,{role:"stack",recall:g.recall}):e.add(
"pile",g.id,b,f,{w:a,under:0,empty:!0});let y=g.round??[],k=r?14:12,_=f+a*1.4+(r?24:17);if(y.length){let $=Math.min(r?36:
25,(a*1.4+6)/y.length);hf(e,g,b+a+(r?20:10),f,$,m-(r?20:10)),e.text(`${g.id}.label`,g.label,b,_,{size:k,room:a+m-10})}else{
let $=r?20:16,T=Z(String(g.count),$)*1.06+5,x=r?b:b+Math.min(0,(a-T-Z(g.label,k))/2);e.text(`${g.id}.count`,String(g.count),
x,_,{size:$,bold:!0,quiet:!1}),e.text(`${g.id}.label`,g.label,x+T,_,{size:k})}b+=a+(y.length?m:0)+l}}function pf(e,t,n,o,s){
let r=n>qt,i=Ar(n),a=Math.min((s-o)/Math.max(t.length,1),r?150:96),l=r?0:24,u=jt(r?84:46,a-l-(r?16:8)),d=r?166:i;t.forEach(
(h,m)=>{let p=o+m*a;if(r){let b=e.head(h,i,p,d-i-12);e.counters(h,i+4,p+42+b,d-i-16,!0)}else{let b=(h.counters??[]).map(
({value:k,label:_})=>`${k} ${_}`),g=i+24+Z(h.name,13)*1.06+8;e.add("mark",h.id,i,p,{seat:h.seat,size:18,active:!!h.active}),
e.text(`${h.id}.name`,h.name,i+24,p+13,{size:13,bold:!0,quiet:!1});let y=Mt([h.note,...b].filter(Boolean).join(", "),12,
n-i-g);e.text(`${h.id}.note`,y.lines[0],g,p+13,{size:y.size,room:n-i-g})}let f={w:u,ideal:u*1.12,tight:.3,least:u,floor:20};
e.cards(h.cards,d,p+l,n-i-d,f,{role:"seat"})})}function Pc(e,t,n,o){let s=t.cards.find(i=>i.above),r=s&&e.things.find(({
kind:i,key:a})=>i==="card"&&a===s.key);!s?.above||!r||e.text(`${s.key}.over`,s.above,o??r.x,n,{size:o?12:14,bold:!0,quiet:!1,
tone:s.ghost?"lit":"",anchor:o?"end":"start",room:o?o-Wt-34-Z(t.name,13)*1.06:1/0})}var Ar=e=>e>qt?28:Wt;function Ur(e,t,n,o,s){
let i=n-166-28,a=e.extras.acting?18:0,l=jt(84,s-o-a-14),u={w:l,ideal:l*1.12,tight:.3,least:l,floor:30},d=e.head(t,28,o+a,
126);e.counters(t,32,o+a+48+d,126,!1),e.cards(t.cards,166,o+a,i,u,{own:!0,role:"hand"}),Pc(e,t,o-14)}function Cc(e,{seats:[
t,...n],grids:o,stacks:s},r,i){let a=Ar(i),l=i>qt,u=Math.max(n.length,1),d=(i-2*a+8)/u,h=l?22:8,m=l?u>1?46:60:u>2?26:32,
p=r-(e.extras.acting?l?150:126:l?132:100);!o.length&&!s.length&&n.every(g=>g.cards.every(y=>y.face))?pf(e,n,i,h,p-(l?30:
6)):n.forEach((g,y)=>{Hr(e,g,a+y*d,h,d,m)});let f=n.some(g=>g.before?.length||g.cards.some(y=>y.face)),b=h+(l?54+m*1.4:f?
46+m*1.4:44);for(let g of o)l&&e.text(`${g.id}.label`,g.label,a,b+8,{room:i-2*a}),df(e,g,i,b+(l?26:0),p-(l?24:4));return mf(
e,s,i,b,p),t&&l?Ur(e,t,i,p,r):t&&(po(e,t,p,r-8,Wt+92,i),Pc(e,t,p+9,i-Wt)),{y:r-18,middle:{x:i/2,y:(b+p)/2,r:40}}}var ff={draw2:"+2",draw4:"+4"},gf=["skip","reverse"],fo=28;function Cr(e){let t=e>=fo;return{large:t,left:t?34:22,right:t?
44:24,tall:e*1.17,pitch:e*1.72+(t?4:1.5),gap:t?4:1.5}}var Nc=({rows:e})=>Math.max(...e.map(({kinds:t})=>t.length));function go(e,t){
let{left:n,right:o,pitch:s,gap:r}=Cr(t);return{w:n+Nc(e)*(t+r)+o,h:e.rows.length*s}}function bf(e,t,n){let o=48;for(;o>12&&
(go(e,o).w>t||go(e,o).h>n);)o-=.2;return o}var Rc=e=>[...e].reduce((t,n)=>t+Number(n),0);function Oc(e,t){return e===2?N(
-t,-t,2*t,2*t,{style:"fill:var(--lit)"}):F(0,0,t,{style:e?"fill:none;stroke:var(--field-edge)":"fill:var(--on-field)","s\
troke-width":1.5})}var Nr=(e,t,n)=>v("g",{transform:`translate(${e} ${t})`},n);function wf(e,t,n){let{tall:o}=Cr(n),s=e.
kinds[t],r=e.colour==="wild",i=r?"#fff":`var(--c-${e.colour}-on)`,a=Math.max(13,n*(r?.42:.54)),l=[e.unseen[t],e.held[t],
e.gone[t]].map(Number),u=Math.min(11,n/4+(n<fo?2:1)),d=l.flatMap((m,p)=>Array(m).fill([0,2,1][p])),h=gf.includes(s)?v("g",
{style:`color:${i}`},Zs(s,n/2,o/2,n*.2)):v("text",{x:n/2,y:o/2+a*.36,"text-anchor":"middle","font-size":a,"font-weight":700,
style:`fill:${i}`},ff[s]??s);return v("g",v("g",{opacity:l[0]?null:.4},N(0,0,n,o,{rx:3,style:`fill:${r?"#17181c":`var(--\
c-${e.colour})`};stroke:#fff`,"stroke-width":n<fo?0:1.2}),h),d.map((m,p)=>Nr(n/2+(p-(d.length-1)/2)*u,o+n*.28,Oc(m,n<fo?
2.8:3.5))))}function yf(e,t,n,o){let s=n?[0,82,182]:[0,62,136];return["unseen","discarded",o].map((r,i)=>[Nr(e+s[i],t,Oc(
i,4)),v("text.f2",{x:e+s[i]+9,y:t+4.5,"font-size":n?13:12},r)])}function Rr({zone:e,w:t,lit:n}){let{large:o,left:s,tall:r,
pitch:i,gap:a}=Cr(t),l=Nc(e),u=s+l*(t+a)+(o?6:2);return e.rows.map((h,m)=>{let p=m*i,f=h.kinds.length<l/2,b=y=>s+y*(t+a)*
(f?1.6:1),g=Rc(h.unseen);return[h.colour!=="wild"&&le(h.colour,s/2-3,p+r/2,s*.26,{style:`fill:var(--ring-${h.colour})`}),
h.kinds.map((y,k)=>Nr(b(k),p,wf(h,k,t))),h.kinds.map((y,k)=>`${h.id}.${y}`in n&&N(b(k)-1,p-2,t+2,r+t*.48,{"data-key":`li\
t:${h.id}.${y}`,rx:5,style:"fill:none;stroke:var(--lit)","stroke-width":o?3:2})),f&&yf(Math.min(b(h.kinds.length),u-(o?240:
192)),p+r/2,o,h.hands??"yours"),v("text.f",{x:u,y:p+r/2+6,"font-size":o?18:14,"font-weight":700},String(g))]}).flat(3).filter(
Boolean)}function Pr({rows:e}){let[t,n]=["unseen","gone"].map(o=>e.reduce((s,r)=>s+Rc(r[o]),0));return`${t} ${t===1?"car\
d":"cards"} you can't see, ${n} discarded`}var Or=e=>[Pr(e),...e.rows.map(({label:t})=>t)].join(". ");function qe(e){let t=e.
zones.filter(n=>n.kind==="kinds");return t.length?{rows:t,of:t[0].of}:void 0}function Dc(e,t){let n=Object.keys(e).filter(
o=>t?.rows.some(({id:s})=>o.startsWith(`${s}.`)));return t&&n.length?{[t.of]:e[n[0]],...e}:e}function kf(e,t,n,o,s){let[
r]=t.counters??[];e.add("mark",t.id,n,o,{seat:t.seat,size:18,active:!!t.active}),e.text(`${t.id}.name`,t.name,n+23,o+9,{
size:13,bold:!0,quiet:!1,room:14}),e.cards(t.cards,n+38,o-4,s-42,{w:12,ideal:3,tight:.05},{role:"seat"}),r&&e.text(`${t.
id}.note`,`${r.value} ${r.label}`,n+23,o+23,{size:12,room:s-23})}function Bc(e,{seats:[t,...n],ring:o,stacks:s,kinds:r},i,a){
let l={rows:r,of:""},u=a>qt,d=u?28:10,h=Math.min(n.length||1,3),m=Math.ceil(n.length/h),p=n.length>3,f=u?52:p?30:40,b=u?
150:80,g=s.length*(f+12)+b,y=(a-2*d-g)/h,k=u?12:8,_=p?34:u?102:44,$=k+Math.max(f*1.4+(u?16:10),m*_),T=i-(u?104:74);n.forEach(
(M,E)=>{let P=k+Math.floor(E/h)*_;p&&!u?kf(e,M,d+E%h*y,P,y):Hr(e,M,d+E%h*y,P,u?y:Math.min(y,130),p||!u?26:42)});let x=a-
d-g;for(let M of s)M.top?e.card(M.top,x,k,f,{role:"space"}):e.add("pile",M.id,x,k,{w:f,under:0,empty:!0}),x+=f+12;let L=s.
map(({count:M,label:E})=>`${M} ${E}`);o?.value&&s.some(({top:M})=>M?.face?.colour==="wild")&&L.push(`${o.value} named`),
L.forEach((M,E)=>{e.text(`spread.${E}`,M,x,k+14+E*(u?20:16),{size:u?14:12,room:b})});let H=bf(l,a-2*d,T-$),S=go(l,H);if(e.
add("spread","all",(a-S.w)/2,$+(T-$-S.h)*.35,{zone:l,w:H,lit:e.extras.lit??{}}),t&&u)Ur(e,{...t,counters:t.counters?.slice(
0,1)},a,T,i);else if(t){let M=jt(46,i-8-T);e.add("mark",t.id,d,T,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}\
.name`,t.name,d,T+36,{size:13,bold:!0,quiet:!1,room:62});let E={w:M,ideal:M+4,tight:.36,least:M,floor:20};e.cards(t.cards,
78,T,a-d-78,E,{own:!0,role:"hand"})}return{y:i-18,middle:{x:a/2,y:($+T)/2,r:40}}}var bo=class{constructor(t){this.open=!1;
this.how=t,this.root=c("section.sheet.spread",{hidden:!0,role:"group"})}show(t,n,o){this.zone=t,t||(this.open=!1),this.root.
hidden=!this.open;let s=this.open&&JSON.stringify([t,n,o]);if(!t||!s||this.root.dataset.looks===s)return;this.root.dataset.
looks=s;let r=o?23.2:44,i=go(t,r),a=this.root.contains(ht(this.root)),l={class:"btn quiet shut","aria-label":"Close",title:"\
Close",onclick:()=>this.escape()};this.root.setAttribute("aria-label",Pr(t)),this.root.replaceChildren(c("h2",Pr(t)),mt(
l,Lt("close",16)),v("svg",{viewBox:`0 -3 ${i.w} ${i.h}`,role:"img","aria-label":Or(t)},Rr({zone:t,w:r,lit:n}))),a&&this.
root.querySelector("button")?.focus()}toggle(t){if(this.open)return void this.escape();this.open=!0,t(),this.root.querySelector(
"button")?.focus({preventScroll:!0})}escape(){let t=this.open,n=this.root.contains(ht(this.root));return this.open=!1,this.
root.hidden=!0,n&&this.zone&&this.how.focus(this.zone.of),t}};var ke=(e,t)=>v("text",t,e),Wc=e=>!e.plays&&!!(e.opens||e.recall?.length);function vf(e){let t=e.w*1.4,n=Math.min(11,Math.
max(7,e.w*.16));return[e.plays&&N(-2,-2,Math.max(e.seen,24),t+24,{class:"touch",fill:"transparent"}),e.dealt&&Gt(null,e.
w),e.ghost?v("g.faint",Gt(e.face,e.w)):Gt(e.face,e.w),e.ghost&&N(0,0,e.w,t,{class:"ghost",rx:e.w*.085,fill:"none"}),e.kin&&
!e.ghost&&N(1.5,1.5,e.w-3,t-3,{class:"kin",rx:e.w*.07,fill:"none"}),e.off&&N(0,0,e.w,t,{class:"veil",rx:e.w*.085}),e.under&&
v("path.bar-under",{d:`M2 ${t+11.5}h${Math.max(e.seen-6,18)}`,"stroke-width":5}),Wc(e)&&Oi(n+2,t-n-2,n),N(-5,-5,e.w+10,t+
10,{class:"ring-focus",rx:e.w*.085+5}),v("title",Wc(e)?`${e.label}. Press to see the cards.`:e.label)]}var se=24,Dr=14,xf=8;
function $f(e){let t=Math.min(se,e.w);switch(e.role){case"hand":{let n=Math.min(se,e.w*.55);return[e.w-n,e.h-n,n]}case"s\
tack":case"pile":return[e.w-t,e.h-t,t];case"fan":return[e.w-t,e.h*.36,t];case"seat":return e.h<se?[e.w+3,(e.h-Dr)/2,e.w<
xf?0:Dr]:[e.w-se,e.h-se,se];case"space":return[e.w-14,e.h-21,se];case"dice":return[e.w+3,-3,se];default:return e.y>se?[e.
w-21,-25,se]:[Math.max(-8,1-e.x),Math.max(-8,1-e.y),Dr]}}function Mf(e){let[t,n,o]=$f(e),s=e.tab&&o>0&&v("g",{transform:`\
translate(${t} ${n})`},N(0,0,o,o,{fill:"var(--lit)"}),ke(e.tab,{x:o/2,y:o*.71,"font-size":o*.625,"font-weight":700,"text\
-anchor":"middle",fill:"#13201E"}));return[N(-3,-3,e.w+6,e.h+6,{rx:7,fill:"none",stroke:"var(--lit)","stroke-width":4}),
s]}function _f(e){let t=e.tone==="lit"?"lit-text":e.quiet?"f2":"f";return[v("text",{"font-size":e.size,"font-weight":e.bold?
700:400,"text-anchor":e.anchor,class:t},e.lines.map((n,o)=>v("tspan",{x:0,dy:o?e.size*1.2:0},n)))]}var Sf=e=>[Oe(e.seat,
0,0,e.size,{fill:e.active?"var(--accent-on-field)":e.quiet?"var(--on-field-2)":"var(--on-field)"})];function Tf(e){let t=String(
e.value),n=pe(t),o=n?Pt(t,e.high):0;return[n&&Bt(t,0,0,e.high,{colour:"var(--on-field)"}),ke(n?e.label:`${t} ${e.label}`,
{x:n?o+8:0,y:e.high-4,"font-size":13,class:"f2","aria-hidden":"true"})]}function Ef(e){return e.empty?[N(1,1,e.w-2,e.w*1.4-
2,{class:"slot",rx:5,fill:"none"})]:Array.from({length:e.under},(t,n)=>{let o=(e.under-n)*2.5;return v("g",{transform:`t\
ranslate(${o} ${-o})`},N(0,0,e.w,e.w*1.4,{class:"paper",rx:e.w*.085}))})}var Lf=e=>[v("text.f2",{"font-size":13,"aria-hi\
dden":"true"},v("tspan.f",{"font-weight":700,"font-size":15},String(e.count)),e.lines.map(t=>v("tspan",e.broken?{x:0,dy:17}:
{dx:4},t)))];function Hf(e){let t=String(e.count),n=Pt(t,22),o=n+8+e.noted,s=(e.wide-(e.below?n:o))/2;return[Bt(t,s,0,22,
{colour:"var(--on-field)"}),ke(e.label,{x:e.below?e.wide/2:s+n+8,y:e.below?e.high+56:18,"text-anchor":e.below?"middle":"\
start","font-size":13,class:"f2","aria-hidden":"true"}),fs(e.count,12,30+e.high,e),At(`M1.5 ${e.high-6}V${36+e.high}H${e.
wide-1.5}V${e.high-6}`,"var(--field-line)",3)]}var dn=(e,t)=>[t*Math.sin(e*2*Math.PI),-t*Math.cos(e*2*Math.PI)];function Af(e){
let{ring:t,r:n}=e,o=t.of??10,s=t.filled??0,r=t.preview?.filled??s,i=t.goal??-1,a=n*.17,l=2.4/360,u=K("hatch"),d=k=>{let[
_,$]=dn(k/o+l,n),[T,x]=dn((k+1)/o-l,n);return`M${_} ${$}A${n} ${n} 0 0 1 ${T} ${x}`},h=Array.from({length:o},(k,_)=>{let $=_<
s,T=t.preview?_>=s&&_<r:i>=0&&_>=s&&_<i,x=_===i?"var(--lit)":$?"var(--accent-on-field)":"var(--field-line)";return[v("pa\
th",{d:d(_),fill:"none",style:`stroke:${x}`,"stroke-width":a}),T&&v("path",{d:d(_),fill:"none",style:`stroke:url(#${u})`,
"stroke-width":a})]}),m=n<56,p=m?12:14,f=(t.marks??[]).map(k=>{let _=k.at/o,$=n+a/2+4,[T,x]=dn(_,$),[L,H]=dn(_,$+7),[S,M]=dn(
_,$+(m?6:19)),E=Math.sin(_*2*Math.PI)<-.2,P=Math.sin(_*2*Math.PI)>.2;return[!m&&v("path",{d:`M${T} ${x}L${L} ${H}`,class:k.
on?"tick on":"tick"}),ke(k.text,{x:S+(E?5:P?-5:0),y:M+(m?4:5),"font-size":p,"font-weight":k.on?700:400,"text-anchor":E?"\
end":P?"start":"middle",class:k.on?"f":"f2"})]}),b=(t.preview??t).value??"",g=t.preview?.note??t.note,y=Math.min(n*.7,n*
140/Math.max(Pt(b,100),1));return[v("defs",Tt(u,"var(--accent-on-field)","none")),F(0,0,n+a/2,{fill:"var(--field)"}),...t.
closed?Uf(n,a):[...h.flat(),...f.flat()],pe(b)&&Bt(b,0,-y*.61,y,{anchor:"middle",colour:"var(--on-field)"}),g&&ke(g,{y:n*
.55,"font-size":Math.max(13,n*.14),"font-weight":t.closed?700:400,"text-anchor":"middle",class:t.closed?"lit-text":"f2"})]}
var Uf=(e,t)=>[0,1,2].map(n=>F(0,0,e+n*t*1.15,{fill:"none",style:"stroke:var(--lit)","stroke-width":n?t*.24:t,class:n?"e\
cho":"whole"}));function Pf(e){let{r:t}=e,n={...e.ring,...e.ring.preview},o=Math.round(t/4.6),s=n.colour?`var(--ring-${n.
colour})`:"var(--on-field-2)",r=(n.direction??1)<0?-1:1,i=Cn(n.colour),a=Array.from({length:o},(d,h)=>h*360/o).filter(d=>!i||
Math.abs(d-180)>31).map(d=>v("path",{transform:`rotate(${d}) translate(0 ${-t}) scale(${r} 1)`,d:"M-7-9H0L8 0 0 9H-7L1 0\
Z",fill:s})),l=i&&v("g",{transform:`translate(-60 ${t-18})`},N(0,0,120,36,{rx:4,fill:`var(--c-${n.colour})`}),le(n.colour,
22,18,8.5,{fill:"none",stroke:`var(--c-${n.colour}-on)`,"stroke-width":2.5}),ke(`${n.colour.toUpperCase()} ${i}`,{x:40,
y:24,"font-size":16,"font-weight":700,fill:`var(--c-${n.colour}-on)`})),u=n.note&&ke(n.note,{y:t-30,"font-size":13,"text\
-anchor":"middle",class:"f2"});return[...a,l,u]}var Cf=e=>[fs(e.count,0,0,e)],Nf=({ring:e})=>[pe(e.value??"")&&Bt(e.value,
0,-26,40,{anchor:"middle",colour:"var(--on-field)"}),ke(e.note??"",{y:36,"font-size":14,"text-anchor":"middle",class:"f2"})],
Rf={dial:Af,chevrons:Pf,none:Nf},Of=e=>Array.from({length:e.full},(t,n)=>v("g",{transform:`translate(${e.size/2+n*(e.size+
5)} ${e.size/2})`,"aria-hidden":"true"},F(0,0,e.size/2-1.5,{fill:"none",class:n<e.count?"agent":"slot"}),n<e.count&&N(-5,
-1.75,10,3.5,{fill:"var(--on-field)"}))),Df=e=>[N(1.5,1.5,e.size-3,e.size-3,{rx:4,style:`fill:${e.box==="done"?"var(--on\
-field)":"var(--field)"};stroke:var(--${{now:"lit",done:"on-field",open:"field-edge"}[e.box]})`,"stroke-width":e.box==="\
now"?4:2,"stroke-dasharray":e.box==="open"?"4 3":null}),e.box==="done"&&v("path",{d:"M-4 -4L4 4M4 -4L-4 4",transform:`tr\
anslate(${e.size/2} ${e.size/2}) scale(${e.size/18})`,style:"stroke:var(--field)","stroke-width":2.5})],Bf={card:vf,lit:Mf,
text:_f,mark:Sf,counter:Tf,pile:Ef,count:Lf,tray:Hf,chips:Cf,dice:uc,agents:Of,box:Df,spread:e=>Rr(e),board:e=>[Lc(e)],ring:e=>Rf[e.
ring.art??"dial"](e)};function He(e){let t=Bf[e.kind];if(!t)throw new Error(`Expected a thing that the table can draw, n\
ot "${e.kind}".`);return t(e).filter(Boolean)}function Ic(e){switch(e.kind){case"card":return e.label;case"counter":return`${e.
value} ${e.label}`;case"count":return e.spoken||`${e.count} ${e.lines.join(" ")}`;case"tray":return`${e.count} ${e.label}`;case"\
dice":case"board":return e.kind==="dice"?e.label:e.zone.label;case"ring":return e.ring.label;case"spread":return Or(e.zone);default:
return""}}var Br=150,Wr=112,Fc=7,wo=8,Wf=50,If=16,Xt=(e,t,n,o)=>({kind:e,key:"",x:t,y:n,...o}),yo=(e,t,n,o={})=>Xt("text",t,n,{lines:[
e],size:14,bold:!1,quiet:!1,anchor:"start",tone:"",...o}),qc=(e,t,n,o)=>Xt("card",t,n,{w:o,face:e.face??null,label:e.label,
kin:e.kin,seen:o}),Ir=(e,t,n,o)=>Xt("lit",e,t,{w:n,h:o,tab:"",role:""});function Ff({id:e,cards:t=[],columns:n=0},o,s){let r=n||
t.length,i=t.some(h=>h.above)?19:0,a=n||t.length<4?o+5:Math.max(o*.66,i+3),l=o*1.4+5,u=a*(r-1)+o,d=i+l*Math.ceil(t.length/
r)-5;return{w:u,h:d,put:(h,m)=>[...t.flatMap((f,b)=>{let g=h+a*(b%r),y=m+i+l*Math.floor(b/r),k=b===t.length-1;return[qc(
f,g,y,o),...f.above?[yo(f.above,g,y-6,{bold:k,quiet:!k})]:[],...s.has(f.key)?[Ir(g,y,o,o*1.4)]:[]]}),...s.has(e??"")&&t.
length>1?[Ir(h,m+i,u,d-i)]:[]]}}function qf(e,t,n){let o=e.top&&!e.top.face,s=o?Math.min(3,e.count-1):0,r=s*2.5;return{w:t+
r,h:t*1.4+r,put:(i,a)=>[Xt("pile",i,a+r,{w:t,under:s,empty:!e.top}),...e.top?[qc(e.top,i,a+r,t)]:[],...n.has(e.id)?[Ir(i,
a+r,t,t*1.4)]:[]]}}function Vf(e,t){let n=Math.min(21,Math.max(16,Math.round(t*.42))),o=n*.8,s=e.counters?.find(({value:f,
art:b})=>f||!b)??e.counters?.[0],r=s?.value?s.art:"",i=s?String(s.value):"",a=s&&!r?s.label:"",l=e.alert?e.alert:a,u=Math.
ceil((s?.value??0)/10),d=r==="chips"?66:0,h=n+5+Z(i,o*1.1),m=h+(r==="agents"?8+23*(s?.value??0):0);return{w:Math.max(m,r===
"chips"?15*u-2:0,Z(l,14)),h:d+n+(l?17:0),put:(f,b)=>[...r==="chips"?[Xt("chips",f,b+d-4,{count:s?.value,w:13,t:4,g:2,pitch:15})]:
[],...r==="agents"?[Xt("agents",f+h+8,b,{count:s?.value,full:s?.value,size:18})]:[],Xt("mark",f,b+d,{seat:e.seat,size:n,
active:!!e.active||e.note==="wins"}),yo(i,f+n+5,b+d+n*.76,{size:o,bold:!0}),...l?[yo(l,f,b+d+n+14,{tone:e.alert?"lit":"",
bold:!!e.alert})]:[]]}}function Kf({board:e,zone:t},n,o){let s=e,r={heat:{},clear:!1,acting:!1,spots:{},lit:Object.fromEntries(
[...o].map(l=>[l,""]))},i=n,a=n*s.height/s.width;return{w:i,h:a,put:(l,u)=>[Xt("board",l,u,{board:s,zone:t,...r,w:i,h:a,
k:i/s.width})]}}function jf(e,t,n){let o=e.zone;switch(e.kind){case"cards":return Ff(e,t,n);case"stack":return qf(o,t,n);case"\
seat":return Vf(o,t);case"tokens":return Kf(e,t*3.2,n);case"dice":{let s=Math.min(30,t*.8),r=o.values.length*(s+10)-10;return{
w:r,h:s,put:(i,a)=>[Xt("dice",i,a,{...o,lit:o.lit??[],w:r,size:s})]}}case"ring":{let s=t*.66,r=s*1.42;return{w:2*r,h:2*r,
put:(i,a)=>[Xt("ring",i+r,a+r,{r:s,ring:{...o,marks:[],note:""}})]}}case"words":{let s=(e.words??"").split(`
`);return{w:Math.max(...s.map(r=>Z(r,15))),h:17*s.length,put:(r,i)=>s.map((a,l)=>yo(a,r,i+13+17*l,{bold:!l}))}}default:return{
w:22,h:12,put:(s,r)=>[Xt("arrow",s,r,{back:e.kind==="left"})]}}}var Gf=({back:e})=>[v("path.arrow",{d:"M0 4.5h13V0l9 6-9\
 6V7.5H0z",transform:e?"translate(22 0) scale(-1 1)":null})];function Zf({rows:e,lit:t=[]}){let n=new Set(t),o=(s,r)=>s.
reduce((i,a)=>i+a+r,-r);for(let s=Wf;;s-=1){let r=e.map(d=>d.map(h=>jf(h,s,n))),i=r.map(d=>o(d.map(({w:h})=>h),wo)),a=r.
map(d=>Math.max(...d.map(({h})=>h))),l=o(a,wo);if(s>If&&(Math.max(...i)>Br-2*Fc||l>Wr-2*Fc))continue;let u=(Wr-l)/2;return r.
flatMap((d,h)=>{let m=(Br-i[h])/2,p=u;return u+=a[h]+wo,d.flatMap(({w:f,h:b,put:g})=>{let y=m;return m+=f+wo,g(y,p+(a[h]-
b)/2)})})}}var Yf=({title:e,says:t})=>`${e}${/^\p{Ll}/u.test(t)?"":"."} ${t}`,zf=e=>v("svg.uw-table",{viewBox:`0 0 ${Br}\
 ${Wr}`,role:"img","aria-label":Yf(e)},Zf(e).map(t=>v("g",{class:`thing ${t.kind}`,transform:`translate(${t.x} ${t.y})`},
t.kind==="arrow"?Gf(t):He(t)))),ko=({pictures:e})=>c("ol.howto",e.map((t,n)=>c("li",zf(t),c("p",c("b",`${n+1}. ${t.title}`),
` ${t.says}`))));var Fr=({name:e,choices:t,help:n},o,s)=>t?c("select.pick",{id:o,"data-k":`field.${e}`,onchange:r=>s[e]=r.target.value},t.
map(([r,i])=>c("option",{value:r,selected:r===s[e]},i))):c("input",{id:o,"data-k":`field.${e}`,value:s[e],maxlength:200,
autocomplete:"off",placeholder:n,oninput:r=>s[e]=r.target.value});function Vc({model:e,el:t}){let n=c("div.uw.uw-strip.f\
olding");ot(n,e.get("palette"));let o=c("section.sheet",{id:K("sheet")}),s=c("div.stage.fold-bar"),r=c("p.sr",{role:"sta\
tus"});n.append(o,s,r),t.append(n);let i=e.get.bind(e),a=!1,l=(k,_="")=>{a=k,b(),_&&Dt(n,_)};n.addEventListener("keydown",
k=>{k.key!=="Escape"||!a||(k.preventDefault(),l(!1,"fold"))});let u=new Map,d=k=>u.get(k)??(u.set(k,K(k)),u.get(k)),h="",
m={},p=(k,_)=>[c("button.btn",{"data-k":"fold","aria-expanded":String(a),"aria-controls":o.id,onclick:()=>l(!a,a?"":`fie\
ld.${i("fields")[0]?.name}`)},k),...i("buttons").filter($=>$.kind!=="set").map($=>c("button.btn",{"data-k":$.kind,onclick:()=>_(
$.kind)},$.label))],f=k=>{r.textContent=k},b=()=>{let k=i("fields"),_=JSON.stringify(k);_!==h&&(h=_,m=Object.fromEntries(
k.map(x=>[x.name,x.value])));let $=x=>e.send({kind:x,values:m});o.hidden=!a,j(s,...p(i("folded"),$)),j(o,c("div.thead",c(
"h2",i("heading")),c("button.btn.quiet",{"aria-label":"Close",onclick:()=>l(!1,"fold")},Lt("close",16))),i("words")&&c("\
p.words",i("words")),c("form",{onsubmit:x=>{x.preventDefault(),$("set")}},k.length>0&&c("div.fields",k.map(x=>c("div.fie\
ld",c("label",{for:d(x.name)},x.label),Fr(x,d(x.name),m)))),i("note")&&c("p.refusal",{role:"alert"},i("note")),c("div.ro\
w.start",i("buttons").filter(x=>x.kind==="set").map(x=>c("button",{type:"submit",class:x.strong?"btn solid":"btn","data-\
k":x.kind},x.label)))),i("cell")&&c("p.mono.record",i("cell")));let T=i("note")||i("words");r.textContent!==T&&f(T)},g=k=>{
k.kind==="done"&&a&&l(!1,"fold")},y="change:heading change:words change:fields change:buttons change:note change:cell";return e.
on(y,b),e.on("msg:custom",g),b(),()=>{e.off(y,b),e.off("msg:custom",g)}}var Jf=e=>c("dl.clauses",e.map(([t,n])=>c("div",c("dt",t),c("dd",n))));function Kc({model:e,el:t}){let n=c("div.uw.uw-ru\
les"),o=e.get.bind(e),s=c("div");ot(n,o("palette"));let r=()=>s.replaceChildren(...o("note")?[c("p.refusal",{role:"alert"},
o("note"))]:[]),i=()=>{let{aim:h,title:m}=o("howto");return h&&[c("div.thead",c("h2","How to play"),c("p.mute",m)),c("p.\
goal",h),ko(o("howto"))]},a=(h,m)=>{let p=K(h.name);return c("div.field",c("label",{for:p},h.label,h.help&&c("small",h.help)),
Fr({...h,help:""},p,m))},l=()=>{let h=Object.fromEntries(o("fields").map(({name:m,value:p})=>[m,p]));return c("details.l\
eft",c("summary",c("b","What the rulebook leaves open")," ",c("span.mute",o("force"))),c("form",{onsubmit:m=>{m.preventDefault(),
e.send({kind:"set",values:h})}},o("fields").map(m=>a(m,h)),c("div.field",c("span.mute","Changing a rule starts a new gam\
e in every tab."),c("div.row.start",c("button.btn.solid",{type:"submit","data-k":"set"},"Use these rules"),c("button.btn",
{type:"button","data-k":"first",onclick:()=>e.send({kind:"first"})},"Reset")))),c("h3","How we settled the rest"),c("ul.\
rulings",o("rulings").map(([m,p])=>c("li",p,c("small",` ${m}`)))))},u=()=>{let h={record:""};return c("details.left",c("\
summary",c("b","Open a saved game or a link")),c("form",{onsubmit:m=>{m.preventDefault(),e.send({kind:"set",values:h})}},
a({name:"record",label:"A record or link to open",value:"",help:o("record")},h),c("div.field",c("span"),c("button.btn.so\
lid",{type:"submit","data-k":"open"},"Open"))))},d=o("heads");return n.append(c("section.sheet",i(),d.length>0&&[c("h2",
"The rules"),d.map(([h,m])=>[c("h3",h),Jf(m)]),l(),u(),s])),t.append(n),r(),e.on("change:note",r),()=>e.off("change:note",
r)}var Xf=2e3,jc=Symbol.for("uncle_widgets.drawn");function qr(e){try{return JSON.parse(e)}catch{return null}}function Gc(e,t){
if(!nt())return()=>{};let n=globalThis,o=performance.now()+(!n[jc]&&ae()?Xf:0);n[jc]=!0;let s="",r=0,i=Jt(t,()=>e.get("k\
ept")),a=d=>{let h=qr(d),m=()=>e.send({kind:"restore",kept:h});h&&(r=window.setTimeout(m,Math.max(0,o-performance.now())))},
l=()=>{if(!e.get("kept"))return;let d=Object.keys(e.get("keeping")).length>0;s!==e.get("kept")?(s=e.get("kept"),d||i.look(
a)):d&&i.keep(JSON.stringify(e.get("keeping")))},u="change:kept change:keeping";return e.on(u,l),l(),()=>{clearTimeout(r),
i.stop(),e.off(u,l)}}var Qf=12,tg={near:"close",far:"not close",open:"to come"},eg={near:"hit",far:"missed",open:""};function Zc(e){let t=[];
return e.forEach(({group:n,paired:o},s)=>{o?t.at(-1)?.at(-1)?.push(s):s>0&&e[s-1].group===n?t.at(-1)?.push([s]):t.push([
[s]])}),t}function Yc({model:e,el:t}){let n=c("div",{class:"uw uw-trail"});ot(n,e.get("palette"));let o=c("div",{class:"\
pop",hidden:!0}),s=c("div",{class:"bar"}),r=c("p",{class:"sr",role:"status"});n.append(c("div",{class:"stage"},o,s,r)),t.
append(n);let i=e.get.bind(e),a="",l="",u=nt()?Jt(n,()=>i("kept")):null,d=(M,E)=>{let P=M.map(B=>i("spots")[B].state),O=M.
some(B=>i("spots")[B].redone),D=O?", and close at one like it":"",Q=[...new Set(P.map(B=>tg[B]))].join(", ")+D,[I]=M;return mt(
{class:`spot${E?" long":""}${M.length>1?" both":""}`,"data-k":E?`row.${I}`:`spot.${I}`,"aria-current":M.includes(i("at"))?
"step":null,"aria-disabled":i("spots")[I].shut?"true":null,"aria-label":`${h(M)}: ${Q}`,onclick:()=>f(I)},M.map((B,V)=>c(
"span",{class:`disc ${eg[P[V]]}`,"aria-hidden":"true"},String(B+1))),O&&c("span",{class:"redone","aria-hidden":"true"},"\
✓"),E&&c("span",{class:"mute"},Q))},h=M=>M.length>1?`Positions ${M.map(E=>E+1).join(" and ")}, together`:`Position ${M[0]+
1}`,m=()=>Zc(i("spots")).flat(),p=()=>m().find(M=>M.includes(i("at")))??[i("at")],f=M=>{if(i("spots")[M].shut){r.textContent=
"Make your guess first.";return}g(""),e.send({kind:"go",at:M})},b=M=>{g(""),M.kind==="begin"&&u?.forget(),e.send(M)},g=M=>{
let E=a;if(a=M===a?"":M,$(),a){let P=o.querySelector('[aria-current], [aria-pressed="true"]')??o.querySelector("button");
P instanceof HTMLElement&&P.focus({preventScroll:!0})}else E&&Dt(n,E)},y=c("p",{role:"status"}),k=async()=>{await kr(i("\
receipt"),y),y.scrollIntoView({block:"nearest"})},_=()=>[c("ol",{class:"rows"},i("lessons").map(({lesson:M,name:E,goal:P,
now:O},D)=>c("li",{},mt({class:"row","data-k":`lesson.${M}`,"aria-pressed":String(O),onclick:()=>b({kind:"lesson",lesson:M})},
c("span",{class:"nr","aria-hidden":"true"},String(D+1)),c("span",{},c("b",{},E),c("small",{},P)))))),c("div",{class:"onc\
e"},c("label",{},c("span",{},"Your name or number"),c("input",{class:"txt","data-k":"student","data-draft":"student",maxlength:40,
autocomplete:"off",value:i("student"),onchange:M=>e.send({kind:"name",name:M.target.value})})),mt({class:"btn","data-k":"\
begin",onclick:()=>b({kind:"begin"})},"Start over"),mt({class:"btn","data-k":"practise",onclick:()=>b({kind:"practise"})},
"Practise this"),mt({class:"btn","data-k":"save",onclick:()=>e.send({kind:"save"})},"Save my answers"),i("receipt")&&mt(
{class:"btn","data-k":"receipt",onclick:k},"Copy the receipt"),i("kept")&&!i("alone")&&mt({class:"btn","data-k":"page",onclick:()=>b(
{kind:"page"})},"Save as a page"),i("kept")&&i("classroom")&&c("a.btn",{"data-k":"classroom",href:i("classroom")},"Start\
 a class"),i("kept")&&i("teacher")&&c("a.btn",{"data-k":"teacher",href:i("teacher")},"Teacher’s page"),i("kept")&&mt({
class:"btn","data-k":"print",onclick:()=>e.send(Fn())},"Print"),y)],$=()=>{let M=i("spots"),E=i("at");n.classList.toggle(
"many",M.length>Qf);let P=(O,D)=>mt({class:`btn open-${O}`,"data-k":O,"aria-expanded":String(a===O),onclick:()=>g(O)},D);
j(s,M.length>0&&c("ol",{class:"trail","aria-label":"Positions"},Zc(M).map(O=>c("li",{class:"discs"},O.map(D=>d(D,!1))))),
M.length>0&&P("spots",E<0?`${M.length} positions`:`${h(p()).replace(", together","")} of ${M.length}`),(i("note")||i("bu\
sy"))&&c("p",{class:"told",role:"status"},i("note")||i("busy")),i("seeking")&&mt({class:"btn","data-k":"stop",onclick:()=>e.
send({kind:"stop"})},"Stop"),P("lessons",i("lesson"))),o.hidden=!a,a==="lessons"?j(o,_()):j(o,a==="spots"&&c("ol",{class:"\
rows"},m().map(O=>c("li",{},d(O,!0)))))},T=()=>{let M=i("answers");l!==i("kept")?(l=i("kept"),l&&!M.length&&u?.look(E=>e.
send({...qr(E),kind:"restore"}))):l&&M.length>0&&u?.keep(JSON.stringify({answers:M,attempts:i("attempts"),at:i("at"),student:i(
"student")}))},x=()=>{setTimeout(()=>{i("at")>=0&&Hn(n)&&Dt(n,`spot.${p()[0]}`)},80)},L=M=>{Et(M),na(M)},H=M=>{a&&!M.composedPath().
includes(n)&&(a="",$())};n.addEventListener("keydown",M=>{M.key==="Escape"&&a&&g("")}),document.addEventListener("pointe\
rdown",H);let S=[["change:spots change:at change:lessons change:lesson change:busy change:seeking change:note change:stu\
dent",$],["change:answers change:attempts change:at change:kept change:student",T],["change:at",x],["msg:custom",L]];for(let[
M,E]of S)e.on(M,E);return $(),T(),()=>{document.removeEventListener("pointerdown",H),u?.stop();for(let[M,E]of S)e.off(M,
E)}}function ve(){let[,e]=Fs(t=>t+1,0);return e}function Ae(e){let t=ve();X(()=>e(t),[])}function ue(e,...t){let n=ve();return X(
()=>{let o=t.map(s=>`change:${s}`).join(" ");return e.on(o,n),()=>e.off(o,n)},[e]),Object.fromEntries(t.map(o=>[o,e.get(
o)]))}var zc=(e,t)=>ue(e,t)[t];function Jc(e,t){let[n,o]=J(null);return X(()=>{t.current&&ht(t.current)!==t.current&&o(null)},
[e]),[n??e,o]}var ng=24,og=400,sg=({kind:e,unit:t})=>e==="words"?"Your sentence":t?`Your number ${t}`:e==="exact"?"Your fraction":"You\
r number";function rg({task:e,id:t,answer:n,set:o}){return w("fieldset",{class:"choices",children:[w("legend",{class:"sr",
children:e.ask}),e.options.map((s,r)=>w("label",{class:s.length>ng?"long":"",children:[w("input",{type:"radio",name:t,value:s,
checked:s===n,"data-k":`option.${r}`,onChange:()=>o(s)}),w("span",{children:s})]},s))]})}function ig({task:e,id:t,number:n,
send:o,box:s}){let r={id:t,class:"txt","data-k":"answer",maxLength:og,autocomplete:"off",value:n.text,onInput:a=>n.typed(
a.currentTarget.value)},i=a=>{a.key==="Enter"&&(a.preventDefault(),o())};return w("span",{class:"blank",children:[w("lab\
el",{for:t,class:e.unit?"unit":"sr",children:sg(e)}),e.kind==="words"?w("textarea",{...r,rows:2}):w("input",{...r,...n.said,
ref:s,inputMode:e.kind==="exact"?"text":"decimal",onKeyDown:i})]})}function ag(e,t,n,o){let s=oe(()=>Jt(e,()=>t.id),[]),
r=oe(()=>Jt(e,()=>`${t.id} unsent`),[]);return X(()=>(n.get("answer")||s.look(i=>n.send({kind:"restore",answer:i})),r.look(
o),()=>{s.stop(),r.stop()}),[]),{tab:s,unsent:r}}function lg({model:e,root:t}){let{task:n,mark:o,note:s,answer:r}=ue(e,"\
task","mark","note","answer"),i=oe(()=>K("exercise"),[]),[a,l]=J(r),u=Y(r),d=Y(null),h=n.unit==="out of 100",{tab:m,unsent:p}=ag(
t,n,e,y=>{u.current=e.get("answer"),l(y)}),b=Ee({rule:h?bt:{},value:a,set:y=>{l(y),p.keep(y)},refuses:!1}),g=()=>{if(h&&
ct(a,bt).meant)return b.complain();u.current=a,p.forget(),m.keep(a),e.send({kind:"check",answer:a})};return X(()=>{r!==a.
trim()&&a.trim()===u.current.trim()&&l(r),u.current=r},[r]),Kt(()=>{t.dataset.state=o.state??""},[o]),w(rt,{children:[w(
"h3",{children:[w("span",{class:"nr","aria-hidden":"true",children:n.number}),w("span",{children:n.ask})]}),w("div",{class:"\
row",children:[n.kind==="choice"?w(rg,{task:n,id:i,answer:a,set:l}):w(ig,{task:n,id:i,number:b,send:g,box:d}),w("button",
{type:"button",class:"btn solid","data-k":"check",onClick:g,children:n.kind==="guess"?"Save my guess":"Check"})]}),w("di\
v",{children:h&&w(en,{number:b,answer:y=>{b.put(y),d.current?.focus()}})}),w("p",{class:"found",role:"status",children:s||
o.words||""})]})}function Xc({model:e,el:t}){let n=c("div.uw.uw-exercise");return ot(n,e.get("palette")),t.append(n),wt(
w(lg,{model:e,root:n}),n),()=>wt(null,n)}var Qc={right:["✓","right"],part:["½","partly right"],kept:["•","saved"],wrong:["×","not yet"],open:["","not answe\
red"]};function tu({model:e,el:t}){let n=c("div.uw.uw-marks"),o=c("p.sr",{role:"status"}),s=c("div");n.append(s,o),t.append(
n);let r=Jt(n,()=>"student"),i=K("student"),a=K("receipt"),l=async()=>{let m=e.get("receipt");try{await navigator.clipboard.
writeText(m),o.textContent="Copied."}catch{let p=n.querySelector(`#${a}`);p instanceof HTMLTextAreaElement&&p.select(),o.
textContent="Press Ctrl+C to copy the selected text."}},u=({number:m,ask:p,words:f,state:b})=>c("tr",{"data-state":b},c(
"th",{scope:"row"},String(m)),c("td",p),c("td.sign",c("span",{"aria-hidden":"true"},Qc[b][0]),c("span.sr",Qc[b][1])),c("\
td",f)),d=()=>c("div.handin",c("div.field",c("label",{for:i},"Your name or number"),c("input.txt",{id:i,"data-k":"name",
"data-draft":"name",maxlength:40,autocomplete:"off",value:e.get("student"),onchange:m=>{let p=m.target.value;r.keep(p),e.
send({kind:"name",name:p})}})),c("div.field.wide",c("label",{for:a},"Hand in this line"),c("textarea.txt",{id:a,readonly:!0,
rows:3,"data-k":"receipt"},e.get("receipt"))),c("button.btn.solid",{"data-k":"copy",onclick:l},"Copy")),h=()=>j(s,c("h3",
e.get("told")),e.get("rows").length>0&&c("table",c("thead.sr",c("tr",["Exercise","Question","Mark","Result"].map(m=>c("t\
h",{scope:"col"},m)))),c("tbody",e.get("rows").map(u))),e.get("receipt")?d():e.get("rows").length>0&&c("p.mute","Hand in\
 the notebook."));return e.on("change:rows change:receipt change:told",h),h(),e.get("student")||r.look(m=>e.send({kind:"\
name",name:m})),()=>{r.stop(),e.off("change:rows change:receipt change:told",h)}}var eu=55,cg=74,ug=46,Vr=36,dg=46;function hg(e){let t=e.closest(".uw-room");return!!(t&&!e.closest(".uw-page")&&t.getBoundingClientRect().
top+window.scrollY>window.innerHeight/2)}function mg(e){if(nt())return hg(e)?window.innerHeight:null;let t=e.getRootNode();
return t instanceof ShadowRoot?pg(t.host):e.closest(".jp-WindowedPanel-outer, .jp-NotebookPanel-notebook, .jp-Notebook")?.
clientHeight??Number.NaN}function pg(e){let t=window.innerHeight,n=e;for(;n;){let{overflowY:o,maxHeight:s,paddingTop:r,paddingBottom:i}=getComputedStyle(
n);if(o==="auto"||o==="scroll"){let l=parseFloat(s)-parseFloat(r)-parseFloat(i);s.endsWith("px")?t=Math.min(t,l):n.scrollHeight>
n.clientHeight+1&&(t=Math.min(t,n.clientHeight))}let a=n.getRootNode();n=n.parentElement??(a instanceof ShadowRoot?a.host:
null)}return t}function fg(e,t,n,o=eu){let s=n?Math.max(Vr,Math.min(dg,t)):t;return e>=o&&s>=Vr?{kind:e>=cg?"large":"mid\
dle",height:s}:{kind:s<Vr||n?"flow":"phone",height:s}}function vo(e,t){let n="",o=()=>{let i=e.closest(".uw-page")??e.closest(
".uw-room");if(!i)return;let a=parseFloat(getComputedStyle(e).fontSize)||16,l=mg(e),u=l==null?i.getBoundingClientRect().
top+window.scrollY:0,d=l??window.innerHeight-2*u,h=i.classList.contains("uw-position")?ug:eu,m=i.clientWidth/a,{kind:p,height:f}=fg(
m,d/a,l!=null,h),b=`${p} ${Math.floor(f*a)} ${a}`;i.classList.toggle("uw-beside",l!=null&&p==="flow"&&m>=h),b!==n&&(n=b,
i.dataset.fit=p,i.classList.toggle("uw-one",p==="large"||p==="middle"),i.classList.toggle("uw-middle",p==="middle"),i.classList.
toggle("uw-phone",p==="phone"),i.classList.toggle("uw-fits",p!=="flow"),i.style.setProperty("--uw-h",`${Math.floor(f*a)}\
px`),i.style.setProperty("--uw-rem",`${a}px`),t())},s=new ResizeObserver(o),r=()=>{let i=e.closest(".uw-page")??e.closest(
".uw-room");return!i&&e.isConnected?0:i?(s.observe(i),o(),0):requestAnimationFrame(r)};return r(),window.addEventListener(
"resize",o),()=>{s.disconnect(),window.removeEventListener("resize",o)}}var xo=class{constructor(t,n){this.stamp=-1;this.move="";this.next="";this.model=t,this.marked=n,this.at=-1/0}get waiting(){
return this.stamp===this.model.get("stamp")&&performance.now()-this.at<3e3}send(t,n){if(!(!t||this.model.get("busy"))){if(this.
waiting){this.model.get("mode")==="edit"&&(this.next=t);return}this.at=performance.now(),this.stamp=this.model.get("stam\
p"),this.mark(t),this.model.send({kind:"move",move:t,stamp:this.stamp,said:n})}}drawn(){this.mark(this.waiting?this.move:
"");let t=this.next;!t||this.waiting||(this.next="",this.send(t,null))}mark(t){this.move=t,this.marked(t)}};var su="uncle_widgets.theme",ru="uncle_widgets.inks",iu="uncle_widgets.covers",mn=[["auto","Auto"],["light","Light"],["d\
ark","Dark"]],jr=[["two","Two colours"],["four","Four"]],Gr=[["hidden","Hidden"],["press","When pressed"],["shown","Show\
n"]],nu=e=>mn.find(([t])=>t===e)?.[0];function gg(){let e=nt()?nu(new URLSearchParams(location.search).get("theme")):void 0;
try{return e??nu(localStorage.getItem(su))??"auto"}catch{return e??"auto"}}function ou(e,t,n){try{let o=localStorage.getItem(
e);return t.find(([s])=>s===o)?.[0]??n}catch{return n}}function re(){let e=globalThis,t=Symbol.for("uncle_widgets.theme");
if(!e[t]){let n=matchMedia("(prefers-color-scheme: dark)");e[t]={choice:gg(),inks:ou(ru,jr,"two"),covers:ou(iu,Gr,"press"),
roots:new Set,heard:new Set,system:n},n.addEventListener("change",hn),hn()}return e[t]}function Kr(e,t){e.classList.toggle(
"four-inks",re().inks==="four");for(let n of[e,e.closest(".uw-page")??e.closest(".uw-room")])n instanceof HTMLElement&&(t===
"auto"?delete n.dataset.theme:n.dataset.theme=t)}function hn(){let{choice:e,roots:t,heard:n,system:o}=re();for(let s of t)
Kr(s,e);if(nt()){let s=e==="auto"?o.matches?"dark":"light":e;document.documentElement.dataset.theme=s,document.body.dataset.
jpThemeLight=String(s==="light")}for(let s of n)s()}var kt=()=>re().choice;function $o(e){re().choice=e,Zr(su,e),hn()}var au=()=>re().
inks;function lu(e){re().inks=e,Zr(ru,e),hn()}var Mo=()=>re().covers;function cu(e){re().covers=e,Zr(iu,e),hn()}function Zr(e,t){
try{localStorage.setItem(e,t)}catch{}}function Vt(e){let{heard:t}=re();return t.add(e),()=>{t.delete(e)}}var uu=e=>t=>{let n=e(
t),o=t.el.querySelector(".uw");if(!(o instanceof HTMLElement))return n;let{roots:s}=re();s.add(o),Kr(o,kt());let r=new ResizeObserver(
()=>{Kr(o,kt()),r.disconnect()});return r.observe(o),()=>{r.disconnect(),s.delete(o),n?.()}};var bg=({words:e,name:t},n)=>c("p.covered",`${e} `,n?c("b",t):c("span.blank",{role:"img","aria-label":"hidden name"})),_o=class{constructor({
send:t,drawn:n}){this.opened=!1;this.send=t,this.drawn=n,this.root=c("div.call",{role:"group",hidden:!0})}get hidden(){return this.
root.hidden}cover(){this.opened=!1}show(t,n,o){let s=n?t.alert??"":"",r=t.covered??[],i=o==="shown"||o==="press"&&this.opened,
a=s?(t.actions??[]).find(d=>d.strong):void 0;this.root.hidden=!s&&!r.length,this.root.classList.toggle("calm",!s&&!(n&&t.
actions?.length));let l=JSON.stringify([s,a,r,i,o]);if(this.root.dataset.looks===l)return;this.root.dataset.looks=l,this.
root.setAttribute("aria-label",s||"Hidden names");let u=()=>{this.opened=!this.opened,this.show(t,n,o),this.drawn()};j(this.
root,s&&c("p",c("b",s)),r.length>0&&c("div.covers",r.map(d=>bg(d,i))),r.length>0&&o==="press"&&c("button.btn",{"data-k":"\
covers","aria-pressed":String(i),onclick:u},i?"Hide":"Show"),a&&c("button.btn.alert",{"data-k":"call","data-act":a.move,
onclick:()=>this.send(a.move)},a.label))}};function hu({place:e,now:t,said:n},o){let[s="",r=""]=n??[];return{place:o.place??[e,s&&t].filter(Boolean).join(" "),line:o.
line??(s?[s,r]:[t??"",r])}}var du=7,So=class{constructor({texts:t,see:n}){this.looks="";this.texts=t,this.see=n,this.chip=
c("button.chipbtn",{"data-k":"clause",hidden:!0,onclick:()=>this.open(!!this.box.hidden)}),this.badge=c("b.badge",{hidden:!0}),
this.place=c("span.place"),this.line=c("p.line"),this.note=c("p.note",{role:"status"}),this.sheet=c("button.btn.quiet",{
"data-k":"scores","aria-expanded":"false",hidden:!0},"Scores"),this.eyes=c("div.seg",{role:"group","aria-label":"Seen by"}),
this.seen=c("div.eyes",Lt("eye",22),this.eyes),this.box=c("div.clause-box",{hidden:!0,tabindex:-1,"data-k":"clauses"}),this.
root=c("div.caption",c("div.told",c("p.over",this.badge,this.chip,this.place),this.line,this.note),c("div.seen",this.sheet,
this.seen))}show({clauses:t,badge:n="",place:o,line:s,note:r,tone:i}){et(this.root,"data-tone",i),this.badge.hidden=!n,this.
badge.textContent=n;let a=this.texts(),[l=""]=t;this.place.textContent=o,this.line.hidden=!!r,this.line.replaceChildren(
c("b",s[0]),s[1]?` ${s[1]}`:""),this.line.classList.remove("long"),this.line.classList.toggle("long",this.line.scrollWidth>
this.line.clientWidth+1),this.note.textContent!==r&&(this.note.textContent=r),this.note.hidden=!r;let u=JSON.stringify([
t,i]);if(u===this.looks)return this.below();this.looks=u,this.open(!1);let d=i==="trial"?"just a test":l;this.chip.hidden=
!d,this.chip.replaceChildren(c("span.chip.line",d));let h=t.filter(m=>a[m]);et(this.chip,"aria-disabled",h.length&&i!=="\
trial"?"":"true"),et(this.chip,"data-clause",l),this.box.replaceChildren(c("dl",h.map(m=>c("div",c("dt",m),c("dd",a[m])))))}open(t){
let n=t&&this.box.querySelector("dt")!=null&&this.chip.getAttribute("aria-disabled")!=="true";this.box.hidden=!n,this.below(),
et(this.chip,"aria-expanded",String(n))}below(){this.box.hidden||(this.box.style.top=`${this.root.offsetTop+this.root.offsetHeight}\
px`)}escape(){return this.box.hidden?!1:(this.open(!1),this.chip.focus(),!0)}showEyes(t,n){let o=JSON.stringify(t);if(this.
seen.hidden=t.length<2,this.eyes.dataset.looks!==o){this.eyes.dataset.looks=o;let r=c("select.pick",{"data-k":"eyes.many",
"aria-label":"Seen by",onchange:i=>this.see(i.target.value)},t.map(([i,a])=>c("option",{value:i},a)));this.eyes.classList.
toggle("seg",t.length<=du),this.eyes.replaceChildren(...t.length>du?[r]:t.map(([i,a])=>c("button",{"data-eye":i,title:a,
"aria-label":a,onclick:()=>this.see(i)},a)))}let s=this.eyes.querySelector("select");if(s)s.value=n;else for(let r of this.
eyes.children)et(r,"aria-pressed",String(r.getAttribute("data-eye")===n))}};function Yr(e,t){let n=Math.abs(e)*10**t,o=Math.floor(n);if(n-o!==.5||!Number.isInteger(e*2**(t+1)))return e.toFixed(t);
let s=(o%2?o+1:o)/10**t;return(e<0?-s:s).toFixed(t)}function wg(e){return e>0&&e<5/1e4?"under 0.1%":e<1&&e>9995/1e4?"ove\
r 99.9%":`${Yr(100*e,1)}%`}var mu=(e,t)=>t==="chance"?wg(e):`${Yr(Math.abs(e)<.005?0:e,2)} ${t}`.replace("-","−");function pu(e,t,n){
let{value:o,share:s,words:r}=ct(String(e),t==="chance"?bt:{low:n[0],high:n[1],unit:t});if(o==null)throw new Error(r);return t===
"chance"?s:o}var fu=(e,t,n,o)=>o==="far"?yg(e,t,n):zr(e,t,n,o);function zr(e,t,n,o){let s=n==="chance",r=Math.round(Math.
abs(e-t)*1e9)/1e9,i=s?String(de(r)):mu(r,n);return o==="exact"?i==="1"?"Spot on (within 1).":"Spot on.":`${o==="far"?"":
"Close: "}${i} too ${e>t?"high":"low"}.`}function yg(e,t,n){let o=n==="chance",s=o?String(de(10*e)/10):Yr(e,2).replace(/\.?0+$/,
"");return`You guessed ${s==="-0"?"0":s.replace("-","−")}. It's ${o?de(t):mu(t,n)}.`}var de=e=>Math.floor(Math.round(e*1e9)/1e7+.5),gu=(e,t)=>t==="chance"?.105:Math.max(Math.abs(e)/10,.1);var bu=e=>e.charAt(0).toUpperCase()+e.slice(1);var wu=(e,t)=>Math.max(0,Math.min(e.x+e.w,t.x+t.w)-Math.max(e.x,t.x))*Math.max(0,Math.min(e.y+e.h,t.y+t.h)-Math.max(e.y,
t.y)),Jr=(e,t,n,o)=>Math.max(n,Math.min(e,n+o-t));function yu({w:e,h:t},n,o,s){let r={x:n.x+n.w/2,y:n.y+n.h/2},i=[["abov\
e",r.x-e/2,n.y-t-10],["below",r.x-e/2,n.y+n.h+10],["right",n.x+n.w+10,r.y-t/2],["left",n.x-e-10,r.y-t/2]],a=Math.min(o.y+
o.h,...s.map(({y:p})=>p));i.push(["right",n.x+n.w+10,a-t-10],["left",n.x-e-10,a-t-10]);let l=i.map(([p,f,b])=>{let g={x:Jr(
f,e,o.x,o.w),y:Jr(b,t,o.y,o.h),w:e,h:t},y=wu(g,n)+3*s.reduce((k,_)=>k+wu(g,_),0);return{...g,side:p,covers:y}}),{covers:u,
...d}=l.reduce((p,f)=>f.covers<p.covers-1?f:p),h=d.side==="above"||d.side==="below"?r.x-d.x:r.y-d.y,m=d.side==="above"||
d.side==="below"?e:t;return{...d,tip:Jr(h,0,14,m-28)}}var ku=(e,t)=>v("svg.small-card",{viewBox:"0 0 48 68",...t},Gt(e,48));function kg(e,t){let n={"data-act":e.move,onclick:()=>t(
e.move)};if(e.face){let o=[e.group,e.label].filter(Boolean).join(" ");return c("button.btn.card-pick",{"aria-label":o,title:e.
label,...n},ku(e.face,{"aria-hidden":"true"}))}return c("button.btn",{...n},e.colour&&Cn(e.colour)&&v("svg.icon",{viewBox:"\
-12 -12 24 24",style:"width:1.4em;height:1.4em","aria-hidden":"true"},le(e.colour,0,0,8.5,{fill:`var(--c-${e.colour})`,stroke:"\
#fff","stroke-width":2})),e.label)}var vg=e=>[c("p.mute","What you remember is under this card"),c("ol.recall",e.map(t=>c(
"li",ku(t.face,{role:"img","aria-label":t.label}))))],To=class{constructor(t){this.key="";this.how=t,this.root=c("div.ch\
ooser",{role:"group",hidden:!0}),this.away=n=>{let[o]=n.composedPath();o instanceof Element&&!this.root.contains(o)&&!o.
closest(".thing.plays")&&this.close()}}show(t){if(this.key===t.key)return this.leave();let n=!t.plays&&t.recall?.length,
o=t.picks.find(i=>i.group)?.group,s=i=>{this.leave(),this.how.play(i)};this.key=t.key,this.root.setAttribute("aria-label",
n?`Under ${t.label}`:`How to play: ${t.label}`);let r={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
leave()};this.root.replaceChildren(c("div.choose-head",c("p",c("b",bu(t.label)),o&&c("span",`: ${o}`)),mt(r,Lt("close",16))),
...n?vg(t.recall):[c("div.picks",t.picks.some(i=>i.parts?.length)?this.parts(t.picks,[],s):t.picks.map(i=>kg(i,s)))]),this.
root.hidden=!1,document.addEventListener("pointerdown",this.away,!0),this.how.moved(),this.stand(),this.buttons.find(i=>!i.
matches(".shut"))?.focus({preventScroll:!0})}parts(t,n,o){let s=new Set(t.flatMap(({parts:i})=>(i??[]).filter(a=>!n.includes(
a)))),r=i=>{let a=[...n,i],l=t.filter(({parts:u})=>u?.includes(i));if(l.length===1)return o(l[0].move);this.root.querySelector(
".picks")?.replaceChildren(...this.parts(l,a,o)),this.stand(),this.buttons.find(u=>u.dataset.part)?.focus({preventScroll:!0})};
return[...n.length?[c("p.mute",`${n.join(", ")}, and ...`)]:[],...[...s].sort().map(i=>c("button.btn",{"data-part":i,onclick:()=>r(
i)},i))]}get buttons(){return[...this.root.querySelectorAll("button")]}stand(){let t=this.key&&this.how.around(this.key),
n=this.root.parentElement;if(!t||!n)return;let o=n.getBoundingClientRect(),s=Math.max(o.top,0),r=6,i={x:r,y:s-o.top+r,w:o.
width-2*r,h:Math.min(o.bottom,window.innerHeight)-s-2*r};this.root.style.cssText=`left:0;top:0;max-width:${i.w}px;max-he\
ight:${i.h}px`;let a=({x:p,y:f,w:b,h:g})=>({x:p-o.left,y:f-o.top,w:b,h:g}),l={w:this.root.offsetWidth,h:this.root.offsetHeight},
{x:u,y:d,side:h,tip:m}=yu(l,a(t.card),i,t.hand.map(a));this.root.dataset.side=h,this.root.style.cssText+=`;left:${u}px;t\
op:${d}px;--tip:${m}px`}leave(){let t=this.key;this.close(),this.how.focus(t)}close(){if(!this.key)return;let t=this.key,
n=this.root.contains(ht(this.root));this.key="",document.removeEventListener("pointerdown",this.away,!0),this.root.hidden=
!0,this.root.replaceChildren(),this.how.moved(),n&&this.how.focus(t)}stroke(t){let n=this.buttons,o=n.findIndex(r=>r.matches(
":focus"));if(!this.key||o<0)return!1;let s={ArrowRight:o+1,ArrowDown:o+1,ArrowLeft:o-1,ArrowUp:o-1,Home:0,End:n.length-
1}[t.key];return s==null?!1:(t.preventDefault(),n[(s+n.length)%n.length].focus({preventScroll:!0}),!0)}};function Eo(e,t){let{zones:n,board:o,sheet:s,...r}=e,i=a=>a==null?void 0:t[a];return{...r,zones:n.map(a=>t[a]),board:i(o)??
"",sheet:i(s)}}var Lo=class{constructor(t,n){this.resting=0;this.model=t,this.pages=new Map(Object.entries(t.get("pages")??
{})),this.asked=new Map,this.hear=o=>{o.kind==="page"&&(this.pages.set(`${o.watcher}.${o.page}`,o),n())},t.on("msg:custo\
m",this.hear)}get watcher(){return this.model.get("watcher")}get few(){return this.model.get("frames")[this.watcher]??[]}get length(){
return this.model.get("count")||this.few.length}scene(t){let n=Math.max(0,Math.min(t,this.length-1));if(!this.model.get(
"count"))return this.few[n]?Eo(this.few[n],this.model.get("pool")):null;let o=this.model.get("size"),s=Math.floor(n/o),r=this.
page(s);return r?(this.fetchRest(s),Eo(r.frames[n-s*o],r.pool)):null}page(t,n=this.watcher){let o=`${n}.${t}`,s=this.pages.
get(o);return!s&&performance.now()-(this.asked.get(o)??-1/0)>8e3&&(this.asked.set(o,performance.now()),this.model.send({
kind:"page",watcher:n,page:t})),s}fetchRest(t){clearTimeout(this.resting);let n=Math.ceil(this.length/this.model.get("si\
ze")),o=Array.from({length:n},(a,l)=>(t+l)%n),s=n<=4?o:[t],r=o.map(a=>[a,this.watcher]);for(let[a]of this.model.get("eye\
s"))for(let l of s)r.push([l,a]);let i=r.find(([a,l])=>!this.pages.has(`${l}.${a}`));i&&(this.resting=setTimeout(()=>this.
page(...i),150))}marks(){let t=s=>s.mark??0;if(!this.model.get("count"))return this.few.map(t);let n=this.model.get("siz\
e"),o=Array.from({length:this.length},()=>0);for(let s=0;s*n<o.length;s++)(this.pages.get(`${this.watcher}.${s}`)?.frames??
[]).forEach((r,i)=>{o[s*n+i]=t(r)});return o}stop(){clearTimeout(this.resting),this.model.off("msg:custom",this.hear)}};var Ve=10;function xg(e,t,n,o){if(t&&n>=t*46)return Math.min(t,Math.max(e,1));if(!e)return 1;let s=Math.max(1,Math.floor(
(n+Ve)/(o+Ve)));return Math.ceil(e/Math.ceil(e/s))}function pn(e,t,n,o,s,r){let i=e.text(`${t.id}.label`,t.label,n,o+10,
{room:s}),a=xg(t.cells.length||1,t.columns??0,s,r?58:50),l=Math.min(r?66:60,(s-Ve*(a-1))/a),u=l+Ve,d=e.extras.acting?8:0,
h=o+22+i;return t.cells.forEach((m,p)=>{let f=n+p%a*u,b=h+Math.floor(p/a)*(l*1.4+Ve+d);"key"in m?e.card(m,f,b,l,{role:"g\
rid",own:!0}):(e.add("pile",`${t.id}.${p}`,f,b,{w:l,under:0,empty:!0}),m.seat!=null&&e.add("mark",`${t.id}.${p}`,f+l/2-9,
b+l*.7-9,{seat:m.seat,size:18,quiet:!0}))}),h-o+Math.ceil(t.cells.length/a)*(l*1.4+Ve+d)+10}function fn(e,t,n,o,s){let r=t.
values.length,i=Math.min(56,(s-10*(r-1))/r),a=r*i+(r-1)*10;return e.add("dice",t.id,n,o,{w:a,size:i,values:t.values,thrown:t.
thrown??0,lit:t.lit??[],label:t.label,move:t.move??"",off:e.extras.acting?t.off??"":"",plays:e.extras.acting&&!!t.move,picks:[]}),
i+14}function Xr(e,t,n,o,s){let r=o+12;r+=e.text(`${t.id}.label`,t.label,n,r,{room:s})+10;for(let[i,{words:a,note:l,box:u}]of t.
rows.entries()){let d=u?30:0,h={size:14,bold:!0,quiet:u==="open",room:s-d};u&&e.add("box",`${t.id}.${i}`,n,r+3,{box:u,size:20}),
r+=14+e.text(`${t.id}.${i}.words`,a,n+d,r+12,h),l&&(r+=15+e.text(`${t.id}.${i}.note`,l,n+d,r+13,{room:s-d})),r+=7}return r-
o+6}function vu(e,t,n,o){t.rows.filter(({box:s})=>s).forEach(({box:s},r)=>{e.add("box",`${t.id}.${r}`,n+30*r,o,{box:s,size:24})})}
function gn(e,t,n,o,s,r,i){let a=e.extras.boards?.[t.board];if(!a)throw new Error(`The board "${t.board}" must be sent b\
efore its tokens.`);let l=i==null?Math.min(r,s*a.height/a.width):r;return e.add("board",t.id,n,o,{w:s,h:l,k:Math.min(s/a.
width,l/a.height),board:a,zone:t,heat:e.extras.heat??{},clear:!!e.extras.clear,acting:!!e.extras.acting,spots:e.extras.spots??
{},lit:e.extras.lit??{},clearance:i??0}),l+14}var xu=390,Ao=620,bn=196,$u=58,Qr=38,ti=50,Ho=e=>e.cards.some(t=>t.move||t.picks?.length),Mu=e=>[...e.cards,...(e.before??
[]).flatMap(t=>"top"in t&&t.top||[])];function _u(e,t,n,o,s){let r=n,i=0;for(let a of t){let l=Math.min(s-(r-n),a.values.
length*$u);i=Math.max(i,fn(e,a,r,o,l)),r+=l+8}return i}function Su(e,t,n,o,s,r,i){let l=(s-16*(r-1))/r,u=o;for(let d=0;d<
t.length;d+=r){let h=t.slice(d,d+r),m=(p,f)=>i?$g(e,p,n+f*(l+16),u,l):e.other(p,n+f*(l+16),u,l,!1);u+=(i?10:18)+Math.max(
...h.map(m))}return u-o}function $g(e,t,n,o,s){let r=Mu(t),i=r.length?Qr*(1+.4*(r.length-1))+12:0,a=e.head(t,n,o,s-i,28),
[l]=t.counters??[],u={w:Qr,ideal:Qr*.4,tight:.3};if(e.cards(r,n+s-i,o,i,u,{role:"seat"}),!l)return 34+a;let d=Math.max(l.
full??0,l.value),h=l.art==="agents"?24*d:0;h&&e.add("agents",`${t.id}.0`,n,o+36+a,{count:l.value,full:d,size:18});let m={
value:l.value,label:l.label??"",high:18,room:s-i-h};return e.add("counter",`${t.id}.0`,n+h+6,o+36+a,m),58+a}function Tu(e,t,n,o,s){
return t.stacks.forEach((r,i)=>e.stack(r,n+i*s/2,o,50)),t.stacks.length?116:0}function Eu(e,t,n,o,s){let{seats:r,boards:i,
fans:a,grids:l,dice:u,notes:d}=t,h=24,[m,...p]=r,f=n-h-bn,b=f-2*h,g=14,y=14;for(let k of i)g+=gn(e,k,h,g,b,s);y+=_u(e,u,
f,y,bn);for(let k of d)y+=Xr(e,k,f,y,bn)+8;m&&!Ho(m)&&(y+=e.other(m,f,y+4,bn,!0)+20),y+=Tu(e,t,f,y+4,bn);for(let k of l)
g+=pn(e,k,h,g,b,!0);return p.length&&(g+=Su(e,p,h,g+6,b,Math.min(p.length,3),!0)),g=Math.max(g,y),a.length&&(g+=e.fans(a,
h,g,n-2*h,!0)),m&&Ho(m)&&(g+=e.own(m,h,g+6,n-2*h,176)),{y:g,middle:{x:h+b/2,y:240,r:40}}}function Lu(e,{seats:t,boards:n,
stacks:o,dice:s,notes:r},i,a,l){let h=i-48,m=(a-20)/Math.max(1,t.length);for(let f of n)l?gn(e,f,0,0,a,h,ti):gn(e,f,0,ti,
a,h-ti,0);let p=10;for(let f of s)fn(e,f,p,8,f.values.length*36),p+=f.values.length*36+6;for(let f of r)vu(e,f,l?10:p+6,
l?h-34:14);for(let[f,{top:b}]of o.entries())b&&e.card(b,10+f*44,h-66,38,{role:"stack"});return t.forEach((f,b)=>{Mg(e,{...f,
cards:Mu(f)},10+b*m,h+10,m-4)}),{y:i-18,middle:{x:a/2,y:h/2,r:40}}}function Mg(e,t,n,o,s){let r=t.cards.length?24+9*(t.cards.
length-1):0,i=s-24-r;e.add("mark",t.id,n,o+2,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,Mt(t.name,13,
i).lines[0],n+25,o+9,{size:13,bold:!0,quiet:!1,room:i});let a=(t.counters??[]).map(({value:u,label:d})=>`${u} ${d}`)[0]??
t.note??"";e.text(`${t.id}.note`,Mt(a,12,i).lines[0],n+25,o+24,{size:12,room:i});let l={w:22,ideal:9,tight:.3,least:22};
e.cards(t.cards,n+s-r-2,o-1,r,l,{role:"seat"})}function Hu(e,t,n){let{seats:o,boards:s,fans:r,grids:i,dice:a,notes:l}=t,
u=14,d=n-2*u,[h,...m]=o,p=10;for(let g of s)p+=gn(e,g,u,p,d,440);let f=a.length?Math.min(150,a.reduce((g,{values:y})=>g+
y.length*$u+8,0)):0,b=_u(e,a,u,p,f);if(b+=Tu(e,t,u,p+b,Math.max(f,130)),h&&!Ho(h)){let g=f?u+f+16:u;b=Math.max(b,e.other(
h,g,p,u+d-g,!1))}p+=b+12;for(let g of l)p+=Xr(e,g,u,p,d)+8;for(let g of i)p+=pn(e,g,u,p,d,!1);return r.length&&(p+=e.fans(
r,u,p,d,!1)),m.length&&(p+=Su(e,m,u,p+4,d,Math.min(m.length,3),!1)),h&&Ho(h)&&(p+=e.own(h,u,p,d,0)),{y:p,middle:{x:n/2,y:200,
r:40}}}var Pu=e=>[[0,0],[1,0],[1,1]].slice(0,e),_g=20,Sg=60,Cu=({extras:e})=>e.acting?e.call?32:14:0;function Nu(e){let t=(e.before??
[]).filter(({kind:n})=>n==="stack");return{beside:t.slice(0,-1),space:t.at(-1)}}function Au(e,t,n,o,s,r,i){let{beside:a,
space:l}=Nu(t),u=r?n+i+28:n,d=s-i-28,h=e.head(t,u,o,d,30),m=u;for(let p of a)e.stack(p,m,o+46+h,46,110),m+=118;if(!t.me){
let p={w:38,ideal:22,tight:.05};e.cards(t.cards,m,o+46+h,u+d-m,p,{role:"seat"})}l&&e.stack(l,r?n:n+s-i,o,i,i+40)}function Ru(e,{
seats:[t,...n],ring:o,stacks:s},r,i){let l=92*1.4+32,u=r/2-i-24,d=r/2+24,h=28,m=h+l+74,p=n.length===1;n.forEach((k,_)=>{
let[$,T]=Pu(n.length)[_];Au(e,k,$?d:i,T?m:h,u,!!$,92)}),t&&Au(e,{...t,me:!0},i,m,u,!1,92);let f={x:p?d+u/2:r/2,y:p?h+44:
h+l+32,r:40};o&&e.add("ring",o.id,f.x,f.y,{ring:o,r:f.r});let b=p?92:46,g=p?f.x-s.length*(b+40)/2+20:f.x+90;s.forEach((k,_)=>e.
stack(k,g+_*(b+40),p?h+120:f.y-44,b,b+40));let y=m+l+4;if(t){let k=e.extras.call??0,_=Cu(e),$=t.cards.some(x=>x.face);k&&
(e.call=y),y+=(k?k+20:0)+_;let T={w:$?88:62,ideal:$?106:44,tight:.5,least:60,floor:20};y+=e.cards(t.cards,i,y,r-2*i,T,{own:!0,
role:"hand"})}return{y,middle:f}}function Uu(e,t,n,o,s){let{beside:r,space:i}=Nu(t),a=46,l=s-a-34;e.add("mark",t.id,n,o+
2,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,t.name,n+26,o+11,{size:13,bold:!0,quiet:!1,room:l}),e.text(
`${t.id}.note`,Mt(t.alert||t.note,12,l).lines[0],n+26,o+25,{size:12,quiet:!t.active,room:l});let u=n;for(let d of r){if(d.
top){let h={...d.top,move:d.move||d.top.move,off:d.off||d.top.off};e.card(h,u,o+36,26,{role:"stack",recall:d.recall})}else
e.add("pile",d.id,u,o+36,{w:26,under:0,empty:!0});e.text(`${d.id}.count`,String(d.count),u+32,o+58,{size:14,bold:!0,quiet:!1}),
u+=58}if(!t.me){let d={w:22,ideal:10,tight:.05};e.cards(t.cards,u,o+38,n+s-a-8-u,d,{role:"seat"})}i&&Ou(e,i,n+s-a,o,a)}function Ou(e,t,n,o,s){
t.top?e.card(t.top,n,o+2,s,{role:"space",recall:t.recall}):e.add("pile",t.id,n,o+2,{w:s,under:0,empty:!0});let r=[t.count>
1?t.count:"",t.label].filter(Boolean).join(" "),i=Mt(r,12,s+14).lines.length<2;e.text(`${t.id}.label`,r,i?n+s/2:n+s+6,o+
s*1.4+17,{size:12,anchor:i?"middle":"end",room:i?s+14:3*s})}function Du(e,{seats:[t,...n],ring:o,stacks:s},r,i){let l=i/
2-10-10,u=i/2+10,d=88,h=n.length===1;n.forEach((k,_)=>{let[$,T]=Pu(n.length)[_];Uu(e,k,$?u:10,6+T*d,l)}),t&&Uu(e,{...t,me:!0},
10,6+d,l),s.slice(0,3).forEach((k,_)=>{h&&Ou(e,k,u+20+_*66,50,46)});let m=e.extras.call??0,p=Cu(e),f=6+2*d+6+p;m&&(e.call=
f-p);let b=f+(m?m+8:0),g=Math.max(_g,jt(78,r-b-8));t&&e.cards(t.cards,10,b,i-130,{w:g,ideal:g*1.12,tight:.36,least:g},{own:!0,
role:"hand"});let y={x:i-66,y:b+24,r:34};return o&&r-b<Sg?(e.add("ring",o.id,y.x,r-18,{ring:{...o,value:"",note:""},r:y.
r}),e.text(`${o.id}.note`,`${o.value??""} ${o.note??""}`,i-10,r-14,{size:14,anchor:"end",room:170})):o&&(e.add("ring",o.
id,y.x,y.y,{ring:{...o,note:""},r:y.r}),e.text(`${o.id}.note`,o.note??"",y.x,y.y+30,{size:12,anchor:"middle",room:126})),
{y:Math.max(r-8,t?b+g*1.4:0),middle:y}}var Tg={mark:({size:e})=>({x:0,y:0,w:e,h:e}),pile:({w:e,empty:t})=>t&&{x:0,y:0,w:e,h:e*1.4},ring:({r:e})=>({x:-e,y:-e,w:2*
e,h:2*e}),dice:({w:e,size:t})=>({x:0,y:0,w:e,h:t}),box:({size:e})=>({x:0,y:0,w:e,h:e})},Uo=class{constructor(t){this.call=
0;this.things=[];this.over=[];this.extras=t}add(t,n,o,s,r={}){this.things.push({kind:t,key:`${t}:${n}`,x:o,y:s,...r});let i=this.
extras.lit?.[n],a=Tg[t]?.(r);i!=null&&a&&this.over.push({kind:"lit",key:`lit:${n}`,x:o+a.x,y:s+a.y,w:a.w,h:a.h,tab:i,role:t})}text(t,n,o,s,{
size:r=13,room:i=1/0,bold:a=!1,quiet:l=!0,anchor:u="start",tone:d=""}={}){if(!n)return 0;let{lines:h,size:m}=Mt(n,r,i,a?
1.06:1);return this.add("text",t,o,s,{lines:h,size:m,bold:a,quiet:l,anchor:u,tone:d}),(h.length-1)*m*1.2}card(t,n,o,s,{seen:r=s,
own:i=!1,role:a="",recall:l=[]}={}){let{lit:u={},dealt:d={},acting:h=!1,under:m=!0,opens:p=""}=this.extras,f=d[t.key]??t.
face??null,b=h&&!!(t.move||t.picks?.length),g=!!t.lifted,y=a==="grid"?0:s<80?12:14,k=i&&(b||h&&t.ghost)?y+(g?s*(y?.24:.14):
0):0;this.things.push({kind:"card",key:t.key,x:n,y:o-k,w:s,face:f,label:t.label,origin:t.origin??"",role:a,dealt:t.key in
d,kin:!!t.kin,ghost:!!t.ghost,seen:r,plays:b,off:h?t.off??"":"",under:i&&b&&!g,up:g,move:t.move??"",picks:t.picks??[],recall:m?
l:[],opens:p===t.key&&!b&&!t.off}),t.key in u&&this.over.push({kind:"lit",key:`lit:${t.key}`,x:n,y:o-k,w:r,h:s*1.4,tab:u[t.
key],role:a})}cards(t,n,o,s,r,{own:i=!1,role:a="",pitch:l=1.4,centre:u=!1}={}){if(!t.length)return 0;let{w:d,step:h,cols:m,
rows:p}=We(t.length,s,r);return t.forEach((f,b)=>{let g=Math.floor(b/m),y=b%m,k=Math.min(m,t.length-g*m),_=u?n+(s-(h*(k-
1)+d))/2:n;this.card(f,_+y*h,o+g*l*d,d,{seen:y===k-1?d:Math.min(d,h),own:i,role:a})}),d*1.4+(p-1)*l*d}};var Bu=e=>e.map(t=>({...t,art:""})),xe=class extends Uo{head(t,n,o,s,r=30){let i=[t.note,t.team].filter(Boolean).join(",\
 "),a=r<30?8:12,l=n+r+a,u=s-r-a;this.add("mark",t.id,n,o,{seat:t.seat,size:r,active:!!t.active});let d=t.alert||i,h=o+r*
(d?.43:.66),m=this.text(`${t.id}.name`,t.name,l,h,{size:15,bold:!0,quiet:!1,room:u}),p=this.text(`${t.id}.note`,d,l,o+r+
m,{room:u,bold:!!(t.active||t.alert),quiet:!t.active,tone:t.alert?"lit":""});return m+p}counters(t,n,o,s,r){let i=o;for(let[
a,l]of(t.counters??[]).entries()){let u=r?18:22;if(this.add("counter",`${t.id}.${a}`,n,i,{value:l.value,label:l.label??"",
high:u,room:s}),i+=u+8,l.art==="chips"){let d=Math.max(1,Math.ceil(l.value/10)),h=r?2.5:3,m=r?1.2:1.4,p=Math.max(3,Math.
min(18,(s-2)/d-3)),f=10*(h+m)+3,b=Math.min(l.value,10)*(h+m)+(l.value>5?3:0);l.value&&this.add("chips",`${t.id}.${a}`,n,
i+b,{count:l.value,w:p,t:h,g:m,pitch:p+3}),i+=f}if(l.art==="agents"){let d=Math.max(l.full??0,l.value);this.add("agents",
`${t.id}.${a}`,n,i,{count:l.value,full:d,size:18}),i+=26}}return i-o}other(t,n,o,s,r){let i=t.cards??[],a=t.counters??[],
l=!r||s<150,u=this.head(t,n,o,s,l?26:30),d=a.length&&s>=150,h=i.some(x=>x.face||x.key in(this.extras.dealt??{})),m=l?38:
48,p=Math.min(d?s-74:s,h?1/0:m*3.4),f={w:m,ideal:m*(h?.72:.7),tight:h?.62:.05},b=o+(l?38:44)+u,g=this.cards(i,n,b,p,f,{role:"\
seat",pitch:.62});if(t.alert&&i.length){let{w:x,step:L,cols:H}=We(i.length,p,f);this.over.push({kind:"lit",key:`lit:${t.
id}`,x:n,y:b,w:x+(H-1)*L,h:g,tab:""})}let{w:y,step:k,cols:_}=We(i.length,p,f),$=i.length?y+(_-1)*k+14:0,T=d?Math.max(g,this.
counters(t,n+$,b+2,s-$,l)):g+(a.length?8+this.counters({...t,counters:Bu(a)},n,b+g+8,s,!0):0);return b-o+T+this.before(t,
n,b+T+10,s,l)}stack(t,n,o,s,r=s+24){let i=t.top?{...t.top,move:t.move||t.top.move,off:t.off||t.top.off,label:t.top.label||
t.spoken}:null,a=t.count>1&&i&&!i.face?Math.min(3,t.count-1):0;if(this.add("pile",t.id,n,o,{w:s,under:a,empty:!i}),i&&this.
card(i,n,o,s,{role:"stack",recall:t.recall}),!i&&!t.count&&t.label&&s>=40){let{lines:u,size:d}=Mt(t.label,13,s-2);if(u.length*
d*1.2<s*1.4-8){let h=o+(s*1.4-(u.length-1)*d*1.2)/2+d*.35;return this.add("text",`${t.id}.empty`,n+s/2,h,{lines:u,size:d,
quiet:!0,anchor:"middle",tone:""}),s*1.4}}let l=Z(`${t.count} ${t.label}`,14)>r;return this.add("count",t.id,n,o+s*1.4+22,
{count:t.count,lines:l?Mt(t.label,13,r).lines:[t.label],spoken:t.spoken,broken:l}),s*1.4+30+(l?17*Mt(t.label,13,r).lines.
length:0)}tray(t,n,o,s){let r=Math.max(1,Math.ceil(Math.max(t.full,t.count)/10)),i=Math.min(27,(s-24)/r-4),a=s<120,l=i+(i>
20?7:4),u=a?3:5,d=a?1.4:2,h=r*l-(l-i)+24,m=10*(u+d)+3,p=22*String(t.count).length+4+Z(t.label,13)>Math.max(h,s-8);return this.
add("tray",t.id,n+(s-h)/2,o,{wide:h,high:m,count:t.count,label:t.label,w:i,t:u,g:d,pitch:l,below:p,noted:Z(t.label,13)}),
m+(p?62:44)}fans(t,n,o,s,r){let i=o,a=t.length>2?r?56:48:r?80:64;for(let l of t){this.text(`${l.id}.label`,l.label,n,i+10,
{room:s});let u={w:a,ideal:a*.59,tight:.39,least:Math.min(a,r?56:48),floor:20},{w:d,step:h,cols:m,rows:p}=We(l.cards.length,
s,u),f=l.cards.some(g=>g.above)?22:4,b=l.cards.some(g=>g.under!=null)?40:10;i+=20,l.cards.length||this.add("pile",l.id,n,
i+f,{w:d,under:0,empty:!0}),l.cards.forEach((g,y)=>{let k=Math.floor(y/m),_=y%m,$=y===l.cards.length-1,T=n+_*h,x=i+f+k*(f+
b+d*1.4);this.card(g,T,x,d,{seen:$||_===m-1?d:Math.min(d,h),role:"fan"}),this.text(`${g.key}.above`,g.above??"",T+2,x-8,
{size:$?16:14,bold:$,quiet:!$}),g.under!=null&&this.add("mark",`${g.key}.under`,T+4,x+d*1.4+10,{seat:g.under,size:Math.max(
15,Math.min(22,h*.76)),quiet:!$})}),i+=Math.max(p*(f+b+d*1.4),f+b+a*1.4)+8}return i-o}own(t,n,o,s,r){let i=this.extras.acting?
14:0,a=this.extras.call??0,l=this.before(t,n+r,o,s-r,!r),u=o+l+(a?a+20:0);return a&&(this.call=o+l),u-o+this.hand(t,n,u,
s,r,i)}before(t,n,o,s,r){let i=t.before??[];if(!i.length)return 0;let a=10,l=(s-a*(i.length-1))/i.length,u=Math.min(r?44:
58,l-6),d=0;return i.forEach((h,m)=>{let p=n+m*Math.min(l+a,h.kind==="fan"?1/0:u+40);if(h.kind==="fan"){let f=this.text(
`${h.id}.label`,h.label,p,o+10,{room:l}),b={w:u,ideal:u*.72,tight:.4};d=Math.max(d,18+f+this.cards(h.cards,p,o+18+f,l,b,
{role:"fan"}))}else d=Math.max(d,this.stack(h,p,o,u,Math.min(l,u+34)))}),d+16}hand(t,n,o,s,r,i){let a=r>0,l=t.cards.some(
g=>g.face),u=a?92:70,d=t.cards.length,h={w:l?u:u*.75,ideal:u*(l?a?1.22:1.06:.8),tight:.5,least:Math.min(u,64),floor:l?34:
20};if(a){let g=this.head(t,n,o,r-20),y=this.counters(t,n+4,o+48+g,r-20,!1)+48+g,k=this.cards(t.cards,n+r,o+i,s-r,h,{own:!0,
role:"hand",pitch:1.4+.36});return Math.max(y,k+i+16,l?u*1.4:0)}let m=l&&(d-1)*h.ideal+h.w<=s-112,p=this.head(t,n,o,m?110:
s-100,26);if(m){let g=this.counters(t,n+4,o+44+p,100,!0)+44+p,y=this.cards(t.cards,n+112,o+i,s-112,h,{own:!0,role:"hand"});
return Math.max(g,y+i+16)}let f=this.counters({...t,counters:Bu(t.counters??[])},n+s-84,o+6,84,!0),b=o+Math.max(40+p,f+8)+
i;return b-o+this.cards(t.cards,n,b,s,h,{own:!0,role:"hand",pitch:1.4+.42,centre:!0})+16}};var Qt=620,Po=772,qu=920,Eg=["seat","ring","fan","stack","tray","grid","dice","tokens","notes","kinds"];function wn(e){let t=e.
zones.find(({kind:o})=>!Eg.includes(o));if(t)throw new Error(`Expected a zone that the table can draw, not "${t.kind}".`);
let n=o=>e.zones.filter(s=>s.kind===o);return{seats:Ra(n("seat")),ring:n("ring")[0],fans:n("fan"),stacks:n("stack"),trays:n(
"tray"),grids:n("grid"),dice:n("dice"),notes:n("notes"),boards:n("tokens"),kinds:n("kinds")}}function No(e,t,n={}){if(n.
laid&&qe(e))return Wg(e,t,n);if(Uc(e)&&(t.low||t.h))return Bg(e,t,n);if(t.low&&e.zones.some(({kind:m})=>m==="tokens"))return Dg(
e,t,t.low,n);if(t.low&&Er(e))return ei(e,t,t.low,n,ni(t.w));if(!t.h)return Co(e,t.w,n);let o=({w:m,h:p})=>oi(t,m,p),r=[...t.
w>=Qt*Wu?[Po,860,qu]:[],390,440].map(m=>Og(e,t,m,n)),[i,...a]=r.filter(m=>m.w>=Qt),l=a.reduce((m,p)=>o(p)>o(m)?p:m,i);if(l&&
o(l)>=Wu)return l;let u=r.reduce((m,p)=>o(p)>o(m)?p:m),d=Math.round(Math.max(Vu,ye*t.h/t.w));return e.zones.some(({kind:m})=>m===
"tokens")?Zu(e,Math.min(d,Ao),n,xu,!0):o(u)>=Lg||!Er(e)?u:e.table==="round"&&e.zones.filter(({kind:m})=>m==="seat").length>
Ug&&t.w>t.h?ei(e,t,Fu,n,Math.round(Fu*t.w/t.h)):ei(e,t,Math.min(d,Ag),n,Ku(t,d))}var Wu=.8,Lg=.92,Iu=.75,Hg=352,Vu=288,Ag=460,
Ug=6,Fu=320,Pg=640,Cg=110,Ng=400,Rg=1.25,ni=e=>Math.round(Math.max(ye,Math.min(qt,e/Rg))),Ku=(e,t)=>Math.round(Math.max(
ye,Math.min(qt,t*e.w/e.h)));function ju(e,t,n){let{w:o}=e,s=e.low?0:e.h,r=!e.low&&o>=Po*Iu&&(!s||s>=t[0]*Iu),[i,a]=r?t:n,
l=r?Po:e.low?ni(o):ye,u=s?Math.round(Math.max(i,Math.min(a,l*s/o))):r?600:i;return[r||!s?l:Ku(e,u),u]}var oi=(e,t,n)=>Math.
min(e.w/t,e.h?e.h/n:1/0),Gu=(e,t)=>({...e,call:(e.call??0)/t});function Og(e,t,n,o){let s=Co(e,n,o);for(let r=0;r<2&&o.call;r++)
s=Co(e,n,Gu(o,oi(t,s.w,s.h)));return s}function ei(e,t,n,o,s){let r=new xe(Gu(o,oi(t,s,n))),i=wn(e),{y:a,middle:l}=e.table===
"corners"?Du(r,i,n,s):Ac(r,i,n,e.table==="round",s);return{w:s,h:Math.max(n,a+8),things:[...r.things,...r.over],middle:l,
call:r.call}}function Dg(e,t,n,o){let s=Math.max(t.w,Po),r=((t.page??0)-Pg)*s/t.w-Cg;return t.w>=Qt&&r>=Ng?Co(e,s,o,Math.
min(r,Ao)):Zu(e,n,o,Math.min(ni(t.w),Qt-1),!1)}function Zu(e,t,n,o,s){let r=new xe(n),{middle:i}=Lu(r,wn(e),t,o,s);return{
w:o,h:t,things:[...r.things,...r.over],middle:i,call:r.call}}function Bg(e,t,n){let o=new xe(n),[s,r]=ju(t,[470,620],[t.
low||Vu,620]),{middle:i}=Cc(o,wn(e),r,s);return{w:s,h:r,things:[...o.things,...o.over],middle:i,call:o.call}}function Wg(e,t,n){
let o=new xe(n),[s,r]=ju(t,[520,640],[Hg,560]),{middle:i}=Bc(o,wn(e),r,s);return{w:s,h:r,things:[...o.things,...o.over],
middle:i,call:o.call}}function Co(e,t,n={},o=Ao){let s=Math.round(Math.min(Math.max(t,320),qu)),r=s>=Qt,i=new xe(n),a=wn(
e),l=r?28:14,u=e.table==="round"||e.table==="corners"&&!r,d=a.boards.length?r?Eu:Hu:u?r?qg:Vg:r&&e.table==="corners"?Ru:
r?Ig:Fg,{y:h,middle:m}=d(i,a,s,l,o);return{w:s,h:Math.round(h+18),things:[...i.things,...i.over],middle:m,call:i.call}}function Ro(e,t,n,o,s,r){
let i=o,a=(s-r*(t-1))/t;for(let l=0;l<e.length;l+=t){let u=e.slice(l,l+t);i+=Math.max(...u.map((d,h)=>d(n+h*(a+r),i,a)))+
20}return i-o}function Ig(e,t,n,o){let{seats:[s,...r],ring:i,fans:a,stacks:l,trays:u}=t,d=r.map(L=>(H,S,M)=>e.other(L,H,
S,M,!0)),h=u.map(L=>(H,S,M)=>e.tray(L,H,S,M));d.splice(Math.ceil(d.length/2),0,...h);let m=Math.floor((n-2*o+20)/126),p=d.
length<=m?Math.max(d.length,1):Math.ceil(d.length/2),f=28+Ro(d,p,o,28,n-2*o,20),b=l.length?104:0,g=i?248:0,y=f+6,k=i?{x:132,
y:y+108,r:88}:{x:n/2,y:y+60,r:40};i&&e.add("ring",i.id,k.x,k.y,{ring:i,r:k.r});let _=n-2*o-g-(b?b+24:0),$=e.fans(a,o+g,y+
10,_,!0);f=Math.max(y+(i?230:0),y+10+$)+12,l.forEach((L,H)=>e.stack(L,n-o-72,y+48+H*152,66));let T=l.length?y+48+l.length*
152-24:0,x=g&&n>=740?g:176;return f+=Oo(e,t,n-(T>f?b+24:0),o,f),s&&(f+=e.own(s,o,f,n-2*o-(T>f?b+24:0),x)),{y:Math.max(f,
T),middle:k}}function Fg(e,t,n,o){let{seats:[s,...r],ring:i,fans:a,stacks:l,trays:u}=t,d=18,h=r.some(_=>(_.before?.length??
0)>1),m=h||r.length<=2||r.length===4?Math.min(2,Math.max(r.length,1)):3;d+=Ro(r.map(_=>($,T,x)=>e.other(_,$,T,x,!1)),m,o,
d,n-2*o,12);let p=66,f=i?{x:106,y:d+100,r:p}:{x:n/2,y:d+40,r:40};i&&e.add("ring",i.id,f.x,f.y,{ring:i,r:p});let b=i?214:
o,g=n-o-b,y=Math.min(92,g/Math.max(l.length,1));l.forEach((_,$)=>e.stack(_,b+$*y,d+12,Math.min(56,y-14),y-1));let k=l.length?
d+12+78+56:d;for(let _ of u)k+=e.tray(_,b-6,k,g+6);return d=Math.max(k,i?d+200:d)+6,d+=e.fans(a,o,d,n-2*o,!1),d+=Oo(e,t,
n,o,d),s&&(d+=e.own(s,o,d+4,n-2*o,0)+4),{y:d,middle:f}}function qg(e,t,n,o){let{seats:[s,...r],ring:i,fans:a,stacks:l,trays:u}=t,
{left:d,top:h,right:m}=Oa(r.length),p=i?.art==="none"?64:n<740?108:128,f=Math.min(h<2?220:n<740?130:190,n/2-p-20-o),b=n-
2*o-2*f-24,y=r.slice(d,d+h).map(L=>(H,S,M)=>e.other(L,h===1?n/2-70:H,S,M,!0)),k=h?Ro(y,h,o+f+12,20,b,16):0,_={x:n/2,y:20+
k+p+12,r:p},$=(L,H)=>{let S=L.length>1?28:_.y-60;for(let M of L)S+=e.other(M,H,S,f,!0)+26;return S},T=[$(r.slice(0,d).reverse(),
o),$(r.slice(r.length-m),n-o-f)];Yu(e,i,l,u,_,p<120?.82:1);let x=Math.max(_.y+p+40,...T);return a.length&&(x+=e.fans(a,o,
x,n-2*o,!0)),x+=Oo(e,t,n,o,x),s&&(x+=e.own(s,o,x,n-2*o,160)),{y:x,middle:_}}function Vg(e,t,n,o){let{seats:[s,...r],ring:i,
fans:a,stacks:l,trays:u}=t,d=r.some(b=>(b.before?.length??0)>1),h=d||r.length===2||r.length===4?2:Math.min(3,Math.max(r.
length,1)),m=16+Ro(r.map(b=>(g,y,k)=>e.other(b,g,y,k,!1)),h,o,16,n-2*o,12),p=i?.art==="none"?50:108,f={x:n/2,y:m+p+10,r:p};
return Yu(e,i,l,u,f,.8),m=f.y+p+36,a.length&&(m+=e.fans(a,o,m,n-2*o,!1)),m+=Oo(e,t,n,o,m),s&&(m+=e.own(s,o,m,n-2*o,0)),{
y:m,middle:f}}function Yu(e,t,n,o,s,r){t&&e.add("ring",t.id,s.x,s.y,{ring:t,r:s.r});let i=(n.length>2?56:78)*r,a=22*r,l=s.
x-(n.length*i+(n.length-1)*a)/2;n.forEach((u,d)=>e.stack(u,l+d*(i+a),s.y-i*.7-12,i)),o.forEach(u=>e.tray(u,s.x-50,s.y+44,
100))}function Oo(e,{grids:t,dice:n},o,s,r){let i=r;for(let a of t)i+=pn(e,a,s,i,o-2*s,o>=Qt);for(let a of n)i+=fn(e,a,s,
i,o-2*s);return i-r}var Do=class{constructor({play:t,key:n,told:o}){this.lifted="";this.card="";this.said={};this.typed={};this.field=null;this.
lifts={};this.shown="";this.play=t,this.key=n,this.told=o,this.go=c("button.btn.solid",{"data-k":"lift.play",onclick:()=>this.
play(this.lifted)}),this.back=c("button.btn",{"data-k":"lift.back",onclick:()=>this.lift("")},"Put it back"),this.acts=c(
"div.lift-acts",{hidden:!0},this.go,this.back),this.words=c("p.lift-words"),this.keys=c("div.lift-keys"),this.asking=c("\
div.asking",{role:"group",hidden:!0})}show({lifts:t,keys:n}){this.lifts=t,this.lifted&&!t[this.lifted]&&(this.lifted="",
this.said={},this.typed={}),this.draw();let o=JSON.stringify(n);this.keys.dataset.looks!==o&&(this.keys.dataset.looks=o,
ms(this.keys,this.keys,()=>this.keys.replaceChildren(...n.map(s=>An(s,r=>this.key(r))))))}tell(t,n){let o=Object.keys(this.
lifts).some(s=>n.every(r=>r.move!==s));this.words.hidden=!!this.lifted,this.words.textContent=t||(o?"Press a card to pic\
k it up. Press it again to play it.":"")}playing(t){let n=this.lifts[this.lifted]?.play??"",o=t?n.replace(/^Play\b/,"Pla\
ying"):n;this.go.textContent!==o&&(this.go.textContent=o),et(this.go,"aria-busy",t?"true":"")}lift(t,n=""){let o=n||this.
card;this.lifted=t,this.card=n,this.draw(),this.told({lifted:t,said:this.said},o)}stand(t,n,o){let[s,r]=o?[n,t.parentElement]:
[t,this.keys];this.asking.parentElement!==s&&s.insertBefore(this.asking,r)}hold(t,n,o,s){t?t!==this.lifted&&o[t]&&(this.
lifted=t,this.card=Kg(s,t)):this.lifted="",this.said=n}draw(){let t=this.lifts[this.lifted];if(this.acts.hidden=!t,this.
asking.hidden=!t?.line,this.words.hidden=!!t,this.playing(!1),this.shown===this.lifted)return;if(this.shown=this.lifted,
this.field=null,!t?.line)return this.asking.replaceChildren();let n=this.lifted;et(this.asking,"aria-label",t.line),this.
field=t.ask?Aa({rule:bt,label:t.ask,words:"out of 100",ends:["never","always"],value:In(this.typed[n],this.said[n],bt),set:s=>this.
say(n,s),enter:()=>this.play(n)}):null;let o=c("div",c("p",c("b",t.line)));this.field&&o.append(c("p.wonder",t.ask)),this.
asking.replaceChildren(o,...this.field?[this.field.node]:[])}unread(t){let n=this.typed[t]??"";return t!==this.lifted||!this.
field||!n||!ne(n,bt)?!1:(this.field.complain(),!0)}say(t,n){let{value:o}=ct(n,bt);this.typed[t]=n,this.said={...this.said},
o!=null?this.said[t]=o:delete this.said[t],this.told({lifted:this.lifted,said:this.said},this.card)}},Bo=class{constructor(t){
this.looks="";this.how=t,this.root=c("div.acts")}show(t,n,o){let s=JSON.stringify([t,n]);this.looks!==s&&(this.looks=s,ms(
this.root,o,()=>this.root.replaceChildren(...t.map(r=>this.button(r)))))}button({move:t,label:n,strong:o,off:s}){let r=c(
"button",{class:o&&!s?"btn solid":"btn","data-act":t||n,"aria-disabled":s?"true":null,onclick:()=>s?this.how.refuse(s):this.
how.send(t)},n);return c("span.act",r,s&&c("span.why",s))}};function Kg({zones:e},t){let n=e.flatMap(o=>o.kind==="seat"&&
o.me?o.cards:o.kind==="grid"?o.cells:[]);for(let o of n)if("key"in o&&(o.move===t||o.picks?.some(s=>s.move===t)))return o.
key;return""}function zu(e,t,n){if(!t)return e;let o=e.zones.flatMap(i=>i.kind==="tokens"&&i.ways||[]),s=Number(o.find(i=>i.
move===t)?.tag),r=e.zones.map(i=>{if(i.kind==="dice"&&s){let l=i.values.indexOf(s);return{...i,lit:l<0?i.values.map((u,d)=>d):
[l]}}if(i.kind==="ring"){let l=i.previews?.find(u=>u.move===t);return l?{...i,preview:l}:i}if(i.kind==="tokens")return{...i,
ways:(i.ways??[]).map(l=>({...l,chosen:l.move===t}))};let a=l=>l.key===n?{...l,lifted:!0}:l;return i.kind==="grid"?{...i,
cells:i.cells.map(a)}:i.kind==="seat"&&i.me?{...i,cards:i.cards.map(a)}:i});return{...e,zones:r}}var jg={ArrowLeft:{x:-1,y:0},ArrowRight:{x:1,y:0},ArrowUp:{x:0,y:-1},ArrowDown:{x:0,y:1}};function Gg(e,t,n){let o=t.map(
({x:r,y:i})=>{let a=(r-e.x)*n.x+(i-e.y)*n.y,l=Math.abs((r-e.x)*n.y)+Math.abs((i-e.y)*n.x);return a>.5?a+2*l:1/0}),s=Math.
min(...o);return s<1/0?o.indexOf(s):-1}function Ju(e){let t=(e.querySelector(".ring-focus")??e).getBoundingClientRect();
return{x:t.x+t.width/2,y:t.y+t.height/2}}function Xu(e,t){let n=jg[t.key];if(!n||t.shiftKey||t.ctrlKey||t.metaKey||t.altKey)
return;let o=[...e.closest(".board")?.querySelectorAll(".way.plays")??[]].filter(r=>r!==e),s=o[Gg(Ju(e),o.map(Ju),n)];t.
preventDefault(),t.stopPropagation(),s instanceof SVGElement&&s.focus({preventScroll:!0})}var td=8,Ke=1.25,Qu=.42,Zg=.62,Yg=1.5,si=46,zg=26,Jg=8,Xg=.95;function Wo(e,t,n=t.w/t.h){let o=Math.max(t.w,t.h*n),s=Math.
min(o,Math.max(e.w,t.w/td)),r=s/n,i=(a,l)=>l<0?l/2:Math.max(0,Math.min(a,l));return{x:i(e.x,t.w-s),y:i(e.y,t.h-r),w:s,h:r}}
function Qg(e,t,n,o,s,r=t.w/t.h){let i=Math.max(t.w,t.h*r),a=Math.min(i,Math.max(e.w/n,t.w/td))/e.w;return Wo({x:o-(o-e.
x)*a,y:s-(s-e.y)*a,w:e.w*a,h:e.h*a},t,r)}function tb(e,t,n,o,s){let r=n/o,[i,a]=[e.map(({x:$})=>$),e.map(({y:$})=>$)],[l,
u]=[Math.min(...i),Math.min(...a)],[d,h]=[Math.max(...i)-l,Math.max(...a)-u],m=Math.min(n/t.w,(r-s)/t.h),p=Math.max(Zg,Yg*
(n/t.w)),f=Math.min((n-2*si)/(d||1),(r-s-2*si)/(h||1)),b=Math.max(m,Math.min(p,f)),g={w:n/b,h:r/b},y=zg/b,k=($,T,x,L)=>{
let H=($+T-x)/2,[S,M]=[Math.min(0,$-y),Math.max(L,T+y)-x];return M<S?(S+M)/2:Math.max(S,Math.min(H,M))},_=s/b;return{x:k(
l,l+d,g.w,t.w),y:k(u,u+h,g.h-_,t.h)-_,...g}}var Io=class{constructor(){this.board=null;this.id="";this.dragged=!1;this.aspect=
1;this.wide=0;this.clear=0;this.targets=[];this.lit=[];this.view="whole";this.chosen="";this.whole={x:0,y:0,w:1,h:1},this.
frame=this.whole,this.fingers=new Map,this.down={x:0,y:0},this.near={x:0,y:0},this.aims=(n,o)=>{};let t=(n,o,s,r)=>c("bu\
tton.btn",{"data-k":`lens.${n}`,"aria-label":s,title:s,onclick:r},o);this.controls=c("div.lens",{role:"group","aria-labe\
l":"Zoom the board",hidden:!0},t("out","−","Zoom out",()=>this.zoom(1/Ke)),t("in","+","Zoom in",()=>this.zoom(Ke)),t("\
near",Lt("near",20),"Near me",()=>this.see("near")),t("whole",Lt("whole",20),"Whole board",()=>this.see("whole")))}on(t,n,o,s,r,i=[],a=[]){
this.controls.hidden=!t;let l=JSON.stringify([s,i])!==JSON.stringify([this.near,this.targets]),u=r.w/r.h,d=n!==this.id||
u!==this.aspect||r.w!==this.wide,h=JSON.stringify(a)!==JSON.stringify(this.lit)&&!a.every(m=>this.sees(m));this.near=s,this.
targets=i,this.lit=a,this.clear=r.clear??0,t&&t!==this.board&&this.listen(t),this.board=t,t&&(d&&(this.id=n,this.whole={
x:0,y:0,...o},this.aspect=u,this.wide=r.w,this.chosen=""),d||l||h||this.view!=="own"&&!a.length?this.look():this.show(this.
frame))}sees({x:t,y:n}){let{frame:o}=this,s=si*o.w/this.wide,r=this.clear*o.w/this.wide;return t>o.x+s&&t<o.x+o.w-s&&n>o.
y+r+s&&n<o.y+o.h-s}look(){let t=this.wide/this.aspect-this.clear,n=Math.min(this.wide/this.whole.w,t/this.whole.h),o=this.
targets.length>0||n<Qu;this.frameTo(this.chosen||(o?"near":"whole"))}see(t){this.chosen=t,this.frameTo(t)}frameTo(t){if(this.
view=t,t==="whole")return this.show(Wo({...this.whole,w:1/0},this.whole,this.aspect));this.show(tb([this.near,...this.targets,
...this.lit],this.whole,this.wide,this.aspect,this.clear))}show({x:t,y:n,w:o,h:s}){this.frame={x:t,y:n,w:o,h:s},this.board?.
setAttribute("viewBox",`${t} ${n} ${o} ${s}`),this.board?.classList.toggle("far",this.wide/o<Qu),this.board?.classList.toggle(
"close",this.wide/o>=Xg);let r=this.onPage;r?.a&&this.aims(1/r.a,this.frame)}drawTo(t){this.view="own",this.show(t)}zoom(t,n=this.
frame.x+this.frame.w/2,o=this.frame.y+this.frame.h/2){this.drawTo(Qg(this.frame,this.whole,t,n,o,this.aspect))}pan(t,n){
let{x:o,y:s,w:r,h:i}=this.frame;this.drawTo(Wo({x:o+t*r,y:s+n*i,w:r,h:i},this.whole,this.aspect))}point({clientX:t,clientY:n}){
let o=this.onPage,{x:s,y:r}=new DOMPoint(t,n).matrixTransform(o?.inverse());return{x:s,y:r}}get onPage(){let[t]=this.board?.
children??[];return t instanceof SVGGraphicsElement?t.getScreenCTM():null}listen(t){t.style.touchAction="none",t.addEventListener(
"wheel",n=>{let o=n.deltaY>0,{x:s,y:r}=this.point(n);o&&this.frame.w>=this.whole.w&&this.frame.h>=this.whole.h||(n.preventDefault(),
this.zoom(o?1/Ke:Ke,s,r))},{passive:!1}),t.addEventListener("pointerdown",n=>{this.fingers.set(n.pointerId,{x:n.clientX,
y:n.clientY}),this.down={x:n.clientX,y:n.clientY},this.dragged=!1}),t.addEventListener("pointermove",n=>this.drag(n));for(let n of[
"pointerup","pointercancel","pointerleave"])t.addEventListener(n,o=>this.fingers.delete(o.pointerId));t.addEventListener(
"click",n=>this.dragged&&n.stopPropagation(),{capture:!0})}drag(t){let n=this.fingers.get(t.pointerId);if(!n)return;let o={
x:t.clientX,y:t.clientY},s=[...this.fingers].find(([d])=>d!==t.pointerId)?.[1];if(this.dragged||=!!s||Math.hypot(o.x-this.
down.x,o.y-this.down.y)>Jg,!this.dragged)return;this.fingers.set(t.pointerId,o);let r=this.point({clientX:n.x,clientY:n.
y}),i=this.point({clientX:o.x,clientY:o.y});if(!s){let{x:d,y:h,w:m,h:p}=this.frame;this.drawTo(Wo({x:d+r.x-i.x,y:h+r.y-i.
y,w:m,h:p},this.whole,this.aspect));return}let a=d=>Math.hypot(d.x-s.x,d.y-s.y)||1,{x:l,y:u}=this.point({clientX:(o.x+s.
x)/2,clientY:(o.y+s.y)/2});this.zoom(a(o)/a(n),l,u)}key(t,n){if(!this.board)return!1;let s=n?{ArrowLeft:[-.2,0],ArrowRight:[
.2,0],ArrowUp:[0,-.2],ArrowDown:[0,.2]}[t]:void 0;if(s)this.pan(s[0],s[1]);else if(t==="+"||t==="=")this.zoom(Ke);else if(t===
"-")this.zoom(1/Ke);else if(t==="0")this.see("whole");else return!1;return!0}};var ed=420,eb=80,nb=1500,ob=5,nd=320,od={goal:900,bust:700,aside:600},sd="cubic-bezier(.2,.7,.2,1)";function ri(e,t){let n=t.
replace(/^seat/,"h"),o=[...e].filter(({kind:u,key:d})=>u==="card"&&(d===t||d.startsWith(`${n}.`))),s=o.length?o.map(({x:u,
y:d,w:h})=>({x:u,y:d,w:h,h:h*1.4})):[...e].filter(({key:u})=>u.slice(u.indexOf(":")+1).split(".")[0]===t).map(({x:u,y:d,
wide:h=40,high:m=40})=>({x:u,y:d,w:h,h:m}));if(!s.length)return null;let r=Math.min(...s.map(({x:u})=>u)),i=Math.min(...s.
map(({y:u})=>u)),a=Math.max(...s.map(({x:u,w:d})=>u+d)),l=Math.max(...s.map(({y:u,h:d})=>u+d));return{x:r,y:i,w:a-r,h:l-
i}}var Fo=e=>N(e.x-7,e.y-7,e.w+14,e.h+14,{rx:8,fill:"none",stroke:"var(--lit)","stroke-width":4}),sb=()=>N(-14,-4,28,8,{
rx:2,fill:"var(--lit)",stroke:"#fff","stroke-width":1.5});function rd(e,t,n,{pace:o,still:s,gone:r}){e.replaceChildren();
let i=0;for(let a=t;a;a=a.then){let l=a.kind==="aside"?ab(a,n,{pace:o,still:s,gone:r,wait:i}):a.kind==="bust"?ib(id(r,a.
then?.face),o,s):rb(a,n,o,s);if(e.append(...l),!s&&o>0&&a!==t)for(let u of l)u.matches(".swept")||u.animate([{opacity:0},
{opacity:1}],{duration:1,delay:i,fill:"both"});setTimeout(()=>{for(let u of l)u.remove()},nb/Math.max(o,.5)+i),!s&&o>0&&
(i+=(od[a.kind]??0)/o)}}function rb(e,t,n,o){let s=e.source?ri(t,e.source):null,r=e.target?ri(t,e.target):null;if(!r)return[];
let i=[Fo(r)];if(s&&e.kind==="catch"&&i.push(Fo(s)),!s||e.kind!=="goal"||o||n<=0)return i;for(let a=0;a<Math.min(e.count||
1,ob);a++){let l=sb();i.push(l);let u=d=>`translate(${d.x+d.w/2}px,${d.y+d.h/2}px)`;l.style.transform=u(r),l.animate([{transform:u(
s)},{transform:u(r),opacity:1},{opacity:0}],{duration:ed*1.25/n,delay:a*eb/n,easing:sd,fill:"both"})}return i}function id(e,t){
let n=e.filter(({kind:s,role:r})=>s==="card"&&r==="fan").sort((s,r)=>s.x-r.x),o=n.at(-1);if(o&&t){let s=n.length>1?o.x-n[n.
length-2].x:o.w*.59;n.push({...o,key:`${o.key}.end`,x:o.x+Math.max(s,o.w*.4),face:t})}return n}function ib(e,t,n){let[o]=e,
s=e.at(-1);if(!o||!s||n||t<=0)return[];let r=Fo({x:o.x,y:o.y,w:s.x+s.w-o.x,h:s.w*1.4});return r.setAttribute("stroke-das\
harray","10 7"),r.animate([{opacity:1},{opacity:1,offset:.9},{opacity:0}],{duration:(od.bust+nd)/t,fill:"both"}),[r]}function ab(e,t,{
pace:n,still:o,gone:s,wait:r}){let i=e.target?ri(t,e.target):null;return i?o||n<=0?[Fo(i)]:id(s,e.face).map(a=>{let l=v(
"g.thing.card.swept",...He({...a,plays:!1,off:""})),u=`translate(${a.x}px,${a.y}px)`;return l.animate([{transform:u,opacity:1},
{transform:`translate(${i.x}px,${i.y}px) scale(${i.w/a.w})`,opacity:1,offset:.9},{transform:`translate(${i.x}px,${i.y}px\
) scale(${i.w/a.w})`,opacity:0}],{duration:ed*1.25/n,delay:r+nd/n,easing:sd,fill:"both"}),l}):[]}var ad=320,lb=90,ld={w:1,h:1},je=class{constructor({press:t,pace:n}){this.gone=[];this.bright=null;this.parked="";this.timer=
0;this.press=t,this.pace=n,this.rings=v("g.far-rings",{fill:"none","stroke-width":11,"aria-hidden":"true"}),this.layer=v(
"g"),this.over=v("g.event",{"aria-hidden":"true"}),this.root=v("svg.table",{role:"group",tabindex:-1},this.rings,this.layer,
this.over),this.placed=new Map,this.changed=new Set,this.lens=new Io}paint(t,{label:n,move:o,back:s=!1}){this.root.setAttribute(
"viewBox",`0 0 ${t.w} ${t.h}`),this.root.setAttribute("aria-label",n),this.far(t);let r=new Map([...this.placed].map(([p,
{thing:f}])=>[p,f])),i=o&&this.pace()>0&&!Re(),a=new Map(t.things.map(p=>[p.key,p])),l=ht(this.root),u=l&&this.layer.contains(
l)?l.getAttribute("data-key"):l===this.root?this.parked:"";this.gone=[];for(let[p,{node:f,thing:b}]of this.placed){if(a.
has(p))continue;this.gone.push(b),this.placed.delete(p);let g=i&&s&&b.kind==="card"&&b.origin?a.get(b.origin):void 0;g?this.
leave(f,b,g):f.remove()}let d=null,h=[];this.changed.clear();for(let p of t.things){let f=r.get(p.key),{node:b}=this.place(
p),g=d?d.nextSibling:this.layer.firstChild;b!==g&&this.layer.insertBefore(b,g),d=b,o&&p.kind==="card"&&(!f||JSON.stringify(
f.face)!==JSON.stringify(p.face))&&this.changed.add(p.key),i&&!s&&p.thrown&&p.thrown!==f?.thrown&&this.roll(p.key);let y=i&&
p.kind==="card"&&!f?this.source(p,r):void 0;y&&h.push(this.glide(b,y,p))}if(h.length){this.root.getBoundingClientRect();
for(let[p,f]of h.entries())f(Math.min(p,4)*lb/this.pace())}this.look(t),i&&Hc(this.root,this.pace()),this.shade(),o&&Re()&&
this.flash();let m=ht(this.root);u&&!(m&&this.layer.contains(m)&&m.hasAttribute("tabindex"))&&this.focus(u)}dim(t){this.
bright=t,this.shade()}shade(){let{bright:t}=this;for(let[n,{node:o,thing:s}]of this.placed){let r=n.slice(n.indexOf(":")+
1),i=!t||s.kind==="lit"||t.has(r)||t.has(r.split(".")[0]);o.classList.toggle("dimmed",!i)}}happen(t){let n=[...this.placed.
values()].map(({thing:o})=>o);rd(this.over,t,n,{pace:this.pace(),still:Re(),gone:this.gone})}look(t){let n=t.things.find(
({kind:l})=>l==="board"),o=n&&this.placed.get(n.key)?.node.querySelector(".board");if(!n||!(o instanceof SVGElement))return this.
lens.on(null,"",ld,{x:0,y:0},ld);let{board:s,zone:r}=n,i=s.nodes.find(l=>l.id===r.centre),a=l=>[...o.querySelectorAll(l)].
map(u=>({x:Number(u.getAttribute("data-x")),y:Number(u.getAttribute("data-y"))}));this.lens.controls.classList.toggle("a\
bove",t.w<Qt),this.lens.aims=(l,u)=>Sc(o,l,u,s.nodes),this.lens.on(o,s.id,{w:s.width,h:s.height},i??{x:s.width/2,y:s.height/
2},{w:n.w,h:n.h,clear:n.clearance},n.acting?a(".way.plays[data-x]:not(.many)"):[],a(".light"))}focus(t){let n=this.spot(
t);if(n)return n.focus({preventScroll:!0});let s=[this.placed.get(t)?.node,...[...this.placed.values()].map(({node:r})=>r)].
find(r=>r?.hasAttribute("tabindex"));this.parked=s?"":t,(s??this.root).focus()}around(t){let n=({node:i,thing:a})=>{let{
a:l=1,e:u=0,f:d=0}=i.getScreenCTM()??{};return{x:u,y:d,w:a.w*l,h:a.w*1.4*l}},o=this.spot(t)?.querySelector(".ring-focus")?.
getBoundingClientRect();if(o)return{card:{x:o.x,y:o.y,w:o.width,h:o.height},hand:[]};let s=this.placed.get(t),r=[...this.
placed.values()].filter(({thing:i})=>i.kind==="card"&&i.role==="hand");return s?{card:n(s),hand:r.map(n)}:null}spot(t){return t.
startsWith("spot:")?this.layer.querySelector(`[data-spot="${CSS.escape(t.slice(5))}"]`):null}far({w:t,h:n,middle:o}){let s=JSON.
stringify([t,n,o]);if(this.rings.dataset.looks===s)return;this.rings.dataset.looks=s;let r=[];for(let i=o.r+46;i<Math.hypot(
t,n)+300;i+=46)r.push(F(o.x,o.y,i));this.rings.replaceChildren(...r)}place(t){let n=JSON.stringify({...t,x:0,y:0}),o=this.
placed.get(t.key);if(!o){let r=v("g",{"data-key":t.key});if(t.kind==="board"){let i=a=>this.travel(t.key,a);r.addEventListener(
"click",i),r.addEventListener("keydown",i)}(t.kind==="card"||t.kind==="dice")&&(r.addEventListener("click",()=>this.touch(
t.key)),r.addEventListener("keydown",i=>{i.key!=="Enter"&&i.key!==" "||r.hasAttribute("tabindex")&&(i.preventDefault(),i.
stopPropagation(),this.touch(t.key))})),o={node:r,thing:t,looks:""},this.placed.set(t.key,o)}let{node:s}=o;if(o.looks!==
n){s.replaceChildren(...He(t));let r=Ic(t),i=t.plays||t.off||t.opens||t.recall?.length>0,a=["thing",t.kind,t.role,t.plays&&
"plays",t.off&&"off",t.dealt&&"dealt",t.up&&"up"];s.setAttribute("class",a.filter(Boolean).join(" ")),et(s,"role",t.kind===
"board"?"group":i?"button":r?"img":""),et(s,"aria-label",r),et(s,"tabindex",i?"0":""),et(s,"aria-disabled",t.off?"true":
""),et(s,"aria-pressed",t.up?"true":""),et(s,"aria-hidden",t.kind==="lit"||t.kind==="mark"&&t.key.endsWith("under")||t.key.
endsWith(".above")?"true":""),o.looks=n}return s.style.transform=`translate(${t.x}px,${t.y}px)`,o.thing=t,o}travel(t,n){
let o=n.target instanceof Element?n.target.closest("[data-move],[data-spot]"):null,s=this.placed.get(t);if(!o||!s)return;
if(n instanceof KeyboardEvent&&n.key!=="Enter"&&n.key!==" ")return Xu(o,n);n.preventDefault();let r=o.getAttribute("data\
-move")??"",i=o.getAttribute("data-spot")??"";this.press({...s.thing,plays:!0,off:"",move:r,spot:i,picks:[]},s.node)}roll(t){
hc(n=>{let o=this.placed.get(t);o?.node.replaceChildren(...He(n(o.thing)))},this.pace())}touch(t){let n=this.placed.get(
t),{plays:o,off:s,opens:r,recall:i}=n?.thing??{};n&&(o||s||r||i?.length)&&this.press(n.thing,n.node)}source(t,n){if(t.origin&&
n.has(t.origin))return n.get(t.origin);if(!(t.role!=="hand"&&t.role!=="seat"))return[...n.values()].find(o=>o.kind==="ca\
rd"&&o.role==="stack"&&!o.face)}glide(t,n,o){return t.style.transition="none",t.style.transform=`translate(${n.x}px,${n.
y}px) scale(${n.w/o.w})`,s=>{t.style.transition="",t.style.transitionDelay=`${s}ms`,s&&setTimeout(()=>t.style.removeProperty(
"transition-delay"),s+ad),t.style.transform=`translate(${o.x}px,${o.y}px)`}}leave(t,n,o){t.setAttribute("aria-hidden","t\
rue"),t.removeAttribute("data-key"),t.style.transform=`translate(${o.x}px,${o.y}px) scale(${o.w/n.w})`,setTimeout(()=>t.
remove(),ad/this.pace())}flash(){clearTimeout(this.timer);for(let[t,{node:n}]of this.placed)n.classList.toggle("changed",
this.changed.has(t));this.timer=setTimeout(()=>{for(let{node:t}of this.placed.values())t.classList.remove("changed")},1500)}};var qo=class{constructor(t){this.looks="";this.chosen=[];this.picks=[];this.carries=[];this.how=t,this.nodes=new Set}show(t,n,o){
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
r))})))}done(t){this.chosen=[],this.how.play(t)}clear(){let[t]=this.chosen;return this.chosen=[],t&&this.how.moved(t),!!t}};var Ue=56,ii=72,yn=62,Vo=118,ai=40,cb=70,ub=4e3,Ko=(e,t,n,o={})=>v("text.f2",{x:e,y:t,"font-size":14,...o},n),db=(e,t)=>pt(
e,t,15).map((n,o,{length:s})=>Ko(Ue,35-9*s+18*o,n,{class:"f","font-weight":700,"font-size":15}));function hb(e,t=1/0,n=ai){
let o=e.map((r,i)=>({y:r,k:i})).sort((r,i)=>r.y-i.y);for(let r=1;r<o.length;r++)o[r].y=Math.max(o[r].y,o[r-1].y+n);for(let r=o.
length-1;r>=0;r--)o[r].y=Math.min(o[r].y,r===o.length-1?t:o[r+1].y-n);let s=[...e];for(let{y:r,k:i}of o)s[i]=r;return s}
function mb(e,t,n,o){let s=Math.max(...n.lines.map(x=>x.values.length))-1,r=n.lines.flatMap(x=>x.values),i=Math.max(...r,
1),a=Math.min(...r,0),l=x=>Ue+(e-Ue-Vo)*x/(s||1),u=x=>t-yn-(t-ii-yn)*(x-a)/(i-a||1),h=te(a,i).filter(Number.isInteger).map(
x=>[v("path.race-grid",{d:`M${Ue} ${u(x)}H${e-Vo}`}),Ko(Ue-10,u(x)+5,String(x),{"text-anchor":"end"})]),m=n.parts.map(([
x],L)=>l(n.parts[L+1]?.[0]??s)-l(x)),p=Math.min(...m)>54,f=n.parts.map(([x,L],H)=>{let S=n.parts[H+1]?.[0]??s,M=p?L:L.split(
" ").at(-1)??"";return[H>0&&v("path.race-part",{d:`M${l(x)} ${ii-12}V${t-yn}`}),(l(S)-l(x)>18||H===0)&&Ko((l(x)+l(S))/2,
t-yn+24,M,{"text-anchor":"middle"})]}),b=Math.min(ai,(t-ii)/n.lines.length),g=b/ai,y=hb(n.lines.map(x=>u(x.values.at(-1)??
0)),t-b/2,b),k=[...n.lines].sort((x,L)=>Number(x.me)-Number(L.me)).map(x=>{let L=x.values.map((P,O)=>O?`H${l(O)}V${u(P)}`:
`M${l(0)} ${u(P)}`).join(""),H=x.values.map((P,O)=>({value:P,k:O})).filter(({value:P,k:O})=>O>0&&P!==x.values[O-1]),S=y[n.
lines.indexOf(x)],M=String(x.values.at(-1)).replace("-","−"),E=x.me?"var(--accent-on-field)":"var(--on-field)";return v(
"g",{class:x.me?"race-line me":`race-line other-${x.seat%3}`},v("path",{d:L,fill:"none"}),H.map(({value:P,k:O})=>F(l(O),
u(P),4.5)),Oe(x.seat,e-Vo+12,S-13*g,26*g,{fill:E}),Bt(M,e-Vo+50,S-15*g,Math.min(30*g,3e3*.6/Math.max(Pt(M,30),60)),{colour:E}))}),
_=n.lines.find(x=>x.me),$=n.tags.map(({n:x,frame:L,step:H},S)=>{let M=Math.max(0,L),E=u(_?.values[M]??0),P=S>0&&Math.abs(
l(M)-l(n.tags[S-1].frame))<30,O=E+30>t-yn-26,D=O?E-56-(P?28:0):E+26+(P?28:0),Q=()=>o(H);return v("g.race-tag",{role:"but\
ton",tabindex:0,"data-k":`tag.${x}`,"aria-label":`Costly move ${x}: try it again`,onclick:Q,onkeydown:I=>{I.key!=="Enter"&&
I.key!==" "||(I.preventDefault(),Q())}},N(l(M)-22,D-9,44,44,{fill:"transparent"}),v("path",{d:`M${l(M)} ${E}V${D+13}`}),
F(l(M),E,5),N(l(M)-13,D,26,26,{class:"tag"}),v("text",{x:l(M),y:D+18,"text-anchor":"middle","font-size":15,"font-weight":700},
String(x)))}),T=n.lines.map(x=>`${x.name} ${x.values.at(-1)}`).join(", ");return v("svg",{viewBox:`0 0 ${e} ${t}`,role:"\
group","aria-label":`${n.title}. At the end: ${T} ${n.unit}.`},db(n.title,e-Ue-cb),...h,...f,...k,...$,t>330&&Ko(Ue,t-12,
n.tags.length?"The numbers mark moves that cost you.":""))}var jo=class{constructor(t){this.timer=0;this.step=-1;this.looks=
"";this.press=t,this.button=c("button.btn",{"data-k":"race",onclick:()=>this.turn(!this.away)}),this.drawing=c("div"),this.
root=c("div.race",{hidden:!0},this.drawing,this.button),this.away=!1,this.turn(!1)}turn(t){clearTimeout(this.timer),this.
away=t,this.button.textContent=t?"Race":"Table",this.button.setAttribute("aria-label",t?"Show the race":"Show the table"),
this.drawing.hidden=t,this.root.classList.toggle("away",t),this.root.parentElement?.classList.toggle("raced",!this.root.
hidden&&!t)}show(t,n){let o=t.get("race"),s=t.get("mode")==="watch",r=s&&(t.get("step")<n||t.get("stop")>=0);this.root.hidden=
r||!o?.lines?.length;let i=this.step;if(this.step=t.get("step"),this.root.hidden)return this.turn(!1);if(i===this.step)this.
root.parentElement?.classList.toggle("raced",!this.away);else{let p=s&&i===n-1;this.turn(p),p&&(this.timer=window.setTimeout(
()=>this.turn(!1),ub))}let a=p=>String(p)===t.get("watcher"),l=(o.lines??[]).map(p=>({...p,me:p.me||s&&a(p.seat)})),{clientWidth:u,
clientHeight:d}=this.root.parentElement??this.root,h=JSON.stringify([o,l,u,d]);if(h===this.looks)return;this.looks=h;let m={
...o,lines:l};this.drawing.replaceChildren(mb(u,d,m,this.press))}};var Go=class{constructor(t){this.opener=t,this.root=c("section.sheet.scores",{hidden:!0}),t.onclick=()=>this.open(!!this.
root.hidden)}open(t){this.root.hidden=!t,et(this.opener,"aria-expanded",String(t))}escape(){let t=!this.root.hidden,n=this.
root.contains(ht(this.root));return this.open(!1),n&&this.opener.focus(),t}show(t){if(this.opener.hidden=!t,!t)return this.
open(!1);let n=JSON.stringify(t);if(this.root.dataset.looks===n)return;this.root.dataset.looks=n,this.opener.textContent=
t.notes?"Notes":"Scores",this.root.classList.toggle("notes",!!t.notes);let o=i=>c("tr",i.map((a,l)=>l?c("td",a):c("th",{
scope:"row"},a))),s=i=>i?c("th",{scope:"col"},i):c("td"),r={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
escape()};this.root.replaceChildren(mt(r,Lt("close",16)),c("div.scroll",{tabindex:0,role:"group","aria-label":t.title},c(
"table",c("caption",t.title),c("thead",c("tr",t.head.map(s))),c("tbody",t.rows.map(o)))))}};var pb=1600,fb=1.9,gb=[[.5,"½×"],[1,"1×"],[3,"3×"]],bb=17,wb=7,cd=[["ask","Ask me"],["mark","Mark only"],["off","Off"]],
yb={open:"a question",now:"asked now",came:"it happened",not:"it didn't happen",unseen:"the game doesn't show it",skipped:"\
skipped"};function kb(e,t){let n=[...e],o=Math.min(bb,t/Math.max(e.length-1,1));for(let s=1;s<n.length;s++)n[s]=Math.max(
n[s],n[s-1]+o);for(let s=n.length-1,r=t;s>=0;s--,r-=o)n[s]=Math.min(n[s],r);return n}function vb(e){return e.asking!=="a\
sk"?-1:e.moments.findIndex(({frame:t,state:n})=>t===e.step&&n==="open")}var Pe={first:"Home",back:"ArrowLeft",play:" ",forward:"\
ArrowRight",last:"End"},Zo=class{constructor(t){this.timer=0;this.looks="";this.chosen="";this.how=t,this.keys={first:this.
key("first","First step",()=>t.go(0)),back:this.key("back","Step back",()=>t.go(this.now.step-1)),play:this.key("play","\
Play",()=>t.play(!this.now.playing)),forward:this.key("forward","Step forward",()=>t.go(this.now.step+1)),last:this.key(
"last","Last step",()=>t.go(this.now.last))},this.keys.play.classList.add("go"),this.range=c("input.rng",{type:"range",min:0,
"aria-label":"Step",oninput:()=>t.go(Number(this.range.value))}),this.marks=v("svg.marks",{height:14,"aria-hidden":"true"}),
this.moments=c("div.moments"),this.told=c("p.count",{"aria-hidden":"true"}),this.menu=c("div.pace-menu",{hidden:!0,role:"\
group","aria-label":"Questions and speed"}),this.more=c("button.btn.quiet.more",{"data-k":"pace","aria-expanded":"false",
onclick:()=>this.open(this.shut)},c("span.word","Ask me"),Lt("down",14)),this.root=c("div.stepper",c("div.keys",{role:"g\
roup","aria-label":"Steps"},Object.values(this.keys)),c("div.scrub",this.marks,this.moments,this.range),this.told,c("div\
.pace",this.more,this.menu)),this.now={step:0,last:0,marks:[],playing:!1,speed:1,moments:[],asking:"off",stop:-1,happens:!1,
eyes:[],watcher:"",buttons:[]}}get shut(){return!!this.menu.hidden}key(t,n,o){let s=Pe[t].replace(" ","Space");return c(
"button",{"data-k":`step.${t}`,"aria-label":n,"aria-keyshortcuts":s,title:n,onclick:o},Lt(t,24))}show(t){let n=this.now.
playing!==t.playing,o=n||this.now.step!==t.step||this.now.speed!==t.speed||this.now.last!==t.last;this.now=t,this.range.
max=String(Math.max(t.last,1)),this.range.value=String(t.step),et(this.range,"aria-valuetext",`Step ${t.step} of ${t.last}`),
this.range.style.setProperty("--p",`${t.last?100*t.step/t.last:0}%`),this.told.replaceChildren(c("b",String(t.step)),c("\
small",`of ${t.last}`));for(let s of["first","back"])et(this.keys[s],"aria-disabled",t.step===0?"true":"");for(let s of[
"forward","last"])et(this.keys[s],"aria-disabled",t.step===t.last?"true":"");if(n){let s=t.playing?"Pause":"Play";this.keys.
play.replaceChildren(Lt(t.playing?"pause":"play",24)),et(this.keys.play,"aria-label",s),et(this.keys.play,"title",s)}this.
choices(),this.mark(),o&&clearTimeout(this.timer),o&&t.playing&&(this.timer=setTimeout(()=>this.tick(),pb*(t.happens?fb:
1)/t.speed))}tick(){let t=vb(this.now);t>=0?this.how.stop(t):this.now.step>=this.now.last?this.how.play(!1):this.how.go(
this.now.step+1,!0)}choices(){let{asking:t,speed:n,moments:o,eyes:s,watcher:r,buttons:i}=this.now,a=JSON.stringify([t,n,
o.length>0,s,r,i]);if(a===this.chosen)return;this.chosen=a;let l=o.length?cd.find(([d])=>d===t)?.[1]??"":`${n}×`.replace(
"0.5","½");this.more.firstElementChild?.replaceChildren(l),et(this.more,"aria-label",`Questions and speed: ${l}`);let u=ht(
this.menu)?.getAttribute("data-k");this.menu.replaceChildren(...[o.length>0&&c("p","At turning points"),o.length>0&&St({
label:"At turning points",choices:cd,value:t,pick:d=>this.how.ask(d),k:"asking"}),s.length>1&&c("p.seen-by","Seen by"),s.
length>1&&c("div.seen-by",St({label:"Whose view to show",choices:s,value:r,pick:d=>this.how.see(d),k:"eyes"})),c("p","Sp\
eed"),St({label:"Speed",choices:gb,value:n,pick:d=>this.how.pace(d),k:"speed"}),i.length>0&&c("p","Save"),...i.map(d=>An(
d,h=>this.how.key(h)))].filter(d=>d instanceof Node)),u&&this.menu.querySelector(`[data-k="${u}"]`)?.focus()}open(t){this.
menu.hidden=!t,et(this.more,"aria-expanded",String(t)),t&&this.menu.querySelector("[aria-pressed=true], button")?.focus()}escape(){
return this.shut?!1:(this.open(!1),this.more.focus(),!0)}mark(){let{marks:t,last:n,moments:o,asking:s,stop:r}=this.now,i=Math.
round(this.marks.clientWidth),a=s==="off"?[]:o,l=JSON.stringify([t,i,a,r]);if(l===this.looks||!i)return;this.looks=l;let u=f=>n?
f/n*i:0,d=Math.max(1,...t);this.marks.setAttribute("viewBox",`0 0 ${i} 14`),this.marks.replaceChildren(...a.length?a.map(
({frame:f})=>N(u(f)-1,21,2,8,{fill:"var(--lit)"})):t.flatMap((f,b)=>{let g=3+3.5*f/d,y=`M${u(b)} ${7-g}l${g} ${g} -${g} ${g}\
 -${g} -${g}z`;return f>0?[v("path",{d:y,fill:"var(--accent-on-field)"})]:[]}));let h=a.map((f,b)=>({...f,k:b})),m=i<wb*
(h.length-1)?h.filter(({k:f})=>f===r):h,p=kb(m.map(({frame:f})=>u(f)),i);this.moments.replaceChildren(...m.map(({frame:f,
state:b,line:g,k:y},k)=>c("button",{class:`moment ${y===r?"now":b}`,style:`left:${p[k]}px`,tabindex:-1,"data-moment":y,title:g,
"aria-label":`Step ${f}, ${yb[y===r?"now":b]}: ${g}`,onclick:()=>this.how.stop(y)},b==="came"||b==="not"||b==="unseen"?c(
"i",{class:b}):"?")))}stop(){clearTimeout(this.timer)}};function ud(e){let{lens:t}=e.painter,n=()=>!e.acting&&e.reel.length>1,o=a=>()=>(e.go(a),!0),s=e.model.get("step"),r=()=>e.
acts.root.querySelector('[data-act="press"]'),i=a=>!a.closest(gl);return[{keys:[Pe.play],shown:"Space",words:"Plays or p\
auses the game.",when:n,press:(a,l)=>(i(l)&&e.play(!e.model.get("playing")),i(l))},{keys:[Pe.back],shown:"←",words:"On\
e step back.",when:n,press:o(s-1)},{keys:[Pe.forward],shown:"→",words:"One step forward.",when:n,press:o(s+1)},{keys:[
Pe.first],shown:"Home",words:"The first step.",when:n,press:o(0)},{keys:[Pe.last],shown:"End",words:"The last step.",when:n,
press:o(e.reel.length-1)},{keys:[" "],shown:"Space",words:"Draws the next card or throws the dice when the game waits fo\
r you to do so.",when:()=>e.acting&&!!r(),press:(a,l)=>(i(l)&&r().click(),i(l))},{keys:["+","=","-","0"],shown:"+ − 0",
words:"Zooms in, zooms out, shows the whole board (focus on the table).",inside:!0,when:()=>!!t.board,press:a=>t.key(a,!1)},
{keys:["ArrowLeft","ArrowRight","ArrowUp","ArrowDown"],shown:"Shift + arrow",words:"Moves the board (focus on the table)\
.",inside:!0,shift:!0,when:()=>!!t.board,press:a=>t.key(a,!0)},{keys:[],any:a=>li(e,a).size===1,shown:"A card's symbol",
words:"Picks up the card with that symbol, if you have only one (focus on the table).",inside:!0,when:()=>e.acting&&li(e).
size>0,press:a=>{let[l]=li(e,a).values();return e.press(l),!0}},{keys:["d","D"],shown:"D",words:"Shows or hides the disc\
ards by colour and value.",when:()=>!!e.spread.zone,press:()=>(e.spread.toggle(()=>e.show(!1)),!0)},{keys:["Escape"],shown:"\
Escape",words:"Closes what is open, or puts the card back.",inside:!0,when:()=>!0,press:()=>xb(e)}]}function xb(e){if(e.
chooser.key)e.chooser.leave();else{if(e.placing.clear())return!0;if(e.lifting.lifted)e.lifting.lift("");else return["spr\
ead","heat","scores","stepper","caption"].some(t=>e[t].escape())}return!0}function li(e,t){let n=new Map;for(let{thing:o}of e.
painter.placed.values())o.kind==="card"&&o.plays&&o.face?.text&&(t==null||o.face.text.toLowerCase()===t.toLowerCase())&&
n.set(o.move||o.key,o);return n}function ci(e){let t=e.reel.length-1,n=Math.min(e.model.get("step"),t),o=e.model.get("playing");e.strip.hidden=t<1,e.stepper.
show({step:n,last:t,marks:e.reel.marks(),playing:o,speed:e.model.get("speed"),moments:e.model.get("moments"),asking:e.model.
get("asking"),stop:e.model.get("stop"),happens:!!(e.scene?.event??e.scene?.mark),eyes:e.model.get("eyes"),watcher:e.model.
get("watcher"),buttons:e.model.get("buttons")??[]})}function dd(e,t){let n=e.acting?e.playBar:e.stepper.root;if(e.strip.
firstChild!==n&&e.strip.replaceChildren(n),!e.acting)return ci(e);e.stepper.stop(),e.lifting.stand(e.playBar,e.stage,e.fit===
"phone");let o=t.alert?(t.actions??[]).filter(a=>!a.strong):t.actions??[];e.lifting.show({lifts:e.model.get("lifts")??{},
keys:e.model.get("buttons")??[]}),e.strip.hidden=e.mode==="edit",e.acts.root.hidden=!!e.lifting.lifted;let s=t.zones.some(
a=>a.kind==="tokens"&&a.ways?.some(({move:l})=>l)),r=s?"Press a highlighted space or a row. Press it again to go there.":
"",i=e.model.get("busy")?"The others are playing.":e.placing.words||r;e.lifting.tell(i,t.actions??[]),e.acts.show(o,!!e.
model.get("busy"),e.stage)}var $b={watch:288,play:356,edit:316},Mb=288,ui=class{constructor(t,n){this.refused="";this.left=-1;this.shownSize="";this.
paintedStep=-1;this.model=t,this.sending=new xo(t,o=>this.markSent(o)),this.painter=new je({press:o=>this.press(o),pace:()=>this.
model.get("speed")}),this.stepper=new Zo({go:(o,s)=>this.go(o,s),play:o=>this.play(o),pace:o=>this.save({speed:o}),ask:o=>this.
save({asking:o}),stop:o=>this.stopAt(o),see:o=>this.save({watcher:o}),key:o=>this.model.send({kind:o})}),this.caption=new So(
{texts:()=>this.model.get("clauses"),see:o=>this.save({watcher:o})}),this.call=new _o({send:o=>this.send(o),drawn:()=>this.
soon("stay")}),this.race=new jo(o=>this.model.send({kind:"retry",step:o})),this.felt=c("div.felt",this.call.root,this.painter.
lens.controls,this.painter.root,this.race.root),this.board=c("p.sr"),this.chooser=new To({play:o=>this.send(o),focus:o=>this.
painter.focus(o),around:o=>this.painter.around(o),moved:()=>this.scene&&this.showTable(this.scene,!1)}),this.placing=new qo(
{play:o=>this.send(o),choose:(o,s)=>this.chooser.show({key:`spot:${o}`,label:o,plays:!0,picks:s}),moved:o=>{this.show(!1),
this.painter.focus(`spot:${o}`)}}),this.acts=new Bo({send:o=>this.send(o),refuse:o=>this.refuse(o)}),this.lifting=new Do(
{play:o=>this.send(o),key:o=>this.model.send({kind:o}),told:(o,s)=>this.lift(o,s)}),this.playBar=c("div.play-bar",this.lifting.
acts,this.acts.root,this.lifting.words,this.lifting.keys),this.strip=c("div.strip"),this.scores=new Go(this.caption.sheet),
this.spread=new bo({focus:o=>this.painter.focus(o)}),this.heat=new ho(()=>this.soon("stay")),this.stage=c("section.stage",
{"aria-label":"The table"},this.caption.root,this.caption.box,this.felt,this.heat.root,this.board,this.chooser.root,this.
scores.root,this.spread.root,this.heat.list,this.strip),this.live=c("p.sr",{"aria-live":"polite"}),this.root=c("div.uw.u\
w-table",this.stage,this.live),this.root.addEventListener("keydown",o=>this.key(o)),this.unhear=oo(this.root,()=>ud(this)),
n.append(this.root),this.tall=void 0,this.due="",this.saying=0,this.watch=()=>this.soon("move"),this.still=()=>this.soon(
"stay"),this.reel=new Lo(t,()=>this.soon("stay")),this.moves=["step","frames","pool"],this.stays="game palette names eye\
s watcher playing speed mode clauses lit differs aside boards heat dealt note busy caption moments asking stop bright li\
fts lifted stamp buttons race covers".split(" ");for(let o of this.moves)t.on(`change:${o}`,this.watch);for(let o of this.
stays)t.on(`change:${o}`,this.still);t.on("msg:custom",Et),this.sizes=new ResizeObserver(()=>this.resized()),this.sizes.
observe(this.felt),this.unheed=Vt(this.still),this.unhalt=Zi(()=>this.model.get("playing")&&this.play(!1)),this.unfit=vo(
this.root,()=>this.resized(!0)),this.newcomer=ta(this.root,()=>this.newcomers()),this.show(!1)}get scene(){return this.reel.
scene(this.model.get("step"))}get mode(){return this.model.get("mode")}newcomers(){return this.mode==="watch"&&this.model.
get("asking")==="ask"&&this.model.get("moments").length>0}get acting(){return this.mode!=="watch"}save(t){for(let[n,o]of Object.
entries(t))this.model.set(n,o);this.model.save_changes()}go(t,n=!1){let o=Math.max(0,Math.min(t,this.reel.length-1));o!==
this.model.get("step")&&(this.left=this.model.get("stop"),this.save(n||!this.model.get("playing")?{step:o}:{step:o,playing:!1}))}stopAt(t){
t===this.left&&this.model.set("stop",-1),this.save({stop:t,playing:!1})}play(t){let n=this.model.get("step")>=this.reel.
length-1;this.save(t&&n?{step:0,playing:!0}:{playing:t})}show(t){let n=this.scene;if(ot(this.root,this.model.get("palett\
e")),this.root.classList.toggle("busy",!!this.model.get("busy")),this.root.classList.toggle("acts",this.acting),this.left!==
this.model.get("stop")&&(this.left=-1),!n)return ci(this);t&&(this.refused=""),this.lifting.hold(this.model.get("lifted")??
"",this.model.get("said")??{},this.model.get("lifts")??{},n),this.sending.drawn(),this.root.style.setProperty("--pace",String(
this.model.get("speed"))),this.board.textContent=n.board??"",this.caption.showEyes(this.model.get("eyes"),this.model.get(
"watcher")),t&&this.call.cover(),this.call.show(n,this.acting,this.covers),this.heat.show(this.model.get("heat")??{}),this.
showTable(n,t),this.race.show(this.model,this.reel.length-1),dd(this,n),this.scores.show(n.sheet),this.showWords(n),t&&this.
chooser.close(),t&&this.announce(n)}soon(t){this.due||queueMicrotask(()=>{let n=this.due==="move";this.due="",this.show(
n)}),this.due!=="move"&&(this.due=t)}get lit(){let t=this.model.get("lit");return Object.keys(t).length>0?this.model.get(
"aside")?{}:t:Object.fromEntries((this.model.get("differs")??[]).map(o=>[o,""]))}get covers(){return this.model.get("cov\
ers")||Mo()}get fit(){return this.root.closest("[data-fit]")?.getAttribute("data-fit")??"flow"}get filled(){return["larg\
e","middle"].includes(this.fit)}get size(){let{clientWidth:t,clientHeight:n}=this.felt;return`${t} ${this.filled?n:window.
innerHeight} ${this.fit}`}showTable(t,n){let o=parseFloat(getComputedStyle(this.root).fontSize)/16||1,s=this.call.hidden?
0:this.call.root.offsetHeight/o,r=this.mode==="edit"&&t.table==="round";this.placing.show(t,this.model.get("boards")??{},
this.acting);let i={w:(this.felt.clientWidth||772)/o,h:this.filled?this.felt.clientHeight/o:0,low:this.fit!=="phone"?0:(r?
Mb:$b[this.mode])+(this.acting?0:s),page:window.innerHeight/o};this.shownSize=this.size,this.root.classList.toggle("narr\
ow",i.w<Qt);let a=this.mode==="watch"&&this.reel.length<2,l=a?void 0:qe(t),u=this.chooser.key?{...this.lit,[this.chooser.
key]:""}:this.lit;this.spread.show(l,this.lit,i.w<Qt);let d={lit:Dc(u,l),laid:a,opens:l?.of,dealt:this.model.get("aside")?
{}:this.model.get("dealt"),acting:this.acting,editing:this.mode==="edit",boards:this.model.get("boards")??{},spots:this.
placing.spots,heat:this.heat.map,clear:this.heat.clears,call:s,under:!t.covered?.length||this.covers!=="hidden"},h=No(zu(
t,this.lifting.lifted,this.lifting.card),i,d),m=this.model.get("bright")??[];this.painter.dim(m.length?new Set(m):null),
this.newcomer?.draw(),h.h=this.steady(h);let p=this.model.get("step"),f=p<this.paintedStep;this.paintedStep=p,this.painter.
paint(h,{label:`The table. ${t.place??""}`,move:n,back:f}),n&&this.painter.happen(f?null:t.event);let b=Math.min(this.felt.
clientWidth/h.w,this.filled?this.felt.clientHeight/h.h:1/0),g=this.filled?(this.felt.clientHeight-h.h*b)/2:0;this.call.root.
style.top=`${g+h.call*b}px`}steady({w:t,h:n}){let o=[t,this.model.get("game"),this.model.get("mode"),this.size,this.call.
hidden].join();return this.tall?.kind!==o&&(this.tall={kind:o,h:n}),this.tall.h=Math.max(this.tall.h,n),this.tall.h}resized(t=!1){
let n=this.scene;!n||!t&&this.size===this.shownSize||(this.painter.root.classList.add("still"),this.showTable(n,!1),this.
race.show(this.model,this.reel.length-1),this.painter.root.getBoundingClientRect(),this.painter.root.classList.remove("s\
till"),this.stepper.mark(),this.showWords(n),this.chooser.stand())}showWords(t){let n=this.model.get("caption")??{};et(this.
stage,"aria-label",n.badge?`Table ${n.badge} (of two)`:"The table"),this.caption.show({clauses:n.clauses??(t.clauses??[]).
filter(o=>o),...hu(t,n),note:this.refused||this.model.get("note")||"",tone:n.tone??"plain",badge:n.badge})}announce(t){clearTimeout(
this.saying),this.saying=setTimeout(()=>{this.live.textContent=[...t.said??[],t.now].filter(Boolean).join(" ")},350)}press(t){
if(t.spot)return this.placing.press(t.spot);if(t.opens)return this.spread.toggle(()=>this.show(!1));if(!t.plays&&t.recall?.
length)return this.chooser.show(t);if(t.off&&!t.plays)return this.refuse(t.off);if(t.picks.length&&!(t.picks.length===1&&
!t.move))return this.chooser.show(t);let n=t.move||t.picks[0].move,o=t.kind==="board";if((["hand","grid"].includes(t.role)||
o)&&n in this.lifting.lifts&&(this.lifting.lifted!==n||!o&&this.lifting.card!==t.key)){if(this.lifting.lift(n,t.key),o){
let r=this.stage.querySelector(`.way[data-move="${CSS.escape(n)}"]`);r instanceof SVGElement&&r.focus()}return}return this.
send(n)}lift(t,n){let o=t.lifted!==this.model.get("lifted");this.save(t),!(!o||!this.scene)&&(this.refused="",this.show(
!1),t.lifted||this.painter.focus(n))}refuse(t){this.refused=t;let n=this.scene;n&&this.showWords(n)}send(t){this.lifting.
unread(t)||(this.sending.send(t,this.lifting.said[t]??null),_e(this.model.get("game")))}markSent(t){this.root.classList.
toggle("sent",!!t),this.lifting.playing(!!t);for(let n of this.stage.querySelectorAll("[data-act]"))et(n,"aria-busy",t&&
n.getAttribute("data-act")===t?"true":"")}key(t){!t.ctrlKey&&!t.metaKey&&!t.altKey&&this.chooser.stroke(t)}remove(){this.
newcomer.stop(),this.unfit(),this.unhear(),this.unheed(),this.unhalt(),this.chooser.close();for(let t of this.moves)this.
model.off(`change:${t}`,this.watch);for(let t of this.stays)this.model.off(`change:${t}`,this.still);this.model.off("msg\
:custom",Et),this.stepper.stop(),this.reel.stop(),this.sizes.disconnect(),clearTimeout(this.saying)}};function hd({model:e,
el:t}){let n=new ui(e,t);return()=>n.remove()}var _b=.015,md=1e9,Sb=/(?<=(?:[^A-Z]|\b[A-Z])[.!?]) (?=[A-Z])/;function pd(e){let t=e.split(Sb),n=t.pop()??"";return{situation:t.
join(" "),question:n}}function kn({exact:e,asks:t},n){let o=pu(n,"chance",[0,1]),s=Math.round(Math.abs(o-e)*md)/md,r=s<gu(
e,"chance"),i=s<_b?"exact":r?"near":"far",a=fu(o,e,"chance",i),l=t.length>0&&`${Tb[t.length]??t.length} small steps show\
 where ${de(e)} comes from.`,u=i==="far"?zr(o,e,"chance",i):`You guessed ${Eb(o)}. It's ${de(e)}.`;return{value:o,close:r,
verdict:a,more:[u,!r&&l].filter(Boolean).join(" ")}}var Tb={2:"Two",3:"Three",4:"Four"},Eb=e=>String(Number((100*e).toFixed(
1)));function di(e,t){return Jl({asks:e.asks,lines:e.steps.length},t.map(([n,o])=>({step:n,number:o})))}function hi(e,t,n,o){
if(di(e,t).at!==n)return t;let s=[...t,[n,o]];try{di(e,s)}catch{return t}return s}var fd=(e,t)=>t.reduce((n,[o,s])=>hi(e,
n,o,s),[]);function mi(e,t,n){let o=n==null?null:kn(e,n);return{...e.question,key:e.position,revealed:!0,fault:"",headline:e.
headline,answer:e.answer,steps:e.steps,work:di(e,t),...o&&{said:{value:o.value,sure:"",verdict:o.verdict,mistake:null,asks:!1,
own:!1}}}}function Lb({dots:e,guess:t}){let n=[1,2,0].flatMap(r=>e.filter(({yes:i})=>i===r)),o=n.flatMap(({n:r,yes:i})=>Array.from(
{length:r},()=>i)),s=r=>({cx:10+r%10*20,cy:10+Math.floor(r/10)*20});return w("svg",{class:"hundred",viewBox:"0 0 200 200",
"aria-hidden":"true",children:o.map((r,i)=>{let a=s(i);return i+1===t?w("path",{class:"said",d:`M${a.cx-8} ${a.cy-6}h16l\
-8 14z`},i):r?r>1?w("g",{children:[w("circle",{class:"twice",...a,r:7}),w("circle",{class:"yes",...a,r:4.2})]},i):w("cir\
cle",{class:"yes",...a,r:7.7},i):w("circle",{class:"no",...a,r:7},i)})})}function Hb({answer:e}){let t=[e.fraction,e.percent,
e.one_in].filter(Boolean);return w("details",{class:"forms",children:[w("summary",{"data-k":"forms",children:"More forms"}),
w("p",{children:t.join(" · ")})]})}function gd({position:e,number:t,when:n,work:o,lesson:s}){let r=t==null?null:kn(e,t),
i=de(e.exact),{cases:a,event:l}=e.question;return w("div",{class:"answer",children:[w("div",{class:"heading",children:[w(
"h3",{class:"verdict","data-next":!0,tabIndex:-1,children:r?r.verdict:`You didn't play ${n}. The answer is ${i}.`}),w(Hb,
{answer:e.answer})]}),w(Lb,{dots:e.dots,guess:r?Math.max(0,de(r.value)):0}),w("div",{class:"told",children:[r&&w("p",{children:r.
more}),w("p",{class:"mute",children:[i," ",Je({cases:a,event:l}),"."," ",r&&w("span",{class:"key",children:[w("svg",{class:"\
mark",viewBox:"0 0 16 14","aria-hidden":"true",children:w("path",{class:"said",d:"M0 0h16l-8 14z"})})," ","is your guess\
."]})]}),w("div",{class:"ways",children:[o&&w("button",{type:"button",class:r?.close?"btn":"btn call","data-k":"work",onClick:o,
children:"Work it out"}),s]})]})]})}var wd=[["know","Certain","certain"],["think","Fairly sure","fairly sure"],["guess","Just guessing","just guessing"]];var bd=e=>String(e).padStart(2,"0"),Yo=e=>`${e.getFullYear()}-${bd(e.getMonth()+1)}-${bd(e.getDate())}`,pi=e=>{let[t,n,o]=e.
split("-").map(Number);return new Date(t,n-1,o,12)};function Ab(e,t){let n=pi(e);return Yo(new Date(n.getFullYear(),n.getMonth(),
n.getDate()-t,12))}function vn(e){let t=pi(e),n=o=>t.toLocaleDateString("en-GB",o);return`${n({weekday:"long"})}, ${t.getDate()}\
 ${n({month:"long"})}`}var yd=e=>new Date(e.getFullYear(),e.getMonth(),e.getDate()+1).getTime()-e.getTime();function kd(e){
let t;try{t=JSON.parse(e)}catch{return{}}if(typeof t!="object"||!t)return{};let n={};for(let[o,s]of Object.entries(t)){if(!/^\d{4}-\d\d-\d\d$/.
test(o)||typeof s!="object"||!s)continue;let{number:r,sure:i,close:a,position:l,steps:u}=s;typeof r!="string"||typeof a!=
"boolean"||typeof l!="string"||(n[o]={number:r,close:a,position:l,sure:wd.some(([d])=>d===i)?i:"",steps:(Array.isArray(u)?
u:[]).filter(d=>Array.isArray(d)&&Number.isInteger(d[0])&&typeof d[1]=="string")})}return n}var vd=e=>JSON.stringify(Object.
fromEntries(Object.entries(e).sort().slice(-200)));function xd(e,t){return Array.from({length:7},(n,o)=>{let s=Ab(t,6-o),
r=e[s],i=s===t,a=r?r.close?"close":"far":i?"today":"none";return{date:s,mark:a,name:i?"Today":pi(s).toLocaleDateString("\
en-GB",{weekday:"short"}),words:{close:"close",far:"not close",none:"not played",today:"not played yet"}[a]}})}function $d(e){
let t=e.filter(({mark:o})=>o==="close"||o==="far").length,n=e.filter(({mark:o})=>o==="close").length;return t===0?"Each \
day has one position. Your last seven days are shown here.":t===1?`You were ${n?"":"not "}close on the one day you playe\
d.`:n===t?`You were close on ${t===2?"both":`all ${t}`} days you played.`:`You were close on ${n||"none"} of the ${t} da\
ys you played.`}function Md(e){return wd.flatMap(([t,n,o])=>{let s=Object.values(e).filter(({sure:a})=>a===t),r=s.length,
i=s.filter(a=>a.close).length;return r<3?[]:[{name:n,close:i,of:r,words:`When you were ${o} you were close ${i} ${i===1?
"time":"times"} out of ${r}.`}]})}var Ub=({mark:e})=>w("svg",{width:"22",height:"22",viewBox:"0 0 22 22","aria-hidden":"true",children:[e==="close"&&w("ci\
rcle",{class:"disc",cx:"11",cy:"11",r:"8"}),e==="far"&&w("circle",{class:"ring",cx:"11",cy:"11",r:"6.75"}),e==="none"&&w(
"path",{class:"dash",d:"M6 11h10"}),e==="today"&&w(rt,{children:[w("rect",{class:"now",x:"1.5",y:"1.5",width:"19",height:"\
19",rx:"3"}),w("text",{x:"11",y:"16.5","font-size":"15","text-anchor":"middle",children:"?"})]})]}),Pb=({rows:e,id:t})=>w(
"div",{class:"sures",id:t,children:[w("p",{children:w("b",{children:e[0].words})}),w("ul",{children:e.map(({name:n,close:o,
of:s})=>w("li",{children:[w("span",{children:n}),w("svg",{viewBox:`0 0 ${Math.min(s,20)*20} 20`,width:Math.min(s,20)*14,
height:"14","aria-hidden":"true",children:Array.from({length:Math.min(s,20)},(r,i)=>w("circle",{class:i<Math.round(o*Math.
min(s,20)/s)?"disc":"ring",cx:10+i*20,cy:"10",r:"7"},i))}),w("span",{children:[o," of ",s," close"]})]},n))})]});function _d({
week:e,sures:t,shown:n,open:o}){let[s,r]=J(!1),i="uw-guesses-so-far";return w("div",{class:"band",children:[w("ol",{"ari\
a-label":"The last seven days",children:e.map(({date:a,name:l,mark:u,words:d})=>w("li",{children:w("button",{type:"butto\
n","data-k":`day.${a}`,"data-mark":u,"aria-current":a===n?"date":void 0,"aria-label":`${l==="Today"?"Today":vn(a)}: ${d}`,
onClick:()=>o(a),children:[w(Ub,{mark:u}),w("span",{children:l})]})},a))}),w("p",{class:"counted",children:$d(e)}),t.length>
0&&w("button",{type:"button",class:"btn","data-k":"sofar","aria-expanded":s,"aria-controls":s?i:void 0,onClick:()=>r(!s),
children:"Your guesses so far"}),s&&t.length>0&&w(Pb,{rows:t,id:i})]})}var Cb=2e4,Nb=500;function Sd(){let[e,t]=J(()=>Yo(new Date));return X(()=>{let n=0,o=()=>{let s=new Date;t(Yo(s)),clearTimeout(
n),n=window.setTimeout(o,yd(s)+Nb)};return o(),document.addEventListener("visibilitychange",o),()=>{clearTimeout(n),document.
removeEventListener("visibilitychange",o)}},[]),e}function Td(e,t){let[n,o]=J({}),[s,r]=J(!1),i=Y(null);return X(()=>{t.
current=c("div.day-in"),e.current?.append(t.current);let l=Jt(t.current,()=>"days",!0);return i.current=l,r(l.look(d=>{o(
kd(d)),r(!1)},()=>{o({}),r(!1)})),l.stop},[]),{days:n,waits:s,keep:l=>{o(l),i.current?.keep(vd(l))}}}function Ed(e,t){let[
n,o]=J({}),s=t.slice(5),r=n[s],i=r?.told,a=i?.positions?.[s],l=Y(null);X(()=>{let d=h=>{h.kind==="daily"&&o(m=>({...m,[h.
date]:{told:h}}))};return e.on("msg:custom",d),()=>e.off("msg:custom",d)},[]),X(()=>{if(r)return;e.send({kind:"daily",date:s});
let d=setTimeout(()=>o(h=>({[s]:{told:null},...h})),Cb);return()=>clearTimeout(d)},[s,!r]),l.current?.position!==a&&(l.current=
i&&a?{position:a,pool:i.pool,boards:i.boards[a.game]??{}}:null);let u=()=>o(({[s]:d,...h})=>h);return{shown:l.current,failed:r&&
!a,again:u}}var Rb=480,Ob=268;function Ld({shown:e,lit:t}){let n=Y(null),o=Y(null),s=Y({shown:e,lit:t});s.current={shown:e,lit:t};let r=()=>{
let i=n.current,{shown:a,lit:l}=s.current;if(!i||!o.current||!a||!i.clientWidth)return;let u=parseFloat(getComputedStyle(
i).fontSize)/16||1,d=i.clientWidth/u,h=i.clientHeight/u,m=Eo(a.position.frame,a.pool),p=d<Rb?Ob:0,f=No(m,{w:d,h:p?0:h,low:p},
{lit:l,laid:!!qe(m),boards:a.boards,under:!0});o.current.paint(f,{label:`The table. ${a.position.said}`,move:!1})};return X(
()=>{let i=n.current;o.current=new je({press:()=>{},pace:()=>0}),i.append(o.current.root);let a=new ResizeObserver(()=>requestAnimationFrame(
r));return a.observe(i),()=>a.disconnect()},[]),X(r,[e,JSON.stringify(t)]),w("div",{class:"uw-table hero-table",ref:n})}function Ce({label:e,choices:t,value:n,pick:o,k:s}){return w("div",{class:"seg",role:"group","aria-label":e,children:t.map(
([r,i],a)=>w("button",{type:"button","data-k":`${s}.${a}`,"aria-pressed":r===n,onClick:()=>o(r),children:i},String(r)))})}var Hd=400;function Db({make:e,k:t}){let n=Y(null);return X(()=>n.current?.replaceChildren(e()),[t]),w("span",{class:"fo\
reign",ref:n})}function Bb({position:e,show:t,typed:n}){let[o,s]=J(""),[r,i]=J(""),[a,l]=J(""),{question:u}=e,d=De(o,u),
h=()=>{d?l(d):t(o.trim(),r)};return w("div",{class:"guess",children:[w(Gs,{measure:u.measure,span:u.span,cases:u.cases,value:o,
set:m=>{s(m),l(""),n(m.trim()!=="")},enter:h}),w("div",{class:"last",children:[w("div",{class:d?"sure unseen":"sure",children:w(
Ce,{label:"How sure are you?",choices:rn,value:r,k:"sure",pick:i})}),w("button",{type:"button",class:"btn call","data-k":"\
reveal","aria-disabled":d?"true":void 0,onClick:h,children:"Show the answer"})]}),a&&w("p",{class:"refusal",role:"alert",
children:a})]})}function Wb({here:e,date:t,act:n,lesson:o}){let{position:s,kept:r,today:i,working:a,steps:l}=e,u=Y(null),
d=Y(`${t} ${r?"told":""}`),h=Y(Number.NEGATIVE_INFINITY),m=`${t} ${!r&&i?"":a?"steps":"told"}`;X(()=>{if(d.current===m)return;
let g=d.current.split(" ")[0]===t;d.current=m,h.current=performance.now();let y=u.current?.querySelector("[data-next]");
g&&y instanceof HTMLElement&&y.focus({preventScroll:!0})});let p=g=>()=>{performance.now()-h.current>=Hd&&g()},f=w(Bb,{position:s,
show:n.guess,typed:n.typed},t);return a?f=w("div",{class:"uw-panel working",children:w(dr,{panel:mi(s,l,r?.number??null),
act:{answer:n.step,show:g=>n.step(g,""),back:()=>n.work(!1)}},t)}):(r||!i)&&(f=w(gd,{position:s,number:r?.number??null,when:`\
on ${vn(t).split(",")[0]}`,work:s.asks.length>0?p(()=>n.work(!0)):null,lesson:w(Db,{k:`${t} ${!!r?.close}`,make:()=>o({class:r?.
close?"btn call":"btn","data-k":"day.lesson"},{game:s.game,page:"",link:s.lesson.link},`Lesson: ${s.lesson.name}`)})})),
w("div",{ref:u,onMouseDown:g=>{performance.now()-h.current<Hd&&g.preventDefault()},children:f})}var Ib=({id:e,text:t})=>w(
"h1",{id:e,children:t.split(/(?<=[.?!]) /).flatMap((n,o)=>[o>0&&" ",w("span",{children:n},n)])});function Fb({words:e}){
let{situation:t,question:n}=pd(e);return w(rt,{children:[t&&w("p",{class:"situation",children:t}),w("h2",{children:n})]})}
var Ad=({model:e,heading:t})=>w("div",{class:"lead",children:[w(Ib,{id:t,text:e.get("title")}),w("p",{class:"sub",children:e.
get("about")})]});function qb({model:e,door:t,heading:n,dyed:o}){let s=Y(null),r=Y(null),[i,a]=J(""),[l,u]=J(""),[d,h]=J(
{}),{days:m,waits:p,keep:f}=Td(s,r),b=Sd(),g=Y(b),y=Y(!1),k=Y(""),_=ve();g.current!==b&&(!i&&!k.current&&(y.current||l)&&
(k.current=g.current),g.current=b);let $=k.current,T=i||$||b,{shown:x,failed:L,again:H}=Ed(e,T),S=x?.position,M=S&&m[T]?.
position===S.position,E=M?m[T]:null,P=S?fd(S,E?.steps??d[T]??[]):[],O=!!(S&&l===T&&(E||i)),D=xd(m,b),Q=S&&O?ao(mi(S,P,null),
"steps",0):{},I={typed:V=>{y.current=V},guess:(V,A)=>{if(!S)return;let{close:W}=kn(S,V);f({...m,[T]:{number:V,sure:A,close:W,
position:S.position,steps:[]}})},work:V=>u(V?T:""),step:(V,A)=>{if(!S)return;let W=hi(S,P,V,A);E?f({...m,[T]:{...E,steps:W}}):
h({...d,[T]:W})}},B=V=>{a(V===b?"":V),k.current="",u(""),y.current=!1,_()};return X(()=>o(S?.palette??""),[S?.game]),X(()=>{
if(!r.current)return;wt(S&&!p&&w(Wb,{here:{position:S,kept:E,today:T===b||T===$,working:O,steps:P},date:T,act:I,lesson:t},
T)||null,r.current)}),w(rt,{children:[w(Ad,{model:e,heading:n}),w("div",{class:O?"picture-of works":"picture-of",children:w(
Ld,{shown:x,lit:Q})}),w("div",{class:"day",children:[w("p",{class:"when",children:[w("b",{children:i?"An earlier day":"P\
osition of the day"}),w("span",{children:vn(T)})]}),S?w(rt,{children:[w(Fb,{words:S.question.ask}),w("p",{class:"sr",children:S.
said})]}):w("p",{class:"coming",role:"status",children:[L?"The position didn't load. ":"The position of the day is on it\
s way.",L&&w("button",{type:"button",class:"btn","data-k":"day.again",onClick:H,children:"Try again"})]}),w("div",{class:"\
day-slot",ref:s}),(i||$)&&w("button",{type:"button",class:"btn quiet","data-k":"day.today",onClick:()=>B(b),children:"Ba\
ck to today's position"})]}),!p&&w(_d,{week:D,sures:Md(m),shown:T,open:B})]})}function Ud(e,t){let n=K("hero"),o=c("sect\
ion.stage.hero",{"aria-labelledby":n});return e.get("daily")||o.classList.add("bare"),wt(e.get("daily")?w(qb,{model:e,door:t,
heading:n,dyed:s=>ot(o,s)}):w(Ad,{model:e,heading:n}),o),{node:o,stop:()=>wt(null,o)}}function zo({words:e,find:t,topics:n,found:o,k:s}){let r=oe(()=>K("topics"),[]);return w("search",{class:"find",children:[
w("label",{children:[w("span",{children:"Find a lesson"}),w("input",{type:"search",class:"txt","data-k":s,list:r,maxLength:100,
placeholder:"at least one",value:e,onInput:i=>t(i.currentTarget.value)})]}),w("datalist",{id:r,children:n.map(i=>w("opti\
on",{value:i},i))}),w("p",{role:"status",class:"mute",children:e.trim()&&Vb(o)})]})}function Vb(e){return e===0?"No less\
on matches. Try one word, such as “average” or “complement”.":e===1?"1 lesson":`${e} lessons`}var Pd=e=>e.normalize("NFD").replace(/\p{Mn}/gu,"").toLowerCase();function Kb(e,t){let n=Pd(e);return Pd(t).split(/\s+/).
every(o=>n.includes(o))}var Jo=e=>[...new Set(e.flatMap(({finds:t})=>t.split(" / ").slice(2)))].sort((t,n)=>t.localeCompare(
n)),Xo=(e,t)=>e.map(n=>({...n,lessons:n.lessons.filter(({finds:o})=>Kb(o,t))})).filter(({lessons:n})=>n.length>0),Ge=e=>e.
reduce((t,{lessons:n})=>t+n.length,0);var jb=/^(teach|sheet)\/2 (\w{1,40}) lesson=(\d{1,3}):$/,gi={view:"list",game:"",lesson:0},fi=({view:e,game:t,lesson:n})=>e===
"list"?"":`${e}/2 ${t} lesson=${n}:`;function Cd(e){let[,t,n,o]=jb.exec(e.trim())??[];return t?{view:t,game:n,lesson:Number(
o)}:gi}var bi=e=>nt()?Ht(location.pathname,fi(e),kt()):null,Qo=class{constructor(){this.now=Cd(ae());this.heard=new Set;
this.back=()=>this.put(Cd(ae()));this.onChange=t=>(this.heard.add(t),()=>{this.heard.delete(t)});nt()&&addEventListener(
"popstate",this.back)}put(t){this.now=t;for(let n of this.heard)n()}go(t){let n=bi(t);n&&fi(t)!==fi(this.now)&&history.pushState(
null,"",n),this.put(t)}stop(){removeEventListener("popstate",this.back)}};var wi="way",ts=(e,t)=>`${e}: ${t.name}`,Gb=e=>e.button===0&&!(e.ctrlKey||e.metaKey||e.shiftKey||e.altKey);function yi({
href:e,k:t,words:n,lesson:o,looks:s=wi}){return w("a",{class:s,href:e,"data-k":t,"aria-label":ts(n,o),children:n})}function es({
k:e,words:t,lesson:n,ask:o,looks:s=wi}){return w("button",{type:"button",class:s,"data-k":e,"aria-label":ts(t,n),onClick:o,
children:t})}function Ze({teacher:{places:e},place:t,k:n,label:o,looks:s=wi,children:r}){let i=bi(t),l={class:s,"data-k":n,
"aria-label":o,onClick:u=>{i&&!Gb(u)||(u.preventDefault(),e.go(t))}};return i?w("a",{href:i,...l,children:r}):w("button",
{type:"button",...l,children:r})}function ns({teacher:e,game:t,lesson:n,looks:o="btn"}){let s=`class/2 ${t.id} lesson=${n.
number}:`,r=`class.${t.id}.${n.number}`;if(!t.classroom)return w(es,{k:r,words:"Start a class",lesson:n,looks:o,ask:()=>e.
model.send({kind:"open",game:t.id,link:s})});let i=Ht(t.classroom,s,kt());return w(yi,{href:i,k:r,words:"Start a class",
lesson:n,looks:o})}function os({teacher:e,game:t,lesson:n}){let o=`student.${t.id}.${n.number}`,s={kind:"open",game:t.id,
link:n.student};return nt()&&t.page?w(yi,{href:Ht(t.page,n.student,kt()),k:o,words:"Student page",lesson:n}):w(es,{k:o,words:"\
Student page",lesson:n,ask:()=>e.model.send(s)})}function ss({teacher:e,game:t,lesson:n}){return w(Ze,{teacher:e,place:{
view:"sheet",game:t.id,lesson:n.number},k:`sheet.${t.id}.${n.number}`,label:ts("Worksheet",n),children:"Worksheet"})}function rs({
teacher:e,game:t,lesson:n}){let o=()=>e.model.send({kind:"quiz",game:t.id,lesson:n.number});return w(es,{k:`quiz.${t.id}\
.${n.number}`,words:"Quiz",lesson:n,ask:o})}function is({teacher:e,game:t,lesson:n}){let{notebook:o}=n;if(!o)return null;
let s=`notebook.${t.id}.${n.number}`,r=()=>e.model.send({kind:"notebook",game:t.id,which:o});return nt()&&n.page?w(yi,{href:Ht(
n.page,"",kt()),k:s,words:"Notebook",lesson:n}):w(es,{k:s,words:"Notebook",lesson:n,ask:r})}function Nd({teacher:e,game:t,
lesson:n}){return w(Ze,{teacher:e,place:{view:"teach",game:t.id,lesson:n.number},k:`page.${t.id}.${n.number}`,label:ts("\
Teacher’s page",n),children:"Teacher’s page"})}function Zb({teacher:e,game:t,lesson:{number:n,name:o,about:s,link:r}}){let i=!!ee(`${uo}${t.id} ${n}`),a={class:i?"to d\
one":"to","data-k":`lesson.${t.id}.${n}`},l={kind:"open",game:t.id,link:r},u=w(rt,{children:[w("span",{class:"nr","aria-\
hidden":"true",children:n}),w("span",{children:[o,i&&w("span",{class:"sr",children:", finished"})]}),w("small",{children:s})]});
return w("li",{children:w("div",{children:[nt()&&t.page?w("a",{...a,href:Ht(t.page,r,kt()),children:u}):w("button",{type:"\
button",...a,onClick:()=>e.model.send(l),children:u}),w(Ze,{teacher:e,place:{view:"teach",game:t.id,lesson:n},k:`teach.${t.
id}.${n}`,label:`For teachers: ${o}`,children:"For teachers"})]})})}function Yb({teacher:e,game:t}){let n=Y(null);return X(
()=>ot(n.current,t.palette),[t.palette]),w("article",{class:"shelf",ref:n,children:[w("h2",{children:[w("i",{class:"patc\
h","aria-hidden":"true"}),t.title]}),w("ol",{children:t.lessons.map(o=>w(Zb,{teacher:e,game:t,lesson:o},o.number))})]})}
function zb({teacher:e,words:t,games:n}){let[o,s]=J(""),r=Xo(n,o);return Ae(i=>Vt(i)),w(rt,{children:[w("h1",{children:t.
title}),w("p",{class:"mute",children:t.long}),w(zo,{words:o,find:s,topics:Jo(n.flatMap(i=>i.lessons)),found:Ge(r),k:"fin\
d.lessons"}),r.map(i=>w(Yb,{teacher:e,game:i},i.id))]})}function Rd(e,t,n,o){let s=c("section.sheet.lessons",{"aria-labe\
l":"Lessons"});return wt(w(zb,{teacher:e,words:t,games:n}),s),o.push(()=>wt(null,s)),s}function Jb({text:e}){return w(rt,{children:e.split(/(\*\*.+?\*\*|\*.+?\*)/).map((t,n)=>{let[,o,s]=t.match(/^(\*+)(.+?)\*+$/)??
[];return s?o.length>1?w("b",{children:s},n):w("em",{children:s},n):t})})}var Od=({parts:e})=>w(rt,{children:e.map(([t,n])=>w(
"p",{children:[w("b",{children:[t,". "]}),w(Jb,{text:n})]},t))});function Xb({row:e}){return w(rt,{children:[w("td",{"da\
ta-head":"What is counted",class:"counted",children:w("ul",{children:e.counted.map(t=>w("li",{children:t},t))})}),w("td",
{"data-head":"Answer",class:"keyed",children:[w("b",{children:e.answer})," ",e.unit]}),w("td",{"data-head":"Wrong answer\
s and why",class:"wrong",children:[e.wrong.length===0&&"None is usual.",w("ul",{children:e.wrong.map(t=>w("li",{children:[
w("b",{children:t.number})," (",t.name,"). ",t.words]},t.number+t.name))})]}),w("td",{"data-head":"What to say",children:e.
say})]})}function Qb({rows:e,open:t,show:n}){let o=e.some(({at:s})=>t.has(s));return w("div",{class:o?"positions opened":
"positions",children:w("table",{children:[w("thead",{children:w("tr",{children:[w("th",{scope:"col",children:"Position"}),
w("th",{scope:"col",children:"What is asked"}),o?w(rt,{children:[w("th",{scope:"col",children:"What is counted"}),w("th",
{scope:"col",children:"Answer"}),w("th",{scope:"col",children:"Wrong answers and why"}),w("th",{scope:"col",children:"Wh\
at to say"})]}):w("th",{scope:"col",children:"Answer"})]})}),w("tbody",{children:e.map(s=>w("tr",{children:[w("th",{scope:"\
row",children:[s.at,s.role&&w("small",{children:s.role})]}),w("td",{"data-head":"What is asked",children:[s.asked," ",w(
"small",{children:s.given})]}),t.has(s.at)?w(Xb,{row:s}):w("td",{colSpan:o?4:1,children:w("button",{type:"button",class:"\
btn","data-k":`show.${s.at}`,"aria-label":`Show the answer to position ${s.at}`,onClick:()=>n(s.at),children:"Show"})})]},
s.at))})]})})}function Dd({teacher:e,game:t,lesson:n,back:o}){let[s,r]=J(null),[i,a]=J(new Set),{model:l}=e,u={teacher:e,
game:t,lesson:n};Kt(()=>{let m=f=>{if(f.kind==="page"&&"page"in f&&typeof f.page=="object"){let b=f;b.game===t.id&&b.lesson===
n.number&&r(b.page)}};l.on("msg:custom",m);let p={kind:"page",game:t.id,lesson:n.number};return l.send(p),()=>l.off("msg\
:custom",m)},[]);let d=s!=null&&i.size===s.rows.length,h=()=>a(new Set(d?[]:s?.rows.map(({at:m})=>m)));return w("div",{class:"\
teachers-page",children:[w("button",{type:"button",class:"way","data-k":"back",onClick:o,children:"All lessons"}),w("h1",
{tabIndex:-1,children:n.name}),w("p",{class:"mute",children:[t.title,", lesson ",n.number,". ",n.about[0].toUpperCase()+
n.about.slice(1),"."]}),w("div",{class:"ways-of",children:[w(ns,{...u,looks:"btn solid"}),w(os,{...u}),w(ss,{...u}),w(rs,
{...u}),w(is,{...u})]}),s==null?w("p",{role:"status",children:"Loading the page…"}):w(rt,{children:[w(Od,{parts:s.before}),
s.topics.length>0&&w("p",{children:[w("b",{children:"Topics. "}),s.topics.join(", "),"."]}),s.rests.length>0&&w("p",{class:"\
rests",children:[w("b",{children:"What the answers rest on. "}),s.rests.join(" ")]}),w("h2",{children:"45 minutes, step \
by step"}),w("ol",{class:"by-minute",children:s.steps.map(m=>w("li",{children:[w("b",{children:[m.start," to ",m.end," m\
in"]}),w("span",{children:m.words})]},m.start))}),w("div",{class:"folded",children:[w("h2",{children:"Position by positi\
on"}),w("button",{type:"button",class:"btn","data-k":"answers","aria-expanded":d,onClick:h,children:d?"Hide the answers":
"Show all answers"})]}),w(Qb,{rows:s.rows,open:i,show:m=>a(new Set([...i,m]))}),d&&w(Od,{parts:s.after}),w("p",{class:"m\
ute small",children:["Edition ",s.edition]})]})]})}var Bd=[["worksheet","Worksheet"],["key","Key"],["cover","Plan for a substitute"]],t0=[["A4","A4"],["Letter","Letter"]],
Wd=820;function Id({teacher:e,game:t,lesson:n,back:o}){let[s,r]=J("worksheet"),[i,a]=J(Fn().letter?"Letter":"A4"),[l,u]=J(
null),[d,h]=J(1),m=Y(null),p=Y(null),{model:f}=e;Kt(()=>{let k=$=>{$.kind!=="sheet"||$.game!==t.id||$.lesson!==n.number||
$.what===s&&$.paper===i&&u($)};f.on("msg:custom",k);let _={kind:"sheet",game:t.id,lesson:n.number,what:s,paper:i};return f.
send(_),()=>f.off("msg:custom",k)},[s,i]),X(()=>{let k=m.current,_=new ResizeObserver(()=>h(Math.min(1,k.clientWidth/Wd)));
return _.observe(k),()=>_.disconnect()},[]);let b=l?.what===s&&l.paper===i?l:null,g=Bd.find(([k])=>k===s)?.[1]??"",y=()=>{
p.current?.contentWindow?.focus(),p.current?.contentWindow?.print()};return w("div",{class:"on-paper",children:[w("butto\
n",{type:"button",class:"way","data-k":"back",onClick:o,children:"All lessons"}),w("h1",{tabIndex:-1,children:n.name}),w(
"p",{class:"mute",children:["The key is a document of its own, so it never lies on the back of a worksheet."," ",w(Ze,{teacher:e,
place:{view:"teach",game:t.id,lesson:n.number},k:"to.page",label:`Teacher’s page: ${n.name}`,children:"Teacher’s page"})]}),
w("div",{class:"choices",children:[w(Ce,{label:"What to print",choices:Bd,value:s,pick:r,k:"what"}),w(Ce,{label:"Paper",
choices:t0,value:i,pick:a,k:"paper"}),w("button",{type:"button",class:"btn solid","data-k":"print",disabled:!b,onClick:y,
children:"Print"}),w("button",{type:"button",class:"btn","data-k":"save",disabled:!b,onClick:()=>b&&Et({kind:"file",name:b.
name,text:b.html}),children:"Save as a file"})]}),w("div",{class:"preview",ref:m,children:b?w("iframe",{ref:p,title:`${g}\
: ${n.name}`,srcdoc:b.html,style:{width:`${Wd}px`,zoom:d}}):w("p",{role:"status",children:["Loading the ",g.toLowerCase(),
"…"]})})]})}var e0=[["class","on the screen in front"],["student","a link to send"],["sheet","to print"],["quiz","for Moodle"],["not\
ebook","45 minutes alone"],["page","answers stay folded"]];function n0({teacher:e,game:t,lesson:n}){let o={teacher:e,game:t,
lesson:n};return w("li",{"data-lesson":`${t.id} ${n.number}`,children:[w("span",{class:"nr","aria-hidden":"true",children:n.
number}),w("div",{class:"what",children:[w("b",{children:n.name}),w("small",{children:n.about}),n.topics.length>0&&w("sm\
all",{class:"topics",children:n.topics.join(", ")})]}),w("div",{class:"start",children:w(ns,{...o})}),w("div",{class:"li\
nks",children:[w(os,{...o}),w(ss,{...o}),w(rs,{...o}),w("span",{class:"book",children:w(is,{...o})}),w(Nd,{...o})]})]})}
function o0({teacher:e,game:t}){let n=Y(null);return X(()=>ot(n.current,t.palette),[t.palette]),w("article",{class:"shel\
f","data-game":t.id,ref:n,children:[w("h2",{tabIndex:-1,children:[w("i",{class:"patch","aria-hidden":"true"}),t.title]}),
w("ol",{children:t.lessons.map(o=>w(n0,{teacher:e,game:t,lesson:o},o.number))})]})}function s0({teacher:e,shelves:t,words:n,
find:o}){let s=Y(null),r=Xo(t,n),i=e.model.get("docs"),a=l=>{let u=s.current?.querySelector(`[data-game="${l}"] h2`);u.scrollIntoView(
{block:"start"}),u.focus({preventScroll:!0})};return w("div",{ref:s,children:[w("h1",{tabIndex:-1,children:"Teach"}),w("\
p",{class:"mute",children:["Run a lesson with your class now, send it to students, or print it.",i&&w(rt,{children:[" Fi\
rst time? ",w("a",{href:i.replace("index.html","first_lesson.html"),children:"Your first lesson, in ten minutes"})]})]}),
w(zo,{words:n,find:o,topics:Jo(t.flatMap(l=>l.lessons)),found:Ge(r),k:"find.teach"}),w("nav",{class:"jumps","aria-label":"\
Games",children:r.map(l=>w("button",{type:"button",class:"way","data-k":`jump.${l.id}`,onClick:()=>a(l.id),children:l.title},
l.id))}),w("div",{class:"heads","aria-hidden":"true",children:[w("span",{children:Ge(r)===1?"1 lesson":`${Ge(r)} lessons`}),
e0.map(([l,u])=>w("span",{class:`h-${l}`,children:u},l))]}),r.map(l=>w(o0,{teacher:e,game:l},l.id))]})}function r0({teacher:e,
root:t}){let{model:n,places:o}=e,[s,r]=J(""),i=n.get("shelves"),{now:a}=o,l=i.find(({id:f})=>f===a.game),u=l?.lessons.find(
({number:f})=>f===a.lesson),d=l&&u?a.view:"list",h=Y(a);if(Ae(o.onChange),Ae(f=>Vt(f)),X(()=>{let f=h.current;if(h.current=
a,f===a||t.closest("[hidden]"))return;let b=t.querySelector(`[data-lesson="${f.game} ${f.lesson}"] [data-k^="${f.view===
"sheet"?"sheet":"page"}"]`),g=d==="list"&&b||t.querySelector("h1");g!==b&&scrollTo(0,0),g?.focus()},[a]),!l||!u||d==="li\
st")return w(s0,{teacher:e,shelves:i,words:s,find:r});let m={teacher:e,game:l,lesson:u,back:()=>o.go(gi)},p=`${l.id} ${u.
number}`;return d==="teach"?w(Dd,{...m},p):w(Id,{...m},p)}function Fd(e,t,n){let o=c("section.sheet.teach",{"aria-label":"\
Teach"});return wt(w(r0,{teacher:{model:e,places:t},root:o}),o),e.on("msg:custom",Et),n.push(()=>e.off("msg:custom",Et),
()=>wt(null,o)),o}var i0=e=>c("img",{alt:"",src:`data:image/svg+xml,${encodeURIComponent(e)}`}),a0=()=>v("svg.logo",{viewBox:"0 0 36 36","\
aria-hidden":"true"},[0,8.25,16.5,24.75,33].map(e=>v("path",{d:`M0 ${e}h36v3H0z`,fill:"currentColor"})),F(18,18,12.5,{fill:"\
var(--paper)"}),[-8,-2.6,2.8,8.2].map(e=>{let t=Math.sqrt(121-(Math.abs(e)+1)**2);return v("path",{d:`M${17+e} ${18-t}h2\
.8v${2*t}h-2.8z`,fill:"currentColor"})}));function qd({model:e,el:t}){let n=c("div.uw.uw-gallery");t.append(n);let o=[()=>{}],
s=e.get("games"),r=(S,M,E)=>{let P={...M,page:M.page||(s.find(({id:D})=>D===M.game)?.page??"")};if(!nt()||!P.page)return c(
"button",{...S,onclick:()=>e.send({kind:"open",game:P.game,link:P.link})},E);let O=c("a",{...S,href:Ht(P.page,P.link,kt())},
E);return o.push(Vt(()=>O.setAttribute("href",Ht(P.page,P.link,kt())))),O},i=c("div.themes"),a=()=>{let S=i.contains(ht(
i));i.replaceChildren(St({label:"Theme",choices:mn,value:kt(),pick:$o,k:"theme"})),S&&i.querySelector("[aria-pressed=tru\
e]").focus()};o.push(Vt(a)),a();let l=(...S)=>c("div.part",{role:"tabpanel",tabindex:-1},S),u=new Qo;o.push(()=>u.stop());
let d=e.get("lessons"),h=l(),m=d.title&&l(Rd({model:e,places:u},d,s,o)),p=l(Fd(e,u,o)),f=m?[h,m,p]:[h,p],b=m?["Games","L\
essons","Teach"]:["Games","Teach"],g=c("div.tabs",{role:"tablist","aria-label":"Pages"},f.map((S,M)=>{let E=K("part");return S.
setAttribute("aria-labelledby",E),c("button",{id:E,role:"tab","data-k":`part.${M}`,onclick:()=>y(M),onkeydown:k},b[M])})),
y=S=>{f.forEach((M,E)=>{M.hidden=E!==S;let P=g.children[E];P.setAttribute("aria-selected",String(E===S)),P.setAttribute(
"tabindex",E===S?"0":"-1")})};function k(S){if(S.key!=="ArrowRight"&&S.key!=="ArrowLeft")return;S.preventDefault();let M=f.
length,E=f.findIndex(P=>!P.hidden);_((E+(S.key==="ArrowRight"?1:M-1))%M)}let _=S=>{y(S),g.children[S].focus()},$=()=>u.now.
view!=="list"&&y(f.indexOf(p));o.push(u.onChange($)),y(0),$();let T=e.get("shelves"),x=T.find(S=>S.classroom)?.classroom??
"",L=c(nt()&&x?"a":"button",{class:"btn begin","data-k":"begin",...!x&&{onclick:()=>_(f.indexOf(p))}},"Start a class");if(nt()&&
x){let S=()=>L.setAttribute("href",Ht(x,"",kt()));S(),o.push(Vt(S))}n.append(c("header.house",a0(),c("b","Uncle Widgets"),
g,c("div.right",L,i)),...f);let H=Ud(e,r);return o.push(H.stop),h.append(H.node),h.append(c("div.doors",s.map(S=>{let M=[
["Watch","watch","",`Watch ${S.title}`],["Play","play",S.play,`Play ${S.title}`]];S.lessons.length>0&&M.push(["Lessons",
"lessons",S.lessons[0].link,`${S.title} lessons`]);let E=c("article.door",c("div.picture",i0(S.art)),c("div.sheet",c("h2",
S.title),c("p",S.ask),S.concept&&c("small",S.concept),c("div.ways",M.map(([P,O,D,Q],I)=>r({class:I===0?"btn solid":"btn",
"data-k":`${O}.${S.id}`,"aria-label":Q},{game:S.id,page:S.page,link:D},P)))));return ot(E,S.palette),E}))),n.append(c("d\
iv.small-print",c("p","Open source. It works in notebooks, on web pages and on phones.",e.get("docs")&&[" ",c("a",{href:e.
get("docs")},"Documentation")]),c("p","The rules are in our own words, and the pictures are our own. Game names are trad\
emarks of their owners."))),()=>{for(let S of o)S()}}var Vd=3e3,Gd=5e3,l0=Symbol.for("uncle_widgets.lost"),c0={stopped:["The program behind this game stopped, so the game is\
 lost.","The kernel was restarted, so this game is lost."],gone:["This game was closed on the server.","The kernel was s\
hut down, so this game is lost."],away:["The server isn't answering. The game continues as soon as it does.","The server\
 isn't answering. The game continues as soon as it does."]},Kd={restarting:"stopped",autorestarting:"stopped",dead:"stop\
ped",terminating:"gone"};function Zd(){let e=globalThis;return e[l0]??=new Map}var ki=e=>e.closest(".uw-page")??e.closest(
".uw-room")??e;function Yd(e,t){let n=ki(e.root),o=n.querySelector(":scope > .uw-lost"),s=e.loss;if(!s||o?.getAttribute(
"data-loss")===s)return;zd(n),s==="away"?t.waiting.add(n):t.waiting.delete(n);let r=nt()?null:n.closest(".jp-CodeCell"),
i={again:()=>c("button.btn.solid",{onclick:()=>{Jd(t)}},"Try again"),load:()=>c("button.btn.solid",{onclick:()=>location.
reload()},"Reload the page"),run:()=>r&&c("button.btn.solid",{onclick:()=>u0(r)},"Run the cell again")},a=s==="away"?i.again():
nt()?i.load():i.run();for(let l of n.children)l.toggleAttribute("inert",!0);n.append(c("div.uw.uw-lost",{"data-loss":s},
c("div.said",{role:"alert"},c("p",c0[s][nt()?0:1],!a&&" Run the cell again."),a)))}function zd(e){e.querySelector(":scop\
e > .uw-lost")?.remove();for(let t of e.children)t.removeAttribute("inert")}function u0(e){let t=e.querySelector(".cm-co\
ntent");t?.focus();let n={key:"Enter",code:"Enter",keyCode:13,ctrlKey:!0,bubbles:!0,cancelable:!0};setTimeout(()=>t?.dispatchEvent(
new KeyboardEvent("keydown",n)),200)}function xn(e,t){t!=="away"&&(e.lost=!0);for(let n of e.views)n.loss&&n.loss!=="awa\
y"||(n.loss=t,Yd(n,e))}var d0=({model:e})=>new Promise(t=>{let n=setTimeout(()=>o(!1),Gd),o=r=>{clearTimeout(n),e.off("m\
sg:custom",s),t(r)},s=r=>r.kind==="alive"&&o(!0);e.on("msg:custom",s);try{e.send({kind:"alive"})}catch{o(!1)}});async function vi(e,t){
await d0(t)||!e.views.has(t)||["idle","unknown"].includes(e.kernel.status)&&e.kernel.connectionStatus==="connected"&&(t.
loss="stopped",Yd(t,e))}async function Jd(e){let{kernel:t,views:n}=e;if(t.isDisposed)return xn(e,"gone");if(document.querySelector(
"[data-jupyter-lite-root]"))return;let{baseUrl:o,token:s}=t.serverSettings,r=0;try{let a={headers:s?{Authorization:`toke\
n ${s}`}:void 0,cache:"no-store",signal:AbortSignal.timeout(Gd)};r=(await fetch(`${o}api/kernels/${t.id}`,a)).status}catch{
return xn(e,"away")}if(r===404)return xn(e,"gone");if(r>=500)return xn(e,"away");for(let i of e.waiting)zd(i);e.waiting.
clear();for(let i of n)i.loss==="away"&&(i.loss=null,vi(e,i))}var xi=e=>Zd().get(e.widget_manager?.kernel)?.lost??!1;function h0(e){
let t=Zd(),n=t.get(e);if(n)return n;let o=(u,d)=>{d in Kd&&xn(l,Kd[d])},s=e.connectionStatus==="connected",r=(u,d)=>{if(d===
"connected"&&s)for(let h of l.views)vi(l,h);s||=d==="connected"},i=()=>{document.hidden||a()},a=async()=>{clearTimeout(l.
timer),document.hidden||await Jd(l),clearTimeout(l.timer),t.has(e)&&(l.timer=window.setTimeout(a,Vd))},l={kernel:e,views:new Set,
lost:!1,waiting:new Set,timer:0,stop:()=>{clearTimeout(l.timer),e.statusChanged.disconnect(o),e.connectionStatusChanged.
disconnect(r),document.removeEventListener("visibilitychange",i),window.removeEventListener("online",i),window.removeEventListener(
"offline",i),t.delete(e)}};return t.set(e,l),e.statusChanged.connect(o),e.connectionStatusChanged.connect(r),document.addEventListener(
"visibilitychange",i),window.addEventListener("online",i),window.addEventListener("offline",i),l.timer=window.setTimeout(
a,Vd),l}function Xd(e,t){let n=e.widget_manager?.kernel;if(!n?.statusChanged)return()=>{};let o=h0(n),s={model:e,root:t,
loss:null};return o.views.add(s),o.lost&&vi(o,s),()=>{o.views.delete(s),o.views.size||o.stop()}}var jd=(e,t)=>{for(let n of e.
split(" "))t(n)},Qd=e=>Object.create(e,{get:{value:t=>e.get(t)},set:{value:(t,n)=>e.set(t,n)},on:{value:(t,n)=>jd(t,o=>e.
on(o,n))},off:{value:(t,n)=>jd(t,o=>e.off(o,n))},send:{value:t=>{try{e.send(t)}catch(n){console.warn("uncle_widgets: no \
kernel took the message.",n)}}},save_changes:{value:()=>{try{e.save_changes()}catch(t){console.warn("uncle_widgets: no k\
ernel took the change.",t)}}}});var th=Symbol.for("uncle_widgets.presses");function $i(e){let t=e.composedPath()[0],n=t instanceof Element?t.closest("bu\
tton"):null;return n?.closest(".uw")?n:null}var eh=({dataset:e,textContent:t})=>e.k??e.act??e.clause??t;function nh(){let e=globalThis;
if(e[th])return;e[th]=!0;let t=null,n=null,o=r=>{let i=t,a=$i(r);t=n=null,!(!i||i.isConnected||!a||eh(a)!==eh(i))&&setTimeout(
()=>{n instanceof Node&&a.contains(n)||a.click()})},s=[["pointerdown",r=>t=r.button||r.pointerType==="touch"?null:$i(r)],
["pointerup",o],["pointercancel",()=>t=null],["keydown",r=>r.repeat||(t=r.key===" "?$i(r):null)],["keyup",r=>r.key===" "&&
o(r)],["click",r=>n=r.composedPath()[0]]];for(let[r,i]of s)window.addEventListener(r,i,{capture:!0})}var m0=".uw, .uw-page, .uw-room",p0="data-lm-suppress-shortcuts",oh=Symbol.for("uncle_widgets.keys"),f0=/^(enter|backspace|delete|home|end|arrow\w+|[amyz])$/i,
sh=e=>(e.ctrlKey||e.metaKey)&&!f0.test(e.key),rh=e=>e.composedPath().filter(t=>t instanceof HTMLElement&&t.matches(m0)).
at(-1);function ih(){let e=globalThis;if(e[oh])return;e[oh]=!0,nh();let t=new WeakSet,n=o=>{sh(o)||o.stopPropagation()};
window.addEventListener("keydown",o=>{let s=rh(o),r=o.composedPath()[0];!(s instanceof HTMLElement)||!(r instanceof Element)||
(r.toggleAttribute(p0,!sh(o)),!t.has(s)&&(t.add(s),s.addEventListener("keydown",n)))},{capture:!0}),window.addEventListener(
"pointerdown",o=>{let s=rh(o);s instanceof HTMLElement&&!s.hasAttribute("tabindex")&&(s.tabIndex=-1)},{capture:!0})}function ah(e){let t=e.querySelector(".uw");t instanceof HTMLElement&&(t.dir="ltr",t.lang="en")}var lh="uncle_widgets.howto.";function $n(e,t,n="menu"){let o=K("howto"),s=t.getRootNode(),r=s.activeElement;Yi();let a=c(
"dialog.sheet.howto-over",{"aria-labelledby":o,onclose:()=>{a.remove(),ce(lh+e.game,"1"),_e(e.game,!0);let l=r?.isConnected&&
r!==document.body?r:t.closest(".uw")?.querySelector(`[data-k="${n}"]`);(l instanceof HTMLElement||l instanceof SVGElement)&&
l.focus({preventScroll:!0})}},c("div.thead",c("h2",{id:o,tabindex:-1,autofocus:!0},"How to play"),c("p.mute",e.title)),c(
"p.goal",e.aim),ko(e),c("button.btn.solid",{"data-k":"howto.close",onclick:()=>a.close()},"Close"));t.append(a),a.showModal()}
function ch(e,t,n){e?.aim&&t==="play"&&!ee(lh+e.game)&&!n.querySelector("dialog")&&$n(e,n,"tab.play")}function uh({howto:e,over:t}){return w("div",{class:"aim",role:"group","aria-label":"The aim of the game",children:[w("p",
{children:[w("span",{class:"whole",children:e.aim}),w("span",{class:"short",children:e.short})]}),w("button",{type:"butt\
on",class:"btn quiet","data-k":"howto","aria-haspopup":"dialog",onClick:()=>$n(e,t),children:"How to play"}),w("button",
{type:"button",class:"btn quiet","data-k":"known","aria-label":"Close the aim of the game",onClick:()=>zi(e.game),children:"\
×"})]})}function g0(e){let t=[];for(let n of e){let o=t.at(-1);o?.[0]===n?o[1]++:t.push([n,1])}return t.map(([n,o])=>o>1?`${n} (${o}\
 times)`:n)}var as=(e,t)=>[...e.querySelectorAll(t)].filter(n=>n.checkVisibility({visibilityProperty:!0}));function dh(e){
let t=o=>[...as(o,".caption :is(.place, .line:not(.chip))").map(s=>s.textContent??""),...g0(as(o,".felt .thing[aria-labe\
l]:not([aria-hidden=true])").map(s=>`- ${s.getAttribute("aria-label")}`))],n=as(e,".uw-panel [data-next], .uw-panel .giv\
en").map(o=>o.textContent??"");return[...as(e,".uw-table").flatMap(t),...n].join(`
`)}var b0=[[!0,"On"],[!1,"Off"]],w0={low:0,high:999999999,whole:!0},y0=[["set","In order"],["any","Any order"]],Mi=({words:e,
children:t})=>w("div",{class:"line",children:[w("span",{"aria-hidden":"true",children:e}),t]}),Ye=e=>w(Mi,{words:e.label,
children:w(Ce,{...e})});function k0({head:e}){let{seats:t,range:n}=ue(e.model,"seats","range"),[o,s]=n,r=(i,a,l,u)=>{let d=u<
o||u>s;return w("button",{type:"button","data-k":i,"aria-label":a,"aria-disabled":d||void 0,onClick:()=>d||e.set("seats",
u),children:l})};return w(Mi,{words:"Players",children:w("span",{class:"step",role:"group","aria-label":"Players",children:[
r("fewer","Fewer players","−",t-1),w("output",{children:t}),r("more","More players","+",t+1)]})})}function v0({head:e}){
let t=Y(null),[n,o]=Jc(zc(e.model,"seed"),t),{text:s,typed:r}=Ee({rule:w0,value:n,set:o,refuses:!1});return w(Mi,{words:"\
Game number",children:w("input",{class:"txt",ref:t,"data-k":"seed",inputMode:"numeric",maxLength:80,"aria-label":"Game n\
umber",value:s,onInput:i=>r(i.currentTarget.value),onChange:i=>e.set("seed",i.currentTarget.value.trim())})})}function hh({
head:e}){let{model:t}=e,n=ve(),{howto:o,tabs:s,tab:r,lacks:i,predict:a,order:l}=ue(t,"howto","tabs","tab","lacks","predi\
ct","order"),[u,d,h,m]=["fixed","suits","covers","home"].map(g=>t.get(g)),p=g=>()=>{e.close(),g()},f=g=>{Tl(g),n()},b=(g,y,k,_)=>w(
"button",{type:"button",class:"btn","data-k":g,onClick:()=>e.copy(k(),_),children:y});return w("div",{class:"menu",role:"\
dialog","aria-label":"Settings",children:[o?.aim&&w("button",{type:"button",class:"btn wide","data-k":"menu.howto","aria\
-haspopup":"dialog",onClick:p(()=>$n(o,e.over)),children:"How to play"}),w("div",{class:"rooms",role:"group","aria-label":"\
More pages",children:s.slice(3).map(([g,y])=>w("button",{type:"button",class:"btn","data-k":`room.${g}`,"aria-pressed":g===
r,"aria-disabled":i[g]?!0:void 0,title:i[g],onClick:p(()=>e.set("tab",g)),children:y},g))}),!u&&w(k0,{head:e}),!u&&w(v0,
{head:e}),w(Ye,{label:"Guess first",choices:b0,value:a,pick:g=>e.set("predict",g),k:"predict"}),l&&w(Ye,{label:"Question\
s",choices:y0,value:l,pick:g=>e.set("order",g),k:"order"}),w(Ye,{label:"Theme",choices:mn,value:kt(),pick:$o,k:"theme"}),
w(Ye,{label:"Sound of test deals",choices:Sl,value:rr(),pick:f,k:"tones"}),d&&w(Ye,{label:"Suits",choices:jr,value:au(),
pick:lu,k:"inks"}),h&&w(Ye,{label:"Covered names",choices:Gr,value:Mo(),pick:cu,k:"covers"}),w("div",{class:"copies",children:[
b("copy","Copy link",()=>e.link,"Link copied."),b("cell","Copy Python code",()=>t.get("cell"),"Python code copied."),b("\
words","Copy as text",()=>dh(e.page),"The table and the question were copied as text."),w("button",{type:"button",class:"\
btn","data-k":"keys","aria-keyshortcuts":"?",onClick:p(()=>nr(e.root)),children:"Keys"}),m&&nt()&&w("a",{class:"btn quie\
t","data-k":"home",href:Ht(m,"",kt()),children:"All games"})]})]})}var x0=4e3,$0=()=>w("svg",{class:"icon sliders",viewBox:"0 0 24 24",fill:"currentColor","aria-hidden":"true",children:w(
"path",{d:"M2 6h9v3H2zM17 6h5v3h-5zM12.5 3h3v9h-3zM2 15h4v3H2zM12 15h10v3H12zM7.5 12h3v9h-3z"})});function M0({seats:e,seed:t}){
return w("span",{class:"standing",children:[w("b",{children:e}),e===1?" player":" players",t&&w(rt,{children:[", game ",
w("b",{children:t})]})]})}function _0(e,t){let n={ArrowRight:1,ArrowLeft:-1}[e.key],o=e.currentTarget;if(!n)return;e.preventDefault();
let s=[...o.parentElement.children].filter(i=>i.offsetParent),r=s[(s.indexOf(o)+n+s.length)%s.length];r.focus(),t("tab",
r.dataset.tab)}function S0({head:e}){let{tabs:t,tab:n,lacks:o}=ue(e.model,"tabs","tab","lacks");return w("div",{class:"t\
abs",role:"tablist","aria-label":"Pages of this game",children:t.map(([s,r],i)=>w("button",{type:"button",role:"tab","da\
ta-k":`tab.${s}`,"data-tab":s,class:i>2?"further":void 0,"aria-selected":s===n,"aria-disabled":o[s]?!0:void 0,title:o[s],
tabIndex:s===n?0:-1,onClick:()=>e.set("tab",s),onKeyDown:a=>_0(a,e.set),children:r},s))})}function T0({note:e,read:t}){return w(
"div",{class:"refused",children:[w("p",{class:"refusal",role:"alert",children:e}),w("button",{type:"button",class:"btn",
"data-k":"read",onClick:t,children:"Close"})]})}var E0=({busy:e,stop:t})=>w("div",{class:"underway",children:[w("p",{children:e}),
w("button",{type:"button",class:"btn","data-k":"stop",onClick:t,children:"Stop"})]});function L0(){let[e,t]=J(""),n=Y(0),
o=Ta((s,r=!0)=>{clearTimeout(n.current),t(s),s&&r&&(n.current=window.setTimeout(()=>t(""),x0))},[]);return Kt(()=>()=>clearTimeout(
n.current),[]),[e,o]}function H0(e){X(()=>{let t=Ui({link:()=>e.get("link"),room:()=>e.get("tab"),theme:kt,open:r=>e.send(
{kind:"open",link:r}),hide:r=>document.body.classList.toggle("uw-opening",r),replaced:()=>!document.querySelector(".uw-f\
irst")}),n=()=>t.changed(),o=()=>(e.get("note")||e.get("busy"))&&t.answered(),s=Vt(n);return e.on("change:link",n),e.on(
"change:note change:busy",o),()=>{s(),e.off("change:link",n),e.off("change:note change:busy",o),t.stop()}},[e])}function A0({
game:e},t){let n=Y({at:"",on:!1}),o=ve(),s=`${e} ${t}`;return e&&n.current.at!==s&&(n.current={at:s,on:!_s(e)}),X(()=>Ji(
()=>{n.current.on=!1,o()}),[]),n.current.on}function U0({model:e,root:t,over:n}){let{title:o,plate:s,tabs:r,tab:i,seats:a,
seed:l,note:u,busy:d,howto:h}=ue(e,"title","plate","tabs","tab","seats","seed","note","busy","howto"),[m,p]=J(!1),[f,b]=J(
""),[g,y]=L0(),k=Y(null),_=A0(h,i);Ae(Vt),H0(e);let $=()=>k.current?.focus({preventScroll:!0}),T={model:e,root:t,over:n,
get page(){return t.closest(".uw-page")??t},get link(){let x=e.get("link");return nt()?`${location.origin}${Ht(location.
pathname,x,kt())}`:x},set(x,L){e.set(x,L),e.save_changes()},close(){p(!1),y(""),$()},copy(x,L){navigator.clipboard?.writeText(
x).then(()=>y(L),()=>y(x,!1))??y(x,!1)}};return X(()=>{u||b("")},[u]),X(()=>{t.classList.toggle("elsewhere",r.slice(3).some(
([x])=>x===i)),ch(h,i,n)},[r,i,h]),X(()=>{if(!m)return;[...t.querySelectorAll(".menu :is(button, input)")].find(S=>S.offsetParent)?.
focus({preventScroll:!0});let L=S=>S.composedPath().includes(t)||T.close(),H=S=>{S.key==="Escape"&&(S.preventDefault(),T.
close())};return document.addEventListener("pointerdown",L),t.addEventListener("keydown",H),()=>{document.removeEventListener(
"pointerdown",L),t.removeEventListener("keydown",H)}},[m]),w(rt,{children:[w("div",{class:"mast",children:[w("div",{class:"\
plate","aria-hidden":"true",children:s&&w("img",{alt:"",src:`data:image/svg+xml,${encodeURIComponent(s)}`})}),w("h1",{children:o}),
w(S0,{head:T}),w("button",{type:"button",class:"btn settings",ref:k,"data-k":"menu","aria-haspopup":"dialog","aria-expan\
ded":m,onClick:()=>m?T.close():(p(!0),y("")),children:[w($0,{}),w(M0,{seats:a,seed:l})]})]}),m&&w(hh,{head:T}),u&&u!==f&&
w(T0,{note:u,read:()=>{b(u),$()}}),d&&w(E0,{busy:d,stop:()=>e.send({kind:"stop"})}),h?.aim&&_&&w(uh,{howto:h,over:n}),w(
"p",{class:"tip",role:"status",children:g})]})}function mh({model:e,el:t}){let n=c("div.uw-head"),o=c("div.uw-over"),s=c(
"div.uw.uw-masthead",n,o);ot(s,e.get("palette")),t.append(s);let r=vo(s,()=>{});return wt(w(U0,{model:e,root:s,over:o}),
n),()=>{r(),wt(null,n)}}var P0=8e3,C0="This is a saved copy. Run the cell to use it.",_i="button, input, select, textarea, summary, a[href]",N0="\
[tabindex]:not([tabindex='-1'])",R0=["click","dblclick","keydown","keyup","input","change","submit","pointerdown","touch\
start"],Si=new WeakSet,ph=e=>e.get("layout")?.comm_live??null;function O0(e){let t=e.getRootNode();return t instanceof ShadowRoot&&
t.host.localName.startsWith("marimo")}var Ti=e=>!!e.closest("dialog");function D0(e){let t=new Map,n=()=>{for(let i of e.
querySelectorAll(_i))!Ti(i)&&!i.hasAttribute("inert")&&i.setAttribute("inert","");for(let i of e.querySelectorAll(N0))Ti(
i)||i.matches(_i)||(t.set(i,i.getAttribute("tabindex")??"0"),i.removeAttribute("tabindex"))},o=new MutationObserver(n),s=new AbortController,
r=i=>{let a=i.composedPath(),l=i.ctrlKey||i.metaKey||i.altKey;!a.includes(e)||Ti(a[0])||l&&i.type.startsWith("key")||(i.
stopPropagation(),(i.type==="click"||i.type==="submit")&&i.preventDefault())};for(let i of R0)window.addEventListener(i,
r,{capture:!0,signal:s.signal});return n(),o.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:["tabindex",
"href"]}),()=>{o.disconnect(),s.abort();for(let i of e.querySelectorAll(_i))i.removeAttribute("inert");for(let[i,a]of t)
i.setAttribute("tabindex",a)}}function B0(e,t){let n=c("p"),o=c("div.uw.uw-copy",{role:"status",dir:"ltr",lang:"en"},n);
e===t?t.before(o):e.prepend(o),n.append(C0),e.classList.add("uw-copied");let s=D0(e);return()=>{s(),o.remove(),e.classList.
remove("uw-copied")}}function W0(e,t){let n=ki(t);if(Si.has(n))return()=>{};Si.add(n);let o=()=>{},s=()=>{t.isConnected&&
!xi(e)&&(o=B0(n,t))},r=()=>{clearTimeout(a),e.off("msg:custom",i)},i=()=>{r(),o()},a=window.setTimeout(s,ph(e)===!1?0:P0);
return e.on("msg:custom",i),e.send({kind:"alive"}),()=>{r(),Si.delete(n)}}function fh(e,t){if(nt()||ph(e)||xi(e))return()=>{};
let n=()=>{},o=new ResizeObserver(()=>{o.disconnect(),O0(t)||(n=W0(e,t))});return o.observe(t),()=>{o.disconnect(),n()}}var I0="jupyter-widgets widget-container widget-box ",F0="jupyter-widgets ";function gh({model:e,el:t,host:n}){let o=new Map,
s=({id:a,classes:l,kids:u})=>{let{node:d,end:h}=o.get(a)??{node:c("div"),end:new AbortController};if(d.className=(u?I0:F0)+
l.join(" "),u){let m=u.map(s);(m.length!==d.children.length||m.some((p,f)=>p!==d.children[f]))&&d.replaceChildren(...m)}
return o.has(a)||(o.set(a,{node:d,end:h}),u||r(a,d,h.signal)),d},r=async(a,l,u)=>{try{let d=await n.getWidget(a);u.aborted||
await d.render({el:l,signal:u})}catch(d){if(u.aborted)return;console.error("uncle_widgets: a part of the room was not dr\
awn.",d),l.textContent="Part of this page couldn't be shown. Run the cell again."}},i=()=>{let a=e.get("tree"),l=new Set(
bh(a));for(let[d,{node:h,end:m}]of o)l.has(d)||(o.delete(d),m.abort(),h.remove());let u=s(a);u.parentNode!==t&&t.append(
u)};return e.on("change:tree",i),i(),()=>{e.off("change:tree",i);for(let{end:a}of o.values())a.abort()}}var bh=({id:e,kids:t=[]})=>[
e,...t.flatMap(bh)];var It=e=>({render:t=>{ih();let n=Qd(t.model),o=uu(e)({...t,model:n});ah(t.el);let s=t.el.querySelector(".uw"),r=s?[Xd(t.
model,s),fh(n,s)]:[];return()=>{for(let i of r)i();o?.()}}});function q0(e){let t=sc(e),n=Gc(e.model,e.el.querySelector(
".uw"));return()=>{n(),t()}}var tS={table:It(hd),explainer:It(q0),coach:It(fc),strip:It(Vc),rulebook:It(Kc),masthead:It(
mh),gallery:It(qd),trail:It(Yc),lesson_chart:It(vc),lesson_end:It(xc),lab:It(Gi),exercise:It(Xc),marks:It(tu),whole:It(gh)};export{tS as views};
