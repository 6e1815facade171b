var st=()=>document.body?.dataset.voila!=null,Ue=()=>st()&&document.body.dataset.voila!=="notebook",be=()=>(new URLSearchParams(
location.search).get("uw")??"").slice(0,2e4);function Ft(e,t,s){let n=new URLSearchParams({...s==="auto"?{}:{theme:s},...t?
{uw:t}:{}});return n.size?`${e}${e.includes("?")?"&":"?"}${n}`:e}var Yo=400,Ac=1e4,Ye=Symbol.for("uncle_widgets.address");
function Uo(e){let t=globalThis;if(!st()||t[Ye])return{changed:()=>{},answered:()=>{},stop:()=>{}};t[Ye]=e;let s=e.link(),
n=e.room(),o=!1,r="",i=0,c=0,l=g=>{g!==(o?r:e.link())&&([o,r]=[!0,g],e.open(g))},h=()=>{let g=e.link(),b=be(),w=e.room()!==
n&&!o;n=e.room(),o&&u(),o=!1;let x=new URLSearchParams(location.search);x.set("uw",g),e.theme()==="auto"?x.delete("theme"):
x.set("theme",e.theme());let y=`${location.pathname}?${x}`;g===b||!b&&g===s?b&&y!==location.pathname+location.search&&history.
replaceState(null,"",y):w?history.pushState(null,"",y):history.replaceState(null,"",y)},d=()=>{clearTimeout(i),e.room()!==
n&&!o?h():i=window.setTimeout(h,Yo)},u=()=>{e.replaced()?p():c=window.setTimeout(u,Yo)},f=()=>{clearTimeout(i),l(be()||s)};
window.addEventListener("popstate",f),be()&&l(be()),o&&e.hide(!0);let p=()=>{clearTimeout(c),clearTimeout(m),e.hide(!1)},
m=window.setTimeout(p,Ac);return{changed:d,answered:p,stop:()=>{clearTimeout(i),p(),window.removeEventListener("popstate",
f),t[Ye]===e&&delete t[Ye]}}}function Zo(e,t,s,n){let{class:o,...r}=s,i=[t,o].flat().filter(Boolean).join(" ");i&&e.setAttribute("class",i);for(let[c,
l]of Object.entries(r))l==null||l===!1||(c.startsWith("on")?e.addEventListener(c.slice(2),l):c==="style"?e.style.cssText=
l:e.setAttribute(c,l===!0?"":String(l)));return e.append(...n.flat(9).filter(c=>c!=null&&c!==!1)),e}var zo=([e,...t])=>e?.
constructor===Object?[e,t]:[{},[e,...t]];function k(e,t,...s){let[n,...o]=e.split(".");return Zo(document.createElementNS(
"http://www.w3.org/2000/svg",n),o,...zo([t,...s]))}var R=(e,t,s,n,o)=>k("rect",{x:e,y:t,width:s,height:n,...o}),W=(e,t,s,n)=>k(
"circle",{cx:e,cy:t,r:s,...n}),yt=(e,t,s,n)=>k("path",{d:e,fill:"none",stroke:t,"stroke-width":s,...n}),Jt=(e,t,s,...n)=>k(
"svg",{width:e,height:t,viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":s},...n);function a(e,t,...s){let[n,...o]=e.split(
"."),[r,i]=zo([t,...s]),c=n==="section"&&r["aria-label"]&&!Ue();return Zo(document.createElement(c?"div":n),o,{role:c?"g\
roup":null,type:n==="button"?"button":null,...r},i)}function ct(e){let t=e.getRootNode();return t instanceof Document||t instanceof
ShadowRoot?t.activeElement:null}function ze(e){let t=ct(e);return!t||t===document.body}var Ze=e=>e instanceof HTMLTextAreaElement||
e instanceof HTMLInputElement&&e.selectionStart!=null;function Lc(e,t,s){if(e.value===e.defaultValue||e.value===t.value||
!s&&t.defaultValue!==e.defaultValue)return;t.value=e.value;let n=!1,o=()=>{!n&&t.isConnected&&t.dispatchEvent(new Event(
"change"))};t.addEventListener("change",()=>n=!0),t.addEventListener("blur",o,{once:!0}),t.addEventListener("keydown",r=>{
r.key==="Enter"&&!t.form&&o()})}function V(e,...t){let s=ct(e),n=s&&s!==e&&e.contains(s)?s:null,o=n?.getAttribute("data-\
k")??"",r=[...e.querySelectorAll("[data-draft]")].filter(Ze),i=Ze(n)?{from:n.selectionStart,to:n.selectionEnd,text:n.value}:
null;e.replaceChildren(...t.flat(9).filter(l=>l!=null&&l!==!1));for(let l of r){let h=e.querySelector(`[data-k="${CSS.escape(
l.dataset.k??"")}"][data-draft="${CSS.escape(l.dataset.draft??"")}"]`);Ze(h)&&h!==l&&Lc(l,h,l===n)}if(!n)return;if(Tt(e,
o)){let l=ct(e);i&&l!==n&&Ze(l)&&l.value===i.text&&l.setSelectionRange(i.from,i.to);return}let c=e.querySelector("[data-\
next]")??e;c instanceof HTMLElement&&(c.tabIndex=-1,c.focus({preventScroll:!0}))}function Tt(e,t){let s=e.querySelector(
`[data-k="${CSS.escape(t)}"]`);return s instanceof HTMLElement&&s.focus({preventScroll:!0}),s instanceof HTMLElement}var Oc=/^(svg|g|path|rect|circle|ellipse|line|polyline|polygon|defs|clipPath|pattern|title|desc|use)$/;
function Jo(e){let t=new DOMParser().parseFromString(e,"image/svg+xml").documentElement;if(t.localName!=="svg")throw new Error(
"Expected SVG.");for(let s of[...t.querySelectorAll("*"),t]){if(s!==t&&!Oc.test(s.localName)){s.remove();continue}for(let{
name:n,value:o}of[...s.attributes]){let r=/^(xlink:)?href$/.test(n)&&!o.startsWith("#");(/^on/i.test(n)||r||/url\((?!["']?#)|javascript:/i.
test(o))&&s.removeAttribute(n)}}return document.importNode(t,!0)}var Cc=/^(#[0-9a-f]{3,8}|light-dark\(\s*#[0-9a-f]{3,8}\s*,\s*#[0-9a-f]{3,8}\s*\))$/i;
function et(e,t){for(let s of(t??"").split(";")){let[n,o]=[s.slice(0,s.indexOf(":")).trim(),s.slice(s.indexOf(":")+1).trim()];
/^--[\w-]+$/.test(n)&&Cc.test(o)&&e.style.setProperty(n,o)}}function dt({label:e,choices:t,value:s,pick:n,k:o}){return a(
"div.seg",{role:"group","aria-label":e},t.map(([r,i],c)=>a("button",{"data-k":`${o}.${c}`,"aria-pressed":String(r===s),onclick:()=>n(
r)},i)))}var Nc=globalThis,on=Nc[Symbol.for("uncle_widgets.page")]??={};function G(e){return on.ids=(on.ids??0)+1,`uw-${e}\
-${on.ids}`}function kt(e,t){let s=-1,n=()=>{let r=Math.round(e.clientWidth);r>0&&r!==s&&(s=r,e.replaceChildren(t(r)))},
o=new ResizeObserver(()=>requestAnimationFrame(n));return o.observe(e),n(),{again:()=>(s=-1,n()),stop:()=>o.disconnect()}}
function X(e,t,s){s?e.getAttribute(t)!==s&&e.setAttribute(t,s):e.removeAttribute(t)}var at=(e,...t)=>a("button",e,...t),
Je=({kind:e,label:t,strong:s,share:n},o)=>at({class:`btn${s?" solid":""}${n==null?"":" sharing"}`,style:n==null?null:`--\
p:${100*n}%`,"data-act":e,"data-k":`key.${e}`,onclick:()=>o(n==null?e:"stop")},n==null?t:`${t} (${Math.round(100*n)}%)`);
function rn(e,t,s){let n=ct(e),o=n&&e.contains(n)?n:null,r=o&&["data-act","data-clause"].find(l=>o.hasAttribute(l)),i=r&&
o?.getAttribute(r);if(s(),!o)return;([...e.querySelectorAll("button")].find(l=>r&&l.getAttribute(r)===i)??e.querySelector(
"button")??t).focus?.()}var we=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;var Hc={csv:"text/csv",json:"application/json",html:"text/html",ipynb:"application/x-ipynb+json"};function At(e){if(e.kind!==
"file")return;let t=Hc[e.name.split(".").pop()??""]??"text/plain",s=URL.createObjectURL(new Blob([e.text],{type:t}));a("\
a",{href:s,download:e.name}).click(),URL.revokeObjectURL(s)}var Rc="M70-6 18 106M5.5 24a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0M53.5 76a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0",
an={0:[64,[["ellipse",{cx:32,cy:50,rx:25,ry:43}]]],1:[46,[["path",{d:"M3 30 32 5V110"}]]],2:[64,[["path",{d:"M7.5 33V31.\
5A24.5 24.5 0 1 1 51.5 46.4L16 93H64"}]]],3:[62,[["path",{d:"M10.5 22.5A19.5 19.5 0 1 1 29 46H20M20 44H30A24.5 24.5 0 1 \
1 6.7 76"}]]],4:[66,[["path",{d:"M48 110V5L13 74H66","stroke-miterlimit":12}]]],5:[62,[["path",{d:"M58 7H19L14.6 48A25.5\
 25.5 0 1 1 6.9 77"}]]],6:[64,[["circle",{cx:32,cy:68,r:25}],["path",{d:"M53.5-13 10.6 55.1"}]]],7:[60,[["path",{d:"M0 7\
H49L15 110","stroke-miterlimit":12}]]],8:[64,[["circle",{cx:32,cy:27,r:20}],["circle",{cx:32,cy:68,r:25}]]],9:[64,[["cir\
cle",{cx:32,cy:32,r:25}],["path",{d:"M10.5 113 53.4 44.9"}]]],"%":[88,[["path",{d:Rc,"stroke-width":11}]]],".":[20,[["re\
ct",{x:3,y:85,width:15,height:15,fill:"currentColor",stroke:"none"}]]],",":[20,[["path",{d:"M12 84 6 118","stroke-width":13}]]],
"/":[52,[["path",{d:"M48-6 4 106","stroke-width":11}]]],"+":[60,[["path",{d:"M30 26V82M2 54H58","stroke-width":12}]]],"-":[
44,[["path",{d:"M4 54H40","stroke-width":12}]]],"−":[44,[["path",{d:"M4 54H40","stroke-width":12}]]],"×":[56,[["path",
{d:"M8 32 48 76M48 32 8 76","stroke-width":12}]]]," ":[26,[]],J:[54,[["path",{d:"M46-10V69A19.500 19.500 0 0 1 7 69V60"}]]],
Q:[72,[["ellipse",{cx:36,cy:50,rx:29,ry:43}],["path",{d:"M42 66 74 104"}]]],K:[68,[["path",{d:"M7-10V110M66-6 10 62M28 4\
2 68 106"}]]],A:[72,[["path",{d:"M2 106 36-2 70 106M14 68H58"}]]]},Xt=e=>e!==""&&[...e].every(t=>t in an);function xt(e,t,s=13){
return[...String(e)].reduce((o,r)=>o+(an[r]?.[0]??0)+s,-s)*t/100}function Lt(e,t,s,n,o={}){let{anchor:r="start",gap:i=13,
weight:c=n>=60?13:14,colour:l}=o,h=xt(e,n,i),d=r==="middle"?t-h/2:r==="end"?t-h:t,u=0,f=[...String(e)].map(p=>{let[m,g]=an[p]??
[0,[]],b=p===","?"visible":"hidden",w={x:u,y:0,width:m,height:100,viewBox:`0 0 ${m} 100`,style:`overflow:${b}`};return u+=
m+i,k("svg",w,g.map(([x,y])=>k(x,y)))});return k("g",{transform:`translate(${d} ${s}) scale(${n/100})`,fill:"none",stroke:"\
currentColor","stroke-width":c,"aria-hidden":"true",style:l&&`color:${l}`},f)}function ae(e,t,s={}){let n=xt(e,t,s.gap),
o=`width:${n/16}em;height:${t/16}em`;return k("svg.numeral",{viewBox:`0 0 ${n} ${t}`,style:o,"aria-hidden":"true"},Lt(e,
0,0,t,s))}var Xe=[e=>`M0 ${e/2}a${e/2} ${e/2} 0 1 1 ${e} 0a${e/2} ${e/2} 0 1 1 ${-e} 0Z`,e=>`M${e*.05} ${e*.05}H${e*.95}\
V${e*.95}H${e*.05}Z`,e=>`M${e/2} ${-e*.14}L${e*1.14} ${e/2}L${e/2} ${e*1.14}L${-e*.14} ${e/2}Z`,e=>`M${e/2} 0L${e} ${e*.42}\
V${e}H0V${e*.42}Z`,e=>`M${e*.25} ${e*.04}H${e*.75}L${e*1.04} ${e/2}L${e*.75} ${e*.96}H${e*.25}L${-e*.04} ${e/2}Z`,e=>`M${-e*
.1} ${e*.16}H${e*1.1}V${e*.84}H${-e*.1}Z`],Bc=e=>"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[e]??"?";function ye(e,t,s,n,o={}){let{fill:r="\
var(--on-field)",ink:i="var(--field)"}=o,c=e>=Xe.length,l={d:Xe[e%Xe.length](n),fill:c?i:r,stroke:c?r:null,"stroke-width":2},
h=e%Xe.length===3,d={x:n/2,y:h?n*.8:n*.69,"font-size":Math.max(12.5,n*.54),"font-weight":700,"text-anchor":"middle",fill:c?
r:i};return k("g",{transform:`translate(${t} ${s})`},k("path",l),k("text",d,Bc(e)))}var Xo={first:"M5 5h3v14H5zM20 5v14L\
9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6zM14 5h4v14h-4z",forward:"M7 5v14l11-7z",last:"M4 5v\
14l11-7zM16 5h3v14h-3z",link:"M8 3h12v13h-3V6H8zM4 8h10v13H4z",eye:"M12 5C7 5 3 8.5 1 12c2 3.5 6 7 11 7s9-3.5 11-7c-2-3.\
5-6-7-11-7zm0 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM12 9.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",down:"M4 8h16l-8\
 9z",near:"M11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm0 2.4a3.6 3.6 0 1 0\
 0 7.2 3.6 3.6 0 0 0 0-7.2z",whole:"M3 3h7v3H6v4H3zM14 3h7v7h-3V6h-4zM3 14h3v4h4v3H3zM18 14h3v7h-7v-3h4z",close:"M6 4 12\
 10 18 4 20 6 14 12 20 18 18 20 12 14 6 20 4 18 10 12 4 6z"};function bt(e,t=22){let s=`width:${t/16}em;height:${t/16}em`;
return k("svg.icon",{viewBox:"0 0 24 24",fill:"currentColor",style:s,"aria-hidden":"true"},k("path",{d:Xo[e],"fill-rule":"\
evenodd"}))}var Qo=(e,t,s)=>k("g.opens-mark",{transform:`translate(${e} ${t})`},k("circle",{r:s}),k("path",{d:Xo.eye,"fi\
ll-rule":"evenodd",transform:`scale(${s/15}) translate(-12 -12)`}));function gt(e,t="var(--ink)",s="none"){return k("pat\
tern",{id:e,width:6,height:6,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"},R(0,0,6,6,{style:`fill:${s}`}),
R(0,0,2,6,{style:`fill:${t}`}))}function Ut(e,t,s,n,o){let r={r:`M${t-n*.86} ${s-n*.86}h${n*1.72}v${n*1.72}h${-n*1.72}Z`,
g:`M${t} ${s-n*1.02}L${t+n*1.12} ${s+n*.86}H${t-n*1.12}Z`,b:`M${t-n} ${s}a${n} ${n} 0 1 1 ${2*n} 0a${n} ${n} 0 1 1 ${-2*
n} 0Z`,y:`M${t} ${s-n*1.2}L${t+n*1.2} ${s}L${t} ${s+n*1.2}L${t-n*1.2} ${s}Z`}[e];return k("path",{d:r,...o})}var Qe=e=>({
r:"red",g:"green",b:"blue",y:"yellow"})[e]??"";function ln(e,t,s,n={}){let{w:o=27,t:r=5,g:i=2,pitch:c=o+7}=n,l="",h="";for(let d=0;d<
e;d++){let u=t+Math.floor(d/10)*c,f=d%10,p=s-(f+1)*(r+i)-(f>=5?3:0);l+=`M${u} ${p}h${o}v${r}h${-o}z`;for(let m of[.22,.64])
h+=`M${u+o*m} ${p}h${o*.14}v${r}h${-o*.14}z`}return k("g",{"aria-hidden":"true"},k("path",{d:l,fill:"var(--accent-on-fie\
ld)"}),k("path",{d:h,fill:"var(--card)"}))}var le=(e,t,s)=>Math.max(0,Math.min(1,(e-t)/(s-t||1)));function vt(e,t){return t==="chance"?`${(e*100).toFixed(1)}%`:e.toFixed(
2).replace("-","−")}function Vt(e,t){let s=[.1,.2,.25,.5,1,2,2.5,5,10,20,25,50,100,200,250,500].find(o=>(t-e)/o<=5)??(t-
e)/4,n=[];for(let o=Math.ceil(e/s);o*s<=t+1e-9;o++)n.push(Number((o*s).toFixed(9)));return n}var $t=(e,t,s,n="tx",o=14)=>k(
"text",{x:e,y:t,class:n,"font-size":o},s);function Mt(e,t,s,n){if(e===0)return W(t,s,n-.8,{fill:"none",stroke:"var(--edg\
e)","stroke-width":1.5});let o=e>1&&W(t,s,n-.9,{fill:"none",stroke:"var(--accent-fill)","stroke-width":1.9});return k("g",
W(t,s,e>1?n*.56:n,{fill:"var(--accent-fill)"}),o)}function tr(e,t){let s=t.rows,n=s.flatMap(f=>f.simulated?[f.low,f.high]:
[f.value]),o=Math.min(0,...n),r=Math.max(.01,...n),i=Math.max(...s.map(f=>f.label.length)),c=Math.min(e*.45,20+i*8),l=92,
h=f=>c+le(f,o,r)*(e-c-l),d=G("worth"),u=s.length*34+4;return Jt(e,u,s.map(f=>`${f.label}: ${f.text}${f.chosen?", your ch\
oice":""}.`).join(" "),k("defs",gt(d,"var(--ink)")),s.map((f,p)=>{let m=p*34+17,g={x:Math.min(h(0),h(f.value)),y:m-8,width:Math.
max(1.5,Math.abs(h(f.value)-h(0))),height:16};return k("g",f.chosen&&R(0,m-16,e,32,{fill:"var(--inset)"}),$t(6,m+5,f.label,
f.chosen?"tx b":"tx"),f.simulated?[k("rect",{...g,fill:`url(#${d})`,stroke:"var(--ink)","stroke-width":1.5}),yt(`M${h(f.
low)} ${m}H${h(f.high)}M${h(f.low)} ${m-6}v12M${h(f.high)} ${m-6}v12`,"var(--accent-fill)",2.5)]:k("rect",{...g,fill:"va\
r(--ink)"}),f.chosen&&k("path",{d:`M${Math.max(h(f.value),h(0))+8} ${m}l10-6v12z`,fill:"var(--accent-fill)"}),$t(e-6,m+5,
f.text,"tx b e"))}),k("path",{d:`M${h(0)} 0V${u}`,stroke:"var(--edge)"}))}var Qt=["var(--ink)","var(--accent-fill)"],cn=e=>String(e).replace("-","−");function es(e){return e>=1e6?`${Number((e/
1e6).toFixed(1))}M`:e>=1e4?`${Number((e/1e3).toFixed(1))}k`:e.toLocaleString("en")}function er(e){let t=Math.max(...e.flatMap(
s=>[s.fair,...s.seats.map(n=>n.share.high)]));return Math.min(100,Math.max(10,Math.ceil(t*1.08/10)*10))}function sr(e,t,s,n,o){
let r=l=>Math.round((e-2)*l/n)+.5,i=Qt[o],c=G("share");return k("svg.share",{width:e,height:28,"aria-hidden":"true"},k("\
defs",gt(c,i)),R(.5,5.5,Math.max(1,r(t.value)),17,{fill:`url(#${c})`,stroke:i,"stroke-width":1.5}),k("path.fair",{d:`M${r(
s)} 0V28`}),k("path.whisker",{d:`M${r(t.low)} 14H${r(t.high)}M${r(t.low)} 8v12M${r(t.high)} 8v12`}))}function Dc(e,t,s){
let o=[1,2,5,10,20,50,100,200,500,1e3,2e3,5e3,1e4].find(i=>(t-e)/i<=s)??Math.ceil((t-e)/s),r=[];for(let i=Math.ceil(e/o)*
o;i<=t;i+=o)r.push(i);return r}var ts=20,nr=(e,t,s)=>t.map((n,o)=>[R(e+.5,ts*o+2.5,13,13,{fill:s[o],stroke:Qt[o],"stroke\
-width":1.25}),k("text.tell",{x:e+21,y:ts*o+14},n)]),Ic=(e,t,s,n)=>{let o=n.length*4,r=e<o?"start":e>s-o?"end":"middle";
return k("text",{x:r==="middle"?e:e<o?0:s,y:t,"text-anchor":r},n)};function dn(e,{low:t,wide:s,counts:n,means:o},r,i){let c=n.
length>1,[l,h,d,u]=[4,4,c?2*ts+14:26,150],f=n[0].length,p=t+s*f,m=n.map(T=>{let A=T.reduce((E,M)=>E+M,0);return T.map(E=>E/
(A||1))}),g=Math.max(...m.flat(),1e-9),b=T=>l+(T-t)/(p-t)*(e-l-h),w=n.map(()=>G("bins")),x=(b(t+s)-b(t))/n.length,y=x>5?
1.5:.5,$=w.map((T,A)=>x>4?`url(#${T})`:Qt[A]),S=o.map((T,A)=>`${hn(A,n.length)}mean ${T.text}, from ${v(A)}`);return k("\
svg",{width:e,height:d+u+26,role:"img","aria-label":`${r}: ${S.join("; ")}.`},k("defs",n.map((T,A)=>gt(w[A],Qt[A]))),m.map(
(T,A)=>T.map((E,M)=>E>0&&R(b(t+s*M)+x*A+y/2,d+u-Math.max(1,E/g*u),Math.max(1,x-y),Math.max(1,E/g*u),{fill:$[A],stroke:Qt[A],
"stroke-width":x>4?1.25:0}))),k("path.axis",{d:`M${l} ${d+u+.5}H${e-h}`}),Dc(t,p-s,e/60).map(T=>Ic(b(T+(s>1?0:.5)),d+u+18,
e,cn(T.toLocaleString("en")))),o.map((T,A)=>{let E=b(T.value+(s>1?0:.5)),M=E>e*.6;return[k("path.mean",{d:`M${E} ${d-8}V${d+
u}`,style:`stroke:${Qt[A]}`}),!c&&k("text.tell",{x:E+(M?-6:6),y:16,"text-anchor":M?"end":"start"},`mean ${T.text} ${i}`)]}),
c&&nr(l,o.map((T,A)=>`${hn(A,2)}setting: mean ${T.text} ${i}`),$));function v(T){let A=n[T].findIndex(M=>M>0),E=n[T].findLastIndex(
M=>M>0);return`${cn(t+s*A)} to ${cn(t+s*(E+1)-1)}`}}var hn=(e,t)=>t>1?["first ","second "][e]:"";function _c(e,t){let s=Math.
max(1,...e.flat(1).map(l=>l[l.length-1]?.[0]??1)),o=[...e.flat(2).filter(([l])=>l>=Math.min(30,s/3)).map(([,l])=>l),...t],
r=Math.min(...o),i=Math.max(...o),c=Math.max(1,(i-r)*.12);return{low:Math.max(0,r-c),high:Math.min(100,i+c),last:s}}function or(e,t,s,n){
let o=t.length>1,[r,i,c,l]=[38,8,o?2*ts+14:8,o?200:168],{low:h,high:d,last:u}=_c(t,s),f=Math.min(10,u),p=w=>r+Math.log(Math.
max(w,f)/f)/(Math.log(u/f)||1)*(e-r-i),m=w=>c+l*(1-(Math.max(h,Math.min(d,w))-h)/(d-h||1)),g=[10,100,1e3,1e4,1e5,1e6].filter(
w=>w>=f&&w<=u),b=t.map((w,x)=>{let y=w.filter($=>$.length).map($=>$[$.length-1][1].toFixed(1));return`${hn(x,t.length)}${y.
join(", ")}`});return k("svg.lines",{width:e,height:c+l+26,role:"img","aria-label":`Share of ${n} of 100, a line a seed,\
 at its end: ${b.join("; ")}.`},Vt(h,d).map(w=>[k("path.grid",{d:`M${r} ${m(w)}H${e-i}`}),k("text",{x:r-6,y:m(w)+4,"text\
-anchor":"end"},String(Number(w.toFixed(2))))]),g.map((w,x)=>k("text",{x:p(w),y:c+l+18,"text-anchor":x===0?"start":p(w)>
e-60?"end":"middle"},`${es(w)}${w===g[g.length-1]&&e-p(w)<60?" games":""}`)),s.slice(0,new Set(s).size).map(w=>k("path.f\
air",{d:`M${r} ${m(w)}H${e-i}`})),t.map((w,x)=>w.map(y=>{let $=y.filter(([S])=>S>=f);return $.length>1&&k("path.line",{d:`\
M${$.map(([S,v])=>`${p(S).toFixed(1)} ${m(v).toFixed(1)}`).join("L")}`,style:`stroke:${Qt[x]}`})})),o&&nr(4,["first sett\
ing","second setting"],Qt))}var ar={"٪":"%","٫":"."};for(let[e,t]of[["-","‐‑‒–−﹣"],["/","⁄∕"],["'","‘’ʼ"],[",","،٬"]])for(let s of t)
ar[s]=e;var Pc=/^([+-]?) ?(.+?) ?(%|(?:out )?of 100)?$/,qc=/^(?:(\d+) )?(\d+) ?\/ ?(\d+)$/,Wc=/^(?:\d+[.,]?\d*|[.,]\d+)$/,
Fc=/^[1-9]\d{0,2}([,'_ ])\d{3}(?:\1\d{3})*(?:\.\d*)?$/,Vc=/^[1-9]\d{0,2}(?:\.\d{3})+$/;function jc(e){let t=e.codePointAt(
0),s=0;for(;/\p{Nd}/u.test(String.fromCodePoint(t-s-1));)s++;return String(s%10)}function Kc(e){if(/\p{Nd}/u.test(e))return jc(
e);if(/\p{No}/u.test(e)){let t=e.normalize("NFKC");return t.includes("⁄")?` ${t.replace("⁄","/")} `:e}return/[\p{Z}\t\n\v\f\r]/u.
test(e)?" ":/\p{Cf}/u.test(e)?"":/[\uff01-\uff5e]/.test(e)?String.fromCharCode(e.charCodeAt(0)-65248):ar[e]??e}var Gc=e=>[
...e].map(Kc).join("").replace(/ +/g," ").trim(),rr=e=>e.toFixed(9).replace(/\.?0+$/,""),ir=e=>Number.isInteger(e)?e.toLocaleString(
"en"):String(Number(e.toPrecision(6))),nt={low:0,high:100,unit:"chance"};function un({low:e=-1/0,high:t=1/0,unit:s="",whole:n=!1}){
let o=Number.isFinite(e)&&Number.isFinite(t)?` from ${ir(e)} to ${ir(t)}`:"",r=s==="chance"?" (of 100)":s&&s!=="share"?`\
 ${s}`:"";return`Expected ${n?"a whole number":"a number"}${o}${r}`}function ut(e,t){let{low:s=-1/0,high:n=1/0,unit:o="",
whole:r=!1}=t,i=Gc(e),c=[...i].slice(0,20).join(""),l=(v,T="")=>({value:null,share:Number.NaN,words:v,meant:T});if(!i)return l(
`${un(t)}.`);let h=l(`${un(t)}, not '${c}'.`),d=Pc.exec(i);if(!d||[...i].length>60)return h;let[,u,f,p]=d,m=qc.exec(f),g=m!=
null&&m[1]==null,b=t.thousands??(-s>=1e3||n>=1e3),w=r&&Vc.test(f),x;if(m){let[,v="0",T,A]=m;if(!Number(A))return h;let E=(Number(
v)*Number(A)+Number(T))/Number(A);x=M=>E*10**M}else if(b&&(Fc.test(f)||w)){let v=f.replace(w?/[,'_ .]/g:/[,'_ ]/g,"");x=
T=>+`${v}e${T}`}else if(Wc.test(f)){let v=f.replace(",",".");x=T=>+`${v}e${T}`}else return h;if(p&&(o!=="chance"&&o!=="s\
hare"||g&&(p==="%"||o==="share")))return h;let y=p&&o==="share"?-2:g&&o==="chance"?2:0,$=u==="-"?-1:1,S=$*x(y)||0;if(S<s||
S>n||r&&!Number.isInteger(S))return l(`${un(t)}, not ${c}.`);if(o==="chance"&&S>0&&S<1&&!g&&!p){let v=rr(x(2)),T=rr(S);return l(
`Did you mean ${v} out of 100? Type ${v}, or ${T}% for ${T} out of 100.`,v)}return{value:S,share:$*x(y-2)||0,words:"",meant:""}}var Yc={low:0,high:1e9,whole:!0},Uc=[100,1e3,1e4,1e5,1e6];function Zc(e,t){return t.options.filter(s=>(e.options[s.name]??
s.value)!==s.value).length}function zc(e,t){let s=e.players[e.players.length-1],n=Array.from({length:t},(o,r)=>e.players[r]??
s);return{...e,seats:t,players:n}}function ss(e,t,s,n,o){let r=G("pick");return a("div.field",a("label",{for:r},e),a("se\
lect.pick",{id:r,"data-k":t,onchange:i=>o(i.target.value)},s.map(([i,c])=>a("option",{value:i,selected:i===n},c))))}function fn(e,t,s,n,o={}){
let r=G("typed");return a("div.field",a("label",{for:r},e),a("input.txt",{id:r,"data-k":t,value:s,autocomplete:"off",maxlength:200,
oninput:i=>n(i.target.value),...o}))}var ns=class{constructor(t,s){this.model=t,this.hands=s,this.sides=[],this.n="",this.
seed="",this.open=new Set,this.take()}take(){this.sides=structuredClone(this.model.get("sides")),this.n=Number(this.model.
get("n")).toLocaleString("en"),this.seed=this.model.get("seed")}get wish(){return{sides:this.sides,n:ut(this.n,Yc).value??
this.n,seed:this.seed.trim()}}draw(){let{model:t}=this,s=t.get("games"),n=this.sides.length>1;return a("form",{onsubmit:o=>{
o.preventDefault(),this.hands.run()}},s.length>0&&ss("Game","lab.game",s,t.get("chosen"),o=>this.hands.game(o)),a("div.s\
ettings",this.sides.map((o,r)=>this.setting(o,r,n))),a("div.howmany",fn("Games","lab.n",this.n,o=>this.n=o,{inputmode:"n\
umeric"}),a("div.seg.sizes",{role:"group","aria-label":"So many games"},Uc.map(o=>a("button",{"data-k":`lab.n.${o}`,"ari\
a-pressed":String(o===this.wish.n),"aria-label":`${es(o)}${o<1e4?"":`: ${o.toLocaleString("en")}`} games`,onclick:()=>{this.
n=o.toLocaleString("en"),this.hands.changed()}},es(o)))),fn("First of five seeds","lab.seed",this.seed,o=>this.seed=o,{inputmode:"\
numeric"})),a("div.row.start",t.get("running")?a("button.btn.solid",{"data-k":"lab.run",onclick:()=>this.hands.stop()},"\
Stop"):a("button.btn.solid",{type:"submit","data-k":"lab.run"},"Run"),n?a("button.btn",{"data-k":"lab.beside",onclick:()=>this.
beside(!1)},"One setting"):a("button.btn",{"data-k":"lab.beside",onclick:()=>this.beside(!0)},"Compare")))}beside(t){this.
sides=t?[this.sides[0],structuredClone(this.sides[0])]:this.sides.slice(0,1),this.hands.changed()}put(t,s){this.sides[t]=
s,this.hands.changed()}setting(t,s,n){let o=this.model.get("form"),[r,i]=o.seats,c=Zc(t,o),l=new Set(t.players).size===1,
h=(u,f,p,m=0)=>a("button",{"data-k":`lab.${s}.${u}`,"aria-label":f,"aria-disabled":t.seats+m<r||t.seats+m>i?"true":null,
onclick:()=>t.seats+m>=r&&t.seats+m<=i&&this.put(s,zc(t,t.seats+m))},p),d=l?o.players:[["","each its own"],...o.players];
return a("fieldset",{class:`setting of${s}`},a("legend",n?["First setting","Second setting"][s]:"Setting"),a("div.who",a(
"div.field",a("span","Seats"),a("span.step",{role:"group","aria-label":"Seats"},h("fewer","Fewer seats","−",-1),a("out\
put",String(t.seats)),h("more","More seats","+",1))),ss("All players",`lab.${s}.all`,d,l?t.players[0]:"",u=>{u&&this.put(
s,{...t,players:t.players.map(()=>u)})})),a("div.each",t.players.map((u,f)=>ss(`Seat ${"ABCDEFGHIJ"[f]}`,`lab.${s}.seat.${f}`,
o.players,u,p=>this.put(s,{...t,players:t.players.map((m,g)=>g===f?p:m)})))),a("details",{open:this.open.has(s),ontoggle:u=>this.
open[u.target.open?"add":"delete"](s)},a("summary",{"data-k":`lab.${s}.rules`},`Rules: ${c===0?"the usual ones":c===1?"1\
 changed":`${c} changed`}`),a("div.rules",o.options.map(u=>this.rule(t,s,u)))))}rule(t,s,n){let o=t.options[n.name]??n.value,
r=`lab.${s}.rule.${n.name}`,i=c=>{t.options={...t.options,[n.name]:c}};return n.choices?ss(n.label,r,n.choices,o,i):fn(n.
label,r,o,i,{placeholder:n.help})}};var lr="ABCDEFGHIJ";function cr({model:e,el:t}){let s=a("div.uw.uw-lab-view"),n=a("section.sheet.chosen",{"aria-label":"\
What is played"}),o=a("div.how-far"),r=a("div.came"),i=a("div.stage.back-bar"),c=a("p.sr",{role:"status"}),l=a("div.figu\
res",o,r);s.append(n,l,i,c),t.append(s);let h="",d=!1,u=[],f=new ns(e,{run:()=>{e.send({kind:"run",...f.wish}),d=!0},stop:()=>e.
send({kind:"stop"}),changed:()=>p(),game:M=>e.send({kind:"game",game:M})}),p=()=>{et(s,e.get("palette")),V(n,f.draw(),e.
get("note")&&a("p.refusal",{role:"alert"},e.get("note")))},m=()=>{let[M,O,H]=[e.get("done"),e.get("of"),e.get("running")],
_=O===0?"":`${M.toLocaleString("en")} of ${O.toLocaleString("en")} games`,I=H?e.get("left"):O>0&&M<O?"stopped: what was \
played is kept":"";V(o,O>0&&[(H||M<O)&&a("div.gauge",{role:"progressbar","aria-label":"Games played","aria-valuemin":0,"\
aria-valuemax":O,"aria-valuenow":M},a("i",{style:`width:${100*M/O}%`})),a("div.row",a("p.small",a("b",_),I&&`, ${I}`),H&&
a("button.btn.stop",{"data-k":"lab.stop",onclick:()=>e.send({kind:"stop"})},"Stop"))],e.get("busy")&&a("p.small",e.get("\
busy")))},g=()=>{let M=e.get("of"),O=e.get("done").toLocaleString("en");c.textContent=M===0?"":e.get("running")?"The gam\
es are played.":`${O} games are played.`},b=(M,O)=>{let H=a("div.plot");return u.push(kt(H,O)),a("section.sheet.chart",a(
"h2",M),H)},w=M=>a("div.looked",a("span",{"aria-hidden":"true"},"Look at seat"),dt({label:"Look at seat",choices:Array.from(
{length:Math.max(...M.map(O=>O.seats.length))},(O,H)=>[H,lr[H]]),value:e.get("seat"),pick:O=>{e.set("seat",O),e.save_changes()},
k:"lab.look"})),x=({results:M})=>{let O=er(M),H=new Set(M.map(I=>I.fair.toFixed(1))),_=M.length>1;return a("section.shee\
t.shares",a("h2","Share of the wins, of 100"),a("table",a("caption.sr","Share of the wins of each seat, with its 95% int\
erval"),a("thead",a("tr",a("th",{scope:"col"},"Seat"),a("td.bars"),a("th",{scope:"col"},"Share, 95%"),a("th.pts",{scope:"\
col"},"Points"))),M.map((I,z)=>a("tbody",_&&a("tr",a("th.side",{colspan:4,scope:"rowgroup"},I.title)),I.seats.map(({seat:q,
player:D,share:U,points:L})=>{let P=a("div.plot");return u.push(kt(P,F=>sr(F,U,I.fair,O,z))),a("tr",a("th",{scope:"row"},
a("b",q),` ${D}`),a("td.bars",P),a("td.num",a("b",U.text),a("small",` (${U.span})`)),a("td.num.pts",L))})))),w(M),a("p.s\
mall.mute",`The dashed line is a fair share: ${[...H].join(" and ")}.`))},y=({apart:M})=>M.length>0&&a("section.sheet.ap\
art",a("h2","The second setting has more by"),a("table",a("caption.sr","Differences of the second setting from the first\
, with 95% intervals"),a("tbody",M.map(({words:O,text:H,span:_,sure:I})=>a("tr",a("th",{scope:"row"},O),a("td.num",a("b",
H),a("small",` (${_})`)),a("td.small",I?"":"may be chance")))))),$=({lists:M})=>a("section.sheet.lists",a("h2","Games to\
 look at"),a("div.columns",M.map(({title:O,games:H},_)=>a("div",a("h3",O),a("ol",H.map(({side:I,run:z,number:q,name:D,words:U})=>{
let L=`lab.open.${_}.${I}.${z}.${q}`;return a("li",a("button.btn",{"data-k":L,"aria-label":`${U}: open ${D}`,onclick:()=>{
h=L,e.send({kind:"open",side:I,run:z,number:q})}},a("b",U),a("span.small",D)))})))))),S=()=>{for(let q of u)q.stop();u=[];
let M=e.get("found");if(!("results"in M)){V(r,a("section.sheet.empty",a("h2","Play a game thousands of times"),a("p","Ch\
oose who sits where, then Run. The shares of the wins settle while you watch, and the longest, ","shortest and biggest g\
ames can be opened on the table, card by card.")));return}let O=M,{results:H}=O,_=e.get("seat"),I=`seat ${lr[_]}`,z=O.lines;
V(r,x(O),b(`Five seeds: the share of ${I} so far`,q=>or(q,z,H.map(D=>D.fair),I)),y(O),b("Choices in a game",q=>dn(q,O.lengths,
"Choices in a game","choices")),b(`Points of ${I}`,q=>dn(q,O.scores,`Points of ${I}`,"points")),$(O),a("section.sheet.re\
sts",H.map(q=>a("p.small",H.length>1&&a("b",`${q.title}: `),q.rests)),a("div.row.start",a("button.btn",{"data-k":"lab.cs\
v",onclick:()=>e.send({kind:"save",format:"csv"})},"Save as CSV"),a("button.btn",{"data-k":"lab.json",onclick:()=>e.send(
{kind:"save",format:"json"})},"Save as JSON")))),d&&l.offsetTop>n.offsetTop+9&&l.scrollIntoView({block:"start"}),d=!1},v=()=>{
let M=e.get("watched"),O=s.classList.contains("away");s.classList.toggle("away",!!M);for(let H of[n,l])H.hidden=!!M;i.hidden=
!M,V(i,a("button.btn",{"data-k":"lab.back",onclick:()=>e.send({kind:"back"})},"← Back to the lab"),a("p",M)),M?Tt(s,"l\
ab.back"):O&&h&&Tt(s,h)},E=[["change:sides change:n change:seed change:form change:chosen change:palette",()=>{f.take(),
p()}],["change:note",p],["change:running",()=>{p(),m(),g()}],["change:done change:of change:left change:busy",m],["chang\
e:found change:seat",S],["change:watched",v],["msg:custom",At]];for(let[M,O]of E)e.on(M,O);return p(),m(),S(),v(),()=>{for(let M of u)
M.stop();for(let[M,O]of E)e.off(M,O)}}var Jc=400,pn=[["guess","A guess"],["think","I think so"],["know","I know"]];function hr(e,t=()=>{}){let s=a("div"),n=r=>{
e.sure=r,o()},o=()=>{t(),V(s,dt({label:"How sure are you?",choices:pn,value:e.sure,k:"sure",pick:n}))};return o(),a("div\
.sure",a("span","How sure?"),s)}function dr({press:e,refused:t}){let s=Number.NEGATIVE_INFINITY,n="",o="",r=a("button.bt\
n.solid.wide",{"data-k":"main",onclick:()=>{performance.now()-s<Jc||(n?t(n):e())}});return{node:r,show(i,c,l=i){o&&o!==l&&
(s=performance.now()),o=l,r.textContent!==i&&(r.textContent=i),n=c,c?r.setAttribute("aria-disabled","true"):r.removeAttribute(
"aria-disabled"),r.title=c}}}var mn="uncle_widgets.aim.";var gn=new Map;function te(e){try{return localStorage.getItem(e)??gn.get(e)??""}catch{return gn.get(e)??""}}function ce(e,t){
gn.set(e,t);try{localStorage.setItem(e,t)}catch{}}var Te=e=>Number(te(mn+e))>=3,bn=new Set,wn=new Set;function ur(e){return wn.
add(e),()=>wn.delete(e)}function fr(){for(let e of wn)e()}function he(e,t=!1){!e||Te(e)||ce(mn+e,String(t?3:Number(te(mn+
e))+1))}function pr(e){he(e,!0);for(let t of bn)t(e)}function mr(e){let t=()=>e();return bn.add(t),()=>bn.delete(t)}var Xc=80,yn=12,Qc=800,ee=(e,{unit:t})=>String(Number(e.toFixed(t==="chance"?1:2)));function kn(e,t){let{value:s}=ut(e,t),
n=Number(e.trim().replace(",",".").replace("−","-"));return s==null||s===n?"":ee(s,t)}var os=(e,t,s)=>e!=null&&ut(e,s).
value===(t??null)?e:t==null?"":ee(t,s);function de(e,t){let{words:s,meant:n}=ut(e,t);return n?`Did you mean ${n} out of \
100?`:s}function Zt(e,t,s,n=!0){let o=a("div.numnote",{id:G("note"),role:"status"}),r=0,i="",c=h=>{let d=e.value,{words:u,
meant:f}=d.trim()?ut(d,t):{words:"",meant:""},p=f?de(d,t):h&&n?u:"";X(e,"aria-invalid",p?"true":""),X(e,"aria-describedb\
y",p?o.id:"");let m=p&&`${p} ${f&&d}`;if(m===i)return;i=m;let g=(b,w,x)=>a("button.btn",{"data-k":x,onclick:()=>s(w)},b);
o.replaceChildren(...p?[a("p.refusal",p)]:[],...f?[a("div.row",g("Yes",f,"meant.yes"),g("No",`${d.trim()}%`,"meant.no"))]:
[])},l=()=>{clearTimeout(r),c(!0)};return e.addEventListener("input",()=>{clearTimeout(r),r=window.setTimeout(l,Qc),c(!1)}),
e.addEventListener("change",l),{node:o,complain:l}}function xn({rule:e,label:t,words:s,ends:n,value:o,set:r,enter:i,k:c=""}){
let l=o,{low:h,high:d}=e,u=e.unit==="chance"?1:10**Math.floor(Math.log10((d-h)/50||1)),f=a("span.drawn",{"aria-hidden":"\
true"}),p=a("b.equals",{"aria-hidden":"true"}),m=a("input.bignum",{inputmode:e.low<0?"text":"decimal","data-k":`value${c}`,
maxlength:Xc,autocomplete:"off","aria-label":`${t} ${s}`,oninput:()=>y(m.value,m)}),g=a("input.rng",{type:"range",min:h,
max:d,step:u,"data-k":`range${c}`,"aria-label":t,oninput:()=>y(b(),g)}),b=()=>String(Number(Number(g.value).toFixed(u<1?
2:0))),w=String((h+d)/2),x=Zt(m,e,T=>{y(T),g.focus({preventScroll:!0})});function y(T,A){l=T.trim(),A!==m&&(m.value=l,x.
complain()),$(A),r(l)}function $(T){let A=ut(l,e).value,E=l.replace("-","−"),M=kn(l,e);T!==g&&(g.value=A==null?w:String(
A)),g.classList.toggle("empty",A==null),g.style.setProperty("--p",`${A==null?0:100*(A-h)/(d-h||1)}%`),g.setAttribute("ar\
ia-valuetext",A==null?"not set yet":`${M||l} ${s}`),p.textContent=M&&`= ${M.replace("-","−")} `;let O=l!==""&&Xt(E)&&E.
length<=6,H=E.length<=yn?E:`${E.slice(0,yn-1)}…`;f.replaceChildren(l===""?"?":O?ae(E,E.length>4?34:50):H),f.classList.
toggle("none",l===""),m.style.setProperty("--n",String(Math.min(Math.max(2,l.length),yn)))}let v=a("div.asknum",{onkeydown:T=>{
T.key!=="Enter"||T.target instanceof HTMLButtonElement||(T.preventDefault(),l===""&&T.target===g?y(b(),g):l!==""&&ut(l,e).
value==null?x.complain():l!==""&&i())}},a("div.saynum",a("span.bigbox",m,f),a("p",p,s)),x.node,g,a("div.ends",{"aria-hid\
den":"true"},a("span",n[0]),a("span",n[1])));return m.value=l,x.complain(),$(),{node:v,value:()=>l,put:T=>y(T),focus:()=>g.
focus({preventScroll:!0}),complain:x.complain}}var gr=({measure:e,span:t})=>e==="chance"?nt:{low:t[0],high:t[1],unit:e},
rs=(e,t)=>e.trim()?de(e,gr(t)):"Move the slider, or type a number.";function is({measure:e,span:t,says:s},{label:n="What\
 do you expect?",...o}){let r=gr({measure:e,span:t}),i=e==="chance";return xn({...o,rule:r,label:n,words:i?`of 100 ${s}`.
trim():e,ends:i?["never","always"]:[String(r.low).replace("-","−"),String(r.high)]}).node}var br=({revealed:e,steps:t=[]})=>e&&a("ol.reckoning",t.map(({letter:s,words:n,formula:o,value:r})=>a("li",a("span",s),a(
"span",n),a("b",r),o!==r&&a("small",o)))),th=/-(US|CA|MX|PH|CO|CL|VE)$/i,wr=()=>({kind:"print",at:Ue()?location.origin+location.
pathname:"",letter:th.test(navigator.language)});function yr(e){if(e.kind!=="print")return;document.querySelector("ifram\
e.uw-print")?.remove();let t=a("iframe.uw-print",{title:"The sheet that is printed","aria-hidden":"true",tabindex:-1,style:"\
position:fixed;width:0;height:0;border:0",srcdoc:e.html,onload:()=>{t.contentWindow?.focus(),t.contentWindow?.print()}});
document.body.append(t)}var kr=[];globalThis.addEventListener?.("beforeprint",()=>{for(let e of document.querySelectorAll(
".uw-panel"))kr.push([e,e.className]),e.className=e.className.replace(/ c\d+/g,"")});globalThis.addEventListener?.("afte\
rprint",()=>{for(let[e,t]of kr.splice(0))e.className=t});var eh="input:not([type=range]), select, textarea, [contenteditable]:not([contenteditable=false])",$n="uncle_widgets key\
s",sh="input, [role=tab], .chooser, .art",xr=/^(Arrow|Home|End)/,vr="button, a, summary, label, [role=button], [role=tab\
]",ke=new Set,vn=e=>e.closest(".uw-page")??e.closest(".uw-room")??e.closest(".uw"),Mr=e=>e.getClientRects().length>0,Sr=e=>!!e.
any||e.keys.some(t=>t.length===1&&t!==" ");function as(){try{return localStorage.getItem($n)!=="off"}catch{return!0}}function nh(e){
try{e?localStorage.removeItem($n):localStorage.setItem($n,"off")}catch{}}function oh({el:e,keys:t},s,n){let{key:o,shiftKey:r}=s;
return xr.test(o)&&n.closest(sh)&&!(n instanceof HTMLInputElement&&e.contains(n))?!1:t().some(i=>(i.keys.includes(o)||i.
any?.(o))&&(!xr.test(o)||r===!!i.shift)&&(!i.inside||e.contains(n))&&(!Sr(i)||as()&&!n.closest("input"))&&i.when()&&i.press(
o,n))}function $r(e){if(e.defaultPrevented||e.isComposing||e.ctrlKey||e.metaKey||e.altKey)return;let t=e.composedPath(),
s=t[0];if(!(s instanceof Element)||s.closest("dialog")||s.closest(eh)&&e.key!=="Escape")return;let n=[...ke].filter(({el:o})=>{
let r=vn(o);return r&&t.includes(r)&&Mr(o)});if(n.length){if(e.key==="?")Mn(n[0].el);else if(!n.some(o=>oh(o,e,s)))return;
e.preventDefault(),e.stopPropagation()}}function ls(e,t){let s={el:e,keys:t};return ke.size||document.addEventListener("\
keydown",$r,!0),ke.add(s),()=>{ke.delete(s),ke.size||document.removeEventListener("keydown",$r,!0)}}function Mn(e){let t=vn(
e),s=G("keys"),o=[...ke].filter(l=>vn(l.el)===t&&Mr(l.el)).flatMap(l=>l.keys()).filter(l=>l.when()),r=a("div.keys-typed"),
i=a("dialog.sheet.keys-list",{"aria-labelledby":s,onclose:()=>i.remove()}),c=()=>{let l=as();V(r,a("span",{"aria-hidden":"\
true"},"Letters, digits and signs"),dt({label:"Letters, digits and signs",choices:[[!0,"On"],[!1,"Off"]],value:l,pick:h=>{
nh(h),c()},k:"typed"}));for(let h of i.querySelectorAll("[data-typed]"))h.classList.toggle("off",!l)};i.append(a("h2",{id:s,
tabindex:-1,autofocus:!0},"Keys of this room"),a("p.mute","They act while the focus is in the room, and in no field wher\
e you type."),a("dl",[...o,{keys:["?"],shown:"?",words:"Shows this list.",when:()=>!0,press:()=>!0}].map(l=>a("div",{"da\
ta-typed":Sr(l)&&l.shown!=="?"?"":null},a("dt",a("kbd",l.shown)),a("dd",l.words)))),r,a("button.btn",{"data-k":"keys.clo\
se",onclick:()=>i.close()},"Close")),c(),e.append(i),i.showModal()}var _t=6;function Sn({came:e,measure:t},s,n){return t!=="chance"?k("path.it-paid",{d:`M${s} ${n-_t-1}l${_t+1} ${_t+1}-${_t+
1} ${_t+1}-${_t+1}-${_t+1}Z`}):e==null?k("path.it-hid",{d:`M${s-_t} ${n}h${2*_t}`,"stroke-dasharray":"3 2"}):e?W(s,n,_t,
{class:"it-came"}):W(s,n,_t-1,{class:"it-did-not"})}var rh=({came:e,measure:t,words:s})=>t!=="chance"?s.replace(/\.$/,"").
toLowerCase():e==null?"not seen in the game":e?"it came":"it did not come",En=e=>[e.mine?`you said ${e.mine}`:"skipped",
`the answer is ${e.right}${e.measure==="chance"?"":` ${e.measure}`}`,rh(e)].join(", ");function ih({said:e,exact:t,reach:s,
span:[n,o]}){let r=c=>4+192*Math.min(1,Math.max(0,le(c,n,o))),i=r(t-s);return k("svg.bar",{viewBox:"0 0 200 30",preserveAspectRatio:"\
none","aria-hidden":"true"},k("path.axis",{d:"M4 15H196"}),R(i,6,r(t+s)-i,18,{class:"reach"}),k("path.exact",{d:`M${r(t)}\
 3V27`}),e!=null&&k("path.said",{d:`M${r(e)-7} 3h14l-7 12z`}))}var ah=e=>a("p.key",{"aria-hidden":"true"},a("span.k-said",
"you said"),a("span.k-exact","exact, and what is near"),a("span.k-came","it came"),e&&a("span.k-paid","an amount came"));
function Er({title:e,near:t,lines:s=[],doors:n=[]},o,{go:r,open:i},c){let l=o.filter(({said:h})=>h!=null);return[a("div.\
endhead",a("h2",{"data-k":"ending",tabindex:-1},e),t&&a("span.chip.line",t)),l.length>0&&ah(l.some(({measure:h})=>h!=="c\
hance")),l.length>0&&a("ul.stops",l.map(h=>a("li",a("button",{"data-k":`stop.${h.at}`,"aria-label":`Step ${h.frame}, ${h.
name} ${En(h)}. Look at it again`,onclick:()=>r(h.at)},a("span.q",a("b",String(h.frame)),` ${h.name}`),ih(h),a("span.fig",
h.mine,a("small"," for "),h.right),k("svg",{viewBox:"0 0 16 16",width:16,height:16,"aria-hidden":"true"},Sn(h,8,8)))))),
a("div.sum",s.map(([h,d])=>a("p",h&&a("b",h," "),d))),l.length>0&&c(),a("div.enddoors",n.map(({label:h,link:d},u)=>{let[
f,...p]=h.split(", ");return a(u===0?"button.btn.solid":"button.btn",{"data-k":`door.${u}`,"aria-label":h,onclick:()=>i(
d)},f,p.length>0&&a("span",`, ${p.join(", ")}`))}))]}var lh="var(--card-ink)";function cs(e,t,s,n,o){let r=n*.46,i=h=>`a${r} ${r} 0 1 0 ${h*2*r} 0`,c=(h,d)=>`M${h-r} ${d}${i(
1)}${i(-1)}Z`,l={d:`M${t} ${s-n*1.1}L${t+n*.85} ${s}L${t} ${s+n*1.1}L${t-n*.85} ${s}Z`,h:`M${t} ${s+n}L${t-n*.95} ${s-n*
.12}A${n*.52} ${n*.52} 0 0 1 ${t} ${s-n*.52}A${n*.52} ${n*.52} 0 0 1 ${t+n*.95} ${s-n*.12}Z`,s:`M${t} ${s-n*1.05}L${t+n*
.95} ${s+n*.12}A${n*.5} ${n*.5} 0 0 1 ${t+n*.14} ${s+n*.5}L${t+n*.4} ${s+n}H${t-n*.4}L${t-n*.14} ${s+n*.5}A${n*.5} ${n*.5}\
 0 0 1 ${t-n*.95} ${s+n*.12}Z`,c:c(t,s-n*.52)+c(t-n*.54,s+n*.22)+c(t+n*.54,s+n*.22)+`M${t} ${s-n*.2}L${t+n*.4} ${s+n}H${t-
n*.4}Z`}[e];if(!l)throw new Error(`Expected a suit of ours, not "${e}".`);return k("path",{d:l,...o})}var Tr={bell:{fill:"\
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
1 0-84 0",fill:"M24 34H76V50H59V84H41V50H24Z",wide:9}},Ar=e=>e in Tr;function Lr(e,t,s,n,{colour:o="var(--accent-card)",
ink:r=lh}={}){let i=Tr[e];if(!i)throw new Error(`Expected a symbol of ours, not "${e}".`);let c=(l,h)=>l&&k("path",{d:l,
fill:"none",style:`stroke:${h}`,"stroke-width":i.wide??8});return k("g",{transform:`translate(${t} ${s}) scale(${n/100})`},
c(i.line,o),i.fill&&k("path",{d:i.fill,"fill-rule":"evenodd",style:`fill:${o}`}),i.ink&&k("path",{d:i.ink,style:`fill:${r}`}),
c(i.inkLine,r))}var Rt=(e,t)=>Math.max(12,Math.min(e,t/1.4));var ch=[[/[ilj.,:;'|!tf\s()]/,.3],[/[mwMW@%]/,.88],[/[A-Z]/,.7],[/[\u0300-\u036f]/,0],[/[\u0250-\uffff]/,1]],hh=["012345\
6789","of 100 hands, as the quick brown fox jumps over it"],Ae,Or=e=>{let t=0;for(let s of e)t+=ch.find(([n])=>n.test(s))?.[1]??
.57;return t};function dh(){if(Ae!=null)return Ae;let e=typeof document=="object"&&document.querySelector(".uw"),t=e&&document.
createElement("canvas").getContext("2d");if(!e||!t)return 1;let s=getComputedStyle(e).getPropertyValue("--sans"),n=[400,
700].flatMap(o=>(t.font=`${o} 100px ${s}`,hh.map(r=>t.measureText(r).width/(o>400?100*1.06:100)/Or(r))));return Ae=Math.
max(1,...n),document.fonts.addEventListener("loadingdone",()=>Ae=void 0,{once:!0}),Ae}var Y=(e,t)=>Or(e)*t*dh(),uh=12;function ft(e,t,s,n=1){
let o=Y(e,n),r=Math.max(Math.min(t,uh),Math.min(t,s/Math.max(o,.01)));if(o*r<=s+.01)return{lines:[e],size:r};let i=h=>Y(
h,r*n)<=s,c=[""],l=()=>c[c.length-1];for(let h of e.split(" "))if(l()!==""&&i(`${l()} ${h}`))c[c.length-1]+=` ${h}`;else{
l()!==""&&c.push("");for(let d of h)l()!==""&&!i(l()+d)&&c.push(""),c[c.length-1]+=d}return{lines:c,size:r}}function xe(e,t,{
w:s,ideal:n,tight:o=.5,least:r=s,floor:i=0}){if(e<=1)return{w:Math.min(s,Math.max(t,12)),step:n,cols:1,rows:1};let c=f=>Math.
max(o*f,i),l=(f,p)=>Math.min(n,(t-f)/Math.max(p-1,1));for(let f of[s,Math.max(r,Math.min(s,t/(1+o*(e-1))))])if(l(f,e)>=c(
f)-.01)return{w:f,step:l(f,e),cols:e,rows:1};let h=Math.max(1,Math.floor((t-r)/c(r))+1),d=Math.ceil(e/h),u=Math.ceil(e/d);
return{w:r,step:l(r,u),cols:u,rows:d}}function Cr(e){let t=[...e].sort((n,o)=>n.seat-o.seat),s=Math.max(0,t.findIndex(n=>n.
me));return[...t.slice(s),...t.slice(0,s)]}function Nr(e){if(e<2)return{left:0,top:e,right:0};let t=Math.floor((e+1)/3);
return{left:t,top:e-2*t,right:t}}function Tn(e,t,s,n){if(e==="skip")return k("g",{fill:"currentColor"},yt(`M${t-n} ${s+n*.5}A${n} ${n} 0 0 1 ${t+n*.78} ${s-
.1*n}`,"currentColor",n*.26),k("path",{d:`M${t+n*1.2} ${s+n*.62}L${t+n*.3} ${s+n*.2}L${t+n*1.16} ${s-n*.5}Z`}),W(t,s+n*.62,
n*.24));let o=r=>`M${t-r*n} ${s-r*n*.62}H${t+r*n*.2}V${s-r*n}L${t+r*n} ${s-r*n*.46}L${t+r*n*.2} ${s+r*n*.08}V${s-r*n*.3}\
H${t-r*n}Z`;return k("path",{d:o(1)+o(-1),fill:"currentColor"})}function fh(e){let t=e*1.4,s=e*.08,n=(t-2*s)/17,o=e*.3,r="",
i="";for(let c=0;c<9;c++)r+=`M${s} ${s+2*c*n}h${e-2*s}v${n}h${2*s-e}z`;for(let c=-3;c<=3;c++){let l=2*c*n,h=Math.sqrt(Math.
max(0,o**2-(Math.abs(l)+n/2)**2));h&&(i+=`M${e/2+l-n/2} ${t/2-h}h${n}v${2*h}h${-n}z`)}return[R(0,0,e,t,{class:"paper",rx:e*
.085}),k("path.stripes",{d:r}),W(e/2,t/2,o+n*.9,{fill:"var(--card)"}),k("path.stripes",{d:i})]}function ph(e,t){let s=t*
1.4,n=t*.085,o=e.rings??0,r=e.text??"",i=t*Math.min(.098,.78/Math.max(o,1)),c=t*.11,l=c+t*.026,h="";for(let u=1;u<o;u++)
h+=`M0 ${s-c-u*i}A${c+u*i} ${c+u*i} 0 0 1 ${c+u*i} ${s}`;let d=Xt(r)?Math.min(t*.36,t*.76*100/xt(r,100)):0;return[R(0,0,
t,s,{class:"paper",rx:n}),o>0&&k("path",{d:`M0 ${s-l}A${l} ${l} 0 0 1 ${l} ${s}H${n}A${n} ${n} 0 0 1 0 ${s-n}Z`,fill:"va\
r(--accent-card)"}),h&&yt(h,"var(--accent-card)",Math.min(t*.052,i*.55)),d?Lt(r,t*.12,t*.13,d,{colour:"var(--card-ink)"}):
k("text",{x:t*.1,y:t*.36,"font-size":Math.min(t*.3,t*1.5/Math.max(r.length,1)),"font-weight":700,fill:"var(--card-ink)"},
r),R(0,0,t,s,{class:"edge",rx:n})]}function mh(e,t){let s=t*1.4,n=t*.085,o=e.colour==="wild",r=e.colour??"",i=o?"#fff":`\
var(--c-${r}-on)`,c=o?[["r",-1,-1],["g",1,-1],["y",-1,1],["b",1,1]].map(([f,p,m])=>Ut(String(f),t*(.5+.23*Number(p)),s*.62+
t*.23*Number(m),t*.16,{fill:`var(--c-${f})`,stroke:"#fff","stroke-width":t*.018})):[.46,.31,.16].map(f=>Ut(r,t*.62,s*.66,
t*f,{fill:"none",stroke:i,"stroke-opacity":.5,"stroke-width":t*.045})),l={draw2:"+2",draw4:"+4"}[e.glyph??""],h=l??(e.glyph?
"":e.text??""),d=h?Lt(h,t*.12,t*.13,t*(l?.34:.42),{gap:l?8:13}):o?k("text",{x:t*.11,y:t*.3,"font-size":Math.max(12.5,t*.22),
"font-weight":700,fill:i},t<46?"W":"Wild"):Tn(e.glyph??"",t*.31,t*.33,t*.19),u=e.letter||r.toUpperCase();return[R(0,0,t,
s,{rx:n,fill:o?"#17181C":`var(--c-${r})`}),k("svg",{width:t,height:s,style:"overflow:hidden"},c),k("g",{style:`color:${i}`},
d),!o&&k("text",{x:t*.12,y:s-t*.1,"font-size":Math.max(12.5,t*.205),"font-weight":700,fill:i},u),R(0,0,t,s,{rx:n,fill:"n\
one",stroke:"#fff","stroke-width":Math.max(2,t*.03)})]}function gh(e,t){let s=t*1.4,n=e.suit??"",o=e.text??"",r=`var(--s\
uit-${n})`,i=Math.min(t*.3,t*.62*100/xt(o,100,6));return[R(0,0,t,s,{class:"paper",rx:t*.085}),cs(n,t*.66,s*.69,t*.34,{style:`\
fill:${r}`,opacity:.16}),cs(n,t*.66,s*.69,t*.2,{style:`fill:${r}`}),Lt(o,t*.1,t*.11,i,{colour:r,gap:o.length>1?6:13}),cs(
n,t*.22,t*.6,Math.max(4,t*.125),{style:`fill:${r}`}),R(0,0,t,s,{class:"edge",rx:t*.085})]}function bh(e,t){let s=t*1.4,n=e.
text??"",o=Math.min(t*.2,t*.8/Math.max(Y(n,1.06),.1)),r=n!==""&&o>=9,i=t*(r?.6:.7);return[R(0,0,t,s,{class:"paper",rx:t*
.085}),r&&k("text",{x:t*.1,y:t*.1+o*.9,"font-size":o,"font-weight":700,style:"fill:var(--card-ink)"},n),Lr(e.glyph??"",(t-
i)/2,r?s*.36:(s-i)/2,i),R(0,0,t,s,{class:"edge",rx:t*.085})]}function wh(e,t){return e.colour?mh(e,t):e.suit?gh(e,t):e.glyph&&
Ar(e.glyph)?bh(e,t):ph(e,t)}function Bt(e,t){let s=e?wh(e,t):fh(t);return k("g",{class:e?"front":"back"},s)}var yh={0:[],
1:[[0,0]],2:[[-1,-1],[1,1]],3:[[-1,-1],[0,0],[1,1]],4:[[-1,-1],[1,-1],[-1,1],[1,1]],5:[[-1,-1],[1,-1],[0,0],[-1,1],[1,1]],
6:[[-1,-1],[1,-1],[-1,0],[1,0],[-1,1],[1,1]]},Le=(e,t,s)=>[R(0,0,t,t,{rx:t*.14,style:`fill:var(--card);stroke:${s?"var(-\
-lit)":"var(--field)"}`,"stroke-width":s?5:1.5,opacity:e?1:.45}),yh[e].map(([n,o])=>W(t*(.5+n*.26),t*(.5+o*.26),t*.09,{fill:"\
var(--card-ink)"}))];var Hr=(e,t)=>t?`${Math.round(e*100)}${e===1?"%":""}`:String(Math.round(e*100)/100).replace("-","−");function hs(e,t,s,n){
let o=t.measure==="chance",r=t.answer?.value??0,i=[r,t.said?.value,s.value].filter(E=>E!=null),c=o?0:Math.min(0,t.span[0],
...i),l=o?1:Math.max(t.span[1],...i),h=84,d=62,u=E=>h+le(E,c,l)*(e-h-d),f=G("hatch"),p=n?25:31,m=[],g=15,b=(E,M,O,H)=>{m.
push($t(0,g+5,E,H?"tx2":"tx"),M,$t(e,g+5,O,"tx b e",15)),g+=p},w=E=>({x:Math.min(u(0),u(E)),width:Math.max(1.5,Math.abs(
u(E)-u(0)))});if(t.said){let E=u(t.said.value);b("You said",k("g",yt(`M${u(0)} ${g}H${E}`,"var(--accent-fill)",2),k("pat\
h",{d:`M${E} ${g+10}l-9-17h18z`,fill:"var(--accent-fill)"})),vt(t.said.value,t.measure))}if(t.was&&!t.said){let E=u(t.was.
value);b("It was",k("g.ghost",k("path",{d:`M${u(0)} ${g}H${E}`,"stroke-dasharray":"5 4"}),k("path",{d:`M${E} ${g+10}l-9-\
17h18z`,"stroke-linejoin":"round"})),vt(t.was.value,t.measure),!0)}let x=t.simulated?"Stored":"Exact";b(x,k("rect",{...w(
r),y:g-9,height:18,fill:"var(--ink)",...kh(t,w)}),vt(r,t.measure));let{value:y,low:$,high:S}=s,v=y!=null&&$!=null&&S!=null;
t.untried||(b("Simulated",v&&k("g",k("rect",{...w(y),y:g-8.5,height:17,fill:`url(#${f})`,stroke:"var(--ink)","stroke-wid\
th":1.5}),yt(`M${u($)} ${g}H${u(S)}M${u($)} ${g-6}v12M${u(S)} ${g-6}v12`,"var(--accent-fill)",2.5)),v?vt(y,t.measure):"",
!v),v||m.push($t(h+8,g-p+5,"not tried yet","tx2",13)));let T=Vt(c,l).map(E=>[k("path",{d:`M${u(E)} 2V${g-13}`,stroke:E===
0&&!o?"var(--edge)":"var(--rule)"}),$t(u(E),g+5,Hr(E,o),"tx2 m",13)]),A=[t.said&&`You said ${vt(t.said.value,t.measure)}\
.`,`${x} ${vt(r,t.measure)}${t.was?`; ${t.was.words}`:""}.`,v&&`Simulated ${vt(y,t.measure)}, 95% from ${vt($,t.measure)}\
 to ${vt(S,t.measure)}.`].filter(Boolean);return Jt(e,g+10,A.join(" "),k("defs",gt(f,"var(--ink)")),T,m)}var kh=({was:e,
answer:t},s)=>e&&e.value!==t?.value?{class:"grown",style:`--from:${s(e.value).width/s(t?.value??0).width}`}:{},Rr=()=>k(
"svg",{width:14,height:16,viewBox:"-7 -15 14 16","aria-hidden":"true"},k("path.ghost",{d:"M0-2l-6-11h12z","stroke-linejo\
in":"round"}));function Br(e,t,s){let n=e.flatMap(d=>Array(d.n).fill(d.yes)),o=d=>[8+d%10*19,8+Math.floor(d/10)*19],[r,i]=o(
Math.max(1,Math.round((t??0)*100))-1),[c,l]=o(Math.round((s??0)*100)-1),h=e.map(d=>`${d.n} ${d.words}`).join(", ");return k(
"svg.hundred",{viewBox:"0 0 187 187",role:"img","aria-label":`Of 100: ${h}.`},n.map((d,u)=>{let[f,p]=o(u);return Mt(d,f,
p,7.2)}),s!=null&&c>0&&k("path.ghost",{d:`M${c} ${l+6}l-7-12h14z`,"stroke-linejoin":"round"}),t!=null&&t>0&&k("path",{d:`\
M${r} ${i+6}l-6-11h12z`,fill:"var(--accent)",stroke:"var(--sheet)","stroke-width":2}))}var An=e=>k("svg",{width:18,height:18,
"aria-hidden":"true"},Mt(e,9,9,7));function Dr(e,t,s=t){let n=Math.max(...s.map(c=>c[1]),.01),o=14+8*Math.max(...s.map(c=>c[0].
length)),r=s.length>6?22:27,i=t.length*r;return Jt(e,i,`${t.map(c=>`${c[0]}: ${c[2]}`).join(". ")}.`,t.map(([c,l,h],d)=>{
let u=d*r+r/2;return[$t(0,u+5,c),R(o,u-7,Math.max(1.5,l/n*(e-o-64)),14,{fill:"var(--ink)"}),$t(e,u+5,h,"tx b e")]}))}function Ir(e,t,s,n){
let{runs:o,value:r}=n,i=s.measure==="chance",c=s.apart?void 0:s.answer?.value,l=s.said?.value,[h,d]=i?[0,1]:s.span,u=D=>vt(
D,s.measure).replace("%",""),f=[c,l].flatMap(D=>D==null?[]:[Y(u(D),1.06*14)]),p=40,m=Math.max(58,17+Math.max(0,...f)),g=10,
b=26,w=D=>p+Math.log10(D)/4*(e-p-m),x=D=>g+(1-le(D,h,d))*(t-g-b),y=G("band"),$=Vt(h,d),S=Math.max(1,Math.ceil(17*($.length-
1)/(t-g-b))),v=(D,U)=>D.map((L,P)=>`${P?"L":"M"}${w(L[0])} ${x(L[U])}`).join(""),[T=[],...A]=o,E=T[T.length-1],M=e-m+10,
O=c==null?0:x(c)+5,H=l==null?0:x(l)+5,_=c==null||l==null?18:Math.abs(O-H),I=_>=17?0:(17-_)/2+1,z=H<=O?-1:1,q=r==null||!E?
"No trials yet.":`After ${n.begun.toLocaleString("en")} trials ${vt(r,s.measure)}, 95% from ${vt(n.low??0,s.measure)} to\
 ${vt(n.high??0,s.measure)}${c==null?".":`; exact ${vt(c,s.measure)}.`}`;return Jt(e,t,q,k("defs",gt(y,"var(--edge)")),$.
map((D,U)=>[k("path",{d:`M${p} ${x(D)}H${e-m}`,stroke:"var(--rule)"}),U%S===0&&$t(p-8,x(D)+5,Hr(D,i).replace("%",""),"tx\
2 e",13)]),[1,10,100,1e3,1e4].map(D=>$t(w(D),t-6,D.toLocaleString("en"),D===1?"tx2":"tx2 m",13)),T.length>1&&k("path",{d:`${v(
T,3)}L${[...T].reverse().map(D=>`${w(D[0])} ${x(D[2])}`).join("L")}Z`,fill:`url(#${y})`,opacity:.6}),A.map(D=>yt(v(D,1),
"var(--edge)",1.5)),c!=null&&yt(`M${p} ${x(c)}H${e-m}`,"var(--ink)",3),yt(v(T,1),"var(--accent-fill)",2.5,{"stroke-linej\
oin":"round"}),T.map((D,U)=>W(w(D[0]),x(D[1]),U===T.length-1?5:3.2,{fill:U===T.length-1?"var(--lit)":"var(--sheet)",stroke:"\
var(--accent-fill)","stroke-width":2})),l!=null&&[k("path",{d:`M${e-m+1} ${x(l)}l10-6v12z`,fill:"var(--accent-fill)"}),k(
"text.b",{x:M+5,y:H+z*I,"font-size":14,fill:"var(--accent)"},u(l))],c!=null&&$t(M+5,O-z*I,u(c),"tx b"))}var $e=26,xh=36;function _r(e,t){let s=Math.min(xh,(e-$e-4)/Math.max(1,t.length-1)),n=s>=24,o=t.map(({face:i,die:c,words:l})=>[i?.text,c&&
`a die, ${c}`,l].filter(Boolean).join(": "));return Jt(e,56,o.join(", ")||"No trial yet.",t.map((i,c)=>{let l=2+c*s,h=l+
$e/2,d=!!i.counts,u={transform:`translate(${i.die?l+1:l} ${i.die?8:2})`},f=i.eye?vh(h,20,d):k("g",u,i.die?Le(i.die,$e-2,
d):Bt(i.face,$e));return k("g",f,d&&!i.eye&&!i.die&&R(l-1,1,$e+2,$e*1.4+2,{rx:3,fill:"none",stroke:"var(--lit)","stroke-\
width":3}),(n||i.counts)&&$t($h(h,i.words,e),54,i.words??"",i.counts?"tx b m":"tx2 m",13))}))}function $h(e,t,s){let n=Y(
t??"",13)*.55;return Math.max(n,Math.min(e,s-n))}var vh=(e,t,s)=>k("g",{fill:"none",stroke:"var(--ink)","stroke-width":2},
k("path",{d:`M${e-13} ${t}q13 ${s?-20:0} 26 0q-13 20-26 0Z`}),s?W(e,t,5,{fill:"var(--accent-fill)",stroke:"none"}):k("pa\
th",{d:`M${e-7} ${t+11}l-2 4M${e} ${t+12}v5M${e+7} ${t+11}l2 4`}));function Pr(e,t,s,n){let l=Math.max(s,t.length,1),h=Math.
min(42,(e-30)/l),d=g=>30+h*(g+.5),u=g=>42-g*36,f=new Map(t.map(g=>[g.at,g])),p=t.map(g=>`${g.at+1}: ${En(g)}`),m=g=>{let b=f.
get(g),w=d(g),x=Math.min(13,h/2-1);if(!b&&h<11)return R(w-1,50,2,6,{fill:"var(--edge)"});if(!b)return $t(w,58,"?","tx2 b\
 m",14);let[y,$]=b.span,S=v=>u(le(v,y,$));return[b.said!=null&&k("path",{d:`M${w-1} ${S(b.said)}l-11-7v14z`,fill:"var(--\
accent-fill)"}),R(w+1,S(b.exact)-3,x,6,{fill:"var(--ink)"}),Sn(b,w,53)]};return Jt(e,66,p.length?`${p.join(". ")}.`:"No \
guesses yet.",n>=0&&[R(d(n)-h/2,0,h,62,{fill:"var(--inset)"}),R(d(n)-h/2,62,h,3,{fill:"var(--lit)"})],[0,.5,1].map(g=>[k(
"path",{d:`M30 ${u(g)}H${e}`,stroke:"var(--rule)"}),g!==.5&&$t(24,u(g)+5,String(g*100),"tx2 e",13)]),Array.from({length:l},
(g,b)=>m(b)))}var Wr=e=>e.split("/").map((t,s,n)=>s<n.length-1?[`${t}/`,a("wbr")]:t),Mh=()=>k("svg",{width:18,height:18,"aria-hidden":"\
true"},k("path",{d:"M9 16 1 2h16z",fill:"var(--accent-fill)"}));function Fr(e,t,s,n,o,r,i,c){if(e.certain)return Vr(a("d\
iv.answer",Cn(e),qr(e),o));let l=a("div.cmp"),h=[kt(l,p=>hs(p,e,t(),r()))],d=e.bars??[],u=a("div.outcomes");return d.length>
0&&h.push(kt(u,p=>Dr(p,d))),{node:a("div.answer",l,s.seen&&Sh(s),Eh(e,i),e.measure==="chance"?Th(e,n,c):Ah(e,c),d.length>
0&&u,o,qr(e)),tried:()=>h[0].again(),again:()=>h.forEach(p=>p.again()),stop:()=>h.forEach(p=>p.stop())}}var Vr=e=>({node:e,
tried:()=>{},again:()=>{},stop:()=>{}}),Sh=e=>a("p.came",a("span",e.came==null?"Not seen in the game":e.came?"This time \
it came":"This time it did not"),An(e.came?1:0),a("b",e.words??""));function Ln({mistake:e,asks:t,own:s},n){if(!e)return null;
if(s)return a("p",a("b",`${e.name}. `),e.words);let o=(r,i)=>a("button.btn.quiet",{"data-k":`own.${r}`,onclick:()=>n(i)},
r);return t&&a("p.own",a("span",e.asked),o("Yes",!0),o("No",!1))}function Eh(e,t){let{said:s,misconception:n,notice:o}=e,
r=s&&[a("p",{role:"status"},a("b",s.verdict)),Ln(s,t)];return On(r,o,n)}var On=(e,t,s)=>!!(e||t||s)&&a("div.note",Mh(),a(
"div",e,t&&a("p.notice",t),s&&a("p.trap",`The trap: ${s}.`)));function Th(e,t,s){let{answer:n,dots:o=[]}=e;if(!n)return null;
let r=String(n.hundred),i=[n.percent,`chance ${n.one_in}`,`odds ${n.odds}`,e.simulated].filter(Boolean);return[a("div.co\
unted",o.length>0&&Br(o,e.said?.value,e.was?.value),a("div",a("p.big",a("span.sr",`${n.about} `),a("button.asks-why",{tabindex:-1,
"aria-label":r,onclick:s},ae(r,46)),a("b",t?`of 100 ${n.says}`:"of 100"),Kr(r,s)),Cn(e),a("ul.kinds",o.map(c=>a("li",An(
c.yes),a("span",a("b",String(c.n)),` ${c.words}`)))))),a("p.ways",t&&a("b.short",`${r} of 100 ${n.says}: `),n.fraction&&
["exactly ",a("b",Wr(n.fraction)),"; "],i.map((c,l)=>[l>0&&", ",a("span",{},c)]))]}function jr(e,t){let[s]=/[\u2212-]?\d[\d,.]*\d|\d/.
exec(e)??[""],n=e.indexOf(s);return s?[e.slice(0,n),a("button.asks-why",{"data-k":"headwhy","aria-label":`${s}: why?`,onclick:t},
s),e.slice(n+s.length)]:e}var Kr=(e,t)=>a("button.btn.quiet.derive",{"data-k":"derive",onclick:t},`Why ${e}?`),Ah=(e,t)=>a(
"div.counted",a("div",a("p.lead",a("button.asks-why",{tabindex:-1,onclick:t},a("b",e.answer?.lead??"")),` ${e.answer?.says??
""} `,Kr((e.answer?.lead??"").split(" ")[0],t)),Cn(e),a("p.ways",e.simulated||e.answer?.fraction&&[e.answer.rounded?"to \
six places ":"exactly ",a("b",Wr(e.answer.fraction))]))),Cn=({was:e})=>e&&a("p.was",Rr(),e.words),qr=e=>e.apart&&a("p.ap\
art",e.apart);function Gr(e,t,s,n,o){let r=e.steps??[],i=r[t];if(!i)return Vr(a("p.mute","There is nothing to derive her\
e."));let c=a("div.art",{tabindex:0,role:"group","aria-label":"The picture"}),l=i.picture,h=l&&kt(c,u=>o(l.kind,u,l));return{
node:a("div.why",a("div.now",{"data-next":!0,tabindex:-1,"aria-live":"polite"},a("h3",a("i",{"aria-hidden":"true"},i.letter),
i.words),l&&c,i.tree&&a("ul.branches",Ur(i.tree,0)),(i.formula||i.value)&&a("p.reckon",a("span",i.formula??""),a("b",i.value?
`= ${i.value}`:""))),a("div",{class:r.length>6?"tiles many":"tiles",role:"group","aria-label":"All steps"},r.map((u,f)=>a(
"button",{"data-k":`why.${f}`,"aria-current":f===t?"step":null,"aria-label":`${u.letter}. ${u.words}${s.has(f)?`: ${u.value??
""}`:""}`,onclick:()=>n(f)},a("i",{"aria-hidden":"true"},u.letter),a("span",a("small",u.words),u.value!=null&&(s.has(f)?
a("b",u.value):a("em.rd"))))))),tried:()=>{},again:()=>h?.again(),stop:()=>h?.stop()}}function Yr({steps:e=[]},t,s){return e[t]?
a("div.stepnav",a("button.btn",{"data-k":"why.back","aria-label":"The step before","aria-disabled":t?null:"true",onclick:()=>t&&
s(t-1)},t?`◂ ${e[t-1].letter}`:"◂"),a("span",`step ${t+1} of ${e.length}`),a("button.btn.solid",{"data-k":"why.on","\
aria-label":t+1<e.length?`Next step, ${e[t+1].letter}`:"Once more from the first step",onclick:()=>s((t+1)%e.length)},t+
1<e.length?`Next: ${e[t+1].letter} ▸`:"Again: a")):null}var Ur=(e,t)=>[a("li",{style:`--depth:${t}`},e.chance&&a("b",e.
chance),a("span",e.words),e.value&&a("em",e.value)),...e.children.flatMap(s=>Ur(s,t+1))],Zr=()=>a("div.covered",{role:"i\
mg","aria-label":"The answer is covered until you give a number."},a("div.lines",a("i",{style:"width:88%"}),a("i",{style:"\
width:62%"})),a("div.blank"),a("i",{style:"width:74%"})),zr=()=>a("p.key",{"aria-hidden":"true"},a("span.k-said","you sa\
id"),a("span.k-exact","exact"),a("span.k-came","it came"),a("span.k-not","it did not")),Jr=({lesson:e="",concept:t},s)=>a(
"div.sheet",{role:"dialog","aria-label":t,onkeydown:n=>n.key==="Escape"&&s()},a("h2",t),e.split(`

`).map(n=>a("p",n.split("**").map((o,r)=>r%2?a("b",o):o))),a("button.btn.solid.wide",{"data-k":"readclose",onclick:s},"B\
ack to the question"));var Xr=e=>e.split(/(?<=[.?!])\s+/);function Oe(e){let t=e.map(Xr),s=t[0].filter(n=>t.every(o=>o.includes(n)));return{both:s.
join(" "),own:t.map(n=>n.filter(o=>!s.includes(o)).join(" "))}}var Nn=(e,t)=>e.closest(".uw-cols")?.setAttribute("data-s\
ide",String(t)),Qr=e=>t=>Nn(t.currentTarget,e),ti=(e,{line:t},s,n)=>[a("button.sidehead",{"data-k":`turn${e}`,onclick:Qr(
e)},a("b.badge",{"aria-hidden":"true"},String(e+1)),a("b",t),n&&a("b.it",n)),s&&a("p.mute",s)];function ei(e,t,s,n){let o=Oe(
e.map(({ask:c})=>c)).own,r=Oe(e.map(({given:c})=>c)).own,i=c=>Xr(`${o[c]} ${r[c]}`.trim()).filter(l=>l&&!e[c].line.startsWith(
l.slice(0,-1))).join(" ");return a("div.pair",e.map((c,l)=>a("div.side",{role:"group","aria-label":c.line,onfocusin:Qr(l)},
ti(l,c,i(l)),is({...c,says:""},{k:String(l),label:c.line,value:t[l],set:h=>s(l,h),enter:n}))))}function si(e,t){let s=e.
flatMap((n,o)=>n===""?[o]:[]);return s.length>1?"Move the sliders, or type two numbers.":s.length?`The ${s[0]?"second":"\
first"} number is missing. Both are shown together.`:t.map((n,o)=>rs(e[o],n)).find(Boolean)??""}var ni=(e,t)=>dt({label:"\
Which of the two",choices:e.map(({at:s,line:n},o)=>[s,`${o+1}. ${n}`]),value:e.find(({here:s})=>s)?.at??e[0].at,k:"side",
pick:t});function oi(e,t,s){let n=t.map(()=>a("div.cmp")),o=t.map(({measure:l,span:h,said:d,number:u},f)=>{let p={measure:l,
span:h,said:d,answer:{value:u??0},untried:!0};return kt(n[f],m=>hs(m,p,{},!0))}),r=t.find(({said:l})=>l?.asks),i=t.map(({
said:l},h)=>l&&[a("p",{role:"status"},a("b",`${h+1}. `),l.verdict),(l.own||t[h]===r)&&Ln(l,s)]);return{node:a("div.answe\
r",t.map((l,h)=>a("div.side",ti(h,l,"",l.text),n[h])),On(i,e.notice)),tried:()=>{},again:()=>o.forEach(l=>l.again()),stop:()=>o.
forEach(l=>l.stop())}}function ri(e,t,s,{draft:n,folded:o,changed:r,enter:i}){let c=(d,u)=>{n.values[d]=u,r()},l=()=>is({...e,says:e.says||"ti\
mes"},{value:n.values[0],set:d=>c(0,d),enter:i}),h=()=>V(o,pn.map(([d,u])=>a("option",{value:d,selected:d===n.sure},u)));
return[t.length>0?ei(t,n.values,c,i):l(),hr(n,h),s&&a("p.refusal",{role:"alert"},s)]}var Lh=()=>k("svg.tick",{width:16,height:16,viewBox:"0 0 16 16","aria-hidden":"true"},yt("M2 8.5 6 13 14 3.5","currentCo\
lor",2.5)),Oh=e=>e.away?`, not now. ${e.away}`:"",Hn=2;function ii({chips:e,now:t,open:s,pick:n,toggle:o}){if(e.length<Hn)
return null;let r=e.findIndex(c=>c.id===t),i=G("chips");return a("div",{class:s?"chips open":"chips"},a("button.btn.onec\
hip",{"data-k":"chips","aria-expanded":String(s),"aria-controls":i,onclick:o},a("span",`Question ${r+1} of ${e.length}`),
a("b",e[r]?.name??"")),a("div.allchips",{id:i,role:"group","aria-label":"Questions"},e.map((c,l)=>a("button.qchip",{"dat\
a-k":`q.${c.id}`,"aria-pressed":String(c.id===t),"aria-keyshortcuts":l<9&&as()?String(l+1):null,"data-away":!c.arises,"a\
ria-label":`${l+1}. ${c.name}${c.done?", answered":""}${Oh(c)}`,title:c.away?`${c.title} ${c.away}`:c.title,onclick:()=>n(
c.id)},a("span",c.name),c.done&&Lh()))))}var ai=e=>a("div.goal",a("h2",e.title??""),!!e.of&&a("span.chip.line",`${[e.at,
e.also].filter(Boolean).join(" and ")} of ${e.of}`),e.line&&a("p",e.line));function Rn(e,t){let{choices:s,name:n,label:o,
value:r}=e,i=s.length>6||s.map(h=>h[1]).join("").length>22,c=G("setting"),l=`knob.${n}`;return a("div",{class:e.model?"s\
etting model":"setting"},a(i?"label":"span",{for:i?c:null},o),i?a("select.pick",{id:c,"data-k":l,onchange:h=>t(s[h.target.
selectedIndex][0])},s.map(([h,d])=>a("option",{selected:h===r},d))):dt({label:o,choices:s,value:r,pick:t,k:l}))}var li=(e,t,s)=>a(
"div.siblings",{role:"group","aria-label":`${e}: each choice`},a("span",e),t.map((n,o)=>a("button",{"data-k":`sib.${o}`,
"aria-pressed":String(n.here),"aria-label":`${n.label}: ${n.text??"covered until you give a number"}`,onclick:()=>s(n.value)},
a("span",n.label),n.text?a("b",n.text):a("i.rd"))));var di="uncle_widgets.tones",ci=220,Ch=880,ds=.16,Nh=.2,hi,ui=[["","Seen"],["heard","Heard too"]],Bn=()=>te(di),fi=e=>ce(
di,e),Hh=(e,[t,s])=>ci*(Ch/ci)**Math.min(1,Math.max(0,(e-t)/(s-t||1)));function Rh(e){let t=hi??new AudioContext;hi=t,e.
forEach((s,n)=>{let o=new OscillatorNode(t,{frequency:s}),r=new GainNode(t,{gain:0}),i=t.currentTime+1.5*n*ds;r.gain.setValueAtTime(
0,i),r.gain.linearRampToValueAtTime(Nh,i+ds/8),r.gain.linearRampToValueAtTime(0,i+ds),o.connect(r).connect(t.destination),
o.start(i),o.stop(i+ds)})}function pi(e,t,{span:s,answer:n,apart:o}){let r=t.runs[0].at(-1)?.[1],i=t.begun!==e.begun,c=!t.
running&&(i||e.running);if(!Bn()||r==null)return;let l=[...i?[r]:[],...c&&n&&!o?[n.value]:[]];l.length>0&&Rh(l.map(h=>Hh(
h,s)))}var N={ink:"var(--ink)",accent:"var(--accent-fill)",rule:"var(--rule)",edge:"var(--edge)",sheet:"var(--ground, var(--she\
et))",band:"color-mix(in srgb, var(--rule) 45%, transparent)"},B=(e,t,s,n="tx",o=13)=>k("text",{x:e,y:t,class:n,"font-si\
ze":o},String(s)),K=(e,t=N.rule,s=1,n={})=>k("path",{d:e,fill:"none",stroke:t,"stroke-width":s,...n}),Dn=(e,t)=>k("path",
{d:`M${e} ${t}l9 18h-18z`,fill:N.sheet,stroke:N.accent,"stroke-width":2.5}),rt=(e,t,s,...n)=>k("svg.pic",{width:e,height:t,
viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":s},...n),pt=(e,t)=>({class:"pic-in",style:`animation-delay:${Math.round(
e*t)}ms`});function lt(e,t,s=13){let n=[];for(let o of e.split(" ")){let r=n.length-1;r>=0&&Y(`${n[r]} ${o}`,s)<=t?n[r]+=
` ${o}`:n.push(o)}return n}function St(e,t,s=6){let n=10**Math.floor(Math.log10((t-e)/s||1));for(let r of[1,2,5,10,20])if((t-
e)/(n*r)<=s){n*=r;break}let o=[];for(let r=Math.ceil(e/n-1e-9);r*n<=t+1e-9;r++)o.push(Number((r*n).toFixed(9)));return o}
var In=e=>String(e).replace("-","−");function Ce(e,t,s,n,o){let r=B(e,t,s,n,o);return r.style.cssText="paint-order:str\
oke;stroke:var(--ground, var(--sheet));stroke-width:4px",r}var mi=(e,t,s,n)=>k("g",W(e,t,s-.8,{fill:N.band,stroke:N.rule,"stroke-width":1.5}),K(`M${e-s} ${t+s}L${e+s} ${t-s}`,N.ink,
2,n?{class:"pic-in late"}:{}));function us(e,t,s=0){let n=Math.min(19,e/25),o=n*.38,r=[...t.signs],i=d=>[(d%25+.5)*n,(Math.
floor(d/25)+.5)*n],c=4*n+19,l=0,h=t.kinds.map(([d,u],f)=>{let p=`${d.toLocaleString("en")} ${u}`,m=30+Y(p,13);l>0&&l+m>e&&
([l,c]=[0,c+19]);let g=l;return l+=m,[f===2?mi(g+8,c-4.5,7,!1):Mt(f===0?1:0,g+8,c-4.5,7),B(g+20,c,p,"tx")]});return rt(e,
c+6,t.spoken,Array.from({length:100-r.length},(d,u)=>{let[f,p]=i(r.length+u);return W(f,p,1.5,{fill:N.rule})}),r.map((d,u)=>{
let[f,p]=i(u),m=d==="x"?mi(f,p,o,u>=s):Mt(d==="y"?1:0,f,p,o);return u>=s?k("g.pic-in",m):m}),h)}var ue=21,Bh=3,_n=50;function fs(e,t,s=0,n=200){
let{start:o,target:r,n:i}=t,[c,l]=[i<1e3?34:48,e-12],h=M=>c+(l-c)*(M-o)/(r+5-o),d=20,u=Math.floor((n-d-_n-32)/ue),f=Math.
max(1,Math.min(Bh,u)),p=d+f*ue,m=p+12+_n,g=Math.max(...t.feet,...t.exact.map(M=>M*i),1)*1.08,b=M=>m-_n*M/g,w=St(o,r,6).filter(
M=>Number.isInteger(M)&&Math.abs(M-r)>(r-o)/10),x=Math.max(1.5,(h(o+1)-h(o))*.66),[y,$]=[G("feet"),G("feet")],S=t.rows.slice(
-f),v=i-S.length,T=i?`Feet on each total after ${i.toLocaleString("en")}`:"Feet on each total",A=i?`at ${r}: ${t.feet[t.
feet.length-1].toLocaleString("en")}`:"",E=e-h(o)-Y(A,1.06*13)-8;return rt(e,m+20,t.spoken,k("defs",gt(y,N.ink),gt($,N.accent)),
R(h(r)-7,d-4,14,p-d+6,{fill:N.band,stroke:N.edge}),w.map(M=>[B(h(M),13,M,"tx2 m"),K(`M${h(M)} 17V${p}`)]),B(h(r),13,r,"t\
x b m"),Array.from({length:f},(M,O)=>K(`M${h(o)} ${d+O*ue+ue-5}H${l}`)),S.map((M,O)=>{let H=d+O*ue+ue-5,_=v+O>=s;return[
B(c-6,H+4,(v+O+1).toLocaleString("en"),"tx2 e"),M.slice(1).map((I,z)=>{let[q,D]=[h(M[z]),h(Math.min(I,r+5))],U=I===r;return k(
"g",_?{class:"pic-in",style:`animation-delay:${S.length>1&&i-s>1?0:z*60}ms`}:{},K(`M${q} ${H}A${(D-q)/2} ${Math.min(ue-8,
(D-q)/2*.9+2)} 0 0 1 ${D} ${H}`,N.edge,1.4),W(D,H,U?5.5:2.2,{fill:U?N.accent:N.ink}))})]}),K(`M${h(o)} ${m}H${h(r+.6)}`,
N.edge),i>0&&B(c-6,b(g/1.08)+5,Math.round(g/1.08).toLocaleString("en"),"tx2 e"),t.feet.map((M,O)=>{let H=O+1===t.feet.length;
return R(h(o+1+O)-x/2,b(M),x,m-b(M),{fill:`url(#${H?$:y})`,stroke:H?N.accent:N.ink,"stroke-width":.7})}),i>0&&[K(t.exact.
map((M,O)=>`${O?"L":"M"}${h(o+1+O)} ${b(M*i)}`).join(""),N.sheet,5),K(t.exact.map((M,O)=>`${O?"L":"M"}${h(o+1+O)} ${b(M*
i)}`).join(""),N.ink,2.5)],B(h(o),m+16,Y(T,13)<E?T:T.replace(" on each total",""),"tx2"),i>0&&B(e,m+16,A,"tx b e"))}var Dh={cases:us,paths:fs},Pn=(e,t)=>k("svg",{width:22,height:12,"aria-hidden":"true"},k("path",{d:"M0 6h22",fill:"none",
...e}),t),Ih=()=>({node:a("p.untried",{role:"status"},_h),tried:()=>{},again:()=>{},stop:()=>{}}),_h="No trials of this \
question were dealt in advance, and this page has no Python to deal them now. Here you can try out the questions at whic\
h the game stops and asks, and those of the lessons; with Python, every question.";function gi(e,t,s){if(e.untried)return Ih();
let n=a("div.plot"),o=a("div.traces"),r=t().grown,i=r?a("div",{class:`grown ${r.kind}`}):!1,c=r?.n??0,l=a("div.counts",{
role:"group","aria-label":"How many trials"}),h=a("div.told",{role:"status"}),d=a("button.btn.quiet.stop",{"data-k":"sto\
p",onclick:()=>s({kind:"stop"})},"Stop"),u=a("input.seedbox",{inputmode:"numeric","data-k":"trialseed",maxlength:80,"ari\
a-label":"Seed of your trials",onchange:()=>s({kind:"again",seed:u.value})}),f,p=t(),m=a("span",Pn({stroke:"var(--edge)",
"stroke-width":1.5}),"runs before"),g=()=>{let{clientWidth:v,clientHeight:T}=n;v>0&&T>40&&n.replaceChildren(Ir(v,T,e,t()))},
b=()=>{e.traces&&o.clientWidth>0&&o.replaceChildren(_r(o.clientWidth,t().traces))},w=()=>{let v=t().grown;!i||!v||!i.clientWidth||
(i.replaceChildren(Dh[v.kind](i.clientWidth,v,Math.min(c,v.n),i.clientHeight)),c=v.n)},x=new ResizeObserver(()=>requestAnimationFrame(
$));x.observe(n);let y=()=>{let v=t();pi(p,v,e),p=v;let T=v.begun>=v.most;l.classList.toggle("full",T),V(l,T?a("button.b\
tn.solid",{"data-k":"anew",onclick:()=>s({kind:"again"})},"Another run"):v.counts.map(M=>a("button",{class:M===1?"btn so\
lid":"btn","data-k":`run.${M}`,"aria-label":`×${M.toLocaleString("en")}: run ${M>1?"so many trials":"one trial"}`,"aria\
-disabled":v.running?"true":null,onclick:()=>!t().running&&s({kind:"run",trials:M,calm:we()})},`×${M.toLocaleString("en")}`))),
m.hidden=v.runs.length<2,d.style.visibility=v.running?"visible":"hidden",f!==v.seed&&!u.matches(":focus")&&(f=v.seed,u.value=
String(v.seed));let A=e.traces?"below the chart":"on the table",E=`One first: ×1 will ${e.trial}, and you see it ${A}.`;
h.replaceChildren(a("p",a("b",v.summary??E),v.last&&a("span.last",` ${v.last}`),v.claim&&` ${v.claim}`,v.band&&a("span.m\
ute",` ${v.band}`),v.beforehand&&a("span.mute",` ${v.beforehand}`)),...v.note?[a("p.refusal",v.note)]:[]),$()},$=()=>{b(),
g(),w(),h.scrollHeight>h.clientHeight+1?h.tabIndex=0:h.removeAttribute("tabindex")},S=a("div.try",i,n,e.traces&&o,l,h,a(
"div.tryfoot",a("p.key",{"aria-hidden":"true"},!e.apart&&a("span",Pn({stroke:"var(--ink)","stroke-width":3}),e.simulated?
"found before":"exact"),a("span",Pn({stroke:"var(--accent-fill)","stroke-width":2.5},W(11,6,3.2,{fill:"var(--sheet)",stroke:"\
var(--accent-fill)","stroke-width":2})),"your run"),m),a("label.trialseed","seed",u),d,a("button.btn.quiet",{"data-k":"a\
gain",onclick:()=>s({kind:"again"})},"Start again")));return y(),{node:S,tried:y,again:$,stop:()=>x.disconnect()}}var Ph=(e,t,s,n)=>k("g",W(e,t,s-.8,{fill:n?N.band:"none",stroke:N.rule,"stroke-width":1.5}),K(`M${e-s*.9} ${t+s*.9}L${e+
s*.9} ${t-s*.9}`,N.edge,1.8));function bi(e,t){let s=e<560,n=s?16.5:19,o=n*.38,[r,i,c,l]=t.counts,h=[...Array(r).fill("y\
es"),...Array(i).fill("out"),...Array(c).fill("no"),...Array(l).fill("out-no")],d=24,u=10*n+10,f=h.map((O,H)=>{let[_,I]=[
(H%10+.5)*n,d+(Math.floor(H/10)+.5)*n];return O==="yes"||O==="no"?Mt(O==="yes"?1:0,_,I,o):k("g.pic-in",{style:"animation\
-delay:240ms"},Ph(_,I,o,O==="out"?1:0))}),p=t.sides.map(([O,H],_)=>{if(!O)return null;let I=_?100-O:0,z=d+I/10*n+2,q=d+(I+
O)/10*n-2,D=(s?e:e*.55)-u-14,U=lt(H,D),L=Math.min(Math.max((z+q)/2-8*U.length+5,d+10),d+10*n-16*U.length);return[K(`M${u}\
 ${z}h6V${q}h-6`,N.edge,1.5),B(u+14,L,O,"tx b",15),U.map((P,F)=>B(u+14,L+16*(F+1),P,"tx2"))]}),[m,g,b]=t.left,w=s?0:Math.
max(e*.58,u+150),x=s?d+10*n+34:d,y=7,$=s?n:Math.min(n,(e-w)/12),S=Array.from({length:g},(O,H)=>k("g",pt(H,8),Mt(H<m?1:0,
w+(H%y+.5)*$,x+(Math.floor(H/y)+.5)*$,$*.38))),v=Math.ceil(g/y),T=w+y*$+18,A=e-T-xt(m,34)-8,E=lt(`of ${g} ${b}`,Math.max(
A,60),1.06*15),M=x+Math.max(v*$,26+18*E.length)+8;return rt(e,Math.max(M,d+10*n+4),t.spoken,B(0,13,t.holders,"tx b",14),
f,p,B(w,x-11,`Strike out ${i+l}. Left: ${g}`,"tx b",14),S,Lt(m,T,x+2,34,{colour:"var(--accent)"}),E.map((O,H)=>B(T+xt(m,
34)+8,x+14+18*H,O,"tx b",15)),B(T+xt(m,34)+8,x+14+18*E.length,`chance ${t.exact}`,"tx2"))}var wi=e=>1+Math.max(0,...e.children.
map(wi));function yi(e,t){let s=wi(t.tree),n=e/s,o=t.tree.n<1e3?46:62,r=36,i=n-14,c=f=>r+14+16*lt(f.words,i).length,l=[],
h=[],d=4,u=(f,p)=>{let m=p*n,g=f.children.map($=>u($,p+1)),b=g.length?g.reduce(($,S)=>$+S,0)/g.length:d+r/2;g.length||(d+=
c(f)),f.children.forEach(($,S)=>{let v=$.mark==="out";l.push(k("g",pt(p+1,160),K(`M${m+o} ${b}L${m+n} ${g[S]}`,v?N.rule:
N.ink,v?1.5:2)))});let[w,x]=[f.mark==="yes",f.mark==="out"],y=w?"fill:var(--sheet)":x?"fill:var(--ink-2)":"";return h.push(
k("g",pt(p,160),R(m+1,b-r/2,o-2,r,{rx:3,fill:w?N.accent:N.sheet,stroke:w?N.accent:x?N.rule:N.edge,"stroke-width":1.8,"st\
roke-dasharray":x?"4 4":null}),k("text.tx.b.m",{x:m+o/2,y:b+6,"font-size":17,style:y},f.n.toLocaleString("en")),lt(f.words,
i).map(($,S)=>Ce(m,b+r/2+16*(S+1),$,"tx2")))),b};return u(t.tree,0),rt(e,d,t.spoken,l,h)}function ki(e,t){let s=e<440?16:Math.min(22,e/26),n=t.dots.flatMap(([d,,u])=>Array.from({length:d},()=>u)),o=e<10*s+22+180,
r=o?0:10*s+22,i=[],c=o?10*s+24:16;for(let[d,u,f]of t.dots)d&&(i.push(Mt(f,r+7,c-5,7),B(r+22,c,d,"tx b",15)),i.push(B(r+26+
9*String(d).length,c,u,"tx",14)),c+=25);i.push(K(`M${r} ${c-10}H${e}`)),c+=10;let l=(d,u,f,p=N.ink)=>{i.push(B(r,c,d,"tx\
2"));for(let g of lt(`${u} =`,e-r-48,14))c+=20,i.push(B(r,c,g,"tx",14));let m=B(e,c,f,"b e",20);m.style.fill=p,i.push(m),
c+=28};l("hands, each counted once",t.hands[0],t.hands[1]),l(`${t.cards[0]} in those hands`,t.cards[1],t.cards[2],"var(-\
-accent)");for(let d of lt(`more finely ${t.exact[0]} and ${t.exact[1]}`,e-r))i.push(B(r,c-4,d,"tx2")),c+=16;c-=16;let h=Math.
max(10*s,c+4);return rt(e,h,t.spoken,n.map((d,u)=>k("g",pt(Math.floor(u/10)*3+u%10,20),Mt(d,(u%10+.5)*s,(Math.floor(u/10)+
.5)*s,s*.38))),i)}var qh=(e,t,s,n)=>[B(e,t-7,s,"tx b m",17),K(`M${e-15} ${t}h30`,N.ink,2),B(e,t+19,n,"tx b m",17)];function xi(e,t){
let s=t.factors.length,n=t.factors[0][1],o=Math.max(1,Math.min(s,Math.floor((e+20)/84))),r=24,i=Math.min(190,(e-r*(o-1))/
o),c=n>60?12:7,l=Math.min(i/c,13),h=Math.ceil(n/c),d=s<=4&&l>=5,u=(d?h*l+26:18)+66,f=[];t.factors.forEach(([g,b],w)=>{let x=w%
o*(i+r),y=Math.floor(w/o)*u,$=x+(d?c*l/2:i/2),S=[B(d?x:$,y+13,`${w+1}${["st","nd","rd"][w]??"th"} card`,d?"tx2":"tx2 m")];
if(d)for(let T=0;T<b;T++){let A=T>=g;S.push(R(x+T%c*l+1,y+20+Math.floor(T/c)*l+1,l-2,l-2,{rx:1.5,fill:A?N.accent:"none",
stroke:A?N.accent:N.edge,"stroke-width":1.2}))}let v=y+(d?20+h*l:12)+28;f.push(k("g",pt(w,240),S,qh($,v,g,b))),w+1<s&&f.
push(B(Math.min(e-6,$+(i+r)/2),v+6,"×","tx m",18))});let p=Math.ceil(s/o)*u+14,m=(g,b="tx",w=14)=>{for(let x of lt(g,e-
4,b.endsWith(" b")?1.06*w:w))f.push(B(0,p,x,b,w)),p+=w+6};return m(`= ${t.none} without ${t.one}; ${t.some} with one or \
more`,"tx b",15),m(`Counting hands: ${t.counting[0]} of ${t.counting[1]} is the same.`),m(`${t.choose}: ${t.means}.`,"tx\
2",13),rt(e,p,t.spoken,f)}function $i(e,t){let s=e<430,n=s?Math.min(44,(e-26)/6):40,o=24,r=22,i=[];for(let u=0;u<6;u+=1)i.push(B(o+(u+.5)*n,14,u+1,
"tx2 m"),B(4,r+(u+.5)*n+5,u+1,"tx2"));t.rows.forEach((u,f)=>{u.forEach((p,m)=>{let g=o+m*n,b=r+f*n,w={fill:p?N.accent:"n\
one",stroke:p?"none":N.edge,"stroke-width":1.2},x=f===m?k("circle",{cx:g+n/2,cy:b+n/2,r:n/2-2,...w}):R(g+1.5,b+1.5,n-3,n-
3,{rx:2,...w}),y=B(g+n/2,b+n/2+5,p,"b m",14);y.style.fill="#FFF",i.push(k("g",pt(f+m,30),x,p&&y))})});let c=r+6*n,l=s?4:
o+6*n+18,h=s?c+24:r+20,d=[R(l,h-12,14,14,{rx:2,fill:N.accent}),...lt(t.unlike,e-l-24,14).map((u,f)=>B(l+22,h+19*f,u,"tx",
14))];return h+=19*lt(t.unlike,e-l-24,14).length+8,d.push(W(l+7,h-5,7,{fill:N.accent})),d.push(...lt(t.doubles,e-l-24,14).
map((u,f)=>B(l+22,h+19*f,u,"tx",14))),h+=34,d.push(B(l,h,t.sum,"tx b",18)),rt(e,Math.max(c,h)+8,t.spoken,i,d)}function vi(e,t){let s=e<640,{start:n,target:o}=t,[r,i]=[s?22:40,e-(s?12:112)],c=E=>r+(i-r)*(E-n)/(o+5-n),l=t.rows.slice(
0,s?8:12),h=s?21:24,d=26,u=d+l.length*h,f=St(n,o,s?6:10).filter(E=>Number.isInteger(E)&&Math.abs(E-o)>(o-n)/14),p=G("fee\
t"),m=G("feet"),g=l.map((E,M)=>{let O=d+M*h+h-6,H=E[E.length-1],_=E.includes(o),I=[];return E.slice(1).forEach((z,q)=>{let[
D,U]=[c(E[q]),c(Math.min(z,o+5))],L=Math.min(h-9,(U-D)/2*.9+2),P=z===o;I.push(k("g",pt(M*4+q,30),K(`M${D} ${O}A${(U-D)/2}\
 ${L} 0 0 1 ${U} ${O}`,N.edge,1.4),W(U,O,P?5.5:s?2:2.6,{fill:P?N.accent:N.ink})))}),[K(`M${c(n)} ${O}H${i}`),B(0,O+4,M+1,
"tx2"),I,!s&&B(i+14,O+4,_?"lands":`jumps to ${H}`,_?"tx b":"tx2")]}),b=92,w=u+46+b,x=Math.max(...t.feet,...t.exact.map(E=>E*
t.n),1)*1.08,y=E=>w-b*E/x,$=Math.max(1.5,(c(n+1)-c(n))*.66),S=t.feet[t.feet.length-1],v=t.exact.map((E,M)=>`${M?"L":"M"}${c(
n+1+M)} ${y(E*t.n)}`).join(""),T=s?`After ${t.n} rows: feet on each`:`After ${t.n} rows: how many feet stood on each num\
ber`,A=s?w+42:w+22;return rt(e,A,t.spoken,k("defs",gt(p,N.ink),gt(m,N.accent)),R(c(o)-7,d-4,14,u-d+6,{fill:N.band,stroke:N.
edge}),f.map(E=>[B(c(E),14,E,"tx2 m"),K(`M${c(E)} 19V${u}`)]),B(c(o),14,o,"tx b m"),g,B(0,u+26,T,"tx b",14),St(0,x,3).filter(
Number.isInteger).map(E=>[K(`M${c(n)} ${y(E)}H${c(o+.6)}`),B(c(n)-4,y(E)+4,E,"tx2 e")]),t.feet.map((E,M)=>R(c(n+1+M)-$/2,
y(E),$,w-y(E),{fill:`url(#${M+1===t.feet.length?m:p})`,stroke:M+1===t.feet.length?N.accent:N.ink,"stroke-width":s?.7:1})),
K(v,N.sheet,6),K(v,N.ink,3),f.map(E=>B(c(E),w+17,E,"tx2 m")),B(c(o),w+17,o,"tx b m"),s?B(e,w+38,`at ${o}: ${S}, chance ${t.
said}`,"tx b e",14):[k("text.b",{x:i-10,y:w-30,"font-size":14,style:"fill:var(--accent)"},`${S} at ${o}`),B(i-10,w-10,`c\
hance ${t.said}`,"tx b",14)])}function Mi(e,t){let s=.45*e,n=12+Math.min(s,Math.max(...t.rows.map(([f])=>Y(f,13)))),o=e-
n-34,r=Math.max(9,Math.min(17,o/17)),i=Math.max(1,Math.floor(o/r)),c=[],[l,h]=[26,0];for(let[f,p]of t.rows){let m=p.flatMap(
([b,w])=>Array(b).fill(w)),g=lt(f,n-12,14);c.push(g.map((b,w)=>B(0,l+5+16*w,b,"tx")),B(e,l+5,m.length,"tx b e")),m.forEach(
(b,w)=>{let[x,y]=[n+(w%i+.5)*r,Math.floor(w/i)*r];c.push(k("g",pt(h++,8),Mt(b,x,l+y,r*.38)))}),l+=Math.max(16*g.length,Math.
ceil(m.length/i)*r)+7}let d=0,u=t.kinds.map(([f,p])=>{let m=30+Y(p,13);d>0&&d+m>e&&([d,l]=[0,l+19]);let g=[Mt(f,d+8,l,6.5),
B(d+19,l+5,p,"tx2")];return d+=m,g});return l+=23,rt(e,l+4,t.spoken,B(0,13,`100 ${t.of}`,"tx b",14),c,u,B(0,l,`${t.exact}\
 of them count`,"tx b",14))}function Si(e,t){let s=Math.max(10,Math.min(t.total,Math.floor(e/16))),n=Math.min(30,e/s),o=Math.
min(n-3,22),r=o*1.4,i=r+34,c=new Set(t.row),l=[];for(let u=0;u<t.total;u++){let f=u%s*n,p=4+Math.floor(u/s)*i;l.push(k("\
g",pt(u,20),R(f+1.5,p,o,r,{rx:2,fill:c.has(u)?N.accent:"none",stroke:c.has(u)?N.accent:N.edge,"stroke-width":1.5})))}let h=[
-1,...t.row,t.total];t.gaps.forEach((u,f)=>{if(!u)return;let[p,m]=[h[f]+1,h[f+1]-1];for(let g=Math.floor(p/s);g<=Math.floor(
m/s);g++){let b=Math.max(p,g*s)-g*s,w=Math.min(m,g*s+s-1)-g*s,x=4+g*i+r+5,[y,$]=[b*n+2,w*n+o+1];l.push(K(`M${y} ${x}v4H${$}\
v-4`,N.ink,1.5));let S=Math.floor(p/s)===g;(m-p<s||S)&&l.push(B((y+$)/2,x+18,u,"tx m"))}});let d=4+Math.ceil(t.total/s)*
i+12;for(let u of lt(`${t.reckoning}, ${t.wait}`,e-4,1.06*14))l.push(B(0,d,u,"tx b",14)),d+=20;return rt(e,d-8,t.spoken,
l)}function Ei(e,t,s){let n=new Map;return e.hits.map(o=>{let r=Math.round(t(o/e.n)/s)*s,i=n.get(r)??0;return n.set(r,i+1),
{x:r,at:i}})}function Ti(e,t){let[s,n]=[e<400?52:66,e-12],o=t.rows.flatMap(u=>u.hits.map(f=>f/u.n)),[r,i]=[Math.max(0,Math.
min(...o)-.03),Math.min(1,Math.max(...o)+.03)],c=u=>s+(n-s)*(u-r)/(i-r),l=8,h=t.rows.map(u=>{let f=Ei(u,c,7),p=f.some(x=>x.
at>16),m=p?Ei(u,c,4):f,g=Math.max(...m.map(x=>x.at))+1,b=Math.min(6.6,96/g);l+=Math.max(52,g*b+26);let w=l;return l+=4,[
m.map(({x,at:y})=>W(x,w-4-y*b,Math.min(p?1.9:2.8,b*.48),{fill:N.sheet,stroke:N.accent,"stroke-width":p?1.1:1.4})),K(`M${s}\
 ${w}H${n}`,N.edge),B(0,w-18,u.n.toLocaleString("en"),"tx b",15),B(0,w-2,"trials","tx2"),B(n,w-Math.max(34,g*b+10),u.near,
"tx e")]}),d=St(r*100,i*100,e<420?5:8);return rt(e,l+40,t.spoken,d.map(u=>[K(`M${c(u/100)} 4V${l}`,N.rule),B(c(u/100),l+
16,u,"tx2 m")]),K(`M${c(t.exact[0])} 4V${l+4}`,N.ink,3),h,B(Math.min(e-50,Math.max(50,c(t.exact[0]))),l+36,`chance ${t.exact[1]}`,
"tx b m",14))}function Ai(e,t){let[s,n]=[26,e-Y("misses",13)*1.1-12],o=Math.max(0,Math.min(...t.rows.map(d=>d[1]))-.02),
r=Math.min(1,Math.max(...t.rows.map(d=>d[2]))+.02),i=d=>s+(n-s)*(d-o)/(r-o),c=13.5,l=32+t.rows.length*c,h=G("miss");return rt(
e,l+22,t.spoken,k("defs",gt(h,N.accent)),St(o*100,r*100,e<420?5:8).map(d=>[K(`M${i(d/100)} 22V${l}`,N.rule),B(i(d/100),l+
17,d,"tx2 m")]),B(Math.min(e-60,Math.max(60,i(t.exact[0]))),14,`chance ${t.exact[1]}`,"tx b m",14),K(`M${i(t.exact[0])} \
20V${l}`,N.ink,3),t.rows.map(([d,u,f],p)=>{let m=32+p*c,g=t.misses.includes(p+1);return k("g",pt(p,60),g?R(i(u),m-5,i(f)-
i(u),10,{fill:`url(#${h})`,stroke:N.accent,"stroke-width":1.5}):K(`M${i(u)} ${m}H${i(f)}`,N.edge,2.5),W(i(d),m,3.6,{fill:N.
sheet,stroke:g?N.accent:N.ink,"stroke-width":2}),(p===0||(p+1)%5===0)&&B(s-8,m+5,p+1,"tx2 e"),g&&k("text.b",{x:i(f)+8,y:m+
5,"font-size":13,style:"fill:var(--accent)"},"misses"))}))}var Li=([,e,t],s)=>({fill:s?N.ink:t<e?N.sheet:N.edge,stroke:s||t<e?N.ink:N.edge,"stroke-width":1.8});function Oi(e,t){let s=t.
falls.flatMap(i=>i.bars.flatMap(([,c,l])=>[c,l])),[n,o]=[Math.min(0,...s),Math.max(.1,...s)];return e>=460*Math.max(1,t.
falls.length/2)&&t.falls[0].bars.length*t.falls.length<=14?Wh(e,t,n,o):Fh(e,t,n,o)}function Wh(e,t,s,n){let[o,r,i]=[40,46,
200],c=f=>r+i*(n-f)/(n-s||1),l=(e-o)/t.falls.length,h=c(s)+(s<0?26:8),d=Math.min(120,(l-24)/Math.max(...t.falls.map(f=>f.
bars.length)))-2,u=Math.max(...t.falls.flatMap(f=>f.bars.map(([p])=>lt(p,d).length)));return rt(e,h+8+15*u,t.spoken,B(0,
30,t.unit,"tx2"),St(s,n,5).map(f=>[K(`M${o} ${c(f)}H${e}`,f?N.rule:N.ink,f?1:1.5),B(o-6,c(f)+5,In(f),"tx2 e")]),t.falls.
map((f,p)=>{let m=o+p*l+10,g=Math.min(120,(l-24)/f.bars.length);return[t.falls.length>1&&B(m+g*f.bars.length/2,16,f.title,
"tx m b",15),f.bars.map((b,w)=>{let[x,y,$,S]=b,v=w+1===f.bars.length,T=m+w*g,A=c(Math.max(y,$)),E=$<y&&!v?c($)+16:A-6;return k(
"g",pt(w,160),R(T+2,A,g-4,Math.max(2,Math.abs(c($)-c(y))),Li(b,v)),!v&&K(`M${T+g-2} ${c($)}h4`,N.ink,1.5),B(T+g/2,E,S,v?
"tx b m":"tx m",14),lt(x,g-2).map((M,O)=>B(T+g/2,h+12+15*O,M,v?"tx b m":"tx2 m")))})]}))}function Fh(e,t,s,n){let o=t.falls.
flatMap(u=>u.bars.map(([f])=>Y(f,13))),r=Math.min(e*.36,Math.max(...o)*1.08+10),[i,c]=[r+(s<0?46:6),e-88],l=u=>i+(c-i)*(u-
s)/(n-s||1),h=0,d=t.falls.map(u=>{let f=t.falls.length>1&&B(0,h+15,u.title,"tx b",15);f&&(h+=22);let p=h,m=u.bars.map((b,w)=>{
let[x,y,$,S]=b,v=w+1===u.bars.length,T=lt(x,r-4,v?1.06*13:13),A=h+2;h+=Math.max(25,T.length*15+8);let E=Math.max(y,$);return k(
"g",pt(w,160),T.map((M,O)=>B(0,A+13+15*O,M,v?"tx b":"tx2")),R(l(Math.min(y,$)),A,Math.max(2,Math.abs(l($)-l(y))),17,Li(b,
v)),B(l(E)+8,A+13,v?`${S} ${t.unit}`:S,v?"tx b":"tx",14))}),g=K(`M${l(0)} ${p}V${h}`,N.ink,1.5);return h+=12,[f,g,m]});return rt(
e,h,t.spoken,d)}function Ci(e,t){let s=t.heaps.map(([A])=>A),[n,o]=[Math.min(...s,t.exact[0]),Math.max(...s,t.exact[0])],
r=(o-n||1)*.07,i=A=>14+(e-28)*(A-n+r)/(o-n+2*r),c=s.map(i),l=Math.min(60,...c.slice(1).map((A,E)=>A-c[E])),h=Math.max(...t.
heaps.map(([,A])=>A)),d=l<13?7:l<30?8.5:10.5,u=Math.max(1,Math.min(4,Math.floor((l-3)/d))),f=Math.ceil(h/u),p=Math.min(d,
190/f),m=22+f*p,g=t.heaps.map(([,,A],E)=>({x:c[E],text:A,wide:Y(A,13)})),b=-1/0,w=g.filter(({x:A,wide:E})=>A-E/2<b+6?!1:
(b=A+E/2,!0)),[x,y]=t.mean,$=`balances at ${y}; the mean is ${t.exact[1]} ${t.unit}`,S=Y($,1.06*14),v=i(x)+16+S<e?i(x)+16:
Math.max(0,i(x)-16-S),T=lt($,e,1.06*14);return rt(e,m+36+18*T.length,t.spoken,t.heaps.map(([,A],E)=>[Array.from({length:A},
(M,O)=>W(c[E]+(O%u-(u-1)/2)*p,m-7-Math.floor(O/u)*p,p*.4,{fill:"none",stroke:N.accent,"stroke-width":1.7})),l>=20&&B(c[E],
m-10-Math.ceil(A/u)*p,A,"tx b m")]),K(`M6 ${m}H${e-6}`,N.ink,4),w.map(({x:A,text:E})=>B(A,m+19,E,"tx2 m")),k("path",{d:`\
M${i(x)} ${m+2}l10 20h-20z`,fill:N.sheet,stroke:N.ink,"stroke-width":2.5}),T.map((A,E)=>B(T.length>1?0:v,m+42+18*E,A,"tx\
 b",14)))}function Ni(e,t){let[s,n,o,r]=[40,e-6,24,170],i=t.shares.length,c=(n-s)/i,l=Math.max(...t.shares),h=w=>o+r*(1-
w/l),d=w=>s+c*(w-t.first+.5),[u,f]=[o+r,Math.max(1,Math.ceil(26/c))],p=`mean ${t.mean[1]}, median ${t.median}`,m=d(t.mean[0])+
16+Y(p,14)<e,g=`likeliest: ${t.likeliest[0]} (${t.likeliest[1]})`,b=d(t.likeliest[0])+c/2+4+1.1*Y(g,13)<e;return rt(e,u+
46,t.spoken,St(0,l,4).map(w=>[K(`M${s} ${h(w)}H${n}`),B(s-6,h(w)+5,Math.round(w*100),"tx2 e")]),B(0,13,"of 100","tx2"),t.
shares.map((w,x)=>k("g",pt(x,20),R(s+x*c+Math.min(2,c*.1),h(w),Math.max(1,c-Math.min(4,c*.2)),u-h(w),{fill:N.ink}),x%f===
0&&B(d(t.first+x),u+16,t.first+x,"tx2 m"))),K(`M${s} ${u}H${n}`,N.ink,2),b?B(d(t.likeliest[0])+c/2+4,h(l)+11,g,"tx",13):
B(e,13,g,"tx e",13),Dn(d(t.mean[0]),u+21),B(m?d(t.mean[0])+16:d(t.mean[0])-16,u+38,p,m?"tx b":"tx b e",14))}function Hi(e,t){
let[s,n,o,r]=[40,e-8,24,190],i=t.bins.reduce(($,S,v)=>S>=5e-4?v:$,0)+1,c=t.bins.slice(0,i),l=Math.max(...c),h=$=>s+(n-s)*
$/(i*t.step),d=$=>o+r*(1-$/l),u=o+r,[f,p,m]=t.band,g=h(t.step)-h(0),b=`mean ${t.mean[1]} ${t.unit}`,w=h(t.mean[0])+15+Y(
b,14)*1.1<e,x=`${f} to ${p}: ${m}`,y=Math.max(0,Math.min(h(f),e-Y(x,14)*1.1));return rt(e,u+76,t.spoken,R(h(f),o-6,h(p)-
h(f),r+6,{fill:N.band}),St(0,l,4).map($=>[K(`M${s} ${d($)}H${n}`),B(s-6,d($)+5,Math.round($*100),"tx2 e")]),B(0,13,"of 1\
00","tx2"),c.map(($,S)=>k("g",pt(S,20),R(h(S*t.step)+g*.06,d($),g*.88,Math.max(0,u-d($)),{fill:N.ink}))),K(`M${s} ${u}H${n}`,
N.ink,2),St(0,i*t.step,e<420?4:7).filter($=>h($)<n-10).map($=>B(h($),u+17,$,"tx2 m")),Dn(h(t.mean[0]),u+20),B(h(t.mean[0])+
(w?15:-15),u+37,b,w?"tx b":"tx b e",14),K(`M${h(f)} ${u+44}v10M${h(f)} ${u+49}H${h(p)}M${h(p)} ${u+44}v10`,N.ink,2),B(y,
u+71,x,"tx b",14))}function Ri(e,t){let[s,n,o,r]=[40,e-14,30,168],[i,c]=[t.x[0],t.x[t.x.length-1]],l=[...t.y,...t.lines.
map(([S])=>S)],h=t.chance?0:Math.min(0,...l),d=Math.max(...l)*1.12,u=(t.chance?Math.min(1,d):d)||1,f=S=>s+(n-s)*(S-i)/(c-
i||1),p=S=>o+r*(1-(S-h)/(u-h)),m=o+r,g=t.x.map((S,v)=>`${v?"L":"M"}${f(S)} ${p(t.y[v])}`).join(""),b=t.here,w=b?Y(`you a\
re here: ${b[2]}`,14)*1.1:0,x=b?Math.min(Math.max(s+4,f(b[0])-w+10),n-w):0,y=t.lines.map(([S])=>p(S)-6),$=b?p(b[1])-13:0;
return y.some(S=>Math.abs(S-$)<16)&&($=Math.min(...y,$)-18),rt(e,m+(t.across?42:24),t.spoken,B(0,13,t.up,"tx2"),St(h,u,5).
map(S=>[K(`M${s} ${p(S)}H${n}`),B(s-6,p(S)+5,t.chance?Math.round(S*100):In(S),"tx2 e")]),St(i,c,e<420?5:9).filter(Number.
isInteger).map(S=>B(f(S),m+17,S,"tx2 m")),K(`M${s} ${m}H${n}`,N.ink,1.5),t.across!==""&&B((s+n)/2,m+37,t.across,"tx2 m"),
K(g,N.ink,3),t.lines.map(([S,v],T)=>{let A=T%2===0;return[K(`M${s} ${p(S)}H${n}`,N.edge,1.8,{"stroke-dasharray":"6 4"}),
Ce(A?n:s+6,y[T],v,A?"tx e":"tx")]}),b&&[K(`M${f(b[0])} ${m}V${p(b[1])}`,N.ink,1.5,{"stroke-dasharray":"2 3"}),W(f(b[0]),
p(b[1]),6,{fill:N.ink,stroke:N.sheet,"stroke-width":2}),Ce(x,$,`you are here: ${b[2]}`,"tx b",14)])}var Vh={counted_twice:ki,draw_by_draw:xi,two_dice:$i,frequency_grid:bi,whole_tree:yi,footprints:vi,waterfall:Oi,balance:Ci,
gaps:Si,split:Mi,cases:(e,t)=>us(e,t),paths:(e,t)=>fs(e,t),columns:Ni,histogram:Hi,graph:Ri,runs:Ti,intervals:Ai};function Bi(e,t,s){
let n=Vh[e];if(!n)throw new Error(`Expected a picture that there is, not ${e}.`);return a("figure.picture",n(t,s),s.caption&&
a("figcaption",s.caption))}var jh=[["answer","Answer"],["why","Why"],["try","Try it"]],Di=9,Kh=480,Gh=e=>{let t=e.parentElement.getBoundingClientRect(),
s=e.getBoundingClientRect();return Math.max(0,s.right-t.right+8)};function Ii({model:e,el:t}){let s=a("div.uw.uw-panel");
et(s,e.get("palette"));let n=C=>a("div",{class:`p-${C}`}),[o,r,i,c,l,h,d,u,f,p]="head quest ask tabs page nav main strip\
 foot read".split(" ").map(n),m=a("section.sheet",{"aria-label":"The question"});m.append(o,r,i,c,l,h,d,u,f);let g=a("p.\
sr",{role:"status"});s.append(g,m,p),t.append(s);let b=e.get.bind(e),w=(C,j)=>{e.set(C,j),e.save_changes()},x=C=>{g.textContent=
C},y={key:"",values:["",""],sure:"think"},$=new Set,S=!1,v=!1,T=!0,A=!1,E=null,M=null,O=()=>b("pair").length>0?si(y.values,
b("pair")):b("panel").none?"":rs(y.values[0],b("panel")),H=()=>{let[C,j]=y.values;O()?x(O()):(e.send({kind:"predict",value:C,
second:j,sure:y.sure}),he(b("game")))},_=C=>e.send({kind:"go",at:C}),I=dr({press:()=>b("main").kind==="predict"?H():e.send(
{kind:"main"}),refused:x}),z=a("button.btn",{"data-k":"skip",onclick:()=>e.send({kind:"skip"})},"Skip"),q=a("select.pick\
.surefold",{"data-k":"surefold","aria-label":"How sure are you?",onchange:C=>{y.sure=C.target.value,it()}}),D=C=>j=>w("s\
ettings",{...b("settings"),[C.name]:j}),U=C=>{S=!1,w("question",C),e.send({kind:"pick",question:C}),L()},L=()=>{let C=b(
"goal");V(o,C.title?ai(C):ii({chips:b("questions"),now:b("question"),open:S,pick:U,toggle:()=>{S=!S,L()}}))},P=()=>{let C=b(
"panel"),j=b("moment");if(C.none){V(r,a("h2",C.title),a("p.mute",C.when));return}let J=C.revealed&&!b("goal").title,tt=b(
"pair"),wt=C.revealed&&Q()!=="answer",Nt=tt.length>0&&!wt,Ee=J&&(j.headline||C.headline),Ge=Ee&&!C.certain?jr(Ee,()=>ht(
"why")):Ee||C.ask,nn=J?C.ask:C.given;V(r,tt.length>0&&wt&&ni(tt,_),a("h2",{"data-next":!0,tabindex:-1},(Nt?Oe(tt.map(({ask:ie})=>ie)).
both||C.title:Ge)??""),a("p.mute.given",Nt?Oe(tt.map(({given:ie})=>ie)).both:nn),C.fault&&a("p.refusal",C.fault),!C.revealed&&
F())},F=()=>{let C=b("panel"),j=C.knobs.filter(wt=>!wt.model),J=C.row??[];return!!(b("moment").line||b("goal").title)||j.
length===0?!1:a("div.settings",j.map((wt,Nt)=>Nt===0&&J.length>1?li(wt.label,J,D(wt)):Rn(wt,D(wt))))},it=()=>{let C=b("p\
anel");if(C.none||C.revealed)i.replaceChildren();else{let j={draft:y,folded:q,changed:()=>Yt(),enter:H};V(i,...ri(C,b("p\
air"),b("note"),j))}},mt=()=>{let C=b("panel"),j=jh.filter(([J])=>J!=="try"||!C.certain);V(c,!!C.revealed&&dt({label:"Pa\
ges",choices:j,value:Q(),k:"page",pick:ht}))},ht=C=>{w("page",C),Dt()},Q=()=>b("panel").certain&&b("page")==="try"?"answ\
er":b("page"),zt=()=>{let C=b("panel"),j=C.revealed&&Q()==="why"?C.steps?.[b("why")]:void 0,J=Object.fromEntries((j?.lit??
[]).map(tt=>[tt,j?.letter??""]));JSON.stringify(J)!==JSON.stringify(b("lit"))&&w("lit",J)},Dt=()=>{let C=b("panel");if(E?.
stop(),E=null,P(),s.dataset.page=Q(),s.classList.toggle("stopped",!!b("moment").line),s.dataset.at=String(b("moment").at??
""),mt(),Ke(),ge(),C.none)l.replaceChildren();else if(!C.revealed)V(l,Zr());else{let J=Q();J==="why"?($.add(b("why")),E=
Gr(C,b("why"),$,tt=>w("why",tt),Bi)):J==="try"?E=gi(C,()=>b("tried"),e.send.bind(e)):b("pair").length>0?E=oi(C,b("pair"),
tt=>e.send({kind:"own",yes:tt})):E=Fr(C,()=>b("tried"),b("moment"),!!b("goal").title,F(),xc,tt=>e.send({kind:"own",yes:tt}),
()=>ht("why")),V(l,E.node)}V(h,C.revealed&&Q()==="why"&&Yr(C,b("why"),J=>w("why",J))),zt(),E?.again(),tn(),E?.again();let j=l.
querySelector('.siblings [aria-pressed="true"]');j instanceof HTMLElement&&j.parentElement&&(j.parentElement.scrollLeft=
Gh(j))},Yt=()=>{let{label:C,kind:j,off:J}=b("main"),tt=j==="predict";I.show(C??"",J||(tt?O():"")),!C&&ct(s)===I.node&&(A=
!0),I.node.hidden=!C,z.hidden=!tt||!b("moment").line,d.classList.toggle("last",!tt||!!b("goal").title),d.firstChild||d.append(
q,I.node,z)},It=()=>a("button.btn.quiet",{"data-k":"save",onclick:()=>e.send({kind:"save"})},"Save my guesses"),Ke=()=>{
let C=b("guesses"),j=b("moment"),J=j.of||0,tt=b("ending"),wt=!!tt.title,Nt=wt&&!s.classList.contains("ended");if(s.classList.
toggle("ended",wt),M?.stop(),M=null,wt){let ie={go:_,open:Tc=>e.send({kind:"open",link:Tc})},Ec=A||!!ct(s);V(u,...Er(tt,
C,ie,It)),Nt&&Ec&&Tt(s,"ending");return}let Ee=b("panel").revealed&&Q()!=="answer";if(C.length===0&&!J||Ee){u.replaceChildren();
return}let Ge=a("div");V(u,a("h3",J>0?`Your guesses, ${C.length} of ${J}`:"Your guesses"),zr(),Ge);let nn=j.line?j.at??-1:
-1;M=kt(Ge,ie=>Pr(ie,C,Math.max(J,C.length),nn))},ge=()=>{let C=b("panel");if(C.none){f.replaceChildren();return}let j=C.
knobs.filter(tt=>tt.model),J=!b("goal").title;V(f,br(C),a("p.mute",C.revealed&&Q()!=="why"?"":C.model),a("div.row",J&&j.
map(tt=>Rn(tt,D(tt))),C.revealed&&Q()==="why"&&C.lesson&&a("button.btn.quiet",{"data-k":"read",onclick:()=>Qs(!0)},"Read\
 about it"),C.said&&Q()==="answer"&&J&&!b("moment").line&&It()))},Qs=C=>{v=C,m.inert=C,V(p,C&&Jr(b("panel"),()=>Qs(!1))),
Tt(s,C?"readclose":"read")},tn=()=>{for(let C=1;C<=Di;C++)s.classList.remove(`c${C}`);M?.again(),jo()},jo=()=>{for(let C=1;C<=
Di&&m.scrollHeight>m.clientHeight+1;C++)s.classList.add(`c${C}`)},xc=()=>m.clientHeight>0&&m.clientHeight<Kh,en=()=>{let C=b(
"panel"),j=C.key!==y.key;j&&Object.assign(y,{key:C.key,values:["",""],sure:"think"}),(j||T)&&($=new Set);let J=!!(C.revealed&&
T&&!j&&C.said),tt=ct(s),wt=A||!!(tt&&m.contains(tt));if(A=!1,T=!C.revealed,m.classList.toggle("asked",T&&!C.none),m.classList.
toggle("paired",b("pair").length>0),Nn(s,Math.max(b("pair").findIndex(({here:Nt})=>Nt),0)),m.classList.toggle("lift",J),
v&&!C.revealed&&Qs(!1),L(),it(),Yt(),Dt(),J&&C.said&&x([C,...b("pair").slice(1)].map(({said:Nt})=>Nt?.verdict??"").join(
" ")),J&&wt&&!(b("goal").title&&tt===I.node)){let Nt=r.querySelector("h2");Nt instanceof HTMLElement&&Nt.focus({preventScroll:!0})}},
Ko=new ResizeObserver(()=>requestAnimationFrame(()=>{tn(),E?.again()}));Ko.observe(s);let $c=ls(s,()=>{let C=Math.min(b(
"questions").length,9);return[{keys:["y","n"],shown:"Y, N",words:"Says whether the mistake that is asked about was yours\
.",when:()=>Q()==="answer"&&[b("panel"),...b("pair")].some(({said:j})=>j?.asks),press:(j,J)=>J.closest(".uw-table.acts, \
input")?!1:(e.send({kind:"own",yes:j==="y"}),!0)},{keys:Array.from({length:C},(j,J)=>String(J+1)),shown:`1 to ${C}`,words:"\
Asks that question of those above the panel.",when:()=>C>=Hn&&!b("goal").title&&!v,press:(j,J)=>J.closest(".uw-table.act\
s, input")?!1:(U(b("questions")[Number(j)-1].id),!0)}]}),sn=C=>()=>{C(),tn(),E?.again()},vc=()=>{E?.tried(),jo()},Mc=()=>{
it(),b("panel").revealed&&b("note")&&x(b("note"))},Sc=()=>{Yt(),Dt()},Go=[["change:panel",en],["change:questions change:\
question change:goal",sn(L)],["change:page change:why",Dt],["change:pair",en],["change:main",Yt],["change:moment",Sc],["\
change:guesses change:ending",sn(Ke)],["change:note",sn(Mc)],["change:tried",vc],["msg:custom",At]];for(let[C,j]of Go)e.
on(C,j);return en(),()=>{for(let[C,j]of Go)e.off(C,j);E?.stop(),M?.stop(),Ko.disconnect(),$c()}}var Yh=3e5,Pi="uncle_widgets ",qn="uncle_widgets/left",Fn="uncle_widgets/asked",_i=Symbol.for("uncle_widgets.whose");function se(){
try{return sessionStorage}catch{return null}}var qi=(e="")=>Object.keys(se()??{}).filter(t=>t.startsWith(`${Pi}${e}`));function Uh(){
let e=se();if(!e)return!1;let[t]=performance.getEntriesByType("navigation"),n=!(t?.type==="navigate"&&e.getItem(qn))&&!e.
getItem(Fn);e.removeItem(qn),window.addEventListener("pagehide",()=>e.setItem(qn,"1"));let o=Math.max(...qi(`${location.
pathname} `).map(r=>Number.parseInt(e.getItem(r)??"",10)||0));return n&&Date.now()-o<Yh}function Vn(){let e=globalThis;return e[_i]??=
{free:Uh(),own:new Set,holders:new Set,ask:null,sizes:new ResizeObserver(()=>requestAnimationFrame(ps))},e[_i]}var jn=(e,t)=>a(
"div.offer",{role:"group","aria-label":"Go on, or somebody new?"},a("b","Go on, or somebody new?"),a("p","Somebody was h\
ere before. Go on if that was you."),a("div.row",a("button.btn.solid",{"data-k":"resume",onclick:e},"Go on"),a("button.b\
tn",{"data-k":"forget",onclick:t},"Somebody new")));function ps(){let e=Vn();if(![...e.holders].some(({give:n})=>n)){e.ask?.
remove(),e.ask=null;return}let[s]=[...e.holders].map(({root:n})=>n).filter(n=>n.getClientRects().length>0).sort((n,o)=>n.
compareDocumentPosition(o)&Node.DOCUMENT_POSITION_FOLLOWING?-1:1);s&&(e.ask??=a("div.uw.uw-whose",jn(()=>Wn(!0),()=>Wn(!1))),
s.previousSibling!==e.ask&&s.before(e.ask),se()?.setItem(Fn,"1"))}function Wn(e){let t=Vn(),s=t.ask?.nextElementSibling;
t.free=!0;let n=[...t.holders].map(i=>i.give);for(let i of t.holders)i.give=null;if(e)for(let i of n)i?.();else for(let i of qi())
se()?.removeItem(i);se()?.removeItem(Fn);let o=t.ask?.matches(":focus-within");ps();let r=o&&s?.querySelector("button, i\
nput, select, textarea, [tabindex='0']");r instanceof HTMLElement&&r.focus({preventScroll:!0})}function Pt(e,t){let s=Vn(),
n=()=>`${Pi}${location.pathname} ${t()}`,o=()=>{let l=se()?.getItem(n());return l?l.slice(l.indexOf(" ")+1):null},r={root:e,
give:null},i=()=>se()?.removeItem(n()),c=()=>s.free||s.own.has(n());return s.holders.add(r),s.sizes.observe(e),{look:l=>{
let h=o();r.give=h&&!c()?()=>l(h):null,h&&c()&&l(h),ps()},again:()=>(c()||i(),o()),keep:l=>{s.ask&&Wn(!1),s.own.add(n());
try{se()?.setItem(n(),`${Date.now()} ${l}`)}catch{}},forget:i,stop:()=>{s.holders.delete(r),s.sizes.unobserve(e),ps()}}}var Wi=3,Fi=80,Vi=e=>[...e.values.map((t,s)=>k("g",{transform:`translate(${s*(e.size+10)} 0)`},Le(t,e.size,e.lit.includes(
s)))),R(-5,-5,e.w+10,e.size+10,{class:"ring-focus",rx:9}),k("title",e.label)],ji=(e,t)=>k("svg.small-die",{viewBox:"-3 -\
3 38 38"},Le(e,32,t));function Ki(e,t){for(let s=0;s<Wi;s++){let n=(r,i)=>1+(r+2*s+3*i)%6,o=()=>e(r=>({...r,values:r.values.
map(n),lit:[]}));s?setTimeout(o,s*Fi/t):o()}setTimeout(()=>e(s=>s),Wi*Fi/t)}function Gi(e,t,s,n){let o=a("input.num",{inputmode:"decimal",maxlength:80,autocomplete:"off","data-k":"row.say",oninput:()=>c()}),
r=a("b",{"aria-hidden":"true"}),i=()=>{let h=kn(o.value,nt);r.textContent=h&&`= ${h} `},c=()=>{i(),n(o.value,ut(o.value,
nt).value)},l=Zt(o,nt,h=>{o.value=h,l.complain(),c()});return o.value=os(t,s,nt),i(),l.complain(),[a("label.wonder",a("s\
pan",e),o,a("span",r,"of 100")),l.node]}var Kn=4,Zh=8,Yi={low:0,high:999,whole:!0},zh=["","One move cost you most","Two moves cost you most","Three moves cost y\
ou most"],Jh=["A question","The count","The number"];function Xh(e){let t=e.currentTarget,s=[...t.querySelectorAll("butt\
on")],n=s.findIndex(r=>r.matches(":focus")),o={ArrowDown:n+1,ArrowUp:n-1,Home:0,End:s.length-1}[e.key];o==null||n<0||(e.
preventDefault(),e.stopPropagation(),s[Math.max(0,Math.min(s.length-1,o))].focus())}function Ui({model:e,el:t}){let s=a(
"div.uw.uw-coach");et(s,e.get("palette"));let n=a("div.sheet.meter",{hidden:!0}),o=a("section.sheet",{"aria-label":"The \
coach"}),r=a("p.sr",{role:"status"});s.append(n,o,r),t.append(s);let i=[],c=e.get.bind(e),l=L=>e.send(L),h=`uw.play.${c(
"game")}`,d=()=>{try{return localStorage.getItem(h)??""}catch{return""}},u=L=>{try{L?localStorage.setItem(h,L):localStorage.
removeItem(h)}catch{}},f=L=>L.split(": ")[1]?.split(" ").filter(Boolean).length??0,p=d();(p===c("link")||!f(p))&&(p="");
let m=(L,P,F=!1,it="")=>a("button",{class:F?"btn solid":"btn","data-k":it||L.kind,onclick:()=>l(L)},P),g={},b=c("stamp"),
w=!1,x=()=>{i.forEach(it=>it.stop()),i=[];let L=c("desk"),P=c("link");if(c("over")?u(""):f(P)&&(u(P),p=""),L.since==null)
return;b!==c("stamp")&&([b,g]=[c("stamp"),{}]),V(o,p&&jn(()=>l({kind:"resume",link:p}),()=>{p="",u(""),x()}),c("note")&&
a("p.refusal",{role:"alert"},c("note")),L.result&&z(L),L.quiz?H(L):L.look?O(L.look):!L.result&&y(L),L.worth&&!L.look&&_(
L.worth),L.guess&&!L.worth&&!L.look&&a("p.guess",L.guess),L.said&&a("p.note.hint",L.said),q(L));let F=L.look?`Look again\
. You chose ${L.look.chosen}. ${L.look.hint}`:L.result||A(L)?.words||L.said||L.worth?.title||"";r.textContent!==F&&(r.textContent=
F,A(L)&&o.querySelector(".hint-words")?.scrollIntoView({block:"nearest"}))},y=L=>{let P=c("lifts"),F=c("lifted");if(!L.turn)
return[a("h2",L.press?"Nobody chooses: chance is next.":"The others play."),L.press&&a("p.mute",`Press “${L.press}” be\
low the table.`),M(L)];let it=Object.entries(P).filter(([,Q])=>Q.line),mt=it.every(([,Q])=>Q.row)?Zh:Kn,ht=it.length<=mt?
it:it.filter(([Q])=>Q===F);return[a("h2","Your move."),ht.length>0&&a("ul",{class:["leaving",F&&"asked",ht.length>Kn&&"m\
any",ht[0][1].row&&"places"],onkeydown:Xh},ht.map(([Q,zt],Dt)=>a("li",v(Q,zt,Dt),$(Q,zt)))),E(L),M(L)]},$=(L,{ask:P,row:F})=>P&&
F&&L===c("lifted")&&Gi(P,g[L],c("said")[L],(it,mt)=>{g[L]=it;let{[L]:ht,...Q}=c("said");mt!==(ht??null)&&(e.set("said",mt==
null?Q:{...Q,[L]:mt}),e.save_changes())}),S=L=>{e.set("lifted",L),e.save_changes()},v=(L,{label:P,play:F,line:it,ask:mt,
row:ht,dice:Q=[]},zt)=>{let Dt=c("lifted"),Yt=c("said"),It=L===Dt,Ke=()=>{if(It&&g[L]?.trim()&&de(g[L],nt)){r.textContent=
de(g[L],nt),Tt(o,"row.say");return}if(It)return l({kind:"move",move:L,stamp:c("stamp"),said:Yt[L]??null});S(L)};return a(
"button",{class:[It&&"on",ht&&"place"],"data-move":L,"data-k":`row.${L}`,"aria-pressed":String(It),tabindex:(Dt in c("li\
fts")?It:!zt)?0:-1,onclick:Ke,onkeydown:ge=>{ge.key!=="Escape"||!It||(ge.stopPropagation(),S(""))}},Q.length>0&&a("span.\
thrown",{"aria-hidden":"true"},Q.map(ge=>ji(ge,It))),a("b.what",ht||P),a("span.then",it),a("span.say",It?F.split(" ")[0]:
L in Yt&&`you say ${ee(Yt[L],nt)}`),mt&&!ht&&T(Yt[L]))},T=L=>a("i.track",{"aria-hidden":"true"},L!=null&&a("i",{style:`l\
eft:${L}%`})),A=({hint:L})=>L?.move===c("lifted")?L:null,E=L=>{if(!L.hints.length)return null;let P=A(L);return a("div.h\
ints",a("h3","A hint, as much as you want"),a("div.seg",{role:"group","aria-label":"A hint"},L.hints.map(F=>a("button",{
"data-k":F?`hint.${F}`:"hint","aria-pressed":String(P?.grade===F),onclick:()=>l({kind:"hint",move:c("lifted"),grade:F})},
Jh[F]))),P&&a("p.hint-words",P.words))},M=L=>L.since.length>0&&a("div.since",a("h3","Since your last move"),a("ul",L.since.
slice(-Kn).map(P=>a("li",P)))),O=L=>[a("p.mute","You chose ",a("b",L.chosen),"."),a("h2","Look again."),a("p.big-ask",L.
hint||"Is there a better move?"),a("div.row.start.looked",m({kind:"again"},"Choose again",!0),m({kind:"play"},"Play it"))],
H=L=>{let P=a("input.num",{inputmode:"numeric",maxlength:80,autocomplete:"off","data-k":"total","data-draft":L.quiz,"ari\
a-label":"The new total"}),F=Zt(P,Yi,()=>{});return a("form",{onsubmit:it=>{it.preventDefault(),F.complain(),ut(P.value,
Yi).value==null?P.focus():l({kind:"answer",value:P.value})}},a("h2",c("terms").call),a("p.big-ask",L.quiz," ",P," "),F.node,
a("button.btn.solid",{type:"submit","data-k":"call"},"Call it"))},_=L=>{let P=a("div");return i.push(kt(P,F=>tr(F,L))),a(
"div.worth",a("h3","Your last move"),c("desk").guess&&a("p.guess",c("desk").guess),a("details.read",{open:w,ontoggle:F=>w=
F.target.open},a("summary",{"data-k":"worth"},L.title),a("h4","What each move was worth"),a("p.mute.small",L.unit),P,L.words.
map(F=>a("p",F)),a("p.mute.model",L.model)))},I=({step:L,place:P,worth:F,cost:it,cards:mt},ht)=>a("div.costly",a("b.tag",
String(ht)),a("p.where",a("b",P)," ",!mt.length&&a("span",F?.title??"")),mt.length>0&&a("div.cards",mt.map(({face:Q,chosen:zt,
best:Dt})=>a("i",{class:[zt&&"chosen",Dt&&"best"]},k("svg",{viewBox:"0 0 48 68","aria-hidden":"true"},Bt(Q,48))))),a("b.\
cost",it),m({kind:"retry",step:L},"Try again",!1,`retry.${L}`),a("details",a("summary",{"data-k":`review.${L}`},"Why"),(F?.
words??[]).map(Q=>a("p",Q)),a("p.mute.model",F?.model??""))),z=L=>{let P=L.review??[],F=P[0]?.step<0,it=P[0]?.worth?.unit;
return[a("h2","The game is over."),!P.length&&a("p.mute.waits","The coach can go through your moves, and show which of t\
hem cost most."),!P.length&&c("progress")==null&&m({kind:"review"},"Review my moves",!0),P.length>0&&a("div.review",a("h\
3",F?"Your moves":zh[P.length]),F?a("p","None: every move was the best, as far as the coach can tell."):a("p.mute.small",
`In ${it}: the best move, less the one you made.`),!F&&P.map((mt,ht)=>I(mt,ht+1)),P.some(({cards:mt})=>mt.length>0)&&a("\
p.mute.small.key",a("i.chosen"),"you played",a("i.best"),"worth most"),L.sum&&a("p.note",L.sum)),a("details.read",a("sum\
mary",{"data-k":"record"},"The record, every card"),a("p.mono.record",L.record))]},q=L=>a("div.foot",!L.result&&a("label\
.level",a("span",a("b","Coach")," speaks up when a move costs"),a("select.pick",{"data-k":"coach",onchange:P=>{let F=Number(
P.target.value);l({kind:"coach",on:F>=0,level:F<0?null:F})}},a("option",{value:-1,selected:!L.coach},"off"),L.levels.map(
(P,F)=>a("option",{value:F,selected:L.coach&&L.level===F},P)))),!L.result&&a("div.row.pair",m({kind:"deal"},"New deal"),
m({kind:"same"},"Same deal again")),a("p.mute.small",`Deal ${L.seed}. The same deal and moves give the same game.`)),D=()=>{
let L=c("progress");if(n.hidden=L==null,L==null)return n.replaceChildren();V(n,a("div.row",a("span","The coach looks ahe\
ad"),a("div.gauge",{role:"progressbar","aria-label":"The coach looks ahead","aria-valuemin":0,"aria-valuemax":100,"aria-\
valuenow":Math.round(L*100)},a("i",{style:`width:${L*100}%`})),m({kind:"stop"},"Stop")))},U="change:desk change:note cha\
nge:link change:lifts change:lifted change:said change:stamp";return e.on(U,x),e.on("change:progress",D),x(),D(),()=>{e.
off(U,x),e.off("change:progress",D),i.forEach(L=>L.stop())}}var Gn="uncle_widgets.lesson.",Zi=(e,t,s)=>a("section.sheet.lessons",{"aria-label":"Lessons"},a("h1",e.title),a("p.mute",
e.long),t.filter(({lessons:n})=>n.length>0).map(n=>{let o=a("article.shelf",a("h2",a("i.patch",{"aria-hidden":"true"}),n.
title),a("ol",n.lessons.map(({number:r,name:i,about:c,link:l})=>{let h=!!te(`${Gn}${n.id} ${r}`);return a("li",s({class:h?
"done":"","data-k":`lesson.${n.id}.${r}`},{game:n.id,page:n.page,link:l},[a("span.nr",{"aria-hidden":"true"},String(r)),
a("span",i,h&&a("span.sr",", gone through")),a("small",c)]))})));return et(o,n.palette),o}));var zi=e=>String(e).replace("-","−"),Xi=({low:e,high:t},s)=>n=>(n-e)/(t-e)*s,Qi=({dots:e})=>e.filter(({apart:t})=>!t);
function Qh(e,t,{left:s,top:n}){let o=Xi(t,e),r=m=>s+o(m),i=m=>n+e-o(m),{low:c,high:l,band:h,unit:d}=t,u=Qi(t),f=d==="of\
 100"?[0,25,50,75,100]:Vt(c,l),p=h?k("path",{class:"band",d:`M${r(c)} ${i(c)}L${r(c)} ${i(c+h)}L${r(l-h)} ${i(l)}L${r(l)}\
 ${i(l)}
          L${r(l)} ${i(l-h)}L${r(c+h)} ${i(c)}Z`}):u.map(m=>k("path",{class:"reach",d:[`M${r(m.exact)} ${i(Math.max(c,m.
exact-m.reach))}`,i(Math.min(l,m.exact+m.reach))].join("V")}));return k("g",{},p,f.map(m=>[k("path",{class:"grid",d:`M${r(
m)} ${i(c)}V${i(l)}M${r(c)} ${i(m)}H${r(l)}`}),k("text",{x:r(m),y:i(c)+18,"text-anchor":"middle"},zi(m)),k("text",{x:r(c)-
8,y:i(m)+4,"text-anchor":"end"},zi(m))]),k("path",{class:"same",d:`M${r(c)} ${i(c)}L${r(l)} ${i(l)}`}),k("text",{class:"\
faint",x:r(c)+44,y:i(l)+34},"too high"),k("text",{class:"faint",x:r(l)-16,y:i(c)-24,"text-anchor":"end"},"too low"),k("t\
ext",{class:"axis",x:r(l),y:i(c)+36,"text-anchor":"end"},`the answer, ${d}`),k("text",{class:"axis",transform:`translate\
(${r(c)+16} ${i(l)+12}) rotate(-90)`,"text-anchor":"end"},"you said"),u.filter(m=>!m.near).map(m=>k("path",{class:"drop",
d:`M${r(m.exact)} ${i(m.exact)}V${i(m.said)}`})),ta(u,o,e).map(({place:m,number:g},b)=>[k("path",{class:"lead",d:`M${s+m[0]}\
 ${n+e-m[1]}L${s+g[0]} ${n+e-g[1]}`}),k("circle",{class:"place","data-at":u[b].at,cx:r(u[b].exact),cy:i(u[b].said),r:4})]))}
function td(e,t){let r=Math.max(20,...t.flatMap(h=>h.off)),i=Vt(0,r*1.05),c=h=>92+h/(r*1.05)*(e-92-40),l=t.length*40;return k(
"svg",{class:"surerows",width:e,height:l+24,role:"img","aria-label":"How far off, of 100"},i.map(h=>[k("path",{class:"gr\
id",d:`M${c(h)} 0V${l}`}),k("text",{x:c(h),y:l+18,"text-anchor":"middle"},String(h))]),t.map(({words:h,off:d,mean:u},f)=>{
let p=f*40+20,m={};return[k("text",{class:"level",x:0,y:p+5},h),k("path",{class:"mean",d:`M${c(u)} ${p-16}V${p+16}`}),[...d].
sort((g,b)=>g-b).map(g=>{let b=Math.round(c(g)/9);return m[b]=(m[b]??0)+1,k("circle",{class:"one",cx:c(g),cy:p+8-(m[b]-1)*
9,r:4})}),k("text",{class:"much",x:e,y:p+5,"text-anchor":"end"},String(Math.round(u)))]}))}var ed=156,Ji=16,sd=26,nd=[7,
3,1,5,0,4,6,2],od=8;function ta(e,t,s){let n=([l,h],[d,u])=>Math.hypot(l-d,h-u),o=e.map(({exact:l,said:h})=>[t(l),t(h)]),
r=o.map((l,h)=>o.every((d,u)=>u===h||n(l,d)>=Ji)),i=o.map((l,h)=>r[h]?l:null),c=([l,h])=>Math.min(l,h)>=0&&Math.max(l,h)<=
s&&i.every(d=>!d||n(d,[l,h])>=sd)&&o.every(d=>n(d,[l,h])>=Ji);return o.forEach(([l,h],d)=>{for(let u=1;!i[d]&&u<=od;u++)
for(let f of nd){let p=f*Math.PI/4,m=[l+22*u*Math.cos(p),h+22*u*Math.sin(p)];!i[d]&&c(m)&&(i[d]=m)}}),o.map((l,h)=>({place:l,
number:i[h]??l}))}var rd=4;function ea({model:e,el:t}){let s=a("div",{class:"uw uw-lessonchart"});et(s,e.get("palette"));
let n=a("div",{class:"plot"}),o=a("ul.apart"),r=a("div",{class:"sr"});s.append(a("section",{class:"sheet"},a("h2",{},"Wh\
at you said, against what is so"),n,o,r)),t.append(s);let i="",c=(u,f="")=>at({class:u.near?"dot hit":"dot missed","data\
-k":`dot.${u.at}`,"aria-label":`Position ${u.at+1}: ${u.words}`,title:`Position ${u.at+1}: ${u.words}`,style:f,onclick:()=>e.
send({kind:"go",at:u.at})},String(u.at+1)),l=(u,f)=>{let p=e.get("report"),m=Qi(p);return ta(m,Xi(p,u),u).map(({number:[
g,b],place:[w,x]},y)=>c(m[y],`left:${f.left+g}px;top:${f.top+u-b}px;--rise:${x-w}px;animation-delay:${y*40}ms`))},h=()=>{
let u=e.get("report"),f=n.clientWidth,p=n.clientHeight,m=`${f} ${p} ${JSON.stringify(u)}`;if(f===0||m===i||!u.dots)return;
i=m;let g=f>560,b={left:44,top:14},w=f-b.left-(g?ed:26),x=Math.max(160,g&&p>260?Math.min(w,p-64):w);V(n,k("svg",{width:f,
height:x+64,"aria-hidden":"true"},Qh(x,u,b)),l(x,b),a("ul",{class:g?"legend":"legend under",style:g?`left:${b.left+x+28}\
px`:null},a("li",{},a("i",{class:"dot hit"}),u.band?"within ten":"near"),a("li",{},a("i",{class:"dot missed"}),"further \
off"),g&&a("li",{},a("i",{class:"line"}),"said = exact"),g&&a("li",{},a("i",{class:"patch"}),u.band?"ten each side":"sti\
ll near"))),V(o,u.dots.filter(({apart:y})=>y).map(y=>a("li",c(y),y.words))),r.replaceChildren(a("table",{},a("caption",{},
"Said and exact, position by position"),a("tbody",{},u.dots.map(y=>a("tr",{},a("th",{},`${y.at+1}`),a("td",{},y.words)))))),
u.dots.length===0&&V(n,a("p",{class:"mute"},"No number was given."))},d=new ResizeObserver(()=>requestAnimationFrame(h));
return d.observe(n),e.on("change:report",h),h(),()=>{d.disconnect(),e.off("change:report",h)}}function sa({model:e,el:t}){
let s=a("div",{class:"uw uw-lessonend"});et(s,e.get("palette"));let n=a("section",{class:"sheet","aria-label":"How you d\
id"}),o=a("p",{class:"told",role:"status"});s.append(n),t.append(s);let r=null,i=l=>a("li",{},at({class:"dot missed","da\
ta-k":`miss.${l.at}`,"aria-label":`Open position ${l.at+1}`,onclick:()=>e.send({kind:"go",at:l.at})},String(l.at+1)),a("\
span",{},a("b",{},l.name),l.why&&a("small",{},l.why)),a("span",{class:"off"},a("b",{},l.off),l.againWords&&a("small",{},
`then ${l.againWords}`))),c=()=>{let l=e.get("report");if(l.done&&ce(Gn+l.done,"1"),!l.dots)return;let h=l.dots.filter(m=>!m.
near),d=l.open.length,u=(m,g)=>({kind:m,words:g}),f=[d>0&&u("redo",d===1?"Redo your miss":`Redo your ${d} misses`),l.next&&
u("next","Next lesson"),l.practise&&u("practise",l.practise)].filter(m=>m!==!1&&m!==""),p=a("div",{});r?.stop(),V(n,a("d\
iv",{class:"goal"},a("h2",{tabindex:-1,"data-next":!0},l.title),l.of>0&&a("span",{class:"chip line"},`${l.near} of ${l.of}\
 near`),a("p",{},l.short&&a("b",{},`${l.short} `),l.found)),a("h3",{},id(h.length,l.of)),h.length>0&&a("ol",{class:h.length>
rd?"misses many":"misses"},h.map(i)),l.sure.length>0&&[a("h3",{},"How sure, and how far off"),a("p",{class:"mute"},`${l.
sureWords} The bar is the mean.`.trim()),p],a("div",{class:"acts"},f.map((m,g)=>at({class:g?"btn":"btn solid","data-k":m.
kind,title:m.kind==="next"?l.next:null,onclick:()=>e.send({kind:m.kind})},m.words)),l.of>0&&at({class:"btn quiet","data-\
k":"save",onclick:()=>e.send({kind:"save"})},"Save"),l.receipt&&at({class:"btn quiet","data-k":"receipt",onclick:()=>Yn(
l.receipt,o)},"Copy the receipt")),o),r=l.sure.length>0?kt(p,m=>td(m,l.sure)):null};return e.on("change:report",c),e.on(
"msg:custom",At),c(),setTimeout(()=>{let l=n.querySelector("h2");ze(s)&&l?.focus({preventScroll:!0})},80),()=>{r?.stop(),
e.off("change:report",c),e.off("msg:custom",At)}}async function Yn(e,t){try{await navigator.clipboard.writeText(e),t.textContent=
"Copied. Paste it where you hand it in."}catch{t.textContent=e}}function id(e,t){return t===0?"Nothing was said":e===0?"\
No misses":e===1?"One miss":`${["","One","Two","Three","Four","Five","Six","Seven","Eight","Nine","Ten"][e]??e} misses`}var ad=["#F4F7FF","#A9C3F5","#6F94DB","#3F63AB","#233E77"],Zn=e=>({fill:ad[e-1],ink:e<4?"#13201E":"#FFF"}),Un=e=>!!e.nodes,
ld=["part","value"];function cd(e,t){let s=Object.entries(e.nodes??{});return t==="part"?s:[...s].sort(([,n],[,o])=>(n.value??
0)-(o.value??0))}var ms=class{constructor(t){this.changed=t,this.back=!1,this.by="part",this.map={},this.words=a("p.coun\
ted"),this.steps=a("ol.shades"),this.tokens=a("button.btn.quiet",{"data-k":"heat.tokens",onclick:()=>this.bring()}),this.
opener=a("button.btn.quiet",{"data-k":"heat.all","aria-expanded":"false",onclick:()=>this.open(!!this.list.hidden)}),this.
root=a("div.heat-bar",{role:"group","aria-label":"Numbers on the board",hidden:!0},a("div.legend",this.words,this.steps),
this.tokens,this.opener),this.list=a("section.sheet.scores.heat-list",{hidden:!0})}get clears(){return Un(this.map)&&!!this.
map.hides&&!this.back}show(t){if(JSON.stringify(t)===JSON.stringify(this.map)||(this.map=t,this.root.hidden=!Un(t),this.
open(!1),!Un(t)))return;let{title:s="",unit:n="",steps:o=[],hides:r="",nodes:i={}}=t;this.words.textContent=s,this.steps.
replaceChildren(...o.map(({text:c,count:l},h)=>{let{fill:d,ink:u}=Zn(h+1),f=`about ${c} ${n}: ${l} of the places`;return a(
"li",{title:f},a("span.shade",{"aria-hidden":"true",style:`background:${d};color:${u}`},c),a("span.sr",f))}),a("li.unit",
{"aria-hidden":"true"},n)),this.tokens.hidden=!r,this.opener.textContent=`All ${Object.keys(i).length}`,this.say()}say(){
this.tokens.textContent=`Show ${this.map.hides??""}`,X(this.tokens,"aria-pressed",String(this.back))}bring(){this.back=!this.
back,this.say(),this.changed()}open(t){this.list.hidden=!t,X(this.opener,"aria-expanded",String(t)),this.list.replaceChildren(
...t?[this.table()]:[])}escape(){let t=!this.list.hidden;return this.open(!1),t&&this.opener.focus(),t}sort(t){this.by=t,
this.open(!0),this.list.querySelector(`[data-k="heat.${t}"]`)?.focus()}table(){let{title:t="",unit:s=""}=this.map,n={part:"\
where",value:s},o=ld.map(i=>a("th",{scope:"col","aria-sort":this.by===i?"ascending":null},a("button.sorts",{"data-k":`he\
at.${i}`,onclick:()=>this.sort(i)},n[i]))),r=([i,{part:c="",value:l=0}])=>a("tr",a("th",{scope:"row"},i),a("td",c),a("td\
.num",l.toFixed(2)));return a("div.scroll",{tabindex:0,role:"group","aria-label":t},a("table",a("caption",t),a("thead",a(
"tr",a("td"),...o)),a("tbody",cd(this.map,this.by).map(r))))}};var hd=23,zn=24,He=20,dd=17,ud=8,na=6,Ne={h:23,size:15},fd={house:[66,34],place:[20,28]},[pd,md,gd]=[3,4,1],oa=(e,t)=>Math.
hypot(e.x-t.x,e.y-t.y);function bd(e,t,s){let n={x:(e.x+t.x)/2,y:(e.y+t.y)/2},o=r=>(r.x-n.x)*(t.x-e.x)+(r.y-n.y)*(t.y-e.
y);return s.flatMap((r,i)=>{let c=s[(i+1)%s.length],[l,h]=[o(r),o(c)],d=l/(l-h),u=l<0!=h<0?[{x:r.x+(c.x-r.x)*d,y:r.y+(c.
y-r.y)*d}]:[];return l<0?[r,...u]:u})}function wd(e,t=hd){let s=Array.from({length:zn},(n,o)=>{let r=2*Math.PI*o/zn,i=t/
Math.cos(Math.PI/zn);return{x:i*Math.cos(r),y:i*Math.sin(r)}});return e.map((n,o)=>{let r=s;for(let[i,c]of e.entries()){
let l=oa(n,c);i===o||l>2.1*t||(l<.5?r=i>o?[]:r:r=bd({x:0,y:0},{x:c.x-n.x,y:c.y-n.y},r))}return r})}var yd=e=>e.map((t,s)=>{
let n=e.filter((o,r)=>r!==s).map(o=>oa(t,o));return Math.max(ud,Math.min(He,...n.filter(o=>o>.5).map(o=>o/2-1)))}),Jn=(e,t)=>e.
x<t.x+t.w&&t.x<e.x+e.w&&e.y<t.y+t.h&&t.y<e.y+e.h,kd=({x:e,y:t},s)=>({x:e-s,y:t-s,w:2*s,h:2*s});function xd(e,t,s,n,o){let r=[];
return e.map((i,c)=>{let l=s[c],h=Ne.h,d=m=>(m.x<o.x||m.y<o.y||m.x+l>o.x+o.w||m.y+h>o.y+o.h?100:0)+pd*r.filter(b=>Jn(b,m)).
length+md*e.filter((b,w)=>Jn(kd(b,t[w]-3),m)).length+gd*n.filter(b=>Jn(b,m)).length,u=[[1,-1],[-1,-1],[1,0],[-1,0],[0,-1],
[0,1],[1,1],[-1,1]],p=[0,8,20].flatMap(m=>u.map(([g,b])=>{let w=(t[c]+m)*(g&&b?.72:1.08);return{x:i.x+g*(w+l/2)-l/2,y:i.
y+b*(w+h/2)-h/2,w:l,h}})).reduce((m,g)=>d(g)<d(m)?g:m);return l&&r.push(p),p})}var Xn=e=>e?12+9*e.length:0,Qn=({x:e,y:t},{
role:s,label:n,ring:o,chosen:r,attributes:i})=>k("g",{role:s,"aria-label":n,"data-x":e,"data-y":t,transform:`translate(${e}\
 ${t})`,...i},k("title",n),k("g.sized",k("path.cell",{fill:"transparent"}),(o||r)&&W(0,0,He,{class:"ring"}),r&&W(0,0,He-
na,{class:"ring chosen"}),W(0,0,He+12,{class:"ring-focus"}))),ra=({x:e,y:t},s,n)=>k("g.tag.of",{"data-of":n,"data-move":n,
transform:`translate(${e} ${t})`,"aria-hidden":"true"},k("g.sized",k("g.stands",R(0,0,Xn(s),Ne.h,{rx:3,style:"fill:var(-\
-lit)"}),k("text",{x:Xn(s)/2,y:Ne.h/2+Ne.size*.36,"font-size":Ne.size,"font-weight":700,"text-anchor":"middle",fill:"#13\
201E"},s))));function ia(e,t,s,n){let o=[...e.querySelectorAll("[data-x]")],r=({x:g,y:b})=>({x:g/t,y:b/t}),i=o.map(({dataset:g})=>r(
{x:Number(g.x),y:Number(g.y)})),c=wd(i),l=yd(i);for(let g of e.querySelectorAll(".sized"))g.setAttribute("transform",`sc\
ale(${t})`);for(let[g,b]of o.entries()){let w=c[g].map(({x,y})=>`${x.toFixed(1)} ${y.toFixed(1)}`).join("L");b.querySelector(
".cell")?.setAttribute("d",w?`M${w}Z`:"");for(let x of b.querySelectorAll("circle")){let y=x.classList.contains("ring-fo\
cus")?12:x.classList.contains("chosen")?-na:0,[$,S]=["many","handle"].map(T=>b.classList.contains(T)),v=S?He:$?Math.min(
l[g],dd/t):l[g];x.setAttribute("r",String(v+y))}}let h=[...e.querySelectorAll(".tag.of")];if(!h.length)return;let d=o.map(
g=>h.find(b=>b.dataset.of===g.dataset.move)),u=d.map(g=>Xn(g?.textContent??"")),f={x:s.x/t,y:s.y/t,w:s.w/t,h:s.h/t},p=n.
map(({x:g,y:b,kind:w})=>{let[x,y]=fd[w??""]??[13,13];return{x:(g-x)/t,y:(b-y)/t,w:2*x/t,h:2*y/t}}),m=xd(i,l,u,p,f);for(let[
g,b]of d.entries()){let{x:w,y:x}=m[g];b?.querySelector(".stands")?.setAttribute("transform",`translate(${w-i[g].x} ${x-i[g].
y})`)}}var $d=18,vd=40,Md={"stroke-width":5},Sd={"stroke-width":36,"stroke-linejoin":"round","stroke-linecap":"round"},Ed=.4;function Td(e,t){
let s=t.get(e.a),n=t.get(e.b),o=`M${s.x} ${s.y}L${n.x} ${n.y}`,r=i=>k("path",{d:o,fill:"none",...i});switch(e.kind??"roa\
d"){case"double":return[r({style:"stroke:var(--field-edge)","stroke-width":9}),r({style:"stroke:var(--field)","stroke-wi\
dth":4})];case"dashed":return r({style:"stroke:var(--field-edge)","stroke-width":6,"stroke-dasharray":"12 9"});case"thin":
return r({style:"stroke:var(--field-edge)","stroke-width":3});case"pointer":return r({style:"stroke:var(--on-field-2)","\
stroke-width":3,"stroke-dasharray":"2 5"});default:return r({style:"stroke:var(--field-edge)","stroke-width":9})}}var aa=(e,t,s,n)=>k(
"text",{class:n,y:.35*t,"font-size":t,"font-weight":700,"text-anchor":"middle",fill:s},e);function Ad(e,t,s,n){let{fill:o,
ink:r}=t?Zn(t.step):{fill:"var(--on-field)",ink:""},i={style:`fill:${o};stroke:var(${t?"--on-field-2":"--field"})`,"stro\
ke-width":2},c=t?Math.min(16*s,$d):13,l=e.kind==="crossing"?k("path",{d:`M0 ${-c*1.35}L${c*1.35} 0 0 ${c*1.35} ${-c*1.35}\
 0Z`,...i}):e.kind==="door"?k("path",{d:`M${-c} ${-c}L${c} 0 ${-c} ${c}Z`,...i}):e.kind==="house"?k("rect",{x:-66,y:-34,
width:132,height:68,rx:4,...i}):e.kind==="place"?R(-19,-27,38,54,{class:"slot",rx:4,fill:"none"}):k("circle",{r:c,...i}),
h=e.kind==="house",d=h&&(e.name??"").length>8?(e.name??"").split(" "):[e.name??""],u=Math.max(1,...d.map(m=>m.length)),f=h?
Math.min(23*s,122/(.66*u),54/(1.1*d.length)):20*s,p={...e.kind==="place"?n(e):{x:0,y:h?0:16+18*s,"text-anchor":"middle"},
class:h?"on-house":"f"};return k("g",{transform:`translate(${e.x} ${e.y})`},k("title",e.label),l,e.kind==="pointer"&&!t&&
R(-5,-5,10,10,{fill:"var(--field)"}),t&&aa(t.text,20*s,r,t.fine?"coarse":""),t?.fine&&aa(t.fine,15*s,r,"fine"),e.name&&d.
map((m,g)=>k("text",{"font-size":f,"font-weight":700,...p,y:p.y+(h?(.35+1.1*(g-(d.length-1)/2))*f:0)},m)))}function Ld(e){
let t=new Map;for(let{key:n,at:o,art:r}of e)(r??"mark")==="mark"&&t.set(o,[...t.get(o)??[],n]);let s=new Map;for(let n of t.
values())n.forEach((o,r)=>s.set(o,r-(n.length-1)/2));return s}function Od(e,t,s,n=0){let o=t.get(e.at);if(!o)throw new Error(
`Expected a node of the board, not "${e.at}".`);let r={mark:()=>[W(0,0,27,{fill:e.active?"var(--accent-on-field)":"var(-\
-field)"}),ye(e.seat??0,-19,-19,38,{fill:e.active?"var(--field)":"var(--on-field)",ink:e.active?"var(--accent-on-field)":
"var(--field)"})],agent:()=>[W(0,0,15,{style:"fill:var(--field);stroke:var(--on-field)","stroke-width":3}),R(-9,-3,18,6,
{fill:"var(--on-field)"})],card:()=>[k("g",{transform:"translate(-20 -28)"},Bt(e.face,40))],bars:()=>[R(-64,-32,128,64,{
rx:3,fill:"var(--on-field)"}),k("path",{d:"M-54 -32V32M-38 -32V32M38 -32V32M54 -32V32",style:"stroke:var(--field)","stro\
ke-width":6})],empty:()=>[R(-19,-27,38,54,{class:"slot",rx:4,fill:"none"})]}[e.art??"mark"];if(!r)throw new Error(`Expec\
ted a token that can be drawn, not "${e.art}".`);return k("g",{transform:`translate(${o.x+46*s*n} ${o.y}) scale(${s})`,role:"\
img","aria-label":e.label,"data-token":e.key},k("title",e.label),k("g.grows",r()))}function Cd({tag:e,path:t},s,n){let{x:o,
y:r}=s.get(t[t.length-1]),i=18+11*e.length;return e&&k("g.tag",{transform:`translate(${o+14} ${r-12-32*n}) scale(${n})`},
R(0,0,i,32,{rx:3,style:"fill:var(--lit)"}),k("text",{x:i/2,y:23,"font-size":21,"font-weight":700,"text-anchor":"middle",
fill:"#13201E"},e))}function la(e,t){let s=e.path.map(r=>t.get(r)),n=s.map(({x:r,y:i},c)=>`${c?"L":"M"}${r} ${i}`).join(
""),o=!e.move;return k("g",{class:o?"way gone":"way",role:o?"img":null,"aria-label":o?e.label:null,"aria-hidden":o?null:
"true","data-steps":s.length-1},o&&k("title",e.label),k("path.line",{d:n,fill:"none",style:"stroke:var(--lit)",...o?Sd:Md}))}
function Nd({path:e,label:t,move:s,chosen:n},o,r){let i=o.get(e[e.length-1]),c=r?{class:"way plays",tabindex:0,"data-mov\
e":s,"aria-pressed":String(!!n)}:{class:"way shown"};return Qn(i,{role:r?"button":"img",label:t,ring:!0,chosen:!!n,attributes:c})}
function Hd(e,t,s,n){let o=13*n*(e.name?.length??0),r=[{x:-23*n-3,y:7*n,"text-anchor":"end",left:-o-23*n},{x:23*n+3,y:7*
n,"text-anchor":"start",left:23*n},{x:0,y:45*n,"text-anchor":"middle",left:-o/2},{x:0,y:-31*n,"text-anchor":"middle",left:-o/
2}],i=t.edges.flatMap(({a:d,b:u})=>{let f=s.get(d),p=s.get(u);return[0,.25,.5,.75,1].map(m=>({x:f.x+(p.x-f.x)*m,y:f.y+(p.
y-f.y)*m}))}),c=({y:d,left:u})=>i.filter(f=>f.x>e.x+u-14&&f.x<e.x+u+o+14&&f.y>e.y+d-16*n-12&&f.y<e.y+d+12).length,{left:l,
...h}=r.reduce((d,u)=>c(u)<c(d)?u:d);return h}var Rd=(e,t,s)=>[e.art?k("g.scenery",Jo(e.art)):null,(e.areas??[]).map(({name:n,
x:o,y:r})=>k("text.f2",{x:o,y:r,"font-size":20*s,"text-anchor":"middle"},n)),k("g",{fill:"none"},...e.edges.map(n=>Td(n,
t)))];function Bd(e,t,s,n,o=0){let r=s.get(e.at),i={agent:22,card:39}[e.art??"mark"]??34,c=r.x+46*n*o;return k("g.light",
{transform:`translate(${c} ${r.y}) scale(${n})`,"data-x":c,"data-y":r.y,"data-key":`lit:${e.key}`,"aria-hidden":"true"},
W(0,0,i,{fill:"none",style:"stroke:var(--lit)","stroke-width":6}),t&&R(i-6,-i-14,26,26,{style:"fill:var(--lit)"}),t&&k("\
text",{x:i+7,y:5-i,"font-size":18,"font-weight":700,"text-anchor":"middle",fill:"#13201E"},t))}function Dd(e,t,{zone:s},{
nodes:n,aside:o,u:r,at:i}){let c=s.tokens.find(({key:d})=>d===e),l=n.get(c?.at??e);if(!l)throw new Error(`Expected a nod\
e or a token of the board, not "${e}".`);let h=s.carries?.length;return Qn({x:l.x+46*r*(o.get(e)??0),y:l.y},{role:"butto\
n",label:c?.label??l.label,ring:!c,chosen:t,attributes:{class:["way plays",c&&"handle",h&&"many"],tabindex:c&&i?-1:0,"ar\
ia-pressed":String(t),"data-spot":e}})}function ca(e){let{board:t,zone:s,heat:n,clear:o,acting:r,spots:i,lit:c,w:l,h,k:d}=e,
u=new Map(t.nodes.map($=>[$.id,$])),f=Ld(s.tokens),p=d<Ed?1:Math.max(1,.62/d),m=(s.ways??[]).filter(({move:$})=>!$),g=(s.
ways??[]).filter(({move:$})=>$),b=s.tokens.filter(({art:$})=>!(o&&$==="agent")),w=({art:$})=>!!n.nodes&&$==="card",x=$=>Ad(
$,n.nodes?.[$.id],p,S=>Hd(S,t,u,p)),y=$=>Od($,u,p,f.get($.key));return k("svg.board",{width:l,height:h,viewBox:`0 0 ${t.
width} ${t.height}`,preserveAspectRatio:"xMidYMid meet",style:"overflow:hidden","data-board":t.id},R(0,0,t.width,t.height,
{fill:"transparent"}),Rd(t,u,p),m.map($=>la($,u)),t.nodes.filter(({kind:$})=>$==="place").map(x),b.filter(w).map(y),t.nodes.
filter(({kind:$})=>$!=="place").map(x),g.map($=>la($,u)),b.filter($=>!w($)).map(y),m.map($=>Cd($,u,p)),b.filter(({key:$})=>$ in
c).map($=>Bd($,c[$.key],u,p,f.get($.key))),g.filter(({tag:$})=>$).map(({tag:$,move:S,path:v})=>ra(u.get(v[v.length-1]),$,
S??"")),g.map($=>Nd($,u,r)),Object.entries(i).map(([$,S],v)=>Dd($,S,e,{nodes:u,aside:f,u:p,at:v})))}function ha(e,t){for(let s of e.
querySelectorAll(".way.gone > .line")){if(!(s instanceof SVGGeometryElement))continue;let n=s.getTotalLength(),o=Number(
s.parentElement?.dataset.steps??1);s.animate([{strokeDasharray:`0 ${n}`},{strokeDasharray:`${n} 0`}],{duration:o*vd/t})}}var ne=390,Ht=700,Ot=10,eo=e=>e.zones.every(t=>["seat","ring","fan","stack","tray","kinds"].includes(t.kind)&&(e.table===
"corners"||!(t.kind==="seat"&&(t.before?.length??0)>0)));function so(e,t,s,n,o,r,i=!1){let c=t.alert||(t.counters??[]).map(
({value:p,label:m})=>`${p} ${m}`)[0]||t.note;e.add("mark",t.id,s,n,{seat:t.seat,size:20,active:!!t.active});let l=s+26,h=o-
26,d=i?ft(t.name,13,h-28,1.06):{lines:[t.name],size:13};if(e.text(`${t.id}.name`,d.lines[0],l,n+9,{size:d.size,bold:!0,quiet:!1,
room:h}),e.text(`${t.id}.note`,ft(c??"",12,h).lines[0],l,n+(i?24:22),{size:12,tone:t.alert?"lit":"",room:h}),i){let p=l+
Y(d.lines[0],d.size)*1.06+8;e.cards(t.cards,p,n-2,20,{w:11,ideal:2,tight:.02},{role:"seat"})}if(!r)return;let u=t.cards.
some(p=>p.face||p.key in(e.extras.dealt??{})),f={w:r,ideal:r*.72,tight:u?.5:.06,least:u?r*.8:r};e.cards(t.cards,s,n+30,o-
6,f,{role:"seat",pitch:.5})}function bs(e,t,s,n,o,r=ne){let i=!!e.extras.acting,c=t.cards.length>(r-o)/60,l=c?Ot:o,h=s+(c?
30:0)+(i?12:0),d=Rt(78,n-h-(i?6:0));so(e,{...t,cards:[]},Ot,c?s:(s+n)/2-14,c?r:o-Ot-6,0);let u={w:d,ideal:d*1.12,tight:.36,
least:Math.min(d,44),floor:24};e.cards(t.cards,l,h,r-l-Ot,u,{own:!0,role:"hand",pitch:.7})}function gs(e,t,s,n,o,r){e.text(
`${t}.count`,s,o,r,{size:20,bold:!0,quiet:!1});let[i,c]=ft(n,12,58).lines;e.text(`${t}.label`,i,o,r+15,{size:12,room:58}),
c&&e.text(`${t}.more`,c,o,r+28,{size:12,room:58})}function Id(e,{seats:[t,...s],ring:n,fans:o,stacks:r,trays:i},c,l){let h=(l-
ne)/(Ht-ne),d=n?132+116*h:Ot,u=[...i,...r].length?66:0,f=l-Ot-u,[p,m,g]=e.extras.acting?[70,76,42]:[68,74,45],b=g+20*h,w=b<
56?0:1.085*b+31,x={x:p+54*h,y:Math.max(m+26*h,w),r:b};n&&e.add("ring",n.id,x.x,x.y,{ring:n,r:x.r});let y=Math.max(1,Math.
min(s.length,3)),$=Math.ceil(s.length/y),S=(f-d)/y;s.forEach((A,E)=>{let M=$>1?0:s.length>2?26:34;so(e,A,d+E%y*S,8+Math.
floor(E/y)*36,S,M,!M)}),i.forEach(A=>gs(e,A.id,String(A.count),A.label,f+8,22)),r.forEach((A,E)=>{let M=76+E*52;gs(e,A.id,
String(A.count),A.label,f+8,M),A.top&&e.card(A.top,f+36,M-15,15,{role:"stack",recall:A.recall})});let v=96,T=c-(e.extras.
editing?108:e.extras.acting?132:88);for(let A of o){let E=Rt(c>320&&A.cards.length<7?60:44,T-v-34),M={w:E,ideal:E*.74,tight:.3,
least:E,floor:15},O=f-d,H=Math.min(M.ideal,(O-E)/Math.max(A.cards.length-1,1)),_=H<22;A.cards.forEach((I,z)=>{let q=z===
A.cards.length-1,D=d+z*H;e.card(I,D,v+20,E,{seen:q?E:Math.min(E,H),role:"fan"}),(q||!_||(A.cards.length-1-z)%2===0)&&e.text(
`${I.key}.above`,I.above??"",D+1,v+14,{size:q?14:12,bold:q,quiet:!q}),I.under!=null&&(q||!_)&&e.add("mark",`${I.key}.und\
er`,D+2,v+24+E*1.4,{seat:I.under,size:14,quiet:!q})}),A.cards.length||e.add("pile",A.id,d,v+20,{w:E,under:0,empty:!0})}return t&&
bs(e,t,T+4,c-8,d,l),{y:c-18,middle:x}}function _d(e,{seats:[t,...s],ring:n,stacks:o,trays:r},i,c){let l=Math.max(1,Math.
min(s.length,5)),h=Math.ceil(s.length/l),d=(c-2*Ot)/l,u=h>1?34:56;s.forEach((y,$)=>{let S=Ot+$%l*d,v=8+Math.floor($/l)*u;
so(e,y,S,v,d,h>1?0:18,h>1)});let f=8+h*u,p=e.extras.acting?i-136:i-110,m=Math.min(58,(p-f)/2-14),g={x:c/2,y:(f+p)/2-12,r:m};
n&&e.add("ring",n.id,g.x,g.y,{ring:{...n,note:""},r:m});let b=Math.min(44,m*.74),w=10,x=g.x-(o.length*b+(o.length-1)*w)/
2;return o.forEach((y,$)=>{let S=x+$*(b+w),v=g.y-b*.7;y.top?e.card({...y.top,move:y.move||y.top.move,off:y.off||y.top.off},
S,v,b,{role:"stack"}):e.add("pile",y.id,S,v,{w:b,under:0,empty:!0}),gs(e,y.id,String(y.count),y.label,$?c-74:Ot,g.y)}),r.
forEach(y=>gs(e,y.id,String(y.count),y.label,c-74,g.y+40)),t&&bs(e,t,p+2,i-8,96,c),{y:i-18,middle:g}}var da=(e,t,s,n,o)=>(n?
_d:Id)(e,t,s,o);var ua=e=>(e.table??"long")==="long"&&e.zones.every(t=>["seat","grid","stack"].includes(t.kind));function Pd(e,t){let s=t.
map(({key:i})=>`lit:${i}`),n=e.over.filter(({key:i})=>s.includes(i)),[o,r]=[n[0],n[n.length-1]];n.length<2||n.length<t.length||
n.some(({tab:i})=>i!==o.tab)||(e.over=e.over.filter(i=>!n.includes(i)),e.over.push({...o,w:r.x+r.w-o.x}))}function no(e,t,s,n,o,r){
let i=t.cards.filter(T=>!T.face&&!(T.key in(e.extras.dealt??{}))),c=[...t.cards.filter(T=>!i.includes(T)),...(t.before??
[]).flatMap(T=>"cards"in T?T.cards:[])],l=r>40,h=l?26:18,d=l?Math.min(r,o/7.5):18,u=l?d*.26:6,f=i.length?d+u*(i.length-1):
0,p=s+h+(l?9:5),m=o-(p-s)-(l?8:f+12),g=l?m:o-8,b=(t.counters??[]).map(({value:T,label:A})=>`${T} ${A}`)[0]??"",w=l?[t.note,
b].filter(Boolean).join(", "):t.note||b;e.add("mark",t.id,s,n,{seat:t.seat,size:h,active:!!t.active});let x=ft(t.name,l?
15:13,m),y=ft(w,l?13:12,g);e.text(`${t.id}.name`,x.lines[0],p,n+(l?11:13),{size:x.size,bold:!0,quiet:!1,room:m}),e.text(
`${t.id}.note`,y.lines[0],l?p:s,n+(l?28:31),{size:y.size,room:g});let $={w:d,ideal:u,tight:.05};e.cards(i,l?s:s+o-f-8,l?
n+38:n-1,f+1,$,{role:"seat"}),Pd(e,i);let S=l&&f?s+f+12:s,v={w:r,ideal:r+3,tight:.3,least:r,floor:12};e.cards(c,S,n+(l?38:
36),s+o-8-S,v,{role:"seat",pitch:.5})}function qd(e,t,s,n,o){let r=t.cells.flatMap(g=>"key"in g?[g]:[]),i=oo(s),c=r.length>
6?2:1,l=Math.max(Math.ceil(r.length/c),1),h=s>Ht?10:5,d=e.extras.acting?8:0,u=(s-2*i-h*(l-1))/l,f=Rt(Math.min(s>Ht?70:50,
u),(o-n)/c-h-d),p=Math.min(u+h,f*1.3),m=(s-p*(l-1)-f)/2;r.forEach((g,b)=>{let w=m+b%l*p,x=n+Math.floor(b/l)*(f*1.4+h+d);
e.card(g,w,x,f,{role:"grid",own:!0})})}function Wd(e,t,s,n,o,r){let i=o*.7;(t.round??[]).forEach(({seat:l,words:h,now:d},u)=>{
let f=n+u*o,p=i>20?14:12;e.add("mark",`${t.id}.${u}`,s,f,{seat:l,size:i,active:d,quiet:!d}),e.text(`${t.id}.${u}`,h,s+i+
8,f+i/2+p*.35,{size:p,bold:d,quiet:!d,room:r-i-8})})}function Fd(e,t,s,n,o){let r=s>Ht,i=t.filter(b=>b.top||b.count||b.round?.
length),c=Rt(r?92:56,o-n-(r?60:24)),l=r?56:18,[h,d]=r?[186,240]:[148,190],u=Math.max(0,...i.flatMap(b=>(b.round??[]).map(
w=>Y(w.words,1.06)))),f=Math.max(h,Math.min(d,(r?14:12)*u+(r?56:40))),p=i.reduce((b,w)=>b+c+(w.round?.length?f:0),l*(i.length-
1)),m=n+(o-n-c*1.4-22)*(r?.42:.3),g=(s-p)/2;for(let b of i){b.top?e.card(b.top,g,m,c,{role:"stack",recall:b.recall}):e.add(
"pile",b.id,g,m,{w:c,under:0,empty:!0});let w=b.round??[],x=r?14:12,y=m+c*1.4+(r?24:17);if(w.length){let $=Math.min(r?36:
25,(c*1.4+6)/w.length);Wd(e,b,g+c+(r?20:10),m,$,f-(r?20:10)),e.text(`${b.id}.label`,b.label,g,y,{size:x,room:c+f-10})}else{
let $=r?20:16,S=Y(String(b.count),$)*1.06+5,v=r?g:g+Math.min(0,(c-S-Y(b.label,x))/2);e.text(`${b.id}.count`,String(b.count),
v,y,{size:$,bold:!0,quiet:!1}),e.text(`${b.id}.label`,b.label,v+S,y,{size:x})}g+=c+(w.length?f:0)+l}}function Vd(e,t,s,n,o){
let r=s>Ht,i=oo(s),c=Math.min((o-n)/Math.max(t.length,1),r?150:96),l=r?0:24,h=Rt(r?84:46,c-l-(r?16:8)),d=r?166:i;t.forEach(
(u,f)=>{let p=n+f*c;if(r){let g=e.head(u,i,p,d-i-12);e.counters(u,i+4,p+42+g,d-i-16,!0)}else{let g=(u.counters??[]).map(
({value:x,label:y})=>`${x} ${y}`),b=i+24+Y(u.name,13)*1.06+8;e.add("mark",u.id,i,p,{seat:u.seat,size:18,active:!!u.active}),
e.text(`${u.id}.name`,u.name,i+24,p+13,{size:13,bold:!0,quiet:!1});let w=ft([u.note,...g].filter(Boolean).join(", "),12,
s-i-b);e.text(`${u.id}.note`,w.lines[0],b,p+13,{size:w.size,room:s-i-b})}let m={w:h,ideal:h*1.12,tight:.3,least:h,floor:20};
e.cards(u.cards,d,p+l,s-i-d,m,{role:"seat"})})}function fa(e,t,s,n){let o=t.cards.find(i=>i.above),r=o&&e.things.find(({
kind:i,key:c})=>i==="card"&&c===o.key);!o?.above||!r||e.text(`${o.key}.over`,o.above,n??r.x,s,{size:n?12:14,bold:!0,quiet:!1,
tone:o.ghost?"lit":"",anchor:n?"end":"start",room:n?n-Ot-34-Y(t.name,13)*1.06:1/0})}var oo=e=>e>Ht?28:Ot;function ro(e,t,s,n,o){
let i=s-166-28,c=e.extras.acting?18:0,l=Rt(84,o-n-c-14),h={w:l,ideal:l*1.12,tight:.3,least:l,floor:30},d=e.head(t,28,n+c,
126);e.counters(t,32,n+c+48+d,126,!1),e.cards(t.cards,166,n+c,i,h,{own:!0,role:"hand"}),fa(e,t,n-14)}function pa(e,{seats:[
t,...s],grids:n,stacks:o},r,i){let c=oo(i),l=i>Ht,h=Math.max(s.length,1),d=(i-2*c+8)/h,u=l?22:8,f=l?h>1?46:60:h>2?26:32,
p=r-(e.extras.acting?l?150:126:l?132:100);!n.length&&!o.length&&s.every(b=>b.cards.every(w=>w.face))?Vd(e,s,i,u,p-(l?30:
6)):s.forEach((b,w)=>{no(e,b,c+w*d,u,d,f)});let m=s.some(b=>b.before?.length||b.cards.some(w=>w.face)),g=u+(l?54+f*1.4:m?
46+f*1.4:44);for(let b of n)l&&e.text(`${b.id}.label`,b.label,c,g+8,{room:i-2*c}),qd(e,b,i,g+(l?26:0),p-(l?24:4));return Fd(
e,o,i,g,p),t&&l?ro(e,t,i,p,r):t&&(bs(e,t,p,r-8,Ot+92,i),fa(e,t,p+9,i-Ot)),{y:r-18,middle:{x:i/2,y:(g+p)/2,r:40}}}var jd={draw2:"+2",draw4:"+4"},Kd=["skip","reverse"],ws=28;function ao(e){let t=e>=ws;return{large:t,left:t?34:22,right:t?
44:24,tall:e*1.17,pitch:e*1.72+(t?4:1.5),gap:t?4:1.5}}var ma=({rows:e})=>Math.max(...e.map(({kinds:t})=>t.length));function ys(e,t){
let{left:s,right:n,pitch:o,gap:r}=ao(t);return{w:s+ma(e)*(t+r)+n,h:e.rows.length*o}}function Gd(e,t,s){let n=48;for(;n>12&&
(ys(e,n).w>t||ys(e,n).h>s);)n-=.2;return n}var ga=e=>[...e].reduce((t,s)=>t+Number(s),0);function ba(e,t){return e===2?R(
-t,-t,2*t,2*t,{style:"fill:var(--lit)"}):W(0,0,t,{style:e?"fill:none;stroke:var(--field-edge)":"fill:var(--on-field)","s\
troke-width":1.5})}var lo=(e,t,s)=>k("g",{transform:`translate(${e} ${t})`},s);function Yd(e,t,s){let{tall:n}=ao(s),o=e.
kinds[t],r=e.colour==="wild",i=r?"#fff":`var(--c-${e.colour}-on)`,c=Math.max(13,s*(r?.42:.54)),l=[e.unseen[t],e.held[t],
e.gone[t]].map(Number),h=Math.min(11,s/4+(s<ws?2:1)),d=l.flatMap((f,p)=>Array(f).fill([0,2,1][p])),u=Kd.includes(o)?k("g",
{style:`color:${i}`},Tn(o,s/2,n/2,s*.2)):k("text",{x:s/2,y:n/2+c*.36,"text-anchor":"middle","font-size":c,"font-weight":700,
style:`fill:${i}`},jd[o]??o);return k("g",k("g",{opacity:l[0]?null:.4},R(0,0,s,n,{rx:3,style:`fill:${r?"#17181c":`var(--\
c-${e.colour})`};stroke:#fff`,"stroke-width":s<ws?0:1.2}),u),d.map((f,p)=>lo(s/2+(p-(d.length-1)/2)*h,n+s*.28,ba(f,s<ws?
2.8:3.5))))}function Ud(e,t,s,n){let o=s?[0,82,182]:[0,62,136];return["unseen","discarded",n].map((r,i)=>[lo(e+o[i],t,ba(
i,4)),k("text.f2",{x:e+o[i]+9,y:t+4.5,"font-size":s?13:12},r)])}function co({zone:e,w:t,lit:s}){let{large:n,left:o,tall:r,
pitch:i,gap:c}=ao(t),l=ma(e),h=o+l*(t+c)+(n?6:2);return e.rows.map((u,f)=>{let p=f*i,m=u.kinds.length<l/2,g=w=>o+w*(t+c)*
(m?1.6:1),b=ga(u.unseen);return[u.colour!=="wild"&&Ut(u.colour,o/2-3,p+r/2,o*.26,{style:`fill:var(--ring-${u.colour})`}),
u.kinds.map((w,x)=>lo(g(x),p,Yd(u,x,t))),u.kinds.map((w,x)=>`${u.id}.${w}`in s&&R(g(x)-1,p-2,t+2,r+t*.48,{"data-key":`li\
t:${u.id}.${w}`,rx:5,style:"fill:none;stroke:var(--lit)","stroke-width":n?3:2})),m&&Ud(Math.min(g(u.kinds.length),h-(n?240:
192)),p+r/2,n,u.hands??"yours"),k("text.f",{x:h,y:p+r/2+6,"font-size":n?18:14,"font-weight":700},String(b))]}).flat(3).filter(
Boolean)}function io({rows:e}){let[t,s]=["unseen","gone"].map(n=>e.reduce((o,r)=>o+ga(r[n]),0));return`${t} cards unseen\
, ${s} discarded`}var ho=e=>[io(e),...e.rows.map(({label:t})=>t)].join(". ");function xs(e){let t=e.zones.filter(s=>s.kind===
"kinds");return t.length?{rows:t,of:t[0].of}:void 0}function wa(e,t){let s=Object.keys(e).filter(n=>t?.rows.some(({id:o})=>n.
startsWith(`${o}.`)));return t&&s.length?{[t.of]:e[s[0]],...e}:e}function Zd(e,t,s,n,o){let[r]=t.counters??[];e.add("mar\
k",t.id,s,n,{seat:t.seat,size:18,active:!!t.active}),e.text(`${t.id}.name`,t.name,s+23,n+9,{size:13,bold:!0,quiet:!1,room:14}),
e.cards(t.cards,s+38,n-4,o-42,{w:12,ideal:3,tight:.05},{role:"seat"}),r&&e.text(`${t.id}.note`,`${r.value} ${r.label}`,s+
23,n+23,{size:12,room:o-23})}function ya(e,{seats:[t,...s],ring:n,stacks:o,kinds:r},i,c){let l={rows:r,of:""},h=c>Ht,d=h?
28:10,u=Math.min(s.length||1,3),f=Math.ceil(s.length/u),p=s.length>3,m=h?52:p?30:40,g=h?150:80,b=o.length*(m+12)+g,w=(c-
2*d-b)/u,x=h?12:8,y=p?34:h?102:44,$=x+Math.max(m*1.4+(h?16:10),f*y),S=i-(h?104:74);s.forEach((M,O)=>{let H=x+Math.floor(
O/u)*y;p&&!h?Zd(e,M,d+O%u*w,H,w):no(e,M,d+O%u*w,H,h?w:Math.min(w,130),p||!h?26:42)});let v=c-d-b;for(let M of o)M.top?e.
card(M.top,v,x,m,{role:"space"}):e.add("pile",M.id,v,x,{w:m,under:0,empty:!0}),v+=m+12;let T=o.map(({count:M,label:O})=>`${M}\
 ${O}`);n?.value&&o.some(({top:M})=>M?.face?.colour==="wild")&&T.push(`${n.value} named`),T.forEach((M,O)=>{e.text(`spre\
ad.${O}`,M,v,x+14+O*(h?20:16),{size:h?14:12,room:g})});let A=Gd(l,c-2*d,S-$),E=ys(l,A);if(e.add("spread","all",(c-E.w)/2,
$+(S-$-E.h)*.35,{zone:l,w:A,lit:e.extras.lit??{}}),t&&h)ro(e,{...t,counters:t.counters?.slice(0,1)},c,S,i);else if(t){let M=Rt(
46,i-8-S);e.add("mark",t.id,d,S,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,t.name,d,S+36,{size:13,bold:!0,
quiet:!1,room:62});let O={w:M,ideal:M+4,tight:.36,least:M,floor:20};e.cards(t.cards,78,S,c-d-78,O,{own:!0,role:"hand"})}
return{y:i-18,middle:{x:c/2,y:($+S)/2,r:40}}}var ks=class{constructor(t){this.how=t,this.open=!1,this.root=a("section.sh\
eet.spread",{hidden:!0,role:"group"})}show(t,s,n){this.zone=t,t||(this.open=!1),this.root.hidden=!this.open;let o=this.open&&
JSON.stringify([t,s,n]);if(!t||!o||this.root.dataset.looks===o)return;this.root.dataset.looks=o;let r=n?23.2:44,i=ys(t,r),
c=this.root.contains(ct(this.root)),l={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.escape()};
this.root.setAttribute("aria-label",io(t)),this.root.replaceChildren(a("h2",io(t)),at(l,bt("close",16)),k("svg",{viewBox:`\
0 -3 ${i.w} ${i.h}`,role:"img","aria-label":ho(t)},co({zone:t,w:r,lit:s}))),c&&this.root.querySelector("button")?.focus()}toggle(t){
if(this.open)return void this.escape();this.open=!0,t(),this.root.querySelector("button")?.focus({preventScroll:!0})}escape(){
let t=this.open,s=this.root.contains(ct(this.root));return this.open=!1,this.root.hidden=!0,s&&this.zone&&this.how.focus(
this.zone.of),t}};var oe=(e,t)=>k("text",t,e),ka=e=>!e.plays&&!!(e.opens||e.recall?.length);function zd(e){let t=e.w*1.4,s=Math.min(11,Math.
max(7,e.w*.16));return[e.plays&&R(-2,-2,Math.max(e.seen,24),t+24,{class:"touch",fill:"transparent"}),e.dealt&&Bt(null,e.
w),e.ghost?k("g.faint",Bt(e.face,e.w)):Bt(e.face,e.w),e.ghost&&R(0,0,e.w,t,{class:"ghost",rx:e.w*.085,fill:"none"}),e.kin&&
!e.ghost&&R(1.5,1.5,e.w-3,t-3,{class:"kin",rx:e.w*.07,fill:"none"}),e.off&&R(0,0,e.w,t,{class:"veil",rx:e.w*.085}),e.under&&
k("path.bar-under",{d:`M2 ${t+11.5}h${Math.max(e.seen-6,18)}`,"stroke-width":5}),ka(e)&&Qo(s+2,t-s-2,s),R(-5,-5,e.w+10,t+
10,{class:"ring-focus",rx:e.w*.085+5}),k("title",ka(e)?`${e.label}. Press to see the cards.`:e.label)]}var jt=24,uo=14,Jd=8;
function Xd(e){let t=Math.min(jt,e.w);switch(e.role){case"hand":{let s=Math.min(jt,e.w*.55);return[e.w-s,e.h-s,s]}case"s\
tack":case"pile":return[e.w-t,e.h-t,t];case"fan":return[e.w-t,e.h*.36,t];case"seat":return e.h<jt?[e.w+3,(e.h-uo)/2,e.w<
Jd?0:uo]:[e.w-jt,e.h-jt,jt];case"space":return[e.w-14,e.h-21,jt];case"dice":return[e.w+3,-3,jt];default:return e.y>jt?[e.
w-21,-25,jt]:[Math.max(-8,1-e.x),Math.max(-8,1-e.y),uo]}}function Qd(e){let[t,s,n]=Xd(e),o=e.tab&&n>0&&k("g",{transform:`\
translate(${t} ${s})`},R(0,0,n,n,{fill:"var(--lit)"}),oe(e.tab,{x:n/2,y:n*.71,"font-size":n*.625,"font-weight":700,"text\
-anchor":"middle",fill:"#13201E"}));return[R(-3,-3,e.w+6,e.h+6,{rx:7,fill:"none",stroke:"var(--lit)","stroke-width":4}),
o]}function tu(e){let t=e.tone==="lit"?"lit-text":e.quiet?"f2":"f";return[k("text",{"font-size":e.size,"font-weight":e.bold?
700:400,"text-anchor":e.anchor,class:t},e.lines.map((s,n)=>k("tspan",{x:0,dy:n?e.size*1.2:0},s)))]}var eu=e=>[ye(e.seat,
0,0,e.size,{fill:e.active?"var(--accent-on-field)":e.quiet?"var(--on-field-2)":"var(--on-field)"})];function su(e){let t=String(
e.value),s=Xt(t),n=s?xt(t,e.high):0;return[s&&Lt(t,0,0,e.high,{colour:"var(--on-field)"}),oe(s?e.label:`${t} ${e.label}`,
{x:s?n+8:0,y:e.high-4,"font-size":13,class:"f2","aria-hidden":"true"})]}function nu(e){return e.empty?[R(1,1,e.w-2,e.w*1.4-
2,{class:"slot",rx:5,fill:"none"})]:Array.from({length:e.under},(t,s)=>{let n=(e.under-s)*2.5;return k("g",{transform:`t\
ranslate(${n} ${-n})`},R(0,0,e.w,e.w*1.4,{class:"paper",rx:e.w*.085}))})}var ou=e=>[k("text.f2",{"font-size":13,"aria-hi\
dden":"true"},k("tspan.f",{"font-weight":700,"font-size":15},String(e.count)),e.lines.map(t=>k("tspan",e.broken?{x:0,dy:17}:
{dx:4},t)))];function ru(e){let t=String(e.count),s=xt(t,22),n=s+8+e.noted,o=(e.wide-(e.below?s:n))/2;return[Lt(t,o,0,22,
{colour:"var(--on-field)"}),oe(e.label,{x:e.below?e.wide/2:o+s+8,y:e.below?e.high+56:18,"text-anchor":e.below?"middle":"\
start","font-size":13,class:"f2","aria-hidden":"true"}),ln(e.count,12,30+e.high,e),yt(`M1.5 ${e.high-6}V${36+e.high}H${e.
wide-1.5}V${e.high-6}`,"var(--field-line)",3)]}var Re=(e,t)=>[t*Math.sin(e*2*Math.PI),-t*Math.cos(e*2*Math.PI)];function iu(e){
let{ring:t,r:s}=e,n=t.of??10,o=t.filled??0,r=t.preview?.filled??o,i=t.goal??-1,c=s*.17,l=2.4/360,h=G("hatch"),d=x=>{let[
y,$]=Re(x/n+l,s),[S,v]=Re((x+1)/n-l,s);return`M${y} ${$}A${s} ${s} 0 0 1 ${S} ${v}`},u=Array.from({length:n},(x,y)=>{let $=y<
o,S=t.preview?y>=o&&y<r:i>=0&&y>=o&&y<i,v=y===i?"var(--lit)":$?"var(--accent-on-field)":"var(--field-line)";return[k("pa\
th",{d:d(y),fill:"none",style:`stroke:${v}`,"stroke-width":c}),S&&k("path",{d:d(y),fill:"none",style:`stroke:url(#${h})`,
"stroke-width":c})]}),f=s<56,p=f?12:14,m=(t.marks??[]).map(x=>{let y=x.at/n,$=s+c/2+4,[S,v]=Re(y,$),[T,A]=Re(y,$+7),[E,M]=Re(
y,$+(f?6:19)),O=Math.sin(y*2*Math.PI)<-.2,H=Math.sin(y*2*Math.PI)>.2;return[!f&&k("path",{d:`M${S} ${v}L${T} ${A}`,class:x.
on?"tick on":"tick"}),oe(x.text,{x:E+(O?5:H?-5:0),y:M+(f?4:5),"font-size":p,"font-weight":x.on?700:400,"text-anchor":O?"\
end":H?"start":"middle",class:x.on?"f":"f2"})]}),g=(t.preview??t).value??"",b=t.preview?.note??t.note,w=Math.min(s*.7,s*
140/Math.max(xt(g,100),1));return[k("defs",gt(h,"var(--accent-on-field)","none")),W(0,0,s+c/2,{fill:"var(--field)"}),...t.
closed?au(s,c):[...u.flat(),...m.flat()],Xt(g)&&Lt(g,0,-w*.61,w,{anchor:"middle",colour:"var(--on-field)"}),b&&oe(b,{y:s*
.55,"font-size":Math.max(13,s*.14),"font-weight":t.closed?700:400,"text-anchor":"middle",class:t.closed?"lit-text":"f2"})]}
var au=(e,t)=>[0,1,2].map(s=>W(0,0,e+s*t*1.15,{fill:"none",style:"stroke:var(--lit)","stroke-width":s?t*.24:t,class:s?"e\
cho":"whole"}));function lu(e){let{r:t}=e,s={...e.ring,...e.ring.preview},n=Math.round(t/4.6),o=s.colour?`var(--ring-${s.
colour})`:"var(--on-field-2)",r=(s.direction??1)<0?-1:1,i=Qe(s.colour),c=Array.from({length:n},(d,u)=>u*360/n).filter(d=>!i||
Math.abs(d-180)>31).map(d=>k("path",{transform:`rotate(${d}) translate(0 ${-t}) scale(${r} 1)`,d:"M-7-9H0L8 0 0 9H-7L1 0\
Z",fill:o})),l=i&&k("g",{transform:`translate(-60 ${t-18})`},R(0,0,120,36,{rx:4,fill:`var(--c-${s.colour})`}),Ut(s.colour,
22,18,8.5,{fill:"none",stroke:`var(--c-${s.colour}-on)`,"stroke-width":2.5}),oe(`${s.colour.toUpperCase()} ${i}`,{x:40,
y:24,"font-size":16,"font-weight":700,fill:`var(--c-${s.colour}-on)`})),h=s.note&&oe(s.note,{y:t-30,"font-size":13,"text\
-anchor":"middle",class:"f2"});return[...c,l,h]}var cu=e=>[ln(e.count,0,0,e)],hu=({ring:e})=>[Xt(e.value??"")&&Lt(e.value,
0,-26,40,{anchor:"middle",colour:"var(--on-field)"}),oe(e.note??"",{y:36,"font-size":14,"text-anchor":"middle",class:"f2"})],
du={dial:iu,chevrons:lu,none:hu},uu=e=>Array.from({length:e.full},(t,s)=>k("g",{transform:`translate(${e.size/2+s*(e.size+
5)} ${e.size/2})`,"aria-hidden":"true"},W(0,0,e.size/2-1.5,{fill:"none",class:s<e.count?"agent":"slot"}),s<e.count&&R(-5,
-1.75,10,3.5,{fill:"var(--on-field)"}))),fu=e=>[R(1.5,1.5,e.size-3,e.size-3,{rx:4,style:`fill:${e.box==="done"?"var(--on\
-field)":"var(--field)"};stroke:var(--${{now:"lit",done:"on-field",open:"field-edge"}[e.box]})`,"stroke-width":e.box==="\
now"?4:2,"stroke-dasharray":e.box==="open"?"4 3":null}),e.box==="done"&&k("path",{d:"M-4 -4L4 4M4 -4L-4 4",transform:`tr\
anslate(${e.size/2} ${e.size/2}) scale(${e.size/18})`,style:"stroke:var(--field)","stroke-width":2.5})],pu={card:zd,lit:Qd,
text:tu,mark:eu,counter:su,pile:nu,count:ou,tray:ru,chips:cu,dice:Vi,agents:uu,box:fu,spread:e=>co(e),board:e=>[ca(e)],ring:e=>du[e.
ring.art??"dial"](e)};function fe(e){let t=pu[e.kind];if(!t)throw new Error(`Expected a thing that the table can draw, n\
ot "${e.kind}".`);return t(e).filter(Boolean)}function xa(e){switch(e.kind){case"card":return e.label;case"counter":return`${e.
value} ${e.label}`;case"count":return e.spoken||`${e.count} ${e.lines.join(" ")}`;case"tray":return`${e.count} ${e.label}`;case"\
dice":case"board":return e.kind==="dice"?e.label:e.zone.label;case"ring":return e.ring.label;case"spread":return ho(e.zone);default:
return""}}var fo=150,po=112,$a=7,$s=8,mu=50,gu=16,qt=(e,t,s,n)=>({kind:e,key:"",x:t,y:s,...n}),vs=(e,t,s,n={})=>qt("text",t,s,{lines:[
e],size:14,bold:!1,quiet:!1,anchor:"start",tone:"",...n}),va=(e,t,s,n)=>qt("card",t,s,{w:n,face:e.face??null,label:e.label,
kin:e.kin,seen:n}),mo=(e,t,s,n)=>qt("lit",e,t,{w:s,h:n,tab:"",role:""});function bu({id:e,cards:t=[],columns:s=0},n,o){let r=s||
t.length,i=t.some(u=>u.above)?19:0,c=s||t.length<4?n+5:Math.max(n*.66,i+3),l=n*1.4+5,h=c*(r-1)+n,d=i+l*Math.ceil(t.length/
r)-5;return{w:h,h:d,put:(u,f)=>[...t.flatMap((m,g)=>{let b=u+c*(g%r),w=f+i+l*Math.floor(g/r),x=g===t.length-1;return[va(
m,b,w,n),...m.above?[vs(m.above,b,w-6,{bold:x,quiet:!x})]:[],...o.has(m.key)?[mo(b,w,n,n*1.4)]:[]]}),...o.has(e??"")&&t.
length>1?[mo(u,f+i,h,d-i)]:[]]}}function wu(e,t,s){let n=e.top&&!e.top.face,o=n?Math.min(3,e.count-1):0,r=o*2.5;return{w:t+
r,h:t*1.4+r,put:(i,c)=>[qt("pile",i,c+r,{w:t,under:o,empty:!e.top}),...e.top?[va(e.top,i,c+r,t)]:[],...s.has(e.id)?[mo(i,
c+r,t,t*1.4)]:[]]}}function yu(e,t){let s=Math.min(21,Math.max(16,Math.round(t*.42))),n=s*.8,o=e.counters?.find(({value:m,
art:g})=>m||!g)??e.counters?.[0],r=o?.value?o.art:"",i=o?String(o.value):"",c=o&&!r?o.label:"",l=e.alert?e.alert:c,h=Math.
ceil((o?.value??0)/10),d=r==="chips"?66:0,u=s+5+Y(i,n*1.1),f=u+(r==="agents"?8+23*(o?.value??0):0);return{w:Math.max(f,r===
"chips"?15*h-2:0,Y(l,14)),h:d+s+(l?17:0),put:(m,g)=>[...r==="chips"?[qt("chips",m,g+d-4,{count:o?.value,w:13,t:4,g:2,pitch:15})]:
[],...r==="agents"?[qt("agents",m+u+8,g,{count:o?.value,full:o?.value,size:18})]:[],qt("mark",m,g+d,{seat:e.seat,size:s,
active:!!e.active||e.note==="wins"}),vs(i,m+s+5,g+d+s*.76,{size:n,bold:!0}),...l?[vs(l,m,g+d+s+14,{tone:e.alert?"lit":"",
bold:!!e.alert})]:[]]}}function ku({board:e,zone:t},s,n){let o=e,r={heat:{},clear:!1,acting:!1,spots:{},lit:Object.fromEntries(
[...n].map(l=>[l,""]))},i=s,c=s*o.height/o.width;return{w:i,h:c,put:(l,h)=>[qt("board",l,h,{board:o,zone:t,...r,w:i,h:c,
k:i/o.width})]}}function xu(e,t,s){let n=e.zone;switch(e.kind){case"cards":return bu(e,t,s);case"stack":return wu(n,t,s);case"\
seat":return yu(n,t);case"tokens":return ku(e,t*3.2,s);case"dice":{let o=Math.min(30,t*.8),r=n.values.length*(o+10)-10;return{
w:r,h:o,put:(i,c)=>[qt("dice",i,c,{...n,lit:n.lit??[],w:r,size:o})]}}case"ring":{let o=t*.66,r=o*1.42;return{w:2*r,h:2*r,
put:(i,c)=>[qt("ring",i+r,c+r,{r:o,ring:{...n,marks:[],note:""}})]}}case"words":{let o=(e.words??"").split(`
`);return{w:Math.max(...o.map(r=>Y(r,15))),h:17*o.length,put:(r,i)=>o.map((c,l)=>vs(c,r,i+13+17*l,{bold:!l}))}}default:return{
w:22,h:12,put:(o,r)=>[qt("arrow",o,r,{back:e.kind==="left"})]}}}var $u=({back:e})=>[k("path.arrow",{d:"M0 4.5h13V0l9 6-9\
 6V7.5H0z",transform:e?"translate(22 0) scale(-1 1)":null})];function vu({rows:e,lit:t=[]}){let s=new Set(t),n=(o,r)=>o.
reduce((i,c)=>i+c+r,-r);for(let o=mu;;o-=1){let r=e.map(d=>d.map(u=>xu(u,o,s))),i=r.map(d=>n(d.map(({w:u})=>u),$s)),c=r.
map(d=>Math.max(...d.map(({h:u})=>u))),l=n(c,$s);if(o>gu&&(Math.max(...i)>fo-2*$a||l>po-2*$a))continue;let h=(po-l)/2;return r.
flatMap((d,u)=>{let f=(fo-i[u])/2,p=h;return h+=c[u]+$s,d.flatMap(({w:m,h:g,put:b})=>{let w=f;return f+=m+$s,b(w,p+(c[u]-
g)/2)})})}}var Mu=({title:e,says:t})=>`${e}${/^\p{Ll}/u.test(t)?"":"."} ${t}`,Su=e=>k("svg.uw-table",{viewBox:`0 0 ${fo}\
 ${po}`,role:"img","aria-label":Mu(e)},vu(e).map(t=>k("g",{class:`thing ${t.kind}`,transform:`translate(${t.x} ${t.y})`},
t.kind==="arrow"?$u(t):fe(t)))),Ms=({pictures:e})=>a("ol.howto",e.map((t,s)=>a("li",Su(t),a("p",a("b",`${s+1}. ${t.title}`),
` ${t.says}`))));var go=({name:e,choices:t,help:s},n,o)=>t?a("select.pick",{id:n,"data-k":`field.${e}`,onchange:r=>o[e]=r.target.value},t.
map(([r,i])=>a("option",{value:r,selected:r===o[e]},i))):a("input",{id:n,"data-k":`field.${e}`,value:o[e],maxlength:200,
autocomplete:"off",placeholder:s,oninput:r=>o[e]=r.target.value});function Ma({model:e,el:t}){let s=a("div.uw.uw-strip.f\
olding");et(s,e.get("palette"));let n=a("section.sheet",{id:G("sheet")}),o=a("div.stage.fold-bar"),r=a("p.sr",{role:"sta\
tus"});s.append(n,o,r),t.append(s);let i=e.get.bind(e),c=!1,l=(x,y="")=>{c=x,g(),y&&Tt(s,y)};s.addEventListener("keydown",
x=>{x.key!=="Escape"||!c||(x.preventDefault(),l(!1,"fold"))});let h=new Map,d=x=>h.get(x)??(h.set(x,G(x)),h.get(x)),u="",
f={},p=(x,y)=>[a("button.btn",{"data-k":"fold","aria-expanded":String(c),"aria-controls":n.id,onclick:()=>l(!c,c?"":`fie\
ld.${i("fields")[0]?.name}`)},x),...i("buttons").filter($=>$.kind!=="set").map($=>a("button.btn",{"data-k":$.kind,onclick:()=>y(
$.kind)},$.label))],m=x=>{r.textContent=x},g=()=>{let x=i("fields"),y=JSON.stringify(x);y!==u&&(u=y,f=Object.fromEntries(
x.map(v=>[v.name,v.value])));let $=v=>e.send({kind:v,values:f});n.hidden=!c,V(o,...p(i("folded"),$)),V(n,a("div.thead",a(
"h2",i("heading")),a("button.btn.quiet",{"aria-label":"Close",onclick:()=>l(!1,"fold")},bt("close",16))),i("words")&&a("\
p.words",i("words")),a("form",{onsubmit:v=>{v.preventDefault(),$("set")}},x.length>0&&a("div.fields",x.map(v=>a("div.fie\
ld",a("label",{for:d(v.name)},v.label),go(v,d(v.name),f)))),i("note")&&a("p.refusal",{role:"alert"},i("note")),a("div.ro\
w.start",i("buttons").filter(v=>v.kind==="set").map(v=>a("button",{type:"submit",class:v.strong?"btn solid":"btn","data-\
k":v.kind},v.label)))),i("cell")&&a("p.mono.record",i("cell")));let S=i("note")||i("words");r.textContent!==S&&m(S)},b=x=>{
x.kind==="done"&&c&&l(!1,"fold")},w="change:heading change:words change:fields change:buttons change:note change:cell";return e.
on(w,g),e.on("msg:custom",b),g(),()=>{e.off(w,g),e.off("msg:custom",b)}}var Eu=e=>a("dl.clauses",e.map(([t,s])=>a("div",a("dt",t),a("dd",s))));function Sa({model:e,el:t}){let s=a("div.uw.uw-ru\
les"),n=e.get.bind(e),o=a("div");et(s,n("palette"));let r=()=>o.replaceChildren(...n("note")?[a("p.refusal",{role:"alert"},
n("note"))]:[]),i=()=>{let{aim:u,title:f}=n("howto");return u&&[a("div.thead",a("h2","How to play"),a("p.mute",f)),a("p.\
goal",u),Ms(n("howto"))]},c=(u,f)=>{let p=G(u.name);return a("div.field",a("label",{for:p},u.label,u.help&&a("small",u.help)),
go({...u,help:""},p,f))},l=()=>{let u=Object.fromEntries(n("fields").map(({name:f,value:p})=>[f,p]));return a("details.l\
eft",a("summary",a("b","What the rulebook leaves open")," ",a("span.mute",n("force"))),a("form",{onsubmit:f=>{f.preventDefault(),
e.send({kind:"set",values:u})}},n("fields").map(f=>c(f,u)),a("div.field",a("span.mute","Who changes one begins anew in e\
very room."),a("div.row.start",a("button.btn.solid",{type:"submit","data-k":"set"},"Play by these"),a("button.btn",{type:"\
button","data-k":"first",onclick:()=>e.send({kind:"first"})},"As at first")))),a("h3","How we settled the rest"),a("ul.r\
ulings",n("rulings").map(([f,p])=>a("li",p,a("small",` ${f}`)))))},h=()=>{let u={record:""};return a("details.left",a("s\
ummary",a("b","Open a saved game or a link")),a("form",{onsubmit:f=>{f.preventDefault(),e.send({kind:"set",values:u})}},
c({name:"record",label:"A record or link to open",value:"",help:n("record")},u),a("div.field",a("span"),a("button.btn.so\
lid",{type:"submit","data-k":"open"},"Open"))))},d=n("heads");return s.append(a("section.sheet",i(),d.length>0&&[a("h2",
"The rules"),d.map(([u,f])=>[a("h3",u),Eu(f)]),l(),h(),o])),t.append(s),r(),e.on("change:note",r),()=>e.off("change:note",
r)}var Tu=2e3,Ea=Symbol.for("uncle_widgets.drawn");function Be(e){try{return JSON.parse(e)}catch{return null}}function Ta(e,t){
if(!st())return()=>{};let s=globalThis,n=performance.now()+(!s[Ea]&&be()?Tu:0);s[Ea]=!0;let o="",r=0,i=Pt(t,()=>e.get("k\
ept")),c=d=>{let u=Be(d),f=()=>e.send({kind:"restore",kept:u});u&&(r=window.setTimeout(f,Math.max(0,n-performance.now())))},
l=()=>{if(!e.get("kept"))return;let d=Object.keys(e.get("keeping")).length>0;o!==e.get("kept")?(o=e.get("kept"),d||i.look(
c)):d&&i.keep(JSON.stringify(e.get("keeping")))},h="change:kept change:keeping";return e.on(h,l),l(),()=>{clearTimeout(r),
i.stop(),e.off(h,l)}}var Au=12,Lu={near:"near",far:"further off",open:"to come"},Ou={near:"hit",far:"missed",open:""};function Aa(e){let t=[];
return e.forEach(({group:s,paired:n},o)=>{n?t.at(-1)?.at(-1)?.push(o):o>0&&e[o-1].group===s?t.at(-1)?.push([o]):t.push([
[o]])}),t}function La({model:e,el:t}){let s=a("div",{class:"uw uw-trail"});et(s,e.get("palette"));let n=a("div",{class:"\
pop",hidden:!0}),o=a("div",{class:"bar"}),r=a("p",{class:"sr",role:"status"});s.append(a("div",{class:"stage"},n,o,r)),t.
append(s);let i=e.get.bind(e),c="",l="",h=st()?Pt(s,()=>i("kept")):null,d=(M,O)=>{let H=M.map(z=>i("spots")[z].state),_=[
...new Set(H.map(z=>Lu[z]))].join(", "),[I]=M;return at({class:`spot${O?" long":""}${M.length>1?" both":""}`,"data-k":O?
`row.${I}`:`spot.${I}`,"aria-current":M.includes(i("at"))?"step":null,"aria-disabled":i("spots")[I].shut?"true":null,"ar\
ia-label":`${u(M)}: ${_}`,onclick:()=>m(I)},M.map((z,q)=>a("span",{class:`disc ${Ou[H[q]]}`,"aria-hidden":"true"},String(
z+1))),O&&a("span",{class:"mute"},_))},u=M=>M.length>1?`Positions ${M.map(O=>O+1).join(" and ")}, together`:`Position ${M[0]+
1}`,f=()=>Aa(i("spots")).flat(),p=()=>f().find(M=>M.includes(i("at")))??[i("at")],m=M=>{if(i("spots")[M].shut){r.textContent=
"Give your prediction first.";return}b(""),e.send({kind:"go",at:M})},g=M=>{b(""),M.kind==="begin"&&h?.forget(),e.send(M)},
b=M=>{let O=c;if(c=M===c?"":M,$(),c){let H=n.querySelector('[aria-current], [aria-pressed="true"]')??n.querySelector("bu\
tton");H instanceof HTMLElement&&H.focus({preventScroll:!0})}else O&&Tt(s,O)},w=a("p",{role:"status"}),x=async()=>{await Yn(
i("receipt"),w),w.scrollIntoView({block:"nearest"})},y=()=>[a("ol",{class:"rows"},i("lessons").map(({lesson:M,name:O,goal:H,
now:_},I)=>a("li",{},at({class:"row","data-k":`lesson.${M}`,"aria-pressed":String(_),onclick:()=>g({kind:"lesson",lesson:M})},
a("span",{class:"nr","aria-hidden":"true"},String(I+1)),a("span",{},a("b",{},O),a("small",{},H)))))),a("div",{class:"onc\
e"},a("label",{},a("span",{},"Your name or number"),a("input",{class:"txt","data-k":"student","data-draft":"student",maxlength:40,
autocomplete:"off",value:i("student"),onchange:M=>e.send({kind:"name",name:M.target.value})})),at({class:"btn","data-k":"\
begin",onclick:()=>g({kind:"begin"})},"Begin again"),at({class:"btn","data-k":"practise",onclick:()=>g({kind:"practise"})},
"Practise this"),at({class:"btn","data-k":"save",onclick:()=>e.send({kind:"save"})},"Save my answers"),i("receipt")&&at(
{class:"btn","data-k":"receipt",onclick:x},"Copy the receipt"),i("kept")&&!i("alone")&&at({class:"btn","data-k":"page",onclick:()=>g(
{kind:"page"})},"Save as a page"),i("kept")&&i("classroom")&&a("a.btn",{"data-k":"classroom",href:i("classroom")},"With \
a class"),i("kept")&&at({class:"btn","data-k":"print",onclick:()=>e.send(wr())},"Print"),w)],$=()=>{let M=i("spots"),O=i(
"at");s.classList.toggle("many",M.length>Au);let H=(_,I)=>at({class:`btn open-${_}`,"data-k":_,"aria-expanded":String(c===
_),onclick:()=>b(_)},I);V(o,M.length>0&&a("ol",{class:"trail","aria-label":"Positions"},Aa(M).map(_=>a("li",{class:"disc\
s"},_.map(I=>d(I,!1))))),M.length>0&&H("spots",O<0?`${M.length} positions`:`${u(p()).replace(", together","")} of ${M.length}`),
(i("note")||i("busy"))&&a("p",{class:"told",role:"status"},i("note")||i("busy")),i("seeking")&&at({class:"btn","data-k":"\
stop",onclick:()=>e.send({kind:"stop"})},"Stop"),H("lessons",i("lesson"))),n.hidden=!c,c==="lessons"?V(n,y()):V(n,c==="s\
pots"&&a("ol",{class:"rows"},f().map(_=>a("li",{},d(_,!0)))))},S=()=>{let M=i("answers");l!==i("kept")?(l=i("kept"),l&&!M.
length&&h?.look(O=>e.send({...Be(O),kind:"restore"}))):l&&M.length>0&&h?.keep(JSON.stringify({answers:M,at:i("at"),student:i(
"student")}))},v=()=>{setTimeout(()=>{i("at")>=0&&ze(s)&&Tt(s,`spot.${p()[0]}`)},80)},T=M=>{At(M),yr(M)},A=M=>{c&&!M.composedPath().
includes(s)&&(c="",$())};s.addEventListener("keydown",M=>{M.key==="Escape"&&c&&b("")}),document.addEventListener("pointe\
rdown",A);let E=[["change:spots change:at change:lessons change:lesson change:busy change:seeking change:note change:stu\
dent",$],["change:answers change:at change:kept change:student",S],["change:at",v],["msg:custom",T]];for(let[M,O]of E)e.
on(M,O);return $(),S(),()=>{document.removeEventListener("pointerdown",A),h?.stop();for(let[M,O]of E)e.off(M,O)}}var Cu=24,Nu=({kind:e,unit:t})=>e==="words"?"Your sentence":t?`Your number, ${t}`:e==="exact"?"Your fraction":"Your numb\
er";function Oa({model:e,el:t}){let s=a("div.uw.uw-exercise");et(s,e.get("palette"));let n=e.get("task"),o=G("exercise"),
r=Pt(s,()=>n.id),i=Pt(s,()=>`${n.id} unsent`),c=a("p.found",{role:"status"}),l=e.get("answer"),h=l,d=n.unit==="of 100"?nt:
null,u=null,f=()=>{if(d&&ut(l,d).meant)return u?.complain();h=l,i.forget(),r.keep(l),e.send({kind:"check",answer:l})},p=a(
"button.btn.solid",{"data-k":"check",onclick:f},n.kind==="guess"?"Keep it":"Check"),m=()=>{if(n.kind==="choice")return a(
"fieldset.choices",a("legend.sr",n.ask),n.options.map((S,v)=>a("label",{class:S.length>Cu?"long":""},a("input",{type:"ra\
dio",name:o,value:S,checked:S===l,"data-k":`option.${v}`,onchange:()=>l=S}),a("span",S))));let y=n.kind==="words",$=a(y?
"textarea":"input",{id:o,class:"txt","data-k":"answer",maxlength:400,rows:y?2:null,inputmode:y?null:n.kind==="exact"?"te\
xt":"decimal",autocomplete:"off",oninput:S=>{l=S.target.value,i.keep(l)},onkeydown:S=>{S.key!=="Enter"||y||(S.preventDefault(),
f())}});return $.value=l,d&&$ instanceof HTMLInputElement&&(u=Zt($,d,S=>{l=$.value=S,$.focus(),u?.complain()},!1)),a("sp\
an.blank",a("label",{for:o,class:n.unit?"unit":"sr"},Nu(n)),$)},g=a("div.row"),b=a("div"),w=()=>{let{words:y,state:$}=e.
get("mark");s.dataset.state=$??"",c.textContent=e.get("note")||y||"",V(g,m(),p),b.replaceChildren(...u?[u.node]:[])};s.append(
a("h3",a("span.nr",{"aria-hidden":"true"},String(n.number)),a("span",n.ask)),g,b,c),t.append(s),w();let x=()=>{let y=e.get(
"answer");y!==l.trim()&&l.trim()===h.trim()&&(l=y,w()),h=y;let{words:$,state:S}=e.get("mark");s.dataset.state=S??"",c.textContent=
e.get("note")||$||""};return e.on("change:mark change:answer change:note",x),l||r.look(y=>e.send({kind:"restore",answer:y})),
i.look(y=>{h=e.get("answer"),l=y,w()}),()=>{r.stop(),i.stop(),e.off("change:mark change:answer change:note",x)}}var Ca={right:["✓","right"],part:["½","partly right"],kept:["•","kept"],wrong:["×","not yet"],open:["","open"]};function Na({
model:e,el:t}){let s=a("div.uw.uw-marks"),n=a("p.sr",{role:"status"}),o=a("div");s.append(o,n),t.append(s);let r=Pt(s,()=>"\
student"),i=G("student"),c=G("receipt"),l=async()=>{let f=e.get("receipt");try{await navigator.clipboard.writeText(f),n.
textContent="Copied."}catch{let p=s.querySelector(`#${c}`);p instanceof HTMLTextAreaElement&&p.select(),n.textContent="P\
ress Ctrl and C to copy what is marked."}},h=({number:f,ask:p,words:m,state:g})=>a("tr",{"data-state":g},a("th",{scope:"\
row"},String(f)),a("td",p),a("td.sign",a("span",{"aria-hidden":"true"},Ca[g][0]),a("span.sr",Ca[g][1])),a("td",m)),d=()=>a(
"div.handin",a("div.field",a("label",{for:i},"Your name or number"),a("input.txt",{id:i,"data-k":"name","data-draft":"na\
me",maxlength:40,autocomplete:"off",value:e.get("student"),onchange:f=>{let p=f.target.value;r.keep(p),e.send({kind:"nam\
e",name:p})}})),a("div.field.wide",a("label",{for:c},"Hand in this line"),a("textarea.txt",{id:c,readonly:!0,rows:3,"dat\
a-k":"receipt"},e.get("receipt"))),a("button.btn.solid",{"data-k":"copy",onclick:l},"Copy")),u=()=>V(o,a("h3",e.get("tol\
d")),e.get("rows").length>0&&a("table",a("thead.sr",a("tr",["Exercise","Asked","Mark","Found"].map(f=>a("th",{scope:"col"},
f)))),a("tbody",e.get("rows").map(h))),e.get("receipt")?d():e.get("rows").length>0&&a("p.mute","Hand in the notebook."));
return e.on("change:rows change:receipt change:told",u),u(),e.get("student")||r.look(f=>e.send({kind:"name",name:f})),()=>{
r.stop(),e.off("change:rows change:receipt change:told",u)}}var Ha=55,Hu=74,Ru=46,bo=36,Bu=46;function Du(e){let t=e.closest(".uw-room");return!!(t&&!e.closest(".uw-page")&&t.getBoundingClientRect().
top+window.scrollY>window.innerHeight/2)}function Iu(e){if(st())return Du(e)?window.innerHeight:null;let t=e.getRootNode();
return t instanceof ShadowRoot?_u(t.host):e.closest(".jp-WindowedPanel-outer, .jp-NotebookPanel-notebook, .jp-Notebook")?.
clientHeight??Number.NaN}function _u(e){let t=window.innerHeight,s=e;for(;s;){let{overflowY:n,maxHeight:o,paddingTop:r,paddingBottom:i}=getComputedStyle(
s);if(n==="auto"||n==="scroll"){let l=parseFloat(o)-parseFloat(r)-parseFloat(i);o.endsWith("px")?t=Math.min(t,l):s.scrollHeight>
s.clientHeight+1&&(t=Math.min(t,s.clientHeight))}let c=s.getRootNode();s=s.parentElement??(c instanceof ShadowRoot?c.host:
null)}return t}function Pu(e,t,s,n=Ha){let o=s?Math.max(bo,Math.min(Bu,t)):t;return e>=n&&o>=bo?{kind:e>=Hu?"large":"mid\
dle",height:o}:{kind:o<bo||s?"flow":"phone",height:o}}function Ss(e,t){let s="",n=()=>{let i=e.closest(".uw-page")??e.closest(
".uw-room");if(!i)return;let c=parseFloat(getComputedStyle(e).fontSize)||16,l=Iu(e),h=l==null?i.getBoundingClientRect().
top+window.scrollY:0,d=l??window.innerHeight-2*h,u=i.classList.contains("uw-position")?Ru:Ha,f=i.clientWidth/c,{kind:p,height:m}=Pu(
f,d/c,l!=null,u),g=`${p} ${Math.floor(m*c)} ${c}`;i.classList.toggle("uw-beside",l!=null&&p==="flow"&&f>=u),g!==s&&(s=g,
i.dataset.fit=p,i.classList.toggle("uw-one",p==="large"||p==="middle"),i.classList.toggle("uw-middle",p==="middle"),i.classList.
toggle("uw-phone",p==="phone"),i.classList.toggle("uw-fits",p!=="flow"),i.style.setProperty("--uw-h",`${Math.floor(m*c)}\
px`),i.style.setProperty("--uw-rem",`${c}px`),t())},o=new ResizeObserver(n),r=()=>{let i=e.closest(".uw-page")??e.closest(
".uw-room");return!i&&e.isConnected?0:i?(o.observe(i),n(),0):requestAnimationFrame(r)};return r(),window.addEventListener(
"resize",n),()=>{o.disconnect(),window.removeEventListener("resize",n)}}var Es=class{constructor(t,s){this.model=t,this.marked=s,this.at=-1/0,this.stamp=-1,this.move="",this.next=""}get waiting(){
return this.stamp===this.model.get("stamp")&&performance.now()-this.at<3e3}send(t,s){if(!(!t||this.model.get("busy"))){if(this.
waiting){this.model.get("mode")==="edit"&&(this.next=t);return}this.at=performance.now(),this.stamp=this.model.get("stam\
p"),this.mark(t),this.model.send({kind:"move",move:t,stamp:this.stamp,said:s})}}drawn(){this.mark(this.waiting?this.move:
"");let t=this.next;!t||this.waiting||(this.next="",this.send(t,null))}mark(t){this.move=t,this.marked(t)}};var Da="uncle_widgets.theme",Ia="uncle_widgets.inks",_a="uncle_widgets.covers",Ie=[["auto","Auto"],["light","Light"],["d\
ark","Dark"]],yo=[["two","Two colours"],["four","Four"]],ko=[["hidden","Hidden"],["press","On a press"],["shown","Shown"]],
Ra=e=>Ie.find(([t])=>t===e)?.[0];function qu(){let e=st()?Ra(new URLSearchParams(location.search).get("theme")):void 0;try{
return e??Ra(localStorage.getItem(Da))??"auto"}catch{return e??"auto"}}function Ba(e,t,s){try{let n=localStorage.getItem(
e);return t.find(([o])=>o===n)?.[0]??s}catch{return s}}function Kt(){let e=globalThis,t=Symbol.for("uncle_widgets.theme");
if(!e[t]){let s=matchMedia("(prefers-color-scheme: dark)");e[t]={choice:qu(),inks:Ba(Ia,yo,"two"),covers:Ba(_a,ko,"press"),
roots:new Set,heard:new Set,system:s},s.addEventListener("change",De),De()}return e[t]}function wo(e,t){e.classList.toggle(
"four-inks",Kt().inks==="four");for(let s of[e,e.closest(".uw-page")??e.closest(".uw-room")])s instanceof HTMLElement&&(t===
"auto"?delete s.dataset.theme:s.dataset.theme=t)}function De(){let{choice:e,roots:t,heard:s,system:n}=Kt();for(let o of t)
wo(o,e);if(st()){let o=e==="auto"?n.matches?"dark":"light":e;document.documentElement.dataset.theme=o,document.body.dataset.
jpThemeLight=String(o==="light")}for(let o of s)o()}var Et=()=>Kt().choice;function Ts(e){Kt().choice=e,xo(Da,e),De()}var Pa=()=>Kt().
inks;function qa(e){Kt().inks=e,xo(Ia,e),De()}var As=()=>Kt().covers;function Wa(e){Kt().covers=e,xo(_a,e),De()}function xo(e,t){
try{localStorage.setItem(e,t)}catch{}}function Gt(e){let{heard:t}=Kt();return t.add(e),()=>{t.delete(e)}}var Fa=e=>t=>{let s=e(
t),n=t.el.querySelector(".uw");if(!(n instanceof HTMLElement))return s;let{roots:o}=Kt();o.add(n),wo(n,Et());let r=new ResizeObserver(
()=>{wo(n,Et()),r.disconnect()});return r.observe(n),()=>{r.disconnect(),o.delete(n),s?.()}};var Wu=({words:e,name:t},s)=>a("p.covered",`${e} `,s?a("b",t):a("span.blank",{role:"img","aria-label":"a covered name"})),
Ls=class{constructor({send:t,drawn:s}){this.send=t,this.drawn=s,this.opened=!1,this.root=a("div.call",{role:"group",hidden:!0})}get hidden(){
return this.root.hidden}cover(){this.opened=!1}show(t,s,n){let o=s?t.alert??"":"",r=t.covered??[],i=n==="shown"||n==="pr\
ess"&&this.opened,c=o?(t.actions??[]).find(d=>d.strong):void 0;this.root.hidden=!o&&!r.length,this.root.classList.toggle(
"calm",!o&&!(s&&t.actions?.length));let l=JSON.stringify([o,c,r,i,n]);if(this.root.dataset.looks===l)return;this.root.dataset.
looks=l,this.root.setAttribute("aria-label",o||"What lies covered");let h=()=>{this.opened=!this.opened,this.show(t,s,n),
this.drawn()};V(this.root,o&&a("p",a("b",o)),r.length>0&&a("div.covers",r.map(d=>Wu(d,i))),r.length>0&&n==="press"&&a("b\
utton.btn",{"data-k":"covers","aria-pressed":String(i),onclick:h},i?"Cover":"Show"),c&&a("button.btn.alert",{"data-k":"c\
all","data-act":c.move,onclick:()=>this.send(c.move)},c.label))}};function ja({place:e,now:t,said:s},n){let[o="",r=""]=s??[];return{place:n.place??[e,o&&t].filter(Boolean).join(" "),line:n.
line??(o?[o,r]:[t??"",r])}}var Va=7,Os=class{constructor({texts:t,see:s}){this.texts=t,this.see=s,this.chip=a("button.ch\
ipbtn",{"data-k":"clause",hidden:!0,onclick:()=>this.open(!!this.box.hidden)}),this.badge=a("b.badge",{hidden:!0}),this.
place=a("span.place"),this.line=a("p.line"),this.note=a("p.note",{role:"status"}),this.sheet=a("button.btn.quiet",{"data\
-k":"scores","aria-expanded":"false",hidden:!0},"Scores"),this.eyes=a("div.seg",{role:"group","aria-label":"Seen by"}),this.
seen=a("div.eyes",bt("eye",22),this.eyes),this.box=a("div.clause-box",{hidden:!0,tabindex:-1,"data-k":"clauses"}),this.root=
a("div.caption",a("div.told",a("p.over",this.badge,this.chip,this.place),this.line,this.note),a("div.seen",this.sheet,this.
seen)),this.looks=""}show({clauses:t,badge:s="",place:n,line:o,note:r,tone:i}){X(this.root,"data-tone",i),this.badge.hidden=
!s,this.badge.textContent=s;let c=this.texts(),[l=""]=t;this.place.textContent=n,this.line.hidden=!!r,this.line.replaceChildren(
a("b",o[0]),o[1]?` ${o[1]}`:""),this.line.classList.remove("long"),this.line.classList.toggle("long",this.line.scrollWidth>
this.line.clientWidth+1),this.note.textContent!==r&&(this.note.textContent=r),this.note.hidden=!r;let h=JSON.stringify([
t,i]);if(h===this.looks)return this.below();this.looks=h,this.open(!1);let d=i==="trial"?"not the game":l;this.chip.hidden=
!d,this.chip.replaceChildren(a("span.chip.line",d));let u=t.filter(f=>c[f]);X(this.chip,"aria-disabled",u.length&&i!=="t\
rial"?"":"true"),X(this.chip,"data-clause",l),this.box.replaceChildren(a("dl",u.map(f=>a("div",a("dt",f),a("dd",c[f])))))}open(t){
let s=t&&this.box.querySelector("dt")!=null&&this.chip.getAttribute("aria-disabled")!=="true";this.box.hidden=!s,this.below(),
X(this.chip,"aria-expanded",String(s))}below(){this.box.hidden||(this.box.style.top=`${this.root.offsetTop+this.root.offsetHeight}\
px`)}escape(){return this.box.hidden?!1:(this.open(!1),this.chip.focus(),!0)}showEyes(t,s){let n=JSON.stringify(t);if(this.
seen.hidden=t.length<2,this.eyes.dataset.looks!==n){this.eyes.dataset.looks=n;let r=a("select.pick",{"data-k":"eyes.many",
"aria-label":"Seen by",onchange:i=>this.see(i.target.value)},t.map(([i,c])=>a("option",{value:i},c)));this.eyes.classList.
toggle("seg",t.length<=Va),this.eyes.replaceChildren(...t.length>Va?[r]:t.map(([i,c])=>a("button",{"data-eye":i,title:c,
"aria-label":c,onclick:()=>this.see(i)},c)))}let o=this.eyes.querySelector("select");if(o)o.value=s;else for(let r of this.
eyes.children)X(r,"aria-pressed",String(r.getAttribute("data-eye")===s))}};var Ka=e=>e.charAt(0).toUpperCase()+e.slice(1);var Ga=(e,t)=>Math.max(0,Math.min(e.x+e.w,t.x+t.w)-Math.max(e.x,t.x))*Math.max(0,Math.min(e.y+e.h,t.y+t.h)-Math.max(e.y,
t.y)),$o=(e,t,s,n)=>Math.max(s,Math.min(e,s+n-t));function Ya({w:e,h:t},s,n,o){let r={x:s.x+s.w/2,y:s.y+s.h/2},i=[["abov\
e",r.x-e/2,s.y-t-10],["below",r.x-e/2,s.y+s.h+10],["right",s.x+s.w+10,r.y-t/2],["left",s.x-e-10,r.y-t/2]],c=Math.min(n.y+
n.h,...o.map(({y:p})=>p));i.push(["right",s.x+s.w+10,c-t-10],["left",s.x-e-10,c-t-10]);let l=i.map(([p,m,g])=>{let b={x:$o(
m,e,n.x,n.w),y:$o(g,t,n.y,n.h),w:e,h:t},w=Ga(b,s)+3*o.reduce((x,y)=>x+Ga(b,y),0);return{...b,side:p,covers:w}}),{covers:h,
...d}=l.reduce((p,m)=>m.covers<p.covers-1?m:p),u=d.side==="above"||d.side==="below"?r.x-d.x:r.y-d.y,f=d.side==="above"||
d.side==="below"?e:t;return{...d,tip:$o(u,0,14,f-28)}}var Ua=(e,t)=>k("svg.small-card",{viewBox:"0 0 48 68",...t},Bt(e,48));function Fu(e,t){let s={"data-act":e.move,onclick:()=>t(
e.move)};if(e.face){let n=[e.group,e.label].filter(Boolean).join(" ");return a("button.btn.card-pick",{"aria-label":n,title:e.
label,...s},Ua(e.face,{"aria-hidden":"true"}))}return a("button.btn",{...s},e.colour&&Qe(e.colour)&&k("svg.icon",{viewBox:"\
-12 -12 24 24",style:"width:1.4em;height:1.4em","aria-hidden":"true"},Ut(e.colour,0,0,8.5,{fill:`var(--c-${e.colour})`,stroke:"\
#fff","stroke-width":2})),e.label)}var Vu=e=>[a("p.mute","What lies under it, as you remember"),a("ol.recall",e.map(t=>a(
"li",Ua(t.face,{role:"img","aria-label":t.label}))))],Cs=class{constructor(t){this.how=t,this.key="",this.root=a("div.ch\
ooser",{role:"group",hidden:!0}),this.away=s=>{let[n]=s.composedPath();n instanceof Element&&!this.root.contains(n)&&!n.
closest(".thing.plays")&&this.close()}}show(t){if(this.key===t.key)return this.leave();let s=!t.plays&&t.recall?.length,
n=t.picks.find(i=>i.group)?.group,o=i=>{this.leave(),this.how.play(i)};this.key=t.key,this.root.setAttribute("aria-label",
s?`Under ${t.label}`:`How to play: ${t.label}`);let r={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
leave()};this.root.replaceChildren(a("div.choose-head",a("p",a("b",Ka(t.label)),n&&a("span",`: ${n}`)),at(r,bt("close",16))),
...s?Vu(t.recall):[a("div.picks",t.picks.some(i=>i.parts?.length)?this.parts(t.picks,[],o):t.picks.map(i=>Fu(i,o)))]),this.
root.hidden=!1,document.addEventListener("pointerdown",this.away,!0),this.how.moved(),this.stand(),this.buttons.find(i=>!i.
matches(".shut"))?.focus({preventScroll:!0})}parts(t,s,n){let o=new Set(t.flatMap(({parts:i})=>(i??[]).filter(c=>!s.includes(
c)))),r=i=>{let c=[...s,i],l=t.filter(({parts:h})=>h?.includes(i));if(l.length===1)return n(l[0].move);this.root.querySelector(
".picks")?.replaceChildren(...this.parts(l,c,n)),this.stand(),this.buttons.find(h=>h.dataset.part)?.focus({preventScroll:!0})};
return[...s.length?[a("p.mute",`${s.join(", ")}, and ...`)]:[],...[...o].sort().map(i=>a("button.btn",{"data-part":i,onclick:()=>r(
i)},i))]}get buttons(){return[...this.root.querySelectorAll("button")]}stand(){let t=this.key&&this.how.around(this.key),
s=this.root.parentElement;if(!t||!s)return;let n=s.getBoundingClientRect(),o=Math.max(n.top,0),r=6,i={x:r,y:o-n.top+r,w:n.
width-2*r,h:Math.min(n.bottom,window.innerHeight)-o-2*r};this.root.style.cssText=`left:0;top:0;max-width:${i.w}px;max-he\
ight:${i.h}px`;let c=({x:p,y:m,w:g,h:b})=>({x:p-n.left,y:m-n.top,w:g,h:b}),l={w:this.root.offsetWidth,h:this.root.offsetHeight},
{x:h,y:d,side:u,tip:f}=Ya(l,c(t.card),i,t.hand.map(c));this.root.dataset.side=u,this.root.style.cssText+=`;left:${h}px;t\
op:${d}px;--tip:${f}px`}leave(){let t=this.key;this.close(),this.how.focus(t)}close(){if(!this.key)return;let t=this.key,
s=this.root.contains(ct(this.root));this.key="",document.removeEventListener("pointerdown",this.away,!0),this.root.hidden=
!0,this.root.replaceChildren(),this.how.moved(),s&&this.how.focus(t)}stroke(t){let s=this.buttons,n=s.findIndex(r=>r.matches(
":focus"));if(!this.key||n<0)return!1;let o={ArrowRight:n+1,ArrowDown:n+1,ArrowLeft:n-1,ArrowUp:n-1,Home:0,End:s.length-
1}[t.key];return o==null?!1:(t.preventDefault(),s[(o+s.length)%s.length].focus({preventScroll:!0}),!0)}};var ve=10;function ju(e,t,s,n){if(t&&s>=t*46)return Math.min(t,Math.max(e,1));if(!e)return 1;let o=Math.max(1,Math.floor(
(s+ve)/(n+ve)));return Math.ceil(e/Math.ceil(e/o))}function _e(e,t,s,n,o,r){let i=e.text(`${t.id}.label`,t.label,s,n+10,
{room:o}),c=ju(t.cells.length||1,t.columns??0,o,r?58:50),l=Math.min(r?66:60,(o-ve*(c-1))/c),h=l+ve,d=e.extras.acting?8:0,
u=n+22+i;return t.cells.forEach((f,p)=>{let m=s+p%c*h,g=u+Math.floor(p/c)*(l*1.4+ve+d);"key"in f?e.card(f,m,g,l,{role:"g\
rid",own:!0}):(e.add("pile",`${t.id}.${p}`,m,g,{w:l,under:0,empty:!0}),f.seat!=null&&e.add("mark",`${t.id}.${p}`,m+l/2-9,
g+l*.7-9,{seat:f.seat,size:18,quiet:!0}))}),u-n+Math.ceil(t.cells.length/c)*(l*1.4+ve+d)+10}function Pe(e,t,s,n,o){let r=t.
values.length,i=Math.min(56,(o-10*(r-1))/r),c=r*i+(r-1)*10;return e.add("dice",t.id,s,n,{w:c,size:i,values:t.values,thrown:t.
thrown??0,lit:t.lit??[],label:t.label,move:t.move??"",off:e.extras.acting?t.off??"":"",plays:e.extras.acting&&!!t.move,picks:[]}),
i+14}function vo(e,t,s,n,o){let r=n+12;r+=e.text(`${t.id}.label`,t.label,s,r,{room:o})+10;for(let[i,{words:c,note:l,box:h}]of t.
rows.entries()){let d=h?30:0,u={size:14,bold:!0,quiet:h==="open",room:o-d};h&&e.add("box",`${t.id}.${i}`,s,r+3,{box:h,size:20}),
r+=14+e.text(`${t.id}.${i}.words`,c,s+d,r+12,u),l&&(r+=15+e.text(`${t.id}.${i}.note`,l,s+d,r+13,{room:o-d})),r+=7}return r-
n+6}function Za(e,t,s,n){t.rows.filter(({box:o})=>o).forEach(({box:o},r)=>{e.add("box",`${t.id}.${r}`,s+30*r,n,{box:o,size:24})})}
function qe(e,t,s,n,o,r,i){let c=e.extras.boards?.[t.board];if(!c)throw new Error(`Expected a board called "${t.board}",\
 which was to be sent before its tokens.`);let l=i==null?Math.min(r,o*c.height/c.width):r;return e.add("board",t.id,s,n,
{w:o,h:l,k:Math.min(o/c.width,l/c.height),board:c,zone:t,heat:e.extras.heat??{},clear:!!e.extras.clear,acting:!!e.extras.
acting,spots:e.extras.spots??{},lit:e.extras.lit??{},clearance:i??0}),l+14}var za=390,Hs=620,We=196,Ja=58,Mo=38,So=50,Ns=e=>e.cards.some(t=>t.move||t.picks?.length),Xa=e=>[...e.cards,...(e.before??
[]).flatMap(t=>"top"in t&&t.top||[])];function Qa(e,t,s,n,o){let r=s,i=0;for(let c of t){let l=Math.min(o-(r-s),c.values.
length*Ja);i=Math.max(i,Pe(e,c,r,n,l)),r+=l+8}return i}function tl(e,t,s,n,o,r,i){let l=(o-16*(r-1))/r,h=n;for(let d=0;d<
t.length;d+=r){let u=t.slice(d,d+r),f=(p,m)=>i?Ku(e,p,s+m*(l+16),h,l):e.other(p,s+m*(l+16),h,l,!1);h+=(i?10:18)+Math.max(
...u.map(f))}return h-n}function Ku(e,t,s,n,o){let r=Xa(t),i=r.length?Mo*(1+.4*(r.length-1))+12:0,c=e.head(t,s,n,o-i,28),
[l]=t.counters??[],h={w:Mo,ideal:Mo*.4,tight:.3};if(e.cards(r,s+o-i,n,i,h,{role:"seat"}),!l)return 34+c;let d=Math.max(l.
full??0,l.value),u=l.art==="agents"?24*d:0;u&&e.add("agents",`${t.id}.0`,s,n+36+c,{count:l.value,full:d,size:18});let f={
value:l.value,label:l.label??"",high:18,room:o-i-u};return e.add("counter",`${t.id}.0`,s+u+6,n+36+c,f),58+c}function el(e,t,s,n,o){
return t.stacks.forEach((r,i)=>e.stack(r,s+i*o/2,n,50)),t.stacks.length?116:0}function sl(e,t,s,n,o){let{seats:r,boards:i,
fans:c,grids:l,dice:h,notes:d}=t,u=24,[f,...p]=r,m=s-u-We,g=m-2*u,b=14,w=14;for(let x of i)b+=qe(e,x,u,b,g,o);w+=Qa(e,h,
m,w,We);for(let x of d)w+=vo(e,x,m,w,We)+8;f&&!Ns(f)&&(w+=e.other(f,m,w+4,We,!0)+20),w+=el(e,t,m,w+4,We);for(let x of l)
b+=_e(e,x,u,b,g,!0);return p.length&&(b+=tl(e,p,u,b+6,g,Math.min(p.length,3),!0)),b=Math.max(b,w),c.length&&(b+=e.fans(c,
u,b,s-2*u,!0)),f&&Ns(f)&&(b+=e.own(f,u,b+6,s-2*u,176)),{y:b,middle:{x:u+g/2,y:240,r:40}}}function nl(e,{seats:t,boards:s,
stacks:n,dice:o,notes:r},i,c,l){let u=i-48,f=(c-20)/Math.max(1,t.length);for(let m of s)l?qe(e,m,0,0,c,u,So):qe(e,m,0,So,
c,u-So,0);let p=10;for(let m of o)Pe(e,m,p,8,m.values.length*36),p+=m.values.length*36+6;for(let m of r)Za(e,m,l?10:p+6,
l?u-34:14);for(let[m,{top:g}]of n.entries())g&&e.card(g,10+m*44,u-66,38,{role:"stack"});return t.forEach((m,g)=>{Gu(e,{...m,
cards:Xa(m)},10+g*f,u+10,f-4)}),{y:i-18,middle:{x:c/2,y:u/2,r:40}}}function Gu(e,t,s,n,o){let r=t.cards.length?24+9*(t.cards.
length-1):0,i=o-24-r;e.add("mark",t.id,s,n+2,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,ft(t.name,13,
i).lines[0],s+25,n+9,{size:13,bold:!0,quiet:!1,room:i});let c=(t.counters??[]).map(({value:h,label:d})=>`${h} ${d}`)[0]??
t.note??"";e.text(`${t.id}.note`,ft(c,12,i).lines[0],s+25,n+24,{size:12,room:i});let l={w:22,ideal:9,tight:.3,least:22};
e.cards(t.cards,s+o-r-2,n-1,r,l,{role:"seat"})}function ol(e,t,s){let{seats:n,boards:o,fans:r,grids:i,dice:c,notes:l}=t,
h=14,d=s-2*h,[u,...f]=n,p=10;for(let b of o)p+=qe(e,b,h,p,d,440);let m=c.length?Math.min(150,c.reduce((b,{values:w})=>b+
w.length*Ja+8,0)):0,g=Qa(e,c,h,p,m);if(g+=el(e,t,h,p+g,Math.max(m,130)),u&&!Ns(u)){let b=m?h+m+16:h;g=Math.max(g,e.other(
u,b,p,h+d-b,!1))}p+=g+12;for(let b of l)p+=vo(e,b,h,p,d)+8;for(let b of i)p+=_e(e,b,h,p,d,!1);return r.length&&(p+=e.fans(
r,h,p,d,!1)),f.length&&(p+=tl(e,f,h,p+4,d,Math.min(f.length,3),!1)),u&&Ns(u)&&(p+=e.own(u,h,p,d,0)),{y:p,middle:{x:s/2,y:200,
r:40}}}var al=e=>[[0,0],[1,0],[1,1]].slice(0,e),Yu=20,Uu=60,ll=({extras:e})=>e.acting?e.call?32:14:0;function cl(e){let t=(e.before??
[]).filter(({kind:s})=>s==="stack");return{beside:t.slice(0,-1),space:t.at(-1)}}function rl(e,t,s,n,o,r,i){let{beside:c,
space:l}=cl(t),h=r?s+i+28:s,d=o-i-28,u=e.head(t,h,n,d,30),f=h;for(let p of c)e.stack(p,f,n+46+u,46,110),f+=118;if(!t.me){
let p={w:38,ideal:22,tight:.05};e.cards(t.cards,f,n+46+u,h+d-f,p,{role:"seat"})}l&&e.stack(l,r?s:s+o-i,n,i,i+40)}function hl(e,{
seats:[t,...s],ring:n,stacks:o},r,i){let l=92*1.4+32,h=r/2-i-24,d=r/2+24,u=28,f=u+l+74,p=s.length===1;s.forEach((x,y)=>{
let[$,S]=al(s.length)[y];rl(e,x,$?d:i,S?f:u,h,!!$,92)}),t&&rl(e,{...t,me:!0},i,f,h,!1,92);let m={x:p?d+h/2:r/2,y:p?u+44:
u+l+32,r:40};n&&e.add("ring",n.id,m.x,m.y,{ring:n,r:m.r});let g=p?92:46,b=p?m.x-o.length*(g+40)/2+20:m.x+90;o.forEach((x,y)=>e.
stack(x,b+y*(g+40),p?u+120:m.y-44,g,g+40));let w=f+l+4;if(t){let x=e.extras.call??0,y=ll(e),$=t.cards.some(v=>v.face);x&&
(e.call=w),w+=(x?x+20:0)+y;let S={w:$?88:62,ideal:$?106:44,tight:.5,least:60,floor:20};w+=e.cards(t.cards,i,w,r-2*i,S,{own:!0,
role:"hand"})}return{y:w,middle:m}}function il(e,t,s,n,o){let{beside:r,space:i}=cl(t),c=46,l=o-c-34;e.add("mark",t.id,s,
n+2,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,t.name,s+26,n+11,{size:13,bold:!0,quiet:!1,room:l}),e.
text(`${t.id}.note`,ft(t.alert||t.note,12,l).lines[0],s+26,n+25,{size:12,quiet:!t.active,room:l});let h=s;for(let d of r){
if(d.top){let u={...d.top,move:d.move||d.top.move,off:d.off||d.top.off};e.card(u,h,n+36,26,{role:"stack",recall:d.recall})}else
e.add("pile",d.id,h,n+36,{w:26,under:0,empty:!0});e.text(`${d.id}.count`,String(d.count),h+32,n+58,{size:14,bold:!0,quiet:!1}),
h+=58}if(!t.me){let d={w:22,ideal:10,tight:.05};e.cards(t.cards,h,n+38,s+o-c-8-h,d,{role:"seat"})}i&&dl(e,i,s+o-c,n,c)}function dl(e,t,s,n,o){
t.top?e.card(t.top,s,n+2,o,{role:"space",recall:t.recall}):e.add("pile",t.id,s,n+2,{w:o,under:0,empty:!0});let r=[t.count>
1?t.count:"",t.label].filter(Boolean).join(" "),i=ft(r,12,o+14).lines.length<2;e.text(`${t.id}.label`,r,i?s+o/2:s+o+6,n+
o*1.4+17,{size:12,anchor:i?"middle":"end",room:i?o+14:3*o})}function ul(e,{seats:[t,...s],ring:n,stacks:o},r,i){let l=i/
2-10-10,h=i/2+10,d=88,u=s.length===1;s.forEach((x,y)=>{let[$,S]=al(s.length)[y];il(e,x,$?h:10,6+S*d,l)}),t&&il(e,{...t,me:!0},
10,6+d,l),o.slice(0,3).forEach((x,y)=>{u&&dl(e,x,h+20+y*66,50,46)});let f=e.extras.call??0,p=ll(e),m=6+2*d+6+p;f&&(e.call=
m-p);let g=m+(f?f+8:0),b=Math.max(Yu,Rt(78,r-g-8));t&&e.cards(t.cards,10,g,i-130,{w:b,ideal:b*1.12,tight:.36,least:b},{own:!0,
role:"hand"});let w={x:i-66,y:g+24,r:34};return n&&r-g<Uu?(e.add("ring",n.id,w.x,r-18,{ring:{...n,value:"",note:""},r:w.
r}),e.text(`${n.id}.note`,`${n.value??""} ${n.note??""}`,i-10,r-14,{size:14,anchor:"end",room:170})):n&&(e.add("ring",n.
id,w.x,w.y,{ring:{...n,note:""},r:w.r}),e.text(`${n.id}.note`,n.note??"",w.x,w.y+30,{size:12,anchor:"middle",room:126})),
{y:Math.max(r-8,t?g+b*1.4:0),middle:w}}var Zu={mark:({size:e})=>({x:0,y:0,w:e,h:e}),pile:({w:e,empty:t})=>t&&{x:0,y:0,w:e,h:e*1.4},ring:({r:e})=>({x:-e,y:-e,w:2*
e,h:2*e}),dice:({w:e,size:t})=>({x:0,y:0,w:e,h:t}),box:({size:e})=>({x:0,y:0,w:e,h:e})},Rs=class{constructor(t){this.extras=
t,this.call=0,this.things=[],this.over=[]}add(t,s,n,o,r={}){this.things.push({kind:t,key:`${t}:${s}`,x:n,y:o,...r});let i=this.
extras.lit?.[s],c=Zu[t]?.(r);i!=null&&c&&this.over.push({kind:"lit",key:`lit:${s}`,x:n+c.x,y:o+c.y,w:c.w,h:c.h,tab:i,role:t})}text(t,s,n,o,{
size:r=13,room:i=1/0,bold:c=!1,quiet:l=!0,anchor:h="start",tone:d=""}={}){if(!s)return 0;let{lines:u,size:f}=ft(s,r,i,c?
1.06:1);return this.add("text",t,n,o,{lines:u,size:f,bold:c,quiet:l,anchor:h,tone:d}),(u.length-1)*f*1.2}card(t,s,n,o,{seen:r=o,
own:i=!1,role:c="",recall:l=[]}={}){let{lit:h={},dealt:d={},acting:u=!1,under:f=!0,opens:p=""}=this.extras,m=d[t.key]??t.
face??null,g=u&&!!(t.move||t.picks?.length),b=!!t.lifted,w=c==="grid"?0:o<80?12:14,x=i&&(g||u&&t.ghost)?w+(b?o*(w?.24:.14):
0):0;this.things.push({kind:"card",key:t.key,x:s,y:n-x,w:o,face:m,label:t.label,origin:t.origin??"",role:c,dealt:t.key in
d,kin:!!t.kin,ghost:!!t.ghost,seen:r,plays:g,off:u?t.off??"":"",under:i&&g&&!b,up:b,move:t.move??"",picks:t.picks??[],recall:f?
l:[],opens:p===t.key&&!g&&!t.off}),t.key in h&&this.over.push({kind:"lit",key:`lit:${t.key}`,x:s,y:n-x,w:r,h:o*1.4,tab:h[t.
key],role:c})}cards(t,s,n,o,r,{own:i=!1,role:c="",pitch:l=1.4,centre:h=!1}={}){if(!t.length)return 0;let{w:d,step:u,cols:f,
rows:p}=xe(t.length,o,r);return t.forEach((m,g)=>{let b=Math.floor(g/f),w=g%f,x=Math.min(f,t.length-b*f),y=h?s+(o-(u*(x-
1)+d))/2:s;this.card(m,y+w*u,n+b*l*d,d,{seen:w===x-1?d:Math.min(d,u),own:i,role:c})}),d*1.4+(p-1)*l*d}};var fl=e=>e.map(t=>({...t,art:""})),re=class extends Rs{head(t,s,n,o,r=30){let i=[t.note,t.team].filter(Boolean).join(",\
 "),c=r<30?8:12,l=s+r+c,h=o-r-c;this.add("mark",t.id,s,n,{seat:t.seat,size:r,active:!!t.active});let d=t.alert||i,u=n+r*
(d?.43:.66),f=this.text(`${t.id}.name`,t.name,l,u,{size:15,bold:!0,quiet:!1,room:h}),p=this.text(`${t.id}.note`,d,l,n+r+
f,{room:h,bold:!!(t.active||t.alert),quiet:!t.active,tone:t.alert?"lit":""});return f+p}counters(t,s,n,o,r){let i=n;for(let[
c,l]of(t.counters??[]).entries()){let h=r?18:22;if(this.add("counter",`${t.id}.${c}`,s,i,{value:l.value,label:l.label??"",
high:h,room:o}),i+=h+8,l.art==="chips"){let d=Math.max(1,Math.ceil(l.value/10)),u=r?2.5:3,f=r?1.2:1.4,p=Math.max(3,Math.
min(18,(o-2)/d-3)),m=10*(u+f)+3,g=Math.min(l.value,10)*(u+f)+(l.value>5?3:0);l.value&&this.add("chips",`${t.id}.${c}`,s,
i+g,{count:l.value,w:p,t:u,g:f,pitch:p+3}),i+=m}if(l.art==="agents"){let d=Math.max(l.full??0,l.value);this.add("agents",
`${t.id}.${c}`,s,i,{count:l.value,full:d,size:18}),i+=26}}return i-n}other(t,s,n,o,r){let i=t.cards??[],c=t.counters??[],
l=!r||o<150,h=this.head(t,s,n,o,l?26:30),d=c.length&&o>=150,u=i.some(v=>v.face||v.key in(this.extras.dealt??{})),f=l?38:
48,p=Math.min(d?o-74:o,u?1/0:f*3.4),m={w:f,ideal:f*(u?.72:.7),tight:u?.62:.05},g=n+(l?38:44)+h,b=this.cards(i,s,g,p,m,{role:"\
seat",pitch:.62});if(t.alert&&i.length){let{w:v,step:T,cols:A}=xe(i.length,p,m);this.over.push({kind:"lit",key:`lit:${t.
id}`,x:s,y:g,w:v+(A-1)*T,h:b,tab:""})}let{w,step:x,cols:y}=xe(i.length,p,m),$=i.length?w+(y-1)*x+14:0,S=d?Math.max(b,this.
counters(t,s+$,g+2,o-$,l)):b+(c.length?8+this.counters({...t,counters:fl(c)},s,g+b+8,o,!0):0);return g-n+S+this.before(t,
s,g+S+10,o,l)}stack(t,s,n,o,r=o+24){let i=t.top?{...t.top,move:t.move||t.top.move,off:t.off||t.top.off,label:t.top.label||
t.spoken}:null,c=t.count>1&&i&&!i.face?Math.min(3,t.count-1):0;if(this.add("pile",t.id,s,n,{w:o,under:c,empty:!i}),i&&this.
card(i,s,n,o,{role:"stack",recall:t.recall}),!i&&!t.count&&t.label&&o>=40){let{lines:h,size:d}=ft(t.label,13,o-2);if(h.length*
d*1.2<o*1.4-8){let u=n+(o*1.4-(h.length-1)*d*1.2)/2+d*.35;return this.add("text",`${t.id}.empty`,s+o/2,u,{lines:h,size:d,
quiet:!0,anchor:"middle",tone:""}),o*1.4}}let l=Y(`${t.count} ${t.label}`,14)>r;return this.add("count",t.id,s,n+o*1.4+22,
{count:t.count,lines:l?ft(t.label,13,r).lines:[t.label],spoken:t.spoken,broken:l}),o*1.4+30+(l?17*ft(t.label,13,r).lines.
length:0)}tray(t,s,n,o){let r=Math.max(1,Math.ceil(Math.max(t.full,t.count)/10)),i=Math.min(27,(o-24)/r-4),c=o<120,l=i+(i>
20?7:4),h=c?3:5,d=c?1.4:2,u=r*l-(l-i)+24,f=10*(h+d)+3,p=22*String(t.count).length+4+Y(t.label,13)>Math.max(u,o-8);return this.
add("tray",t.id,s+(o-u)/2,n,{wide:u,high:f,count:t.count,label:t.label,w:i,t:h,g:d,pitch:l,below:p,noted:Y(t.label,13)}),
f+(p?62:44)}fans(t,s,n,o,r){let i=n,c=t.length>2?r?56:48:r?80:64;for(let l of t){this.text(`${l.id}.label`,l.label,s,i+10,
{room:o});let h={w:c,ideal:c*.59,tight:.39,least:Math.min(c,r?56:48),floor:20},{w:d,step:u,cols:f,rows:p}=xe(l.cards.length,
o,h),m=l.cards.some(b=>b.above)?22:4,g=l.cards.some(b=>b.under!=null)?40:10;i+=20,l.cards.length||this.add("pile",l.id,s,
i+m,{w:d,under:0,empty:!0}),l.cards.forEach((b,w)=>{let x=Math.floor(w/f),y=w%f,$=w===l.cards.length-1,S=s+y*u,v=i+m+x*(m+
g+d*1.4);this.card(b,S,v,d,{seen:$||y===f-1?d:Math.min(d,u),role:"fan"}),this.text(`${b.key}.above`,b.above??"",S+2,v-8,
{size:$?16:14,bold:$,quiet:!$}),b.under!=null&&this.add("mark",`${b.key}.under`,S+4,v+d*1.4+10,{seat:b.under,size:Math.max(
15,Math.min(22,u*.76)),quiet:!$})}),i+=Math.max(p*(m+g+d*1.4),m+g+c*1.4)+8}return i-n}own(t,s,n,o,r){let i=this.extras.acting?
14:0,c=this.extras.call??0,l=this.before(t,s+r,n,o-r,!r),h=n+l+(c?c+20:0);return c&&(this.call=n+l),h-n+this.hand(t,s,h,
o,r,i)}before(t,s,n,o,r){let i=t.before??[];if(!i.length)return 0;let c=10,l=(o-c*(i.length-1))/i.length,h=Math.min(r?44:
58,l-6),d=0;return i.forEach((u,f)=>{let p=s+f*Math.min(l+c,u.kind==="fan"?1/0:h+40);if(u.kind==="fan"){let m=this.text(
`${u.id}.label`,u.label,p,n+10,{room:l}),g={w:h,ideal:h*.72,tight:.4};d=Math.max(d,18+m+this.cards(u.cards,p,n+18+m,l,g,
{role:"fan"}))}else d=Math.max(d,this.stack(u,p,n,h,Math.min(l,h+34)))}),d+16}hand(t,s,n,o,r,i){let c=r>0,l=t.cards.some(
b=>b.face),h=c?92:70,d=t.cards.length,u={w:l?h:h*.75,ideal:h*(l?c?1.22:1.06:.8),tight:.5,least:Math.min(h,64),floor:l?34:
20};if(c){let b=this.head(t,s,n,r-20),w=this.counters(t,s+4,n+48+b,r-20,!1)+48+b,x=this.cards(t.cards,s+r,n+i,o-r,u,{own:!0,
role:"hand",pitch:1.4+.36});return Math.max(w,x+i+16,l?h*1.4:0)}let f=l&&(d-1)*u.ideal+u.w<=o-112,p=this.head(t,s,n,f?110:
o-100,26);if(f){let b=this.counters(t,s+4,n+44+p,100,!0)+44+p,w=this.cards(t.cards,s+112,n+i,o-112,u,{own:!0,role:"hand"});
return Math.max(b,w+i+16)}let m=this.counters({...t,counters:fl(t.counters??[])},s+o-84,n+6,84,!0),g=n+Math.max(40+p,m+8)+
i;return g-n+this.cards(t.cards,s,g,o,u,{own:!0,role:"hand",pitch:1.4+.42,centre:!0})+16}};var Wt=620,Bs=772,bl=920,zu=["seat","ring","fan","stack","tray","grid","dice","tokens","notes","kinds"];function Fe(e){let t=e.
zones.find(({kind:n})=>!zu.includes(n));if(t)throw new Error(`Expected a zone that the table can draw, not "${t.kind}".`);
let s=n=>e.zones.filter(o=>o.kind===n);return{seats:Cr(s("seat")),ring:s("ring")[0],fans:s("fan"),stacks:s("stack"),trays:s(
"tray"),grids:s("grid"),dice:s("dice"),notes:s("notes"),boards:s("tokens"),kinds:s("kinds")}}function wl(e,t,s={}){if(s.
laid&&xs(e))return cf(e,t,s);if(ua(e)&&(t.low||t.h))return lf(e,t,s);if(t.low&&e.zones.some(({kind:f})=>f==="tokens"))return af(
e,t,t.low,s);if(t.low&&eo(e))return Eo(e,t,t.low,s,To(t.w));if(!t.h)return Ds(e,t.w,s);let n=({w:f,h:p})=>Ao(t,f,p),r=[...t.
w>=Wt*pl?[Bs,860,bl]:[],390,440].map(f=>rf(e,t,f,s)),[i,...c]=r.filter(f=>f.w>=Wt),l=c.reduce((f,p)=>n(p)>n(f)?p:f,i);if(l&&
n(l)>=pl)return l;let h=r.reduce((f,p)=>n(p)>n(f)?p:f),d=Math.round(Math.max(yl,ne*t.h/t.w));return e.zones.some(({kind:f})=>f===
"tokens")?vl(e,Math.min(d,Hs),s,za,!0):n(h)>=Ju||!eo(e)?h:e.table==="round"&&e.zones.filter(({kind:f})=>f==="seat").length>
tf&&t.w>t.h?Eo(e,t,gl,s,Math.round(gl*t.w/t.h)):Eo(e,t,Math.min(d,Qu),s,kl(t,d))}var pl=.8,Ju=.92,ml=.75,Xu=352,yl=288,Qu=460,
tf=6,gl=320,ef=640,sf=110,nf=400,of=1.25,To=e=>Math.round(Math.max(ne,Math.min(Ht,e/of))),kl=(e,t)=>Math.round(Math.max(
ne,Math.min(Ht,t*e.w/e.h)));function xl(e,t,s){let{w:n}=e,o=e.low?0:e.h,r=!e.low&&n>=Bs*ml&&(!o||o>=t[0]*ml),[i,c]=r?t:s,
l=r?Bs:e.low?To(n):ne,h=o?Math.round(Math.max(i,Math.min(c,l*o/n))):r?600:i;return[r||!o?l:kl(e,h),h]}var Ao=(e,t,s)=>Math.
min(e.w/t,e.h?e.h/s:1/0),$l=(e,t)=>({...e,call:(e.call??0)/t});function rf(e,t,s,n){let o=Ds(e,s,n);for(let r=0;r<2&&n.call;r++)
o=Ds(e,s,$l(n,Ao(t,o.w,o.h)));return o}function Eo(e,t,s,n,o){let r=new re($l(n,Ao(t,o,s))),i=Fe(e),{y:c,middle:l}=e.table===
"corners"?ul(r,i,s,o):da(r,i,s,e.table==="round",o);return{w:o,h:Math.max(s,c+8),things:[...r.things,...r.over],middle:l,
call:r.call}}function af(e,t,s,n){let o=Math.max(t.w,Bs),r=((t.page??0)-ef)*o/t.w-sf;return t.w>=Wt&&r>=nf?Ds(e,o,n,Math.
min(r,Hs)):vl(e,s,n,Math.min(To(t.w),Wt-1),!1)}function vl(e,t,s,n,o){let r=new re(s),{middle:i}=nl(r,Fe(e),t,n,o);return{
w:n,h:t,things:[...r.things,...r.over],middle:i,call:r.call}}function lf(e,t,s){let n=new re(s),[o,r]=xl(t,[470,620],[t.
low||yl,620]),{middle:i}=pa(n,Fe(e),r,o);return{w:o,h:r,things:[...n.things,...n.over],middle:i,call:n.call}}function cf(e,t,s){
let n=new re(s),[o,r]=xl(t,[520,640],[Xu,560]),{middle:i}=ya(n,Fe(e),r,o);return{w:o,h:r,things:[...n.things,...n.over],
middle:i,call:n.call}}function Ds(e,t,s={},n=Hs){let o=Math.round(Math.min(Math.max(t,320),bl)),r=o>=Wt,i=new re(s),c=Fe(
e),l=r?28:14,h=e.table==="round"||e.table==="corners"&&!r,d=c.boards.length?r?sl:ol:h?r?uf:ff:r&&e.table==="corners"?hl:
r?hf:df,{y:u,middle:f}=d(i,c,o,l,n);return{w:o,h:Math.round(u+18),things:[...i.things,...i.over],middle:f,call:i.call}}function Is(e,t,s,n,o,r){
let i=n,c=(o-r*(t-1))/t;for(let l=0;l<e.length;l+=t){let h=e.slice(l,l+t);i+=Math.max(...h.map((d,u)=>d(s+u*(c+r),i,c)))+
20}return i-n}function hf(e,t,s,n){let{seats:[o,...r],ring:i,fans:c,stacks:l,trays:h}=t,d=r.map(T=>(A,E,M)=>e.other(T,A,
E,M,!0)),u=h.map(T=>(A,E,M)=>e.tray(T,A,E,M));d.splice(Math.ceil(d.length/2),0,...u);let f=Math.floor((s-2*n+20)/126),p=d.
length<=f?Math.max(d.length,1):Math.ceil(d.length/2),m=28+Is(d,p,n,28,s-2*n,20),g=l.length?104:0,b=i?248:0,w=m+6,x=i?{x:132,
y:w+108,r:88}:{x:s/2,y:w+60,r:40};i&&e.add("ring",i.id,x.x,x.y,{ring:i,r:x.r});let y=s-2*n-b-(g?g+24:0),$=e.fans(c,n+b,w+
10,y,!0);m=Math.max(w+(i?230:0),w+10+$)+12,l.forEach((T,A)=>e.stack(T,s-n-72,w+48+A*152,66));let S=l.length?w+48+l.length*
152-24:0,v=b&&s>=740?b:176;return m+=_s(e,t,s-(S>m?g+24:0),n,m),o&&(m+=e.own(o,n,m,s-2*n-(S>m?g+24:0),v)),{y:Math.max(m,
S),middle:x}}function df(e,t,s,n){let{seats:[o,...r],ring:i,fans:c,stacks:l,trays:h}=t,d=18,u=r.some(y=>(y.before?.length??
0)>1),f=u||r.length<=2||r.length===4?Math.min(2,Math.max(r.length,1)):3;d+=Is(r.map(y=>($,S,v)=>e.other(y,$,S,v,!1)),f,n,
d,s-2*n,12);let p=66,m=i?{x:106,y:d+100,r:p}:{x:s/2,y:d+40,r:40};i&&e.add("ring",i.id,m.x,m.y,{ring:i,r:p});let g=i?214:
n,b=s-n-g,w=Math.min(92,b/Math.max(l.length,1));l.forEach((y,$)=>e.stack(y,g+$*w,d+12,Math.min(56,w-14),w-1));let x=l.length?
d+12+78+56:d;for(let y of h)x+=e.tray(y,g-6,x,b+6);return d=Math.max(x,i?d+200:d)+6,d+=e.fans(c,n,d,s-2*n,!1),d+=_s(e,t,
s,n,d),o&&(d+=e.own(o,n,d+4,s-2*n,0)+4),{y:d,middle:m}}function uf(e,t,s,n){let{seats:[o,...r],ring:i,fans:c,stacks:l,trays:h}=t,
{left:d,top:u,right:f}=Nr(r.length),p=i?.art==="none"?64:s<740?108:128,m=Math.min(u<2?220:s<740?130:190,s/2-p-20-n),g=s-
2*n-2*m-24,w=r.slice(d,d+u).map(T=>(A,E,M)=>e.other(T,u===1?s/2-70:A,E,M,!0)),x=u?Is(w,u,n+m+12,20,g,16):0,y={x:s/2,y:20+
x+p+12,r:p},$=(T,A)=>{let E=T.length>1?28:y.y-60;for(let M of T)E+=e.other(M,A,E,m,!0)+26;return E},S=[$(r.slice(0,d).reverse(),
n),$(r.slice(r.length-f),s-n-m)];Ml(e,i,l,h,y,p<120?.82:1);let v=Math.max(y.y+p+40,...S);return c.length&&(v+=e.fans(c,n,
v,s-2*n,!0)),v+=_s(e,t,s,n,v),o&&(v+=e.own(o,n,v,s-2*n,160)),{y:v,middle:y}}function ff(e,t,s,n){let{seats:[o,...r],ring:i,
fans:c,stacks:l,trays:h}=t,d=r.some(g=>(g.before?.length??0)>1),u=d||r.length===2||r.length===4?2:Math.min(3,Math.max(r.
length,1)),f=16+Is(r.map(g=>(b,w,x)=>e.other(g,b,w,x,!1)),u,n,16,s-2*n,12),p=i?.art==="none"?50:108,m={x:s/2,y:f+p+10,r:p};
return Ml(e,i,l,h,m,.8),f=m.y+p+36,c.length&&(f+=e.fans(c,n,f,s-2*n,!1)),f+=_s(e,t,s,n,f),o&&(f+=e.own(o,n,f,s-2*n,0)),{
y:f,middle:m}}function Ml(e,t,s,n,o,r){t&&e.add("ring",t.id,o.x,o.y,{ring:t,r:o.r});let i=(s.length>2?56:78)*r,c=22*r,l=o.
x-(s.length*i+(s.length-1)*c)/2;s.forEach((h,d)=>e.stack(h,l+d*(i+c),o.y-i*.7-12,i)),n.forEach(h=>e.tray(h,o.x-50,o.y+44,
100))}function _s(e,{grids:t,dice:s},n,o,r){let i=r;for(let c of t)i+=_e(e,c,o,i,n-2*o,n>=Wt);for(let c of s)i+=Pe(e,c,o,
i,n-2*o);return i-r}var Ps=class{constructor({play:t,key:s,told:n}){this.play=t,this.key=s,this.told=n,this.lifted="",this.card="",this.said=
{},this.typed={},this.field=null,this.lifts={},this.go=a("button.btn.solid",{"data-k":"lift.play",onclick:()=>this.play(
this.lifted)}),this.back=a("button.btn",{"data-k":"lift.back",onclick:()=>this.lift("")},"Put it back"),this.acts=a("div\
.lift-acts",{hidden:!0},this.go,this.back),this.words=a("p.lift-words"),this.keys=a("div.lift-keys"),this.asking=a("div.\
asking",{role:"group",hidden:!0}),this.shown=""}show({lifts:t,keys:s}){this.lifts=t,this.lifted&&!t[this.lifted]&&(this.
lifted="",this.said={},this.typed={}),this.draw();let n=JSON.stringify(s);this.keys.dataset.looks!==n&&(this.keys.dataset.
looks=n,rn(this.keys,this.keys,()=>this.keys.replaceChildren(...s.map(o=>Je(o,r=>this.key(r))))))}tell(t,s){let n=Object.
keys(this.lifts).some(o=>s.every(r=>r.move!==o));this.words.hidden=!!this.lifted,this.words.textContent=t||(n?"Press a c\
ard to lift it, and again to play it.":"")}playing(t){let s=this.lifts[this.lifted]?.play??"",n=t?s.replace(/^Play\b/,"P\
laying"):s;this.go.textContent!==n&&(this.go.textContent=n),X(this.go,"aria-busy",t?"true":"")}lift(t,s=""){let n=s||this.
card;this.lifted=t,this.card=s,this.draw(),this.told({lifted:t,said:this.said},n)}stand(t,s,n){let[o,r]=n?[s,t.parentElement]:
[t,this.keys];this.asking.parentElement!==o&&o.insertBefore(this.asking,r)}hold(t,s,n,o){t?t!==this.lifted&&n[t]&&(this.
lifted=t,this.card=pf(o,t)):this.lifted="",this.said=s}draw(){let t=this.lifts[this.lifted];if(this.acts.hidden=!t,this.
asking.hidden=!t?.line,this.words.hidden=!!t,this.playing(!1),this.shown===this.lifted)return;if(this.shown=this.lifted,
this.field=null,!t?.line)return this.asking.replaceChildren();let s=this.lifted;X(this.asking,"aria-label",t.line),this.
field=t.ask?xn({rule:nt,label:t.ask,words:"of 100",ends:["never","always"],value:os(this.typed[s],this.said[s],nt),set:o=>this.
say(s,o),enter:()=>this.play(s)}):null;let n=a("div",a("p",a("b",t.line)));this.field&&n.append(a("p.wonder",t.ask)),this.
asking.replaceChildren(n,...this.field?[this.field.node]:[])}unread(t){let s=this.typed[t]??"";return t!==this.lifted||!this.
field||!s||!de(s,nt)?!1:(this.field.complain(),!0)}say(t,s){let{value:n}=ut(s,nt);this.typed[t]=s,this.said={...this.said},
n!=null?this.said[t]=n:delete this.said[t],this.told({lifted:this.lifted,said:this.said},this.card)}},qs=class{constructor(t){
this.how=t,this.root=a("div.acts"),this.looks=""}show(t,s,n){let o=JSON.stringify([t,s]);this.looks!==o&&(this.looks=o,rn(
this.root,n,()=>this.root.replaceChildren(...t.map(r=>this.button(r)))))}button({move:t,label:s,strong:n,off:o}){let r=a(
"button",{class:n&&!o?"btn solid":"btn","data-act":t||s,"aria-disabled":o?"true":null,onclick:()=>o?this.how.refuse(o):this.
how.send(t)},s);return a("span.act",r,o&&a("span.why",o))}};function pf({zones:e},t){let s=e.flatMap(n=>n.kind==="seat"&&
n.me?n.cards:n.kind==="grid"?n.cells:[]);for(let n of s)if("key"in n&&(n.move===t||n.picks?.some(o=>o.move===t)))return n.
key;return""}function Sl(e,t,s){if(!t)return e;let n=e.zones.flatMap(i=>i.kind==="tokens"&&i.ways||[]),o=Number(n.find(i=>i.
move===t)?.tag),r=e.zones.map(i=>{if(i.kind==="dice"&&o){let l=i.values.indexOf(o);return{...i,lit:l<0?i.values.map((h,d)=>d):
[l]}}if(i.kind==="ring"){let l=i.previews?.find(h=>h.move===t);return l?{...i,preview:l}:i}if(i.kind==="tokens")return{...i,
ways:(i.ways??[]).map(l=>({...l,chosen:l.move===t}))};let c=l=>l.key===s?{...l,lifted:!0}:l;return i.kind==="grid"?{...i,
cells:i.cells.map(c)}:i.kind==="seat"&&i.me?{...i,cards:i.cards.map(c)}:i});return{...e,zones:r}}var El=420,mf=80,gf=1500,bf=5,Tl=320,Al={goal:900,bust:700,aside:600},Ll="cubic-bezier(.2,.7,.2,1)";function Lo(e,t){let s=t.
replace(/^seat/,"h"),n=[...e].filter(({kind:h,key:d})=>h==="card"&&(d===t||d.startsWith(`${s}.`))),o=n.length?n.map(({x:h,
y:d,w:u})=>({x:h,y:d,w:u,h:u*1.4})):[...e].filter(({key:h})=>h.slice(h.indexOf(":")+1).split(".")[0]===t).map(({x:h,y:d,
wide:u=40,high:f=40})=>({x:h,y:d,w:u,h:f}));if(!o.length)return null;let r=Math.min(...o.map(({x:h})=>h)),i=Math.min(...o.
map(({y:h})=>h)),c=Math.max(...o.map(({x:h,w:d})=>h+d)),l=Math.max(...o.map(({y:h,h:d})=>h+d));return{x:r,y:i,w:c-r,h:l-
i}}var Ws=e=>R(e.x-7,e.y-7,e.w+14,e.h+14,{rx:8,fill:"none",stroke:"var(--lit)","stroke-width":4}),wf=()=>R(-14,-4,28,8,{
rx:2,fill:"var(--lit)",stroke:"#fff","stroke-width":1.5});function Ol(e,t,s,{pace:n,still:o,gone:r}){e.replaceChildren();
let i=0;for(let c=t;c;c=c.then){let l=c.kind==="aside"?xf(c,s,{pace:n,still:o,gone:r,wait:i}):c.kind==="bust"?kf(Cl(r,c.
then?.face),n,o):yf(c,s,n,o);if(e.append(...l),!o&&n>0&&c!==t)for(let h of l)h.matches(".swept")||h.animate([{opacity:0},
{opacity:1}],{duration:1,delay:i,fill:"both"});setTimeout(()=>{for(let h of l)h.remove()},gf/Math.max(n,.5)+i),!o&&n>0&&
(i+=(Al[c.kind]??0)/n)}}function yf(e,t,s,n){let o=e.source?Lo(t,e.source):null,r=e.target?Lo(t,e.target):null;if(!r)return[];
let i=[Ws(r)];if(o&&e.kind==="catch"&&i.push(Ws(o)),!o||e.kind!=="goal"||n||s<=0)return i;for(let c=0;c<Math.min(e.count||
1,bf);c++){let l=wf();i.push(l);let h=d=>`translate(${d.x+d.w/2}px,${d.y+d.h/2}px)`;l.style.transform=h(r),l.animate([{transform:h(
o)},{transform:h(r),opacity:1},{opacity:0}],{duration:El*1.25/s,delay:c*mf/s,easing:Ll,fill:"both"})}return i}function Cl(e,t){
let s=e.filter(({kind:o,role:r})=>o==="card"&&r==="fan").sort((o,r)=>o.x-r.x),n=s.at(-1);if(n&&t){let o=s.length>1?n.x-s[s.
length-2].x:n.w*.59;s.push({...n,key:`${n.key}.end`,x:n.x+Math.max(o,n.w*.4),face:t})}return s}function kf(e,t,s){let[n]=e,
o=e.at(-1);if(!n||!o||s||t<=0)return[];let r=Ws({x:n.x,y:n.y,w:o.x+o.w-n.x,h:o.w*1.4});return r.setAttribute("stroke-das\
harray","10 7"),r.animate([{opacity:1},{opacity:1,offset:.9},{opacity:0}],{duration:(Al.bust+Tl)/t,fill:"both"}),[r]}function xf(e,t,{
pace:s,still:n,gone:o,wait:r}){let i=e.target?Lo(t,e.target):null;return i?n||s<=0?[Ws(i)]:Cl(o,e.face).map(c=>{let l=k(
"g.thing.card.swept",...fe({...c,plays:!1,off:""})),h=`translate(${c.x}px,${c.y}px)`;return l.animate([{transform:h,opacity:1},
{transform:`translate(${i.x}px,${i.y}px) scale(${i.w/c.w})`,opacity:1,offset:.9},{transform:`translate(${i.x}px,${i.y}px\
) scale(${i.w/c.w})`,opacity:0}],{duration:El*1.25/s,delay:r+Tl/s,easing:Ll,fill:"both"}),l}):[]}var Hl=8,Me=1.25,Nl=.42,$f=.62,vf=1.5,Oo=46,Mf=26,Sf=8,Ef=.95;function Fs(e,t,s=t.w/t.h){let n=Math.max(t.w,t.h*s),o=Math.
min(n,Math.max(e.w,t.w/Hl)),r=o/s,i=(c,l)=>l<0?l/2:Math.max(0,Math.min(c,l));return{x:i(e.x,t.w-o),y:i(e.y,t.h-r),w:o,h:r}}
function Tf(e,t,s,n,o,r=t.w/t.h){let i=Math.max(t.w,t.h*r),c=Math.min(i,Math.max(e.w/s,t.w/Hl))/e.w;return Fs({x:n-(n-e.
x)*c,y:o-(o-e.y)*c,w:e.w*c,h:e.h*c},t,r)}function Af(e,t,s,n,o){let r=s/n,[i,c]=[e.map(({x:$})=>$),e.map(({y:$})=>$)],[l,
h]=[Math.min(...i),Math.min(...c)],[d,u]=[Math.max(...i)-l,Math.max(...c)-h],f=Math.min(s/t.w,(r-o)/t.h),p=Math.max($f,vf*
(s/t.w)),m=Math.min((s-2*Oo)/(d||1),(r-o-2*Oo)/(u||1)),g=Math.max(f,Math.min(p,m)),b={w:s/g,h:r/g},w=Mf/g,x=($,S,v,T)=>{
let A=($+S-v)/2,[E,M]=[Math.min(0,$-w),Math.max(T,S+w)-v];return M<E?(E+M)/2:Math.max(E,Math.min(A,M))},y=o/g;return{x:x(
l,l+d,b.w,t.w),y:x(h,h+u,b.h-y,t.h)-y,...b}}var Vs=class{constructor(){this.whole={x:0,y:0,w:1,h:1},this.frame=this.whole,
this.board=null,this.id="",this.fingers=new Map,this.down={x:0,y:0},this.dragged=!1,this.near={x:0,y:0},this.aspect=1,this.
wide=0,this.clear=0,this.targets=[],this.lit=[],this.aims=(s,n)=>{},this.view="whole",this.chosen="";let t=(s,n,o,r)=>a(
"button.btn",{"data-k":`lens.${s}`,"aria-label":o,title:o,onclick:r},n);this.controls=a("div.lens",{role:"group","aria-l\
abel":"The part of the board in view",hidden:!0},t("out","−","Further away",()=>this.zoom(1/Me)),t("in","+","Nearer",()=>this.
zoom(Me)),t("near",bt("near",20),"Near me",()=>this.see("near")),t("whole",bt("whole",20),"Whole board",()=>this.see("wh\
ole")))}on(t,s,n,o,r,i=[],c=[]){this.controls.hidden=!t;let l=JSON.stringify([o,i])!==JSON.stringify([this.near,this.targets]),
h=r.w/r.h,d=s!==this.id||h!==this.aspect||r.w!==this.wide,u=JSON.stringify(c)!==JSON.stringify(this.lit)&&!c.every(f=>this.
sees(f));this.near=o,this.targets=i,this.lit=c,this.clear=r.clear??0,t&&t!==this.board&&this.listen(t),this.board=t,t&&(d&&
(this.id=s,this.whole={x:0,y:0,...n},this.aspect=h,this.wide=r.w,this.chosen=""),d||l||u||this.view!=="own"&&!c.length?this.
look():this.show(this.frame))}sees({x:t,y:s}){let{frame:n}=this,o=Oo*n.w/this.wide,r=this.clear*n.w/this.wide;return t>n.
x+o&&t<n.x+n.w-o&&s>n.y+r+o&&s<n.y+n.h-o}look(){let t=this.wide/this.aspect-this.clear,s=Math.min(this.wide/this.whole.w,
t/this.whole.h),n=this.targets.length>0||s<Nl;this.frameTo(this.chosen||(n?"near":"whole"))}see(t){this.chosen=t,this.frameTo(
t)}frameTo(t){if(this.view=t,t==="whole")return this.show(Fs({...this.whole,w:1/0},this.whole,this.aspect));this.show(Af(
[this.near,...this.targets,...this.lit],this.whole,this.wide,this.aspect,this.clear))}show({x:t,y:s,w:n,h:o}){this.frame=
{x:t,y:s,w:n,h:o},this.board?.setAttribute("viewBox",`${t} ${s} ${n} ${o}`),this.board?.classList.toggle("far",this.wide/
n<Nl),this.board?.classList.toggle("close",this.wide/n>=Ef);let r=this.onPage;r?.a&&this.aims(1/r.a,this.frame)}drawTo(t){
this.view="own",this.show(t)}zoom(t,s=this.frame.x+this.frame.w/2,n=this.frame.y+this.frame.h/2){this.drawTo(Tf(this.frame,
this.whole,t,s,n,this.aspect))}pan(t,s){let{x:n,y:o,w:r,h:i}=this.frame;this.drawTo(Fs({x:n+t*r,y:o+s*i,w:r,h:i},this.whole,
this.aspect))}point({clientX:t,clientY:s}){let n=this.onPage,{x:o,y:r}=new DOMPoint(t,s).matrixTransform(n?.inverse());return{
x:o,y:r}}get onPage(){let[t]=this.board?.children??[];return t instanceof SVGGraphicsElement?t.getScreenCTM():null}listen(t){
t.style.touchAction="none",t.addEventListener("wheel",s=>{let n=s.deltaY>0,{x:o,y:r}=this.point(s);n&&this.frame.w>=this.
whole.w&&this.frame.h>=this.whole.h||(s.preventDefault(),this.zoom(n?1/Me:Me,o,r))},{passive:!1}),t.addEventListener("po\
interdown",s=>{this.fingers.set(s.pointerId,{x:s.clientX,y:s.clientY}),this.down={x:s.clientX,y:s.clientY},this.dragged=
!1}),t.addEventListener("pointermove",s=>this.drag(s));for(let s of["pointerup","pointercancel","pointerleave"])t.addEventListener(
s,n=>this.fingers.delete(n.pointerId));t.addEventListener("click",s=>this.dragged&&s.stopPropagation(),{capture:!0})}drag(t){
let s=this.fingers.get(t.pointerId);if(!s)return;let n={x:t.clientX,y:t.clientY},o=[...this.fingers].find(([d])=>d!==t.pointerId)?.[1];
if(this.dragged||=!!o||Math.hypot(n.x-this.down.x,n.y-this.down.y)>Sf,!this.dragged)return;this.fingers.set(t.pointerId,
n);let r=this.point({clientX:s.x,clientY:s.y}),i=this.point({clientX:n.x,clientY:n.y});if(!o){let{x:d,y:u,w:f,h:p}=this.
frame;this.drawTo(Fs({x:d+r.x-i.x,y:u+r.y-i.y,w:f,h:p},this.whole,this.aspect));return}let c=d=>Math.hypot(d.x-o.x,d.y-o.
y)||1,{x:l,y:h}=this.point({clientX:(n.x+o.x)/2,clientY:(n.y+o.y)/2});this.zoom(c(n)/c(s),l,h)}key(t,s){if(!this.board)return!1;
let o=s?{ArrowLeft:[-.2,0],ArrowRight:[.2,0],ArrowUp:[0,-.2],ArrowDown:[0,.2]}[t]:void 0;if(o)this.pan(o[0],o[1]);else if(t===
"+"||t==="=")this.zoom(Me);else if(t==="-")this.zoom(1/Me);else if(t==="0")this.see("whole");else return!1;return!0}};var Lf={ArrowLeft:{x:-1,y:0},ArrowRight:{x:1,y:0},ArrowUp:{x:0,y:-1},ArrowDown:{x:0,y:1}};function Of(e,t,s){let n=t.map(
({x:r,y:i})=>{let c=(r-e.x)*s.x+(i-e.y)*s.y,l=Math.abs((r-e.x)*s.y)+Math.abs((i-e.y)*s.x);return c>.5?c+2*l:1/0}),o=Math.
min(...n);return o<1/0?n.indexOf(o):-1}function Rl(e){let t=(e.querySelector(".ring-focus")??e).getBoundingClientRect();
return{x:t.x+t.width/2,y:t.y+t.height/2}}function Bl(e,t){let s=Lf[t.key];if(!s||t.shiftKey||t.ctrlKey||t.metaKey||t.altKey)
return;let n=[...e.closest(".board")?.querySelectorAll(".way.plays")??[]].filter(r=>r!==e),o=n[Of(Rl(e),n.map(Rl),s)];t.
preventDefault(),t.stopPropagation(),o instanceof SVGElement&&o.focus({preventScroll:!0})}var Dl=320,Cf=90,Il={w:1,h:1},Se=class{constructor({press:t,pace:s}){this.press=t,this.pace=s,this.rings=k("g.far-rings",
{fill:"none","stroke-width":11,"aria-hidden":"true"}),this.layer=k("g"),this.over=k("g.event",{"aria-hidden":"true"}),this.
root=k("svg.table",{role:"group",tabindex:-1},this.rings,this.layer,this.over),this.placed=new Map,this.changed=new Set,
this.gone=[],this.lens=new Vs,this.bright=null,this.parked="",this.timer=0}paint(t,{label:s,move:n,back:o=!1}){this.root.
setAttribute("viewBox",`0 0 ${t.w} ${t.h}`),this.root.setAttribute("aria-label",s),this.far(t);let r=new Map([...this.placed].
map(([p,{thing:m}])=>[p,m])),i=n&&this.pace()>0&&!we(),c=new Map(t.things.map(p=>[p.key,p])),l=ct(this.root),h=l&&this.layer.
contains(l)?l.getAttribute("data-key"):l===this.root?this.parked:"";this.gone=[];for(let[p,{node:m,thing:g}]of this.placed){
if(c.has(p))continue;this.gone.push(g),this.placed.delete(p);let b=i&&o&&g.kind==="card"&&g.origin?c.get(g.origin):void 0;
b?this.leave(m,g,b):m.remove()}let d=null,u=[];this.changed.clear();for(let p of t.things){let m=r.get(p.key),{node:g}=this.
place(p),b=d?d.nextSibling:this.layer.firstChild;g!==b&&this.layer.insertBefore(g,b),d=g,n&&p.kind==="card"&&(!m||JSON.stringify(
m.face)!==JSON.stringify(p.face))&&this.changed.add(p.key),i&&!o&&p.thrown&&p.thrown!==m?.thrown&&this.roll(p.key);let w=i&&
p.kind==="card"&&!m?this.source(p,r):void 0;w&&u.push(this.glide(g,w,p))}if(u.length){this.root.getBoundingClientRect();
for(let[p,m]of u.entries())m(Math.min(p,4)*Cf/this.pace())}this.look(t),i&&ha(this.root,this.pace()),this.shade(),n&&we()&&
this.flash();let f=ct(this.root);h&&!(f&&this.layer.contains(f)&&f.hasAttribute("tabindex"))&&this.focus(h)}dim(t){this.
bright=t,this.shade()}shade(){let{bright:t}=this;for(let[s,{node:n,thing:o}]of this.placed){let r=s.slice(s.indexOf(":")+
1),i=!t||o.kind==="lit"||t.has(r)||t.has(r.split(".")[0]);n.classList.toggle("dimmed",!i)}}happen(t){let s=[...this.placed.
values()].map(({thing:n})=>n);Ol(this.over,t,s,{pace:this.pace(),still:we(),gone:this.gone})}look(t){let s=t.things.find(
({kind:l})=>l==="board"),n=s&&this.placed.get(s.key)?.node.querySelector(".board");if(!s||!(n instanceof SVGElement))return this.
lens.on(null,"",Il,{x:0,y:0},Il);let{board:o,zone:r}=s,i=o.nodes.find(l=>l.id===r.centre),c=l=>[...n.querySelectorAll(l)].
map(h=>({x:Number(h.getAttribute("data-x")),y:Number(h.getAttribute("data-y"))}));this.lens.controls.classList.toggle("a\
bove",t.w<Wt),this.lens.aims=(l,h)=>ia(n,l,h,o.nodes),this.lens.on(n,o.id,{w:o.width,h:o.height},i??{x:o.width/2,y:o.height/
2},{w:s.w,h:s.h,clear:s.clearance},s.acting?c(".way.plays[data-x]:not(.many)"):[],c(".light"))}focus(t){let s=this.spot(
t);if(s)return s.focus({preventScroll:!0});let o=[this.placed.get(t)?.node,...[...this.placed.values()].map(({node:r})=>r)].
find(r=>r?.hasAttribute("tabindex"));this.parked=o?"":t,(o??this.root).focus()}around(t){let s=({node:i,thing:c})=>{let{
a:l=1,e:h=0,f:d=0}=i.getScreenCTM()??{};return{x:h,y:d,w:c.w*l,h:c.w*1.4*l}},n=this.spot(t)?.querySelector(".ring-focus")?.
getBoundingClientRect();if(n)return{card:{x:n.x,y:n.y,w:n.width,h:n.height},hand:[]};let o=this.placed.get(t),r=[...this.
placed.values()].filter(({thing:i})=>i.kind==="card"&&i.role==="hand");return o?{card:s(o),hand:r.map(s)}:null}spot(t){return t.
startsWith("spot:")?this.layer.querySelector(`[data-spot="${CSS.escape(t.slice(5))}"]`):null}far({w:t,h:s,middle:n}){let o=JSON.
stringify([t,s,n]);if(this.rings.dataset.looks===o)return;this.rings.dataset.looks=o;let r=[];for(let i=n.r+46;i<Math.hypot(
t,s)+300;i+=46)r.push(W(n.x,n.y,i));this.rings.replaceChildren(...r)}place(t){let s=JSON.stringify({...t,x:0,y:0}),n=this.
placed.get(t.key);if(!n){let r=k("g",{"data-key":t.key});if(t.kind==="board"){let i=c=>this.travel(t.key,c);r.addEventListener(
"click",i),r.addEventListener("keydown",i)}(t.kind==="card"||t.kind==="dice")&&(r.addEventListener("click",()=>this.touch(
t.key)),r.addEventListener("keydown",i=>{i.key!=="Enter"&&i.key!==" "||r.hasAttribute("tabindex")&&(i.preventDefault(),i.
stopPropagation(),this.touch(t.key))})),n={node:r,thing:t,looks:""},this.placed.set(t.key,n)}let{node:o}=n;if(n.looks!==
s){o.replaceChildren(...fe(t));let r=xa(t),i=t.plays||t.off||t.opens||t.recall?.length>0,c=["thing",t.kind,t.role,t.plays&&
"plays",t.off&&"off",t.dealt&&"dealt",t.up&&"up"];o.setAttribute("class",c.filter(Boolean).join(" ")),X(o,"role",t.kind===
"board"?"group":i?"button":r?"img":""),X(o,"aria-label",r),X(o,"tabindex",i?"0":""),X(o,"aria-disabled",t.off?"true":""),
X(o,"aria-pressed",t.up?"true":""),X(o,"aria-hidden",t.kind==="lit"||t.kind==="mark"&&t.key.endsWith("under")||t.key.endsWith(
".above")?"true":""),n.looks=s}return o.style.transform=`translate(${t.x}px,${t.y}px)`,n.thing=t,n}travel(t,s){let n=s.target instanceof
Element?s.target.closest("[data-move],[data-spot]"):null,o=this.placed.get(t);if(!n||!o)return;if(s instanceof KeyboardEvent&&
s.key!=="Enter"&&s.key!==" ")return Bl(n,s);s.preventDefault();let r=n.getAttribute("data-move")??"",i=n.getAttribute("d\
ata-spot")??"";this.press({...o.thing,plays:!0,off:"",move:r,spot:i,picks:[]},o.node)}roll(t){Ki(s=>{let n=this.placed.get(
t);n?.node.replaceChildren(...fe(s(n.thing)))},this.pace())}touch(t){let s=this.placed.get(t),{plays:n,off:o,opens:r,recall:i}=s?.
thing??{};s&&(n||o||r||i?.length)&&this.press(s.thing,s.node)}source(t,s){if(t.origin&&s.has(t.origin))return s.get(t.origin);
if(!(t.role!=="hand"&&t.role!=="seat"))return[...s.values()].find(n=>n.kind==="card"&&n.role==="stack"&&!n.face)}glide(t,s,n){
return t.style.transition="none",t.style.transform=`translate(${s.x}px,${s.y}px) scale(${s.w/n.w})`,o=>{t.style.transition=
"",t.style.transitionDelay=`${o}ms`,o&&setTimeout(()=>t.style.removeProperty("transition-delay"),o+Dl),t.style.transform=
`translate(${n.x}px,${n.y}px)`}}leave(t,s,n){t.setAttribute("aria-hidden","true"),t.removeAttribute("data-key"),t.style.
transform=`translate(${n.x}px,${n.y}px) scale(${n.w/s.w})`,setTimeout(()=>t.remove(),Dl/this.pace())}flash(){clearTimeout(
this.timer);for(let[t,{node:s}]of this.placed)s.classList.toggle("changed",this.changed.has(t));this.timer=setTimeout(()=>{
for(let{node:t}of this.placed.values())t.classList.remove("changed")},1500)}};var js=class{constructor(t){this.how=t,this.looks="",this.chosen=[],this.picks=[],this.carries=[],this.nodes=new Set}show(t,s,n){
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
r))})))}done(t){this.chosen=[],this.how.play(t)}clear(){let[t]=this.chosen;return this.chosen=[],t&&this.how.moved(t),!!t}};var pe=56,Co=72,Ve=62,Ks=118,No=40,Nf=70,Hf=4e3,Gs=(e,t,s,n={})=>k("text.f2",{x:e,y:t,"font-size":14,...n},s),Rf=(e,t)=>lt(
e,t,15).map((s,n,{length:o})=>Gs(pe,35-9*o+18*n,s,{class:"f","font-weight":700,"font-size":15}));function Bf(e,t=1/0,s=No){
let n=e.map((r,i)=>({y:r,k:i})).sort((r,i)=>r.y-i.y);for(let r=1;r<n.length;r++)n[r].y=Math.max(n[r].y,n[r-1].y+s);for(let r=n.
length-1;r>=0;r--)n[r].y=Math.min(n[r].y,r===n.length-1?t:n[r+1].y-s);let o=[...e];for(let{y:r,k:i}of n)o[i]=r;return o}
function Df(e,t,s,n){let o=Math.max(...s.lines.map(v=>v.values.length))-1,r=s.lines.flatMap(v=>v.values),i=Math.max(...r,
1),c=Math.min(...r,0),l=v=>pe+(e-pe-Ks)*v/(o||1),h=v=>t-Ve-(t-Co-Ve)*(v-c)/(i-c||1),u=Vt(c,i).filter(Number.isInteger).map(
v=>[k("path.race-grid",{d:`M${pe} ${h(v)}H${e-Ks}`}),Gs(pe-10,h(v)+5,String(v),{"text-anchor":"end"})]),f=s.parts.map(([
v],T)=>l(s.parts[T+1]?.[0]??o)-l(v)),p=Math.min(...f)>54,m=s.parts.map(([v,T],A)=>{let E=s.parts[A+1]?.[0]??o,M=p?T:T.split(
" ").at(-1)??"";return[A>0&&k("path.race-part",{d:`M${l(v)} ${Co-12}V${t-Ve}`}),(l(E)-l(v)>18||A===0)&&Gs((l(v)+l(E))/2,
t-Ve+24,M,{"text-anchor":"middle"})]}),g=Math.min(No,(t-Co)/s.lines.length),b=g/No,w=Bf(s.lines.map(v=>h(v.values.at(-1)??
0)),t-g/2,g),x=[...s.lines].sort((v,T)=>Number(v.me)-Number(T.me)).map(v=>{let T=v.values.map((H,_)=>_?`H${l(_)}V${h(H)}`:
`M${l(0)} ${h(H)}`).join(""),A=v.values.map((H,_)=>({value:H,k:_})).filter(({value:H,k:_})=>_>0&&H!==v.values[_-1]),E=w[s.
lines.indexOf(v)],M=String(v.values.at(-1)).replace("-","−"),O=v.me?"var(--accent-on-field)":"var(--on-field)";return k(
"g",{class:v.me?"race-line me":`race-line other-${v.seat%3}`},k("path",{d:T,fill:"none"}),A.map(({value:H,k:_})=>W(l(_),
h(H),4.5)),ye(v.seat,e-Ks+12,E-13*b,26*b,{fill:O}),Lt(M,e-Ks+50,E-15*b,Math.min(30*b,3e3*.6/Math.max(xt(M,30),60)),{colour:O}))}),
y=s.lines.find(v=>v.me),$=s.tags.map(({n:v,frame:T,step:A},E)=>{let M=Math.max(0,T),O=h(y?.values[M]??0),H=E>0&&Math.abs(
l(M)-l(s.tags[E-1].frame))<30,_=O+30>t-Ve-26,I=_?O-56-(H?28:0):O+26+(H?28:0),z=()=>n(A);return k("g.race-tag",{role:"but\
ton",tabindex:0,"data-k":`tag.${v}`,"aria-label":`Costly move ${v}: try it again`,onclick:z,onkeydown:q=>{q.key!=="Enter"&&
q.key!==" "||(q.preventDefault(),z())}},R(l(M)-22,I-9,44,44,{fill:"transparent"}),k("path",{d:`M${l(M)} ${O}V${I+13}`}),
W(l(M),O,5),R(l(M)-13,I,26,26,{class:"tag"}),k("text",{x:l(M),y:I+18,"text-anchor":"middle","font-size":15,"font-weight":700},
String(v)))}),S=s.lines.map(v=>`${v.name} ${v.values.at(-1)}`).join(", ");return k("svg",{viewBox:`0 0 ${e} ${t}`,role:"\
group","aria-label":`${s.title}. At the end: ${S} ${s.unit}.`},Rf(s.title,e-pe-Nf),...u,...m,...x,...$,t>330&&Gs(pe,t-12,
s.tags.length?"A numbered tag: a move that cost you.":""))}var Ys=class{constructor(t){this.press=t,this.button=a("butto\
n.btn",{"data-k":"race",onclick:()=>this.turn(!this.away)}),this.timer=0,this.step=-1,this.drawing=a("div"),this.root=a(
"div.race",{hidden:!0},this.drawing,this.button),this.looks="",this.away=!1,this.turn(!1)}turn(t){clearTimeout(this.timer),
this.away=t,this.button.textContent=t?"Race":"Table",this.button.setAttribute("aria-label",t?"Show the race":"Show the t\
able"),this.drawing.hidden=t,this.root.classList.toggle("away",t),this.root.parentElement?.classList.toggle("raced",!this.
root.hidden&&!t)}show(t,s){let n=t.get("race"),o=t.get("mode")==="watch",r=o&&(t.get("step")<s||t.get("stop")>=0);this.root.
hidden=r||!n?.lines?.length;let i=this.step;if(this.step=t.get("step"),this.root.hidden)return this.turn(!1);if(i===this.
step)this.root.parentElement?.classList.toggle("raced",!this.away);else{let p=o&&i===s-1;this.turn(p),p&&(this.timer=window.
setTimeout(()=>this.turn(!1),Hf))}let c=p=>String(p)===t.get("watcher"),l=(n.lines??[]).map(p=>({...p,me:p.me||o&&c(p.seat)})),
{clientWidth:h,clientHeight:d}=this.root.parentElement??this.root,u=JSON.stringify([n,l,h,d]);if(u===this.looks)return;this.
looks=u;let f={...n,lines:l};this.drawing.replaceChildren(Df(h,d,f,this.press))}};function _l(e,t){let{zones:s,board:n,sheet:o,...r}=e,i=c=>c==null?void 0:t[c];return{...r,zones:s.map(c=>t[c]),board:i(n)??
"",sheet:i(o)}}var Us=class{constructor(t,s){this.model=t,this.pages=new Map(Object.entries(t.get("pages")??{})),this.asked=
new Map,this.resting=0,this.hear=n=>{n.kind==="page"&&(this.pages.set(`${n.watcher}.${n.page}`,n),s())},t.on("msg:custom",
this.hear)}get watcher(){return this.model.get("watcher")}get few(){return this.model.get("frames")[this.watcher]??[]}get length(){
return this.model.get("count")||this.few.length}scene(t){let s=Math.max(0,Math.min(t,this.length-1));if(!this.model.get(
"count"))return this.few[s]?_l(this.few[s],this.model.get("pool")):null;let n=this.model.get("size"),o=Math.floor(s/n),r=this.
page(o);return r?(this.fetchRest(o),_l(r.frames[s-o*n],r.pool)):null}page(t,s=this.watcher){let n=`${s}.${t}`,o=this.pages.
get(n);return!o&&performance.now()-(this.asked.get(n)??-1/0)>8e3&&(this.asked.set(n,performance.now()),this.model.send({
kind:"page",watcher:s,page:t})),o}fetchRest(t){clearTimeout(this.resting);let s=Math.ceil(this.length/this.model.get("si\
ze")),n=Array.from({length:s},(c,l)=>(t+l)%s),o=s<=4?n:[t],r=n.map(c=>[c,this.watcher]);for(let[c]of this.model.get("eye\
s"))for(let l of o)r.push([l,c]);let i=r.find(([c,l])=>!this.pages.has(`${l}.${c}`));i&&(this.resting=setTimeout(()=>this.
page(...i),150))}marks(){let t=o=>o.mark??0;if(!this.model.get("count"))return this.few.map(t);let s=this.model.get("siz\
e"),n=Array.from({length:this.length},()=>0);for(let o=0;o*s<n.length;o++)(this.pages.get(`${this.watcher}.${o}`)?.frames??
[]).forEach((r,i)=>{n[o*s+i]=t(r)});return n}stop(){clearTimeout(this.resting),this.model.off("msg:custom",this.hear)}};var Zs=class{constructor(t){this.opener=t,this.root=a("section.sheet.scores",{hidden:!0}),t.onclick=()=>this.open(!!this.
root.hidden)}open(t){this.root.hidden=!t,X(this.opener,"aria-expanded",String(t))}escape(){let t=!this.root.hidden,s=this.
root.contains(ct(this.root));return this.open(!1),s&&this.opener.focus(),t}show(t){if(this.opener.hidden=!t,!t)return this.
open(!1);let s=JSON.stringify(t);if(this.root.dataset.looks===s)return;this.root.dataset.looks=s,this.opener.textContent=
t.notes?"Notes":"Scores",this.root.classList.toggle("notes",!!t.notes);let n=i=>a("tr",i.map((c,l)=>l?a("td",c):a("th",{
scope:"row"},c))),o=i=>i?a("th",{scope:"col"},i):a("td"),r={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
escape()};this.root.replaceChildren(at(r,bt("close",16)),a("div.scroll",{tabindex:0,role:"group","aria-label":t.title},a(
"table",a("caption",t.title),a("thead",a("tr",t.head.map(o))),a("tbody",t.rows.map(n)))))}};var If=1600,_f=1.9,Pf=[[.5,"½×"],[1,"1×"],[3,"3×"]],qf=17,Wf=7,Pl=[["ask","Ask me"],["mark","Only mark"],["off","Off"]],
Ff={open:"a question",now:"asked now",came:"it came",not:"it did not come",unseen:"not seen in the game",skipped:"skippe\
d"};function Vf(e,t){let s=[...e],n=Math.min(qf,t/Math.max(e.length-1,1));for(let o=1;o<s.length;o++)s[o]=Math.max(s[o],
s[o-1]+n);for(let o=s.length-1,r=t;o>=0;o--,r-=n)s[o]=Math.min(s[o],r);return s}function jf(e){return e.asking!=="ask"?-1:
e.moments.findIndex(({frame:t,state:s})=>t===e.step&&s==="open")}var me={first:"Home",back:"ArrowLeft",play:" ",forward:"\
ArrowRight",last:"End"},zs=class{constructor(t){this.how=t,this.keys={first:this.key("first","First step",()=>t.go(0)),back:this.
key("back","Step back",()=>t.go(this.now.step-1)),play:this.key("play","Play",()=>t.play(!this.now.playing)),forward:this.
key("forward","Step forward",()=>t.go(this.now.step+1)),last:this.key("last","Last step",()=>t.go(this.now.last))},this.
keys.play.classList.add("go"),this.range=a("input.rng",{type:"range",min:0,"aria-label":"Step",oninput:()=>t.go(Number(this.
range.value))}),this.marks=k("svg.marks",{height:14,"aria-hidden":"true"}),this.moments=a("div.moments"),this.told=a("p.\
count",{"aria-hidden":"true"}),this.menu=a("div.pace-menu",{hidden:!0,role:"group","aria-label":"Questions and pace"}),this.
more=a("button.btn.quiet.more",{"data-k":"pace","aria-expanded":"false",onclick:()=>this.open(this.shut)},a("span.word",
"Ask me"),bt("down",14)),this.root=a("div.stepper",a("div.keys",{role:"group","aria-label":"Steps"},Object.values(this.keys)),
a("div.scrub",this.marks,this.moments,this.range),this.told,a("div.pace",this.more,this.menu)),this.now={step:0,last:0,marks:[],
playing:!1,speed:1,moments:[],asking:"off",stop:-1,happens:!1,eyes:[],watcher:"",buttons:[]},this.timer=0,this.looks="",
this.chosen=""}get shut(){return!!this.menu.hidden}key(t,s,n){let o=me[t].replace(" ","Space");return a("button",{"data-\
k":`step.${t}`,"aria-label":s,"aria-keyshortcuts":o,title:s,onclick:n},bt(t,24))}show(t){let s=this.now.playing!==t.playing,
n=s||this.now.step!==t.step||this.now.speed!==t.speed||this.now.last!==t.last;this.now=t,this.range.max=String(Math.max(
t.last,1)),this.range.value=String(t.step),X(this.range,"aria-valuetext",`Step ${t.step} of ${t.last}`),this.range.style.
setProperty("--p",`${t.last?100*t.step/t.last:0}%`),this.told.replaceChildren(a("b",String(t.step)),a("small",`of ${t.last}`));
for(let o of["first","back"])X(this.keys[o],"aria-disabled",t.step===0?"true":"");for(let o of["forward","last"])X(this.
keys[o],"aria-disabled",t.step===t.last?"true":"");if(s){let o=t.playing?"Pause":"Play";this.keys.play.replaceChildren(bt(
t.playing?"pause":"play",24)),X(this.keys.play,"aria-label",o),X(this.keys.play,"title",o)}this.choices(),this.mark(),n&&
clearTimeout(this.timer),n&&t.playing&&(this.timer=setTimeout(()=>this.tick(),If*(t.happens?_f:1)/t.speed))}tick(){let t=jf(
this.now);t>=0?this.how.stop(t):this.now.step>=this.now.last?this.how.play(!1):this.how.go(this.now.step+1,!0)}choices(){
let{asking:t,speed:s,moments:n,eyes:o,watcher:r,buttons:i}=this.now,c=JSON.stringify([t,s,n.length>0,o,r,i]);if(c===this.
chosen)return;this.chosen=c;let l=n.length?Pl.find(([d])=>d===t)?.[1]??"":`${s}×`.replace("0.5","½");this.more.firstElementChild?.
replaceChildren(l),X(this.more,"aria-label",`Questions and pace: ${l}`);let h=ct(this.menu)?.getAttribute("data-k");this.
menu.replaceChildren(...[n.length>0&&a("p","At a decisive moment"),n.length>0&&dt({label:"At a decisive moment",choices:Pl,
value:t,pick:d=>this.how.ask(d),k:"asking"}),o.length>1&&a("p.seen-by","Seen by"),o.length>1&&a("div.seen-by",dt({label:"\
Seen by, in the menu",choices:o,value:r,pick:d=>this.how.see(d),k:"eyes"})),a("p","Pace"),dt({label:"Pace",choices:Pf,value:s,
pick:d=>this.how.pace(d),k:"speed"}),i.length>0&&a("p","To take along"),...i.map(d=>Je(d,u=>this.how.key(u)))].filter(d=>d instanceof
Node)),h&&this.menu.querySelector(`[data-k="${h}"]`)?.focus()}open(t){this.menu.hidden=!t,X(this.more,"aria-expanded",String(
t)),t&&this.menu.querySelector("[aria-pressed=true], button")?.focus()}escape(){return this.shut?!1:(this.open(!1),this.
more.focus(),!0)}mark(){let{marks:t,last:s,moments:n,asking:o,stop:r}=this.now,i=Math.round(this.marks.clientWidth),c=o===
"off"?[]:n,l=JSON.stringify([t,i,c,r]);if(l===this.looks||!i)return;this.looks=l;let h=m=>s?m/s*i:0,d=Math.max(1,...t);this.
marks.setAttribute("viewBox",`0 0 ${i} 14`),this.marks.replaceChildren(...c.length?c.map(({frame:m})=>R(h(m)-1,21,2,8,{fill:"\
var(--lit)"})):t.flatMap((m,g)=>{let b=3+3.5*m/d,w=`M${h(g)} ${7-b}l${b} ${b} -${b} ${b} -${b} -${b}z`;return m>0?[k("pa\
th",{d:w,fill:"var(--accent-on-field)"})]:[]}));let u=c.map((m,g)=>({...m,k:g})),f=i<Wf*(u.length-1)?u.filter(({k:m})=>m===
r):u,p=Vf(f.map(({frame:m})=>h(m)),i);this.moments.replaceChildren(...f.map(({frame:m,state:g,line:b,k:w},x)=>a("button",
{class:`moment ${w===r?"now":g}`,style:`left:${p[x]}px`,tabindex:-1,"data-moment":w,title:b,"aria-label":`Step ${m}, ${Ff[w===
r?"now":g]}: ${b}`,onclick:()=>this.how.stop(w)},g==="came"||g==="not"||g==="unseen"?a("i",{class:g}):"?")))}stop(){clearTimeout(
this.timer)}};function ql(e){let{lens:t}=e.painter,s=()=>!e.acting&&e.reel.length>1,n=c=>()=>(e.go(c),!0),o=e.model.get("step"),r=()=>e.
acts.root.querySelector('[data-act="press"]'),i=c=>!c.closest(vr);return[{keys:[me.play],shown:"Space",words:"Plays the \
game on, or halts it.",when:s,press:(c,l)=>(i(l)&&e.play(!e.model.get("playing")),i(l))},{keys:[me.back],shown:"←",words:"\
A step back.",when:s,press:n(o-1)},{keys:[me.forward],shown:"→",words:"A step on.",when:s,press:n(o+1)},{keys:[me.first],
shown:"Home",words:"The first step.",when:s,press:n(0)},{keys:[me.last],shown:"End",words:"The last step.",when:s,press:n(
e.reel.length-1)},{keys:[" "],shown:"Space",words:"Goes on where chance waits for you.",when:()=>e.acting&&!!r(),press:(c,l)=>(i(
l)&&r().click(),i(l))},{keys:["+","=","-","0"],shown:"+ − 0",words:"Closer to the board, farther away, all of it; with\
 the focus on the table.",inside:!0,when:()=>!!t.board,press:c=>t.key(c,!1)},{keys:["ArrowLeft","ArrowRight","ArrowUp","\
ArrowDown"],shown:"Shift and an arrow",words:"Moves the board; with the focus on the table.",inside:!0,shift:!0,when:()=>!!t.
board,press:c=>t.key(c,!0)},{keys:[],any:c=>Ho(e,c).size===1,shown:"A card's sign",words:"Takes that card, if only one i\
n your hand bears it; with the focus on the table.",inside:!0,when:()=>e.acting&&Ho(e).size>0,press:c=>{let[l]=Ho(e,c).values();
return e.press(l),!0}},{keys:["d","D"],shown:"D",words:"Shows the discards by colour and value, or puts them away.",when:()=>!!e.
spread.zone,press:()=>(e.spread.toggle(()=>e.show(!1)),!0)},{keys:["Escape"],shown:"Escape",words:"Closes what is open o\
ver the table, or puts the card back.",inside:!0,when:()=>!0,press:()=>Kf(e)}]}function Kf(e){if(e.chooser.key)e.chooser.
leave();else{if(e.placing.clear())return!0;if(e.lifting.lifted)e.lifting.lift("");else return["spread","heat","scores","\
stepper","caption"].some(t=>e[t].escape())}return!0}function Ho(e,t){let s=new Map;for(let{thing:n}of e.painter.placed.values())
n.kind==="card"&&n.plays&&n.face?.text&&(t==null||n.face.text.toLowerCase()===t.toLowerCase())&&s.set(n.move||n.key,n);return s}var Gf={watch:288,play:356,edit:316},Yf=288,Ro=class{constructor(t,s){this.model=t,this.sending=new Es(t,n=>this.markSent(
n)),this.refused="",this.left=-1,this.shownSize="",this.paintedStep=-1,this.painter=new Se({press:n=>this.press(n),pace:()=>this.
model.get("speed")}),this.stepper=new zs({go:(n,o)=>this.go(n,o),play:n=>this.play(n),pace:n=>this.save({speed:n}),ask:n=>this.
save({asking:n}),stop:n=>this.stopAt(n),see:n=>this.save({watcher:n}),key:n=>this.model.send({kind:n})}),this.caption=new Os(
{texts:()=>this.model.get("clauses"),see:n=>this.save({watcher:n})}),this.call=new Ls({send:n=>this.send(n),drawn:()=>this.
soon("stay")}),this.race=new Ys(n=>this.model.send({kind:"retry",step:n})),this.felt=a("div.felt",this.call.root,this.painter.
lens.controls,this.painter.root,this.race.root),this.board=a("p.sr"),this.chooser=new Cs({play:n=>this.send(n),focus:n=>this.
painter.focus(n),around:n=>this.painter.around(n),moved:()=>this.scene&&this.showTable(this.scene,!1)}),this.placing=new js(
{play:n=>this.send(n),choose:(n,o)=>this.chooser.show({key:`spot:${n}`,label:n,plays:!0,picks:o}),moved:n=>{this.show(!1),
this.painter.focus(`spot:${n}`)}}),this.acts=new qs({send:n=>this.send(n),refuse:n=>this.refuse(n)}),this.lifting=new Ps(
{play:n=>this.send(n),key:n=>this.model.send({kind:n}),told:(n,o)=>this.lift(n,o)}),this.playBar=a("div.play-bar",this.lifting.
acts,this.acts.root,this.lifting.words,this.lifting.keys),this.strip=a("div.strip"),this.scores=new Zs(this.caption.sheet),
this.spread=new ks({focus:n=>this.painter.focus(n)}),this.heat=new ms(()=>this.soon("stay")),this.stage=a("section.stage",
{"aria-label":"The table"},this.caption.root,this.caption.box,this.felt,this.heat.root,this.board,this.chooser.root,this.
scores.root,this.spread.root,this.heat.list,this.strip),this.live=a("p.sr",{"aria-live":"polite"}),this.root=a("div.uw.u\
w-table",this.stage,this.live),this.root.addEventListener("keydown",n=>this.key(n)),this.unhear=ls(this.root,()=>ql(this)),
s.append(this.root),this.tall=void 0,this.due="",this.saying=0,this.watch=()=>this.soon("move"),this.still=()=>this.soon(
"stay"),this.reel=new Us(t,()=>this.soon("stay")),this.moves=["step","frames","pool"],this.stays="game palette names eye\
s watcher playing speed mode clauses lit differs aside boards heat dealt note busy caption moments asking stop bright li\
fts lifted stamp buttons race covers".split(" ");for(let n of this.moves)t.on(`change:${n}`,this.watch);for(let n of this.
stays)t.on(`change:${n}`,this.still);t.on("msg:custom",At),this.sizes=new ResizeObserver(()=>this.resized()),this.sizes.
observe(this.felt),this.unheed=Gt(this.still),this.unhalt=ur(()=>this.model.get("playing")&&this.play(!1)),this.unfit=Ss(
this.root,()=>this.resized(!0)),this.show(!1)}get scene(){return this.reel.scene(this.model.get("step"))}get mode(){return this.
model.get("mode")}get acting(){return this.mode!=="watch"}save(t){for(let[s,n]of Object.entries(t))this.model.set(s,n);this.
model.save_changes()}go(t,s=!1){let n=Math.max(0,Math.min(t,this.reel.length-1));n!==this.model.get("step")&&(this.left=
this.model.get("stop"),this.save(s||!this.model.get("playing")?{step:n}:{step:n,playing:!1}))}stopAt(t){t===this.left&&this.
model.set("stop",-1),this.save({stop:t,playing:!1})}play(t){let s=this.model.get("step")>=this.reel.length-1;this.save(t&&
s?{step:0,playing:!0}:{playing:t})}show(t){let s=this.scene;if(et(this.root,this.model.get("palette")),this.root.classList.
toggle("busy",!!this.model.get("busy")),this.root.classList.toggle("acts",this.acting),this.left!==this.model.get("stop")&&
(this.left=-1),!s)return this.showStepper();t&&(this.refused=""),this.lifting.hold(this.model.get("lifted")??"",this.model.
get("said")??{},this.model.get("lifts")??{},s),this.sending.drawn(),this.root.style.setProperty("--pace",String(this.model.
get("speed"))),this.board.textContent=s.board??"",this.caption.showEyes(this.model.get("eyes"),this.model.get("watcher")),
t&&this.call.cover(),this.call.show(s,this.acting,this.covers),this.heat.show(this.model.get("heat")??{}),this.showTable(
s,t),this.race.show(this.model,this.reel.length-1),this.showStrip(s),this.scores.show(s.sheet),this.showWords(s),t&&this.
chooser.close(),t&&this.announce(s)}soon(t){this.due||queueMicrotask(()=>{let s=this.due==="move";this.due="",this.show(
s)}),this.due!=="move"&&(this.due=t)}get lit(){let t=this.model.get("lit");return Object.keys(t).length>0?this.model.get(
"aside")?{}:t:Object.fromEntries((this.model.get("differs")??[]).map(n=>[n,""]))}get covers(){return this.model.get("cov\
ers")||As()}get fit(){return this.root.closest("[data-fit]")?.getAttribute("data-fit")??"flow"}get filled(){return["larg\
e","middle"].includes(this.fit)}get size(){let{clientWidth:t,clientHeight:s}=this.felt;return`${t} ${this.filled?s:window.
innerHeight} ${this.fit}`}showTable(t,s){let n=parseFloat(getComputedStyle(this.root).fontSize)/16||1,o=this.call.hidden?
0:this.call.root.offsetHeight/n,r=this.mode==="edit"&&t.table==="round";this.placing.show(t,this.model.get("boards")??{},
this.acting);let i={w:(this.felt.clientWidth||772)/n,h:this.filled?this.felt.clientHeight/n:0,low:this.fit!=="phone"?0:(r?
Yf:Gf[this.mode])+(this.acting?0:o),page:window.innerHeight/n};this.shownSize=this.size,this.root.classList.toggle("narr\
ow",i.w<Wt);let c=this.mode==="watch"&&this.reel.length<2,l=c?void 0:xs(t),h=this.chooser.key?{...this.lit,[this.chooser.
key]:""}:this.lit;this.spread.show(l,this.lit,i.w<Wt);let d={lit:wa(h,l),laid:c,opens:l?.of,dealt:this.model.get("aside")?
{}:this.model.get("dealt"),acting:this.acting,editing:this.mode==="edit",boards:this.model.get("boards")??{},spots:this.
placing.spots,heat:this.heat.map,clear:this.heat.clears,call:o,under:!t.covered?.length||this.covers!=="hidden"},u=wl(Sl(
t,this.lifting.lifted,this.lifting.card),i,d),f=this.model.get("bright")??[];this.painter.dim(f.length?new Set(f):null),
u.h=this.steady(u);let p=this.model.get("step"),m=p<this.paintedStep;this.paintedStep=p,this.painter.paint(u,{label:`The\
 table. ${t.place??""}`,move:s,back:m}),s&&this.painter.happen(m?null:t.event);let g=Math.min(this.felt.clientWidth/u.w,
this.filled?this.felt.clientHeight/u.h:1/0),b=this.filled?(this.felt.clientHeight-u.h*g)/2:0;this.call.root.style.top=`${b+
u.call*g}px`}steady({w:t,h:s}){let n=[t,this.model.get("game"),this.model.get("mode"),this.size,this.call.hidden].join();
return this.tall?.kind!==n&&(this.tall={kind:n,h:s}),this.tall.h=Math.max(this.tall.h,s),this.tall.h}resized(t=!1){let s=this.
scene;!s||!t&&this.size===this.shownSize||(this.painter.root.classList.add("still"),this.showTable(s,!1),this.race.show(
this.model,this.reel.length-1),this.painter.root.getBoundingClientRect(),this.painter.root.classList.remove("still"),this.
stepper.mark(),this.showWords(s),this.chooser.stand())}showStepper(){let t=this.reel.length-1,s=Math.min(this.model.get(
"step"),t),n=this.model.get("playing");this.strip.hidden=t<1,this.stepper.show({step:s,last:t,marks:this.reel.marks(),playing:n,
speed:this.model.get("speed"),moments:this.model.get("moments"),asking:this.model.get("asking"),stop:this.model.get("sto\
p"),happens:!!(this.scene?.event??this.scene?.mark),eyes:this.model.get("eyes"),watcher:this.model.get("watcher"),buttons:this.
model.get("buttons")??[]})}showStrip(t){let s=this.acting?this.playBar:this.stepper.root;if(this.strip.firstChild!==s&&this.
strip.replaceChildren(s),!this.acting)return this.showStepper();this.stepper.stop(),this.lifting.stand(this.playBar,this.
stage,this.fit==="phone");let n=t.alert?(t.actions??[]).filter(c=>!c.strong):t.actions??[];this.lifting.show({lifts:this.
model.get("lifts")??{},keys:this.model.get("buttons")??[]}),this.strip.hidden=this.mode==="edit",this.acts.root.hidden=!!this.
lifting.lifted;let o=t.zones.some(c=>c.kind==="tokens"&&c.ways?.some(({move:l})=>l)),r=o?"Press a lit space or a row; pr\
ess it again to go there.":"",i=this.model.get("busy")?"The others play.":this.placing.words||r;this.lifting.tell(i,t.actions??
[]),this.acts.show(n,!!this.model.get("busy"),this.stage)}showWords(t){let s=this.model.get("caption")??{};X(this.stage,
"aria-label",s.badge?`Table ${s.badge} of two`:"The table"),this.caption.show({clauses:s.clauses??(t.clauses??[]).filter(
n=>n),...ja(t,s),note:this.refused||this.model.get("note")||"",tone:s.tone??"plain",badge:s.badge})}announce(t){clearTimeout(
this.saying),this.saying=setTimeout(()=>{this.live.textContent=[...t.said??[],t.now].filter(Boolean).join(" ")},350)}press(t){
if(t.spot)return this.placing.press(t.spot);if(t.opens)return this.spread.toggle(()=>this.show(!1));if(!t.plays&&t.recall?.
length)return this.chooser.show(t);if(t.off&&!t.plays)return this.refuse(t.off);if(t.picks.length&&!(t.picks.length===1&&
!t.move))return this.chooser.show(t);let s=t.move||t.picks[0].move,n=t.kind==="board";if((["hand","grid"].includes(t.role)||
n)&&s in this.lifting.lifts&&(this.lifting.lifted!==s||!n&&this.lifting.card!==t.key)){if(this.lifting.lift(s,t.key),n){
let r=this.stage.querySelector(`.way[data-move="${CSS.escape(s)}"]`);r instanceof SVGElement&&r.focus()}return}return this.
send(s)}lift(t,s){let n=t.lifted!==this.model.get("lifted");this.save(t),!(!n||!this.scene)&&(this.refused="",this.show(
!1),t.lifted||this.painter.focus(s))}refuse(t){this.refused=t;let s=this.scene;s&&this.showWords(s)}send(t){this.lifting.
unread(t)||(this.sending.send(t,this.lifting.said[t]??null),he(this.model.get("game")))}markSent(t){this.root.classList.
toggle("sent",!!t),this.lifting.playing(!!t);for(let s of this.stage.querySelectorAll("[data-act]"))X(s,"aria-busy",t&&s.
getAttribute("data-act")===t?"true":"")}key(t){!t.ctrlKey&&!t.metaKey&&!t.altKey&&this.chooser.stroke(t)}remove(){this.unfit(),
this.unhear(),this.unheed(),this.unhalt(),this.chooser.close();for(let t of this.moves)this.model.off(`change:${t}`,this.
watch);for(let t of this.stays)this.model.off(`change:${t}`,this.still);this.model.off("msg:custom",At),this.stepper.stop(),
this.reel.stop(),this.sizes.disconnect(),clearTimeout(this.saying)}};function Wl({model:e,el:t}){let s=new Ro(e,t);return()=>s.
remove()}var Fl=3e3,Kl=5e3,Uf=Symbol.for("uncle_widgets.lost"),Zf={stopped:["The program behind this game stopped, and the game w\
ent with it.","The kernel was restarted, and this game went with it."],gone:["This game has been put away.","The kernel \
was shut down, and this game went with it."],away:["The server does not answer. The game goes on as soon as it does.","T\
he server does not answer. The game goes on as soon as it does."]},Vl={restarting:"stopped",autorestarting:"stopped",dead:"\
stopped",terminating:"gone"};function Gl(){let e=globalThis;return e[Uf]??=new Map}var Bo=e=>e.closest(".uw-page")??e.closest(
".uw-room")??e;function Yl(e,t){let s=Bo(e.root),n=s.querySelector(":scope > .uw-lost"),o=e.loss;if(!o||n?.getAttribute(
"data-loss")===o)return;Ul(s),o==="away"?t.waiting.add(s):t.waiting.delete(s);let r=st()?null:s.closest(".jp-CodeCell"),
i={again:()=>a("button.btn.solid",{onclick:()=>{Zl(t)}},"Try again"),load:()=>a("button.btn.solid",{onclick:()=>location.
reload()},"Load the page again"),run:()=>r&&a("button.btn.solid",{onclick:()=>zf(r)},"Run the cell again")},c=o==="away"?
i.again():st()?i.load():i.run();for(let l of s.children)l.toggleAttribute("inert",!0);s.append(a("div.uw.uw-lost",{"data\
-loss":o},a("div.said",{role:"alert"},a("p",Zf[o][st()?0:1],!c&&" Run its cell again."),c)))}function Ul(e){e.querySelector(
":scope > .uw-lost")?.remove();for(let t of e.children)t.removeAttribute("inert")}function zf(e){let t=e.querySelector("\
.cm-content");t?.focus();let s={key:"Enter",code:"Enter",keyCode:13,ctrlKey:!0,bubbles:!0,cancelable:!0};setTimeout(()=>t?.
dispatchEvent(new KeyboardEvent("keydown",s)),200)}function je(e,t){t!=="away"&&(e.lost=!0);for(let s of e.views)s.loss&&
s.loss!=="away"||(s.loss=t,Yl(s,e))}var Jf=({model:e})=>new Promise(t=>{let s=setTimeout(()=>n(!1),Kl),n=r=>{clearTimeout(
s),e.off("msg:custom",o),t(r)},o=r=>r.kind==="alive"&&n(!0);e.on("msg:custom",o);try{e.send({kind:"alive"})}catch{n(!1)}});
async function Do(e,t){await Jf(t)||!e.views.has(t)||["idle","unknown"].includes(e.kernel.status)&&e.kernel.connectionStatus===
"connected"&&(t.loss="stopped",Yl(t,e))}async function Zl(e){let{kernel:t,views:s}=e;if(t.isDisposed)return je(e,"gone");
if(document.querySelector("[data-jupyter-lite-root]"))return;let{baseUrl:n,token:o}=t.serverSettings,r=0;try{let c={headers:o?
{Authorization:`token ${o}`}:void 0,cache:"no-store",signal:AbortSignal.timeout(Kl)};r=(await fetch(`${n}api/kernels/${t.
id}`,c)).status}catch{return je(e,"away")}if(r===404)return je(e,"gone");if(r>=500)return je(e,"away");for(let i of e.waiting)
Ul(i);e.waiting.clear();for(let i of s)i.loss==="away"&&(i.loss=null,Do(e,i))}var Io=e=>Gl().get(e.widget_manager?.kernel)?.
lost??!1;function Xf(e){let t=Gl(),s=t.get(e);if(s)return s;let n=(h,d)=>{d in Vl&&je(l,Vl[d])},o=e.connectionStatus==="\
connected",r=(h,d)=>{if(d==="connected"&&o)for(let u of l.views)Do(l,u);o||=d==="connected"},i=()=>{document.hidden||c()},
c=async()=>{clearTimeout(l.timer),document.hidden||await Zl(l),clearTimeout(l.timer),t.has(e)&&(l.timer=window.setTimeout(
c,Fl))},l={kernel:e,views:new Set,lost:!1,waiting:new Set,timer:0,stop:()=>{clearTimeout(l.timer),e.statusChanged.disconnect(
n),e.connectionStatusChanged.disconnect(r),document.removeEventListener("visibilitychange",i),window.removeEventListener(
"online",i),window.removeEventListener("offline",i),t.delete(e)}};return t.set(e,l),e.statusChanged.connect(n),e.connectionStatusChanged.
connect(r),document.addEventListener("visibilitychange",i),window.addEventListener("online",i),window.addEventListener("\
offline",i),l.timer=window.setTimeout(c,Fl),l}function zl(e,t){let s=e.widget_manager?.kernel;if(!s?.statusChanged)return()=>{};
let n=Xf(s),o={model:e,root:t,loss:null};return n.views.add(o),n.lost&&Do(n,o),()=>{n.views.delete(o),n.views.size||n.stop()}}
var jl=(e,t)=>{for(let s of e.split(" "))t(s)},Jl=e=>Object.create(e,{get:{value:t=>e.get(t)},set:{value:(t,s)=>e.set(t,
s)},on:{value:(t,s)=>jl(t,n=>e.on(n,s))},off:{value:(t,s)=>jl(t,n=>e.off(n,s))},send:{value:t=>{try{e.send(t)}catch(s){console.
warn("uncle_widgets: no kernel took the message.",s)}}},save_changes:{value:()=>{try{e.save_changes()}catch(t){console.warn(
"uncle_widgets: no kernel took the change.",t)}}}});var Qf=8e3,tp="This is a saved copy. Run the cell to use it.",_o="button, input, select, textarea, summary, a[href]",ep="\
[tabindex]:not([tabindex='-1'])",sp=["click","dblclick","keydown","keyup","input","change","submit","pointerdown","touch\
start"],Po=new WeakSet,Xl=e=>e.get("layout")?.comm_live??null;function np(e){let t=e.getRootNode();return t instanceof ShadowRoot&&
t.host.localName.startsWith("marimo")}var qo=e=>!!e.closest("dialog");function op(e){let t=new Map,s=()=>{for(let i of e.
querySelectorAll(_o))!qo(i)&&!i.hasAttribute("inert")&&i.setAttribute("inert","");for(let i of e.querySelectorAll(ep))qo(
i)||i.matches(_o)||(t.set(i,i.getAttribute("tabindex")??"0"),i.removeAttribute("tabindex"))},n=new MutationObserver(s),o=new AbortController,
r=i=>{let c=i.composedPath(),l=i.ctrlKey||i.metaKey||i.altKey;!c.includes(e)||qo(c[0])||l&&i.type.startsWith("key")||(i.
stopPropagation(),(i.type==="click"||i.type==="submit")&&i.preventDefault())};for(let i of sp)window.addEventListener(i,
r,{capture:!0,signal:o.signal});return s(),n.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:["tabindex",
"href"]}),()=>{n.disconnect(),o.abort();for(let i of e.querySelectorAll(_o))i.removeAttribute("inert");for(let[i,c]of t)
i.setAttribute("tabindex",c)}}function rp(e,t){let s=a("p"),n=a("div.uw.uw-copy",{role:"status",dir:"ltr",lang:"en"},s);
e===t?t.before(n):e.prepend(n),s.append(tp),e.classList.add("uw-copied");let o=op(e);return()=>{o(),n.remove(),e.classList.
remove("uw-copied")}}function ip(e,t){let s=Bo(t);if(Po.has(s))return()=>{};Po.add(s);let n=()=>{},o=()=>{t.isConnected&&
!Io(e)&&(n=rp(s,t))},r=()=>{clearTimeout(c),e.off("msg:custom",i)},i=()=>{r(),n()},c=window.setTimeout(o,Xl(e)===!1?0:Qf);
return e.on("msg:custom",i),e.send({kind:"alive"}),()=>{r(),Po.delete(s)}}function Ql(e,t){if(st()||Xl(e)||Io(e))return()=>{};
let s=()=>{},n=new ResizeObserver(()=>{n.disconnect(),np(t)||(s=ip(e,t))});return n.observe(t),()=>{n.disconnect(),s()}}function tc(e){let t=e.querySelector(".uw");t instanceof HTMLElement&&(t.dir="ltr",t.lang="en")}var ap=e=>e.split(/(\*\*.+?\*\*|\*.+?\*)/).map(t=>{let[,s,n]=t.match(/^(\*+)(.+?)\*+$/)??[];return n?a(s.length>1?"b":"e\
m",{},n):t});function ec(e,t){let s=e.get("shelves"),n=(h,{which:d,about:u,page:f})=>{let p=a("a.btn",{"data-k":`open.${h.
id}.${d}`},"Open"),m=()=>p.setAttribute("href",Ft(f,"",Et()));return m(),t.push(Gt(m)),p.setAttribute("aria-label",`Open\
 the notebook ${h.title}, ${d}`),a("li",a("span",a("b",d==="predict"?"Predict":"Count"),a("small",u)),a("span.ways",st()&&
f&&p,a("button.btn",{"data-k":`notebook.${h.id}.${d}`,"aria-label":`Download the notebook ${h.title}, ${d}`,onclick:()=>e.
send({kind:"notebook",game:h.id,which:d})},"Download")))},o=(h,d,u)=>{let f=a("a.btn",{"data-k":`class.${h.id}.${d}`,"ar\
ia-label":`Start a class: ${u}`}),p=()=>f.setAttribute("href",Ft(h.classroom,`class/2 ${h.id} lesson=${d}:`,Et()));return p(),
t.push(Gt(p)),f.textContent="Start a class",f},r=(h,{number:d,name:u,about:f})=>{let p=a("div.teachers-page",{"data-page":`${h.
id} ${d}`}),m=(g,b)=>a("button.btn",{"data-k":`${g}.${h.id}.${d}`,"aria-label":`${b}: ${u}`,onclick:()=>e.send({kind:g,game:h.
id,lesson:d})},b);return a("li",a("details",{ontoggle:g=>{g.target.open&&!p.childElementCount&&e.send({kind:"page",game:h.
id,lesson:d})}},a("summary",{"data-k":`page.${h.id}.${d}`},a("span.nr",{"aria-hidden":"true"},String(d)),a("span",u,a("s\
mall",f))),p),a("span.ways",m("sheet","Sheet"),m("quiz","Quiz"),h.classroom&&o(h,d,u)))},i=h=>{let d={"data-k":`cover.${h.
id}`,"aria-label":`Cover lesson: ${h.title}`};return h.cover?a("a.btn",{...d,href:h.cover},"Cover lesson"):a("button.btn",
{...d,onclick:()=>e.send({kind:"cover",game:h.id})},"Cover lesson")},c=a("section.sheet.teach",{"aria-label":"Teach"},a(
"h1","Teach with it"),a("p.mute","Notebooks of 45 minutes that mark themselves; for each lesson a sheet to print, a quiz\
 for Moodle and a ","teacher's page."),s.map(h=>{let d=a("article.shelf",a("h2",a("i.patch",{"aria-hidden":"true"}),h.title),
a("div",h.notebooks.length>0&&a("ul.books",h.notebooks.map(u=>n(h,u))),a("details.answers",a("summary",{"data-k":`answer\
s.${h.id}`},"For the teacher: answers inside"),a("p.cover","Somebody stands in? ",i(h)),a("ol.books",h.lessons.map(u=>r(
h,u))))));return et(d,h.palette),d})),l=h=>{if(At(h),h.kind!=="page")return;c.querySelector(`[data-page="${CSS.escape(`${h.
game} ${h.lesson}`)}"]`)?.replaceChildren(a("p.mute",h.note.replaceAll("`","")),...h.parts.map(([u,f,p])=>a("p",a("b",`${u}${f?
` (${f})`:""} `),ap(p))))};return e.on("msg:custom",l),t.push(()=>e.off("msg:custom",l)),c}var Wo={broad:{w:600,h:480,r:106,middle:[150,142],card:72,right:344,row:318,mark:28,edge:2},slim:{w:362,h:306,r:56,middle:[
78,90],card:50,right:186,row:196,mark:24,edge:0}};function sc({zones:e,lit:t={},gain:s},n){let o=n>=500?Wo.broad:Wo.slim,
r=[],i=[],c=(f,p,m,g,b)=>r.push({kind:f,key:`${f}:${p}`,x:m,y:g,...b}),l=(f,p,m,g,b=!1,w=!0)=>p&&c("text",f,m,g,{lines:[
p],size:o===Wo.broad?15:14,bold:b,quiet:w,anchor:"start"}),h=(f,p,m,g,b,w)=>{let x=o.card,y=Math.min(b,(g-x)/Math.max(f.
length-1,1)),$=y<26?2:1;return f.forEach((S,v)=>{let T=S.key in t&&w==="seat"?o.card*.1:0,A=v===f.length-1;r.push({kind:"\
card",key:S.key,x:p+v*y,y:m-T,w:x,face:S.face??null,label:S.label,origin:S.origin??"",role:w,dealt:w==="seat"&&!!S.face,
seen:A?x:Math.min(x,y),plays:!1,off:"",under:!1,move:"",picks:[]}),S.key in t&&i.push({kind:"lit",key:`lit:${S.key}`,x:p+
v*y,y:m-T,w:x,h:x*1.4,tab:"",role:w}),S.above&&(f.length-1-v)%$===0&&c("text",`${S.key}.above`,p+v*y+4,m+x*1.4+20,{lines:[
S.above],size:15,bold:A,quiet:!A,anchor:"start",tone:S.key in t?"lit":""})}),x+(f.length-1)*y},[d,u]=o.middle;for(let f of e){
if(f.kind==="ring"&&c("ring",f.id,d,u,{ring:{...f,marks:[]},r:o.r}),f.kind==="fan"&&(l(f.id,f.label,o.edge,o.row-12),h(f.
cards,o.edge,o.row,o.right-o.edge-18,o.card*.7,"fan")),f.kind!=="seat")continue;if(f.me){l(f.id,f.name,o.right,o.row-12),
h(f.cards,o.right,o.row,o.w-o.right-4,o.card*1.1,"hand");continue}let p=o.mark+26;c("mark",f.id,o.right,4,{seat:f.seat,size:o.
mark,active:!0}),l(f.id,[f.name,f.note].filter(Boolean).join(", "),o.right+o.mark+12,4+o.mark*.7,!0,!1);let m=h(f.cards,
o.right,p,o.w-o.right-4,o.card*1.1,"seat"),g=o.card*1.4;if(!s&&!f.cards.some(b=>b.face)&&i.push({kind:"lit",key:`lit:${f.
id}`,x:o.right-4,y:p-4,w:m+8,h:g+8,tab:""}),s?.count){let b={w:o.card*.42,t:9,g:2,pitch:o.card*.5};for(let w=0;w<s.count;w++)
c("chips",`${f.id}.${w}`,o.right+w*b.pitch,p+g+32,{count:1,...b});l(`${f.id}.gain`,`${s.count} ${s.label} for ${f.name}`,
o.right+s.count*b.pitch+8,p+g+32,!0,!1)}}return{w:o.w,h:o.h,things:[...r,...i],middle:{x:d,y:u,r:o.r},call:0}}var nc=e=>e>
0&&e<1?encodeURIComponent(`${e}%`):String(e);var lp=e=>a("img",{alt:"",src:`data:image/svg+xml,${encodeURIComponent(e)}`}),cp=e=>{let{at:t=0,guess:s=-1,turned:n=!1}=Be(
e??"")??{};return{at:Number(t)||0,guess:Number(s),turned:!!n}},hp=()=>k("svg.logo",{viewBox:"0 0 36 36","aria-hidden":"t\
rue"},[0,8.25,16.5,24.75,33].map(e=>k("path",{d:`M0 ${e}h36v3H0z`,fill:"currentColor"})),W(18,18,12.5,{fill:"var(--paper\
)"}),[-8,-2.6,2.8,8.2].map(e=>{let t=Math.sqrt(121-(Math.abs(e)+1)**2);return k("path",{d:`M${17+e} ${18-t}h2.8v${2*t}h-\
2.8z`,fill:"currentColor"})}));function dp(e,t){let n=e.filter(([,r])=>r===1).concat(e.filter(([,r])=>r>1),e.filter(([,r])=>!r)).
flatMap(([r,i])=>Array.from({length:r},()=>i)),o=r=>({cx:10+r%10*20,cy:10+Math.floor(r/10)*20});return k("svg.hundred",{
viewBox:"0 0 200 200","aria-hidden":"true"},n.map((r,i)=>i+1===t?null:r?r>1?[k("circle.twice",{...o(i),r:7}),k("circle.y\
es",{...o(i),r:4.2})]:k("circle.yes",{...o(i),r:7.7}):k("circle.no",{...o(i),r:7})),t>0&&k("path.said",{d:`M${o(t-1).cx-
8} ${o(t-1).cy-6}h16l-8 14z`}))}function oc({model:e,el:t}){let s=a("div.uw.uw-gallery");t.append(s);let n=[()=>{}],o=(y,$,S)=>{
if(!st()||!$.page)return a("button",{...y,onclick:()=>e.send({kind:"open",game:$.game,link:$.link})},S);let v=a("a",{...y,
href:Ft($.page,$.link,Et())},S);return n.push(Gt(()=>v.setAttribute("href",Ft($.page,$.link,Et())))),v},r=a("div.themes"),
i=()=>{let y=r.contains(ct(r));r.replaceChildren(dt({label:"Theme",choices:Ie,value:Et(),pick:Ts,k:"theme"})),y&&r.querySelector(
"[aria-pressed=true]").focus()};n.push(Gt(i)),i();let c=(...y)=>a("div.part",{role:"tabpanel",tabindex:-1},y),l=e.get("l\
essons"),h=c(),d=l.title&&c(Zi(l,e.get("games"),o)),u=c(ec(e,n)),f=d?[h,d,u]:[h,u],p=d?["Games","Lessons","Teach"]:["Gam\
es","Teach"],m=a("div.tabs",{role:"tablist","aria-label":"Parts"},f.map((y,$)=>{let S=G("part");return y.setAttribute("a\
ria-labelledby",S),a("button",{id:S,role:"tab","data-k":`part.${$}`,onclick:()=>g($),onkeydown:b},p[$])})),g=y=>{f.forEach(
($,S)=>{$.hidden=S!==y;let v=m.children[S];v.setAttribute("aria-selected",String(S===y)),v.setAttribute("tabindex",S===y?
"0":"-1")})};function b(y){if(y.key!=="ArrowRight"&&y.key!=="ArrowLeft")return;y.preventDefault();let $=f.length,S=f.findIndex(
v=>!v.hidden);w((S+(y.key==="ArrowRight"?1:$-1))%$)}let w=y=>{g(y),m.children[y].focus()},x=(y,$,S,v)=>a("button",{class:v,
"data-k":`to.${$}`,onclick:()=>{w(f.indexOf(y)),scrollTo(0,0)}},a("b",$),a("span.about",S),a("span.go",{"aria-hidden":"t\
rue"},"→"));return g(0),s.append(a("header.house",hp(),a("b","uncle_widgets"),m,r),...f),h.append(up(e,o,n)),h.append(
a("div.doors",e.get("games").map(y=>{let $=a("article.door",a("div.picture",lp(y.art)),a("div.sheet",a("h2",y.title),a("\
p.mute",y.tagline),y.learn.length>0&&a("div.learn",a("h3","You will learn"),a("ul",y.learn.map(([S,v,T],A)=>a("li",o({class:"",
"data-k":`learn.${y.id}.${A}`},{game:y.id,page:y.page,link:T},[a("span",S),a("small",v)]))))),a("div.row",a("div.ways",o(
{class:"btn solid","data-k":`watch.${y.id}`,"aria-label":`Watch ${y.title}`},{game:y.id,page:y.page,link:""},"Watch"),o(
{class:"btn","data-k":`play.${y.id}`,"aria-label":`Play ${y.title}`},{game:y.id,page:y.page,link:y.play},"Play"),y.lessons.
length>0&&o({class:"btn","data-k":`lessons.${y.id}`,"aria-label":`Lessons of ${y.title}`},{game:y.id,page:y.page,link:y.
lessons[0].link},"Lessons")),a("span.mute.small",y.players))));return et($,y.palette),$}),a("div.ways-on",d&&x(d,"Lesson\
s",l.short,"solid"),x(u,"Teach","Ready hours, a class’s numbers side by side, sheets to print.","")))),s.append(a("div\
.small-print",a("p","Open source. Runs in a notebook, on a Voilà page and on a phone.",e.get("docs")&&[" ",a("a",{href:e.
get("docs")},"Documentation")]),a("p","Rules retold in our own words. Pictures are our own. Game names are their owners'\
 marks."))),()=>{for(let y of n)y()}}function up(e,t,s){let n=e.get("teaser"),o=G("hero"),r=a("h1",{id:o},e.get("title"));
if(!n.moments)return a("section.stage.hero.bare",{"aria-labelledby":o},a("div.lead",r,a("p.sub","Watch a game step by st\
ep. Guess a chance. Then count it.")));let i=0,c=-1,l=!1,h=()=>n.moments[i],d=new Se({press:()=>{},pace:()=>1}),u=a("div\
.uw-table.hero-table",d.root),f=a("p.sr"),p=D=>{let{label:U,...L}=l?h().after:h().before,P=parseFloat(getComputedStyle(u).
fontSize)/16||1;d.paint(sc(L,(u.clientWidth||600)/P),{label:"The table",move:D}),f.textContent=U},m=new ResizeObserver(()=>requestAnimationFrame(
()=>p(!1)));m.observe(u),s.push(()=>m.disconnect());let g=a("output.said"),b=a("input.rng",{type:"range",min:0,max:100,step:1,
"data-k":"guess","aria-label":"Your guess, of 100",oninput:()=>A(Number(b.value))}),w=a("input.num",{inputmode:"decimal",
maxlength:80,"data-k":"typed",autocomplete:"off","aria-label":"Or type it, of 100",oninput:()=>{let{value:D}=ut(w.value,
nt);if(D!=null)return A(D,!0);E(),v()},onkeydown:D=>{D.key==="Enter"&&O()}}),x=Zt(w,nt,D=>{w.value=D,w.dispatchEvent(new Event(
"input")),b.focus({preventScroll:!0})});b.addEventListener("keydown",D=>{D.key==="Enter"&&O()}),b.addEventListener("poin\
terup",()=>A(Number(b.value)));let y=a("button.btn.call",{"data-k":"reveal",onclick:()=>O()},""),$=a("div.ask"),S=Pt($,()=>"\
gallery"),v=()=>S.keep(JSON.stringify({at:i,guess:c,turned:l}));s.push(S.stop);let T=a("p.sr",{role:"status"}),A=(D,U=!1)=>{
c=D,v();let L=ee(D,nt);b.value=String(D),b.classList.remove("empty"),b.style.setProperty("--p",`${D}%`),b.setAttribute("\
aria-valuetext",`${L} of 100`),U||(w.value=String(D),x.complain()),y.removeAttribute("aria-disabled"),g.replaceChildren(
ae(L,44),a("span.sr",`${L} `),a("b","of 100,",a("br"),"you say"))},E=()=>{c=-1,b.value="50",b.style.setProperty("--p","0\
%"),b.classList.add("empty"),b.setAttribute("aria-valuetext","no guess yet"),y.setAttribute("aria-disabled","true"),g.replaceChildren(
a("b","Move the handle",a("br"),"or type a number."))},M=()=>{E(),l=!1,w.value="",x.complain(),y.textContent=h().reveal,
$.replaceChildren(a("h2",`${h().line} `,a("span.how-many",h().ask)),a("div.row.number",g,a("label.typed",a("span",{"aria\
-hidden":"true"},"Your number"),w)),x.node,b,a("div.ends",{"aria-hidden":"true"},a("span","never"),a("span","always")),a(
"div.row.start",y)),p(!1)},O=(D=!1)=>{if(c<0||l)return x.complain();l=!0,v();let{hundred:U,says:L,dots:P,came:F,exact:it,
link:mt}=h(),ht={game:n.game,page:n.page,link:mt.replace(/:$/,` guess=${nc(c)}:`)},Q=t({class:"btn call","data-k":"why"},
ht,`Why ${U}?`);$.replaceChildren(a("div.answer",dp(P,c),a("div.told",a("p.number",ae(String(U),60),a("span.sr",`About ${U}\
 `),a("b","of 100 ",a("span",L))),a("p.mute",k("svg.mark",{viewBox:"0 0 16 14","aria-hidden":"true"},k("path.said",{d:"M\
0 0h16l-8 14z"})),` You said ${ee(c,nt)}. Exactly ${it}.`),a("p",a("b","This time: "),F))),a("div.row.start",Q,n.moments.
length>1&&a("button.btn.quiet",{"data-k":"next",onclick:()=>{i=(i+1)%n.moments.length,M(),v(),b.focus({preventScroll:!0})}},
"Next one"))),p(!D),!D&&(T.textContent=`About ${U} of 100 ${L}. You said ${ee(c,nt)}. This time: ${F}`,Q.focus({preventScroll:!0}))},
[H,_,I]=n.goal,z=a("section.stage.hero",{"aria-labelledby":o},a("div.lead",r,a("p.sub",H,a("b",_),I)),a("div.picture-of",
u,f),$,T);et(z,n.palette);let q=cp(S.again());return i=q.at in n.moments?q.at:0,M(),q.guess>=0&&q.guess<=100&&A(q.guess),
q.turned&&O(!0),z}var rc=Symbol.for("uncle_widgets.presses");function Fo(e){let t=e.composedPath()[0],s=t instanceof Element?t.closest("bu\
tton"):null;return s?.closest(".uw")?s:null}var ic=({dataset:e,textContent:t})=>e.k??e.act??e.clause??t;function ac(){let e=globalThis;
if(e[rc])return;e[rc]=!0;let t=null,s=null,n=r=>{let i=t,c=Fo(r);t=s=null,!(!i||i.isConnected||!c||ic(c)!==ic(i))&&setTimeout(
()=>{s instanceof Node&&c.contains(s)||c.click()})},o=[["pointerdown",r=>t=r.button||r.pointerType==="touch"?null:Fo(r)],
["pointerup",n],["pointercancel",()=>t=null],["keydown",r=>r.repeat||(t=r.key===" "?Fo(r):null)],["keyup",r=>r.key===" "&&
n(r)],["click",r=>s=r.composedPath()[0]]];for(let[r,i]of o)window.addEventListener(r,i,{capture:!0})}var fp=".uw, .uw-page, .uw-room",pp="data-lm-suppress-shortcuts",lc=Symbol.for("uncle_widgets.keys"),mp=/^(enter|backspace|delete|home|end|arrow\w+|[amyz])$/i,
cc=e=>(e.ctrlKey||e.metaKey)&&!mp.test(e.key),hc=e=>e.composedPath().filter(t=>t instanceof HTMLElement&&t.matches(fp)).
at(-1);function dc(){let e=globalThis;if(e[lc])return;e[lc]=!0,ac();let t=new WeakSet,s=n=>{cc(n)||n.stopPropagation()};
window.addEventListener("keydown",n=>{let o=hc(n),r=n.composedPath()[0];!(o instanceof HTMLElement)||!(r instanceof Element)||
(r.toggleAttribute(pp,!cc(n)),!t.has(o)&&(t.add(o),o.addEventListener("keydown",s)))},{capture:!0}),window.addEventListener(
"pointerdown",n=>{let o=hc(n);o instanceof HTMLElement&&!o.hasAttribute("tabindex")&&(o.tabIndex=-1)},{capture:!0})}var uc="uncle_widgets.howto.";function fc(e,t,s=!Te(e?.game??"")){return!e?.aim||!s?null:a("div.aim",{role:"group","aria\
-label":"The aim of the game"},a("p",a("span.whole",e.aim),a("span.short",e.short)),a("button.btn.quiet",{"data-k":"howt\
o","aria-haspopup":"dialog",onclick:()=>Js(e,t)},"How to play"),a("button.btn.quiet",{"data-k":"known","aria-label":"Clo\
se the aim of the game",onclick:()=>pr(e.game)},"×"))}function Js(e,t,s="menu"){let n=G("howto"),o=t.getRootNode(),r=o.
activeElement;fr();let c=a("dialog.sheet.howto-over",{"aria-labelledby":n,onclose:()=>{c.remove(),ce(uc+e.game,"1"),he(e.
game,!0);let l=r?.isConnected&&r!==document.body?r:t.closest(".uw")?.querySelector(`[data-k="${s}"]`);(l instanceof HTMLElement||
l instanceof SVGElement)&&l.focus({preventScroll:!0})}},a("div.thead",a("h2",{id:n,tabindex:-1,autofocus:!0},"How to pla\
y"),a("p.mute",e.title)),a("p.goal",e.aim),Ms(e),a("button.btn.solid",{"data-k":"howto.close",onclick:()=>c.close()},"Cl\
ose"));t.append(c),c.showModal()}function pc(e,t,s){e?.aim&&t==="play"&&!te(uc+e.game)&&!s.querySelector("dialog")&&Js(e,
s,"tab.play")}function gp(e){let t=[];for(let s of e){let n=t.at(-1);n?.[0]===s?n[1]++:t.push([s,1])}return t.map(([s,n])=>n>1?`${s} (${n}\
 times)`:s)}var Xs=(e,t)=>[...e.querySelectorAll(t)].filter(s=>s.checkVisibility({visibilityProperty:!0}));function mc(e){
let t=n=>[...Xs(n,".caption :is(.place, .line:not(.chip))").map(o=>o.textContent??""),...gp(Xs(n,".felt .thing[aria-labe\
l]:not([aria-hidden=true])").map(o=>`- ${o.getAttribute("aria-label")}`))],s=Xs(e,".uw-panel [data-next], .uw-panel .giv\
en").map(n=>n.textContent??"");return[...Xs(e,".uw-table").flatMap(t),...s].join(`
`)}var bp=[[!0,"On"],[!1,"Off"]],wp=[["set","In order"],["any","Any order"]];function gc(e){let{model:t}=e,[s,n]=t.get("ran\
ge"),o=t.get("seats"),r=t.get("tab"),i=(f,p,m,g)=>a("button",{"data-k":f,"aria-label":p,"aria-disabled":g<s||g>n?"true":
null,onclick:()=>g>=s&&g<=n&&e.set("seats",g)},m),c=(f,p)=>a("div.line",a("span",{"aria-hidden":"true"},f),p),l=(f,p,m,g,b)=>c(
f,dt({label:f,choices:p,value:m,pick:g,k:b})),h=f=>{fi(f),e.show()},d=(f,p,m,g)=>a("button.btn",{"data-k":f,onclick:()=>e.
copy(m(),g)},p),u=a("input.txt",{"data-k":"seed","data-draft":"seed",inputmode:"numeric",maxlength:80,value:t.get("seed"),
"aria-label":e.seedName==="deal"?"Deal":"Seed",onchange:f=>e.set("seed",f.target.value.trim())});return a("div.menu",{role:"\
dialog","aria-label":"Settings"},t.get("howto")?.aim&&a("button.btn.wide",{"data-k":"menu.howto","aria-haspopup":"dialog",
onclick:()=>{e.toggle(!1),Js(t.get("howto"),e.over)}},"How to play"),a("div.rooms",{role:"group","aria-label":"More room\
s"},t.get("tabs").map(([f,p],m)=>m>2&&a("button",{class:"btn","data-k":`room.${f}`,"aria-pressed":String(f===r),"aria-di\
sabled":t.get("lacks")[f]?"true":null,title:t.get("lacks")[f],onclick:()=>{e.toggle(!1),e.set("tab",f)}},p))),!t.get("fi\
xed")&&c("Seats",a("span.step",{role:"group","aria-label":"Seats"},i("fewer","Fewer seats","−",o-1),a("output",String(
o)),i("more","More seats","+",o+1))),!t.get("fixed")&&c(e.seedName==="deal"?"Deal":"Seed",u),l("Predict first",bp,t.get(
"predict"),f=>e.set("predict",f),"predict"),t.get("order")&&l("Questions",wp,t.get("order"),f=>e.set("order",f),"order"),
l("Theme",Ie,Et(),Ts,"theme"),l("Trials",ui,Bn(),h,"tones"),t.get("suits")&&l("Suits",yo,Pa(),qa,"inks"),t.get("covers")&&
l("Covered names",ko,As(),Wa,"covers"),a("div.copies",d("copy","Copy link",()=>e.link,"The link is copied."),d("cell","C\
opy cell",()=>t.get("cell"),"The cell is copied."),d("words","Copy as text",()=>mc(e.page),"The table and the question a\
re copied as text."),a("button.btn",{"data-k":"keys","aria-keyshortcuts":"?",onclick:()=>{e.toggle(!1),Mn(e.root)}},"Key\
s"),t.get("home")&&st()&&a("a.btn.quiet",{"data-k":"home",href:Ft(t.get("home"),"",Et())},"All games")))}var bc=["tab","seats","seed","note","busy","title","range","predict","order","howto"].map(e=>`change:${e}`).join(" "),yp=4e3,
kp=()=>k("svg.icon.sliders",{viewBox:"0 0 24 24",fill:"currentColor","aria-hidden":"true"},k("path",{d:"M2 6h9v3H2zM17 6\
h5v3h-5zM12.5 3h3v9h-3zM2 15h4v3H2zM12 15h10v3H12zM7.5 12h3v9h-3z"})),Vo=class{constructor(t,s){this.model=t,this.open=!1,
this.read="",this.root=a("div.uw.uw-masthead"),this.head=a("div.uw-head"),this.over=a("div.uw-over"),this.root.append(this.
head,this.over),et(this.root,t.get("palette")),s.append(this.root),this.tip=a("p.tip",{role:"status"}),this.saying=0,this.
aim={at:"",said:!1},this.root.addEventListener("keydown",n=>this.key(n)),this.outside=n=>{this.open&&!n.composedPath().includes(
this.root)&&this.toggle(!1)},document.addEventListener("pointerdown",this.outside),this.address=Uo({link:()=>t.get("link"),
room:()=>t.get("tab"),theme:Et,open:n=>t.send({kind:"open",link:n}),hide:n=>document.body.classList.toggle("uw-opening",
n),replaced:()=>!document.querySelector(".uw-first")}),this.draw=()=>{(t.get("note")||t.get("busy"))&&this.address.answered(),
this.show()},this.moved=()=>this.address.changed(),this.stops=[Gt(()=>{this.show(),this.moved()}),Ss(this.root,()=>{}),mr(
()=>{this.aim.said=!1,this.show()})],t.on(bc,this.draw),t.on("change:link",this.moved),this.show()}set(t,s){this.model.set(
t,s),this.model.save_changes()}dismiss(){this.read=this.model.get("note"),this.show(),this.root.querySelector("[data-k=m\
enu]").focus({preventScroll:!0})}get standing(){let t=this.model.get("seats"),s=this.model.get("seed");return[[String(t),
t===1?" seat":" seats"],...s?[[s,`, ${this.seedName} `]]:[]]}get seedName(){return this.model.get("tab")==="play"?"deal":
"seed"}show(){this.model.get("note")||(this.read="");let{model:t}=this,s=t.get("howto"),[[n,o],r]=this.standing,i=t.get(
"tabs").slice(3);this.root.classList.toggle("elsewhere",i.some(([c])=>c===t.get("tab"))),V(this.head,a("div.mast",a("div\
.plate",{"aria-hidden":"true"},t.get("plate")&&a("img",{alt:"",src:`data:image/svg+xml,${encodeURIComponent(t.get("plate"))}`})),
a("h1",t.get("title")),a("div.tabs",{role:"tablist","aria-label":"Rooms"},t.get("tabs").map((c,l)=>this.tab(c,l))),a("bu\
tton.btn.settings",{"data-k":"menu","aria-haspopup":"dialog","aria-expanded":String(this.open),onclick:()=>this.toggle(!this.
open)},kp(),a("span.standing",a("b",n),o,r&&[r[1],a("b",r[0])]))),this.open&&gc(this),t.get("note")&&t.get("note")!==this.
read&&a("div.refused",a("p.refusal",{role:"alert"},t.get("note")),a("button.btn",{"data-k":"read",onclick:()=>this.dismiss()},
"Close")),t.get("busy")&&a("div.underway",a("p",t.get("busy")),a("button.btn",{"data-k":"stop",onclick:()=>t.send({kind:"\
stop"})},"Stop")),fc(s,this.over,this.saysAim(s,t.get("tab"))),this.tip),queueMicrotask(()=>pc(t.get("howto"),t.get("tab"),
this.over))}saysAim({game:t},s){let n=`${t} ${s}`;return t&&this.aim.at!==n&&(this.aim={at:n,said:!Te(t)}),this.aim.said}tab([
t,s],n){let o=t===this.model.get("tab"),r=this.model.get("lacks")[t];return a("button",{role:"tab","data-k":`tab.${t}`,class:n>
2?"further":null,"aria-selected":String(o),"aria-disabled":r?"true":null,title:r,tabindex:o?0:-1,onclick:()=>this.set("t\
ab",t),onkeydown:i=>this.along(i,t)},s)}along(t,s){let n={ArrowRight:1,ArrowLeft:-1}[t.key];if(!n)return;t.preventDefault();
let o=[...this.root.querySelectorAll("[role=tab]")].filter(c=>c.offsetParent),r=o.findIndex(c=>c.dataset.k===`tab.${s}`),
i=o[(r+n+o.length)%o.length];i.focus(),this.set("tab",i.dataset.k.slice(4))}get page(){return this.root.closest(".uw-pag\
e")??this.root}get link(){let t=this.model.get("link");return st()?`${location.origin}${Ft(location.pathname,t,Et())}`:t}toggle(t){
this.open=t,this.say(""),this.show(),((t?[...this.root.querySelectorAll(".menu :is(button, input)")].find(n=>n.offsetParent):
null)??this.root.querySelector("[data-k=menu]")).focus({preventScroll:!0})}key(t){t.key!=="Escape"||!this.open||(t.preventDefault(),
this.toggle(!1))}async copy(t,s){try{await navigator.clipboard.writeText(t),this.say(s)}catch{this.say(t,!1)}}say(t,s=!0){
clearTimeout(this.saying),this.tip.textContent=t,t&&s&&(this.saying=window.setTimeout(()=>this.say(""),yp))}remove(){clearTimeout(
this.saying),document.removeEventListener("pointerdown",this.outside),this.model.off(bc,this.draw),this.model.off("chang\
e:link",this.moved),this.address.stop();for(let t of this.stops)t()}};function wc({model:e,el:t}){let s=new Vo(e,t);return()=>s.
remove()}var xp="jupyter-widgets widget-container widget-box ",$p="jupyter-widgets ";function yc({model:e,el:t,host:s}){let n=new Map,
o=({id:c,classes:l,kids:h})=>{let{node:d,end:u}=n.get(c)??{node:a("div"),end:new AbortController};if(d.className=(h?xp:$p)+
l.join(" "),h){let f=h.map(o);(f.length!==d.children.length||f.some((p,m)=>p!==d.children[m]))&&d.replaceChildren(...f)}
return n.has(c)||(n.set(c,{node:d,end:u}),h||r(c,d,u.signal)),d},r=async(c,l,h)=>{try{let d=await s.getWidget(c);h.aborted||
await d.render({el:l,signal:h})}catch(d){if(h.aborted)return;console.error("uncle_widgets: a part of the room was not dr\
awn.",d),l.textContent="A part of this room could not be drawn. Run the cell again."}},i=()=>{let c=e.get("tree"),l=new Set(
kc(c));for(let[d,{node:u,end:f}]of n)l.has(d)||(n.delete(d),f.abort(),u.remove());let h=o(c);h.parentNode!==t&&t.append(
h)};return e.on("change:tree",i),i(),()=>{e.off("change:tree",i);for(let{end:c}of n.values())c.abort()}}var kc=({id:e,kids:t=[]})=>[
e,...t.flatMap(kc)];var Ct=e=>({render:t=>{dc();let s=Jl(t.model),n=Fa(e)({...t,model:s});tc(t.el);let o=t.el.querySelector(".uw"),r=o?[zl(t.
model,o),Ql(s,o)]:[];return()=>{for(let i of r)i();n?.()}}});function vp(e){let t=Ii(e),s=Ta(e.model,e.el.querySelector(
".uw"));return()=>{s(),t()}}var G2={table:Ct(Wl),explainer:Ct(vp),coach:Ct(Ui),strip:Ct(Ma),rulebook:Ct(Sa),masthead:Ct(
wc),gallery:Ct(oc),trail:Ct(La),lesson_chart:Ct(ea),lesson_end:Ct(sa),lab:Ct(cr),exercise:Ct(Oa),marks:Ct(Na),whole:Ct(yc)};export{G2 as views};
