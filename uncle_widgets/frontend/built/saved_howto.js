var O=()=>document.body?.dataset.voila!=null,Lt=()=>O()&&document.body.dataset.voila!=="notebook";function At(t,e,o,n){let{class:r,...s}=o,a=[e,r].flat().filter(Boolean).join(" ");a&&t.setAttribute("class",a);for(let[i,
c]of Object.entries(s))c==null||c===!1||(i.startsWith("on")?t.addEventListener(i.slice(2),c):i==="style"?t.style.cssText=
c:t.setAttribute(i,c===!0?"":String(c)));return t.append(...n.flat(9).filter(i=>i!=null&&i!==!1)),t}var Ht=([t,...e])=>t?.
constructor===Object?[t,e]:[{},[t,...e]];function l(t,e,...o){let[n,...r]=t.split(".");return At(document.createElementNS(
"http://www.w3.org/2000/svg",n),r,...Ht([e,...o]))}var g=(t,e,o,n,r)=>l("rect",{x:t,y:e,width:o,height:n,...r}),b=(t,e,o,n)=>l(
"circle",{cx:t,cy:e,r:o,...n}),q=(t,e,o,n)=>l("path",{d:t,fill:"none",stroke:e,"stroke-width":o,...n});function x(t,e,...o){let[n,...r]=t.split("."),[s,a]=Ht([e,...o]),i=n==="section"&&s["aria-label"]&&!Lt();return At(document.
createElement(i?"div":n),r,{role:i?"group":null,type:n==="button"?"button":null,...s},a)}var Se=/^(svg|g|path|rect|circle|ellipse|line|polyline|polygon|defs|clipPath|pattern|title|desc|use)$/;function Tt(t){let e=new DOMParser().
parseFromString(t,"image/svg+xml").documentElement;if(e.localName!=="svg")throw new Error("Expected SVG.");for(let o of[
...e.querySelectorAll("*"),e]){if(o!==e&&!Se.test(o.localName)){o.remove();continue}for(let{name:n,value:r}of[...o.attributes]){
let s=/^(xlink:)?href$/.test(n)&&!r.startsWith("#");(/^on/i.test(n)||s||/url\((?!["']?#)|javascript:/i.test(r))&&o.removeAttribute(
n)}}return document.importNode(e,!0)}var Ee=/^(#[0-9a-f]{3,8}|light-dark\(\s*#[0-9a-f]{3,8}\s*,\s*#[0-9a-f]{3,8}\s*\))$/i;
function P(t,e){for(let o of(e??"").split(";")){let[n,r]=[o.slice(0,o.indexOf(":")).trim(),o.slice(o.indexOf(":")+1).trim()];
/^--[\w-]+$/.test(n)&&Ee.test(r)&&t.style.setProperty(n,r)}}var Le=globalThis,tt=Le[Symbol.for("uncle_widgets.page")]??={};function z(t){return tt.ids=(tt.ids??0)+1,`uw-${t}-${tt.ids}`}var W=class{constructor(e){this.values=e,this.heard=new Map,this.saying=o=>{}}get(e){return this.values[e]}set(e,o){this.
put({[e]:o})}put(e){let o=Object.keys(e).filter(n=>Ae(this.values[n],e[n]));for(let n of o)this.values[n]=e[n];for(let n of o)
this.tell(`change:${n}`,e[n])}save_changes(){}send(e){this.saying(e)}on(e,o){for(let n of e.split(" "))this.heard.has(n)||
this.heard.set(n,new Set),this.heard.get(n)?.add(o)}off(e,o){for(let n of e.split(" "))this.heard.get(n)?.delete(o)}tell(e,o){
for(let n of[...this.heard.get(e)??[]])n(o)}},Ae=(t,e)=>t!==e&&JSON.stringify(t)!==JSON.stringify(e);var He=[[/[ilj.,:;'|!tf\s()]/,.3],[/[mwMW@%]/,.88],[/[A-Z]/,.7],[/[\u0300-\u036f]/,0],[/[\u0250-\uffff]/,1]],Te=["012345\
6789","of 100 hands, as the quick brown fox jumps over it"],D,Ct=t=>{let e=0;for(let o of t)e+=He.find(([n])=>n.test(o))?.[1]??
.57;return e};function Ce(){if(D!=null)return D;let t=typeof document=="object"&&document.querySelector(".uw"),e=t&&document.
createElement("canvas").getContext("2d");if(!t||!e)return 1;let o=getComputedStyle(t).getPropertyValue("--sans"),n=[400,
700].flatMap(r=>(e.font=`${r} 100px ${o}`,Te.map(s=>e.measureText(s).width/(r>400?100*1.06:100)/Ct(s))));return D=Math.max(
1,...n),document.fonts.addEventListener("loadingdone",()=>D=void 0,{once:!0}),D}var T=(t,e)=>Ct(t)*e*Ce();var Ve="M70-6 18 106M5.5 24a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0M53.5 76a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0",
et={0:[64,[["ellipse",{cx:32,cy:50,rx:25,ry:43}]]],1:[46,[["path",{d:"M3 30 32 5V110"}]]],2:[64,[["path",{d:"M7.5 33V31.\
5A24.5 24.5 0 1 1 51.5 46.4L16 93H64"}]]],3:[62,[["path",{d:"M10.5 22.5A19.5 19.5 0 1 1 29 46H20M20 44H30A24.5 24.5 0 1 \
1 6.7 76"}]]],4:[66,[["path",{d:"M48 110V5L13 74H66","stroke-miterlimit":12}]]],5:[62,[["path",{d:"M58 7H19L14.6 48A25.5\
 25.5 0 1 1 6.9 77"}]]],6:[64,[["circle",{cx:32,cy:68,r:25}],["path",{d:"M53.5-13 10.6 55.1"}]]],7:[60,[["path",{d:"M0 7\
H49L15 110","stroke-miterlimit":12}]]],8:[64,[["circle",{cx:32,cy:27,r:20}],["circle",{cx:32,cy:68,r:25}]]],9:[64,[["cir\
cle",{cx:32,cy:32,r:25}],["path",{d:"M10.5 113 53.4 44.9"}]]],"%":[88,[["path",{d:Ve,"stroke-width":11}]]],".":[20,[["re\
ct",{x:3,y:85,width:15,height:15,fill:"currentColor",stroke:"none"}]]],",":[20,[["path",{d:"M12 84 6 118","stroke-width":13}]]],
"/":[52,[["path",{d:"M48-6 4 106","stroke-width":11}]]],"+":[60,[["path",{d:"M30 26V82M2 54H58","stroke-width":12}]]],"-":[
44,[["path",{d:"M4 54H40","stroke-width":12}]]],"−":[44,[["path",{d:"M4 54H40","stroke-width":12}]]],"×":[56,[["path",
{d:"M8 32 48 76M48 32 8 76","stroke-width":12}]]]," ":[26,[]],J:[54,[["path",{d:"M46-10V69A19.500 19.500 0 0 1 7 69V60"}]]],
Q:[72,[["ellipse",{cx:36,cy:50,rx:29,ry:43}],["path",{d:"M42 66 74 104"}]]],K:[68,[["path",{d:"M7-10V110M66-6 10 62M28 4\
2 68 106"}]]],A:[72,[["path",{d:"M2 106 36-2 70 106M14 68H58"}]]]},R=t=>t!==""&&[...t].every(e=>e in et);function C(t,e,o=13){
return[...String(t)].reduce((r,s)=>r+(et[s]?.[0]??0)+o,-o)*e/100}function H(t,e,o,n,r={}){let{anchor:s="start",gap:a=13,
weight:i=n>=60?13:14,colour:c}=r,u=C(t,n,a),f=s==="middle"?e-u/2:s==="end"?e-u:e,d=0,m=[...String(t)].map(p=>{let[$,w]=et[p]??
[0,[]],k=p===","?"visible":"hidden",v={x:d,y:0,width:$,height:100,viewBox:`0 0 ${$} 100`,style:`overflow:${k}`};return d+=
$+a,l("svg",v,w.map(([M,y])=>l(M,y)))});return l("g",{transform:`translate(${f} ${o}) scale(${n/100})`,fill:"none",stroke:"\
currentColor","stroke-width":i,"aria-hidden":"true",style:c&&`color:${c}`},m)}var F=[t=>`M0 ${t/2}a${t/2} ${t/2} 0 1 1 ${t} 0a${t/2} ${t/2} 0 1 1 ${-t} 0Z`,t=>`M${t*.05} ${t*.05}H${t*.95}V${t*.95}H${t*
.05}Z`,t=>`M${t/2} ${-t*.14}L${t*1.14} ${t/2}L${t/2} ${t*1.14}L${-t*.14} ${t/2}Z`,t=>`M${t/2} 0L${t} ${t*.42}V${t}H0V${t*
.42}Z`,t=>`M${t*.25} ${t*.04}H${t*.75}L${t*1.04} ${t/2}L${t*.75} ${t*.96}H${t*.25}L${-t*.04} ${t/2}Z`,t=>`M${-t*.1} ${t*
.16}H${t*1.1}V${t*.84}H${-t*.1}Z`],Ne=t=>"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[t]??"?";function j(t,e,o,n,r={}){let{fill:s="var(-\
-on-field)",ink:a="var(--field)"}=r,i=t>=F.length,c={d:F[t%F.length](n),fill:i?a:s,stroke:i?s:null,"stroke-width":2},u=t%
F.length===3,f={x:n/2,y:u?n*.8:n*.69,"font-size":Math.max(12.5,n*.54),"font-weight":700,"text-anchor":"middle",fill:i?s:
a};return l("g",{transform:`translate(${e} ${o})`},l("path",c),l("text",f,Ne(t)))}var Oe={first:"M5 5h3v14H5zM20 5v14L9 \
12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6zM14 5h4v14h-4z",forward:"M7 5v14l11-7z",last:"M4 5v14\
l11-7zM16 5h3v14h-3z",link:"M8 3h12v13h-3V6H8zM4 8h10v13H4z",eye:"M12 5C7 5 3 8.5 1 12c2 3.5 6 7 11 7s9-3.5 11-7c-2-3.5-\
6-7-11-7zm0 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM12 9.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",down:"M4 8h16l-8 9\
z",near:"M11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm0 2.4a3.6 3.6 0 1 0 0\
 7.2 3.6 3.6 0 0 0 0-7.2z",whole:"M3 3h7v3H6v4H3zM14 3h7v7h-3V6h-4zM3 14h3v4h4v3H3zM18 14h3v7h-7v-3h4z",close:"M6 4 12 1\
0 18 4 20 6 14 12 20 18 18 20 12 14 6 20 4 18 10 12 4 6z"};var Vt=(t,e,o)=>l("g.opens-mark",{transform:`translate(${t} ${e})`},l("circle",{r:o}),l("path",{d:Oe.eye,"fill-rule":"ev\
enodd",transform:`scale(${o/15}) translate(-12 -12)`}));function Nt(t,e="var(--ink)",o="none"){return l("pattern",{id:t,
width:6,height:6,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"},g(0,0,6,6,{style:`fill:${o}`}),g(0,0,2,6,{
style:`fill:${e}`}))}function N(t,e,o,n,r){let s={r:`M${e-n*.86} ${o-n*.86}h${n*1.72}v${n*1.72}h${-n*1.72}Z`,g:`M${e} ${o-
n*1.02}L${e+n*1.12} ${o+n*.86}H${e-n*1.12}Z`,b:`M${e-n} ${o}a${n} ${n} 0 1 1 ${2*n} 0a${n} ${n} 0 1 1 ${-2*n} 0Z`,y:`M${e}\
 ${o-n*1.2}L${e+n*1.2} ${o}L${e} ${o+n*1.2}L${e-n*1.2} ${o}Z`}[t];return l("path",{d:s,...r})}var Ot=t=>({r:"red",g:"gre\
en",b:"blue",y:"yellow"})[t]??"";function ot(t,e,o,n={}){let{w:r=27,t:s=5,g:a=2,pitch:i=r+7}=n,c="",u="";for(let f=0;f<t;f++){
let d=e+Math.floor(f/10)*i,m=f%10,p=o-(m+1)*(s+a)-(m>=5?3:0);c+=`M${d} ${p}h${r}v${s}h${-r}z`;for(let $ of[.22,.64])u+=`\
M${d+r*$} ${p}h${r*.14}v${s}h${-r*.14}z`}return l("g",{"aria-hidden":"true"},l("path",{d:c,fill:"var(--accent-on-field)"}),
l("path",{d:u,fill:"var(--card)"}))}var Re="var(--card-ink)";function K(t,e,o,n,r){let s=n*.46,a=u=>`a${s} ${s} 0 1 0 ${u*2*s} 0`,i=(u,f)=>`M${u-s} ${f}${a(
1)}${a(-1)}Z`,c={d:`M${e} ${o-n*1.1}L${e+n*.85} ${o}L${e} ${o+n*1.1}L${e-n*.85} ${o}Z`,h:`M${e} ${o+n}L${e-n*.95} ${o-n*
.12}A${n*.52} ${n*.52} 0 0 1 ${e} ${o-n*.52}A${n*.52} ${n*.52} 0 0 1 ${e+n*.95} ${o-n*.12}Z`,s:`M${e} ${o-n*1.05}L${e+n*
.95} ${o+n*.12}A${n*.5} ${n*.5} 0 0 1 ${e+n*.14} ${o+n*.5}L${e+n*.4} ${o+n}H${e-n*.4}L${e-n*.14} ${o+n*.5}A${n*.5} ${n*.5}\
 0 0 1 ${e-n*.95} ${o+n*.12}Z`,c:i(e,o-n*.52)+i(e-n*.54,o+n*.22)+i(e+n*.54,o+n*.22)+`M${e} ${o-n*.2}L${e+n*.4} ${o+n}H${e-
n*.4}Z`}[t];if(!c)throw new Error(`Expected a suit of ours, not "${t}".`);return l("path",{d:c,...r})}var Rt={bell:{fill:"\
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
1 0-84 0",fill:"M24 34H76V50H59V84H41V50H24Z",wide:9}},Bt=t=>t in Rt;function It(t,e,o,n,{colour:r="var(--accent-card)",
ink:s=Re}={}){let a=Rt[t];if(!a)throw new Error(`Expected a symbol of ours, not "${t}".`);let i=(c,u)=>c&&l("path",{d:c,
fill:"none",style:`stroke:${u}`,"stroke-width":a.wide??8});return l("g",{transform:`translate(${e} ${o}) scale(${n/100})`},
i(a.line,r),a.fill&&l("path",{d:a.fill,"fill-rule":"evenodd",style:`fill:${r}`}),a.ink&&l("path",{d:a.ink,style:`fill:${s}`}),
i(a.inkLine,s))}function rt(t,e,o,n){if(t==="skip")return l("g",{fill:"currentColor"},q(`M${e-n} ${o+n*.5}A${n} ${n} 0 0 1 ${e+n*.78} ${o-
.1*n}`,"currentColor",n*.26),l("path",{d:`M${e+n*1.2} ${o+n*.62}L${e+n*.3} ${o+n*.2}L${e+n*1.16} ${o-n*.5}Z`}),b(e,o+n*.62,
n*.24));let r=s=>`M${e-s*n} ${o-s*n*.62}H${e+s*n*.2}V${o-s*n}L${e+s*n} ${o-s*n*.46}L${e+s*n*.2} ${o+s*n*.08}V${o-s*n*.3}\
H${e-s*n}Z`;return l("path",{d:r(1)+r(-1),fill:"currentColor"})}function Be(t){let e=t*1.4,o=t*.08,n=(e-2*o)/17,r=t*.3,s="",
a="";for(let i=0;i<9;i++)s+=`M${o} ${o+2*i*n}h${t-2*o}v${n}h${2*o-t}z`;for(let i=-3;i<=3;i++){let c=2*i*n,u=Math.sqrt(Math.
max(0,r**2-(Math.abs(c)+n/2)**2));u&&(a+=`M${t/2+c-n/2} ${e/2-u}h${n}v${2*u}h${-n}z`)}return[g(0,0,t,e,{class:"paper",rx:t*
.085}),l("path.stripes",{d:s}),b(t/2,e/2,r+n*.9,{fill:"var(--card)"}),l("path.stripes",{d:a})]}function Ie(t,e){let o=e*
1.4,n=e*.085,r=t.rings??0,s=t.text??"",a=e*Math.min(.098,.78/Math.max(r,1)),i=e*.11,c=i+e*.026,u="";for(let d=1;d<r;d++)
u+=`M0 ${o-i-d*a}A${i+d*a} ${i+d*a} 0 0 1 ${i+d*a} ${o}`;let f=R(s)?Math.min(e*.36,e*.76*100/C(s,100)):0;return[g(0,0,e,
o,{class:"paper",rx:n}),r>0&&l("path",{d:`M0 ${o-c}A${c} ${c} 0 0 1 ${c} ${o}H${n}A${n} ${n} 0 0 1 0 ${o-n}Z`,fill:"var(\
--accent-card)"}),u&&q(u,"var(--accent-card)",Math.min(e*.052,a*.55)),f?H(s,e*.12,e*.13,f,{colour:"var(--card-ink)"}):l(
"text",{x:e*.1,y:e*.36,"font-size":Math.min(e*.3,e*1.5/Math.max(s.length,1)),"font-weight":700,fill:"var(--card-ink)"},s),
g(0,0,e,o,{class:"edge",rx:n})]}function qe(t,e){let o=e*1.4,n=e*.085,r=t.colour==="wild",s=t.colour??"",a=r?"#fff":`var\
(--c-${s}-on)`,i=r?[["r",-1,-1],["g",1,-1],["y",-1,1],["b",1,1]].map(([m,p,$])=>N(String(m),e*(.5+.23*Number(p)),o*.62+e*
.23*Number($),e*.16,{fill:`var(--c-${m})`,stroke:"#fff","stroke-width":e*.018})):[.46,.31,.16].map(m=>N(s,e*.62,o*.66,e*
m,{fill:"none",stroke:a,"stroke-opacity":.5,"stroke-width":e*.045})),c={draw2:"+2",draw4:"+4"}[t.glyph??""],u=c??(t.glyph?
"":t.text??""),f=u?H(u,e*.12,e*.13,e*(c?.34:.42),{gap:c?8:13}):r?l("text",{x:e*.11,y:e*.3,"font-size":Math.max(12.5,e*.22),
"font-weight":700,fill:a},e<46?"W":"Wild"):rt(t.glyph??"",e*.31,e*.33,e*.19),d=t.letter||s.toUpperCase();return[g(0,0,e,
o,{rx:n,fill:r?"#17181C":`var(--c-${s})`}),l("svg",{width:e,height:o,style:"overflow:hidden"},i),l("g",{style:`color:${a}`},
f),!r&&l("text",{x:e*.12,y:o-e*.1,"font-size":Math.max(12.5,e*.205),"font-weight":700,fill:a},d),g(0,0,e,o,{rx:n,fill:"n\
one",stroke:"#fff","stroke-width":Math.max(2,e*.03)})]}function De(t,e){let o=e*1.4,n=t.suit??"",r=t.text??"",s=`var(--s\
uit-${n})`,a=Math.min(e*.3,e*.62*100/C(r,100,6));return[g(0,0,e,o,{class:"paper",rx:e*.085}),K(n,e*.66,o*.69,e*.34,{style:`\
fill:${s}`,opacity:.16}),K(n,e*.66,o*.69,e*.2,{style:`fill:${s}`}),H(r,e*.1,e*.11,a,{colour:s,gap:r.length>1?6:13}),K(n,
e*.22,e*.6,Math.max(4,e*.125),{style:`fill:${s}`}),g(0,0,e,o,{class:"edge",rx:e*.085})]}function Ze(t,e){let o=e*1.4,n=t.
text??"",r=Math.min(e*.2,e*.8/Math.max(T(n,1.06),.1)),s=n!==""&&r>=9,a=e*(s?.6:.7);return[g(0,0,e,o,{class:"paper",rx:e*
.085}),s&&l("text",{x:e*.1,y:e*.1+r*.9,"font-size":r,"font-weight":700,style:"fill:var(--card-ink)"},n),It(t.glyph??"",(e-
a)/2,s?o*.36:(o-a)/2,a),g(0,0,e,o,{class:"edge",rx:e*.085})]}function _e(t,e){return t.colour?qe(t,e):t.suit?De(t,e):t.glyph&&
Bt(t.glyph)?Ze(t,e):Ie(t,e)}function B(t,e){let o=t?_e(t,e):Be(e);return l("g",{class:t?"front":"back"},o)}var Pe={0:[],
1:[[0,0]],2:[[-1,-1],[1,1]],3:[[-1,-1],[0,0],[1,1]],4:[[-1,-1],[1,-1],[-1,1],[1,1]],5:[[-1,-1],[1,-1],[0,0],[-1,1],[1,1]],
6:[[-1,-1],[1,-1],[-1,0],[1,0],[-1,1],[1,1]]},qt=(t,e,o)=>[g(0,0,e,e,{rx:e*.14,style:`fill:var(--card);stroke:${o?"var(-\
-lit)":"var(--field)"}`,"stroke-width":o?5:1.5,opacity:t?1:.45}),Pe[t].map(([n,r])=>b(e*(.5+n*.26),e*(.5+r*.26),e*.09,{fill:"\
var(--card-ink)"}))];var ze=["#F4F7FF","#A9C3F5","#6F94DB","#3F63AB","#233E77"],Dt=t=>({fill:ze[t-1],ink:t<4?"#13201E":"#FFF"});var st=20;var We=6,G={h:23,size:15};var Zt=t=>t?12+9*t.length:0,at=({x:t,y:e},{role:o,label:n,ring:r,chosen:s,attributes:a})=>l("g",{role:o,"aria-label":n,"\
data-x":t,"data-y":e,transform:`translate(${t} ${e})`,...a},l("title",n),l("g.sized",l("path.cell",{fill:"transparent"}),
(r||s)&&b(0,0,st,{class:"ring"}),s&&b(0,0,st-We,{class:"ring chosen"}),b(0,0,st+12,{class:"ring-focus"}))),_t=({x:t,y:e},o,n)=>l(
"g.tag.of",{"data-of":n,"data-move":n,transform:`translate(${t} ${e})`,"aria-hidden":"true"},l("g.sized",l("g.stands",g(
0,0,Zt(o),G.h,{rx:3,style:"fill:var(--lit)"}),l("text",{x:Zt(o)/2,y:G.h/2+G.size*.36,"font-size":G.size,"font-weight":700,
"text-anchor":"middle",fill:"#13201E"},o))));var Fe=18;var je={"stroke-width":5},Ke={"stroke-width":36,"stroke-linejoin":"round","stroke-linecap":"round"},Ge=.4;function Ue(t,e){
let o=e.get(t.a),n=e.get(t.b),r=`M${o.x} ${o.y}L${n.x} ${n.y}`,s=a=>l("path",{d:r,fill:"none",...a});switch(t.kind??"roa\
d"){case"double":return[s({style:"stroke:var(--field-edge)","stroke-width":9}),s({style:"stroke:var(--field)","stroke-wi\
dth":4})];case"dashed":return s({style:"stroke:var(--field-edge)","stroke-width":6,"stroke-dasharray":"12 9"});case"thin":
return s({style:"stroke:var(--field-edge)","stroke-width":3});case"pointer":return s({style:"stroke:var(--on-field-2)","\
stroke-width":3,"stroke-dasharray":"2 5"});default:return s({style:"stroke:var(--field-edge)","stroke-width":9})}}var Pt=(t,e,o,n)=>l(
"text",{class:n,y:.35*e,"font-size":e,"font-weight":700,"text-anchor":"middle",fill:o},t);function Ye(t,e,o,n){let{fill:r,
ink:s}=e?Dt(e.step):{fill:"var(--on-field)",ink:""},a={style:`fill:${r};stroke:var(${e?"--on-field-2":"--field"})`,"stro\
ke-width":2},i=e?Math.min(16*o,Fe):13,c=t.kind==="crossing"?l("path",{d:`M0 ${-i*1.35}L${i*1.35} 0 0 ${i*1.35} ${-i*1.35}\
 0Z`,...a}):t.kind==="door"?l("path",{d:`M${-i} ${-i}L${i} 0 ${-i} ${i}Z`,...a}):t.kind==="house"?l("rect",{x:-66,y:-34,
width:132,height:68,rx:4,...a}):t.kind==="place"?g(-19,-27,38,54,{class:"slot",rx:4,fill:"none"}):l("circle",{r:i,...a}),
u=t.kind==="house",f=u&&(t.name??"").length>8?(t.name??"").split(" "):[t.name??""],d=Math.max(1,...f.map($=>$.length)),m=u?
Math.min(23*o,122/(.66*d),54/(1.1*f.length)):20*o,p={...t.kind==="place"?n(t):{x:0,y:u?0:16+18*o,"text-anchor":"middle"},
class:u?"on-house":"f"};return l("g",{transform:`translate(${t.x} ${t.y})`},l("title",t.label),c,t.kind==="pointer"&&!e&&
g(-5,-5,10,10,{fill:"var(--field)"}),e&&Pt(e.text,20*o,s,e.fine?"coarse":""),e?.fine&&Pt(e.fine,15*o,s,"fine"),t.name&&f.
map(($,w)=>l("text",{"font-size":m,"font-weight":700,...p,y:p.y+(u?(.35+1.1*(w-(f.length-1)/2))*m:0)},$)))}function Je(t){
let e=new Map;for(let{key:n,at:r,art:s}of t)(s??"mark")==="mark"&&e.set(r,[...e.get(r)??[],n]);let o=new Map;for(let n of e.
values())n.forEach((r,s)=>o.set(r,s-(n.length-1)/2));return o}function Qe(t,e,o,n=0){let r=e.get(t.at);if(!r)throw new Error(
`Expected a node of the board, not "${t.at}".`);let s={mark:()=>[b(0,0,27,{fill:t.active?"var(--accent-on-field)":"var(-\
-field)"}),j(t.seat??0,-19,-19,38,{fill:t.active?"var(--field)":"var(--on-field)",ink:t.active?"var(--accent-on-field)":
"var(--field)"})],agent:()=>[b(0,0,15,{style:"fill:var(--field);stroke:var(--on-field)","stroke-width":3}),g(-9,-3,18,6,
{fill:"var(--on-field)"})],card:()=>[l("g",{transform:"translate(-20 -28)"},B(t.face,40))],bars:()=>[g(-64,-32,128,64,{rx:3,
fill:"var(--on-field)"}),l("path",{d:"M-54 -32V32M-38 -32V32M38 -32V32M54 -32V32",style:"stroke:var(--field)","stroke-wi\
dth":6})],empty:()=>[g(-19,-27,38,54,{class:"slot",rx:4,fill:"none"})]}[t.art??"mark"];if(!s)throw new Error(`Expected a\
 token that can be drawn, not "${t.art}".`);return l("g",{transform:`translate(${r.x+46*o*n} ${r.y}) scale(${o})`,role:"\
img","aria-label":t.label,"data-token":t.key},l("title",t.label),l("g.grows",s()))}function Xe({tag:t,path:e},o,n){let{x:r,
y:s}=o.get(e[e.length-1]),a=18+11*t.length;return t&&l("g.tag",{transform:`translate(${r+14} ${s-12-32*n}) scale(${n})`},
g(0,0,a,32,{rx:3,style:"fill:var(--lit)"}),l("text",{x:a/2,y:23,"font-size":21,"font-weight":700,"text-anchor":"middle",
fill:"#13201E"},t))}function zt(t,e){let o=t.path.map(s=>e.get(s)),n=o.map(({x:s,y:a},i)=>`${i?"L":"M"}${s} ${a}`).join(
""),r=!t.move;return l("g",{class:r?"way gone":"way",role:r?"img":null,"aria-label":r?t.label:null,"aria-hidden":r?null:
"true","data-steps":o.length-1},r&&l("title",t.label),l("path.line",{d:n,fill:"none",style:"stroke:var(--lit)",...r?Ke:je}))}
function to({path:t,label:e,move:o,chosen:n},r,s){let a=r.get(t[t.length-1]),i=s?{class:"way plays",tabindex:0,"data-mov\
e":o,"aria-pressed":String(!!n)}:{class:"way shown"};return at(a,{role:s?"button":"img",label:e,ring:!0,chosen:!!n,attributes:i})}
function eo(t,e,o,n){let r=13*n*(t.name?.length??0),s=[{x:-23*n-3,y:7*n,"text-anchor":"end",left:-r-23*n},{x:23*n+3,y:7*
n,"text-anchor":"start",left:23*n},{x:0,y:45*n,"text-anchor":"middle",left:-r/2},{x:0,y:-31*n,"text-anchor":"middle",left:-r/
2}],a=e.edges.flatMap(({a:f,b:d})=>{let m=o.get(f),p=o.get(d);return[0,.25,.5,.75,1].map($=>({x:m.x+(p.x-m.x)*$,y:m.y+(p.
y-m.y)*$}))}),i=({y:f,left:d})=>a.filter(m=>m.x>t.x+d-14&&m.x<t.x+d+r+14&&m.y>t.y+f-16*n-12&&m.y<t.y+f+12).length,{left:c,
...u}=s.reduce((f,d)=>i(d)<i(f)?d:f);return u}var oo=(t,e,o)=>[t.art?l("g.scenery",Tt(t.art)):null,(t.areas??[]).map(({name:n,
x:r,y:s})=>l("text.f2",{x:r,y:s,"font-size":20*o,"text-anchor":"middle"},n)),l("g",{fill:"none"},...t.edges.map(n=>Ue(n,
e)))];function no(t,e,o,n,r=0){let s=o.get(t.at),a={agent:22,card:39}[t.art??"mark"]??34,i=s.x+46*n*r;return l("g.light",
{transform:`translate(${i} ${s.y}) scale(${n})`,"data-x":i,"data-y":s.y,"data-key":`lit:${t.key}`,"aria-hidden":"true"},
b(0,0,a,{fill:"none",style:"stroke:var(--lit)","stroke-width":6}),e&&g(a-6,-a-14,26,26,{style:"fill:var(--lit)"}),e&&l("\
text",{x:a+7,y:5-a,"font-size":18,"font-weight":700,"text-anchor":"middle",fill:"#13201E"},e))}function ro(t,e,{zone:o},{
nodes:n,aside:r,u:s,at:a}){let i=o.tokens.find(({key:f})=>f===t),c=n.get(i?.at??t);if(!c)throw new Error(`Expected a nod\
e or a token of the board, not "${t}".`);let u=o.carries?.length;return at({x:c.x+46*s*(r.get(t)??0),y:c.y},{role:"butto\
n",label:i?.label??c.label,ring:!i,chosen:e,attributes:{class:["way plays",i&&"handle",u&&"many"],tabindex:i&&a?-1:0,"ar\
ia-pressed":String(e),"data-spot":t}})}function Wt(t){let{board:e,zone:o,heat:n,clear:r,acting:s,spots:a,lit:i,w:c,h:u,k:f}=t,
d=new Map(e.nodes.map(h=>[h.id,h])),m=Je(o.tokens),p=f<Ge?1:Math.max(1,.62/f),$=(o.ways??[]).filter(({move:h})=>!h),w=(o.
ways??[]).filter(({move:h})=>h),k=o.tokens.filter(({art:h})=>!(r&&h==="agent")),v=({art:h})=>!!n.nodes&&h==="card",M=h=>Ye(
h,n.nodes?.[h.id],p,S=>eo(S,e,d,p)),y=h=>Qe(h,d,p,m.get(h.key));return l("svg.board",{width:c,height:u,viewBox:`0 0 ${e.
width} ${e.height}`,preserveAspectRatio:"xMidYMid meet",style:"overflow:hidden","data-board":e.id},g(0,0,e.width,e.height,
{fill:"transparent"}),oo(e,d,p),$.map(h=>zt(h,d)),e.nodes.filter(({kind:h})=>h==="place").map(M),k.filter(v).map(y),e.nodes.
filter(({kind:h})=>h!=="place").map(M),w.map(h=>zt(h,d)),k.filter(h=>!v(h)).map(y),$.map(h=>Xe(h,d,p)),k.filter(({key:h})=>h in
i).map(h=>no(h,i[h.key],d,p,m.get(h.key))),w.filter(({tag:h})=>h).map(({tag:h,move:S,path:L})=>_t(d.get(L[L.length-1]),h,
S??"")),w.map(h=>to(h,d,s)),Object.entries(a).map(([h,S],L)=>ro(h,S,t,{nodes:d,aside:m,u:p,at:L})))}var Ft=t=>[...t.values.map((e,o)=>l("g",{transform:`translate(${o*(t.size+10)} 0)`},qt(e,t.size,t.lit.includes(o)))),g(-5,
-5,t.w+10,t.size+10,{class:"ring-focus",rx:9}),l("title",t.label)];var io={draw2:"+2",draw4:"+4"},lo=["skip","reverse"],U=28;function Gt(t){let e=t>=U;return{large:e,left:e?34:22,right:e?
44:24,tall:t*1.17,pitch:t*1.72+(e?4:1.5),gap:e?4:1.5}}var co=({rows:t})=>Math.max(...t.map(({kinds:e})=>e.length));var fo=t=>[...t].reduce((e,o)=>e+Number(o),0);function Ut(t,e){return t===2?g(-e,-e,2*e,2*e,{style:"fill:var(--lit)"}):b(
0,0,e,{style:t?"fill:none;stroke:var(--field-edge)":"fill:var(--on-field)","stroke-width":1.5})}var it=(t,e,o)=>l("g",{transform:`\
translate(${t} ${e})`},o);function uo(t,e,o){let{tall:n}=Gt(o),r=t.kinds[e],s=t.colour==="wild",a=s?"#fff":`var(--c-${t.
colour}-on)`,i=Math.max(13,o*(s?.42:.54)),c=[t.unseen[e],t.held[e],t.gone[e]].map(Number),u=Math.min(11,o/4+(o<U?2:1)),f=c.
flatMap((m,p)=>Array(m).fill([0,2,1][p])),d=lo.includes(r)?l("g",{style:`color:${a}`},rt(r,o/2,n/2,o*.2)):l("text",{x:o/
2,y:n/2+i*.36,"text-anchor":"middle","font-size":i,"font-weight":700,style:`fill:${a}`},io[r]??r);return l("g",l("g",{opacity:c[0]?
null:.4},g(0,0,o,n,{rx:3,style:`fill:${s?"#17181c":`var(--c-${t.colour})`};stroke:#fff`,"stroke-width":o<U?0:1.2}),d),f.
map((m,p)=>it(o/2+(p-(f.length-1)/2)*u,n+o*.28,Ut(m,o<U?2.8:3.5))))}function ho(t,e,o,n){let r=o?[0,82,182]:[0,62,136];return[
"unseen","discarded",n].map((s,a)=>[it(t+r[a],e,Ut(a,4)),l("text.f2",{x:t+r[a]+9,y:e+4.5,"font-size":o?13:12},s)])}function Yt({
zone:t,w:e,lit:o}){let{large:n,left:r,tall:s,pitch:a,gap:i}=Gt(e),c=co(t),u=r+c*(e+i)+(n?6:2);return t.rows.map((d,m)=>{
let p=m*a,$=d.kinds.length<c/2,w=v=>r+v*(e+i)*($?1.6:1),k=fo(d.unseen);return[d.colour!=="wild"&&N(d.colour,r/2-3,p+s/2,
r*.26,{style:`fill:var(--ring-${d.colour})`}),d.kinds.map((v,M)=>it(w(M),p,uo(d,M,e))),d.kinds.map((v,M)=>`${d.id}.${v}`in
o&&g(w(M)-1,p-2,e+2,s+e*.48,{"data-key":`lit:${d.id}.${v}`,rx:5,style:"fill:none;stroke:var(--lit)","stroke-width":n?3:2})),
$&&ho(Math.min(w(d.kinds.length),u-(n?240:192)),p+s/2,n,d.hands??"yours"),l("text.f",{x:u,y:p+s/2+6,"font-size":n?18:14,
"font-weight":700},String(k))]}).flat(3).filter(Boolean)}var V=(t,e)=>l("text",e,t),Jt=t=>!t.plays&&!!(t.opens||t.recall?.length);function mo(t){let e=t.w*1.4,o=Math.min(11,Math.
max(7,t.w*.16));return[t.plays&&g(-2,-2,Math.max(t.seen,24),e+24,{class:"touch",fill:"transparent"}),t.dealt&&B(null,t.w),
t.ghost?l("g.faint",B(t.face,t.w)):B(t.face,t.w),t.ghost&&g(0,0,t.w,e,{class:"ghost",rx:t.w*.085,fill:"none"}),t.kin&&!t.
ghost&&g(1.5,1.5,t.w-3,e-3,{class:"kin",rx:t.w*.07,fill:"none"}),t.off&&g(0,0,t.w,e,{class:"veil",rx:t.w*.085}),t.under&&
l("path.bar-under",{d:`M2 ${e+11.5}h${Math.max(t.seen-6,18)}`,"stroke-width":5}),Jt(t)&&Vt(o+2,e-o-2,o),g(-5,-5,t.w+10,e+
10,{class:"ring-focus",rx:t.w*.085+5}),l("title",Jt(t)?`${t.label}. Press to see the cards.`:t.label)]}var A=24,lt=14,po=8;
function go(t){let e=Math.min(A,t.w);switch(t.role){case"hand":{let o=Math.min(A,t.w*.55);return[t.w-o,t.h-o,o]}case"sta\
ck":case"pile":return[t.w-e,t.h-e,e];case"fan":return[t.w-e,t.h*.36,e];case"seat":return t.h<A?[t.w+3,(t.h-lt)/2,t.w<po?
0:lt]:[t.w-A,t.h-A,A];case"space":return[t.w-14,t.h-21,A];case"dice":return[t.w+3,-3,A];default:return t.y>A?[t.w-21,-25,
A]:[Math.max(-8,1-t.x),Math.max(-8,1-t.y),lt]}}function $o(t){let[e,o,n]=go(t),r=t.tab&&n>0&&l("g",{transform:`translate\
(${e} ${o})`},g(0,0,n,n,{fill:"var(--lit)"}),V(t.tab,{x:n/2,y:n*.71,"font-size":n*.625,"font-weight":700,"text-anchor":"\
middle",fill:"#13201E"}));return[g(-3,-3,t.w+6,t.h+6,{rx:7,fill:"none",stroke:"var(--lit)","stroke-width":4}),r]}function xo(t){
let e=t.tone==="lit"?"lit-text":t.quiet?"f2":"f";return[l("text",{"font-size":t.size,"font-weight":t.bold?700:400,"text-\
anchor":t.anchor,class:e},t.lines.map((o,n)=>l("tspan",{x:0,dy:n?t.size*1.2:0},o)))]}var wo=t=>[j(t.seat,0,0,t.size,{fill:t.
active?"var(--accent-on-field)":t.quiet?"var(--on-field-2)":"var(--on-field)"})];function Mo(t){let e=String(t.value),o=R(
e),n=o?C(e,t.high):0;return[o&&H(e,0,0,t.high,{colour:"var(--on-field)"}),V(o?t.label:`${e} ${t.label}`,{x:o?n+8:0,y:t.high-
4,"font-size":13,class:"f2","aria-hidden":"true"})]}function yo(t){return t.empty?[g(1,1,t.w-2,t.w*1.4-2,{class:"slot",rx:5,
fill:"none"})]:Array.from({length:t.under},(e,o)=>{let n=(t.under-o)*2.5;return l("g",{transform:`translate(${n} ${-n})`},
g(0,0,t.w,t.w*1.4,{class:"paper",rx:t.w*.085}))})}var vo=t=>[l("text.f2",{"font-size":13,"aria-hidden":"true"},l("tspan.\
f",{"font-weight":700,"font-size":15},String(t.count)),t.lines.map(e=>l("tspan",t.broken?{x:0,dy:17}:{dx:4},e)))];function bo(t){
let e=String(t.count),o=C(e,22),n=o+8+t.noted,r=(t.wide-(t.below?o:n))/2;return[H(e,r,0,22,{colour:"var(--on-field)"}),V(
t.label,{x:t.below?t.wide/2:r+o+8,y:t.below?t.high+56:18,"text-anchor":t.below?"middle":"start","font-size":13,class:"f2",
"aria-hidden":"true"}),ot(t.count,12,30+t.high,t),q(`M1.5 ${t.high-6}V${36+t.high}H${t.wide-1.5}V${t.high-6}`,"var(--fie\
ld-line)",3)]}var Z=(t,e)=>[e*Math.sin(t*2*Math.PI),-e*Math.cos(t*2*Math.PI)];function ko(t){let{ring:e,r:o}=t,n=e.of??10,
r=e.filled??0,s=e.preview?.filled??r,a=e.goal??-1,i=o*.17,c=2.4/360,u=z("hatch"),f=M=>{let[y,h]=Z(M/n+c,o),[S,L]=Z((M+1)/
n-c,o);return`M${y} ${h}A${o} ${o} 0 0 1 ${S} ${L}`},d=Array.from({length:n},(M,y)=>{let h=y<r,S=e.preview?y>=r&&y<s:a>=
0&&y>=r&&y<a,L=y===a?"var(--lit)":h?"var(--accent-on-field)":"var(--field-line)";return[l("path",{d:f(y),fill:"none",style:`\
stroke:${L}`,"stroke-width":i}),S&&l("path",{d:f(y),fill:"none",style:`stroke:url(#${u})`,"stroke-width":i})]}),m=o<56,p=m?
12:14,$=(e.marks??[]).map(M=>{let y=M.at/n,h=o+i/2+4,[S,L]=Z(y,h),[ye,ve]=Z(y,h+7),[be,ke]=Z(y,h+(m?6:19)),St=Math.sin(y*
2*Math.PI)<-.2,Et=Math.sin(y*2*Math.PI)>.2;return[!m&&l("path",{d:`M${S} ${L}L${ye} ${ve}`,class:M.on?"tick on":"tick"}),
V(M.text,{x:be+(St?5:Et?-5:0),y:ke+(m?4:5),"font-size":p,"font-weight":M.on?700:400,"text-anchor":St?"end":Et?"start":"m\
iddle",class:M.on?"f":"f2"})]}),w=(e.preview??e).value??"",k=e.preview?.note??e.note,v=Math.min(o*.7,o*140/Math.max(C(w,
100),1));return[l("defs",Nt(u,"var(--accent-on-field)","none")),b(0,0,o+i/2,{fill:"var(--field)"}),...e.closed?So(o,i):[
...d.flat(),...$.flat()],R(w)&&H(w,0,-v*.61,v,{anchor:"middle",colour:"var(--on-field)"}),k&&V(k,{y:o*.55,"font-size":Math.
max(13,o*.14),"font-weight":e.closed?700:400,"text-anchor":"middle",class:e.closed?"lit-text":"f2"})]}var So=(t,e)=>[0,1,
2].map(o=>b(0,0,t+o*e*1.15,{fill:"none",style:"stroke:var(--lit)","stroke-width":o?e*.24:e,class:o?"echo":"whole"}));function Eo(t){
let{r:e}=t,o={...t.ring,...t.ring.preview},n=Math.round(e/4.6),r=o.colour?`var(--ring-${o.colour})`:"var(--on-field-2)",
s=(o.direction??1)<0?-1:1,a=Ot(o.colour),i=Array.from({length:n},(f,d)=>d*360/n).filter(f=>!a||Math.abs(f-180)>31).map(f=>l(
"path",{transform:`rotate(${f}) translate(0 ${-e}) scale(${s} 1)`,d:"M-7-9H0L8 0 0 9H-7L1 0Z",fill:r})),c=a&&l("g",{transform:`\
translate(-60 ${e-18})`},g(0,0,120,36,{rx:4,fill:`var(--c-${o.colour})`}),N(o.colour,22,18,8.5,{fill:"none",stroke:`var(\
--c-${o.colour}-on)`,"stroke-width":2.5}),V(`${o.colour.toUpperCase()} ${a}`,{x:40,y:24,"font-size":16,"font-weight":700,
fill:`var(--c-${o.colour}-on)`})),u=o.note&&V(o.note,{y:e-30,"font-size":13,"text-anchor":"middle",class:"f2"});return[...i,
c,u]}var Lo=t=>[ot(t.count,0,0,t)],Ao=({ring:t})=>[R(t.value??"")&&H(t.value,0,-26,40,{anchor:"middle",colour:"var(--on-\
field)"}),V(t.note??"",{y:36,"font-size":14,"text-anchor":"middle",class:"f2"})],Ho={dial:ko,chevrons:Eo,none:Ao},To=t=>Array.
from({length:t.full},(e,o)=>l("g",{transform:`translate(${t.size/2+o*(t.size+5)} ${t.size/2})`,"aria-hidden":"true"},b(0,
0,t.size/2-1.5,{fill:"none",class:o<t.count?"agent":"slot"}),o<t.count&&g(-5,-1.75,10,3.5,{fill:"var(--on-field)"}))),Co=t=>[
g(1.5,1.5,t.size-3,t.size-3,{rx:4,style:`fill:${t.box==="done"?"var(--on-field)":"var(--field)"};stroke:var(--${{now:"li\
t",done:"on-field",open:"field-edge"}[t.box]})`,"stroke-width":t.box==="now"?4:2,"stroke-dasharray":t.box==="open"?"4 3":
null}),t.box==="done"&&l("path",{d:"M-4 -4L4 4M4 -4L-4 4",transform:`translate(${t.size/2} ${t.size/2}) scale(${t.size/18}\
)`,style:"stroke:var(--field)","stroke-width":2.5})],Vo={card:mo,lit:$o,text:xo,mark:wo,counter:Mo,pile:yo,count:vo,tray:bo,
chips:Lo,dice:Ft,agents:To,box:Co,spread:t=>Yt(t),board:t=>[Wt(t)],ring:t=>Ho[t.ring.art??"dial"](t)};function Qt(t){let e=Vo[t.
kind];if(!e)throw new Error(`Expected a thing that the table can draw, not "${t.kind}".`);return e(t).filter(Boolean)}var ct=150,dt=112,Xt=7,Y=8,No=50,Oo=16,E=(t,e,o,n)=>({kind:t,key:"",x:e,y:o,...n}),J=(t,e,o,n={})=>E("text",e,o,{lines:[
t],size:14,bold:!1,quiet:!1,anchor:"start",tone:"",...n}),te=(t,e,o,n)=>E("card",e,o,{w:n,face:t.face??null,label:t.label,
kin:t.kin,seen:n}),ft=(t,e,o,n)=>E("lit",t,e,{w:o,h:n,tab:"",role:""});function Ro({id:t,cards:e=[],columns:o=0},n,r){let s=o||
e.length,a=e.some(d=>d.above)?19:0,i=o||e.length<4?n+5:Math.max(n*.66,a+3),c=n*1.4+5,u=i*(s-1)+n,f=a+c*Math.ceil(e.length/
s)-5;return{w:u,h:f,put:(d,m)=>[...e.flatMap(($,w)=>{let k=d+i*(w%s),v=m+a+c*Math.floor(w/s),M=w===e.length-1;return[te(
$,k,v,n),...$.above?[J($.above,k,v-6,{bold:M,quiet:!M})]:[],...r.has($.key)?[ft(k,v,n,n*1.4)]:[]]}),...r.has(t??"")&&e.length>
1?[ft(d,m+a,u,f-a)]:[]]}}function Bo(t,e,o){let n=t.top&&!t.top.face,r=n?Math.min(3,t.count-1):0,s=r*2.5;return{w:e+s,h:e*
1.4+s,put:(a,i)=>[E("pile",a,i+s,{w:e,under:r,empty:!t.top}),...t.top?[te(t.top,a,i+s,e)]:[],...o.has(t.id)?[ft(a,i+s,e,
e*1.4)]:[]]}}function Io(t,e){let o=Math.min(21,Math.max(16,Math.round(e*.42))),n=o*.8,r=t.counters?.find(({value:$,art:w})=>$||
!w)??t.counters?.[0],s=r?.value?r.art:"",a=r?String(r.value):"",i=r&&!s?r.label:"",c=t.alert?t.alert:i,u=Math.ceil((r?.value??
0)/10),f=s==="chips"?66:0,d=o+5+T(a,n*1.1),m=d+(s==="agents"?8+23*(r?.value??0):0);return{w:Math.max(m,s==="chips"?15*u-
2:0,T(c,14)),h:f+o+(c?17:0),put:($,w)=>[...s==="chips"?[E("chips",$,w+f-4,{count:r?.value,w:13,t:4,g:2,pitch:15})]:[],...s===
"agents"?[E("agents",$+d+8,w,{count:r?.value,full:r?.value,size:18})]:[],E("mark",$,w+f,{seat:t.seat,size:o,active:!!t.active||
t.note==="wins"}),J(a,$+o+5,w+f+o*.76,{size:n,bold:!0}),...c?[J(c,$,w+f+o+14,{tone:t.alert?"lit":"",bold:!!t.alert})]:[]]}}
function qo({board:t,zone:e},o,n){let r=t,s={heat:{},clear:!1,acting:!1,spots:{},lit:Object.fromEntries([...n].map(c=>[c,
""]))},a=o,i=o*r.height/r.width;return{w:a,h:i,put:(c,u)=>[E("board",c,u,{board:r,zone:e,...s,w:a,h:i,k:a/r.width})]}}function Do(t,e,o){
let n=t.zone;switch(t.kind){case"cards":return Ro(t,e,o);case"stack":return Bo(n,e,o);case"seat":return Io(n,e);case"tok\
ens":return qo(t,e*3.2,o);case"dice":{let r=Math.min(30,e*.8),s=n.values.length*(r+10)-10;return{w:s,h:r,put:(a,i)=>[E("\
dice",a,i,{...n,lit:n.lit??[],w:s,size:r})]}}case"ring":{let r=e*.66,s=r*1.42;return{w:2*s,h:2*s,put:(a,i)=>[E("ring",a+
s,i+s,{r,ring:{...n,marks:[],note:""}})]}}case"words":{let r=(t.words??"").split(`
`);return{w:Math.max(...r.map(s=>T(s,15))),h:17*r.length,put:(s,a)=>r.map((i,c)=>J(i,s,a+13+17*c,{bold:!c}))}}default:return{
w:22,h:12,put:(r,s)=>[E("arrow",r,s,{back:t.kind==="left"})]}}}var Zo=({back:t})=>[l("path.arrow",{d:"M0 4.5h13V0l9 6-9 \
6V7.5H0z",transform:t?"translate(22 0) scale(-1 1)":null})];function _o({rows:t,lit:e=[]}){let o=new Set(e),n=(r,s)=>r.reduce(
(a,i)=>a+i+s,-s);for(let r=No;;r-=1){let s=t.map(f=>f.map(d=>Do(d,r,o))),a=s.map(f=>n(f.map(({w:d})=>d),Y)),i=s.map(f=>Math.
max(...f.map(({h:d})=>d))),c=n(i,Y);if(r>Oo&&(Math.max(...a)>ct-2*Xt||c>dt-2*Xt))continue;let u=(dt-c)/2;return s.flatMap(
(f,d)=>{let m=(ct-a[d])/2,p=u;return u+=i[d]+Y,f.flatMap(({w:$,h:w,put:k})=>{let v=m;return m+=$+Y,k(v,p+(i[d]-w)/2)})})}}
var Po=({title:t,says:e})=>`${t}${/^\p{Ll}/u.test(e)?"":"."} ${e}`,zo=t=>l("svg.uw-table",{viewBox:`0 0 ${ct} ${dt}`,role:"\
img","aria-label":Po(t)},_o(t).map(e=>l("g",{class:`thing ${e.kind}`,transform:`translate(${e.x} ${e.y})`},e.kind==="arr\
ow"?Zo(e):Qt(e)))),Q=({pictures:t})=>x("ol.howto",t.map((e,o)=>x("li",zo(e),x("p",x("b",`${o+1}. ${e.title}`),` ${e.says}`))));var ut="uncle_widgets.aim.";var ht=new Map;function pt(t){try{return localStorage.getItem(t)??ht.get(t)??""}catch{return ht.get(t)??""}}function gt(t,e){
ht.set(t,e);try{localStorage.setItem(t,e)}catch{}}var $t=t=>Number(pt(ut+t))>=3,mt=new Set,Wo=new Set;function ee(){for(let t of Wo)t()}function xt(t,e=!1){!t||$t(t)||gt(ut+t,String(e?3:Number(pt(ut+t))+1))}function oe(t){
xt(t,!0);for(let e of mt)e(t)}function ne(t){let e=()=>t();return mt.add(e),()=>mt.delete(e)}var Fo="uncle_widgets.howto.";function re(t,e,o=!$t(t?.game??"")){return!t?.aim||!o?null:x("div.aim",{role:"group","aria\
-label":"The aim of the game"},x("p",x("span.whole",t.aim),x("span.short",t.short)),x("button.btn.quiet",{"data-k":"howt\
o","aria-haspopup":"dialog",onclick:()=>wt(t,e)},"How to play"),x("button.btn.quiet",{"data-k":"known","aria-label":"Clo\
se the aim of the game",onclick:()=>oe(t.game)},"×"))}function wt(t,e,o="menu"){let n=z("howto"),r=e.getRootNode(),s=r.
activeElement;ee();let i=x("dialog.sheet.howto-over",{"aria-labelledby":n,onclose:()=>{i.remove(),gt(Fo+t.game,"1"),xt(t.
game,!0);let c=s?.isConnected&&s!==document.body?s:e.closest(".uw")?.querySelector(`[data-k="${o}"]`);(c instanceof HTMLElement||
c instanceof SVGElement)&&c.focus({preventScroll:!0})}},x("div.thead",x("h2",{id:n,tabindex:-1,autofocus:!0},"How to pla\
y"),x("p.mute",t.title)),x("p.goal",t.aim),Q(t),x("button.btn.solid",{"data-k":"howto.close",onclick:()=>i.close()},"Clo\
se"));e.append(i),i.showModal()}var se=Symbol.for("uncle_widgets.presses");function Mt(t){let e=t.composedPath()[0],o=e instanceof Element?e.closest("bu\
tton"):null;return o?.closest(".uw")?o:null}var ae=({dataset:t,textContent:e})=>t.k??t.act??t.clause??e;function ie(){let t=globalThis;
if(t[se])return;t[se]=!0;let e=null,o=null,n=s=>{let a=e,i=Mt(s);e=o=null,!(!a||a.isConnected||!i||ae(i)!==ae(a))&&setTimeout(
()=>{o instanceof Node&&i.contains(o)||i.click()})},r=[["pointerdown",s=>e=s.button||s.pointerType==="touch"?null:Mt(s)],
["pointerup",n],["pointercancel",()=>e=null],["keydown",s=>s.repeat||(e=s.key===" "?Mt(s):null)],["keyup",s=>s.key===" "&&
n(s)],["click",s=>o=s.composedPath()[0]]];for(let[s,a]of r)window.addEventListener(s,a,{capture:!0})}var jo=".uw, .uw-page, .uw-room",Ko="data-lm-suppress-shortcuts",le=Symbol.for("uncle_widgets.keys"),Go=/^(enter|backspace|delete|home|end|arrow\w+|[amyz])$/i,
ce=t=>(t.ctrlKey||t.metaKey)&&!Go.test(t.key),de=t=>t.composedPath().filter(e=>e instanceof HTMLElement&&e.matches(jo)).
at(-1);function fe(){let t=globalThis;if(t[le])return;t[le]=!0,ie();let e=new WeakSet,o=n=>{ce(n)||n.stopPropagation()};
window.addEventListener("keydown",n=>{let r=de(n),s=n.composedPath()[0];!(r instanceof HTMLElement)||!(s instanceof Element)||
(s.toggleAttribute(Ko,!ce(n)),!e.has(r)&&(e.add(r),r.addEventListener("keydown",o)))},{capture:!0}),window.addEventListener(
"pointerdown",n=>{let r=de(n);r instanceof HTMLElement&&!r.hasAttribute("tabindex")&&(r.tabIndex=-1)},{capture:!0})}var ue=55,Uo=74,Yo=46,yt=36,Jo=46;function Qo(t){let e=t.closest(".uw-room");return!!(e&&!t.closest(".uw-page")&&e.getBoundingClientRect().
top+window.scrollY>window.innerHeight/2)}function Xo(t){if(O())return Qo(t)?window.innerHeight:null;let e=t.getRootNode();
return e instanceof ShadowRoot?tn(e.host):t.closest(".jp-WindowedPanel-outer, .jp-NotebookPanel-notebook, .jp-Notebook")?.
clientHeight??Number.NaN}function tn(t){let e=window.innerHeight,o=t;for(;o;){let{overflowY:n,maxHeight:r,paddingTop:s,paddingBottom:a}=getComputedStyle(
o);if(n==="auto"||n==="scroll"){let c=parseFloat(r)-parseFloat(s)-parseFloat(a);r.endsWith("px")?e=Math.min(e,c):o.scrollHeight>
o.clientHeight+1&&(e=Math.min(e,o.clientHeight))}let i=o.getRootNode();o=o.parentElement??(i instanceof ShadowRoot?i.host:
null)}return e}function en(t,e,o,n=ue){let r=o?Math.max(yt,Math.min(Jo,e)):e;return t>=n&&r>=yt?{kind:t>=Uo?"large":"mid\
dle",height:r}:{kind:r<yt||o?"flow":"phone",height:r}}function he(t,e){let o="",n=()=>{let a=t.closest(".uw-page")??t.closest(
".uw-room");if(!a)return;let i=parseFloat(getComputedStyle(t).fontSize)||16,c=Xo(t),u=c==null?a.getBoundingClientRect().
top+window.scrollY:0,f=c??window.innerHeight-2*u,d=a.classList.contains("uw-position")?Yo:ue,m=a.clientWidth/i,{kind:p,height:$}=en(
m,f/i,c!=null,d),w=`${p} ${Math.floor($*i)} ${i}`;a.classList.toggle("uw-beside",c!=null&&p==="flow"&&m>=d),w!==o&&(o=w,
a.dataset.fit=p,a.classList.toggle("uw-one",p==="large"||p==="middle"),a.classList.toggle("uw-middle",p==="middle"),a.classList.
toggle("uw-phone",p==="phone"),a.classList.toggle("uw-fits",p!=="flow"),a.style.setProperty("--uw-h",`${Math.floor($*i)}\
px`),a.style.setProperty("--uw-rem",`${i}px`),e())},r=new ResizeObserver(n),s=()=>{let a=t.closest(".uw-page")??t.closest(
".uw-room");return!a&&t.isConnected?0:a?(r.observe(a),n(),0):requestAnimationFrame(s)};return s(),window.addEventListener(
"resize",n),()=>{r.disconnect(),window.removeEventListener("resize",n)}}var ge="uncle_widgets.theme",on="uncle_widgets.inks",nn="uncle_widgets.covers",kt=[["auto","Auto"],["light","Light"],["d\
ark","Dark"]],rn=[["two","Two colours"],["four","Four"]],sn=[["hidden","Hidden"],["press","On a press"],["shown","Shown"]],
me=t=>kt.find(([e])=>e===t)?.[0];function an(){let t=O()?me(new URLSearchParams(location.search).get("theme")):void 0;try{
return t??me(localStorage.getItem(ge))??"auto"}catch{return t??"auto"}}function pe(t,e,o){try{let n=localStorage.getItem(
t);return e.find(([r])=>r===n)?.[0]??o}catch{return o}}function _(){let t=globalThis,e=Symbol.for("uncle_widgets.theme");
if(!t[e]){let o=matchMedia("(prefers-color-scheme: dark)");t[e]={choice:an(),inks:pe(on,rn,"two"),covers:pe(nn,sn,"press"),
roots:new Set,heard:new Set,system:o},o.addEventListener("change",bt),bt()}return t[e]}function vt(t,e){t.classList.toggle(
"four-inks",_().inks==="four");for(let o of[t,t.closest(".uw-page")??t.closest(".uw-room")])o instanceof HTMLElement&&(e===
"auto"?delete o.dataset.theme:o.dataset.theme=e)}function bt(){let{choice:t,roots:e,heard:o,system:n}=_();for(let r of e)
vt(r,t);if(O()){let r=t==="auto"?n.matches?"dark":"light":t;document.documentElement.dataset.theme=r,document.body.dataset.
jpThemeLight=String(r==="light")}for(let r of o)r()}var X=()=>_().choice;function $e(t){_().choice=t,ln(ge,t),bt()}function ln(t,e){try{localStorage.setItem(t,e)}catch{}}var xe=t=>e=>{let o=t(e),n=e.el.querySelector(".uw");if(!(n instanceof HTMLElement))return o;let{roots:r}=_();r.add(n),vt(
n,X());let s=new ResizeObserver(()=>{vt(n,X()),s.disconnect()});return s.observe(n),()=>{s.disconnect(),r.delete(n),o?.()}};var cn=[["first","Predict first"],["shown","Show answers"]];var we=(t,e,o,n)=>x("select",{class:"pick","aria-label":t,onchange:r=>n(r.target.value)},e.map(([r,s])=>x("option",{value:r,
selected:r===o},s)));function Me({game:t,title:e,standing:o,howto:n},r,s){let a=r.get("predicting"),i=x("div.uw-aim"),c=()=>i.
replaceChildren(...[re(n,u)].filter(d=>d!=null)),u=x("div",{class:"uw uw-masthead"},x("div",{class:"mast saved"},x("h1",
{},e),x("p",{class:"standing"},o),n?.aim&&x("button.btn",{onclick:()=>wt(n,u)},"How to play"),a!=null&&we("Answers",cn,a?
"first":"shown",d=>r.put({predicting:d==="first"})),we("Theme",kt,X(),d=>$e(d))),i);P(u,r.get("palette")),c(),ne(c),xe(()=>{})(
{el:x("div",{},u)});let f=x("div",{class:"widget-box uw-cols"});return s.className=`widget-box uw-page g-${t}`,s.replaceChildren(
x("div",{class:"widget-box uw-room"},u),x("div",{class:"widget-box uw-body"},x("div",{class:"widget-box uw-room"},f))),he(
u,()=>{}),fe(),f}function Dr({game:t,title:e,standing:o,palette:n,howto:r},s){let a=x("div.uw.uw-rules",x("p.goal",r.aim),Q(r));P(a,n),Me(
{game:t,title:e,standing:o},new W({palette:n}),s).replaceWith(a)}export{Dr as openSaved};
