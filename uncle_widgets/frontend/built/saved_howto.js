var R=()=>document.body?.dataset.voila!=null,Tt=()=>R()&&document.body.dataset.voila!=="notebook";function Lt(t,e,n,r){let{class:o,...s}=n,i=[e,o].flat().filter(Boolean).join(" ");i&&t.setAttribute("class",i);for(let[a,
c]of Object.entries(s))c==null||c===!1||(a.startsWith("on")?t.addEventListener(a.slice(2),c):a==="style"?t.style.cssText=
c:t.setAttribute(a,c===!0?"":String(c)));return t.append(...r.flat(9).filter(a=>a!=null&&a!==!1)),t}var Ht=([t,...e])=>t?.
constructor===Object?[t,e]:[{},[t,...e]];function l(t,e,...n){let[r,...o]=t.split(".");return Lt(document.createElementNS(
"http://www.w3.org/2000/svg",r),o,...Ht([e,...n]))}var g=(t,e,n,r,o)=>l("rect",{x:t,y:e,width:n,height:r,...o}),v=(t,e,n,r)=>l(
"circle",{cx:t,cy:e,r:n,...r}),O=(t,e,n,r)=>l("path",{d:t,fill:"none",stroke:e,"stroke-width":n,...r});function w(t,e,...n){let[r,...o]=t.split("."),[s,i]=Ht([e,...n]),a=r==="section"&&s["aria-label"]&&!Tt();return Lt(document.
createElement(a?"div":r),o,{role:a?"group":null,type:r==="button"?"button":null,...s},i)}var Se=/^(svg|g|path|rect|circle|ellipse|line|polyline|polygon|defs|clipPath|pattern|title|desc|use)$/;function At(t){let e=new DOMParser().
parseFromString(t,"image/svg+xml").documentElement;if(e.localName!=="svg")throw new Error("Expected SVG.");for(let n of[
...e.querySelectorAll("*"),e]){if(n!==e&&!Se.test(n.localName)){n.remove();continue}for(let{name:r,value:o}of[...n.attributes]){
let s=/^(xlink:)?href$/.test(r)&&!o.startsWith("#");(/^on/i.test(r)||s||/url\((?!["']?#)|javascript:/i.test(o))&&n.removeAttribute(
r)}}return document.importNode(e,!0)}var Ee=/^(#[0-9a-f]{3,8}|light-dark\(\s*#[0-9a-f]{3,8}\s*,\s*#[0-9a-f]{3,8}\s*\))$/i;
function q(t,e){for(let n of(e??"").split(";")){let[r,o]=[n.slice(0,n.indexOf(":")).trim(),n.slice(n.indexOf(":")+1).trim()];
/^--[\w-]+$/.test(r)&&Ee.test(o)&&t.style.setProperty(r,o)}}var Te=globalThis,tt=Te[Symbol.for("uncle_widgets.page")]??={};function _(t){return tt.ids=(tt.ids??0)+1,`uw-${t}-${tt.ids}`}var z=class{constructor(e){this.values=e,this.heard=new Map,this.saying=n=>{}}get(e){return this.values[e]}set(e,n){this.
put({[e]:n})}put(e){let n=Object.keys(e).filter(r=>Le(this.values[r],e[r]));for(let r of n)this.values[r]=e[r];for(let r of n)
this.tell(`change:${r}`,e[r])}save_changes(){}send(e){this.saying(e)}on(e,n){for(let r of e.split(" "))this.heard.has(r)||
this.heard.set(r,new Set),this.heard.get(r)?.add(n)}off(e,n){for(let r of e.split(" "))this.heard.get(r)?.delete(n)}tell(e,n){
for(let r of[...this.heard.get(e)??[]])r(n)}},Le=(t,e)=>t!==e&&JSON.stringify(t)!==JSON.stringify(e);var He=[[/[ilj.,:;'|!tf\s()]/,.3],[/[mwMW@%]/,.88],[/[A-Z]/,.7],[/[\u0300-\u036f]/,0],[/[\u0250-\uffff]/,1]],Ae=["012345\
6789","of 100 hands, as the quick brown fox jumps over it"],I,Nt=t=>{let e=0;for(let n of t)e+=He.find(([r])=>r.test(n))?.[1]??
.57;return e};function Ne(){if(I!=null)return I;let t=typeof document=="object"&&document.querySelector(".uw"),e=t&&document.
createElement("canvas").getContext("2d");if(!t||!e)return 1;let n=getComputedStyle(t).getPropertyValue("--sans"),r=[400,
700].flatMap(o=>(e.font=`${o} 100px ${n}`,Ae.map(s=>e.measureText(s).width/(o>400?100*1.06:100)/Nt(s))));return I=Math.max(
1,...r),document.fonts.addEventListener("loadingdone",()=>I=void 0,{once:!0}),I}var A=(t,e)=>Nt(t)*e*Ne();var Ce="M70-6 18 106M5.5 24a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0M53.5 76a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0",
et={0:[64,[["ellipse",{cx:32,cy:50,rx:25,ry:43}]]],1:[46,[["path",{d:"M3 30 32 5V110"}]]],2:[64,[["path",{d:"M7.5 33V31.\
5A24.5 24.5 0 1 1 51.5 46.4L16 93H64"}]]],3:[62,[["path",{d:"M10.5 22.5A19.5 19.5 0 1 1 29 46H20M20 44H30A24.5 24.5 0 1 \
1 6.7 76"}]]],4:[66,[["path",{d:"M48 110V5L13 74H66","stroke-miterlimit":12}]]],5:[62,[["path",{d:"M58 7H19L14.6 48A25.5\
 25.5 0 1 1 6.9 77"}]]],6:[64,[["circle",{cx:32,cy:68,r:25}],["path",{d:"M53.5-13 10.6 55.1"}]]],7:[60,[["path",{d:"M0 7\
H49L15 110","stroke-miterlimit":12}]]],8:[64,[["circle",{cx:32,cy:27,r:20}],["circle",{cx:32,cy:68,r:25}]]],9:[64,[["cir\
cle",{cx:32,cy:32,r:25}],["path",{d:"M10.5 113 53.4 44.9"}]]],"%":[88,[["path",{d:Ce,"stroke-width":11}]]],".":[20,[["re\
ct",{x:3,y:85,width:15,height:15,fill:"currentColor",stroke:"none"}]]],",":[20,[["path",{d:"M12 84 6 118","stroke-width":13}]]],
"/":[52,[["path",{d:"M48-6 4 106","stroke-width":11}]]],"+":[60,[["path",{d:"M30 26V82M2 54H58","stroke-width":12}]]],"-":[
44,[["path",{d:"M4 54H40","stroke-width":12}]]],"−":[44,[["path",{d:"M4 54H40","stroke-width":12}]]],"×":[56,[["path",
{d:"M8 32 48 76M48 32 8 76","stroke-width":12}]]]," ":[26,[]],J:[54,[["path",{d:"M46-10V69A19.500 19.500 0 0 1 7 69V60"}]]],
Q:[72,[["ellipse",{cx:36,cy:50,rx:29,ry:43}],["path",{d:"M42 66 74 104"}]]],K:[68,[["path",{d:"M7-10V110M66-6 10 62M28 4\
2 68 106"}]]],A:[72,[["path",{d:"M2 106 36-2 70 106M14 68H58"}]]]},U=t=>t!==""&&[...t].every(e=>e in et);function N(t,e,n=13){
return[...String(t)].reduce((o,s)=>o+(et[s]?.[0]??0)+n,-n)*e/100}function H(t,e,n,r,o={}){let{anchor:s="start",gap:i=13,
weight:a=r>=60?13:14,colour:c}=o,m=N(t,r,i),u=s==="middle"?e-m/2:s==="end"?e-m:e,d=0,h=[...String(t)].map(p=>{let[b,x]=et[p]??
[0,[]],k=p===","?"visible":"hidden",M={x:d,y:0,width:b,height:100,viewBox:`0 0 ${b} 100`,style:`overflow:${k}`};return d+=
b+i,l("svg",M,x.map(([y,$])=>l(y,$)))});return l("g",{transform:`translate(${u} ${n}) scale(${r/100})`,fill:"none",stroke:"\
currentColor","stroke-width":a,"aria-hidden":"true",style:c&&`color:${c}`},h)}var K=[t=>`M0 ${t/2}a${t/2} ${t/2} 0 1 1 ${t} 0a${t/2} ${t/2} 0 1 1 ${-t} 0Z`,t=>`M${t*.05} ${t*.05}H${t*.95}V${t*.95}H${t*
.05}Z`,t=>`M${t/2} ${-t*.14}L${t*1.14} ${t/2}L${t/2} ${t*1.14}L${-t*.14} ${t/2}Z`,t=>`M${t/2} 0L${t} ${t*.42}V${t}H0V${t*
.42}Z`,t=>`M${t*.25} ${t*.04}H${t*.75}L${t*1.04} ${t/2}L${t*.75} ${t*.96}H${t*.25}L${-t*.04} ${t/2}Z`,t=>`M${-t*.1} ${t*
.16}H${t*1.1}V${t*.84}H${-t*.1}Z`],Pe=t=>"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[t]??"?";function W(t,e,n,r,o={}){let{fill:s="var(-\
-on-field)",ink:i="var(--field)"}=o,a=t>=K.length,c={d:K[t%K.length](r),fill:a?i:s,stroke:a?s:null,"stroke-width":2},m=t%
K.length===3,u={x:r/2,y:m?r*.8:r*.69,"font-size":Math.max(12.5,r*.54),"font-weight":700,"text-anchor":"middle",fill:a?s:
i};return l("g",{transform:`translate(${e} ${n})`},l("path",c),l("text",u,Pe(t)))}var Re={first:"M5 5h3v14H5zM20 5v14L9 \
12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6zM14 5h4v14h-4z",forward:"M7 5v14l11-7z",last:"M4 5v14\
l11-7zM16 5h3v14h-3z",link:"M8 3h12v13h-3V6H8zM4 8h10v13H4z",eye:"M12 5C7 5 3 8.5 1 12c2 3.5 6 7 11 7s9-3.5 11-7c-2-3.5-\
6-7-11-7zm0 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM12 9.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",down:"M4 8h16l-8 9\
z",near:"M11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm0 2.4a3.6 3.6 0 1 0 0\
 7.2 3.6 3.6 0 0 0 0-7.2z",whole:"M3 3h7v3H6v4H3zM14 3h7v7h-3V6h-4zM3 14h3v4h4v3H3zM18 14h3v7h-7v-3h4z",close:"M6 4 12 1\
0 18 4 20 6 14 12 20 18 18 20 12 14 6 20 4 18 10 12 4 6z"};var Ct=(t,e,n)=>l("g.opens-mark",{transform:`translate(${t} ${e})`},l("circle",{r:n}),l("path",{d:Re.eye,"fill-rule":"ev\
enodd",transform:`scale(${n/15}) translate(-12 -12)`}));function Pt(t,e="var(--ink)",n="none"){return l("pattern",{id:t,
width:6,height:6,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"},g(0,0,6,6,{style:`fill:${n}`}),g(0,0,2,6,{
style:`fill:${e}`}))}function P(t,e,n,r,o){let s={r:`M${e-r*.86} ${n-r*.86}h${r*1.72}v${r*1.72}h${-r*1.72}Z`,g:`M${e} ${n-
r*1.02}L${e+r*1.12} ${n+r*.86}H${e-r*1.12}Z`,b:`M${e-r} ${n}a${r} ${r} 0 1 1 ${2*r} 0a${r} ${r} 0 1 1 ${-2*r} 0Z`,y:`M${e}\
 ${n-r*1.2}L${e+r*1.2} ${n}L${e} ${n+r*1.2}L${e-r*1.2} ${n}Z`}[t];return l("path",{d:s,...o})}var Rt=t=>({r:"red",g:"gre\
en",b:"blue",y:"yellow"})[t]??"";function nt(t,e,n,r={}){let{w:o=27,t:s=5,g:i=2,pitch:a=o+7}=r,c="",m="";for(let u=0;u<t;u++){
let d=e+Math.floor(u/10)*a,h=u%10,p=n-(h+1)*(s+i)-(h>=5?3:0);c+=`M${d} ${p}h${o}v${s}h${-o}z`;for(let b of[.22,.64])m+=`\
M${d+o*b} ${p}h${o*.14}v${s}h${-o*.14}z`}return l("g",{"aria-hidden":"true"},l("path",{d:c,fill:"var(--accent-on-field)"}),
l("path",{d:m,fill:"var(--card)"}))}var Ue="var(--card-ink)";function F(t,e,n,r,o){let s=r*.46,i=m=>`a${s} ${s} 0 1 0 ${m*2*s} 0`,a=(m,u)=>`M${m-s} ${u}${i(
1)}${i(-1)}Z`,c={d:`M${e} ${n-r*1.1}L${e+r*.85} ${n}L${e} ${n+r*1.1}L${e-r*.85} ${n}Z`,h:`M${e} ${n+r}L${e-r*.95} ${n-r*
.12}A${r*.52} ${r*.52} 0 0 1 ${e} ${n-r*.52}A${r*.52} ${r*.52} 0 0 1 ${e+r*.95} ${n-r*.12}Z`,s:`M${e} ${n-r*1.05}L${e+r*
.95} ${n+r*.12}A${r*.5} ${r*.5} 0 0 1 ${e+r*.14} ${n+r*.5}L${e+r*.4} ${n+r}H${e-r*.4}L${e-r*.14} ${n+r*.5}A${r*.5} ${r*.5}\
 0 0 1 ${e-r*.95} ${n+r*.12}Z`,c:a(e,n-r*.52)+a(e-r*.54,n+r*.22)+a(e+r*.54,n+r*.22)+`M${e} ${n-r*.2}L${e+r*.4} ${n+r}H${e-
r*.4}Z`}[t];if(!c)throw new Error(`Expected a suit of ours, not "${t}".`);return l("path",{d:c,...o})}var Ut={bell:{fill:"\
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
1 0-84 0",fill:"M24 34H76V50H59V84H41V50H24Z",wide:9}},Bt=t=>t in Ut;function Vt(t,e,n,r,{colour:o="var(--accent-card)",
ink:s=Ue}={}){let i=Ut[t];if(!i)throw new Error(`Expected a symbol of ours, not "${t}".`);let a=(c,m)=>c&&l("path",{d:c,
fill:"none",style:`stroke:${m}`,"stroke-width":i.wide??8});return l("g",{transform:`translate(${e} ${n}) scale(${r/100})`},
a(i.line,o),i.fill&&l("path",{d:i.fill,"fill-rule":"evenodd",style:`fill:${o}`}),i.ink&&l("path",{d:i.ink,style:`fill:${s}`}),
a(i.inkLine,s))}function ot(t,e,n,r){if(t==="skip")return l("g",{fill:"currentColor"},O(`M${e-r} ${n+r*.5}A${r} ${r} 0 0 1 ${e+r*.78} ${n-
.1*r}`,"currentColor",r*.26),l("path",{d:`M${e+r*1.2} ${n+r*.62}L${e+r*.3} ${n+r*.2}L${e+r*1.16} ${n-r*.5}Z`}),v(e,n+r*.62,
r*.24));let o=s=>`M${e-s*r} ${n-s*r*.62}H${e+s*r*.2}V${n-s*r}L${e+s*r} ${n-s*r*.46}L${e+s*r*.2} ${n+s*r*.08}V${n-s*r*.3}\
H${e-s*r}Z`;return l("path",{d:o(1)+o(-1),fill:"currentColor"})}function Be(t){let e=t*1.4,n=t*.08,r=(e-2*n)/17,o=t*.3,s="",
i="";for(let a=0;a<9;a++)s+=`M${n} ${n+2*a*r}h${t-2*n}v${r}h${2*n-t}z`;for(let a=-3;a<=3;a++){let c=2*a*r,m=Math.sqrt(Math.
max(0,o**2-(Math.abs(c)+r/2)**2));m&&(i+=`M${t/2+c-r/2} ${e/2-m}h${r}v${2*m}h${-r}z`)}return[g(0,0,t,e,{class:"paper",rx:t*
.085}),l("path.stripes",{d:s}),v(t/2,e/2,o+r*.9,{fill:"var(--card)"}),l("path.stripes",{d:i})]}function Ve(t,e){let n=e*
1.4,r=e*.085,o=t.rings??0,s=t.text??"",i=e*Math.min(.098,.78/Math.max(o,1)),a=e*.11,c=a+e*.026,m="";for(let d=1;d<o;d++)
m+=`M0 ${n-a-d*i}A${a+d*i} ${a+d*i} 0 0 1 ${a+d*i} ${n}`;let u=U(s)?Math.min(e*.36,e*.76*100/N(s,100)):0;return[g(0,0,e,
n,{class:"paper",rx:r}),o>0&&l("path",{d:`M0 ${n-c}A${c} ${c} 0 0 1 ${c} ${n}H${r}A${r} ${r} 0 0 1 0 ${n-r}Z`,fill:"var(\
--accent-card)"}),m&&O(m,"var(--accent-card)",Math.min(e*.052,i*.55)),u?H(s,e*.12,e*.13,u,{colour:"var(--card-ink)"}):l(
"text",{x:e*.1,y:e*.36,"font-size":Math.min(e*.3,e*1.5/Math.max(s.length,1)),"font-weight":700,fill:"var(--card-ink)"},s),
g(0,0,e,n,{class:"edge",rx:r})]}function Oe(t,e){let n=e*1.4,r=e*.085,o=t.colour==="wild",s=t.colour??"",i=o?"#fff":`var\
(--c-${s}-on)`,a=o?[["r",-1,-1],["g",1,-1],["y",-1,1],["b",1,1]].map(([h,p,b])=>P(String(h),e*(.5+.23*Number(p)),n*.62+e*
.23*Number(b),e*.16,{fill:`var(--c-${h})`,stroke:"#fff","stroke-width":e*.018})):[.46,.31,.16].map(h=>P(s,e*.62,n*.66,e*
h,{fill:"none",stroke:i,"stroke-opacity":.5,"stroke-width":e*.045})),c={draw2:"+2",draw4:"+4"}[t.glyph??""],m=c??(t.glyph?
"":t.text??""),u=m?H(m,e*.12,e*.13,e*(c?.34:.42),{gap:c?8:13}):o?l("text",{x:e*.11,y:e*.3,"font-size":Math.max(12.5,e*.22),
"font-weight":700,fill:i},e<46?"W":"Wild"):ot(t.glyph??"",e*.31,e*.33,e*.19),d=t.letter||s.toUpperCase();return[g(0,0,e,
n,{rx:r,fill:o?"#17181C":`var(--c-${s})`}),l("svg",{width:e,height:n,style:"overflow:hidden"},a),l("g",{style:`color:${i}`},
u),!o&&l("text",{x:e*.12,y:n-e*.1,"font-size":Math.max(12.5,e*.205),"font-weight":700,fill:i},d),g(0,0,e,n,{rx:r,fill:"n\
one",stroke:"#fff","stroke-width":Math.max(2,e*.03)})]}function Ie(t,e){let n=e*1.4,r=t.suit??"",o=t.text??"",s=`var(--s\
uit-${r})`,i=Math.min(e*.3,e*.62*100/N(o,100,6));return[g(0,0,e,n,{class:"paper",rx:e*.085}),F(r,e*.66,n*.69,e*.34,{style:`\
fill:${s}`,opacity:.16}),F(r,e*.66,n*.69,e*.2,{style:`fill:${s}`}),H(o,e*.1,e*.11,i,{colour:s,gap:o.length>1?6:13}),F(r,
e*.22,e*.6,Math.max(4,e*.125),{style:`fill:${s}`}),g(0,0,e,n,{class:"edge",rx:e*.085})]}function Ze(t,e){let n=e*1.4,r=t.
text??"",o=Math.min(e*.2,e*.8/Math.max(A(r,1.06),.1)),s=r!==""&&o>=9,i=e*(s?.6:.7);return[g(0,0,e,n,{class:"paper",rx:e*
.085}),s&&l("text",{x:e*.1,y:e*.1+o*.9,"font-size":o,"font-weight":700,style:"fill:var(--card-ink)"},r),Vt(t.glyph??"",(e-
i)/2,s?n*.36:(n-i)/2,i),g(0,0,e,n,{class:"edge",rx:e*.085})]}function De(t,e){return t.colour?Oe(t,e):t.suit?Ie(t,e):t.glyph&&
Bt(t.glyph)?Ze(t,e):Ve(t,e)}function B(t,e){let n=t?De(t,e):Be(e);return l("g",{class:t?"front":"back"},n)}var qe={0:[],
1:[[0,0]],2:[[-1,-1],[1,1]],3:[[-1,-1],[0,0],[1,1]],4:[[-1,-1],[1,-1],[-1,1],[1,1]],5:[[-1,-1],[1,-1],[0,0],[-1,1],[1,1]],
6:[[-1,-1],[1,-1],[-1,0],[1,0],[-1,1],[1,1]]},Ot=(t,e,n)=>[g(0,0,e,e,{rx:e*.14,style:`fill:var(--card);stroke:${n?"var(-\
-lit)":"var(--field)"}`,"stroke-width":n?5:1.5,opacity:t?1:.45}),qe[t].map(([r,o])=>v(e*(.5+r*.26),e*(.5+o*.26),e*.09,{fill:"\
var(--card-ink)"}))];var _e=["#F4F7FF","#A9C3F5","#6F94DB","#3F63AB","#233E77"],It=t=>({fill:_e[t-1],ink:t<4?"#13201E":"#FFF"});var st=20;var ze=6,G={h:23,size:15};var Zt=t=>t?12+9*t.length:0,it=({x:t,y:e},{role:n,label:r,ring:o,chosen:s,attributes:i})=>l("g",{role:n,"aria-label":r,"\
data-x":t,"data-y":e,transform:`translate(${t} ${e})`,...i},l("title",r),l("g.sized",l("path.cell",{fill:"transparent"}),
(o||s)&&v(0,0,st,{class:"ring"}),s&&v(0,0,st-ze,{class:"ring chosen"}),v(0,0,st+12,{class:"ring-focus"}))),Dt=({x:t,y:e},n,r)=>l(
"g.tag.of",{"data-of":r,"data-move":r,transform:`translate(${t} ${e})`,"aria-hidden":"true"},l("g.sized",l("g.stands",g(
0,0,Zt(n),G.h,{rx:3,style:"fill:var(--lit)"}),l("text",{x:Zt(n)/2,y:G.h/2+G.size*.36,"font-size":G.size,"font-weight":700,
"text-anchor":"middle",fill:"#13201E"},n))));var Ke=18;var We={"stroke-width":5},Fe={"stroke-width":36,"stroke-linejoin":"round","stroke-linecap":"round"},Ge=.4;function je(t,e){
let n=e.get(t.a),r=e.get(t.b),o=`M${n.x} ${n.y}L${r.x} ${r.y}`,s=i=>l("path",{d:o,fill:"none",...i});switch(t.kind??"roa\
d"){case"double":return[s({style:"stroke:var(--field-edge)","stroke-width":9}),s({style:"stroke:var(--field)","stroke-wi\
dth":4})];case"dashed":return s({style:"stroke:var(--field-edge)","stroke-width":6,"stroke-dasharray":"12 9"});case"thin":
return s({style:"stroke:var(--field-edge)","stroke-width":3});case"pointer":return s({style:"stroke:var(--on-field-2)","\
stroke-width":3,"stroke-dasharray":"2 5"});default:return s({style:"stroke:var(--field-edge)","stroke-width":9})}}var qt=(t,e,n,r)=>l(
"text",{class:r,y:.35*e,"font-size":e,"font-weight":700,"text-anchor":"middle",fill:n},t);function Ye(t,e,n,r){let{fill:o,
ink:s}=e?It(e.step):{fill:"var(--on-field)",ink:""},i={style:`fill:${o};stroke:var(${e?"--on-field-2":"--field"})`,"stro\
ke-width":2},a=e?Math.min(16*n,Ke):13,c=t.kind==="crossing"?l("path",{d:`M0 ${-a*1.35}L${a*1.35} 0 0 ${a*1.35} ${-a*1.35}\
 0Z`,...i}):t.kind==="door"?l("path",{d:`M${-a} ${-a}L${a} 0 ${-a} ${a}Z`,...i}):t.kind==="house"?l("rect",{x:-66,y:-34,
width:132,height:68,rx:4,...i}):t.kind==="place"?g(-19,-27,38,54,{class:"slot",rx:4,fill:"none"}):l("circle",{r:a,...i}),
m=t.kind==="house",u=m&&(t.name??"").length>8?(t.name??"").split(" "):[t.name??""],d=Math.max(1,...u.map(b=>b.length)),h=m?
Math.min(23*n,122/(.66*d),54/(1.1*u.length)):20*n,p={...t.kind==="place"?r(t):{x:0,y:m?0:16+18*n,"text-anchor":"middle"},
class:m?"on-house":"f"};return l("g",{transform:`translate(${t.x} ${t.y})`},l("title",t.label),c,t.kind==="pointer"&&!e&&
g(-5,-5,10,10,{fill:"var(--field)"}),e&&qt(e.text,20*n,s,e.fine?"coarse":""),e?.fine&&qt(e.fine,15*n,s,"fine"),t.name&&u.
map((b,x)=>l("text",{"font-size":h,"font-weight":700,...p,y:p.y+(m?(.35+1.1*(x-(u.length-1)/2))*h:0)},b)))}function Je(t){
let e=new Map;for(let{key:r,at:o,art:s}of t)(s??"mark")==="mark"&&e.set(o,[...e.get(o)??[],r]);let n=new Map;for(let r of e.
values())r.forEach((o,s)=>n.set(o,s-(r.length-1)/2));return n}function Qe(t,e,n,r=0){let o=e.get(t.at);if(!o)throw new Error(
`Expected a node of the board, not "${t.at}".`);let s={mark:()=>[v(0,0,27,{fill:t.active?"var(--accent-on-field)":"var(-\
-field)"}),W(t.seat??0,-19,-19,38,{fill:t.active?"var(--field)":"var(--on-field)",ink:t.active?"var(--accent-on-field)":
"var(--field)"})],agent:()=>[v(0,0,15,{style:"fill:var(--field);stroke:var(--on-field)","stroke-width":3}),g(-9,-3,18,6,
{fill:"var(--on-field)"})],card:()=>[l("g",{transform:"translate(-20 -28)"},B(t.face,40))],bars:()=>[g(-64,-32,128,64,{rx:3,
fill:"var(--on-field)"}),l("path",{d:"M-54 -32V32M-38 -32V32M38 -32V32M54 -32V32",style:"stroke:var(--field)","stroke-wi\
dth":6})],empty:()=>[g(-19,-27,38,54,{class:"slot",rx:4,fill:"none"})]}[t.art??"mark"];if(!s)throw new Error(`Expected a\
 token that can be drawn, not "${t.art}".`);return l("g",{transform:`translate(${o.x+46*n*r} ${o.y}) scale(${n})`,role:"\
img","aria-label":t.label,"data-token":t.key},l("title",t.label),l("g.grows",s()))}function Xe({tag:t,path:e},n,r){let{x:o,
y:s}=n.get(e[e.length-1]),i=18+11*t.length;return t&&l("g.tag",{transform:`translate(${o+14} ${s-12-32*r}) scale(${r})`},
g(0,0,i,32,{rx:3,style:"fill:var(--lit)"}),l("text",{x:i/2,y:23,"font-size":21,"font-weight":700,"text-anchor":"middle",
fill:"#13201E"},t))}function _t(t,e){let n=t.path.map(s=>e.get(s)),r=n.map(({x:s,y:i},a)=>`${a?"L":"M"}${s} ${i}`).join(
""),o=!t.move;return l("g",{class:o?"way gone":"way",role:o?"img":null,"aria-label":o?t.label:null,"aria-hidden":o?null:
"true","data-steps":n.length-1},o&&l("title",t.label),l("path.line",{d:r,fill:"none",style:"stroke:var(--lit)",...o?Fe:We}))}
function tn({path:t,label:e,move:n,chosen:r},o,s){let i=o.get(t[t.length-1]),a=s?{class:"way plays",tabindex:0,"data-mov\
e":n,"aria-pressed":String(!!r)}:{class:"way shown"};return it(i,{role:s?"button":"img",label:e,ring:!0,chosen:!!r,attributes:a})}
function en(t,e,n,r){let o=13*r*(t.name?.length??0),s=[{x:-23*r-3,y:7*r,"text-anchor":"end",left:-o-23*r},{x:23*r+3,y:7*
r,"text-anchor":"start",left:23*r},{x:0,y:45*r,"text-anchor":"middle",left:-o/2},{x:0,y:-31*r,"text-anchor":"middle",left:-o/
2}],i=e.edges.flatMap(({a:u,b:d})=>{let h=n.get(u),p=n.get(d);return[0,.25,.5,.75,1].map(b=>({x:h.x+(p.x-h.x)*b,y:h.y+(p.
y-h.y)*b}))}),a=({y:u,left:d})=>i.filter(h=>h.x>t.x+d-14&&h.x<t.x+d+o+14&&h.y>t.y+u-16*r-12&&h.y<t.y+u+12).length,{left:c,
...m}=s.reduce((u,d)=>a(d)<a(u)?d:u);return m}var nn=(t,e,n)=>[t.art?l("g.scenery",At(t.art)):null,(t.areas??[]).map(({name:r,
x:o,y:s})=>l("text.f2",{x:o,y:s,"font-size":20*n,"text-anchor":"middle"},r)),l("g",{fill:"none"},...t.edges.map(r=>je(r,
e)))];function rn(t,e,n,r,o=0){let s=n.get(t.at),i={agent:22,card:39}[t.art??"mark"]??34,a=s.x+46*r*o;return l("g.light",
{transform:`translate(${a} ${s.y}) scale(${r})`,"data-x":a,"data-y":s.y,"data-key":`lit:${t.key}`,"aria-hidden":"true"},
v(0,0,i,{fill:"none",style:"stroke:var(--lit)","stroke-width":6}),e&&g(i-6,-i-14,26,26,{style:"fill:var(--lit)"}),e&&l("\
text",{x:i+7,y:5-i,"font-size":18,"font-weight":700,"text-anchor":"middle",fill:"#13201E"},e))}function on(t,e,{zone:n},{
nodes:r,aside:o,u:s,at:i}){let a=n.tokens.find(({key:u})=>u===t),c=r.get(a?.at??t);if(!c)throw new Error(`Expected a nod\
e or a token of the board, not "${t}".`);let m=n.carries?.length;return it({x:c.x+46*s*(o.get(t)??0),y:c.y},{role:"butto\
n",label:a?.label??c.label,ring:!a,chosen:e,attributes:{class:["way plays",a&&"handle",m&&"many"],tabindex:a&&i?-1:0,"ar\
ia-pressed":String(e),"data-spot":t}})}function zt(t){let{board:e,zone:n,heat:r,clear:o,acting:s,spots:i,lit:a,w:c,h:m,k:u}=t,
d=new Map(e.nodes.map(f=>[f.id,f])),h=Je(n.tokens),p=u<Ge?1:Math.max(1,.62/u),b=(n.ways??[]).filter(({move:f})=>!f),x=(n.
ways??[]).filter(({move:f})=>f),k=n.tokens.filter(({art:f})=>!(o&&f==="agent")),M=({art:f})=>!!r.nodes&&f==="card",y=f=>Ye(
f,r.nodes?.[f.id],p,S=>en(S,e,d,p)),$=f=>Qe(f,d,p,h.get(f.key));return l("svg.board",{width:c,height:m,viewBox:`0 0 ${e.
width} ${e.height}`,preserveAspectRatio:"xMidYMid meet",style:"overflow:hidden","data-board":e.id},g(0,0,e.width,e.height,
{fill:"transparent"}),nn(e,d,p),b.map(f=>_t(f,d)),e.nodes.filter(({kind:f})=>f==="place").map(y),k.filter(M).map($),e.nodes.
filter(({kind:f})=>f!=="place").map(y),x.map(f=>_t(f,d)),k.filter(f=>!M(f)).map($),b.map(f=>Xe(f,d,p)),k.filter(({key:f})=>f in
a).map(f=>rn(f,a[f.key],d,p,h.get(f.key))),x.filter(({tag:f})=>f).map(({tag:f,move:S,path:T})=>Dt(d.get(T[T.length-1]),f,
S??"")),x.map(f=>tn(f,d,s)),Object.entries(i).map(([f,S],T)=>on(f,S,t,{nodes:d,aside:h,u:p,at:T})))}var Kt=t=>[...t.values.map((e,n)=>l("g",{transform:`translate(${n*(t.size+10)} 0)`},Ot(e,t.size,t.lit.includes(n)))),g(-5,
-5,t.w+10,t.size+10,{class:"ring-focus",rx:9}),l("title",t.label)];var ln={draw2:"+2",draw4:"+4"},cn=["skip","reverse"],j=28;function Gt(t){let e=t>=j;return{large:e,left:e?34:22,right:e?
44:24,tall:t*1.17,pitch:t*1.72+(e?4:1.5),gap:e?4:1.5}}var dn=({rows:t})=>Math.max(...t.map(({kinds:e})=>e.length));var un=t=>[...t].reduce((e,n)=>e+Number(n),0);function jt(t,e){return t===2?g(-e,-e,2*e,2*e,{style:"fill:var(--lit)"}):v(
0,0,e,{style:t?"fill:none;stroke:var(--field-edge)":"fill:var(--on-field)","stroke-width":1.5})}var at=(t,e,n)=>l("g",{transform:`\
translate(${t} ${e})`},n);function mn(t,e,n){let{tall:r}=Gt(n),o=t.kinds[e],s=t.colour==="wild",i=s?"#fff":`var(--c-${t.
colour}-on)`,a=Math.max(13,n*(s?.42:.54)),c=[t.unseen[e],t.held[e],t.gone[e]].map(Number),m=Math.min(11,n/4+(n<j?2:1)),u=c.
flatMap((h,p)=>Array(h).fill([0,2,1][p])),d=cn.includes(o)?l("g",{style:`color:${i}`},ot(o,n/2,r/2,n*.2)):l("text",{x:n/
2,y:r/2+a*.36,"text-anchor":"middle","font-size":a,"font-weight":700,style:`fill:${i}`},ln[o]??o);return l("g",l("g",{opacity:c[0]?
null:.4},g(0,0,n,r,{rx:3,style:`fill:${s?"#17181c":`var(--c-${t.colour})`};stroke:#fff`,"stroke-width":n<j?0:1.2}),d),u.
map((h,p)=>at(n/2+(p-(u.length-1)/2)*m,r+n*.28,jt(h,n<j?2.8:3.5))))}function fn(t,e,n,r){let o=n?[0,82,182]:[0,62,136];return[
"unseen","discarded",r].map((s,i)=>[at(t+o[i],e,jt(i,4)),l("text.f2",{x:t+o[i]+9,y:e+4.5,"font-size":n?13:12},s)])}function Yt({
zone:t,w:e,lit:n}){let{large:r,left:o,tall:s,pitch:i,gap:a}=Gt(e),c=dn(t),m=o+c*(e+a)+(r?6:2);return t.rows.map((d,h)=>{
let p=h*i,b=d.kinds.length<c/2,x=M=>o+M*(e+a)*(b?1.6:1),k=un(d.unseen);return[d.colour!=="wild"&&P(d.colour,o/2-3,p+s/2,
o*.26,{style:`fill:var(--ring-${d.colour})`}),d.kinds.map((M,y)=>at(x(y),p,mn(d,y,e))),d.kinds.map((M,y)=>`${d.id}.${M}`in
n&&g(x(y)-1,p-2,e+2,s+e*.48,{"data-key":`lit:${d.id}.${M}`,rx:5,style:"fill:none;stroke:var(--lit)","stroke-width":r?3:2})),
b&&fn(Math.min(x(d.kinds.length),m-(r?240:192)),p+s/2,r,d.hands??"yours"),l("text.f",{x:m,y:p+s/2+6,"font-size":r?18:14,
"font-weight":700},String(k))]}).flat(3).filter(Boolean)}var C=(t,e)=>l("text",e,t),Jt=t=>!t.plays&&!!(t.opens||t.recall?.length);function hn(t){let e=t.w*1.4,n=Math.min(11,Math.
max(7,t.w*.16));return[t.plays&&g(-2,-2,Math.max(t.seen,24),e+24,{class:"touch",fill:"transparent"}),t.dealt&&B(null,t.w),
t.ghost?l("g.faint",B(t.face,t.w)):B(t.face,t.w),t.ghost&&g(0,0,t.w,e,{class:"ghost",rx:t.w*.085,fill:"none"}),t.kin&&!t.
ghost&&g(1.5,1.5,t.w-3,e-3,{class:"kin",rx:t.w*.07,fill:"none"}),t.off&&g(0,0,t.w,e,{class:"veil",rx:t.w*.085}),t.under&&
l("path.bar-under",{d:`M2 ${e+11.5}h${Math.max(t.seen-6,18)}`,"stroke-width":5}),Jt(t)&&Ct(n+2,e-n-2,n),g(-5,-5,t.w+10,e+
10,{class:"ring-focus",rx:t.w*.085+5}),l("title",Jt(t)?`${t.label}. Press to see the cards.`:t.label)]}var L=24,lt=14,pn=8;
function gn(t){let e=Math.min(L,t.w);switch(t.role){case"hand":{let n=Math.min(L,t.w*.55);return[t.w-n,t.h-n,n]}case"sta\
ck":case"pile":return[t.w-e,t.h-e,e];case"fan":return[t.w-e,t.h*.36,e];case"seat":return t.h<L?[t.w+3,(t.h-lt)/2,t.w<pn?
0:lt]:[t.w-L,t.h-L,L];case"space":return[t.w-14,t.h-21,L];case"dice":return[t.w+3,-3,L];default:return t.y>L?[t.w-21,-25,
L]:[Math.max(-8,1-t.x),Math.max(-8,1-t.y),lt]}}function bn(t){let[e,n,r]=gn(t),o=t.tab&&r>0&&l("g",{transform:`translate\
(${e} ${n})`},g(0,0,r,r,{fill:"var(--lit)"}),C(t.tab,{x:r/2,y:r*.71,"font-size":r*.625,"font-weight":700,"text-anchor":"\
middle",fill:"#13201E"}));return[g(-3,-3,t.w+6,t.h+6,{rx:7,fill:"none",stroke:"var(--lit)","stroke-width":4}),o]}function wn(t){
let e=t.tone==="lit"?"lit-text":t.quiet?"f2":"f";return[l("text",{"font-size":t.size,"font-weight":t.bold?700:400,"text-\
anchor":t.anchor,class:e},t.lines.map((n,r)=>l("tspan",{x:0,dy:r?t.size*1.2:0},n)))]}var xn=t=>[W(t.seat,0,0,t.size,{fill:t.
active?"var(--accent-on-field)":t.quiet?"var(--on-field-2)":"var(--on-field)"})];function yn(t){let e=String(t.value),n=U(
e),r=n?N(e,t.high):0;return[n&&H(e,0,0,t.high,{colour:"var(--on-field)"}),C(n?t.label:`${e} ${t.label}`,{x:n?r+8:0,y:t.high-
4,"font-size":13,class:"f2","aria-hidden":"true"})]}function $n(t){return t.empty?[g(1,1,t.w-2,t.w*1.4-2,{class:"slot",rx:5,
fill:"none"})]:Array.from({length:t.under},(e,n)=>{let r=(t.under-n)*2.5;return l("g",{transform:`translate(${r} ${-r})`},
g(0,0,t.w,t.w*1.4,{class:"paper",rx:t.w*.085}))})}var Mn=t=>[l("text.f2",{"font-size":13,"aria-hidden":"true"},l("tspan.\
f",{"font-weight":700,"font-size":15},String(t.count)),t.lines.map(e=>l("tspan",t.broken?{x:0,dy:17}:{dx:4},e)))];function vn(t){
let e=String(t.count),n=N(e,22),r=n+8+t.noted,o=(t.wide-(t.below?n:r))/2;return[H(e,o,0,22,{colour:"var(--on-field)"}),C(
t.label,{x:t.below?t.wide/2:o+n+8,y:t.below?t.high+56:18,"text-anchor":t.below?"middle":"start","font-size":13,class:"f2",
"aria-hidden":"true"}),nt(t.count,12,30+t.high,t),O(`M1.5 ${t.high-6}V${36+t.high}H${t.wide-1.5}V${t.high-6}`,"var(--fie\
ld-line)",3)]}var Z=(t,e)=>[e*Math.sin(t*2*Math.PI),-e*Math.cos(t*2*Math.PI)];function kn(t){let{ring:e,r:n}=t,r=e.of??10,
o=e.filled??0,s=e.preview?.filled??o,i=e.goal??-1,a=n*.17,c=2.4/360,m=_("hatch"),u=y=>{let[$,f]=Z(y/r+c,n),[S,T]=Z((y+1)/
r-c,n);return`M${$} ${f}A${n} ${n} 0 0 1 ${S} ${T}`},d=Array.from({length:r},(y,$)=>{let f=$<o,S=e.preview?$>=o&&$<s:i>=
0&&$>=o&&$<i,T=$===i?"var(--lit)":f?"var(--accent-on-field)":"var(--field-line)";return[l("path",{d:u($),fill:"none",style:`\
stroke:${T}`,"stroke-width":a}),S&&l("path",{d:u($),fill:"none",style:`stroke:url(#${m})`,"stroke-width":a})]}),h=n<56,p=h?
12:14,b=(e.marks??[]).map(y=>{let $=y.at/r,f=n+a/2+4,[S,T]=Z($,f),[$e,Me]=Z($,f+7),[ve,ke]=Z($,f+(h?6:19)),St=Math.sin($*
2*Math.PI)<-.2,Et=Math.sin($*2*Math.PI)>.2;return[!h&&l("path",{d:`M${S} ${T}L${$e} ${Me}`,class:y.on?"tick on":"tick"}),
C(y.text,{x:ve+(St?5:Et?-5:0),y:ke+(h?4:5),"font-size":p,"font-weight":y.on?700:400,"text-anchor":St?"end":Et?"start":"m\
iddle",class:y.on?"f":"f2"})]}),x=(e.preview??e).value??"",k=e.preview?.note??e.note,M=Math.min(n*.7,n*140/Math.max(N(x,
100),1));return[l("defs",Pt(m,"var(--accent-on-field)","none")),v(0,0,n+a/2,{fill:"var(--field)"}),...e.closed?Sn(n,a):[
...d.flat(),...b.flat()],U(x)&&H(x,0,-M*.61,M,{anchor:"middle",colour:"var(--on-field)"}),k&&C(k,{y:n*.55,"font-size":Math.
max(13,n*.14),"font-weight":e.closed?700:400,"text-anchor":"middle",class:e.closed?"lit-text":"f2"})]}var Sn=(t,e)=>[0,1,
2].map(n=>v(0,0,t+n*e*1.15,{fill:"none",style:"stroke:var(--lit)","stroke-width":n?e*.24:e,class:n?"echo":"whole"}));function En(t){
let{r:e}=t,n={...t.ring,...t.ring.preview},r=Math.round(e/4.6),o=n.colour?`var(--ring-${n.colour})`:"var(--on-field-2)",
s=(n.direction??1)<0?-1:1,i=Rt(n.colour),a=Array.from({length:r},(u,d)=>d*360/r).filter(u=>!i||Math.abs(u-180)>31).map(u=>l(
"path",{transform:`rotate(${u}) translate(0 ${-e}) scale(${s} 1)`,d:"M-7-9H0L8 0 0 9H-7L1 0Z",fill:o})),c=i&&l("g",{transform:`\
translate(-60 ${e-18})`},g(0,0,120,36,{rx:4,fill:`var(--c-${n.colour})`}),P(n.colour,22,18,8.5,{fill:"none",stroke:`var(\
--c-${n.colour}-on)`,"stroke-width":2.5}),C(`${n.colour.toUpperCase()} ${i}`,{x:40,y:24,"font-size":16,"font-weight":700,
fill:`var(--c-${n.colour}-on)`})),m=n.note&&C(n.note,{y:e-30,"font-size":13,"text-anchor":"middle",class:"f2"});return[...a,
c,m]}var Tn=t=>[nt(t.count,0,0,t)],Ln=({ring:t})=>[U(t.value??"")&&H(t.value,0,-26,40,{anchor:"middle",colour:"var(--on-\
field)"}),C(t.note??"",{y:36,"font-size":14,"text-anchor":"middle",class:"f2"})],Hn={dial:kn,chevrons:En,none:Ln},An=t=>Array.
from({length:t.full},(e,n)=>l("g",{transform:`translate(${t.size/2+n*(t.size+5)} ${t.size/2})`,"aria-hidden":"true"},v(0,
0,t.size/2-1.5,{fill:"none",class:n<t.count?"agent":"slot"}),n<t.count&&g(-5,-1.75,10,3.5,{fill:"var(--on-field)"}))),Nn=t=>[
g(1.5,1.5,t.size-3,t.size-3,{rx:4,style:`fill:${t.box==="done"?"var(--on-field)":"var(--field)"};stroke:var(--${{now:"li\
t",done:"on-field",open:"field-edge"}[t.box]})`,"stroke-width":t.box==="now"?4:2,"stroke-dasharray":t.box==="open"?"4 3":
null}),t.box==="done"&&l("path",{d:"M-4 -4L4 4M4 -4L-4 4",transform:`translate(${t.size/2} ${t.size/2}) scale(${t.size/18}\
)`,style:"stroke:var(--field)","stroke-width":2.5})],Cn={card:hn,lit:bn,text:wn,mark:xn,counter:yn,pile:$n,count:Mn,tray:vn,
chips:Tn,dice:Kt,agents:An,box:Nn,spread:t=>Yt(t),board:t=>[zt(t)],ring:t=>Hn[t.ring.art??"dial"](t)};function Qt(t){let e=Cn[t.
kind];if(!e)throw new Error(`Expected a thing that the table can draw, not "${t.kind}".`);return e(t).filter(Boolean)}var ct=150,dt=112,Xt=7,Y=8,Pn=50,Rn=16,E=(t,e,n,r)=>({kind:t,key:"",x:e,y:n,...r}),J=(t,e,n,r={})=>E("text",e,n,{lines:[
t],size:14,bold:!1,quiet:!1,anchor:"start",tone:"",...r}),te=(t,e,n,r)=>E("card",e,n,{w:r,face:t.face??null,label:t.label,
kin:t.kin,seen:r}),ut=(t,e,n,r)=>E("lit",t,e,{w:n,h:r,tab:"",role:""});function Un({id:t,cards:e=[],columns:n=0},r,o){let s=n||
e.length,i=e.some(d=>d.above)?19:0,a=n||e.length<4?r+5:Math.max(r*.66,i+3),c=r*1.4+5,m=a*(s-1)+r,u=i+c*Math.ceil(e.length/
s)-5;return{w:m,h:u,put:(d,h)=>[...e.flatMap((b,x)=>{let k=d+a*(x%s),M=h+i+c*Math.floor(x/s),y=x===e.length-1;return[te(
b,k,M,r),...b.above?[J(b.above,k,M-6,{bold:y,quiet:!y})]:[],...o.has(b.key)?[ut(k,M,r,r*1.4)]:[]]}),...o.has(t??"")&&e.length>
1?[ut(d,h+i,m,u-i)]:[]]}}function Bn(t,e,n){let r=t.top&&!t.top.face,o=r?Math.min(3,t.count-1):0,s=o*2.5;return{w:e+s,h:e*
1.4+s,put:(i,a)=>[E("pile",i,a+s,{w:e,under:o,empty:!t.top}),...t.top?[te(t.top,i,a+s,e)]:[],...n.has(t.id)?[ut(i,a+s,e,
e*1.4)]:[]]}}function Vn(t,e){let n=Math.min(21,Math.max(16,Math.round(e*.42))),r=n*.8,o=t.counters?.find(({value:b,art:x})=>b||
!x)??t.counters?.[0],s=o?.value?o.art:"",i=o?String(o.value):"",a=o&&!s?o.label:"",c=t.alert?t.alert:a,m=Math.ceil((o?.value??
0)/10),u=s==="chips"?66:0,d=n+5+A(i,r*1.1),h=d+(s==="agents"?8+23*(o?.value??0):0);return{w:Math.max(h,s==="chips"?15*m-
2:0,A(c,14)),h:u+n+(c?17:0),put:(b,x)=>[...s==="chips"?[E("chips",b,x+u-4,{count:o?.value,w:13,t:4,g:2,pitch:15})]:[],...s===
"agents"?[E("agents",b+d+8,x,{count:o?.value,full:o?.value,size:18})]:[],E("mark",b,x+u,{seat:t.seat,size:n,active:!!t.active||
t.note==="wins"}),J(i,b+n+5,x+u+n*.76,{size:r,bold:!0}),...c?[J(c,b,x+u+n+14,{tone:t.alert?"lit":"",bold:!!t.alert})]:[]]}}
function On({board:t,zone:e},n,r){let o=t,s={heat:{},clear:!1,acting:!1,spots:{},lit:Object.fromEntries([...r].map(c=>[c,
""]))},i=n,a=n*o.height/o.width;return{w:i,h:a,put:(c,m)=>[E("board",c,m,{board:o,zone:e,...s,w:i,h:a,k:i/o.width})]}}function In(t,e,n){
let r=t.zone;switch(t.kind){case"cards":return Un(t,e,n);case"stack":return Bn(r,e,n);case"seat":return Vn(r,e);case"tok\
ens":return On(t,e*3.2,n);case"dice":{let o=Math.min(30,e*.8),s=r.values.length*(o+10)-10;return{w:s,h:o,put:(i,a)=>[E("\
dice",i,a,{...r,lit:r.lit??[],w:s,size:o})]}}case"ring":{let o=e*.66,s=o*1.42;return{w:2*s,h:2*s,put:(i,a)=>[E("ring",i+
s,a+s,{r:o,ring:{...r,marks:[],note:""}})]}}case"words":{let o=(t.words??"").split(`
`);return{w:Math.max(...o.map(s=>A(s,15))),h:17*o.length,put:(s,i)=>o.map((a,c)=>J(a,s,i+13+17*c,{bold:!c}))}}default:return{
w:22,h:12,put:(o,s)=>[E("arrow",o,s,{back:t.kind==="left"})]}}}var Zn=({back:t})=>[l("path.arrow",{d:"M0 4.5h13V0l9 6-9 \
6V7.5H0z",transform:t?"translate(22 0) scale(-1 1)":null})];function Dn({rows:t,lit:e=[]}){let n=new Set(e),r=(o,s)=>o.reduce(
(i,a)=>i+a+s,-s);for(let o=Pn;;o-=1){let s=t.map(u=>u.map(d=>In(d,o,n))),i=s.map(u=>r(u.map(({w:d})=>d),Y)),a=s.map(u=>Math.
max(...u.map(({h:d})=>d))),c=r(a,Y);if(o>Rn&&(Math.max(...i)>ct-2*Xt||c>dt-2*Xt))continue;let m=(dt-c)/2;return s.flatMap(
(u,d)=>{let h=(ct-i[d])/2,p=m;return m+=a[d]+Y,u.flatMap(({w:b,h:x,put:k})=>{let M=h;return h+=b+Y,k(M,p+(a[d]-x)/2)})})}}
var qn=({title:t,says:e})=>`${t}${/^\p{Ll}/u.test(e)?"":"."} ${e}`,_n=t=>l("svg.uw-table",{viewBox:`0 0 ${ct} ${dt}`,role:"\
img","aria-label":qn(t)},Dn(t).map(e=>l("g",{class:`thing ${e.kind}`,transform:`translate(${e.x} ${e.y})`},e.kind==="arr\
ow"?Zn(e):Qt(e)))),Q=({pictures:t})=>w("ol.howto",t.map((e,n)=>w("li",_n(e),w("p",w("b",`${n+1}. ${e.title}`),` ${e.says}`))));var mt="uncle_widgets.aim.";var ft=new Map;function pt(t){try{return localStorage.getItem(t)??ft.get(t)??""}catch{return ft.get(t)??""}}function gt(t,e){
ft.set(t,e);try{localStorage.setItem(t,e)}catch{}}var bt=t=>Number(pt(mt+t))>=3,ht=new Set,zn=new Set;function ee(){for(let t of zn)t()}function wt(t,e=!1){!t||bt(t)||gt(mt+t,String(e?3:Number(pt(mt+t))+1))}function ne(t){
wt(t,!0);for(let e of ht)e(t)}function re(t){let e=()=>t();return ht.add(e),()=>ht.delete(e)}var Kn="uncle_widgets.howto.";function oe(t,e,n=!bt(t?.game??"")){return!t?.aim||!n?null:w("div.aim",{role:"group","aria\
-label":"The aim of the game"},w("p",w("span.whole",t.aim),w("span.short",t.short)),w("button.btn.quiet",{"data-k":"howt\
o","aria-haspopup":"dialog",onclick:()=>xt(t,e)},"How to play"),w("button.btn.quiet",{"data-k":"known","aria-label":"Clo\
se the aim of the game",onclick:()=>ne(t.game)},"×"))}function xt(t,e,n="menu"){let r=_("howto"),o=e.getRootNode(),s=o.
activeElement;ee();let a=w("dialog.sheet.howto-over",{"aria-labelledby":r,onclose:()=>{a.remove(),gt(Kn+t.game,"1"),wt(t.
game,!0);let c=s?.isConnected&&s!==document.body?s:e.closest(".uw")?.querySelector(`[data-k="${n}"]`);(c instanceof HTMLElement||
c instanceof SVGElement)&&c.focus({preventScroll:!0})}},w("div.thead",w("h2",{id:r,tabindex:-1,autofocus:!0},"How to pla\
y"),w("p.mute",t.title)),w("p.goal",t.aim),Q(t),w("button.btn.solid",{"data-k":"howto.close",onclick:()=>a.close()},"Clo\
se"));e.append(a),a.showModal()}var se=Symbol.for("uncle_widgets.presses");function yt(t){let e=t.composedPath()[0],n=e instanceof Element?e.closest("bu\
tton"):null;return n?.closest(".uw")?n:null}var ie=({dataset:t,textContent:e})=>t.k??t.act??t.clause??e;function ae(){let t=globalThis;
if(t[se])return;t[se]=!0;let e=null,n=null,r=s=>{let i=e,a=yt(s);e=n=null,!(!i||i.isConnected||!a||ie(a)!==ie(i))&&setTimeout(
()=>{n instanceof Node&&a.contains(n)||a.click()})},o=[["pointerdown",s=>e=s.button||s.pointerType==="touch"?null:yt(s)],
["pointerup",r],["pointercancel",()=>e=null],["keydown",s=>s.repeat||(e=s.key===" "?yt(s):null)],["keyup",s=>s.key===" "&&
r(s)],["click",s=>n=s.composedPath()[0]]];for(let[s,i]of o)window.addEventListener(s,i,{capture:!0})}var Wn=".uw, .uw-page, .uw-room",Fn="data-lm-suppress-shortcuts",le=Symbol.for("uncle_widgets.keys"),Gn=/^(enter|backspace|delete|home|end|arrow\w+|[amyz])$/i,
ce=t=>(t.ctrlKey||t.metaKey)&&!Gn.test(t.key),de=t=>t.composedPath().filter(e=>e instanceof HTMLElement&&e.matches(Wn)).
at(-1);function ue(){let t=globalThis;if(t[le])return;t[le]=!0,ae();let e=new WeakSet,n=r=>{ce(r)||r.stopPropagation()};
window.addEventListener("keydown",r=>{let o=de(r),s=r.composedPath()[0];!(o instanceof HTMLElement)||!(s instanceof Element)||
(s.toggleAttribute(Fn,!ce(r)),!e.has(o)&&(e.add(o),o.addEventListener("keydown",n)))},{capture:!0}),window.addEventListener(
"pointerdown",r=>{let o=de(r);o instanceof HTMLElement&&!o.hasAttribute("tabindex")&&(o.tabIndex=-1)},{capture:!0})}var me=55,jn=74,Yn=46,$t=36,Jn=46;function Qn(t){let e=t.closest(".uw-room");return!!(e&&!t.closest(".uw-page")&&e.getBoundingClientRect().
top+window.scrollY>window.innerHeight/2)}function Xn(t){if(R())return Qn(t)?window.innerHeight:null;let e=t.getRootNode();
return e instanceof ShadowRoot?tr(e.host):t.closest(".jp-WindowedPanel-outer, .jp-NotebookPanel-notebook, .jp-Notebook")?.
clientHeight??Number.NaN}function tr(t){let e=window.innerHeight,n=t;for(;n;){let{overflowY:r,maxHeight:o,paddingTop:s,paddingBottom:i}=getComputedStyle(
n);if(r==="auto"||r==="scroll"){let c=parseFloat(o)-parseFloat(s)-parseFloat(i);o.endsWith("px")?e=Math.min(e,c):n.scrollHeight>
n.clientHeight+1&&(e=Math.min(e,n.clientHeight))}let a=n.getRootNode();n=n.parentElement??(a instanceof ShadowRoot?a.host:
null)}return e}function er(t,e,n,r=me){let o=n?Math.max($t,Math.min(Jn,e)):e;return t>=r&&o>=$t?{kind:t>=jn?"large":"mid\
dle",height:o}:{kind:o<$t||n?"flow":"phone",height:o}}function fe(t,e){let n="",r=()=>{let i=t.closest(".uw-page")??t.closest(
".uw-room");if(!i)return;let a=parseFloat(getComputedStyle(t).fontSize)||16,c=Xn(t),m=c==null?i.getBoundingClientRect().
top+window.scrollY:0,u=c??window.innerHeight-2*m,d=i.classList.contains("uw-position")?Yn:me,h=i.clientWidth/a,{kind:p,height:b}=er(
h,u/a,c!=null,d),x=`${p} ${Math.floor(b*a)} ${a}`;i.classList.toggle("uw-beside",c!=null&&p==="flow"&&h>=d),x!==n&&(n=x,
i.dataset.fit=p,i.classList.toggle("uw-one",p==="large"||p==="middle"),i.classList.toggle("uw-middle",p==="middle"),i.classList.
toggle("uw-phone",p==="phone"),i.classList.toggle("uw-fits",p!=="flow"),i.style.setProperty("--uw-h",`${Math.floor(b*a)}\
px`),i.style.setProperty("--uw-rem",`${a}px`),e())},o=new ResizeObserver(r),s=()=>{let i=t.closest(".uw-page")??t.closest(
".uw-room");return!i&&t.isConnected?0:i?(o.observe(i),r(),0):requestAnimationFrame(s)};return s(),window.addEventListener(
"resize",r),()=>{o.disconnect(),window.removeEventListener("resize",r)}}var ge="uncle_widgets.theme",nr="uncle_widgets.inks",rr="uncle_widgets.covers",kt=[["auto","Auto"],["light","Light"],["d\
ark","Dark"]],or=[["two","Two colours"],["four","Four"]],sr=[["hidden","Hidden"],["press","On a press"],["shown","Shown"]],
he=t=>kt.find(([e])=>e===t)?.[0];function ir(){let t=R()?he(new URLSearchParams(location.search).get("theme")):void 0;try{
return t??he(localStorage.getItem(ge))??"auto"}catch{return t??"auto"}}function pe(t,e,n){try{let r=localStorage.getItem(
t);return e.find(([o])=>o===r)?.[0]??n}catch{return n}}function D(){let t=globalThis,e=Symbol.for("uncle_widgets.theme");
if(!t[e]){let n=matchMedia("(prefers-color-scheme: dark)");t[e]={choice:ir(),inks:pe(nr,or,"two"),covers:pe(rr,sr,"press"),
roots:new Set,heard:new Set,system:n},n.addEventListener("change",vt),vt()}return t[e]}function Mt(t,e){t.classList.toggle(
"four-inks",D().inks==="four");for(let n of[t,t.closest(".uw-page")??t.closest(".uw-room")])n instanceof HTMLElement&&(e===
"auto"?delete n.dataset.theme:n.dataset.theme=e)}function vt(){let{choice:t,roots:e,heard:n,system:r}=D();for(let o of e)
Mt(o,t);if(R()){let o=t==="auto"?r.matches?"dark":"light":t;document.documentElement.dataset.theme=o,document.body.dataset.
jpThemeLight=String(o==="light")}for(let o of n)o()}var X=()=>D().choice;function be(t){D().choice=t,ar(ge,t),vt()}function ar(t,e){try{localStorage.setItem(t,e)}catch{}}var we=t=>e=>{let n=t(e),r=e.el.querySelector(".uw");if(!(r instanceof HTMLElement))return n;let{roots:o}=D();o.add(r),Mt(
r,X());let s=new ResizeObserver(()=>{Mt(r,X()),s.disconnect()});return s.observe(r),()=>{s.disconnect(),o.delete(r),n?.()}};var lr=[["first","Predict first"],["shown","Show answers"]];var xe=(t,e,n,r)=>w("select",{class:"pick","aria-label":t,onchange:o=>r(o.target.value)},e.map(([o,s])=>w("option",{value:o,
selected:o===n},s)));function ye({game:t,title:e,standing:n,howto:r},o,s){let i=o.get("predicting"),a=w("div.uw-aim"),c=()=>a.
replaceChildren(...[oe(r,m)].filter(d=>d!=null)),m=w("div",{class:"uw uw-masthead"},w("div",{class:"mast saved"},w("h1",
{},e),w("p",{class:"standing"},n),r?.aim&&w("button.btn",{onclick:()=>xt(r,m)},"How to play"),i!=null&&xe("Answers",lr,i?
"first":"shown",d=>o.put({predicting:d==="first"})),xe("Theme",kt,X(),d=>be(d))),a);q(m,o.get("palette")),c(),re(c),we(()=>{})(
{el:w("div",{},m)});let u=w("div",{class:"widget-box uw-cols"});return s.className=`widget-box uw-page g-${t}`,s.replaceChildren(
w("div",{class:"widget-box uw-room"},m),w("div",{class:"widget-box uw-body"},w("div",{class:"widget-box uw-room"},u))),fe(
m,()=>{}),ue(),u}function Io({game:t,title:e,standing:n,palette:r,howto:o},s){let i=w("div.uw.uw-rules",w("p.goal",o.aim),Q(o));q(i,r),ye(
{game:t,title:e,standing:n},new z({palette:r}),s).replaceWith(i)}export{Io as openSaved};
