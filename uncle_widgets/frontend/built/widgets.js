var nt=()=>document.body?.dataset.voila!=null,je=()=>nt()&&document.body.dataset.voila!=="notebook",be=()=>(new URLSearchParams(
location.search).get("uw")??"").slice(0,2e4);function qt(e,t,n){let s=new URLSearchParams({...n==="auto"?{}:{theme:n},...t?
{uw:t}:{}});return s.size?`${e}${e.includes("?")?"&":"?"}${s}`:e}var jo=400,Uc=1e4,Ze=Symbol.for("uncle_widgets.address");
function Yo(e){let t=globalThis;if(!nt()||t[Ze])return{changed:()=>{},answered:()=>{},stop:()=>{}};t[Ze]=e;let n=e.link(),
s=e.room(),o=!1,r="",i=0,c=0,l=g=>{g!==(o?r:e.link())&&([o,r]=[!0,g],e.open(g))},u=()=>{let g=e.link(),b=be(),w=e.room()!==
s&&!o;s=e.room(),o&&d(),o=!1;let x=new URLSearchParams(location.search);x.set("uw",g),e.theme()==="auto"?x.delete("theme"):
x.set("theme",e.theme());let y=`${location.pathname}?${x}`;g===b||!b&&g===n?b&&y!==location.pathname+location.search&&history.
replaceState(null,"",y):w?history.pushState(null,"",y):history.replaceState(null,"",y)},h=()=>{clearTimeout(i),e.room()!==
s&&!o?u():i=window.setTimeout(u,jo)},d=()=>{e.replaced()?p():c=window.setTimeout(d,jo)},m=()=>{clearTimeout(i),l(be()||n)};
window.addEventListener("popstate",m),be()&&l(be()),o&&e.hide(!0);let p=()=>{clearTimeout(c),clearTimeout(f),e.hide(!1)},
f=window.setTimeout(p,Uc);return{changed:h,answered:p,stop:()=>{clearTimeout(i),p(),window.removeEventListener("popstate",
m),t[Ze]===e&&delete t[Ze]}}}function zo(e,t,n,s){let{class:o,...r}=n,i=[t,o].flat().filter(Boolean).join(" ");i&&e.setAttribute("class",i);for(let[c,
l]of Object.entries(r))l==null||l===!1||(c.startsWith("on")?e.addEventListener(c.slice(2),l):c==="style"?e.style.cssText=
l:e.setAttribute(c,l===!0?"":String(l)));return e.append(...s.flat(9).filter(c=>c!=null&&c!==!1)),e}var Jo=([e,...t])=>e?.
constructor===Object?[e,t]:[{},[e,...t]];function k(e,t,...n){let[s,...o]=e.split(".");return zo(document.createElementNS(
"http://www.w3.org/2000/svg",s),o,...Jo([t,...n]))}var C=(e,t,n,s,o)=>k("rect",{x:e,y:t,width:n,height:s,...o}),W=(e,t,n,s)=>k(
"circle",{cx:e,cy:t,r:n,...s}),yt=(e,t,n,s)=>k("path",{d:e,fill:"none",stroke:t,"stroke-width":n,...s}),Jt=(e,t,n,...s)=>k(
"svg",{width:e,height:t,viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":n},...s);function a(e,t,...n){let[s,...o]=e.split(
"."),[r,i]=Jo([t,...n]),c=s==="section"&&r["aria-label"]&&!je();return zo(document.createElement(c?"div":s),o,{role:c?"g\
roup":null,type:s==="button"?"button":null,...r},i)}function ct(e){let t=e.getRootNode();return t instanceof Document||t instanceof
ShadowRoot?t.activeElement:null}function ze(e){let t=ct(e);return!t||t===document.body}var Ye=e=>e instanceof HTMLTextAreaElement||
e instanceof HTMLInputElement&&e.selectionStart!=null;function Nc(e,t,n){if(e.value===e.defaultValue||e.value===t.value||
!n&&t.defaultValue!==e.defaultValue)return;t.value=e.value;let s=!1,o=()=>{!s&&t.isConnected&&t.dispatchEvent(new Event(
"change"))};t.addEventListener("change",()=>s=!0),t.addEventListener("blur",o,{once:!0}),t.addEventListener("keydown",r=>{
r.key==="Enter"&&!t.form&&o()})}function F(e,...t){let n=ct(e),s=n&&n!==e&&e.contains(n)?n:null,o=s?.getAttribute("data-\
k")??"",r=[...e.querySelectorAll("[data-draft]")].filter(Ye),i=Ye(s)?{from:s.selectionStart,to:s.selectionEnd,text:s.value}:
null;e.replaceChildren(...t.flat(9).filter(l=>l!=null&&l!==!1));for(let l of r){let u=e.querySelector(`[data-k="${CSS.escape(
l.dataset.k??"")}"][data-draft="${CSS.escape(l.dataset.draft??"")}"]`);Ye(u)&&u!==l&&Nc(l,u,l===s)}if(!s)return;if(Et(e,
o)){let l=ct(e);i&&l!==s&&Ye(l)&&l.value===i.text&&l.setSelectionRange(i.from,i.to);return}let c=e.querySelector("[data-\
next]")??e;c instanceof HTMLElement&&(c.tabIndex=-1,c.focus({preventScroll:!0}))}function Et(e,t){let n=e.querySelector(
`[data-k="${CSS.escape(t)}"]`);return n instanceof HTMLElement&&n.focus({preventScroll:!0}),n instanceof HTMLElement}var Rc=/^(svg|g|path|rect|circle|ellipse|line|polyline|polygon|defs|clipPath|pattern|title|desc|use)$/;
function Xo(e){let t=new DOMParser().parseFromString(e,"image/svg+xml").documentElement;if(t.localName!=="svg")throw new Error(
"Expected SVG.");for(let n of[...t.querySelectorAll("*"),t]){if(n!==t&&!Rc.test(n.localName)){n.remove();continue}for(let{
name:s,value:o}of[...n.attributes]){let r=/^(xlink:)?href$/.test(s)&&!o.startsWith("#");(/^on/i.test(s)||r||/url\((?!["']?#)|javascript:/i.
test(o))&&n.removeAttribute(s)}}return document.importNode(t,!0)}var Cc=/^(#[0-9a-f]{3,8}|light-dark\(\s*#[0-9a-f]{3,8}\s*,\s*#[0-9a-f]{3,8}\s*\))$/i;
function et(e,t){for(let n of(t??"").split(";")){let[s,o]=[n.slice(0,n.indexOf(":")).trim(),n.slice(n.indexOf(":")+1).trim()];
/^--[\w-]+$/.test(s)&&Cc.test(o)&&e.style.setProperty(s,o)}}function ht({label:e,choices:t,value:n,pick:s,k:o}){return a(
"div.seg",{role:"group","aria-label":e},t.map(([r,i],c)=>a("button",{"data-k":`${o}.${c}`,"aria-pressed":String(r===n),onclick:()=>s(
r)},i)))}var Pc=globalThis,rs=Pc[Symbol.for("uncle_widgets.page")]??={};function G(e){return rs.ids=(rs.ids??0)+1,`uw-${e}\
-${rs.ids}`}function kt(e,t){let n=-1,s=()=>{let r=Math.round(e.clientWidth);r>0&&r!==n&&(n=r,e.replaceChildren(t(r)))},
o=new ResizeObserver(()=>requestAnimationFrame(s));return o.observe(e),s(),{again:()=>(n=-1,s()),stop:()=>o.disconnect()}}
function X(e,t,n){n?e.getAttribute(t)!==n&&e.setAttribute(t,n):e.removeAttribute(t)}var at=(e,...t)=>a("button",e,...t),
Je=({kind:e,label:t,strong:n,share:s},o)=>at({class:`btn${n?" solid":""}${s==null?"":" sharing"}`,style:s==null?null:`--\
p:${100*s}%`,"data-act":e,"data-k":`key.${e}`,onclick:()=>o(s==null?e:"stop")},s==null?t:`${t} (${Math.round(100*s)}%)`);
function is(e,t,n){let s=ct(e),o=s&&e.contains(s)?s:null,r=o&&["data-act","data-clause"].find(l=>o.hasAttribute(l)),i=r&&
o?.getAttribute(r);if(n(),!o)return;([...e.querySelectorAll("button")].find(l=>r&&l.getAttribute(r)===i)??e.querySelector(
"button")??t).focus?.()}var we=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;var Oc={csv:"text/csv",json:"application/json",html:"text/html",ipynb:"application/x-ipynb+json"};function Lt(e){if(e.kind!==
"file")return;let t=Oc[e.name.split(".").pop()??""]??"text/plain",n=URL.createObjectURL(new Blob([e.text],{type:t}));a("\
a",{href:n,download:e.name}).click(),URL.revokeObjectURL(n)}var Bc="M70-6 18 106M5.5 24a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0M53.5 76a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0",
as={0:[64,[["ellipse",{cx:32,cy:50,rx:25,ry:43}]]],1:[46,[["path",{d:"M3 30 32 5V110"}]]],2:[64,[["path",{d:"M7.5 33V31.\
5A24.5 24.5 0 1 1 51.5 46.4L16 93H64"}]]],3:[62,[["path",{d:"M10.5 22.5A19.5 19.5 0 1 1 29 46H20M20 44H30A24.5 24.5 0 1 \
1 6.7 76"}]]],4:[66,[["path",{d:"M48 110V5L13 74H66","stroke-miterlimit":12}]]],5:[62,[["path",{d:"M58 7H19L14.6 48A25.5\
 25.5 0 1 1 6.9 77"}]]],6:[64,[["circle",{cx:32,cy:68,r:25}],["path",{d:"M53.5-13 10.6 55.1"}]]],7:[60,[["path",{d:"M0 7\
H49L15 110","stroke-miterlimit":12}]]],8:[64,[["circle",{cx:32,cy:27,r:20}],["circle",{cx:32,cy:68,r:25}]]],9:[64,[["cir\
cle",{cx:32,cy:32,r:25}],["path",{d:"M10.5 113 53.4 44.9"}]]],"%":[88,[["path",{d:Bc,"stroke-width":11}]]],".":[20,[["re\
ct",{x:3,y:85,width:15,height:15,fill:"currentColor",stroke:"none"}]]],",":[20,[["path",{d:"M12 84 6 118","stroke-width":13}]]],
"/":[52,[["path",{d:"M48-6 4 106","stroke-width":11}]]],"+":[60,[["path",{d:"M30 26V82M2 54H58","stroke-width":12}]]],"-":[
44,[["path",{d:"M4 54H40","stroke-width":12}]]],"−":[44,[["path",{d:"M4 54H40","stroke-width":12}]]],"×":[56,[["path",
{d:"M8 32 48 76M48 32 8 76","stroke-width":12}]]]," ":[26,[]],J:[54,[["path",{d:"M46-10V69A19.500 19.500 0 0 1 7 69V60"}]]],
Q:[72,[["ellipse",{cx:36,cy:50,rx:29,ry:43}],["path",{d:"M42 66 74 104"}]]],K:[68,[["path",{d:"M7-10V110M66-6 10 62M28 4\
2 68 106"}]]],A:[72,[["path",{d:"M2 106 36-2 70 106M14 68H58"}]]]},Xt=e=>e!==""&&[...e].every(t=>t in as);function xt(e,t,n=13){
return[...String(e)].reduce((o,r)=>o+(as[r]?.[0]??0)+n,-n)*t/100}function At(e,t,n,s,o={}){let{anchor:r="start",gap:i=13,
weight:c=s>=60?13:14,colour:l}=o,u=xt(e,s,i),h=r==="middle"?t-u/2:r==="end"?t-u:t,d=0,m=[...String(e)].map(p=>{let[f,g]=as[p]??
[0,[]],b=p===","?"visible":"hidden",w={x:d,y:0,width:f,height:100,viewBox:`0 0 ${f} 100`,style:`overflow:${b}`};return d+=
f+i,k("svg",w,g.map(([x,y])=>k(x,y)))});return k("g",{transform:`translate(${h} ${n}) scale(${s/100})`,fill:"none",stroke:"\
currentColor","stroke-width":c,"aria-hidden":"true",style:l&&`color:${l}`},m)}function ae(e,t,n={}){let s=xt(e,t,n.gap),
o=`width:${s/16}em;height:${t/16}em`;return k("svg.numeral",{viewBox:`0 0 ${s} ${t}`,style:o,"aria-hidden":"true"},At(e,
0,0,t,n))}var Xe=[e=>`M0 ${e/2}a${e/2} ${e/2} 0 1 1 ${e} 0a${e/2} ${e/2} 0 1 1 ${-e} 0Z`,e=>`M${e*.05} ${e*.05}H${e*.95}\
V${e*.95}H${e*.05}Z`,e=>`M${e/2} ${-e*.14}L${e*1.14} ${e/2}L${e/2} ${e*1.14}L${-e*.14} ${e/2}Z`,e=>`M${e/2} 0L${e} ${e*.42}\
V${e}H0V${e*.42}Z`,e=>`M${e*.25} ${e*.04}H${e*.75}L${e*1.04} ${e/2}L${e*.75} ${e*.96}H${e*.25}L${-e*.04} ${e/2}Z`,e=>`M${-e*
.1} ${e*.16}H${e*1.1}V${e*.84}H${-e*.1}Z`],Dc=e=>"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[e]??"?";function ye(e,t,n,s,o={}){let{fill:r="\
var(--on-field)",ink:i="var(--field)"}=o,c=e>=Xe.length,l={d:Xe[e%Xe.length](s),fill:c?i:r,stroke:c?r:null,"stroke-width":2},
u=e%Xe.length===3,h={x:s/2,y:u?s*.8:s*.69,"font-size":Math.max(12.5,s*.54),"font-weight":700,"text-anchor":"middle",fill:c?
r:i};return k("g",{transform:`translate(${t} ${n})`},k("path",l),k("text",h,Dc(e)))}var Qo={first:"M5 5h3v14H5zM20 5v14L\
9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6zM14 5h4v14h-4z",forward:"M7 5v14l11-7z",last:"M4 5v\
14l11-7zM16 5h3v14h-3z",link:"M8 3h12v13h-3V6H8zM4 8h10v13H4z",eye:"M12 5C7 5 3 8.5 1 12c2 3.5 6 7 11 7s9-3.5 11-7c-2-3.\
5-6-7-11-7zm0 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM12 9.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",down:"M4 8h16l-8\
 9z",near:"M11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm0 2.4a3.6 3.6 0 1 0\
 0 7.2 3.6 3.6 0 0 0 0-7.2z",whole:"M3 3h7v3H6v4H3zM14 3h7v7h-3V6h-4zM3 14h3v4h4v3H3zM18 14h3v7h-7v-3h4z",close:"M6 4 12\
 10 18 4 20 6 14 12 20 18 18 20 12 14 6 20 4 18 10 12 4 6z"};function bt(e,t=22){let n=`width:${t/16}em;height:${t/16}em`;
return k("svg.icon",{viewBox:"0 0 24 24",fill:"currentColor",style:n,"aria-hidden":"true"},k("path",{d:Qo[e],"fill-rule":"\
evenodd"}))}var tr=(e,t,n)=>k("g.opens-mark",{transform:`translate(${e} ${t})`},k("circle",{r:n}),k("path",{d:Qo.eye,"fi\
ll-rule":"evenodd",transform:`scale(${n/15}) translate(-12 -12)`}));function gt(e,t="var(--ink)",n="none"){return k("pat\
tern",{id:e,width:6,height:6,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"},C(0,0,6,6,{style:`fill:${n}`}),
C(0,0,2,6,{style:`fill:${t}`}))}function jt(e,t,n,s,o){let r={r:`M${t-s*.86} ${n-s*.86}h${s*1.72}v${s*1.72}h${-s*1.72}Z`,
g:`M${t} ${n-s*1.02}L${t+s*1.12} ${n+s*.86}H${t-s*1.12}Z`,b:`M${t-s} ${n}a${s} ${s} 0 1 1 ${2*s} 0a${s} ${s} 0 1 1 ${-2*
s} 0Z`,y:`M${t} ${n-s*1.2}L${t+s*1.2} ${n}L${t} ${n+s*1.2}L${t-s*1.2} ${n}Z`}[e];return k("path",{d:r,...o})}var Qe=e=>({
r:"red",g:"green",b:"blue",y:"yellow"})[e]??"";function ls(e,t,n,s={}){let{w:o=27,t:r=5,g:i=2,pitch:c=o+7}=s,l="",u="";for(let h=0;h<
e;h++){let d=t+Math.floor(h/10)*c,m=h%10,p=n-(m+1)*(r+i)-(m>=5?3:0);l+=`M${d} ${p}h${o}v${r}h${-o}z`;for(let f of[.22,.64])
u+=`M${d+o*f} ${p}h${o*.14}v${r}h${-o*.14}z`}return k("g",{"aria-hidden":"true"},k("path",{d:l,fill:"var(--accent-on-fie\
ld)"}),k("path",{d:u,fill:"var(--card)"}))}var le=(e,t,n)=>Math.max(0,Math.min(1,(e-t)/(n-t||1)));function $t(e,t){return t==="chance"?`${(e*100).toFixed(1)}%`:e.toFixed(
2).replace("-","−")}function Ft(e,t){let n=[.1,.2,.25,.5,1,2,2.5,5,10,20,25,50,100,200,250,500].find(o=>(t-e)/o<=5)??(t-
e)/4,s=[];for(let o=Math.ceil(e/n);o*n<=t+1e-9;o++)s.push(Number((o*n).toFixed(9)));return s}var vt=(e,t,n,s="tx",o=14)=>k(
"text",{x:e,y:t,class:s,"font-size":o},n);function Mt(e,t,n,s){if(e===0)return W(t,n,s-.8,{fill:"none",stroke:"var(--edg\
e)","stroke-width":1.5});let o=e>1&&W(t,n,s-.9,{fill:"none",stroke:"var(--accent-fill)","stroke-width":1.9});return k("g",
W(t,n,e>1?s*.56:s,{fill:"var(--accent-fill)"}),o)}function er(e,t){let n=t.rows,s=n.flatMap(m=>m.simulated?[m.low,m.high]:
[m.value]),o=Math.min(0,...s),r=Math.max(.01,...s),i=Math.max(...n.map(m=>m.label.length)),c=Math.min(e*.45,20+i*8),l=92,
u=m=>c+le(m,o,r)*(e-c-l),h=G("worth"),d=n.length*34+4;return Jt(e,d,n.map(m=>`${m.label}: ${m.text}${m.chosen?", your ch\
oice":""}.`).join(" "),k("defs",gt(h,"var(--ink)")),n.map((m,p)=>{let f=p*34+17,g={x:Math.min(u(0),u(m.value)),y:f-8,width:Math.
max(1.5,Math.abs(u(m.value)-u(0))),height:16};return k("g",m.chosen&&C(0,f-16,e,32,{fill:"var(--inset)"}),vt(6,f+5,m.label,
m.chosen?"tx b":"tx"),m.simulated?[k("rect",{...g,fill:`url(#${h})`,stroke:"var(--ink)","stroke-width":1.5}),yt(`M${u(m.
low)} ${f}H${u(m.high)}M${u(m.low)} ${f-6}v12M${u(m.high)} ${f-6}v12`,"var(--accent-fill)",2.5)]:k("rect",{...g,fill:"va\
r(--ink)"}),m.chosen&&k("path",{d:`M${Math.max(u(m.value),u(0))+8} ${f}l10-6v12z`,fill:"var(--accent-fill)"}),vt(e-6,f+5,
m.text,"tx b e"))}),k("path",{d:`M${u(0)} 0V${d}`,stroke:"var(--edge)"}))}var Qt=["var(--ink)","var(--accent-fill)"],cs=e=>String(e).replace("-","−");function en(e){return e>=1e6?`${Number((e/
1e6).toFixed(1))}M`:e>=1e4?`${Number((e/1e3).toFixed(1))}k`:e.toLocaleString("en")}function nr(e){let t=Math.max(...e.flatMap(
n=>[n.fair,...n.seats.map(s=>s.share.high)]));return Math.min(100,Math.max(10,Math.ceil(t*1.08/10)*10))}function sr(e,t,n,s,o){
let r=l=>Math.round((e-2)*l/s)+.5,i=Qt[o],c=G("share");return k("svg.share",{width:e,height:28,"aria-hidden":"true"},k("\
defs",gt(c,i)),C(.5,5.5,Math.max(1,r(t.value)),17,{fill:`url(#${c})`,stroke:i,"stroke-width":1.5}),k("path.fair",{d:`M${r(
n)} 0V28`}),k("path.whisker",{d:`M${r(t.low)} 14H${r(t.high)}M${r(t.low)} 8v12M${r(t.high)} 8v12`}))}function Ic(e,t,n){
let o=[1,2,5,10,20,50,100,200,500,1e3,2e3,5e3,1e4].find(i=>(t-e)/i<=n)??Math.ceil((t-e)/n),r=[];for(let i=Math.ceil(e/o)*
o;i<=t;i+=o)r.push(i);return r}var tn=20,or=(e,t,n)=>t.map((s,o)=>[C(e+.5,tn*o+2.5,13,13,{fill:n[o],stroke:Qt[o],"stroke\
-width":1.25}),k("text.tell",{x:e+21,y:tn*o+14},s)]),_c=(e,t,n,s)=>{let o=s.length*4,r=e<o?"start":e>n-o?"end":"middle";
return k("text",{x:r==="middle"?e:e<o?0:n,y:t,"text-anchor":r},s)};function hs(e,{low:t,wide:n,counts:s,means:o},r,i){let c=s.
length>1,[l,u,h,d]=[4,4,c?2*tn+14:26,150],m=s[0].length,p=t+n*m,f=s.map(E=>{let L=E.reduce((T,M)=>T+M,0);return E.map(T=>T/
(L||1))}),g=Math.max(...f.flat(),1e-9),b=E=>l+(E-t)/(p-t)*(e-l-u),w=s.map(()=>G("bins")),x=(b(t+n)-b(t))/s.length,y=x>5?
1.5:.5,v=w.map((E,L)=>x>4?`url(#${E})`:Qt[L]),S=o.map((E,L)=>`${us(L,s.length)}mean ${E.text}, from ${$(L)}`);return k("\
svg",{width:e,height:h+d+26,role:"img","aria-label":`${r}: ${S.join("; ")}.`},k("defs",s.map((E,L)=>gt(w[L],Qt[L]))),f.map(
(E,L)=>E.map((T,M)=>T>0&&C(b(t+n*M)+x*L+y/2,h+d-Math.max(1,T/g*d),Math.max(1,x-y),Math.max(1,T/g*d),{fill:v[L],stroke:Qt[L],
"stroke-width":x>4?1.25:0}))),k("path.axis",{d:`M${l} ${h+d+.5}H${e-u}`}),Ic(t,p-n,e/60).map(E=>_c(b(E+(n>1?0:.5)),h+d+18,
e,cs(E.toLocaleString("en")))),o.map((E,L)=>{let T=b(E.value+(n>1?0:.5)),M=T>e*.6;return[k("path.mean",{d:`M${T} ${h-8}V${h+
d}`,style:`stroke:${Qt[L]}`}),!c&&k("text.tell",{x:T+(M?-6:6),y:16,"text-anchor":M?"end":"start"},`mean ${E.text} ${i}`)]}),
c&&or(l,o.map((E,L)=>`${us(L,2)}setting: mean ${E.text} ${i}`),v));function $(E){let L=s[E].findIndex(M=>M>0),T=s[E].findLastIndex(
M=>M>0);return`${cs(t+n*L)} to ${cs(t+n*(T+1)-1)}`}}var us=(e,t)=>t>1?["first ","second "][e]:"";function Wc(e,t){let n=Math.
max(1,...e.flat(1).map(l=>l[l.length-1]?.[0]??1)),o=[...e.flat(2).filter(([l])=>l>=Math.min(30,n/3)).map(([,l])=>l),...t],
r=Math.min(...o),i=Math.max(...o),c=Math.max(1,(i-r)*.12);return{low:Math.max(0,r-c),high:Math.min(100,i+c),last:n}}function rr(e,t,n,s){
let o=t.length>1,[r,i,c,l]=[38,8,o?2*tn+14:8,o?200:168],{low:u,high:h,last:d}=Wc(t,n),m=Math.min(10,d),p=w=>r+Math.log(Math.
max(w,m)/m)/(Math.log(d/m)||1)*(e-r-i),f=w=>c+l*(1-(Math.max(u,Math.min(h,w))-u)/(h-u||1)),g=[10,100,1e3,1e4,1e5,1e6].filter(
w=>w>=m&&w<=d),b=t.map((w,x)=>{let y=w.filter(v=>v.length).map(v=>v[v.length-1][1].toFixed(1));return`${us(x,t.length)}${y.
join(", ")}`});return k("svg.lines",{width:e,height:c+l+26,role:"img","aria-label":`Share of ${s} of 100, a line a seed,\
 at its end: ${b.join("; ")}.`},Ft(u,h).map(w=>[k("path.grid",{d:`M${r} ${f(w)}H${e-i}`}),k("text",{x:r-6,y:f(w)+4,"text\
-anchor":"end"},String(Number(w.toFixed(2))))]),g.map((w,x)=>k("text",{x:p(w),y:c+l+18,"text-anchor":x===0?"start":p(w)>
e-60?"end":"middle"},`${en(w)}${w===g[g.length-1]&&e-p(w)<60?" games":""}`)),n.slice(0,new Set(n).size).map(w=>k("path.f\
air",{d:`M${r} ${f(w)}H${e-i}`})),t.map((w,x)=>w.map(y=>{let v=y.filter(([S])=>S>=m);return v.length>1&&k("path.line",{d:`\
M${v.map(([S,$])=>`${p(S).toFixed(1)} ${f($).toFixed(1)}`).join("L")}`,style:`stroke:${Qt[x]}`})})),o&&or(4,["first sett\
ing","second setting"],Qt))}var lr={"٪":"%","٫":"."};for(let[e,t]of[["-","‐‑‒–−﹣"],["/","⁄∕"],["'","‘’ʼ"],[",","،٬"]])for(let n of t)
lr[n]=e;var qc=/^([+-]?) ?(.+?) ?(%|(?:out )?of 100)?$/,Fc=/^(?:(\d+) )?(\d+) ?\/ ?(\d+)$/,Vc=/^(?:\d+[.,]?\d*|[.,]\d+)$/,
Kc=/^[1-9]\d{0,2}([,'_ ])\d{3}(?:\1\d{3})*(?:\.\d*)?$/,Gc=/^[1-9]\d{0,2}(?:\.\d{3})+$/;function Zc(e){let t=e.codePointAt(
0),n=0;for(;/\p{Nd}/u.test(String.fromCodePoint(t-n-1));)n++;return String(n%10)}function jc(e){if(/\p{Nd}/u.test(e))return Zc(
e);if(/\p{No}/u.test(e)){let t=e.normalize("NFKC");return t.includes("⁄")?` ${t.replace("⁄","/")} `:e}return/[\p{Z}\t\n\v\f\r]/u.
test(e)?" ":/\p{Cf}/u.test(e)?"":/[\uff01-\uff5e]/.test(e)?String.fromCharCode(e.charCodeAt(0)-65248):lr[e]??e}var Yc=e=>[
...e].map(jc).join("").replace(/ +/g," ").trim(),ir=e=>e.toFixed(9).replace(/\.?0+$/,""),ar=e=>Number.isInteger(e)?e.toLocaleString(
"en"):String(Number(e.toPrecision(6))),st={low:0,high:100,unit:"chance"};function ds({low:e=-1/0,high:t=1/0,unit:n="",whole:s=!1}){
let o=Number.isFinite(e)&&Number.isFinite(t)?` from ${ar(e)} to ${ar(t)}`:"",r=n==="chance"?" (of 100)":n&&n!=="share"?`\
 ${n}`:"";return`Expected ${s?"a whole number":"a number"}${o}${r}`}function dt(e,t){let{low:n=-1/0,high:s=1/0,unit:o="",
whole:r=!1}=t,i=Yc(e),c=[...i].slice(0,20).join(""),l=($,E="")=>({value:null,share:Number.NaN,words:$,meant:E});if(!i)return l(
`${ds(t)}.`);let u=l(`${ds(t)}, not '${c}'.`),h=qc.exec(i);if(!h||[...i].length>60)return u;let[,d,m,p]=h,f=Fc.exec(m),g=f!=
null&&f[1]==null,b=t.thousands??(-n>=1e3||s>=1e3),w=r&&Gc.test(m),x;if(f){let[,$="0",E,L]=f;if(!Number(L))return u;let T=(Number(
$)*Number(L)+Number(E))/Number(L);x=M=>T*10**M}else if(b&&(Kc.test(m)||w)){let $=m.replace(w?/[,'_ .]/g:/[,'_ ]/g,"");x=
E=>+`${$}e${E}`}else if(Vc.test(m)){let $=m.replace(",",".");x=E=>+`${$}e${E}`}else return u;if(p&&(o!=="chance"&&o!=="s\
hare"||g&&(p==="%"||o==="share")))return u;let y=p&&o==="share"?-2:g&&o==="chance"?2:0,v=d==="-"?-1:1,S=v*x(y)||0;if(S<n||
S>s||r&&!Number.isInteger(S))return l(`${ds(t)}, not ${c}.`);if(o==="chance"&&S>0&&S<1&&!g&&!p){let $=ir(x(2)),E=ir(S);return l(
`Did you mean ${$} out of 100? Type ${$}, or ${E}% for ${E} out of 100.`,$)}return{value:S,share:v*x(y-2)||0,words:"",meant:""}}var zc={low:0,high:1e9,whole:!0},Jc=[100,1e3,1e4,1e5,1e6];function Xc(e,t){return t.options.filter(n=>(e.options[n.name]??
n.value)!==n.value).length}function Qc(e,t){let n=e.players[e.players.length-1],s=Array.from({length:t},(o,r)=>e.players[r]??
n);return{...e,seats:t,players:s}}function nn(e,t,n,s,o){let r=G("pick");return a("div.field",a("label",{for:r},e),a("se\
lect.pick",{id:r,"data-k":t,onchange:i=>o(i.target.value)},n.map(([i,c])=>a("option",{value:i,selected:i===s},c))))}function ms(e,t,n,s,o={}){
let r=G("typed");return a("div.field",a("label",{for:r},e),a("input.txt",{id:r,"data-k":t,value:n,autocomplete:"off",maxlength:200,
oninput:i=>s(i.target.value),...o}))}var sn=class{constructor(t,n){this.sides=[];this.n="";this.seed="";this.model=t,this.
hands=n,this.open=new Set,this.take()}take(){this.sides=structuredClone(this.model.get("sides")),this.n=Number(this.model.
get("n")).toLocaleString("en"),this.seed=this.model.get("seed")}get wish(){return{sides:this.sides,n:dt(this.n,zc).value??
this.n,seed:this.seed.trim()}}draw(){let{model:t}=this,n=t.get("games"),s=this.sides.length>1;return a("form",{onsubmit:o=>{
o.preventDefault(),this.hands.run()}},n.length>0&&nn("Game","lab.game",n,t.get("chosen"),o=>this.hands.game(o)),a("div.s\
ettings",this.sides.map((o,r)=>this.setting(o,r,s))),a("div.howmany",ms("Games","lab.n",this.n,o=>this.n=o,{inputmode:"n\
umeric"}),a("div.seg.sizes",{role:"group","aria-label":"So many games"},Jc.map(o=>a("button",{"data-k":`lab.n.${o}`,"ari\
a-pressed":String(o===this.wish.n),"aria-label":`${en(o)}${o<1e4?"":`: ${o.toLocaleString("en")}`} games`,onclick:()=>{this.
n=o.toLocaleString("en"),this.hands.changed()}},en(o)))),ms("First of five seeds","lab.seed",this.seed,o=>this.seed=o,{inputmode:"\
numeric"})),a("div.row.start",t.get("running")?a("button.btn.solid",{"data-k":"lab.run",onclick:()=>this.hands.stop()},"\
Stop"):a("button.btn.solid",{type:"submit","data-k":"lab.run"},"Run"),s?a("button.btn",{"data-k":"lab.beside",onclick:()=>this.
beside(!1)},"One setting"):a("button.btn",{"data-k":"lab.beside",onclick:()=>this.beside(!0)},"Compare")))}beside(t){this.
sides=t?[this.sides[0],structuredClone(this.sides[0])]:this.sides.slice(0,1),this.hands.changed()}put(t,n){this.sides[t]=
n,this.hands.changed()}setting(t,n,s){let o=this.model.get("form"),[r,i]=o.seats,c=Xc(t,o),l=new Set(t.players).size===1,
u=(d,m,p,f=0)=>a("button",{"data-k":`lab.${n}.${d}`,"aria-label":m,"aria-disabled":t.seats+f<r||t.seats+f>i?"true":null,
onclick:()=>t.seats+f>=r&&t.seats+f<=i&&this.put(n,Qc(t,t.seats+f))},p),h=l?o.players:[["","each its own"],...o.players];
return a("fieldset",{class:`setting of${n}`},a("legend",s?["First setting","Second setting"][n]:"Setting"),a("div.who",a(
"div.field",a("span","Seats"),a("span.step",{role:"group","aria-label":"Seats"},u("fewer","Fewer seats","−",-1),a("out\
put",String(t.seats)),u("more","More seats","+",1))),nn("All players",`lab.${n}.all`,h,l?t.players[0]:"",d=>{d&&this.put(
n,{...t,players:t.players.map(()=>d)})})),a("div.each",t.players.map((d,m)=>nn(`Seat ${"ABCDEFGHIJ"[m]}`,`lab.${n}.seat.${m}`,
o.players,d,p=>this.put(n,{...t,players:t.players.map((f,g)=>g===m?p:f)})))),a("details",{open:this.open.has(n),ontoggle:d=>this.
open[d.target.open?"add":"delete"](n)},a("summary",{"data-k":`lab.${n}.rules`},`Rules: ${c===0?"the usual ones":c===1?"1\
 changed":`${c} changed`}`),a("div.rules",o.options.map(d=>this.rule(t,n,d)))))}rule(t,n,s){let o=t.options[s.name]??s.value,
r=`lab.${n}.rule.${s.name}`,i=c=>{t.options={...t.options,[s.name]:c}};return s.choices?nn(s.label,r,s.choices,o,i):ms(s.
label,r,o,i,{placeholder:s.help})}};var cr="ABCDEFGHIJ";function ur({model:e,el:t}){let n=a("div.uw.uw-lab-view"),s=a("section.sheet.chosen",{"aria-label":"\
What is played"}),o=a("div.how-far"),r=a("div.came"),i=a("div.stage.back-bar"),c=a("p.sr",{role:"status"}),l=a("div.figu\
res",o,r);n.append(s,l,i,c),t.append(n);let u="",h=!1,d=[],m=new sn(e,{run:()=>{e.send({kind:"run",...m.wish}),h=!0},stop:()=>e.
send({kind:"stop"}),changed:()=>p(),game:M=>e.send({kind:"game",game:M})}),p=()=>{et(n,e.get("palette")),F(s,m.draw(),e.
get("note")&&a("p.refusal",{role:"alert"},e.get("note")))},f=()=>{let[M,H,R]=[e.get("done"),e.get("of"),e.get("running")],
D=H===0?"":`${M.toLocaleString("en")} of ${H.toLocaleString("en")} games`,B=R?e.get("left"):H>0&&M<H?"stopped: what was \
played is kept":"";F(o,H>0&&[(R||M<H)&&a("div.gauge",{role:"progressbar","aria-label":"Games played","aria-valuemin":0,"\
aria-valuemax":H,"aria-valuenow":M},a("i",{style:`width:${100*M/H}%`})),a("div.row",a("p.small",a("b",D),B&&`, ${B}`),R&&
a("button.btn.stop",{"data-k":"lab.stop",onclick:()=>e.send({kind:"stop"})},"Stop"))],e.get("busy")&&a("p.small",e.get("\
busy")))},g=()=>{let M=e.get("of"),H=e.get("done").toLocaleString("en");c.textContent=M===0?"":e.get("running")?"The gam\
es are played.":`${H} games are played.`},b=(M,H)=>{let R=a("div.plot");return d.push(kt(R,H)),a("section.sheet.chart",a(
"h2",M),R)},w=M=>a("div.looked",a("span",{"aria-hidden":"true"},"Look at seat"),ht({label:"Look at seat",choices:Array.from(
{length:Math.max(...M.map(H=>H.seats.length))},(H,R)=>[R,cr[R]]),value:e.get("seat"),pick:H=>{e.set("seat",H),e.save_changes()},
k:"lab.look"})),x=({results:M})=>{let H=nr(M),R=new Set(M.map(B=>B.fair.toFixed(1))),D=M.length>1;return a("section.shee\
t.shares",a("h2","Share of the wins, of 100"),a("table",a("caption.sr","Share of the wins of each seat, with its 95% int\
erval"),a("thead",a("tr",a("th",{scope:"col"},"Seat"),a("td.bars"),a("th",{scope:"col"},"Share, 95%"),a("th.pts",{scope:"\
col"},"Points"))),M.map((B,z)=>a("tbody",D&&a("tr",a("th.side",{colspan:4,scope:"rowgroup"},B.title)),B.seats.map(({seat:_,
player:O,share:j,points:A})=>{let I=a("div.plot");return d.push(kt(I,q=>sr(q,j,B.fair,H,z))),a("tr",a("th",{scope:"row"},
a("b",_),` ${O}`),a("td.bars",I),a("td.num",a("b",j.text),a("small",` (${j.span})`)),a("td.num.pts",A))})))),w(M),a("p.s\
mall.mute",`The dashed line is a fair share: ${[...R].join(" and ")}.`))},y=({apart:M})=>M.length>0&&a("section.sheet.ap\
art",a("h2","The second setting has more by"),a("table",a("caption.sr","Differences of the second setting from the first\
, with 95% intervals"),a("tbody",M.map(({words:H,text:R,span:D,sure:B})=>a("tr",a("th",{scope:"row"},H),a("td.num",a("b",
R),a("small",` (${D})`)),a("td.small",B?"":"may be chance")))))),v=({lists:M})=>a("section.sheet.lists",a("h2","Games to\
 look at"),a("div.columns",M.map(({title:H,games:R},D)=>a("div",a("h3",H),a("ol",R.map(({side:B,run:z,number:_,name:O,words:j})=>{
let A=`lab.open.${D}.${B}.${z}.${_}`;return a("li",a("button.btn",{"data-k":A,"aria-label":`${j}: open ${O}`,onclick:()=>{
u=A,e.send({kind:"open",side:B,run:z,number:_})}},a("b",j),a("span.small",O)))})))))),S=()=>{for(let _ of d)_.stop();d=[];
let M=e.get("found");if(!("results"in M)){F(r,a("section.sheet.empty",a("h2","Play a game thousands of times"),a("p","Ch\
oose who sits where, then Run. The shares of the wins settle while you watch, and the longest, ","shortest and biggest g\
ames can be opened on the table, card by card.")));return}let H=M,{results:R}=H,D=e.get("seat"),B=`seat ${cr[D]}`,z=H.lines;
F(r,x(H),b(`Five seeds: the share of ${B} so far`,_=>rr(_,z,R.map(O=>O.fair),B)),y(H),b("Choices in a game",_=>hs(_,H.lengths,
"Choices in a game","choices")),b(`Points of ${B}`,_=>hs(_,H.scores,`Points of ${B}`,"points")),v(H),a("section.sheet.re\
sts",R.map(_=>a("p.small",R.length>1&&a("b",`${_.title}: `),_.rests)),a("div.row.start",a("button.btn",{"data-k":"lab.cs\
v",onclick:()=>e.send({kind:"save",format:"csv"})},"Save as CSV"),a("button.btn",{"data-k":"lab.json",onclick:()=>e.send(
{kind:"save",format:"json"})},"Save as JSON")))),h&&l.offsetTop>s.offsetTop+9&&l.scrollIntoView({block:"start"}),h=!1},$=()=>{
let M=e.get("watched"),H=n.classList.contains("away");n.classList.toggle("away",!!M);for(let R of[s,l])R.hidden=!!M;i.hidden=
!M,F(i,a("button.btn",{"data-k":"lab.back",onclick:()=>e.send({kind:"back"})},"← Back to the lab"),a("p",M)),M?Et(n,"l\
ab.back"):H&&u&&Et(n,u)},T=[["change:sides change:n change:seed change:form change:chosen change:palette",()=>{m.take(),
p()}],["change:note",p],["change:running",()=>{p(),f(),g()}],["change:done change:of change:left change:busy",f],["chang\
e:found change:seat",S],["change:watched",$],["msg:custom",Lt]];for(let[M,H]of T)e.on(M,H);return p(),f(),S(),$(),()=>{for(let M of d)
M.stop();for(let[M,H]of T)e.off(M,H)}}var tu=400,ps=[["guess","A guess"],["think","I think so"],["know","I know"]];function hr(e,t=()=>{}){let n=a("div"),s=r=>{
e.sure=r,o()},o=()=>{t(),F(n,ht({label:"How sure are you?",choices:ps,value:e.sure,k:"sure",pick:s}))};return o(),a("div\
.sure",a("span","How sure?"),n)}function dr({press:e,refused:t}){let n=Number.NEGATIVE_INFINITY,s="",o="",r=a("button.bt\
n.solid.wide",{"data-k":"main",onclick:()=>{performance.now()-n<tu||(s?t(s):e())}});return{node:r,show(i,c,l=i){o&&o!==l&&
(n=performance.now()),o=l,r.textContent!==i&&(r.textContent=i),s=c,c?r.setAttribute("aria-disabled","true"):r.removeAttribute(
"aria-disabled"),r.title=c}}}var eu=80,fs=12,nu=800,te=(e,{unit:t})=>String(Number(e.toFixed(t==="chance"?1:2)));function gs(e,t){let{value:n}=dt(e,t),
s=Number(e.trim().replace(",",".").replace("−","-"));return n==null||n===s?"":te(n,t)}var on=(e,t,n)=>e!=null&&dt(e,n).
value===(t??null)?e:t==null?"":te(t,n);function ce(e,t){let{words:n,meant:s}=dt(e,t);return s?`Did you mean ${s} out of \
100?`:n}function Yt(e,t,n,s=!0){let o=a("div.numnote",{id:G("note"),role:"status"}),r=0,i="",c=u=>{let h=e.value,{words:d,
meant:m}=h.trim()?dt(h,t):{words:"",meant:""},p=m?ce(h,t):u&&s?d:"";X(e,"aria-invalid",p?"true":""),X(e,"aria-describedb\
y",p?o.id:"");let f=p&&`${p} ${m&&h}`;if(f===i)return;i=f;let g=(b,w,x)=>a("button.btn",{"data-k":x,onclick:()=>n(w)},b);
o.replaceChildren(...p?[a("p.refusal",p)]:[],...m?[a("div.row",g("Yes",m,"meant.yes"),g("No",`${h.trim()}%`,"meant.no"))]:
[])},l=()=>{clearTimeout(r),c(!0)};return e.addEventListener("input",()=>{clearTimeout(r),r=window.setTimeout(l,nu),c(!1)}),
e.addEventListener("change",l),{node:o,complain:l}}function bs({rule:e,label:t,words:n,ends:s,value:o,set:r,enter:i,k:c=""}){
let l=o,{low:u,high:h}=e,d=e.unit==="chance"?1:10**Math.floor(Math.log10((h-u)/50||1)),m=a("span.drawn",{"aria-hidden":"\
true"}),p=a("b.equals",{"aria-hidden":"true"}),f=a("input.bignum",{inputmode:e.low<0?"text":"decimal","data-k":`value${c}`,
maxlength:eu,autocomplete:"off","aria-label":`${t} ${n}`,oninput:()=>y(f.value,f)}),g=a("input.rng",{type:"range",min:u,
max:h,step:d,"data-k":`range${c}`,"aria-label":t,oninput:()=>y(b(),g)}),b=()=>String(Number(Number(g.value).toFixed(d<1?
2:0))),w=String((u+h)/2),x=Yt(f,e,E=>{y(E),g.focus({preventScroll:!0})});function y(E,L){l=E.trim(),L!==f&&(f.value=l,x.
complain()),v(L),r(l)}function v(E){let L=dt(l,e).value,T=l.replace("-","−"),M=gs(l,e);E!==g&&(g.value=L==null?w:String(
L)),g.classList.toggle("empty",L==null),g.style.setProperty("--p",`${L==null?0:100*(L-u)/(h-u||1)}%`),g.setAttribute("ar\
ia-valuetext",L==null?"not set yet":`${M||l} ${n}`),p.textContent=M&&`= ${M.replace("-","−")} `;let H=l!==""&&Xt(T)&&T.
length<=6,R=T.length<=fs?T:`${T.slice(0,fs-1)}…`;m.replaceChildren(l===""?"?":H?ae(T,T.length>4?34:50):R),m.classList.
toggle("none",l===""),f.style.setProperty("--n",String(Math.min(Math.max(2,l.length),fs)))}let $=a("div.asknum",{onkeydown:E=>{
E.key!=="Enter"||E.target instanceof HTMLButtonElement||(E.preventDefault(),l===""&&E.target===g?y(b(),g):l!==""&&dt(l,e).
value==null?x.complain():l!==""&&i())}},a("div.saynum",a("span.bigbox",f,m),a("p",p,n)),x.node,g,a("div.ends",{"aria-hid\
den":"true"},a("span",s[0]),a("span",s[1])));return f.value=l,x.complain(),v(),{node:$,value:()=>l,put:E=>y(E),focus:()=>g.
focus({preventScroll:!0}),complain:x.complain}}var mr=({measure:e,span:t})=>e==="chance"?st:{low:t[0],high:t[1],unit:e},
rn=(e,t)=>e.trim()?ce(e,mr(t)):"Move the slider, or type a number.";function an({measure:e,span:t,says:n},{label:s="What\
 do you expect?",...o}){let r=mr({measure:e,span:t}),i=e==="chance";return bs({...o,rule:r,label:s,words:i?`of 100 ${n}`.
trim():e,ends:i?["never","always"]:[String(r.low).replace("-","−"),String(r.high)]}).node}var pr=({revealed:e,steps:t=[]})=>e&&a("ol.reckoning",t.map(({letter:n,words:s,formula:o,value:r})=>a("li",a("span",n),a(
"span",s),a("b",r),o!==r&&a("small",o)))),su=/-(US|CA|MX|PH|CO|CL|VE)$/i,fr=()=>({kind:"print",at:je()?location.origin+location.
pathname:"",letter:su.test(navigator.language)});function gr(e){if(e.kind!=="print")return;document.querySelector("ifram\
e.uw-print")?.remove();let t=a("iframe.uw-print",{title:"The sheet that is printed","aria-hidden":"true",tabindex:-1,style:"\
position:fixed;width:0;height:0;border:0",srcdoc:e.html,onload:()=>{t.contentWindow?.focus(),t.contentWindow?.print()}});
document.body.append(t)}var br=[];globalThis.addEventListener?.("beforeprint",()=>{for(let e of document.querySelectorAll(
".uw-panel"))br.push([e,e.className]),e.className=e.className.replace(/ c\d+/g,"")});globalThis.addEventListener?.("afte\
rprint",()=>{for(let[e,t]of br.splice(0))e.className=t});var ws="uncle_widgets.aim.";var ys=new Map;function ee(e){try{return localStorage.getItem(e)??ys.get(e)??""}catch{return ys.get(e)??""}}function ue(e,t){
ys.set(e,t);try{localStorage.setItem(e,t)}catch{}}var Ee=e=>Number(ee(ws+e))>=3,ks=new Set,xs=new Set;function wr(e){return xs.
add(e),()=>xs.delete(e)}function yr(){for(let e of xs)e()}function he(e,t=!1){!e||Ee(e)||ue(ws+e,String(t?3:Number(ee(ws+
e))+1))}function kr(e){he(e,!0);for(let t of ks)t(e)}function xr(e){let t=()=>e();return ks.add(t),()=>ks.delete(t)}var ou="input:not([type=range]), select, textarea, [contenteditable]:not([contenteditable=false])",vs="uncle_widgets key\
s",ru="input, [role=tab], .chooser, .art",vr=/^(Arrow|Home|End)/,Mr="button, a, summary, label, [role=button], [role=tab\
]",ke=new Set,$s=e=>e.closest(".uw-page")??e.closest(".uw-room")??e.closest(".uw"),Sr=e=>e.getClientRects().length>0,Tr=e=>!!e.
any||e.keys.some(t=>t.length===1&&t!==" ");function ln(){try{return localStorage.getItem(vs)!=="off"}catch{return!0}}function iu(e){
try{e?localStorage.removeItem(vs):localStorage.setItem(vs,"off")}catch{}}function au({el:e,keys:t},n,s){let{key:o,shiftKey:r}=n;
return vr.test(o)&&s.closest(ru)&&!(s instanceof HTMLInputElement&&e.contains(s))?!1:t().some(i=>(i.keys.includes(o)||i.
any?.(o))&&(!vr.test(o)||r===!!i.shift)&&(!i.inside||e.contains(s))&&(!Tr(i)||ln()&&!s.closest("input"))&&i.when()&&i.press(
o,s))}function $r(e){if(e.defaultPrevented||e.isComposing||e.ctrlKey||e.metaKey||e.altKey)return;let t=e.composedPath(),
n=t[0];if(!(n instanceof Element)||n.closest("dialog")||n.closest(ou)&&e.key!=="Escape")return;let s=[...ke].filter(({el:o})=>{
let r=$s(o);return r&&t.includes(r)&&Sr(o)});if(s.length){if(e.key==="?")Ms(s[0].el);else if(!s.some(o=>au(o,e,n)))return;
e.preventDefault(),e.stopPropagation()}}function cn(e,t){let n={el:e,keys:t};return ke.size||document.addEventListener("\
keydown",$r,!0),ke.add(n),()=>{ke.delete(n),ke.size||document.removeEventListener("keydown",$r,!0)}}function Ms(e){let t=$s(
e),n=G("keys"),o=[...ke].filter(l=>$s(l.el)===t&&Sr(l.el)).flatMap(l=>l.keys()).filter(l=>l.when()),r=a("div.keys-typed"),
i=a("dialog.sheet.keys-list",{"aria-labelledby":n,onclose:()=>i.remove()}),c=()=>{let l=ln();F(r,a("span",{"aria-hidden":"\
true"},"Letters, digits and signs"),ht({label:"Letters, digits and signs",choices:[[!0,"On"],[!1,"Off"]],value:l,pick:u=>{
iu(u),c()},k:"typed"}));for(let u of i.querySelectorAll("[data-typed]"))u.classList.toggle("off",!l)};i.append(a("h2",{id:n,
tabindex:-1,autofocus:!0},"Keys of this room"),a("p.mute","They act while the focus is in the room, and in no field wher\
e you type."),a("dl",[...o,{keys:["?"],shown:"?",words:"Shows this list.",when:()=>!0,press:()=>!0}].map(l=>a("div",{"da\
ta-typed":Tr(l)&&l.shown!=="?"?"":null},a("dt",a("kbd",l.shown)),a("dd",l.words)))),r,a("button.btn",{"data-k":"keys.clo\
se",onclick:()=>i.close()},"Close")),c(),e.append(i),i.showModal()}var Dt=6;function Ss({came:e,measure:t},n,s){return t!=="chance"?k("path.it-paid",{d:`M${n} ${s-Dt-1}l${Dt+1} ${Dt+1}-${Dt+
1} ${Dt+1}-${Dt+1}-${Dt+1}Z`}):e==null?k("path.it-hid",{d:`M${n-Dt} ${s}h${2*Dt}`,"stroke-dasharray":"3 2"}):e?W(n,s,Dt,
{class:"it-came"}):W(n,s,Dt-1,{class:"it-did-not"})}var lu=({came:e,measure:t,words:n})=>t!=="chance"?n.replace(/\.$/,"").
toLowerCase():e==null?"not seen in the game":e?"it came":"it did not come",Ts=e=>[e.mine?`you said ${e.mine}`:"skipped",
`the answer is ${e.right}${e.measure==="chance"?"":` ${e.measure}`}`,lu(e)].join(", ");function cu({said:e,exact:t,reach:n,
span:[s,o]}){let r=c=>4+192*Math.min(1,Math.max(0,le(c,s,o))),i=r(t-n);return k("svg.bar",{viewBox:"0 0 200 30",preserveAspectRatio:"\
none","aria-hidden":"true"},k("path.axis",{d:"M4 15H196"}),C(i,6,r(t+n)-i,18,{class:"reach"}),k("path.exact",{d:`M${r(t)}\
 3V27`}),e!=null&&k("path.said",{d:`M${r(e)-7} 3h14l-7 12z`}))}var uu=e=>a("p.key",{"aria-hidden":"true"},a("span.k-said",
"you said"),a("span.k-exact","exact, and what is near"),a("span.k-came","it came"),e&&a("span.k-paid","an amount came"));
function Er({title:e,near:t,lines:n=[],doors:s=[]},o,{go:r,open:i},c){let l=o.filter(({said:u})=>u!=null);return[a("div.\
endhead",a("h2",{"data-k":"ending",tabindex:-1},e),t&&a("span.chip.line",t)),l.length>0&&uu(l.some(({measure:u})=>u!=="c\
hance")),l.length>0&&a("ul.stops",l.map(u=>a("li",a("button",{"data-k":`stop.${u.at}`,"aria-label":`Step ${u.frame}, ${u.
name} ${Ts(u)}. Look at it again`,onclick:()=>r(u.at)},a("span.q",a("b",String(u.frame)),` ${u.name}`),cu(u),a("span.fig",
u.mine,a("small"," for "),u.right),k("svg",{viewBox:"0 0 16 16",width:16,height:16,"aria-hidden":"true"},Ss(u,8,8)))))),
a("div.sum",n.map(([u,h])=>a("p",u&&a("b",u," "),h))),l.length>0&&c(),a("div.enddoors",s.map(({label:u,link:h},d)=>{let[
m,...p]=u.split(", ");return a(d===0?"button.btn.solid":"button.btn",{"data-k":`door.${d}`,"aria-label":u,onclick:()=>i(
h)},m,p.length>0&&a("span",`, ${p.join(", ")}`))}))]}var hu="var(--card-ink)";function un(e,t,n,s,o){let r=s*.46,i=u=>`a${r} ${r} 0 1 0 ${u*2*r} 0`,c=(u,h)=>`M${u-r} ${h}${i(
1)}${i(-1)}Z`,l={d:`M${t} ${n-s*1.1}L${t+s*.85} ${n}L${t} ${n+s*1.1}L${t-s*.85} ${n}Z`,h:`M${t} ${n+s}L${t-s*.95} ${n-s*
.12}A${s*.52} ${s*.52} 0 0 1 ${t} ${n-s*.52}A${s*.52} ${s*.52} 0 0 1 ${t+s*.95} ${n-s*.12}Z`,s:`M${t} ${n-s*1.05}L${t+s*
.95} ${n+s*.12}A${s*.5} ${s*.5} 0 0 1 ${t+s*.14} ${n+s*.5}L${t+s*.4} ${n+s}H${t-s*.4}L${t-s*.14} ${n+s*.5}A${s*.5} ${s*.5}\
 0 0 1 ${t-s*.95} ${n+s*.12}Z`,c:c(t,n-s*.52)+c(t-s*.54,n+s*.22)+c(t+s*.54,n+s*.22)+`M${t} ${n-s*.2}L${t+s*.4} ${n+s}H${t-
s*.4}Z`}[e];if(!l)throw new Error(`Expected a suit of ours, not "${e}".`);return k("path",{d:l,...o})}var Lr={bell:{fill:"\
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
1 0-84 0",fill:"M24 34H76V50H59V84H41V50H24Z",wide:9}},Ar=e=>e in Lr;function Hr(e,t,n,s,{colour:o="var(--accent-card)",
ink:r=hu}={}){let i=Lr[e];if(!i)throw new Error(`Expected a symbol of ours, not "${e}".`);let c=(l,u)=>l&&k("path",{d:l,
fill:"none",style:`stroke:${u}`,"stroke-width":i.wide??8});return k("g",{transform:`translate(${t} ${n}) scale(${s/100})`},
c(i.line,o),i.fill&&k("path",{d:i.fill,"fill-rule":"evenodd",style:`fill:${o}`}),i.ink&&k("path",{d:i.ink,style:`fill:${r}`}),
c(i.inkLine,r))}var Ct=(e,t)=>Math.max(12,Math.min(e,t/1.4));var du=[[/[ilj.,:;'|!tf\s()]/,.3],[/[mwMW@%]/,.88],[/[A-Z]/,.7],[/[\u0300-\u036f]/,0],[/[\u0250-\uffff]/,1]],mu=["012345\
6789","of 100 hands, as the quick brown fox jumps over it"],Le,Ur=e=>{let t=0;for(let n of e)t+=du.find(([s])=>s.test(n))?.[1]??
.57;return t};function pu(){if(Le!=null)return Le;let e=typeof document=="object"&&document.querySelector(".uw"),t=e&&document.
createElement("canvas").getContext("2d");if(!e||!t)return 1;let n=getComputedStyle(e).getPropertyValue("--sans"),s=[400,
700].flatMap(o=>(t.font=`${o} 100px ${n}`,mu.map(r=>t.measureText(r).width/(o>400?100*1.06:100)/Ur(r))));return Le=Math.
max(1,...s),document.fonts.addEventListener("loadingdone",()=>Le=void 0,{once:!0}),Le}var Z=(e,t)=>Ur(e)*t*pu(),fu=12;function mt(e,t,n,s=1){
let o=Z(e,s),r=Math.max(Math.min(t,fu),Math.min(t,n/Math.max(o,.01)));if(o*r<=n+.01)return{lines:[e],size:r};let i=u=>Z(
u,r*s)<=n,c=[""],l=()=>c[c.length-1];for(let u of e.split(" "))if(l()!==""&&i(`${l()} ${u}`))c[c.length-1]+=` ${u}`;else{
l()!==""&&c.push("");for(let h of u)l()!==""&&!i(l()+h)&&c.push(""),c[c.length-1]+=h}return{lines:c,size:r}}function xe(e,t,{
w:n,ideal:s,tight:o=.5,least:r=n,floor:i=0}){if(e<=1)return{w:Math.min(n,Math.max(t,12)),step:s,cols:1,rows:1};let c=m=>Math.
max(o*m,i),l=(m,p)=>Math.min(s,(t-m)/Math.max(p-1,1));for(let m of[n,Math.max(r,Math.min(n,t/(1+o*(e-1))))])if(l(m,e)>=c(
m)-.01)return{w:m,step:l(m,e),cols:e,rows:1};let u=Math.max(1,Math.floor((t-r)/c(r))+1),h=Math.ceil(e/u),d=Math.ceil(e/h);
return{w:r,step:l(r,d),cols:d,rows:h}}function Nr(e){let t=[...e].sort((s,o)=>s.seat-o.seat),n=Math.max(0,t.findIndex(s=>s.
me));return[...t.slice(n),...t.slice(0,n)]}function Rr(e){if(e<2)return{left:0,top:e,right:0};let t=Math.floor((e+1)/3);
return{left:t,top:e-2*t,right:t}}function Es(e,t,n,s){if(e==="skip")return k("g",{fill:"currentColor"},yt(`M${t-s} ${n+s*.5}A${s} ${s} 0 0 1 ${t+s*.78} ${n-
.1*s}`,"currentColor",s*.26),k("path",{d:`M${t+s*1.2} ${n+s*.62}L${t+s*.3} ${n+s*.2}L${t+s*1.16} ${n-s*.5}Z`}),W(t,n+s*.62,
s*.24));let o=r=>`M${t-r*s} ${n-r*s*.62}H${t+r*s*.2}V${n-r*s}L${t+r*s} ${n-r*s*.46}L${t+r*s*.2} ${n+r*s*.08}V${n-r*s*.3}\
H${t-r*s}Z`;return k("path",{d:o(1)+o(-1),fill:"currentColor"})}function gu(e){let t=e*1.4,n=e*.08,s=(t-2*n)/17,o=e*.3,r="",
i="";for(let c=0;c<9;c++)r+=`M${n} ${n+2*c*s}h${e-2*n}v${s}h${2*n-e}z`;for(let c=-3;c<=3;c++){let l=2*c*s,u=Math.sqrt(Math.
max(0,o**2-(Math.abs(l)+s/2)**2));u&&(i+=`M${e/2+l-s/2} ${t/2-u}h${s}v${2*u}h${-s}z`)}return[C(0,0,e,t,{class:"paper",rx:e*
.085}),k("path.stripes",{d:r}),W(e/2,t/2,o+s*.9,{fill:"var(--card)"}),k("path.stripes",{d:i})]}function bu(e,t){let n=t*
1.4,s=t*.085,o=e.rings??0,r=e.text??"",i=t*Math.min(.098,.78/Math.max(o,1)),c=t*.11,l=c+t*.026,u="";for(let d=1;d<o;d++)
u+=`M0 ${n-c-d*i}A${c+d*i} ${c+d*i} 0 0 1 ${c+d*i} ${n}`;let h=Xt(r)?Math.min(t*.36,t*.76*100/xt(r,100)):0;return[C(0,0,
t,n,{class:"paper",rx:s}),o>0&&k("path",{d:`M0 ${n-l}A${l} ${l} 0 0 1 ${l} ${n}H${s}A${s} ${s} 0 0 1 0 ${n-s}Z`,fill:"va\
r(--accent-card)"}),u&&yt(u,"var(--accent-card)",Math.min(t*.052,i*.55)),h?At(r,t*.12,t*.13,h,{colour:"var(--card-ink)"}):
k("text",{x:t*.1,y:t*.36,"font-size":Math.min(t*.3,t*1.5/Math.max(r.length,1)),"font-weight":700,fill:"var(--card-ink)"},
r),C(0,0,t,n,{class:"edge",rx:s})]}function wu(e,t){let n=t*1.4,s=t*.085,o=e.colour==="wild",r=e.colour??"",i=o?"#fff":`\
var(--c-${r}-on)`,c=o?[["r",-1,-1],["g",1,-1],["y",-1,1],["b",1,1]].map(([m,p,f])=>jt(String(m),t*(.5+.23*Number(p)),n*.62+
t*.23*Number(f),t*.16,{fill:`var(--c-${m})`,stroke:"#fff","stroke-width":t*.018})):[.46,.31,.16].map(m=>jt(r,t*.62,n*.66,
t*m,{fill:"none",stroke:i,"stroke-opacity":.5,"stroke-width":t*.045})),l={draw2:"+2",draw4:"+4"}[e.glyph??""],u=l??(e.glyph?
"":e.text??""),h=u?At(u,t*.12,t*.13,t*(l?.34:.42),{gap:l?8:13}):o?k("text",{x:t*.11,y:t*.3,"font-size":Math.max(12.5,t*.22),
"font-weight":700,fill:i},t<46?"W":"Wild"):Es(e.glyph??"",t*.31,t*.33,t*.19),d=e.letter||r.toUpperCase();return[C(0,0,t,
n,{rx:s,fill:o?"#17181C":`var(--c-${r})`}),k("svg",{width:t,height:n,style:"overflow:hidden"},c),k("g",{style:`color:${i}`},
h),!o&&k("text",{x:t*.12,y:n-t*.1,"font-size":Math.max(12.5,t*.205),"font-weight":700,fill:i},d),C(0,0,t,n,{rx:s,fill:"n\
one",stroke:"#fff","stroke-width":Math.max(2,t*.03)})]}function yu(e,t){let n=t*1.4,s=e.suit??"",o=e.text??"",r=`var(--s\
uit-${s})`,i=Math.min(t*.3,t*.62*100/xt(o,100,6));return[C(0,0,t,n,{class:"paper",rx:t*.085}),un(s,t*.66,n*.69,t*.34,{style:`\
fill:${r}`,opacity:.16}),un(s,t*.66,n*.69,t*.2,{style:`fill:${r}`}),At(o,t*.1,t*.11,i,{colour:r,gap:o.length>1?6:13}),un(
s,t*.22,t*.6,Math.max(4,t*.125),{style:`fill:${r}`}),C(0,0,t,n,{class:"edge",rx:t*.085})]}function ku(e,t){let n=t*1.4,s=e.
text??"",o=Math.min(t*.2,t*.8/Math.max(Z(s,1.06),.1)),r=s!==""&&o>=9,i=t*(r?.6:.7);return[C(0,0,t,n,{class:"paper",rx:t*
.085}),r&&k("text",{x:t*.1,y:t*.1+o*.9,"font-size":o,"font-weight":700,style:"fill:var(--card-ink)"},s),Hr(e.glyph??"",(t-
i)/2,r?n*.36:(n-i)/2,i),C(0,0,t,n,{class:"edge",rx:t*.085})]}function xu(e,t){return e.colour?wu(e,t):e.suit?yu(e,t):e.glyph&&
Ar(e.glyph)?ku(e,t):bu(e,t)}function Pt(e,t){let n=e?xu(e,t):gu(t);return k("g",{class:e?"front":"back"},n)}var vu={0:[],
1:[[0,0]],2:[[-1,-1],[1,1]],3:[[-1,-1],[0,0],[1,1]],4:[[-1,-1],[1,-1],[-1,1],[1,1]],5:[[-1,-1],[1,-1],[0,0],[-1,1],[1,1]],
6:[[-1,-1],[1,-1],[-1,0],[1,0],[-1,1],[1,1]]},Ae=(e,t,n)=>[C(0,0,t,t,{rx:t*.14,style:`fill:var(--card);stroke:${n?"var(-\
-lit)":"var(--field)"}`,"stroke-width":n?5:1.5,opacity:e?1:.45}),vu[e].map(([s,o])=>W(t*(.5+s*.26),t*(.5+o*.26),t*.09,{fill:"\
var(--card-ink)"}))];var Cr=(e,t)=>t?`${Math.round(e*100)}${e===1?"%":""}`:String(Math.round(e*100)/100).replace("-","−");function hn(e,t,n,s){
let o=t.measure==="chance",r=t.answer?.value??0,i=[r,t.said?.value,n.value].filter(T=>T!=null),c=o?0:Math.min(0,t.span[0],
...i),l=o?1:Math.max(t.span[1],...i),u=84,h=62,d=T=>u+le(T,c,l)*(e-u-h),m=G("hatch"),p=s?25:31,f=[],g=15,b=(T,M,H,R)=>{f.
push(vt(0,g+5,T,R?"tx2":"tx"),M,vt(e,g+5,H,"tx b e",15)),g+=p},w=T=>({x:Math.min(d(0),d(T)),width:Math.max(1.5,Math.abs(
d(T)-d(0)))});if(t.said){let T=d(t.said.value);b("You said",k("g",yt(`M${d(0)} ${g}H${T}`,"var(--accent-fill)",2),k("pat\
h",{d:`M${T} ${g+10}l-9-17h18z`,fill:"var(--accent-fill)"})),$t(t.said.value,t.measure))}if(t.was&&!t.said){let T=d(t.was.
value);b("It was",k("g.ghost",k("path",{d:`M${d(0)} ${g}H${T}`,"stroke-dasharray":"5 4"}),k("path",{d:`M${T} ${g+10}l-9-\
17h18z`,"stroke-linejoin":"round"})),$t(t.was.value,t.measure),!0)}let x=t.simulated?"Stored":"Exact";b(x,k("rect",{...w(
r),y:g-9,height:18,fill:"var(--ink)",...$u(t,w)}),$t(r,t.measure));let{value:y,low:v,high:S}=n,$=y!=null&&v!=null&&S!=null;
t.untried||(b("Simulated",$&&k("g",k("rect",{...w(y),y:g-8.5,height:17,fill:`url(#${m})`,stroke:"var(--ink)","stroke-wid\
th":1.5}),yt(`M${d(v)} ${g}H${d(S)}M${d(v)} ${g-6}v12M${d(S)} ${g-6}v12`,"var(--accent-fill)",2.5)),$?$t(y,t.measure):"",
!$),$||f.push(vt(u+8,g-p+5,"not tried yet","tx2",13)));let E=Ft(c,l).map(T=>[k("path",{d:`M${d(T)} 2V${g-13}`,stroke:T===
0&&!o?"var(--edge)":"var(--rule)"}),vt(d(T),g+5,Cr(T,o),"tx2 m",13)]),L=[t.said&&`You said ${$t(t.said.value,t.measure)}\
.`,`${x} ${$t(r,t.measure)}${t.was?`; ${t.was.words}`:""}.`,$&&`Simulated ${$t(y,t.measure)}, 95% from ${$t(v,t.measure)}\
 to ${$t(S,t.measure)}.`].filter(Boolean);return Jt(e,g+10,L.join(" "),k("defs",gt(m,"var(--ink)")),E,f)}var $u=({was:e,
answer:t},n)=>e&&e.value!==t?.value?{class:"grown",style:`--from:${n(e.value).width/n(t?.value??0).width}`}:{},Pr=()=>k(
"svg",{width:14,height:16,viewBox:"-7 -15 14 16","aria-hidden":"true"},k("path.ghost",{d:"M0-2l-6-11h12z","stroke-linejo\
in":"round"}));function Or(e,t,n){let s=e.flatMap(h=>Array(h.n).fill(h.yes)),o=h=>[8+h%10*19,8+Math.floor(h/10)*19],[r,i]=o(
Math.max(1,Math.round((t??0)*100))-1),[c,l]=o(Math.round((n??0)*100)-1),u=e.map(h=>`${h.n} ${h.words}`).join(", ");return k(
"svg.hundred",{viewBox:"0 0 187 187",role:"img","aria-label":`Of 100: ${u}.`},s.map((h,d)=>{let[m,p]=o(d);return Mt(h,m,
p,7.2)}),n!=null&&c>0&&k("path.ghost",{d:`M${c} ${l+6}l-7-12h14z`,"stroke-linejoin":"round"}),t!=null&&t>0&&k("path",{d:`\
M${r} ${i+6}l-6-11h12z`,fill:"var(--accent)",stroke:"var(--sheet)","stroke-width":2}))}var Ls=e=>k("svg",{width:18,height:18,
"aria-hidden":"true"},Mt(e,9,9,7));function Br(e,t,n=t){let s=Math.max(...n.map(c=>c[1]),.01),o=14+8*Math.max(...n.map(c=>c[0].
length)),r=n.length>6?22:27,i=t.length*r;return Jt(e,i,`${t.map(c=>`${c[0]}: ${c[2]}`).join(". ")}.`,t.map(([c,l,u],h)=>{
let d=h*r+r/2;return[vt(0,d+5,c),C(o,d-7,Math.max(1.5,l/s*(e-o-64)),14,{fill:"var(--ink)"}),vt(e,d+5,u,"tx b e")]}))}function Dr(e,t,n,s){
let{runs:o,value:r}=s,i=n.measure==="chance",c=n.apart?void 0:n.answer?.value,l=n.said?.value,[u,h]=i?[0,1]:n.span,d=O=>$t(
O,n.measure).replace("%",""),m=[c,l].flatMap(O=>O==null?[]:[Z(d(O),1.06*14)]),p=40,f=Math.max(58,17+Math.max(0,...m)),g=10,
b=26,w=O=>p+Math.log10(O)/4*(e-p-f),x=O=>g+(1-le(O,u,h))*(t-g-b),y=G("band"),v=Ft(u,h),S=Math.max(1,Math.ceil(17*(v.length-
1)/(t-g-b))),$=(O,j)=>O.map((A,I)=>`${I?"L":"M"}${w(A[0])} ${x(A[j])}`).join(""),[E=[],...L]=o,T=E[E.length-1],M=e-f+10,
H=c==null?0:x(c)+5,R=l==null?0:x(l)+5,D=c==null||l==null?18:Math.abs(H-R),B=D>=17?0:(17-D)/2+1,z=R<=H?-1:1,_=r==null||!T?
"No trials yet.":`After ${s.begun.toLocaleString("en")} trials ${$t(r,n.measure)}, 95% from ${$t(s.low??0,n.measure)} to\
 ${$t(s.high??0,n.measure)}${c==null?".":`; exact ${$t(c,n.measure)}.`}`;return Jt(e,t,_,k("defs",gt(y,"var(--edge)")),v.
map((O,j)=>[k("path",{d:`M${p} ${x(O)}H${e-f}`,stroke:"var(--rule)"}),j%S===0&&vt(p-8,x(O)+5,Cr(O,i).replace("%",""),"tx\
2 e",13)]),[1,10,100,1e3,1e4].map(O=>vt(w(O),t-6,O.toLocaleString("en"),O===1?"tx2":"tx2 m",13)),E.length>1&&k("path",{d:`${$(
E,3)}L${[...E].reverse().map(O=>`${w(O[0])} ${x(O[2])}`).join("L")}Z`,fill:`url(#${y})`,opacity:.6}),L.map(O=>yt($(O,1),
"var(--edge)",1.5)),c!=null&&yt(`M${p} ${x(c)}H${e-f}`,"var(--ink)",3),yt($(E,1),"var(--accent-fill)",2.5,{"stroke-linej\
oin":"round"}),E.map((O,j)=>W(w(O[0]),x(O[1]),j===E.length-1?5:3.2,{fill:j===E.length-1?"var(--lit)":"var(--sheet)",stroke:"\
var(--accent-fill)","stroke-width":2})),l!=null&&[k("path",{d:`M${e-f+1} ${x(l)}l10-6v12z`,fill:"var(--accent-fill)"}),k(
"text.b",{x:M+5,y:R+z*B,"font-size":14,fill:"var(--accent)"},d(l))],c!=null&&vt(M+5,H-z*B,d(c),"tx b"))}var ve=26,Mu=36;function Ir(e,t){let n=Math.min(Mu,(e-ve-4)/Math.max(1,t.length-1)),s=n>=24,o=t.map(({face:i,die:c,words:l})=>[i?.text,c&&
`a die, ${c}`,l].filter(Boolean).join(": "));return Jt(e,56,o.join(", ")||"No trial yet.",t.map((i,c)=>{let l=2+c*n,u=l+
ve/2,h=!!i.counts,d={transform:`translate(${i.die?l+1:l} ${i.die?8:2})`},m=i.eye?Tu(u,20,h):k("g",d,i.die?Ae(i.die,ve-2,
h):Pt(i.face,ve));return k("g",m,h&&!i.eye&&!i.die&&C(l-1,1,ve+2,ve*1.4+2,{rx:3,fill:"none",stroke:"var(--lit)","stroke-\
width":3}),(s||i.counts)&&vt(Su(u,i.words,e),54,i.words??"",i.counts?"tx b m":"tx2 m",13))}))}function Su(e,t,n){let s=Z(
t??"",13)*.55;return Math.max(s,Math.min(e,n-s))}var Tu=(e,t,n)=>k("g",{fill:"none",stroke:"var(--ink)","stroke-width":2},
k("path",{d:`M${e-13} ${t}q13 ${n?-20:0} 26 0q-13 20-26 0Z`}),n?W(e,t,5,{fill:"var(--accent-fill)",stroke:"none"}):k("pa\
th",{d:`M${e-7} ${t+11}l-2 4M${e} ${t+12}v5M${e+7} ${t+11}l2 4`}));function _r(e,t,n,s){let l=Math.max(n,t.length,1),u=Math.
min(42,(e-30)/l),h=g=>30+u*(g+.5),d=g=>42-g*36,m=new Map(t.map(g=>[g.at,g])),p=t.map(g=>`${g.at+1}: ${Ts(g)}`),f=g=>{let b=m.
get(g),w=h(g),x=Math.min(13,u/2-1);if(!b&&u<11)return C(w-1,50,2,6,{fill:"var(--edge)"});if(!b)return vt(w,58,"?","tx2 b\
 m",14);let[y,v]=b.span,S=$=>d(le($,y,v));return[b.said!=null&&k("path",{d:`M${w-1} ${S(b.said)}l-11-7v14z`,fill:"var(--\
accent-fill)"}),C(w+1,S(b.exact)-3,x,6,{fill:"var(--ink)"}),Ss(b,w,53)]};return Jt(e,66,p.length?`${p.join(". ")}.`:"No \
guesses yet.",s>=0&&[C(h(s)-u/2,0,u,62,{fill:"var(--inset)"}),C(h(s)-u/2,62,u,3,{fill:"var(--lit)"})],[0,.5,1].map(g=>[k(
"path",{d:`M30 ${d(g)}H${e}`,stroke:"var(--rule)"}),g!==.5&&vt(24,d(g)+5,String(g*100),"tx2 e",13)]),Array.from({length:l},
(g,b)=>f(b)))}var qr=e=>e.split("/").map((t,n,s)=>n<s.length-1?[`${t}/`,a("wbr")]:t),Eu=()=>k("svg",{width:18,height:18,"aria-hidden":"\
true"},k("path",{d:"M9 16 1 2h16z",fill:"var(--accent-fill)"}));function Fr(e,t,n,s,o,r,i,c){if(e.certain)return Vr(a("d\
iv.answer",Us(e),Wr(e),o));let l=a("div.cmp"),u=[kt(l,p=>hn(p,e,t(),r()))],h=e.bars??[],d=a("div.outcomes");return h.length>
0&&u.push(kt(d,p=>Br(p,h))),{node:a("div.answer",l,n.seen&&Lu(n),Au(e,i),e.measure==="chance"?Hu(e,s,c):Uu(e,c),h.length>
0&&d,o,Wr(e)),tried:()=>u[0].again(),again:()=>u.forEach(p=>p.again()),stop:()=>u.forEach(p=>p.stop())}}var Vr=e=>({node:e,
tried:()=>{},again:()=>{},stop:()=>{}}),Lu=e=>a("p.came",a("span",e.came==null?"Not seen in the game":e.came?"This time \
it came":"This time it did not"),Ls(e.came?1:0),a("b",e.words??""));function As({mistake:e,asks:t,own:n},s){if(!e)return null;
if(n)return a("p",a("b",`${e.name}. `),e.words);let o=(r,i)=>a("button.btn.quiet",{"data-k":`own.${r}`,onclick:()=>s(i)},
r);return t&&a("p.own",a("span",e.asked),o("Yes",!0),o("No",!1))}function Au(e,t){let{said:n,misconception:s,notice:o}=e,
r=n&&[a("p",{role:"status"},a("b",n.verdict)),As(n,t)];return Hs(r,o,s)}var Hs=(e,t,n)=>!!(e||t||n)&&a("div.note",Eu(),a(
"div",e,t&&a("p.notice",t),n&&a("p.trap",`The trap: ${n}.`)));function Hu(e,t,n){let{answer:s,dots:o=[]}=e;if(!s)return null;
let r=String(s.hundred),i=[s.percent,`chance ${s.one_in}`,`odds ${s.odds}`,e.simulated].filter(Boolean);return[a("div.co\
unted",o.length>0&&Or(o,e.said?.value,e.was?.value),a("div",a("p.big",a("span.sr",`${s.about} `),a("button.asks-why",{tabindex:-1,
"aria-label":r,onclick:n},ae(r,46)),a("b",t?`of 100 ${s.says}`:"of 100"),Gr(r,n)),Us(e),a("ul.kinds",o.map(c=>a("li",Ls(
c.yes),a("span",a("b",String(c.n)),` ${c.words}`)))))),a("p.ways",t&&a("b.short",`${r} of 100 ${s.says}: `),s.fraction&&
["exactly ",a("b",qr(s.fraction)),"; "],i.map((c,l)=>[l>0&&", ",a("span",{},c)]))]}function Kr(e,t){let[n]=/[\u2212-]?\d[\d,.]*\d|\d/.
exec(e)??[""],s=e.indexOf(n);return n?[e.slice(0,s),a("button.asks-why",{"data-k":"headwhy","aria-label":`${n}: why?`,onclick:t},
n),e.slice(s+n.length)]:e}var Gr=(e,t)=>a("button.btn.quiet.derive",{"data-k":"derive",onclick:t},`Why ${e}?`),Uu=(e,t)=>a(
"div.counted",a("div",a("p.lead",a("button.asks-why",{tabindex:-1,onclick:t},a("b",e.answer?.lead??"")),` ${e.answer?.says??
""} `,Gr((e.answer?.lead??"").split(" ")[0],t)),Us(e),a("p.ways",e.simulated||e.answer?.fraction&&[e.answer.rounded?"to \
six places ":"exactly ",a("b",qr(e.answer.fraction))]))),Us=({was:e})=>e&&a("p.was",Pr(),e.words),Wr=e=>e.apart&&a("p.ap\
art",e.apart);function Zr(e,t,n,s,o){let r=e.steps??[],i=r[t];if(!i)return Vr(a("p.mute","There is nothing to derive her\
e."));let c=a("div.art",{tabindex:0,role:"group","aria-label":"The picture"}),l=i.picture,u=l&&kt(c,d=>o(l.kind,d,l));return{
node:a("div.why",a("div.now",{"data-next":!0,tabindex:-1,"aria-live":"polite"},a("h3",a("i",{"aria-hidden":"true"},i.letter),
i.words),l&&c,i.tree&&a("ul.branches",Yr(i.tree,0)),(i.formula||i.value)&&a("p.reckon",a("span",i.formula??""),a("b",i.value?
`= ${i.value}`:""))),a("div",{class:r.length>6?"tiles many":"tiles",role:"group","aria-label":"All steps"},r.map((d,m)=>a(
"button",{"data-k":`why.${m}`,"aria-current":m===t?"step":null,"aria-label":`${d.letter}. ${d.words}${n.has(m)?`: ${d.value??
""}`:""}`,onclick:()=>s(m)},a("i",{"aria-hidden":"true"},d.letter),a("span",a("small",d.words),d.value!=null&&(n.has(m)?
a("b",d.value):a("em.rd"))))))),tried:()=>{},again:()=>u?.again(),stop:()=>u?.stop()}}function jr({steps:e=[]},t,n){return e[t]?
a("div.stepnav",a("button.btn",{"data-k":"why.back","aria-label":"The step before","aria-disabled":t?null:"true",onclick:()=>t&&
n(t-1)},t?`◂ ${e[t-1].letter}`:"◂"),a("span",`step ${t+1} of ${e.length}`),a("button.btn.solid",{"data-k":"why.on","\
aria-label":t+1<e.length?`Next step, ${e[t+1].letter}`:"Once more from the first step",onclick:()=>n((t+1)%e.length)},t+
1<e.length?`Next: ${e[t+1].letter} ▸`:"Again: a")):null}var Yr=(e,t)=>[a("li",{style:`--depth:${t}`},e.chance&&a("b",e.
chance),a("span",e.words),e.value&&a("em",e.value)),...e.children.flatMap(n=>Yr(n,t+1))],zr=()=>a("div.covered",{role:"i\
mg","aria-label":"The answer is covered until you give a number."},a("div.lines",a("i",{style:"width:88%"}),a("i",{style:"\
width:62%"})),a("div.blank"),a("i",{style:"width:74%"})),Jr=()=>a("p.key",{"aria-hidden":"true"},a("span.k-said","you sa\
id"),a("span.k-exact","exact"),a("span.k-came","it came"),a("span.k-not","it did not")),Xr=({lesson:e="",concept:t},n)=>a(
"div.sheet",{role:"dialog","aria-label":t,onkeydown:s=>s.key==="Escape"&&n()},a("h2",t),e.split(`

`).map(s=>a("p",s.split("**").map((o,r)=>r%2?a("b",o):o))),a("button.btn.solid.wide",{"data-k":"readclose",onclick:n},"B\
ack to the question"));var Qr=e=>e.split(/(?<=[.?!])\s+/);function He(e){let t=e.map(Qr),n=t[0].filter(s=>t.every(o=>o.includes(s)));return{both:n.
join(" "),own:t.map(s=>s.filter(o=>!n.includes(o)).join(" "))}}var Ns=(e,t)=>e.closest(".uw-cols")?.setAttribute("data-s\
ide",String(t)),ti=e=>t=>Ns(t.currentTarget,e),ei=(e,{line:t},n,s)=>[a("button.sidehead",{"data-k":`turn${e}`,onclick:ti(
e)},a("b.badge",{"aria-hidden":"true"},String(e+1)),a("b",t),s&&a("b.it",s)),n&&a("p.mute",n)];function ni(e,t,n,s){let o=He(
e.map(({ask:c})=>c)).own,r=He(e.map(({given:c})=>c)).own,i=c=>Qr(`${o[c]} ${r[c]}`.trim()).filter(l=>l&&!e[c].line.startsWith(
l.slice(0,-1))).join(" ");return a("div.pair",e.map((c,l)=>a("div.side",{role:"group","aria-label":c.line,onfocusin:ti(l)},
ei(l,c,i(l)),an({...c,says:""},{k:String(l),label:c.line,value:t[l],set:u=>n(l,u),enter:s}))))}function si(e,t){let n=e.
flatMap((s,o)=>s===""?[o]:[]);return n.length>1?"Move the sliders, or type two numbers.":n.length?`The ${n[0]?"second":"\
first"} number is missing. Both are shown together.`:t.map((s,o)=>rn(e[o],s)).find(Boolean)??""}var oi=(e,t)=>ht({label:"\
Which of the two",choices:e.map(({at:n,line:s},o)=>[n,`${o+1}. ${s}`]),value:e.find(({here:n})=>n)?.at??e[0].at,k:"side",
pick:t});function ri(e,t,n){let s=t.map(()=>a("div.cmp")),o=t.map(({measure:l,span:u,said:h,number:d},m)=>{let p={measure:l,
span:u,said:h,answer:{value:d??0},untried:!0};return kt(s[m],f=>hn(f,p,{},!0))}),r=t.find(({said:l})=>l?.asks),i=t.map(({
said:l},u)=>l&&[a("p",{role:"status"},a("b",`${u+1}. `),l.verdict),(l.own||t[u]===r)&&As(l,n)]);return{node:a("div.answe\
r",t.map((l,u)=>a("div.side",ei(u,l,"",l.text),s[u])),Hs(i,e.notice)),tried:()=>{},again:()=>o.forEach(l=>l.again()),stop:()=>o.
forEach(l=>l.stop())}}function ii(e,t,n,{draft:s,folded:o,changed:r,enter:i}){let c=(h,d)=>{s.values[h]=d,r()},l=()=>an({...e,says:e.says||"ti\
mes"},{value:s.values[0],set:h=>c(0,h),enter:i}),u=()=>F(o,ps.map(([h,d])=>a("option",{value:h,selected:h===s.sure},d)));
return[t.length>0?ni(t,s.values,c,i):l(),hr(s,u),n&&a("p.refusal",{role:"alert"},n)]}var Nu=()=>k("svg.tick",{width:16,height:16,viewBox:"0 0 16 16","aria-hidden":"true"},yt("M2 8.5 6 13 14 3.5","currentCo\
lor",2.5)),Ru=e=>e.away?`, not now. ${e.away}`:"",Rs=2;function ai({chips:e,now:t,open:n,pick:s,toggle:o}){if(e.length<Rs)
return null;let r=e.findIndex(c=>c.id===t),i=G("chips");return a("div",{class:n?"chips open":"chips"},a("button.btn.onec\
hip",{"data-k":"chips","aria-expanded":String(n),"aria-controls":i,onclick:o},a("span",`Question ${r+1} of ${e.length}`),
a("b",e[r]?.name??"")),a("div.allchips",{id:i,role:"group","aria-label":"Questions"},e.map((c,l)=>a("button.qchip",{"dat\
a-k":`q.${c.id}`,"aria-pressed":String(c.id===t),"aria-keyshortcuts":l<9&&ln()?String(l+1):null,"data-away":!c.arises,"a\
ria-label":`${l+1}. ${c.name}${c.done?", answered":""}${Ru(c)}`,title:c.away?`${c.title} ${c.away}`:c.title,onclick:()=>s(
c.id)},a("span",c.name),c.done&&Nu()))))}var li=e=>a("div.goal",a("h2",e.title??""),!!e.of&&a("span.chip.line",`${[e.at,
e.also].filter(Boolean).join(" and ")} of ${e.of}`),e.line&&a("p",e.line));function Cs(e,t){let{choices:n,name:s,label:o,
value:r}=e,i=n.length>6||n.map(u=>u[1]).join("").length>22,c=G("setting"),l=`knob.${s}`;return a("div",{class:e.model?"s\
etting model":"setting"},a(i?"label":"span",{for:i?c:null},o),i?a("select.pick",{id:c,"data-k":l,onchange:u=>t(n[u.target.
selectedIndex][0])},n.map(([u,h])=>a("option",{selected:u===r},h))):ht({label:o,choices:n,value:r,pick:t,k:l}))}var ci=(e,t,n)=>a(
"div.siblings",{role:"group","aria-label":`${e}: each choice`},a("span",e),t.map((s,o)=>a("button",{"data-k":`sib.${o}`,
"aria-pressed":String(s.here),"aria-label":`${s.label}: ${s.text??"covered until you give a number"}`,onclick:()=>n(s.value)},
a("span",s.label),s.text?a("b",s.text):a("i.rd"))));var di="uncle_widgets.tones",ui=220,Cu=880,dn=.16,Pu=.2,hi,mi=[["","Seen"],["heard","Heard too"]],Ps=()=>ee(di),pi=e=>ue(
di,e),Ou=(e,[t,n])=>ui*(Cu/ui)**Math.min(1,Math.max(0,(e-t)/(n-t||1)));function Bu(e){let t=hi??new AudioContext;hi=t,e.
forEach((n,s)=>{let o=new OscillatorNode(t,{frequency:n}),r=new GainNode(t,{gain:0}),i=t.currentTime+1.5*s*dn;r.gain.setValueAtTime(
0,i),r.gain.linearRampToValueAtTime(Pu,i+dn/8),r.gain.linearRampToValueAtTime(0,i+dn),o.connect(r).connect(t.destination),
o.start(i),o.stop(i+dn)})}function fi(e,t,{span:n,answer:s,apart:o}){let r=t.runs[0].at(-1)?.[1],i=t.begun!==e.begun,c=!t.
running&&(i||e.running);if(!Ps()||r==null)return;let l=[...i?[r]:[],...c&&s&&!o?[s.value]:[]];l.length>0&&Bu(l.map(u=>Ou(
u,n)))}var N={ink:"var(--ink)",accent:"var(--accent-fill)",rule:"var(--rule)",edge:"var(--edge)",sheet:"var(--ground, var(--she\
et))",band:"color-mix(in srgb, var(--rule) 45%, transparent)"},P=(e,t,n,s="tx",o=13)=>k("text",{x:e,y:t,class:s,"font-si\
ze":o},String(n)),K=(e,t=N.rule,n=1,s={})=>k("path",{d:e,fill:"none",stroke:t,"stroke-width":n,...s}),Os=(e,t)=>k("path",
{d:`M${e} ${t}l9 18h-18z`,fill:N.sheet,stroke:N.accent,"stroke-width":2.5}),rt=(e,t,n,...s)=>k("svg.pic",{width:e,height:t,
viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":n},...s),pt=(e,t)=>({class:"pic-in",style:`animation-delay:${Math.round(
e*t)}ms`});function lt(e,t,n=13){let s=[];for(let o of e.split(" ")){let r=s.length-1;r>=0&&Z(`${s[r]} ${o}`,n)<=t?s[r]+=
` ${o}`:s.push(o)}return s}function St(e,t,n=6){let s=10**Math.floor(Math.log10((t-e)/n||1));for(let r of[1,2,5,10,20])if((t-
e)/(s*r)<=n){s*=r;break}let o=[];for(let r=Math.ceil(e/s-1e-9);r*s<=t+1e-9;r++)o.push(Number((r*s).toFixed(9)));return o}
var Bs=e=>String(e).replace("-","−");function Ue(e,t,n,s,o){let r=P(e,t,n,s,o);return r.style.cssText="paint-order:str\
oke;stroke:var(--ground, var(--sheet));stroke-width:4px",r}var gi=(e,t,n,s)=>k("g",W(e,t,n-.8,{fill:N.band,stroke:N.rule,"stroke-width":1.5}),K(`M${e-n} ${t+n}L${e+n} ${t-n}`,N.ink,
2,s?{class:"pic-in late"}:{}));function mn(e,t,n=0){let s=Math.min(19,e/25),o=s*.38,r=[...t.signs],i=h=>[(h%25+.5)*s,(Math.
floor(h/25)+.5)*s],c=4*s+19,l=0,u=t.kinds.map(([h,d],m)=>{let p=`${h.toLocaleString("en")} ${d}`,f=30+Z(p,13);l>0&&l+f>e&&
([l,c]=[0,c+19]);let g=l;return l+=f,[m===2?gi(g+8,c-4.5,7,!1):Mt(m===0?1:0,g+8,c-4.5,7),P(g+20,c,p,"tx")]});return rt(e,
c+6,t.spoken,Array.from({length:100-r.length},(h,d)=>{let[m,p]=i(r.length+d);return W(m,p,1.5,{fill:N.rule})}),r.map((h,d)=>{
let[m,p]=i(d),f=h==="x"?gi(m,p,o,d>=n):Mt(h==="y"?1:0,m,p,o);return d>=n?k("g.pic-in",f):f}),u)}var de=21,Du=3,Ds=50;function pn(e,t,n=0,s=200){
let{start:o,target:r,n:i}=t,[c,l]=[i<1e3?34:48,e-12],u=M=>c+(l-c)*(M-o)/(r+5-o),h=20,d=Math.floor((s-h-Ds-32)/de),m=Math.
max(1,Math.min(Du,d)),p=h+m*de,f=p+12+Ds,g=Math.max(...t.feet,...t.exact.map(M=>M*i),1)*1.08,b=M=>f-Ds*M/g,w=St(o,r,6).filter(
M=>Number.isInteger(M)&&Math.abs(M-r)>(r-o)/10),x=Math.max(1.5,(u(o+1)-u(o))*.66),[y,v]=[G("feet"),G("feet")],S=t.rows.slice(
-m),$=i-S.length,E=i?`Feet on each total after ${i.toLocaleString("en")}`:"Feet on each total",L=i?`at ${r}: ${t.feet[t.
feet.length-1].toLocaleString("en")}`:"",T=e-u(o)-Z(L,1.06*13)-8;return rt(e,f+20,t.spoken,k("defs",gt(y,N.ink),gt(v,N.accent)),
C(u(r)-7,h-4,14,p-h+6,{fill:N.band,stroke:N.edge}),w.map(M=>[P(u(M),13,M,"tx2 m"),K(`M${u(M)} 17V${p}`)]),P(u(r),13,r,"t\
x b m"),Array.from({length:m},(M,H)=>K(`M${u(o)} ${h+H*de+de-5}H${l}`)),S.map((M,H)=>{let R=h+H*de+de-5,D=$+H>=n;return[
P(c-6,R+4,($+H+1).toLocaleString("en"),"tx2 e"),M.slice(1).map((B,z)=>{let[_,O]=[u(M[z]),u(Math.min(B,r+5))],j=B===r;return k(
"g",D?{class:"pic-in",style:`animation-delay:${S.length>1&&i-n>1?0:z*60}ms`}:{},K(`M${_} ${R}A${(O-_)/2} ${Math.min(de-8,
(O-_)/2*.9+2)} 0 0 1 ${O} ${R}`,N.edge,1.4),W(O,R,j?5.5:2.2,{fill:j?N.accent:N.ink}))})]}),K(`M${u(o)} ${f}H${u(r+.6)}`,
N.edge),i>0&&P(c-6,b(g/1.08)+5,Math.round(g/1.08).toLocaleString("en"),"tx2 e"),t.feet.map((M,H)=>{let R=H+1===t.feet.length;
return C(u(o+1+H)-x/2,b(M),x,f-b(M),{fill:`url(#${R?v:y})`,stroke:R?N.accent:N.ink,"stroke-width":.7})}),i>0&&[K(t.exact.
map((M,H)=>`${H?"L":"M"}${u(o+1+H)} ${b(M*i)}`).join(""),N.sheet,5),K(t.exact.map((M,H)=>`${H?"L":"M"}${u(o+1+H)} ${b(M*
i)}`).join(""),N.ink,2.5)],P(u(o),f+16,Z(E,13)<T?E:E.replace(" on each total",""),"tx2"),i>0&&P(e,f+16,L,"tx b e"))}var Iu={cases:mn,paths:pn},Is=(e,t)=>k("svg",{width:22,height:12,"aria-hidden":"true"},k("path",{d:"M0 6h22",fill:"none",
...e}),t),_u=()=>({node:a("p.untried",{role:"status"},Wu),tried:()=>{},again:()=>{},stop:()=>{}}),Wu="No trials of this \
question were dealt in advance, and this page has no Python to deal them now. Here you can try out the questions at whic\
h the game stops and asks, and those of the lessons; with Python, every question.";function bi(e,t,n){if(e.untried)return _u();
let s=a("div.plot"),o=a("div.traces"),r=t().grown,i=r?a("div",{class:`grown ${r.kind}`}):!1,c=r?.n??0,l=a("div.counts",{
role:"group","aria-label":"How many trials"}),u=a("div.told",{role:"status"}),h=a("button.btn.quiet.stop",{"data-k":"sto\
p",onclick:()=>n({kind:"stop"})},"Stop"),d=a("input.seedbox",{inputmode:"numeric","data-k":"trialseed",maxlength:80,"ari\
a-label":"Seed of your trials",onchange:()=>n({kind:"again",seed:d.value})}),m,p=t(),f=a("span",Is({stroke:"var(--edge)",
"stroke-width":1.5}),"runs before"),g=()=>{let{clientWidth:$,clientHeight:E}=s;$>0&&E>40&&s.replaceChildren(Dr($,E,e,t()))},
b=()=>{e.traces&&o.clientWidth>0&&o.replaceChildren(Ir(o.clientWidth,t().traces))},w=()=>{let $=t().grown;!i||!$||!i.clientWidth||
(i.replaceChildren(Iu[$.kind](i.clientWidth,$,Math.min(c,$.n),i.clientHeight)),c=$.n)},x=new ResizeObserver(()=>requestAnimationFrame(
v));x.observe(s);let y=()=>{let $=t();fi(p,$,e),p=$;let E=$.begun>=$.most;l.classList.toggle("full",E),F(l,E?a("button.b\
tn.solid",{"data-k":"anew",onclick:()=>n({kind:"again"})},"Another run"):$.counts.map(M=>a("button",{class:M===1?"btn so\
lid":"btn","data-k":`run.${M}`,"aria-label":`×${M.toLocaleString("en")}: run ${M>1?"so many trials":"one trial"}`,"aria\
-disabled":$.running?"true":null,onclick:()=>!t().running&&n({kind:"run",trials:M,calm:we()})},`×${M.toLocaleString("en")}`))),
f.hidden=$.runs.length<2,h.style.visibility=$.running?"visible":"hidden",m!==$.seed&&!d.matches(":focus")&&(m=$.seed,d.value=
String($.seed));let L=e.traces?"below the chart":"on the table",T=`One first: ×1 will ${e.trial}, and you see it ${L}.`;
u.replaceChildren(a("p",a("b",$.summary??T),$.last&&a("span.last",` ${$.last}`),$.claim&&` ${$.claim}`,$.band&&a("span.m\
ute",` ${$.band}`),$.beforehand&&a("span.mute",` ${$.beforehand}`)),...$.note?[a("p.refusal",$.note)]:[]),v()},v=()=>{b(),
g(),w(),u.scrollHeight>u.clientHeight+1?u.tabIndex=0:u.removeAttribute("tabindex")},S=a("div.try",i,s,e.traces&&o,l,u,a(
"div.tryfoot",a("p.key",{"aria-hidden":"true"},!e.apart&&a("span",Is({stroke:"var(--ink)","stroke-width":3}),e.simulated?
"found before":"exact"),a("span",Is({stroke:"var(--accent-fill)","stroke-width":2.5},W(11,6,3.2,{fill:"var(--sheet)",stroke:"\
var(--accent-fill)","stroke-width":2})),"your run"),f),a("label.trialseed","seed",d),h,a("button.btn.quiet",{"data-k":"a\
gain",onclick:()=>n({kind:"again"})},"Start again")));return y(),{node:S,tried:y,again:v,stop:()=>x.disconnect()}}var qu=(e,t,n,s)=>k("g",W(e,t,n-.8,{fill:s?N.band:"none",stroke:N.rule,"stroke-width":1.5}),K(`M${e-n*.9} ${t+n*.9}L${e+
n*.9} ${t-n*.9}`,N.edge,1.8));function wi(e,t){let n=e<560,s=n?16.5:19,o=s*.38,[r,i,c,l]=t.counts,u=[...Array(r).fill("y\
es"),...Array(i).fill("out"),...Array(c).fill("no"),...Array(l).fill("out-no")],h=24,d=10*s+10,m=u.map((H,R)=>{let[D,B]=[
(R%10+.5)*s,h+(Math.floor(R/10)+.5)*s];return H==="yes"||H==="no"?Mt(H==="yes"?1:0,D,B,o):k("g.pic-in",{style:"animation\
-delay:240ms"},qu(D,B,o,H==="out"?1:0))}),p=t.sides.map(([H,R],D)=>{if(!H)return null;let B=D?100-H:0,z=h+B/10*s+2,_=h+(B+
H)/10*s-2,O=(n?e:e*.55)-d-14,j=lt(R,O),A=Math.min(Math.max((z+_)/2-8*j.length+5,h+10),h+10*s-16*j.length);return[K(`M${d}\
 ${z}h6V${_}h-6`,N.edge,1.5),P(d+14,A,H,"tx b",15),j.map((I,q)=>P(d+14,A+16*(q+1),I,"tx2"))]}),[f,g,b]=t.left,w=n?0:Math.
max(e*.58,d+150),x=n?h+10*s+34:h,y=7,v=n?s:Math.min(s,(e-w)/12),S=Array.from({length:g},(H,R)=>k("g",pt(R,8),Mt(R<f?1:0,
w+(R%y+.5)*v,x+(Math.floor(R/y)+.5)*v,v*.38))),$=Math.ceil(g/y),E=w+y*v+18,L=e-E-xt(f,34)-8,T=lt(`of ${g} ${b}`,Math.max(
L,60),1.06*15),M=x+Math.max($*v,26+18*T.length)+8;return rt(e,Math.max(M,h+10*s+4),t.spoken,P(0,13,t.holders,"tx b",14),
m,p,P(w,x-11,`Strike out ${i+l}. Left: ${g}`,"tx b",14),S,At(f,E,x+2,34,{colour:"var(--accent)"}),T.map((H,R)=>P(E+xt(f,
34)+8,x+14+18*R,H,"tx b",15)),P(E+xt(f,34)+8,x+14+18*T.length,`chance ${t.exact}`,"tx2"))}var yi=e=>1+Math.max(0,...e.children.
map(yi));function ki(e,t){let n=yi(t.tree),s=e/n,o=t.tree.n<1e3?46:62,r=36,i=s-14,c=m=>r+14+16*lt(m.words,i).length,l=[],
u=[],h=4,d=(m,p)=>{let f=p*s,g=m.children.map(v=>d(v,p+1)),b=g.length?g.reduce((v,S)=>v+S,0)/g.length:h+r/2;g.length||(h+=
c(m)),m.children.forEach((v,S)=>{let $=v.mark==="out";l.push(k("g",pt(p+1,160),K(`M${f+o} ${b}L${f+s} ${g[S]}`,$?N.rule:
N.ink,$?1.5:2)))});let[w,x]=[m.mark==="yes",m.mark==="out"],y=w?"fill:var(--sheet)":x?"fill:var(--ink-2)":"";return u.push(
k("g",pt(p,160),C(f+1,b-r/2,o-2,r,{rx:3,fill:w?N.accent:N.sheet,stroke:w?N.accent:x?N.rule:N.edge,"stroke-width":1.8,"st\
roke-dasharray":x?"4 4":null}),k("text.tx.b.m",{x:f+o/2,y:b+6,"font-size":17,style:y},m.n.toLocaleString("en")),lt(m.words,
i).map((v,S)=>Ue(f,b+r/2+16*(S+1),v,"tx2")))),b};return d(t.tree,0),rt(e,h,t.spoken,l,u)}function xi(e,t){let n=e<440?16:Math.min(22,e/26),s=t.dots.flatMap(([h,,d])=>Array.from({length:h},()=>d)),o=e<10*n+22+180,
r=o?0:10*n+22,i=[],c=o?10*n+24:16;for(let[h,d,m]of t.dots)h&&(i.push(Mt(m,r+7,c-5,7),P(r+22,c,h,"tx b",15)),i.push(P(r+26+
9*String(h).length,c,d,"tx",14)),c+=25);i.push(K(`M${r} ${c-10}H${e}`)),c+=10;let l=(h,d,m,p=N.ink)=>{i.push(P(r,c,h,"tx\
2"));for(let g of lt(`${d} =`,e-r-48,14))c+=20,i.push(P(r,c,g,"tx",14));let f=P(e,c,m,"b e",20);f.style.fill=p,i.push(f),
c+=28};l("hands, each counted once",t.hands[0],t.hands[1]),l(`${t.cards[0]} in those hands`,t.cards[1],t.cards[2],"var(-\
-accent)");for(let h of lt(`more finely ${t.exact[0]} and ${t.exact[1]}`,e-r))i.push(P(r,c-4,h,"tx2")),c+=16;c-=16;let u=Math.
max(10*n,c+4);return rt(e,u,t.spoken,s.map((h,d)=>k("g",pt(Math.floor(d/10)*3+d%10,20),Mt(h,(d%10+.5)*n,(Math.floor(d/10)+
.5)*n,n*.38))),i)}var Fu=(e,t,n,s)=>[P(e,t-7,n,"tx b m",17),K(`M${e-15} ${t}h30`,N.ink,2),P(e,t+19,s,"tx b m",17)];function vi(e,t){
let n=t.factors.length,s=t.factors[0][1],o=Math.max(1,Math.min(n,Math.floor((e+20)/84))),r=24,i=Math.min(190,(e-r*(o-1))/
o),c=s>60?12:7,l=Math.min(i/c,13),u=Math.ceil(s/c),h=n<=4&&l>=5,d=(h?u*l+26:18)+66,m=[];t.factors.forEach(([g,b],w)=>{let x=w%
o*(i+r),y=Math.floor(w/o)*d,v=x+(h?c*l/2:i/2),S=[P(h?x:v,y+13,`${w+1}${["st","nd","rd"][w]??"th"} card`,h?"tx2":"tx2 m")];
if(h)for(let E=0;E<b;E++){let L=E>=g;S.push(C(x+E%c*l+1,y+20+Math.floor(E/c)*l+1,l-2,l-2,{rx:1.5,fill:L?N.accent:"none",
stroke:L?N.accent:N.edge,"stroke-width":1.2}))}let $=y+(h?20+u*l:12)+28;m.push(k("g",pt(w,240),S,Fu(v,$,g,b))),w+1<n&&m.
push(P(Math.min(e-6,v+(i+r)/2),$+6,"×","tx m",18))});let p=Math.ceil(n/o)*d+14,f=(g,b="tx",w=14)=>{for(let x of lt(g,e-
4,b.endsWith(" b")?1.06*w:w))m.push(P(0,p,x,b,w)),p+=w+6};return f(`= ${t.none} without ${t.one}; ${t.some} with one or \
more`,"tx b",15),f(`Counting hands: ${t.counting[0]} of ${t.counting[1]} is the same.`),f(`${t.choose}: ${t.means}.`,"tx\
2",13),rt(e,p,t.spoken,m)}function $i(e,t){let n=e<430,s=n?Math.min(44,(e-26)/6):40,o=24,r=22,i=[];for(let d=0;d<6;d+=1)i.push(P(o+(d+.5)*s,14,d+1,
"tx2 m"),P(4,r+(d+.5)*s+5,d+1,"tx2"));t.rows.forEach((d,m)=>{d.forEach((p,f)=>{let g=o+f*s,b=r+m*s,w={fill:p?N.accent:"n\
one",stroke:p?"none":N.edge,"stroke-width":1.2},x=m===f?k("circle",{cx:g+s/2,cy:b+s/2,r:s/2-2,...w}):C(g+1.5,b+1.5,s-3,s-
3,{rx:2,...w}),y=P(g+s/2,b+s/2+5,p,"b m",14);y.style.fill="#FFF",i.push(k("g",pt(m+f,30),x,p&&y))})});let c=r+6*s,l=n?4:
o+6*s+18,u=n?c+24:r+20,h=[C(l,u-12,14,14,{rx:2,fill:N.accent}),...lt(t.unlike,e-l-24,14).map((d,m)=>P(l+22,u+19*m,d,"tx",
14))];return u+=19*lt(t.unlike,e-l-24,14).length+8,h.push(W(l+7,u-5,7,{fill:N.accent})),h.push(...lt(t.doubles,e-l-24,14).
map((d,m)=>P(l+22,u+19*m,d,"tx",14))),u+=34,h.push(P(l,u,t.sum,"tx b",18)),rt(e,Math.max(c,u)+8,t.spoken,i,h)}function Mi(e,t){let n=e<640,{start:s,target:o}=t,[r,i]=[n?22:40,e-(n?12:112)],c=T=>r+(i-r)*(T-s)/(o+5-s),l=t.rows.slice(
0,n?8:12),u=n?21:24,h=26,d=h+l.length*u,m=St(s,o,n?6:10).filter(T=>Number.isInteger(T)&&Math.abs(T-o)>(o-s)/14),p=G("fee\
t"),f=G("feet"),g=l.map((T,M)=>{let H=h+M*u+u-6,R=T[T.length-1],D=T.includes(o),B=[];return T.slice(1).forEach((z,_)=>{let[
O,j]=[c(T[_]),c(Math.min(z,o+5))],A=Math.min(u-9,(j-O)/2*.9+2),I=z===o;B.push(k("g",pt(M*4+_,30),K(`M${O} ${H}A${(j-O)/2}\
 ${A} 0 0 1 ${j} ${H}`,N.edge,1.4),W(j,H,I?5.5:n?2:2.6,{fill:I?N.accent:N.ink})))}),[K(`M${c(s)} ${H}H${i}`),P(0,H+4,M+1,
"tx2"),B,!n&&P(i+14,H+4,D?"lands":`jumps to ${R}`,D?"tx b":"tx2")]}),b=92,w=d+46+b,x=Math.max(...t.feet,...t.exact.map(T=>T*
t.n),1)*1.08,y=T=>w-b*T/x,v=Math.max(1.5,(c(s+1)-c(s))*.66),S=t.feet[t.feet.length-1],$=t.exact.map((T,M)=>`${M?"L":"M"}${c(
s+1+M)} ${y(T*t.n)}`).join(""),E=n?`After ${t.n} rows: feet on each`:`After ${t.n} rows: how many feet stood on each num\
ber`,L=n?w+42:w+22;return rt(e,L,t.spoken,k("defs",gt(p,N.ink),gt(f,N.accent)),C(c(o)-7,h-4,14,d-h+6,{fill:N.band,stroke:N.
edge}),m.map(T=>[P(c(T),14,T,"tx2 m"),K(`M${c(T)} 19V${d}`)]),P(c(o),14,o,"tx b m"),g,P(0,d+26,E,"tx b",14),St(0,x,3).filter(
Number.isInteger).map(T=>[K(`M${c(s)} ${y(T)}H${c(o+.6)}`),P(c(s)-4,y(T)+4,T,"tx2 e")]),t.feet.map((T,M)=>C(c(s+1+M)-v/2,
y(T),v,w-y(T),{fill:`url(#${M+1===t.feet.length?f:p})`,stroke:M+1===t.feet.length?N.accent:N.ink,"stroke-width":n?.7:1})),
K($,N.sheet,6),K($,N.ink,3),m.map(T=>P(c(T),w+17,T,"tx2 m")),P(c(o),w+17,o,"tx b m"),n?P(e,w+38,`at ${o}: ${S}, chance ${t.
said}`,"tx b e",14):[k("text.b",{x:i-10,y:w-30,"font-size":14,style:"fill:var(--accent)"},`${S} at ${o}`),P(i-10,w-10,`c\
hance ${t.said}`,"tx b",14)])}function Si(e,t){let n=.45*e,s=12+Math.min(n,Math.max(...t.rows.map(([m])=>Z(m,13)))),o=e-
s-34,r=Math.max(9,Math.min(17,o/17)),i=Math.max(1,Math.floor(o/r)),c=[],[l,u]=[26,0];for(let[m,p]of t.rows){let f=p.flatMap(
([b,w])=>Array(b).fill(w)),g=lt(m,s-12,14);c.push(g.map((b,w)=>P(0,l+5+16*w,b,"tx")),P(e,l+5,f.length,"tx b e")),f.forEach(
(b,w)=>{let[x,y]=[s+(w%i+.5)*r,Math.floor(w/i)*r];c.push(k("g",pt(u++,8),Mt(b,x,l+y,r*.38)))}),l+=Math.max(16*g.length,Math.
ceil(f.length/i)*r)+7}let h=0,d=t.kinds.map(([m,p])=>{let f=30+Z(p,13);h>0&&h+f>e&&([h,l]=[0,l+19]);let g=[Mt(m,h+8,l,6.5),
P(h+19,l+5,p,"tx2")];return h+=f,g});return l+=23,rt(e,l+4,t.spoken,P(0,13,`100 ${t.of}`,"tx b",14),c,d,P(0,l,`${t.exact}\
 of them count`,"tx b",14))}function Ti(e,t){let n=Math.max(10,Math.min(t.total,Math.floor(e/16))),s=Math.min(30,e/n),o=Math.
min(s-3,22),r=o*1.4,i=r+34,c=new Set(t.row),l=[];for(let d=0;d<t.total;d++){let m=d%n*s,p=4+Math.floor(d/n)*i;l.push(k("\
g",pt(d,20),C(m+1.5,p,o,r,{rx:2,fill:c.has(d)?N.accent:"none",stroke:c.has(d)?N.accent:N.edge,"stroke-width":1.5})))}let u=[
-1,...t.row,t.total];t.gaps.forEach((d,m)=>{if(!d)return;let[p,f]=[u[m]+1,u[m+1]-1];for(let g=Math.floor(p/n);g<=Math.floor(
f/n);g++){let b=Math.max(p,g*n)-g*n,w=Math.min(f,g*n+n-1)-g*n,x=4+g*i+r+5,[y,v]=[b*s+2,w*s+o+1];l.push(K(`M${y} ${x}v4H${v}\
v-4`,N.ink,1.5));let S=Math.floor(p/n)===g;(f-p<n||S)&&l.push(P((y+v)/2,x+18,d,"tx m"))}});let h=4+Math.ceil(t.total/n)*
i+12;for(let d of lt(`${t.reckoning}, ${t.wait}`,e-4,1.06*14))l.push(P(0,h,d,"tx b",14)),h+=20;return rt(e,h-8,t.spoken,
l)}function Ei(e,t,n){let s=new Map;return e.hits.map(o=>{let r=Math.round(t(o/e.n)/n)*n,i=s.get(r)??0;return s.set(r,i+1),
{x:r,at:i}})}function Li(e,t){let[n,s]=[e<400?52:66,e-12],o=t.rows.flatMap(d=>d.hits.map(m=>m/d.n)),[r,i]=[Math.max(0,Math.
min(...o)-.03),Math.min(1,Math.max(...o)+.03)],c=d=>n+(s-n)*(d-r)/(i-r),l=8,u=t.rows.map(d=>{let m=Ei(d,c,7),p=m.some(x=>x.
at>16),f=p?Ei(d,c,4):m,g=Math.max(...f.map(x=>x.at))+1,b=Math.min(6.6,96/g);l+=Math.max(52,g*b+26);let w=l;return l+=4,[
f.map(({x,at:y})=>W(x,w-4-y*b,Math.min(p?1.9:2.8,b*.48),{fill:N.sheet,stroke:N.accent,"stroke-width":p?1.1:1.4})),K(`M${n}\
 ${w}H${s}`,N.edge),P(0,w-18,d.n.toLocaleString("en"),"tx b",15),P(0,w-2,"trials","tx2"),P(s,w-Math.max(34,g*b+10),d.near,
"tx e")]}),h=St(r*100,i*100,e<420?5:8);return rt(e,l+40,t.spoken,h.map(d=>[K(`M${c(d/100)} 4V${l}`,N.rule),P(c(d/100),l+
16,d,"tx2 m")]),K(`M${c(t.exact[0])} 4V${l+4}`,N.ink,3),u,P(Math.min(e-50,Math.max(50,c(t.exact[0]))),l+36,`chance ${t.exact[1]}`,
"tx b m",14))}function Ai(e,t){let[n,s]=[26,e-Z("misses",13)*1.1-12],o=Math.max(0,Math.min(...t.rows.map(h=>h[1]))-.02),
r=Math.min(1,Math.max(...t.rows.map(h=>h[2]))+.02),i=h=>n+(s-n)*(h-o)/(r-o),c=13.5,l=32+t.rows.length*c,u=G("miss");return rt(
e,l+22,t.spoken,k("defs",gt(u,N.accent)),St(o*100,r*100,e<420?5:8).map(h=>[K(`M${i(h/100)} 22V${l}`,N.rule),P(i(h/100),l+
17,h,"tx2 m")]),P(Math.min(e-60,Math.max(60,i(t.exact[0]))),14,`chance ${t.exact[1]}`,"tx b m",14),K(`M${i(t.exact[0])} \
20V${l}`,N.ink,3),t.rows.map(([h,d,m],p)=>{let f=32+p*c,g=t.misses.includes(p+1);return k("g",pt(p,60),g?C(i(d),f-5,i(m)-
i(d),10,{fill:`url(#${u})`,stroke:N.accent,"stroke-width":1.5}):K(`M${i(d)} ${f}H${i(m)}`,N.edge,2.5),W(i(h),f,3.6,{fill:N.
sheet,stroke:g?N.accent:N.ink,"stroke-width":2}),(p===0||(p+1)%5===0)&&P(n-8,f+5,p+1,"tx2 e"),g&&k("text.b",{x:i(m)+8,y:f+
5,"font-size":13,style:"fill:var(--accent)"},"misses"))}))}var Hi=([,e,t],n)=>({fill:n?N.ink:t<e?N.sheet:N.edge,stroke:n||t<e?N.ink:N.edge,"stroke-width":1.8});function Ui(e,t){let n=t.
falls.flatMap(i=>i.bars.flatMap(([,c,l])=>[c,l])),[s,o]=[Math.min(0,...n),Math.max(.1,...n)];return e>=460*Math.max(1,t.
falls.length/2)&&t.falls[0].bars.length*t.falls.length<=14?Vu(e,t,s,o):Ku(e,t,s,o)}function Vu(e,t,n,s){let[o,r,i]=[40,46,
200],c=m=>r+i*(s-m)/(s-n||1),l=(e-o)/t.falls.length,u=c(n)+(n<0?26:8),h=Math.min(120,(l-24)/Math.max(...t.falls.map(m=>m.
bars.length)))-2,d=Math.max(...t.falls.flatMap(m=>m.bars.map(([p])=>lt(p,h).length)));return rt(e,u+8+15*d,t.spoken,P(0,
30,t.unit,"tx2"),St(n,s,5).map(m=>[K(`M${o} ${c(m)}H${e}`,m?N.rule:N.ink,m?1:1.5),P(o-6,c(m)+5,Bs(m),"tx2 e")]),t.falls.
map((m,p)=>{let f=o+p*l+10,g=Math.min(120,(l-24)/m.bars.length);return[t.falls.length>1&&P(f+g*m.bars.length/2,16,m.title,
"tx m b",15),m.bars.map((b,w)=>{let[x,y,v,S]=b,$=w+1===m.bars.length,E=f+w*g,L=c(Math.max(y,v)),T=v<y&&!$?c(v)+16:L-6;return k(
"g",pt(w,160),C(E+2,L,g-4,Math.max(2,Math.abs(c(v)-c(y))),Hi(b,$)),!$&&K(`M${E+g-2} ${c(v)}h4`,N.ink,1.5),P(E+g/2,T,S,$?
"tx b m":"tx m",14),lt(x,g-2).map((M,H)=>P(E+g/2,u+12+15*H,M,$?"tx b m":"tx2 m")))})]}))}function Ku(e,t,n,s){let o=t.falls.
flatMap(d=>d.bars.map(([m])=>Z(m,13))),r=Math.min(e*.36,Math.max(...o)*1.08+10),[i,c]=[r+(n<0?46:6),e-88],l=d=>i+(c-i)*(d-
n)/(s-n||1),u=0,h=t.falls.map(d=>{let m=t.falls.length>1&&P(0,u+15,d.title,"tx b",15);m&&(u+=22);let p=u,f=d.bars.map((b,w)=>{
let[x,y,v,S]=b,$=w+1===d.bars.length,E=lt(x,r-4,$?1.06*13:13),L=u+2;u+=Math.max(25,E.length*15+8);let T=Math.max(y,v);return k(
"g",pt(w,160),E.map((M,H)=>P(0,L+13+15*H,M,$?"tx b":"tx2")),C(l(Math.min(y,v)),L,Math.max(2,Math.abs(l(v)-l(y))),17,Hi(b,
$)),P(l(T)+8,L+13,$?`${S} ${t.unit}`:S,$?"tx b":"tx",14))}),g=K(`M${l(0)} ${p}V${u}`,N.ink,1.5);return u+=12,[m,g,f]});return rt(
e,u,t.spoken,h)}function Ni(e,t){let n=t.heaps.map(([L])=>L),[s,o]=[Math.min(...n,t.exact[0]),Math.max(...n,t.exact[0])],
r=(o-s||1)*.07,i=L=>14+(e-28)*(L-s+r)/(o-s+2*r),c=n.map(i),l=Math.min(60,...c.slice(1).map((L,T)=>L-c[T])),u=Math.max(...t.
heaps.map(([,L])=>L)),h=l<13?7:l<30?8.5:10.5,d=Math.max(1,Math.min(4,Math.floor((l-3)/h))),m=Math.ceil(u/d),p=Math.min(h,
190/m),f=22+m*p,g=t.heaps.map(([,,L],T)=>({x:c[T],text:L,wide:Z(L,13)})),b=-1/0,w=g.filter(({x:L,wide:T})=>L-T/2<b+6?!1:
(b=L+T/2,!0)),[x,y]=t.mean,v=`balances at ${y}; the mean is ${t.exact[1]} ${t.unit}`,S=Z(v,1.06*14),$=i(x)+16+S<e?i(x)+16:
Math.max(0,i(x)-16-S),E=lt(v,e,1.06*14);return rt(e,f+36+18*E.length,t.spoken,t.heaps.map(([,L],T)=>[Array.from({length:L},
(M,H)=>W(c[T]+(H%d-(d-1)/2)*p,f-7-Math.floor(H/d)*p,p*.4,{fill:"none",stroke:N.accent,"stroke-width":1.7})),l>=20&&P(c[T],
f-10-Math.ceil(L/d)*p,L,"tx b m")]),K(`M6 ${f}H${e-6}`,N.ink,4),w.map(({x:L,text:T})=>P(L,f+19,T,"tx2 m")),k("path",{d:`\
M${i(x)} ${f+2}l10 20h-20z`,fill:N.sheet,stroke:N.ink,"stroke-width":2.5}),E.map((L,T)=>P(E.length>1?0:$,f+42+18*T,L,"tx\
 b",14)))}function Ri(e,t){let[n,s,o,r]=[40,e-6,24,170],i=t.shares.length,c=(s-n)/i,l=Math.max(...t.shares),u=w=>o+r*(1-
w/l),h=w=>n+c*(w-t.first+.5),[d,m]=[o+r,Math.max(1,Math.ceil(26/c))],p=`mean ${t.mean[1]}, median ${t.median}`,f=h(t.mean[0])+
16+Z(p,14)<e,g=`likeliest: ${t.likeliest[0]} (${t.likeliest[1]})`,b=h(t.likeliest[0])+c/2+4+1.1*Z(g,13)<e;return rt(e,d+
46,t.spoken,St(0,l,4).map(w=>[K(`M${n} ${u(w)}H${s}`),P(n-6,u(w)+5,Math.round(w*100),"tx2 e")]),P(0,13,"of 100","tx2"),t.
shares.map((w,x)=>k("g",pt(x,20),C(n+x*c+Math.min(2,c*.1),u(w),Math.max(1,c-Math.min(4,c*.2)),d-u(w),{fill:N.ink}),x%m===
0&&P(h(t.first+x),d+16,t.first+x,"tx2 m"))),K(`M${n} ${d}H${s}`,N.ink,2),b?P(h(t.likeliest[0])+c/2+4,u(l)+11,g,"tx",13):
P(e,13,g,"tx e",13),Os(h(t.mean[0]),d+21),P(f?h(t.mean[0])+16:h(t.mean[0])-16,d+38,p,f?"tx b":"tx b e",14))}function Ci(e,t){
let[n,s,o,r]=[40,e-8,24,190],i=t.bins.reduce((v,S,$)=>S>=5e-4?$:v,0)+1,c=t.bins.slice(0,i),l=Math.max(...c),u=v=>n+(s-n)*
v/(i*t.step),h=v=>o+r*(1-v/l),d=o+r,[m,p,f]=t.band,g=u(t.step)-u(0),b=`mean ${t.mean[1]} ${t.unit}`,w=u(t.mean[0])+15+Z(
b,14)*1.1<e,x=`${m} to ${p}: ${f}`,y=Math.max(0,Math.min(u(m),e-Z(x,14)*1.1));return rt(e,d+76,t.spoken,C(u(m),o-6,u(p)-
u(m),r+6,{fill:N.band}),St(0,l,4).map(v=>[K(`M${n} ${h(v)}H${s}`),P(n-6,h(v)+5,Math.round(v*100),"tx2 e")]),P(0,13,"of 1\
00","tx2"),c.map((v,S)=>k("g",pt(S,20),C(u(S*t.step)+g*.06,h(v),g*.88,Math.max(0,d-h(v)),{fill:N.ink}))),K(`M${n} ${d}H${s}`,
N.ink,2),St(0,i*t.step,e<420?4:7).filter(v=>u(v)<s-10).map(v=>P(u(v),d+17,v,"tx2 m")),Os(u(t.mean[0]),d+20),P(u(t.mean[0])+
(w?15:-15),d+37,b,w?"tx b":"tx b e",14),K(`M${u(m)} ${d+44}v10M${u(m)} ${d+49}H${u(p)}M${u(p)} ${d+44}v10`,N.ink,2),P(y,
d+71,x,"tx b",14))}function Pi(e,t){let[n,s,o,r]=[40,e-14,30,168],[i,c]=[t.x[0],t.x[t.x.length-1]],l=[...t.y,...t.lines.
map(([S])=>S)],u=t.chance?0:Math.min(0,...l),h=Math.max(...l)*1.12,d=(t.chance?Math.min(1,h):h)||1,m=S=>n+(s-n)*(S-i)/(c-
i||1),p=S=>o+r*(1-(S-u)/(d-u)),f=o+r,g=t.x.map((S,$)=>`${$?"L":"M"}${m(S)} ${p(t.y[$])}`).join(""),b=t.here,w=b?Z(`you a\
re here: ${b[2]}`,14)*1.1:0,x=b?Math.min(Math.max(n+4,m(b[0])-w+10),s-w):0,y=t.lines.map(([S])=>p(S)-6),v=b?p(b[1])-13:0;
return y.some(S=>Math.abs(S-v)<16)&&(v=Math.min(...y,v)-18),rt(e,f+(t.across?42:24),t.spoken,P(0,13,t.up,"tx2"),St(u,d,5).
map(S=>[K(`M${n} ${p(S)}H${s}`),P(n-6,p(S)+5,t.chance?Math.round(S*100):Bs(S),"tx2 e")]),St(i,c,e<420?5:9).filter(Number.
isInteger).map(S=>P(m(S),f+17,S,"tx2 m")),K(`M${n} ${f}H${s}`,N.ink,1.5),t.across!==""&&P((n+s)/2,f+37,t.across,"tx2 m"),
K(g,N.ink,3),t.lines.map(([S,$],E)=>{let L=E%2===0;return[K(`M${n} ${p(S)}H${s}`,N.edge,1.8,{"stroke-dasharray":"6 4"}),
Ue(L?s:n+6,y[E],$,L?"tx e":"tx")]}),b&&[K(`M${m(b[0])} ${f}V${p(b[1])}`,N.ink,1.5,{"stroke-dasharray":"2 3"}),W(m(b[0]),
p(b[1]),6,{fill:N.ink,stroke:N.sheet,"stroke-width":2}),Ue(x,v,`you are here: ${b[2]}`,"tx b",14)])}var Gu={counted_twice:xi,draw_by_draw:vi,two_dice:$i,frequency_grid:wi,whole_tree:ki,footprints:Mi,waterfall:Ui,balance:Ni,
gaps:Ti,split:Si,cases:(e,t)=>mn(e,t),paths:(e,t)=>pn(e,t),columns:Ri,histogram:Ci,graph:Pi,runs:Li,intervals:Ai};function Oi(e,t,n){
let s=Gu[e];if(!s)throw new Error(`Expected a picture that there is, not ${e}.`);return a("figure.picture",s(t,n),n.caption&&
a("figcaption",n.caption))}var Zu=[["answer","Answer"],["why","Why"],["try","Try it"]],Bi=9,ju=480,Yu=e=>{let t=e.parentElement.getBoundingClientRect(),
n=e.getBoundingClientRect();return Math.max(0,n.right-t.right+8)};function Di({model:e,el:t}){let n=a("div.uw.uw-panel");
et(n,e.get("palette"));let s=U=>a("div",{class:`p-${U}`}),[o,r,i,c,l,u,h,d,m,p]="head quest ask tabs page nav main strip\
 foot read".split(" ").map(s),f=a("section.sheet",{"aria-label":"The question"});f.append(o,r,i,c,l,u,h,d,m);let g=a("p.\
sr",{role:"status"});n.append(g,f,p),t.append(n);let b=e.get.bind(e),w=(U,V)=>{e.set(U,V),e.save_changes()},x=U=>{g.textContent=
U},y={key:"",values:["",""],sure:"think"},v=new Set,S=!1,$=!1,E=!0,L=!1,T=null,M=null,H=()=>b("pair").length>0?si(y.values,
b("pair")):b("panel").none?"":rn(y.values[0],b("panel")),R=()=>{let[U,V]=y.values;H()?x(H()):(e.send({kind:"predict",value:U,
second:V,sure:y.sure}),he(b("game")))},D=U=>e.send({kind:"go",at:U}),B=dr({press:()=>b("main").kind==="predict"?R():e.send(
{kind:"main"}),refused:x}),z=a("button.btn",{"data-k":"skip",onclick:()=>e.send({kind:"skip"})},"Skip"),_=a("select.pick\
.surefold",{"data-k":"surefold","aria-label":"How sure are you?",onchange:U=>{y.sure=U.target.value,it()}}),O=U=>V=>w("s\
ettings",{...b("settings"),[U.name]:V}),j=U=>{S=!1,w("question",U),e.send({kind:"pick",question:U}),A()},A=()=>{let U=b(
"goal");F(o,U.title?li(U):ai({chips:b("questions"),now:b("question"),open:S,pick:j,toggle:()=>{S=!S,A()}}))},I=()=>{let U=b(
"panel"),V=b("moment");if(U.none){F(r,a("h2",U.title),a("p.mute",U.when));return}let J=U.revealed&&!b("goal").title,tt=b(
"pair"),wt=U.revealed&&Q()!=="answer",Nt=tt.length>0&&!wt,Te=J&&(V.headline||U.headline),Ge=Te&&!U.certain?Kr(Te,()=>ut(
"why")):Te||U.ask,os=J?U.ask:U.given;F(r,tt.length>0&&wt&&oi(tt,D),a("h2",{"data-next":!0,tabindex:-1},(Nt?He(tt.map(({ask:ie})=>ie)).
both||U.title:Ge)??""),a("p.mute.given",Nt?He(tt.map(({given:ie})=>ie)).both:os),U.fault&&a("p.refusal",U.fault),!U.revealed&&
q())},q=()=>{let U=b("panel"),V=U.knobs.filter(wt=>!wt.model),J=U.row??[];return!!(b("moment").line||b("goal").title)||V.
length===0?!1:a("div.settings",V.map((wt,Nt)=>Nt===0&&J.length>1?ci(wt.label,J,O(wt)):Cs(wt,O(wt))))},it=()=>{let U=b("p\
anel");if(U.none||U.revealed)i.replaceChildren();else{let V={draft:y,folded:_,changed:()=>Zt(),enter:R};F(i,...ii(U,b("p\
air"),b("note"),V))}},ft=()=>{let U=b("panel"),V=Zu.filter(([J])=>J!=="try"||!U.certain);F(c,!!U.revealed&&ht({label:"Pa\
ges",choices:V,value:Q(),k:"page",pick:ut}))},ut=U=>{w("page",U),Ot()},Q=()=>b("panel").certain&&b("page")==="try"?"answ\
er":b("page"),zt=()=>{let U=b("panel"),V=U.revealed&&Q()==="why"?U.steps?.[b("why")]:void 0,J=Object.fromEntries((V?.lit??
[]).map(tt=>[tt,V?.letter??""]));JSON.stringify(J)!==JSON.stringify(b("lit"))&&w("lit",J)},Ot=()=>{let U=b("panel");if(T?.
stop(),T=null,I(),n.dataset.page=Q(),n.classList.toggle("stopped",!!b("moment").line),n.dataset.at=String(b("moment").at??
""),ft(),Ke(),ge(),U.none)l.replaceChildren();else if(!U.revealed)F(l,zr());else{let J=Q();J==="why"?(v.add(b("why")),T=
Zr(U,b("why"),v,tt=>w("why",tt),Oi)):J==="try"?T=bi(U,()=>b("tried"),e.send.bind(e)):b("pair").length>0?T=ri(U,b("pair"),
tt=>e.send({kind:"own",yes:tt})):T=Fr(U,()=>b("tried"),b("moment"),!!b("goal").title,q(),Mc,tt=>e.send({kind:"own",yes:tt}),
()=>ut("why")),F(l,T.node)}F(u,U.revealed&&Q()==="why"&&jr(U,b("why"),J=>w("why",J))),zt(),T?.again(),es(),T?.again();let V=l.
querySelector('.siblings [aria-pressed="true"]');V instanceof HTMLElement&&V.parentElement&&(V.parentElement.scrollLeft=
Yu(V))},Zt=()=>{let{label:U,kind:V,off:J}=b("main"),tt=V==="predict";B.show(U??"",J||(tt?H():"")),!U&&ct(n)===B.node&&(L=
!0),B.node.hidden=!U,z.hidden=!tt||!b("moment").line,h.classList.toggle("last",!tt||!!b("goal").title),h.firstChild||h.append(
_,B.node,z)},Bt=()=>a("button.btn.quiet",{"data-k":"save",onclick:()=>e.send({kind:"save"})},"Save my guesses"),Ke=()=>{
let U=b("guesses"),V=b("moment"),J=V.of||0,tt=b("ending"),wt=!!tt.title,Nt=wt&&!n.classList.contains("ended");if(n.classList.
toggle("ended",wt),M?.stop(),M=null,wt){let ie={go:D,open:Hc=>e.send({kind:"open",link:Hc})},Ac=L||!!ct(n);F(d,...Er(tt,
U,ie,Bt)),Nt&&Ac&&Et(n,"ending");return}let Te=b("panel").revealed&&Q()!=="answer";if(U.length===0&&!J||Te){d.replaceChildren();
return}let Ge=a("div");F(d,a("h3",J>0?`Your guesses, ${U.length} of ${J}`:"Your guesses"),Jr(),Ge);let os=V.line?V.at??-1:
-1;M=kt(Ge,ie=>_r(ie,U,Math.max(J,U.length),os))},ge=()=>{let U=b("panel");if(U.none){m.replaceChildren();return}let V=U.
knobs.filter(tt=>tt.model),J=!b("goal").title;F(m,pr(U),a("p.mute",U.revealed&&Q()!=="why"?"":U.model),a("div.row",J&&V.
map(tt=>Cs(tt,O(tt))),U.revealed&&Q()==="why"&&U.lesson&&a("button.btn.quiet",{"data-k":"read",onclick:()=>ts(!0)},"Read\
 about it"),U.said&&Q()==="answer"&&J&&!b("moment").line&&Bt()))},ts=U=>{$=U,f.inert=U,F(p,U&&Xr(b("panel"),()=>ts(!1))),
Et(n,U?"readclose":"read")},es=()=>{for(let U=1;U<=Bi;U++)n.classList.remove(`c${U}`);M?.again(),Ko()},Ko=()=>{for(let U=1;U<=
Bi&&f.scrollHeight>f.clientHeight+1;U++)n.classList.add(`c${U}`)},Mc=()=>f.clientHeight>0&&f.clientHeight<ju,ns=()=>{let U=b(
"panel"),V=U.key!==y.key;V&&Object.assign(y,{key:U.key,values:["",""],sure:"think"}),(V||E)&&(v=new Set);let J=!!(U.revealed&&
E&&!V&&U.said),tt=ct(n),wt=L||!!(tt&&f.contains(tt));if(L=!1,E=!U.revealed,f.classList.toggle("asked",E&&!U.none),f.classList.
toggle("paired",b("pair").length>0),Ns(n,Math.max(b("pair").findIndex(({here:Nt})=>Nt),0)),f.classList.toggle("lift",J),
$&&!U.revealed&&ts(!1),A(),it(),Zt(),Ot(),J&&U.said&&x([U,...b("pair").slice(1)].map(({said:Nt})=>Nt?.verdict??"").join(
" ")),J&&wt&&!(b("goal").title&&tt===B.node)){let Nt=r.querySelector("h2");Nt instanceof HTMLElement&&Nt.focus({preventScroll:!0})}},
Go=new ResizeObserver(()=>requestAnimationFrame(()=>{es(),T?.again()}));Go.observe(n);let Sc=cn(n,()=>{let U=Math.min(b(
"questions").length,9);return[{keys:["y","n"],shown:"Y, N",words:"Says whether the mistake that is asked about was yours\
.",when:()=>Q()==="answer"&&[b("panel"),...b("pair")].some(({said:V})=>V?.asks),press:(V,J)=>J.closest(".uw-table.acts, \
input")?!1:(e.send({kind:"own",yes:V==="y"}),!0)},{keys:Array.from({length:U},(V,J)=>String(J+1)),shown:`1 to ${U}`,words:"\
Asks that question of those above the panel.",when:()=>U>=Rs&&!b("goal").title&&!$,press:(V,J)=>J.closest(".uw-table.act\
s, input")?!1:(j(b("questions")[Number(V)-1].id),!0)}]}),ss=U=>()=>{U(),es(),T?.again()},Tc=()=>{T?.tried(),Ko()},Ec=()=>{
it(),b("panel").revealed&&b("note")&&x(b("note"))},Lc=()=>{Zt(),Ot()},Zo=[["change:panel",ns],["change:questions change:\
question change:goal",ss(A)],["change:page change:why",Ot],["change:pair",ns],["change:main",Zt],["change:moment",Lc],["\
change:guesses change:ending",ss(Ke)],["change:note",ss(Ec)],["change:tried",Tc],["msg:custom",Lt]];for(let[U,V]of Zo)e.
on(U,V);return ns(),()=>{for(let[U,V]of Zo)e.off(U,V);T?.stop(),M?.stop(),Go.disconnect(),Sc()}}var zu=3e5,_i="uncle_widgets ",_s="uncle_widgets/left",qs="uncle_widgets/asked",Ii=Symbol.for("uncle_widgets.whose");function ne(){
try{return sessionStorage}catch{return null}}var Wi=(e="")=>Object.keys(ne()??{}).filter(t=>t.startsWith(`${_i}${e}`));function Ju(){
let e=ne();if(!e)return!1;let[t]=performance.getEntriesByType("navigation"),s=!(t?.type==="navigate"&&e.getItem(_s))&&!e.
getItem(qs);e.removeItem(_s),window.addEventListener("pagehide",()=>e.setItem(_s,"1"));let o=Math.max(...Wi(`${location.
pathname} `).map(r=>Number.parseInt(e.getItem(r)??"",10)||0));return s&&Date.now()-o<zu}function Fs(){let e=globalThis;return e[Ii]??=
{free:Ju(),own:new Set,holders:new Set,ask:null,sizes:new ResizeObserver(()=>requestAnimationFrame(fn))},e[Ii]}var Vs=(e,t)=>a(
"div.offer",{role:"group","aria-label":"Go on, or somebody new?"},a("b","Go on, or somebody new?"),a("p","Somebody was h\
ere before. Go on if that was you."),a("div.row",a("button.btn.solid",{"data-k":"resume",onclick:e},"Go on"),a("button.b\
tn",{"data-k":"forget",onclick:t},"Somebody new")));function fn(){let e=Fs();if(![...e.holders].some(({give:s})=>s)){e.ask?.
remove(),e.ask=null;return}let[n]=[...e.holders].map(({root:s})=>s).filter(s=>s.getClientRects().length>0).sort((s,o)=>s.
compareDocumentPosition(o)&Node.DOCUMENT_POSITION_FOLLOWING?-1:1);n&&(e.ask??=a("div.uw.uw-whose",Vs(()=>Ws(!0),()=>Ws(!1))),
n.previousSibling!==e.ask&&n.before(e.ask),ne()?.setItem(qs,"1"))}function Ws(e){let t=Fs(),n=t.ask?.nextElementSibling;
t.free=!0;let s=[...t.holders].map(i=>i.give);for(let i of t.holders)i.give=null;if(e)for(let i of s)i?.();else for(let i of Wi())
ne()?.removeItem(i);ne()?.removeItem(qs);let o=t.ask?.matches(":focus-within");fn();let r=o&&n?.querySelector("button, i\
nput, select, textarea, [tabindex='0']");r instanceof HTMLElement&&r.focus({preventScroll:!0})}function It(e,t){let n=Fs(),
s=()=>`${_i}${location.pathname} ${t()}`,o=()=>{let l=ne()?.getItem(s());return l?l.slice(l.indexOf(" ")+1):null},r={root:e,
give:null},i=()=>ne()?.removeItem(s()),c=()=>n.free||n.own.has(s());return n.holders.add(r),n.sizes.observe(e),{look:l=>{
let u=o();r.give=u&&!c()?()=>l(u):null,u&&c()&&l(u),fn()},again:()=>(c()||i(),o()),keep:l=>{n.ask&&Ws(!1),n.own.add(s());
try{ne()?.setItem(s(),`${Date.now()} ${l}`)}catch{}},forget:i,stop:()=>{n.holders.delete(r),n.sizes.unobserve(e),fn()}}}var qi=3,Fi=80,Vi=e=>[...e.values.map((t,n)=>k("g",{transform:`translate(${n*(e.size+10)} 0)`},Ae(t,e.size,e.lit.includes(
n)))),C(-5,-5,e.w+10,e.size+10,{class:"ring-focus",rx:9}),k("title",e.label)],Ki=(e,t)=>k("svg.small-die",{viewBox:"-3 -\
3 38 38"},Ae(e,32,t));function Gi(e,t){for(let n=0;n<qi;n++){let s=(r,i)=>1+(r+2*n+3*i)%6,o=()=>e(r=>({...r,values:r.values.
map(s),lit:[]}));n?setTimeout(o,n*Fi/t):o()}setTimeout(()=>e(n=>n),qi*Fi/t)}function Zi(e,t,n,s){let o=a("input.num",{inputmode:"decimal",maxlength:80,autocomplete:"off","data-k":"row.say",oninput:()=>c()}),
r=a("b",{"aria-hidden":"true"}),i=()=>{let u=gs(o.value,st);r.textContent=u&&`= ${u} `},c=()=>{i(),s(o.value,dt(o.value,
st).value)},l=Yt(o,st,u=>{o.value=u,l.complain(),c()});return o.value=on(t,n,st),i(),l.complain(),[a("label.wonder",a("s\
pan",e),o,a("span",r,"of 100")),l.node]}var Ks=4,Xu=8,ji={low:0,high:999,whole:!0},Qu=["","One move cost you most","Two moves cost you most","Three moves cost y\
ou most"],th=["A question","The count","The number"];function eh(e){let t=e.currentTarget,n=[...t.querySelectorAll("butt\
on")],s=n.findIndex(r=>r.matches(":focus")),o={ArrowDown:s+1,ArrowUp:s-1,Home:0,End:n.length-1}[e.key];o==null||s<0||(e.
preventDefault(),e.stopPropagation(),n[Math.max(0,Math.min(n.length-1,o))].focus())}function Yi({model:e,el:t}){let n=a(
"div.uw.uw-coach");et(n,e.get("palette"));let s=a("div.sheet.meter",{hidden:!0}),o=a("section.sheet",{"aria-label":"The \
coach"}),r=a("p.sr",{role:"status"});n.append(s,o,r),t.append(n);let i=[],c=e.get.bind(e),l=A=>e.send(A),u=`uw.play.${c(
"game")}`,h=()=>{try{return localStorage.getItem(u)??""}catch{return""}},d=A=>{try{A?localStorage.setItem(u,A):localStorage.
removeItem(u)}catch{}},m=A=>A.split(": ")[1]?.split(" ").filter(Boolean).length??0,p=h();(p===c("link")||!m(p))&&(p="");
let f=(A,I,q=!1,it="")=>a("button",{class:q?"btn solid":"btn","data-k":it||A.kind,onclick:()=>l(A)},I),g={},b=c("stamp"),
w=!1,x=()=>{i.forEach(it=>it.stop()),i=[];let A=c("desk"),I=c("link");if(c("over")?d(""):m(I)&&(d(I),p=""),A.since==null)
return;b!==c("stamp")&&([b,g]=[c("stamp"),{}]),F(o,p&&Vs(()=>l({kind:"resume",link:p}),()=>{p="",d(""),x()}),c("note")&&
a("p.refusal",{role:"alert"},c("note")),A.result&&z(A),A.quiz?R(A):A.look?H(A.look):!A.result&&y(A),A.worth&&!A.look&&D(
A.worth),A.guess&&!A.worth&&!A.look&&a("p.guess",A.guess),A.said&&a("p.note.hint",A.said),_(A));let q=A.look?`Look again\
. You chose ${A.look.chosen}. ${A.look.hint}`:A.result||L(A)?.words||A.said||A.worth?.title||"";r.textContent!==q&&(r.textContent=
q,L(A)&&o.querySelector(".hint-words")?.scrollIntoView({block:"nearest"}))},y=A=>{let I=c("lifts"),q=c("lifted");if(!A.turn)
return[a("h2",A.press?"Nobody chooses: chance is next.":"The others play."),A.press&&a("p.mute",`Press “${A.press}” be\
low the table.`),M(A)];let it=Object.entries(I).filter(([,Q])=>Q.line),ft=it.every(([,Q])=>Q.row)?Xu:Ks,ut=it.length<=ft?
it:it.filter(([Q])=>Q===q);return[a("h2","Your move."),ut.length>0&&a("ul",{class:["leaving",q&&"asked",ut.length>Ks&&"m\
any",ut[0][1].row&&"places"],onkeydown:eh},ut.map(([Q,zt],Ot)=>a("li",$(Q,zt,Ot),v(Q,zt)))),T(A),M(A)]},v=(A,{ask:I,row:q})=>I&&
q&&A===c("lifted")&&Zi(I,g[A],c("said")[A],(it,ft)=>{g[A]=it;let{[A]:ut,...Q}=c("said");ft!==(ut??null)&&(e.set("said",ft==
null?Q:{...Q,[A]:ft}),e.save_changes())}),S=A=>{e.set("lifted",A),e.save_changes()},$=(A,{label:I,play:q,line:it,ask:ft,
row:ut,dice:Q=[]},zt)=>{let Ot=c("lifted"),Zt=c("said"),Bt=A===Ot,Ke=()=>{if(Bt&&g[A]?.trim()&&ce(g[A],st)){r.textContent=
ce(g[A],st),Et(o,"row.say");return}if(Bt)return l({kind:"move",move:A,stamp:c("stamp"),said:Zt[A]??null});S(A)};return a(
"button",{class:[Bt&&"on",ut&&"place"],"data-move":A,"data-k":`row.${A}`,"aria-pressed":String(Bt),tabindex:(Ot in c("li\
fts")?Bt:!zt)?0:-1,onclick:Ke,onkeydown:ge=>{ge.key!=="Escape"||!Bt||(ge.stopPropagation(),S(""))}},Q.length>0&&a("span.\
thrown",{"aria-hidden":"true"},Q.map(ge=>Ki(ge,Bt))),a("b.what",ut||I),a("span.then",it),a("span.say",Bt?q.split(" ")[0]:
A in Zt&&`you say ${te(Zt[A],st)}`),ft&&!ut&&E(Zt[A]))},E=A=>a("i.track",{"aria-hidden":"true"},A!=null&&a("i",{style:`l\
eft:${A}%`})),L=({hint:A})=>A?.move===c("lifted")?A:null,T=A=>{if(!A.hints.length)return null;let I=L(A);return a("div.h\
ints",a("h3","A hint, as much as you want"),a("div.seg",{role:"group","aria-label":"A hint"},A.hints.map(q=>a("button",{
"data-k":q?`hint.${q}`:"hint","aria-pressed":String(I?.grade===q),onclick:()=>l({kind:"hint",move:c("lifted"),grade:q})},
th[q]))),I&&a("p.hint-words",I.words))},M=A=>A.since.length>0&&a("div.since",a("h3","Since your last move"),a("ul",A.since.
slice(-Ks).map(I=>a("li",I)))),H=A=>[a("p.mute","You chose ",a("b",A.chosen),"."),a("h2","Look again."),a("p.big-ask",A.
hint||"Is there a better move?"),a("div.row.start.looked",f({kind:"again"},"Choose again",!0),f({kind:"play"},"Play it"))],
R=A=>{let I=a("input.num",{inputmode:"numeric",maxlength:80,autocomplete:"off","data-k":"total","data-draft":A.quiz,"ari\
a-label":"The new total"}),q=Yt(I,ji,()=>{});return a("form",{onsubmit:it=>{it.preventDefault(),q.complain(),dt(I.value,
ji).value==null?I.focus():l({kind:"answer",value:I.value})}},a("h2",c("terms").call),a("p.big-ask",A.quiz," ",I," "),q.node,
a("button.btn.solid",{type:"submit","data-k":"call"},"Call it"))},D=A=>{let I=a("div");return i.push(kt(I,q=>er(q,A))),a(
"div.worth",a("h3","Your last move"),c("desk").guess&&a("p.guess",c("desk").guess),a("details.read",{open:w,ontoggle:q=>w=
q.target.open},a("summary",{"data-k":"worth"},A.title),a("h4","What each move was worth"),a("p.mute.small",A.unit),I,A.words.
map(q=>a("p",q)),a("p.mute.model",A.model)))},B=({step:A,place:I,worth:q,cost:it,cards:ft},ut)=>a("div.costly",a("b.tag",
String(ut)),a("p.where",a("b",I)," ",!ft.length&&a("span",q?.title??"")),ft.length>0&&a("div.cards",ft.map(({face:Q,chosen:zt,
best:Ot})=>a("i",{class:[zt&&"chosen",Ot&&"best"]},k("svg",{viewBox:"0 0 48 68","aria-hidden":"true"},Pt(Q,48))))),a("b.\
cost",it),f({kind:"retry",step:A},"Try again",!1,`retry.${A}`),a("details",a("summary",{"data-k":`review.${A}`},"Why"),(q?.
words??[]).map(Q=>a("p",Q)),a("p.mute.model",q?.model??""))),z=A=>{let I=A.review??[],q=I[0]?.step<0,it=I[0]?.worth?.unit;
return[a("h2","The game is over."),!I.length&&a("p.mute.waits","The coach can go through your moves, and show which of t\
hem cost most."),!I.length&&c("progress")==null&&f({kind:"review"},"Review my moves",!0),I.length>0&&a("div.review",a("h\
3",q?"Your moves":Qu[I.length]),q?a("p","None: every move was the best, as far as the coach can tell."):a("p.mute.small",
`In ${it}: the best move, less the one you made.`),!q&&I.map((ft,ut)=>B(ft,ut+1)),I.some(({cards:ft})=>ft.length>0)&&a("\
p.mute.small.key",a("i.chosen"),"you played",a("i.best"),"worth most"),A.sum&&a("p.note",A.sum)),a("details.read",a("sum\
mary",{"data-k":"record"},"The record, every card"),a("p.mono.record",A.record))]},_=A=>a("div.foot",!A.result&&a("label\
.level",a("span",a("b","Coach")," speaks up when a move costs"),a("select.pick",{"data-k":"coach",onchange:I=>{let q=Number(
I.target.value);l({kind:"coach",on:q>=0,level:q<0?null:q})}},a("option",{value:-1,selected:!A.coach},"off"),A.levels.map(
(I,q)=>a("option",{value:q,selected:A.coach&&A.level===q},I)))),!A.result&&a("div.row.pair",f({kind:"deal"},"New deal"),
f({kind:"same"},"Same deal again")),a("p.mute.small",`Deal ${A.seed}. The same deal and moves give the same game.`)),O=()=>{
let A=c("progress");if(s.hidden=A==null,A==null)return s.replaceChildren();F(s,a("div.row",a("span","The coach looks ahe\
ad"),a("div.gauge",{role:"progressbar","aria-label":"The coach looks ahead","aria-valuemin":0,"aria-valuemax":100,"aria-\
valuenow":Math.round(A*100)},a("i",{style:`width:${A*100}%`})),f({kind:"stop"},"Stop")))},j="change:desk change:note cha\
nge:link change:lifts change:lifted change:said change:stamp";return e.on(j,x),e.on("change:progress",O),x(),O(),()=>{e.
off(j,x),e.off("change:progress",O),i.forEach(A=>A.stop())}}var Gs="uncle_widgets.lesson.",zi=(e,t,n)=>a("section.sheet.lessons",{"aria-label":"Lessons"},a("h1",e.title),a("p.mute",
e.long),t.filter(({lessons:s})=>s.length>0).map(s=>{let o=a("article.shelf",a("h2",a("i.patch",{"aria-hidden":"true"}),s.
title),a("ol",s.lessons.map(({number:r,name:i,about:c,link:l})=>{let u=!!ee(`${Gs}${s.id} ${r}`);return a("li",n({class:u?
"done":"","data-k":`lesson.${s.id}.${r}`},{game:s.id,page:s.page,link:l},[a("span.nr",{"aria-hidden":"true"},String(r)),
a("span",i,u&&a("span.sr",", gone through")),a("small",c)]))})));return et(o,s.palette),o}));var Ji=e=>String(e).replace("-","−"),Qi=({low:e,high:t},n)=>s=>(s-e)/(t-e)*n,ta=({dots:e})=>e.filter(({apart:t})=>!t);
function nh(e,t,{left:n,top:s}){let o=Qi(t,e),r=f=>n+o(f),i=f=>s+e-o(f),{low:c,high:l,band:u,unit:h}=t,d=ta(t),m=h==="of\
 100"?[0,25,50,75,100]:Ft(c,l),p=u?k("path",{class:"band",d:`M${r(c)} ${i(c)}L${r(c)} ${i(c+u)}L${r(l-u)} ${i(l)}L${r(l)}\
 ${i(l)}
          L${r(l)} ${i(l-u)}L${r(c+u)} ${i(c)}Z`}):d.map(f=>k("path",{class:"reach",d:[`M${r(f.exact)} ${i(Math.max(c,f.
exact-f.reach))}`,i(Math.min(l,f.exact+f.reach))].join("V")}));return k("g",{},p,m.map(f=>[k("path",{class:"grid",d:`M${r(
f)} ${i(c)}V${i(l)}M${r(c)} ${i(f)}H${r(l)}`}),k("text",{x:r(f),y:i(c)+18,"text-anchor":"middle"},Ji(f)),k("text",{x:r(c)-
8,y:i(f)+4,"text-anchor":"end"},Ji(f))]),k("path",{class:"same",d:`M${r(c)} ${i(c)}L${r(l)} ${i(l)}`}),k("text",{class:"\
faint",x:r(c)+44,y:i(l)+34},"too high"),k("text",{class:"faint",x:r(l)-16,y:i(c)-24,"text-anchor":"end"},"too low"),k("t\
ext",{class:"axis",x:r(l),y:i(c)+36,"text-anchor":"end"},`the answer, ${h}`),k("text",{class:"axis",transform:`translate\
(${r(c)+16} ${i(l)+12}) rotate(-90)`,"text-anchor":"end"},"you said"),d.filter(f=>!f.near).map(f=>k("path",{class:"drop",
d:`M${r(f.exact)} ${i(f.exact)}V${i(f.said)}`})),ea(d,o,e).map(({place:f,number:g},b)=>[k("path",{class:"lead",d:`M${n+f[0]}\
 ${s+e-f[1]}L${n+g[0]} ${s+e-g[1]}`}),k("circle",{class:"place","data-at":d[b].at,cx:r(d[b].exact),cy:i(d[b].said),r:4})]))}
function sh(e,t){let r=Math.max(20,...t.flatMap(u=>u.off)),i=Ft(0,r*1.05),c=u=>92+u/(r*1.05)*(e-92-40),l=t.length*40;return k(
"svg",{class:"surerows",width:e,height:l+24,role:"img","aria-label":"How far off, of 100"},i.map(u=>[k("path",{class:"gr\
id",d:`M${c(u)} 0V${l}`}),k("text",{x:c(u),y:l+18,"text-anchor":"middle"},String(u))]),t.map(({words:u,off:h,mean:d},m)=>{
let p=m*40+20,f={};return[k("text",{class:"level",x:0,y:p+5},u),k("path",{class:"mean",d:`M${c(d)} ${p-16}V${p+16}`}),[...h].
sort((g,b)=>g-b).map(g=>{let b=Math.round(c(g)/9);return f[b]=(f[b]??0)+1,k("circle",{class:"one",cx:c(g),cy:p+8-(f[b]-1)*
9,r:4})}),k("text",{class:"much",x:e,y:p+5,"text-anchor":"end"},String(Math.round(d)))]}))}var oh=156,Xi=16,rh=26,ih=[7,
3,1,5,0,4,6,2],ah=8;function ea(e,t,n){let s=([l,u],[h,d])=>Math.hypot(l-h,u-d),o=e.map(({exact:l,said:u})=>[t(l),t(u)]),
r=o.map((l,u)=>o.every((h,d)=>d===u||s(l,h)>=Xi)),i=o.map((l,u)=>r[u]?l:null),c=([l,u])=>Math.min(l,u)>=0&&Math.max(l,u)<=
n&&i.every(h=>!h||s(h,[l,u])>=rh)&&o.every(h=>s(h,[l,u])>=Xi);return o.forEach(([l,u],h)=>{for(let d=1;!i[h]&&d<=ah;d++)
for(let m of ih){let p=m*Math.PI/4,f=[l+22*d*Math.cos(p),u+22*d*Math.sin(p)];!i[h]&&c(f)&&(i[h]=f)}}),o.map((l,u)=>({place:l,
number:i[u]??l}))}var lh=4;function na({model:e,el:t}){let n=a("div",{class:"uw uw-lessonchart"});et(n,e.get("palette"));
let s=a("div",{class:"plot"}),o=a("ul.apart"),r=a("div",{class:"sr"});n.append(a("section",{class:"sheet"},a("h2",{},"Wh\
at you said, against what is so"),s,o,r)),t.append(n);let i="",c=(d,m="")=>at({class:d.near?"dot hit":"dot missed","data\
-k":`dot.${d.at}`,"aria-label":`Position ${d.at+1}: ${d.words}`,title:`Position ${d.at+1}: ${d.words}`,style:m,onclick:()=>e.
send({kind:"go",at:d.at})},String(d.at+1)),l=(d,m)=>{let p=e.get("report"),f=ta(p);return ea(f,Qi(p,d),d).map(({number:[
g,b],place:[w,x]},y)=>c(f[y],`left:${m.left+g}px;top:${m.top+d-b}px;--rise:${x-w}px;animation-delay:${y*40}ms`))},u=()=>{
let d=e.get("report"),m=s.clientWidth,p=s.clientHeight,f=`${m} ${p} ${JSON.stringify(d)}`;if(m===0||f===i||!d.dots)return;
i=f;let g=m>560,b={left:44,top:14},w=m-b.left-(g?oh:26),x=Math.max(160,g&&p>260?Math.min(w,p-64):w);F(s,k("svg",{width:m,
height:x+64,"aria-hidden":"true"},nh(x,d,b)),l(x,b),a("ul",{class:g?"legend":"legend under",style:g?`left:${b.left+x+28}\
px`:null},a("li",{},a("i",{class:"dot hit"}),d.band?"within ten":"near"),a("li",{},a("i",{class:"dot missed"}),"further \
off"),g&&a("li",{},a("i",{class:"line"}),"said = exact"),g&&a("li",{},a("i",{class:"patch"}),d.band?"ten each side":"sti\
ll near"))),F(o,d.dots.filter(({apart:y})=>y).map(y=>a("li",c(y),y.words))),r.replaceChildren(a("table",{},a("caption",{},
"Said and exact, position by position"),a("tbody",{},d.dots.map(y=>a("tr",{},a("th",{},`${y.at+1}`),a("td",{},y.words)))))),
d.dots.length===0&&F(s,a("p",{class:"mute"},"No number was given."))},h=new ResizeObserver(()=>requestAnimationFrame(u));
return h.observe(s),e.on("change:report",u),u(),()=>{h.disconnect(),e.off("change:report",u)}}function sa({model:e,el:t}){
let n=a("div",{class:"uw uw-lessonend"});et(n,e.get("palette"));let s=a("section",{class:"sheet","aria-label":"How you d\
id"}),o=a("p",{class:"told",role:"status"});n.append(s),t.append(n);let r=null,i=l=>a("li",{},at({class:"dot missed","da\
ta-k":`miss.${l.at}`,"aria-label":`Open position ${l.at+1}`,onclick:()=>e.send({kind:"go",at:l.at})},String(l.at+1)),a("\
span",{},a("b",{},l.name),l.why&&a("small",{},l.why)),a("span",{class:"off"},a("b",{},l.off),l.againWords&&a("small",{},
`then ${l.againWords}`))),c=()=>{let l=e.get("report");if(l.done&&ue(Gs+l.done,"1"),!l.dots)return;let u=l.dots.filter(f=>!f.
near),h=l.open.length,d=(f,g)=>({kind:f,words:g}),m=[h>0&&d("redo",h===1?"Redo your miss":`Redo your ${h} misses`),l.next&&
d("next","Next lesson"),l.practise&&d("practise",l.practise)].filter(f=>f!==!1&&f!==""),p=a("div",{});r?.stop(),F(s,a("d\
iv",{class:"goal"},a("h2",{tabindex:-1,"data-next":!0},l.title),l.of>0&&a("span",{class:"chip line"},`${l.near} of ${l.of}\
 near`),a("p",{},l.short&&a("b",{},`${l.short} `),l.found)),a("h3",{},ch(u.length,l.of)),u.length>0&&a("ol",{class:u.length>
lh?"misses many":"misses"},u.map(i)),l.sure.length>0&&[a("h3",{},"How sure, and how far off"),a("p",{class:"mute"},`${l.
sureWords} The bar is the mean.`.trim()),p],a("div",{class:"acts"},m.map((f,g)=>at({class:g?"btn":"btn solid","data-k":f.
kind,title:f.kind==="next"?l.next:null,onclick:()=>e.send({kind:f.kind})},f.words)),l.of>0&&at({class:"btn quiet","data-\
k":"save",onclick:()=>e.send({kind:"save"})},"Save"),l.receipt&&at({class:"btn quiet","data-k":"receipt",onclick:()=>Zs(
l.receipt,o)},"Copy the receipt")),o),r=l.sure.length>0?kt(p,f=>sh(f,l.sure)):null};return e.on("change:report",c),e.on(
"msg:custom",Lt),c(),setTimeout(()=>{let l=s.querySelector("h2");ze(n)&&l?.focus({preventScroll:!0})},80),()=>{r?.stop(),
e.off("change:report",c),e.off("msg:custom",Lt)}}async function Zs(e,t){try{await navigator.clipboard.writeText(e),t.textContent=
"Copied. Paste it where you hand it in."}catch{t.textContent=e}}function ch(e,t){return t===0?"Nothing was said":e===0?"\
No misses":e===1?"One miss":`${["","One","Two","Three","Four","Five","Six","Seven","Eight","Nine","Ten"][e]??e} misses`}var uh=["#F4F7FF","#A9C3F5","#6F94DB","#3F63AB","#233E77"],Ys=e=>({fill:uh[e-1],ink:e<4?"#13201E":"#FFF"}),js=e=>!!e.nodes,
hh=["part","value"];function dh(e,t){let n=Object.entries(e.nodes??{});return t==="part"?n:[...n].sort(([,s],[,o])=>(s.value??
0)-(o.value??0))}var gn=class{constructor(t){this.back=!1;this.by="part";this.map={};this.changed=t,this.words=a("p.coun\
ted"),this.steps=a("ol.shades"),this.tokens=a("button.btn.quiet",{"data-k":"heat.tokens",onclick:()=>this.bring()}),this.
opener=a("button.btn.quiet",{"data-k":"heat.all","aria-expanded":"false",onclick:()=>this.open(!!this.list.hidden)}),this.
root=a("div.heat-bar",{role:"group","aria-label":"Numbers on the board",hidden:!0},a("div.legend",this.words,this.steps),
this.tokens,this.opener),this.list=a("section.sheet.scores.heat-list",{hidden:!0})}get clears(){return js(this.map)&&!!this.
map.hides&&!this.back}show(t){if(JSON.stringify(t)===JSON.stringify(this.map)||(this.map=t,this.root.hidden=!js(t),this.
open(!1),!js(t)))return;let{title:n="",unit:s="",steps:o=[],hides:r="",nodes:i={}}=t;this.words.textContent=n,this.steps.
replaceChildren(...o.map(({text:c,count:l},u)=>{let{fill:h,ink:d}=Ys(u+1),m=`about ${c} ${s}: ${l} of the places`;return a(
"li",{title:m},a("span.shade",{"aria-hidden":"true",style:`background:${h};color:${d}`},c),a("span.sr",m))}),a("li.unit",
{"aria-hidden":"true"},s)),this.tokens.hidden=!r,this.opener.textContent=`All ${Object.keys(i).length}`,this.say()}say(){
this.tokens.textContent=`Show ${this.map.hides??""}`,X(this.tokens,"aria-pressed",String(this.back))}bring(){this.back=!this.
back,this.say(),this.changed()}open(t){this.list.hidden=!t,X(this.opener,"aria-expanded",String(t)),this.list.replaceChildren(
...t?[this.table()]:[])}escape(){let t=!this.list.hidden;return this.open(!1),t&&this.opener.focus(),t}sort(t){this.by=t,
this.open(!0),this.list.querySelector(`[data-k="heat.${t}"]`)?.focus()}table(){let{title:t="",unit:n=""}=this.map,s={part:"\
where",value:n},o=hh.map(i=>a("th",{scope:"col","aria-sort":this.by===i?"ascending":null},a("button.sorts",{"data-k":`he\
at.${i}`,onclick:()=>this.sort(i)},s[i]))),r=([i,{part:c="",value:l=0}])=>a("tr",a("th",{scope:"row"},i),a("td",c),a("td\
.num",l.toFixed(2)));return a("div.scroll",{tabindex:0,role:"group","aria-label":t},a("table",a("caption",t),a("thead",a(
"tr",a("td"),...o)),a("tbody",dh(this.map,this.by).map(r))))}};var mh=23,zs=24,Re=20,ph=17,fh=8,oa=6,Ne={h:23,size:15},gh={house:[66,34],place:[20,28]},[bh,wh,yh]=[3,4,1],ra=(e,t)=>Math.
hypot(e.x-t.x,e.y-t.y);function kh(e,t,n){let s={x:(e.x+t.x)/2,y:(e.y+t.y)/2},o=r=>(r.x-s.x)*(t.x-e.x)+(r.y-s.y)*(t.y-e.
y);return n.flatMap((r,i)=>{let c=n[(i+1)%n.length],[l,u]=[o(r),o(c)],h=l/(l-u),d=l<0!=u<0?[{x:r.x+(c.x-r.x)*h,y:r.y+(c.
y-r.y)*h}]:[];return l<0?[r,...d]:d})}function xh(e,t=mh){let n=Array.from({length:zs},(s,o)=>{let r=2*Math.PI*o/zs,i=t/
Math.cos(Math.PI/zs);return{x:i*Math.cos(r),y:i*Math.sin(r)}});return e.map((s,o)=>{let r=n;for(let[i,c]of e.entries()){
let l=ra(s,c);i===o||l>2.1*t||(l<.5?r=i>o?[]:r:r=kh({x:0,y:0},{x:c.x-s.x,y:c.y-s.y},r))}return r})}var vh=e=>e.map((t,n)=>{
let s=e.filter((o,r)=>r!==n).map(o=>ra(t,o));return Math.max(fh,Math.min(Re,...s.filter(o=>o>.5).map(o=>o/2-1)))}),Js=(e,t)=>e.
x<t.x+t.w&&t.x<e.x+e.w&&e.y<t.y+t.h&&t.y<e.y+e.h,$h=({x:e,y:t},n)=>({x:e-n,y:t-n,w:2*n,h:2*n});function Mh(e,t,n,s,o){let r=[];
return e.map((i,c)=>{let l=n[c],u=Ne.h,h=f=>(f.x<o.x||f.y<o.y||f.x+l>o.x+o.w||f.y+u>o.y+o.h?100:0)+bh*r.filter(b=>Js(b,f)).
length+wh*e.filter((b,w)=>Js($h(b,t[w]-3),f)).length+yh*s.filter(b=>Js(b,f)).length,d=[[1,-1],[-1,-1],[1,0],[-1,0],[0,-1],
[0,1],[1,1],[-1,1]],p=[0,8,20].flatMap(f=>d.map(([g,b])=>{let w=(t[c]+f)*(g&&b?.72:1.08);return{x:i.x+g*(w+l/2)-l/2,y:i.
y+b*(w+u/2)-u/2,w:l,h:u}})).reduce((f,g)=>h(g)<h(f)?g:f);return l&&r.push(p),p})}var Xs=e=>e?12+9*e.length:0,Qs=({x:e,y:t},{
role:n,label:s,ring:o,chosen:r,attributes:i})=>k("g",{role:n,"aria-label":s,"data-x":e,"data-y":t,transform:`translate(${e}\
 ${t})`,...i},k("title",s),k("g.sized",k("path.cell",{fill:"transparent"}),(o||r)&&W(0,0,Re,{class:"ring"}),r&&W(0,0,Re-
oa,{class:"ring chosen"}),W(0,0,Re+12,{class:"ring-focus"}))),ia=({x:e,y:t},n,s)=>k("g.tag.of",{"data-of":s,"data-move":s,
transform:`translate(${e} ${t})`,"aria-hidden":"true"},k("g.sized",k("g.stands",C(0,0,Xs(n),Ne.h,{rx:3,style:"fill:var(-\
-lit)"}),k("text",{x:Xs(n)/2,y:Ne.h/2+Ne.size*.36,"font-size":Ne.size,"font-weight":700,"text-anchor":"middle",fill:"#13\
201E"},n))));function aa(e,t,n,s){let o=[...e.querySelectorAll("[data-x]")],r=({x:g,y:b})=>({x:g/t,y:b/t}),i=o.map(({dataset:g})=>r(
{x:Number(g.x),y:Number(g.y)})),c=xh(i),l=vh(i);for(let g of e.querySelectorAll(".sized"))g.setAttribute("transform",`sc\
ale(${t})`);for(let[g,b]of o.entries()){let w=c[g].map(({x,y})=>`${x.toFixed(1)} ${y.toFixed(1)}`).join("L");b.querySelector(
".cell")?.setAttribute("d",w?`M${w}Z`:"");for(let x of b.querySelectorAll("circle")){let y=x.classList.contains("ring-fo\
cus")?12:x.classList.contains("chosen")?-oa:0,[v,S]=["many","handle"].map(E=>b.classList.contains(E)),$=S?Re:v?Math.min(
l[g],ph/t):l[g];x.setAttribute("r",String($+y))}}let u=[...e.querySelectorAll(".tag.of")];if(!u.length)return;let h=o.map(
g=>u.find(b=>b.dataset.of===g.dataset.move)),d=h.map(g=>Xs(g?.textContent??"")),m={x:n.x/t,y:n.y/t,w:n.w/t,h:n.h/t},p=s.
map(({x:g,y:b,kind:w})=>{let[x,y]=gh[w??""]??[13,13];return{x:(g-x)/t,y:(b-y)/t,w:2*x/t,h:2*y/t}}),f=Mh(i,l,d,p,m);for(let[
g,b]of h.entries()){let{x:w,y:x}=f[g];b?.querySelector(".stands")?.setAttribute("transform",`translate(${w-i[g].x} ${x-i[g].
y})`)}}var Sh=18,Th=40,Eh={"stroke-width":5},Lh={"stroke-width":36,"stroke-linejoin":"round","stroke-linecap":"round"},Ah=.4;function Hh(e,t){
let n=t.get(e.a),s=t.get(e.b),o=`M${n.x} ${n.y}L${s.x} ${s.y}`,r=i=>k("path",{d:o,fill:"none",...i});switch(e.kind??"roa\
d"){case"double":return[r({style:"stroke:var(--field-edge)","stroke-width":9}),r({style:"stroke:var(--field)","stroke-wi\
dth":4})];case"dashed":return r({style:"stroke:var(--field-edge)","stroke-width":6,"stroke-dasharray":"12 9"});case"thin":
return r({style:"stroke:var(--field-edge)","stroke-width":3});case"pointer":return r({style:"stroke:var(--on-field-2)","\
stroke-width":3,"stroke-dasharray":"2 5"});default:return r({style:"stroke:var(--field-edge)","stroke-width":9})}}var la=(e,t,n,s)=>k(
"text",{class:s,y:.35*t,"font-size":t,"font-weight":700,"text-anchor":"middle",fill:n},e);function Uh(e,t,n,s){let{fill:o,
ink:r}=t?Ys(t.step):{fill:"var(--on-field)",ink:""},i={style:`fill:${o};stroke:var(${t?"--on-field-2":"--field"})`,"stro\
ke-width":2},c=t?Math.min(16*n,Sh):13,l=e.kind==="crossing"?k("path",{d:`M0 ${-c*1.35}L${c*1.35} 0 0 ${c*1.35} ${-c*1.35}\
 0Z`,...i}):e.kind==="door"?k("path",{d:`M${-c} ${-c}L${c} 0 ${-c} ${c}Z`,...i}):e.kind==="house"?k("rect",{x:-66,y:-34,
width:132,height:68,rx:4,...i}):e.kind==="place"?C(-19,-27,38,54,{class:"slot",rx:4,fill:"none"}):k("circle",{r:c,...i}),
u=e.kind==="house",h=u&&(e.name??"").length>8?(e.name??"").split(" "):[e.name??""],d=Math.max(1,...h.map(f=>f.length)),m=u?
Math.min(23*n,122/(.66*d),54/(1.1*h.length)):20*n,p={...e.kind==="place"?s(e):{x:0,y:u?0:16+18*n,"text-anchor":"middle"},
class:u?"on-house":"f"};return k("g",{transform:`translate(${e.x} ${e.y})`},k("title",e.label),l,e.kind==="pointer"&&!t&&
C(-5,-5,10,10,{fill:"var(--field)"}),t&&la(t.text,20*n,r,t.fine?"coarse":""),t?.fine&&la(t.fine,15*n,r,"fine"),e.name&&h.
map((f,g)=>k("text",{"font-size":m,"font-weight":700,...p,y:p.y+(u?(.35+1.1*(g-(h.length-1)/2))*m:0)},f)))}function Nh(e){
let t=new Map;for(let{key:s,at:o,art:r}of e)(r??"mark")==="mark"&&t.set(o,[...t.get(o)??[],s]);let n=new Map;for(let s of t.
values())s.forEach((o,r)=>n.set(o,r-(s.length-1)/2));return n}function Rh(e,t,n,s=0){let o=t.get(e.at);if(!o)throw new Error(
`Expected a node of the board, not "${e.at}".`);let r={mark:()=>[W(0,0,27,{fill:e.active?"var(--accent-on-field)":"var(-\
-field)"}),ye(e.seat??0,-19,-19,38,{fill:e.active?"var(--field)":"var(--on-field)",ink:e.active?"var(--accent-on-field)":
"var(--field)"})],agent:()=>[W(0,0,15,{style:"fill:var(--field);stroke:var(--on-field)","stroke-width":3}),C(-9,-3,18,6,
{fill:"var(--on-field)"})],card:()=>[k("g",{transform:"translate(-20 -28)"},Pt(e.face,40))],bars:()=>[C(-64,-32,128,64,{
rx:3,fill:"var(--on-field)"}),k("path",{d:"M-54 -32V32M-38 -32V32M38 -32V32M54 -32V32",style:"stroke:var(--field)","stro\
ke-width":6})],empty:()=>[C(-19,-27,38,54,{class:"slot",rx:4,fill:"none"})]}[e.art??"mark"];if(!r)throw new Error(`Expec\
ted a token that can be drawn, not "${e.art}".`);return k("g",{transform:`translate(${o.x+46*n*s} ${o.y}) scale(${n})`,role:"\
img","aria-label":e.label,"data-token":e.key},k("title",e.label),k("g.grows",r()))}function Ch({tag:e,path:t},n,s){let{x:o,
y:r}=n.get(t[t.length-1]),i=18+11*e.length;return e&&k("g.tag",{transform:`translate(${o+14} ${r-12-32*s}) scale(${s})`},
C(0,0,i,32,{rx:3,style:"fill:var(--lit)"}),k("text",{x:i/2,y:23,"font-size":21,"font-weight":700,"text-anchor":"middle",
fill:"#13201E"},e))}function ca(e,t){let n=e.path.map(r=>t.get(r)),s=n.map(({x:r,y:i},c)=>`${c?"L":"M"}${r} ${i}`).join(
""),o=!e.move;return k("g",{class:o?"way gone":"way",role:o?"img":null,"aria-label":o?e.label:null,"aria-hidden":o?null:
"true","data-steps":n.length-1},o&&k("title",e.label),k("path.line",{d:s,fill:"none",style:"stroke:var(--lit)",...o?Lh:Eh}))}
function Ph({path:e,label:t,move:n,chosen:s},o,r){let i=o.get(e[e.length-1]),c=r?{class:"way plays",tabindex:0,"data-mov\
e":n,"aria-pressed":String(!!s)}:{class:"way shown"};return Qs(i,{role:r?"button":"img",label:t,ring:!0,chosen:!!s,attributes:c})}
function Oh(e,t,n,s){let o=13*s*(e.name?.length??0),r=[{x:-23*s-3,y:7*s,"text-anchor":"end",left:-o-23*s},{x:23*s+3,y:7*
s,"text-anchor":"start",left:23*s},{x:0,y:45*s,"text-anchor":"middle",left:-o/2},{x:0,y:-31*s,"text-anchor":"middle",left:-o/
2}],i=t.edges.flatMap(({a:h,b:d})=>{let m=n.get(h),p=n.get(d);return[0,.25,.5,.75,1].map(f=>({x:m.x+(p.x-m.x)*f,y:m.y+(p.
y-m.y)*f}))}),c=({y:h,left:d})=>i.filter(m=>m.x>e.x+d-14&&m.x<e.x+d+o+14&&m.y>e.y+h-16*s-12&&m.y<e.y+h+12).length,{left:l,
...u}=r.reduce((h,d)=>c(d)<c(h)?d:h);return u}var Bh=(e,t,n)=>[e.art?k("g.scenery",Xo(e.art)):null,(e.areas??[]).map(({name:s,
x:o,y:r})=>k("text.f2",{x:o,y:r,"font-size":20*n,"text-anchor":"middle"},s)),k("g",{fill:"none"},...e.edges.map(s=>Hh(s,
t)))];function Dh(e,t,n,s,o=0){let r=n.get(e.at),i={agent:22,card:39}[e.art??"mark"]??34,c=r.x+46*s*o;return k("g.light",
{transform:`translate(${c} ${r.y}) scale(${s})`,"data-x":c,"data-y":r.y,"data-key":`lit:${e.key}`,"aria-hidden":"true"},
W(0,0,i,{fill:"none",style:"stroke:var(--lit)","stroke-width":6}),t&&C(i-6,-i-14,26,26,{style:"fill:var(--lit)"}),t&&k("\
text",{x:i+7,y:5-i,"font-size":18,"font-weight":700,"text-anchor":"middle",fill:"#13201E"},t))}function Ih(e,t,{zone:n},{
nodes:s,aside:o,u:r,at:i}){let c=n.tokens.find(({key:h})=>h===e),l=s.get(c?.at??e);if(!l)throw new Error(`Expected a nod\
e or a token of the board, not "${e}".`);let u=n.carries?.length;return Qs({x:l.x+46*r*(o.get(e)??0),y:l.y},{role:"butto\
n",label:c?.label??l.label,ring:!c,chosen:t,attributes:{class:["way plays",c&&"handle",u&&"many"],tabindex:c&&i?-1:0,"ar\
ia-pressed":String(t),"data-spot":e}})}function ua(e){let{board:t,zone:n,heat:s,clear:o,acting:r,spots:i,lit:c,w:l,h:u,k:h}=e,
d=new Map(t.nodes.map(v=>[v.id,v])),m=Nh(n.tokens),p=h<Ah?1:Math.max(1,.62/h),f=(n.ways??[]).filter(({move:v})=>!v),g=(n.
ways??[]).filter(({move:v})=>v),b=n.tokens.filter(({art:v})=>!(o&&v==="agent")),w=({art:v})=>!!s.nodes&&v==="card",x=v=>Uh(
v,s.nodes?.[v.id],p,S=>Oh(S,t,d,p)),y=v=>Rh(v,d,p,m.get(v.key));return k("svg.board",{width:l,height:u,viewBox:`0 0 ${t.
width} ${t.height}`,preserveAspectRatio:"xMidYMid meet",style:"overflow:hidden","data-board":t.id},C(0,0,t.width,t.height,
{fill:"transparent"}),Bh(t,d,p),f.map(v=>ca(v,d)),t.nodes.filter(({kind:v})=>v==="place").map(x),b.filter(w).map(y),t.nodes.
filter(({kind:v})=>v!=="place").map(x),g.map(v=>ca(v,d)),b.filter(v=>!w(v)).map(y),f.map(v=>Ch(v,d,p)),b.filter(({key:v})=>v in
c).map(v=>Dh(v,c[v.key],d,p,m.get(v.key))),g.filter(({tag:v})=>v).map(({tag:v,move:S,path:$})=>ia(d.get($[$.length-1]),v,
S??"")),g.map(v=>Ph(v,d,r)),Object.entries(i).map(([v,S],$)=>Ih(v,S,e,{nodes:d,aside:m,u:p,at:$})))}function ha(e,t){for(let n of e.
querySelectorAll(".way.gone > .line")){if(!(n instanceof SVGGeometryElement))continue;let s=n.getTotalLength(),o=Number(
n.parentElement?.dataset.steps??1);n.animate([{strokeDasharray:`0 ${s}`},{strokeDasharray:`${s} 0`}],{duration:o*Th/t})}}var se=390,Rt=700,Ht=10,eo=e=>e.zones.every(t=>["seat","ring","fan","stack","tray","kinds"].includes(t.kind)&&(e.table===
"corners"||!(t.kind==="seat"&&(t.before?.length??0)>0)));function no(e,t,n,s,o,r,i=!1){let c=t.alert||(t.counters??[]).map(
({value:p,label:f})=>`${p} ${f}`)[0]||t.note;e.add("mark",t.id,n,s,{seat:t.seat,size:20,active:!!t.active});let l=n+26,u=o-
26,h=i?mt(t.name,13,u-28,1.06):{lines:[t.name],size:13};if(e.text(`${t.id}.name`,h.lines[0],l,s+9,{size:h.size,bold:!0,quiet:!1,
room:u}),e.text(`${t.id}.note`,mt(c??"",12,u).lines[0],l,s+(i?24:22),{size:12,tone:t.alert?"lit":"",room:u}),i){let p=l+
Z(h.lines[0],h.size)*1.06+8;e.cards(t.cards,p,s-2,20,{w:11,ideal:2,tight:.02},{role:"seat"})}if(!r)return;let d=t.cards.
some(p=>p.face||p.key in(e.extras.dealt??{})),m={w:r,ideal:r*.72,tight:d?.5:.06,least:d?r*.8:r};e.cards(t.cards,n,s+30,o-
6,m,{role:"seat",pitch:.5})}function wn(e,t,n,s,o,r=se){let i=!!e.extras.acting,c=t.cards.length>(r-o)/60,l=c?Ht:o,u=n+(c?
30:0)+(i?12:0),h=Ct(78,s-u-(i?6:0));no(e,{...t,cards:[]},Ht,c?n:(n+s)/2-14,c?r:o-Ht-6,0);let d={w:h,ideal:h*1.12,tight:.36,
least:Math.min(h,44),floor:24};e.cards(t.cards,l,u,r-l-Ht,d,{own:!0,role:"hand",pitch:.7})}function bn(e,t,n,s,o,r){e.text(
`${t}.count`,n,o,r,{size:20,bold:!0,quiet:!1});let[i,c]=mt(s,12,58).lines;e.text(`${t}.label`,i,o,r+15,{size:12,room:58}),
c&&e.text(`${t}.more`,c,o,r+28,{size:12,room:58})}function _h(e,{seats:[t,...n],ring:s,fans:o,stacks:r,trays:i},c,l){let u=(l-
se)/(Rt-se),h=s?132+116*u:Ht,d=[...i,...r].length?66:0,m=l-Ht-d,[p,f,g]=e.extras.acting?[70,76,42]:[68,74,45],b=g+20*u,w=b<
56?0:1.085*b+31,x={x:p+54*u,y:Math.max(f+26*u,w),r:b};s&&e.add("ring",s.id,x.x,x.y,{ring:s,r:x.r});let y=Math.max(1,Math.
min(n.length,3)),v=Math.ceil(n.length/y),S=(m-h)/y;n.forEach((L,T)=>{let M=v>1?0:n.length>2?26:34;no(e,L,h+T%y*S,8+Math.
floor(T/y)*36,S,M,!M)}),i.forEach(L=>bn(e,L.id,String(L.count),L.label,m+8,22)),r.forEach((L,T)=>{let M=76+T*52;bn(e,L.id,
String(L.count),L.label,m+8,M),L.top&&e.card(L.top,m+36,M-15,15,{role:"stack",recall:L.recall})});let $=96,E=c-(e.extras.
editing?108:e.extras.acting?132:88);for(let L of o){let T=Ct(c>320&&L.cards.length<7?60:44,E-$-34),M={w:T,ideal:T*.74,tight:.3,
least:T,floor:15},H=m-h,R=Math.min(M.ideal,(H-T)/Math.max(L.cards.length-1,1)),D=R<22;L.cards.forEach((B,z)=>{let _=z===
L.cards.length-1,O=h+z*R;e.card(B,O,$+20,T,{seen:_?T:Math.min(T,R),role:"fan"}),(_||!D||(L.cards.length-1-z)%2===0)&&e.text(
`${B.key}.above`,B.above??"",O+1,$+14,{size:_?14:12,bold:_,quiet:!_}),B.under!=null&&(_||!D)&&e.add("mark",`${B.key}.und\
er`,O+2,$+24+T*1.4,{seat:B.under,size:14,quiet:!_})}),L.cards.length||e.add("pile",L.id,h,$+20,{w:T,under:0,empty:!0})}return t&&
wn(e,t,E+4,c-8,h,l),{y:c-18,middle:x}}function Wh(e,{seats:[t,...n],ring:s,stacks:o,trays:r},i,c){let l=Math.max(1,Math.
min(n.length,5)),u=Math.ceil(n.length/l),h=(c-2*Ht)/l,d=u>1?34:56;n.forEach((y,v)=>{let S=Ht+v%l*h,$=8+Math.floor(v/l)*d;
no(e,y,S,$,h,u>1?0:18,u>1)});let m=8+u*d,p=e.extras.acting?i-136:i-110,f=Math.min(58,(p-m)/2-14),g={x:c/2,y:(m+p)/2-12,r:f};
s&&e.add("ring",s.id,g.x,g.y,{ring:{...s,note:""},r:f});let b=Math.min(44,f*.74),w=10,x=g.x-(o.length*b+(o.length-1)*w)/
2;return o.forEach((y,v)=>{let S=x+v*(b+w),$=g.y-b*.7;y.top?e.card({...y.top,move:y.move||y.top.move,off:y.off||y.top.off},
S,$,b,{role:"stack"}):e.add("pile",y.id,S,$,{w:b,under:0,empty:!0}),bn(e,y.id,String(y.count),y.label,v?c-74:Ht,g.y)}),r.
forEach(y=>bn(e,y.id,String(y.count),y.label,c-74,g.y+40)),t&&wn(e,t,p+2,i-8,96,c),{y:i-18,middle:g}}var da=(e,t,n,s,o)=>(s?
Wh:_h)(e,t,n,o);var ma=e=>(e.table??"long")==="long"&&e.zones.every(t=>["seat","grid","stack"].includes(t.kind));function qh(e,t){let n=t.
map(({key:i})=>`lit:${i}`),s=e.over.filter(({key:i})=>n.includes(i)),[o,r]=[s[0],s[s.length-1]];s.length<2||s.length<t.length||
s.some(({tab:i})=>i!==o.tab)||(e.over=e.over.filter(i=>!s.includes(i)),e.over.push({...o,w:r.x+r.w-o.x}))}function so(e,t,n,s,o,r){
let i=t.cards.filter(E=>!E.face&&!(E.key in(e.extras.dealt??{}))),c=[...t.cards.filter(E=>!i.includes(E)),...(t.before??
[]).flatMap(E=>"cards"in E?E.cards:[])],l=r>40,u=l?26:18,h=l?Math.min(r,o/7.5):18,d=l?h*.26:6,m=i.length?h+d*(i.length-1):
0,p=n+u+(l?9:5),f=o-(p-n)-(l?8:m+12),g=l?f:o-8,b=(t.counters??[]).map(({value:E,label:L})=>`${E} ${L}`)[0]??"",w=l?[t.note,
b].filter(Boolean).join(", "):t.note||b;e.add("mark",t.id,n,s,{seat:t.seat,size:u,active:!!t.active});let x=mt(t.name,l?
15:13,f),y=mt(w,l?13:12,g);e.text(`${t.id}.name`,x.lines[0],p,s+(l?11:13),{size:x.size,bold:!0,quiet:!1,room:f}),e.text(
`${t.id}.note`,y.lines[0],l?p:n,s+(l?28:31),{size:y.size,room:g});let v={w:h,ideal:d,tight:.05};e.cards(i,l?n:n+o-m-8,l?
s+38:s-1,m+1,v,{role:"seat"}),qh(e,i);let S=l&&m?n+m+12:n,$={w:r,ideal:r+3,tight:.3,least:r,floor:12};e.cards(c,S,s+(l?38:
36),n+o-8-S,$,{role:"seat",pitch:.5})}function Fh(e,t,n,s,o){let r=t.cells.flatMap(g=>"key"in g?[g]:[]),i=oo(n),c=r.length>
6?2:1,l=Math.max(Math.ceil(r.length/c),1),u=n>Rt?10:5,h=e.extras.acting?8:0,d=(n-2*i-u*(l-1))/l,m=Ct(Math.min(n>Rt?70:50,
d),(o-s)/c-u-h),p=Math.min(d+u,m*1.3),f=(n-p*(l-1)-m)/2;r.forEach((g,b)=>{let w=f+b%l*p,x=s+Math.floor(b/l)*(m*1.4+u+h);
e.card(g,w,x,m,{role:"grid",own:!0})})}function Vh(e,t,n,s,o,r){let i=o*.7;(t.round??[]).forEach(({seat:l,words:u,now:h},d)=>{
let m=s+d*o,p=i>20?14:12;e.add("mark",`${t.id}.${d}`,n,m,{seat:l,size:i,active:h,quiet:!h}),e.text(`${t.id}.${d}`,u,n+i+
8,m+i/2+p*.35,{size:p,bold:h,quiet:!h,room:r-i-8})})}function Kh(e,t,n,s,o){let r=n>Rt,i=t.filter(b=>b.top||b.count||b.round?.
length),c=Ct(r?92:56,o-s-(r?60:24)),l=r?56:18,[u,h]=r?[186,240]:[148,190],d=Math.max(0,...i.flatMap(b=>(b.round??[]).map(
w=>Z(w.words,1.06)))),m=Math.max(u,Math.min(h,(r?14:12)*d+(r?56:40))),p=i.reduce((b,w)=>b+c+(w.round?.length?m:0),l*(i.length-
1)),f=s+(o-s-c*1.4-22)*(r?.42:.3),g=(n-p)/2;for(let b of i){b.top?e.card(b.top,g,f,c,{role:"stack",recall:b.recall}):e.add(
"pile",b.id,g,f,{w:c,under:0,empty:!0});let w=b.round??[],x=r?14:12,y=f+c*1.4+(r?24:17);if(w.length){let v=Math.min(r?36:
25,(c*1.4+6)/w.length);Vh(e,b,g+c+(r?20:10),f,v,m-(r?20:10)),e.text(`${b.id}.label`,b.label,g,y,{size:x,room:c+m-10})}else{
let v=r?20:16,S=Z(String(b.count),v)*1.06+5,$=r?g:g+Math.min(0,(c-S-Z(b.label,x))/2);e.text(`${b.id}.count`,String(b.count),
$,y,{size:v,bold:!0,quiet:!1}),e.text(`${b.id}.label`,b.label,$+S,y,{size:x})}g+=c+(w.length?m:0)+l}}function Gh(e,t,n,s,o){
let r=n>Rt,i=oo(n),c=Math.min((o-s)/Math.max(t.length,1),r?150:96),l=r?0:24,u=Ct(r?84:46,c-l-(r?16:8)),h=r?166:i;t.forEach(
(d,m)=>{let p=s+m*c;if(r){let g=e.head(d,i,p,h-i-12);e.counters(d,i+4,p+42+g,h-i-16,!0)}else{let g=(d.counters??[]).map(
({value:x,label:y})=>`${x} ${y}`),b=i+24+Z(d.name,13)*1.06+8;e.add("mark",d.id,i,p,{seat:d.seat,size:18,active:!!d.active}),
e.text(`${d.id}.name`,d.name,i+24,p+13,{size:13,bold:!0,quiet:!1});let w=mt([d.note,...g].filter(Boolean).join(", "),12,
n-i-b);e.text(`${d.id}.note`,w.lines[0],b,p+13,{size:w.size,room:n-i-b})}let f={w:u,ideal:u*1.12,tight:.3,least:u,floor:20};
e.cards(d.cards,h,p+l,n-i-h,f,{role:"seat"})})}function pa(e,t,n,s){let o=t.cards.find(i=>i.above),r=o&&e.things.find(({
kind:i,key:c})=>i==="card"&&c===o.key);!o?.above||!r||e.text(`${o.key}.over`,o.above,s??r.x,n,{size:s?12:14,bold:!0,quiet:!1,
tone:o.ghost?"lit":"",anchor:s?"end":"start",room:s?s-Ht-34-Z(t.name,13)*1.06:1/0})}var oo=e=>e>Rt?28:Ht;function ro(e,t,n,s,o){
let i=n-166-28,c=e.extras.acting?18:0,l=Ct(84,o-s-c-14),u={w:l,ideal:l*1.12,tight:.3,least:l,floor:30},h=e.head(t,28,s+c,
126);e.counters(t,32,s+c+48+h,126,!1),e.cards(t.cards,166,s+c,i,u,{own:!0,role:"hand"}),pa(e,t,s-14)}function fa(e,{seats:[
t,...n],grids:s,stacks:o},r,i){let c=oo(i),l=i>Rt,u=Math.max(n.length,1),h=(i-2*c+8)/u,d=l?22:8,m=l?u>1?46:60:u>2?26:32,
p=r-(e.extras.acting?l?150:126:l?132:100);!s.length&&!o.length&&n.every(b=>b.cards.every(w=>w.face))?Gh(e,n,i,d,p-(l?30:
6)):n.forEach((b,w)=>{so(e,b,c+w*h,d,h,m)});let f=n.some(b=>b.before?.length||b.cards.some(w=>w.face)),g=d+(l?54+m*1.4:f?
46+m*1.4:44);for(let b of s)l&&e.text(`${b.id}.label`,b.label,c,g+8,{room:i-2*c}),Fh(e,b,i,g+(l?26:0),p-(l?24:4));return Kh(
e,o,i,g,p),t&&l?ro(e,t,i,p,r):t&&(wn(e,t,p,r-8,Ht+92,i),pa(e,t,p+9,i-Ht)),{y:r-18,middle:{x:i/2,y:(g+p)/2,r:40}}}var Zh={draw2:"+2",draw4:"+4"},jh=["skip","reverse"],yn=28;function ao(e){let t=e>=yn;return{large:t,left:t?34:22,right:t?
44:24,tall:e*1.17,pitch:e*1.72+(t?4:1.5),gap:t?4:1.5}}var ga=({rows:e})=>Math.max(...e.map(({kinds:t})=>t.length));function kn(e,t){
let{left:n,right:s,pitch:o,gap:r}=ao(t);return{w:n+ga(e)*(t+r)+s,h:e.rows.length*o}}function Yh(e,t,n){let s=48;for(;s>12&&
(kn(e,s).w>t||kn(e,s).h>n);)s-=.2;return s}var ba=e=>[...e].reduce((t,n)=>t+Number(n),0);function wa(e,t){return e===2?C(
-t,-t,2*t,2*t,{style:"fill:var(--lit)"}):W(0,0,t,{style:e?"fill:none;stroke:var(--field-edge)":"fill:var(--on-field)","s\
troke-width":1.5})}var lo=(e,t,n)=>k("g",{transform:`translate(${e} ${t})`},n);function zh(e,t,n){let{tall:s}=ao(n),o=e.
kinds[t],r=e.colour==="wild",i=r?"#fff":`var(--c-${e.colour}-on)`,c=Math.max(13,n*(r?.42:.54)),l=[e.unseen[t],e.held[t],
e.gone[t]].map(Number),u=Math.min(11,n/4+(n<yn?2:1)),h=l.flatMap((m,p)=>Array(m).fill([0,2,1][p])),d=jh.includes(o)?k("g",
{style:`color:${i}`},Es(o,n/2,s/2,n*.2)):k("text",{x:n/2,y:s/2+c*.36,"text-anchor":"middle","font-size":c,"font-weight":700,
style:`fill:${i}`},Zh[o]??o);return k("g",k("g",{opacity:l[0]?null:.4},C(0,0,n,s,{rx:3,style:`fill:${r?"#17181c":`var(--\
c-${e.colour})`};stroke:#fff`,"stroke-width":n<yn?0:1.2}),d),h.map((m,p)=>lo(n/2+(p-(h.length-1)/2)*u,s+n*.28,wa(m,n<yn?
2.8:3.5))))}function Jh(e,t,n,s){let o=n?[0,82,182]:[0,62,136];return["unseen","discarded",s].map((r,i)=>[lo(e+o[i],t,wa(
i,4)),k("text.f2",{x:e+o[i]+9,y:t+4.5,"font-size":n?13:12},r)])}function co({zone:e,w:t,lit:n}){let{large:s,left:o,tall:r,
pitch:i,gap:c}=ao(t),l=ga(e),u=o+l*(t+c)+(s?6:2);return e.rows.map((d,m)=>{let p=m*i,f=d.kinds.length<l/2,g=w=>o+w*(t+c)*
(f?1.6:1),b=ba(d.unseen);return[d.colour!=="wild"&&jt(d.colour,o/2-3,p+r/2,o*.26,{style:`fill:var(--ring-${d.colour})`}),
d.kinds.map((w,x)=>lo(g(x),p,zh(d,x,t))),d.kinds.map((w,x)=>`${d.id}.${w}`in n&&C(g(x)-1,p-2,t+2,r+t*.48,{"data-key":`li\
t:${d.id}.${w}`,rx:5,style:"fill:none;stroke:var(--lit)","stroke-width":s?3:2})),f&&Jh(Math.min(g(d.kinds.length),u-(s?240:
192)),p+r/2,s,d.hands??"yours"),k("text.f",{x:u,y:p+r/2+6,"font-size":s?18:14,"font-weight":700},String(b))]}).flat(3).filter(
Boolean)}function io({rows:e}){let[t,n]=["unseen","gone"].map(s=>e.reduce((o,r)=>o+ba(r[s]),0));return`${t} cards unseen\
, ${n} discarded`}var uo=e=>[io(e),...e.rows.map(({label:t})=>t)].join(". ");function vn(e){let t=e.zones.filter(n=>n.kind===
"kinds");return t.length?{rows:t,of:t[0].of}:void 0}function ya(e,t){let n=Object.keys(e).filter(s=>t?.rows.some(({id:o})=>s.
startsWith(`${o}.`)));return t&&n.length?{[t.of]:e[n[0]],...e}:e}function Xh(e,t,n,s,o){let[r]=t.counters??[];e.add("mar\
k",t.id,n,s,{seat:t.seat,size:18,active:!!t.active}),e.text(`${t.id}.name`,t.name,n+23,s+9,{size:13,bold:!0,quiet:!1,room:14}),
e.cards(t.cards,n+38,s-4,o-42,{w:12,ideal:3,tight:.05},{role:"seat"}),r&&e.text(`${t.id}.note`,`${r.value} ${r.label}`,n+
23,s+23,{size:12,room:o-23})}function ka(e,{seats:[t,...n],ring:s,stacks:o,kinds:r},i,c){let l={rows:r,of:""},u=c>Rt,h=u?
28:10,d=Math.min(n.length||1,3),m=Math.ceil(n.length/d),p=n.length>3,f=u?52:p?30:40,g=u?150:80,b=o.length*(f+12)+g,w=(c-
2*h-b)/d,x=u?12:8,y=p?34:u?102:44,v=x+Math.max(f*1.4+(u?16:10),m*y),S=i-(u?104:74);n.forEach((M,H)=>{let R=x+Math.floor(
H/d)*y;p&&!u?Xh(e,M,h+H%d*w,R,w):so(e,M,h+H%d*w,R,u?w:Math.min(w,130),p||!u?26:42)});let $=c-h-b;for(let M of o)M.top?e.
card(M.top,$,x,f,{role:"space"}):e.add("pile",M.id,$,x,{w:f,under:0,empty:!0}),$+=f+12;let E=o.map(({count:M,label:H})=>`${M}\
 ${H}`);s?.value&&o.some(({top:M})=>M?.face?.colour==="wild")&&E.push(`${s.value} named`),E.forEach((M,H)=>{e.text(`spre\
ad.${H}`,M,$,x+14+H*(u?20:16),{size:u?14:12,room:g})});let L=Yh(l,c-2*h,S-v),T=kn(l,L);if(e.add("spread","all",(c-T.w)/2,
v+(S-v-T.h)*.35,{zone:l,w:L,lit:e.extras.lit??{}}),t&&u)ro(e,{...t,counters:t.counters?.slice(0,1)},c,S,i);else if(t){let M=Ct(
46,i-8-S);e.add("mark",t.id,h,S,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,t.name,h,S+36,{size:13,bold:!0,
quiet:!1,room:62});let H={w:M,ideal:M+4,tight:.36,least:M,floor:20};e.cards(t.cards,78,S,c-h-78,H,{own:!0,role:"hand"})}
return{y:i-18,middle:{x:c/2,y:(v+S)/2,r:40}}}var xn=class{constructor(t){this.open=!1;this.how=t,this.root=a("section.sh\
eet.spread",{hidden:!0,role:"group"})}show(t,n,s){this.zone=t,t||(this.open=!1),this.root.hidden=!this.open;let o=this.open&&
JSON.stringify([t,n,s]);if(!t||!o||this.root.dataset.looks===o)return;this.root.dataset.looks=o;let r=s?23.2:44,i=kn(t,r),
c=this.root.contains(ct(this.root)),l={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.escape()};
this.root.setAttribute("aria-label",io(t)),this.root.replaceChildren(a("h2",io(t)),at(l,bt("close",16)),k("svg",{viewBox:`\
0 -3 ${i.w} ${i.h}`,role:"img","aria-label":uo(t)},co({zone:t,w:r,lit:n}))),c&&this.root.querySelector("button")?.focus()}toggle(t){
if(this.open)return void this.escape();this.open=!0,t(),this.root.querySelector("button")?.focus({preventScroll:!0})}escape(){
let t=this.open,n=this.root.contains(ct(this.root));return this.open=!1,this.root.hidden=!0,n&&this.zone&&this.how.focus(
this.zone.of),t}};var oe=(e,t)=>k("text",t,e),xa=e=>!e.plays&&!!(e.opens||e.recall?.length);function Qh(e){let t=e.w*1.4,n=Math.min(11,Math.
max(7,e.w*.16));return[e.plays&&C(-2,-2,Math.max(e.seen,24),t+24,{class:"touch",fill:"transparent"}),e.dealt&&Pt(null,e.
w),e.ghost?k("g.faint",Pt(e.face,e.w)):Pt(e.face,e.w),e.ghost&&C(0,0,e.w,t,{class:"ghost",rx:e.w*.085,fill:"none"}),e.kin&&
!e.ghost&&C(1.5,1.5,e.w-3,t-3,{class:"kin",rx:e.w*.07,fill:"none"}),e.off&&C(0,0,e.w,t,{class:"veil",rx:e.w*.085}),e.under&&
k("path.bar-under",{d:`M2 ${t+11.5}h${Math.max(e.seen-6,18)}`,"stroke-width":5}),xa(e)&&tr(n+2,t-n-2,n),C(-5,-5,e.w+10,t+
10,{class:"ring-focus",rx:e.w*.085+5}),k("title",xa(e)?`${e.label}. Press to see the cards.`:e.label)]}var Vt=24,ho=14,td=8;
function ed(e){let t=Math.min(Vt,e.w);switch(e.role){case"hand":{let n=Math.min(Vt,e.w*.55);return[e.w-n,e.h-n,n]}case"s\
tack":case"pile":return[e.w-t,e.h-t,t];case"fan":return[e.w-t,e.h*.36,t];case"seat":return e.h<Vt?[e.w+3,(e.h-ho)/2,e.w<
td?0:ho]:[e.w-Vt,e.h-Vt,Vt];case"space":return[e.w-14,e.h-21,Vt];case"dice":return[e.w+3,-3,Vt];default:return e.y>Vt?[e.
w-21,-25,Vt]:[Math.max(-8,1-e.x),Math.max(-8,1-e.y),ho]}}function nd(e){let[t,n,s]=ed(e),o=e.tab&&s>0&&k("g",{transform:`\
translate(${t} ${n})`},C(0,0,s,s,{fill:"var(--lit)"}),oe(e.tab,{x:s/2,y:s*.71,"font-size":s*.625,"font-weight":700,"text\
-anchor":"middle",fill:"#13201E"}));return[C(-3,-3,e.w+6,e.h+6,{rx:7,fill:"none",stroke:"var(--lit)","stroke-width":4}),
o]}function sd(e){let t=e.tone==="lit"?"lit-text":e.quiet?"f2":"f";return[k("text",{"font-size":e.size,"font-weight":e.bold?
700:400,"text-anchor":e.anchor,class:t},e.lines.map((n,s)=>k("tspan",{x:0,dy:s?e.size*1.2:0},n)))]}var od=e=>[ye(e.seat,
0,0,e.size,{fill:e.active?"var(--accent-on-field)":e.quiet?"var(--on-field-2)":"var(--on-field)"})];function rd(e){let t=String(
e.value),n=Xt(t),s=n?xt(t,e.high):0;return[n&&At(t,0,0,e.high,{colour:"var(--on-field)"}),oe(n?e.label:`${t} ${e.label}`,
{x:n?s+8:0,y:e.high-4,"font-size":13,class:"f2","aria-hidden":"true"})]}function id(e){return e.empty?[C(1,1,e.w-2,e.w*1.4-
2,{class:"slot",rx:5,fill:"none"})]:Array.from({length:e.under},(t,n)=>{let s=(e.under-n)*2.5;return k("g",{transform:`t\
ranslate(${s} ${-s})`},C(0,0,e.w,e.w*1.4,{class:"paper",rx:e.w*.085}))})}var ad=e=>[k("text.f2",{"font-size":13,"aria-hi\
dden":"true"},k("tspan.f",{"font-weight":700,"font-size":15},String(e.count)),e.lines.map(t=>k("tspan",e.broken?{x:0,dy:17}:
{dx:4},t)))];function ld(e){let t=String(e.count),n=xt(t,22),s=n+8+e.noted,o=(e.wide-(e.below?n:s))/2;return[At(t,o,0,22,
{colour:"var(--on-field)"}),oe(e.label,{x:e.below?e.wide/2:o+n+8,y:e.below?e.high+56:18,"text-anchor":e.below?"middle":"\
start","font-size":13,class:"f2","aria-hidden":"true"}),ls(e.count,12,30+e.high,e),yt(`M1.5 ${e.high-6}V${36+e.high}H${e.
wide-1.5}V${e.high-6}`,"var(--field-line)",3)]}var Ce=(e,t)=>[t*Math.sin(e*2*Math.PI),-t*Math.cos(e*2*Math.PI)];function cd(e){
let{ring:t,r:n}=e,s=t.of??10,o=t.filled??0,r=t.preview?.filled??o,i=t.goal??-1,c=n*.17,l=2.4/360,u=G("hatch"),h=x=>{let[
y,v]=Ce(x/s+l,n),[S,$]=Ce((x+1)/s-l,n);return`M${y} ${v}A${n} ${n} 0 0 1 ${S} ${$}`},d=Array.from({length:s},(x,y)=>{let v=y<
o,S=t.preview?y>=o&&y<r:i>=0&&y>=o&&y<i,$=y===i?"var(--lit)":v?"var(--accent-on-field)":"var(--field-line)";return[k("pa\
th",{d:h(y),fill:"none",style:`stroke:${$}`,"stroke-width":c}),S&&k("path",{d:h(y),fill:"none",style:`stroke:url(#${u})`,
"stroke-width":c})]}),m=n<56,p=m?12:14,f=(t.marks??[]).map(x=>{let y=x.at/s,v=n+c/2+4,[S,$]=Ce(y,v),[E,L]=Ce(y,v+7),[T,M]=Ce(
y,v+(m?6:19)),H=Math.sin(y*2*Math.PI)<-.2,R=Math.sin(y*2*Math.PI)>.2;return[!m&&k("path",{d:`M${S} ${$}L${E} ${L}`,class:x.
on?"tick on":"tick"}),oe(x.text,{x:T+(H?5:R?-5:0),y:M+(m?4:5),"font-size":p,"font-weight":x.on?700:400,"text-anchor":H?"\
end":R?"start":"middle",class:x.on?"f":"f2"})]}),g=(t.preview??t).value??"",b=t.preview?.note??t.note,w=Math.min(n*.7,n*
140/Math.max(xt(g,100),1));return[k("defs",gt(u,"var(--accent-on-field)","none")),W(0,0,n+c/2,{fill:"var(--field)"}),...t.
closed?ud(n,c):[...d.flat(),...f.flat()],Xt(g)&&At(g,0,-w*.61,w,{anchor:"middle",colour:"var(--on-field)"}),b&&oe(b,{y:n*
.55,"font-size":Math.max(13,n*.14),"font-weight":t.closed?700:400,"text-anchor":"middle",class:t.closed?"lit-text":"f2"})]}
var ud=(e,t)=>[0,1,2].map(n=>W(0,0,e+n*t*1.15,{fill:"none",style:"stroke:var(--lit)","stroke-width":n?t*.24:t,class:n?"e\
cho":"whole"}));function hd(e){let{r:t}=e,n={...e.ring,...e.ring.preview},s=Math.round(t/4.6),o=n.colour?`var(--ring-${n.
colour})`:"var(--on-field-2)",r=(n.direction??1)<0?-1:1,i=Qe(n.colour),c=Array.from({length:s},(h,d)=>d*360/s).filter(h=>!i||
Math.abs(h-180)>31).map(h=>k("path",{transform:`rotate(${h}) translate(0 ${-t}) scale(${r} 1)`,d:"M-7-9H0L8 0 0 9H-7L1 0\
Z",fill:o})),l=i&&k("g",{transform:`translate(-60 ${t-18})`},C(0,0,120,36,{rx:4,fill:`var(--c-${n.colour})`}),jt(n.colour,
22,18,8.5,{fill:"none",stroke:`var(--c-${n.colour}-on)`,"stroke-width":2.5}),oe(`${n.colour.toUpperCase()} ${i}`,{x:40,
y:24,"font-size":16,"font-weight":700,fill:`var(--c-${n.colour}-on)`})),u=n.note&&oe(n.note,{y:t-30,"font-size":13,"text\
-anchor":"middle",class:"f2"});return[...c,l,u]}var dd=e=>[ls(e.count,0,0,e)],md=({ring:e})=>[Xt(e.value??"")&&At(e.value,
0,-26,40,{anchor:"middle",colour:"var(--on-field)"}),oe(e.note??"",{y:36,"font-size":14,"text-anchor":"middle",class:"f2"})],
pd={dial:cd,chevrons:hd,none:md},fd=e=>Array.from({length:e.full},(t,n)=>k("g",{transform:`translate(${e.size/2+n*(e.size+
5)} ${e.size/2})`,"aria-hidden":"true"},W(0,0,e.size/2-1.5,{fill:"none",class:n<e.count?"agent":"slot"}),n<e.count&&C(-5,
-1.75,10,3.5,{fill:"var(--on-field)"}))),gd=e=>[C(1.5,1.5,e.size-3,e.size-3,{rx:4,style:`fill:${e.box==="done"?"var(--on\
-field)":"var(--field)"};stroke:var(--${{now:"lit",done:"on-field",open:"field-edge"}[e.box]})`,"stroke-width":e.box==="\
now"?4:2,"stroke-dasharray":e.box==="open"?"4 3":null}),e.box==="done"&&k("path",{d:"M-4 -4L4 4M4 -4L-4 4",transform:`tr\
anslate(${e.size/2} ${e.size/2}) scale(${e.size/18})`,style:"stroke:var(--field)","stroke-width":2.5})],bd={card:Qh,lit:nd,
text:sd,mark:od,counter:rd,pile:id,count:ad,tray:ld,chips:dd,dice:Vi,agents:fd,box:gd,spread:e=>co(e),board:e=>[ua(e)],ring:e=>pd[e.
ring.art??"dial"](e)};function me(e){let t=bd[e.kind];if(!t)throw new Error(`Expected a thing that the table can draw, n\
ot "${e.kind}".`);return t(e).filter(Boolean)}function va(e){switch(e.kind){case"card":return e.label;case"counter":return`${e.
value} ${e.label}`;case"count":return e.spoken||`${e.count} ${e.lines.join(" ")}`;case"tray":return`${e.count} ${e.label}`;case"\
dice":case"board":return e.kind==="dice"?e.label:e.zone.label;case"ring":return e.ring.label;case"spread":return uo(e.zone);default:
return""}}var mo=150,po=112,$a=7,$n=8,wd=50,yd=16,_t=(e,t,n,s)=>({kind:e,key:"",x:t,y:n,...s}),Mn=(e,t,n,s={})=>_t("text",t,n,{lines:[
e],size:14,bold:!1,quiet:!1,anchor:"start",tone:"",...s}),Ma=(e,t,n,s)=>_t("card",t,n,{w:s,face:e.face??null,label:e.label,
kin:e.kin,seen:s}),fo=(e,t,n,s)=>_t("lit",e,t,{w:n,h:s,tab:"",role:""});function kd({id:e,cards:t=[],columns:n=0},s,o){let r=n||
t.length,i=t.some(d=>d.above)?19:0,c=n||t.length<4?s+5:Math.max(s*.66,i+3),l=s*1.4+5,u=c*(r-1)+s,h=i+l*Math.ceil(t.length/
r)-5;return{w:u,h,put:(d,m)=>[...t.flatMap((f,g)=>{let b=d+c*(g%r),w=m+i+l*Math.floor(g/r),x=g===t.length-1;return[Ma(f,
b,w,s),...f.above?[Mn(f.above,b,w-6,{bold:x,quiet:!x})]:[],...o.has(f.key)?[fo(b,w,s,s*1.4)]:[]]}),...o.has(e??"")&&t.length>
1?[fo(d,m+i,u,h-i)]:[]]}}function xd(e,t,n){let s=e.top&&!e.top.face,o=s?Math.min(3,e.count-1):0,r=o*2.5;return{w:t+r,h:t*
1.4+r,put:(i,c)=>[_t("pile",i,c+r,{w:t,under:o,empty:!e.top}),...e.top?[Ma(e.top,i,c+r,t)]:[],...n.has(e.id)?[fo(i,c+r,t,
t*1.4)]:[]]}}function vd(e,t){let n=Math.min(21,Math.max(16,Math.round(t*.42))),s=n*.8,o=e.counters?.find(({value:f,art:g})=>f||
!g)??e.counters?.[0],r=o?.value?o.art:"",i=o?String(o.value):"",c=o&&!r?o.label:"",l=e.alert?e.alert:c,u=Math.ceil((o?.value??
0)/10),h=r==="chips"?66:0,d=n+5+Z(i,s*1.1),m=d+(r==="agents"?8+23*(o?.value??0):0);return{w:Math.max(m,r==="chips"?15*u-
2:0,Z(l,14)),h:h+n+(l?17:0),put:(f,g)=>[...r==="chips"?[_t("chips",f,g+h-4,{count:o?.value,w:13,t:4,g:2,pitch:15})]:[],...r===
"agents"?[_t("agents",f+d+8,g,{count:o?.value,full:o?.value,size:18})]:[],_t("mark",f,g+h,{seat:e.seat,size:n,active:!!e.
active||e.note==="wins"}),Mn(i,f+n+5,g+h+n*.76,{size:s,bold:!0}),...l?[Mn(l,f,g+h+n+14,{tone:e.alert?"lit":"",bold:!!e.alert})]:
[]]}}function $d({board:e,zone:t},n,s){let o=e,r={heat:{},clear:!1,acting:!1,spots:{},lit:Object.fromEntries([...s].map(
l=>[l,""]))},i=n,c=n*o.height/o.width;return{w:i,h:c,put:(l,u)=>[_t("board",l,u,{board:o,zone:t,...r,w:i,h:c,k:i/o.width})]}}
function Md(e,t,n){let s=e.zone;switch(e.kind){case"cards":return kd(e,t,n);case"stack":return xd(s,t,n);case"seat":return vd(
s,t);case"tokens":return $d(e,t*3.2,n);case"dice":{let o=Math.min(30,t*.8),r=s.values.length*(o+10)-10;return{w:r,h:o,put:(i,c)=>[
_t("dice",i,c,{...s,lit:s.lit??[],w:r,size:o})]}}case"ring":{let o=t*.66,r=o*1.42;return{w:2*r,h:2*r,put:(i,c)=>[_t("rin\
g",i+r,c+r,{r:o,ring:{...s,marks:[],note:""}})]}}case"words":{let o=(e.words??"").split(`
`);return{w:Math.max(...o.map(r=>Z(r,15))),h:17*o.length,put:(r,i)=>o.map((c,l)=>Mn(c,r,i+13+17*l,{bold:!l}))}}default:return{
w:22,h:12,put:(o,r)=>[_t("arrow",o,r,{back:e.kind==="left"})]}}}var Sd=({back:e})=>[k("path.arrow",{d:"M0 4.5h13V0l9 6-9\
 6V7.5H0z",transform:e?"translate(22 0) scale(-1 1)":null})];function Td({rows:e,lit:t=[]}){let n=new Set(t),s=(o,r)=>o.
reduce((i,c)=>i+c+r,-r);for(let o=wd;;o-=1){let r=e.map(h=>h.map(d=>Md(d,o,n))),i=r.map(h=>s(h.map(({w:d})=>d),$n)),c=r.
map(h=>Math.max(...h.map(({h:d})=>d))),l=s(c,$n);if(o>yd&&(Math.max(...i)>mo-2*$a||l>po-2*$a))continue;let u=(po-l)/2;return r.
flatMap((h,d)=>{let m=(mo-i[d])/2,p=u;return u+=c[d]+$n,h.flatMap(({w:f,h:g,put:b})=>{let w=m;return m+=f+$n,b(w,p+(c[d]-
g)/2)})})}}var Ed=({title:e,says:t})=>`${e}${/^\p{Ll}/u.test(t)?"":"."} ${t}`,Ld=e=>k("svg.uw-table",{viewBox:`0 0 ${mo}\
 ${po}`,role:"img","aria-label":Ed(e)},Td(e).map(t=>k("g",{class:`thing ${t.kind}`,transform:`translate(${t.x} ${t.y})`},
t.kind==="arrow"?Sd(t):me(t)))),Sn=({pictures:e})=>a("ol.howto",e.map((t,n)=>a("li",Ld(t),a("p",a("b",`${n+1}. ${t.title}`),
` ${t.says}`))));var go=({name:e,choices:t,help:n},s,o)=>t?a("select.pick",{id:s,"data-k":`field.${e}`,onchange:r=>o[e]=r.target.value},t.
map(([r,i])=>a("option",{value:r,selected:r===o[e]},i))):a("input",{id:s,"data-k":`field.${e}`,value:o[e],maxlength:200,
autocomplete:"off",placeholder:n,oninput:r=>o[e]=r.target.value});function Sa({model:e,el:t}){let n=a("div.uw.uw-strip.f\
olding");et(n,e.get("palette"));let s=a("section.sheet",{id:G("sheet")}),o=a("div.stage.fold-bar"),r=a("p.sr",{role:"sta\
tus"});n.append(s,o,r),t.append(n);let i=e.get.bind(e),c=!1,l=(x,y="")=>{c=x,g(),y&&Et(n,y)};n.addEventListener("keydown",
x=>{x.key!=="Escape"||!c||(x.preventDefault(),l(!1,"fold"))});let u=new Map,h=x=>u.get(x)??(u.set(x,G(x)),u.get(x)),d="",
m={},p=(x,y)=>[a("button.btn",{"data-k":"fold","aria-expanded":String(c),"aria-controls":s.id,onclick:()=>l(!c,c?"":`fie\
ld.${i("fields")[0]?.name}`)},x),...i("buttons").filter(v=>v.kind!=="set").map(v=>a("button.btn",{"data-k":v.kind,onclick:()=>y(
v.kind)},v.label))],f=x=>{r.textContent=x},g=()=>{let x=i("fields"),y=JSON.stringify(x);y!==d&&(d=y,m=Object.fromEntries(
x.map($=>[$.name,$.value])));let v=$=>e.send({kind:$,values:m});s.hidden=!c,F(o,...p(i("folded"),v)),F(s,a("div.thead",a(
"h2",i("heading")),a("button.btn.quiet",{"aria-label":"Close",onclick:()=>l(!1,"fold")},bt("close",16))),i("words")&&a("\
p.words",i("words")),a("form",{onsubmit:$=>{$.preventDefault(),v("set")}},x.length>0&&a("div.fields",x.map($=>a("div.fie\
ld",a("label",{for:h($.name)},$.label),go($,h($.name),m)))),i("note")&&a("p.refusal",{role:"alert"},i("note")),a("div.ro\
w.start",i("buttons").filter($=>$.kind==="set").map($=>a("button",{type:"submit",class:$.strong?"btn solid":"btn","data-\
k":$.kind},$.label)))),i("cell")&&a("p.mono.record",i("cell")));let S=i("note")||i("words");r.textContent!==S&&f(S)},b=x=>{
x.kind==="done"&&c&&l(!1,"fold")},w="change:heading change:words change:fields change:buttons change:note change:cell";return e.
on(w,g),e.on("msg:custom",b),g(),()=>{e.off(w,g),e.off("msg:custom",b)}}var Ad=e=>a("dl.clauses",e.map(([t,n])=>a("div",a("dt",t),a("dd",n))));function Ta({model:e,el:t}){let n=a("div.uw.uw-ru\
les"),s=e.get.bind(e),o=a("div");et(n,s("palette"));let r=()=>o.replaceChildren(...s("note")?[a("p.refusal",{role:"alert"},
s("note"))]:[]),i=()=>{let{aim:d,title:m}=s("howto");return d&&[a("div.thead",a("h2","How to play"),a("p.mute",m)),a("p.\
goal",d),Sn(s("howto"))]},c=(d,m)=>{let p=G(d.name);return a("div.field",a("label",{for:p},d.label,d.help&&a("small",d.help)),
go({...d,help:""},p,m))},l=()=>{let d=Object.fromEntries(s("fields").map(({name:m,value:p})=>[m,p]));return a("details.l\
eft",a("summary",a("b","What the rulebook leaves open")," ",a("span.mute",s("force"))),a("form",{onsubmit:m=>{m.preventDefault(),
e.send({kind:"set",values:d})}},s("fields").map(m=>c(m,d)),a("div.field",a("span.mute","Who changes one begins anew in e\
very room."),a("div.row.start",a("button.btn.solid",{type:"submit","data-k":"set"},"Play by these"),a("button.btn",{type:"\
button","data-k":"first",onclick:()=>e.send({kind:"first"})},"As at first")))),a("h3","How we settled the rest"),a("ul.r\
ulings",s("rulings").map(([m,p])=>a("li",p,a("small",` ${m}`)))))},u=()=>{let d={record:""};return a("details.left",a("s\
ummary",a("b","Open a saved game or a link")),a("form",{onsubmit:m=>{m.preventDefault(),e.send({kind:"set",values:d})}},
c({name:"record",label:"A record or link to open",value:"",help:s("record")},d),a("div.field",a("span"),a("button.btn.so\
lid",{type:"submit","data-k":"open"},"Open"))))},h=s("heads");return n.append(a("section.sheet",i(),h.length>0&&[a("h2",
"The rules"),h.map(([d,m])=>[a("h3",d),Ad(m)]),l(),u(),o])),t.append(n),r(),e.on("change:note",r),()=>e.off("change:note",
r)}var Hd=2e3,Ea=Symbol.for("uncle_widgets.drawn");function Pe(e){try{return JSON.parse(e)}catch{return null}}function La(e,t){
if(!nt())return()=>{};let n=globalThis,s=performance.now()+(!n[Ea]&&be()?Hd:0);n[Ea]=!0;let o="",r=0,i=It(t,()=>e.get("k\
ept")),c=h=>{let d=Pe(h),m=()=>e.send({kind:"restore",kept:d});d&&(r=window.setTimeout(m,Math.max(0,s-performance.now())))},
l=()=>{if(!e.get("kept"))return;let h=Object.keys(e.get("keeping")).length>0;o!==e.get("kept")?(o=e.get("kept"),h||i.look(
c)):h&&i.keep(JSON.stringify(e.get("keeping")))},u="change:kept change:keeping";return e.on(u,l),l(),()=>{clearTimeout(r),
i.stop(),e.off(u,l)}}var Ud=12,Nd={near:"near",far:"further off",open:"to come"},Rd={near:"hit",far:"missed",open:""};function Aa(e){let t=[];
return e.forEach(({group:n,paired:s},o)=>{s?t.at(-1)?.at(-1)?.push(o):o>0&&e[o-1].group===n?t.at(-1)?.push([o]):t.push([
[o]])}),t}function Ha({model:e,el:t}){let n=a("div",{class:"uw uw-trail"});et(n,e.get("palette"));let s=a("div",{class:"\
pop",hidden:!0}),o=a("div",{class:"bar"}),r=a("p",{class:"sr",role:"status"});n.append(a("div",{class:"stage"},s,o,r)),t.
append(n);let i=e.get.bind(e),c="",l="",u=nt()?It(n,()=>i("kept")):null,h=(M,H)=>{let R=M.map(z=>i("spots")[z].state),D=[
...new Set(R.map(z=>Nd[z]))].join(", "),[B]=M;return at({class:`spot${H?" long":""}${M.length>1?" both":""}`,"data-k":H?
`row.${B}`:`spot.${B}`,"aria-current":M.includes(i("at"))?"step":null,"aria-disabled":i("spots")[B].shut?"true":null,"ar\
ia-label":`${d(M)}: ${D}`,onclick:()=>f(B)},M.map((z,_)=>a("span",{class:`disc ${Rd[R[_]]}`,"aria-hidden":"true"},String(
z+1))),H&&a("span",{class:"mute"},D))},d=M=>M.length>1?`Positions ${M.map(H=>H+1).join(" and ")}, together`:`Position ${M[0]+
1}`,m=()=>Aa(i("spots")).flat(),p=()=>m().find(M=>M.includes(i("at")))??[i("at")],f=M=>{if(i("spots")[M].shut){r.textContent=
"Give your prediction first.";return}b(""),e.send({kind:"go",at:M})},g=M=>{b(""),M.kind==="begin"&&u?.forget(),e.send(M)},
b=M=>{let H=c;if(c=M===c?"":M,v(),c){let R=s.querySelector('[aria-current], [aria-pressed="true"]')??s.querySelector("bu\
tton");R instanceof HTMLElement&&R.focus({preventScroll:!0})}else H&&Et(n,H)},w=a("p",{role:"status"}),x=async()=>{await Zs(
i("receipt"),w),w.scrollIntoView({block:"nearest"})},y=()=>[a("ol",{class:"rows"},i("lessons").map(({lesson:M,name:H,goal:R,
now:D},B)=>a("li",{},at({class:"row","data-k":`lesson.${M}`,"aria-pressed":String(D),onclick:()=>g({kind:"lesson",lesson:M})},
a("span",{class:"nr","aria-hidden":"true"},String(B+1)),a("span",{},a("b",{},H),a("small",{},R)))))),a("div",{class:"onc\
e"},a("label",{},a("span",{},"Your name or number"),a("input",{class:"txt","data-k":"student","data-draft":"student",maxlength:40,
autocomplete:"off",value:i("student"),onchange:M=>e.send({kind:"name",name:M.target.value})})),at({class:"btn","data-k":"\
begin",onclick:()=>g({kind:"begin"})},"Begin again"),at({class:"btn","data-k":"practise",onclick:()=>g({kind:"practise"})},
"Practise this"),at({class:"btn","data-k":"save",onclick:()=>e.send({kind:"save"})},"Save my answers"),i("receipt")&&at(
{class:"btn","data-k":"receipt",onclick:x},"Copy the receipt"),i("kept")&&!i("alone")&&at({class:"btn","data-k":"page",onclick:()=>g(
{kind:"page"})},"Save as a page"),i("kept")&&i("classroom")&&a("a.btn",{"data-k":"classroom",href:i("classroom")},"With \
a class"),i("kept")&&at({class:"btn","data-k":"print",onclick:()=>e.send(fr())},"Print"),w)],v=()=>{let M=i("spots"),H=i(
"at");n.classList.toggle("many",M.length>Ud);let R=(D,B)=>at({class:`btn open-${D}`,"data-k":D,"aria-expanded":String(c===
D),onclick:()=>b(D)},B);F(o,M.length>0&&a("ol",{class:"trail","aria-label":"Positions"},Aa(M).map(D=>a("li",{class:"disc\
s"},D.map(B=>h(B,!1))))),M.length>0&&R("spots",H<0?`${M.length} positions`:`${d(p()).replace(", together","")} of ${M.length}`),
(i("note")||i("busy"))&&a("p",{class:"told",role:"status"},i("note")||i("busy")),i("seeking")&&at({class:"btn","data-k":"\
stop",onclick:()=>e.send({kind:"stop"})},"Stop"),R("lessons",i("lesson"))),s.hidden=!c,c==="lessons"?F(s,y()):F(s,c==="s\
pots"&&a("ol",{class:"rows"},m().map(D=>a("li",{},h(D,!0)))))},S=()=>{let M=i("answers");l!==i("kept")?(l=i("kept"),l&&!M.
length&&u?.look(H=>e.send({...Pe(H),kind:"restore"}))):l&&M.length>0&&u?.keep(JSON.stringify({answers:M,at:i("at"),student:i(
"student")}))},$=()=>{setTimeout(()=>{i("at")>=0&&ze(n)&&Et(n,`spot.${p()[0]}`)},80)},E=M=>{Lt(M),gr(M)},L=M=>{c&&!M.composedPath().
includes(n)&&(c="",v())};n.addEventListener("keydown",M=>{M.key==="Escape"&&c&&b("")}),document.addEventListener("pointe\
rdown",L);let T=[["change:spots change:at change:lessons change:lesson change:busy change:seeking change:note change:stu\
dent",v],["change:answers change:at change:kept change:student",S],["change:at",$],["msg:custom",E]];for(let[M,H]of T)e.
on(M,H);return v(),S(),()=>{document.removeEventListener("pointerdown",L),u?.stop();for(let[M,H]of T)e.off(M,H)}}var Cd=24,Pd=({kind:e,unit:t})=>e==="words"?"Your sentence":t?`Your number, ${t}`:e==="exact"?"Your fraction":"Your numb\
er";function Ua({model:e,el:t}){let n=a("div.uw.uw-exercise");et(n,e.get("palette"));let s=e.get("task"),o=G("exercise"),
r=It(n,()=>s.id),i=It(n,()=>`${s.id} unsent`),c=a("p.found",{role:"status"}),l=e.get("answer"),u=l,h=s.unit==="of 100"?st:
null,d=null,m=()=>{if(h&&dt(l,h).meant)return d?.complain();u=l,i.forget(),r.keep(l),e.send({kind:"check",answer:l})},p=a(
"button.btn.solid",{"data-k":"check",onclick:m},s.kind==="guess"?"Keep it":"Check"),f=()=>{if(s.kind==="choice")return a(
"fieldset.choices",a("legend.sr",s.ask),s.options.map((S,$)=>a("label",{class:S.length>Cd?"long":""},a("input",{type:"ra\
dio",name:o,value:S,checked:S===l,"data-k":`option.${$}`,onchange:()=>l=S}),a("span",S))));let y=s.kind==="words",v=a(y?
"textarea":"input",{id:o,class:"txt","data-k":"answer",maxlength:400,rows:y?2:null,inputmode:y?null:s.kind==="exact"?"te\
xt":"decimal",autocomplete:"off",oninput:S=>{l=S.target.value,i.keep(l)},onkeydown:S=>{S.key!=="Enter"||y||(S.preventDefault(),
m())}});return v.value=l,h&&v instanceof HTMLInputElement&&(d=Yt(v,h,S=>{l=v.value=S,v.focus(),d?.complain()},!1)),a("sp\
an.blank",a("label",{for:o,class:s.unit?"unit":"sr"},Pd(s)),v)},g=a("div.row"),b=a("div"),w=()=>{let{words:y,state:v}=e.
get("mark");n.dataset.state=v??"",c.textContent=e.get("note")||y||"",F(g,f(),p),b.replaceChildren(...d?[d.node]:[])};n.append(
a("h3",a("span.nr",{"aria-hidden":"true"},String(s.number)),a("span",s.ask)),g,b,c),t.append(n),w();let x=()=>{let y=e.get(
"answer");y!==l.trim()&&l.trim()===u.trim()&&(l=y,w()),u=y;let{words:v,state:S}=e.get("mark");n.dataset.state=S??"",c.textContent=
e.get("note")||v||""};return e.on("change:mark change:answer change:note",x),l||r.look(y=>e.send({kind:"restore",answer:y})),
i.look(y=>{u=e.get("answer"),l=y,w()}),()=>{r.stop(),i.stop(),e.off("change:mark change:answer change:note",x)}}var Na={right:["✓","right"],part:["½","partly right"],kept:["•","kept"],wrong:["×","not yet"],open:["","open"]};function Ra({
model:e,el:t}){let n=a("div.uw.uw-marks"),s=a("p.sr",{role:"status"}),o=a("div");n.append(o,s),t.append(n);let r=It(n,()=>"\
student"),i=G("student"),c=G("receipt"),l=async()=>{let m=e.get("receipt");try{await navigator.clipboard.writeText(m),s.
textContent="Copied."}catch{let p=n.querySelector(`#${c}`);p instanceof HTMLTextAreaElement&&p.select(),s.textContent="P\
ress Ctrl and C to copy what is marked."}},u=({number:m,ask:p,words:f,state:g})=>a("tr",{"data-state":g},a("th",{scope:"\
row"},String(m)),a("td",p),a("td.sign",a("span",{"aria-hidden":"true"},Na[g][0]),a("span.sr",Na[g][1])),a("td",f)),h=()=>a(
"div.handin",a("div.field",a("label",{for:i},"Your name or number"),a("input.txt",{id:i,"data-k":"name","data-draft":"na\
me",maxlength:40,autocomplete:"off",value:e.get("student"),onchange:m=>{let p=m.target.value;r.keep(p),e.send({kind:"nam\
e",name:p})}})),a("div.field.wide",a("label",{for:c},"Hand in this line"),a("textarea.txt",{id:c,readonly:!0,rows:3,"dat\
a-k":"receipt"},e.get("receipt"))),a("button.btn.solid",{"data-k":"copy",onclick:l},"Copy")),d=()=>F(o,a("h3",e.get("tol\
d")),e.get("rows").length>0&&a("table",a("thead.sr",a("tr",["Exercise","Asked","Mark","Found"].map(m=>a("th",{scope:"col"},
m)))),a("tbody",e.get("rows").map(u))),e.get("receipt")?h():e.get("rows").length>0&&a("p.mute","Hand in the notebook."));
return e.on("change:rows change:receipt change:told",d),d(),e.get("student")||r.look(m=>e.send({kind:"name",name:m})),()=>{
r.stop(),e.off("change:rows change:receipt change:told",d)}}var Ca=55,Od=74,Bd=46,bo=36,Dd=46;function Id(e){let t=e.closest(".uw-room");return!!(t&&!e.closest(".uw-page")&&t.getBoundingClientRect().
top+window.scrollY>window.innerHeight/2)}function _d(e){if(nt())return Id(e)?window.innerHeight:null;let t=e.getRootNode();
return t instanceof ShadowRoot?Wd(t.host):e.closest(".jp-WindowedPanel-outer, .jp-NotebookPanel-notebook, .jp-Notebook")?.
clientHeight??Number.NaN}function Wd(e){let t=window.innerHeight,n=e;for(;n;){let{overflowY:s,maxHeight:o,paddingTop:r,paddingBottom:i}=getComputedStyle(
n);if(s==="auto"||s==="scroll"){let l=parseFloat(o)-parseFloat(r)-parseFloat(i);o.endsWith("px")?t=Math.min(t,l):n.scrollHeight>
n.clientHeight+1&&(t=Math.min(t,n.clientHeight))}let c=n.getRootNode();n=n.parentElement??(c instanceof ShadowRoot?c.host:
null)}return t}function qd(e,t,n,s=Ca){let o=n?Math.max(bo,Math.min(Dd,t)):t;return e>=s&&o>=bo?{kind:e>=Od?"large":"mid\
dle",height:o}:{kind:o<bo||n?"flow":"phone",height:o}}function Tn(e,t){let n="",s=()=>{let i=e.closest(".uw-page")??e.closest(
".uw-room");if(!i)return;let c=parseFloat(getComputedStyle(e).fontSize)||16,l=_d(e),u=l==null?i.getBoundingClientRect().
top+window.scrollY:0,h=l??window.innerHeight-2*u,d=i.classList.contains("uw-position")?Bd:Ca,m=i.clientWidth/c,{kind:p,height:f}=qd(
m,h/c,l!=null,d),g=`${p} ${Math.floor(f*c)} ${c}`;i.classList.toggle("uw-beside",l!=null&&p==="flow"&&m>=d),g!==n&&(n=g,
i.dataset.fit=p,i.classList.toggle("uw-one",p==="large"||p==="middle"),i.classList.toggle("uw-middle",p==="middle"),i.classList.
toggle("uw-phone",p==="phone"),i.classList.toggle("uw-fits",p!=="flow"),i.style.setProperty("--uw-h",`${Math.floor(f*c)}\
px`),i.style.setProperty("--uw-rem",`${c}px`),t())},o=new ResizeObserver(s),r=()=>{let i=e.closest(".uw-page")??e.closest(
".uw-room");return!i&&e.isConnected?0:i?(o.observe(i),s(),0):requestAnimationFrame(r)};return r(),window.addEventListener(
"resize",s),()=>{o.disconnect(),window.removeEventListener("resize",s)}}var En=class{constructor(t,n){this.stamp=-1;this.move="";this.next="";this.model=t,this.marked=n,this.at=-1/0}get waiting(){
return this.stamp===this.model.get("stamp")&&performance.now()-this.at<3e3}send(t,n){if(!(!t||this.model.get("busy"))){if(this.
waiting){this.model.get("mode")==="edit"&&(this.next=t);return}this.at=performance.now(),this.stamp=this.model.get("stam\
p"),this.mark(t),this.model.send({kind:"move",move:t,stamp:this.stamp,said:n})}}drawn(){this.mark(this.waiting?this.move:
"");let t=this.next;!t||this.waiting||(this.next="",this.send(t,null))}mark(t){this.move=t,this.marked(t)}};var Ba="uncle_widgets.theme",Da="uncle_widgets.inks",Ia="uncle_widgets.covers",Be=[["auto","Auto"],["light","Light"],["d\
ark","Dark"]],yo=[["two","Two colours"],["four","Four"]],ko=[["hidden","Hidden"],["press","On a press"],["shown","Shown"]],
Pa=e=>Be.find(([t])=>t===e)?.[0];function Fd(){let e=nt()?Pa(new URLSearchParams(location.search).get("theme")):void 0;try{
return e??Pa(localStorage.getItem(Ba))??"auto"}catch{return e??"auto"}}function Oa(e,t,n){try{let s=localStorage.getItem(
e);return t.find(([o])=>o===s)?.[0]??n}catch{return n}}function Kt(){let e=globalThis,t=Symbol.for("uncle_widgets.theme");
if(!e[t]){let n=matchMedia("(prefers-color-scheme: dark)");e[t]={choice:Fd(),inks:Oa(Da,yo,"two"),covers:Oa(Ia,ko,"press"),
roots:new Set,heard:new Set,system:n},n.addEventListener("change",Oe),Oe()}return e[t]}function wo(e,t){e.classList.toggle(
"four-inks",Kt().inks==="four");for(let n of[e,e.closest(".uw-page")??e.closest(".uw-room")])n instanceof HTMLElement&&(t===
"auto"?delete n.dataset.theme:n.dataset.theme=t)}function Oe(){let{choice:e,roots:t,heard:n,system:s}=Kt();for(let o of t)
wo(o,e);if(nt()){let o=e==="auto"?s.matches?"dark":"light":e;document.documentElement.dataset.theme=o,document.body.dataset.
jpThemeLight=String(o==="light")}for(let o of n)o()}var Tt=()=>Kt().choice;function Ln(e){Kt().choice=e,xo(Ba,e),Oe()}var _a=()=>Kt().
inks;function Wa(e){Kt().inks=e,xo(Da,e),Oe()}var An=()=>Kt().covers;function qa(e){Kt().covers=e,xo(Ia,e),Oe()}function xo(e,t){
try{localStorage.setItem(e,t)}catch{}}function Gt(e){let{heard:t}=Kt();return t.add(e),()=>{t.delete(e)}}var Fa=e=>t=>{let n=e(
t),s=t.el.querySelector(".uw");if(!(s instanceof HTMLElement))return n;let{roots:o}=Kt();o.add(s),wo(s,Tt());let r=new ResizeObserver(
()=>{wo(s,Tt()),r.disconnect()});return r.observe(s),()=>{r.disconnect(),o.delete(s),n?.()}};var Vd=({words:e,name:t},n)=>a("p.covered",`${e} `,n?a("b",t):a("span.blank",{role:"img","aria-label":"a covered name"})),
Hn=class{constructor({send:t,drawn:n}){this.opened=!1;this.send=t,this.drawn=n,this.root=a("div.call",{role:"group",hidden:!0})}get hidden(){
return this.root.hidden}cover(){this.opened=!1}show(t,n,s){let o=n?t.alert??"":"",r=t.covered??[],i=s==="shown"||s==="pr\
ess"&&this.opened,c=o?(t.actions??[]).find(h=>h.strong):void 0;this.root.hidden=!o&&!r.length,this.root.classList.toggle(
"calm",!o&&!(n&&t.actions?.length));let l=JSON.stringify([o,c,r,i,s]);if(this.root.dataset.looks===l)return;this.root.dataset.
looks=l,this.root.setAttribute("aria-label",o||"What lies covered");let u=()=>{this.opened=!this.opened,this.show(t,n,s),
this.drawn()};F(this.root,o&&a("p",a("b",o)),r.length>0&&a("div.covers",r.map(h=>Vd(h,i))),r.length>0&&s==="press"&&a("b\
utton.btn",{"data-k":"covers","aria-pressed":String(i),onclick:u},i?"Cover":"Show"),c&&a("button.btn.alert",{"data-k":"c\
all","data-act":c.move,onclick:()=>this.send(c.move)},c.label))}};function Ka({place:e,now:t,said:n},s){let[o="",r=""]=n??[];return{place:s.place??[e,o&&t].filter(Boolean).join(" "),line:s.
line??(o?[o,r]:[t??"",r])}}var Va=7,Un=class{constructor({texts:t,see:n}){this.looks="";this.texts=t,this.see=n,this.chip=
a("button.chipbtn",{"data-k":"clause",hidden:!0,onclick:()=>this.open(!!this.box.hidden)}),this.badge=a("b.badge",{hidden:!0}),
this.place=a("span.place"),this.line=a("p.line"),this.note=a("p.note",{role:"status"}),this.sheet=a("button.btn.quiet",{
"data-k":"scores","aria-expanded":"false",hidden:!0},"Scores"),this.eyes=a("div.seg",{role:"group","aria-label":"Seen by"}),
this.seen=a("div.eyes",bt("eye",22),this.eyes),this.box=a("div.clause-box",{hidden:!0,tabindex:-1,"data-k":"clauses"}),this.
root=a("div.caption",a("div.told",a("p.over",this.badge,this.chip,this.place),this.line,this.note),a("div.seen",this.sheet,
this.seen))}show({clauses:t,badge:n="",place:s,line:o,note:r,tone:i}){X(this.root,"data-tone",i),this.badge.hidden=!n,this.
badge.textContent=n;let c=this.texts(),[l=""]=t;this.place.textContent=s,this.line.hidden=!!r,this.line.replaceChildren(
a("b",o[0]),o[1]?` ${o[1]}`:""),this.line.classList.remove("long"),this.line.classList.toggle("long",this.line.scrollWidth>
this.line.clientWidth+1),this.note.textContent!==r&&(this.note.textContent=r),this.note.hidden=!r;let u=JSON.stringify([
t,i]);if(u===this.looks)return this.below();this.looks=u,this.open(!1);let h=i==="trial"?"not the game":l;this.chip.hidden=
!h,this.chip.replaceChildren(a("span.chip.line",h));let d=t.filter(m=>c[m]);X(this.chip,"aria-disabled",d.length&&i!=="t\
rial"?"":"true"),X(this.chip,"data-clause",l),this.box.replaceChildren(a("dl",d.map(m=>a("div",a("dt",m),a("dd",c[m])))))}open(t){
let n=t&&this.box.querySelector("dt")!=null&&this.chip.getAttribute("aria-disabled")!=="true";this.box.hidden=!n,this.below(),
X(this.chip,"aria-expanded",String(n))}below(){this.box.hidden||(this.box.style.top=`${this.root.offsetTop+this.root.offsetHeight}\
px`)}escape(){return this.box.hidden?!1:(this.open(!1),this.chip.focus(),!0)}showEyes(t,n){let s=JSON.stringify(t);if(this.
seen.hidden=t.length<2,this.eyes.dataset.looks!==s){this.eyes.dataset.looks=s;let r=a("select.pick",{"data-k":"eyes.many",
"aria-label":"Seen by",onchange:i=>this.see(i.target.value)},t.map(([i,c])=>a("option",{value:i},c)));this.eyes.classList.
toggle("seg",t.length<=Va),this.eyes.replaceChildren(...t.length>Va?[r]:t.map(([i,c])=>a("button",{"data-eye":i,title:c,
"aria-label":c,onclick:()=>this.see(i)},c)))}let o=this.eyes.querySelector("select");if(o)o.value=n;else for(let r of this.
eyes.children)X(r,"aria-pressed",String(r.getAttribute("data-eye")===n))}};var Ga=e=>e.charAt(0).toUpperCase()+e.slice(1);var Za=(e,t)=>Math.max(0,Math.min(e.x+e.w,t.x+t.w)-Math.max(e.x,t.x))*Math.max(0,Math.min(e.y+e.h,t.y+t.h)-Math.max(e.y,
t.y)),vo=(e,t,n,s)=>Math.max(n,Math.min(e,n+s-t));function ja({w:e,h:t},n,s,o){let r={x:n.x+n.w/2,y:n.y+n.h/2},i=[["abov\
e",r.x-e/2,n.y-t-10],["below",r.x-e/2,n.y+n.h+10],["right",n.x+n.w+10,r.y-t/2],["left",n.x-e-10,r.y-t/2]],c=Math.min(s.y+
s.h,...o.map(({y:p})=>p));i.push(["right",n.x+n.w+10,c-t-10],["left",n.x-e-10,c-t-10]);let l=i.map(([p,f,g])=>{let b={x:vo(
f,e,s.x,s.w),y:vo(g,t,s.y,s.h),w:e,h:t},w=Za(b,n)+3*o.reduce((x,y)=>x+Za(b,y),0);return{...b,side:p,covers:w}}),{covers:u,
...h}=l.reduce((p,f)=>f.covers<p.covers-1?f:p),d=h.side==="above"||h.side==="below"?r.x-h.x:r.y-h.y,m=h.side==="above"||
h.side==="below"?e:t;return{...h,tip:vo(d,0,14,m-28)}}var Ya=(e,t)=>k("svg.small-card",{viewBox:"0 0 48 68",...t},Pt(e,48));function Kd(e,t){let n={"data-act":e.move,onclick:()=>t(
e.move)};if(e.face){let s=[e.group,e.label].filter(Boolean).join(" ");return a("button.btn.card-pick",{"aria-label":s,title:e.
label,...n},Ya(e.face,{"aria-hidden":"true"}))}return a("button.btn",{...n},e.colour&&Qe(e.colour)&&k("svg.icon",{viewBox:"\
-12 -12 24 24",style:"width:1.4em;height:1.4em","aria-hidden":"true"},jt(e.colour,0,0,8.5,{fill:`var(--c-${e.colour})`,stroke:"\
#fff","stroke-width":2})),e.label)}var Gd=e=>[a("p.mute","What lies under it, as you remember"),a("ol.recall",e.map(t=>a(
"li",Ya(t.face,{role:"img","aria-label":t.label}))))],Nn=class{constructor(t){this.key="";this.how=t,this.root=a("div.ch\
ooser",{role:"group",hidden:!0}),this.away=n=>{let[s]=n.composedPath();s instanceof Element&&!this.root.contains(s)&&!s.
closest(".thing.plays")&&this.close()}}show(t){if(this.key===t.key)return this.leave();let n=!t.plays&&t.recall?.length,
s=t.picks.find(i=>i.group)?.group,o=i=>{this.leave(),this.how.play(i)};this.key=t.key,this.root.setAttribute("aria-label",
n?`Under ${t.label}`:`How to play: ${t.label}`);let r={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
leave()};this.root.replaceChildren(a("div.choose-head",a("p",a("b",Ga(t.label)),s&&a("span",`: ${s}`)),at(r,bt("close",16))),
...n?Gd(t.recall):[a("div.picks",t.picks.some(i=>i.parts?.length)?this.parts(t.picks,[],o):t.picks.map(i=>Kd(i,o)))]),this.
root.hidden=!1,document.addEventListener("pointerdown",this.away,!0),this.how.moved(),this.stand(),this.buttons.find(i=>!i.
matches(".shut"))?.focus({preventScroll:!0})}parts(t,n,s){let o=new Set(t.flatMap(({parts:i})=>(i??[]).filter(c=>!n.includes(
c)))),r=i=>{let c=[...n,i],l=t.filter(({parts:u})=>u?.includes(i));if(l.length===1)return s(l[0].move);this.root.querySelector(
".picks")?.replaceChildren(...this.parts(l,c,s)),this.stand(),this.buttons.find(u=>u.dataset.part)?.focus({preventScroll:!0})};
return[...n.length?[a("p.mute",`${n.join(", ")}, and ...`)]:[],...[...o].sort().map(i=>a("button.btn",{"data-part":i,onclick:()=>r(
i)},i))]}get buttons(){return[...this.root.querySelectorAll("button")]}stand(){let t=this.key&&this.how.around(this.key),
n=this.root.parentElement;if(!t||!n)return;let s=n.getBoundingClientRect(),o=Math.max(s.top,0),r=6,i={x:r,y:o-s.top+r,w:s.
width-2*r,h:Math.min(s.bottom,window.innerHeight)-o-2*r};this.root.style.cssText=`left:0;top:0;max-width:${i.w}px;max-he\
ight:${i.h}px`;let c=({x:p,y:f,w:g,h:b})=>({x:p-s.left,y:f-s.top,w:g,h:b}),l={w:this.root.offsetWidth,h:this.root.offsetHeight},
{x:u,y:h,side:d,tip:m}=ja(l,c(t.card),i,t.hand.map(c));this.root.dataset.side=d,this.root.style.cssText+=`;left:${u}px;t\
op:${h}px;--tip:${m}px`}leave(){let t=this.key;this.close(),this.how.focus(t)}close(){if(!this.key)return;let t=this.key,
n=this.root.contains(ct(this.root));this.key="",document.removeEventListener("pointerdown",this.away,!0),this.root.hidden=
!0,this.root.replaceChildren(),this.how.moved(),n&&this.how.focus(t)}stroke(t){let n=this.buttons,s=n.findIndex(r=>r.matches(
":focus"));if(!this.key||s<0)return!1;let o={ArrowRight:s+1,ArrowDown:s+1,ArrowLeft:s-1,ArrowUp:s-1,Home:0,End:n.length-
1}[t.key];return o==null?!1:(t.preventDefault(),n[(o+n.length)%n.length].focus({preventScroll:!0}),!0)}};function za(e,t){let{zones:n,board:s,sheet:o,...r}=e,i=c=>c==null?void 0:t[c];return{...r,zones:n.map(c=>t[c]),board:i(s)??
"",sheet:i(o)}}var Rn=class{constructor(t,n){this.resting=0;this.model=t,this.pages=new Map(Object.entries(t.get("pages")??
{})),this.asked=new Map,this.hear=s=>{s.kind==="page"&&(this.pages.set(`${s.watcher}.${s.page}`,s),n())},t.on("msg:custo\
m",this.hear)}get watcher(){return this.model.get("watcher")}get few(){return this.model.get("frames")[this.watcher]??[]}get length(){
return this.model.get("count")||this.few.length}scene(t){let n=Math.max(0,Math.min(t,this.length-1));if(!this.model.get(
"count"))return this.few[n]?za(this.few[n],this.model.get("pool")):null;let s=this.model.get("size"),o=Math.floor(n/s),r=this.
page(o);return r?(this.fetchRest(o),za(r.frames[n-o*s],r.pool)):null}page(t,n=this.watcher){let s=`${n}.${t}`,o=this.pages.
get(s);return!o&&performance.now()-(this.asked.get(s)??-1/0)>8e3&&(this.asked.set(s,performance.now()),this.model.send({
kind:"page",watcher:n,page:t})),o}fetchRest(t){clearTimeout(this.resting);let n=Math.ceil(this.length/this.model.get("si\
ze")),s=Array.from({length:n},(c,l)=>(t+l)%n),o=n<=4?s:[t],r=s.map(c=>[c,this.watcher]);for(let[c]of this.model.get("eye\
s"))for(let l of o)r.push([l,c]);let i=r.find(([c,l])=>!this.pages.has(`${l}.${c}`));i&&(this.resting=setTimeout(()=>this.
page(...i),150))}marks(){let t=o=>o.mark??0;if(!this.model.get("count"))return this.few.map(t);let n=this.model.get("siz\
e"),s=Array.from({length:this.length},()=>0);for(let o=0;o*n<s.length;o++)(this.pages.get(`${this.watcher}.${o}`)?.frames??
[]).forEach((r,i)=>{s[o*n+i]=t(r)});return s}stop(){clearTimeout(this.resting),this.model.off("msg:custom",this.hear)}};var $e=10;function Zd(e,t,n,s){if(t&&n>=t*46)return Math.min(t,Math.max(e,1));if(!e)return 1;let o=Math.max(1,Math.floor(
(n+$e)/(s+$e)));return Math.ceil(e/Math.ceil(e/o))}function De(e,t,n,s,o,r){let i=e.text(`${t.id}.label`,t.label,n,s+10,
{room:o}),c=Zd(t.cells.length||1,t.columns??0,o,r?58:50),l=Math.min(r?66:60,(o-$e*(c-1))/c),u=l+$e,h=e.extras.acting?8:0,
d=s+22+i;return t.cells.forEach((m,p)=>{let f=n+p%c*u,g=d+Math.floor(p/c)*(l*1.4+$e+h);"key"in m?e.card(m,f,g,l,{role:"g\
rid",own:!0}):(e.add("pile",`${t.id}.${p}`,f,g,{w:l,under:0,empty:!0}),m.seat!=null&&e.add("mark",`${t.id}.${p}`,f+l/2-9,
g+l*.7-9,{seat:m.seat,size:18,quiet:!0}))}),d-s+Math.ceil(t.cells.length/c)*(l*1.4+$e+h)+10}function Ie(e,t,n,s,o){let r=t.
values.length,i=Math.min(56,(o-10*(r-1))/r),c=r*i+(r-1)*10;return e.add("dice",t.id,n,s,{w:c,size:i,values:t.values,thrown:t.
thrown??0,lit:t.lit??[],label:t.label,move:t.move??"",off:e.extras.acting?t.off??"":"",plays:e.extras.acting&&!!t.move,picks:[]}),
i+14}function $o(e,t,n,s,o){let r=s+12;r+=e.text(`${t.id}.label`,t.label,n,r,{room:o})+10;for(let[i,{words:c,note:l,box:u}]of t.
rows.entries()){let h=u?30:0,d={size:14,bold:!0,quiet:u==="open",room:o-h};u&&e.add("box",`${t.id}.${i}`,n,r+3,{box:u,size:20}),
r+=14+e.text(`${t.id}.${i}.words`,c,n+h,r+12,d),l&&(r+=15+e.text(`${t.id}.${i}.note`,l,n+h,r+13,{room:o-h})),r+=7}return r-
s+6}function Ja(e,t,n,s){t.rows.filter(({box:o})=>o).forEach(({box:o},r)=>{e.add("box",`${t.id}.${r}`,n+30*r,s,{box:o,size:24})})}
function _e(e,t,n,s,o,r,i){let c=e.extras.boards?.[t.board];if(!c)throw new Error(`Expected a board called "${t.board}",\
 which was to be sent before its tokens.`);let l=i==null?Math.min(r,o*c.height/c.width):r;return e.add("board",t.id,n,s,
{w:o,h:l,k:Math.min(o/c.width,l/c.height),board:c,zone:t,heat:e.extras.heat??{},clear:!!e.extras.clear,acting:!!e.extras.
acting,spots:e.extras.spots??{},lit:e.extras.lit??{},clearance:i??0}),l+14}var Xa=390,Pn=620,We=196,Qa=58,Mo=38,So=50,Cn=e=>e.cards.some(t=>t.move||t.picks?.length),tl=e=>[...e.cards,...(e.before??
[]).flatMap(t=>"top"in t&&t.top||[])];function el(e,t,n,s,o){let r=n,i=0;for(let c of t){let l=Math.min(o-(r-n),c.values.
length*Qa);i=Math.max(i,Ie(e,c,r,s,l)),r+=l+8}return i}function nl(e,t,n,s,o,r,i){let l=(o-16*(r-1))/r,u=s;for(let h=0;h<
t.length;h+=r){let d=t.slice(h,h+r),m=(p,f)=>i?jd(e,p,n+f*(l+16),u,l):e.other(p,n+f*(l+16),u,l,!1);u+=(i?10:18)+Math.max(
...d.map(m))}return u-s}function jd(e,t,n,s,o){let r=tl(t),i=r.length?Mo*(1+.4*(r.length-1))+12:0,c=e.head(t,n,s,o-i,28),
[l]=t.counters??[],u={w:Mo,ideal:Mo*.4,tight:.3};if(e.cards(r,n+o-i,s,i,u,{role:"seat"}),!l)return 34+c;let h=Math.max(l.
full??0,l.value),d=l.art==="agents"?24*h:0;d&&e.add("agents",`${t.id}.0`,n,s+36+c,{count:l.value,full:h,size:18});let m={
value:l.value,label:l.label??"",high:18,room:o-i-d};return e.add("counter",`${t.id}.0`,n+d+6,s+36+c,m),58+c}function sl(e,t,n,s,o){
return t.stacks.forEach((r,i)=>e.stack(r,n+i*o/2,s,50)),t.stacks.length?116:0}function ol(e,t,n,s,o){let{seats:r,boards:i,
fans:c,grids:l,dice:u,notes:h}=t,d=24,[m,...p]=r,f=n-d-We,g=f-2*d,b=14,w=14;for(let x of i)b+=_e(e,x,d,b,g,o);w+=el(e,u,
f,w,We);for(let x of h)w+=$o(e,x,f,w,We)+8;m&&!Cn(m)&&(w+=e.other(m,f,w+4,We,!0)+20),w+=sl(e,t,f,w+4,We);for(let x of l)
b+=De(e,x,d,b,g,!0);return p.length&&(b+=nl(e,p,d,b+6,g,Math.min(p.length,3),!0)),b=Math.max(b,w),c.length&&(b+=e.fans(c,
d,b,n-2*d,!0)),m&&Cn(m)&&(b+=e.own(m,d,b+6,n-2*d,176)),{y:b,middle:{x:d+g/2,y:240,r:40}}}function rl(e,{seats:t,boards:n,
stacks:s,dice:o,notes:r},i,c,l){let d=i-48,m=(c-20)/Math.max(1,t.length);for(let f of n)l?_e(e,f,0,0,c,d,So):_e(e,f,0,So,
c,d-So,0);let p=10;for(let f of o)Ie(e,f,p,8,f.values.length*36),p+=f.values.length*36+6;for(let f of r)Ja(e,f,l?10:p+6,
l?d-34:14);for(let[f,{top:g}]of s.entries())g&&e.card(g,10+f*44,d-66,38,{role:"stack"});return t.forEach((f,g)=>{Yd(e,{...f,
cards:tl(f)},10+g*m,d+10,m-4)}),{y:i-18,middle:{x:c/2,y:d/2,r:40}}}function Yd(e,t,n,s,o){let r=t.cards.length?24+9*(t.cards.
length-1):0,i=o-24-r;e.add("mark",t.id,n,s+2,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,mt(t.name,13,
i).lines[0],n+25,s+9,{size:13,bold:!0,quiet:!1,room:i});let c=(t.counters??[]).map(({value:u,label:h})=>`${u} ${h}`)[0]??
t.note??"";e.text(`${t.id}.note`,mt(c,12,i).lines[0],n+25,s+24,{size:12,room:i});let l={w:22,ideal:9,tight:.3,least:22};
e.cards(t.cards,n+o-r-2,s-1,r,l,{role:"seat"})}function il(e,t,n){let{seats:s,boards:o,fans:r,grids:i,dice:c,notes:l}=t,
u=14,h=n-2*u,[d,...m]=s,p=10;for(let b of o)p+=_e(e,b,u,p,h,440);let f=c.length?Math.min(150,c.reduce((b,{values:w})=>b+
w.length*Qa+8,0)):0,g=el(e,c,u,p,f);if(g+=sl(e,t,u,p+g,Math.max(f,130)),d&&!Cn(d)){let b=f?u+f+16:u;g=Math.max(g,e.other(
d,b,p,u+h-b,!1))}p+=g+12;for(let b of l)p+=$o(e,b,u,p,h)+8;for(let b of i)p+=De(e,b,u,p,h,!1);return r.length&&(p+=e.fans(
r,u,p,h,!1)),m.length&&(p+=nl(e,m,u,p+4,h,Math.min(m.length,3),!1)),d&&Cn(d)&&(p+=e.own(d,u,p,h,0)),{y:p,middle:{x:n/2,y:200,
r:40}}}var cl=e=>[[0,0],[1,0],[1,1]].slice(0,e),zd=20,Jd=60,ul=({extras:e})=>e.acting?e.call?32:14:0;function hl(e){let t=(e.before??
[]).filter(({kind:n})=>n==="stack");return{beside:t.slice(0,-1),space:t.at(-1)}}function al(e,t,n,s,o,r,i){let{beside:c,
space:l}=hl(t),u=r?n+i+28:n,h=o-i-28,d=e.head(t,u,s,h,30),m=u;for(let p of c)e.stack(p,m,s+46+d,46,110),m+=118;if(!t.me){
let p={w:38,ideal:22,tight:.05};e.cards(t.cards,m,s+46+d,u+h-m,p,{role:"seat"})}l&&e.stack(l,r?n:n+o-i,s,i,i+40)}function dl(e,{
seats:[t,...n],ring:s,stacks:o},r,i){let l=92*1.4+32,u=r/2-i-24,h=r/2+24,d=28,m=d+l+74,p=n.length===1;n.forEach((x,y)=>{
let[v,S]=cl(n.length)[y];al(e,x,v?h:i,S?m:d,u,!!v,92)}),t&&al(e,{...t,me:!0},i,m,u,!1,92);let f={x:p?h+u/2:r/2,y:p?d+44:
d+l+32,r:40};s&&e.add("ring",s.id,f.x,f.y,{ring:s,r:f.r});let g=p?92:46,b=p?f.x-o.length*(g+40)/2+20:f.x+90;o.forEach((x,y)=>e.
stack(x,b+y*(g+40),p?d+120:f.y-44,g,g+40));let w=m+l+4;if(t){let x=e.extras.call??0,y=ul(e),v=t.cards.some($=>$.face);x&&
(e.call=w),w+=(x?x+20:0)+y;let S={w:v?88:62,ideal:v?106:44,tight:.5,least:60,floor:20};w+=e.cards(t.cards,i,w,r-2*i,S,{own:!0,
role:"hand"})}return{y:w,middle:f}}function ll(e,t,n,s,o){let{beside:r,space:i}=hl(t),c=46,l=o-c-34;e.add("mark",t.id,n,
s+2,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,t.name,n+26,s+11,{size:13,bold:!0,quiet:!1,room:l}),e.
text(`${t.id}.note`,mt(t.alert||t.note,12,l).lines[0],n+26,s+25,{size:12,quiet:!t.active,room:l});let u=n;for(let h of r){
if(h.top){let d={...h.top,move:h.move||h.top.move,off:h.off||h.top.off};e.card(d,u,s+36,26,{role:"stack",recall:h.recall})}else
e.add("pile",h.id,u,s+36,{w:26,under:0,empty:!0});e.text(`${h.id}.count`,String(h.count),u+32,s+58,{size:14,bold:!0,quiet:!1}),
u+=58}if(!t.me){let h={w:22,ideal:10,tight:.05};e.cards(t.cards,u,s+38,n+o-c-8-u,h,{role:"seat"})}i&&ml(e,i,n+o-c,s,c)}function ml(e,t,n,s,o){
t.top?e.card(t.top,n,s+2,o,{role:"space",recall:t.recall}):e.add("pile",t.id,n,s+2,{w:o,under:0,empty:!0});let r=[t.count>
1?t.count:"",t.label].filter(Boolean).join(" "),i=mt(r,12,o+14).lines.length<2;e.text(`${t.id}.label`,r,i?n+o/2:n+o+6,s+
o*1.4+17,{size:12,anchor:i?"middle":"end",room:i?o+14:3*o})}function pl(e,{seats:[t,...n],ring:s,stacks:o},r,i){let l=i/
2-10-10,u=i/2+10,h=88,d=n.length===1;n.forEach((x,y)=>{let[v,S]=cl(n.length)[y];ll(e,x,v?u:10,6+S*h,l)}),t&&ll(e,{...t,me:!0},
10,6+h,l),o.slice(0,3).forEach((x,y)=>{d&&ml(e,x,u+20+y*66,50,46)});let m=e.extras.call??0,p=ul(e),f=6+2*h+6+p;m&&(e.call=
f-p);let g=f+(m?m+8:0),b=Math.max(zd,Ct(78,r-g-8));t&&e.cards(t.cards,10,g,i-130,{w:b,ideal:b*1.12,tight:.36,least:b},{own:!0,
role:"hand"});let w={x:i-66,y:g+24,r:34};return s&&r-g<Jd?(e.add("ring",s.id,w.x,r-18,{ring:{...s,value:"",note:""},r:w.
r}),e.text(`${s.id}.note`,`${s.value??""} ${s.note??""}`,i-10,r-14,{size:14,anchor:"end",room:170})):s&&(e.add("ring",s.
id,w.x,w.y,{ring:{...s,note:""},r:w.r}),e.text(`${s.id}.note`,s.note??"",w.x,w.y+30,{size:12,anchor:"middle",room:126})),
{y:Math.max(r-8,t?g+b*1.4:0),middle:w}}var Xd={mark:({size:e})=>({x:0,y:0,w:e,h:e}),pile:({w:e,empty:t})=>t&&{x:0,y:0,w:e,h:e*1.4},ring:({r:e})=>({x:-e,y:-e,w:2*
e,h:2*e}),dice:({w:e,size:t})=>({x:0,y:0,w:e,h:t}),box:({size:e})=>({x:0,y:0,w:e,h:e})},On=class{constructor(t){this.call=
0;this.things=[];this.over=[];this.extras=t}add(t,n,s,o,r={}){this.things.push({kind:t,key:`${t}:${n}`,x:s,y:o,...r});let i=this.
extras.lit?.[n],c=Xd[t]?.(r);i!=null&&c&&this.over.push({kind:"lit",key:`lit:${n}`,x:s+c.x,y:o+c.y,w:c.w,h:c.h,tab:i,role:t})}text(t,n,s,o,{
size:r=13,room:i=1/0,bold:c=!1,quiet:l=!0,anchor:u="start",tone:h=""}={}){if(!n)return 0;let{lines:d,size:m}=mt(n,r,i,c?
1.06:1);return this.add("text",t,s,o,{lines:d,size:m,bold:c,quiet:l,anchor:u,tone:h}),(d.length-1)*m*1.2}card(t,n,s,o,{seen:r=o,
own:i=!1,role:c="",recall:l=[]}={}){let{lit:u={},dealt:h={},acting:d=!1,under:m=!0,opens:p=""}=this.extras,f=h[t.key]??t.
face??null,g=d&&!!(t.move||t.picks?.length),b=!!t.lifted,w=c==="grid"?0:o<80?12:14,x=i&&(g||d&&t.ghost)?w+(b?o*(w?.24:.14):
0):0;this.things.push({kind:"card",key:t.key,x:n,y:s-x,w:o,face:f,label:t.label,origin:t.origin??"",role:c,dealt:t.key in
h,kin:!!t.kin,ghost:!!t.ghost,seen:r,plays:g,off:d?t.off??"":"",under:i&&g&&!b,up:b,move:t.move??"",picks:t.picks??[],recall:m?
l:[],opens:p===t.key&&!g&&!t.off}),t.key in u&&this.over.push({kind:"lit",key:`lit:${t.key}`,x:n,y:s-x,w:r,h:o*1.4,tab:u[t.
key],role:c})}cards(t,n,s,o,r,{own:i=!1,role:c="",pitch:l=1.4,centre:u=!1}={}){if(!t.length)return 0;let{w:h,step:d,cols:m,
rows:p}=xe(t.length,o,r);return t.forEach((f,g)=>{let b=Math.floor(g/m),w=g%m,x=Math.min(m,t.length-b*m),y=u?n+(o-(d*(x-
1)+h))/2:n;this.card(f,y+w*d,s+b*l*h,h,{seen:w===x-1?h:Math.min(h,d),own:i,role:c})}),h*1.4+(p-1)*l*h}};var fl=e=>e.map(t=>({...t,art:""})),re=class extends On{head(t,n,s,o,r=30){let i=[t.note,t.team].filter(Boolean).join(",\
 "),c=r<30?8:12,l=n+r+c,u=o-r-c;this.add("mark",t.id,n,s,{seat:t.seat,size:r,active:!!t.active});let h=t.alert||i,d=s+r*
(h?.43:.66),m=this.text(`${t.id}.name`,t.name,l,d,{size:15,bold:!0,quiet:!1,room:u}),p=this.text(`${t.id}.note`,h,l,s+r+
m,{room:u,bold:!!(t.active||t.alert),quiet:!t.active,tone:t.alert?"lit":""});return m+p}counters(t,n,s,o,r){let i=s;for(let[
c,l]of(t.counters??[]).entries()){let u=r?18:22;if(this.add("counter",`${t.id}.${c}`,n,i,{value:l.value,label:l.label??"",
high:u,room:o}),i+=u+8,l.art==="chips"){let h=Math.max(1,Math.ceil(l.value/10)),d=r?2.5:3,m=r?1.2:1.4,p=Math.max(3,Math.
min(18,(o-2)/h-3)),f=10*(d+m)+3,g=Math.min(l.value,10)*(d+m)+(l.value>5?3:0);l.value&&this.add("chips",`${t.id}.${c}`,n,
i+g,{count:l.value,w:p,t:d,g:m,pitch:p+3}),i+=f}if(l.art==="agents"){let h=Math.max(l.full??0,l.value);this.add("agents",
`${t.id}.${c}`,n,i,{count:l.value,full:h,size:18}),i+=26}}return i-s}other(t,n,s,o,r){let i=t.cards??[],c=t.counters??[],
l=!r||o<150,u=this.head(t,n,s,o,l?26:30),h=c.length&&o>=150,d=i.some($=>$.face||$.key in(this.extras.dealt??{})),m=l?38:
48,p=Math.min(h?o-74:o,d?1/0:m*3.4),f={w:m,ideal:m*(d?.72:.7),tight:d?.62:.05},g=s+(l?38:44)+u,b=this.cards(i,n,g,p,f,{role:"\
seat",pitch:.62});if(t.alert&&i.length){let{w:$,step:E,cols:L}=xe(i.length,p,f);this.over.push({kind:"lit",key:`lit:${t.
id}`,x:n,y:g,w:$+(L-1)*E,h:b,tab:""})}let{w,step:x,cols:y}=xe(i.length,p,f),v=i.length?w+(y-1)*x+14:0,S=h?Math.max(b,this.
counters(t,n+v,g+2,o-v,l)):b+(c.length?8+this.counters({...t,counters:fl(c)},n,g+b+8,o,!0):0);return g-s+S+this.before(t,
n,g+S+10,o,l)}stack(t,n,s,o,r=o+24){let i=t.top?{...t.top,move:t.move||t.top.move,off:t.off||t.top.off,label:t.top.label||
t.spoken}:null,c=t.count>1&&i&&!i.face?Math.min(3,t.count-1):0;if(this.add("pile",t.id,n,s,{w:o,under:c,empty:!i}),i&&this.
card(i,n,s,o,{role:"stack",recall:t.recall}),!i&&!t.count&&t.label&&o>=40){let{lines:u,size:h}=mt(t.label,13,o-2);if(u.length*
h*1.2<o*1.4-8){let d=s+(o*1.4-(u.length-1)*h*1.2)/2+h*.35;return this.add("text",`${t.id}.empty`,n+o/2,d,{lines:u,size:h,
quiet:!0,anchor:"middle",tone:""}),o*1.4}}let l=Z(`${t.count} ${t.label}`,14)>r;return this.add("count",t.id,n,s+o*1.4+22,
{count:t.count,lines:l?mt(t.label,13,r).lines:[t.label],spoken:t.spoken,broken:l}),o*1.4+30+(l?17*mt(t.label,13,r).lines.
length:0)}tray(t,n,s,o){let r=Math.max(1,Math.ceil(Math.max(t.full,t.count)/10)),i=Math.min(27,(o-24)/r-4),c=o<120,l=i+(i>
20?7:4),u=c?3:5,h=c?1.4:2,d=r*l-(l-i)+24,m=10*(u+h)+3,p=22*String(t.count).length+4+Z(t.label,13)>Math.max(d,o-8);return this.
add("tray",t.id,n+(o-d)/2,s,{wide:d,high:m,count:t.count,label:t.label,w:i,t:u,g:h,pitch:l,below:p,noted:Z(t.label,13)}),
m+(p?62:44)}fans(t,n,s,o,r){let i=s,c=t.length>2?r?56:48:r?80:64;for(let l of t){this.text(`${l.id}.label`,l.label,n,i+10,
{room:o});let u={w:c,ideal:c*.59,tight:.39,least:Math.min(c,r?56:48),floor:20},{w:h,step:d,cols:m,rows:p}=xe(l.cards.length,
o,u),f=l.cards.some(b=>b.above)?22:4,g=l.cards.some(b=>b.under!=null)?40:10;i+=20,l.cards.length||this.add("pile",l.id,n,
i+f,{w:h,under:0,empty:!0}),l.cards.forEach((b,w)=>{let x=Math.floor(w/m),y=w%m,v=w===l.cards.length-1,S=n+y*d,$=i+f+x*(f+
g+h*1.4);this.card(b,S,$,h,{seen:v||y===m-1?h:Math.min(h,d),role:"fan"}),this.text(`${b.key}.above`,b.above??"",S+2,$-8,
{size:v?16:14,bold:v,quiet:!v}),b.under!=null&&this.add("mark",`${b.key}.under`,S+4,$+h*1.4+10,{seat:b.under,size:Math.max(
15,Math.min(22,d*.76)),quiet:!v})}),i+=Math.max(p*(f+g+h*1.4),f+g+c*1.4)+8}return i-s}own(t,n,s,o,r){let i=this.extras.acting?
14:0,c=this.extras.call??0,l=this.before(t,n+r,s,o-r,!r),u=s+l+(c?c+20:0);return c&&(this.call=s+l),u-s+this.hand(t,n,u,
o,r,i)}before(t,n,s,o,r){let i=t.before??[];if(!i.length)return 0;let c=10,l=(o-c*(i.length-1))/i.length,u=Math.min(r?44:
58,l-6),h=0;return i.forEach((d,m)=>{let p=n+m*Math.min(l+c,d.kind==="fan"?1/0:u+40);if(d.kind==="fan"){let f=this.text(
`${d.id}.label`,d.label,p,s+10,{room:l}),g={w:u,ideal:u*.72,tight:.4};h=Math.max(h,18+f+this.cards(d.cards,p,s+18+f,l,g,
{role:"fan"}))}else h=Math.max(h,this.stack(d,p,s,u,Math.min(l,u+34)))}),h+16}hand(t,n,s,o,r,i){let c=r>0,l=t.cards.some(
b=>b.face),u=c?92:70,h=t.cards.length,d={w:l?u:u*.75,ideal:u*(l?c?1.22:1.06:.8),tight:.5,least:Math.min(u,64),floor:l?34:
20};if(c){let b=this.head(t,n,s,r-20),w=this.counters(t,n+4,s+48+b,r-20,!1)+48+b,x=this.cards(t.cards,n+r,s+i,o-r,d,{own:!0,
role:"hand",pitch:1.4+.36});return Math.max(w,x+i+16,l?u*1.4:0)}let m=l&&(h-1)*d.ideal+d.w<=o-112,p=this.head(t,n,s,m?110:
o-100,26);if(m){let b=this.counters(t,n+4,s+44+p,100,!0)+44+p,w=this.cards(t.cards,n+112,s+i,o-112,d,{own:!0,role:"hand"});
return Math.max(b,w+i+16)}let f=this.counters({...t,counters:fl(t.counters??[])},n+o-84,s+6,84,!0),g=s+Math.max(40+p,f+8)+
i;return g-s+this.cards(t.cards,n,g,o,d,{own:!0,role:"hand",pitch:1.4+.42,centre:!0})+16}};var Wt=620,Bn=772,yl=920,Qd=["seat","ring","fan","stack","tray","grid","dice","tokens","notes","kinds"];function qe(e){let t=e.
zones.find(({kind:s})=>!Qd.includes(s));if(t)throw new Error(`Expected a zone that the table can draw, not "${t.kind}".`);
let n=s=>e.zones.filter(o=>o.kind===s);return{seats:Nr(n("seat")),ring:n("ring")[0],fans:n("fan"),stacks:n("stack"),trays:n(
"tray"),grids:n("grid"),dice:n("dice"),notes:n("notes"),boards:n("tokens"),kinds:n("kinds")}}function kl(e,t,n={}){if(n.
laid&&vn(e))return hm(e,t,n);if(ma(e)&&(t.low||t.h))return um(e,t,n);if(t.low&&e.zones.some(({kind:m})=>m==="tokens"))return cm(
e,t,t.low,n);if(t.low&&eo(e))return To(e,t,t.low,n,Eo(t.w));if(!t.h)return Dn(e,t.w,n);let s=({w:m,h:p})=>Lo(t,m,p),r=[...t.
w>=Wt*gl?[Bn,860,yl]:[],390,440].map(m=>lm(e,t,m,n)),[i,...c]=r.filter(m=>m.w>=Wt),l=c.reduce((m,p)=>s(p)>s(m)?p:m,i);if(l&&
s(l)>=gl)return l;let u=r.reduce((m,p)=>s(p)>s(m)?p:m),h=Math.round(Math.max(xl,se*t.h/t.w));return e.zones.some(({kind:m})=>m===
"tokens")?Sl(e,Math.min(h,Pn),n,Xa,!0):s(u)>=tm||!eo(e)?u:e.table==="round"&&e.zones.filter(({kind:m})=>m==="seat").length>
sm&&t.w>t.h?To(e,t,wl,n,Math.round(wl*t.w/t.h)):To(e,t,Math.min(h,nm),n,vl(t,h))}var gl=.8,tm=.92,bl=.75,em=352,xl=288,nm=460,
sm=6,wl=320,om=640,rm=110,im=400,am=1.25,Eo=e=>Math.round(Math.max(se,Math.min(Rt,e/am))),vl=(e,t)=>Math.round(Math.max(
se,Math.min(Rt,t*e.w/e.h)));function $l(e,t,n){let{w:s}=e,o=e.low?0:e.h,r=!e.low&&s>=Bn*bl&&(!o||o>=t[0]*bl),[i,c]=r?t:n,
l=r?Bn:e.low?Eo(s):se,u=o?Math.round(Math.max(i,Math.min(c,l*o/s))):r?600:i;return[r||!o?l:vl(e,u),u]}var Lo=(e,t,n)=>Math.
min(e.w/t,e.h?e.h/n:1/0),Ml=(e,t)=>({...e,call:(e.call??0)/t});function lm(e,t,n,s){let o=Dn(e,n,s);for(let r=0;r<2&&s.call;r++)
o=Dn(e,n,Ml(s,Lo(t,o.w,o.h)));return o}function To(e,t,n,s,o){let r=new re(Ml(s,Lo(t,o,n))),i=qe(e),{y:c,middle:l}=e.table===
"corners"?pl(r,i,n,o):da(r,i,n,e.table==="round",o);return{w:o,h:Math.max(n,c+8),things:[...r.things,...r.over],middle:l,
call:r.call}}function cm(e,t,n,s){let o=Math.max(t.w,Bn),r=((t.page??0)-om)*o/t.w-rm;return t.w>=Wt&&r>=im?Dn(e,o,s,Math.
min(r,Pn)):Sl(e,n,s,Math.min(Eo(t.w),Wt-1),!1)}function Sl(e,t,n,s,o){let r=new re(n),{middle:i}=rl(r,qe(e),t,s,o);return{
w:s,h:t,things:[...r.things,...r.over],middle:i,call:r.call}}function um(e,t,n){let s=new re(n),[o,r]=$l(t,[470,620],[t.
low||xl,620]),{middle:i}=fa(s,qe(e),r,o);return{w:o,h:r,things:[...s.things,...s.over],middle:i,call:s.call}}function hm(e,t,n){
let s=new re(n),[o,r]=$l(t,[520,640],[em,560]),{middle:i}=ka(s,qe(e),r,o);return{w:o,h:r,things:[...s.things,...s.over],
middle:i,call:s.call}}function Dn(e,t,n={},s=Pn){let o=Math.round(Math.min(Math.max(t,320),yl)),r=o>=Wt,i=new re(n),c=qe(
e),l=r?28:14,u=e.table==="round"||e.table==="corners"&&!r,h=c.boards.length?r?ol:il:u?r?pm:fm:r&&e.table==="corners"?dl:
r?dm:mm,{y:d,middle:m}=h(i,c,o,l,s);return{w:o,h:Math.round(d+18),things:[...i.things,...i.over],middle:m,call:i.call}}function In(e,t,n,s,o,r){
let i=s,c=(o-r*(t-1))/t;for(let l=0;l<e.length;l+=t){let u=e.slice(l,l+t);i+=Math.max(...u.map((h,d)=>h(n+d*(c+r),i,c)))+
20}return i-s}function dm(e,t,n,s){let{seats:[o,...r],ring:i,fans:c,stacks:l,trays:u}=t,h=r.map(E=>(L,T,M)=>e.other(E,L,
T,M,!0)),d=u.map(E=>(L,T,M)=>e.tray(E,L,T,M));h.splice(Math.ceil(h.length/2),0,...d);let m=Math.floor((n-2*s+20)/126),p=h.
length<=m?Math.max(h.length,1):Math.ceil(h.length/2),f=28+In(h,p,s,28,n-2*s,20),g=l.length?104:0,b=i?248:0,w=f+6,x=i?{x:132,
y:w+108,r:88}:{x:n/2,y:w+60,r:40};i&&e.add("ring",i.id,x.x,x.y,{ring:i,r:x.r});let y=n-2*s-b-(g?g+24:0),v=e.fans(c,s+b,w+
10,y,!0);f=Math.max(w+(i?230:0),w+10+v)+12,l.forEach((E,L)=>e.stack(E,n-s-72,w+48+L*152,66));let S=l.length?w+48+l.length*
152-24:0,$=b&&n>=740?b:176;return f+=_n(e,t,n-(S>f?g+24:0),s,f),o&&(f+=e.own(o,s,f,n-2*s-(S>f?g+24:0),$)),{y:Math.max(f,
S),middle:x}}function mm(e,t,n,s){let{seats:[o,...r],ring:i,fans:c,stacks:l,trays:u}=t,h=18,d=r.some(y=>(y.before?.length??
0)>1),m=d||r.length<=2||r.length===4?Math.min(2,Math.max(r.length,1)):3;h+=In(r.map(y=>(v,S,$)=>e.other(y,v,S,$,!1)),m,s,
h,n-2*s,12);let p=66,f=i?{x:106,y:h+100,r:p}:{x:n/2,y:h+40,r:40};i&&e.add("ring",i.id,f.x,f.y,{ring:i,r:p});let g=i?214:
s,b=n-s-g,w=Math.min(92,b/Math.max(l.length,1));l.forEach((y,v)=>e.stack(y,g+v*w,h+12,Math.min(56,w-14),w-1));let x=l.length?
h+12+78+56:h;for(let y of u)x+=e.tray(y,g-6,x,b+6);return h=Math.max(x,i?h+200:h)+6,h+=e.fans(c,s,h,n-2*s,!1),h+=_n(e,t,
n,s,h),o&&(h+=e.own(o,s,h+4,n-2*s,0)+4),{y:h,middle:f}}function pm(e,t,n,s){let{seats:[o,...r],ring:i,fans:c,stacks:l,trays:u}=t,
{left:h,top:d,right:m}=Rr(r.length),p=i?.art==="none"?64:n<740?108:128,f=Math.min(d<2?220:n<740?130:190,n/2-p-20-s),g=n-
2*s-2*f-24,w=r.slice(h,h+d).map(E=>(L,T,M)=>e.other(E,d===1?n/2-70:L,T,M,!0)),x=d?In(w,d,s+f+12,20,g,16):0,y={x:n/2,y:20+
x+p+12,r:p},v=(E,L)=>{let T=E.length>1?28:y.y-60;for(let M of E)T+=e.other(M,L,T,f,!0)+26;return T},S=[v(r.slice(0,h).reverse(),
s),v(r.slice(r.length-m),n-s-f)];Tl(e,i,l,u,y,p<120?.82:1);let $=Math.max(y.y+p+40,...S);return c.length&&($+=e.fans(c,s,
$,n-2*s,!0)),$+=_n(e,t,n,s,$),o&&($+=e.own(o,s,$,n-2*s,160)),{y:$,middle:y}}function fm(e,t,n,s){let{seats:[o,...r],ring:i,
fans:c,stacks:l,trays:u}=t,h=r.some(g=>(g.before?.length??0)>1),d=h||r.length===2||r.length===4?2:Math.min(3,Math.max(r.
length,1)),m=16+In(r.map(g=>(b,w,x)=>e.other(g,b,w,x,!1)),d,s,16,n-2*s,12),p=i?.art==="none"?50:108,f={x:n/2,y:m+p+10,r:p};
return Tl(e,i,l,u,f,.8),m=f.y+p+36,c.length&&(m+=e.fans(c,s,m,n-2*s,!1)),m+=_n(e,t,n,s,m),o&&(m+=e.own(o,s,m,n-2*s,0)),{
y:m,middle:f}}function Tl(e,t,n,s,o,r){t&&e.add("ring",t.id,o.x,o.y,{ring:t,r:o.r});let i=(n.length>2?56:78)*r,c=22*r,l=o.
x-(n.length*i+(n.length-1)*c)/2;n.forEach((u,h)=>e.stack(u,l+h*(i+c),o.y-i*.7-12,i)),s.forEach(u=>e.tray(u,o.x-50,o.y+44,
100))}function _n(e,{grids:t,dice:n},s,o,r){let i=r;for(let c of t)i+=De(e,c,o,i,s-2*o,s>=Wt);for(let c of n)i+=Ie(e,c,o,
i,s-2*o);return i-r}var Wn=class{constructor({play:t,key:n,told:s}){this.lifted="";this.card="";this.said={};this.typed={};this.field=null;this.
lifts={};this.shown="";this.play=t,this.key=n,this.told=s,this.go=a("button.btn.solid",{"data-k":"lift.play",onclick:()=>this.
play(this.lifted)}),this.back=a("button.btn",{"data-k":"lift.back",onclick:()=>this.lift("")},"Put it back"),this.acts=a(
"div.lift-acts",{hidden:!0},this.go,this.back),this.words=a("p.lift-words"),this.keys=a("div.lift-keys"),this.asking=a("\
div.asking",{role:"group",hidden:!0})}show({lifts:t,keys:n}){this.lifts=t,this.lifted&&!t[this.lifted]&&(this.lifted="",
this.said={},this.typed={}),this.draw();let s=JSON.stringify(n);this.keys.dataset.looks!==s&&(this.keys.dataset.looks=s,
is(this.keys,this.keys,()=>this.keys.replaceChildren(...n.map(o=>Je(o,r=>this.key(r))))))}tell(t,n){let s=Object.keys(this.
lifts).some(o=>n.every(r=>r.move!==o));this.words.hidden=!!this.lifted,this.words.textContent=t||(s?"Press a card to lif\
t it, and again to play it.":"")}playing(t){let n=this.lifts[this.lifted]?.play??"",s=t?n.replace(/^Play\b/,"Playing"):n;
this.go.textContent!==s&&(this.go.textContent=s),X(this.go,"aria-busy",t?"true":"")}lift(t,n=""){let s=n||this.card;this.
lifted=t,this.card=n,this.draw(),this.told({lifted:t,said:this.said},s)}stand(t,n,s){let[o,r]=s?[n,t.parentElement]:[t,this.
keys];this.asking.parentElement!==o&&o.insertBefore(this.asking,r)}hold(t,n,s,o){t?t!==this.lifted&&s[t]&&(this.lifted=t,
this.card=gm(o,t)):this.lifted="",this.said=n}draw(){let t=this.lifts[this.lifted];if(this.acts.hidden=!t,this.asking.hidden=
!t?.line,this.words.hidden=!!t,this.playing(!1),this.shown===this.lifted)return;if(this.shown=this.lifted,this.field=null,
!t?.line)return this.asking.replaceChildren();let n=this.lifted;X(this.asking,"aria-label",t.line),this.field=t.ask?bs({
rule:st,label:t.ask,words:"of 100",ends:["never","always"],value:on(this.typed[n],this.said[n],st),set:o=>this.say(n,o),
enter:()=>this.play(n)}):null;let s=a("div",a("p",a("b",t.line)));this.field&&s.append(a("p.wonder",t.ask)),this.asking.
replaceChildren(s,...this.field?[this.field.node]:[])}unread(t){let n=this.typed[t]??"";return t!==this.lifted||!this.field||
!n||!ce(n,st)?!1:(this.field.complain(),!0)}say(t,n){let{value:s}=dt(n,st);this.typed[t]=n,this.said={...this.said},s!=null?
this.said[t]=s:delete this.said[t],this.told({lifted:this.lifted,said:this.said},this.card)}},qn=class{constructor(t){this.
looks="";this.how=t,this.root=a("div.acts")}show(t,n,s){let o=JSON.stringify([t,n]);this.looks!==o&&(this.looks=o,is(this.
root,s,()=>this.root.replaceChildren(...t.map(r=>this.button(r)))))}button({move:t,label:n,strong:s,off:o}){let r=a("but\
ton",{class:s&&!o?"btn solid":"btn","data-act":t||n,"aria-disabled":o?"true":null,onclick:()=>o?this.how.refuse(o):this.
how.send(t)},n);return a("span.act",r,o&&a("span.why",o))}};function gm({zones:e},t){let n=e.flatMap(s=>s.kind==="seat"&&
s.me?s.cards:s.kind==="grid"?s.cells:[]);for(let s of n)if("key"in s&&(s.move===t||s.picks?.some(o=>o.move===t)))return s.
key;return""}function El(e,t,n){if(!t)return e;let s=e.zones.flatMap(i=>i.kind==="tokens"&&i.ways||[]),o=Number(s.find(i=>i.
move===t)?.tag),r=e.zones.map(i=>{if(i.kind==="dice"&&o){let l=i.values.indexOf(o);return{...i,lit:l<0?i.values.map((u,h)=>h):
[l]}}if(i.kind==="ring"){let l=i.previews?.find(u=>u.move===t);return l?{...i,preview:l}:i}if(i.kind==="tokens")return{...i,
ways:(i.ways??[]).map(l=>({...l,chosen:l.move===t}))};let c=l=>l.key===n?{...l,lifted:!0}:l;return i.kind==="grid"?{...i,
cells:i.cells.map(c)}:i.kind==="seat"&&i.me?{...i,cards:i.cards.map(c)}:i});return{...e,zones:r}}var bm={ArrowLeft:{x:-1,y:0},ArrowRight:{x:1,y:0},ArrowUp:{x:0,y:-1},ArrowDown:{x:0,y:1}};function wm(e,t,n){let s=t.map(
({x:r,y:i})=>{let c=(r-e.x)*n.x+(i-e.y)*n.y,l=Math.abs((r-e.x)*n.y)+Math.abs((i-e.y)*n.x);return c>.5?c+2*l:1/0}),o=Math.
min(...s);return o<1/0?s.indexOf(o):-1}function Ll(e){let t=(e.querySelector(".ring-focus")??e).getBoundingClientRect();
return{x:t.x+t.width/2,y:t.y+t.height/2}}function Al(e,t){let n=bm[t.key];if(!n||t.shiftKey||t.ctrlKey||t.metaKey||t.altKey)
return;let s=[...e.closest(".board")?.querySelectorAll(".way.plays")??[]].filter(r=>r!==e),o=s[wm(Ll(e),s.map(Ll),n)];t.
preventDefault(),t.stopPropagation(),o instanceof SVGElement&&o.focus({preventScroll:!0})}var Ul=8,Me=1.25,Hl=.42,ym=.62,km=1.5,Ao=46,xm=26,vm=8,$m=.95;function Fn(e,t,n=t.w/t.h){let s=Math.max(t.w,t.h*n),o=Math.
min(s,Math.max(e.w,t.w/Ul)),r=o/n,i=(c,l)=>l<0?l/2:Math.max(0,Math.min(c,l));return{x:i(e.x,t.w-o),y:i(e.y,t.h-r),w:o,h:r}}
function Mm(e,t,n,s,o,r=t.w/t.h){let i=Math.max(t.w,t.h*r),c=Math.min(i,Math.max(e.w/n,t.w/Ul))/e.w;return Fn({x:s-(s-e.
x)*c,y:o-(o-e.y)*c,w:e.w*c,h:e.h*c},t,r)}function Sm(e,t,n,s,o){let r=n/s,[i,c]=[e.map(({x:v})=>v),e.map(({y:v})=>v)],[l,
u]=[Math.min(...i),Math.min(...c)],[h,d]=[Math.max(...i)-l,Math.max(...c)-u],m=Math.min(n/t.w,(r-o)/t.h),p=Math.max(ym,km*
(n/t.w)),f=Math.min((n-2*Ao)/(h||1),(r-o-2*Ao)/(d||1)),g=Math.max(m,Math.min(p,f)),b={w:n/g,h:r/g},w=xm/g,x=(v,S,$,E)=>{
let L=(v+S-$)/2,[T,M]=[Math.min(0,v-w),Math.max(E,S+w)-$];return M<T?(T+M)/2:Math.max(T,Math.min(L,M))},y=o/g;return{x:x(
l,l+h,b.w,t.w),y:x(u,u+d,b.h-y,t.h)-y,...b}}var Vn=class{constructor(){this.board=null;this.id="";this.dragged=!1;this.aspect=
1;this.wide=0;this.clear=0;this.targets=[];this.lit=[];this.view="whole";this.chosen="";this.whole={x:0,y:0,w:1,h:1},this.
frame=this.whole,this.fingers=new Map,this.down={x:0,y:0},this.near={x:0,y:0},this.aims=(n,s)=>{};let t=(n,s,o,r)=>a("bu\
tton.btn",{"data-k":`lens.${n}`,"aria-label":o,title:o,onclick:r},s);this.controls=a("div.lens",{role:"group","aria-labe\
l":"The part of the board in view",hidden:!0},t("out","−","Further away",()=>this.zoom(1/Me)),t("in","+","Nearer",()=>this.
zoom(Me)),t("near",bt("near",20),"Near me",()=>this.see("near")),t("whole",bt("whole",20),"Whole board",()=>this.see("wh\
ole")))}on(t,n,s,o,r,i=[],c=[]){this.controls.hidden=!t;let l=JSON.stringify([o,i])!==JSON.stringify([this.near,this.targets]),
u=r.w/r.h,h=n!==this.id||u!==this.aspect||r.w!==this.wide,d=JSON.stringify(c)!==JSON.stringify(this.lit)&&!c.every(m=>this.
sees(m));this.near=o,this.targets=i,this.lit=c,this.clear=r.clear??0,t&&t!==this.board&&this.listen(t),this.board=t,t&&(h&&
(this.id=n,this.whole={x:0,y:0,...s},this.aspect=u,this.wide=r.w,this.chosen=""),h||l||d||this.view!=="own"&&!c.length?this.
look():this.show(this.frame))}sees({x:t,y:n}){let{frame:s}=this,o=Ao*s.w/this.wide,r=this.clear*s.w/this.wide;return t>s.
x+o&&t<s.x+s.w-o&&n>s.y+r+o&&n<s.y+s.h-o}look(){let t=this.wide/this.aspect-this.clear,n=Math.min(this.wide/this.whole.w,
t/this.whole.h),s=this.targets.length>0||n<Hl;this.frameTo(this.chosen||(s?"near":"whole"))}see(t){this.chosen=t,this.frameTo(
t)}frameTo(t){if(this.view=t,t==="whole")return this.show(Fn({...this.whole,w:1/0},this.whole,this.aspect));this.show(Sm(
[this.near,...this.targets,...this.lit],this.whole,this.wide,this.aspect,this.clear))}show({x:t,y:n,w:s,h:o}){this.frame=
{x:t,y:n,w:s,h:o},this.board?.setAttribute("viewBox",`${t} ${n} ${s} ${o}`),this.board?.classList.toggle("far",this.wide/
s<Hl),this.board?.classList.toggle("close",this.wide/s>=$m);let r=this.onPage;r?.a&&this.aims(1/r.a,this.frame)}drawTo(t){
this.view="own",this.show(t)}zoom(t,n=this.frame.x+this.frame.w/2,s=this.frame.y+this.frame.h/2){this.drawTo(Mm(this.frame,
this.whole,t,n,s,this.aspect))}pan(t,n){let{x:s,y:o,w:r,h:i}=this.frame;this.drawTo(Fn({x:s+t*r,y:o+n*i,w:r,h:i},this.whole,
this.aspect))}point({clientX:t,clientY:n}){let s=this.onPage,{x:o,y:r}=new DOMPoint(t,n).matrixTransform(s?.inverse());return{
x:o,y:r}}get onPage(){let[t]=this.board?.children??[];return t instanceof SVGGraphicsElement?t.getScreenCTM():null}listen(t){
t.style.touchAction="none",t.addEventListener("wheel",n=>{let s=n.deltaY>0,{x:o,y:r}=this.point(n);s&&this.frame.w>=this.
whole.w&&this.frame.h>=this.whole.h||(n.preventDefault(),this.zoom(s?1/Me:Me,o,r))},{passive:!1}),t.addEventListener("po\
interdown",n=>{this.fingers.set(n.pointerId,{x:n.clientX,y:n.clientY}),this.down={x:n.clientX,y:n.clientY},this.dragged=
!1}),t.addEventListener("pointermove",n=>this.drag(n));for(let n of["pointerup","pointercancel","pointerleave"])t.addEventListener(
n,s=>this.fingers.delete(s.pointerId));t.addEventListener("click",n=>this.dragged&&n.stopPropagation(),{capture:!0})}drag(t){
let n=this.fingers.get(t.pointerId);if(!n)return;let s={x:t.clientX,y:t.clientY},o=[...this.fingers].find(([h])=>h!==t.pointerId)?.[1];
if(this.dragged||=!!o||Math.hypot(s.x-this.down.x,s.y-this.down.y)>vm,!this.dragged)return;this.fingers.set(t.pointerId,
s);let r=this.point({clientX:n.x,clientY:n.y}),i=this.point({clientX:s.x,clientY:s.y});if(!o){let{x:h,y:d,w:m,h:p}=this.
frame;this.drawTo(Fn({x:h+r.x-i.x,y:d+r.y-i.y,w:m,h:p},this.whole,this.aspect));return}let c=h=>Math.hypot(h.x-o.x,h.y-o.
y)||1,{x:l,y:u}=this.point({clientX:(s.x+o.x)/2,clientY:(s.y+o.y)/2});this.zoom(c(s)/c(n),l,u)}key(t,n){if(!this.board)return!1;
let o=n?{ArrowLeft:[-.2,0],ArrowRight:[.2,0],ArrowUp:[0,-.2],ArrowDown:[0,.2]}[t]:void 0;if(o)this.pan(o[0],o[1]);else if(t===
"+"||t==="=")this.zoom(Me);else if(t==="-")this.zoom(1/Me);else if(t==="0")this.see("whole");else return!1;return!0}};var Nl=420,Tm=80,Em=1500,Lm=5,Rl=320,Cl={goal:900,bust:700,aside:600},Pl="cubic-bezier(.2,.7,.2,1)";function Ho(e,t){let n=t.
replace(/^seat/,"h"),s=[...e].filter(({kind:u,key:h})=>u==="card"&&(h===t||h.startsWith(`${n}.`))),o=s.length?s.map(({x:u,
y:h,w:d})=>({x:u,y:h,w:d,h:d*1.4})):[...e].filter(({key:u})=>u.slice(u.indexOf(":")+1).split(".")[0]===t).map(({x:u,y:h,
wide:d=40,high:m=40})=>({x:u,y:h,w:d,h:m}));if(!o.length)return null;let r=Math.min(...o.map(({x:u})=>u)),i=Math.min(...o.
map(({y:u})=>u)),c=Math.max(...o.map(({x:u,w:h})=>u+h)),l=Math.max(...o.map(({y:u,h})=>u+h));return{x:r,y:i,w:c-r,h:l-i}}
var Kn=e=>C(e.x-7,e.y-7,e.w+14,e.h+14,{rx:8,fill:"none",stroke:"var(--lit)","stroke-width":4}),Am=()=>C(-14,-4,28,8,{rx:2,
fill:"var(--lit)",stroke:"#fff","stroke-width":1.5});function Ol(e,t,n,{pace:s,still:o,gone:r}){e.replaceChildren();let i=0;
for(let c=t;c;c=c.then){let l=c.kind==="aside"?Nm(c,n,{pace:s,still:o,gone:r,wait:i}):c.kind==="bust"?Um(Bl(r,c.then?.face),
s,o):Hm(c,n,s,o);if(e.append(...l),!o&&s>0&&c!==t)for(let u of l)u.matches(".swept")||u.animate([{opacity:0},{opacity:1}],
{duration:1,delay:i,fill:"both"});setTimeout(()=>{for(let u of l)u.remove()},Em/Math.max(s,.5)+i),!o&&s>0&&(i+=(Cl[c.kind]??
0)/s)}}function Hm(e,t,n,s){let o=e.source?Ho(t,e.source):null,r=e.target?Ho(t,e.target):null;if(!r)return[];let i=[Kn(r)];
if(o&&e.kind==="catch"&&i.push(Kn(o)),!o||e.kind!=="goal"||s||n<=0)return i;for(let c=0;c<Math.min(e.count||1,Lm);c++){let l=Am();
i.push(l);let u=h=>`translate(${h.x+h.w/2}px,${h.y+h.h/2}px)`;l.style.transform=u(r),l.animate([{transform:u(o)},{transform:u(
r),opacity:1},{opacity:0}],{duration:Nl*1.25/n,delay:c*Tm/n,easing:Pl,fill:"both"})}return i}function Bl(e,t){let n=e.filter(
({kind:o,role:r})=>o==="card"&&r==="fan").sort((o,r)=>o.x-r.x),s=n.at(-1);if(s&&t){let o=n.length>1?s.x-n[n.length-2].x:
s.w*.59;n.push({...s,key:`${s.key}.end`,x:s.x+Math.max(o,s.w*.4),face:t})}return n}function Um(e,t,n){let[s]=e,o=e.at(-1);
if(!s||!o||n||t<=0)return[];let r=Kn({x:s.x,y:s.y,w:o.x+o.w-s.x,h:o.w*1.4});return r.setAttribute("stroke-dasharray","10\
 7"),r.animate([{opacity:1},{opacity:1,offset:.9},{opacity:0}],{duration:(Cl.bust+Rl)/t,fill:"both"}),[r]}function Nm(e,t,{
pace:n,still:s,gone:o,wait:r}){let i=e.target?Ho(t,e.target):null;return i?s||n<=0?[Kn(i)]:Bl(o,e.face).map(c=>{let l=k(
"g.thing.card.swept",...me({...c,plays:!1,off:""})),u=`translate(${c.x}px,${c.y}px)`;return l.animate([{transform:u,opacity:1},
{transform:`translate(${i.x}px,${i.y}px) scale(${i.w/c.w})`,opacity:1,offset:.9},{transform:`translate(${i.x}px,${i.y}px\
) scale(${i.w/c.w})`,opacity:0}],{duration:Nl*1.25/n,delay:r+Rl/n,easing:Pl,fill:"both"}),l}):[]}var Dl=320,Rm=90,Il={w:1,h:1},Se=class{constructor({press:t,pace:n}){this.gone=[];this.bright=null;this.parked="";this.timer=
0;this.press=t,this.pace=n,this.rings=k("g.far-rings",{fill:"none","stroke-width":11,"aria-hidden":"true"}),this.layer=k(
"g"),this.over=k("g.event",{"aria-hidden":"true"}),this.root=k("svg.table",{role:"group",tabindex:-1},this.rings,this.layer,
this.over),this.placed=new Map,this.changed=new Set,this.lens=new Vn}paint(t,{label:n,move:s,back:o=!1}){this.root.setAttribute(
"viewBox",`0 0 ${t.w} ${t.h}`),this.root.setAttribute("aria-label",n),this.far(t);let r=new Map([...this.placed].map(([p,
{thing:f}])=>[p,f])),i=s&&this.pace()>0&&!we(),c=new Map(t.things.map(p=>[p.key,p])),l=ct(this.root),u=l&&this.layer.contains(
l)?l.getAttribute("data-key"):l===this.root?this.parked:"";this.gone=[];for(let[p,{node:f,thing:g}]of this.placed){if(c.
has(p))continue;this.gone.push(g),this.placed.delete(p);let b=i&&o&&g.kind==="card"&&g.origin?c.get(g.origin):void 0;b?this.
leave(f,g,b):f.remove()}let h=null,d=[];this.changed.clear();for(let p of t.things){let f=r.get(p.key),{node:g}=this.place(
p),b=h?h.nextSibling:this.layer.firstChild;g!==b&&this.layer.insertBefore(g,b),h=g,s&&p.kind==="card"&&(!f||JSON.stringify(
f.face)!==JSON.stringify(p.face))&&this.changed.add(p.key),i&&!o&&p.thrown&&p.thrown!==f?.thrown&&this.roll(p.key);let w=i&&
p.kind==="card"&&!f?this.source(p,r):void 0;w&&d.push(this.glide(g,w,p))}if(d.length){this.root.getBoundingClientRect();
for(let[p,f]of d.entries())f(Math.min(p,4)*Rm/this.pace())}this.look(t),i&&ha(this.root,this.pace()),this.shade(),s&&we()&&
this.flash();let m=ct(this.root);u&&!(m&&this.layer.contains(m)&&m.hasAttribute("tabindex"))&&this.focus(u)}dim(t){this.
bright=t,this.shade()}shade(){let{bright:t}=this;for(let[n,{node:s,thing:o}]of this.placed){let r=n.slice(n.indexOf(":")+
1),i=!t||o.kind==="lit"||t.has(r)||t.has(r.split(".")[0]);s.classList.toggle("dimmed",!i)}}happen(t){let n=[...this.placed.
values()].map(({thing:s})=>s);Ol(this.over,t,n,{pace:this.pace(),still:we(),gone:this.gone})}look(t){let n=t.things.find(
({kind:l})=>l==="board"),s=n&&this.placed.get(n.key)?.node.querySelector(".board");if(!n||!(s instanceof SVGElement))return this.
lens.on(null,"",Il,{x:0,y:0},Il);let{board:o,zone:r}=n,i=o.nodes.find(l=>l.id===r.centre),c=l=>[...s.querySelectorAll(l)].
map(u=>({x:Number(u.getAttribute("data-x")),y:Number(u.getAttribute("data-y"))}));this.lens.controls.classList.toggle("a\
bove",t.w<Wt),this.lens.aims=(l,u)=>aa(s,l,u,o.nodes),this.lens.on(s,o.id,{w:o.width,h:o.height},i??{x:o.width/2,y:o.height/
2},{w:n.w,h:n.h,clear:n.clearance},n.acting?c(".way.plays[data-x]:not(.many)"):[],c(".light"))}focus(t){let n=this.spot(
t);if(n)return n.focus({preventScroll:!0});let o=[this.placed.get(t)?.node,...[...this.placed.values()].map(({node:r})=>r)].
find(r=>r?.hasAttribute("tabindex"));this.parked=o?"":t,(o??this.root).focus()}around(t){let n=({node:i,thing:c})=>{let{
a:l=1,e:u=0,f:h=0}=i.getScreenCTM()??{};return{x:u,y:h,w:c.w*l,h:c.w*1.4*l}},s=this.spot(t)?.querySelector(".ring-focus")?.
getBoundingClientRect();if(s)return{card:{x:s.x,y:s.y,w:s.width,h:s.height},hand:[]};let o=this.placed.get(t),r=[...this.
placed.values()].filter(({thing:i})=>i.kind==="card"&&i.role==="hand");return o?{card:n(o),hand:r.map(n)}:null}spot(t){return t.
startsWith("spot:")?this.layer.querySelector(`[data-spot="${CSS.escape(t.slice(5))}"]`):null}far({w:t,h:n,middle:s}){let o=JSON.
stringify([t,n,s]);if(this.rings.dataset.looks===o)return;this.rings.dataset.looks=o;let r=[];for(let i=s.r+46;i<Math.hypot(
t,n)+300;i+=46)r.push(W(s.x,s.y,i));this.rings.replaceChildren(...r)}place(t){let n=JSON.stringify({...t,x:0,y:0}),s=this.
placed.get(t.key);if(!s){let r=k("g",{"data-key":t.key});if(t.kind==="board"){let i=c=>this.travel(t.key,c);r.addEventListener(
"click",i),r.addEventListener("keydown",i)}(t.kind==="card"||t.kind==="dice")&&(r.addEventListener("click",()=>this.touch(
t.key)),r.addEventListener("keydown",i=>{i.key!=="Enter"&&i.key!==" "||r.hasAttribute("tabindex")&&(i.preventDefault(),i.
stopPropagation(),this.touch(t.key))})),s={node:r,thing:t,looks:""},this.placed.set(t.key,s)}let{node:o}=s;if(s.looks!==
n){o.replaceChildren(...me(t));let r=va(t),i=t.plays||t.off||t.opens||t.recall?.length>0,c=["thing",t.kind,t.role,t.plays&&
"plays",t.off&&"off",t.dealt&&"dealt",t.up&&"up"];o.setAttribute("class",c.filter(Boolean).join(" ")),X(o,"role",t.kind===
"board"?"group":i?"button":r?"img":""),X(o,"aria-label",r),X(o,"tabindex",i?"0":""),X(o,"aria-disabled",t.off?"true":""),
X(o,"aria-pressed",t.up?"true":""),X(o,"aria-hidden",t.kind==="lit"||t.kind==="mark"&&t.key.endsWith("under")||t.key.endsWith(
".above")?"true":""),s.looks=n}return o.style.transform=`translate(${t.x}px,${t.y}px)`,s.thing=t,s}travel(t,n){let s=n.target instanceof
Element?n.target.closest("[data-move],[data-spot]"):null,o=this.placed.get(t);if(!s||!o)return;if(n instanceof KeyboardEvent&&
n.key!=="Enter"&&n.key!==" ")return Al(s,n);n.preventDefault();let r=s.getAttribute("data-move")??"",i=s.getAttribute("d\
ata-spot")??"";this.press({...o.thing,plays:!0,off:"",move:r,spot:i,picks:[]},o.node)}roll(t){Gi(n=>{let s=this.placed.get(
t);s?.node.replaceChildren(...me(n(s.thing)))},this.pace())}touch(t){let n=this.placed.get(t),{plays:s,off:o,opens:r,recall:i}=n?.
thing??{};n&&(s||o||r||i?.length)&&this.press(n.thing,n.node)}source(t,n){if(t.origin&&n.has(t.origin))return n.get(t.origin);
if(!(t.role!=="hand"&&t.role!=="seat"))return[...n.values()].find(s=>s.kind==="card"&&s.role==="stack"&&!s.face)}glide(t,n,s){
return t.style.transition="none",t.style.transform=`translate(${n.x}px,${n.y}px) scale(${n.w/s.w})`,o=>{t.style.transition=
"",t.style.transitionDelay=`${o}ms`,o&&setTimeout(()=>t.style.removeProperty("transition-delay"),o+Dl),t.style.transform=
`translate(${s.x}px,${s.y}px)`}}leave(t,n,s){t.setAttribute("aria-hidden","true"),t.removeAttribute("data-key"),t.style.
transform=`translate(${s.x}px,${s.y}px) scale(${s.w/n.w})`,setTimeout(()=>t.remove(),Dl/this.pace())}flash(){clearTimeout(
this.timer);for(let[t,{node:n}]of this.placed)n.classList.toggle("changed",this.changed.has(t));this.timer=setTimeout(()=>{
for(let{node:t}of this.placed.values())t.classList.remove("changed")},1500)}};var Gn=class{constructor(t){this.looks="";this.chosen=[];this.picks=[];this.carries=[];this.how=t,this.nodes=new Set}show(t,n,s){
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
r))})))}done(t){this.chosen=[],this.how.play(t)}clear(){let[t]=this.chosen;return this.chosen=[],t&&this.how.moved(t),!!t}};var pe=56,Uo=72,Fe=62,Zn=118,No=40,Cm=70,Pm=4e3,jn=(e,t,n,s={})=>k("text.f2",{x:e,y:t,"font-size":14,...s},n),Om=(e,t)=>lt(
e,t,15).map((n,s,{length:o})=>jn(pe,35-9*o+18*s,n,{class:"f","font-weight":700,"font-size":15}));function Bm(e,t=1/0,n=No){
let s=e.map((r,i)=>({y:r,k:i})).sort((r,i)=>r.y-i.y);for(let r=1;r<s.length;r++)s[r].y=Math.max(s[r].y,s[r-1].y+n);for(let r=s.
length-1;r>=0;r--)s[r].y=Math.min(s[r].y,r===s.length-1?t:s[r+1].y-n);let o=[...e];for(let{y:r,k:i}of s)o[i]=r;return o}
function Dm(e,t,n,s){let o=Math.max(...n.lines.map($=>$.values.length))-1,r=n.lines.flatMap($=>$.values),i=Math.max(...r,
1),c=Math.min(...r,0),l=$=>pe+(e-pe-Zn)*$/(o||1),u=$=>t-Fe-(t-Uo-Fe)*($-c)/(i-c||1),d=Ft(c,i).filter(Number.isInteger).map(
$=>[k("path.race-grid",{d:`M${pe} ${u($)}H${e-Zn}`}),jn(pe-10,u($)+5,String($),{"text-anchor":"end"})]),m=n.parts.map(([
$],E)=>l(n.parts[E+1]?.[0]??o)-l($)),p=Math.min(...m)>54,f=n.parts.map(([$,E],L)=>{let T=n.parts[L+1]?.[0]??o,M=p?E:E.split(
" ").at(-1)??"";return[L>0&&k("path.race-part",{d:`M${l($)} ${Uo-12}V${t-Fe}`}),(l(T)-l($)>18||L===0)&&jn((l($)+l(T))/2,
t-Fe+24,M,{"text-anchor":"middle"})]}),g=Math.min(No,(t-Uo)/n.lines.length),b=g/No,w=Bm(n.lines.map($=>u($.values.at(-1)??
0)),t-g/2,g),x=[...n.lines].sort(($,E)=>Number($.me)-Number(E.me)).map($=>{let E=$.values.map((R,D)=>D?`H${l(D)}V${u(R)}`:
`M${l(0)} ${u(R)}`).join(""),L=$.values.map((R,D)=>({value:R,k:D})).filter(({value:R,k:D})=>D>0&&R!==$.values[D-1]),T=w[n.
lines.indexOf($)],M=String($.values.at(-1)).replace("-","−"),H=$.me?"var(--accent-on-field)":"var(--on-field)";return k(
"g",{class:$.me?"race-line me":`race-line other-${$.seat%3}`},k("path",{d:E,fill:"none"}),L.map(({value:R,k:D})=>W(l(D),
u(R),4.5)),ye($.seat,e-Zn+12,T-13*b,26*b,{fill:H}),At(M,e-Zn+50,T-15*b,Math.min(30*b,3e3*.6/Math.max(xt(M,30),60)),{colour:H}))}),
y=n.lines.find($=>$.me),v=n.tags.map(({n:$,frame:E,step:L},T)=>{let M=Math.max(0,E),H=u(y?.values[M]??0),R=T>0&&Math.abs(
l(M)-l(n.tags[T-1].frame))<30,D=H+30>t-Fe-26,B=D?H-56-(R?28:0):H+26+(R?28:0),z=()=>s(L);return k("g.race-tag",{role:"but\
ton",tabindex:0,"data-k":`tag.${$}`,"aria-label":`Costly move ${$}: try it again`,onclick:z,onkeydown:_=>{_.key!=="Enter"&&
_.key!==" "||(_.preventDefault(),z())}},C(l(M)-22,B-9,44,44,{fill:"transparent"}),k("path",{d:`M${l(M)} ${H}V${B+13}`}),
W(l(M),H,5),C(l(M)-13,B,26,26,{class:"tag"}),k("text",{x:l(M),y:B+18,"text-anchor":"middle","font-size":15,"font-weight":700},
String($)))}),S=n.lines.map($=>`${$.name} ${$.values.at(-1)}`).join(", ");return k("svg",{viewBox:`0 0 ${e} ${t}`,role:"\
group","aria-label":`${n.title}. At the end: ${S} ${n.unit}.`},Om(n.title,e-pe-Cm),...d,...f,...x,...v,t>330&&jn(pe,t-12,
n.tags.length?"A numbered tag: a move that cost you.":""))}var Yn=class{constructor(t){this.timer=0;this.step=-1;this.looks=
"";this.press=t,this.button=a("button.btn",{"data-k":"race",onclick:()=>this.turn(!this.away)}),this.drawing=a("div"),this.
root=a("div.race",{hidden:!0},this.drawing,this.button),this.away=!1,this.turn(!1)}turn(t){clearTimeout(this.timer),this.
away=t,this.button.textContent=t?"Race":"Table",this.button.setAttribute("aria-label",t?"Show the race":"Show the table"),
this.drawing.hidden=t,this.root.classList.toggle("away",t),this.root.parentElement?.classList.toggle("raced",!this.root.
hidden&&!t)}show(t,n){let s=t.get("race"),o=t.get("mode")==="watch",r=o&&(t.get("step")<n||t.get("stop")>=0);this.root.hidden=
r||!s?.lines?.length;let i=this.step;if(this.step=t.get("step"),this.root.hidden)return this.turn(!1);if(i===this.step)this.
root.parentElement?.classList.toggle("raced",!this.away);else{let p=o&&i===n-1;this.turn(p),p&&(this.timer=window.setTimeout(
()=>this.turn(!1),Pm))}let c=p=>String(p)===t.get("watcher"),l=(s.lines??[]).map(p=>({...p,me:p.me||o&&c(p.seat)})),{clientWidth:u,
clientHeight:h}=this.root.parentElement??this.root,d=JSON.stringify([s,l,u,h]);if(d===this.looks)return;this.looks=d;let m={
...s,lines:l};this.drawing.replaceChildren(Dm(u,h,m,this.press))}};var zn=class{constructor(t){this.opener=t,this.root=a("section.sheet.scores",{hidden:!0}),t.onclick=()=>this.open(!!this.
root.hidden)}open(t){this.root.hidden=!t,X(this.opener,"aria-expanded",String(t))}escape(){let t=!this.root.hidden,n=this.
root.contains(ct(this.root));return this.open(!1),n&&this.opener.focus(),t}show(t){if(this.opener.hidden=!t,!t)return this.
open(!1);let n=JSON.stringify(t);if(this.root.dataset.looks===n)return;this.root.dataset.looks=n,this.opener.textContent=
t.notes?"Notes":"Scores",this.root.classList.toggle("notes",!!t.notes);let s=i=>a("tr",i.map((c,l)=>l?a("td",c):a("th",{
scope:"row"},c))),o=i=>i?a("th",{scope:"col"},i):a("td"),r={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
escape()};this.root.replaceChildren(at(r,bt("close",16)),a("div.scroll",{tabindex:0,role:"group","aria-label":t.title},a(
"table",a("caption",t.title),a("thead",a("tr",t.head.map(o))),a("tbody",t.rows.map(s)))))}};var Im=1600,_m=1.9,Wm=[[.5,"½×"],[1,"1×"],[3,"3×"]],qm=17,Fm=7,_l=[["ask","Ask me"],["mark","Only mark"],["off","Off"]],
Vm={open:"a question",now:"asked now",came:"it came",not:"it did not come",unseen:"not seen in the game",skipped:"skippe\
d"};function Km(e,t){let n=[...e],s=Math.min(qm,t/Math.max(e.length-1,1));for(let o=1;o<n.length;o++)n[o]=Math.max(n[o],
n[o-1]+s);for(let o=n.length-1,r=t;o>=0;o--,r-=s)n[o]=Math.min(n[o],r);return n}function Gm(e){return e.asking!=="ask"?-1:
e.moments.findIndex(({frame:t,state:n})=>t===e.step&&n==="open")}var fe={first:"Home",back:"ArrowLeft",play:" ",forward:"\
ArrowRight",last:"End"},Jn=class{constructor(t){this.timer=0;this.looks="";this.chosen="";this.how=t,this.keys={first:this.
key("first","First step",()=>t.go(0)),back:this.key("back","Step back",()=>t.go(this.now.step-1)),play:this.key("play","\
Play",()=>t.play(!this.now.playing)),forward:this.key("forward","Step forward",()=>t.go(this.now.step+1)),last:this.key(
"last","Last step",()=>t.go(this.now.last))},this.keys.play.classList.add("go"),this.range=a("input.rng",{type:"range",min:0,
"aria-label":"Step",oninput:()=>t.go(Number(this.range.value))}),this.marks=k("svg.marks",{height:14,"aria-hidden":"true"}),
this.moments=a("div.moments"),this.told=a("p.count",{"aria-hidden":"true"}),this.menu=a("div.pace-menu",{hidden:!0,role:"\
group","aria-label":"Questions and pace"}),this.more=a("button.btn.quiet.more",{"data-k":"pace","aria-expanded":"false",
onclick:()=>this.open(this.shut)},a("span.word","Ask me"),bt("down",14)),this.root=a("div.stepper",a("div.keys",{role:"g\
roup","aria-label":"Steps"},Object.values(this.keys)),a("div.scrub",this.marks,this.moments,this.range),this.told,a("div\
.pace",this.more,this.menu)),this.now={step:0,last:0,marks:[],playing:!1,speed:1,moments:[],asking:"off",stop:-1,happens:!1,
eyes:[],watcher:"",buttons:[]}}get shut(){return!!this.menu.hidden}key(t,n,s){let o=fe[t].replace(" ","Space");return a(
"button",{"data-k":`step.${t}`,"aria-label":n,"aria-keyshortcuts":o,title:n,onclick:s},bt(t,24))}show(t){let n=this.now.
playing!==t.playing,s=n||this.now.step!==t.step||this.now.speed!==t.speed||this.now.last!==t.last;this.now=t,this.range.
max=String(Math.max(t.last,1)),this.range.value=String(t.step),X(this.range,"aria-valuetext",`Step ${t.step} of ${t.last}`),
this.range.style.setProperty("--p",`${t.last?100*t.step/t.last:0}%`),this.told.replaceChildren(a("b",String(t.step)),a("\
small",`of ${t.last}`));for(let o of["first","back"])X(this.keys[o],"aria-disabled",t.step===0?"true":"");for(let o of["\
forward","last"])X(this.keys[o],"aria-disabled",t.step===t.last?"true":"");if(n){let o=t.playing?"Pause":"Play";this.keys.
play.replaceChildren(bt(t.playing?"pause":"play",24)),X(this.keys.play,"aria-label",o),X(this.keys.play,"title",o)}this.
choices(),this.mark(),s&&clearTimeout(this.timer),s&&t.playing&&(this.timer=setTimeout(()=>this.tick(),Im*(t.happens?_m:
1)/t.speed))}tick(){let t=Gm(this.now);t>=0?this.how.stop(t):this.now.step>=this.now.last?this.how.play(!1):this.how.go(
this.now.step+1,!0)}choices(){let{asking:t,speed:n,moments:s,eyes:o,watcher:r,buttons:i}=this.now,c=JSON.stringify([t,n,
s.length>0,o,r,i]);if(c===this.chosen)return;this.chosen=c;let l=s.length?_l.find(([h])=>h===t)?.[1]??"":`${n}×`.replace(
"0.5","½");this.more.firstElementChild?.replaceChildren(l),X(this.more,"aria-label",`Questions and pace: ${l}`);let u=ct(
this.menu)?.getAttribute("data-k");this.menu.replaceChildren(...[s.length>0&&a("p","At a decisive moment"),s.length>0&&ht(
{label:"At a decisive moment",choices:_l,value:t,pick:h=>this.how.ask(h),k:"asking"}),o.length>1&&a("p.seen-by","Seen by"),
o.length>1&&a("div.seen-by",ht({label:"Seen by, in the menu",choices:o,value:r,pick:h=>this.how.see(h),k:"eyes"})),a("p",
"Pace"),ht({label:"Pace",choices:Wm,value:n,pick:h=>this.how.pace(h),k:"speed"}),i.length>0&&a("p","To take along"),...i.
map(h=>Je(h,d=>this.how.key(d)))].filter(h=>h instanceof Node)),u&&this.menu.querySelector(`[data-k="${u}"]`)?.focus()}open(t){
this.menu.hidden=!t,X(this.more,"aria-expanded",String(t)),t&&this.menu.querySelector("[aria-pressed=true], button")?.focus()}escape(){
return this.shut?!1:(this.open(!1),this.more.focus(),!0)}mark(){let{marks:t,last:n,moments:s,asking:o,stop:r}=this.now,i=Math.
round(this.marks.clientWidth),c=o==="off"?[]:s,l=JSON.stringify([t,i,c,r]);if(l===this.looks||!i)return;this.looks=l;let u=f=>n?
f/n*i:0,h=Math.max(1,...t);this.marks.setAttribute("viewBox",`0 0 ${i} 14`),this.marks.replaceChildren(...c.length?c.map(
({frame:f})=>C(u(f)-1,21,2,8,{fill:"var(--lit)"})):t.flatMap((f,g)=>{let b=3+3.5*f/h,w=`M${u(g)} ${7-b}l${b} ${b} -${b} ${b}\
 -${b} -${b}z`;return f>0?[k("path",{d:w,fill:"var(--accent-on-field)"})]:[]}));let d=c.map((f,g)=>({...f,k:g})),m=i<Fm*
(d.length-1)?d.filter(({k:f})=>f===r):d,p=Km(m.map(({frame:f})=>u(f)),i);this.moments.replaceChildren(...m.map(({frame:f,
state:g,line:b,k:w},x)=>a("button",{class:`moment ${w===r?"now":g}`,style:`left:${p[x]}px`,tabindex:-1,"data-moment":w,title:b,
"aria-label":`Step ${f}, ${Vm[w===r?"now":g]}: ${b}`,onclick:()=>this.how.stop(w)},g==="came"||g==="not"||g==="unseen"?a(
"i",{class:g}):"?")))}stop(){clearTimeout(this.timer)}};function Wl(e){let{lens:t}=e.painter,n=()=>!e.acting&&e.reel.length>1,s=c=>()=>(e.go(c),!0),o=e.model.get("step"),r=()=>e.
acts.root.querySelector('[data-act="press"]'),i=c=>!c.closest(Mr);return[{keys:[fe.play],shown:"Space",words:"Plays the \
game on, or halts it.",when:n,press:(c,l)=>(i(l)&&e.play(!e.model.get("playing")),i(l))},{keys:[fe.back],shown:"←",words:"\
A step back.",when:n,press:s(o-1)},{keys:[fe.forward],shown:"→",words:"A step on.",when:n,press:s(o+1)},{keys:[fe.first],
shown:"Home",words:"The first step.",when:n,press:s(0)},{keys:[fe.last],shown:"End",words:"The last step.",when:n,press:s(
e.reel.length-1)},{keys:[" "],shown:"Space",words:"Goes on where chance waits for you.",when:()=>e.acting&&!!r(),press:(c,l)=>(i(
l)&&r().click(),i(l))},{keys:["+","=","-","0"],shown:"+ − 0",words:"Closer to the board, farther away, all of it; with\
 the focus on the table.",inside:!0,when:()=>!!t.board,press:c=>t.key(c,!1)},{keys:["ArrowLeft","ArrowRight","ArrowUp","\
ArrowDown"],shown:"Shift and an arrow",words:"Moves the board; with the focus on the table.",inside:!0,shift:!0,when:()=>!!t.
board,press:c=>t.key(c,!0)},{keys:[],any:c=>Ro(e,c).size===1,shown:"A card's sign",words:"Takes that card, if only one i\
n your hand bears it; with the focus on the table.",inside:!0,when:()=>e.acting&&Ro(e).size>0,press:c=>{let[l]=Ro(e,c).values();
return e.press(l),!0}},{keys:["d","D"],shown:"D",words:"Shows the discards by colour and value, or puts them away.",when:()=>!!e.
spread.zone,press:()=>(e.spread.toggle(()=>e.show(!1)),!0)},{keys:["Escape"],shown:"Escape",words:"Closes what is open o\
ver the table, or puts the card back.",inside:!0,when:()=>!0,press:()=>Zm(e)}]}function Zm(e){if(e.chooser.key)e.chooser.
leave();else{if(e.placing.clear())return!0;if(e.lifting.lifted)e.lifting.lift("");else return["spread","heat","scores","\
stepper","caption"].some(t=>e[t].escape())}return!0}function Ro(e,t){let n=new Map;for(let{thing:s}of e.painter.placed.values())
s.kind==="card"&&s.plays&&s.face?.text&&(t==null||s.face.text.toLowerCase()===t.toLowerCase())&&n.set(s.move||s.key,s);return n}function Co(e){let t=e.reel.length-1,n=Math.min(e.model.get("step"),t),s=e.model.get("playing");e.strip.hidden=t<1,e.stepper.
show({step:n,last:t,marks:e.reel.marks(),playing:s,speed:e.model.get("speed"),moments:e.model.get("moments"),asking:e.model.
get("asking"),stop:e.model.get("stop"),happens:!!(e.scene?.event??e.scene?.mark),eyes:e.model.get("eyes"),watcher:e.model.
get("watcher"),buttons:e.model.get("buttons")??[]})}function ql(e,t){let n=e.acting?e.playBar:e.stepper.root;if(e.strip.
firstChild!==n&&e.strip.replaceChildren(n),!e.acting)return Co(e);e.stepper.stop(),e.lifting.stand(e.playBar,e.stage,e.fit===
"phone");let s=t.alert?(t.actions??[]).filter(c=>!c.strong):t.actions??[];e.lifting.show({lifts:e.model.get("lifts")??{},
keys:e.model.get("buttons")??[]}),e.strip.hidden=e.mode==="edit",e.acts.root.hidden=!!e.lifting.lifted;let o=t.zones.some(
c=>c.kind==="tokens"&&c.ways?.some(({move:l})=>l)),r=o?"Press a lit space or a row; press it again to go there.":"",i=e.
model.get("busy")?"The others play.":e.placing.words||r;e.lifting.tell(i,t.actions??[]),e.acts.show(s,!!e.model.get("bus\
y"),e.stage)}var jm={watch:288,play:356,edit:316},Ym=288,Po=class{constructor(t,n){this.refused="";this.left=-1;this.shownSize="";this.
paintedStep=-1;this.model=t,this.sending=new En(t,s=>this.markSent(s)),this.painter=new Se({press:s=>this.press(s),pace:()=>this.
model.get("speed")}),this.stepper=new Jn({go:(s,o)=>this.go(s,o),play:s=>this.play(s),pace:s=>this.save({speed:s}),ask:s=>this.
save({asking:s}),stop:s=>this.stopAt(s),see:s=>this.save({watcher:s}),key:s=>this.model.send({kind:s})}),this.caption=new Un(
{texts:()=>this.model.get("clauses"),see:s=>this.save({watcher:s})}),this.call=new Hn({send:s=>this.send(s),drawn:()=>this.
soon("stay")}),this.race=new Yn(s=>this.model.send({kind:"retry",step:s})),this.felt=a("div.felt",this.call.root,this.painter.
lens.controls,this.painter.root,this.race.root),this.board=a("p.sr"),this.chooser=new Nn({play:s=>this.send(s),focus:s=>this.
painter.focus(s),around:s=>this.painter.around(s),moved:()=>this.scene&&this.showTable(this.scene,!1)}),this.placing=new Gn(
{play:s=>this.send(s),choose:(s,o)=>this.chooser.show({key:`spot:${s}`,label:s,plays:!0,picks:o}),moved:s=>{this.show(!1),
this.painter.focus(`spot:${s}`)}}),this.acts=new qn({send:s=>this.send(s),refuse:s=>this.refuse(s)}),this.lifting=new Wn(
{play:s=>this.send(s),key:s=>this.model.send({kind:s}),told:(s,o)=>this.lift(s,o)}),this.playBar=a("div.play-bar",this.lifting.
acts,this.acts.root,this.lifting.words,this.lifting.keys),this.strip=a("div.strip"),this.scores=new zn(this.caption.sheet),
this.spread=new xn({focus:s=>this.painter.focus(s)}),this.heat=new gn(()=>this.soon("stay")),this.stage=a("section.stage",
{"aria-label":"The table"},this.caption.root,this.caption.box,this.felt,this.heat.root,this.board,this.chooser.root,this.
scores.root,this.spread.root,this.heat.list,this.strip),this.live=a("p.sr",{"aria-live":"polite"}),this.root=a("div.uw.u\
w-table",this.stage,this.live),this.root.addEventListener("keydown",s=>this.key(s)),this.unhear=cn(this.root,()=>Wl(this)),
n.append(this.root),this.tall=void 0,this.due="",this.saying=0,this.watch=()=>this.soon("move"),this.still=()=>this.soon(
"stay"),this.reel=new Rn(t,()=>this.soon("stay")),this.moves=["step","frames","pool"],this.stays="game palette names eye\
s watcher playing speed mode clauses lit differs aside boards heat dealt note busy caption moments asking stop bright li\
fts lifted stamp buttons race covers".split(" ");for(let s of this.moves)t.on(`change:${s}`,this.watch);for(let s of this.
stays)t.on(`change:${s}`,this.still);t.on("msg:custom",Lt),this.sizes=new ResizeObserver(()=>this.resized()),this.sizes.
observe(this.felt),this.unheed=Gt(this.still),this.unhalt=wr(()=>this.model.get("playing")&&this.play(!1)),this.unfit=Tn(
this.root,()=>this.resized(!0)),this.show(!1)}get scene(){return this.reel.scene(this.model.get("step"))}get mode(){return this.
model.get("mode")}get acting(){return this.mode!=="watch"}save(t){for(let[n,s]of Object.entries(t))this.model.set(n,s);this.
model.save_changes()}go(t,n=!1){let s=Math.max(0,Math.min(t,this.reel.length-1));s!==this.model.get("step")&&(this.left=
this.model.get("stop"),this.save(n||!this.model.get("playing")?{step:s}:{step:s,playing:!1}))}stopAt(t){t===this.left&&this.
model.set("stop",-1),this.save({stop:t,playing:!1})}play(t){let n=this.model.get("step")>=this.reel.length-1;this.save(t&&
n?{step:0,playing:!0}:{playing:t})}show(t){let n=this.scene;if(et(this.root,this.model.get("palette")),this.root.classList.
toggle("busy",!!this.model.get("busy")),this.root.classList.toggle("acts",this.acting),this.left!==this.model.get("stop")&&
(this.left=-1),!n)return Co(this);t&&(this.refused=""),this.lifting.hold(this.model.get("lifted")??"",this.model.get("sa\
id")??{},this.model.get("lifts")??{},n),this.sending.drawn(),this.root.style.setProperty("--pace",String(this.model.get(
"speed"))),this.board.textContent=n.board??"",this.caption.showEyes(this.model.get("eyes"),this.model.get("watcher")),t&&
this.call.cover(),this.call.show(n,this.acting,this.covers),this.heat.show(this.model.get("heat")??{}),this.showTable(n,
t),this.race.show(this.model,this.reel.length-1),ql(this,n),this.scores.show(n.sheet),this.showWords(n),t&&this.chooser.
close(),t&&this.announce(n)}soon(t){this.due||queueMicrotask(()=>{let n=this.due==="move";this.due="",this.show(n)}),this.
due!=="move"&&(this.due=t)}get lit(){let t=this.model.get("lit");return Object.keys(t).length>0?this.model.get("aside")?
{}:t:Object.fromEntries((this.model.get("differs")??[]).map(s=>[s,""]))}get covers(){return this.model.get("covers")||An()}get fit(){
return this.root.closest("[data-fit]")?.getAttribute("data-fit")??"flow"}get filled(){return["large","middle"].includes(
this.fit)}get size(){let{clientWidth:t,clientHeight:n}=this.felt;return`${t} ${this.filled?n:window.innerHeight} ${this.
fit}`}showTable(t,n){let s=parseFloat(getComputedStyle(this.root).fontSize)/16||1,o=this.call.hidden?0:this.call.root.offsetHeight/
s,r=this.mode==="edit"&&t.table==="round";this.placing.show(t,this.model.get("boards")??{},this.acting);let i={w:(this.felt.
clientWidth||772)/s,h:this.filled?this.felt.clientHeight/s:0,low:this.fit!=="phone"?0:(r?Ym:jm[this.mode])+(this.acting?
0:o),page:window.innerHeight/s};this.shownSize=this.size,this.root.classList.toggle("narrow",i.w<Wt);let c=this.mode==="\
watch"&&this.reel.length<2,l=c?void 0:vn(t),u=this.chooser.key?{...this.lit,[this.chooser.key]:""}:this.lit;this.spread.
show(l,this.lit,i.w<Wt);let h={lit:ya(u,l),laid:c,opens:l?.of,dealt:this.model.get("aside")?{}:this.model.get("dealt"),acting:this.
acting,editing:this.mode==="edit",boards:this.model.get("boards")??{},spots:this.placing.spots,heat:this.heat.map,clear:this.
heat.clears,call:o,under:!t.covered?.length||this.covers!=="hidden"},d=kl(El(t,this.lifting.lifted,this.lifting.card),i,
h),m=this.model.get("bright")??[];this.painter.dim(m.length?new Set(m):null),d.h=this.steady(d);let p=this.model.get("st\
ep"),f=p<this.paintedStep;this.paintedStep=p,this.painter.paint(d,{label:`The table. ${t.place??""}`,move:n,back:f}),n&&
this.painter.happen(f?null:t.event);let g=Math.min(this.felt.clientWidth/d.w,this.filled?this.felt.clientHeight/d.h:1/0),
b=this.filled?(this.felt.clientHeight-d.h*g)/2:0;this.call.root.style.top=`${b+d.call*g}px`}steady({w:t,h:n}){let s=[t,this.
model.get("game"),this.model.get("mode"),this.size,this.call.hidden].join();return this.tall?.kind!==s&&(this.tall={kind:s,
h:n}),this.tall.h=Math.max(this.tall.h,n),this.tall.h}resized(t=!1){let n=this.scene;!n||!t&&this.size===this.shownSize||
(this.painter.root.classList.add("still"),this.showTable(n,!1),this.race.show(this.model,this.reel.length-1),this.painter.
root.getBoundingClientRect(),this.painter.root.classList.remove("still"),this.stepper.mark(),this.showWords(n),this.chooser.
stand())}showWords(t){let n=this.model.get("caption")??{};X(this.stage,"aria-label",n.badge?`Table ${n.badge} of two`:"T\
he table"),this.caption.show({clauses:n.clauses??(t.clauses??[]).filter(s=>s),...Ka(t,n),note:this.refused||this.model.get(
"note")||"",tone:n.tone??"plain",badge:n.badge})}announce(t){clearTimeout(this.saying),this.saying=setTimeout(()=>{this.
live.textContent=[...t.said??[],t.now].filter(Boolean).join(" ")},350)}press(t){if(t.spot)return this.placing.press(t.spot);
if(t.opens)return this.spread.toggle(()=>this.show(!1));if(!t.plays&&t.recall?.length)return this.chooser.show(t);if(t.off&&
!t.plays)return this.refuse(t.off);if(t.picks.length&&!(t.picks.length===1&&!t.move))return this.chooser.show(t);let n=t.
move||t.picks[0].move,s=t.kind==="board";if((["hand","grid"].includes(t.role)||s)&&n in this.lifting.lifts&&(this.lifting.
lifted!==n||!s&&this.lifting.card!==t.key)){if(this.lifting.lift(n,t.key),s){let r=this.stage.querySelector(`.way[data-m\
ove="${CSS.escape(n)}"]`);r instanceof SVGElement&&r.focus()}return}return this.send(n)}lift(t,n){let s=t.lifted!==this.
model.get("lifted");this.save(t),!(!s||!this.scene)&&(this.refused="",this.show(!1),t.lifted||this.painter.focus(n))}refuse(t){
this.refused=t;let n=this.scene;n&&this.showWords(n)}send(t){this.lifting.unread(t)||(this.sending.send(t,this.lifting.said[t]??
null),he(this.model.get("game")))}markSent(t){this.root.classList.toggle("sent",!!t),this.lifting.playing(!!t);for(let n of this.
stage.querySelectorAll("[data-act]"))X(n,"aria-busy",t&&n.getAttribute("data-act")===t?"true":"")}key(t){!t.ctrlKey&&!t.
metaKey&&!t.altKey&&this.chooser.stroke(t)}remove(){this.unfit(),this.unhear(),this.unheed(),this.unhalt(),this.chooser.
close();for(let t of this.moves)this.model.off(`change:${t}`,this.watch);for(let t of this.stays)this.model.off(`change:${t}`,
this.still);this.model.off("msg:custom",Lt),this.stepper.stop(),this.reel.stop(),this.sizes.disconnect(),clearTimeout(this.
saying)}};function Fl({model:e,el:t}){let n=new Po(e,t);return()=>n.remove()}var Oo={broad:{w:600,h:480,r:106,middle:[150,142],card:72,right:344,row:318,mark:28,edge:2},slim:{w:362,h:306,r:56,middle:[
78,90],card:50,right:186,row:196,mark:24,edge:0}};function Vl({zones:e,lit:t={},gain:n},s){let o=s>=500?Oo.broad:Oo.slim,
r=[],i=[],c=(m,p,f,g,b)=>r.push({kind:m,key:`${m}:${p}`,x:f,y:g,...b}),l=(m,p,f,g,b=!1,w=!0)=>p&&c("text",m,f,g,{lines:[
p],size:o===Oo.broad?15:14,bold:b,quiet:w,anchor:"start"}),u=(m,p,f,g,b,w)=>{let x=o.card,y=Math.min(b,(g-x)/Math.max(m.
length-1,1)),v=y<26?2:1;return m.forEach((S,$)=>{let E=S.key in t&&w==="seat"?o.card*.1:0,L=$===m.length-1;r.push({kind:"\
card",key:S.key,x:p+$*y,y:f-E,w:x,face:S.face??null,label:S.label,origin:S.origin??"",role:w,dealt:w==="seat"&&!!S.face,
seen:L?x:Math.min(x,y),plays:!1,off:"",under:!1,move:"",picks:[]}),S.key in t&&i.push({kind:"lit",key:`lit:${S.key}`,x:p+
$*y,y:f-E,w:x,h:x*1.4,tab:"",role:w}),S.above&&(m.length-1-$)%v===0&&c("text",`${S.key}.above`,p+$*y+4,f+x*1.4+20,{lines:[
S.above],size:15,bold:L,quiet:!L,anchor:"start",tone:S.key in t?"lit":""})}),x+(m.length-1)*y},[h,d]=o.middle;for(let m of e){
if(m.kind==="ring"&&c("ring",m.id,h,d,{ring:{...m,marks:[]},r:o.r}),m.kind==="fan"&&(l(m.id,m.label,o.edge,o.row-12),u(m.
cards,o.edge,o.row,o.right-o.edge-18,o.card*.7,"fan")),m.kind!=="seat")continue;if(m.me){l(m.id,m.name,o.right,o.row-12),
u(m.cards,o.right,o.row,o.w-o.right-4,o.card*1.1,"hand");continue}let p=o.mark+26;c("mark",m.id,o.right,4,{seat:m.seat,size:o.
mark,active:!0}),l(m.id,[m.name,m.note].filter(Boolean).join(", "),o.right+o.mark+12,4+o.mark*.7,!0,!1);let f=u(m.cards,
o.right,p,o.w-o.right-4,o.card*1.1,"seat"),g=o.card*1.4;if(!n&&!m.cards.some(b=>b.face)&&i.push({kind:"lit",key:`lit:${m.
id}`,x:o.right-4,y:p-4,w:f+8,h:g+8,tab:""}),n?.count){let b={w:o.card*.42,t:9,g:2,pitch:o.card*.5};for(let w=0;w<n.count;w++)
c("chips",`${m.id}.${w}`,o.right+w*b.pitch,p+g+32,{count:1,...b});l(`${m.id}.gain`,`${n.count} ${n.label} for ${m.name}`,
o.right+n.count*b.pitch+8,p+g+32,!0,!1)}}return{w:o.w,h:o.h,things:[...r,...i],middle:{x:h,y:d,r:o.r},call:0}}var Kl=e=>e>
0&&e<1?encodeURIComponent(`${e}%`):String(e);var zm=e=>{let{at:t=0,guess:n=-1,turned:s=!1}=Pe(e??"")??{};return{at:Number(t)||0,guess:Number(n),turned:!!s}};function Jm(e,t){
let s=e.filter(([,r])=>r===1).concat(e.filter(([,r])=>r>1),e.filter(([,r])=>!r)).flatMap(([r,i])=>Array.from({length:r},
()=>i)),o=r=>({cx:10+r%10*20,cy:10+Math.floor(r/10)*20});return k("svg.hundred",{viewBox:"0 0 200 200","aria-hidden":"tr\
ue"},s.map((r,i)=>i+1===t?null:r?r>1?[k("circle.twice",{...o(i),r:7}),k("circle.yes",{...o(i),r:4.2})]:k("circle.yes",{...o(
i),r:7.7}):k("circle.no",{...o(i),r:7})),t>0&&k("path.said",{d:`M${o(t-1).cx-8} ${o(t-1).cy-6}h16l-8 14z`}))}function Gl(e,t,n){
let s=e.get("teaser"),o=G("hero"),r=a("h1",{id:o},e.get("title"));if(!s.moments)return a("section.stage.hero.bare",{"ari\
a-labelledby":o},a("div.lead",r,a("p.sub","Watch a game step by step. Guess a chance. Then count it.")));let i=0,c=-1,l=!1,
u=()=>s.moments[i],h=new Se({press:()=>{},pace:()=>1}),d=a("div.uw-table.hero-table",h.root),m=a("p.sr"),p=O=>{let{label:j,
...A}=l?u().after:u().before,I=parseFloat(getComputedStyle(d).fontSize)/16||1;h.paint(Vl(A,(d.clientWidth||600)/I),{label:"\
The table",move:O}),m.textContent=j},f=new ResizeObserver(()=>requestAnimationFrame(()=>p(!1)));f.observe(d),n.push(()=>f.
disconnect());let g=a("output.said"),b=a("input.rng",{type:"range",min:0,max:100,step:1,"data-k":"guess","aria-label":"Y\
our guess, of 100",oninput:()=>L(Number(b.value))}),w=a("input.num",{inputmode:"decimal",maxlength:80,"data-k":"typed",autocomplete:"\
off","aria-label":"Or type it, of 100",oninput:()=>{let{value:O}=dt(w.value,st);if(O!=null)return L(O,!0);T(),$()},onkeydown:O=>{
O.key==="Enter"&&H()}}),x=Yt(w,st,O=>{w.value=O,w.dispatchEvent(new Event("input")),b.focus({preventScroll:!0})});b.addEventListener(
"keydown",O=>{O.key==="Enter"&&H()}),b.addEventListener("pointerup",()=>L(Number(b.value)));let y=a("button.btn.call",{"\
data-k":"reveal",onclick:()=>H()},""),v=a("div.ask"),S=It(v,()=>"gallery"),$=()=>S.keep(JSON.stringify({at:i,guess:c,turned:l}));
n.push(S.stop);let E=a("p.sr",{role:"status"}),L=(O,j=!1)=>{c=O,$();let A=te(O,st);b.value=String(O),b.classList.remove(
"empty"),b.style.setProperty("--p",`${O}%`),b.setAttribute("aria-valuetext",`${A} of 100`),j||(w.value=String(O),x.complain()),
y.removeAttribute("aria-disabled"),g.replaceChildren(ae(A,44),a("span.sr",`${A} `),a("b","of 100,",a("br"),"you say"))},
T=()=>{c=-1,b.value="50",b.style.setProperty("--p","0%"),b.classList.add("empty"),b.setAttribute("aria-valuetext","no gu\
ess yet"),y.setAttribute("aria-disabled","true"),g.replaceChildren(a("b","Move the handle",a("br"),"or type a number."))},
M=()=>{T(),l=!1,w.value="",x.complain(),y.textContent=u().reveal,v.replaceChildren(a("h2",`${u().line} `,a("span.how-man\
y",u().ask)),a("div.row.number",g,a("label.typed",a("span",{"aria-hidden":"true"},"Your number"),w)),x.node,b,a("div.end\
s",{"aria-hidden":"true"},a("span","never"),a("span","always")),a("div.row.start",y)),p(!1)},H=(O=!1)=>{if(c<0||l)return x.
complain();l=!0,$();let{hundred:j,says:A,dots:I,came:q,exact:it,link:ft}=u(),ut={game:s.game,page:s.page,link:ft.replace(
/:$/,` guess=${Kl(c)}:`)},Q=t({class:"btn call","data-k":"why"},ut,`Why ${j}?`);v.replaceChildren(a("div.answer",Jm(I,c),
a("div.told",a("p.number",ae(String(j),60),a("span.sr",`About ${j} `),a("b","of 100 ",a("span",A))),a("p.mute",k("svg.ma\
rk",{viewBox:"0 0 16 14","aria-hidden":"true"},k("path.said",{d:"M0 0h16l-8 14z"})),` You said ${te(c,st)}. Exactly ${it}\
.`),a("p",a("b","This time: "),q))),a("div.row.start",Q,s.moments.length>1&&a("button.btn.quiet",{"data-k":"next",onclick:()=>{
i=(i+1)%s.moments.length,M(),$(),b.focus({preventScroll:!0})}},"Next one"))),p(!O),!O&&(E.textContent=`About ${j} of 100\
 ${A}. You said ${te(c,st)}. This time: ${q}`,Q.focus({preventScroll:!0}))},[R,D,B]=s.goal,z=a("section.stage.hero",{"ar\
ia-labelledby":o},a("div.lead",r,a("p.sub",R,a("b",D),B)),a("div.picture-of",d,m),v,E);et(z,s.palette);let _=zm(S.again());
return i=_.at in s.moments?_.at:0,M(),_.guess>=0&&_.guess<=100&&L(_.guess),_.turned&&H(!0),z}var Xm=e=>e.split(/(\*\*.+?\*\*|\*.+?\*)/).map(t=>{let[,n,s]=t.match(/^(\*+)(.+?)\*+$/)??[];return s?a(n.length>1?"b":"e\
m",{},s):t});function Zl(e,t){let n=e.get("shelves"),s=(u,{which:h,about:d,page:m})=>{let p=a("a.btn",{"data-k":`open.${u.
id}.${h}`},"Open"),f=()=>p.setAttribute("href",qt(m,"",Tt()));return f(),t.push(Gt(f)),p.setAttribute("aria-label",`Open\
 the notebook ${u.title}, ${h}`),a("li",a("span",a("b",h==="predict"?"Predict":"Count"),a("small",d)),a("span.ways",nt()&&
m&&p,a("button.btn",{"data-k":`notebook.${u.id}.${h}`,"aria-label":`Download the notebook ${u.title}, ${h}`,onclick:()=>e.
send({kind:"notebook",game:u.id,which:h})},"Download")))},o=(u,h,d)=>{let m=a("a.btn",{"data-k":`class.${u.id}.${h}`,"ar\
ia-label":`Start a class: ${d}`}),p=()=>m.setAttribute("href",qt(u.classroom,`class/2 ${u.id} lesson=${h}:`,Tt()));return p(),
t.push(Gt(p)),m.textContent="Start a class",m},r=(u,{number:h,name:d,about:m})=>{let p=a("div.teachers-page",{"data-page":`${u.
id} ${h}`}),f=(g,b)=>a("button.btn",{"data-k":`${g}.${u.id}.${h}`,"aria-label":`${b}: ${d}`,onclick:()=>e.send({kind:g,game:u.
id,lesson:h})},b);return a("li",a("details",{ontoggle:g=>{g.target.open&&!p.childElementCount&&e.send({kind:"page",game:u.
id,lesson:h})}},a("summary",{"data-k":`page.${u.id}.${h}`},a("span.nr",{"aria-hidden":"true"},String(h)),a("span",d,a("s\
mall",m))),p),a("span.ways",f("sheet","Sheet"),f("quiz","Quiz"),u.classroom&&o(u,h,d)))},i=u=>{let h={"data-k":`cover.${u.
id}`,"aria-label":`Cover lesson: ${u.title}`};return u.cover?a("a.btn",{...h,href:u.cover},"Cover lesson"):a("button.btn",
{...h,onclick:()=>e.send({kind:"cover",game:u.id})},"Cover lesson")},c=a("section.sheet.teach",{"aria-label":"Teach"},a(
"h1","Teach with it"),a("p.mute","Notebooks of 45 minutes that mark themselves; for each lesson a sheet to print, a quiz\
 for Moodle and a ","teacher's page."),n.map(u=>{let h=a("article.shelf",a("h2",a("i.patch",{"aria-hidden":"true"}),u.title),
a("div",u.notebooks.length>0&&a("ul.books",u.notebooks.map(d=>s(u,d))),a("details.answers",a("summary",{"data-k":`answer\
s.${u.id}`},"For the teacher: answers inside"),a("p.cover","Somebody stands in? ",i(u)),a("ol.books",u.lessons.map(d=>r(
u,d))))));return et(h,u.palette),h})),l=u=>{if(Lt(u),u.kind!=="page")return;c.querySelector(`[data-page="${CSS.escape(`${u.
game} ${u.lesson}`)}"]`)?.replaceChildren(a("p.mute",u.note.replaceAll("`","")),...u.parts.map(([d,m,p])=>a("p",a("b",`${d}${m?
` (${m})`:""} `),Xm(p))))};return e.on("msg:custom",l),t.push(()=>e.off("msg:custom",l)),c}var Qm=e=>a("img",{alt:"",src:`data:image/svg+xml,${encodeURIComponent(e)}`}),tp=()=>k("svg.logo",{viewBox:"0 0 36 36","\
aria-hidden":"true"},[0,8.25,16.5,24.75,33].map(e=>k("path",{d:`M0 ${e}h36v3H0z`,fill:"currentColor"})),W(18,18,12.5,{fill:"\
var(--paper)"}),[-8,-2.6,2.8,8.2].map(e=>{let t=Math.sqrt(121-(Math.abs(e)+1)**2);return k("path",{d:`M${17+e} ${18-t}h2\
.8v${2*t}h-2.8z`,fill:"currentColor"})}));function jl({model:e,el:t}){let n=a("div.uw.uw-gallery");t.append(n);let s=[()=>{}],
o=(y,v,S)=>{if(!nt()||!v.page)return a("button",{...y,onclick:()=>e.send({kind:"open",game:v.game,link:v.link})},S);let $=a(
"a",{...y,href:qt(v.page,v.link,Tt())},S);return s.push(Gt(()=>$.setAttribute("href",qt(v.page,v.link,Tt())))),$},r=a("d\
iv.themes"),i=()=>{let y=r.contains(ct(r));r.replaceChildren(ht({label:"Theme",choices:Be,value:Tt(),pick:Ln,k:"theme"})),
y&&r.querySelector("[aria-pressed=true]").focus()};s.push(Gt(i)),i();let c=(...y)=>a("div.part",{role:"tabpanel",tabindex:-1},
y),l=e.get("lessons"),u=c(),h=l.title&&c(zi(l,e.get("games"),o)),d=c(Zl(e,s)),m=h?[u,h,d]:[u,d],p=h?["Games","Lessons","\
Teach"]:["Games","Teach"],f=a("div.tabs",{role:"tablist","aria-label":"Parts"},m.map((y,v)=>{let S=G("part");return y.setAttribute(
"aria-labelledby",S),a("button",{id:S,role:"tab","data-k":`part.${v}`,onclick:()=>g(v),onkeydown:b},p[v])})),g=y=>{m.forEach(
(v,S)=>{v.hidden=S!==y;let $=f.children[S];$.setAttribute("aria-selected",String(S===y)),$.setAttribute("tabindex",S===y?
"0":"-1")})};function b(y){if(y.key!=="ArrowRight"&&y.key!=="ArrowLeft")return;y.preventDefault();let v=m.length,S=m.findIndex(
$=>!$.hidden);w((S+(y.key==="ArrowRight"?1:v-1))%v)}let w=y=>{g(y),f.children[y].focus()},x=(y,v,S,$)=>a("button",{class:$,
"data-k":`to.${v}`,onclick:()=>{w(m.indexOf(y)),scrollTo(0,0)}},a("b",v),a("span.about",S),a("span.go",{"aria-hidden":"t\
rue"},"→"));return g(0),n.append(a("header.house",tp(),a("b","uncle_widgets"),f,r),...m),u.append(Gl(e,o,s)),u.append(
a("div.doors",e.get("games").map(y=>{let v=a("article.door",a("div.picture",Qm(y.art)),a("div.sheet",a("h2",y.title),a("\
p.mute",y.tagline),y.learn.length>0&&a("div.learn",a("h3","You will learn"),a("ul",y.learn.map(([S,$,E],L)=>a("li",o({class:"",
"data-k":`learn.${y.id}.${L}`},{game:y.id,page:y.page,link:E},[a("span",S),a("small",$)]))))),a("div.row",a("div.ways",o(
{class:"btn solid","data-k":`watch.${y.id}`,"aria-label":`Watch ${y.title}`},{game:y.id,page:y.page,link:""},"Watch"),o(
{class:"btn","data-k":`play.${y.id}`,"aria-label":`Play ${y.title}`},{game:y.id,page:y.page,link:y.play},"Play"),y.lessons.
length>0&&o({class:"btn","data-k":`lessons.${y.id}`,"aria-label":`Lessons of ${y.title}`},{game:y.id,page:y.page,link:y.
lessons[0].link},"Lessons")),a("span.mute.small",y.players))));return et(v,y.palette),v}),a("div.ways-on",h&&x(h,"Lesson\
s",l.short,"solid"),x(d,"Teach","Ready hours, a class’s numbers side by side, sheets to print.","")))),n.append(a("div\
.small-print",a("p","Open source. Runs in a notebook, on a Voilà page and on a phone.",e.get("docs")&&[" ",a("a",{href:e.
get("docs")},"Documentation")]),a("p","Rules retold in our own words. Pictures are our own. Game names are their owners'\
 marks."))),()=>{for(let y of s)y()}}var Yl=3e3,Xl=5e3,ep=Symbol.for("uncle_widgets.lost"),np={stopped:["The program behind this game stopped, and the game w\
ent with it.","The kernel was restarted, and this game went with it."],gone:["This game has been put away.","The kernel \
was shut down, and this game went with it."],away:["The server does not answer. The game goes on as soon as it does.","T\
he server does not answer. The game goes on as soon as it does."]},zl={restarting:"stopped",autorestarting:"stopped",dead:"\
stopped",terminating:"gone"};function Ql(){let e=globalThis;return e[ep]??=new Map}var Bo=e=>e.closest(".uw-page")??e.closest(
".uw-room")??e;function tc(e,t){let n=Bo(e.root),s=n.querySelector(":scope > .uw-lost"),o=e.loss;if(!o||s?.getAttribute(
"data-loss")===o)return;ec(n),o==="away"?t.waiting.add(n):t.waiting.delete(n);let r=nt()?null:n.closest(".jp-CodeCell"),
i={again:()=>a("button.btn.solid",{onclick:()=>{nc(t)}},"Try again"),load:()=>a("button.btn.solid",{onclick:()=>location.
reload()},"Load the page again"),run:()=>r&&a("button.btn.solid",{onclick:()=>sp(r)},"Run the cell again")},c=o==="away"?
i.again():nt()?i.load():i.run();for(let l of n.children)l.toggleAttribute("inert",!0);n.append(a("div.uw.uw-lost",{"data\
-loss":o},a("div.said",{role:"alert"},a("p",np[o][nt()?0:1],!c&&" Run its cell again."),c)))}function ec(e){e.querySelector(
":scope > .uw-lost")?.remove();for(let t of e.children)t.removeAttribute("inert")}function sp(e){let t=e.querySelector("\
.cm-content");t?.focus();let n={key:"Enter",code:"Enter",keyCode:13,ctrlKey:!0,bubbles:!0,cancelable:!0};setTimeout(()=>t?.
dispatchEvent(new KeyboardEvent("keydown",n)),200)}function Ve(e,t){t!=="away"&&(e.lost=!0);for(let n of e.views)n.loss&&
n.loss!=="away"||(n.loss=t,tc(n,e))}var op=({model:e})=>new Promise(t=>{let n=setTimeout(()=>s(!1),Xl),s=r=>{clearTimeout(
n),e.off("msg:custom",o),t(r)},o=r=>r.kind==="alive"&&s(!0);e.on("msg:custom",o);try{e.send({kind:"alive"})}catch{s(!1)}});
async function Do(e,t){await op(t)||!e.views.has(t)||["idle","unknown"].includes(e.kernel.status)&&e.kernel.connectionStatus===
"connected"&&(t.loss="stopped",tc(t,e))}async function nc(e){let{kernel:t,views:n}=e;if(t.isDisposed)return Ve(e,"gone");
if(document.querySelector("[data-jupyter-lite-root]"))return;let{baseUrl:s,token:o}=t.serverSettings,r=0;try{let c={headers:o?
{Authorization:`token ${o}`}:void 0,cache:"no-store",signal:AbortSignal.timeout(Xl)};r=(await fetch(`${s}api/kernels/${t.
id}`,c)).status}catch{return Ve(e,"away")}if(r===404)return Ve(e,"gone");if(r>=500)return Ve(e,"away");for(let i of e.waiting)
ec(i);e.waiting.clear();for(let i of n)i.loss==="away"&&(i.loss=null,Do(e,i))}var Io=e=>Ql().get(e.widget_manager?.kernel)?.
lost??!1;function rp(e){let t=Ql(),n=t.get(e);if(n)return n;let s=(u,h)=>{h in zl&&Ve(l,zl[h])},o=e.connectionStatus==="\
connected",r=(u,h)=>{if(h==="connected"&&o)for(let d of l.views)Do(l,d);o||=h==="connected"},i=()=>{document.hidden||c()},
c=async()=>{clearTimeout(l.timer),document.hidden||await nc(l),clearTimeout(l.timer),t.has(e)&&(l.timer=window.setTimeout(
c,Yl))},l={kernel:e,views:new Set,lost:!1,waiting:new Set,timer:0,stop:()=>{clearTimeout(l.timer),e.statusChanged.disconnect(
s),e.connectionStatusChanged.disconnect(r),document.removeEventListener("visibilitychange",i),window.removeEventListener(
"online",i),window.removeEventListener("offline",i),t.delete(e)}};return t.set(e,l),e.statusChanged.connect(s),e.connectionStatusChanged.
connect(r),document.addEventListener("visibilitychange",i),window.addEventListener("online",i),window.addEventListener("\
offline",i),l.timer=window.setTimeout(c,Yl),l}function sc(e,t){let n=e.widget_manager?.kernel;if(!n?.statusChanged)return()=>{};
let s=rp(n),o={model:e,root:t,loss:null};return s.views.add(o),s.lost&&Do(s,o),()=>{s.views.delete(o),s.views.size||s.stop()}}
var Jl=(e,t)=>{for(let n of e.split(" "))t(n)},oc=e=>Object.create(e,{get:{value:t=>e.get(t)},set:{value:(t,n)=>e.set(t,
n)},on:{value:(t,n)=>Jl(t,s=>e.on(s,n))},off:{value:(t,n)=>Jl(t,s=>e.off(s,n))},send:{value:t=>{try{e.send(t)}catch(n){console.
warn("uncle_widgets: no kernel took the message.",n)}}},save_changes:{value:()=>{try{e.save_changes()}catch(t){console.warn(
"uncle_widgets: no kernel took the change.",t)}}}});var rc=Symbol.for("uncle_widgets.presses");function _o(e){let t=e.composedPath()[0],n=t instanceof Element?t.closest("bu\
tton"):null;return n?.closest(".uw")?n:null}var ic=({dataset:e,textContent:t})=>e.k??e.act??e.clause??t;function ac(){let e=globalThis;
if(e[rc])return;e[rc]=!0;let t=null,n=null,s=r=>{let i=t,c=_o(r);t=n=null,!(!i||i.isConnected||!c||ic(c)!==ic(i))&&setTimeout(
()=>{n instanceof Node&&c.contains(n)||c.click()})},o=[["pointerdown",r=>t=r.button||r.pointerType==="touch"?null:_o(r)],
["pointerup",s],["pointercancel",()=>t=null],["keydown",r=>r.repeat||(t=r.key===" "?_o(r):null)],["keyup",r=>r.key===" "&&
s(r)],["click",r=>n=r.composedPath()[0]]];for(let[r,i]of o)window.addEventListener(r,i,{capture:!0})}var ip=".uw, .uw-page, .uw-room",ap="data-lm-suppress-shortcuts",lc=Symbol.for("uncle_widgets.keys"),lp=/^(enter|backspace|delete|home|end|arrow\w+|[amyz])$/i,
cc=e=>(e.ctrlKey||e.metaKey)&&!lp.test(e.key),uc=e=>e.composedPath().filter(t=>t instanceof HTMLElement&&t.matches(ip)).
at(-1);function hc(){let e=globalThis;if(e[lc])return;e[lc]=!0,ac();let t=new WeakSet,n=s=>{cc(s)||s.stopPropagation()};
window.addEventListener("keydown",s=>{let o=uc(s),r=s.composedPath()[0];!(o instanceof HTMLElement)||!(r instanceof Element)||
(r.toggleAttribute(ap,!cc(s)),!t.has(o)&&(t.add(o),o.addEventListener("keydown",n)))},{capture:!0}),window.addEventListener(
"pointerdown",s=>{let o=uc(s);o instanceof HTMLElement&&!o.hasAttribute("tabindex")&&(o.tabIndex=-1)},{capture:!0})}function dc(e){let t=e.querySelector(".uw");t instanceof HTMLElement&&(t.dir="ltr",t.lang="en")}var mc="uncle_widgets.howto.";function pc(e,t,n=!Ee(e?.game??"")){return!e?.aim||!n?null:a("div.aim",{role:"group","aria\
-label":"The aim of the game"},a("p",a("span.whole",e.aim),a("span.short",e.short)),a("button.btn.quiet",{"data-k":"howt\
o","aria-haspopup":"dialog",onclick:()=>Xn(e,t)},"How to play"),a("button.btn.quiet",{"data-k":"known","aria-label":"Clo\
se the aim of the game",onclick:()=>kr(e.game)},"×"))}function Xn(e,t,n="menu"){let s=G("howto"),o=t.getRootNode(),r=o.
activeElement;yr();let c=a("dialog.sheet.howto-over",{"aria-labelledby":s,onclose:()=>{c.remove(),ue(mc+e.game,"1"),he(e.
game,!0);let l=r?.isConnected&&r!==document.body?r:t.closest(".uw")?.querySelector(`[data-k="${n}"]`);(l instanceof HTMLElement||
l instanceof SVGElement)&&l.focus({preventScroll:!0})}},a("div.thead",a("h2",{id:s,tabindex:-1,autofocus:!0},"How to pla\
y"),a("p.mute",e.title)),a("p.goal",e.aim),Sn(e),a("button.btn.solid",{"data-k":"howto.close",onclick:()=>c.close()},"Cl\
ose"));t.append(c),c.showModal()}function fc(e,t,n){e?.aim&&t==="play"&&!ee(mc+e.game)&&!n.querySelector("dialog")&&Xn(e,
n,"tab.play")}function cp(e){let t=[];for(let n of e){let s=t.at(-1);s?.[0]===n?s[1]++:t.push([n,1])}return t.map(([n,s])=>s>1?`${n} (${s}\
 times)`:n)}var Qn=(e,t)=>[...e.querySelectorAll(t)].filter(n=>n.checkVisibility({visibilityProperty:!0}));function gc(e){
let t=s=>[...Qn(s,".caption :is(.place, .line:not(.chip))").map(o=>o.textContent??""),...cp(Qn(s,".felt .thing[aria-labe\
l]:not([aria-hidden=true])").map(o=>`- ${o.getAttribute("aria-label")}`))],n=Qn(e,".uw-panel [data-next], .uw-panel .giv\
en").map(s=>s.textContent??"");return[...Qn(e,".uw-table").flatMap(t),...n].join(`
`)}var up=[[!0,"On"],[!1,"Off"]],hp=[["set","In order"],["any","Any order"]];function bc(e){let{model:t}=e,[n,s]=t.get("ran\
ge"),o=t.get("seats"),r=t.get("tab"),i=(m,p,f,g)=>a("button",{"data-k":m,"aria-label":p,"aria-disabled":g<n||g>s?"true":
null,onclick:()=>g>=n&&g<=s&&e.set("seats",g)},f),c=(m,p)=>a("div.line",a("span",{"aria-hidden":"true"},m),p),l=(m,p,f,g,b)=>c(
m,ht({label:m,choices:p,value:f,pick:g,k:b})),u=m=>{pi(m),e.show()},h=(m,p,f,g)=>a("button.btn",{"data-k":m,onclick:()=>e.
copy(f(),g)},p),d=a("input.txt",{"data-k":"seed","data-draft":"seed",inputmode:"numeric",maxlength:80,value:t.get("seed"),
"aria-label":e.seedName==="deal"?"Deal":"Seed",onchange:m=>e.set("seed",m.target.value.trim())});return a("div.menu",{role:"\
dialog","aria-label":"Settings"},t.get("howto")?.aim&&a("button.btn.wide",{"data-k":"menu.howto","aria-haspopup":"dialog",
onclick:()=>{e.toggle(!1),Xn(t.get("howto"),e.over)}},"How to play"),a("div.rooms",{role:"group","aria-label":"More room\
s"},t.get("tabs").map(([m,p],f)=>f>2&&a("button",{class:"btn","data-k":`room.${m}`,"aria-pressed":String(m===r),"aria-di\
sabled":t.get("lacks")[m]?"true":null,title:t.get("lacks")[m],onclick:()=>{e.toggle(!1),e.set("tab",m)}},p))),!t.get("fi\
xed")&&c("Seats",a("span.step",{role:"group","aria-label":"Seats"},i("fewer","Fewer seats","−",o-1),a("output",String(
o)),i("more","More seats","+",o+1))),!t.get("fixed")&&c(e.seedName==="deal"?"Deal":"Seed",d),l("Predict first",up,t.get(
"predict"),m=>e.set("predict",m),"predict"),t.get("order")&&l("Questions",hp,t.get("order"),m=>e.set("order",m),"order"),
l("Theme",Be,Tt(),Ln,"theme"),l("Trials",mi,Ps(),u,"tones"),t.get("suits")&&l("Suits",yo,_a(),Wa,"inks"),t.get("covers")&&
l("Covered names",ko,An(),qa,"covers"),a("div.copies",h("copy","Copy link",()=>e.link,"The link is copied."),h("cell","C\
opy cell",()=>t.get("cell"),"The cell is copied."),h("words","Copy as text",()=>gc(e.page),"The table and the question a\
re copied as text."),a("button.btn",{"data-k":"keys","aria-keyshortcuts":"?",onclick:()=>{e.toggle(!1),Ms(e.root)}},"Key\
s"),t.get("home")&&nt()&&a("a.btn.quiet",{"data-k":"home",href:qt(t.get("home"),"",Tt())},"All games")))}var wc=["tab","seats","seed","note","busy","title","range","predict","order","howto"].map(e=>`change:${e}`).join(" "),dp=4e3,
mp=()=>k("svg.icon.sliders",{viewBox:"0 0 24 24",fill:"currentColor","aria-hidden":"true"},k("path",{d:"M2 6h9v3H2zM17 6\
h5v3h-5zM12.5 3h3v9h-3zM2 15h4v3H2zM12 15h10v3H12zM7.5 12h3v9h-3z"})),Wo=class{constructor(t,n){this.open=!1;this.read="";
this.saying=0;this.model=t,this.root=a("div.uw.uw-masthead"),this.head=a("div.uw-head"),this.over=a("div.uw-over"),this.
root.append(this.head,this.over),et(this.root,t.get("palette")),n.append(this.root),this.tip=a("p.tip",{role:"status"}),
this.aim={at:"",said:!1},this.root.addEventListener("keydown",s=>this.key(s)),this.outside=s=>{this.open&&!s.composedPath().
includes(this.root)&&this.toggle(!1)},document.addEventListener("pointerdown",this.outside),this.address=Yo({link:()=>t.
get("link"),room:()=>t.get("tab"),theme:Tt,open:s=>t.send({kind:"open",link:s}),hide:s=>document.body.classList.toggle("\
uw-opening",s),replaced:()=>!document.querySelector(".uw-first")}),this.draw=()=>{(t.get("note")||t.get("busy"))&&this.address.
answered(),this.show()},this.moved=()=>this.address.changed(),this.stops=[Gt(()=>{this.show(),this.moved()}),Tn(this.root,
()=>{}),xr(()=>{this.aim.said=!1,this.show()})],t.on(wc,this.draw),t.on("change:link",this.moved),this.show()}set(t,n){this.
model.set(t,n),this.model.save_changes()}dismiss(){this.read=this.model.get("note"),this.show(),this.root.querySelector(
"[data-k=menu]").focus({preventScroll:!0})}get standing(){let t=this.model.get("seats"),n=this.model.get("seed");return[
[String(t),t===1?" seat":" seats"],...n?[[n,`, ${this.seedName} `]]:[]]}get seedName(){return this.model.get("tab")==="p\
lay"?"deal":"seed"}show(){this.model.get("note")||(this.read="");let{model:t}=this,n=t.get("howto"),[[s,o],r]=this.standing,
i=t.get("tabs").slice(3);this.root.classList.toggle("elsewhere",i.some(([c])=>c===t.get("tab"))),F(this.head,a("div.mast",
a("div.plate",{"aria-hidden":"true"},t.get("plate")&&a("img",{alt:"",src:`data:image/svg+xml,${encodeURIComponent(t.get(
"plate"))}`})),a("h1",t.get("title")),a("div.tabs",{role:"tablist","aria-label":"Rooms"},t.get("tabs").map((c,l)=>this.tab(
c,l))),a("button.btn.settings",{"data-k":"menu","aria-haspopup":"dialog","aria-expanded":String(this.open),onclick:()=>this.
toggle(!this.open)},mp(),a("span.standing",a("b",s),o,r&&[r[1],a("b",r[0])]))),this.open&&bc(this),t.get("note")&&t.get(
"note")!==this.read&&a("div.refused",a("p.refusal",{role:"alert"},t.get("note")),a("button.btn",{"data-k":"read",onclick:()=>this.
dismiss()},"Close")),t.get("busy")&&a("div.underway",a("p",t.get("busy")),a("button.btn",{"data-k":"stop",onclick:()=>t.
send({kind:"stop"})},"Stop")),pc(n,this.over,this.saysAim(n,t.get("tab"))),this.tip),queueMicrotask(()=>fc(t.get("howto"),
t.get("tab"),this.over))}saysAim({game:t},n){let s=`${t} ${n}`;return t&&this.aim.at!==s&&(this.aim={at:s,said:!Ee(t)}),
this.aim.said}tab([t,n],s){let o=t===this.model.get("tab"),r=this.model.get("lacks")[t];return a("button",{role:"tab","d\
ata-k":`tab.${t}`,class:s>2?"further":null,"aria-selected":String(o),"aria-disabled":r?"true":null,title:r,tabindex:o?0:
-1,onclick:()=>this.set("tab",t),onkeydown:i=>this.along(i,t)},n)}along(t,n){let s={ArrowRight:1,ArrowLeft:-1}[t.key];if(!s)
return;t.preventDefault();let o=[...this.root.querySelectorAll("[role=tab]")].filter(c=>c.offsetParent),r=o.findIndex(c=>c.
dataset.k===`tab.${n}`),i=o[(r+s+o.length)%o.length];i.focus(),this.set("tab",i.dataset.k.slice(4))}get page(){return this.
root.closest(".uw-page")??this.root}get link(){let t=this.model.get("link");return nt()?`${location.origin}${qt(location.
pathname,t,Tt())}`:t}toggle(t){this.open=t,this.say(""),this.show(),((t?[...this.root.querySelectorAll(".menu :is(button\
, input)")].find(s=>s.offsetParent):null)??this.root.querySelector("[data-k=menu]")).focus({preventScroll:!0})}key(t){t.
key!=="Escape"||!this.open||(t.preventDefault(),this.toggle(!1))}async copy(t,n){try{await navigator.clipboard.writeText(
t),this.say(n)}catch{this.say(t,!1)}}say(t,n=!0){clearTimeout(this.saying),this.tip.textContent=t,t&&n&&(this.saying=window.
setTimeout(()=>this.say(""),dp))}remove(){clearTimeout(this.saying),document.removeEventListener("pointerdown",this.outside),
this.model.off(wc,this.draw),this.model.off("change:link",this.moved),this.address.stop();for(let t of this.stops)t()}};
function yc({model:e,el:t}){let n=new Wo(e,t);return()=>n.remove()}var pp=8e3,fp="This is a saved copy. Run the cell to use it.",qo="button, input, select, textarea, summary, a[href]",gp="\
[tabindex]:not([tabindex='-1'])",bp=["click","dblclick","keydown","keyup","input","change","submit","pointerdown","touch\
start"],Fo=new WeakSet,kc=e=>e.get("layout")?.comm_live??null;function wp(e){let t=e.getRootNode();return t instanceof ShadowRoot&&
t.host.localName.startsWith("marimo")}var Vo=e=>!!e.closest("dialog");function yp(e){let t=new Map,n=()=>{for(let i of e.
querySelectorAll(qo))!Vo(i)&&!i.hasAttribute("inert")&&i.setAttribute("inert","");for(let i of e.querySelectorAll(gp))Vo(
i)||i.matches(qo)||(t.set(i,i.getAttribute("tabindex")??"0"),i.removeAttribute("tabindex"))},s=new MutationObserver(n),o=new AbortController,
r=i=>{let c=i.composedPath(),l=i.ctrlKey||i.metaKey||i.altKey;!c.includes(e)||Vo(c[0])||l&&i.type.startsWith("key")||(i.
stopPropagation(),(i.type==="click"||i.type==="submit")&&i.preventDefault())};for(let i of bp)window.addEventListener(i,
r,{capture:!0,signal:o.signal});return n(),s.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:["tabindex",
"href"]}),()=>{s.disconnect(),o.abort();for(let i of e.querySelectorAll(qo))i.removeAttribute("inert");for(let[i,c]of t)
i.setAttribute("tabindex",c)}}function kp(e,t){let n=a("p"),s=a("div.uw.uw-copy",{role:"status",dir:"ltr",lang:"en"},n);
e===t?t.before(s):e.prepend(s),n.append(fp),e.classList.add("uw-copied");let o=yp(e);return()=>{o(),s.remove(),e.classList.
remove("uw-copied")}}function xp(e,t){let n=Bo(t);if(Fo.has(n))return()=>{};Fo.add(n);let s=()=>{},o=()=>{t.isConnected&&
!Io(e)&&(s=kp(n,t))},r=()=>{clearTimeout(c),e.off("msg:custom",i)},i=()=>{r(),s()},c=window.setTimeout(o,kc(e)===!1?0:pp);
return e.on("msg:custom",i),e.send({kind:"alive"}),()=>{r(),Fo.delete(n)}}function xc(e,t){if(nt()||kc(e)||Io(e))return()=>{};
let n=()=>{},s=new ResizeObserver(()=>{s.disconnect(),wp(t)||(n=xp(e,t))});return s.observe(t),()=>{s.disconnect(),n()}}var vp="jupyter-widgets widget-container widget-box ",$p="jupyter-widgets ";function vc({model:e,el:t,host:n}){let s=new Map,
o=({id:c,classes:l,kids:u})=>{let{node:h,end:d}=s.get(c)??{node:a("div"),end:new AbortController};if(h.className=(u?vp:$p)+
l.join(" "),u){let m=u.map(o);(m.length!==h.children.length||m.some((p,f)=>p!==h.children[f]))&&h.replaceChildren(...m)}
return s.has(c)||(s.set(c,{node:h,end:d}),u||r(c,h,d.signal)),h},r=async(c,l,u)=>{try{let h=await n.getWidget(c);u.aborted||
await h.render({el:l,signal:u})}catch(h){if(u.aborted)return;console.error("uncle_widgets: a part of the room was not dr\
awn.",h),l.textContent="A part of this room could not be drawn. Run the cell again."}},i=()=>{let c=e.get("tree"),l=new Set(
$c(c));for(let[h,{node:d,end:m}]of s)l.has(h)||(s.delete(h),m.abort(),d.remove());let u=o(c);u.parentNode!==t&&t.append(
u)};return e.on("change:tree",i),i(),()=>{e.off("change:tree",i);for(let{end:c}of s.values())c.abort()}}var $c=({id:e,kids:t=[]})=>[
e,...t.flatMap($c)];var Ut=e=>({render:t=>{hc();let n=oc(t.model),s=Fa(e)({...t,model:n});dc(t.el);let o=t.el.querySelector(".uw"),r=o?[sc(t.
model,o),xc(n,o)]:[];return()=>{for(let i of r)i();s?.()}}});function Mp(e){let t=Di(e),n=La(e.model,e.el.querySelector(
".uw"));return()=>{n(),t()}}var Qy={table:Ut(Fl),explainer:Ut(Mp),coach:Ut(Yi),strip:Ut(Sa),rulebook:Ut(Ta),masthead:Ut(
yc),gallery:Ut(jl),trail:Ut(Ha),lesson_chart:Ut(na),lesson_end:Ut(sa),lab:Ut(ur),exercise:Ut(Ua),marks:Ut(Ra),whole:Ut(vc)};export{Qy as views};
