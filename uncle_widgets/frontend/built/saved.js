var Jt=class{constructor(t){this.values=t,this.heard=new Map,this.saying=s=>{}}get(t){return this.values[t]}set(t,s){this.
put({[t]:s})}put(t){let s=Object.keys(t).filter(n=>Ht(this.values[n],t[n]));for(let n of s)this.values[n]=t[n];for(let n of s)
this.tell(`change:${n}`,t[n])}save_changes(){}send(t){this.saying(t)}on(t,s){for(let n of t.split(" "))this.heard.has(n)||
this.heard.set(n,new Set),this.heard.get(n)?.add(s)}off(t,s){for(let n of t.split(" "))this.heard.get(n)?.delete(s)}tell(t,s){
for(let n of[...this.heard.get(t)??[]])n(s)}},Ht=(e,t)=>e!==t&&JSON.stringify(e)!==JSON.stringify(t);var Xt=()=>document.body?.dataset.voila!=null,Js=()=>Xt()&&document.body.dataset.voila!=="notebook";function No(e,t,s,n){let{class:o,...i}=s,r=[t,o].flat().filter(Boolean).join(" ");r&&e.setAttribute("class",r);for(let[a,
l]of Object.entries(i))l==null||l===!1||(a.startsWith("on")?e.addEventListener(a.slice(2),l):a==="style"?e.style.cssText=
l:e.setAttribute(a,l===!0?"":String(l)));return e.append(...n.flat(9).filter(a=>a!=null&&a!==!1)),e}var Co=([e,...t])=>e?.
constructor===Object?[e,t]:[{},[e,...t]];function y(e,t,...s){let[n,...o]=e.split(".");return No(document.createElementNS(
"http://www.w3.org/2000/svg",n),o,...Co([t,...s]))}var C=(e,t,s,n,o)=>y("rect",{x:e,y:t,width:s,height:n,...o}),R=(e,t,s,n)=>y(
"circle",{cx:e,cy:t,r:s,...n}),ht=(e,t,s,n)=>y("path",{d:e,fill:"none",stroke:t,"stroke-width":s,...n}),Wt=(e,t,s,...n)=>y(
"svg",{width:e,height:t,viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":s},...n);function u(e,t,...s){let[n,...o]=e.split(
"."),[i,r]=Co([t,...s]),a=n==="section"&&i["aria-label"]&&!Js();return No(document.createElement(a?"div":n),o,{role:a?"g\
roup":null,type:n==="button"?"button":null,...i},r)}function st(e){let t=e.getRootNode();return t instanceof Document||t instanceof
ShadowRoot?t.activeElement:null}var qe=e=>e instanceof HTMLTextAreaElement||e instanceof HTMLInputElement&&e.selectionStart!=null;function Nl(e,t,s){if(e.
value===e.defaultValue||e.value===t.value||!s&&t.defaultValue!==e.defaultValue)return;t.value=e.value;let n=!1,o=()=>{!n&&
t.isConnected&&t.dispatchEvent(new Event("change"))};t.addEventListener("change",()=>n=!0),t.addEventListener("blur",o,{
once:!0}),t.addEventListener("keydown",i=>{i.key==="Enter"&&!t.form&&o()})}function Y(e,...t){let s=st(e),n=s&&s!==e&&e.
contains(s)?s:null,o=n?.getAttribute("data-k")??"",i=[...e.querySelectorAll("[data-draft]")].filter(qe),r=qe(n)?{from:n.
selectionStart,to:n.selectionEnd,text:n.value}:null;e.replaceChildren(...t.flat(9).filter(l=>l!=null&&l!==!1));for(let l of i){
let c=e.querySelector(`[data-k="${CSS.escape(l.dataset.k??"")}"][data-draft="${CSS.escape(l.dataset.draft??"")}"]`);qe(c)&&
c!==l&&Nl(l,c,l===n)}if(!n)return;if(Ie(e,o)){let l=st(e);r&&l!==n&&qe(l)&&l.value===r.text&&l.setSelectionRange(r.from,
r.to);return}let a=e.querySelector("[data-next]")??e;a instanceof HTMLElement&&(a.tabIndex=-1,a.focus({preventScroll:!0}))}
function Ie(e,t){let s=e.querySelector(`[data-k="${CSS.escape(t)}"]`);return s instanceof HTMLElement&&s.focus({preventScroll:!0}),
s instanceof HTMLElement}var Cl=/^(svg|g|path|rect|circle|ellipse|line|polyline|polygon|defs|clipPath|pattern|title|desc|use)$/;
function Ho(e){let t=new DOMParser().parseFromString(e,"image/svg+xml").documentElement;if(t.localName!=="svg")throw new Error(
"Expected SVG.");for(let s of[...t.querySelectorAll("*"),t]){if(s!==t&&!Cl.test(s.localName)){s.remove();continue}for(let{
name:n,value:o}of[...s.attributes]){let i=/^(xlink:)?href$/.test(n)&&!o.startsWith("#");(/^on/i.test(n)||i||/url\((?!["']?#)|javascript:/i.
test(o))&&s.removeAttribute(n)}}return document.importNode(t,!0)}var Hl=/^(#[0-9a-f]{3,8}|light-dark\(\s*#[0-9a-f]{3,8}\s*,\s*#[0-9a-f]{3,8}\s*\))$/i;
function Qt(e,t){for(let s of(t??"").split(";")){let[n,o]=[s.slice(0,s.indexOf(":")).trim(),s.slice(s.indexOf(":")+1).trim()];
/^--[\w-]+$/.test(n)&&Hl.test(o)&&e.style.setProperty(n,o)}}function dt({label:e,choices:t,value:s,pick:n,k:o}){return u(
"div.seg",{role:"group","aria-label":e},t.map(([i,r],a)=>u("button",{"data-k":`${o}.${a}`,"aria-pressed":String(i===s),onclick:()=>n(
i)},r)))}var Bl=globalThis,Xs=Bl[Symbol.for("uncle_widgets.page")]??={};function J(e){return Xs.ids=(Xs.ids??0)+1,`uw-${e}\
-${Xs.ids}`}function Bt(e,t){let s=-1,n=()=>{let i=Math.round(e.clientWidth);i>0&&i!==s&&(s=i,e.replaceChildren(t(i)))},
o=new ResizeObserver(()=>requestAnimationFrame(n));return o.observe(e),n(),{again:()=>(s=-1,n()),stop:()=>o.disconnect()}}
function j(e,t,s){s?e.getAttribute(t)!==s&&e.setAttribute(t,s):e.removeAttribute(t)}var jt=(e,...t)=>u("button",e,...t),
De=({kind:e,label:t,strong:s,share:n},o)=>jt({class:`btn${s?" solid":""}${n==null?"":" sharing"}`,style:n==null?null:`--\
p:${100*n}%`,"data-act":e,"data-k":`key.${e}`,onclick:()=>o(n==null?e:"stop")},n==null?t:`${t} (${Math.round(100*n)}%)`);
function Qs(e,t,s){let n=st(e),o=n&&e.contains(n)?n:null,i=o&&["data-act","data-clause"].find(l=>o.hasAttribute(l)),r=i&&
o?.getAttribute(i);if(s(),!o)return;([...e.querySelectorAll("button")].find(l=>i&&l.getAttribute(i)===r)??e.querySelector(
"button")??t).focus?.()}var zt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;var bt=(e,t)=>Math.max(12,Math.min(e,t/1.4));var Rl=[[/[ilj.,:;'|!tf\s()]/,.3],[/[mwMW@%]/,.88],[/[A-Z]/,.7],[/[\u0300-\u036f]/,0],[/[\u0250-\uffff]/,1]],ql=["012345\
6789","of 100 hands, as the quick brown fox jumps over it"],de,Bo=e=>{let t=0;for(let s of e)t+=Rl.find(([n])=>n.test(s))?.[1]??
.57;return t};function Il(){if(de!=null)return de;let e=typeof document=="object"&&document.querySelector(".uw"),t=e&&document.
createElement("canvas").getContext("2d");if(!e||!t)return 1;let s=getComputedStyle(e).getPropertyValue("--sans"),n=[400,
700].flatMap(o=>(t.font=`${o} 100px ${s}`,ql.map(i=>t.measureText(i).width/(o>400?100*1.06:100)/Bo(i))));return de=Math.
max(1,...n),document.fonts.addEventListener("loadingdone",()=>de=void 0,{once:!0}),de}var _=(e,t)=>Bo(e)*t*Il(),Dl=12;function tt(e,t,s,n=1){
let o=_(e,n),i=Math.max(Math.min(t,Dl),Math.min(t,s/Math.max(o,.01)));if(o*i<=s+.01)return{lines:[e],size:i};let r=c=>_(
c,i*n)<=s,a=[""],l=()=>a[a.length-1];for(let c of e.split(" "))if(l()!==""&&r(`${l()} ${c}`))a[a.length-1]+=` ${c}`;else{
l()!==""&&a.push("");for(let h of c)l()!==""&&!r(l()+h)&&a.push(""),a[a.length-1]+=h}return{lines:a,size:i}}function te(e,t,{
w:s,ideal:n,tight:o=.5,least:i=s,floor:r=0}){if(e<=1)return{w:Math.min(s,Math.max(t,12)),step:n,cols:1,rows:1};let a=f=>Math.
max(o*f,r),l=(f,p)=>Math.min(n,(t-f)/Math.max(p-1,1));for(let f of[s,Math.max(i,Math.min(s,t/(1+o*(e-1))))])if(l(f,e)>=a(
f)-.01)return{w:f,step:l(f,e),cols:e,rows:1};let c=Math.max(1,Math.floor((t-i)/a(i))+1),h=Math.ceil(e/c),d=Math.ceil(e/h);
return{w:i,step:l(i,d),cols:d,rows:h}}function Ro(e){let t=[...e].sort((n,o)=>n.seat-o.seat),s=Math.max(0,t.findIndex(n=>n.
me));return[...t.slice(s),...t.slice(0,s)]}function qo(e){if(e<2)return{left:0,top:e,right:0};let t=Math.floor((e+1)/3);
return{left:t,top:e-2*t,right:t}}var _l="M70-6 18 106M5.5 24a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0M53.5 76a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0",
zs={0:[64,[["ellipse",{cx:32,cy:50,rx:25,ry:43}]]],1:[46,[["path",{d:"M3 30 32 5V110"}]]],2:[64,[["path",{d:"M7.5 33V31.\
5A24.5 24.5 0 1 1 51.5 46.4L16 93H64"}]]],3:[62,[["path",{d:"M10.5 22.5A19.5 19.5 0 1 1 29 46H20M20 44H30A24.5 24.5 0 1 \
1 6.7 76"}]]],4:[66,[["path",{d:"M48 110V5L13 74H66","stroke-miterlimit":12}]]],5:[62,[["path",{d:"M58 7H19L14.6 48A25.5\
 25.5 0 1 1 6.9 77"}]]],6:[64,[["circle",{cx:32,cy:68,r:25}],["path",{d:"M53.5-13 10.6 55.1"}]]],7:[60,[["path",{d:"M0 7\
H49L15 110","stroke-miterlimit":12}]]],8:[64,[["circle",{cx:32,cy:27,r:20}],["circle",{cx:32,cy:68,r:25}]]],9:[64,[["cir\
cle",{cx:32,cy:32,r:25}],["path",{d:"M10.5 113 53.4 44.9"}]]],"%":[88,[["path",{d:_l,"stroke-width":11}]]],".":[20,[["re\
ct",{x:3,y:85,width:15,height:15,fill:"currentColor",stroke:"none"}]]],",":[20,[["path",{d:"M12 84 6 118","stroke-width":13}]]],
"/":[52,[["path",{d:"M48-6 4 106","stroke-width":11}]]],"+":[60,[["path",{d:"M30 26V82M2 54H58","stroke-width":12}]]],"-":[
44,[["path",{d:"M4 54H40","stroke-width":12}]]],"−":[44,[["path",{d:"M4 54H40","stroke-width":12}]]],"×":[56,[["path",
{d:"M8 32 48 76M48 32 8 76","stroke-width":12}]]]," ":[26,[]],J:[54,[["path",{d:"M46-10V69A19.500 19.500 0 0 1 7 69V60"}]]],
Q:[72,[["ellipse",{cx:36,cy:50,rx:29,ry:43}],["path",{d:"M42 66 74 104"}]]],K:[68,[["path",{d:"M7-10V110M66-6 10 62M28 4\
2 68 106"}]]],A:[72,[["path",{d:"M2 106 36-2 70 106M14 68H58"}]]]},Rt=e=>e!==""&&[...e].every(t=>t in zs);function it(e,t,s=13){
return[...String(e)].reduce((o,i)=>o+(zs[i]?.[0]??0)+s,-s)*t/100}function ut(e,t,s,n,o={}){let{anchor:i="start",gap:r=13,
weight:a=n>=60?13:14,colour:l}=o,c=it(e,n,r),h=i==="middle"?t-c/2:i==="end"?t-c:t,d=0,f=[...String(e)].map(p=>{let[x,g]=zs[p]??
[0,[]],m=p===","?"visible":"hidden",w={x:d,y:0,width:x,height:100,viewBox:`0 0 ${x} 100`,style:`overflow:${m}`};return d+=
x+r,y("svg",w,g.map(([b,v])=>y(b,v)))});return y("g",{transform:`translate(${h} ${s}) scale(${n/100})`,fill:"none",stroke:"\
currentColor","stroke-width":a,"aria-hidden":"true",style:l&&`color:${l}`},f)}function Pe(e,t,s={}){let n=it(e,t,s.gap),
o=`width:${n/16}em;height:${t/16}em`;return y("svg.numeral",{viewBox:`0 0 ${n} ${t}`,style:o,"aria-hidden":"true"},ut(e,
0,0,t,s))}var _e=[e=>`M0 ${e/2}a${e/2} ${e/2} 0 1 1 ${e} 0a${e/2} ${e/2} 0 1 1 ${-e} 0Z`,e=>`M${e*.05} ${e*.05}H${e*.95}\
V${e*.95}H${e*.05}Z`,e=>`M${e/2} ${-e*.14}L${e*1.14} ${e/2}L${e/2} ${e*1.14}L${-e*.14} ${e/2}Z`,e=>`M${e/2} 0L${e} ${e*.42}\
V${e}H0V${e*.42}Z`,e=>`M${e*.25} ${e*.04}H${e*.75}L${e*1.04} ${e/2}L${e*.75} ${e*.96}H${e*.25}L${-e*.04} ${e/2}Z`,e=>`M${-e*
.1} ${e*.16}H${e*1.1}V${e*.84}H${-e*.1}Z`],Pl=e=>"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[e]??"?";function ee(e,t,s,n,o={}){let{fill:i="\
var(--on-field)",ink:r="var(--field)"}=o,a=e>=_e.length,l={d:_e[e%_e.length](n),fill:a?r:i,stroke:a?i:null,"stroke-width":2},
c=e%_e.length===3,h={x:n/2,y:c?n*.8:n*.69,"font-size":Math.max(12.5,n*.54),"font-weight":700,"text-anchor":"middle",fill:a?
i:r};return y("g",{transform:`translate(${t} ${s})`},y("path",l),y("text",h,Pl(e)))}var Io={first:"M5 5h3v14H5zM20 5v14L\
9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6zM14 5h4v14h-4z",forward:"M7 5v14l11-7z",last:"M4 5v\
14l11-7zM16 5h3v14h-3z",link:"M8 3h12v13h-3V6H8zM4 8h10v13H4z",eye:"M12 5C7 5 3 8.5 1 12c2 3.5 6 7 11 7s9-3.5 11-7c-2-3.\
5-6-7-11-7zm0 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM12 9.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",down:"M4 8h16l-8\
 9z",near:"M11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm0 2.4a3.6 3.6 0 1 0\
 0 7.2 3.6 3.6 0 0 0 0-7.2z",whole:"M3 3h7v3H6v4H3zM14 3h7v7h-3V6h-4zM3 14h3v4h4v3H3zM18 14h3v7h-7v-3h4z",close:"M6 4 12\
 10 18 4 20 6 14 12 20 18 18 20 12 14 6 20 4 18 10 12 4 6z"};function rt(e,t=22){let s=`width:${t/16}em;height:${t/16}em`;
return y("svg.icon",{viewBox:"0 0 24 24",fill:"currentColor",style:s,"aria-hidden":"true"},y("path",{d:Io[e],"fill-rule":"\
evenodd"}))}var Do=(e,t,s)=>y("g.opens-mark",{transform:`translate(${e} ${t})`},y("circle",{r:s}),y("path",{d:Io.eye,"fi\
ll-rule":"evenodd",transform:`scale(${s/15}) translate(-12 -12)`}));function ft(e,t="var(--ink)",s="none"){return y("pat\
tern",{id:e,width:6,height:6,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"},C(0,0,6,6,{style:`fill:${s}`}),
C(0,0,2,6,{style:`fill:${t}`}))}function Ot(e,t,s,n,o){let i={r:`M${t-n*.86} ${s-n*.86}h${n*1.72}v${n*1.72}h${-n*1.72}Z`,
g:`M${t} ${s-n*1.02}L${t+n*1.12} ${s+n*.86}H${t-n*1.12}Z`,b:`M${t-n} ${s}a${n} ${n} 0 1 1 ${2*n} 0a${n} ${n} 0 1 1 ${-2*
n} 0Z`,y:`M${t} ${s-n*1.2}L${t+n*1.2} ${s}L${t} ${s+n*1.2}L${t-n*1.2} ${s}Z`}[e];return y("path",{d:i,...o})}var We=e=>({
r:"red",g:"green",b:"blue",y:"yellow"})[e]??"";function tn(e,t,s,n={}){let{w:o=27,t:i=5,g:r=2,pitch:a=o+7}=n,l="",c="";for(let h=0;h<
e;h++){let d=t+Math.floor(h/10)*a,f=h%10,p=s-(f+1)*(i+r)-(f>=5?3:0);l+=`M${d} ${p}h${o}v${i}h${-o}z`;for(let x of[.22,.64])
c+=`M${d+o*x} ${p}h${o*.14}v${i}h${-o*.14}z`}return y("g",{"aria-hidden":"true"},y("path",{d:l,fill:"var(--accent-on-fie\
ld)"}),y("path",{d:c,fill:"var(--card)"}))}var Wl="var(--card-ink)";function je(e,t,s,n,o){let i=n*.46,r=c=>`a${i} ${i} 0 1 0 ${c*2*i} 0`,a=(c,h)=>`M${c-i} ${h}${r(
1)}${r(-1)}Z`,l={d:`M${t} ${s-n*1.1}L${t+n*.85} ${s}L${t} ${s+n*1.1}L${t-n*.85} ${s}Z`,h:`M${t} ${s+n}L${t-n*.95} ${s-n*
.12}A${n*.52} ${n*.52} 0 0 1 ${t} ${s-n*.52}A${n*.52} ${n*.52} 0 0 1 ${t+n*.95} ${s-n*.12}Z`,s:`M${t} ${s-n*1.05}L${t+n*
.95} ${s+n*.12}A${n*.5} ${n*.5} 0 0 1 ${t+n*.14} ${s+n*.5}L${t+n*.4} ${s+n}H${t-n*.4}L${t-n*.14} ${s+n*.5}A${n*.5} ${n*.5}\
 0 0 1 ${t-n*.95} ${s+n*.12}Z`,c:a(t,s-n*.52)+a(t-n*.54,s+n*.22)+a(t+n*.54,s+n*.22)+`M${t} ${s-n*.2}L${t+n*.4} ${s+n}H${t-
n*.4}Z`}[e];if(!l)throw new Error(`Expected a suit of ours, not "${e}".`);return y("path",{d:l,...o})}var _o={bell:{fill:"\
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
1 0-84 0",fill:"M24 34H76V50H59V84H41V50H24Z",wide:9}},Po=e=>e in _o;function Wo(e,t,s,n,{colour:o="var(--accent-card)",
ink:i=Wl}={}){let r=_o[e];if(!r)throw new Error(`Expected a symbol of ours, not "${e}".`);let a=(l,c)=>l&&y("path",{d:l,
fill:"none",style:`stroke:${c}`,"stroke-width":r.wide??8});return y("g",{transform:`translate(${t} ${s}) scale(${n/100})`},
a(r.line,o),r.fill&&y("path",{d:r.fill,"fill-rule":"evenodd",style:`fill:${o}`}),r.ink&&y("path",{d:r.ink,style:`fill:${i}`}),
a(r.inkLine,i))}function en(e,t,s,n){if(e==="skip")return y("g",{fill:"currentColor"},ht(`M${t-n} ${s+n*.5}A${n} ${n} 0 0 1 ${t+n*.78} ${s-
.1*n}`,"currentColor",n*.26),y("path",{d:`M${t+n*1.2} ${s+n*.62}L${t+n*.3} ${s+n*.2}L${t+n*1.16} ${s-n*.5}Z`}),R(t,s+n*.62,
n*.24));let o=i=>`M${t-i*n} ${s-i*n*.62}H${t+i*n*.2}V${s-i*n}L${t+i*n} ${s-i*n*.46}L${t+i*n*.2} ${s+i*n*.08}V${s-i*n*.3}\
H${t-i*n}Z`;return y("path",{d:o(1)+o(-1),fill:"currentColor"})}function jl(e){let t=e*1.4,s=e*.08,n=(t-2*s)/17,o=e*.3,i="",
r="";for(let a=0;a<9;a++)i+=`M${s} ${s+2*a*n}h${e-2*s}v${n}h${2*s-e}z`;for(let a=-3;a<=3;a++){let l=2*a*n,c=Math.sqrt(Math.
max(0,o**2-(Math.abs(l)+n/2)**2));c&&(r+=`M${e/2+l-n/2} ${t/2-c}h${n}v${2*c}h${-n}z`)}return[C(0,0,e,t,{class:"paper",rx:e*
.085}),y("path.stripes",{d:i}),R(e/2,t/2,o+n*.9,{fill:"var(--card)"}),y("path.stripes",{d:r})]}function Vl(e,t){let s=t*
1.4,n=t*.085,o=e.rings??0,i=e.text??"",r=t*Math.min(.098,.78/Math.max(o,1)),a=t*.11,l=a+t*.026,c="";for(let d=1;d<o;d++)
c+=`M0 ${s-a-d*r}A${a+d*r} ${a+d*r} 0 0 1 ${a+d*r} ${s}`;let h=Rt(i)?Math.min(t*.36,t*.76*100/it(i,100)):0;return[C(0,0,
t,s,{class:"paper",rx:n}),o>0&&y("path",{d:`M0 ${s-l}A${l} ${l} 0 0 1 ${l} ${s}H${n}A${n} ${n} 0 0 1 0 ${s-n}Z`,fill:"va\
r(--accent-card)"}),c&&ht(c,"var(--accent-card)",Math.min(t*.052,r*.55)),h?ut(i,t*.12,t*.13,h,{colour:"var(--card-ink)"}):
y("text",{x:t*.1,y:t*.36,"font-size":Math.min(t*.3,t*1.5/Math.max(i.length,1)),"font-weight":700,fill:"var(--card-ink)"},
i),C(0,0,t,s,{class:"edge",rx:n})]}function Fl(e,t){let s=t*1.4,n=t*.085,o=e.colour==="wild",i=e.colour??"",r=o?"#fff":`\
var(--c-${i}-on)`,a=o?[["r",-1,-1],["g",1,-1],["y",-1,1],["b",1,1]].map(([f,p,x])=>Ot(String(f),t*(.5+.23*Number(p)),s*.62+
t*.23*Number(x),t*.16,{fill:`var(--c-${f})`,stroke:"#fff","stroke-width":t*.018})):[.46,.31,.16].map(f=>Ot(i,t*.62,s*.66,
t*f,{fill:"none",stroke:r,"stroke-opacity":.5,"stroke-width":t*.045})),l={draw2:"+2",draw4:"+4"}[e.glyph??""],c=l??(e.glyph?
"":e.text??""),h=c?ut(c,t*.12,t*.13,t*(l?.34:.42),{gap:l?8:13}):o?y("text",{x:t*.11,y:t*.3,"font-size":Math.max(12.5,t*.22),
"font-weight":700,fill:r},t<46?"W":"Wild"):en(e.glyph??"",t*.31,t*.33,t*.19),d=e.letter||i.toUpperCase();return[C(0,0,t,
s,{rx:n,fill:o?"#17181C":`var(--c-${i})`}),y("svg",{width:t,height:s,style:"overflow:hidden"},a),y("g",{style:`color:${r}`},
h),!o&&y("text",{x:t*.12,y:s-t*.1,"font-size":Math.max(12.5,t*.205),"font-weight":700,fill:r},d),C(0,0,t,s,{rx:n,fill:"n\
one",stroke:"#fff","stroke-width":Math.max(2,t*.03)})]}function Gl(e,t){let s=t*1.4,n=e.suit??"",o=e.text??"",i=`var(--s\
uit-${n})`,r=Math.min(t*.3,t*.62*100/it(o,100,6));return[C(0,0,t,s,{class:"paper",rx:t*.085}),je(n,t*.66,s*.69,t*.34,{style:`\
fill:${i}`,opacity:.16}),je(n,t*.66,s*.69,t*.2,{style:`fill:${i}`}),ut(o,t*.1,t*.11,r,{colour:i,gap:o.length>1?6:13}),je(
n,t*.22,t*.6,Math.max(4,t*.125),{style:`fill:${i}`}),C(0,0,t,s,{class:"edge",rx:t*.085})]}function Kl(e,t){let s=t*1.4,n=e.
text??"",o=Math.min(t*.2,t*.8/Math.max(_(n,1.06),.1)),i=n!==""&&o>=9,r=t*(i?.6:.7);return[C(0,0,t,s,{class:"paper",rx:t*
.085}),i&&y("text",{x:t*.1,y:t*.1+o*.9,"font-size":o,"font-weight":700,style:"fill:var(--card-ink)"},n),Wo(e.glyph??"",(t-
r)/2,i?s*.36:(s-r)/2,r),C(0,0,t,s,{class:"edge",rx:t*.085})]}function Ul(e,t){return e.colour?Fl(e,t):e.suit?Gl(e,t):e.glyph&&
Po(e.glyph)?Kl(e,t):Vl(e,t)}function Et(e,t){let s=e?Ul(e,t):jl(t);return y("g",{class:e?"front":"back"},s)}var Zl={0:[],
1:[[0,0]],2:[[-1,-1],[1,1]],3:[[-1,-1],[0,0],[1,1]],4:[[-1,-1],[1,-1],[-1,1],[1,1]],5:[[-1,-1],[1,-1],[0,0],[-1,1],[1,1]],
6:[[-1,-1],[1,-1],[-1,0],[1,0],[-1,1],[1,1]]},Ve=(e,t,s)=>[C(0,0,t,t,{rx:t*.14,style:`fill:var(--card);stroke:${s?"var(-\
-lit)":"var(--field)"}`,"stroke-width":s?5:1.5,opacity:e?1:.45}),Zl[e].map(([n,o])=>R(t*(.5+n*.26),t*(.5+o*.26),t*.09,{fill:"\
var(--card-ink)"}))];var Yl=["#F4F7FF","#A9C3F5","#6F94DB","#3F63AB","#233E77"],nn=e=>({fill:Yl[e-1],ink:e<4?"#13201E":"#FFF"}),sn=e=>!!e.nodes,
Jl=["part","value"];function Xl(e,t){let s=Object.entries(e.nodes??{});return t==="part"?s:[...s].sort(([,n],[,o])=>(n.value??
0)-(o.value??0))}var Fe=class{constructor(t){this.changed=t,this.back=!1,this.by="part",this.map={},this.words=u("p.coun\
ted"),this.steps=u("ol.shades"),this.tokens=u("button.btn.quiet",{"data-k":"heat.tokens",onclick:()=>this.bring()}),this.
opener=u("button.btn.quiet",{"data-k":"heat.all","aria-expanded":"false",onclick:()=>this.open(!!this.list.hidden)}),this.
root=u("div.heat-bar",{role:"group","aria-label":"Numbers on the board",hidden:!0},u("div.legend",this.words,this.steps),
this.tokens,this.opener),this.list=u("section.sheet.scores.heat-list",{hidden:!0})}get clears(){return sn(this.map)&&!!this.
map.hides&&!this.back}show(t){if(JSON.stringify(t)===JSON.stringify(this.map)||(this.map=t,this.root.hidden=!sn(t),this.
open(!1),!sn(t)))return;let{title:s="",unit:n="",steps:o=[],hides:i="",nodes:r={}}=t;this.words.textContent=s,this.steps.
replaceChildren(...o.map(({text:a,count:l},c)=>{let{fill:h,ink:d}=nn(c+1),f=`about ${a} ${n}: ${l} of the places`;return u(
"li",{title:f},u("span.shade",{"aria-hidden":"true",style:`background:${h};color:${d}`},a),u("span.sr",f))}),u("li.unit",
{"aria-hidden":"true"},n)),this.tokens.hidden=!i,this.opener.textContent=`All ${Object.keys(r).length}`,this.say()}say(){
this.tokens.textContent=`Show ${this.map.hides??""}`,j(this.tokens,"aria-pressed",String(this.back))}bring(){this.back=!this.
back,this.say(),this.changed()}open(t){this.list.hidden=!t,j(this.opener,"aria-expanded",String(t)),this.list.replaceChildren(
...t?[this.table()]:[])}escape(){let t=!this.list.hidden;return this.open(!1),t&&this.opener.focus(),t}sort(t){this.by=t,
this.open(!0),this.list.querySelector(`[data-k="heat.${t}"]`)?.focus()}table(){let{title:t="",unit:s=""}=this.map,n={part:"\
where",value:s},o=Jl.map(r=>u("th",{scope:"col","aria-sort":this.by===r?"ascending":null},u("button.sorts",{"data-k":`he\
at.${r}`,onclick:()=>this.sort(r)},n[r]))),i=([r,{part:a="",value:l=0}])=>u("tr",u("th",{scope:"row"},r),u("td",a),u("td\
.num",l.toFixed(2)));return u("div.scroll",{tabindex:0,role:"group","aria-label":t},u("table",u("caption",t),u("thead",u(
"tr",u("td"),...o)),u("tbody",Xl(this.map,this.by).map(i))))}};var Ql=23,on=24,fe=20,zl=17,tc=8,jo=6,ue={h:23,size:15},ec={house:[66,34],place:[20,28]},[sc,nc,oc]=[3,4,1],Vo=(e,t)=>Math.
hypot(e.x-t.x,e.y-t.y);function ic(e,t,s){let n={x:(e.x+t.x)/2,y:(e.y+t.y)/2},o=i=>(i.x-n.x)*(t.x-e.x)+(i.y-n.y)*(t.y-e.
y);return s.flatMap((i,r)=>{let a=s[(r+1)%s.length],[l,c]=[o(i),o(a)],h=l/(l-c),d=l<0!=c<0?[{x:i.x+(a.x-i.x)*h,y:i.y+(a.
y-i.y)*h}]:[];return l<0?[i,...d]:d})}function rc(e,t=Ql){let s=Array.from({length:on},(n,o)=>{let i=2*Math.PI*o/on,r=t/
Math.cos(Math.PI/on);return{x:r*Math.cos(i),y:r*Math.sin(i)}});return e.map((n,o)=>{let i=s;for(let[r,a]of e.entries()){
let l=Vo(n,a);r===o||l>2.1*t||(l<.5?i=r>o?[]:i:i=ic({x:0,y:0},{x:a.x-n.x,y:a.y-n.y},i))}return i})}var ac=e=>e.map((t,s)=>{
let n=e.filter((o,i)=>i!==s).map(o=>Vo(t,o));return Math.max(tc,Math.min(fe,...n.filter(o=>o>.5).map(o=>o/2-1)))}),rn=(e,t)=>e.
x<t.x+t.w&&t.x<e.x+e.w&&e.y<t.y+t.h&&t.y<e.y+e.h,lc=({x:e,y:t},s)=>({x:e-s,y:t-s,w:2*s,h:2*s});function cc(e,t,s,n,o){let i=[];
return e.map((r,a)=>{let l=s[a],c=ue.h,h=x=>(x.x<o.x||x.y<o.y||x.x+l>o.x+o.w||x.y+c>o.y+o.h?100:0)+sc*i.filter(m=>rn(m,x)).
length+nc*e.filter((m,w)=>rn(lc(m,t[w]-3),x)).length+oc*n.filter(m=>rn(m,x)).length,d=[[1,-1],[-1,-1],[1,0],[-1,0],[0,-1],
[0,1],[1,1],[-1,1]],p=[0,8,20].flatMap(x=>d.map(([g,m])=>{let w=(t[a]+x)*(g&&m?.72:1.08);return{x:r.x+g*(w+l/2)-l/2,y:r.
y+m*(w+c/2)-c/2,w:l,h:c}})).reduce((x,g)=>h(g)<h(x)?g:x);return l&&i.push(p),p})}var an=e=>e?12+9*e.length:0,ln=({x:e,y:t},{
role:s,label:n,ring:o,chosen:i,attributes:r})=>y("g",{role:s,"aria-label":n,"data-x":e,"data-y":t,transform:`translate(${e}\
 ${t})`,...r},y("title",n),y("g.sized",y("path.cell",{fill:"transparent"}),(o||i)&&R(0,0,fe,{class:"ring"}),i&&R(0,0,fe-
jo,{class:"ring chosen"}),R(0,0,fe+12,{class:"ring-focus"}))),Fo=({x:e,y:t},s,n)=>y("g.tag.of",{"data-of":n,"data-move":n,
transform:`translate(${e} ${t})`,"aria-hidden":"true"},y("g.sized",y("g.stands",C(0,0,an(s),ue.h,{rx:3,style:"fill:var(-\
-lit)"}),y("text",{x:an(s)/2,y:ue.h/2+ue.size*.36,"font-size":ue.size,"font-weight":700,"text-anchor":"middle",fill:"#13\
201E"},s))));function Go(e,t,s,n){let o=[...e.querySelectorAll("[data-x]")],i=({x:g,y:m})=>({x:g/t,y:m/t}),r=o.map(({dataset:g})=>i(
{x:Number(g.x),y:Number(g.y)})),a=rc(r),l=ac(r);for(let g of e.querySelectorAll(".sized"))g.setAttribute("transform",`sc\
ale(${t})`);for(let[g,m]of o.entries()){let w=a[g].map(({x:b,y:v})=>`${b.toFixed(1)} ${v.toFixed(1)}`).join("L");m.querySelector(
".cell")?.setAttribute("d",w?`M${w}Z`:"");for(let b of m.querySelectorAll("circle")){let v=b.classList.contains("ring-fo\
cus")?12:b.classList.contains("chosen")?-jo:0,[k,S]=["many","handle"].map(E=>m.classList.contains(E)),$=S?fe:k?Math.min(
l[g],zl/t):l[g];b.setAttribute("r",String($+v))}}let c=[...e.querySelectorAll(".tag.of")];if(!c.length)return;let h=o.map(
g=>c.find(m=>m.dataset.of===g.dataset.move)),d=h.map(g=>an(g?.textContent??"")),f={x:s.x/t,y:s.y/t,w:s.w/t,h:s.h/t},p=n.
map(({x:g,y:m,kind:w})=>{let[b,v]=ec[w??""]??[13,13];return{x:(g-b)/t,y:(m-v)/t,w:2*b/t,h:2*v/t}}),x=cc(r,l,d,p,f);for(let[
g,m]of h.entries()){let{x:w,y:b}=x[g];m?.querySelector(".stands")?.setAttribute("transform",`translate(${w-r[g].x} ${b-r[g].
y})`)}}var hc=18,dc=40,uc={"stroke-width":5},fc={"stroke-width":36,"stroke-linejoin":"round","stroke-linecap":"round"},pc=.4;function mc(e,t){
let s=t.get(e.a),n=t.get(e.b),o=`M${s.x} ${s.y}L${n.x} ${n.y}`,i=r=>y("path",{d:o,fill:"none",...r});switch(e.kind??"roa\
d"){case"double":return[i({style:"stroke:var(--field-edge)","stroke-width":9}),i({style:"stroke:var(--field)","stroke-wi\
dth":4})];case"dashed":return i({style:"stroke:var(--field-edge)","stroke-width":6,"stroke-dasharray":"12 9"});case"thin":
return i({style:"stroke:var(--field-edge)","stroke-width":3});case"pointer":return i({style:"stroke:var(--on-field-2)","\
stroke-width":3,"stroke-dasharray":"2 5"});default:return i({style:"stroke:var(--field-edge)","stroke-width":9})}}var Ko=(e,t,s,n)=>y(
"text",{class:n,y:.35*t,"font-size":t,"font-weight":700,"text-anchor":"middle",fill:s},e);function gc(e,t,s,n){let{fill:o,
ink:i}=t?nn(t.step):{fill:"var(--on-field)",ink:""},r={style:`fill:${o};stroke:var(${t?"--on-field-2":"--field"})`,"stro\
ke-width":2},a=t?Math.min(16*s,hc):13,l=e.kind==="crossing"?y("path",{d:`M0 ${-a*1.35}L${a*1.35} 0 0 ${a*1.35} ${-a*1.35}\
 0Z`,...r}):e.kind==="door"?y("path",{d:`M${-a} ${-a}L${a} 0 ${-a} ${a}Z`,...r}):e.kind==="house"?y("rect",{x:-66,y:-34,
width:132,height:68,rx:4,...r}):e.kind==="place"?C(-19,-27,38,54,{class:"slot",rx:4,fill:"none"}):y("circle",{r:a,...r}),
c=e.kind==="house",h=c&&(e.name??"").length>8?(e.name??"").split(" "):[e.name??""],d=Math.max(1,...h.map(x=>x.length)),f=c?
Math.min(23*s,122/(.66*d),54/(1.1*h.length)):20*s,p={...e.kind==="place"?n(e):{x:0,y:c?0:16+18*s,"text-anchor":"middle"},
class:c?"on-house":"f"};return y("g",{transform:`translate(${e.x} ${e.y})`},y("title",e.label),l,e.kind==="pointer"&&!t&&
C(-5,-5,10,10,{fill:"var(--field)"}),t&&Ko(t.text,20*s,i,t.fine?"coarse":""),t?.fine&&Ko(t.fine,15*s,i,"fine"),e.name&&h.
map((x,g)=>y("text",{"font-size":f,"font-weight":700,...p,y:p.y+(c?(.35+1.1*(g-(h.length-1)/2))*f:0)},x)))}function xc(e){
let t=new Map;for(let{key:n,at:o,art:i}of e)(i??"mark")==="mark"&&t.set(o,[...t.get(o)??[],n]);let s=new Map;for(let n of t.
values())n.forEach((o,i)=>s.set(o,i-(n.length-1)/2));return s}function wc(e,t,s,n=0){let o=t.get(e.at);if(!o)throw new Error(
`Expected a node of the board, not "${e.at}".`);let i={mark:()=>[R(0,0,27,{fill:e.active?"var(--accent-on-field)":"var(-\
-field)"}),ee(e.seat??0,-19,-19,38,{fill:e.active?"var(--field)":"var(--on-field)",ink:e.active?"var(--accent-on-field)":
"var(--field)"})],agent:()=>[R(0,0,15,{style:"fill:var(--field);stroke:var(--on-field)","stroke-width":3}),C(-9,-3,18,6,
{fill:"var(--on-field)"})],card:()=>[y("g",{transform:"translate(-20 -28)"},Et(e.face,40))],bars:()=>[C(-64,-32,128,64,{
rx:3,fill:"var(--on-field)"}),y("path",{d:"M-54 -32V32M-38 -32V32M38 -32V32M54 -32V32",style:"stroke:var(--field)","stro\
ke-width":6})],empty:()=>[C(-19,-27,38,54,{class:"slot",rx:4,fill:"none"})]}[e.art??"mark"];if(!i)throw new Error(`Expec\
ted a token that can be drawn, not "${e.art}".`);return y("g",{transform:`translate(${o.x+46*s*n} ${o.y}) scale(${s})`,role:"\
img","aria-label":e.label,"data-token":e.key},y("title",e.label),y("g.grows",i()))}function yc({tag:e,path:t},s,n){let{x:o,
y:i}=s.get(t[t.length-1]),r=18+11*e.length;return e&&y("g.tag",{transform:`translate(${o+14} ${i-12-32*n}) scale(${n})`},
C(0,0,r,32,{rx:3,style:"fill:var(--lit)"}),y("text",{x:r/2,y:23,"font-size":21,"font-weight":700,"text-anchor":"middle",
fill:"#13201E"},e))}function Uo(e,t){let s=e.path.map(i=>t.get(i)),n=s.map(({x:i,y:r},a)=>`${a?"L":"M"}${i} ${r}`).join(
""),o=!e.move;return y("g",{class:o?"way gone":"way",role:o?"img":null,"aria-label":o?e.label:null,"aria-hidden":o?null:
"true","data-steps":s.length-1},o&&y("title",e.label),y("path.line",{d:n,fill:"none",style:"stroke:var(--lit)",...o?fc:uc}))}
function bc({path:e,label:t,move:s,chosen:n},o,i){let r=o.get(e[e.length-1]),a=i?{class:"way plays",tabindex:0,"data-mov\
e":s,"aria-pressed":String(!!n)}:{class:"way shown"};return ln(r,{role:i?"button":"img",label:t,ring:!0,chosen:!!n,attributes:a})}
function $c(e,t,s,n){let o=13*n*(e.name?.length??0),i=[{x:-23*n-3,y:7*n,"text-anchor":"end",left:-o-23*n},{x:23*n+3,y:7*
n,"text-anchor":"start",left:23*n},{x:0,y:45*n,"text-anchor":"middle",left:-o/2},{x:0,y:-31*n,"text-anchor":"middle",left:-o/
2}],r=t.edges.flatMap(({a:h,b:d})=>{let f=s.get(h),p=s.get(d);return[0,.25,.5,.75,1].map(x=>({x:f.x+(p.x-f.x)*x,y:f.y+(p.
y-f.y)*x}))}),a=({y:h,left:d})=>r.filter(f=>f.x>e.x+d-14&&f.x<e.x+d+o+14&&f.y>e.y+h-16*n-12&&f.y<e.y+h+12).length,{left:l,
...c}=i.reduce((h,d)=>a(d)<a(h)?d:h);return c}var kc=(e,t,s)=>[e.art?y("g.scenery",Ho(e.art)):null,(e.areas??[]).map(({name:n,
x:o,y:i})=>y("text.f2",{x:o,y:i,"font-size":20*s,"text-anchor":"middle"},n)),y("g",{fill:"none"},...e.edges.map(n=>mc(n,
t)))];function vc(e,t,s,n,o=0){let i=s.get(e.at),r={agent:22,card:39}[e.art??"mark"]??34,a=i.x+46*n*o;return y("g.light",
{transform:`translate(${a} ${i.y}) scale(${n})`,"data-x":a,"data-y":i.y,"data-key":`lit:${e.key}`,"aria-hidden":"true"},
R(0,0,r,{fill:"none",style:"stroke:var(--lit)","stroke-width":6}),t&&C(r-6,-r-14,26,26,{style:"fill:var(--lit)"}),t&&y("\
text",{x:r+7,y:5-r,"font-size":18,"font-weight":700,"text-anchor":"middle",fill:"#13201E"},t))}function Mc(e,t,{zone:s},{
nodes:n,aside:o,u:i,at:r}){let a=s.tokens.find(({key:h})=>h===e),l=n.get(a?.at??e);if(!l)throw new Error(`Expected a nod\
e or a token of the board, not "${e}".`);let c=s.carries?.length;return ln({x:l.x+46*i*(o.get(e)??0),y:l.y},{role:"butto\
n",label:a?.label??l.label,ring:!a,chosen:t,attributes:{class:["way plays",a&&"handle",c&&"many"],tabindex:a&&r?-1:0,"ar\
ia-pressed":String(t),"data-spot":e}})}function Zo(e){let{board:t,zone:s,heat:n,clear:o,acting:i,spots:r,lit:a,w:l,h:c,k:h}=e,
d=new Map(t.nodes.map(k=>[k.id,k])),f=xc(s.tokens),p=h<pc?1:Math.max(1,.62/h),x=(s.ways??[]).filter(({move:k})=>!k),g=(s.
ways??[]).filter(({move:k})=>k),m=s.tokens.filter(({art:k})=>!(o&&k==="agent")),w=({art:k})=>!!n.nodes&&k==="card",b=k=>gc(
k,n.nodes?.[k.id],p,S=>$c(S,t,d,p)),v=k=>wc(k,d,p,f.get(k.key));return y("svg.board",{width:l,height:c,viewBox:`0 0 ${t.
width} ${t.height}`,preserveAspectRatio:"xMidYMid meet",style:"overflow:hidden","data-board":t.id},C(0,0,t.width,t.height,
{fill:"transparent"}),kc(t,d,p),x.map(k=>Uo(k,d)),t.nodes.filter(({kind:k})=>k==="place").map(b),m.filter(w).map(v),t.nodes.
filter(({kind:k})=>k!=="place").map(b),g.map(k=>Uo(k,d)),m.filter(k=>!w(k)).map(v),x.map(k=>yc(k,d,p)),m.filter(({key:k})=>k in
a).map(k=>vc(k,a[k.key],d,p,f.get(k.key))),g.filter(({tag:k})=>k).map(({tag:k,move:S,path:$})=>Fo(d.get($[$.length-1]),k,
S??"")),g.map(k=>bc(k,d,i)),Object.entries(r).map(([k,S],$)=>Mc(k,S,e,{nodes:d,aside:f,u:p,at:$})))}function Yo(e,t){for(let s of e.
querySelectorAll(".way.gone > .line")){if(!(s instanceof SVGGeometryElement))continue;let n=s.getTotalLength(),o=Number(
s.parentElement?.dataset.steps??1);s.animate([{strokeDasharray:`0 ${n}`},{strokeDasharray:`${n} 0`}],{duration:o*dc/t})}}var Jo=3,Xo=80,Qo=e=>[...e.values.map((t,s)=>y("g",{transform:`translate(${s*(e.size+10)} 0)`},Ve(t,e.size,e.lit.includes(
s)))),C(-5,-5,e.w+10,e.size+10,{class:"ring-focus",rx:9}),y("title",e.label)];function zo(e,t){for(let s=0;s<Jo;s++){let n=(i,r)=>1+(i+2*s+3*r)%6,o=()=>e(i=>({...i,values:i.values.map(n),lit:[]}));s?
setTimeout(o,s*Xo/t):o()}setTimeout(()=>e(s=>s),Jo*Xo/t)}var qt=390,gt=700,pt=10,hn=e=>e.zones.every(t=>["seat","ring","fan","stack","tray","kinds"].includes(t.kind)&&(e.table===
"corners"||!(t.kind==="seat"&&(t.before?.length??0)>0)));function dn(e,t,s,n,o,i,r=!1){let a=t.alert||(t.counters??[]).map(
({value:p,label:x})=>`${p} ${x}`)[0]||t.note;e.add("mark",t.id,s,n,{seat:t.seat,size:20,active:!!t.active});let l=s+26,c=o-
26,h=r?tt(t.name,13,c-28,1.06):{lines:[t.name],size:13};if(e.text(`${t.id}.name`,h.lines[0],l,n+9,{size:h.size,bold:!0,quiet:!1,
room:c}),e.text(`${t.id}.note`,tt(a??"",12,c).lines[0],l,n+(r?24:22),{size:12,tone:t.alert?"lit":"",room:c}),r){let p=l+
_(h.lines[0],h.size)*1.06+8;e.cards(t.cards,p,n-2,20,{w:11,ideal:2,tight:.02},{role:"seat"})}if(!i)return;let d=t.cards.
some(p=>p.face||p.key in(e.extras.dealt??{})),f={w:i,ideal:i*.72,tight:d?.5:.06,least:d?i*.8:i};e.cards(t.cards,s,n+30,o-
6,f,{role:"seat",pitch:.5})}function Ke(e,t,s,n,o,i=qt){let r=!!e.extras.acting,a=t.cards.length>(i-o)/60,l=a?pt:o,c=s+(a?
30:0)+(r?12:0),h=bt(78,n-c-(r?6:0));dn(e,{...t,cards:[]},pt,a?s:(s+n)/2-14,a?i:o-pt-6,0);let d={w:h,ideal:h*1.12,tight:.36,
least:Math.min(h,44),floor:24};e.cards(t.cards,l,c,i-l-pt,d,{own:!0,role:"hand",pitch:.7})}function Ge(e,t,s,n,o,i){e.text(
`${t}.count`,s,o,i,{size:20,bold:!0,quiet:!1});let[r,a]=tt(n,12,58).lines;e.text(`${t}.label`,r,o,i+15,{size:12,room:58}),
a&&e.text(`${t}.more`,a,o,i+28,{size:12,room:58})}function Sc(e,{seats:[t,...s],ring:n,fans:o,stacks:i,trays:r},a,l){let c=(l-
qt)/(gt-qt),h=n?132+116*c:pt,d=[...r,...i].length?66:0,f=l-pt-d,[p,x,g]=e.extras.acting?[70,76,42]:[68,74,45],m=g+20*c,w=m<
56?0:1.085*m+31,b={x:p+54*c,y:Math.max(x+26*c,w),r:m};n&&e.add("ring",n.id,b.x,b.y,{ring:n,r:b.r});let v=Math.max(1,Math.
min(s.length,3)),k=Math.ceil(s.length/v),S=(f-h)/v;s.forEach((T,M)=>{let A=k>1?0:s.length>2?26:34;dn(e,T,h+M%v*S,8+Math.
floor(M/v)*36,S,A,!A)}),r.forEach(T=>Ge(e,T.id,String(T.count),T.label,f+8,22)),i.forEach((T,M)=>{let A=76+M*52;Ge(e,T.id,
String(T.count),T.label,f+8,A),T.top&&e.card(T.top,f+36,A-15,15,{role:"stack",recall:T.recall})});let $=96,E=a-(e.extras.
editing?108:e.extras.acting?132:88);for(let T of o){let M=bt(a>320&&T.cards.length<7?60:44,E-$-34),A={w:M,ideal:M*.74,tight:.3,
least:M,floor:15},H=f-h,B=Math.min(A.ideal,(H-M)/Math.max(T.cards.length-1,1)),F=B<22;T.cards.forEach((V,Q)=>{let K=Q===
T.cards.length-1,q=h+Q*B;e.card(V,q,$+20,M,{seen:K?M:Math.min(M,B),role:"fan"}),(K||!F||(T.cards.length-1-Q)%2===0)&&e.text(
`${V.key}.above`,V.above??"",q+1,$+14,{size:K?14:12,bold:K,quiet:!K}),V.under!=null&&(K||!F)&&e.add("mark",`${V.key}.und\
er`,q+2,$+24+M*1.4,{seat:V.under,size:14,quiet:!K})}),T.cards.length||e.add("pile",T.id,h,$+20,{w:M,under:0,empty:!0})}return t&&
Ke(e,t,E+4,a-8,h,l),{y:a-18,middle:b}}function Ec(e,{seats:[t,...s],ring:n,stacks:o,trays:i},r,a){let l=Math.max(1,Math.
min(s.length,5)),c=Math.ceil(s.length/l),h=(a-2*pt)/l,d=c>1?34:56;s.forEach((v,k)=>{let S=pt+k%l*h,$=8+Math.floor(k/l)*d;
dn(e,v,S,$,h,c>1?0:18,c>1)});let f=8+c*d,p=e.extras.acting?r-136:r-110,x=Math.min(58,(p-f)/2-14),g={x:a/2,y:(f+p)/2-12,r:x};
n&&e.add("ring",n.id,g.x,g.y,{ring:{...n,note:""},r:x});let m=Math.min(44,x*.74),w=10,b=g.x-(o.length*m+(o.length-1)*w)/
2;return o.forEach((v,k)=>{let S=b+k*(m+w),$=g.y-m*.7;v.top?e.card({...v.top,move:v.move||v.top.move,off:v.off||v.top.off},
S,$,m,{role:"stack"}):e.add("pile",v.id,S,$,{w:m,under:0,empty:!0}),Ge(e,v.id,String(v.count),v.label,k?a-74:pt,g.y)}),i.
forEach(v=>Ge(e,v.id,String(v.count),v.label,a-74,g.y+40)),t&&Ke(e,t,p+2,r-8,96,a),{y:r-18,middle:g}}var ti=(e,t,s,n,o)=>(n?
Ec:Sc)(e,t,s,o);var ei=e=>(e.table??"long")==="long"&&e.zones.every(t=>["seat","grid","stack"].includes(t.kind));function Ac(e,t){let s=t.
map(({key:r})=>`lit:${r}`),n=e.over.filter(({key:r})=>s.includes(r)),[o,i]=[n[0],n[n.length-1]];n.length<2||n.length<t.length||
n.some(({tab:r})=>r!==o.tab)||(e.over=e.over.filter(r=>!n.includes(r)),e.over.push({...o,w:i.x+i.w-o.x}))}function un(e,t,s,n,o,i){
let r=t.cards.filter(E=>!E.face&&!(E.key in(e.extras.dealt??{}))),a=[...t.cards.filter(E=>!r.includes(E)),...(t.before??
[]).flatMap(E=>"cards"in E?E.cards:[])],l=i>40,c=l?26:18,h=l?Math.min(i,o/7.5):18,d=l?h*.26:6,f=r.length?h+d*(r.length-1):
0,p=s+c+(l?9:5),x=o-(p-s)-(l?8:f+12),g=l?x:o-8,m=(t.counters??[]).map(({value:E,label:T})=>`${E} ${T}`)[0]??"",w=l?[t.note,
m].filter(Boolean).join(", "):t.note||m;e.add("mark",t.id,s,n,{seat:t.seat,size:c,active:!!t.active});let b=tt(t.name,l?
15:13,x),v=tt(w,l?13:12,g);e.text(`${t.id}.name`,b.lines[0],p,n+(l?11:13),{size:b.size,bold:!0,quiet:!1,room:x}),e.text(
`${t.id}.note`,v.lines[0],l?p:s,n+(l?28:31),{size:v.size,room:g});let k={w:h,ideal:d,tight:.05};e.cards(r,l?s:s+o-f-8,l?
n+38:n-1,f+1,k,{role:"seat"}),Ac(e,r);let S=l&&f?s+f+12:s,$={w:i,ideal:i+3,tight:.3,least:i,floor:12};e.cards(a,S,n+(l?38:
36),s+o-8-S,$,{role:"seat",pitch:.5})}function Tc(e,t,s,n,o){let i=t.cells.flatMap(g=>"key"in g?[g]:[]),r=fn(s),a=i.length>
6?2:1,l=Math.max(Math.ceil(i.length/a),1),c=s>gt?10:5,h=e.extras.acting?8:0,d=(s-2*r-c*(l-1))/l,f=bt(Math.min(s>gt?70:50,
d),(o-n)/a-c-h),p=Math.min(d+c,f*1.3),x=(s-p*(l-1)-f)/2;i.forEach((g,m)=>{let w=x+m%l*p,b=n+Math.floor(m/l)*(f*1.4+c+h);
e.card(g,w,b,f,{role:"grid",own:!0})})}function Oc(e,t,s,n,o,i){let r=o*.7;(t.round??[]).forEach(({seat:l,words:c,now:h},d)=>{
let f=n+d*o,p=r>20?14:12;e.add("mark",`${t.id}.${d}`,s,f,{seat:l,size:r,active:h,quiet:!h}),e.text(`${t.id}.${d}`,c,s+r+
8,f+r/2+p*.35,{size:p,bold:h,quiet:!h,room:i-r-8})})}function Lc(e,t,s,n,o){let i=s>gt,r=t.filter(m=>m.top||m.count||m.round?.
length),a=bt(i?92:56,o-n-(i?60:24)),l=i?56:18,[c,h]=i?[186,240]:[148,190],d=Math.max(0,...r.flatMap(m=>(m.round??[]).map(
w=>_(w.words,1.06)))),f=Math.max(c,Math.min(h,(i?14:12)*d+(i?56:40))),p=r.reduce((m,w)=>m+a+(w.round?.length?f:0),l*(r.length-
1)),x=n+(o-n-a*1.4-22)*(i?.42:.3),g=(s-p)/2;for(let m of r){m.top?e.card(m.top,g,x,a,{role:"stack",recall:m.recall}):e.add(
"pile",m.id,g,x,{w:a,under:0,empty:!0});let w=m.round??[],b=i?14:12,v=x+a*1.4+(i?24:17);if(w.length){let k=Math.min(i?36:
25,(a*1.4+6)/w.length);Oc(e,m,g+a+(i?20:10),x,k,f-(i?20:10)),e.text(`${m.id}.label`,m.label,g,v,{size:b,room:a+f-10})}else{
let k=i?20:16,S=_(String(m.count),k)*1.06+5,$=i?g:g+Math.min(0,(a-S-_(m.label,b))/2);e.text(`${m.id}.count`,String(m.count),
$,v,{size:k,bold:!0,quiet:!1}),e.text(`${m.id}.label`,m.label,$+S,v,{size:b})}g+=a+(w.length?f:0)+l}}function Nc(e,t,s,n,o){
let i=s>gt,r=fn(s),a=Math.min((o-n)/Math.max(t.length,1),i?150:96),l=i?0:24,c=bt(i?84:46,a-l-(i?16:8)),h=i?166:r;t.forEach(
(d,f)=>{let p=n+f*a;if(i){let g=e.head(d,r,p,h-r-12);e.counters(d,r+4,p+42+g,h-r-16,!0)}else{let g=(d.counters??[]).map(
({value:b,label:v})=>`${b} ${v}`),m=r+24+_(d.name,13)*1.06+8;e.add("mark",d.id,r,p,{seat:d.seat,size:18,active:!!d.active}),
e.text(`${d.id}.name`,d.name,r+24,p+13,{size:13,bold:!0,quiet:!1});let w=tt([d.note,...g].filter(Boolean).join(", "),12,
s-r-m);e.text(`${d.id}.note`,w.lines[0],m,p+13,{size:w.size,room:s-r-m})}let x={w:c,ideal:c*1.12,tight:.3,least:c,floor:20};
e.cards(d.cards,h,p+l,s-r-h,x,{role:"seat"})})}function si(e,t,s,n){let o=t.cards.find(r=>r.above),i=o&&e.things.find(({
kind:r,key:a})=>r==="card"&&a===o.key);!o?.above||!i||e.text(`${o.key}.over`,o.above,n??i.x,s,{size:n?12:14,bold:!0,quiet:!1,
tone:o.ghost?"lit":"",anchor:n?"end":"start",room:n?n-pt-34-_(t.name,13)*1.06:1/0})}var fn=e=>e>gt?28:pt;function pn(e,t,s,n,o){
let r=s-166-28,a=e.extras.acting?18:0,l=bt(84,o-n-a-14),c={w:l,ideal:l*1.12,tight:.3,least:l,floor:30},h=e.head(t,28,n+a,
126);e.counters(t,32,n+a+48+h,126,!1),e.cards(t.cards,166,n+a,r,c,{own:!0,role:"hand"}),si(e,t,n-14)}function ni(e,{seats:[
t,...s],grids:n,stacks:o},i,r){let a=fn(r),l=r>gt,c=Math.max(s.length,1),h=(r-2*a+8)/c,d=l?22:8,f=l?c>1?46:60:c>2?26:32,
p=i-(e.extras.acting?l?150:126:l?132:100);!n.length&&!o.length&&s.every(m=>m.cards.every(w=>w.face))?Nc(e,s,r,d,p-(l?30:
6)):s.forEach((m,w)=>{un(e,m,a+w*h,d,h,f)});let x=s.some(m=>m.before?.length||m.cards.some(w=>w.face)),g=d+(l?54+f*1.4:x?
46+f*1.4:44);for(let m of n)l&&e.text(`${m.id}.label`,m.label,a,g+8,{room:r-2*a}),Tc(e,m,r,g+(l?26:0),p-(l?24:4));return Lc(
e,o,r,g,p),t&&l?pn(e,t,r,p,i):t&&(Ke(e,t,p,i-8,pt+92,r),si(e,t,p+9,r-pt)),{y:i-18,middle:{x:r/2,y:(g+p)/2,r:40}}}var Cc={draw2:"+2",draw4:"+4"},Hc=["skip","reverse"],Ue=28;function gn(e){let t=e>=Ue;return{large:t,left:t?34:22,right:t?
44:24,tall:e*1.17,pitch:e*1.72+(t?4:1.5),gap:t?4:1.5}}var oi=({rows:e})=>Math.max(...e.map(({kinds:t})=>t.length));function Ze(e,t){
let{left:s,right:n,pitch:o,gap:i}=gn(t);return{w:s+oi(e)*(t+i)+n,h:e.rows.length*o}}function Bc(e,t,s){let n=48;for(;n>12&&
(Ze(e,n).w>t||Ze(e,n).h>s);)n-=.2;return n}var ii=e=>[...e].reduce((t,s)=>t+Number(s),0);function ri(e,t){return e===2?C(
-t,-t,2*t,2*t,{style:"fill:var(--lit)"}):R(0,0,t,{style:e?"fill:none;stroke:var(--field-edge)":"fill:var(--on-field)","s\
troke-width":1.5})}var xn=(e,t,s)=>y("g",{transform:`translate(${e} ${t})`},s);function Rc(e,t,s){let{tall:n}=gn(s),o=e.
kinds[t],i=e.colour==="wild",r=i?"#fff":`var(--c-${e.colour}-on)`,a=Math.max(13,s*(i?.42:.54)),l=[e.unseen[t],e.held[t],
e.gone[t]].map(Number),c=Math.min(11,s/4+(s<Ue?2:1)),h=l.flatMap((f,p)=>Array(f).fill([0,2,1][p])),d=Hc.includes(o)?y("g",
{style:`color:${r}`},en(o,s/2,n/2,s*.2)):y("text",{x:s/2,y:n/2+a*.36,"text-anchor":"middle","font-size":a,"font-weight":700,
style:`fill:${r}`},Cc[o]??o);return y("g",y("g",{opacity:l[0]?null:.4},C(0,0,s,n,{rx:3,style:`fill:${i?"#17181c":`var(--\
c-${e.colour})`};stroke:#fff`,"stroke-width":s<Ue?0:1.2}),d),h.map((f,p)=>xn(s/2+(p-(h.length-1)/2)*c,n+s*.28,ri(f,s<Ue?
2.8:3.5))))}function qc(e,t,s,n){let o=s?[0,82,182]:[0,62,136];return["unseen","discarded",n].map((i,r)=>[xn(e+o[r],t,ri(
r,4)),y("text.f2",{x:e+o[r]+9,y:t+4.5,"font-size":s?13:12},i)])}function wn({zone:e,w:t,lit:s}){let{large:n,left:o,tall:i,
pitch:r,gap:a}=gn(t),l=oi(e),c=o+l*(t+a)+(n?6:2);return e.rows.map((d,f)=>{let p=f*r,x=d.kinds.length<l/2,g=w=>o+w*(t+a)*
(x?1.6:1),m=ii(d.unseen);return[d.colour!=="wild"&&Ot(d.colour,o/2-3,p+i/2,o*.26,{style:`fill:var(--ring-${d.colour})`}),
d.kinds.map((w,b)=>xn(g(b),p,Rc(d,b,t))),d.kinds.map((w,b)=>`${d.id}.${w}`in s&&C(g(b)-1,p-2,t+2,i+t*.48,{"data-key":`li\
t:${d.id}.${w}`,rx:5,style:"fill:none;stroke:var(--lit)","stroke-width":n?3:2})),x&&qc(Math.min(g(d.kinds.length),c-(n?240:
192)),p+i/2,n,d.hands??"yours"),y("text.f",{x:c,y:p+i/2+6,"font-size":n?18:14,"font-weight":700},String(m))]}).flat(3).filter(
Boolean)}function mn({rows:e}){let[t,s]=["unseen","gone"].map(n=>e.reduce((o,i)=>o+ii(i[n]),0));return`${t} cards unseen\
, ${s} discarded`}var yn=e=>[mn(e),...e.rows.map(({label:t})=>t)].join(". ");function Je(e){let t=e.zones.filter(s=>s.kind===
"kinds");return t.length?{rows:t,of:t[0].of}:void 0}function ai(e,t){let s=Object.keys(e).filter(n=>t?.rows.some(({id:o})=>n.
startsWith(`${o}.`)));return t&&s.length?{[t.of]:e[s[0]],...e}:e}function Ic(e,t,s,n,o){let[i]=t.counters??[];e.add("mar\
k",t.id,s,n,{seat:t.seat,size:18,active:!!t.active}),e.text(`${t.id}.name`,t.name,s+23,n+9,{size:13,bold:!0,quiet:!1,room:14}),
e.cards(t.cards,s+38,n-4,o-42,{w:12,ideal:3,tight:.05},{role:"seat"}),i&&e.text(`${t.id}.note`,`${i.value} ${i.label}`,s+
23,n+23,{size:12,room:o-23})}function li(e,{seats:[t,...s],ring:n,stacks:o,kinds:i},r,a){let l={rows:i,of:""},c=a>gt,h=c?
28:10,d=Math.min(s.length||1,3),f=Math.ceil(s.length/d),p=s.length>3,x=c?52:p?30:40,g=c?150:80,m=o.length*(x+12)+g,w=(a-
2*h-m)/d,b=c?12:8,v=p?34:c?102:44,k=b+Math.max(x*1.4+(c?16:10),f*v),S=r-(c?104:74);s.forEach((A,H)=>{let B=b+Math.floor(
H/d)*v;p&&!c?Ic(e,A,h+H%d*w,B,w):un(e,A,h+H%d*w,B,c?w:Math.min(w,130),p||!c?26:42)});let $=a-h-m;for(let A of o)A.top?e.
card(A.top,$,b,x,{role:"space"}):e.add("pile",A.id,$,b,{w:x,under:0,empty:!0}),$+=x+12;let E=o.map(({count:A,label:H})=>`${A}\
 ${H}`);n?.value&&o.some(({top:A})=>A?.face?.colour==="wild")&&E.push(`${n.value} named`),E.forEach((A,H)=>{e.text(`spre\
ad.${H}`,A,$,b+14+H*(c?20:16),{size:c?14:12,room:g})});let T=Bc(l,a-2*h,S-k),M=Ze(l,T);if(e.add("spread","all",(a-M.w)/2,
k+(S-k-M.h)*.35,{zone:l,w:T,lit:e.extras.lit??{}}),t&&c)pn(e,{...t,counters:t.counters?.slice(0,1)},a,S,r);else if(t){let A=bt(
46,r-8-S);e.add("mark",t.id,h,S,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,t.name,h,S+36,{size:13,bold:!0,
quiet:!1,room:62});let H={w:A,ideal:A+4,tight:.36,least:A,floor:20};e.cards(t.cards,78,S,a-h-78,H,{own:!0,role:"hand"})}
return{y:r-18,middle:{x:a/2,y:(k+S)/2,r:40}}}var Ye=class{constructor(t){this.how=t,this.open=!1,this.root=u("section.sh\
eet.spread",{hidden:!0,role:"group"})}show(t,s,n){this.zone=t,t||(this.open=!1),this.root.hidden=!this.open;let o=this.open&&
JSON.stringify([t,s,n]);if(!t||!o||this.root.dataset.looks===o)return;this.root.dataset.looks=o;let i=n?23.2:44,r=Ze(t,i),
a=this.root.contains(st(this.root)),l={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.escape()};
this.root.setAttribute("aria-label",mn(t)),this.root.replaceChildren(u("h2",mn(t)),jt(l,rt("close",16)),y("svg",{viewBox:`\
0 -3 ${r.w} ${r.h}`,role:"img","aria-label":yn(t)},wn({zone:t,w:i,lit:s}))),a&&this.root.querySelector("button")?.focus()}toggle(t){
if(this.open)return void this.escape();this.open=!0,t(),this.root.querySelector("button")?.focus({preventScroll:!0})}escape(){
let t=this.open,s=this.root.contains(st(this.root));return this.open=!1,this.root.hidden=!0,s&&this.zone&&this.how.focus(
this.zone.of),t}};var It=(e,t)=>y("text",t,e),ci=e=>!e.plays&&!!(e.opens||e.recall?.length);function Dc(e){let t=e.w*1.4,s=Math.min(11,Math.
max(7,e.w*.16));return[e.plays&&C(-2,-2,Math.max(e.seen,24),t+24,{class:"touch",fill:"transparent"}),e.dealt&&Et(null,e.
w),e.ghost?y("g.faint",Et(e.face,e.w)):Et(e.face,e.w),e.ghost&&C(0,0,e.w,t,{class:"ghost",rx:e.w*.085,fill:"none"}),e.kin&&
!e.ghost&&C(1.5,1.5,e.w-3,t-3,{class:"kin",rx:e.w*.07,fill:"none"}),e.off&&C(0,0,e.w,t,{class:"veil",rx:e.w*.085}),e.under&&
y("path.bar-under",{d:`M2 ${t+11.5}h${Math.max(e.seen-6,18)}`,"stroke-width":5}),ci(e)&&Do(s+2,t-s-2,s),C(-5,-5,e.w+10,t+
10,{class:"ring-focus",rx:e.w*.085+5}),y("title",ci(e)?`${e.label}. Press to see the cards.`:e.label)]}var At=24,bn=14,_c=8;
function Pc(e){let t=Math.min(At,e.w);switch(e.role){case"hand":{let s=Math.min(At,e.w*.55);return[e.w-s,e.h-s,s]}case"s\
tack":case"pile":return[e.w-t,e.h-t,t];case"fan":return[e.w-t,e.h*.36,t];case"seat":return e.h<At?[e.w+3,(e.h-bn)/2,e.w<
_c?0:bn]:[e.w-At,e.h-At,At];case"space":return[e.w-14,e.h-21,At];case"dice":return[e.w+3,-3,At];default:return e.y>At?[e.
w-21,-25,At]:[Math.max(-8,1-e.x),Math.max(-8,1-e.y),bn]}}function Wc(e){let[t,s,n]=Pc(e),o=e.tab&&n>0&&y("g",{transform:`\
translate(${t} ${s})`},C(0,0,n,n,{fill:"var(--lit)"}),It(e.tab,{x:n/2,y:n*.71,"font-size":n*.625,"font-weight":700,"text\
-anchor":"middle",fill:"#13201E"}));return[C(-3,-3,e.w+6,e.h+6,{rx:7,fill:"none",stroke:"var(--lit)","stroke-width":4}),
o]}function jc(e){let t=e.tone==="lit"?"lit-text":e.quiet?"f2":"f";return[y("text",{"font-size":e.size,"font-weight":e.bold?
700:400,"text-anchor":e.anchor,class:t},e.lines.map((s,n)=>y("tspan",{x:0,dy:n?e.size*1.2:0},s)))]}var Vc=e=>[ee(e.seat,
0,0,e.size,{fill:e.active?"var(--accent-on-field)":e.quiet?"var(--on-field-2)":"var(--on-field)"})];function Fc(e){let t=String(
e.value),s=Rt(t),n=s?it(t,e.high):0;return[s&&ut(t,0,0,e.high,{colour:"var(--on-field)"}),It(s?e.label:`${t} ${e.label}`,
{x:s?n+8:0,y:e.high-4,"font-size":13,class:"f2","aria-hidden":"true"})]}function Gc(e){return e.empty?[C(1,1,e.w-2,e.w*1.4-
2,{class:"slot",rx:5,fill:"none"})]:Array.from({length:e.under},(t,s)=>{let n=(e.under-s)*2.5;return y("g",{transform:`t\
ranslate(${n} ${-n})`},C(0,0,e.w,e.w*1.4,{class:"paper",rx:e.w*.085}))})}var Kc=e=>[y("text.f2",{"font-size":13,"aria-hi\
dden":"true"},y("tspan.f",{"font-weight":700,"font-size":15},String(e.count)),e.lines.map(t=>y("tspan",e.broken?{x:0,dy:17}:
{dx:4},t)))];function Uc(e){let t=String(e.count),s=it(t,22),n=s+8+e.noted,o=(e.wide-(e.below?s:n))/2;return[ut(t,o,0,22,
{colour:"var(--on-field)"}),It(e.label,{x:e.below?e.wide/2:o+s+8,y:e.below?e.high+56:18,"text-anchor":e.below?"middle":"\
start","font-size":13,class:"f2","aria-hidden":"true"}),tn(e.count,12,30+e.high,e),ht(`M1.5 ${e.high-6}V${36+e.high}H${e.
wide-1.5}V${e.high-6}`,"var(--field-line)",3)]}var pe=(e,t)=>[t*Math.sin(e*2*Math.PI),-t*Math.cos(e*2*Math.PI)];function Zc(e){
let{ring:t,r:s}=e,n=t.of??10,o=t.filled??0,i=t.preview?.filled??o,r=t.goal??-1,a=s*.17,l=2.4/360,c=J("hatch"),h=b=>{let[
v,k]=pe(b/n+l,s),[S,$]=pe((b+1)/n-l,s);return`M${v} ${k}A${s} ${s} 0 0 1 ${S} ${$}`},d=Array.from({length:n},(b,v)=>{let k=v<
o,S=t.preview?v>=o&&v<i:r>=0&&v>=o&&v<r,$=v===r?"var(--lit)":k?"var(--accent-on-field)":"var(--field-line)";return[y("pa\
th",{d:h(v),fill:"none",style:`stroke:${$}`,"stroke-width":a}),S&&y("path",{d:h(v),fill:"none",style:`stroke:url(#${c})`,
"stroke-width":a})]}),f=s<56,p=f?12:14,x=(t.marks??[]).map(b=>{let v=b.at/n,k=s+a/2+4,[S,$]=pe(v,k),[E,T]=pe(v,k+7),[M,A]=pe(
v,k+(f?6:19)),H=Math.sin(v*2*Math.PI)<-.2,B=Math.sin(v*2*Math.PI)>.2;return[!f&&y("path",{d:`M${S} ${$}L${E} ${T}`,class:b.
on?"tick on":"tick"}),It(b.text,{x:M+(H?5:B?-5:0),y:A+(f?4:5),"font-size":p,"font-weight":b.on?700:400,"text-anchor":H?"\
end":B?"start":"middle",class:b.on?"f":"f2"})]}),g=(t.preview??t).value??"",m=t.preview?.note??t.note,w=Math.min(s*.7,s*
140/Math.max(it(g,100),1));return[y("defs",ft(c,"var(--accent-on-field)","none")),R(0,0,s+a/2,{fill:"var(--field)"}),...t.
closed?Yc(s,a):[...d.flat(),...x.flat()],Rt(g)&&ut(g,0,-w*.61,w,{anchor:"middle",colour:"var(--on-field)"}),m&&It(m,{y:s*
.55,"font-size":Math.max(13,s*.14),"font-weight":t.closed?700:400,"text-anchor":"middle",class:t.closed?"lit-text":"f2"})]}
var Yc=(e,t)=>[0,1,2].map(s=>R(0,0,e+s*t*1.15,{fill:"none",style:"stroke:var(--lit)","stroke-width":s?t*.24:t,class:s?"e\
cho":"whole"}));function Jc(e){let{r:t}=e,s={...e.ring,...e.ring.preview},n=Math.round(t/4.6),o=s.colour?`var(--ring-${s.
colour})`:"var(--on-field-2)",i=(s.direction??1)<0?-1:1,r=We(s.colour),a=Array.from({length:n},(h,d)=>d*360/n).filter(h=>!r||
Math.abs(h-180)>31).map(h=>y("path",{transform:`rotate(${h}) translate(0 ${-t}) scale(${i} 1)`,d:"M-7-9H0L8 0 0 9H-7L1 0\
Z",fill:o})),l=r&&y("g",{transform:`translate(-60 ${t-18})`},C(0,0,120,36,{rx:4,fill:`var(--c-${s.colour})`}),Ot(s.colour,
22,18,8.5,{fill:"none",stroke:`var(--c-${s.colour}-on)`,"stroke-width":2.5}),It(`${s.colour.toUpperCase()} ${r}`,{x:40,
y:24,"font-size":16,"font-weight":700,fill:`var(--c-${s.colour}-on)`})),c=s.note&&It(s.note,{y:t-30,"font-size":13,"text\
-anchor":"middle",class:"f2"});return[...a,l,c]}var Xc=e=>[tn(e.count,0,0,e)],Qc=({ring:e})=>[Rt(e.value??"")&&ut(e.value,
0,-26,40,{anchor:"middle",colour:"var(--on-field)"}),It(e.note??"",{y:36,"font-size":14,"text-anchor":"middle",class:"f2"})],
zc={dial:Zc,chevrons:Jc,none:Qc},th=e=>Array.from({length:e.full},(t,s)=>y("g",{transform:`translate(${e.size/2+s*(e.size+
5)} ${e.size/2})`,"aria-hidden":"true"},R(0,0,e.size/2-1.5,{fill:"none",class:s<e.count?"agent":"slot"}),s<e.count&&C(-5,
-1.75,10,3.5,{fill:"var(--on-field)"}))),eh=e=>[C(1.5,1.5,e.size-3,e.size-3,{rx:4,style:`fill:${e.box==="done"?"var(--on\
-field)":"var(--field)"};stroke:var(--${{now:"lit",done:"on-field",open:"field-edge"}[e.box]})`,"stroke-width":e.box==="\
now"?4:2,"stroke-dasharray":e.box==="open"?"4 3":null}),e.box==="done"&&y("path",{d:"M-4 -4L4 4M4 -4L-4 4",transform:`tr\
anslate(${e.size/2} ${e.size/2}) scale(${e.size/18})`,style:"stroke:var(--field)","stroke-width":2.5})],sh={card:Dc,lit:Wc,
text:jc,mark:Vc,counter:Fc,pile:Gc,count:Kc,tray:Uc,chips:Xc,dice:Qo,agents:th,box:eh,spread:e=>wn(e),board:e=>[Zo(e)],ring:e=>zc[e.
ring.art??"dial"](e)};function Vt(e){let t=sh[e.kind];if(!t)throw new Error(`Expected a thing that the table can draw, n\
ot "${e.kind}".`);return t(e).filter(Boolean)}function hi(e){switch(e.kind){case"card":return e.label;case"counter":return`${e.
value} ${e.label}`;case"count":return e.spoken||`${e.count} ${e.lines.join(" ")}`;case"tray":return`${e.count} ${e.label}`;case"\
dice":case"board":return e.kind==="dice"?e.label:e.zone.label;case"ring":return e.ring.label;case"spread":return yn(e.zone);default:
return""}}var $n=150,kn=112,di=7,Xe=8,nh=50,oh=16,kt=(e,t,s,n)=>({kind:e,key:"",x:t,y:s,...n}),Qe=(e,t,s,n={})=>kt("text",t,s,{lines:[
e],size:14,bold:!1,quiet:!1,anchor:"start",tone:"",...n}),ui=(e,t,s,n)=>kt("card",t,s,{w:n,face:e.face??null,label:e.label,
kin:e.kin,seen:n}),vn=(e,t,s,n)=>kt("lit",e,t,{w:s,h:n,tab:"",role:""});function ih({id:e,cards:t=[],columns:s=0},n,o){let i=s||
t.length,r=t.some(d=>d.above)?19:0,a=s||t.length<4?n+5:Math.max(n*.66,r+3),l=n*1.4+5,c=a*(i-1)+n,h=r+l*Math.ceil(t.length/
i)-5;return{w:c,h,put:(d,f)=>[...t.flatMap((x,g)=>{let m=d+a*(g%i),w=f+r+l*Math.floor(g/i),b=g===t.length-1;return[ui(x,
m,w,n),...x.above?[Qe(x.above,m,w-6,{bold:b,quiet:!b})]:[],...o.has(x.key)?[vn(m,w,n,n*1.4)]:[]]}),...o.has(e??"")&&t.length>
1?[vn(d,f+r,c,h-r)]:[]]}}function rh(e,t,s){let n=e.top&&!e.top.face,o=n?Math.min(3,e.count-1):0,i=o*2.5;return{w:t+i,h:t*
1.4+i,put:(r,a)=>[kt("pile",r,a+i,{w:t,under:o,empty:!e.top}),...e.top?[ui(e.top,r,a+i,t)]:[],...s.has(e.id)?[vn(r,a+i,t,
t*1.4)]:[]]}}function ah(e,t){let s=Math.min(21,Math.max(16,Math.round(t*.42))),n=s*.8,o=e.counters?.find(({value:x,art:g})=>x||
!g)??e.counters?.[0],i=o?.value?o.art:"",r=o?String(o.value):"",a=o&&!i?o.label:"",l=e.alert?e.alert:a,c=Math.ceil((o?.value??
0)/10),h=i==="chips"?66:0,d=s+5+_(r,n*1.1),f=d+(i==="agents"?8+23*(o?.value??0):0);return{w:Math.max(f,i==="chips"?15*c-
2:0,_(l,14)),h:h+s+(l?17:0),put:(x,g)=>[...i==="chips"?[kt("chips",x,g+h-4,{count:o?.value,w:13,t:4,g:2,pitch:15})]:[],...i===
"agents"?[kt("agents",x+d+8,g,{count:o?.value,full:o?.value,size:18})]:[],kt("mark",x,g+h,{seat:e.seat,size:s,active:!!e.
active||e.note==="wins"}),Qe(r,x+s+5,g+h+s*.76,{size:n,bold:!0}),...l?[Qe(l,x,g+h+s+14,{tone:e.alert?"lit":"",bold:!!e.alert})]:
[]]}}function lh({board:e,zone:t},s,n){let o=e,i={heat:{},clear:!1,acting:!1,spots:{},lit:Object.fromEntries([...n].map(
l=>[l,""]))},r=s,a=s*o.height/o.width;return{w:r,h:a,put:(l,c)=>[kt("board",l,c,{board:o,zone:t,...i,w:r,h:a,k:r/o.width})]}}
function ch(e,t,s){let n=e.zone;switch(e.kind){case"cards":return ih(e,t,s);case"stack":return rh(n,t,s);case"seat":return ah(
n,t);case"tokens":return lh(e,t*3.2,s);case"dice":{let o=Math.min(30,t*.8),i=n.values.length*(o+10)-10;return{w:i,h:o,put:(r,a)=>[
kt("dice",r,a,{...n,lit:n.lit??[],w:i,size:o})]}}case"ring":{let o=t*.66,i=o*1.42;return{w:2*i,h:2*i,put:(r,a)=>[kt("rin\
g",r+i,a+i,{r:o,ring:{...n,marks:[],note:""}})]}}case"words":{let o=(e.words??"").split(`
`);return{w:Math.max(...o.map(i=>_(i,15))),h:17*o.length,put:(i,r)=>o.map((a,l)=>Qe(a,i,r+13+17*l,{bold:!l}))}}default:return{
w:22,h:12,put:(o,i)=>[kt("arrow",o,i,{back:e.kind==="left"})]}}}var hh=({back:e})=>[y("path.arrow",{d:"M0 4.5h13V0l9 6-9\
 6V7.5H0z",transform:e?"translate(22 0) scale(-1 1)":null})];function dh({rows:e,lit:t=[]}){let s=new Set(t),n=(o,i)=>o.
reduce((r,a)=>r+a+i,-i);for(let o=nh;;o-=1){let i=e.map(h=>h.map(d=>ch(d,o,s))),r=i.map(h=>n(h.map(({w:d})=>d),Xe)),a=i.
map(h=>Math.max(...h.map(({h:d})=>d))),l=n(a,Xe);if(o>oh&&(Math.max(...r)>$n-2*di||l>kn-2*di))continue;let c=(kn-l)/2;return i.
flatMap((h,d)=>{let f=($n-r[d])/2,p=c;return c+=a[d]+Xe,h.flatMap(({w:x,h:g,put:m})=>{let w=f;return f+=x+Xe,m(w,p+(a[d]-
g)/2)})})}}var uh=({title:e,says:t})=>`${e}${/^\p{Ll}/u.test(t)?"":"."} ${t}`,fh=e=>y("svg.uw-table",{viewBox:`0 0 ${$n}\
 ${kn}`,role:"img","aria-label":uh(e)},dh(e).map(t=>y("g",{class:`thing ${t.kind}`,transform:`translate(${t.x} ${t.y})`},
t.kind==="arrow"?hh(t):Vt(t)))),fi=({pictures:e})=>u("ol.howto",e.map((t,s)=>u("li",fh(t),u("p",u("b",`${s+1}. ${t.title}`),
` ${t.says}`))));var Mn="uncle_widgets.aim.";var Sn=new Map;function me(e){try{return localStorage.getItem(e)??Sn.get(e)??""}catch{return Sn.get(e)??""}}function ze(e,t){
Sn.set(e,t);try{localStorage.setItem(e,t)}catch{}}var Tn=e=>Number(me(Mn+e))>=3,En=new Set,An=new Set;function pi(e){return An.
add(e),()=>An.delete(e)}function mi(){for(let e of An)e()}function Ft(e,t=!1){!e||Tn(e)||ze(Mn+e,String(t?3:Number(me(Mn+
e))+1))}function gi(e){Ft(e,!0);for(let t of En)t(e)}function xi(e){let t=()=>e();return En.add(t),()=>En.delete(t)}var ph="uncle_widgets.howto.";function wi(e,t,s=!Tn(e?.game??"")){return!e?.aim||!s?null:u("div.aim",{role:"group","aria\
-label":"The aim of the game"},u("p",u("span.whole",e.aim),u("span.short",e.short)),u("button.btn.quiet",{"data-k":"howt\
o","aria-haspopup":"dialog",onclick:()=>On(e,t)},"How to play"),u("button.btn.quiet",{"data-k":"known","aria-label":"Clo\
se the aim of the game",onclick:()=>gi(e.game)},"×"))}function On(e,t,s="menu"){let n=J("howto"),o=t.getRootNode(),i=o.
activeElement;mi();let a=u("dialog.sheet.howto-over",{"aria-labelledby":n,onclose:()=>{a.remove(),ze(ph+e.game,"1"),Ft(e.
game,!0);let l=i?.isConnected&&i!==document.body?i:t.closest(".uw")?.querySelector(`[data-k="${s}"]`);(l instanceof HTMLElement||
l instanceof SVGElement)&&l.focus({preventScroll:!0})}},u("div.thead",u("h2",{id:n,tabindex:-1,autofocus:!0},"How to pla\
y"),u("p.mute",e.title)),u("p.goal",e.aim),fi(e),u("button.btn.solid",{"data-k":"howto.close",onclick:()=>a.close()},"Cl\
ose"));t.append(a),a.showModal()}var yi=Symbol.for("uncle_widgets.presses");function Ln(e){let t=e.composedPath()[0],s=t instanceof Element?t.closest("bu\
tton"):null;return s?.closest(".uw")?s:null}var bi=({dataset:e,textContent:t})=>e.k??e.act??e.clause??t;function $i(){let e=globalThis;
if(e[yi])return;e[yi]=!0;let t=null,s=null,n=i=>{let r=t,a=Ln(i);t=s=null,!(!r||r.isConnected||!a||bi(a)!==bi(r))&&setTimeout(
()=>{s instanceof Node&&a.contains(s)||a.click()})},o=[["pointerdown",i=>t=i.button||i.pointerType==="touch"?null:Ln(i)],
["pointerup",n],["pointercancel",()=>t=null],["keydown",i=>i.repeat||(t=i.key===" "?Ln(i):null)],["keyup",i=>i.key===" "&&
n(i)],["click",i=>s=i.composedPath()[0]]];for(let[i,r]of o)window.addEventListener(i,r,{capture:!0})}var mh=".uw, .uw-page, .uw-room",gh="data-lm-suppress-shortcuts",ki=Symbol.for("uncle_widgets.keys"),xh=/^(enter|backspace|delete|home|end|arrow\w+|[amyz])$/i,
vi=e=>(e.ctrlKey||e.metaKey)&&!xh.test(e.key),Mi=e=>e.composedPath().filter(t=>t instanceof HTMLElement&&t.matches(mh)).
at(-1);function Si(){let e=globalThis;if(e[ki])return;e[ki]=!0,$i();let t=new WeakSet,s=n=>{vi(n)||n.stopPropagation()};
window.addEventListener("keydown",n=>{let o=Mi(n),i=n.composedPath()[0];!(o instanceof HTMLElement)||!(i instanceof Element)||
(i.toggleAttribute(gh,!vi(n)),!t.has(o)&&(t.add(o),o.addEventListener("keydown",s)))},{capture:!0}),window.addEventListener(
"pointerdown",n=>{let o=Mi(n);o instanceof HTMLElement&&!o.hasAttribute("tabindex")&&(o.tabIndex=-1)},{capture:!0})}var Ei=55,wh=74,yh=46,Nn=36,bh=46;function $h(e){let t=e.closest(".uw-room");return!!(t&&!e.closest(".uw-page")&&t.getBoundingClientRect().
top+window.scrollY>window.innerHeight/2)}function kh(e){if(Xt())return $h(e)?window.innerHeight:null;let t=e.getRootNode();
return t instanceof ShadowRoot?vh(t.host):e.closest(".jp-WindowedPanel-outer, .jp-NotebookPanel-notebook, .jp-Notebook")?.
clientHeight??Number.NaN}function vh(e){let t=window.innerHeight,s=e;for(;s;){let{overflowY:n,maxHeight:o,paddingTop:i,paddingBottom:r}=getComputedStyle(
s);if(n==="auto"||n==="scroll"){let l=parseFloat(o)-parseFloat(i)-parseFloat(r);o.endsWith("px")?t=Math.min(t,l):s.scrollHeight>
s.clientHeight+1&&(t=Math.min(t,s.clientHeight))}let a=s.getRootNode();s=s.parentElement??(a instanceof ShadowRoot?a.host:
null)}return t}function Mh(e,t,s,n=Ei){let o=s?Math.max(Nn,Math.min(bh,t)):t;return e>=n&&o>=Nn?{kind:e>=wh?"large":"mid\
dle",height:o}:{kind:o<Nn||s?"flow":"phone",height:o}}function ts(e,t){let s="",n=()=>{let r=e.closest(".uw-page")??e.closest(
".uw-room");if(!r)return;let a=parseFloat(getComputedStyle(e).fontSize)||16,l=kh(e),c=l==null?r.getBoundingClientRect().
top+window.scrollY:0,h=l??window.innerHeight-2*c,d=r.classList.contains("uw-position")?yh:Ei,f=r.clientWidth/a,{kind:p,height:x}=Mh(
f,h/a,l!=null,d),g=`${p} ${Math.floor(x*a)} ${a}`;r.classList.toggle("uw-beside",l!=null&&p==="flow"&&f>=d),g!==s&&(s=g,
r.dataset.fit=p,r.classList.toggle("uw-one",p==="large"||p==="middle"),r.classList.toggle("uw-middle",p==="middle"),r.classList.
toggle("uw-phone",p==="phone"),r.classList.toggle("uw-fits",p!=="flow"),r.style.setProperty("--uw-h",`${Math.floor(x*a)}\
px`),r.style.setProperty("--uw-rem",`${a}px`),t())},o=new ResizeObserver(n),i=()=>{let r=e.closest(".uw-page")??e.closest(
".uw-room");return!r&&e.isConnected?0:r?(o.observe(r),n(),0):requestAnimationFrame(i)};return i(),window.addEventListener(
"resize",n),()=>{o.disconnect(),window.removeEventListener("resize",n)}}var Oi="uncle_widgets.theme",Sh="uncle_widgets.inks",Eh="uncle_widgets.covers",Bn=[["auto","Auto"],["light","Light"],["d\
ark","Dark"]],Ah=[["two","Two colours"],["four","Four"]],Th=[["hidden","Hidden"],["press","On a press"],["shown","Shown"]],
Ai=e=>Bn.find(([t])=>t===e)?.[0];function Oh(){let e=Xt()?Ai(new URLSearchParams(location.search).get("theme")):void 0;try{
return e??Ai(localStorage.getItem(Oi))??"auto"}catch{return e??"auto"}}function Ti(e,t,s){try{let n=localStorage.getItem(
e);return t.find(([o])=>o===n)?.[0]??s}catch{return s}}function Gt(){let e=globalThis,t=Symbol.for("uncle_widgets.theme");
if(!e[t]){let s=matchMedia("(prefers-color-scheme: dark)");e[t]={choice:Oh(),inks:Ti(Sh,Ah,"two"),covers:Ti(Eh,Th,"press"),
roots:new Set,heard:new Set,system:s},s.addEventListener("change",Hn),Hn()}return e[t]}function Cn(e,t){e.classList.toggle(
"four-inks",Gt().inks==="four");for(let s of[e,e.closest(".uw-page")??e.closest(".uw-room")])s instanceof HTMLElement&&(t===
"auto"?delete s.dataset.theme:s.dataset.theme=t)}function Hn(){let{choice:e,roots:t,heard:s,system:n}=Gt();for(let o of t)
Cn(o,e);if(Xt()){let o=e==="auto"?n.matches?"dark":"light":e;document.documentElement.dataset.theme=o,document.body.dataset.
jpThemeLight=String(o==="light")}for(let o of s)o()}var es=()=>Gt().choice;function Li(e){Gt().choice=e,Lh(Oi,e),Hn()}var Ni=()=>Gt().covers;function Lh(e,t){try{localStorage.setItem(e,t)}catch{}}function Ci(e){let{heard:t}=Gt();return t.add(e),()=>{t.delete(e)}}
var Rn=e=>t=>{let s=e(t),n=t.el.querySelector(".uw");if(!(n instanceof HTMLElement))return s;let{roots:o}=Gt();o.add(n),
Cn(n,es());let i=new ResizeObserver(()=>{Cn(n,es()),i.disconnect()});return i.observe(n),()=>{i.disconnect(),o.delete(n),
s?.()}};var Nh=[["first","Predict first"],["shown","Show answers"]];function qn(e,t,s){let n=u("div",{class:`jupyter-widgets ${s}`});
return Rn(e)({model:t,el:n}),n}var Hi=(e,t,s,n)=>u("select",{class:"pick","aria-label":e,onchange:o=>n(o.target.value)},
t.map(([o,i])=>u("option",{value:o,selected:o===s},i)));function Bi({game:e,title:t,standing:s,howto:n},o,i){let r=o.get(
"predicting"),a=u("div.uw-aim"),l=()=>a.replaceChildren(...[wi(n,c)].filter(d=>d!=null)),c=u("div",{class:"uw uw-masthea\
d"},u("div",{class:"mast saved"},u("h1",{},t),u("p",{class:"standing"},s),n?.aim&&u("button.btn",{onclick:()=>On(n,c)},"\
How to play"),r!=null&&Hi("Answers",Nh,r?"first":"shown",d=>o.put({predicting:d==="first"})),Hi("Theme",Bn,es(),d=>Li(d))),
a);Qt(c,o.get("palette")),l(),xi(l),Rn(()=>{})({el:u("div",{},c)});let h=u("div",{class:"widget-box uw-cols"});return i.
className=`widget-box uw-page g-${e}`,i.replaceChildren(u("div",{class:"widget-box uw-room"},c),u("div",{class:"widget-b\
ox uw-body"},u("div",{class:"widget-box uw-room"},h))),ts(c,()=>{}),Si(),h}var Ch=400,In=[["guess","A guess"],["think","I think so"],["know","I know"]];function Ri(e,t=()=>{}){let s=u("div"),n=i=>{
e.sure=i,o()},o=()=>{t(),Y(s,dt({label:"How sure are you?",choices:In,value:e.sure,k:"sure",pick:n}))};return o(),u("div\
.sure",u("span","How sure?"),s)}function qi({press:e,refused:t}){let s=Number.NEGATIVE_INFINITY,n="",o="",i=u("button.bt\
n.solid.wide",{"data-k":"main",onclick:()=>{performance.now()-s<Ch||(n?t(n):e())}});return{node:i,show(r,a,l=r){o&&o!==l&&
(s=performance.now()),o=l,i.textContent!==r&&(i.textContent=r),n=a,a?i.setAttribute("aria-disabled","true"):i.removeAttribute(
"aria-disabled"),i.title=a}}}var Hh={csv:"text/csv",json:"application/json",html:"text/html",ipynb:"application/x-ipynb+json"};function ge(e){if(e.kind!==
"file")return;let t=Hh[e.name.split(".").pop()??""]??"text/plain",s=URL.createObjectURL(new Blob([e.text],{type:t}));u("\
a",{href:s,download:e.name}).click(),URL.revokeObjectURL(s)}var _i={"٪":"%","٫":"."};for(let[e,t]of[["-","‐‑‒–−﹣"],["/","⁄∕"],["'","‘’ʼ"],[",","،٬"]])for(let s of t)
_i[s]=e;var Bh=/^([+-]?) ?(.+?) ?(%|(?:out )?of 100)?$/,Rh=/^(?:(\d+) )?(\d+) ?\/ ?(\d+)$/,qh=/^(?:\d+[.,]?\d*|[.,]\d+)$/,
Ih=/^[1-9]\d{0,2}([,'_ ])\d{3}(?:\1\d{3})*(?:\.\d*)?$/,Dh=/^[1-9]\d{0,2}(?:\.\d{3})+$/;function _h(e){let t=e.codePointAt(
0),s=0;for(;/\p{Nd}/u.test(String.fromCodePoint(t-s-1));)s++;return String(s%10)}function Ph(e){if(/\p{Nd}/u.test(e))return _h(
e);if(/\p{No}/u.test(e)){let t=e.normalize("NFKC");return t.includes("⁄")?` ${t.replace("⁄","/")} `:e}return/[\p{Z}\t\n\v\f\r]/u.
test(e)?" ":/\p{Cf}/u.test(e)?"":/[\uff01-\uff5e]/.test(e)?String.fromCharCode(e.charCodeAt(0)-65248):_i[e]??e}var Wh=e=>[
...e].map(Ph).join("").replace(/ +/g," ").trim(),Ii=e=>e.toFixed(9).replace(/\.?0+$/,""),Di=e=>Number.isInteger(e)?e.toLocaleString(
"en"):String(Number(e.toPrecision(6))),Lt={low:0,high:100,unit:"chance"};function Dn({low:e=-1/0,high:t=1/0,unit:s="",whole:n=!1}){
let o=Number.isFinite(e)&&Number.isFinite(t)?` from ${Di(e)} to ${Di(t)}`:"",i=s==="chance"?" (of 100)":s&&s!=="share"?`\
 ${s}`:"";return`Expected ${n?"a whole number":"a number"}${o}${i}`}function xt(e,t){let{low:s=-1/0,high:n=1/0,unit:o="",
whole:i=!1}=t,r=Wh(e),a=[...r].slice(0,20).join(""),l=($,E="")=>({value:null,share:Number.NaN,words:$,meant:E});if(!r)return l(
`${Dn(t)}.`);let c=l(`${Dn(t)}, not '${a}'.`),h=Bh.exec(r);if(!h||[...r].length>60)return c;let[,d,f,p]=h,x=Rh.exec(f),g=x!=
null&&x[1]==null,m=t.thousands??(-s>=1e3||n>=1e3),w=i&&Dh.test(f),b;if(x){let[,$="0",E,T]=x;if(!Number(T))return c;let M=(Number(
$)*Number(T)+Number(E))/Number(T);b=A=>M*10**A}else if(m&&(Ih.test(f)||w)){let $=f.replace(w?/[,'_ .]/g:/[,'_ ]/g,"");b=
E=>+`${$}e${E}`}else if(qh.test(f)){let $=f.replace(",",".");b=E=>+`${$}e${E}`}else return c;if(p&&(o!=="chance"&&o!=="s\
hare"||g&&(p==="%"||o==="share")))return c;let v=p&&o==="share"?-2:g&&o==="chance"?2:0,k=d==="-"?-1:1,S=k*b(v)||0;if(S<s||
S>n||i&&!Number.isInteger(S))return l(`${Dn(t)}, not ${a}.`);if(o==="chance"&&S>0&&S<1&&!g&&!p){let $=Ii(b(2)),E=Ii(S);return l(
`Did you mean ${$} out of 100? Type ${$}, or ${E}% for ${E} out of 100.`,$)}return{value:S,share:k*b(v-2)||0,words:"",meant:""}}var jh=80,_n=12,Vh=800,Pi=(e,{unit:t})=>String(Number(e.toFixed(t==="chance"?1:2)));function Fh(e,t){let{value:s}=xt(e,t),
n=Number(e.trim().replace(",",".").replace("−","-"));return s==null||s===n?"":Pi(s,t)}var Wi=(e,t,s)=>e!=null&&xt(e,s).
value===(t??null)?e:t==null?"":Pi(t,s);function ss(e,t){let{words:s,meant:n}=xt(e,t);return n?`Did you mean ${n} out of \
100?`:s}function Gh(e,t,s,n=!0){let o=u("div.numnote",{id:J("note"),role:"status"}),i=0,r="",a=c=>{let h=e.value,{words:d,
meant:f}=h.trim()?xt(h,t):{words:"",meant:""},p=f?ss(h,t):c&&n?d:"";j(e,"aria-invalid",p?"true":""),j(e,"aria-describedb\
y",p?o.id:"");let x=p&&`${p} ${f&&h}`;if(x===r)return;r=x;let g=(m,w,b)=>u("button.btn",{"data-k":b,onclick:()=>s(w)},m);
o.replaceChildren(...p?[u("p.refusal",p)]:[],...f?[u("div.row",g("Yes",f,"meant.yes"),g("No",`${h.trim()}%`,"meant.no"))]:
[])},l=()=>{clearTimeout(i),a(!0)};return e.addEventListener("input",()=>{clearTimeout(i),i=window.setTimeout(l,Vh),a(!1)}),
e.addEventListener("change",l),{node:o,complain:l}}function Pn({rule:e,label:t,words:s,ends:n,value:o,set:i,enter:r,k:a=""}){
let l=o,{low:c,high:h}=e,d=e.unit==="chance"?1:10**Math.floor(Math.log10((h-c)/50||1)),f=u("span.drawn",{"aria-hidden":"\
true"}),p=u("b.equals",{"aria-hidden":"true"}),x=u("input.bignum",{inputmode:e.low<0?"text":"decimal","data-k":`value${a}`,
maxlength:jh,autocomplete:"off","aria-label":`${t} ${s}`,oninput:()=>v(x.value,x)}),g=u("input.rng",{type:"range",min:c,
max:h,step:d,"data-k":`range${a}`,"aria-label":t,oninput:()=>v(m(),g)}),m=()=>String(Number(Number(g.value).toFixed(d<1?
2:0))),w=String((c+h)/2),b=Gh(x,e,E=>{v(E),g.focus({preventScroll:!0})});function v(E,T){l=E.trim(),T!==x&&(x.value=l,b.
complain()),k(T),i(l)}function k(E){let T=xt(l,e).value,M=l.replace("-","−"),A=Fh(l,e);E!==g&&(g.value=T==null?w:String(
T)),g.classList.toggle("empty",T==null),g.style.setProperty("--p",`${T==null?0:100*(T-c)/(h-c||1)}%`),g.setAttribute("ar\
ia-valuetext",T==null?"not set yet":`${A||l} ${s}`),p.textContent=A&&`= ${A.replace("-","−")} `;let H=l!==""&&Rt(M)&&M.
length<=6,B=M.length<=_n?M:`${M.slice(0,_n-1)}…`;f.replaceChildren(l===""?"?":H?Pe(M,M.length>4?34:50):B),f.classList.
toggle("none",l===""),x.style.setProperty("--n",String(Math.min(Math.max(2,l.length),_n)))}let $=u("div.asknum",{onkeydown:E=>{
E.key!=="Enter"||E.target instanceof HTMLButtonElement||(E.preventDefault(),l===""&&E.target===g?v(m(),g):l!==""&&xt(l,e).
value==null?b.complain():l!==""&&r())}},u("div.saynum",u("span.bigbox",x,f),u("p",p,s)),b.node,g,u("div.ends",{"aria-hid\
den":"true"},u("span",n[0]),u("span",n[1])));return x.value=l,b.complain(),k(),{node:$,value:()=>l,put:E=>v(E),focus:()=>g.
focus({preventScroll:!0}),complain:b.complain}}var ji=({measure:e,span:t})=>e==="chance"?Lt:{low:t[0],high:t[1],unit:e},
ns=(e,t)=>e.trim()?ss(e,ji(t)):"Move the slider, or type a number.";function os({measure:e,span:t,says:s},{label:n="What\
 do you expect?",...o}){let i=ji({measure:e,span:t}),r=e==="chance";return Pn({...o,rule:i,label:n,words:r?`of 100 ${s}`.
trim():e,ends:r?["never","always"]:[String(i.low).replace("-","−"),String(i.high)]}).node}var Vi=({revealed:e,steps:t=[]})=>e&&u("ol.reckoning",t.map(({letter:s,words:n,formula:o,value:i})=>u("li",u("span",s),u(
"span",n),u("b",i),o!==i&&u("small",o))));var Fi=[];globalThis.addEventListener?.("beforeprint",()=>{for(let e of document.querySelectorAll(".uw-panel"))Fi.push([
e,e.className]),e.className=e.className.replace(/ c\d+/g,"")});globalThis.addEventListener?.("afterprint",()=>{for(let[e,
t]of Fi.splice(0))e.className=t});var Kh="input:not([type=range]), select, textarea, [contenteditable]:not([contenteditable=false])",Wn="uncle_widgets key\
s",Uh="input, [role=tab], .chooser, .art",Gi=/^(Arrow|Home|End)/,Ui="button, a, summary, label, [role=button], [role=tab\
]",se=new Set,jn=e=>e.closest(".uw-page")??e.closest(".uw-room")??e.closest(".uw"),Zi=e=>e.getClientRects().length>0,Yi=e=>!!e.
any||e.keys.some(t=>t.length===1&&t!==" ");function is(){try{return localStorage.getItem(Wn)!=="off"}catch{return!0}}function Zh(e){
try{e?localStorage.removeItem(Wn):localStorage.setItem(Wn,"off")}catch{}}function Yh({el:e,keys:t},s,n){let{key:o,shiftKey:i}=s;
return Gi.test(o)&&n.closest(Uh)&&!(n instanceof HTMLInputElement&&e.contains(n))?!1:t().some(r=>(r.keys.includes(o)||r.
any?.(o))&&(!Gi.test(o)||i===!!r.shift)&&(!r.inside||e.contains(n))&&(!Yi(r)||is()&&!n.closest("input"))&&r.when()&&r.press(
o,n))}function Ki(e){if(e.defaultPrevented||e.isComposing||e.ctrlKey||e.metaKey||e.altKey)return;let t=e.composedPath(),
s=t[0];if(!(s instanceof Element)||s.closest("dialog")||s.closest(Kh)&&e.key!=="Escape")return;let n=[...se].filter(({el:o})=>{
let i=jn(o);return i&&t.includes(i)&&Zi(o)});if(n.length){if(e.key==="?")Jh(n[0].el);else if(!n.some(o=>Yh(o,e,s)))return;
e.preventDefault(),e.stopPropagation()}}function rs(e,t){let s={el:e,keys:t};return se.size||document.addEventListener("\
keydown",Ki,!0),se.add(s),()=>{se.delete(s),se.size||document.removeEventListener("keydown",Ki,!0)}}function Jh(e){let t=jn(
e),s=J("keys"),o=[...se].filter(l=>jn(l.el)===t&&Zi(l.el)).flatMap(l=>l.keys()).filter(l=>l.when()),i=u("div.keys-typed"),
r=u("dialog.sheet.keys-list",{"aria-labelledby":s,onclose:()=>r.remove()}),a=()=>{let l=is();Y(i,u("span",{"aria-hidden":"\
true"},"Letters, digits and signs"),dt({label:"Letters, digits and signs",choices:[[!0,"On"],[!1,"Off"]],value:l,pick:c=>{
Zh(c),a()},k:"typed"}));for(let c of r.querySelectorAll("[data-typed]"))c.classList.toggle("off",!l)};r.append(u("h2",{id:s,
tabindex:-1,autofocus:!0},"Keys of this room"),u("p.mute","They act while the focus is in the room, and in no field wher\
e you type."),u("dl",[...o,{keys:["?"],shown:"?",words:"Shows this list.",when:()=>!0,press:()=>!0}].map(l=>u("div",{"da\
ta-typed":Yi(l)&&l.shown!=="?"?"":null},u("dt",u("kbd",l.shown)),u("dd",l.words)))),i,u("button.btn",{"data-k":"keys.clo\
se",onclick:()=>r.close()},"Close")),a(),e.append(r),r.showModal()}var ne=(e,t,s)=>Math.max(0,Math.min(1,(e-t)/(s-t||1)));function at(e,t){return t==="chance"?`${(e*100).toFixed(1)}%`:e.toFixed(
2).replace("-","−")}function xe(e,t){let s=[.1,.2,.25,.5,1,2,2.5,5,10,20,25,50,100,200,250,500].find(o=>(t-e)/o<=5)??(t-
e)/4,n=[];for(let o=Math.ceil(e/s);o*s<=t+1e-9;o++)n.push(Number((o*s).toFixed(9)));return n}var wt=(e,t,s,n="tx",o=14)=>y(
"text",{x:e,y:t,class:n,"font-size":o},s);function lt(e,t,s,n){if(e===0)return R(t,s,n-.8,{fill:"none",stroke:"var(--edg\
e)","stroke-width":1.5});let o=e>1&&R(t,s,n-.9,{fill:"none",stroke:"var(--accent-fill)","stroke-width":1.9});return y("g",
R(t,s,e>1?n*.56:n,{fill:"var(--accent-fill)"}),o)}var vt=6;function Vn({came:e,measure:t},s,n){return t!=="chance"?y("path.it-paid",{d:`M${s} ${n-vt-1}l${vt+1} ${vt+1}-${vt+
1} ${vt+1}-${vt+1}-${vt+1}Z`}):e==null?y("path.it-hid",{d:`M${s-vt} ${n}h${2*vt}`,"stroke-dasharray":"3 2"}):e?R(s,n,vt,
{class:"it-came"}):R(s,n,vt-1,{class:"it-did-not"})}var Xh=({came:e,measure:t,words:s})=>t!=="chance"?s.replace(/\.$/,"").
toLowerCase():e==null?"not seen in the game":e?"it came":"it did not come",Fn=e=>[e.mine?`you said ${e.mine}`:"skipped",
`the answer is ${e.right}${e.measure==="chance"?"":` ${e.measure}`}`,Xh(e)].join(", ");function Qh({said:e,exact:t,reach:s,
span:[n,o]}){let i=a=>4+192*Math.min(1,Math.max(0,ne(a,n,o))),r=i(t-s);return y("svg.bar",{viewBox:"0 0 200 30",preserveAspectRatio:"\
none","aria-hidden":"true"},y("path.axis",{d:"M4 15H196"}),C(r,6,i(t+s)-r,18,{class:"reach"}),y("path.exact",{d:`M${i(t)}\
 3V27`}),e!=null&&y("path.said",{d:`M${i(e)-7} 3h14l-7 12z`}))}var zh=e=>u("p.key",{"aria-hidden":"true"},u("span.k-said",
"you said"),u("span.k-exact","exact, and what is near"),u("span.k-came","it came"),e&&u("span.k-paid","an amount came"));
function Ji({title:e,near:t,lines:s=[],doors:n=[]},o,{go:i,open:r},a){let l=o.filter(({said:c})=>c!=null);return[u("div.\
endhead",u("h2",{"data-k":"ending",tabindex:-1},e),t&&u("span.chip.line",t)),l.length>0&&zh(l.some(({measure:c})=>c!=="c\
hance")),l.length>0&&u("ul.stops",l.map(c=>u("li",u("button",{"data-k":`stop.${c.at}`,"aria-label":`Step ${c.frame}, ${c.
name} ${Fn(c)}. Look at it again`,onclick:()=>i(c.at)},u("span.q",u("b",String(c.frame)),` ${c.name}`),Qh(c),u("span.fig",
c.mine,u("small"," for "),c.right),y("svg",{viewBox:"0 0 16 16",width:16,height:16,"aria-hidden":"true"},Vn(c,8,8)))))),
u("div.sum",s.map(([c,h])=>u("p",c&&u("b",c," "),h))),l.length>0&&a(),u("div.enddoors",n.map(({label:c,link:h},d)=>{let[
f,...p]=c.split(", ");return u(d===0?"button.btn.solid":"button.btn",{"data-k":`door.${d}`,"aria-label":c,onclick:()=>r(
h)},f,p.length>0&&u("span",`, ${p.join(", ")}`))}))]}var Xi=(e,t)=>t?`${Math.round(e*100)}${e===1?"%":""}`:String(Math.round(e*100)/100).replace("-","−");function as(e,t,s,n){
let o=t.measure==="chance",i=t.answer?.value??0,r=[i,t.said?.value,s.value].filter(M=>M!=null),a=o?0:Math.min(0,t.span[0],
...r),l=o?1:Math.max(t.span[1],...r),c=84,h=62,d=M=>c+ne(M,a,l)*(e-c-h),f=J("hatch"),p=n?25:31,x=[],g=15,m=(M,A,H,B)=>{x.
push(wt(0,g+5,M,B?"tx2":"tx"),A,wt(e,g+5,H,"tx b e",15)),g+=p},w=M=>({x:Math.min(d(0),d(M)),width:Math.max(1.5,Math.abs(
d(M)-d(0)))});if(t.said){let M=d(t.said.value);m("You said",y("g",ht(`M${d(0)} ${g}H${M}`,"var(--accent-fill)",2),y("pat\
h",{d:`M${M} ${g+10}l-9-17h18z`,fill:"var(--accent-fill)"})),at(t.said.value,t.measure))}if(t.was&&!t.said){let M=d(t.was.
value);m("It was",y("g.ghost",y("path",{d:`M${d(0)} ${g}H${M}`,"stroke-dasharray":"5 4"}),y("path",{d:`M${M} ${g+10}l-9-\
17h18z`,"stroke-linejoin":"round"})),at(t.was.value,t.measure),!0)}let b=t.simulated?"Stored":"Exact";m(b,y("rect",{...w(
i),y:g-9,height:18,fill:"var(--ink)",...td(t,w)}),at(i,t.measure));let{value:v,low:k,high:S}=s,$=v!=null&&k!=null&&S!=null;
t.untried||(m("Simulated",$&&y("g",y("rect",{...w(v),y:g-8.5,height:17,fill:`url(#${f})`,stroke:"var(--ink)","stroke-wid\
th":1.5}),ht(`M${d(k)} ${g}H${d(S)}M${d(k)} ${g-6}v12M${d(S)} ${g-6}v12`,"var(--accent-fill)",2.5)),$?at(v,t.measure):"",
!$),$||x.push(wt(c+8,g-p+5,"not tried yet","tx2",13)));let E=xe(a,l).map(M=>[y("path",{d:`M${d(M)} 2V${g-13}`,stroke:M===
0&&!o?"var(--edge)":"var(--rule)"}),wt(d(M),g+5,Xi(M,o),"tx2 m",13)]),T=[t.said&&`You said ${at(t.said.value,t.measure)}\
.`,`${b} ${at(i,t.measure)}${t.was?`; ${t.was.words}`:""}.`,$&&`Simulated ${at(v,t.measure)}, 95% from ${at(k,t.measure)}\
 to ${at(S,t.measure)}.`].filter(Boolean);return Wt(e,g+10,T.join(" "),y("defs",ft(f,"var(--ink)")),E,x)}var td=({was:e,
answer:t},s)=>e&&e.value!==t?.value?{class:"grown",style:`--from:${s(e.value).width/s(t?.value??0).width}`}:{},Qi=()=>y(
"svg",{width:14,height:16,viewBox:"-7 -15 14 16","aria-hidden":"true"},y("path.ghost",{d:"M0-2l-6-11h12z","stroke-linejo\
in":"round"}));function zi(e,t,s){let n=e.flatMap(h=>Array(h.n).fill(h.yes)),o=h=>[8+h%10*19,8+Math.floor(h/10)*19],[i,r]=o(
Math.max(1,Math.round((t??0)*100))-1),[a,l]=o(Math.round((s??0)*100)-1),c=e.map(h=>`${h.n} ${h.words}`).join(", ");return y(
"svg.hundred",{viewBox:"0 0 187 187",role:"img","aria-label":`Of 100: ${c}.`},n.map((h,d)=>{let[f,p]=o(d);return lt(h,f,
p,7.2)}),s!=null&&a>0&&y("path.ghost",{d:`M${a} ${l+6}l-7-12h14z`,"stroke-linejoin":"round"}),t!=null&&t>0&&y("path",{d:`\
M${i} ${r+6}l-6-11h12z`,fill:"var(--accent)",stroke:"var(--sheet)","stroke-width":2}))}var Gn=e=>y("svg",{width:18,height:18,
"aria-hidden":"true"},lt(e,9,9,7));function tr(e,t,s=t){let n=Math.max(...s.map(a=>a[1]),.01),o=14+8*Math.max(...s.map(a=>a[0].
length)),i=s.length>6?22:27,r=t.length*i;return Wt(e,r,`${t.map(a=>`${a[0]}: ${a[2]}`).join(". ")}.`,t.map(([a,l,c],h)=>{
let d=h*i+i/2;return[wt(0,d+5,a),C(o,d-7,Math.max(1.5,l/n*(e-o-64)),14,{fill:"var(--ink)"}),wt(e,d+5,c,"tx b e")]}))}function er(e,t,s,n){
let{runs:o,value:i}=n,r=s.measure==="chance",a=s.apart?void 0:s.answer?.value,l=s.said?.value,[c,h]=r?[0,1]:s.span,d=q=>at(
q,s.measure).replace("%",""),f=[a,l].flatMap(q=>q==null?[]:[_(d(q),1.06*14)]),p=40,x=Math.max(58,17+Math.max(0,...f)),g=10,
m=26,w=q=>p+Math.log10(q)/4*(e-p-x),b=q=>g+(1-ne(q,c,h))*(t-g-m),v=J("band"),k=xe(c,h),S=Math.max(1,Math.ceil(17*(k.length-
1)/(t-g-m))),$=(q,z)=>q.map((yt,Ct)=>`${Ct?"L":"M"}${w(yt[0])} ${b(yt[z])}`).join(""),[E=[],...T]=o,M=E[E.length-1],A=e-
x+10,H=a==null?0:b(a)+5,B=l==null?0:b(l)+5,F=a==null||l==null?18:Math.abs(H-B),V=F>=17?0:(17-F)/2+1,Q=B<=H?-1:1,K=i==null||
!M?"No trials yet.":`After ${n.begun.toLocaleString("en")} trials ${at(i,s.measure)}, 95% from ${at(n.low??0,s.measure)}\
 to ${at(n.high??0,s.measure)}${a==null?".":`; exact ${at(a,s.measure)}.`}`;return Wt(e,t,K,y("defs",ft(v,"var(--edge)")),
k.map((q,z)=>[y("path",{d:`M${p} ${b(q)}H${e-x}`,stroke:"var(--rule)"}),z%S===0&&wt(p-8,b(q)+5,Xi(q,r).replace("%",""),"\
tx2 e",13)]),[1,10,100,1e3,1e4].map(q=>wt(w(q),t-6,q.toLocaleString("en"),q===1?"tx2":"tx2 m",13)),E.length>1&&y("path",
{d:`${$(E,3)}L${[...E].reverse().map(q=>`${w(q[0])} ${b(q[2])}`).join("L")}Z`,fill:`url(#${v})`,opacity:.6}),T.map(q=>ht(
$(q,1),"var(--edge)",1.5)),a!=null&&ht(`M${p} ${b(a)}H${e-x}`,"var(--ink)",3),ht($(E,1),"var(--accent-fill)",2.5,{"strok\
e-linejoin":"round"}),E.map((q,z)=>R(w(q[0]),b(q[1]),z===E.length-1?5:3.2,{fill:z===E.length-1?"var(--lit)":"var(--sheet\
)",stroke:"var(--accent-fill)","stroke-width":2})),l!=null&&[y("path",{d:`M${e-x+1} ${b(l)}l10-6v12z`,fill:"var(--accent\
-fill)"}),y("text.b",{x:A+5,y:B+Q*V,"font-size":14,fill:"var(--accent)"},d(l))],a!=null&&wt(A+5,H-Q*V,d(a),"tx b"))}var oe=26,
ed=36;function sr(e,t){let s=Math.min(ed,(e-oe-4)/Math.max(1,t.length-1)),n=s>=24,o=t.map(({face:r,die:a,words:l})=>[r?.text,a&&
`a die, ${a}`,l].filter(Boolean).join(": "));return Wt(e,56,o.join(", ")||"No trial yet.",t.map((r,a)=>{let l=2+a*s,c=l+
oe/2,h=!!r.counts,d={transform:`translate(${r.die?l+1:l} ${r.die?8:2})`},f=r.eye?nd(c,20,h):y("g",d,r.die?Ve(r.die,oe-2,
h):Et(r.face,oe));return y("g",f,h&&!r.eye&&!r.die&&C(l-1,1,oe+2,oe*1.4+2,{rx:3,fill:"none",stroke:"var(--lit)","stroke-\
width":3}),(n||r.counts)&&wt(sd(c,r.words,e),54,r.words??"",r.counts?"tx b m":"tx2 m",13))}))}function sd(e,t,s){let n=_(
t??"",13)*.55;return Math.max(n,Math.min(e,s-n))}var nd=(e,t,s)=>y("g",{fill:"none",stroke:"var(--ink)","stroke-width":2},
y("path",{d:`M${e-13} ${t}q13 ${s?-20:0} 26 0q-13 20-26 0Z`}),s?R(e,t,5,{fill:"var(--accent-fill)",stroke:"none"}):y("pa\
th",{d:`M${e-7} ${t+11}l-2 4M${e} ${t+12}v5M${e+7} ${t+11}l2 4`}));function nr(e,t,s,n){let l=Math.max(s,t.length,1),c=Math.
min(42,(e-30)/l),h=g=>30+c*(g+.5),d=g=>42-g*36,f=new Map(t.map(g=>[g.at,g])),p=t.map(g=>`${g.at+1}: ${Fn(g)}`),x=g=>{let m=f.
get(g),w=h(g),b=Math.min(13,c/2-1);if(!m&&c<11)return C(w-1,50,2,6,{fill:"var(--edge)"});if(!m)return wt(w,58,"?","tx2 b\
 m",14);let[v,k]=m.span,S=$=>d(ne($,v,k));return[m.said!=null&&y("path",{d:`M${w-1} ${S(m.said)}l-11-7v14z`,fill:"var(--\
accent-fill)"}),C(w+1,S(m.exact)-3,b,6,{fill:"var(--ink)"}),Vn(m,w,53)]};return Wt(e,66,p.length?`${p.join(". ")}.`:"No \
guesses yet.",n>=0&&[C(h(n)-c/2,0,c,62,{fill:"var(--inset)"}),C(h(n)-c/2,62,c,3,{fill:"var(--lit)"})],[0,.5,1].map(g=>[y(
"path",{d:`M30 ${d(g)}H${e}`,stroke:"var(--rule)"}),g!==.5&&wt(24,d(g)+5,String(g*100),"tx2 e",13)]),Array.from({length:l},
(g,m)=>x(m)))}var ir=e=>e.split("/").map((t,s,n)=>s<n.length-1?[`${t}/`,u("wbr")]:t),od=()=>y("svg",{width:18,height:18,"aria-hidden":"\
true"},y("path",{d:"M9 16 1 2h16z",fill:"var(--accent-fill)"}));function rr(e,t,s,n,o,i,r,a){if(e.certain)return ar(u("d\
iv.answer",Zn(e),or(e),o));let l=u("div.cmp"),c=[Bt(l,p=>as(p,e,t(),i()))],h=e.bars??[],d=u("div.outcomes");return h.length>
0&&c.push(Bt(d,p=>tr(p,h))),{node:u("div.answer",l,s.seen&&id(s),rd(e,r),e.measure==="chance"?ad(e,n,a):ld(e,a),h.length>
0&&d,o,or(e)),tried:()=>c[0].again(),again:()=>c.forEach(p=>p.again()),stop:()=>c.forEach(p=>p.stop())}}var ar=e=>({node:e,
tried:()=>{},again:()=>{},stop:()=>{}}),id=e=>u("p.came",u("span",e.came==null?"Not seen in the game":e.came?"This time \
it came":"This time it did not"),Gn(e.came?1:0),u("b",e.words??""));function Kn({mistake:e,asks:t,own:s},n){if(!e)return null;
if(s)return u("p",u("b",`${e.name}. `),e.words);let o=(i,r)=>u("button.btn.quiet",{"data-k":`own.${i}`,onclick:()=>n(r)},
i);return t&&u("p.own",u("span",e.asked),o("Yes",!0),o("No",!1))}function rd(e,t){let{said:s,misconception:n,notice:o}=e,
i=s&&[u("p",{role:"status"},u("b",s.verdict)),Kn(s,t)];return Un(i,o,n)}var Un=(e,t,s)=>!!(e||t||s)&&u("div.note",od(),u(
"div",e,t&&u("p.notice",t),s&&u("p.trap",`The trap: ${s}.`)));function ad(e,t,s){let{answer:n,dots:o=[]}=e;if(!n)return null;
let i=String(n.hundred),r=[n.percent,`chance ${n.one_in}`,`odds ${n.odds}`,e.simulated].filter(Boolean);return[u("div.co\
unted",o.length>0&&zi(o,e.said?.value,e.was?.value),u("div",u("p.big",u("span.sr",`${n.about} `),u("button.asks-why",{tabindex:-1,
"aria-label":i,onclick:s},Pe(i,46)),u("b",t?`of 100 ${n.says}`:"of 100"),cr(i,s)),Zn(e),u("ul.kinds",o.map(a=>u("li",Gn(
a.yes),u("span",u("b",String(a.n)),` ${a.words}`)))))),u("p.ways",t&&u("b.short",`${i} of 100 ${n.says}: `),n.fraction&&
["exactly ",u("b",ir(n.fraction)),"; "],r.map((a,l)=>[l>0&&", ",u("span",{},a)]))]}function lr(e,t){let[s]=/[\u2212-]?\d[\d,.]*\d|\d/.
exec(e)??[""],n=e.indexOf(s);return s?[e.slice(0,n),u("button.asks-why",{"data-k":"headwhy","aria-label":`${s}: why?`,onclick:t},
s),e.slice(n+s.length)]:e}var cr=(e,t)=>u("button.btn.quiet.derive",{"data-k":"derive",onclick:t},`Why ${e}?`),ld=(e,t)=>u(
"div.counted",u("div",u("p.lead",u("button.asks-why",{tabindex:-1,onclick:t},u("b",e.answer?.lead??"")),` ${e.answer?.says??
""} `,cr((e.answer?.lead??"").split(" ")[0],t)),Zn(e),u("p.ways",e.simulated||e.answer?.fraction&&[e.answer.rounded?"to \
six places ":"exactly ",u("b",ir(e.answer.fraction))]))),Zn=({was:e})=>e&&u("p.was",Qi(),e.words),or=e=>e.apart&&u("p.ap\
art",e.apart);function hr(e,t,s,n,o){let i=e.steps??[],r=i[t];if(!r)return ar(u("p.mute","There is nothing to derive her\
e."));let a=u("div.art",{tabindex:0,role:"group","aria-label":"The picture"}),l=r.picture,c=l&&Bt(a,d=>o(l.kind,d,l));return{
node:u("div.why",u("div.now",{"data-next":!0,tabindex:-1,"aria-live":"polite"},u("h3",u("i",{"aria-hidden":"true"},r.letter),
r.words),l&&a,r.tree&&u("ul.branches",ur(r.tree,0)),(r.formula||r.value)&&u("p.reckon",u("span",r.formula??""),u("b",r.value?
`= ${r.value}`:""))),u("div",{class:i.length>6?"tiles many":"tiles",role:"group","aria-label":"All steps"},i.map((d,f)=>u(
"button",{"data-k":`why.${f}`,"aria-current":f===t?"step":null,"aria-label":`${d.letter}. ${d.words}${s.has(f)?`: ${d.value??
""}`:""}`,onclick:()=>n(f)},u("i",{"aria-hidden":"true"},d.letter),u("span",u("small",d.words),d.value!=null&&(s.has(f)?
u("b",d.value):u("em.rd"))))))),tried:()=>{},again:()=>c?.again(),stop:()=>c?.stop()}}function dr({steps:e=[]},t,s){return e[t]?
u("div.stepnav",u("button.btn",{"data-k":"why.back","aria-label":"The step before","aria-disabled":t?null:"true",onclick:()=>t&&
s(t-1)},t?`◂ ${e[t-1].letter}`:"◂"),u("span",`step ${t+1} of ${e.length}`),u("button.btn.solid",{"data-k":"why.on","\
aria-label":t+1<e.length?`Next step, ${e[t+1].letter}`:"Once more from the first step",onclick:()=>s((t+1)%e.length)},t+
1<e.length?`Next: ${e[t+1].letter} ▸`:"Again: a")):null}var ur=(e,t)=>[u("li",{style:`--depth:${t}`},e.chance&&u("b",e.
chance),u("span",e.words),e.value&&u("em",e.value)),...e.children.flatMap(s=>ur(s,t+1))],fr=()=>u("div.covered",{role:"i\
mg","aria-label":"The answer is covered until you give a number."},u("div.lines",u("i",{style:"width:88%"}),u("i",{style:"\
width:62%"})),u("div.blank"),u("i",{style:"width:74%"})),pr=()=>u("p.key",{"aria-hidden":"true"},u("span.k-said","you sa\
id"),u("span.k-exact","exact"),u("span.k-came","it came"),u("span.k-not","it did not")),mr=({lesson:e="",concept:t},s)=>u(
"div.sheet",{role:"dialog","aria-label":t,onkeydown:n=>n.key==="Escape"&&s()},u("h2",t),e.split(`

`).map(n=>u("p",n.split("**").map((o,i)=>i%2?u("b",o):o))),u("button.btn.solid.wide",{"data-k":"readclose",onclick:s},"B\
ack to the question"));var gr=e=>e.split(/(?<=[.?!])\s+/);function we(e){let t=e.map(gr),s=t[0].filter(n=>t.every(o=>o.includes(n)));return{both:s.
join(" "),own:t.map(n=>n.filter(o=>!s.includes(o)).join(" "))}}var Yn=(e,t)=>e.closest(".uw-cols")?.setAttribute("data-s\
ide",String(t)),xr=e=>t=>Yn(t.currentTarget,e),wr=(e,{line:t},s,n)=>[u("button.sidehead",{"data-k":`turn${e}`,onclick:xr(
e)},u("b.badge",{"aria-hidden":"true"},String(e+1)),u("b",t),n&&u("b.it",n)),s&&u("p.mute",s)];function yr(e,t,s,n){let o=we(
e.map(({ask:a})=>a)).own,i=we(e.map(({given:a})=>a)).own,r=a=>gr(`${o[a]} ${i[a]}`.trim()).filter(l=>l&&!e[a].line.startsWith(
l.slice(0,-1))).join(" ");return u("div.pair",e.map((a,l)=>u("div.side",{role:"group","aria-label":a.line,onfocusin:xr(l)},
wr(l,a,r(l)),os({...a,says:""},{k:String(l),label:a.line,value:t[l],set:c=>s(l,c),enter:n}))))}function br(e,t){let s=e.
flatMap((n,o)=>n===""?[o]:[]);return s.length>1?"Move the sliders, or type two numbers.":s.length?`The ${s[0]?"second":"\
first"} number is missing. Both are shown together.`:t.map((n,o)=>ns(e[o],n)).find(Boolean)??""}var $r=(e,t)=>dt({label:"\
Which of the two",choices:e.map(({at:s,line:n},o)=>[s,`${o+1}. ${n}`]),value:e.find(({here:s})=>s)?.at??e[0].at,k:"side",
pick:t});function kr(e,t,s){let n=t.map(()=>u("div.cmp")),o=t.map(({measure:l,span:c,said:h,number:d},f)=>{let p={measure:l,
span:c,said:h,answer:{value:d??0},untried:!0};return Bt(n[f],x=>as(x,p,{},!0))}),i=t.find(({said:l})=>l?.asks),r=t.map(({
said:l},c)=>l&&[u("p",{role:"status"},u("b",`${c+1}. `),l.verdict),(l.own||t[c]===i)&&Kn(l,s)]);return{node:u("div.answe\
r",t.map((l,c)=>u("div.side",wr(c,l,"",l.text),n[c])),Un(r,e.notice)),tried:()=>{},again:()=>o.forEach(l=>l.again()),stop:()=>o.
forEach(l=>l.stop())}}function vr(e,t,s,{draft:n,folded:o,changed:i,enter:r}){let a=(h,d)=>{n.values[h]=d,i()},l=()=>os({...e,says:e.says||"ti\
mes"},{value:n.values[0],set:h=>a(0,h),enter:r}),c=()=>Y(o,In.map(([h,d])=>u("option",{value:h,selected:h===n.sure},d)));
return[t.length>0?yr(t,n.values,a,r):l(),Ri(n,c),s&&u("p.refusal",{role:"alert"},s)]}var cd=()=>y("svg.tick",{width:16,height:16,viewBox:"0 0 16 16","aria-hidden":"true"},ht("M2 8.5 6 13 14 3.5","currentCo\
lor",2.5)),hd=e=>e.away?`, not now. ${e.away}`:"",Jn=2;function Mr({chips:e,now:t,open:s,pick:n,toggle:o}){if(e.length<Jn)
return null;let i=e.findIndex(a=>a.id===t),r=J("chips");return u("div",{class:s?"chips open":"chips"},u("button.btn.onec\
hip",{"data-k":"chips","aria-expanded":String(s),"aria-controls":r,onclick:o},u("span",`Question ${i+1} of ${e.length}`),
u("b",e[i]?.name??"")),u("div.allchips",{id:r,role:"group","aria-label":"Questions"},e.map((a,l)=>u("button.qchip",{"dat\
a-k":`q.${a.id}`,"aria-pressed":String(a.id===t),"aria-keyshortcuts":l<9&&is()?String(l+1):null,"data-away":!a.arises,"a\
ria-label":`${l+1}. ${a.name}${a.done?", answered":""}${hd(a)}`,title:a.away?`${a.title} ${a.away}`:a.title,onclick:()=>n(
a.id)},u("span",a.name),a.done&&cd()))))}var Sr=e=>u("div.goal",u("h2",e.title??""),!!e.of&&u("span.chip.line",`${[e.at,
e.also].filter(Boolean).join(" and ")} of ${e.of}`),e.line&&u("p",e.line));function Xn(e,t){let{choices:s,name:n,label:o,
value:i}=e,r=s.length>6||s.map(c=>c[1]).join("").length>22,a=J("setting"),l=`knob.${n}`;return u("div",{class:e.model?"s\
etting model":"setting"},u(r?"label":"span",{for:r?a:null},o),r?u("select.pick",{id:a,"data-k":l,onchange:c=>t(s[c.target.
selectedIndex][0])},s.map(([c,h])=>u("option",{selected:c===i},h))):dt({label:o,choices:s,value:i,pick:t,k:l}))}var Er=(e,t,s)=>u(
"div.siblings",{role:"group","aria-label":`${e}: each choice`},u("span",e),t.map((n,o)=>u("button",{"data-k":`sib.${o}`,
"aria-pressed":String(n.here),"aria-label":`${n.label}: ${n.text??"covered until you give a number"}`,onclick:()=>s(n.value)},
u("span",n.label),n.text?u("b",n.text):u("i.rd"))));var dd="uncle_widgets.tones",Ar=220,ud=880,ls=.16,fd=.2,Tr;var pd=()=>me(dd);var md=(e,[t,s])=>Ar*(ud/Ar)**Math.min(1,Math.max(0,(e-t)/(s-t||1)));function gd(e){let t=Tr??new AudioContext;Tr=t,e.forEach(
(s,n)=>{let o=new OscillatorNode(t,{frequency:s}),i=new GainNode(t,{gain:0}),r=t.currentTime+1.5*n*ls;i.gain.setValueAtTime(
0,r),i.gain.linearRampToValueAtTime(fd,r+ls/8),i.gain.linearRampToValueAtTime(0,r+ls),o.connect(i).connect(t.destination),
o.start(r),o.stop(r+ls)})}function Or(e,t,{span:s,answer:n,apart:o}){let i=t.runs[0].at(-1)?.[1],r=t.begun!==e.begun,a=!t.
running&&(r||e.running);if(!pd()||i==null)return;let l=[...r?[i]:[],...a&&n&&!o?[n.value]:[]];l.length>0&&gd(l.map(c=>md(
c,s)))}var L={ink:"var(--ink)",accent:"var(--accent-fill)",rule:"var(--rule)",edge:"var(--edge)",sheet:"var(--ground, var(--she\
et))",band:"color-mix(in srgb, var(--rule) 45%, transparent)"},N=(e,t,s,n="tx",o=13)=>y("text",{x:e,y:t,class:n,"font-si\
ze":o},String(s)),D=(e,t=L.rule,s=1,n={})=>y("path",{d:e,fill:"none",stroke:t,"stroke-width":s,...n}),Qn=(e,t)=>y("path",
{d:`M${e} ${t}l9 18h-18z`,fill:L.sheet,stroke:L.accent,"stroke-width":2.5}),Z=(e,t,s,...n)=>y("svg.pic",{width:e,height:t,
viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":s},...n),et=(e,t)=>({class:"pic-in",style:`animation-delay:${Math.round(
e*t)}ms`});function X(e,t,s=13){let n=[];for(let o of e.split(" ")){let i=n.length-1;i>=0&&_(`${n[i]} ${o}`,s)<=t?n[i]+=
` ${o}`:n.push(o)}return n}function ct(e,t,s=6){let n=10**Math.floor(Math.log10((t-e)/s||1));for(let i of[1,2,5,10,20])if((t-
e)/(n*i)<=s){n*=i;break}let o=[];for(let i=Math.ceil(e/n-1e-9);i*n<=t+1e-9;i++)o.push(Number((i*n).toFixed(9)));return o}
var zn=e=>String(e).replace("-","−");function ye(e,t,s,n,o){let i=N(e,t,s,n,o);return i.style.cssText="paint-order:str\
oke;stroke:var(--ground, var(--sheet));stroke-width:4px",i}var Lr=(e,t,s,n)=>y("g",R(e,t,s-.8,{fill:L.band,stroke:L.rule,"stroke-width":1.5}),D(`M${e-s} ${t+s}L${e+s} ${t-s}`,L.ink,
2,n?{class:"pic-in late"}:{}));function cs(e,t,s=0){let n=Math.min(19,e/25),o=n*.38,i=[...t.signs],r=h=>[(h%25+.5)*n,(Math.
floor(h/25)+.5)*n],a=4*n+19,l=0,c=t.kinds.map(([h,d],f)=>{let p=`${h.toLocaleString("en")} ${d}`,x=30+_(p,13);l>0&&l+x>e&&
([l,a]=[0,a+19]);let g=l;return l+=x,[f===2?Lr(g+8,a-4.5,7,!1):lt(f===0?1:0,g+8,a-4.5,7),N(g+20,a,p,"tx")]});return Z(e,
a+6,t.spoken,Array.from({length:100-i.length},(h,d)=>{let[f,p]=r(i.length+d);return R(f,p,1.5,{fill:L.rule})}),i.map((h,d)=>{
let[f,p]=r(d),x=h==="x"?Lr(f,p,o,d>=s):lt(h==="y"?1:0,f,p,o);return d>=s?y("g.pic-in",x):x}),c)}var Kt=21,xd=3,to=50;function hs(e,t,s=0,n=200){
let{start:o,target:i,n:r}=t,[a,l]=[r<1e3?34:48,e-12],c=A=>a+(l-a)*(A-o)/(i+5-o),h=20,d=Math.floor((n-h-to-32)/Kt),f=Math.
max(1,Math.min(xd,d)),p=h+f*Kt,x=p+12+to,g=Math.max(...t.feet,...t.exact.map(A=>A*r),1)*1.08,m=A=>x-to*A/g,w=ct(o,i,6).filter(
A=>Number.isInteger(A)&&Math.abs(A-i)>(i-o)/10),b=Math.max(1.5,(c(o+1)-c(o))*.66),[v,k]=[J("feet"),J("feet")],S=t.rows.slice(
-f),$=r-S.length,E=r?`Feet on each total after ${r.toLocaleString("en")}`:"Feet on each total",T=r?`at ${i}: ${t.feet[t.
feet.length-1].toLocaleString("en")}`:"",M=e-c(o)-_(T,1.06*13)-8;return Z(e,x+20,t.spoken,y("defs",ft(v,L.ink),ft(k,L.accent)),
C(c(i)-7,h-4,14,p-h+6,{fill:L.band,stroke:L.edge}),w.map(A=>[N(c(A),13,A,"tx2 m"),D(`M${c(A)} 17V${p}`)]),N(c(i),13,i,"t\
x b m"),Array.from({length:f},(A,H)=>D(`M${c(o)} ${h+H*Kt+Kt-5}H${l}`)),S.map((A,H)=>{let B=h+H*Kt+Kt-5,F=$+H>=s;return[
N(a-6,B+4,($+H+1).toLocaleString("en"),"tx2 e"),A.slice(1).map((V,Q)=>{let[K,q]=[c(A[Q]),c(Math.min(V,i+5))],z=V===i;return y(
"g",F?{class:"pic-in",style:`animation-delay:${S.length>1&&r-s>1?0:Q*60}ms`}:{},D(`M${K} ${B}A${(q-K)/2} ${Math.min(Kt-8,
(q-K)/2*.9+2)} 0 0 1 ${q} ${B}`,L.edge,1.4),R(q,B,z?5.5:2.2,{fill:z?L.accent:L.ink}))})]}),D(`M${c(o)} ${x}H${c(i+.6)}`,
L.edge),r>0&&N(a-6,m(g/1.08)+5,Math.round(g/1.08).toLocaleString("en"),"tx2 e"),t.feet.map((A,H)=>{let B=H+1===t.feet.length;
return C(c(o+1+H)-b/2,m(A),b,x-m(A),{fill:`url(#${B?k:v})`,stroke:B?L.accent:L.ink,"stroke-width":.7})}),r>0&&[D(t.exact.
map((A,H)=>`${H?"L":"M"}${c(o+1+H)} ${m(A*r)}`).join(""),L.sheet,5),D(t.exact.map((A,H)=>`${H?"L":"M"}${c(o+1+H)} ${m(A*
r)}`).join(""),L.ink,2.5)],N(c(o),x+16,_(E,13)<M?E:E.replace(" on each total",""),"tx2"),r>0&&N(e,x+16,T,"tx b e"))}var wd={cases:cs,paths:hs},eo=(e,t)=>y("svg",{width:22,height:12,"aria-hidden":"true"},y("path",{d:"M0 6h22",fill:"none",
...e}),t),yd=()=>({node:u("p.untried",{role:"status"},bd),tried:()=>{},again:()=>{},stop:()=>{}}),bd="No trials of this \
question were dealt in advance, and this page has no Python to deal them now. Here you can try out the questions at whic\
h the game stops and asks, and those of the lessons; with Python, every question.";function Nr(e,t,s){if(e.untried)return yd();
let n=u("div.plot"),o=u("div.traces"),i=t().grown,r=i?u("div",{class:`grown ${i.kind}`}):!1,a=i?.n??0,l=u("div.counts",{
role:"group","aria-label":"How many trials"}),c=u("div.told",{role:"status"}),h=u("button.btn.quiet.stop",{"data-k":"sto\
p",onclick:()=>s({kind:"stop"})},"Stop"),d=u("input.seedbox",{inputmode:"numeric","data-k":"trialseed",maxlength:80,"ari\
a-label":"Seed of your trials",onchange:()=>s({kind:"again",seed:d.value})}),f,p=t(),x=u("span",eo({stroke:"var(--edge)",
"stroke-width":1.5}),"runs before"),g=()=>{let{clientWidth:$,clientHeight:E}=n;$>0&&E>40&&n.replaceChildren(er($,E,e,t()))},
m=()=>{e.traces&&o.clientWidth>0&&o.replaceChildren(sr(o.clientWidth,t().traces))},w=()=>{let $=t().grown;!r||!$||!r.clientWidth||
(r.replaceChildren(wd[$.kind](r.clientWidth,$,Math.min(a,$.n),r.clientHeight)),a=$.n)},b=new ResizeObserver(()=>requestAnimationFrame(
k));b.observe(n);let v=()=>{let $=t();Or(p,$,e),p=$;let E=$.begun>=$.most;l.classList.toggle("full",E),Y(l,E?u("button.b\
tn.solid",{"data-k":"anew",onclick:()=>s({kind:"again"})},"Another run"):$.counts.map(A=>u("button",{class:A===1?"btn so\
lid":"btn","data-k":`run.${A}`,"aria-label":`×${A.toLocaleString("en")}: run ${A>1?"so many trials":"one trial"}`,"aria\
-disabled":$.running?"true":null,onclick:()=>!t().running&&s({kind:"run",trials:A,calm:zt()})},`×${A.toLocaleString("en")}`))),
x.hidden=$.runs.length<2,h.style.visibility=$.running?"visible":"hidden",f!==$.seed&&!d.matches(":focus")&&(f=$.seed,d.value=
String($.seed));let T=e.traces?"below the chart":"on the table",M=`One first: ×1 will ${e.trial}, and you see it ${T}.`;
c.replaceChildren(u("p",u("b",$.summary??M),$.last&&u("span.last",` ${$.last}`),$.claim&&` ${$.claim}`,$.band&&u("span.m\
ute",` ${$.band}`),$.beforehand&&u("span.mute",` ${$.beforehand}`)),...$.note?[u("p.refusal",$.note)]:[]),k()},k=()=>{m(),
g(),w(),c.scrollHeight>c.clientHeight+1?c.tabIndex=0:c.removeAttribute("tabindex")},S=u("div.try",r,n,e.traces&&o,l,c,u(
"div.tryfoot",u("p.key",{"aria-hidden":"true"},!e.apart&&u("span",eo({stroke:"var(--ink)","stroke-width":3}),e.simulated?
"found before":"exact"),u("span",eo({stroke:"var(--accent-fill)","stroke-width":2.5},R(11,6,3.2,{fill:"var(--sheet)",stroke:"\
var(--accent-fill)","stroke-width":2})),"your run"),x),u("label.trialseed","seed",d),h,u("button.btn.quiet",{"data-k":"a\
gain",onclick:()=>s({kind:"again"})},"Start again")));return v(),{node:S,tried:v,again:k,stop:()=>b.disconnect()}}var $d=(e,t,s,n)=>y("g",R(e,t,s-.8,{fill:n?L.band:"none",stroke:L.rule,"stroke-width":1.5}),D(`M${e-s*.9} ${t+s*.9}L${e+
s*.9} ${t-s*.9}`,L.edge,1.8));function Cr(e,t){let s=e<560,n=s?16.5:19,o=n*.38,[i,r,a,l]=t.counts,c=[...Array(i).fill("y\
es"),...Array(r).fill("out"),...Array(a).fill("no"),...Array(l).fill("out-no")],h=24,d=10*n+10,f=c.map((H,B)=>{let[F,V]=[
(B%10+.5)*n,h+(Math.floor(B/10)+.5)*n];return H==="yes"||H==="no"?lt(H==="yes"?1:0,F,V,o):y("g.pic-in",{style:"animation\
-delay:240ms"},$d(F,V,o,H==="out"?1:0))}),p=t.sides.map(([H,B],F)=>{if(!H)return null;let V=F?100-H:0,Q=h+V/10*n+2,K=h+(V+
H)/10*n-2,q=(s?e:e*.55)-d-14,z=X(B,q),yt=Math.min(Math.max((Q+K)/2-8*z.length+5,h+10),h+10*n-16*z.length);return[D(`M${d}\
 ${Q}h6V${K}h-6`,L.edge,1.5),N(d+14,yt,H,"tx b",15),z.map((Ct,Ce)=>N(d+14,yt+16*(Ce+1),Ct,"tx2"))]}),[x,g,m]=t.left,w=s?
0:Math.max(e*.58,d+150),b=s?h+10*n+34:h,v=7,k=s?n:Math.min(n,(e-w)/12),S=Array.from({length:g},(H,B)=>y("g",et(B,8),lt(B<
x?1:0,w+(B%v+.5)*k,b+(Math.floor(B/v)+.5)*k,k*.38))),$=Math.ceil(g/v),E=w+v*k+18,T=e-E-it(x,34)-8,M=X(`of ${g} ${m}`,Math.
max(T,60),1.06*15),A=b+Math.max($*k,26+18*M.length)+8;return Z(e,Math.max(A,h+10*n+4),t.spoken,N(0,13,t.holders,"tx b",14),
f,p,N(w,b-11,`Strike out ${r+l}. Left: ${g}`,"tx b",14),S,ut(x,E,b+2,34,{colour:"var(--accent)"}),M.map((H,B)=>N(E+it(x,
34)+8,b+14+18*B,H,"tx b",15)),N(E+it(x,34)+8,b+14+18*M.length,`chance ${t.exact}`,"tx2"))}var Hr=e=>1+Math.max(0,...e.children.
map(Hr));function Br(e,t){let s=Hr(t.tree),n=e/s,o=t.tree.n<1e3?46:62,i=36,r=n-14,a=f=>i+14+16*X(f.words,r).length,l=[],
c=[],h=4,d=(f,p)=>{let x=p*n,g=f.children.map(k=>d(k,p+1)),m=g.length?g.reduce((k,S)=>k+S,0)/g.length:h+i/2;g.length||(h+=
a(f)),f.children.forEach((k,S)=>{let $=k.mark==="out";l.push(y("g",et(p+1,160),D(`M${x+o} ${m}L${x+n} ${g[S]}`,$?L.rule:
L.ink,$?1.5:2)))});let[w,b]=[f.mark==="yes",f.mark==="out"],v=w?"fill:var(--sheet)":b?"fill:var(--ink-2)":"";return c.push(
y("g",et(p,160),C(x+1,m-i/2,o-2,i,{rx:3,fill:w?L.accent:L.sheet,stroke:w?L.accent:b?L.rule:L.edge,"stroke-width":1.8,"st\
roke-dasharray":b?"4 4":null}),y("text.tx.b.m",{x:x+o/2,y:m+6,"font-size":17,style:v},f.n.toLocaleString("en")),X(f.words,
r).map((k,S)=>ye(x,m+i/2+16*(S+1),k,"tx2")))),m};return d(t.tree,0),Z(e,h,t.spoken,l,c)}function Rr(e,t){let s=e<440?16:Math.min(22,e/26),n=t.dots.flatMap(([h,,d])=>Array.from({length:h},()=>d)),o=e<10*s+22+180,
i=o?0:10*s+22,r=[],a=o?10*s+24:16;for(let[h,d,f]of t.dots)h&&(r.push(lt(f,i+7,a-5,7),N(i+22,a,h,"tx b",15)),r.push(N(i+26+
9*String(h).length,a,d,"tx",14)),a+=25);r.push(D(`M${i} ${a-10}H${e}`)),a+=10;let l=(h,d,f,p=L.ink)=>{r.push(N(i,a,h,"tx\
2"));for(let g of X(`${d} =`,e-i-48,14))a+=20,r.push(N(i,a,g,"tx",14));let x=N(e,a,f,"b e",20);x.style.fill=p,r.push(x),
a+=28};l("hands, each counted once",t.hands[0],t.hands[1]),l(`${t.cards[0]} in those hands`,t.cards[1],t.cards[2],"var(-\
-accent)");for(let h of X(`more finely ${t.exact[0]} and ${t.exact[1]}`,e-i))r.push(N(i,a-4,h,"tx2")),a+=16;a-=16;let c=Math.
max(10*s,a+4);return Z(e,c,t.spoken,n.map((h,d)=>y("g",et(Math.floor(d/10)*3+d%10,20),lt(h,(d%10+.5)*s,(Math.floor(d/10)+
.5)*s,s*.38))),r)}var kd=(e,t,s,n)=>[N(e,t-7,s,"tx b m",17),D(`M${e-15} ${t}h30`,L.ink,2),N(e,t+19,n,"tx b m",17)];function qr(e,t){
let s=t.factors.length,n=t.factors[0][1],o=Math.max(1,Math.min(s,Math.floor((e+20)/84))),i=24,r=Math.min(190,(e-i*(o-1))/
o),a=n>60?12:7,l=Math.min(r/a,13),c=Math.ceil(n/a),h=s<=4&&l>=5,d=(h?c*l+26:18)+66,f=[];t.factors.forEach(([g,m],w)=>{let b=w%
o*(r+i),v=Math.floor(w/o)*d,k=b+(h?a*l/2:r/2),S=[N(h?b:k,v+13,`${w+1}${["st","nd","rd"][w]??"th"} card`,h?"tx2":"tx2 m")];
if(h)for(let E=0;E<m;E++){let T=E>=g;S.push(C(b+E%a*l+1,v+20+Math.floor(E/a)*l+1,l-2,l-2,{rx:1.5,fill:T?L.accent:"none",
stroke:T?L.accent:L.edge,"stroke-width":1.2}))}let $=v+(h?20+c*l:12)+28;f.push(y("g",et(w,240),S,kd(k,$,g,m))),w+1<s&&f.
push(N(Math.min(e-6,k+(r+i)/2),$+6,"×","tx m",18))});let p=Math.ceil(s/o)*d+14,x=(g,m="tx",w=14)=>{for(let b of X(g,e-4,
m.endsWith(" b")?1.06*w:w))f.push(N(0,p,b,m,w)),p+=w+6};return x(`= ${t.none} without ${t.one}; ${t.some} with one or mo\
re`,"tx b",15),x(`Counting hands: ${t.counting[0]} of ${t.counting[1]} is the same.`),x(`${t.choose}: ${t.means}.`,"tx2",
13),Z(e,p,t.spoken,f)}function Ir(e,t){let s=e<430,n=s?Math.min(44,(e-26)/6):40,o=24,i=22,r=[];for(let d=0;d<6;d+=1)r.push(N(o+(d+.5)*n,14,d+1,
"tx2 m"),N(4,i+(d+.5)*n+5,d+1,"tx2"));t.rows.forEach((d,f)=>{d.forEach((p,x)=>{let g=o+x*n,m=i+f*n,w={fill:p?L.accent:"n\
one",stroke:p?"none":L.edge,"stroke-width":1.2},b=f===x?y("circle",{cx:g+n/2,cy:m+n/2,r:n/2-2,...w}):C(g+1.5,m+1.5,n-3,n-
3,{rx:2,...w}),v=N(g+n/2,m+n/2+5,p,"b m",14);v.style.fill="#FFF",r.push(y("g",et(f+x,30),b,p&&v))})});let a=i+6*n,l=s?4:
o+6*n+18,c=s?a+24:i+20,h=[C(l,c-12,14,14,{rx:2,fill:L.accent}),...X(t.unlike,e-l-24,14).map((d,f)=>N(l+22,c+19*f,d,"tx",
14))];return c+=19*X(t.unlike,e-l-24,14).length+8,h.push(R(l+7,c-5,7,{fill:L.accent})),h.push(...X(t.doubles,e-l-24,14).
map((d,f)=>N(l+22,c+19*f,d,"tx",14))),c+=34,h.push(N(l,c,t.sum,"tx b",18)),Z(e,Math.max(a,c)+8,t.spoken,r,h)}function Dr(e,t){let s=e<640,{start:n,target:o}=t,[i,r]=[s?22:40,e-(s?12:112)],a=M=>i+(r-i)*(M-n)/(o+5-n),l=t.rows.slice(
0,s?8:12),c=s?21:24,h=26,d=h+l.length*c,f=ct(n,o,s?6:10).filter(M=>Number.isInteger(M)&&Math.abs(M-o)>(o-n)/14),p=J("fee\
t"),x=J("feet"),g=l.map((M,A)=>{let H=h+A*c+c-6,B=M[M.length-1],F=M.includes(o),V=[];return M.slice(1).forEach((Q,K)=>{let[
q,z]=[a(M[K]),a(Math.min(Q,o+5))],yt=Math.min(c-9,(z-q)/2*.9+2),Ct=Q===o;V.push(y("g",et(A*4+K,30),D(`M${q} ${H}A${(z-q)/
2} ${yt} 0 0 1 ${z} ${H}`,L.edge,1.4),R(z,H,Ct?5.5:s?2:2.6,{fill:Ct?L.accent:L.ink})))}),[D(`M${a(n)} ${H}H${r}`),N(0,H+
4,A+1,"tx2"),V,!s&&N(r+14,H+4,F?"lands":`jumps to ${B}`,F?"tx b":"tx2")]}),m=92,w=d+46+m,b=Math.max(...t.feet,...t.exact.
map(M=>M*t.n),1)*1.08,v=M=>w-m*M/b,k=Math.max(1.5,(a(n+1)-a(n))*.66),S=t.feet[t.feet.length-1],$=t.exact.map((M,A)=>`${A?
"L":"M"}${a(n+1+A)} ${v(M*t.n)}`).join(""),E=s?`After ${t.n} rows: feet on each`:`After ${t.n} rows: how many feet stood\
 on each number`,T=s?w+42:w+22;return Z(e,T,t.spoken,y("defs",ft(p,L.ink),ft(x,L.accent)),C(a(o)-7,h-4,14,d-h+6,{fill:L.
band,stroke:L.edge}),f.map(M=>[N(a(M),14,M,"tx2 m"),D(`M${a(M)} 19V${d}`)]),N(a(o),14,o,"tx b m"),g,N(0,d+26,E,"tx b",14),
ct(0,b,3).filter(Number.isInteger).map(M=>[D(`M${a(n)} ${v(M)}H${a(o+.6)}`),N(a(n)-4,v(M)+4,M,"tx2 e")]),t.feet.map((M,A)=>C(
a(n+1+A)-k/2,v(M),k,w-v(M),{fill:`url(#${A+1===t.feet.length?x:p})`,stroke:A+1===t.feet.length?L.accent:L.ink,"stroke-wi\
dth":s?.7:1})),D($,L.sheet,6),D($,L.ink,3),f.map(M=>N(a(M),w+17,M,"tx2 m")),N(a(o),w+17,o,"tx b m"),s?N(e,w+38,`at ${o}:\
 ${S}, chance ${t.said}`,"tx b e",14):[y("text.b",{x:r-10,y:w-30,"font-size":14,style:"fill:var(--accent)"},`${S} at ${o}`),
N(r-10,w-10,`chance ${t.said}`,"tx b",14)])}function _r(e,t){let s=.45*e,n=12+Math.min(s,Math.max(...t.rows.map(([f])=>_(
f,13)))),o=e-n-34,i=Math.max(9,Math.min(17,o/17)),r=Math.max(1,Math.floor(o/i)),a=[],[l,c]=[26,0];for(let[f,p]of t.rows){
let x=p.flatMap(([m,w])=>Array(m).fill(w)),g=X(f,n-12,14);a.push(g.map((m,w)=>N(0,l+5+16*w,m,"tx")),N(e,l+5,x.length,"tx\
 b e")),x.forEach((m,w)=>{let[b,v]=[n+(w%r+.5)*i,Math.floor(w/r)*i];a.push(y("g",et(c++,8),lt(m,b,l+v,i*.38)))}),l+=Math.
max(16*g.length,Math.ceil(x.length/r)*i)+7}let h=0,d=t.kinds.map(([f,p])=>{let x=30+_(p,13);h>0&&h+x>e&&([h,l]=[0,l+19]);
let g=[lt(f,h+8,l,6.5),N(h+19,l+5,p,"tx2")];return h+=x,g});return l+=23,Z(e,l+4,t.spoken,N(0,13,`100 ${t.of}`,"tx b",14),
a,d,N(0,l,`${t.exact} of them count`,"tx b",14))}function Pr(e,t){let s=Math.max(10,Math.min(t.total,Math.floor(e/16))),
n=Math.min(30,e/s),o=Math.min(n-3,22),i=o*1.4,r=i+34,a=new Set(t.row),l=[];for(let d=0;d<t.total;d++){let f=d%s*n,p=4+Math.
floor(d/s)*r;l.push(y("g",et(d,20),C(f+1.5,p,o,i,{rx:2,fill:a.has(d)?L.accent:"none",stroke:a.has(d)?L.accent:L.edge,"st\
roke-width":1.5})))}let c=[-1,...t.row,t.total];t.gaps.forEach((d,f)=>{if(!d)return;let[p,x]=[c[f]+1,c[f+1]-1];for(let g=Math.
floor(p/s);g<=Math.floor(x/s);g++){let m=Math.max(p,g*s)-g*s,w=Math.min(x,g*s+s-1)-g*s,b=4+g*r+i+5,[v,k]=[m*n+2,w*n+o+1];
l.push(D(`M${v} ${b}v4H${k}v-4`,L.ink,1.5));let S=Math.floor(p/s)===g;(x-p<s||S)&&l.push(N((v+k)/2,b+18,d,"tx m"))}});let h=4+
Math.ceil(t.total/s)*r+12;for(let d of X(`${t.reckoning}, ${t.wait}`,e-4,1.06*14))l.push(N(0,h,d,"tx b",14)),h+=20;return Z(
e,h-8,t.spoken,l)}function Wr(e,t,s){let n=new Map;return e.hits.map(o=>{let i=Math.round(t(o/e.n)/s)*s,r=n.get(i)??0;return n.set(i,r+1),
{x:i,at:r}})}function jr(e,t){let[s,n]=[e<400?52:66,e-12],o=t.rows.flatMap(d=>d.hits.map(f=>f/d.n)),[i,r]=[Math.max(0,Math.
min(...o)-.03),Math.min(1,Math.max(...o)+.03)],a=d=>s+(n-s)*(d-i)/(r-i),l=8,c=t.rows.map(d=>{let f=Wr(d,a,7),p=f.some(b=>b.
at>16),x=p?Wr(d,a,4):f,g=Math.max(...x.map(b=>b.at))+1,m=Math.min(6.6,96/g);l+=Math.max(52,g*m+26);let w=l;return l+=4,[
x.map(({x:b,at:v})=>R(b,w-4-v*m,Math.min(p?1.9:2.8,m*.48),{fill:L.sheet,stroke:L.accent,"stroke-width":p?1.1:1.4})),D(`M${s}\
 ${w}H${n}`,L.edge),N(0,w-18,d.n.toLocaleString("en"),"tx b",15),N(0,w-2,"trials","tx2"),N(n,w-Math.max(34,g*m+10),d.near,
"tx e")]}),h=ct(i*100,r*100,e<420?5:8);return Z(e,l+40,t.spoken,h.map(d=>[D(`M${a(d/100)} 4V${l}`,L.rule),N(a(d/100),l+16,
d,"tx2 m")]),D(`M${a(t.exact[0])} 4V${l+4}`,L.ink,3),c,N(Math.min(e-50,Math.max(50,a(t.exact[0]))),l+36,`chance ${t.exact[1]}`,
"tx b m",14))}function Vr(e,t){let[s,n]=[26,e-_("misses",13)*1.1-12],o=Math.max(0,Math.min(...t.rows.map(h=>h[1]))-.02),
i=Math.min(1,Math.max(...t.rows.map(h=>h[2]))+.02),r=h=>s+(n-s)*(h-o)/(i-o),a=13.5,l=32+t.rows.length*a,c=J("miss");return Z(
e,l+22,t.spoken,y("defs",ft(c,L.accent)),ct(o*100,i*100,e<420?5:8).map(h=>[D(`M${r(h/100)} 22V${l}`,L.rule),N(r(h/100),l+
17,h,"tx2 m")]),N(Math.min(e-60,Math.max(60,r(t.exact[0]))),14,`chance ${t.exact[1]}`,"tx b m",14),D(`M${r(t.exact[0])} \
20V${l}`,L.ink,3),t.rows.map(([h,d,f],p)=>{let x=32+p*a,g=t.misses.includes(p+1);return y("g",et(p,60),g?C(r(d),x-5,r(f)-
r(d),10,{fill:`url(#${c})`,stroke:L.accent,"stroke-width":1.5}):D(`M${r(d)} ${x}H${r(f)}`,L.edge,2.5),R(r(h),x,3.6,{fill:L.
sheet,stroke:g?L.accent:L.ink,"stroke-width":2}),(p===0||(p+1)%5===0)&&N(s-8,x+5,p+1,"tx2 e"),g&&y("text.b",{x:r(f)+8,y:x+
5,"font-size":13,style:"fill:var(--accent)"},"misses"))}))}var Fr=([,e,t],s)=>({fill:s?L.ink:t<e?L.sheet:L.edge,stroke:s||t<e?L.ink:L.edge,"stroke-width":1.8});function Gr(e,t){let s=t.
falls.flatMap(r=>r.bars.flatMap(([,a,l])=>[a,l])),[n,o]=[Math.min(0,...s),Math.max(.1,...s)];return e>=460*Math.max(1,t.
falls.length/2)&&t.falls[0].bars.length*t.falls.length<=14?vd(e,t,n,o):Md(e,t,n,o)}function vd(e,t,s,n){let[o,i,r]=[40,46,
200],a=f=>i+r*(n-f)/(n-s||1),l=(e-o)/t.falls.length,c=a(s)+(s<0?26:8),h=Math.min(120,(l-24)/Math.max(...t.falls.map(f=>f.
bars.length)))-2,d=Math.max(...t.falls.flatMap(f=>f.bars.map(([p])=>X(p,h).length)));return Z(e,c+8+15*d,t.spoken,N(0,30,
t.unit,"tx2"),ct(s,n,5).map(f=>[D(`M${o} ${a(f)}H${e}`,f?L.rule:L.ink,f?1:1.5),N(o-6,a(f)+5,zn(f),"tx2 e")]),t.falls.map(
(f,p)=>{let x=o+p*l+10,g=Math.min(120,(l-24)/f.bars.length);return[t.falls.length>1&&N(x+g*f.bars.length/2,16,f.title,"t\
x m b",15),f.bars.map((m,w)=>{let[b,v,k,S]=m,$=w+1===f.bars.length,E=x+w*g,T=a(Math.max(v,k)),M=k<v&&!$?a(k)+16:T-6;return y(
"g",et(w,160),C(E+2,T,g-4,Math.max(2,Math.abs(a(k)-a(v))),Fr(m,$)),!$&&D(`M${E+g-2} ${a(k)}h4`,L.ink,1.5),N(E+g/2,M,S,$?
"tx b m":"tx m",14),X(b,g-2).map((A,H)=>N(E+g/2,c+12+15*H,A,$?"tx b m":"tx2 m")))})]}))}function Md(e,t,s,n){let o=t.falls.
flatMap(d=>d.bars.map(([f])=>_(f,13))),i=Math.min(e*.36,Math.max(...o)*1.08+10),[r,a]=[i+(s<0?46:6),e-88],l=d=>r+(a-r)*(d-
s)/(n-s||1),c=0,h=t.falls.map(d=>{let f=t.falls.length>1&&N(0,c+15,d.title,"tx b",15);f&&(c+=22);let p=c,x=d.bars.map((m,w)=>{
let[b,v,k,S]=m,$=w+1===d.bars.length,E=X(b,i-4,$?1.06*13:13),T=c+2;c+=Math.max(25,E.length*15+8);let M=Math.max(v,k);return y(
"g",et(w,160),E.map((A,H)=>N(0,T+13+15*H,A,$?"tx b":"tx2")),C(l(Math.min(v,k)),T,Math.max(2,Math.abs(l(k)-l(v))),17,Fr(m,
$)),N(l(M)+8,T+13,$?`${S} ${t.unit}`:S,$?"tx b":"tx",14))}),g=D(`M${l(0)} ${p}V${c}`,L.ink,1.5);return c+=12,[f,g,x]});return Z(
e,c,t.spoken,h)}function Kr(e,t){let s=t.heaps.map(([T])=>T),[n,o]=[Math.min(...s,t.exact[0]),Math.max(...s,t.exact[0])],
i=(o-n||1)*.07,r=T=>14+(e-28)*(T-n+i)/(o-n+2*i),a=s.map(r),l=Math.min(60,...a.slice(1).map((T,M)=>T-a[M])),c=Math.max(...t.
heaps.map(([,T])=>T)),h=l<13?7:l<30?8.5:10.5,d=Math.max(1,Math.min(4,Math.floor((l-3)/h))),f=Math.ceil(c/d),p=Math.min(h,
190/f),x=22+f*p,g=t.heaps.map(([,,T],M)=>({x:a[M],text:T,wide:_(T,13)})),m=-1/0,w=g.filter(({x:T,wide:M})=>T-M/2<m+6?!1:
(m=T+M/2,!0)),[b,v]=t.mean,k=`balances at ${v}; the mean is ${t.exact[1]} ${t.unit}`,S=_(k,1.06*14),$=r(b)+16+S<e?r(b)+16:
Math.max(0,r(b)-16-S),E=X(k,e,1.06*14);return Z(e,x+36+18*E.length,t.spoken,t.heaps.map(([,T],M)=>[Array.from({length:T},
(A,H)=>R(a[M]+(H%d-(d-1)/2)*p,x-7-Math.floor(H/d)*p,p*.4,{fill:"none",stroke:L.accent,"stroke-width":1.7})),l>=20&&N(a[M],
x-10-Math.ceil(T/d)*p,T,"tx b m")]),D(`M6 ${x}H${e-6}`,L.ink,4),w.map(({x:T,text:M})=>N(T,x+19,M,"tx2 m")),y("path",{d:`\
M${r(b)} ${x+2}l10 20h-20z`,fill:L.sheet,stroke:L.ink,"stroke-width":2.5}),E.map((T,M)=>N(E.length>1?0:$,x+42+18*M,T,"tx\
 b",14)))}function Ur(e,t){let[s,n,o,i]=[40,e-6,24,170],r=t.shares.length,a=(n-s)/r,l=Math.max(...t.shares),c=w=>o+i*(1-
w/l),h=w=>s+a*(w-t.first+.5),[d,f]=[o+i,Math.max(1,Math.ceil(26/a))],p=`mean ${t.mean[1]}, median ${t.median}`,x=h(t.mean[0])+
16+_(p,14)<e,g=`likeliest: ${t.likeliest[0]} (${t.likeliest[1]})`,m=h(t.likeliest[0])+a/2+4+1.1*_(g,13)<e;return Z(e,d+46,
t.spoken,ct(0,l,4).map(w=>[D(`M${s} ${c(w)}H${n}`),N(s-6,c(w)+5,Math.round(w*100),"tx2 e")]),N(0,13,"of 100","tx2"),t.shares.
map((w,b)=>y("g",et(b,20),C(s+b*a+Math.min(2,a*.1),c(w),Math.max(1,a-Math.min(4,a*.2)),d-c(w),{fill:L.ink}),b%f===0&&N(h(
t.first+b),d+16,t.first+b,"tx2 m"))),D(`M${s} ${d}H${n}`,L.ink,2),m?N(h(t.likeliest[0])+a/2+4,c(l)+11,g,"tx",13):N(e,13,
g,"tx e",13),Qn(h(t.mean[0]),d+21),N(x?h(t.mean[0])+16:h(t.mean[0])-16,d+38,p,x?"tx b":"tx b e",14))}function Zr(e,t){let[
s,n,o,i]=[40,e-8,24,190],r=t.bins.reduce((k,S,$)=>S>=5e-4?$:k,0)+1,a=t.bins.slice(0,r),l=Math.max(...a),c=k=>s+(n-s)*k/(r*
t.step),h=k=>o+i*(1-k/l),d=o+i,[f,p,x]=t.band,g=c(t.step)-c(0),m=`mean ${t.mean[1]} ${t.unit}`,w=c(t.mean[0])+15+_(m,14)*
1.1<e,b=`${f} to ${p}: ${x}`,v=Math.max(0,Math.min(c(f),e-_(b,14)*1.1));return Z(e,d+76,t.spoken,C(c(f),o-6,c(p)-c(f),i+
6,{fill:L.band}),ct(0,l,4).map(k=>[D(`M${s} ${h(k)}H${n}`),N(s-6,h(k)+5,Math.round(k*100),"tx2 e")]),N(0,13,"of 100","tx\
2"),a.map((k,S)=>y("g",et(S,20),C(c(S*t.step)+g*.06,h(k),g*.88,Math.max(0,d-h(k)),{fill:L.ink}))),D(`M${s} ${d}H${n}`,L.
ink,2),ct(0,r*t.step,e<420?4:7).filter(k=>c(k)<n-10).map(k=>N(c(k),d+17,k,"tx2 m")),Qn(c(t.mean[0]),d+20),N(c(t.mean[0])+
(w?15:-15),d+37,m,w?"tx b":"tx b e",14),D(`M${c(f)} ${d+44}v10M${c(f)} ${d+49}H${c(p)}M${c(p)} ${d+44}v10`,L.ink,2),N(v,
d+71,b,"tx b",14))}function Yr(e,t){let[s,n,o,i]=[40,e-14,30,168],[r,a]=[t.x[0],t.x[t.x.length-1]],l=[...t.y,...t.lines.
map(([S])=>S)],c=t.chance?0:Math.min(0,...l),h=Math.max(...l)*1.12,d=(t.chance?Math.min(1,h):h)||1,f=S=>s+(n-s)*(S-r)/(a-
r||1),p=S=>o+i*(1-(S-c)/(d-c)),x=o+i,g=t.x.map((S,$)=>`${$?"L":"M"}${f(S)} ${p(t.y[$])}`).join(""),m=t.here,w=m?_(`you a\
re here: ${m[2]}`,14)*1.1:0,b=m?Math.min(Math.max(s+4,f(m[0])-w+10),n-w):0,v=t.lines.map(([S])=>p(S)-6),k=m?p(m[1])-13:0;
return v.some(S=>Math.abs(S-k)<16)&&(k=Math.min(...v,k)-18),Z(e,x+(t.across?42:24),t.spoken,N(0,13,t.up,"tx2"),ct(c,d,5).
map(S=>[D(`M${s} ${p(S)}H${n}`),N(s-6,p(S)+5,t.chance?Math.round(S*100):zn(S),"tx2 e")]),ct(r,a,e<420?5:9).filter(Number.
isInteger).map(S=>N(f(S),x+17,S,"tx2 m")),D(`M${s} ${x}H${n}`,L.ink,1.5),t.across!==""&&N((s+n)/2,x+37,t.across,"tx2 m"),
D(g,L.ink,3),t.lines.map(([S,$],E)=>{let T=E%2===0;return[D(`M${s} ${p(S)}H${n}`,L.edge,1.8,{"stroke-dasharray":"6 4"}),
ye(T?n:s+6,v[E],$,T?"tx e":"tx")]}),m&&[D(`M${f(m[0])} ${x}V${p(m[1])}`,L.ink,1.5,{"stroke-dasharray":"2 3"}),R(f(m[0]),
p(m[1]),6,{fill:L.ink,stroke:L.sheet,"stroke-width":2}),ye(b,k,`you are here: ${m[2]}`,"tx b",14)])}var Sd={counted_twice:Rr,draw_by_draw:qr,two_dice:Ir,frequency_grid:Cr,whole_tree:Br,footprints:Dr,waterfall:Gr,balance:Kr,
gaps:Pr,split:_r,cases:(e,t)=>cs(e,t),paths:(e,t)=>hs(e,t),columns:Ur,histogram:Zr,graph:Yr,runs:jr,intervals:Vr};function Jr(e,t,s){
let n=Sd[e];if(!n)throw new Error(`Expected a picture that there is, not ${e}.`);return u("figure.picture",n(t,s),s.caption&&
u("figcaption",s.caption))}var Ed=[["answer","Answer"],["why","Why"],["try","Try it"]],Xr=9,Ad=480,Td=e=>{let t=e.parentElement.getBoundingClientRect(),
s=e.getBoundingClientRect();return Math.max(0,s.right-t.right+8)};function Qr({model:e,el:t}){let s=u("div.uw.uw-panel");
Qt(s,e.get("palette"));let n=O=>u("div",{class:`p-${O}`}),[o,i,r,a,l,c,h,d,f,p]="head quest ask tabs page nav main strip\
 foot read".split(" ").map(n),x=u("section.sheet",{"aria-label":"The question"});x.append(o,i,r,a,l,c,h,d,f);let g=u("p.\
sr",{role:"status"});s.append(g,x,p),t.append(s);let m=e.get.bind(e),w=(O,I)=>{e.set(O,I),e.save_changes()},b=O=>{g.textContent=
O},v={key:"",values:["",""],sure:"think"},k=new Set,S=!1,$=!1,E=!0,T=!1,M=null,A=null,H=()=>m("pair").length>0?br(v.values,
m("pair")):m("panel").none?"":ns(v.values[0],m("panel")),B=()=>{let[O,I]=v.values;H()?b(H()):(e.send({kind:"predict",value:O,
second:I,sure:v.sure}),Ft(m("game")))},F=O=>e.send({kind:"go",at:O}),V=qi({press:()=>m("main").kind==="predict"?B():e.send(
{kind:"main"}),refused:b}),Q=u("button.btn",{"data-k":"skip",onclick:()=>e.send({kind:"skip"})},"Skip"),K=u("select.pick\
.surefold",{"data-k":"surefold","aria-label":"How sure are you?",onchange:O=>{v.sure=O.target.value,Vs()}}),q=O=>I=>w("s\
ettings",{...m("settings"),[O.name]:I}),z=O=>{S=!1,w("question",O),e.send({kind:"pick",question:O}),yt()},yt=()=>{let O=m(
"goal");Y(o,O.title?Sr(O):Mr({chips:m("questions"),now:m("question"),open:S,pick:z,toggle:()=>{S=!S,yt()}}))},Ct=()=>{let O=m(
"panel"),I=m("moment");if(O.none){Y(i,u("h2",O.title),u("p.mute",O.when));return}let W=O.revealed&&!m("goal").title,G=m(
"pair"),ot=O.revealed&&$t()!=="answer",mt=G.length>0&&!ot,he=W&&(I.headline||O.headline),Re=he&&!O.certain?lr(he,()=>Fs(
"why")):he||O.ask,Ys=W?O.ask:O.given;Y(i,G.length>0&&ot&&$r(G,F),u("h2",{"data-next":!0,tabindex:-1},(mt?we(G.map(({ask:Pt})=>Pt)).
both||O.title:Re)??""),u("p.mute.given",mt?we(G.map(({given:Pt})=>Pt)).both:Ys),O.fault&&u("p.refusal",O.fault),!O.revealed&&
Ce())},Ce=()=>{let O=m("panel"),I=O.knobs.filter(ot=>!ot.model),W=O.row??[];return!!(m("moment").line||m("goal").title)||
I.length===0?!1:u("div.settings",I.map((ot,mt)=>mt===0&&W.length>1?Er(ot.label,W,q(ot)):Xn(ot,q(ot))))},Vs=()=>{let O=m(
"panel");if(O.none||O.revealed)r.replaceChildren();else{let I={draft:v,folded:K,changed:()=>Be(),enter:B};Y(r,...vr(O,m(
"pair"),m("note"),I))}},$l=()=>{let O=m("panel"),I=Ed.filter(([W])=>W!=="try"||!O.certain);Y(a,!!O.revealed&&dt({label:"\
Pages",choices:I,value:$t(),k:"page",pick:Fs}))},Fs=O=>{w("page",O),He()},$t=()=>m("panel").certain&&m("page")==="try"?"\
answer":m("page"),kl=()=>{let O=m("panel"),I=O.revealed&&$t()==="why"?O.steps?.[m("why")]:void 0,W=Object.fromEntries((I?.
lit??[]).map(G=>[G,I?.letter??""]));JSON.stringify(W)!==JSON.stringify(m("lit"))&&w("lit",W)},He=()=>{let O=m("panel");if(M?.
stop(),M=null,Ct(),s.dataset.page=$t(),s.classList.toggle("stopped",!!m("moment").line),s.dataset.at=String(m("moment").
at??""),$l(),Ao(),vl(),O.none)l.replaceChildren();else if(!O.revealed)Y(l,fr());else{let W=$t();W==="why"?(k.add(m("why")),
M=hr(O,m("why"),k,G=>w("why",G),Jr)):W==="try"?M=Nr(O,()=>m("tried"),e.send.bind(e)):m("pair").length>0?M=kr(O,m("pair"),
G=>e.send({kind:"own",yes:G})):M=rr(O,()=>m("tried"),m("moment"),!!m("goal").title,Ce(),Ml,G=>e.send({kind:"own",yes:G}),
()=>Fs("why")),Y(l,M.node)}Y(c,O.revealed&&$t()==="why"&&dr(O,m("why"),W=>w("why",W))),kl(),M?.again(),Ks(),M?.again();let I=l.
querySelector('.siblings [aria-pressed="true"]');I instanceof HTMLElement&&I.parentElement&&(I.parentElement.scrollLeft=
Td(I))},Be=()=>{let{label:O,kind:I,off:W}=m("main"),G=I==="predict";V.show(O??"",W||(G?H():"")),!O&&st(s)===V.node&&(T=!0),
V.node.hidden=!O,Q.hidden=!G||!m("moment").line,h.classList.toggle("last",!G||!!m("goal").title),h.firstChild||h.append(
K,V.node,Q)},Eo=()=>u("button.btn.quiet",{"data-k":"save",onclick:()=>e.send({kind:"save"})},"Save my guesses"),Ao=()=>{
let O=m("guesses"),I=m("moment"),W=I.of||0,G=m("ending"),ot=!!G.title,mt=ot&&!s.classList.contains("ended");if(s.classList.
toggle("ended",ot),A?.stop(),A=null,ot){let Pt={go:F,open:Ll=>e.send({kind:"open",link:Ll})},Ol=T||!!st(s);Y(d,...Ji(G,O,
Pt,Eo)),mt&&Ol&&Ie(s,"ending");return}let he=m("panel").revealed&&$t()!=="answer";if(O.length===0&&!W||he){d.replaceChildren();
return}let Re=u("div");Y(d,u("h3",W>0?`Your guesses, ${O.length} of ${W}`:"Your guesses"),pr(),Re);let Ys=I.line?I.at??-1:
-1;A=Bt(Re,Pt=>nr(Pt,O,Math.max(W,O.length),Ys))},vl=()=>{let O=m("panel");if(O.none){f.replaceChildren();return}let I=O.
knobs.filter(G=>G.model),W=!m("goal").title;Y(f,Vi(O),u("p.mute",O.revealed&&$t()!=="why"?"":O.model),u("div.row",W&&I.map(
G=>Xn(G,q(G))),O.revealed&&$t()==="why"&&O.lesson&&u("button.btn.quiet",{"data-k":"read",onclick:()=>Gs(!0)},"Read about\
 it"),O.said&&$t()==="answer"&&W&&!m("moment").line&&Eo()))},Gs=O=>{$=O,x.inert=O,Y(p,O&&mr(m("panel"),()=>Gs(!1))),Ie(s,
O?"readclose":"read")},Ks=()=>{for(let O=1;O<=Xr;O++)s.classList.remove(`c${O}`);A?.again(),To()},To=()=>{for(let O=1;O<=
Xr&&x.scrollHeight>x.clientHeight+1;O++)s.classList.add(`c${O}`)},Ml=()=>x.clientHeight>0&&x.clientHeight<Ad,Us=()=>{let O=m(
"panel"),I=O.key!==v.key;I&&Object.assign(v,{key:O.key,values:["",""],sure:"think"}),(I||E)&&(k=new Set);let W=!!(O.revealed&&
E&&!I&&O.said),G=st(s),ot=T||!!(G&&x.contains(G));if(T=!1,E=!O.revealed,x.classList.toggle("asked",E&&!O.none),x.classList.
toggle("paired",m("pair").length>0),Yn(s,Math.max(m("pair").findIndex(({here:mt})=>mt),0)),x.classList.toggle("lift",W),
$&&!O.revealed&&Gs(!1),yt(),Vs(),Be(),He(),W&&O.said&&b([O,...m("pair").slice(1)].map(({said:mt})=>mt?.verdict??"").join(
" ")),W&&ot&&!(m("goal").title&&G===V.node)){let mt=i.querySelector("h2");mt instanceof HTMLElement&&mt.focus({preventScroll:!0})}},
Oo=new ResizeObserver(()=>requestAnimationFrame(()=>{Ks(),M?.again()}));Oo.observe(s);let Sl=rs(s,()=>{let O=Math.min(m(
"questions").length,9);return[{keys:["y","n"],shown:"Y, N",words:"Says whether the mistake that is asked about was yours\
.",when:()=>$t()==="answer"&&[m("panel"),...m("pair")].some(({said:I})=>I?.asks),press:(I,W)=>W.closest(".uw-table.acts,\
 input")?!1:(e.send({kind:"own",yes:I==="y"}),!0)},{keys:Array.from({length:O},(I,W)=>String(W+1)),shown:`1 to ${O}`,words:"\
Asks that question of those above the panel.",when:()=>O>=Jn&&!m("goal").title&&!$,press:(I,W)=>W.closest(".uw-table.act\
s, input")?!1:(z(m("questions")[Number(I)-1].id),!0)}]}),Zs=O=>()=>{O(),Ks(),M?.again()},El=()=>{M?.tried(),To()},Al=()=>{
Vs(),m("panel").revealed&&m("note")&&b(m("note"))},Tl=()=>{Be(),He()},Lo=[["change:panel",Us],["change:questions change:\
question change:goal",Zs(yt)],["change:page change:why",He],["change:pair",Us],["change:main",Be],["change:moment",Tl],[
"change:guesses change:ending",Zs(Ao)],["change:note",Zs(Al)],["change:tried",El],["msg:custom",ge]];for(let[O,I]of Lo)e.
on(O,I);return Us(),()=>{for(let[O,I]of Lo)e.off(O,I);M?.stop(),A?.stop(),Oo.disconnect(),Sl()}}var ds=class{constructor(t,s){this.model=t,this.marked=s,this.at=-1/0,this.stamp=-1,this.move="",this.next=""}get waiting(){
return this.stamp===this.model.get("stamp")&&performance.now()-this.at<3e3}send(t,s){if(!(!t||this.model.get("busy"))){if(this.
waiting){this.model.get("mode")==="edit"&&(this.next=t);return}this.at=performance.now(),this.stamp=this.model.get("stam\
p"),this.mark(t),this.model.send({kind:"move",move:t,stamp:this.stamp,said:s})}}drawn(){this.mark(this.waiting?this.move:
"");let t=this.next;!t||this.waiting||(this.next="",this.send(t,null))}mark(t){this.move=t,this.marked(t)}};var Od=({words:e,name:t},s)=>u("p.covered",`${e} `,s?u("b",t):u("span.blank",{role:"img","aria-label":"a covered name"})),
us=class{constructor({send:t,drawn:s}){this.send=t,this.drawn=s,this.opened=!1,this.root=u("div.call",{role:"group",hidden:!0})}get hidden(){
return this.root.hidden}cover(){this.opened=!1}show(t,s,n){let o=s?t.alert??"":"",i=t.covered??[],r=n==="shown"||n==="pr\
ess"&&this.opened,a=o?(t.actions??[]).find(h=>h.strong):void 0;this.root.hidden=!o&&!i.length,this.root.classList.toggle(
"calm",!o&&!(s&&t.actions?.length));let l=JSON.stringify([o,a,i,r,n]);if(this.root.dataset.looks===l)return;this.root.dataset.
looks=l,this.root.setAttribute("aria-label",o||"What lies covered");let c=()=>{this.opened=!this.opened,this.show(t,s,n),
this.drawn()};Y(this.root,o&&u("p",u("b",o)),i.length>0&&u("div.covers",i.map(h=>Od(h,r))),i.length>0&&n==="press"&&u("b\
utton.btn",{"data-k":"covers","aria-pressed":String(r),onclick:c},r?"Cover":"Show"),a&&u("button.btn.alert",{"data-k":"c\
all","data-act":a.move,onclick:()=>this.send(a.move)},a.label))}};function ta({place:e,now:t,said:s},n){let[o="",i=""]=s??[];return{place:n.place??[e,o&&t].filter(Boolean).join(" "),line:n.
line??(o?[o,i]:[t??"",i])}}var zr=7,fs=class{constructor({texts:t,see:s}){this.texts=t,this.see=s,this.chip=u("button.ch\
ipbtn",{"data-k":"clause",hidden:!0,onclick:()=>this.open(!!this.box.hidden)}),this.badge=u("b.badge",{hidden:!0}),this.
place=u("span.place"),this.line=u("p.line"),this.note=u("p.note",{role:"status"}),this.sheet=u("button.btn.quiet",{"data\
-k":"scores","aria-expanded":"false",hidden:!0},"Scores"),this.eyes=u("div.seg",{role:"group","aria-label":"Seen by"}),this.
seen=u("div.eyes",rt("eye",22),this.eyes),this.box=u("div.clause-box",{hidden:!0,tabindex:-1,"data-k":"clauses"}),this.root=
u("div.caption",u("div.told",u("p.over",this.badge,this.chip,this.place),this.line,this.note),u("div.seen",this.sheet,this.
seen)),this.looks=""}show({clauses:t,badge:s="",place:n,line:o,note:i,tone:r}){j(this.root,"data-tone",r),this.badge.hidden=
!s,this.badge.textContent=s;let a=this.texts(),[l=""]=t;this.place.textContent=n,this.line.hidden=!!i,this.line.replaceChildren(
u("b",o[0]),o[1]?` ${o[1]}`:""),this.line.classList.remove("long"),this.line.classList.toggle("long",this.line.scrollWidth>
this.line.clientWidth+1),this.note.textContent!==i&&(this.note.textContent=i),this.note.hidden=!i;let c=JSON.stringify([
t,r]);if(c===this.looks)return this.below();this.looks=c,this.open(!1);let h=r==="trial"?"not the game":l;this.chip.hidden=
!h,this.chip.replaceChildren(u("span.chip.line",h));let d=t.filter(f=>a[f]);j(this.chip,"aria-disabled",d.length&&r!=="t\
rial"?"":"true"),j(this.chip,"data-clause",l),this.box.replaceChildren(u("dl",d.map(f=>u("div",u("dt",f),u("dd",a[f])))))}open(t){
let s=t&&this.box.querySelector("dt")!=null&&this.chip.getAttribute("aria-disabled")!=="true";this.box.hidden=!s,this.below(),
j(this.chip,"aria-expanded",String(s))}below(){this.box.hidden||(this.box.style.top=`${this.root.offsetTop+this.root.offsetHeight}\
px`)}escape(){return this.box.hidden?!1:(this.open(!1),this.chip.focus(),!0)}showEyes(t,s){let n=JSON.stringify(t);if(this.
seen.hidden=t.length<2,this.eyes.dataset.looks!==n){this.eyes.dataset.looks=n;let i=u("select.pick",{"data-k":"eyes.many",
"aria-label":"Seen by",onchange:r=>this.see(r.target.value)},t.map(([r,a])=>u("option",{value:r},a)));this.eyes.classList.
toggle("seg",t.length<=zr),this.eyes.replaceChildren(...t.length>zr?[i]:t.map(([r,a])=>u("button",{"data-eye":r,title:a,
"aria-label":a,onclick:()=>this.see(r)},a)))}let o=this.eyes.querySelector("select");if(o)o.value=s;else for(let i of this.
eyes.children)j(i,"aria-pressed",String(i.getAttribute("data-eye")===s))}};function Dt(e,t){let s=Math.abs(e)*10**t,n=Math.floor(s);if(s-n!==.5||!Number.isInteger(e*2**(t+1)))return e.toFixed(t);
let o=(n%2?n+1:n)/10**t;return(e<0?-o:o).toFixed(t)}function Ld(e){return e>0&&e<5/1e4?"under 0.1%":e<1&&e>9995/1e4?"ove\
r 99.9%":`${Dt(100*e,1)}%`}var ie=(e,t)=>t==="chance"?Ld(e):`${Dt(Math.abs(e)<.005?0:e,2)} ${t}`.replace("-","−");function ea(e,t,s){
let{value:n,share:o,words:i}=xt(String(e),t==="chance"?Lt:{low:s[0],high:s[1],unit:t});if(n==null)throw new Error(i);return t===
"chance"?o:n}function sa(e,t,s,n){let o=s==="chance";if(n==="exact")return o?"Within 1.":"That is it, as printed.";let i=Math.
round(Math.abs(e-t)*1e9)/1e9,r=o?String(ps(i)):ie(i,s),a=n==="far"?"":o?": within ten":": near";return`${r} too ${e>t?"h\
igh":"low"}${a}.`}var ps=e=>Math.floor(Math.round(e*1e9)/1e7+.5),na=(e,t)=>t==="chance"?.105:Math.max(Math.abs(e)/10,.1),
Nd=2,Cd=[["know","I know"],["think","I think so"],["guess","A guess"]];function oa(e){let t=[];for(let[r,a]of Cd){let l=e.
filter(({sure:c,measure:h})=>c===r&&h==="chance").map(c=>c.off);if(l.length>=Nd){let c=100*l.reduce((h,d)=>h+d,0)/l.length;
t.push([`“${a}”`,Dt(Math.round(1e9*c)/1e9,0)])}}if(t.length===0)return"";let[[s,n],...o]=t,i=o.map(([r,a])=>`; when \
you said ${r}, by ${a}`).join("");return`When you said ${s} you were off by ${n} of 100${i}.`}var be=e=>e.charAt(0).toUpperCase()+
e.slice(1);var ia=(e,t)=>Math.max(0,Math.min(e.x+e.w,t.x+t.w)-Math.max(e.x,t.x))*Math.max(0,Math.min(e.y+e.h,t.y+t.h)-Math.max(e.y,
t.y)),so=(e,t,s,n)=>Math.max(s,Math.min(e,s+n-t));function ra({w:e,h:t},s,n,o){let i={x:s.x+s.w/2,y:s.y+s.h/2},r=[["abov\
e",i.x-e/2,s.y-t-10],["below",i.x-e/2,s.y+s.h+10],["right",s.x+s.w+10,i.y-t/2],["left",s.x-e-10,i.y-t/2]],a=Math.min(n.y+
n.h,...o.map(({y:p})=>p));r.push(["right",s.x+s.w+10,a-t-10],["left",s.x-e-10,a-t-10]);let l=r.map(([p,x,g])=>{let m={x:so(
x,e,n.x,n.w),y:so(g,t,n.y,n.h),w:e,h:t},w=ia(m,s)+3*o.reduce((b,v)=>b+ia(m,v),0);return{...m,side:p,covers:w}}),{covers:c,
...h}=l.reduce((p,x)=>x.covers<p.covers-1?x:p),d=h.side==="above"||h.side==="below"?i.x-h.x:i.y-h.y,f=h.side==="above"||
h.side==="below"?e:t;return{...h,tip:so(d,0,14,f-28)}}var aa=(e,t)=>y("svg.small-card",{viewBox:"0 0 48 68",...t},Et(e,48));function Hd(e,t){let s={"data-act":e.move,onclick:()=>t(
e.move)};if(e.face){let n=[e.group,e.label].filter(Boolean).join(" ");return u("button.btn.card-pick",{"aria-label":n,title:e.
label,...s},aa(e.face,{"aria-hidden":"true"}))}return u("button.btn",{...s},e.colour&&We(e.colour)&&y("svg.icon",{viewBox:"\
-12 -12 24 24",style:"width:1.4em;height:1.4em","aria-hidden":"true"},Ot(e.colour,0,0,8.5,{fill:`var(--c-${e.colour})`,stroke:"\
#fff","stroke-width":2})),e.label)}var Bd=e=>[u("p.mute","What lies under it, as you remember"),u("ol.recall",e.map(t=>u(
"li",aa(t.face,{role:"img","aria-label":t.label}))))],ms=class{constructor(t){this.how=t,this.key="",this.root=u("div.ch\
ooser",{role:"group",hidden:!0}),this.away=s=>{let[n]=s.composedPath();n instanceof Element&&!this.root.contains(n)&&!n.
closest(".thing.plays")&&this.close()}}show(t){if(this.key===t.key)return this.leave();let s=!t.plays&&t.recall?.length,
n=t.picks.find(r=>r.group)?.group,o=r=>{this.leave(),this.how.play(r)};this.key=t.key,this.root.setAttribute("aria-label",
s?`Under ${t.label}`:`How to play: ${t.label}`);let i={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
leave()};this.root.replaceChildren(u("div.choose-head",u("p",u("b",be(t.label)),n&&u("span",`: ${n}`)),jt(i,rt("close",16))),
...s?Bd(t.recall):[u("div.picks",t.picks.some(r=>r.parts?.length)?this.parts(t.picks,[],o):t.picks.map(r=>Hd(r,o)))]),this.
root.hidden=!1,document.addEventListener("pointerdown",this.away,!0),this.how.moved(),this.stand(),this.buttons.find(r=>!r.
matches(".shut"))?.focus({preventScroll:!0})}parts(t,s,n){let o=new Set(t.flatMap(({parts:r})=>(r??[]).filter(a=>!s.includes(
a)))),i=r=>{let a=[...s,r],l=t.filter(({parts:c})=>c?.includes(r));if(l.length===1)return n(l[0].move);this.root.querySelector(
".picks")?.replaceChildren(...this.parts(l,a,n)),this.stand(),this.buttons.find(c=>c.dataset.part)?.focus({preventScroll:!0})};
return[...s.length?[u("p.mute",`${s.join(", ")}, and ...`)]:[],...[...o].sort().map(r=>u("button.btn",{"data-part":r,onclick:()=>i(
r)},r))]}get buttons(){return[...this.root.querySelectorAll("button")]}stand(){let t=this.key&&this.how.around(this.key),
s=this.root.parentElement;if(!t||!s)return;let n=s.getBoundingClientRect(),o=Math.max(n.top,0),i=6,r={x:i,y:o-n.top+i,w:n.
width-2*i,h:Math.min(n.bottom,window.innerHeight)-o-2*i};this.root.style.cssText=`left:0;top:0;max-width:${r.w}px;max-he\
ight:${r.h}px`;let a=({x:p,y:x,w:g,h:m})=>({x:p-n.left,y:x-n.top,w:g,h:m}),l={w:this.root.offsetWidth,h:this.root.offsetHeight},
{x:c,y:h,side:d,tip:f}=ra(l,a(t.card),r,t.hand.map(a));this.root.dataset.side=d,this.root.style.cssText+=`;left:${c}px;t\
op:${h}px;--tip:${f}px`}leave(){let t=this.key;this.close(),this.how.focus(t)}close(){if(!this.key)return;let t=this.key,
s=this.root.contains(st(this.root));this.key="",document.removeEventListener("pointerdown",this.away,!0),this.root.hidden=
!0,this.root.replaceChildren(),this.how.moved(),s&&this.how.focus(t)}stroke(t){let s=this.buttons,n=s.findIndex(i=>i.matches(
":focus"));if(!this.key||n<0)return!1;let o={ArrowRight:n+1,ArrowDown:n+1,ArrowLeft:n-1,ArrowUp:n-1,Home:0,End:s.length-
1}[t.key];return o==null?!1:(t.preventDefault(),s[(o+s.length)%s.length].focus({preventScroll:!0}),!0)}};var re=10;function Rd(e,t,s,n){if(t&&s>=t*46)return Math.min(t,Math.max(e,1));if(!e)return 1;let o=Math.max(1,Math.floor(
(s+re)/(n+re)));return Math.ceil(e/Math.ceil(e/o))}function $e(e,t,s,n,o,i){let r=e.text(`${t.id}.label`,t.label,s,n+10,
{room:o}),a=Rd(t.cells.length||1,t.columns??0,o,i?58:50),l=Math.min(i?66:60,(o-re*(a-1))/a),c=l+re,h=e.extras.acting?8:0,
d=n+22+r;return t.cells.forEach((f,p)=>{let x=s+p%a*c,g=d+Math.floor(p/a)*(l*1.4+re+h);"key"in f?e.card(f,x,g,l,{role:"g\
rid",own:!0}):(e.add("pile",`${t.id}.${p}`,x,g,{w:l,under:0,empty:!0}),f.seat!=null&&e.add("mark",`${t.id}.${p}`,x+l/2-9,
g+l*.7-9,{seat:f.seat,size:18,quiet:!0}))}),d-n+Math.ceil(t.cells.length/a)*(l*1.4+re+h)+10}function ke(e,t,s,n,o){let i=t.
values.length,r=Math.min(56,(o-10*(i-1))/i),a=i*r+(i-1)*10;return e.add("dice",t.id,s,n,{w:a,size:r,values:t.values,thrown:t.
thrown??0,lit:t.lit??[],label:t.label,move:t.move??"",off:e.extras.acting?t.off??"":"",plays:e.extras.acting&&!!t.move,picks:[]}),
r+14}function no(e,t,s,n,o){let i=n+12;i+=e.text(`${t.id}.label`,t.label,s,i,{room:o})+10;for(let[r,{words:a,note:l,box:c}]of t.
rows.entries()){let h=c?30:0,d={size:14,bold:!0,quiet:c==="open",room:o-h};c&&e.add("box",`${t.id}.${r}`,s,i+3,{box:c,size:20}),
i+=14+e.text(`${t.id}.${r}.words`,a,s+h,i+12,d),l&&(i+=15+e.text(`${t.id}.${r}.note`,l,s+h,i+13,{room:o-h})),i+=7}return i-
n+6}function la(e,t,s,n){t.rows.filter(({box:o})=>o).forEach(({box:o},i)=>{e.add("box",`${t.id}.${i}`,s+30*i,n,{box:o,size:24})})}
function ve(e,t,s,n,o,i,r){let a=e.extras.boards?.[t.board];if(!a)throw new Error(`Expected a board called "${t.board}",\
 which was to be sent before its tokens.`);let l=r==null?Math.min(i,o*a.height/a.width):i;return e.add("board",t.id,s,n,
{w:o,h:l,k:Math.min(o/a.width,l/a.height),board:a,zone:t,heat:e.extras.heat??{},clear:!!e.extras.clear,acting:!!e.extras.
acting,spots:e.extras.spots??{},lit:e.extras.lit??{},clearance:r??0}),l+14}var ca=390,xs=620,Me=196,ha=58,oo=38,io=50,gs=e=>e.cards.some(t=>t.move||t.picks?.length),da=e=>[...e.cards,...(e.before??
[]).flatMap(t=>"top"in t&&t.top||[])];function ua(e,t,s,n,o){let i=s,r=0;for(let a of t){let l=Math.min(o-(i-s),a.values.
length*ha);r=Math.max(r,ke(e,a,i,n,l)),i+=l+8}return r}function fa(e,t,s,n,o,i,r){let l=(o-16*(i-1))/i,c=n;for(let h=0;h<
t.length;h+=i){let d=t.slice(h,h+i),f=(p,x)=>r?qd(e,p,s+x*(l+16),c,l):e.other(p,s+x*(l+16),c,l,!1);c+=(r?10:18)+Math.max(
...d.map(f))}return c-n}function qd(e,t,s,n,o){let i=da(t),r=i.length?oo*(1+.4*(i.length-1))+12:0,a=e.head(t,s,n,o-r,28),
[l]=t.counters??[],c={w:oo,ideal:oo*.4,tight:.3};if(e.cards(i,s+o-r,n,r,c,{role:"seat"}),!l)return 34+a;let h=Math.max(l.
full??0,l.value),d=l.art==="agents"?24*h:0;d&&e.add("agents",`${t.id}.0`,s,n+36+a,{count:l.value,full:h,size:18});let f={
value:l.value,label:l.label??"",high:18,room:o-r-d};return e.add("counter",`${t.id}.0`,s+d+6,n+36+a,f),58+a}function pa(e,t,s,n,o){
return t.stacks.forEach((i,r)=>e.stack(i,s+r*o/2,n,50)),t.stacks.length?116:0}function ma(e,t,s,n,o){let{seats:i,boards:r,
fans:a,grids:l,dice:c,notes:h}=t,d=24,[f,...p]=i,x=s-d-Me,g=x-2*d,m=14,w=14;for(let b of r)m+=ve(e,b,d,m,g,o);w+=ua(e,c,
x,w,Me);for(let b of h)w+=no(e,b,x,w,Me)+8;f&&!gs(f)&&(w+=e.other(f,x,w+4,Me,!0)+20),w+=pa(e,t,x,w+4,Me);for(let b of l)
m+=$e(e,b,d,m,g,!0);return p.length&&(m+=fa(e,p,d,m+6,g,Math.min(p.length,3),!0)),m=Math.max(m,w),a.length&&(m+=e.fans(a,
d,m,s-2*d,!0)),f&&gs(f)&&(m+=e.own(f,d,m+6,s-2*d,176)),{y:m,middle:{x:d+g/2,y:240,r:40}}}function ga(e,{seats:t,boards:s,
stacks:n,dice:o,notes:i},r,a,l){let d=r-48,f=(a-20)/Math.max(1,t.length);for(let x of s)l?ve(e,x,0,0,a,d,io):ve(e,x,0,io,
a,d-io,0);let p=10;for(let x of o)ke(e,x,p,8,x.values.length*36),p+=x.values.length*36+6;for(let x of i)la(e,x,l?10:p+6,
l?d-34:14);for(let[x,{top:g}]of n.entries())g&&e.card(g,10+x*44,d-66,38,{role:"stack"});return t.forEach((x,g)=>{Id(e,{...x,
cards:da(x)},10+g*f,d+10,f-4)}),{y:r-18,middle:{x:a/2,y:d/2,r:40}}}function Id(e,t,s,n,o){let i=t.cards.length?24+9*(t.cards.
length-1):0,r=o-24-i;e.add("mark",t.id,s,n+2,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,tt(t.name,13,
r).lines[0],s+25,n+9,{size:13,bold:!0,quiet:!1,room:r});let a=(t.counters??[]).map(({value:c,label:h})=>`${c} ${h}`)[0]??
t.note??"";e.text(`${t.id}.note`,tt(a,12,r).lines[0],s+25,n+24,{size:12,room:r});let l={w:22,ideal:9,tight:.3,least:22};
e.cards(t.cards,s+o-i-2,n-1,i,l,{role:"seat"})}function xa(e,t,s){let{seats:n,boards:o,fans:i,grids:r,dice:a,notes:l}=t,
c=14,h=s-2*c,[d,...f]=n,p=10;for(let m of o)p+=ve(e,m,c,p,h,440);let x=a.length?Math.min(150,a.reduce((m,{values:w})=>m+
w.length*ha+8,0)):0,g=ua(e,a,c,p,x);if(g+=pa(e,t,c,p+g,Math.max(x,130)),d&&!gs(d)){let m=x?c+x+16:c;g=Math.max(g,e.other(
d,m,p,c+h-m,!1))}p+=g+12;for(let m of l)p+=no(e,m,c,p,h)+8;for(let m of r)p+=$e(e,m,c,p,h,!1);return i.length&&(p+=e.fans(
i,c,p,h,!1)),f.length&&(p+=fa(e,f,c,p+4,h,Math.min(f.length,3),!1)),d&&gs(d)&&(p+=e.own(d,c,p,h,0)),{y:p,middle:{x:s/2,y:200,
r:40}}}var ba=e=>[[0,0],[1,0],[1,1]].slice(0,e),Dd=20,_d=60,$a=({extras:e})=>e.acting?e.call?32:14:0;function ka(e){let t=(e.before??
[]).filter(({kind:s})=>s==="stack");return{beside:t.slice(0,-1),space:t.at(-1)}}function wa(e,t,s,n,o,i,r){let{beside:a,
space:l}=ka(t),c=i?s+r+28:s,h=o-r-28,d=e.head(t,c,n,h,30),f=c;for(let p of a)e.stack(p,f,n+46+d,46,110),f+=118;if(!t.me){
let p={w:38,ideal:22,tight:.05};e.cards(t.cards,f,n+46+d,c+h-f,p,{role:"seat"})}l&&e.stack(l,i?s:s+o-r,n,r,r+40)}function va(e,{
seats:[t,...s],ring:n,stacks:o},i,r){let l=92*1.4+32,c=i/2-r-24,h=i/2+24,d=28,f=d+l+74,p=s.length===1;s.forEach((b,v)=>{
let[k,S]=ba(s.length)[v];wa(e,b,k?h:r,S?f:d,c,!!k,92)}),t&&wa(e,{...t,me:!0},r,f,c,!1,92);let x={x:p?h+c/2:i/2,y:p?d+44:
d+l+32,r:40};n&&e.add("ring",n.id,x.x,x.y,{ring:n,r:x.r});let g=p?92:46,m=p?x.x-o.length*(g+40)/2+20:x.x+90;o.forEach((b,v)=>e.
stack(b,m+v*(g+40),p?d+120:x.y-44,g,g+40));let w=f+l+4;if(t){let b=e.extras.call??0,v=$a(e),k=t.cards.some($=>$.face);b&&
(e.call=w),w+=(b?b+20:0)+v;let S={w:k?88:62,ideal:k?106:44,tight:.5,least:60,floor:20};w+=e.cards(t.cards,r,w,i-2*r,S,{own:!0,
role:"hand"})}return{y:w,middle:x}}function ya(e,t,s,n,o){let{beside:i,space:r}=ka(t),a=46,l=o-a-34;e.add("mark",t.id,s,
n+2,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,t.name,s+26,n+11,{size:13,bold:!0,quiet:!1,room:l}),e.
text(`${t.id}.note`,tt(t.alert||t.note,12,l).lines[0],s+26,n+25,{size:12,quiet:!t.active,room:l});let c=s;for(let h of i){
if(h.top){let d={...h.top,move:h.move||h.top.move,off:h.off||h.top.off};e.card(d,c,n+36,26,{role:"stack",recall:h.recall})}else
e.add("pile",h.id,c,n+36,{w:26,under:0,empty:!0});e.text(`${h.id}.count`,String(h.count),c+32,n+58,{size:14,bold:!0,quiet:!1}),
c+=58}if(!t.me){let h={w:22,ideal:10,tight:.05};e.cards(t.cards,c,n+38,s+o-a-8-c,h,{role:"seat"})}r&&Ma(e,r,s+o-a,n,a)}function Ma(e,t,s,n,o){
t.top?e.card(t.top,s,n+2,o,{role:"space",recall:t.recall}):e.add("pile",t.id,s,n+2,{w:o,under:0,empty:!0});let i=[t.count>
1?t.count:"",t.label].filter(Boolean).join(" "),r=tt(i,12,o+14).lines.length<2;e.text(`${t.id}.label`,i,r?s+o/2:s+o+6,n+
o*1.4+17,{size:12,anchor:r?"middle":"end",room:r?o+14:3*o})}function Sa(e,{seats:[t,...s],ring:n,stacks:o},i,r){let l=r/
2-10-10,c=r/2+10,h=88,d=s.length===1;s.forEach((b,v)=>{let[k,S]=ba(s.length)[v];ya(e,b,k?c:10,6+S*h,l)}),t&&ya(e,{...t,me:!0},
10,6+h,l),o.slice(0,3).forEach((b,v)=>{d&&Ma(e,b,c+20+v*66,50,46)});let f=e.extras.call??0,p=$a(e),x=6+2*h+6+p;f&&(e.call=
x-p);let g=x+(f?f+8:0),m=Math.max(Dd,bt(78,i-g-8));t&&e.cards(t.cards,10,g,r-130,{w:m,ideal:m*1.12,tight:.36,least:m},{own:!0,
role:"hand"});let w={x:r-66,y:g+24,r:34};return n&&i-g<_d?(e.add("ring",n.id,w.x,i-18,{ring:{...n,value:"",note:""},r:w.
r}),e.text(`${n.id}.note`,`${n.value??""} ${n.note??""}`,r-10,i-14,{size:14,anchor:"end",room:170})):n&&(e.add("ring",n.
id,w.x,w.y,{ring:{...n,note:""},r:w.r}),e.text(`${n.id}.note`,n.note??"",w.x,w.y+30,{size:12,anchor:"middle",room:126})),
{y:Math.max(i-8,t?g+m*1.4:0),middle:w}}var Pd={mark:({size:e})=>({x:0,y:0,w:e,h:e}),pile:({w:e,empty:t})=>t&&{x:0,y:0,w:e,h:e*1.4},ring:({r:e})=>({x:-e,y:-e,w:2*
e,h:2*e}),dice:({w:e,size:t})=>({x:0,y:0,w:e,h:t}),box:({size:e})=>({x:0,y:0,w:e,h:e})},ws=class{constructor(t){this.extras=
t,this.call=0,this.things=[],this.over=[]}add(t,s,n,o,i={}){this.things.push({kind:t,key:`${t}:${s}`,x:n,y:o,...i});let r=this.
extras.lit?.[s],a=Pd[t]?.(i);r!=null&&a&&this.over.push({kind:"lit",key:`lit:${s}`,x:n+a.x,y:o+a.y,w:a.w,h:a.h,tab:r,role:t})}text(t,s,n,o,{
size:i=13,room:r=1/0,bold:a=!1,quiet:l=!0,anchor:c="start",tone:h=""}={}){if(!s)return 0;let{lines:d,size:f}=tt(s,i,r,a?
1.06:1);return this.add("text",t,n,o,{lines:d,size:f,bold:a,quiet:l,anchor:c,tone:h}),(d.length-1)*f*1.2}card(t,s,n,o,{seen:i=o,
own:r=!1,role:a="",recall:l=[]}={}){let{lit:c={},dealt:h={},acting:d=!1,under:f=!0,opens:p=""}=this.extras,x=h[t.key]??t.
face??null,g=d&&!!(t.move||t.picks?.length),m=!!t.lifted,w=a==="grid"?0:o<80?12:14,b=r&&(g||d&&t.ghost)?w+(m?o*(w?.24:.14):
0):0;this.things.push({kind:"card",key:t.key,x:s,y:n-b,w:o,face:x,label:t.label,origin:t.origin??"",role:a,dealt:t.key in
h,kin:!!t.kin,ghost:!!t.ghost,seen:i,plays:g,off:d?t.off??"":"",under:r&&g&&!m,up:m,move:t.move??"",picks:t.picks??[],recall:f?
l:[],opens:p===t.key&&!g&&!t.off}),t.key in c&&this.over.push({kind:"lit",key:`lit:${t.key}`,x:s,y:n-b,w:i,h:o*1.4,tab:c[t.
key],role:a})}cards(t,s,n,o,i,{own:r=!1,role:a="",pitch:l=1.4,centre:c=!1}={}){if(!t.length)return 0;let{w:h,step:d,cols:f,
rows:p}=te(t.length,o,i);return t.forEach((x,g)=>{let m=Math.floor(g/f),w=g%f,b=Math.min(f,t.length-m*f),v=c?s+(o-(d*(b-
1)+h))/2:s;this.card(x,v+w*d,n+m*l*h,h,{seen:w===b-1?h:Math.min(h,d),own:r,role:a})}),h*1.4+(p-1)*l*h}};var Ea=e=>e.map(t=>({...t,art:""})),_t=class extends ws{head(t,s,n,o,i=30){let r=[t.note,t.team].filter(Boolean).join(",\
 "),a=i<30?8:12,l=s+i+a,c=o-i-a;this.add("mark",t.id,s,n,{seat:t.seat,size:i,active:!!t.active});let h=t.alert||r,d=n+i*
(h?.43:.66),f=this.text(`${t.id}.name`,t.name,l,d,{size:15,bold:!0,quiet:!1,room:c}),p=this.text(`${t.id}.note`,h,l,n+i+
f,{room:c,bold:!!(t.active||t.alert),quiet:!t.active,tone:t.alert?"lit":""});return f+p}counters(t,s,n,o,i){let r=n;for(let[
a,l]of(t.counters??[]).entries()){let c=i?18:22;if(this.add("counter",`${t.id}.${a}`,s,r,{value:l.value,label:l.label??"",
high:c,room:o}),r+=c+8,l.art==="chips"){let h=Math.max(1,Math.ceil(l.value/10)),d=i?2.5:3,f=i?1.2:1.4,p=Math.max(3,Math.
min(18,(o-2)/h-3)),x=10*(d+f)+3,g=Math.min(l.value,10)*(d+f)+(l.value>5?3:0);l.value&&this.add("chips",`${t.id}.${a}`,s,
r+g,{count:l.value,w:p,t:d,g:f,pitch:p+3}),r+=x}if(l.art==="agents"){let h=Math.max(l.full??0,l.value);this.add("agents",
`${t.id}.${a}`,s,r,{count:l.value,full:h,size:18}),r+=26}}return r-n}other(t,s,n,o,i){let r=t.cards??[],a=t.counters??[],
l=!i||o<150,c=this.head(t,s,n,o,l?26:30),h=a.length&&o>=150,d=r.some($=>$.face||$.key in(this.extras.dealt??{})),f=l?38:
48,p=Math.min(h?o-74:o,d?1/0:f*3.4),x={w:f,ideal:f*(d?.72:.7),tight:d?.62:.05},g=n+(l?38:44)+c,m=this.cards(r,s,g,p,x,{role:"\
seat",pitch:.62});if(t.alert&&r.length){let{w:$,step:E,cols:T}=te(r.length,p,x);this.over.push({kind:"lit",key:`lit:${t.
id}`,x:s,y:g,w:$+(T-1)*E,h:m,tab:""})}let{w,step:b,cols:v}=te(r.length,p,x),k=r.length?w+(v-1)*b+14:0,S=h?Math.max(m,this.
counters(t,s+k,g+2,o-k,l)):m+(a.length?8+this.counters({...t,counters:Ea(a)},s,g+m+8,o,!0):0);return g-n+S+this.before(t,
s,g+S+10,o,l)}stack(t,s,n,o,i=o+24){let r=t.top?{...t.top,move:t.move||t.top.move,off:t.off||t.top.off,label:t.top.label||
t.spoken}:null,a=t.count>1&&r&&!r.face?Math.min(3,t.count-1):0;if(this.add("pile",t.id,s,n,{w:o,under:a,empty:!r}),r&&this.
card(r,s,n,o,{role:"stack",recall:t.recall}),!r&&!t.count&&t.label&&o>=40){let{lines:c,size:h}=tt(t.label,13,o-2);if(c.length*
h*1.2<o*1.4-8){let d=n+(o*1.4-(c.length-1)*h*1.2)/2+h*.35;return this.add("text",`${t.id}.empty`,s+o/2,d,{lines:c,size:h,
quiet:!0,anchor:"middle",tone:""}),o*1.4}}let l=_(`${t.count} ${t.label}`,14)>i;return this.add("count",t.id,s,n+o*1.4+22,
{count:t.count,lines:l?tt(t.label,13,i).lines:[t.label],spoken:t.spoken,broken:l}),o*1.4+30+(l?17*tt(t.label,13,i).lines.
length:0)}tray(t,s,n,o){let i=Math.max(1,Math.ceil(Math.max(t.full,t.count)/10)),r=Math.min(27,(o-24)/i-4),a=o<120,l=r+(r>
20?7:4),c=a?3:5,h=a?1.4:2,d=i*l-(l-r)+24,f=10*(c+h)+3,p=22*String(t.count).length+4+_(t.label,13)>Math.max(d,o-8);return this.
add("tray",t.id,s+(o-d)/2,n,{wide:d,high:f,count:t.count,label:t.label,w:r,t:c,g:h,pitch:l,below:p,noted:_(t.label,13)}),
f+(p?62:44)}fans(t,s,n,o,i){let r=n,a=t.length>2?i?56:48:i?80:64;for(let l of t){this.text(`${l.id}.label`,l.label,s,r+10,
{room:o});let c={w:a,ideal:a*.59,tight:.39,least:Math.min(a,i?56:48),floor:20},{w:h,step:d,cols:f,rows:p}=te(l.cards.length,
o,c),x=l.cards.some(m=>m.above)?22:4,g=l.cards.some(m=>m.under!=null)?40:10;r+=20,l.cards.length||this.add("pile",l.id,s,
r+x,{w:h,under:0,empty:!0}),l.cards.forEach((m,w)=>{let b=Math.floor(w/f),v=w%f,k=w===l.cards.length-1,S=s+v*d,$=r+x+b*(x+
g+h*1.4);this.card(m,S,$,h,{seen:k||v===f-1?h:Math.min(h,d),role:"fan"}),this.text(`${m.key}.above`,m.above??"",S+2,$-8,
{size:k?16:14,bold:k,quiet:!k}),m.under!=null&&this.add("mark",`${m.key}.under`,S+4,$+h*1.4+10,{seat:m.under,size:Math.max(
15,Math.min(22,d*.76)),quiet:!k})}),r+=Math.max(p*(x+g+h*1.4),x+g+a*1.4)+8}return r-n}own(t,s,n,o,i){let r=this.extras.acting?
14:0,a=this.extras.call??0,l=this.before(t,s+i,n,o-i,!i),c=n+l+(a?a+20:0);return a&&(this.call=n+l),c-n+this.hand(t,s,c,
o,i,r)}before(t,s,n,o,i){let r=t.before??[];if(!r.length)return 0;let a=10,l=(o-a*(r.length-1))/r.length,c=Math.min(i?44:
58,l-6),h=0;return r.forEach((d,f)=>{let p=s+f*Math.min(l+a,d.kind==="fan"?1/0:c+40);if(d.kind==="fan"){let x=this.text(
`${d.id}.label`,d.label,p,n+10,{room:l}),g={w:c,ideal:c*.72,tight:.4};h=Math.max(h,18+x+this.cards(d.cards,p,n+18+x,l,g,
{role:"fan"}))}else h=Math.max(h,this.stack(d,p,n,c,Math.min(l,c+34)))}),h+16}hand(t,s,n,o,i,r){let a=i>0,l=t.cards.some(
m=>m.face),c=a?92:70,h=t.cards.length,d={w:l?c:c*.75,ideal:c*(l?a?1.22:1.06:.8),tight:.5,least:Math.min(c,64),floor:l?34:
20};if(a){let m=this.head(t,s,n,i-20),w=this.counters(t,s+4,n+48+m,i-20,!1)+48+m,b=this.cards(t.cards,s+i,n+r,o-i,d,{own:!0,
role:"hand",pitch:1.4+.36});return Math.max(w,b+r+16,l?c*1.4:0)}let f=l&&(h-1)*d.ideal+d.w<=o-112,p=this.head(t,s,n,f?110:
o-100,26);if(f){let m=this.counters(t,s+4,n+44+p,100,!0)+44+p,w=this.cards(t.cards,s+112,n+r,o-112,d,{own:!0,role:"hand"});
return Math.max(m,w+r+16)}let x=this.counters({...t,counters:Ea(t.counters??[])},s+o-84,n+6,84,!0),g=n+Math.max(40+p,x+8)+
r;return g-n+this.cards(t.cards,s,g,o,d,{own:!0,role:"hand",pitch:1.4+.42,centre:!0})+16}};var Mt=620,ys=772,La=920,Wd=["seat","ring","fan","stack","tray","grid","dice","tokens","notes","kinds"];function Se(e){let t=e.
zones.find(({kind:n})=>!Wd.includes(n));if(t)throw new Error(`Expected a zone that the table can draw, not "${t.kind}".`);
let s=n=>e.zones.filter(o=>o.kind===n);return{seats:Ro(s("seat")),ring:s("ring")[0],fans:s("fan"),stacks:s("stack"),trays:s(
"tray"),grids:s("grid"),dice:s("dice"),notes:s("notes"),boards:s("tokens"),kinds:s("kinds")}}function Na(e,t,s={}){if(s.
laid&&Je(e))return zd(e,t,s);if(ei(e)&&(t.low||t.h))return Qd(e,t,s);if(t.low&&e.zones.some(({kind:f})=>f==="tokens"))return Xd(
e,t,t.low,s);if(t.low&&hn(e))return ro(e,t,t.low,s,ao(t.w));if(!t.h)return bs(e,t.w,s);let n=({w:f,h:p})=>lo(t,f,p),i=[...t.
w>=Mt*Aa?[ys,860,La]:[],390,440].map(f=>Jd(e,t,f,s)),[r,...a]=i.filter(f=>f.w>=Mt),l=a.reduce((f,p)=>n(p)>n(f)?p:f,r);if(l&&
n(l)>=Aa)return l;let c=i.reduce((f,p)=>n(p)>n(f)?p:f),h=Math.round(Math.max(Ca,qt*t.h/t.w));return e.zones.some(({kind:f})=>f===
"tokens")?qa(e,Math.min(h,xs),s,ca,!0):n(c)>=jd||!hn(e)?c:e.table==="round"&&e.zones.filter(({kind:f})=>f==="seat").length>
Gd&&t.w>t.h?ro(e,t,Oa,s,Math.round(Oa*t.w/t.h)):ro(e,t,Math.min(h,Fd),s,Ha(t,h))}var Aa=.8,jd=.92,Ta=.75,Vd=352,Ca=288,Fd=460,
Gd=6,Oa=320,Kd=640,Ud=110,Zd=400,Yd=1.25,ao=e=>Math.round(Math.max(qt,Math.min(gt,e/Yd))),Ha=(e,t)=>Math.round(Math.max(
qt,Math.min(gt,t*e.w/e.h)));function Ba(e,t,s){let{w:n}=e,o=e.low?0:e.h,i=!e.low&&n>=ys*Ta&&(!o||o>=t[0]*Ta),[r,a]=i?t:s,
l=i?ys:e.low?ao(n):qt,c=o?Math.round(Math.max(r,Math.min(a,l*o/n))):i?600:r;return[i||!o?l:Ha(e,c),c]}var lo=(e,t,s)=>Math.
min(e.w/t,e.h?e.h/s:1/0),Ra=(e,t)=>({...e,call:(e.call??0)/t});function Jd(e,t,s,n){let o=bs(e,s,n);for(let i=0;i<2&&n.call;i++)
o=bs(e,s,Ra(n,lo(t,o.w,o.h)));return o}function ro(e,t,s,n,o){let i=new _t(Ra(n,lo(t,o,s))),r=Se(e),{y:a,middle:l}=e.table===
"corners"?Sa(i,r,s,o):ti(i,r,s,e.table==="round",o);return{w:o,h:Math.max(s,a+8),things:[...i.things,...i.over],middle:l,
call:i.call}}function Xd(e,t,s,n){let o=Math.max(t.w,ys),i=((t.page??0)-Kd)*o/t.w-Ud;return t.w>=Mt&&i>=Zd?bs(e,o,n,Math.
min(i,xs)):qa(e,s,n,Math.min(ao(t.w),Mt-1),!1)}function qa(e,t,s,n,o){let i=new _t(s),{middle:r}=ga(i,Se(e),t,n,o);return{
w:n,h:t,things:[...i.things,...i.over],middle:r,call:i.call}}function Qd(e,t,s){let n=new _t(s),[o,i]=Ba(t,[470,620],[t.
low||Ca,620]),{middle:r}=ni(n,Se(e),i,o);return{w:o,h:i,things:[...n.things,...n.over],middle:r,call:n.call}}function zd(e,t,s){
let n=new _t(s),[o,i]=Ba(t,[520,640],[Vd,560]),{middle:r}=li(n,Se(e),i,o);return{w:o,h:i,things:[...n.things,...n.over],
middle:r,call:n.call}}function bs(e,t,s={},n=xs){let o=Math.round(Math.min(Math.max(t,320),La)),i=o>=Mt,r=new _t(s),a=Se(
e),l=i?28:14,c=e.table==="round"||e.table==="corners"&&!i,h=a.boards.length?i?ma:xa:c?i?su:nu:i&&e.table==="corners"?va:
i?tu:eu,{y:d,middle:f}=h(r,a,o,l,n);return{w:o,h:Math.round(d+18),things:[...r.things,...r.over],middle:f,call:r.call}}function $s(e,t,s,n,o,i){
let r=n,a=(o-i*(t-1))/t;for(let l=0;l<e.length;l+=t){let c=e.slice(l,l+t);r+=Math.max(...c.map((h,d)=>h(s+d*(a+i),r,a)))+
20}return r-n}function tu(e,t,s,n){let{seats:[o,...i],ring:r,fans:a,stacks:l,trays:c}=t,h=i.map(E=>(T,M,A)=>e.other(E,T,
M,A,!0)),d=c.map(E=>(T,M,A)=>e.tray(E,T,M,A));h.splice(Math.ceil(h.length/2),0,...d);let f=Math.floor((s-2*n+20)/126),p=h.
length<=f?Math.max(h.length,1):Math.ceil(h.length/2),x=28+$s(h,p,n,28,s-2*n,20),g=l.length?104:0,m=r?248:0,w=x+6,b=r?{x:132,
y:w+108,r:88}:{x:s/2,y:w+60,r:40};r&&e.add("ring",r.id,b.x,b.y,{ring:r,r:b.r});let v=s-2*n-m-(g?g+24:0),k=e.fans(a,n+m,w+
10,v,!0);x=Math.max(w+(r?230:0),w+10+k)+12,l.forEach((E,T)=>e.stack(E,s-n-72,w+48+T*152,66));let S=l.length?w+48+l.length*
152-24:0,$=m&&s>=740?m:176;return x+=ks(e,t,s-(S>x?g+24:0),n,x),o&&(x+=e.own(o,n,x,s-2*n-(S>x?g+24:0),$)),{y:Math.max(x,
S),middle:b}}function eu(e,t,s,n){let{seats:[o,...i],ring:r,fans:a,stacks:l,trays:c}=t,h=18,d=i.some(v=>(v.before?.length??
0)>1),f=d||i.length<=2||i.length===4?Math.min(2,Math.max(i.length,1)):3;h+=$s(i.map(v=>(k,S,$)=>e.other(v,k,S,$,!1)),f,n,
h,s-2*n,12);let p=66,x=r?{x:106,y:h+100,r:p}:{x:s/2,y:h+40,r:40};r&&e.add("ring",r.id,x.x,x.y,{ring:r,r:p});let g=r?214:
n,m=s-n-g,w=Math.min(92,m/Math.max(l.length,1));l.forEach((v,k)=>e.stack(v,g+k*w,h+12,Math.min(56,w-14),w-1));let b=l.length?
h+12+78+56:h;for(let v of c)b+=e.tray(v,g-6,b,m+6);return h=Math.max(b,r?h+200:h)+6,h+=e.fans(a,n,h,s-2*n,!1),h+=ks(e,t,
s,n,h),o&&(h+=e.own(o,n,h+4,s-2*n,0)+4),{y:h,middle:x}}function su(e,t,s,n){let{seats:[o,...i],ring:r,fans:a,stacks:l,trays:c}=t,
{left:h,top:d,right:f}=qo(i.length),p=r?.art==="none"?64:s<740?108:128,x=Math.min(d<2?220:s<740?130:190,s/2-p-20-n),g=s-
2*n-2*x-24,w=i.slice(h,h+d).map(E=>(T,M,A)=>e.other(E,d===1?s/2-70:T,M,A,!0)),b=d?$s(w,d,n+x+12,20,g,16):0,v={x:s/2,y:20+
b+p+12,r:p},k=(E,T)=>{let M=E.length>1?28:v.y-60;for(let A of E)M+=e.other(A,T,M,x,!0)+26;return M},S=[k(i.slice(0,h).reverse(),
n),k(i.slice(i.length-f),s-n-x)];Ia(e,r,l,c,v,p<120?.82:1);let $=Math.max(v.y+p+40,...S);return a.length&&($+=e.fans(a,n,
$,s-2*n,!0)),$+=ks(e,t,s,n,$),o&&($+=e.own(o,n,$,s-2*n,160)),{y:$,middle:v}}function nu(e,t,s,n){let{seats:[o,...i],ring:r,
fans:a,stacks:l,trays:c}=t,h=i.some(g=>(g.before?.length??0)>1),d=h||i.length===2||i.length===4?2:Math.min(3,Math.max(i.
length,1)),f=16+$s(i.map(g=>(m,w,b)=>e.other(g,m,w,b,!1)),d,n,16,s-2*n,12),p=r?.art==="none"?50:108,x={x:s/2,y:f+p+10,r:p};
return Ia(e,r,l,c,x,.8),f=x.y+p+36,a.length&&(f+=e.fans(a,n,f,s-2*n,!1)),f+=ks(e,t,s,n,f),o&&(f+=e.own(o,n,f,s-2*n,0)),{
y:f,middle:x}}function Ia(e,t,s,n,o,i){t&&e.add("ring",t.id,o.x,o.y,{ring:t,r:o.r});let r=(s.length>2?56:78)*i,a=22*i,l=o.
x-(s.length*r+(s.length-1)*a)/2;s.forEach((c,h)=>e.stack(c,l+h*(r+a),o.y-r*.7-12,r)),n.forEach(c=>e.tray(c,o.x-50,o.y+44,
100))}function ks(e,{grids:t,dice:s},n,o,i){let r=i;for(let a of t)r+=$e(e,a,o,r,n-2*o,n>=Mt);for(let a of s)r+=ke(e,a,o,
r,n-2*o);return r-i}var vs=class{constructor({play:t,key:s,told:n}){this.play=t,this.key=s,this.told=n,this.lifted="",this.card="",this.said=
{},this.typed={},this.field=null,this.lifts={},this.go=u("button.btn.solid",{"data-k":"lift.play",onclick:()=>this.play(
this.lifted)}),this.back=u("button.btn",{"data-k":"lift.back",onclick:()=>this.lift("")},"Put it back"),this.acts=u("div\
.lift-acts",{hidden:!0},this.go,this.back),this.words=u("p.lift-words"),this.keys=u("div.lift-keys"),this.asking=u("div.\
asking",{role:"group",hidden:!0}),this.shown=""}show({lifts:t,keys:s}){this.lifts=t,this.lifted&&!t[this.lifted]&&(this.
lifted="",this.said={},this.typed={}),this.draw();let n=JSON.stringify(s);this.keys.dataset.looks!==n&&(this.keys.dataset.
looks=n,Qs(this.keys,this.keys,()=>this.keys.replaceChildren(...s.map(o=>De(o,i=>this.key(i))))))}tell(t,s){let n=Object.
keys(this.lifts).some(o=>s.every(i=>i.move!==o));this.words.hidden=!!this.lifted,this.words.textContent=t||(n?"Press a c\
ard to lift it, and again to play it.":"")}playing(t){let s=this.lifts[this.lifted]?.play??"",n=t?s.replace(/^Play\b/,"P\
laying"):s;this.go.textContent!==n&&(this.go.textContent=n),j(this.go,"aria-busy",t?"true":"")}lift(t,s=""){let n=s||this.
card;this.lifted=t,this.card=s,this.draw(),this.told({lifted:t,said:this.said},n)}stand(t,s,n){let[o,i]=n?[s,t.parentElement]:
[t,this.keys];this.asking.parentElement!==o&&o.insertBefore(this.asking,i)}hold(t,s,n,o){t?t!==this.lifted&&n[t]&&(this.
lifted=t,this.card=ou(o,t)):this.lifted="",this.said=s}draw(){let t=this.lifts[this.lifted];if(this.acts.hidden=!t,this.
asking.hidden=!t?.line,this.words.hidden=!!t,this.playing(!1),this.shown===this.lifted)return;if(this.shown=this.lifted,
this.field=null,!t?.line)return this.asking.replaceChildren();let s=this.lifted;j(this.asking,"aria-label",t.line),this.
field=t.ask?Pn({rule:Lt,label:t.ask,words:"of 100",ends:["never","always"],value:Wi(this.typed[s],this.said[s],Lt),set:o=>this.
say(s,o),enter:()=>this.play(s)}):null;let n=u("div",u("p",u("b",t.line)));this.field&&n.append(u("p.wonder",t.ask)),this.
asking.replaceChildren(n,...this.field?[this.field.node]:[])}unread(t){let s=this.typed[t]??"";return t!==this.lifted||!this.
field||!s||!ss(s,Lt)?!1:(this.field.complain(),!0)}say(t,s){let{value:n}=xt(s,Lt);this.typed[t]=s,this.said={...this.said},
n!=null?this.said[t]=n:delete this.said[t],this.told({lifted:this.lifted,said:this.said},this.card)}},Ms=class{constructor(t){
this.how=t,this.root=u("div.acts"),this.looks=""}show(t,s,n){let o=JSON.stringify([t,s]);this.looks!==o&&(this.looks=o,Qs(
this.root,n,()=>this.root.replaceChildren(...t.map(i=>this.button(i)))))}button({move:t,label:s,strong:n,off:o}){let i=u(
"button",{class:n&&!o?"btn solid":"btn","data-act":t||s,"aria-disabled":o?"true":null,onclick:()=>o?this.how.refuse(o):this.
how.send(t)},s);return u("span.act",i,o&&u("span.why",o))}};function ou({zones:e},t){let s=e.flatMap(n=>n.kind==="seat"&&
n.me?n.cards:n.kind==="grid"?n.cells:[]);for(let n of s)if("key"in n&&(n.move===t||n.picks?.some(o=>o.move===t)))return n.
key;return""}function Da(e,t,s){if(!t)return e;let n=e.zones.flatMap(r=>r.kind==="tokens"&&r.ways||[]),o=Number(n.find(r=>r.
move===t)?.tag),i=e.zones.map(r=>{if(r.kind==="dice"&&o){let l=r.values.indexOf(o);return{...r,lit:l<0?r.values.map((c,h)=>h):
[l]}}if(r.kind==="ring"){let l=r.previews?.find(c=>c.move===t);return l?{...r,preview:l}:r}if(r.kind==="tokens")return{...r,
ways:(r.ways??[]).map(l=>({...l,chosen:l.move===t}))};let a=l=>l.key===s?{...l,lifted:!0}:l;return r.kind==="grid"?{...r,
cells:r.cells.map(a)}:r.kind==="seat"&&r.me?{...r,cards:r.cards.map(a)}:r});return{...e,zones:i}}var _a=420,iu=80,ru=1500,au=5,Pa=320,Wa={goal:900,bust:700,aside:600},ja="cubic-bezier(.2,.7,.2,1)";function co(e,t){let s=t.
replace(/^seat/,"h"),n=[...e].filter(({kind:c,key:h})=>c==="card"&&(h===t||h.startsWith(`${s}.`))),o=n.length?n.map(({x:c,
y:h,w:d})=>({x:c,y:h,w:d,h:d*1.4})):[...e].filter(({key:c})=>c.slice(c.indexOf(":")+1).split(".")[0]===t).map(({x:c,y:h,
wide:d=40,high:f=40})=>({x:c,y:h,w:d,h:f}));if(!o.length)return null;let i=Math.min(...o.map(({x:c})=>c)),r=Math.min(...o.
map(({y:c})=>c)),a=Math.max(...o.map(({x:c,w:h})=>c+h)),l=Math.max(...o.map(({y:c,h})=>c+h));return{x:i,y:r,w:a-i,h:l-r}}
var Ss=e=>C(e.x-7,e.y-7,e.w+14,e.h+14,{rx:8,fill:"none",stroke:"var(--lit)","stroke-width":4}),lu=()=>C(-14,-4,28,8,{rx:2,
fill:"var(--lit)",stroke:"#fff","stroke-width":1.5});function Va(e,t,s,{pace:n,still:o,gone:i}){e.replaceChildren();let r=0;
for(let a=t;a;a=a.then){let l=a.kind==="aside"?du(a,s,{pace:n,still:o,gone:i,wait:r}):a.kind==="bust"?hu(Fa(i,a.then?.face),
n,o):cu(a,s,n,o);if(e.append(...l),!o&&n>0&&a!==t)for(let c of l)c.matches(".swept")||c.animate([{opacity:0},{opacity:1}],
{duration:1,delay:r,fill:"both"});setTimeout(()=>{for(let c of l)c.remove()},ru/Math.max(n,.5)+r),!o&&n>0&&(r+=(Wa[a.kind]??
0)/n)}}function cu(e,t,s,n){let o=e.source?co(t,e.source):null,i=e.target?co(t,e.target):null;if(!i)return[];let r=[Ss(i)];
if(o&&e.kind==="catch"&&r.push(Ss(o)),!o||e.kind!=="goal"||n||s<=0)return r;for(let a=0;a<Math.min(e.count||1,au);a++){let l=lu();
r.push(l);let c=h=>`translate(${h.x+h.w/2}px,${h.y+h.h/2}px)`;l.style.transform=c(i),l.animate([{transform:c(o)},{transform:c(
i),opacity:1},{opacity:0}],{duration:_a*1.25/s,delay:a*iu/s,easing:ja,fill:"both"})}return r}function Fa(e,t){let s=e.filter(
({kind:o,role:i})=>o==="card"&&i==="fan").sort((o,i)=>o.x-i.x),n=s.at(-1);if(n&&t){let o=s.length>1?n.x-s[s.length-2].x:
n.w*.59;s.push({...n,key:`${n.key}.end`,x:n.x+Math.max(o,n.w*.4),face:t})}return s}function hu(e,t,s){let[n]=e,o=e.at(-1);
if(!n||!o||s||t<=0)return[];let i=Ss({x:n.x,y:n.y,w:o.x+o.w-n.x,h:o.w*1.4});return i.setAttribute("stroke-dasharray","10\
 7"),i.animate([{opacity:1},{opacity:1,offset:.9},{opacity:0}],{duration:(Wa.bust+Pa)/t,fill:"both"}),[i]}function du(e,t,{
pace:s,still:n,gone:o,wait:i}){let r=e.target?co(t,e.target):null;return r?n||s<=0?[Ss(r)]:Fa(o,e.face).map(a=>{let l=y(
"g.thing.card.swept",...Vt({...a,plays:!1,off:""})),c=`translate(${a.x}px,${a.y}px)`;return l.animate([{transform:c,opacity:1},
{transform:`translate(${r.x}px,${r.y}px) scale(${r.w/a.w})`,opacity:1,offset:.9},{transform:`translate(${r.x}px,${r.y}px\
) scale(${r.w/a.w})`,opacity:0}],{duration:_a*1.25/s,delay:i+Pa/s,easing:ja,fill:"both"}),l}):[]}var Ka=8,ae=1.25,Ga=.42,uu=.62,fu=1.5,ho=46,pu=26,mu=8,gu=.95;function Es(e,t,s=t.w/t.h){let n=Math.max(t.w,t.h*s),o=Math.
min(n,Math.max(e.w,t.w/Ka)),i=o/s,r=(a,l)=>l<0?l/2:Math.max(0,Math.min(a,l));return{x:r(e.x,t.w-o),y:r(e.y,t.h-i),w:o,h:i}}
function xu(e,t,s,n,o,i=t.w/t.h){let r=Math.max(t.w,t.h*i),a=Math.min(r,Math.max(e.w/s,t.w/Ka))/e.w;return Es({x:n-(n-e.
x)*a,y:o-(o-e.y)*a,w:e.w*a,h:e.h*a},t,i)}function wu(e,t,s,n,o){let i=s/n,[r,a]=[e.map(({x:k})=>k),e.map(({y:k})=>k)],[l,
c]=[Math.min(...r),Math.min(...a)],[h,d]=[Math.max(...r)-l,Math.max(...a)-c],f=Math.min(s/t.w,(i-o)/t.h),p=Math.max(uu,fu*
(s/t.w)),x=Math.min((s-2*ho)/(h||1),(i-o-2*ho)/(d||1)),g=Math.max(f,Math.min(p,x)),m={w:s/g,h:i/g},w=pu/g,b=(k,S,$,E)=>{
let T=(k+S-$)/2,[M,A]=[Math.min(0,k-w),Math.max(E,S+w)-$];return A<M?(M+A)/2:Math.max(M,Math.min(T,A))},v=o/g;return{x:b(
l,l+h,m.w,t.w),y:b(c,c+d,m.h-v,t.h)-v,...m}}var As=class{constructor(){this.whole={x:0,y:0,w:1,h:1},this.frame=this.whole,
this.board=null,this.id="",this.fingers=new Map,this.down={x:0,y:0},this.dragged=!1,this.near={x:0,y:0},this.aspect=1,this.
wide=0,this.clear=0,this.targets=[],this.lit=[],this.aims=(s,n)=>{},this.view="whole",this.chosen="";let t=(s,n,o,i)=>u(
"button.btn",{"data-k":`lens.${s}`,"aria-label":o,title:o,onclick:i},n);this.controls=u("div.lens",{role:"group","aria-l\
abel":"The part of the board in view",hidden:!0},t("out","−","Further away",()=>this.zoom(1/ae)),t("in","+","Nearer",()=>this.
zoom(ae)),t("near",rt("near",20),"Near me",()=>this.see("near")),t("whole",rt("whole",20),"Whole board",()=>this.see("wh\
ole")))}on(t,s,n,o,i,r=[],a=[]){this.controls.hidden=!t;let l=JSON.stringify([o,r])!==JSON.stringify([this.near,this.targets]),
c=i.w/i.h,h=s!==this.id||c!==this.aspect||i.w!==this.wide,d=JSON.stringify(a)!==JSON.stringify(this.lit)&&!a.every(f=>this.
sees(f));this.near=o,this.targets=r,this.lit=a,this.clear=i.clear??0,t&&t!==this.board&&this.listen(t),this.board=t,t&&(h&&
(this.id=s,this.whole={x:0,y:0,...n},this.aspect=c,this.wide=i.w,this.chosen=""),h||l||d||this.view!=="own"&&!a.length?this.
look():this.show(this.frame))}sees({x:t,y:s}){let{frame:n}=this,o=ho*n.w/this.wide,i=this.clear*n.w/this.wide;return t>n.
x+o&&t<n.x+n.w-o&&s>n.y+i+o&&s<n.y+n.h-o}look(){let t=this.wide/this.aspect-this.clear,s=Math.min(this.wide/this.whole.w,
t/this.whole.h),n=this.targets.length>0||s<Ga;this.frameTo(this.chosen||(n?"near":"whole"))}see(t){this.chosen=t,this.frameTo(
t)}frameTo(t){if(this.view=t,t==="whole")return this.show(Es({...this.whole,w:1/0},this.whole,this.aspect));this.show(wu(
[this.near,...this.targets,...this.lit],this.whole,this.wide,this.aspect,this.clear))}show({x:t,y:s,w:n,h:o}){this.frame=
{x:t,y:s,w:n,h:o},this.board?.setAttribute("viewBox",`${t} ${s} ${n} ${o}`),this.board?.classList.toggle("far",this.wide/
n<Ga),this.board?.classList.toggle("close",this.wide/n>=gu);let i=this.onPage;i?.a&&this.aims(1/i.a,this.frame)}drawTo(t){
this.view="own",this.show(t)}zoom(t,s=this.frame.x+this.frame.w/2,n=this.frame.y+this.frame.h/2){this.drawTo(xu(this.frame,
this.whole,t,s,n,this.aspect))}pan(t,s){let{x:n,y:o,w:i,h:r}=this.frame;this.drawTo(Es({x:n+t*i,y:o+s*r,w:i,h:r},this.whole,
this.aspect))}point({clientX:t,clientY:s}){let n=this.onPage,{x:o,y:i}=new DOMPoint(t,s).matrixTransform(n?.inverse());return{
x:o,y:i}}get onPage(){let[t]=this.board?.children??[];return t instanceof SVGGraphicsElement?t.getScreenCTM():null}listen(t){
t.style.touchAction="none",t.addEventListener("wheel",s=>{let n=s.deltaY>0,{x:o,y:i}=this.point(s);n&&this.frame.w>=this.
whole.w&&this.frame.h>=this.whole.h||(s.preventDefault(),this.zoom(n?1/ae:ae,o,i))},{passive:!1}),t.addEventListener("po\
interdown",s=>{this.fingers.set(s.pointerId,{x:s.clientX,y:s.clientY}),this.down={x:s.clientX,y:s.clientY},this.dragged=
!1}),t.addEventListener("pointermove",s=>this.drag(s));for(let s of["pointerup","pointercancel","pointerleave"])t.addEventListener(
s,n=>this.fingers.delete(n.pointerId));t.addEventListener("click",s=>this.dragged&&s.stopPropagation(),{capture:!0})}drag(t){
let s=this.fingers.get(t.pointerId);if(!s)return;let n={x:t.clientX,y:t.clientY},o=[...this.fingers].find(([h])=>h!==t.pointerId)?.[1];
if(this.dragged||=!!o||Math.hypot(n.x-this.down.x,n.y-this.down.y)>mu,!this.dragged)return;this.fingers.set(t.pointerId,
n);let i=this.point({clientX:s.x,clientY:s.y}),r=this.point({clientX:n.x,clientY:n.y});if(!o){let{x:h,y:d,w:f,h:p}=this.
frame;this.drawTo(Es({x:h+i.x-r.x,y:d+i.y-r.y,w:f,h:p},this.whole,this.aspect));return}let a=h=>Math.hypot(h.x-o.x,h.y-o.
y)||1,{x:l,y:c}=this.point({clientX:(n.x+o.x)/2,clientY:(n.y+o.y)/2});this.zoom(a(n)/a(s),l,c)}key(t,s){if(!this.board)return!1;
let o=s?{ArrowLeft:[-.2,0],ArrowRight:[.2,0],ArrowUp:[0,-.2],ArrowDown:[0,.2]}[t]:void 0;if(o)this.pan(o[0],o[1]);else if(t===
"+"||t==="=")this.zoom(ae);else if(t==="-")this.zoom(1/ae);else if(t==="0")this.see("whole");else return!1;return!0}};var yu={ArrowLeft:{x:-1,y:0},ArrowRight:{x:1,y:0},ArrowUp:{x:0,y:-1},ArrowDown:{x:0,y:1}};function bu(e,t,s){let n=t.map(
({x:i,y:r})=>{let a=(i-e.x)*s.x+(r-e.y)*s.y,l=Math.abs((i-e.x)*s.y)+Math.abs((r-e.y)*s.x);return a>.5?a+2*l:1/0}),o=Math.
min(...n);return o<1/0?n.indexOf(o):-1}function Ua(e){let t=(e.querySelector(".ring-focus")??e).getBoundingClientRect();
return{x:t.x+t.width/2,y:t.y+t.height/2}}function Za(e,t){let s=yu[t.key];if(!s||t.shiftKey||t.ctrlKey||t.metaKey||t.altKey)
return;let n=[...e.closest(".board")?.querySelectorAll(".way.plays")??[]].filter(i=>i!==e),o=n[bu(Ua(e),n.map(Ua),s)];t.
preventDefault(),t.stopPropagation(),o instanceof SVGElement&&o.focus({preventScroll:!0})}var Ya=320,$u=90,Ja={w:1,h:1},Ts=class{constructor({press:t,pace:s}){this.press=t,this.pace=s,this.rings=y("g.far-rings",
{fill:"none","stroke-width":11,"aria-hidden":"true"}),this.layer=y("g"),this.over=y("g.event",{"aria-hidden":"true"}),this.
root=y("svg.table",{role:"group",tabindex:-1},this.rings,this.layer,this.over),this.placed=new Map,this.changed=new Set,
this.gone=[],this.lens=new As,this.bright=null,this.parked="",this.timer=0}paint(t,{label:s,move:n,back:o=!1}){this.root.
setAttribute("viewBox",`0 0 ${t.w} ${t.h}`),this.root.setAttribute("aria-label",s),this.far(t);let i=new Map([...this.placed].
map(([p,{thing:x}])=>[p,x])),r=n&&this.pace()>0&&!zt(),a=new Map(t.things.map(p=>[p.key,p])),l=st(this.root),c=l&&this.layer.
contains(l)?l.getAttribute("data-key"):l===this.root?this.parked:"";this.gone=[];for(let[p,{node:x,thing:g}]of this.placed){
if(a.has(p))continue;this.gone.push(g),this.placed.delete(p);let m=r&&o&&g.kind==="card"&&g.origin?a.get(g.origin):void 0;
m?this.leave(x,g,m):x.remove()}let h=null,d=[];this.changed.clear();for(let p of t.things){let x=i.get(p.key),{node:g}=this.
place(p),m=h?h.nextSibling:this.layer.firstChild;g!==m&&this.layer.insertBefore(g,m),h=g,n&&p.kind==="card"&&(!x||JSON.stringify(
x.face)!==JSON.stringify(p.face))&&this.changed.add(p.key),r&&!o&&p.thrown&&p.thrown!==x?.thrown&&this.roll(p.key);let w=r&&
p.kind==="card"&&!x?this.source(p,i):void 0;w&&d.push(this.glide(g,w,p))}if(d.length){this.root.getBoundingClientRect();
for(let[p,x]of d.entries())x(Math.min(p,4)*$u/this.pace())}this.look(t),r&&Yo(this.root,this.pace()),this.shade(),n&&zt()&&
this.flash();let f=st(this.root);c&&!(f&&this.layer.contains(f)&&f.hasAttribute("tabindex"))&&this.focus(c)}dim(t){this.
bright=t,this.shade()}shade(){let{bright:t}=this;for(let[s,{node:n,thing:o}]of this.placed){let i=s.slice(s.indexOf(":")+
1),r=!t||o.kind==="lit"||t.has(i)||t.has(i.split(".")[0]);n.classList.toggle("dimmed",!r)}}happen(t){let s=[...this.placed.
values()].map(({thing:n})=>n);Va(this.over,t,s,{pace:this.pace(),still:zt(),gone:this.gone})}look(t){let s=t.things.find(
({kind:l})=>l==="board"),n=s&&this.placed.get(s.key)?.node.querySelector(".board");if(!s||!(n instanceof SVGElement))return this.
lens.on(null,"",Ja,{x:0,y:0},Ja);let{board:o,zone:i}=s,r=o.nodes.find(l=>l.id===i.centre),a=l=>[...n.querySelectorAll(l)].
map(c=>({x:Number(c.getAttribute("data-x")),y:Number(c.getAttribute("data-y"))}));this.lens.controls.classList.toggle("a\
bove",t.w<Mt),this.lens.aims=(l,c)=>Go(n,l,c,o.nodes),this.lens.on(n,o.id,{w:o.width,h:o.height},r??{x:o.width/2,y:o.height/
2},{w:s.w,h:s.h,clear:s.clearance},s.acting?a(".way.plays[data-x]:not(.many)"):[],a(".light"))}focus(t){let s=this.spot(
t);if(s)return s.focus({preventScroll:!0});let o=[this.placed.get(t)?.node,...[...this.placed.values()].map(({node:i})=>i)].
find(i=>i?.hasAttribute("tabindex"));this.parked=o?"":t,(o??this.root).focus()}around(t){let s=({node:r,thing:a})=>{let{
a:l=1,e:c=0,f:h=0}=r.getScreenCTM()??{};return{x:c,y:h,w:a.w*l,h:a.w*1.4*l}},n=this.spot(t)?.querySelector(".ring-focus")?.
getBoundingClientRect();if(n)return{card:{x:n.x,y:n.y,w:n.width,h:n.height},hand:[]};let o=this.placed.get(t),i=[...this.
placed.values()].filter(({thing:r})=>r.kind==="card"&&r.role==="hand");return o?{card:s(o),hand:i.map(s)}:null}spot(t){return t.
startsWith("spot:")?this.layer.querySelector(`[data-spot="${CSS.escape(t.slice(5))}"]`):null}far({w:t,h:s,middle:n}){let o=JSON.
stringify([t,s,n]);if(this.rings.dataset.looks===o)return;this.rings.dataset.looks=o;let i=[];for(let r=n.r+46;r<Math.hypot(
t,s)+300;r+=46)i.push(R(n.x,n.y,r));this.rings.replaceChildren(...i)}place(t){let s=JSON.stringify({...t,x:0,y:0}),n=this.
placed.get(t.key);if(!n){let i=y("g",{"data-key":t.key});if(t.kind==="board"){let r=a=>this.travel(t.key,a);i.addEventListener(
"click",r),i.addEventListener("keydown",r)}(t.kind==="card"||t.kind==="dice")&&(i.addEventListener("click",()=>this.touch(
t.key)),i.addEventListener("keydown",r=>{r.key!=="Enter"&&r.key!==" "||i.hasAttribute("tabindex")&&(r.preventDefault(),r.
stopPropagation(),this.touch(t.key))})),n={node:i,thing:t,looks:""},this.placed.set(t.key,n)}let{node:o}=n;if(n.looks!==
s){o.replaceChildren(...Vt(t));let i=hi(t),r=t.plays||t.off||t.opens||t.recall?.length>0,a=["thing",t.kind,t.role,t.plays&&
"plays",t.off&&"off",t.dealt&&"dealt",t.up&&"up"];o.setAttribute("class",a.filter(Boolean).join(" ")),j(o,"role",t.kind===
"board"?"group":r?"button":i?"img":""),j(o,"aria-label",i),j(o,"tabindex",r?"0":""),j(o,"aria-disabled",t.off?"true":""),
j(o,"aria-pressed",t.up?"true":""),j(o,"aria-hidden",t.kind==="lit"||t.kind==="mark"&&t.key.endsWith("under")||t.key.endsWith(
".above")?"true":""),n.looks=s}return o.style.transform=`translate(${t.x}px,${t.y}px)`,n.thing=t,n}travel(t,s){let n=s.target instanceof
Element?s.target.closest("[data-move],[data-spot]"):null,o=this.placed.get(t);if(!n||!o)return;if(s instanceof KeyboardEvent&&
s.key!=="Enter"&&s.key!==" ")return Za(n,s);s.preventDefault();let i=n.getAttribute("data-move")??"",r=n.getAttribute("d\
ata-spot")??"";this.press({...o.thing,plays:!0,off:"",move:i,spot:r,picks:[]},o.node)}roll(t){zo(s=>{let n=this.placed.get(
t);n?.node.replaceChildren(...Vt(s(n.thing)))},this.pace())}touch(t){let s=this.placed.get(t),{plays:n,off:o,opens:i,recall:r}=s?.
thing??{};s&&(n||o||i||r?.length)&&this.press(s.thing,s.node)}source(t,s){if(t.origin&&s.has(t.origin))return s.get(t.origin);
if(!(t.role!=="hand"&&t.role!=="seat"))return[...s.values()].find(n=>n.kind==="card"&&n.role==="stack"&&!n.face)}glide(t,s,n){
return t.style.transition="none",t.style.transform=`translate(${s.x}px,${s.y}px) scale(${s.w/n.w})`,o=>{t.style.transition=
"",t.style.transitionDelay=`${o}ms`,o&&setTimeout(()=>t.style.removeProperty("transition-delay"),o+Ya),t.style.transform=
`translate(${n.x}px,${n.y}px)`}}leave(t,s,n){t.setAttribute("aria-hidden","true"),t.removeAttribute("data-key"),t.style.
transform=`translate(${n.x}px,${n.y}px) scale(${n.w/s.w})`,setTimeout(()=>t.remove(),Ya/this.pace())}flash(){clearTimeout(
this.timer);for(let[t,{node:s}]of this.placed)s.classList.toggle("changed",this.changed.has(t));this.timer=setTimeout(()=>{
for(let{node:t}of this.placed.values())t.classList.remove("changed")},1500)}};var Os=class{constructor(t){this.how=t,this.looks="",this.chosen=[],this.picks=[],this.carries=[],this.nodes=new Set}show(t,s,n){
let o=n?t.zones.find(r=>r.kind==="tokens"):void 0;this.picks=o?.picks??[],this.carries=o?.carries??[],this.nodes=new Set(
o&&s[o.board]?.nodes.map(({id:r})=>r));let i=JSON.stringify([this.picks,this.carries,o?.tokens]);i!==this.looks&&(this.chosen=
[]),this.looks=i}get rest(){return this.picks.filter(({parts:t})=>this.chosen.every(s=>t?.includes(s)))}get spots(){let[
t]=this.carries.filter(({token:o})=>this.chosen.includes(o)),s=this.rest.flatMap(o=>o.parts??[]).filter(o=>this.nodes.has(
o)),n=this.picks.length?s:t?t.onto:this.carries.map(({token:o})=>o);return Object.fromEntries([...n,...this.chosen].map(
o=>[o,this.chosen.includes(o)]))}get words(){if(!this.picks.length)return"";let t=this.picks[0].parts?.filter(s=>this.nodes.
has(s)).length??0;return t>1?`Press lit places: ${this.chosen.length} of ${t} chosen.`:"Press a lit place."}press(t){if(this.
chosen.includes(t))this.chosen=this.chosen.filter(o=>o!==t);else{if(this.carries.length&&this.chosen.length)return this.
done(`put ${this.chosen[0]} ${t}`);this.chosen=[...this.chosen,t]}let s=this.rest;if(this.chosen.length&&s.length===1)return this.
done(s[0].move);this.how.moved(t);let n=s.flatMap(({parts:o})=>o??[]).filter(o=>!this.chosen.includes(o));this.chosen.length&&
n.length&&!n.some(o=>this.nodes.has(o))&&this.how.choose(t,s.map(o=>({...o,parts:o.parts?.filter(i=>!this.chosen.includes(
i))})))}done(t){this.chosen=[],this.how.play(t)}clear(){let[t]=this.chosen;return this.chosen=[],t&&this.how.moved(t),!!t}};var Ut=56,uo=72,Ee=62,Ls=118,fo=40,ku=70,vu=4e3,Ns=(e,t,s,n={})=>y("text.f2",{x:e,y:t,"font-size":14,...n},s),Mu=(e,t)=>X(
e,t,15).map((s,n,{length:o})=>Ns(Ut,35-9*o+18*n,s,{class:"f","font-weight":700,"font-size":15}));function Su(e,t=1/0,s=fo){
let n=e.map((i,r)=>({y:i,k:r})).sort((i,r)=>i.y-r.y);for(let i=1;i<n.length;i++)n[i].y=Math.max(n[i].y,n[i-1].y+s);for(let i=n.
length-1;i>=0;i--)n[i].y=Math.min(n[i].y,i===n.length-1?t:n[i+1].y-s);let o=[...e];for(let{y:i,k:r}of n)o[r]=i;return o}
function Eu(e,t,s,n){let o=Math.max(...s.lines.map($=>$.values.length))-1,i=s.lines.flatMap($=>$.values),r=Math.max(...i,
1),a=Math.min(...i,0),l=$=>Ut+(e-Ut-Ls)*$/(o||1),c=$=>t-Ee-(t-uo-Ee)*($-a)/(r-a||1),d=xe(a,r).filter(Number.isInteger).map(
$=>[y("path.race-grid",{d:`M${Ut} ${c($)}H${e-Ls}`}),Ns(Ut-10,c($)+5,String($),{"text-anchor":"end"})]),f=s.parts.map(([
$],E)=>l(s.parts[E+1]?.[0]??o)-l($)),p=Math.min(...f)>54,x=s.parts.map(([$,E],T)=>{let M=s.parts[T+1]?.[0]??o,A=p?E:E.split(
" ").at(-1)??"";return[T>0&&y("path.race-part",{d:`M${l($)} ${uo-12}V${t-Ee}`}),(l(M)-l($)>18||T===0)&&Ns((l($)+l(M))/2,
t-Ee+24,A,{"text-anchor":"middle"})]}),g=Math.min(fo,(t-uo)/s.lines.length),m=g/fo,w=Su(s.lines.map($=>c($.values.at(-1)??
0)),t-g/2,g),b=[...s.lines].sort(($,E)=>Number($.me)-Number(E.me)).map($=>{let E=$.values.map((B,F)=>F?`H${l(F)}V${c(B)}`:
`M${l(0)} ${c(B)}`).join(""),T=$.values.map((B,F)=>({value:B,k:F})).filter(({value:B,k:F})=>F>0&&B!==$.values[F-1]),M=w[s.
lines.indexOf($)],A=String($.values.at(-1)).replace("-","−"),H=$.me?"var(--accent-on-field)":"var(--on-field)";return y(
"g",{class:$.me?"race-line me":`race-line other-${$.seat%3}`},y("path",{d:E,fill:"none"}),T.map(({value:B,k:F})=>R(l(F),
c(B),4.5)),ee($.seat,e-Ls+12,M-13*m,26*m,{fill:H}),ut(A,e-Ls+50,M-15*m,Math.min(30*m,3e3*.6/Math.max(it(A,30),60)),{colour:H}))}),
v=s.lines.find($=>$.me),k=s.tags.map(({n:$,frame:E,step:T},M)=>{let A=Math.max(0,E),H=c(v?.values[A]??0),B=M>0&&Math.abs(
l(A)-l(s.tags[M-1].frame))<30,F=H+30>t-Ee-26,V=F?H-56-(B?28:0):H+26+(B?28:0),Q=()=>n(T);return y("g.race-tag",{role:"but\
ton",tabindex:0,"data-k":`tag.${$}`,"aria-label":`Costly move ${$}: try it again`,onclick:Q,onkeydown:K=>{K.key!=="Enter"&&
K.key!==" "||(K.preventDefault(),Q())}},C(l(A)-22,V-9,44,44,{fill:"transparent"}),y("path",{d:`M${l(A)} ${H}V${V+13}`}),
R(l(A),H,5),C(l(A)-13,V,26,26,{class:"tag"}),y("text",{x:l(A),y:V+18,"text-anchor":"middle","font-size":15,"font-weight":700},
String($)))}),S=s.lines.map($=>`${$.name} ${$.values.at(-1)}`).join(", ");return y("svg",{viewBox:`0 0 ${e} ${t}`,role:"\
group","aria-label":`${s.title}. At the end: ${S} ${s.unit}.`},Mu(s.title,e-Ut-ku),...d,...x,...b,...k,t>330&&Ns(Ut,t-12,
s.tags.length?"A numbered tag: a move that cost you.":""))}var Cs=class{constructor(t){this.press=t,this.button=u("butto\
n.btn",{"data-k":"race",onclick:()=>this.turn(!this.away)}),this.timer=0,this.step=-1,this.drawing=u("div"),this.root=u(
"div.race",{hidden:!0},this.drawing,this.button),this.looks="",this.away=!1,this.turn(!1)}turn(t){clearTimeout(this.timer),
this.away=t,this.button.textContent=t?"Race":"Table",this.button.setAttribute("aria-label",t?"Show the race":"Show the t\
able"),this.drawing.hidden=t,this.root.classList.toggle("away",t),this.root.parentElement?.classList.toggle("raced",!this.
root.hidden&&!t)}show(t,s){let n=t.get("race"),o=t.get("mode")==="watch",i=o&&(t.get("step")<s||t.get("stop")>=0);this.root.
hidden=i||!n?.lines?.length;let r=this.step;if(this.step=t.get("step"),this.root.hidden)return this.turn(!1);if(r===this.
step)this.root.parentElement?.classList.toggle("raced",!this.away);else{let p=o&&r===s-1;this.turn(p),p&&(this.timer=window.
setTimeout(()=>this.turn(!1),vu))}let a=p=>String(p)===t.get("watcher"),l=(n.lines??[]).map(p=>({...p,me:p.me||o&&a(p.seat)})),
{clientWidth:c,clientHeight:h}=this.root.parentElement??this.root,d=JSON.stringify([n,l,c,h]);if(d===this.looks)return;this.
looks=d;let f={...n,lines:l};this.drawing.replaceChildren(Eu(c,h,f,this.press))}};function Xa(e,t){let{zones:s,board:n,sheet:o,...i}=e,r=a=>a==null?void 0:t[a];return{...i,zones:s.map(a=>t[a]),board:r(n)??
"",sheet:r(o)}}var Hs=class{constructor(t,s){this.model=t,this.pages=new Map(Object.entries(t.get("pages")??{})),this.asked=
new Map,this.resting=0,this.hear=n=>{n.kind==="page"&&(this.pages.set(`${n.watcher}.${n.page}`,n),s())},t.on("msg:custom",
this.hear)}get watcher(){return this.model.get("watcher")}get few(){return this.model.get("frames")[this.watcher]??[]}get length(){
return this.model.get("count")||this.few.length}scene(t){let s=Math.max(0,Math.min(t,this.length-1));if(!this.model.get(
"count"))return this.few[s]?Xa(this.few[s],this.model.get("pool")):null;let n=this.model.get("size"),o=Math.floor(s/n),i=this.
page(o);return i?(this.fetchRest(o),Xa(i.frames[s-o*n],i.pool)):null}page(t,s=this.watcher){let n=`${s}.${t}`,o=this.pages.
get(n);return!o&&performance.now()-(this.asked.get(n)??-1/0)>8e3&&(this.asked.set(n,performance.now()),this.model.send({
kind:"page",watcher:s,page:t})),o}fetchRest(t){clearTimeout(this.resting);let s=Math.ceil(this.length/this.model.get("si\
ze")),n=Array.from({length:s},(a,l)=>(t+l)%s),o=s<=4?n:[t],i=n.map(a=>[a,this.watcher]);for(let[a]of this.model.get("eye\
s"))for(let l of o)i.push([l,a]);let r=i.find(([a,l])=>!this.pages.has(`${l}.${a}`));r&&(this.resting=setTimeout(()=>this.
page(...r),150))}marks(){let t=o=>o.mark??0;if(!this.model.get("count"))return this.few.map(t);let s=this.model.get("siz\
e"),n=Array.from({length:this.length},()=>0);for(let o=0;o*s<n.length;o++)(this.pages.get(`${this.watcher}.${o}`)?.frames??
[]).forEach((i,r)=>{n[o*s+r]=t(i)});return n}stop(){clearTimeout(this.resting),this.model.off("msg:custom",this.hear)}};var Bs=class{constructor(t){this.opener=t,this.root=u("section.sheet.scores",{hidden:!0}),t.onclick=()=>this.open(!!this.
root.hidden)}open(t){this.root.hidden=!t,j(this.opener,"aria-expanded",String(t))}escape(){let t=!this.root.hidden,s=this.
root.contains(st(this.root));return this.open(!1),s&&this.opener.focus(),t}show(t){if(this.opener.hidden=!t,!t)return this.
open(!1);let s=JSON.stringify(t);if(this.root.dataset.looks===s)return;this.root.dataset.looks=s,this.opener.textContent=
t.notes?"Notes":"Scores",this.root.classList.toggle("notes",!!t.notes);let n=r=>u("tr",r.map((a,l)=>l?u("td",a):u("th",{
scope:"row"},a))),o=r=>r?u("th",{scope:"col"},r):u("td"),i={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
escape()};this.root.replaceChildren(jt(i,rt("close",16)),u("div.scroll",{tabindex:0,role:"group","aria-label":t.title},u(
"table",u("caption",t.title),u("thead",u("tr",t.head.map(o))),u("tbody",t.rows.map(n)))))}};var Au=1600,Tu=1.9,Ou=[[.5,"½×"],[1,"1×"],[3,"3×"]],Lu=17,Nu=7,Qa=[["ask","Ask me"],["mark","Only mark"],["off","Off"]],
Cu={open:"a question",now:"asked now",came:"it came",not:"it did not come",unseen:"not seen in the game",skipped:"skippe\
d"};function Hu(e,t){let s=[...e],n=Math.min(Lu,t/Math.max(e.length-1,1));for(let o=1;o<s.length;o++)s[o]=Math.max(s[o],
s[o-1]+n);for(let o=s.length-1,i=t;o>=0;o--,i-=n)s[o]=Math.min(s[o],i);return s}function Bu(e){return e.asking!=="ask"?-1:
e.moments.findIndex(({frame:t,state:s})=>t===e.step&&s==="open")}var Zt={first:"Home",back:"ArrowLeft",play:" ",forward:"\
ArrowRight",last:"End"},Rs=class{constructor(t){this.how=t,this.keys={first:this.key("first","First step",()=>t.go(0)),back:this.
key("back","Step back",()=>t.go(this.now.step-1)),play:this.key("play","Play",()=>t.play(!this.now.playing)),forward:this.
key("forward","Step forward",()=>t.go(this.now.step+1)),last:this.key("last","Last step",()=>t.go(this.now.last))},this.
keys.play.classList.add("go"),this.range=u("input.rng",{type:"range",min:0,"aria-label":"Step",oninput:()=>t.go(Number(this.
range.value))}),this.marks=y("svg.marks",{height:14,"aria-hidden":"true"}),this.moments=u("div.moments"),this.told=u("p.\
count",{"aria-hidden":"true"}),this.menu=u("div.pace-menu",{hidden:!0,role:"group","aria-label":"Questions and pace"}),this.
more=u("button.btn.quiet.more",{"data-k":"pace","aria-expanded":"false",onclick:()=>this.open(this.shut)},u("span.word",
"Ask me"),rt("down",14)),this.root=u("div.stepper",u("div.keys",{role:"group","aria-label":"Steps"},Object.values(this.keys)),
u("div.scrub",this.marks,this.moments,this.range),this.told,u("div.pace",this.more,this.menu)),this.now={step:0,last:0,marks:[],
playing:!1,speed:1,moments:[],asking:"off",stop:-1,happens:!1,eyes:[],watcher:"",buttons:[]},this.timer=0,this.looks="",
this.chosen=""}get shut(){return!!this.menu.hidden}key(t,s,n){let o=Zt[t].replace(" ","Space");return u("button",{"data-\
k":`step.${t}`,"aria-label":s,"aria-keyshortcuts":o,title:s,onclick:n},rt(t,24))}show(t){let s=this.now.playing!==t.playing,
n=s||this.now.step!==t.step||this.now.speed!==t.speed||this.now.last!==t.last;this.now=t,this.range.max=String(Math.max(
t.last,1)),this.range.value=String(t.step),j(this.range,"aria-valuetext",`Step ${t.step} of ${t.last}`),this.range.style.
setProperty("--p",`${t.last?100*t.step/t.last:0}%`),this.told.replaceChildren(u("b",String(t.step)),u("small",`of ${t.last}`));
for(let o of["first","back"])j(this.keys[o],"aria-disabled",t.step===0?"true":"");for(let o of["forward","last"])j(this.
keys[o],"aria-disabled",t.step===t.last?"true":"");if(s){let o=t.playing?"Pause":"Play";this.keys.play.replaceChildren(rt(
t.playing?"pause":"play",24)),j(this.keys.play,"aria-label",o),j(this.keys.play,"title",o)}this.choices(),this.mark(),n&&
clearTimeout(this.timer),n&&t.playing&&(this.timer=setTimeout(()=>this.tick(),Au*(t.happens?Tu:1)/t.speed))}tick(){let t=Bu(
this.now);t>=0?this.how.stop(t):this.now.step>=this.now.last?this.how.play(!1):this.how.go(this.now.step+1,!0)}choices(){
let{asking:t,speed:s,moments:n,eyes:o,watcher:i,buttons:r}=this.now,a=JSON.stringify([t,s,n.length>0,o,i,r]);if(a===this.
chosen)return;this.chosen=a;let l=n.length?Qa.find(([h])=>h===t)?.[1]??"":`${s}×`.replace("0.5","½");this.more.firstElementChild?.
replaceChildren(l),j(this.more,"aria-label",`Questions and pace: ${l}`);let c=st(this.menu)?.getAttribute("data-k");this.
menu.replaceChildren(...[n.length>0&&u("p","At a decisive moment"),n.length>0&&dt({label:"At a decisive moment",choices:Qa,
value:t,pick:h=>this.how.ask(h),k:"asking"}),o.length>1&&u("p.seen-by","Seen by"),o.length>1&&u("div.seen-by",dt({label:"\
Seen by, in the menu",choices:o,value:i,pick:h=>this.how.see(h),k:"eyes"})),u("p","Pace"),dt({label:"Pace",choices:Ou,value:s,
pick:h=>this.how.pace(h),k:"speed"}),r.length>0&&u("p","To take along"),...r.map(h=>De(h,d=>this.how.key(d)))].filter(h=>h instanceof
Node)),c&&this.menu.querySelector(`[data-k="${c}"]`)?.focus()}open(t){this.menu.hidden=!t,j(this.more,"aria-expanded",String(
t)),t&&this.menu.querySelector("[aria-pressed=true], button")?.focus()}escape(){return this.shut?!1:(this.open(!1),this.
more.focus(),!0)}mark(){let{marks:t,last:s,moments:n,asking:o,stop:i}=this.now,r=Math.round(this.marks.clientWidth),a=o===
"off"?[]:n,l=JSON.stringify([t,r,a,i]);if(l===this.looks||!r)return;this.looks=l;let c=x=>s?x/s*r:0,h=Math.max(1,...t);this.
marks.setAttribute("viewBox",`0 0 ${r} 14`),this.marks.replaceChildren(...a.length?a.map(({frame:x})=>C(c(x)-1,21,2,8,{fill:"\
var(--lit)"})):t.flatMap((x,g)=>{let m=3+3.5*x/h,w=`M${c(g)} ${7-m}l${m} ${m} -${m} ${m} -${m} -${m}z`;return x>0?[y("pa\
th",{d:w,fill:"var(--accent-on-field)"})]:[]}));let d=a.map((x,g)=>({...x,k:g})),f=r<Nu*(d.length-1)?d.filter(({k:x})=>x===
i):d,p=Hu(f.map(({frame:x})=>c(x)),r);this.moments.replaceChildren(...f.map(({frame:x,state:g,line:m,k:w},b)=>u("button",
{class:`moment ${w===i?"now":g}`,style:`left:${p[b]}px`,tabindex:-1,"data-moment":w,title:m,"aria-label":`Step ${x}, ${Cu[w===
i?"now":g]}: ${m}`,onclick:()=>this.how.stop(w)},g==="came"||g==="not"||g==="unseen"?u("i",{class:g}):"?")))}stop(){clearTimeout(
this.timer)}};function za(e){let{lens:t}=e.painter,s=()=>!e.acting&&e.reel.length>1,n=a=>()=>(e.go(a),!0),o=e.model.get("step"),i=()=>e.
acts.root.querySelector('[data-act="press"]'),r=a=>!a.closest(Ui);return[{keys:[Zt.play],shown:"Space",words:"Plays the \
game on, or halts it.",when:s,press:(a,l)=>(r(l)&&e.play(!e.model.get("playing")),r(l))},{keys:[Zt.back],shown:"←",words:"\
A step back.",when:s,press:n(o-1)},{keys:[Zt.forward],shown:"→",words:"A step on.",when:s,press:n(o+1)},{keys:[Zt.first],
shown:"Home",words:"The first step.",when:s,press:n(0)},{keys:[Zt.last],shown:"End",words:"The last step.",when:s,press:n(
e.reel.length-1)},{keys:[" "],shown:"Space",words:"Goes on where chance waits for you.",when:()=>e.acting&&!!i(),press:(a,l)=>(r(
l)&&i().click(),r(l))},{keys:["+","=","-","0"],shown:"+ − 0",words:"Closer to the board, farther away, all of it; with\
 the focus on the table.",inside:!0,when:()=>!!t.board,press:a=>t.key(a,!1)},{keys:["ArrowLeft","ArrowRight","ArrowUp","\
ArrowDown"],shown:"Shift and an arrow",words:"Moves the board; with the focus on the table.",inside:!0,shift:!0,when:()=>!!t.
board,press:a=>t.key(a,!0)},{keys:[],any:a=>po(e,a).size===1,shown:"A card's sign",words:"Takes that card, if only one i\
n your hand bears it; with the focus on the table.",inside:!0,when:()=>e.acting&&po(e).size>0,press:a=>{let[l]=po(e,a).values();
return e.press(l),!0}},{keys:["d","D"],shown:"D",words:"Shows the discards by colour and value, or puts them away.",when:()=>!!e.
spread.zone,press:()=>(e.spread.toggle(()=>e.show(!1)),!0)},{keys:["Escape"],shown:"Escape",words:"Closes what is open o\
ver the table, or puts the card back.",inside:!0,when:()=>!0,press:()=>Ru(e)}]}function Ru(e){if(e.chooser.key)e.chooser.
leave();else{if(e.placing.clear())return!0;if(e.lifting.lifted)e.lifting.lift("");else return["spread","heat","scores","\
stepper","caption"].some(t=>e[t].escape())}return!0}function po(e,t){let s=new Map;for(let{thing:n}of e.painter.placed.values())
n.kind==="card"&&n.plays&&n.face?.text&&(t==null||n.face.text.toLowerCase()===t.toLowerCase())&&s.set(n.move||n.key,n);return s}var qu={watch:288,play:356,edit:316},Iu=288,mo=class{constructor(t,s){this.model=t,this.sending=new ds(t,n=>this.markSent(
n)),this.refused="",this.left=-1,this.shownSize="",this.paintedStep=-1,this.painter=new Ts({press:n=>this.press(n),pace:()=>this.
model.get("speed")}),this.stepper=new Rs({go:(n,o)=>this.go(n,o),play:n=>this.play(n),pace:n=>this.save({speed:n}),ask:n=>this.
save({asking:n}),stop:n=>this.stopAt(n),see:n=>this.save({watcher:n}),key:n=>this.model.send({kind:n})}),this.caption=new fs(
{texts:()=>this.model.get("clauses"),see:n=>this.save({watcher:n})}),this.call=new us({send:n=>this.send(n),drawn:()=>this.
soon("stay")}),this.race=new Cs(n=>this.model.send({kind:"retry",step:n})),this.felt=u("div.felt",this.call.root,this.painter.
lens.controls,this.painter.root,this.race.root),this.board=u("p.sr"),this.chooser=new ms({play:n=>this.send(n),focus:n=>this.
painter.focus(n),around:n=>this.painter.around(n),moved:()=>this.scene&&this.showTable(this.scene,!1)}),this.placing=new Os(
{play:n=>this.send(n),choose:(n,o)=>this.chooser.show({key:`spot:${n}`,label:n,plays:!0,picks:o}),moved:n=>{this.show(!1),
this.painter.focus(`spot:${n}`)}}),this.acts=new Ms({send:n=>this.send(n),refuse:n=>this.refuse(n)}),this.lifting=new vs(
{play:n=>this.send(n),key:n=>this.model.send({kind:n}),told:(n,o)=>this.lift(n,o)}),this.playBar=u("div.play-bar",this.lifting.
acts,this.acts.root,this.lifting.words,this.lifting.keys),this.strip=u("div.strip"),this.scores=new Bs(this.caption.sheet),
this.spread=new Ye({focus:n=>this.painter.focus(n)}),this.heat=new Fe(()=>this.soon("stay")),this.stage=u("section.stage",
{"aria-label":"The table"},this.caption.root,this.caption.box,this.felt,this.heat.root,this.board,this.chooser.root,this.
scores.root,this.spread.root,this.heat.list,this.strip),this.live=u("p.sr",{"aria-live":"polite"}),this.root=u("div.uw.u\
w-table",this.stage,this.live),this.root.addEventListener("keydown",n=>this.key(n)),this.unhear=rs(this.root,()=>za(this)),
s.append(this.root),this.tall=void 0,this.due="",this.saying=0,this.watch=()=>this.soon("move"),this.still=()=>this.soon(
"stay"),this.reel=new Hs(t,()=>this.soon("stay")),this.moves=["step","frames","pool"],this.stays="game palette names eye\
s watcher playing speed mode clauses lit differs aside boards heat dealt note busy caption moments asking stop bright li\
fts lifted stamp buttons race covers".split(" ");for(let n of this.moves)t.on(`change:${n}`,this.watch);for(let n of this.
stays)t.on(`change:${n}`,this.still);t.on("msg:custom",ge),this.sizes=new ResizeObserver(()=>this.resized()),this.sizes.
observe(this.felt),this.unheed=Ci(this.still),this.unhalt=pi(()=>this.model.get("playing")&&this.play(!1)),this.unfit=ts(
this.root,()=>this.resized(!0)),this.show(!1)}get scene(){return this.reel.scene(this.model.get("step"))}get mode(){return this.
model.get("mode")}get acting(){return this.mode!=="watch"}save(t){for(let[s,n]of Object.entries(t))this.model.set(s,n);this.
model.save_changes()}go(t,s=!1){let n=Math.max(0,Math.min(t,this.reel.length-1));n!==this.model.get("step")&&(this.left=
this.model.get("stop"),this.save(s||!this.model.get("playing")?{step:n}:{step:n,playing:!1}))}stopAt(t){t===this.left&&this.
model.set("stop",-1),this.save({stop:t,playing:!1})}play(t){let s=this.model.get("step")>=this.reel.length-1;this.save(t&&
s?{step:0,playing:!0}:{playing:t})}show(t){let s=this.scene;if(Qt(this.root,this.model.get("palette")),this.root.classList.
toggle("busy",!!this.model.get("busy")),this.root.classList.toggle("acts",this.acting),this.left!==this.model.get("stop")&&
(this.left=-1),!s)return this.showStepper();t&&(this.refused=""),this.lifting.hold(this.model.get("lifted")??"",this.model.
get("said")??{},this.model.get("lifts")??{},s),this.sending.drawn(),this.root.style.setProperty("--pace",String(this.model.
get("speed"))),this.board.textContent=s.board??"",this.caption.showEyes(this.model.get("eyes"),this.model.get("watcher")),
t&&this.call.cover(),this.call.show(s,this.acting,this.covers),this.heat.show(this.model.get("heat")??{}),this.showTable(
s,t),this.race.show(this.model,this.reel.length-1),this.showStrip(s),this.scores.show(s.sheet),this.showWords(s),t&&this.
chooser.close(),t&&this.announce(s)}soon(t){this.due||queueMicrotask(()=>{let s=this.due==="move";this.due="",this.show(
s)}),this.due!=="move"&&(this.due=t)}get lit(){let t=this.model.get("lit");return Object.keys(t).length>0?this.model.get(
"aside")?{}:t:Object.fromEntries((this.model.get("differs")??[]).map(n=>[n,""]))}get covers(){return this.model.get("cov\
ers")||Ni()}get fit(){return this.root.closest("[data-fit]")?.getAttribute("data-fit")??"flow"}get filled(){return["larg\
e","middle"].includes(this.fit)}get size(){let{clientWidth:t,clientHeight:s}=this.felt;return`${t} ${this.filled?s:window.
innerHeight} ${this.fit}`}showTable(t,s){let n=parseFloat(getComputedStyle(this.root).fontSize)/16||1,o=this.call.hidden?
0:this.call.root.offsetHeight/n,i=this.mode==="edit"&&t.table==="round";this.placing.show(t,this.model.get("boards")??{},
this.acting);let r={w:(this.felt.clientWidth||772)/n,h:this.filled?this.felt.clientHeight/n:0,low:this.fit!=="phone"?0:(i?
Iu:qu[this.mode])+(this.acting?0:o),page:window.innerHeight/n};this.shownSize=this.size,this.root.classList.toggle("narr\
ow",r.w<Mt);let a=this.mode==="watch"&&this.reel.length<2,l=a?void 0:Je(t),c=this.chooser.key?{...this.lit,[this.chooser.
key]:""}:this.lit;this.spread.show(l,this.lit,r.w<Mt);let h={lit:ai(c,l),laid:a,opens:l?.of,dealt:this.model.get("aside")?
{}:this.model.get("dealt"),acting:this.acting,editing:this.mode==="edit",boards:this.model.get("boards")??{},spots:this.
placing.spots,heat:this.heat.map,clear:this.heat.clears,call:o,under:!t.covered?.length||this.covers!=="hidden"},d=Na(Da(
t,this.lifting.lifted,this.lifting.card),r,h),f=this.model.get("bright")??[];this.painter.dim(f.length?new Set(f):null),
d.h=this.steady(d);let p=this.model.get("step"),x=p<this.paintedStep;this.paintedStep=p,this.painter.paint(d,{label:`The\
 table. ${t.place??""}`,move:s,back:x}),s&&this.painter.happen(x?null:t.event);let g=Math.min(this.felt.clientWidth/d.w,
this.filled?this.felt.clientHeight/d.h:1/0),m=this.filled?(this.felt.clientHeight-d.h*g)/2:0;this.call.root.style.top=`${m+
d.call*g}px`}steady({w:t,h:s}){let n=[t,this.model.get("game"),this.model.get("mode"),this.size,this.call.hidden].join();
return this.tall?.kind!==n&&(this.tall={kind:n,h:s}),this.tall.h=Math.max(this.tall.h,s),this.tall.h}resized(t=!1){let s=this.
scene;!s||!t&&this.size===this.shownSize||(this.painter.root.classList.add("still"),this.showTable(s,!1),this.race.show(
this.model,this.reel.length-1),this.painter.root.getBoundingClientRect(),this.painter.root.classList.remove("still"),this.
stepper.mark(),this.showWords(s),this.chooser.stand())}showStepper(){let t=this.reel.length-1,s=Math.min(this.model.get(
"step"),t),n=this.model.get("playing");this.strip.hidden=t<1,this.stepper.show({step:s,last:t,marks:this.reel.marks(),playing:n,
speed:this.model.get("speed"),moments:this.model.get("moments"),asking:this.model.get("asking"),stop:this.model.get("sto\
p"),happens:!!(this.scene?.event??this.scene?.mark),eyes:this.model.get("eyes"),watcher:this.model.get("watcher"),buttons:this.
model.get("buttons")??[]})}showStrip(t){let s=this.acting?this.playBar:this.stepper.root;if(this.strip.firstChild!==s&&this.
strip.replaceChildren(s),!this.acting)return this.showStepper();this.stepper.stop(),this.lifting.stand(this.playBar,this.
stage,this.fit==="phone");let n=t.alert?(t.actions??[]).filter(a=>!a.strong):t.actions??[];this.lifting.show({lifts:this.
model.get("lifts")??{},keys:this.model.get("buttons")??[]}),this.strip.hidden=this.mode==="edit",this.acts.root.hidden=!!this.
lifting.lifted;let o=t.zones.some(a=>a.kind==="tokens"&&a.ways?.some(({move:l})=>l)),i=o?"Press a lit space or a row; pr\
ess it again to go there.":"",r=this.model.get("busy")?"The others play.":this.placing.words||i;this.lifting.tell(r,t.actions??
[]),this.acts.show(n,!!this.model.get("busy"),this.stage)}showWords(t){let s=this.model.get("caption")??{};j(this.stage,
"aria-label",s.badge?`Table ${s.badge} of two`:"The table"),this.caption.show({clauses:s.clauses??(t.clauses??[]).filter(
n=>n),...ta(t,s),note:this.refused||this.model.get("note")||"",tone:s.tone??"plain",badge:s.badge})}announce(t){clearTimeout(
this.saying),this.saying=setTimeout(()=>{this.live.textContent=[...t.said??[],t.now].filter(Boolean).join(" ")},350)}press(t){
if(t.spot)return this.placing.press(t.spot);if(t.opens)return this.spread.toggle(()=>this.show(!1));if(!t.plays&&t.recall?.
length)return this.chooser.show(t);if(t.off&&!t.plays)return this.refuse(t.off);if(t.picks.length&&!(t.picks.length===1&&
!t.move))return this.chooser.show(t);let s=t.move||t.picks[0].move,n=t.kind==="board";if((["hand","grid"].includes(t.role)||
n)&&s in this.lifting.lifts&&(this.lifting.lifted!==s||!n&&this.lifting.card!==t.key)){if(this.lifting.lift(s,t.key),n){
let i=this.stage.querySelector(`.way[data-move="${CSS.escape(s)}"]`);i instanceof SVGElement&&i.focus()}return}return this.
send(s)}lift(t,s){let n=t.lifted!==this.model.get("lifted");this.save(t),!(!n||!this.scene)&&(this.refused="",this.show(
!1),t.lifted||this.painter.focus(s))}refuse(t){this.refused=t;let s=this.scene;s&&this.showWords(s)}send(t){this.lifting.
unread(t)||(this.sending.send(t,this.lifting.said[t]??null),Ft(this.model.get("game")))}markSent(t){this.root.classList.
toggle("sent",!!t),this.lifting.playing(!!t);for(let s of this.stage.querySelectorAll("[data-act]"))j(s,"aria-busy",t&&s.
getAttribute("data-act")===t?"true":"")}key(t){!t.ctrlKey&&!t.metaKey&&!t.altKey&&this.chooser.stroke(t)}remove(){this.unfit(),
this.unhear(),this.unheed(),this.unhalt(),this.chooser.close();for(let t of this.moves)this.model.off(`change:${t}`,this.
watch);for(let t of this.stays)this.model.off(`change:${t}`,this.still);this.model.off("msg:custom",ge),this.stepper.stop(),
this.reel.stop(),this.sizes.disconnect(),clearTimeout(this.saying)}};function tl({model:e,el:t}){let s=new mo(e,t);return()=>s.
remove()}var Du=/^([+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?|[+-]?\d+\/\d+)$/i,_u=/(^|[;\t\r\n])([\s\0]*)(?=[=+\-@＝＋－＠])/g;function Pu(e){
let t=String(e??""),s=typeof e!="string"||Du.test(t)?t:t.replace(_u,"$1'$2");return/[",\r\n]/.test(s)?`"${s.replaceAll('\
"','""')}"`:s}var el=e=>e.map(t=>`${t.map(Pu).join(",")}
`).join("");var le=["answer","why","try"],sl=["guess","think","know"],nl=26;function nt(e){throw new Error(e)}var Tt=(e,t)=>e.card(t.
place,t.question,t.settings);function Te({said:e,covered:t},s,n,o){return e.findLast((i,r)=>r>=t&&i.place===s&&i.question===
n&&!Ht(i.settings,o))}var qs=({locked:e},t,s,n)=>!!Te(t,t.place,s,n.settings)||!t.predicting||n.certain&&!e;function Wu(e,t){
let s=Tt(e,t);return s?qs(e,t,t.question,s):!1}var Yt=(e,t)=>({...t,question:ju(e,t),why:0});function ju(e,t){let s=e.offered(
t.place),n=r=>e.card(t.place,r,t.settings);if(s.length===1)return s[0];if(t.held)return t.question;if(s.includes(t.chosen))
return t.chosen;let o=e.prefer(t.place);return o&&n(o)?o:s.find(r=>n(r)?.certain===!1)??s.find(n)??s[0]??""}function Vu(e,t,s){
let n=t.before??t.settings,o=t.chosen||t.question;return Yt(e,{...t,place:s,held:null,aside:!1,before:null,settings:n,question:o})}
function Fu(e,t,s,n){let o=t.before??t.settings;return Yt(e,{...t,...n,place:s,held:n,aside:!1,before:o,page:le[0]})}function Gu(e,t,s){
let n=e.offered(t.place);n.includes(s)||nt(`Expected a question of ${n.join(", ")}, not '${String(s).slice(0,40)}'.`);let{
held:o}=t,i=o?s!==o.question:!1,r=o&&!i?o.settings:t.settings;return Yt(e,{...t,chosen:s,question:s,aside:i,settings:r})}
function Ku(e,t,s){let n=Tt(e,t),o=n?.offers??{};for(let[i,r]of n?Object.entries(s):[]){let a=i in t.settings&&t.settings[i]===
r;if(!o[i]?.includes(r)&&!a){let l=Object.entries(o).map(([h,d])=>`${h} of ${d.join(", ")}`),c=`${i.slice(0,20)}=${String(
r).slice(0,20)}`;nt(`Expected settings ${l.join("; ")||"of none"}, not ${c}.`)}}return Yt(e,{...t,settings:{...s}})}function Uu(e,t,{
number:s,sure:n="think",time:o="",seed:i=0}){let r=Tt(e,t);if(!r)return nt("Expected a position in which a question aris\
es before a prediction.");sl.includes(n)||nt(`Expected how sure you are to be ${sl.join(", ")}, not '${String(n).slice(0,
20)}'.`),r.value(s);let{place:a,question:l}=t,c={place:a,question:l,settings:r.settings,number:s.trim(),sure:n,time:o,seed:i,
owned:"",denied:""};return{...t,said:[...t.said,c]}}function Zu(e,t){let s=Tt(e,t),n=s&&Te(t,t.place,t.question,s.settings),
o=n&&e.told(s,n,t.said.slice(0,t.said.indexOf(n)));return{said:n,told:o}}function Yu(e,t,s){let{said:n,told:o}=Zu(e,t);if(!n||
!o?.mistake||!o.asks)return nt("Expected a number that a mistake fits before a yes or no.");let i={...n,[s?"owned":"deni\
ed"]:o.mistake.kind};return{...t,said:t.said.map(r=>r===n?i:r)}}function Ju(e,t,s){switch(s.kind){case"Pick":return Gu(e,
t,s.question);case"Set":return Ku(e,t,s.settings);case"Predict":return s.second&&nt("Expected one number, for the one qu\
estion on show."),Yt(e,Uu(e,t,s));case"Own":return Yu(e,t,s.yes);case"Turn":return le.includes(s.page)||nt(`Expected a p\
age of ${le.join(", ")}, not '${String(s.page).slice(0,20)}'.`),{...t,page:s.page};case"Why":return s.at>=0&&s.at<nl||nt(
`Expected a step of the derivation from 0 to ${nl-1}, not ${s.at}.`),{...t,why:s.at};case"AskFirst":return Yt(e,{...t,predicting:s.
on});case"Cover":return Yt(e,{...t,covered:t.said.length})}return nt(`Expected a deed at a panel, not ${s.kind}.`)}var go="\
answered",Xu="skipped",ce=(e,t)=>`${e} ${t}`,Oe=(e,t)=>t.stop>=0?e.moments(t.seat)[t.stop]:null,Is=(e,t)=>e.fates[`${e.seat}\
 ${t}`];function rl(e,t){let s=Oe(e,t);return!!(s&&(t.asked.page!==le[0]||t.frame!==s.frame))&&Is(t,t.stop)===go}var Ae=(e,t)=>Is(
e,t)===go;function al(e,t,s=!1){let n=`${e.seat} ${e.stop}`;return n in e.fates&&!s?e:{...e,fates:{...e.fates,[n]:t}}}var xo=e=>e.
stop>=0?{...al(e,Xu),stop:-1}:e;function wo(e,t){return{...t,asked:Vu(e,t.asked,ce(t.frame,t.eyes))}}function Qu(e,t,s){
e.eyes.includes(s)||nt(`Expected watcher to be one of ${e.eyes.join(", ")}, not '${String(s).slice(0,40)}'.`);let n=/^\d+$/.
test(s)&&Number(s)!==t.seat;return wo(e,{...xo(n?{...t,seat:Number(s),stop:-1}:t),eyes:s})}function ol(e,t,s){let n=e.moments(
t.seat);if(s>=-1&&s<n.length||nt(`Expected a moment from 0 to ${n.length-1}, or -1, not ${s}.`),s<0)return{...t,stop:-1};
let{frame:o,question:i,settings:r}=n[s],a=String(t.seat),l=Fu(e,t.asked,ce(o,a),{question:i,settings:r});return{...t,asked:l,
frame:o,eyes:a,stop:s,playing:!1}}var il=(e,t,s)=>({...wo(e,{...xo(t),frame:s}),playing:s<e.frames-1});function zu(e,t){
return t.stop<0||t.asked.aside||Tt(e,t.asked)&&!Wu(e,t.asked)?null:Oe(e,t)}function Ds(e,t,s){let n=Oe(e,t);switch(s.kind){case"\
Step":return s.to>=0&&s.to<e.frames||nt(`Expected a step from 0 to ${e.frames-1}, not ${s.to}.`),wo(e,{...xo(t),frame:s.
to});case"Eyes":return Qu(e,t,s.key);case"Stop":return ol(e,t,s.at);case"Go":{let r=ol(e,t,s.to);return Ae(r,s.to)?{...r,
frame:e.moments(t.seat)[s.to].answer}:r}case"Play":return{...t,playing:s.on};case"Skip":return n?il(e,t,t.frame):t;case"\
GoOn":return zu(e,t)&&n?il(e,t,n.answer):t}let o=Ju(e,t.asked,s),i={...t,asked:o};return n&&s.kind==="Predict"&&!o.aside?
{...al(i,go,!0),frame:n.answer,playing:!1}:n&&s.kind==="Turn"&&Ae(t,t.stop)?{...i,frame:o.page===le[0]?n.answer:n.frame,
playing:!1}:i}function ll(e){return{asked:{place:"",question:"",settings:{},chosen:"",held:null,aside:!1,before:null,page:le[0],
why:0,predicting:!0,said:[],covered:0},frame:0,eyes:"0",seat:0,stop:-1,playing:!1,fates:{},...e}}var tf="no one two three four five six seven eight nine ten".split(" "),ef=.05,cl=3,_s=e=>tf[e]??String(e),hl=e=>["","on\
ce","twice"][e]||`${_s(e)} times`;function sf(e){let t=ps(e);return Math.abs(100*e-t)<1e-9?`exactly ${t}`:t===0?"fewer t\
han 1":t===100?"more than 99":`about ${t}`}var yo=(e,t)=>t==="chance"?String(ps(e)):Dt(e,2).replace(/\.?0+$/,"").replace(
"-","−"),nf=e=>e.reduce((t,s)=>Array.from({length:t.length+1},(n,o)=>(1-s)*(t[o]??0)+s*(t[o-1]??0)),[1]);function of(e){
let t=e.filter(({came:p})=>p!=null),s=t.length;if(s===0)return["",""];let n=t.map(({exact:p})=>p),o=t.filter(p=>p.came).
length,i=n.reduce((p,x)=>p+x,0),r=o>=i-1e-9,a=nf(n).reduce((p,x,g)=>p+((r?g>=o:g<=o)?x:0),0),l=s===1?"One such stop brin\
gs":`${be(_s(s))} such stops bring`,c=o===(r?s:0),h=o?_s(o):"none",d=c?h:`${h} or ${r?"more":"fewer"}`,f=a<ef?" That is \
rare.":"";return[`Hits expected ${Dt(i,1)}, came ${o}.`,`${l} ${d} in ${sf(a)} of 100 games.${f}`]}var dl=({said:e,exact:t,
reach:s})=>Math.abs((e??t)-t)/s;function rf(e){let t=e.filter(({near:a})=>!a).sort((a,l)=>dl(l)-dl(a)),s=t.length;if(s===
0)return["",e.length>1?"All your numbers were near.":"Your number was near."];let n=t.slice(0,cl).map(({mine:a,right:l})=>`${a}\
 for ${l}`).join(", "),o=t.filter(({said:a,exact:l})=>(a??0)>l).length,i=["","both times ","each time "][Math.min(s,3)-1],
r=o===0||o===s?`${i}too ${o?"high":"low"}`:`${hl(o)} too high`;return["",`${be(hl(s))} you were further off, ${r}${s>cl?
". Furthest: ":": "}${n}.`]}function ul(e,t){let s=e.filter(({said:o})=>o!=null);if(s.length===0)return{title:"The game \
is over",near:"",lines:[["You gave no number.","A mark below the table asks again."]],doors:[]};let n=[of(s),rf(s),["",t]];
return{title:s.length===1?"Your one stop":`Your ${_s(s.length)} stops`,near:`${s.filter(({near:o})=>o).length} near`,lines:n.
filter(o=>o.some(Boolean)),doors:[]}}function af(e,t,s){let n=e.card(t.place,s,t.settings),o=!!(n&&Te(t,t.place,s,n.settings));return{...e.chip(s),arises:!!n,
away:n?"":e.away(t.place,s),done:o}}function lf(e,t,s){return s.row.map(([n,o,i])=>{let r=o===s.settings[n],a={...s.settings,
[n]:o},l=r?s:e.card(t.place,t.question,a),c=l&&JSON.stringify(l.settings)===JSON.stringify(a);return{value:o,label:i,here:r,
...c&&qs(e,t,t.question,l)?l.number:{}}})}var cf=({said:e},t)=>e.slice(0,e.indexOf(t));function hf(e,t,s,n){let o=Te(t,t.
place,t.question,s.settings),i=[t.question,...Object.values(s.settings),t.place].join(" ");return{...s.asked,key:i,revealed:n,
fault:e.fault(t.place),...n&&{...s.answered,row:lf(e,t,s),notice:e.notice(t)},...o&&{said:{...e.told(s,o,cf(t,o)),sure:o.
sure},misconception:""}}}function df(e,t){let s=Tt(e,t),n=s?qs(e,t,t.question,s):!1,{question:o,settings:i,predicting:r,
page:a,why:l}=t;return{question:o,settings:i,predicting:r,page:a,why:l,questions:e.offered(t.place).map(c=>af(e,t,c)),panel:s?
hf(e,t,s,n):e.nothing(t.place,t.question),main:s&&!n?{label:"Show the answer",kind:"predict"}:{},moment:{},guesses:[],ending:{}}}
function uf(e,t){return e.moments(t.seat).flatMap((s,n)=>{let o=ce(s.frame,String(t.seat)),i=Ae(t,n)?e.card(o,s.question,
s.settings):null;if(!i)return[];let r=t.asked.said.find(v=>v.place===o&&v.question===s.question&&JSON.stringify(v.settings)===
JSON.stringify(i.settings)),a=r?i.value(r.number):null,l=i.number.number,{came:c,words:h,frame:d}=s,{measure:f,span:p}=i.
panel,{name:x}=e.chip(s.question),g=na(l,f),m=a!=null&&i.verdict(a).near,w=a==null?"":yo(a,f),b=yo(l,f);return[{said:a,exact:l,
came:c,words:h,at:n,frame:d,name:x,measure:f,span:p,reach:g,near:m,mine:w,right:b}]})}function bo(e,t){return t.said.flatMap(
(s,n)=>{let o=e.card(s.place,s.question,s.settings);if(!o)return[];let{judged:i,measure:r}=o.panel,a=o.value(s.number),{
mistake:l}=e.told(o,s,t.said.slice(0,n));return[{game:e.saved.game,question:s.question,settings:Object.entries(o.settings).
map(([c,h])=>`${c}=${h}`).join(" "),position:e.called(s.place),prediction:a,sure:s.sure,exact:i.written,measure:r,mistake:l?.
name??"",kind:l?.kind??"",own:s.owned?"yes":s.denied?"no":"",time:s.time,off:Math.abs(a-i.exact)}]})}function fl(e,t){let{
asked:s,stop:n}=t,o=e.moments(t.seat),i=df(e,s),r=uf(e,t);i.guesses=r,e.game.over&&n<0&&t.frame===e.frames-1&&Object.assign(
i,{ending:ul(r,oa(bo(e,s))),main:{}});let a={step:t.frame,watcher:t.eyes,moments:o.map(({frame:h,answer:d,line:f,fate:p},x)=>{
let g=Ae(t,x)?p:Is(t,x)??"open";return{frame:h,answer:d,line:f,state:g}}),stop:n,playing:t.playing,caption:{},bright:[],
heat:i.panel.revealed?Tt(e,s)?.heat:{}},l=Oe(e,t);if(!l)return{panel:i,table:a};let c=rl(e,t);if(c?s.page!=="answer"&&(a.
caption=l.back):Object.assign(a,{caption:l.asks,bright:l.bright}),!s.aside){let{line:h,stake:d,came:f,words:p,headline:x}=l,
g="Play on and see";i.moment={line:h,button:g,stake:d,at:n,of:o.length},c&&Object.assign(i.moment,{came:f,words:p,headline:x,
seen:!0});let m=e.game.over&&l.answer===e.frames-1?"See how you did":"Go on";i.main=i.main.kind==="predict"?{label:g,kind:"\
predict"}:{label:m,kind:"go"}}return{panel:i,table:a}}var pl="This game is too long for a page with all its answers. Its marked moments have theirs: press one of the marks.";
function $o(e){let t=e.map(r=>`'${r}'`),s=t.at(-1),[n,o]=t.length===1?["question","it"]:["questions","them"],i=t.length>
1?`${t.slice(0,-1).join(", ")} and ${s}`:s;return s?`The ${n} ${i} cannot be answered here: something went wrong in ${o}\
. The others stand.`:""}var ff=["steps","dots","row"],ml=["answer","bars","dots","steps","misconception","apart","simulated","headline","certain"],
pf=["row","judged","heat","lesson","tries"],mf=1e9,gl=(e,t)=>Object.fromEntries(Object.entries(e).filter(([s])=>t(s))),ko=class{constructor(t,s,n){
this.panel=t,this.settings=s,this.certain=!!t.certain,this.heat=t.heat,this.answered=gl(t,r=>ml.includes(r)||r==="lesson");
let o=t.knobs.map(r=>({...r,choices:r.choices.filter(([a])=>n.some(l=>!Ht(l,{...s,[r.name]:a})))})).filter(r=>r.choices.
length>1),i=gl(t,r=>!ml.includes(r)&&!pf.includes(r));this.asked={...i,knobs:o},this.offers=Object.fromEntries(o.map(({name:r,
choices:a})=>[r,a.map(([l])=>l)]))}get row(){let t=this.panel.knobs.find(s=>!s.model);return(this.panel.row??[]).map(({value:s,
label:n})=>[t.name,s,n])}get number(){let{exact:t}=this.panel.judged;return{number:t,text:ie(t,this.panel.measure)}}value(t){
return ea(t,this.panel.measure,this.panel.span)}verdict(t){let{verdicts:s}=this.panel.judged,n=Math.round(t*mf),[,o,i]=s.
find(([r])=>n<=r)??s.at(-1);return{band:o,near:o!=="far",mistake:i}}mistake(t){return this.panel.judged.mistakes[this.verdict(
t).mistake]??null}told(t){let s=this.value(t),{judged:n,measure:o}=this.panel;return{value:s,verdict:sa(s,n.exact,o,this.
verdict(s).band)}}},gf=2,vo=class{locked=!1;constructor(t){this.saved=t,this.cards=new Map}offered(t){return this.saved.
questions.map(({id:s})=>s)}panels(t,s){return[[],[]]}card(t,s,n){let o=JSON.stringify([t,s,n]),i=this.cards.get(o);return this.
cards.has(o)||(i=this.made(t,s,n),this.cards.set(o,i)),i??null}made(t,s,n){let[o,i]=this.panels(t,s),r=[...o,...i].map(d=>this.
unfolded(d));if(r.length===0)return null;let a=r.map(d=>d.set),l={...a[0],...n},c=({name:d,choices:f,value:p})=>{let x=f.
some(([g])=>g===l[d])||f.length===0;return!(d in l)||p===(x?l[d]:f[0][0])},h=r.find(({panel:d})=>d.knobs.every(c))??r[0];
return new ko(h.panel,h.set,a.slice(0,o.length))}unfolded(t){let{pool:s,panels:n}=this.saved,o={};for(let[r,a]of Object.
entries(n)){let l=a[t];l!=null&&(o[r]=ff.includes(r)?l.map(c=>s[c]):s[l])}let i=o.knobs.map(r=>[r.name,r.value]);return{
panel:o,set:Object.fromEntries(i)}}prefer(t){return""}chip(t){let{id:s,name:n,title:o}=this.saved.questions.find(i=>i.id===
t)??this.saved.questions[0];return{id:s,name:n,title:o}}away(t,s){let{when:n}=this.saved.questions.find(o=>o.id===s)??{when:""};
return n?`It arises ${n}.`:this.saved.onward}fault(t){return""}notice(t){return""}told(t,s,n,o=t.mistake(t.value(s.number))){
let i=!(s.owned||s.denied),r=n.filter(l=>l.denied&&l.denied===o?.kind).length,a=o!=null&&i&&r<gf;return{...t.told(s.number),
sure:s.sure,mistake:o,asks:a,own:s.owned!==""}}called(t){return t}nothing(t,s){let n=this.saved.questions.find(({id:r})=>r===
s),o=n?.title??"No question arises here.",i=this.away(t,s);return{key:t,none:!0,title:o,when:i}}},Le=class extends vo{constructor(t){
super(t),this.game=t,this.frames=t.steps,this.eyes=t.table.eyes.map(([s])=>s)}moments(t){return this.game.stops[t]??[]}here(t){
let[s,n]=t.split(" "),o=this.game.places[n];return o?this.game.asked[o[Number(s)]]:{}}waiting(t){let s=t.split(" ")[1];return this.
moments(/^\d+$/.test(s)?Number(s):-1).filter(({frame:n})=>ce(n,s)===t)}panels(t,s){let n=this.waiting(t).filter(o=>o.question===
s);return[this.here(t)[s]??[],n.map(({panel:o})=>o)]}prefer(t){return this.waiting(t)[0]?.question??""}away(t,s){return this.
here(t)[s]?$o([this.chip(s).name]):this.game.places[t.split(" ")[1]]?super.away(t,s):pl}fault(t){let s=this.here(t);return $o(
this.saved.questions.filter(({id:n})=>s[n]?.length===0).map(({name:n})=>n))}called(t){let[s,n]=t.split(" ");return this.
game.called??`step ${s}, seen by ${n}`}};var xf=2,Mo="about 1 in 20 runs",Nt=(e,t=2)=>Dt(Math.abs(e)<.5/10**t?0:e,t).replace("-","−");function xl(e,t,s,n,o,i){
let r=n==="chance";if(e===0||e<2&&!r)return"";let a=r?100:1,[l,c,h]=[...s,t].map(f=>a*f),d=o==null?[]:[o,...i==null?[]:[
i]].map(f=>a*f);return l===c?`${e===2?"Both":`All ${e.toLocaleString("en")}`} trials gave the same number, so they don't\
 show how far off it may be.`:`That says ${wf(l,c,h,n,d)}${bf(l,c,d,r)}`}function wf(e,t,s,n,o=[]){let i=(e+t)/2,r=(t-e)/
2,a=n==="chance",l=a?r>=xf&&!yf(e,t,i,r,o)?0:1:2,c=Nt(r,l);if(a&&Nt(i,l)!==Nt(s,l))return`between ${Nt(e,l)} and ${Nt(t,
l)} out of 100`;let h=a?"out of 100":n;return`about ${Nt(s,l)} ${h}, give or take ${Number(c)?c:"less than 0.01"}`}function yf(e,t,s,n,o){
let[i,r]=[s,n].map(a=>Number(Nt(a,0)));return o.some(a=>(e<=a&&a<=t)!=(i-r<=a&&a<=i+r))}function bf(e,t,s,n){let[o,i]=s.
map(l=>$f(l,n)),[r,a]=s.map(l=>e<=l&&l<=t);if(o==null)return".";if(i==null||i===o){let l=i==null?"":", and so does your \
guess";return`. The answer, ${o}, ${r?`fits${l}`:`doesn't fit: ${Mo} miss it`}.`}return r?`: ${a?"not ":""}enough to tel\
l your guess, ${i}, from the answer, ${o}.`:a?`. Your guess, ${i}, fits and the answer, ${o}, doesn't: ${Mo} mislead lik\
e this.`:`. Neither the answer, ${o}, nor your guess, ${i}, fits: ${Mo} miss the answer.`}var $f=(e,t)=>t?Nt(e,Math.abs(
e-Math.round(e))<1e-9?0:1):Nt(e);var kf=[1,10,100,1e3],vf=1e6,Mf=2,Ne=1.959963984540054,Sf=100,Ps=10,Ef=617,Af=125,Tf=350,Of=50,Lf=20;function Nf(e,t){let s=e/
t,n=Ne*Ne,o=(s+n/(2*t))/(1+n/t),i=Ne/(1+n/t)*Math.sqrt(s*(1-s)/t+n/(4*t*t));return[Math.max(0,o-i),Math.min(1,o+i)]}function Cf(e,t,s){
let n=t/e,o=e<2?0:Math.sqrt(Math.max(0,s/e-n**2)/(e-1));return[n-Ne*o,n+Ne*o]}function Hf(e,t){let s=new Set([t]);for(let n=1;n<
10;n++)s.add(n);for(let n=10;10**(n/10)<t;n++)s.add(Math.round(10**(n/10)));return new Set([...s].filter(n=>n>e&&n<=t))}
function Bf({parts:e,rows:t},s){let n={dealt:{},traces:[]};for(let[o,i]of Object.entries(t)){let r=e[i.charCodeAt(s)-48];
r&&o.startsWith("trace.")?n.traces.push(r):r&&(n.dealt[o]=r)}return n}var St=e=>e.toLocaleString("en"),Ws=class{run={begun:0,
n:0,total:0,squares:0,points:[]};earlier=[];running=!1;few=!1;note="";signs="";cases=[0,0,0];outcome=null;shown={dealt:{},
traces:[]};constructor(t,s=Math.floor(Math.random()*vf)){this.publish=t,this.seed=s,this.key="",this.card=null,this.said=
void 0,this.explained="",this.timer=void 0}forget(t){clearTimeout(this.timer),this.run={begun:0,n:0,total:0,squares:0,points:[]},
this.earlier=t,this.running=!1,this.few=!1,this.note="",this.signs="",this.cases=[0,0,0],this.outcome=null,this.shown={dealt:{},
traces:[]}}get dealt(){return this.card?.panel.tries}get most(){let{signs:t="",kept:s=0}=this.dealt??{};return t.length-
s+Math.min(Ps,s)}get counts(){return kf.filter(t=>t<=this.most)}get chance(){return this.card?.panel.measure==="chance"}bind(t,s,n){
this.said=n,this.card=s,t!==this.key&&this.forget([]),this.key=t}again(t){let s=String(t??this.seed+1),{value:n}=xt(s,{low:0,
high:999999999,whole:!0});n==null&&nt(`Expected a seed of trials from 0 to 999,999,999, not '${s.slice(0,20)}'.`),this.seed=
Number(n),this.forget([this.run,...this.earlier].filter(({points:o})=>o.length>0).slice(0,Mf)),this.publish()}place(t){let{
signs:s="",kept:n=0}=this.dealt??{};return t<Math.min(Ps,n)?(Ps*this.seed+t)%n:n+(Ef*this.seed+t)%(s.length-n)}begin(t,s=!1){
if(this.running)return;let n=this.trying(t,s);this.running=!0,this.note="";let o=()=>{let{value:i,done:r}=n.next();this.
running=!r,r||(this.timer=setTimeout(o,i)),this.publish()};try{o()}catch(i){throw this.running=!1,i}}stop(){clearTimeout(
this.timer),this.running=!1,this.publish()}*trying(t,s=!1){let{run:n}=this;this.dealt||nt("Expected a question to try ou\
t; none arises in this position."),this.counts.includes(t)||nt(`Expected ${this.counts.map(St).join(", ")} trials, not ${String(
t).slice(0,20)}.`),n.begun>=this.most&&nt(`These are ${St(this.most)} trials; start again to run more.`);let o=Math.min(
this.most,n.begun+t),i=Hf(n.begun,o);for(this.few=t<=10;n.begun<o;)this.add(),i.has(n.begun)&&this.mark(),(t===10||!this.
few&&n.begun%(t/Lf)===0)&&n.begun<o&&(yield this.few?s?Tf:Af:Of)}add(){let{run:t}=this,s=this.dealt,n=this.place(t.begun),
o=s.values[s.signs.charCodeAt(n)-48];t.begun++,this.outcome=o,this.shown=this.few?Bf(s,n):{dealt:{},traces:[]};let i=o==
null?2:o?0:1;this.cases[i]++,this.signs.length<Sf&&(this.signs+="ynx"[i]),o!=null&&(t.n++,t.total+=o,t.squares+=o*o)}get mean(){
return this.run.total/this.run.n}interval(){let{n:t,total:s,squares:n}=this.run;return this.chance?Nf(Math.round(s),t):Cf(
t,s,n)}mark(){this.run.n>0&&this.run.points.push([this.run.begun,this.mean,...this.interval()])}told(t){let{run:s,dealt:n}=this,
o={runs:t?[s,...this.earlier].map(({points:r})=>[...r]):[[]],begun:t?s.begun:0,struck:t?s.begun-s.n:0,running:this.running,
most:this.most,counts:this.counts,seed:this.seed,note:this.note,traces:t?this.shown.traces:[]};if(!n||!t)return o;let i=n.
kept>0?` The first ${Ps} of a run keep their cards.`:"";if(o.beforehand=`From ${St(n.signs.length)} trials dealt beforeh\
and.${i}`,n.cases&&(o.grown=this.grown(n.cases)),s.begun===0)return o;if(Object.assign(o,{summary:this.summary(),claim:this.
claim(),band:this.band()}),s.n>0){let[r,a]=this.interval();Object.assign(o,{value:this.mean,low:r,high:a})}return this.few&&
(o.last=`Trial ${St(s.begun)}: ${this.worded()}.`),o}grown(t){let s=this.run.begun,n=t.map((a,l)=>[this.cases[l],a]),o=n.
map(([a,l])=>`${St(Number(a))} ${l}`).join(", "),i=s===1?`One trial so far: ${o}.`:"0 trials so far.";return{kind:"cases",
caption:"",spoken:s<2?i:`Of ${St(s)} trials: ${o}.`,n:s,signs:this.signs,kinds:n}}summary(){let{n:t,total:s,begun:n}=this.
run,o=n-t,i=o>0?` ${St(o)} of the ${St(n)} trials struck out.`:"",{says:r,measure:a}=this.card?.panel??{};return t===0?o>
1?i.trim():"One trial, and it is struck out.":this.chance&&t===1?`One trial, and it ${s?"counts":"does not count"}.${i}`:
this.chance?`${St(Math.round(s))} of ${St(t)} ${r||"trials"}.${i}`:`${ie(this.mean,a)} on average in ${St(t)} trial${t>1?
"s":""}.${i}`}claim(){let{n:t}=this.run,{judged:s,apart:n,measure:o}=this.card?.panel??{};return t===0?"":xl(t,this.mean,
this.interval(),o,n?null:s.exact,this.said)}band(){if(this.run.begun<2)return"";let t=this.card?`${this.card.panel.id} ${JSON.
stringify(this.card.settings)}`:"";this.explained||=t;let s=this.chance?"95% Wilson interval":"95% interval";return this.
explained===t?`The band is a ${s}: about 1 in 20 such bands misses the exact answer.`:""}worded(){return this.outcome==null?
`struck out: ${this.dealt?.struck||"it does not fit what is known"}`:this.chance?this.outcome?"yes":"no":ie(this.outcome,
this.card?.panel.measure)}};var wl={step:e=>({kind:"Step",to:e}),watcher:e=>({kind:"Eyes",key:e}),stop:e=>({kind:"Stop",at:e}),playing:e=>({kind:"Pl\
ay",on:e}),question:e=>({kind:"Pick",question:e}),settings:e=>({kind:"Set",settings:e}),predicting:e=>({kind:"AskFirst",
on:e}),page:e=>({kind:"Turn",page:e}),why:e=>({kind:"Why",at:e})},yl=["game","question","settings","position","predictio\
n","sure","exact","measure","mistake","kind","own","time"],So=class{constructor(t,s,n){this.facts=t,this.models=s,this.now=
n,this.drawn={},this.student="",this.front="table",this.tries=new Ws(()=>this.draw(this.models.panel.get("note"))),this.
drew=()=>{}}did(t){return this.now}shown(){return{}}open(){this.draw();for(let[s,n]of Object.entries(this.models))for(let o of Object.
keys(wl))n.on(`change:${o}`,()=>this.wish(s,o));let{panel:t}=this.models;t.on("change:lit",()=>this.light(t.get("lit"))),
t.saying=s=>this.hear(s)}light(t){this.models.table.put({lit:t})}wish(t,s){let n=this.drawn[t]??{},o=this.models[t].get(
s);s in n&&Ht(n[s],o)&&this.do(wl[s](o))}do(t){let s="";try{this.now=this.did(t)}catch(n){s=n instanceof Error?n.message:
String(n)}return this.draw(s),s}draw(t=""){let{panel:s,...n}=this.drawn=this.shown(),o=this.tried(s,n),i=Ht(s.panel,this.
models.panel.get("panel"));for(let[r,a]of Object.entries(n))this.models[r].put(a);this.models.panel.put({...s,...o,note:t,
...i&&{lit:{}}}),this.drew()}tried({panel:t,page:s},n){let{tries:o,front:i,now:r}=this,a=!!t.revealed;o.bind(t.key,Tt(this.
facts,r.asked),t.said?.value);let l=o.told(a),{dealt:c}=a?o.shown:{dealt:{}};a&&s==="try"&&o.dealt?.rows["trace.0"]&&(t.
traces=!0);for(let d of["table","twin"])n[d]&&(n[d].dealt=c);let h=Object.keys(c).length+l.traces.length>0;return s==="t\
ry"&&l.last&&r.stop!==-1&&h&&(n[i].caption={place:"Dealt from the unseen cards",line:[l.last,""],tone:"trial"}),{tried:l,
dealt:c}}try(t){if(this.models.panel.get("panel").revealed)try{t()}catch(s){this.tries.note=s instanceof Error?s.message:
String(s),this.draw()}}hear(t){switch(t.kind){case"predict":{let s=`${new Date().toISOString().slice(0,19)}Z`,{value:n,sure:o="\
think",second:i=""}=t,{seed:r}=this.tries;this.do({kind:"Predict",number:String(n),sure:o,time:s,seed:r,second:String(i)});
break}case"go":this.do({kind:"Go",to:t.at});break;case"own":this.do({kind:"Own",yes:t.yes});break;case"main":["go","next"].
includes(this.models.panel.get("main").kind)&&this.do({kind:"GoOn"});break;case"pick":this.do({kind:"Pick",question:t.question});
break;case"skip":this.do({kind:"Skip"});break;case"run":this.try(()=>this.tries.begin(t.trials,t.calm));break;case"stop":
this.tries.stop();break;case"again":this.try(()=>this.tries.again(t.seed));break;case"save":this.models.panel.tell("msg:\
custom",{kind:"file",name:"predictions.csv",text:this.csv()})}}csv(){let t=this.student?["name",...yl]:yl,s=bo(this.facts,
this.now.asked),n=s.map(o=>t.map(i=>({...o,name:this.student})[i]));return el([t,...n])}},js=class extends So{constructor(t,s,n){
let o=new Le(t),i=s.get("stop"),r=ll({frame:s.get("step"),eyes:s.get("watcher"),seat:t.seat}),a={...r.asked,chosen:t.chosen,
predicting:n.get("predicting")},l=Ds(o,{...r,asked:a},{kind:"Step",to:r.frame});i>=0&&(l=Ds(o,l,{kind:"Stop",at:i})),super(
o,{table:s,panel:n},l),this.game=o,this.open()}explain(t){this.facts=this.game=new Le(t),this.draw()}did(t){return Ds(this.
game,this.now,t)}shown(){return fl(this.game,this.now)}};function Rf(e){let t={zones:[]};return e.map(s=>{let n=["sheet","board"].filter(i=>i in s).map(i=>[i,s[i]+(t[i]??0)]),o=s.
zones.map((i,r)=>i+(t.zones[r]??0));return t={...s,...Object.fromEntries(n),zones:o},t})}function bl(e,t,s){let n=Object.
entries(e.table.frames).map(([r,a])=>[r,Rf(a)]),o=new Jt({...e.table,frames:Object.fromEntries(n)}),i=new js(e,o,t);return s.
append(qn(tl,o,"uw-at-table"),qn(Qr,t,"uw-at-side")),i}function L2(e,t){let s=new Jt(e.explainer);bl(e,s,Bi(e,s,t))}export{L2 as openSaved};
