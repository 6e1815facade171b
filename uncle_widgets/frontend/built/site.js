var pe=()=>document.body?.dataset.voila!=null,Qn=()=>pe()&&document.body.dataset.voila!=="notebook",Ye=()=>(new URLSearchParams(
location.search).get("uw")??"").slice(0,2e4);function ke(t,e,n){let s=new URLSearchParams({...n==="auto"?{}:{theme:n},...e?
{uw:e}:{}});return s.size?`${t}${t.includes("?")?"&":"?"}${s}`:t}var la=400,rm=1e4,Xn=Symbol.for("uncle_widgets.address");
function ca(t){let e=globalThis;if(!pe()||e[Xn])return{changed:()=>{},answered:()=>{},stop:()=>{}};e[Xn]=t;let n=t.link(),
s=t.room(),r=!1,o="",i=0,a=0,l=b=>{b!==(r?o:t.link())&&([r,o]=[!0,b],t.open(b))},c=()=>{let b=t.link(),g=Ye(),w=t.room()!==
s&&!r;s=t.room(),r&&h(),r=!1;let y=new URLSearchParams(location.search);y.set("uw",b),t.theme()==="auto"?y.delete("theme"):
y.set("theme",t.theme());let k=`${location.pathname}?${y}`;b===g||!g&&b===n?g&&k!==location.pathname+location.search&&history.
replaceState(null,"",k):w?history.pushState(null,"",k):history.replaceState(null,"",k)},u=()=>{clearTimeout(i),t.room()!==
s&&!r?c():i=window.setTimeout(c,la)},h=()=>{t.replaced()?m():a=window.setTimeout(h,la)},p=()=>{clearTimeout(i),l(Ye()||n)};
window.addEventListener("popstate",p),Ye()&&l(Ye()),r&&t.hide(!0);let m=()=>{clearTimeout(a),clearTimeout(f),t.hide(!1)},
f=window.setTimeout(m,rm);return{changed:u,answered:m,stop:()=>{clearTimeout(i),m(),window.removeEventListener("popstate",
p),e[Xn]===t&&delete e[Xn]}}}function ua(t,e,n,s){let{class:r,...o}=n,i=[e,r].flat().filter(Boolean).join(" ");i&&t.setAttribute("class",i);for(let[a,
l]of Object.entries(o))l==null||l===!1||(a.startsWith("on")?t.addEventListener(a.slice(2),l):a==="style"?t.style.cssText=
l:t.setAttribute(a,l===!0?"":String(l)));return t.append(...s.flat(9).filter(a=>a!=null&&a!==!1)),t}var ha=([t,...e])=>t?.
constructor===Object?[t,e]:[{},[t,...e]];function x(t,e,...n){let[s,...r]=t.split(".");return ua(document.createElementNS(
"http://www.w3.org/2000/svg",s),r,...ha([e,...n]))}var R=(t,e,n,s,r)=>x("rect",{x:t,y:e,width:n,height:s,...r}),B=(t,e,n,s)=>x(
"circle",{cx:t,cy:e,r:n,...s}),Ee=(t,e,n,s)=>x("path",{d:t,fill:"none",stroke:e,"stroke-width":n,...s}),Tt=(t,e,n,...s)=>x(
"svg",{width:t,height:e,viewBox:`0 0 ${t} ${e}`,role:"img","aria-label":n},...s);function d(t,e,...n){let[s,...r]=t.split(
"."),[o,i]=ha([e,...n]),a=s==="section"&&o["aria-label"]&&!Qn();return ua(document.createElement(a?"div":s),r,{role:a?"g\
roup":null,type:s==="button"?"button":null,...o},i)}function ne(t){let e=t.getRootNode();return e instanceof Document||e instanceof
ShadowRoot?e.activeElement:null}function ts(t){let e=ne(t);return!e||e===document.body}var es=t=>t instanceof HTMLTextAreaElement||
t instanceof HTMLInputElement&&t.selectionStart!=null;function om(t,e,n){if(t.value===t.defaultValue||t.value===e.value||
!n&&e.defaultValue!==t.defaultValue)return;e.value=t.value;let s=!1,r=()=>{!s&&e.isConnected&&e.dispatchEvent(new Event(
"change"))};e.addEventListener("change",()=>s=!0),e.addEventListener("blur",r,{once:!0}),e.addEventListener("keydown",o=>{
o.key==="Enter"&&!e.form&&r()})}function K(t,...e){let n=ne(t),s=n&&n!==t&&t.contains(n)?n:null,r=s?.getAttribute("data-\
k")??"",o=[...t.querySelectorAll("[data-draft]")].filter(es),i=es(s)?{from:s.selectionStart,to:s.selectionEnd,text:s.value}:
null;t.replaceChildren(...e.flat(9).filter(l=>l!=null&&l!==!1));for(let l of o){let c=t.querySelector(`[data-k="${CSS.escape(
l.dataset.k??"")}"][data-draft="${CSS.escape(l.dataset.draft??"")}"]`);es(c)&&c!==l&&om(l,c,l===s)}if(!s)return;if(mt(t,
r)){let l=ne(t);i&&l!==s&&es(l)&&l.value===i.text&&l.setSelectionRange(i.from,i.to);return}let a=t.querySelector("[data-\
next]")??t;a instanceof HTMLElement&&(a.tabIndex=-1,a.focus({preventScroll:!0}))}function mt(t,e){let n=t.querySelector(
`[data-k="${CSS.escape(e)}"]`);return n instanceof HTMLElement&&n.focus({preventScroll:!0}),n instanceof HTMLElement}var im=/^(svg|g|path|rect|circle|ellipse|line|polyline|polygon|defs|clipPath|pattern|title|desc|use)$/;
function da(t){let e=new DOMParser().parseFromString(t,"image/svg+xml").documentElement;if(e.localName!=="svg")throw new Error(
"Expected SVG.");for(let n of[...e.querySelectorAll("*"),e]){if(n!==e&&!im.test(n.localName)){n.remove();continue}for(let{
name:s,value:r}of[...n.attributes]){let o=/^(xlink:)?href$/.test(s)&&!r.startsWith("#");(/^on/i.test(s)||o||/url\((?!["']?#)|javascript:/i.
test(r))&&n.removeAttribute(s)}}return document.importNode(e,!0)}var am=/^(#[0-9a-f]{3,8}|light-dark\(\s*#[0-9a-f]{3,8}\s*,\s*#[0-9a-f]{3,8}\s*\))$/i;
function re(t,e){for(let n of(e??"").split(";")){let[s,r]=[n.slice(0,n.indexOf(":")).trim(),n.slice(n.indexOf(":")+1).trim()];
/^--[\w-]+$/.test(s)&&am.test(r)&&t.style.setProperty(s,r)}}function be({label:t,choices:e,value:n,pick:s,k:r}){return d(
"div.seg",{role:"group","aria-label":t},e.map(([o,i],a)=>d("button",{"data-k":`${r}.${a}`,"aria-pressed":String(o===n),onclick:()=>s(
o)},i)))}var lm=globalThis,Pr=lm[Symbol.for("uncle_widgets.page")]??={};function Z(t){return Pr.ids=(Pr.ids??0)+1,`uw-${t}\
-${Pr.ids}`}function ze(t,e){let n=-1,s=()=>{let o=Math.round(t.clientWidth);o>0&&o!==n&&(n=o,t.replaceChildren(e(o)))},
r=new ResizeObserver(()=>requestAnimationFrame(s));return r.observe(t),s(),{again:()=>(n=-1,s()),stop:()=>r.disconnect()}}
function V(t,e,n){n?t.getAttribute(e)!==n&&t.setAttribute(e,n):t.removeAttribute(e)}var se=(t,...e)=>d("button",t,...e),
ns=({kind:t,label:e,strong:n,share:s},r)=>se({class:`btn${n?" solid":""}${s==null?"":" sharing"}`,style:s==null?null:`--\
p:${100*s}%`,"data-act":t,"data-k":`key.${t}`,onclick:()=>r(s==null?t:"stop")},s==null?e:`${e} (${Math.round(100*s)}%)`);
function Ur(t,e,n){let s=ne(t),r=s&&t.contains(s)?s:null,o=r&&["data-act","data-clause"].find(l=>r.hasAttribute(l)),i=o&&
r?.getAttribute(o);if(n(),!r)return;([...t.querySelectorAll("button")].find(l=>o&&l.getAttribute(o)===i)??t.querySelector(
"button")??e).focus?.()}var jt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;var Be=(t,e)=>Math.max(12,Math.min(t,e/1.4));var cm=[[/[ilj.,:;'|!tf\s()]/,.3],[/[mwMW@%]/,.88],[/[A-Z]/,.7],[/[\u0300-\u036f]/,0],[/[\u0250-\uffff]/,1]],um=["012345\
6789","of 100 hands, as the quick brown fox jumps over it"],mn,ma=t=>{let e=0;for(let n of t)e+=cm.find(([s])=>s.test(n))?.[1]??
.57;return e};function hm(){if(mn!=null)return mn;let t=typeof document=="object"&&document.querySelector(".uw"),e=t&&document.
createElement("canvas").getContext("2d");if(!t||!e)return 1;let n=getComputedStyle(t).getPropertyValue("--sans"),s=[400,
700].flatMap(r=>(e.font=`${r} 100px ${n}`,um.map(o=>e.measureText(o).width/(r>400?100*1.06:100)/ma(o))));return mn=Math.
max(1,...s),document.fonts.addEventListener("loadingdone",()=>mn=void 0,{once:!0}),mn}var I=(t,e)=>ma(t)*e*hm(),dm=12;function ue(t,e,n,s=1){
let r=I(t,s),o=Math.max(Math.min(e,dm),Math.min(e,n/Math.max(r,.01)));if(r*o<=n+.01)return{lines:[t],size:o};let i=c=>I(
c,o*s)<=n,a=[""],l=()=>a[a.length-1];for(let c of t.split(" "))if(l()!==""&&i(`${l()} ${c}`))a[a.length-1]+=` ${c}`;else{
l()!==""&&a.push("");for(let u of c)l()!==""&&!i(l()+u)&&a.push(""),a[a.length-1]+=u}return{lines:a,size:o}}function Vt(t,e,{
w:n,ideal:s,tight:r=.5,least:o=n,floor:i=0}){if(t<=1)return{w:Math.min(n,Math.max(e,12)),step:s,cols:1,rows:1};let a=p=>Math.
max(r*p,i),l=(p,m)=>Math.min(s,(e-p)/Math.max(m-1,1));for(let p of[n,Math.max(o,Math.min(n,e/(1+r*(t-1))))])if(l(p,t)>=a(
p)-.01)return{w:p,step:l(p,t),cols:t,rows:1};let c=Math.max(1,Math.floor((e-o)/a(o))+1),u=Math.ceil(t/c),h=Math.ceil(t/u);
return{w:o,step:l(o,h),cols:h,rows:u}}function pa(t){let e=[...t].sort((s,r)=>s.seat-r.seat),n=Math.max(0,e.findIndex(s=>s.
me));return[...e.slice(n),...e.slice(0,n)]}function fa(t){if(t<2)return{left:0,top:t,right:0};let e=Math.floor((t+1)/3);
return{left:e,top:t-2*e,right:e}}var mm={ArrowLeft:{x:-1,y:0},ArrowRight:{x:1,y:0},ArrowUp:{x:0,y:-1},ArrowDown:{x:0,y:1}};function pm(t,e,n){let s=e.map(
({x:o,y:i})=>{let a=(o-t.x)*n.x+(i-t.y)*n.y,l=Math.abs((o-t.x)*n.y)+Math.abs((i-t.y)*n.x);return a>.5?a+2*l:1/0}),r=Math.
min(...s);return r<1/0?s.indexOf(r):-1}function ga(t){let e=(t.querySelector(".ring-focus")??t).getBoundingClientRect();
return{x:e.x+e.width/2,y:e.y+e.height/2}}function ba(t,e){let n=mm[e.key];if(!n||e.shiftKey||e.ctrlKey||e.metaKey||e.altKey)
return;let s=[...t.closest(".board")?.querySelectorAll(".way.plays")??[]].filter(o=>o!==t),r=s[pm(ga(t),s.map(ga),n)];e.
preventDefault(),e.stopPropagation(),r instanceof SVGElement&&r.focus({preventScroll:!0})}var fm="M70-6 18 106M5.5 24a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0M53.5 76a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0",
Rr={0:[64,[["ellipse",{cx:32,cy:50,rx:25,ry:43}]]],1:[46,[["path",{d:"M3 30 32 5V110"}]]],2:[64,[["path",{d:"M7.5 33V31.\
5A24.5 24.5 0 1 1 51.5 46.4L16 93H64"}]]],3:[62,[["path",{d:"M10.5 22.5A19.5 19.5 0 1 1 29 46H20M20 44H30A24.5 24.5 0 1 \
1 6.7 76"}]]],4:[66,[["path",{d:"M48 110V5L13 74H66","stroke-miterlimit":12}]]],5:[62,[["path",{d:"M58 7H19L14.6 48A25.5\
 25.5 0 1 1 6.9 77"}]]],6:[64,[["circle",{cx:32,cy:68,r:25}],["path",{d:"M53.5-13 10.6 55.1"}]]],7:[60,[["path",{d:"M0 7\
H49L15 110","stroke-miterlimit":12}]]],8:[64,[["circle",{cx:32,cy:27,r:20}],["circle",{cx:32,cy:68,r:25}]]],9:[64,[["cir\
cle",{cx:32,cy:32,r:25}],["path",{d:"M10.5 113 53.4 44.9"}]]],"%":[88,[["path",{d:fm,"stroke-width":11}]]],".":[20,[["re\
ct",{x:3,y:85,width:15,height:15,fill:"currentColor",stroke:"none"}]]],",":[20,[["path",{d:"M12 84 6 118","stroke-width":13}]]],
"/":[52,[["path",{d:"M48-6 4 106","stroke-width":11}]]],"+":[60,[["path",{d:"M30 26V82M2 54H58","stroke-width":12}]]],"-":[
44,[["path",{d:"M4 54H40","stroke-width":12}]]],"−":[44,[["path",{d:"M4 54H40","stroke-width":12}]]],"×":[56,[["path",
{d:"M8 32 48 76M48 32 8 76","stroke-width":12}]]]," ":[26,[]],J:[54,[["path",{d:"M46-10V69A19.500 19.500 0 0 1 7 69V60"}]]],
Q:[72,[["ellipse",{cx:36,cy:50,rx:29,ry:43}],["path",{d:"M42 66 74 104"}]]],K:[68,[["path",{d:"M7-10V110M66-6 10 62M28 4\
2 68 106"}]]],A:[72,[["path",{d:"M2 106 36-2 70 106M14 68H58"}]]]},pt=t=>t!==""&&[...t].every(e=>e in Rr);function xe(t,e,n=13){
return[...String(t)].reduce((r,o)=>r+(Rr[o]?.[0]??0)+n,-n)*e/100}function Le(t,e,n,s,r={}){let{anchor:o="start",gap:i=13,
weight:a=s>=60?13:14,colour:l}=r,c=xe(t,s,i),u=o==="middle"?e-c/2:o==="end"?e-c:e,h=0,p=[...String(t)].map(m=>{let[f,b]=Rr[m]??
[0,[]],g=m===","?"visible":"hidden",w={x:h,y:0,width:f,height:100,viewBox:`0 0 ${f} 100`,style:`overflow:${g}`};return h+=
f+i,x("svg",w,b.map(([y,k])=>x(y,k)))});return x("g",{transform:`translate(${u} ${n}) scale(${s/100})`,fill:"none",stroke:"\
currentColor","stroke-width":a,"aria-hidden":"true",style:l&&`color:${l}`},p)}function Et(t,e,n={}){let s=xe(t,e,n.gap),
r=`width:${s/16}em;height:${e/16}em`;return x("svg.numeral",{viewBox:`0 0 ${s} ${e}`,style:r,"aria-hidden":"true"},Le(t,
0,0,e,n))}var ss=[t=>`M0 ${t/2}a${t/2} ${t/2} 0 1 1 ${t} 0a${t/2} ${t/2} 0 1 1 ${-t} 0Z`,t=>`M${t*.05} ${t*.05}H${t*.95}\
V${t*.95}H${t*.05}Z`,t=>`M${t/2} ${-t*.14}L${t*1.14} ${t/2}L${t/2} ${t*1.14}L${-t*.14} ${t/2}Z`,t=>`M${t/2} 0L${t} ${t*.42}\
V${t}H0V${t*.42}Z`,t=>`M${t*.25} ${t*.04}H${t*.75}L${t*1.04} ${t/2}L${t*.75} ${t*.96}H${t*.25}L${-t*.04} ${t/2}Z`,t=>`M${-t*
.1} ${t*.16}H${t*1.1}V${t*.84}H${-t*.1}Z`],gm=t=>"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[t]??"?";function Gt(t,e,n,s,r={}){let{fill:o="\
var(--on-field)",ink:i="var(--field)"}=r,a=t>=ss.length,l={d:ss[t%ss.length](s),fill:a?i:o,stroke:a?o:null,"stroke-width":2},
c=t%ss.length===3,u={x:s/2,y:c?s*.8:s*.69,"font-size":Math.max(12.5,s*.54),"font-weight":700,"text-anchor":"middle",fill:a?
o:i};return x("g",{transform:`translate(${e} ${n})`},x("path",l),x("text",u,gm(t)))}var wa={first:"M5 5h3v14H5zM20 5v14L\
9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6zM14 5h4v14h-4z",forward:"M7 5v14l11-7z",last:"M4 5v\
14l11-7zM16 5h3v14h-3z",link:"M8 3h12v13h-3V6H8zM4 8h10v13H4z",eye:"M12 5C7 5 3 8.5 1 12c2 3.5 6 7 11 7s9-3.5 11-7c-2-3.\
5-6-7-11-7zm0 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM12 9.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",down:"M4 8h16l-8\
 9z",near:"M11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm0 2.4a3.6 3.6 0 1 0\
 0 7.2 3.6 3.6 0 0 0 0-7.2z",whole:"M3 3h7v3H6v4H3zM14 3h7v7h-3V6h-4zM3 14h3v4h4v3H3zM18 14h3v7h-7v-3h4z",close:"M6 4 12\
 10 18 4 20 6 14 12 20 18 18 20 12 14 6 20 4 18 10 12 4 6z"};function we(t,e=22){let n=`width:${e/16}em;height:${e/16}em`;
return x("svg.icon",{viewBox:"0 0 24 24",fill:"currentColor",style:n,"aria-hidden":"true"},x("path",{d:wa[t],"fill-rule":"\
evenodd"}))}var ya=(t,e,n)=>x("g.opens-mark",{transform:`translate(${t} ${e})`},x("circle",{r:n}),x("path",{d:wa.eye,"fi\
ll-rule":"evenodd",transform:`scale(${n/15}) translate(-12 -12)`}));function Ae(t,e="var(--ink)",n="none"){return x("pat\
tern",{id:t,width:6,height:6,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"},R(0,0,6,6,{style:`fill:${n}`}),
R(0,0,2,6,{style:`fill:${e}`}))}function st(t,e,n,s,r){let o={r:`M${e-s*.86} ${n-s*.86}h${s*1.72}v${s*1.72}h${-s*1.72}Z`,
g:`M${e} ${n-s*1.02}L${e+s*1.12} ${n+s*.86}H${e-s*1.12}Z`,b:`M${e-s} ${n}a${s} ${s} 0 1 1 ${2*s} 0a${s} ${s} 0 1 1 ${-2*
s} 0Z`,y:`M${e} ${n-s*1.2}L${e+s*1.2} ${n}L${e} ${n+s*1.2}L${e-s*1.2} ${n}Z`}[t];return x("path",{d:o,...r})}var rs=t=>({
r:"red",g:"green",b:"blue",y:"yellow"})[t]??"";function Hr(t,e,n,s={}){let{w:r=27,t:o=5,g:i=2,pitch:a=r+7}=s,l="",c="";for(let u=0;u<
t;u++){let h=e+Math.floor(u/10)*a,p=u%10,m=n-(p+1)*(o+i)-(p>=5?3:0);l+=`M${h} ${m}h${r}v${o}h${-r}z`;for(let f of[.22,.64])
c+=`M${h+r*f} ${m}h${r*.14}v${o}h${-r*.14}z`}return x("g",{"aria-hidden":"true"},x("path",{d:l,fill:"var(--accent-on-fie\
ld)"}),x("path",{d:c,fill:"var(--card)"}))}var bm="var(--card-ink)";function os(t,e,n,s,r){let o=s*.46,i=c=>`a${o} ${o} 0 1 0 ${c*2*o} 0`,a=(c,u)=>`M${c-o} ${u}${i(
1)}${i(-1)}Z`,l={d:`M${e} ${n-s*1.1}L${e+s*.85} ${n}L${e} ${n+s*1.1}L${e-s*.85} ${n}Z`,h:`M${e} ${n+s}L${e-s*.95} ${n-s*
.12}A${s*.52} ${s*.52} 0 0 1 ${e} ${n-s*.52}A${s*.52} ${s*.52} 0 0 1 ${e+s*.95} ${n-s*.12}Z`,s:`M${e} ${n-s*1.05}L${e+s*
.95} ${n+s*.12}A${s*.5} ${s*.5} 0 0 1 ${e+s*.14} ${n+s*.5}L${e+s*.4} ${n+s}H${e-s*.4}L${e-s*.14} ${n+s*.5}A${s*.5} ${s*.5}\
 0 0 1 ${e-s*.95} ${n+s*.12}Z`,c:a(e,n-s*.52)+a(e-s*.54,n+s*.22)+a(e+s*.54,n+s*.22)+`M${e} ${n-s*.2}L${e+s*.4} ${n+s}H${e-
s*.4}Z`}[t];if(!l)throw new Error(`There is no suit "${t}".`);return x("path",{d:l,...r})}var ka={bell:{fill:"M50 6C70 6\
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
M24 34H76V50H59V84H41V50H24Z",wide:9}},xa=t=>t in ka;function va(t,e,n,s,{colour:r="var(--accent-card)",ink:o=bm}={}){let i=ka[t];
if(!i)throw new Error(`There is no symbol "${t}".`);let a=(l,c)=>l&&x("path",{d:l,fill:"none",style:`stroke:${c}`,"strok\
e-width":i.wide??8});return x("g",{transform:`translate(${e} ${n}) scale(${s/100})`},a(i.line,r),i.fill&&x("path",{d:i.fill,
"fill-rule":"evenodd",style:`fill:${r}`}),i.ink&&x("path",{d:i.ink,style:`fill:${o}`}),a(i.inkLine,o))}function Nr(t,e,n,s){if(t==="skip")return x("g",{fill:"currentColor"},Ee(`M${e-s} ${n+s*.5}A${s} ${s} 0 0 1 ${e+s*.78} ${n-
.1*s}`,"currentColor",s*.26),x("path",{d:`M${e+s*1.2} ${n+s*.62}L${e+s*.3} ${n+s*.2}L${e+s*1.16} ${n-s*.5}Z`}),B(e,n+s*.62,
s*.24));let r=o=>`M${e-o*s} ${n-o*s*.62}H${e+o*s*.2}V${n-o*s}L${e+o*s} ${n-o*s*.46}L${e+o*s*.2} ${n+o*s*.08}V${n-o*s*.3}\
H${e-o*s}Z`;return x("path",{d:r(1)+r(-1),fill:"currentColor"})}function wm(t){let e=t*1.4,n=t*.08,s=(e-2*n)/17,r=t*.3,o="",
i="";for(let a=0;a<9;a++)o+=`M${n} ${n+2*a*s}h${t-2*n}v${s}h${2*n-t}z`;for(let a=-3;a<=3;a++){let l=2*a*s,c=Math.sqrt(Math.
max(0,r**2-(Math.abs(l)+s/2)**2));c&&(i+=`M${t/2+l-s/2} ${e/2-c}h${s}v${2*c}h${-s}z`)}return[R(0,0,t,e,{class:"paper",rx:t*
.085}),x("path.stripes",{d:o}),B(t/2,e/2,r+s*.9,{fill:"var(--card)"}),x("path.stripes",{d:i})]}function ym(t,e){let n=e*
1.4,s=e*.085,r=t.rings??0,o=t.text??"",i=e*Math.min(.098,.78/Math.max(r,1)),a=e*.11,l=a+e*.026,c="";for(let h=1;h<r;h++)
c+=`M0 ${n-a-h*i}A${a+h*i} ${a+h*i} 0 0 1 ${a+h*i} ${n}`;let u=pt(o)?Math.min(e*.36,e*.76*100/xe(o,100)):0;return[R(0,0,
e,n,{class:"paper",rx:s}),r>0&&x("path",{d:`M0 ${n-l}A${l} ${l} 0 0 1 ${l} ${n}H${s}A${s} ${s} 0 0 1 0 ${n-s}Z`,fill:"va\
r(--accent-card)"}),c&&Ee(c,"var(--accent-card)",Math.min(e*.052,i*.55)),u?Le(o,e*.12,e*.13,u,{colour:"var(--card-ink)"}):
x("text",{x:e*.1,y:e*.36,"font-size":Math.min(e*.3,e*1.5/Math.max(o.length,1)),"font-weight":700,fill:"var(--card-ink)"},
o),R(0,0,e,n,{class:"edge",rx:s})]}function km(t,e){let n=e*1.4,s=e*.085,r=t.colour==="wild",o=t.colour??"",i=r?"#fff":`\
var(--c-${o}-on)`,a=r?[["r",-1,-1],["g",1,-1],["y",-1,1],["b",1,1]].map(([p,m,f])=>st(String(p),e*(.5+.23*Number(m)),n*.62+
e*.23*Number(f),e*.16,{fill:`var(--c-${p})`,stroke:"#fff","stroke-width":e*.018})):[.46,.31,.16].map(p=>st(o,e*.62,n*.66,
e*p,{fill:"none",stroke:i,"stroke-opacity":.5,"stroke-width":e*.045})),l={draw2:"+2",draw4:"+4"}[t.glyph??""],c=l??(t.glyph?
"":t.text??""),u=c?Le(c,e*.12,e*.13,e*(l?.34:.42),{gap:l?8:13}):r?x("text",{x:e*.11,y:e*.3,"font-size":Math.max(12.5,e*.22),
"font-weight":700,fill:i},e<46?"W":"Wild"):Nr(t.glyph??"",e*.31,e*.33,e*.19),h=t.letter||o.toUpperCase();return[R(0,0,e,
n,{rx:s,fill:r?"#17181C":`var(--c-${o})`}),x("svg",{width:e,height:n,style:"overflow:hidden"},a),x("g",{style:`color:${i}`},
u),!r&&x("text",{x:e*.12,y:n-e*.1,"font-size":Math.max(12.5,e*.205),"font-weight":700,fill:i},h),R(0,0,e,n,{rx:s,fill:"n\
one",stroke:"#fff","stroke-width":Math.max(2,e*.03)})]}function xm(t,e){let n=e*1.4,s=t.suit??"",r=t.text??"",o=`var(--s\
uit-${s})`,i=Math.min(e*.3,e*.62*100/xe(r,100,6));return[R(0,0,e,n,{class:"paper",rx:e*.085}),os(s,e*.66,n*.69,e*.34,{style:`\
fill:${o}`,opacity:.16}),os(s,e*.66,n*.69,e*.2,{style:`fill:${o}`}),Le(r,e*.1,e*.11,i,{colour:o,gap:r.length>1?6:13}),os(
s,e*.22,e*.6,Math.max(4,e*.125),{style:`fill:${o}`}),R(0,0,e,n,{class:"edge",rx:e*.085})]}function vm(t,e){let n=e*1.4,s=t.
text??"",r=Math.min(e*.2,e*.8/Math.max(I(s,1.06),.1)),o=s!==""&&r>=9,i=e*(o?.6:.7);return[R(0,0,e,n,{class:"paper",rx:e*
.085}),o&&x("text",{x:e*.1,y:e*.1+r*.9,"font-size":r,"font-weight":700,style:"fill:var(--card-ink)"},s),va(t.glyph??"",(e-
i)/2,o?n*.36:(n-i)/2,i),R(0,0,e,n,{class:"edge",rx:e*.085})]}function $m(t,e){return t.colour?km(t,e):t.suit?xm(t,e):t.glyph&&
xa(t.glyph)?vm(t,e):ym(t,e)}function Je(t,e){let n=t?$m(t,e):wm(e);return x("g",{class:t?"front":"back"},n)}var Mm={0:[],
1:[[0,0]],2:[[-1,-1],[1,1]],3:[[-1,-1],[0,0],[1,1]],4:[[-1,-1],[1,-1],[-1,1],[1,1]],5:[[-1,-1],[1,-1],[0,0],[-1,1],[1,1]],
6:[[-1,-1],[1,-1],[-1,0],[1,0],[-1,1],[1,1]]},is=(t,e,n)=>[R(0,0,e,e,{rx:e*.14,style:`fill:var(--card);stroke:${n?"var(-\
-lit)":"var(--field)"}`,"stroke-width":n?5:1.5,opacity:t?1:.45}),Mm[t].map(([s,r])=>B(e*(.5+s*.26),e*(.5+r*.26),e*.09,{fill:"\
var(--card-ink)"}))];var _m=["#F4F7FF","#A9C3F5","#6F94DB","#3F63AB","#233E77"],Br=t=>({fill:_m[t-1],ink:t<4?"#13201E":"#FFF"}),Cr=t=>!!t.nodes,
Sm=["part","value"];function Tm(t,e){let n=Object.entries(t.nodes??{});return e==="part"?n:[...n].sort(([,s],[,r])=>(s.value??
0)-(r.value??0))}var as=class{constructor(e){this.back=!1;this.by="part";this.map={};this.changed=e,this.words=d("p.coun\
ted"),this.steps=d("ol.shades"),this.tokens=d("button.btn.quiet",{"data-k":"heat.tokens",onclick:()=>this.bring()}),this.
opener=d("button.btn.quiet",{"data-k":"heat.all","aria-expanded":"false",onclick:()=>this.open(!!this.list.hidden)}),this.
root=d("div.heat-bar",{role:"group","aria-label":"Numbers on the board",hidden:!0},d("div.legend",this.words,this.steps),
this.tokens,this.opener),this.list=d("section.sheet.scores.heat-list",{hidden:!0})}get clears(){return Cr(this.map)&&!!this.
map.hides&&!this.back}show(e){if(JSON.stringify(e)===JSON.stringify(this.map)||(this.map=e,this.root.hidden=!Cr(e),this.
open(!1),!Cr(e)))return;let{title:n="",unit:s="",steps:r=[],hides:o="",nodes:i={}}=e;this.words.textContent=n,this.steps.
replaceChildren(...r.map(({text:a,count:l},c)=>{let{fill:u,ink:h}=Br(c+1),p=`about ${a} ${s} at ${l} ${l===1?"place":"pl\
aces"}`;return d("li",{title:p},d("span.shade",{"aria-hidden":"true",style:`background:${u};color:${h}`},a),d("span.sr",
p))}),d("li.unit",{"aria-hidden":"true"},s)),this.tokens.hidden=!o,this.opener.textContent=`All ${Object.keys(i).length}`,
this.say()}say(){this.tokens.textContent=`Show ${this.map.hides??""}`,V(this.tokens,"aria-pressed",String(this.back))}bring(){
this.back=!this.back,this.say(),this.changed()}open(e){this.list.hidden=!e,V(this.opener,"aria-expanded",String(e)),this.
list.replaceChildren(...e?[this.table()]:[])}escape(){let e=!this.list.hidden;return this.open(!1),e&&this.opener.focus(),
e}sort(e){this.by=e,this.open(!0),this.list.querySelector(`[data-k="heat.${e}"]`)?.focus()}table(){let{title:e="",unit:n=""}=this.
map,s={part:"where",value:n},r=Sm.map(i=>d("th",{scope:"col","aria-sort":this.by===i?"ascending":null},d("button.sorts",
{"data-k":`heat.${i}`,onclick:()=>this.sort(i)},s[i]))),o=([i,{part:a="",value:l=0}])=>d("tr",d("th",{scope:"row"},i),d(
"td",a),d("td.num",l.toFixed(2)));return d("div.scroll",{tabindex:0,role:"group","aria-label":e},d("table",d("caption",e),
d("thead",d("tr",d("td"),...r)),d("tbody",Tm(this.map,this.by).map(o))))}};var Em=23,Dr=24,fn=20,Lm=17,Am=8,$a=6,pn={h:23,size:15},Om={house:[66,34],place:[20,28]},[Pm,Um,Rm]=[3,4,1],Ma=(t,e)=>Math.
hypot(t.x-e.x,t.y-e.y);function Hm(t,e,n){let s={x:(t.x+e.x)/2,y:(t.y+e.y)/2},r=o=>(o.x-s.x)*(e.x-t.x)+(o.y-s.y)*(e.y-t.
y);return n.flatMap((o,i)=>{let a=n[(i+1)%n.length],[l,c]=[r(o),r(a)],u=l/(l-c),h=l<0!=c<0?[{x:o.x+(a.x-o.x)*u,y:o.y+(a.
y-o.y)*u}]:[];return l<0?[o,...h]:h})}function Nm(t,e=Em){let n=Array.from({length:Dr},(s,r)=>{let o=2*Math.PI*r/Dr,i=e/
Math.cos(Math.PI/Dr);return{x:i*Math.cos(o),y:i*Math.sin(o)}});return t.map((s,r)=>{let o=n;for(let[i,a]of t.entries()){
let l=Ma(s,a);i===r||l>2.1*e||(l<.5?o=i>r?[]:o:o=Hm({x:0,y:0},{x:a.x-s.x,y:a.y-s.y},o))}return o})}var Cm=t=>t.map((e,n)=>{
let s=t.filter((r,o)=>o!==n).map(r=>Ma(e,r));return Math.max(Am,Math.min(fn,...s.filter(r=>r>.5).map(r=>r/2-1)))}),Ir=(t,e)=>t.
x<e.x+e.w&&e.x<t.x+t.w&&t.y<e.y+e.h&&e.y<t.y+t.h,Bm=({x:t,y:e},n)=>({x:t-n,y:e-n,w:2*n,h:2*n});function Dm(t,e,n,s,r){let o=[];
return t.map((i,a)=>{let l=n[a],c=pn.h,u=f=>(f.x<r.x||f.y<r.y||f.x+l>r.x+r.w||f.y+c>r.y+r.h?100:0)+Pm*o.filter(g=>Ir(g,f)).
length+Um*t.filter((g,w)=>Ir(Bm(g,e[w]-3),f)).length+Rm*s.filter(g=>Ir(g,f)).length,h=[[1,-1],[-1,-1],[1,0],[-1,0],[0,-1],
[0,1],[1,1],[-1,1]],m=[0,8,20].flatMap(f=>h.map(([b,g])=>{let w=(e[a]+f)*(b&&g?.72:1.08);return{x:i.x+b*(w+l/2)-l/2,y:i.
y+g*(w+c/2)-c/2,w:l,h:c}})).reduce((f,b)=>u(b)<u(f)?b:f);return l&&o.push(m),m})}var Wr=t=>t?12+9*t.length:0,Fr=({x:t,y:e},{
role:n,label:s,ring:r,chosen:o,attributes:i})=>x("g",{role:n,"aria-label":s,"data-x":t,"data-y":e,transform:`translate(${t}\
 ${e})`,...i},x("title",s),x("g.sized",x("path.cell",{fill:"transparent"}),(r||o)&&B(0,0,fn,{class:"ring"}),o&&B(0,0,fn-
$a,{class:"ring chosen"}),B(0,0,fn+12,{class:"ring-focus"}))),_a=({x:t,y:e},n,s)=>x("g.tag.of",{"data-of":s,"data-move":s,
transform:`translate(${t} ${e})`,"aria-hidden":"true"},x("g.sized",x("g.stands",R(0,0,Wr(n),pn.h,{rx:3,style:"fill:var(-\
-lit)"}),x("text",{x:Wr(n)/2,y:pn.h/2+pn.size*.36,"font-size":pn.size,"font-weight":700,"text-anchor":"middle",fill:"#13\
201E"},n))));function Sa(t,e,n,s){let r=[...t.querySelectorAll("[data-x]")],o=({x:b,y:g})=>({x:b/e,y:g/e}),i=r.map(({dataset:b})=>o(
{x:Number(b.x),y:Number(b.y)})),a=Nm(i),l=Cm(i);for(let b of t.querySelectorAll(".sized"))b.setAttribute("transform",`sc\
ale(${e})`);for(let[b,g]of r.entries()){let w=a[b].map(({x:y,y:k})=>`${y.toFixed(1)} ${k.toFixed(1)}`).join("L");g.querySelector(
".cell")?.setAttribute("d",w?`M${w}Z`:"");for(let y of g.querySelectorAll("circle")){let k=y.classList.contains("ring-fo\
cus")?12:y.classList.contains("chosen")?-$a:0,[v,M]=["many","handle"].map(E=>g.classList.contains(E)),$=M?fn:v?Math.min(
l[b],Lm/e):l[b];y.setAttribute("r",String($+k))}}let c=[...t.querySelectorAll(".tag.of")];if(!c.length)return;let u=r.map(
b=>c.find(g=>g.dataset.of===b.dataset.move)),h=u.map(b=>Wr(b?.textContent??"")),p={x:n.x/e,y:n.y/e,w:n.w/e,h:n.h/e},m=s.
map(({x:b,y:g,kind:w})=>{let[y,k]=Om[w??""]??[13,13];return{x:(b-y)/e,y:(g-k)/e,w:2*y/e,h:2*k/e}}),f=Dm(i,l,h,m,p);for(let[
b,g]of u.entries()){let{x:w,y}=f[b];g?.querySelector(".stands")?.setAttribute("transform",`translate(${w-i[b].x} ${y-i[b].
y})`)}}var Im=18,Wm=40,Fm={"stroke-width":5},qm={"stroke-width":36,"stroke-linejoin":"round","stroke-linecap":"round"},jm=.4;function Vm(t,e){
let n=e.get(t.a),s=e.get(t.b),r=`M${n.x} ${n.y}L${s.x} ${s.y}`,o=i=>x("path",{d:r,fill:"none",...i});switch(t.kind??"roa\
d"){case"double":return[o({style:"stroke:var(--field-edge)","stroke-width":9}),o({style:"stroke:var(--field)","stroke-wi\
dth":4})];case"dashed":return o({style:"stroke:var(--field-edge)","stroke-width":6,"stroke-dasharray":"12 9"});case"thin":
return o({style:"stroke:var(--field-edge)","stroke-width":3});case"pointer":return o({style:"stroke:var(--on-field-2)","\
stroke-width":3,"stroke-dasharray":"2 5"});default:return o({style:"stroke:var(--field-edge)","stroke-width":9})}}var Ta=(t,e,n,s)=>x(
"text",{class:s,y:.35*e,"font-size":e,"font-weight":700,"text-anchor":"middle",fill:n},t);function Gm(t,e,n,s){let{fill:r,
ink:o}=e?Br(e.step):{fill:"var(--on-field)",ink:""},i={style:`fill:${r};stroke:var(${e?"--on-field-2":"--field"})`,"stro\
ke-width":2},a=e?Math.min(16*n,Im):13,l=t.kind==="crossing"?x("path",{d:`M0 ${-a*1.35}L${a*1.35} 0 0 ${a*1.35} ${-a*1.35}\
 0Z`,...i}):t.kind==="door"?x("path",{d:`M${-a} ${-a}L${a} 0 ${-a} ${a}Z`,...i}):t.kind==="house"?x("rect",{x:-66,y:-34,
width:132,height:68,rx:4,...i}):t.kind==="place"?R(-19,-27,38,54,{class:"slot",rx:4,fill:"none"}):x("circle",{r:a,...i}),
c=t.kind==="house",u=c&&(t.name??"").length>8?(t.name??"").split(" "):[t.name??""],h=Math.max(1,...u.map(f=>f.length)),p=c?
Math.min(23*n,122/(.66*h),54/(1.1*u.length)):20*n,m={...t.kind==="place"?s(t):{x:0,y:c?0:16+18*n,"text-anchor":"middle"},
class:c?"on-house":"f"};return x("g",{transform:`translate(${t.x} ${t.y})`},x("title",t.label),l,t.kind==="pointer"&&!e&&
R(-5,-5,10,10,{fill:"var(--field)"}),e&&Ta(e.text,20*n,o,e.fine?"coarse":""),e?.fine&&Ta(e.fine,15*n,o,"fine"),t.name&&u.
map((f,b)=>x("text",{"font-size":p,"font-weight":700,...m,y:m.y+(c?(.35+1.1*(b-(u.length-1)/2))*p:0)},f)))}function Km(t){
let e=new Map;for(let{key:s,at:r,art:o}of t)(o??"mark")==="mark"&&e.set(r,[...e.get(r)??[],s]);let n=new Map;for(let s of e.
values())s.forEach((r,o)=>n.set(r,o-(s.length-1)/2));return n}function Zm(t,e,n,s=0){let r=e.get(t.at);if(!r)throw new Error(
`Expected a node of the board, not "${t.at}".`);let o={mark:()=>[B(0,0,27,{fill:t.active?"var(--accent-on-field)":"var(-\
-field)"}),Gt(t.seat??0,-19,-19,38,{fill:t.active?"var(--field)":"var(--on-field)",ink:t.active?"var(--accent-on-field)":
"var(--field)"})],agent:()=>[B(0,0,15,{style:"fill:var(--field);stroke:var(--on-field)","stroke-width":3}),R(-9,-3,18,6,
{fill:"var(--on-field)"})],card:()=>[x("g",{transform:"translate(-20 -28)"},Je(t.face,40))],bars:()=>[R(-64,-32,128,64,{
rx:3,fill:"var(--on-field)"}),x("path",{d:"M-54 -32V32M-38 -32V32M38 -32V32M54 -32V32",style:"stroke:var(--field)","stro\
ke-width":6})],empty:()=>[R(-19,-27,38,54,{class:"slot",rx:4,fill:"none"})]}[t.art??"mark"];if(!o)throw new Error(`Expec\
ted a token that can be drawn, not "${t.art}".`);return x("g",{transform:`translate(${r.x+46*n*s} ${r.y}) scale(${n})`,role:"\
img","aria-label":t.label,"data-token":t.key},x("title",t.label),x("g.grows",o()))}function Ym({tag:t,path:e},n,s){let{x:r,
y:o}=n.get(e[e.length-1]),i=18+11*t.length;return t&&x("g.tag",{transform:`translate(${r+14} ${o-12-32*s}) scale(${s})`},
R(0,0,i,32,{rx:3,style:"fill:var(--lit)"}),x("text",{x:i/2,y:23,"font-size":21,"font-weight":700,"text-anchor":"middle",
fill:"#13201E"},t))}function Ea(t,e){let n=t.path.map(o=>e.get(o)),s=n.map(({x:o,y:i},a)=>`${a?"L":"M"}${o} ${i}`).join(
""),r=!t.move;return x("g",{class:r?"way gone":"way",role:r?"img":null,"aria-label":r?t.label:null,"aria-hidden":r?null:
"true","data-steps":n.length-1},r&&x("title",t.label),x("path.line",{d:s,fill:"none",style:"stroke:var(--lit)",...r?qm:Fm}))}
function zm({path:t,label:e,move:n,chosen:s},r,o){let i=r.get(t[t.length-1]),a=o?{class:"way plays",tabindex:0,"data-mov\
e":n,"aria-pressed":String(!!s)}:{class:"way shown"};return Fr(i,{role:o?"button":"img",label:e,ring:!0,chosen:!!s,attributes:a})}
function Jm(t,e,n,s){let r=13*s*(t.name?.length??0),o=[{x:-23*s-3,y:7*s,"text-anchor":"end",left:-r-23*s},{x:23*s+3,y:7*
s,"text-anchor":"start",left:23*s},{x:0,y:45*s,"text-anchor":"middle",left:-r/2},{x:0,y:-31*s,"text-anchor":"middle",left:-r/
2}],i=e.edges.flatMap(({a:u,b:h})=>{let p=n.get(u),m=n.get(h);return[0,.25,.5,.75,1].map(f=>({x:p.x+(m.x-p.x)*f,y:p.y+(m.
y-p.y)*f}))}),a=({y:u,left:h})=>i.filter(p=>p.x>t.x+h-14&&p.x<t.x+h+r+14&&p.y>t.y+u-16*s-12&&p.y<t.y+u+12).length,{left:l,
...c}=o.reduce((u,h)=>a(h)<a(u)?h:u);return c}var Xm=(t,e,n)=>[t.art?x("g.scenery",da(t.art)):null,(t.areas??[]).map(({name:s,
x:r,y:o})=>x("text.f2",{x:r,y:o,"font-size":20*n,"text-anchor":"middle"},s)),x("g",{fill:"none"},...t.edges.map(s=>Vm(s,
e)))];function Qm(t,e,n,s,r=0){let o=n.get(t.at),i={agent:22,card:39}[t.art??"mark"]??34,a=o.x+46*s*r;return x("g.light",
{transform:`translate(${a} ${o.y}) scale(${s})`,"data-x":a,"data-y":o.y,"data-key":`lit:${t.key}`,"aria-hidden":"true"},
B(0,0,i,{fill:"none",style:"stroke:var(--lit)","stroke-width":6}),e&&R(i-6,-i-14,26,26,{style:"fill:var(--lit)"}),e&&x("\
text",{x:i+7,y:5-i,"font-size":18,"font-weight":700,"text-anchor":"middle",fill:"#13201E"},e))}function ep(t,e,{zone:n},{
nodes:s,aside:r,u:o,at:i}){let a=n.tokens.find(({key:u})=>u===t),l=s.get(a?.at??t);if(!l)throw new Error(`Expected a nod\
e or a token of the board, not "${t}".`);let c=n.carries?.length;return Fr({x:l.x+46*o*(r.get(t)??0),y:l.y},{role:"butto\
n",label:a?.label??l.label,ring:!a,chosen:e,attributes:{class:["way plays",a&&"handle",c&&"many"],tabindex:a&&i?-1:0,"ar\
ia-pressed":String(e),"data-spot":t}})}function La(t){let{board:e,zone:n,heat:s,clear:r,acting:o,spots:i,lit:a,w:l,h:c,k:u}=t,
h=new Map(e.nodes.map(v=>[v.id,v])),p=Km(n.tokens),m=u<jm?1:Math.max(1,.62/u),f=(n.ways??[]).filter(({move:v})=>!v),b=(n.
ways??[]).filter(({move:v})=>v),g=n.tokens.filter(({art:v})=>!(r&&v==="agent")),w=({art:v})=>!!s.nodes&&v==="card",y=v=>Gm(
v,s.nodes?.[v.id],m,M=>Jm(M,e,h,m)),k=v=>Zm(v,h,m,p.get(v.key));return x("svg.board",{width:l,height:c,viewBox:`0 0 ${e.
width} ${e.height}`,preserveAspectRatio:"xMidYMid meet",style:"overflow:hidden","data-board":e.id},R(0,0,e.width,e.height,
{fill:"transparent"}),Xm(e,h,m),f.map(v=>Ea(v,h)),e.nodes.filter(({kind:v})=>v==="place").map(y),g.filter(w).map(k),e.nodes.
filter(({kind:v})=>v!=="place").map(y),b.map(v=>Ea(v,h)),g.filter(v=>!w(v)).map(k),f.map(v=>Ym(v,h,m)),g.filter(({key:v})=>v in
a).map(v=>Qm(v,a[v.key],h,m,p.get(v.key))),b.filter(({tag:v})=>v).map(({tag:v,move:M,path:$})=>_a(h.get($[$.length-1]),v,
M??"")),b.map(v=>zm(v,h,o)),Object.entries(i).map(([v,M],$)=>ep(v,M,t,{nodes:h,aside:p,u:m,at:$})))}function Aa(t,e){for(let n of t.
querySelectorAll(".way.gone > .line")){if(!(n instanceof SVGGeometryElement))continue;let s=n.getTotalLength(),r=Number(
n.parentElement?.dataset.steps??1);n.animate([{strokeDasharray:`0 ${s}`},{strokeDasharray:`${s} 0`}],{duration:r*Wm/e})}}var Pa=8,Kt=1.25,Oa=.42,tp=.62,np=1.5,qr=46,sp=26,rp=8,op=.95;function ls(t,e,n=e.w/e.h){let s=Math.max(e.w,e.h*n),r=Math.
min(s,Math.max(t.w,e.w/Pa)),o=r/n,i=(a,l)=>l<0?l/2:Math.max(0,Math.min(a,l));return{x:i(t.x,e.w-r),y:i(t.y,e.h-o),w:r,h:o}}
function ip(t,e,n,s,r,o=e.w/e.h){let i=Math.max(e.w,e.h*o),a=Math.min(i,Math.max(t.w/n,e.w/Pa))/t.w;return ls({x:s-(s-t.
x)*a,y:r-(r-t.y)*a,w:t.w*a,h:t.h*a},e,o)}function ap(t,e,n,s,r){let o=n/s,[i,a]=[t.map(({x:v})=>v),t.map(({y:v})=>v)],[l,
c]=[Math.min(...i),Math.min(...a)],[u,h]=[Math.max(...i)-l,Math.max(...a)-c],p=Math.min(n/e.w,(o-r)/e.h),m=Math.max(tp,np*
(n/e.w)),f=Math.min((n-2*qr)/(u||1),(o-r-2*qr)/(h||1)),b=Math.max(p,Math.min(m,f)),g={w:n/b,h:o/b},w=sp/b,y=(v,M,$,E)=>{
let L=(v+M-$)/2,[T,_]=[Math.min(0,v-w),Math.max(E,M+w)-$];return _<T?(T+_)/2:Math.max(T,Math.min(L,_))},k=r/b;return{x:y(
l,l+u,g.w,e.w),y:y(c,c+h,g.h-k,e.h)-k,...g}}var cs=class{constructor(){this.board=null;this.id="";this.dragged=!1;this.aspect=
1;this.wide=0;this.clear=0;this.targets=[];this.lit=[];this.view="whole";this.chosen="";this.whole={x:0,y:0,w:1,h:1},this.
frame=this.whole,this.fingers=new Map,this.down={x:0,y:0},this.near={x:0,y:0},this.aims=(n,s)=>{};let e=(n,s,r,o)=>d("bu\
tton.btn",{"data-k":`lens.${n}`,"aria-label":r,title:r,onclick:o},s);this.controls=d("div.lens",{role:"group","aria-labe\
l":"Zoom the board",hidden:!0},e("out","−","Zoom out",()=>this.zoom(1/Kt)),e("in","+","Zoom in",()=>this.zoom(Kt)),e("\
near",we("near",20),"Near me",()=>this.see("near")),e("whole",we("whole",20),"Whole board",()=>this.see("whole")))}on(e,n,s,r,o,i=[],a=[]){
this.controls.hidden=!e;let l=JSON.stringify([r,i])!==JSON.stringify([this.near,this.targets]),c=o.w/o.h,u=n!==this.id||
c!==this.aspect||o.w!==this.wide,h=JSON.stringify(a)!==JSON.stringify(this.lit)&&!a.every(p=>this.sees(p));this.near=r,this.
targets=i,this.lit=a,this.clear=o.clear??0,e&&e!==this.board&&this.listen(e),this.board=e,e&&(u&&(this.id=n,this.whole={
x:0,y:0,...s},this.aspect=c,this.wide=o.w,this.chosen=""),u||l||h||this.view!=="own"&&!a.length?this.look():this.show(this.
frame))}sees({x:e,y:n}){let{frame:s}=this,r=qr*s.w/this.wide,o=this.clear*s.w/this.wide;return e>s.x+r&&e<s.x+s.w-r&&n>s.
y+o+r&&n<s.y+s.h-r}look(){let e=this.wide/this.aspect-this.clear,n=Math.min(this.wide/this.whole.w,e/this.whole.h),s=this.
targets.length>0||n<Oa;this.frameTo(this.chosen||(s?"near":"whole"))}see(e){this.chosen=e,this.frameTo(e)}frameTo(e){if(this.
view=e,e==="whole")return this.show(ls({...this.whole,w:1/0},this.whole,this.aspect));this.show(ap([this.near,...this.targets,
...this.lit],this.whole,this.wide,this.aspect,this.clear))}show({x:e,y:n,w:s,h:r}){this.frame={x:e,y:n,w:s,h:r},this.board?.
setAttribute("viewBox",`${e} ${n} ${s} ${r}`),this.board?.classList.toggle("far",this.wide/s<Oa),this.board?.classList.toggle(
"close",this.wide/s>=op);let o=this.onPage;o?.a&&this.aims(1/o.a,this.frame)}drawTo(e){this.view="own",this.show(e)}zoom(e,n=this.
frame.x+this.frame.w/2,s=this.frame.y+this.frame.h/2){this.drawTo(ip(this.frame,this.whole,e,n,s,this.aspect))}pan(e,n){
let{x:s,y:r,w:o,h:i}=this.frame;this.drawTo(ls({x:s+e*o,y:r+n*i,w:o,h:i},this.whole,this.aspect))}point({clientX:e,clientY:n}){
let s=this.onPage,{x:r,y:o}=new DOMPoint(e,n).matrixTransform(s?.inverse());return{x:r,y:o}}get onPage(){let[e]=this.board?.
children??[];return e instanceof SVGGraphicsElement?e.getScreenCTM():null}listen(e){e.style.touchAction="none",e.addEventListener(
"wheel",n=>{let s=n.deltaY>0,{x:r,y:o}=this.point(n);s&&this.frame.w>=this.whole.w&&this.frame.h>=this.whole.h||(n.preventDefault(),
this.zoom(s?1/Kt:Kt,r,o))},{passive:!1}),e.addEventListener("pointerdown",n=>{this.fingers.set(n.pointerId,{x:n.clientX,
y:n.clientY}),this.down={x:n.clientX,y:n.clientY},this.dragged=!1}),e.addEventListener("pointermove",n=>this.drag(n));for(let n of[
"pointerup","pointercancel","pointerleave"])e.addEventListener(n,s=>this.fingers.delete(s.pointerId));e.addEventListener(
"click",n=>this.dragged&&n.stopPropagation(),{capture:!0})}drag(e){let n=this.fingers.get(e.pointerId);if(!n)return;let s={
x:e.clientX,y:e.clientY},r=[...this.fingers].find(([u])=>u!==e.pointerId)?.[1];if(this.dragged||=!!r||Math.hypot(s.x-this.
down.x,s.y-this.down.y)>rp,!this.dragged)return;this.fingers.set(e.pointerId,s);let o=this.point({clientX:n.x,clientY:n.
y}),i=this.point({clientX:s.x,clientY:s.y});if(!r){let{x:u,y:h,w:p,h:m}=this.frame;this.drawTo(ls({x:u+o.x-i.x,y:h+o.y-i.
y,w:p,h:m},this.whole,this.aspect));return}let a=u=>Math.hypot(u.x-r.x,u.y-r.y)||1,{x:l,y:c}=this.point({clientX:(s.x+r.
x)/2,clientY:(s.y+r.y)/2});this.zoom(a(s)/a(n),l,c)}key(e,n){if(!this.board)return!1;let r=n?{ArrowLeft:[-.2,0],ArrowRight:[
.2,0],ArrowUp:[0,-.2],ArrowDown:[0,.2]}[e]:void 0;if(r)this.pan(r[0],r[1]);else if(e==="+"||e==="=")this.zoom(Kt);else if(e===
"-")this.zoom(1/Kt);else if(e==="0")this.see("whole");else return!1;return!0}};var Ua=3,Ra=80,Ha=t=>[...t.values.map((e,n)=>x("g",{transform:`translate(${n*(t.size+10)} 0)`},is(e,t.size,t.lit.includes(
n)))),R(-5,-5,t.w+10,t.size+10,{class:"ring-focus",rx:9}),x("title",t.label)];function Na(t,e){for(let n=0;n<Ua;n++){let s=(o,i)=>1+(o+2*n+3*i)%6,r=()=>t(o=>({...o,values:o.values.map(s),lit:[]}));n?
setTimeout(r,n*Ra/e):r()}setTimeout(()=>t(n=>n),Ua*Ra/e)}var ft=390,He=700,Oe=10,Vr=t=>t.zones.every(e=>["seat","ring","fan","stack","tray","kinds"].includes(e.kind)&&(t.table===
"corners"||!(e.kind==="seat"&&(e.before?.length??0)>0)));function Gr(t,e,n,s,r,o,i=!1){let a=e.alert||(e.counters??[]).map(
({value:m,label:f})=>`${m} ${f}`)[0]||e.note;t.add("mark",e.id,n,s,{seat:e.seat,size:20,active:!!e.active});let l=n+26,c=r-
26,u=i?ue(e.name,13,c-28,1.06):{lines:[e.name],size:13};if(t.text(`${e.id}.name`,u.lines[0],l,s+9,{size:u.size,bold:!0,quiet:!1,
room:c}),t.text(`${e.id}.note`,ue(a??"",12,c).lines[0],l,s+(i?24:22),{size:12,tone:e.alert?"lit":"",room:c}),i){let m=l+
I(u.lines[0],u.size)*1.06+8;t.cards(e.cards,m,s-2,20,{w:11,ideal:2,tight:.02},{role:"seat"})}if(!o)return;let h=e.cards.
some(m=>m.face||m.key in(t.extras.dealt??{})),p={w:o,ideal:o*.72,tight:h?.5:.06,least:h?o*.8:o};t.cards(e.cards,n,s+30,r-
6,p,{role:"seat",pitch:.5})}function hs(t,e,n,s,r,o=ft){let i=!!t.extras.acting,a=e.cards.length>(o-r)/60,l=a?Oe:r,c=n+(a?
30:0)+(i?12:0),u=Be(78,s-c-(i?6:0));Gr(t,{...e,cards:[]},Oe,a?n:(n+s)/2-14,a?o:r-Oe-6,0);let h={w:u,ideal:u*1.12,tight:.36,
least:Math.min(u,44),floor:24};t.cards(e.cards,l,c,o-l-Oe,h,{own:!0,role:"hand",pitch:.7})}function us(t,e,n,s,r,o){t.text(
`${e}.count`,n,r,o,{size:20,bold:!0,quiet:!1});let[i,a]=ue(s,12,58).lines;t.text(`${e}.label`,i,r,o+15,{size:12,room:58}),
a&&t.text(`${e}.more`,a,r,o+28,{size:12,room:58})}function lp(t,{seats:[e,...n],ring:s,fans:r,stacks:o,trays:i},a,l){let c=(l-
ft)/(He-ft),u=s?132+116*c:Oe,h=[...i,...o].length?66:0,p=l-Oe-h,[m,f,b]=t.extras.acting?[70,76,42]:[68,74,45],g=b+20*c,w=g<
56?0:1.085*g+31,y={x:m+54*c,y:Math.max(f+26*c,w),r:g};s&&t.add("ring",s.id,y.x,y.y,{ring:s,r:y.r});let k=Math.max(1,Math.
min(n.length,3)),v=Math.ceil(n.length/k),M=(p-u)/k;n.forEach((L,T)=>{let _=v>1?0:n.length>2?26:34;Gr(t,L,u+T%k*M,8+Math.
floor(T/k)*36,M,_,!_)}),i.forEach(L=>us(t,L.id,String(L.count),L.label,p+8,22)),o.forEach((L,T)=>{let _=76+T*52;us(t,L.id,
String(L.count),L.label,p+8,_),L.top&&t.card(L.top,p+36,_-15,15,{role:"stack",recall:L.recall})});let $=96,E=a-(t.extras.
editing?108:t.extras.acting?132:88);for(let L of r){let T=Be(a>320&&L.cards.length<7?60:44,E-$-34),_={w:T,ideal:T*.74,tight:.3,
least:T,floor:15},O=p-u,H=Math.min(_.ideal,(O-T)/Math.max(L.cards.length-1,1)),C=H<22;L.cards.forEach((W,J)=>{let q=J===
L.cards.length-1,N=u+J*H;t.card(W,N,$+20,T,{seen:q?T:Math.min(T,H),role:"fan"}),(q||!C||(L.cards.length-1-J)%2===0)&&t.text(
`${W.key}.above`,W.above??"",N+1,$+14,{size:q?14:12,bold:q,quiet:!q}),W.under!=null&&(q||!C)&&t.add("mark",`${W.key}.und\
er`,N+2,$+24+T*1.4,{seat:W.under,size:14,quiet:!q})}),L.cards.length||t.add("pile",L.id,u,$+20,{w:T,under:0,empty:!0})}return e&&
hs(t,e,E+4,a-8,u,l),{y:a-18,middle:y}}function cp(t,{seats:[e,...n],ring:s,stacks:r,trays:o},i,a){let l=Math.max(1,Math.
min(n.length,5)),c=Math.ceil(n.length/l),u=(a-2*Oe)/l,h=c>1?34:56;n.forEach((k,v)=>{let M=Oe+v%l*u,$=8+Math.floor(v/l)*h;
Gr(t,k,M,$,u,c>1?0:18,c>1)});let p=8+c*h,m=t.extras.acting?i-136:i-110,f=Math.min(58,(m-p)/2-14),b={x:a/2,y:(p+m)/2-12,r:f};
s&&t.add("ring",s.id,b.x,b.y,{ring:{...s,note:""},r:f});let g=Math.min(44,f*.74),w=10,y=b.x-(r.length*g+(r.length-1)*w)/
2;return r.forEach((k,v)=>{let M=y+v*(g+w),$=b.y-g*.7;k.top?t.card({...k.top,move:k.move||k.top.move,off:k.off||k.top.off},
M,$,g,{role:"stack"}):t.add("pile",k.id,M,$,{w:g,under:0,empty:!0}),us(t,k.id,String(k.count),k.label,v?a-74:Oe,b.y)}),o.
forEach(k=>us(t,k.id,String(k.count),k.label,a-74,b.y+40)),e&&hs(t,e,m+2,i-8,96,a),{y:i-18,middle:b}}var Ca=(t,e,n,s,r)=>(s?
cp:lp)(t,e,n,r);var Ba=t=>(t.table??"long")==="long"&&t.zones.every(e=>["seat","grid","stack"].includes(e.kind));function up(t,e){let n=e.
map(({key:i})=>`lit:${i}`),s=t.over.filter(({key:i})=>n.includes(i)),[r,o]=[s[0],s[s.length-1]];s.length<2||s.length<e.length||
s.some(({tab:i})=>i!==r.tab)||(t.over=t.over.filter(i=>!s.includes(i)),t.over.push({...r,w:o.x+o.w-r.x}))}function Kr(t,e,n,s,r,o){
let i=e.cards.filter(E=>!E.face&&!(E.key in(t.extras.dealt??{}))),a=[...e.cards.filter(E=>!i.includes(E)),...(e.before??
[]).flatMap(E=>"cards"in E?E.cards:[])],l=o>40,c=l?26:18,u=l?Math.min(o,r/7.5):18,h=l?u*.26:6,p=i.length?u+h*(i.length-1):
0,m=n+c+(l?9:5),f=r-(m-n)-(l?8:p+12),b=l?f:r-8,g=(e.counters??[]).map(({value:E,label:L})=>`${E} ${L}`)[0]??"",w=l?[e.note,
g].filter(Boolean).join(", "):e.note||g;t.add("mark",e.id,n,s,{seat:e.seat,size:c,active:!!e.active});let y=ue(e.name,l?
15:13,f),k=ue(w,l?13:12,b);t.text(`${e.id}.name`,y.lines[0],m,s+(l?11:13),{size:y.size,bold:!0,quiet:!1,room:f}),t.text(
`${e.id}.note`,k.lines[0],l?m:n,s+(l?28:31),{size:k.size,room:b});let v={w:u,ideal:h,tight:.05};t.cards(i,l?n:n+r-p-8,l?
s+38:s-1,p+1,v,{role:"seat"}),up(t,i);let M=l&&p?n+p+12:n,$={w:o,ideal:o+3,tight:.3,least:o,floor:12};t.cards(a,M,s+(l?38:
36),n+r-8-M,$,{role:"seat",pitch:.5})}function hp(t,e,n,s,r){let o=e.cells.flatMap(b=>"key"in b?[b]:[]),i=Zr(n),a=o.length>
6?2:1,l=Math.max(Math.ceil(o.length/a),1),c=n>He?10:5,u=t.extras.acting?8:0,h=(n-2*i-c*(l-1))/l,p=Be(Math.min(n>He?70:50,
h),(r-s)/a-c-u),m=Math.min(h+c,p*1.3),f=(n-m*(l-1)-p)/2;o.forEach((b,g)=>{let w=f+g%l*m,y=s+Math.floor(g/l)*(p*1.4+c+u);
t.card(b,w,y,p,{role:"grid",own:!0})})}function dp(t,e,n,s,r,o){let i=r*.7;(e.round??[]).forEach(({seat:l,words:c,now:u},h)=>{
let p=s+h*r,m=i>20?14:12;t.add("mark",`${e.id}.${h}`,n,p,{seat:l,size:i,active:u,quiet:!u}),t.text(`${e.id}.${h}`,c,n+i+
8,p+i/2+m*.35,{size:m,bold:u,quiet:!u,room:o-i-8})})}function mp(t,e,n,s,r){let o=n>He,i=e.filter(g=>g.top||g.count||g.round?.
length),a=Be(o?92:56,r-s-(o?60:24)),l=o?56:18,[c,u]=o?[186,240]:[148,190],h=Math.max(0,...i.flatMap(g=>(g.round??[]).map(
w=>I(w.words,1.06)))),p=Math.max(c,Math.min(u,(o?14:12)*h+(o?56:40))),m=i.reduce((g,w)=>g+a+(w.round?.length?p:0),l*(i.length-
1)),f=s+(r-s-a*1.4-22)*(o?.42:.3),b=(n-m)/2;for(let g of i){g.top?t.card(g.top,b,f,a,{role:"stack",recall:g.recall}):t.add(
"pile",g.id,b,f,{w:a,under:0,empty:!0});let w=g.round??[],y=o?14:12,k=f+a*1.4+(o?24:17);if(w.length){let v=Math.min(o?36:
25,(a*1.4+6)/w.length);dp(t,g,b+a+(o?20:10),f,v,p-(o?20:10)),t.text(`${g.id}.label`,g.label,b,k,{size:y,room:a+p-10})}else{
let v=o?20:16,M=I(String(g.count),v)*1.06+5,$=o?b:b+Math.min(0,(a-M-I(g.label,y))/2);t.text(`${g.id}.count`,String(g.count),
$,k,{size:v,bold:!0,quiet:!1}),t.text(`${g.id}.label`,g.label,$+M,k,{size:y})}b+=a+(w.length?p:0)+l}}function pp(t,e,n,s,r){
let o=n>He,i=Zr(n),a=Math.min((r-s)/Math.max(e.length,1),o?150:96),l=o?0:24,c=Be(o?84:46,a-l-(o?16:8)),u=o?166:i;e.forEach(
(h,p)=>{let m=s+p*a;if(o){let b=t.head(h,i,m,u-i-12);t.counters(h,i+4,m+42+b,u-i-16,!0)}else{let b=(h.counters??[]).map(
({value:y,label:k})=>`${y} ${k}`),g=i+24+I(h.name,13)*1.06+8;t.add("mark",h.id,i,m,{seat:h.seat,size:18,active:!!h.active}),
t.text(`${h.id}.name`,h.name,i+24,m+13,{size:13,bold:!0,quiet:!1});let w=ue([h.note,...b].filter(Boolean).join(", "),12,
n-i-g);t.text(`${h.id}.note`,w.lines[0],g,m+13,{size:w.size,room:n-i-g})}let f={w:c,ideal:c*1.12,tight:.3,least:c,floor:20};
t.cards(h.cards,u,m+l,n-i-u,f,{role:"seat"})})}function Da(t,e,n,s){let r=e.cards.find(i=>i.above),o=r&&t.things.find(({
kind:i,key:a})=>i==="card"&&a===r.key);!r?.above||!o||t.text(`${r.key}.over`,r.above,s??o.x,n,{size:s?12:14,bold:!0,quiet:!1,
tone:r.ghost?"lit":"",anchor:s?"end":"start",room:s?s-Oe-34-I(e.name,13)*1.06:1/0})}var Zr=t=>t>He?28:Oe;function Yr(t,e,n,s,r){
let i=n-166-28,a=t.extras.acting?18:0,l=Be(84,r-s-a-14),c={w:l,ideal:l*1.12,tight:.3,least:l,floor:30},u=t.head(e,28,s+a,
126);t.counters(e,32,s+a+48+u,126,!1),t.cards(e.cards,166,s+a,i,c,{own:!0,role:"hand"}),Da(t,e,s-14)}function Ia(t,{seats:[
e,...n],grids:s,stacks:r},o,i){let a=Zr(i),l=i>He,c=Math.max(n.length,1),u=(i-2*a+8)/c,h=l?22:8,p=l?c>1?46:60:c>2?26:32,
m=o-(t.extras.acting?l?150:126:l?132:100);!s.length&&!r.length&&n.every(g=>g.cards.every(w=>w.face))?pp(t,n,i,h,m-(l?30:
6)):n.forEach((g,w)=>{Kr(t,g,a+w*u,h,u,p)});let f=n.some(g=>g.before?.length||g.cards.some(w=>w.face)),b=h+(l?54+p*1.4:f?
46+p*1.4:44);for(let g of s)l&&t.text(`${g.id}.label`,g.label,a,b+8,{room:i-2*a}),hp(t,g,i,b+(l?26:0),m-(l?24:4));return mp(
t,r,i,b,m),e&&l?Yr(t,e,i,m,o):e&&(hs(t,e,m,o-8,Oe+92,i),Da(t,e,m+9,i-Oe)),{y:o-18,middle:{x:i/2,y:(b+m)/2,r:40}}}var fp={draw2:"+2",draw4:"+4"},gp=["skip","reverse"],ds=28;function Jr(t){let e=t>=ds;return{large:e,left:e?34:22,right:e?
44:24,tall:t*1.17,pitch:t*1.72+(e?4:1.5),gap:e?4:1.5}}var Wa=({rows:t})=>Math.max(...t.map(({kinds:e})=>e.length));function ms(t,e){
let{left:n,right:s,pitch:r,gap:o}=Jr(e);return{w:n+Wa(t)*(e+o)+s,h:t.rows.length*r}}function bp(t,e,n){let s=48;for(;s>12&&
(ms(t,s).w>e||ms(t,s).h>n);)s-=.2;return s}var Fa=t=>[...t].reduce((e,n)=>e+Number(n),0);function qa(t,e){return t===2?R(
-e,-e,2*e,2*e,{style:"fill:var(--lit)"}):B(0,0,e,{style:t?"fill:none;stroke:var(--field-edge)":"fill:var(--on-field)","s\
troke-width":1.5})}var Xr=(t,e,n)=>x("g",{transform:`translate(${t} ${e})`},n);function wp(t,e,n){let{tall:s}=Jr(n),r=t.
kinds[e],o=t.colour==="wild",i=o?"#fff":`var(--c-${t.colour}-on)`,a=Math.max(13,n*(o?.42:.54)),l=[t.unseen[e],t.held[e],
t.gone[e]].map(Number),c=Math.min(11,n/4+(n<ds?2:1)),u=l.flatMap((p,m)=>Array(p).fill([0,2,1][m])),h=gp.includes(r)?x("g",
{style:`color:${i}`},Nr(r,n/2,s/2,n*.2)):x("text",{x:n/2,y:s/2+a*.36,"text-anchor":"middle","font-size":a,"font-weight":700,
style:`fill:${i}`},fp[r]??r);return x("g",x("g",{opacity:l[0]?null:.4},R(0,0,n,s,{rx:3,style:`fill:${o?"#17181c":`var(--\
c-${t.colour})`};stroke:#fff`,"stroke-width":n<ds?0:1.2}),h),u.map((p,m)=>Xr(n/2+(m-(u.length-1)/2)*c,s+n*.28,qa(p,n<ds?
2.8:3.5))))}function yp(t,e,n,s){let r=n?[0,82,182]:[0,62,136];return["unseen","discarded",s].map((o,i)=>[Xr(t+r[i],e,qa(
i,4)),x("text.f2",{x:t+r[i]+9,y:e+4.5,"font-size":n?13:12},o)])}function Qr({zone:t,w:e,lit:n}){let{large:s,left:r,tall:o,
pitch:i,gap:a}=Jr(e),l=Wa(t),c=r+l*(e+a)+(s?6:2);return t.rows.map((h,p)=>{let m=p*i,f=h.kinds.length<l/2,b=w=>r+w*(e+a)*
(f?1.6:1),g=Fa(h.unseen);return[h.colour!=="wild"&&st(h.colour,r/2-3,m+o/2,r*.26,{style:`fill:var(--ring-${h.colour})`}),
h.kinds.map((w,y)=>Xr(b(y),m,wp(h,y,e))),h.kinds.map((w,y)=>`${h.id}.${w}`in n&&R(b(y)-1,m-2,e+2,o+e*.48,{"data-key":`li\
t:${h.id}.${w}`,rx:5,style:"fill:none;stroke:var(--lit)","stroke-width":s?3:2})),f&&yp(Math.min(b(h.kinds.length),c-(s?240:
192)),m+o/2,s,h.hands??"yours"),x("text.f",{x:c,y:m+o/2+6,"font-size":s?18:14,"font-weight":700},String(g))]}).flat(3).filter(
Boolean)}function zr({rows:t}){let[e,n]=["unseen","gone"].map(s=>t.reduce((r,o)=>r+Fa(o[s]),0));return`${e} ${e===1?"car\
d":"cards"} you can't see, ${n} discarded`}var eo=t=>[zr(t),...t.rows.map(({label:e})=>e)].join(". ");function fs(t){let e=t.
zones.filter(n=>n.kind==="kinds");return e.length?{rows:e,of:e[0].of}:void 0}function ja(t,e){let n=Object.keys(t).filter(
s=>e?.rows.some(({id:r})=>s.startsWith(`${r}.`)));return e&&n.length?{[e.of]:t[n[0]],...t}:t}function kp(t,e,n,s,r){let[
o]=e.counters??[];t.add("mark",e.id,n,s,{seat:e.seat,size:18,active:!!e.active}),t.text(`${e.id}.name`,e.name,n+23,s+9,{
size:13,bold:!0,quiet:!1,room:14}),t.cards(e.cards,n+38,s-4,r-42,{w:12,ideal:3,tight:.05},{role:"seat"}),o&&t.text(`${e.
id}.note`,`${o.value} ${o.label}`,n+23,s+23,{size:12,room:r-23})}function Va(t,{seats:[e,...n],ring:s,stacks:r,kinds:o},i,a){
let l={rows:o,of:""},c=a>He,u=c?28:10,h=Math.min(n.length||1,3),p=Math.ceil(n.length/h),m=n.length>3,f=c?52:m?30:40,b=c?
150:80,g=r.length*(f+12)+b,w=(a-2*u-g)/h,y=c?12:8,k=m?34:c?102:44,v=y+Math.max(f*1.4+(c?16:10),p*k),M=i-(c?104:74);n.forEach(
(_,O)=>{let H=y+Math.floor(O/h)*k;m&&!c?kp(t,_,u+O%h*w,H,w):Kr(t,_,u+O%h*w,H,c?w:Math.min(w,130),m||!c?26:42)});let $=a-
u-g;for(let _ of r)_.top?t.card(_.top,$,y,f,{role:"space"}):t.add("pile",_.id,$,y,{w:f,under:0,empty:!0}),$+=f+12;let E=r.
map(({count:_,label:O})=>`${_} ${O}`);s?.value&&r.some(({top:_})=>_?.face?.colour==="wild")&&E.push(`${s.value} named`),
E.forEach((_,O)=>{t.text(`spread.${O}`,_,$,y+14+O*(c?20:16),{size:c?14:12,room:b})});let L=bp(l,a-2*u,M-v),T=ms(l,L);if(t.
add("spread","all",(a-T.w)/2,v+(M-v-T.h)*.35,{zone:l,w:L,lit:t.extras.lit??{}}),e&&c)Yr(t,{...e,counters:e.counters?.slice(
0,1)},a,M,i);else if(e){let _=Be(46,i-8-M);t.add("mark",e.id,u,M,{seat:e.seat,size:20,active:!!e.active}),t.text(`${e.id}\
.name`,e.name,u,M+36,{size:13,bold:!0,quiet:!1,room:62});let O={w:_,ideal:_+4,tight:.36,least:_,floor:20};t.cards(e.cards,
78,M,a-u-78,O,{own:!0,role:"hand"})}return{y:i-18,middle:{x:a/2,y:(v+M)/2,r:40}}}var ps=class{constructor(e){this.open=!1;
this.how=e,this.root=d("section.sheet.spread",{hidden:!0,role:"group"})}show(e,n,s){this.zone=e,e||(this.open=!1),this.root.
hidden=!this.open;let r=this.open&&JSON.stringify([e,n,s]);if(!e||!r||this.root.dataset.looks===r)return;this.root.dataset.
looks=r;let o=s?23.2:44,i=ms(e,o),a=this.root.contains(ne(this.root)),l={class:"btn quiet shut","aria-label":"Close",title:"\
Close",onclick:()=>this.escape()};this.root.setAttribute("aria-label",zr(e)),this.root.replaceChildren(d("h2",zr(e)),se(
l,we("close",16)),x("svg",{viewBox:`0 -3 ${i.w} ${i.h}`,role:"img","aria-label":eo(e)},Qr({zone:e,w:o,lit:n}))),a&&this.
root.querySelector("button")?.focus()}toggle(e){if(this.open)return void this.escape();this.open=!0,e(),this.root.querySelector(
"button")?.focus({preventScroll:!0})}escape(){let e=this.open,n=this.root.contains(ne(this.root));return this.open=!1,this.
root.hidden=!0,n&&this.zone&&this.how.focus(this.zone.of),e}};var gt=(t,e)=>x("text",e,t),Ga=t=>!t.plays&&!!(t.opens||t.recall?.length);function xp(t){let e=t.w*1.4,n=Math.min(11,Math.
max(7,t.w*.16));return[t.plays&&R(-2,-2,Math.max(t.seen,24),e+24,{class:"touch",fill:"transparent"}),t.dealt&&Je(null,t.
w),t.ghost?x("g.faint",Je(t.face,t.w)):Je(t.face,t.w),t.ghost&&R(0,0,t.w,e,{class:"ghost",rx:t.w*.085,fill:"none"}),t.kin&&
!t.ghost&&R(1.5,1.5,t.w-3,e-3,{class:"kin",rx:t.w*.07,fill:"none"}),t.off&&R(0,0,t.w,e,{class:"veil",rx:t.w*.085}),t.under&&
x("path.bar-under",{d:`M2 ${e+11.5}h${Math.max(t.seen-6,18)}`,"stroke-width":5}),Ga(t)&&ya(n+2,e-n-2,n),R(-5,-5,t.w+10,e+
10,{class:"ring-focus",rx:t.w*.085+5}),x("title",Ga(t)?`${t.label}. Press to see the cards.`:t.label)]}var Xe=24,to=14,vp=8;
function $p(t){let e=Math.min(Xe,t.w);switch(t.role){case"hand":{let n=Math.min(Xe,t.w*.55);return[t.w-n,t.h-n,n]}case"s\
tack":case"pile":return[t.w-e,t.h-e,e];case"fan":return[t.w-e,t.h*.36,e];case"seat":return t.h<Xe?[t.w+3,(t.h-to)/2,t.w<
vp?0:to]:[t.w-Xe,t.h-Xe,Xe];case"space":return[t.w-14,t.h-21,Xe];case"dice":return[t.w+3,-3,Xe];default:return t.y>Xe?[t.
w-21,-25,Xe]:[Math.max(-8,1-t.x),Math.max(-8,1-t.y),to]}}function Mp(t){let[e,n,s]=$p(t),r=t.tab&&s>0&&x("g",{transform:`\
translate(${e} ${n})`},R(0,0,s,s,{fill:"var(--lit)"}),gt(t.tab,{x:s/2,y:s*.71,"font-size":s*.625,"font-weight":700,"text\
-anchor":"middle",fill:"#13201E"}));return[R(-3,-3,t.w+6,t.h+6,{rx:7,fill:"none",stroke:"var(--lit)","stroke-width":4}),
r]}function _p(t){let e=t.tone==="lit"?"lit-text":t.quiet?"f2":"f";return[x("text",{"font-size":t.size,"font-weight":t.bold?
700:400,"text-anchor":t.anchor,class:e},t.lines.map((n,s)=>x("tspan",{x:0,dy:s?t.size*1.2:0},n)))]}var Sp=t=>[Gt(t.seat,
0,0,t.size,{fill:t.active?"var(--accent-on-field)":t.quiet?"var(--on-field-2)":"var(--on-field)"})];function Tp(t){let e=String(
t.value),n=pt(e),s=n?xe(e,t.high):0;return[n&&Le(e,0,0,t.high,{colour:"var(--on-field)"}),gt(n?t.label:`${e} ${t.label}`,
{x:n?s+8:0,y:t.high-4,"font-size":13,class:"f2","aria-hidden":"true"})]}function Ep(t){return t.empty?[R(1,1,t.w-2,t.w*1.4-
2,{class:"slot",rx:5,fill:"none"})]:Array.from({length:t.under},(e,n)=>{let s=(t.under-n)*2.5;return x("g",{transform:`t\
ranslate(${s} ${-s})`},R(0,0,t.w,t.w*1.4,{class:"paper",rx:t.w*.085}))})}var Lp=t=>[x("text.f2",{"font-size":13,"aria-hi\
dden":"true"},x("tspan.f",{"font-weight":700,"font-size":15},String(t.count)),t.lines.map(e=>x("tspan",t.broken?{x:0,dy:17}:
{dx:4},e)))];function Ap(t){let e=String(t.count),n=xe(e,22),s=n+8+t.noted,r=(t.wide-(t.below?n:s))/2;return[Le(e,r,0,22,
{colour:"var(--on-field)"}),gt(t.label,{x:t.below?t.wide/2:r+n+8,y:t.below?t.high+56:18,"text-anchor":t.below?"middle":"\
start","font-size":13,class:"f2","aria-hidden":"true"}),Hr(t.count,12,30+t.high,t),Ee(`M1.5 ${t.high-6}V${36+t.high}H${t.
wide-1.5}V${t.high-6}`,"var(--field-line)",3)]}var gn=(t,e)=>[e*Math.sin(t*2*Math.PI),-e*Math.cos(t*2*Math.PI)];function Op(t){
let{ring:e,r:n}=t,s=e.of??10,r=e.filled??0,o=e.preview?.filled??r,i=e.goal??-1,a=n*.17,l=2.4/360,c=Z("hatch"),u=y=>{let[
k,v]=gn(y/s+l,n),[M,$]=gn((y+1)/s-l,n);return`M${k} ${v}A${n} ${n} 0 0 1 ${M} ${$}`},h=Array.from({length:s},(y,k)=>{let v=k<
r,M=e.preview?k>=r&&k<o:i>=0&&k>=r&&k<i,$=k===i?"var(--lit)":v?"var(--accent-on-field)":"var(--field-line)";return[x("pa\
th",{d:u(k),fill:"none",style:`stroke:${$}`,"stroke-width":a}),M&&x("path",{d:u(k),fill:"none",style:`stroke:url(#${c})`,
"stroke-width":a})]}),p=n<56,m=p?12:14,f=(e.marks??[]).map(y=>{let k=y.at/s,v=n+a/2+4,[M,$]=gn(k,v),[E,L]=gn(k,v+7),[T,_]=gn(
k,v+(p?6:19)),O=Math.sin(k*2*Math.PI)<-.2,H=Math.sin(k*2*Math.PI)>.2;return[!p&&x("path",{d:`M${M} ${$}L${E} ${L}`,class:y.
on?"tick on":"tick"}),gt(y.text,{x:T+(O?5:H?-5:0),y:_+(p?4:5),"font-size":m,"font-weight":y.on?700:400,"text-anchor":O?"\
end":H?"start":"middle",class:y.on?"f":"f2"})]}),b=(e.preview??e).value??"",g=e.preview?.note??e.note,w=Math.min(n*.7,n*
140/Math.max(xe(b,100),1));return[x("defs",Ae(c,"var(--accent-on-field)","none")),B(0,0,n+a/2,{fill:"var(--field)"}),...e.
closed?Pp(n,a):[...h.flat(),...f.flat()],pt(b)&&Le(b,0,-w*.61,w,{anchor:"middle",colour:"var(--on-field)"}),g&&gt(g,{y:n*
.55,"font-size":Math.max(13,n*.14),"font-weight":e.closed?700:400,"text-anchor":"middle",class:e.closed?"lit-text":"f2"})]}
var Pp=(t,e)=>[0,1,2].map(n=>B(0,0,t+n*e*1.15,{fill:"none",style:"stroke:var(--lit)","stroke-width":n?e*.24:e,class:n?"e\
cho":"whole"}));function Up(t){let{r:e}=t,n={...t.ring,...t.ring.preview},s=Math.round(e/4.6),r=n.colour?`var(--ring-${n.
colour})`:"var(--on-field-2)",o=(n.direction??1)<0?-1:1,i=rs(n.colour),a=Array.from({length:s},(u,h)=>h*360/s).filter(u=>!i||
Math.abs(u-180)>31).map(u=>x("path",{transform:`rotate(${u}) translate(0 ${-e}) scale(${o} 1)`,d:"M-7-9H0L8 0 0 9H-7L1 0\
Z",fill:r})),l=i&&x("g",{transform:`translate(-60 ${e-18})`},R(0,0,120,36,{rx:4,fill:`var(--c-${n.colour})`}),st(n.colour,
22,18,8.5,{fill:"none",stroke:`var(--c-${n.colour}-on)`,"stroke-width":2.5}),gt(`${n.colour.toUpperCase()} ${i}`,{x:40,
y:24,"font-size":16,"font-weight":700,fill:`var(--c-${n.colour}-on)`})),c=n.note&&gt(n.note,{y:e-30,"font-size":13,"text\
-anchor":"middle",class:"f2"});return[...a,l,c]}var Rp=t=>[Hr(t.count,0,0,t)],Hp=({ring:t})=>[pt(t.value??"")&&Le(t.value,
0,-26,40,{anchor:"middle",colour:"var(--on-field)"}),gt(t.note??"",{y:36,"font-size":14,"text-anchor":"middle",class:"f2"})],
Np={dial:Op,chevrons:Up,none:Hp},Cp=t=>Array.from({length:t.full},(e,n)=>x("g",{transform:`translate(${t.size/2+n*(t.size+
5)} ${t.size/2})`,"aria-hidden":"true"},B(0,0,t.size/2-1.5,{fill:"none",class:n<t.count?"agent":"slot"}),n<t.count&&R(-5,
-1.75,10,3.5,{fill:"var(--on-field)"}))),Bp=t=>[R(1.5,1.5,t.size-3,t.size-3,{rx:4,style:`fill:${t.box==="done"?"var(--on\
-field)":"var(--field)"};stroke:var(--${{now:"lit",done:"on-field",open:"field-edge"}[t.box]})`,"stroke-width":t.box==="\
now"?4:2,"stroke-dasharray":t.box==="open"?"4 3":null}),t.box==="done"&&x("path",{d:"M-4 -4L4 4M4 -4L-4 4",transform:`tr\
anslate(${t.size/2} ${t.size/2}) scale(${t.size/18})`,style:"stroke:var(--field)","stroke-width":2.5})],Dp={card:xp,lit:Mp,
text:_p,mark:Sp,counter:Tp,pile:Ep,count:Lp,tray:Ap,chips:Rp,dice:Ha,agents:Cp,box:Bp,spread:t=>Qr(t),board:t=>[La(t)],ring:t=>Np[t.
ring.art??"dial"](t)};function Lt(t){let e=Dp[t.kind];if(!e)throw new Error(`Expected a thing that the table can draw, n\
ot "${t.kind}".`);return e(t).filter(Boolean)}function Ka(t){switch(t.kind){case"card":return t.label;case"counter":return`${t.
value} ${t.label}`;case"count":return t.spoken||`${t.count} ${t.lines.join(" ")}`;case"tray":return`${t.count} ${t.label}`;case"\
dice":case"board":return t.kind==="dice"?t.label:t.zone.label;case"ring":return t.ring.label;case"spread":return eo(t.zone);default:
return""}}var Za=420,Ip=80,Wp=1500,Fp=5,Ya=320,za={goal:900,bust:700,aside:600},Ja="cubic-bezier(.2,.7,.2,1)";function no(t,e){let n=e.
replace(/^seat/,"h"),s=[...t].filter(({kind:c,key:u})=>c==="card"&&(u===e||u.startsWith(`${n}.`))),r=s.length?s.map(({x:c,
y:u,w:h})=>({x:c,y:u,w:h,h:h*1.4})):[...t].filter(({key:c})=>c.slice(c.indexOf(":")+1).split(".")[0]===e).map(({x:c,y:u,
wide:h=40,high:p=40})=>({x:c,y:u,w:h,h:p}));if(!r.length)return null;let o=Math.min(...r.map(({x:c})=>c)),i=Math.min(...r.
map(({y:c})=>c)),a=Math.max(...r.map(({x:c,w:u})=>c+u)),l=Math.max(...r.map(({y:c,h:u})=>c+u));return{x:o,y:i,w:a-o,h:l-
i}}var gs=t=>R(t.x-7,t.y-7,t.w+14,t.h+14,{rx:8,fill:"none",stroke:"var(--lit)","stroke-width":4}),qp=()=>R(-14,-4,28,8,{
rx:2,fill:"var(--lit)",stroke:"#fff","stroke-width":1.5});function Xa(t,e,n,{pace:s,still:r,gone:o}){t.replaceChildren();
let i=0;for(let a=e;a;a=a.then){let l=a.kind==="aside"?Gp(a,n,{pace:s,still:r,gone:o,wait:i}):a.kind==="bust"?Vp(Qa(o,a.
then?.face),s,r):jp(a,n,s,r);if(t.append(...l),!r&&s>0&&a!==e)for(let c of l)c.matches(".swept")||c.animate([{opacity:0},
{opacity:1}],{duration:1,delay:i,fill:"both"});setTimeout(()=>{for(let c of l)c.remove()},Wp/Math.max(s,.5)+i),!r&&s>0&&
(i+=(za[a.kind]??0)/s)}}function jp(t,e,n,s){let r=t.source?no(e,t.source):null,o=t.target?no(e,t.target):null;if(!o)return[];
let i=[gs(o)];if(r&&t.kind==="catch"&&i.push(gs(r)),!r||t.kind!=="goal"||s||n<=0)return i;for(let a=0;a<Math.min(t.count||
1,Fp);a++){let l=qp();i.push(l);let c=u=>`translate(${u.x+u.w/2}px,${u.y+u.h/2}px)`;l.style.transform=c(o),l.animate([{transform:c(
r)},{transform:c(o),opacity:1},{opacity:0}],{duration:Za*1.25/n,delay:a*Ip/n,easing:Ja,fill:"both"})}return i}function Qa(t,e){
let n=t.filter(({kind:r,role:o})=>r==="card"&&o==="fan").sort((r,o)=>r.x-o.x),s=n.at(-1);if(s&&e){let r=n.length>1?s.x-n[n.
length-2].x:s.w*.59;n.push({...s,key:`${s.key}.end`,x:s.x+Math.max(r,s.w*.4),face:e})}return n}function Vp(t,e,n){let[s]=t,
r=t.at(-1);if(!s||!r||n||e<=0)return[];let o=gs({x:s.x,y:s.y,w:r.x+r.w-s.x,h:r.w*1.4});return o.setAttribute("stroke-das\
harray","10 7"),o.animate([{opacity:1},{opacity:1,offset:.9},{opacity:0}],{duration:(za.bust+Ya)/e,fill:"both"}),[o]}function Gp(t,e,{
pace:n,still:s,gone:r,wait:o}){let i=t.target?no(e,t.target):null;return i?s||n<=0?[gs(i)]:Qa(r,t.face).map(a=>{let l=x(
"g.thing.card.swept",...Lt({...a,plays:!1,off:""})),c=`translate(${a.x}px,${a.y}px)`;return l.animate([{transform:c,opacity:1},
{transform:`translate(${i.x}px,${i.y}px) scale(${i.w/a.w})`,opacity:1,offset:.9},{transform:`translate(${i.x}px,${i.y}px\
) scale(${i.w/a.w})`,opacity:0}],{duration:Za*1.25/n,delay:o+Ya/n,easing:Ja,fill:"both"}),l}):[]}var Zt=10;function Kp(t,e,n,s){if(e&&n>=e*46)return Math.min(e,Math.max(t,1));if(!t)return 1;let r=Math.max(1,Math.floor(
(n+Zt)/(s+Zt)));return Math.ceil(t/Math.ceil(t/r))}function bn(t,e,n,s,r,o){let i=t.text(`${e.id}.label`,e.label,n,s+10,
{room:r}),a=Kp(e.cells.length||1,e.columns??0,r,o?58:50),l=Math.min(o?66:60,(r-Zt*(a-1))/a),c=l+Zt,u=t.extras.acting?8:0,
h=s+22+i;return e.cells.forEach((p,m)=>{let f=n+m%a*c,b=h+Math.floor(m/a)*(l*1.4+Zt+u);"key"in p?t.card(p,f,b,l,{role:"g\
rid",own:!0}):(t.add("pile",`${e.id}.${m}`,f,b,{w:l,under:0,empty:!0}),p.seat!=null&&t.add("mark",`${e.id}.${m}`,f+l/2-9,
b+l*.7-9,{seat:p.seat,size:18,quiet:!0}))}),h-s+Math.ceil(e.cells.length/a)*(l*1.4+Zt+u)+10}function wn(t,e,n,s,r){let o=e.
values.length,i=Math.min(56,(r-10*(o-1))/o),a=o*i+(o-1)*10;return t.add("dice",e.id,n,s,{w:a,size:i,values:e.values,thrown:e.
thrown??0,lit:e.lit??[],label:e.label,move:e.move??"",off:t.extras.acting?e.off??"":"",plays:t.extras.acting&&!!e.move,picks:[]}),
i+14}function so(t,e,n,s,r){let o=s+12;o+=t.text(`${e.id}.label`,e.label,n,o,{room:r})+10;for(let[i,{words:a,note:l,box:c}]of e.
rows.entries()){let u=c?30:0,h={size:14,bold:!0,quiet:c==="open",room:r-u};c&&t.add("box",`${e.id}.${i}`,n,o+3,{box:c,size:20}),
o+=14+t.text(`${e.id}.${i}.words`,a,n+u,o+12,h),l&&(o+=15+t.text(`${e.id}.${i}.note`,l,n+u,o+13,{room:r-u})),o+=7}return o-
s+6}function el(t,e,n,s){e.rows.filter(({box:r})=>r).forEach(({box:r},o)=>{t.add("box",`${e.id}.${o}`,n+30*o,s,{box:r,size:24})})}
function yn(t,e,n,s,r,o,i){let a=t.extras.boards?.[e.board];if(!a)throw new Error(`The board "${e.board}" must be sent b\
efore its tokens.`);let l=i==null?Math.min(o,r*a.height/a.width):o;return t.add("board",e.id,n,s,{w:r,h:l,k:Math.min(r/a.
width,l/a.height),board:a,zone:e,heat:t.extras.heat??{},clear:!!t.extras.clear,acting:!!t.extras.acting,spots:t.extras.spots??
{},lit:t.extras.lit??{},clearance:i??0}),l+14}var tl=390,ws=620,kn=196,nl=58,ro=38,oo=50,bs=t=>t.cards.some(e=>e.move||e.picks?.length),sl=t=>[...t.cards,...(t.before??
[]).flatMap(e=>"top"in e&&e.top||[])];function rl(t,e,n,s,r){let o=n,i=0;for(let a of e){let l=Math.min(r-(o-n),a.values.
length*nl);i=Math.max(i,wn(t,a,o,s,l)),o+=l+8}return i}function ol(t,e,n,s,r,o,i){let l=(r-16*(o-1))/o,c=s;for(let u=0;u<
e.length;u+=o){let h=e.slice(u,u+o),p=(m,f)=>i?Zp(t,m,n+f*(l+16),c,l):t.other(m,n+f*(l+16),c,l,!1);c+=(i?10:18)+Math.max(
...h.map(p))}return c-s}function Zp(t,e,n,s,r){let o=sl(e),i=o.length?ro*(1+.4*(o.length-1))+12:0,a=t.head(e,n,s,r-i,28),
[l]=e.counters??[],c={w:ro,ideal:ro*.4,tight:.3};if(t.cards(o,n+r-i,s,i,c,{role:"seat"}),!l)return 34+a;let u=Math.max(l.
full??0,l.value),h=l.art==="agents"?24*u:0;h&&t.add("agents",`${e.id}.0`,n,s+36+a,{count:l.value,full:u,size:18});let p={
value:l.value,label:l.label??"",high:18,room:r-i-h};return t.add("counter",`${e.id}.0`,n+h+6,s+36+a,p),58+a}function il(t,e,n,s,r){
return e.stacks.forEach((o,i)=>t.stack(o,n+i*r/2,s,50)),e.stacks.length?116:0}function al(t,e,n,s,r){let{seats:o,boards:i,
fans:a,grids:l,dice:c,notes:u}=e,h=24,[p,...m]=o,f=n-h-kn,b=f-2*h,g=14,w=14;for(let y of i)g+=yn(t,y,h,g,b,r);w+=rl(t,c,
f,w,kn);for(let y of u)w+=so(t,y,f,w,kn)+8;p&&!bs(p)&&(w+=t.other(p,f,w+4,kn,!0)+20),w+=il(t,e,f,w+4,kn);for(let y of l)
g+=bn(t,y,h,g,b,!0);return m.length&&(g+=ol(t,m,h,g+6,b,Math.min(m.length,3),!0)),g=Math.max(g,w),a.length&&(g+=t.fans(a,
h,g,n-2*h,!0)),p&&bs(p)&&(g+=t.own(p,h,g+6,n-2*h,176)),{y:g,middle:{x:h+b/2,y:240,r:40}}}function ll(t,{seats:e,boards:n,
stacks:s,dice:r,notes:o},i,a,l){let h=i-48,p=(a-20)/Math.max(1,e.length);for(let f of n)l?yn(t,f,0,0,a,h,oo):yn(t,f,0,oo,
a,h-oo,0);let m=10;for(let f of r)wn(t,f,m,8,f.values.length*36),m+=f.values.length*36+6;for(let f of o)el(t,f,l?10:m+6,
l?h-34:14);for(let[f,{top:b}]of s.entries())b&&t.card(b,10+f*44,h-66,38,{role:"stack"});return e.forEach((f,b)=>{Yp(t,{...f,
cards:sl(f)},10+b*p,h+10,p-4)}),{y:i-18,middle:{x:a/2,y:h/2,r:40}}}function Yp(t,e,n,s,r){let o=e.cards.length?24+9*(e.cards.
length-1):0,i=r-24-o;t.add("mark",e.id,n,s+2,{seat:e.seat,size:20,active:!!e.active}),t.text(`${e.id}.name`,ue(e.name,13,
i).lines[0],n+25,s+9,{size:13,bold:!0,quiet:!1,room:i});let a=(e.counters??[]).map(({value:c,label:u})=>`${c} ${u}`)[0]??
e.note??"";t.text(`${e.id}.note`,ue(a,12,i).lines[0],n+25,s+24,{size:12,room:i});let l={w:22,ideal:9,tight:.3,least:22};
t.cards(e.cards,n+r-o-2,s-1,o,l,{role:"seat"})}function cl(t,e,n){let{seats:s,boards:r,fans:o,grids:i,dice:a,notes:l}=e,
c=14,u=n-2*c,[h,...p]=s,m=10;for(let g of r)m+=yn(t,g,c,m,u,440);let f=a.length?Math.min(150,a.reduce((g,{values:w})=>g+
w.length*nl+8,0)):0,b=rl(t,a,c,m,f);if(b+=il(t,e,c,m+b,Math.max(f,130)),h&&!bs(h)){let g=f?c+f+16:c;b=Math.max(b,t.other(
h,g,m,c+u-g,!1))}m+=b+12;for(let g of l)m+=so(t,g,c,m,u)+8;for(let g of i)m+=bn(t,g,c,m,u,!1);return o.length&&(m+=t.fans(
o,c,m,u,!1)),p.length&&(m+=ol(t,p,c,m+4,u,Math.min(p.length,3),!1)),h&&bs(h)&&(m+=t.own(h,c,m,u,0)),{y:m,middle:{x:n/2,y:200,
r:40}}}var dl=t=>[[0,0],[1,0],[1,1]].slice(0,t),zp=20,Jp=60,ml=({extras:t})=>t.acting?t.call?32:14:0;function pl(t){let e=(t.before??
[]).filter(({kind:n})=>n==="stack");return{beside:e.slice(0,-1),space:e.at(-1)}}function ul(t,e,n,s,r,o,i){let{beside:a,
space:l}=pl(e),c=o?n+i+28:n,u=r-i-28,h=t.head(e,c,s,u,30),p=c;for(let m of a)t.stack(m,p,s+46+h,46,110),p+=118;if(!e.me){
let m={w:38,ideal:22,tight:.05};t.cards(e.cards,p,s+46+h,c+u-p,m,{role:"seat"})}l&&t.stack(l,o?n:n+r-i,s,i,i+40)}function fl(t,{
seats:[e,...n],ring:s,stacks:r},o,i){let l=92*1.4+32,c=o/2-i-24,u=o/2+24,h=28,p=h+l+74,m=n.length===1;n.forEach((y,k)=>{
let[v,M]=dl(n.length)[k];ul(t,y,v?u:i,M?p:h,c,!!v,92)}),e&&ul(t,{...e,me:!0},i,p,c,!1,92);let f={x:m?u+c/2:o/2,y:m?h+44:
h+l+32,r:40};s&&t.add("ring",s.id,f.x,f.y,{ring:s,r:f.r});let b=m?92:46,g=m?f.x-r.length*(b+40)/2+20:f.x+90;r.forEach((y,k)=>t.
stack(y,g+k*(b+40),m?h+120:f.y-44,b,b+40));let w=p+l+4;if(e){let y=t.extras.call??0,k=ml(t),v=e.cards.some($=>$.face);y&&
(t.call=w),w+=(y?y+20:0)+k;let M={w:v?88:62,ideal:v?106:44,tight:.5,least:60,floor:20};w+=t.cards(e.cards,i,w,o-2*i,M,{own:!0,
role:"hand"})}return{y:w,middle:f}}function hl(t,e,n,s,r){let{beside:o,space:i}=pl(e),a=46,l=r-a-34;t.add("mark",e.id,n,
s+2,{seat:e.seat,size:20,active:!!e.active}),t.text(`${e.id}.name`,e.name,n+26,s+11,{size:13,bold:!0,quiet:!1,room:l}),t.
text(`${e.id}.note`,ue(e.alert||e.note,12,l).lines[0],n+26,s+25,{size:12,quiet:!e.active,room:l});let c=n;for(let u of o){
if(u.top){let h={...u.top,move:u.move||u.top.move,off:u.off||u.top.off};t.card(h,c,s+36,26,{role:"stack",recall:u.recall})}else
t.add("pile",u.id,c,s+36,{w:26,under:0,empty:!0});t.text(`${u.id}.count`,String(u.count),c+32,s+58,{size:14,bold:!0,quiet:!1}),
c+=58}if(!e.me){let u={w:22,ideal:10,tight:.05};t.cards(e.cards,c,s+38,n+r-a-8-c,u,{role:"seat"})}i&&gl(t,i,n+r-a,s,a)}function gl(t,e,n,s,r){
e.top?t.card(e.top,n,s+2,r,{role:"space",recall:e.recall}):t.add("pile",e.id,n,s+2,{w:r,under:0,empty:!0});let o=[e.count>
1?e.count:"",e.label].filter(Boolean).join(" "),i=ue(o,12,r+14).lines.length<2;t.text(`${e.id}.label`,o,i?n+r/2:n+r+6,s+
r*1.4+17,{size:12,anchor:i?"middle":"end",room:i?r+14:3*r})}function bl(t,{seats:[e,...n],ring:s,stacks:r},o,i){let l=i/
2-10-10,c=i/2+10,u=88,h=n.length===1;n.forEach((y,k)=>{let[v,M]=dl(n.length)[k];hl(t,y,v?c:10,6+M*u,l)}),e&&hl(t,{...e,me:!0},
10,6+u,l),r.slice(0,3).forEach((y,k)=>{h&&gl(t,y,c+20+k*66,50,46)});let p=t.extras.call??0,m=ml(t),f=6+2*u+6+m;p&&(t.call=
f-m);let b=f+(p?p+8:0),g=Math.max(zp,Be(78,o-b-8));e&&t.cards(e.cards,10,b,i-130,{w:g,ideal:g*1.12,tight:.36,least:g},{own:!0,
role:"hand"});let w={x:i-66,y:b+24,r:34};return s&&o-b<Jp?(t.add("ring",s.id,w.x,o-18,{ring:{...s,value:"",note:""},r:w.
r}),t.text(`${s.id}.note`,`${s.value??""} ${s.note??""}`,i-10,o-14,{size:14,anchor:"end",room:170})):s&&(t.add("ring",s.
id,w.x,w.y,{ring:{...s,note:""},r:w.r}),t.text(`${s.id}.note`,s.note??"",w.x,w.y+30,{size:12,anchor:"middle",room:126})),
{y:Math.max(o-8,e?b+g*1.4:0),middle:w}}var Xp={mark:({size:t})=>({x:0,y:0,w:t,h:t}),pile:({w:t,empty:e})=>e&&{x:0,y:0,w:t,h:t*1.4},ring:({r:t})=>({x:-t,y:-t,w:2*
t,h:2*t}),dice:({w:t,size:e})=>({x:0,y:0,w:t,h:e}),box:({size:t})=>({x:0,y:0,w:t,h:t})},ys=class{constructor(e){this.call=
0;this.things=[];this.over=[];this.extras=e}add(e,n,s,r,o={}){this.things.push({kind:e,key:`${e}:${n}`,x:s,y:r,...o});let i=this.
extras.lit?.[n],a=Xp[e]?.(o);i!=null&&a&&this.over.push({kind:"lit",key:`lit:${n}`,x:s+a.x,y:r+a.y,w:a.w,h:a.h,tab:i,role:e})}text(e,n,s,r,{
size:o=13,room:i=1/0,bold:a=!1,quiet:l=!0,anchor:c="start",tone:u=""}={}){if(!n)return 0;let{lines:h,size:p}=ue(n,o,i,a?
1.06:1);return this.add("text",e,s,r,{lines:h,size:p,bold:a,quiet:l,anchor:c,tone:u}),(h.length-1)*p*1.2}card(e,n,s,r,{seen:o=r,
own:i=!1,role:a="",recall:l=[]}={}){let{lit:c={},dealt:u={},acting:h=!1,under:p=!0,opens:m=""}=this.extras,f=u[e.key]??e.
face??null,b=h&&!!(e.move||e.picks?.length),g=!!e.lifted,w=a==="grid"?0:r<80?12:14,y=i&&(b||h&&e.ghost)?w+(g?r*(w?.24:.14):
0):0;this.things.push({kind:"card",key:e.key,x:n,y:s-y,w:r,face:f,label:e.label,origin:e.origin??"",role:a,dealt:e.key in
u,kin:!!e.kin,ghost:!!e.ghost,seen:o,plays:b,off:h?e.off??"":"",under:i&&b&&!g,up:g,move:e.move??"",picks:e.picks??[],recall:p?
l:[],opens:m===e.key&&!b&&!e.off}),e.key in c&&this.over.push({kind:"lit",key:`lit:${e.key}`,x:n,y:s-y,w:o,h:r*1.4,tab:c[e.
key],role:a})}cards(e,n,s,r,o,{own:i=!1,role:a="",pitch:l=1.4,centre:c=!1}={}){if(!e.length)return 0;let{w:u,step:h,cols:p,
rows:m}=Vt(e.length,r,o);return e.forEach((f,b)=>{let g=Math.floor(b/p),w=b%p,y=Math.min(p,e.length-g*p),k=c?n+(r-(h*(y-
1)+u))/2:n;this.card(f,k+w*h,s+g*l*u,u,{seen:w===y-1?u:Math.min(u,h),own:i,role:a})}),u*1.4+(m-1)*l*u}};var wl=t=>t.map(e=>({...e,art:""})),bt=class extends ys{head(e,n,s,r,o=30){let i=[e.note,e.team].filter(Boolean).join(",\
 "),a=o<30?8:12,l=n+o+a,c=r-o-a;this.add("mark",e.id,n,s,{seat:e.seat,size:o,active:!!e.active});let u=e.alert||i,h=s+o*
(u?.43:.66),p=this.text(`${e.id}.name`,e.name,l,h,{size:15,bold:!0,quiet:!1,room:c}),m=this.text(`${e.id}.note`,u,l,s+o+
p,{room:c,bold:!!(e.active||e.alert),quiet:!e.active,tone:e.alert?"lit":""});return p+m}counters(e,n,s,r,o){let i=s;for(let[
a,l]of(e.counters??[]).entries()){let c=o?18:22;if(this.add("counter",`${e.id}.${a}`,n,i,{value:l.value,label:l.label??"",
high:c,room:r}),i+=c+8,l.art==="chips"){let u=Math.max(1,Math.ceil(l.value/10)),h=o?2.5:3,p=o?1.2:1.4,m=Math.max(3,Math.
min(18,(r-2)/u-3)),f=10*(h+p)+3,b=Math.min(l.value,10)*(h+p)+(l.value>5?3:0);l.value&&this.add("chips",`${e.id}.${a}`,n,
i+b,{count:l.value,w:m,t:h,g:p,pitch:m+3}),i+=f}if(l.art==="agents"){let u=Math.max(l.full??0,l.value);this.add("agents",
`${e.id}.${a}`,n,i,{count:l.value,full:u,size:18}),i+=26}}return i-s}other(e,n,s,r,o){let i=e.cards??[],a=e.counters??[],
l=!o||r<150,c=this.head(e,n,s,r,l?26:30),u=a.length&&r>=150,h=i.some($=>$.face||$.key in(this.extras.dealt??{})),p=l?38:
48,m=Math.min(u?r-74:r,h?1/0:p*3.4),f={w:p,ideal:p*(h?.72:.7),tight:h?.62:.05},b=s+(l?38:44)+c,g=this.cards(i,n,b,m,f,{role:"\
seat",pitch:.62});if(e.alert&&i.length){let{w:$,step:E,cols:L}=Vt(i.length,m,f);this.over.push({kind:"lit",key:`lit:${e.
id}`,x:n,y:b,w:$+(L-1)*E,h:g,tab:""})}let{w,step:y,cols:k}=Vt(i.length,m,f),v=i.length?w+(k-1)*y+14:0,M=u?Math.max(g,this.
counters(e,n+v,b+2,r-v,l)):g+(a.length?8+this.counters({...e,counters:wl(a)},n,b+g+8,r,!0):0);return b-s+M+this.before(e,
n,b+M+10,r,l)}stack(e,n,s,r,o=r+24){let i=e.top?{...e.top,move:e.move||e.top.move,off:e.off||e.top.off,label:e.top.label||
e.spoken}:null,a=e.count>1&&i&&!i.face?Math.min(3,e.count-1):0;if(this.add("pile",e.id,n,s,{w:r,under:a,empty:!i}),i&&this.
card(i,n,s,r,{role:"stack",recall:e.recall}),!i&&!e.count&&e.label&&r>=40){let{lines:c,size:u}=ue(e.label,13,r-2);if(c.length*
u*1.2<r*1.4-8){let h=s+(r*1.4-(c.length-1)*u*1.2)/2+u*.35;return this.add("text",`${e.id}.empty`,n+r/2,h,{lines:c,size:u,
quiet:!0,anchor:"middle",tone:""}),r*1.4}}let l=I(`${e.count} ${e.label}`,14)>o;return this.add("count",e.id,n,s+r*1.4+22,
{count:e.count,lines:l?ue(e.label,13,o).lines:[e.label],spoken:e.spoken,broken:l}),r*1.4+30+(l?17*ue(e.label,13,o).lines.
length:0)}tray(e,n,s,r){let o=Math.max(1,Math.ceil(Math.max(e.full,e.count)/10)),i=Math.min(27,(r-24)/o-4),a=r<120,l=i+(i>
20?7:4),c=a?3:5,u=a?1.4:2,h=o*l-(l-i)+24,p=10*(c+u)+3,m=22*String(e.count).length+4+I(e.label,13)>Math.max(h,r-8);return this.
add("tray",e.id,n+(r-h)/2,s,{wide:h,high:p,count:e.count,label:e.label,w:i,t:c,g:u,pitch:l,below:m,noted:I(e.label,13)}),
p+(m?62:44)}fans(e,n,s,r,o){let i=s,a=e.length>2?o?56:48:o?80:64;for(let l of e){this.text(`${l.id}.label`,l.label,n,i+10,
{room:r});let c={w:a,ideal:a*.59,tight:.39,least:Math.min(a,o?56:48),floor:20},{w:u,step:h,cols:p,rows:m}=Vt(l.cards.length,
r,c),f=l.cards.some(g=>g.above)?22:4,b=l.cards.some(g=>g.under!=null)?40:10;i+=20,l.cards.length||this.add("pile",l.id,n,
i+f,{w:u,under:0,empty:!0}),l.cards.forEach((g,w)=>{let y=Math.floor(w/p),k=w%p,v=w===l.cards.length-1,M=n+k*h,$=i+f+y*(f+
b+u*1.4);this.card(g,M,$,u,{seen:v||k===p-1?u:Math.min(u,h),role:"fan"}),this.text(`${g.key}.above`,g.above??"",M+2,$-8,
{size:v?16:14,bold:v,quiet:!v}),g.under!=null&&this.add("mark",`${g.key}.under`,M+4,$+u*1.4+10,{seat:g.under,size:Math.max(
15,Math.min(22,h*.76)),quiet:!v})}),i+=Math.max(m*(f+b+u*1.4),f+b+a*1.4)+8}return i-s}own(e,n,s,r,o){let i=this.extras.acting?
14:0,a=this.extras.call??0,l=this.before(e,n+o,s,r-o,!o),c=s+l+(a?a+20:0);return a&&(this.call=s+l),c-s+this.hand(e,n,c,
r,o,i)}before(e,n,s,r,o){let i=e.before??[];if(!i.length)return 0;let a=10,l=(r-a*(i.length-1))/i.length,c=Math.min(o?44:
58,l-6),u=0;return i.forEach((h,p)=>{let m=n+p*Math.min(l+a,h.kind==="fan"?1/0:c+40);if(h.kind==="fan"){let f=this.text(
`${h.id}.label`,h.label,m,s+10,{room:l}),b={w:c,ideal:c*.72,tight:.4};u=Math.max(u,18+f+this.cards(h.cards,m,s+18+f,l,b,
{role:"fan"}))}else u=Math.max(u,this.stack(h,m,s,c,Math.min(l,c+34)))}),u+16}hand(e,n,s,r,o,i){let a=o>0,l=e.cards.some(
g=>g.face),c=a?92:70,u=e.cards.length,h={w:l?c:c*.75,ideal:c*(l?a?1.22:1.06:.8),tight:.5,least:Math.min(c,64),floor:l?34:
20};if(a){let g=this.head(e,n,s,o-20),w=this.counters(e,n+4,s+48+g,o-20,!1)+48+g,y=this.cards(e.cards,n+o,s+i,r-o,h,{own:!0,
role:"hand",pitch:1.4+.36});return Math.max(w,y+i+16,l?c*1.4:0)}let p=l&&(u-1)*h.ideal+h.w<=r-112,m=this.head(e,n,s,p?110:
r-100,26);if(p){let g=this.counters(e,n+4,s+44+m,100,!0)+44+m,w=this.cards(e.cards,n+112,s+i,r-112,h,{own:!0,role:"hand"});
return Math.max(g,w+i+16)}let f=this.counters({...e,counters:wl(e.counters??[])},n+r-84,s+6,84,!0),b=s+Math.max(40+m,f+8)+
i;return b-s+this.cards(e.cards,n,b,r,h,{own:!0,role:"hand",pitch:1.4+.42,centre:!0})+16}};var We=620,ks=772,vl=920,Qp=["seat","ring","fan","stack","tray","grid","dice","tokens","notes","kinds"];function xn(t){let e=t.
zones.find(({kind:s})=>!Qp.includes(s));if(e)throw new Error(`Expected a zone that the table can draw, not "${e.kind}".`);
let n=s=>t.zones.filter(r=>r.kind===s);return{seats:pa(n("seat")),ring:n("ring")[0],fans:n("fan"),stacks:n("stack"),trays:n(
"tray"),grids:n("grid"),dice:n("dice"),notes:n("notes"),boards:n("tokens"),kinds:n("kinds")}}function $l(t,e,n={}){if(n.
laid&&fs(t))return df(t,e,n);if(Ba(t)&&(e.low||e.h))return hf(t,e,n);if(e.low&&t.zones.some(({kind:p})=>p==="tokens"))return uf(
t,e,e.low,n);if(e.low&&Vr(t))return io(t,e,e.low,n,ao(e.w));if(!e.h)return xs(t,e.w,n);let s=({w:p,h:m})=>lo(e,p,m),o=[...e.
w>=We*yl?[ks,860,vl]:[],390,440].map(p=>cf(t,e,p,n)),[i,...a]=o.filter(p=>p.w>=We),l=a.reduce((p,m)=>s(m)>s(p)?m:p,i);if(l&&
s(l)>=yl)return l;let c=o.reduce((p,m)=>s(m)>s(p)?m:p),u=Math.round(Math.max(Ml,ft*e.h/e.w));return t.zones.some(({kind:p})=>p===
"tokens")?El(t,Math.min(u,ws),n,tl,!0):s(c)>=ef||!Vr(t)?c:t.table==="round"&&t.zones.filter(({kind:p})=>p==="seat").length>
sf&&e.w>e.h?io(t,e,xl,n,Math.round(xl*e.w/e.h)):io(t,e,Math.min(u,nf),n,_l(e,u))}var yl=.8,ef=.92,kl=.75,tf=352,Ml=288,nf=460,
sf=6,xl=320,rf=640,of=110,af=400,lf=1.25,ao=t=>Math.round(Math.max(ft,Math.min(He,t/lf))),_l=(t,e)=>Math.round(Math.max(
ft,Math.min(He,e*t.w/t.h)));function Sl(t,e,n){let{w:s}=t,r=t.low?0:t.h,o=!t.low&&s>=ks*kl&&(!r||r>=e[0]*kl),[i,a]=o?e:n,
l=o?ks:t.low?ao(s):ft,c=r?Math.round(Math.max(i,Math.min(a,l*r/s))):o?600:i;return[o||!r?l:_l(t,c),c]}var lo=(t,e,n)=>Math.
min(t.w/e,t.h?t.h/n:1/0),Tl=(t,e)=>({...t,call:(t.call??0)/e});function cf(t,e,n,s){let r=xs(t,n,s);for(let o=0;o<2&&s.call;o++)
r=xs(t,n,Tl(s,lo(e,r.w,r.h)));return r}function io(t,e,n,s,r){let o=new bt(Tl(s,lo(e,r,n))),i=xn(t),{y:a,middle:l}=t.table===
"corners"?bl(o,i,n,r):Ca(o,i,n,t.table==="round",r);return{w:r,h:Math.max(n,a+8),things:[...o.things,...o.over],middle:l,
call:o.call}}function uf(t,e,n,s){let r=Math.max(e.w,ks),o=((e.page??0)-rf)*r/e.w-of;return e.w>=We&&o>=af?xs(t,r,s,Math.
min(o,ws)):El(t,n,s,Math.min(ao(e.w),We-1),!1)}function El(t,e,n,s,r){let o=new bt(n),{middle:i}=ll(o,xn(t),e,s,r);return{
w:s,h:e,things:[...o.things,...o.over],middle:i,call:o.call}}function hf(t,e,n){let s=new bt(n),[r,o]=Sl(e,[470,620],[e.
low||Ml,620]),{middle:i}=Ia(s,xn(t),o,r);return{w:r,h:o,things:[...s.things,...s.over],middle:i,call:s.call}}function df(t,e,n){
let s=new bt(n),[r,o]=Sl(e,[520,640],[tf,560]),{middle:i}=Va(s,xn(t),o,r);return{w:r,h:o,things:[...s.things,...s.over],
middle:i,call:s.call}}function xs(t,e,n={},s=ws){let r=Math.round(Math.min(Math.max(e,320),vl)),o=r>=We,i=new bt(n),a=xn(
t),l=o?28:14,c=t.table==="round"||t.table==="corners"&&!o,u=a.boards.length?o?al:cl:c?o?ff:gf:o&&t.table==="corners"?fl:
o?mf:pf,{y:h,middle:p}=u(i,a,r,l,s);return{w:r,h:Math.round(h+18),things:[...i.things,...i.over],middle:p,call:i.call}}function vs(t,e,n,s,r,o){
let i=s,a=(r-o*(e-1))/e;for(let l=0;l<t.length;l+=e){let c=t.slice(l,l+e);i+=Math.max(...c.map((u,h)=>u(n+h*(a+o),i,a)))+
20}return i-s}function mf(t,e,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:c}=e,u=o.map(E=>(L,T,_)=>t.other(E,L,
T,_,!0)),h=c.map(E=>(L,T,_)=>t.tray(E,L,T,_));u.splice(Math.ceil(u.length/2),0,...h);let p=Math.floor((n-2*s+20)/126),m=u.
length<=p?Math.max(u.length,1):Math.ceil(u.length/2),f=28+vs(u,m,s,28,n-2*s,20),b=l.length?104:0,g=i?248:0,w=f+6,y=i?{x:132,
y:w+108,r:88}:{x:n/2,y:w+60,r:40};i&&t.add("ring",i.id,y.x,y.y,{ring:i,r:y.r});let k=n-2*s-g-(b?b+24:0),v=t.fans(a,s+g,w+
10,k,!0);f=Math.max(w+(i?230:0),w+10+v)+12,l.forEach((E,L)=>t.stack(E,n-s-72,w+48+L*152,66));let M=l.length?w+48+l.length*
152-24:0,$=g&&n>=740?g:176;return f+=$s(t,e,n-(M>f?b+24:0),s,f),r&&(f+=t.own(r,s,f,n-2*s-(M>f?b+24:0),$)),{y:Math.max(f,
M),middle:y}}function pf(t,e,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:c}=e,u=18,h=o.some(k=>(k.before?.length??
0)>1),p=h||o.length<=2||o.length===4?Math.min(2,Math.max(o.length,1)):3;u+=vs(o.map(k=>(v,M,$)=>t.other(k,v,M,$,!1)),p,s,
u,n-2*s,12);let m=66,f=i?{x:106,y:u+100,r:m}:{x:n/2,y:u+40,r:40};i&&t.add("ring",i.id,f.x,f.y,{ring:i,r:m});let b=i?214:
s,g=n-s-b,w=Math.min(92,g/Math.max(l.length,1));l.forEach((k,v)=>t.stack(k,b+v*w,u+12,Math.min(56,w-14),w-1));let y=l.length?
u+12+78+56:u;for(let k of c)y+=t.tray(k,b-6,y,g+6);return u=Math.max(y,i?u+200:u)+6,u+=t.fans(a,s,u,n-2*s,!1),u+=$s(t,e,
n,s,u),r&&(u+=t.own(r,s,u+4,n-2*s,0)+4),{y:u,middle:f}}function ff(t,e,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:c}=e,
{left:u,top:h,right:p}=fa(o.length),m=i?.art==="none"?64:n<740?108:128,f=Math.min(h<2?220:n<740?130:190,n/2-m-20-s),b=n-
2*s-2*f-24,w=o.slice(u,u+h).map(E=>(L,T,_)=>t.other(E,h===1?n/2-70:L,T,_,!0)),y=h?vs(w,h,s+f+12,20,b,16):0,k={x:n/2,y:20+
y+m+12,r:m},v=(E,L)=>{let T=E.length>1?28:k.y-60;for(let _ of E)T+=t.other(_,L,T,f,!0)+26;return T},M=[v(o.slice(0,u).reverse(),
s),v(o.slice(o.length-p),n-s-f)];Ll(t,i,l,c,k,m<120?.82:1);let $=Math.max(k.y+m+40,...M);return a.length&&($+=t.fans(a,s,
$,n-2*s,!0)),$+=$s(t,e,n,s,$),r&&($+=t.own(r,s,$,n-2*s,160)),{y:$,middle:k}}function gf(t,e,n,s){let{seats:[r,...o],ring:i,
fans:a,stacks:l,trays:c}=e,u=o.some(b=>(b.before?.length??0)>1),h=u||o.length===2||o.length===4?2:Math.min(3,Math.max(o.
length,1)),p=16+vs(o.map(b=>(g,w,y)=>t.other(b,g,w,y,!1)),h,s,16,n-2*s,12),m=i?.art==="none"?50:108,f={x:n/2,y:p+m+10,r:m};
return Ll(t,i,l,c,f,.8),p=f.y+m+36,a.length&&(p+=t.fans(a,s,p,n-2*s,!1)),p+=$s(t,e,n,s,p),r&&(p+=t.own(r,s,p,n-2*s,0)),{
y:p,middle:f}}function Ll(t,e,n,s,r,o){e&&t.add("ring",e.id,r.x,r.y,{ring:e,r:r.r});let i=(n.length>2?56:78)*o,a=22*o,l=r.
x-(n.length*i+(n.length-1)*a)/2;n.forEach((c,u)=>t.stack(c,l+u*(i+a),r.y-i*.7-12,i)),s.forEach(c=>t.tray(c,r.x-50,r.y+44,
100))}function $s(t,{grids:e,dice:n},s,r,o){let i=o;for(let a of e)i+=bn(t,a,r,i,s-2*r,s>=We);for(let a of n)i+=wn(t,a,r,
i,s-2*r);return i-o}var Al=320,bf=90,Ol={w:1,h:1},Yt=class{constructor({press:e,pace:n}){this.gone=[];this.bright=null;this.parked="";this.timer=
0;this.press=e,this.pace=n,this.rings=x("g.far-rings",{fill:"none","stroke-width":11,"aria-hidden":"true"}),this.layer=x(
"g"),this.over=x("g.event",{"aria-hidden":"true"}),this.root=x("svg.table",{role:"group",tabindex:-1},this.rings,this.layer,
this.over),this.placed=new Map,this.changed=new Set,this.lens=new cs}paint(e,{label:n,move:s,back:r=!1}){this.root.setAttribute(
"viewBox",`0 0 ${e.w} ${e.h}`),this.root.setAttribute("aria-label",n),this.far(e);let o=new Map([...this.placed].map(([m,
{thing:f}])=>[m,f])),i=s&&this.pace()>0&&!jt(),a=new Map(e.things.map(m=>[m.key,m])),l=ne(this.root),c=l&&this.layer.contains(
l)?l.getAttribute("data-key"):l===this.root?this.parked:"";this.gone=[];for(let[m,{node:f,thing:b}]of this.placed){if(a.
has(m))continue;this.gone.push(b),this.placed.delete(m);let g=i&&r&&b.kind==="card"&&b.origin?a.get(b.origin):void 0;g?this.
leave(f,b,g):f.remove()}let u=null,h=[];this.changed.clear();for(let m of e.things){let f=o.get(m.key),{node:b}=this.place(
m),g=u?u.nextSibling:this.layer.firstChild;b!==g&&this.layer.insertBefore(b,g),u=b,s&&m.kind==="card"&&(!f||JSON.stringify(
f.face)!==JSON.stringify(m.face))&&this.changed.add(m.key),i&&!r&&m.thrown&&m.thrown!==f?.thrown&&this.roll(m.key);let w=i&&
m.kind==="card"&&!f?this.source(m,o):void 0;w&&h.push(this.glide(b,w,m))}if(h.length){this.root.getBoundingClientRect();
for(let[m,f]of h.entries())f(Math.min(m,4)*bf/this.pace())}this.look(e),i&&Aa(this.root,this.pace()),this.shade(),s&&jt()&&
this.flash();let p=ne(this.root);c&&!(p&&this.layer.contains(p)&&p.hasAttribute("tabindex"))&&this.focus(c)}dim(e){this.
bright=e,this.shade()}shade(){let{bright:e}=this;for(let[n,{node:s,thing:r}]of this.placed){let o=n.slice(n.indexOf(":")+
1),i=!e||r.kind==="lit"||e.has(o)||e.has(o.split(".")[0]);s.classList.toggle("dimmed",!i)}}happen(e){let n=[...this.placed.
values()].map(({thing:s})=>s);Xa(this.over,e,n,{pace:this.pace(),still:jt(),gone:this.gone})}look(e){let n=e.things.find(
({kind:l})=>l==="board"),s=n&&this.placed.get(n.key)?.node.querySelector(".board");if(!n||!(s instanceof SVGElement))return this.
lens.on(null,"",Ol,{x:0,y:0},Ol);let{board:r,zone:o}=n,i=r.nodes.find(l=>l.id===o.centre),a=l=>[...s.querySelectorAll(l)].
map(c=>({x:Number(c.getAttribute("data-x")),y:Number(c.getAttribute("data-y"))}));this.lens.controls.classList.toggle("a\
bove",e.w<We),this.lens.aims=(l,c)=>Sa(s,l,c,r.nodes),this.lens.on(s,r.id,{w:r.width,h:r.height},i??{x:r.width/2,y:r.height/
2},{w:n.w,h:n.h,clear:n.clearance},n.acting?a(".way.plays[data-x]:not(.many)"):[],a(".light"))}focus(e){let n=this.spot(
e);if(n)return n.focus({preventScroll:!0});let r=[this.placed.get(e)?.node,...[...this.placed.values()].map(({node:o})=>o)].
find(o=>o?.hasAttribute("tabindex"));this.parked=r?"":e,(r??this.root).focus()}around(e){let n=({node:i,thing:a})=>{let{
a:l=1,e:c=0,f:u=0}=i.getScreenCTM()??{};return{x:c,y:u,w:a.w*l,h:a.w*1.4*l}},s=this.spot(e)?.querySelector(".ring-focus")?.
getBoundingClientRect();if(s)return{card:{x:s.x,y:s.y,w:s.width,h:s.height},hand:[]};let r=this.placed.get(e),o=[...this.
placed.values()].filter(({thing:i})=>i.kind==="card"&&i.role==="hand");return r?{card:n(r),hand:o.map(n)}:null}spot(e){return e.
startsWith("spot:")?this.layer.querySelector(`[data-spot="${CSS.escape(e.slice(5))}"]`):null}far({w:e,h:n,middle:s}){let r=JSON.
stringify([e,n,s]);if(this.rings.dataset.looks===r)return;this.rings.dataset.looks=r;let o=[];for(let i=s.r+46;i<Math.hypot(
e,n)+300;i+=46)o.push(B(s.x,s.y,i));this.rings.replaceChildren(...o)}place(e){let n=JSON.stringify({...e,x:0,y:0}),s=this.
placed.get(e.key);if(!s){let o=x("g",{"data-key":e.key});if(e.kind==="board"){let i=a=>this.travel(e.key,a);o.addEventListener(
"click",i),o.addEventListener("keydown",i)}(e.kind==="card"||e.kind==="dice")&&(o.addEventListener("click",()=>this.touch(
e.key)),o.addEventListener("keydown",i=>{i.key!=="Enter"&&i.key!==" "||o.hasAttribute("tabindex")&&(i.preventDefault(),i.
stopPropagation(),this.touch(e.key))})),s={node:o,thing:e,looks:""},this.placed.set(e.key,s)}let{node:r}=s;if(s.looks!==
n){r.replaceChildren(...Lt(e));let o=Ka(e),i=e.plays||e.off||e.opens||e.recall?.length>0,a=["thing",e.kind,e.role,e.plays&&
"plays",e.off&&"off",e.dealt&&"dealt",e.up&&"up"];r.setAttribute("class",a.filter(Boolean).join(" ")),V(r,"role",e.kind===
"board"?"group":i?"button":o?"img":""),V(r,"aria-label",o),V(r,"tabindex",i?"0":""),V(r,"aria-disabled",e.off?"true":""),
V(r,"aria-pressed",e.up?"true":""),V(r,"aria-hidden",e.kind==="lit"||e.kind==="mark"&&e.key.endsWith("under")||e.key.endsWith(
".above")?"true":""),s.looks=n}return r.style.transform=`translate(${e.x}px,${e.y}px)`,s.thing=e,s}travel(e,n){let s=n.target instanceof
Element?n.target.closest("[data-move],[data-spot]"):null,r=this.placed.get(e);if(!s||!r)return;if(n instanceof KeyboardEvent&&
n.key!=="Enter"&&n.key!==" ")return ba(s,n);n.preventDefault();let o=s.getAttribute("data-move")??"",i=s.getAttribute("d\
ata-spot")??"";this.press({...r.thing,plays:!0,off:"",move:o,spot:i,picks:[]},r.node)}roll(e){Na(n=>{let s=this.placed.get(
e);s?.node.replaceChildren(...Lt(n(s.thing)))},this.pace())}touch(e){let n=this.placed.get(e),{plays:s,off:r,opens:o,recall:i}=n?.
thing??{};n&&(s||r||o||i?.length)&&this.press(n.thing,n.node)}source(e,n){if(e.origin&&n.has(e.origin))return n.get(e.origin);
if(!(e.role!=="hand"&&e.role!=="seat"))return[...n.values()].find(s=>s.kind==="card"&&s.role==="stack"&&!s.face)}glide(e,n,s){
return e.style.transition="none",e.style.transform=`translate(${n.x}px,${n.y}px) scale(${n.w/s.w})`,r=>{e.style.transition=
"",e.style.transitionDelay=`${r}ms`,r&&setTimeout(()=>e.style.removeProperty("transition-delay"),r+Al),e.style.transform=
`translate(${s.x}px,${s.y}px)`}}leave(e,n,s){e.setAttribute("aria-hidden","true"),e.removeAttribute("data-key"),e.style.
transform=`translate(${s.x}px,${s.y}px) scale(${s.w/n.w})`,setTimeout(()=>e.remove(),Al/this.pace())}flash(){clearTimeout(
this.timer);for(let[e,{node:n}]of this.placed)n.classList.toggle("changed",this.changed.has(e));this.timer=setTimeout(()=>{
for(let{node:e}of this.placed.values())e.classList.remove("changed")},1500)}};var wf=3e5,Ul="uncle_widgets ",co="uncle_widgets/left",ho="uncle_widgets/asked",Pl=Symbol.for("uncle_widgets.whose");function wt(){
try{return sessionStorage}catch{return null}}var Rl=(t="")=>Object.keys(wt()??{}).filter(e=>e.startsWith(`${Ul}${t}`));function yf(){
let t=wt();if(!t)return!1;let[e]=performance.getEntriesByType("navigation"),s=!(e?.type==="navigate"&&t.getItem(co))&&!t.
getItem(ho);t.removeItem(co),window.addEventListener("pagehide",()=>t.setItem(co,"1"));let r=Math.max(...Rl(`${location.
pathname} `).map(o=>Number.parseInt(t.getItem(o)??"",10)||0));return s&&Date.now()-r<wf}function mo(){let t=globalThis;return t[Pl]??=
{free:yf(),own:new Set,holders:new Set,ask:null,sizes:new ResizeObserver(()=>requestAnimationFrame(Ms))},t[Pl]}var kf=(t,e)=>d(
"div.offer",{role:"group","aria-label":"Continue, or start as a new student?"},d("b","Welcome back"),d("p","Continue, or\
 start as a new student?"),d("div.row",d("button.btn.solid",{"data-k":"resume",onclick:t},"Continue"),d("button.btn",{"d\
ata-k":"forget",onclick:e},"New student")));function Ms(){let t=mo();if(![...t.holders].some(({give:s})=>s)){t.ask?.remove(),
t.ask=null;return}let[n]=[...t.holders].map(({root:s})=>s).filter(s=>s.getClientRects().length>0).sort((s,r)=>s.compareDocumentPosition(
r)&Node.DOCUMENT_POSITION_FOLLOWING?-1:1);n&&(t.ask??=d("div.uw.uw-whose",kf(()=>uo(!0),()=>uo(!1))),n.previousSibling!==
t.ask&&n.before(t.ask),wt()?.setItem(ho,"1"))}function uo(t){let e=mo(),n=e.ask?.nextElementSibling;e.free=!0;let s=[...e.
holders].map(i=>i.give);for(let i of e.holders)i.give=null;if(t)for(let i of s)i?.();else for(let i of Rl())wt()?.removeItem(
i);wt()?.removeItem(ho);let r=e.ask?.matches(":focus-within");Ms();let o=r&&n?.querySelector("button, input, select, tex\
tarea, [tabindex='0']");o instanceof HTMLElement&&o.focus({preventScroll:!0})}function zt(t,e){let n=mo(),s=()=>`${Ul}${location.
pathname} ${e()}`,r=()=>{let l=wt()?.getItem(s());return l?l.slice(l.indexOf(" ")+1):null},o={root:t,give:null},i=()=>wt()?.
removeItem(s()),a=()=>n.free||n.own.has(s());return n.holders.add(o),n.sizes.observe(t),{look:l=>{let c=r();o.give=c&&!a()?
()=>l(c):null,c&&a()&&l(c),Ms()},again:()=>(a()||i(),r()),keep:l=>{n.ask&&uo(!1),n.own.add(s());try{wt()?.setItem(s(),`${Date.
now()} ${l}`)}catch{}},forget:i,stop:()=>{n.holders.delete(o),n.sizes.unobserve(t),Ms()}}}var Cl={"٪":"%","٫":"."};for(let[t,e]of[["-","‐‑‒–−﹣"],["/","⁄∕"],["'","‘’ʼ"],[",","،٬"]])for(let n of e)
Cl[n]=t;var xf=/^([+-]?) ?(.+?) ?(%|(?:out )?of 100)?$/,vf=/^(?:(\d+) )?(\d+) ?\/ ?(\d+)$/,$f=/^(?:\d+[.,]?\d*|[.,]\d+)$/,
Mf=/^[1-9]\d{0,2}([,'_ ])\d{3}(?:\1\d{3})*(?:\.\d*)?$/,_f=/^[1-9]\d{0,2}(?:\.\d{3})+$/;function Sf(t){let e=t.codePointAt(
0),n=0;for(;/\p{Nd}/u.test(String.fromCodePoint(e-n-1));)n++;return String(n%10)}function Tf(t){if(/\p{Nd}/u.test(t))return Sf(
t);if(/\p{No}/u.test(t)){let e=t.normalize("NFKC");return e.includes("⁄")?` ${e.replace("⁄","/")} `:t}return/[\p{Z}\t\n\v\f\r]/u.
test(t)?" ":/\p{Cf}/u.test(t)?"":/[\uff01-\uff5e]/.test(t)?String.fromCharCode(t.charCodeAt(0)-65248):Cl[t]??t}var Ef=t=>[
...t].map(Tf).join("").replace(/ +/g," ").trim(),Hl=t=>t.toFixed(9).replace(/\.?0+$/,""),Nl=t=>Number.isInteger(t)?t.toLocaleString(
"en"):String(Number(t.toPrecision(6))),ve={low:0,high:100,unit:"chance"};function po({low:t=-1/0,high:e=1/0,unit:n="",whole:s=!1}){
let r=Number.isFinite(t)&&Number.isFinite(e)?` from ${Nl(t)} to ${Nl(e)}`:"",o=n==="chance"?" (out of 100)":n&&n!=="shar\
e"?` (${n})`:"";return`Use ${s?"a whole number":"a number"}${r}${o}`}function ae(t,e){let{low:n=-1/0,high:s=1/0,unit:r="",
whole:o=!1}=e,i=Ef(t),a=[...i].slice(0,20).join(""),l=($,E="")=>({value:null,share:Number.NaN,words:$,meant:E});if(!i)return l(
`${po(e)}.`);let c=l(`${po(e)}, not '${a}'.`),u=xf.exec(i);if(!u||[...i].length>60)return c;let[,h,p,m]=u,f=vf.exec(p),b=f!=
null&&f[1]==null,g=e.thousands??(-n>=1e3||s>=1e3),w=o&&_f.test(p),y;if(f){let[,$="0",E,L]=f;if(!Number(L))return c;let T=(Number(
$)*Number(L)+Number(E))/Number(L);y=_=>T*10**_}else if(g&&(Mf.test(p)||w)){let $=p.replace(w?/[,'_ .]/g:/[,'_ ]/g,"");y=
E=>+`${$}e${E}`}else if($f.test(p)){let $=p.replace(",",".");y=E=>+`${$}e${E}`}else return c;if(m&&(r!=="chance"&&r!=="s\
hare"||b&&(m==="%"||r==="share")))return c;let k=m&&r==="share"?-2:b&&r==="chance"?2:0,v=h==="-"?-1:1,M=v*y(k)||0;if(M<n||
M>s||o&&!Number.isInteger(M))return l(`${po(e)}, not ${a}.`);if(r==="chance"&&M>0&&M<1&&!b&&!m){let $=Hl(y(2)),E=Hl(M);return l(
`Did you mean ${$} out of 100? Type ${$}, or ${E}% for ${E} out of 100.`,$)}return{value:M,share:v*y(k-2)||0,words:"",meant:""}}var Jt=(t,{unit:e})=>String(Number(t.toFixed(e==="chance"?1:2)));function Bl(t,e){let{value:n}=ae(t,e),s=Number(t.trim().
replace(",",".").replace("−","-"));return n==null||n===s?"":Jt(n,e)}var Dl=(t,e,n)=>t!=null&&ae(t,n).value===(e??null)?
t:e==null?"":Jt(e,n);function At(t,e){let{words:n,meant:s}=ae(t,e);return s?`Did you mean ${s} out of 100?`:n}var fo=({measure:t,
span:e})=>t==="chance"?ve:{low:e[0],high:e[1],unit:t},vn=({cases:t,event:e})=>["out of 100",t||"times",e].filter(Boolean).
join(" "),_s=(t,e)=>t.trim()?At(t,fo(e)):"Move the slider, or type a number.";var go=800;function Il(t,e,n,s=!0){let r=d("div.numnote",{id:Z("note"),role:"status"}),o=0,i="",a=c=>{let u=t.value,{words:h,
meant:p}=u.trim()?ae(u,e):{words:"",meant:""},m=p?At(u,e):c&&s?h:"";V(t,"aria-invalid",m?"true":""),V(t,"aria-describedb\
y",m?r.id:"");let f=m&&`${m} ${p&&u}`;if(f===i)return;i=f;let b=(g,w,y)=>d("button.btn",{"data-k":y,onclick:()=>n(w)},g);
r.replaceChildren(...m?[d("p.refusal",m)]:[],...p?[d("div.row",b("Yes",p,"meant.yes"),b("No",`${u.trim()}%`,"meant.no"))]:
[])},l=()=>{clearTimeout(o),a(!0)};return t.addEventListener("input",()=>{clearTimeout(o),o=window.setTimeout(l,go),a(!1)}),
t.addEventListener("change",l),{node:r,complain:l}}var Lf=2e3,Wl=Symbol.for("uncle_widgets.drawn");function $n(t){try{return JSON.parse(t)}catch{return null}}function Fl(t,e){
if(!pe())return()=>{};let n=globalThis,s=performance.now()+(!n[Wl]&&Ye()?Lf:0);n[Wl]=!0;let r="",o=0,i=zt(e,()=>t.get("k\
ept")),a=u=>{let h=$n(u),p=()=>t.send({kind:"restore",kept:h});h&&(o=window.setTimeout(p,Math.max(0,s-performance.now())))},
l=()=>{if(!t.get("kept"))return;let u=Object.keys(t.get("keeping")).length>0;r!==t.get("kept")?(r=t.get("kept"),u||i.look(
a)):u&&i.keep(JSON.stringify(t.get("keeping")))},c="change:kept change:keeping";return t.on(c,l),l(),()=>{clearTimeout(o),
i.stop(),t.off(c,l)}}var bo={broad:{w:600,h:480,r:106,middle:[150,142],card:72,right:344,row:318,mark:28,edge:2},slim:{w:362,h:306,r:56,middle:[
78,90],card:50,right:186,row:196,mark:24,edge:0}};function ql({zones:t,lit:e={},gain:n},s){let r=s>=500?bo.broad:bo.slim,
o=[],i=[],a=(p,m,f,b,g)=>o.push({kind:p,key:`${p}:${m}`,x:f,y:b,...g}),l=(p,m,f,b,g=!1,w=!0)=>m&&a("text",p,f,b,{lines:[
m],size:r===bo.broad?15:14,bold:g,quiet:w,anchor:"start"}),c=(p,m,f,b,g,w)=>{let y=r.card,k=Math.min(g,(b-y)/Math.max(p.
length-1,1)),v=k<26?2:1;return p.forEach((M,$)=>{let E=M.key in e&&w==="seat"?r.card*.1:0,L=$===p.length-1;o.push({kind:"\
card",key:M.key,x:m+$*k,y:f-E,w:y,face:M.face??null,label:M.label,origin:M.origin??"",role:w,dealt:w==="seat"&&!!M.face,
seen:L?y:Math.min(y,k),plays:!1,off:"",under:!1,move:"",picks:[]}),M.key in e&&i.push({kind:"lit",key:`lit:${M.key}`,x:m+
$*k,y:f-E,w:y,h:y*1.4,tab:"",role:w}),M.above&&(p.length-1-$)%v===0&&a("text",`${M.key}.above`,m+$*k+4,f+y*1.4+20,{lines:[
M.above],size:15,bold:L,quiet:!L,anchor:"start",tone:M.key in e?"lit":""})}),y+(p.length-1)*k},[u,h]=r.middle;for(let p of t){
if(p.kind==="ring"&&a("ring",p.id,u,h,{ring:{...p,marks:[]},r:r.r}),p.kind==="fan"&&(l(p.id,p.label,r.edge,r.row-12),c(p.
cards,r.edge,r.row,r.right-r.edge-18,r.card*.7,"fan")),p.kind!=="seat")continue;if(p.me){l(p.id,p.name,r.right,r.row-12),
c(p.cards,r.right,r.row,r.w-r.right-4,r.card*1.1,"hand");continue}let m=r.mark+26;a("mark",p.id,r.right,4,{seat:p.seat,size:r.
mark,active:!0}),l(p.id,[p.name,p.note].filter(Boolean).join(", "),r.right+r.mark+12,4+r.mark*.7,!0,!1);let f=c(p.cards,
r.right,m,r.w-r.right-4,r.card*1.1,"seat"),b=r.card*1.4;if(!n&&!p.cards.some(g=>g.face)&&i.push({kind:"lit",key:`lit:${p.
id}`,x:r.right-4,y:m-4,w:f+8,h:b+8,tab:""}),n?.count){let g={w:r.card*.42,t:9,g:2,pitch:r.card*.5};for(let w=0;w<n.count;w++)
a("chips",`${p.id}.${w}`,r.right+w*g.pitch,m+b+32,{count:1,...g});l(`${p.id}.gain`,`${n.count} ${n.label} for ${p.name}`,
r.right+n.count*g.pitch+8,m+b+32,!0,!1)}}return{w:r.w,h:r.h,things:[...o,...i],middle:{x:u,y:h,r:r.r},call:0}}var jl=t=>t>
0&&t<1?encodeURIComponent(`${t}%`):String(t);var Af=t=>{let{at:e=0,guess:n=-1,turned:s=!1}=$n(t??"")??{};return{at:Number(e)||0,guess:Number(n),turned:!!s}};function Of(t,e){
let s=t.filter(([,o])=>o===1).concat(t.filter(([,o])=>o>1),t.filter(([,o])=>!o)).flatMap(([o,i])=>Array.from({length:o},
()=>i)),r=o=>({cx:10+o%10*20,cy:10+Math.floor(o/10)*20});return x("svg.hundred",{viewBox:"0 0 200 200","aria-hidden":"tr\
ue"},s.map((o,i)=>i+1===e?null:o?o>1?[x("circle.twice",{...r(i),r:7}),x("circle.yes",{...r(i),r:4.2})]:x("circle.yes",{...r(
i),r:7.7}):x("circle.no",{...r(i),r:7})),e>0&&x("path.said",{d:`M${r(e-1).cx-8} ${r(e-1).cy-6}h16l-8 14z`}))}function Vl(t,e,n){
let s=t.get("teaser"),r=Z("hero"),o=d("h1",{id:r},t.get("title"));if(!s.moments)return d("section.stage.hero.bare",{"ari\
a-labelledby":r},d("div.lead",o,d("p.sub","Watch a game. Guess the odds. See why.")));let i=0,a=-1,l=!1,c=()=>s.moments[i],
u=new Yt({press:()=>{},pace:()=>1}),h=d("div.uw-table.hero-table",u.root),p=d("p.sr"),m=N=>{let{label:G,...fe}=l?c().after:
c().before,Te=parseFloat(getComputedStyle(h).fontSize)/16||1;u.paint(ql(fe,(h.clientWidth||600)/Te),{label:"The table",move:N}),
p.textContent=G},f=new ResizeObserver(()=>requestAnimationFrame(()=>m(!1)));f.observe(h),n.push(()=>f.disconnect());let b=d(
"output.said"),g=d("input.rng",{type:"range",min:0,max:100,step:1,"data-k":"guess","aria-label":"Your guess, out of 100",
oninput:()=>L(Number(g.value))}),w=d("input.num",{inputmode:"decimal",maxlength:80,"data-k":"typed",autocomplete:"off","\
aria-label":"Or type a number out of 100",oninput:()=>{let{value:N}=ae(w.value,ve);if(N!=null)return L(N,!0);T(),$()},onkeydown:N=>{
N.key==="Enter"&&O()}}),y=Il(w,ve,N=>{w.value=N,w.dispatchEvent(new Event("input")),g.focus({preventScroll:!0})});g.addEventListener(
"keydown",N=>{N.key==="Enter"&&O()}),g.addEventListener("pointerup",()=>L(Number(g.value)));let k=d("button.btn.call",{"\
data-k":"reveal",onclick:()=>O()},""),v=d("div.ask"),M=zt(v,()=>"gallery"),$=()=>M.keep(JSON.stringify({at:i,guess:a,turned:l}));
n.push(M.stop);let E=d("p.sr",{role:"status"}),L=(N,G=!1)=>{a=N,$();let fe=Jt(N,ve);g.value=String(N),g.classList.remove(
"empty"),g.style.setProperty("--p",`${N}%`),g.setAttribute("aria-valuetext",`${fe} out of 100`),G||(w.value=String(N),y.
complain()),k.removeAttribute("aria-disabled"),b.replaceChildren(Et(fe,44),d("span.sr",`${fe} `),d("b","out of 100",d("b\
r"),"is your guess"))},T=()=>{a=-1,g.value="50",g.style.setProperty("--p","0%"),g.classList.add("empty"),g.setAttribute(
"aria-valuetext","no guess yet"),k.setAttribute("aria-disabled","true"),b.replaceChildren(d("b","Move the slider",d("br"),
"or type a number."))},_=()=>{T(),l=!1,w.value="",y.complain(),k.textContent=c().reveal,v.replaceChildren(d("h2",`${c().
line} `,d("span.how-many",c().ask)),d("div.row.number",b,d("label.typed",d("span",{"aria-hidden":"true"},"Your guess"),w)),
y.node,g,d("div.ends",{"aria-hidden":"true"},d("span","never"),d("span","always")),d("div.row.start",k)),m(!1)},O=(N=!1)=>{
if(a<0||l)return y.complain();l=!0,$();let{hundred:G,cases:fe,event:Te,dots:Mt,came:Gn,exact:_t,link:Ue}=c(),Tr={game:s.
game,page:s.page,link:Ue.replace(/:$/,` guess=${jl(a)}:`)},Kn=e({class:"btn call","data-k":"why"},Tr,`Why ${G}?`);v.replaceChildren(
d("div.answer",Of(Mt,a),d("div.told",d("p.number",Et(String(G),60),d("span.sr",`About ${G} `),d("b","out of 100 ",d("spa\
n",`${fe} ${Te}`))),d("p.mute",x("svg.mark",{viewBox:"0 0 16 14","aria-hidden":"true"},x("path.said",{d:"M0 0h16l-8 14z"})),
` You guessed ${Jt(a,ve)}. The exact chance is ${_t}.`),d("p",d("b","This time: "),Gn))),d("div.row.start",Kn,s.moments.
length>1&&d("button.btn.quiet",{"data-k":"next",onclick:()=>{i=(i+1)%s.moments.length,_(),$(),g.focus({preventScroll:!0})}},
"Next question"))),m(!N),!N&&(E.textContent=`About ${G} ${vn({cases:fe,event:Te})}. You guessed ${Jt(a,ve)}. This time: ${Gn}`,
Kn.focus({preventScroll:!0}))},[H,C,W]=s.goal,J=d("section.stage.hero",{"aria-labelledby":r},d("div.lead",o,d("p.sub",H,
d("b",C),W)),d("div.picture-of",h,p),v,E);re(J,s.palette);let q=Af(M.again());return i=q.at in s.moments?q.at:0,_(),q.guess>=
0&&q.guess<=100&&L(q.guess),q.turned&&O(!0),J}var wo="uncle_widgets.aim.";var yo=new Map;function Qe(t){try{return localStorage.getItem(t)??yo.get(t)??""}catch{return yo.get(t)??""}}function rt(t,e){
yo.set(t,e);try{localStorage.setItem(t,e)}catch{}}var Ss=t=>Number(Qe(wo+t))>=3,ko=new Set,xo=new Set;function Gl(t){return xo.
add(t),()=>xo.delete(t)}function Kl(){for(let t of xo)t()}function Ot(t,e=!1){!t||Ss(t)||rt(wo+t,String(e?3:Number(Qe(wo+
t))+1))}function Zl(t){Ot(t,!0);for(let e of ko)e(t)}function vo(t){let e=()=>t();return ko.add(e),()=>ko.delete(e)}var $o="uncle_widgets.lesson.",Yl=(t,e,n)=>d("section.sheet.lessons",{"aria-label":"Lessons"},d("h1",t.title),d("p.mute",
t.long),e.filter(({lessons:s})=>s.length>0).map(s=>{let r=d("article.shelf",d("h2",d("i.patch",{"aria-hidden":"true"}),s.
title),d("ol",s.lessons.map(({number:o,name:i,about:a,link:l})=>{let c=!!Qe(`${$o}${s.id} ${o}`);return d("li",n({class:c?
"done":"","data-k":`lesson.${s.id}.${o}`},{game:s.id,page:s.page,link:l},[d("span.nr",{"aria-hidden":"true"},String(o)),
d("span",i,c&&d("span.sr",", finished")),d("small",a)]))})));return re(r,s.palette),r}));var Pf={csv:"text/csv",json:"application/json",html:"text/html",ipynb:"application/x-ipynb+json"};function De(t){if(t.kind!==
"file")return;let e=Pf[t.name.split(".").pop()??""]??"text/plain",n=URL.createObjectURL(new Blob([t.text],{type:e}));d("\
a",{href:n,download:t.name}).click(),URL.revokeObjectURL(n)}var Xl="uncle_widgets.theme",Ql="uncle_widgets.inks",ec="uncle_widgets.covers",Xt=[["auto","Auto"],["light","Light"],["d\
ark","Dark"]],_o=[["two","Two colours"],["four","Four"]],So=[["hidden","Hidden"],["press","When pressed"],["shown","Show\
n"]],zl=t=>Xt.find(([e])=>e===t)?.[0];function Uf(){let t=pe()?zl(new URLSearchParams(location.search).get("theme")):void 0;
try{return t??zl(localStorage.getItem(Xl))??"auto"}catch{return t??"auto"}}function Jl(t,e,n){try{let s=localStorage.getItem(
t);return e.find(([r])=>r===s)?.[0]??n}catch{return n}}function et(){let t=globalThis,e=Symbol.for("uncle_widgets.theme");
if(!t[e]){let n=matchMedia("(prefers-color-scheme: dark)");t[e]={choice:Uf(),inks:Jl(Ql,_o,"two"),covers:Jl(ec,So,"press"),
roots:new Set,heard:new Set,system:n},n.addEventListener("change",Mn),Mn()}return t[e]}function Mo(t,e){t.classList.toggle(
"four-inks",et().inks==="four");for(let n of[t,t.closest(".uw-page")??t.closest(".uw-room")])n instanceof HTMLElement&&(e===
"auto"?delete n.dataset.theme:n.dataset.theme=e)}function Mn(){let{choice:t,roots:e,heard:n,system:s}=et();for(let r of e)
Mo(r,t);if(pe()){let r=t==="auto"?s.matches?"dark":"light":t;document.documentElement.dataset.theme=r,document.body.dataset.
jpThemeLight=String(r==="light")}for(let r of n)r()}var le=()=>et().choice;function _n(t){et().choice=t,To(Xl,t),Mn()}var tc=()=>et().
inks;function nc(t){et().inks=t,To(Ql,t),Mn()}var Ts=()=>et().covers;function sc(t){et().covers=t,To(ec,t),Mn()}function To(t,e){
try{localStorage.setItem(t,e)}catch{}}function Fe(t){let{heard:e}=et();return e.add(t),()=>{e.delete(t)}}var Qt=t=>e=>{let n=t(
e),s=e.el.querySelector(".uw");if(!(s instanceof HTMLElement))return n;let{roots:r}=et();r.add(s),Mo(s,le());let o=new ResizeObserver(
()=>{Mo(s,le()),o.disconnect()});return o.observe(s),()=>{o.disconnect(),r.delete(s),n?.()}};var Eo={predict:"Notebook, no coding",count:"Notebook with Python"},Lo=t=>t.split(/(\*\*.+?\*\*|\*.+?\*)/).map(e=>{let[,
n,s]=e.match(/^(\*+)(.+?)\*+$/)??[];return s?d(n.length>1?"b":"em",{},s):e});function Rf(t){let[e,...n]=t.split("exit **"),
[s="",...r]=n.join("exit **").split("**"),o=[...e.split(" · ").filter(Boolean),s];return s?{row:o.map((a,l)=>{let c=l===
o.length-1?" (exit)":a.startsWith("x")?" (trap)":"";return[`${l+1}${c}`,a.replace(/^x/,"")]}),rest:r.join("**").replace(
/^[.;, ]+/,"")}:{row:[],rest:t}}function Hf(t,e){let{row:n,rest:s}=Rf(e);if(n.length===0)return d("p",d("b",`${t} `),Lo(
e));let r=(i,a,l)=>d("tr",d("th",{scope:"row"},i),n.map(c=>d(a,{scope:a==="th"?"col":null},c[l]))),o=d("table",r("Positi\
on","th",0),r("Answer","td",1));return d("div.key",d("p",d("b",t)),d("div.wide",{tabindex:0,role:"group","aria-label":t},
o),s&&d("p",Lo(s)))}function rc(t,e){let n=t.get("shelves"),s=(c,{which:u,about:h,page:p})=>{let m=d("a.btn",{"data-k":`\
open.${c.id}.${u}`},"Open"),f=()=>m.setAttribute("href",ke(p,"",le()));return f(),e.push(Fe(f)),m.setAttribute("aria-lab\
el",`Open: ${Eo[u]}, ${c.title}`),d("li",d("span",d("b",Eo[u]),d("small",h)),d("span.ways",pe()&&p&&m,d("button.btn",{"d\
ata-k":`notebook.${c.id}.${u}`,"aria-label":`Download: ${Eo[u]}, ${c.title}`,onclick:()=>t.send({kind:"notebook",game:c.
id,which:u})},"Download")))},r=(c,u,h)=>{let p=d("a.btn",{"data-k":`class.${c.id}.${u}`,"aria-label":`Start a class: ${h}`}),
m=()=>p.setAttribute("href",ke(c.classroom,`class/2 ${c.id} lesson=${u}:`,le()));return m(),e.push(Fe(m)),p.textContent=
"Start a class",p},o=(c,{number:u,name:h,about:p})=>{let m=d("div.teachers-page",{"data-page":`${c.id} ${u}`}),f=(b,g)=>d(
"button.btn",{"data-k":`${b}.${c.id}.${u}`,"aria-label":`${g}: ${h}`,onclick:()=>t.send({kind:b,game:c.id,lesson:u})},g);
return d("li",d("details",{ontoggle:b=>{b.target.open&&!m.childElementCount&&t.send({kind:"page",game:c.id,lesson:u})}},
d("summary",{"data-k":`page.${c.id}.${u}`},d("span.nr",{"aria-hidden":"true"},String(u)),d("span",h,d("small",p))),m),d(
"span.ways",f("sheet","Worksheet"),f("quiz","Quiz"),c.classroom&&r(c,u,h)))},i=c=>{let u={"data-k":`cover.${c.id}`,"aria\
-label":`Cover lesson: ${c.title}`};return c.cover?d("a.btn",{...u,href:c.cover},"Cover lesson"):d("button.btn",{...u,onclick:()=>t.
send({kind:"cover",game:c.id})},"Cover lesson")},a=d("section.sheet.teach",{"aria-label":"Teach"},d("h1","Teach"),d("p.m\
ute","Each lesson has a worksheet to print, a quiz for Moodle and a teacher's page. ","The notebooks take 45 minutes and\
 mark themselves."),n.map(c=>{let u=d("article.shelf",d("h2",d("i.patch",{"aria-hidden":"true"}),c.title),d("div",c.notebooks.
length>0&&d("ul.books",c.notebooks.map(h=>s(c,h))),d("details.answers",d("summary",{"data-k":`answers.${c.id}`},"For tea\
chers: lessons with answers"),d("p.cover","Need a lesson for a substitute? ",i(c)),d("ol.books",c.lessons.map(h=>o(c,h))))));
return re(u,c.palette),u})),l=c=>{if(De(c),c.kind!=="page")return;a.querySelector(`[data-page="${CSS.escape(`${c.game} ${c.
lesson}`)}"]`)?.replaceChildren(d("p.mute",c.note.replaceAll("`","")),...c.parts.map(([h,p,m])=>{let f=`${h}${p?` (${p})`:
""}`;return h==="Key"?Hf(f,m):d("p",d("b",`${f} `),Lo(m))}))};return t.on("msg:custom",l),e.push(()=>t.off("msg:custom",
l)),a}var Nf=t=>d("img",{alt:"",src:`data:image/svg+xml,${encodeURIComponent(t)}`}),Cf=()=>x("svg.logo",{viewBox:"0 0 36 36","\
aria-hidden":"true"},[0,8.25,16.5,24.75,33].map(t=>x("path",{d:`M0 ${t}h36v3H0z`,fill:"currentColor"})),B(18,18,12.5,{fill:"\
var(--paper)"}),[-8,-2.6,2.8,8.2].map(t=>{let e=Math.sqrt(121-(Math.abs(t)+1)**2);return x("path",{d:`M${17+t} ${18-e}h2\
.8v${2*e}h-2.8z`,fill:"currentColor"})}));function oc({model:t,el:e}){let n=d("div.uw.uw-gallery");e.append(n);let s=[()=>{}],
r=(k,v,M)=>{if(!pe()||!v.page)return d("button",{...k,onclick:()=>t.send({kind:"open",game:v.game,link:v.link})},M);let $=d(
"a",{...k,href:ke(v.page,v.link,le())},M);return s.push(Fe(()=>$.setAttribute("href",ke(v.page,v.link,le())))),$},o=d("d\
iv.themes"),i=()=>{let k=o.contains(ne(o));o.replaceChildren(be({label:"Theme",choices:Xt,value:le(),pick:_n,k:"theme"})),
k&&o.querySelector("[aria-pressed=true]").focus()};s.push(Fe(i)),i();let a=(...k)=>d("div.part",{role:"tabpanel",tabindex:-1},
k),l=t.get("lessons"),c=a(),u=l.title&&a(Yl(l,t.get("games"),r)),h=a(rc(t,s)),p=u?[c,u,h]:[c,h],m=u?["Games","Lessons","\
Teach"]:["Games","Teach"],f=d("div.tabs",{role:"tablist","aria-label":"Pages"},p.map((k,v)=>{let M=Z("part");return k.setAttribute(
"aria-labelledby",M),d("button",{id:M,role:"tab","data-k":`part.${v}`,onclick:()=>b(v),onkeydown:g},m[v])})),b=k=>{p.forEach(
(v,M)=>{v.hidden=M!==k;let $=f.children[M];$.setAttribute("aria-selected",String(M===k)),$.setAttribute("tabindex",M===k?
"0":"-1")})};function g(k){if(k.key!=="ArrowRight"&&k.key!=="ArrowLeft")return;k.preventDefault();let v=p.length,M=p.findIndex(
$=>!$.hidden);w((M+(k.key==="ArrowRight"?1:v-1))%v)}let w=k=>{b(k),f.children[k].focus()},y=(k,v,M,$)=>d("button",{class:$,
"data-k":`to.${v}`,onclick:()=>{w(p.indexOf(k)),scrollTo(0,0)}},d("b",v),d("span.about",M),d("span.go",{"aria-hidden":"t\
rue"},"→"));return b(0),n.append(d("header.house",Cf(),d("b","Uncle Widgets"),f,o),...p),c.append(Vl(t,r,s)),c.append(
d("div.doors",t.get("games").map(k=>{let v=d("article.door",d("div.picture",Nf(k.art)),d("div.sheet",d("h2",k.title),d("\
p.mute",k.tagline),k.learn.length>0&&d("div.learn",d("h3","You will learn"),d("ul",k.learn.map(([M,$,E],L)=>d("li",r({class:"",
"data-k":`learn.${k.id}.${L}`},{game:k.id,page:k.page,link:E},[d("span",M),d("small",$)]))))),d("div.row",d("div.ways",r(
{class:"btn solid","data-k":`watch.${k.id}`,"aria-label":`Watch ${k.title}`},{game:k.id,page:k.page,link:""},"Watch"),r(
{class:"btn","data-k":`play.${k.id}`,"aria-label":`Play ${k.title}`},{game:k.id,page:k.page,link:k.play},"Play"),k.lessons.
length>0&&r({class:"btn","data-k":`lessons.${k.id}`,"aria-label":`${k.title} lessons`},{game:k.id,page:k.page,link:k.lessons[0].
link},"Lessons")),d("span.mute.small",k.players))));return re(v,k.palette),v}),d("div.ways-on",u&&y(u,"Lessons",l.short,
"solid"),y(h,"Teach","Ready-made lessons, live class votes, printable worksheets.","")))),n.append(d("div.small-print",d(
"p","Open source. It works in notebooks, on web pages and on phones.",t.get("docs")&&[" ",d("a",{href:t.get("docs")},"Do\
cumentation")]),d("p","The rules are in our own words, and the pictures are our own. Game names are trademarks of their \
owners."))),()=>{for(let k of s)k()}}var ic=Symbol.for("uncle_widgets.presses");function Ao(t){let e=t.composedPath()[0],n=e instanceof Element?e.closest("bu\
tton"):null;return n?.closest(".uw")?n:null}var ac=({dataset:t,textContent:e})=>t.k??t.act??t.clause??e;function lc(){let t=globalThis;
if(t[ic])return;t[ic]=!0;let e=null,n=null,s=o=>{let i=e,a=Ao(o);e=n=null,!(!i||i.isConnected||!a||ac(a)!==ac(i))&&setTimeout(
()=>{n instanceof Node&&a.contains(n)||a.click()})},r=[["pointerdown",o=>e=o.button||o.pointerType==="touch"?null:Ao(o)],
["pointerup",s],["pointercancel",()=>e=null],["keydown",o=>o.repeat||(e=o.key===" "?Ao(o):null)],["keyup",o=>o.key===" "&&
s(o)],["click",o=>n=o.composedPath()[0]]];for(let[o,i]of r)window.addEventListener(o,i,{capture:!0})}var Bf=".uw, .uw-page, .uw-room",Df="data-lm-suppress-shortcuts",cc=Symbol.for("uncle_widgets.keys"),If=/^(enter|backspace|delete|home|end|arrow\w+|[amyz])$/i,
uc=t=>(t.ctrlKey||t.metaKey)&&!If.test(t.key),hc=t=>t.composedPath().filter(e=>e instanceof HTMLElement&&e.matches(Bf)).
at(-1);function Oo(){let t=globalThis;if(t[cc])return;t[cc]=!0,lc();let e=new WeakSet,n=s=>{uc(s)||s.stopPropagation()};
window.addEventListener("keydown",s=>{let r=hc(s),o=s.composedPath()[0];!(r instanceof HTMLElement)||!(o instanceof Element)||
(o.toggleAttribute(Df,!uc(s)),!e.has(r)&&(e.add(r),r.addEventListener("keydown",n)))},{capture:!0}),window.addEventListener(
"pointerdown",s=>{let r=hc(s);r instanceof HTMLElement&&!r.hasAttribute("tabindex")&&(r.tabIndex=-1)},{capture:!0})}var he=class{constructor(e){this.values=e,this.heard=new Map,this.saying=n=>{}}get(e){return this.values[e]}set(e,n){this.
put({[e]:n})}put(e){let n=Object.keys(e).filter(s=>Pe(this.values[s],e[s]));for(let s of n)this.values[s]=e[s];for(let s of n)
this.tell(`change:${s}`,e[s])}save_changes(){}send(e){this.saying(e)}on(e,n){for(let s of e.split(" "))this.heard.has(s)||
this.heard.set(s,new Set),this.heard.get(s)?.add(n)}off(e,n){for(let s of e.split(" "))this.heard.get(s)?.delete(n)}tell(e,n){
for(let s of[...this.heard.get(e)??[]])s(n)}},Pe=(t,e)=>t!==e&&JSON.stringify(t)!==JSON.stringify(e);var Y,pc,Wf,yt,Po,Us,fc,Ls,gc,Ro,Uo,Ff,Sn=Symbol.for("pv"),Rs={},Hs=[],qf=/^m(i|n|o|s|text|space)$/,Ho=Array.isArray,bc=Hs.
slice,Ut=Object.assign;function Pt(t){t&&t.parentNode&&t.remove()}function As(t,e,n,s,r){var o={type:t,props:e,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Sn,__v:r||
++pc,__i:-1,__u:0};return!r&&Y.vnode&&Y.vnode(o),o}function ot(t){return t.children}function Os(t,e){this.props=t,this.context=e,this.__g=0}function kt(t,e){if(e==null)return t.
__&&kt(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||
t.props.__P?null:kt(t)}function jf(t){var e,n=t.__v,s=n.__e,r=[],o=[],i=t.__P;i&&((e=Ut({constructor:Sn},n)).__v=n.__v+1,
Y.vnode&&Y.vnode(e),No(i,e,n,t.__n,i.namespaceURI,32&n.__u?[s]:null,r,s||kt(n),32&n.__u,o),e.__v=n.__v,e.__.__k[e.__i]=e,
$c(r,e,o),n.__=n.__e=null,e.__e!=s&&wc(e))}function wc(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(
function(e){return e&&(t.__e=e.__e)}),wc(t)}function dc(t){(8&t.__g||(t.__g|=8,yt.push(t),Us++))&&Po==Y.debounceRendering||
((Po=Y.debounceRendering)||queueMicrotask)(yc)}function yc(){try{for(var t,e=1;yt.length;)yt.length>e&&yt.sort(fc),t=yt.
shift(),e=yt.length,8&t.__g&&jf(t)}finally{(Us=yt.length)&&(Po||queueMicrotask)(yc)}}function kc(t,e,n,s,r,o,i,a,l,c,u){
var h,p,m,f,b,g,w=s.__k||Hs,y=e.length;for(l=Vf(n,e,w,l,y),h=0;h<y;h++)(m=n.__k[h])!=null&&(p=~m.__i&&w[m.__i]||Rs,m.__i=
h,g=No(t,m,p,r,o,i,a,l,c,u),f=m.__e,(p.ref!=m.ref||8&p.__u)&&(p.ref&&Co(p.ref,null,m,p),m.ref&&u.push(m.ref,m.__c||f,m)),
b=b||f,4&m.__u?(l=xc(m,l,t,!p.__v),p.__e&&(p.__e=null)):typeof m.type=="function"&&g!==void 0?l=g:f&&(l=f.nextSibling),m.
__u&=-21);return n.__e=b,l}function Vf(t,e,n,s,r){var o,i,a,l,c,u,h,p,m,f=n.length,b=f,g=0,w=0,y=t.__k=Array(r);for(o=0;o<
r;o++)(i=e[o])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=y[o]=As(null,
i):Ho(i)?i=y[o]=As(ot,{children:i}):i.constructor===Sn&&i.__b?i=y[o]=As(i.type,i.props,i.key,i.ref,i.__v):y[o]=i,l=o+g,i.
__=t,i.__b=t.__b+1,a=null,~(c=i.__i=Gf(i,n,l,b))&&(b--,(a=n[c])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,c==l-1?g--:c==l+1?g++:c!=
l&&(c>l?g--:g++,w=1)):(~c||(r>f?g--:r<f&&g++),typeof i.type!="function"&&(i.__u|=4))):y[o]=null;if(w){for(u=[],h=[],o=0;o<
r;o++)if((i=y[o])&&16&i.__u){for(g=0,p=u.length;g<p;)u[m=g+p>>1]<i.__i?g=m+1:p=m;u[g]=i.__i,h[o]=g+1}for(g=u.length;o--;)
h[o]&&(h[o]==g?g--:y[o].__u|=4)}if(b)for(o=0;o<f;o++)!(a=n[o])||2&a.__u||(a.__e==s&&(s=kt(a)),Bo(a,a));return s}function xc(t,e,n,s){
var r,o,i,a;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(o=0;o<r.length;o++)r[o]&&(r[o].__=t,e=xc(
r[o],e,n,!1));return e}for(e&&!e.parentNode&&(e=kt(t))&&!e.parentNode&&(e=null),i=t.__e,a=e;a&&a.nodeType==8;)a=a.nextSibling;
for(i!=a&&(!s&&n.moveBefore&&i.parentNode?n.moveBefore(i,e):n.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==
8&&!e.data.startsWith("$s"););return e}function Gf(t,e,n,s){var r,o=t.key,i=t.type,a=e[n],l=a&&!(2&a.__u);if(a===null&&o==null||l&&o==a.key&&i==a.type)return n;
if(s>(l?1:0)){for(r=n-1;r>=0;r--)if((a=e[r])&&!(2&a.__u)&&o==a.key&&i==a.type)return r;for(r=n+1;r<e.length;r++)if((a=e[r])&&
!(2&a.__u)&&o==a.key&&i==a.type)return r}return-1}function mc(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}
function Es(t,e,n,s,r){var o,i;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof s=="string"&&(t.style.
cssText=s=""),s)for(e in s)n&&e in n||mc(t.style,e);if(n)for(e in n)s&&n[e]==s[e]||mc(t.style,e,n[e])}else if(e[0]=="o"&&
e[1]=="n")typeof n!="function"&&(n=null),typeof s!="function"&&(s=null),(t.__e||(t.__e={}))[e]=n,n&&s||(i=Uo[e]||(Uo[e]=
Kf(e)),(t.__a||(t.__a={}))[e]=Ro,o=e!=(e=e.replace(gc,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(
e,i,o):t.removeEventListener(e,i,o));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="c\
olSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===
!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function Kf(t){return function(e){var n=this.
__e;if(n){if(n=n[t],e[Ls]==null)e[Ls]=Ro++;else if(e[Ls]<this.__a[t])return;return n(Y.event?Y.event(e):e)}}}function No(t,e,n,s,r,o,i,a,l,c){
var u,h,p,m,f,b,g,w,y,k,v,M,$,E,L,T,_,O,H=e.type;if(e.constructor!==Sn)return null;128&n.__u&&(l=32&n.__u,u=n.__c.__z)&&
(e.__u|=l,h=o=[],u.nodeType==8?a=Ps(u,o):o.push(u),a=o[0]||a),(u=Y.__b)&&u(e);e:if(typeof H=="function"){p=i.length;try{
if(w=e.props,y=(u=H.prototype)&&u.render,k=(u=H.contextType)&&s[u.__c],v=u?k?k.props.value:u.__:s,(m=n.__c)?(e.__c=m,2&m.
__g&&(m.__g|=1)):(y?e.__c=m=new H(w,v):(e.__c=m=new Os(w,v),m.constructor=H,m.render=Yf),k&&k.sub(m),m.state||(m.state={}),
m.__n=s,m.__g|=8,m.__h=[],m.__k=[]),y&&(m.__s||(m.__s=m.state),H.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=Ut({},
m.__s)),Ut(m.__s,H.getDerivedStateFromProps(w,m.__s)))),f=m.props,b=m.state,m.__v=e,n.__c){if(w!==f&&y&&!H.getDerivedStateFromProps&&
m.componentWillReceiveProps&&m.componentWillReceiveProps(w,v),e.__v==n.__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&
m.shouldComponentUpdate(w,m.__s,v)===!1){e.__v!=n.__v&&(m.props=w,m.state=m.__s,m.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.
some(function(C){C&&(C.__=e)}),Hs.push.apply(m.__h,m.__k),m.__k=[],m.__h.length&&i.push(m),a=kt(n);break e}m.componentWillUpdate&&
m.componentWillUpdate(w,m.__s,v),y&&m.componentDidUpdate&&m.__h.push(function(){m.componentDidUpdate(f,b,g)})}else y&&!H.
getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),y&&m.componentDidMount&&m.__h.push(m.componentDidMount);
m.context=v,m.props=w,m.__P=t,m.__g&=-5,M=Y.__r,$=y?25:0;do m.__g&=-9,M&&M(e),u=m.render(m.props,m.state=m.__s,m.context);while(8&
m.__g&&++$<25);y&&(Hs.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(s=Ut({},s,m.getChildContext())),
y&&n.__c&&m.getSnapshotBeforeUpdate&&(g=m.getSnapshotBeforeUpdate(f,b)),E=u&&u.type===ot&&u.key==null?u.props.children:u,
w.__P&&(u=a,r=(t=w.__P).namespaceURI,l=o=null,n.props&&n.props.__P!=t&&(n.__k.some(function(C){C&&Bo(C,C)}),n.__k=null),
a=n.__k?kt(n,0):null),a=kc(t,Ho(E)?E:[E],e,n,s,r,o,i,a,l,c),w.__P&&(e.__e=null,a=u),e.__u&=-161,h&&h.some(Pt),m.__h.length&&
i.push(m),1&m.__g&&(m.__g&=-4)}catch(C){if(i.length=p,e.__v=null,l||o)if(C&&C.then){if(e.__u|=128|l,o){for(~(_=o.indexOf(
a||void 0))||(_=o.length);(O=o[_-1])&&O.nodeType==8;)_--;for(;_<o.length;_++)if(O=o[_])if(o[_]=null,L){if(O==T)break}else{
if(O.nodeType!=8)break;O.data.startsWith("$s")&&(T=Ps(L=O))}}if(!L){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;
L=a}(u=Ps(L=e.__c.__z||(e.__c.__z=L)))?(e.__e=L,a=u):e.__e=a,a=a&&a.nextSibling}else o&&o.some(Pt);else e.__e=n.__e;e.__k||
(e.__k=n.__k||[]),C&&C.then||vc(e),Y.__e(C,e,n)}}else a=e.__e=Zf(n.__e,e,n,s,r,o,i,l,c,t);return(u=Y.diffed)&&u(e),a}function Ps(t,e){
if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))
n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function vc(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.
some(vc))}function $c(t,e,n){for(var s=0;s<n.length;)Co(n[s++],n[s++],n[s++]);Y.__c&&Y.__c(e,t),t.some(function(r){try{t=
r.__h,r.__h=[],t.some(function(o){o.call(r)})}catch(o){Y.__e(o,r.__v)}})}function Zf(t,e,n,s,r,o,i,a,l,c){var u,h,p,m,f,
b,g,w,y=n.props||Rs,k=e.props,v=e.type;if(v=="svg"?r="http://www.w3.org/2000/svg":v=="math"?r="http://www.w3.org/1998/Ma\
th/MathML":r||(r="http://www.w3.org/1999/xhtml"),o){for(u=0;u<o.length;u++)if((f=o[u])&&(v?f.localName==v:f.nodeType==3)){
t=f,o[u]=null;break}}if(!t){if(w=c.ownerDocument||document,!v)return w.createTextNode(k);t=w.createElementNS(r,v,k.is?k:
c),a&&(Y.__m&&Y.__m(e,o),a=!1),o=null}if(v){if(c=v=="template"&&t.content||t,o=v=="textarea"&&k.defaultValue!=null?null:
o&&bc.call(c.childNodes),!a&&o)for(y={},u=0;u<t.attributes.length;u++)y[(f=t.attributes[u]).name]=f.value;for(u in y)f=y[u],
u=="dangerouslySetInnerHTML"?p=f:u=="children"||u in k||u=="value"&&"defaultValue"in k||u=="checked"&&"defaultChecked"in
k||Es(t,u,null,f,r);for(u in k)f=k[u],u=="children"?m=f:u=="dangerouslySetInnerHTML"?h=f:u=="value"?b=f:u=="checked"?g=f:
a&&typeof f!="function"||y[u]===f||Es(t,u,f,y[u],r);h?(a||p&&(h.__html==p.__html||h.__html==t.innerHTML)||(t.innerHTML=h.
__html),e.__k=[]):(p&&(t.textContent=""),(v=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&qf.test(v))&&(r="\
http://www.w3.org/1999/xhtml"),kc(c,Ho(m)?m:[m],e,n,s,r,o,i,o?o[0]:n.__k&&kt(n,0),a,l),o&&o.some(Pt)),a&&v!="textarea"||
(u="value",v=="progress"&&b==null?t.removeAttribute(u):b==null||b===t[u]&&(v!="progress"||b)||Es(t,u,b,y[u],r),u="checke\
d",g!=null&&g!=t[u]&&Es(t,u,g,y[u],r))}else y===k||a&&t.data==k||(t.data=k);return t}function Co(t,e,n,s){try{typeof t==
"function"?e?e.__x=t(e)||1:s&&(s=s.__c||s.__e)&&(e=s.__x)&&(s.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){
Y.__e(r,n)}}function Bo(t,e,n){var s,r,o,i;if(Y.unmount&&Y.unmount(t),!(s=t.ref)||s.current&&s.current!=t.__e||Co(s,null,
e,t),s=t.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(a){Y.__e(a,e)}s.__P=s.__n=null}if(s=t.__k)for(i=
0;i<s.length;i++)s[i]&&Bo(s[i],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(s=t.__c)&&(s=s.__z)&&(r=Ps(s,o=[]))&&(s==
t.__e&&o.some(Pt),Pt(r),Pt(s)),n||Pt(t.__e),t.__e=t.__c=t.__=null}function Yf(t,e,n){return this.constructor(t,n)}function it(t,e){
var n,s,r,o;Y.__&&Y.__(t,e),e.nodeType==9&&(e=e.documentElement),s=(n=t&&32&t.__u)?null:e.__k,e.__k=As(ot,{children:[t]}),
r=[],o=[],No(e,e.__k,s||Rs,Rs,e.namespaceURI,s?null:e.firstChild?bc.call(e.childNodes):null,r,s?s.__e:e.firstChild,n,o),
$c(r,e.__k,o),e.__k.props.children=null}Y={__e:function(t,e,n,s){for(var r,o,i;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(o=r.constructor)&&o.getDerivedStateFromError)&&
r.setState(o.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,s||{}),i=1),i&&8&r.__g)return void(r.
__g|=2)}catch(a){t=a}}throw Us=0,t}},pc=0,Wf=function(t){return t!=null&&t.constructor===Sn},Os.prototype.setState=function(t,e){
var n=this.__s;n&&n!=this.state||(n=this.__s=Ut({},this.state)),typeof t=="function"&&(t=t(Ut({},n),this.props)),t&&(Ut(
n,t),this.__v&&(e&&this.__k.push(e),dc(this)))},Os.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.
push(t),dc(this))},Os.prototype.render=ot,yt=[],Us=0,fc=function(t,e){return t.__v.__b-e.__v.__b},Ls=Symbol(),gc=/(PointerCapture)$|Capture$/i,
Ro=0,Uo={},Ff=0;var Do=150,Io=112,Mc=7,Ns=8,zf=50,Jf=16,qe=(t,e,n,s)=>({kind:t,key:"",x:e,y:n,...s}),Cs=(t,e,n,s={})=>qe("text",e,n,{lines:[
t],size:14,bold:!1,quiet:!1,anchor:"start",tone:"",...s}),_c=(t,e,n,s)=>qe("card",e,n,{w:s,face:t.face??null,label:t.label,
kin:t.kin,seen:s}),Wo=(t,e,n,s)=>qe("lit",t,e,{w:n,h:s,tab:"",role:""});function Xf({id:t,cards:e=[],columns:n=0},s,r){let o=n||
e.length,i=e.some(h=>h.above)?19:0,a=n||e.length<4?s+5:Math.max(s*.66,i+3),l=s*1.4+5,c=a*(o-1)+s,u=i+l*Math.ceil(e.length/
o)-5;return{w:c,h:u,put:(h,p)=>[...e.flatMap((f,b)=>{let g=h+a*(b%o),w=p+i+l*Math.floor(b/o),y=b===e.length-1;return[_c(
f,g,w,s),...f.above?[Cs(f.above,g,w-6,{bold:y,quiet:!y})]:[],...r.has(f.key)?[Wo(g,w,s,s*1.4)]:[]]}),...r.has(t??"")&&e.
length>1?[Wo(h,p+i,c,u-i)]:[]]}}function Qf(t,e,n){let s=t.top&&!t.top.face,r=s?Math.min(3,t.count-1):0,o=r*2.5;return{w:e+
o,h:e*1.4+o,put:(i,a)=>[qe("pile",i,a+o,{w:e,under:r,empty:!t.top}),...t.top?[_c(t.top,i,a+o,e)]:[],...n.has(t.id)?[Wo(i,
a+o,e,e*1.4)]:[]]}}function eg(t,e){let n=Math.min(21,Math.max(16,Math.round(e*.42))),s=n*.8,r=t.counters?.find(({value:f,
art:b})=>f||!b)??t.counters?.[0],o=r?.value?r.art:"",i=r?String(r.value):"",a=r&&!o?r.label:"",l=t.alert?t.alert:a,c=Math.
ceil((r?.value??0)/10),u=o==="chips"?66:0,h=n+5+I(i,s*1.1),p=h+(o==="agents"?8+23*(r?.value??0):0);return{w:Math.max(p,o===
"chips"?15*c-2:0,I(l,14)),h:u+n+(l?17:0),put:(f,b)=>[...o==="chips"?[qe("chips",f,b+u-4,{count:r?.value,w:13,t:4,g:2,pitch:15})]:
[],...o==="agents"?[qe("agents",f+h+8,b,{count:r?.value,full:r?.value,size:18})]:[],qe("mark",f,b+u,{seat:t.seat,size:n,
active:!!t.active||t.note==="wins"}),Cs(i,f+n+5,b+u+n*.76,{size:s,bold:!0}),...l?[Cs(l,f,b+u+n+14,{tone:t.alert?"lit":"",
bold:!!t.alert})]:[]]}}function tg({board:t,zone:e},n,s){let r=t,o={heat:{},clear:!1,acting:!1,spots:{},lit:Object.fromEntries(
[...s].map(l=>[l,""]))},i=n,a=n*r.height/r.width;return{w:i,h:a,put:(l,c)=>[qe("board",l,c,{board:r,zone:e,...o,w:i,h:a,
k:i/r.width})]}}function ng(t,e,n){let s=t.zone;switch(t.kind){case"cards":return Xf(t,e,n);case"stack":return Qf(s,e,n);case"\
seat":return eg(s,e);case"tokens":return tg(t,e*3.2,n);case"dice":{let r=Math.min(30,e*.8),o=s.values.length*(r+10)-10;return{
w:o,h:r,put:(i,a)=>[qe("dice",i,a,{...s,lit:s.lit??[],w:o,size:r})]}}case"ring":{let r=e*.66,o=r*1.42;return{w:2*o,h:2*o,
put:(i,a)=>[qe("ring",i+o,a+o,{r,ring:{...s,marks:[],note:""}})]}}case"words":{let r=(t.words??"").split(`
`);return{w:Math.max(...r.map(o=>I(o,15))),h:17*r.length,put:(o,i)=>r.map((a,l)=>Cs(a,o,i+13+17*l,{bold:!l}))}}default:return{
w:22,h:12,put:(r,o)=>[qe("arrow",r,o,{back:t.kind==="left"})]}}}var sg=({back:t})=>[x("path.arrow",{d:"M0 4.5h13V0l9 6-9\
 6V7.5H0z",transform:t?"translate(22 0) scale(-1 1)":null})];function rg({rows:t,lit:e=[]}){let n=new Set(e),s=(r,o)=>r.
reduce((i,a)=>i+a+o,-o);for(let r=zf;;r-=1){let o=t.map(u=>u.map(h=>ng(h,r,n))),i=o.map(u=>s(u.map(({w:h})=>h),Ns)),a=o.
map(u=>Math.max(...u.map(({h})=>h))),l=s(a,Ns);if(r>Jf&&(Math.max(...i)>Do-2*Mc||l>Io-2*Mc))continue;let c=(Io-l)/2;return o.
flatMap((u,h)=>{let p=(Do-i[h])/2,m=c;return c+=a[h]+Ns,u.flatMap(({w:f,h:b,put:g})=>{let w=p;return p+=f+Ns,g(w,m+(a[h]-
b)/2)})})}}var og=({title:t,says:e})=>`${t}${/^\p{Ll}/u.test(e)?"":"."} ${e}`,ig=t=>x("svg.uw-table",{viewBox:`0 0 ${Do}\
 ${Io}`,role:"img","aria-label":og(t)},rg(t).map(e=>x("g",{class:`thing ${e.kind}`,transform:`translate(${e.x} ${e.y})`},
e.kind==="arrow"?sg(e):Lt(e)))),Bs=({pictures:t})=>d("ol.howto",t.map((e,n)=>d("li",ig(e),d("p",d("b",`${n+1}. ${e.title}`),
` ${e.says}`))));var Sc="uncle_widgets.howto.";function en(t,e,n="menu"){let s=Z("howto"),r=e.getRootNode(),o=r.activeElement;Kl();let a=d(
"dialog.sheet.howto-over",{"aria-labelledby":s,onclose:()=>{a.remove(),rt(Sc+t.game,"1"),Ot(t.game,!0);let l=o?.isConnected&&
o!==document.body?o:e.closest(".uw")?.querySelector(`[data-k="${n}"]`);(l instanceof HTMLElement||l instanceof SVGElement)&&
l.focus({preventScroll:!0})}},d("div.thead",d("h2",{id:s,tabindex:-1,autofocus:!0},"How to play"),d("p.mute",t.title)),d(
"p.goal",t.aim),Bs(t),d("button.btn.solid",{"data-k":"howto.close",onclick:()=>a.close()},"Close"));e.append(a),a.showModal()}
function Tc(t,e,n){t?.aim&&e==="play"&&!Qe(Sc+t.game)&&!n.querySelector("dialog")&&en(t,n,"tab.play")}var ag=Symbol.for("pv"),lg=0;function S(t,e,n,s,r,o){e||(e={});var i,a,l=e;if("ref"in l&&typeof t!="function")for(a in l={},e)a=="ref"?i=e[a]:l[a]=e[a];
var c={type:t,props:l,key:n,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:ag,__v:--lg,__i:-1,__u:0};return(r||
o)&&(c.__source=r,c.__self=o),Y.vnode&&Y.vnode(c),c}function Fo({howto:t,over:e}){return S("div",{class:"aim",role:"group","aria-label":"The aim of the game",children:[S("p",
{children:[S("span",{class:"whole",children:t.aim}),S("span",{class:"short",children:t.short})]}),S("button",{type:"butt\
on",class:"btn quiet","data-k":"howto","aria-haspopup":"dialog",onClick:()=>en(t,e),children:"How to play"}),S("button",
{type:"button",class:"btn quiet","data-k":"known","aria-label":"Close the aim of the game",onClick:()=>Zl(t.game),children:"\
×"})]})}var Ec=55,cg=74,ug=46,qo=36,hg=46;function dg(t){let e=t.closest(".uw-room");return!!(e&&!t.closest(".uw-page")&&e.getBoundingClientRect().
top+window.scrollY>window.innerHeight/2)}function mg(t){if(pe())return dg(t)?window.innerHeight:null;let e=t.getRootNode();
return e instanceof ShadowRoot?pg(e.host):t.closest(".jp-WindowedPanel-outer, .jp-NotebookPanel-notebook, .jp-Notebook")?.
clientHeight??Number.NaN}function pg(t){let e=window.innerHeight,n=t;for(;n;){let{overflowY:s,maxHeight:r,paddingTop:o,paddingBottom:i}=getComputedStyle(
n);if(s==="auto"||s==="scroll"){let l=parseFloat(r)-parseFloat(o)-parseFloat(i);r.endsWith("px")?e=Math.min(e,l):n.scrollHeight>
n.clientHeight+1&&(e=Math.min(e,n.clientHeight))}let a=n.getRootNode();n=n.parentElement??(a instanceof ShadowRoot?a.host:
null)}return e}function fg(t,e,n,s=Ec){let r=n?Math.max(qo,Math.min(hg,e)):e;return t>=s&&r>=qo?{kind:t>=cg?"large":"mid\
dle",height:r}:{kind:r<qo||n?"flow":"phone",height:r}}function Tn(t,e){let n="",s=()=>{let i=t.closest(".uw-page")??t.closest(
".uw-room");if(!i)return;let a=parseFloat(getComputedStyle(t).fontSize)||16,l=mg(t),c=l==null?i.getBoundingClientRect().
top+window.scrollY:0,u=l??window.innerHeight-2*c,h=i.classList.contains("uw-position")?ug:Ec,p=i.clientWidth/a,{kind:m,height:f}=fg(
p,u/a,l!=null,h),b=`${m} ${Math.floor(f*a)} ${a}`;i.classList.toggle("uw-beside",l!=null&&m==="flow"&&p>=h),b!==n&&(n=b,
i.dataset.fit=m,i.classList.toggle("uw-one",m==="large"||m==="middle"),i.classList.toggle("uw-middle",m==="middle"),i.classList.
toggle("uw-phone",m==="phone"),i.classList.toggle("uw-fits",m!=="flow"),i.style.setProperty("--uw-h",`${Math.floor(f*a)}\
px`),i.style.setProperty("--uw-rem",`${a}px`),e())},r=new ResizeObserver(s),o=()=>{let i=t.closest(".uw-page")??t.closest(
".uw-room");return!i&&t.isConnected?0:i?(r.observe(i),s(),0):requestAnimationFrame(o)};return o(),window.addEventListener(
"resize",s),()=>{r.disconnect(),window.removeEventListener("resize",s)}}function je(t,e,n){let s=d("div",{class:`jupyter-widgets ${n}`});return Qt(t)({model:e,el:s}),s}var Lc=()=>"serviceWorker"in navigator&&/^https?:$/.test(location.protocol),gg=[404,410];async function Ac(t){if(!Lc())return;
let e=new URL(`${t}sw.js`,document.baseURI);try{await Oc(e)}catch{await bg(e).catch(()=>{})}}async function Oc(t){await(await navigator.
serviceWorker.register(t)).update()}async function bg(t){let e=await fetch(t,{cache:"no-store"});if(!e.ok&&!gg.includes(
e.status))return;if(e.ok)try{await Oc(t);return}catch{}let{href:n,pathname:s}=new URL("./",t),r=await navigator.serviceWorker.
getRegistration(n);r?.scope===n&&(await r.unregister(),await caches.delete(`uncle_widgets ${s}`))}async function Pc(){Lc()&&
await navigator.serviceWorker.getRegistration()&&(await navigator.serviceWorker.ready).active?.postMessage({keep:!0})}async function Uc(t){let e=await fetch(t);if(e.status===202)return null;if(!e.ok||!e.body)throw new Error(`${t} didn't l\
oad (${e.status}).`);return new Response(e.body.pipeThrough(new DecompressionStream("gzip"))).json()}async function Rt(t){
for(;;){let e=await Uc(t);if(e)return e;await new Promise(n=>setTimeout(n,1500))}}async function Rc(t,e){let n=t[`${e} f\
irst`],s=n?await Uc(t[e]):await Rt(t[e]);return s?{saved:s,whole:null}:{saved:await Rt(n),whole:Rt(t[e])}}async function Hc(t){
let e=await fetch(t);if(!e.ok)throw new Error(`${t} didn't load (${e.status}).`);return e.text()}var tn,de,jo,Nc,Vo=Object.is,Ln=0,Vc=[],Go=[],ce=Y,Cc=ce.__b,Bc=ce.__r,Dc=ce.diffed,Ic=ce.__c,Wc=ce.unmount,Fc=ce.__;function Ds(t,e){
ce.__h&&ce.__h(de,t,Ln||e),Ln=0;var n=de.__H||(de.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function Ve(t){
return Ln=1,Zo(Kc,t)}function Zo(t,e,n){var s=Ds(tn++,2);if(s.t=t,!s.__c&&(s.__=[n?n(e):Kc(void 0,e),function(o){var i=(s.
__N||s.__)[0],a=s.t(i,o);Vo(i,a)||(s.__N=[a,s.__[1]],s.__c.setState({}))}],s.__c=de,!de.__f)){de.__f=!0;var r=de.shouldComponentUpdate;
de.shouldComponentUpdate=function(o,i,a){var l=this.__H;if(!l)return!0;var c=!1,u=this.props!=o;if(l.__.some(function(p){
p.__N&&(c=!0,Vo(p.__[0],p.__N[0])||(u=!0))}),r){var h=r.call(this,o,i,a);return c?h||u:h}return!c||u}}return s.__}function Is(t,e){
var n=Ds(tn++,3);!ce.__s&&Yo(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,de.__H.__h.push(n))}function ye(t,e){var n=Ds(tn++,4);!ce.
__s&&Yo(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,de.__h.push(n))}function Ne(t){return Ln=5,Ws(function(){return{current:t}},[])}function Ws(t,e){var n=Ds(tn++,7);return Yo(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function Gc(t,e){return Ln=8,Ws(function(){
return t},e)}function wg(){var t;do{for(;t=Go.shift();)try{En(t)}catch(n){ce.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=Vc.shift();){var e=t.
__H;if(t.__P&&e)try{e.__h.some(En),e.__h.some(Ko),e.__h=[]}catch(n){e.__h=[],ce.__e(n,t.__v)}}}while(Go.length)}ce.__b=function(t){
de=null,Cc&&Cc(t)},ce.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),Fc&&Fc(t,e)},ce.__r=function(t){Bc&&Bc(t),
tn=0;var e=(de=t.__c).__H;e&&(jo==de?de.__h=[]:(e.__h.some(En),e.__h.some(Ko),tn=0),e.__h=[],e.__.some(function(n){n.__N&&
(n.__=n.__N),n.u=n.__N=void 0})),jo=de},ce.diffed=function(t){Dc&&Dc(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&jc(Vc.push(
e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),jo=de=null},ce.__c=function(t,e){e.some(function(n){try{n.__h.some(En),
n.__h=n.__h.filter(function(s){return!s.__||Ko(s)})}catch(s){n.__h=[function(){throw s}]}}),Ic&&Ic(t,e)},ce.unmount=function(t){
Wc&&Wc(t);var e,n,s=t.__c;s&&s.__H&&(s.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||
!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,jc(Go.push(r))}else En(r)}catch(o){e=o}}),s.__H=void 0,e&&ce.__e(e,s.__v))};var qc=typeof requestAnimationFrame==
"function";function yg(t){var e,n=function(){clearTimeout(s),qc&&cancelAnimationFrame(e),setTimeout(t)},s=setTimeout(n,35);
qc&&(e=requestAnimationFrame(n))}function jc(t){t!=1&&Nc==ce.requestAnimationFrame||((Nc=ce.requestAnimationFrame)||yg)(
wg)}function En(t){var e=de,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),de=e}function Ko(t){var e=de;t.__c=t.__(),de=
e}function Yo(t,e){return!t||t.length!=e.length||e.some(function(n,s){return!Vo(n,t[s])})}function Kc(t,e){return typeof e==
"function"?e(t):e}function nn(){let[,t]=Zo(e=>e+1,0);return t}function Zc(t){let e=nn();ye(()=>t(e),[])}function Ht(t,...e){let n=nn();return ye(
()=>{let s=e.map(r=>`change:${r}`).join(" ");return t.on(s,n),()=>t.off(s,n)},[t]),Object.fromEntries(e.map(s=>[s,t.get(
s)]))}var Yc=(t,e)=>Ht(t,e)[e];function zc(t,e){let[n,s]=Ve(null);return ye(()=>{e.current&&ne(e.current)!==e.current&&s(
null)},[t]),[n??t,s]}function kg(t){let e=[];for(let n of t){let s=e.at(-1);s?.[0]===n?s[1]++:e.push([n,1])}return e.map(([n,s])=>s>1?`${n} (${s}\
 times)`:n)}var Fs=(t,e)=>[...t.querySelectorAll(e)].filter(n=>n.checkVisibility({visibilityProperty:!0}));function Jc(t){
let e=s=>[...Fs(s,".caption :is(.place, .line:not(.chip))").map(r=>r.textContent??""),...kg(Fs(s,".felt .thing[aria-labe\
l]:not([aria-hidden=true])").map(r=>`- ${r.getAttribute("aria-label")}`))],n=Fs(t,".uw-panel [data-next], .uw-panel .giv\
en").map(s=>s.textContent??"");return[...Fs(t,".uw-table").flatMap(e),...n].join(`
`)}var xg=80,zo=12,Jo=t=>t.replace("-","−");function An({rule:t,value:e,set:n,refuses:s=!0}){let[r,o]=Ve(e),[i,a]=Ve(!0),
l=Ws(()=>Z("note"),[]),c=r.trim()===e.trim()?r:e,{words:u,meant:h}=c.trim()?ae(c,t):{words:"",meant:""},p=h?At(c,t):i&&s?
u:"";Is(()=>{if(i)return;let f=setTimeout(()=>a(!0),go);return()=>clearTimeout(f)},[r,i]);let m=(f,b)=>{o(f),a(b),n(f.trim())};
return{text:c,sentence:p,meant:h,id:l,typed:f=>m(f,!1),put:f=>m(f,!0),complain:()=>a(!0),said:{"aria-invalid":p?!0:void 0,
"aria-describedby":p?l:void 0}}}function Xo({number:{text:t,sentence:e,meant:n,id:s},answer:r}){return S("div",{class:"n\
umnote",id:s,role:"status",children:[e&&S("p",{class:"refusal",children:e}),n&&S("div",{class:"row",children:[S("button",
{type:"button",class:"btn","data-k":"meant.yes",onClick:()=>r(n),children:"Yes"}),S("button",{type:"button",class:"btn",
"data-k":"meant.no",onClick:()=>r(`${t.trim()}%`),children:"No"})]})]})}function vg({text:t}){let e=Ne(null),n=Jo(t),s=t!==
""&&pt(n)&&n.length<=6,r=n.length<=zo?n:`${n.slice(0,zo-1)}…`;return ye(()=>{e.current?.replaceChildren(t===""?"?":s?Et(
n,n.length>4?34:50):r)},[t]),S("span",{class:t===""?"drawn none":"drawn","aria-hidden":"true",ref:e})}var $g=({unit:t,low:e,
high:n})=>t==="chance"?1:10**Math.floor(Math.log10((n-e)/50||1));function Xc({label:t,words:e,ends:n,enter:s,k:r="",control:o,
...i}){let a=An(i),l=Ne(null),{low:c,high:u}=i.rule,h=$g(i.rule),p=a.text.trim(),m=ae(p,i.rule).value,f=Bl(p,i.rule),b=()=>String(
Number(Number(l.current?.value).toFixed(h<1?2:0))),g=()=>l.current?.focus({preventScroll:!0});o&&(o.current={focus:g,put:a.
put,complain:a.complain});let w=y=>{y.key==="Enter"&&(y.preventDefault(),p===""&&y.target===l.current?a.put(b()):p!==""&&
m==null?a.complain():p!==""&&s())};return S("div",{class:"asknum",children:[S("div",{class:"saynum",children:[S("span",{
class:"bigbox",children:[S("input",{class:"bignum",inputMode:c<0?"text":"decimal","data-k":`value${r}`,maxLength:xg,autocomplete:"\
off","aria-label":`${t} ${e}`,...a.said,style:{"--n":String(Math.min(Math.max(2,p.length),zo))},value:a.text,onInput:y=>a.
typed(y.currentTarget.value),onChange:a.complain,onKeyDown:w}),S(vg,{text:p})]}),S("p",{children:[S("b",{class:"equals",
"aria-hidden":"true",children:f&&`= ${Jo(f)} `}),e]})]}),S(Xo,{number:a,answer:y=>{a.put(y),g()}}),S("input",{type:"rang\
e",ref:l,class:m==null?"rng empty":"rng",min:c,max:u,step:h,"data-k":`range${r}`,"aria-label":t,"aria-valuetext":m==null?
"not set yet":`${f||p} ${e}`,style:{"--p":`${m==null?0:100*(m-c)/(u-c||1)}%`},value:m??(c+u)/2,onInput:()=>a.put(b()),onKeyDown:w}),
S("div",{class:"ends","aria-hidden":"true",children:[S("span",{children:n[0]}),S("span",{children:n[1]})]})]})}function Mg({
measure:t,span:e,cases:n,label:s="Your guess",...r}){let o=fo({measure:t,span:e}),i=t==="chance";return S(Xc,{...r,rule:o,
label:s,words:i?`out of 100 ${n}`.trim():t,ends:i?["never","always"]:[Jo(String(o.low)),String(o.high)]})}function Qc({value:t,
set:e},n){let s=d("div.numfield"),r=i=>it(n(i,o),s),o=i=>{r(i),e(i)};return r(t),s}function eu(t){let e={current:null};return{
node:Qc(t,(n,s)=>S(Xc,{...t,value:n,set:s,control:e})),focus:()=>e.current?.focus(),put:n=>e.current?.put(n),complain:()=>e.
current?.complain()}}var qs=t=>Qc(t,(e,n)=>S(Mg,{...t,value:e,set:n}));var _g="input:not([type=range]), select, textarea, [contenteditable]:not([contenteditable=false])",Qo="uncle_widgets key\
s",Sg="input, [role=tab], .chooser, .art",tu=/^(Arrow|Home|End)/,su="button, a, summary, label, [role=button], [role=tab\
]",sn=new Set,ei=t=>t.closest(".uw-page")??t.closest(".uw-room")??t.closest(".uw"),ru=t=>t.getClientRects().length>0,ou=t=>!!t.
any||t.keys.some(e=>e.length===1&&e!==" ");function js(){try{return localStorage.getItem(Qo)!=="off"}catch{return!0}}function Tg(t){
try{t?localStorage.removeItem(Qo):localStorage.setItem(Qo,"off")}catch{}}function Eg({el:t,keys:e},n,s){let{key:r,shiftKey:o}=n;
return tu.test(r)&&s.closest(Sg)&&!(s instanceof HTMLInputElement&&t.contains(s))?!1:e().some(i=>(i.keys.includes(r)||i.
any?.(r))&&(!tu.test(r)||o===!!i.shift)&&(!i.inside||t.contains(s))&&(!ou(i)||js()&&!s.closest("input"))&&i.when()&&i.press(
r,s))}function nu(t){if(t.defaultPrevented||t.isComposing||t.ctrlKey||t.metaKey||t.altKey)return;let e=t.composedPath(),
n=e[0];if(!(n instanceof Element)||n.closest("dialog")||n.closest(_g)&&t.key!=="Escape")return;let s=[...sn].filter(({el:r})=>{
let o=ei(r);return o&&e.includes(o)&&ru(r)});if(s.length){if(t.key==="?")ti(s[0].el);else if(!s.some(r=>Eg(r,t,n)))return;
t.preventDefault(),t.stopPropagation()}}function Vs(t,e){let n={el:t,keys:e};return sn.size||document.addEventListener("\
keydown",nu,!0),sn.add(n),()=>{sn.delete(n),sn.size||document.removeEventListener("keydown",nu,!0)}}function ti(t){let e=ei(
t),n=Z("keys"),r=[...sn].filter(l=>ei(l.el)===e&&ru(l.el)).flatMap(l=>l.keys()).filter(l=>l.when()),o=d("div.keys-typed"),
i=d("dialog.sheet.keys-list",{"aria-labelledby":n,onclose:()=>i.remove()}),a=()=>{let l=js();K(o,d("span",{"aria-hidden":"\
true"},"Letter, number and symbol keys"),be({label:"Letter, number and symbol keys",choices:[[!0,"On"],[!1,"Off"]],value:l,
pick:c=>{Tg(c),a()},k:"typed"}));for(let c of i.querySelectorAll("[data-typed]"))c.classList.toggle("off",!l)};i.append(
d("h2",{id:n,tabindex:-1,autofocus:!0},"Keyboard shortcuts"),d("p.mute","They work while the focus is on this page, but \
not while you type in a field."),d("dl",[...r,{keys:["?"],shown:"?",words:"Shows this list.",when:()=>!0,press:()=>!0}].
map(l=>d("div",{"data-typed":ou(l)&&l.shown!=="?"?"":null},d("dt",d("kbd",l.shown)),d("dd",l.words)))),o,d("button.btn",
{"data-k":"keys.close",onclick:()=>i.close()},"Close")),a(),t.append(i),i.showModal()}function iu({label:t,choices:e,value:n,pick:s,k:r}){return S("div",{class:"seg",role:"group","aria-label":t,children:e.map(
([o,i],a)=>S("button",{type:"button","data-k":`${r}.${a}`,"aria-pressed":o===n,onClick:()=>s(o),children:i},String(o)))})}var cu="uncle_widgets.tones",au=220,Lg=880,Gs=.16,Ag=.2,lu,uu=[["","Off"],["heard","On"]],ni=()=>Qe(cu),hu=t=>rt(cu,t),Og=(t,[
e,n])=>au*(Lg/au)**Math.min(1,Math.max(0,(t-e)/(n-e||1)));function Pg(t){let e=lu??new AudioContext;lu=e,t.forEach((n,s)=>{
let r=new OscillatorNode(e,{frequency:n}),o=new GainNode(e,{gain:0}),i=e.currentTime+1.5*s*Gs;o.gain.setValueAtTime(0,i),
o.gain.linearRampToValueAtTime(Ag,i+Gs/8),o.gain.linearRampToValueAtTime(0,i+Gs),r.connect(o).connect(e.destination),r.start(
i),r.stop(i+Gs)})}function du(t,e,{span:n,answer:s,apart:r}){let o=e.runs[0].at(-1)?.[1],i=e.begun!==t.begun,a=!e.running&&
(i||t.running);if(!ni()||o==null)return;let l=[...i?[o]:[],...a&&s&&!r?[s.value]:[]];l.length>0&&Pg(l.map(c=>Og(c,n)))}var Ug=[[!0,"On"],[!1,"Off"]],Rg={low:0,high:999999999,whole:!0},Hg=[["set","In order"],["any","Any order"]],si=({words:t,
children:e})=>S("div",{class:"line",children:[S("span",{"aria-hidden":"true",children:t}),e]}),rn=t=>S(si,{words:t.label,
children:S(iu,{...t})});function Ng({head:t}){let{seats:e,range:n}=Ht(t.model,"seats","range"),[s,r]=n,o=(i,a,l,c)=>{let u=c<
s||c>r;return S("button",{type:"button","data-k":i,"aria-label":a,"aria-disabled":u||void 0,onClick:()=>u||t.set("seats",
c),children:l})};return S(si,{words:"Players",children:S("span",{class:"step",role:"group","aria-label":"Players",children:[
o("fewer","Fewer players","−",e-1),S("output",{children:e}),o("more","More players","+",e+1)]})})}function Cg({head:t}){
let e=Ne(null),[n,s]=zc(Yc(t.model,"seed"),e),{text:r,typed:o}=An({rule:Rg,value:n,set:s,refuses:!1});return S(si,{words:"\
Game number",children:S("input",{class:"txt",ref:e,"data-k":"seed",inputMode:"numeric",maxLength:80,"aria-label":"Game n\
umber",value:r,onInput:i=>o(i.currentTarget.value),onChange:i=>t.set("seed",i.currentTarget.value.trim())})})}function mu({
head:t}){let{model:e}=t,n=nn(),{howto:s,tabs:r,tab:o,lacks:i,predict:a,order:l}=Ht(e,"howto","tabs","tab","lacks","predi\
ct","order"),[c,u,h,p]=["fixed","suits","covers","home"].map(g=>e.get(g)),m=g=>()=>{t.close(),g()},f=g=>{hu(g),n()},b=(g,w,y,k)=>S(
"button",{type:"button",class:"btn","data-k":g,onClick:()=>t.copy(y(),k),children:w});return S("div",{class:"menu",role:"\
dialog","aria-label":"Settings",children:[s?.aim&&S("button",{type:"button",class:"btn wide","data-k":"menu.howto","aria\
-haspopup":"dialog",onClick:m(()=>en(s,t.over)),children:"How to play"}),S("div",{class:"rooms",role:"group","aria-label":"\
More pages",children:r.slice(3).map(([g,w])=>S("button",{type:"button",class:"btn","data-k":`room.${g}`,"aria-pressed":g===
o,"aria-disabled":i[g]?!0:void 0,title:i[g],onClick:m(()=>t.set("tab",g)),children:w},g))}),!c&&S(Ng,{head:t}),!c&&S(Cg,
{head:t}),S(rn,{label:"Guess first",choices:Ug,value:a,pick:g=>t.set("predict",g),k:"predict"}),l&&S(rn,{label:"Question\
s",choices:Hg,value:l,pick:g=>t.set("order",g),k:"order"}),S(rn,{label:"Theme",choices:Xt,value:le(),pick:_n,k:"theme"}),
S(rn,{label:"Sound of test deals",choices:uu,value:ni(),pick:f,k:"tones"}),u&&S(rn,{label:"Suits",choices:_o,value:tc(),
pick:nc,k:"inks"}),h&&S(rn,{label:"Covered names",choices:So,value:Ts(),pick:sc,k:"covers"}),S("div",{class:"copies",children:[
b("copy","Copy link",()=>t.link,"Link copied."),b("cell","Copy Python code",()=>e.get("cell"),"Python code copied."),b("\
words","Copy as text",()=>Jc(t.page),"The table and the question were copied as text."),S("button",{type:"button",class:"\
btn","data-k":"keys","aria-keyshortcuts":"?",onClick:m(()=>ti(t.root)),children:"Keys"}),p&&pe()&&S("a",{class:"btn quie\
t","data-k":"home",href:ke(p,"",le()),children:"All games"})]})]})}var Bg=4e3,Dg=()=>S("svg",{class:"icon sliders",viewBox:"0 0 24 24",fill:"currentColor","aria-hidden":"true",children:S(
"path",{d:"M2 6h9v3H2zM17 6h5v3h-5zM12.5 3h3v9h-3zM2 15h4v3H2zM12 15h10v3H12zM7.5 12h3v9h-3z"})});function Ig({seats:t,seed:e}){
return S("span",{class:"standing",children:[S("b",{children:t}),t===1?" player":" players",e&&S(ot,{children:[", game ",
S("b",{children:e})]})]})}function Wg(t,e){let n={ArrowRight:1,ArrowLeft:-1}[t.key],s=t.currentTarget;if(!n)return;t.preventDefault();
let r=[...s.parentElement.children].filter(i=>i.offsetParent),o=r[(r.indexOf(s)+n+r.length)%r.length];o.focus(),e("tab",
o.dataset.tab)}function Fg({head:t}){let{tabs:e,tab:n,lacks:s}=Ht(t.model,"tabs","tab","lacks");return S("div",{class:"t\
abs",role:"tablist","aria-label":"Pages of this game",children:e.map(([r,o],i)=>S("button",{type:"button",role:"tab","da\
ta-k":`tab.${r}`,"data-tab":r,class:i>2?"further":void 0,"aria-selected":r===n,"aria-disabled":s[r]?!0:void 0,title:s[r],
tabIndex:r===n?0:-1,onClick:()=>t.set("tab",r),onKeyDown:a=>Wg(a,t.set),children:o},r))})}function qg({note:t,read:e}){return S(
"div",{class:"refused",children:[S("p",{class:"refusal",role:"alert",children:t}),S("button",{type:"button",class:"btn",
"data-k":"read",onClick:e,children:"Close"})]})}var jg=({busy:t,stop:e})=>S("div",{class:"underway",children:[S("p",{children:t}),
S("button",{type:"button",class:"btn","data-k":"stop",onClick:e,children:"Stop"})]});function Vg(){let[t,e]=Ve(""),n=Ne(
0),s=Gc((r,o=!0)=>{clearTimeout(n.current),e(r),r&&o&&(n.current=window.setTimeout(()=>e(""),Bg))},[]);return Is(()=>()=>clearTimeout(
n.current),[]),[t,s]}function Gg(t){ye(()=>{let e=ca({link:()=>t.get("link"),room:()=>t.get("tab"),theme:le,open:o=>t.send(
{kind:"open",link:o}),hide:o=>document.body.classList.toggle("uw-opening",o),replaced:()=>!document.querySelector(".uw-f\
irst")}),n=()=>e.changed(),s=()=>(t.get("note")||t.get("busy"))&&e.answered(),r=Fe(n);return t.on("change:link",n),t.on(
"change:note change:busy",s),()=>{r(),t.off("change:link",n),t.off("change:note change:busy",s),e.stop()}},[t])}function Kg({
game:t},e){let n=Ne({at:"",on:!1}),s=nn(),r=`${t} ${e}`;return t&&n.current.at!==r&&(n.current={at:r,on:!Ss(t)}),ye(()=>vo(
()=>{n.current.on=!1,s()}),[]),n.current.on}function Zg({model:t,root:e,over:n}){let{title:s,plate:r,tabs:o,tab:i,seats:a,
seed:l,note:c,busy:u,howto:h}=Ht(t,"title","plate","tabs","tab","seats","seed","note","busy","howto"),[p,m]=Ve(!1),[f,b]=Ve(
""),[g,w]=Vg(),y=Ne(null),k=Kg(h,i);Zc(Fe),Gg(t);let v=()=>y.current?.focus({preventScroll:!0}),M={model:t,root:e,over:n,
get page(){return e.closest(".uw-page")??e},get link(){let $=t.get("link");return pe()?`${location.origin}${ke(location.
pathname,$,le())}`:$},set($,E){t.set($,E),t.save_changes()},close(){m(!1),w(""),v()},copy($,E){navigator.clipboard?.writeText(
$).then(()=>w(E),()=>w($,!1))??w($,!1)}};return ye(()=>{c||b("")},[c]),ye(()=>{e.classList.toggle("elsewhere",o.slice(3).
some(([$])=>$===i)),Tc(h,i,n)},[o,i,h]),ye(()=>{if(!p)return;[...e.querySelectorAll(".menu :is(button, input)")].find(T=>T.
offsetParent)?.focus({preventScroll:!0});let E=T=>T.composedPath().includes(e)||M.close(),L=T=>{T.key==="Escape"&&(T.preventDefault(),
M.close())};return document.addEventListener("pointerdown",E),e.addEventListener("keydown",L),()=>{document.removeEventListener(
"pointerdown",E),e.removeEventListener("keydown",L)}},[p]),S(ot,{children:[S("div",{class:"mast",children:[S("div",{class:"\
plate","aria-hidden":"true",children:r&&S("img",{alt:"",src:`data:image/svg+xml,${encodeURIComponent(r)}`})}),S("h1",{children:s}),
S(Fg,{head:M}),S("button",{type:"button",class:"btn settings",ref:y,"data-k":"menu","aria-haspopup":"dialog","aria-expan\
ded":p,onClick:()=>p?M.close():(m(!0),w("")),children:[S(Dg,{}),S(Ig,{seats:a,seed:l})]})]}),p&&S(mu,{head:M}),c&&c!==f&&
S(qg,{note:c,read:()=>{b(c),v()}}),u&&S(jg,{busy:u,stop:()=>t.send({kind:"stop"})}),h?.aim&&k&&S(Fo,{howto:h,over:n}),S(
"p",{class:"tip",role:"status",children:g})]})}function pu({model:t,el:e}){let n=d("div.uw-head"),s=d("div.uw-over"),r=d(
"div.uw.uw-masthead",n,s);re(r,t.get("palette")),e.append(r);let o=Tn(r,()=>{});return it(S(Zg,{model:t,root:r,over:s}),
n),()=>{o(),it(null,n)}}var fu=({name:t,choices:e,help:n},s,r)=>e?d("select.pick",{id:s,"data-k":`field.${t}`,onchange:o=>r[t]=o.target.value},e.
map(([o,i])=>d("option",{value:o,selected:o===r[t]},i))):d("input",{id:s,"data-k":`field.${t}`,value:r[t],maxlength:200,
autocomplete:"off",placeholder:n,oninput:o=>r[t]=o.target.value});var Yg=t=>d("dl.clauses",t.map(([e,n])=>d("div",d("dt",e),d("dd",n))));function ri({model:t,el:e}){let n=d("div.uw.uw-ru\
les"),s=t.get.bind(t),r=d("div");re(n,s("palette"));let o=()=>r.replaceChildren(...s("note")?[d("p.refusal",{role:"alert"},
s("note"))]:[]),i=()=>{let{aim:h,title:p}=s("howto");return h&&[d("div.thead",d("h2","How to play"),d("p.mute",p)),d("p.\
goal",h),Bs(s("howto"))]},a=(h,p)=>{let m=Z(h.name);return d("div.field",d("label",{for:m},h.label,h.help&&d("small",h.help)),
fu({...h,help:""},m,p))},l=()=>{let h=Object.fromEntries(s("fields").map(({name:p,value:m})=>[p,m]));return d("details.l\
eft",d("summary",d("b","What the rulebook leaves open")," ",d("span.mute",s("force"))),d("form",{onsubmit:p=>{p.preventDefault(),
t.send({kind:"set",values:h})}},s("fields").map(p=>a(p,h)),d("div.field",d("span.mute","Changing a rule starts a new gam\
e in every tab."),d("div.row.start",d("button.btn.solid",{type:"submit","data-k":"set"},"Use these rules"),d("button.btn",
{type:"button","data-k":"first",onclick:()=>t.send({kind:"first"})},"Reset")))),d("h3","How we settled the rest"),d("ul.\
rulings",s("rulings").map(([p,m])=>d("li",m,d("small",` ${p}`)))))},c=()=>{let h={record:""};return d("details.left",d("\
summary",d("b","Open a saved game or a link")),d("form",{onsubmit:p=>{p.preventDefault(),t.send({kind:"set",values:h})}},
a({name:"record",label:"A record or link to open",value:"",help:s("record")},h),d("div.field",d("span"),d("button.btn.so\
lid",{type:"submit","data-k":"open"},"Open"))))},u=s("heads");return n.append(d("section.sheet",i(),u.length>0&&[d("h2",
"The rules"),u.map(([h,p])=>[d("h3",h),Yg(p)]),l(),c(),r])),e.append(n),o(),t.on("change:note",o),()=>t.off("change:note",
o)}var oi="uncle_widgets.answered",zg=1500,ii=new Set;function gu(){try{localStorage.getItem(oi)}catch{return!1}return Qe(oi)===
""}function bu(){if(gu()){rt(oi,"1");for(let t of ii)t()}}function Ks(t,e){let n=!1,s=()=>{let r=gu()&&e();t.classList.toggle(
"newcomer",r),n&&!r&&(t.classList.add("shown-now"),setTimeout(()=>t.classList.remove("shown-now"),zg)),n=r};return ii.add(
s),s(),{draw:s,stop:()=>ii.delete(s)}}var wu=({revealed:t,steps:e=[]})=>t&&d("ol.reckoning",e.map(({letter:n,words:s,formula:r,value:o})=>d("li",d("span",n),d(
"span",s),d("b",o),r!==o&&d("small",r)))),Jg=/-(US|CA|MX|PH|CO|CL|VE)$/i,yu=()=>({kind:"print",at:Qn()?location.origin+location.
pathname:"",letter:Jg.test(navigator.language)});function ku(t){if(t.kind!=="print")return;document.querySelector("ifram\
e.uw-print")?.remove();let e=d("iframe.uw-print",{title:"The sheet to print","aria-hidden":"true",tabindex:-1,style:"pos\
ition:fixed;width:0;height:0;border:0",srcdoc:t.html,onload:()=>{e.contentWindow?.focus(),e.contentWindow?.print()}});document.
body.append(e)}var xu=[];globalThis.addEventListener?.("beforeprint",()=>{for(let t of document.querySelectorAll(".uw-pa\
nel"))xu.push([t,t.className]),t.className=t.className.replace(/ c\d+/g,"")});globalThis.addEventListener?.("afterprint",
()=>{for(let[t,e]of xu.splice(0))t.className=e});var on=(t,e,n)=>Math.max(0,Math.min(1,(t-e)/(n-e||1)));function $e(t,e){return e==="chance"?`${(t*100).toFixed(1)}%`:t.toFixed(
2).replace("-","−")}function xt(t,e){let n=[.1,.2,.25,.5,1,2,2.5,5,10,20,25,50,100,200,250,500].find(r=>(e-t)/r<=5)??(e-
t)/4,s=[];for(let r=Math.ceil(t/n);r*n<=e+1e-9;r++)s.push(Number((r*n).toFixed(9)));return s}var Ce=(t,e,n,s="tx",r=14)=>x(
"text",{x:t,y:e,class:s,"font-size":r},n);function Me(t,e,n,s){if(t===0)return B(e,n,s-.8,{fill:"none",stroke:"var(--edg\
e)","stroke-width":1.5});let r=t>1&&B(e,n,s-.9,{fill:"none",stroke:"var(--accent-fill)","stroke-width":1.9});return x("g",
B(e,n,t>1?s*.56:s,{fill:"var(--accent-fill)"}),r)}var Ge=6;function ai({came:t,measure:e},n,s){return e!=="chance"?x("path.it-paid",{d:`M${n} ${s-Ge-1}l${Ge+1} ${Ge+1}-${Ge+
1} ${Ge+1}-${Ge+1}-${Ge+1}Z`}):t==null?x("path.it-hid",{d:`M${n-Ge} ${s}h${2*Ge}`,"stroke-dasharray":"3 2"}):t?B(n,s,Ge,
{class:"it-came"}):B(n,s,Ge-1,{class:"it-did-not"})}var Xg=({came:t,measure:e,words:n})=>e!=="chance"?n.replace(/\.$/,"").
toLowerCase():t==null?"the game didn't show it":t?"it happened":"it didn't happen",li=t=>[t.mine?`you guessed ${t.mine}`:
"skipped",`the answer is ${t.right}${t.measure==="chance"?"":` ${t.measure}`}`,Xg(t)].join(", ");function Qg({said:t,exact:e,
reach:n,span:[s,r]}){let o=a=>4+192*Math.min(1,Math.max(0,on(a,s,r))),i=o(e-n);return x("svg.bar",{viewBox:"0 0 200 30",
preserveAspectRatio:"none","aria-hidden":"true"},x("path.axis",{d:"M4 15H196"}),R(i,6,o(e+n)-i,18,{class:"reach"}),x("pa\
th.exact",{d:`M${o(e)} 3V27`}),t!=null&&x("path.said",{d:`M${o(t)-7} 3h14l-7 12z`}))}var eb=t=>d("p.key",{"aria-hidden":"\
true"},d("span.k-said","your guess"),d("span.k-exact","the answer, and what is close"),d("span.k-came","it happened"),t&&
d("span.k-paid","it was an amount"));function vu({title:t,near:e,lines:n=[],doors:s=[]},r,{go:o,open:i},a){let l=r.filter(
({said:c})=>c!=null);return[d("div.endhead",d("h2",{"data-k":"ending",tabindex:-1},t),e&&d("span.chip.line",e)),l.length>
0&&eb(l.some(({measure:c})=>c!=="chance")),l.length>0&&d("ul.stops",l.map(c=>d("li",d("button",{"data-k":`stop.${c.at}`,
"aria-label":`Step ${c.frame}, ${c.name} ${li(c)}. Look at it again.`,onclick:()=>o(c.at)},d("span.q",d("b",String(c.frame)),
` ${c.name}`),Qg(c),d("span.fig",c.mine,d("small"," for "),c.right),x("svg",{viewBox:"0 0 16 16",width:16,height:16,"ari\
a-hidden":"true"},ai(c,8,8)))))),d("div.sum",n.map(([c,u])=>d("p",c&&d("b",c," "),u))),l.length>0&&a(),d("div.enddoors",
s.map(({label:c,link:u},h)=>{let[p,...m]=c.split(", ");return d(h===0?"button.btn.solid":"button.btn",{"data-k":`door.${h}`,
"aria-label":c,onclick:()=>i(u)},p,m.length>0&&d("span",`, ${m.join(", ")}`))}))]}var $u=(t,e)=>e?`${Math.round(t*100)}${t===1?"%":""}`:String(Math.round(t*100)/100).replace("-","−");function Zs(t,e,n,s){
let r=e.measure==="chance",o=e.answer?.value??0,i=[o,e.said?.value,n.value].filter(T=>T!=null),a=r?0:Math.min(0,e.span[0],
...i),l=r?1:Math.max(e.span[1],...i),c=84,u=62,h=T=>c+on(T,a,l)*(t-c-u),p=Z("hatch"),m=s?25:31,f=[],b=15,g=(T,_,O,H)=>{f.
push(Ce(0,b+5,T,H?"tx2":"tx"),_,Ce(t,b+5,O,"tx b e",15)),b+=m},w=T=>({x:Math.min(h(0),h(T)),width:Math.max(1.5,Math.abs(
h(T)-h(0)))});if(e.said){let T=h(e.said.value);g("Your guess",x("g",Ee(`M${h(0)} ${b}H${T}`,"var(--accent-fill)",2),x("p\
ath",{d:`M${T} ${b+10}l-9-17h18z`,fill:"var(--accent-fill)"})),$e(e.said.value,e.measure))}if(e.was&&!e.said){let T=h(e.
was.value);g("Before",x("g.ghost",x("path",{d:`M${h(0)} ${b}H${T}`,"stroke-dasharray":"5 4"}),x("path",{d:`M${T} ${b+10}\
l-9-17h18z`,"stroke-linejoin":"round"})),$e(e.was.value,e.measure),!0)}let y=e.simulated?"Stored":"Exact";g(y,x("rect",{
...w(o),y:b-9,height:18,fill:"var(--ink)",...tb(e,w)}),$e(o,e.measure));let{value:k,low:v,high:M}=n,$=k!=null&&v!=null&&
M!=null;e.untried||(g("Simulated",$&&x("g",x("rect",{...w(k),y:b-8.5,height:17,fill:`url(#${p})`,stroke:"var(--ink)","st\
roke-width":1.5}),Ee(`M${h(v)} ${b}H${h(M)}M${h(v)} ${b-6}v12M${h(M)} ${b-6}v12`,"var(--accent-fill)",2.5)),$?$e(k,e.measure):
"",!$),$||f.push(Ce(c+8,b-m+5,"not tried yet","tx2",13)));let E=xt(a,l).map(T=>[x("path",{d:`M${h(T)} 2V${b-13}`,stroke:T===
0&&!r?"var(--edge)":"var(--rule)"}),Ce(h(T),b+5,$u(T,r),"tx2 m",13)]),L=[e.said&&`Your guess: ${$e(e.said.value,e.measure)}\
.`,`${y}: ${$e(o,e.measure)}${e.was?`. ${e.was.words}`:""}.`,$&&`Simulated: ${$e(k,e.measure)}, 95% interval from ${$e(v,
e.measure)} to ${$e(M,e.measure)}.`].filter(Boolean);return Tt(t,b+10,L.join(" "),x("defs",Ae(p,"var(--ink)")),E,f)}var tb=({
was:t,answer:e},n)=>t&&t.value!==e?.value?{class:"grown",style:`--from:${n(t.value).width/n(e?.value??0).width}`}:{},Mu=()=>x(
"svg",{width:14,height:16,viewBox:"-7 -15 14 16","aria-hidden":"true"},x("path.ghost",{d:"M0-2l-6-11h12z","stroke-linejo\
in":"round"}));function _u(t,e,n){let s=t.flatMap(u=>Array(u.n).fill(u.yes)),r=u=>[8+u%10*19,8+Math.floor(u/10)*19],[o,i]=r(
Math.max(1,Math.round((e??0)*100))-1),[a,l]=r(Math.round((n??0)*100)-1),c=t.map(u=>`${u.n} ${u.words}`).join(", ");return x(
"svg.hundred",{viewBox:"0 0 187 187",role:"img","aria-label":`Of 100: ${c}.`},s.map((u,h)=>{let[p,m]=r(h);return Me(u,p,
m,7.2)}),n!=null&&a>0&&x("path.ghost",{d:`M${a} ${l+6}l-7-12h14z`,"stroke-linejoin":"round"}),e!=null&&e>0&&x("path",{d:`\
M${o} ${i+6}l-6-11h12z`,fill:"var(--accent)",stroke:"var(--sheet)","stroke-width":2}))}var ci=t=>x("svg",{width:18,height:18,
"aria-hidden":"true"},Me(t,9,9,7));function Su(t,e,n=e){let s=Math.max(...n.map(a=>a[1]),.01),r=14+8*Math.max(...n.map(a=>a[0].
length)),o=n.length>6?22:27,i=e.length*o;return Tt(t,i,`${e.map(a=>`${a[0]}: ${a[2]}`).join(". ")}.`,e.map(([a,l,c],u)=>{
let h=u*o+o/2;return[Ce(0,h+5,a),R(r,h-7,Math.max(1.5,l/s*(t-r-64)),14,{fill:"var(--ink)"}),Ce(t,h+5,c,"tx b e")]}))}function Tu(t,e,n,s){
let{runs:r,value:o}=s,i=n.measure==="chance",a=n.apart?void 0:n.answer?.value,l=n.said?.value,[c,u]=i?[0,1]:n.span,h=N=>$e(
N,n.measure).replace("%",""),p=[a,l].flatMap(N=>N==null?[]:[I(h(N),1.06*14)]),m=40,f=Math.max(58,17+Math.max(0,...p)),b=10,
g=26,w=N=>m+Math.log10(N)/4*(t-m-f),y=N=>b+(1-on(N,c,u))*(e-b-g),k=Z("band"),v=xt(c,u),M=Math.max(1,Math.ceil(17*(v.length-
1)/(e-b-g))),$=(N,G)=>N.map((fe,Te)=>`${Te?"L":"M"}${w(fe[0])} ${y(fe[G])}`).join(""),[E=[],...L]=r,T=E[E.length-1],_=t-
f+10,O=a==null?0:y(a)+5,H=l==null?0:y(l)+5,C=a==null||l==null?18:Math.abs(O-H),W=C>=17?0:(17-C)/2+1,J=H<=O?-1:1,q=o==null||
!T?"No trials yet.":`After ${s.begun.toLocaleString("en")} trials: ${$e(o,n.measure)}, 95% interval from ${$e(s.low??0,n.
measure)} to ${$e(s.high??0,n.measure)}${a==null?".":`; exact ${$e(a,n.measure)}.`}`;return Tt(t,e,q,x("defs",Ae(k,"var(\
--edge)")),v.map((N,G)=>[x("path",{d:`M${m} ${y(N)}H${t-f}`,stroke:"var(--rule)"}),G%M===0&&Ce(m-8,y(N)+5,$u(N,i).replace(
"%",""),"tx2 e",13)]),[1,10,100,1e3,1e4].map(N=>Ce(w(N),e-6,N.toLocaleString("en"),N===1?"tx2":"tx2 m",13)),E.length>1&&
x("path",{d:`${$(E,3)}L${[...E].reverse().map(N=>`${w(N[0])} ${y(N[2])}`).join("L")}Z`,fill:`url(#${k})`,opacity:.6}),L.
map(N=>Ee($(N,1),"var(--edge)",1.5)),a!=null&&Ee(`M${m} ${y(a)}H${t-f}`,"var(--ink)",3),Ee($(E,1),"var(--accent-fill)",2.5,
{"stroke-linejoin":"round"}),E.map((N,G)=>B(w(N[0]),y(N[1]),G===E.length-1?5:3.2,{fill:G===E.length-1?"var(--lit)":"var(\
--sheet)",stroke:"var(--accent-fill)","stroke-width":2})),l!=null&&[x("path",{d:`M${t-f+1} ${y(l)}l10-6v12z`,fill:"var(-\
-accent-fill)"}),x("text.b",{x:_+5,y:H+J*W,"font-size":14,fill:"var(--accent)"},h(l))],a!=null&&Ce(_+5,O-J*W,h(a),"tx b"))}
var an=26,nb=36;function Eu(t,e){let n=Math.min(nb,(t-an-4)/Math.max(1,e.length-1)),s=n>=24,r=e.map(({face:i,die:a,words:l})=>[i?.text,a&&
`a die, ${a}`,l].filter(Boolean).join(": "));return Tt(t,56,r.join(", ")||"No trials yet.",e.map((i,a)=>{let l=2+a*n,c=l+
an/2,u=!!i.counts,h={transform:`translate(${i.die?l+1:l} ${i.die?8:2})`},p=i.eye?rb(c,20,u):x("g",h,i.die?is(i.die,an-2,
u):Je(i.face,an));return x("g",p,u&&!i.eye&&!i.die&&R(l-1,1,an+2,an*1.4+2,{rx:3,fill:"none",stroke:"var(--lit)","stroke-\
width":3}),(s||i.counts)&&Ce(sb(c,i.words,t),54,i.words??"",i.counts?"tx b m":"tx2 m",13))}))}function sb(t,e,n){let s=I(
e??"",13)*.55;return Math.max(s,Math.min(t,n-s))}var rb=(t,e,n)=>x("g",{fill:"none",stroke:"var(--ink)","stroke-width":2},
x("path",{d:`M${t-13} ${e}q13 ${n?-20:0} 26 0q-13 20-26 0Z`}),n?B(t,e,5,{fill:"var(--accent-fill)",stroke:"none"}):x("pa\
th",{d:`M${t-7} ${e+11}l-2 4M${t} ${e+12}v5M${t+7} ${e+11}l2 4`}));function Lu(t,e,n,s){let l=Math.max(n,e.length,1),c=Math.
min(42,(t-30)/l),u=b=>30+c*(b+.5),h=b=>42-b*36,p=new Map(e.map(b=>[b.at,b])),m=e.map(b=>`${b.at+1}: ${li(b)}`),f=b=>{let g=p.
get(b),w=u(b),y=Math.min(13,c/2-1);if(!g&&c<11)return R(w-1,50,2,6,{fill:"var(--edge)"});if(!g)return Ce(w,58,"?","tx2 b\
 m",14);let[k,v]=g.span,M=$=>h(on($,k,v));return[g.said!=null&&x("path",{d:`M${w-1} ${M(g.said)}l-11-7v14z`,fill:"var(--\
accent-fill)"}),R(w+1,M(g.exact)-3,y,6,{fill:"var(--ink)"}),ai(g,w,53)]};return Tt(t,66,m.length?`${m.join(". ")}.`:"No \
guesses yet.",s>=0&&[R(u(s)-c/2,0,c,62,{fill:"var(--inset)"}),R(u(s)-c/2,62,c,3,{fill:"var(--lit)"})],[0,.5,1].map(b=>[x(
"path",{d:`M30 ${h(b)}H${t}`,stroke:"var(--rule)"}),b!==.5&&Ce(24,h(b)+5,String(b*100),"tx2 e",13)]),Array.from({length:l},
(b,g)=>f(g)))}var Ou=t=>t.split("/").map((e,n,s)=>n<s.length-1?[`${e}/`,d("wbr")]:e),ob=()=>x("svg",{width:18,height:18,"aria-hidden":"\
true"},x("path",{d:"M9 16 1 2h16z",fill:"var(--accent-fill)"}));function Pu(t,e,n,s,r,o,i,a){if(t.certain)return Uu(d("d\
iv.answer",di(t),Au(t),r));let l=d("div.cmp"),c=[ze(l,m=>Zs(m,t,e(),o()))],u=t.bars??[],h=d("div.outcomes");return u.length>
0&&c.push(ze(h,m=>Su(m,u))),{node:d("div.answer",l,n.seen&&ib(n),ab(t,i),t.measure==="chance"?lb(t,s,a):cb(t,a),u.length>
0&&h,r,Au(t)),tried:()=>c[0].again(),again:()=>c.forEach(m=>m.again()),stop:()=>c.forEach(m=>m.stop())}}var Uu=t=>({node:t,
tried:()=>{},again:()=>{},stop:()=>{}}),ib=t=>d("p.came",d("span",t.came==null?"The game didn't show it":t.came?"This ti\
me it happened":"This time it didn't"),ci(t.came?1:0),d("b",t.words??""));function ui({mistake:t,asks:e,own:n},s){if(!t)
return null;if(n)return d("p",d("b",`${t.name}. `),t.words);let r=(o,i)=>d("button.btn.quiet",{"data-k":`own.${o}`,onclick:()=>s(
i)},o);return e&&d("p.own",d("span",t.asked),r("Yes",!0),r("No",!1))}function ab(t,e){let{said:n,misconception:s,notice:r}=t,
o=n&&[d("p",{role:"status"},d("b",n.verdict)),ui(n,e)];return hi(o,r,s)}var hi=(t,e,n)=>!!(t||e||n)&&d("div.note",ob(),d(
"div",t,e&&d("p.notice",e),n&&d("p.trap",`The trap: ${n}.`)));function lb(t,e,n){let{answer:s,dots:r=[]}=t;if(!s)return null;
let o=String(s.hundred),i=[s.percent,s.one_in,`odds ${s.odds}`,t.simulated].filter(Boolean);return[d("div.counted",r.length>
0&&_u(r,t.said?.value,t.was?.value),d("div",d("p.big",d("span.sr",`${s.about} `),d("button.asks-why",{tabindex:-1,"aria-\
label":o,onclick:n},Et(o,46)),d("b",e?vn(s):"out of 100"),Hu(o,n)),di(t),d("ul.kinds",r.map(a=>d("li",ci(a.yes),d("span",
d("b",String(a.n)),` ${a.words}`)))))),d("p.ways",e&&d("b.short",`${o} ${vn(s)}. `),"More forms: ",s.fraction&&[d("b",Ou(
s.fraction)),", "],i.map((a,l)=>[l>0&&", ",d("span",{},a)]))]}function Ru(t,e){let[n]=/[\u2212-]?\d[\d,.]*\d|\d/.exec(t)??
[""],s=t.indexOf(n);return n?[t.slice(0,s),d("button.asks-why",{"data-k":"headwhy","aria-label":`${n}: why?`,onclick:e},
n),t.slice(s+n.length)]:t}var Hu=(t,e)=>d("button.btn.quiet.derive",{"data-k":"derive",onclick:e},`Why ${t}?`),cb=(t,e)=>d(
"div.counted",d("div",d("p.lead",d("button.asks-why",{tabindex:-1,onclick:e},d("b",t.answer?.lead??"")),` ${t.answer?.cases??
""} `,Hu((t.answer?.lead??"").split(" ")[0],e)),di(t),d("p.ways",t.simulated||t.answer?.fraction&&[t.answer.rounded?"to \
six places: ":"exactly ",d("b",Ou(t.answer.fraction))]))),di=({was:t})=>t&&d("p.was",Mu(),t.words),Au=t=>t.apart&&d("p.a\
part",t.apart);function Nu(t,e,n,s,r){let o=t.steps??[],i=o[e];if(!i)return Uu(d("p.mute","There's nothing to work out h\
ere."));let a=d("div.art",{tabindex:0,role:"group","aria-label":"The picture"}),l=i.picture,c=l&&ze(a,h=>r(l.kind,h,l));
return{node:d("div.why",d("div.now",{"data-next":!0,tabindex:-1,"aria-live":"polite"},d("h3",d("i",{"aria-hidden":"true"},
i.letter),i.words),l&&a,i.tree&&d("ul.branches",Bu(i.tree,0)),(i.formula||i.value)&&d("p.reckon",d("span",i.formula??""),
d("b",i.value?`= ${i.value}`:""))),d("div",{class:o.length>6?"tiles many":"tiles",role:"group","aria-label":"All steps"},
o.map((h,p)=>d("button",{"data-k":`why.${p}`,"aria-current":p===e?"step":null,"aria-label":`${h.letter}. ${h.words}${n.has(
p)?`: ${h.value??""}`:""}`,onclick:()=>s(p)},d("i",{"aria-hidden":"true"},h.letter),d("span",d("small",h.words),h.value!=
null&&(n.has(p)?d("b",h.value):d("em.rd"))))))),tried:()=>{},again:()=>c?.again(),stop:()=>c?.stop()}}function Cu({steps:t=[]},e,n){
return t[e]?d("div.stepnav",d("button.btn",{"data-k":"why.back","aria-label":"Previous step","aria-disabled":e?null:"tru\
e",onclick:()=>e&&n(e-1)},e?`◂ ${t[e-1].letter}`:"◂"),d("span",`step ${e+1} of ${t.length}`),d("button.btn.solid",{"\
data-k":"why.on","aria-label":e+1<t.length?`Next step, ${t[e+1].letter}`:"Start again from the first step",onclick:()=>n(
(e+1)%t.length)},e+1<t.length?`Next: ${t[e+1].letter} ▸`:"Again: a")):null}var Bu=(t,e)=>[d("li",{style:`--depth:${e}`},
t.chance&&d("b",t.chance),d("span",t.words),t.value&&d("em",t.value)),...t.children.flatMap(n=>Bu(n,e+1))],Du=()=>d("div\
.covered",d("p.mute","The answer appears here when you have made your guess.")),Iu=()=>d("p.key",{"aria-hidden":"true"},
d("span.k-said","your guess"),d("span.k-exact","the answer"),d("span.k-came","it happened"),d("span.k-not","it didn't")),
Wu=({lesson:t="",concept:e},n)=>d("div.sheet",{role:"dialog","aria-label":e,onkeydown:s=>s.key==="Escape"&&n()},d("h2",e),
t.split(`

`).map(s=>d("p",s.split("**").map((r,o)=>o%2?d("b",r):r))),d("button.btn.solid.wide",{"data-k":"readclose",onclick:n},"B\
ack to the question"));var Fu=t=>t.split(/(?<=[.?!])\s+/);function On(t){let e=t.map(Fu),n=e[0].filter(s=>e.every(r=>r.includes(s)));return{both:n.
join(" "),own:e.map(s=>s.filter(r=>!n.includes(r)).join(" "))}}var mi=(t,e)=>t.closest(".uw-cols")?.setAttribute("data-s\
ide",String(e)),qu=t=>e=>mi(e.currentTarget,t),ju=(t,{line:e},n,s)=>[d("button.sidehead",{"data-k":`turn${t}`,onclick:qu(
t)},d("b.badge",{"aria-hidden":"true"},String(t+1)),d("b",e),s&&d("b.it",s)),n.length>0&&d("p.mute",n.map(r=>r.endsWith(
"?")&&e.endsWith("?")?d("span.inshort",r," "):`${r} `))];function Vu(t,e,n,s){let r=On(t.map(({ask:a})=>a)).own,o=On(t.map(
({given:a})=>a)).own,i=a=>Fu(`${r[a]} ${o[a]}`.trim()).filter(l=>l&&!t[a].line.startsWith(l.slice(0,-1)));return d("div.\
pair",t.map((a,l)=>d("div.side",{role:"group","aria-label":a.line,onfocusin:qu(l)},ju(l,a,i(l)),qs({...a,cases:"",k:String(
l),label:a.line,value:e[l],set:c=>n(l,c),enter:s}))))}function Gu(t,e){let n=t.flatMap((s,r)=>s===""?[r]:[]);return n.length>
1?"Move the sliders, or type two numbers.":n.length?`The ${n[0]?"second":"first"} number is missing. Both answers are sh\
own together.`:e.map((s,r)=>_s(t[r],s)).find(Boolean)??""}var Ku=(t,e)=>be({label:"Which of the two",choices:t.map(({at:n,
line:s},r)=>[n,`${r+1}. ${s}`]),value:t.find(({here:n})=>n)?.at??t[0].at,k:"side",pick:e});function Zu(t,e,n){let s=e.map(
()=>d("div.cmp")),r=e.map(({measure:l,span:c,said:u,number:h},p)=>{let m={measure:l,span:c,said:u,answer:{value:h??0},untried:!0};
return ze(s[p],f=>Zs(f,m,{},!0))}),o=e.find(({said:l})=>l?.asks),i=e.map(({said:l},c)=>l&&[d("p",{role:"status"},d("b",`${c+
1}. `),l.verdict),(l.own||e[c]===o)&&ui(l,n)]);return{node:d("div.answer",e.map((l,c)=>d("div.side",ju(c,l,[],l.text),s[c])),
hi(i,t.notice)),tried:()=>{},again:()=>r.forEach(l=>l.again()),stop:()=>r.forEach(l=>l.stop())}}var ub=400,pi=[["guess","Just guessing"],["think","Fairly sure"],["know","Certain"]];function Yu(t,e=()=>{}){let n=d("di\
v"),s=o=>{t.sure=t.sure===o?"":o,r()},r=()=>{e(),K(n,be({label:"How sure are you?",choices:pi,value:t.sure,k:"sure",pick:s}))};
return r(),d("div.sure",d("span","How sure are you?"),n)}function zu({press:t,refused:e}){let n=Number.NEGATIVE_INFINITY,
s="",r="",o=d("button.btn.solid.wide",{"data-k":"main",onclick:()=>{performance.now()-n<ub||(s?e(s):t())}});return{node:o,
show(i,a,l=i){r&&r!==l&&(n=performance.now()),r=l,o.textContent!==i&&(o.textContent=i),s=a,a?o.setAttribute("aria-disabl\
ed","true"):o.removeAttribute("aria-disabled"),o.title=a}}}function Ju(t,e,n,{draft:s,folded:r,changed:o,enter:i}){let a=(u,h)=>{s.values[u]=h,o()},l=()=>qs({measure:t.measure,span:t.
span,cases:t.cases,value:s.values[0],set:u=>a(0,u),enter:i}),c=()=>K(r,[["","How sure?"],...pi].map(([u,h])=>d("option",
{value:u,selected:u===s.sure},h)));return[e.length>0?Vu(e,s.values,a,i):l(),Yu(s,c),n&&d("p.refusal",{role:"alert"},n)]}function Xu({get:t,press:e,skip:n,refused:s}){let r=zu({press:()=>e(t("main").kind??""),refused:s}),o=d("button.btn",{"d\
ata-k":"also",onclick:()=>e(t("main").also?.kind??"")}),i=d("button.btn",{"data-k":"skip",onclick:n},"Skip");return{node:r.
node,nodes:[r.node,o,i],show(a){let{label:l,kind:c,off:u,also:h}=t("main"),p=c==="predict";return r.show(l??"",u||(p?a():
"")),r.node.hidden=!l,o.hidden=!h,o.textContent=h?.label??"",i.hidden=!p||!t("moment").line,p}}}var hb=()=>x("svg.tick",{width:16,height:16,viewBox:"0 0 16 16","aria-hidden":"true"},Ee("M2 8.5 6 13 14 3.5","currentCo\
lor",2.5)),db=t=>t.away?`, not now. ${t.away}`:"",fi=2;function Qu({chips:t,now:e,open:n,pick:s,toggle:r}){if(t.length<fi)
return null;let o=t.findIndex(a=>a.id===e),i=Z("chips");return d("div",{class:n?"chips open":"chips"},d("button.btn.onec\
hip",{"data-k":"chips","aria-expanded":String(n),"aria-controls":i,onclick:r},d("span",`Question ${o+1} of ${t.length}`),
d("b",t[o]?.name??"")),d("div.allchips",{id:i,role:"group","aria-label":"Questions"},t.map((a,l)=>d("button.qchip",{"dat\
a-k":`q.${a.id}`,"aria-pressed":String(a.id===e),"aria-keyshortcuts":l<9&&js()?String(l+1):null,"data-away":!a.arises,"a\
ria-label":`${l+1}. ${a.name}${a.done?", answered":""}${db(a)}`,title:a.away?`${a.title} ${a.away}`:a.title,onclick:()=>s(
a.id)},d("span",a.name),a.done&&hb()))))}var eh=t=>d("div.goal",d("h2",t.title??""),!!t.of&&d("span.chip.line",`${[t.at,
t.also].filter(Boolean).join(" and ")} of ${t.of}`),t.line&&d("p",t.line));function gi(t,e){let{choices:n,name:s,label:r,
value:o}=t,i=n.length>6||n.map(c=>c[1]).join("").length>22,a=Z("setting"),l=`knob.${s}`;return d("div",{class:t.model?"s\
etting model":"setting"},d(i?"label":"span",{for:i?a:null},r),i?d("select.pick",{id:a,"data-k":l,onchange:c=>e(n[c.target.
selectedIndex][0])},n.map(([c,u])=>d("option",{selected:c===o},u))):be({label:r,choices:n,value:o,pick:e,k:l}))}var th=(t,e,n)=>d(
"div.siblings",{role:"group","aria-label":`${t}: each choice`},d("span",t),e.map((s,r)=>d("button",{"data-k":`sib.${r}`,
"aria-pressed":String(s.here),"aria-label":`${s.label}: ${s.text??"hidden until you guess"}`,onclick:()=>n(s.value)},d("\
span",s.label),s.text?d("b",s.text):d("i.rd"))));var nh=(t,{get:e,own:n,choose:s,page:r,reading:o})=>Vs(t,()=>{let i=Math.min(e("questions").length,9);return[{keys:["y",
"n"],shown:"Y, N",words:"Answers yes or no when you are asked about your mistake.",when:()=>r()==="answer"&&[e("panel"),
...e("pair")].some(({said:a})=>a?.asks),press:(a,l)=>l.closest(".uw-table.acts, input")?!1:(n(a==="y"),!0)},{keys:Array.
from({length:i},(a,l)=>String(l+1)),shown:`1 to ${i}`,words:"Picks that question above the panel.",when:()=>i>=fi&&!e("g\
oal").title&&!o(),press:(a,l)=>l.closest(".uw-table.acts, input")?!1:(s(e("questions")[Number(a)-1].id),!0)}]});var P={ink:"var(--ink)",accent:"var(--accent-fill)",rule:"var(--rule)",edge:"var(--edge)",sheet:"var(--ground, var(--she\
et))",band:"color-mix(in srgb, var(--rule) 45%, transparent)"},U=(t,e,n,s="tx",r=13)=>x("text",{x:t,y:e,class:s,"font-si\
ze":r},String(n)),D=(t,e=P.rule,n=1,s={})=>x("path",{d:t,fill:"none",stroke:e,"stroke-width":n,...s}),bi=(t,e)=>x("path",
{d:`M${t} ${e}l9 18h-18z`,fill:P.sheet,stroke:P.accent,"stroke-width":2.5}),te=(t,e,n,...s)=>x("svg.pic",{width:t,height:e,
viewBox:`0 0 ${t} ${e}`,role:"img","aria-label":n},...s),me=(t,e)=>({class:"pic-in",style:`animation-delay:${Math.round(
t*e)}ms`});function oe(t,e,n=13){let s=[];for(let r of t.split(" ")){let o=s.length-1;o>=0&&I(`${s[o]} ${r}`,n)<=e?s[o]+=
` ${r}`:s.push(r)}return s}function _e(t,e,n=6){let s=10**Math.floor(Math.log10((e-t)/n||1));for(let o of[1,2,5,10,20])if((e-
t)/(s*o)<=n){s*=o;break}let r=[];for(let o=Math.ceil(t/s-1e-9);o*s<=e+1e-9;o++)r.push(Number((o*s).toFixed(9)));return r}
var wi=t=>String(t).replace("-","−");function Pn(t,e,n,s,r){let o=U(t,e,n,s,r);return o.style.cssText="paint-order:str\
oke;stroke:var(--ground, var(--sheet));stroke-width:4px",o}var sh=(t,e,n,s)=>x("g",B(t,e,n-.8,{fill:P.band,stroke:P.rule,"stroke-width":1.5}),D(`M${t-n} ${e+n}L${t+n} ${e-n}`,P.ink,
2,s?{class:"pic-in late"}:{}));function Ys(t,e,n=0){let s=Math.min(19,t/25),r=s*.38,o=[...e.signs],i=u=>[(u%25+.5)*s,(Math.
floor(u/25)+.5)*s],a=4*s+19,l=0,c=e.kinds.map(([u,h],p)=>{let m=`${u.toLocaleString("en")} ${h}`,f=30+I(m,13);l>0&&l+f>t&&
([l,a]=[0,a+19]);let b=l;return l+=f,[p===2?sh(b+8,a-4.5,7,!1):Me(p===0?1:0,b+8,a-4.5,7),U(b+20,a,m,"tx")]});return te(t,
a+6,e.spoken,Array.from({length:100-o.length},(u,h)=>{let[p,m]=i(o.length+h);return B(p,m,1.5,{fill:P.rule})}),o.map((u,h)=>{
let[p,m]=i(h),f=u==="x"?sh(p,m,r,h>=n):Me(u==="y"?1:0,p,m,r);return h>=n?x("g.pic-in",f):f}),c)}var Nt=21,mb=3,yi=50;function zs(t,e,n=0,s=200){
let{start:r,target:o,n:i}=e,[a,l]=[i<1e3?34:48,t-12],c=_=>a+(l-a)*(_-r)/(o+5-r),u=20,h=Math.floor((s-u-yi-32)/Nt),p=Math.
max(1,Math.min(mb,h)),m=u+p*Nt,f=m+12+yi,b=Math.max(...e.feet,...e.exact.map(_=>_*i),1)*1.08,g=_=>f-yi*_/b,w=_e(r,o,6).filter(
_=>Number.isInteger(_)&&Math.abs(_-o)>(o-r)/10),y=Math.max(1.5,(c(r+1)-c(r))*.66),[k,v]=[Z("feet"),Z("feet")],M=e.rows.slice(
-p),$=i-M.length,E=i?`Hits on each total after ${i.toLocaleString("en")}`:"Hits on each total",L=i?`at ${o}: ${e.feet[e.
feet.length-1].toLocaleString("en")}`:"",T=t-c(r)-I(L,1.06*13)-8;return te(t,f+20,e.spoken,x("defs",Ae(k,P.ink),Ae(v,P.accent)),
R(c(o)-7,u-4,14,m-u+6,{fill:P.band,stroke:P.edge}),w.map(_=>[U(c(_),13,_,"tx2 m"),D(`M${c(_)} 17V${m}`)]),U(c(o),13,o,"t\
x b m"),Array.from({length:p},(_,O)=>D(`M${c(r)} ${u+O*Nt+Nt-5}H${l}`)),M.map((_,O)=>{let H=u+O*Nt+Nt-5,C=$+O>=n;return[
U(a-6,H+4,($+O+1).toLocaleString("en"),"tx2 e"),_.slice(1).map((W,J)=>{let[q,N]=[c(_[J]),c(Math.min(W,o+5))],G=W===o;return x(
"g",C?{class:"pic-in",style:`animation-delay:${M.length>1&&i-n>1?0:J*60}ms`}:{},D(`M${q} ${H}A${(N-q)/2} ${Math.min(Nt-8,
(N-q)/2*.9+2)} 0 0 1 ${N} ${H}`,P.edge,1.4),B(N,H,G?5.5:2.2,{fill:G?P.accent:P.ink}))})]}),D(`M${c(r)} ${f}H${c(o+.6)}`,
P.edge),i>0&&U(a-6,g(b/1.08)+5,Math.round(b/1.08).toLocaleString("en"),"tx2 e"),e.feet.map((_,O)=>{let H=O+1===e.feet.length;
return R(c(r+1+O)-y/2,g(_),y,f-g(_),{fill:`url(#${H?v:k})`,stroke:H?P.accent:P.ink,"stroke-width":.7})}),i>0&&[D(e.exact.
map((_,O)=>`${O?"L":"M"}${c(r+1+O)} ${g(_*i)}`).join(""),P.sheet,5),D(e.exact.map((_,O)=>`${O?"L":"M"}${c(r+1+O)} ${g(_*
i)}`).join(""),P.ink,2.5)],U(c(r),f+16,I(E,13)<T?E:E.replace(" on each total",""),"tx2"),i>0&&U(t,f+16,L,"tx b e"))}var pb={cases:Ys,paths:zs},ki=(t,e)=>x("svg",{width:22,height:12,"aria-hidden":"true"},x("path",{d:"M0 6h22",fill:"none",
...t}),e),fb=t=>t>1?`${t.toLocaleString("en")} trials`:"one trial",gb=()=>({node:d("p.untried",{role:"status"},bb),tried:()=>{},
again:()=>{},stop:()=>{}}),bb="This question can't be tried out here, because this page has no Python. You can try the q\
uestions at which the game stops, and those in the lessons. With Python you can try every question.";function rh(t,e,n){
if(t.untried)return gb();let s=d("div.plot"),r=d("div.traces"),o=e().grown,i=o?d("div",{class:`grown ${o.kind}`}):!1,a=o?.
n??0,l=d("div.counts",{role:"group","aria-label":"How many trials"}),c=d("div.told",{role:"status"}),u=d("button.btn.qui\
et.stop",{"data-k":"stop",onclick:()=>n({kind:"stop"})},"Stop"),h=d("input.seedbox",{inputmode:"numeric","data-k":"trial\
seed",maxlength:80,"aria-label":"Seed of your trials",onchange:()=>n({kind:"again",seed:h.value})}),p,m=e(),f=d("span",ki(
{stroke:"var(--edge)","stroke-width":1.5}),"earlier runs"),b=()=>{let{clientWidth:$,clientHeight:E}=s;$>0&&E>40&&s.replaceChildren(
Tu($,E,t,e()))},g=()=>{t.traces&&r.clientWidth>0&&r.replaceChildren(Eu(r.clientWidth,e().traces))},w=()=>{let $=e().grown;
!i||!$||!i.clientWidth||(i.replaceChildren(pb[$.kind](i.clientWidth,$,Math.min(a,$.n),i.clientHeight)),a=$.n)},y=new ResizeObserver(
()=>requestAnimationFrame(v));y.observe(s);let k=()=>{let $=e();du(m,$,t),m=$;let E=$.begun>=$.most;l.classList.toggle("\
full",E),K(l,E?d("button.btn.solid",{"data-k":"anew",onclick:()=>n({kind:"again"})},"Another run"):$.counts.map(_=>d("bu\
tton",{class:_===1?"btn solid":"btn","data-k":`run.${_}`,"aria-label":`×${_.toLocaleString("en")}: run ${fb(_)}`,"aria-\
disabled":$.running?"true":null,onclick:()=>!e().running&&n({kind:"run",trials:_,calm:jt()})},`×${_.toLocaleString("en")}`))),
f.hidden=$.runs.length<2,u.style.visibility=$.running?"visible":"hidden",p!==$.seed&&!h.matches(":focus")&&(p=$.seed,h.value=
String($.seed));let L=t.traces?"below the chart":"on the table",T=`Start with one: press ×1 to ${t.trial}. You'll see i\
t ${L}.`;c.replaceChildren(d("p",d("b",$.summary??T),$.last&&d("span.last",` ${$.last}`),$.claim&&` ${$.claim}`,$.band&&
d("span.mute",` ${$.band}`),$.beforehand&&d("span.mute",` ${$.beforehand}`)),...$.note?[d("p.refusal",$.note)]:[]),v()},
v=()=>{g(),b(),w(),c.scrollHeight>c.clientHeight+1?c.tabIndex=0:c.removeAttribute("tabindex")},M=d("div.try",i,s,t.traces&&
r,l,c,d("div.tryfoot",d("p.key",{"aria-hidden":"true"},!t.apart&&d("span",ki({stroke:"var(--ink)","stroke-width":3}),t.simulated?
"stored":"exact"),d("span",ki({stroke:"var(--accent-fill)","stroke-width":2.5},B(11,6,3.2,{fill:"var(--sheet)",stroke:"v\
ar(--accent-fill)","stroke-width":2})),"your run"),f),d("label.trialseed","seed",h),u,d("button.btn.quiet",{"data-k":"ag\
ain",onclick:()=>n({kind:"again"})},"Start over")));return k(),{node:M,tried:k,again:v,stop:()=>y.disconnect()}}var wb=(t,e,n,s)=>x("g",B(t,e,n-.8,{fill:s?P.band:"none",stroke:P.rule,"stroke-width":1.5}),D(`M${t-n*.9} ${e+n*.9}L${t+
n*.9} ${e-n*.9}`,P.edge,1.8));function oh(t,e){let n=t<560,s=n?16.5:19,r=s*.38,[o,i,a,l]=e.counts,c=[...Array(o).fill("y\
es"),...Array(i).fill("out"),...Array(a).fill("no"),...Array(l).fill("out-no")],u=24,h=10*s+10,p=c.map((O,H)=>{let[C,W]=[
(H%10+.5)*s,u+(Math.floor(H/10)+.5)*s];return O==="yes"||O==="no"?Me(O==="yes"?1:0,C,W,r):x("g.pic-in",{style:"animation\
-delay:240ms"},wb(C,W,r,O==="out"?1:0))}),m=e.sides.map(([O,H],C)=>{if(!O)return null;let W=C?100-O:0,J=u+W/10*s+2,q=u+(W+
O)/10*s-2,N=(n?t:t*.55)-h-14,G=oe(H,N),fe=Math.min(Math.max((J+q)/2-8*G.length+5,u+10),u+10*s-16*G.length);return[D(`M${h}\
 ${J}h6V${q}h-6`,P.edge,1.5),U(h+14,fe,O,"tx b",15),G.map((Te,Mt)=>U(h+14,fe+16*(Mt+1),Te,"tx2"))]}),[f,b,g]=e.left,w=n?
0:Math.max(t*.58,h+150),y=n?u+10*s+34:u,k=7,v=n?s:Math.min(s,(t-w)/12),M=Array.from({length:b},(O,H)=>x("g",me(H,8),Me(H<
f?1:0,w+(H%k+.5)*v,y+(Math.floor(H/k)+.5)*v,v*.38))),$=Math.ceil(b/k),E=w+k*v+18,L=t-E-xe(f,34)-8,T=oe(`out of ${b} ${g}`,
Math.max(L,60),1.06*15),_=y+Math.max($*v,26+18*T.length)+8;return te(t,Math.max(_,u+10*s+4),e.spoken,U(0,13,e.holders,"t\
x b",14),p,m,U(w,y-11,`Cross out ${i+l}. That leaves ${b}`,"tx b",14),M,Le(f,E,y+2,34,{colour:"var(--accent)"}),T.map((O,H)=>U(
E+xe(f,34)+8,y+14+18*H,O,"tx b",15)),U(E+xe(f,34)+8,y+14+18*T.length,`chance ${e.exact}`,"tx2"))}var ih=t=>1+Math.max(0,
...t.children.map(ih));function ah(t,e){let n=ih(e.tree),s=t/n,r=e.tree.n<1e3?46:62,o=36,i=s-14,a=p=>o+14+16*oe(p.words,
i).length,l=[],c=[],u=4,h=(p,m)=>{let f=m*s,b=p.children.map(v=>h(v,m+1)),g=b.length?b.reduce((v,M)=>v+M,0)/b.length:u+o/
2;b.length||(u+=a(p)),p.children.forEach((v,M)=>{let $=v.mark==="out";l.push(x("g",me(m+1,160),D(`M${f+r} ${g}L${f+s} ${b[M]}`,
$?P.rule:P.ink,$?1.5:2)))});let[w,y]=[p.mark==="yes",p.mark==="out"],k=w?"fill:var(--sheet)":y?"fill:var(--ink-2)":"";return c.
push(x("g",me(m,160),R(f+1,g-o/2,r-2,o,{rx:3,fill:w?P.accent:P.sheet,stroke:w?P.accent:y?P.rule:P.edge,"stroke-width":1.8,
"stroke-dasharray":y?"4 4":null}),x("text.tx.b.m",{x:f+r/2,y:g+6,"font-size":17,style:k},p.n.toLocaleString("en")),oe(p.
words,i).map((v,M)=>Pn(f,g+o/2+16*(M+1),v,"tx2")))),g};return h(e.tree,0),te(t,u,e.spoken,l,c)}function lh(t,e){let n=t<440?16:Math.min(22,t/26),s=e.dots.flatMap(([u,,h])=>Array.from({length:u},()=>h)),r=t<10*n+22+180,
o=r?0:10*n+22,i=[],a=r?10*n+24:16;for(let[u,h,p]of e.dots)u&&(i.push(Me(p,o+7,a-5,7),U(o+22,a,u,"tx b",15)),i.push(U(o+26+
9*String(u).length,a,h,"tx",14)),a+=25);i.push(D(`M${o} ${a-10}H${t}`)),a+=10;let l=(u,h,p,m=P.ink)=>{i.push(U(o,a,u,"tx\
2"));for(let b of oe(`${h} =`,t-o-48,14))a+=20,i.push(U(o,a,b,"tx",14));let f=U(t,a,p,"b e",20);f.style.fill=m,i.push(f),
a+=28};l("hands, each counted once",e.hands[0],e.hands[1]),l(`${e.cards[0]} in those hands`,e.cards[1],e.cards[2],"var(-\
-accent)");for(let u of oe(`unrounded: ${e.exact[0]} and ${e.exact[1]}`,t-o))i.push(U(o,a-4,u,"tx2")),a+=16;a-=16;let c=Math.
max(10*n,a+4);return te(t,c,e.spoken,s.map((u,h)=>x("g",me(Math.floor(h/10)*3+h%10,20),Me(u,(h%10+.5)*n,(Math.floor(h/10)+
.5)*n,n*.38))),i)}var yb=(t,e,n,s)=>[U(t,e-7,n,"tx b m",17),D(`M${t-15} ${e}h30`,P.ink,2),U(t,e+19,s,"tx b m",17)];function ch(t,e){
let n=e.factors.length,s=e.factors[0][1],r=Math.max(1,Math.min(n,Math.floor((t+20)/84))),o=24,i=Math.min(190,(t-o*(r-1))/
r),a=s>60?12:7,l=Math.min(i/a,13),c=Math.ceil(s/a),u=n<=4&&l>=5,h=(u?c*l+26:18)+66,p=[];e.factors.forEach(([b,g],w)=>{let y=w%
r*(i+o),k=Math.floor(w/r)*h,v=y+(u?a*l/2:i/2),M=[U(u?y:v,k+13,`${w+1}${["st","nd","rd"][w]??"th"} card`,u?"tx2":"tx2 m")];
if(u)for(let E=0;E<g;E++){let L=E>=b;M.push(R(y+E%a*l+1,k+20+Math.floor(E/a)*l+1,l-2,l-2,{rx:1.5,fill:L?P.accent:"none",
stroke:L?P.accent:P.edge,"stroke-width":1.2}))}let $=k+(u?20+c*l:12)+28;p.push(x("g",me(w,240),M,yb(v,$,b,g))),w+1<n&&p.
push(U(Math.min(t-6,v+(i+o)/2),$+6,"×","tx m",18))});let m=Math.ceil(n/r)*h+14,f=(b,g="tx",w=14)=>{for(let y of oe(b,t-
4,g.endsWith(" b")?1.06*w:w))p.push(U(0,m,y,g,w)),m+=w+6};return f(`= ${e.none} without ${e.one}; ${e.some} with one or \
more`,"tx b",15),f(`Counting hands gives the same: ${e.counting[0]} out of ${e.counting[1]}.`),f(`${e.choose}: ${e.means}\
.`,"tx2",13),te(t,m,e.spoken,p)}function uh(t,e){let n=t<430,s=n?Math.min(44,(t-26)/6):40,r=24,o=22,i=[];for(let h=0;h<6;h+=1)i.push(U(r+(h+.5)*s,14,h+1,
"tx2 m"),U(4,o+(h+.5)*s+5,h+1,"tx2"));e.rows.forEach((h,p)=>{h.forEach((m,f)=>{let b=r+f*s,g=o+p*s,w={fill:m?P.accent:"n\
one",stroke:m?"none":P.edge,"stroke-width":1.2},y=p===f?x("circle",{cx:b+s/2,cy:g+s/2,r:s/2-2,...w}):R(b+1.5,g+1.5,s-3,s-
3,{rx:2,...w}),k=U(b+s/2,g+s/2+5,m,"b m",14);k.style.fill="#FFF",i.push(x("g",me(p+f,30),y,m&&k))})});let a=o+6*s,l=n?4:
r+6*s+18,c=n?a+24:o+20,u=[R(l,c-12,14,14,{rx:2,fill:P.accent}),...oe(e.unlike,t-l-24,14).map((h,p)=>U(l+22,c+19*p,h,"tx",
14))];return c+=19*oe(e.unlike,t-l-24,14).length+8,u.push(B(l+7,c-5,7,{fill:P.accent})),u.push(...oe(e.doubles,t-l-24,14).
map((h,p)=>U(l+22,c+19*p,h,"tx",14))),c+=34,u.push(U(l,c,e.sum,"tx b",18)),te(t,Math.max(a,c)+8,e.spoken,i,u)}function hh(t,e){let n=t<640,{start:s,target:r}=e,[o,i]=[n?22:40,t-(n?12:112)],a=T=>o+(i-o)*(T-s)/(r+5-s),l=e.rows.slice(
0,n?8:12),c=n?21:24,u=26,h=u+l.length*c,p=_e(s,r,n?6:10).filter(T=>Number.isInteger(T)&&Math.abs(T-r)>(r-s)/14),m=Z("fee\
t"),f=Z("feet"),b=l.map((T,_)=>{let O=u+_*c+c-6,H=T[T.length-1],C=T.includes(r),W=[];return T.slice(1).forEach((J,q)=>{let[
N,G]=[a(T[q]),a(Math.min(J,r+5))],fe=Math.min(c-9,(G-N)/2*.9+2),Te=J===r;W.push(x("g",me(_*4+q,30),D(`M${N} ${O}A${(G-N)/
2} ${fe} 0 0 1 ${G} ${O}`,P.edge,1.4),B(G,O,Te?5.5:n?2:2.6,{fill:Te?P.accent:P.ink})))}),[D(`M${a(s)} ${O}H${i}`),U(0,O+
4,_+1,"tx2"),W,!n&&U(i+14,O+4,C?"lands":`jumps to ${H}`,C?"tx b":"tx2")]}),g=92,w=h+46+g,y=Math.max(...e.feet,...e.exact.
map(T=>T*e.n),1)*1.08,k=T=>w-g*T/y,v=Math.max(1.5,(a(s+1)-a(s))*.66),M=e.feet[e.feet.length-1],$=e.exact.map((T,_)=>`${_?
"L":"M"}${a(s+1+_)} ${k(T*e.n)}`).join(""),E=n?`After ${e.n} rows: hits on each`:`After ${e.n} rows: how often each numb\
er was hit`,L=n?w+42:w+22;return te(t,L,e.spoken,x("defs",Ae(m,P.ink),Ae(f,P.accent)),R(a(r)-7,u-4,14,h-u+6,{fill:P.band,
stroke:P.edge}),p.map(T=>[U(a(T),14,T,"tx2 m"),D(`M${a(T)} 19V${h}`)]),U(a(r),14,r,"tx b m"),b,U(0,h+26,E,"tx b",14),_e(
0,y,3).filter(Number.isInteger).map(T=>[D(`M${a(s)} ${k(T)}H${a(r+.6)}`),U(a(s)-4,k(T)+4,T,"tx2 e")]),e.feet.map((T,_)=>R(
a(s+1+_)-v/2,k(T),v,w-k(T),{fill:`url(#${_+1===e.feet.length?f:m})`,stroke:_+1===e.feet.length?P.accent:P.ink,"stroke-wi\
dth":n?.7:1})),D($,P.sheet,6),D($,P.ink,3),p.map(T=>U(a(T),w+17,T,"tx2 m")),U(a(r),w+17,r,"tx b m"),n?U(t,w+38,`at ${r}:\
 ${M}, chance ${e.said}`,"tx b e",14):[x("text.b",{x:i-10,y:w-30,"font-size":14,style:"fill:var(--accent)"},`${M} at ${r}`),
U(i-10,w-10,`chance ${e.said}`,"tx b",14)])}function dh(t,e){let n=.45*t,s=12+Math.min(n,Math.max(...e.rows.map(([p])=>I(
p,13)))),r=t-s-34,o=Math.max(9,Math.min(17,r/17)),i=Math.max(1,Math.floor(r/o)),a=[],[l,c]=[26,0];for(let[p,m]of e.rows){
let f=m.flatMap(([g,w])=>Array(g).fill(w)),b=oe(p,s-12,14);a.push(b.map((g,w)=>U(0,l+5+16*w,g,"tx")),U(t,l+5,f.length,"t\
x b e")),f.forEach((g,w)=>{let[y,k]=[s+(w%i+.5)*o,Math.floor(w/i)*o];a.push(x("g",me(c++,8),Me(g,y,l+k,o*.38)))}),l+=Math.
max(16*b.length,Math.ceil(f.length/i)*o)+7}let u=0,h=e.kinds.map(([p,m])=>{let f=30+I(m,13);u>0&&u+f>t&&([u,l]=[0,l+19]);
let b=[Me(p,u+8,l,6.5),U(u+19,l+5,m,"tx2")];return u+=f,b});return l+=23,te(t,l+4,e.spoken,U(0,13,`100 ${e.of}`,"tx b",14),
a,h,U(0,l,`${e.exact} of them count`,"tx b",14))}function mh(t,e){let n=Math.max(10,Math.min(e.total,Math.floor(t/16))),
s=Math.min(30,t/n),r=Math.min(s-3,22),o=r*1.4,i=o+34,a=new Set(e.row),l=[];for(let h=0;h<e.total;h++){let p=h%n*s,m=4+Math.
floor(h/n)*i;l.push(x("g",me(h,20),R(p+1.5,m,r,o,{rx:2,fill:a.has(h)?P.accent:"none",stroke:a.has(h)?P.accent:P.edge,"st\
roke-width":1.5})))}let c=[-1,...e.row,e.total];e.gaps.forEach((h,p)=>{if(!h)return;let[m,f]=[c[p]+1,c[p+1]-1];for(let b=Math.
floor(m/n);b<=Math.floor(f/n);b++){let g=Math.max(m,b*n)-b*n,w=Math.min(f,b*n+n-1)-b*n,y=4+b*i+o+5,[k,v]=[g*s+2,w*s+r+1];
l.push(D(`M${k} ${y}v4H${v}v-4`,P.ink,1.5));let M=Math.floor(m/n)===b;(f-m<n||M)&&l.push(U((k+v)/2,y+18,h,"tx m"))}});let u=4+
Math.ceil(e.total/n)*i+12;for(let h of oe(`${e.reckoning}, ${e.wait}`,t-4,1.06*14))l.push(U(0,u,h,"tx b",14)),u+=20;return te(
t,u-8,e.spoken,l)}function ph(t,e,n){let s=new Map;return t.hits.map(r=>{let o=Math.round(e(r/t.n)/n)*n,i=s.get(o)??0;return s.set(o,i+1),
{x:o,at:i}})}function fh(t,e){let[n,s]=[t<400?52:66,t-12],r=e.rows.flatMap(h=>h.hits.map(p=>p/h.n)),[o,i]=[Math.max(0,Math.
min(...r)-.03),Math.min(1,Math.max(...r)+.03)],a=h=>n+(s-n)*(h-o)/(i-o),l=8,c=e.rows.map(h=>{let p=ph(h,a,7),m=p.some(y=>y.
at>16),f=m?ph(h,a,4):p,b=Math.max(...f.map(y=>y.at))+1,g=Math.min(6.6,96/b);l+=Math.max(52,b*g+26);let w=l;return l+=4,[
f.map(({x:y,at:k})=>B(y,w-4-k*g,Math.min(m?1.9:2.8,g*.48),{fill:P.sheet,stroke:P.accent,"stroke-width":m?1.1:1.4})),D(`M${n}\
 ${w}H${s}`,P.edge),U(0,w-18,h.n.toLocaleString("en"),"tx b",15),U(0,w-2,"trials","tx2"),U(s,w-Math.max(34,b*g+10),h.near,
"tx e")]}),u=_e(o*100,i*100,t<420?5:8);return te(t,l+40,e.spoken,u.map(h=>[D(`M${a(h/100)} 4V${l}`,P.rule),U(a(h/100),l+
16,h,"tx2 m")]),D(`M${a(e.exact[0])} 4V${l+4}`,P.ink,3),c,U(Math.min(t-50,Math.max(50,a(e.exact[0]))),l+36,`chance ${e.exact[1]}`,
"tx b m",14))}function gh(t,e){let[n,s]=[26,t-I("misses",13)*1.1-12],r=Math.max(0,Math.min(...e.rows.map(u=>u[1]))-.02),
o=Math.min(1,Math.max(...e.rows.map(u=>u[2]))+.02),i=u=>n+(s-n)*(u-r)/(o-r),a=13.5,l=32+e.rows.length*a,c=Z("miss");return te(
t,l+22,e.spoken,x("defs",Ae(c,P.accent)),_e(r*100,o*100,t<420?5:8).map(u=>[D(`M${i(u/100)} 22V${l}`,P.rule),U(i(u/100),l+
17,u,"tx2 m")]),U(Math.min(t-60,Math.max(60,i(e.exact[0]))),14,`chance ${e.exact[1]}`,"tx b m",14),D(`M${i(e.exact[0])} \
20V${l}`,P.ink,3),e.rows.map(([u,h,p],m)=>{let f=32+m*a,b=e.misses.includes(m+1);return x("g",me(m,60),b?R(i(h),f-5,i(p)-
i(h),10,{fill:`url(#${c})`,stroke:P.accent,"stroke-width":1.5}):D(`M${i(h)} ${f}H${i(p)}`,P.edge,2.5),B(i(u),f,3.6,{fill:P.
sheet,stroke:b?P.accent:P.ink,"stroke-width":2}),(m===0||(m+1)%5===0)&&U(n-8,f+5,m+1,"tx2 e"),b&&x("text.b",{x:i(p)+8,y:f+
5,"font-size":13,style:"fill:var(--accent)"},"misses"))}))}var bh=([,t,e],n)=>({fill:n?P.ink:e<t?P.sheet:P.edge,stroke:n||e<t?P.ink:P.edge,"stroke-width":1.8});function wh(t,e){let n=e.
falls.flatMap(i=>i.bars.flatMap(([,a,l])=>[a,l])),[s,r]=[Math.min(0,...n),Math.max(.1,...n)];return t>=460*Math.max(1,e.
falls.length/2)&&e.falls[0].bars.length*e.falls.length<=14?kb(t,e,s,r):xb(t,e,s,r)}function kb(t,e,n,s){let[r,o,i]=[40,46,
200],a=p=>o+i*(s-p)/(s-n||1),l=(t-r)/e.falls.length,c=a(n)+(n<0?26:8),u=Math.min(120,(l-24)/Math.max(...e.falls.map(p=>p.
bars.length)))-2,h=Math.max(...e.falls.flatMap(p=>p.bars.map(([m])=>oe(m,u).length)));return te(t,c+8+15*h,e.spoken,U(0,
30,e.unit,"tx2"),_e(n,s,5).map(p=>[D(`M${r} ${a(p)}H${t}`,p?P.rule:P.ink,p?1:1.5),U(r-6,a(p)+5,wi(p),"tx2 e")]),e.falls.
map((p,m)=>{let f=r+m*l+10,b=Math.min(120,(l-24)/p.bars.length);return[e.falls.length>1&&U(f+b*p.bars.length/2,16,p.title,
"tx m b",15),p.bars.map((g,w)=>{let[y,k,v,M]=g,$=w+1===p.bars.length,E=f+w*b,L=a(Math.max(k,v)),T=v<k&&!$?a(v)+16:L-6;return x(
"g",me(w,160),R(E+2,L,b-4,Math.max(2,Math.abs(a(v)-a(k))),bh(g,$)),!$&&D(`M${E+b-2} ${a(v)}h4`,P.ink,1.5),U(E+b/2,T,M,$?
"tx b m":"tx m",14),oe(y,b-2).map((_,O)=>U(E+b/2,c+12+15*O,_,$?"tx b m":"tx2 m")))})]}))}function xb(t,e,n,s){let r=e.falls.
flatMap(h=>h.bars.map(([p])=>I(p,13))),o=Math.min(t*.36,Math.max(...r)*1.08+10),[i,a]=[o+(n<0?46:6),t-88],l=h=>i+(a-i)*(h-
n)/(s-n||1),c=0,u=e.falls.map(h=>{let p=e.falls.length>1&&U(0,c+15,h.title,"tx b",15);p&&(c+=22);let m=c,f=h.bars.map((g,w)=>{
let[y,k,v,M]=g,$=w+1===h.bars.length,E=oe(y,o-4,$?1.06*13:13),L=c+2;c+=Math.max(25,E.length*15+8);let T=Math.max(k,v);return x(
"g",me(w,160),E.map((_,O)=>U(0,L+13+15*O,_,$?"tx b":"tx2")),R(l(Math.min(k,v)),L,Math.max(2,Math.abs(l(v)-l(k))),17,bh(g,
$)),U(l(T)+8,L+13,$?`${M} ${e.unit}`:M,$?"tx b":"tx",14))}),b=D(`M${l(0)} ${m}V${c}`,P.ink,1.5);return c+=12,[p,b,f]});return te(
t,c,e.spoken,u)}function yh(t,e){let n=e.heaps.map(([L])=>L),[s,r]=[Math.min(...n,e.exact[0]),Math.max(...n,e.exact[0])],
o=(r-s||1)*.07,i=L=>14+(t-28)*(L-s+o)/(r-s+2*o),a=n.map(i),l=Math.min(60,...a.slice(1).map((L,T)=>L-a[T])),c=Math.max(...e.
heaps.map(([,L])=>L)),u=l<13?7:l<30?8.5:10.5,h=Math.max(1,Math.min(4,Math.floor((l-3)/u))),p=Math.ceil(c/h),m=Math.min(u,
190/p),f=22+p*m,b=e.heaps.map(([,,L],T)=>({x:a[T],text:L,wide:I(L,13)})),g=-1/0,w=b.filter(({x:L,wide:T})=>L-T/2<g+6?!1:
(g=L+T/2,!0)),[y,k]=e.mean,v=`balances at ${k}; the exact average is ${e.exact[1]} ${e.unit}`,M=I(v,1.06*14),$=i(y)+16+M<
t?i(y)+16:Math.max(0,i(y)-16-M),E=oe(v,t,1.06*14);return te(t,f+36+18*E.length,e.spoken,e.heaps.map(([,L],T)=>[Array.from(
{length:L},(_,O)=>B(a[T]+(O%h-(h-1)/2)*m,f-7-Math.floor(O/h)*m,m*.4,{fill:"none",stroke:P.accent,"stroke-width":1.7})),l>=
20&&U(a[T],f-10-Math.ceil(L/h)*m,L,"tx b m")]),D(`M6 ${f}H${t-6}`,P.ink,4),w.map(({x:L,text:T})=>U(L,f+19,T,"tx2 m")),x(
"path",{d:`M${i(y)} ${f+2}l10 20h-20z`,fill:P.sheet,stroke:P.ink,"stroke-width":2.5}),E.map((L,T)=>U(E.length>1?0:$,f+42+
18*T,L,"tx b",14)))}function kh(t,e){let[n,s,r,o]=[40,t-6,24,170],i=e.shares.length,a=(s-n)/i,l=Math.max(...e.shares),c=w=>r+
o*(1-w/l),u=w=>n+a*(w-e.first+.5),[h,p]=[r+o,Math.max(1,Math.ceil(26/a))],m=`average ${e.mean[1]}, median ${e.median}`,f=u(
e.mean[0])+16+I(m,14)<t,b=`most likely: ${e.likeliest[0]} (${e.likeliest[1]})`,g=u(e.likeliest[0])+a/2+4+1.1*I(b,13)<t;return te(
t,h+46,e.spoken,_e(0,l,4).map(w=>[D(`M${n} ${c(w)}H${s}`),U(n-6,c(w)+5,Math.round(w*100),"tx2 e")]),U(0,13,"out of 100",
"tx2"),e.shares.map((w,y)=>x("g",me(y,20),R(n+y*a+Math.min(2,a*.1),c(w),Math.max(1,a-Math.min(4,a*.2)),h-c(w),{fill:P.ink}),
y%p===0&&U(u(e.first+y),h+16,e.first+y,"tx2 m"))),D(`M${n} ${h}H${s}`,P.ink,2),g?U(u(e.likeliest[0])+a/2+4,c(l)+11,b,"tx",
13):U(t,13,b,"tx e",13),bi(u(e.mean[0]),h+21),U(f?u(e.mean[0])+16:u(e.mean[0])-16,h+38,m,f?"tx b":"tx b e",14))}function xh(t,e){
let[n,s,r,o]=[40,t-8,24,190],i=e.bins.reduce((v,M,$)=>M>=5e-4?$:v,0)+1,a=e.bins.slice(0,i),l=Math.max(...a),c=v=>n+(s-n)*
v/(i*e.step),u=v=>r+o*(1-v/l),h=r+o,[p,m,f]=e.band,b=c(e.step)-c(0),g=`average ${e.mean[1]} ${e.unit}`,w=c(e.mean[0])+15+
I(g,14)*1.1<t,y=`${p} to ${m}: ${f}`,k=Math.max(0,Math.min(c(p),t-I(y,14)*1.1));return te(t,h+76,e.spoken,R(c(p),r-6,c(m)-
c(p),o+6,{fill:P.band}),_e(0,l,4).map(v=>[D(`M${n} ${u(v)}H${s}`),U(n-6,u(v)+5,Math.round(v*100),"tx2 e")]),U(0,13,"out \
of 100","tx2"),a.map((v,M)=>x("g",me(M,20),R(c(M*e.step)+b*.06,u(v),b*.88,Math.max(0,h-u(v)),{fill:P.ink}))),D(`M${n} ${h}\
H${s}`,P.ink,2),_e(0,i*e.step,t<420?4:7).filter(v=>c(v)<s-10).map(v=>U(c(v),h+17,v,"tx2 m")),bi(c(e.mean[0]),h+20),U(c(e.
mean[0])+(w?15:-15),h+37,g,w?"tx b":"tx b e",14),D(`M${c(p)} ${h+44}v10M${c(p)} ${h+49}H${c(m)}M${c(m)} ${h+44}v10`,P.ink,
2),U(k,h+71,y,"tx b",14))}function vh(t,e){let[n,s,r,o]=[40,t-14,30,168],[i,a]=[e.x[0],e.x[e.x.length-1]],l=[...e.y,...e.
lines.map(([M])=>M)],c=e.chance?0:Math.min(0,...l),u=Math.max(...l)*1.12,h=(e.chance?Math.min(1,u):u)||1,p=M=>n+(s-n)*(M-
i)/(a-i||1),m=M=>r+o*(1-(M-c)/(h-c)),f=r+o,b=e.x.map((M,$)=>`${$?"L":"M"}${p(M)} ${m(e.y[$])}`).join(""),g=e.here,w=g?I(
`you are here: ${g[2]}`,14)*1.1:0,y=g?Math.min(Math.max(n+4,p(g[0])-w+10),s-w):0,k=e.lines.map(([M])=>m(M)-6),v=g?m(g[1])-
13:0;return k.some(M=>Math.abs(M-v)<16)&&(v=Math.min(...k,v)-18),te(t,f+(e.across?42:24),e.spoken,U(0,13,e.up,"tx2"),_e(
c,h,5).map(M=>[D(`M${n} ${m(M)}H${s}`),U(n-6,m(M)+5,e.chance?Math.round(M*100):wi(M),"tx2 e")]),_e(i,a,t<420?5:9).filter(
Number.isInteger).map(M=>U(p(M),f+17,M,"tx2 m")),D(`M${n} ${f}H${s}`,P.ink,1.5),e.across!==""&&U((n+s)/2,f+37,e.across,"\
tx2 m"),D(b,P.ink,3),e.lines.map(([M,$],E)=>{let L=E%2===0;return[D(`M${n} ${m(M)}H${s}`,P.edge,1.8,{"stroke-dasharray":"\
6 4"}),Pn(L?s:n+6,k[E],$,L?"tx e":"tx")]}),g&&[D(`M${p(g[0])} ${f}V${m(g[1])}`,P.ink,1.5,{"stroke-dasharray":"2 3"}),B(p(
g[0]),m(g[1]),6,{fill:P.ink,stroke:P.sheet,"stroke-width":2}),Pn(y,v,`you are here: ${g[2]}`,"tx b",14)])}var vb={counted_twice:lh,draw_by_draw:ch,two_dice:uh,frequency_grid:oh,whole_tree:ah,footprints:hh,waterfall:wh,balance:yh,
gaps:mh,split:dh,cases:(t,e)=>Ys(t,e),paths:(t,e)=>zs(t,e),columns:kh,histogram:xh,graph:vh,runs:fh,intervals:gh};function $h(t,e,n){
let s=vb[t];if(!s)throw new Error(`There is no picture of the kind ${t}.`);return d("figure.picture",s(e,n),n.caption&&d(
"figcaption",n.caption))}var $b=2,Mb=["first","second"],Mh=1e-9;function xi({judged:t,unit:e}){return t==="chance"?{low:0,high:100,unit:"chance"}:
t==="count"?{low:0,high:999999,unit:e,whole:!0}:{low:-9999,high:9999,unit:e}}function _h(t,e){let{value:n,share:s,words:r}=ae(
e,xi(t));if(n==null)throw new Error(r);let o=t.judged==="chance"?s:n;return o>=t.low-Mh&&o<=t.high+Mh}function Js({attempts:t,
attempts_from:e},n,s,r){return t.slice(e).filter(o=>o.place===n&&o.question===s&&!Pe(o.settings,r.settings))}function Xs(t,e){
let n=t.asks.map((r,o)=>_b(r,e.filter(({step:i})=>i===o).map(({number:i})=>i))),s=n.findIndex(({outcome:r})=>!r);return{
steps:n,at:s,lines:t.lines}}function _b({low:t,high:e,...n},s){let r=[],o="";for(let i of s){if(o)break;i?_h({...n,low:t,
high:e},i)?o=Mb[r.length]:r.push(i)===$b&&(o="shown"):o="shown"}return{...n,outcome:o,wrong:r}}function vi(t,e,n){if(e.asks.
length===0)throw new Error("This question has no small steps.");let{at:s}=Xs(e,Js(t,n.place,n.question,e));if(n.step!==s){
let r=s>=0?`step ${s+1} of ${e.asks.length}`:"nothing more: all steps are done";throw new Error(`Expected an answer to ${r}\
.`)}return n.number&&_h(e.asks[s],n.number),{...t,attempts:[...t.attempts,n]}}var Sh=(t,e)=>e.length>0?Xs(t,e).steps.map(
({outcome:n})=>n||"open").join(" "):"";function Th({text:t}){let[,e,n]=/^(.*?)( out of 100)?$/.exec(t);return S("b",{class:"r",children:[e,n&&S("small",{children:n.
trim()})]})}function Eh({left:t,done:e}){return S("ul",{class:"left",children:t.map(([n,s,r],o)=>{let i=!e&&o===t.length-
1;return S("li",{children:[S("span",{children:n}),S("b",{children:s}),S("i",{class:i?"hidden":"","aria-hidden":"true",children:!i&&
S("i",{style:{width:`${r}%`}})}),S("b",{class:"n",children:i?"?":r})]},n)})})}function Sb({step:t,at:e,line:n,fresh:s}){
let r=t.outcome==="shown";return S("li",{class:s?"fresh":"",children:[S("i",{class:r?"shown":"","aria-hidden":"true",children:e+
1}),S("p",{children:[n.words,n.formula&&S("small",{children:n.formula}),r&&S("span",{class:"reason",children:t.reason})]}),
S(Th,{text:n.value??""})]})}function Tb({step:t,at:e,lights:n,act:s}){let r=Ne(null),[o,i]=Ve(""),a=xi(t),l=An({rule:a,value:o,
set:i}),c=t.wrong.at(-1),u=t.judged==="chance"?t.unit||"out of 100":t.unit;return ye(()=>r.current?.focus({preventScroll:!0}),
[]),ye(()=>{c!=null&&r.current?.select()},[t.wrong.length]),S("form",{class:"smallq",onSubmit:p=>{p.preventDefault();let m=l.
text.trim();m!==""&&ae(m,a).value!=null?s.answer(e,m):(l.complain(),r.current?.focus({preventScroll:!0}))},noValidate:!0,
children:[S("i",{"aria-hidden":"true",children:e+1}),S("h4",{id:`${l.id}q`,children:t.words}),t.left.length>0&&S(Eh,{left:t.
left,done:!1}),S("div",{class:"in",children:[S("input",{ref:r,class:"field","data-k":"step",inputMode:t.judged==="count"?
"numeric":"text",autocomplete:"off",maxLength:40,"aria-labelledby":`${l.id}q`,...l.said,value:l.text,onInput:p=>l.typed(
p.currentTarget.value)}),S("span",{children:u}),S("button",{type:"submit",class:"btn solid","data-k":"step.check",children:"\
Check"})]}),S(Xo,{number:l,answer:p=>{l.put(p),r.current?.focus({preventScroll:!0})}}),c!=null&&S("p",{class:"no",role:"\
status",children:[S("b",{children:["Not ",c,". ",n&&"Look at what is lit up on the table. "]}),t.hint]})]})}function Eb({
panel:t,lines:e}){let n=e.at(-1);return S("div",{class:"fin","data-next":!0,tabIndex:-1,children:[e.slice(0,-1).map(s=>S(
"p",{children:[s.words,": ",s.formula," ",s.value&&`= ${s.value}`]},s.words)),n?.formula&&S("p",{class:"eq",children:n.formula}),
S("p",{children:[t.headline," ",t.said?.verdict]})]})}function Lb({panel:t,act:e}){let{steps:n,at:s,lines:r}=t.work,o=Ne(
null),i=(t.steps??[]).slice(0,r),a=s<0,l=a?n.length:s,c=Ne(l),u=i.slice((n.at(-1)?.line??0)+1);return ye(()=>{let h=o.current?.
querySelector(a?".fin":".smallq");h?.scrollIntoView({block:"nearest"}),a&&l!==c.current&&h instanceof HTMLElement&&h.focus(
{preventScroll:!0})},[l]),S("div",{class:a?"work over":"work",ref:o,children:[S("div",{class:"workhead",children:[S("h3",
{children:"Work it out"}),S("p",{class:"pips",children:[S("span",{children:[a?"All":"Step"," ",a?n.length:l+1,a?" steps \
done":` of ${n.length}`]}),n.map((h,p)=>S("i",{class:p<l?"d":p===l?"n":"","aria-hidden":"true"},h.line))]})]}),S("ol",{class:"\
lines",children:n.slice(0,l).flatMap((h,p)=>{let m=p>0?n[p-1].line+1:0;return i.slice(m,h.line+1).map((f,b,g)=>b===g.length-
1?S(Sb,{step:h,at:p,line:f,fresh:p===l-1&&l>c.current},f.letter):S(Ab,{line:f},f.letter))})}),!a&&S(Tb,{step:n[s],at:s,lights:(i[n[s].
line]?.lit??[]).length>0,act:e},`${t.key} ${s}`),a&&n.at(-1)?.left.length?S(Eh,{left:n.at(-1)?.left??[],done:!0}):null,a&&
S(Eb,{panel:t,lines:u.length>0?u:i.slice(-1)}),S("p",{class:"ways",children:[S("button",{type:"button",class:"btn quiet",
"data-k":"work.back",onClick:e.back,children:"Back to the answer"}),!a&&S("button",{type:"button",class:"btn quiet","dat\
a-k":"work.show",onClick:()=>e.show(s),children:"Show me this step"})]})]})}var Ab=({line:t})=>S("li",{class:"told",children:[
S("i",{"aria-hidden":"true"}),S("p",{children:[t.words,t.formula&&S("small",{children:t.formula})]}),S(Th,{text:t.value??
""})]});function Lh(t,e,n){let s=n?.node.classList.contains("workpage")?n.node:d("div.workpage");return it(S(Lb,{panel:t,
act:e}),s),{node:s,tried:()=>{},again:()=>{},stop:()=>{}}}function Ob({panel:t,goal:e}){return S("div",{class:"work exam\
ple",children:[S("div",{class:"workhead",children:[S("h3",{"data-next":!0,tabIndex:-1,children:"How it's done"}),S("p",{
class:"pips",children:S("span",{children:["with the numbers of position ",e.at]})})]}),S("p",{class:"mute",children:t.ask}),
S("ol",{class:"lines",children:[...(t.work?.steps??[]).map(({reason:n})=>n),t.headline].map((n,s,r)=>S("li",{children:[S(
"i",{class:s<r.length-1?"shown":"","aria-hidden":"true",children:s+1}),S("p",{children:n})]},n))}),t.idea&&S("p",{class:"\
idea",children:t.idea})]})}function Ah(t,e){let n=d("div.workpage");return it(S(Ob,{panel:t,goal:e}),n),{node:n,tried:()=>{},
again:()=>{},stop:()=>{}}}function Oh(t,e,n){if(!t.revealed)return{};if(e==="steps")return Pb(t);if(e==="example")return Ub(
t);let s=e==="why"?t.steps?.[n]:void 0;return Object.fromEntries((s?.lit??[]).map(r=>[r,s?.letter??""]))}function Pb({work:t,
steps:e=[]}){if(!t)return{};let n=s=>(e[t.steps[s].line]?.lit??[]).map(r=>[r,String(s+1)]);return t.at>=0&&t.steps[t.at].
wrong.length>0?Object.fromEntries(n(t.at)):Object.fromEntries(t.steps.flatMap(({outcome:s},r)=>s?n(r):[]))}var Ub=({work:t,
steps:e=[]})=>Object.fromEntries((t?.steps??[]).flatMap(({line:n},s)=>(e[n]?.lit??[]).map(r=>[r,String(s+1)])));var Rb=[["answer","Answer"],["why","Why"],["try","Try it"]],Ph=9,Hb=480,Nb=t=>{let e=t.parentElement.getBoundingClientRect(),
n=t.getBoundingClientRect();return Math.max(0,n.right-e.right+8)};function Qs({model:t,el:e}){let n=d("div.uw.uw-panel");
re(n,t.get("palette"));let s=A=>d("div",{class:`p-${A}`}),[r,o,i,a,l,c,u,h,p,m]="head quest ask tabs page nav main strip\
 foot read".split(" ").map(s),f=d("section.sheet",{"aria-label":"The question"});f.append(r,o,i,a,l,c,u,h,p);let b=d("p.\
sr",{role:"status"});n.append(b,f,m),e.append(n);let g=t.get.bind(t),w=(A,j)=>{t.set(A,j),t.save_changes()},y=A=>{b.textContent=
A},k={key:"",values:["",""],sure:""},v=new Set,M=!1,$=!1,E=!0,L=!1,T=null,_=null,O=()=>g("pair").length>0?Gu(k.values,g(
"pair")):g("panel").none?"":_s(k.values[0],g("panel")),H=()=>{let[A,j]=k.values;O()?y(O()):(t.send({kind:"predict",value:A,
second:j,sure:k.sure}),Ot(g("game")),g("moment").line&&bu())},C=A=>t.send({kind:"go",at:A}),W=Xu({get:g,press:A=>{A==="p\
redict"?H():A==="work"?_t("steps"):A==="read"?zn(!0):t.send({kind:"main",button:A})},skip:()=>t.send({kind:"skip"}),refused:y}),
J=d("select.pick.surefold",{"data-k":"surefold","aria-label":"How sure are you?",onchange:A=>{k.sure=A.target.value,Mt()}}),
q=A=>j=>w("settings",{...g("settings"),[A.name]:j}),N=A=>{M=!1,w("question",A),t.send({kind:"pick",question:A}),G()},G=()=>{
let A=g("goal");K(r,A.title?eh(A):Qu({chips:g("questions"),now:g("question"),open:M,pick:N,toggle:()=>{M=!M,G()}}))},fe=()=>{
let A=g("panel"),j=g("moment");if(A.none){K(o,d("h2",A.title),d("p.mute",A.when));return}let X=A.revealed&&!g("goal").title,
Q=g("pair"),ie=A.revealed&&Ue()!=="answer",Re=Q.length>0&&!ie,dn=X&&(j.headline||A.headline),Jn=dn&&!A.certain?Ru(dn,()=>_t(
"why")):dn||A.ask,Or=X?A.ask:A.given;K(o,Q.length>0&&ie&&Ku(Q,C),d("h2",{"data-next":!0,tabindex:-1},(Re?On(Q.map(({ask:St})=>St)).
both||A.title:Jn)??""),d("p.mute.given",Re?On(Q.map(({given:St})=>St)).both:Or),A.fault&&d("p.refusal",A.fault),!A.revealed&&
Te())},Te=()=>{let A=g("panel"),j=A.knobs.filter(ie=>!ie.model),X=A.row??[];return!!(g("moment").line||g("goal").title)||
j.length===0?!1:d("div.settings",j.map((ie,Re)=>Re===0&&X.length>1?th(ie.label,X,q(ie)):gi(ie,q(ie))))},Mt=()=>{let A=g(
"panel");if(A.none||A.revealed)i.replaceChildren();else{let j={draft:k,folded:J,changed:()=>Yn(),enter:H};K(i,...Ju(A,g(
"pair"),g("note"),j))}},Gn=()=>{let A=g("panel"),j=Rb.filter(([X])=>X!=="try"||!A.certain);K(a,!!A.revealed&&be({label:"\
Pages",choices:j,value:Ue(),k:"page",pick:_t}))},_t=A=>{w("page",A),Zn()},Ue=()=>{let A=g("page"),{certain:j,work:X}=g("\
panel");return j&&A==="try"||A==="steps"&&!X?"answer":A},Tr={answer:(A,j)=>t.send({kind:"answer_step",step:A,number:j}),
show:A=>t.send({kind:"show_step",step:A}),back:()=>_t("answer")},Kn=()=>{let A=Oh(g("panel"),Ue(),g("why"));JSON.stringify(
A)!==JSON.stringify(g("lit"))&&w("lit",A)},Zn=()=>{let A=g("panel"),j=T;if(T?.stop(),T=null,fe(),n.dataset.page=Ue(),n.classList.
toggle("stopped",!!g("moment").line),na.draw(),n.dataset.at=String(g("moment").at??""),Gn(),ra(),zd(),A.none)l.replaceChildren();else if(!A.
revealed)K(l,Du());else{let Q=Ue();Q==="why"?(v.add(g("why")),T=Nu(A,g("why"),v,ie=>w("why",ie),$h)):Q==="steps"?T=Lh(A,
Tr,j):Q==="example"?T=Ah(A,g("goal")):Q==="try"?T=rh(A,()=>g("tried"),t.send.bind(t)):g("pair").length>0?T=Zu(A,g("pair"),
ie=>t.send({kind:"own",yes:ie})):T=Pu(A,()=>g("tried"),g("moment"),!!g("goal").title,Te(),Jd,ie=>t.send({kind:"own",yes:ie}),
()=>_t("why")),l.firstChild!==T.node&&K(l,T.node)}K(c,A.revealed&&Ue()==="why"&&Cu(A,g("why"),Q=>w("why",Q))),Kn(),T?.again(),
Er(),T?.again();let X=l.querySelector('.siblings [aria-pressed="true"]');X instanceof HTMLElement&&X.parentElement&&(X.parentElement.
scrollLeft=Nb(X))},na=Ks(n,()=>!!g("moment").line&&g("predicting")),Yn=()=>{n.classList.toggle("numbered",k.values[0]!==
"");let A=ne(n)===W.node,j=W.show(O);A&&W.node.hidden&&(L=!0),u.classList.toggle("last",!j||!!g("goal").title),u.firstChild||
u.append(J,...W.nodes)},sa=()=>d("button.btn.quiet",{"data-k":"save",onclick:()=>t.send({kind:"save"})},"Save my guesses"),
ra=()=>{let A=g("guesses"),j=g("moment"),X=j.of||0,Q=g("ending"),ie=!!Q.title,Re=ie&&!n.classList.contains("ended");if(n.
classList.toggle("ended",ie),_?.stop(),_=null,ie){let St={go:C,open:sm=>t.send({kind:"open",link:sm})},nm=L||!!ne(n);K(h,
...vu(Q,A,St,sa)),Re&&nm&&mt(n,"ending");return}let dn=g("panel").revealed&&Ue()!=="answer";if(A.length===0&&!X||dn){h.replaceChildren();
return}let Jn=d("div");K(h,d("h3",X>0?`Your guesses, ${A.length} of ${X}`:"Your guesses"),Iu(),Jn);let Or=j.line?j.at??-1:
-1;_=ze(Jn,St=>Lu(St,A,Math.max(X,A.length),Or))},zd=()=>{let A=g("panel");if(A.none){p.replaceChildren();return}let j=A.
knobs.filter(Q=>Q.model),X=!g("goal").title;K(p,wu(A),d("p.mute",A.revealed&&Ue()!=="why"?"":A.model),d("div.row",X&&j.map(
Q=>gi(Q,q(Q))),A.revealed&&Ue()==="why"&&A.lesson&&d("button.btn.quiet",{"data-k":"read",onclick:()=>zn(!0)},"Read about\
 it"),A.said&&Ue()==="answer"&&X&&!g("moment").line&&sa()))},zn=A=>{$=A,f.inert=A,K(m,A&&Wu(g("panel"),()=>zn(!1))),mt(n,
A?"readclose":"read")},Er=()=>{for(let A=1;A<=Ph;A++)n.classList.remove(`c${A}`);_?.again(),oa()},oa=()=>{for(let A=1;A<=
Ph&&f.scrollHeight>f.clientHeight+1;A++)n.classList.add(`c${A}`)},Jd=()=>f.clientHeight>0&&f.clientHeight<Hb,Lr=()=>{let A=g(
"panel"),j=A.key!==k.key;j&&Object.assign(k,{key:A.key,values:["",""],sure:""}),(j||E)&&(v=new Set);let X=!!(A.revealed&&
E&&!j&&A.said),Q=ne(n),ie=L||!!(Q&&f.contains(Q));if(L=!1,E=!A.revealed,f.classList.toggle("asked",E&&!A.none),f.classList.
toggle("paired",g("pair").length>0),mi(n,Math.max(g("pair").findIndex(({here:Re})=>Re),0)),f.classList.toggle("lift",X),
$&&!A.revealed&&zn(!1),G(),Mt(),Yn(),Zn(),X&&A.said&&y([A,...g("pair").slice(1)].map(({said:Re})=>Re?.verdict??"").join(
" ")),X&&ie&&!(g("goal").title&&Q===W.node)){let Re=o.querySelector("h2");Re instanceof HTMLElement&&Re.focus({preventScroll:!0})}},
ia=new ResizeObserver(()=>requestAnimationFrame(()=>{Er(),T?.again()}));ia.observe(n);let Xd=nh(n,{get:g,own:A=>t.send({
kind:"own",yes:A}),choose:N,page:Ue,reading:()=>$}),Ar=A=>()=>{A(),Er(),T?.again()},Qd=()=>{T?.tried(),oa()},em=()=>{Mt(),
g("panel").revealed&&g("note")&&y(g("note"))},tm=()=>{Yn(),Zn()},aa=[["change:panel",Lr],["change:questions change:quest\
ion change:goal",Ar(G)],["change:page change:why",Zn],["change:pair",Lr],["change:main",Yn],["change:moment",tm],["chang\
e:guesses change:ending",Ar(ra)],["change:note",Ar(em)],["change:tried",Qd],["msg:custom",De]];for(let[A,j]of aa)t.on(A,
j);return Lr(),()=>{for(let[A,j]of aa)t.off(A,j);T?.stop(),_?.stop(),ia.disconnect(),na.stop(),Xd()}}var Uh=t=>String(t).replace("-","−"),Hh=({low:t,high:e},n)=>s=>(s-t)/(e-t)*n,Nh=({dots:t})=>t.filter(({apart:e})=>!e);
function Cb(t,e,{left:n,top:s}){let r=Hh(e,t),o=f=>n+r(f),i=f=>s+t-r(f),{low:a,high:l,band:c,unit:u}=e,h=Nh(e),p=u==="ou\
t of 100"?[0,25,50,75,100]:xt(a,l),m=c?x("path",{class:"band",d:`M${o(a)} ${i(a)}L${o(a)} ${i(a+c)}L${o(l-c)} ${i(l)}L${o(
l)} ${i(l)}
          L${o(l)} ${i(l-c)}L${o(a+c)} ${i(a)}Z`}):h.map(f=>x("path",{class:"reach",d:[`M${o(f.exact)} ${i(Math.max(a,f.
exact-f.reach))}`,i(Math.min(l,f.exact+f.reach))].join("V")}));return x("g",{},m,p.map(f=>[x("path",{class:"grid",d:`M${o(
f)} ${i(a)}V${i(l)}M${o(a)} ${i(f)}H${o(l)}`}),x("text",{x:o(f),y:i(a)+18,"text-anchor":"middle"},Uh(f)),x("text",{x:o(a)-
8,y:i(f)+4,"text-anchor":"end"},Uh(f))]),x("path",{class:"same",d:`M${o(a)} ${i(a)}L${o(l)} ${i(l)}`}),x("text",{class:"\
faint",x:o(a)+44,y:i(l)+34},"too high"),x("text",{class:"faint",x:o(l)-16,y:i(a)-24,"text-anchor":"end"},"too low"),x("t\
ext",{class:"axis",x:o(l),y:i(a)+36,"text-anchor":"end"},`the answer (${u})`),x("text",{class:"axis",transform:`translat\
e(${o(a)+16} ${i(l)+12}) rotate(-90)`,"text-anchor":"end"},"your guess"),h.filter(f=>!f.near).map(f=>x("path",{class:"dr\
op",d:`M${o(f.exact)} ${i(f.exact)}V${i(f.said)}`})),Ch(h,r,t).map(({place:f,number:b},g)=>[x("path",{class:"lead",d:`M${n+
f[0]} ${s+t-f[1]}L${n+b[0]} ${s+t-b[1]}`}),x("circle",{class:"place","data-at":h[g].at,cx:o(h[g].exact),cy:i(h[g].said),
r:4})]))}function Bb(t,e){let o=Math.max(20,...e.flatMap(c=>c.off)),i=xt(0,o*1.05),a=c=>92+c/(o*1.05)*(t-92-40),l=e.length*
40;return x("svg",{class:"surerows",width:t,height:l+24,role:"img","aria-label":"How far off, out of 100"},i.map(c=>[x("\
path",{class:"grid",d:`M${a(c)} 0V${l}`}),x("text",{x:a(c),y:l+18,"text-anchor":"middle"},String(c))]),e.map(({words:c,off:u,
mean:h},p)=>{let m=p*40+20,f={};return[x("text",{class:"level",x:0,y:m+5},c),x("path",{class:"mean",d:`M${a(h)} ${m-16}V${m+
16}`}),[...u].sort((b,g)=>b-g).map(b=>{let g=Math.round(a(b)/9);return f[g]=(f[g]??0)+1,x("circle",{class:"one",cx:a(b),
cy:m+8-(f[g]-1)*9,r:4})}),x("text",{class:"much",x:t,y:m+5,"text-anchor":"end"},String(Math.round(h)))]}))}var Db=156,Rh=16,
Ib=26,Wb=[7,3,1,5,0,4,6,2],Fb=8;function Ch(t,e,n){let s=([l,c],[u,h])=>Math.hypot(l-u,c-h),r=t.map(({exact:l,said:c})=>[
e(l),e(c)]),o=r.map((l,c)=>r.every((u,h)=>h===c||s(l,u)>=Rh)),i=r.map((l,c)=>o[c]?l:null),a=([l,c])=>Math.min(l,c)>=0&&Math.
max(l,c)<=n&&i.every(u=>!u||s(u,[l,c])>=Ib)&&r.every(u=>s(u,[l,c])>=Rh);return r.forEach(([l,c],u)=>{for(let h=1;!i[u]&&
h<=Fb;h++)for(let p of Wb){let m=p*Math.PI/4,f=[l+22*h*Math.cos(m),c+22*h*Math.sin(m)];!i[u]&&a(f)&&(i[u]=f)}}),r.map((l,c)=>({
place:l,number:i[c]??l}))}var qb=4;function Bh({model:t,el:e}){let n=d("div",{class:"uw uw-lessonchart"});re(n,t.get("pa\
lette"));let s=d("div",{class:"plot"}),r=d("ul.apart"),o=d("div",{class:"sr"});n.append(d("section",{class:"sheet"},d("h\
2",{},"Your guesses and the answers"),s,r,o)),e.append(n);let i="",a=(h,p="")=>se({class:h.near?"dot hit":"dot missed","\
data-k":`dot.${h.at}`,"aria-label":`Position ${h.at+1}: ${h.words}`,title:`Position ${h.at+1}: ${h.words}`,style:p,onclick:()=>t.
send({kind:"go",at:h.at})},String(h.at+1)),l=(h,p)=>{let m=t.get("report"),f=Nh(m);return Ch(f,Hh(m,h),h).map(({number:[
b,g],place:[w,y]},k)=>a(f[k],`left:${p.left+b}px;top:${p.top+h-g}px;--rise:${y-w}px;animation-delay:${k*40}ms`))},c=()=>{
let h=t.get("report"),p=s.clientWidth,m=s.clientHeight,f=`${p} ${m} ${JSON.stringify(h)}`;if(p===0||f===i||!h.dots)return;
i=f;let b=p>560,g={left:44,top:14},w=p-g.left-(b?Db:26),y=Math.max(160,b&&m>260?Math.min(w,m-64):w);K(s,x("svg",{width:p,
height:y+64,"aria-hidden":"true"},Cb(y,h,g)),l(y,g),d("ul",{class:b?"legend":"legend under",style:b?`left:${g.left+y+28}\
px`:null},d("li",{},d("i",{class:"dot hit"}),"close"),d("li",{},d("i",{class:"dot missed"}),"not close"),b&&d("li",{},d(
"i",{class:"line"}),"guess = answer"),b&&d("li",{},d("i",{class:"patch"}),h.band?"within 10":"still close"))),K(r,h.dots.
filter(({apart:k})=>k).map(k=>d("li",a(k),k.words))),o.replaceChildren(d("table",{},d("caption",{},"Your guess and the a\
nswer, position by position"),d("tbody",{},h.dots.map(k=>d("tr",{},d("th",{},`${k.at+1}`),d("td",{},k.words)))))),h.dots.
length===0&&K(s,d("p",{class:"mute"},"You didn't guess."))},u=new ResizeObserver(()=>requestAnimationFrame(c));return u.
observe(s),t.on("change:report",c),c(),()=>{u.disconnect(),t.off("change:report",c)}}function Dh({model:t,el:e}){let n=d(
"div",{class:"uw uw-lessonend"});re(n,t.get("palette"));let s=d("section",{class:"sheet","aria-label":"How you did"}),r=d(
"p",{class:"told",role:"status"});n.append(s),e.append(n);let o=null,i=l=>d("li",{},se({class:"dot missed","data-k":`mis\
s.${l.at}`,"aria-label":`Open position ${l.at+1}`,onclick:()=>t.send({kind:"go",at:l.at})},String(l.at+1)),d("span",{},d(
"b",{},l.name),l.why&&d("small",{},l.why)),d("span",{class:"off"},d("b",{},l.off),l.againWords&&d("small",{},`then ${l.againWords}`))),
a=()=>{let l=t.get("report");if(l.done&&rt($o+l.done,"1"),!l.dots)return;let c=l.dots.filter(b=>!b.near),u=l.open.length,
h=(b,g)=>({kind:b,words:g}),p=[l.practise&&h("practise",l.practise),l.next&&h("next","Next lesson"),u>0&&h("redo",u===1?
"Try that one again":`Try those ${u} again`)].filter(b=>b!==!1&&b!==""),m=d("div",{class:"acts"},p.map((b,g)=>se({class:g?
"btn":"btn solid","data-k":b.kind,title:b.kind==="next"?l.next:null,onclick:()=>t.send({kind:b.kind})},b.words)),l.of>0&&
se({class:"btn quiet","data-k":"save",onclick:()=>t.send({kind:"save"})},"Save"),l.receipt&&se({class:"btn quiet","data-\
k":"receipt",onclick:()=>$i(l.receipt,r)},"Copy the receipt")),f=d("div",{});o?.stop(),K(s,d("div",{class:"goal"},d("h2",
{tabindex:-1,"data-next":!0},l.title),l.of>0&&d("span",{class:"chip line"},`${l.near} of ${l.of} close`),d("p",{},l.short&&
d("b",{},`${l.short} `),l.found)),l.meaning&&d("p",{class:"meaning"},l.meaning),m,d("h3",{},jb(c.length,l.of)),c.length>
0&&d("ol",{class:c.length>qb?"misses many":"misses"},c.map(i)),l.sure.length>0&&[d("h3",{},"How sure, and how far off"),
l.calibration&&d("p",{class:"calibration"},l.calibration),d("p",{class:"mute"},`${l.sureWords} The bar shows the average\
.`.trim()),f],r),o=l.sure.length>0?ze(f,b=>Bb(b,l.sure)):null};return t.on("change:report",a),t.on("msg:custom",De),a(),
setTimeout(()=>{let l=s.querySelector("h2");ts(n)&&l?.focus({preventScroll:!0})},80),()=>{o?.stop(),t.off("change:report",
a),t.off("msg:custom",De)}}async function $i(t,e){try{await navigator.clipboard.writeText(t),e.textContent="Copied. Past\
e it where you hand it in."}catch{e.textContent=t}}function jb(t,e){return e===0?"No guesses yet":t===0?"All close":`${t}\
 to look at again`}var Vb=12,Gb={near:"close",far:"not close",open:"to come"},Kb={near:"hit",far:"missed",open:""};function Ih(t){let e=[];
return t.forEach(({group:n,paired:s},r)=>{s?e.at(-1)?.at(-1)?.push(r):r>0&&t[r-1].group===n?e.at(-1)?.push([r]):e.push([
[r]])}),e}function Wh({model:t,el:e}){let n=d("div",{class:"uw uw-trail"});re(n,t.get("palette"));let s=d("div",{class:"\
pop",hidden:!0}),r=d("div",{class:"bar"}),o=d("p",{class:"sr",role:"status"});n.append(d("div",{class:"stage"},s,r,o)),e.
append(n);let i=t.get.bind(t),a="",l="",c=pe()?zt(n,()=>i("kept")):null,u=(_,O)=>{let H=_.map(N=>i("spots")[N].state),C=_.
some(N=>i("spots")[N].redone),W=C?", and close at one like it":"",J=[...new Set(H.map(N=>Gb[N]))].join(", ")+W,[q]=_;return se(
{class:`spot${O?" long":""}${_.length>1?" both":""}`,"data-k":O?`row.${q}`:`spot.${q}`,"aria-current":_.includes(i("at"))?
"step":null,"aria-disabled":i("spots")[q].shut?"true":null,"aria-label":`${h(_)}: ${J}`,onclick:()=>f(q)},_.map((N,G)=>d(
"span",{class:`disc ${Kb[H[G]]}`,"aria-hidden":"true"},String(N+1))),C&&d("span",{class:"redone","aria-hidden":"true"},"\
✓"),O&&d("span",{class:"mute"},J))},h=_=>_.length>1?`Positions ${_.map(O=>O+1).join(" and ")}, together`:`Position ${_[0]+
1}`,p=()=>Ih(i("spots")).flat(),m=()=>p().find(_=>_.includes(i("at")))??[i("at")],f=_=>{if(i("spots")[_].shut){o.textContent=
"Make your guess first.";return}g(""),t.send({kind:"go",at:_})},b=_=>{g(""),_.kind==="begin"&&c?.forget(),t.send(_)},g=_=>{
let O=a;if(a=_===a?"":_,v(),a){let H=s.querySelector('[aria-current], [aria-pressed="true"]')??s.querySelector("button");
H instanceof HTMLElement&&H.focus({preventScroll:!0})}else O&&mt(n,O)},w=d("p",{role:"status"}),y=async()=>{await $i(i("\
receipt"),w),w.scrollIntoView({block:"nearest"})},k=()=>[d("ol",{class:"rows"},i("lessons").map(({lesson:_,name:O,goal:H,
now:C},W)=>d("li",{},se({class:"row","data-k":`lesson.${_}`,"aria-pressed":String(C),onclick:()=>b({kind:"lesson",lesson:_})},
d("span",{class:"nr","aria-hidden":"true"},String(W+1)),d("span",{},d("b",{},O),d("small",{},H)))))),d("div",{class:"onc\
e"},d("label",{},d("span",{},"Your name or number"),d("input",{class:"txt","data-k":"student","data-draft":"student",maxlength:40,
autocomplete:"off",value:i("student"),onchange:_=>t.send({kind:"name",name:_.target.value})})),se({class:"btn","data-k":"\
begin",onclick:()=>b({kind:"begin"})},"Start over"),se({class:"btn","data-k":"practise",onclick:()=>b({kind:"practise"})},
"Practise this"),se({class:"btn","data-k":"save",onclick:()=>t.send({kind:"save"})},"Save my answers"),i("receipt")&&se(
{class:"btn","data-k":"receipt",onclick:y},"Copy the receipt"),i("kept")&&!i("alone")&&se({class:"btn","data-k":"page",onclick:()=>b(
{kind:"page"})},"Save as a page"),i("kept")&&i("classroom")&&d("a.btn",{"data-k":"classroom",href:i("classroom")},"Start\
 a class"),i("kept")&&se({class:"btn","data-k":"print",onclick:()=>t.send(yu())},"Print"),w)],v=()=>{let _=i("spots"),O=i(
"at");n.classList.toggle("many",_.length>Vb);let H=(C,W)=>se({class:`btn open-${C}`,"data-k":C,"aria-expanded":String(a===
C),onclick:()=>g(C)},W);K(r,_.length>0&&d("ol",{class:"trail","aria-label":"Positions"},Ih(_).map(C=>d("li",{class:"disc\
s"},C.map(W=>u(W,!1))))),_.length>0&&H("spots",O<0?`${_.length} positions`:`${h(m()).replace(", together","")} of ${_.length}`),
(i("note")||i("busy"))&&d("p",{class:"told",role:"status"},i("note")||i("busy")),i("seeking")&&se({class:"btn","data-k":"\
stop",onclick:()=>t.send({kind:"stop"})},"Stop"),H("lessons",i("lesson"))),s.hidden=!a,a==="lessons"?K(s,k()):K(s,a==="s\
pots"&&d("ol",{class:"rows"},p().map(C=>d("li",{},u(C,!0)))))},M=()=>{let _=i("answers");l!==i("kept")?(l=i("kept"),l&&!_.
length&&c?.look(O=>t.send({...$n(O),kind:"restore"}))):l&&_.length>0&&c?.keep(JSON.stringify({answers:_,attempts:i("atte\
mpts"),at:i("at"),student:i("student")}))},$=()=>{setTimeout(()=>{i("at")>=0&&ts(n)&&mt(n,`spot.${m()[0]}`)},80)},E=_=>{
De(_),ku(_)},L=_=>{a&&!_.composedPath().includes(n)&&(a="",v())};n.addEventListener("keydown",_=>{_.key==="Escape"&&a&&g(
"")}),document.addEventListener("pointerdown",L);let T=[["change:spots change:at change:lessons change:lesson change:bus\
y change:seeking change:note change:student",v],["change:answers change:attempts change:at change:kept change:student",M],
["change:at",$],["msg:custom",E]];for(let[_,O]of T)t.on(_,O);return v(),M(),()=>{document.removeEventListener("pointerdo\
wn",L),c?.stop();for(let[_,O]of T)t.off(_,O)}}var er=class{constructor(e,n){this.stamp=-1;this.move="";this.next="";this.model=e,this.marked=n,this.at=-1/0}get waiting(){
return this.stamp===this.model.get("stamp")&&performance.now()-this.at<3e3}send(e,n){if(!(!e||this.model.get("busy"))){if(this.
waiting){this.model.get("mode")==="edit"&&(this.next=e);return}this.at=performance.now(),this.stamp=this.model.get("stam\
p"),this.mark(e),this.model.send({kind:"move",move:e,stamp:this.stamp,said:n})}}drawn(){this.mark(this.waiting?this.move:
"");let e=this.next;!e||this.waiting||(this.next="",this.send(e,null))}mark(e){this.move=e,this.marked(e)}};var Zb=({words:t,name:e},n)=>d("p.covered",`${t} `,n?d("b",e):d("span.blank",{role:"img","aria-label":"hidden name"})),tr=class{constructor({
send:e,drawn:n}){this.opened=!1;this.send=e,this.drawn=n,this.root=d("div.call",{role:"group",hidden:!0})}get hidden(){return this.
root.hidden}cover(){this.opened=!1}show(e,n,s){let r=n?e.alert??"":"",o=e.covered??[],i=s==="shown"||s==="press"&&this.opened,
a=r?(e.actions??[]).find(u=>u.strong):void 0;this.root.hidden=!r&&!o.length,this.root.classList.toggle("calm",!r&&!(n&&e.
actions?.length));let l=JSON.stringify([r,a,o,i,s]);if(this.root.dataset.looks===l)return;this.root.dataset.looks=l,this.
root.setAttribute("aria-label",r||"Hidden names");let c=()=>{this.opened=!this.opened,this.show(e,n,s),this.drawn()};K(this.
root,r&&d("p",d("b",r)),o.length>0&&d("div.covers",o.map(u=>Zb(u,i))),o.length>0&&s==="press"&&d("button.btn",{"data-k":"\
covers","aria-pressed":String(i),onclick:c},i?"Hide":"Show"),a&&d("button.btn.alert",{"data-k":"call","data-act":a.move,
onclick:()=>this.send(a.move)},a.label))}};function qh({place:t,now:e,said:n},s){let[r="",o=""]=n??[];return{place:s.place??[t,r&&e].filter(Boolean).join(" "),line:s.
line??(r?[r,o]:[e??"",o])}}var Fh=7,nr=class{constructor({texts:e,see:n}){this.looks="";this.texts=e,this.see=n,this.chip=
d("button.chipbtn",{"data-k":"clause",hidden:!0,onclick:()=>this.open(!!this.box.hidden)}),this.badge=d("b.badge",{hidden:!0}),
this.place=d("span.place"),this.line=d("p.line"),this.note=d("p.note",{role:"status"}),this.sheet=d("button.btn.quiet",{
"data-k":"scores","aria-expanded":"false",hidden:!0},"Scores"),this.eyes=d("div.seg",{role:"group","aria-label":"Seen by"}),
this.seen=d("div.eyes",we("eye",22),this.eyes),this.box=d("div.clause-box",{hidden:!0,tabindex:-1,"data-k":"clauses"}),this.
root=d("div.caption",d("div.told",d("p.over",this.badge,this.chip,this.place),this.line,this.note),d("div.seen",this.sheet,
this.seen))}show({clauses:e,badge:n="",place:s,line:r,note:o,tone:i}){V(this.root,"data-tone",i),this.badge.hidden=!n,this.
badge.textContent=n;let a=this.texts(),[l=""]=e;this.place.textContent=s,this.line.hidden=!!o,this.line.replaceChildren(
d("b",r[0]),r[1]?` ${r[1]}`:""),this.line.classList.remove("long"),this.line.classList.toggle("long",this.line.scrollWidth>
this.line.clientWidth+1),this.note.textContent!==o&&(this.note.textContent=o),this.note.hidden=!o;let c=JSON.stringify([
e,i]);if(c===this.looks)return this.below();this.looks=c,this.open(!1);let u=i==="trial"?"just a test":l;this.chip.hidden=
!u,this.chip.replaceChildren(d("span.chip.line",u));let h=e.filter(p=>a[p]);V(this.chip,"aria-disabled",h.length&&i!=="t\
rial"?"":"true"),V(this.chip,"data-clause",l),this.box.replaceChildren(d("dl",h.map(p=>d("div",d("dt",p),d("dd",a[p])))))}open(e){
let n=e&&this.box.querySelector("dt")!=null&&this.chip.getAttribute("aria-disabled")!=="true";this.box.hidden=!n,this.below(),
V(this.chip,"aria-expanded",String(n))}below(){this.box.hidden||(this.box.style.top=`${this.root.offsetTop+this.root.offsetHeight}\
px`)}escape(){return this.box.hidden?!1:(this.open(!1),this.chip.focus(),!0)}showEyes(e,n){let s=JSON.stringify(e);if(this.
seen.hidden=e.length<2,this.eyes.dataset.looks!==s){this.eyes.dataset.looks=s;let o=d("select.pick",{"data-k":"eyes.many",
"aria-label":"Seen by",onchange:i=>this.see(i.target.value)},e.map(([i,a])=>d("option",{value:i},a)));this.eyes.classList.
toggle("seg",e.length<=Fh),this.eyes.replaceChildren(...e.length>Fh?[o]:e.map(([i,a])=>d("button",{"data-eye":i,title:a,
"aria-label":a,onclick:()=>this.see(i)},a)))}let r=this.eyes.querySelector("select");if(r)r.value=n;else for(let o of this.
eyes.children)V(o,"aria-pressed",String(o.getAttribute("data-eye")===n))}};function Ke(t,e){let n=Math.abs(t)*10**e,s=Math.floor(n);if(n-s!==.5||!Number.isInteger(t*2**(e+1)))return t.toFixed(e);
let r=(s%2?s+1:s)/10**e;return(t<0?-r:r).toFixed(e)}function Yb(t){return t>0&&t<5/1e4?"under 0.1%":t<1&&t>9995/1e4?"ove\
r 99.9%":`${Ke(100*t,1)}%`}var lt=(t,e)=>e==="chance"?Yb(t):`${Ke(Math.abs(t)<.005?0:t,2)} ${e}`.replace("-","−");function jh(t,e,n){
let{value:s,share:r,words:o}=ae(String(t),e==="chance"?ve:{low:n[0],high:n[1],unit:e});if(s==null)throw new Error(o);return e===
"chance"?r:s}var Vh=(t,e,n,s)=>s==="far"?Mi(t,e,n):zb(t,e,n,s);function zb(t,e,n,s){let r=n==="chance",o=Math.round(Math.
abs(t-e)*1e9)/1e9,i=r?String(at(o)):lt(o,n);return s==="exact"?i==="1"?"Spot on (within 1).":"Spot on.":`${s==="far"?"":
"Close: "}${i} too ${t>e?"high":"low"}.`}function Mi(t,e,n){let s=n==="chance",r=s?String(at(10*t)/10):Ke(t,2).replace(/\.?0+$/,
"");return`You guessed ${r==="-0"?"0":r.replace("-","−")}. It's ${s?at(e):lt(e,n)}.`}var Gh=t=>t.startsWith("deal ")?[
"deal","deals"]:["try","tries"],at=t=>Math.floor(Math.round(t*1e9)/1e7+.5),ln=(t,e)=>e==="chance"?.105:Math.max(Math.abs(
t)/10,.1),Jb=2,Xb=[["know","Certain"],["think","Fairly sure"],["guess","Just guessing"]];function sr(t){let e=[];for(let[
i,a]of Xb){let l=t.filter(({sure:c,measure:u})=>c===i&&u==="chance").map(c=>c.off);if(l.length>=Jb){let c=100*l.reduce((u,h)=>u+
h,0)/l.length;e.push([a.toLowerCase(),Ke(Math.round(1e9*c)/1e9,0)])}}if(e.length===0)return"";let[[n,s],...r]=e,o=r.map(
([i,a])=>`, when ${i} ${a}`).join("");return`When you were ${n} you were ${s} off on average${o}.`}var ct=t=>t.charAt(0).
toUpperCase()+t.slice(1);var Kh=(t,e)=>Math.max(0,Math.min(t.x+t.w,e.x+e.w)-Math.max(t.x,e.x))*Math.max(0,Math.min(t.y+t.h,e.y+e.h)-Math.max(t.y,
e.y)),_i=(t,e,n,s)=>Math.max(n,Math.min(t,n+s-e));function Zh({w:t,h:e},n,s,r){let o={x:n.x+n.w/2,y:n.y+n.h/2},i=[["abov\
e",o.x-t/2,n.y-e-10],["below",o.x-t/2,n.y+n.h+10],["right",n.x+n.w+10,o.y-e/2],["left",n.x-t-10,o.y-e/2]],a=Math.min(s.y+
s.h,...r.map(({y:m})=>m));i.push(["right",n.x+n.w+10,a-e-10],["left",n.x-t-10,a-e-10]);let l=i.map(([m,f,b])=>{let g={x:_i(
f,t,s.x,s.w),y:_i(b,e,s.y,s.h),w:t,h:e},w=Kh(g,n)+3*r.reduce((y,k)=>y+Kh(g,k),0);return{...g,side:m,covers:w}}),{covers:c,
...u}=l.reduce((m,f)=>f.covers<m.covers-1?f:m),h=u.side==="above"||u.side==="below"?o.x-u.x:o.y-u.y,p=u.side==="above"||
u.side==="below"?t:e;return{...u,tip:_i(h,0,14,p-28)}}var Yh=(t,e)=>x("svg.small-card",{viewBox:"0 0 48 68",...e},Je(t,48));function Qb(t,e){let n={"data-act":t.move,onclick:()=>e(
t.move)};if(t.face){let s=[t.group,t.label].filter(Boolean).join(" ");return d("button.btn.card-pick",{"aria-label":s,title:t.
label,...n},Yh(t.face,{"aria-hidden":"true"}))}return d("button.btn",{...n},t.colour&&rs(t.colour)&&x("svg.icon",{viewBox:"\
-12 -12 24 24",style:"width:1.4em;height:1.4em","aria-hidden":"true"},st(t.colour,0,0,8.5,{fill:`var(--c-${t.colour})`,stroke:"\
#fff","stroke-width":2})),t.label)}var e0=t=>[d("p.mute","What you remember is under this card"),d("ol.recall",t.map(e=>d(
"li",Yh(e.face,{role:"img","aria-label":e.label}))))],rr=class{constructor(e){this.key="";this.how=e,this.root=d("div.ch\
ooser",{role:"group",hidden:!0}),this.away=n=>{let[s]=n.composedPath();s instanceof Element&&!this.root.contains(s)&&!s.
closest(".thing.plays")&&this.close()}}show(e){if(this.key===e.key)return this.leave();let n=!e.plays&&e.recall?.length,
s=e.picks.find(i=>i.group)?.group,r=i=>{this.leave(),this.how.play(i)};this.key=e.key,this.root.setAttribute("aria-label",
n?`Under ${e.label}`:`How to play: ${e.label}`);let o={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
leave()};this.root.replaceChildren(d("div.choose-head",d("p",d("b",ct(e.label)),s&&d("span",`: ${s}`)),se(o,we("close",16))),
...n?e0(e.recall):[d("div.picks",e.picks.some(i=>i.parts?.length)?this.parts(e.picks,[],r):e.picks.map(i=>Qb(i,r)))]),this.
root.hidden=!1,document.addEventListener("pointerdown",this.away,!0),this.how.moved(),this.stand(),this.buttons.find(i=>!i.
matches(".shut"))?.focus({preventScroll:!0})}parts(e,n,s){let r=new Set(e.flatMap(({parts:i})=>(i??[]).filter(a=>!n.includes(
a)))),o=i=>{let a=[...n,i],l=e.filter(({parts:c})=>c?.includes(i));if(l.length===1)return s(l[0].move);this.root.querySelector(
".picks")?.replaceChildren(...this.parts(l,a,s)),this.stand(),this.buttons.find(c=>c.dataset.part)?.focus({preventScroll:!0})};
return[...n.length?[d("p.mute",`${n.join(", ")}, and ...`)]:[],...[...r].sort().map(i=>d("button.btn",{"data-part":i,onclick:()=>o(
i)},i))]}get buttons(){return[...this.root.querySelectorAll("button")]}stand(){let e=this.key&&this.how.around(this.key),
n=this.root.parentElement;if(!e||!n)return;let s=n.getBoundingClientRect(),r=Math.max(s.top,0),o=6,i={x:o,y:r-s.top+o,w:s.
width-2*o,h:Math.min(s.bottom,window.innerHeight)-r-2*o};this.root.style.cssText=`left:0;top:0;max-width:${i.w}px;max-he\
ight:${i.h}px`;let a=({x:m,y:f,w:b,h:g})=>({x:m-s.left,y:f-s.top,w:b,h:g}),l={w:this.root.offsetWidth,h:this.root.offsetHeight},
{x:c,y:u,side:h,tip:p}=Zh(l,a(e.card),i,e.hand.map(a));this.root.dataset.side=h,this.root.style.cssText+=`;left:${c}px;t\
op:${u}px;--tip:${p}px`}leave(){let e=this.key;this.close(),this.how.focus(e)}close(){if(!this.key)return;let e=this.key,
n=this.root.contains(ne(this.root));this.key="",document.removeEventListener("pointerdown",this.away,!0),this.root.hidden=
!0,this.root.replaceChildren(),this.how.moved(),n&&this.how.focus(e)}stroke(e){let n=this.buttons,s=n.findIndex(o=>o.matches(
":focus"));if(!this.key||s<0)return!1;let r={ArrowRight:s+1,ArrowDown:s+1,ArrowLeft:s-1,ArrowUp:s-1,Home:0,End:n.length-
1}[e.key];return r==null?!1:(e.preventDefault(),n[(r+n.length)%n.length].focus({preventScroll:!0}),!0)}};function zh(t,e){let{zones:n,board:s,sheet:r,...o}=t,i=a=>a==null?void 0:e[a];return{...o,zones:n.map(a=>e[a]),board:i(s)??
"",sheet:i(r)}}var or=class{constructor(e,n){this.resting=0;this.model=e,this.pages=new Map(Object.entries(e.get("pages")??
{})),this.asked=new Map,this.hear=s=>{s.kind==="page"&&(this.pages.set(`${s.watcher}.${s.page}`,s),n())},e.on("msg:custo\
m",this.hear)}get watcher(){return this.model.get("watcher")}get few(){return this.model.get("frames")[this.watcher]??[]}get length(){
return this.model.get("count")||this.few.length}scene(e){let n=Math.max(0,Math.min(e,this.length-1));if(!this.model.get(
"count"))return this.few[n]?zh(this.few[n],this.model.get("pool")):null;let s=this.model.get("size"),r=Math.floor(n/s),o=this.
page(r);return o?(this.fetchRest(r),zh(o.frames[n-r*s],o.pool)):null}page(e,n=this.watcher){let s=`${n}.${e}`,r=this.pages.
get(s);return!r&&performance.now()-(this.asked.get(s)??-1/0)>8e3&&(this.asked.set(s,performance.now()),this.model.send({
kind:"page",watcher:n,page:e})),r}fetchRest(e){clearTimeout(this.resting);let n=Math.ceil(this.length/this.model.get("si\
ze")),s=Array.from({length:n},(a,l)=>(e+l)%n),r=n<=4?s:[e],o=s.map(a=>[a,this.watcher]);for(let[a]of this.model.get("eye\
s"))for(let l of r)o.push([l,a]);let i=o.find(([a,l])=>!this.pages.has(`${l}.${a}`));i&&(this.resting=setTimeout(()=>this.
page(...i),150))}marks(){let e=r=>r.mark??0;if(!this.model.get("count"))return this.few.map(e);let n=this.model.get("siz\
e"),s=Array.from({length:this.length},()=>0);for(let r=0;r*n<s.length;r++)(this.pages.get(`${this.watcher}.${r}`)?.frames??
[]).forEach((o,i)=>{s[r*n+i]=e(o)});return s}stop(){clearTimeout(this.resting),this.model.off("msg:custom",this.hear)}};var ir=class{constructor({play:e,key:n,told:s}){this.lifted="";this.card="";this.said={};this.typed={};this.field=null;this.
lifts={};this.shown="";this.play=e,this.key=n,this.told=s,this.go=d("button.btn.solid",{"data-k":"lift.play",onclick:()=>this.
play(this.lifted)}),this.back=d("button.btn",{"data-k":"lift.back",onclick:()=>this.lift("")},"Put it back"),this.acts=d(
"div.lift-acts",{hidden:!0},this.go,this.back),this.words=d("p.lift-words"),this.keys=d("div.lift-keys"),this.asking=d("\
div.asking",{role:"group",hidden:!0})}show({lifts:e,keys:n}){this.lifts=e,this.lifted&&!e[this.lifted]&&(this.lifted="",
this.said={},this.typed={}),this.draw();let s=JSON.stringify(n);this.keys.dataset.looks!==s&&(this.keys.dataset.looks=s,
Ur(this.keys,this.keys,()=>this.keys.replaceChildren(...n.map(r=>ns(r,o=>this.key(o))))))}tell(e,n){let s=Object.keys(this.
lifts).some(r=>n.every(o=>o.move!==r));this.words.hidden=!!this.lifted,this.words.textContent=e||(s?"Press a card to pic\
k it up. Press it again to play it.":"")}playing(e){let n=this.lifts[this.lifted]?.play??"",s=e?n.replace(/^Play\b/,"Pla\
ying"):n;this.go.textContent!==s&&(this.go.textContent=s),V(this.go,"aria-busy",e?"true":"")}lift(e,n=""){let s=n||this.
card;this.lifted=e,this.card=n,this.draw(),this.told({lifted:e,said:this.said},s)}stand(e,n,s){let[r,o]=s?[n,e.parentElement]:
[e,this.keys];this.asking.parentElement!==r&&r.insertBefore(this.asking,o)}hold(e,n,s,r){e?e!==this.lifted&&s[e]&&(this.
lifted=e,this.card=t0(r,e)):this.lifted="",this.said=n}draw(){let e=this.lifts[this.lifted];if(this.acts.hidden=!e,this.
asking.hidden=!e?.line,this.words.hidden=!!e,this.playing(!1),this.shown===this.lifted)return;if(this.shown=this.lifted,
this.field=null,!e?.line)return this.asking.replaceChildren();let n=this.lifted;V(this.asking,"aria-label",e.line),this.
field=e.ask?eu({rule:ve,label:e.ask,words:"out of 100",ends:["never","always"],value:Dl(this.typed[n],this.said[n],ve),set:r=>this.
say(n,r),enter:()=>this.play(n)}):null;let s=d("div",d("p",d("b",e.line)));this.field&&s.append(d("p.wonder",e.ask)),this.
asking.replaceChildren(s,...this.field?[this.field.node]:[])}unread(e){let n=this.typed[e]??"";return e!==this.lifted||!this.
field||!n||!At(n,ve)?!1:(this.field.complain(),!0)}say(e,n){let{value:s}=ae(n,ve);this.typed[e]=n,this.said={...this.said},
s!=null?this.said[e]=s:delete this.said[e],this.told({lifted:this.lifted,said:this.said},this.card)}},ar=class{constructor(e){
this.looks="";this.how=e,this.root=d("div.acts")}show(e,n,s){let r=JSON.stringify([e,n]);this.looks!==r&&(this.looks=r,Ur(
this.root,s,()=>this.root.replaceChildren(...e.map(o=>this.button(o)))))}button({move:e,label:n,strong:s,off:r}){let o=d(
"button",{class:s&&!r?"btn solid":"btn","data-act":e||n,"aria-disabled":r?"true":null,onclick:()=>r?this.how.refuse(r):this.
how.send(e)},n);return d("span.act",o,r&&d("span.why",r))}};function t0({zones:t},e){let n=t.flatMap(s=>s.kind==="seat"&&
s.me?s.cards:s.kind==="grid"?s.cells:[]);for(let s of n)if("key"in s&&(s.move===e||s.picks?.some(r=>r.move===e)))return s.
key;return""}function Jh(t,e,n){if(!e)return t;let s=t.zones.flatMap(i=>i.kind==="tokens"&&i.ways||[]),r=Number(s.find(i=>i.
move===e)?.tag),o=t.zones.map(i=>{if(i.kind==="dice"&&r){let l=i.values.indexOf(r);return{...i,lit:l<0?i.values.map((c,u)=>u):
[l]}}if(i.kind==="ring"){let l=i.previews?.find(c=>c.move===e);return l?{...i,preview:l}:i}if(i.kind==="tokens")return{...i,
ways:(i.ways??[]).map(l=>({...l,chosen:l.move===e}))};let a=l=>l.key===n?{...l,lifted:!0}:l;return i.kind==="grid"?{...i,
cells:i.cells.map(a)}:i.kind==="seat"&&i.me?{...i,cards:i.cards.map(a)}:i});return{...t,zones:o}}var lr=class{constructor(e){this.looks="";this.chosen=[];this.picks=[];this.carries=[];this.how=e,this.nodes=new Set}show(e,n,s){
let r=s?e.zones.find(i=>i.kind==="tokens"):void 0;this.picks=r?.picks??[],this.carries=r?.carries??[],this.nodes=new Set(
r&&n[r.board]?.nodes.map(({id:i})=>i));let o=JSON.stringify([this.picks,this.carries,r?.tokens]);o!==this.looks&&(this.chosen=
[]),this.looks=o}get rest(){return this.picks.filter(({parts:e})=>this.chosen.every(n=>e?.includes(n)))}get spots(){let[
e]=this.carries.filter(({token:r})=>this.chosen.includes(r)),n=this.rest.flatMap(r=>r.parts??[]).filter(r=>this.nodes.has(
r)),s=this.picks.length?n:e?e.onto:this.carries.map(({token:r})=>r);return Object.fromEntries([...s,...this.chosen].map(
r=>[r,this.chosen.includes(r)]))}get words(){if(!this.picks.length)return"";let e=this.picks[0].parts?.filter(n=>this.nodes.
has(n)).length??0;return e>1?`Press ${e} highlighted places (${this.chosen.length} chosen).`:"Press a highlighted place."}press(e){
if(this.chosen.includes(e))this.chosen=this.chosen.filter(r=>r!==e);else{if(this.carries.length&&this.chosen.length)return this.
done(`put ${this.chosen[0]} ${e}`);this.chosen=[...this.chosen,e]}let n=this.rest;if(this.chosen.length&&n.length===1)return this.
done(n[0].move);this.how.moved(e);let s=n.flatMap(({parts:r})=>r??[]).filter(r=>!this.chosen.includes(r));this.chosen.length&&
s.length&&!s.some(r=>this.nodes.has(r))&&this.how.choose(e,n.map(r=>({...r,parts:r.parts?.filter(o=>!this.chosen.includes(
o))})))}done(e){this.chosen=[],this.how.play(e)}clear(){let[e]=this.chosen;return this.chosen=[],e&&this.how.moved(e),!!e}};var Ct=56,Si=72,Un=62,cr=118,Ti=40,n0=70,s0=4e3,ur=(t,e,n,s={})=>x("text.f2",{x:t,y:e,"font-size":14,...s},n),r0=(t,e)=>oe(
t,e,15).map((n,s,{length:r})=>ur(Ct,35-9*r+18*s,n,{class:"f","font-weight":700,"font-size":15}));function o0(t,e=1/0,n=Ti){
let s=t.map((o,i)=>({y:o,k:i})).sort((o,i)=>o.y-i.y);for(let o=1;o<s.length;o++)s[o].y=Math.max(s[o].y,s[o-1].y+n);for(let o=s.
length-1;o>=0;o--)s[o].y=Math.min(s[o].y,o===s.length-1?e:s[o+1].y-n);let r=[...t];for(let{y:o,k:i}of s)r[i]=o;return r}
function i0(t,e,n,s){let r=Math.max(...n.lines.map($=>$.values.length))-1,o=n.lines.flatMap($=>$.values),i=Math.max(...o,
1),a=Math.min(...o,0),l=$=>Ct+(t-Ct-cr)*$/(r||1),c=$=>e-Un-(e-Si-Un)*($-a)/(i-a||1),h=xt(a,i).filter(Number.isInteger).map(
$=>[x("path.race-grid",{d:`M${Ct} ${c($)}H${t-cr}`}),ur(Ct-10,c($)+5,String($),{"text-anchor":"end"})]),p=n.parts.map(([
$],E)=>l(n.parts[E+1]?.[0]??r)-l($)),m=Math.min(...p)>54,f=n.parts.map(([$,E],L)=>{let T=n.parts[L+1]?.[0]??r,_=m?E:E.split(
" ").at(-1)??"";return[L>0&&x("path.race-part",{d:`M${l($)} ${Si-12}V${e-Un}`}),(l(T)-l($)>18||L===0)&&ur((l($)+l(T))/2,
e-Un+24,_,{"text-anchor":"middle"})]}),b=Math.min(Ti,(e-Si)/n.lines.length),g=b/Ti,w=o0(n.lines.map($=>c($.values.at(-1)??
0)),e-b/2,b),y=[...n.lines].sort(($,E)=>Number($.me)-Number(E.me)).map($=>{let E=$.values.map((H,C)=>C?`H${l(C)}V${c(H)}`:
`M${l(0)} ${c(H)}`).join(""),L=$.values.map((H,C)=>({value:H,k:C})).filter(({value:H,k:C})=>C>0&&H!==$.values[C-1]),T=w[n.
lines.indexOf($)],_=String($.values.at(-1)).replace("-","−"),O=$.me?"var(--accent-on-field)":"var(--on-field)";return x(
"g",{class:$.me?"race-line me":`race-line other-${$.seat%3}`},x("path",{d:E,fill:"none"}),L.map(({value:H,k:C})=>B(l(C),
c(H),4.5)),Gt($.seat,t-cr+12,T-13*g,26*g,{fill:O}),Le(_,t-cr+50,T-15*g,Math.min(30*g,3e3*.6/Math.max(xe(_,30),60)),{colour:O}))}),
k=n.lines.find($=>$.me),v=n.tags.map(({n:$,frame:E,step:L},T)=>{let _=Math.max(0,E),O=c(k?.values[_]??0),H=T>0&&Math.abs(
l(_)-l(n.tags[T-1].frame))<30,C=O+30>e-Un-26,W=C?O-56-(H?28:0):O+26+(H?28:0),J=()=>s(L);return x("g.race-tag",{role:"but\
ton",tabindex:0,"data-k":`tag.${$}`,"aria-label":`Costly move ${$}: try it again`,onclick:J,onkeydown:q=>{q.key!=="Enter"&&
q.key!==" "||(q.preventDefault(),J())}},R(l(_)-22,W-9,44,44,{fill:"transparent"}),x("path",{d:`M${l(_)} ${O}V${W+13}`}),
B(l(_),O,5),R(l(_)-13,W,26,26,{class:"tag"}),x("text",{x:l(_),y:W+18,"text-anchor":"middle","font-size":15,"font-weight":700},
String($)))}),M=n.lines.map($=>`${$.name} ${$.values.at(-1)}`).join(", ");return x("svg",{viewBox:`0 0 ${t} ${e}`,role:"\
group","aria-label":`${n.title}. At the end: ${M} ${n.unit}.`},r0(n.title,t-Ct-n0),...h,...f,...y,...v,e>330&&ur(Ct,e-12,
n.tags.length?"The numbers mark moves that cost you.":""))}var hr=class{constructor(e){this.timer=0;this.step=-1;this.looks=
"";this.press=e,this.button=d("button.btn",{"data-k":"race",onclick:()=>this.turn(!this.away)}),this.drawing=d("div"),this.
root=d("div.race",{hidden:!0},this.drawing,this.button),this.away=!1,this.turn(!1)}turn(e){clearTimeout(this.timer),this.
away=e,this.button.textContent=e?"Race":"Table",this.button.setAttribute("aria-label",e?"Show the race":"Show the table"),
this.drawing.hidden=e,this.root.classList.toggle("away",e),this.root.parentElement?.classList.toggle("raced",!this.root.
hidden&&!e)}show(e,n){let s=e.get("race"),r=e.get("mode")==="watch",o=r&&(e.get("step")<n||e.get("stop")>=0);this.root.hidden=
o||!s?.lines?.length;let i=this.step;if(this.step=e.get("step"),this.root.hidden)return this.turn(!1);if(i===this.step)this.
root.parentElement?.classList.toggle("raced",!this.away);else{let m=r&&i===n-1;this.turn(m),m&&(this.timer=window.setTimeout(
()=>this.turn(!1),s0))}let a=m=>String(m)===e.get("watcher"),l=(s.lines??[]).map(m=>({...m,me:m.me||r&&a(m.seat)})),{clientWidth:c,
clientHeight:u}=this.root.parentElement??this.root,h=JSON.stringify([s,l,c,u]);if(h===this.looks)return;this.looks=h;let p={
...s,lines:l};this.drawing.replaceChildren(i0(c,u,p,this.press))}};var dr=class{constructor(e){this.opener=e,this.root=d("section.sheet.scores",{hidden:!0}),e.onclick=()=>this.open(!!this.
root.hidden)}open(e){this.root.hidden=!e,V(this.opener,"aria-expanded",String(e))}escape(){let e=!this.root.hidden,n=this.
root.contains(ne(this.root));return this.open(!1),n&&this.opener.focus(),e}show(e){if(this.opener.hidden=!e,!e)return this.
open(!1);let n=JSON.stringify(e);if(this.root.dataset.looks===n)return;this.root.dataset.looks=n,this.opener.textContent=
e.notes?"Notes":"Scores",this.root.classList.toggle("notes",!!e.notes);let s=i=>d("tr",i.map((a,l)=>l?d("td",a):d("th",{
scope:"row"},a))),r=i=>i?d("th",{scope:"col"},i):d("td"),o={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
escape()};this.root.replaceChildren(se(o,we("close",16)),d("div.scroll",{tabindex:0,role:"group","aria-label":e.title},d(
"table",d("caption",e.title),d("thead",d("tr",e.head.map(r))),d("tbody",e.rows.map(s)))))}};var a0=1600,l0=1.9,c0=[[.5,"½×"],[1,"1×"],[3,"3×"]],u0=17,h0=7,Xh=[["ask","Ask me"],["mark","Mark only"],["off","Off"]],
d0={open:"a question",now:"asked now",came:"it happened",not:"it didn't happen",unseen:"the game doesn't show it",skipped:"\
skipped"};function m0(t,e){let n=[...t],s=Math.min(u0,e/Math.max(t.length-1,1));for(let r=1;r<n.length;r++)n[r]=Math.max(
n[r],n[r-1]+s);for(let r=n.length-1,o=e;r>=0;r--,o-=s)n[r]=Math.min(n[r],o);return n}function p0(t){return t.asking!=="a\
sk"?-1:t.moments.findIndex(({frame:e,state:n})=>e===t.step&&n==="open")}var Bt={first:"Home",back:"ArrowLeft",play:" ",forward:"\
ArrowRight",last:"End"},mr=class{constructor(e){this.timer=0;this.looks="";this.chosen="";this.how=e,this.keys={first:this.
key("first","First step",()=>e.go(0)),back:this.key("back","Step back",()=>e.go(this.now.step-1)),play:this.key("play","\
Play",()=>e.play(!this.now.playing)),forward:this.key("forward","Step forward",()=>e.go(this.now.step+1)),last:this.key(
"last","Last step",()=>e.go(this.now.last))},this.keys.play.classList.add("go"),this.range=d("input.rng",{type:"range",min:0,
"aria-label":"Step",oninput:()=>e.go(Number(this.range.value))}),this.marks=x("svg.marks",{height:14,"aria-hidden":"true"}),
this.moments=d("div.moments"),this.told=d("p.count",{"aria-hidden":"true"}),this.menu=d("div.pace-menu",{hidden:!0,role:"\
group","aria-label":"Questions and speed"}),this.more=d("button.btn.quiet.more",{"data-k":"pace","aria-expanded":"false",
onclick:()=>this.open(this.shut)},d("span.word","Ask me"),we("down",14)),this.root=d("div.stepper",d("div.keys",{role:"g\
roup","aria-label":"Steps"},Object.values(this.keys)),d("div.scrub",this.marks,this.moments,this.range),this.told,d("div\
.pace",this.more,this.menu)),this.now={step:0,last:0,marks:[],playing:!1,speed:1,moments:[],asking:"off",stop:-1,happens:!1,
eyes:[],watcher:"",buttons:[]}}get shut(){return!!this.menu.hidden}key(e,n,s){let r=Bt[e].replace(" ","Space");return d(
"button",{"data-k":`step.${e}`,"aria-label":n,"aria-keyshortcuts":r,title:n,onclick:s},we(e,24))}show(e){let n=this.now.
playing!==e.playing,s=n||this.now.step!==e.step||this.now.speed!==e.speed||this.now.last!==e.last;this.now=e,this.range.
max=String(Math.max(e.last,1)),this.range.value=String(e.step),V(this.range,"aria-valuetext",`Step ${e.step} of ${e.last}`),
this.range.style.setProperty("--p",`${e.last?100*e.step/e.last:0}%`),this.told.replaceChildren(d("b",String(e.step)),d("\
small",`of ${e.last}`));for(let r of["first","back"])V(this.keys[r],"aria-disabled",e.step===0?"true":"");for(let r of["\
forward","last"])V(this.keys[r],"aria-disabled",e.step===e.last?"true":"");if(n){let r=e.playing?"Pause":"Play";this.keys.
play.replaceChildren(we(e.playing?"pause":"play",24)),V(this.keys.play,"aria-label",r),V(this.keys.play,"title",r)}this.
choices(),this.mark(),s&&clearTimeout(this.timer),s&&e.playing&&(this.timer=setTimeout(()=>this.tick(),a0*(e.happens?l0:
1)/e.speed))}tick(){let e=p0(this.now);e>=0?this.how.stop(e):this.now.step>=this.now.last?this.how.play(!1):this.how.go(
this.now.step+1,!0)}choices(){let{asking:e,speed:n,moments:s,eyes:r,watcher:o,buttons:i}=this.now,a=JSON.stringify([e,n,
s.length>0,r,o,i]);if(a===this.chosen)return;this.chosen=a;let l=s.length?Xh.find(([u])=>u===e)?.[1]??"":`${n}×`.replace(
"0.5","½");this.more.firstElementChild?.replaceChildren(l),V(this.more,"aria-label",`Questions and speed: ${l}`);let c=ne(
this.menu)?.getAttribute("data-k");this.menu.replaceChildren(...[s.length>0&&d("p","At turning points"),s.length>0&&be({
label:"At turning points",choices:Xh,value:e,pick:u=>this.how.ask(u),k:"asking"}),r.length>1&&d("p.seen-by","Seen by"),r.
length>1&&d("div.seen-by",be({label:"Whose view to show",choices:r,value:o,pick:u=>this.how.see(u),k:"eyes"})),d("p","Sp\
eed"),be({label:"Speed",choices:c0,value:n,pick:u=>this.how.pace(u),k:"speed"}),i.length>0&&d("p","Save"),...i.map(u=>ns(
u,h=>this.how.key(h)))].filter(u=>u instanceof Node)),c&&this.menu.querySelector(`[data-k="${c}"]`)?.focus()}open(e){this.
menu.hidden=!e,V(this.more,"aria-expanded",String(e)),e&&this.menu.querySelector("[aria-pressed=true], button")?.focus()}escape(){
return this.shut?!1:(this.open(!1),this.more.focus(),!0)}mark(){let{marks:e,last:n,moments:s,asking:r,stop:o}=this.now,i=Math.
round(this.marks.clientWidth),a=r==="off"?[]:s,l=JSON.stringify([e,i,a,o]);if(l===this.looks||!i)return;this.looks=l;let c=f=>n?
f/n*i:0,u=Math.max(1,...e);this.marks.setAttribute("viewBox",`0 0 ${i} 14`),this.marks.replaceChildren(...a.length?a.map(
({frame:f})=>R(c(f)-1,21,2,8,{fill:"var(--lit)"})):e.flatMap((f,b)=>{let g=3+3.5*f/u,w=`M${c(b)} ${7-g}l${g} ${g} -${g} ${g}\
 -${g} -${g}z`;return f>0?[x("path",{d:w,fill:"var(--accent-on-field)"})]:[]}));let h=a.map((f,b)=>({...f,k:b})),p=i<h0*
(h.length-1)?h.filter(({k:f})=>f===o):h,m=m0(p.map(({frame:f})=>c(f)),i);this.moments.replaceChildren(...p.map(({frame:f,
state:b,line:g,k:w},y)=>d("button",{class:`moment ${w===o?"now":b}`,style:`left:${m[y]}px`,tabindex:-1,"data-moment":w,title:g,
"aria-label":`Step ${f}, ${d0[w===o?"now":b]}: ${g}`,onclick:()=>this.how.stop(w)},b==="came"||b==="not"||b==="unseen"?d(
"i",{class:b}):"?")))}stop(){clearTimeout(this.timer)}};function Qh(t){let{lens:e}=t.painter,n=()=>!t.acting&&t.reel.length>1,s=a=>()=>(t.go(a),!0),r=t.model.get("step"),o=()=>t.
acts.root.querySelector('[data-act="press"]'),i=a=>!a.closest(su);return[{keys:[Bt.play],shown:"Space",words:"Plays or p\
auses the game.",when:n,press:(a,l)=>(i(l)&&t.play(!t.model.get("playing")),i(l))},{keys:[Bt.back],shown:"←",words:"On\
e step back.",when:n,press:s(r-1)},{keys:[Bt.forward],shown:"→",words:"One step forward.",when:n,press:s(r+1)},{keys:[
Bt.first],shown:"Home",words:"The first step.",when:n,press:s(0)},{keys:[Bt.last],shown:"End",words:"The last step.",when:n,
press:s(t.reel.length-1)},{keys:[" "],shown:"Space",words:"Draws the next card or throws the dice when the game waits fo\
r you to do so.",when:()=>t.acting&&!!o(),press:(a,l)=>(i(l)&&o().click(),i(l))},{keys:["+","=","-","0"],shown:"+ − 0",
words:"Zooms in, zooms out, shows the whole board (focus on the table).",inside:!0,when:()=>!!e.board,press:a=>e.key(a,!1)},
{keys:["ArrowLeft","ArrowRight","ArrowUp","ArrowDown"],shown:"Shift + arrow",words:"Moves the board (focus on the table)\
.",inside:!0,shift:!0,when:()=>!!e.board,press:a=>e.key(a,!0)},{keys:[],any:a=>Ei(t,a).size===1,shown:"A card's symbol",
words:"Picks up the card with that symbol, if you have only one (focus on the table).",inside:!0,when:()=>t.acting&&Ei(t).
size>0,press:a=>{let[l]=Ei(t,a).values();return t.press(l),!0}},{keys:["d","D"],shown:"D",words:"Shows or hides the disc\
ards by colour and value.",when:()=>!!t.spread.zone,press:()=>(t.spread.toggle(()=>t.show(!1)),!0)},{keys:["Escape"],shown:"\
Escape",words:"Closes what is open, or puts the card back.",inside:!0,when:()=>!0,press:()=>f0(t)}]}function f0(t){if(t.
chooser.key)t.chooser.leave();else{if(t.placing.clear())return!0;if(t.lifting.lifted)t.lifting.lift("");else return["spr\
ead","heat","scores","stepper","caption"].some(e=>t[e].escape())}return!0}function Ei(t,e){let n=new Map;for(let{thing:s}of t.
painter.placed.values())s.kind==="card"&&s.plays&&s.face?.text&&(e==null||s.face.text.toLowerCase()===e.toLowerCase())&&
n.set(s.move||s.key,s);return n}function Li(t){let e=t.reel.length-1,n=Math.min(t.model.get("step"),e),s=t.model.get("playing");t.strip.hidden=e<1,t.stepper.
show({step:n,last:e,marks:t.reel.marks(),playing:s,speed:t.model.get("speed"),moments:t.model.get("moments"),asking:t.model.
get("asking"),stop:t.model.get("stop"),happens:!!(t.scene?.event??t.scene?.mark),eyes:t.model.get("eyes"),watcher:t.model.
get("watcher"),buttons:t.model.get("buttons")??[]})}function ed(t,e){let n=t.acting?t.playBar:t.stepper.root;if(t.strip.
firstChild!==n&&t.strip.replaceChildren(n),!t.acting)return Li(t);t.stepper.stop(),t.lifting.stand(t.playBar,t.stage,t.fit===
"phone");let s=e.alert?(e.actions??[]).filter(a=>!a.strong):e.actions??[];t.lifting.show({lifts:t.model.get("lifts")??{},
keys:t.model.get("buttons")??[]}),t.strip.hidden=t.mode==="edit",t.acts.root.hidden=!!t.lifting.lifted;let r=e.zones.some(
a=>a.kind==="tokens"&&a.ways?.some(({move:l})=>l)),o=r?"Press a highlighted space or a row. Press it again to go there.":
"",i=t.model.get("busy")?"The others are playing.":t.placing.words||o;t.lifting.tell(i,e.actions??[]),t.acts.show(s,!!t.
model.get("busy"),t.stage)}var g0={watch:288,play:356,edit:316},b0=288,Ai=class{constructor(e,n){this.refused="";this.left=-1;this.shownSize="";this.
paintedStep=-1;this.model=e,this.sending=new er(e,s=>this.markSent(s)),this.painter=new Yt({press:s=>this.press(s),pace:()=>this.
model.get("speed")}),this.stepper=new mr({go:(s,r)=>this.go(s,r),play:s=>this.play(s),pace:s=>this.save({speed:s}),ask:s=>this.
save({asking:s}),stop:s=>this.stopAt(s),see:s=>this.save({watcher:s}),key:s=>this.model.send({kind:s})}),this.caption=new nr(
{texts:()=>this.model.get("clauses"),see:s=>this.save({watcher:s})}),this.call=new tr({send:s=>this.send(s),drawn:()=>this.
soon("stay")}),this.race=new hr(s=>this.model.send({kind:"retry",step:s})),this.felt=d("div.felt",this.call.root,this.painter.
lens.controls,this.painter.root,this.race.root),this.board=d("p.sr"),this.chooser=new rr({play:s=>this.send(s),focus:s=>this.
painter.focus(s),around:s=>this.painter.around(s),moved:()=>this.scene&&this.showTable(this.scene,!1)}),this.placing=new lr(
{play:s=>this.send(s),choose:(s,r)=>this.chooser.show({key:`spot:${s}`,label:s,plays:!0,picks:r}),moved:s=>{this.show(!1),
this.painter.focus(`spot:${s}`)}}),this.acts=new ar({send:s=>this.send(s),refuse:s=>this.refuse(s)}),this.lifting=new ir(
{play:s=>this.send(s),key:s=>this.model.send({kind:s}),told:(s,r)=>this.lift(s,r)}),this.playBar=d("div.play-bar",this.lifting.
acts,this.acts.root,this.lifting.words,this.lifting.keys),this.strip=d("div.strip"),this.scores=new dr(this.caption.sheet),
this.spread=new ps({focus:s=>this.painter.focus(s)}),this.heat=new as(()=>this.soon("stay")),this.stage=d("section.stage",
{"aria-label":"The table"},this.caption.root,this.caption.box,this.felt,this.heat.root,this.board,this.chooser.root,this.
scores.root,this.spread.root,this.heat.list,this.strip),this.live=d("p.sr",{"aria-live":"polite"}),this.root=d("div.uw.u\
w-table",this.stage,this.live),this.root.addEventListener("keydown",s=>this.key(s)),this.unhear=Vs(this.root,()=>Qh(this)),
n.append(this.root),this.tall=void 0,this.due="",this.saying=0,this.watch=()=>this.soon("move"),this.still=()=>this.soon(
"stay"),this.reel=new or(e,()=>this.soon("stay")),this.moves=["step","frames","pool"],this.stays="game palette names eye\
s watcher playing speed mode clauses lit differs aside boards heat dealt note busy caption moments asking stop bright li\
fts lifted stamp buttons race covers".split(" ");for(let s of this.moves)e.on(`change:${s}`,this.watch);for(let s of this.
stays)e.on(`change:${s}`,this.still);e.on("msg:custom",De),this.sizes=new ResizeObserver(()=>this.resized()),this.sizes.
observe(this.felt),this.unheed=Fe(this.still),this.unhalt=Gl(()=>this.model.get("playing")&&this.play(!1)),this.unfit=Tn(
this.root,()=>this.resized(!0)),this.newcomer=Ks(this.root,()=>this.model.get("stop")>=0),this.show(!1)}get scene(){return this.
reel.scene(this.model.get("step"))}get mode(){return this.model.get("mode")}get acting(){return this.mode!=="watch"}save(e){
for(let[n,s]of Object.entries(e))this.model.set(n,s);this.model.save_changes()}go(e,n=!1){let s=Math.max(0,Math.min(e,this.
reel.length-1));s!==this.model.get("step")&&(this.left=this.model.get("stop"),this.save(n||!this.model.get("playing")?{step:s}:
{step:s,playing:!1}))}stopAt(e){e===this.left&&this.model.set("stop",-1),this.save({stop:e,playing:!1})}play(e){let n=this.
model.get("step")>=this.reel.length-1;this.save(e&&n?{step:0,playing:!0}:{playing:e})}show(e){let n=this.scene;if(re(this.
root,this.model.get("palette")),this.root.classList.toggle("busy",!!this.model.get("busy")),this.root.classList.toggle("\
acts",this.acting),this.left!==this.model.get("stop")&&(this.left=-1),!n)return Li(this);e&&(this.refused=""),this.lifting.
hold(this.model.get("lifted")??"",this.model.get("said")??{},this.model.get("lifts")??{},n),this.sending.drawn(),this.root.
style.setProperty("--pace",String(this.model.get("speed"))),this.board.textContent=n.board??"",this.caption.showEyes(this.
model.get("eyes"),this.model.get("watcher")),e&&this.call.cover(),this.call.show(n,this.acting,this.covers),this.heat.show(
this.model.get("heat")??{}),this.showTable(n,e),this.race.show(this.model,this.reel.length-1),ed(this,n),this.scores.show(
n.sheet),this.showWords(n),e&&this.chooser.close(),e&&this.announce(n)}soon(e){this.due||queueMicrotask(()=>{let n=this.
due==="move";this.due="",this.show(n)}),this.due!=="move"&&(this.due=e)}get lit(){let e=this.model.get("lit");return Object.
keys(e).length>0?this.model.get("aside")?{}:e:Object.fromEntries((this.model.get("differs")??[]).map(s=>[s,""]))}get covers(){
return this.model.get("covers")||Ts()}get fit(){return this.root.closest("[data-fit]")?.getAttribute("data-fit")??"flow"}get filled(){
return["large","middle"].includes(this.fit)}get size(){let{clientWidth:e,clientHeight:n}=this.felt;return`${e} ${this.filled?
n:window.innerHeight} ${this.fit}`}showTable(e,n){let s=parseFloat(getComputedStyle(this.root).fontSize)/16||1,r=this.call.
hidden?0:this.call.root.offsetHeight/s,o=this.mode==="edit"&&e.table==="round";this.placing.show(e,this.model.get("board\
s")??{},this.acting);let i={w:(this.felt.clientWidth||772)/s,h:this.filled?this.felt.clientHeight/s:0,low:this.fit!=="ph\
one"?0:(o?b0:g0[this.mode])+(this.acting?0:r),page:window.innerHeight/s};this.shownSize=this.size,this.root.classList.toggle(
"narrow",i.w<We);let a=this.mode==="watch"&&this.reel.length<2,l=a?void 0:fs(e),c=this.chooser.key?{...this.lit,[this.chooser.
key]:""}:this.lit;this.spread.show(l,this.lit,i.w<We);let u={lit:ja(c,l),laid:a,opens:l?.of,dealt:this.model.get("aside")?
{}:this.model.get("dealt"),acting:this.acting,editing:this.mode==="edit",boards:this.model.get("boards")??{},spots:this.
placing.spots,heat:this.heat.map,clear:this.heat.clears,call:r,under:!e.covered?.length||this.covers!=="hidden"},h=$l(Jh(
e,this.lifting.lifted,this.lifting.card),i,u),p=this.model.get("bright")??[];this.painter.dim(p.length?new Set(p):null),
this.newcomer?.draw(),h.h=this.steady(h);let m=this.model.get("step"),f=m<this.paintedStep;this.paintedStep=m,this.painter.
paint(h,{label:`The table. ${e.place??""}`,move:n,back:f}),n&&this.painter.happen(f?null:e.event);let b=Math.min(this.felt.
clientWidth/h.w,this.filled?this.felt.clientHeight/h.h:1/0),g=this.filled?(this.felt.clientHeight-h.h*b)/2:0;this.call.root.
style.top=`${g+h.call*b}px`}steady({w:e,h:n}){let s=[e,this.model.get("game"),this.model.get("mode"),this.size,this.call.
hidden].join();return this.tall?.kind!==s&&(this.tall={kind:s,h:n}),this.tall.h=Math.max(this.tall.h,n),this.tall.h}resized(e=!1){
let n=this.scene;!n||!e&&this.size===this.shownSize||(this.painter.root.classList.add("still"),this.showTable(n,!1),this.
race.show(this.model,this.reel.length-1),this.painter.root.getBoundingClientRect(),this.painter.root.classList.remove("s\
till"),this.stepper.mark(),this.showWords(n),this.chooser.stand())}showWords(e){let n=this.model.get("caption")??{};V(this.
stage,"aria-label",n.badge?`Table ${n.badge} (of two)`:"The table"),this.caption.show({clauses:n.clauses??(e.clauses??[]).
filter(s=>s),...qh(e,n),note:this.refused||this.model.get("note")||"",tone:n.tone??"plain",badge:n.badge})}announce(e){clearTimeout(
this.saying),this.saying=setTimeout(()=>{this.live.textContent=[...e.said??[],e.now].filter(Boolean).join(" ")},350)}press(e){
if(e.spot)return this.placing.press(e.spot);if(e.opens)return this.spread.toggle(()=>this.show(!1));if(!e.plays&&e.recall?.
length)return this.chooser.show(e);if(e.off&&!e.plays)return this.refuse(e.off);if(e.picks.length&&!(e.picks.length===1&&
!e.move))return this.chooser.show(e);let n=e.move||e.picks[0].move,s=e.kind==="board";if((["hand","grid"].includes(e.role)||
s)&&n in this.lifting.lifts&&(this.lifting.lifted!==n||!s&&this.lifting.card!==e.key)){if(this.lifting.lift(n,e.key),s){
let o=this.stage.querySelector(`.way[data-move="${CSS.escape(n)}"]`);o instanceof SVGElement&&o.focus()}return}return this.
send(n)}lift(e,n){let s=e.lifted!==this.model.get("lifted");this.save(e),!(!s||!this.scene)&&(this.refused="",this.show(
!1),e.lifted||this.painter.focus(n))}refuse(e){this.refused=e;let n=this.scene;n&&this.showWords(n)}send(e){this.lifting.
unread(e)||(this.sending.send(e,this.lifting.said[e]??null),Ot(this.model.get("game")))}markSent(e){this.root.classList.
toggle("sent",!!e),this.lifting.playing(!!e);for(let n of this.stage.querySelectorAll("[data-act]"))V(n,"aria-busy",e&&n.
getAttribute("data-act")===e?"true":"")}key(e){!e.ctrlKey&&!e.metaKey&&!e.altKey&&this.chooser.stroke(e)}remove(){this.newcomer.
stop(),this.unfit(),this.unhear(),this.unheed(),this.unhalt(),this.chooser.close();for(let e of this.moves)this.model.off(
`change:${e}`,this.watch);for(let e of this.stays)this.model.off(`change:${e}`,this.still);this.model.off("msg:custom",De),
this.stepper.stop(),this.reel.stop(),this.sizes.disconnect(),clearTimeout(this.saying)}};function Rn({model:t,el:e}){let n=new Ai(
t,e);return()=>n.remove()}var Ze=["answer","why","try","steps","example"],[Dt,It]=Ze.slice(3),td=Ze.slice(0,-1),nd=["guess","think","know"],sd=26;
function z(t){throw new Error(t)}var Se=(t,e)=>t.card(e.place,e.question,e.settings);function cn({said:t,covered:e},n,s,r){
return t.findLast((o,i)=>i>=e&&o.place===n&&o.question===s&&!Pe(o.settings,r))}var un=({locked:t},e,n,s)=>!!cn(e,e.place,
n,s.settings)||!e.predicting||s.certain&&!t;function Nn(t,e){let n=Se(t,e);return n?un(t,e,e.question,n):!1}var ut=(t,e)=>({
...e,question:w0(t,e),why:0,page:[Dt,It].includes(e.page)?Ze[0]:e.page});function w0(t,e){let n=t.offered(e.place),s=i=>t.
card(e.place,i,e.settings);if(n.length===1)return n[0];if(e.held)return e.question;if(n.includes(e.chosen))return e.chosen;
let r=t.prefer(e.place);return r&&s(r)?r:n.find(i=>s(i)?.certain===!1)??n.find(s)??n[0]??""}function pr(t,e,n){let s=e.before??
e.settings,r=e.chosen||e.question;return ut(t,{...e,place:n,held:null,aside:!1,before:null,settings:s,question:r})}function y0(t,e,n,s){
let r=e.before??e.settings;return ut(t,{...e,...s,place:n,held:s,aside:!1,before:r,page:Ze[0]})}function k0(t,e,n){let s=t.
offered(e.place);s.includes(n)||z(`Expected one of the questions ${s.join(", ")}, not '${String(n).slice(0,40)}'.`);let{
held:r}=e,o=r?n!==r.question:!1,i=r&&!o?r.settings:e.settings;return ut(t,{...e,chosen:n,question:n,aside:o,settings:i})}
function x0(t,e,n){let s=Se(t,e),r=s?.offers??{};for(let[o,i]of s?Object.entries(n):[]){let a=o in e.settings&&e.settings[o]===
i;if(!r[o]?.includes(i)&&!a){let l=Object.entries(r).map(([u,h])=>`${u} of ${h.join(", ")}`),c=`${o.slice(0,20)}=${String(
i).slice(0,20)}`;z(`The question has no setting ${c}. It has ${l.join("; ")||"none"}.`)}}return ut(t,{...e,settings:{...n}})}
function Oi(t,e,{number:n,sure:s="",time:r="",seed:o=0}){let i=Se(t,e);if(!i)return z("There's no question to answer in \
this position.");s&&!nd.includes(s)&&z(`How sure you are must be one of ${nd.join(", ")}, not '${String(s).slice(0,20)}'\
.`),i.value(n);let{place:a,question:l}=e,c={place:a,question:l,settings:i.settings,number:n.trim(),sure:s,time:r,seed:o,
owned:"",denied:""};return{...e,said:[...e.said,c]}}function Cn(t,e){let n=Se(t,e),s=n&&cn(e,e.place,e.question,n.settings),
r=s&&t.told(n,s,e.said.slice(0,e.said.indexOf(s)));return{said:s,told:r}}function Pi(t,e,n){let{said:s,told:r}=Cn(t,e);if(!s||
!r?.mistake||!r.asks)return z("There's no mistake to say yes or no to.");let o={...s,[n?"owned":"denied"]:r.mistake.kind};
return{...e,said:e.said.map(i=>i===s?o:i)}}function v0(t,e,n){return n===Dt&&(Nn(t,e)||z("Make your guess first."),Se(t,
e)?.asks.length||z("This question has no small steps.")),{...e,page:n}}function rd(t,e,n,s){let r=Se(t,e);if(!r||!Nn(t,e))
return z("Make your guess first.");let{place:o,question:i}=e;return vi(e,r,{place:o,question:i,settings:r.settings,step:n,
number:s})}function $0(t,e,n){let{place:s,question:r,settings:o}=n,i=t.offered(s).includes(r)?t.card(s,r,o):null;return i?
vi(e,i,{...n,settings:i.settings}):z("That question doesn't come up at that place in this game.")}function Ui(t,e,n){switch(n.
kind){case"Pick":return k0(t,e,n.question);case"Set":return x0(t,e,n.settings);case"Predict":return n.second&&z("This qu\
estion takes one number."),ut(t,Oi(t,e,n));case"Own":return Pi(t,e,n.yes);case"Turn":return td.includes(n.page)||z(`Expe\
cted the page to be ${td.join(", ")}, not '${String(n.page).slice(0,20)}'.`),v0(t,e,n.page);case"AnswerStep":return rd(t,
e,n.step,n.number.trim()||" ");case"ShowStep":return rd(t,e,n.step,"");case"Attempted":return $0(t,e,n.attempt);case"Why":
return n.at>=0&&n.at<sd||z(`Expected a step of the derivation from 0 to ${sd-1}, not ${n.at}.`),{...e,why:n.at};case"Ask\
First":return ut(t,{...e,predicting:n.on});case"Cover":return ut(t,{...e,covered:e.said.length,attempts_from:e.attempts.
length})}return z(`A panel can't do ${n.kind}.`)}var Ri="answered",M0="skipped",hn=(t,e)=>`${t} ${e}`,Bn=(t,e)=>e.stop>=
0?t.moments(e.seat)[e.stop]:null,fr=(t,e)=>t.fates[`${t.seat} ${e}`];function gr(t,e){let n=Bn(t,e);return!!(n&&(e.asked.
page!==Ze[0]||e.frame!==n.frame))&&fr(e,e.stop)===Ri}var Hn=(t,e)=>fr(t,e)===Ri;function ad(t,e,n=!1){let s=`${t.seat} ${t.
stop}`;return s in t.fates&&!n?t:{...t,fates:{...t.fates,[s]:e}}}var Hi=t=>t.stop>=0?{...ad(t,M0),stop:-1}:t;function Ni(t,e){
return{...e,asked:pr(t,e.asked,hn(e.frame,e.eyes))}}function _0(t,e,n){t.eyes.includes(n)||z(`Expected watcher to be one\
 of ${t.eyes.join(", ")}, not '${String(n).slice(0,40)}'.`);let s=/^\d+$/.test(n)&&Number(n)!==e.seat;return Ni(t,{...Hi(
s?{...e,seat:Number(n),stop:-1}:e),eyes:n})}function od(t,e,n){let s=t.moments(e.seat);if(n>=-1&&n<s.length||z(`Expected\
 a moment from 0 to ${s.length-1}, or -1, not ${n}.`),n<0)return{...e,stop:-1};let{frame:r,question:o,settings:i}=s[n],a=String(
e.seat),l=y0(t,e.asked,hn(r,a),{question:o,settings:i});return{...e,asked:l,frame:r,eyes:a,stop:n,playing:!1}}var id=(t,e,n)=>({
...Ni(t,{...Hi(e),frame:n}),playing:n<t.frames-1});function S0(t,e){return e.stop<0||e.asked.aside||Se(t,e.asked)&&!Nn(t,
e.asked)?null:Bn(t,e)}function vt(t,e,n){let s=Bn(t,e);switch(n.kind){case"Step":return n.to>=0&&n.to<t.frames||z(`Expec\
ted a step from 0 to ${t.frames-1}, not ${n.to}.`),Ni(t,{...Hi(e),frame:n.to});case"Eyes":return _0(t,e,n.key);case"Stop":
return od(t,e,n.at);case"Go":{let i=od(t,e,n.to);return Hn(i,n.to)?{...i,frame:t.moments(e.seat)[n.to].answer}:i}case"Pl\
ay":return{...e,playing:n.on};case"Skip":return s?id(t,e,e.frame):e;case"GoOn":return S0(t,e)&&s?id(t,e,s.answer):e}let r=Ui(
t,e.asked,n),o={...e,asked:r};return s&&n.kind==="Predict"&&!r.aside?{...ad(o,Ri,!0),frame:s.answer,playing:!1}:s&&n.kind===
"Turn"&&Hn(e,e.stop)?{...o,frame:r.page===Ze[0]?s.answer:s.frame,playing:!1}:o}function br(t){return{asked:{place:"",question:"",
settings:{},chosen:"",held:null,aside:!1,before:null,page:Ze[0],why:0,predicting:!0,said:[],covered:0,attempts:[],attempts_from:0},
frame:0,eyes:"0",seat:0,stop:-1,playing:!1,fates:{},...t}}var T0="no one two three four five six seven eight nine ten".split(" "),E0=.05,ld=3,Wt=t=>T0[t]??String(t),Ci=t=>["","on\
ce","twice"][t]||`${Wt(t)} times`;function L0(t){let e=at(t);return Math.abs(100*t-e)<1e-9?`exactly ${e}`:e===0?"fewer t\
han 1":e===100?"more than 99":`about ${e}`}var Bi=(t,e)=>e==="chance"?String(at(t)):Ke(t,2).replace(/\.?0+$/,"").replace(
"-","−"),A0=t=>t.reduce((e,n)=>Array.from({length:e.length+1},(s,r)=>(1-n)*(e[r]??0)+n*(e[r-1]??0)),[1]);function O0(t){
let e=t.filter(({came:m})=>m!=null),n=e.length;if(n===0)return["",""];let s=e.map(({exact:m})=>m),r=e.filter(m=>m.came).
length,o=s.reduce((m,f)=>m+f,0),i=r>=o-1e-9,a=A0(s).reduce((m,f,b)=>m+((i?b>=r:b<=r)?f:0),0),l=`in ${L0(a)} out of 100 g\
ames`,c=a<E0?" That is rare.":"";if(n===1)return[r?"It happened.":"It didn't happen.",`You'd expect that ${l}.${c}`];let u=r===
n?n===2?"both":`all ${n}`:r?`${r} or ${i?"more":"fewer"}`:"none",h=n===2?"Both":`All ${Wt(n)}`;return[`${r===n?h:`${r?ct(
Wt(r)):"None"} of the ${Wt(n)}`} things you guessed about happened.`,`You'd expect ${Ke(o,1)} on average, and ${u} ${l}.${c}`]}
var cd=({said:t,exact:e,reach:n})=>Math.abs((t??e)-e)/n;function P0(t){let e=t.filter(({near:u})=>!u).sort((u,h)=>cd(h)-
cd(u)),n=e.length;if(n===0)return["",t.length>1?"All your guesses were close.":"Your guess was close."];let s=e.slice(0,
ld).map(({mine:u,right:h})=>`${u} (it was ${h})`),r=[s.slice(0,-1).join(", "),s[s.length-1]].filter(Boolean).join(" and "),
o=e.filter(({said:u,exact:h})=>(u??0)>h).length,i=`too ${o?"high":"low"}`;if(n===1)return["",`${t.length===1?"Your":"One"}\
 guess was ${i}: ${r}.`];let a=`${Wt(o)} of them ${o===1?"was":"were"} too high`,l=o===0||o===n?`${n===2?"both":"all"} w\
ere ${i}`:a,c=n>ld?"The furthest off were":"They were";return["",`${ct(Wt(n))} guesses were not close, and ${l}. ${c} ${r}\
.`]}function ud(t,e){let n=t.filter(({said:r})=>r!=null);if(n.length===0)return{title:"The game is over",near:"",lines:[
["You didn't guess this time.","Press a mark on the timeline to try one."]],doors:[]};let s=[O0(n),P0(n),["",e]];return{
title:n.length===1?"Your guess":`Your ${Wt(n.length)} guesses`,near:`${n.filter(({near:r})=>r).length} close`,lines:s.filter(
r=>r.some(Boolean)),doors:[]}}function U0(t,e,n){let s=t.card(e.place,n,e.settings),r=!!(s&&cn(e,e.place,n,s.settings));return{...t.chip(n),arises:!!s,
away:s?"":t.away(e.place,n),done:r}}function R0(t,e,n){return n.row.map(([s,r,o])=>{let i=r===n.settings[s],a={...n.settings,
[s]:r},l=i?n:t.card(e.place,e.question,a),c=l&&JSON.stringify(l.settings)===JSON.stringify(a);return{value:r,label:o,here:i,
...c&&un(t,e,e.question,l)?l.number:{}}})}var H0=({said:t},e)=>t.slice(0,t.indexOf(e));function N0(t,e,n,s){let r=cn(e,e.
place,e.question,n.settings),o=[e.question,...Object.values(n.settings),e.place].join(" ");return{...n.asked,key:o,revealed:s,
fault:t.fault(e.place),...s&&{...n.answered,row:R0(t,e,n),notice:t.notice(e)},...s&&n.asks.length>0&&!n.certain&&{work:Xs(
n,Js(e,e.place,e.question,n))},...r&&{said:{...t.told(n,r,H0(e,r)),sure:r.sure},misconception:""}}}var Di={label:"Work i\
t out",kind:"work"};function Ii({panel:t,main:e,page:n},s){let{work:r}=t,o="kind"in e;return!r||e.kind==="predict"||n===
It?e:n===Dt?r.at>=0?{}:e:r.at<0?e:s?o?{...Di,also:{label:e.label,kind:e.kind}}:{...Di}:{...e,also:Di}}function hd(t,e,n){
let s=Se(t,n),r=s&&cn(n,n.place,n.question,s.settings);e.main=Ii(e,!!(r&&s&&!s.verdict(s.value(r.number)).near))}function Wi(t,e){
let n=Se(t,e),s=n?un(t,e,e.question,n):!1,{question:r,settings:o,predicting:i,why:a}=e,l=s&&n&&n.asks.length>0&&!n.certain,
c=e.page===Dt&&!l?Ze[0]:e.page;return{question:r,settings:o,predicting:i,page:c,why:a,questions:t.offered(e.place).map(u=>U0(
t,e,u)),panel:n?N0(t,e,n,s):t.nothing(e.place,e.question),main:n&&!s?{label:"Show the answer",kind:"predict"}:{},moment:{},
guesses:[],ending:{}}}function C0(t,e){return t.moments(e.seat).flatMap((n,s)=>{let r=hn(n.frame,String(e.seat)),o=Hn(e,
s)?t.card(r,n.question,n.settings):null;if(!o)return[];let i=e.asked.said.find(k=>k.place===r&&k.question===n.question&&
JSON.stringify(k.settings)===JSON.stringify(o.settings)),a=i?o.value(i.number):null,l=o.number.number,{came:c,words:u,frame:h}=n,
{measure:p,span:m}=o.panel,{name:f}=t.chip(n.question),b=ln(l,p),g=a!=null&&o.verdict(a).near,w=a==null?"":Bi(a,p),y=Bi(
l,p);return[{said:a,exact:l,came:c,words:u,at:s,frame:h,name:f,measure:p,span:m,reach:b,near:g,mine:w,right:y}]})}function Fi(t,e){
return e.said.flatMap((n,s)=>{let r=t.card(n.place,n.question,n.settings);if(!r)return[];let{judged:o,measure:i}=r.panel,
a=r.value(n.number),{mistake:l}=t.told(r,n,e.said.slice(0,s));return[{game:t.saved.game,question:n.question,settings:Object.
entries(r.settings).map(([c,u])=>`${c}=${u}`).join(" "),position:t.called(n.place),prediction:a,sure:n.sure,exact:o.written,
measure:i,mistake:l?.name??"",kind:l?.kind??"",own:n.owned?"yes":n.denied?"no":"",time:n.time,steps:Sh(r,Js({...e,attempts_from:0},
n.place,n.question,r)),off:Math.abs(a-o.exact)}]})}function dd(t,e){let{asked:n,stop:s}=e,r=t.moments(e.seat),o=Wi(t,n),
i=C0(t,e);o.guesses=i,t.game.over&&s<0&&e.frame===t.frames-1&&Object.assign(o,{ending:ud(i,sr(Fi(t,n))),main:{}});let a={
step:e.frame,watcher:e.eyes,moments:r.map(({frame:u,answer:h,line:p,fate:m},f)=>{let b=Hn(e,f)?m:fr(e,f)??"open";return{
frame:u,answer:h,line:p,state:b}}),stop:s,playing:e.playing,caption:{},bright:[],heat:o.panel.revealed?Se(t,n)?.heat:{}},
l=Bn(t,e);if(!l)return o.ending.title||hd(t,o,n),{panel:o,table:a};let c=gr(t,e);if(c?n.page!=="answer"&&(a.caption=l.back):
Object.assign(a,{caption:l.asks,bright:l.bright}),!n.aside){let{line:u,stake:h,came:p,words:m,headline:f}=l,b="See what \
happens";o.moment={line:u,button:b,stake:h,at:s,of:r.length},c&&Object.assign(o.moment,{came:p,words:m,headline:f,seen:!0});
let g=t.game.over&&l.answer===t.frames-1?"See how you did":"Keep watching";o.main=o.main.kind==="predict"?{label:b,kind:"\
predict"}:{label:g,kind:"go"}}return hd(t,o,n),{panel:o,table:a}}var md=["set","any"],$t=(t,e,n=!1,s=-1)=>`${t} ${e}${s>=0?` like ${s}`:n?" again":""}`,fd=(t,e)=>$t(t.course,e,t.redo.includes(
e),e===t.at?t.like:-1);function ge(t,e,n=!1){let s=new Map;for(let r of e.asked.said){let[o,i,a]=r.place.split(" ");if(Number(
o)!==e.course||(a??"")!==(n?"again":"")||s.has(Number(i)))continue;let l=t.card(r.place,r.question,{});l&&!Pe(l.settings,
r.settings)&&s.set(Number(i),r)}return s}function Ft(t,e){let n=t.card(e.place,e.question,e.settings);return n?n.verdict(
n.value(e.number)).near:!1}var ji=(t,e)=>e.redo.length>0?e.redo:[...t.groups(e.course).keys()];function gd(t,e){let n=Math.
max(e.at,...tt(t,e));return ji(t,e).find(s=>s>n)??-1}var bd=(t,e,n)=>ge(t,e,e.redo.includes(n)).has(n);function Vi(t,e,n){
let s=fd(e,n);return{...e.asked,place:s,question:t.offered(s)[0],settings:{}}}function tt(t,e){let n=e.at<0||e.like>=0||
e.following>=0?[]:t.pair(e.course,e.at);return new Set(n.map(s=>bd(t,e,s))).size>1?[]:n}var wd=(t,e,n)=>!e.asked.predicting||
bd(t,e,n[0]);function B0(t,e,n,s){let r=[n.number.trim(),(n.second??"").trim()];r.every(Boolean)||z(`Give two numbers: p\
ositions ${s[0]+1} and ${s[1]+1} are answered together.`);let o=s.reduce((i,a,l)=>Oi(t,{...Vi(t,e,a),said:i},{...n,number:r[l]}).
said,e.asked.said);return ut(t,{...e.asked,said:o})}function D0(t,e,n){let s=n.map(r=>Vi(t,e,r));return s.find(r=>Cn(t,r).
told?.asks)??s[0]}function yd(t,e){if(e.order==="any"||!e.asked.predicting)return[];let n=ge(t,e),s=ge(t,e,!0),r=ji(t,e),
o=!1,i=-1;return[...t.groups(e.course).keys()].filter(a=>(e.redo.includes(a)?s:n).has(a)?!1:o?!tt(t,{...e,at:a}).some(l=>l<
a&&l===i):(o=r.includes(a),o&&(i=a),!1))}function Dn(t,e,n,s=-1){let r={...e,like:s,following:-1};if(n>=t.groups(r.course).
length)return{...r,at:-1};let o=tt(t,r).includes(n)?r.asked.page:Ze[0],i={...r.asked,settings:{},page:o},a={...r,at:n};return{
...a,asked:pr(t,i,fd(a,n))}}function qi(t,e,n){let s=t.groups(e.course).length;if(n===-1)return{...e,at:-1,like:-1,following:-1};
n>=0&&n<s||z(`Expected a position from 1 to ${s}, not ${n+1}.`),yd(t,e).includes(n)&&z("Make your guess first.");let r=tt(
t,{...e,at:n});return Dn(t,e,r.length>0&&!wd(t,e,r)?r[0]:n)}function I0(t,e){let n=ge(t,e),s=ge(t,e,!0),r=[...n.keys()].
filter(a=>!s.has(a)&&!Ft(t,n.get(a))),o=r.flatMap(a=>t.pair(e.course,a)).filter(a=>!s.has(a)),i=[...new Set([...r,...o])].
sort((a,l)=>a-l);return i.length===0&&z("There's nothing left to redo."),Dn(t,{...e,redo:i},i[0])}function W0(t,e){if(e.
at<0)return e;if(e.following>=0)return qi(t,{...e,following:-1},e.following);let n=gd(t,e),s=n>=0?q0(t,e):null;if(!s)return qi(
t,e,n);let r=pr(t,{...e.asked,settings:{}},$t(e.course,s.at));return{...e,at:s.at,like:-1,following:n,examples:[...e.examples,
s.reason],asked:{...r,page:It}}}var F0="row";function q0(t,e){if(e.redo.length>0||e.like>=0||!e.asked.predicting)return null;
let n=ge(t,e),s=tt(t,e),r=s.length>0?s:[e.at],o=Math.min(...r),i=b=>n.get(b),a=[...n.keys()].sort((b,g)=>b-g),l=a.filter(
b=>!Ft(t,i(b))),c=r.find(b=>l.includes(b)),u=l.filter(b=>b<o);if(c==null||u.length===0)return null;let h=pd(t,e,i(c)),p=h?
u.filter(b=>pd(t,e,i(b))===h):[],m=a.findLast(b=>b<o)??-1,f=[[h,p],[F0,l.includes(m)?[m]:[]]];for(let[b,g]of f){let w=g.
findLast(y=>t.card(i(y).place,i(y).question,i(y).settings)?.example);if(w!=null&&!e.examples.includes(b))return{at:w,reason:b}}
return null}function pd(t,{asked:e},n){let s=n.denied?null:t.card(n.place,n.question,n.settings);return s?t.told(s,n,e.said.
slice(0,e.said.indexOf(n))).mistake?.kind??"":""}function j0(t,e){if(e.at<0||!Nn(t,e.asked))return z("Make your guess fi\
rst.");let n=t.likes(e.course,e.at);return n===0&&z("There's no similar position yet."),Dn(t,e,e.at,(e.like+1)%n)}function kd(t,e,n){
switch(n.kind){case"Go":return qi(t,e,n.to);case"GoOn":return W0(t,e);case"Redo":return I0(t,e);case"Begin":return Dn(t,
{...e,course:e.course+1,redo:[],examples:[]},0);case"Like":return j0(t,e);case"Arrange":return md.includes(n.order)||z(`\
Expected the order to be ${md.join(" or ")}, not '${String(n.order).slice(0,20)}'.`),{...e,order:n.order}}let s=tt(t,e);
if(s.length>0&&n.kind==="Predict"&&(n.second||!wd(t,e,s)))return{...e,asked:B0(t,e,n,s)};if(s.length>0&&n.kind==="Own")return{
...e,asked:{...e.asked,said:Pi(t,D0(t,e,s),n.yes).said}};let r=n.kind==="Turn"&&n.page===Dt&&s.length>0,o=r?Dn(t,e,V0(t,
e,s)):e;return{...o,asked:Ui(t,o.asked,n)}}function V0(t,e,n){let s=ge(t,e,e.redo.includes(e.at)),r=n.filter(o=>s.has(o)&&
!Ft(t,s.get(o)));return r.length>0&&!r.includes(e.at)?r[0]:e.at}function xd(t,e){let n=Wi(t,e.asked),s=ji(t,e),r=e.redo.
includes(e.at),o=tt(t,e),i=o.length>0?o:[e.at],[a,l]=i.map(g=>g+1),c=i.flatMap(g=>s.indexOf(g)+1||[]),u=ge(t,e),h=yd(t,e);
n.goal={...t.goal(e.course),...u.size<t.groups(e.course).length&&{line:""},...r&&{line:`To look at again: ${c.join(" and\
 ")} of ${s.length}.`},at:a,...l&&{also:l}},n.pair=o.map((g,w)=>X0(t,e,g,t.lines(e.course,g)[w])),n.order=e.order,n.main.
kind!=="predict"?n.main={label:J0(t,e),kind:"next"}:o.length>0&&(n.main={label:"Show both answers",kind:"predict"});let p=ge(
t,e,r);e.like>=0&&(n.goal.line=`Like position ${e.at+1}, with other numbers.`),e.following>=0&&(n.goal.line=`How it's do\
ne, with the numbers of position ${e.at+1}.`);let m=e.like>=0?Cn(t,e.asked).said:void 0,f=e.like>=0?m!=null&&!Ft(t,m):i.
some(g=>Z0(t,p.get(g)));n.main=Ii(n,f),e.following>=0&&n.panel.lesson&&n.page===It&&(n.main={...n.main,also:G0}),Y0(t,e,
n,f)&&(n.main={...n.main,also:K0});let b=t.groups(e.course).map((g,w)=>{let y=u.get(w),k=y?Ft(t,y)?"near":"far":"open";return{
group:g,state:k,shut:h.includes(w),paired:t.pair(e.course,w)[1]===w,redone:z0(t,e,w)}});return{panel:n,trail:{spots:b,at:e.
at}}}var G0={label:"Read about it",kind:"read"},K0={label:"One like it",kind:"like"},Z0=(t,e)=>e!=null&&!Ft(t,e);function Y0(t,e,{
panel:n,main:s,page:r},o){return e.at<0||s.kind!=="next"||r===It||t.likes(e.course,e.at)===0?!1:n.work?.at<0||e.like>=0&&
!o}var z0=(t,e,n)=>e.asked.said.some(s=>s.place.startsWith($t(e.course,n,!1,0).slice(0,-1))&&Ft(t,s));function J0(t,e){let n=e.
following>=0?e.following:gd(t,e);if(n<0)return"See how you did";let s=tt(t,{...e,at:n,like:-1,following:-1});return s.length>
0?`Next: positions ${s[0]+1} and ${s[1]+1}`:`Next: position ${n+1}`}function X0(t,e,n,s){let r=Vi(t,e,n),o=Se(t,r),{ask:i,
given:a,measure:l,cases:c,span:u}=o.asked,{said:h,told:p}=Cn(t,r);return{at:n,line:s,here:n===e.at,ask:i,given:a,measure:l,
cases:c,span:u,...h&&p&&{said:{...p,sure:h.sure}},...un(t,r,r.question,o)&&o.number}}var vd="This game is too long to have every answer on one page. Press one of the marks: their answers are here.";function Gi(t){
let e=t.map(i=>`'${i}'`),n=e.at(-1),[s,r]=e.length===1?["question","it"]:["questions","they"],o=e.length>1?`${e.slice(0,
-1).join(", ")} and ${n}`:n;return n?`Something went wrong in the ${s} ${o}, so ${r} can't be answered here. The other q\
uestions still work.`:""}var Q0=["steps","asks","dots","row"],$d=["answer","bars","dots","steps","idea","misconception","apart","simulated","head\
line","certain"],ew=["row","judged","heat","lesson","tries","asks"],tw=.02,nw=1e9,Md=(t,e)=>Object.fromEntries(Object.entries(
t).filter(([n])=>e(n))),Ki=class{constructor(e,n,s){this.panel=e,this.settings=n,this.certain=!!e.certain,this.heat=e.heat,
this.answered=Md(e,i=>$d.includes(i)||i==="lesson");let r=e.knobs.map(i=>({...i,choices:i.choices.filter(([a])=>s.some(l=>!Pe(
l,{...n,[i.name]:a})))})).filter(i=>i.choices.length>1),o=Md(e,i=>!$d.includes(i)&&!ew.includes(i));this.asked={...o,knobs:r},
this.offers=Object.fromEntries(r.map(({name:i,choices:a})=>[i,a.map(([l])=>l)]))}get row(){let e=this.panel.knobs.find(n=>!n.
model);return(this.panel.row??[]).map(({value:n,label:s})=>[e.name,n,s])}get asks(){return this.panel.asks??[]}get example(){
let{judged:e,measure:n}=this.panel;return this.asks.length>0&&!(n==="chance"&&Math.abs(e.exact-.5)<tw)}get lines(){return(this.
panel.steps??[]).filter(e=>e.value!=null&&!e.other).length}get number(){let{exact:e}=this.panel.judged;return{number:e,text:lt(
e,this.panel.measure)}}value(e){return jh(e,this.panel.measure,this.panel.span)}verdict(e){let{verdicts:n}=this.panel.judged,
s=Math.round(e*nw),[,r,o]=n.find(([i])=>s<=i)??n.at(-1);return{band:r,near:r!=="far",mistake:o}}mistake(e){return this.panel.
judged.mistakes[this.verdict(e).mistake]??null}told(e){let n=this.value(e),{judged:s,measure:r}=this.panel;return{value:n,
verdict:Vh(n,s.exact,r,this.verdict(n).band)}}},sw=2,In=class{constructor(e){this.locked=!1;this.saved=e,this.cards=new Map}offered(e){
return this.saved.questions.map(({id:n})=>n)}panels(e,n){return[[],[]]}card(e,n,s){let r=JSON.stringify([e,n,s]),o=this.
cards.get(r);return this.cards.has(r)||(o=this.made(e,n,s),this.cards.set(r,o)),o??null}made(e,n,s){let[r,o]=this.panels(
e,n),i=[...r,...o].map(h=>this.unfolded(h));if(i.length===0)return null;let a=i.map(h=>h.set),l={...a[0],...s},c=({name:h,
choices:p,value:m})=>{let f=p.some(([b])=>b===l[h])||p.length===0;return!(h in l)||m===(f?l[h]:p[0][0])},u=i.find(({panel:h})=>h.
knobs.every(c))??i[0];return new Ki(u.panel,u.set,a.slice(0,r.length))}unfolded(e){let{pool:n,panels:s}=this.saved,r={};
for(let[i,a]of Object.entries(s)){let l=a[e];l!=null&&(r[i]=Q0.includes(i)?l.map(c=>n[c]):n[l])}let o=r.knobs.map(i=>[i.
name,i.value]);return{panel:r,set:Object.fromEntries(o)}}prefer(e){return""}chip(e){let{id:n,name:s,title:r}=this.saved.
questions.find(o=>o.id===e)??this.saved.questions[0];return{id:n,name:s,title:r}}away(e,n){let{when:s}=this.saved.questions.
find(r=>r.id===n)??{when:""};return s?`This question comes up ${s}.`:this.saved.onward}fault(e){return""}notice(e){return""}told(e,n,s,r=e.
mistake(e.value(n.number))){let o=!(n.owned||n.denied),i=s.filter(l=>l.denied&&l.denied===r?.kind).length,a=r!=null&&o&&
i<sw;return{...e.told(n.number),sure:n.sure,mistake:r,asks:a,own:n.owned!==""}}called(e){return e}nothing(e,n){let s=this.
saved.questions.find(({id:i})=>i===n),r=s?.title??"There is no question here.",o=this.away(e,n);return{key:e,none:!0,title:r,
when:o}}},Wn=class extends In{constructor(e){super(e),this.game=e,this.frames=e.steps,this.eyes=e.table.eyes.map(([n])=>n)}moments(e){
return this.game.stops[e]??[]}here(e){let[n,s]=e.split(" "),r=this.game.places[s];return r?this.game.asked[r[Number(n)]]:
{}}waiting(e){let n=e.split(" ")[1];return this.moments(/^\d+$/.test(n)?Number(n):-1).filter(({frame:s})=>hn(s,n)===e)}panels(e,n){
let s=this.waiting(e).filter(r=>r.question===n);return[this.here(e)[n]??[],s.map(({panel:r})=>r)]}prefer(e){return this.
waiting(e)[0]?.question??""}away(e,n){return this.here(e)[n]?Gi([this.chip(n).name]):this.game.places[e.split(" ")[1]]?super.
away(e,n):vd}fault(e){let n=this.here(e);return Gi(this.saved.questions.filter(({id:s})=>n[s]?.length===0).map(({name:s})=>s))}called(e){
let[n,s]=e.split(" ");return this.game.called??`step ${n}, seen by ${s}`}};var _d=t=>Math.round(t*1e9),wr=class extends In{constructor(n){super(n);this.courses=[];this.locked=!0;this.lesson=n}explain(n){
let[s]=this.lesson.courses;this.saved=this.lesson=n,this.cards.clear(),this.courses=this.courses.map(r=>r===s?n.courses[0]:
r)}again(){this.courses.push(this.lesson.courses[0])}practise(n){let s=this.lesson.courses[1];if(!s)return!1;let r=s.leads[n]??
[],o=[...r,...s.positions.keys()].filter((a,l,c)=>c.indexOf(a)===l),i=Object.fromEntries(o.map((a,l)=>[l,s.laid[a]]));return this.
courses.push({...s,laid:i,positions:o.map(a=>s.positions[a])}),!0}course(n){return this.courses[n]??this.lesson.courses[0]}picked(n){
return this.course(n)===this.lesson.courses[0]}goal(n){return this.course(n).goal}groups(n){return this.course(n).positions.
map(({group:s})=>s)}pair(n,s){let r=[s,s+1].find(o=>this.course(n).positions[o]?.pair.length);return r?[r-1,r]:[]}lines(n,s){
return this.course(n).positions[this.pair(n,s)[1]].pair}position(n){let[s,r,o,i]=n.split(" "),a=this.course(Number(s)).positions[Number(
r)];return o==="like"?this.similar(a.likes[Number(i)]):a}similar([n,s]){return this.lesson.courses[n].positions[s]}likes(n,s){
let{likes:r}=this.course(n).positions[s];return r.filter(([o])=>o<this.lesson.courses.length).length}laid({course:n,at:s,
like:r},o){let i=this.course(n);if(r<0)return i.laid[(o.length>0?o:[s]).join(" ")];let[a,l]=i.positions[s].likes[r];return this.
lesson.courses[a].laid[String(l)]}offered(n){return n?[this.position(n).question]:[]}panels(n,s){let r=this.position(n);
return[r.question===s?r.panels:[],[]]}notice({place:n,said:s}){let[r,o,i]=n.split(" "),a=i==="again";if(i==="like")return this.
position(n).notice;let l=this.pair(Number(r),Number(o)).map(u=>$t(Number(r),u,a));return(l.length>0&&l.every(u=>s.some(h=>h.
place===u))?l:[n]).map(u=>this.position(u).notice).join(" ")}called(n){let[s,r,o]=n.split(" "),{place:i}=this.position(n);
return o==="like"?`${this.position(`${s} ${r}`).place}, one like it: ${i}`:i+(o==="again"?", again":"")}told(n,s,r){let o=n.
value(s.number),i=n.verdict(o).near?void 0:this.slipped(s.place,o,r);return super.told(n,s,r,i??n.mistake(o))}slipped(n,s,r){
if(n.includes(" like "))return;let[o,i]=n.split(" ").map(Number),a={asked:{said:r},course:o};return this.position(n).compares.
find(({above:l,at:c,fits:u})=>{let h=ge(this,a),p=ge(this,a,!0),m=h.has(i)||p.has(i),f=(m?p.get(c):void 0)??h.get(c)??p.
get(c),b=f&&this.card(f.place,f.question,f.settings);if(!b)return!1;let g=s-b.value(f.number);return _d(l?g:-g)>=_d(u)})?.
mistake}};var Sd=t=>Math.floor(t%1*4294967296);function Td(t){let e=[];for(let n=2;e.length<t;n++)e.every(s=>n%s)&&e.push(n);return e}
var rw=Td(64).map(t=>Sd(Math.cbrt(t))),ow=Td(8).map(t=>Sd(Math.sqrt(t))),nt=(t,e)=>t>>>e|t<<32-e;function Ed(t){let e=new TextEncoder().
encode(t),n=new DataView(new ArrayBuffer(64*Math.ceil((e.length+9)/64)));e.forEach((r,o)=>n.setUint8(o,r)),n.setUint8(e.
length,128),n.setUint32(n.byteLength-4,8*e.length);let s=[...ow];for(let r=0;r<n.byteLength;r+=64){let o=Array.from({length:64},
(f,b)=>b<16?n.getUint32(r+4*b):0);for(let f=16;f<64;f++){let[b,g]=[o[f-15],o[f-2]],w=nt(b,7)^nt(b,18)^b>>>3,y=nt(g,17)^nt(
g,19)^g>>>10;o[f]=o[f-16]+w+o[f-7]+y|0}let[i,a,l,c,u,h,p,m]=s;for(let f=0;f<64;f++){let b=m+(nt(u,6)^nt(u,11)^nt(u,25))+
(u&h^~u&p)+rw[f]+o[f],g=(nt(i,2)^nt(i,13)^nt(i,22))+(i&a^i&l^a&l);[i,a,l,c,u,h,p,m]=[b+g|0,i,a,l,c+b|0,u,h,p]}[i,a,l,c,u,
h,p,m].forEach((f,b)=>{s[b]=s[b]+f|0})}return s.map(r=>(r>>>0).toString(16).padStart(8,"0")).join("")}var Od={know:"Certain",think:"Fairly sure",guess:"Just guessing"},iw={know:"k",think:"t",guess:"g","":""},ht=t=>Math.round(
t*1e9)/1e9;function Zi(t,e){let n=ge(t,e),s=ge(t,e,!0),r=[...new Set([...n.keys(),...s.keys()])].sort((i,a)=>i-a),o=i=>r.
flatMap(a=>{let l=e.asked.said.filter(c=>c===n.get(a)||c===s.get(a));return l[i]?aw(t,e,a,l[i],l[i]===n.get(a)):[]});return{
first:o(0),second:o(1)}}function aw(t,e,n,s,r){let o=t.card(s.place,s.question,s.settings);if(!o)return[];let i=e.asked.
said.slice(0,e.asked.said.indexOf(s)),{value:a,mistake:l}=t.told(o,s,i),{measure:c,judged:u}=o.panel,{near:h}=o.verdict(
a);return[{at:n,said:a,exact:u.exact,measure:c,sure:s.sure,own:r?s.owned:"",mistake:l,near:h}]}function Ld({said:t,exact:e,
measure:n}){let s=t<e?"−":"+",r=Math.abs(ht(t-e));return n!=="chance"?s+lt(r,n):at(r)?`${s}${at(r)}`:"0"}function lw(t,e,n){
let{at:s,said:r,exact:o,measure:i,near:a,own:l}=t,c=i==="chance"?100:1,u=l?t.mistake:null;return{at:s,apart:i!==n,said:ht(
r*c),exact:ht(o*c),reach:ht(ln(o,i)*c),near:a,off:Ld(t),words:Mi(r,o,i),name:a?"":u?.name??(r>o?"Too high":"Too low"),why:a?
"":u?.words??"",...e&&{again:ht(e.said*c),againNear:e.near,againWords:Ld(e)}}}function yr(t){let e=new Map;for(let{own:n,
near:s}of t)n&&!s&&e.set(n,(e.get(n)??0)+1);return[...e].sort(([,n],[,s])=>s-n)}var Pd=(t,e)=>yr(Zi(t,e).first)[0]?.[0]??
"";function cw(t,e){return t.length===0?"You didn't guess.":yr(t).map(([n,s])=>`${ct(Ci(s))} ${e[n]}.`).join(" ")}function uw(t){
let e=t.length>0?t.flatMap(({said:i,exact:a})=>[i,a]):[0,1],[n,s]=[Math.min(...e),Math.max(...e)],r=(s-n||1)*.06,o=Math.
min(0,n);return{low:o-(o<0?r:0),high:s+r}}var hw=3;function dw(t){for(let[n,s]of Object.entries(Od)){let r=t.filter(({sure:i})=>i===
n),o=r.filter(({near:i})=>i).length;if(r.length>=hw)return`When you were ${s.toLowerCase()} you were close ${Ci(o)} out \
of ${r.length}.`}return t.some(({sure:n})=>n!=="")?"Say how sure you are a few more times, and a row appears here.":""}var Ad={
high:"Most of your guesses were too high.",low:"Most of your guesses were too low.",close:"You can trust your guesses he\
re."};function mw(t,e){if(t.length===0)return"";let n=yr(t).find(([l])=>l in e);if(n)return e[n[0]];let s=t.filter(({near:l})=>l).
length,r=[["high",t.filter(({said:l,exact:c})=>l>c).length],["low",t.filter(({said:l,exact:c})=>l<c).length]],o=r.find(([
,l])=>10*l>=7*t.length);if(o)return e[o[0]]??Ad[o[0]];if(10*s>=8*t.length)return e.close??Ad.close;let i=({said:l,exact:c,
measure:u})=>Math.abs(l-c)/ln(c,u),a=t.reduce((l,c)=>i(c)>i(l)+1e-9?c:l);return`${2*s>t.length?"Most of your guesses wer\
e close. ":""}The biggest gap was at position ${a.at+1}.`}function Ud(t,e,n){let{first:s,second:r}=Zi(t,e),o=t.picked(e.
course),i=s[0]?.measure??"chance",a=i==="chance",l=y=>r.find(k=>k.at===y),c=s.map(y=>lw(y,l(y.at),i)),u=s.map(y=>({...y,
off:Math.abs(y.said-y.exact)})),h=Object.entries(Od).flatMap(([y,k])=>{let v=u.filter($=>$.sure===y&&$.measure==="chance").
map($=>100*$.off),M=v.reduce(($,E)=>$+E,0)/v.length;return v.length===0?[]:[{words:k,off:v.map(ht),mean:ht(M)}]}),p=yr(s),
{kinds:m,courses:f,short:b,game:g,number:w}=t.lesson;return{title:t.goal(e.course).title??"",short:o?b:"",near:s.filter(
({near:y})=>y).length,of:s.length,found:cw(s,m),unit:a?"out of 100":i,band:a?ht(100*ln(0,i)):0,...a?{low:0,high:100}:uw(
c.filter(({apart:y})=>!y)),dots:c,sure:h,sureWords:sr(u),calibration:dw(s),meaning:mw(s,o?t.lesson.meaning:{}),open:s.filter(
({near:y,at:k})=>!y&&!l(k)).map(({at:y})=>y),next:"",practise:f.length<2?"":p.length>0?"Practise that":"Practise",receipt:o&&
s.length>0?pw(t,e,n):"",done:o&&s.length===t.groups(e.course).length?`${g} ${w}`:""}}function pw(t,e,n){let s=({said:b,measure:g,
sure:w})=>`${Ke(ht(g==="chance"?100*b:b),2).replace(/\.?0+$/,"").replace(/^-0$/,"0")}${iw[w]}`,{first:r,second:o}=Zi(t,e),
i=new Map(r.map(b=>[b.at,s(b)])),a=o.map(b=>`${b.at+1}=${s(b)}`),l=[...n].slice(0,40).join("").replace(/[^\p{L}\p{N}\s.'-]/gu,
" ").trim().split(/\s+/).join("_"),c=t.groups(e.course).map((b,g)=>i.get(g)??"-"),{game:u,number:h,edition:p}=t.lesson,m=`${u}\
 lesson=${h} edition=${p}${l&&` student=${l}`}: ${c.join(" ")}`,f=a.length>0?`${m} | ${a.join(" ")}`:m;return`${f} #${Ed(
f).slice(0,4)}`}var fw=/^([+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?|[+-]?\d+\/\d+)$/i,gw=/(^|[;\t\r\n])([\s\0]*)(?=[=+\-@＝＋－＠])/g;function bw(t){
let e=String(t??""),n=typeof t!="string"||fw.test(e)?e:e.replace(gw,"$1'$2");return/[",\r\n]/.test(n)?`"${n.replaceAll('\
"','""')}"`:n}var Rd=t=>t.map(e=>`${e.map(bw).join(",")}
`).join("");var ww=2,Yi="About 1 in 20 runs",dt=(t,e=2)=>Ke(Math.abs(t)<.5/10**e?0:t,e).replace("-","−");function Hd(t,e,n,s,r,o){
let i=s==="chance";if(t===0||t<2&&!i)return"";let a=i?100:1,[l,c,u]=[...n,e].map(p=>a*p),h=r==null?[]:[r,...o==null?[]:[
o]].map(p=>a*p);return l===c?`${t===2?"Both":`All ${t.toLocaleString("en")}`} trials gave the same number, so they don't\
 show how far off it may be.`:`So it's ${yw(l,c,u,s,h)}${xw(l,c,h,i)}`}function yw(t,e,n,s,r=[]){let o=(t+e)/2,i=(e-t)/2,
a=s==="chance",l=a?i>=ww&&!kw(t,e,o,i,r)?0:1:2,c=dt(i,l);if(a&&dt(o,l)!==dt(n,l))return`between ${dt(t,l)} and ${dt(e,l)}\
 out of 100`;let u=a?"out of 100":s;return`about ${dt(n,l)} ${u}, give or take ${Number(c)?c:"less than 0.01"}`}function kw(t,e,n,s,r){
let[o,i]=[n,s].map(a=>Number(dt(a,0)));return r.some(a=>(t<=a&&a<=e)!=(o-i<=a&&a<=o+i))}function xw(t,e,n,s){let[r,o]=n.
map(l=>vw(l,s)),[i,a]=n.map(l=>t<=l&&l<=e);if(r==null)return".";if(o==null||o===r){let l=o==null?"":", and so does your \
guess";return`. The answer (${r}) ${i?`fits${l}`:`doesn't fit. ${Yi} miss it`}.`}return i&&a?`. Your guess (${o}) and th\
e answer (${r}) both fit so far.`:i?`. The answer (${r}) fits, but your guess (${o}) doesn't.`:a?`. Your guess (${o}) fi\
ts, but the answer (${r}) doesn't. ${Yi} mislead like this.`:`. Neither the answer (${r}) nor your guess (${o}) fits. ${Yi}\
 miss the answer.`}var vw=(t,e)=>e?dt(t,Math.abs(t-Math.round(t))<1e-9?0:1):dt(t);var $w=[1,10,100,1e3],Mw=1e6,_w=2,Fn=1.959963984540054,Sw=100,kr=10,Tw=617,Ew=125,Lw=350,Aw=50,Ow=20;function Pw(t,e){let n=t/
e,s=Fn*Fn,r=(n+s/(2*e))/(1+s/e),o=Fn/(1+s/e)*Math.sqrt(n*(1-n)/e+s/(4*e*e));return[Math.max(0,r-o),Math.min(1,r+o)]}function Uw(t,e,n){
let s=e/t,r=t<2?0:Math.sqrt(Math.max(0,n/t-s**2)/(t-1));return[s-Fn*r,s+Fn*r]}function Rw(t,e){let n=new Set([e]);for(let s=1;s<
10;s++)n.add(s);for(let s=10;10**(s/10)<e;s++)n.add(Math.round(10**(s/10)));return new Set([...n].filter(s=>s>t&&s<=e))}
function Hw({parts:t,rows:e},n){let s={dealt:{},traces:[]};for(let[r,o]of Object.entries(e)){let i=t[o.charCodeAt(n)-48];
i&&r.startsWith("trace.")?s.traces.push(i):i&&(s.dealt[r]=i)}return s}var Ie=t=>t.toLocaleString("en"),xr=class{constructor(e,n=Math.
floor(Math.random()*Mw)){this.key="";this.card=null;this.explained="";this.run={begun:0,n:0,total:0,squares:0,points:[]};
this.earlier=[];this.running=!1;this.few=!1;this.note="";this.signs="";this.cases=[0,0,0];this.outcome=null;this.shown={
dealt:{},traces:[]};this.publish=e,this.seed=n,this.said=void 0,this.timer=void 0}forget(e){clearTimeout(this.timer),this.
run={begun:0,n:0,total:0,squares:0,points:[]},this.earlier=e,this.running=!1,this.few=!1,this.note="",this.signs="",this.
cases=[0,0,0],this.outcome=null,this.shown={dealt:{},traces:[]}}get dealt(){return this.card?.panel.tries}get most(){let{
signs:e="",kept:n=0}=this.dealt??{};return e.length-n+Math.min(kr,n)}get counts(){return $w.filter(e=>e<=this.most)}get chance(){
return this.card?.panel.measure==="chance"}bind(e,n,s){this.said=s,this.card=n,e!==this.key&&this.forget([]),this.key=e}again(e){
let n=String(e??this.seed+1),{value:s}=ae(n,{low:0,high:999999999,whole:!0});s==null&&z(`Expected a seed of trials from \
0 to 999,999,999, not '${n.slice(0,20)}'.`),this.seed=Number(s),this.forget([this.run,...this.earlier].filter(({points:r})=>r.
length>0).slice(0,_w)),this.publish()}place(e){let{signs:n="",kept:s=0}=this.dealt??{};return e<Math.min(kr,s)?(kr*this.
seed+e)%s:s+(Tw*this.seed+e)%(n.length-s)}begin(e,n=!1){if(this.running)return;let s=this.trying(e,n);this.running=!0,this.
note="";let r=()=>{let{value:o,done:i}=s.next();this.running=!i,i||(this.timer=setTimeout(r,o)),this.publish()};try{r()}catch(o){
throw this.running=!1,o}}stop(){clearTimeout(this.timer),this.running=!1,this.publish()}*trying(e,n=!1){let{run:s}=this;
this.dealt||z("There's no question to try out in this position."),this.counts.includes(e)||z(`Expected ${this.counts.map(
Ie).join(", ")} trials, not ${String(e).slice(0,20)}.`),s.begun>=this.most&&z(`That is ${Ie(this.most)} trials already. \
Start over to run more.`);let r=Math.min(this.most,s.begun+e),o=Rw(s.begun,r);for(this.few=e<=10;s.begun<r;)this.add(),o.
has(s.begun)&&this.mark(),(e===10||!this.few&&s.begun%(e/Ow)===0)&&s.begun<r&&(yield this.few?n?Lw:Ew:Aw)}add(){let{run:e}=this,
n=this.dealt,s=this.place(e.begun),r=n.values[n.signs.charCodeAt(s)-48];e.begun++,this.outcome=r,this.shown=this.few?Hw(
n,s):{dealt:{},traces:[]};let o=r==null?2:r?0:1;this.cases[o]++,this.signs.length<Sw&&(this.signs+="ynx"[o]),r!=null&&(e.
n++,e.total+=r,e.squares+=r*r)}get mean(){return this.run.total/this.run.n}interval(){let{n:e,total:n,squares:s}=this.run;
return this.chance?Pw(Math.round(n),e):Uw(e,n,s)}mark(){this.run.n>0&&this.run.points.push([this.run.begun,this.mean,...this.
interval()])}told(e){let{run:n,dealt:s}=this,r={runs:e?[n,...this.earlier].map(({points:a})=>[...a]):[[]],begun:e?n.begun:
0,struck:e?n.begun-n.n:0,running:this.running,most:this.most,counts:this.counts,seed:this.seed,note:this.note,traces:e?this.
shown.traces:[]};if(!s||!e)return r;let[,o]=this.noun(),i=s.kept>0?` You can see the cards of the first ${kr}.`:"";if(r.
beforehand=`These ${o} were made in advance, ${Ie(s.signs.length)} in all.${i}`,s.cases&&(r.grown=this.grown(s.cases)),n.
begun===0)return r;if(Object.assign(r,{summary:this.summary(),claim:this.claim(),band:this.band()}),n.n>0){let[a,l]=this.
interval();Object.assign(r,{value:this.mean,low:a,high:l})}return this.few&&(r.last=this.last()),r}grown(e){let n=this.run.
begun,s=e.map((l,c)=>[this.cases[c],l]),r=s.map(([l,c])=>`"${c}" came up ${Ie(Number(l))} ${l===1?"time":"times"}`),o=r.
pop()??"",i=r.length>0?`${r.join(", ")} and ${o}`:o;return{kind:"cases",caption:"",spoken:n?`So far, ${i}.`:"There are n\
o tries so far.",n,signs:this.signs,kinds:s}}noun(){return Gh(this.card?.panel.trial??"")}summary(){let{n:e,total:n,begun:s}=this.
run,[r,o]=this.noun(),i=s-e,{cases:a,event:l,measure:c}=this.card?.panel??{};if(e===0)return s>1?`None of the ${Ie(s)} ${o}\
 so far counts.`:`One ${r} so far, and it doesn't count.`;let u=i>0?` ${Ie(i)} of the ${Ie(s)} ${o} ${i===1?"does":"do"}\
n't count.`:"";return this.chance?e===1?`One ${r} ${i?"that counts":"so far"}.${u}`:Math.round(n)===1?`It happened once \
in ${Ie(e)} ${o}.${u}`:`${Ie(Math.round(n))} of ${Ie(e)} ${[a||o,l].filter(Boolean).join(" ")}.${u}`:`${lt(this.mean,c)}\
 on average in ${Ie(e)} ${e>1?o:r}.${u}`}claim(){let{n:e}=this.run,{judged:n,apart:s,measure:r}=this.card?.panel??{};return e===
0?"":Hd(e,this.mean,this.interval(),r,s?null:n.exact,this.said)}band(){if(this.run.begun<2)return"";let e=this.card?`${this.
card.panel.id} ${JSON.stringify(this.card.settings)}`:"";this.explained||=e;let n=this.chance?"95% Wilson interval":"95%\
 interval";return this.explained===e?`19 out of 20 bands like this hold the answer (${n}).`:""}last(){let e=`${ct(this.noun()[0])}\
 ${Ie(this.run.begun)}`,n=this.dealt?.struck;return this.outcome==null?`${e} doesn't count${n?`, because ${n}`:""}.`:this.
chance?`${e}: ${this.outcome?"yes":"no"}.`:`${e}: ${lt(this.outcome,this.card?.panel.measure)}.`}};var Nd={step:t=>({kind:"Step",to:t}),watcher:t=>({kind:"Eyes",key:t}),stop:t=>({kind:"Stop",at:t}),playing:t=>({kind:"Pl\
ay",on:t}),question:t=>({kind:"Pick",question:t}),settings:t=>({kind:"Set",settings:t}),predicting:t=>({kind:"AskFirst",
on:t}),page:t=>({kind:"Turn",page:t}),why:t=>({kind:"Why",at:t})},Cd=["game","question","settings","position","predictio\
n","sure","exact","measure","mistake","kind","own","time","steps"],Nw=({kind:t,also:e})=>[t,e?.kind].some(n=>n==="go"||n===
"next"),qn=class{constructor(e,n,s){this.drawn={};this.student="";this.front="table";this.drew=()=>{};this.facts=e,this.
models=n,this.now=s,this.tries=new xr(()=>this.draw(this.models.panel.get("note")))}did(e){return this.now}shown(){return{}}open(){
this.draw();for(let[n,s]of Object.entries(this.models))for(let r of Object.keys(Nd))s.on(`change:${r}`,()=>this.wish(n,r));
let{panel:e}=this.models;e.on("change:lit",()=>this.light(e.get("lit"))),e.saying=n=>this.hear(n)}light(e){this.models.table.
put({lit:e})}wish(e,n){let s=this.drawn[e]??{},r=this.models[e].get(n);n in s&&Pe(s[n],r)&&this.do(Nd[n](r))}do(e){let n="";
try{this.now=this.did(e)}catch(s){n=s instanceof Error?s.message:String(s)}return this.draw(n),n}draw(e=""){let{panel:n,
...s}=this.drawn=this.shown(),r=this.tried(n,s),o=Pe(n.panel,this.models.panel.get("panel"));for(let[i,a]of Object.entries(
s))this.models[i].put(a);this.models.panel.put({...n,...r,note:e,...o&&{lit:{}}}),this.drew()}tried({panel:e,page:n},s){
let{tries:r,front:o,now:i}=this,a=!!e.revealed;r.bind(e.key,Se(this.facts,i.asked),e.said?.value);let l=r.told(a),{dealt:c}=a?
r.shown:{dealt:{}};a&&n==="try"&&r.dealt?.rows["trace.0"]&&(e.traces=!0);for(let h of["table","twin"])s[h]&&(s[h].dealt=
c);let u=Object.keys(c).length+l.traces.length>0;return n==="try"&&l.last&&i.stop!==-1&&u&&(s[o].caption={place:"Only a \
test, not the real game",line:[l.last,""],tone:"trial"}),{tried:l,dealt:c}}try(e){if(this.models.panel.get("panel").revealed)
try{e()}catch(n){this.tries.note=n instanceof Error?n.message:String(n),this.draw()}}hear(e){switch(e.kind){case"predict":{
let n=`${new Date().toISOString().slice(0,19)}Z`,{value:s,sure:r="",second:o=""}=e,{seed:i}=this.tries;this.do({kind:"Pr\
edict",number:String(s),sure:r,time:n,seed:i,second:String(o)});break}case"go":this.do({kind:"Go",to:e.at});break;case"o\
wn":this.do({kind:"Own",yes:e.yes});break;case"main":e.button==="like"?this.do({kind:"Like"}):Nw(this.models.panel.get("\
main"))&&this.do({kind:"GoOn"});break;case"pick":this.do({kind:"Pick",question:e.question});break;case"skip":this.do({kind:"\
Skip"});break;case"answer_step":this.do({kind:"AnswerStep",step:e.step,number:e.number});break;case"show_step":this.do({
kind:"ShowStep",step:e.step});break;case"run":this.try(()=>this.tries.begin(e.trials,e.calm));break;case"stop":this.tries.
stop();break;case"again":this.try(()=>this.tries.again(e.seed));break;case"save":this.models.panel.tell("msg:custom",{kind:"\
file",name:"predictions.csv",text:this.csv()})}}csv(){let e=this.student?["name",...Cd]:Cd,n=Fi(this.facts,this.now.asked),
s=n.map(r=>e.map(o=>({...r,name:this.student})[o]));return Rd([e,...s])}},vr=class extends qn{constructor(e,n,s){let r=new Wn(
e),o=n.get("stop"),i=br({frame:n.get("step"),eyes:n.get("watcher"),seat:e.seat}),a={...i.asked,chosen:e.chosen,predicting:s.
get("predicting")},l=vt(r,{...i,asked:a},{kind:"Step",to:i.frame});o>=0&&(l=vt(r,l,{kind:"Stop",at:o})),super(r,{table:n,
panel:s},l),this.game=r,this.open()}explain(e){this.facts=this.game=new Wn(e),this.draw()}did(e){return vt(this.game,this.
now,e)}shown(){return dd(this.game,this.now)}};var Cw=40,Bw="The practice positions are still being worked out. They'll open here in a minute.",Dw="0",Bd=(t,e)=>t.startsWith(
`${e} `)&&!t.includes(" like "),$r=class extends qn{constructor(n,s,r){let o=new wr(n);super(o,s,{asked:br({}).asked,at:-1,
redo:[],course:-1,order:"set",like:-1,following:-1,examples:[]});this.coming=!1;this.wished=null;this.lesson=o,this.arrange=
r,this.sheets=n.sheets,this.choose=()=>{this.begin(),this.draw()},this.begin(),this.open();for(let i of["trail","report"])
this.models[i].saying=a=>this.asked(a,i)}follow(n){this.coming=!0,n.then(s=>{this.lesson.explain(s);let{pool:r,clauses:o}=s.
table;for(let i of["table","twin"])this.models[i].put({pool:r,clauses:o})}).catch(s=>console.error(s)).then(()=>{let s=this.
now.at<0?this.wished:null;this.coming=!1,this.draw(this.models.panel.get("note")),s!=null&&this.models.trail.put({note:this.
practise(s)})})}begin(){this.lesson.again(),this.now=this.did({kind:"Begin"})}did(n){return kd(this.lesson,this.now,n)}shown(){
let{lesson:n,now:s}=this,{panel:r,trail:o}=xd(n,s),i=n.picked(s.course),a=s.asked.said.filter(({place:u})=>Bd(u,s.course)),
l=s.asked.attempts.filter(({place:u})=>Bd(u,s.course)),c=Ud(n,s,this.student);return{panel:r,trail:{...o,lesson:i?`Lesso\
n ${n.lesson.number}`:"Practice",kept:i?`lesson ${n.lesson.game} ${n.lesson.number}`:"",answers:i?a:[],attempts:i?l:[],receipt:c.
receipt,student:this.student,note:""},report:{report:c},...this.laid()}}laid(){let{lesson:n,now:s}=this;if(s.at<0)return{};
let r=tt(n,s),{tables:o,over:i}=n.laid(s,r),a=o.length>1&&s.at===r[1]?1:0,l=ge(n,s).size===n.groups(s.course).length,c=l&&
n.card(s.asked.place,s.asked.question,s.asked.settings);return this.front=["table","twin"][a],Object.fromEntries(o.map(({
names:u,frame:h,differs:p},m)=>[["table","twin"][m],{names:u,differs:p,frames:{[Dw]:[h]},aside:m!==a,caption:{...i[m],tone:"\
plain"},heat:m===a&&c&&c.heat||{}}]))}draw(n){super.draw(n),this.arrange(this.now.at<0?"end":this.drawn.twin?"two":"one")}light(n){
for(let s of["table","twin"])this.models[s].put({lit:s===this.front?n:{}})}asked(n,s){let r="";switch(n.kind){case"go":r=
this.do({kind:"Go",to:n.at});break;case"redo":r=this.do({kind:"Redo"});break;case"lesson":this.choose(n.lesson);break;case"\
begin":this.begin(),this.draw();break;case"practise":r=this.practise(s==="report"?Pd(this.lesson,this.now):"");break;case"\
name":this.student=[...String(n.name).split(/\s+/).filter(Boolean).join(" ")].slice(0,Cw).join(""),this.draw();break;case"\
restore":r=this.restore(n);break;case"save":this.models[s].tell("msg:custom",{kind:"file",name:"answers.csv",text:this.csv()});
break;case"print":this.models.trail.tell("msg:custom",{kind:"print",html:this.sheets[n.letter?"Letter":"A4"]})}r&&this.models.
trail.put({note:r})}practise(n){return this.wished=this.coming?n:null,this.coming?Bw:this.lesson.practise(n)?this.do({kind:"\
Begin"}):"No practice positions were found."}restore({answers:n,attempts:s=[],at:r,student:o=""}){let{course:i,asked:a}=this.
now;if(a.said.length>0||!Array.isArray(n))return"";try{let u=n.map(h=>{let[,p,m]=String(h.place).split(" "),f=$t(i,Number(
p),!!m),b=this.lesson.card(f,h.question,h.settings);if(!b)throw new Error;return b.value(h.number),{...h,place:f}});this.
student=o,this.now={...this.now,asked:{...a,said:u}}}catch{return"Those answers belong to another lesson."}for(let u of Array.
isArray(s)?s:[]){let[,h,p]=String(u?.place).split(" "),m=$t(i,Number(h),!!p);this.do({kind:"Attempted",attempt:{...u,place:m}})}
let l=ge(this.lesson,this.now),c=this.lesson.groups(i).findIndex((u,h)=>!l.has(h));for(let u of new Set([c,c<0?-1:r]))this.
do({kind:"Go",to:u});return""}};function Dd(t,e,n){let s=new he(t.table),r=new he({...t.table}),o=new he(t.trail),i=new he({palette:t.table.palette,report:{}}),
a=new Map,l=(h,p,m)=>{let f=a.get(m)??je(h,p,m);return a.set(m,f),f},c=d("div",{class:"widget-box uw-stack uw-at-low"}),
u=new $r(t,{table:s,twin:r,panel:e,trail:o,report:i},h=>{let m=[...(h==="end"?[l(Bh,i,"uw-at-table uw-lesson-chart"),l(Dh,
i,"uw-at-side uw-end")]:[l(Rn,s,"uw-at-table"),h==="two"&&l(Rn,r,"uw-at-twin"),l(Qs,e,"uw-at-side")]).filter(Boolean),c];
(m.length!==n.children.length||m.some((f,b)=>f!==n.children[b]))&&n.replaceChildren(...m)});return c.append(je(Wh,o,"")),
u}var Iw="uncle_widgets.woken",Ww="The server is full. Trying again in a few seconds.",Fw=1e4,qw=500,jw=5e3,Vw=["restartin\
g","autorestarting","dead","terminating"],Mr=class{constructor(){this.heard=new Set}connect(e){this.heard.add(e)}disconnect(e){
this.heard.delete(e)}emit(e,n){for(let s of[...this.heard])s(e,n)}};function Id(t){let e=/(?:^|; )_xsrf=([^;]*)/.exec(document.
cookie)?.[1];if(e)return e;let n=crypto.getRandomValues(new Uint8Array(16)).join(""),s=location.protocol==="https:"?"; S\
ecure":"";return document.cookie=`_xsrf=${n}; path=${t}; SameSite=Strict${s}`,n}var _r=class{constructor(e,n){this.waiting=
[];this.socket=null;this.sent=0;this.tries=0;this.timer=0;this.answered=!1;this.hear=n,this.base=new URL("../",document.
baseURI),this.session=crypto.getRandomValues(new Uint8Array(16)).join(""),this.kernel={id:"",status:"unknown",connectionStatus:"\
connecting",isDisposed:!1,serverSettings:{baseUrl:this.base.href,token:""},statusChanged:new Mr,connectionStatusChanged:new Mr},
this.over=new AbortController,this.send("comm_open",{comm_id:this.session,target_name:Iw,data:{}}),this.begin(e);let{signal:s}=this.
over;addEventListener("pagehide",()=>this.terminate(),{signal:s}),addEventListener("pageshow",r=>r.persisted&&location.reload())}async begin(e){
try{let n={"X-XSRFToken":Id(this.base.pathname)},s=await fetch(e,{method:"POST",headers:n,signal:this.over.signal});if(s.
status===503)this.fail(Ww,{again:Fw*(1+Math.random())});else if(s.status===403){let r=encodeURIComponent(location.pathname+
location.search);this.fail("You need to sign in before you play.",{way:d("a.btn.solid",{href:`${this.base.href}login?nex\
t=${r}`},"Sign in")})}else s.ok?(this.kernel.id=(await s.json()).id,this.connect()):this.fail("The server couldn't start\
 a game. Try again.")}catch{this.fail("The server isn't answering.")}}fail(e,n){this.over.signal.aborted||this.hear({failed:e,
words:e,...n})}connect(){let e=new URL(`api/kernels/${this.kernel.id}/channels?session_id=${this.session}`,this.base);e.
protocol=e.protocol.replace("http","ws");let n=new WebSocket(e);this.socket=n,n.onopen=()=>{this.tries=0;for(let s of this.
waiting.splice(0))n.send(s);this.connection("connected")},n.onmessage=({data:s})=>this.got(JSON.parse(s)),n.onclose=()=>{
if(this.over.signal.aborted)return;if(!this.answered)return this.fail("The server isn't answering.");this.connection("co\
nnecting");let s=Math.min(jw,qw*2**this.tries++);this.timer=window.setTimeout(()=>this.connect(),s)}}connection(e){this.
kernel.connectionStatus=e,this.kernel.connectionStatusChanged.emit(this.kernel,e)}postMessage({heard:e,...n}){let[s,r]=e??
[this.session,n];this.send("comm_msg",{comm_id:s,data:r})}send(e,n){let r={header:{msg_id:`${this.session}_${this.sent++}`,
msg_type:e,session:this.session,username:"",date:new Date().toISOString(),version:"5.3"},parent_header:{},metadata:{},content:n,
channel:"shell",buffers:[]},o=JSON.stringify(r);this.socket?.readyState===WebSocket.OPEN?this.socket.send(o):this.waiting.
push(o)}got({header:e,content:n}){let s=e.msg_type;if(s==="status"){if(!this.answered&&Vw.includes(n.execution_state)&&this.
fail("The game couldn't start. Try again."),this.kernel.status===n.execution_state)return;this.kernel.status=n.execution_state,
this.kernel.statusChanged.emit(this.kernel,n.execution_state)}else if(s.startsWith("comm_"))n.comm_id!==this.session?this.
hear({said:[s,n.comm_id,n.data]}):s==="comm_close"?this.fail("The game couldn't start. Try again."):(this.answered=!0,this.
hear(n.data));else return}terminate(){if(this.over.signal.aborted)return;this.over.abort(),clearTimeout(this.timer),this.
socket?.close();let e=new FormData;e.append("_xsrf",Id(this.base.pathname)),this.kernel.id&&navigator.sendBeacon(new URL(
`voila/api/shutdown/${this.kernel.id}`,this.base),e)}};var zi=class extends he{constructor(e,n,s){super(e),this.post=n,this.widget_manager={kernel:s},this.unsaid=new Set,this.
awaited=new Map,this.saying=r=>n({method:"custom",content:r})}set(e,n){this.unsaid.add(e),super.set(e,n)}save_changes(){
if(!this.unsaid.size)return;let e=Object.fromEntries([...this.unsaid].map(n=>[n,this.get(n)]));this.unsaid.clear();for(let n of Object.
keys(e))this.awaited.set(n,(this.awaited.get(n)??0)+1);this.post({method:"update",state:e,buffer_paths:[]})}echoed(e){for(let n of Object.
keys(e))this.awaited.set(n,Math.max(0,(this.awaited.get(n)??0)-1))}told(e){this.put(Object.fromEntries(Object.entries(e).
filter(([n])=>!this.awaited.get(n))))}},jn=class{constructor(e,n){this.send=e,this.kernel=n,this.all=new Map,this.modules=
new Map,this.cuts=new Map,this.host={getModel:async s=>this.found(s),getWidget:async s=>({render:r=>this.render(s,r)})}}found(e){
let n=this.all.get(e.replace(/^(anywidget:|IPY_MODEL_)/,""));if(!n)throw new Error(`uncle_widgets: no widget ${e}.`);return n}hear([
e,n,s]){e==="comm_open"?this.open(n,s.state):e==="comm_close"?(this.cuts.get(n)?.(),this.cuts.delete(n),this.all.delete(
n)):s.method==="echo_update"?this.all.get(n)?.echoed(s.state):s.method==="update"?this.all.get(n)?.told(s.state):s.method===
"custom"&&this.all.get(n)?.tell("msg:custom",s.content)}open(e,n){this.all.set(e,new zi(n,s=>this.send([e,s]),this.kernel)),
n._model_name==="LinkModel"&&this.cuts.set(e,this.link(n.source,n.target))}link(e,n){let s=([o,i],[a,l])=>{let[c,u]=[this.
found(o),this.found(a)],h=p=>{Pe(u.get(l),p)&&(u.set(l,p),u.save_changes())};return c.on(`change:${i}`,h),()=>c.off(`cha\
nge:${i}`,h)},r=[s(e,n),s(n,e)];return()=>r.forEach(o=>o())}async render(e,{el:n,signal:s}){let r=this.found(e),o=await(await this.
moduleOf(r.get("_esm"))).default.render({model:r,el:n,host:this.host});s.aborted?o?.():s.addEventListener("abort",()=>o?.())}moduleOf(e){
let n=this.modules.get(e);if(!n){let s=URL.createObjectURL(new Blob([e],{type:"text/javascript"}));n=import(s).finally(()=>URL.
revokeObjectURL(s)),this.modules.set(e,n)}return n}};var Wd=4e3,Gw=2e4,Ji=1e6,Kw=`Playing needs Python, which can't start on a page opened from a disk. Put the folder on a w\
eb server, or run "python -m http.server" in it.`,Zw="Python couldn't start in this browser.",Yw="Python couldn't load b\
ecause there is no network.",zw=(t,e)=>`Loading Python, ${Math.min(Math.round(t/Ji),Math.ceil(e/Ji))} of ${Math.ceil(e/Ji)}\
 MB`,Xi=class{constructor({root:e,kernel:n,home:s,el:r,onProgress:o,onShow:i}){this.link="";this.asked=0;this.head="";this.
worker=null;this.drawn=null;this.showing=null;this.timer=0;this.answered=0;this.undressed=()=>{};this.root=e,this.kernel=
n,this.home=s??"",this.el=r,this.onProgress=o??(()=>{}),this.onShow=i??(()=>!0),this.models=new jn(()=>{}),this.line=d("\
p",{role:"status"}),this.bar=d("progress",{"aria-label":"Loading Python"}),this.way=d("div.row"),this.box=d("div.uw.uw-w\
aking",d("div.said",this.line,this.way,this.bar))}say(e,...n){this.line.textContent!==e&&(this.line.textContent=e),this.
way.replaceChildren(...n),this.bar.hidden=n.length>0,this.onProgress(e)}start(){if(this.stop(),this.place(),this.bar.removeAttribute(
"value"),this.say(this.kernel?"Starting Python":"Loading Python"),location.protocol==="file:")return this.say(Kw,this.again());
let e=this.kernel?new _r(this.kernel,n=>this.hear(n)):this.loaded();this.worker=e,this.models=new jn(n=>e.postMessage({heard:n}),
"kernel"in e?e.kernel:null),this.ask()}loaded(){let e=new Worker(new URL(`${this.root}python/worker.js`,document.baseURI),
{type:"module"});return e.onmessage=({data:n})=>this.hear(n),e.onerror=()=>this.fail("Python couldn't load. Are you conn\
ected to the internet?"),e}place(){this.undressed(),this.el.replaceChildren(this.box),this.undressed=Qt(()=>{})({el:this.
el})??this.undressed}again(){return d("button.btn.solid",{onclick:()=>this.start()},"Try again")}stop(){clearInterval(this.
timer),this.drawn?.abort(),this.drawn=null,this.worker?.terminate(),this.worker=null}ask(){this.asked+=1,this.worker?.postMessage(
{show:this.link,home:this.home,asked:this.asked})}hear(e){this.answered=performance.now(),e.said?this.models.hear(e.said):
e.of?(this.bar.max=e.of,this.bar.value=e.loaded,this.say(zw(e.loaded,e.of))):e.starting?this.say("Starting Python"):e.ready?
(this.mind(),Pc()):e.failed?(e.words||console.error("uncle_widgets: Python did not start.",e.failed),this.fail(e.words??
(navigator.onLine?Zw:Yw),e.way),e.again&&(this.timer=window.setTimeout(()=>this.start(),e.again))):e.shown&&e.asked===this.
asked&&this.show(e.shown),this.lift()}fail(e,n=this.again()){this.stop(),this.place(),this.say(e,n)}show({whole:e,head:n,
refused:s}){if(s||!e||!n)this.say(s??""),this.bar.hidden=!0;else if(this.onShow()&&(n!==this.head||!this.drawn)){this.drawn?.
abort(),this.drawn=new AbortController,this.head=n,this.undressed();let r=this.models.found(n).get("link");Ye()===this.link&&
history.replaceState(null,"",ke(location.pathname,r,le()));let o=d("div.uw-woken");this.el.replaceChildren(o),this.models.
render(e,{el:o,signal:this.drawn.signal})}this.showing?.()}mind(){this.timer=window.setInterval(()=>{this.worker?.postMessage(
{alive:!0}),!document.hidden&&performance.now()-this.answered>Gw+Wd&&this.cover()},Wd)}cover(){if(this.el.querySelector(
":scope > .uw-lost"))return;let e=()=>{this.link=this.models.all.get(this.head)?.get("link")||this.link,this.start()};for(let n of this.
el.children)n.toggleAttribute("inert",!0);this.el.append(d("div.uw.uw-lost",d("div.said",{role:"alert"},d("p","Python ha\
sn't answered for a while. It may still be working."),d("button.btn.solid",{onclick:e},"Restart it"))))}lift(){let e=this.
el.querySelector(":scope > .uw-lost");if(e){e.remove();for(let n of this.el.children)n.removeAttribute("inert")}}};async function Fd({
link:t,...e}){let n=new Xi(e);n.link=t;let s=new Promise(r=>{n.showing=()=>r(void 0)});return n.start(),await s,{show:r=>{
n.link=r,n.ask()},close:()=>{n.stop(),n.undressed(),e.el.replaceChildren()}}}var Jw=/^\s*(watch|play|lesson|position|lab|rules|class)(?:\/(\d{1,4}))?\s+(\w+)\s*([^:]*):(.*)$/s,Xw=/%(?:2C|2B|2F)/g;function Vn(t){
let[,e,n="1",s,r,o]=Jw.exec(t)??[];if(!e)return null;let i=r.split(/\s+/).filter(Boolean),a={};try{for(let l of i){let c=l.
indexOf("=");if(c<1)return null;let u=l.slice(c+1);a[l.slice(0,c)]=n==="1"?u:decodeURIComponent(u)}}catch{return null}return{
room:e,game:s,values:a,moves:o.split(/\s+/).filter(Boolean),version:Number(n)}}var Qw=t=>encodeURIComponent(t).replace(Xw,
decodeURIComponent).replace(/['()]/g,e=>`%${e.charCodeAt(0).toString(16).toUpperCase()}`);function Qi({room:t,game:e,values:n,
moves:s=[]}){let r=Object.entries(n).map(([o,i])=>`${o}=${Qw(i)}`);return`${[`${t}/2`,e,...r].join(" ")}: ${s.join(" ")}`.
trimEnd()}function qt(t,e){let n=Vn(t);return n?Qi({...n,values:{...n.values,...e}}):t}function ea(t,e,n){let s=r=>JSON.
stringify(Object.entries(r).filter(([o])=>!n.includes(o)).sort(([o],[i])=>o<i?-1:1));return t.moves.length===0&&s(t.values)===
s(e.values)}function e1(t){let e={zones:[]};return t.map(n=>{let s=["sheet","board"].filter(o=>o in n).map(o=>[o,n[o]+(e[o]??0)]),r=n.
zones.map((o,i)=>o+(e.zones[i]??0));return e={...n,...Object.fromEntries(s),zones:r},e})}function qd(t,e,n){let s=Object.
entries(t.table.frames).map(([i,a])=>[i,e1(a)]),r=new he({...t.table,frames:Object.fromEntries(s)}),o=new vr(t,r,e);return n.
append(je(Rn,r,"uw-at-table"),je(Qs,e,"uw-at-side")),o}var ta=60;function Vd({game:t,now:e}){let{said:n,attempts:s,attempts_from:r}=e.asked,o=Object.entries(e.fates),i=s.slice(
r).slice(-ta);if(n.length===0&&o.length===0)return{};let a=o.slice(-ta).map(([l,c])=>{let[u,h]=l.split(" ").map(Number);
return["Settle",{seat:u,at:h,answered:c==="answered"}]});return{deeds:[...n.slice(-ta).map(l=>["Again",{said:l}]),...i.map(
l=>["Attempted",{attempt:l}]),...a,...e.stop>=0?[["Eyes",{key:String(e.seat)}],["Stop",{at:e.stop}]]:[],...gr(t,e)?[["Tu\
rn",{page:"answer"}]]:[]]}}function t1({game:t},e,n,s){let{asked:r}=e;switch(n){case"Again":{let{said:o}=s,i=t.card(o.place,
o.question,o.settings);if(!i)throw new Error(`Expected a question that arises at ${o.place}.`);return i.value(o.number),
{...e,asked:{...r,said:[...r.said,o]}}}case"Settle":{let o=`${Number(s.seat)} ${Number(s.at)}`;return{...e,fates:{...e.fates,
[o]:s.answered?"answered":"skipped"}}}}return vt(t,e,{kind:n,...s})}function jd(t,e){let{game:n,now:s}=t;if(s.asked.said.
length>0||!Array.isArray(e?.deeds))return!0;let r={...s,stop:-1},o=!0;for(let[i,a]of e.deeds)try{r=t1(t,r,i,a)}catch{o=!1}
return r.stop<0&&(r={...vt(n,r,{kind:"Eyes",key:s.eyes}),frame:s.frame},r=vt(n,r,{kind:"Step",to:s.frame})),t.now=r,t.draw(),
o}function Gd(t,e,n){let s=t.now;if(jd(t,e))return;let{said:r}=t.now.asked;n.then(()=>{t.now.asked.said===r&&(t.now={...t.
now,asked:{...t.now.asked,said:s.asked.said},fates:s.fates},jd(t,e))})}var Kd=["step","eyes","question","guess"],n1="everything";function Zd(t,e,{tell:n,open:s},r){let o=new he({...e.explainer,
kept:t.kept}),i=d("div",{class:"widget-box uw-cols"}),a=qd(e,o,i),{table:l}=a.models,c={node:i,link:"",cell:"",panel:o,room:a},
u=o.saying,h=(r?r.then(m=>a.explain(m)):Promise.resolve()).then(()=>Rt(t.files.everywhere)).then(m=>a.explain({...e,...m})).
catch(m=>console.error(m)),p=()=>{let m=l.get("step"),f=l.get("watcher"),b=o.get("question"),g=f===n1?`'${f}'`:f;c.link=
qt(t.links.watch,{step:String(m),eyes:f,...b&&{question:b}}),c.cell=t.cells.watch.replace(/\)$/,`, step=${m}, watcher=${g}${b?
`, question='${b}'`:""})`),n()};return l.on("change:step change:watcher",p),o.on("change:question",p),o.on("change:endin\
g",()=>s1(o,e,t.doors)),o.saying=m=>{m.kind==="open"?s(m.link):m.kind==="restore"?Gd(a,m.kept,h):u(m)},a.drew=()=>o.put(
{keeping:Vd(a)}),Fl(o,i.querySelector(".uw-at-side .uw")),p(),c}function Yd({room:t,panel:e},{step:n,eyes:s,question:r,guess:o}){
s&&s!==t.now.eyes&&t.do({kind:"Eyes",key:s}),n&&Number(n)!==t.now.frame&&t.do({kind:"Step",to:Number(n)}),r&&r!==e?.get(
"question")&&t.do({kind:"Pick",question:r}),o&&e?.send({kind:"predict",value:o})}function s1(t,e,{lessons:n,always:s}){let r=t.
get("ending");if(!r.title||r.doors.length>0)return;let o=({said:c,exact:u,reach:h})=>Math.abs((c??u)-u)/h,[i]=t.get("gue\
sses").filter(({said:c,near:u})=>c!=null&&!u).sort((c,u)=>o(u)-o(c)),a=i&&n[e.stops[String(e.seat)][i.at].question],l=[a,
...s].filter(Boolean);l.length>0&&t.put({ending:{...r,doors:l}})}var r1={watch:"watch",lesson:"lessons",rules:"rules",play:"play",position:"whatif",lab:"lab"},Sr=class{constructor(e,n){
this.now=null;this.awake=null;this.drop=()=>{};this.sought="";this.tabs=new Map;this.shown=e,this.head=new he({...e.head}),
this.body=d("div",{class:"widget-box uw-body"}),this.seen=new Map,this.tab=e.head.tab,this.root=n,this.woken=d("div",{class:"\
uw-awake"})}open(){let{head:e,root:n,shown:s}=this;e.saying=o=>{o.kind==="open"&&this.show(o.link)},e.on("change:tab",()=>{
let o=e.get("tab");o!==this.tab&&(o==="play"&&e.put({howto:{}}),this.show(this.tabs.get(o)?.link??s.links[o]))});for(let o of[
"seats","seed"])e.on(`change:${o}`,()=>{this.set({[o]:String(e.get(o))})});e.on("change:predict",()=>this.now?.panel?.put(
{predicting:e.get("predict")})),e.on("change:order",()=>this.now?.room?.do({kind:"Arrange",order:e.get("order")}));let r=d(
"div",{class:"jupyter-widgets"});this.drop=Qt(pu)({model:e,el:r})??this.drop,n.className=`widget-box uw-page g-${s.game}`,
n.replaceChildren(d("div",{class:"widget-box uw-room"},r),this.body),this.sought||this.show(s.links.watch)}async show(e){
let n=Vn(e),s=n?r1[n.room]:"watch",r=this.tab;[this.tab,this.sought]=[s,e];try{let o=n?.game===this.shown.game?await this.
made(n):null;if(this.sought!==e)return;o?this.place(s,o):this.wake(e,r)}catch(o){console.error(o),this.refuse("Part of t\
his page didn't load. Try again.",r)}}async made(e){switch(e.room){case"watch":return this.watched(e);case"lesson":return this.
taught(e);case"rules":return ea(e,this.home("rules"),[])?this.ruled():null}return null}home(e){return Vn(this.shown.links[e])}async once(e,n){
let{saved:s,whole:r}=this.seen.has(e)?{saved:null,whole:null}:await Rc(this.shown.files,e),o=this.seen.get(e)??n(s,r);return this.
seen.set(e,o),o}async watched(e){if(!ea(e,this.home("watch"),Kd))return null;let n={tell:()=>this.tell(),open:r=>{this.show(
r)}},s=await this.once("watch",(r,o)=>Zd(this.shown,r,n,o));return Yd(s,e.values),s}async taught(e){let{shown:n}=this,s=e.
values.lesson??e.values.level??"1",r=`lesson ${s}`;if(!n.files[r])return null;let o=await this.once(r,(i,a)=>{let l=new he(
i.explainer),c=d("div",{class:"widget-box uw-cols"}),u=n.lessons.map(f=>({...f,now:f.lesson===s})),h=ke("class.html",Qi(
{room:"class",game:n.game,values:{lesson:s}}),le()),p=Dd({...i,trail:{...i.trail,lessons:u,classroom:h}},l,c),m=n.cells.
lessons.replace(/lesson='\d+'/,`lesson='${s}'`);return a&&p.follow(a),p.choose=f=>{this.show(qt(n.links.lessons,{lesson:f}))},
{node:c,link:qt(n.links.lessons,{lesson:s}),cell:m,panel:l,room:p}});return e.values.order==="any"&&o.room.do({kind:"Arr\
ange",order:"any"}),o}ruled(){let{links:e,cells:n}=this.shown;return this.once("rules",s=>{let r=new he(s);return r.saying=
o=>{let{record:i="",...a}=o.kind==="set"?o.values:{};this.show(i.trim()||qt(e.rules,a))},{node:je(ri,r,""),link:e.rules,
cell:n.rules}})}async set(e){let n=this.now?qt(this.now.link,e):"";this.now&&n!==this.now.link&&await this.show(n)}place(e,n){
this.now=n,this.tabs.set(e,n),n.panel?.put({predicting:this.head.get("predict")}),n.node.parentElement?.parentElement!==
this.body&&this.body.replaceChildren(d("div",{class:"widget-box uw-room"},n.node));let s=e==="lessons"?n.room.now.order:
"";this.head.put({tab:e,note:"",busy:"",order:s,howto:this.shown.head.howto}),this.tell()}tell(){this.now&&this.head.put(
{link:this.now.link,cell:this.now.cell})}wake(e,n){let{kernel:s,python:r,alone:o,head:i}=this.shown;if(!s&&!r)this.refuse(
o,n);else if(Ye()||history.replaceState(null,"",ke(location.pathname,this.head.get("link"),le())),this.now=null,this.body.
replaceChildren(d("div",{class:"widget-box uw-room"},this.woken,this.meanwhile())),this.head.put({tab:this.tab,link:e,note:"",
order:"",howto:{}}),this.awake)this.awake.then(({show:a})=>a(e));else{let a={root:r,kernel:s,home:i.home,el:this.woken,onShow:()=>this.
give()};this.awake=Fd({...a,link:e})}}meanwhile(){let{howto:e,palette:n}=this.shown.head,s={heads:[],rulings:[],fields:[],
force:"",record:"",note:""};return je(ri,new he({...s,howto:e,palette:n}),"")}give(){return this.now?!1:(this.drop(),this.
drop=()=>{},this.root.className="",this.root.replaceChildren(this.woken),!0)}refuse(e,n){let s=this.now&&Vn(this.now.link);
this.tab=n,s&&this.head.put({seats:Number(s.values.seats),seed:s.values.seed??this.head.get("seed")});let r=()=>this.head.
put({tab:this.tab,note:e});this.now?r():this.show(this.shown.links.watch).then(r)}};function VS(t,e){Oo(),t.offline&&Ac("./"),t.kind==="game"?new Sr(t,e).open():o1(t,e)}function o1({front:t,teach:e},n){let s=new he(
t);s.saying=r=>{i1(s,e,r)},n.className="widget-box uw-page",n.replaceChildren(d("div",{class:"widget-box uw-room"},je(oc,
s,"")))}async function i1(t,e,n){if(!(n.kind==="open"||n.kind==="cover"))try{if(n.kind==="notebook"){let s=e[`${n.game} ${n.
which}`];t.tell("msg:custom",{kind:"file",name:s.split("/").at(-1),text:await Hc(s)})}else{let s=await Rt(e[`${n.game} ${n.
lesson}`]);t.tell("msg:custom",s[n.kind])}}catch(s){console.error(s),alert("That file didn't load. Try again.")}}export{VS as openPage};
