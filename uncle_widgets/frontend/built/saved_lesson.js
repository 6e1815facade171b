var Rt=class{constructor(t){this.values=t,this.heard=new Map,this.saying=s=>{}}get(t){return this.values[t]}set(t,s){this.
put({[t]:s})}put(t){let s=Object.keys(t).filter(n=>Tt(this.values[n],t[n]));for(let n of s)this.values[n]=t[n];for(let n of s)
this.tell(`change:${n}`,t[n])}save_changes(){}send(t){this.saying(t)}on(t,s){for(let n of t.split(" "))this.heard.has(n)||
this.heard.set(n,new Set),this.heard.get(n)?.add(s)}off(t,s){for(let n of t.split(" "))this.heard.get(n)?.delete(s)}tell(t,s){
for(let n of[...this.heard.get(t)??[]])n(s)}},Tt=(e,t)=>e!==t&&JSON.stringify(e)!==JSON.stringify(t);var It=()=>document.body?.dataset.voila!=null,We=()=>It()&&document.body.dataset.voila!=="notebook";function Go(e,t,s,n){let{class:o,...r}=s,i=[t,o].flat().filter(Boolean).join(" ");i&&e.setAttribute("class",i);for(let[l,
a]of Object.entries(r))a==null||a===!1||(l.startsWith("on")?e.addEventListener(l.slice(2),a):l==="style"?e.style.cssText=
a:e.setAttribute(l,a===!0?"":String(a)));return e.append(...n.flat(9).filter(l=>l!=null&&l!==!1)),e}var Ko=([e,...t])=>e?.
constructor===Object?[e,t]:[{},[e,...t]];function b(e,t,...s){let[n,...o]=e.split(".");return Go(document.createElementNS(
"http://www.w3.org/2000/svg",n),o,...Ko([t,...s]))}var H=(e,t,s,n,o)=>b("rect",{x:e,y:t,width:s,height:n,...o}),R=(e,t,s,n)=>b(
"circle",{cx:e,cy:t,r:s,...n}),ut=(e,t,s,n)=>b("path",{d:e,fill:"none",stroke:t,"stroke-width":s,...n}),te=(e,t,s,...n)=>b(
"svg",{width:e,height:t,viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":s},...n);function u(e,t,...s){let[n,...o]=e.split(
"."),[r,i]=Ko([t,...s]),l=n==="section"&&r["aria-label"]&&!We();return Go(document.createElement(l?"div":n),o,{role:l?"g\
roup":null,type:n==="button"?"button":null,...r},i)}function et(e){let t=e.getRootNode();return t instanceof Document||t instanceof
ShadowRoot?t.activeElement:null}function Ve(e){let t=et(e);return!t||t===document.body}var je=e=>e instanceof HTMLTextAreaElement||
e instanceof HTMLInputElement&&e.selectionStart!=null;function pc(e,t,s){if(e.value===e.defaultValue||e.value===t.value||
!s&&t.defaultValue!==e.defaultValue)return;t.value=e.value;let n=!1,o=()=>{!n&&t.isConnected&&t.dispatchEvent(new Event(
"change"))};t.addEventListener("change",()=>n=!0),t.addEventListener("blur",o,{once:!0}),t.addEventListener("keydown",r=>{
r.key==="Enter"&&!t.form&&o()})}function G(e,...t){let s=et(e),n=s&&s!==e&&e.contains(s)?s:null,o=n?.getAttribute("data-\
k")??"",r=[...e.querySelectorAll("[data-draft]")].filter(je),i=je(n)?{from:n.selectionStart,to:n.selectionEnd,text:n.value}:
null;e.replaceChildren(...t.flat(9).filter(a=>a!=null&&a!==!1));for(let a of r){let c=e.querySelector(`[data-k="${CSS.escape(
a.dataset.k??"")}"][data-draft="${CSS.escape(a.dataset.draft??"")}"]`);je(c)&&c!==a&&pc(a,c,a===n)}if(!n)return;if(ee(e,
o)){let a=et(e);i&&a!==n&&je(a)&&a.value===i.text&&a.setSelectionRange(i.from,i.to);return}let l=e.querySelector("[data-\
next]")??e;l instanceof HTMLElement&&(l.tabIndex=-1,l.focus({preventScroll:!0}))}function ee(e,t){let s=e.querySelector(
`[data-k="${CSS.escape(t)}"]`);return s instanceof HTMLElement&&s.focus({preventScroll:!0}),s instanceof HTMLElement}var mc=/^(svg|g|path|rect|circle|ellipse|line|polyline|polygon|defs|clipPath|pattern|title|desc|use)$/;
function Uo(e){let t=new DOMParser().parseFromString(e,"image/svg+xml").documentElement;if(t.localName!=="svg")throw new Error(
"Expected SVG.");for(let s of[...t.querySelectorAll("*"),t]){if(s!==t&&!mc.test(s.localName)){s.remove();continue}for(let{
name:n,value:o}of[...s.attributes]){let r=/^(xlink:)?href$/.test(n)&&!o.startsWith("#");(/^on/i.test(n)||r||/url\((?!["']?#)|javascript:/i.
test(o))&&s.removeAttribute(n)}}return document.importNode(t,!0)}var gc=/^(#[0-9a-f]{3,8}|light-dark\(\s*#[0-9a-f]{3,8}\s*,\s*#[0-9a-f]{3,8}\s*\))$/i;
function kt(e,t){for(let s of(t??"").split(";")){let[n,o]=[s.slice(0,s.indexOf(":")).trim(),s.slice(s.indexOf(":")+1).trim()];
/^--[\w-]+$/.test(n)&&gc.test(o)&&e.style.setProperty(n,o)}}function ft({label:e,choices:t,value:s,pick:n,k:o}){return u(
"div.seg",{role:"group","aria-label":e},t.map(([r,i],l)=>u("button",{"data-k":`${o}.${l}`,"aria-pressed":String(r===s),onclick:()=>n(
r)},i)))}var wc=globalThis,sn=wc[Symbol.for("uncle_widgets.page")]??={};function z(e){return sn.ids=(sn.ids??0)+1,`uw-${e}\
-${sn.ids}`}function Lt(e,t){let s=-1,n=()=>{let r=Math.round(e.clientWidth);r>0&&r!==s&&(s=r,e.replaceChildren(t(r)))},
o=new ResizeObserver(()=>requestAnimationFrame(n));return o.observe(e),n(),{again:()=>(s=-1,n()),stop:()=>o.disconnect()}}
function F(e,t,s){s?e.getAttribute(t)!==s&&e.setAttribute(t,s):e.removeAttribute(t)}var X=(e,...t)=>u("button",e,...t),Fe=({
kind:e,label:t,strong:s,share:n},o)=>X({class:`btn${s?" solid":""}${n==null?"":" sharing"}`,style:n==null?null:`--p:${100*
n}%`,"data-act":e,"data-k":`key.${e}`,onclick:()=>o(n==null?e:"stop")},n==null?t:`${t} (${Math.round(100*n)}%)`);function nn(e,t,s){
let n=et(e),o=n&&e.contains(n)?n:null,r=o&&["data-act","data-clause"].find(a=>o.hasAttribute(a)),i=r&&o?.getAttribute(r);
if(s(),!o)return;([...e.querySelectorAll("button")].find(a=>r&&a.getAttribute(r)===i)??e.querySelector("button")??t).focus?.()}
var le=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;var vt=(e,t)=>Math.max(12,Math.min(e,t/1.4));var xc=[[/[ilj.,:;'|!tf\s()]/,.3],[/[mwMW@%]/,.88],[/[A-Z]/,.7],[/[\u0300-\u036f]/,0],[/[\u0250-\uffff]/,1]],bc=["012345\
6789","of 100 hands, as the quick brown fox jumps over it"],$e,Zo=e=>{let t=0;for(let s of e)t+=xc.find(([n])=>n.test(s))?.[1]??
.57;return t};function yc(){if($e!=null)return $e;let e=typeof document=="object"&&document.querySelector(".uw"),t=e&&document.
createElement("canvas").getContext("2d");if(!e||!t)return 1;let s=getComputedStyle(e).getPropertyValue("--sans"),n=[400,
700].flatMap(o=>(t.font=`${o} 100px ${s}`,bc.map(r=>t.measureText(r).width/(o>400?100*1.06:100)/Zo(r))));return $e=Math.
max(1,...n),document.fonts.addEventListener("loadingdone",()=>$e=void 0,{once:!0}),$e}var W=(e,t)=>Zo(e)*t*yc(),$c=12;function st(e,t,s,n=1){
let o=W(e,n),r=Math.max(Math.min(t,$c),Math.min(t,s/Math.max(o,.01)));if(o*r<=s+.01)return{lines:[e],size:r};let i=c=>W(
c,r*n)<=s,l=[""],a=()=>l[l.length-1];for(let c of e.split(" "))if(a()!==""&&i(`${a()} ${c}`))l[l.length-1]+=` ${c}`;else{
a()!==""&&l.push("");for(let h of c)a()!==""&&!i(a()+h)&&l.push(""),l[l.length-1]+=h}return{lines:l,size:r}}function ce(e,t,{
w:s,ideal:n,tight:o=.5,least:r=s,floor:i=0}){if(e<=1)return{w:Math.min(s,Math.max(t,12)),step:n,cols:1,rows:1};let l=f=>Math.
max(o*f,i),a=(f,m)=>Math.min(n,(t-f)/Math.max(m-1,1));for(let f of[s,Math.max(r,Math.min(s,t/(1+o*(e-1))))])if(a(f,e)>=l(
f)-.01)return{w:f,step:a(f,e),cols:e,rows:1};let c=Math.max(1,Math.floor((t-r)/l(r))+1),h=Math.ceil(e/c),d=Math.ceil(e/h);
return{w:r,step:a(r,d),cols:d,rows:h}}function Yo(e){let t=[...e].sort((n,o)=>n.seat-o.seat),s=Math.max(0,t.findIndex(n=>n.
me));return[...t.slice(s),...t.slice(0,s)]}function Jo(e){if(e<2)return{left:0,top:e,right:0};let t=Math.floor((e+1)/3);
return{left:t,top:e-2*t,right:t}}var kc="M70-6 18 106M5.5 24a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0M53.5 76a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0",
on={0:[64,[["ellipse",{cx:32,cy:50,rx:25,ry:43}]]],1:[46,[["path",{d:"M3 30 32 5V110"}]]],2:[64,[["path",{d:"M7.5 33V31.\
5A24.5 24.5 0 1 1 51.5 46.4L16 93H64"}]]],3:[62,[["path",{d:"M10.5 22.5A19.5 19.5 0 1 1 29 46H20M20 44H30A24.5 24.5 0 1 \
1 6.7 76"}]]],4:[66,[["path",{d:"M48 110V5L13 74H66","stroke-miterlimit":12}]]],5:[62,[["path",{d:"M58 7H19L14.6 48A25.5\
 25.5 0 1 1 6.9 77"}]]],6:[64,[["circle",{cx:32,cy:68,r:25}],["path",{d:"M53.5-13 10.6 55.1"}]]],7:[60,[["path",{d:"M0 7\
H49L15 110","stroke-miterlimit":12}]]],8:[64,[["circle",{cx:32,cy:27,r:20}],["circle",{cx:32,cy:68,r:25}]]],9:[64,[["cir\
cle",{cx:32,cy:32,r:25}],["path",{d:"M10.5 113 53.4 44.9"}]]],"%":[88,[["path",{d:kc,"stroke-width":11}]]],".":[20,[["re\
ct",{x:3,y:85,width:15,height:15,fill:"currentColor",stroke:"none"}]]],",":[20,[["path",{d:"M12 84 6 118","stroke-width":13}]]],
"/":[52,[["path",{d:"M48-6 4 106","stroke-width":11}]]],"+":[60,[["path",{d:"M30 26V82M2 54H58","stroke-width":12}]]],"-":[
44,[["path",{d:"M4 54H40","stroke-width":12}]]],"−":[44,[["path",{d:"M4 54H40","stroke-width":12}]]],"×":[56,[["path",
{d:"M8 32 48 76M48 32 8 76","stroke-width":12}]]]," ":[26,[]],J:[54,[["path",{d:"M46-10V69A19.500 19.500 0 0 1 7 69V60"}]]],
Q:[72,[["ellipse",{cx:36,cy:50,rx:29,ry:43}],["path",{d:"M42 66 74 104"}]]],K:[68,[["path",{d:"M7-10V110M66-6 10 62M28 4\
2 68 106"}]]],A:[72,[["path",{d:"M2 106 36-2 70 106M14 68H58"}]]]},Gt=e=>e!==""&&[...e].every(t=>t in on);function it(e,t,s=13){
return[...String(e)].reduce((o,r)=>o+(on[r]?.[0]??0)+s,-s)*t/100}function pt(e,t,s,n,o={}){let{anchor:r="start",gap:i=13,
weight:l=n>=60?13:14,colour:a}=o,c=it(e,n,i),h=r==="middle"?t-c/2:r==="end"?t-c:t,d=0,f=[...String(e)].map(m=>{let[p,g]=on[m]??
[0,[]],w=m===","?"visible":"hidden",x={x:d,y:0,width:p,height:100,viewBox:`0 0 ${p} 100`,style:`overflow:${w}`};return d+=
p+i,b("svg",x,g.map(([y,v])=>b(y,v)))});return b("g",{transform:`translate(${h} ${s}) scale(${n/100})`,fill:"none",stroke:"\
currentColor","stroke-width":l,"aria-hidden":"true",style:a&&`color:${a}`},f)}function Ke(e,t,s={}){let n=it(e,t,s.gap),
o=`width:${n/16}em;height:${t/16}em`;return b("svg.numeral",{viewBox:`0 0 ${n} ${t}`,style:o,"aria-hidden":"true"},pt(e,
0,0,t,s))}var Ge=[e=>`M0 ${e/2}a${e/2} ${e/2} 0 1 1 ${e} 0a${e/2} ${e/2} 0 1 1 ${-e} 0Z`,e=>`M${e*.05} ${e*.05}H${e*.95}\
V${e*.95}H${e*.05}Z`,e=>`M${e/2} ${-e*.14}L${e*1.14} ${e/2}L${e/2} ${e*1.14}L${-e*.14} ${e/2}Z`,e=>`M${e/2} 0L${e} ${e*.42}\
V${e}H0V${e*.42}Z`,e=>`M${e*.25} ${e*.04}H${e*.75}L${e*1.04} ${e/2}L${e*.75} ${e*.96}H${e*.25}L${-e*.04} ${e/2}Z`,e=>`M${-e*
.1} ${e*.16}H${e*1.1}V${e*.84}H${-e*.1}Z`],vc=e=>"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[e]??"?";function he(e,t,s,n,o={}){let{fill:r="\
var(--on-field)",ink:i="var(--field)"}=o,l=e>=Ge.length,a={d:Ge[e%Ge.length](n),fill:l?i:r,stroke:l?r:null,"stroke-width":2},
c=e%Ge.length===3,h={x:n/2,y:c?n*.8:n*.69,"font-size":Math.max(12.5,n*.54),"font-weight":700,"text-anchor":"middle",fill:l?
r:i};return b("g",{transform:`translate(${t} ${s})`},b("path",a),b("text",h,vc(e)))}var Xo={first:"M5 5h3v14H5zM20 5v14L\
9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6zM14 5h4v14h-4z",forward:"M7 5v14l11-7z",last:"M4 5v\
14l11-7zM16 5h3v14h-3z",link:"M8 3h12v13h-3V6H8zM4 8h10v13H4z",eye:"M12 5C7 5 3 8.5 1 12c2 3.5 6 7 11 7s9-3.5 11-7c-2-3.\
5-6-7-11-7zm0 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM12 9.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",down:"M4 8h16l-8\
 9z",near:"M11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm0 2.4a3.6 3.6 0 1 0\
 0 7.2 3.6 3.6 0 0 0 0-7.2z",whole:"M3 3h7v3H6v4H3zM14 3h7v7h-3V6h-4zM3 14h3v4h4v3H3zM18 14h3v7h-7v-3h4z",close:"M6 4 12\
 10 18 4 20 6 14 12 20 18 18 20 12 14 6 20 4 18 10 12 4 6z"};function at(e,t=22){let s=`width:${t/16}em;height:${t/16}em`;
return b("svg.icon",{viewBox:"0 0 24 24",fill:"currentColor",style:s,"aria-hidden":"true"},b("path",{d:Xo[e],"fill-rule":"\
evenodd"}))}var zo=(e,t,s)=>b("g.opens-mark",{transform:`translate(${e} ${t})`},b("circle",{r:s}),b("path",{d:Xo.eye,"fi\
ll-rule":"evenodd",transform:`scale(${s/15}) translate(-12 -12)`}));function mt(e,t="var(--ink)",s="none"){return b("pat\
tern",{id:e,width:6,height:6,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"},H(0,0,6,6,{style:`fill:${s}`}),
H(0,0,2,6,{style:`fill:${t}`}))}function qt(e,t,s,n,o){let r={r:`M${t-n*.86} ${s-n*.86}h${n*1.72}v${n*1.72}h${-n*1.72}Z`,
g:`M${t} ${s-n*1.02}L${t+n*1.12} ${s+n*.86}H${t-n*1.12}Z`,b:`M${t-n} ${s}a${n} ${n} 0 1 1 ${2*n} 0a${n} ${n} 0 1 1 ${-2*
n} 0Z`,y:`M${t} ${s-n*1.2}L${t+n*1.2} ${s}L${t} ${s+n*1.2}L${t-n*1.2} ${s}Z`}[e];return b("path",{d:r,...o})}var Ue=e=>({
r:"red",g:"green",b:"blue",y:"yellow"})[e]??"";function rn(e,t,s,n={}){let{w:o=27,t:r=5,g:i=2,pitch:l=o+7}=n,a="",c="";for(let h=0;h<
e;h++){let d=t+Math.floor(h/10)*l,f=h%10,m=s-(f+1)*(r+i)-(f>=5?3:0);a+=`M${d} ${m}h${o}v${r}h${-o}z`;for(let p of[.22,.64])
c+=`M${d+o*p} ${m}h${o*.14}v${r}h${-o*.14}z`}return b("g",{"aria-hidden":"true"},b("path",{d:a,fill:"var(--accent-on-fie\
ld)"}),b("path",{d:c,fill:"var(--card)"}))}var Mc="var(--card-ink)";function Ze(e,t,s,n,o){let r=n*.46,i=c=>`a${r} ${r} 0 1 0 ${c*2*r} 0`,l=(c,h)=>`M${c-r} ${h}${i(
1)}${i(-1)}Z`,a={d:`M${t} ${s-n*1.1}L${t+n*.85} ${s}L${t} ${s+n*1.1}L${t-n*.85} ${s}Z`,h:`M${t} ${s+n}L${t-n*.95} ${s-n*
.12}A${n*.52} ${n*.52} 0 0 1 ${t} ${s-n*.52}A${n*.52} ${n*.52} 0 0 1 ${t+n*.95} ${s-n*.12}Z`,s:`M${t} ${s-n*1.05}L${t+n*
.95} ${s+n*.12}A${n*.5} ${n*.5} 0 0 1 ${t+n*.14} ${s+n*.5}L${t+n*.4} ${s+n}H${t-n*.4}L${t-n*.14} ${s+n*.5}A${n*.5} ${n*.5}\
 0 0 1 ${t-n*.95} ${s+n*.12}Z`,c:l(t,s-n*.52)+l(t-n*.54,s+n*.22)+l(t+n*.54,s+n*.22)+`M${t} ${s-n*.2}L${t+n*.4} ${s+n}H${t-
n*.4}Z`}[e];if(!a)throw new Error(`Expected a suit of ours, not "${e}".`);return b("path",{d:a,...o})}var Qo={bell:{fill:"\
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
1 0-84 0",fill:"M24 34H76V50H59V84H41V50H24Z",wide:9}},tr=e=>e in Qo;function er(e,t,s,n,{colour:o="var(--accent-card)",
ink:r=Mc}={}){let i=Qo[e];if(!i)throw new Error(`Expected a symbol of ours, not "${e}".`);let l=(a,c)=>a&&b("path",{d:a,
fill:"none",style:`stroke:${c}`,"stroke-width":i.wide??8});return b("g",{transform:`translate(${t} ${s}) scale(${n/100})`},
l(i.line,o),i.fill&&b("path",{d:i.fill,"fill-rule":"evenodd",style:`fill:${o}`}),i.ink&&b("path",{d:i.ink,style:`fill:${r}`}),
l(i.inkLine,r))}function an(e,t,s,n){if(e==="skip")return b("g",{fill:"currentColor"},ut(`M${t-n} ${s+n*.5}A${n} ${n} 0 0 1 ${t+n*.78} ${s-
.1*n}`,"currentColor",n*.26),b("path",{d:`M${t+n*1.2} ${s+n*.62}L${t+n*.3} ${s+n*.2}L${t+n*1.16} ${s-n*.5}Z`}),R(t,s+n*.62,
n*.24));let o=r=>`M${t-r*n} ${s-r*n*.62}H${t+r*n*.2}V${s-r*n}L${t+r*n} ${s-r*n*.46}L${t+r*n*.2} ${s+r*n*.08}V${s-r*n*.3}\
H${t-r*n}Z`;return b("path",{d:o(1)+o(-1),fill:"currentColor"})}function Sc(e){let t=e*1.4,s=e*.08,n=(t-2*s)/17,o=e*.3,r="",
i="";for(let l=0;l<9;l++)r+=`M${s} ${s+2*l*n}h${e-2*s}v${n}h${2*s-e}z`;for(let l=-3;l<=3;l++){let a=2*l*n,c=Math.sqrt(Math.
max(0,o**2-(Math.abs(a)+n/2)**2));c&&(i+=`M${e/2+a-n/2} ${t/2-c}h${n}v${2*c}h${-n}z`)}return[H(0,0,e,t,{class:"paper",rx:e*
.085}),b("path.stripes",{d:r}),R(e/2,t/2,o+n*.9,{fill:"var(--card)"}),b("path.stripes",{d:i})]}function Ec(e,t){let s=t*
1.4,n=t*.085,o=e.rings??0,r=e.text??"",i=t*Math.min(.098,.78/Math.max(o,1)),l=t*.11,a=l+t*.026,c="";for(let d=1;d<o;d++)
c+=`M0 ${s-l-d*i}A${l+d*i} ${l+d*i} 0 0 1 ${l+d*i} ${s}`;let h=Gt(r)?Math.min(t*.36,t*.76*100/it(r,100)):0;return[H(0,0,
t,s,{class:"paper",rx:n}),o>0&&b("path",{d:`M0 ${s-a}A${a} ${a} 0 0 1 ${a} ${s}H${n}A${n} ${n} 0 0 1 0 ${s-n}Z`,fill:"va\
r(--accent-card)"}),c&&ut(c,"var(--accent-card)",Math.min(t*.052,i*.55)),h?pt(r,t*.12,t*.13,h,{colour:"var(--card-ink)"}):
b("text",{x:t*.1,y:t*.36,"font-size":Math.min(t*.3,t*1.5/Math.max(r.length,1)),"font-weight":700,fill:"var(--card-ink)"},
r),H(0,0,t,s,{class:"edge",rx:n})]}function Oc(e,t){let s=t*1.4,n=t*.085,o=e.colour==="wild",r=e.colour??"",i=o?"#fff":`\
var(--c-${r}-on)`,l=o?[["r",-1,-1],["g",1,-1],["y",-1,1],["b",1,1]].map(([f,m,p])=>qt(String(f),t*(.5+.23*Number(m)),s*.62+
t*.23*Number(p),t*.16,{fill:`var(--c-${f})`,stroke:"#fff","stroke-width":t*.018})):[.46,.31,.16].map(f=>qt(r,t*.62,s*.66,
t*f,{fill:"none",stroke:i,"stroke-opacity":.5,"stroke-width":t*.045})),a={draw2:"+2",draw4:"+4"}[e.glyph??""],c=a??(e.glyph?
"":e.text??""),h=c?pt(c,t*.12,t*.13,t*(a?.34:.42),{gap:a?8:13}):o?b("text",{x:t*.11,y:t*.3,"font-size":Math.max(12.5,t*.22),
"font-weight":700,fill:i},t<46?"W":"Wild"):an(e.glyph??"",t*.31,t*.33,t*.19),d=e.letter||r.toUpperCase();return[H(0,0,t,
s,{rx:n,fill:o?"#17181C":`var(--c-${r})`}),b("svg",{width:t,height:s,style:"overflow:hidden"},l),b("g",{style:`color:${i}`},
h),!o&&b("text",{x:t*.12,y:s-t*.1,"font-size":Math.max(12.5,t*.205),"font-weight":700,fill:i},d),H(0,0,t,s,{rx:n,fill:"n\
one",stroke:"#fff","stroke-width":Math.max(2,t*.03)})]}function Ac(e,t){let s=t*1.4,n=e.suit??"",o=e.text??"",r=`var(--s\
uit-${n})`,i=Math.min(t*.3,t*.62*100/it(o,100,6));return[H(0,0,t,s,{class:"paper",rx:t*.085}),Ze(n,t*.66,s*.69,t*.34,{style:`\
fill:${r}`,opacity:.16}),Ze(n,t*.66,s*.69,t*.2,{style:`fill:${r}`}),pt(o,t*.1,t*.11,i,{colour:r,gap:o.length>1?6:13}),Ze(
n,t*.22,t*.6,Math.max(4,t*.125),{style:`fill:${r}`}),H(0,0,t,s,{class:"edge",rx:t*.085})]}function Tc(e,t){let s=t*1.4,n=e.
text??"",o=Math.min(t*.2,t*.8/Math.max(W(n,1.06),.1)),r=n!==""&&o>=9,i=t*(r?.6:.7);return[H(0,0,t,s,{class:"paper",rx:t*
.085}),r&&b("text",{x:t*.1,y:t*.1+o*.9,"font-size":o,"font-weight":700,style:"fill:var(--card-ink)"},n),er(e.glyph??"",(t-
i)/2,r?s*.36:(s-i)/2,i),H(0,0,t,s,{class:"edge",rx:t*.085})]}function Lc(e,t){return e.colour?Oc(e,t):e.suit?Ac(e,t):e.glyph&&
tr(e.glyph)?Tc(e,t):Ec(e,t)}function Nt(e,t){let s=e?Lc(e,t):Sc(t);return b("g",{class:e?"front":"back"},s)}var Nc={0:[],
1:[[0,0]],2:[[-1,-1],[1,1]],3:[[-1,-1],[0,0],[1,1]],4:[[-1,-1],[1,-1],[-1,1],[1,1]],5:[[-1,-1],[1,-1],[0,0],[-1,1],[1,1]],
6:[[-1,-1],[1,-1],[-1,0],[1,0],[-1,1],[1,1]]},Ye=(e,t,s)=>[H(0,0,t,t,{rx:t*.14,style:`fill:var(--card);stroke:${s?"var(-\
-lit)":"var(--field)"}`,"stroke-width":s?5:1.5,opacity:e?1:.45}),Nc[e].map(([n,o])=>R(t*(.5+n*.26),t*(.5+o*.26),t*.09,{fill:"\
var(--card-ink)"}))];var Cc=["#F4F7FF","#A9C3F5","#6F94DB","#3F63AB","#233E77"],cn=e=>({fill:Cc[e-1],ink:e<4?"#13201E":"#FFF"}),ln=e=>!!e.nodes,
Hc=["part","value"];function Bc(e,t){let s=Object.entries(e.nodes??{});return t==="part"?s:[...s].sort(([,n],[,o])=>(n.value??
0)-(o.value??0))}var Je=class{constructor(t){this.changed=t,this.back=!1,this.by="part",this.map={},this.words=u("p.coun\
ted"),this.steps=u("ol.shades"),this.tokens=u("button.btn.quiet",{"data-k":"heat.tokens",onclick:()=>this.bring()}),this.
opener=u("button.btn.quiet",{"data-k":"heat.all","aria-expanded":"false",onclick:()=>this.open(!!this.list.hidden)}),this.
root=u("div.heat-bar",{role:"group","aria-label":"Numbers on the board",hidden:!0},u("div.legend",this.words,this.steps),
this.tokens,this.opener),this.list=u("section.sheet.scores.heat-list",{hidden:!0})}get clears(){return ln(this.map)&&!!this.
map.hides&&!this.back}show(t){if(JSON.stringify(t)===JSON.stringify(this.map)||(this.map=t,this.root.hidden=!ln(t),this.
open(!1),!ln(t)))return;let{title:s="",unit:n="",steps:o=[],hides:r="",nodes:i={}}=t;this.words.textContent=s,this.steps.
replaceChildren(...o.map(({text:l,count:a},c)=>{let{fill:h,ink:d}=cn(c+1),f=`about ${l} ${n}: ${a} of the places`;return u(
"li",{title:f},u("span.shade",{"aria-hidden":"true",style:`background:${h};color:${d}`},l),u("span.sr",f))}),u("li.unit",
{"aria-hidden":"true"},n)),this.tokens.hidden=!r,this.opener.textContent=`All ${Object.keys(i).length}`,this.say()}say(){
this.tokens.textContent=`Show ${this.map.hides??""}`,F(this.tokens,"aria-pressed",String(this.back))}bring(){this.back=!this.
back,this.say(),this.changed()}open(t){this.list.hidden=!t,F(this.opener,"aria-expanded",String(t)),this.list.replaceChildren(
...t?[this.table()]:[])}escape(){let t=!this.list.hidden;return this.open(!1),t&&this.opener.focus(),t}sort(t){this.by=t,
this.open(!0),this.list.querySelector(`[data-k="heat.${t}"]`)?.focus()}table(){let{title:t="",unit:s=""}=this.map,n={part:"\
where",value:s},o=Hc.map(i=>u("th",{scope:"col","aria-sort":this.by===i?"ascending":null},u("button.sorts",{"data-k":`he\
at.${i}`,onclick:()=>this.sort(i)},n[i]))),r=([i,{part:l="",value:a=0}])=>u("tr",u("th",{scope:"row"},i),u("td",l),u("td\
.num",a.toFixed(2)));return u("div.scroll",{tabindex:0,role:"group","aria-label":t},u("table",u("caption",t),u("thead",u(
"tr",u("td"),...o)),u("tbody",Bc(this.map,this.by).map(r))))}};var Rc=23,hn=24,ve=20,Ic=17,qc=8,sr=6,ke={h:23,size:15},_c={house:[66,34],place:[20,28]},[Dc,Pc,Wc]=[3,4,1],nr=(e,t)=>Math.
hypot(e.x-t.x,e.y-t.y);function jc(e,t,s){let n={x:(e.x+t.x)/2,y:(e.y+t.y)/2},o=r=>(r.x-n.x)*(t.x-e.x)+(r.y-n.y)*(t.y-e.
y);return s.flatMap((r,i)=>{let l=s[(i+1)%s.length],[a,c]=[o(r),o(l)],h=a/(a-c),d=a<0!=c<0?[{x:r.x+(l.x-r.x)*h,y:r.y+(l.
y-r.y)*h}]:[];return a<0?[r,...d]:d})}function Vc(e,t=Rc){let s=Array.from({length:hn},(n,o)=>{let r=2*Math.PI*o/hn,i=t/
Math.cos(Math.PI/hn);return{x:i*Math.cos(r),y:i*Math.sin(r)}});return e.map((n,o)=>{let r=s;for(let[i,l]of e.entries()){
let a=nr(n,l);i===o||a>2.1*t||(a<.5?r=i>o?[]:r:r=jc({x:0,y:0},{x:l.x-n.x,y:l.y-n.y},r))}return r})}var Fc=e=>e.map((t,s)=>{
let n=e.filter((o,r)=>r!==s).map(o=>nr(t,o));return Math.max(qc,Math.min(ve,...n.filter(o=>o>.5).map(o=>o/2-1)))}),dn=(e,t)=>e.
x<t.x+t.w&&t.x<e.x+e.w&&e.y<t.y+t.h&&t.y<e.y+e.h,Gc=({x:e,y:t},s)=>({x:e-s,y:t-s,w:2*s,h:2*s});function Kc(e,t,s,n,o){let r=[];
return e.map((i,l)=>{let a=s[l],c=ke.h,h=p=>(p.x<o.x||p.y<o.y||p.x+a>o.x+o.w||p.y+c>o.y+o.h?100:0)+Dc*r.filter(w=>dn(w,p)).
length+Pc*e.filter((w,x)=>dn(Gc(w,t[x]-3),p)).length+Wc*n.filter(w=>dn(w,p)).length,d=[[1,-1],[-1,-1],[1,0],[-1,0],[0,-1],
[0,1],[1,1],[-1,1]],m=[0,8,20].flatMap(p=>d.map(([g,w])=>{let x=(t[l]+p)*(g&&w?.72:1.08);return{x:i.x+g*(x+a/2)-a/2,y:i.
y+w*(x+c/2)-c/2,w:a,h:c}})).reduce((p,g)=>h(g)<h(p)?g:p);return a&&r.push(m),m})}var un=e=>e?12+9*e.length:0,fn=({x:e,y:t},{
role:s,label:n,ring:o,chosen:r,attributes:i})=>b("g",{role:s,"aria-label":n,"data-x":e,"data-y":t,transform:`translate(${e}\
 ${t})`,...i},b("title",n),b("g.sized",b("path.cell",{fill:"transparent"}),(o||r)&&R(0,0,ve,{class:"ring"}),r&&R(0,0,ve-
sr,{class:"ring chosen"}),R(0,0,ve+12,{class:"ring-focus"}))),or=({x:e,y:t},s,n)=>b("g.tag.of",{"data-of":n,"data-move":n,
transform:`translate(${e} ${t})`,"aria-hidden":"true"},b("g.sized",b("g.stands",H(0,0,un(s),ke.h,{rx:3,style:"fill:var(-\
-lit)"}),b("text",{x:un(s)/2,y:ke.h/2+ke.size*.36,"font-size":ke.size,"font-weight":700,"text-anchor":"middle",fill:"#13\
201E"},s))));function rr(e,t,s,n){let o=[...e.querySelectorAll("[data-x]")],r=({x:g,y:w})=>({x:g/t,y:w/t}),i=o.map(({dataset:g})=>r(
{x:Number(g.x),y:Number(g.y)})),l=Vc(i),a=Fc(i);for(let g of e.querySelectorAll(".sized"))g.setAttribute("transform",`sc\
ale(${t})`);for(let[g,w]of o.entries()){let x=l[g].map(({x:y,y:v})=>`${y.toFixed(1)} ${v.toFixed(1)}`).join("L");w.querySelector(
".cell")?.setAttribute("d",x?`M${x}Z`:"");for(let y of w.querySelectorAll("circle")){let v=y.classList.contains("ring-fo\
cus")?12:y.classList.contains("chosen")?-sr:0,[k,S]=["many","handle"].map(O=>w.classList.contains(O)),$=S?ve:k?Math.min(
a[g],Ic/t):a[g];y.setAttribute("r",String($+v))}}let c=[...e.querySelectorAll(".tag.of")];if(!c.length)return;let h=o.map(
g=>c.find(w=>w.dataset.of===g.dataset.move)),d=h.map(g=>un(g?.textContent??"")),f={x:s.x/t,y:s.y/t,w:s.w/t,h:s.h/t},m=n.
map(({x:g,y:w,kind:x})=>{let[y,v]=_c[x??""]??[13,13];return{x:(g-y)/t,y:(w-v)/t,w:2*y/t,h:2*v/t}}),p=Kc(i,a,d,m,f);for(let[
g,w]of h.entries()){let{x,y}=p[g];w?.querySelector(".stands")?.setAttribute("transform",`translate(${x-i[g].x} ${y-i[g].
y})`)}}var Uc=18,Zc=40,Yc={"stroke-width":5},Jc={"stroke-width":36,"stroke-linejoin":"round","stroke-linecap":"round"},Xc=.4;function zc(e,t){
let s=t.get(e.a),n=t.get(e.b),o=`M${s.x} ${s.y}L${n.x} ${n.y}`,r=i=>b("path",{d:o,fill:"none",...i});switch(e.kind??"roa\
d"){case"double":return[r({style:"stroke:var(--field-edge)","stroke-width":9}),r({style:"stroke:var(--field)","stroke-wi\
dth":4})];case"dashed":return r({style:"stroke:var(--field-edge)","stroke-width":6,"stroke-dasharray":"12 9"});case"thin":
return r({style:"stroke:var(--field-edge)","stroke-width":3});case"pointer":return r({style:"stroke:var(--on-field-2)","\
stroke-width":3,"stroke-dasharray":"2 5"});default:return r({style:"stroke:var(--field-edge)","stroke-width":9})}}var ir=(e,t,s,n)=>b(
"text",{class:n,y:.35*t,"font-size":t,"font-weight":700,"text-anchor":"middle",fill:s},e);function Qc(e,t,s,n){let{fill:o,
ink:r}=t?cn(t.step):{fill:"var(--on-field)",ink:""},i={style:`fill:${o};stroke:var(${t?"--on-field-2":"--field"})`,"stro\
ke-width":2},l=t?Math.min(16*s,Uc):13,a=e.kind==="crossing"?b("path",{d:`M0 ${-l*1.35}L${l*1.35} 0 0 ${l*1.35} ${-l*1.35}\
 0Z`,...i}):e.kind==="door"?b("path",{d:`M${-l} ${-l}L${l} 0 ${-l} ${l}Z`,...i}):e.kind==="house"?b("rect",{x:-66,y:-34,
width:132,height:68,rx:4,...i}):e.kind==="place"?H(-19,-27,38,54,{class:"slot",rx:4,fill:"none"}):b("circle",{r:l,...i}),
c=e.kind==="house",h=c&&(e.name??"").length>8?(e.name??"").split(" "):[e.name??""],d=Math.max(1,...h.map(p=>p.length)),f=c?
Math.min(23*s,122/(.66*d),54/(1.1*h.length)):20*s,m={...e.kind==="place"?n(e):{x:0,y:c?0:16+18*s,"text-anchor":"middle"},
class:c?"on-house":"f"};return b("g",{transform:`translate(${e.x} ${e.y})`},b("title",e.label),a,e.kind==="pointer"&&!t&&
H(-5,-5,10,10,{fill:"var(--field)"}),t&&ir(t.text,20*s,r,t.fine?"coarse":""),t?.fine&&ir(t.fine,15*s,r,"fine"),e.name&&h.
map((p,g)=>b("text",{"font-size":f,"font-weight":700,...m,y:m.y+(c?(.35+1.1*(g-(h.length-1)/2))*f:0)},p)))}function th(e){
let t=new Map;for(let{key:n,at:o,art:r}of e)(r??"mark")==="mark"&&t.set(o,[...t.get(o)??[],n]);let s=new Map;for(let n of t.
values())n.forEach((o,r)=>s.set(o,r-(n.length-1)/2));return s}function eh(e,t,s,n=0){let o=t.get(e.at);if(!o)throw new Error(
`Expected a node of the board, not "${e.at}".`);let r={mark:()=>[R(0,0,27,{fill:e.active?"var(--accent-on-field)":"var(-\
-field)"}),he(e.seat??0,-19,-19,38,{fill:e.active?"var(--field)":"var(--on-field)",ink:e.active?"var(--accent-on-field)":
"var(--field)"})],agent:()=>[R(0,0,15,{style:"fill:var(--field);stroke:var(--on-field)","stroke-width":3}),H(-9,-3,18,6,
{fill:"var(--on-field)"})],card:()=>[b("g",{transform:"translate(-20 -28)"},Nt(e.face,40))],bars:()=>[H(-64,-32,128,64,{
rx:3,fill:"var(--on-field)"}),b("path",{d:"M-54 -32V32M-38 -32V32M38 -32V32M54 -32V32",style:"stroke:var(--field)","stro\
ke-width":6})],empty:()=>[H(-19,-27,38,54,{class:"slot",rx:4,fill:"none"})]}[e.art??"mark"];if(!r)throw new Error(`Expec\
ted a token that can be drawn, not "${e.art}".`);return b("g",{transform:`translate(${o.x+46*s*n} ${o.y}) scale(${s})`,role:"\
img","aria-label":e.label,"data-token":e.key},b("title",e.label),b("g.grows",r()))}function sh({tag:e,path:t},s,n){let{x:o,
y:r}=s.get(t[t.length-1]),i=18+11*e.length;return e&&b("g.tag",{transform:`translate(${o+14} ${r-12-32*n}) scale(${n})`},
H(0,0,i,32,{rx:3,style:"fill:var(--lit)"}),b("text",{x:i/2,y:23,"font-size":21,"font-weight":700,"text-anchor":"middle",
fill:"#13201E"},e))}function ar(e,t){let s=e.path.map(r=>t.get(r)),n=s.map(({x:r,y:i},l)=>`${l?"L":"M"}${r} ${i}`).join(
""),o=!e.move;return b("g",{class:o?"way gone":"way",role:o?"img":null,"aria-label":o?e.label:null,"aria-hidden":o?null:
"true","data-steps":s.length-1},o&&b("title",e.label),b("path.line",{d:n,fill:"none",style:"stroke:var(--lit)",...o?Jc:Yc}))}
function nh({path:e,label:t,move:s,chosen:n},o,r){let i=o.get(e[e.length-1]),l=r?{class:"way plays",tabindex:0,"data-mov\
e":s,"aria-pressed":String(!!n)}:{class:"way shown"};return fn(i,{role:r?"button":"img",label:t,ring:!0,chosen:!!n,attributes:l})}
function oh(e,t,s,n){let o=13*n*(e.name?.length??0),r=[{x:-23*n-3,y:7*n,"text-anchor":"end",left:-o-23*n},{x:23*n+3,y:7*
n,"text-anchor":"start",left:23*n},{x:0,y:45*n,"text-anchor":"middle",left:-o/2},{x:0,y:-31*n,"text-anchor":"middle",left:-o/
2}],i=t.edges.flatMap(({a:h,b:d})=>{let f=s.get(h),m=s.get(d);return[0,.25,.5,.75,1].map(p=>({x:f.x+(m.x-f.x)*p,y:f.y+(m.
y-f.y)*p}))}),l=({y:h,left:d})=>i.filter(f=>f.x>e.x+d-14&&f.x<e.x+d+o+14&&f.y>e.y+h-16*n-12&&f.y<e.y+h+12).length,{left:a,
...c}=r.reduce((h,d)=>l(d)<l(h)?d:h);return c}var rh=(e,t,s)=>[e.art?b("g.scenery",Uo(e.art)):null,(e.areas??[]).map(({name:n,
x:o,y:r})=>b("text.f2",{x:o,y:r,"font-size":20*s,"text-anchor":"middle"},n)),b("g",{fill:"none"},...e.edges.map(n=>zc(n,
t)))];function ih(e,t,s,n,o=0){let r=s.get(e.at),i={agent:22,card:39}[e.art??"mark"]??34,l=r.x+46*n*o;return b("g.light",
{transform:`translate(${l} ${r.y}) scale(${n})`,"data-x":l,"data-y":r.y,"data-key":`lit:${e.key}`,"aria-hidden":"true"},
R(0,0,i,{fill:"none",style:"stroke:var(--lit)","stroke-width":6}),t&&H(i-6,-i-14,26,26,{style:"fill:var(--lit)"}),t&&b("\
text",{x:i+7,y:5-i,"font-size":18,"font-weight":700,"text-anchor":"middle",fill:"#13201E"},t))}function ah(e,t,{zone:s},{
nodes:n,aside:o,u:r,at:i}){let l=s.tokens.find(({key:h})=>h===e),a=n.get(l?.at??e);if(!a)throw new Error(`Expected a nod\
e or a token of the board, not "${e}".`);let c=s.carries?.length;return fn({x:a.x+46*r*(o.get(e)??0),y:a.y},{role:"butto\
n",label:l?.label??a.label,ring:!l,chosen:t,attributes:{class:["way plays",l&&"handle",c&&"many"],tabindex:l&&i?-1:0,"ar\
ia-pressed":String(t),"data-spot":e}})}function lr(e){let{board:t,zone:s,heat:n,clear:o,acting:r,spots:i,lit:l,w:a,h:c,k:h}=e,
d=new Map(t.nodes.map(k=>[k.id,k])),f=th(s.tokens),m=h<Xc?1:Math.max(1,.62/h),p=(s.ways??[]).filter(({move:k})=>!k),g=(s.
ways??[]).filter(({move:k})=>k),w=s.tokens.filter(({art:k})=>!(o&&k==="agent")),x=({art:k})=>!!n.nodes&&k==="card",y=k=>Qc(
k,n.nodes?.[k.id],m,S=>oh(S,t,d,m)),v=k=>eh(k,d,m,f.get(k.key));return b("svg.board",{width:a,height:c,viewBox:`0 0 ${t.
width} ${t.height}`,preserveAspectRatio:"xMidYMid meet",style:"overflow:hidden","data-board":t.id},H(0,0,t.width,t.height,
{fill:"transparent"}),rh(t,d,m),p.map(k=>ar(k,d)),t.nodes.filter(({kind:k})=>k==="place").map(y),w.filter(x).map(v),t.nodes.
filter(({kind:k})=>k!=="place").map(y),g.map(k=>ar(k,d)),w.filter(k=>!x(k)).map(v),p.map(k=>sh(k,d,m)),w.filter(({key:k})=>k in
l).map(k=>ih(k,l[k.key],d,m,f.get(k.key))),g.filter(({tag:k})=>k).map(({tag:k,move:S,path:$})=>or(d.get($[$.length-1]),k,
S??"")),g.map(k=>nh(k,d,r)),Object.entries(i).map(([k,S],$)=>ah(k,S,e,{nodes:d,aside:f,u:m,at:$})))}function cr(e,t){for(let s of e.
querySelectorAll(".way.gone > .line")){if(!(s instanceof SVGGeometryElement))continue;let n=s.getTotalLength(),o=Number(
s.parentElement?.dataset.steps??1);s.animate([{strokeDasharray:`0 ${n}`},{strokeDasharray:`${n} 0`}],{duration:o*Zc/t})}}var hr=3,dr=80,ur=e=>[...e.values.map((t,s)=>b("g",{transform:`translate(${s*(e.size+10)} 0)`},Ye(t,e.size,e.lit.includes(
s)))),H(-5,-5,e.w+10,e.size+10,{class:"ring-focus",rx:9}),b("title",e.label)];function fr(e,t){for(let s=0;s<hr;s++){let n=(r,i)=>1+(r+2*s+3*i)%6,o=()=>e(r=>({...r,values:r.values.map(n),lit:[]}));s?
setTimeout(o,s*dr/t):o()}setTimeout(()=>e(s=>s),hr*dr/t)}var Kt=390,xt=700,gt=10,mn=e=>e.zones.every(t=>["seat","ring","fan","stack","tray","kinds"].includes(t.kind)&&(e.table===
"corners"||!(t.kind==="seat"&&(t.before?.length??0)>0)));function gn(e,t,s,n,o,r,i=!1){let l=t.alert||(t.counters??[]).map(
({value:m,label:p})=>`${m} ${p}`)[0]||t.note;e.add("mark",t.id,s,n,{seat:t.seat,size:20,active:!!t.active});let a=s+26,c=o-
26,h=i?st(t.name,13,c-28,1.06):{lines:[t.name],size:13};if(e.text(`${t.id}.name`,h.lines[0],a,n+9,{size:h.size,bold:!0,quiet:!1,
room:c}),e.text(`${t.id}.note`,st(l??"",12,c).lines[0],a,n+(i?24:22),{size:12,tone:t.alert?"lit":"",room:c}),i){let m=a+
W(h.lines[0],h.size)*1.06+8;e.cards(t.cards,m,n-2,20,{w:11,ideal:2,tight:.02},{role:"seat"})}if(!r)return;let d=t.cards.
some(m=>m.face||m.key in(e.extras.dealt??{})),f={w:r,ideal:r*.72,tight:d?.5:.06,least:d?r*.8:r};e.cards(t.cards,s,n+30,o-
6,f,{role:"seat",pitch:.5})}function ze(e,t,s,n,o,r=Kt){let i=!!e.extras.acting,l=t.cards.length>(r-o)/60,a=l?gt:o,c=s+(l?
30:0)+(i?12:0),h=vt(78,n-c-(i?6:0));gn(e,{...t,cards:[]},gt,l?s:(s+n)/2-14,l?r:o-gt-6,0);let d={w:h,ideal:h*1.12,tight:.36,
least:Math.min(h,44),floor:24};e.cards(t.cards,a,c,r-a-gt,d,{own:!0,role:"hand",pitch:.7})}function Xe(e,t,s,n,o,r){e.text(
`${t}.count`,s,o,r,{size:20,bold:!0,quiet:!1});let[i,l]=st(n,12,58).lines;e.text(`${t}.label`,i,o,r+15,{size:12,room:58}),
l&&e.text(`${t}.more`,l,o,r+28,{size:12,room:58})}function lh(e,{seats:[t,...s],ring:n,fans:o,stacks:r,trays:i},l,a){let c=(a-
Kt)/(xt-Kt),h=n?132+116*c:gt,d=[...i,...r].length?66:0,f=a-gt-d,[m,p,g]=e.extras.acting?[70,76,42]:[68,74,45],w=g+20*c,x=w<
56?0:1.085*w+31,y={x:m+54*c,y:Math.max(p+26*c,x),r:w};n&&e.add("ring",n.id,y.x,y.y,{ring:n,r:y.r});let v=Math.max(1,Math.
min(s.length,3)),k=Math.ceil(s.length/v),S=(f-h)/v;s.forEach((A,E)=>{let M=k>1?0:s.length>2?26:34;gn(e,A,h+E%v*S,8+Math.
floor(E/v)*36,S,M,!M)}),i.forEach(A=>Xe(e,A.id,String(A.count),A.label,f+8,22)),r.forEach((A,E)=>{let M=76+E*52;Xe(e,A.id,
String(A.count),A.label,f+8,M),A.top&&e.card(A.top,f+36,M-15,15,{role:"stack",recall:A.recall})});let $=96,O=l-(e.extras.
editing?108:e.extras.acting?132:88);for(let A of o){let E=vt(l>320&&A.cards.length<7?60:44,O-$-34),M={w:E,ideal:E*.74,tight:.3,
least:E,floor:15},N=f-h,B=Math.min(M.ideal,(N-E)/Math.max(A.cards.length-1,1)),D=B<22;A.cards.forEach((P,Z)=>{let U=Z===
A.cards.length-1,I=h+Z*B;e.card(P,I,$+20,E,{seen:U?E:Math.min(E,B),role:"fan"}),(U||!D||(A.cards.length-1-Z)%2===0)&&e.text(
`${P.key}.above`,P.above??"",I+1,$+14,{size:U?14:12,bold:U,quiet:!U}),P.under!=null&&(U||!D)&&e.add("mark",`${P.key}.und\
er`,I+2,$+24+E*1.4,{seat:P.under,size:14,quiet:!U})}),A.cards.length||e.add("pile",A.id,h,$+20,{w:E,under:0,empty:!0})}return t&&
ze(e,t,O+4,l-8,h,a),{y:l-18,middle:y}}function ch(e,{seats:[t,...s],ring:n,stacks:o,trays:r},i,l){let a=Math.max(1,Math.
min(s.length,5)),c=Math.ceil(s.length/a),h=(l-2*gt)/a,d=c>1?34:56;s.forEach((v,k)=>{let S=gt+k%a*h,$=8+Math.floor(k/a)*d;
gn(e,v,S,$,h,c>1?0:18,c>1)});let f=8+c*d,m=e.extras.acting?i-136:i-110,p=Math.min(58,(m-f)/2-14),g={x:l/2,y:(f+m)/2-12,r:p};
n&&e.add("ring",n.id,g.x,g.y,{ring:{...n,note:""},r:p});let w=Math.min(44,p*.74),x=10,y=g.x-(o.length*w+(o.length-1)*x)/
2;return o.forEach((v,k)=>{let S=y+k*(w+x),$=g.y-w*.7;v.top?e.card({...v.top,move:v.move||v.top.move,off:v.off||v.top.off},
S,$,w,{role:"stack"}):e.add("pile",v.id,S,$,{w,under:0,empty:!0}),Xe(e,v.id,String(v.count),v.label,k?l-74:gt,g.y)}),r.forEach(
v=>Xe(e,v.id,String(v.count),v.label,l-74,g.y+40)),t&&ze(e,t,m+2,i-8,96,l),{y:i-18,middle:g}}var pr=(e,t,s,n,o)=>(n?ch:lh)(
e,t,s,o);var mr=e=>(e.table??"long")==="long"&&e.zones.every(t=>["seat","grid","stack"].includes(t.kind));function hh(e,t){let s=t.
map(({key:i})=>`lit:${i}`),n=e.over.filter(({key:i})=>s.includes(i)),[o,r]=[n[0],n[n.length-1]];n.length<2||n.length<t.length||
n.some(({tab:i})=>i!==o.tab)||(e.over=e.over.filter(i=>!n.includes(i)),e.over.push({...o,w:r.x+r.w-o.x}))}function wn(e,t,s,n,o,r){
let i=t.cards.filter(O=>!O.face&&!(O.key in(e.extras.dealt??{}))),l=[...t.cards.filter(O=>!i.includes(O)),...(t.before??
[]).flatMap(O=>"cards"in O?O.cards:[])],a=r>40,c=a?26:18,h=a?Math.min(r,o/7.5):18,d=a?h*.26:6,f=i.length?h+d*(i.length-1):
0,m=s+c+(a?9:5),p=o-(m-s)-(a?8:f+12),g=a?p:o-8,w=(t.counters??[]).map(({value:O,label:A})=>`${O} ${A}`)[0]??"",x=a?[t.note,
w].filter(Boolean).join(", "):t.note||w;e.add("mark",t.id,s,n,{seat:t.seat,size:c,active:!!t.active});let y=st(t.name,a?
15:13,p),v=st(x,a?13:12,g);e.text(`${t.id}.name`,y.lines[0],m,n+(a?11:13),{size:y.size,bold:!0,quiet:!1,room:p}),e.text(
`${t.id}.note`,v.lines[0],a?m:s,n+(a?28:31),{size:v.size,room:g});let k={w:h,ideal:d,tight:.05};e.cards(i,a?s:s+o-f-8,a?
n+38:n-1,f+1,k,{role:"seat"}),hh(e,i);let S=a&&f?s+f+12:s,$={w:r,ideal:r+3,tight:.3,least:r,floor:12};e.cards(l,S,n+(a?38:
36),s+o-8-S,$,{role:"seat",pitch:.5})}function dh(e,t,s,n,o){let r=t.cells.flatMap(g=>"key"in g?[g]:[]),i=xn(s),l=r.length>
6?2:1,a=Math.max(Math.ceil(r.length/l),1),c=s>xt?10:5,h=e.extras.acting?8:0,d=(s-2*i-c*(a-1))/a,f=vt(Math.min(s>xt?70:50,
d),(o-n)/l-c-h),m=Math.min(d+c,f*1.3),p=(s-m*(a-1)-f)/2;r.forEach((g,w)=>{let x=p+w%a*m,y=n+Math.floor(w/a)*(f*1.4+c+h);
e.card(g,x,y,f,{role:"grid",own:!0})})}function uh(e,t,s,n,o,r){let i=o*.7;(t.round??[]).forEach(({seat:a,words:c,now:h},d)=>{
let f=n+d*o,m=i>20?14:12;e.add("mark",`${t.id}.${d}`,s,f,{seat:a,size:i,active:h,quiet:!h}),e.text(`${t.id}.${d}`,c,s+i+
8,f+i/2+m*.35,{size:m,bold:h,quiet:!h,room:r-i-8})})}function fh(e,t,s,n,o){let r=s>xt,i=t.filter(w=>w.top||w.count||w.round?.
length),l=vt(r?92:56,o-n-(r?60:24)),a=r?56:18,[c,h]=r?[186,240]:[148,190],d=Math.max(0,...i.flatMap(w=>(w.round??[]).map(
x=>W(x.words,1.06)))),f=Math.max(c,Math.min(h,(r?14:12)*d+(r?56:40))),m=i.reduce((w,x)=>w+l+(x.round?.length?f:0),a*(i.length-
1)),p=n+(o-n-l*1.4-22)*(r?.42:.3),g=(s-m)/2;for(let w of i){w.top?e.card(w.top,g,p,l,{role:"stack",recall:w.recall}):e.add(
"pile",w.id,g,p,{w:l,under:0,empty:!0});let x=w.round??[],y=r?14:12,v=p+l*1.4+(r?24:17);if(x.length){let k=Math.min(r?36:
25,(l*1.4+6)/x.length);uh(e,w,g+l+(r?20:10),p,k,f-(r?20:10)),e.text(`${w.id}.label`,w.label,g,v,{size:y,room:l+f-10})}else{
let k=r?20:16,S=W(String(w.count),k)*1.06+5,$=r?g:g+Math.min(0,(l-S-W(w.label,y))/2);e.text(`${w.id}.count`,String(w.count),
$,v,{size:k,bold:!0,quiet:!1}),e.text(`${w.id}.label`,w.label,$+S,v,{size:y})}g+=l+(x.length?f:0)+a}}function ph(e,t,s,n,o){
let r=s>xt,i=xn(s),l=Math.min((o-n)/Math.max(t.length,1),r?150:96),a=r?0:24,c=vt(r?84:46,l-a-(r?16:8)),h=r?166:i;t.forEach(
(d,f)=>{let m=n+f*l;if(r){let g=e.head(d,i,m,h-i-12);e.counters(d,i+4,m+42+g,h-i-16,!0)}else{let g=(d.counters??[]).map(
({value:y,label:v})=>`${y} ${v}`),w=i+24+W(d.name,13)*1.06+8;e.add("mark",d.id,i,m,{seat:d.seat,size:18,active:!!d.active}),
e.text(`${d.id}.name`,d.name,i+24,m+13,{size:13,bold:!0,quiet:!1});let x=st([d.note,...g].filter(Boolean).join(", "),12,
s-i-w);e.text(`${d.id}.note`,x.lines[0],w,m+13,{size:x.size,room:s-i-w})}let p={w:c,ideal:c*1.12,tight:.3,least:c,floor:20};
e.cards(d.cards,h,m+a,s-i-h,p,{role:"seat"})})}function gr(e,t,s,n){let o=t.cards.find(i=>i.above),r=o&&e.things.find(({
kind:i,key:l})=>i==="card"&&l===o.key);!o?.above||!r||e.text(`${o.key}.over`,o.above,n??r.x,s,{size:n?12:14,bold:!0,quiet:!1,
tone:o.ghost?"lit":"",anchor:n?"end":"start",room:n?n-gt-34-W(t.name,13)*1.06:1/0})}var xn=e=>e>xt?28:gt;function bn(e,t,s,n,o){
let i=s-166-28,l=e.extras.acting?18:0,a=vt(84,o-n-l-14),c={w:a,ideal:a*1.12,tight:.3,least:a,floor:30},h=e.head(t,28,n+l,
126);e.counters(t,32,n+l+48+h,126,!1),e.cards(t.cards,166,n+l,i,c,{own:!0,role:"hand"}),gr(e,t,n-14)}function wr(e,{seats:[
t,...s],grids:n,stacks:o},r,i){let l=xn(i),a=i>xt,c=Math.max(s.length,1),h=(i-2*l+8)/c,d=a?22:8,f=a?c>1?46:60:c>2?26:32,
m=r-(e.extras.acting?a?150:126:a?132:100);!n.length&&!o.length&&s.every(w=>w.cards.every(x=>x.face))?ph(e,s,i,d,m-(a?30:
6)):s.forEach((w,x)=>{wn(e,w,l+x*h,d,h,f)});let p=s.some(w=>w.before?.length||w.cards.some(x=>x.face)),g=d+(a?54+f*1.4:p?
46+f*1.4:44);for(let w of n)a&&e.text(`${w.id}.label`,w.label,l,g+8,{room:i-2*l}),dh(e,w,i,g+(a?26:0),m-(a?24:4));return fh(
e,o,i,g,m),t&&a?bn(e,t,i,m,r):t&&(ze(e,t,m,r-8,gt+92,i),gr(e,t,m+9,i-gt)),{y:r-18,middle:{x:i/2,y:(g+m)/2,r:40}}}var mh={draw2:"+2",draw4:"+4"},gh=["skip","reverse"],Qe=28;function $n(e){let t=e>=Qe;return{large:t,left:t?34:22,right:t?
44:24,tall:e*1.17,pitch:e*1.72+(t?4:1.5),gap:t?4:1.5}}var xr=({rows:e})=>Math.max(...e.map(({kinds:t})=>t.length));function ts(e,t){
let{left:s,right:n,pitch:o,gap:r}=$n(t);return{w:s+xr(e)*(t+r)+n,h:e.rows.length*o}}function wh(e,t,s){let n=48;for(;n>12&&
(ts(e,n).w>t||ts(e,n).h>s);)n-=.2;return n}var br=e=>[...e].reduce((t,s)=>t+Number(s),0);function yr(e,t){return e===2?H(
-t,-t,2*t,2*t,{style:"fill:var(--lit)"}):R(0,0,t,{style:e?"fill:none;stroke:var(--field-edge)":"fill:var(--on-field)","s\
troke-width":1.5})}var kn=(e,t,s)=>b("g",{transform:`translate(${e} ${t})`},s);function xh(e,t,s){let{tall:n}=$n(s),o=e.
kinds[t],r=e.colour==="wild",i=r?"#fff":`var(--c-${e.colour}-on)`,l=Math.max(13,s*(r?.42:.54)),a=[e.unseen[t],e.held[t],
e.gone[t]].map(Number),c=Math.min(11,s/4+(s<Qe?2:1)),h=a.flatMap((f,m)=>Array(f).fill([0,2,1][m])),d=gh.includes(o)?b("g",
{style:`color:${i}`},an(o,s/2,n/2,s*.2)):b("text",{x:s/2,y:n/2+l*.36,"text-anchor":"middle","font-size":l,"font-weight":700,
style:`fill:${i}`},mh[o]??o);return b("g",b("g",{opacity:a[0]?null:.4},H(0,0,s,n,{rx:3,style:`fill:${r?"#17181c":`var(--\
c-${e.colour})`};stroke:#fff`,"stroke-width":s<Qe?0:1.2}),d),h.map((f,m)=>kn(s/2+(m-(h.length-1)/2)*c,n+s*.28,yr(f,s<Qe?
2.8:3.5))))}function bh(e,t,s,n){let o=s?[0,82,182]:[0,62,136];return["unseen","discarded",n].map((r,i)=>[kn(e+o[i],t,yr(
i,4)),b("text.f2",{x:e+o[i]+9,y:t+4.5,"font-size":s?13:12},r)])}function vn({zone:e,w:t,lit:s}){let{large:n,left:o,tall:r,
pitch:i,gap:l}=$n(t),a=xr(e),c=o+a*(t+l)+(n?6:2);return e.rows.map((d,f)=>{let m=f*i,p=d.kinds.length<a/2,g=x=>o+x*(t+l)*
(p?1.6:1),w=br(d.unseen);return[d.colour!=="wild"&&qt(d.colour,o/2-3,m+r/2,o*.26,{style:`fill:var(--ring-${d.colour})`}),
d.kinds.map((x,y)=>kn(g(y),m,xh(d,y,t))),d.kinds.map((x,y)=>`${d.id}.${x}`in s&&H(g(y)-1,m-2,t+2,r+t*.48,{"data-key":`li\
t:${d.id}.${x}`,rx:5,style:"fill:none;stroke:var(--lit)","stroke-width":n?3:2})),p&&bh(Math.min(g(d.kinds.length),c-(n?240:
192)),m+r/2,n,d.hands??"yours"),b("text.f",{x:c,y:m+r/2+6,"font-size":n?18:14,"font-weight":700},String(w))]}).flat(3).filter(
Boolean)}function yn({rows:e}){let[t,s]=["unseen","gone"].map(n=>e.reduce((o,r)=>o+br(r[n]),0));return`${t} cards unseen\
, ${s} discarded`}var Mn=e=>[yn(e),...e.rows.map(({label:t})=>t)].join(". ");function ss(e){let t=e.zones.filter(s=>s.kind===
"kinds");return t.length?{rows:t,of:t[0].of}:void 0}function $r(e,t){let s=Object.keys(e).filter(n=>t?.rows.some(({id:o})=>n.
startsWith(`${o}.`)));return t&&s.length?{[t.of]:e[s[0]],...e}:e}function yh(e,t,s,n,o){let[r]=t.counters??[];e.add("mar\
k",t.id,s,n,{seat:t.seat,size:18,active:!!t.active}),e.text(`${t.id}.name`,t.name,s+23,n+9,{size:13,bold:!0,quiet:!1,room:14}),
e.cards(t.cards,s+38,n-4,o-42,{w:12,ideal:3,tight:.05},{role:"seat"}),r&&e.text(`${t.id}.note`,`${r.value} ${r.label}`,s+
23,n+23,{size:12,room:o-23})}function kr(e,{seats:[t,...s],ring:n,stacks:o,kinds:r},i,l){let a={rows:r,of:""},c=l>xt,h=c?
28:10,d=Math.min(s.length||1,3),f=Math.ceil(s.length/d),m=s.length>3,p=c?52:m?30:40,g=c?150:80,w=o.length*(p+12)+g,x=(l-
2*h-w)/d,y=c?12:8,v=m?34:c?102:44,k=y+Math.max(p*1.4+(c?16:10),f*v),S=i-(c?104:74);s.forEach((M,N)=>{let B=y+Math.floor(
N/d)*v;m&&!c?yh(e,M,h+N%d*x,B,x):wn(e,M,h+N%d*x,B,c?x:Math.min(x,130),m||!c?26:42)});let $=l-h-w;for(let M of o)M.top?e.
card(M.top,$,y,p,{role:"space"}):e.add("pile",M.id,$,y,{w:p,under:0,empty:!0}),$+=p+12;let O=o.map(({count:M,label:N})=>`${M}\
 ${N}`);n?.value&&o.some(({top:M})=>M?.face?.colour==="wild")&&O.push(`${n.value} named`),O.forEach((M,N)=>{e.text(`spre\
ad.${N}`,M,$,y+14+N*(c?20:16),{size:c?14:12,room:g})});let A=wh(a,l-2*h,S-k),E=ts(a,A);if(e.add("spread","all",(l-E.w)/2,
k+(S-k-E.h)*.35,{zone:a,w:A,lit:e.extras.lit??{}}),t&&c)bn(e,{...t,counters:t.counters?.slice(0,1)},l,S,i);else if(t){let M=vt(
46,i-8-S);e.add("mark",t.id,h,S,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,t.name,h,S+36,{size:13,bold:!0,
quiet:!1,room:62});let N={w:M,ideal:M+4,tight:.36,least:M,floor:20};e.cards(t.cards,78,S,l-h-78,N,{own:!0,role:"hand"})}
return{y:i-18,middle:{x:l/2,y:(k+S)/2,r:40}}}var es=class{constructor(t){this.how=t,this.open=!1,this.root=u("section.sh\
eet.spread",{hidden:!0,role:"group"})}show(t,s,n){this.zone=t,t||(this.open=!1),this.root.hidden=!this.open;let o=this.open&&
JSON.stringify([t,s,n]);if(!t||!o||this.root.dataset.looks===o)return;this.root.dataset.looks=o;let r=n?23.2:44,i=ts(t,r),
l=this.root.contains(et(this.root)),a={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.escape()};
this.root.setAttribute("aria-label",yn(t)),this.root.replaceChildren(u("h2",yn(t)),X(a,at("close",16)),b("svg",{viewBox:`\
0 -3 ${i.w} ${i.h}`,role:"img","aria-label":Mn(t)},vn({zone:t,w:r,lit:s}))),l&&this.root.querySelector("button")?.focus()}toggle(t){
if(this.open)return void this.escape();this.open=!0,t(),this.root.querySelector("button")?.focus({preventScroll:!0})}escape(){
let t=this.open,s=this.root.contains(et(this.root));return this.open=!1,this.root.hidden=!0,s&&this.zone&&this.how.focus(
this.zone.of),t}};var Ut=(e,t)=>b("text",t,e),vr=e=>!e.plays&&!!(e.opens||e.recall?.length);function $h(e){let t=e.w*1.4,s=Math.min(11,Math.
max(7,e.w*.16));return[e.plays&&H(-2,-2,Math.max(e.seen,24),t+24,{class:"touch",fill:"transparent"}),e.dealt&&Nt(null,e.
w),e.ghost?b("g.faint",Nt(e.face,e.w)):Nt(e.face,e.w),e.ghost&&H(0,0,e.w,t,{class:"ghost",rx:e.w*.085,fill:"none"}),e.kin&&
!e.ghost&&H(1.5,1.5,e.w-3,t-3,{class:"kin",rx:e.w*.07,fill:"none"}),e.off&&H(0,0,e.w,t,{class:"veil",rx:e.w*.085}),e.under&&
b("path.bar-under",{d:`M2 ${t+11.5}h${Math.max(e.seen-6,18)}`,"stroke-width":5}),vr(e)&&zo(s+2,t-s-2,s),H(-5,-5,e.w+10,t+
10,{class:"ring-focus",rx:e.w*.085+5}),b("title",vr(e)?`${e.label}. Press to see the cards.`:e.label)]}var Ct=24,Sn=14,kh=8;
function vh(e){let t=Math.min(Ct,e.w);switch(e.role){case"hand":{let s=Math.min(Ct,e.w*.55);return[e.w-s,e.h-s,s]}case"s\
tack":case"pile":return[e.w-t,e.h-t,t];case"fan":return[e.w-t,e.h*.36,t];case"seat":return e.h<Ct?[e.w+3,(e.h-Sn)/2,e.w<
kh?0:Sn]:[e.w-Ct,e.h-Ct,Ct];case"space":return[e.w-14,e.h-21,Ct];case"dice":return[e.w+3,-3,Ct];default:return e.y>Ct?[e.
w-21,-25,Ct]:[Math.max(-8,1-e.x),Math.max(-8,1-e.y),Sn]}}function Mh(e){let[t,s,n]=vh(e),o=e.tab&&n>0&&b("g",{transform:`\
translate(${t} ${s})`},H(0,0,n,n,{fill:"var(--lit)"}),Ut(e.tab,{x:n/2,y:n*.71,"font-size":n*.625,"font-weight":700,"text\
-anchor":"middle",fill:"#13201E"}));return[H(-3,-3,e.w+6,e.h+6,{rx:7,fill:"none",stroke:"var(--lit)","stroke-width":4}),
o]}function Sh(e){let t=e.tone==="lit"?"lit-text":e.quiet?"f2":"f";return[b("text",{"font-size":e.size,"font-weight":e.bold?
700:400,"text-anchor":e.anchor,class:t},e.lines.map((s,n)=>b("tspan",{x:0,dy:n?e.size*1.2:0},s)))]}var Eh=e=>[he(e.seat,
0,0,e.size,{fill:e.active?"var(--accent-on-field)":e.quiet?"var(--on-field-2)":"var(--on-field)"})];function Oh(e){let t=String(
e.value),s=Gt(t),n=s?it(t,e.high):0;return[s&&pt(t,0,0,e.high,{colour:"var(--on-field)"}),Ut(s?e.label:`${t} ${e.label}`,
{x:s?n+8:0,y:e.high-4,"font-size":13,class:"f2","aria-hidden":"true"})]}function Ah(e){return e.empty?[H(1,1,e.w-2,e.w*1.4-
2,{class:"slot",rx:5,fill:"none"})]:Array.from({length:e.under},(t,s)=>{let n=(e.under-s)*2.5;return b("g",{transform:`t\
ranslate(${n} ${-n})`},H(0,0,e.w,e.w*1.4,{class:"paper",rx:e.w*.085}))})}var Th=e=>[b("text.f2",{"font-size":13,"aria-hi\
dden":"true"},b("tspan.f",{"font-weight":700,"font-size":15},String(e.count)),e.lines.map(t=>b("tspan",e.broken?{x:0,dy:17}:
{dx:4},t)))];function Lh(e){let t=String(e.count),s=it(t,22),n=s+8+e.noted,o=(e.wide-(e.below?s:n))/2;return[pt(t,o,0,22,
{colour:"var(--on-field)"}),Ut(e.label,{x:e.below?e.wide/2:o+s+8,y:e.below?e.high+56:18,"text-anchor":e.below?"middle":"\
start","font-size":13,class:"f2","aria-hidden":"true"}),rn(e.count,12,30+e.high,e),ut(`M1.5 ${e.high-6}V${36+e.high}H${e.
wide-1.5}V${e.high-6}`,"var(--field-line)",3)]}var Me=(e,t)=>[t*Math.sin(e*2*Math.PI),-t*Math.cos(e*2*Math.PI)];function Nh(e){
let{ring:t,r:s}=e,n=t.of??10,o=t.filled??0,r=t.preview?.filled??o,i=t.goal??-1,l=s*.17,a=2.4/360,c=z("hatch"),h=y=>{let[
v,k]=Me(y/n+a,s),[S,$]=Me((y+1)/n-a,s);return`M${v} ${k}A${s} ${s} 0 0 1 ${S} ${$}`},d=Array.from({length:n},(y,v)=>{let k=v<
o,S=t.preview?v>=o&&v<r:i>=0&&v>=o&&v<i,$=v===i?"var(--lit)":k?"var(--accent-on-field)":"var(--field-line)";return[b("pa\
th",{d:h(v),fill:"none",style:`stroke:${$}`,"stroke-width":l}),S&&b("path",{d:h(v),fill:"none",style:`stroke:url(#${c})`,
"stroke-width":l})]}),f=s<56,m=f?12:14,p=(t.marks??[]).map(y=>{let v=y.at/n,k=s+l/2+4,[S,$]=Me(v,k),[O,A]=Me(v,k+7),[E,M]=Me(
v,k+(f?6:19)),N=Math.sin(v*2*Math.PI)<-.2,B=Math.sin(v*2*Math.PI)>.2;return[!f&&b("path",{d:`M${S} ${$}L${O} ${A}`,class:y.
on?"tick on":"tick"}),Ut(y.text,{x:E+(N?5:B?-5:0),y:M+(f?4:5),"font-size":m,"font-weight":y.on?700:400,"text-anchor":N?"\
end":B?"start":"middle",class:y.on?"f":"f2"})]}),g=(t.preview??t).value??"",w=t.preview?.note??t.note,x=Math.min(s*.7,s*
140/Math.max(it(g,100),1));return[b("defs",mt(c,"var(--accent-on-field)","none")),R(0,0,s+l/2,{fill:"var(--field)"}),...t.
closed?Ch(s,l):[...d.flat(),...p.flat()],Gt(g)&&pt(g,0,-x*.61,x,{anchor:"middle",colour:"var(--on-field)"}),w&&Ut(w,{y:s*
.55,"font-size":Math.max(13,s*.14),"font-weight":t.closed?700:400,"text-anchor":"middle",class:t.closed?"lit-text":"f2"})]}
var Ch=(e,t)=>[0,1,2].map(s=>R(0,0,e+s*t*1.15,{fill:"none",style:"stroke:var(--lit)","stroke-width":s?t*.24:t,class:s?"e\
cho":"whole"}));function Hh(e){let{r:t}=e,s={...e.ring,...e.ring.preview},n=Math.round(t/4.6),o=s.colour?`var(--ring-${s.
colour})`:"var(--on-field-2)",r=(s.direction??1)<0?-1:1,i=Ue(s.colour),l=Array.from({length:n},(h,d)=>d*360/n).filter(h=>!i||
Math.abs(h-180)>31).map(h=>b("path",{transform:`rotate(${h}) translate(0 ${-t}) scale(${r} 1)`,d:"M-7-9H0L8 0 0 9H-7L1 0\
Z",fill:o})),a=i&&b("g",{transform:`translate(-60 ${t-18})`},H(0,0,120,36,{rx:4,fill:`var(--c-${s.colour})`}),qt(s.colour,
22,18,8.5,{fill:"none",stroke:`var(--c-${s.colour}-on)`,"stroke-width":2.5}),Ut(`${s.colour.toUpperCase()} ${i}`,{x:40,
y:24,"font-size":16,"font-weight":700,fill:`var(--c-${s.colour}-on)`})),c=s.note&&Ut(s.note,{y:t-30,"font-size":13,"text\
-anchor":"middle",class:"f2"});return[...l,a,c]}var Bh=e=>[rn(e.count,0,0,e)],Rh=({ring:e})=>[Gt(e.value??"")&&pt(e.value,
0,-26,40,{anchor:"middle",colour:"var(--on-field)"}),Ut(e.note??"",{y:36,"font-size":14,"text-anchor":"middle",class:"f2"})],
Ih={dial:Nh,chevrons:Hh,none:Rh},qh=e=>Array.from({length:e.full},(t,s)=>b("g",{transform:`translate(${e.size/2+s*(e.size+
5)} ${e.size/2})`,"aria-hidden":"true"},R(0,0,e.size/2-1.5,{fill:"none",class:s<e.count?"agent":"slot"}),s<e.count&&H(-5,
-1.75,10,3.5,{fill:"var(--on-field)"}))),_h=e=>[H(1.5,1.5,e.size-3,e.size-3,{rx:4,style:`fill:${e.box==="done"?"var(--on\
-field)":"var(--field)"};stroke:var(--${{now:"lit",done:"on-field",open:"field-edge"}[e.box]})`,"stroke-width":e.box==="\
now"?4:2,"stroke-dasharray":e.box==="open"?"4 3":null}),e.box==="done"&&b("path",{d:"M-4 -4L4 4M4 -4L-4 4",transform:`tr\
anslate(${e.size/2} ${e.size/2}) scale(${e.size/18})`,style:"stroke:var(--field)","stroke-width":2.5})],Dh={card:$h,lit:Mh,
text:Sh,mark:Eh,counter:Oh,pile:Ah,count:Th,tray:Lh,chips:Bh,dice:ur,agents:qh,box:_h,spread:e=>vn(e),board:e=>[lr(e)],ring:e=>Ih[e.
ring.art??"dial"](e)};function se(e){let t=Dh[e.kind];if(!t)throw new Error(`Expected a thing that the table can draw, n\
ot "${e.kind}".`);return t(e).filter(Boolean)}function Mr(e){switch(e.kind){case"card":return e.label;case"counter":return`${e.
value} ${e.label}`;case"count":return e.spoken||`${e.count} ${e.lines.join(" ")}`;case"tray":return`${e.count} ${e.label}`;case"\
dice":case"board":return e.kind==="dice"?e.label:e.zone.label;case"ring":return e.ring.label;case"spread":return Mn(e.zone);default:
return""}}var En=150,On=112,Sr=7,ns=8,Ph=50,Wh=16,St=(e,t,s,n)=>({kind:e,key:"",x:t,y:s,...n}),os=(e,t,s,n={})=>St("text",t,s,{lines:[
e],size:14,bold:!1,quiet:!1,anchor:"start",tone:"",...n}),Er=(e,t,s,n)=>St("card",t,s,{w:n,face:e.face??null,label:e.label,
kin:e.kin,seen:n}),An=(e,t,s,n)=>St("lit",e,t,{w:s,h:n,tab:"",role:""});function jh({id:e,cards:t=[],columns:s=0},n,o){let r=s||
t.length,i=t.some(d=>d.above)?19:0,l=s||t.length<4?n+5:Math.max(n*.66,i+3),a=n*1.4+5,c=l*(r-1)+n,h=i+a*Math.ceil(t.length/
r)-5;return{w:c,h,put:(d,f)=>[...t.flatMap((p,g)=>{let w=d+l*(g%r),x=f+i+a*Math.floor(g/r),y=g===t.length-1;return[Er(p,
w,x,n),...p.above?[os(p.above,w,x-6,{bold:y,quiet:!y})]:[],...o.has(p.key)?[An(w,x,n,n*1.4)]:[]]}),...o.has(e??"")&&t.length>
1?[An(d,f+i,c,h-i)]:[]]}}function Vh(e,t,s){let n=e.top&&!e.top.face,o=n?Math.min(3,e.count-1):0,r=o*2.5;return{w:t+r,h:t*
1.4+r,put:(i,l)=>[St("pile",i,l+r,{w:t,under:o,empty:!e.top}),...e.top?[Er(e.top,i,l+r,t)]:[],...s.has(e.id)?[An(i,l+r,t,
t*1.4)]:[]]}}function Fh(e,t){let s=Math.min(21,Math.max(16,Math.round(t*.42))),n=s*.8,o=e.counters?.find(({value:p,art:g})=>p||
!g)??e.counters?.[0],r=o?.value?o.art:"",i=o?String(o.value):"",l=o&&!r?o.label:"",a=e.alert?e.alert:l,c=Math.ceil((o?.value??
0)/10),h=r==="chips"?66:0,d=s+5+W(i,n*1.1),f=d+(r==="agents"?8+23*(o?.value??0):0);return{w:Math.max(f,r==="chips"?15*c-
2:0,W(a,14)),h:h+s+(a?17:0),put:(p,g)=>[...r==="chips"?[St("chips",p,g+h-4,{count:o?.value,w:13,t:4,g:2,pitch:15})]:[],...r===
"agents"?[St("agents",p+d+8,g,{count:o?.value,full:o?.value,size:18})]:[],St("mark",p,g+h,{seat:e.seat,size:s,active:!!e.
active||e.note==="wins"}),os(i,p+s+5,g+h+s*.76,{size:n,bold:!0}),...a?[os(a,p,g+h+s+14,{tone:e.alert?"lit":"",bold:!!e.alert})]:
[]]}}function Gh({board:e,zone:t},s,n){let o=e,r={heat:{},clear:!1,acting:!1,spots:{},lit:Object.fromEntries([...n].map(
a=>[a,""]))},i=s,l=s*o.height/o.width;return{w:i,h:l,put:(a,c)=>[St("board",a,c,{board:o,zone:t,...r,w:i,h:l,k:i/o.width})]}}
function Kh(e,t,s){let n=e.zone;switch(e.kind){case"cards":return jh(e,t,s);case"stack":return Vh(n,t,s);case"seat":return Fh(
n,t);case"tokens":return Gh(e,t*3.2,s);case"dice":{let o=Math.min(30,t*.8),r=n.values.length*(o+10)-10;return{w:r,h:o,put:(i,l)=>[
St("dice",i,l,{...n,lit:n.lit??[],w:r,size:o})]}}case"ring":{let o=t*.66,r=o*1.42;return{w:2*r,h:2*r,put:(i,l)=>[St("rin\
g",i+r,l+r,{r:o,ring:{...n,marks:[],note:""}})]}}case"words":{let o=(e.words??"").split(`
`);return{w:Math.max(...o.map(r=>W(r,15))),h:17*o.length,put:(r,i)=>o.map((l,a)=>os(l,r,i+13+17*a,{bold:!a}))}}default:return{
w:22,h:12,put:(o,r)=>[St("arrow",o,r,{back:e.kind==="left"})]}}}var Uh=({back:e})=>[b("path.arrow",{d:"M0 4.5h13V0l9 6-9\
 6V7.5H0z",transform:e?"translate(22 0) scale(-1 1)":null})];function Zh({rows:e,lit:t=[]}){let s=new Set(t),n=(o,r)=>o.
reduce((i,l)=>i+l+r,-r);for(let o=Ph;;o-=1){let r=e.map(h=>h.map(d=>Kh(d,o,s))),i=r.map(h=>n(h.map(({w:d})=>d),ns)),l=r.
map(h=>Math.max(...h.map(({h:d})=>d))),a=n(l,ns);if(o>Wh&&(Math.max(...i)>En-2*Sr||a>On-2*Sr))continue;let c=(On-a)/2;return r.
flatMap((h,d)=>{let f=(En-i[d])/2,m=c;return c+=l[d]+ns,h.flatMap(({w:p,h:g,put:w})=>{let x=f;return f+=p+ns,w(x,m+(l[d]-
g)/2)})})}}var Yh=({title:e,says:t})=>`${e}${/^\p{Ll}/u.test(t)?"":"."} ${t}`,Jh=e=>b("svg.uw-table",{viewBox:`0 0 ${En}\
 ${On}`,role:"img","aria-label":Yh(e)},Zh(e).map(t=>b("g",{class:`thing ${t.kind}`,transform:`translate(${t.x} ${t.y})`},
t.kind==="arrow"?Uh(t):se(t)))),Or=({pictures:e})=>u("ol.howto",e.map((t,s)=>u("li",Jh(t),u("p",u("b",`${s+1}. ${t.title}`),
` ${t.says}`))));var Tn="uncle_widgets.aim.";var Ln=new Map;function de(e){try{return localStorage.getItem(e)??Ln.get(e)??""}catch{return Ln.get(e)??""}}function ue(e,t){
Ln.set(e,t);try{localStorage.setItem(e,t)}catch{}}var Hn=e=>Number(de(Tn+e))>=3,Nn=new Set,Cn=new Set;function Ar(e){return Cn.
add(e),()=>Cn.delete(e)}function Tr(){for(let e of Cn)e()}function ne(e,t=!1){!e||Hn(e)||ue(Tn+e,String(t?3:Number(de(Tn+
e))+1))}function Lr(e){ne(e,!0);for(let t of Nn)t(e)}function Nr(e){let t=()=>e();return Nn.add(t),()=>Nn.delete(t)}var Xh="uncle_widgets.howto.";function Cr(e,t,s=!Hn(e?.game??"")){return!e?.aim||!s?null:u("div.aim",{role:"group","aria\
-label":"The aim of the game"},u("p",u("span.whole",e.aim),u("span.short",e.short)),u("button.btn.quiet",{"data-k":"howt\
o","aria-haspopup":"dialog",onclick:()=>Bn(e,t)},"How to play"),u("button.btn.quiet",{"data-k":"known","aria-label":"Clo\
se the aim of the game",onclick:()=>Lr(e.game)},"×"))}function Bn(e,t,s="menu"){let n=z("howto"),o=t.getRootNode(),r=o.
activeElement;Tr();let l=u("dialog.sheet.howto-over",{"aria-labelledby":n,onclose:()=>{l.remove(),ue(Xh+e.game,"1"),ne(e.
game,!0);let a=r?.isConnected&&r!==document.body?r:t.closest(".uw")?.querySelector(`[data-k="${s}"]`);(a instanceof HTMLElement||
a instanceof SVGElement)&&a.focus({preventScroll:!0})}},u("div.thead",u("h2",{id:n,tabindex:-1,autofocus:!0},"How to pla\
y"),u("p.mute",e.title)),u("p.goal",e.aim),Or(e),u("button.btn.solid",{"data-k":"howto.close",onclick:()=>l.close()},"Cl\
ose"));t.append(l),l.showModal()}var Hr=Symbol.for("uncle_widgets.presses");function Rn(e){let t=e.composedPath()[0],s=t instanceof Element?t.closest("bu\
tton"):null;return s?.closest(".uw")?s:null}var Br=({dataset:e,textContent:t})=>e.k??e.act??e.clause??t;function Rr(){let e=globalThis;
if(e[Hr])return;e[Hr]=!0;let t=null,s=null,n=r=>{let i=t,l=Rn(r);t=s=null,!(!i||i.isConnected||!l||Br(l)!==Br(i))&&setTimeout(
()=>{s instanceof Node&&l.contains(s)||l.click()})},o=[["pointerdown",r=>t=r.button||r.pointerType==="touch"?null:Rn(r)],
["pointerup",n],["pointercancel",()=>t=null],["keydown",r=>r.repeat||(t=r.key===" "?Rn(r):null)],["keyup",r=>r.key===" "&&
n(r)],["click",r=>s=r.composedPath()[0]]];for(let[r,i]of o)window.addEventListener(r,i,{capture:!0})}var zh=".uw, .uw-page, .uw-room",Qh="data-lm-suppress-shortcuts",Ir=Symbol.for("uncle_widgets.keys"),td=/^(enter|backspace|delete|home|end|arrow\w+|[amyz])$/i,
qr=e=>(e.ctrlKey||e.metaKey)&&!td.test(e.key),_r=e=>e.composedPath().filter(t=>t instanceof HTMLElement&&t.matches(zh)).
at(-1);function Dr(){let e=globalThis;if(e[Ir])return;e[Ir]=!0,Rr();let t=new WeakSet,s=n=>{qr(n)||n.stopPropagation()};
window.addEventListener("keydown",n=>{let o=_r(n),r=n.composedPath()[0];!(o instanceof HTMLElement)||!(r instanceof Element)||
(r.toggleAttribute(Qh,!qr(n)),!t.has(o)&&(t.add(o),o.addEventListener("keydown",s)))},{capture:!0}),window.addEventListener(
"pointerdown",n=>{let o=_r(n);o instanceof HTMLElement&&!o.hasAttribute("tabindex")&&(o.tabIndex=-1)},{capture:!0})}var Pr=55,ed=74,sd=46,In=36,nd=46;function od(e){let t=e.closest(".uw-room");return!!(t&&!e.closest(".uw-page")&&t.getBoundingClientRect().
top+window.scrollY>window.innerHeight/2)}function rd(e){if(It())return od(e)?window.innerHeight:null;let t=e.getRootNode();
return t instanceof ShadowRoot?id(t.host):e.closest(".jp-WindowedPanel-outer, .jp-NotebookPanel-notebook, .jp-Notebook")?.
clientHeight??Number.NaN}function id(e){let t=window.innerHeight,s=e;for(;s;){let{overflowY:n,maxHeight:o,paddingTop:r,paddingBottom:i}=getComputedStyle(
s);if(n==="auto"||n==="scroll"){let a=parseFloat(o)-parseFloat(r)-parseFloat(i);o.endsWith("px")?t=Math.min(t,a):s.scrollHeight>
s.clientHeight+1&&(t=Math.min(t,s.clientHeight))}let l=s.getRootNode();s=s.parentElement??(l instanceof ShadowRoot?l.host:
null)}return t}function ad(e,t,s,n=Pr){let o=s?Math.max(In,Math.min(nd,t)):t;return e>=n&&o>=In?{kind:e>=ed?"large":"mid\
dle",height:o}:{kind:o<In||s?"flow":"phone",height:o}}function rs(e,t){let s="",n=()=>{let i=e.closest(".uw-page")??e.closest(
".uw-room");if(!i)return;let l=parseFloat(getComputedStyle(e).fontSize)||16,a=rd(e),c=a==null?i.getBoundingClientRect().
top+window.scrollY:0,h=a??window.innerHeight-2*c,d=i.classList.contains("uw-position")?sd:Pr,f=i.clientWidth/l,{kind:m,height:p}=ad(
f,h/l,a!=null,d),g=`${m} ${Math.floor(p*l)} ${l}`;i.classList.toggle("uw-beside",a!=null&&m==="flow"&&f>=d),g!==s&&(s=g,
i.dataset.fit=m,i.classList.toggle("uw-one",m==="large"||m==="middle"),i.classList.toggle("uw-middle",m==="middle"),i.classList.
toggle("uw-phone",m==="phone"),i.classList.toggle("uw-fits",m!=="flow"),i.style.setProperty("--uw-h",`${Math.floor(p*l)}\
px`),i.style.setProperty("--uw-rem",`${l}px`),t())},o=new ResizeObserver(n),r=()=>{let i=e.closest(".uw-page")??e.closest(
".uw-room");return!i&&e.isConnected?0:i?(o.observe(i),n(),0):requestAnimationFrame(r)};return r(),window.addEventListener(
"resize",n),()=>{o.disconnect(),window.removeEventListener("resize",n)}}var Vr="uncle_widgets.theme",ld="uncle_widgets.inks",cd="uncle_widgets.covers",Dn=[["auto","Auto"],["light","Light"],["d\
ark","Dark"]],hd=[["two","Two colours"],["four","Four"]],dd=[["hidden","Hidden"],["press","On a press"],["shown","Shown"]],
Wr=e=>Dn.find(([t])=>t===e)?.[0];function ud(){let e=It()?Wr(new URLSearchParams(location.search).get("theme")):void 0;try{
return e??Wr(localStorage.getItem(Vr))??"auto"}catch{return e??"auto"}}function jr(e,t,s){try{let n=localStorage.getItem(
e);return t.find(([o])=>o===n)?.[0]??s}catch{return s}}function oe(){let e=globalThis,t=Symbol.for("uncle_widgets.theme");
if(!e[t]){let s=matchMedia("(prefers-color-scheme: dark)");e[t]={choice:ud(),inks:jr(ld,hd,"two"),covers:jr(cd,dd,"press"),
roots:new Set,heard:new Set,system:s},s.addEventListener("change",_n),_n()}return e[t]}function qn(e,t){e.classList.toggle(
"four-inks",oe().inks==="four");for(let s of[e,e.closest(".uw-page")??e.closest(".uw-room")])s instanceof HTMLElement&&(t===
"auto"?delete s.dataset.theme:s.dataset.theme=t)}function _n(){let{choice:e,roots:t,heard:s,system:n}=oe();for(let o of t)
qn(o,e);if(It()){let o=e==="auto"?n.matches?"dark":"light":e;document.documentElement.dataset.theme=o,document.body.dataset.
jpThemeLight=String(o==="light")}for(let o of s)o()}var is=()=>oe().choice;function Fr(e){oe().choice=e,fd(Vr,e),_n()}var Gr=()=>oe().covers;function fd(e,t){try{localStorage.setItem(e,t)}catch{}}function Kr(e){let{heard:t}=oe();return t.add(e),()=>{t.delete(e)}}
var Pn=e=>t=>{let s=e(t),n=t.el.querySelector(".uw");if(!(n instanceof HTMLElement))return s;let{roots:o}=oe();o.add(n),
qn(n,is());let r=new ResizeObserver(()=>{qn(n,is()),r.disconnect()});return r.observe(n),()=>{r.disconnect(),o.delete(n),
s?.()}};var pd=[["first","Predict first"],["shown","Show answers"]];function Wn(e,t,s){let n=u("div",{class:`jupyter-widgets ${s}`});
return Pn(e)({model:t,el:n}),n}var Ur=(e,t,s,n)=>u("select",{class:"pick","aria-label":e,onchange:o=>n(o.target.value)},
t.map(([o,r])=>u("option",{value:o,selected:o===s},r)));function Zr({game:e,title:t,standing:s,howto:n},o,r){let i=o.get(
"predicting"),l=u("div.uw-aim"),a=()=>l.replaceChildren(...[Cr(n,c)].filter(d=>d!=null)),c=u("div",{class:"uw uw-masthea\
d"},u("div",{class:"mast saved"},u("h1",{},t),u("p",{class:"standing"},s),n?.aim&&u("button.btn",{onclick:()=>Bn(n,c)},"\
How to play"),i!=null&&Ur("Answers",pd,i?"first":"shown",d=>o.put({predicting:d==="first"})),Ur("Theme",Dn,is(),d=>Fr(d))),
l);kt(c,o.get("palette")),a(),Nr(a),Pn(()=>{})({el:u("div",{},c)});let h=u("div",{class:"widget-box uw-cols"});return r.
className=`widget-box uw-page g-${e}`,r.replaceChildren(u("div",{class:"widget-box uw-room"},c),u("div",{class:"widget-b\
ox uw-body"},u("div",{class:"widget-box uw-room"},h))),rs(c,()=>{}),Dr(),h}var md=400,jn=[["guess","A guess"],["think","I think so"],["know","I know"]];function Yr(e,t=()=>{}){let s=u("div"),n=r=>{
e.sure=r,o()},o=()=>{t(),G(s,ft({label:"How sure are you?",choices:jn,value:e.sure,k:"sure",pick:n}))};return o(),u("div\
.sure",u("span","How sure?"),s)}function Jr({press:e,refused:t}){let s=Number.NEGATIVE_INFINITY,n="",o="",r=u("button.bt\
n.solid.wide",{"data-k":"main",onclick:()=>{performance.now()-s<md||(n?t(n):e())}});return{node:r,show(i,l,a=i){o&&o!==a&&
(s=performance.now()),o=a,r.textContent!==i&&(r.textContent=i),n=l,l?r.setAttribute("aria-disabled","true"):r.removeAttribute(
"aria-disabled"),r.title=l}}}var gd={csv:"text/csv",json:"application/json",html:"text/html",ipynb:"application/x-ipynb+json"};function Ht(e){if(e.kind!==
"file")return;let t=gd[e.name.split(".").pop()??""]??"text/plain",s=URL.createObjectURL(new Blob([e.text],{type:t}));u("\
a",{href:s,download:e.name}).click(),URL.revokeObjectURL(s)}var Qr={"٪":"%","٫":"."};for(let[e,t]of[["-","‐‑‒–−﹣"],["/","⁄∕"],["'","‘’ʼ"],[",","،٬"]])for(let s of t)
Qr[s]=e;var wd=/^([+-]?) ?(.+?) ?(%|(?:out )?of 100)?$/,xd=/^(?:(\d+) )?(\d+) ?\/ ?(\d+)$/,bd=/^(?:\d+[.,]?\d*|[.,]\d+)$/,
yd=/^[1-9]\d{0,2}([,'_ ])\d{3}(?:\1\d{3})*(?:\.\d*)?$/,$d=/^[1-9]\d{0,2}(?:\.\d{3})+$/;function kd(e){let t=e.codePointAt(
0),s=0;for(;/\p{Nd}/u.test(String.fromCodePoint(t-s-1));)s++;return String(s%10)}function vd(e){if(/\p{Nd}/u.test(e))return kd(
e);if(/\p{No}/u.test(e)){let t=e.normalize("NFKC");return t.includes("⁄")?` ${t.replace("⁄","/")} `:e}return/[\p{Z}\t\n\v\f\r]/u.
test(e)?" ":/\p{Cf}/u.test(e)?"":/[\uff01-\uff5e]/.test(e)?String.fromCharCode(e.charCodeAt(0)-65248):Qr[e]??e}var Md=e=>[
...e].map(vd).join("").replace(/ +/g," ").trim(),Xr=e=>e.toFixed(9).replace(/\.?0+$/,""),zr=e=>Number.isInteger(e)?e.toLocaleString(
"en"):String(Number(e.toPrecision(6))),_t={low:0,high:100,unit:"chance"};function Vn({low:e=-1/0,high:t=1/0,unit:s="",whole:n=!1}){
let o=Number.isFinite(e)&&Number.isFinite(t)?` from ${zr(e)} to ${zr(t)}`:"",r=s==="chance"?" (of 100)":s&&s!=="share"?`\
 ${s}`:"";return`Expected ${n?"a whole number":"a number"}${o}${r}`}function bt(e,t){let{low:s=-1/0,high:n=1/0,unit:o="",
whole:r=!1}=t,i=Md(e),l=[...i].slice(0,20).join(""),a=($,O="")=>({value:null,share:Number.NaN,words:$,meant:O});if(!i)return a(
`${Vn(t)}.`);let c=a(`${Vn(t)}, not '${l}'.`),h=wd.exec(i);if(!h||[...i].length>60)return c;let[,d,f,m]=h,p=xd.exec(f),g=p!=
null&&p[1]==null,w=t.thousands??(-s>=1e3||n>=1e3),x=r&&$d.test(f),y;if(p){let[,$="0",O,A]=p;if(!Number(A))return c;let E=(Number(
$)*Number(A)+Number(O))/Number(A);y=M=>E*10**M}else if(w&&(yd.test(f)||x)){let $=f.replace(x?/[,'_ .]/g:/[,'_ ]/g,"");y=
O=>+`${$}e${O}`}else if(bd.test(f)){let $=f.replace(",",".");y=O=>+`${$}e${O}`}else return c;if(m&&(o!=="chance"&&o!=="s\
hare"||g&&(m==="%"||o==="share")))return c;let v=m&&o==="share"?-2:g&&o==="chance"?2:0,k=d==="-"?-1:1,S=k*y(v)||0;if(S<s||
S>n||r&&!Number.isInteger(S))return a(`${Vn(t)}, not ${l}.`);if(o==="chance"&&S>0&&S<1&&!g&&!m){let $=Xr(y(2)),O=Xr(S);return a(
`Did you mean ${$} out of 100? Type ${$}, or ${O}% for ${O} out of 100.`,$)}return{value:S,share:k*y(v-2)||0,words:"",meant:""}}var Sd=80,Fn=12,Ed=800,ti=(e,{unit:t})=>String(Number(e.toFixed(t==="chance"?1:2)));function Od(e,t){let{value:s}=bt(e,t),
n=Number(e.trim().replace(",",".").replace("−","-"));return s==null||s===n?"":ti(s,t)}var ei=(e,t,s)=>e!=null&&bt(e,s).
value===(t??null)?e:t==null?"":ti(t,s);function as(e,t){let{words:s,meant:n}=bt(e,t);return n?`Did you mean ${n} out of \
100?`:s}function Ad(e,t,s,n=!0){let o=u("div.numnote",{id:z("note"),role:"status"}),r=0,i="",l=c=>{let h=e.value,{words:d,
meant:f}=h.trim()?bt(h,t):{words:"",meant:""},m=f?as(h,t):c&&n?d:"";F(e,"aria-invalid",m?"true":""),F(e,"aria-describedb\
y",m?o.id:"");let p=m&&`${m} ${f&&h}`;if(p===i)return;i=p;let g=(w,x,y)=>u("button.btn",{"data-k":y,onclick:()=>s(x)},w);
o.replaceChildren(...m?[u("p.refusal",m)]:[],...f?[u("div.row",g("Yes",f,"meant.yes"),g("No",`${h.trim()}%`,"meant.no"))]:
[])},a=()=>{clearTimeout(r),l(!0)};return e.addEventListener("input",()=>{clearTimeout(r),r=window.setTimeout(a,Ed),l(!1)}),
e.addEventListener("change",a),{node:o,complain:a}}function Gn({rule:e,label:t,words:s,ends:n,value:o,set:r,enter:i,k:l=""}){
let a=o,{low:c,high:h}=e,d=e.unit==="chance"?1:10**Math.floor(Math.log10((h-c)/50||1)),f=u("span.drawn",{"aria-hidden":"\
true"}),m=u("b.equals",{"aria-hidden":"true"}),p=u("input.bignum",{inputmode:e.low<0?"text":"decimal","data-k":`value${l}`,
maxlength:Sd,autocomplete:"off","aria-label":`${t} ${s}`,oninput:()=>v(p.value,p)}),g=u("input.rng",{type:"range",min:c,
max:h,step:d,"data-k":`range${l}`,"aria-label":t,oninput:()=>v(w(),g)}),w=()=>String(Number(Number(g.value).toFixed(d<1?
2:0))),x=String((c+h)/2),y=Ad(p,e,O=>{v(O),g.focus({preventScroll:!0})});function v(O,A){a=O.trim(),A!==p&&(p.value=a,y.
complain()),k(A),r(a)}function k(O){let A=bt(a,e).value,E=a.replace("-","−"),M=Od(a,e);O!==g&&(g.value=A==null?x:String(
A)),g.classList.toggle("empty",A==null),g.style.setProperty("--p",`${A==null?0:100*(A-c)/(h-c||1)}%`),g.setAttribute("ar\
ia-valuetext",A==null?"not set yet":`${M||a} ${s}`),m.textContent=M&&`= ${M.replace("-","−")} `;let N=a!==""&&Gt(E)&&E.
length<=6,B=E.length<=Fn?E:`${E.slice(0,Fn-1)}…`;f.replaceChildren(a===""?"?":N?Ke(E,E.length>4?34:50):B),f.classList.
toggle("none",a===""),p.style.setProperty("--n",String(Math.min(Math.max(2,a.length),Fn)))}let $=u("div.asknum",{onkeydown:O=>{
O.key!=="Enter"||O.target instanceof HTMLButtonElement||(O.preventDefault(),a===""&&O.target===g?v(w(),g):a!==""&&bt(a,e).
value==null?y.complain():a!==""&&i())}},u("div.saynum",u("span.bigbox",p,f),u("p",m,s)),y.node,g,u("div.ends",{"aria-hid\
den":"true"},u("span",n[0]),u("span",n[1])));return p.value=a,y.complain(),k(),{node:$,value:()=>a,put:O=>v(O),focus:()=>g.
focus({preventScroll:!0}),complain:y.complain}}var si=({measure:e,span:t})=>e==="chance"?_t:{low:t[0],high:t[1],unit:e},
ls=(e,t)=>e.trim()?as(e,si(t)):"Move the slider, or type a number.";function cs({measure:e,span:t,says:s},{label:n="What\
 do you expect?",...o}){let r=si({measure:e,span:t}),i=e==="chance";return Gn({...o,rule:r,label:n,words:i?`of 100 ${s}`.
trim():e,ends:i?["never","always"]:[String(r.low).replace("-","−"),String(r.high)]}).node}var ni=({revealed:e,steps:t=[]})=>e&&u("ol.reckoning",t.map(({letter:s,words:n,formula:o,value:r})=>u("li",u("span",s),u(
"span",n),u("b",r),o!==r&&u("small",o)))),Td=/-(US|CA|MX|PH|CO|CL|VE)$/i,oi=()=>({kind:"print",at:We()?location.origin+location.
pathname:"",letter:Td.test(navigator.language)});function ri(e){if(e.kind!=="print")return;document.querySelector("ifram\
e.uw-print")?.remove();let t=u("iframe.uw-print",{title:"The sheet that is printed","aria-hidden":"true",tabindex:-1,style:"\
position:fixed;width:0;height:0;border:0",srcdoc:e.html,onload:()=>{t.contentWindow?.focus(),t.contentWindow?.print()}});
document.body.append(t)}var ii=[];globalThis.addEventListener?.("beforeprint",()=>{for(let e of document.querySelectorAll(
".uw-panel"))ii.push([e,e.className]),e.className=e.className.replace(/ c\d+/g,"")});globalThis.addEventListener?.("afte\
rprint",()=>{for(let[e,t]of ii.splice(0))e.className=t});var Ld="input:not([type=range]), select, textarea, [contenteditable]:not([contenteditable=false])",Kn="uncle_widgets key\
s",Nd="input, [role=tab], .chooser, .art",ai=/^(Arrow|Home|End)/,ci="button, a, summary, label, [role=button], [role=tab\
]",fe=new Set,Un=e=>e.closest(".uw-page")??e.closest(".uw-room")??e.closest(".uw"),hi=e=>e.getClientRects().length>0,di=e=>!!e.
any||e.keys.some(t=>t.length===1&&t!==" ");function hs(){try{return localStorage.getItem(Kn)!=="off"}catch{return!0}}function Cd(e){
try{e?localStorage.removeItem(Kn):localStorage.setItem(Kn,"off")}catch{}}function Hd({el:e,keys:t},s,n){let{key:o,shiftKey:r}=s;
return ai.test(o)&&n.closest(Nd)&&!(n instanceof HTMLInputElement&&e.contains(n))?!1:t().some(i=>(i.keys.includes(o)||i.
any?.(o))&&(!ai.test(o)||r===!!i.shift)&&(!i.inside||e.contains(n))&&(!di(i)||hs()&&!n.closest("input"))&&i.when()&&i.press(
o,n))}function li(e){if(e.defaultPrevented||e.isComposing||e.ctrlKey||e.metaKey||e.altKey)return;let t=e.composedPath(),
s=t[0];if(!(s instanceof Element)||s.closest("dialog")||s.closest(Ld)&&e.key!=="Escape")return;let n=[...fe].filter(({el:o})=>{
let r=Un(o);return r&&t.includes(r)&&hi(o)});if(n.length){if(e.key==="?")Bd(n[0].el);else if(!n.some(o=>Hd(o,e,s)))return;
e.preventDefault(),e.stopPropagation()}}function ds(e,t){let s={el:e,keys:t};return fe.size||document.addEventListener("\
keydown",li,!0),fe.add(s),()=>{fe.delete(s),fe.size||document.removeEventListener("keydown",li,!0)}}function Bd(e){let t=Un(
e),s=z("keys"),o=[...fe].filter(a=>Un(a.el)===t&&hi(a.el)).flatMap(a=>a.keys()).filter(a=>a.when()),r=u("div.keys-typed"),
i=u("dialog.sheet.keys-list",{"aria-labelledby":s,onclose:()=>i.remove()}),l=()=>{let a=hs();G(r,u("span",{"aria-hidden":"\
true"},"Letters, digits and signs"),ft({label:"Letters, digits and signs",choices:[[!0,"On"],[!1,"Off"]],value:a,pick:c=>{
Cd(c),l()},k:"typed"}));for(let c of i.querySelectorAll("[data-typed]"))c.classList.toggle("off",!a)};i.append(u("h2",{id:s,
tabindex:-1,autofocus:!0},"Keys of this room"),u("p.mute","They act while the focus is in the room, and in no field wher\
e you type."),u("dl",[...o,{keys:["?"],shown:"?",words:"Shows this list.",when:()=>!0,press:()=>!0}].map(a=>u("div",{"da\
ta-typed":di(a)&&a.shown!=="?"?"":null},u("dt",u("kbd",a.shown)),u("dd",a.words)))),r,u("button.btn",{"data-k":"keys.clo\
se",onclick:()=>i.close()},"Close")),l(),e.append(i),i.showModal()}var pe=(e,t,s)=>Math.max(0,Math.min(1,(e-t)/(s-t||1)));function lt(e,t){return t==="chance"?`${(e*100).toFixed(1)}%`:e.toFixed(
2).replace("-","−")}function Zt(e,t){let s=[.1,.2,.25,.5,1,2,2.5,5,10,20,25,50,100,200,250,500].find(o=>(t-e)/o<=5)??(t-
e)/4,n=[];for(let o=Math.ceil(e/s);o*s<=t+1e-9;o++)n.push(Number((o*s).toFixed(9)));return n}var yt=(e,t,s,n="tx",o=14)=>b(
"text",{x:e,y:t,class:n,"font-size":o},s);function ct(e,t,s,n){if(e===0)return R(t,s,n-.8,{fill:"none",stroke:"var(--edg\
e)","stroke-width":1.5});let o=e>1&&R(t,s,n-.9,{fill:"none",stroke:"var(--accent-fill)","stroke-width":1.9});return b("g",
R(t,s,e>1?n*.56:n,{fill:"var(--accent-fill)"}),o)}var Et=6;function Zn({came:e,measure:t},s,n){return t!=="chance"?b("path.it-paid",{d:`M${s} ${n-Et-1}l${Et+1} ${Et+1}-${Et+
1} ${Et+1}-${Et+1}-${Et+1}Z`}):e==null?b("path.it-hid",{d:`M${s-Et} ${n}h${2*Et}`,"stroke-dasharray":"3 2"}):e?R(s,n,Et,
{class:"it-came"}):R(s,n,Et-1,{class:"it-did-not"})}var Rd=({came:e,measure:t,words:s})=>t!=="chance"?s.replace(/\.$/,"").
toLowerCase():e==null?"not seen in the game":e?"it came":"it did not come",Yn=e=>[e.mine?`you said ${e.mine}`:"skipped",
`the answer is ${e.right}${e.measure==="chance"?"":` ${e.measure}`}`,Rd(e)].join(", ");function Id({said:e,exact:t,reach:s,
span:[n,o]}){let r=l=>4+192*Math.min(1,Math.max(0,pe(l,n,o))),i=r(t-s);return b("svg.bar",{viewBox:"0 0 200 30",preserveAspectRatio:"\
none","aria-hidden":"true"},b("path.axis",{d:"M4 15H196"}),H(i,6,r(t+s)-i,18,{class:"reach"}),b("path.exact",{d:`M${r(t)}\
 3V27`}),e!=null&&b("path.said",{d:`M${r(e)-7} 3h14l-7 12z`}))}var qd=e=>u("p.key",{"aria-hidden":"true"},u("span.k-said",
"you said"),u("span.k-exact","exact, and what is near"),u("span.k-came","it came"),e&&u("span.k-paid","an amount came"));
function ui({title:e,near:t,lines:s=[],doors:n=[]},o,{go:r,open:i},l){let a=o.filter(({said:c})=>c!=null);return[u("div.\
endhead",u("h2",{"data-k":"ending",tabindex:-1},e),t&&u("span.chip.line",t)),a.length>0&&qd(a.some(({measure:c})=>c!=="c\
hance")),a.length>0&&u("ul.stops",a.map(c=>u("li",u("button",{"data-k":`stop.${c.at}`,"aria-label":`Step ${c.frame}, ${c.
name} ${Yn(c)}. Look at it again`,onclick:()=>r(c.at)},u("span.q",u("b",String(c.frame)),` ${c.name}`),Id(c),u("span.fig",
c.mine,u("small"," for "),c.right),b("svg",{viewBox:"0 0 16 16",width:16,height:16,"aria-hidden":"true"},Zn(c,8,8)))))),
u("div.sum",s.map(([c,h])=>u("p",c&&u("b",c," "),h))),a.length>0&&l(),u("div.enddoors",n.map(({label:c,link:h},d)=>{let[
f,...m]=c.split(", ");return u(d===0?"button.btn.solid":"button.btn",{"data-k":`door.${d}`,"aria-label":c,onclick:()=>i(
h)},f,m.length>0&&u("span",`, ${m.join(", ")}`))}))]}var fi=(e,t)=>t?`${Math.round(e*100)}${e===1?"%":""}`:String(Math.round(e*100)/100).replace("-","−");function us(e,t,s,n){
let o=t.measure==="chance",r=t.answer?.value??0,i=[r,t.said?.value,s.value].filter(E=>E!=null),l=o?0:Math.min(0,t.span[0],
...i),a=o?1:Math.max(t.span[1],...i),c=84,h=62,d=E=>c+pe(E,l,a)*(e-c-h),f=z("hatch"),m=n?25:31,p=[],g=15,w=(E,M,N,B)=>{p.
push(yt(0,g+5,E,B?"tx2":"tx"),M,yt(e,g+5,N,"tx b e",15)),g+=m},x=E=>({x:Math.min(d(0),d(E)),width:Math.max(1.5,Math.abs(
d(E)-d(0)))});if(t.said){let E=d(t.said.value);w("You said",b("g",ut(`M${d(0)} ${g}H${E}`,"var(--accent-fill)",2),b("pat\
h",{d:`M${E} ${g+10}l-9-17h18z`,fill:"var(--accent-fill)"})),lt(t.said.value,t.measure))}if(t.was&&!t.said){let E=d(t.was.
value);w("It was",b("g.ghost",b("path",{d:`M${d(0)} ${g}H${E}`,"stroke-dasharray":"5 4"}),b("path",{d:`M${E} ${g+10}l-9-\
17h18z`,"stroke-linejoin":"round"})),lt(t.was.value,t.measure),!0)}let y=t.simulated?"Stored":"Exact";w(y,b("rect",{...x(
r),y:g-9,height:18,fill:"var(--ink)",..._d(t,x)}),lt(r,t.measure));let{value:v,low:k,high:S}=s,$=v!=null&&k!=null&&S!=null;
t.untried||(w("Simulated",$&&b("g",b("rect",{...x(v),y:g-8.5,height:17,fill:`url(#${f})`,stroke:"var(--ink)","stroke-wid\
th":1.5}),ut(`M${d(k)} ${g}H${d(S)}M${d(k)} ${g-6}v12M${d(S)} ${g-6}v12`,"var(--accent-fill)",2.5)),$?lt(v,t.measure):"",
!$),$||p.push(yt(c+8,g-m+5,"not tried yet","tx2",13)));let O=Zt(l,a).map(E=>[b("path",{d:`M${d(E)} 2V${g-13}`,stroke:E===
0&&!o?"var(--edge)":"var(--rule)"}),yt(d(E),g+5,fi(E,o),"tx2 m",13)]),A=[t.said&&`You said ${lt(t.said.value,t.measure)}\
.`,`${y} ${lt(r,t.measure)}${t.was?`; ${t.was.words}`:""}.`,$&&`Simulated ${lt(v,t.measure)}, 95% from ${lt(k,t.measure)}\
 to ${lt(S,t.measure)}.`].filter(Boolean);return te(e,g+10,A.join(" "),b("defs",mt(f,"var(--ink)")),O,p)}var _d=({was:e,
answer:t},s)=>e&&e.value!==t?.value?{class:"grown",style:`--from:${s(e.value).width/s(t?.value??0).width}`}:{},pi=()=>b(
"svg",{width:14,height:16,viewBox:"-7 -15 14 16","aria-hidden":"true"},b("path.ghost",{d:"M0-2l-6-11h12z","stroke-linejo\
in":"round"}));function mi(e,t,s){let n=e.flatMap(h=>Array(h.n).fill(h.yes)),o=h=>[8+h%10*19,8+Math.floor(h/10)*19],[r,i]=o(
Math.max(1,Math.round((t??0)*100))-1),[l,a]=o(Math.round((s??0)*100)-1),c=e.map(h=>`${h.n} ${h.words}`).join(", ");return b(
"svg.hundred",{viewBox:"0 0 187 187",role:"img","aria-label":`Of 100: ${c}.`},n.map((h,d)=>{let[f,m]=o(d);return ct(h,f,
m,7.2)}),s!=null&&l>0&&b("path.ghost",{d:`M${l} ${a+6}l-7-12h14z`,"stroke-linejoin":"round"}),t!=null&&t>0&&b("path",{d:`\
M${r} ${i+6}l-6-11h12z`,fill:"var(--accent)",stroke:"var(--sheet)","stroke-width":2}))}var Jn=e=>b("svg",{width:18,height:18,
"aria-hidden":"true"},ct(e,9,9,7));function gi(e,t,s=t){let n=Math.max(...s.map(l=>l[1]),.01),o=14+8*Math.max(...s.map(l=>l[0].
length)),r=s.length>6?22:27,i=t.length*r;return te(e,i,`${t.map(l=>`${l[0]}: ${l[2]}`).join(". ")}.`,t.map(([l,a,c],h)=>{
let d=h*r+r/2;return[yt(0,d+5,l),H(o,d-7,Math.max(1.5,a/n*(e-o-64)),14,{fill:"var(--ink)"}),yt(e,d+5,c,"tx b e")]}))}function wi(e,t,s,n){
let{runs:o,value:r}=n,i=s.measure==="chance",l=s.apart?void 0:s.answer?.value,a=s.said?.value,[c,h]=i?[0,1]:s.span,d=I=>lt(
I,s.measure).replace("%",""),f=[l,a].flatMap(I=>I==null?[]:[W(d(I),1.06*14)]),m=40,p=Math.max(58,17+Math.max(0,...f)),g=10,
w=26,x=I=>m+Math.log10(I)/4*(e-m-p),y=I=>g+(1-pe(I,c,h))*(t-g-w),v=z("band"),k=Zt(c,h),S=Math.max(1,Math.ceil(17*(k.length-
1)/(t-g-w))),$=(I,tt)=>I.map(($t,Ft)=>`${Ft?"L":"M"}${x($t[0])} ${y($t[tt])}`).join(""),[O=[],...A]=o,E=O[O.length-1],M=e-
p+10,N=l==null?0:y(l)+5,B=a==null?0:y(a)+5,D=l==null||a==null?18:Math.abs(N-B),P=D>=17?0:(17-D)/2+1,Z=B<=N?-1:1,U=r==null||
!E?"No trials yet.":`After ${n.begun.toLocaleString("en")} trials ${lt(r,s.measure)}, 95% from ${lt(n.low??0,s.measure)}\
 to ${lt(n.high??0,s.measure)}${l==null?".":`; exact ${lt(l,s.measure)}.`}`;return te(e,t,U,b("defs",mt(v,"var(--edge)")),
k.map((I,tt)=>[b("path",{d:`M${m} ${y(I)}H${e-p}`,stroke:"var(--rule)"}),tt%S===0&&yt(m-8,y(I)+5,fi(I,i).replace("%",""),
"tx2 e",13)]),[1,10,100,1e3,1e4].map(I=>yt(x(I),t-6,I.toLocaleString("en"),I===1?"tx2":"tx2 m",13)),O.length>1&&b("path",
{d:`${$(O,3)}L${[...O].reverse().map(I=>`${x(I[0])} ${y(I[2])}`).join("L")}Z`,fill:`url(#${v})`,opacity:.6}),A.map(I=>ut(
$(I,1),"var(--edge)",1.5)),l!=null&&ut(`M${m} ${y(l)}H${e-p}`,"var(--ink)",3),ut($(O,1),"var(--accent-fill)",2.5,{"strok\
e-linejoin":"round"}),O.map((I,tt)=>R(x(I[0]),y(I[1]),tt===O.length-1?5:3.2,{fill:tt===O.length-1?"var(--lit)":"var(--sh\
eet)",stroke:"var(--accent-fill)","stroke-width":2})),a!=null&&[b("path",{d:`M${e-p+1} ${y(a)}l10-6v12z`,fill:"var(--acc\
ent-fill)"}),b("text.b",{x:M+5,y:B+Z*P,"font-size":14,fill:"var(--accent)"},d(a))],l!=null&&yt(M+5,N-Z*P,d(l),"tx b"))}var me=26,
Dd=36;function xi(e,t){let s=Math.min(Dd,(e-me-4)/Math.max(1,t.length-1)),n=s>=24,o=t.map(({face:i,die:l,words:a})=>[i?.text,l&&
`a die, ${l}`,a].filter(Boolean).join(": "));return te(e,56,o.join(", ")||"No trial yet.",t.map((i,l)=>{let a=2+l*s,c=a+
me/2,h=!!i.counts,d={transform:`translate(${i.die?a+1:a} ${i.die?8:2})`},f=i.eye?Wd(c,20,h):b("g",d,i.die?Ye(i.die,me-2,
h):Nt(i.face,me));return b("g",f,h&&!i.eye&&!i.die&&H(a-1,1,me+2,me*1.4+2,{rx:3,fill:"none",stroke:"var(--lit)","stroke-\
width":3}),(n||i.counts)&&yt(Pd(c,i.words,e),54,i.words??"",i.counts?"tx b m":"tx2 m",13))}))}function Pd(e,t,s){let n=W(
t??"",13)*.55;return Math.max(n,Math.min(e,s-n))}var Wd=(e,t,s)=>b("g",{fill:"none",stroke:"var(--ink)","stroke-width":2},
b("path",{d:`M${e-13} ${t}q13 ${s?-20:0} 26 0q-13 20-26 0Z`}),s?R(e,t,5,{fill:"var(--accent-fill)",stroke:"none"}):b("pa\
th",{d:`M${e-7} ${t+11}l-2 4M${e} ${t+12}v5M${e+7} ${t+11}l2 4`}));function bi(e,t,s,n){let a=Math.max(s,t.length,1),c=Math.
min(42,(e-30)/a),h=g=>30+c*(g+.5),d=g=>42-g*36,f=new Map(t.map(g=>[g.at,g])),m=t.map(g=>`${g.at+1}: ${Yn(g)}`),p=g=>{let w=f.
get(g),x=h(g),y=Math.min(13,c/2-1);if(!w&&c<11)return H(x-1,50,2,6,{fill:"var(--edge)"});if(!w)return yt(x,58,"?","tx2 b\
 m",14);let[v,k]=w.span,S=$=>d(pe($,v,k));return[w.said!=null&&b("path",{d:`M${x-1} ${S(w.said)}l-11-7v14z`,fill:"var(--\
accent-fill)"}),H(x+1,S(w.exact)-3,y,6,{fill:"var(--ink)"}),Zn(w,x,53)]};return te(e,66,m.length?`${m.join(". ")}.`:"No \
guesses yet.",n>=0&&[H(h(n)-c/2,0,c,62,{fill:"var(--inset)"}),H(h(n)-c/2,62,c,3,{fill:"var(--lit)"})],[0,.5,1].map(g=>[b(
"path",{d:`M30 ${d(g)}H${e}`,stroke:"var(--rule)"}),g!==.5&&yt(24,d(g)+5,String(g*100),"tx2 e",13)]),Array.from({length:a},
(g,w)=>p(w)))}var $i=e=>e.split("/").map((t,s,n)=>s<n.length-1?[`${t}/`,u("wbr")]:t),jd=()=>b("svg",{width:18,height:18,"aria-hidden":"\
true"},b("path",{d:"M9 16 1 2h16z",fill:"var(--accent-fill)"}));function ki(e,t,s,n,o,r,i,l){if(e.certain)return vi(u("d\
iv.answer",Qn(e),yi(e),o));let a=u("div.cmp"),c=[Lt(a,m=>us(m,e,t(),r()))],h=e.bars??[],d=u("div.outcomes");return h.length>
0&&c.push(Lt(d,m=>gi(m,h))),{node:u("div.answer",a,s.seen&&Vd(s),Fd(e,i),e.measure==="chance"?Gd(e,n,l):Kd(e,l),h.length>
0&&d,o,yi(e)),tried:()=>c[0].again(),again:()=>c.forEach(m=>m.again()),stop:()=>c.forEach(m=>m.stop())}}var vi=e=>({node:e,
tried:()=>{},again:()=>{},stop:()=>{}}),Vd=e=>u("p.came",u("span",e.came==null?"Not seen in the game":e.came?"This time \
it came":"This time it did not"),Jn(e.came?1:0),u("b",e.words??""));function Xn({mistake:e,asks:t,own:s},n){if(!e)return null;
if(s)return u("p",u("b",`${e.name}. `),e.words);let o=(r,i)=>u("button.btn.quiet",{"data-k":`own.${r}`,onclick:()=>n(i)},
r);return t&&u("p.own",u("span",e.asked),o("Yes",!0),o("No",!1))}function Fd(e,t){let{said:s,misconception:n,notice:o}=e,
r=s&&[u("p",{role:"status"},u("b",s.verdict)),Xn(s,t)];return zn(r,o,n)}var zn=(e,t,s)=>!!(e||t||s)&&u("div.note",jd(),u(
"div",e,t&&u("p.notice",t),s&&u("p.trap",`The trap: ${s}.`)));function Gd(e,t,s){let{answer:n,dots:o=[]}=e;if(!n)return null;
let r=String(n.hundred),i=[n.percent,`chance ${n.one_in}`,`odds ${n.odds}`,e.simulated].filter(Boolean);return[u("div.co\
unted",o.length>0&&mi(o,e.said?.value,e.was?.value),u("div",u("p.big",u("span.sr",`${n.about} `),u("button.asks-why",{tabindex:-1,
"aria-label":r,onclick:s},Ke(r,46)),u("b",t?`of 100 ${n.says}`:"of 100"),Si(r,s)),Qn(e),u("ul.kinds",o.map(l=>u("li",Jn(
l.yes),u("span",u("b",String(l.n)),` ${l.words}`)))))),u("p.ways",t&&u("b.short",`${r} of 100 ${n.says}: `),n.fraction&&
["exactly ",u("b",$i(n.fraction)),"; "],i.map((l,a)=>[a>0&&", ",u("span",{},l)]))]}function Mi(e,t){let[s]=/[\u2212-]?\d[\d,.]*\d|\d/.
exec(e)??[""],n=e.indexOf(s);return s?[e.slice(0,n),u("button.asks-why",{"data-k":"headwhy","aria-label":`${s}: why?`,onclick:t},
s),e.slice(n+s.length)]:e}var Si=(e,t)=>u("button.btn.quiet.derive",{"data-k":"derive",onclick:t},`Why ${e}?`),Kd=(e,t)=>u(
"div.counted",u("div",u("p.lead",u("button.asks-why",{tabindex:-1,onclick:t},u("b",e.answer?.lead??"")),` ${e.answer?.says??
""} `,Si((e.answer?.lead??"").split(" ")[0],t)),Qn(e),u("p.ways",e.simulated||e.answer?.fraction&&[e.answer.rounded?"to \
six places ":"exactly ",u("b",$i(e.answer.fraction))]))),Qn=({was:e})=>e&&u("p.was",pi(),e.words),yi=e=>e.apart&&u("p.ap\
art",e.apart);function Ei(e,t,s,n,o){let r=e.steps??[],i=r[t];if(!i)return vi(u("p.mute","There is nothing to derive her\
e."));let l=u("div.art",{tabindex:0,role:"group","aria-label":"The picture"}),a=i.picture,c=a&&Lt(l,d=>o(a.kind,d,a));return{
node:u("div.why",u("div.now",{"data-next":!0,tabindex:-1,"aria-live":"polite"},u("h3",u("i",{"aria-hidden":"true"},i.letter),
i.words),a&&l,i.tree&&u("ul.branches",Ai(i.tree,0)),(i.formula||i.value)&&u("p.reckon",u("span",i.formula??""),u("b",i.value?
`= ${i.value}`:""))),u("div",{class:r.length>6?"tiles many":"tiles",role:"group","aria-label":"All steps"},r.map((d,f)=>u(
"button",{"data-k":`why.${f}`,"aria-current":f===t?"step":null,"aria-label":`${d.letter}. ${d.words}${s.has(f)?`: ${d.value??
""}`:""}`,onclick:()=>n(f)},u("i",{"aria-hidden":"true"},d.letter),u("span",u("small",d.words),d.value!=null&&(s.has(f)?
u("b",d.value):u("em.rd"))))))),tried:()=>{},again:()=>c?.again(),stop:()=>c?.stop()}}function Oi({steps:e=[]},t,s){return e[t]?
u("div.stepnav",u("button.btn",{"data-k":"why.back","aria-label":"The step before","aria-disabled":t?null:"true",onclick:()=>t&&
s(t-1)},t?`◂ ${e[t-1].letter}`:"◂"),u("span",`step ${t+1} of ${e.length}`),u("button.btn.solid",{"data-k":"why.on","\
aria-label":t+1<e.length?`Next step, ${e[t+1].letter}`:"Once more from the first step",onclick:()=>s((t+1)%e.length)},t+
1<e.length?`Next: ${e[t+1].letter} ▸`:"Again: a")):null}var Ai=(e,t)=>[u("li",{style:`--depth:${t}`},e.chance&&u("b",e.
chance),u("span",e.words),e.value&&u("em",e.value)),...e.children.flatMap(s=>Ai(s,t+1))],Ti=()=>u("div.covered",{role:"i\
mg","aria-label":"The answer is covered until you give a number."},u("div.lines",u("i",{style:"width:88%"}),u("i",{style:"\
width:62%"})),u("div.blank"),u("i",{style:"width:74%"})),Li=()=>u("p.key",{"aria-hidden":"true"},u("span.k-said","you sa\
id"),u("span.k-exact","exact"),u("span.k-came","it came"),u("span.k-not","it did not")),Ni=({lesson:e="",concept:t},s)=>u(
"div.sheet",{role:"dialog","aria-label":t,onkeydown:n=>n.key==="Escape"&&s()},u("h2",t),e.split(`

`).map(n=>u("p",n.split("**").map((o,r)=>r%2?u("b",o):o))),u("button.btn.solid.wide",{"data-k":"readclose",onclick:s},"B\
ack to the question"));var Ci=e=>e.split(/(?<=[.?!])\s+/);function Se(e){let t=e.map(Ci),s=t[0].filter(n=>t.every(o=>o.includes(n)));return{both:s.
join(" "),own:t.map(n=>n.filter(o=>!s.includes(o)).join(" "))}}var to=(e,t)=>e.closest(".uw-cols")?.setAttribute("data-s\
ide",String(t)),Hi=e=>t=>to(t.currentTarget,e),Bi=(e,{line:t},s,n)=>[u("button.sidehead",{"data-k":`turn${e}`,onclick:Hi(
e)},u("b.badge",{"aria-hidden":"true"},String(e+1)),u("b",t),n&&u("b.it",n)),s&&u("p.mute",s)];function Ri(e,t,s,n){let o=Se(
e.map(({ask:l})=>l)).own,r=Se(e.map(({given:l})=>l)).own,i=l=>Ci(`${o[l]} ${r[l]}`.trim()).filter(a=>a&&!e[l].line.startsWith(
a.slice(0,-1))).join(" ");return u("div.pair",e.map((l,a)=>u("div.side",{role:"group","aria-label":l.line,onfocusin:Hi(a)},
Bi(a,l,i(a)),cs({...l,says:""},{k:String(a),label:l.line,value:t[a],set:c=>s(a,c),enter:n}))))}function Ii(e,t){let s=e.
flatMap((n,o)=>n===""?[o]:[]);return s.length>1?"Move the sliders, or type two numbers.":s.length?`The ${s[0]?"second":"\
first"} number is missing. Both are shown together.`:t.map((n,o)=>ls(e[o],n)).find(Boolean)??""}var qi=(e,t)=>ft({label:"\
Which of the two",choices:e.map(({at:s,line:n},o)=>[s,`${o+1}. ${n}`]),value:e.find(({here:s})=>s)?.at??e[0].at,k:"side",
pick:t});function _i(e,t,s){let n=t.map(()=>u("div.cmp")),o=t.map(({measure:a,span:c,said:h,number:d},f)=>{let m={measure:a,
span:c,said:h,answer:{value:d??0},untried:!0};return Lt(n[f],p=>us(p,m,{},!0))}),r=t.find(({said:a})=>a?.asks),i=t.map(({
said:a},c)=>a&&[u("p",{role:"status"},u("b",`${c+1}. `),a.verdict),(a.own||t[c]===r)&&Xn(a,s)]);return{node:u("div.answe\
r",t.map((a,c)=>u("div.side",Bi(c,a,"",a.text),n[c])),zn(i,e.notice)),tried:()=>{},again:()=>o.forEach(a=>a.again()),stop:()=>o.
forEach(a=>a.stop())}}function Di(e,t,s,{draft:n,folded:o,changed:r,enter:i}){let l=(h,d)=>{n.values[h]=d,r()},a=()=>cs({...e,says:e.says||"ti\
mes"},{value:n.values[0],set:h=>l(0,h),enter:i}),c=()=>G(o,jn.map(([h,d])=>u("option",{value:h,selected:h===n.sure},d)));
return[t.length>0?Ri(t,n.values,l,i):a(),Yr(n,c),s&&u("p.refusal",{role:"alert"},s)]}var Ud=()=>b("svg.tick",{width:16,height:16,viewBox:"0 0 16 16","aria-hidden":"true"},ut("M2 8.5 6 13 14 3.5","currentCo\
lor",2.5)),Zd=e=>e.away?`, not now. ${e.away}`:"",eo=2;function Pi({chips:e,now:t,open:s,pick:n,toggle:o}){if(e.length<eo)
return null;let r=e.findIndex(l=>l.id===t),i=z("chips");return u("div",{class:s?"chips open":"chips"},u("button.btn.onec\
hip",{"data-k":"chips","aria-expanded":String(s),"aria-controls":i,onclick:o},u("span",`Question ${r+1} of ${e.length}`),
u("b",e[r]?.name??"")),u("div.allchips",{id:i,role:"group","aria-label":"Questions"},e.map((l,a)=>u("button.qchip",{"dat\
a-k":`q.${l.id}`,"aria-pressed":String(l.id===t),"aria-keyshortcuts":a<9&&hs()?String(a+1):null,"data-away":!l.arises,"a\
ria-label":`${a+1}. ${l.name}${l.done?", answered":""}${Zd(l)}`,title:l.away?`${l.title} ${l.away}`:l.title,onclick:()=>n(
l.id)},u("span",l.name),l.done&&Ud()))))}var Wi=e=>u("div.goal",u("h2",e.title??""),!!e.of&&u("span.chip.line",`${[e.at,
e.also].filter(Boolean).join(" and ")} of ${e.of}`),e.line&&u("p",e.line));function so(e,t){let{choices:s,name:n,label:o,
value:r}=e,i=s.length>6||s.map(c=>c[1]).join("").length>22,l=z("setting"),a=`knob.${n}`;return u("div",{class:e.model?"s\
etting model":"setting"},u(i?"label":"span",{for:i?l:null},o),i?u("select.pick",{id:l,"data-k":a,onchange:c=>t(s[c.target.
selectedIndex][0])},s.map(([c,h])=>u("option",{selected:c===r},h))):ft({label:o,choices:s,value:r,pick:t,k:a}))}var ji=(e,t,s)=>u(
"div.siblings",{role:"group","aria-label":`${e}: each choice`},u("span",e),t.map((n,o)=>u("button",{"data-k":`sib.${o}`,
"aria-pressed":String(n.here),"aria-label":`${n.label}: ${n.text??"covered until you give a number"}`,onclick:()=>s(n.value)},
u("span",n.label),n.text?u("b",n.text):u("i.rd"))));var Yd="uncle_widgets.tones",Vi=220,Jd=880,fs=.16,Xd=.2,Fi;var zd=()=>de(Yd);var Qd=(e,[t,s])=>Vi*(Jd/Vi)**Math.min(1,Math.max(0,(e-t)/(s-t||1)));function tu(e){let t=Fi??new AudioContext;Fi=t,e.forEach(
(s,n)=>{let o=new OscillatorNode(t,{frequency:s}),r=new GainNode(t,{gain:0}),i=t.currentTime+1.5*n*fs;r.gain.setValueAtTime(
0,i),r.gain.linearRampToValueAtTime(Xd,i+fs/8),r.gain.linearRampToValueAtTime(0,i+fs),o.connect(r).connect(t.destination),
o.start(i),o.stop(i+fs)})}function Gi(e,t,{span:s,answer:n,apart:o}){let r=t.runs[0].at(-1)?.[1],i=t.begun!==e.begun,l=!t.
running&&(i||e.running);if(!zd()||r==null)return;let a=[...i?[r]:[],...l&&n&&!o?[n.value]:[]];a.length>0&&tu(a.map(c=>Qd(
c,s)))}var L={ink:"var(--ink)",accent:"var(--accent-fill)",rule:"var(--rule)",edge:"var(--edge)",sheet:"var(--ground, var(--she\
et))",band:"color-mix(in srgb, var(--rule) 45%, transparent)"},C=(e,t,s,n="tx",o=13)=>b("text",{x:e,y:t,class:n,"font-si\
ze":o},String(s)),_=(e,t=L.rule,s=1,n={})=>b("path",{d:e,fill:"none",stroke:t,"stroke-width":s,...n}),no=(e,t)=>b("path",
{d:`M${e} ${t}l9 18h-18z`,fill:L.sheet,stroke:L.accent,"stroke-width":2.5}),J=(e,t,s,...n)=>b("svg.pic",{width:e,height:t,
viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":s},...n),nt=(e,t)=>({class:"pic-in",style:`animation-delay:${Math.round(
e*t)}ms`});function Q(e,t,s=13){let n=[];for(let o of e.split(" ")){let r=n.length-1;r>=0&&W(`${n[r]} ${o}`,s)<=t?n[r]+=
` ${o}`:n.push(o)}return n}function ht(e,t,s=6){let n=10**Math.floor(Math.log10((t-e)/s||1));for(let r of[1,2,5,10,20])if((t-
e)/(n*r)<=s){n*=r;break}let o=[];for(let r=Math.ceil(e/n-1e-9);r*n<=t+1e-9;r++)o.push(Number((r*n).toFixed(9)));return o}
var oo=e=>String(e).replace("-","−");function Ee(e,t,s,n,o){let r=C(e,t,s,n,o);return r.style.cssText="paint-order:str\
oke;stroke:var(--ground, var(--sheet));stroke-width:4px",r}var Ki=(e,t,s,n)=>b("g",R(e,t,s-.8,{fill:L.band,stroke:L.rule,"stroke-width":1.5}),_(`M${e-s} ${t+s}L${e+s} ${t-s}`,L.ink,
2,n?{class:"pic-in late"}:{}));function ps(e,t,s=0){let n=Math.min(19,e/25),o=n*.38,r=[...t.signs],i=h=>[(h%25+.5)*n,(Math.
floor(h/25)+.5)*n],l=4*n+19,a=0,c=t.kinds.map(([h,d],f)=>{let m=`${h.toLocaleString("en")} ${d}`,p=30+W(m,13);a>0&&a+p>e&&
([a,l]=[0,l+19]);let g=a;return a+=p,[f===2?Ki(g+8,l-4.5,7,!1):ct(f===0?1:0,g+8,l-4.5,7),C(g+20,l,m,"tx")]});return J(e,
l+6,t.spoken,Array.from({length:100-r.length},(h,d)=>{let[f,m]=i(r.length+d);return R(f,m,1.5,{fill:L.rule})}),r.map((h,d)=>{
let[f,m]=i(d),p=h==="x"?Ki(f,m,o,d>=s):ct(h==="y"?1:0,f,m,o);return d>=s?b("g.pic-in",p):p}),c)}var re=21,eu=3,ro=50;function ms(e,t,s=0,n=200){
let{start:o,target:r,n:i}=t,[l,a]=[i<1e3?34:48,e-12],c=M=>l+(a-l)*(M-o)/(r+5-o),h=20,d=Math.floor((n-h-ro-32)/re),f=Math.
max(1,Math.min(eu,d)),m=h+f*re,p=m+12+ro,g=Math.max(...t.feet,...t.exact.map(M=>M*i),1)*1.08,w=M=>p-ro*M/g,x=ht(o,r,6).filter(
M=>Number.isInteger(M)&&Math.abs(M-r)>(r-o)/10),y=Math.max(1.5,(c(o+1)-c(o))*.66),[v,k]=[z("feet"),z("feet")],S=t.rows.slice(
-f),$=i-S.length,O=i?`Feet on each total after ${i.toLocaleString("en")}`:"Feet on each total",A=i?`at ${r}: ${t.feet[t.
feet.length-1].toLocaleString("en")}`:"",E=e-c(o)-W(A,1.06*13)-8;return J(e,p+20,t.spoken,b("defs",mt(v,L.ink),mt(k,L.accent)),
H(c(r)-7,h-4,14,m-h+6,{fill:L.band,stroke:L.edge}),x.map(M=>[C(c(M),13,M,"tx2 m"),_(`M${c(M)} 17V${m}`)]),C(c(r),13,r,"t\
x b m"),Array.from({length:f},(M,N)=>_(`M${c(o)} ${h+N*re+re-5}H${a}`)),S.map((M,N)=>{let B=h+N*re+re-5,D=$+N>=s;return[
C(l-6,B+4,($+N+1).toLocaleString("en"),"tx2 e"),M.slice(1).map((P,Z)=>{let[U,I]=[c(M[Z]),c(Math.min(P,r+5))],tt=P===r;return b(
"g",D?{class:"pic-in",style:`animation-delay:${S.length>1&&i-s>1?0:Z*60}ms`}:{},_(`M${U} ${B}A${(I-U)/2} ${Math.min(re-8,
(I-U)/2*.9+2)} 0 0 1 ${I} ${B}`,L.edge,1.4),R(I,B,tt?5.5:2.2,{fill:tt?L.accent:L.ink}))})]}),_(`M${c(o)} ${p}H${c(r+.6)}`,
L.edge),i>0&&C(l-6,w(g/1.08)+5,Math.round(g/1.08).toLocaleString("en"),"tx2 e"),t.feet.map((M,N)=>{let B=N+1===t.feet.length;
return H(c(o+1+N)-y/2,w(M),y,p-w(M),{fill:`url(#${B?k:v})`,stroke:B?L.accent:L.ink,"stroke-width":.7})}),i>0&&[_(t.exact.
map((M,N)=>`${N?"L":"M"}${c(o+1+N)} ${w(M*i)}`).join(""),L.sheet,5),_(t.exact.map((M,N)=>`${N?"L":"M"}${c(o+1+N)} ${w(M*
i)}`).join(""),L.ink,2.5)],C(c(o),p+16,W(O,13)<E?O:O.replace(" on each total",""),"tx2"),i>0&&C(e,p+16,A,"tx b e"))}var su={cases:ps,paths:ms},io=(e,t)=>b("svg",{width:22,height:12,"aria-hidden":"true"},b("path",{d:"M0 6h22",fill:"none",
...e}),t),nu=()=>({node:u("p.untried",{role:"status"},ou),tried:()=>{},again:()=>{},stop:()=>{}}),ou="No trials of this \
question were dealt in advance, and this page has no Python to deal them now. Here you can try out the questions at whic\
h the game stops and asks, and those of the lessons; with Python, every question.";function Ui(e,t,s){if(e.untried)return nu();
let n=u("div.plot"),o=u("div.traces"),r=t().grown,i=r?u("div",{class:`grown ${r.kind}`}):!1,l=r?.n??0,a=u("div.counts",{
role:"group","aria-label":"How many trials"}),c=u("div.told",{role:"status"}),h=u("button.btn.quiet.stop",{"data-k":"sto\
p",onclick:()=>s({kind:"stop"})},"Stop"),d=u("input.seedbox",{inputmode:"numeric","data-k":"trialseed",maxlength:80,"ari\
a-label":"Seed of your trials",onchange:()=>s({kind:"again",seed:d.value})}),f,m=t(),p=u("span",io({stroke:"var(--edge)",
"stroke-width":1.5}),"runs before"),g=()=>{let{clientWidth:$,clientHeight:O}=n;$>0&&O>40&&n.replaceChildren(wi($,O,e,t()))},
w=()=>{e.traces&&o.clientWidth>0&&o.replaceChildren(xi(o.clientWidth,t().traces))},x=()=>{let $=t().grown;!i||!$||!i.clientWidth||
(i.replaceChildren(su[$.kind](i.clientWidth,$,Math.min(l,$.n),i.clientHeight)),l=$.n)},y=new ResizeObserver(()=>requestAnimationFrame(
k));y.observe(n);let v=()=>{let $=t();Gi(m,$,e),m=$;let O=$.begun>=$.most;a.classList.toggle("full",O),G(a,O?u("button.b\
tn.solid",{"data-k":"anew",onclick:()=>s({kind:"again"})},"Another run"):$.counts.map(M=>u("button",{class:M===1?"btn so\
lid":"btn","data-k":`run.${M}`,"aria-label":`×${M.toLocaleString("en")}: run ${M>1?"so many trials":"one trial"}`,"aria\
-disabled":$.running?"true":null,onclick:()=>!t().running&&s({kind:"run",trials:M,calm:le()})},`×${M.toLocaleString("en")}`))),
p.hidden=$.runs.length<2,h.style.visibility=$.running?"visible":"hidden",f!==$.seed&&!d.matches(":focus")&&(f=$.seed,d.value=
String($.seed));let A=e.traces?"below the chart":"on the table",E=`One first: ×1 will ${e.trial}, and you see it ${A}.`;
c.replaceChildren(u("p",u("b",$.summary??E),$.last&&u("span.last",` ${$.last}`),$.claim&&` ${$.claim}`,$.band&&u("span.m\
ute",` ${$.band}`),$.beforehand&&u("span.mute",` ${$.beforehand}`)),...$.note?[u("p.refusal",$.note)]:[]),k()},k=()=>{w(),
g(),x(),c.scrollHeight>c.clientHeight+1?c.tabIndex=0:c.removeAttribute("tabindex")},S=u("div.try",i,n,e.traces&&o,a,c,u(
"div.tryfoot",u("p.key",{"aria-hidden":"true"},!e.apart&&u("span",io({stroke:"var(--ink)","stroke-width":3}),e.simulated?
"found before":"exact"),u("span",io({stroke:"var(--accent-fill)","stroke-width":2.5},R(11,6,3.2,{fill:"var(--sheet)",stroke:"\
var(--accent-fill)","stroke-width":2})),"your run"),p),u("label.trialseed","seed",d),h,u("button.btn.quiet",{"data-k":"a\
gain",onclick:()=>s({kind:"again"})},"Start again")));return v(),{node:S,tried:v,again:k,stop:()=>y.disconnect()}}var ru=(e,t,s,n)=>b("g",R(e,t,s-.8,{fill:n?L.band:"none",stroke:L.rule,"stroke-width":1.5}),_(`M${e-s*.9} ${t+s*.9}L${e+
s*.9} ${t-s*.9}`,L.edge,1.8));function Zi(e,t){let s=e<560,n=s?16.5:19,o=n*.38,[r,i,l,a]=t.counts,c=[...Array(r).fill("y\
es"),...Array(i).fill("out"),...Array(l).fill("no"),...Array(a).fill("out-no")],h=24,d=10*n+10,f=c.map((N,B)=>{let[D,P]=[
(B%10+.5)*n,h+(Math.floor(B/10)+.5)*n];return N==="yes"||N==="no"?ct(N==="yes"?1:0,D,P,o):b("g.pic-in",{style:"animation\
-delay:240ms"},ru(D,P,o,N==="out"?1:0))}),m=t.sides.map(([N,B],D)=>{if(!N)return null;let P=D?100-N:0,Z=h+P/10*n+2,U=h+(P+
N)/10*n-2,I=(s?e:e*.55)-d-14,tt=Q(B,I),$t=Math.min(Math.max((Z+U)/2-8*tt.length+5,h+10),h+10*n-16*tt.length);return[_(`M${d}\
 ${Z}h6V${U}h-6`,L.edge,1.5),C(d+14,$t,N,"tx b",15),tt.map((Ft,qe)=>C(d+14,$t+16*(qe+1),Ft,"tx2"))]}),[p,g,w]=t.left,x=s?
0:Math.max(e*.58,d+150),y=s?h+10*n+34:h,v=7,k=s?n:Math.min(n,(e-x)/12),S=Array.from({length:g},(N,B)=>b("g",nt(B,8),ct(B<
p?1:0,x+(B%v+.5)*k,y+(Math.floor(B/v)+.5)*k,k*.38))),$=Math.ceil(g/v),O=x+v*k+18,A=e-O-it(p,34)-8,E=Q(`of ${g} ${w}`,Math.
max(A,60),1.06*15),M=y+Math.max($*k,26+18*E.length)+8;return J(e,Math.max(M,h+10*n+4),t.spoken,C(0,13,t.holders,"tx b",14),
f,m,C(x,y-11,`Strike out ${i+a}. Left: ${g}`,"tx b",14),S,pt(p,O,y+2,34,{colour:"var(--accent)"}),E.map((N,B)=>C(O+it(p,
34)+8,y+14+18*B,N,"tx b",15)),C(O+it(p,34)+8,y+14+18*E.length,`chance ${t.exact}`,"tx2"))}var Yi=e=>1+Math.max(0,...e.children.
map(Yi));function Ji(e,t){let s=Yi(t.tree),n=e/s,o=t.tree.n<1e3?46:62,r=36,i=n-14,l=f=>r+14+16*Q(f.words,i).length,a=[],
c=[],h=4,d=(f,m)=>{let p=m*n,g=f.children.map(k=>d(k,m+1)),w=g.length?g.reduce((k,S)=>k+S,0)/g.length:h+r/2;g.length||(h+=
l(f)),f.children.forEach((k,S)=>{let $=k.mark==="out";a.push(b("g",nt(m+1,160),_(`M${p+o} ${w}L${p+n} ${g[S]}`,$?L.rule:
L.ink,$?1.5:2)))});let[x,y]=[f.mark==="yes",f.mark==="out"],v=x?"fill:var(--sheet)":y?"fill:var(--ink-2)":"";return c.push(
b("g",nt(m,160),H(p+1,w-r/2,o-2,r,{rx:3,fill:x?L.accent:L.sheet,stroke:x?L.accent:y?L.rule:L.edge,"stroke-width":1.8,"st\
roke-dasharray":y?"4 4":null}),b("text.tx.b.m",{x:p+o/2,y:w+6,"font-size":17,style:v},f.n.toLocaleString("en")),Q(f.words,
i).map((k,S)=>Ee(p,w+r/2+16*(S+1),k,"tx2")))),w};return d(t.tree,0),J(e,h,t.spoken,a,c)}function Xi(e,t){let s=e<440?16:Math.min(22,e/26),n=t.dots.flatMap(([h,,d])=>Array.from({length:h},()=>d)),o=e<10*s+22+180,
r=o?0:10*s+22,i=[],l=o?10*s+24:16;for(let[h,d,f]of t.dots)h&&(i.push(ct(f,r+7,l-5,7),C(r+22,l,h,"tx b",15)),i.push(C(r+26+
9*String(h).length,l,d,"tx",14)),l+=25);i.push(_(`M${r} ${l-10}H${e}`)),l+=10;let a=(h,d,f,m=L.ink)=>{i.push(C(r,l,h,"tx\
2"));for(let g of Q(`${d} =`,e-r-48,14))l+=20,i.push(C(r,l,g,"tx",14));let p=C(e,l,f,"b e",20);p.style.fill=m,i.push(p),
l+=28};a("hands, each counted once",t.hands[0],t.hands[1]),a(`${t.cards[0]} in those hands`,t.cards[1],t.cards[2],"var(-\
-accent)");for(let h of Q(`more finely ${t.exact[0]} and ${t.exact[1]}`,e-r))i.push(C(r,l-4,h,"tx2")),l+=16;l-=16;let c=Math.
max(10*s,l+4);return J(e,c,t.spoken,n.map((h,d)=>b("g",nt(Math.floor(d/10)*3+d%10,20),ct(h,(d%10+.5)*s,(Math.floor(d/10)+
.5)*s,s*.38))),i)}var iu=(e,t,s,n)=>[C(e,t-7,s,"tx b m",17),_(`M${e-15} ${t}h30`,L.ink,2),C(e,t+19,n,"tx b m",17)];function zi(e,t){
let s=t.factors.length,n=t.factors[0][1],o=Math.max(1,Math.min(s,Math.floor((e+20)/84))),r=24,i=Math.min(190,(e-r*(o-1))/
o),l=n>60?12:7,a=Math.min(i/l,13),c=Math.ceil(n/l),h=s<=4&&a>=5,d=(h?c*a+26:18)+66,f=[];t.factors.forEach(([g,w],x)=>{let y=x%
o*(i+r),v=Math.floor(x/o)*d,k=y+(h?l*a/2:i/2),S=[C(h?y:k,v+13,`${x+1}${["st","nd","rd"][x]??"th"} card`,h?"tx2":"tx2 m")];
if(h)for(let O=0;O<w;O++){let A=O>=g;S.push(H(y+O%l*a+1,v+20+Math.floor(O/l)*a+1,a-2,a-2,{rx:1.5,fill:A?L.accent:"none",
stroke:A?L.accent:L.edge,"stroke-width":1.2}))}let $=v+(h?20+c*a:12)+28;f.push(b("g",nt(x,240),S,iu(k,$,g,w))),x+1<s&&f.
push(C(Math.min(e-6,k+(i+r)/2),$+6,"×","tx m",18))});let m=Math.ceil(s/o)*d+14,p=(g,w="tx",x=14)=>{for(let y of Q(g,e-4,
w.endsWith(" b")?1.06*x:x))f.push(C(0,m,y,w,x)),m+=x+6};return p(`= ${t.none} without ${t.one}; ${t.some} with one or mo\
re`,"tx b",15),p(`Counting hands: ${t.counting[0]} of ${t.counting[1]} is the same.`),p(`${t.choose}: ${t.means}.`,"tx2",
13),J(e,m,t.spoken,f)}function Qi(e,t){let s=e<430,n=s?Math.min(44,(e-26)/6):40,o=24,r=22,i=[];for(let d=0;d<6;d+=1)i.push(C(o+(d+.5)*n,14,d+1,
"tx2 m"),C(4,r+(d+.5)*n+5,d+1,"tx2"));t.rows.forEach((d,f)=>{d.forEach((m,p)=>{let g=o+p*n,w=r+f*n,x={fill:m?L.accent:"n\
one",stroke:m?"none":L.edge,"stroke-width":1.2},y=f===p?b("circle",{cx:g+n/2,cy:w+n/2,r:n/2-2,...x}):H(g+1.5,w+1.5,n-3,n-
3,{rx:2,...x}),v=C(g+n/2,w+n/2+5,m,"b m",14);v.style.fill="#FFF",i.push(b("g",nt(f+p,30),y,m&&v))})});let l=r+6*n,a=s?4:
o+6*n+18,c=s?l+24:r+20,h=[H(a,c-12,14,14,{rx:2,fill:L.accent}),...Q(t.unlike,e-a-24,14).map((d,f)=>C(a+22,c+19*f,d,"tx",
14))];return c+=19*Q(t.unlike,e-a-24,14).length+8,h.push(R(a+7,c-5,7,{fill:L.accent})),h.push(...Q(t.doubles,e-a-24,14).
map((d,f)=>C(a+22,c+19*f,d,"tx",14))),c+=34,h.push(C(a,c,t.sum,"tx b",18)),J(e,Math.max(l,c)+8,t.spoken,i,h)}function ta(e,t){let s=e<640,{start:n,target:o}=t,[r,i]=[s?22:40,e-(s?12:112)],l=E=>r+(i-r)*(E-n)/(o+5-n),a=t.rows.slice(
0,s?8:12),c=s?21:24,h=26,d=h+a.length*c,f=ht(n,o,s?6:10).filter(E=>Number.isInteger(E)&&Math.abs(E-o)>(o-n)/14),m=z("fee\
t"),p=z("feet"),g=a.map((E,M)=>{let N=h+M*c+c-6,B=E[E.length-1],D=E.includes(o),P=[];return E.slice(1).forEach((Z,U)=>{let[
I,tt]=[l(E[U]),l(Math.min(Z,o+5))],$t=Math.min(c-9,(tt-I)/2*.9+2),Ft=Z===o;P.push(b("g",nt(M*4+U,30),_(`M${I} ${N}A${(tt-
I)/2} ${$t} 0 0 1 ${tt} ${N}`,L.edge,1.4),R(tt,N,Ft?5.5:s?2:2.6,{fill:Ft?L.accent:L.ink})))}),[_(`M${l(n)} ${N}H${i}`),C(
0,N+4,M+1,"tx2"),P,!s&&C(i+14,N+4,D?"lands":`jumps to ${B}`,D?"tx b":"tx2")]}),w=92,x=d+46+w,y=Math.max(...t.feet,...t.exact.
map(E=>E*t.n),1)*1.08,v=E=>x-w*E/y,k=Math.max(1.5,(l(n+1)-l(n))*.66),S=t.feet[t.feet.length-1],$=t.exact.map((E,M)=>`${M?
"L":"M"}${l(n+1+M)} ${v(E*t.n)}`).join(""),O=s?`After ${t.n} rows: feet on each`:`After ${t.n} rows: how many feet stood\
 on each number`,A=s?x+42:x+22;return J(e,A,t.spoken,b("defs",mt(m,L.ink),mt(p,L.accent)),H(l(o)-7,h-4,14,d-h+6,{fill:L.
band,stroke:L.edge}),f.map(E=>[C(l(E),14,E,"tx2 m"),_(`M${l(E)} 19V${d}`)]),C(l(o),14,o,"tx b m"),g,C(0,d+26,O,"tx b",14),
ht(0,y,3).filter(Number.isInteger).map(E=>[_(`M${l(n)} ${v(E)}H${l(o+.6)}`),C(l(n)-4,v(E)+4,E,"tx2 e")]),t.feet.map((E,M)=>H(
l(n+1+M)-k/2,v(E),k,x-v(E),{fill:`url(#${M+1===t.feet.length?p:m})`,stroke:M+1===t.feet.length?L.accent:L.ink,"stroke-wi\
dth":s?.7:1})),_($,L.sheet,6),_($,L.ink,3),f.map(E=>C(l(E),x+17,E,"tx2 m")),C(l(o),x+17,o,"tx b m"),s?C(e,x+38,`at ${o}:\
 ${S}, chance ${t.said}`,"tx b e",14):[b("text.b",{x:i-10,y:x-30,"font-size":14,style:"fill:var(--accent)"},`${S} at ${o}`),
C(i-10,x-10,`chance ${t.said}`,"tx b",14)])}function ea(e,t){let s=.45*e,n=12+Math.min(s,Math.max(...t.rows.map(([f])=>W(
f,13)))),o=e-n-34,r=Math.max(9,Math.min(17,o/17)),i=Math.max(1,Math.floor(o/r)),l=[],[a,c]=[26,0];for(let[f,m]of t.rows){
let p=m.flatMap(([w,x])=>Array(w).fill(x)),g=Q(f,n-12,14);l.push(g.map((w,x)=>C(0,a+5+16*x,w,"tx")),C(e,a+5,p.length,"tx\
 b e")),p.forEach((w,x)=>{let[y,v]=[n+(x%i+.5)*r,Math.floor(x/i)*r];l.push(b("g",nt(c++,8),ct(w,y,a+v,r*.38)))}),a+=Math.
max(16*g.length,Math.ceil(p.length/i)*r)+7}let h=0,d=t.kinds.map(([f,m])=>{let p=30+W(m,13);h>0&&h+p>e&&([h,a]=[0,a+19]);
let g=[ct(f,h+8,a,6.5),C(h+19,a+5,m,"tx2")];return h+=p,g});return a+=23,J(e,a+4,t.spoken,C(0,13,`100 ${t.of}`,"tx b",14),
l,d,C(0,a,`${t.exact} of them count`,"tx b",14))}function sa(e,t){let s=Math.max(10,Math.min(t.total,Math.floor(e/16))),
n=Math.min(30,e/s),o=Math.min(n-3,22),r=o*1.4,i=r+34,l=new Set(t.row),a=[];for(let d=0;d<t.total;d++){let f=d%s*n,m=4+Math.
floor(d/s)*i;a.push(b("g",nt(d,20),H(f+1.5,m,o,r,{rx:2,fill:l.has(d)?L.accent:"none",stroke:l.has(d)?L.accent:L.edge,"st\
roke-width":1.5})))}let c=[-1,...t.row,t.total];t.gaps.forEach((d,f)=>{if(!d)return;let[m,p]=[c[f]+1,c[f+1]-1];for(let g=Math.
floor(m/s);g<=Math.floor(p/s);g++){let w=Math.max(m,g*s)-g*s,x=Math.min(p,g*s+s-1)-g*s,y=4+g*i+r+5,[v,k]=[w*n+2,x*n+o+1];
a.push(_(`M${v} ${y}v4H${k}v-4`,L.ink,1.5));let S=Math.floor(m/s)===g;(p-m<s||S)&&a.push(C((v+k)/2,y+18,d,"tx m"))}});let h=4+
Math.ceil(t.total/s)*i+12;for(let d of Q(`${t.reckoning}, ${t.wait}`,e-4,1.06*14))a.push(C(0,h,d,"tx b",14)),h+=20;return J(
e,h-8,t.spoken,a)}function na(e,t,s){let n=new Map;return e.hits.map(o=>{let r=Math.round(t(o/e.n)/s)*s,i=n.get(r)??0;return n.set(r,i+1),
{x:r,at:i}})}function oa(e,t){let[s,n]=[e<400?52:66,e-12],o=t.rows.flatMap(d=>d.hits.map(f=>f/d.n)),[r,i]=[Math.max(0,Math.
min(...o)-.03),Math.min(1,Math.max(...o)+.03)],l=d=>s+(n-s)*(d-r)/(i-r),a=8,c=t.rows.map(d=>{let f=na(d,l,7),m=f.some(y=>y.
at>16),p=m?na(d,l,4):f,g=Math.max(...p.map(y=>y.at))+1,w=Math.min(6.6,96/g);a+=Math.max(52,g*w+26);let x=a;return a+=4,[
p.map(({x:y,at:v})=>R(y,x-4-v*w,Math.min(m?1.9:2.8,w*.48),{fill:L.sheet,stroke:L.accent,"stroke-width":m?1.1:1.4})),_(`M${s}\
 ${x}H${n}`,L.edge),C(0,x-18,d.n.toLocaleString("en"),"tx b",15),C(0,x-2,"trials","tx2"),C(n,x-Math.max(34,g*w+10),d.near,
"tx e")]}),h=ht(r*100,i*100,e<420?5:8);return J(e,a+40,t.spoken,h.map(d=>[_(`M${l(d/100)} 4V${a}`,L.rule),C(l(d/100),a+16,
d,"tx2 m")]),_(`M${l(t.exact[0])} 4V${a+4}`,L.ink,3),c,C(Math.min(e-50,Math.max(50,l(t.exact[0]))),a+36,`chance ${t.exact[1]}`,
"tx b m",14))}function ra(e,t){let[s,n]=[26,e-W("misses",13)*1.1-12],o=Math.max(0,Math.min(...t.rows.map(h=>h[1]))-.02),
r=Math.min(1,Math.max(...t.rows.map(h=>h[2]))+.02),i=h=>s+(n-s)*(h-o)/(r-o),l=13.5,a=32+t.rows.length*l,c=z("miss");return J(
e,a+22,t.spoken,b("defs",mt(c,L.accent)),ht(o*100,r*100,e<420?5:8).map(h=>[_(`M${i(h/100)} 22V${a}`,L.rule),C(i(h/100),a+
17,h,"tx2 m")]),C(Math.min(e-60,Math.max(60,i(t.exact[0]))),14,`chance ${t.exact[1]}`,"tx b m",14),_(`M${i(t.exact[0])} \
20V${a}`,L.ink,3),t.rows.map(([h,d,f],m)=>{let p=32+m*l,g=t.misses.includes(m+1);return b("g",nt(m,60),g?H(i(d),p-5,i(f)-
i(d),10,{fill:`url(#${c})`,stroke:L.accent,"stroke-width":1.5}):_(`M${i(d)} ${p}H${i(f)}`,L.edge,2.5),R(i(h),p,3.6,{fill:L.
sheet,stroke:g?L.accent:L.ink,"stroke-width":2}),(m===0||(m+1)%5===0)&&C(s-8,p+5,m+1,"tx2 e"),g&&b("text.b",{x:i(f)+8,y:p+
5,"font-size":13,style:"fill:var(--accent)"},"misses"))}))}var ia=([,e,t],s)=>({fill:s?L.ink:t<e?L.sheet:L.edge,stroke:s||t<e?L.ink:L.edge,"stroke-width":1.8});function aa(e,t){let s=t.
falls.flatMap(i=>i.bars.flatMap(([,l,a])=>[l,a])),[n,o]=[Math.min(0,...s),Math.max(.1,...s)];return e>=460*Math.max(1,t.
falls.length/2)&&t.falls[0].bars.length*t.falls.length<=14?au(e,t,n,o):lu(e,t,n,o)}function au(e,t,s,n){let[o,r,i]=[40,46,
200],l=f=>r+i*(n-f)/(n-s||1),a=(e-o)/t.falls.length,c=l(s)+(s<0?26:8),h=Math.min(120,(a-24)/Math.max(...t.falls.map(f=>f.
bars.length)))-2,d=Math.max(...t.falls.flatMap(f=>f.bars.map(([m])=>Q(m,h).length)));return J(e,c+8+15*d,t.spoken,C(0,30,
t.unit,"tx2"),ht(s,n,5).map(f=>[_(`M${o} ${l(f)}H${e}`,f?L.rule:L.ink,f?1:1.5),C(o-6,l(f)+5,oo(f),"tx2 e")]),t.falls.map(
(f,m)=>{let p=o+m*a+10,g=Math.min(120,(a-24)/f.bars.length);return[t.falls.length>1&&C(p+g*f.bars.length/2,16,f.title,"t\
x m b",15),f.bars.map((w,x)=>{let[y,v,k,S]=w,$=x+1===f.bars.length,O=p+x*g,A=l(Math.max(v,k)),E=k<v&&!$?l(k)+16:A-6;return b(
"g",nt(x,160),H(O+2,A,g-4,Math.max(2,Math.abs(l(k)-l(v))),ia(w,$)),!$&&_(`M${O+g-2} ${l(k)}h4`,L.ink,1.5),C(O+g/2,E,S,$?
"tx b m":"tx m",14),Q(y,g-2).map((M,N)=>C(O+g/2,c+12+15*N,M,$?"tx b m":"tx2 m")))})]}))}function lu(e,t,s,n){let o=t.falls.
flatMap(d=>d.bars.map(([f])=>W(f,13))),r=Math.min(e*.36,Math.max(...o)*1.08+10),[i,l]=[r+(s<0?46:6),e-88],a=d=>i+(l-i)*(d-
s)/(n-s||1),c=0,h=t.falls.map(d=>{let f=t.falls.length>1&&C(0,c+15,d.title,"tx b",15);f&&(c+=22);let m=c,p=d.bars.map((w,x)=>{
let[y,v,k,S]=w,$=x+1===d.bars.length,O=Q(y,r-4,$?1.06*13:13),A=c+2;c+=Math.max(25,O.length*15+8);let E=Math.max(v,k);return b(
"g",nt(x,160),O.map((M,N)=>C(0,A+13+15*N,M,$?"tx b":"tx2")),H(a(Math.min(v,k)),A,Math.max(2,Math.abs(a(k)-a(v))),17,ia(w,
$)),C(a(E)+8,A+13,$?`${S} ${t.unit}`:S,$?"tx b":"tx",14))}),g=_(`M${a(0)} ${m}V${c}`,L.ink,1.5);return c+=12,[f,g,p]});return J(
e,c,t.spoken,h)}function la(e,t){let s=t.heaps.map(([A])=>A),[n,o]=[Math.min(...s,t.exact[0]),Math.max(...s,t.exact[0])],
r=(o-n||1)*.07,i=A=>14+(e-28)*(A-n+r)/(o-n+2*r),l=s.map(i),a=Math.min(60,...l.slice(1).map((A,E)=>A-l[E])),c=Math.max(...t.
heaps.map(([,A])=>A)),h=a<13?7:a<30?8.5:10.5,d=Math.max(1,Math.min(4,Math.floor((a-3)/h))),f=Math.ceil(c/d),m=Math.min(h,
190/f),p=22+f*m,g=t.heaps.map(([,,A],E)=>({x:l[E],text:A,wide:W(A,13)})),w=-1/0,x=g.filter(({x:A,wide:E})=>A-E/2<w+6?!1:
(w=A+E/2,!0)),[y,v]=t.mean,k=`balances at ${v}; the mean is ${t.exact[1]} ${t.unit}`,S=W(k,1.06*14),$=i(y)+16+S<e?i(y)+16:
Math.max(0,i(y)-16-S),O=Q(k,e,1.06*14);return J(e,p+36+18*O.length,t.spoken,t.heaps.map(([,A],E)=>[Array.from({length:A},
(M,N)=>R(l[E]+(N%d-(d-1)/2)*m,p-7-Math.floor(N/d)*m,m*.4,{fill:"none",stroke:L.accent,"stroke-width":1.7})),a>=20&&C(l[E],
p-10-Math.ceil(A/d)*m,A,"tx b m")]),_(`M6 ${p}H${e-6}`,L.ink,4),x.map(({x:A,text:E})=>C(A,p+19,E,"tx2 m")),b("path",{d:`\
M${i(y)} ${p+2}l10 20h-20z`,fill:L.sheet,stroke:L.ink,"stroke-width":2.5}),O.map((A,E)=>C(O.length>1?0:$,p+42+18*E,A,"tx\
 b",14)))}function ca(e,t){let[s,n,o,r]=[40,e-6,24,170],i=t.shares.length,l=(n-s)/i,a=Math.max(...t.shares),c=x=>o+r*(1-
x/a),h=x=>s+l*(x-t.first+.5),[d,f]=[o+r,Math.max(1,Math.ceil(26/l))],m=`mean ${t.mean[1]}, median ${t.median}`,p=h(t.mean[0])+
16+W(m,14)<e,g=`likeliest: ${t.likeliest[0]} (${t.likeliest[1]})`,w=h(t.likeliest[0])+l/2+4+1.1*W(g,13)<e;return J(e,d+46,
t.spoken,ht(0,a,4).map(x=>[_(`M${s} ${c(x)}H${n}`),C(s-6,c(x)+5,Math.round(x*100),"tx2 e")]),C(0,13,"of 100","tx2"),t.shares.
map((x,y)=>b("g",nt(y,20),H(s+y*l+Math.min(2,l*.1),c(x),Math.max(1,l-Math.min(4,l*.2)),d-c(x),{fill:L.ink}),y%f===0&&C(h(
t.first+y),d+16,t.first+y,"tx2 m"))),_(`M${s} ${d}H${n}`,L.ink,2),w?C(h(t.likeliest[0])+l/2+4,c(a)+11,g,"tx",13):C(e,13,
g,"tx e",13),no(h(t.mean[0]),d+21),C(p?h(t.mean[0])+16:h(t.mean[0])-16,d+38,m,p?"tx b":"tx b e",14))}function ha(e,t){let[
s,n,o,r]=[40,e-8,24,190],i=t.bins.reduce((k,S,$)=>S>=5e-4?$:k,0)+1,l=t.bins.slice(0,i),a=Math.max(...l),c=k=>s+(n-s)*k/(i*
t.step),h=k=>o+r*(1-k/a),d=o+r,[f,m,p]=t.band,g=c(t.step)-c(0),w=`mean ${t.mean[1]} ${t.unit}`,x=c(t.mean[0])+15+W(w,14)*
1.1<e,y=`${f} to ${m}: ${p}`,v=Math.max(0,Math.min(c(f),e-W(y,14)*1.1));return J(e,d+76,t.spoken,H(c(f),o-6,c(m)-c(f),r+
6,{fill:L.band}),ht(0,a,4).map(k=>[_(`M${s} ${h(k)}H${n}`),C(s-6,h(k)+5,Math.round(k*100),"tx2 e")]),C(0,13,"of 100","tx\
2"),l.map((k,S)=>b("g",nt(S,20),H(c(S*t.step)+g*.06,h(k),g*.88,Math.max(0,d-h(k)),{fill:L.ink}))),_(`M${s} ${d}H${n}`,L.
ink,2),ht(0,i*t.step,e<420?4:7).filter(k=>c(k)<n-10).map(k=>C(c(k),d+17,k,"tx2 m")),no(c(t.mean[0]),d+20),C(c(t.mean[0])+
(x?15:-15),d+37,w,x?"tx b":"tx b e",14),_(`M${c(f)} ${d+44}v10M${c(f)} ${d+49}H${c(m)}M${c(m)} ${d+44}v10`,L.ink,2),C(v,
d+71,y,"tx b",14))}function da(e,t){let[s,n,o,r]=[40,e-14,30,168],[i,l]=[t.x[0],t.x[t.x.length-1]],a=[...t.y,...t.lines.
map(([S])=>S)],c=t.chance?0:Math.min(0,...a),h=Math.max(...a)*1.12,d=(t.chance?Math.min(1,h):h)||1,f=S=>s+(n-s)*(S-i)/(l-
i||1),m=S=>o+r*(1-(S-c)/(d-c)),p=o+r,g=t.x.map((S,$)=>`${$?"L":"M"}${f(S)} ${m(t.y[$])}`).join(""),w=t.here,x=w?W(`you a\
re here: ${w[2]}`,14)*1.1:0,y=w?Math.min(Math.max(s+4,f(w[0])-x+10),n-x):0,v=t.lines.map(([S])=>m(S)-6),k=w?m(w[1])-13:0;
return v.some(S=>Math.abs(S-k)<16)&&(k=Math.min(...v,k)-18),J(e,p+(t.across?42:24),t.spoken,C(0,13,t.up,"tx2"),ht(c,d,5).
map(S=>[_(`M${s} ${m(S)}H${n}`),C(s-6,m(S)+5,t.chance?Math.round(S*100):oo(S),"tx2 e")]),ht(i,l,e<420?5:9).filter(Number.
isInteger).map(S=>C(f(S),p+17,S,"tx2 m")),_(`M${s} ${p}H${n}`,L.ink,1.5),t.across!==""&&C((s+n)/2,p+37,t.across,"tx2 m"),
_(g,L.ink,3),t.lines.map(([S,$],O)=>{let A=O%2===0;return[_(`M${s} ${m(S)}H${n}`,L.edge,1.8,{"stroke-dasharray":"6 4"}),
Ee(A?n:s+6,v[O],$,A?"tx e":"tx")]}),w&&[_(`M${f(w[0])} ${p}V${m(w[1])}`,L.ink,1.5,{"stroke-dasharray":"2 3"}),R(f(w[0]),
m(w[1]),6,{fill:L.ink,stroke:L.sheet,"stroke-width":2}),Ee(y,k,`you are here: ${w[2]}`,"tx b",14)])}var cu={counted_twice:Xi,draw_by_draw:zi,two_dice:Qi,frequency_grid:Zi,whole_tree:Ji,footprints:ta,waterfall:aa,balance:la,
gaps:sa,split:ea,cases:(e,t)=>ps(e,t),paths:(e,t)=>ms(e,t),columns:ca,histogram:ha,graph:da,runs:oa,intervals:ra};function ua(e,t,s){
let n=cu[e];if(!n)throw new Error(`Expected a picture that there is, not ${e}.`);return u("figure.picture",n(t,s),s.caption&&
u("figcaption",s.caption))}var hu=[["answer","Answer"],["why","Why"],["try","Try it"]],fa=9,du=480,uu=e=>{let t=e.parentElement.getBoundingClientRect(),
s=e.getBoundingClientRect();return Math.max(0,s.right-t.right+8)};function pa({model:e,el:t}){let s=u("div.uw.uw-panel");
kt(s,e.get("palette"));let n=T=>u("div",{class:`p-${T}`}),[o,r,i,l,a,c,h,d,f,m]="head quest ask tabs page nav main strip\
 foot read".split(" ").map(n),p=u("section.sheet",{"aria-label":"The question"});p.append(o,r,i,l,a,c,h,d,f);let g=u("p.\
sr",{role:"status"});s.append(g,p,m),t.append(s);let w=e.get.bind(e),x=(T,q)=>{e.set(T,q),e.save_changes()},y=T=>{g.textContent=
T},v={key:"",values:["",""],sure:"think"},k=new Set,S=!1,$=!1,O=!0,A=!1,E=null,M=null,N=()=>w("pair").length>0?Ii(v.values,
w("pair")):w("panel").none?"":ls(v.values[0],w("panel")),B=()=>{let[T,q]=v.values;N()?y(N()):(e.send({kind:"predict",value:T,
second:q,sure:v.sure}),ne(w("game")))},D=T=>e.send({kind:"go",at:T}),P=Jr({press:()=>w("main").kind==="predict"?B():e.send(
{kind:"main"}),refused:y}),Z=u("button.btn",{"data-k":"skip",onclick:()=>e.send({kind:"skip"})},"Skip"),U=u("select.pick\
.surefold",{"data-k":"surefold","aria-label":"How sure are you?",onchange:T=>{v.sure=T.target.value,Ys()}}),I=T=>q=>x("s\
ettings",{...w("settings"),[T.name]:q}),tt=T=>{S=!1,x("question",T),e.send({kind:"pick",question:T}),$t()},$t=()=>{let T=w(
"goal");G(o,T.title?Wi(T):Pi({chips:w("questions"),now:w("question"),open:S,pick:tt,toggle:()=>{S=!S,$t()}}))},Ft=()=>{let T=w(
"panel"),q=w("moment");if(T.none){G(r,u("h2",T.title),u("p.mute",T.when));return}let V=T.revealed&&!w("goal").title,K=w(
"pair"),rt=T.revealed&&Mt()!=="answer",wt=K.length>0&&!rt,ye=V&&(q.headline||T.headline),Pe=ye&&!T.certain?Mi(ye,()=>Js(
"why")):ye||T.ask,en=V?T.ask:T.given;G(r,K.length>0&&rt&&qi(K,D),u("h2",{"data-next":!0,tabindex:-1},(wt?Se(K.map(({ask:Qt})=>Qt)).
both||T.title:Pe)??""),u("p.mute.given",wt?Se(K.map(({given:Qt})=>Qt)).both:en),T.fault&&u("p.refusal",T.fault),!T.revealed&&
qe())},qe=()=>{let T=w("panel"),q=T.knobs.filter(rt=>!rt.model),V=T.row??[];return!!(w("moment").line||w("goal").title)||
q.length===0?!1:u("div.settings",q.map((rt,wt)=>wt===0&&V.length>1?ji(rt.label,V,I(rt)):so(rt,I(rt))))},Ys=()=>{let T=w(
"panel");if(T.none||T.revealed)i.replaceChildren();else{let q={draft:v,folded:U,changed:()=>De(),enter:B};G(i,...Di(T,w(
"pair"),w("note"),q))}},oc=()=>{let T=w("panel"),q=hu.filter(([V])=>V!=="try"||!T.certain);G(l,!!T.revealed&&ft({label:"\
Pages",choices:q,value:Mt(),k:"page",pick:Js}))},Js=T=>{x("page",T),_e()},Mt=()=>w("panel").certain&&w("page")==="try"?"\
answer":w("page"),rc=()=>{let T=w("panel"),q=T.revealed&&Mt()==="why"?T.steps?.[w("why")]:void 0,V=Object.fromEntries((q?.
lit??[]).map(K=>[K,q?.letter??""]));JSON.stringify(V)!==JSON.stringify(w("lit"))&&x("lit",V)},_e=()=>{let T=w("panel");if(E?.
stop(),E=null,Ft(),s.dataset.page=Mt(),s.classList.toggle("stopped",!!w("moment").line),s.dataset.at=String(w("moment").
at??""),oc(),Wo(),ic(),T.none)a.replaceChildren();else if(!T.revealed)G(a,Ti());else{let V=Mt();V==="why"?(k.add(w("why")),
E=Ei(T,w("why"),k,K=>x("why",K),ua)):V==="try"?E=Ui(T,()=>w("tried"),e.send.bind(e)):w("pair").length>0?E=_i(T,w("pair"),
K=>e.send({kind:"own",yes:K})):E=ki(T,()=>w("tried"),w("moment"),!!w("goal").title,qe(),ac,K=>e.send({kind:"own",yes:K}),
()=>Js("why")),G(a,E.node)}G(c,T.revealed&&Mt()==="why"&&Oi(T,w("why"),V=>x("why",V))),rc(),E?.again(),zs(),E?.again();let q=a.
querySelector('.siblings [aria-pressed="true"]');q instanceof HTMLElement&&q.parentElement&&(q.parentElement.scrollLeft=
uu(q))},De=()=>{let{label:T,kind:q,off:V}=w("main"),K=q==="predict";P.show(T??"",V||(K?N():"")),!T&&et(s)===P.node&&(A=!0),
P.node.hidden=!T,Z.hidden=!K||!w("moment").line,h.classList.toggle("last",!K||!!w("goal").title),h.firstChild||h.append(
U,P.node,Z)},Po=()=>u("button.btn.quiet",{"data-k":"save",onclick:()=>e.send({kind:"save"})},"Save my guesses"),Wo=()=>{
let T=w("guesses"),q=w("moment"),V=q.of||0,K=w("ending"),rt=!!K.title,wt=rt&&!s.classList.contains("ended");if(s.classList.
toggle("ended",rt),M?.stop(),M=null,rt){let Qt={go:D,open:fc=>e.send({kind:"open",link:fc})},uc=A||!!et(s);G(d,...ui(K,T,
Qt,Po)),wt&&uc&&ee(s,"ending");return}let ye=w("panel").revealed&&Mt()!=="answer";if(T.length===0&&!V||ye){d.replaceChildren();
return}let Pe=u("div");G(d,u("h3",V>0?`Your guesses, ${T.length} of ${V}`:"Your guesses"),Li(),Pe);let en=q.line?q.at??-1:
-1;M=Lt(Pe,Qt=>bi(Qt,T,Math.max(V,T.length),en))},ic=()=>{let T=w("panel");if(T.none){f.replaceChildren();return}let q=T.
knobs.filter(K=>K.model),V=!w("goal").title;G(f,ni(T),u("p.mute",T.revealed&&Mt()!=="why"?"":T.model),u("div.row",V&&q.map(
K=>so(K,I(K))),T.revealed&&Mt()==="why"&&T.lesson&&u("button.btn.quiet",{"data-k":"read",onclick:()=>Xs(!0)},"Read about\
 it"),T.said&&Mt()==="answer"&&V&&!w("moment").line&&Po()))},Xs=T=>{$=T,p.inert=T,G(m,T&&Ni(w("panel"),()=>Xs(!1))),ee(s,
T?"readclose":"read")},zs=()=>{for(let T=1;T<=fa;T++)s.classList.remove(`c${T}`);M?.again(),jo()},jo=()=>{for(let T=1;T<=
fa&&p.scrollHeight>p.clientHeight+1;T++)s.classList.add(`c${T}`)},ac=()=>p.clientHeight>0&&p.clientHeight<du,Qs=()=>{let T=w(
"panel"),q=T.key!==v.key;q&&Object.assign(v,{key:T.key,values:["",""],sure:"think"}),(q||O)&&(k=new Set);let V=!!(T.revealed&&
O&&!q&&T.said),K=et(s),rt=A||!!(K&&p.contains(K));if(A=!1,O=!T.revealed,p.classList.toggle("asked",O&&!T.none),p.classList.
toggle("paired",w("pair").length>0),to(s,Math.max(w("pair").findIndex(({here:wt})=>wt),0)),p.classList.toggle("lift",V),
$&&!T.revealed&&Xs(!1),$t(),Ys(),De(),_e(),V&&T.said&&y([T,...w("pair").slice(1)].map(({said:wt})=>wt?.verdict??"").join(
" ")),V&&rt&&!(w("goal").title&&K===P.node)){let wt=r.querySelector("h2");wt instanceof HTMLElement&&wt.focus({preventScroll:!0})}},
Vo=new ResizeObserver(()=>requestAnimationFrame(()=>{zs(),E?.again()}));Vo.observe(s);let lc=ds(s,()=>{let T=Math.min(w(
"questions").length,9);return[{keys:["y","n"],shown:"Y, N",words:"Says whether the mistake that is asked about was yours\
.",when:()=>Mt()==="answer"&&[w("panel"),...w("pair")].some(({said:q})=>q?.asks),press:(q,V)=>V.closest(".uw-table.acts,\
 input")?!1:(e.send({kind:"own",yes:q==="y"}),!0)},{keys:Array.from({length:T},(q,V)=>String(V+1)),shown:`1 to ${T}`,words:"\
Asks that question of those above the panel.",when:()=>T>=eo&&!w("goal").title&&!$,press:(q,V)=>V.closest(".uw-table.act\
s, input")?!1:(tt(w("questions")[Number(q)-1].id),!0)}]}),tn=T=>()=>{T(),zs(),E?.again()},cc=()=>{E?.tried(),jo()},hc=()=>{
Ys(),w("panel").revealed&&w("note")&&y(w("note"))},dc=()=>{De(),_e()},Fo=[["change:panel",Qs],["change:questions change:\
question change:goal",tn($t)],["change:page change:why",_e],["change:pair",Qs],["change:main",De],["change:moment",dc],[
"change:guesses change:ending",tn(Wo)],["change:note",tn(hc)],["change:tried",cc],["msg:custom",Ht]];for(let[T,q]of Fo)e.
on(T,q);return Qs(),()=>{for(let[T,q]of Fo)e.off(T,q);E?.stop(),M?.stop(),Vo.disconnect(),lc()}}var ma="uncle_widgets.lesson.";var ga=e=>String(e).replace("-","−"),xa=({low:e,high:t},s)=>n=>(n-e)/(t-e)*s,ba=({dots:e})=>e.filter(({apart:t})=>!t);
function fu(e,t,{left:s,top:n}){let o=xa(t,e),r=p=>s+o(p),i=p=>n+e-o(p),{low:l,high:a,band:c,unit:h}=t,d=ba(t),f=h==="of\
 100"?[0,25,50,75,100]:Zt(l,a),m=c?b("path",{class:"band",d:`M${r(l)} ${i(l)}L${r(l)} ${i(l+c)}L${r(a-c)} ${i(a)}L${r(a)}\
 ${i(a)}
          L${r(a)} ${i(a-c)}L${r(l+c)} ${i(l)}Z`}):d.map(p=>b("path",{class:"reach",d:[`M${r(p.exact)} ${i(Math.max(l,p.
exact-p.reach))}`,i(Math.min(a,p.exact+p.reach))].join("V")}));return b("g",{},m,f.map(p=>[b("path",{class:"grid",d:`M${r(
p)} ${i(l)}V${i(a)}M${r(l)} ${i(p)}H${r(a)}`}),b("text",{x:r(p),y:i(l)+18,"text-anchor":"middle"},ga(p)),b("text",{x:r(l)-
8,y:i(p)+4,"text-anchor":"end"},ga(p))]),b("path",{class:"same",d:`M${r(l)} ${i(l)}L${r(a)} ${i(a)}`}),b("text",{class:"\
faint",x:r(l)+44,y:i(a)+34},"too high"),b("text",{class:"faint",x:r(a)-16,y:i(l)-24,"text-anchor":"end"},"too low"),b("t\
ext",{class:"axis",x:r(a),y:i(l)+36,"text-anchor":"end"},`the answer, ${h}`),b("text",{class:"axis",transform:`translate\
(${r(l)+16} ${i(a)+12}) rotate(-90)`,"text-anchor":"end"},"you said"),d.filter(p=>!p.near).map(p=>b("path",{class:"drop",
d:`M${r(p.exact)} ${i(p.exact)}V${i(p.said)}`})),ya(d,o,e).map(({place:p,number:g},w)=>[b("path",{class:"lead",d:`M${s+p[0]}\
 ${n+e-p[1]}L${s+g[0]} ${n+e-g[1]}`}),b("circle",{class:"place","data-at":d[w].at,cx:r(d[w].exact),cy:i(d[w].said),r:4})]))}
function pu(e,t){let r=Math.max(20,...t.flatMap(c=>c.off)),i=Zt(0,r*1.05),l=c=>92+c/(r*1.05)*(e-92-40),a=t.length*40;return b(
"svg",{class:"surerows",width:e,height:a+24,role:"img","aria-label":"How far off, of 100"},i.map(c=>[b("path",{class:"gr\
id",d:`M${l(c)} 0V${a}`}),b("text",{x:l(c),y:a+18,"text-anchor":"middle"},String(c))]),t.map(({words:c,off:h,mean:d},f)=>{
let m=f*40+20,p={};return[b("text",{class:"level",x:0,y:m+5},c),b("path",{class:"mean",d:`M${l(d)} ${m-16}V${m+16}`}),[...h].
sort((g,w)=>g-w).map(g=>{let w=Math.round(l(g)/9);return p[w]=(p[w]??0)+1,b("circle",{class:"one",cx:l(g),cy:m+8-(p[w]-1)*
9,r:4})}),b("text",{class:"much",x:e,y:m+5,"text-anchor":"end"},String(Math.round(d)))]}))}var mu=156,wa=16,gu=26,wu=[7,
3,1,5,0,4,6,2],xu=8;function ya(e,t,s){let n=([a,c],[h,d])=>Math.hypot(a-h,c-d),o=e.map(({exact:a,said:c})=>[t(a),t(c)]),
r=o.map((a,c)=>o.every((h,d)=>d===c||n(a,h)>=wa)),i=o.map((a,c)=>r[c]?a:null),l=([a,c])=>Math.min(a,c)>=0&&Math.max(a,c)<=
s&&i.every(h=>!h||n(h,[a,c])>=gu)&&o.every(h=>n(h,[a,c])>=wa);return o.forEach(([a,c],h)=>{for(let d=1;!i[h]&&d<=xu;d++)
for(let f of wu){let m=f*Math.PI/4,p=[a+22*d*Math.cos(m),c+22*d*Math.sin(m)];!i[h]&&l(p)&&(i[h]=p)}}),o.map((a,c)=>({place:a,
number:i[c]??a}))}var bu=4;function $a({model:e,el:t}){let s=u("div",{class:"uw uw-lessonchart"});kt(s,e.get("palette"));
let n=u("div",{class:"plot"}),o=u("ul.apart"),r=u("div",{class:"sr"});s.append(u("section",{class:"sheet"},u("h2",{},"Wh\
at you said, against what is so"),n,o,r)),t.append(s);let i="",l=(d,f="")=>X({class:d.near?"dot hit":"dot missed","data-\
k":`dot.${d.at}`,"aria-label":`Position ${d.at+1}: ${d.words}`,title:`Position ${d.at+1}: ${d.words}`,style:f,onclick:()=>e.
send({kind:"go",at:d.at})},String(d.at+1)),a=(d,f)=>{let m=e.get("report"),p=ba(m);return ya(p,xa(m,d),d).map(({number:[
g,w],place:[x,y]},v)=>l(p[v],`left:${f.left+g}px;top:${f.top+d-w}px;--rise:${y-x}px;animation-delay:${v*40}ms`))},c=()=>{
let d=e.get("report"),f=n.clientWidth,m=n.clientHeight,p=`${f} ${m} ${JSON.stringify(d)}`;if(f===0||p===i||!d.dots)return;
i=p;let g=f>560,w={left:44,top:14},x=f-w.left-(g?mu:26),y=Math.max(160,g&&m>260?Math.min(x,m-64):x);G(n,b("svg",{width:f,
height:y+64,"aria-hidden":"true"},fu(y,d,w)),a(y,w),u("ul",{class:g?"legend":"legend under",style:g?`left:${w.left+y+28}\
px`:null},u("li",{},u("i",{class:"dot hit"}),d.band?"within ten":"near"),u("li",{},u("i",{class:"dot missed"}),"further \
off"),g&&u("li",{},u("i",{class:"line"}),"said = exact"),g&&u("li",{},u("i",{class:"patch"}),d.band?"ten each side":"sti\
ll near"))),G(o,d.dots.filter(({apart:v})=>v).map(v=>u("li",l(v),v.words))),r.replaceChildren(u("table",{},u("caption",{},
"Said and exact, position by position"),u("tbody",{},d.dots.map(v=>u("tr",{},u("th",{},`${v.at+1}`),u("td",{},v.words)))))),
d.dots.length===0&&G(n,u("p",{class:"mute"},"No number was given."))},h=new ResizeObserver(()=>requestAnimationFrame(c));
return h.observe(n),e.on("change:report",c),c(),()=>{h.disconnect(),e.off("change:report",c)}}function ka({model:e,el:t}){
let s=u("div",{class:"uw uw-lessonend"});kt(s,e.get("palette"));let n=u("section",{class:"sheet","aria-label":"How you d\
id"}),o=u("p",{class:"told",role:"status"});s.append(n),t.append(s);let r=null,i=a=>u("li",{},X({class:"dot missed","dat\
a-k":`miss.${a.at}`,"aria-label":`Open position ${a.at+1}`,onclick:()=>e.send({kind:"go",at:a.at})},String(a.at+1)),u("s\
pan",{},u("b",{},a.name),a.why&&u("small",{},a.why)),u("span",{class:"off"},u("b",{},a.off),a.againWords&&u("small",{},`\
then ${a.againWords}`))),l=()=>{let a=e.get("report");if(a.done&&ue(ma+a.done,"1"),!a.dots)return;let c=a.dots.filter(p=>!p.
near),h=a.open.length,d=(p,g)=>({kind:p,words:g}),f=[h>0&&d("redo",h===1?"Redo your miss":`Redo your ${h} misses`),a.next&&
d("next","Next lesson"),a.practise&&d("practise",a.practise)].filter(p=>p!==!1&&p!==""),m=u("div",{});r?.stop(),G(n,u("d\
iv",{class:"goal"},u("h2",{tabindex:-1,"data-next":!0},a.title),a.of>0&&u("span",{class:"chip line"},`${a.near} of ${a.of}\
 near`),u("p",{},a.short&&u("b",{},`${a.short} `),a.found)),u("h3",{},yu(c.length,a.of)),c.length>0&&u("ol",{class:c.length>
bu?"misses many":"misses"},c.map(i)),a.sure.length>0&&[u("h3",{},"How sure, and how far off"),u("p",{class:"mute"},`${a.
sureWords} The bar is the mean.`.trim()),m],u("div",{class:"acts"},f.map((p,g)=>X({class:g?"btn":"btn solid","data-k":p.
kind,title:p.kind==="next"?a.next:null,onclick:()=>e.send({kind:p.kind})},p.words)),a.of>0&&X({class:"btn quiet","data-k":"\
save",onclick:()=>e.send({kind:"save"})},"Save"),a.receipt&&X({class:"btn quiet","data-k":"receipt",onclick:()=>ao(a.receipt,
o)},"Copy the receipt")),o),r=a.sure.length>0?Lt(m,p=>pu(p,a.sure)):null};return e.on("change:report",l),e.on("msg:custo\
m",Ht),l(),setTimeout(()=>{let a=n.querySelector("h2");Ve(s)&&a?.focus({preventScroll:!0})},80),()=>{r?.stop(),e.off("ch\
ange:report",l),e.off("msg:custom",Ht)}}async function ao(e,t){try{await navigator.clipboard.writeText(e),t.textContent=
"Copied. Paste it where you hand it in."}catch{t.textContent=e}}function yu(e,t){return t===0?"Nothing was said":e===0?"\
No misses":e===1?"One miss":`${["","One","Two","Three","Four","Five","Six","Seven","Eight","Nine","Ten"][e]??e} misses`}var $u=3e5,Ma="uncle_widgets ",lo="uncle_widgets/left",ho="uncle_widgets/asked",va=Symbol.for("uncle_widgets.whose");function Yt(){
try{return sessionStorage}catch{return null}}var Sa=(e="")=>Object.keys(Yt()??{}).filter(t=>t.startsWith(`${Ma}${e}`));function ku(){
let e=Yt();if(!e)return!1;let[t]=performance.getEntriesByType("navigation"),n=!(t?.type==="navigate"&&e.getItem(lo))&&!e.
getItem(ho);e.removeItem(lo),window.addEventListener("pagehide",()=>e.setItem(lo,"1"));let o=Math.max(...Sa(`${location.
pathname} `).map(r=>Number.parseInt(e.getItem(r)??"",10)||0));return n&&Date.now()-o<$u}function uo(){let e=globalThis;return e[va]??=
{free:ku(),own:new Set,holders:new Set,ask:null,sizes:new ResizeObserver(()=>requestAnimationFrame(gs))},e[va]}var vu=(e,t)=>u(
"div.offer",{role:"group","aria-label":"Go on, or somebody new?"},u("b","Go on, or somebody new?"),u("p","Somebody was h\
ere before. Go on if that was you."),u("div.row",u("button.btn.solid",{"data-k":"resume",onclick:e},"Go on"),u("button.b\
tn",{"data-k":"forget",onclick:t},"Somebody new")));function gs(){let e=uo();if(![...e.holders].some(({give:n})=>n)){e.ask?.
remove(),e.ask=null;return}let[s]=[...e.holders].map(({root:n})=>n).filter(n=>n.getClientRects().length>0).sort((n,o)=>n.
compareDocumentPosition(o)&Node.DOCUMENT_POSITION_FOLLOWING?-1:1);s&&(e.ask??=u("div.uw.uw-whose",vu(()=>co(!0),()=>co(!1))),
s.previousSibling!==e.ask&&s.before(e.ask),Yt()?.setItem(ho,"1"))}function co(e){let t=uo(),s=t.ask?.nextElementSibling;
t.free=!0;let n=[...t.holders].map(i=>i.give);for(let i of t.holders)i.give=null;if(e)for(let i of n)i?.();else for(let i of Sa())
Yt()?.removeItem(i);Yt()?.removeItem(ho);let o=t.ask?.matches(":focus-within");gs();let r=o&&s?.querySelector("button, i\
nput, select, textarea, [tabindex='0']");r instanceof HTMLElement&&r.focus({preventScroll:!0})}function fo(e,t){let s=uo(),
n=()=>`${Ma}${location.pathname} ${t()}`,o=()=>{let a=Yt()?.getItem(n());return a?a.slice(a.indexOf(" ")+1):null},r={root:e,
give:null},i=()=>Yt()?.removeItem(n()),l=()=>s.free||s.own.has(n());return s.holders.add(r),s.sizes.observe(e),{look:a=>{
let c=o();r.give=c&&!l()?()=>a(c):null,c&&l()&&a(c),gs()},again:()=>(l()||i(),o()),keep:a=>{s.ask&&co(!1),s.own.add(n());
try{Yt()?.setItem(n(),`${Date.now()} ${a}`)}catch{}},forget:i,stop:()=>{s.holders.delete(r),s.sizes.unobserve(e),gs()}}}function Ea(e){try{return JSON.parse(e)}catch{return null}}var Mu=12,Su={near:"near",far:"further off",open:"to come"},Eu={near:"hit",far:"missed",open:""};function Oa(e){let t=[];
return e.forEach(({group:s,paired:n},o)=>{n?t.at(-1)?.at(-1)?.push(o):o>0&&e[o-1].group===s?t.at(-1)?.push([o]):t.push([
[o]])}),t}function Aa({model:e,el:t}){let s=u("div",{class:"uw uw-trail"});kt(s,e.get("palette"));let n=u("div",{class:"\
pop",hidden:!0}),o=u("div",{class:"bar"}),r=u("p",{class:"sr",role:"status"});s.append(u("div",{class:"stage"},n,o,r)),t.
append(s);let i=e.get.bind(e),l="",a="",c=It()?fo(s,()=>i("kept")):null,h=(M,N)=>{let B=M.map(Z=>i("spots")[Z].state),D=[
...new Set(B.map(Z=>Su[Z]))].join(", "),[P]=M;return X({class:`spot${N?" long":""}${M.length>1?" both":""}`,"data-k":N?`\
row.${P}`:`spot.${P}`,"aria-current":M.includes(i("at"))?"step":null,"aria-disabled":i("spots")[P].shut?"true":null,"ari\
a-label":`${d(M)}: ${D}`,onclick:()=>p(P)},M.map((Z,U)=>u("span",{class:`disc ${Eu[B[U]]}`,"aria-hidden":"true"},String(
Z+1))),N&&u("span",{class:"mute"},D))},d=M=>M.length>1?`Positions ${M.map(N=>N+1).join(" and ")}, together`:`Position ${M[0]+
1}`,f=()=>Oa(i("spots")).flat(),m=()=>f().find(M=>M.includes(i("at")))??[i("at")],p=M=>{if(i("spots")[M].shut){r.textContent=
"Give your prediction first.";return}w(""),e.send({kind:"go",at:M})},g=M=>{w(""),M.kind==="begin"&&c?.forget(),e.send(M)},
w=M=>{let N=l;if(l=M===l?"":M,k(),l){let B=n.querySelector('[aria-current], [aria-pressed="true"]')??n.querySelector("bu\
tton");B instanceof HTMLElement&&B.focus({preventScroll:!0})}else N&&ee(s,N)},x=u("p",{role:"status"}),y=async()=>{await ao(
i("receipt"),x),x.scrollIntoView({block:"nearest"})},v=()=>[u("ol",{class:"rows"},i("lessons").map(({lesson:M,name:N,goal:B,
now:D},P)=>u("li",{},X({class:"row","data-k":`lesson.${M}`,"aria-pressed":String(D),onclick:()=>g({kind:"lesson",lesson:M})},
u("span",{class:"nr","aria-hidden":"true"},String(P+1)),u("span",{},u("b",{},N),u("small",{},B)))))),u("div",{class:"onc\
e"},u("label",{},u("span",{},"Your name or number"),u("input",{class:"txt","data-k":"student","data-draft":"student",maxlength:40,
autocomplete:"off",value:i("student"),onchange:M=>e.send({kind:"name",name:M.target.value})})),X({class:"btn","data-k":"\
begin",onclick:()=>g({kind:"begin"})},"Begin again"),X({class:"btn","data-k":"practise",onclick:()=>g({kind:"practise"})},
"Practise this"),X({class:"btn","data-k":"save",onclick:()=>e.send({kind:"save"})},"Save my answers"),i("receipt")&&X({class:"\
btn","data-k":"receipt",onclick:y},"Copy the receipt"),i("kept")&&!i("alone")&&X({class:"btn","data-k":"page",onclick:()=>g(
{kind:"page"})},"Save as a page"),i("kept")&&i("classroom")&&u("a.btn",{"data-k":"classroom",href:i("classroom")},"With \
a class"),i("kept")&&X({class:"btn","data-k":"print",onclick:()=>e.send(oi())},"Print"),x)],k=()=>{let M=i("spots"),N=i(
"at");s.classList.toggle("many",M.length>Mu);let B=(D,P)=>X({class:`btn open-${D}`,"data-k":D,"aria-expanded":String(l===
D),onclick:()=>w(D)},P);G(o,M.length>0&&u("ol",{class:"trail","aria-label":"Positions"},Oa(M).map(D=>u("li",{class:"disc\
s"},D.map(P=>h(P,!1))))),M.length>0&&B("spots",N<0?`${M.length} positions`:`${d(m()).replace(", together","")} of ${M.length}`),
(i("note")||i("busy"))&&u("p",{class:"told",role:"status"},i("note")||i("busy")),i("seeking")&&X({class:"btn","data-k":"\
stop",onclick:()=>e.send({kind:"stop"})},"Stop"),B("lessons",i("lesson"))),n.hidden=!l,l==="lessons"?G(n,v()):G(n,l==="s\
pots"&&u("ol",{class:"rows"},f().map(D=>u("li",{},h(D,!0)))))},S=()=>{let M=i("answers");a!==i("kept")?(a=i("kept"),a&&!M.
length&&c?.look(N=>e.send({...Ea(N),kind:"restore"}))):a&&M.length>0&&c?.keep(JSON.stringify({answers:M,at:i("at"),student:i(
"student")}))},$=()=>{setTimeout(()=>{i("at")>=0&&Ve(s)&&ee(s,`spot.${m()[0]}`)},80)},O=M=>{Ht(M),ri(M)},A=M=>{l&&!M.composedPath().
includes(s)&&(l="",k())};s.addEventListener("keydown",M=>{M.key==="Escape"&&l&&w("")}),document.addEventListener("pointe\
rdown",A);let E=[["change:spots change:at change:lessons change:lesson change:busy change:seeking change:note change:stu\
dent",k],["change:answers change:at change:kept change:student",S],["change:at",$],["msg:custom",O]];for(let[M,N]of E)e.
on(M,N);return k(),S(),()=>{document.removeEventListener("pointerdown",A),c?.stop();for(let[M,N]of E)e.off(M,N)}}var ws=class{constructor(t,s){this.model=t,this.marked=s,this.at=-1/0,this.stamp=-1,this.move="",this.next=""}get waiting(){
return this.stamp===this.model.get("stamp")&&performance.now()-this.at<3e3}send(t,s){if(!(!t||this.model.get("busy"))){if(this.
waiting){this.model.get("mode")==="edit"&&(this.next=t);return}this.at=performance.now(),this.stamp=this.model.get("stam\
p"),this.mark(t),this.model.send({kind:"move",move:t,stamp:this.stamp,said:s})}}drawn(){this.mark(this.waiting?this.move:
"");let t=this.next;!t||this.waiting||(this.next="",this.send(t,null))}mark(t){this.move=t,this.marked(t)}};var Ou=({words:e,name:t},s)=>u("p.covered",`${e} `,s?u("b",t):u("span.blank",{role:"img","aria-label":"a covered name"})),
xs=class{constructor({send:t,drawn:s}){this.send=t,this.drawn=s,this.opened=!1,this.root=u("div.call",{role:"group",hidden:!0})}get hidden(){
return this.root.hidden}cover(){this.opened=!1}show(t,s,n){let o=s?t.alert??"":"",r=t.covered??[],i=n==="shown"||n==="pr\
ess"&&this.opened,l=o?(t.actions??[]).find(h=>h.strong):void 0;this.root.hidden=!o&&!r.length,this.root.classList.toggle(
"calm",!o&&!(s&&t.actions?.length));let a=JSON.stringify([o,l,r,i,n]);if(this.root.dataset.looks===a)return;this.root.dataset.
looks=a,this.root.setAttribute("aria-label",o||"What lies covered");let c=()=>{this.opened=!this.opened,this.show(t,s,n),
this.drawn()};G(this.root,o&&u("p",u("b",o)),r.length>0&&u("div.covers",r.map(h=>Ou(h,i))),r.length>0&&n==="press"&&u("b\
utton.btn",{"data-k":"covers","aria-pressed":String(i),onclick:c},i?"Cover":"Show"),l&&u("button.btn.alert",{"data-k":"c\
all","data-act":l.move,onclick:()=>this.send(l.move)},l.label))}};function La({place:e,now:t,said:s},n){let[o="",r=""]=s??[];return{place:n.place??[e,o&&t].filter(Boolean).join(" "),line:n.
line??(o?[o,r]:[t??"",r])}}var Ta=7,bs=class{constructor({texts:t,see:s}){this.texts=t,this.see=s,this.chip=u("button.ch\
ipbtn",{"data-k":"clause",hidden:!0,onclick:()=>this.open(!!this.box.hidden)}),this.badge=u("b.badge",{hidden:!0}),this.
place=u("span.place"),this.line=u("p.line"),this.note=u("p.note",{role:"status"}),this.sheet=u("button.btn.quiet",{"data\
-k":"scores","aria-expanded":"false",hidden:!0},"Scores"),this.eyes=u("div.seg",{role:"group","aria-label":"Seen by"}),this.
seen=u("div.eyes",at("eye",22),this.eyes),this.box=u("div.clause-box",{hidden:!0,tabindex:-1,"data-k":"clauses"}),this.root=
u("div.caption",u("div.told",u("p.over",this.badge,this.chip,this.place),this.line,this.note),u("div.seen",this.sheet,this.
seen)),this.looks=""}show({clauses:t,badge:s="",place:n,line:o,note:r,tone:i}){F(this.root,"data-tone",i),this.badge.hidden=
!s,this.badge.textContent=s;let l=this.texts(),[a=""]=t;this.place.textContent=n,this.line.hidden=!!r,this.line.replaceChildren(
u("b",o[0]),o[1]?` ${o[1]}`:""),this.line.classList.remove("long"),this.line.classList.toggle("long",this.line.scrollWidth>
this.line.clientWidth+1),this.note.textContent!==r&&(this.note.textContent=r),this.note.hidden=!r;let c=JSON.stringify([
t,i]);if(c===this.looks)return this.below();this.looks=c,this.open(!1);let h=i==="trial"?"not the game":a;this.chip.hidden=
!h,this.chip.replaceChildren(u("span.chip.line",h));let d=t.filter(f=>l[f]);F(this.chip,"aria-disabled",d.length&&i!=="t\
rial"?"":"true"),F(this.chip,"data-clause",a),this.box.replaceChildren(u("dl",d.map(f=>u("div",u("dt",f),u("dd",l[f])))))}open(t){
let s=t&&this.box.querySelector("dt")!=null&&this.chip.getAttribute("aria-disabled")!=="true";this.box.hidden=!s,this.below(),
F(this.chip,"aria-expanded",String(s))}below(){this.box.hidden||(this.box.style.top=`${this.root.offsetTop+this.root.offsetHeight}\
px`)}escape(){return this.box.hidden?!1:(this.open(!1),this.chip.focus(),!0)}showEyes(t,s){let n=JSON.stringify(t);if(this.
seen.hidden=t.length<2,this.eyes.dataset.looks!==n){this.eyes.dataset.looks=n;let r=u("select.pick",{"data-k":"eyes.many",
"aria-label":"Seen by",onchange:i=>this.see(i.target.value)},t.map(([i,l])=>u("option",{value:i},l)));this.eyes.classList.
toggle("seg",t.length<=Ta),this.eyes.replaceChildren(...t.length>Ta?[r]:t.map(([i,l])=>u("button",{"data-eye":i,title:l,
"aria-label":l,onclick:()=>this.see(i)},l)))}let o=this.eyes.querySelector("select");if(o)o.value=s;else for(let r of this.
eyes.children)F(r,"aria-pressed",String(r.getAttribute("data-eye")===s))}};function Jt(e,t){let s=Math.abs(e)*10**t,n=Math.floor(s);if(s-n!==.5||!Number.isInteger(e*2**(t+1)))return e.toFixed(t);
let o=(n%2?n+1:n)/10**t;return(e<0?-o:o).toFixed(t)}function Au(e){return e>0&&e<5/1e4?"under 0.1%":e<1&&e>9995/1e4?"ove\
r 99.9%":`${Jt(100*e,1)}%`}var Dt=(e,t)=>t==="chance"?Au(e):`${Jt(Math.abs(e)<.005?0:e,2)} ${t}`.replace("-","−");function Na(e,t,s){
let{value:n,share:o,words:r}=bt(String(e),t==="chance"?_t:{low:s[0],high:s[1],unit:t});if(n==null)throw new Error(r);return t===
"chance"?o:n}function Ca(e,t,s,n){let o=s==="chance";if(n==="exact")return o?"Within 1.":"That is it, as printed.";let r=Math.
round(Math.abs(e-t)*1e9)/1e9,i=o?String(ge(r)):Dt(r,s),l=n==="far"?"":o?": within ten":": near";return`${i} too ${e>t?"h\
igh":"low"}${l}.`}var ge=e=>Math.floor(Math.round(e*1e9)/1e7+.5),ys=(e,t)=>t==="chance"?.105:Math.max(Math.abs(e)/10,.1),
Tu=2,Lu=[["know","I know"],["think","I think so"],["guess","A guess"]];function po(e){let t=[];for(let[i,l]of Lu){let a=e.
filter(({sure:c,measure:h})=>c===i&&h==="chance").map(c=>c.off);if(a.length>=Tu){let c=100*a.reduce((h,d)=>h+d,0)/a.length;
t.push([`“${l}”`,Jt(Math.round(1e9*c)/1e9,0)])}}if(t.length===0)return"";let[[s,n],...o]=t,r=o.map(([i,l])=>`; when \
you said ${i}, by ${l}`).join("");return`When you said ${s} you were off by ${n} of 100${r}.`}var mo=e=>e.charAt(0).toUpperCase()+
e.slice(1);var Ha=(e,t)=>Math.max(0,Math.min(e.x+e.w,t.x+t.w)-Math.max(e.x,t.x))*Math.max(0,Math.min(e.y+e.h,t.y+t.h)-Math.max(e.y,
t.y)),go=(e,t,s,n)=>Math.max(s,Math.min(e,s+n-t));function Ba({w:e,h:t},s,n,o){let r={x:s.x+s.w/2,y:s.y+s.h/2},i=[["abov\
e",r.x-e/2,s.y-t-10],["below",r.x-e/2,s.y+s.h+10],["right",s.x+s.w+10,r.y-t/2],["left",s.x-e-10,r.y-t/2]],l=Math.min(n.y+
n.h,...o.map(({y:m})=>m));i.push(["right",s.x+s.w+10,l-t-10],["left",s.x-e-10,l-t-10]);let a=i.map(([m,p,g])=>{let w={x:go(
p,e,n.x,n.w),y:go(g,t,n.y,n.h),w:e,h:t},x=Ha(w,s)+3*o.reduce((y,v)=>y+Ha(w,v),0);return{...w,side:m,covers:x}}),{covers:c,
...h}=a.reduce((m,p)=>p.covers<m.covers-1?p:m),d=h.side==="above"||h.side==="below"?r.x-h.x:r.y-h.y,f=h.side==="above"||
h.side==="below"?e:t;return{...h,tip:go(d,0,14,f-28)}}var Ra=(e,t)=>b("svg.small-card",{viewBox:"0 0 48 68",...t},Nt(e,48));function Nu(e,t){let s={"data-act":e.move,onclick:()=>t(
e.move)};if(e.face){let n=[e.group,e.label].filter(Boolean).join(" ");return u("button.btn.card-pick",{"aria-label":n,title:e.
label,...s},Ra(e.face,{"aria-hidden":"true"}))}return u("button.btn",{...s},e.colour&&Ue(e.colour)&&b("svg.icon",{viewBox:"\
-12 -12 24 24",style:"width:1.4em;height:1.4em","aria-hidden":"true"},qt(e.colour,0,0,8.5,{fill:`var(--c-${e.colour})`,stroke:"\
#fff","stroke-width":2})),e.label)}var Cu=e=>[u("p.mute","What lies under it, as you remember"),u("ol.recall",e.map(t=>u(
"li",Ra(t.face,{role:"img","aria-label":t.label}))))],$s=class{constructor(t){this.how=t,this.key="",this.root=u("div.ch\
ooser",{role:"group",hidden:!0}),this.away=s=>{let[n]=s.composedPath();n instanceof Element&&!this.root.contains(n)&&!n.
closest(".thing.plays")&&this.close()}}show(t){if(this.key===t.key)return this.leave();let s=!t.plays&&t.recall?.length,
n=t.picks.find(i=>i.group)?.group,o=i=>{this.leave(),this.how.play(i)};this.key=t.key,this.root.setAttribute("aria-label",
s?`Under ${t.label}`:`How to play: ${t.label}`);let r={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
leave()};this.root.replaceChildren(u("div.choose-head",u("p",u("b",mo(t.label)),n&&u("span",`: ${n}`)),X(r,at("close",16))),
...s?Cu(t.recall):[u("div.picks",t.picks.some(i=>i.parts?.length)?this.parts(t.picks,[],o):t.picks.map(i=>Nu(i,o)))]),this.
root.hidden=!1,document.addEventListener("pointerdown",this.away,!0),this.how.moved(),this.stand(),this.buttons.find(i=>!i.
matches(".shut"))?.focus({preventScroll:!0})}parts(t,s,n){let o=new Set(t.flatMap(({parts:i})=>(i??[]).filter(l=>!s.includes(
l)))),r=i=>{let l=[...s,i],a=t.filter(({parts:c})=>c?.includes(i));if(a.length===1)return n(a[0].move);this.root.querySelector(
".picks")?.replaceChildren(...this.parts(a,l,n)),this.stand(),this.buttons.find(c=>c.dataset.part)?.focus({preventScroll:!0})};
return[...s.length?[u("p.mute",`${s.join(", ")}, and ...`)]:[],...[...o].sort().map(i=>u("button.btn",{"data-part":i,onclick:()=>r(
i)},i))]}get buttons(){return[...this.root.querySelectorAll("button")]}stand(){let t=this.key&&this.how.around(this.key),
s=this.root.parentElement;if(!t||!s)return;let n=s.getBoundingClientRect(),o=Math.max(n.top,0),r=6,i={x:r,y:o-n.top+r,w:n.
width-2*r,h:Math.min(n.bottom,window.innerHeight)-o-2*r};this.root.style.cssText=`left:0;top:0;max-width:${i.w}px;max-he\
ight:${i.h}px`;let l=({x:m,y:p,w:g,h:w})=>({x:m-n.left,y:p-n.top,w:g,h:w}),a={w:this.root.offsetWidth,h:this.root.offsetHeight},
{x:c,y:h,side:d,tip:f}=Ba(a,l(t.card),i,t.hand.map(l));this.root.dataset.side=d,this.root.style.cssText+=`;left:${c}px;t\
op:${h}px;--tip:${f}px`}leave(){let t=this.key;this.close(),this.how.focus(t)}close(){if(!this.key)return;let t=this.key,
s=this.root.contains(et(this.root));this.key="",document.removeEventListener("pointerdown",this.away,!0),this.root.hidden=
!0,this.root.replaceChildren(),this.how.moved(),s&&this.how.focus(t)}stroke(t){let s=this.buttons,n=s.findIndex(r=>r.matches(
":focus"));if(!this.key||n<0)return!1;let o={ArrowRight:n+1,ArrowDown:n+1,ArrowLeft:n-1,ArrowUp:n-1,Home:0,End:s.length-
1}[t.key];return o==null?!1:(t.preventDefault(),s[(o+s.length)%s.length].focus({preventScroll:!0}),!0)}};var we=10;function Hu(e,t,s,n){if(t&&s>=t*46)return Math.min(t,Math.max(e,1));if(!e)return 1;let o=Math.max(1,Math.floor(
(s+we)/(n+we)));return Math.ceil(e/Math.ceil(e/o))}function Oe(e,t,s,n,o,r){let i=e.text(`${t.id}.label`,t.label,s,n+10,
{room:o}),l=Hu(t.cells.length||1,t.columns??0,o,r?58:50),a=Math.min(r?66:60,(o-we*(l-1))/l),c=a+we,h=e.extras.acting?8:0,
d=n+22+i;return t.cells.forEach((f,m)=>{let p=s+m%l*c,g=d+Math.floor(m/l)*(a*1.4+we+h);"key"in f?e.card(f,p,g,a,{role:"g\
rid",own:!0}):(e.add("pile",`${t.id}.${m}`,p,g,{w:a,under:0,empty:!0}),f.seat!=null&&e.add("mark",`${t.id}.${m}`,p+a/2-9,
g+a*.7-9,{seat:f.seat,size:18,quiet:!0}))}),d-n+Math.ceil(t.cells.length/l)*(a*1.4+we+h)+10}function Ae(e,t,s,n,o){let r=t.
values.length,i=Math.min(56,(o-10*(r-1))/r),l=r*i+(r-1)*10;return e.add("dice",t.id,s,n,{w:l,size:i,values:t.values,thrown:t.
thrown??0,lit:t.lit??[],label:t.label,move:t.move??"",off:e.extras.acting?t.off??"":"",plays:e.extras.acting&&!!t.move,picks:[]}),
i+14}function wo(e,t,s,n,o){let r=n+12;r+=e.text(`${t.id}.label`,t.label,s,r,{room:o})+10;for(let[i,{words:l,note:a,box:c}]of t.
rows.entries()){let h=c?30:0,d={size:14,bold:!0,quiet:c==="open",room:o-h};c&&e.add("box",`${t.id}.${i}`,s,r+3,{box:c,size:20}),
r+=14+e.text(`${t.id}.${i}.words`,l,s+h,r+12,d),a&&(r+=15+e.text(`${t.id}.${i}.note`,a,s+h,r+13,{room:o-h})),r+=7}return r-
n+6}function Ia(e,t,s,n){t.rows.filter(({box:o})=>o).forEach(({box:o},r)=>{e.add("box",`${t.id}.${r}`,s+30*r,n,{box:o,size:24})})}
function Te(e,t,s,n,o,r,i){let l=e.extras.boards?.[t.board];if(!l)throw new Error(`Expected a board called "${t.board}",\
 which was to be sent before its tokens.`);let a=i==null?Math.min(r,o*l.height/l.width):r;return e.add("board",t.id,s,n,
{w:o,h:a,k:Math.min(o/l.width,a/l.height),board:l,zone:t,heat:e.extras.heat??{},clear:!!e.extras.clear,acting:!!e.extras.
acting,spots:e.extras.spots??{},lit:e.extras.lit??{},clearance:i??0}),a+14}var qa=390,vs=620,Le=196,_a=58,xo=38,bo=50,ks=e=>e.cards.some(t=>t.move||t.picks?.length),Da=e=>[...e.cards,...(e.before??
[]).flatMap(t=>"top"in t&&t.top||[])];function Pa(e,t,s,n,o){let r=s,i=0;for(let l of t){let a=Math.min(o-(r-s),l.values.
length*_a);i=Math.max(i,Ae(e,l,r,n,a)),r+=a+8}return i}function Wa(e,t,s,n,o,r,i){let a=(o-16*(r-1))/r,c=n;for(let h=0;h<
t.length;h+=r){let d=t.slice(h,h+r),f=(m,p)=>i?Bu(e,m,s+p*(a+16),c,a):e.other(m,s+p*(a+16),c,a,!1);c+=(i?10:18)+Math.max(
...d.map(f))}return c-n}function Bu(e,t,s,n,o){let r=Da(t),i=r.length?xo*(1+.4*(r.length-1))+12:0,l=e.head(t,s,n,o-i,28),
[a]=t.counters??[],c={w:xo,ideal:xo*.4,tight:.3};if(e.cards(r,s+o-i,n,i,c,{role:"seat"}),!a)return 34+l;let h=Math.max(a.
full??0,a.value),d=a.art==="agents"?24*h:0;d&&e.add("agents",`${t.id}.0`,s,n+36+l,{count:a.value,full:h,size:18});let f={
value:a.value,label:a.label??"",high:18,room:o-i-d};return e.add("counter",`${t.id}.0`,s+d+6,n+36+l,f),58+l}function ja(e,t,s,n,o){
return t.stacks.forEach((r,i)=>e.stack(r,s+i*o/2,n,50)),t.stacks.length?116:0}function Va(e,t,s,n,o){let{seats:r,boards:i,
fans:l,grids:a,dice:c,notes:h}=t,d=24,[f,...m]=r,p=s-d-Le,g=p-2*d,w=14,x=14;for(let y of i)w+=Te(e,y,d,w,g,o);x+=Pa(e,c,
p,x,Le);for(let y of h)x+=wo(e,y,p,x,Le)+8;f&&!ks(f)&&(x+=e.other(f,p,x+4,Le,!0)+20),x+=ja(e,t,p,x+4,Le);for(let y of a)
w+=Oe(e,y,d,w,g,!0);return m.length&&(w+=Wa(e,m,d,w+6,g,Math.min(m.length,3),!0)),w=Math.max(w,x),l.length&&(w+=e.fans(l,
d,w,s-2*d,!0)),f&&ks(f)&&(w+=e.own(f,d,w+6,s-2*d,176)),{y:w,middle:{x:d+g/2,y:240,r:40}}}function Fa(e,{seats:t,boards:s,
stacks:n,dice:o,notes:r},i,l,a){let d=i-48,f=(l-20)/Math.max(1,t.length);for(let p of s)a?Te(e,p,0,0,l,d,bo):Te(e,p,0,bo,
l,d-bo,0);let m=10;for(let p of o)Ae(e,p,m,8,p.values.length*36),m+=p.values.length*36+6;for(let p of r)Ia(e,p,a?10:m+6,
a?d-34:14);for(let[p,{top:g}]of n.entries())g&&e.card(g,10+p*44,d-66,38,{role:"stack"});return t.forEach((p,g)=>{Ru(e,{...p,
cards:Da(p)},10+g*f,d+10,f-4)}),{y:i-18,middle:{x:l/2,y:d/2,r:40}}}function Ru(e,t,s,n,o){let r=t.cards.length?24+9*(t.cards.
length-1):0,i=o-24-r;e.add("mark",t.id,s,n+2,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,st(t.name,13,
i).lines[0],s+25,n+9,{size:13,bold:!0,quiet:!1,room:i});let l=(t.counters??[]).map(({value:c,label:h})=>`${c} ${h}`)[0]??
t.note??"";e.text(`${t.id}.note`,st(l,12,i).lines[0],s+25,n+24,{size:12,room:i});let a={w:22,ideal:9,tight:.3,least:22};
e.cards(t.cards,s+o-r-2,n-1,r,a,{role:"seat"})}function Ga(e,t,s){let{seats:n,boards:o,fans:r,grids:i,dice:l,notes:a}=t,
c=14,h=s-2*c,[d,...f]=n,m=10;for(let w of o)m+=Te(e,w,c,m,h,440);let p=l.length?Math.min(150,l.reduce((w,{values:x})=>w+
x.length*_a+8,0)):0,g=Pa(e,l,c,m,p);if(g+=ja(e,t,c,m+g,Math.max(p,130)),d&&!ks(d)){let w=p?c+p+16:c;g=Math.max(g,e.other(
d,w,m,c+h-w,!1))}m+=g+12;for(let w of a)m+=wo(e,w,c,m,h)+8;for(let w of i)m+=Oe(e,w,c,m,h,!1);return r.length&&(m+=e.fans(
r,c,m,h,!1)),f.length&&(m+=Wa(e,f,c,m+4,h,Math.min(f.length,3),!1)),d&&ks(d)&&(m+=e.own(d,c,m,h,0)),{y:m,middle:{x:s/2,y:200,
r:40}}}var Za=e=>[[0,0],[1,0],[1,1]].slice(0,e),Iu=20,qu=60,Ya=({extras:e})=>e.acting?e.call?32:14:0;function Ja(e){let t=(e.before??
[]).filter(({kind:s})=>s==="stack");return{beside:t.slice(0,-1),space:t.at(-1)}}function Ka(e,t,s,n,o,r,i){let{beside:l,
space:a}=Ja(t),c=r?s+i+28:s,h=o-i-28,d=e.head(t,c,n,h,30),f=c;for(let m of l)e.stack(m,f,n+46+d,46,110),f+=118;if(!t.me){
let m={w:38,ideal:22,tight:.05};e.cards(t.cards,f,n+46+d,c+h-f,m,{role:"seat"})}a&&e.stack(a,r?s:s+o-i,n,i,i+40)}function Xa(e,{
seats:[t,...s],ring:n,stacks:o},r,i){let a=92*1.4+32,c=r/2-i-24,h=r/2+24,d=28,f=d+a+74,m=s.length===1;s.forEach((y,v)=>{
let[k,S]=Za(s.length)[v];Ka(e,y,k?h:i,S?f:d,c,!!k,92)}),t&&Ka(e,{...t,me:!0},i,f,c,!1,92);let p={x:m?h+c/2:r/2,y:m?d+44:
d+a+32,r:40};n&&e.add("ring",n.id,p.x,p.y,{ring:n,r:p.r});let g=m?92:46,w=m?p.x-o.length*(g+40)/2+20:p.x+90;o.forEach((y,v)=>e.
stack(y,w+v*(g+40),m?d+120:p.y-44,g,g+40));let x=f+a+4;if(t){let y=e.extras.call??0,v=Ya(e),k=t.cards.some($=>$.face);y&&
(e.call=x),x+=(y?y+20:0)+v;let S={w:k?88:62,ideal:k?106:44,tight:.5,least:60,floor:20};x+=e.cards(t.cards,i,x,r-2*i,S,{own:!0,
role:"hand"})}return{y:x,middle:p}}function Ua(e,t,s,n,o){let{beside:r,space:i}=Ja(t),l=46,a=o-l-34;e.add("mark",t.id,s,
n+2,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,t.name,s+26,n+11,{size:13,bold:!0,quiet:!1,room:a}),e.
text(`${t.id}.note`,st(t.alert||t.note,12,a).lines[0],s+26,n+25,{size:12,quiet:!t.active,room:a});let c=s;for(let h of r){
if(h.top){let d={...h.top,move:h.move||h.top.move,off:h.off||h.top.off};e.card(d,c,n+36,26,{role:"stack",recall:h.recall})}else
e.add("pile",h.id,c,n+36,{w:26,under:0,empty:!0});e.text(`${h.id}.count`,String(h.count),c+32,n+58,{size:14,bold:!0,quiet:!1}),
c+=58}if(!t.me){let h={w:22,ideal:10,tight:.05};e.cards(t.cards,c,n+38,s+o-l-8-c,h,{role:"seat"})}i&&za(e,i,s+o-l,n,l)}function za(e,t,s,n,o){
t.top?e.card(t.top,s,n+2,o,{role:"space",recall:t.recall}):e.add("pile",t.id,s,n+2,{w:o,under:0,empty:!0});let r=[t.count>
1?t.count:"",t.label].filter(Boolean).join(" "),i=st(r,12,o+14).lines.length<2;e.text(`${t.id}.label`,r,i?s+o/2:s+o+6,n+
o*1.4+17,{size:12,anchor:i?"middle":"end",room:i?o+14:3*o})}function Qa(e,{seats:[t,...s],ring:n,stacks:o},r,i){let a=i/
2-10-10,c=i/2+10,h=88,d=s.length===1;s.forEach((y,v)=>{let[k,S]=Za(s.length)[v];Ua(e,y,k?c:10,6+S*h,a)}),t&&Ua(e,{...t,me:!0},
10,6+h,a),o.slice(0,3).forEach((y,v)=>{d&&za(e,y,c+20+v*66,50,46)});let f=e.extras.call??0,m=Ya(e),p=6+2*h+6+m;f&&(e.call=
p-m);let g=p+(f?f+8:0),w=Math.max(Iu,vt(78,r-g-8));t&&e.cards(t.cards,10,g,i-130,{w,ideal:w*1.12,tight:.36,least:w},{own:!0,
role:"hand"});let x={x:i-66,y:g+24,r:34};return n&&r-g<qu?(e.add("ring",n.id,x.x,r-18,{ring:{...n,value:"",note:""},r:x.
r}),e.text(`${n.id}.note`,`${n.value??""} ${n.note??""}`,i-10,r-14,{size:14,anchor:"end",room:170})):n&&(e.add("ring",n.
id,x.x,x.y,{ring:{...n,note:""},r:x.r}),e.text(`${n.id}.note`,n.note??"",x.x,x.y+30,{size:12,anchor:"middle",room:126})),
{y:Math.max(r-8,t?g+w*1.4:0),middle:x}}var _u={mark:({size:e})=>({x:0,y:0,w:e,h:e}),pile:({w:e,empty:t})=>t&&{x:0,y:0,w:e,h:e*1.4},ring:({r:e})=>({x:-e,y:-e,w:2*
e,h:2*e}),dice:({w:e,size:t})=>({x:0,y:0,w:e,h:t}),box:({size:e})=>({x:0,y:0,w:e,h:e})},Ms=class{constructor(t){this.extras=
t,this.call=0,this.things=[],this.over=[]}add(t,s,n,o,r={}){this.things.push({kind:t,key:`${t}:${s}`,x:n,y:o,...r});let i=this.
extras.lit?.[s],l=_u[t]?.(r);i!=null&&l&&this.over.push({kind:"lit",key:`lit:${s}`,x:n+l.x,y:o+l.y,w:l.w,h:l.h,tab:i,role:t})}text(t,s,n,o,{
size:r=13,room:i=1/0,bold:l=!1,quiet:a=!0,anchor:c="start",tone:h=""}={}){if(!s)return 0;let{lines:d,size:f}=st(s,r,i,l?
1.06:1);return this.add("text",t,n,o,{lines:d,size:f,bold:l,quiet:a,anchor:c,tone:h}),(d.length-1)*f*1.2}card(t,s,n,o,{seen:r=o,
own:i=!1,role:l="",recall:a=[]}={}){let{lit:c={},dealt:h={},acting:d=!1,under:f=!0,opens:m=""}=this.extras,p=h[t.key]??t.
face??null,g=d&&!!(t.move||t.picks?.length),w=!!t.lifted,x=l==="grid"?0:o<80?12:14,y=i&&(g||d&&t.ghost)?x+(w?o*(x?.24:.14):
0):0;this.things.push({kind:"card",key:t.key,x:s,y:n-y,w:o,face:p,label:t.label,origin:t.origin??"",role:l,dealt:t.key in
h,kin:!!t.kin,ghost:!!t.ghost,seen:r,plays:g,off:d?t.off??"":"",under:i&&g&&!w,up:w,move:t.move??"",picks:t.picks??[],recall:f?
a:[],opens:m===t.key&&!g&&!t.off}),t.key in c&&this.over.push({kind:"lit",key:`lit:${t.key}`,x:s,y:n-y,w:r,h:o*1.4,tab:c[t.
key],role:l})}cards(t,s,n,o,r,{own:i=!1,role:l="",pitch:a=1.4,centre:c=!1}={}){if(!t.length)return 0;let{w:h,step:d,cols:f,
rows:m}=ce(t.length,o,r);return t.forEach((p,g)=>{let w=Math.floor(g/f),x=g%f,y=Math.min(f,t.length-w*f),v=c?s+(o-(d*(y-
1)+h))/2:s;this.card(p,v+x*d,n+w*a*h,h,{seen:x===y-1?h:Math.min(h,d),own:i,role:l})}),h*1.4+(m-1)*a*h}};var tl=e=>e.map(t=>({...t,art:""})),Xt=class extends Ms{head(t,s,n,o,r=30){let i=[t.note,t.team].filter(Boolean).join(",\
 "),l=r<30?8:12,a=s+r+l,c=o-r-l;this.add("mark",t.id,s,n,{seat:t.seat,size:r,active:!!t.active});let h=t.alert||i,d=n+r*
(h?.43:.66),f=this.text(`${t.id}.name`,t.name,a,d,{size:15,bold:!0,quiet:!1,room:c}),m=this.text(`${t.id}.note`,h,a,n+r+
f,{room:c,bold:!!(t.active||t.alert),quiet:!t.active,tone:t.alert?"lit":""});return f+m}counters(t,s,n,o,r){let i=n;for(let[
l,a]of(t.counters??[]).entries()){let c=r?18:22;if(this.add("counter",`${t.id}.${l}`,s,i,{value:a.value,label:a.label??"",
high:c,room:o}),i+=c+8,a.art==="chips"){let h=Math.max(1,Math.ceil(a.value/10)),d=r?2.5:3,f=r?1.2:1.4,m=Math.max(3,Math.
min(18,(o-2)/h-3)),p=10*(d+f)+3,g=Math.min(a.value,10)*(d+f)+(a.value>5?3:0);a.value&&this.add("chips",`${t.id}.${l}`,s,
i+g,{count:a.value,w:m,t:d,g:f,pitch:m+3}),i+=p}if(a.art==="agents"){let h=Math.max(a.full??0,a.value);this.add("agents",
`${t.id}.${l}`,s,i,{count:a.value,full:h,size:18}),i+=26}}return i-n}other(t,s,n,o,r){let i=t.cards??[],l=t.counters??[],
a=!r||o<150,c=this.head(t,s,n,o,a?26:30),h=l.length&&o>=150,d=i.some($=>$.face||$.key in(this.extras.dealt??{})),f=a?38:
48,m=Math.min(h?o-74:o,d?1/0:f*3.4),p={w:f,ideal:f*(d?.72:.7),tight:d?.62:.05},g=n+(a?38:44)+c,w=this.cards(i,s,g,m,p,{role:"\
seat",pitch:.62});if(t.alert&&i.length){let{w:$,step:O,cols:A}=ce(i.length,m,p);this.over.push({kind:"lit",key:`lit:${t.
id}`,x:s,y:g,w:$+(A-1)*O,h:w,tab:""})}let{w:x,step:y,cols:v}=ce(i.length,m,p),k=i.length?x+(v-1)*y+14:0,S=h?Math.max(w,this.
counters(t,s+k,g+2,o-k,a)):w+(l.length?8+this.counters({...t,counters:tl(l)},s,g+w+8,o,!0):0);return g-n+S+this.before(t,
s,g+S+10,o,a)}stack(t,s,n,o,r=o+24){let i=t.top?{...t.top,move:t.move||t.top.move,off:t.off||t.top.off,label:t.top.label||
t.spoken}:null,l=t.count>1&&i&&!i.face?Math.min(3,t.count-1):0;if(this.add("pile",t.id,s,n,{w:o,under:l,empty:!i}),i&&this.
card(i,s,n,o,{role:"stack",recall:t.recall}),!i&&!t.count&&t.label&&o>=40){let{lines:c,size:h}=st(t.label,13,o-2);if(c.length*
h*1.2<o*1.4-8){let d=n+(o*1.4-(c.length-1)*h*1.2)/2+h*.35;return this.add("text",`${t.id}.empty`,s+o/2,d,{lines:c,size:h,
quiet:!0,anchor:"middle",tone:""}),o*1.4}}let a=W(`${t.count} ${t.label}`,14)>r;return this.add("count",t.id,s,n+o*1.4+22,
{count:t.count,lines:a?st(t.label,13,r).lines:[t.label],spoken:t.spoken,broken:a}),o*1.4+30+(a?17*st(t.label,13,r).lines.
length:0)}tray(t,s,n,o){let r=Math.max(1,Math.ceil(Math.max(t.full,t.count)/10)),i=Math.min(27,(o-24)/r-4),l=o<120,a=i+(i>
20?7:4),c=l?3:5,h=l?1.4:2,d=r*a-(a-i)+24,f=10*(c+h)+3,m=22*String(t.count).length+4+W(t.label,13)>Math.max(d,o-8);return this.
add("tray",t.id,s+(o-d)/2,n,{wide:d,high:f,count:t.count,label:t.label,w:i,t:c,g:h,pitch:a,below:m,noted:W(t.label,13)}),
f+(m?62:44)}fans(t,s,n,o,r){let i=n,l=t.length>2?r?56:48:r?80:64;for(let a of t){this.text(`${a.id}.label`,a.label,s,i+10,
{room:o});let c={w:l,ideal:l*.59,tight:.39,least:Math.min(l,r?56:48),floor:20},{w:h,step:d,cols:f,rows:m}=ce(a.cards.length,
o,c),p=a.cards.some(w=>w.above)?22:4,g=a.cards.some(w=>w.under!=null)?40:10;i+=20,a.cards.length||this.add("pile",a.id,s,
i+p,{w:h,under:0,empty:!0}),a.cards.forEach((w,x)=>{let y=Math.floor(x/f),v=x%f,k=x===a.cards.length-1,S=s+v*d,$=i+p+y*(p+
g+h*1.4);this.card(w,S,$,h,{seen:k||v===f-1?h:Math.min(h,d),role:"fan"}),this.text(`${w.key}.above`,w.above??"",S+2,$-8,
{size:k?16:14,bold:k,quiet:!k}),w.under!=null&&this.add("mark",`${w.key}.under`,S+4,$+h*1.4+10,{seat:w.under,size:Math.max(
15,Math.min(22,d*.76)),quiet:!k})}),i+=Math.max(m*(p+g+h*1.4),p+g+l*1.4)+8}return i-n}own(t,s,n,o,r){let i=this.extras.acting?
14:0,l=this.extras.call??0,a=this.before(t,s+r,n,o-r,!r),c=n+a+(l?l+20:0);return l&&(this.call=n+a),c-n+this.hand(t,s,c,
o,r,i)}before(t,s,n,o,r){let i=t.before??[];if(!i.length)return 0;let l=10,a=(o-l*(i.length-1))/i.length,c=Math.min(r?44:
58,a-6),h=0;return i.forEach((d,f)=>{let m=s+f*Math.min(a+l,d.kind==="fan"?1/0:c+40);if(d.kind==="fan"){let p=this.text(
`${d.id}.label`,d.label,m,n+10,{room:a}),g={w:c,ideal:c*.72,tight:.4};h=Math.max(h,18+p+this.cards(d.cards,m,n+18+p,a,g,
{role:"fan"}))}else h=Math.max(h,this.stack(d,m,n,c,Math.min(a,c+34)))}),h+16}hand(t,s,n,o,r,i){let l=r>0,a=t.cards.some(
w=>w.face),c=l?92:70,h=t.cards.length,d={w:a?c:c*.75,ideal:c*(a?l?1.22:1.06:.8),tight:.5,least:Math.min(c,64),floor:a?34:
20};if(l){let w=this.head(t,s,n,r-20),x=this.counters(t,s+4,n+48+w,r-20,!1)+48+w,y=this.cards(t.cards,s+r,n+i,o-r,d,{own:!0,
role:"hand",pitch:1.4+.36});return Math.max(x,y+i+16,a?c*1.4:0)}let f=a&&(h-1)*d.ideal+d.w<=o-112,m=this.head(t,s,n,f?110:
o-100,26);if(f){let w=this.counters(t,s+4,n+44+m,100,!0)+44+m,x=this.cards(t.cards,s+112,n+i,o-112,d,{own:!0,role:"hand"});
return Math.max(w,x+i+16)}let p=this.counters({...t,counters:tl(t.counters??[])},s+o-84,n+6,84,!0),g=n+Math.max(40+m,p+8)+
i;return g-n+this.cards(t.cards,s,g,o,d,{own:!0,role:"hand",pitch:1.4+.42,centre:!0})+16}};var Ot=620,Ss=772,ol=920,Du=["seat","ring","fan","stack","tray","grid","dice","tokens","notes","kinds"];function Ne(e){let t=e.
zones.find(({kind:n})=>!Du.includes(n));if(t)throw new Error(`Expected a zone that the table can draw, not "${t.kind}".`);
let s=n=>e.zones.filter(o=>o.kind===n);return{seats:Yo(s("seat")),ring:s("ring")[0],fans:s("fan"),stacks:s("stack"),trays:s(
"tray"),grids:s("grid"),dice:s("dice"),notes:s("notes"),boards:s("tokens"),kinds:s("kinds")}}function rl(e,t,s={}){if(s.
laid&&ss(e))return Xu(e,t,s);if(mr(e)&&(t.low||t.h))return Ju(e,t,s);if(t.low&&e.zones.some(({kind:f})=>f==="tokens"))return Yu(
e,t,t.low,s);if(t.low&&mn(e))return yo(e,t,t.low,s,$o(t.w));if(!t.h)return Es(e,t.w,s);let n=({w:f,h:m})=>ko(t,f,m),r=[...t.
w>=Ot*el?[Ss,860,ol]:[],390,440].map(f=>Zu(e,t,f,s)),[i,...l]=r.filter(f=>f.w>=Ot),a=l.reduce((f,m)=>n(m)>n(f)?m:f,i);if(a&&
n(a)>=el)return a;let c=r.reduce((f,m)=>n(m)>n(f)?m:f),h=Math.round(Math.max(il,Kt*t.h/t.w));return e.zones.some(({kind:f})=>f===
"tokens")?hl(e,Math.min(h,vs),s,qa,!0):n(c)>=Pu||!mn(e)?c:e.table==="round"&&e.zones.filter(({kind:f})=>f==="seat").length>
Vu&&t.w>t.h?yo(e,t,nl,s,Math.round(nl*t.w/t.h)):yo(e,t,Math.min(h,ju),s,al(t,h))}var el=.8,Pu=.92,sl=.75,Wu=352,il=288,ju=460,
Vu=6,nl=320,Fu=640,Gu=110,Ku=400,Uu=1.25,$o=e=>Math.round(Math.max(Kt,Math.min(xt,e/Uu))),al=(e,t)=>Math.round(Math.max(
Kt,Math.min(xt,t*e.w/e.h)));function ll(e,t,s){let{w:n}=e,o=e.low?0:e.h,r=!e.low&&n>=Ss*sl&&(!o||o>=t[0]*sl),[i,l]=r?t:s,
a=r?Ss:e.low?$o(n):Kt,c=o?Math.round(Math.max(i,Math.min(l,a*o/n))):r?600:i;return[r||!o?a:al(e,c),c]}var ko=(e,t,s)=>Math.
min(e.w/t,e.h?e.h/s:1/0),cl=(e,t)=>({...e,call:(e.call??0)/t});function Zu(e,t,s,n){let o=Es(e,s,n);for(let r=0;r<2&&n.call;r++)
o=Es(e,s,cl(n,ko(t,o.w,o.h)));return o}function yo(e,t,s,n,o){let r=new Xt(cl(n,ko(t,o,s))),i=Ne(e),{y:l,middle:a}=e.table===
"corners"?Qa(r,i,s,o):pr(r,i,s,e.table==="round",o);return{w:o,h:Math.max(s,l+8),things:[...r.things,...r.over],middle:a,
call:r.call}}function Yu(e,t,s,n){let o=Math.max(t.w,Ss),r=((t.page??0)-Fu)*o/t.w-Gu;return t.w>=Ot&&r>=Ku?Es(e,o,n,Math.
min(r,vs)):hl(e,s,n,Math.min($o(t.w),Ot-1),!1)}function hl(e,t,s,n,o){let r=new Xt(s),{middle:i}=Fa(r,Ne(e),t,n,o);return{
w:n,h:t,things:[...r.things,...r.over],middle:i,call:r.call}}function Ju(e,t,s){let n=new Xt(s),[o,r]=ll(t,[470,620],[t.
low||il,620]),{middle:i}=wr(n,Ne(e),r,o);return{w:o,h:r,things:[...n.things,...n.over],middle:i,call:n.call}}function Xu(e,t,s){
let n=new Xt(s),[o,r]=ll(t,[520,640],[Wu,560]),{middle:i}=kr(n,Ne(e),r,o);return{w:o,h:r,things:[...n.things,...n.over],
middle:i,call:n.call}}function Es(e,t,s={},n=vs){let o=Math.round(Math.min(Math.max(t,320),ol)),r=o>=Ot,i=new Xt(s),l=Ne(
e),a=r?28:14,c=e.table==="round"||e.table==="corners"&&!r,h=l.boards.length?r?Va:Ga:c?r?tf:ef:r&&e.table==="corners"?Xa:
r?zu:Qu,{y:d,middle:f}=h(i,l,o,a,n);return{w:o,h:Math.round(d+18),things:[...i.things,...i.over],middle:f,call:i.call}}function Os(e,t,s,n,o,r){
let i=n,l=(o-r*(t-1))/t;for(let a=0;a<e.length;a+=t){let c=e.slice(a,a+t);i+=Math.max(...c.map((h,d)=>h(s+d*(l+r),i,l)))+
20}return i-n}function zu(e,t,s,n){let{seats:[o,...r],ring:i,fans:l,stacks:a,trays:c}=t,h=r.map(O=>(A,E,M)=>e.other(O,A,
E,M,!0)),d=c.map(O=>(A,E,M)=>e.tray(O,A,E,M));h.splice(Math.ceil(h.length/2),0,...d);let f=Math.floor((s-2*n+20)/126),m=h.
length<=f?Math.max(h.length,1):Math.ceil(h.length/2),p=28+Os(h,m,n,28,s-2*n,20),g=a.length?104:0,w=i?248:0,x=p+6,y=i?{x:132,
y:x+108,r:88}:{x:s/2,y:x+60,r:40};i&&e.add("ring",i.id,y.x,y.y,{ring:i,r:y.r});let v=s-2*n-w-(g?g+24:0),k=e.fans(l,n+w,x+
10,v,!0);p=Math.max(x+(i?230:0),x+10+k)+12,a.forEach((O,A)=>e.stack(O,s-n-72,x+48+A*152,66));let S=a.length?x+48+a.length*
152-24:0,$=w&&s>=740?w:176;return p+=As(e,t,s-(S>p?g+24:0),n,p),o&&(p+=e.own(o,n,p,s-2*n-(S>p?g+24:0),$)),{y:Math.max(p,
S),middle:y}}function Qu(e,t,s,n){let{seats:[o,...r],ring:i,fans:l,stacks:a,trays:c}=t,h=18,d=r.some(v=>(v.before?.length??
0)>1),f=d||r.length<=2||r.length===4?Math.min(2,Math.max(r.length,1)):3;h+=Os(r.map(v=>(k,S,$)=>e.other(v,k,S,$,!1)),f,n,
h,s-2*n,12);let m=66,p=i?{x:106,y:h+100,r:m}:{x:s/2,y:h+40,r:40};i&&e.add("ring",i.id,p.x,p.y,{ring:i,r:m});let g=i?214:
n,w=s-n-g,x=Math.min(92,w/Math.max(a.length,1));a.forEach((v,k)=>e.stack(v,g+k*x,h+12,Math.min(56,x-14),x-1));let y=a.length?
h+12+78+56:h;for(let v of c)y+=e.tray(v,g-6,y,w+6);return h=Math.max(y,i?h+200:h)+6,h+=e.fans(l,n,h,s-2*n,!1),h+=As(e,t,
s,n,h),o&&(h+=e.own(o,n,h+4,s-2*n,0)+4),{y:h,middle:p}}function tf(e,t,s,n){let{seats:[o,...r],ring:i,fans:l,stacks:a,trays:c}=t,
{left:h,top:d,right:f}=Jo(r.length),m=i?.art==="none"?64:s<740?108:128,p=Math.min(d<2?220:s<740?130:190,s/2-m-20-n),g=s-
2*n-2*p-24,x=r.slice(h,h+d).map(O=>(A,E,M)=>e.other(O,d===1?s/2-70:A,E,M,!0)),y=d?Os(x,d,n+p+12,20,g,16):0,v={x:s/2,y:20+
y+m+12,r:m},k=(O,A)=>{let E=O.length>1?28:v.y-60;for(let M of O)E+=e.other(M,A,E,p,!0)+26;return E},S=[k(r.slice(0,h).reverse(),
n),k(r.slice(r.length-f),s-n-p)];dl(e,i,a,c,v,m<120?.82:1);let $=Math.max(v.y+m+40,...S);return l.length&&($+=e.fans(l,n,
$,s-2*n,!0)),$+=As(e,t,s,n,$),o&&($+=e.own(o,n,$,s-2*n,160)),{y:$,middle:v}}function ef(e,t,s,n){let{seats:[o,...r],ring:i,
fans:l,stacks:a,trays:c}=t,h=r.some(g=>(g.before?.length??0)>1),d=h||r.length===2||r.length===4?2:Math.min(3,Math.max(r.
length,1)),f=16+Os(r.map(g=>(w,x,y)=>e.other(g,w,x,y,!1)),d,n,16,s-2*n,12),m=i?.art==="none"?50:108,p={x:s/2,y:f+m+10,r:m};
return dl(e,i,a,c,p,.8),f=p.y+m+36,l.length&&(f+=e.fans(l,n,f,s-2*n,!1)),f+=As(e,t,s,n,f),o&&(f+=e.own(o,n,f,s-2*n,0)),{
y:f,middle:p}}function dl(e,t,s,n,o,r){t&&e.add("ring",t.id,o.x,o.y,{ring:t,r:o.r});let i=(s.length>2?56:78)*r,l=22*r,a=o.
x-(s.length*i+(s.length-1)*l)/2;s.forEach((c,h)=>e.stack(c,a+h*(i+l),o.y-i*.7-12,i)),n.forEach(c=>e.tray(c,o.x-50,o.y+44,
100))}function As(e,{grids:t,dice:s},n,o,r){let i=r;for(let l of t)i+=Oe(e,l,o,i,n-2*o,n>=Ot);for(let l of s)i+=Ae(e,l,o,
i,n-2*o);return i-r}var Ts=class{constructor({play:t,key:s,told:n}){this.play=t,this.key=s,this.told=n,this.lifted="",this.card="",this.said=
{},this.typed={},this.field=null,this.lifts={},this.go=u("button.btn.solid",{"data-k":"lift.play",onclick:()=>this.play(
this.lifted)}),this.back=u("button.btn",{"data-k":"lift.back",onclick:()=>this.lift("")},"Put it back"),this.acts=u("div\
.lift-acts",{hidden:!0},this.go,this.back),this.words=u("p.lift-words"),this.keys=u("div.lift-keys"),this.asking=u("div.\
asking",{role:"group",hidden:!0}),this.shown=""}show({lifts:t,keys:s}){this.lifts=t,this.lifted&&!t[this.lifted]&&(this.
lifted="",this.said={},this.typed={}),this.draw();let n=JSON.stringify(s);this.keys.dataset.looks!==n&&(this.keys.dataset.
looks=n,nn(this.keys,this.keys,()=>this.keys.replaceChildren(...s.map(o=>Fe(o,r=>this.key(r))))))}tell(t,s){let n=Object.
keys(this.lifts).some(o=>s.every(r=>r.move!==o));this.words.hidden=!!this.lifted,this.words.textContent=t||(n?"Press a c\
ard to lift it, and again to play it.":"")}playing(t){let s=this.lifts[this.lifted]?.play??"",n=t?s.replace(/^Play\b/,"P\
laying"):s;this.go.textContent!==n&&(this.go.textContent=n),F(this.go,"aria-busy",t?"true":"")}lift(t,s=""){let n=s||this.
card;this.lifted=t,this.card=s,this.draw(),this.told({lifted:t,said:this.said},n)}stand(t,s,n){let[o,r]=n?[s,t.parentElement]:
[t,this.keys];this.asking.parentElement!==o&&o.insertBefore(this.asking,r)}hold(t,s,n,o){t?t!==this.lifted&&n[t]&&(this.
lifted=t,this.card=sf(o,t)):this.lifted="",this.said=s}draw(){let t=this.lifts[this.lifted];if(this.acts.hidden=!t,this.
asking.hidden=!t?.line,this.words.hidden=!!t,this.playing(!1),this.shown===this.lifted)return;if(this.shown=this.lifted,
this.field=null,!t?.line)return this.asking.replaceChildren();let s=this.lifted;F(this.asking,"aria-label",t.line),this.
field=t.ask?Gn({rule:_t,label:t.ask,words:"of 100",ends:["never","always"],value:ei(this.typed[s],this.said[s],_t),set:o=>this.
say(s,o),enter:()=>this.play(s)}):null;let n=u("div",u("p",u("b",t.line)));this.field&&n.append(u("p.wonder",t.ask)),this.
asking.replaceChildren(n,...this.field?[this.field.node]:[])}unread(t){let s=this.typed[t]??"";return t!==this.lifted||!this.
field||!s||!as(s,_t)?!1:(this.field.complain(),!0)}say(t,s){let{value:n}=bt(s,_t);this.typed[t]=s,this.said={...this.said},
n!=null?this.said[t]=n:delete this.said[t],this.told({lifted:this.lifted,said:this.said},this.card)}},Ls=class{constructor(t){
this.how=t,this.root=u("div.acts"),this.looks=""}show(t,s,n){let o=JSON.stringify([t,s]);this.looks!==o&&(this.looks=o,nn(
this.root,n,()=>this.root.replaceChildren(...t.map(r=>this.button(r)))))}button({move:t,label:s,strong:n,off:o}){let r=u(
"button",{class:n&&!o?"btn solid":"btn","data-act":t||s,"aria-disabled":o?"true":null,onclick:()=>o?this.how.refuse(o):this.
how.send(t)},s);return u("span.act",r,o&&u("span.why",o))}};function sf({zones:e},t){let s=e.flatMap(n=>n.kind==="seat"&&
n.me?n.cards:n.kind==="grid"?n.cells:[]);for(let n of s)if("key"in n&&(n.move===t||n.picks?.some(o=>o.move===t)))return n.
key;return""}function ul(e,t,s){if(!t)return e;let n=e.zones.flatMap(i=>i.kind==="tokens"&&i.ways||[]),o=Number(n.find(i=>i.
move===t)?.tag),r=e.zones.map(i=>{if(i.kind==="dice"&&o){let a=i.values.indexOf(o);return{...i,lit:a<0?i.values.map((c,h)=>h):
[a]}}if(i.kind==="ring"){let a=i.previews?.find(c=>c.move===t);return a?{...i,preview:a}:i}if(i.kind==="tokens")return{...i,
ways:(i.ways??[]).map(a=>({...a,chosen:a.move===t}))};let l=a=>a.key===s?{...a,lifted:!0}:a;return i.kind==="grid"?{...i,
cells:i.cells.map(l)}:i.kind==="seat"&&i.me?{...i,cards:i.cards.map(l)}:i});return{...e,zones:r}}var fl=420,nf=80,of=1500,rf=5,pl=320,ml={goal:900,bust:700,aside:600},gl="cubic-bezier(.2,.7,.2,1)";function vo(e,t){let s=t.
replace(/^seat/,"h"),n=[...e].filter(({kind:c,key:h})=>c==="card"&&(h===t||h.startsWith(`${s}.`))),o=n.length?n.map(({x:c,
y:h,w:d})=>({x:c,y:h,w:d,h:d*1.4})):[...e].filter(({key:c})=>c.slice(c.indexOf(":")+1).split(".")[0]===t).map(({x:c,y:h,
wide:d=40,high:f=40})=>({x:c,y:h,w:d,h:f}));if(!o.length)return null;let r=Math.min(...o.map(({x:c})=>c)),i=Math.min(...o.
map(({y:c})=>c)),l=Math.max(...o.map(({x:c,w:h})=>c+h)),a=Math.max(...o.map(({y:c,h})=>c+h));return{x:r,y:i,w:l-r,h:a-i}}
var Ns=e=>H(e.x-7,e.y-7,e.w+14,e.h+14,{rx:8,fill:"none",stroke:"var(--lit)","stroke-width":4}),af=()=>H(-14,-4,28,8,{rx:2,
fill:"var(--lit)",stroke:"#fff","stroke-width":1.5});function wl(e,t,s,{pace:n,still:o,gone:r}){e.replaceChildren();let i=0;
for(let l=t;l;l=l.then){let a=l.kind==="aside"?hf(l,s,{pace:n,still:o,gone:r,wait:i}):l.kind==="bust"?cf(xl(r,l.then?.face),
n,o):lf(l,s,n,o);if(e.append(...a),!o&&n>0&&l!==t)for(let c of a)c.matches(".swept")||c.animate([{opacity:0},{opacity:1}],
{duration:1,delay:i,fill:"both"});setTimeout(()=>{for(let c of a)c.remove()},of/Math.max(n,.5)+i),!o&&n>0&&(i+=(ml[l.kind]??
0)/n)}}function lf(e,t,s,n){let o=e.source?vo(t,e.source):null,r=e.target?vo(t,e.target):null;if(!r)return[];let i=[Ns(r)];
if(o&&e.kind==="catch"&&i.push(Ns(o)),!o||e.kind!=="goal"||n||s<=0)return i;for(let l=0;l<Math.min(e.count||1,rf);l++){let a=af();
i.push(a);let c=h=>`translate(${h.x+h.w/2}px,${h.y+h.h/2}px)`;a.style.transform=c(r),a.animate([{transform:c(o)},{transform:c(
r),opacity:1},{opacity:0}],{duration:fl*1.25/s,delay:l*nf/s,easing:gl,fill:"both"})}return i}function xl(e,t){let s=e.filter(
({kind:o,role:r})=>o==="card"&&r==="fan").sort((o,r)=>o.x-r.x),n=s.at(-1);if(n&&t){let o=s.length>1?n.x-s[s.length-2].x:
n.w*.59;s.push({...n,key:`${n.key}.end`,x:n.x+Math.max(o,n.w*.4),face:t})}return s}function cf(e,t,s){let[n]=e,o=e.at(-1);
if(!n||!o||s||t<=0)return[];let r=Ns({x:n.x,y:n.y,w:o.x+o.w-n.x,h:o.w*1.4});return r.setAttribute("stroke-dasharray","10\
 7"),r.animate([{opacity:1},{opacity:1,offset:.9},{opacity:0}],{duration:(ml.bust+pl)/t,fill:"both"}),[r]}function hf(e,t,{
pace:s,still:n,gone:o,wait:r}){let i=e.target?vo(t,e.target):null;return i?n||s<=0?[Ns(i)]:xl(o,e.face).map(l=>{let a=b(
"g.thing.card.swept",...se({...l,plays:!1,off:""})),c=`translate(${l.x}px,${l.y}px)`;return a.animate([{transform:c,opacity:1},
{transform:`translate(${i.x}px,${i.y}px) scale(${i.w/l.w})`,opacity:1,offset:.9},{transform:`translate(${i.x}px,${i.y}px\
) scale(${i.w/l.w})`,opacity:0}],{duration:fl*1.25/s,delay:r+pl/s,easing:gl,fill:"both"}),a}):[]}var yl=8,xe=1.25,bl=.42,df=.62,uf=1.5,Mo=46,ff=26,pf=8,mf=.95;function Cs(e,t,s=t.w/t.h){let n=Math.max(t.w,t.h*s),o=Math.
min(n,Math.max(e.w,t.w/yl)),r=o/s,i=(l,a)=>a<0?a/2:Math.max(0,Math.min(l,a));return{x:i(e.x,t.w-o),y:i(e.y,t.h-r),w:o,h:r}}
function gf(e,t,s,n,o,r=t.w/t.h){let i=Math.max(t.w,t.h*r),l=Math.min(i,Math.max(e.w/s,t.w/yl))/e.w;return Cs({x:n-(n-e.
x)*l,y:o-(o-e.y)*l,w:e.w*l,h:e.h*l},t,r)}function wf(e,t,s,n,o){let r=s/n,[i,l]=[e.map(({x:k})=>k),e.map(({y:k})=>k)],[a,
c]=[Math.min(...i),Math.min(...l)],[h,d]=[Math.max(...i)-a,Math.max(...l)-c],f=Math.min(s/t.w,(r-o)/t.h),m=Math.max(df,uf*
(s/t.w)),p=Math.min((s-2*Mo)/(h||1),(r-o-2*Mo)/(d||1)),g=Math.max(f,Math.min(m,p)),w={w:s/g,h:r/g},x=ff/g,y=(k,S,$,O)=>{
let A=(k+S-$)/2,[E,M]=[Math.min(0,k-x),Math.max(O,S+x)-$];return M<E?(E+M)/2:Math.max(E,Math.min(A,M))},v=o/g;return{x:y(
a,a+h,w.w,t.w),y:y(c,c+d,w.h-v,t.h)-v,...w}}var Hs=class{constructor(){this.whole={x:0,y:0,w:1,h:1},this.frame=this.whole,
this.board=null,this.id="",this.fingers=new Map,this.down={x:0,y:0},this.dragged=!1,this.near={x:0,y:0},this.aspect=1,this.
wide=0,this.clear=0,this.targets=[],this.lit=[],this.aims=(s,n)=>{},this.view="whole",this.chosen="";let t=(s,n,o,r)=>u(
"button.btn",{"data-k":`lens.${s}`,"aria-label":o,title:o,onclick:r},n);this.controls=u("div.lens",{role:"group","aria-l\
abel":"The part of the board in view",hidden:!0},t("out","−","Further away",()=>this.zoom(1/xe)),t("in","+","Nearer",()=>this.
zoom(xe)),t("near",at("near",20),"Near me",()=>this.see("near")),t("whole",at("whole",20),"Whole board",()=>this.see("wh\
ole")))}on(t,s,n,o,r,i=[],l=[]){this.controls.hidden=!t;let a=JSON.stringify([o,i])!==JSON.stringify([this.near,this.targets]),
c=r.w/r.h,h=s!==this.id||c!==this.aspect||r.w!==this.wide,d=JSON.stringify(l)!==JSON.stringify(this.lit)&&!l.every(f=>this.
sees(f));this.near=o,this.targets=i,this.lit=l,this.clear=r.clear??0,t&&t!==this.board&&this.listen(t),this.board=t,t&&(h&&
(this.id=s,this.whole={x:0,y:0,...n},this.aspect=c,this.wide=r.w,this.chosen=""),h||a||d||this.view!=="own"&&!l.length?this.
look():this.show(this.frame))}sees({x:t,y:s}){let{frame:n}=this,o=Mo*n.w/this.wide,r=this.clear*n.w/this.wide;return t>n.
x+o&&t<n.x+n.w-o&&s>n.y+r+o&&s<n.y+n.h-o}look(){let t=this.wide/this.aspect-this.clear,s=Math.min(this.wide/this.whole.w,
t/this.whole.h),n=this.targets.length>0||s<bl;this.frameTo(this.chosen||(n?"near":"whole"))}see(t){this.chosen=t,this.frameTo(
t)}frameTo(t){if(this.view=t,t==="whole")return this.show(Cs({...this.whole,w:1/0},this.whole,this.aspect));this.show(wf(
[this.near,...this.targets,...this.lit],this.whole,this.wide,this.aspect,this.clear))}show({x:t,y:s,w:n,h:o}){this.frame=
{x:t,y:s,w:n,h:o},this.board?.setAttribute("viewBox",`${t} ${s} ${n} ${o}`),this.board?.classList.toggle("far",this.wide/
n<bl),this.board?.classList.toggle("close",this.wide/n>=mf);let r=this.onPage;r?.a&&this.aims(1/r.a,this.frame)}drawTo(t){
this.view="own",this.show(t)}zoom(t,s=this.frame.x+this.frame.w/2,n=this.frame.y+this.frame.h/2){this.drawTo(gf(this.frame,
this.whole,t,s,n,this.aspect))}pan(t,s){let{x:n,y:o,w:r,h:i}=this.frame;this.drawTo(Cs({x:n+t*r,y:o+s*i,w:r,h:i},this.whole,
this.aspect))}point({clientX:t,clientY:s}){let n=this.onPage,{x:o,y:r}=new DOMPoint(t,s).matrixTransform(n?.inverse());return{
x:o,y:r}}get onPage(){let[t]=this.board?.children??[];return t instanceof SVGGraphicsElement?t.getScreenCTM():null}listen(t){
t.style.touchAction="none",t.addEventListener("wheel",s=>{let n=s.deltaY>0,{x:o,y:r}=this.point(s);n&&this.frame.w>=this.
whole.w&&this.frame.h>=this.whole.h||(s.preventDefault(),this.zoom(n?1/xe:xe,o,r))},{passive:!1}),t.addEventListener("po\
interdown",s=>{this.fingers.set(s.pointerId,{x:s.clientX,y:s.clientY}),this.down={x:s.clientX,y:s.clientY},this.dragged=
!1}),t.addEventListener("pointermove",s=>this.drag(s));for(let s of["pointerup","pointercancel","pointerleave"])t.addEventListener(
s,n=>this.fingers.delete(n.pointerId));t.addEventListener("click",s=>this.dragged&&s.stopPropagation(),{capture:!0})}drag(t){
let s=this.fingers.get(t.pointerId);if(!s)return;let n={x:t.clientX,y:t.clientY},o=[...this.fingers].find(([h])=>h!==t.pointerId)?.[1];
if(this.dragged||=!!o||Math.hypot(n.x-this.down.x,n.y-this.down.y)>pf,!this.dragged)return;this.fingers.set(t.pointerId,
n);let r=this.point({clientX:s.x,clientY:s.y}),i=this.point({clientX:n.x,clientY:n.y});if(!o){let{x:h,y:d,w:f,h:m}=this.
frame;this.drawTo(Cs({x:h+r.x-i.x,y:d+r.y-i.y,w:f,h:m},this.whole,this.aspect));return}let l=h=>Math.hypot(h.x-o.x,h.y-o.
y)||1,{x:a,y:c}=this.point({clientX:(n.x+o.x)/2,clientY:(n.y+o.y)/2});this.zoom(l(n)/l(s),a,c)}key(t,s){if(!this.board)return!1;
let o=s?{ArrowLeft:[-.2,0],ArrowRight:[.2,0],ArrowUp:[0,-.2],ArrowDown:[0,.2]}[t]:void 0;if(o)this.pan(o[0],o[1]);else if(t===
"+"||t==="=")this.zoom(xe);else if(t==="-")this.zoom(1/xe);else if(t==="0")this.see("whole");else return!1;return!0}};var xf={ArrowLeft:{x:-1,y:0},ArrowRight:{x:1,y:0},ArrowUp:{x:0,y:-1},ArrowDown:{x:0,y:1}};function bf(e,t,s){let n=t.map(
({x:r,y:i})=>{let l=(r-e.x)*s.x+(i-e.y)*s.y,a=Math.abs((r-e.x)*s.y)+Math.abs((i-e.y)*s.x);return l>.5?l+2*a:1/0}),o=Math.
min(...n);return o<1/0?n.indexOf(o):-1}function $l(e){let t=(e.querySelector(".ring-focus")??e).getBoundingClientRect();
return{x:t.x+t.width/2,y:t.y+t.height/2}}function kl(e,t){let s=xf[t.key];if(!s||t.shiftKey||t.ctrlKey||t.metaKey||t.altKey)
return;let n=[...e.closest(".board")?.querySelectorAll(".way.plays")??[]].filter(r=>r!==e),o=n[bf($l(e),n.map($l),s)];t.
preventDefault(),t.stopPropagation(),o instanceof SVGElement&&o.focus({preventScroll:!0})}var vl=320,yf=90,Ml={w:1,h:1},Bs=class{constructor({press:t,pace:s}){this.press=t,this.pace=s,this.rings=b("g.far-rings",
{fill:"none","stroke-width":11,"aria-hidden":"true"}),this.layer=b("g"),this.over=b("g.event",{"aria-hidden":"true"}),this.
root=b("svg.table",{role:"group",tabindex:-1},this.rings,this.layer,this.over),this.placed=new Map,this.changed=new Set,
this.gone=[],this.lens=new Hs,this.bright=null,this.parked="",this.timer=0}paint(t,{label:s,move:n,back:o=!1}){this.root.
setAttribute("viewBox",`0 0 ${t.w} ${t.h}`),this.root.setAttribute("aria-label",s),this.far(t);let r=new Map([...this.placed].
map(([m,{thing:p}])=>[m,p])),i=n&&this.pace()>0&&!le(),l=new Map(t.things.map(m=>[m.key,m])),a=et(this.root),c=a&&this.layer.
contains(a)?a.getAttribute("data-key"):a===this.root?this.parked:"";this.gone=[];for(let[m,{node:p,thing:g}]of this.placed){
if(l.has(m))continue;this.gone.push(g),this.placed.delete(m);let w=i&&o&&g.kind==="card"&&g.origin?l.get(g.origin):void 0;
w?this.leave(p,g,w):p.remove()}let h=null,d=[];this.changed.clear();for(let m of t.things){let p=r.get(m.key),{node:g}=this.
place(m),w=h?h.nextSibling:this.layer.firstChild;g!==w&&this.layer.insertBefore(g,w),h=g,n&&m.kind==="card"&&(!p||JSON.stringify(
p.face)!==JSON.stringify(m.face))&&this.changed.add(m.key),i&&!o&&m.thrown&&m.thrown!==p?.thrown&&this.roll(m.key);let x=i&&
m.kind==="card"&&!p?this.source(m,r):void 0;x&&d.push(this.glide(g,x,m))}if(d.length){this.root.getBoundingClientRect();
for(let[m,p]of d.entries())p(Math.min(m,4)*yf/this.pace())}this.look(t),i&&cr(this.root,this.pace()),this.shade(),n&&le()&&
this.flash();let f=et(this.root);c&&!(f&&this.layer.contains(f)&&f.hasAttribute("tabindex"))&&this.focus(c)}dim(t){this.
bright=t,this.shade()}shade(){let{bright:t}=this;for(let[s,{node:n,thing:o}]of this.placed){let r=s.slice(s.indexOf(":")+
1),i=!t||o.kind==="lit"||t.has(r)||t.has(r.split(".")[0]);n.classList.toggle("dimmed",!i)}}happen(t){let s=[...this.placed.
values()].map(({thing:n})=>n);wl(this.over,t,s,{pace:this.pace(),still:le(),gone:this.gone})}look(t){let s=t.things.find(
({kind:a})=>a==="board"),n=s&&this.placed.get(s.key)?.node.querySelector(".board");if(!s||!(n instanceof SVGElement))return this.
lens.on(null,"",Ml,{x:0,y:0},Ml);let{board:o,zone:r}=s,i=o.nodes.find(a=>a.id===r.centre),l=a=>[...n.querySelectorAll(a)].
map(c=>({x:Number(c.getAttribute("data-x")),y:Number(c.getAttribute("data-y"))}));this.lens.controls.classList.toggle("a\
bove",t.w<Ot),this.lens.aims=(a,c)=>rr(n,a,c,o.nodes),this.lens.on(n,o.id,{w:o.width,h:o.height},i??{x:o.width/2,y:o.height/
2},{w:s.w,h:s.h,clear:s.clearance},s.acting?l(".way.plays[data-x]:not(.many)"):[],l(".light"))}focus(t){let s=this.spot(
t);if(s)return s.focus({preventScroll:!0});let o=[this.placed.get(t)?.node,...[...this.placed.values()].map(({node:r})=>r)].
find(r=>r?.hasAttribute("tabindex"));this.parked=o?"":t,(o??this.root).focus()}around(t){let s=({node:i,thing:l})=>{let{
a=1,e:c=0,f:h=0}=i.getScreenCTM()??{};return{x:c,y:h,w:l.w*a,h:l.w*1.4*a}},n=this.spot(t)?.querySelector(".ring-focus")?.
getBoundingClientRect();if(n)return{card:{x:n.x,y:n.y,w:n.width,h:n.height},hand:[]};let o=this.placed.get(t),r=[...this.
placed.values()].filter(({thing:i})=>i.kind==="card"&&i.role==="hand");return o?{card:s(o),hand:r.map(s)}:null}spot(t){return t.
startsWith("spot:")?this.layer.querySelector(`[data-spot="${CSS.escape(t.slice(5))}"]`):null}far({w:t,h:s,middle:n}){let o=JSON.
stringify([t,s,n]);if(this.rings.dataset.looks===o)return;this.rings.dataset.looks=o;let r=[];for(let i=n.r+46;i<Math.hypot(
t,s)+300;i+=46)r.push(R(n.x,n.y,i));this.rings.replaceChildren(...r)}place(t){let s=JSON.stringify({...t,x:0,y:0}),n=this.
placed.get(t.key);if(!n){let r=b("g",{"data-key":t.key});if(t.kind==="board"){let i=l=>this.travel(t.key,l);r.addEventListener(
"click",i),r.addEventListener("keydown",i)}(t.kind==="card"||t.kind==="dice")&&(r.addEventListener("click",()=>this.touch(
t.key)),r.addEventListener("keydown",i=>{i.key!=="Enter"&&i.key!==" "||r.hasAttribute("tabindex")&&(i.preventDefault(),i.
stopPropagation(),this.touch(t.key))})),n={node:r,thing:t,looks:""},this.placed.set(t.key,n)}let{node:o}=n;if(n.looks!==
s){o.replaceChildren(...se(t));let r=Mr(t),i=t.plays||t.off||t.opens||t.recall?.length>0,l=["thing",t.kind,t.role,t.plays&&
"plays",t.off&&"off",t.dealt&&"dealt",t.up&&"up"];o.setAttribute("class",l.filter(Boolean).join(" ")),F(o,"role",t.kind===
"board"?"group":i?"button":r?"img":""),F(o,"aria-label",r),F(o,"tabindex",i?"0":""),F(o,"aria-disabled",t.off?"true":""),
F(o,"aria-pressed",t.up?"true":""),F(o,"aria-hidden",t.kind==="lit"||t.kind==="mark"&&t.key.endsWith("under")||t.key.endsWith(
".above")?"true":""),n.looks=s}return o.style.transform=`translate(${t.x}px,${t.y}px)`,n.thing=t,n}travel(t,s){let n=s.target instanceof
Element?s.target.closest("[data-move],[data-spot]"):null,o=this.placed.get(t);if(!n||!o)return;if(s instanceof KeyboardEvent&&
s.key!=="Enter"&&s.key!==" ")return kl(n,s);s.preventDefault();let r=n.getAttribute("data-move")??"",i=n.getAttribute("d\
ata-spot")??"";this.press({...o.thing,plays:!0,off:"",move:r,spot:i,picks:[]},o.node)}roll(t){fr(s=>{let n=this.placed.get(
t);n?.node.replaceChildren(...se(s(n.thing)))},this.pace())}touch(t){let s=this.placed.get(t),{plays:n,off:o,opens:r,recall:i}=s?.
thing??{};s&&(n||o||r||i?.length)&&this.press(s.thing,s.node)}source(t,s){if(t.origin&&s.has(t.origin))return s.get(t.origin);
if(!(t.role!=="hand"&&t.role!=="seat"))return[...s.values()].find(n=>n.kind==="card"&&n.role==="stack"&&!n.face)}glide(t,s,n){
return t.style.transition="none",t.style.transform=`translate(${s.x}px,${s.y}px) scale(${s.w/n.w})`,o=>{t.style.transition=
"",t.style.transitionDelay=`${o}ms`,o&&setTimeout(()=>t.style.removeProperty("transition-delay"),o+vl),t.style.transform=
`translate(${n.x}px,${n.y}px)`}}leave(t,s,n){t.setAttribute("aria-hidden","true"),t.removeAttribute("data-key"),t.style.
transform=`translate(${n.x}px,${n.y}px) scale(${n.w/s.w})`,setTimeout(()=>t.remove(),vl/this.pace())}flash(){clearTimeout(
this.timer);for(let[t,{node:s}]of this.placed)s.classList.toggle("changed",this.changed.has(t));this.timer=setTimeout(()=>{
for(let{node:t}of this.placed.values())t.classList.remove("changed")},1500)}};var Rs=class{constructor(t){this.how=t,this.looks="",this.chosen=[],this.picks=[],this.carries=[],this.nodes=new Set}show(t,s,n){
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
r))})))}done(t){this.chosen=[],this.how.play(t)}clear(){let[t]=this.chosen;return this.chosen=[],t&&this.how.moved(t),!!t}};var ie=56,So=72,Ce=62,Is=118,Eo=40,$f=70,kf=4e3,qs=(e,t,s,n={})=>b("text.f2",{x:e,y:t,"font-size":14,...n},s),vf=(e,t)=>Q(
e,t,15).map((s,n,{length:o})=>qs(ie,35-9*o+18*n,s,{class:"f","font-weight":700,"font-size":15}));function Mf(e,t=1/0,s=Eo){
let n=e.map((r,i)=>({y:r,k:i})).sort((r,i)=>r.y-i.y);for(let r=1;r<n.length;r++)n[r].y=Math.max(n[r].y,n[r-1].y+s);for(let r=n.
length-1;r>=0;r--)n[r].y=Math.min(n[r].y,r===n.length-1?t:n[r+1].y-s);let o=[...e];for(let{y:r,k:i}of n)o[i]=r;return o}
function Sf(e,t,s,n){let o=Math.max(...s.lines.map($=>$.values.length))-1,r=s.lines.flatMap($=>$.values),i=Math.max(...r,
1),l=Math.min(...r,0),a=$=>ie+(e-ie-Is)*$/(o||1),c=$=>t-Ce-(t-So-Ce)*($-l)/(i-l||1),d=Zt(l,i).filter(Number.isInteger).map(
$=>[b("path.race-grid",{d:`M${ie} ${c($)}H${e-Is}`}),qs(ie-10,c($)+5,String($),{"text-anchor":"end"})]),f=s.parts.map(([
$],O)=>a(s.parts[O+1]?.[0]??o)-a($)),m=Math.min(...f)>54,p=s.parts.map(([$,O],A)=>{let E=s.parts[A+1]?.[0]??o,M=m?O:O.split(
" ").at(-1)??"";return[A>0&&b("path.race-part",{d:`M${a($)} ${So-12}V${t-Ce}`}),(a(E)-a($)>18||A===0)&&qs((a($)+a(E))/2,
t-Ce+24,M,{"text-anchor":"middle"})]}),g=Math.min(Eo,(t-So)/s.lines.length),w=g/Eo,x=Mf(s.lines.map($=>c($.values.at(-1)??
0)),t-g/2,g),y=[...s.lines].sort(($,O)=>Number($.me)-Number(O.me)).map($=>{let O=$.values.map((B,D)=>D?`H${a(D)}V${c(B)}`:
`M${a(0)} ${c(B)}`).join(""),A=$.values.map((B,D)=>({value:B,k:D})).filter(({value:B,k:D})=>D>0&&B!==$.values[D-1]),E=x[s.
lines.indexOf($)],M=String($.values.at(-1)).replace("-","−"),N=$.me?"var(--accent-on-field)":"var(--on-field)";return b(
"g",{class:$.me?"race-line me":`race-line other-${$.seat%3}`},b("path",{d:O,fill:"none"}),A.map(({value:B,k:D})=>R(a(D),
c(B),4.5)),he($.seat,e-Is+12,E-13*w,26*w,{fill:N}),pt(M,e-Is+50,E-15*w,Math.min(30*w,3e3*.6/Math.max(it(M,30),60)),{colour:N}))}),
v=s.lines.find($=>$.me),k=s.tags.map(({n:$,frame:O,step:A},E)=>{let M=Math.max(0,O),N=c(v?.values[M]??0),B=E>0&&Math.abs(
a(M)-a(s.tags[E-1].frame))<30,D=N+30>t-Ce-26,P=D?N-56-(B?28:0):N+26+(B?28:0),Z=()=>n(A);return b("g.race-tag",{role:"but\
ton",tabindex:0,"data-k":`tag.${$}`,"aria-label":`Costly move ${$}: try it again`,onclick:Z,onkeydown:U=>{U.key!=="Enter"&&
U.key!==" "||(U.preventDefault(),Z())}},H(a(M)-22,P-9,44,44,{fill:"transparent"}),b("path",{d:`M${a(M)} ${N}V${P+13}`}),
R(a(M),N,5),H(a(M)-13,P,26,26,{class:"tag"}),b("text",{x:a(M),y:P+18,"text-anchor":"middle","font-size":15,"font-weight":700},
String($)))}),S=s.lines.map($=>`${$.name} ${$.values.at(-1)}`).join(", ");return b("svg",{viewBox:`0 0 ${e} ${t}`,role:"\
group","aria-label":`${s.title}. At the end: ${S} ${s.unit}.`},vf(s.title,e-ie-$f),...d,...p,...y,...k,t>330&&qs(ie,t-12,
s.tags.length?"A numbered tag: a move that cost you.":""))}var _s=class{constructor(t){this.press=t,this.button=u("butto\
n.btn",{"data-k":"race",onclick:()=>this.turn(!this.away)}),this.timer=0,this.step=-1,this.drawing=u("div"),this.root=u(
"div.race",{hidden:!0},this.drawing,this.button),this.looks="",this.away=!1,this.turn(!1)}turn(t){clearTimeout(this.timer),
this.away=t,this.button.textContent=t?"Race":"Table",this.button.setAttribute("aria-label",t?"Show the race":"Show the t\
able"),this.drawing.hidden=t,this.root.classList.toggle("away",t),this.root.parentElement?.classList.toggle("raced",!this.
root.hidden&&!t)}show(t,s){let n=t.get("race"),o=t.get("mode")==="watch",r=o&&(t.get("step")<s||t.get("stop")>=0);this.root.
hidden=r||!n?.lines?.length;let i=this.step;if(this.step=t.get("step"),this.root.hidden)return this.turn(!1);if(i===this.
step)this.root.parentElement?.classList.toggle("raced",!this.away);else{let m=o&&i===s-1;this.turn(m),m&&(this.timer=window.
setTimeout(()=>this.turn(!1),kf))}let l=m=>String(m)===t.get("watcher"),a=(n.lines??[]).map(m=>({...m,me:m.me||o&&l(m.seat)})),
{clientWidth:c,clientHeight:h}=this.root.parentElement??this.root,d=JSON.stringify([n,a,c,h]);if(d===this.looks)return;this.
looks=d;let f={...n,lines:a};this.drawing.replaceChildren(Sf(c,h,f,this.press))}};function Sl(e,t){let{zones:s,board:n,sheet:o,...r}=e,i=l=>l==null?void 0:t[l];return{...r,zones:s.map(l=>t[l]),board:i(n)??
"",sheet:i(o)}}var Ds=class{constructor(t,s){this.model=t,this.pages=new Map(Object.entries(t.get("pages")??{})),this.asked=
new Map,this.resting=0,this.hear=n=>{n.kind==="page"&&(this.pages.set(`${n.watcher}.${n.page}`,n),s())},t.on("msg:custom",
this.hear)}get watcher(){return this.model.get("watcher")}get few(){return this.model.get("frames")[this.watcher]??[]}get length(){
return this.model.get("count")||this.few.length}scene(t){let s=Math.max(0,Math.min(t,this.length-1));if(!this.model.get(
"count"))return this.few[s]?Sl(this.few[s],this.model.get("pool")):null;let n=this.model.get("size"),o=Math.floor(s/n),r=this.
page(o);return r?(this.fetchRest(o),Sl(r.frames[s-o*n],r.pool)):null}page(t,s=this.watcher){let n=`${s}.${t}`,o=this.pages.
get(n);return!o&&performance.now()-(this.asked.get(n)??-1/0)>8e3&&(this.asked.set(n,performance.now()),this.model.send({
kind:"page",watcher:s,page:t})),o}fetchRest(t){clearTimeout(this.resting);let s=Math.ceil(this.length/this.model.get("si\
ze")),n=Array.from({length:s},(l,a)=>(t+a)%s),o=s<=4?n:[t],r=n.map(l=>[l,this.watcher]);for(let[l]of this.model.get("eye\
s"))for(let a of o)r.push([a,l]);let i=r.find(([l,a])=>!this.pages.has(`${a}.${l}`));i&&(this.resting=setTimeout(()=>this.
page(...i),150))}marks(){let t=o=>o.mark??0;if(!this.model.get("count"))return this.few.map(t);let s=this.model.get("siz\
e"),n=Array.from({length:this.length},()=>0);for(let o=0;o*s<n.length;o++)(this.pages.get(`${this.watcher}.${o}`)?.frames??
[]).forEach((r,i)=>{n[o*s+i]=t(r)});return n}stop(){clearTimeout(this.resting),this.model.off("msg:custom",this.hear)}};var Ps=class{constructor(t){this.opener=t,this.root=u("section.sheet.scores",{hidden:!0}),t.onclick=()=>this.open(!!this.
root.hidden)}open(t){this.root.hidden=!t,F(this.opener,"aria-expanded",String(t))}escape(){let t=!this.root.hidden,s=this.
root.contains(et(this.root));return this.open(!1),s&&this.opener.focus(),t}show(t){if(this.opener.hidden=!t,!t)return this.
open(!1);let s=JSON.stringify(t);if(this.root.dataset.looks===s)return;this.root.dataset.looks=s,this.opener.textContent=
t.notes?"Notes":"Scores",this.root.classList.toggle("notes",!!t.notes);let n=i=>u("tr",i.map((l,a)=>a?u("td",l):u("th",{
scope:"row"},l))),o=i=>i?u("th",{scope:"col"},i):u("td"),r={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
escape()};this.root.replaceChildren(X(r,at("close",16)),u("div.scroll",{tabindex:0,role:"group","aria-label":t.title},u(
"table",u("caption",t.title),u("thead",u("tr",t.head.map(o))),u("tbody",t.rows.map(n)))))}};var Ef=1600,Of=1.9,Af=[[.5,"½×"],[1,"1×"],[3,"3×"]],Tf=17,Lf=7,El=[["ask","Ask me"],["mark","Only mark"],["off","Off"]],
Nf={open:"a question",now:"asked now",came:"it came",not:"it did not come",unseen:"not seen in the game",skipped:"skippe\
d"};function Cf(e,t){let s=[...e],n=Math.min(Tf,t/Math.max(e.length-1,1));for(let o=1;o<s.length;o++)s[o]=Math.max(s[o],
s[o-1]+n);for(let o=s.length-1,r=t;o>=0;o--,r-=n)s[o]=Math.min(s[o],r);return s}function Hf(e){return e.asking!=="ask"?-1:
e.moments.findIndex(({frame:t,state:s})=>t===e.step&&s==="open")}var ae={first:"Home",back:"ArrowLeft",play:" ",forward:"\
ArrowRight",last:"End"},Ws=class{constructor(t){this.how=t,this.keys={first:this.key("first","First step",()=>t.go(0)),back:this.
key("back","Step back",()=>t.go(this.now.step-1)),play:this.key("play","Play",()=>t.play(!this.now.playing)),forward:this.
key("forward","Step forward",()=>t.go(this.now.step+1)),last:this.key("last","Last step",()=>t.go(this.now.last))},this.
keys.play.classList.add("go"),this.range=u("input.rng",{type:"range",min:0,"aria-label":"Step",oninput:()=>t.go(Number(this.
range.value))}),this.marks=b("svg.marks",{height:14,"aria-hidden":"true"}),this.moments=u("div.moments"),this.told=u("p.\
count",{"aria-hidden":"true"}),this.menu=u("div.pace-menu",{hidden:!0,role:"group","aria-label":"Questions and pace"}),this.
more=u("button.btn.quiet.more",{"data-k":"pace","aria-expanded":"false",onclick:()=>this.open(this.shut)},u("span.word",
"Ask me"),at("down",14)),this.root=u("div.stepper",u("div.keys",{role:"group","aria-label":"Steps"},Object.values(this.keys)),
u("div.scrub",this.marks,this.moments,this.range),this.told,u("div.pace",this.more,this.menu)),this.now={step:0,last:0,marks:[],
playing:!1,speed:1,moments:[],asking:"off",stop:-1,happens:!1,eyes:[],watcher:"",buttons:[]},this.timer=0,this.looks="",
this.chosen=""}get shut(){return!!this.menu.hidden}key(t,s,n){let o=ae[t].replace(" ","Space");return u("button",{"data-\
k":`step.${t}`,"aria-label":s,"aria-keyshortcuts":o,title:s,onclick:n},at(t,24))}show(t){let s=this.now.playing!==t.playing,
n=s||this.now.step!==t.step||this.now.speed!==t.speed||this.now.last!==t.last;this.now=t,this.range.max=String(Math.max(
t.last,1)),this.range.value=String(t.step),F(this.range,"aria-valuetext",`Step ${t.step} of ${t.last}`),this.range.style.
setProperty("--p",`${t.last?100*t.step/t.last:0}%`),this.told.replaceChildren(u("b",String(t.step)),u("small",`of ${t.last}`));
for(let o of["first","back"])F(this.keys[o],"aria-disabled",t.step===0?"true":"");for(let o of["forward","last"])F(this.
keys[o],"aria-disabled",t.step===t.last?"true":"");if(s){let o=t.playing?"Pause":"Play";this.keys.play.replaceChildren(at(
t.playing?"pause":"play",24)),F(this.keys.play,"aria-label",o),F(this.keys.play,"title",o)}this.choices(),this.mark(),n&&
clearTimeout(this.timer),n&&t.playing&&(this.timer=setTimeout(()=>this.tick(),Ef*(t.happens?Of:1)/t.speed))}tick(){let t=Hf(
this.now);t>=0?this.how.stop(t):this.now.step>=this.now.last?this.how.play(!1):this.how.go(this.now.step+1,!0)}choices(){
let{asking:t,speed:s,moments:n,eyes:o,watcher:r,buttons:i}=this.now,l=JSON.stringify([t,s,n.length>0,o,r,i]);if(l===this.
chosen)return;this.chosen=l;let a=n.length?El.find(([h])=>h===t)?.[1]??"":`${s}×`.replace("0.5","½");this.more.firstElementChild?.
replaceChildren(a),F(this.more,"aria-label",`Questions and pace: ${a}`);let c=et(this.menu)?.getAttribute("data-k");this.
menu.replaceChildren(...[n.length>0&&u("p","At a decisive moment"),n.length>0&&ft({label:"At a decisive moment",choices:El,
value:t,pick:h=>this.how.ask(h),k:"asking"}),o.length>1&&u("p.seen-by","Seen by"),o.length>1&&u("div.seen-by",ft({label:"\
Seen by, in the menu",choices:o,value:r,pick:h=>this.how.see(h),k:"eyes"})),u("p","Pace"),ft({label:"Pace",choices:Af,value:s,
pick:h=>this.how.pace(h),k:"speed"}),i.length>0&&u("p","To take along"),...i.map(h=>Fe(h,d=>this.how.key(d)))].filter(h=>h instanceof
Node)),c&&this.menu.querySelector(`[data-k="${c}"]`)?.focus()}open(t){this.menu.hidden=!t,F(this.more,"aria-expanded",String(
t)),t&&this.menu.querySelector("[aria-pressed=true], button")?.focus()}escape(){return this.shut?!1:(this.open(!1),this.
more.focus(),!0)}mark(){let{marks:t,last:s,moments:n,asking:o,stop:r}=this.now,i=Math.round(this.marks.clientWidth),l=o===
"off"?[]:n,a=JSON.stringify([t,i,l,r]);if(a===this.looks||!i)return;this.looks=a;let c=p=>s?p/s*i:0,h=Math.max(1,...t);this.
marks.setAttribute("viewBox",`0 0 ${i} 14`),this.marks.replaceChildren(...l.length?l.map(({frame:p})=>H(c(p)-1,21,2,8,{fill:"\
var(--lit)"})):t.flatMap((p,g)=>{let w=3+3.5*p/h,x=`M${c(g)} ${7-w}l${w} ${w} -${w} ${w} -${w} -${w}z`;return p>0?[b("pa\
th",{d:x,fill:"var(--accent-on-field)"})]:[]}));let d=l.map((p,g)=>({...p,k:g})),f=i<Lf*(d.length-1)?d.filter(({k:p})=>p===
r):d,m=Cf(f.map(({frame:p})=>c(p)),i);this.moments.replaceChildren(...f.map(({frame:p,state:g,line:w,k:x},y)=>u("button",
{class:`moment ${x===r?"now":g}`,style:`left:${m[y]}px`,tabindex:-1,"data-moment":x,title:w,"aria-label":`Step ${p}, ${Nf[x===
r?"now":g]}: ${w}`,onclick:()=>this.how.stop(x)},g==="came"||g==="not"||g==="unseen"?u("i",{class:g}):"?")))}stop(){clearTimeout(
this.timer)}};function Ol(e){let{lens:t}=e.painter,s=()=>!e.acting&&e.reel.length>1,n=l=>()=>(e.go(l),!0),o=e.model.get("step"),r=()=>e.
acts.root.querySelector('[data-act="press"]'),i=l=>!l.closest(ci);return[{keys:[ae.play],shown:"Space",words:"Plays the \
game on, or halts it.",when:s,press:(l,a)=>(i(a)&&e.play(!e.model.get("playing")),i(a))},{keys:[ae.back],shown:"←",words:"\
A step back.",when:s,press:n(o-1)},{keys:[ae.forward],shown:"→",words:"A step on.",when:s,press:n(o+1)},{keys:[ae.first],
shown:"Home",words:"The first step.",when:s,press:n(0)},{keys:[ae.last],shown:"End",words:"The last step.",when:s,press:n(
e.reel.length-1)},{keys:[" "],shown:"Space",words:"Goes on where chance waits for you.",when:()=>e.acting&&!!r(),press:(l,a)=>(i(
a)&&r().click(),i(a))},{keys:["+","=","-","0"],shown:"+ − 0",words:"Closer to the board, farther away, all of it; with\
 the focus on the table.",inside:!0,when:()=>!!t.board,press:l=>t.key(l,!1)},{keys:["ArrowLeft","ArrowRight","ArrowUp","\
ArrowDown"],shown:"Shift and an arrow",words:"Moves the board; with the focus on the table.",inside:!0,shift:!0,when:()=>!!t.
board,press:l=>t.key(l,!0)},{keys:[],any:l=>Oo(e,l).size===1,shown:"A card's sign",words:"Takes that card, if only one i\
n your hand bears it; with the focus on the table.",inside:!0,when:()=>e.acting&&Oo(e).size>0,press:l=>{let[a]=Oo(e,l).values();
return e.press(a),!0}},{keys:["d","D"],shown:"D",words:"Shows the discards by colour and value, or puts them away.",when:()=>!!e.
spread.zone,press:()=>(e.spread.toggle(()=>e.show(!1)),!0)},{keys:["Escape"],shown:"Escape",words:"Closes what is open o\
ver the table, or puts the card back.",inside:!0,when:()=>!0,press:()=>Bf(e)}]}function Bf(e){if(e.chooser.key)e.chooser.
leave();else{if(e.placing.clear())return!0;if(e.lifting.lifted)e.lifting.lift("");else return["spread","heat","scores","\
stepper","caption"].some(t=>e[t].escape())}return!0}function Oo(e,t){let s=new Map;for(let{thing:n}of e.painter.placed.values())
n.kind==="card"&&n.plays&&n.face?.text&&(t==null||n.face.text.toLowerCase()===t.toLowerCase())&&s.set(n.move||n.key,n);return s}var Rf={watch:288,play:356,edit:316},If=288,Ao=class{constructor(t,s){this.model=t,this.sending=new ws(t,n=>this.markSent(
n)),this.refused="",this.left=-1,this.shownSize="",this.paintedStep=-1,this.painter=new Bs({press:n=>this.press(n),pace:()=>this.
model.get("speed")}),this.stepper=new Ws({go:(n,o)=>this.go(n,o),play:n=>this.play(n),pace:n=>this.save({speed:n}),ask:n=>this.
save({asking:n}),stop:n=>this.stopAt(n),see:n=>this.save({watcher:n}),key:n=>this.model.send({kind:n})}),this.caption=new bs(
{texts:()=>this.model.get("clauses"),see:n=>this.save({watcher:n})}),this.call=new xs({send:n=>this.send(n),drawn:()=>this.
soon("stay")}),this.race=new _s(n=>this.model.send({kind:"retry",step:n})),this.felt=u("div.felt",this.call.root,this.painter.
lens.controls,this.painter.root,this.race.root),this.board=u("p.sr"),this.chooser=new $s({play:n=>this.send(n),focus:n=>this.
painter.focus(n),around:n=>this.painter.around(n),moved:()=>this.scene&&this.showTable(this.scene,!1)}),this.placing=new Rs(
{play:n=>this.send(n),choose:(n,o)=>this.chooser.show({key:`spot:${n}`,label:n,plays:!0,picks:o}),moved:n=>{this.show(!1),
this.painter.focus(`spot:${n}`)}}),this.acts=new Ls({send:n=>this.send(n),refuse:n=>this.refuse(n)}),this.lifting=new Ts(
{play:n=>this.send(n),key:n=>this.model.send({kind:n}),told:(n,o)=>this.lift(n,o)}),this.playBar=u("div.play-bar",this.lifting.
acts,this.acts.root,this.lifting.words,this.lifting.keys),this.strip=u("div.strip"),this.scores=new Ps(this.caption.sheet),
this.spread=new es({focus:n=>this.painter.focus(n)}),this.heat=new Je(()=>this.soon("stay")),this.stage=u("section.stage",
{"aria-label":"The table"},this.caption.root,this.caption.box,this.felt,this.heat.root,this.board,this.chooser.root,this.
scores.root,this.spread.root,this.heat.list,this.strip),this.live=u("p.sr",{"aria-live":"polite"}),this.root=u("div.uw.u\
w-table",this.stage,this.live),this.root.addEventListener("keydown",n=>this.key(n)),this.unhear=ds(this.root,()=>Ol(this)),
s.append(this.root),this.tall=void 0,this.due="",this.saying=0,this.watch=()=>this.soon("move"),this.still=()=>this.soon(
"stay"),this.reel=new Ds(t,()=>this.soon("stay")),this.moves=["step","frames","pool"],this.stays="game palette names eye\
s watcher playing speed mode clauses lit differs aside boards heat dealt note busy caption moments asking stop bright li\
fts lifted stamp buttons race covers".split(" ");for(let n of this.moves)t.on(`change:${n}`,this.watch);for(let n of this.
stays)t.on(`change:${n}`,this.still);t.on("msg:custom",Ht),this.sizes=new ResizeObserver(()=>this.resized()),this.sizes.
observe(this.felt),this.unheed=Kr(this.still),this.unhalt=Ar(()=>this.model.get("playing")&&this.play(!1)),this.unfit=rs(
this.root,()=>this.resized(!0)),this.show(!1)}get scene(){return this.reel.scene(this.model.get("step"))}get mode(){return this.
model.get("mode")}get acting(){return this.mode!=="watch"}save(t){for(let[s,n]of Object.entries(t))this.model.set(s,n);this.
model.save_changes()}go(t,s=!1){let n=Math.max(0,Math.min(t,this.reel.length-1));n!==this.model.get("step")&&(this.left=
this.model.get("stop"),this.save(s||!this.model.get("playing")?{step:n}:{step:n,playing:!1}))}stopAt(t){t===this.left&&this.
model.set("stop",-1),this.save({stop:t,playing:!1})}play(t){let s=this.model.get("step")>=this.reel.length-1;this.save(t&&
s?{step:0,playing:!0}:{playing:t})}show(t){let s=this.scene;if(kt(this.root,this.model.get("palette")),this.root.classList.
toggle("busy",!!this.model.get("busy")),this.root.classList.toggle("acts",this.acting),this.left!==this.model.get("stop")&&
(this.left=-1),!s)return this.showStepper();t&&(this.refused=""),this.lifting.hold(this.model.get("lifted")??"",this.model.
get("said")??{},this.model.get("lifts")??{},s),this.sending.drawn(),this.root.style.setProperty("--pace",String(this.model.
get("speed"))),this.board.textContent=s.board??"",this.caption.showEyes(this.model.get("eyes"),this.model.get("watcher")),
t&&this.call.cover(),this.call.show(s,this.acting,this.covers),this.heat.show(this.model.get("heat")??{}),this.showTable(
s,t),this.race.show(this.model,this.reel.length-1),this.showStrip(s),this.scores.show(s.sheet),this.showWords(s),t&&this.
chooser.close(),t&&this.announce(s)}soon(t){this.due||queueMicrotask(()=>{let s=this.due==="move";this.due="",this.show(
s)}),this.due!=="move"&&(this.due=t)}get lit(){let t=this.model.get("lit");return Object.keys(t).length>0?this.model.get(
"aside")?{}:t:Object.fromEntries((this.model.get("differs")??[]).map(n=>[n,""]))}get covers(){return this.model.get("cov\
ers")||Gr()}get fit(){return this.root.closest("[data-fit]")?.getAttribute("data-fit")??"flow"}get filled(){return["larg\
e","middle"].includes(this.fit)}get size(){let{clientWidth:t,clientHeight:s}=this.felt;return`${t} ${this.filled?s:window.
innerHeight} ${this.fit}`}showTable(t,s){let n=parseFloat(getComputedStyle(this.root).fontSize)/16||1,o=this.call.hidden?
0:this.call.root.offsetHeight/n,r=this.mode==="edit"&&t.table==="round";this.placing.show(t,this.model.get("boards")??{},
this.acting);let i={w:(this.felt.clientWidth||772)/n,h:this.filled?this.felt.clientHeight/n:0,low:this.fit!=="phone"?0:(r?
If:Rf[this.mode])+(this.acting?0:o),page:window.innerHeight/n};this.shownSize=this.size,this.root.classList.toggle("narr\
ow",i.w<Ot);let l=this.mode==="watch"&&this.reel.length<2,a=l?void 0:ss(t),c=this.chooser.key?{...this.lit,[this.chooser.
key]:""}:this.lit;this.spread.show(a,this.lit,i.w<Ot);let h={lit:$r(c,a),laid:l,opens:a?.of,dealt:this.model.get("aside")?
{}:this.model.get("dealt"),acting:this.acting,editing:this.mode==="edit",boards:this.model.get("boards")??{},spots:this.
placing.spots,heat:this.heat.map,clear:this.heat.clears,call:o,under:!t.covered?.length||this.covers!=="hidden"},d=rl(ul(
t,this.lifting.lifted,this.lifting.card),i,h),f=this.model.get("bright")??[];this.painter.dim(f.length?new Set(f):null),
d.h=this.steady(d);let m=this.model.get("step"),p=m<this.paintedStep;this.paintedStep=m,this.painter.paint(d,{label:`The\
 table. ${t.place??""}`,move:s,back:p}),s&&this.painter.happen(p?null:t.event);let g=Math.min(this.felt.clientWidth/d.w,
this.filled?this.felt.clientHeight/d.h:1/0),w=this.filled?(this.felt.clientHeight-d.h*g)/2:0;this.call.root.style.top=`${w+
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
stage,this.fit==="phone");let n=t.alert?(t.actions??[]).filter(l=>!l.strong):t.actions??[];this.lifting.show({lifts:this.
model.get("lifts")??{},keys:this.model.get("buttons")??[]}),this.strip.hidden=this.mode==="edit",this.acts.root.hidden=!!this.
lifting.lifted;let o=t.zones.some(l=>l.kind==="tokens"&&l.ways?.some(({move:a})=>a)),r=o?"Press a lit space or a row; pr\
ess it again to go there.":"",i=this.model.get("busy")?"The others play.":this.placing.words||r;this.lifting.tell(i,t.actions??
[]),this.acts.show(n,!!this.model.get("busy"),this.stage)}showWords(t){let s=this.model.get("caption")??{};F(this.stage,
"aria-label",s.badge?`Table ${s.badge} of two`:"The table"),this.caption.show({clauses:s.clauses??(t.clauses??[]).filter(
n=>n),...La(t,s),note:this.refused||this.model.get("note")||"",tone:s.tone??"plain",badge:s.badge})}announce(t){clearTimeout(
this.saying),this.saying=setTimeout(()=>{this.live.textContent=[...t.said??[],t.now].filter(Boolean).join(" ")},350)}press(t){
if(t.spot)return this.placing.press(t.spot);if(t.opens)return this.spread.toggle(()=>this.show(!1));if(!t.plays&&t.recall?.
length)return this.chooser.show(t);if(t.off&&!t.plays)return this.refuse(t.off);if(t.picks.length&&!(t.picks.length===1&&
!t.move))return this.chooser.show(t);let s=t.move||t.picks[0].move,n=t.kind==="board";if((["hand","grid"].includes(t.role)||
n)&&s in this.lifting.lifts&&(this.lifting.lifted!==s||!n&&this.lifting.card!==t.key)){if(this.lifting.lift(s,t.key),n){
let r=this.stage.querySelector(`.way[data-move="${CSS.escape(s)}"]`);r instanceof SVGElement&&r.focus()}return}return this.
send(s)}lift(t,s){let n=t.lifted!==this.model.get("lifted");this.save(t),!(!n||!this.scene)&&(this.refused="",this.show(
!1),t.lifted||this.painter.focus(s))}refuse(t){this.refused=t;let s=this.scene;s&&this.showWords(s)}send(t){this.lifting.
unread(t)||(this.sending.send(t,this.lifting.said[t]??null),ne(this.model.get("game")))}markSent(t){this.root.classList.
toggle("sent",!!t),this.lifting.playing(!!t);for(let s of this.stage.querySelectorAll("[data-act]"))F(s,"aria-busy",t&&s.
getAttribute("data-act")===t?"true":"")}key(t){!t.ctrlKey&&!t.metaKey&&!t.altKey&&this.chooser.stroke(t)}remove(){this.unfit(),
this.unhear(),this.unheed(),this.unhalt(),this.chooser.close();for(let t of this.moves)this.model.off(`change:${t}`,this.
watch);for(let t of this.stays)this.model.off(`change:${t}`,this.still);this.model.off("msg:custom",Ht),this.stepper.stop(),
this.reel.stop(),this.sizes.disconnect(),clearTimeout(this.saying)}};function To({model:e,el:t}){let s=new Ao(e,t);return()=>s.
remove()}var He=["answer","why","try"],Al=["guess","think","know"],Tl=26;function ot(e){throw new Error(e)}var Pt=(e,t)=>e.card(t.
place,t.question,t.settings);function Be({said:e,covered:t},s,n,o){return e.findLast((r,i)=>i>=t&&r.place===s&&r.question===
n&&!Tt(r.settings,o))}var Re=({locked:e},t,s,n)=>!!Be(t,t.place,s,n.settings)||!t.predicting||n.certain&&!e;var zt=(e,t)=>({...t,question:qf(e,t),why:0});function qf(e,t){let s=e.offered(t.place),n=i=>e.card(t.place,i,t.settings);
if(s.length===1)return s[0];if(t.held)return t.question;if(s.includes(t.chosen))return t.chosen;let o=e.prefer(t.place);
return o&&n(o)?o:s.find(i=>n(i)?.certain===!1)??s.find(n)??s[0]??""}function Ll(e,t,s){let n=t.before??t.settings,o=t.chosen||
t.question;return zt(e,{...t,place:s,held:null,aside:!1,before:null,settings:n,question:o})}function _f(e,t,s){let n=e.offered(t.place);n.includes(s)||ot(`Expected a question of ${n.join(", ")}, not '${String(s).
slice(0,40)}'.`);let{held:o}=t,r=o?s!==o.question:!1,i=o&&!r?o.settings:t.settings;return zt(e,{...t,chosen:s,question:s,
aside:r,settings:i})}function Df(e,t,s){let n=Pt(e,t),o=n?.offers??{};for(let[r,i]of n?Object.entries(s):[]){let l=r in t.
settings&&t.settings[r]===i;if(!o[r]?.includes(i)&&!l){let a=Object.entries(o).map(([h,d])=>`${h} of ${d.join(", ")}`),c=`${r.
slice(0,20)}=${String(i).slice(0,20)}`;ot(`Expected settings ${a.join("; ")||"of none"}, not ${c}.`)}}return zt(e,{...t,
settings:{...s}})}function Lo(e,t,{number:s,sure:n="think",time:o="",seed:r=0}){let i=Pt(e,t);if(!i)return ot("Expected \
a position in which a question arises before a prediction.");Al.includes(n)||ot(`Expected how sure you are to be ${Al.join(
", ")}, not '${String(n).slice(0,20)}'.`),i.value(s);let{place:l,question:a}=t,c={place:l,question:a,settings:i.settings,
number:s.trim(),sure:n,time:o,seed:r,owned:"",denied:""};return{...t,said:[...t.said,c]}}function js(e,t){let s=Pt(e,t),
n=s&&Be(t,t.place,t.question,s.settings),o=n&&e.told(s,n,t.said.slice(0,t.said.indexOf(n)));return{said:n,told:o}}function No(e,t,s){
let{said:n,told:o}=js(e,t);if(!n||!o?.mistake||!o.asks)return ot("Expected a number that a mistake fits before a yes or \
no.");let r={...n,[s?"owned":"denied"]:o.mistake.kind};return{...t,said:t.said.map(i=>i===n?r:i)}}function Nl(e,t,s){switch(s.
kind){case"Pick":return _f(e,t,s.question);case"Set":return Df(e,t,s.settings);case"Predict":return s.second&&ot("Expect\
ed one number, for the one question on show."),zt(e,Lo(e,t,s));case"Own":return No(e,t,s.yes);case"Turn":return He.includes(
s.page)||ot(`Expected a page of ${He.join(", ")}, not '${String(s.page).slice(0,20)}'.`),{...t,page:s.page};case"Why":return s.
at>=0&&s.at<Tl||ot(`Expected a step of the derivation from 0 to ${Tl-1}, not ${s.at}.`),{...t,why:s.at};case"AskFirst":return zt(
e,{...t,predicting:s.on});case"Cover":return zt(e,{...t,covered:t.said.length})}return ot(`Expected a deed at a panel, n\
ot ${s.kind}.`)}function Co(e){return{asked:{place:"",question:"",settings:{},chosen:"",held:null,aside:!1,before:null,page:He[0],why:0,
predicting:!0,said:[],covered:0},frame:0,eyes:"0",seat:0,stop:-1,playing:!1,fates:{},...e}}var mw="no one two three four five six seven eight nine ten".split(" ");function Wf(e,t,s){let n=e.card(t.place,s,t.settings),o=!!(n&&Be(t,t.place,s,n.settings));return{...e.chip(s),arises:!!n,
away:n?"":e.away(t.place,s),done:o}}function jf(e,t,s){return s.row.map(([n,o,r])=>{let i=o===s.settings[n],l={...s.settings,
[n]:o},a=i?s:e.card(t.place,t.question,l),c=a&&JSON.stringify(a.settings)===JSON.stringify(l);return{value:o,label:r,here:i,
...c&&Re(e,t,t.question,a)?a.number:{}}})}var Vf=({said:e},t)=>e.slice(0,e.indexOf(t));function Ff(e,t,s,n){let o=Be(t,t.
place,t.question,s.settings),r=[t.question,...Object.values(s.settings),t.place].join(" ");return{...s.asked,key:r,revealed:n,
fault:e.fault(t.place),...n&&{...s.answered,row:jf(e,t,s),notice:e.notice(t)},...o&&{said:{...e.told(s,o,Vf(t,o)),sure:o.
sure},misconception:""}}}function Cl(e,t){let s=Pt(e,t),n=s?Re(e,t,t.question,s):!1,{question:o,settings:r,predicting:i,
page:l,why:a}=t;return{question:o,settings:r,predicting:i,page:l,why:a,questions:e.offered(t.place).map(c=>Wf(e,t,c)),panel:s?
Ff(e,t,s,n):e.nothing(t.place,t.question),main:s&&!n?{label:"Show the answer",kind:"predict"}:{},moment:{},guesses:[],ending:{}}}function Hl(e,t){return t.said.flatMap((s,n)=>{let o=e.card(s.place,s.question,s.settings);if(!o)return[];let{judged:r,measure:i}=o.
panel,l=o.value(s.number),{mistake:a}=e.told(o,s,t.said.slice(0,n));return[{game:e.saved.game,question:s.question,settings:Object.
entries(o.settings).map(([c,h])=>`${c}=${h}`).join(" "),position:e.called(s.place),prediction:l,sure:s.sure,exact:r.written,
measure:i,mistake:a?.name??"",kind:a?.kind??"",own:s.owned?"yes":s.denied?"no":"",time:s.time,off:Math.abs(l-r.exact)}]})}var Bl=["set","any"],be=(e,t,s=!1)=>`${e} ${t}${s?" again":""}`;function dt(e,t,s=!1){let n=new Map;for(let o of t.asked.
said){let[r,i,l]=o.place.split(" ");if(Number(r)!==t.course||!!l!==s||n.has(Number(i)))continue;let a=e.card(o.place,o.question,
{});a&&!Tt(a.settings,o.settings)&&n.set(Number(i),o)}return n}function Il(e,t){let s=e.card(t.place,t.question,t.settings);
return s?s.verdict(s.value(t.number)).near:!1}var Ho=(e,t)=>t.redo.length>0?t.redo:[...e.groups(t.course).keys()];function ql(e,t){
let s=Math.max(t.at,...Wt(e,t));return Ho(e,t).find(n=>n>s)??-1}var _l=(e,t,s)=>dt(e,t,t.redo.includes(s)).has(s);function Bo(e,t,s){
let n=be(t.course,s,t.redo.includes(s));return{...t.asked,place:n,question:e.offered(n)[0],settings:{}}}function Wt(e,t){
let s=t.at<0?[]:e.pair(t.course,t.at);return new Set(s.map(n=>_l(e,t,n))).size>1?[]:s}var Dl=(e,t,s)=>!t.asked.predicting||
_l(e,t,s[0]);function Gf(e,t,s,n){let o=[s.number.trim(),(s.second??"").trim()];o.every(Boolean)||ot(`Expected two numbe\
rs: positions ${n[0]+1} and ${n[1]+1} are answered together.`);let r=n.reduce((i,l,a)=>Lo(e,{...Bo(e,t,l),said:i},{...s,
number:o[a]}).said,t.asked.said);return zt(e,{...t.asked,said:r})}function Kf(e,t,s){let n=s.map(o=>Bo(e,t,o));return n.
find(o=>js(e,o).told?.asks)??n[0]}function Pl(e,t){if(t.order==="any"||!t.asked.predicting)return[];let s=dt(e,t),n=dt(e,
t,!0),o=Ho(e,t),r=!1,i=-1;return[...e.groups(t.course).keys()].filter(l=>(t.redo.includes(l)?n:s).has(l)?!1:r?!Wt(e,{...t,
at:l}).some(a=>a<l&&a===i):(r=o.includes(l),r&&(i=l),!1))}function Ro(e,t,s){if(s>=e.groups(t.course).length)return{...t,
at:-1};let n=Wt(e,t).includes(s)?t.asked.page:He[0],o={...t.asked,settings:{},page:n},r=be(t.course,s,t.redo.includes(s));
return{...t,at:s,asked:Ll(e,o,r)}}function Rl(e,t,s){let n=e.groups(t.course).length;if(s===-1)return{...t,at:-1};s>=0&&
s<n||ot(`Expected a position from 1 to ${n}, not ${s+1}.`),Pl(e,t).includes(s)&&ot("Give your prediction first.");let o=Wt(
e,{...t,at:s});return Ro(e,t,o.length>0&&!Dl(e,t,o)?o[0]:s)}function Uf(e,t){let s=dt(e,t),n=dt(e,t,!0),o=[...s.keys()].
filter(l=>!n.has(l)&&!Il(e,s.get(l))),r=o.flatMap(l=>e.pair(t.course,l)).filter(l=>!n.has(l)),i=[...new Set([...o,...r])].
sort((l,a)=>l-a);return i.length===0&&ot("Expected misses to redo; there are none left."),Ro(e,{...t,redo:i},i[0])}function Wl(e,t,s){
switch(s.kind){case"Go":return Rl(e,t,s.to);case"GoOn":return t.at<0?t:Rl(e,t,ql(e,t));case"Redo":return Uf(e,t);case"Be\
gin":return Ro(e,{...t,course:t.course+1,redo:[]},0);case"Arrange":return Bl.includes(s.order)||ot(`Expected an order of\
 ${Bl.join(" or ")}, not '${String(s.order).slice(0,20)}'.`),{...t,order:s.order}}let n=Wt(e,t);return n.length>0&&s.kind===
"Predict"&&(s.second||!Dl(e,t,n))?{...t,asked:Gf(e,t,s,n)}:n.length>0&&s.kind==="Own"?{...t,asked:{...t.asked,said:No(e,
Kf(e,t,n),s.yes).said}}:{...t,asked:Nl(e,t.asked,s)}}function jl(e,t){let s=Cl(e,t.asked),n=Ho(e,t),o=t.redo.includes(t.
at),r=Wt(e,t),i=r.length>0?r:[t.at],[l,a]=i.map(m=>m+1),c=i.flatMap(m=>n.indexOf(m)+1||[]),h=dt(e,t),d=Pl(e,t);s.goal={...e.
goal(t.course),...h.size<e.groups(t.course).length&&{line:""},...o&&{line:`Your misses once more: ${c.join(" and ")} of ${n.
length}.`},at:l,...a&&{also:a}},s.pair=r.map((m,p)=>Yf(e,t,m,e.lines(t.course,m)[p])),s.order=t.order,s.main.kind!=="pre\
dict"?s.main={label:Zf(e,t),kind:"next"}:r.length>0&&(s.main={label:"Show both answers",kind:"predict"});let f=e.groups(
t.course).map((m,p)=>{let g=h.get(p),w=g?Il(e,g)?"near":"far":"open";return{group:m,state:w,shut:d.includes(p),paired:e.
pair(t.course,p)[1]===p}});return{panel:s,trail:{spots:f,at:t.at}}}function Zf(e,t){let s=ql(e,t);if(s<0)return"See how \
you did";let n=Wt(e,{...t,at:s});return n.length>0?`Next: positions ${n[0]+1} and ${n[1]+1}`:`Next: position ${s+1}`}function Yf(e,t,s,n){
let o=Bo(e,t,s),r=Pt(e,o),{ask:i,given:l,measure:a,says:c,span:h}=r.asked,{said:d,told:f}=js(e,o);return{at:s,line:n,here:s===
t.at,ask:i,given:l,measure:a,says:c,span:h,...d&&f&&{said:{...f,sure:d.sure}},...Re(e,o,o.question,r)&&r.number}}var Jf=["steps","dots","row"],Vl=["answer","bars","dots","steps","misconception","apart","simulated","headline","certain"],
Xf=["row","judged","heat","lesson","tries"],zf=1e9,Fl=(e,t)=>Object.fromEntries(Object.entries(e).filter(([s])=>t(s))),Io=class{constructor(t,s,n){
this.panel=t,this.settings=s,this.certain=!!t.certain,this.heat=t.heat,this.answered=Fl(t,i=>Vl.includes(i)||i==="lesson");
let o=t.knobs.map(i=>({...i,choices:i.choices.filter(([l])=>n.some(a=>!Tt(a,{...s,[i.name]:l})))})).filter(i=>i.choices.
length>1),r=Fl(t,i=>!Vl.includes(i)&&!Xf.includes(i));this.asked={...r,knobs:o},this.offers=Object.fromEntries(o.map(({name:i,
choices:l})=>[i,l.map(([a])=>a)]))}get row(){let t=this.panel.knobs.find(s=>!s.model);return(this.panel.row??[]).map(({value:s,
label:n})=>[t.name,s,n])}get number(){let{exact:t}=this.panel.judged;return{number:t,text:Dt(t,this.panel.measure)}}value(t){
return Na(t,this.panel.measure,this.panel.span)}verdict(t){let{verdicts:s}=this.panel.judged,n=Math.round(t*zf),[,o,r]=s.
find(([i])=>n<=i)??s.at(-1);return{band:o,near:o!=="far",mistake:r}}mistake(t){return this.panel.judged.mistakes[this.verdict(
t).mistake]??null}told(t){let s=this.value(t),{judged:n,measure:o}=this.panel;return{value:s,verdict:Ca(s,n.exact,o,this.
verdict(s).band)}}},Qf=2,Vs=class{locked=!1;constructor(t){this.saved=t,this.cards=new Map}offered(t){return this.saved.
questions.map(({id:s})=>s)}panels(t,s){return[[],[]]}card(t,s,n){let o=JSON.stringify([t,s,n]),r=this.cards.get(o);return this.
cards.has(o)||(r=this.made(t,s,n),this.cards.set(o,r)),r??null}made(t,s,n){let[o,r]=this.panels(t,s),i=[...o,...r].map(d=>this.
unfolded(d));if(i.length===0)return null;let l=i.map(d=>d.set),a={...l[0],...n},c=({name:d,choices:f,value:m})=>{let p=f.
some(([g])=>g===a[d])||f.length===0;return!(d in a)||m===(p?a[d]:f[0][0])},h=i.find(({panel:d})=>d.knobs.every(c))??i[0];
return new Io(h.panel,h.set,l.slice(0,o.length))}unfolded(t){let{pool:s,panels:n}=this.saved,o={};for(let[i,l]of Object.
entries(n)){let a=l[t];a!=null&&(o[i]=Jf.includes(i)?a.map(c=>s[c]):s[a])}let r=o.knobs.map(i=>[i.name,i.value]);return{
panel:o,set:Object.fromEntries(r)}}prefer(t){return""}chip(t){let{id:s,name:n,title:o}=this.saved.questions.find(r=>r.id===
t)??this.saved.questions[0];return{id:s,name:n,title:o}}away(t,s){let{when:n}=this.saved.questions.find(o=>o.id===s)??{when:""};
return n?`It arises ${n}.`:this.saved.onward}fault(t){return""}notice(t){return""}told(t,s,n,o=t.mistake(t.value(s.number))){
let r=!(s.owned||s.denied),i=n.filter(a=>a.denied&&a.denied===o?.kind).length,l=o!=null&&r&&i<Qf;return{...t.told(s.number),
sure:s.sure,mistake:o,asks:l,own:s.owned!==""}}called(t){return t}nothing(t,s){let n=this.saved.questions.find(({id:i})=>i===
s),o=n?.title??"No question arises here.",r=this.away(t,s);return{key:t,none:!0,title:o,when:r}}};var Gl=e=>Math.round(e*1e9),Fs=class extends Vs{locked=!0;constructor(t){super(t),this.lesson=t,this.courses=[]}explain(t){
let[s]=this.lesson.courses;this.saved=this.lesson=t,this.cards.clear(),this.courses=this.courses.map(n=>n===s?t.courses[0]:
n)}again(){this.courses.push(this.lesson.courses[0])}practise(t){let s=this.lesson.courses[1];if(!s)return!1;let n=s.leads[t]??
[],o=[...n,...s.positions.keys()].filter((i,l,a)=>a.indexOf(i)===l),r=Object.fromEntries(o.map((i,l)=>[l,s.laid[i]]));return this.
courses.push({...s,laid:r,positions:o.map(i=>s.positions[i])}),!0}course(t){return this.courses[t]??this.lesson.courses[0]}picked(t){
return this.course(t)===this.lesson.courses[0]}goal(t){return this.course(t).goal}groups(t){return this.course(t).positions.
map(({group:s})=>s)}pair(t,s){let n=[s,s+1].find(o=>this.course(t).positions[o]?.pair.length);return n?[n-1,n]:[]}lines(t,s){
return this.course(t).positions[this.pair(t,s)[1]].pair}position(t){let[s,n]=t.split(" ").map(Number);return this.course(
s).positions[n]}offered(t){return t?[this.position(t).question]:[]}panels(t,s){let n=this.position(t);return[n.question===
s?n.panels:[],[]]}notice({place:t,said:s}){let[n,o,r]=t.split(" "),i=this.pair(Number(n),Number(o)).map(a=>be(Number(n),
a,!!r));return(i.length>0&&i.every(a=>s.some(c=>c.place===a))?i:[t]).map(a=>this.position(a).notice).join(" ")}called(t){
return this.position(t).place+(t.endsWith(" again")?", again":"")}told(t,s,n){let o=t.value(s.number),r=t.verdict(o).near?
void 0:this.slipped(s.place,o,n);return super.told(t,s,n,r??t.mistake(o))}slipped(t,s,n){let[o,r]=t.split(" ").map(Number),
i={asked:{said:n},course:o};return this.position(t).compares.find(({above:l,at:a,fits:c})=>{let h=dt(this,i),d=h.has(r)?
dt(this,i,!0):h,f=d.get(a)??h.get(a),m=f&&this.card(f.place,f.question,f.settings);if(!m)return!1;let p=s-m.value(f.number);
return Gl(l?p:-p)>=Gl(c)})?.mistake}};var Kl=e=>Math.floor(e%1*4294967296);function Ul(e){let t=[];for(let s=2;t.length<e;s++)t.every(n=>s%n)&&t.push(s);return t}
var tp=Ul(64).map(e=>Kl(Math.cbrt(e))),ep=Ul(8).map(e=>Kl(Math.sqrt(e))),Bt=(e,t)=>e>>>t|e<<32-t;function Zl(e){let t=new TextEncoder().
encode(e),s=new DataView(new ArrayBuffer(64*Math.ceil((t.length+9)/64)));t.forEach((o,r)=>s.setUint8(r,o)),s.setUint8(t.
length,128),s.setUint32(s.byteLength-4,8*t.length);let n=[...ep];for(let o=0;o<s.byteLength;o+=64){let r=Array.from({length:64},
(p,g)=>g<16?s.getUint32(o+4*g):0);for(let p=16;p<64;p++){let[g,w]=[r[p-15],r[p-2]],x=Bt(g,7)^Bt(g,18)^g>>>3,y=Bt(w,17)^Bt(
w,19)^w>>>10;r[p]=r[p-16]+x+r[p-7]+y|0}let[i,l,a,c,h,d,f,m]=n;for(let p=0;p<64;p++){let g=m+(Bt(h,6)^Bt(h,11)^Bt(h,25))+
(h&d^~h&f)+tp[p]+r[p],w=(Bt(i,2)^Bt(i,13)^Bt(i,22))+(i&l^i&a^l&a);[i,l,a,c,h,d,f,m]=[g+w|0,i,l,a,c+g|0,h,d,f]}[i,l,a,c,h,
d,f,m].forEach((p,g)=>{n[g]=n[g]+p|0})}return n.map(o=>(o>>>0).toString(16).padStart(8,"0")).join("")}var sp={know:"I know",think:"I think so",guess:"A guess"},np={know:"k",think:"t",guess:"g"},jt=e=>Math.round(e*1e9)/1e9;
function qo(e,t){let s=dt(e,t),n=dt(e,t,!0),o=[...new Set([...s.keys(),...n.keys()])].sort((i,l)=>i-l),r=i=>o.flatMap(l=>{
let a=t.asked.said.filter(c=>c===s.get(l)||c===n.get(l));return a[i]?op(e,t,l,a[i]):[]});return{first:r(0),second:r(1)}}
function op(e,t,s,n){let o=e.card(n.place,n.question,n.settings);if(!o)return[];let r=t.asked.said.slice(0,t.asked.said.
indexOf(n)),{value:i,mistake:l}=e.told(o,n,r),{measure:a,judged:c}=o.panel,{near:h}=o.verdict(i);return[{at:s,said:i,exact:c.
exact,measure:a,sure:n.sure,own:n.owned,mistake:l,near:h}]}function Yl({said:e,exact:t,measure:s}){let n=e<t?"−":"+",o=Math.
abs(jt(e-t));return s!=="chance"?n+Dt(o,s):ge(o)?`${n}${ge(o)}`:"0"}var Jl=(e,t)=>t==="chance"?`${ge(e)} of 100`:Dt(e,t);
function rp(e,t,s){let{at:n,said:o,exact:r,measure:i,near:l,own:a}=e,c=i==="chance"?100:1,h=a?e.mistake:null;return{at:n,
apart:i!==s,said:jt(o*c),exact:jt(r*c),reach:jt(ys(r,i)*c),near:l,off:Yl(e),words:`said ${Jl(o,i)}; it is ${Jl(r,i)}`,name:l?
"":h?.name??(o>r?"Too high":"Too low"),why:l?"":h?.words??"",...t&&{again:jt(t.said*c),againNear:t.near,againWords:Yl(t)}}}
function _o(e){let t=new Map;for(let{own:s,near:n}of e)s&&!n&&t.set(s,(t.get(s)??0)+1);return[...t].sort(([,s],[,n])=>n-
s)}var Xl=(e,t)=>_o(qo(e,t).first)[0]?.[0]??"";function ip(e,t){if(e.length===0)return"No number was given.";let s=e.filter(
({near:i})=>!i).length,[n,...o]=_o(e);return n?`${[`${s===1?"Your miss":`${n[1]} of your ${s} misses`}: ${t[n[0]]}`,...o.
map(([i,l])=>`${l}: ${t[i]}`)].join("; ")}.`:""}function ap(e){let t=e.length>0?e.flatMap(({said:i,exact:l})=>[i,l]):[0,
1],[s,n]=[Math.min(...t),Math.max(...t)],o=(n-s||1)*.06,r=Math.min(0,s);return{low:r-(r<0?o:0),high:n+o}}function zl(e,t,s){
let{first:n,second:o}=qo(e,t),r=e.picked(t.course),i=n[0]?.measure??"chance",l=i==="chance",a=y=>o.find(v=>v.at===y),c=n.
map(y=>rp(y,a(y.at),i)),h=n.map(y=>({...y,off:Math.abs(y.said-y.exact)})),d=Object.entries(sp).flatMap(([y,v])=>{let k=h.
filter($=>$.sure===y&&$.measure==="chance").map($=>100*$.off),S=k.reduce(($,O)=>$+O,0)/k.length;return k.length===0?[]:[
{words:v,off:k.map(jt),mean:jt(S)}]}),f=_o(n),{kinds:m,courses:p,short:g,game:w,number:x}=e.lesson;return{title:e.goal(t.
course).title??"",short:r?g:"",near:n.filter(({near:y})=>y).length,of:n.length,found:ip(n,m),unit:l?"of 100":i,band:l?jt(
100*ys(0,i)):0,...l?{low:0,high:100}:ap(c.filter(({apart:y})=>!y)),dots:c,sure:d,sureWords:po(h),open:n.filter(({near:y,
at:v})=>!y&&!a(v)).map(({at:y})=>y),next:"",practise:p.length<2?"":f.map(([y])=>`Practise where ${m[y]}`)[0]??"Practise",
receipt:r&&n.length>0?lp(e,t,s):"",done:r&&n.length===e.groups(t.course).length?`${w} ${x}`:""}}function lp(e,t,s){let n=({
said:p,measure:g,sure:w})=>`${Jt(jt(g==="chance"?100*p:p),2).replace(/\.?0+$/,"").replace(/^-0$/,"0")}${np[w]}`,{first:o,
second:r}=qo(e,t),i=new Map(o.map(p=>[p.at,n(p)])),l=r.map(p=>`${p.at+1}=${n(p)}`),a=[...s].slice(0,40).join("").replace(
/[^\p{L}\p{N}\s.'-]/gu," ").trim().split(/\s+/).join("_"),c=e.groups(t.course).map((p,g)=>i.get(g)??"-"),{game:h,number:d}=e.
lesson,f=`${h} lesson=${d}${a&&` student=${a}`}: ${c.join(" ")}`,m=l.length>0?`${f} | ${l.join(" ")}`:f;return`${m} #${Zl(
m).slice(0,4)}`}var cp=/^([+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?|[+-]?\d+\/\d+)$/i,hp=/(^|[;\t\r\n])([\s\0]*)(?=[=+\-@＝＋－＠])/g;function dp(e){
let t=String(e??""),s=typeof e!="string"||cp.test(t)?t:t.replace(hp,"$1'$2");return/[",\r\n]/.test(s)?`"${s.replaceAll('\
"','""')}"`:s}var Ql=e=>e.map(t=>`${t.map(dp).join(",")}
`).join("");var up=2,Do="about 1 in 20 runs",Vt=(e,t=2)=>Jt(Math.abs(e)<.5/10**t?0:e,t).replace("-","−");function tc(e,t,s,n,o,r){
let i=n==="chance";if(e===0||e<2&&!i)return"";let l=i?100:1,[a,c,h]=[...s,t].map(f=>l*f),d=o==null?[]:[o,...r==null?[]:[
r]].map(f=>l*f);return a===c?`${e===2?"Both":`All ${e.toLocaleString("en")}`} trials gave the same number, so they don't\
 show how far off it may be.`:`That says ${fp(a,c,h,n,d)}${mp(a,c,d,i)}`}function fp(e,t,s,n,o=[]){let r=(e+t)/2,i=(t-e)/
2,l=n==="chance",a=l?i>=up&&!pp(e,t,r,i,o)?0:1:2,c=Vt(i,a);if(l&&Vt(r,a)!==Vt(s,a))return`between ${Vt(e,a)} and ${Vt(t,
a)} out of 100`;let h=l?"out of 100":n;return`about ${Vt(s,a)} ${h}, give or take ${Number(c)?c:"less than 0.01"}`}function pp(e,t,s,n,o){
let[r,i]=[s,n].map(l=>Number(Vt(l,0)));return o.some(l=>(e<=l&&l<=t)!=(r-i<=l&&l<=r+i))}function mp(e,t,s,n){let[o,r]=s.
map(a=>gp(a,n)),[i,l]=s.map(a=>e<=a&&a<=t);if(o==null)return".";if(r==null||r===o){let a=r==null?"":", and so does your \
guess";return`. The answer, ${o}, ${i?`fits${a}`:`doesn't fit: ${Do} miss it`}.`}return i?`: ${l?"not ":""}enough to tel\
l your guess, ${r}, from the answer, ${o}.`:l?`. Your guess, ${r}, fits and the answer, ${o}, doesn't: ${Do} mislead lik\
e this.`:`. Neither the answer, ${o}, nor your guess, ${r}, fits: ${Do} miss the answer.`}var gp=(e,t)=>t?Vt(e,Math.abs(
e-Math.round(e))<1e-9?0:1):Vt(e);var wp=[1,10,100,1e3],xp=1e6,bp=2,Ie=1.959963984540054,yp=100,Gs=10,$p=617,kp=125,vp=350,Mp=50,Sp=20;function Ep(e,t){let s=e/
t,n=Ie*Ie,o=(s+n/(2*t))/(1+n/t),r=Ie/(1+n/t)*Math.sqrt(s*(1-s)/t+n/(4*t*t));return[Math.max(0,o-r),Math.min(1,o+r)]}function Op(e,t,s){
let n=t/e,o=e<2?0:Math.sqrt(Math.max(0,s/e-n**2)/(e-1));return[n-Ie*o,n+Ie*o]}function Ap(e,t){let s=new Set([t]);for(let n=1;n<
10;n++)s.add(n);for(let n=10;10**(n/10)<t;n++)s.add(Math.round(10**(n/10)));return new Set([...s].filter(n=>n>e&&n<=t))}
function Tp({parts:e,rows:t},s){let n={dealt:{},traces:[]};for(let[o,r]of Object.entries(t)){let i=e[r.charCodeAt(s)-48];
i&&o.startsWith("trace.")?n.traces.push(i):i&&(n.dealt[o]=i)}return n}var At=e=>e.toLocaleString("en"),Ks=class{run={begun:0,
n:0,total:0,squares:0,points:[]};earlier=[];running=!1;few=!1;note="";signs="";cases=[0,0,0];outcome=null;shown={dealt:{},
traces:[]};constructor(t,s=Math.floor(Math.random()*xp)){this.publish=t,this.seed=s,this.key="",this.card=null,this.said=
void 0,this.explained="",this.timer=void 0}forget(t){clearTimeout(this.timer),this.run={begun:0,n:0,total:0,squares:0,points:[]},
this.earlier=t,this.running=!1,this.few=!1,this.note="",this.signs="",this.cases=[0,0,0],this.outcome=null,this.shown={dealt:{},
traces:[]}}get dealt(){return this.card?.panel.tries}get most(){let{signs:t="",kept:s=0}=this.dealt??{};return t.length-
s+Math.min(Gs,s)}get counts(){return wp.filter(t=>t<=this.most)}get chance(){return this.card?.panel.measure==="chance"}bind(t,s,n){
this.said=n,this.card=s,t!==this.key&&this.forget([]),this.key=t}again(t){let s=String(t??this.seed+1),{value:n}=bt(s,{low:0,
high:999999999,whole:!0});n==null&&ot(`Expected a seed of trials from 0 to 999,999,999, not '${s.slice(0,20)}'.`),this.seed=
Number(n),this.forget([this.run,...this.earlier].filter(({points:o})=>o.length>0).slice(0,bp)),this.publish()}place(t){let{
signs:s="",kept:n=0}=this.dealt??{};return t<Math.min(Gs,n)?(Gs*this.seed+t)%n:n+($p*this.seed+t)%(s.length-n)}begin(t,s=!1){
if(this.running)return;let n=this.trying(t,s);this.running=!0,this.note="";let o=()=>{let{value:r,done:i}=n.next();this.
running=!i,i||(this.timer=setTimeout(o,r)),this.publish()};try{o()}catch(r){throw this.running=!1,r}}stop(){clearTimeout(
this.timer),this.running=!1,this.publish()}*trying(t,s=!1){let{run:n}=this;this.dealt||ot("Expected a question to try ou\
t; none arises in this position."),this.counts.includes(t)||ot(`Expected ${this.counts.map(At).join(", ")} trials, not ${String(
t).slice(0,20)}.`),n.begun>=this.most&&ot(`These are ${At(this.most)} trials; start again to run more.`);let o=Math.min(
this.most,n.begun+t),r=Ap(n.begun,o);for(this.few=t<=10;n.begun<o;)this.add(),r.has(n.begun)&&this.mark(),(t===10||!this.
few&&n.begun%(t/Sp)===0)&&n.begun<o&&(yield this.few?s?vp:kp:Mp)}add(){let{run:t}=this,s=this.dealt,n=this.place(t.begun),
o=s.values[s.signs.charCodeAt(n)-48];t.begun++,this.outcome=o,this.shown=this.few?Tp(s,n):{dealt:{},traces:[]};let r=o==
null?2:o?0:1;this.cases[r]++,this.signs.length<yp&&(this.signs+="ynx"[r]),o!=null&&(t.n++,t.total+=o,t.squares+=o*o)}get mean(){
return this.run.total/this.run.n}interval(){let{n:t,total:s,squares:n}=this.run;return this.chance?Ep(Math.round(s),t):Op(
t,s,n)}mark(){this.run.n>0&&this.run.points.push([this.run.begun,this.mean,...this.interval()])}told(t){let{run:s,dealt:n}=this,
o={runs:t?[s,...this.earlier].map(({points:i})=>[...i]):[[]],begun:t?s.begun:0,struck:t?s.begun-s.n:0,running:this.running,
most:this.most,counts:this.counts,seed:this.seed,note:this.note,traces:t?this.shown.traces:[]};if(!n||!t)return o;let r=n.
kept>0?` The first ${Gs} of a run keep their cards.`:"";if(o.beforehand=`From ${At(n.signs.length)} trials dealt beforeh\
and.${r}`,n.cases&&(o.grown=this.grown(n.cases)),s.begun===0)return o;if(Object.assign(o,{summary:this.summary(),claim:this.
claim(),band:this.band()}),s.n>0){let[i,l]=this.interval();Object.assign(o,{value:this.mean,low:i,high:l})}return this.few&&
(o.last=`Trial ${At(s.begun)}: ${this.worded()}.`),o}grown(t){let s=this.run.begun,n=t.map((l,a)=>[this.cases[a],l]),o=n.
map(([l,a])=>`${At(Number(l))} ${a}`).join(", "),r=s===1?`One trial so far: ${o}.`:"0 trials so far.";return{kind:"cases",
caption:"",spoken:s<2?r:`Of ${At(s)} trials: ${o}.`,n:s,signs:this.signs,kinds:n}}summary(){let{n:t,total:s,begun:n}=this.
run,o=n-t,r=o>0?` ${At(o)} of the ${At(n)} trials struck out.`:"",{says:i,measure:l}=this.card?.panel??{};return t===0?o>
1?r.trim():"One trial, and it is struck out.":this.chance&&t===1?`One trial, and it ${s?"counts":"does not count"}.${r}`:
this.chance?`${At(Math.round(s))} of ${At(t)} ${i||"trials"}.${r}`:`${Dt(this.mean,l)} on average in ${At(t)} trial${t>1?
"s":""}.${r}`}claim(){let{n:t}=this.run,{judged:s,apart:n,measure:o}=this.card?.panel??{};return t===0?"":tc(t,this.mean,
this.interval(),o,n?null:s.exact,this.said)}band(){if(this.run.begun<2)return"";let t=this.card?`${this.card.panel.id} ${JSON.
stringify(this.card.settings)}`:"";this.explained||=t;let s=this.chance?"95% Wilson interval":"95% interval";return this.
explained===t?`The band is a ${s}: about 1 in 20 such bands misses the exact answer.`:""}worded(){return this.outcome==null?
`struck out: ${this.dealt?.struck||"it does not fit what is known"}`:this.chance?this.outcome?"yes":"no":Dt(this.outcome,
this.card?.panel.measure)}};var ec={step:e=>({kind:"Step",to:e}),watcher:e=>({kind:"Eyes",key:e}),stop:e=>({kind:"Stop",at:e}),playing:e=>({kind:"Pl\
ay",on:e}),question:e=>({kind:"Pick",question:e}),settings:e=>({kind:"Set",settings:e}),predicting:e=>({kind:"AskFirst",
on:e}),page:e=>({kind:"Turn",page:e}),why:e=>({kind:"Why",at:e})},sc=["game","question","settings","position","predictio\
n","sure","exact","measure","mistake","kind","own","time"],Us=class{constructor(t,s,n){this.facts=t,this.models=s,this.now=
n,this.drawn={},this.student="",this.front="table",this.tries=new Ks(()=>this.draw(this.models.panel.get("note"))),this.
drew=()=>{}}did(t){return this.now}shown(){return{}}open(){this.draw();for(let[s,n]of Object.entries(this.models))for(let o of Object.
keys(ec))n.on(`change:${o}`,()=>this.wish(s,o));let{panel:t}=this.models;t.on("change:lit",()=>this.light(t.get("lit"))),
t.saying=s=>this.hear(s)}light(t){this.models.table.put({lit:t})}wish(t,s){let n=this.drawn[t]??{},o=this.models[t].get(
s);s in n&&Tt(n[s],o)&&this.do(ec[s](o))}do(t){let s="";try{this.now=this.did(t)}catch(n){s=n instanceof Error?n.message:
String(n)}return this.draw(s),s}draw(t=""){let{panel:s,...n}=this.drawn=this.shown(),o=this.tried(s,n),r=Tt(s.panel,this.
models.panel.get("panel"));for(let[i,l]of Object.entries(n))this.models[i].put(l);this.models.panel.put({...s,...o,note:t,
...r&&{lit:{}}}),this.drew()}tried({panel:t,page:s},n){let{tries:o,front:r,now:i}=this,l=!!t.revealed;o.bind(t.key,Pt(this.
facts,i.asked),t.said?.value);let a=o.told(l),{dealt:c}=l?o.shown:{dealt:{}};l&&s==="try"&&o.dealt?.rows["trace.0"]&&(t.
traces=!0);for(let d of["table","twin"])n[d]&&(n[d].dealt=c);let h=Object.keys(c).length+a.traces.length>0;return s==="t\
ry"&&a.last&&i.stop!==-1&&h&&(n[r].caption={place:"Dealt from the unseen cards",line:[a.last,""],tone:"trial"}),{tried:a,
dealt:c}}try(t){if(this.models.panel.get("panel").revealed)try{t()}catch(s){this.tries.note=s instanceof Error?s.message:
String(s),this.draw()}}hear(t){switch(t.kind){case"predict":{let s=`${new Date().toISOString().slice(0,19)}Z`,{value:n,sure:o="\
think",second:r=""}=t,{seed:i}=this.tries;this.do({kind:"Predict",number:String(n),sure:o,time:s,seed:i,second:String(r)});
break}case"go":this.do({kind:"Go",to:t.at});break;case"own":this.do({kind:"Own",yes:t.yes});break;case"main":["go","next"].
includes(this.models.panel.get("main").kind)&&this.do({kind:"GoOn"});break;case"pick":this.do({kind:"Pick",question:t.question});
break;case"skip":this.do({kind:"Skip"});break;case"run":this.try(()=>this.tries.begin(t.trials,t.calm));break;case"stop":
this.tries.stop();break;case"again":this.try(()=>this.tries.again(t.seed));break;case"save":this.models.panel.tell("msg:\
custom",{kind:"file",name:"predictions.csv",text:this.csv()})}}csv(){let t=this.student?["name",...sc]:sc,s=Hl(this.facts,
this.now.asked),n=s.map(o=>t.map(r=>({...o,name:this.student})[r]));return Ql([t,...n])}};var Lp=40,Np="The positions to practise on are still being worked out. They open here in a minute.",Cp="0",Zs=class extends Us{constructor(t,s,n){
let o=new Fs(t);super(o,s,{asked:Co({}).asked,at:-1,redo:[],course:-1,order:"set"}),this.lesson=o,this.arrange=n,this.sheets=
t.sheets,this.choose=()=>{this.begin(),this.draw()},this.coming=!1,this.wished=null,this.begin(),this.open();for(let r of[
"trail","report"])this.models[r].saying=i=>this.asked(i,r)}follow(t){this.coming=!0,t.then(s=>{this.lesson.explain(s);for(let n of[
"table","twin"])this.models[n].put({pool:s.table.pool})}).catch(s=>console.error(s)).then(()=>{let s=this.now.at<0?this.
wished:null;this.coming=!1,this.draw(this.models.panel.get("note")),s!=null&&this.models.trail.put({note:this.practise(s)})})}begin(){
this.lesson.again(),this.now=this.did({kind:"Begin"})}did(t){return Wl(this.lesson,this.now,t)}shown(){let{lesson:t,now:s}=this,
{panel:n,trail:o}=jl(t,s),r=t.picked(s.course),i=s.asked.said.filter(({place:a})=>a.startsWith(`${s.course} `)),l=zl(t,s,
this.student);return{panel:n,trail:{...o,lesson:r?`Lesson ${t.lesson.number}`:"Practice",kept:r?`lesson ${t.lesson.game}\
 ${t.lesson.number}`:"",answers:r?i:[],receipt:l.receipt,student:this.student,note:""},report:{report:l},...this.laid()}}laid(){
let{lesson:t,now:s}=this;if(s.at<0)return{};let n=Wt(t,s),{tables:o,over:r}=t.course(s.course).laid[(n.length>0?n:[s.at]).
join(" ")],i=o.length>1&&s.at===n[1]?1:0,l=dt(t,s).size===t.groups(s.course).length,a=l&&t.card(s.asked.place,s.asked.question,
s.asked.settings);return this.front=["table","twin"][i],Object.fromEntries(o.map(({names:c,frame:h,differs:d},f)=>[["tab\
le","twin"][f],{names:c,differs:d,frames:{[Cp]:[h]},aside:f!==i,caption:{...r[f],tone:"plain"},heat:f===i&&a&&a.heat||{}}]))}draw(t){
super.draw(t),this.arrange(this.now.at<0?"end":this.drawn.twin?"two":"one")}light(t){for(let s of["table","twin"])this.models[s].
put({lit:s===this.front?t:{}})}asked(t,s){let n="";switch(t.kind){case"go":n=this.do({kind:"Go",to:t.at});break;case"red\
o":n=this.do({kind:"Redo"});break;case"lesson":this.choose(t.lesson);break;case"begin":this.begin(),this.draw();break;case"\
practise":n=this.practise(s==="report"?Xl(this.lesson,this.now):"");break;case"name":this.student=[...String(t.name).split(
/\s+/).filter(Boolean).join(" ")].slice(0,Lp).join(""),this.draw();break;case"restore":n=this.restore(t);break;case"save":
this.models[s].tell("msg:custom",{kind:"file",name:"answers.csv",text:this.csv()});break;case"print":this.models.trail.tell(
"msg:custom",{kind:"print",html:this.sheets[t.letter?"Letter":"A4"]})}n&&this.models.trail.put({note:n})}practise(t){return this.
wished=this.coming?t:null,this.coming?Np:this.lesson.practise(t)?this.do({kind:"Begin"}):"No positions to practise on we\
re found."}restore({answers:t,at:s,student:n=""}){let{course:o,asked:r}=this.now;if(r.said.length>0||!Array.isArray(t))return"";
try{let a=t.map(c=>{let[,h,d]=String(c.place).split(" "),f=be(o,Number(h),!!d),m=this.lesson.card(f,c.question,c.settings);
if(!m)throw new Error;return m.value(c.number),{...c,place:f}});this.student=n,this.now={...this.now,asked:{...r,said:a}}}catch{
return"Expected the answers that were kept of this very lesson."}let i=dt(this.lesson,this.now),l=this.lesson.groups(o).
findIndex((a,c)=>!i.has(c));for(let a of new Set([l,l<0?-1:s]))this.do({kind:"Go",to:a});return""}};function nc(e,t,s){let n=new Rt(e.table),o=new Rt({...e.table}),r=new Rt(e.trail),i=new Rt({palette:e.table.palette,report:{}}),
l=new Map,a=(d,f,m)=>{let p=l.get(m)??Wn(d,f,m);return l.set(m,p),p},c=u("div",{class:"widget-box uw-stack uw-at-low"}),
h=new Zs(e,{table:n,twin:o,panel:t,trail:r,report:i},d=>{let m=[...(d==="end"?[a($a,i,"uw-at-table uw-lesson-chart"),a(ka,
i,"uw-at-side uw-end")]:[a(To,n,"uw-at-table"),d==="two"&&a(To,o,"uw-at-twin"),a(pa,t,"uw-at-side")]).filter(Boolean),c];
(m.length!==s.children.length||m.some((p,g)=>p!==s.children[g]))&&s.replaceChildren(...m)});return c.append(Wn(Aa,r,"")),
h}function Tx(e,t){let s=new Rt(e.explainer);nc(e,s,Zr(e,s,t))}export{Tx as openSaved};
