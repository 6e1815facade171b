var te=()=>document.body?.dataset.voila!=null,is=()=>te()&&document.body.dataset.voila!=="notebook",Ie=()=>(new URLSearchParams(
location.search).get("uw")??"").slice(0,2e4);function de(t,e,n){let s=new URLSearchParams({...n==="auto"?{}:{theme:n},...e?
{uw:e}:{}});return s.size?`${t}${t.includes("?")?"&":"?"}${s}`:t}var xa=400,km=1e4,os=Symbol.for("uncle_widgets.address");
function $a(t){let e=globalThis;if(!te()||e[os])return{changed:()=>{},answered:()=>{},stop:()=>{}};e[os]=t;let n=t.link(),
s=t.room(),r=!1,o="",i=0,a=0,l=b=>{b!==(r?o:t.link())&&([r,o]=[!0,b],t.open(b))},c=()=>{let b=t.link(),g=Ie(),w=t.room()!==
s&&!r;s=t.room(),r&&h(),r=!1;let k=new URLSearchParams(location.search);k.set("uw",b),t.theme()==="auto"?k.delete("theme"):
k.set("theme",t.theme());let $=`${location.pathname}?${k}`;b===g||!g&&b===n?g&&$!==location.pathname+location.search&&history.
replaceState(null,"",$):w?history.pushState(null,"",$):history.replaceState(null,"",$)},u=()=>{clearTimeout(i),t.room()!==
s&&!r?c():i=window.setTimeout(c,xa)},h=()=>{t.replaced()?d():a=window.setTimeout(h,xa)},p=()=>{clearTimeout(i),l(Ie()||n)};
window.addEventListener("popstate",p),Ie()&&l(Ie()),r&&t.hide(!0);let d=()=>{clearTimeout(a),clearTimeout(f),t.hide(!1)},
f=window.setTimeout(d,km);return{changed:u,answered:d,stop:()=>{clearTimeout(i),d(),window.removeEventListener("popstate",
p),e[os]===t&&delete e[os]}}}function Ma(t,e,n,s){let{class:r,...o}=n,i=[e,r].flat().filter(Boolean).join(" ");i&&t.setAttribute("class",i);for(let[a,
l]of Object.entries(o))l==null||l===!1||(a.startsWith("on")?t.addEventListener(a.slice(2),l):a==="style"?t.style.cssText=
l:t.setAttribute(a,l===!0?"":String(l)));return t.append(...s.flat(9).filter(a=>a!=null&&a!==!1)),t}var Sa=([t,...e])=>t?.
constructor===Object?[t,e]:[{},[t,...e]];function v(t,e,...n){let[s,...r]=t.split(".");return Ma(document.createElementNS(
"http://www.w3.org/2000/svg",s),r,...Sa([e,...n]))}var R=(t,e,n,s,r)=>v("rect",{x:t,y:e,width:n,height:s,...r}),B=(t,e,n,s)=>v(
"circle",{cx:t,cy:e,r:n,...s}),Ue=(t,e,n,s)=>v("path",{d:t,fill:"none",stroke:e,"stroke-width":n,...s}),Tt=(t,e,n,...s)=>v(
"svg",{width:t,height:e,viewBox:`0 0 ${t} ${e}`,role:"img","aria-label":n},...s);function m(t,e,...n){let[s,...r]=t.split(
"."),[o,i]=Sa([e,...n]),a=s==="section"&&o["aria-label"]&&!is();return Ma(document.createElement(a?"div":s),r,{role:a?"g\
roup":null,type:s==="button"?"button":null,...o},i)}function re(t){let e=t.getRootNode();return e instanceof Document||e instanceof
ShadowRoot?e.activeElement:null}function ls(t){let e=re(t);return!e||e===document.body}var as=t=>t instanceof HTMLTextAreaElement||
t instanceof HTMLInputElement&&t.selectionStart!=null;function vm(t,e,n){if(t.value===t.defaultValue||t.value===e.value||
!n&&e.defaultValue!==t.defaultValue)return;e.value=t.value;let s=!1,r=()=>{!s&&e.isConnected&&e.dispatchEvent(new Event(
"change"))};e.addEventListener("change",()=>s=!0),e.addEventListener("blur",r,{once:!0}),e.addEventListener("keydown",o=>{
o.key==="Enter"&&!e.form&&r()})}function Z(t,...e){let n=re(t),s=n&&n!==t&&t.contains(n)?n:null,r=s?.getAttribute("data-\
k")??"",o=[...t.querySelectorAll("[data-draft]")].filter(as),i=as(s)?{from:s.selectionStart,to:s.selectionEnd,text:s.value}:
null;t.replaceChildren(...e.flat(9).filter(l=>l!=null&&l!==!1));for(let l of o){let c=t.querySelector(`[data-k="${CSS.escape(
l.dataset.k??"")}"][data-draft="${CSS.escape(l.dataset.draft??"")}"]`);as(c)&&c!==l&&vm(l,c,l===s)}if(!s)return;if(ht(t,
r)){let l=re(t);i&&l!==s&&as(l)&&l.value===i.text&&l.setSelectionRange(i.from,i.to);return}let a=t.querySelector("[data-\
next]")??t;a instanceof HTMLElement&&(a.tabIndex=-1,a.focus({preventScroll:!0}))}function ht(t,e){let n=t.querySelector(
`[data-k="${CSS.escape(e)}"]`);return n instanceof HTMLElement&&n.focus({preventScroll:!0}),n instanceof HTMLElement}var xm=/^(svg|g|path|rect|circle|ellipse|line|polyline|polygon|defs|clipPath|pattern|title|desc|use)$/;
function _a(t){let e=new DOMParser().parseFromString(t,"image/svg+xml").documentElement;if(e.localName!=="svg")throw new Error(
"Expected SVG.");for(let n of[...e.querySelectorAll("*"),e]){if(n!==e&&!xm.test(n.localName)){n.remove();continue}for(let{
name:s,value:r}of[...n.attributes]){let o=/^(xlink:)?href$/.test(s)&&!r.startsWith("#");(/^on/i.test(s)||o||/url\((?!["']?#)|javascript:/i.
test(r))&&n.removeAttribute(s)}}return document.importNode(e,!0)}var $m=/^(#[0-9a-f]{3,8}|light-dark\(\s*#[0-9a-f]{3,8}\s*,\s*#[0-9a-f]{3,8}\s*\))$/i;
function ie(t,e){for(let n of(e??"").split(";")){let[s,r]=[n.slice(0,n.indexOf(":")).trim(),n.slice(n.indexOf(":")+1).trim()];
/^--[\w-]+$/.test(s)&&$m.test(r)&&t.style.setProperty(s,r)}}function xe({label:t,choices:e,value:n,pick:s,k:r}){return m(
"div.seg",{role:"group","aria-label":t},e.map(([o,i],a)=>m("button",{"data-k":`${r}.${a}`,"aria-pressed":String(o===n),onclick:()=>s(
o)},i)))}var Mm=globalThis,Zr=Mm[Symbol.for("uncle_widgets.page")]??={};function K(t){return Zr.ids=(Zr.ids??0)+1,`uw-${t}\
-${Zr.ids}`}function Xe(t,e){let n=-1,s=()=>{let o=Math.round(t.clientWidth);o>0&&o!==n&&(n=o,t.replaceChildren(e(o)))},
r=new ResizeObserver(()=>requestAnimationFrame(s));return r.observe(t),s(),{again:()=>(n=-1,s()),stop:()=>r.disconnect()}}
function V(t,e,n){n?t.getAttribute(e)!==n&&t.setAttribute(e,n):t.removeAttribute(e)}var oe=(t,...e)=>m("button",t,...e),
cs=({kind:t,label:e,strong:n,share:s},r)=>oe({class:`btn${n?" solid":""}${s==null?"":" sharing"}`,style:s==null?null:`--\
p:${100*s}%`,"data-act":t,"data-k":`key.${t}`,onclick:()=>r(s==null?t:"stop")},s==null?e:`${e} (${Math.round(100*s)}%)`);
function zr(t,e,n){let s=re(t),r=s&&t.contains(s)?s:null,o=r&&["data-act","data-clause"].find(l=>r.hasAttribute(l)),i=o&&
r?.getAttribute(o);if(n(),!r)return;([...t.querySelectorAll("button")].find(l=>o&&l.getAttribute(o)===i)??t.querySelector(
"button")??e).focus?.()}var Gt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;var qe=(t,e)=>Math.max(12,Math.min(t,e/1.4));var Sm=[[/[ilj.,:;'|!tf\s()]/,.3],[/[mwMW@%]/,.88],[/[A-Z]/,.7],[/[\u0300-\u036f]/,0],[/[\u0250-\uffff]/,1]],_m=["012345\
6789","of 100 hands, as the quick brown fox jumps over it"],bn,Ta=t=>{let e=0;for(let n of t)e+=Sm.find(([s])=>s.test(n))?.[1]??
.57;return e};function Tm(){if(bn!=null)return bn;let t=typeof document=="object"&&document.querySelector(".uw"),e=t&&document.
createElement("canvas").getContext("2d");if(!t||!e)return 1;let n=getComputedStyle(t).getPropertyValue("--sans"),s=[400,
700].flatMap(r=>(e.font=`${r} 100px ${n}`,_m.map(o=>e.measureText(o).width/(r>400?100*1.06:100)/Ta(o))));return bn=Math.
max(1,...s),document.fonts.addEventListener("loadingdone",()=>bn=void 0,{once:!0}),bn}var I=(t,e)=>Ta(t)*e*Tm(),Em=12;function fe(t,e,n,s=1){
let r=I(t,s),o=Math.max(Math.min(e,Em),Math.min(e,n/Math.max(r,.01)));if(r*o<=n+.01)return{lines:[t],size:o};let i=c=>I(
c,o*s)<=n,a=[""],l=()=>a[a.length-1];for(let c of t.split(" "))if(l()!==""&&i(`${l()} ${c}`))a[a.length-1]+=` ${c}`;else{
l()!==""&&a.push("");for(let u of c)l()!==""&&!i(l()+u)&&a.push(""),a[a.length-1]+=u}return{lines:a,size:o}}function Kt(t,e,{
w:n,ideal:s,tight:r=.5,least:o=n,floor:i=0}){if(t<=1)return{w:Math.min(n,Math.max(e,12)),step:s,cols:1,rows:1};let a=p=>Math.
max(r*p,i),l=(p,d)=>Math.min(s,(e-p)/Math.max(d-1,1));for(let p of[n,Math.max(o,Math.min(n,e/(1+r*(t-1))))])if(l(p,t)>=a(
p)-.01)return{w:p,step:l(p,t),cols:t,rows:1};let c=Math.max(1,Math.floor((e-o)/a(o))+1),u=Math.ceil(t/c),h=Math.ceil(t/u);
return{w:o,step:l(o,h),cols:h,rows:u}}function Ea(t){let e=[...t].sort((s,r)=>s.seat-r.seat),n=Math.max(0,e.findIndex(s=>s.
me));return[...e.slice(n),...e.slice(0,n)]}function La(t){if(t<2)return{left:0,top:t,right:0};let e=Math.floor((t+1)/3);
return{left:e,top:t-2*e,right:e}}var Lm={ArrowLeft:{x:-1,y:0},ArrowRight:{x:1,y:0},ArrowUp:{x:0,y:-1},ArrowDown:{x:0,y:1}};function Am(t,e,n){let s=e.map(
({x:o,y:i})=>{let a=(o-t.x)*n.x+(i-t.y)*n.y,l=Math.abs((o-t.x)*n.y)+Math.abs((i-t.y)*n.x);return a>.5?a+2*l:1/0}),r=Math.
min(...s);return r<1/0?s.indexOf(r):-1}function Aa(t){let e=(t.querySelector(".ring-focus")??t).getBoundingClientRect();
return{x:e.x+e.width/2,y:e.y+e.height/2}}function Pa(t,e){let n=Lm[e.key];if(!n||e.shiftKey||e.ctrlKey||e.metaKey||e.altKey)
return;let s=[...t.closest(".board")?.querySelectorAll(".way.plays")??[]].filter(o=>o!==t),r=s[Am(Aa(t),s.map(Aa),n)];e.
preventDefault(),e.stopPropagation(),r instanceof SVGElement&&r.focus({preventScroll:!0})}var Pm="M70-6 18 106M5.5 24a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0M53.5 76a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0",
Yr={0:[64,[["ellipse",{cx:32,cy:50,rx:25,ry:43}]]],1:[46,[["path",{d:"M3 30 32 5V110"}]]],2:[64,[["path",{d:"M7.5 33V31.\
5A24.5 24.5 0 1 1 51.5 46.4L16 93H64"}]]],3:[62,[["path",{d:"M10.5 22.5A19.5 19.5 0 1 1 29 46H20M20 44H30A24.5 24.5 0 1 \
1 6.7 76"}]]],4:[66,[["path",{d:"M48 110V5L13 74H66","stroke-miterlimit":12}]]],5:[62,[["path",{d:"M58 7H19L14.6 48A25.5\
 25.5 0 1 1 6.9 77"}]]],6:[64,[["circle",{cx:32,cy:68,r:25}],["path",{d:"M53.5-13 10.6 55.1"}]]],7:[60,[["path",{d:"M0 7\
H49L15 110","stroke-miterlimit":12}]]],8:[64,[["circle",{cx:32,cy:27,r:20}],["circle",{cx:32,cy:68,r:25}]]],9:[64,[["cir\
cle",{cx:32,cy:32,r:25}],["path",{d:"M10.5 113 53.4 44.9"}]]],"%":[88,[["path",{d:Pm,"stroke-width":11}]]],".":[20,[["re\
ct",{x:3,y:85,width:15,height:15,fill:"currentColor",stroke:"none"}]]],",":[20,[["path",{d:"M12 84 6 118","stroke-width":13}]]],
"/":[52,[["path",{d:"M48-6 4 106","stroke-width":11}]]],"+":[60,[["path",{d:"M30 26V82M2 54H58","stroke-width":12}]]],"-":[
44,[["path",{d:"M4 54H40","stroke-width":12}]]],"−":[44,[["path",{d:"M4 54H40","stroke-width":12}]]],"×":[56,[["path",
{d:"M8 32 48 76M48 32 8 76","stroke-width":12}]]]," ":[26,[]],J:[54,[["path",{d:"M46-10V69A19.500 19.500 0 0 1 7 69V60"}]]],
Q:[72,[["ellipse",{cx:36,cy:50,rx:29,ry:43}],["path",{d:"M42 66 74 104"}]]],K:[68,[["path",{d:"M7-10V110M66-6 10 62M28 4\
2 68 106"}]]],A:[72,[["path",{d:"M2 106 36-2 70 106M14 68H58"}]]]},dt=t=>t!==""&&[...t].every(e=>e in Yr);function Me(t,e,n=13){
return[...String(t)].reduce((r,o)=>r+(Yr[o]?.[0]??0)+n,-n)*e/100}function Re(t,e,n,s,r={}){let{anchor:o="start",gap:i=13,
weight:a=s>=60?13:14,colour:l}=r,c=Me(t,s,i),u=o==="middle"?e-c/2:o==="end"?e-c:e,h=0,p=[...String(t)].map(d=>{let[f,b]=Yr[d]??
[0,[]],g=d===","?"visible":"hidden",w={x:h,y:0,width:f,height:100,viewBox:`0 0 ${f} 100`,style:`overflow:${g}`};return h+=
f+i,v("svg",w,b.map(([k,$])=>v(k,$)))});return v("g",{transform:`translate(${u} ${n}) scale(${s/100})`,fill:"none",stroke:"\
currentColor","stroke-width":a,"aria-hidden":"true",style:l&&`color:${l}`},p)}function Et(t,e,n={}){let s=Me(t,e,n.gap),
r=`width:${s/16}em;height:${e/16}em`;return v("svg.numeral",{viewBox:`0 0 ${s} ${e}`,style:r,"aria-hidden":"true"},Re(t,
0,0,e,n))}var us=[t=>`M0 ${t/2}a${t/2} ${t/2} 0 1 1 ${t} 0a${t/2} ${t/2} 0 1 1 ${-t} 0Z`,t=>`M${t*.05} ${t*.05}H${t*.95}\
V${t*.95}H${t*.05}Z`,t=>`M${t/2} ${-t*.14}L${t*1.14} ${t/2}L${t/2} ${t*1.14}L${-t*.14} ${t/2}Z`,t=>`M${t/2} 0L${t} ${t*.42}\
V${t}H0V${t*.42}Z`,t=>`M${t*.25} ${t*.04}H${t*.75}L${t*1.04} ${t/2}L${t*.75} ${t*.96}H${t*.25}L${-t*.04} ${t/2}Z`,t=>`M${-t*
.1} ${t*.16}H${t*1.1}V${t*.84}H${-t*.1}Z`],Om=t=>"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[t]??"?";function Zt(t,e,n,s,r={}){let{fill:o="\
var(--on-field)",ink:i="var(--field)"}=r,a=t>=us.length,l={d:us[t%us.length](s),fill:a?i:o,stroke:a?o:null,"stroke-width":2},
c=t%us.length===3,u={x:s/2,y:c?s*.8:s*.69,"font-size":Math.max(12.5,s*.54),"font-weight":700,"text-anchor":"middle",fill:a?
o:i};return v("g",{transform:`translate(${e} ${n})`},v("path",l),v("text",u,Om(t)))}var Oa={first:"M5 5h3v14H5zM20 5v14L\
9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6zM14 5h4v14h-4z",forward:"M7 5v14l11-7z",last:"M4 5v\
14l11-7zM16 5h3v14h-3z",link:"M8 3h12v13h-3V6H8zM4 8h10v13H4z",eye:"M12 5C7 5 3 8.5 1 12c2 3.5 6 7 11 7s9-3.5 11-7c-2-3.\
5-6-7-11-7zm0 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM12 9.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",down:"M4 8h16l-8\
 9z",near:"M11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm0 2.4a3.6 3.6 0 1 0\
 0 7.2 3.6 3.6 0 0 0 0-7.2z",whole:"M3 3h7v3H6v4H3zM14 3h7v7h-3V6h-4zM3 14h3v4h4v3H3zM18 14h3v7h-7v-3h4z",close:"M6 4 12\
 10 18 4 20 6 14 12 20 18 18 20 12 14 6 20 4 18 10 12 4 6z"};function $e(t,e=22){let n=`width:${e/16}em;height:${e/16}em`;
return v("svg.icon",{viewBox:"0 0 24 24",fill:"currentColor",style:n,"aria-hidden":"true"},v("path",{d:Oa[t],"fill-rule":"\
evenodd"}))}var Ua=(t,e,n)=>v("g.opens-mark",{transform:`translate(${t} ${e})`},v("circle",{r:n}),v("path",{d:Oa.eye,"fi\
ll-rule":"evenodd",transform:`scale(${n/15}) translate(-12 -12)`}));function He(t,e="var(--ink)",n="none"){return v("pat\
tern",{id:t,width:6,height:6,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"},R(0,0,6,6,{style:`fill:${n}`}),
R(0,0,2,6,{style:`fill:${e}`}))}function rt(t,e,n,s,r){let o={r:`M${e-s*.86} ${n-s*.86}h${s*1.72}v${s*1.72}h${-s*1.72}Z`,
g:`M${e} ${n-s*1.02}L${e+s*1.12} ${n+s*.86}H${e-s*1.12}Z`,b:`M${e-s} ${n}a${s} ${s} 0 1 1 ${2*s} 0a${s} ${s} 0 1 1 ${-2*
s} 0Z`,y:`M${e} ${n-s*1.2}L${e+s*1.2} ${n}L${e} ${n+s*1.2}L${e-s*1.2} ${n}Z`}[t];return v("path",{d:o,...r})}var hs=t=>({
r:"red",g:"green",b:"blue",y:"yellow"})[t]??"";function Jr(t,e,n,s={}){let{w:r=27,t:o=5,g:i=2,pitch:a=r+7}=s,l="",c="";for(let u=0;u<
t;u++){let h=e+Math.floor(u/10)*a,p=u%10,d=n-(p+1)*(o+i)-(p>=5?3:0);l+=`M${h} ${d}h${r}v${o}h${-r}z`;for(let f of[.22,.64])
c+=`M${h+r*f} ${d}h${r*.14}v${o}h${-r*.14}z`}return v("g",{"aria-hidden":"true"},v("path",{d:l,fill:"var(--accent-on-fie\
ld)"}),v("path",{d:c,fill:"var(--card)"}))}var Um="var(--card-ink)";function ds(t,e,n,s,r){let o=s*.46,i=c=>`a${o} ${o} 0 1 0 ${c*2*o} 0`,a=(c,u)=>`M${c-o} ${u}${i(
1)}${i(-1)}Z`,l={d:`M${e} ${n-s*1.1}L${e+s*.85} ${n}L${e} ${n+s*1.1}L${e-s*.85} ${n}Z`,h:`M${e} ${n+s}L${e-s*.95} ${n-s*
.12}A${s*.52} ${s*.52} 0 0 1 ${e} ${n-s*.52}A${s*.52} ${s*.52} 0 0 1 ${e+s*.95} ${n-s*.12}Z`,s:`M${e} ${n-s*1.05}L${e+s*
.95} ${n+s*.12}A${s*.5} ${s*.5} 0 0 1 ${e+s*.14} ${n+s*.5}L${e+s*.4} ${n+s}H${e-s*.4}L${e-s*.14} ${n+s*.5}A${s*.5} ${s*.5}\
 0 0 1 ${e-s*.95} ${n+s*.12}Z`,c:a(e,n-s*.52)+a(e-s*.54,n+s*.22)+a(e+s*.54,n+s*.22)+`M${e} ${n-s*.2}L${e+s*.4} ${n+s}H${e-
s*.4}Z`}[t];if(!l)throw new Error(`There is no suit "${t}".`);return v("path",{d:l,...r})}var Ra={bell:{fill:"M50 6C70 6\
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
M24 34H76V50H59V84H41V50H24Z",wide:9}},Ha=t=>t in Ra;function Na(t,e,n,s,{colour:r="var(--accent-card)",ink:o=Um}={}){let i=Ra[t];
if(!i)throw new Error(`There is no symbol "${t}".`);let a=(l,c)=>l&&v("path",{d:l,fill:"none",style:`stroke:${c}`,"strok\
e-width":i.wide??8});return v("g",{transform:`translate(${e} ${n}) scale(${s/100})`},a(i.line,r),i.fill&&v("path",{d:i.fill,
"fill-rule":"evenodd",style:`fill:${r}`}),i.ink&&v("path",{d:i.ink,style:`fill:${o}`}),a(i.inkLine,o))}function Xr(t,e,n,s){if(t==="skip")return v("g",{fill:"currentColor"},Ue(`M${e-s} ${n+s*.5}A${s} ${s} 0 0 1 ${e+s*.78} ${n-
.1*s}`,"currentColor",s*.26),v("path",{d:`M${e+s*1.2} ${n+s*.62}L${e+s*.3} ${n+s*.2}L${e+s*1.16} ${n-s*.5}Z`}),B(e,n+s*.62,
s*.24));let r=o=>`M${e-o*s} ${n-o*s*.62}H${e+o*s*.2}V${n-o*s}L${e+o*s} ${n-o*s*.46}L${e+o*s*.2} ${n+o*s*.08}V${n-o*s*.3}\
H${e-o*s}Z`;return v("path",{d:r(1)+r(-1),fill:"currentColor"})}function Rm(t){let e=t*1.4,n=t*.08,s=(e-2*n)/17,r=t*.3,o="",
i="";for(let a=0;a<9;a++)o+=`M${n} ${n+2*a*s}h${t-2*n}v${s}h${2*n-t}z`;for(let a=-3;a<=3;a++){let l=2*a*s,c=Math.sqrt(Math.
max(0,r**2-(Math.abs(l)+s/2)**2));c&&(i+=`M${t/2+l-s/2} ${e/2-c}h${s}v${2*c}h${-s}z`)}return[R(0,0,t,e,{class:"paper",rx:t*
.085}),v("path.stripes",{d:o}),B(t/2,e/2,r+s*.9,{fill:"var(--card)"}),v("path.stripes",{d:i})]}function Hm(t,e){let n=e*
1.4,s=e*.085,r=t.rings??0,o=t.text??"",i=e*Math.min(.098,.78/Math.max(r,1)),a=e*.11,l=a+e*.026,c="";for(let h=1;h<r;h++)
c+=`M0 ${n-a-h*i}A${a+h*i} ${a+h*i} 0 0 1 ${a+h*i} ${n}`;let u=dt(o)?Math.min(e*.36,e*.76*100/Me(o,100)):0;return[R(0,0,
e,n,{class:"paper",rx:s}),r>0&&v("path",{d:`M0 ${n-l}A${l} ${l} 0 0 1 ${l} ${n}H${s}A${s} ${s} 0 0 1 0 ${n-s}Z`,fill:"va\
r(--accent-card)"}),c&&Ue(c,"var(--accent-card)",Math.min(e*.052,i*.55)),u?Re(o,e*.12,e*.13,u,{colour:"var(--card-ink)"}):
v("text",{x:e*.1,y:e*.36,"font-size":Math.min(e*.3,e*1.5/Math.max(o.length,1)),"font-weight":700,fill:"var(--card-ink)"},
o),R(0,0,e,n,{class:"edge",rx:s})]}function Nm(t,e){let n=e*1.4,s=e*.085,r=t.colour==="wild",o=t.colour??"",i=r?"#fff":`\
var(--c-${o}-on)`,a=r?[["r",-1,-1],["g",1,-1],["y",-1,1],["b",1,1]].map(([p,d,f])=>rt(String(p),e*(.5+.23*Number(d)),n*.62+
e*.23*Number(f),e*.16,{fill:`var(--c-${p})`,stroke:"#fff","stroke-width":e*.018})):[.46,.31,.16].map(p=>rt(o,e*.62,n*.66,
e*p,{fill:"none",stroke:i,"stroke-opacity":.5,"stroke-width":e*.045})),l={draw2:"+2",draw4:"+4"}[t.glyph??""],c=l??(t.glyph?
"":t.text??""),u=c?Re(c,e*.12,e*.13,e*(l?.34:.42),{gap:l?8:13}):r?v("text",{x:e*.11,y:e*.3,"font-size":Math.max(12.5,e*.22),
"font-weight":700,fill:i},e<46?"W":"Wild"):Xr(t.glyph??"",e*.31,e*.33,e*.19),h=t.letter||o.toUpperCase();return[R(0,0,e,
n,{rx:s,fill:r?"#17181C":`var(--c-${o})`}),v("svg",{width:e,height:n,style:"overflow:hidden"},a),v("g",{style:`color:${i}`},
u),!r&&v("text",{x:e*.12,y:n-e*.1,"font-size":Math.max(12.5,e*.205),"font-weight":700,fill:i},h),R(0,0,e,n,{rx:s,fill:"n\
one",stroke:"#fff","stroke-width":Math.max(2,e*.03)})]}function Cm(t,e){let n=e*1.4,s=t.suit??"",r=t.text??"",o=`var(--s\
uit-${s})`,i=Math.min(e*.3,e*.62*100/Me(r,100,6));return[R(0,0,e,n,{class:"paper",rx:e*.085}),ds(s,e*.66,n*.69,e*.34,{style:`\
fill:${o}`,opacity:.16}),ds(s,e*.66,n*.69,e*.2,{style:`fill:${o}`}),Re(r,e*.1,e*.11,i,{colour:o,gap:r.length>1?6:13}),ds(
s,e*.22,e*.6,Math.max(4,e*.125),{style:`fill:${o}`}),R(0,0,e,n,{class:"edge",rx:e*.085})]}function Bm(t,e){let n=e*1.4,s=t.
text??"",r=Math.min(e*.2,e*.8/Math.max(I(s,1.06),.1)),o=s!==""&&r>=9,i=e*(o?.6:.7);return[R(0,0,e,n,{class:"paper",rx:e*
.085}),o&&v("text",{x:e*.1,y:e*.1+r*.9,"font-size":r,"font-weight":700,style:"fill:var(--card-ink)"},s),Na(t.glyph??"",(e-
i)/2,o?n*.36:(n-i)/2,i),R(0,0,e,n,{class:"edge",rx:e*.085})]}function Dm(t,e){return t.colour?Nm(t,e):t.suit?Cm(t,e):t.glyph&&
Ha(t.glyph)?Bm(t,e):Hm(t,e)}function Qe(t,e){let n=t?Dm(t,e):Rm(e);return v("g",{class:t?"front":"back"},n)}var Im={0:[],
1:[[0,0]],2:[[-1,-1],[1,1]],3:[[-1,-1],[0,0],[1,1]],4:[[-1,-1],[1,-1],[-1,1],[1,1]],5:[[-1,-1],[1,-1],[0,0],[-1,1],[1,1]],
6:[[-1,-1],[1,-1],[-1,0],[1,0],[-1,1],[1,1]]},ms=(t,e,n)=>[R(0,0,e,e,{rx:e*.14,style:`fill:var(--card);stroke:${n?"var(-\
-lit)":"var(--field)"}`,"stroke-width":n?5:1.5,opacity:t?1:.45}),Im[t].map(([s,r])=>B(e*(.5+s*.26),e*(.5+r*.26),e*.09,{fill:"\
var(--card-ink)"}))];var Wm=["#F4F7FF","#A9C3F5","#6F94DB","#3F63AB","#233E77"],eo=t=>({fill:Wm[t-1],ink:t<4?"#13201E":"#FFF"}),Qr=t=>!!t.nodes,
Fm=["part","value"];function qm(t,e){let n=Object.entries(t.nodes??{});return e==="part"?n:[...n].sort(([,s],[,r])=>(s.value??
0)-(r.value??0))}var ps=class{constructor(e){this.back=!1;this.by="part";this.map={};this.changed=e,this.words=m("p.coun\
ted"),this.steps=m("ol.shades"),this.tokens=m("button.btn.quiet",{"data-k":"heat.tokens",onclick:()=>this.bring()}),this.
opener=m("button.btn.quiet",{"data-k":"heat.all","aria-expanded":"false",onclick:()=>this.open(!!this.list.hidden)}),this.
root=m("div.heat-bar",{role:"group","aria-label":"Numbers on the board",hidden:!0},m("div.legend",this.words,this.steps),
this.tokens,this.opener),this.list=m("section.sheet.scores.heat-list",{hidden:!0})}get clears(){return Qr(this.map)&&!!this.
map.hides&&!this.back}show(e){if(JSON.stringify(e)===JSON.stringify(this.map)||(this.map=e,this.root.hidden=!Qr(e),this.
open(!1),!Qr(e)))return;let{title:n="",unit:s="",steps:r=[],hides:o="",nodes:i={}}=e;this.words.textContent=n,this.steps.
replaceChildren(...r.map(({text:a,count:l},c)=>{let{fill:u,ink:h}=eo(c+1),p=`about ${a} ${s} at ${l} ${l===1?"place":"pl\
aces"}`;return m("li",{title:p},m("span.shade",{"aria-hidden":"true",style:`background:${u};color:${h}`},a),m("span.sr",
p))}),m("li.unit",{"aria-hidden":"true"},s)),this.tokens.hidden=!o,this.opener.textContent=`All ${Object.keys(i).length}`,
this.say()}say(){this.tokens.textContent=`Show ${this.map.hides??""}`,V(this.tokens,"aria-pressed",String(this.back))}bring(){
this.back=!this.back,this.say(),this.changed()}open(e){this.list.hidden=!e,V(this.opener,"aria-expanded",String(e)),this.
list.replaceChildren(...e?[this.table()]:[])}escape(){let e=!this.list.hidden;return this.open(!1),e&&this.opener.focus(),
e}sort(e){this.by=e,this.open(!0),this.list.querySelector(`[data-k="heat.${e}"]`)?.focus()}table(){let{title:e="",unit:n=""}=this.
map,s={part:"where",value:n},r=Fm.map(i=>m("th",{scope:"col","aria-sort":this.by===i?"ascending":null},m("button.sorts",
{"data-k":`heat.${i}`,onclick:()=>this.sort(i)},s[i]))),o=([i,{part:a="",value:l=0}])=>m("tr",m("th",{scope:"row"},i),m(
"td",a),m("td.num",l.toFixed(2)));return m("div.scroll",{tabindex:0,role:"group","aria-label":e},m("table",m("caption",e),
m("thead",m("tr",m("td"),...r)),m("tbody",qm(this.map,this.by).map(o))))}};var jm=23,to=24,yn=20,Vm=17,Gm=8,Ca=6,wn={h:23,size:15},Km={house:[66,34],place:[20,28]},[Zm,zm,Ym]=[3,4,1],Ba=(t,e)=>Math.
hypot(t.x-e.x,t.y-e.y);function Jm(t,e,n){let s={x:(t.x+e.x)/2,y:(t.y+e.y)/2},r=o=>(o.x-s.x)*(e.x-t.x)+(o.y-s.y)*(e.y-t.
y);return n.flatMap((o,i)=>{let a=n[(i+1)%n.length],[l,c]=[r(o),r(a)],u=l/(l-c),h=l<0!=c<0?[{x:o.x+(a.x-o.x)*u,y:o.y+(a.
y-o.y)*u}]:[];return l<0?[o,...h]:h})}function Xm(t,e=jm){let n=Array.from({length:to},(s,r)=>{let o=2*Math.PI*r/to,i=e/
Math.cos(Math.PI/to);return{x:i*Math.cos(o),y:i*Math.sin(o)}});return t.map((s,r)=>{let o=n;for(let[i,a]of t.entries()){
let l=Ba(s,a);i===r||l>2.1*e||(l<.5?o=i>r?[]:o:o=Jm({x:0,y:0},{x:a.x-s.x,y:a.y-s.y},o))}return o})}var Qm=t=>t.map((e,n)=>{
let s=t.filter((r,o)=>o!==n).map(r=>Ba(e,r));return Math.max(Gm,Math.min(yn,...s.filter(r=>r>.5).map(r=>r/2-1)))}),no=(t,e)=>t.
x<e.x+e.w&&e.x<t.x+t.w&&t.y<e.y+e.h&&e.y<t.y+t.h,ep=({x:t,y:e},n)=>({x:t-n,y:e-n,w:2*n,h:2*n});function tp(t,e,n,s,r){let o=[];
return t.map((i,a)=>{let l=n[a],c=wn.h,u=f=>(f.x<r.x||f.y<r.y||f.x+l>r.x+r.w||f.y+c>r.y+r.h?100:0)+Zm*o.filter(g=>no(g,f)).
length+zm*t.filter((g,w)=>no(ep(g,e[w]-3),f)).length+Ym*s.filter(g=>no(g,f)).length,h=[[1,-1],[-1,-1],[1,0],[-1,0],[0,-1],
[0,1],[1,1],[-1,1]],d=[0,8,20].flatMap(f=>h.map(([b,g])=>{let w=(e[a]+f)*(b&&g?.72:1.08);return{x:i.x+b*(w+l/2)-l/2,y:i.
y+g*(w+c/2)-c/2,w:l,h:c}})).reduce((f,b)=>u(b)<u(f)?b:f);return l&&o.push(d),d})}var so=t=>t?12+9*t.length:0,ro=({x:t,y:e},{
role:n,label:s,ring:r,chosen:o,attributes:i})=>v("g",{role:n,"aria-label":s,"data-x":t,"data-y":e,transform:`translate(${t}\
 ${e})`,...i},v("title",s),v("g.sized",v("path.cell",{fill:"transparent"}),(r||o)&&B(0,0,yn,{class:"ring"}),o&&B(0,0,yn-
Ca,{class:"ring chosen"}),B(0,0,yn+12,{class:"ring-focus"}))),Da=({x:t,y:e},n,s)=>v("g.tag.of",{"data-of":s,"data-move":s,
transform:`translate(${t} ${e})`,"aria-hidden":"true"},v("g.sized",v("g.stands",R(0,0,so(n),wn.h,{rx:3,style:"fill:var(-\
-lit)"}),v("text",{x:so(n)/2,y:wn.h/2+wn.size*.36,"font-size":wn.size,"font-weight":700,"text-anchor":"middle",fill:"#13\
201E"},n))));function Ia(t,e,n,s){let r=[...t.querySelectorAll("[data-x]")],o=({x:b,y:g})=>({x:b/e,y:g/e}),i=r.map(({dataset:b})=>o(
{x:Number(b.x),y:Number(b.y)})),a=Xm(i),l=Qm(i);for(let b of t.querySelectorAll(".sized"))b.setAttribute("transform",`sc\
ale(${e})`);for(let[b,g]of r.entries()){let w=a[b].map(({x:k,y:$})=>`${k.toFixed(1)} ${$.toFixed(1)}`).join("L");g.querySelector(
".cell")?.setAttribute("d",w?`M${w}Z`:"");for(let k of g.querySelectorAll("circle")){let $=k.classList.contains("ring-fo\
cus")?12:k.classList.contains("chosen")?-Ca:0,[M,S]=["many","handle"].map(E=>g.classList.contains(E)),x=S?yn:M?Math.min(
l[b],Vm/e):l[b];k.setAttribute("r",String(x+$))}}let c=[...t.querySelectorAll(".tag.of")];if(!c.length)return;let u=r.map(
b=>c.find(g=>g.dataset.of===b.dataset.move)),h=u.map(b=>so(b?.textContent??"")),p={x:n.x/e,y:n.y/e,w:n.w/e,h:n.h/e},d=s.
map(({x:b,y:g,kind:w})=>{let[k,$]=Km[w??""]??[13,13];return{x:(b-k)/e,y:(g-$)/e,w:2*k/e,h:2*$/e}}),f=tp(i,l,h,d,p);for(let[
b,g]of u.entries()){let{x:w,y:k}=f[b];g?.querySelector(".stands")?.setAttribute("transform",`translate(${w-i[b].x} ${k-i[b].
y})`)}}var np=18,sp=40,rp={"stroke-width":5},op={"stroke-width":36,"stroke-linejoin":"round","stroke-linecap":"round"},ip=.4;function ap(t,e){
let n=e.get(t.a),s=e.get(t.b),r=`M${n.x} ${n.y}L${s.x} ${s.y}`,o=i=>v("path",{d:r,fill:"none",...i});switch(t.kind??"roa\
d"){case"double":return[o({style:"stroke:var(--field-edge)","stroke-width":9}),o({style:"stroke:var(--field)","stroke-wi\
dth":4})];case"dashed":return o({style:"stroke:var(--field-edge)","stroke-width":6,"stroke-dasharray":"12 9"});case"thin":
return o({style:"stroke:var(--field-edge)","stroke-width":3});case"pointer":return o({style:"stroke:var(--on-field-2)","\
stroke-width":3,"stroke-dasharray":"2 5"});default:return o({style:"stroke:var(--field-edge)","stroke-width":9})}}var Wa=(t,e,n,s)=>v(
"text",{class:s,y:.35*e,"font-size":e,"font-weight":700,"text-anchor":"middle",fill:n},t);function lp(t,e,n,s){let{fill:r,
ink:o}=e?eo(e.step):{fill:"var(--on-field)",ink:""},i={style:`fill:${r};stroke:var(${e?"--on-field-2":"--field"})`,"stro\
ke-width":2},a=e?Math.min(16*n,np):13,l=t.kind==="crossing"?v("path",{d:`M0 ${-a*1.35}L${a*1.35} 0 0 ${a*1.35} ${-a*1.35}\
 0Z`,...i}):t.kind==="door"?v("path",{d:`M${-a} ${-a}L${a} 0 ${-a} ${a}Z`,...i}):t.kind==="house"?v("rect",{x:-66,y:-34,
width:132,height:68,rx:4,...i}):t.kind==="place"?R(-19,-27,38,54,{class:"slot",rx:4,fill:"none"}):v("circle",{r:a,...i}),
c=t.kind==="house",u=c&&(t.name??"").length>8?(t.name??"").split(" "):[t.name??""],h=Math.max(1,...u.map(f=>f.length)),p=c?
Math.min(23*n,122/(.66*h),54/(1.1*u.length)):20*n,d={...t.kind==="place"?s(t):{x:0,y:c?0:16+18*n,"text-anchor":"middle"},
class:c?"on-house":"f"};return v("g",{transform:`translate(${t.x} ${t.y})`},v("title",t.label),l,t.kind==="pointer"&&!e&&
R(-5,-5,10,10,{fill:"var(--field)"}),e&&Wa(e.text,20*n,o,e.fine?"coarse":""),e?.fine&&Wa(e.fine,15*n,o,"fine"),t.name&&u.
map((f,b)=>v("text",{"font-size":p,"font-weight":700,...d,y:d.y+(c?(.35+1.1*(b-(u.length-1)/2))*p:0)},f)))}function cp(t){
let e=new Map;for(let{key:s,at:r,art:o}of t)(o??"mark")==="mark"&&e.set(r,[...e.get(r)??[],s]);let n=new Map;for(let s of e.
values())s.forEach((r,o)=>n.set(r,o-(s.length-1)/2));return n}function up(t,e,n,s=0){let r=e.get(t.at);if(!r)throw new Error(
`Expected a node of the board, not "${t.at}".`);let o={mark:()=>[B(0,0,27,{fill:t.active?"var(--accent-on-field)":"var(-\
-field)"}),Zt(t.seat??0,-19,-19,38,{fill:t.active?"var(--field)":"var(--on-field)",ink:t.active?"var(--accent-on-field)":
"var(--field)"})],agent:()=>[B(0,0,15,{style:"fill:var(--field);stroke:var(--on-field)","stroke-width":3}),R(-9,-3,18,6,
{fill:"var(--on-field)"})],card:()=>[v("g",{transform:"translate(-20 -28)"},Qe(t.face,40))],bars:()=>[R(-64,-32,128,64,{
rx:3,fill:"var(--on-field)"}),v("path",{d:"M-54 -32V32M-38 -32V32M38 -32V32M54 -32V32",style:"stroke:var(--field)","stro\
ke-width":6})],empty:()=>[R(-19,-27,38,54,{class:"slot",rx:4,fill:"none"})]}[t.art??"mark"];if(!o)throw new Error(`Expec\
ted a token that can be drawn, not "${t.art}".`);return v("g",{transform:`translate(${r.x+46*n*s} ${r.y}) scale(${n})`,role:"\
img","aria-label":t.label,"data-token":t.key},v("title",t.label),v("g.grows",o()))}function hp({tag:t,path:e},n,s){let{x:r,
y:o}=n.get(e[e.length-1]),i=18+11*t.length;return t&&v("g.tag",{transform:`translate(${r+14} ${o-12-32*s}) scale(${s})`},
R(0,0,i,32,{rx:3,style:"fill:var(--lit)"}),v("text",{x:i/2,y:23,"font-size":21,"font-weight":700,"text-anchor":"middle",
fill:"#13201E"},t))}function Fa(t,e){let n=t.path.map(o=>e.get(o)),s=n.map(({x:o,y:i},a)=>`${a?"L":"M"}${o} ${i}`).join(
""),r=!t.move;return v("g",{class:r?"way gone":"way",role:r?"img":null,"aria-label":r?t.label:null,"aria-hidden":r?null:
"true","data-steps":n.length-1},r&&v("title",t.label),v("path.line",{d:s,fill:"none",style:"stroke:var(--lit)",...r?op:rp}))}
function dp({path:t,label:e,move:n,chosen:s},r,o){let i=r.get(t[t.length-1]),a=o?{class:"way plays",tabindex:0,"data-mov\
e":n,"aria-pressed":String(!!s)}:{class:"way shown"};return ro(i,{role:o?"button":"img",label:e,ring:!0,chosen:!!s,attributes:a})}
function mp(t,e,n,s){let r=13*s*(t.name?.length??0),o=[{x:-23*s-3,y:7*s,"text-anchor":"end",left:-r-23*s},{x:23*s+3,y:7*
s,"text-anchor":"start",left:23*s},{x:0,y:45*s,"text-anchor":"middle",left:-r/2},{x:0,y:-31*s,"text-anchor":"middle",left:-r/
2}],i=e.edges.flatMap(({a:u,b:h})=>{let p=n.get(u),d=n.get(h);return[0,.25,.5,.75,1].map(f=>({x:p.x+(d.x-p.x)*f,y:p.y+(d.
y-p.y)*f}))}),a=({y:u,left:h})=>i.filter(p=>p.x>t.x+h-14&&p.x<t.x+h+r+14&&p.y>t.y+u-16*s-12&&p.y<t.y+u+12).length,{left:l,
...c}=o.reduce((u,h)=>a(h)<a(u)?h:u);return c}var pp=(t,e,n)=>[t.art?v("g.scenery",_a(t.art)):null,(t.areas??[]).map(({name:s,
x:r,y:o})=>v("text.f2",{x:r,y:o,"font-size":20*n,"text-anchor":"middle"},s)),v("g",{fill:"none"},...t.edges.map(s=>ap(s,
e)))];function fp(t,e,n,s,r=0){let o=n.get(t.at),i={agent:22,card:39}[t.art??"mark"]??34,a=o.x+46*s*r;return v("g.light",
{transform:`translate(${a} ${o.y}) scale(${s})`,"data-x":a,"data-y":o.y,"data-key":`lit:${t.key}`,"aria-hidden":"true"},
B(0,0,i,{fill:"none",style:"stroke:var(--lit)","stroke-width":6}),e&&R(i-6,-i-14,26,26,{style:"fill:var(--lit)"}),e&&v("\
text",{x:i+7,y:5-i,"font-size":18,"font-weight":700,"text-anchor":"middle",fill:"#13201E"},e))}function gp(t,e,{zone:n},{
nodes:s,aside:r,u:o,at:i}){let a=n.tokens.find(({key:u})=>u===t),l=s.get(a?.at??t);if(!l)throw new Error(`Expected a nod\
e or a token of the board, not "${t}".`);let c=n.carries?.length;return ro({x:l.x+46*o*(r.get(t)??0),y:l.y},{role:"butto\
n",label:a?.label??l.label,ring:!a,chosen:e,attributes:{class:["way plays",a&&"handle",c&&"many"],tabindex:a&&i?-1:0,"ar\
ia-pressed":String(e),"data-spot":t}})}function qa(t){let{board:e,zone:n,heat:s,clear:r,acting:o,spots:i,lit:a,w:l,h:c,k:u}=t,
h=new Map(e.nodes.map(M=>[M.id,M])),p=cp(n.tokens),d=u<ip?1:Math.max(1,.62/u),f=(n.ways??[]).filter(({move:M})=>!M),b=(n.
ways??[]).filter(({move:M})=>M),g=n.tokens.filter(({art:M})=>!(r&&M==="agent")),w=({art:M})=>!!s.nodes&&M==="card",k=M=>lp(
M,s.nodes?.[M.id],d,S=>mp(S,e,h,d)),$=M=>up(M,h,d,p.get(M.key));return v("svg.board",{width:l,height:c,viewBox:`0 0 ${e.
width} ${e.height}`,preserveAspectRatio:"xMidYMid meet",style:"overflow:hidden","data-board":e.id},R(0,0,e.width,e.height,
{fill:"transparent"}),pp(e,h,d),f.map(M=>Fa(M,h)),e.nodes.filter(({kind:M})=>M==="place").map(k),g.filter(w).map($),e.nodes.
filter(({kind:M})=>M!=="place").map(k),b.map(M=>Fa(M,h)),g.filter(M=>!w(M)).map($),f.map(M=>hp(M,h,d)),g.filter(({key:M})=>M in
a).map(M=>fp(M,a[M.key],h,d,p.get(M.key))),b.filter(({tag:M})=>M).map(({tag:M,move:S,path:x})=>Da(h.get(x[x.length-1]),M,
S??"")),b.map(M=>dp(M,h,o)),Object.entries(i).map(([M,S],x)=>gp(M,S,t,{nodes:h,aside:p,u:d,at:x})))}function ja(t,e){for(let n of t.
querySelectorAll(".way.gone > .line")){if(!(n instanceof SVGGeometryElement))continue;let s=n.getTotalLength(),r=Number(
n.parentElement?.dataset.steps??1);n.animate([{strokeDasharray:`0 ${s}`},{strokeDasharray:`${s} 0`}],{duration:r*sp/e})}}var Ga=8,zt=1.25,Va=.42,bp=.62,wp=1.5,oo=46,yp=26,kp=8,vp=.95;function fs(t,e,n=e.w/e.h){let s=Math.max(e.w,e.h*n),r=Math.
min(s,Math.max(t.w,e.w/Ga)),o=r/n,i=(a,l)=>l<0?l/2:Math.max(0,Math.min(a,l));return{x:i(t.x,e.w-r),y:i(t.y,e.h-o),w:r,h:o}}
function xp(t,e,n,s,r,o=e.w/e.h){let i=Math.max(e.w,e.h*o),a=Math.min(i,Math.max(t.w/n,e.w/Ga))/t.w;return fs({x:s-(s-t.
x)*a,y:r-(r-t.y)*a,w:t.w*a,h:t.h*a},e,o)}function $p(t,e,n,s,r){let o=n/s,[i,a]=[t.map(({x:M})=>M),t.map(({y:M})=>M)],[l,
c]=[Math.min(...i),Math.min(...a)],[u,h]=[Math.max(...i)-l,Math.max(...a)-c],p=Math.min(n/e.w,(o-r)/e.h),d=Math.max(bp,wp*
(n/e.w)),f=Math.min((n-2*oo)/(u||1),(o-r-2*oo)/(h||1)),b=Math.max(p,Math.min(d,f)),g={w:n/b,h:o/b},w=yp/b,k=(M,S,x,E)=>{
let L=(M+S-x)/2,[T,_]=[Math.min(0,M-w),Math.max(E,S+w)-x];return _<T?(T+_)/2:Math.max(T,Math.min(L,_))},$=r/b;return{x:k(
l,l+u,g.w,e.w),y:k(c,c+h,g.h-$,e.h)-$,...g}}var gs=class{constructor(){this.board=null;this.id="";this.dragged=!1;this.aspect=
1;this.wide=0;this.clear=0;this.targets=[];this.lit=[];this.view="whole";this.chosen="";this.whole={x:0,y:0,w:1,h:1},this.
frame=this.whole,this.fingers=new Map,this.down={x:0,y:0},this.near={x:0,y:0},this.aims=(n,s)=>{};let e=(n,s,r,o)=>m("bu\
tton.btn",{"data-k":`lens.${n}`,"aria-label":r,title:r,onclick:o},s);this.controls=m("div.lens",{role:"group","aria-labe\
l":"Zoom the board",hidden:!0},e("out","−","Zoom out",()=>this.zoom(1/zt)),e("in","+","Zoom in",()=>this.zoom(zt)),e("\
near",$e("near",20),"Near me",()=>this.see("near")),e("whole",$e("whole",20),"Whole board",()=>this.see("whole")))}on(e,n,s,r,o,i=[],a=[]){
this.controls.hidden=!e;let l=JSON.stringify([r,i])!==JSON.stringify([this.near,this.targets]),c=o.w/o.h,u=n!==this.id||
c!==this.aspect||o.w!==this.wide,h=JSON.stringify(a)!==JSON.stringify(this.lit)&&!a.every(p=>this.sees(p));this.near=r,this.
targets=i,this.lit=a,this.clear=o.clear??0,e&&e!==this.board&&this.listen(e),this.board=e,e&&(u&&(this.id=n,this.whole={
x:0,y:0,...s},this.aspect=c,this.wide=o.w,this.chosen=""),u||l||h||this.view!=="own"&&!a.length?this.look():this.show(this.
frame))}sees({x:e,y:n}){let{frame:s}=this,r=oo*s.w/this.wide,o=this.clear*s.w/this.wide;return e>s.x+r&&e<s.x+s.w-r&&n>s.
y+o+r&&n<s.y+s.h-r}look(){let e=this.wide/this.aspect-this.clear,n=Math.min(this.wide/this.whole.w,e/this.whole.h),s=this.
targets.length>0||n<Va;this.frameTo(this.chosen||(s?"near":"whole"))}see(e){this.chosen=e,this.frameTo(e)}frameTo(e){if(this.
view=e,e==="whole")return this.show(fs({...this.whole,w:1/0},this.whole,this.aspect));this.show($p([this.near,...this.targets,
...this.lit],this.whole,this.wide,this.aspect,this.clear))}show({x:e,y:n,w:s,h:r}){this.frame={x:e,y:n,w:s,h:r},this.board?.
setAttribute("viewBox",`${e} ${n} ${s} ${r}`),this.board?.classList.toggle("far",this.wide/s<Va),this.board?.classList.toggle(
"close",this.wide/s>=vp);let o=this.onPage;o?.a&&this.aims(1/o.a,this.frame)}drawTo(e){this.view="own",this.show(e)}zoom(e,n=this.
frame.x+this.frame.w/2,s=this.frame.y+this.frame.h/2){this.drawTo(xp(this.frame,this.whole,e,n,s,this.aspect))}pan(e,n){
let{x:s,y:r,w:o,h:i}=this.frame;this.drawTo(fs({x:s+e*o,y:r+n*i,w:o,h:i},this.whole,this.aspect))}point({clientX:e,clientY:n}){
let s=this.onPage,{x:r,y:o}=new DOMPoint(e,n).matrixTransform(s?.inverse());return{x:r,y:o}}get onPage(){let[e]=this.board?.
children??[];return e instanceof SVGGraphicsElement?e.getScreenCTM():null}listen(e){e.style.touchAction="none",e.addEventListener(
"wheel",n=>{let s=n.deltaY>0,{x:r,y:o}=this.point(n);s&&this.frame.w>=this.whole.w&&this.frame.h>=this.whole.h||(n.preventDefault(),
this.zoom(s?1/zt:zt,r,o))},{passive:!1}),e.addEventListener("pointerdown",n=>{this.fingers.set(n.pointerId,{x:n.clientX,
y:n.clientY}),this.down={x:n.clientX,y:n.clientY},this.dragged=!1}),e.addEventListener("pointermove",n=>this.drag(n));for(let n of[
"pointerup","pointercancel","pointerleave"])e.addEventListener(n,s=>this.fingers.delete(s.pointerId));e.addEventListener(
"click",n=>this.dragged&&n.stopPropagation(),{capture:!0})}drag(e){let n=this.fingers.get(e.pointerId);if(!n)return;let s={
x:e.clientX,y:e.clientY},r=[...this.fingers].find(([u])=>u!==e.pointerId)?.[1];if(this.dragged||=!!r||Math.hypot(s.x-this.
down.x,s.y-this.down.y)>kp,!this.dragged)return;this.fingers.set(e.pointerId,s);let o=this.point({clientX:n.x,clientY:n.
y}),i=this.point({clientX:s.x,clientY:s.y});if(!r){let{x:u,y:h,w:p,h:d}=this.frame;this.drawTo(fs({x:u+o.x-i.x,y:h+o.y-i.
y,w:p,h:d},this.whole,this.aspect));return}let a=u=>Math.hypot(u.x-r.x,u.y-r.y)||1,{x:l,y:c}=this.point({clientX:(s.x+r.
x)/2,clientY:(s.y+r.y)/2});this.zoom(a(s)/a(n),l,c)}key(e,n){if(!this.board)return!1;let r=n?{ArrowLeft:[-.2,0],ArrowRight:[
.2,0],ArrowUp:[0,-.2],ArrowDown:[0,.2]}[e]:void 0;if(r)this.pan(r[0],r[1]);else if(e==="+"||e==="=")this.zoom(zt);else if(e===
"-")this.zoom(1/zt);else if(e==="0")this.see("whole");else return!1;return!0}};var Ka=3,Za=80,za=t=>[...t.values.map((e,n)=>v("g",{transform:`translate(${n*(t.size+10)} 0)`},ms(e,t.size,t.lit.includes(
n)))),R(-5,-5,t.w+10,t.size+10,{class:"ring-focus",rx:9}),v("title",t.label)];function Ya(t,e){for(let n=0;n<Ka;n++){let s=(o,i)=>1+(o+2*n+3*i)%6,r=()=>t(o=>({...o,values:o.values.map(s),lit:[]}));n?
setTimeout(r,n*Za/e):r()}setTimeout(()=>t(n=>n),Ka*Za/e)}var mt=390,We=700,Ne=10,ao=t=>t.zones.every(e=>["seat","ring","fan","stack","tray","kinds"].includes(e.kind)&&(t.table===
"corners"||!(e.kind==="seat"&&(e.before?.length??0)>0)));function lo(t,e,n,s,r,o,i=!1){let a=e.alert||(e.counters??[]).map(
({value:d,label:f})=>`${d} ${f}`)[0]||e.note;t.add("mark",e.id,n,s,{seat:e.seat,size:20,active:!!e.active});let l=n+26,c=r-
26,u=i?fe(e.name,13,c-28,1.06):{lines:[e.name],size:13};if(t.text(`${e.id}.name`,u.lines[0],l,s+9,{size:u.size,bold:!0,quiet:!1,
room:c}),t.text(`${e.id}.note`,fe(a??"",12,c).lines[0],l,s+(i?24:22),{size:12,tone:e.alert?"lit":"",room:c}),i){let d=l+
I(u.lines[0],u.size)*1.06+8;t.cards(e.cards,d,s-2,20,{w:11,ideal:2,tight:.02},{role:"seat"})}if(!o)return;let h=e.cards.
some(d=>d.face||d.key in(t.extras.dealt??{})),p={w:o,ideal:o*.72,tight:h?.5:.06,least:h?o*.8:o};t.cards(e.cards,n,s+30,r-
6,p,{role:"seat",pitch:.5})}function ws(t,e,n,s,r,o=mt){let i=!!t.extras.acting,a=e.cards.length>(o-r)/60,l=a?Ne:r,c=n+(a?
30:0)+(i?12:0),u=qe(78,s-c-(i?6:0));lo(t,{...e,cards:[]},Ne,a?n:(n+s)/2-14,a?o:r-Ne-6,0);let h={w:u,ideal:u*1.12,tight:.36,
least:Math.min(u,44),floor:24};t.cards(e.cards,l,c,o-l-Ne,h,{own:!0,role:"hand",pitch:.7})}function bs(t,e,n,s,r,o){t.text(
`${e}.count`,n,r,o,{size:20,bold:!0,quiet:!1});let[i,a]=fe(s,12,58).lines;t.text(`${e}.label`,i,r,o+15,{size:12,room:58}),
a&&t.text(`${e}.more`,a,r,o+28,{size:12,room:58})}function Mp(t,{seats:[e,...n],ring:s,fans:r,stacks:o,trays:i},a,l){let c=(l-
mt)/(We-mt),u=s?132+116*c:Ne,h=[...i,...o].length?66:0,p=l-Ne-h,[d,f,b]=t.extras.acting?[70,76,42]:[68,74,45],g=b+20*c,w=g<
56?0:1.085*g+31,k={x:d+54*c,y:Math.max(f+26*c,w),r:g};s&&t.add("ring",s.id,k.x,k.y,{ring:s,r:k.r});let $=Math.max(1,Math.
min(n.length,3)),M=Math.ceil(n.length/$),S=(p-u)/$;n.forEach((L,T)=>{let _=M>1?0:n.length>2?26:34;lo(t,L,u+T%$*S,8+Math.
floor(T/$)*36,S,_,!_)}),i.forEach(L=>bs(t,L.id,String(L.count),L.label,p+8,22)),o.forEach((L,T)=>{let _=76+T*52;bs(t,L.id,
String(L.count),L.label,p+8,_),L.top&&t.card(L.top,p+36,_-15,15,{role:"stack",recall:L.recall})});let x=96,E=a-(t.extras.
editing?108:t.extras.acting?132:88);for(let L of r){let T=qe(a>320&&L.cards.length<7?60:44,E-x-34),_={w:T,ideal:T*.74,tight:.3,
least:T,floor:15},P=p-u,H=Math.min(_.ideal,(P-T)/Math.max(L.cards.length-1,1)),C=H<22;L.cards.forEach((W,J)=>{let q=J===
L.cards.length-1,N=u+J*H;t.card(W,N,x+20,T,{seen:q?T:Math.min(T,H),role:"fan"}),(q||!C||(L.cards.length-1-J)%2===0)&&t.text(
`${W.key}.above`,W.above??"",N+1,x+14,{size:q?14:12,bold:q,quiet:!q}),W.under!=null&&(q||!C)&&t.add("mark",`${W.key}.und\
er`,N+2,x+24+T*1.4,{seat:W.under,size:14,quiet:!q})}),L.cards.length||t.add("pile",L.id,u,x+20,{w:T,under:0,empty:!0})}return e&&
ws(t,e,E+4,a-8,u,l),{y:a-18,middle:k}}function Sp(t,{seats:[e,...n],ring:s,stacks:r,trays:o},i,a){let l=Math.max(1,Math.
min(n.length,5)),c=Math.ceil(n.length/l),u=(a-2*Ne)/l,h=c>1?34:56;n.forEach(($,M)=>{let S=Ne+M%l*u,x=8+Math.floor(M/l)*h;
lo(t,$,S,x,u,c>1?0:18,c>1)});let p=8+c*h,d=t.extras.acting?i-136:i-110,f=Math.min(58,(d-p)/2-14),b={x:a/2,y:(p+d)/2-12,r:f};
s&&t.add("ring",s.id,b.x,b.y,{ring:{...s,note:""},r:f});let g=Math.min(44,f*.74),w=10,k=b.x-(r.length*g+(r.length-1)*w)/
2;return r.forEach(($,M)=>{let S=k+M*(g+w),x=b.y-g*.7;$.top?t.card({...$.top,move:$.move||$.top.move,off:$.off||$.top.off},
S,x,g,{role:"stack"}):t.add("pile",$.id,S,x,{w:g,under:0,empty:!0}),bs(t,$.id,String($.count),$.label,M?a-74:Ne,b.y)}),o.
forEach($=>bs(t,$.id,String($.count),$.label,a-74,b.y+40)),e&&ws(t,e,d+2,i-8,96,a),{y:i-18,middle:b}}var Ja=(t,e,n,s,r)=>(s?
Sp:Mp)(t,e,n,r);var Xa=t=>(t.table??"long")==="long"&&t.zones.every(e=>["seat","grid","stack"].includes(e.kind));function _p(t,e){let n=e.
map(({key:i})=>`lit:${i}`),s=t.over.filter(({key:i})=>n.includes(i)),[r,o]=[s[0],s[s.length-1]];s.length<2||s.length<e.length||
s.some(({tab:i})=>i!==r.tab)||(t.over=t.over.filter(i=>!s.includes(i)),t.over.push({...r,w:o.x+o.w-r.x}))}function co(t,e,n,s,r,o){
let i=e.cards.filter(E=>!E.face&&!(E.key in(t.extras.dealt??{}))),a=[...e.cards.filter(E=>!i.includes(E)),...(e.before??
[]).flatMap(E=>"cards"in E?E.cards:[])],l=o>40,c=l?26:18,u=l?Math.min(o,r/7.5):18,h=l?u*.26:6,p=i.length?u+h*(i.length-1):
0,d=n+c+(l?9:5),f=r-(d-n)-(l?8:p+12),b=l?f:r-8,g=(e.counters??[]).map(({value:E,label:L})=>`${E} ${L}`)[0]??"",w=l?[e.note,
g].filter(Boolean).join(", "):e.note||g;t.add("mark",e.id,n,s,{seat:e.seat,size:c,active:!!e.active});let k=fe(e.name,l?
15:13,f),$=fe(w,l?13:12,b);t.text(`${e.id}.name`,k.lines[0],d,s+(l?11:13),{size:k.size,bold:!0,quiet:!1,room:f}),t.text(
`${e.id}.note`,$.lines[0],l?d:n,s+(l?28:31),{size:$.size,room:b});let M={w:u,ideal:h,tight:.05};t.cards(i,l?n:n+r-p-8,l?
s+38:s-1,p+1,M,{role:"seat"}),_p(t,i);let S=l&&p?n+p+12:n,x={w:o,ideal:o+3,tight:.3,least:o,floor:12};t.cards(a,S,s+(l?38:
36),n+r-8-S,x,{role:"seat",pitch:.5})}function Tp(t,e,n,s,r){let o=e.cells.flatMap(b=>"key"in b?[b]:[]),i=uo(n),a=o.length>
6?2:1,l=Math.max(Math.ceil(o.length/a),1),c=n>We?10:5,u=t.extras.acting?8:0,h=(n-2*i-c*(l-1))/l,p=qe(Math.min(n>We?70:50,
h),(r-s)/a-c-u),d=Math.min(h+c,p*1.3),f=(n-d*(l-1)-p)/2;o.forEach((b,g)=>{let w=f+g%l*d,k=s+Math.floor(g/l)*(p*1.4+c+u);
t.card(b,w,k,p,{role:"grid",own:!0})})}function Ep(t,e,n,s,r,o){let i=r*.7;(e.round??[]).forEach(({seat:l,words:c,now:u},h)=>{
let p=s+h*r,d=i>20?14:12;t.add("mark",`${e.id}.${h}`,n,p,{seat:l,size:i,active:u,quiet:!u}),t.text(`${e.id}.${h}`,c,n+i+
8,p+i/2+d*.35,{size:d,bold:u,quiet:!u,room:o-i-8})})}function Lp(t,e,n,s,r){let o=n>We,i=e.filter(g=>g.top||g.count||g.round?.
length),a=qe(o?92:56,r-s-(o?60:24)),l=o?56:18,[c,u]=o?[186,240]:[148,190],h=Math.max(0,...i.flatMap(g=>(g.round??[]).map(
w=>I(w.words,1.06)))),p=Math.max(c,Math.min(u,(o?14:12)*h+(o?56:40))),d=i.reduce((g,w)=>g+a+(w.round?.length?p:0),l*(i.length-
1)),f=s+(r-s-a*1.4-22)*(o?.42:.3),b=(n-d)/2;for(let g of i){g.top?t.card(g.top,b,f,a,{role:"stack",recall:g.recall}):t.add(
"pile",g.id,b,f,{w:a,under:0,empty:!0});let w=g.round??[],k=o?14:12,$=f+a*1.4+(o?24:17);if(w.length){let M=Math.min(o?36:
25,(a*1.4+6)/w.length);Ep(t,g,b+a+(o?20:10),f,M,p-(o?20:10)),t.text(`${g.id}.label`,g.label,b,$,{size:k,room:a+p-10})}else{
let M=o?20:16,S=I(String(g.count),M)*1.06+5,x=o?b:b+Math.min(0,(a-S-I(g.label,k))/2);t.text(`${g.id}.count`,String(g.count),
x,$,{size:M,bold:!0,quiet:!1}),t.text(`${g.id}.label`,g.label,x+S,$,{size:k})}b+=a+(w.length?p:0)+l}}function Ap(t,e,n,s,r){
let o=n>We,i=uo(n),a=Math.min((r-s)/Math.max(e.length,1),o?150:96),l=o?0:24,c=qe(o?84:46,a-l-(o?16:8)),u=o?166:i;e.forEach(
(h,p)=>{let d=s+p*a;if(o){let b=t.head(h,i,d,u-i-12);t.counters(h,i+4,d+42+b,u-i-16,!0)}else{let b=(h.counters??[]).map(
({value:k,label:$})=>`${k} ${$}`),g=i+24+I(h.name,13)*1.06+8;t.add("mark",h.id,i,d,{seat:h.seat,size:18,active:!!h.active}),
t.text(`${h.id}.name`,h.name,i+24,d+13,{size:13,bold:!0,quiet:!1});let w=fe([h.note,...b].filter(Boolean).join(", "),12,
n-i-g);t.text(`${h.id}.note`,w.lines[0],g,d+13,{size:w.size,room:n-i-g})}let f={w:c,ideal:c*1.12,tight:.3,least:c,floor:20};
t.cards(h.cards,u,d+l,n-i-u,f,{role:"seat"})})}function Qa(t,e,n,s){let r=e.cards.find(i=>i.above),o=r&&t.things.find(({
kind:i,key:a})=>i==="card"&&a===r.key);!r?.above||!o||t.text(`${r.key}.over`,r.above,s??o.x,n,{size:s?12:14,bold:!0,quiet:!1,
tone:r.ghost?"lit":"",anchor:s?"end":"start",room:s?s-Ne-34-I(e.name,13)*1.06:1/0})}var uo=t=>t>We?28:Ne;function ho(t,e,n,s,r){
let i=n-166-28,a=t.extras.acting?18:0,l=qe(84,r-s-a-14),c={w:l,ideal:l*1.12,tight:.3,least:l,floor:30},u=t.head(e,28,s+a,
126);t.counters(e,32,s+a+48+u,126,!1),t.cards(e.cards,166,s+a,i,c,{own:!0,role:"hand"}),Qa(t,e,s-14)}function el(t,{seats:[
e,...n],grids:s,stacks:r},o,i){let a=uo(i),l=i>We,c=Math.max(n.length,1),u=(i-2*a+8)/c,h=l?22:8,p=l?c>1?46:60:c>2?26:32,
d=o-(t.extras.acting?l?150:126:l?132:100);!s.length&&!r.length&&n.every(g=>g.cards.every(w=>w.face))?Ap(t,n,i,h,d-(l?30:
6)):n.forEach((g,w)=>{co(t,g,a+w*u,h,u,p)});let f=n.some(g=>g.before?.length||g.cards.some(w=>w.face)),b=h+(l?54+p*1.4:f?
46+p*1.4:44);for(let g of s)l&&t.text(`${g.id}.label`,g.label,a,b+8,{room:i-2*a}),Tp(t,g,i,b+(l?26:0),d-(l?24:4));return Lp(
t,r,i,b,d),e&&l?ho(t,e,i,d,o):e&&(ws(t,e,d,o-8,Ne+92,i),Qa(t,e,d+9,i-Ne)),{y:o-18,middle:{x:i/2,y:(b+d)/2,r:40}}}var Pp={draw2:"+2",draw4:"+4"},Op=["skip","reverse"],ys=28;function po(t){let e=t>=ys;return{large:e,left:e?34:22,right:e?
44:24,tall:t*1.17,pitch:t*1.72+(e?4:1.5),gap:e?4:1.5}}var tl=({rows:t})=>Math.max(...t.map(({kinds:e})=>e.length));function ks(t,e){
let{left:n,right:s,pitch:r,gap:o}=po(e);return{w:n+tl(t)*(e+o)+s,h:t.rows.length*r}}function Up(t,e,n){let s=48;for(;s>12&&
(ks(t,s).w>e||ks(t,s).h>n);)s-=.2;return s}var nl=t=>[...t].reduce((e,n)=>e+Number(n),0);function sl(t,e){return t===2?R(
-e,-e,2*e,2*e,{style:"fill:var(--lit)"}):B(0,0,e,{style:t?"fill:none;stroke:var(--field-edge)":"fill:var(--on-field)","s\
troke-width":1.5})}var fo=(t,e,n)=>v("g",{transform:`translate(${t} ${e})`},n);function Rp(t,e,n){let{tall:s}=po(n),r=t.
kinds[e],o=t.colour==="wild",i=o?"#fff":`var(--c-${t.colour}-on)`,a=Math.max(13,n*(o?.42:.54)),l=[t.unseen[e],t.held[e],
t.gone[e]].map(Number),c=Math.min(11,n/4+(n<ys?2:1)),u=l.flatMap((p,d)=>Array(p).fill([0,2,1][d])),h=Op.includes(r)?v("g",
{style:`color:${i}`},Xr(r,n/2,s/2,n*.2)):v("text",{x:n/2,y:s/2+a*.36,"text-anchor":"middle","font-size":a,"font-weight":700,
style:`fill:${i}`},Pp[r]??r);return v("g",v("g",{opacity:l[0]?null:.4},R(0,0,n,s,{rx:3,style:`fill:${o?"#17181c":`var(--\
c-${t.colour})`};stroke:#fff`,"stroke-width":n<ys?0:1.2}),h),u.map((p,d)=>fo(n/2+(d-(u.length-1)/2)*c,s+n*.28,sl(p,n<ys?
2.8:3.5))))}function Hp(t,e,n,s){let r=n?[0,82,182]:[0,62,136];return["unseen","discarded",s].map((o,i)=>[fo(t+r[i],e,sl(
i,4)),v("text.f2",{x:t+r[i]+9,y:e+4.5,"font-size":n?13:12},o)])}function go({zone:t,w:e,lit:n}){let{large:s,left:r,tall:o,
pitch:i,gap:a}=po(e),l=tl(t),c=r+l*(e+a)+(s?6:2);return t.rows.map((h,p)=>{let d=p*i,f=h.kinds.length<l/2,b=w=>r+w*(e+a)*
(f?1.6:1),g=nl(h.unseen);return[h.colour!=="wild"&&rt(h.colour,r/2-3,d+o/2,r*.26,{style:`fill:var(--ring-${h.colour})`}),
h.kinds.map((w,k)=>fo(b(k),d,Rp(h,k,e))),h.kinds.map((w,k)=>`${h.id}.${w}`in n&&R(b(k)-1,d-2,e+2,o+e*.48,{"data-key":`li\
t:${h.id}.${w}`,rx:5,style:"fill:none;stroke:var(--lit)","stroke-width":s?3:2})),f&&Hp(Math.min(b(h.kinds.length),c-(s?240:
192)),d+o/2,s,h.hands??"yours"),v("text.f",{x:c,y:d+o/2+6,"font-size":s?18:14,"font-weight":700},String(g))]}).flat(3).filter(
Boolean)}function mo({rows:t}){let[e,n]=["unseen","gone"].map(s=>t.reduce((r,o)=>r+nl(o[s]),0));return`${e} ${e===1?"car\
d":"cards"} you can't see, ${n} discarded`}var bo=t=>[mo(t),...t.rows.map(({label:e})=>e)].join(". ");function xs(t){let e=t.
zones.filter(n=>n.kind==="kinds");return e.length?{rows:e,of:e[0].of}:void 0}function rl(t,e){let n=Object.keys(t).filter(
s=>e?.rows.some(({id:r})=>s.startsWith(`${r}.`)));return e&&n.length?{[e.of]:t[n[0]],...t}:t}function Np(t,e,n,s,r){let[
o]=e.counters??[];t.add("mark",e.id,n,s,{seat:e.seat,size:18,active:!!e.active}),t.text(`${e.id}.name`,e.name,n+23,s+9,{
size:13,bold:!0,quiet:!1,room:14}),t.cards(e.cards,n+38,s-4,r-42,{w:12,ideal:3,tight:.05},{role:"seat"}),o&&t.text(`${e.
id}.note`,`${o.value} ${o.label}`,n+23,s+23,{size:12,room:r-23})}function ol(t,{seats:[e,...n],ring:s,stacks:r,kinds:o},i,a){
let l={rows:o,of:""},c=a>We,u=c?28:10,h=Math.min(n.length||1,3),p=Math.ceil(n.length/h),d=n.length>3,f=c?52:d?30:40,b=c?
150:80,g=r.length*(f+12)+b,w=(a-2*u-g)/h,k=c?12:8,$=d?34:c?102:44,M=k+Math.max(f*1.4+(c?16:10),p*$),S=i-(c?104:74);n.forEach(
(_,P)=>{let H=k+Math.floor(P/h)*$;d&&!c?Np(t,_,u+P%h*w,H,w):co(t,_,u+P%h*w,H,c?w:Math.min(w,130),d||!c?26:42)});let x=a-
u-g;for(let _ of r)_.top?t.card(_.top,x,k,f,{role:"space"}):t.add("pile",_.id,x,k,{w:f,under:0,empty:!0}),x+=f+12;let E=r.
map(({count:_,label:P})=>`${_} ${P}`);s?.value&&r.some(({top:_})=>_?.face?.colour==="wild")&&E.push(`${s.value} named`),
E.forEach((_,P)=>{t.text(`spread.${P}`,_,x,k+14+P*(c?20:16),{size:c?14:12,room:b})});let L=Up(l,a-2*u,S-M),T=ks(l,L);if(t.
add("spread","all",(a-T.w)/2,M+(S-M-T.h)*.35,{zone:l,w:L,lit:t.extras.lit??{}}),e&&c)ho(t,{...e,counters:e.counters?.slice(
0,1)},a,S,i);else if(e){let _=qe(46,i-8-S);t.add("mark",e.id,u,S,{seat:e.seat,size:20,active:!!e.active}),t.text(`${e.id}\
.name`,e.name,u,S+36,{size:13,bold:!0,quiet:!1,room:62});let P={w:_,ideal:_+4,tight:.36,least:_,floor:20};t.cards(e.cards,
78,S,a-u-78,P,{own:!0,role:"hand"})}return{y:i-18,middle:{x:a/2,y:(M+S)/2,r:40}}}var vs=class{constructor(e){this.open=!1;
this.how=e,this.root=m("section.sheet.spread",{hidden:!0,role:"group"})}show(e,n,s){this.zone=e,e||(this.open=!1),this.root.
hidden=!this.open;let r=this.open&&JSON.stringify([e,n,s]);if(!e||!r||this.root.dataset.looks===r)return;this.root.dataset.
looks=r;let o=s?23.2:44,i=ks(e,o),a=this.root.contains(re(this.root)),l={class:"btn quiet shut","aria-label":"Close",title:"\
Close",onclick:()=>this.escape()};this.root.setAttribute("aria-label",mo(e)),this.root.replaceChildren(m("h2",mo(e)),oe(
l,$e("close",16)),v("svg",{viewBox:`0 -3 ${i.w} ${i.h}`,role:"img","aria-label":bo(e)},go({zone:e,w:o,lit:n}))),a&&this.
root.querySelector("button")?.focus()}toggle(e){if(this.open)return void this.escape();this.open=!0,e(),this.root.querySelector(
"button")?.focus({preventScroll:!0})}escape(){let e=this.open,n=this.root.contains(re(this.root));return this.open=!1,this.
root.hidden=!0,n&&this.zone&&this.how.focus(this.zone.of),e}};var pt=(t,e)=>v("text",e,t),il=t=>!t.plays&&!!(t.opens||t.recall?.length);function Cp(t){let e=t.w*1.4,n=Math.min(11,Math.
max(7,t.w*.16));return[t.plays&&R(-2,-2,Math.max(t.seen,24),e+24,{class:"touch",fill:"transparent"}),t.dealt&&Qe(null,t.
w),t.ghost?v("g.faint",Qe(t.face,t.w)):Qe(t.face,t.w),t.ghost&&R(0,0,t.w,e,{class:"ghost",rx:t.w*.085,fill:"none"}),t.kin&&
!t.ghost&&R(1.5,1.5,t.w-3,e-3,{class:"kin",rx:t.w*.07,fill:"none"}),t.off&&R(0,0,t.w,e,{class:"veil",rx:t.w*.085}),t.under&&
v("path.bar-under",{d:`M2 ${e+11.5}h${Math.max(t.seen-6,18)}`,"stroke-width":5}),il(t)&&Ua(n+2,e-n-2,n),R(-5,-5,t.w+10,e+
10,{class:"ring-focus",rx:t.w*.085+5}),v("title",il(t)?`${t.label}. Press to see the cards.`:t.label)]}var et=24,wo=14,Bp=8;
function Dp(t){let e=Math.min(et,t.w);switch(t.role){case"hand":{let n=Math.min(et,t.w*.55);return[t.w-n,t.h-n,n]}case"s\
tack":case"pile":return[t.w-e,t.h-e,e];case"fan":return[t.w-e,t.h*.36,e];case"seat":return t.h<et?[t.w+3,(t.h-wo)/2,t.w<
Bp?0:wo]:[t.w-et,t.h-et,et];case"space":return[t.w-14,t.h-21,et];case"dice":return[t.w+3,-3,et];default:return t.y>et?[t.
w-21,-25,et]:[Math.max(-8,1-t.x),Math.max(-8,1-t.y),wo]}}function Ip(t){let[e,n,s]=Dp(t),r=t.tab&&s>0&&v("g",{transform:`\
translate(${e} ${n})`},R(0,0,s,s,{fill:"var(--lit)"}),pt(t.tab,{x:s/2,y:s*.71,"font-size":s*.625,"font-weight":700,"text\
-anchor":"middle",fill:"#13201E"}));return[R(-3,-3,t.w+6,t.h+6,{rx:7,fill:"none",stroke:"var(--lit)","stroke-width":4}),
r]}function Wp(t){let e=t.tone==="lit"?"lit-text":t.quiet?"f2":"f";return[v("text",{"font-size":t.size,"font-weight":t.bold?
700:400,"text-anchor":t.anchor,class:e},t.lines.map((n,s)=>v("tspan",{x:0,dy:s?t.size*1.2:0},n)))]}var Fp=t=>[Zt(t.seat,
0,0,t.size,{fill:t.active?"var(--accent-on-field)":t.quiet?"var(--on-field-2)":"var(--on-field)"})];function qp(t){let e=String(
t.value),n=dt(e),s=n?Me(e,t.high):0;return[n&&Re(e,0,0,t.high,{colour:"var(--on-field)"}),pt(n?t.label:`${e} ${t.label}`,
{x:n?s+8:0,y:t.high-4,"font-size":13,class:"f2","aria-hidden":"true"})]}function jp(t){return t.empty?[R(1,1,t.w-2,t.w*1.4-
2,{class:"slot",rx:5,fill:"none"})]:Array.from({length:t.under},(e,n)=>{let s=(t.under-n)*2.5;return v("g",{transform:`t\
ranslate(${s} ${-s})`},R(0,0,t.w,t.w*1.4,{class:"paper",rx:t.w*.085}))})}var Vp=t=>[v("text.f2",{"font-size":13,"aria-hi\
dden":"true"},v("tspan.f",{"font-weight":700,"font-size":15},String(t.count)),t.lines.map(e=>v("tspan",t.broken?{x:0,dy:17}:
{dx:4},e)))];function Gp(t){let e=String(t.count),n=Me(e,22),s=n+8+t.noted,r=(t.wide-(t.below?n:s))/2;return[Re(e,r,0,22,
{colour:"var(--on-field)"}),pt(t.label,{x:t.below?t.wide/2:r+n+8,y:t.below?t.high+56:18,"text-anchor":t.below?"middle":"\
start","font-size":13,class:"f2","aria-hidden":"true"}),Jr(t.count,12,30+t.high,t),Ue(`M1.5 ${t.high-6}V${36+t.high}H${t.
wide-1.5}V${t.high-6}`,"var(--field-line)",3)]}var kn=(t,e)=>[e*Math.sin(t*2*Math.PI),-e*Math.cos(t*2*Math.PI)];function Kp(t){
let{ring:e,r:n}=t,s=e.of??10,r=e.filled??0,o=e.preview?.filled??r,i=e.goal??-1,a=n*.17,l=2.4/360,c=K("hatch"),u=k=>{let[
$,M]=kn(k/s+l,n),[S,x]=kn((k+1)/s-l,n);return`M${$} ${M}A${n} ${n} 0 0 1 ${S} ${x}`},h=Array.from({length:s},(k,$)=>{let M=$<
r,S=e.preview?$>=r&&$<o:i>=0&&$>=r&&$<i,x=$===i?"var(--lit)":M?"var(--accent-on-field)":"var(--field-line)";return[v("pa\
th",{d:u($),fill:"none",style:`stroke:${x}`,"stroke-width":a}),S&&v("path",{d:u($),fill:"none",style:`stroke:url(#${c})`,
"stroke-width":a})]}),p=n<56,d=p?12:14,f=(e.marks??[]).map(k=>{let $=k.at/s,M=n+a/2+4,[S,x]=kn($,M),[E,L]=kn($,M+7),[T,_]=kn(
$,M+(p?6:19)),P=Math.sin($*2*Math.PI)<-.2,H=Math.sin($*2*Math.PI)>.2;return[!p&&v("path",{d:`M${S} ${x}L${E} ${L}`,class:k.
on?"tick on":"tick"}),pt(k.text,{x:T+(P?5:H?-5:0),y:_+(p?4:5),"font-size":d,"font-weight":k.on?700:400,"text-anchor":P?"\
end":H?"start":"middle",class:k.on?"f":"f2"})]}),b=(e.preview??e).value??"",g=e.preview?.note??e.note,w=Math.min(n*.7,n*
140/Math.max(Me(b,100),1));return[v("defs",He(c,"var(--accent-on-field)","none")),B(0,0,n+a/2,{fill:"var(--field)"}),...e.
closed?Zp(n,a):[...h.flat(),...f.flat()],dt(b)&&Re(b,0,-w*.61,w,{anchor:"middle",colour:"var(--on-field)"}),g&&pt(g,{y:n*
.55,"font-size":Math.max(13,n*.14),"font-weight":e.closed?700:400,"text-anchor":"middle",class:e.closed?"lit-text":"f2"})]}
var Zp=(t,e)=>[0,1,2].map(n=>B(0,0,t+n*e*1.15,{fill:"none",style:"stroke:var(--lit)","stroke-width":n?e*.24:e,class:n?"e\
cho":"whole"}));function zp(t){let{r:e}=t,n={...t.ring,...t.ring.preview},s=Math.round(e/4.6),r=n.colour?`var(--ring-${n.
colour})`:"var(--on-field-2)",o=(n.direction??1)<0?-1:1,i=hs(n.colour),a=Array.from({length:s},(u,h)=>h*360/s).filter(u=>!i||
Math.abs(u-180)>31).map(u=>v("path",{transform:`rotate(${u}) translate(0 ${-e}) scale(${o} 1)`,d:"M-7-9H0L8 0 0 9H-7L1 0\
Z",fill:r})),l=i&&v("g",{transform:`translate(-60 ${e-18})`},R(0,0,120,36,{rx:4,fill:`var(--c-${n.colour})`}),rt(n.colour,
22,18,8.5,{fill:"none",stroke:`var(--c-${n.colour}-on)`,"stroke-width":2.5}),pt(`${n.colour.toUpperCase()} ${i}`,{x:40,
y:24,"font-size":16,"font-weight":700,fill:`var(--c-${n.colour}-on)`})),c=n.note&&pt(n.note,{y:e-30,"font-size":13,"text\
-anchor":"middle",class:"f2"});return[...a,l,c]}var Yp=t=>[Jr(t.count,0,0,t)],Jp=({ring:t})=>[dt(t.value??"")&&Re(t.value,
0,-26,40,{anchor:"middle",colour:"var(--on-field)"}),pt(t.note??"",{y:36,"font-size":14,"text-anchor":"middle",class:"f2"})],
Xp={dial:Kp,chevrons:zp,none:Jp},Qp=t=>Array.from({length:t.full},(e,n)=>v("g",{transform:`translate(${t.size/2+n*(t.size+
5)} ${t.size/2})`,"aria-hidden":"true"},B(0,0,t.size/2-1.5,{fill:"none",class:n<t.count?"agent":"slot"}),n<t.count&&R(-5,
-1.75,10,3.5,{fill:"var(--on-field)"}))),ef=t=>[R(1.5,1.5,t.size-3,t.size-3,{rx:4,style:`fill:${t.box==="done"?"var(--on\
-field)":"var(--field)"};stroke:var(--${{now:"lit",done:"on-field",open:"field-edge"}[t.box]})`,"stroke-width":t.box==="\
now"?4:2,"stroke-dasharray":t.box==="open"?"4 3":null}),t.box==="done"&&v("path",{d:"M-4 -4L4 4M4 -4L-4 4",transform:`tr\
anslate(${t.size/2} ${t.size/2}) scale(${t.size/18})`,style:"stroke:var(--field)","stroke-width":2.5})],tf={card:Cp,lit:Ip,
text:Wp,mark:Fp,counter:qp,pile:jp,count:Vp,tray:Gp,chips:Yp,dice:za,agents:Qp,box:ef,spread:t=>go(t),board:t=>[qa(t)],ring:t=>Xp[t.
ring.art??"dial"](t)};function Lt(t){let e=tf[t.kind];if(!e)throw new Error(`Expected a thing that the table can draw, n\
ot "${t.kind}".`);return e(t).filter(Boolean)}function al(t){switch(t.kind){case"card":return t.label;case"counter":return`${t.
value} ${t.label}`;case"count":return t.spoken||`${t.count} ${t.lines.join(" ")}`;case"tray":return`${t.count} ${t.label}`;case"\
dice":case"board":return t.kind==="dice"?t.label:t.zone.label;case"ring":return t.ring.label;case"spread":return bo(t.zone);default:
return""}}var ll=420,nf=80,sf=1500,rf=5,cl=320,ul={goal:900,bust:700,aside:600},hl="cubic-bezier(.2,.7,.2,1)";function yo(t,e){let n=e.
replace(/^seat/,"h"),s=[...t].filter(({kind:c,key:u})=>c==="card"&&(u===e||u.startsWith(`${n}.`))),r=s.length?s.map(({x:c,
y:u,w:h})=>({x:c,y:u,w:h,h:h*1.4})):[...t].filter(({key:c})=>c.slice(c.indexOf(":")+1).split(".")[0]===e).map(({x:c,y:u,
wide:h=40,high:p=40})=>({x:c,y:u,w:h,h:p}));if(!r.length)return null;let o=Math.min(...r.map(({x:c})=>c)),i=Math.min(...r.
map(({y:c})=>c)),a=Math.max(...r.map(({x:c,w:u})=>c+u)),l=Math.max(...r.map(({y:c,h:u})=>c+u));return{x:o,y:i,w:a-o,h:l-
i}}var $s=t=>R(t.x-7,t.y-7,t.w+14,t.h+14,{rx:8,fill:"none",stroke:"var(--lit)","stroke-width":4}),of=()=>R(-14,-4,28,8,{
rx:2,fill:"var(--lit)",stroke:"#fff","stroke-width":1.5});function dl(t,e,n,{pace:s,still:r,gone:o}){t.replaceChildren();
let i=0;for(let a=e;a;a=a.then){let l=a.kind==="aside"?cf(a,n,{pace:s,still:r,gone:o,wait:i}):a.kind==="bust"?lf(ml(o,a.
then?.face),s,r):af(a,n,s,r);if(t.append(...l),!r&&s>0&&a!==e)for(let c of l)c.matches(".swept")||c.animate([{opacity:0},
{opacity:1}],{duration:1,delay:i,fill:"both"});setTimeout(()=>{for(let c of l)c.remove()},sf/Math.max(s,.5)+i),!r&&s>0&&
(i+=(ul[a.kind]??0)/s)}}function af(t,e,n,s){let r=t.source?yo(e,t.source):null,o=t.target?yo(e,t.target):null;if(!o)return[];
let i=[$s(o)];if(r&&t.kind==="catch"&&i.push($s(r)),!r||t.kind!=="goal"||s||n<=0)return i;for(let a=0;a<Math.min(t.count||
1,rf);a++){let l=of();i.push(l);let c=u=>`translate(${u.x+u.w/2}px,${u.y+u.h/2}px)`;l.style.transform=c(o),l.animate([{transform:c(
r)},{transform:c(o),opacity:1},{opacity:0}],{duration:ll*1.25/n,delay:a*nf/n,easing:hl,fill:"both"})}return i}function ml(t,e){
let n=t.filter(({kind:r,role:o})=>r==="card"&&o==="fan").sort((r,o)=>r.x-o.x),s=n.at(-1);if(s&&e){let r=n.length>1?s.x-n[n.
length-2].x:s.w*.59;n.push({...s,key:`${s.key}.end`,x:s.x+Math.max(r,s.w*.4),face:e})}return n}function lf(t,e,n){let[s]=t,
r=t.at(-1);if(!s||!r||n||e<=0)return[];let o=$s({x:s.x,y:s.y,w:r.x+r.w-s.x,h:r.w*1.4});return o.setAttribute("stroke-das\
harray","10 7"),o.animate([{opacity:1},{opacity:1,offset:.9},{opacity:0}],{duration:(ul.bust+cl)/e,fill:"both"}),[o]}function cf(t,e,{
pace:n,still:s,gone:r,wait:o}){let i=t.target?yo(e,t.target):null;return i?s||n<=0?[$s(i)]:ml(r,t.face).map(a=>{let l=v(
"g.thing.card.swept",...Lt({...a,plays:!1,off:""})),c=`translate(${a.x}px,${a.y}px)`;return l.animate([{transform:c,opacity:1},
{transform:`translate(${i.x}px,${i.y}px) scale(${i.w/a.w})`,opacity:1,offset:.9},{transform:`translate(${i.x}px,${i.y}px\
) scale(${i.w/a.w})`,opacity:0}],{duration:ll*1.25/n,delay:o+cl/n,easing:hl,fill:"both"}),l}):[]}var Yt=10;function uf(t,e,n,s){if(e&&n>=e*46)return Math.min(e,Math.max(t,1));if(!t)return 1;let r=Math.max(1,Math.floor(
(n+Yt)/(s+Yt)));return Math.ceil(t/Math.ceil(t/r))}function vn(t,e,n,s,r,o){let i=t.text(`${e.id}.label`,e.label,n,s+10,
{room:r}),a=uf(e.cells.length||1,e.columns??0,r,o?58:50),l=Math.min(o?66:60,(r-Yt*(a-1))/a),c=l+Yt,u=t.extras.acting?8:0,
h=s+22+i;return e.cells.forEach((p,d)=>{let f=n+d%a*c,b=h+Math.floor(d/a)*(l*1.4+Yt+u);"key"in p?t.card(p,f,b,l,{role:"g\
rid",own:!0}):(t.add("pile",`${e.id}.${d}`,f,b,{w:l,under:0,empty:!0}),p.seat!=null&&t.add("mark",`${e.id}.${d}`,f+l/2-9,
b+l*.7-9,{seat:p.seat,size:18,quiet:!0}))}),h-s+Math.ceil(e.cells.length/a)*(l*1.4+Yt+u)+10}function xn(t,e,n,s,r){let o=e.
values.length,i=Math.min(56,(r-10*(o-1))/o),a=o*i+(o-1)*10;return t.add("dice",e.id,n,s,{w:a,size:i,values:e.values,thrown:e.
thrown??0,lit:e.lit??[],label:e.label,move:e.move??"",off:t.extras.acting?e.off??"":"",plays:t.extras.acting&&!!e.move,picks:[]}),
i+14}function ko(t,e,n,s,r){let o=s+12;o+=t.text(`${e.id}.label`,e.label,n,o,{room:r})+10;for(let[i,{words:a,note:l,box:c}]of e.
rows.entries()){let u=c?30:0,h={size:14,bold:!0,quiet:c==="open",room:r-u};c&&t.add("box",`${e.id}.${i}`,n,o+3,{box:c,size:20}),
o+=14+t.text(`${e.id}.${i}.words`,a,n+u,o+12,h),l&&(o+=15+t.text(`${e.id}.${i}.note`,l,n+u,o+13,{room:r-u})),o+=7}return o-
s+6}function pl(t,e,n,s){e.rows.filter(({box:r})=>r).forEach(({box:r},o)=>{t.add("box",`${e.id}.${o}`,n+30*o,s,{box:r,size:24})})}
function $n(t,e,n,s,r,o,i){let a=t.extras.boards?.[e.board];if(!a)throw new Error(`The board "${e.board}" must be sent b\
efore its tokens.`);let l=i==null?Math.min(o,r*a.height/a.width):o;return t.add("board",e.id,n,s,{w:r,h:l,k:Math.min(r/a.
width,l/a.height),board:a,zone:e,heat:t.extras.heat??{},clear:!!t.extras.clear,acting:!!t.extras.acting,spots:t.extras.spots??
{},lit:t.extras.lit??{},clearance:i??0}),l+14}var fl=390,Ss=620,Mn=196,gl=58,vo=38,xo=50,Ms=t=>t.cards.some(e=>e.move||e.picks?.length),bl=t=>[...t.cards,...(t.before??
[]).flatMap(e=>"top"in e&&e.top||[])];function wl(t,e,n,s,r){let o=n,i=0;for(let a of e){let l=Math.min(r-(o-n),a.values.
length*gl);i=Math.max(i,xn(t,a,o,s,l)),o+=l+8}return i}function yl(t,e,n,s,r,o,i){let l=(r-16*(o-1))/o,c=s;for(let u=0;u<
e.length;u+=o){let h=e.slice(u,u+o),p=(d,f)=>i?hf(t,d,n+f*(l+16),c,l):t.other(d,n+f*(l+16),c,l,!1);c+=(i?10:18)+Math.max(
...h.map(p))}return c-s}function hf(t,e,n,s,r){let o=bl(e),i=o.length?vo*(1+.4*(o.length-1))+12:0,a=t.head(e,n,s,r-i,28),
[l]=e.counters??[],c={w:vo,ideal:vo*.4,tight:.3};if(t.cards(o,n+r-i,s,i,c,{role:"seat"}),!l)return 34+a;let u=Math.max(l.
full??0,l.value),h=l.art==="agents"?24*u:0;h&&t.add("agents",`${e.id}.0`,n,s+36+a,{count:l.value,full:u,size:18});let p={
value:l.value,label:l.label??"",high:18,room:r-i-h};return t.add("counter",`${e.id}.0`,n+h+6,s+36+a,p),58+a}function kl(t,e,n,s,r){
return e.stacks.forEach((o,i)=>t.stack(o,n+i*r/2,s,50)),e.stacks.length?116:0}function vl(t,e,n,s,r){let{seats:o,boards:i,
fans:a,grids:l,dice:c,notes:u}=e,h=24,[p,...d]=o,f=n-h-Mn,b=f-2*h,g=14,w=14;for(let k of i)g+=$n(t,k,h,g,b,r);w+=wl(t,c,
f,w,Mn);for(let k of u)w+=ko(t,k,f,w,Mn)+8;p&&!Ms(p)&&(w+=t.other(p,f,w+4,Mn,!0)+20),w+=kl(t,e,f,w+4,Mn);for(let k of l)
g+=vn(t,k,h,g,b,!0);return d.length&&(g+=yl(t,d,h,g+6,b,Math.min(d.length,3),!0)),g=Math.max(g,w),a.length&&(g+=t.fans(a,
h,g,n-2*h,!0)),p&&Ms(p)&&(g+=t.own(p,h,g+6,n-2*h,176)),{y:g,middle:{x:h+b/2,y:240,r:40}}}function xl(t,{seats:e,boards:n,
stacks:s,dice:r,notes:o},i,a,l){let h=i-48,p=(a-20)/Math.max(1,e.length);for(let f of n)l?$n(t,f,0,0,a,h,xo):$n(t,f,0,xo,
a,h-xo,0);let d=10;for(let f of r)xn(t,f,d,8,f.values.length*36),d+=f.values.length*36+6;for(let f of o)pl(t,f,l?10:d+6,
l?h-34:14);for(let[f,{top:b}]of s.entries())b&&t.card(b,10+f*44,h-66,38,{role:"stack"});return e.forEach((f,b)=>{df(t,{...f,
cards:bl(f)},10+b*p,h+10,p-4)}),{y:i-18,middle:{x:a/2,y:h/2,r:40}}}function df(t,e,n,s,r){let o=e.cards.length?24+9*(e.cards.
length-1):0,i=r-24-o;t.add("mark",e.id,n,s+2,{seat:e.seat,size:20,active:!!e.active}),t.text(`${e.id}.name`,fe(e.name,13,
i).lines[0],n+25,s+9,{size:13,bold:!0,quiet:!1,room:i});let a=(e.counters??[]).map(({value:c,label:u})=>`${c} ${u}`)[0]??
e.note??"";t.text(`${e.id}.note`,fe(a,12,i).lines[0],n+25,s+24,{size:12,room:i});let l={w:22,ideal:9,tight:.3,least:22};
t.cards(e.cards,n+r-o-2,s-1,o,l,{role:"seat"})}function $l(t,e,n){let{seats:s,boards:r,fans:o,grids:i,dice:a,notes:l}=e,
c=14,u=n-2*c,[h,...p]=s,d=10;for(let g of r)d+=$n(t,g,c,d,u,440);let f=a.length?Math.min(150,a.reduce((g,{values:w})=>g+
w.length*gl+8,0)):0,b=wl(t,a,c,d,f);if(b+=kl(t,e,c,d+b,Math.max(f,130)),h&&!Ms(h)){let g=f?c+f+16:c;b=Math.max(b,t.other(
h,g,d,c+u-g,!1))}d+=b+12;for(let g of l)d+=ko(t,g,c,d,u)+8;for(let g of i)d+=vn(t,g,c,d,u,!1);return o.length&&(d+=t.fans(
o,c,d,u,!1)),p.length&&(d+=yl(t,p,c,d+4,u,Math.min(p.length,3),!1)),h&&Ms(h)&&(d+=t.own(h,c,d,u,0)),{y:d,middle:{x:n/2,y:200,
r:40}}}var _l=t=>[[0,0],[1,0],[1,1]].slice(0,t),mf=20,pf=60,Tl=({extras:t})=>t.acting?t.call?32:14:0;function El(t){let e=(t.before??
[]).filter(({kind:n})=>n==="stack");return{beside:e.slice(0,-1),space:e.at(-1)}}function Ml(t,e,n,s,r,o,i){let{beside:a,
space:l}=El(e),c=o?n+i+28:n,u=r-i-28,h=t.head(e,c,s,u,30),p=c;for(let d of a)t.stack(d,p,s+46+h,46,110),p+=118;if(!e.me){
let d={w:38,ideal:22,tight:.05};t.cards(e.cards,p,s+46+h,c+u-p,d,{role:"seat"})}l&&t.stack(l,o?n:n+r-i,s,i,i+40)}function Ll(t,{
seats:[e,...n],ring:s,stacks:r},o,i){let l=92*1.4+32,c=o/2-i-24,u=o/2+24,h=28,p=h+l+74,d=n.length===1;n.forEach((k,$)=>{
let[M,S]=_l(n.length)[$];Ml(t,k,M?u:i,S?p:h,c,!!M,92)}),e&&Ml(t,{...e,me:!0},i,p,c,!1,92);let f={x:d?u+c/2:o/2,y:d?h+44:
h+l+32,r:40};s&&t.add("ring",s.id,f.x,f.y,{ring:s,r:f.r});let b=d?92:46,g=d?f.x-r.length*(b+40)/2+20:f.x+90;r.forEach((k,$)=>t.
stack(k,g+$*(b+40),d?h+120:f.y-44,b,b+40));let w=p+l+4;if(e){let k=t.extras.call??0,$=Tl(t),M=e.cards.some(x=>x.face);k&&
(t.call=w),w+=(k?k+20:0)+$;let S={w:M?88:62,ideal:M?106:44,tight:.5,least:60,floor:20};w+=t.cards(e.cards,i,w,o-2*i,S,{own:!0,
role:"hand"})}return{y:w,middle:f}}function Sl(t,e,n,s,r){let{beside:o,space:i}=El(e),a=46,l=r-a-34;t.add("mark",e.id,n,
s+2,{seat:e.seat,size:20,active:!!e.active}),t.text(`${e.id}.name`,e.name,n+26,s+11,{size:13,bold:!0,quiet:!1,room:l}),t.
text(`${e.id}.note`,fe(e.alert||e.note,12,l).lines[0],n+26,s+25,{size:12,quiet:!e.active,room:l});let c=n;for(let u of o){
if(u.top){let h={...u.top,move:u.move||u.top.move,off:u.off||u.top.off};t.card(h,c,s+36,26,{role:"stack",recall:u.recall})}else
t.add("pile",u.id,c,s+36,{w:26,under:0,empty:!0});t.text(`${u.id}.count`,String(u.count),c+32,s+58,{size:14,bold:!0,quiet:!1}),
c+=58}if(!e.me){let u={w:22,ideal:10,tight:.05};t.cards(e.cards,c,s+38,n+r-a-8-c,u,{role:"seat"})}i&&Al(t,i,n+r-a,s,a)}function Al(t,e,n,s,r){
e.top?t.card(e.top,n,s+2,r,{role:"space",recall:e.recall}):t.add("pile",e.id,n,s+2,{w:r,under:0,empty:!0});let o=[e.count>
1?e.count:"",e.label].filter(Boolean).join(" "),i=fe(o,12,r+14).lines.length<2;t.text(`${e.id}.label`,o,i?n+r/2:n+r+6,s+
r*1.4+17,{size:12,anchor:i?"middle":"end",room:i?r+14:3*r})}function Pl(t,{seats:[e,...n],ring:s,stacks:r},o,i){let l=i/
2-10-10,c=i/2+10,u=88,h=n.length===1;n.forEach((k,$)=>{let[M,S]=_l(n.length)[$];Sl(t,k,M?c:10,6+S*u,l)}),e&&Sl(t,{...e,me:!0},
10,6+u,l),r.slice(0,3).forEach((k,$)=>{h&&Al(t,k,c+20+$*66,50,46)});let p=t.extras.call??0,d=Tl(t),f=6+2*u+6+d;p&&(t.call=
f-d);let b=f+(p?p+8:0),g=Math.max(mf,qe(78,o-b-8));e&&t.cards(e.cards,10,b,i-130,{w:g,ideal:g*1.12,tight:.36,least:g},{own:!0,
role:"hand"});let w={x:i-66,y:b+24,r:34};return s&&o-b<pf?(t.add("ring",s.id,w.x,o-18,{ring:{...s,value:"",note:""},r:w.
r}),t.text(`${s.id}.note`,`${s.value??""} ${s.note??""}`,i-10,o-14,{size:14,anchor:"end",room:170})):s&&(t.add("ring",s.
id,w.x,w.y,{ring:{...s,note:""},r:w.r}),t.text(`${s.id}.note`,s.note??"",w.x,w.y+30,{size:12,anchor:"middle",room:126})),
{y:Math.max(o-8,e?b+g*1.4:0),middle:w}}var ff={mark:({size:t})=>({x:0,y:0,w:t,h:t}),pile:({w:t,empty:e})=>e&&{x:0,y:0,w:t,h:t*1.4},ring:({r:t})=>({x:-t,y:-t,w:2*
t,h:2*t}),dice:({w:t,size:e})=>({x:0,y:0,w:t,h:e}),box:({size:t})=>({x:0,y:0,w:t,h:t})},_s=class{constructor(e){this.call=
0;this.things=[];this.over=[];this.extras=e}add(e,n,s,r,o={}){this.things.push({kind:e,key:`${e}:${n}`,x:s,y:r,...o});let i=this.
extras.lit?.[n],a=ff[e]?.(o);i!=null&&a&&this.over.push({kind:"lit",key:`lit:${n}`,x:s+a.x,y:r+a.y,w:a.w,h:a.h,tab:i,role:e})}text(e,n,s,r,{
size:o=13,room:i=1/0,bold:a=!1,quiet:l=!0,anchor:c="start",tone:u=""}={}){if(!n)return 0;let{lines:h,size:p}=fe(n,o,i,a?
1.06:1);return this.add("text",e,s,r,{lines:h,size:p,bold:a,quiet:l,anchor:c,tone:u}),(h.length-1)*p*1.2}card(e,n,s,r,{seen:o=r,
own:i=!1,role:a="",recall:l=[]}={}){let{lit:c={},dealt:u={},acting:h=!1,under:p=!0,opens:d=""}=this.extras,f=u[e.key]??e.
face??null,b=h&&!!(e.move||e.picks?.length),g=!!e.lifted,w=a==="grid"?0:r<80?12:14,k=i&&(b||h&&e.ghost)?w+(g?r*(w?.24:.14):
0):0;this.things.push({kind:"card",key:e.key,x:n,y:s-k,w:r,face:f,label:e.label,origin:e.origin??"",role:a,dealt:e.key in
u,kin:!!e.kin,ghost:!!e.ghost,seen:o,plays:b,off:h?e.off??"":"",under:i&&b&&!g,up:g,move:e.move??"",picks:e.picks??[],recall:p?
l:[],opens:d===e.key&&!b&&!e.off}),e.key in c&&this.over.push({kind:"lit",key:`lit:${e.key}`,x:n,y:s-k,w:o,h:r*1.4,tab:c[e.
key],role:a})}cards(e,n,s,r,o,{own:i=!1,role:a="",pitch:l=1.4,centre:c=!1}={}){if(!e.length)return 0;let{w:u,step:h,cols:p,
rows:d}=Kt(e.length,r,o);return e.forEach((f,b)=>{let g=Math.floor(b/p),w=b%p,k=Math.min(p,e.length-g*p),$=c?n+(r-(h*(k-
1)+u))/2:n;this.card(f,$+w*h,s+g*l*u,u,{seen:w===k-1?u:Math.min(u,h),own:i,role:a})}),u*1.4+(d-1)*l*u}};var Ol=t=>t.map(e=>({...e,art:""})),ft=class extends _s{head(e,n,s,r,o=30){let i=[e.note,e.team].filter(Boolean).join(",\
 "),a=o<30?8:12,l=n+o+a,c=r-o-a;this.add("mark",e.id,n,s,{seat:e.seat,size:o,active:!!e.active});let u=e.alert||i,h=s+o*
(u?.43:.66),p=this.text(`${e.id}.name`,e.name,l,h,{size:15,bold:!0,quiet:!1,room:c}),d=this.text(`${e.id}.note`,u,l,s+o+
p,{room:c,bold:!!(e.active||e.alert),quiet:!e.active,tone:e.alert?"lit":""});return p+d}counters(e,n,s,r,o){let i=s;for(let[
a,l]of(e.counters??[]).entries()){let c=o?18:22;if(this.add("counter",`${e.id}.${a}`,n,i,{value:l.value,label:l.label??"",
high:c,room:r}),i+=c+8,l.art==="chips"){let u=Math.max(1,Math.ceil(l.value/10)),h=o?2.5:3,p=o?1.2:1.4,d=Math.max(3,Math.
min(18,(r-2)/u-3)),f=10*(h+p)+3,b=Math.min(l.value,10)*(h+p)+(l.value>5?3:0);l.value&&this.add("chips",`${e.id}.${a}`,n,
i+b,{count:l.value,w:d,t:h,g:p,pitch:d+3}),i+=f}if(l.art==="agents"){let u=Math.max(l.full??0,l.value);this.add("agents",
`${e.id}.${a}`,n,i,{count:l.value,full:u,size:18}),i+=26}}return i-s}other(e,n,s,r,o){let i=e.cards??[],a=e.counters??[],
l=!o||r<150,c=this.head(e,n,s,r,l?26:30),u=a.length&&r>=150,h=i.some(x=>x.face||x.key in(this.extras.dealt??{})),p=l?38:
48,d=Math.min(u?r-74:r,h?1/0:p*3.4),f={w:p,ideal:p*(h?.72:.7),tight:h?.62:.05},b=s+(l?38:44)+c,g=this.cards(i,n,b,d,f,{role:"\
seat",pitch:.62});if(e.alert&&i.length){let{w:x,step:E,cols:L}=Kt(i.length,d,f);this.over.push({kind:"lit",key:`lit:${e.
id}`,x:n,y:b,w:x+(L-1)*E,h:g,tab:""})}let{w,step:k,cols:$}=Kt(i.length,d,f),M=i.length?w+($-1)*k+14:0,S=u?Math.max(g,this.
counters(e,n+M,b+2,r-M,l)):g+(a.length?8+this.counters({...e,counters:Ol(a)},n,b+g+8,r,!0):0);return b-s+S+this.before(e,
n,b+S+10,r,l)}stack(e,n,s,r,o=r+24){let i=e.top?{...e.top,move:e.move||e.top.move,off:e.off||e.top.off,label:e.top.label||
e.spoken}:null,a=e.count>1&&i&&!i.face?Math.min(3,e.count-1):0;if(this.add("pile",e.id,n,s,{w:r,under:a,empty:!i}),i&&this.
card(i,n,s,r,{role:"stack",recall:e.recall}),!i&&!e.count&&e.label&&r>=40){let{lines:c,size:u}=fe(e.label,13,r-2);if(c.length*
u*1.2<r*1.4-8){let h=s+(r*1.4-(c.length-1)*u*1.2)/2+u*.35;return this.add("text",`${e.id}.empty`,n+r/2,h,{lines:c,size:u,
quiet:!0,anchor:"middle",tone:""}),r*1.4}}let l=I(`${e.count} ${e.label}`,14)>o;return this.add("count",e.id,n,s+r*1.4+22,
{count:e.count,lines:l?fe(e.label,13,o).lines:[e.label],spoken:e.spoken,broken:l}),r*1.4+30+(l?17*fe(e.label,13,o).lines.
length:0)}tray(e,n,s,r){let o=Math.max(1,Math.ceil(Math.max(e.full,e.count)/10)),i=Math.min(27,(r-24)/o-4),a=r<120,l=i+(i>
20?7:4),c=a?3:5,u=a?1.4:2,h=o*l-(l-i)+24,p=10*(c+u)+3,d=22*String(e.count).length+4+I(e.label,13)>Math.max(h,r-8);return this.
add("tray",e.id,n+(r-h)/2,s,{wide:h,high:p,count:e.count,label:e.label,w:i,t:c,g:u,pitch:l,below:d,noted:I(e.label,13)}),
p+(d?62:44)}fans(e,n,s,r,o){let i=s,a=e.length>2?o?56:48:o?80:64;for(let l of e){this.text(`${l.id}.label`,l.label,n,i+10,
{room:r});let c={w:a,ideal:a*.59,tight:.39,least:Math.min(a,o?56:48),floor:20},{w:u,step:h,cols:p,rows:d}=Kt(l.cards.length,
r,c),f=l.cards.some(g=>g.above)?22:4,b=l.cards.some(g=>g.under!=null)?40:10;i+=20,l.cards.length||this.add("pile",l.id,n,
i+f,{w:u,under:0,empty:!0}),l.cards.forEach((g,w)=>{let k=Math.floor(w/p),$=w%p,M=w===l.cards.length-1,S=n+$*h,x=i+f+k*(f+
b+u*1.4);this.card(g,S,x,u,{seen:M||$===p-1?u:Math.min(u,h),role:"fan"}),this.text(`${g.key}.above`,g.above??"",S+2,x-8,
{size:M?16:14,bold:M,quiet:!M}),g.under!=null&&this.add("mark",`${g.key}.under`,S+4,x+u*1.4+10,{seat:g.under,size:Math.max(
15,Math.min(22,h*.76)),quiet:!M})}),i+=Math.max(d*(f+b+u*1.4),f+b+a*1.4)+8}return i-s}own(e,n,s,r,o){let i=this.extras.acting?
14:0,a=this.extras.call??0,l=this.before(e,n+o,s,r-o,!o),c=s+l+(a?a+20:0);return a&&(this.call=s+l),c-s+this.hand(e,n,c,
r,o,i)}before(e,n,s,r,o){let i=e.before??[];if(!i.length)return 0;let a=10,l=(r-a*(i.length-1))/i.length,c=Math.min(o?44:
58,l-6),u=0;return i.forEach((h,p)=>{let d=n+p*Math.min(l+a,h.kind==="fan"?1/0:c+40);if(h.kind==="fan"){let f=this.text(
`${h.id}.label`,h.label,d,s+10,{room:l}),b={w:c,ideal:c*.72,tight:.4};u=Math.max(u,18+f+this.cards(h.cards,d,s+18+f,l,b,
{role:"fan"}))}else u=Math.max(u,this.stack(h,d,s,c,Math.min(l,c+34)))}),u+16}hand(e,n,s,r,o,i){let a=o>0,l=e.cards.some(
g=>g.face),c=a?92:70,u=e.cards.length,h={w:l?c:c*.75,ideal:c*(l?a?1.22:1.06:.8),tight:.5,least:Math.min(c,64),floor:l?34:
20};if(a){let g=this.head(e,n,s,o-20),w=this.counters(e,n+4,s+48+g,o-20,!1)+48+g,k=this.cards(e.cards,n+o,s+i,r-o,h,{own:!0,
role:"hand",pitch:1.4+.36});return Math.max(w,k+i+16,l?c*1.4:0)}let p=l&&(u-1)*h.ideal+h.w<=r-112,d=this.head(e,n,s,p?110:
r-100,26);if(p){let g=this.counters(e,n+4,s+44+d,100,!0)+44+d,w=this.cards(e.cards,n+112,s+i,r-112,h,{own:!0,role:"hand"});
return Math.max(g,w+i+16)}let f=this.counters({...e,counters:Ol(e.counters??[])},n+r-84,s+6,84,!0),b=s+Math.max(40+d,f+8)+
i;return b-s+this.cards(e.cards,n,b,r,h,{own:!0,role:"hand",pitch:1.4+.42,centre:!0})+16}};var Ge=620,Ts=772,Nl=920,gf=["seat","ring","fan","stack","tray","grid","dice","tokens","notes","kinds"];function Sn(t){let e=t.
zones.find(({kind:s})=>!gf.includes(s));if(e)throw new Error(`Expected a zone that the table can draw, not "${e.kind}".`);
let n=s=>t.zones.filter(r=>r.kind===s);return{seats:Ea(n("seat")),ring:n("ring")[0],fans:n("fan"),stacks:n("stack"),trays:n(
"tray"),grids:n("grid"),dice:n("dice"),notes:n("notes"),boards:n("tokens"),kinds:n("kinds")}}function Cl(t,e,n={}){if(n.
laid&&xs(t))return Ef(t,e,n);if(Xa(t)&&(e.low||e.h))return Tf(t,e,n);if(e.low&&t.zones.some(({kind:p})=>p==="tokens"))return _f(
t,e,e.low,n);if(e.low&&ao(t))return $o(t,e,e.low,n,Mo(e.w));if(!e.h)return Es(t,e.w,n);let s=({w:p,h:d})=>So(e,p,d),o=[...e.
w>=Ge*Ul?[Ts,860,Nl]:[],390,440].map(p=>Sf(t,e,p,n)),[i,...a]=o.filter(p=>p.w>=Ge),l=a.reduce((p,d)=>s(d)>s(p)?d:p,i);if(l&&
s(l)>=Ul)return l;let c=o.reduce((p,d)=>s(d)>s(p)?d:p),u=Math.round(Math.max(Bl,mt*e.h/e.w));return t.zones.some(({kind:p})=>p===
"tokens")?Fl(t,Math.min(u,Ss),n,fl,!0):s(c)>=bf||!ao(t)?c:t.table==="round"&&t.zones.filter(({kind:p})=>p==="seat").length>
kf&&e.w>e.h?$o(t,e,Hl,n,Math.round(Hl*e.w/e.h)):$o(t,e,Math.min(u,yf),n,Dl(e,u))}var Ul=.8,bf=.92,Rl=.75,wf=352,Bl=288,yf=460,
kf=6,Hl=320,vf=640,xf=110,$f=400,Mf=1.25,Mo=t=>Math.round(Math.max(mt,Math.min(We,t/Mf))),Dl=(t,e)=>Math.round(Math.max(
mt,Math.min(We,e*t.w/t.h)));function Il(t,e,n){let{w:s}=t,r=t.low?0:t.h,o=!t.low&&s>=Ts*Rl&&(!r||r>=e[0]*Rl),[i,a]=o?e:n,
l=o?Ts:t.low?Mo(s):mt,c=r?Math.round(Math.max(i,Math.min(a,l*r/s))):o?600:i;return[o||!r?l:Dl(t,c),c]}var So=(t,e,n)=>Math.
min(t.w/e,t.h?t.h/n:1/0),Wl=(t,e)=>({...t,call:(t.call??0)/e});function Sf(t,e,n,s){let r=Es(t,n,s);for(let o=0;o<2&&s.call;o++)
r=Es(t,n,Wl(s,So(e,r.w,r.h)));return r}function $o(t,e,n,s,r){let o=new ft(Wl(s,So(e,r,n))),i=Sn(t),{y:a,middle:l}=t.table===
"corners"?Pl(o,i,n,r):Ja(o,i,n,t.table==="round",r);return{w:r,h:Math.max(n,a+8),things:[...o.things,...o.over],middle:l,
call:o.call}}function _f(t,e,n,s){let r=Math.max(e.w,Ts),o=((e.page??0)-vf)*r/e.w-xf;return e.w>=Ge&&o>=$f?Es(t,r,s,Math.
min(o,Ss)):Fl(t,n,s,Math.min(Mo(e.w),Ge-1),!1)}function Fl(t,e,n,s,r){let o=new ft(n),{middle:i}=xl(o,Sn(t),e,s,r);return{
w:s,h:e,things:[...o.things,...o.over],middle:i,call:o.call}}function Tf(t,e,n){let s=new ft(n),[r,o]=Il(e,[470,620],[e.
low||Bl,620]),{middle:i}=el(s,Sn(t),o,r);return{w:r,h:o,things:[...s.things,...s.over],middle:i,call:s.call}}function Ef(t,e,n){
let s=new ft(n),[r,o]=Il(e,[520,640],[wf,560]),{middle:i}=ol(s,Sn(t),o,r);return{w:r,h:o,things:[...s.things,...s.over],
middle:i,call:s.call}}function Es(t,e,n={},s=Ss){let r=Math.round(Math.min(Math.max(e,320),Nl)),o=r>=Ge,i=new ft(n),a=Sn(
t),l=o?28:14,c=t.table==="round"||t.table==="corners"&&!o,u=a.boards.length?o?vl:$l:c?o?Pf:Of:o&&t.table==="corners"?Ll:
o?Lf:Af,{y:h,middle:p}=u(i,a,r,l,s);return{w:r,h:Math.round(h+18),things:[...i.things,...i.over],middle:p,call:i.call}}function Ls(t,e,n,s,r,o){
let i=s,a=(r-o*(e-1))/e;for(let l=0;l<t.length;l+=e){let c=t.slice(l,l+e);i+=Math.max(...c.map((u,h)=>u(n+h*(a+o),i,a)))+
20}return i-s}function Lf(t,e,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:c}=e,u=o.map(E=>(L,T,_)=>t.other(E,L,
T,_,!0)),h=c.map(E=>(L,T,_)=>t.tray(E,L,T,_));u.splice(Math.ceil(u.length/2),0,...h);let p=Math.floor((n-2*s+20)/126),d=u.
length<=p?Math.max(u.length,1):Math.ceil(u.length/2),f=28+Ls(u,d,s,28,n-2*s,20),b=l.length?104:0,g=i?248:0,w=f+6,k=i?{x:132,
y:w+108,r:88}:{x:n/2,y:w+60,r:40};i&&t.add("ring",i.id,k.x,k.y,{ring:i,r:k.r});let $=n-2*s-g-(b?b+24:0),M=t.fans(a,s+g,w+
10,$,!0);f=Math.max(w+(i?230:0),w+10+M)+12,l.forEach((E,L)=>t.stack(E,n-s-72,w+48+L*152,66));let S=l.length?w+48+l.length*
152-24:0,x=g&&n>=740?g:176;return f+=As(t,e,n-(S>f?b+24:0),s,f),r&&(f+=t.own(r,s,f,n-2*s-(S>f?b+24:0),x)),{y:Math.max(f,
S),middle:k}}function Af(t,e,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:c}=e,u=18,h=o.some($=>($.before?.length??
0)>1),p=h||o.length<=2||o.length===4?Math.min(2,Math.max(o.length,1)):3;u+=Ls(o.map($=>(M,S,x)=>t.other($,M,S,x,!1)),p,s,
u,n-2*s,12);let d=66,f=i?{x:106,y:u+100,r:d}:{x:n/2,y:u+40,r:40};i&&t.add("ring",i.id,f.x,f.y,{ring:i,r:d});let b=i?214:
s,g=n-s-b,w=Math.min(92,g/Math.max(l.length,1));l.forEach(($,M)=>t.stack($,b+M*w,u+12,Math.min(56,w-14),w-1));let k=l.length?
u+12+78+56:u;for(let $ of c)k+=t.tray($,b-6,k,g+6);return u=Math.max(k,i?u+200:u)+6,u+=t.fans(a,s,u,n-2*s,!1),u+=As(t,e,
n,s,u),r&&(u+=t.own(r,s,u+4,n-2*s,0)+4),{y:u,middle:f}}function Pf(t,e,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:c}=e,
{left:u,top:h,right:p}=La(o.length),d=i?.art==="none"?64:n<740?108:128,f=Math.min(h<2?220:n<740?130:190,n/2-d-20-s),b=n-
2*s-2*f-24,w=o.slice(u,u+h).map(E=>(L,T,_)=>t.other(E,h===1?n/2-70:L,T,_,!0)),k=h?Ls(w,h,s+f+12,20,b,16):0,$={x:n/2,y:20+
k+d+12,r:d},M=(E,L)=>{let T=E.length>1?28:$.y-60;for(let _ of E)T+=t.other(_,L,T,f,!0)+26;return T},S=[M(o.slice(0,u).reverse(),
s),M(o.slice(o.length-p),n-s-f)];ql(t,i,l,c,$,d<120?.82:1);let x=Math.max($.y+d+40,...S);return a.length&&(x+=t.fans(a,s,
x,n-2*s,!0)),x+=As(t,e,n,s,x),r&&(x+=t.own(r,s,x,n-2*s,160)),{y:x,middle:$}}function Of(t,e,n,s){let{seats:[r,...o],ring:i,
fans:a,stacks:l,trays:c}=e,u=o.some(b=>(b.before?.length??0)>1),h=u||o.length===2||o.length===4?2:Math.min(3,Math.max(o.
length,1)),p=16+Ls(o.map(b=>(g,w,k)=>t.other(b,g,w,k,!1)),h,s,16,n-2*s,12),d=i?.art==="none"?50:108,f={x:n/2,y:p+d+10,r:d};
return ql(t,i,l,c,f,.8),p=f.y+d+36,a.length&&(p+=t.fans(a,s,p,n-2*s,!1)),p+=As(t,e,n,s,p),r&&(p+=t.own(r,s,p,n-2*s,0)),{
y:p,middle:f}}function ql(t,e,n,s,r,o){e&&t.add("ring",e.id,r.x,r.y,{ring:e,r:r.r});let i=(n.length>2?56:78)*o,a=22*o,l=r.
x-(n.length*i+(n.length-1)*a)/2;n.forEach((c,u)=>t.stack(c,l+u*(i+a),r.y-i*.7-12,i)),s.forEach(c=>t.tray(c,r.x-50,r.y+44,
100))}function As(t,{grids:e,dice:n},s,r,o){let i=o;for(let a of e)i+=vn(t,a,r,i,s-2*r,s>=Ge);for(let a of n)i+=xn(t,a,r,
i,s-2*r);return i-o}var jl=320,Uf=90,Vl={w:1,h:1},Jt=class{constructor({press:e,pace:n}){this.gone=[];this.bright=null;this.parked="";this.timer=
0;this.press=e,this.pace=n,this.rings=v("g.far-rings",{fill:"none","stroke-width":11,"aria-hidden":"true"}),this.layer=v(
"g"),this.over=v("g.event",{"aria-hidden":"true"}),this.root=v("svg.table",{role:"group",tabindex:-1},this.rings,this.layer,
this.over),this.placed=new Map,this.changed=new Set,this.lens=new gs}paint(e,{label:n,move:s,back:r=!1}){this.root.setAttribute(
"viewBox",`0 0 ${e.w} ${e.h}`),this.root.setAttribute("aria-label",n),this.far(e);let o=new Map([...this.placed].map(([d,
{thing:f}])=>[d,f])),i=s&&this.pace()>0&&!Gt(),a=new Map(e.things.map(d=>[d.key,d])),l=re(this.root),c=l&&this.layer.contains(
l)?l.getAttribute("data-key"):l===this.root?this.parked:"";this.gone=[];for(let[d,{node:f,thing:b}]of this.placed){if(a.
has(d))continue;this.gone.push(b),this.placed.delete(d);let g=i&&r&&b.kind==="card"&&b.origin?a.get(b.origin):void 0;g?this.
leave(f,b,g):f.remove()}let u=null,h=[];this.changed.clear();for(let d of e.things){let f=o.get(d.key),{node:b}=this.place(
d),g=u?u.nextSibling:this.layer.firstChild;b!==g&&this.layer.insertBefore(b,g),u=b,s&&d.kind==="card"&&(!f||JSON.stringify(
f.face)!==JSON.stringify(d.face))&&this.changed.add(d.key),i&&!r&&d.thrown&&d.thrown!==f?.thrown&&this.roll(d.key);let w=i&&
d.kind==="card"&&!f?this.source(d,o):void 0;w&&h.push(this.glide(b,w,d))}if(h.length){this.root.getBoundingClientRect();
for(let[d,f]of h.entries())f(Math.min(d,4)*Uf/this.pace())}this.look(e),i&&ja(this.root,this.pace()),this.shade(),s&&Gt()&&
this.flash();let p=re(this.root);c&&!(p&&this.layer.contains(p)&&p.hasAttribute("tabindex"))&&this.focus(c)}dim(e){this.
bright=e,this.shade()}shade(){let{bright:e}=this;for(let[n,{node:s,thing:r}]of this.placed){let o=n.slice(n.indexOf(":")+
1),i=!e||r.kind==="lit"||e.has(o)||e.has(o.split(".")[0]);s.classList.toggle("dimmed",!i)}}happen(e){let n=[...this.placed.
values()].map(({thing:s})=>s);dl(this.over,e,n,{pace:this.pace(),still:Gt(),gone:this.gone})}look(e){let n=e.things.find(
({kind:l})=>l==="board"),s=n&&this.placed.get(n.key)?.node.querySelector(".board");if(!n||!(s instanceof SVGElement))return this.
lens.on(null,"",Vl,{x:0,y:0},Vl);let{board:r,zone:o}=n,i=r.nodes.find(l=>l.id===o.centre),a=l=>[...s.querySelectorAll(l)].
map(c=>({x:Number(c.getAttribute("data-x")),y:Number(c.getAttribute("data-y"))}));this.lens.controls.classList.toggle("a\
bove",e.w<Ge),this.lens.aims=(l,c)=>Ia(s,l,c,r.nodes),this.lens.on(s,r.id,{w:r.width,h:r.height},i??{x:r.width/2,y:r.height/
2},{w:n.w,h:n.h,clear:n.clearance},n.acting?a(".way.plays[data-x]:not(.many)"):[],a(".light"))}focus(e){let n=this.spot(
e);if(n)return n.focus({preventScroll:!0});let r=[this.placed.get(e)?.node,...[...this.placed.values()].map(({node:o})=>o)].
find(o=>o?.hasAttribute("tabindex"));this.parked=r?"":e,(r??this.root).focus()}around(e){let n=({node:i,thing:a})=>{let{
a:l=1,e:c=0,f:u=0}=i.getScreenCTM()??{};return{x:c,y:u,w:a.w*l,h:a.w*1.4*l}},s=this.spot(e)?.querySelector(".ring-focus")?.
getBoundingClientRect();if(s)return{card:{x:s.x,y:s.y,w:s.width,h:s.height},hand:[]};let r=this.placed.get(e),o=[...this.
placed.values()].filter(({thing:i})=>i.kind==="card"&&i.role==="hand");return r?{card:n(r),hand:o.map(n)}:null}spot(e){return e.
startsWith("spot:")?this.layer.querySelector(`[data-spot="${CSS.escape(e.slice(5))}"]`):null}far({w:e,h:n,middle:s}){let r=JSON.
stringify([e,n,s]);if(this.rings.dataset.looks===r)return;this.rings.dataset.looks=r;let o=[];for(let i=s.r+46;i<Math.hypot(
e,n)+300;i+=46)o.push(B(s.x,s.y,i));this.rings.replaceChildren(...o)}place(e){let n=JSON.stringify({...e,x:0,y:0}),s=this.
placed.get(e.key);if(!s){let o=v("g",{"data-key":e.key});if(e.kind==="board"){let i=a=>this.travel(e.key,a);o.addEventListener(
"click",i),o.addEventListener("keydown",i)}(e.kind==="card"||e.kind==="dice")&&(o.addEventListener("click",()=>this.touch(
e.key)),o.addEventListener("keydown",i=>{i.key!=="Enter"&&i.key!==" "||o.hasAttribute("tabindex")&&(i.preventDefault(),i.
stopPropagation(),this.touch(e.key))})),s={node:o,thing:e,looks:""},this.placed.set(e.key,s)}let{node:r}=s;if(s.looks!==
n){r.replaceChildren(...Lt(e));let o=al(e),i=e.plays||e.off||e.opens||e.recall?.length>0,a=["thing",e.kind,e.role,e.plays&&
"plays",e.off&&"off",e.dealt&&"dealt",e.up&&"up"];r.setAttribute("class",a.filter(Boolean).join(" ")),V(r,"role",e.kind===
"board"?"group":i?"button":o?"img":""),V(r,"aria-label",o),V(r,"tabindex",i?"0":""),V(r,"aria-disabled",e.off?"true":""),
V(r,"aria-pressed",e.up?"true":""),V(r,"aria-hidden",e.kind==="lit"||e.kind==="mark"&&e.key.endsWith("under")||e.key.endsWith(
".above")?"true":""),s.looks=n}return r.style.transform=`translate(${e.x}px,${e.y}px)`,s.thing=e,s}travel(e,n){let s=n.target instanceof
Element?n.target.closest("[data-move],[data-spot]"):null,r=this.placed.get(e);if(!s||!r)return;if(n instanceof KeyboardEvent&&
n.key!=="Enter"&&n.key!==" ")return Pa(s,n);n.preventDefault();let o=s.getAttribute("data-move")??"",i=s.getAttribute("d\
ata-spot")??"";this.press({...r.thing,plays:!0,off:"",move:o,spot:i,picks:[]},r.node)}roll(e){Ya(n=>{let s=this.placed.get(
e);s?.node.replaceChildren(...Lt(n(s.thing)))},this.pace())}touch(e){let n=this.placed.get(e),{plays:s,off:r,opens:o,recall:i}=n?.
thing??{};n&&(s||r||o||i?.length)&&this.press(n.thing,n.node)}source(e,n){if(e.origin&&n.has(e.origin))return n.get(e.origin);
if(!(e.role!=="hand"&&e.role!=="seat"))return[...n.values()].find(s=>s.kind==="card"&&s.role==="stack"&&!s.face)}glide(e,n,s){
return e.style.transition="none",e.style.transform=`translate(${n.x}px,${n.y}px) scale(${n.w/s.w})`,r=>{e.style.transition=
"",e.style.transitionDelay=`${r}ms`,r&&setTimeout(()=>e.style.removeProperty("transition-delay"),r+jl),e.style.transform=
`translate(${s.x}px,${s.y}px)`}}leave(e,n,s){e.setAttribute("aria-hidden","true"),e.removeAttribute("data-key"),e.style.
transform=`translate(${s.x}px,${s.y}px) scale(${s.w/n.w})`,setTimeout(()=>e.remove(),jl/this.pace())}flash(){clearTimeout(
this.timer);for(let[e,{node:n}]of this.placed)n.classList.toggle("changed",this.changed.has(e));this.timer=setTimeout(()=>{
for(let{node:e}of this.placed.values())e.classList.remove("changed")},1500)}};var Rf=3e5,Kl="uncle_widgets ",_o="uncle_widgets/left",Eo="uncle_widgets/asked",Gl=Symbol.for("uncle_widgets.whose");function gt(){
try{return sessionStorage}catch{return null}}var Zl=(t="")=>Object.keys(gt()??{}).filter(e=>e.startsWith(`${Kl}${t}`));function Hf(){
let t=gt();if(!t)return!1;let[e]=performance.getEntriesByType("navigation"),s=!(e?.type==="navigate"&&t.getItem(_o))&&!t.
getItem(Eo);t.removeItem(_o),window.addEventListener("pagehide",()=>t.setItem(_o,"1"));let r=Math.max(...Zl(`${location.
pathname} `).map(o=>Number.parseInt(t.getItem(o)??"",10)||0));return s&&Date.now()-r<Rf}function Lo(){let t=globalThis;return t[Gl]??=
{free:Hf(),own:new Set,holders:new Set,ask:null,sizes:new ResizeObserver(()=>requestAnimationFrame(Ps))},t[Gl]}var Nf=(t,e)=>m(
"div.offer",{role:"group","aria-label":"Continue, or start as a new student?"},m("b","Welcome back"),m("p","Continue, or\
 start as a new student?"),m("div.row",m("button.btn.solid",{"data-k":"resume",onclick:t},"Continue"),m("button.btn",{"d\
ata-k":"forget",onclick:e},"New student")));function Ps(){let t=Lo();if(![...t.holders].some(({give:s})=>s)){t.ask?.remove(),
t.ask=null;return}let[n]=[...t.holders].map(({root:s})=>s).filter(s=>s.getClientRects().length>0).sort((s,r)=>s.compareDocumentPosition(
r)&Node.DOCUMENT_POSITION_FOLLOWING?-1:1);n&&(t.ask??=m("div.uw.uw-whose",Nf(()=>To(!0),()=>To(!1))),n.previousSibling!==
t.ask&&n.before(t.ask),gt()?.setItem(Eo,"1"))}function To(t){let e=Lo(),n=e.ask?.nextElementSibling;e.free=!0;let s=[...e.
holders].map(i=>i.give);for(let i of e.holders)i.give=null;if(t)for(let i of s)i?.();else for(let i of Zl())gt()?.removeItem(
i);gt()?.removeItem(Eo);let r=e.ask?.matches(":focus-within");Ps();let o=r&&n?.querySelector("button, input, select, tex\
tarea, [tabindex='0']");o instanceof HTMLElement&&o.focus({preventScroll:!0})}function Xt(t,e){let n=Lo(),s=()=>`${Kl}${location.
pathname} ${e()}`,r=()=>{let l=gt()?.getItem(s());return l?l.slice(l.indexOf(" ")+1):null},o={root:t,give:null},i=()=>gt()?.
removeItem(s()),a=()=>n.free||n.own.has(s());return n.holders.add(o),n.sizes.observe(t),{look:l=>{let c=r();o.give=c&&!a()?
()=>l(c):null,c&&a()&&l(c),Ps()},again:()=>(a()||i(),r()),keep:l=>{n.ask&&To(!1),n.own.add(s());try{gt()?.setItem(s(),`${Date.
now()} ${l}`)}catch{}},forget:i,stop:()=>{n.holders.delete(o),n.sizes.unobserve(t),Ps()}}}var Jl={"٪":"%","٫":"."};for(let[t,e]of[["-","‐‑‒–−﹣"],["/","⁄∕"],["'","‘’ʼ"],[",","،٬"]])for(let n of e)
Jl[n]=t;var Cf=/^([+-]?) ?(.+?) ?(%|(?:out )?of 100)?$/,Bf=/^(?:(\d+) )?(\d+) ?\/ ?(\d+)$/,Df=/^(?:\d+[.,]?\d*|[.,]\d+)$/,
If=/^[1-9]\d{0,2}([,'_ ])\d{3}(?:\1\d{3})*(?:\.\d*)?$/,Wf=/^[1-9]\d{0,2}(?:\.\d{3})+$/;function Ff(t){let e=t.codePointAt(
0),n=0;for(;/\p{Nd}/u.test(String.fromCodePoint(e-n-1));)n++;return String(n%10)}function qf(t){if(/\p{Nd}/u.test(t))return Ff(
t);if(/\p{No}/u.test(t)){let e=t.normalize("NFKC");return e.includes("⁄")?` ${e.replace("⁄","/")} `:t}return/[\p{Z}\t\n\v\f\r]/u.
test(t)?" ":/\p{Cf}/u.test(t)?"":/[\uff01-\uff5e]/.test(t)?String.fromCharCode(t.charCodeAt(0)-65248):Jl[t]??t}var jf=t=>[
...t].map(qf).join("").replace(/ +/g," ").trim(),zl=t=>t.toFixed(9).replace(/\.?0+$/,""),Yl=t=>Number.isInteger(t)?t.toLocaleString(
"en"):String(Number(t.toPrecision(6))),Se={low:0,high:100,unit:"chance"};function Ao({low:t=-1/0,high:e=1/0,unit:n="",whole:s=!1}){
let r=Number.isFinite(t)&&Number.isFinite(e)?` from ${Yl(t)} to ${Yl(e)}`:"",o=n==="chance"?" (out of 100)":n&&n!=="shar\
e"?` (${n})`:"";return`Use ${s?"a whole number":"a number"}${r}${o}`}function me(t,e){let{low:n=-1/0,high:s=1/0,unit:r="",
whole:o=!1}=e,i=jf(t),a=[...i].slice(0,20).join(""),l=(x,E="")=>({value:null,share:Number.NaN,words:x,meant:E});if(!i)return l(
`${Ao(e)}.`);let c=l(`${Ao(e)}, not '${a}'.`),u=Cf.exec(i);if(!u||[...i].length>60)return c;let[,h,p,d]=u,f=Bf.exec(p),b=f!=
null&&f[1]==null,g=e.thousands??(-n>=1e3||s>=1e3),w=o&&Wf.test(p),k;if(f){let[,x="0",E,L]=f;if(!Number(L))return c;let T=(Number(
x)*Number(L)+Number(E))/Number(L);k=_=>T*10**_}else if(g&&(If.test(p)||w)){let x=p.replace(w?/[,'_ .]/g:/[,'_ ]/g,"");k=
E=>+`${x}e${E}`}else if(Df.test(p)){let x=p.replace(",",".");k=E=>+`${x}e${E}`}else return c;if(d&&(r!=="chance"&&r!=="s\
hare"||b&&(d==="%"||r==="share")))return c;let $=d&&r==="share"?-2:b&&r==="chance"?2:0,M=h==="-"?-1:1,S=M*k($)||0;if(S<n||
S>s||o&&!Number.isInteger(S))return l(`${Ao(e)}, not ${a}.`);if(r==="chance"&&S>0&&S<1&&!b&&!d){let x=zl(k(2)),E=zl(S);return l(
`Did you mean ${x} out of 100? Type ${x}, or ${E}% for ${E} out of 100.`,x)}return{value:S,share:M*k($-2)||0,words:"",meant:""}}var Qt=(t,{unit:e})=>String(Number(t.toFixed(e==="chance"?1:2)));function Xl(t,e){let{value:n}=me(t,e),s=Number(t.trim().
replace(",",".").replace("−","-"));return n==null||n===s?"":Qt(n,e)}var Ql=(t,e,n)=>t!=null&&me(t,n).value===(e??null)?
t:e==null?"":Qt(e,n);function At(t,e){let{words:n,meant:s}=me(t,e);return s?`Did you mean ${s} out of 100?`:n}var Po=({measure:t,
span:e})=>t==="chance"?Se:{low:e[0],high:e[1],unit:t},_n=({cases:t,event:e})=>["out of 100",t||"times",e].filter(Boolean).
join(" "),Os=(t,e)=>t.trim()?At(t,Po(e)):"Move the slider, or type a number.";var Oo=800;function ec(t,e,n,s=!0){let r=m("div.numnote",{id:K("note"),role:"status"}),o=0,i="",a=c=>{let u=t.value,{words:h,
meant:p}=u.trim()?me(u,e):{words:"",meant:""},d=p?At(u,e):c&&s?h:"";V(t,"aria-invalid",d?"true":""),V(t,"aria-describedb\
y",d?r.id:"");let f=d&&`${d} ${p&&u}`;if(f===i)return;i=f;let b=(g,w,k)=>m("button.btn",{"data-k":k,onclick:()=>n(w)},g);
r.replaceChildren(...d?[m("p.refusal",d)]:[],...p?[m("div.row",b("Yes",p,"meant.yes"),b("No",`${u.trim()}%`,"meant.no"))]:
[])},l=()=>{clearTimeout(o),a(!0)};return t.addEventListener("input",()=>{clearTimeout(o),o=window.setTimeout(l,Oo),a(!1)}),
t.addEventListener("change",l),{node:r,complain:l}}var Vf=2e3,tc=Symbol.for("uncle_widgets.drawn");function Tn(t){try{return JSON.parse(t)}catch{return null}}function nc(t,e){
if(!te())return()=>{};let n=globalThis,s=performance.now()+(!n[tc]&&Ie()?Vf:0);n[tc]=!0;let r="",o=0,i=Xt(e,()=>t.get("k\
ept")),a=u=>{let h=Tn(u),p=()=>t.send({kind:"restore",kept:h});h&&(o=window.setTimeout(p,Math.max(0,s-performance.now())))},
l=()=>{if(!t.get("kept"))return;let u=Object.keys(t.get("keeping")).length>0;r!==t.get("kept")?(r=t.get("kept"),u||i.look(
a)):u&&i.keep(JSON.stringify(t.get("keeping")))},c="change:kept change:keeping";return t.on(c,l),l(),()=>{clearTimeout(o),
i.stop(),t.off(c,l)}}var Uo={broad:{w:600,h:480,r:106,middle:[150,142],card:72,right:344,row:318,mark:28,edge:2},slim:{w:362,h:306,r:56,middle:[
78,90],card:50,right:186,row:196,mark:24,edge:0}};function sc({zones:t,lit:e={},gain:n},s){let r=s>=500?Uo.broad:Uo.slim,
o=[],i=[],a=(p,d,f,b,g)=>o.push({kind:p,key:`${p}:${d}`,x:f,y:b,...g}),l=(p,d,f,b,g=!1,w=!0)=>d&&a("text",p,f,b,{lines:[
d],size:r===Uo.broad?15:14,bold:g,quiet:w,anchor:"start"}),c=(p,d,f,b,g,w)=>{let k=r.card,$=Math.min(g,(b-k)/Math.max(p.
length-1,1)),M=$<26?2:1;return p.forEach((S,x)=>{let E=S.key in e&&w==="seat"?r.card*.1:0,L=x===p.length-1;o.push({kind:"\
card",key:S.key,x:d+x*$,y:f-E,w:k,face:S.face??null,label:S.label,origin:S.origin??"",role:w,dealt:w==="seat"&&!!S.face,
seen:L?k:Math.min(k,$),plays:!1,off:"",under:!1,move:"",picks:[]}),S.key in e&&i.push({kind:"lit",key:`lit:${S.key}`,x:d+
x*$,y:f-E,w:k,h:k*1.4,tab:"",role:w}),S.above&&(p.length-1-x)%M===0&&a("text",`${S.key}.above`,d+x*$+4,f+k*1.4+20,{lines:[
S.above],size:15,bold:L,quiet:!L,anchor:"start",tone:S.key in e?"lit":""})}),k+(p.length-1)*$},[u,h]=r.middle;for(let p of t){
if(p.kind==="ring"&&a("ring",p.id,u,h,{ring:{...p,marks:[]},r:r.r}),p.kind==="fan"&&(l(p.id,p.label,r.edge,r.row-12),c(p.
cards,r.edge,r.row,r.right-r.edge-18,r.card*.7,"fan")),p.kind!=="seat")continue;if(p.me){l(p.id,p.name,r.right,r.row-12),
c(p.cards,r.right,r.row,r.w-r.right-4,r.card*1.1,"hand");continue}let d=r.mark+26;a("mark",p.id,r.right,4,{seat:p.seat,size:r.
mark,active:!0}),l(p.id,[p.name,p.note].filter(Boolean).join(", "),r.right+r.mark+12,4+r.mark*.7,!0,!1);let f=c(p.cards,
r.right,d,r.w-r.right-4,r.card*1.1,"seat"),b=r.card*1.4;if(!n&&!p.cards.some(g=>g.face)&&i.push({kind:"lit",key:`lit:${p.
id}`,x:r.right-4,y:d-4,w:f+8,h:b+8,tab:""}),n?.count){let g={w:r.card*.42,t:9,g:2,pitch:r.card*.5};for(let w=0;w<n.count;w++)
a("chips",`${p.id}.${w}`,r.right+w*g.pitch,d+b+32,{count:1,...g});l(`${p.id}.gain`,`${n.count} ${n.label} for ${p.name}`,
r.right+n.count*g.pitch+8,d+b+32,!0,!1)}}return{w:r.w,h:r.h,things:[...o,...i],middle:{x:u,y:h,r:r.r},call:0}}var rc=t=>t>
0&&t<1?encodeURIComponent(`${t}%`):String(t);var Gf=t=>{let{at:e=0,guess:n=-1,turned:s=!1}=Tn(t??"")??{};return{at:Number(e)||0,guess:Number(n),turned:!!s}};function Kf(t,e){
let s=t.filter(([,o])=>o===1).concat(t.filter(([,o])=>o>1),t.filter(([,o])=>!o)).flatMap(([o,i])=>Array.from({length:o},
()=>i)),r=o=>({cx:10+o%10*20,cy:10+Math.floor(o/10)*20});return v("svg.hundred",{viewBox:"0 0 200 200","aria-hidden":"tr\
ue"},s.map((o,i)=>i+1===e?null:o?o>1?[v("circle.twice",{...r(i),r:7}),v("circle.yes",{...r(i),r:4.2})]:v("circle.yes",{...r(
i),r:7.7}):v("circle.no",{...r(i),r:7})),e>0&&v("path.said",{d:`M${r(e-1).cx-8} ${r(e-1).cy-6}h16l-8 14z`}))}function oc(t,e,n){
let s=t.get("teaser"),r=K("hero"),o=m("h1",{id:r},t.get("title"));if(!s.moments)return m("section.stage.hero.bare",{"ari\
a-labelledby":r},m("div.lead",o,m("p.sub","Watch a game. Guess the odds. See why.")));let i=0,a=-1,l=!1,c=()=>s.moments[i],
u=new Jt({press:()=>{},pace:()=>1}),h=m("div.uw-table.hero-table",u.root),p=m("p.sr"),d=N=>{let{label:G,...ke}=l?c().after:
c().before,Oe=parseFloat(getComputedStyle(h).fontSize)/16||1;u.paint(sc(ke,(h.clientWidth||600)/Oe),{label:"The table",move:N}),
p.textContent=G},f=new ResizeObserver(()=>requestAnimationFrame(()=>d(!1)));f.observe(h),n.push(()=>f.disconnect());let b=m(
"output.said"),g=m("input.rng",{type:"range",min:0,max:100,step:1,"data-k":"guess","aria-label":"Your guess, out of 100",
oninput:()=>L(Number(g.value))}),w=m("input.num",{inputmode:"decimal",maxlength:80,"data-k":"typed",autocomplete:"off","\
aria-label":"Or type a number out of 100",oninput:()=>{let{value:N}=me(w.value,Se);if(N!=null)return L(N,!0);T(),x()},onkeydown:N=>{
N.key==="Enter"&&P()}}),k=ec(w,Se,N=>{w.value=N,w.dispatchEvent(new Event("input")),g.focus({preventScroll:!0})});g.addEventListener(
"keydown",N=>{N.key==="Enter"&&P()}),g.addEventListener("pointerup",()=>L(Number(g.value)));let $=m("button.btn.call",{"\
data-k":"reveal",onclick:()=>P()},""),M=m("div.ask"),S=Xt(M,()=>"gallery"),x=()=>S.keep(JSON.stringify({at:i,guess:a,turned:l}));
n.push(S.stop);let E=m("p.sr",{role:"status"}),L=(N,G=!1)=>{a=N,x();let ke=Qt(N,Se);g.value=String(N),g.classList.remove(
"empty"),g.style.setProperty("--p",`${N}%`),g.setAttribute("aria-valuetext",`${ke} out of 100`),G||(w.value=String(N),k.
complain()),$.removeAttribute("aria-disabled"),b.replaceChildren(Et(ke,44),m("span.sr",`${ke} `),m("b","out of 100",m("b\
r"),"is your guess"))},T=()=>{a=-1,g.value="50",g.style.setProperty("--p","0%"),g.classList.add("empty"),g.setAttribute(
"aria-valuetext","no guess yet"),$.setAttribute("aria-disabled","true"),b.replaceChildren(m("b","Move the slider",m("br"),
"or type a number."))},_=()=>{T(),l=!1,w.value="",k.complain(),$.textContent=c().reveal,M.replaceChildren(m("h2",`${c().
line} `,m("span.how-many",c().ask)),m("div.row.number",b,m("label.typed",m("span",{"aria-hidden":"true"},"Your guess"),w)),
k.node,g,m("div.ends",{"aria-hidden":"true"},m("span","never"),m("span","always")),m("div.row.start",$)),d(!1)},P=(N=!1)=>{
if(a<0||l)return k.complain();l=!0,x();let{hundred:G,cases:ke,event:Oe,dots:Mt,came:Qn,exact:St,link:Be}=c(),qr={game:s.
game,page:s.page,link:Be.replace(/:$/,` guess=${rc(a)}:`)},es=e({class:"btn call","data-k":"why"},qr,`Why ${G}?`);M.replaceChildren(
m("div.answer",Kf(Mt,a),m("div.told",m("p.number",Et(String(G),60),m("span.sr",`About ${G} `),m("b","out of 100 ",m("spa\
n",`${ke} ${Oe}`))),m("p.mute",v("svg.mark",{viewBox:"0 0 16 14","aria-hidden":"true"},v("path.said",{d:"M0 0h16l-8 14z"})),
` You guessed ${Qt(a,Se)}. The exact chance is ${St}.`),m("p",m("b","This time: "),Qn))),m("div.row.start",es,s.moments.
length>1&&m("button.btn.quiet",{"data-k":"next",onclick:()=>{i=(i+1)%s.moments.length,_(),x(),g.focus({preventScroll:!0})}},
"Next question"))),d(!N),!N&&(E.textContent=`About ${G} ${_n({cases:ke,event:Oe})}. You guessed ${Qt(a,Se)}. This time: ${Qn}`,
es.focus({preventScroll:!0}))},[H,C,W]=s.goal,J=m("section.stage.hero",{"aria-labelledby":r},m("div.lead",o,m("p.sub",H,
m("b",C),W)),m("div.picture-of",h,p),M,E);ie(J,s.palette);let q=Gf(S.again());return i=q.at in s.moments?q.at:0,_(),q.guess>=
0&&q.guess<=100&&L(q.guess),q.turned&&P(!0),J}var z,lc,Zf,bt,Ro,Bs,cc,Rs,uc,No,Ho,zf,En=Symbol.for("pv"),Ds={},Is=[],Yf=/^m(i|n|o|s|text|space)$/,Co=Array.isArray,hc=Is.
slice,Ot=Object.assign;function Pt(t){t&&t.parentNode&&t.remove()}function Hs(t,e,n,s,r){var o={type:t,props:e,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:En,__v:r||
++lc,__i:-1,__u:0};return!r&&z.vnode&&z.vnode(o),o}function ge(t){return t.children}function Ns(t,e){this.props=t,this.context=e,this.__g=0}function wt(t,e){if(e==null)return t.
__&&wt(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||
t.props.__P?null:wt(t)}function Jf(t){var e,n=t.__v,s=n.__e,r=[],o=[],i=t.__P;i&&((e=Ot({constructor:En},n)).__v=n.__v+1,
z.vnode&&z.vnode(e),Bo(i,e,n,t.__n,i.namespaceURI,32&n.__u?[s]:null,r,s||wt(n),32&n.__u,o),e.__v=n.__v,e.__.__k[e.__i]=e,
bc(r,e,o),n.__=n.__e=null,e.__e!=s&&dc(e))}function dc(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(
function(e){return e&&(t.__e=e.__e)}),dc(t)}function ic(t){(8&t.__g||(t.__g|=8,bt.push(t),Bs++))&&Ro==z.debounceRendering||
((Ro=z.debounceRendering)||queueMicrotask)(mc)}function mc(){try{for(var t,e=1;bt.length;)bt.length>e&&bt.sort(cc),t=bt.
shift(),e=bt.length,8&t.__g&&Jf(t)}finally{(Bs=bt.length)&&(Ro||queueMicrotask)(mc)}}function pc(t,e,n,s,r,o,i,a,l,c,u){
var h,p,d,f,b,g,w=s.__k||Is,k=e.length;for(l=Xf(n,e,w,l,k),h=0;h<k;h++)(d=n.__k[h])!=null&&(p=~d.__i&&w[d.__i]||Ds,d.__i=
h,g=Bo(t,d,p,r,o,i,a,l,c,u),f=d.__e,(p.ref!=d.ref||8&p.__u)&&(p.ref&&Do(p.ref,null,d,p),d.ref&&u.push(d.ref,d.__c||f,d)),
b=b||f,4&d.__u?(l=fc(d,l,t,!p.__v),p.__e&&(p.__e=null)):typeof d.type=="function"&&g!==void 0?l=g:f&&(l=f.nextSibling),d.
__u&=-21);return n.__e=b,l}function Xf(t,e,n,s,r){var o,i,a,l,c,u,h,p,d,f=n.length,b=f,g=0,w=0,k=t.__k=Array(r);for(o=0;o<
r;o++)(i=e[o])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=k[o]=Hs(null,
i):Co(i)?i=k[o]=Hs(ge,{children:i}):i.constructor===En&&i.__b?i=k[o]=Hs(i.type,i.props,i.key,i.ref,i.__v):k[o]=i,l=o+g,i.
__=t,i.__b=t.__b+1,a=null,~(c=i.__i=Qf(i,n,l,b))&&(b--,(a=n[c])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,c==l-1?g--:c==l+1?g++:c!=
l&&(c>l?g--:g++,w=1)):(~c||(r>f?g--:r<f&&g++),typeof i.type!="function"&&(i.__u|=4))):k[o]=null;if(w){for(u=[],h=[],o=0;o<
r;o++)if((i=k[o])&&16&i.__u){for(g=0,p=u.length;g<p;)u[d=g+p>>1]<i.__i?g=d+1:p=d;u[g]=i.__i,h[o]=g+1}for(g=u.length;o--;)
h[o]&&(h[o]==g?g--:k[o].__u|=4)}if(b)for(o=0;o<f;o++)!(a=n[o])||2&a.__u||(a.__e==s&&(s=wt(a)),Io(a,a));return s}function fc(t,e,n,s){
var r,o,i,a;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(o=0;o<r.length;o++)r[o]&&(r[o].__=t,e=fc(
r[o],e,n,!1));return e}for(e&&!e.parentNode&&(e=wt(t))&&!e.parentNode&&(e=null),i=t.__e,a=e;a&&a.nodeType==8;)a=a.nextSibling;
for(i!=a&&(!s&&n.moveBefore&&i.parentNode?n.moveBefore(i,e):n.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==
8&&!e.data.startsWith("$s"););return e}function Qf(t,e,n,s){var r,o=t.key,i=t.type,a=e[n],l=a&&!(2&a.__u);if(a===null&&o==null||l&&o==a.key&&i==a.type)return n;
if(s>(l?1:0)){for(r=n-1;r>=0;r--)if((a=e[r])&&!(2&a.__u)&&o==a.key&&i==a.type)return r;for(r=n+1;r<e.length;r++)if((a=e[r])&&
!(2&a.__u)&&o==a.key&&i==a.type)return r}return-1}function ac(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}
function Us(t,e,n,s,r){var o,i;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof s=="string"&&(t.style.
cssText=s=""),s)for(e in s)n&&e in n||ac(t.style,e);if(n)for(e in n)s&&n[e]==s[e]||ac(t.style,e,n[e])}else if(e[0]=="o"&&
e[1]=="n")typeof n!="function"&&(n=null),typeof s!="function"&&(s=null),(t.__e||(t.__e={}))[e]=n,n&&s||(i=Ho[e]||(Ho[e]=
eg(e)),(t.__a||(t.__a={}))[e]=No,o=e!=(e=e.replace(uc,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(
e,i,o):t.removeEventListener(e,i,o));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="c\
olSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===
!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function eg(t){return function(e){var n=this.
__e;if(n){if(n=n[t],e[Rs]==null)e[Rs]=No++;else if(e[Rs]<this.__a[t])return;return n(z.event?z.event(e):e)}}}function Bo(t,e,n,s,r,o,i,a,l,c){
var u,h,p,d,f,b,g,w,k,$,M,S,x,E,L,T,_,P,H=e.type;if(e.constructor!==En)return null;128&n.__u&&(l=32&n.__u,u=n.__c.__z)&&
(e.__u|=l,h=o=[],u.nodeType==8?a=Cs(u,o):o.push(u),a=o[0]||a),(u=z.__b)&&u(e);e:if(typeof H=="function"){p=i.length;try{
if(w=e.props,k=(u=H.prototype)&&u.render,$=(u=H.contextType)&&s[u.__c],M=u?$?$.props.value:u.__:s,(d=n.__c)?(e.__c=d,2&d.
__g&&(d.__g|=1)):(k?e.__c=d=new H(w,M):(e.__c=d=new Ns(w,M),d.constructor=H,d.render=ng),$&&$.sub(d),d.state||(d.state={}),
d.__n=s,d.__g|=8,d.__h=[],d.__k=[]),k&&(d.__s||(d.__s=d.state),H.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=Ot({},
d.__s)),Ot(d.__s,H.getDerivedStateFromProps(w,d.__s)))),f=d.props,b=d.state,d.__v=e,n.__c){if(w!==f&&k&&!H.getDerivedStateFromProps&&
d.componentWillReceiveProps&&d.componentWillReceiveProps(w,M),e.__v==n.__v&&!(8&d.__g)||!(4&d.__g)&&d.shouldComponentUpdate&&
d.shouldComponentUpdate(w,d.__s,M)===!1){e.__v!=n.__v&&(d.props=w,d.state=d.__s,d.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.
some(function(C){C&&(C.__=e)}),Is.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&i.push(d),a=wt(n);break e}d.componentWillUpdate&&
d.componentWillUpdate(w,d.__s,M),k&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(f,b,g)})}else k&&!H.
getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),k&&d.componentDidMount&&d.__h.push(d.componentDidMount);
d.context=M,d.props=w,d.__P=t,d.__g&=-5,S=z.__r,x=k?25:0;do d.__g&=-9,S&&S(e),u=d.render(d.props,d.state=d.__s,d.context);while(8&
d.__g&&++x<25);k&&(Is.push.apply(d.__h,d.__k),d.__k=[]),d.state=d.__s,d.getChildContext&&(s=Ot({},s,d.getChildContext())),
k&&n.__c&&d.getSnapshotBeforeUpdate&&(g=d.getSnapshotBeforeUpdate(f,b)),E=u&&u.type===ge&&u.key==null?u.props.children:u,
w.__P&&(u=a,r=(t=w.__P).namespaceURI,l=o=null,n.props&&n.props.__P!=t&&(n.__k.some(function(C){C&&Io(C,C)}),n.__k=null),
a=n.__k?wt(n,0):null),a=pc(t,Co(E)?E:[E],e,n,s,r,o,i,a,l,c),w.__P&&(e.__e=null,a=u),e.__u&=-161,h&&h.some(Pt),d.__h.length&&
i.push(d),1&d.__g&&(d.__g&=-4)}catch(C){if(i.length=p,e.__v=null,l||o)if(C&&C.then){if(e.__u|=128|l,o){for(~(_=o.indexOf(
a||void 0))||(_=o.length);(P=o[_-1])&&P.nodeType==8;)_--;for(;_<o.length;_++)if(P=o[_])if(o[_]=null,L){if(P==T)break}else{
if(P.nodeType!=8)break;P.data.startsWith("$s")&&(T=Cs(L=P))}}if(!L){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;
L=a}(u=Cs(L=e.__c.__z||(e.__c.__z=L)))?(e.__e=L,a=u):e.__e=a,a=a&&a.nextSibling}else o&&o.some(Pt);else e.__e=n.__e;e.__k||
(e.__k=n.__k||[]),C&&C.then||gc(e),z.__e(C,e,n)}}else a=e.__e=tg(n.__e,e,n,s,r,o,i,l,c,t);return(u=z.diffed)&&u(e),a}function Cs(t,e){
if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))
n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function gc(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.
some(gc))}function bc(t,e,n){for(var s=0;s<n.length;)Do(n[s++],n[s++],n[s++]);z.__c&&z.__c(e,t),t.some(function(r){try{t=
r.__h,r.__h=[],t.some(function(o){o.call(r)})}catch(o){z.__e(o,r.__v)}})}function tg(t,e,n,s,r,o,i,a,l,c){var u,h,p,d,f,
b,g,w,k=n.props||Ds,$=e.props,M=e.type;if(M=="svg"?r="http://www.w3.org/2000/svg":M=="math"?r="http://www.w3.org/1998/Ma\
th/MathML":r||(r="http://www.w3.org/1999/xhtml"),o){for(u=0;u<o.length;u++)if((f=o[u])&&(M?f.localName==M:f.nodeType==3)){
t=f,o[u]=null;break}}if(!t){if(w=c.ownerDocument||document,!M)return w.createTextNode($);t=w.createElementNS(r,M,$.is?$:
c),a&&(z.__m&&z.__m(e,o),a=!1),o=null}if(M){if(c=M=="template"&&t.content||t,o=M=="textarea"&&$.defaultValue!=null?null:
o&&hc.call(c.childNodes),!a&&o)for(k={},u=0;u<t.attributes.length;u++)k[(f=t.attributes[u]).name]=f.value;for(u in k)f=k[u],
u=="dangerouslySetInnerHTML"?p=f:u=="children"||u in $||u=="value"&&"defaultValue"in $||u=="checked"&&"defaultChecked"in
$||Us(t,u,null,f,r);for(u in $)f=$[u],u=="children"?d=f:u=="dangerouslySetInnerHTML"?h=f:u=="value"?b=f:u=="checked"?g=f:
a&&typeof f!="function"||k[u]===f||Us(t,u,f,k[u],r);h?(a||p&&(h.__html==p.__html||h.__html==t.innerHTML)||(t.innerHTML=h.
__html),e.__k=[]):(p&&(t.textContent=""),(M=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Yf.test(M))&&(r="\
http://www.w3.org/1999/xhtml"),pc(c,Co(d)?d:[d],e,n,s,r,o,i,o?o[0]:n.__k&&wt(n,0),a,l),o&&o.some(Pt)),a&&M!="textarea"||
(u="value",M=="progress"&&b==null?t.removeAttribute(u):b==null||b===t[u]&&(M!="progress"||b)||Us(t,u,b,k[u],r),u="checke\
d",g!=null&&g!=t[u]&&Us(t,u,g,k[u],r))}else k===$||a&&t.data==$||(t.data=$);return t}function Do(t,e,n,s){try{typeof t==
"function"?e?e.__x=t(e)||1:s&&(s=s.__c||s.__e)&&(e=s.__x)&&(s.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){
z.__e(r,n)}}function Io(t,e,n){var s,r,o,i;if(z.unmount&&z.unmount(t),!(s=t.ref)||s.current&&s.current!=t.__e||Do(s,null,
e,t),s=t.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(a){z.__e(a,e)}s.__P=s.__n=null}if(s=t.__k)for(i=
0;i<s.length;i++)s[i]&&Io(s[i],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(s=t.__c)&&(s=s.__z)&&(r=Cs(s,o=[]))&&(s==
t.__e&&o.some(Pt),Pt(r),Pt(s)),n||Pt(t.__e),t.__e=t.__c=t.__=null}function ng(t,e,n){return this.constructor(t,n)}function _e(t,e){
var n,s,r,o;z.__&&z.__(t,e),e.nodeType==9&&(e=e.documentElement),s=(n=t&&32&t.__u)?null:e.__k,e.__k=Hs(ge,{children:[t]}),
r=[],o=[],Bo(e,e.__k,s||Ds,Ds,e.namespaceURI,s?null:e.firstChild?hc.call(e.childNodes):null,r,s?s.__e:e.firstChild,n,o),
bc(r,e.__k,o),e.__k.props.children=null}z={__e:function(t,e,n,s){for(var r,o,i;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(o=r.constructor)&&o.getDerivedStateFromError)&&
r.setState(o.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,s||{}),i=1),i&&8&r.__g)return void(r.
__g|=2)}catch(a){t=a}}throw Bs=0,t}},lc=0,Zf=function(t){return t!=null&&t.constructor===En},Ns.prototype.setState=function(t,e){
var n=this.__s;n&&n!=this.state||(n=this.__s=Ot({},this.state)),typeof t=="function"&&(t=t(Ot({},n),this.props)),t&&(Ot(
n,t),this.__v&&(e&&this.__k.push(e),ic(this)))},Ns.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.
push(t),ic(this))},Ns.prototype.render=ge,bt=[],Bs=0,cc=function(t,e){return t.__v.__b-e.__v.__b},Rs=Symbol(),uc=/(PointerCapture)$|Capture$/i,
No=0,Ho={},zf=0;var en,be,Wo,wc,Fo=Object.is,An=0,Tc=[],qo=[],pe=z,yc=pe.__b,kc=pe.__r,vc=pe.diffed,xc=pe.__c,$c=pe.unmount,Mc=pe.__;function Ws(t,e){
pe.__h&&pe.__h(be,t,An||e),An=0;var n=be.__H||(be.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function ae(t){
return An=1,Vo(Lc,t)}function Vo(t,e,n){var s=Ws(en++,2);if(s.t=t,!s.__c&&(s.__=[n?n(e):Lc(void 0,e),function(o){var i=(s.
__N||s.__)[0],a=s.t(i,o);Fo(i,a)||(s.__N=[a,s.__[1]],s.__c.setState({}))}],s.__c=be,!be.__f)){be.__f=!0;var r=be.shouldComponentUpdate;
be.shouldComponentUpdate=function(o,i,a){var l=this.__H;if(!l)return!0;var c=!1,u=this.props!=o;if(l.__.some(function(p){
p.__N&&(c=!0,Fo(p.__[0],p.__N[0])||(u=!0))}),r){var h=r.call(this,o,i,a);return c?h||u:h}return!c||u}}return s.__}function yt(t,e){
var n=Ws(en++,3);!pe.__s&&Go(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,be.__H.__h.push(n))}function le(t,e){var n=Ws(en++,4);!pe.
__s&&Go(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,be.__h.push(n))}function ue(t){return An=5,tn(function(){return{current:t}},[])}function tn(t,e){var n=Ws(en++,7);return Go(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function Ec(t,e){return An=8,tn(function(){
return t},e)}function sg(){var t;do{for(;t=qo.shift();)try{Ln(t)}catch(n){pe.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=Tc.shift();){var e=t.
__H;if(t.__P&&e)try{e.__h.some(Ln),e.__h.some(jo),e.__h=[]}catch(n){e.__h=[],pe.__e(n,t.__v)}}}while(qo.length)}pe.__b=function(t){
be=null,yc&&yc(t)},pe.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),Mc&&Mc(t,e)},pe.__r=function(t){kc&&kc(t),
en=0;var e=(be=t.__c).__H;e&&(Wo==be?be.__h=[]:(e.__h.some(Ln),e.__h.some(jo),en=0),e.__h=[],e.__.some(function(n){n.__N&&
(n.__=n.__N),n.u=n.__N=void 0})),Wo=be},pe.diffed=function(t){vc&&vc(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&_c(Tc.push(
e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Wo=be=null},pe.__c=function(t,e){e.some(function(n){try{n.__h.some(Ln),
n.__h=n.__h.filter(function(s){return!s.__||jo(s)})}catch(s){n.__h=[function(){throw s}]}}),xc&&xc(t,e)},pe.unmount=function(t){
$c&&$c(t);var e,n,s=t.__c;s&&s.__H&&(s.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||
!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,_c(qo.push(r))}else Ln(r)}catch(o){e=o}}),s.__H=void 0,e&&pe.__e(e,s.__v))};var Sc=typeof requestAnimationFrame==
"function";function rg(t){var e,n=function(){clearTimeout(s),Sc&&cancelAnimationFrame(e),setTimeout(t)},s=setTimeout(n,35);
Sc&&(e=requestAnimationFrame(n))}function _c(t){t!=1&&wc==pe.requestAnimationFrame||((wc=pe.requestAnimationFrame)||rg)(
sg)}function Ln(t){var e=be,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),be=e}function jo(t){var e=be;t.__c=t.__(),be=
e}function Go(t,e){return!t||t.length!=e.length||e.some(function(n,s){return!Fo(n,t[s])})}function Lc(t,e){return typeof e==
"function"?e(t):e}var og=Symbol.for("pv"),ig=0;function y(t,e,n,s,r,o){e||(e={});var i,a,l=e;if("ref"in l&&typeof t!="function")for(a in l={},e)a=="ref"?i=e[a]:l[a]=e[a];
var c={type:t,props:l,key:n,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:og,__v:--ig,__i:-1,__u:0};return(r||
o)&&(c.__source=r,c.__self=o),z.vnode&&z.vnode(c),c}function Fs({words:t,find:e,topics:n,found:s,k:r}){let o=tn(()=>K("topics"),[]);return y("search",{class:"find",children:[
y("label",{children:[y("span",{children:"Find a lesson"}),y("input",{type:"search",class:"txt","data-k":r,list:o,maxLength:100,
placeholder:"at least one",value:t,onInput:i=>e(i.currentTarget.value)})]}),y("datalist",{id:o,children:n.map(i=>y("opti\
on",{value:i},i))}),y("p",{role:"status",class:"mute",children:t.trim()&&ag(s)})]})}function ag(t){return t===0?"No less\
on matches. Try one word, such as “average” or “complement”.":t===1?"1 lesson":`${t} lessons`}var Ac=t=>t.normalize("NFD").replace(/\p{Mn}/gu,"").toLowerCase();function lg(t,e){let n=Ac(t);return Ac(e).split(/\s+/).
every(s=>n.includes(s))}var qs=t=>[...new Set(t.flatMap(({finds:e})=>e.split(" / ").slice(2)))].sort((e,n)=>e.localeCompare(
n)),js=(t,e)=>t.map(n=>({...n,lessons:n.lessons.filter(({finds:s})=>lg(s,e))})).filter(({lessons:n})=>n.length>0),nn=t=>t.
reduce((e,{lessons:n})=>e+n.length,0);function sn(){let[,t]=Vo(e=>e+1,0);return t}function Ut(t){let e=sn();le(()=>t(e),[])}function Rt(t,...e){let n=sn();return le(
()=>{let s=e.map(r=>`change:${r}`).join(" ");return t.on(s,n),()=>t.off(s,n)},[t]),Object.fromEntries(e.map(s=>[s,t.get(
s)]))}var Pc=(t,e)=>Rt(t,e)[e];function Oc(t,e){let[n,s]=ae(null);return le(()=>{e.current&&re(e.current)!==e.current&&s(
null)},[t]),[n??t,s]}var Vs="uncle_widgets.lesson.";var Ko="uncle_widgets.aim.";var Zo=new Map;function kt(t){try{return localStorage.getItem(t)??Zo.get(t)??""}catch{return Zo.get(t)??""}}function Ht(t,e){
Zo.set(t,e);try{localStorage.setItem(t,e)}catch{}}var Gs=t=>Number(kt(Ko+t))>=3,zo=new Set,Yo=new Set;function Uc(t){return Yo.
add(t),()=>Yo.delete(t)}function Rc(){for(let t of Yo)t()}function Nt(t,e=!1){!t||Gs(t)||Ht(Ko+t,String(e?3:Number(kt(Ko+
t))+1))}function Hc(t){Nt(t,!0);for(let e of zo)e(t)}function Jo(t){let e=()=>t();return zo.add(e),()=>zo.delete(e)}var Bc="uncle_widgets.theme",Dc="uncle_widgets.inks",Ic="uncle_widgets.covers",rn=[["auto","Auto"],["light","Light"],["d\
ark","Dark"]],Qo=[["two","Two colours"],["four","Four"]],ei=[["hidden","Hidden"],["press","When pressed"],["shown","Show\
n"]],Nc=t=>rn.find(([e])=>e===t)?.[0];function cg(){let t=te()?Nc(new URLSearchParams(location.search).get("theme")):void 0;
try{return t??Nc(localStorage.getItem(Bc))??"auto"}catch{return t??"auto"}}function Cc(t,e,n){try{let s=localStorage.getItem(
t);return e.find(([r])=>r===s)?.[0]??n}catch{return n}}function tt(){let t=globalThis,e=Symbol.for("uncle_widgets.theme");
if(!t[e]){let n=matchMedia("(prefers-color-scheme: dark)");t[e]={choice:cg(),inks:Cc(Dc,Qo,"two"),covers:Cc(Ic,ei,"press"),
roots:new Set,heard:new Set,system:n},n.addEventListener("change",Pn),Pn()}return t[e]}function Xo(t,e){t.classList.toggle(
"four-inks",tt().inks==="four");for(let n of[t,t.closest(".uw-page")??t.closest(".uw-room")])n instanceof HTMLElement&&(e===
"auto"?delete n.dataset.theme:n.dataset.theme=e)}function Pn(){let{choice:t,roots:e,heard:n,system:s}=tt();for(let r of e)
Xo(r,t);if(te()){let r=t==="auto"?s.matches?"dark":"light":t;document.documentElement.dataset.theme=r,document.body.dataset.
jpThemeLight=String(r==="light")}for(let r of n)r()}var X=()=>tt().choice;function On(t){tt().choice=t,ti(Bc,t),Pn()}var Wc=()=>tt().
inks;function Fc(t){tt().inks=t,ti(Dc,t),Pn()}var Ks=()=>tt().covers;function qc(t){tt().covers=t,ti(Ic,t),Pn()}function ti(t,e){
try{localStorage.setItem(t,e)}catch{}}function je(t){let{heard:e}=tt();return e.add(t),()=>{e.delete(t)}}var on=t=>e=>{let n=t(
e),s=e.el.querySelector(".uw");if(!(s instanceof HTMLElement))return n;let{roots:r}=tt();r.add(s),Xo(s,X());let o=new ResizeObserver(
()=>{Xo(s,X()),o.disconnect()});return o.observe(s),()=>{o.disconnect(),r.delete(s),n?.()}};var ug=/^(teach|sheet)\/2 (\w{1,40}) lesson=(\d{1,3}):$/,ni={view:"list",game:"",lesson:0},Un=({view:t,game:e,lesson:n})=>t===
"list"?"":`${t}/2 ${e} lesson=${n}:`;function jc(t){let[,e,n,s]=ug.exec(t.trim())??[];return e?{view:e,game:n,lesson:Number(
s)}:ni}var si=t=>te()?de(location.pathname,Un(t),X()):null,Zs=class{constructor(){this.now=jc(Ie());this.heard=new Set;this.
back=()=>this.put(jc(Ie()));this.onChange=e=>(this.heard.add(e),()=>{this.heard.delete(e)});te()&&addEventListener("pops\
tate",this.back)}put(e){this.now=e;for(let n of this.heard)n()}go(e){let n=si(e);n&&Un(e)!==Un(this.now)&&history.pushState(
null,"",n),this.put(e)}stop(){removeEventListener("popstate",this.back)}};var ri="way",zs=(t,e)=>`${t}: ${e.name}`,hg=t=>t.button===0&&!(t.ctrlKey||t.metaKey||t.shiftKey||t.altKey);function oi({
href:t,k:e,words:n,lesson:s,looks:r=ri}){return y("a",{class:r,href:t,"data-k":e,"aria-label":zs(n,s),children:n})}function Ys({
k:t,words:e,lesson:n,ask:s,looks:r=ri}){return y("button",{type:"button",class:r,"data-k":t,"aria-label":zs(e,n),onClick:s,
children:e})}function an({teacher:{places:t},place:e,k:n,label:s,looks:r=ri,children:o}){let i=si(e),l={class:r,"data-k":n,
"aria-label":s,onClick:c=>{i&&!hg(c)||(c.preventDefault(),t.go(e))}};return i?y("a",{href:i,...l,children:o}):y("button",
{type:"button",...l,children:o})}function Js({teacher:t,game:e,lesson:n,looks:s="btn"}){let r=`class/2 ${e.id} lesson=${n.
number}:`,o=`class.${e.id}.${n.number}`;if(!e.classroom)return y(Ys,{k:o,words:"Start a class",lesson:n,looks:s,ask:()=>t.
model.send({kind:"open",game:e.id,link:r})});let i=de(e.classroom,r,X());return y(oi,{href:i,k:o,words:"Start a class",lesson:n,
looks:s})}function Xs({teacher:t,game:e,lesson:n}){let s=`student.${e.id}.${n.number}`,r={kind:"open",game:e.id,link:n.student};
return te()&&e.page?y(oi,{href:de(e.page,n.student,X()),k:s,words:"Student page",lesson:n}):y(Ys,{k:s,words:"Student pag\
e",lesson:n,ask:()=>t.model.send(r)})}function Qs({teacher:t,game:e,lesson:n}){return y(an,{teacher:t,place:{view:"sheet",
game:e.id,lesson:n.number},k:`sheet.${e.id}.${n.number}`,label:zs("Worksheet",n),children:"Worksheet"})}function er({teacher:t,
game:e,lesson:n}){let s=()=>t.model.send({kind:"quiz",game:e.id,lesson:n.number});return y(Ys,{k:`quiz.${e.id}.${n.number}`,
words:"Quiz",lesson:n,ask:s})}function tr({teacher:t,game:e,lesson:n}){let{notebook:s}=n;if(!s)return null;let r=`notebo\
ok.${e.id}.${n.number}`,o=()=>t.model.send({kind:"notebook",game:e.id,which:s});return te()&&n.page?y(oi,{href:de(n.page,
"",X()),k:r,words:"Notebook",lesson:n}):y(Ys,{k:r,words:"Notebook",lesson:n,ask:o})}function Vc({teacher:t,game:e,lesson:n}){
return y(an,{teacher:t,place:{view:"teach",game:e.id,lesson:n.number},k:`page.${e.id}.${n.number}`,label:zs("Teacher’s p\
age",n),children:"Teacher’s page"})}function dg({teacher:t,game:e,lesson:{number:n,name:s,about:r,link:o}}){let i=!!kt(`${Vs}${e.id} ${n}`),a={class:i?"to d\
one":"to","data-k":`lesson.${e.id}.${n}`},l={kind:"open",game:e.id,link:o},c=y(ge,{children:[y("span",{class:"nr","aria-\
hidden":"true",children:n}),y("span",{children:[s,i&&y("span",{class:"sr",children:", finished"})]}),y("small",{children:r})]});
return y("li",{children:y("div",{children:[te()&&e.page?y("a",{...a,href:de(e.page,o,X()),children:c}):y("button",{type:"\
button",...a,onClick:()=>t.model.send(l),children:c}),y(an,{teacher:t,place:{view:"teach",game:e.id,lesson:n},k:`teach.${e.
id}.${n}`,label:`For teachers: ${s}`,children:"For teachers"})]})})}function mg({teacher:t,game:e}){let n=ue(null);return le(
()=>ie(n.current,e.palette),[e.palette]),y("article",{class:"shelf",ref:n,children:[y("h2",{children:[y("i",{class:"patc\
h","aria-hidden":"true"}),e.title]}),y("ol",{children:e.lessons.map(s=>y(dg,{teacher:t,game:e,lesson:s},s.number))})]})}
function pg({teacher:t,words:e,games:n}){let[s,r]=ae(""),o=js(n,s);return Ut(i=>je(i)),y(ge,{children:[y("h1",{children:e.
title}),y("p",{class:"mute",children:e.long}),y(Fs,{words:s,find:r,topics:qs(n.flatMap(i=>i.lessons)),found:nn(o),k:"fin\
d.lessons"}),o.map(i=>y(mg,{teacher:t,game:i},i.id))]})}function Gc(t,e,n,s){let r=m("section.sheet.lessons",{"aria-labe\
l":"Lessons"});return _e(y(pg,{teacher:t,words:e,games:n}),r),s.push(()=>_e(null,r)),r}var fg={csv:"text/csv",json:"application/json",html:"text/html",ipynb:"application/x-ipynb+json"};function Te(t){if(t.kind!==
"file")return;let e=fg[t.name.split(".").pop()??""]??"text/plain",n=URL.createObjectURL(new Blob([t.text],{type:e}));m("\
a",{href:n,download:t.name}).click(),URL.revokeObjectURL(n)}function gg({text:t}){return y(ge,{children:t.split(/(\*\*.+?\*\*|\*.+?\*)/).map((e,n)=>{let[,s,r]=e.match(/^(\*+)(.+?)\*+$/)??
[];return r?s.length>1?y("b",{children:r},n):y("em",{children:r},n):e})})}var Kc=({parts:t})=>y(ge,{children:t.map(([e,n])=>y(
"p",{children:[y("b",{children:[e,". "]}),y(gg,{text:n})]},e))});function bg({row:t}){return y(ge,{children:[y("td",{"da\
ta-head":"What is counted",class:"counted",children:y("ul",{children:t.counted.map(e=>y("li",{children:e},e))})}),y("td",
{"data-head":"Answer",class:"keyed",children:[y("b",{children:t.answer})," ",t.unit]}),y("td",{"data-head":"Wrong answer\
s and why",class:"wrong",children:[t.wrong.length===0&&"None is usual.",y("ul",{children:t.wrong.map(e=>y("li",{children:[
y("b",{children:e.number})," ",e.name,". ",e.words]},e.number+e.name))})]}),y("td",{"data-head":"What to say",children:t.
say})]})}function wg({rows:t,open:e,show:n}){let s=t.some(({at:r})=>e.has(r));return y("div",{class:s?"positions opened":
"positions",children:y("table",{children:[y("thead",{children:y("tr",{children:[y("th",{scope:"col",children:"Position"}),
y("th",{scope:"col",children:"What is asked"}),s?y(ge,{children:[y("th",{scope:"col",children:"What is counted"}),y("th",
{scope:"col",children:"Answer"}),y("th",{scope:"col",children:"Wrong answers and why"}),y("th",{scope:"col",children:"Wh\
at to say"})]}):y("th",{scope:"col",children:"Answer"})]})}),y("tbody",{children:t.map(r=>y("tr",{children:[y("th",{scope:"\
row",children:[r.at,r.role&&y("small",{children:r.role})]}),y("td",{"data-head":"What is asked",children:[r.asked," ",y(
"small",{children:r.given})]}),e.has(r.at)?y(bg,{row:r}):y("td",{colSpan:s?4:1,children:y("button",{type:"button",class:"\
btn","data-k":`show.${r.at}`,"aria-label":`Show the answer to position ${r.at}`,onClick:()=>n(r.at),children:"Show"})})]},
r.at))})]})})}function Zc({teacher:t,game:e,lesson:n,back:s}){let[r,o]=ae(null),[i,a]=ae(new Set),{model:l}=t,c={teacher:t,
game:e,lesson:n};yt(()=>{let p=f=>{if(f.kind==="page"&&"page"in f&&typeof f.page=="object"){let b=f;b.game===e.id&&b.lesson===
n.number&&o(b.page)}};l.on("msg:custom",p);let d={kind:"page",game:e.id,lesson:n.number};return l.send(d),()=>l.off("msg\
:custom",p)},[]);let u=r!=null&&i.size===r.rows.length,h=()=>a(new Set(u?[]:r?.rows.map(({at:p})=>p)));return y("div",{class:"\
teachers-page",children:[y("button",{type:"button",class:"way","data-k":"back",onClick:s,children:"All lessons"}),y("h1",
{tabIndex:-1,children:n.name}),y("p",{class:"mute",children:[e.title,", lesson ",n.number,". ",n.about[0].toUpperCase()+
n.about.slice(1),"."]}),y("div",{class:"ways-of",children:[y(Js,{...c,looks:"btn solid"}),y(Xs,{...c}),y(Qs,{...c}),y(er,
{...c}),y(tr,{...c})]}),r==null?y("p",{role:"status",children:"Loading the page…"}):y(ge,{children:[y(Kc,{parts:r.before}),
r.topics.length>0&&y("p",{children:[y("b",{children:"Topics. "}),r.topics.join(", "),"."]}),r.rests.length>0&&y("p",{class:"\
rests",children:[y("b",{children:"What the answers rest on. "}),r.rests.join(" ")]}),y("h2",{children:"45 minutes, step \
by step"}),y("ol",{class:"by-minute",children:r.steps.map(p=>y("li",{children:[y("b",{children:[p.start," to ",p.end," m\
in"]}),y("span",{children:p.words})]},p.start))}),y("div",{class:"folded",children:[y("h2",{children:"Position by positi\
on"}),y("button",{type:"button",class:"btn","data-k":"answers","aria-expanded":u,onClick:h,children:u?"Hide the answers":
"Show all answers"})]}),y(wg,{rows:r.rows,open:i,show:p=>a(new Set([...i,p]))}),u&&y(Kc,{parts:r.after}),y("p",{class:"m\
ute small",children:["Edition ",r.edition]})]})]})}var zc=({revealed:t,steps:e=[]})=>t&&m("ol.reckoning",e.map(({letter:n,words:s,formula:r,value:o})=>m("li",m("span",n),m(
"span",s),m("b",o),r!==o&&m("small",r)))),yg=/-(US|CA|MX|PH|CO|CL|VE)$/i,nr=()=>({kind:"print",at:is()?location.origin+location.
pathname:"",letter:yg.test(navigator.language)});function Yc(t){if(t.kind!=="print")return;document.querySelector("ifram\
e.uw-print")?.remove();let e=m("iframe.uw-print",{title:"The sheet to print","aria-hidden":"true",tabindex:-1,style:"pos\
ition:fixed;width:0;height:0;border:0",srcdoc:t.html,onload:()=>{e.contentWindow?.focus(),e.contentWindow?.print()}});document.
body.append(e)}var Jc=[];globalThis.addEventListener?.("beforeprint",()=>{for(let t of document.querySelectorAll(".uw-pa\
nel"))Jc.push([t,t.className]),t.className=t.className.replace(/ c\d+/g,"")});globalThis.addEventListener?.("afterprint",
()=>{for(let[t,e]of Jc.splice(0))t.className=e});function Rn({label:t,choices:e,value:n,pick:s,k:r}){return y("div",{class:"seg",role:"group","aria-label":t,children:e.map(
([o,i],a)=>y("button",{type:"button","data-k":`${r}.${a}`,"aria-pressed":o===n,onClick:()=>s(o),children:i},String(o)))})}var Xc=[["worksheet","Worksheet"],["key","Key"],["cover","Plan for a substitute"]],kg=[["A4","A4"],["Letter","Letter"]],
Qc=820;function eu({teacher:t,game:e,lesson:n,back:s}){let[r,o]=ae("worksheet"),[i,a]=ae(nr().letter?"Letter":"A4"),[l,c]=ae(
null),[u,h]=ae(1),p=ue(null),d=ue(null),{model:f}=t;yt(()=>{let k=M=>{M.kind!=="sheet"||M.game!==e.id||M.lesson!==n.number||
M.what===r&&M.paper===i&&c(M)};f.on("msg:custom",k);let $={kind:"sheet",game:e.id,lesson:n.number,what:r,paper:i};return f.
send($),()=>f.off("msg:custom",k)},[r,i]),le(()=>{let k=p.current,$=new ResizeObserver(()=>h(Math.min(1,k.clientWidth/Qc)));
return $.observe(k),()=>$.disconnect()},[]);let b=l?.what===r&&l.paper===i?l:null,g=Xc.find(([k])=>k===r)?.[1]??"",w=()=>{
d.current?.contentWindow?.focus(),d.current?.contentWindow?.print()};return y("div",{class:"on-paper",children:[y("butto\
n",{type:"button",class:"way","data-k":"back",onClick:s,children:"All lessons"}),y("h1",{tabIndex:-1,children:n.name}),y(
"p",{class:"mute",children:["The key is a document of its own, so it never lies on the back of a worksheet."," ",y(an,{teacher:t,
place:{view:"teach",game:e.id,lesson:n.number},k:"to.page",label:`Teacher’s page: ${n.name}`,children:"Teacher’s page"})]}),
y("div",{class:"choices",children:[y(Rn,{label:"What to print",choices:Xc,value:r,pick:o,k:"what"}),y(Rn,{label:"Paper",
choices:kg,value:i,pick:a,k:"paper"}),y("button",{type:"button",class:"btn solid","data-k":"print",disabled:!b,onClick:w,
children:"Print"}),y("button",{type:"button",class:"btn","data-k":"save",disabled:!b,onClick:()=>b&&Te({kind:"file",name:b.
name,text:b.html}),children:"Save as a file"})]}),y("div",{class:"preview",ref:p,children:b?y("iframe",{ref:d,title:`${g}\
: ${n.name}`,srcdoc:b.html,style:{width:`${Qc}px`,zoom:u}}):y("p",{role:"status",children:["Loading the ",g.toLowerCase(),
"…"]})})]})}var vg=[["class","on the screen in front"],["student","a link to send"],["sheet","to print"],["quiz","for Moodle"],["not\
ebook","45 minutes alone"],["page","answers stay folded"]];function xg({teacher:t,game:e,lesson:n}){let s={teacher:t,game:e,
lesson:n};return y("li",{"data-lesson":`${e.id} ${n.number}`,children:[y("span",{class:"nr","aria-hidden":"true",children:n.
number}),y("div",{class:"what",children:[y("b",{children:n.name}),y("small",{children:n.about}),n.topics.length>0&&y("sm\
all",{class:"topics",children:n.topics.join(", ")})]}),y("div",{class:"start",children:y(Js,{...s})}),y("div",{class:"li\
nks",children:[y(Xs,{...s}),y(Qs,{...s}),y(er,{...s}),y("span",{class:"book",children:y(tr,{...s})}),y(Vc,{...s})]})]})}
function $g({teacher:t,game:e}){let n=ue(null);return le(()=>ie(n.current,e.palette),[e.palette]),y("article",{class:"sh\
elf","data-game":e.id,ref:n,children:[y("h2",{tabIndex:-1,children:[y("i",{class:"patch","aria-hidden":"true"}),e.title]}),
y("ol",{children:e.lessons.map(s=>y(xg,{teacher:t,game:e,lesson:s},s.number))})]})}function Mg({teacher:t,shelves:e,words:n,
find:s}){let r=ue(null),o=js(e,n),i=t.model.get("docs"),a=l=>{let c=r.current?.querySelector(`[data-game="${l}"] h2`);c.
scrollIntoView({block:"start"}),c.focus({preventScroll:!0})};return y("div",{ref:r,children:[y("h1",{tabIndex:-1,children:"\
Teach"}),y("p",{class:"mute",children:["Run a lesson with your class now, send it to students, or print it.",i&&y(ge,{children:[
" First time? ",y("a",{href:i.replace("index.html","first_lesson.html"),children:"Your first lesson, in ten minutes"})]})]}),
y(Fs,{words:n,find:s,topics:qs(e.flatMap(l=>l.lessons)),found:nn(o),k:"find.teach"}),y("nav",{class:"jumps","aria-label":"\
Games",children:o.map(l=>y("button",{type:"button",class:"way","data-k":`jump.${l.id}`,onClick:()=>a(l.id),children:l.title},
l.id))}),y("div",{class:"heads","aria-hidden":"true",children:[y("span",{children:nn(o)===1?"1 lesson":`${nn(o)} lessons`}),
vg.map(([l,c])=>y("span",{class:`h-${l}`,children:c},l))]}),o.map(l=>y($g,{teacher:t,game:l},l.id))]})}function Sg({teacher:t,
root:e}){let{model:n,places:s}=t,[r,o]=ae(""),i=n.get("shelves"),{now:a}=s,l=i.find(({id:f})=>f===a.game),c=l?.lessons.find(
({number:f})=>f===a.lesson),u=l&&c?a.view:"list",h=ue(a);if(Ut(s.onChange),Ut(f=>je(f)),le(()=>{let f=h.current;if(h.current=
a,f===a||e.closest("[hidden]"))return;let b=e.querySelector(`[data-lesson="${f.game} ${f.lesson}"] [data-k^="${f.view===
"sheet"?"sheet":"page"}"]`),g=u==="list"&&b||e.querySelector("h1");g!==b&&scrollTo(0,0),g?.focus()},[a]),!l||!c||u==="li\
st")return y(Mg,{teacher:t,shelves:i,words:r,find:o});let p={teacher:t,game:l,lesson:c,back:()=>s.go(ni)},d=`${l.id} ${c.
number}`;return u==="teach"?y(Zc,{...p},d):y(eu,{...p},d)}function tu(t,e,n){let s=m("section.sheet.teach",{"aria-label":"\
Teach"});return _e(y(Sg,{teacher:{model:t,places:e},root:s}),s),t.on("msg:custom",Te),n.push(()=>t.off("msg:custom",Te),
()=>_e(null,s)),s}var _g=t=>m("img",{alt:"",src:`data:image/svg+xml,${encodeURIComponent(t)}`}),Tg=()=>v("svg.logo",{viewBox:"0 0 36 36","\
aria-hidden":"true"},[0,8.25,16.5,24.75,33].map(t=>v("path",{d:`M0 ${t}h36v3H0z`,fill:"currentColor"})),B(18,18,12.5,{fill:"\
var(--paper)"}),[-8,-2.6,2.8,8.2].map(t=>{let e=Math.sqrt(121-(Math.abs(t)+1)**2);return v("path",{d:`M${17+t} ${18-e}h2\
.8v${2*e}h-2.8z`,fill:"currentColor"})}));function nu({model:t,el:e}){let n=m("div.uw.uw-gallery");e.append(n);let s=[()=>{}],
r=(S,x,E)=>{if(!te()||!x.page)return m("button",{...S,onclick:()=>t.send({kind:"open",game:x.game,link:x.link})},E);let L=m(
"a",{...S,href:de(x.page,x.link,X())},E);return s.push(je(()=>L.setAttribute("href",de(x.page,x.link,X())))),L},o=m("div\
.themes"),i=()=>{let S=o.contains(re(o));o.replaceChildren(xe({label:"Theme",choices:rn,value:X(),pick:On,k:"theme"})),S&&
o.querySelector("[aria-pressed=true]").focus()};s.push(je(i)),i();let a=(...S)=>m("div.part",{role:"tabpanel",tabindex:-1},
S),l=new Zs;s.push(()=>l.stop());let c=t.get("lessons"),u=a(),h=c.title&&a(Gc({model:t,places:l},c,t.get("games"),s)),p=a(
tu(t,l,s)),d=h?[u,h,p]:[u,p],f=h?["Games","Lessons","Teach"]:["Games","Teach"],b=m("div.tabs",{role:"tablist","aria-labe\
l":"Pages"},d.map((S,x)=>{let E=K("part");return S.setAttribute("aria-labelledby",E),m("button",{id:E,role:"tab","data-k":`\
part.${x}`,onclick:()=>g(x),onkeydown:w},f[x])})),g=S=>{d.forEach((x,E)=>{x.hidden=E!==S;let L=b.children[E];L.setAttribute(
"aria-selected",String(E===S)),L.setAttribute("tabindex",E===S?"0":"-1")})};function w(S){if(S.key!=="ArrowRight"&&S.key!==
"ArrowLeft")return;S.preventDefault();let x=d.length,E=d.findIndex(L=>!L.hidden);k((E+(S.key==="ArrowRight"?1:x-1))%x)}let k=S=>{
g(S),b.children[S].focus()},$=(S,x,E,L)=>m("button",{class:L,"data-k":`to.${x}`,onclick:()=>{k(d.indexOf(S)),scrollTo(0,
0)}},m("b",x),m("span.about",E),m("span.go",{"aria-hidden":"true"},"→")),M=()=>l.now.view!=="list"&&g(d.indexOf(p));return s.
push(l.onChange(M)),g(0),M(),n.append(m("header.house",Tg(),m("b","Uncle Widgets"),b,o),...d),u.append(oc(t,r,s)),u.append(
m("div.doors",t.get("games").map(S=>{let x=m("article.door",m("div.picture",_g(S.art)),m("div.sheet",m("h2",S.title),m("\
p.mute",S.tagline),S.learn.length>0&&m("div.learn",m("h3","You will learn"),m("ul",S.learn.map(([E,L,T],_)=>m("li",r({class:"",
"data-k":`learn.${S.id}.${_}`},{game:S.id,page:S.page,link:T},[m("span",E),m("small",L)]))))),m("div.row",m("div.ways",r(
{class:"btn solid","data-k":`watch.${S.id}`,"aria-label":`Watch ${S.title}`},{game:S.id,page:S.page,link:""},"Watch"),r(
{class:"btn","data-k":`play.${S.id}`,"aria-label":`Play ${S.title}`},{game:S.id,page:S.page,link:S.play},"Play"),S.lessons.
length>0&&r({class:"btn","data-k":`lessons.${S.id}`,"aria-label":`${S.title} lessons`},{game:S.id,page:S.page,link:S.lessons[0].
link},"Lessons")),m("span.mute.small",S.players))));return ie(x,S.palette),x}),m("div.ways-on",h&&$(h,"Lessons",c.short,
"solid"),$(p,"Teach","Ready-made lessons, live class votes, printable worksheets.","")))),n.append(m("div.small-print",m(
"p","Open source. It works in notebooks, on web pages and on phones.",t.get("docs")&&[" ",m("a",{href:t.get("docs")},"Do\
cumentation")]),m("p","The rules are in our own words, and the pictures are our own. Game names are trademarks of their \
owners."))),()=>{for(let S of s)S()}}var su=Symbol.for("uncle_widgets.presses");function ii(t){let e=t.composedPath()[0],n=e instanceof Element?e.closest("bu\
tton"):null;return n?.closest(".uw")?n:null}var ru=({dataset:t,textContent:e})=>t.k??t.act??t.clause??e;function ou(){let t=globalThis;
if(t[su])return;t[su]=!0;let e=null,n=null,s=o=>{let i=e,a=ii(o);e=n=null,!(!i||i.isConnected||!a||ru(a)!==ru(i))&&setTimeout(
()=>{n instanceof Node&&a.contains(n)||a.click()})},r=[["pointerdown",o=>e=o.button||o.pointerType==="touch"?null:ii(o)],
["pointerup",s],["pointercancel",()=>e=null],["keydown",o=>o.repeat||(e=o.key===" "?ii(o):null)],["keyup",o=>o.key===" "&&
s(o)],["click",o=>n=o.composedPath()[0]]];for(let[o,i]of r)window.addEventListener(o,i,{capture:!0})}var Eg=".uw, .uw-page, .uw-room",Lg="data-lm-suppress-shortcuts",iu=Symbol.for("uncle_widgets.keys"),Ag=/^(enter|backspace|delete|home|end|arrow\w+|[amyz])$/i,
au=t=>(t.ctrlKey||t.metaKey)&&!Ag.test(t.key),lu=t=>t.composedPath().filter(e=>e instanceof HTMLElement&&e.matches(Eg)).
at(-1);function ai(){let t=globalThis;if(t[iu])return;t[iu]=!0,ou();let e=new WeakSet,n=s=>{au(s)||s.stopPropagation()};
window.addEventListener("keydown",s=>{let r=lu(s),o=s.composedPath()[0];!(r instanceof HTMLElement)||!(o instanceof Element)||
(o.toggleAttribute(Lg,!au(s)),!e.has(r)&&(e.add(r),r.addEventListener("keydown",n)))},{capture:!0}),window.addEventListener(
"pointerdown",s=>{let r=lu(s);r instanceof HTMLElement&&!r.hasAttribute("tabindex")&&(r.tabIndex=-1)},{capture:!0})}var we=class{constructor(e){this.values=e,this.heard=new Map,this.saying=n=>{}}get(e){return this.values[e]}set(e,n){this.
put({[e]:n})}put(e){let n=Object.keys(e).filter(s=>Ce(this.values[s],e[s]));for(let s of n)this.values[s]=e[s];for(let s of n)
this.tell(`change:${s}`,e[s])}save_changes(){}send(e){this.saying(e)}on(e,n){for(let s of e.split(" "))this.heard.has(s)||
this.heard.set(s,new Set),this.heard.get(s)?.add(n)}off(e,n){for(let s of e.split(" "))this.heard.get(s)?.delete(n)}tell(e,n){
for(let s of[...this.heard.get(e)??[]])s(n)}},Ce=(t,e)=>t!==e&&JSON.stringify(t)!==JSON.stringify(e);var li=150,ci=112,cu=7,sr=8,Pg=50,Og=16,Ke=(t,e,n,s)=>({kind:t,key:"",x:e,y:n,...s}),rr=(t,e,n,s={})=>Ke("text",e,n,{lines:[
t],size:14,bold:!1,quiet:!1,anchor:"start",tone:"",...s}),uu=(t,e,n,s)=>Ke("card",e,n,{w:s,face:t.face??null,label:t.label,
kin:t.kin,seen:s}),ui=(t,e,n,s)=>Ke("lit",t,e,{w:n,h:s,tab:"",role:""});function Ug({id:t,cards:e=[],columns:n=0},s,r){let o=n||
e.length,i=e.some(h=>h.above)?19:0,a=n||e.length<4?s+5:Math.max(s*.66,i+3),l=s*1.4+5,c=a*(o-1)+s,u=i+l*Math.ceil(e.length/
o)-5;return{w:c,h:u,put:(h,p)=>[...e.flatMap((f,b)=>{let g=h+a*(b%o),w=p+i+l*Math.floor(b/o),k=b===e.length-1;return[uu(
f,g,w,s),...f.above?[rr(f.above,g,w-6,{bold:k,quiet:!k})]:[],...r.has(f.key)?[ui(g,w,s,s*1.4)]:[]]}),...r.has(t??"")&&e.
length>1?[ui(h,p+i,c,u-i)]:[]]}}function Rg(t,e,n){let s=t.top&&!t.top.face,r=s?Math.min(3,t.count-1):0,o=r*2.5;return{w:e+
o,h:e*1.4+o,put:(i,a)=>[Ke("pile",i,a+o,{w:e,under:r,empty:!t.top}),...t.top?[uu(t.top,i,a+o,e)]:[],...n.has(t.id)?[ui(i,
a+o,e,e*1.4)]:[]]}}function Hg(t,e){let n=Math.min(21,Math.max(16,Math.round(e*.42))),s=n*.8,r=t.counters?.find(({value:f,
art:b})=>f||!b)??t.counters?.[0],o=r?.value?r.art:"",i=r?String(r.value):"",a=r&&!o?r.label:"",l=t.alert?t.alert:a,c=Math.
ceil((r?.value??0)/10),u=o==="chips"?66:0,h=n+5+I(i,s*1.1),p=h+(o==="agents"?8+23*(r?.value??0):0);return{w:Math.max(p,o===
"chips"?15*c-2:0,I(l,14)),h:u+n+(l?17:0),put:(f,b)=>[...o==="chips"?[Ke("chips",f,b+u-4,{count:r?.value,w:13,t:4,g:2,pitch:15})]:
[],...o==="agents"?[Ke("agents",f+h+8,b,{count:r?.value,full:r?.value,size:18})]:[],Ke("mark",f,b+u,{seat:t.seat,size:n,
active:!!t.active||t.note==="wins"}),rr(i,f+n+5,b+u+n*.76,{size:s,bold:!0}),...l?[rr(l,f,b+u+n+14,{tone:t.alert?"lit":"",
bold:!!t.alert})]:[]]}}function Ng({board:t,zone:e},n,s){let r=t,o={heat:{},clear:!1,acting:!1,spots:{},lit:Object.fromEntries(
[...s].map(l=>[l,""]))},i=n,a=n*r.height/r.width;return{w:i,h:a,put:(l,c)=>[Ke("board",l,c,{board:r,zone:e,...o,w:i,h:a,
k:i/r.width})]}}function Cg(t,e,n){let s=t.zone;switch(t.kind){case"cards":return Ug(t,e,n);case"stack":return Rg(s,e,n);case"\
seat":return Hg(s,e);case"tokens":return Ng(t,e*3.2,n);case"dice":{let r=Math.min(30,e*.8),o=s.values.length*(r+10)-10;return{
w:o,h:r,put:(i,a)=>[Ke("dice",i,a,{...s,lit:s.lit??[],w:o,size:r})]}}case"ring":{let r=e*.66,o=r*1.42;return{w:2*o,h:2*o,
put:(i,a)=>[Ke("ring",i+o,a+o,{r,ring:{...s,marks:[],note:""}})]}}case"words":{let r=(t.words??"").split(`
`);return{w:Math.max(...r.map(o=>I(o,15))),h:17*r.length,put:(o,i)=>r.map((a,l)=>rr(a,o,i+13+17*l,{bold:!l}))}}default:return{
w:22,h:12,put:(r,o)=>[Ke("arrow",r,o,{back:t.kind==="left"})]}}}var Bg=({back:t})=>[v("path.arrow",{d:"M0 4.5h13V0l9 6-9\
 6V7.5H0z",transform:t?"translate(22 0) scale(-1 1)":null})];function Dg({rows:t,lit:e=[]}){let n=new Set(e),s=(r,o)=>r.
reduce((i,a)=>i+a+o,-o);for(let r=Pg;;r-=1){let o=t.map(u=>u.map(h=>Cg(h,r,n))),i=o.map(u=>s(u.map(({w:h})=>h),sr)),a=o.
map(u=>Math.max(...u.map(({h})=>h))),l=s(a,sr);if(r>Og&&(Math.max(...i)>li-2*cu||l>ci-2*cu))continue;let c=(ci-l)/2;return o.
flatMap((u,h)=>{let p=(li-i[h])/2,d=c;return c+=a[h]+sr,u.flatMap(({w:f,h:b,put:g})=>{let w=p;return p+=f+sr,g(w,d+(a[h]-
b)/2)})})}}var Ig=({title:t,says:e})=>`${t}${/^\p{Ll}/u.test(e)?"":"."} ${e}`,Wg=t=>v("svg.uw-table",{viewBox:`0 0 ${li}\
 ${ci}`,role:"img","aria-label":Ig(t)},Dg(t).map(e=>v("g",{class:`thing ${e.kind}`,transform:`translate(${e.x} ${e.y})`},
e.kind==="arrow"?Bg(e):Lt(e)))),or=({pictures:t})=>m("ol.howto",t.map((e,n)=>m("li",Wg(e),m("p",m("b",`${n+1}. ${e.title}`),
` ${e.says}`))));var hu="uncle_widgets.howto.";function ln(t,e,n="menu"){let s=K("howto"),r=e.getRootNode(),o=r.activeElement;Rc();let a=m(
"dialog.sheet.howto-over",{"aria-labelledby":s,onclose:()=>{a.remove(),Ht(hu+t.game,"1"),Nt(t.game,!0);let l=o?.isConnected&&
o!==document.body?o:e.closest(".uw")?.querySelector(`[data-k="${n}"]`);(l instanceof HTMLElement||l instanceof SVGElement)&&
l.focus({preventScroll:!0})}},m("div.thead",m("h2",{id:s,tabindex:-1,autofocus:!0},"How to play"),m("p.mute",t.title)),m(
"p.goal",t.aim),or(t),m("button.btn.solid",{"data-k":"howto.close",onclick:()=>a.close()},"Close"));e.append(a),a.showModal()}
function du(t,e,n){t?.aim&&e==="play"&&!kt(hu+t.game)&&!n.querySelector("dialog")&&ln(t,n,"tab.play")}function hi({howto:t,over:e}){return y("div",{class:"aim",role:"group","aria-label":"The aim of the game",children:[y("p",
{children:[y("span",{class:"whole",children:t.aim}),y("span",{class:"short",children:t.short})]}),y("button",{type:"butt\
on",class:"btn quiet","data-k":"howto","aria-haspopup":"dialog",onClick:()=>ln(t,e),children:"How to play"}),y("button",
{type:"button",class:"btn quiet","data-k":"known","aria-label":"Close the aim of the game",onClick:()=>Hc(t.game),children:"\
×"})]})}var mu=55,Fg=74,qg=46,di=36,jg=46;function Vg(t){let e=t.closest(".uw-room");return!!(e&&!t.closest(".uw-page")&&e.getBoundingClientRect().
top+window.scrollY>window.innerHeight/2)}function Gg(t){if(te())return Vg(t)?window.innerHeight:null;let e=t.getRootNode();
return e instanceof ShadowRoot?Kg(e.host):t.closest(".jp-WindowedPanel-outer, .jp-NotebookPanel-notebook, .jp-Notebook")?.
clientHeight??Number.NaN}function Kg(t){let e=window.innerHeight,n=t;for(;n;){let{overflowY:s,maxHeight:r,paddingTop:o,paddingBottom:i}=getComputedStyle(
n);if(s==="auto"||s==="scroll"){let l=parseFloat(r)-parseFloat(o)-parseFloat(i);r.endsWith("px")?e=Math.min(e,l):n.scrollHeight>
n.clientHeight+1&&(e=Math.min(e,n.clientHeight))}let a=n.getRootNode();n=n.parentElement??(a instanceof ShadowRoot?a.host:
null)}return e}function Zg(t,e,n,s=mu){let r=n?Math.max(di,Math.min(jg,e)):e;return t>=s&&r>=di?{kind:t>=Fg?"large":"mid\
dle",height:r}:{kind:r<di||n?"flow":"phone",height:r}}function Hn(t,e){let n="",s=()=>{let i=t.closest(".uw-page")??t.closest(
".uw-room");if(!i)return;let a=parseFloat(getComputedStyle(t).fontSize)||16,l=Gg(t),c=l==null?i.getBoundingClientRect().
top+window.scrollY:0,u=l??window.innerHeight-2*c,h=i.classList.contains("uw-position")?qg:mu,p=i.clientWidth/a,{kind:d,height:f}=Zg(
p,u/a,l!=null,h),b=`${d} ${Math.floor(f*a)} ${a}`;i.classList.toggle("uw-beside",l!=null&&d==="flow"&&p>=h),b!==n&&(n=b,
i.dataset.fit=d,i.classList.toggle("uw-one",d==="large"||d==="middle"),i.classList.toggle("uw-middle",d==="middle"),i.classList.
toggle("uw-phone",d==="phone"),i.classList.toggle("uw-fits",d!=="flow"),i.style.setProperty("--uw-h",`${Math.floor(f*a)}\
px`),i.style.setProperty("--uw-rem",`${a}px`),e())},r=new ResizeObserver(s),o=()=>{let i=t.closest(".uw-page")??t.closest(
".uw-room");return!i&&t.isConnected?0:i?(r.observe(i),s(),0):requestAnimationFrame(o)};return o(),window.addEventListener(
"resize",s),()=>{r.disconnect(),window.removeEventListener("resize",s)}}function Ze(t,e,n){let s=m("div",{class:`jupyter-widgets ${n}`});return on(t)({model:e,el:s}),s}var pu=()=>"serviceWorker"in navigator&&/^https?:$/.test(location.protocol),zg=[404,410];async function fu(t){if(!pu())return;
let e=new URL(`${t}sw.js`,document.baseURI);try{await gu(e)}catch{await Yg(e).catch(()=>{})}}async function gu(t){await(await navigator.
serviceWorker.register(t)).update()}async function Yg(t){let e=await fetch(t,{cache:"no-store"});if(!e.ok&&!zg.includes(
e.status))return;if(e.ok)try{await gu(t);return}catch{}let{href:n,pathname:s}=new URL("./",t),r=await navigator.serviceWorker.
getRegistration(n);r?.scope===n&&(await r.unregister(),await caches.delete(`uncle_widgets ${s}`))}async function bu(){pu()&&
await navigator.serviceWorker.getRegistration()&&(await navigator.serviceWorker.ready).active?.postMessage({keep:!0})}async function wu(t){let e=await fetch(t);if(e.status===202)return null;if(!e.ok||!e.body)throw new Error(`${t} didn't l\
oad (${e.status}).`);return new Response(e.body.pipeThrough(new DecompressionStream("gzip"))).json()}async function Ct(t){
for(;;){let e=await wu(t);if(e)return e;await new Promise(n=>setTimeout(n,1500))}}async function yu(t,e){let n=t[`${e} f\
irst`],s=n?await wu(t[e]):await Ct(t[e]);return s?{saved:s,whole:null}:{saved:await Ct(n),whole:Ct(t[e])}}async function ku(t){
let e=await fetch(t);if(!e.ok)throw new Error(`${t} didn't load (${e.status}).`);return e.text()}function Jg(t){let e=[];for(let n of t){let s=e.at(-1);s?.[0]===n?s[1]++:e.push([n,1])}return e.map(([n,s])=>s>1?`${n} (${s}\
 times)`:n)}var ir=(t,e)=>[...t.querySelectorAll(e)].filter(n=>n.checkVisibility({visibilityProperty:!0}));function vu(t){
let e=s=>[...ir(s,".caption :is(.place, .line:not(.chip))").map(r=>r.textContent??""),...Jg(ir(s,".felt .thing[aria-labe\
l]:not([aria-hidden=true])").map(r=>`- ${r.getAttribute("aria-label")}`))],n=ir(t,".uw-panel [data-next], .uw-panel .giv\
en").map(s=>s.textContent??"");return[...ir(t,".uw-table").flatMap(e),...n].join(`
`)}var Xg=80,mi=12,pi=t=>t.replace("-","−");function Nn({rule:t,value:e,set:n,refuses:s=!0}){let[r,o]=ae(e),[i,a]=ae(!0),
l=tn(()=>K("note"),[]),c=r.trim()===e.trim()?r:e,{words:u,meant:h}=c.trim()?me(c,t):{words:"",meant:""},p=h?At(c,t):i&&s?
u:"";yt(()=>{if(i)return;let f=setTimeout(()=>a(!0),Oo);return()=>clearTimeout(f)},[r,i]);let d=(f,b)=>{o(f),a(b),n(f.trim())};
return{text:c,sentence:p,meant:h,id:l,typed:f=>d(f,!1),put:f=>d(f,!0),complain:()=>a(!0),said:{"aria-invalid":p?!0:void 0,
"aria-describedby":p?l:void 0}}}function fi({number:{text:t,sentence:e,meant:n,id:s},answer:r}){return y("div",{class:"n\
umnote",id:s,role:"status",children:[e&&y("p",{class:"refusal",children:e}),n&&y("div",{class:"row",children:[y("button",
{type:"button",class:"btn","data-k":"meant.yes",onClick:()=>r(n),children:"Yes"}),y("button",{type:"button",class:"btn",
"data-k":"meant.no",onClick:()=>r(`${t.trim()}%`),children:"No"})]})]})}function Qg({text:t}){let e=ue(null),n=pi(t),s=t!==
""&&dt(n)&&n.length<=6,r=n.length<=mi?n:`${n.slice(0,mi-1)}…`;return le(()=>{e.current?.replaceChildren(t===""?"?":s?Et(
n,n.length>4?34:50):r)},[t]),y("span",{class:t===""?"drawn none":"drawn","aria-hidden":"true",ref:e})}var eb=({unit:t,low:e,
high:n})=>t==="chance"?1:10**Math.floor(Math.log10((n-e)/50||1));function xu({label:t,words:e,ends:n,enter:s,k:r="",control:o,
...i}){let a=Nn(i),l=ue(null),{low:c,high:u}=i.rule,h=eb(i.rule),p=a.text.trim(),d=me(p,i.rule).value,f=Xl(p,i.rule),b=()=>String(
Number(Number(l.current?.value).toFixed(h<1?2:0))),g=()=>l.current?.focus({preventScroll:!0});o&&(o.current={focus:g,put:a.
put,complain:a.complain});let w=k=>{k.key==="Enter"&&(k.preventDefault(),p===""&&k.target===l.current?a.put(b()):p!==""&&
d==null?a.complain():p!==""&&s())};return y("div",{class:"asknum",children:[y("div",{class:"saynum",children:[y("span",{
class:"bigbox",children:[y("input",{class:"bignum",inputMode:c<0?"text":"decimal","data-k":`value${r}`,maxLength:Xg,autocomplete:"\
off","aria-label":`${t} ${e}`,...a.said,style:{"--n":String(Math.min(Math.max(2,p.length),mi))},value:a.text,onInput:k=>a.
typed(k.currentTarget.value),onChange:a.complain,onKeyDown:w}),y(Qg,{text:p})]}),y("p",{children:[y("b",{class:"equals",
"aria-hidden":"true",children:f&&`= ${pi(f)} `}),e]})]}),y(fi,{number:a,answer:k=>{a.put(k),g()}}),y("input",{type:"rang\
e",ref:l,class:d==null?"rng empty":"rng",min:c,max:u,step:h,"data-k":`range${r}`,"aria-label":t,"aria-valuetext":d==null?
"not set yet":`${f||p} ${e}`,style:{"--p":`${d==null?0:100*(d-c)/(u-c||1)}%`},value:d??(c+u)/2,onInput:()=>a.put(b()),onKeyDown:w}),
y("div",{class:"ends","aria-hidden":"true",children:[y("span",{children:n[0]}),y("span",{children:n[1]})]})]})}function tb({
measure:t,span:e,cases:n,label:s="Your guess",...r}){let o=Po({measure:t,span:e}),i=t==="chance";return y(xu,{...r,rule:o,
label:s,words:i?`out of 100 ${n}`.trim():t,ends:i?["never","always"]:[pi(String(o.low)),String(o.high)]})}function $u({value:t,
set:e},n){let s=m("div.numfield"),r=i=>_e(n(i,o),s),o=i=>{r(i),e(i)};return r(t),s}function Mu(t){let e={current:null};return{
node:$u(t,(n,s)=>y(xu,{...t,value:n,set:s,control:e})),focus:()=>e.current?.focus(),put:n=>e.current?.put(n),complain:()=>e.
current?.complain()}}var ar=t=>$u(t,(e,n)=>y(tb,{...t,value:e,set:n}));var nb="input:not([type=range]), select, textarea, [contenteditable]:not([contenteditable=false])",gi="uncle_widgets key\
s",sb="input, [role=tab], .chooser, .art",Su=/^(Arrow|Home|End)/,Tu="button, a, summary, label, [role=button], [role=tab\
]",cn=new Set,bi=t=>t.closest(".uw-page")??t.closest(".uw-room")??t.closest(".uw"),Eu=t=>t.getClientRects().length>0,Lu=t=>!!t.
any||t.keys.some(e=>e.length===1&&e!==" ");function lr(){try{return localStorage.getItem(gi)!=="off"}catch{return!0}}function rb(t){
try{t?localStorage.removeItem(gi):localStorage.setItem(gi,"off")}catch{}}function ob({el:t,keys:e},n,s){let{key:r,shiftKey:o}=n;
return Su.test(r)&&s.closest(sb)&&!(s instanceof HTMLInputElement&&t.contains(s))?!1:e().some(i=>(i.keys.includes(r)||i.
any?.(r))&&(!Su.test(r)||o===!!i.shift)&&(!i.inside||t.contains(s))&&(!Lu(i)||lr()&&!s.closest("input"))&&i.when()&&i.press(
r,s))}function _u(t){if(t.defaultPrevented||t.isComposing||t.ctrlKey||t.metaKey||t.altKey)return;let e=t.composedPath(),
n=e[0];if(!(n instanceof Element)||n.closest("dialog")||n.closest(nb)&&t.key!=="Escape")return;let s=[...cn].filter(({el:r})=>{
let o=bi(r);return o&&e.includes(o)&&Eu(r)});if(s.length){if(t.key==="?")wi(s[0].el);else if(!s.some(r=>ob(r,t,n)))return;
t.preventDefault(),t.stopPropagation()}}function cr(t,e){let n={el:t,keys:e};return cn.size||document.addEventListener("\
keydown",_u,!0),cn.add(n),()=>{cn.delete(n),cn.size||document.removeEventListener("keydown",_u,!0)}}function wi(t){let e=bi(
t),n=K("keys"),r=[...cn].filter(l=>bi(l.el)===e&&Eu(l.el)).flatMap(l=>l.keys()).filter(l=>l.when()),o=m("div.keys-typed"),
i=m("dialog.sheet.keys-list",{"aria-labelledby":n,onclose:()=>i.remove()}),a=()=>{let l=lr();Z(o,m("span",{"aria-hidden":"\
true"},"Letter, number and symbol keys"),xe({label:"Letter, number and symbol keys",choices:[[!0,"On"],[!1,"Off"]],value:l,
pick:c=>{rb(c),a()},k:"typed"}));for(let c of i.querySelectorAll("[data-typed]"))c.classList.toggle("off",!l)};i.append(
m("h2",{id:n,tabindex:-1,autofocus:!0},"Keyboard shortcuts"),m("p.mute","They work while the focus is on this page, but \
not while you type in a field."),m("dl",[...r,{keys:["?"],shown:"?",words:"Shows this list.",when:()=>!0,press:()=>!0}].
map(l=>m("div",{"data-typed":Lu(l)&&l.shown!=="?"?"":null},m("dt",m("kbd",l.shown)),m("dd",l.words)))),o,m("button.btn",
{"data-k":"keys.close",onclick:()=>i.close()},"Close")),a(),t.append(i),i.showModal()}var Ou="uncle_widgets.tones",Au=220,ib=880,ur=.16,ab=.2,Pu,Uu=[["","Off"],["heard","On"]],yi=()=>kt(Ou),Ru=t=>Ht(Ou,t),lb=(t,[
e,n])=>Au*(ib/Au)**Math.min(1,Math.max(0,(t-e)/(n-e||1)));function cb(t){let e=Pu??new AudioContext;Pu=e,t.forEach((n,s)=>{
let r=new OscillatorNode(e,{frequency:n}),o=new GainNode(e,{gain:0}),i=e.currentTime+1.5*s*ur;o.gain.setValueAtTime(0,i),
o.gain.linearRampToValueAtTime(ab,i+ur/8),o.gain.linearRampToValueAtTime(0,i+ur),r.connect(o).connect(e.destination),r.start(
i),r.stop(i+ur)})}function Hu(t,e,{span:n,answer:s,apart:r}){let o=e.runs[0].at(-1)?.[1],i=e.begun!==t.begun,a=!e.running&&
(i||t.running);if(!yi()||o==null)return;let l=[...i?[o]:[],...a&&s&&!r?[s.value]:[]];l.length>0&&cb(l.map(c=>lb(c,n)))}var ub=[[!0,"On"],[!1,"Off"]],hb={low:0,high:999999999,whole:!0},db=[["set","In order"],["any","Any order"]],ki=({words:t,
children:e})=>y("div",{class:"line",children:[y("span",{"aria-hidden":"true",children:t}),e]}),un=t=>y(ki,{words:t.label,
children:y(Rn,{...t})});function mb({head:t}){let{seats:e,range:n}=Rt(t.model,"seats","range"),[s,r]=n,o=(i,a,l,c)=>{let u=c<
s||c>r;return y("button",{type:"button","data-k":i,"aria-label":a,"aria-disabled":u||void 0,onClick:()=>u||t.set("seats",
c),children:l})};return y(ki,{words:"Players",children:y("span",{class:"step",role:"group","aria-label":"Players",children:[
o("fewer","Fewer players","−",e-1),y("output",{children:e}),o("more","More players","+",e+1)]})})}function pb({head:t}){
let e=ue(null),[n,s]=Oc(Pc(t.model,"seed"),e),{text:r,typed:o}=Nn({rule:hb,value:n,set:s,refuses:!1});return y(ki,{words:"\
Game number",children:y("input",{class:"txt",ref:e,"data-k":"seed",inputMode:"numeric",maxLength:80,"aria-label":"Game n\
umber",value:r,onInput:i=>o(i.currentTarget.value),onChange:i=>t.set("seed",i.currentTarget.value.trim())})})}function Nu({
head:t}){let{model:e}=t,n=sn(),{howto:s,tabs:r,tab:o,lacks:i,predict:a,order:l}=Rt(e,"howto","tabs","tab","lacks","predi\
ct","order"),[c,u,h,p]=["fixed","suits","covers","home"].map(g=>e.get(g)),d=g=>()=>{t.close(),g()},f=g=>{Ru(g),n()},b=(g,w,k,$)=>y(
"button",{type:"button",class:"btn","data-k":g,onClick:()=>t.copy(k(),$),children:w});return y("div",{class:"menu",role:"\
dialog","aria-label":"Settings",children:[s?.aim&&y("button",{type:"button",class:"btn wide","data-k":"menu.howto","aria\
-haspopup":"dialog",onClick:d(()=>ln(s,t.over)),children:"How to play"}),y("div",{class:"rooms",role:"group","aria-label":"\
More pages",children:r.slice(3).map(([g,w])=>y("button",{type:"button",class:"btn","data-k":`room.${g}`,"aria-pressed":g===
o,"aria-disabled":i[g]?!0:void 0,title:i[g],onClick:d(()=>t.set("tab",g)),children:w},g))}),!c&&y(mb,{head:t}),!c&&y(pb,
{head:t}),y(un,{label:"Guess first",choices:ub,value:a,pick:g=>t.set("predict",g),k:"predict"}),l&&y(un,{label:"Question\
s",choices:db,value:l,pick:g=>t.set("order",g),k:"order"}),y(un,{label:"Theme",choices:rn,value:X(),pick:On,k:"theme"}),
y(un,{label:"Sound of test deals",choices:Uu,value:yi(),pick:f,k:"tones"}),u&&y(un,{label:"Suits",choices:Qo,value:Wc(),
pick:Fc,k:"inks"}),h&&y(un,{label:"Covered names",choices:ei,value:Ks(),pick:qc,k:"covers"}),y("div",{class:"copies",children:[
b("copy","Copy link",()=>t.link,"Link copied."),b("cell","Copy Python code",()=>e.get("cell"),"Python code copied."),b("\
words","Copy as text",()=>vu(t.page),"The table and the question were copied as text."),y("button",{type:"button",class:"\
btn","data-k":"keys","aria-keyshortcuts":"?",onClick:d(()=>wi(t.root)),children:"Keys"}),p&&te()&&y("a",{class:"btn quie\
t","data-k":"home",href:de(p,"",X()),children:"All games"})]})]})}var fb=4e3,gb=()=>y("svg",{class:"icon sliders",viewBox:"0 0 24 24",fill:"currentColor","aria-hidden":"true",children:y(
"path",{d:"M2 6h9v3H2zM17 6h5v3h-5zM12.5 3h3v9h-3zM2 15h4v3H2zM12 15h10v3H12zM7.5 12h3v9h-3z"})});function bb({seats:t,seed:e}){
return y("span",{class:"standing",children:[y("b",{children:t}),t===1?" player":" players",e&&y(ge,{children:[", game ",
y("b",{children:e})]})]})}function wb(t,e){let n={ArrowRight:1,ArrowLeft:-1}[t.key],s=t.currentTarget;if(!n)return;t.preventDefault();
let r=[...s.parentElement.children].filter(i=>i.offsetParent),o=r[(r.indexOf(s)+n+r.length)%r.length];o.focus(),e("tab",
o.dataset.tab)}function yb({head:t}){let{tabs:e,tab:n,lacks:s}=Rt(t.model,"tabs","tab","lacks");return y("div",{class:"t\
abs",role:"tablist","aria-label":"Pages of this game",children:e.map(([r,o],i)=>y("button",{type:"button",role:"tab","da\
ta-k":`tab.${r}`,"data-tab":r,class:i>2?"further":void 0,"aria-selected":r===n,"aria-disabled":s[r]?!0:void 0,title:s[r],
tabIndex:r===n?0:-1,onClick:()=>t.set("tab",r),onKeyDown:a=>wb(a,t.set),children:o},r))})}function kb({note:t,read:e}){return y(
"div",{class:"refused",children:[y("p",{class:"refusal",role:"alert",children:t}),y("button",{type:"button",class:"btn",
"data-k":"read",onClick:e,children:"Close"})]})}var vb=({busy:t,stop:e})=>y("div",{class:"underway",children:[y("p",{children:t}),
y("button",{type:"button",class:"btn","data-k":"stop",onClick:e,children:"Stop"})]});function xb(){let[t,e]=ae(""),n=ue(
0),s=Ec((r,o=!0)=>{clearTimeout(n.current),e(r),r&&o&&(n.current=window.setTimeout(()=>e(""),fb))},[]);return yt(()=>()=>clearTimeout(
n.current),[]),[t,s]}function $b(t){le(()=>{let e=$a({link:()=>t.get("link"),room:()=>t.get("tab"),theme:X,open:o=>t.send(
{kind:"open",link:o}),hide:o=>document.body.classList.toggle("uw-opening",o),replaced:()=>!document.querySelector(".uw-f\
irst")}),n=()=>e.changed(),s=()=>(t.get("note")||t.get("busy"))&&e.answered(),r=je(n);return t.on("change:link",n),t.on(
"change:note change:busy",s),()=>{r(),t.off("change:link",n),t.off("change:note change:busy",s),e.stop()}},[t])}function Mb({
game:t},e){let n=ue({at:"",on:!1}),s=sn(),r=`${t} ${e}`;return t&&n.current.at!==r&&(n.current={at:r,on:!Gs(t)}),le(()=>Jo(
()=>{n.current.on=!1,s()}),[]),n.current.on}function Sb({model:t,root:e,over:n}){let{title:s,plate:r,tabs:o,tab:i,seats:a,
seed:l,note:c,busy:u,howto:h}=Rt(t,"title","plate","tabs","tab","seats","seed","note","busy","howto"),[p,d]=ae(!1),[f,b]=ae(
""),[g,w]=xb(),k=ue(null),$=Mb(h,i);Ut(je),$b(t);let M=()=>k.current?.focus({preventScroll:!0}),S={model:t,root:e,over:n,
get page(){return e.closest(".uw-page")??e},get link(){let x=t.get("link");return te()?`${location.origin}${de(location.
pathname,x,X())}`:x},set(x,E){t.set(x,E),t.save_changes()},close(){d(!1),w(""),M()},copy(x,E){navigator.clipboard?.writeText(
x).then(()=>w(E),()=>w(x,!1))??w(x,!1)}};return le(()=>{c||b("")},[c]),le(()=>{e.classList.toggle("elsewhere",o.slice(3).
some(([x])=>x===i)),du(h,i,n)},[o,i,h]),le(()=>{if(!p)return;[...e.querySelectorAll(".menu :is(button, input)")].find(T=>T.
offsetParent)?.focus({preventScroll:!0});let E=T=>T.composedPath().includes(e)||S.close(),L=T=>{T.key==="Escape"&&(T.preventDefault(),
S.close())};return document.addEventListener("pointerdown",E),e.addEventListener("keydown",L),()=>{document.removeEventListener(
"pointerdown",E),e.removeEventListener("keydown",L)}},[p]),y(ge,{children:[y("div",{class:"mast",children:[y("div",{class:"\
plate","aria-hidden":"true",children:r&&y("img",{alt:"",src:`data:image/svg+xml,${encodeURIComponent(r)}`})}),y("h1",{children:s}),
y(yb,{head:S}),y("button",{type:"button",class:"btn settings",ref:k,"data-k":"menu","aria-haspopup":"dialog","aria-expan\
ded":p,onClick:()=>p?S.close():(d(!0),w("")),children:[y(gb,{}),y(bb,{seats:a,seed:l})]})]}),p&&y(Nu,{head:S}),c&&c!==f&&
y(kb,{note:c,read:()=>{b(c),M()}}),u&&y(vb,{busy:u,stop:()=>t.send({kind:"stop"})}),h?.aim&&$&&y(hi,{howto:h,over:n}),y(
"p",{class:"tip",role:"status",children:g})]})}function Cu({model:t,el:e}){let n=m("div.uw-head"),s=m("div.uw-over"),r=m(
"div.uw.uw-masthead",n,s);ie(r,t.get("palette")),e.append(r);let o=Hn(r,()=>{});return _e(y(Sb,{model:t,root:r,over:s}),
n),()=>{o(),_e(null,n)}}var Bu=({name:t,choices:e,help:n},s,r)=>e?m("select.pick",{id:s,"data-k":`field.${t}`,onchange:o=>r[t]=o.target.value},e.
map(([o,i])=>m("option",{value:o,selected:o===r[t]},i))):m("input",{id:s,"data-k":`field.${t}`,value:r[t],maxlength:200,
autocomplete:"off",placeholder:n,oninput:o=>r[t]=o.target.value});var _b=t=>m("dl.clauses",t.map(([e,n])=>m("div",m("dt",e),m("dd",n))));function vi({model:t,el:e}){let n=m("div.uw.uw-ru\
les"),s=t.get.bind(t),r=m("div");ie(n,s("palette"));let o=()=>r.replaceChildren(...s("note")?[m("p.refusal",{role:"alert"},
s("note"))]:[]),i=()=>{let{aim:h,title:p}=s("howto");return h&&[m("div.thead",m("h2","How to play"),m("p.mute",p)),m("p.\
goal",h),or(s("howto"))]},a=(h,p)=>{let d=K(h.name);return m("div.field",m("label",{for:d},h.label,h.help&&m("small",h.help)),
Bu({...h,help:""},d,p))},l=()=>{let h=Object.fromEntries(s("fields").map(({name:p,value:d})=>[p,d]));return m("details.l\
eft",m("summary",m("b","What the rulebook leaves open")," ",m("span.mute",s("force"))),m("form",{onsubmit:p=>{p.preventDefault(),
t.send({kind:"set",values:h})}},s("fields").map(p=>a(p,h)),m("div.field",m("span.mute","Changing a rule starts a new gam\
e in every tab."),m("div.row.start",m("button.btn.solid",{type:"submit","data-k":"set"},"Use these rules"),m("button.btn",
{type:"button","data-k":"first",onclick:()=>t.send({kind:"first"})},"Reset")))),m("h3","How we settled the rest"),m("ul.\
rulings",s("rulings").map(([p,d])=>m("li",d,m("small",` ${p}`)))))},c=()=>{let h={record:""};return m("details.left",m("\
summary",m("b","Open a saved game or a link")),m("form",{onsubmit:p=>{p.preventDefault(),t.send({kind:"set",values:h})}},
a({name:"record",label:"A record or link to open",value:"",help:s("record")},h),m("div.field",m("span"),m("button.btn.so\
lid",{type:"submit","data-k":"open"},"Open"))))},u=s("heads");return n.append(m("section.sheet",i(),u.length>0&&[m("h2",
"The rules"),u.map(([h,p])=>[m("h3",h),_b(p)]),l(),c(),r])),e.append(n),o(),t.on("change:note",o),()=>t.off("change:note",
o)}var hn=(t,e,n)=>Math.max(0,Math.min(1,(t-e)/(n-e||1)));function Ee(t,e){return e==="chance"?`${(t*100).toFixed(1)}%`:t.toFixed(
2).replace("-","−")}function vt(t,e){let n=[.1,.2,.25,.5,1,2,2.5,5,10,20,25,50,100,200,250,500].find(r=>(e-t)/r<=5)??(e-
t)/4,s=[];for(let r=Math.ceil(t/n);r*n<=e+1e-9;r++)s.push(Number((r*n).toFixed(9)));return s}var Fe=(t,e,n,s="tx",r=14)=>v(
"text",{x:t,y:e,class:s,"font-size":r},n);function Le(t,e,n,s){if(t===0)return B(e,n,s-.8,{fill:"none",stroke:"var(--edg\
e)","stroke-width":1.5});let r=t>1&&B(e,n,s-.9,{fill:"none",stroke:"var(--accent-fill)","stroke-width":1.9});return v("g",
B(e,n,t>1?s*.56:s,{fill:"var(--accent-fill)"}),r)}var ze=6;function xi({came:t,measure:e},n,s){return e!=="chance"?v("path.it-paid",{d:`M${n} ${s-ze-1}l${ze+1} ${ze+1}-${ze+
1} ${ze+1}-${ze+1}-${ze+1}Z`}):t==null?v("path.it-hid",{d:`M${n-ze} ${s}h${2*ze}`,"stroke-dasharray":"3 2"}):t?B(n,s,ze,
{class:"it-came"}):B(n,s,ze-1,{class:"it-did-not"})}var Tb=({came:t,measure:e,words:n})=>e!=="chance"?n.replace(/\.$/,"").
toLowerCase():t==null?"the game didn't show it":t?"it happened":"it didn't happen",$i=t=>[t.mine?`you guessed ${t.mine}`:
"skipped",`the answer is ${t.right}${t.measure==="chance"?"":` ${t.measure}`}`,Tb(t)].join(", ");function Eb({said:t,exact:e,
reach:n,span:[s,r]}){let o=a=>4+192*Math.min(1,Math.max(0,hn(a,s,r))),i=o(e-n);return v("svg.bar",{viewBox:"0 0 200 30",
preserveAspectRatio:"none","aria-hidden":"true"},v("path.axis",{d:"M4 15H196"}),R(i,6,o(e+n)-i,18,{class:"reach"}),v("pa\
th.exact",{d:`M${o(e)} 3V27`}),t!=null&&v("path.said",{d:`M${o(t)-7} 3h14l-7 12z`}))}var Lb=t=>m("p.key",{"aria-hidden":"\
true"},m("span.k-said","your guess"),m("span.k-exact","the answer, and what is close"),m("span.k-came","it happened"),t&&
m("span.k-paid","it was an amount"));function Du({title:t,near:e,lines:n=[],doors:s=[]},r,{go:o,open:i},a){let l=r.filter(
({said:c})=>c!=null);return[m("div.endhead",m("h2",{"data-k":"ending",tabindex:-1},t),e&&m("span.chip.line",e)),l.length>
0&&Lb(l.some(({measure:c})=>c!=="chance")),l.length>0&&m("ul.stops",l.map(c=>m("li",m("button",{"data-k":`stop.${c.at}`,
"aria-label":`Step ${c.frame}, ${c.name} ${$i(c)}. Look at it again.`,onclick:()=>o(c.at)},m("span.q",m("b",String(c.frame)),
` ${c.name}`),Eb(c),m("span.fig",c.mine,m("small"," for "),c.right),v("svg",{viewBox:"0 0 16 16",width:16,height:16,"ari\
a-hidden":"true"},xi(c,8,8)))))),m("div.sum",n.map(([c,u])=>m("p",c&&m("b",c," "),u))),l.length>0&&a(),m("div.enddoors",
s.map(({label:c,link:u},h)=>{let[p,...d]=c.split(", ");return m(h===0?"button.btn.solid":"button.btn",{"data-k":`door.${h}`,
"aria-label":c,onclick:()=>i(u)},p,d.length>0&&m("span",`, ${d.join(", ")}`))}))]}var Iu=(t,e)=>e?`${Math.round(t*100)}${t===1?"%":""}`:String(Math.round(t*100)/100).replace("-","−");function hr(t,e,n,s){
let r=e.measure==="chance",o=e.answer?.value??0,i=[o,e.said?.value,n.value].filter(T=>T!=null),a=r?0:Math.min(0,e.span[0],
...i),l=r?1:Math.max(e.span[1],...i),c=84,u=62,h=T=>c+hn(T,a,l)*(t-c-u),p=K("hatch"),d=s?25:31,f=[],b=15,g=(T,_,P,H)=>{f.
push(Fe(0,b+5,T,H?"tx2":"tx"),_,Fe(t,b+5,P,"tx b e",15)),b+=d},w=T=>({x:Math.min(h(0),h(T)),width:Math.max(1.5,Math.abs(
h(T)-h(0)))});if(e.said){let T=h(e.said.value);g("Your guess",v("g",Ue(`M${h(0)} ${b}H${T}`,"var(--accent-fill)",2),v("p\
ath",{d:`M${T} ${b+10}l-9-17h18z`,fill:"var(--accent-fill)"})),Ee(e.said.value,e.measure))}if(e.was&&!e.said){let T=h(e.
was.value);g("Before",v("g.ghost",v("path",{d:`M${h(0)} ${b}H${T}`,"stroke-dasharray":"5 4"}),v("path",{d:`M${T} ${b+10}\
l-9-17h18z`,"stroke-linejoin":"round"})),Ee(e.was.value,e.measure),!0)}let k=e.simulated?"Stored":"Exact";g(k,v("rect",{
...w(o),y:b-9,height:18,fill:"var(--ink)",...Ab(e,w)}),Ee(o,e.measure));let{value:$,low:M,high:S}=n,x=$!=null&&M!=null&&
S!=null;e.untried||(g("Simulated",x&&v("g",v("rect",{...w($),y:b-8.5,height:17,fill:`url(#${p})`,stroke:"var(--ink)","st\
roke-width":1.5}),Ue(`M${h(M)} ${b}H${h(S)}M${h(M)} ${b-6}v12M${h(S)} ${b-6}v12`,"var(--accent-fill)",2.5)),x?Ee($,e.measure):
"",!x),x||f.push(Fe(c+8,b-d+5,"not tried yet","tx2",13)));let E=vt(a,l).map(T=>[v("path",{d:`M${h(T)} 2V${b-13}`,stroke:T===
0&&!r?"var(--edge)":"var(--rule)"}),Fe(h(T),b+5,Iu(T,r),"tx2 m",13)]),L=[e.said&&`Your guess: ${Ee(e.said.value,e.measure)}\
.`,`${k}: ${Ee(o,e.measure)}${e.was?`. ${e.was.words}`:""}.`,x&&`Simulated: ${Ee($,e.measure)}, 95% interval from ${Ee(M,
e.measure)} to ${Ee(S,e.measure)}.`].filter(Boolean);return Tt(t,b+10,L.join(" "),v("defs",He(p,"var(--ink)")),E,f)}var Ab=({
was:t,answer:e},n)=>t&&t.value!==e?.value?{class:"grown",style:`--from:${n(t.value).width/n(e?.value??0).width}`}:{},Wu=()=>v(
"svg",{width:14,height:16,viewBox:"-7 -15 14 16","aria-hidden":"true"},v("path.ghost",{d:"M0-2l-6-11h12z","stroke-linejo\
in":"round"}));function Fu(t,e,n){let s=t.flatMap(u=>Array(u.n).fill(u.yes)),r=u=>[8+u%10*19,8+Math.floor(u/10)*19],[o,i]=r(
Math.max(1,Math.round((e??0)*100))-1),[a,l]=r(Math.round((n??0)*100)-1),c=t.map(u=>`${u.n} ${u.words}`).join(", ");return v(
"svg.hundred",{viewBox:"0 0 187 187",role:"img","aria-label":`Of 100: ${c}.`},s.map((u,h)=>{let[p,d]=r(h);return Le(u,p,
d,7.2)}),n!=null&&a>0&&v("path.ghost",{d:`M${a} ${l+6}l-7-12h14z`,"stroke-linejoin":"round"}),e!=null&&e>0&&v("path",{d:`\
M${o} ${i+6}l-6-11h12z`,fill:"var(--accent)",stroke:"var(--sheet)","stroke-width":2}))}var Mi=t=>v("svg",{width:18,height:18,
"aria-hidden":"true"},Le(t,9,9,7));function qu(t,e,n=e){let s=Math.max(...n.map(a=>a[1]),.01),r=14+8*Math.max(...n.map(a=>a[0].
length)),o=n.length>6?22:27,i=e.length*o;return Tt(t,i,`${e.map(a=>`${a[0]}: ${a[2]}`).join(". ")}.`,e.map(([a,l,c],u)=>{
let h=u*o+o/2;return[Fe(0,h+5,a),R(r,h-7,Math.max(1.5,l/s*(t-r-64)),14,{fill:"var(--ink)"}),Fe(t,h+5,c,"tx b e")]}))}function ju(t,e,n,s){
let{runs:r,value:o}=s,i=n.measure==="chance",a=n.apart?void 0:n.answer?.value,l=n.said?.value,[c,u]=i?[0,1]:n.span,h=N=>Ee(
N,n.measure).replace("%",""),p=[a,l].flatMap(N=>N==null?[]:[I(h(N),1.06*14)]),d=40,f=Math.max(58,17+Math.max(0,...p)),b=10,
g=26,w=N=>d+Math.log10(N)/4*(t-d-f),k=N=>b+(1-hn(N,c,u))*(e-b-g),$=K("band"),M=vt(c,u),S=Math.max(1,Math.ceil(17*(M.length-
1)/(e-b-g))),x=(N,G)=>N.map((ke,Oe)=>`${Oe?"L":"M"}${w(ke[0])} ${k(ke[G])}`).join(""),[E=[],...L]=r,T=E[E.length-1],_=t-
f+10,P=a==null?0:k(a)+5,H=l==null?0:k(l)+5,C=a==null||l==null?18:Math.abs(P-H),W=C>=17?0:(17-C)/2+1,J=H<=P?-1:1,q=o==null||
!T?"No trials yet.":`After ${s.begun.toLocaleString("en")} trials: ${Ee(o,n.measure)}, 95% interval from ${Ee(s.low??0,n.
measure)} to ${Ee(s.high??0,n.measure)}${a==null?".":`; exact ${Ee(a,n.measure)}.`}`;return Tt(t,e,q,v("defs",He($,"var(\
--edge)")),M.map((N,G)=>[v("path",{d:`M${d} ${k(N)}H${t-f}`,stroke:"var(--rule)"}),G%S===0&&Fe(d-8,k(N)+5,Iu(N,i).replace(
"%",""),"tx2 e",13)]),[1,10,100,1e3,1e4].map(N=>Fe(w(N),e-6,N.toLocaleString("en"),N===1?"tx2":"tx2 m",13)),E.length>1&&
v("path",{d:`${x(E,3)}L${[...E].reverse().map(N=>`${w(N[0])} ${k(N[2])}`).join("L")}Z`,fill:`url(#${$})`,opacity:.6}),L.
map(N=>Ue(x(N,1),"var(--edge)",1.5)),a!=null&&Ue(`M${d} ${k(a)}H${t-f}`,"var(--ink)",3),Ue(x(E,1),"var(--accent-fill)",2.5,
{"stroke-linejoin":"round"}),E.map((N,G)=>B(w(N[0]),k(N[1]),G===E.length-1?5:3.2,{fill:G===E.length-1?"var(--lit)":"var(\
--sheet)",stroke:"var(--accent-fill)","stroke-width":2})),l!=null&&[v("path",{d:`M${t-f+1} ${k(l)}l10-6v12z`,fill:"var(-\
-accent-fill)"}),v("text.b",{x:_+5,y:H+J*W,"font-size":14,fill:"var(--accent)"},h(l))],a!=null&&Fe(_+5,P-J*W,h(a),"tx b"))}
var dn=26,Pb=36;function Vu(t,e){let n=Math.min(Pb,(t-dn-4)/Math.max(1,e.length-1)),s=n>=24,r=e.map(({face:i,die:a,words:l})=>[i?.text,a&&
`a die, ${a}`,l].filter(Boolean).join(": "));return Tt(t,56,r.join(", ")||"No trials yet.",e.map((i,a)=>{let l=2+a*n,c=l+
dn/2,u=!!i.counts,h={transform:`translate(${i.die?l+1:l} ${i.die?8:2})`},p=i.eye?Ub(c,20,u):v("g",h,i.die?ms(i.die,dn-2,
u):Qe(i.face,dn));return v("g",p,u&&!i.eye&&!i.die&&R(l-1,1,dn+2,dn*1.4+2,{rx:3,fill:"none",stroke:"var(--lit)","stroke-\
width":3}),(s||i.counts)&&Fe(Ob(c,i.words,t),54,i.words??"",i.counts?"tx b m":"tx2 m",13))}))}function Ob(t,e,n){let s=I(
e??"",13)*.55;return Math.max(s,Math.min(t,n-s))}var Ub=(t,e,n)=>v("g",{fill:"none",stroke:"var(--ink)","stroke-width":2},
v("path",{d:`M${t-13} ${e}q13 ${n?-20:0} 26 0q-13 20-26 0Z`}),n?B(t,e,5,{fill:"var(--accent-fill)",stroke:"none"}):v("pa\
th",{d:`M${t-7} ${e+11}l-2 4M${t} ${e+12}v5M${t+7} ${e+11}l2 4`}));function Gu(t,e,n,s){let l=Math.max(n,e.length,1),c=Math.
min(42,(t-30)/l),u=b=>30+c*(b+.5),h=b=>42-b*36,p=new Map(e.map(b=>[b.at,b])),d=e.map(b=>`${b.at+1}: ${$i(b)}`),f=b=>{let g=p.
get(b),w=u(b),k=Math.min(13,c/2-1);if(!g&&c<11)return R(w-1,50,2,6,{fill:"var(--edge)"});if(!g)return Fe(w,58,"?","tx2 b\
 m",14);let[$,M]=g.span,S=x=>h(hn(x,$,M));return[g.said!=null&&v("path",{d:`M${w-1} ${S(g.said)}l-11-7v14z`,fill:"var(--\
accent-fill)"}),R(w+1,S(g.exact)-3,k,6,{fill:"var(--ink)"}),xi(g,w,53)]};return Tt(t,66,d.length?`${d.join(". ")}.`:"No \
guesses yet.",s>=0&&[R(u(s)-c/2,0,c,62,{fill:"var(--inset)"}),R(u(s)-c/2,62,c,3,{fill:"var(--lit)"})],[0,.5,1].map(b=>[v(
"path",{d:`M30 ${h(b)}H${t}`,stroke:"var(--rule)"}),b!==.5&&Fe(24,h(b)+5,String(b*100),"tx2 e",13)]),Array.from({length:l},
(b,g)=>f(g)))}var Zu=t=>t.split("/").map((e,n,s)=>n<s.length-1?[`${e}/`,m("wbr")]:e),Rb=()=>v("svg",{width:18,height:18,"aria-hidden":"\
true"},v("path",{d:"M9 16 1 2h16z",fill:"var(--accent-fill)"}));function zu(t,e,n,s,r,o,i,a){if(t.certain)return Yu(m("d\
iv.answer",Ti(t),Ku(t),r));let l=m("div.cmp"),c=[Xe(l,d=>hr(d,t,e(),o()))],u=t.bars??[],h=m("div.outcomes");return u.length>
0&&c.push(Xe(h,d=>qu(d,u))),{node:m("div.answer",l,n.seen&&Hb(n),Nb(t,i),t.measure==="chance"?Cb(t,s,a):Bb(t,a),u.length>
0&&h,r,Ku(t)),tried:()=>c[0].again(),again:()=>c.forEach(d=>d.again()),stop:()=>c.forEach(d=>d.stop())}}var Yu=t=>({node:t,
tried:()=>{},again:()=>{},stop:()=>{}}),Hb=t=>m("p.came",m("span",t.came==null?"The game didn't show it":t.came?"This ti\
me it happened":"This time it didn't"),Mi(t.came?1:0),m("b",t.words??""));function Si({mistake:t,asks:e,own:n},s){if(!t)
return null;if(n)return m("p",m("b",`${t.name}. `),t.words);let r=(o,i)=>m("button.btn.quiet",{"data-k":`own.${o}`,onclick:()=>s(
i)},o);return e&&m("p.own",m("span",t.asked),r("Yes",!0),r("No",!1))}function Nb(t,e){let{said:n,misconception:s,notice:r}=t,
o=n&&[m("p",{role:"status"},m("b",n.verdict)),Si(n,e)];return _i(o,r,s)}var _i=(t,e,n)=>!!(t||e||n)&&m("div.note",Rb(),m(
"div",t,e&&m("p.notice",e),n&&m("p.trap",`The trap: ${n}.`)));function Cb(t,e,n){let{answer:s,dots:r=[]}=t;if(!s)return null;
let o=String(s.hundred),i=[s.percent,s.one_in,`odds ${s.odds}`,t.simulated].filter(Boolean);return[m("div.counted",r.length>
0&&Fu(r,t.said?.value,t.was?.value),m("div",m("p.big",m("span.sr",`${s.about} `),m("button.asks-why",{tabindex:-1,"aria-\
label":o,onclick:n},Et(o,46)),m("b",e?_n(s):"out of 100"),Xu(o,n)),Ti(t),m("ul.kinds",r.map(a=>m("li",Mi(a.yes),m("span",
m("b",String(a.n)),` ${a.words}`)))))),m("p.ways",e&&m("b.short",`${o} ${_n(s)}. `),"More forms: ",s.fraction&&[m("b",Zu(
s.fraction)),", "],i.map((a,l)=>[l>0&&", ",m("span",{},a)]))]}function Ju(t,e){let[n]=/[\u2212-]?\d[\d,.]*\d|\d/.exec(t)??
[""],s=t.indexOf(n);return n?[t.slice(0,s),m("button.asks-why",{"data-k":"headwhy","aria-label":`${n}: why?`,onclick:e},
n),t.slice(s+n.length)]:t}var Xu=(t,e)=>m("button.btn.quiet.derive",{"data-k":"derive",onclick:e},`Why ${t}?`),Bb=(t,e)=>m(
"div.counted",m("div",m("p.lead",m("button.asks-why",{tabindex:-1,onclick:e},m("b",t.answer?.lead??"")),` ${t.answer?.cases??
""} `,Xu((t.answer?.lead??"").split(" ")[0],e)),Ti(t),m("p.ways",t.simulated||t.answer?.fraction&&[t.answer.rounded?"to \
six places: ":"exactly ",m("b",Zu(t.answer.fraction))]))),Ti=({was:t})=>t&&m("p.was",Wu(),t.words),Ku=t=>t.apart&&m("p.a\
part",t.apart);function Qu(t,e,n,s,r){let o=t.steps??[],i=o[e];if(!i)return Yu(m("p.mute","There's nothing to work out h\
ere."));let a=m("div.art",{tabindex:0,role:"group","aria-label":"The picture"}),l=i.picture,c=l&&Xe(a,h=>r(l.kind,h,l));
return{node:m("div.why",m("div.now",{"data-next":!0,tabindex:-1,"aria-live":"polite"},m("h3",m("i",{"aria-hidden":"true"},
i.letter),i.words),l&&a,i.tree&&m("ul.branches",th(i.tree,0)),(i.formula||i.value)&&m("p.reckon",m("span",i.formula??""),
m("b",i.value?`= ${i.value}`:""))),m("div",{class:o.length>6?"tiles many":"tiles",role:"group","aria-label":"All steps"},
o.map((h,p)=>m("button",{"data-k":`why.${p}`,"aria-current":p===e?"step":null,"aria-label":`${h.letter}. ${h.words}${n.has(
p)?`: ${h.value??""}`:""}`,onclick:()=>s(p)},m("i",{"aria-hidden":"true"},h.letter),m("span",m("small",h.words),h.value!=
null&&(n.has(p)?m("b",h.value):m("em.rd"))))))),tried:()=>{},again:()=>c?.again(),stop:()=>c?.stop()}}function eh({steps:t=[]},e,n){
return t[e]?m("div.stepnav",m("button.btn",{"data-k":"why.back","aria-label":"Previous step","aria-disabled":e?null:"tru\
e",onclick:()=>e&&n(e-1)},e?`◂ ${t[e-1].letter}`:"◂"),m("span",`step ${e+1} of ${t.length}`),m("button.btn.solid",{"\
data-k":"why.on","aria-label":e+1<t.length?`Next step, ${t[e+1].letter}`:"Start again from the first step",onclick:()=>n(
(e+1)%t.length)},e+1<t.length?`Next: ${t[e+1].letter} ▸`:"Again: a")):null}var th=(t,e)=>[m("li",{style:`--depth:${e}`},
t.chance&&m("b",t.chance),m("span",t.words),t.value&&m("em",t.value)),...t.children.flatMap(n=>th(n,e+1))],nh=()=>m("div\
.covered",{role:"img","aria-label":"The answer is hidden until you guess."},m("div.lines",m("i",{style:"width:88%"}),m("\
i",{style:"width:62%"})),m("div.blank"),m("i",{style:"width:74%"})),sh=()=>m("p.key",{"aria-hidden":"true"},m("span.k-sa\
id","your guess"),m("span.k-exact","the answer"),m("span.k-came","it happened"),m("span.k-not","it didn't")),rh=({lesson:t="",
concept:e},n)=>m("div.sheet",{role:"dialog","aria-label":e,onkeydown:s=>s.key==="Escape"&&n()},m("h2",e),t.split(`

`).map(s=>m("p",s.split("**").map((r,o)=>o%2?m("b",r):r))),m("button.btn.solid.wide",{"data-k":"readclose",onclick:n},"B\
ack to the question"));var oh=t=>t.split(/(?<=[.?!])\s+/);function Cn(t){let e=t.map(oh),n=e[0].filter(s=>e.every(r=>r.includes(s)));return{both:n.
join(" "),own:e.map(s=>s.filter(r=>!n.includes(r)).join(" "))}}var Ei=(t,e)=>t.closest(".uw-cols")?.setAttribute("data-s\
ide",String(e)),ih=t=>e=>Ei(e.currentTarget,t),ah=(t,{line:e},n,s)=>[m("button.sidehead",{"data-k":`turn${t}`,onclick:ih(
t)},m("b.badge",{"aria-hidden":"true"},String(t+1)),m("b",e),s&&m("b.it",s)),n.length>0&&m("p.mute",n.map(r=>r.endsWith(
"?")&&e.endsWith("?")?m("span.inshort",r," "):`${r} `))];function lh(t,e,n,s){let r=Cn(t.map(({ask:a})=>a)).own,o=Cn(t.map(
({given:a})=>a)).own,i=a=>oh(`${r[a]} ${o[a]}`.trim()).filter(l=>l&&!t[a].line.startsWith(l.slice(0,-1)));return m("div.\
pair",t.map((a,l)=>m("div.side",{role:"group","aria-label":a.line,onfocusin:ih(l)},ah(l,a,i(l)),ar({...a,cases:"",k:String(
l),label:a.line,value:e[l],set:c=>n(l,c),enter:s}))))}function ch(t,e){let n=t.flatMap((s,r)=>s===""?[r]:[]);return n.length>
1?"Move the sliders, or type two numbers.":n.length?`The ${n[0]?"second":"first"} number is missing. Both answers are sh\
own together.`:e.map((s,r)=>Os(t[r],s)).find(Boolean)??""}var uh=(t,e)=>xe({label:"Which of the two",choices:t.map(({at:n,
line:s},r)=>[n,`${r+1}. ${s}`]),value:t.find(({here:n})=>n)?.at??t[0].at,k:"side",pick:e});function hh(t,e,n){let s=e.map(
()=>m("div.cmp")),r=e.map(({measure:l,span:c,said:u,number:h},p)=>{let d={measure:l,span:c,said:u,answer:{value:h??0},untried:!0};
return Xe(s[p],f=>hr(f,d,{},!0))}),o=e.find(({said:l})=>l?.asks),i=e.map(({said:l},c)=>l&&[m("p",{role:"status"},m("b",`${c+
1}. `),l.verdict),(l.own||e[c]===o)&&Si(l,n)]);return{node:m("div.answer",e.map((l,c)=>m("div.side",ah(c,l,[],l.text),s[c])),
_i(i,t.notice)),tried:()=>{},again:()=>r.forEach(l=>l.again()),stop:()=>r.forEach(l=>l.stop())}}var Db=400,Li=[["guess","Just guessing"],["think","Fairly sure"],["know","Certain"]];function dh(t,e=()=>{}){let n=m("di\
v"),s=o=>{t.sure=o,r()},r=()=>{e(),Z(n,xe({label:"How sure are you?",choices:Li,value:t.sure,k:"sure",pick:s}))};return r(),
m("div.sure",m("span","How sure are you?"),n)}function mh({press:t,refused:e}){let n=Number.NEGATIVE_INFINITY,s="",r="",
o=m("button.btn.solid.wide",{"data-k":"main",onclick:()=>{performance.now()-n<Db||(s?e(s):t())}});return{node:o,show(i,a,l=i){
r&&r!==l&&(n=performance.now()),r=l,o.textContent!==i&&(o.textContent=i),s=a,a?o.setAttribute("aria-disabled","true"):o.
removeAttribute("aria-disabled"),o.title=a}}}function ph(t,e,n,{draft:s,folded:r,changed:o,enter:i}){let a=(u,h)=>{s.values[u]=h,o()},l=()=>ar({measure:t.measure,span:t.
span,cases:t.cases,value:s.values[0],set:u=>a(0,u),enter:i}),c=()=>Z(r,Li.map(([u,h])=>m("option",{value:u,selected:u===
s.sure},h)));return[e.length>0?lh(e,s.values,a,i):l(),dh(s,c),n&&m("p.refusal",{role:"alert"},n)]}function fh({get:t,press:e,skip:n,refused:s}){let r=mh({press:()=>e(t("main").kind??""),refused:s}),o=m("button.btn",{"d\
ata-k":"also",onclick:()=>e(t("main").also?.kind??"")}),i=m("button.btn",{"data-k":"skip",onclick:n},"Skip");return{node:r.
node,nodes:[r.node,o,i],show(a){let{label:l,kind:c,off:u,also:h}=t("main"),p=c==="predict";return r.show(l??"",u||(p?a():
"")),r.node.hidden=!l,o.hidden=!h,o.textContent=h?.label??"",i.hidden=!p||!t("moment").line,p}}}var Ib=()=>v("svg.tick",{width:16,height:16,viewBox:"0 0 16 16","aria-hidden":"true"},Ue("M2 8.5 6 13 14 3.5","currentCo\
lor",2.5)),Wb=t=>t.away?`, not now. ${t.away}`:"",Ai=2;function gh({chips:t,now:e,open:n,pick:s,toggle:r}){if(t.length<Ai)
return null;let o=t.findIndex(a=>a.id===e),i=K("chips");return m("div",{class:n?"chips open":"chips"},m("button.btn.onec\
hip",{"data-k":"chips","aria-expanded":String(n),"aria-controls":i,onclick:r},m("span",`Question ${o+1} of ${t.length}`),
m("b",t[o]?.name??"")),m("div.allchips",{id:i,role:"group","aria-label":"Questions"},t.map((a,l)=>m("button.qchip",{"dat\
a-k":`q.${a.id}`,"aria-pressed":String(a.id===e),"aria-keyshortcuts":l<9&&lr()?String(l+1):null,"data-away":!a.arises,"a\
ria-label":`${l+1}. ${a.name}${a.done?", answered":""}${Wb(a)}`,title:a.away?`${a.title} ${a.away}`:a.title,onclick:()=>s(
a.id)},m("span",a.name),a.done&&Ib()))))}var bh=t=>m("div.goal",m("h2",t.title??""),!!t.of&&m("span.chip.line",`${[t.at,
t.also].filter(Boolean).join(" and ")} of ${t.of}`),t.line&&m("p",t.line));function Pi(t,e){let{choices:n,name:s,label:r,
value:o}=t,i=n.length>6||n.map(c=>c[1]).join("").length>22,a=K("setting"),l=`knob.${s}`;return m("div",{class:t.model?"s\
etting model":"setting"},m(i?"label":"span",{for:i?a:null},r),i?m("select.pick",{id:a,"data-k":l,onchange:c=>e(n[c.target.
selectedIndex][0])},n.map(([c,u])=>m("option",{selected:c===o},u))):xe({label:r,choices:n,value:o,pick:e,k:l}))}var wh=(t,e,n)=>m(
"div.siblings",{role:"group","aria-label":`${t}: each choice`},m("span",t),e.map((s,r)=>m("button",{"data-k":`sib.${r}`,
"aria-pressed":String(s.here),"aria-label":`${s.label}: ${s.text??"hidden until you guess"}`,onclick:()=>n(s.value)},m("\
span",s.label),s.text?m("b",s.text):m("i.rd"))));var yh=(t,{get:e,own:n,choose:s,page:r,reading:o})=>cr(t,()=>{let i=Math.min(e("questions").length,9);return[{keys:["y",
"n"],shown:"Y, N",words:"Answers yes or no when you are asked about your mistake.",when:()=>r()==="answer"&&[e("panel"),
...e("pair")].some(({said:a})=>a?.asks),press:(a,l)=>l.closest(".uw-table.acts, input")?!1:(n(a==="y"),!0)},{keys:Array.
from({length:i},(a,l)=>String(l+1)),shown:`1 to ${i}`,words:"Picks that question above the panel.",when:()=>i>=Ai&&!e("g\
oal").title&&!o(),press:(a,l)=>l.closest(".uw-table.acts, input")?!1:(s(e("questions")[Number(a)-1].id),!0)}]});var O={ink:"var(--ink)",accent:"var(--accent-fill)",rule:"var(--rule)",edge:"var(--edge)",sheet:"var(--ground, var(--she\
et))",band:"color-mix(in srgb, var(--rule) 45%, transparent)"},U=(t,e,n,s="tx",r=13)=>v("text",{x:t,y:e,class:s,"font-si\
ze":r},String(n)),D=(t,e=O.rule,n=1,s={})=>v("path",{d:t,fill:"none",stroke:e,"stroke-width":n,...s}),Oi=(t,e)=>v("path",
{d:`M${t} ${e}l9 18h-18z`,fill:O.sheet,stroke:O.accent,"stroke-width":2.5}),se=(t,e,n,...s)=>v("svg.pic",{width:t,height:e,
viewBox:`0 0 ${t} ${e}`,role:"img","aria-label":n},...s),ye=(t,e)=>({class:"pic-in",style:`animation-delay:${Math.round(
t*e)}ms`});function ce(t,e,n=13){let s=[];for(let r of t.split(" ")){let o=s.length-1;o>=0&&I(`${s[o]} ${r}`,n)<=e?s[o]+=
` ${r}`:s.push(r)}return s}function Ae(t,e,n=6){let s=10**Math.floor(Math.log10((e-t)/n||1));for(let o of[1,2,5,10,20])if((e-
t)/(s*o)<=n){s*=o;break}let r=[];for(let o=Math.ceil(t/s-1e-9);o*s<=e+1e-9;o++)r.push(Number((o*s).toFixed(9)));return r}
var Ui=t=>String(t).replace("-","−");function Bn(t,e,n,s,r){let o=U(t,e,n,s,r);return o.style.cssText="paint-order:str\
oke;stroke:var(--ground, var(--sheet));stroke-width:4px",o}var kh=(t,e,n,s)=>v("g",B(t,e,n-.8,{fill:O.band,stroke:O.rule,"stroke-width":1.5}),D(`M${t-n} ${e+n}L${t+n} ${e-n}`,O.ink,
2,s?{class:"pic-in late"}:{}));function dr(t,e,n=0){let s=Math.min(19,t/25),r=s*.38,o=[...e.signs],i=u=>[(u%25+.5)*s,(Math.
floor(u/25)+.5)*s],a=4*s+19,l=0,c=e.kinds.map(([u,h],p)=>{let d=`${u.toLocaleString("en")} ${h}`,f=30+I(d,13);l>0&&l+f>t&&
([l,a]=[0,a+19]);let b=l;return l+=f,[p===2?kh(b+8,a-4.5,7,!1):Le(p===0?1:0,b+8,a-4.5,7),U(b+20,a,d,"tx")]});return se(t,
a+6,e.spoken,Array.from({length:100-o.length},(u,h)=>{let[p,d]=i(o.length+h);return B(p,d,1.5,{fill:O.rule})}),o.map((u,h)=>{
let[p,d]=i(h),f=u==="x"?kh(p,d,r,h>=n):Le(u==="y"?1:0,p,d,r);return h>=n?v("g.pic-in",f):f}),c)}var Bt=21,Fb=3,Ri=50;function mr(t,e,n=0,s=200){
let{start:r,target:o,n:i}=e,[a,l]=[i<1e3?34:48,t-12],c=_=>a+(l-a)*(_-r)/(o+5-r),u=20,h=Math.floor((s-u-Ri-32)/Bt),p=Math.
max(1,Math.min(Fb,h)),d=u+p*Bt,f=d+12+Ri,b=Math.max(...e.feet,...e.exact.map(_=>_*i),1)*1.08,g=_=>f-Ri*_/b,w=Ae(r,o,6).filter(
_=>Number.isInteger(_)&&Math.abs(_-o)>(o-r)/10),k=Math.max(1.5,(c(r+1)-c(r))*.66),[$,M]=[K("feet"),K("feet")],S=e.rows.slice(
-p),x=i-S.length,E=i?`Hits on each total after ${i.toLocaleString("en")}`:"Hits on each total",L=i?`at ${o}: ${e.feet[e.
feet.length-1].toLocaleString("en")}`:"",T=t-c(r)-I(L,1.06*13)-8;return se(t,f+20,e.spoken,v("defs",He($,O.ink),He(M,O.accent)),
R(c(o)-7,u-4,14,d-u+6,{fill:O.band,stroke:O.edge}),w.map(_=>[U(c(_),13,_,"tx2 m"),D(`M${c(_)} 17V${d}`)]),U(c(o),13,o,"t\
x b m"),Array.from({length:p},(_,P)=>D(`M${c(r)} ${u+P*Bt+Bt-5}H${l}`)),S.map((_,P)=>{let H=u+P*Bt+Bt-5,C=x+P>=n;return[
U(a-6,H+4,(x+P+1).toLocaleString("en"),"tx2 e"),_.slice(1).map((W,J)=>{let[q,N]=[c(_[J]),c(Math.min(W,o+5))],G=W===o;return v(
"g",C?{class:"pic-in",style:`animation-delay:${S.length>1&&i-n>1?0:J*60}ms`}:{},D(`M${q} ${H}A${(N-q)/2} ${Math.min(Bt-8,
(N-q)/2*.9+2)} 0 0 1 ${N} ${H}`,O.edge,1.4),B(N,H,G?5.5:2.2,{fill:G?O.accent:O.ink}))})]}),D(`M${c(r)} ${f}H${c(o+.6)}`,
O.edge),i>0&&U(a-6,g(b/1.08)+5,Math.round(b/1.08).toLocaleString("en"),"tx2 e"),e.feet.map((_,P)=>{let H=P+1===e.feet.length;
return R(c(r+1+P)-k/2,g(_),k,f-g(_),{fill:`url(#${H?M:$})`,stroke:H?O.accent:O.ink,"stroke-width":.7})}),i>0&&[D(e.exact.
map((_,P)=>`${P?"L":"M"}${c(r+1+P)} ${g(_*i)}`).join(""),O.sheet,5),D(e.exact.map((_,P)=>`${P?"L":"M"}${c(r+1+P)} ${g(_*
i)}`).join(""),O.ink,2.5)],U(c(r),f+16,I(E,13)<T?E:E.replace(" on each total",""),"tx2"),i>0&&U(t,f+16,L,"tx b e"))}var qb={cases:dr,paths:mr},Hi=(t,e)=>v("svg",{width:22,height:12,"aria-hidden":"true"},v("path",{d:"M0 6h22",fill:"none",
...t}),e),jb=t=>t>1?`${t.toLocaleString("en")} trials`:"one trial",Vb=()=>({node:m("p.untried",{role:"status"},Gb),tried:()=>{},
again:()=>{},stop:()=>{}}),Gb="This question can't be tried out here, because this page has no Python. You can try the q\
uestions at which the game stops, and those in the lessons. With Python you can try every question.";function vh(t,e,n){
if(t.untried)return Vb();let s=m("div.plot"),r=m("div.traces"),o=e().grown,i=o?m("div",{class:`grown ${o.kind}`}):!1,a=o?.
n??0,l=m("div.counts",{role:"group","aria-label":"How many trials"}),c=m("div.told",{role:"status"}),u=m("button.btn.qui\
et.stop",{"data-k":"stop",onclick:()=>n({kind:"stop"})},"Stop"),h=m("input.seedbox",{inputmode:"numeric","data-k":"trial\
seed",maxlength:80,"aria-label":"Seed of your trials",onchange:()=>n({kind:"again",seed:h.value})}),p,d=e(),f=m("span",Hi(
{stroke:"var(--edge)","stroke-width":1.5}),"earlier runs"),b=()=>{let{clientWidth:x,clientHeight:E}=s;x>0&&E>40&&s.replaceChildren(
ju(x,E,t,e()))},g=()=>{t.traces&&r.clientWidth>0&&r.replaceChildren(Vu(r.clientWidth,e().traces))},w=()=>{let x=e().grown;
!i||!x||!i.clientWidth||(i.replaceChildren(qb[x.kind](i.clientWidth,x,Math.min(a,x.n),i.clientHeight)),a=x.n)},k=new ResizeObserver(
()=>requestAnimationFrame(M));k.observe(s);let $=()=>{let x=e();Hu(d,x,t),d=x;let E=x.begun>=x.most;l.classList.toggle("\
full",E),Z(l,E?m("button.btn.solid",{"data-k":"anew",onclick:()=>n({kind:"again"})},"Another run"):x.counts.map(_=>m("bu\
tton",{class:_===1?"btn solid":"btn","data-k":`run.${_}`,"aria-label":`×${_.toLocaleString("en")}: run ${jb(_)}`,"aria-\
disabled":x.running?"true":null,onclick:()=>!e().running&&n({kind:"run",trials:_,calm:Gt()})},`×${_.toLocaleString("en")}`))),
f.hidden=x.runs.length<2,u.style.visibility=x.running?"visible":"hidden",p!==x.seed&&!h.matches(":focus")&&(p=x.seed,h.value=
String(x.seed));let L=t.traces?"below the chart":"on the table",T=`Start with one: press ×1 to ${t.trial}. You'll see i\
t ${L}.`;c.replaceChildren(m("p",m("b",x.summary??T),x.last&&m("span.last",` ${x.last}`),x.claim&&` ${x.claim}`,x.band&&
m("span.mute",` ${x.band}`),x.beforehand&&m("span.mute",` ${x.beforehand}`)),...x.note?[m("p.refusal",x.note)]:[]),M()},
M=()=>{g(),b(),w(),c.scrollHeight>c.clientHeight+1?c.tabIndex=0:c.removeAttribute("tabindex")},S=m("div.try",i,s,t.traces&&
r,l,c,m("div.tryfoot",m("p.key",{"aria-hidden":"true"},!t.apart&&m("span",Hi({stroke:"var(--ink)","stroke-width":3}),t.simulated?
"stored":"exact"),m("span",Hi({stroke:"var(--accent-fill)","stroke-width":2.5},B(11,6,3.2,{fill:"var(--sheet)",stroke:"v\
ar(--accent-fill)","stroke-width":2})),"your run"),f),m("label.trialseed","seed",h),u,m("button.btn.quiet",{"data-k":"ag\
ain",onclick:()=>n({kind:"again"})},"Start over")));return $(),{node:S,tried:$,again:M,stop:()=>k.disconnect()}}var Kb=(t,e,n,s)=>v("g",B(t,e,n-.8,{fill:s?O.band:"none",stroke:O.rule,"stroke-width":1.5}),D(`M${t-n*.9} ${e+n*.9}L${t+
n*.9} ${e-n*.9}`,O.edge,1.8));function xh(t,e){let n=t<560,s=n?16.5:19,r=s*.38,[o,i,a,l]=e.counts,c=[...Array(o).fill("y\
es"),...Array(i).fill("out"),...Array(a).fill("no"),...Array(l).fill("out-no")],u=24,h=10*s+10,p=c.map((P,H)=>{let[C,W]=[
(H%10+.5)*s,u+(Math.floor(H/10)+.5)*s];return P==="yes"||P==="no"?Le(P==="yes"?1:0,C,W,r):v("g.pic-in",{style:"animation\
-delay:240ms"},Kb(C,W,r,P==="out"?1:0))}),d=e.sides.map(([P,H],C)=>{if(!P)return null;let W=C?100-P:0,J=u+W/10*s+2,q=u+(W+
P)/10*s-2,N=(n?t:t*.55)-h-14,G=ce(H,N),ke=Math.min(Math.max((J+q)/2-8*G.length+5,u+10),u+10*s-16*G.length);return[D(`M${h}\
 ${J}h6V${q}h-6`,O.edge,1.5),U(h+14,ke,P,"tx b",15),G.map((Oe,Mt)=>U(h+14,ke+16*(Mt+1),Oe,"tx2"))]}),[f,b,g]=e.left,w=n?
0:Math.max(t*.58,h+150),k=n?u+10*s+34:u,$=7,M=n?s:Math.min(s,(t-w)/12),S=Array.from({length:b},(P,H)=>v("g",ye(H,8),Le(H<
f?1:0,w+(H%$+.5)*M,k+(Math.floor(H/$)+.5)*M,M*.38))),x=Math.ceil(b/$),E=w+$*M+18,L=t-E-Me(f,34)-8,T=ce(`out of ${b} ${g}`,
Math.max(L,60),1.06*15),_=k+Math.max(x*M,26+18*T.length)+8;return se(t,Math.max(_,u+10*s+4),e.spoken,U(0,13,e.holders,"t\
x b",14),p,d,U(w,k-11,`Cross out ${i+l}. That leaves ${b}`,"tx b",14),S,Re(f,E,k+2,34,{colour:"var(--accent)"}),T.map((P,H)=>U(
E+Me(f,34)+8,k+14+18*H,P,"tx b",15)),U(E+Me(f,34)+8,k+14+18*T.length,`chance ${e.exact}`,"tx2"))}var $h=t=>1+Math.max(0,
...t.children.map($h));function Mh(t,e){let n=$h(e.tree),s=t/n,r=e.tree.n<1e3?46:62,o=36,i=s-14,a=p=>o+14+16*ce(p.words,
i).length,l=[],c=[],u=4,h=(p,d)=>{let f=d*s,b=p.children.map(M=>h(M,d+1)),g=b.length?b.reduce((M,S)=>M+S,0)/b.length:u+o/
2;b.length||(u+=a(p)),p.children.forEach((M,S)=>{let x=M.mark==="out";l.push(v("g",ye(d+1,160),D(`M${f+r} ${g}L${f+s} ${b[S]}`,
x?O.rule:O.ink,x?1.5:2)))});let[w,k]=[p.mark==="yes",p.mark==="out"],$=w?"fill:var(--sheet)":k?"fill:var(--ink-2)":"";return c.
push(v("g",ye(d,160),R(f+1,g-o/2,r-2,o,{rx:3,fill:w?O.accent:O.sheet,stroke:w?O.accent:k?O.rule:O.edge,"stroke-width":1.8,
"stroke-dasharray":k?"4 4":null}),v("text.tx.b.m",{x:f+r/2,y:g+6,"font-size":17,style:$},p.n.toLocaleString("en")),ce(p.
words,i).map((M,S)=>Bn(f,g+o/2+16*(S+1),M,"tx2")))),g};return h(e.tree,0),se(t,u,e.spoken,l,c)}function Sh(t,e){let n=t<440?16:Math.min(22,t/26),s=e.dots.flatMap(([u,,h])=>Array.from({length:u},()=>h)),r=t<10*n+22+180,
o=r?0:10*n+22,i=[],a=r?10*n+24:16;for(let[u,h,p]of e.dots)u&&(i.push(Le(p,o+7,a-5,7),U(o+22,a,u,"tx b",15)),i.push(U(o+26+
9*String(u).length,a,h,"tx",14)),a+=25);i.push(D(`M${o} ${a-10}H${t}`)),a+=10;let l=(u,h,p,d=O.ink)=>{i.push(U(o,a,u,"tx\
2"));for(let b of ce(`${h} =`,t-o-48,14))a+=20,i.push(U(o,a,b,"tx",14));let f=U(t,a,p,"b e",20);f.style.fill=d,i.push(f),
a+=28};l("hands, each counted once",e.hands[0],e.hands[1]),l(`${e.cards[0]} in those hands`,e.cards[1],e.cards[2],"var(-\
-accent)");for(let u of ce(`unrounded: ${e.exact[0]} and ${e.exact[1]}`,t-o))i.push(U(o,a-4,u,"tx2")),a+=16;a-=16;let c=Math.
max(10*n,a+4);return se(t,c,e.spoken,s.map((u,h)=>v("g",ye(Math.floor(h/10)*3+h%10,20),Le(u,(h%10+.5)*n,(Math.floor(h/10)+
.5)*n,n*.38))),i)}var Zb=(t,e,n,s)=>[U(t,e-7,n,"tx b m",17),D(`M${t-15} ${e}h30`,O.ink,2),U(t,e+19,s,"tx b m",17)];function _h(t,e){
let n=e.factors.length,s=e.factors[0][1],r=Math.max(1,Math.min(n,Math.floor((t+20)/84))),o=24,i=Math.min(190,(t-o*(r-1))/
r),a=s>60?12:7,l=Math.min(i/a,13),c=Math.ceil(s/a),u=n<=4&&l>=5,h=(u?c*l+26:18)+66,p=[];e.factors.forEach(([b,g],w)=>{let k=w%
r*(i+o),$=Math.floor(w/r)*h,M=k+(u?a*l/2:i/2),S=[U(u?k:M,$+13,`${w+1}${["st","nd","rd"][w]??"th"} card`,u?"tx2":"tx2 m")];
if(u)for(let E=0;E<g;E++){let L=E>=b;S.push(R(k+E%a*l+1,$+20+Math.floor(E/a)*l+1,l-2,l-2,{rx:1.5,fill:L?O.accent:"none",
stroke:L?O.accent:O.edge,"stroke-width":1.2}))}let x=$+(u?20+c*l:12)+28;p.push(v("g",ye(w,240),S,Zb(M,x,b,g))),w+1<n&&p.
push(U(Math.min(t-6,M+(i+o)/2),x+6,"×","tx m",18))});let d=Math.ceil(n/r)*h+14,f=(b,g="tx",w=14)=>{for(let k of ce(b,t-
4,g.endsWith(" b")?1.06*w:w))p.push(U(0,d,k,g,w)),d+=w+6};return f(`= ${e.none} without ${e.one}; ${e.some} with one or \
more`,"tx b",15),f(`Counting hands gives the same: ${e.counting[0]} out of ${e.counting[1]}.`),f(`${e.choose}: ${e.means}\
.`,"tx2",13),se(t,d,e.spoken,p)}function Th(t,e){let n=t<430,s=n?Math.min(44,(t-26)/6):40,r=24,o=22,i=[];for(let h=0;h<6;h+=1)i.push(U(r+(h+.5)*s,14,h+1,
"tx2 m"),U(4,o+(h+.5)*s+5,h+1,"tx2"));e.rows.forEach((h,p)=>{h.forEach((d,f)=>{let b=r+f*s,g=o+p*s,w={fill:d?O.accent:"n\
one",stroke:d?"none":O.edge,"stroke-width":1.2},k=p===f?v("circle",{cx:b+s/2,cy:g+s/2,r:s/2-2,...w}):R(b+1.5,g+1.5,s-3,s-
3,{rx:2,...w}),$=U(b+s/2,g+s/2+5,d,"b m",14);$.style.fill="#FFF",i.push(v("g",ye(p+f,30),k,d&&$))})});let a=o+6*s,l=n?4:
r+6*s+18,c=n?a+24:o+20,u=[R(l,c-12,14,14,{rx:2,fill:O.accent}),...ce(e.unlike,t-l-24,14).map((h,p)=>U(l+22,c+19*p,h,"tx",
14))];return c+=19*ce(e.unlike,t-l-24,14).length+8,u.push(B(l+7,c-5,7,{fill:O.accent})),u.push(...ce(e.doubles,t-l-24,14).
map((h,p)=>U(l+22,c+19*p,h,"tx",14))),c+=34,u.push(U(l,c,e.sum,"tx b",18)),se(t,Math.max(a,c)+8,e.spoken,i,u)}function Eh(t,e){let n=t<640,{start:s,target:r}=e,[o,i]=[n?22:40,t-(n?12:112)],a=T=>o+(i-o)*(T-s)/(r+5-s),l=e.rows.slice(
0,n?8:12),c=n?21:24,u=26,h=u+l.length*c,p=Ae(s,r,n?6:10).filter(T=>Number.isInteger(T)&&Math.abs(T-r)>(r-s)/14),d=K("fee\
t"),f=K("feet"),b=l.map((T,_)=>{let P=u+_*c+c-6,H=T[T.length-1],C=T.includes(r),W=[];return T.slice(1).forEach((J,q)=>{let[
N,G]=[a(T[q]),a(Math.min(J,r+5))],ke=Math.min(c-9,(G-N)/2*.9+2),Oe=J===r;W.push(v("g",ye(_*4+q,30),D(`M${N} ${P}A${(G-N)/
2} ${ke} 0 0 1 ${G} ${P}`,O.edge,1.4),B(G,P,Oe?5.5:n?2:2.6,{fill:Oe?O.accent:O.ink})))}),[D(`M${a(s)} ${P}H${i}`),U(0,P+
4,_+1,"tx2"),W,!n&&U(i+14,P+4,C?"lands":`jumps to ${H}`,C?"tx b":"tx2")]}),g=92,w=h+46+g,k=Math.max(...e.feet,...e.exact.
map(T=>T*e.n),1)*1.08,$=T=>w-g*T/k,M=Math.max(1.5,(a(s+1)-a(s))*.66),S=e.feet[e.feet.length-1],x=e.exact.map((T,_)=>`${_?
"L":"M"}${a(s+1+_)} ${$(T*e.n)}`).join(""),E=n?`After ${e.n} rows: hits on each`:`After ${e.n} rows: how often each numb\
er was hit`,L=n?w+42:w+22;return se(t,L,e.spoken,v("defs",He(d,O.ink),He(f,O.accent)),R(a(r)-7,u-4,14,h-u+6,{fill:O.band,
stroke:O.edge}),p.map(T=>[U(a(T),14,T,"tx2 m"),D(`M${a(T)} 19V${h}`)]),U(a(r),14,r,"tx b m"),b,U(0,h+26,E,"tx b",14),Ae(
0,k,3).filter(Number.isInteger).map(T=>[D(`M${a(s)} ${$(T)}H${a(r+.6)}`),U(a(s)-4,$(T)+4,T,"tx2 e")]),e.feet.map((T,_)=>R(
a(s+1+_)-M/2,$(T),M,w-$(T),{fill:`url(#${_+1===e.feet.length?f:d})`,stroke:_+1===e.feet.length?O.accent:O.ink,"stroke-wi\
dth":n?.7:1})),D(x,O.sheet,6),D(x,O.ink,3),p.map(T=>U(a(T),w+17,T,"tx2 m")),U(a(r),w+17,r,"tx b m"),n?U(t,w+38,`at ${r}:\
 ${S}, chance ${e.said}`,"tx b e",14):[v("text.b",{x:i-10,y:w-30,"font-size":14,style:"fill:var(--accent)"},`${S} at ${r}`),
U(i-10,w-10,`chance ${e.said}`,"tx b",14)])}function Lh(t,e){let n=.45*t,s=12+Math.min(n,Math.max(...e.rows.map(([p])=>I(
p,13)))),r=t-s-34,o=Math.max(9,Math.min(17,r/17)),i=Math.max(1,Math.floor(r/o)),a=[],[l,c]=[26,0];for(let[p,d]of e.rows){
let f=d.flatMap(([g,w])=>Array(g).fill(w)),b=ce(p,s-12,14);a.push(b.map((g,w)=>U(0,l+5+16*w,g,"tx")),U(t,l+5,f.length,"t\
x b e")),f.forEach((g,w)=>{let[k,$]=[s+(w%i+.5)*o,Math.floor(w/i)*o];a.push(v("g",ye(c++,8),Le(g,k,l+$,o*.38)))}),l+=Math.
max(16*b.length,Math.ceil(f.length/i)*o)+7}let u=0,h=e.kinds.map(([p,d])=>{let f=30+I(d,13);u>0&&u+f>t&&([u,l]=[0,l+19]);
let b=[Le(p,u+8,l,6.5),U(u+19,l+5,d,"tx2")];return u+=f,b});return l+=23,se(t,l+4,e.spoken,U(0,13,`100 ${e.of}`,"tx b",14),
a,h,U(0,l,`${e.exact} of them count`,"tx b",14))}function Ah(t,e){let n=Math.max(10,Math.min(e.total,Math.floor(t/16))),
s=Math.min(30,t/n),r=Math.min(s-3,22),o=r*1.4,i=o+34,a=new Set(e.row),l=[];for(let h=0;h<e.total;h++){let p=h%n*s,d=4+Math.
floor(h/n)*i;l.push(v("g",ye(h,20),R(p+1.5,d,r,o,{rx:2,fill:a.has(h)?O.accent:"none",stroke:a.has(h)?O.accent:O.edge,"st\
roke-width":1.5})))}let c=[-1,...e.row,e.total];e.gaps.forEach((h,p)=>{if(!h)return;let[d,f]=[c[p]+1,c[p+1]-1];for(let b=Math.
floor(d/n);b<=Math.floor(f/n);b++){let g=Math.max(d,b*n)-b*n,w=Math.min(f,b*n+n-1)-b*n,k=4+b*i+o+5,[$,M]=[g*s+2,w*s+r+1];
l.push(D(`M${$} ${k}v4H${M}v-4`,O.ink,1.5));let S=Math.floor(d/n)===b;(f-d<n||S)&&l.push(U(($+M)/2,k+18,h,"tx m"))}});let u=4+
Math.ceil(e.total/n)*i+12;for(let h of ce(`${e.reckoning}, ${e.wait}`,t-4,1.06*14))l.push(U(0,u,h,"tx b",14)),u+=20;return se(
t,u-8,e.spoken,l)}function Ph(t,e,n){let s=new Map;return t.hits.map(r=>{let o=Math.round(e(r/t.n)/n)*n,i=s.get(o)??0;return s.set(o,i+1),
{x:o,at:i}})}function Oh(t,e){let[n,s]=[t<400?52:66,t-12],r=e.rows.flatMap(h=>h.hits.map(p=>p/h.n)),[o,i]=[Math.max(0,Math.
min(...r)-.03),Math.min(1,Math.max(...r)+.03)],a=h=>n+(s-n)*(h-o)/(i-o),l=8,c=e.rows.map(h=>{let p=Ph(h,a,7),d=p.some(k=>k.
at>16),f=d?Ph(h,a,4):p,b=Math.max(...f.map(k=>k.at))+1,g=Math.min(6.6,96/b);l+=Math.max(52,b*g+26);let w=l;return l+=4,[
f.map(({x:k,at:$})=>B(k,w-4-$*g,Math.min(d?1.9:2.8,g*.48),{fill:O.sheet,stroke:O.accent,"stroke-width":d?1.1:1.4})),D(`M${n}\
 ${w}H${s}`,O.edge),U(0,w-18,h.n.toLocaleString("en"),"tx b",15),U(0,w-2,"trials","tx2"),U(s,w-Math.max(34,b*g+10),h.near,
"tx e")]}),u=Ae(o*100,i*100,t<420?5:8);return se(t,l+40,e.spoken,u.map(h=>[D(`M${a(h/100)} 4V${l}`,O.rule),U(a(h/100),l+
16,h,"tx2 m")]),D(`M${a(e.exact[0])} 4V${l+4}`,O.ink,3),c,U(Math.min(t-50,Math.max(50,a(e.exact[0]))),l+36,`chance ${e.exact[1]}`,
"tx b m",14))}function Uh(t,e){let[n,s]=[26,t-I("misses",13)*1.1-12],r=Math.max(0,Math.min(...e.rows.map(u=>u[1]))-.02),
o=Math.min(1,Math.max(...e.rows.map(u=>u[2]))+.02),i=u=>n+(s-n)*(u-r)/(o-r),a=13.5,l=32+e.rows.length*a,c=K("miss");return se(
t,l+22,e.spoken,v("defs",He(c,O.accent)),Ae(r*100,o*100,t<420?5:8).map(u=>[D(`M${i(u/100)} 22V${l}`,O.rule),U(i(u/100),l+
17,u,"tx2 m")]),U(Math.min(t-60,Math.max(60,i(e.exact[0]))),14,`chance ${e.exact[1]}`,"tx b m",14),D(`M${i(e.exact[0])} \
20V${l}`,O.ink,3),e.rows.map(([u,h,p],d)=>{let f=32+d*a,b=e.misses.includes(d+1);return v("g",ye(d,60),b?R(i(h),f-5,i(p)-
i(h),10,{fill:`url(#${c})`,stroke:O.accent,"stroke-width":1.5}):D(`M${i(h)} ${f}H${i(p)}`,O.edge,2.5),B(i(u),f,3.6,{fill:O.
sheet,stroke:b?O.accent:O.ink,"stroke-width":2}),(d===0||(d+1)%5===0)&&U(n-8,f+5,d+1,"tx2 e"),b&&v("text.b",{x:i(p)+8,y:f+
5,"font-size":13,style:"fill:var(--accent)"},"misses"))}))}var Rh=([,t,e],n)=>({fill:n?O.ink:e<t?O.sheet:O.edge,stroke:n||e<t?O.ink:O.edge,"stroke-width":1.8});function Hh(t,e){let n=e.
falls.flatMap(i=>i.bars.flatMap(([,a,l])=>[a,l])),[s,r]=[Math.min(0,...n),Math.max(.1,...n)];return t>=460*Math.max(1,e.
falls.length/2)&&e.falls[0].bars.length*e.falls.length<=14?zb(t,e,s,r):Yb(t,e,s,r)}function zb(t,e,n,s){let[r,o,i]=[40,46,
200],a=p=>o+i*(s-p)/(s-n||1),l=(t-r)/e.falls.length,c=a(n)+(n<0?26:8),u=Math.min(120,(l-24)/Math.max(...e.falls.map(p=>p.
bars.length)))-2,h=Math.max(...e.falls.flatMap(p=>p.bars.map(([d])=>ce(d,u).length)));return se(t,c+8+15*h,e.spoken,U(0,
30,e.unit,"tx2"),Ae(n,s,5).map(p=>[D(`M${r} ${a(p)}H${t}`,p?O.rule:O.ink,p?1:1.5),U(r-6,a(p)+5,Ui(p),"tx2 e")]),e.falls.
map((p,d)=>{let f=r+d*l+10,b=Math.min(120,(l-24)/p.bars.length);return[e.falls.length>1&&U(f+b*p.bars.length/2,16,p.title,
"tx m b",15),p.bars.map((g,w)=>{let[k,$,M,S]=g,x=w+1===p.bars.length,E=f+w*b,L=a(Math.max($,M)),T=M<$&&!x?a(M)+16:L-6;return v(
"g",ye(w,160),R(E+2,L,b-4,Math.max(2,Math.abs(a(M)-a($))),Rh(g,x)),!x&&D(`M${E+b-2} ${a(M)}h4`,O.ink,1.5),U(E+b/2,T,S,x?
"tx b m":"tx m",14),ce(k,b-2).map((_,P)=>U(E+b/2,c+12+15*P,_,x?"tx b m":"tx2 m")))})]}))}function Yb(t,e,n,s){let r=e.falls.
flatMap(h=>h.bars.map(([p])=>I(p,13))),o=Math.min(t*.36,Math.max(...r)*1.08+10),[i,a]=[o+(n<0?46:6),t-88],l=h=>i+(a-i)*(h-
n)/(s-n||1),c=0,u=e.falls.map(h=>{let p=e.falls.length>1&&U(0,c+15,h.title,"tx b",15);p&&(c+=22);let d=c,f=h.bars.map((g,w)=>{
let[k,$,M,S]=g,x=w+1===h.bars.length,E=ce(k,o-4,x?1.06*13:13),L=c+2;c+=Math.max(25,E.length*15+8);let T=Math.max($,M);return v(
"g",ye(w,160),E.map((_,P)=>U(0,L+13+15*P,_,x?"tx b":"tx2")),R(l(Math.min($,M)),L,Math.max(2,Math.abs(l(M)-l($))),17,Rh(g,
x)),U(l(T)+8,L+13,x?`${S} ${e.unit}`:S,x?"tx b":"tx",14))}),b=D(`M${l(0)} ${d}V${c}`,O.ink,1.5);return c+=12,[p,b,f]});return se(
t,c,e.spoken,u)}function Nh(t,e){let n=e.heaps.map(([L])=>L),[s,r]=[Math.min(...n,e.exact[0]),Math.max(...n,e.exact[0])],
o=(r-s||1)*.07,i=L=>14+(t-28)*(L-s+o)/(r-s+2*o),a=n.map(i),l=Math.min(60,...a.slice(1).map((L,T)=>L-a[T])),c=Math.max(...e.
heaps.map(([,L])=>L)),u=l<13?7:l<30?8.5:10.5,h=Math.max(1,Math.min(4,Math.floor((l-3)/u))),p=Math.ceil(c/h),d=Math.min(u,
190/p),f=22+p*d,b=e.heaps.map(([,,L],T)=>({x:a[T],text:L,wide:I(L,13)})),g=-1/0,w=b.filter(({x:L,wide:T})=>L-T/2<g+6?!1:
(g=L+T/2,!0)),[k,$]=e.mean,M=`balances at ${$}; the exact average is ${e.exact[1]} ${e.unit}`,S=I(M,1.06*14),x=i(k)+16+S<
t?i(k)+16:Math.max(0,i(k)-16-S),E=ce(M,t,1.06*14);return se(t,f+36+18*E.length,e.spoken,e.heaps.map(([,L],T)=>[Array.from(
{length:L},(_,P)=>B(a[T]+(P%h-(h-1)/2)*d,f-7-Math.floor(P/h)*d,d*.4,{fill:"none",stroke:O.accent,"stroke-width":1.7})),l>=
20&&U(a[T],f-10-Math.ceil(L/h)*d,L,"tx b m")]),D(`M6 ${f}H${t-6}`,O.ink,4),w.map(({x:L,text:T})=>U(L,f+19,T,"tx2 m")),v(
"path",{d:`M${i(k)} ${f+2}l10 20h-20z`,fill:O.sheet,stroke:O.ink,"stroke-width":2.5}),E.map((L,T)=>U(E.length>1?0:x,f+42+
18*T,L,"tx b",14)))}function Ch(t,e){let[n,s,r,o]=[40,t-6,24,170],i=e.shares.length,a=(s-n)/i,l=Math.max(...e.shares),c=w=>r+
o*(1-w/l),u=w=>n+a*(w-e.first+.5),[h,p]=[r+o,Math.max(1,Math.ceil(26/a))],d=`average ${e.mean[1]}, median ${e.median}`,f=u(
e.mean[0])+16+I(d,14)<t,b=`most likely: ${e.likeliest[0]} (${e.likeliest[1]})`,g=u(e.likeliest[0])+a/2+4+1.1*I(b,13)<t;return se(
t,h+46,e.spoken,Ae(0,l,4).map(w=>[D(`M${n} ${c(w)}H${s}`),U(n-6,c(w)+5,Math.round(w*100),"tx2 e")]),U(0,13,"out of 100",
"tx2"),e.shares.map((w,k)=>v("g",ye(k,20),R(n+k*a+Math.min(2,a*.1),c(w),Math.max(1,a-Math.min(4,a*.2)),h-c(w),{fill:O.ink}),
k%p===0&&U(u(e.first+k),h+16,e.first+k,"tx2 m"))),D(`M${n} ${h}H${s}`,O.ink,2),g?U(u(e.likeliest[0])+a/2+4,c(l)+11,b,"tx",
13):U(t,13,b,"tx e",13),Oi(u(e.mean[0]),h+21),U(f?u(e.mean[0])+16:u(e.mean[0])-16,h+38,d,f?"tx b":"tx b e",14))}function Bh(t,e){
let[n,s,r,o]=[40,t-8,24,190],i=e.bins.reduce((M,S,x)=>S>=5e-4?x:M,0)+1,a=e.bins.slice(0,i),l=Math.max(...a),c=M=>n+(s-n)*
M/(i*e.step),u=M=>r+o*(1-M/l),h=r+o,[p,d,f]=e.band,b=c(e.step)-c(0),g=`average ${e.mean[1]} ${e.unit}`,w=c(e.mean[0])+15+
I(g,14)*1.1<t,k=`${p} to ${d}: ${f}`,$=Math.max(0,Math.min(c(p),t-I(k,14)*1.1));return se(t,h+76,e.spoken,R(c(p),r-6,c(d)-
c(p),o+6,{fill:O.band}),Ae(0,l,4).map(M=>[D(`M${n} ${u(M)}H${s}`),U(n-6,u(M)+5,Math.round(M*100),"tx2 e")]),U(0,13,"out \
of 100","tx2"),a.map((M,S)=>v("g",ye(S,20),R(c(S*e.step)+b*.06,u(M),b*.88,Math.max(0,h-u(M)),{fill:O.ink}))),D(`M${n} ${h}\
H${s}`,O.ink,2),Ae(0,i*e.step,t<420?4:7).filter(M=>c(M)<s-10).map(M=>U(c(M),h+17,M,"tx2 m")),Oi(c(e.mean[0]),h+20),U(c(e.
mean[0])+(w?15:-15),h+37,g,w?"tx b":"tx b e",14),D(`M${c(p)} ${h+44}v10M${c(p)} ${h+49}H${c(d)}M${c(d)} ${h+44}v10`,O.ink,
2),U($,h+71,k,"tx b",14))}function Dh(t,e){let[n,s,r,o]=[40,t-14,30,168],[i,a]=[e.x[0],e.x[e.x.length-1]],l=[...e.y,...e.
lines.map(([S])=>S)],c=e.chance?0:Math.min(0,...l),u=Math.max(...l)*1.12,h=(e.chance?Math.min(1,u):u)||1,p=S=>n+(s-n)*(S-
i)/(a-i||1),d=S=>r+o*(1-(S-c)/(h-c)),f=r+o,b=e.x.map((S,x)=>`${x?"L":"M"}${p(S)} ${d(e.y[x])}`).join(""),g=e.here,w=g?I(
`you are here: ${g[2]}`,14)*1.1:0,k=g?Math.min(Math.max(n+4,p(g[0])-w+10),s-w):0,$=e.lines.map(([S])=>d(S)-6),M=g?d(g[1])-
13:0;return $.some(S=>Math.abs(S-M)<16)&&(M=Math.min(...$,M)-18),se(t,f+(e.across?42:24),e.spoken,U(0,13,e.up,"tx2"),Ae(
c,h,5).map(S=>[D(`M${n} ${d(S)}H${s}`),U(n-6,d(S)+5,e.chance?Math.round(S*100):Ui(S),"tx2 e")]),Ae(i,a,t<420?5:9).filter(
Number.isInteger).map(S=>U(p(S),f+17,S,"tx2 m")),D(`M${n} ${f}H${s}`,O.ink,1.5),e.across!==""&&U((n+s)/2,f+37,e.across,"\
tx2 m"),D(b,O.ink,3),e.lines.map(([S,x],E)=>{let L=E%2===0;return[D(`M${n} ${d(S)}H${s}`,O.edge,1.8,{"stroke-dasharray":"\
6 4"}),Bn(L?s:n+6,$[E],x,L?"tx e":"tx")]}),g&&[D(`M${p(g[0])} ${f}V${d(g[1])}`,O.ink,1.5,{"stroke-dasharray":"2 3"}),B(p(
g[0]),d(g[1]),6,{fill:O.ink,stroke:O.sheet,"stroke-width":2}),Bn(k,M,`you are here: ${g[2]}`,"tx b",14)])}var Jb={counted_twice:Sh,draw_by_draw:_h,two_dice:Th,frequency_grid:xh,whole_tree:Mh,footprints:Eh,waterfall:Hh,balance:Nh,
gaps:Ah,split:Lh,cases:(t,e)=>dr(t,e),paths:(t,e)=>mr(t,e),columns:Ch,histogram:Bh,graph:Dh,runs:Oh,intervals:Uh};function Ih(t,e,n){
let s=Jb[t];if(!s)throw new Error(`There is no picture of the kind ${t}.`);return m("figure.picture",s(e,n),n.caption&&m(
"figcaption",n.caption))}var Xb=2,Qb=["first","second"],Wh=1e-9;function Ni({judged:t,unit:e}){return t==="chance"?{low:0,high:100,unit:"chance"}:
t==="count"?{low:0,high:999999,unit:e,whole:!0}:{low:-9999,high:9999,unit:e}}function Fh(t,e){let{value:n,share:s,words:r}=me(
e,Ni(t));if(n==null)throw new Error(r);let o=t.judged==="chance"?s:n;return o>=t.low-Wh&&o<=t.high+Wh}function pr({attempts:t,
attempts_from:e},n,s,r){return t.slice(e).filter(o=>o.place===n&&o.question===s&&!Ce(o.settings,r.settings))}function fr(t,e){
let n=t.asks.map((r,o)=>e0(r,e.filter(({step:i})=>i===o).map(({number:i})=>i))),s=n.findIndex(({outcome:r})=>!r);return{
steps:n,at:s,lines:t.lines}}function e0({low:t,high:e,...n},s){let r=[],o="";for(let i of s){if(o)break;i?Fh({...n,low:t,
high:e},i)?o=Qb[r.length]:r.push(i)===Xb&&(o="shown"):o="shown"}return{...n,outcome:o,wrong:r}}function Ci(t,e,n){if(e.asks.
length===0)throw new Error("This question has no small steps.");let{at:s}=fr(e,pr(t,n.place,n.question,e));if(n.step!==s){
let r=s>=0?`step ${s+1} of ${e.asks.length}`:"nothing more: all steps are done";throw new Error(`Expected an answer to ${r}\
.`)}return n.number&&Fh(e.asks[s],n.number),{...t,attempts:[...t.attempts,n]}}var qh=(t,e)=>e.length>0?fr(t,e).steps.map(
({outcome:n})=>n||"open").join(" "):"";function jh({text:t}){let[,e,n]=/^(.*?)( out of 100)?$/.exec(t);return y("b",{class:"r",children:[e,n&&y("small",{children:n.
trim()})]})}function Vh({left:t,done:e}){return y("ul",{class:"left",children:t.map(([n,s,r],o)=>{let i=!e&&o===t.length-
1;return y("li",{children:[y("span",{children:n}),y("b",{children:s}),y("i",{class:i?"hidden":"","aria-hidden":"true",children:!i&&
y("i",{style:{width:`${r}%`}})}),y("b",{class:"n",children:i?"?":r})]},n)})})}function t0({step:t,at:e,line:n,fresh:s}){
let r=t.outcome==="shown";return y("li",{class:s?"fresh":"",children:[y("i",{class:r?"shown":"","aria-hidden":"true",children:e+
1}),y("p",{children:[n.words,n.formula&&y("small",{children:n.formula}),r&&y("span",{class:"reason",children:t.reason})]}),
y(jh,{text:n.value??""})]})}function n0({step:t,at:e,lights:n,act:s}){let r=ue(null),[o,i]=ae(""),a=Ni(t),l=Nn({rule:a,value:o,
set:i}),c=t.wrong.at(-1),u=t.judged==="chance"?t.unit||"out of 100":t.unit;return le(()=>r.current?.focus({preventScroll:!0}),
[]),le(()=>{c!=null&&r.current?.select()},[t.wrong.length]),y("form",{class:"smallq",onSubmit:p=>{p.preventDefault();let d=l.
text.trim();d!==""&&me(d,a).value!=null?s.answer(e,d):(l.complain(),r.current?.focus({preventScroll:!0}))},noValidate:!0,
children:[y("i",{"aria-hidden":"true",children:e+1}),y("h4",{id:`${l.id}q`,children:t.words}),t.left.length>0&&y(Vh,{left:t.
left,done:!1}),y("div",{class:"in",children:[y("input",{ref:r,class:"field","data-k":"step",inputMode:t.judged==="count"?
"numeric":"text",autocomplete:"off",maxLength:40,"aria-labelledby":`${l.id}q`,...l.said,value:l.text,onInput:p=>l.typed(
p.currentTarget.value)}),y("span",{children:u}),y("button",{type:"submit",class:"btn solid","data-k":"step.check",children:"\
Check"})]}),y(fi,{number:l,answer:p=>{l.put(p),r.current?.focus({preventScroll:!0})}}),c!=null&&y("p",{class:"no",role:"\
status",children:[y("b",{children:["Not ",c,". ",n&&"Look at what is lit up on the table. "]}),t.hint]})]})}function s0({
panel:t,lines:e}){let n=e.at(-1);return y("div",{class:"fin","data-next":!0,tabIndex:-1,children:[e.slice(0,-1).map(s=>y(
"p",{children:[s.words,": ",s.formula," ",s.value&&`= ${s.value}`]},s.words)),n?.formula&&y("p",{class:"eq",children:n.formula}),
y("p",{children:[t.headline," ",t.said?.verdict]})]})}function r0({panel:t,act:e}){let{steps:n,at:s,lines:r}=t.work,o=ue(
null),i=(t.steps??[]).slice(0,r),a=s<0,l=a?n.length:s,c=ue(l),u=i.slice((n.at(-1)?.line??0)+1);return le(()=>{let h=o.current?.
querySelector(a?".fin":".smallq");h?.scrollIntoView({block:"nearest"}),a&&l!==c.current&&h instanceof HTMLElement&&h.focus(
{preventScroll:!0})},[l]),y("div",{class:a?"work over":"work",ref:o,children:[y("div",{class:"workhead",children:[y("h3",
{children:"Work it out"}),y("p",{class:"pips",children:[y("span",{children:[a?"All":"Step"," ",a?n.length:l+1,a?" steps \
done":` of ${n.length}`]}),n.map((h,p)=>y("i",{class:p<l?"d":p===l?"n":"","aria-hidden":"true"},h.line))]})]}),y("ol",{class:"\
lines",children:n.slice(0,l).flatMap((h,p)=>{let d=p>0?n[p-1].line+1:0;return i.slice(d,h.line+1).map((f,b,g)=>b===g.length-
1?y(t0,{step:h,at:p,line:f,fresh:p===l-1&&l>c.current},f.letter):y(o0,{line:f},f.letter))})}),!a&&y(n0,{step:n[s],at:s,lights:(i[n[s].
line]?.lit??[]).length>0,act:e},`${t.key} ${s}`),a&&n.at(-1)?.left.length?y(Vh,{left:n.at(-1)?.left??[],done:!0}):null,a&&
y(s0,{panel:t,lines:u.length>0?u:i.slice(-1)}),y("p",{class:"ways",children:[y("button",{type:"button",class:"btn quiet",
"data-k":"work.back",onClick:e.back,children:"Back to the answer"}),!a&&y("button",{type:"button",class:"btn quiet","dat\
a-k":"work.show",onClick:()=>e.show(s),children:"Show me this step"})]})]})}var o0=({line:t})=>y("li",{class:"told",children:[
y("i",{"aria-hidden":"true"}),y("p",{children:[t.words,t.formula&&y("small",{children:t.formula})]}),y(jh,{text:t.value??
""})]});function Gh(t,e,n){let s=n?.node.classList.contains("workpage")?n.node:m("div.workpage");return _e(y(r0,{panel:t,
act:e}),s),{node:s,tried:()=>{},again:()=>{},stop:()=>{}}}function i0({panel:t,goal:e}){return y("div",{class:"work exam\
ple",children:[y("div",{class:"workhead",children:[y("h3",{"data-next":!0,tabIndex:-1,children:"How it's done"}),y("p",{
class:"pips",children:y("span",{children:["with the numbers of position ",e.at]})})]}),y("p",{class:"mute",children:t.ask}),
y("ol",{class:"lines",children:[...(t.work?.steps??[]).map(({reason:n})=>n),t.headline].map((n,s,r)=>y("li",{children:[y(
"i",{class:s<r.length-1?"shown":"","aria-hidden":"true",children:s+1}),y("p",{children:n})]},n))}),t.idea&&y("p",{class:"\
idea",children:t.idea})]})}function Kh(t,e){let n=m("div.workpage");return _e(y(i0,{panel:t,goal:e}),n),{node:n,tried:()=>{},
again:()=>{},stop:()=>{}}}function Zh(t,e,n){if(!t.revealed)return{};if(e==="steps")return a0(t);if(e==="example")return l0(
t);let s=e==="why"?t.steps?.[n]:void 0;return Object.fromEntries((s?.lit??[]).map(r=>[r,s?.letter??""]))}function a0({work:t,
steps:e=[]}){if(!t)return{};let n=s=>(e[t.steps[s].line]?.lit??[]).map(r=>[r,String(s+1)]);return t.at>=0&&t.steps[t.at].
wrong.length>0?Object.fromEntries(n(t.at)):Object.fromEntries(t.steps.flatMap(({outcome:s},r)=>s?n(r):[]))}var l0=({work:t,
steps:e=[]})=>Object.fromEntries((t?.steps??[]).flatMap(({line:n},s)=>(e[n]?.lit??[]).map(r=>[r,String(s+1)])));var c0=[["answer","Answer"],["why","Why"],["try","Try it"]],zh=9,u0=480,h0=t=>{let e=t.parentElement.getBoundingClientRect(),
n=t.getBoundingClientRect();return Math.max(0,n.right-e.right+8)};function gr({model:t,el:e}){let n=m("div.uw.uw-panel");
ie(n,t.get("palette"));let s=A=>m("div",{class:`p-${A}`}),[r,o,i,a,l,c,u,h,p,d]="head quest ask tabs page nav main strip\
 foot read".split(" ").map(s),f=m("section.sheet",{"aria-label":"The question"});f.append(r,o,i,a,l,c,u,h,p);let b=m("p.\
sr",{role:"status"});n.append(b,f,d),e.append(n);let g=t.get.bind(t),w=(A,j)=>{t.set(A,j),t.save_changes()},k=A=>{b.textContent=
A},$={key:"",values:["",""],sure:"think"},M=new Set,S=!1,x=!1,E=!0,L=!1,T=null,_=null,P=()=>g("pair").length>0?ch($.values,
g("pair")):g("panel").none?"":Os($.values[0],g("panel")),H=()=>{let[A,j]=$.values;P()?k(P()):(t.send({kind:"predict",value:A,
second:j,sure:$.sure}),Nt(g("game")))},C=A=>t.send({kind:"go",at:A}),W=fh({get:g,press:A=>{A==="predict"?H():A==="work"?
St("steps"):A==="read"?ss(!0):t.send({kind:"main",button:A})},skip:()=>t.send({kind:"skip"}),refused:k}),J=m("select.pic\
k.surefold",{"data-k":"surefold","aria-label":"How sure are you?",onchange:A=>{$.sure=A.target.value,Mt()}}),q=A=>j=>w("\
settings",{...g("settings"),[A.name]:j}),N=A=>{S=!1,w("question",A),t.send({kind:"pick",question:A}),G()},G=()=>{let A=g(
"goal");Z(r,A.title?bh(A):gh({chips:g("questions"),now:g("question"),open:S,pick:N,toggle:()=>{S=!S,G()}}))},ke=()=>{let A=g(
"panel"),j=g("moment");if(A.none){Z(o,m("h2",A.title),m("p.mute",A.when));return}let Q=A.revealed&&!g("goal").title,ee=g(
"pair"),he=A.revealed&&Be()!=="answer",De=ee.length>0&&!he,gn=Q&&(j.headline||A.headline),rs=gn&&!A.certain?Ju(gn,()=>St(
"why")):gn||A.ask,Kr=Q?A.ask:A.given;Z(o,ee.length>0&&he&&uh(ee,C),m("h2",{"data-next":!0,tabindex:-1},(De?Cn(ee.map(({ask:_t})=>_t)).
both||A.title:rs)??""),m("p.mute.given",De?Cn(ee.map(({given:_t})=>_t)).both:Kr),A.fault&&m("p.refusal",A.fault),!A.revealed&&
Oe())},Oe=()=>{let A=g("panel"),j=A.knobs.filter(he=>!he.model),Q=A.row??[];return!!(g("moment").line||g("goal").title)||
j.length===0?!1:m("div.settings",j.map((he,De)=>De===0&&Q.length>1?wh(he.label,Q,q(he)):Pi(he,q(he))))},Mt=()=>{let A=g(
"panel");if(A.none||A.revealed)i.replaceChildren();else{let j={draft:$,folded:J,changed:()=>ns(),enter:H};Z(i,...ph(A,g(
"pair"),g("note"),j))}},Qn=()=>{let A=g("panel"),j=c0.filter(([Q])=>Q!=="try"||!A.certain);Z(a,!!A.revealed&&xe({label:"\
Pages",choices:j,value:Be(),k:"page",pick:St}))},St=A=>{w("page",A),ts()},Be=()=>{let A=g("page"),{certain:j,work:Q}=g("\
panel");return j&&A==="try"||A==="steps"&&!Q?"answer":A},qr={answer:(A,j)=>t.send({kind:"answer_step",step:A,number:j}),
show:A=>t.send({kind:"show_step",step:A}),back:()=>St("answer")},es=()=>{let A=Zh(g("panel"),Be(),g("why"));JSON.stringify(
A)!==JSON.stringify(g("lit"))&&w("lit",A)},ts=()=>{let A=g("panel"),j=T;if(T?.stop(),T=null,ke(),n.dataset.page=Be(),n.classList.
toggle("stopped",!!g("moment").line),n.dataset.at=String(g("moment").at??""),Qn(),wa(),dm(),A.none)l.replaceChildren();else if(!A.
revealed)Z(l,nh());else{let ee=Be();ee==="why"?(M.add(g("why")),T=Qu(A,g("why"),M,he=>w("why",he),Ih)):ee==="steps"?T=Gh(
A,qr,j):ee==="example"?T=Kh(A,g("goal")):ee==="try"?T=vh(A,()=>g("tried"),t.send.bind(t)):g("pair").length>0?T=hh(A,g("p\
air"),he=>t.send({kind:"own",yes:he})):T=zu(A,()=>g("tried"),g("moment"),!!g("goal").title,Oe(),mm,he=>t.send({kind:"own",
yes:he}),()=>St("why")),l.firstChild!==T.node&&Z(l,T.node)}Z(c,A.revealed&&Be()==="why"&&eh(A,g("why"),ee=>w("why",ee))),
es(),T?.again(),jr(),T?.again();let Q=l.querySelector('.siblings [aria-pressed="true"]');Q instanceof HTMLElement&&Q.parentElement&&
(Q.parentElement.scrollLeft=h0(Q))},ns=()=>{let A=re(n)===W.node,j=W.show(P);A&&W.node.hidden&&(L=!0),u.classList.toggle(
"last",!j||!!g("goal").title),u.firstChild||u.append(J,...W.nodes)},ba=()=>m("button.btn.quiet",{"data-k":"save",onclick:()=>t.
send({kind:"save"})},"Save my guesses"),wa=()=>{let A=g("guesses"),j=g("moment"),Q=j.of||0,ee=g("ending"),he=!!ee.title,
De=he&&!n.classList.contains("ended");if(n.classList.toggle("ended",he),_?.stop(),_=null,he){let _t={go:C,open:ym=>t.send(
{kind:"open",link:ym})},wm=L||!!re(n);Z(h,...Du(ee,A,_t,ba)),De&&wm&&ht(n,"ending");return}let gn=g("panel").revealed&&Be()!==
"answer";if(A.length===0&&!Q||gn){h.replaceChildren();return}let rs=m("div");Z(h,m("h3",Q>0?`Your guesses, ${A.length} o\
f ${Q}`:"Your guesses"),sh(),rs);let Kr=j.line?j.at??-1:-1;_=Xe(rs,_t=>Gu(_t,A,Math.max(Q,A.length),Kr))},dm=()=>{let A=g(
"panel");if(A.none){p.replaceChildren();return}let j=A.knobs.filter(ee=>ee.model),Q=!g("goal").title;Z(p,zc(A),m("p.mute",
A.revealed&&Be()!=="why"?"":A.model),m("div.row",Q&&j.map(ee=>Pi(ee,q(ee))),A.revealed&&Be()==="why"&&A.lesson&&m("butto\
n.btn.quiet",{"data-k":"read",onclick:()=>ss(!0)},"Read about it"),A.said&&Be()==="answer"&&Q&&!g("moment").line&&ba()))},
ss=A=>{x=A,f.inert=A,Z(d,A&&rh(g("panel"),()=>ss(!1))),ht(n,A?"readclose":"read")},jr=()=>{for(let A=1;A<=zh;A++)n.classList.
remove(`c${A}`);_?.again(),ya()},ya=()=>{for(let A=1;A<=zh&&f.scrollHeight>f.clientHeight+1;A++)n.classList.add(`c${A}`)},
mm=()=>f.clientHeight>0&&f.clientHeight<u0,Vr=()=>{let A=g("panel"),j=A.key!==$.key;j&&Object.assign($,{key:A.key,values:[
"",""],sure:"think"}),(j||E)&&(M=new Set);let Q=!!(A.revealed&&E&&!j&&A.said),ee=re(n),he=L||!!(ee&&f.contains(ee));if(L=
!1,E=!A.revealed,f.classList.toggle("asked",E&&!A.none),f.classList.toggle("paired",g("pair").length>0),Ei(n,Math.max(g(
"pair").findIndex(({here:De})=>De),0)),f.classList.toggle("lift",Q),x&&!A.revealed&&ss(!1),G(),Mt(),ns(),ts(),Q&&A.said&&
k([A,...g("pair").slice(1)].map(({said:De})=>De?.verdict??"").join(" ")),Q&&he&&!(g("goal").title&&ee===W.node)){let De=o.
querySelector("h2");De instanceof HTMLElement&&De.focus({preventScroll:!0})}},ka=new ResizeObserver(()=>requestAnimationFrame(
()=>{jr(),T?.again()}));ka.observe(n);let pm=yh(n,{get:g,own:A=>t.send({kind:"own",yes:A}),choose:N,page:Be,reading:()=>x}),
Gr=A=>()=>{A(),jr(),T?.again()},fm=()=>{T?.tried(),ya()},gm=()=>{Mt(),g("panel").revealed&&g("note")&&k(g("note"))},bm=()=>{
ns(),ts()},va=[["change:panel",Vr],["change:questions change:question change:goal",Gr(G)],["change:page change:why",ts],
["change:pair",Vr],["change:main",ns],["change:moment",bm],["change:guesses change:ending",Gr(wa)],["change:note",Gr(gm)],
["change:tried",fm],["msg:custom",Te]];for(let[A,j]of va)t.on(A,j);return Vr(),()=>{for(let[A,j]of va)t.off(A,j);T?.stop(),
_?.stop(),ka.disconnect(),pm()}}var Yh=t=>String(t).replace("-","−"),Xh=({low:t,high:e},n)=>s=>(s-t)/(e-t)*n,Qh=({dots:t})=>t.filter(({apart:e})=>!e);
function d0(t,e,{left:n,top:s}){let r=Xh(e,t),o=f=>n+r(f),i=f=>s+t-r(f),{low:a,high:l,band:c,unit:u}=e,h=Qh(e),p=u==="ou\
t of 100"?[0,25,50,75,100]:vt(a,l),d=c?v("path",{class:"band",d:`M${o(a)} ${i(a)}L${o(a)} ${i(a+c)}L${o(l-c)} ${i(l)}L${o(
l)} ${i(l)}
          L${o(l)} ${i(l-c)}L${o(a+c)} ${i(a)}Z`}):h.map(f=>v("path",{class:"reach",d:[`M${o(f.exact)} ${i(Math.max(a,f.
exact-f.reach))}`,i(Math.min(l,f.exact+f.reach))].join("V")}));return v("g",{},d,p.map(f=>[v("path",{class:"grid",d:`M${o(
f)} ${i(a)}V${i(l)}M${o(a)} ${i(f)}H${o(l)}`}),v("text",{x:o(f),y:i(a)+18,"text-anchor":"middle"},Yh(f)),v("text",{x:o(a)-
8,y:i(f)+4,"text-anchor":"end"},Yh(f))]),v("path",{class:"same",d:`M${o(a)} ${i(a)}L${o(l)} ${i(l)}`}),v("text",{class:"\
faint",x:o(a)+44,y:i(l)+34},"too high"),v("text",{class:"faint",x:o(l)-16,y:i(a)-24,"text-anchor":"end"},"too low"),v("t\
ext",{class:"axis",x:o(l),y:i(a)+36,"text-anchor":"end"},`the answer (${u})`),v("text",{class:"axis",transform:`translat\
e(${o(a)+16} ${i(l)+12}) rotate(-90)`,"text-anchor":"end"},"your guess"),h.filter(f=>!f.near).map(f=>v("path",{class:"dr\
op",d:`M${o(f.exact)} ${i(f.exact)}V${i(f.said)}`})),ed(h,r,t).map(({place:f,number:b},g)=>[v("path",{class:"lead",d:`M${n+
f[0]} ${s+t-f[1]}L${n+b[0]} ${s+t-b[1]}`}),v("circle",{class:"place","data-at":h[g].at,cx:o(h[g].exact),cy:i(h[g].said),
r:4})]))}function m0(t,e){let o=Math.max(20,...e.flatMap(c=>c.off)),i=vt(0,o*1.05),a=c=>92+c/(o*1.05)*(t-92-40),l=e.length*
40;return v("svg",{class:"surerows",width:t,height:l+24,role:"img","aria-label":"How far off, out of 100"},i.map(c=>[v("\
path",{class:"grid",d:`M${a(c)} 0V${l}`}),v("text",{x:a(c),y:l+18,"text-anchor":"middle"},String(c))]),e.map(({words:c,off:u,
mean:h},p)=>{let d=p*40+20,f={};return[v("text",{class:"level",x:0,y:d+5},c),v("path",{class:"mean",d:`M${a(h)} ${d-16}V${d+
16}`}),[...u].sort((b,g)=>b-g).map(b=>{let g=Math.round(a(b)/9);return f[g]=(f[g]??0)+1,v("circle",{class:"one",cx:a(b),
cy:d+8-(f[g]-1)*9,r:4})}),v("text",{class:"much",x:t,y:d+5,"text-anchor":"end"},String(Math.round(h)))]}))}var p0=156,Jh=16,
f0=26,g0=[7,3,1,5,0,4,6,2],b0=8;function ed(t,e,n){let s=([l,c],[u,h])=>Math.hypot(l-u,c-h),r=t.map(({exact:l,said:c})=>[
e(l),e(c)]),o=r.map((l,c)=>r.every((u,h)=>h===c||s(l,u)>=Jh)),i=r.map((l,c)=>o[c]?l:null),a=([l,c])=>Math.min(l,c)>=0&&Math.
max(l,c)<=n&&i.every(u=>!u||s(u,[l,c])>=f0)&&r.every(u=>s(u,[l,c])>=Jh);return r.forEach(([l,c],u)=>{for(let h=1;!i[u]&&
h<=b0;h++)for(let p of g0){let d=p*Math.PI/4,f=[l+22*h*Math.cos(d),c+22*h*Math.sin(d)];!i[u]&&a(f)&&(i[u]=f)}}),r.map((l,c)=>({
place:l,number:i[c]??l}))}var w0=4;function td({model:t,el:e}){let n=m("div",{class:"uw uw-lessonchart"});ie(n,t.get("pa\
lette"));let s=m("div",{class:"plot"}),r=m("ul.apart"),o=m("div",{class:"sr"});n.append(m("section",{class:"sheet"},m("h\
2",{},"Your guesses and the answers"),s,r,o)),e.append(n);let i="",a=(h,p="")=>oe({class:h.near?"dot hit":"dot missed","\
data-k":`dot.${h.at}`,"aria-label":`Position ${h.at+1}: ${h.words}`,title:`Position ${h.at+1}: ${h.words}`,style:p,onclick:()=>t.
send({kind:"go",at:h.at})},String(h.at+1)),l=(h,p)=>{let d=t.get("report"),f=Qh(d);return ed(f,Xh(d,h),h).map(({number:[
b,g],place:[w,k]},$)=>a(f[$],`left:${p.left+b}px;top:${p.top+h-g}px;--rise:${k-w}px;animation-delay:${$*40}ms`))},c=()=>{
let h=t.get("report"),p=s.clientWidth,d=s.clientHeight,f=`${p} ${d} ${JSON.stringify(h)}`;if(p===0||f===i||!h.dots)return;
i=f;let b=p>560,g={left:44,top:14},w=p-g.left-(b?p0:26),k=Math.max(160,b&&d>260?Math.min(w,d-64):w);Z(s,v("svg",{width:p,
height:k+64,"aria-hidden":"true"},d0(k,h,g)),l(k,g),m("ul",{class:b?"legend":"legend under",style:b?`left:${g.left+k+28}\
px`:null},m("li",{},m("i",{class:"dot hit"}),"close"),m("li",{},m("i",{class:"dot missed"}),"not close"),b&&m("li",{},m(
"i",{class:"line"}),"guess = answer"),b&&m("li",{},m("i",{class:"patch"}),h.band?"within 10":"still close"))),Z(r,h.dots.
filter(({apart:$})=>$).map($=>m("li",a($),$.words))),o.replaceChildren(m("table",{},m("caption",{},"Your guess and the a\
nswer, position by position"),m("tbody",{},h.dots.map($=>m("tr",{},m("th",{},`${$.at+1}`),m("td",{},$.words)))))),h.dots.
length===0&&Z(s,m("p",{class:"mute"},"You didn't guess."))},u=new ResizeObserver(()=>requestAnimationFrame(c));return u.
observe(s),t.on("change:report",c),c(),()=>{u.disconnect(),t.off("change:report",c)}}function nd({model:t,el:e}){let n=m(
"div",{class:"uw uw-lessonend"});ie(n,t.get("palette"));let s=m("section",{class:"sheet","aria-label":"How you did"}),r=m(
"p",{class:"told",role:"status"});n.append(s),e.append(n);let o=null,i=l=>m("li",{},oe({class:"dot missed","data-k":`mis\
s.${l.at}`,"aria-label":`Open position ${l.at+1}`,onclick:()=>t.send({kind:"go",at:l.at})},String(l.at+1)),m("span",{},m(
"b",{},l.name),l.why&&m("small",{},l.why)),m("span",{class:"off"},m("b",{},l.off),l.againWords&&m("small",{},`then ${l.againWords}`))),
a=()=>{let l=t.get("report");if(l.done&&Ht(Vs+l.done,"1"),!l.dots)return;let c=l.dots.filter(f=>!f.near),u=l.open.length,
h=(f,b)=>({kind:f,words:b}),p=[u>0&&h("redo",u===1?"Try that one again":`Try those ${u} again`),l.next&&h("next","Next l\
esson"),l.practise&&h("practise",l.practise)].filter(f=>f!==!1&&f!==""),d=m("div",{});o?.stop(),Z(s,m("div",{class:"goal"},
m("h2",{tabindex:-1,"data-next":!0},l.title),l.of>0&&m("span",{class:"chip line"},`${l.near} of ${l.of} close`),m("p",{},
l.short&&m("b",{},`${l.short} `),l.found)),m("h3",{},y0(c.length,l.of)),c.length>0&&m("ol",{class:c.length>w0?"misses ma\
ny":"misses"},c.map(i)),l.sure.length>0&&[m("h3",{},"How sure, and how far off"),m("p",{class:"mute"},`${l.sureWords} Th\
e bar shows the average.`.trim()),d],m("div",{class:"acts"},p.map((f,b)=>oe({class:b?"btn":"btn solid","data-k":f.kind,title:f.
kind==="next"?l.next:null,onclick:()=>t.send({kind:f.kind})},f.words)),l.of>0&&oe({class:"btn quiet","data-k":"save",onclick:()=>t.
send({kind:"save"})},"Save"),l.receipt&&oe({class:"btn quiet","data-k":"receipt",onclick:()=>Bi(l.receipt,r)},"Copy the \
receipt")),r),o=l.sure.length>0?Xe(d,f=>m0(f,l.sure)):null};return t.on("change:report",a),t.on("msg:custom",Te),a(),setTimeout(
()=>{let l=s.querySelector("h2");ls(n)&&l?.focus({preventScroll:!0})},80),()=>{o?.stop(),t.off("change:report",a),t.off(
"msg:custom",Te)}}async function Bi(t,e){try{await navigator.clipboard.writeText(t),e.textContent="Copied. Paste it wher\
e you hand it in."}catch{e.textContent=t}}function y0(t,e){return e===0?"No guesses yet":t===0?"All close":`${t} to look\
 at again`}var k0=12,v0={near:"close",far:"not close",open:"to come"},x0={near:"hit",far:"missed",open:""};function sd(t){let e=[];
return t.forEach(({group:n,paired:s},r)=>{s?e.at(-1)?.at(-1)?.push(r):r>0&&t[r-1].group===n?e.at(-1)?.push([r]):e.push([
[r]])}),e}function rd({model:t,el:e}){let n=m("div",{class:"uw uw-trail"});ie(n,t.get("palette"));let s=m("div",{class:"\
pop",hidden:!0}),r=m("div",{class:"bar"}),o=m("p",{class:"sr",role:"status"});n.append(m("div",{class:"stage"},s,r,o)),e.
append(n);let i=t.get.bind(t),a="",l="",c=te()?Xt(n,()=>i("kept")):null,u=(_,P)=>{let H=_.map(N=>i("spots")[N].state),C=_.
some(N=>i("spots")[N].redone),W=C?", and close at one like it":"",J=[...new Set(H.map(N=>v0[N]))].join(", ")+W,[q]=_;return oe(
{class:`spot${P?" long":""}${_.length>1?" both":""}`,"data-k":P?`row.${q}`:`spot.${q}`,"aria-current":_.includes(i("at"))?
"step":null,"aria-disabled":i("spots")[q].shut?"true":null,"aria-label":`${h(_)}: ${J}`,onclick:()=>f(q)},_.map((N,G)=>m(
"span",{class:`disc ${x0[H[G]]}`,"aria-hidden":"true"},String(N+1))),C&&m("span",{class:"redone","aria-hidden":"true"},"\
✓"),P&&m("span",{class:"mute"},J))},h=_=>_.length>1?`Positions ${_.map(P=>P+1).join(" and ")}, together`:`Position ${_[0]+
1}`,p=()=>sd(i("spots")).flat(),d=()=>p().find(_=>_.includes(i("at")))??[i("at")],f=_=>{if(i("spots")[_].shut){o.textContent=
"Make your guess first.";return}g(""),t.send({kind:"go",at:_})},b=_=>{g(""),_.kind==="begin"&&c?.forget(),t.send(_)},g=_=>{
let P=a;if(a=_===a?"":_,M(),a){let H=s.querySelector('[aria-current], [aria-pressed="true"]')??s.querySelector("button");
H instanceof HTMLElement&&H.focus({preventScroll:!0})}else P&&ht(n,P)},w=m("p",{role:"status"}),k=async()=>{await Bi(i("\
receipt"),w),w.scrollIntoView({block:"nearest"})},$=()=>[m("ol",{class:"rows"},i("lessons").map(({lesson:_,name:P,goal:H,
now:C},W)=>m("li",{},oe({class:"row","data-k":`lesson.${_}`,"aria-pressed":String(C),onclick:()=>b({kind:"lesson",lesson:_})},
m("span",{class:"nr","aria-hidden":"true"},String(W+1)),m("span",{},m("b",{},P),m("small",{},H)))))),m("div",{class:"onc\
e"},m("label",{},m("span",{},"Your name or number"),m("input",{class:"txt","data-k":"student","data-draft":"student",maxlength:40,
autocomplete:"off",value:i("student"),onchange:_=>t.send({kind:"name",name:_.target.value})})),oe({class:"btn","data-k":"\
begin",onclick:()=>b({kind:"begin"})},"Start over"),oe({class:"btn","data-k":"practise",onclick:()=>b({kind:"practise"})},
"Practise this"),oe({class:"btn","data-k":"save",onclick:()=>t.send({kind:"save"})},"Save my answers"),i("receipt")&&oe(
{class:"btn","data-k":"receipt",onclick:k},"Copy the receipt"),i("kept")&&!i("alone")&&oe({class:"btn","data-k":"page",onclick:()=>b(
{kind:"page"})},"Save as a page"),i("kept")&&i("classroom")&&m("a.btn",{"data-k":"classroom",href:i("classroom")},"Start\
 a class"),i("kept")&&i("teacher")&&m("a.btn",{"data-k":"teacher",href:i("teacher")},"Teacher’s page"),i("kept")&&oe({
class:"btn","data-k":"print",onclick:()=>t.send(nr())},"Print"),w)],M=()=>{let _=i("spots"),P=i("at");n.classList.toggle(
"many",_.length>k0);let H=(C,W)=>oe({class:`btn open-${C}`,"data-k":C,"aria-expanded":String(a===C),onclick:()=>g(C)},W);
Z(r,_.length>0&&m("ol",{class:"trail","aria-label":"Positions"},sd(_).map(C=>m("li",{class:"discs"},C.map(W=>u(W,!1))))),
_.length>0&&H("spots",P<0?`${_.length} positions`:`${h(d()).replace(", together","")} of ${_.length}`),(i("note")||i("bu\
sy"))&&m("p",{class:"told",role:"status"},i("note")||i("busy")),i("seeking")&&oe({class:"btn","data-k":"stop",onclick:()=>t.
send({kind:"stop"})},"Stop"),H("lessons",i("lesson"))),s.hidden=!a,a==="lessons"?Z(s,$()):Z(s,a==="spots"&&m("ol",{class:"\
rows"},p().map(C=>m("li",{},u(C,!0)))))},S=()=>{let _=i("answers");l!==i("kept")?(l=i("kept"),l&&!_.length&&c?.look(P=>t.
send({...Tn(P),kind:"restore"}))):l&&_.length>0&&c?.keep(JSON.stringify({answers:_,attempts:i("attempts"),at:i("at"),student:i(
"student")}))},x=()=>{setTimeout(()=>{i("at")>=0&&ls(n)&&ht(n,`spot.${d()[0]}`)},80)},E=_=>{Te(_),Yc(_)},L=_=>{a&&!_.composedPath().
includes(n)&&(a="",M())};n.addEventListener("keydown",_=>{_.key==="Escape"&&a&&g("")}),document.addEventListener("pointe\
rdown",L);let T=[["change:spots change:at change:lessons change:lesson change:busy change:seeking change:note change:stu\
dent",M],["change:answers change:attempts change:at change:kept change:student",S],["change:at",x],["msg:custom",E]];for(let[
_,P]of T)t.on(_,P);return M(),S(),()=>{document.removeEventListener("pointerdown",L),c?.stop();for(let[_,P]of T)t.off(_,
P)}}var br=class{constructor(e,n){this.stamp=-1;this.move="";this.next="";this.model=e,this.marked=n,this.at=-1/0}get waiting(){
return this.stamp===this.model.get("stamp")&&performance.now()-this.at<3e3}send(e,n){if(!(!e||this.model.get("busy"))){if(this.
waiting){this.model.get("mode")==="edit"&&(this.next=e);return}this.at=performance.now(),this.stamp=this.model.get("stam\
p"),this.mark(e),this.model.send({kind:"move",move:e,stamp:this.stamp,said:n})}}drawn(){this.mark(this.waiting?this.move:
"");let e=this.next;!e||this.waiting||(this.next="",this.send(e,null))}mark(e){this.move=e,this.marked(e)}};var $0=({words:t,name:e},n)=>m("p.covered",`${t} `,n?m("b",e):m("span.blank",{role:"img","aria-label":"hidden name"})),wr=class{constructor({
send:e,drawn:n}){this.opened=!1;this.send=e,this.drawn=n,this.root=m("div.call",{role:"group",hidden:!0})}get hidden(){return this.
root.hidden}cover(){this.opened=!1}show(e,n,s){let r=n?e.alert??"":"",o=e.covered??[],i=s==="shown"||s==="press"&&this.opened,
a=r?(e.actions??[]).find(u=>u.strong):void 0;this.root.hidden=!r&&!o.length,this.root.classList.toggle("calm",!r&&!(n&&e.
actions?.length));let l=JSON.stringify([r,a,o,i,s]);if(this.root.dataset.looks===l)return;this.root.dataset.looks=l,this.
root.setAttribute("aria-label",r||"Hidden names");let c=()=>{this.opened=!this.opened,this.show(e,n,s),this.drawn()};Z(this.
root,r&&m("p",m("b",r)),o.length>0&&m("div.covers",o.map(u=>$0(u,i))),o.length>0&&s==="press"&&m("button.btn",{"data-k":"\
covers","aria-pressed":String(i),onclick:c},i?"Hide":"Show"),a&&m("button.btn.alert",{"data-k":"call","data-act":a.move,
onclick:()=>this.send(a.move)},a.label))}};function id({place:t,now:e,said:n},s){let[r="",o=""]=n??[];return{place:s.place??[t,r&&e].filter(Boolean).join(" "),line:s.
line??(r?[r,o]:[e??"",o])}}var od=7,yr=class{constructor({texts:e,see:n}){this.looks="";this.texts=e,this.see=n,this.chip=
m("button.chipbtn",{"data-k":"clause",hidden:!0,onclick:()=>this.open(!!this.box.hidden)}),this.badge=m("b.badge",{hidden:!0}),
this.place=m("span.place"),this.line=m("p.line"),this.note=m("p.note",{role:"status"}),this.sheet=m("button.btn.quiet",{
"data-k":"scores","aria-expanded":"false",hidden:!0},"Scores"),this.eyes=m("div.seg",{role:"group","aria-label":"Seen by"}),
this.seen=m("div.eyes",$e("eye",22),this.eyes),this.box=m("div.clause-box",{hidden:!0,tabindex:-1,"data-k":"clauses"}),this.
root=m("div.caption",m("div.told",m("p.over",this.badge,this.chip,this.place),this.line,this.note),m("div.seen",this.sheet,
this.seen))}show({clauses:e,badge:n="",place:s,line:r,note:o,tone:i}){V(this.root,"data-tone",i),this.badge.hidden=!n,this.
badge.textContent=n;let a=this.texts(),[l=""]=e;this.place.textContent=s,this.line.hidden=!!o,this.line.replaceChildren(
m("b",r[0]),r[1]?` ${r[1]}`:""),this.line.classList.remove("long"),this.line.classList.toggle("long",this.line.scrollWidth>
this.line.clientWidth+1),this.note.textContent!==o&&(this.note.textContent=o),this.note.hidden=!o;let c=JSON.stringify([
e,i]);if(c===this.looks)return this.below();this.looks=c,this.open(!1);let u=i==="trial"?"just a test":l;this.chip.hidden=
!u,this.chip.replaceChildren(m("span.chip.line",u));let h=e.filter(p=>a[p]);V(this.chip,"aria-disabled",h.length&&i!=="t\
rial"?"":"true"),V(this.chip,"data-clause",l),this.box.replaceChildren(m("dl",h.map(p=>m("div",m("dt",p),m("dd",a[p])))))}open(e){
let n=e&&this.box.querySelector("dt")!=null&&this.chip.getAttribute("aria-disabled")!=="true";this.box.hidden=!n,this.below(),
V(this.chip,"aria-expanded",String(n))}below(){this.box.hidden||(this.box.style.top=`${this.root.offsetTop+this.root.offsetHeight}\
px`)}escape(){return this.box.hidden?!1:(this.open(!1),this.chip.focus(),!0)}showEyes(e,n){let s=JSON.stringify(e);if(this.
seen.hidden=e.length<2,this.eyes.dataset.looks!==s){this.eyes.dataset.looks=s;let o=m("select.pick",{"data-k":"eyes.many",
"aria-label":"Seen by",onchange:i=>this.see(i.target.value)},e.map(([i,a])=>m("option",{value:i},a)));this.eyes.classList.
toggle("seg",e.length<=od),this.eyes.replaceChildren(...e.length>od?[o]:e.map(([i,a])=>m("button",{"data-eye":i,title:a,
"aria-label":a,onclick:()=>this.see(i)},a)))}let r=this.eyes.querySelector("select");if(r)r.value=n;else for(let o of this.
eyes.children)V(o,"aria-pressed",String(o.getAttribute("data-eye")===n))}};function Ye(t,e){let n=Math.abs(t)*10**e,s=Math.floor(n);if(n-s!==.5||!Number.isInteger(t*2**(e+1)))return t.toFixed(e);
let r=(s%2?s+1:s)/10**e;return(t<0?-r:r).toFixed(e)}function M0(t){return t>0&&t<5/1e4?"under 0.1%":t<1&&t>9995/1e4?"ove\
r 99.9%":`${Ye(100*t,1)}%`}var it=(t,e)=>e==="chance"?M0(t):`${Ye(Math.abs(t)<.005?0:t,2)} ${e}`.replace("-","−");function ad(t,e,n){
let{value:s,share:r,words:o}=me(String(t),e==="chance"?Se:{low:n[0],high:n[1],unit:e});if(s==null)throw new Error(o);return e===
"chance"?r:s}var ld=(t,e,n,s)=>s==="far"?Di(t,e,n):S0(t,e,n,s);function S0(t,e,n,s){let r=n==="chance",o=Math.round(Math.
abs(t-e)*1e9)/1e9,i=r?String(ot(o)):it(o,n);return s==="exact"?i==="1"?"Spot on (within 1).":"Spot on.":`${s==="far"?"":
"Close: "}${i} too ${t>e?"high":"low"}.`}function Di(t,e,n){let s=n==="chance",r=s?String(ot(10*t)/10):Ye(t,2).replace(/\.?0+$/,
"");return`You guessed ${r==="-0"?"0":r.replace("-","−")}. It's ${s?ot(e):it(e,n)}.`}var cd=t=>t.startsWith("deal ")?[
"deal","deals"]:["try","tries"],ot=t=>Math.floor(Math.round(t*1e9)/1e7+.5),Dn=(t,e)=>e==="chance"?.105:Math.max(Math.abs(
t)/10,.1),_0=2,T0=[["know","Certain"],["think","Fairly sure"],["guess","Just guessing"]];function kr(t){let e=[];for(let[
i,a]of T0){let l=t.filter(({sure:c,measure:u})=>c===i&&u==="chance").map(c=>c.off);if(l.length>=_0){let c=100*l.reduce((u,h)=>u+
h,0)/l.length;e.push([a.toLowerCase(),Ye(Math.round(1e9*c)/1e9,0)])}}if(e.length===0)return"";let[[n,s],...r]=e,o=r.map(
([i,a])=>`, when ${i} ${a}`).join("");return`When you were ${n} you were ${s} off on average${o}.`}var at=t=>t.charAt(0).
toUpperCase()+t.slice(1);var ud=(t,e)=>Math.max(0,Math.min(t.x+t.w,e.x+e.w)-Math.max(t.x,e.x))*Math.max(0,Math.min(t.y+t.h,e.y+e.h)-Math.max(t.y,
e.y)),Ii=(t,e,n,s)=>Math.max(n,Math.min(t,n+s-e));function hd({w:t,h:e},n,s,r){let o={x:n.x+n.w/2,y:n.y+n.h/2},i=[["abov\
e",o.x-t/2,n.y-e-10],["below",o.x-t/2,n.y+n.h+10],["right",n.x+n.w+10,o.y-e/2],["left",n.x-t-10,o.y-e/2]],a=Math.min(s.y+
s.h,...r.map(({y:d})=>d));i.push(["right",n.x+n.w+10,a-e-10],["left",n.x-t-10,a-e-10]);let l=i.map(([d,f,b])=>{let g={x:Ii(
f,t,s.x,s.w),y:Ii(b,e,s.y,s.h),w:t,h:e},w=ud(g,n)+3*r.reduce((k,$)=>k+ud(g,$),0);return{...g,side:d,covers:w}}),{covers:c,
...u}=l.reduce((d,f)=>f.covers<d.covers-1?f:d),h=u.side==="above"||u.side==="below"?o.x-u.x:o.y-u.y,p=u.side==="above"||
u.side==="below"?t:e;return{...u,tip:Ii(h,0,14,p-28)}}var dd=(t,e)=>v("svg.small-card",{viewBox:"0 0 48 68",...e},Qe(t,48));function E0(t,e){let n={"data-act":t.move,onclick:()=>e(
t.move)};if(t.face){let s=[t.group,t.label].filter(Boolean).join(" ");return m("button.btn.card-pick",{"aria-label":s,title:t.
label,...n},dd(t.face,{"aria-hidden":"true"}))}return m("button.btn",{...n},t.colour&&hs(t.colour)&&v("svg.icon",{viewBox:"\
-12 -12 24 24",style:"width:1.4em;height:1.4em","aria-hidden":"true"},rt(t.colour,0,0,8.5,{fill:`var(--c-${t.colour})`,stroke:"\
#fff","stroke-width":2})),t.label)}var L0=t=>[m("p.mute","What you remember is under this card"),m("ol.recall",t.map(e=>m(
"li",dd(e.face,{role:"img","aria-label":e.label}))))],vr=class{constructor(e){this.key="";this.how=e,this.root=m("div.ch\
ooser",{role:"group",hidden:!0}),this.away=n=>{let[s]=n.composedPath();s instanceof Element&&!this.root.contains(s)&&!s.
closest(".thing.plays")&&this.close()}}show(e){if(this.key===e.key)return this.leave();let n=!e.plays&&e.recall?.length,
s=e.picks.find(i=>i.group)?.group,r=i=>{this.leave(),this.how.play(i)};this.key=e.key,this.root.setAttribute("aria-label",
n?`Under ${e.label}`:`How to play: ${e.label}`);let o={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
leave()};this.root.replaceChildren(m("div.choose-head",m("p",m("b",at(e.label)),s&&m("span",`: ${s}`)),oe(o,$e("close",16))),
...n?L0(e.recall):[m("div.picks",e.picks.some(i=>i.parts?.length)?this.parts(e.picks,[],r):e.picks.map(i=>E0(i,r)))]),this.
root.hidden=!1,document.addEventListener("pointerdown",this.away,!0),this.how.moved(),this.stand(),this.buttons.find(i=>!i.
matches(".shut"))?.focus({preventScroll:!0})}parts(e,n,s){let r=new Set(e.flatMap(({parts:i})=>(i??[]).filter(a=>!n.includes(
a)))),o=i=>{let a=[...n,i],l=e.filter(({parts:c})=>c?.includes(i));if(l.length===1)return s(l[0].move);this.root.querySelector(
".picks")?.replaceChildren(...this.parts(l,a,s)),this.stand(),this.buttons.find(c=>c.dataset.part)?.focus({preventScroll:!0})};
return[...n.length?[m("p.mute",`${n.join(", ")}, and ...`)]:[],...[...r].sort().map(i=>m("button.btn",{"data-part":i,onclick:()=>o(
i)},i))]}get buttons(){return[...this.root.querySelectorAll("button")]}stand(){let e=this.key&&this.how.around(this.key),
n=this.root.parentElement;if(!e||!n)return;let s=n.getBoundingClientRect(),r=Math.max(s.top,0),o=6,i={x:o,y:r-s.top+o,w:s.
width-2*o,h:Math.min(s.bottom,window.innerHeight)-r-2*o};this.root.style.cssText=`left:0;top:0;max-width:${i.w}px;max-he\
ight:${i.h}px`;let a=({x:d,y:f,w:b,h:g})=>({x:d-s.left,y:f-s.top,w:b,h:g}),l={w:this.root.offsetWidth,h:this.root.offsetHeight},
{x:c,y:u,side:h,tip:p}=hd(l,a(e.card),i,e.hand.map(a));this.root.dataset.side=h,this.root.style.cssText+=`;left:${c}px;t\
op:${u}px;--tip:${p}px`}leave(){let e=this.key;this.close(),this.how.focus(e)}close(){if(!this.key)return;let e=this.key,
n=this.root.contains(re(this.root));this.key="",document.removeEventListener("pointerdown",this.away,!0),this.root.hidden=
!0,this.root.replaceChildren(),this.how.moved(),n&&this.how.focus(e)}stroke(e){let n=this.buttons,s=n.findIndex(o=>o.matches(
":focus"));if(!this.key||s<0)return!1;let r={ArrowRight:s+1,ArrowDown:s+1,ArrowLeft:s-1,ArrowUp:s-1,Home:0,End:n.length-
1}[e.key];return r==null?!1:(e.preventDefault(),n[(r+n.length)%n.length].focus({preventScroll:!0}),!0)}};function md(t,e){let{zones:n,board:s,sheet:r,...o}=t,i=a=>a==null?void 0:e[a];return{...o,zones:n.map(a=>e[a]),board:i(s)??
"",sheet:i(r)}}var xr=class{constructor(e,n){this.resting=0;this.model=e,this.pages=new Map(Object.entries(e.get("pages")??
{})),this.asked=new Map,this.hear=s=>{s.kind==="page"&&(this.pages.set(`${s.watcher}.${s.page}`,s),n())},e.on("msg:custo\
m",this.hear)}get watcher(){return this.model.get("watcher")}get few(){return this.model.get("frames")[this.watcher]??[]}get length(){
return this.model.get("count")||this.few.length}scene(e){let n=Math.max(0,Math.min(e,this.length-1));if(!this.model.get(
"count"))return this.few[n]?md(this.few[n],this.model.get("pool")):null;let s=this.model.get("size"),r=Math.floor(n/s),o=this.
page(r);return o?(this.fetchRest(r),md(o.frames[n-r*s],o.pool)):null}page(e,n=this.watcher){let s=`${n}.${e}`,r=this.pages.
get(s);return!r&&performance.now()-(this.asked.get(s)??-1/0)>8e3&&(this.asked.set(s,performance.now()),this.model.send({
kind:"page",watcher:n,page:e})),r}fetchRest(e){clearTimeout(this.resting);let n=Math.ceil(this.length/this.model.get("si\
ze")),s=Array.from({length:n},(a,l)=>(e+l)%n),r=n<=4?s:[e],o=s.map(a=>[a,this.watcher]);for(let[a]of this.model.get("eye\
s"))for(let l of r)o.push([l,a]);let i=o.find(([a,l])=>!this.pages.has(`${l}.${a}`));i&&(this.resting=setTimeout(()=>this.
page(...i),150))}marks(){let e=r=>r.mark??0;if(!this.model.get("count"))return this.few.map(e);let n=this.model.get("siz\
e"),s=Array.from({length:this.length},()=>0);for(let r=0;r*n<s.length;r++)(this.pages.get(`${this.watcher}.${r}`)?.frames??
[]).forEach((o,i)=>{s[r*n+i]=e(o)});return s}stop(){clearTimeout(this.resting),this.model.off("msg:custom",this.hear)}};var $r=class{constructor({play:e,key:n,told:s}){this.lifted="";this.card="";this.said={};this.typed={};this.field=null;this.
lifts={};this.shown="";this.play=e,this.key=n,this.told=s,this.go=m("button.btn.solid",{"data-k":"lift.play",onclick:()=>this.
play(this.lifted)}),this.back=m("button.btn",{"data-k":"lift.back",onclick:()=>this.lift("")},"Put it back"),this.acts=m(
"div.lift-acts",{hidden:!0},this.go,this.back),this.words=m("p.lift-words"),this.keys=m("div.lift-keys"),this.asking=m("\
div.asking",{role:"group",hidden:!0})}show({lifts:e,keys:n}){this.lifts=e,this.lifted&&!e[this.lifted]&&(this.lifted="",
this.said={},this.typed={}),this.draw();let s=JSON.stringify(n);this.keys.dataset.looks!==s&&(this.keys.dataset.looks=s,
zr(this.keys,this.keys,()=>this.keys.replaceChildren(...n.map(r=>cs(r,o=>this.key(o))))))}tell(e,n){let s=Object.keys(this.
lifts).some(r=>n.every(o=>o.move!==r));this.words.hidden=!!this.lifted,this.words.textContent=e||(s?"Press a card to pic\
k it up. Press it again to play it.":"")}playing(e){let n=this.lifts[this.lifted]?.play??"",s=e?n.replace(/^Play\b/,"Pla\
ying"):n;this.go.textContent!==s&&(this.go.textContent=s),V(this.go,"aria-busy",e?"true":"")}lift(e,n=""){let s=n||this.
card;this.lifted=e,this.card=n,this.draw(),this.told({lifted:e,said:this.said},s)}stand(e,n,s){let[r,o]=s?[n,e.parentElement]:
[e,this.keys];this.asking.parentElement!==r&&r.insertBefore(this.asking,o)}hold(e,n,s,r){e?e!==this.lifted&&s[e]&&(this.
lifted=e,this.card=A0(r,e)):this.lifted="",this.said=n}draw(){let e=this.lifts[this.lifted];if(this.acts.hidden=!e,this.
asking.hidden=!e?.line,this.words.hidden=!!e,this.playing(!1),this.shown===this.lifted)return;if(this.shown=this.lifted,
this.field=null,!e?.line)return this.asking.replaceChildren();let n=this.lifted;V(this.asking,"aria-label",e.line),this.
field=e.ask?Mu({rule:Se,label:e.ask,words:"out of 100",ends:["never","always"],value:Ql(this.typed[n],this.said[n],Se),set:r=>this.
say(n,r),enter:()=>this.play(n)}):null;let s=m("div",m("p",m("b",e.line)));this.field&&s.append(m("p.wonder",e.ask)),this.
asking.replaceChildren(s,...this.field?[this.field.node]:[])}unread(e){let n=this.typed[e]??"";return e!==this.lifted||!this.
field||!n||!At(n,Se)?!1:(this.field.complain(),!0)}say(e,n){let{value:s}=me(n,Se);this.typed[e]=n,this.said={...this.said},
s!=null?this.said[e]=s:delete this.said[e],this.told({lifted:this.lifted,said:this.said},this.card)}},Mr=class{constructor(e){
this.looks="";this.how=e,this.root=m("div.acts")}show(e,n,s){let r=JSON.stringify([e,n]);this.looks!==r&&(this.looks=r,zr(
this.root,s,()=>this.root.replaceChildren(...e.map(o=>this.button(o)))))}button({move:e,label:n,strong:s,off:r}){let o=m(
"button",{class:s&&!r?"btn solid":"btn","data-act":e||n,"aria-disabled":r?"true":null,onclick:()=>r?this.how.refuse(r):this.
how.send(e)},n);return m("span.act",o,r&&m("span.why",r))}};function A0({zones:t},e){let n=t.flatMap(s=>s.kind==="seat"&&
s.me?s.cards:s.kind==="grid"?s.cells:[]);for(let s of n)if("key"in s&&(s.move===e||s.picks?.some(r=>r.move===e)))return s.
key;return""}function pd(t,e,n){if(!e)return t;let s=t.zones.flatMap(i=>i.kind==="tokens"&&i.ways||[]),r=Number(s.find(i=>i.
move===e)?.tag),o=t.zones.map(i=>{if(i.kind==="dice"&&r){let l=i.values.indexOf(r);return{...i,lit:l<0?i.values.map((c,u)=>u):
[l]}}if(i.kind==="ring"){let l=i.previews?.find(c=>c.move===e);return l?{...i,preview:l}:i}if(i.kind==="tokens")return{...i,
ways:(i.ways??[]).map(l=>({...l,chosen:l.move===e}))};let a=l=>l.key===n?{...l,lifted:!0}:l;return i.kind==="grid"?{...i,
cells:i.cells.map(a)}:i.kind==="seat"&&i.me?{...i,cards:i.cards.map(a)}:i});return{...t,zones:o}}var Sr=class{constructor(e){this.looks="";this.chosen=[];this.picks=[];this.carries=[];this.how=e,this.nodes=new Set}show(e,n,s){
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
o))})))}done(e){this.chosen=[],this.how.play(e)}clear(){let[e]=this.chosen;return this.chosen=[],e&&this.how.moved(e),!!e}};var Dt=56,Wi=72,In=62,_r=118,Fi=40,P0=70,O0=4e3,Tr=(t,e,n,s={})=>v("text.f2",{x:t,y:e,"font-size":14,...s},n),U0=(t,e)=>ce(
t,e,15).map((n,s,{length:r})=>Tr(Dt,35-9*r+18*s,n,{class:"f","font-weight":700,"font-size":15}));function R0(t,e=1/0,n=Fi){
let s=t.map((o,i)=>({y:o,k:i})).sort((o,i)=>o.y-i.y);for(let o=1;o<s.length;o++)s[o].y=Math.max(s[o].y,s[o-1].y+n);for(let o=s.
length-1;o>=0;o--)s[o].y=Math.min(s[o].y,o===s.length-1?e:s[o+1].y-n);let r=[...t];for(let{y:o,k:i}of s)r[i]=o;return r}
function H0(t,e,n,s){let r=Math.max(...n.lines.map(x=>x.values.length))-1,o=n.lines.flatMap(x=>x.values),i=Math.max(...o,
1),a=Math.min(...o,0),l=x=>Dt+(t-Dt-_r)*x/(r||1),c=x=>e-In-(e-Wi-In)*(x-a)/(i-a||1),h=vt(a,i).filter(Number.isInteger).map(
x=>[v("path.race-grid",{d:`M${Dt} ${c(x)}H${t-_r}`}),Tr(Dt-10,c(x)+5,String(x),{"text-anchor":"end"})]),p=n.parts.map(([
x],E)=>l(n.parts[E+1]?.[0]??r)-l(x)),d=Math.min(...p)>54,f=n.parts.map(([x,E],L)=>{let T=n.parts[L+1]?.[0]??r,_=d?E:E.split(
" ").at(-1)??"";return[L>0&&v("path.race-part",{d:`M${l(x)} ${Wi-12}V${e-In}`}),(l(T)-l(x)>18||L===0)&&Tr((l(x)+l(T))/2,
e-In+24,_,{"text-anchor":"middle"})]}),b=Math.min(Fi,(e-Wi)/n.lines.length),g=b/Fi,w=R0(n.lines.map(x=>c(x.values.at(-1)??
0)),e-b/2,b),k=[...n.lines].sort((x,E)=>Number(x.me)-Number(E.me)).map(x=>{let E=x.values.map((H,C)=>C?`H${l(C)}V${c(H)}`:
`M${l(0)} ${c(H)}`).join(""),L=x.values.map((H,C)=>({value:H,k:C})).filter(({value:H,k:C})=>C>0&&H!==x.values[C-1]),T=w[n.
lines.indexOf(x)],_=String(x.values.at(-1)).replace("-","−"),P=x.me?"var(--accent-on-field)":"var(--on-field)";return v(
"g",{class:x.me?"race-line me":`race-line other-${x.seat%3}`},v("path",{d:E,fill:"none"}),L.map(({value:H,k:C})=>B(l(C),
c(H),4.5)),Zt(x.seat,t-_r+12,T-13*g,26*g,{fill:P}),Re(_,t-_r+50,T-15*g,Math.min(30*g,3e3*.6/Math.max(Me(_,30),60)),{colour:P}))}),
$=n.lines.find(x=>x.me),M=n.tags.map(({n:x,frame:E,step:L},T)=>{let _=Math.max(0,E),P=c($?.values[_]??0),H=T>0&&Math.abs(
l(_)-l(n.tags[T-1].frame))<30,C=P+30>e-In-26,W=C?P-56-(H?28:0):P+26+(H?28:0),J=()=>s(L);return v("g.race-tag",{role:"but\
ton",tabindex:0,"data-k":`tag.${x}`,"aria-label":`Costly move ${x}: try it again`,onclick:J,onkeydown:q=>{q.key!=="Enter"&&
q.key!==" "||(q.preventDefault(),J())}},R(l(_)-22,W-9,44,44,{fill:"transparent"}),v("path",{d:`M${l(_)} ${P}V${W+13}`}),
B(l(_),P,5),R(l(_)-13,W,26,26,{class:"tag"}),v("text",{x:l(_),y:W+18,"text-anchor":"middle","font-size":15,"font-weight":700},
String(x)))}),S=n.lines.map(x=>`${x.name} ${x.values.at(-1)}`).join(", ");return v("svg",{viewBox:`0 0 ${t} ${e}`,role:"\
group","aria-label":`${n.title}. At the end: ${S} ${n.unit}.`},U0(n.title,t-Dt-P0),...h,...f,...k,...M,e>330&&Tr(Dt,e-12,
n.tags.length?"The numbers mark moves that cost you.":""))}var Er=class{constructor(e){this.timer=0;this.step=-1;this.looks=
"";this.press=e,this.button=m("button.btn",{"data-k":"race",onclick:()=>this.turn(!this.away)}),this.drawing=m("div"),this.
root=m("div.race",{hidden:!0},this.drawing,this.button),this.away=!1,this.turn(!1)}turn(e){clearTimeout(this.timer),this.
away=e,this.button.textContent=e?"Race":"Table",this.button.setAttribute("aria-label",e?"Show the race":"Show the table"),
this.drawing.hidden=e,this.root.classList.toggle("away",e),this.root.parentElement?.classList.toggle("raced",!this.root.
hidden&&!e)}show(e,n){let s=e.get("race"),r=e.get("mode")==="watch",o=r&&(e.get("step")<n||e.get("stop")>=0);this.root.hidden=
o||!s?.lines?.length;let i=this.step;if(this.step=e.get("step"),this.root.hidden)return this.turn(!1);if(i===this.step)this.
root.parentElement?.classList.toggle("raced",!this.away);else{let d=r&&i===n-1;this.turn(d),d&&(this.timer=window.setTimeout(
()=>this.turn(!1),O0))}let a=d=>String(d)===e.get("watcher"),l=(s.lines??[]).map(d=>({...d,me:d.me||r&&a(d.seat)})),{clientWidth:c,
clientHeight:u}=this.root.parentElement??this.root,h=JSON.stringify([s,l,c,u]);if(h===this.looks)return;this.looks=h;let p={
...s,lines:l};this.drawing.replaceChildren(H0(c,u,p,this.press))}};var Lr=class{constructor(e){this.opener=e,this.root=m("section.sheet.scores",{hidden:!0}),e.onclick=()=>this.open(!!this.
root.hidden)}open(e){this.root.hidden=!e,V(this.opener,"aria-expanded",String(e))}escape(){let e=!this.root.hidden,n=this.
root.contains(re(this.root));return this.open(!1),n&&this.opener.focus(),e}show(e){if(this.opener.hidden=!e,!e)return this.
open(!1);let n=JSON.stringify(e);if(this.root.dataset.looks===n)return;this.root.dataset.looks=n,this.opener.textContent=
e.notes?"Notes":"Scores",this.root.classList.toggle("notes",!!e.notes);let s=i=>m("tr",i.map((a,l)=>l?m("td",a):m("th",{
scope:"row"},a))),r=i=>i?m("th",{scope:"col"},i):m("td"),o={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
escape()};this.root.replaceChildren(oe(o,$e("close",16)),m("div.scroll",{tabindex:0,role:"group","aria-label":e.title},m(
"table",m("caption",e.title),m("thead",m("tr",e.head.map(r))),m("tbody",e.rows.map(s)))))}};var N0=1600,C0=1.9,B0=[[.5,"½×"],[1,"1×"],[3,"3×"]],D0=17,I0=7,fd=[["ask","Ask me"],["mark","Mark only"],["off","Off"]],
W0={open:"a question",now:"asked now",came:"it happened",not:"it didn't happen",unseen:"the game doesn't show it",skipped:"\
skipped"};function F0(t,e){let n=[...t],s=Math.min(D0,e/Math.max(t.length-1,1));for(let r=1;r<n.length;r++)n[r]=Math.max(
n[r],n[r-1]+s);for(let r=n.length-1,o=e;r>=0;r--,o-=s)n[r]=Math.min(n[r],o);return n}function q0(t){return t.asking!=="a\
sk"?-1:t.moments.findIndex(({frame:e,state:n})=>e===t.step&&n==="open")}var It={first:"Home",back:"ArrowLeft",play:" ",forward:"\
ArrowRight",last:"End"},Ar=class{constructor(e){this.timer=0;this.looks="";this.chosen="";this.how=e,this.keys={first:this.
key("first","First step",()=>e.go(0)),back:this.key("back","Step back",()=>e.go(this.now.step-1)),play:this.key("play","\
Play",()=>e.play(!this.now.playing)),forward:this.key("forward","Step forward",()=>e.go(this.now.step+1)),last:this.key(
"last","Last step",()=>e.go(this.now.last))},this.keys.play.classList.add("go"),this.range=m("input.rng",{type:"range",min:0,
"aria-label":"Step",oninput:()=>e.go(Number(this.range.value))}),this.marks=v("svg.marks",{height:14,"aria-hidden":"true"}),
this.moments=m("div.moments"),this.told=m("p.count",{"aria-hidden":"true"}),this.menu=m("div.pace-menu",{hidden:!0,role:"\
group","aria-label":"Questions and speed"}),this.more=m("button.btn.quiet.more",{"data-k":"pace","aria-expanded":"false",
onclick:()=>this.open(this.shut)},m("span.word","Ask me"),$e("down",14)),this.root=m("div.stepper",m("div.keys",{role:"g\
roup","aria-label":"Steps"},Object.values(this.keys)),m("div.scrub",this.marks,this.moments,this.range),this.told,m("div\
.pace",this.more,this.menu)),this.now={step:0,last:0,marks:[],playing:!1,speed:1,moments:[],asking:"off",stop:-1,happens:!1,
eyes:[],watcher:"",buttons:[]}}get shut(){return!!this.menu.hidden}key(e,n,s){let r=It[e].replace(" ","Space");return m(
"button",{"data-k":`step.${e}`,"aria-label":n,"aria-keyshortcuts":r,title:n,onclick:s},$e(e,24))}show(e){let n=this.now.
playing!==e.playing,s=n||this.now.step!==e.step||this.now.speed!==e.speed||this.now.last!==e.last;this.now=e,this.range.
max=String(Math.max(e.last,1)),this.range.value=String(e.step),V(this.range,"aria-valuetext",`Step ${e.step} of ${e.last}`),
this.range.style.setProperty("--p",`${e.last?100*e.step/e.last:0}%`),this.told.replaceChildren(m("b",String(e.step)),m("\
small",`of ${e.last}`));for(let r of["first","back"])V(this.keys[r],"aria-disabled",e.step===0?"true":"");for(let r of["\
forward","last"])V(this.keys[r],"aria-disabled",e.step===e.last?"true":"");if(n){let r=e.playing?"Pause":"Play";this.keys.
play.replaceChildren($e(e.playing?"pause":"play",24)),V(this.keys.play,"aria-label",r),V(this.keys.play,"title",r)}this.
choices(),this.mark(),s&&clearTimeout(this.timer),s&&e.playing&&(this.timer=setTimeout(()=>this.tick(),N0*(e.happens?C0:
1)/e.speed))}tick(){let e=q0(this.now);e>=0?this.how.stop(e):this.now.step>=this.now.last?this.how.play(!1):this.how.go(
this.now.step+1,!0)}choices(){let{asking:e,speed:n,moments:s,eyes:r,watcher:o,buttons:i}=this.now,a=JSON.stringify([e,n,
s.length>0,r,o,i]);if(a===this.chosen)return;this.chosen=a;let l=s.length?fd.find(([u])=>u===e)?.[1]??"":`${n}×`.replace(
"0.5","½");this.more.firstElementChild?.replaceChildren(l),V(this.more,"aria-label",`Questions and speed: ${l}`);let c=re(
this.menu)?.getAttribute("data-k");this.menu.replaceChildren(...[s.length>0&&m("p","At turning points"),s.length>0&&xe({
label:"At turning points",choices:fd,value:e,pick:u=>this.how.ask(u),k:"asking"}),r.length>1&&m("p.seen-by","Seen by"),r.
length>1&&m("div.seen-by",xe({label:"Whose view to show",choices:r,value:o,pick:u=>this.how.see(u),k:"eyes"})),m("p","Sp\
eed"),xe({label:"Speed",choices:B0,value:n,pick:u=>this.how.pace(u),k:"speed"}),i.length>0&&m("p","Save"),...i.map(u=>cs(
u,h=>this.how.key(h)))].filter(u=>u instanceof Node)),c&&this.menu.querySelector(`[data-k="${c}"]`)?.focus()}open(e){this.
menu.hidden=!e,V(this.more,"aria-expanded",String(e)),e&&this.menu.querySelector("[aria-pressed=true], button")?.focus()}escape(){
return this.shut?!1:(this.open(!1),this.more.focus(),!0)}mark(){let{marks:e,last:n,moments:s,asking:r,stop:o}=this.now,i=Math.
round(this.marks.clientWidth),a=r==="off"?[]:s,l=JSON.stringify([e,i,a,o]);if(l===this.looks||!i)return;this.looks=l;let c=f=>n?
f/n*i:0,u=Math.max(1,...e);this.marks.setAttribute("viewBox",`0 0 ${i} 14`),this.marks.replaceChildren(...a.length?a.map(
({frame:f})=>R(c(f)-1,21,2,8,{fill:"var(--lit)"})):e.flatMap((f,b)=>{let g=3+3.5*f/u,w=`M${c(b)} ${7-g}l${g} ${g} -${g} ${g}\
 -${g} -${g}z`;return f>0?[v("path",{d:w,fill:"var(--accent-on-field)"})]:[]}));let h=a.map((f,b)=>({...f,k:b})),p=i<I0*
(h.length-1)?h.filter(({k:f})=>f===o):h,d=F0(p.map(({frame:f})=>c(f)),i);this.moments.replaceChildren(...p.map(({frame:f,
state:b,line:g,k:w},k)=>m("button",{class:`moment ${w===o?"now":b}`,style:`left:${d[k]}px`,tabindex:-1,"data-moment":w,title:g,
"aria-label":`Step ${f}, ${W0[w===o?"now":b]}: ${g}`,onclick:()=>this.how.stop(w)},b==="came"||b==="not"||b==="unseen"?m(
"i",{class:b}):"?")))}stop(){clearTimeout(this.timer)}};function gd(t){let{lens:e}=t.painter,n=()=>!t.acting&&t.reel.length>1,s=a=>()=>(t.go(a),!0),r=t.model.get("step"),o=()=>t.
acts.root.querySelector('[data-act="press"]'),i=a=>!a.closest(Tu);return[{keys:[It.play],shown:"Space",words:"Plays or p\
auses the game.",when:n,press:(a,l)=>(i(l)&&t.play(!t.model.get("playing")),i(l))},{keys:[It.back],shown:"←",words:"On\
e step back.",when:n,press:s(r-1)},{keys:[It.forward],shown:"→",words:"One step forward.",when:n,press:s(r+1)},{keys:[
It.first],shown:"Home",words:"The first step.",when:n,press:s(0)},{keys:[It.last],shown:"End",words:"The last step.",when:n,
press:s(t.reel.length-1)},{keys:[" "],shown:"Space",words:"Draws the next card or throws the dice when the game waits fo\
r you to do so.",when:()=>t.acting&&!!o(),press:(a,l)=>(i(l)&&o().click(),i(l))},{keys:["+","=","-","0"],shown:"+ − 0",
words:"Zooms in, zooms out, shows the whole board (focus on the table).",inside:!0,when:()=>!!e.board,press:a=>e.key(a,!1)},
{keys:["ArrowLeft","ArrowRight","ArrowUp","ArrowDown"],shown:"Shift + arrow",words:"Moves the board (focus on the table)\
.",inside:!0,shift:!0,when:()=>!!e.board,press:a=>e.key(a,!0)},{keys:[],any:a=>qi(t,a).size===1,shown:"A card's symbol",
words:"Picks up the card with that symbol, if you have only one (focus on the table).",inside:!0,when:()=>t.acting&&qi(t).
size>0,press:a=>{let[l]=qi(t,a).values();return t.press(l),!0}},{keys:["d","D"],shown:"D",words:"Shows or hides the disc\
ards by colour and value.",when:()=>!!t.spread.zone,press:()=>(t.spread.toggle(()=>t.show(!1)),!0)},{keys:["Escape"],shown:"\
Escape",words:"Closes what is open, or puts the card back.",inside:!0,when:()=>!0,press:()=>j0(t)}]}function j0(t){if(t.
chooser.key)t.chooser.leave();else{if(t.placing.clear())return!0;if(t.lifting.lifted)t.lifting.lift("");else return["spr\
ead","heat","scores","stepper","caption"].some(e=>t[e].escape())}return!0}function qi(t,e){let n=new Map;for(let{thing:s}of t.
painter.placed.values())s.kind==="card"&&s.plays&&s.face?.text&&(e==null||s.face.text.toLowerCase()===e.toLowerCase())&&
n.set(s.move||s.key,s);return n}function ji(t){let e=t.reel.length-1,n=Math.min(t.model.get("step"),e),s=t.model.get("playing");t.strip.hidden=e<1,t.stepper.
show({step:n,last:e,marks:t.reel.marks(),playing:s,speed:t.model.get("speed"),moments:t.model.get("moments"),asking:t.model.
get("asking"),stop:t.model.get("stop"),happens:!!(t.scene?.event??t.scene?.mark),eyes:t.model.get("eyes"),watcher:t.model.
get("watcher"),buttons:t.model.get("buttons")??[]})}function bd(t,e){let n=t.acting?t.playBar:t.stepper.root;if(t.strip.
firstChild!==n&&t.strip.replaceChildren(n),!t.acting)return ji(t);t.stepper.stop(),t.lifting.stand(t.playBar,t.stage,t.fit===
"phone");let s=e.alert?(e.actions??[]).filter(a=>!a.strong):e.actions??[];t.lifting.show({lifts:t.model.get("lifts")??{},
keys:t.model.get("buttons")??[]}),t.strip.hidden=t.mode==="edit",t.acts.root.hidden=!!t.lifting.lifted;let r=e.zones.some(
a=>a.kind==="tokens"&&a.ways?.some(({move:l})=>l)),o=r?"Press a highlighted space or a row. Press it again to go there.":
"",i=t.model.get("busy")?"The others are playing.":t.placing.words||o;t.lifting.tell(i,e.actions??[]),t.acts.show(s,!!t.
model.get("busy"),t.stage)}var V0={watch:288,play:356,edit:316},G0=288,Vi=class{constructor(e,n){this.refused="";this.left=-1;this.shownSize="";this.
paintedStep=-1;this.model=e,this.sending=new br(e,s=>this.markSent(s)),this.painter=new Jt({press:s=>this.press(s),pace:()=>this.
model.get("speed")}),this.stepper=new Ar({go:(s,r)=>this.go(s,r),play:s=>this.play(s),pace:s=>this.save({speed:s}),ask:s=>this.
save({asking:s}),stop:s=>this.stopAt(s),see:s=>this.save({watcher:s}),key:s=>this.model.send({kind:s})}),this.caption=new yr(
{texts:()=>this.model.get("clauses"),see:s=>this.save({watcher:s})}),this.call=new wr({send:s=>this.send(s),drawn:()=>this.
soon("stay")}),this.race=new Er(s=>this.model.send({kind:"retry",step:s})),this.felt=m("div.felt",this.call.root,this.painter.
lens.controls,this.painter.root,this.race.root),this.board=m("p.sr"),this.chooser=new vr({play:s=>this.send(s),focus:s=>this.
painter.focus(s),around:s=>this.painter.around(s),moved:()=>this.scene&&this.showTable(this.scene,!1)}),this.placing=new Sr(
{play:s=>this.send(s),choose:(s,r)=>this.chooser.show({key:`spot:${s}`,label:s,plays:!0,picks:r}),moved:s=>{this.show(!1),
this.painter.focus(`spot:${s}`)}}),this.acts=new Mr({send:s=>this.send(s),refuse:s=>this.refuse(s)}),this.lifting=new $r(
{play:s=>this.send(s),key:s=>this.model.send({kind:s}),told:(s,r)=>this.lift(s,r)}),this.playBar=m("div.play-bar",this.lifting.
acts,this.acts.root,this.lifting.words,this.lifting.keys),this.strip=m("div.strip"),this.scores=new Lr(this.caption.sheet),
this.spread=new vs({focus:s=>this.painter.focus(s)}),this.heat=new ps(()=>this.soon("stay")),this.stage=m("section.stage",
{"aria-label":"The table"},this.caption.root,this.caption.box,this.felt,this.heat.root,this.board,this.chooser.root,this.
scores.root,this.spread.root,this.heat.list,this.strip),this.live=m("p.sr",{"aria-live":"polite"}),this.root=m("div.uw.u\
w-table",this.stage,this.live),this.root.addEventListener("keydown",s=>this.key(s)),this.unhear=cr(this.root,()=>gd(this)),
n.append(this.root),this.tall=void 0,this.due="",this.saying=0,this.watch=()=>this.soon("move"),this.still=()=>this.soon(
"stay"),this.reel=new xr(e,()=>this.soon("stay")),this.moves=["step","frames","pool"],this.stays="game palette names eye\
s watcher playing speed mode clauses lit differs aside boards heat dealt note busy caption moments asking stop bright li\
fts lifted stamp buttons race covers".split(" ");for(let s of this.moves)e.on(`change:${s}`,this.watch);for(let s of this.
stays)e.on(`change:${s}`,this.still);e.on("msg:custom",Te),this.sizes=new ResizeObserver(()=>this.resized()),this.sizes.
observe(this.felt),this.unheed=je(this.still),this.unhalt=Uc(()=>this.model.get("playing")&&this.play(!1)),this.unfit=Hn(
this.root,()=>this.resized(!0)),this.show(!1)}get scene(){return this.reel.scene(this.model.get("step"))}get mode(){return this.
model.get("mode")}get acting(){return this.mode!=="watch"}save(e){for(let[n,s]of Object.entries(e))this.model.set(n,s);this.
model.save_changes()}go(e,n=!1){let s=Math.max(0,Math.min(e,this.reel.length-1));s!==this.model.get("step")&&(this.left=
this.model.get("stop"),this.save(n||!this.model.get("playing")?{step:s}:{step:s,playing:!1}))}stopAt(e){e===this.left&&this.
model.set("stop",-1),this.save({stop:e,playing:!1})}play(e){let n=this.model.get("step")>=this.reel.length-1;this.save(e&&
n?{step:0,playing:!0}:{playing:e})}show(e){let n=this.scene;if(ie(this.root,this.model.get("palette")),this.root.classList.
toggle("busy",!!this.model.get("busy")),this.root.classList.toggle("acts",this.acting),this.left!==this.model.get("stop")&&
(this.left=-1),!n)return ji(this);e&&(this.refused=""),this.lifting.hold(this.model.get("lifted")??"",this.model.get("sa\
id")??{},this.model.get("lifts")??{},n),this.sending.drawn(),this.root.style.setProperty("--pace",String(this.model.get(
"speed"))),this.board.textContent=n.board??"",this.caption.showEyes(this.model.get("eyes"),this.model.get("watcher")),e&&
this.call.cover(),this.call.show(n,this.acting,this.covers),this.heat.show(this.model.get("heat")??{}),this.showTable(n,
e),this.race.show(this.model,this.reel.length-1),bd(this,n),this.scores.show(n.sheet),this.showWords(n),e&&this.chooser.
close(),e&&this.announce(n)}soon(e){this.due||queueMicrotask(()=>{let n=this.due==="move";this.due="",this.show(n)}),this.
due!=="move"&&(this.due=e)}get lit(){let e=this.model.get("lit");return Object.keys(e).length>0?this.model.get("aside")?
{}:e:Object.fromEntries((this.model.get("differs")??[]).map(s=>[s,""]))}get covers(){return this.model.get("covers")||Ks()}get fit(){
return this.root.closest("[data-fit]")?.getAttribute("data-fit")??"flow"}get filled(){return["large","middle"].includes(
this.fit)}get size(){let{clientWidth:e,clientHeight:n}=this.felt;return`${e} ${this.filled?n:window.innerHeight} ${this.
fit}`}showTable(e,n){let s=parseFloat(getComputedStyle(this.root).fontSize)/16||1,r=this.call.hidden?0:this.call.root.offsetHeight/
s,o=this.mode==="edit"&&e.table==="round";this.placing.show(e,this.model.get("boards")??{},this.acting);let i={w:(this.felt.
clientWidth||772)/s,h:this.filled?this.felt.clientHeight/s:0,low:this.fit!=="phone"?0:(o?G0:V0[this.mode])+(this.acting?
0:r),page:window.innerHeight/s};this.shownSize=this.size,this.root.classList.toggle("narrow",i.w<Ge);let a=this.mode==="\
watch"&&this.reel.length<2,l=a?void 0:xs(e),c=this.chooser.key?{...this.lit,[this.chooser.key]:""}:this.lit;this.spread.
show(l,this.lit,i.w<Ge);let u={lit:rl(c,l),laid:a,opens:l?.of,dealt:this.model.get("aside")?{}:this.model.get("dealt"),acting:this.
acting,editing:this.mode==="edit",boards:this.model.get("boards")??{},spots:this.placing.spots,heat:this.heat.map,clear:this.
heat.clears,call:r,under:!e.covered?.length||this.covers!=="hidden"},h=Cl(pd(e,this.lifting.lifted,this.lifting.card),i,
u),p=this.model.get("bright")??[];this.painter.dim(p.length?new Set(p):null),h.h=this.steady(h);let d=this.model.get("st\
ep"),f=d<this.paintedStep;this.paintedStep=d,this.painter.paint(h,{label:`The table. ${e.place??""}`,move:n,back:f}),n&&
this.painter.happen(f?null:e.event);let b=Math.min(this.felt.clientWidth/h.w,this.filled?this.felt.clientHeight/h.h:1/0),
g=this.filled?(this.felt.clientHeight-h.h*b)/2:0;this.call.root.style.top=`${g+h.call*b}px`}steady({w:e,h:n}){let s=[e,this.
model.get("game"),this.model.get("mode"),this.size,this.call.hidden].join();return this.tall?.kind!==s&&(this.tall={kind:s,
h:n}),this.tall.h=Math.max(this.tall.h,n),this.tall.h}resized(e=!1){let n=this.scene;!n||!e&&this.size===this.shownSize||
(this.painter.root.classList.add("still"),this.showTable(n,!1),this.race.show(this.model,this.reel.length-1),this.painter.
root.getBoundingClientRect(),this.painter.root.classList.remove("still"),this.stepper.mark(),this.showWords(n),this.chooser.
stand())}showWords(e){let n=this.model.get("caption")??{};V(this.stage,"aria-label",n.badge?`Table ${n.badge} (of two)`:
"The table"),this.caption.show({clauses:n.clauses??(e.clauses??[]).filter(s=>s),...id(e,n),note:this.refused||this.model.
get("note")||"",tone:n.tone??"plain",badge:n.badge})}announce(e){clearTimeout(this.saying),this.saying=setTimeout(()=>{this.
live.textContent=[...e.said??[],e.now].filter(Boolean).join(" ")},350)}press(e){if(e.spot)return this.placing.press(e.spot);
if(e.opens)return this.spread.toggle(()=>this.show(!1));if(!e.plays&&e.recall?.length)return this.chooser.show(e);if(e.off&&
!e.plays)return this.refuse(e.off);if(e.picks.length&&!(e.picks.length===1&&!e.move))return this.chooser.show(e);let n=e.
move||e.picks[0].move,s=e.kind==="board";if((["hand","grid"].includes(e.role)||s)&&n in this.lifting.lifts&&(this.lifting.
lifted!==n||!s&&this.lifting.card!==e.key)){if(this.lifting.lift(n,e.key),s){let o=this.stage.querySelector(`.way[data-m\
ove="${CSS.escape(n)}"]`);o instanceof SVGElement&&o.focus()}return}return this.send(n)}lift(e,n){let s=e.lifted!==this.
model.get("lifted");this.save(e),!(!s||!this.scene)&&(this.refused="",this.show(!1),e.lifted||this.painter.focus(n))}refuse(e){
this.refused=e;let n=this.scene;n&&this.showWords(n)}send(e){this.lifting.unread(e)||(this.sending.send(e,this.lifting.said[e]??
null),Nt(this.model.get("game")))}markSent(e){this.root.classList.toggle("sent",!!e),this.lifting.playing(!!e);for(let n of this.
stage.querySelectorAll("[data-act]"))V(n,"aria-busy",e&&n.getAttribute("data-act")===e?"true":"")}key(e){!e.ctrlKey&&!e.
metaKey&&!e.altKey&&this.chooser.stroke(e)}remove(){this.unfit(),this.unhear(),this.unheed(),this.unhalt(),this.chooser.
close();for(let e of this.moves)this.model.off(`change:${e}`,this.watch);for(let e of this.stays)this.model.off(`change:${e}`,
this.still);this.model.off("msg:custom",Te),this.stepper.stop(),this.reel.stop(),this.sizes.disconnect(),clearTimeout(this.
saying)}};function Wn({model:t,el:e}){let n=new Vi(t,e);return()=>n.remove()}var Je=["answer","why","try","steps","example"],[Wt,Ft]=Je.slice(3),wd=Je.slice(0,-1),yd=["guess","think","know"],kd=26;
function Y(t){throw new Error(t)}var Pe=(t,e)=>t.card(e.place,e.question,e.settings);function mn({said:t,covered:e},n,s,r){
return t.findLast((o,i)=>i>=e&&o.place===n&&o.question===s&&!Ce(o.settings,r))}var pn=({locked:t},e,n,s)=>!!mn(e,e.place,
n,s.settings)||!e.predicting||s.certain&&!t;function qn(t,e){let n=Pe(t,e);return n?pn(t,e,e.question,n):!1}var lt=(t,e)=>({
...e,question:K0(t,e),why:0,page:[Wt,Ft].includes(e.page)?Je[0]:e.page});function K0(t,e){let n=t.offered(e.place),s=i=>t.
card(e.place,i,e.settings);if(n.length===1)return n[0];if(e.held)return e.question;if(n.includes(e.chosen))return e.chosen;
let r=t.prefer(e.place);return r&&s(r)?r:n.find(i=>s(i)?.certain===!1)??n.find(s)??n[0]??""}function Pr(t,e,n){let s=e.before??
e.settings,r=e.chosen||e.question;return lt(t,{...e,place:n,held:null,aside:!1,before:null,settings:s,question:r})}function Z0(t,e,n,s){
let r=e.before??e.settings;return lt(t,{...e,...s,place:n,held:s,aside:!1,before:r,page:Je[0]})}function z0(t,e,n){let s=t.
offered(e.place);s.includes(n)||Y(`Expected one of the questions ${s.join(", ")}, not '${String(n).slice(0,40)}'.`);let{
held:r}=e,o=r?n!==r.question:!1,i=r&&!o?r.settings:e.settings;return lt(t,{...e,chosen:n,question:n,aside:o,settings:i})}
function Y0(t,e,n){let s=Pe(t,e),r=s?.offers??{};for(let[o,i]of s?Object.entries(n):[]){let a=o in e.settings&&e.settings[o]===
i;if(!r[o]?.includes(i)&&!a){let l=Object.entries(r).map(([u,h])=>`${u} of ${h.join(", ")}`),c=`${o.slice(0,20)}=${String(
i).slice(0,20)}`;Y(`The question has no setting ${c}. It has ${l.join("; ")||"none"}.`)}}return lt(t,{...e,settings:{...n}})}
function Gi(t,e,{number:n,sure:s="think",time:r="",seed:o=0}){let i=Pe(t,e);if(!i)return Y("There's no question to answe\
r in this position.");yd.includes(s)||Y(`How sure you are must be one of ${yd.join(", ")}, not '${String(s).slice(0,20)}\
'.`),i.value(n);let{place:a,question:l}=e,c={place:a,question:l,settings:i.settings,number:n.trim(),sure:s,time:r,seed:o,
owned:"",denied:""};return{...e,said:[...e.said,c]}}function jn(t,e){let n=Pe(t,e),s=n&&mn(e,e.place,e.question,n.settings),
r=s&&t.told(n,s,e.said.slice(0,e.said.indexOf(s)));return{said:s,told:r}}function Ki(t,e,n){let{said:s,told:r}=jn(t,e);if(!s||
!r?.mistake||!r.asks)return Y("There's no mistake to say yes or no to.");let o={...s,[n?"owned":"denied"]:r.mistake.kind};
return{...e,said:e.said.map(i=>i===s?o:i)}}function J0(t,e,n){return n===Wt&&(Pe(t,e)?.asks.length||Y("This question has\
 no small steps."),qn(t,e)||Y("Make your guess first.")),{...e,page:n}}function vd(t,e,n,s){let r=Pe(t,e);if(!r||!qn(t,e))
return Y("Make your guess first.");let{place:o,question:i}=e;return Ci(e,r,{place:o,question:i,settings:r.settings,step:n,
number:s})}function X0(t,e,n){let{place:s,question:r,settings:o}=n,i=t.offered(s).includes(r)?t.card(s,r,o):null;return i?
Ci(e,i,{...n,settings:i.settings}):Y("That question doesn't come up at that place in this game.")}function Zi(t,e,n){switch(n.
kind){case"Pick":return z0(t,e,n.question);case"Set":return Y0(t,e,n.settings);case"Predict":return n.second&&Y("This qu\
estion takes one number."),lt(t,Gi(t,e,n));case"Own":return Ki(t,e,n.yes);case"Turn":return wd.includes(n.page)||Y(`Expe\
cted the page to be ${wd.join(", ")}, not '${String(n.page).slice(0,20)}'.`),J0(t,e,n.page);case"AnswerStep":return vd(t,
e,n.step,n.number.trim()||" ");case"ShowStep":return vd(t,e,n.step,"");case"Attempted":return X0(t,e,n.attempt);case"Why":
return n.at>=0&&n.at<kd||Y(`Expected a step of the derivation from 0 to ${kd-1}, not ${n.at}.`),{...e,why:n.at};case"Ask\
First":return lt(t,{...e,predicting:n.on});case"Cover":return lt(t,{...e,covered:e.said.length,attempts_from:e.attempts.
length})}return Y(`A panel can't do ${n.kind}.`)}var zi="answered",Q0="skipped",fn=(t,e)=>`${t} ${e}`,Vn=(t,e)=>e.stop>=
0?t.moments(e.seat)[e.stop]:null,Or=(t,e)=>t.fates[`${t.seat} ${e}`];function Ur(t,e){let n=Vn(t,e);return!!(n&&(e.asked.
page!==Je[0]||e.frame!==n.frame))&&Or(e,e.stop)===zi}var Fn=(t,e)=>Or(t,e)===zi;function Md(t,e,n=!1){let s=`${t.seat} ${t.
stop}`;return s in t.fates&&!n?t:{...t,fates:{...t.fates,[s]:e}}}var Yi=t=>t.stop>=0?{...Md(t,Q0),stop:-1}:t;function Ji(t,e){
return{...e,asked:Pr(t,e.asked,fn(e.frame,e.eyes))}}function ew(t,e,n){t.eyes.includes(n)||Y(`Expected watcher to be one\
 of ${t.eyes.join(", ")}, not '${String(n).slice(0,40)}'.`);let s=/^\d+$/.test(n)&&Number(n)!==e.seat;return Ji(t,{...Yi(
s?{...e,seat:Number(n),stop:-1}:e),eyes:n})}function xd(t,e,n){let s=t.moments(e.seat);if(n>=-1&&n<s.length||Y(`Expected\
 a moment from 0 to ${s.length-1}, or -1, not ${n}.`),n<0)return{...e,stop:-1};let{frame:r,question:o,settings:i}=s[n],a=String(
e.seat),l=Z0(t,e.asked,fn(r,a),{question:o,settings:i});return{...e,asked:l,frame:r,eyes:a,stop:n,playing:!1}}var $d=(t,e,n)=>({
...Ji(t,{...Yi(e),frame:n}),playing:n<t.frames-1});function tw(t,e){return e.stop<0||e.asked.aside||Pe(t,e.asked)&&!qn(t,
e.asked)?null:Vn(t,e)}function xt(t,e,n){let s=Vn(t,e);switch(n.kind){case"Step":return n.to>=0&&n.to<t.frames||Y(`Expec\
ted a step from 0 to ${t.frames-1}, not ${n.to}.`),Ji(t,{...Yi(e),frame:n.to});case"Eyes":return ew(t,e,n.key);case"Stop":
return xd(t,e,n.at);case"Go":{let i=xd(t,e,n.to);return Fn(i,n.to)?{...i,frame:t.moments(e.seat)[n.to].answer}:i}case"Pl\
ay":return{...e,playing:n.on};case"Skip":return s?$d(t,e,e.frame):e;case"GoOn":return tw(t,e)&&s?$d(t,e,s.answer):e}let r=Zi(
t,e.asked,n),o={...e,asked:r};return s&&n.kind==="Predict"&&!r.aside?{...Md(o,zi,!0),frame:s.answer,playing:!1}:s&&n.kind===
"Turn"&&Fn(e,e.stop)?{...o,frame:r.page===Je[0]?s.answer:s.frame,playing:!1}:o}function Rr(t){return{asked:{place:"",question:"",
settings:{},chosen:"",held:null,aside:!1,before:null,page:Je[0],why:0,predicting:!0,said:[],covered:0,attempts:[],attempts_from:0},
frame:0,eyes:"0",seat:0,stop:-1,playing:!1,fates:{},...t}}var nw="no one two three four five six seven eight nine ten".split(" "),sw=.05,Sd=3,qt=t=>nw[t]??String(t),Td=t=>["","on\
ce","twice"][t]||`${qt(t)} times`;function rw(t){let e=ot(t);return Math.abs(100*t-e)<1e-9?`exactly ${e}`:e===0?"fewer t\
han 1":e===100?"more than 99":`about ${e}`}var Xi=(t,e)=>e==="chance"?String(ot(t)):Ye(t,2).replace(/\.?0+$/,"").replace(
"-","−"),ow=t=>t.reduce((e,n)=>Array.from({length:e.length+1},(s,r)=>(1-n)*(e[r]??0)+n*(e[r-1]??0)),[1]);function iw(t){
let e=t.filter(({came:d})=>d!=null),n=e.length;if(n===0)return["",""];let s=e.map(({exact:d})=>d),r=e.filter(d=>d.came).
length,o=s.reduce((d,f)=>d+f,0),i=r>=o-1e-9,a=ow(s).reduce((d,f,b)=>d+((i?b>=r:b<=r)?f:0),0),l=`in ${rw(a)} out of 100 g\
ames`,c=a<sw?" That is rare.":"";if(n===1)return[r?"It happened.":"It didn't happen.",`You'd expect that ${l}.${c}`];let u=r===
n?n===2?"both":`all ${n}`:r?`${r} or ${i?"more":"fewer"}`:"none",h=n===2?"Both":`All ${qt(n)}`;return[`${r===n?h:`${r?at(
qt(r)):"None"} of the ${qt(n)}`} things you guessed about happened.`,`You'd expect ${Ye(o,1)} on average, and ${u} ${l}.${c}`]}
var _d=({said:t,exact:e,reach:n})=>Math.abs((t??e)-e)/n;function aw(t){let e=t.filter(({near:u})=>!u).sort((u,h)=>_d(h)-
_d(u)),n=e.length;if(n===0)return["",t.length>1?"All your guesses were close.":"Your guess was close."];let s=e.slice(0,
Sd).map(({mine:u,right:h})=>`${u} (it was ${h})`),r=[s.slice(0,-1).join(", "),s[s.length-1]].filter(Boolean).join(" and "),
o=e.filter(({said:u,exact:h})=>(u??0)>h).length,i=`too ${o?"high":"low"}`;if(n===1)return["",`${t.length===1?"Your":"One"}\
 guess was ${i}: ${r}.`];let a=`${qt(o)} of them ${o===1?"was":"were"} too high`,l=o===0||o===n?`${n===2?"both":"all"} w\
ere ${i}`:a,c=n>Sd?"The furthest off were":"They were";return["",`${at(qt(n))} guesses were not close, and ${l}. ${c} ${r}\
.`]}function Ed(t,e){let n=t.filter(({said:r})=>r!=null);if(n.length===0)return{title:"The game is over",near:"",lines:[
["You didn't guess this time.","Press a mark on the timeline to try one."]],doors:[]};let s=[iw(n),aw(n),["",e]];return{
title:n.length===1?"Your guess":`Your ${qt(n.length)} guesses`,near:`${n.filter(({near:r})=>r).length} close`,lines:s.filter(
r=>r.some(Boolean)),doors:[]}}function lw(t,e,n){let s=t.card(e.place,n,e.settings),r=!!(s&&mn(e,e.place,n,s.settings));return{...t.chip(n),arises:!!s,
away:s?"":t.away(e.place,n),done:r}}function cw(t,e,n){return n.row.map(([s,r,o])=>{let i=r===n.settings[s],a={...n.settings,
[s]:r},l=i?n:t.card(e.place,e.question,a),c=l&&JSON.stringify(l.settings)===JSON.stringify(a);return{value:r,label:o,here:i,
...c&&pn(t,e,e.question,l)?l.number:{}}})}var uw=({said:t},e)=>t.slice(0,t.indexOf(e));function hw(t,e,n,s){let r=mn(e,e.
place,e.question,n.settings),o=[e.question,...Object.values(n.settings),e.place].join(" ");return{...n.asked,key:o,revealed:s,
fault:t.fault(e.place),...s&&{...n.answered,row:cw(t,e,n),notice:t.notice(e)},...s&&n.asks.length>0&&!n.certain&&{work:fr(
n,pr(e,e.place,e.question,n))},...r&&{said:{...t.told(n,r,uw(e,r)),sure:r.sure},misconception:""}}}var Qi={label:"Work i\
t out",kind:"work"};function ea({panel:t,main:e,page:n},s){let{work:r}=t,o="kind"in e;return!r||e.kind==="predict"||n===
Ft?e:n===Wt?r.at>=0?{}:e:r.at<0?e:s?o?{...Qi,also:{label:e.label,kind:e.kind}}:{...Qi}:{...e,also:Qi}}function Ld(t,e,n){
let s=Pe(t,n),r=s&&mn(n,n.place,n.question,s.settings);e.main=ea(e,!!(r&&s&&!s.verdict(s.value(r.number)).near))}function ta(t,e){
let n=Pe(t,e),s=n?pn(t,e,e.question,n):!1,{question:r,settings:o,predicting:i,why:a}=e,l=s&&n&&n.asks.length>0&&!n.certain,
c=e.page===Wt&&!l?Je[0]:e.page;return{question:r,settings:o,predicting:i,page:c,why:a,questions:t.offered(e.place).map(u=>lw(
t,e,u)),panel:n?hw(t,e,n,s):t.nothing(e.place,e.question),main:n&&!s?{label:"Show the answer",kind:"predict"}:{},moment:{},
guesses:[],ending:{}}}function dw(t,e){return t.moments(e.seat).flatMap((n,s)=>{let r=fn(n.frame,String(e.seat)),o=Fn(e,
s)?t.card(r,n.question,n.settings):null;if(!o)return[];let i=e.asked.said.find($=>$.place===r&&$.question===n.question&&
JSON.stringify($.settings)===JSON.stringify(o.settings)),a=i?o.value(i.number):null,l=o.number.number,{came:c,words:u,frame:h}=n,
{measure:p,span:d}=o.panel,{name:f}=t.chip(n.question),b=Dn(l,p),g=a!=null&&o.verdict(a).near,w=a==null?"":Xi(a,p),k=Xi(
l,p);return[{said:a,exact:l,came:c,words:u,at:s,frame:h,name:f,measure:p,span:d,reach:b,near:g,mine:w,right:k}]})}function na(t,e){
return e.said.flatMap((n,s)=>{let r=t.card(n.place,n.question,n.settings);if(!r)return[];let{judged:o,measure:i}=r.panel,
a=r.value(n.number),{mistake:l}=t.told(r,n,e.said.slice(0,s));return[{game:t.saved.game,question:n.question,settings:Object.
entries(r.settings).map(([c,u])=>`${c}=${u}`).join(" "),position:t.called(n.place),prediction:a,sure:n.sure,exact:o.written,
measure:i,mistake:l?.name??"",kind:l?.kind??"",own:n.owned?"yes":n.denied?"no":"",time:n.time,steps:qh(r,pr({...e,attempts_from:0},
n.place,n.question,r)),off:Math.abs(a-o.exact)}]})}function Ad(t,e){let{asked:n,stop:s}=e,r=t.moments(e.seat),o=ta(t,n),
i=dw(t,e);o.guesses=i,t.game.over&&s<0&&e.frame===t.frames-1&&Object.assign(o,{ending:Ed(i,kr(na(t,n))),main:{}});let a={
step:e.frame,watcher:e.eyes,moments:r.map(({frame:u,answer:h,line:p,fate:d},f)=>{let b=Fn(e,f)?d:Or(e,f)??"open";return{
frame:u,answer:h,line:p,state:b}}),stop:s,playing:e.playing,caption:{},bright:[],heat:o.panel.revealed?Pe(t,n)?.heat:{}},
l=Vn(t,e);if(!l)return o.ending.title||Ld(t,o,n),{panel:o,table:a};let c=Ur(t,e);if(c?n.page!=="answer"&&(a.caption=l.back):
Object.assign(a,{caption:l.asks,bright:l.bright}),!n.aside){let{line:u,stake:h,came:p,words:d,headline:f}=l,b="See what \
happens";o.moment={line:u,button:b,stake:h,at:s,of:r.length},c&&Object.assign(o.moment,{came:p,words:d,headline:f,seen:!0});
let g=t.game.over&&l.answer===t.frames-1?"See how you did":"Keep watching";o.main=o.main.kind==="predict"?{label:b,kind:"\
predict"}:{label:g,kind:"go"}}return Ld(t,o,n),{panel:o,table:a}}var Pd=["set","any"],$t=(t,e,n=!1,s=-1)=>`${t} ${e}${s>=0?` like ${s}`:n?" again":""}`,Ud=(t,e)=>$t(t.course,e,t.redo.includes(
e),e===t.at?t.like:-1);function ve(t,e,n=!1){let s=new Map;for(let r of e.asked.said){let[o,i,a]=r.place.split(" ");if(Number(
o)!==e.course||(a??"")!==(n?"again":"")||s.has(Number(i)))continue;let l=t.card(r.place,r.question,{});l&&!Ce(l.settings,
r.settings)&&s.set(Number(i),r)}return s}function jt(t,e){let n=t.card(e.place,e.question,e.settings);return n?n.verdict(
n.value(e.number)).near:!1}var ra=(t,e)=>e.redo.length>0?e.redo:[...t.groups(e.course).keys()];function Rd(t,e){let n=Math.
max(e.at,...nt(t,e));return ra(t,e).find(s=>s>n)??-1}var Hd=(t,e,n)=>ve(t,e,e.redo.includes(n)).has(n);function oa(t,e,n){
let s=Ud(e,n);return{...e.asked,place:s,question:t.offered(s)[0],settings:{}}}function nt(t,e){let n=e.at<0||e.like>=0||
e.following>=0?[]:t.pair(e.course,e.at);return new Set(n.map(s=>Hd(t,e,s))).size>1?[]:n}var Nd=(t,e,n)=>!e.asked.predicting||
Hd(t,e,n[0]);function mw(t,e,n,s){let r=[n.number.trim(),(n.second??"").trim()];r.every(Boolean)||Y(`Give two numbers: p\
ositions ${s[0]+1} and ${s[1]+1} are answered together.`);let o=s.reduce((i,a,l)=>Gi(t,{...oa(t,e,a),said:i},{...n,number:r[l]}).
said,e.asked.said);return lt(t,{...e.asked,said:o})}function pw(t,e,n){let s=n.map(r=>oa(t,e,r));return s.find(r=>jn(t,r).
told?.asks)??s[0]}function Cd(t,e){if(e.order==="any"||!e.asked.predicting)return[];let n=ve(t,e),s=ve(t,e,!0),r=ra(t,e),
o=!1,i=-1;return[...t.groups(e.course).keys()].filter(a=>(e.redo.includes(a)?s:n).has(a)?!1:o?!nt(t,{...e,at:a}).some(l=>l<
a&&l===i):(o=r.includes(a),o&&(i=a),!1))}function Gn(t,e,n,s=-1){let r={...e,like:s,following:-1};if(n>=t.groups(r.course).
length)return{...r,at:-1};let o=nt(t,r).includes(n)?r.asked.page:Je[0],i={...r.asked,settings:{},page:o},a={...r,at:n};return{
...a,asked:Pr(t,i,Ud(a,n))}}function sa(t,e,n){let s=t.groups(e.course).length;if(n===-1)return{...e,at:-1,like:-1,following:-1};
n>=0&&n<s||Y(`Expected a position from 1 to ${s}, not ${n+1}.`),Cd(t,e).includes(n)&&Y("Make your guess first.");let r=nt(
t,{...e,at:n});return Gn(t,e,r.length>0&&!Nd(t,e,r)?r[0]:n)}function fw(t,e){let n=ve(t,e),s=ve(t,e,!0),r=[...n.keys()].
filter(a=>!s.has(a)&&!jt(t,n.get(a))),o=r.flatMap(a=>t.pair(e.course,a)).filter(a=>!s.has(a)),i=[...new Set([...r,...o])].
sort((a,l)=>a-l);return i.length===0&&Y("There's nothing left to redo."),Gn(t,{...e,redo:i},i[0])}function gw(t,e){if(e.
at<0)return e;if(e.following>=0)return sa(t,{...e,following:-1},e.following);let n=Rd(t,e),s=n>=0?ww(t,e):null;if(!s)return sa(
t,e,n);let r=Pr(t,{...e.asked,settings:{}},$t(e.course,s.at));return{...e,at:s.at,like:-1,following:n,examples:[...e.examples,
s.reason],asked:{...r,page:Ft}}}var bw="row";function ww(t,e){if(e.redo.length>0||e.like>=0||!e.asked.predicting)return null;
let n=ve(t,e),s=nt(t,e),r=s.length>0?s:[e.at],o=Math.min(...r),i=b=>n.get(b),a=[...n.keys()].sort((b,g)=>b-g),l=a.filter(
b=>!jt(t,i(b))),c=r.find(b=>l.includes(b)),u=l.filter(b=>b<o);if(c==null||u.length===0)return null;let h=Od(t,e,i(c)),p=h?
u.filter(b=>Od(t,e,i(b))===h):[],d=a.findLast(b=>b<o)??-1,f=[[h,p],[bw,l.includes(d)?[d]:[]]];for(let[b,g]of f){let w=g.
findLast(k=>t.card(i(k).place,i(k).question,i(k).settings)?.example);if(w!=null&&!e.examples.includes(b))return{at:w,reason:b}}
return null}function Od(t,{asked:e},n){let s=n.denied?null:t.card(n.place,n.question,n.settings);return s?t.told(s,n,e.said.
slice(0,e.said.indexOf(n))).mistake?.kind??"":""}function yw(t,e){if(e.at<0||!qn(t,e.asked))return Y("Make your guess fi\
rst.");let n=t.likes(e.course,e.at);return n===0&&Y("There's no similar position yet."),Gn(t,e,e.at,(e.like+1)%n)}function Bd(t,e,n){
switch(n.kind){case"Go":return sa(t,e,n.to);case"GoOn":return gw(t,e);case"Redo":return fw(t,e);case"Begin":return Gn(t,
{...e,course:e.course+1,redo:[],examples:[]},0);case"Like":return yw(t,e);case"Arrange":return Pd.includes(n.order)||Y(`\
Expected the order to be ${Pd.join(" or ")}, not '${String(n.order).slice(0,20)}'.`),{...e,order:n.order}}let s=nt(t,e);
if(s.length>0&&n.kind==="Predict"&&(n.second||!Nd(t,e,s)))return{...e,asked:mw(t,e,n,s)};if(s.length>0&&n.kind==="Own")return{
...e,asked:{...e.asked,said:Ki(t,pw(t,e,s),n.yes).said}};let r=n.kind==="Turn"&&n.page===Wt&&s.length>0,o=r?Gn(t,e,kw(t,
e,s)):e;return{...o,asked:Zi(t,o.asked,n)}}function kw(t,e,n){let s=ve(t,e,e.redo.includes(e.at)),r=n.filter(o=>s.has(o)&&
!jt(t,s.get(o)));return r.length>0&&!r.includes(e.at)?r[0]:e.at}function Dd(t,e){let n=ta(t,e.asked),s=ra(t,e),r=e.redo.
includes(e.at),o=nt(t,e),i=o.length>0?o:[e.at],[a,l]=i.map(g=>g+1),c=i.flatMap(g=>s.indexOf(g)+1||[]),u=ve(t,e),h=Cd(t,e);
n.goal={...t.goal(e.course),...u.size<t.groups(e.course).length&&{line:""},...r&&{line:`To look at again: ${c.join(" and\
 ")} of ${s.length}.`},at:a,...l&&{also:l}},n.pair=o.map((g,w)=>Tw(t,e,g,t.lines(e.course,g)[w])),n.order=e.order,n.main.
kind!=="predict"?n.main={label:_w(t,e),kind:"next"}:o.length>0&&(n.main={label:"Show both answers",kind:"predict"});let p=ve(
t,e,r);e.like>=0&&(n.goal.line=`Like position ${e.at+1}, with other numbers.`),e.following>=0&&(n.goal.line=`How it's do\
ne, with the numbers of position ${e.at+1}.`);let d=e.like>=0?jn(t,e.asked).said:void 0,f=e.like>=0?d!=null&&!jt(t,d):i.
some(g=>$w(t,p.get(g)));n.main=ea(n,f),e.following>=0&&n.panel.lesson&&n.page===Ft&&(n.main={...n.main,also:vw}),Mw(t,e,
n,f)&&(n.main={...n.main,also:xw});let b=t.groups(e.course).map((g,w)=>{let k=u.get(w),$=k?jt(t,k)?"near":"far":"open";return{
group:g,state:$,shut:h.includes(w),paired:t.pair(e.course,w)[1]===w,redone:Sw(t,e,w)}});return{panel:n,trail:{spots:b,at:e.
at}}}var vw={label:"Read about it",kind:"read"},xw={label:"One like it",kind:"like"},$w=(t,e)=>e!=null&&!jt(t,e);function Mw(t,e,{
panel:n,main:s,page:r},o){return e.at<0||s.kind!=="next"||r===Ft||t.likes(e.course,e.at)===0?!1:n.work?.at<0||e.like>=0&&
!o}var Sw=(t,e,n)=>e.asked.said.some(s=>s.place.startsWith($t(e.course,n,!1,0).slice(0,-1))&&jt(t,s));function _w(t,e){let n=e.
following>=0?e.following:Rd(t,e);if(n<0)return"See how you did";let s=nt(t,{...e,at:n,like:-1,following:-1});return s.length>
0?`Next: positions ${s[0]+1} and ${s[1]+1}`:`Next: position ${n+1}`}function Tw(t,e,n,s){let r=oa(t,e,n),o=Pe(t,r),{ask:i,
given:a,measure:l,cases:c,span:u}=o.asked,{said:h,told:p}=jn(t,r);return{at:n,line:s,here:n===e.at,ask:i,given:a,measure:l,
cases:c,span:u,...h&&p&&{said:{...p,sure:h.sure}},...pn(t,r,r.question,o)&&o.number}}var Id="This game is too long to have every answer on one page. Press one of the marks: their answers are here.";function ia(t){
let e=t.map(i=>`'${i}'`),n=e.at(-1),[s,r]=e.length===1?["question","it"]:["questions","they"],o=e.length>1?`${e.slice(0,
-1).join(", ")} and ${n}`:n;return n?`Something went wrong in the ${s} ${o}, so ${r} can't be answered here. The other q\
uestions still work.`:""}var Ew=["steps","asks","dots","row"],Wd=["answer","bars","dots","steps","idea","misconception","apart","simulated","head\
line","certain"],Lw=["row","judged","heat","lesson","tries","asks"],Aw=.02,Pw=1e9,Fd=(t,e)=>Object.fromEntries(Object.entries(
t).filter(([n])=>e(n))),aa=class{constructor(e,n,s){this.panel=e,this.settings=n,this.certain=!!e.certain,this.heat=e.heat,
this.answered=Fd(e,i=>Wd.includes(i)||i==="lesson");let r=e.knobs.map(i=>({...i,choices:i.choices.filter(([a])=>s.some(l=>!Ce(
l,{...n,[i.name]:a})))})).filter(i=>i.choices.length>1),o=Fd(e,i=>!Wd.includes(i)&&!Lw.includes(i));this.asked={...o,knobs:r},
this.offers=Object.fromEntries(r.map(({name:i,choices:a})=>[i,a.map(([l])=>l)]))}get row(){let e=this.panel.knobs.find(n=>!n.
model);return(this.panel.row??[]).map(({value:n,label:s})=>[e.name,n,s])}get asks(){return this.panel.asks??[]}get example(){
let{judged:e,measure:n}=this.panel;return this.asks.length>0&&!(n==="chance"&&Math.abs(e.exact-.5)<Aw)}get lines(){return(this.
panel.steps??[]).filter(e=>e.value!=null&&!e.other).length}get number(){let{exact:e}=this.panel.judged;return{number:e,text:it(
e,this.panel.measure)}}value(e){return ad(e,this.panel.measure,this.panel.span)}verdict(e){let{verdicts:n}=this.panel.judged,
s=Math.round(e*Pw),[,r,o]=n.find(([i])=>s<=i)??n.at(-1);return{band:r,near:r!=="far",mistake:o}}mistake(e){return this.panel.
judged.mistakes[this.verdict(e).mistake]??null}told(e){let n=this.value(e),{judged:s,measure:r}=this.panel;return{value:n,
verdict:ld(n,s.exact,r,this.verdict(n).band)}}},Ow=2,Kn=class{constructor(e){this.locked=!1;this.saved=e,this.cards=new Map}offered(e){
return this.saved.questions.map(({id:n})=>n)}panels(e,n){return[[],[]]}card(e,n,s){let r=JSON.stringify([e,n,s]),o=this.
cards.get(r);return this.cards.has(r)||(o=this.made(e,n,s),this.cards.set(r,o)),o??null}made(e,n,s){let[r,o]=this.panels(
e,n),i=[...r,...o].map(h=>this.unfolded(h));if(i.length===0)return null;let a=i.map(h=>h.set),l={...a[0],...s},c=({name:h,
choices:p,value:d})=>{let f=p.some(([b])=>b===l[h])||p.length===0;return!(h in l)||d===(f?l[h]:p[0][0])},u=i.find(({panel:h})=>h.
knobs.every(c))??i[0];return new aa(u.panel,u.set,a.slice(0,r.length))}unfolded(e){let{pool:n,panels:s}=this.saved,r={};
for(let[i,a]of Object.entries(s)){let l=a[e];l!=null&&(r[i]=Ew.includes(i)?l.map(c=>n[c]):n[l])}let o=r.knobs.map(i=>[i.
name,i.value]);return{panel:r,set:Object.fromEntries(o)}}prefer(e){return""}chip(e){let{id:n,name:s,title:r}=this.saved.
questions.find(o=>o.id===e)??this.saved.questions[0];return{id:n,name:s,title:r}}away(e,n){let{when:s}=this.saved.questions.
find(r=>r.id===n)??{when:""};return s?`This question comes up ${s}.`:this.saved.onward}fault(e){return""}notice(e){return""}told(e,n,s,r=e.
mistake(e.value(n.number))){let o=!(n.owned||n.denied),i=s.filter(l=>l.denied&&l.denied===r?.kind).length,a=r!=null&&o&&
i<Ow;return{...e.told(n.number),sure:n.sure,mistake:r,asks:a,own:n.owned!==""}}called(e){return e}nothing(e,n){let s=this.
saved.questions.find(({id:i})=>i===n),r=s?.title??"There is no question here.",o=this.away(e,n);return{key:e,none:!0,title:r,
when:o}}},Zn=class extends Kn{constructor(e){super(e),this.game=e,this.frames=e.steps,this.eyes=e.table.eyes.map(([n])=>n)}moments(e){
return this.game.stops[e]??[]}here(e){let[n,s]=e.split(" "),r=this.game.places[s];return r?this.game.asked[r[Number(n)]]:
{}}waiting(e){let n=e.split(" ")[1];return this.moments(/^\d+$/.test(n)?Number(n):-1).filter(({frame:s})=>fn(s,n)===e)}panels(e,n){
let s=this.waiting(e).filter(r=>r.question===n);return[this.here(e)[n]??[],s.map(({panel:r})=>r)]}prefer(e){return this.
waiting(e)[0]?.question??""}away(e,n){return this.here(e)[n]?ia([this.chip(n).name]):this.game.places[e.split(" ")[1]]?super.
away(e,n):Id}fault(e){let n=this.here(e);return ia(this.saved.questions.filter(({id:s})=>n[s]?.length===0).map(({name:s})=>s))}called(e){
let[n,s]=e.split(" ");return this.game.called??`step ${n}, seen by ${s}`}};var qd=t=>Math.round(t*1e9),Hr=class extends Kn{constructor(n){super(n);this.courses=[];this.locked=!0;this.lesson=n}explain(n){
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
find(({above:l,at:c,fits:u})=>{let h=ve(this,a),p=ve(this,a,!0),d=h.has(i)||p.has(i),f=(d?p.get(c):void 0)??h.get(c)??p.
get(c),b=f&&this.card(f.place,f.question,f.settings);if(!b)return!1;let g=s-b.value(f.number);return qd(l?g:-g)>=qd(u)})?.
mistake}};var jd=t=>Math.floor(t%1*4294967296);function Vd(t){let e=[];for(let n=2;e.length<t;n++)e.every(s=>n%s)&&e.push(n);return e}
var Uw=Vd(64).map(t=>jd(Math.cbrt(t))),Rw=Vd(8).map(t=>jd(Math.sqrt(t))),st=(t,e)=>t>>>e|t<<32-e;function Gd(t){let e=new TextEncoder().
encode(t),n=new DataView(new ArrayBuffer(64*Math.ceil((e.length+9)/64)));e.forEach((r,o)=>n.setUint8(o,r)),n.setUint8(e.
length,128),n.setUint32(n.byteLength-4,8*e.length);let s=[...Rw];for(let r=0;r<n.byteLength;r+=64){let o=Array.from({length:64},
(f,b)=>b<16?n.getUint32(r+4*b):0);for(let f=16;f<64;f++){let[b,g]=[o[f-15],o[f-2]],w=st(b,7)^st(b,18)^b>>>3,k=st(g,17)^st(
g,19)^g>>>10;o[f]=o[f-16]+w+o[f-7]+k|0}let[i,a,l,c,u,h,p,d]=s;for(let f=0;f<64;f++){let b=d+(st(u,6)^st(u,11)^st(u,25))+
(u&h^~u&p)+Uw[f]+o[f],g=(st(i,2)^st(i,13)^st(i,22))+(i&a^i&l^a&l);[i,a,l,c,u,h,p,d]=[b+g|0,i,a,l,c+b|0,u,h,p]}[i,a,l,c,u,
h,p,d].forEach((f,b)=>{s[b]=s[b]+f|0})}return s.map(r=>(r>>>0).toString(16).padStart(8,"0")).join("")}var Hw={know:"Certain",think:"Fairly sure",guess:"Just guessing"},Nw={know:"k",think:"t",guess:"g"},ct=t=>Math.round(t*1e9)/
1e9;function la(t,e){let n=ve(t,e),s=ve(t,e,!0),r=[...new Set([...n.keys(),...s.keys()])].sort((i,a)=>i-a),o=i=>r.flatMap(
a=>{let l=e.asked.said.filter(c=>c===n.get(a)||c===s.get(a));return l[i]?Cw(t,e,a,l[i],l[i]===n.get(a)):[]});return{first:o(
0),second:o(1)}}function Cw(t,e,n,s,r){let o=t.card(s.place,s.question,s.settings);if(!o)return[];let i=e.asked.said.slice(
0,e.asked.said.indexOf(s)),{value:a,mistake:l}=t.told(o,s,i),{measure:c,judged:u}=o.panel,{near:h}=o.verdict(a);return[{
at:n,said:a,exact:u.exact,measure:c,sure:s.sure,own:r?s.owned:"",mistake:l,near:h}]}function Kd({said:t,exact:e,measure:n}){
let s=t<e?"−":"+",r=Math.abs(ct(t-e));return n!=="chance"?s+it(r,n):ot(r)?`${s}${ot(r)}`:"0"}function Bw(t,e,n){let{at:s,
said:r,exact:o,measure:i,near:a,own:l}=t,c=i==="chance"?100:1,u=l?t.mistake:null;return{at:s,apart:i!==n,said:ct(r*c),exact:ct(
o*c),reach:ct(Dn(o,i)*c),near:a,off:Kd(t),words:Di(r,o,i),name:a?"":u?.name??(r>o?"Too high":"Too low"),why:a?"":u?.words??
"",...e&&{again:ct(e.said*c),againNear:e.near,againWords:Kd(e)}}}function ca(t){let e=new Map;for(let{own:n,near:s}of t)
n&&!s&&e.set(n,(e.get(n)??0)+1);return[...e].sort(([,n],[,s])=>s-n)}var Zd=(t,e)=>ca(la(t,e).first)[0]?.[0]??"";function Dw(t,e){
return t.length===0?"You didn't guess.":ca(t).map(([n,s])=>`${at(Td(s))} ${e[n]}.`).join(" ")}function Iw(t){let e=t.length>
0?t.flatMap(({said:i,exact:a})=>[i,a]):[0,1],[n,s]=[Math.min(...e),Math.max(...e)],r=(s-n||1)*.06,o=Math.min(0,n);return{
low:o-(o<0?r:0),high:s+r}}function zd(t,e,n){let{first:s,second:r}=la(t,e),o=t.picked(e.course),i=s[0]?.measure??"chance",
a=i==="chance",l=k=>r.find($=>$.at===k),c=s.map(k=>Bw(k,l(k.at),i)),u=s.map(k=>({...k,off:Math.abs(k.said-k.exact)})),h=Object.
entries(Hw).flatMap(([k,$])=>{let M=u.filter(x=>x.sure===k&&x.measure==="chance").map(x=>100*x.off),S=M.reduce((x,E)=>x+
E,0)/M.length;return M.length===0?[]:[{words:$,off:M.map(ct),mean:ct(S)}]}),p=ca(s),{kinds:d,courses:f,short:b,game:g,number:w}=t.
lesson;return{title:t.goal(e.course).title??"",short:o?b:"",near:s.filter(({near:k})=>k).length,of:s.length,found:Dw(s,d),
unit:a?"out of 100":i,band:a?ct(100*Dn(0,i)):0,...a?{low:0,high:100}:Iw(c.filter(({apart:k})=>!k)),dots:c,sure:h,sureWords:kr(
u),open:s.filter(({near:k,at:$})=>!k&&!l($)).map(({at:k})=>k),next:"",practise:f.length<2?"":p.length>0?"Practise that":
"Practise",receipt:o&&s.length>0?Ww(t,e,n):"",done:o&&s.length===t.groups(e.course).length?`${g} ${w}`:""}}function Ww(t,e,n){
let s=({said:f,measure:b,sure:g})=>`${Ye(ct(b==="chance"?100*f:f),2).replace(/\.?0+$/,"").replace(/^-0$/,"0")}${Nw[g]}`,
{first:r,second:o}=la(t,e),i=new Map(r.map(f=>[f.at,s(f)])),a=o.map(f=>`${f.at+1}=${s(f)}`),l=[...n].slice(0,40).join("").
replace(/[^\p{L}\p{N}\s.'-]/gu," ").trim().split(/\s+/).join("_"),c=t.groups(e.course).map((f,b)=>i.get(b)??"-"),{game:u,
number:h}=t.lesson,p=`${u} lesson=${h}${l&&` student=${l}`}: ${c.join(" ")}`,d=a.length>0?`${p} | ${a.join(" ")}`:p;return`${d}\
 #${Gd(d).slice(0,4)}`}var Fw=/^([+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?|[+-]?\d+\/\d+)$/i,qw=/(^|[;\t\r\n])([\s\0]*)(?=[=+\-@＝＋－＠])/g;function jw(t){
let e=String(t??""),n=typeof t!="string"||Fw.test(e)?e:e.replace(qw,"$1'$2");return/[",\r\n]/.test(n)?`"${n.replaceAll('\
"','""')}"`:n}var Yd=t=>t.map(e=>`${e.map(jw).join(",")}
`).join("");var Vw=2,ua="About 1 in 20 runs",ut=(t,e=2)=>Ye(Math.abs(t)<.5/10**e?0:t,e).replace("-","−");function Jd(t,e,n,s,r,o){
let i=s==="chance";if(t===0||t<2&&!i)return"";let a=i?100:1,[l,c,u]=[...n,e].map(p=>a*p),h=r==null?[]:[r,...o==null?[]:[
o]].map(p=>a*p);return l===c?`${t===2?"Both":`All ${t.toLocaleString("en")}`} trials gave the same number, so they don't\
 show how far off it may be.`:`So it's ${Gw(l,c,u,s,h)}${Zw(l,c,h,i)}`}function Gw(t,e,n,s,r=[]){let o=(t+e)/2,i=(e-t)/2,
a=s==="chance",l=a?i>=Vw&&!Kw(t,e,o,i,r)?0:1:2,c=ut(i,l);if(a&&ut(o,l)!==ut(n,l))return`between ${ut(t,l)} and ${ut(e,l)}\
 out of 100`;let u=a?"out of 100":s;return`about ${ut(n,l)} ${u}, give or take ${Number(c)?c:"less than 0.01"}`}function Kw(t,e,n,s,r){
let[o,i]=[n,s].map(a=>Number(ut(a,0)));return r.some(a=>(t<=a&&a<=e)!=(o-i<=a&&a<=o+i))}function Zw(t,e,n,s){let[r,o]=n.
map(l=>zw(l,s)),[i,a]=n.map(l=>t<=l&&l<=e);if(r==null)return".";if(o==null||o===r){let l=o==null?"":", and so does your \
guess";return`. The answer (${r}) ${i?`fits${l}`:`doesn't fit. ${ua} miss it`}.`}return i&&a?`. Your guess (${o}) and th\
e answer (${r}) both fit so far.`:i?`. The answer (${r}) fits, but your guess (${o}) doesn't.`:a?`. Your guess (${o}) fi\
ts, but the answer (${r}) doesn't. ${ua} mislead like this.`:`. Neither the answer (${r}) nor your guess (${o}) fits. ${ua}\
 miss the answer.`}var zw=(t,e)=>e?ut(t,Math.abs(t-Math.round(t))<1e-9?0:1):ut(t);var Yw=[1,10,100,1e3],Jw=1e6,Xw=2,zn=1.959963984540054,Qw=100,Nr=10,e1=617,t1=125,n1=350,s1=50,r1=20;function o1(t,e){let n=t/
e,s=zn*zn,r=(n+s/(2*e))/(1+s/e),o=zn/(1+s/e)*Math.sqrt(n*(1-n)/e+s/(4*e*e));return[Math.max(0,r-o),Math.min(1,r+o)]}function i1(t,e,n){
let s=e/t,r=t<2?0:Math.sqrt(Math.max(0,n/t-s**2)/(t-1));return[s-zn*r,s+zn*r]}function a1(t,e){let n=new Set([e]);for(let s=1;s<
10;s++)n.add(s);for(let s=10;10**(s/10)<e;s++)n.add(Math.round(10**(s/10)));return new Set([...n].filter(s=>s>t&&s<=e))}
function l1({parts:t,rows:e},n){let s={dealt:{},traces:[]};for(let[r,o]of Object.entries(e)){let i=t[o.charCodeAt(n)-48];
i&&r.startsWith("trace.")?s.traces.push(i):i&&(s.dealt[r]=i)}return s}var Ve=t=>t.toLocaleString("en"),Cr=class{constructor(e,n=Math.
floor(Math.random()*Jw)){this.key="";this.card=null;this.explained="";this.run={begun:0,n:0,total:0,squares:0,points:[]};
this.earlier=[];this.running=!1;this.few=!1;this.note="";this.signs="";this.cases=[0,0,0];this.outcome=null;this.shown={
dealt:{},traces:[]};this.publish=e,this.seed=n,this.said=void 0,this.timer=void 0}forget(e){clearTimeout(this.timer),this.
run={begun:0,n:0,total:0,squares:0,points:[]},this.earlier=e,this.running=!1,this.few=!1,this.note="",this.signs="",this.
cases=[0,0,0],this.outcome=null,this.shown={dealt:{},traces:[]}}get dealt(){return this.card?.panel.tries}get most(){let{
signs:e="",kept:n=0}=this.dealt??{};return e.length-n+Math.min(Nr,n)}get counts(){return Yw.filter(e=>e<=this.most)}get chance(){
return this.card?.panel.measure==="chance"}bind(e,n,s){this.said=s,this.card=n,e!==this.key&&this.forget([]),this.key=e}again(e){
let n=String(e??this.seed+1),{value:s}=me(n,{low:0,high:999999999,whole:!0});s==null&&Y(`Expected a seed of trials from \
0 to 999,999,999, not '${n.slice(0,20)}'.`),this.seed=Number(s),this.forget([this.run,...this.earlier].filter(({points:r})=>r.
length>0).slice(0,Xw)),this.publish()}place(e){let{signs:n="",kept:s=0}=this.dealt??{};return e<Math.min(Nr,s)?(Nr*this.
seed+e)%s:s+(e1*this.seed+e)%(n.length-s)}begin(e,n=!1){if(this.running)return;let s=this.trying(e,n);this.running=!0,this.
note="";let r=()=>{let{value:o,done:i}=s.next();this.running=!i,i||(this.timer=setTimeout(r,o)),this.publish()};try{r()}catch(o){
throw this.running=!1,o}}stop(){clearTimeout(this.timer),this.running=!1,this.publish()}*trying(e,n=!1){let{run:s}=this;
this.dealt||Y("There's no question to try out in this position."),this.counts.includes(e)||Y(`Expected ${this.counts.map(
Ve).join(", ")} trials, not ${String(e).slice(0,20)}.`),s.begun>=this.most&&Y(`That is ${Ve(this.most)} trials already. \
Start over to run more.`);let r=Math.min(this.most,s.begun+e),o=a1(s.begun,r);for(this.few=e<=10;s.begun<r;)this.add(),o.
has(s.begun)&&this.mark(),(e===10||!this.few&&s.begun%(e/r1)===0)&&s.begun<r&&(yield this.few?n?n1:t1:s1)}add(){let{run:e}=this,
n=this.dealt,s=this.place(e.begun),r=n.values[n.signs.charCodeAt(s)-48];e.begun++,this.outcome=r,this.shown=this.few?l1(
n,s):{dealt:{},traces:[]};let o=r==null?2:r?0:1;this.cases[o]++,this.signs.length<Qw&&(this.signs+="ynx"[o]),r!=null&&(e.
n++,e.total+=r,e.squares+=r*r)}get mean(){return this.run.total/this.run.n}interval(){let{n:e,total:n,squares:s}=this.run;
return this.chance?o1(Math.round(n),e):i1(e,n,s)}mark(){this.run.n>0&&this.run.points.push([this.run.begun,this.mean,...this.
interval()])}told(e){let{run:n,dealt:s}=this,r={runs:e?[n,...this.earlier].map(({points:a})=>[...a]):[[]],begun:e?n.begun:
0,struck:e?n.begun-n.n:0,running:this.running,most:this.most,counts:this.counts,seed:this.seed,note:this.note,traces:e?this.
shown.traces:[]};if(!s||!e)return r;let[,o]=this.noun(),i=s.kept>0?` You can see the cards of the first ${Nr}.`:"";if(r.
beforehand=`These ${o} were made in advance, ${Ve(s.signs.length)} in all.${i}`,s.cases&&(r.grown=this.grown(s.cases)),n.
begun===0)return r;if(Object.assign(r,{summary:this.summary(),claim:this.claim(),band:this.band()}),n.n>0){let[a,l]=this.
interval();Object.assign(r,{value:this.mean,low:a,high:l})}return this.few&&(r.last=this.last()),r}grown(e){let n=this.run.
begun,s=e.map((l,c)=>[this.cases[c],l]),r=s.map(([l,c])=>`"${c}" came up ${Ve(Number(l))} ${l===1?"time":"times"}`),o=r.
pop()??"",i=r.length>0?`${r.join(", ")} and ${o}`:o;return{kind:"cases",caption:"",spoken:n?`So far, ${i}.`:"There are n\
o tries so far.",n,signs:this.signs,kinds:s}}noun(){return cd(this.card?.panel.trial??"")}summary(){let{n:e,total:n,begun:s}=this.
run,[r,o]=this.noun(),i=s-e,{cases:a,event:l,measure:c}=this.card?.panel??{};if(e===0)return s>1?`None of the ${Ve(s)} ${o}\
 so far counts.`:`One ${r} so far, and it doesn't count.`;let u=i>0?` ${Ve(i)} of the ${Ve(s)} ${o} ${i===1?"does":"do"}\
n't count.`:"";return this.chance?e===1?`One ${r} ${i?"that counts":"so far"}.${u}`:Math.round(n)===1?`It happened once \
in ${Ve(e)} ${o}.${u}`:`${Ve(Math.round(n))} of ${Ve(e)} ${[a||o,l].filter(Boolean).join(" ")}.${u}`:`${it(this.mean,c)}\
 on average in ${Ve(e)} ${e>1?o:r}.${u}`}claim(){let{n:e}=this.run,{judged:n,apart:s,measure:r}=this.card?.panel??{};return e===
0?"":Jd(e,this.mean,this.interval(),r,s?null:n.exact,this.said)}band(){if(this.run.begun<2)return"";let e=this.card?`${this.
card.panel.id} ${JSON.stringify(this.card.settings)}`:"";this.explained||=e;let n=this.chance?"95% Wilson interval":"95%\
 interval";return this.explained===e?`19 out of 20 bands like this hold the answer (${n}).`:""}last(){let e=`${at(this.noun()[0])}\
 ${Ve(this.run.begun)}`,n=this.dealt?.struck;return this.outcome==null?`${e} doesn't count${n?`, because ${n}`:""}.`:this.
chance?`${e}: ${this.outcome?"yes":"no"}.`:`${e}: ${it(this.outcome,this.card?.panel.measure)}.`}};var Xd={step:t=>({kind:"Step",to:t}),watcher:t=>({kind:"Eyes",key:t}),stop:t=>({kind:"Stop",at:t}),playing:t=>({kind:"Pl\
ay",on:t}),question:t=>({kind:"Pick",question:t}),settings:t=>({kind:"Set",settings:t}),predicting:t=>({kind:"AskFirst",
on:t}),page:t=>({kind:"Turn",page:t}),why:t=>({kind:"Why",at:t})},Qd=["game","question","settings","position","predictio\
n","sure","exact","measure","mistake","kind","own","time","steps"],c1=({kind:t,also:e})=>[t,e?.kind].some(n=>n==="go"||n===
"next"),Yn=class{constructor(e,n,s){this.drawn={};this.student="";this.front="table";this.drew=()=>{};this.facts=e,this.
models=n,this.now=s,this.tries=new Cr(()=>this.draw(this.models.panel.get("note")))}did(e){return this.now}shown(){return{}}open(){
this.draw();for(let[n,s]of Object.entries(this.models))for(let r of Object.keys(Xd))s.on(`change:${r}`,()=>this.wish(n,r));
let{panel:e}=this.models;e.on("change:lit",()=>this.light(e.get("lit"))),e.saying=n=>this.hear(n)}light(e){this.models.table.
put({lit:e})}wish(e,n){let s=this.drawn[e]??{},r=this.models[e].get(n);n in s&&Ce(s[n],r)&&this.do(Xd[n](r))}do(e){let n="";
try{this.now=this.did(e)}catch(s){n=s instanceof Error?s.message:String(s)}return this.draw(n),n}draw(e=""){let{panel:n,
...s}=this.drawn=this.shown(),r=this.tried(n,s),o=Ce(n.panel,this.models.panel.get("panel"));for(let[i,a]of Object.entries(
s))this.models[i].put(a);this.models.panel.put({...n,...r,note:e,...o&&{lit:{}}}),this.drew()}tried({panel:e,page:n},s){
let{tries:r,front:o,now:i}=this,a=!!e.revealed;r.bind(e.key,Pe(this.facts,i.asked),e.said?.value);let l=r.told(a),{dealt:c}=a?
r.shown:{dealt:{}};a&&n==="try"&&r.dealt?.rows["trace.0"]&&(e.traces=!0);for(let h of["table","twin"])s[h]&&(s[h].dealt=
c);let u=Object.keys(c).length+l.traces.length>0;return n==="try"&&l.last&&i.stop!==-1&&u&&(s[o].caption={place:"Only a \
test, not the real game",line:[l.last,""],tone:"trial"}),{tried:l,dealt:c}}try(e){if(this.models.panel.get("panel").revealed)
try{e()}catch(n){this.tries.note=n instanceof Error?n.message:String(n),this.draw()}}hear(e){switch(e.kind){case"predict":{
let n=`${new Date().toISOString().slice(0,19)}Z`,{value:s,sure:r="think",second:o=""}=e,{seed:i}=this.tries;this.do({kind:"\
Predict",number:String(s),sure:r,time:n,seed:i,second:String(o)});break}case"go":this.do({kind:"Go",to:e.at});break;case"\
own":this.do({kind:"Own",yes:e.yes});break;case"main":e.button==="like"?this.do({kind:"Like"}):c1(this.models.panel.get(
"main"))&&this.do({kind:"GoOn"});break;case"pick":this.do({kind:"Pick",question:e.question});break;case"skip":this.do({kind:"\
Skip"});break;case"answer_step":this.do({kind:"AnswerStep",step:e.step,number:e.number});break;case"show_step":this.do({
kind:"ShowStep",step:e.step});break;case"run":this.try(()=>this.tries.begin(e.trials,e.calm));break;case"stop":this.tries.
stop();break;case"again":this.try(()=>this.tries.again(e.seed));break;case"save":this.models.panel.tell("msg:custom",{kind:"\
file",name:"predictions.csv",text:this.csv()})}}csv(){let e=this.student?["name",...Qd]:Qd,n=na(this.facts,this.now.asked),
s=n.map(r=>e.map(o=>({...r,name:this.student})[o]));return Yd([e,...s])}},Br=class extends Yn{constructor(e,n,s){let r=new Zn(
e),o=n.get("stop"),i=Rr({frame:n.get("step"),eyes:n.get("watcher"),seat:e.seat}),a={...i.asked,chosen:e.chosen,predicting:s.
get("predicting")},l=xt(r,{...i,asked:a},{kind:"Step",to:i.frame});o>=0&&(l=xt(r,l,{kind:"Stop",at:o})),super(r,{table:n,
panel:s},l),this.game=r,this.open()}explain(e){this.facts=this.game=new Zn(e),this.draw()}did(e){return xt(this.game,this.
now,e)}shown(){return Ad(this.game,this.now)}};var u1=40,h1="The practice positions are still being worked out. They'll open here in a minute.",d1="0",em=(t,e)=>t.startsWith(
`${e} `)&&!t.includes(" like "),Dr=class extends Yn{constructor(n,s,r){let o=new Hr(n);super(o,s,{asked:Rr({}).asked,at:-1,
redo:[],course:-1,order:"set",like:-1,following:-1,examples:[]});this.coming=!1;this.wished=null;this.lesson=o,this.arrange=
r,this.worksheet=n.worksheet,this.choose=()=>{this.begin(),this.draw()},this.begin(),this.open();for(let i of["trail","r\
eport"])this.models[i].saying=a=>this.asked(a,i)}follow(n){this.coming=!0,n.then(s=>{this.lesson.explain(s);let{pool:r,clauses:o}=s.
table;for(let i of["table","twin"])this.models[i].put({pool:r,clauses:o})}).catch(s=>console.error(s)).then(()=>{let s=this.
now.at<0?this.wished:null;this.coming=!1,this.draw(this.models.panel.get("note")),s!=null&&this.models.trail.put({note:this.
practise(s)})})}begin(){this.lesson.again(),this.now=this.did({kind:"Begin"})}did(n){return Bd(this.lesson,this.now,n)}shown(){
let{lesson:n,now:s}=this,{panel:r,trail:o}=Dd(n,s),i=n.picked(s.course),a=s.asked.said.filter(({place:u})=>em(u,s.course)),
l=s.asked.attempts.filter(({place:u})=>em(u,s.course)),c=zd(n,s,this.student);return{panel:r,trail:{...o,lesson:i?`Lesso\
n ${n.lesson.number}`:"Practice",kept:i?`lesson ${n.lesson.game} ${n.lesson.number}`:"",answers:i?a:[],attempts:i?l:[],receipt:c.
receipt,student:this.student,note:""},report:{report:c},...this.laid()}}laid(){let{lesson:n,now:s}=this;if(s.at<0)return{};
let r=nt(n,s),{tables:o,over:i}=n.laid(s,r),a=o.length>1&&s.at===r[1]?1:0,l=ve(n,s).size===n.groups(s.course).length,c=l&&
n.card(s.asked.place,s.asked.question,s.asked.settings);return this.front=["table","twin"][a],Object.fromEntries(o.map(({
names:u,frame:h,differs:p},d)=>[["table","twin"][d],{names:u,differs:p,frames:{[d1]:[h]},aside:d!==a,caption:{...i[d],tone:"\
plain"},heat:d===a&&c&&c.heat||{}}]))}draw(n){super.draw(n),this.arrange(this.now.at<0?"end":this.drawn.twin?"two":"one")}light(n){
for(let s of["table","twin"])this.models[s].put({lit:s===this.front?n:{}})}asked(n,s){let r="";switch(n.kind){case"go":r=
this.do({kind:"Go",to:n.at});break;case"redo":r=this.do({kind:"Redo"});break;case"lesson":this.choose(n.lesson);break;case"\
begin":this.begin(),this.draw();break;case"practise":r=this.practise(s==="report"?Zd(this.lesson,this.now):"");break;case"\
name":this.student=[...String(n.name).split(/\s+/).filter(Boolean).join(" ")].slice(0,u1).join(""),this.draw();break;case"\
restore":r=this.restore(n);break;case"save":this.models[s].tell("msg:custom",{kind:"file",name:"answers.csv",text:this.csv()});
break;case"print":this.models.trail.tell("msg:custom",{kind:"print",html:this.worksheet})}r&&this.models.trail.put({note:r})}practise(n){
return this.wished=this.coming?n:null,this.coming?h1:this.lesson.practise(n)?this.do({kind:"Begin"}):"No practice positi\
ons were found."}restore({answers:n,attempts:s=[],at:r,student:o=""}){let{course:i,asked:a}=this.now;if(a.said.length>0||
!Array.isArray(n))return"";try{let u=n.map(h=>{let[,p,d]=String(h.place).split(" "),f=$t(i,Number(p),!!d),b=this.lesson.
card(f,h.question,h.settings);if(!b)throw new Error;return b.value(h.number),{...h,place:f}});this.student=o,this.now={...this.
now,asked:{...a,said:u}}}catch{return"Those answers belong to another lesson."}for(let u of Array.isArray(s)?s:[]){let[,
h,p]=String(u?.place).split(" "),d=$t(i,Number(h),!!p);this.do({kind:"Attempted",attempt:{...u,place:d}})}let l=ve(this.
lesson,this.now),c=this.lesson.groups(i).findIndex((u,h)=>!l.has(h));for(let u of new Set([c,c<0?-1:r]))this.do({kind:"G\
o",to:u});return""}};function tm(t,e,n){let s=new we(t.table),r=new we({...t.table}),o=new we(t.trail),i=new we({palette:t.table.palette,report:{}}),
a=new Map,l=(h,p,d)=>{let f=a.get(d)??Ze(h,p,d);return a.set(d,f),f},c=m("div",{class:"widget-box uw-stack uw-at-low"}),
u=new Dr(t,{table:s,twin:r,panel:e,trail:o,report:i},h=>{let d=[...(h==="end"?[l(td,i,"uw-at-table uw-lesson-chart"),l(nd,
i,"uw-at-side uw-end")]:[l(Wn,s,"uw-at-table"),h==="two"&&l(Wn,r,"uw-at-twin"),l(gr,e,"uw-at-side")]).filter(Boolean),c];
(d.length!==n.children.length||d.some((f,b)=>f!==n.children[b]))&&n.replaceChildren(...d)});return c.append(Ze(rd,o,"")),
u}var m1="uncle_widgets.woken",p1="The server is full. Trying again in a few seconds.",f1=1e4,g1=500,b1=5e3,w1=["restartin\
g","autorestarting","dead","terminating"],Ir=class{constructor(){this.heard=new Set}connect(e){this.heard.add(e)}disconnect(e){
this.heard.delete(e)}emit(e,n){for(let s of[...this.heard])s(e,n)}};function nm(t){let e=/(?:^|; )_xsrf=([^;]*)/.exec(document.
cookie)?.[1];if(e)return e;let n=crypto.getRandomValues(new Uint8Array(16)).join(""),s=location.protocol==="https:"?"; S\
ecure":"";return document.cookie=`_xsrf=${n}; path=${t}; SameSite=Strict${s}`,n}var Wr=class{constructor(e,n){this.waiting=
[];this.socket=null;this.sent=0;this.tries=0;this.timer=0;this.answered=!1;this.hear=n,this.base=new URL("../",document.
baseURI),this.session=crypto.getRandomValues(new Uint8Array(16)).join(""),this.kernel={id:"",status:"unknown",connectionStatus:"\
connecting",isDisposed:!1,serverSettings:{baseUrl:this.base.href,token:""},statusChanged:new Ir,connectionStatusChanged:new Ir},
this.over=new AbortController,this.send("comm_open",{comm_id:this.session,target_name:m1,data:{}}),this.begin(e);let{signal:s}=this.
over;addEventListener("pagehide",()=>this.terminate(),{signal:s}),addEventListener("pageshow",r=>r.persisted&&location.reload())}async begin(e){
try{let n={"X-XSRFToken":nm(this.base.pathname)},s=await fetch(e,{method:"POST",headers:n,signal:this.over.signal});if(s.
status===503)this.fail(p1,{again:f1*(1+Math.random())});else if(s.status===403){let r=encodeURIComponent(location.pathname+
location.search);this.fail("You need to sign in before you play.",{way:m("a.btn.solid",{href:`${this.base.href}login?nex\
t=${r}`},"Sign in")})}else s.ok?(this.kernel.id=(await s.json()).id,this.connect()):this.fail("The server couldn't start\
 a game. Try again.")}catch{this.fail("The server isn't answering.")}}fail(e,n){this.over.signal.aborted||this.hear({failed:e,
words:e,...n})}connect(){let e=new URL(`api/kernels/${this.kernel.id}/channels?session_id=${this.session}`,this.base);e.
protocol=e.protocol.replace("http","ws");let n=new WebSocket(e);this.socket=n,n.onopen=()=>{this.tries=0;for(let s of this.
waiting.splice(0))n.send(s);this.connection("connected")},n.onmessage=({data:s})=>this.got(JSON.parse(s)),n.onclose=()=>{
if(this.over.signal.aborted)return;if(!this.answered)return this.fail("The server isn't answering.");this.connection("co\
nnecting");let s=Math.min(b1,g1*2**this.tries++);this.timer=window.setTimeout(()=>this.connect(),s)}}connection(e){this.
kernel.connectionStatus=e,this.kernel.connectionStatusChanged.emit(this.kernel,e)}postMessage({heard:e,...n}){let[s,r]=e??
[this.session,n];this.send("comm_msg",{comm_id:s,data:r})}send(e,n){let r={header:{msg_id:`${this.session}_${this.sent++}`,
msg_type:e,session:this.session,username:"",date:new Date().toISOString(),version:"5.3"},parent_header:{},metadata:{},content:n,
channel:"shell",buffers:[]},o=JSON.stringify(r);this.socket?.readyState===WebSocket.OPEN?this.socket.send(o):this.waiting.
push(o)}got({header:e,content:n}){let s=e.msg_type;if(s==="status"){if(!this.answered&&w1.includes(n.execution_state)&&this.
fail("The game couldn't start. Try again."),this.kernel.status===n.execution_state)return;this.kernel.status=n.execution_state,
this.kernel.statusChanged.emit(this.kernel,n.execution_state)}else if(s.startsWith("comm_"))n.comm_id!==this.session?this.
hear({said:[s,n.comm_id,n.data]}):s==="comm_close"?this.fail("The game couldn't start. Try again."):(this.answered=!0,this.
hear(n.data));else return}terminate(){if(this.over.signal.aborted)return;this.over.abort(),clearTimeout(this.timer),this.
socket?.close();let e=new FormData;e.append("_xsrf",nm(this.base.pathname)),this.kernel.id&&navigator.sendBeacon(new URL(
`voila/api/shutdown/${this.kernel.id}`,this.base),e)}};var ha=class extends we{constructor(e,n,s){super(e),this.post=n,this.widget_manager={kernel:s},this.unsaid=new Set,this.
awaited=new Map,this.saying=r=>n({method:"custom",content:r})}set(e,n){this.unsaid.add(e),super.set(e,n)}save_changes(){
if(!this.unsaid.size)return;let e=Object.fromEntries([...this.unsaid].map(n=>[n,this.get(n)]));this.unsaid.clear();for(let n of Object.
keys(e))this.awaited.set(n,(this.awaited.get(n)??0)+1);this.post({method:"update",state:e,buffer_paths:[]})}echoed(e){for(let n of Object.
keys(e))this.awaited.set(n,Math.max(0,(this.awaited.get(n)??0)-1))}told(e){this.put(Object.fromEntries(Object.entries(e).
filter(([n])=>!this.awaited.get(n))))}},Jn=class{constructor(e,n){this.send=e,this.kernel=n,this.all=new Map,this.modules=
new Map,this.cuts=new Map,this.host={getModel:async s=>this.found(s),getWidget:async s=>({render:r=>this.render(s,r)})}}found(e){
let n=this.all.get(e.replace(/^(anywidget:|IPY_MODEL_)/,""));if(!n)throw new Error(`uncle_widgets: no widget ${e}.`);return n}hear([
e,n,s]){e==="comm_open"?this.open(n,s.state):e==="comm_close"?(this.cuts.get(n)?.(),this.cuts.delete(n),this.all.delete(
n)):s.method==="echo_update"?this.all.get(n)?.echoed(s.state):s.method==="update"?this.all.get(n)?.told(s.state):s.method===
"custom"&&this.all.get(n)?.tell("msg:custom",s.content)}open(e,n){this.all.set(e,new ha(n,s=>this.send([e,s]),this.kernel)),
n._model_name==="LinkModel"&&this.cuts.set(e,this.link(n.source,n.target))}link(e,n){let s=([o,i],[a,l])=>{let[c,u]=[this.
found(o),this.found(a)],h=p=>{Ce(u.get(l),p)&&(u.set(l,p),u.save_changes())};return c.on(`change:${i}`,h),()=>c.off(`cha\
nge:${i}`,h)},r=[s(e,n),s(n,e)];return()=>r.forEach(o=>o())}async render(e,{el:n,signal:s}){let r=this.found(e),o=await(await this.
moduleOf(r.get("_esm"))).default.render({model:r,el:n,host:this.host});s.aborted?o?.():s.addEventListener("abort",()=>o?.())}moduleOf(e){
let n=this.modules.get(e);if(!n){let s=URL.createObjectURL(new Blob([e],{type:"text/javascript"}));n=import(s).finally(()=>URL.
revokeObjectURL(s)),this.modules.set(e,n)}return n}};var sm=4e3,y1=2e4,da=1e6,k1=`Playing needs Python, which can't start on a page opened from a disk. Put the folder on a w\
eb server, or run "python -m http.server" in it.`,v1="Python couldn't start in this browser.",x1="Python couldn't load b\
ecause there is no network.",$1=(t,e)=>`Loading Python, ${Math.min(Math.round(t/da),Math.ceil(e/da))} of ${Math.ceil(e/da)}\
 MB`,ma=class{constructor({root:e,kernel:n,home:s,el:r,onProgress:o,onShow:i}){this.link="";this.asked=0;this.head="";this.
worker=null;this.drawn=null;this.showing=null;this.timer=0;this.answered=0;this.undressed=()=>{};this.root=e,this.kernel=
n,this.home=s??"",this.el=r,this.onProgress=o??(()=>{}),this.onShow=i??(()=>!0),this.models=new Jn(()=>{}),this.line=m("\
p",{role:"status"}),this.bar=m("progress",{"aria-label":"Loading Python"}),this.way=m("div.row"),this.box=m("div.uw.uw-w\
aking",m("div.said",this.line,this.way,this.bar))}say(e,...n){this.line.textContent!==e&&(this.line.textContent=e),this.
way.replaceChildren(...n),this.bar.hidden=n.length>0,this.onProgress(e)}start(){if(this.stop(),this.place(),this.bar.removeAttribute(
"value"),this.say(this.kernel?"Starting Python":"Loading Python"),location.protocol==="file:")return this.say(k1,this.again());
let e=this.kernel?new Wr(this.kernel,n=>this.hear(n)):this.loaded();this.worker=e,this.models=new Jn(n=>e.postMessage({heard:n}),
"kernel"in e?e.kernel:null),this.ask()}loaded(){let e=new Worker(new URL(`${this.root}python/worker.js`,document.baseURI),
{type:"module"});return e.onmessage=({data:n})=>this.hear(n),e.onerror=()=>this.fail("Python couldn't load. Are you conn\
ected to the internet?"),e}place(){this.undressed(),this.el.replaceChildren(this.box),this.undressed=on(()=>{})({el:this.
el})??this.undressed}again(){return m("button.btn.solid",{onclick:()=>this.start()},"Try again")}stop(){clearInterval(this.
timer),this.drawn?.abort(),this.drawn=null,this.worker?.terminate(),this.worker=null}ask(){this.asked+=1,this.worker?.postMessage(
{show:this.link,home:this.home,asked:this.asked})}hear(e){this.answered=performance.now(),e.said?this.models.hear(e.said):
e.of?(this.bar.max=e.of,this.bar.value=e.loaded,this.say($1(e.loaded,e.of))):e.starting?this.say("Starting Python"):e.ready?
(this.mind(),bu()):e.failed?(e.words||console.error("uncle_widgets: Python did not start.",e.failed),this.fail(e.words??
(navigator.onLine?v1:x1),e.way),e.again&&(this.timer=window.setTimeout(()=>this.start(),e.again))):e.shown&&e.asked===this.
asked&&this.show(e.shown),this.lift()}fail(e,n=this.again()){this.stop(),this.place(),this.say(e,n)}show({whole:e,head:n,
refused:s}){if(s||!e||!n)this.say(s??""),this.bar.hidden=!0;else if(this.onShow()&&(n!==this.head||!this.drawn)){this.drawn?.
abort(),this.drawn=new AbortController,this.head=n,this.undressed();let r=this.models.found(n).get("link");Ie()===this.link&&
history.replaceState(null,"",de(location.pathname,r,X()));let o=m("div.uw-woken");this.el.replaceChildren(o),this.models.
render(e,{el:o,signal:this.drawn.signal})}this.showing?.()}mind(){this.timer=window.setInterval(()=>{this.worker?.postMessage(
{alive:!0}),!document.hidden&&performance.now()-this.answered>y1+sm&&this.cover()},sm)}cover(){if(this.el.querySelector(
":scope > .uw-lost"))return;let e=()=>{this.link=this.models.all.get(this.head)?.get("link")||this.link,this.start()};for(let n of this.
el.children)n.toggleAttribute("inert",!0);this.el.append(m("div.uw.uw-lost",m("div.said",{role:"alert"},m("p","Python ha\
sn't answered for a while. It may still be working."),m("button.btn.solid",{onclick:e},"Restart it"))))}lift(){let e=this.
el.querySelector(":scope > .uw-lost");if(e){e.remove();for(let n of this.el.children)n.removeAttribute("inert")}}};async function rm({
link:t,...e}){let n=new ma(e);n.link=t;let s=new Promise(r=>{n.showing=()=>r(void 0)});return n.start(),await s,{show:r=>{
n.link=r,n.ask()},close:()=>{n.stop(),n.undressed(),e.el.replaceChildren()}}}var M1=/^\s*(watch|play|lesson|position|lab|rules|class)(?:\/(\d{1,4}))?\s+(\w+)\s*([^:]*):(.*)$/s,S1=/%(?:2C|2B|2F)/g;function Xn(t){
let[,e,n="1",s,r,o]=M1.exec(t)??[];if(!e)return null;let i=r.split(/\s+/).filter(Boolean),a={};try{for(let l of i){let c=l.
indexOf("=");if(c<1)return null;let u=l.slice(c+1);a[l.slice(0,c)]=n==="1"?u:decodeURIComponent(u)}}catch{return null}return{
room:e,game:s,values:a,moves:o.split(/\s+/).filter(Boolean),version:Number(n)}}var _1=t=>encodeURIComponent(t).replace(S1,
decodeURIComponent).replace(/['()]/g,e=>`%${e.charCodeAt(0).toString(16).toUpperCase()}`);function pa({room:t,game:e,values:n,
moves:s=[]}){let r=Object.entries(n).map(([o,i])=>`${o}=${_1(i)}`);return`${[`${t}/2`,e,...r].join(" ")}: ${s.join(" ")}`.
trimEnd()}function Vt(t,e){let n=Xn(t);return n?pa({...n,values:{...n.values,...e}}):t}function fa(t,e,n){let s=r=>JSON.
stringify(Object.entries(r).filter(([o])=>!n.includes(o)).sort(([o],[i])=>o<i?-1:1));return t.moves.length===0&&s(t.values)===
s(e.values)}function T1(t){let e={zones:[]};return t.map(n=>{let s=["sheet","board"].filter(o=>o in n).map(o=>[o,n[o]+(e[o]??0)]),r=n.
zones.map((o,i)=>o+(e.zones[i]??0));return e={...n,...Object.fromEntries(s),zones:r},e})}function om(t,e,n){let s=Object.
entries(t.table.frames).map(([i,a])=>[i,T1(a)]),r=new we({...t.table,frames:Object.fromEntries(s)}),o=new Br(t,r,e);return n.
append(Ze(Wn,r,"uw-at-table"),Ze(gr,e,"uw-at-side")),o}var ga=60;function am({game:t,now:e}){let{said:n,attempts:s,attempts_from:r}=e.asked,o=Object.entries(e.fates),i=s.slice(
r).slice(-ga);if(n.length===0&&o.length===0)return{};let a=o.slice(-ga).map(([l,c])=>{let[u,h]=l.split(" ").map(Number);
return["Settle",{seat:u,at:h,answered:c==="answered"}]});return{deeds:[...n.slice(-ga).map(l=>["Again",{said:l}]),...i.map(
l=>["Attempted",{attempt:l}]),...a,...e.stop>=0?[["Eyes",{key:String(e.seat)}],["Stop",{at:e.stop}]]:[],...Ur(t,e)?[["Tu\
rn",{page:"answer"}]]:[]]}}function E1({game:t},e,n,s){let{asked:r}=e;switch(n){case"Again":{let{said:o}=s,i=t.card(o.place,
o.question,o.settings);if(!i)throw new Error(`Expected a question that arises at ${o.place}.`);return i.value(o.number),
{...e,asked:{...r,said:[...r.said,o]}}}case"Settle":{let o=`${Number(s.seat)} ${Number(s.at)}`;return{...e,fates:{...e.fates,
[o]:s.answered?"answered":"skipped"}}}}return xt(t,e,{kind:n,...s})}function im(t,e){let{game:n,now:s}=t;if(s.asked.said.
length>0||!Array.isArray(e?.deeds))return!0;let r={...s,stop:-1},o=!0;for(let[i,a]of e.deeds)try{r=E1(t,r,i,a)}catch{o=!1}
return r.stop<0&&(r={...xt(n,r,{kind:"Eyes",key:s.eyes}),frame:s.frame},r=xt(n,r,{kind:"Step",to:s.frame})),t.now=r,t.draw(),
o}function lm(t,e,n){let s=t.now;if(im(t,e))return;let{said:r}=t.now.asked;n.then(()=>{t.now.asked.said===r&&(t.now={...t.
now,asked:{...t.now.asked,said:s.asked.said},fates:s.fates},im(t,e))})}var cm=["step","eyes","question","guess"],L1="everything";function um(t,e,{tell:n,open:s},r){let o=new we({...e.explainer,
kept:t.kept}),i=m("div",{class:"widget-box uw-cols"}),a=om(e,o,i),{table:l}=a.models,c={node:i,link:"",cell:"",panel:o,room:a},
u=o.saying,h=(r?r.then(d=>a.explain(d)):Promise.resolve()).then(()=>Ct(t.files.everywhere)).then(d=>a.explain({...e,...d})).
catch(d=>console.error(d)),p=()=>{let d=l.get("step"),f=l.get("watcher"),b=o.get("question"),g=f===L1?`'${f}'`:f;c.link=
Vt(t.links.watch,{step:String(d),eyes:f,...b&&{question:b}}),c.cell=t.cells.watch.replace(/\)$/,`, step=${d}, watcher=${g}${b?
`, question='${b}'`:""})`),n()};return l.on("change:step change:watcher",p),o.on("change:question",p),o.on("change:endin\
g",()=>A1(o,e,t.doors)),o.saying=d=>{d.kind==="open"?s(d.link):d.kind==="restore"?lm(a,d.kept,h):u(d)},a.drew=()=>o.put(
{keeping:am(a)}),nc(o,i.querySelector(".uw-at-side .uw")),p(),c}function hm({room:t,panel:e},{step:n,eyes:s,question:r,guess:o}){
s&&s!==t.now.eyes&&t.do({kind:"Eyes",key:s}),n&&Number(n)!==t.now.frame&&t.do({kind:"Step",to:Number(n)}),r&&r!==e?.get(
"question")&&t.do({kind:"Pick",question:r}),o&&e?.send({kind:"predict",value:o})}function A1(t,e,{lessons:n,always:s}){let r=t.
get("ending");if(!r.title||r.doors.length>0)return;let o=({said:c,exact:u,reach:h})=>Math.abs((c??u)-u)/h,[i]=t.get("gue\
sses").filter(({said:c,near:u})=>c!=null&&!u).sort((c,u)=>o(u)-o(c)),a=i&&n[e.stops[String(e.seat)][i.at].question],l=[a,
...s].filter(Boolean);l.length>0&&t.put({ending:{...r,doors:l}})}var P1={watch:"watch",lesson:"lessons",rules:"rules",play:"play",position:"whatif",lab:"lab"},Fr=class{constructor(e,n){
this.now=null;this.awake=null;this.drop=()=>{};this.sought="";this.tabs=new Map;this.shown=e,this.head=new we({...e.head}),
this.body=m("div",{class:"widget-box uw-body"}),this.seen=new Map,this.tab=e.head.tab,this.root=n,this.woken=m("div",{class:"\
uw-awake"})}open(){let{head:e,root:n,shown:s}=this;e.saying=o=>{o.kind==="open"&&this.show(o.link)},e.on("change:tab",()=>{
let o=e.get("tab");o!==this.tab&&(o==="play"&&e.put({howto:{}}),this.show(this.tabs.get(o)?.link??s.links[o]))});for(let o of[
"seats","seed"])e.on(`change:${o}`,()=>{this.set({[o]:String(e.get(o))})});e.on("change:predict",()=>this.now?.panel?.put(
{predicting:e.get("predict")})),e.on("change:order",()=>this.now?.room?.do({kind:"Arrange",order:e.get("order")}));let r=m(
"div",{class:"jupyter-widgets"});this.drop=on(Cu)({model:e,el:r})??this.drop,n.className=`widget-box uw-page g-${s.game}`,
n.replaceChildren(m("div",{class:"widget-box uw-room"},r),this.body),this.sought||this.show(s.links.watch)}async show(e){
let n=Xn(e),s=n?P1[n.room]:"watch",r=this.tab;[this.tab,this.sought]=[s,e];try{let o=n?.game===this.shown.game?await this.
made(n):null;if(this.sought!==e)return;o?this.place(s,o):this.wake(e,r)}catch(o){console.error(o),this.refuse("Part of t\
his page didn't load. Try again.",r)}}async made(e){switch(e.room){case"watch":return this.watched(e);case"lesson":return this.
taught(e);case"rules":return fa(e,this.home("rules"),[])?this.ruled():null}return null}home(e){return Xn(this.shown.links[e])}async once(e,n){
let{saved:s,whole:r}=this.seen.has(e)?{saved:null,whole:null}:await yu(this.shown.files,e),o=this.seen.get(e)??n(s,r);return this.
seen.set(e,o),o}async watched(e){if(!fa(e,this.home("watch"),cm))return null;let n={tell:()=>this.tell(),open:r=>{this.show(
r)}},s=await this.once("watch",(r,o)=>um(this.shown,r,n,o));return hm(s,e.values),s}async taught(e){let{shown:n}=this,s=e.
values.lesson??e.values.level??"1",r=`lesson ${s}`;if(!n.files[r])return null;let o=await this.once(r,(i,a)=>{let l=new we(
i.explainer),c=m("div",{class:"widget-box uw-cols"}),u=n.lessons.map(b=>({...b,now:b.lesson===s})),h=de("class.html",pa(
{room:"class",game:n.game,values:{lesson:s}}),X()),p=de(n.head.home,Un({view:"teach",game:n.game,lesson:Number(s)}),X()),
d=tm({...i,trail:{...i.trail,lessons:u,classroom:h,teacher:p}},l,c),f=n.cells.lessons.replace(/lesson='\d+'/,`lesson='${s}\
'`);return a&&d.follow(a),d.choose=b=>{this.show(Vt(n.links.lessons,{lesson:b}))},{node:c,link:Vt(n.links.lessons,{lesson:s}),
cell:f,panel:l,room:d}});return e.values.order==="any"&&o.room.do({kind:"Arrange",order:"any"}),o}ruled(){let{links:e,cells:n}=this.
shown;return this.once("rules",s=>{let r=new we(s);return r.saying=o=>{let{record:i="",...a}=o.kind==="set"?o.values:{};
this.show(i.trim()||Vt(e.rules,a))},{node:Ze(vi,r,""),link:e.rules,cell:n.rules}})}async set(e){let n=this.now?Vt(this.now.
link,e):"";this.now&&n!==this.now.link&&await this.show(n)}place(e,n){this.now=n,this.tabs.set(e,n),n.panel?.put({predicting:this.
head.get("predict")}),n.node.parentElement?.parentElement!==this.body&&this.body.replaceChildren(m("div",{class:"widget-\
box uw-room"},n.node));let s=e==="lessons"?n.room.now.order:"";this.head.put({tab:e,note:"",busy:"",order:s,howto:this.shown.
head.howto}),this.tell()}tell(){this.now&&this.head.put({link:this.now.link,cell:this.now.cell})}wake(e,n){let{kernel:s,
python:r,alone:o,head:i}=this.shown;if(!s&&!r)this.refuse(o,n);else if(Ie()||history.replaceState(null,"",de(location.pathname,
this.head.get("link"),X())),this.now=null,this.body.replaceChildren(m("div",{class:"widget-box uw-room"},this.woken,this.
meanwhile())),this.head.put({tab:this.tab,link:e,note:"",order:"",howto:{}}),this.awake)this.awake.then(({show:a})=>a(e));else{
let a={root:r,kernel:s,home:i.home,el:this.woken,onShow:()=>this.give()};this.awake=rm({...a,link:e})}}meanwhile(){let{howto:e,
palette:n}=this.shown.head,s={heads:[],rulings:[],fields:[],force:"",record:"",note:""};return Ze(vi,new we({...s,howto:e,
palette:n}),"")}give(){return this.now?!1:(this.drop(),this.drop=()=>{},this.root.className="",this.root.replaceChildren(
this.woken),!0)}refuse(e,n){let s=this.now&&Xn(this.now.link);this.tab=n,s&&this.head.put({seats:Number(s.values.seats),
seed:s.values.seed??this.head.get("seed")});let r=()=>this.head.put({tab:this.tab,note:e});this.now?r():this.show(this.shown.
links.watch).then(r)}};function i4(t,e){ai(),t.offline&&fu("./"),t.kind==="game"?new Fr(t,e).open():O1(t,e)}function O1({front:t,teach:e},n){let s=new we(
t);s.saying=r=>{U1(s,e,r)},n.className="widget-box uw-page",n.replaceChildren(m("div",{class:"widget-box uw-room"},Ze(nu,
s,"")))}async function U1(t,e,n){if(n.kind!=="open")try{if(n.kind==="notebook"){let s=e[`${n.game} ${n.which}`];t.tell("\
msg:custom",{kind:"file",name:s.split("/").at(-1),text:await ku(s)})}else{let s=await Ct(e[`${n.game} ${n.lesson}`]),{kind:r}=n,
o=r==="sheet"?` ${n.what??"worksheet"} ${n.paper??"A4"}`:"";t.tell("msg:custom",s[r+o])}}catch(s){console.error(s),alert(
"That file didn't load. Try again.")}}export{i4 as openPage};
