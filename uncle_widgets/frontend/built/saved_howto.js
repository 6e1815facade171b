var F=()=>document.body?.dataset.voila!=null,tt=()=>F()&&document.body.dataset.voila!=="notebook";function nt(e,t,n,o){let{class:i,...r}=n,s=[t,i].flat().filter(Boolean).join(" ");s&&e.setAttribute("class",s);for(let[a,
u]of Object.entries(r))u==null||u===!1||(a.startsWith("on")?e.addEventListener(a.slice(2),u):a==="style"?e.style.cssText=
u:e.setAttribute(a,u===!0?"":String(u)));return e.append(...o.flat(9).filter(a=>a!=null&&a!==!1)),e}var ot=([e,...t])=>e?.
constructor===Object?[e,t]:[{},[e,...t]];function d(e,t,...n){let[o,...i]=e.split(".");return nt(document.createElementNS(
"http://www.w3.org/2000/svg",o),i,...ot([t,...n]))}var w=(e,t,n,o,i)=>d("rect",{x:e,y:t,width:n,height:o,...i}),k=(e,t,n,o)=>d(
"circle",{cx:e,cy:t,r:n,...o}),Y=(e,t,n,o)=>d("path",{d:e,fill:"none",stroke:t,"stroke-width":n,...o});function $(e,t,...n){let[o,...i]=e.split("."),[r,s]=ot([t,...n]),a=o==="section"&&r["aria-label"]&&!tt();return nt(document.
createElement(a?"div":o),i,{role:a?"group":null,type:o==="button"?"button":null,...r},s)}var cn=/^(svg|g|path|rect|circle|ellipse|line|polyline|polygon|defs|clipPath|pattern|title|desc|use)$/;function rt(e){let t=new DOMParser().
parseFromString(e,"image/svg+xml").documentElement;if(t.localName!=="svg")throw new Error("Expected SVG.");for(let n of[
...t.querySelectorAll("*"),t]){if(n!==t&&!cn.test(n.localName)){n.remove();continue}for(let{name:o,value:i}of[...n.attributes]){
let r=/^(xlink:)?href$/.test(o)&&!i.startsWith("#");(/^on/i.test(o)||r||/url\((?!["']?#)|javascript:/i.test(i))&&n.removeAttribute(
o)}}return document.importNode(t,!0)}var un=/^(#[0-9a-f]{3,8}|light-dark\(\s*#[0-9a-f]{3,8}\s*,\s*#[0-9a-f]{3,8}\s*\))$/i;
function oe(e,t){for(let n of(t??"").split(";")){let[o,i]=[n.slice(0,n.indexOf(":")).trim(),n.slice(n.indexOf(":")+1).trim()];
/^--[\w-]+$/.test(o)&&un.test(i)&&e.style.setProperty(o,i)}}var dn=globalThis,Me=dn[Symbol.for("uncle_widgets.page")]??={};function re(e){return Me.ids=(Me.ids??0)+1,`uw-${e}-${Me.
ids}`}var ie=class{constructor(t){this.values=t,this.heard=new Map,this.saying=n=>{}}get(t){return this.values[t]}set(t,n){this.
put({[t]:n})}put(t){let n=Object.keys(t).filter(o=>fn(this.values[o],t[o]));for(let o of n)this.values[o]=t[o];for(let o of n)
this.tell(`change:${o}`,t[o])}save_changes(){}send(t){this.saying(t)}on(t,n){for(let o of t.split(" "))this.heard.has(o)||
this.heard.set(o,new Set),this.heard.get(o)?.add(n)}off(t,n){for(let o of t.split(" "))this.heard.get(o)?.delete(n)}tell(t,n){
for(let o of[...this.heard.get(t)??[]])o(n)}},fn=(e,t)=>e!==t&&JSON.stringify(e)!==JSON.stringify(t);var hn=[[/[ilj.,:;'|!tf\s()]/,.3],[/[mwMW@%]/,.88],[/[A-Z]/,.7],[/[\u0300-\u036f]/,0],[/[\u0250-\uffff]/,1]],mn=["012345\
6789","of 100 hands, as the quick brown fox jumps over it"],Q,it=e=>{let t=0;for(let n of e)t+=hn.find(([o])=>o.test(n))?.[1]??
.57;return t};function pn(){if(Q!=null)return Q;let e=typeof document=="object"&&document.querySelector(".uw"),t=e&&document.
createElement("canvas").getContext("2d");if(!e||!t)return 1;let n=getComputedStyle(e).getPropertyValue("--sans"),o=[400,
700].flatMap(i=>(t.font=`${i} 100px ${n}`,mn.map(r=>t.measureText(r).width/(i>400?100*1.06:100)/it(r))));return Q=Math.max(
1,...o),document.fonts.addEventListener("loadingdone",()=>Q=void 0,{once:!0}),Q}var B=(e,t)=>it(e)*t*pn();var gn="M70-6 18 106M5.5 24a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0M53.5 76a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0",
ke={0:[64,[["ellipse",{cx:32,cy:50,rx:25,ry:43}]]],1:[46,[["path",{d:"M3 30 32 5V110"}]]],2:[64,[["path",{d:"M7.5 33V31.\
5A24.5 24.5 0 1 1 51.5 46.4L16 93H64"}]]],3:[62,[["path",{d:"M10.5 22.5A19.5 19.5 0 1 1 29 46H20M20 44H30A24.5 24.5 0 1 \
1 6.7 76"}]]],4:[66,[["path",{d:"M48 110V5L13 74H66","stroke-miterlimit":12}]]],5:[62,[["path",{d:"M58 7H19L14.6 48A25.5\
 25.5 0 1 1 6.9 77"}]]],6:[64,[["circle",{cx:32,cy:68,r:25}],["path",{d:"M53.5-13 10.6 55.1"}]]],7:[60,[["path",{d:"M0 7\
H49L15 110","stroke-miterlimit":12}]]],8:[64,[["circle",{cx:32,cy:27,r:20}],["circle",{cx:32,cy:68,r:25}]]],9:[64,[["cir\
cle",{cx:32,cy:32,r:25}],["path",{d:"M10.5 113 53.4 44.9"}]]],"%":[88,[["path",{d:gn,"stroke-width":11}]]],".":[20,[["re\
ct",{x:3,y:85,width:15,height:15,fill:"currentColor",stroke:"none"}]]],",":[20,[["path",{d:"M12 84 6 118","stroke-width":13}]]],
"/":[52,[["path",{d:"M48-6 4 106","stroke-width":11}]]],"+":[60,[["path",{d:"M30 26V82M2 54H58","stroke-width":12}]]],"-":[
44,[["path",{d:"M4 54H40","stroke-width":12}]]],"−":[44,[["path",{d:"M4 54H40","stroke-width":12}]]],"×":[56,[["path",
{d:"M8 32 48 76M48 32 8 76","stroke-width":12}]]]," ":[26,[]],J:[54,[["path",{d:"M46-10V69A19.500 19.500 0 0 1 7 69V60"}]]],
Q:[72,[["ellipse",{cx:36,cy:50,rx:29,ry:43}],["path",{d:"M42 66 74 104"}]]],K:[68,[["path",{d:"M7-10V110M66-6 10 62M28 4\
2 68 106"}]]],A:[72,[["path",{d:"M2 106 36-2 70 106M14 68H58"}]]]},K=e=>e!==""&&[...e].every(t=>t in ke);function V(e,t,n=13){
return[...String(e)].reduce((i,r)=>i+(ke[r]?.[0]??0)+n,-n)*t/100}function R(e,t,n,o,i={}){let{anchor:r="start",gap:s=13,
weight:a=o>=60?13:14,colour:u}=i,h=V(e,o,s),c=r==="middle"?t-h/2:r==="end"?t-h:t,f=0,g=[...String(e)].map(l=>{let[m,_]=ke[l]??
[0,[]],y=l===","?"visible":"hidden",x={x:f,y:0,width:m,height:100,viewBox:`0 0 ${m} 100`,style:`overflow:${y}`};return f+=
m+s,d("svg",x,_.map(([b,v])=>d(b,v)))});return d("g",{transform:`translate(${c} ${n}) scale(${o/100})`,fill:"none",stroke:"\
currentColor","stroke-width":a,"aria-hidden":"true",style:u&&`color:${u}`},g)}var se=[e=>`M0 ${e/2}a${e/2} ${e/2} 0 1 1 ${e} 0a${e/2} ${e/2} 0 1 1 ${-e} 0Z`,e=>`M${e*.05} ${e*.05}H${e*.95}V${e*.95}H${e*
.05}Z`,e=>`M${e/2} ${-e*.14}L${e*1.14} ${e/2}L${e/2} ${e*1.14}L${-e*.14} ${e/2}Z`,e=>`M${e/2} 0L${e} ${e*.42}V${e}H0V${e*
.42}Z`,e=>`M${e*.25} ${e*.04}H${e*.75}L${e*1.04} ${e/2}L${e*.75} ${e*.96}H${e*.25}L${-e*.04} ${e/2}Z`,e=>`M${-e*.1} ${e*
.16}H${e*1.1}V${e*.84}H${-e*.1}Z`],bn=e=>"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[e]??"?";function ae(e,t,n,o,i={}){let{fill:r="var(\
--on-field)",ink:s="var(--field)"}=i,a=e>=se.length,u={d:se[e%se.length](o),fill:a?s:r,stroke:a?r:null,"stroke-width":2},
h=e%se.length===3,c={x:o/2,y:h?o*.8:o*.69,"font-size":Math.max(12.5,o*.54),"font-weight":700,"text-anchor":"middle",fill:a?
r:s};return d("g",{transform:`translate(${t} ${n})`},d("path",u),d("text",c,bn(e)))}var _n={first:"M5 5h3v14H5zM20 5v14L\
9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6zM14 5h4v14h-4z",forward:"M7 5v14l11-7z",last:"M4 5v\
14l11-7zM16 5h3v14h-3z",link:"M8 3h12v13h-3V6H8zM4 8h10v13H4z",eye:"M12 5C7 5 3 8.5 1 12c2 3.5 6 7 11 7s9-3.5 11-7c-2-3.\
5-6-7-11-7zm0 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM12 9.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",down:"M4 8h16l-8\
 9z",near:"M11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm0 2.4a3.6 3.6 0 1 0\
 0 7.2 3.6 3.6 0 0 0 0-7.2z",whole:"M3 3h7v3H6v4H3zM14 3h7v7h-3V6h-4zM3 14h3v4h4v3H3zM18 14h3v7h-7v-3h4z",close:"M6 4 12\
 10 18 4 20 6 14 12 20 18 18 20 12 14 6 20 4 18 10 12 4 6z"};var st=(e,t,n)=>d("g.opens-mark",{transform:`translate(${e} ${t})`},d("circle",{r:n}),d("path",{d:_n.eye,"fill-rule":"ev\
enodd",transform:`scale(${n/15}) translate(-12 -12)`}));function at(e,t="var(--ink)",n="none"){return d("pattern",{id:e,
width:6,height:6,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"},w(0,0,6,6,{style:`fill:${n}`}),w(0,0,2,6,{
style:`fill:${t}`}))}function Z(e,t,n,o,i){let r={r:`M${t-o*.86} ${n-o*.86}h${o*1.72}v${o*1.72}h${-o*1.72}Z`,g:`M${t} ${n-
o*1.02}L${t+o*1.12} ${n+o*.86}H${t-o*1.12}Z`,b:`M${t-o} ${n}a${o} ${o} 0 1 1 ${2*o} 0a${o} ${o} 0 1 1 ${-2*o} 0Z`,y:`M${t}\
 ${n-o*1.2}L${t+o*1.2} ${n}L${t} ${n+o*1.2}L${t-o*1.2} ${n}Z`}[e];return d("path",{d:r,...i})}var lt=e=>({r:"red",g:"gre\
en",b:"blue",y:"yellow"})[e]??"";function Se(e,t,n,o={}){let{w:i=27,t:r=5,g:s=2,pitch:a=i+7}=o,u="",h="";for(let c=0;c<e;c++){
let f=t+Math.floor(c/10)*a,g=c%10,l=n-(g+1)*(r+s)-(g>=5?3:0);u+=`M${f} ${l}h${i}v${r}h${-i}z`;for(let m of[.22,.64])h+=`\
M${f+i*m} ${l}h${i*.14}v${r}h${-i*.14}z`}return d("g",{"aria-hidden":"true"},d("path",{d:u,fill:"var(--accent-on-field)"}),
d("path",{d:h,fill:"var(--card)"}))}var yn="var(--card-ink)";function le(e,t,n,o,i){let r=o*.46,s=h=>`a${r} ${r} 0 1 0 ${h*2*r} 0`,a=(h,c)=>`M${h-r} ${c}${s(
1)}${s(-1)}Z`,u={d:`M${t} ${n-o*1.1}L${t+o*.85} ${n}L${t} ${n+o*1.1}L${t-o*.85} ${n}Z`,h:`M${t} ${n+o}L${t-o*.95} ${n-o*
.12}A${o*.52} ${o*.52} 0 0 1 ${t} ${n-o*.52}A${o*.52} ${o*.52} 0 0 1 ${t+o*.95} ${n-o*.12}Z`,s:`M${t} ${n-o*1.05}L${t+o*
.95} ${n+o*.12}A${o*.5} ${o*.5} 0 0 1 ${t+o*.14} ${n+o*.5}L${t+o*.4} ${n+o}H${t-o*.4}L${t-o*.14} ${n+o*.5}A${o*.5} ${o*.5}\
 0 0 1 ${t-o*.95} ${n+o*.12}Z`,c:a(t,n-o*.52)+a(t-o*.54,n+o*.22)+a(t+o*.54,n+o*.22)+`M${t} ${n-o*.2}L${t+o*.4} ${n+o}H${t-
o*.4}Z`}[e];if(!u)throw new Error(`There is no suit "${e}".`);return d("path",{d:u,...i})}var ct={bell:{fill:"M50 6C70 6\
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
M24 34H76V50H59V84H41V50H24Z",wide:9}},ut=e=>e in ct;function dt(e,t,n,o,{colour:i="var(--accent-card)",ink:r=yn}={}){let s=ct[e];
if(!s)throw new Error(`There is no symbol "${e}".`);let a=(u,h)=>u&&d("path",{d:u,fill:"none",style:`stroke:${h}`,"strok\
e-width":s.wide??8});return d("g",{transform:`translate(${t} ${n}) scale(${o/100})`},a(s.line,i),s.fill&&d("path",{d:s.fill,
"fill-rule":"evenodd",style:`fill:${i}`}),s.ink&&d("path",{d:s.ink,style:`fill:${r}`}),a(s.inkLine,r))}function Ee(e,t,n,o){if(e==="skip")return d("g",{fill:"currentColor"},Y(`M${t-o} ${n+o*.5}A${o} ${o} 0 0 1 ${t+o*.78} ${n-
.1*o}`,"currentColor",o*.26),d("path",{d:`M${t+o*1.2} ${n+o*.62}L${t+o*.3} ${n+o*.2}L${t+o*1.16} ${n-o*.5}Z`}),k(t,n+o*.62,
o*.24));let i=r=>`M${t-r*o} ${n-r*o*.62}H${t+r*o*.2}V${n-r*o}L${t+r*o} ${n-r*o*.46}L${t+r*o*.2} ${n+r*o*.08}V${n-r*o*.3}\
H${t-r*o}Z`;return d("path",{d:i(1)+i(-1),fill:"currentColor"})}function wn(e){let t=e*1.4,n=e*.08,o=(t-2*n)/17,i=e*.3,r="",
s="";for(let a=0;a<9;a++)r+=`M${n} ${n+2*a*o}h${e-2*n}v${o}h${2*n-e}z`;for(let a=-3;a<=3;a++){let u=2*a*o,h=Math.sqrt(Math.
max(0,i**2-(Math.abs(u)+o/2)**2));h&&(s+=`M${e/2+u-o/2} ${t/2-h}h${o}v${2*h}h${-o}z`)}return[w(0,0,e,t,{class:"paper",rx:e*
.085}),d("path.stripes",{d:r}),k(e/2,t/2,i+o*.9,{fill:"var(--card)"}),d("path.stripes",{d:s})]}function xn(e,t){let n=t*
1.4,o=t*.085,i=e.rings??0,r=e.text??"",s=t*Math.min(.098,.78/Math.max(i,1)),a=t*.11,u=a+t*.026,h="";for(let f=1;f<i;f++)
h+=`M0 ${n-a-f*s}A${a+f*s} ${a+f*s} 0 0 1 ${a+f*s} ${n}`;let c=K(r)?Math.min(t*.36,t*.76*100/V(r,100)):0;return[w(0,0,t,
n,{class:"paper",rx:o}),i>0&&d("path",{d:`M0 ${n-u}A${u} ${u} 0 0 1 ${u} ${n}H${o}A${o} ${o} 0 0 1 0 ${n-o}Z`,fill:"var(\
--accent-card)"}),h&&Y(h,"var(--accent-card)",Math.min(t*.052,s*.55)),c?R(r,t*.12,t*.13,c,{colour:"var(--card-ink)"}):d(
"text",{x:t*.1,y:t*.36,"font-size":Math.min(t*.3,t*1.5/Math.max(r.length,1)),"font-weight":700,fill:"var(--card-ink)"},r),
w(0,0,t,n,{class:"edge",rx:o})]}function vn(e,t){let n=t*1.4,o=t*.085,i=e.colour==="wild",r=e.colour??"",s=i?"#fff":`var\
(--c-${r}-on)`,a=i?[["r",-1,-1],["g",1,-1],["y",-1,1],["b",1,1]].map(([g,l,m])=>Z(String(g),t*(.5+.23*Number(l)),n*.62+t*
.23*Number(m),t*.16,{fill:`var(--c-${g})`,stroke:"#fff","stroke-width":t*.018})):[.46,.31,.16].map(g=>Z(r,t*.62,n*.66,t*
g,{fill:"none",stroke:s,"stroke-opacity":.5,"stroke-width":t*.045})),u={draw2:"+2",draw4:"+4"}[e.glyph??""],h=u??(e.glyph?
"":e.text??""),c=h?R(h,t*.12,t*.13,t*(u?.34:.42),{gap:u?8:13}):i?d("text",{x:t*.11,y:t*.3,"font-size":Math.max(12.5,t*.22),
"font-weight":700,fill:s},t<46?"W":"Wild"):Ee(e.glyph??"",t*.31,t*.33,t*.19),f=e.letter||r.toUpperCase();return[w(0,0,t,
n,{rx:o,fill:i?"#17181C":`var(--c-${r})`}),d("svg",{width:t,height:n,style:"overflow:hidden"},a),d("g",{style:`color:${s}`},
c),!i&&d("text",{x:t*.12,y:n-t*.1,"font-size":Math.max(12.5,t*.205),"font-weight":700,fill:s},f),w(0,0,t,n,{rx:o,fill:"n\
one",stroke:"#fff","stroke-width":Math.max(2,t*.03)})]}function $n(e,t){let n=t*1.4,o=e.suit??"",i=e.text??"",r=`var(--s\
uit-${o})`,s=Math.min(t*.3,t*.62*100/V(i,100,6));return[w(0,0,t,n,{class:"paper",rx:t*.085}),le(o,t*.66,n*.69,t*.34,{style:`\
fill:${r}`,opacity:.16}),le(o,t*.66,n*.69,t*.2,{style:`fill:${r}`}),R(i,t*.1,t*.11,s,{colour:r,gap:i.length>1?6:13}),le(
o,t*.22,t*.6,Math.max(4,t*.125),{style:`fill:${r}`}),w(0,0,t,n,{class:"edge",rx:t*.085})]}function Mn(e,t){let n=t*1.4,o=e.
text??"",i=Math.min(t*.2,t*.8/Math.max(B(o,1.06),.1)),r=o!==""&&i>=9,s=t*(r?.6:.7);return[w(0,0,t,n,{class:"paper",rx:t*
.085}),r&&d("text",{x:t*.1,y:t*.1+i*.9,"font-size":i,"font-weight":700,style:"fill:var(--card-ink)"},o),dt(e.glyph??"",(t-
s)/2,r?n*.36:(n-s)/2,s),w(0,0,t,n,{class:"edge",rx:t*.085})]}function kn(e,t){return e.colour?vn(e,t):e.suit?$n(e,t):e.glyph&&
ut(e.glyph)?Mn(e,t):xn(e,t)}function j(e,t){let n=e?kn(e,t):wn(t);return d("g",{class:e?"front":"back"},n)}var Sn={0:[],
1:[[0,0]],2:[[-1,-1],[1,1]],3:[[-1,-1],[0,0],[1,1]],4:[[-1,-1],[1,-1],[-1,1],[1,1]],5:[[-1,-1],[1,-1],[0,0],[-1,1],[1,1]],
6:[[-1,-1],[1,-1],[-1,0],[1,0],[-1,1],[1,1]]},ft=(e,t,n)=>[w(0,0,t,t,{rx:t*.14,style:`fill:var(--card);stroke:${n?"var(-\
-lit)":"var(--field)"}`,"stroke-width":n?5:1.5,opacity:e?1:.45}),Sn[e].map(([o,i])=>k(t*(.5+o*.26),t*(.5+i*.26),t*.09,{fill:"\
var(--card-ink)"}))];var Tn=["#F4F7FF","#A9C3F5","#6F94DB","#3F63AB","#233E77"],ht=e=>({fill:Tn[e-1],ink:e<4?"#13201E":"#FFF"});var Le=20;var En=6,ce={h:23,size:15};var mt=e=>e?12+9*e.length:0,He=({x:e,y:t},{role:n,label:o,ring:i,chosen:r,attributes:s})=>d("g",{role:n,"aria-label":o,"\
data-x":e,"data-y":t,transform:`translate(${e} ${t})`,...s},d("title",o),d("g.sized",d("path.cell",{fill:"transparent"}),
(i||r)&&k(0,0,Le,{class:"ring"}),r&&k(0,0,Le-En,{class:"ring chosen"}),k(0,0,Le+12,{class:"ring-focus"}))),pt=({x:e,y:t},n,o)=>d(
"g.tag.of",{"data-of":o,"data-move":o,transform:`translate(${e} ${t})`,"aria-hidden":"true"},d("g.sized",d("g.stands",w(
0,0,mt(n),ce.h,{rx:3,style:"fill:var(--lit)"}),d("text",{x:mt(n)/2,y:ce.h/2+ce.size*.36,"font-size":ce.size,"font-weight":700,
"text-anchor":"middle",fill:"#13201E"},n))));var Ln=18;var Hn={"stroke-width":5},An={"stroke-width":36,"stroke-linejoin":"round","stroke-linecap":"round"},Cn=.4;function Nn(e,t){
let n=t.get(e.a),o=t.get(e.b),i=`M${n.x} ${n.y}L${o.x} ${o.y}`,r=s=>d("path",{d:i,fill:"none",...s});switch(e.kind??"roa\
d"){case"double":return[r({style:"stroke:var(--field-edge)","stroke-width":9}),r({style:"stroke:var(--field)","stroke-wi\
dth":4})];case"dashed":return r({style:"stroke:var(--field-edge)","stroke-width":6,"stroke-dasharray":"12 9"});case"thin":
return r({style:"stroke:var(--field-edge)","stroke-width":3});case"pointer":return r({style:"stroke:var(--on-field-2)","\
stroke-width":3,"stroke-dasharray":"2 5"});default:return r({style:"stroke:var(--field-edge)","stroke-width":9})}}var gt=(e,t,n,o)=>d(
"text",{class:o,y:.35*t,"font-size":t,"font-weight":700,"text-anchor":"middle",fill:n},e);function Pn(e,t,n,o){let{fill:i,
ink:r}=t?ht(t.step):{fill:"var(--on-field)",ink:""},s={style:`fill:${i};stroke:var(${t?"--on-field-2":"--field"})`,"stro\
ke-width":2},a=t?Math.min(16*n,Ln):13,u=e.kind==="crossing"?d("path",{d:`M0 ${-a*1.35}L${a*1.35} 0 0 ${a*1.35} ${-a*1.35}\
 0Z`,...s}):e.kind==="door"?d("path",{d:`M${-a} ${-a}L${a} 0 ${-a} ${a}Z`,...s}):e.kind==="house"?d("rect",{x:-66,y:-34,
width:132,height:68,rx:4,...s}):e.kind==="place"?w(-19,-27,38,54,{class:"slot",rx:4,fill:"none"}):d("circle",{r:a,...s}),
h=e.kind==="house",c=h&&(e.name??"").length>8?(e.name??"").split(" "):[e.name??""],f=Math.max(1,...c.map(m=>m.length)),g=h?
Math.min(23*n,122/(.66*f),54/(1.1*c.length)):20*n,l={...e.kind==="place"?o(e):{x:0,y:h?0:16+18*n,"text-anchor":"middle"},
class:h?"on-house":"f"};return d("g",{transform:`translate(${e.x} ${e.y})`},d("title",e.label),u,e.kind==="pointer"&&!t&&
w(-5,-5,10,10,{fill:"var(--field)"}),t&&gt(t.text,20*n,r,t.fine?"coarse":""),t?.fine&&gt(t.fine,15*n,r,"fine"),e.name&&c.
map((m,_)=>d("text",{"font-size":g,"font-weight":700,...l,y:l.y+(h?(.35+1.1*(_-(c.length-1)/2))*g:0)},m)))}function Un(e){
let t=new Map;for(let{key:o,at:i,art:r}of e)(r??"mark")==="mark"&&t.set(i,[...t.get(i)??[],o]);let n=new Map;for(let o of t.
values())o.forEach((i,r)=>n.set(i,r-(o.length-1)/2));return n}function Rn(e,t,n,o=0){let i=t.get(e.at);if(!i)throw new Error(
`Expected a node of the board, not "${e.at}".`);let r={mark:()=>[k(0,0,27,{fill:e.active?"var(--accent-on-field)":"var(-\
-field)"}),ae(e.seat??0,-19,-19,38,{fill:e.active?"var(--field)":"var(--on-field)",ink:e.active?"var(--accent-on-field)":
"var(--field)"})],agent:()=>[k(0,0,15,{style:"fill:var(--field);stroke:var(--on-field)","stroke-width":3}),w(-9,-3,18,6,
{fill:"var(--on-field)"})],card:()=>[d("g",{transform:"translate(-20 -28)"},j(e.face,40))],bars:()=>[w(-64,-32,128,64,{rx:3,
fill:"var(--on-field)"}),d("path",{d:"M-54 -32V32M-38 -32V32M38 -32V32M54 -32V32",style:"stroke:var(--field)","stroke-wi\
dth":6})],empty:()=>[w(-19,-27,38,54,{class:"slot",rx:4,fill:"none"})]}[e.art??"mark"];if(!r)throw new Error(`Expected a\
 token that can be drawn, not "${e.art}".`);return d("g",{transform:`translate(${i.x+46*n*o} ${i.y}) scale(${n})`,role:"\
img","aria-label":e.label,"data-token":e.key},d("title",e.label),d("g.grows",r()))}function Bn({tag:e,path:t},n,o){let{x:i,
y:r}=n.get(t[t.length-1]),s=18+11*e.length;return e&&d("g.tag",{transform:`translate(${i+14} ${r-12-32*o}) scale(${o})`},
w(0,0,s,32,{rx:3,style:"fill:var(--lit)"}),d("text",{x:s/2,y:23,"font-size":21,"font-weight":700,"text-anchor":"middle",
fill:"#13201E"},e))}function bt(e,t){let n=e.path.map(r=>t.get(r)),o=n.map(({x:r,y:s},a)=>`${a?"L":"M"}${r} ${s}`).join(
""),i=!e.move;return d("g",{class:i?"way gone":"way",role:i?"img":null,"aria-label":i?e.label:null,"aria-hidden":i?null:
"true","data-steps":n.length-1},i&&d("title",e.label),d("path.line",{d:o,fill:"none",style:"stroke:var(--lit)",...i?An:Hn}))}
function Vn({path:e,label:t,move:n,chosen:o},i,r){let s=i.get(e[e.length-1]),a=r?{class:"way plays",tabindex:0,"data-mov\
e":n,"aria-pressed":String(!!o)}:{class:"way shown"};return He(s,{role:r?"button":"img",label:t,ring:!0,chosen:!!o,attributes:a})}
function On(e,t,n,o){let i=13*o*(e.name?.length??0),r=[{x:-23*o-3,y:7*o,"text-anchor":"end",left:-i-23*o},{x:23*o+3,y:7*
o,"text-anchor":"start",left:23*o},{x:0,y:45*o,"text-anchor":"middle",left:-i/2},{x:0,y:-31*o,"text-anchor":"middle",left:-i/
2}],s=t.edges.flatMap(({a:c,b:f})=>{let g=n.get(c),l=n.get(f);return[0,.25,.5,.75,1].map(m=>({x:g.x+(l.x-g.x)*m,y:g.y+(l.
y-g.y)*m}))}),a=({y:c,left:f})=>s.filter(g=>g.x>e.x+f-14&&g.x<e.x+f+i+14&&g.y>e.y+c-16*o-12&&g.y<e.y+c+12).length,{left:u,
...h}=r.reduce((c,f)=>a(f)<a(c)?f:c);return h}var Dn=(e,t,n)=>[e.art?d("g.scenery",rt(e.art)):null,(e.areas??[]).map(({name:o,
x:i,y:r})=>d("text.f2",{x:i,y:r,"font-size":20*n,"text-anchor":"middle"},o)),d("g",{fill:"none"},...e.edges.map(o=>Nn(o,
t)))];function In(e,t,n,o,i=0){let r=n.get(e.at),s={agent:22,card:39}[e.art??"mark"]??34,a=r.x+46*o*i;return d("g.light",
{transform:`translate(${a} ${r.y}) scale(${o})`,"data-x":a,"data-y":r.y,"data-key":`lit:${e.key}`,"aria-hidden":"true"},
k(0,0,s,{fill:"none",style:"stroke:var(--lit)","stroke-width":6}),t&&w(s-6,-s-14,26,26,{style:"fill:var(--lit)"}),t&&d("\
text",{x:s+7,y:5-s,"font-size":18,"font-weight":700,"text-anchor":"middle",fill:"#13201E"},t))}function Zn(e,t,{zone:n},{
nodes:o,aside:i,u:r,at:s}){let a=n.tokens.find(({key:c})=>c===e),u=o.get(a?.at??e);if(!u)throw new Error(`Expected a nod\
e or a token of the board, not "${e}".`);let h=n.carries?.length;return He({x:u.x+46*r*(i.get(e)??0),y:u.y},{role:"butto\
n",label:a?.label??u.label,ring:!a,chosen:t,attributes:{class:["way plays",a&&"handle",h&&"many"],tabindex:a&&s?-1:0,"ar\
ia-pressed":String(t),"data-spot":e}})}function _t(e){let{board:t,zone:n,heat:o,clear:i,acting:r,spots:s,lit:a,w:u,h,k:c}=e,
f=new Map(t.nodes.map(p=>[p.id,p])),g=Un(n.tokens),l=c<Cn?1:Math.max(1,.62/c),m=(n.ways??[]).filter(({move:p})=>!p),_=(n.
ways??[]).filter(({move:p})=>p),y=n.tokens.filter(({art:p})=>!(i&&p==="agent")),x=({art:p})=>!!o.nodes&&p==="card",b=p=>Pn(
p,o.nodes?.[p.id],l,S=>On(S,t,f,l)),v=p=>Rn(p,f,l,g.get(p.key));return d("svg.board",{width:u,height:h,viewBox:`0 0 ${t.
width} ${t.height}`,preserveAspectRatio:"xMidYMid meet",style:"overflow:hidden","data-board":t.id},w(0,0,t.width,t.height,
{fill:"transparent"}),Dn(t,f,l),m.map(p=>bt(p,f)),t.nodes.filter(({kind:p})=>p==="place").map(b),y.filter(x).map(v),t.nodes.
filter(({kind:p})=>p!=="place").map(b),_.map(p=>bt(p,f)),y.filter(p=>!x(p)).map(v),m.map(p=>Bn(p,f,l)),y.filter(({key:p})=>p in
a).map(p=>In(p,a[p.key],f,l,g.get(p.key))),_.filter(({tag:p})=>p).map(({tag:p,move:S,path:T})=>pt(f.get(T[T.length-1]),p,
S??"")),_.map(p=>Vn(p,f,r)),Object.entries(s).map(([p,S],T)=>Zn(p,S,e,{nodes:f,aside:g,u:l,at:T})))}var yt=e=>[...e.values.map((t,n)=>d("g",{transform:`translate(${n*(e.size+10)} 0)`},ft(t,e.size,e.lit.includes(n)))),w(-5,
-5,e.w+10,e.size+10,{class:"ring-focus",rx:9}),d("title",e.label)];var zn={draw2:"+2",draw4:"+4"},Fn=["skip","reverse"],ue=28;function vt(e){let t=e>=ue;return{large:t,left:t?34:22,right:t?
44:24,tall:e*1.17,pitch:e*1.72+(t?4:1.5),gap:t?4:1.5}}var Kn=({rows:e})=>Math.max(...e.map(({kinds:t})=>t.length));var jn=e=>[...e].reduce((t,n)=>t+Number(n),0);function $t(e,t){return e===2?w(-t,-t,2*t,2*t,{style:"fill:var(--lit)"}):k(
0,0,t,{style:e?"fill:none;stroke:var(--field-edge)":"fill:var(--on-field)","stroke-width":1.5})}var Ae=(e,t,n)=>d("g",{transform:`\
translate(${e} ${t})`},n);function Gn(e,t,n){let{tall:o}=vt(n),i=e.kinds[t],r=e.colour==="wild",s=r?"#fff":`var(--c-${e.
colour}-on)`,a=Math.max(13,n*(r?.42:.54)),u=[e.unseen[t],e.held[t],e.gone[t]].map(Number),h=Math.min(11,n/4+(n<ue?2:1)),
c=u.flatMap((g,l)=>Array(g).fill([0,2,1][l])),f=Fn.includes(i)?d("g",{style:`color:${s}`},Ee(i,n/2,o/2,n*.2)):d("text",{
x:n/2,y:o/2+a*.36,"text-anchor":"middle","font-size":a,"font-weight":700,style:`fill:${s}`},zn[i]??i);return d("g",d("g",
{opacity:u[0]?null:.4},w(0,0,n,o,{rx:3,style:`fill:${r?"#17181c":`var(--c-${e.colour})`};stroke:#fff`,"stroke-width":n<ue?
0:1.2}),f),c.map((g,l)=>Ae(n/2+(l-(c.length-1)/2)*h,o+n*.28,$t(g,n<ue?2.8:3.5))))}function Jn(e,t,n,o){let i=n?[0,82,182]:
[0,62,136];return["unseen","discarded",o].map((r,s)=>[Ae(e+i[s],t,$t(s,4)),d("text.f2",{x:e+i[s]+9,y:t+4.5,"font-size":n?
13:12},r)])}function Mt({zone:e,w:t,lit:n}){let{large:o,left:i,tall:r,pitch:s,gap:a}=vt(t),u=Kn(e),h=i+u*(t+a)+(o?6:2);return e.
rows.map((f,g)=>{let l=g*s,m=f.kinds.length<u/2,_=x=>i+x*(t+a)*(m?1.6:1),y=jn(f.unseen);return[f.colour!=="wild"&&Z(f.colour,
i/2-3,l+r/2,i*.26,{style:`fill:var(--ring-${f.colour})`}),f.kinds.map((x,b)=>Ae(_(b),l,Gn(f,b,t))),f.kinds.map((x,b)=>`${f.
id}.${x}`in n&&w(_(b)-1,l-2,t+2,r+t*.48,{"data-key":`lit:${f.id}.${x}`,rx:5,style:"fill:none;stroke:var(--lit)","stroke-\
width":o?3:2})),m&&Jn(Math.min(_(f.kinds.length),h-(o?240:192)),l+r/2,o,f.hands??"yours"),d("text.f",{x:h,y:l+r/2+6,"fon\
t-size":o?18:14,"font-weight":700},String(y))]}).flat(3).filter(Boolean)}var O=(e,t)=>d("text",t,e),kt=e=>!e.plays&&!!(e.opens||e.recall?.length);function Yn(e){let t=e.w*1.4,n=Math.min(11,Math.
max(7,e.w*.16));return[e.plays&&w(-2,-2,Math.max(e.seen,24),t+24,{class:"touch",fill:"transparent"}),e.dealt&&j(null,e.w),
e.ghost?d("g.faint",j(e.face,e.w)):j(e.face,e.w),e.ghost&&w(0,0,e.w,t,{class:"ghost",rx:e.w*.085,fill:"none"}),e.kin&&!e.
ghost&&w(1.5,1.5,e.w-3,t-3,{class:"kin",rx:e.w*.07,fill:"none"}),e.off&&w(0,0,e.w,t,{class:"veil",rx:e.w*.085}),e.under&&
d("path.bar-under",{d:`M2 ${t+11.5}h${Math.max(e.seen-6,18)}`,"stroke-width":5}),kt(e)&&st(n+2,t-n-2,n),w(-5,-5,e.w+10,t+
10,{class:"ring-focus",rx:e.w*.085+5}),d("title",kt(e)?`${e.label}. Press to see the cards.`:e.label)]}var N=24,Ce=14,Qn=8;
function Xn(e){let t=Math.min(N,e.w);switch(e.role){case"hand":{let n=Math.min(N,e.w*.55);return[e.w-n,e.h-n,n]}case"sta\
ck":case"pile":return[e.w-t,e.h-t,t];case"fan":return[e.w-t,e.h*.36,t];case"seat":return e.h<N?[e.w+3,(e.h-Ce)/2,e.w<Qn?
0:Ce]:[e.w-N,e.h-N,N];case"space":return[e.w-14,e.h-21,N];case"dice":return[e.w+3,-3,N];default:return e.y>N?[e.w-21,-25,
N]:[Math.max(-8,1-e.x),Math.max(-8,1-e.y),Ce]}}function eo(e){let[t,n,o]=Xn(e),i=e.tab&&o>0&&d("g",{transform:`translate\
(${t} ${n})`},w(0,0,o,o,{fill:"var(--lit)"}),O(e.tab,{x:o/2,y:o*.71,"font-size":o*.625,"font-weight":700,"text-anchor":"\
middle",fill:"#13201E"}));return[w(-3,-3,e.w+6,e.h+6,{rx:7,fill:"none",stroke:"var(--lit)","stroke-width":4}),i]}function to(e){
let t=e.tone==="lit"?"lit-text":e.quiet?"f2":"f";return[d("text",{"font-size":e.size,"font-weight":e.bold?700:400,"text-\
anchor":e.anchor,class:t},e.lines.map((n,o)=>d("tspan",{x:0,dy:o?e.size*1.2:0},n)))]}var no=e=>[ae(e.seat,0,0,e.size,{fill:e.
active?"var(--accent-on-field)":e.quiet?"var(--on-field-2)":"var(--on-field)"})];function oo(e){let t=String(e.value),n=K(
t),o=n?V(t,e.high):0;return[n&&R(t,0,0,e.high,{colour:"var(--on-field)"}),O(n?e.label:`${t} ${e.label}`,{x:n?o+8:0,y:e.high-
4,"font-size":13,class:"f2","aria-hidden":"true"})]}function ro(e){return e.empty?[w(1,1,e.w-2,e.w*1.4-2,{class:"slot",rx:5,
fill:"none"})]:Array.from({length:e.under},(t,n)=>{let o=(e.under-n)*2.5;return d("g",{transform:`translate(${o} ${-o})`},
w(0,0,e.w,e.w*1.4,{class:"paper",rx:e.w*.085}))})}var io=e=>[d("text.f2",{"font-size":13,"aria-hidden":"true"},d("tspan.\
f",{"font-weight":700,"font-size":15},String(e.count)),e.lines.map(t=>d("tspan",e.broken?{x:0,dy:17}:{dx:4},t)))];function so(e){
let t=String(e.count),n=V(t,22),o=n+8+e.noted,i=(e.wide-(e.below?n:o))/2;return[R(t,i,0,22,{colour:"var(--on-field)"}),O(
e.label,{x:e.below?e.wide/2:i+n+8,y:e.below?e.high+56:18,"text-anchor":e.below?"middle":"start","font-size":13,class:"f2",
"aria-hidden":"true"}),Se(e.count,12,30+e.high,e),Y(`M1.5 ${e.high-6}V${36+e.high}H${e.wide-1.5}V${e.high-6}`,"var(--fie\
ld-line)",3)]}var X=(e,t)=>[t*Math.sin(e*2*Math.PI),-t*Math.cos(e*2*Math.PI)];function ao(e){let{ring:t,r:n}=e,o=t.of??10,
i=t.filled??0,r=t.preview?.filled??i,s=t.goal??-1,a=n*.17,u=2.4/360,h=re("hatch"),c=b=>{let[v,p]=X(b/o+u,n),[S,T]=X((b+1)/
o-u,n);return`M${v} ${p}A${n} ${n} 0 0 1 ${S} ${T}`},f=Array.from({length:o},(b,v)=>{let p=v<i,S=t.preview?v>=i&&v<r:s>=
0&&v>=i&&v<s,T=v===s?"var(--lit)":p?"var(--accent-on-field)":"var(--field-line)";return[d("path",{d:c(v),fill:"none",style:`\
stroke:${T}`,"stroke-width":a}),S&&d("path",{d:c(v),fill:"none",style:`stroke:url(#${h})`,"stroke-width":a})]}),g=n<56,l=g?
12:14,m=(t.marks??[]).map(b=>{let v=b.at/o,p=n+a/2+4,[S,T]=X(v,p),[z,U]=X(v,p+7),[ne,A]=X(v,p+(g?6:19)),C=Math.sin(v*2*Math.
PI)<-.2,E=Math.sin(v*2*Math.PI)>.2;return[!g&&d("path",{d:`M${S} ${T}L${z} ${U}`,class:b.on?"tick on":"tick"}),O(b.text,
{x:ne+(C?5:E?-5:0),y:A+(g?4:5),"font-size":l,"font-weight":b.on?700:400,"text-anchor":C?"end":E?"start":"middle",class:b.
on?"f":"f2"})]}),_=(t.preview??t).value??"",y=t.preview?.note??t.note,x=Math.min(n*.7,n*140/Math.max(V(_,100),1));return[
d("defs",at(h,"var(--accent-on-field)","none")),k(0,0,n+a/2,{fill:"var(--field)"}),...t.closed?lo(n,a):[...f.flat(),...m.
flat()],K(_)&&R(_,0,-x*.61,x,{anchor:"middle",colour:"var(--on-field)"}),y&&O(y,{y:n*.55,"font-size":Math.max(13,n*.14),
"font-weight":t.closed?700:400,"text-anchor":"middle",class:t.closed?"lit-text":"f2"})]}var lo=(e,t)=>[0,1,2].map(n=>k(0,
0,e+n*t*1.15,{fill:"none",style:"stroke:var(--lit)","stroke-width":n?t*.24:t,class:n?"echo":"whole"}));function co(e){let{
r:t}=e,n={...e.ring,...e.ring.preview},o=Math.round(t/4.6),i=n.colour?`var(--ring-${n.colour})`:"var(--on-field-2)",r=(n.
direction??1)<0?-1:1,s=lt(n.colour),a=Array.from({length:o},(c,f)=>f*360/o).filter(c=>!s||Math.abs(c-180)>31).map(c=>d("\
path",{transform:`rotate(${c}) translate(0 ${-t}) scale(${r} 1)`,d:"M-7-9H0L8 0 0 9H-7L1 0Z",fill:i})),u=s&&d("g",{transform:`\
translate(-60 ${t-18})`},w(0,0,120,36,{rx:4,fill:`var(--c-${n.colour})`}),Z(n.colour,22,18,8.5,{fill:"none",stroke:`var(\
--c-${n.colour}-on)`,"stroke-width":2.5}),O(`${n.colour.toUpperCase()} ${s}`,{x:40,y:24,"font-size":16,"font-weight":700,
fill:`var(--c-${n.colour}-on)`})),h=n.note&&O(n.note,{y:t-30,"font-size":13,"text-anchor":"middle",class:"f2"});return[...a,
u,h]}var uo=e=>[Se(e.count,0,0,e)],fo=({ring:e})=>[K(e.value??"")&&R(e.value,0,-26,40,{anchor:"middle",colour:"var(--on-\
field)"}),O(e.note??"",{y:36,"font-size":14,"text-anchor":"middle",class:"f2"})],ho={dial:ao,chevrons:co,none:fo},mo=e=>Array.
from({length:e.full},(t,n)=>d("g",{transform:`translate(${e.size/2+n*(e.size+5)} ${e.size/2})`,"aria-hidden":"true"},k(0,
0,e.size/2-1.5,{fill:"none",class:n<e.count?"agent":"slot"}),n<e.count&&w(-5,-1.75,10,3.5,{fill:"var(--on-field)"}))),po=e=>[
w(1.5,1.5,e.size-3,e.size-3,{rx:4,style:`fill:${e.box==="done"?"var(--on-field)":"var(--field)"};stroke:var(--${{now:"li\
t",done:"on-field",open:"field-edge"}[e.box]})`,"stroke-width":e.box==="now"?4:2,"stroke-dasharray":e.box==="open"?"4 3":
null}),e.box==="done"&&d("path",{d:"M-4 -4L4 4M4 -4L-4 4",transform:`translate(${e.size/2} ${e.size/2}) scale(${e.size/18}\
)`,style:"stroke:var(--field)","stroke-width":2.5})],go={card:Yn,lit:eo,text:to,mark:no,counter:oo,pile:ro,count:io,tray:so,
chips:uo,dice:yt,agents:mo,box:po,spread:e=>Mt(e),board:e=>[_t(e)],ring:e=>ho[e.ring.art??"dial"](e)};function St(e){let t=go[e.
kind];if(!t)throw new Error(`Expected a thing that the table can draw, not "${e.kind}".`);return t(e).filter(Boolean)}var Ne=150,Pe=112,Tt=7,de=8,bo=50,_o=16,H=(e,t,n,o)=>({kind:e,key:"",x:t,y:n,...o}),fe=(e,t,n,o={})=>H("text",t,n,{lines:[
e],size:14,bold:!1,quiet:!1,anchor:"start",tone:"",...o}),Et=(e,t,n,o)=>H("card",t,n,{w:o,face:e.face??null,label:e.label,
kin:e.kin,seen:o}),Ue=(e,t,n,o)=>H("lit",e,t,{w:n,h:o,tab:"",role:""});function yo({id:e,cards:t=[],columns:n=0},o,i){let r=n||
t.length,s=t.some(f=>f.above)?19:0,a=n||t.length<4?o+5:Math.max(o*.66,s+3),u=o*1.4+5,h=a*(r-1)+o,c=s+u*Math.ceil(t.length/
r)-5;return{w:h,h:c,put:(f,g)=>[...t.flatMap((m,_)=>{let y=f+a*(_%r),x=g+s+u*Math.floor(_/r),b=_===t.length-1;return[Et(
m,y,x,o),...m.above?[fe(m.above,y,x-6,{bold:b,quiet:!b})]:[],...i.has(m.key)?[Ue(y,x,o,o*1.4)]:[]]}),...i.has(e??"")&&t.
length>1?[Ue(f,g+s,h,c-s)]:[]]}}function wo(e,t,n){let o=e.top&&!e.top.face,i=o?Math.min(3,e.count-1):0,r=i*2.5;return{w:t+
r,h:t*1.4+r,put:(s,a)=>[H("pile",s,a+r,{w:t,under:i,empty:!e.top}),...e.top?[Et(e.top,s,a+r,t)]:[],...n.has(e.id)?[Ue(s,
a+r,t,t*1.4)]:[]]}}function xo(e,t){let n=Math.min(21,Math.max(16,Math.round(t*.42))),o=n*.8,i=e.counters?.find(({value:m,
art:_})=>m||!_)??e.counters?.[0],r=i?.value?i.art:"",s=i?String(i.value):"",a=i&&!r?i.label:"",u=e.alert?e.alert:a,h=Math.
ceil((i?.value??0)/10),c=r==="chips"?66:0,f=n+5+B(s,o*1.1),g=f+(r==="agents"?8+23*(i?.value??0):0);return{w:Math.max(g,r===
"chips"?15*h-2:0,B(u,14)),h:c+n+(u?17:0),put:(m,_)=>[...r==="chips"?[H("chips",m,_+c-4,{count:i?.value,w:13,t:4,g:2,pitch:15})]:
[],...r==="agents"?[H("agents",m+f+8,_,{count:i?.value,full:i?.value,size:18})]:[],H("mark",m,_+c,{seat:e.seat,size:n,active:!!e.
active||e.note==="wins"}),fe(s,m+n+5,_+c+n*.76,{size:o,bold:!0}),...u?[fe(u,m,_+c+n+14,{tone:e.alert?"lit":"",bold:!!e.alert})]:
[]]}}function vo({board:e,zone:t},n,o){let i=e,r={heat:{},clear:!1,acting:!1,spots:{},lit:Object.fromEntries([...o].map(
u=>[u,""]))},s=n,a=n*i.height/i.width;return{w:s,h:a,put:(u,h)=>[H("board",u,h,{board:i,zone:t,...r,w:s,h:a,k:s/i.width})]}}
function $o(e,t,n){let o=e.zone;switch(e.kind){case"cards":return yo(e,t,n);case"stack":return wo(o,t,n);case"seat":return xo(
o,t);case"tokens":return vo(e,t*3.2,n);case"dice":{let i=Math.min(30,t*.8),r=o.values.length*(i+10)-10;return{w:r,h:i,put:(s,a)=>[
H("dice",s,a,{...o,lit:o.lit??[],w:r,size:i})]}}case"ring":{let i=t*.66,r=i*1.42;return{w:2*r,h:2*r,put:(s,a)=>[H("ring",
s+r,a+r,{r:i,ring:{...o,marks:[],note:""}})]}}case"words":{let i=(e.words??"").split(`
`);return{w:Math.max(...i.map(r=>B(r,15))),h:17*i.length,put:(r,s)=>i.map((a,u)=>fe(a,r,s+13+17*u,{bold:!u}))}}default:return{
w:22,h:12,put:(i,r)=>[H("arrow",i,r,{back:e.kind==="left"})]}}}var Mo=({back:e})=>[d("path.arrow",{d:"M0 4.5h13V0l9 6-9 \
6V7.5H0z",transform:e?"translate(22 0) scale(-1 1)":null})];function ko({rows:e,lit:t=[]}){let n=new Set(t),o=(i,r)=>i.reduce(
(s,a)=>s+a+r,-r);for(let i=bo;;i-=1){let r=e.map(c=>c.map(f=>$o(f,i,n))),s=r.map(c=>o(c.map(({w:f})=>f),de)),a=r.map(c=>Math.
max(...c.map(({h:f})=>f))),u=o(a,de);if(i>_o&&(Math.max(...s)>Ne-2*Tt||u>Pe-2*Tt))continue;let h=(Pe-u)/2;return r.flatMap(
(c,f)=>{let g=(Ne-s[f])/2,l=h;return h+=a[f]+de,c.flatMap(({w:m,h:_,put:y})=>{let x=g;return g+=m+de,y(x,l+(a[f]-_)/2)})})}}
var So=({title:e,says:t})=>`${e}${/^\p{Ll}/u.test(t)?"":"."} ${t}`,To=e=>d("svg.uw-table",{viewBox:`0 0 ${Ne} ${Pe}`,role:"\
img","aria-label":So(e)},ko(e).map(t=>d("g",{class:`thing ${t.kind}`,transform:`translate(${t.x} ${t.y})`},t.kind==="arr\
ow"?Mo(t):St(t)))),he=({pictures:e})=>$("ol.howto",e.map((t,n)=>$("li",To(t),$("p",$("b",`${n+1}. ${t.title}`),` ${t.says}`))));var M,At,Eo,D,Re,ye,Ct,pe,Nt,Ve,Be,Lo,ee=Symbol.for("pv"),we={},xe=[],Ho=/^m(i|n|o|s|text|space)$/,Oe=Array.isArray,Pt=xe.
slice,q=Object.assign;function W(e){e&&e.parentNode&&e.remove()}function ge(e,t,n,o,i){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:ee,__v:i||
++At,__i:-1,__u:0};return!i&&M.vnode&&M.vnode(r),r}function J(e){return e.children}function be(e,t){this.props=e,this.context=t,this.__g=0}function I(e,t){if(t==null)return e.
__&&I(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.
props.__P?null:I(e)}function Ao(e){var t,n=e.__v,o=n.__e,i=[],r=[],s=e.__P;s&&((t=q({constructor:ee},n)).__v=n.__v+1,M.vnode&&
M.vnode(t),De(s,t,n,e.__n,s.namespaceURI,32&n.__u?[o]:null,i,o||I(n),32&n.__u,r),t.__v=n.__v,t.__.__k[t.__i]=t,Dt(i,t,r),
n.__=n.__e=null,t.__e!=o&&Ut(t))}function Ut(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){
return t&&(e.__e=t.__e)}),Ut(e)}function Lt(e){(8&e.__g||(e.__g|=8,D.push(e),ye++))&&Re==M.debounceRendering||((Re=M.debounceRendering)||
queueMicrotask)(Rt)}function Rt(){try{for(var e,t=1;D.length;)D.length>t&&D.sort(Ct),e=D.shift(),t=D.length,8&e.__g&&Ao(
e)}finally{(ye=D.length)&&(Re||queueMicrotask)(Rt)}}function Bt(e,t,n,o,i,r,s,a,u,h,c){var f,g,l,m,_,y,x=o.__k||xe,b=t.length;
for(u=Co(n,t,x,u,b),f=0;f<b;f++)(l=n.__k[f])!=null&&(g=~l.__i&&x[l.__i]||we,l.__i=f,y=De(e,l,g,i,r,s,a,u,h,c),m=l.__e,(g.
ref!=l.ref||8&g.__u)&&(g.ref&&Ie(g.ref,null,l,g),l.ref&&c.push(l.ref,l.__c||m,l)),_=_||m,4&l.__u?(u=Vt(l,u,e,!g.__v),g.__e&&
(g.__e=null)):typeof l.type=="function"&&y!==void 0?u=y:m&&(u=m.nextSibling),l.__u&=-21);return n.__e=_,u}function Co(e,t,n,o,i){
var r,s,a,u,h,c,f,g,l,m=n.length,_=m,y=0,x=0,b=e.__k=Array(i);for(r=0;r<i;r++)(s=t[r])!=null&&typeof s!="boolean"&&typeof s!=
"function"?(typeof s!="object"||s.constructor===String?s=b[r]=ge(null,s):Oe(s)?s=b[r]=ge(J,{children:s}):s.constructor===
ee&&s.__b?s=b[r]=ge(s.type,s.props,s.key,s.ref,s.__v):b[r]=s,u=r+y,s.__=e,s.__b=e.__b+1,a=null,~(h=s.__i=No(s,n,u,_))&&(_--,
(a=n[h])&&(a.__u|=2)),a&&a.__v?(s.__u|=16,h==u-1?y--:h==u+1?y++:h!=u&&(h>u?y--:y++,x=1)):(~h||(i>m?y--:i<m&&y++),typeof s.
type!="function"&&(s.__u|=4))):b[r]=null;if(x){for(c=[],f=[],r=0;r<i;r++)if((s=b[r])&&16&s.__u){for(y=0,g=c.length;y<g;)
c[l=y+g>>1]<s.__i?y=l+1:g=l;c[y]=s.__i,f[r]=y+1}for(y=c.length;r--;)f[r]&&(f[r]==y?y--:b[r].__u|=4)}if(_)for(r=0;r<m;r++)
!(a=n[r])||2&a.__u||(a.__e==o&&(o=I(a)),Ze(a,a));return o}function Vt(e,t,n,o){var i,r,s,a;if(typeof e.type=="function"){
if(e.props.__P)return t;if(i=e.__k)for(r=0;r<i.length;r++)i[r]&&(i[r].__=e,t=Vt(i[r],t,n,!1));return t}for(t&&!t.parentNode&&
(t=I(e))&&!t.parentNode&&(t=null),s=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(s!=a&&(!o&&n.moveBefore&&s.parentNode?
n.moveBefore(s,t):n.insertBefore(s,t||null)),t=s;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function No(e,t,n,o){var i,r=e.key,s=e.type,a=t[n],u=a&&!(2&a.__u);if(a===null&&r==null||u&&r==a.key&&s==a.type)return n;
if(o>(u?1:0)){for(i=n-1;i>=0;i--)if((a=t[i])&&!(2&a.__u)&&r==a.key&&s==a.type)return i;for(i=n+1;i<t.length;i++)if((a=t[i])&&
!(2&a.__u)&&r==a.key&&s==a.type)return i}return-1}function Ht(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}
function me(e,t,n,o,i){var r,s;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.
cssText=o=""),o)for(t in o)n&&t in n||Ht(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||Ht(e.style,t,n[t])}else if(t[0]=="o"&&
t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(s=Be[t]||(Be[t]=
Po(t)),(e.__a||(e.__a={}))[t]=Ve,r=t!=(t=t.replace(Nt,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(
t,s,r):e.removeEventListener(t,s,r));else{if(i=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="c\
olSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===
!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Po(e){return function(t){var n=this.
__e;if(n){if(n=n[e],t[pe]==null)t[pe]=Ve++;else if(t[pe]<this.__a[e])return;return n(M.event?M.event(t):t)}}}function De(e,t,n,o,i,r,s,a,u,h){
var c,f,g,l,m,_,y,x,b,v,p,S,T,z,U,ne,A,C,E=t.type;if(t.constructor!==ee)return null;128&n.__u&&(u=32&n.__u,c=n.__c.__z)&&
(t.__u|=u,f=r=[],c.nodeType==8?a=_e(c,r):r.push(c),a=r[0]||a),(c=M.__b)&&c(t);e:if(typeof E=="function"){g=s.length;try{
if(x=t.props,b=(c=E.prototype)&&c.render,v=(c=E.contextType)&&o[c.__c],p=c?v?v.props.value:c.__:o,(l=n.__c)?(t.__c=l,2&l.
__g&&(l.__g|=1)):(b?t.__c=l=new E(x,p):(t.__c=l=new be(x,p),l.constructor=E,l.render=Ro),v&&v.sub(l),l.state||(l.state={}),
l.__n=o,l.__g|=8,l.__h=[],l.__k=[]),b&&(l.__s||(l.__s=l.state),E.getDerivedStateFromProps&&(l.__s==l.state&&(l.__s=q({},
l.__s)),q(l.__s,E.getDerivedStateFromProps(x,l.__s)))),m=l.props,_=l.state,l.__v=t,n.__c){if(x!==m&&b&&!E.getDerivedStateFromProps&&
l.componentWillReceiveProps&&l.componentWillReceiveProps(x,p),t.__v==n.__v&&!(8&l.__g)||!(4&l.__g)&&l.shouldComponentUpdate&&
l.shouldComponentUpdate(x,l.__s,p)===!1){t.__v!=n.__v&&(l.props=x,l.state=l.__s,l.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.
some(function(L){L&&(L.__=t)}),xe.push.apply(l.__h,l.__k),l.__k=[],l.__h.length&&s.push(l),a=I(n);break e}l.componentWillUpdate&&
l.componentWillUpdate(x,l.__s,p),b&&l.componentDidUpdate&&l.__h.push(function(){l.componentDidUpdate(m,_,y)})}else b&&!E.
getDerivedStateFromProps&&l.componentWillMount&&l.componentWillMount(),b&&l.componentDidMount&&l.__h.push(l.componentDidMount);
l.context=p,l.props=x,l.__P=e,l.__g&=-5,S=M.__r,T=b?25:0;do l.__g&=-9,S&&S(t),c=l.render(l.props,l.state=l.__s,l.context);while(8&
l.__g&&++T<25);b&&(xe.push.apply(l.__h,l.__k),l.__k=[]),l.state=l.__s,l.getChildContext&&(o=q({},o,l.getChildContext())),
b&&n.__c&&l.getSnapshotBeforeUpdate&&(y=l.getSnapshotBeforeUpdate(m,_)),z=c&&c.type===J&&c.key==null?c.props.children:c,
x.__P&&(c=a,i=(e=x.__P).namespaceURI,u=r=null,n.props&&n.props.__P!=e&&(n.__k.some(function(L){L&&Ze(L,L)}),n.__k=null),
a=n.__k?I(n,0):null),a=Bt(e,Oe(z)?z:[z],t,n,o,i,r,s,a,u,h),x.__P&&(t.__e=null,a=c),t.__u&=-161,f&&f.some(W),l.__h.length&&
s.push(l),1&l.__g&&(l.__g&=-4)}catch(L){if(s.length=g,t.__v=null,u||r)if(L&&L.then){if(t.__u|=128|u,r){for(~(A=r.indexOf(
a||void 0))||(A=r.length);(C=r[A-1])&&C.nodeType==8;)A--;for(;A<r.length;A++)if(C=r[A])if(r[A]=null,U){if(C==ne)break}else{
if(C.nodeType!=8)break;C.data.startsWith("$s")&&(ne=_e(U=C))}}if(!U){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;
U=a}(c=_e(U=t.__c.__z||(t.__c.__z=U)))?(t.__e=U,a=c):t.__e=a,a=a&&a.nextSibling}else r&&r.some(W);else t.__e=n.__e;t.__k||
(t.__k=n.__k||[]),L&&L.then||Ot(t),M.__e(L,t,n)}}else a=t.__e=Uo(n.__e,t,n,o,i,r,s,u,h,e);return(c=M.diffed)&&c(t),a}function _e(e,t){
if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))
n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Ot(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.
some(Ot))}function Dt(e,t,n){for(var o=0;o<n.length;)Ie(n[o++],n[o++],n[o++]);M.__c&&M.__c(t,e),e.some(function(i){try{e=
i.__h,i.__h=[],e.some(function(r){r.call(i)})}catch(r){M.__e(r,i.__v)}})}function Uo(e,t,n,o,i,r,s,a,u,h){var c,f,g,l,m,
_,y,x,b=n.props||we,v=t.props,p=t.type;if(p=="svg"?i="http://www.w3.org/2000/svg":p=="math"?i="http://www.w3.org/1998/Ma\
th/MathML":i||(i="http://www.w3.org/1999/xhtml"),r){for(c=0;c<r.length;c++)if((m=r[c])&&(p?m.localName==p:m.nodeType==3)){
e=m,r[c]=null;break}}if(!e){if(x=h.ownerDocument||document,!p)return x.createTextNode(v);e=x.createElementNS(i,p,v.is?v:
h),a&&(M.__m&&M.__m(t,r),a=!1),r=null}if(p){if(h=p=="template"&&e.content||e,r=p=="textarea"&&v.defaultValue!=null?null:
r&&Pt.call(h.childNodes),!a&&r)for(b={},c=0;c<e.attributes.length;c++)b[(m=e.attributes[c]).name]=m.value;for(c in b)m=b[c],
c=="dangerouslySetInnerHTML"?g=m:c=="children"||c in v||c=="value"&&"defaultValue"in v||c=="checked"&&"defaultChecked"in
v||me(e,c,null,m,i);for(c in v)m=v[c],c=="children"?l=m:c=="dangerouslySetInnerHTML"?f=m:c=="value"?_=m:c=="checked"?y=m:
a&&typeof m!="function"||b[c]===m||me(e,c,m,b[c],i);f?(a||g&&(f.__html==g.__html||f.__html==e.innerHTML)||(e.innerHTML=f.
__html),t.__k=[]):(g&&(e.textContent=""),(p=="foreignObject"||i=="http://www.w3.org/1998/Math/MathML"&&Ho.test(p))&&(i="\
http://www.w3.org/1999/xhtml"),Bt(h,Oe(l)?l:[l],t,n,o,i,r,s,r?r[0]:n.__k&&I(n,0),a,u),r&&r.some(W)),a&&p!="textarea"||(c=
"value",p=="progress"&&_==null?e.removeAttribute(c):_==null||_===e[c]&&(p!="progress"||_)||me(e,c,_,b[c],i),c="checked",
y!=null&&y!=e[c]&&me(e,c,y,b[c],i))}else b===v||a&&e.data==v||(e.data=v);return e}function Ie(e,t,n,o){try{typeof e=="fu\
nction"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(i){
M.__e(i,n)}}function Ze(e,t,n){var o,i,r,s;if(M.unmount&&M.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||Ie(o,null,
t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){M.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(s=
0;s<o.length;s++)o[s]&&Ze(o[s],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(i=_e(o,r=[]))&&(o==
e.__e&&r.some(W),W(i),W(o)),n||W(e.__e),e.__e=e.__c=e.__=null}function Ro(e,t,n){return this.constructor(e,n)}function It(e,t){
var n,o,i,r;M.__&&M.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=ge(J,{children:[e]}),
i=[],r=[],De(t,t.__k,o||we,we,t.namespaceURI,o?null:t.firstChild?Pt.call(t.childNodes):null,i,o?o.__e:t.firstChild,n,r),
Dt(i,t.__k,r),t.__k.props.children=null}M={__e:function(e,t,n,o){for(var i,r,s;t=t.__;)if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((s=(r=i.constructor)&&r.getDerivedStateFromError)&&
i.setState(r.getDerivedStateFromError(e)),i.componentDidCatch&&(i.componentDidCatch(e,o||{}),s=1),s&&8&i.__g)return void(i.
__g|=2)}catch(a){e=a}}throw ye=0,e}},At=0,Eo=function(e){return e!=null&&e.constructor===ee},be.prototype.setState=function(e,t){
var n=this.__s;n&&n!=this.state||(n=this.__s=q({},this.state)),typeof e=="function"&&(e=e(q({},n),this.props)),e&&(q(n,e),
this.__v&&(t&&this.__k.push(t),Lt(this)))},be.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(
e),Lt(this))},be.prototype.render=J,D=[],ye=0,Ct=function(e,t){return e.__v.__b-t.__v.__b},pe=Symbol(),Nt=/(PointerCapture)$|Capture$/i,
Ve=0,Be={},Lo=0;var We="uncle_widgets.aim.";var qe=new Map;function Fe(e){try{return localStorage.getItem(e)??qe.get(e)??""}catch{return qe.get(e)??""}}function Ke(e,t){
qe.set(e,t);try{localStorage.setItem(e,t)}catch{}}var je=e=>Number(Fe(We+e))>=3,ze=new Set,Bo=new Set;function Zt(){for(let e of Bo)e()}function Ge(e,t=!1){!e||je(e)||Ke(We+e,String(t?3:Number(Fe(We+e))+1))}function Wt(e){
Ge(e,!0);for(let t of ze)t(e)}function qt(e){let t=()=>e();return ze.add(t),()=>ze.delete(t)}var Vo="uncle_widgets.howto.";function ve(e,t,n="menu"){let o=re("howto"),i=t.getRootNode(),r=i.activeElement;Zt();let a=$(
"dialog.sheet.howto-over",{"aria-labelledby":o,onclose:()=>{a.remove(),Ke(Vo+e.game,"1"),Ge(e.game,!0);let u=r?.isConnected&&
r!==document.body?r:t.closest(".uw")?.querySelector(`[data-k="${n}"]`);(u instanceof HTMLElement||u instanceof SVGElement)&&
u.focus({preventScroll:!0})}},$("div.thead",$("h2",{id:o,tabindex:-1,autofocus:!0},"How to play"),$("p.mute",e.title)),$(
"p.goal",e.aim),he(e),$("button.btn.solid",{"data-k":"howto.close",onclick:()=>a.close()},"Close"));t.append(a),a.showModal()}var Oo=Symbol.for("pv"),Do=0;function P(e,t,n,o,i,r){t||(t={});var s,a,u=t;if("ref"in u&&typeof e!="function")for(a in u={},t)a=="ref"?s=t[a]:u[a]=t[a];
var h={type:e,props:u,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Oo,__v:--Do,__i:-1,__u:0};return(i||
r)&&(h.__source=i,h.__self=r),M.vnode&&M.vnode(h),h}function zt({howto:e,over:t}){return P("div",{class:"aim",role:"group","aria-label":"The aim of the game",children:[P("p",
{children:[P("span",{class:"whole",children:e.aim}),P("span",{class:"short",children:e.short})]}),P("button",{type:"butt\
on",class:"btn quiet","data-k":"howto","aria-haspopup":"dialog",onClick:()=>ve(e,t),children:"How to play"}),P("button",
{type:"button",class:"btn quiet","data-k":"known","aria-label":"Close the aim of the game",onClick:()=>Wt(e.game),children:"\
×"})]})}var Ft=Symbol.for("uncle_widgets.presses");function Je(e){let t=e.composedPath()[0],n=t instanceof Element?t.closest("bu\
tton"):null;return n?.closest(".uw")?n:null}var Kt=({dataset:e,textContent:t})=>e.k??e.act??e.clause??t;function jt(){let e=globalThis;
if(e[Ft])return;e[Ft]=!0;let t=null,n=null,o=r=>{let s=t,a=Je(r);t=n=null,!(!s||s.isConnected||!a||Kt(a)!==Kt(s))&&setTimeout(
()=>{n instanceof Node&&a.contains(n)||a.click()})},i=[["pointerdown",r=>t=r.button||r.pointerType==="touch"?null:Je(r)],
["pointerup",o],["pointercancel",()=>t=null],["keydown",r=>r.repeat||(t=r.key===" "?Je(r):null)],["keyup",r=>r.key===" "&&
o(r)],["click",r=>n=r.composedPath()[0]]];for(let[r,s]of i)window.addEventListener(r,s,{capture:!0})}var Io=".uw, .uw-page, .uw-room",Zo="data-lm-suppress-shortcuts",Gt=Symbol.for("uncle_widgets.keys"),Wo=/^(enter|backspace|delete|home|end|arrow\w+|[amyz])$/i,
Jt=e=>(e.ctrlKey||e.metaKey)&&!Wo.test(e.key),Yt=e=>e.composedPath().filter(t=>t instanceof HTMLElement&&t.matches(Io)).
at(-1);function Qt(){let e=globalThis;if(e[Gt])return;e[Gt]=!0,jt();let t=new WeakSet,n=o=>{Jt(o)||o.stopPropagation()};
window.addEventListener("keydown",o=>{let i=Yt(o),r=o.composedPath()[0];!(i instanceof HTMLElement)||!(r instanceof Element)||
(r.toggleAttribute(Zo,!Jt(o)),!t.has(i)&&(t.add(i),i.addEventListener("keydown",n)))},{capture:!0}),window.addEventListener(
"pointerdown",o=>{let i=Yt(o);i instanceof HTMLElement&&!i.hasAttribute("tabindex")&&(i.tabIndex=-1)},{capture:!0})}var Xt=55,qo=74,zo=46,Ye=36,Fo=46;function Ko(e){let t=e.closest(".uw-room");return!!(t&&!e.closest(".uw-page")&&t.getBoundingClientRect().
top+window.scrollY>window.innerHeight/2)}function jo(e){if(F())return Ko(e)?window.innerHeight:null;let t=e.getRootNode();
return t instanceof ShadowRoot?Go(t.host):e.closest(".jp-WindowedPanel-outer, .jp-NotebookPanel-notebook, .jp-Notebook")?.
clientHeight??Number.NaN}function Go(e){let t=window.innerHeight,n=e;for(;n;){let{overflowY:o,maxHeight:i,paddingTop:r,paddingBottom:s}=getComputedStyle(
n);if(o==="auto"||o==="scroll"){let u=parseFloat(i)-parseFloat(r)-parseFloat(s);i.endsWith("px")?t=Math.min(t,u):n.scrollHeight>
n.clientHeight+1&&(t=Math.min(t,n.clientHeight))}let a=n.getRootNode();n=n.parentElement??(a instanceof ShadowRoot?a.host:
null)}return t}function Jo(e,t,n,o=Xt){let i=n?Math.max(Ye,Math.min(Fo,t)):t;return e>=o&&i>=Ye?{kind:e>=qo?"large":"mid\
dle",height:i}:{kind:i<Ye||n?"flow":"phone",height:i}}function en(e,t){let n="",o=()=>{let s=e.closest(".uw-page")??e.closest(
".uw-room");if(!s)return;let a=parseFloat(getComputedStyle(e).fontSize)||16,u=jo(e),h=u==null?s.getBoundingClientRect().
top+window.scrollY:0,c=u??window.innerHeight-2*h,f=s.classList.contains("uw-position")?zo:Xt,g=s.clientWidth/a,{kind:l,height:m}=Jo(
g,c/a,u!=null,f),_=`${l} ${Math.floor(m*a)} ${a}`;s.classList.toggle("uw-beside",u!=null&&l==="flow"&&g>=f),_!==n&&(n=_,
s.dataset.fit=l,s.classList.toggle("uw-one",l==="large"||l==="middle"),s.classList.toggle("uw-middle",l==="middle"),s.classList.
toggle("uw-phone",l==="phone"),s.classList.toggle("uw-fits",l!=="flow"),s.style.setProperty("--uw-h",`${Math.floor(m*a)}\
px`),s.style.setProperty("--uw-rem",`${a}px`),t())},i=new ResizeObserver(o),r=()=>{let s=e.closest(".uw-page")??e.closest(
".uw-room");return!s&&e.isConnected?0:s?(i.observe(s),o(),0):requestAnimationFrame(r)};return r(),window.addEventListener(
"resize",o),()=>{i.disconnect(),window.removeEventListener("resize",o)}}var on="uncle_widgets.theme",Yo="uncle_widgets.inks",Qo="uncle_widgets.covers",et=[["auto","Auto"],["light","Light"],["d\
ark","Dark"]],Xo=[["two","Two colours"],["four","Four"]],er=[["hidden","Hidden"],["press","When pressed"],["shown","Show\
n"]],tn=e=>et.find(([t])=>t===e)?.[0];function tr(){let e=F()?tn(new URLSearchParams(location.search).get("theme")):void 0;
try{return e??tn(localStorage.getItem(on))??"auto"}catch{return e??"auto"}}function nn(e,t,n){try{let o=localStorage.getItem(
e);return t.find(([i])=>i===o)?.[0]??n}catch{return n}}function te(){let e=globalThis,t=Symbol.for("uncle_widgets.theme");
if(!e[t]){let n=matchMedia("(prefers-color-scheme: dark)");e[t]={choice:tr(),inks:nn(Yo,Xo,"two"),covers:nn(Qo,er,"press"),
roots:new Set,heard:new Set,system:n},n.addEventListener("change",Xe),Xe()}return e[t]}function Qe(e,t){e.classList.toggle(
"four-inks",te().inks==="four");for(let n of[e,e.closest(".uw-page")??e.closest(".uw-room")])n instanceof HTMLElement&&(t===
"auto"?delete n.dataset.theme:n.dataset.theme=t)}function Xe(){let{choice:e,roots:t,heard:n,system:o}=te();for(let i of t)
Qe(i,e);if(F()){let i=e==="auto"?o.matches?"dark":"light":e;document.documentElement.dataset.theme=i,document.body.dataset.
jpThemeLight=String(i==="light")}for(let i of n)i()}var $e=()=>te().choice;function rn(e){te().choice=e,nr(on,e),Xe()}function nr(e,t){try{localStorage.setItem(e,t)}catch{}}var sn=e=>t=>{let n=e(t),o=t.el.querySelector(".uw");if(!(o instanceof HTMLElement))return n;let{roots:i}=te();i.add(o),
Qe(o,$e());let r=new ResizeObserver(()=>{Qe(o,$e()),r.disconnect()});return r.observe(o),()=>{r.disconnect(),i.delete(o),
n?.()}};var or=[["first","Guess first"],["shown","Show answers"]];var an=(e,t,n,o)=>$("select",{class:"pick","aria-label":e,onchange:i=>o(i.target.value)},t.map(([i,r])=>$("option",{value:i,
selected:i===n},r)));function ln({game:e,title:t,standing:n,howto:o},i,r){let s=i.get("predicting"),a=$("div.uw-aim"),u=()=>It(
o?.aim&&!je(o.game)&&P(zt,{howto:o,over:h}),a),h=$("div",{class:"uw uw-masthead"},$("div",{class:"mast saved"},$("h1",{},
t),$("p",{class:"standing"},n),o?.aim&&$("button.btn",{onclick:()=>ve(o,h)},"How to play"),s!=null&&an("Answers",or,s?"f\
irst":"shown",f=>i.put({predicting:f==="first"})),an("Theme",et,$e(),f=>rn(f))),a);oe(h,i.get("palette")),u(),qt(u),sn(()=>{})(
{el:$("div",{},h)});let c=$("div",{class:"widget-box uw-cols"});return r.className=`widget-box uw-page g-${e}`,r.replaceChildren(
$("div",{class:"widget-box uw-room"},h),$("div",{class:"widget-box uw-body"},$("div",{class:"widget-box uw-room"},c))),en(
h,()=>{}),Qt(),c}function qi({game:e,title:t,standing:n,palette:o,howto:i},r){let s=$("div.uw.uw-rules",$("p.goal",i.aim),he(i));oe(s,o),
ln({game:e,title:t,standing:n},new ie({palette:o}),r).replaceWith(s)}export{qi as openSaved};
