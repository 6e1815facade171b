var de=()=>document.body?.dataset.voila!=null,ts=()=>de()&&document.body.dataset.voila!=="notebook",Je=()=>(new URLSearchParams(
location.search).get("uw")??"").slice(0,2e4);function ye(t,e,n){let s=new URLSearchParams({...n==="auto"?{}:{theme:n},...e?
{uw:e}:{}});return s.size?`${t}${t.includes("?")?"&":"?"}${s}`:t}var ba=400,Mm=1e4,es=Symbol.for("uncle_widgets.address");
function wa(t){let e=globalThis;if(!de()||e[es])return{changed:()=>{},answered:()=>{},stop:()=>{}};e[es]=t;let n=t.link(),
s=t.room(),r=!1,o="",i=0,a=0,l=b=>{b!==(r?o:t.link())&&([r,o]=[!0,b],t.open(b))},c=()=>{let b=t.link(),g=Je(),w=t.room()!==
s&&!r;s=t.room(),r&&d(),r=!1;let y=new URLSearchParams(location.search);y.set("uw",b),t.theme()==="auto"?y.delete("theme"):
y.set("theme",t.theme());let M=`${location.pathname}?${y}`;b===g||!g&&b===n?g&&M!==location.pathname+location.search&&history.
replaceState(null,"",M):w?history.pushState(null,"",M):history.replaceState(null,"",M)},u=()=>{clearTimeout(i),t.room()!==
s&&!r?c():i=window.setTimeout(c,ba)},d=()=>{t.replaced()?h():a=window.setTimeout(d,ba)},p=()=>{clearTimeout(i),l(Je()||n)};
window.addEventListener("popstate",p),Je()&&l(Je()),r&&t.hide(!0);let h=()=>{clearTimeout(a),clearTimeout(f),t.hide(!1)},
f=window.setTimeout(h,Mm);return{changed:u,answered:h,stop:()=>{clearTimeout(i),h(),window.removeEventListener("popstate",
p),e[es]===t&&delete e[es]}}}function ya(t,e,n,s){let{class:r,...o}=n,i=[e,r].flat().filter(Boolean).join(" ");i&&t.setAttribute("class",i);for(let[a,
l]of Object.entries(o))l==null||l===!1||(a.startsWith("on")?t.addEventListener(a.slice(2),l):a==="style"?t.style.cssText=
l:t.setAttribute(a,l===!0?"":String(l)));return t.append(...s.flat(9).filter(a=>a!=null&&a!==!1)),t}var ka=([t,...e])=>t?.
constructor===Object?[t,e]:[{},[t,...e]];function v(t,e,...n){let[s,...r]=t.split(".");return ya(document.createElementNS(
"http://www.w3.org/2000/svg",s),r,...ka([e,...n]))}var R=(t,e,n,s,r)=>v("rect",{x:t,y:e,width:n,height:s,...r}),D=(t,e,n,s)=>v(
"circle",{cx:t,cy:e,r:n,...s}),Ae=(t,e,n,s)=>v("path",{d:t,fill:"none",stroke:e,"stroke-width":n,...s}),_t=(t,e,n,...s)=>v(
"svg",{width:t,height:e,viewBox:`0 0 ${t} ${e}`,role:"img","aria-label":n},...s);function m(t,e,...n){let[s,...r]=t.split(
"."),[o,i]=ka([e,...n]),a=s==="section"&&o["aria-label"]&&!ts();return ya(document.createElement(a?"div":s),r,{role:a?"g\
roup":null,type:s==="button"?"button":null,...o},i)}function oe(t){let e=t.getRootNode();return e instanceof Document||e instanceof
ShadowRoot?e.activeElement:null}function ss(t){let e=oe(t);return!e||e===document.body}var ns=t=>t instanceof HTMLTextAreaElement||
t instanceof HTMLInputElement&&t.selectionStart!=null;function Sm(t,e,n){if(t.value===t.defaultValue||t.value===e.value||
!n&&e.defaultValue!==t.defaultValue)return;e.value=t.value;let s=!1,r=()=>{!s&&e.isConnected&&e.dispatchEvent(new Event(
"change"))};e.addEventListener("change",()=>s=!0),e.addEventListener("blur",r,{once:!0}),e.addEventListener("keydown",o=>{
o.key==="Enter"&&!e.form&&r()})}function G(t,...e){let n=oe(t),s=n&&n!==t&&t.contains(n)?n:null,r=s?.getAttribute("data-\
k")??"",o=[...t.querySelectorAll("[data-draft]")].filter(ns),i=ns(s)?{from:s.selectionStart,to:s.selectionEnd,text:s.value}:
null;t.replaceChildren(...e.flat(9).filter(l=>l!=null&&l!==!1));for(let l of o){let c=t.querySelector(`[data-k="${CSS.escape(
l.dataset.k??"")}"][data-draft="${CSS.escape(l.dataset.draft??"")}"]`);ns(c)&&c!==l&&Sm(l,c,l===s)}if(!s)return;if(ht(t,
r)){let l=oe(t);i&&l!==s&&ns(l)&&l.value===i.text&&l.setSelectionRange(i.from,i.to);return}let a=t.querySelector("[data-\
next]")??t;a instanceof HTMLElement&&(a.tabIndex=-1,a.focus({preventScroll:!0}))}function ht(t,e){let n=t.querySelector(
`[data-k="${CSS.escape(e)}"]`);return n instanceof HTMLElement&&n.focus({preventScroll:!0}),n instanceof HTMLElement}var _m=/^(svg|g|path|rect|circle|ellipse|line|polyline|polygon|defs|clipPath|pattern|title|desc|use)$/;
function xa(t){let e=new DOMParser().parseFromString(t,"image/svg+xml").documentElement;if(e.localName!=="svg")throw new Error(
"Expected SVG.");for(let n of[...e.querySelectorAll("*"),e]){if(n!==e&&!_m.test(n.localName)){n.remove();continue}for(let{
name:s,value:r}of[...n.attributes]){let o=/^(xlink:)?href$/.test(s)&&!r.startsWith("#");(/^on/i.test(s)||o||/url\((?!["']?#)|javascript:/i.
test(r))&&n.removeAttribute(s)}}return document.importNode(e,!0)}var Tm=/^(#[0-9a-f]{3,8}|light-dark\(\s*#[0-9a-f]{3,8}\s*,\s*#[0-9a-f]{3,8}\s*\))$/i;
function ae(t,e){for(let n of(e??"").split(";")){let[s,r]=[n.slice(0,n.indexOf(":")).trim(),n.slice(n.indexOf(":")+1).trim()];
/^--[\w-]+$/.test(s)&&Tm.test(r)&&t.style.setProperty(s,r)}}function ke({label:t,choices:e,value:n,pick:s,k:r}){return m(
"div.seg",{role:"group","aria-label":t},e.map(([o,i],a)=>m("button",{"data-k":`${r}.${a}`,"aria-pressed":String(o===n),onclick:()=>s(
o)},i)))}var Em=globalThis,Cr=Em[Symbol.for("uncle_widgets.page")]??={};function Z(t){return Cr.ids=(Cr.ids??0)+1,`uw-${t}\
-${Cr.ids}`}function Xe(t,e){let n=-1,s=()=>{let o=Math.round(t.clientWidth);o>0&&o!==n&&(n=o,t.replaceChildren(e(o)))},
r=new ResizeObserver(()=>requestAnimationFrame(s));return r.observe(t),s(),{again:()=>(n=-1,s()),stop:()=>r.disconnect()}}
function K(t,e,n){n?t.getAttribute(e)!==n&&t.setAttribute(e,n):t.removeAttribute(e)}var ie=(t,...e)=>m("button",t,...e),
rs=({kind:t,label:e,strong:n,share:s},r)=>ie({class:`btn${n?" solid":""}${s==null?"":" sharing"}`,style:s==null?null:`--\
p:${100*s}%`,"data-act":t,"data-k":`key.${t}`,onclick:()=>r(s==null?t:"stop")},s==null?e:`${e} (${Math.round(100*s)}%)`);
function Dr(t,e,n){let s=oe(t),r=s&&t.contains(s)?s:null,o=r&&["data-act","data-clause"].find(l=>r.hasAttribute(l)),i=o&&
r?.getAttribute(o);if(n(),!r)return;([...t.querySelectorAll("button")].find(l=>o&&l.getAttribute(o)===i)??t.querySelector(
"button")??e).focus?.()}var Wt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;var z,Ma,Lm,mt,Br,us,Sa,is,_a,Fr,Ir,Am,pn=Symbol.for("pv"),ds={},hs=[],Om=/^m(i|n|o|s|text|space)$/,Wr=Array.isArray,Ta=hs.
slice,Et=Object.assign;function Tt(t){t&&t.parentNode&&t.remove()}function as(t,e,n,s,r){var o={type:t,props:e,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:pn,__v:r||
++Ma,__i:-1,__u:0};return!r&&z.vnode&&z.vnode(o),o}function ve(t){return t.children}function ls(t,e){this.props=t,this.context=e,this.__g=0}function pt(t,e){if(e==null)return t.
__&&pt(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||
t.props.__P?null:pt(t)}function Um(t){var e,n=t.__v,s=n.__e,r=[],o=[],i=t.__P;i&&((e=Et({constructor:pn},n)).__v=n.__v+1,
z.vnode&&z.vnode(e),qr(i,e,n,t.__n,i.namespaceURI,32&n.__u?[s]:null,r,s||pt(n),32&n.__u,o),e.__v=n.__v,e.__.__k[e.__i]=e,
Pa(r,e,o),n.__=n.__e=null,e.__e!=s&&Ea(e))}function Ea(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(
function(e){return e&&(t.__e=e.__e)}),Ea(t)}function va(t){(8&t.__g||(t.__g|=8,mt.push(t),us++))&&Br==z.debounceRendering||
((Br=z.debounceRendering)||queueMicrotask)(La)}function La(){try{for(var t,e=1;mt.length;)mt.length>e&&mt.sort(Sa),t=mt.
shift(),e=mt.length,8&t.__g&&Um(t)}finally{(us=mt.length)&&(Br||queueMicrotask)(La)}}function Aa(t,e,n,s,r,o,i,a,l,c,u){
var d,p,h,f,b,g,w=s.__k||hs,y=e.length;for(l=Pm(n,e,w,l,y),d=0;d<y;d++)(h=n.__k[d])!=null&&(p=~h.__i&&w[h.__i]||ds,h.__i=
d,g=qr(t,h,p,r,o,i,a,l,c,u),f=h.__e,(p.ref!=h.ref||8&p.__u)&&(p.ref&&jr(p.ref,null,h,p),h.ref&&u.push(h.ref,h.__c||f,h)),
b=b||f,4&h.__u?(l=Oa(h,l,t,!p.__v),p.__e&&(p.__e=null)):typeof h.type=="function"&&g!==void 0?l=g:f&&(l=f.nextSibling),h.
__u&=-21);return n.__e=b,l}function Pm(t,e,n,s,r){var o,i,a,l,c,u,d,p,h,f=n.length,b=f,g=0,w=0,y=t.__k=Array(r);for(o=0;o<
r;o++)(i=e[o])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=y[o]=as(null,
i):Wr(i)?i=y[o]=as(ve,{children:i}):i.constructor===pn&&i.__b?i=y[o]=as(i.type,i.props,i.key,i.ref,i.__v):y[o]=i,l=o+g,i.
__=t,i.__b=t.__b+1,a=null,~(c=i.__i=Rm(i,n,l,b))&&(b--,(a=n[c])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,c==l-1?g--:c==l+1?g++:c!=
l&&(c>l?g--:g++,w=1)):(~c||(r>f?g--:r<f&&g++),typeof i.type!="function"&&(i.__u|=4))):y[o]=null;if(w){for(u=[],d=[],o=0;o<
r;o++)if((i=y[o])&&16&i.__u){for(g=0,p=u.length;g<p;)u[h=g+p>>1]<i.__i?g=h+1:p=h;u[g]=i.__i,d[o]=g+1}for(g=u.length;o--;)
d[o]&&(d[o]==g?g--:y[o].__u|=4)}if(b)for(o=0;o<f;o++)!(a=n[o])||2&a.__u||(a.__e==s&&(s=pt(a)),Vr(a,a));return s}function Oa(t,e,n,s){
var r,o,i,a;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(o=0;o<r.length;o++)r[o]&&(r[o].__=t,e=Oa(
r[o],e,n,!1));return e}for(e&&!e.parentNode&&(e=pt(t))&&!e.parentNode&&(e=null),i=t.__e,a=e;a&&a.nodeType==8;)a=a.nextSibling;
for(i!=a&&(!s&&n.moveBefore&&i.parentNode?n.moveBefore(i,e):n.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==
8&&!e.data.startsWith("$s"););return e}function Rm(t,e,n,s){var r,o=t.key,i=t.type,a=e[n],l=a&&!(2&a.__u);if(a===null&&o==null||l&&o==a.key&&i==a.type)return n;
if(s>(l?1:0)){for(r=n-1;r>=0;r--)if((a=e[r])&&!(2&a.__u)&&o==a.key&&i==a.type)return r;for(r=n+1;r<e.length;r++)if((a=e[r])&&
!(2&a.__u)&&o==a.key&&i==a.type)return r}return-1}function $a(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}
function os(t,e,n,s,r){var o,i;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof s=="string"&&(t.style.
cssText=s=""),s)for(e in s)n&&e in n||$a(t.style,e);if(n)for(e in n)s&&n[e]==s[e]||$a(t.style,e,n[e])}else if(e[0]=="o"&&
e[1]=="n")typeof n!="function"&&(n=null),typeof s!="function"&&(s=null),(t.__e||(t.__e={}))[e]=n,n&&s||(i=Ir[e]||(Ir[e]=
Hm(e)),(t.__a||(t.__a={}))[e]=Fr,o=e!=(e=e.replace(_a,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(
e,i,o):t.removeEventListener(e,i,o));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="c\
olSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===
!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function Hm(t){return function(e){var n=this.
__e;if(n){if(n=n[t],e[is]==null)e[is]=Fr++;else if(e[is]<this.__a[t])return;return n(z.event?z.event(e):e)}}}function qr(t,e,n,s,r,o,i,a,l,c){
var u,d,p,h,f,b,g,w,y,M,$,T,k,E,L,S,_,O,H=e.type;if(e.constructor!==pn)return null;128&n.__u&&(l=32&n.__u,u=n.__c.__z)&&
(e.__u|=l,d=o=[],u.nodeType==8?a=cs(u,o):o.push(u),a=o[0]||a),(u=z.__b)&&u(e);e:if(typeof H=="function"){p=i.length;try{
if(w=e.props,y=(u=H.prototype)&&u.render,M=(u=H.contextType)&&s[u.__c],$=u?M?M.props.value:u.__:s,(h=n.__c)?(e.__c=h,2&h.
__g&&(h.__g|=1)):(y?e.__c=h=new H(w,$):(e.__c=h=new ls(w,$),h.constructor=H,h.render=Cm),M&&M.sub(h),h.state||(h.state={}),
h.__n=s,h.__g|=8,h.__h=[],h.__k=[]),y&&(h.__s||(h.__s=h.state),H.getDerivedStateFromProps&&(h.__s==h.state&&(h.__s=Et({},
h.__s)),Et(h.__s,H.getDerivedStateFromProps(w,h.__s)))),f=h.props,b=h.state,h.__v=e,n.__c){if(w!==f&&y&&!H.getDerivedStateFromProps&&
h.componentWillReceiveProps&&h.componentWillReceiveProps(w,$),e.__v==n.__v&&!(8&h.__g)||!(4&h.__g)&&h.shouldComponentUpdate&&
h.shouldComponentUpdate(w,h.__s,$)===!1){e.__v!=n.__v&&(h.props=w,h.state=h.__s,h.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.
some(function(N){N&&(N.__=e)}),hs.push.apply(h.__h,h.__k),h.__k=[],h.__h.length&&i.push(h),a=pt(n);break e}h.componentWillUpdate&&
h.componentWillUpdate(w,h.__s,$),y&&h.componentDidUpdate&&h.__h.push(function(){h.componentDidUpdate(f,b,g)})}else y&&!H.
getDerivedStateFromProps&&h.componentWillMount&&h.componentWillMount(),y&&h.componentDidMount&&h.__h.push(h.componentDidMount);
h.context=$,h.props=w,h.__P=t,h.__g&=-5,T=z.__r,k=y?25:0;do h.__g&=-9,T&&T(e),u=h.render(h.props,h.state=h.__s,h.context);while(8&
h.__g&&++k<25);y&&(hs.push.apply(h.__h,h.__k),h.__k=[]),h.state=h.__s,h.getChildContext&&(s=Et({},s,h.getChildContext())),
y&&n.__c&&h.getSnapshotBeforeUpdate&&(g=h.getSnapshotBeforeUpdate(f,b)),E=u&&u.type===ve&&u.key==null?u.props.children:u,
w.__P&&(u=a,r=(t=w.__P).namespaceURI,l=o=null,n.props&&n.props.__P!=t&&(n.__k.some(function(N){N&&Vr(N,N)}),n.__k=null),
a=n.__k?pt(n,0):null),a=Aa(t,Wr(E)?E:[E],e,n,s,r,o,i,a,l,c),w.__P&&(e.__e=null,a=u),e.__u&=-161,d&&d.some(Tt),h.__h.length&&
i.push(h),1&h.__g&&(h.__g&=-4)}catch(N){if(i.length=p,e.__v=null,l||o)if(N&&N.then){if(e.__u|=128|l,o){for(~(_=o.indexOf(
a||void 0))||(_=o.length);(O=o[_-1])&&O.nodeType==8;)_--;for(;_<o.length;_++)if(O=o[_])if(o[_]=null,L){if(O==S)break}else{
if(O.nodeType!=8)break;O.data.startsWith("$s")&&(S=cs(L=O))}}if(!L){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;
L=a}(u=cs(L=e.__c.__z||(e.__c.__z=L)))?(e.__e=L,a=u):e.__e=a,a=a&&a.nextSibling}else o&&o.some(Tt);else e.__e=n.__e;e.__k||
(e.__k=n.__k||[]),N&&N.then||Ua(e),z.__e(N,e,n)}}else a=e.__e=Nm(n.__e,e,n,s,r,o,i,l,c,t);return(u=z.diffed)&&u(e),a}function cs(t,e){
if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))
n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function Ua(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.
some(Ua))}function Pa(t,e,n){for(var s=0;s<n.length;)jr(n[s++],n[s++],n[s++]);z.__c&&z.__c(e,t),t.some(function(r){try{t=
r.__h,r.__h=[],t.some(function(o){o.call(r)})}catch(o){z.__e(o,r.__v)}})}function Nm(t,e,n,s,r,o,i,a,l,c){var u,d,p,h,f,
b,g,w,y=n.props||ds,M=e.props,$=e.type;if($=="svg"?r="http://www.w3.org/2000/svg":$=="math"?r="http://www.w3.org/1998/Ma\
th/MathML":r||(r="http://www.w3.org/1999/xhtml"),o){for(u=0;u<o.length;u++)if((f=o[u])&&($?f.localName==$:f.nodeType==3)){
t=f,o[u]=null;break}}if(!t){if(w=c.ownerDocument||document,!$)return w.createTextNode(M);t=w.createElementNS(r,$,M.is?M:
c),a&&(z.__m&&z.__m(e,o),a=!1),o=null}if($){if(c=$=="template"&&t.content||t,o=$=="textarea"&&M.defaultValue!=null?null:
o&&Ta.call(c.childNodes),!a&&o)for(y={},u=0;u<t.attributes.length;u++)y[(f=t.attributes[u]).name]=f.value;for(u in y)f=y[u],
u=="dangerouslySetInnerHTML"?p=f:u=="children"||u in M||u=="value"&&"defaultValue"in M||u=="checked"&&"defaultChecked"in
M||os(t,u,null,f,r);for(u in M)f=M[u],u=="children"?h=f:u=="dangerouslySetInnerHTML"?d=f:u=="value"?b=f:u=="checked"?g=f:
a&&typeof f!="function"||y[u]===f||os(t,u,f,y[u],r);d?(a||p&&(d.__html==p.__html||d.__html==t.innerHTML)||(t.innerHTML=d.
__html),e.__k=[]):(p&&(t.textContent=""),($=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Om.test($))&&(r="\
http://www.w3.org/1999/xhtml"),Aa(c,Wr(h)?h:[h],e,n,s,r,o,i,o?o[0]:n.__k&&pt(n,0),a,l),o&&o.some(Tt)),a&&$!="textarea"||
(u="value",$=="progress"&&b==null?t.removeAttribute(u):b==null||b===t[u]&&($!="progress"||b)||os(t,u,b,y[u],r),u="checke\
d",g!=null&&g!=t[u]&&os(t,u,g,y[u],r))}else y===M||a&&t.data==M||(t.data=M);return t}function jr(t,e,n,s){try{typeof t==
"function"?e?e.__x=t(e)||1:s&&(s=s.__c||s.__e)&&(e=s.__x)&&(s.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){
z.__e(r,n)}}function Vr(t,e,n){var s,r,o,i;if(z.unmount&&z.unmount(t),!(s=t.ref)||s.current&&s.current!=t.__e||jr(s,null,
e,t),s=t.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(a){z.__e(a,e)}s.__P=s.__n=null}if(s=t.__k)for(i=
0;i<s.length;i++)s[i]&&Vr(s[i],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(s=t.__c)&&(s=s.__z)&&(r=cs(s,o=[]))&&(s==
t.__e&&o.some(Tt),Tt(r),Tt(s)),n||Tt(t.__e),t.__e=t.__c=t.__=null}function Cm(t,e,n){return this.constructor(t,n)}function Ce(t,e){
var n,s,r,o;z.__&&z.__(t,e),e.nodeType==9&&(e=e.documentElement),s=(n=t&&32&t.__u)?null:e.__k,e.__k=as(ve,{children:[t]}),
r=[],o=[],qr(e,e.__k,s||ds,ds,e.namespaceURI,s?null:e.firstChild?Ta.call(e.childNodes):null,r,s?s.__e:e.firstChild,n,o),
Pa(r,e.__k,o),e.__k.props.children=null}z={__e:function(t,e,n,s){for(var r,o,i;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(o=r.constructor)&&o.getDerivedStateFromError)&&
r.setState(o.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,s||{}),i=1),i&&8&r.__g)return void(r.
__g|=2)}catch(a){t=a}}throw us=0,t}},Ma=0,Lm=function(t){return t!=null&&t.constructor===pn},ls.prototype.setState=function(t,e){
var n=this.__s;n&&n!=this.state||(n=this.__s=Et({},this.state)),typeof t=="function"&&(t=t(Et({},n),this.props)),t&&(Et(
n,t),this.__v&&(e&&this.__k.push(e),va(this)))},ls.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.
push(t),va(this))},ls.prototype.render=ve,mt=[],us=0,Sa=function(t,e){return t.__v.__b-e.__v.__b},is=Symbol(),_a=/(PointerCapture)$|Capture$/i,
Fr=0,Ir={},Am=0;var qt,me,Gr,Ra,Kr=Object.is,gn=0,qa=[],Zr=[],he=z,Ha=he.__b,Na=he.__r,Ca=he.diffed,Da=he.__c,Ba=he.unmount,Ia=he.__;function ms(t,e){
he.__h&&he.__h(me,t,gn||e),gn=0;var n=me.__H||(me.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function ne(t){
return gn=1,zr(Va,t)}function zr(t,e,n){var s=ms(qt++,2);if(s.t=t,!s.__c&&(s.__=[n?n(e):Va(void 0,e),function(o){var i=(s.
__N||s.__)[0],a=s.t(i,o);Kr(i,a)||(s.__N=[a,s.__[1]],s.__c.setState({}))}],s.__c=me,!me.__f)){me.__f=!0;var r=me.shouldComponentUpdate;
me.shouldComponentUpdate=function(o,i,a){var l=this.__H;if(!l)return!0;var c=!1,u=this.props!=o;if(l.__.some(function(p){
p.__N&&(c=!0,Kr(p.__[0],p.__N[0])||(u=!0))}),r){var d=r.call(this,o,i,a);return c?d||u:d}return!c||u}}return s.__}function ps(t,e){
var n=ms(qt++,3);!he.__s&&Jr(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,me.__H.__h.push(n))}function J(t,e){var n=ms(qt++,4);!he.__s&&
Jr(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,me.__h.push(n))}function Y(t){return gn=5,fs(function(){return{current:t}},[])}function fs(t,e){var n=ms(qt++,7);return Jr(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function ja(t,e){return gn=8,fs(function(){
return t},e)}function Dm(){var t;do{for(;t=Zr.shift();)try{fn(t)}catch(n){he.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=qa.shift();){var e=t.
__H;if(t.__P&&e)try{e.__h.some(fn),e.__h.some(Yr),e.__h=[]}catch(n){e.__h=[],he.__e(n,t.__v)}}}while(Zr.length)}he.__b=function(t){
me=null,Ha&&Ha(t)},he.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),Ia&&Ia(t,e)},he.__r=function(t){Na&&Na(t),
qt=0;var e=(me=t.__c).__H;e&&(Gr==me?me.__h=[]:(e.__h.some(fn),e.__h.some(Yr),qt=0),e.__h=[],e.__.some(function(n){n.__N&&
(n.__=n.__N),n.u=n.__N=void 0})),Gr=me},he.diffed=function(t){Ca&&Ca(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&Wa(qa.push(
e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Gr=me=null},he.__c=function(t,e){e.some(function(n){try{n.__h.some(fn),
n.__h=n.__h.filter(function(s){return!s.__||Yr(s)})}catch(s){n.__h=[function(){throw s}]}}),Da&&Da(t,e)},he.unmount=function(t){
Ba&&Ba(t);var e,n,s=t.__c;s&&s.__H&&(s.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||
!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,Wa(Zr.push(r))}else fn(r)}catch(o){e=o}}),s.__H=void 0,e&&he.__e(e,s.__v))};var Fa=typeof requestAnimationFrame==
"function";function Bm(t){var e,n=function(){clearTimeout(s),Fa&&cancelAnimationFrame(e),setTimeout(t)},s=setTimeout(n,35);
Fa&&(e=requestAnimationFrame(n))}function Wa(t){t!=1&&Ra==he.requestAnimationFrame||((Ra=he.requestAnimationFrame)||Bm)(
Dm)}function fn(t){var e=me,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),me=e}function Yr(t){var e=me;t.__c=t.__(),me=
e}function Jr(t,e){return!t||t.length!=e.length||e.some(function(n,s){return!Kr(n,t[s])})}function Va(t,e){return typeof e==
"function"?e(t):e}var Im="M70-6 18 106M5.5 24a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0M53.5 76a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0",
Xr={0:[64,[["ellipse",{cx:32,cy:50,rx:25,ry:43}]]],1:[46,[["path",{d:"M3 30 32 5V110"}]]],2:[64,[["path",{d:"M7.5 33V31.\
5A24.5 24.5 0 1 1 51.5 46.4L16 93H64"}]]],3:[62,[["path",{d:"M10.5 22.5A19.5 19.5 0 1 1 29 46H20M20 44H30A24.5 24.5 0 1 \
1 6.7 76"}]]],4:[66,[["path",{d:"M48 110V5L13 74H66","stroke-miterlimit":12}]]],5:[62,[["path",{d:"M58 7H19L14.6 48A25.5\
 25.5 0 1 1 6.9 77"}]]],6:[64,[["circle",{cx:32,cy:68,r:25}],["path",{d:"M53.5-13 10.6 55.1"}]]],7:[60,[["path",{d:"M0 7\
H49L15 110","stroke-miterlimit":12}]]],8:[64,[["circle",{cx:32,cy:27,r:20}],["circle",{cx:32,cy:68,r:25}]]],9:[64,[["cir\
cle",{cx:32,cy:32,r:25}],["path",{d:"M10.5 113 53.4 44.9"}]]],"%":[88,[["path",{d:Im,"stroke-width":11}]]],".":[20,[["re\
ct",{x:3,y:85,width:15,height:15,fill:"currentColor",stroke:"none"}]]],",":[20,[["path",{d:"M12 84 6 118","stroke-width":13}]]],
"/":[52,[["path",{d:"M48-6 4 106","stroke-width":11}]]],"+":[60,[["path",{d:"M30 26V82M2 54H58","stroke-width":12}]]],"-":[
44,[["path",{d:"M4 54H40","stroke-width":12}]]],"−":[44,[["path",{d:"M4 54H40","stroke-width":12}]]],"×":[56,[["path",
{d:"M8 32 48 76M48 32 8 76","stroke-width":12}]]]," ":[26,[]],J:[54,[["path",{d:"M46-10V69A19.500 19.500 0 0 1 7 69V60"}]]],
Q:[72,[["ellipse",{cx:36,cy:50,rx:29,ry:43}],["path",{d:"M42 66 74 104"}]]],K:[68,[["path",{d:"M7-10V110M66-6 10 62M28 4\
2 68 106"}]]],A:[72,[["path",{d:"M2 106 36-2 70 106M14 68H58"}]]]},ft=t=>t!==""&&[...t].every(e=>e in Xr);function $e(t,e,n=13){
return[...String(t)].reduce((r,o)=>r+(Xr[o]?.[0]??0)+n,-n)*e/100}function Oe(t,e,n,s,r={}){let{anchor:o="start",gap:i=13,
weight:a=s>=60?13:14,colour:l}=r,c=$e(t,s,i),u=o==="middle"?e-c/2:o==="end"?e-c:e,d=0,p=[...String(t)].map(h=>{let[f,b]=Xr[h]??
[0,[]],g=h===","?"visible":"hidden",w={x:d,y:0,width:f,height:100,viewBox:`0 0 ${f} 100`,style:`overflow:${g}`};return d+=
f+i,v("svg",w,b.map(([y,M])=>v(y,M)))});return v("g",{transform:`translate(${u} ${n}) scale(${s/100})`,fill:"none",stroke:"\
currentColor","stroke-width":a,"aria-hidden":"true",style:l&&`color:${l}`},p)}function bs(t,e,n={}){let s=$e(t,e,n.gap),
r=`width:${s/16}em;height:${e/16}em`;return v("svg.numeral",{viewBox:`0 0 ${s} ${e}`,style:r,"aria-hidden":"true"},Oe(t,
0,0,e,n))}var gs=[t=>`M0 ${t/2}a${t/2} ${t/2} 0 1 1 ${t} 0a${t/2} ${t/2} 0 1 1 ${-t} 0Z`,t=>`M${t*.05} ${t*.05}H${t*.95}\
V${t*.95}H${t*.05}Z`,t=>`M${t/2} ${-t*.14}L${t*1.14} ${t/2}L${t/2} ${t*1.14}L${-t*.14} ${t/2}Z`,t=>`M${t/2} 0L${t} ${t*.42}\
V${t}H0V${t*.42}Z`,t=>`M${t*.25} ${t*.04}H${t*.75}L${t*1.04} ${t/2}L${t*.75} ${t*.96}H${t*.25}L${-t*.04} ${t/2}Z`,t=>`M${-t*
.1} ${t*.16}H${t*1.1}V${t*.84}H${-t*.1}Z`],Fm=t=>"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[t]??"?";function jt(t,e,n,s,r={}){let{fill:o="\
var(--on-field)",ink:i="var(--field)"}=r,a=t>=gs.length,l={d:gs[t%gs.length](s),fill:a?i:o,stroke:a?o:null,"stroke-width":2},
c=t%gs.length===3,u={x:s/2,y:c?s*.8:s*.69,"font-size":Math.max(12.5,s*.54),"font-weight":700,"text-anchor":"middle",fill:a?
o:i};return v("g",{transform:`translate(${e} ${n})`},v("path",l),v("text",u,Fm(t)))}var Ga={first:"M5 5h3v14H5zM20 5v14L\
9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6zM14 5h4v14h-4z",forward:"M7 5v14l11-7z",last:"M4 5v\
14l11-7zM16 5h3v14h-3z",link:"M8 3h12v13h-3V6H8zM4 8h10v13H4z",eye:"M12 5C7 5 3 8.5 1 12c2 3.5 6 7 11 7s9-3.5 11-7c-2-3.\
5-6-7-11-7zm0 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM12 9.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",down:"M4 8h16l-8\
 9z",near:"M11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm0 2.4a3.6 3.6 0 1 0\
 0 7.2 3.6 3.6 0 0 0 0-7.2z",whole:"M3 3h7v3H6v4H3zM14 3h7v7h-3V6h-4zM3 14h3v4h4v3H3zM18 14h3v7h-7v-3h4z",close:"M6 4 12\
 10 18 4 20 6 14 12 20 18 18 20 12 14 6 20 4 18 10 12 4 6z"};function xe(t,e=22){let n=`width:${e/16}em;height:${e/16}em`;
return v("svg.icon",{viewBox:"0 0 24 24",fill:"currentColor",style:n,"aria-hidden":"true"},v("path",{d:Ga[t],"fill-rule":"\
evenodd"}))}var Ka=(t,e,n)=>v("g.opens-mark",{transform:`translate(${t} ${e})`},v("circle",{r:n}),v("path",{d:Ga.eye,"fi\
ll-rule":"evenodd",transform:`scale(${n/15}) translate(-12 -12)`}));function Ue(t,e="var(--ink)",n="none"){return v("pat\
tern",{id:t,width:6,height:6,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"},R(0,0,6,6,{style:`fill:${n}`}),
R(0,0,2,6,{style:`fill:${e}`}))}function rt(t,e,n,s,r){let o={r:`M${e-s*.86} ${n-s*.86}h${s*1.72}v${s*1.72}h${-s*1.72}Z`,
g:`M${e} ${n-s*1.02}L${e+s*1.12} ${n+s*.86}H${e-s*1.12}Z`,b:`M${e-s} ${n}a${s} ${s} 0 1 1 ${2*s} 0a${s} ${s} 0 1 1 ${-2*
s} 0Z`,y:`M${e} ${n-s*1.2}L${e+s*1.2} ${n}L${e} ${n+s*1.2}L${e-s*1.2} ${n}Z`}[t];return v("path",{d:o,...r})}var ws=t=>({
r:"red",g:"green",b:"blue",y:"yellow"})[t]??"";function Qr(t,e,n,s={}){let{w:r=27,t:o=5,g:i=2,pitch:a=r+7}=s,l="",c="";for(let u=0;u<
t;u++){let d=e+Math.floor(u/10)*a,p=u%10,h=n-(p+1)*(o+i)-(p>=5?3:0);l+=`M${d} ${h}h${r}v${o}h${-r}z`;for(let f of[.22,.64])
c+=`M${d+r*f} ${h}h${r*.14}v${o}h${-r*.14}z`}return v("g",{"aria-hidden":"true"},v("path",{d:l,fill:"var(--accent-on-fie\
ld)"}),v("path",{d:c,fill:"var(--card)"}))}var za={"٪":"%","٫":"."};for(let[t,e]of[["-","‐‑‒–−﹣"],["/","⁄∕"],["'","‘’ʼ"],[",","،٬"]])for(let n of e)
za[n]=t;var Wm=/^([+-]?) ?(.+?) ?(%|(?:out )?of 100)?$/,qm=/^(?:(\d+) )?(\d+) ?\/ ?(\d+)$/,jm=/^(?:\d+[.,]?\d*|[.,]\d+)$/,
Vm=/^[1-9]\d{0,2}([,'_ ])\d{3}(?:\1\d{3})*(?:\.\d*)?$/,Gm=/^[1-9]\d{0,2}(?:\.\d{3})+$/;function Km(t){let e=t.codePointAt(
0),n=0;for(;/\p{Nd}/u.test(String.fromCodePoint(e-n-1));)n++;return String(n%10)}function Zm(t){if(/\p{Nd}/u.test(t))return Km(
t);if(/\p{No}/u.test(t)){let e=t.normalize("NFKC");return e.includes("⁄")?` ${e.replace("⁄","/")} `:t}return/[\p{Z}\t\n\v\f\r]/u.
test(t)?" ":/\p{Cf}/u.test(t)?"":/[\uff01-\uff5e]/.test(t)?String.fromCharCode(t.charCodeAt(0)-65248):za[t]??t}var Ym=t=>[
...t].map(Zm).join("").replace(/ +/g," ").trim(),Za=t=>t.toFixed(9).replace(/\.?0+$/,""),Ya=t=>Number.isInteger(t)?t.toLocaleString(
"en"):String(Number(t.toPrecision(6))),ot={low:0,high:100,unit:"chance"};function eo({low:t=-1/0,high:e=1/0,unit:n="",whole:s=!1}){
let r=Number.isFinite(t)&&Number.isFinite(e)?` from ${Ya(t)} to ${Ya(e)}`:"",o=n==="chance"?" (out of 100)":n&&n!=="shar\
e"?` (${n})`:"";return`Use ${s?"a whole number":"a number"}${r}${o}`}function be(t,e){let{low:n=-1/0,high:s=1/0,unit:r="",
whole:o=!1}=e,i=Ym(t),a=[...i].slice(0,20).join(""),l=(k,E="")=>({value:null,share:Number.NaN,words:k,meant:E});if(!i)return l(
`${eo(e)}.`);let c=l(`${eo(e)}, not '${a}'.`),u=Wm.exec(i);if(!u||[...i].length>60)return c;let[,d,p,h]=u,f=qm.exec(p),b=f!=
null&&f[1]==null,g=e.thousands??(-n>=1e3||s>=1e3),w=o&&Gm.test(p),y;if(f){let[,k="0",E,L]=f;if(!Number(L))return c;let S=(Number(
k)*Number(L)+Number(E))/Number(L);y=_=>S*10**_}else if(g&&(Vm.test(p)||w)){let k=p.replace(w?/[,'_ .]/g:/[,'_ ]/g,"");y=
E=>+`${k}e${E}`}else if(jm.test(p)){let k=p.replace(",",".");y=E=>+`${k}e${E}`}else return c;if(h&&(r!=="chance"&&r!=="s\
hare"||b&&(h==="%"||r==="share")))return c;let M=h&&r==="share"?-2:b&&r==="chance"?2:0,$=d==="-"?-1:1,T=$*y(M)||0;if(T<n||
T>s||o&&!Number.isInteger(T))return l(`${eo(e)}, not ${a}.`);if(r==="chance"&&T>0&&T<1&&!b&&!h){let k=Za(y(2)),E=Za(T);return l(
`Did you mean ${k} out of 100? Type ${k}, or ${E}% for ${E} out of 100.`,k)}return{value:T,share:$*y(M-2)||0,words:"",meant:""}}var Ja=(t,{unit:e})=>String(Number(t.toFixed(e==="chance"?1:2)));function Xa(t,e){let{value:n}=be(t,e),s=Number(t.trim().
replace(",",".").replace("−","-"));return n==null||n===s?"":Ja(n,e)}var Qa=(t,e,n)=>t!=null&&be(t,n).value===(e??null)?
t:e==null?"":Ja(e,n);function Vt(t,e){let{words:n,meant:s}=be(t,e);return s?`Did you mean ${s} out of 100?`:n}var to=({measure:t,
span:e})=>t==="chance"?ot:{low:e[0],high:e[1],unit:t},bn=({cases:t,event:e})=>["out of 100",t||"times",e].filter(Boolean).
join(" "),Gt=(t,e)=>t.trim()?Vt(t,to(e)):"Move the slider, or type a number.";var el=800;var zm=Symbol.for("pv"),Jm=0;function x(t,e,n,s,r,o){e||(e={});var i,a,l=e;if("ref"in l&&typeof t!="function")for(a in l={},e)a=="ref"?i=e[a]:l[a]=e[a];
var c={type:t,props:l,key:n,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:zm,__v:--Jm,__i:-1,__u:0};return(r||
o)&&(c.__source=r,c.__self=o),z.vnode&&z.vnode(c),c}var Xm=80,no=12,so=t=>t.replace("-","−");function wn({rule:t,value:e,set:n,refuses:s=!0}){let[r,o]=ne(e),[i,a]=ne(!0),
l=fs(()=>Z("note"),[]),c=r.trim()===e.trim()?r:e,{words:u,meant:d}=c.trim()?be(c,t):{words:"",meant:""},p=d?Vt(c,t):i&&s?
u:"";ps(()=>{if(i)return;let f=setTimeout(()=>a(!0),el);return()=>clearTimeout(f)},[r,i]);let h=(f,b)=>{o(f),a(b),n(f.trim())};
return{text:c,sentence:p,meant:d,id:l,typed:f=>h(f,!1),put:f=>h(f,!0),complain:()=>a(!0),said:{"aria-invalid":p?!0:void 0,
"aria-describedby":p?l:void 0}}}function ro({number:{text:t,sentence:e,meant:n,id:s},answer:r}){return x("div",{class:"n\
umnote",id:s,role:"status",children:[e&&x("p",{class:"refusal",children:e}),n&&x("div",{class:"row",children:[x("button",
{type:"button",class:"btn","data-k":"meant.yes",onClick:()=>r(n),children:"Yes"}),x("button",{type:"button",class:"btn",
"data-k":"meant.no",onClick:()=>r(`${t.trim()}%`),children:"No"})]})]})}function Qm({text:t}){let e=Y(null),n=so(t),s=t!==
""&&ft(n)&&n.length<=6,r=n.length<=no?n:`${n.slice(0,no-1)}…`;return J(()=>{e.current?.replaceChildren(t===""?"?":s?bs(
n,n.length>4?34:50):r)},[t]),x("span",{class:t===""?"drawn none":"drawn","aria-hidden":"true",ref:e})}var ep=({unit:t,low:e,
high:n})=>t==="chance"?1:10**Math.floor(Math.log10((n-e)/50||1));function tl({label:t,words:e,ends:n,enter:s,k:r="",control:o,
...i}){let a=wn(i),l=Y(null),{low:c,high:u}=i.rule,d=ep(i.rule),p=a.text.trim(),h=be(p,i.rule).value,f=Xa(p,i.rule),b=()=>String(
Number(Number(l.current?.value).toFixed(d<1?2:0))),g=()=>l.current?.focus({preventScroll:!0});o&&(o.current={focus:g,put:a.
put,complain:a.complain});let w=y=>{y.key==="Enter"&&(y.preventDefault(),p===""&&y.target===l.current?a.put(b()):p!==""&&
h==null?a.complain():p!==""&&s())};return x("div",{class:"asknum",children:[x("div",{class:"saynum",children:[x("span",{
class:"bigbox",children:[x("input",{class:"bignum",inputMode:c<0?"text":"decimal","data-k":`value${r}`,maxLength:Xm,autocomplete:"\
off","aria-label":`${t} ${e}`,...a.said,style:{"--n":String(Math.min(Math.max(2,p.length),no))},value:a.text,onInput:y=>a.
typed(y.currentTarget.value),onChange:a.complain,onKeyDown:w}),x(Qm,{text:p})]}),x("p",{children:[x("b",{class:"equals",
"aria-hidden":"true",children:f&&`= ${so(f)} `}),e]})]}),x(ro,{number:a,answer:y=>{a.put(y),g()}}),x("input",{type:"rang\
e",ref:l,class:h==null?"rng empty":"rng",min:c,max:u,step:d,"data-k":`range${r}`,"aria-label":t,"aria-valuetext":h==null?
"not set yet":`${f||p} ${e}`,style:{"--p":`${h==null?0:100*(h-c)/(u-c||1)}%`},value:h??(c+u)/2,onInput:()=>a.put(b()),onKeyDown:w}),
x("div",{class:"ends","aria-hidden":"true",children:[x("span",{children:n[0]}),x("span",{children:n[1]})]})]})}function oo({
measure:t,span:e,cases:n,label:s="Your guess",...r}){let o=to({measure:t,span:e}),i=t==="chance";return x(tl,{...r,rule:o,
label:s,words:i?`out of 100 ${n}`.trim():t,ends:i?["never","always"]:[so(String(o.low)),String(o.high)]})}function nl({value:t,
set:e},n){let s=m("div.numfield"),r=i=>Ce(n(i,o),s),o=i=>{r(i),e(i)};return r(t),s}function sl(t){let e={current:null};return{
node:nl(t,(n,s)=>x(tl,{...t,value:n,set:s,control:e})),focus:()=>e.current?.focus(),put:n=>e.current?.put(n),complain:()=>e.
current?.complain()}}var ys=t=>nl(t,(e,n)=>x(oo,{...t,value:e,set:n}));var pe=class{constructor(e){this.values=e,this.heard=new Map,this.saying=n=>{}}get(e){return this.values[e]}set(e,n){this.
put({[e]:n})}put(e){let n=Object.keys(e).filter(s=>Pe(this.values[s],e[s]));for(let s of n)this.values[s]=e[s];for(let s of n)
this.tell(`change:${s}`,e[s])}save_changes(){}send(e){this.saying(e)}on(e,n){for(let s of e.split(" "))this.heard.has(s)||
this.heard.set(s,new Set),this.heard.get(s)?.add(n)}off(e,n){for(let s of e.split(" "))this.heard.get(s)?.delete(n)}tell(e,n){
for(let s of[...this.heard.get(e)??[]])s(n)}},Pe=(t,e)=>t!==e&&JSON.stringify(t)!==JSON.stringify(e);var tp=2,np=["first","second"],rl=1e-9;function io({judged:t,unit:e}){return t==="chance"?{low:0,high:100,unit:"chance"}:
t==="count"?{low:0,high:999999,unit:e,whole:!0}:{low:-9999,high:9999,unit:e}}function ol(t,e){let{value:n,share:s,words:r}=be(
e,io(t));if(n==null)throw new Error(r);let o=t.judged==="chance"?s:n;return o>=t.low-rl&&o<=t.high+rl}function ks({attempts:t,
attempts_from:e},n,s,r){return t.slice(e).filter(o=>o.place===n&&o.question===s&&!Pe(o.settings,r.settings))}function Kt(t,e){
let n=t.asks.map((r,o)=>sp(r,e.filter(({step:i})=>i===o).map(({number:i})=>i))),s=n.findIndex(({outcome:r})=>!r);return{
steps:n,at:s,lines:t.lines}}function sp({low:t,high:e,...n},s){let r=[],o="";for(let i of s){if(o)break;i?ol({...n,low:t,
high:e},i)?o=np[r.length]:r.push(i)===tp&&(o="shown"):o="shown"}return{...n,outcome:o,wrong:r}}function ao(t,e,n){if(e.asks.
length===0)throw new Error("This question has no small steps.");let{at:s}=Kt(e,ks(t,n.place,n.question,e));if(n.step!==s){
let r=s>=0?`step ${s+1} of ${e.asks.length}`:"nothing more: all steps are done";throw new Error(`Expected an answer to ${r}\
.`)}return n.number&&ol(e.asks[s],n.number),{...t,attempts:[...t.attempts,n]}}var il=(t,e)=>e.length>0?Kt(t,e).steps.map(
({outcome:n})=>n||"open").join(" "):"";function al({text:t}){let[,e,n]=/^(.*?)( out of 100)?$/.exec(t);return x("b",{class:"r",children:[e,n&&x("small",{children:n.
trim()})]})}function ll({left:t,done:e}){return x("ul",{class:"left",children:t.map(([n,s,r],o)=>{let i=!e&&o===t.length-
1;return x("li",{children:[x("span",{children:n}),x("b",{children:s}),x("i",{class:i?"hidden":"","aria-hidden":"true",children:!i&&
x("i",{style:{width:`${r}%`}})}),x("b",{class:"n",children:i?"?":r})]},n)})})}function rp({step:t,at:e,line:n,fresh:s}){
let r=t.outcome==="shown";return x("li",{class:s?"fresh":"",children:[x("i",{class:r?"shown":"","aria-hidden":"true",children:e+
1}),x("p",{children:[n.words,n.formula&&x("small",{children:n.formula}),r&&x("span",{class:"reason",children:t.reason})]}),
x(al,{text:n.value??""})]})}function op({step:t,at:e,lights:n,act:s}){let r=Y(null),[o,i]=ne(""),a=io(t),l=wn({rule:a,value:o,
set:i}),c=t.wrong.at(-1),u=t.judged==="chance"?t.unit||"out of 100":t.unit;return J(()=>r.current?.focus({preventScroll:!0}),
[]),J(()=>{c!=null&&r.current?.select()},[t.wrong.length]),x("form",{class:"smallq",onSubmit:p=>{p.preventDefault();let h=l.
text.trim();h!==""&&be(h,a).value!=null?s.answer(e,h):(l.complain(),r.current?.focus({preventScroll:!0}))},noValidate:!0,
children:[x("i",{"aria-hidden":"true",children:e+1}),x("h4",{id:`${l.id}q`,children:t.words}),t.left.length>0&&x(ll,{left:t.
left,done:!1}),x("div",{class:"in",children:[x("input",{ref:r,class:"field","data-k":"step",inputMode:t.judged==="count"?
"numeric":"text",autocomplete:"off",maxLength:40,"aria-labelledby":`${l.id}q`,...l.said,value:l.text,onInput:p=>l.typed(
p.currentTarget.value)}),x("span",{children:u}),x("button",{type:"submit",class:"btn solid","data-k":"step.check",children:"\
Check"})]}),x(ro,{number:l,answer:p=>{l.put(p),r.current?.focus({preventScroll:!0})}}),c!=null&&x("p",{class:"no",role:"\
status",children:[x("b",{children:["Not ",c,". ",n&&"Look at what is lit up on the table. "]}),t.hint]})]})}function ip({
panel:t,lines:e}){let n=e.at(-1);return x("div",{class:"fin","data-next":!0,tabIndex:-1,children:[e.slice(0,-1).map(s=>x(
"p",{children:[s.words,": ",s.formula," ",s.value&&`= ${s.value}`]},s.words)),n?.formula&&x("p",{class:"eq",children:n.formula}),
x("p",{children:[t.headline," ",t.said?.verdict]})]})}function lo({panel:t,act:e}){let{steps:n,at:s,lines:r}=t.work,o=Y(
null),i=(t.steps??[]).slice(0,r),a=s<0,l=a?n.length:s,c=Y(l),u=i.slice((n.at(-1)?.line??0)+1);return J(()=>{let d=o.current?.
querySelector(a?".fin":".smallq");d?.scrollIntoView({block:"nearest"}),a&&l!==c.current&&d instanceof HTMLElement&&d.focus(
{preventScroll:!0})},[l]),x("div",{class:a?"work over":"work",ref:o,children:[x("div",{class:"workhead",children:[x("h3",
{children:"Work it out"}),x("p",{class:"pips",children:[x("span",{children:[a?"All":"Step"," ",a?n.length:l+1,a?" steps \
done":` of ${n.length}`]}),n.map((d,p)=>x("i",{class:p<l?"d":p===l?"n":"","aria-hidden":"true"},d.line))]})]}),x("ol",{class:"\
lines",children:n.slice(0,l).flatMap((d,p)=>{let h=p>0?n[p-1].line+1:0;return i.slice(h,d.line+1).map((f,b,g)=>b===g.length-
1?x(rp,{step:d,at:p,line:f,fresh:p===l-1&&l>c.current},f.letter):x(ap,{line:f},f.letter))})}),!a&&x(op,{step:n[s],at:s,lights:(i[n[s].
line]?.lit??[]).length>0,act:e},`${t.key} ${s}`),a&&n.at(-1)?.left.length?x(ll,{left:n.at(-1)?.left??[],done:!0}):null,a&&
x(ip,{panel:t,lines:u.length>0?u:i.slice(-1)}),x("p",{class:"ways",children:[x("button",{type:"button",class:"btn quiet",
"data-k":"work.back",onClick:e.back,children:"Back to the answer"}),!a&&x("button",{type:"button",class:"btn quiet","dat\
a-k":"work.show",onClick:()=>e.show(s),children:"Show me this step"})]})]})}var ap=({line:t})=>x("li",{class:"told",children:[
x("i",{"aria-hidden":"true"}),x("p",{children:[t.words,t.formula&&x("small",{children:t.formula})]}),x(al,{text:t.value??
""})]});function cl(t,e,n){let s=n?.node.classList.contains("workpage")?n.node:m("div.workpage");return Ce(x(lo,{panel:t,
act:e}),s),{node:s,tried:()=>{},again:()=>{},stop:()=>{}}}function lp({panel:t,goal:e}){return x("div",{class:"work exam\
ple",children:[x("div",{class:"workhead",children:[x("h3",{"data-next":!0,tabIndex:-1,children:"How it's done"}),x("p",{
class:"pips",children:x("span",{children:["with the numbers of position ",e.at]})})]}),x("p",{class:"mute",children:t.ask}),
x("ol",{class:"lines",children:[...(t.work?.steps??[]).map(({reason:n})=>n),t.headline].map((n,s,r)=>x("li",{children:[x(
"i",{class:s<r.length-1?"shown":"","aria-hidden":"true",children:s+1}),x("p",{children:n})]},n))}),t.idea&&x("p",{class:"\
idea",children:t.idea})]})}function ul(t,e){let n=m("div.workpage");return Ce(x(lp,{panel:t,goal:e}),n),{node:n,tried:()=>{},
again:()=>{},stop:()=>{}}}function xs(t,e,n){if(!t.revealed)return{};if(e==="steps")return cp(t);if(e==="example")return up(
t);let s=e==="why"?t.steps?.[n]:void 0;return Object.fromEntries((s?.lit??[]).map(r=>[r,s?.letter??""]))}function cp({work:t,
steps:e=[]}){if(!t)return{};let n=s=>(e[t.steps[s].line]?.lit??[]).map(r=>[r,String(s+1)]);return t.at>=0&&t.steps[t.at].
wrong.length>0?Object.fromEntries(n(t.at)):Object.fromEntries(t.steps.flatMap(({outcome:s},r)=>s?n(r):[]))}var up=({work:t,
steps:e=[]})=>Object.fromEntries((t?.steps??[]).flatMap(({line:n},s)=>(e[n]?.lit??[]).map(r=>[r,String(s+1)])));var dp=400,yn=[["guess","Just guessing"],["think","Fairly sure"],["know","Certain"]];function dl(t,e=()=>{}){let n=m("di\
v"),s=o=>{t.sure=o,r()},r=()=>{e(),G(n,ke({label:"How sure are you?",choices:yn,value:t.sure,k:"sure",pick:s}))};return r(),
m("div.sure",m("span","How sure are you?"),n)}function hl({press:t,refused:e}){let n=Number.NEGATIVE_INFINITY,s="",r="",
o=m("button.btn.solid.wide",{"data-k":"main",onclick:()=>{performance.now()-n<dp||(s?e(s):t())}});return{node:o,show(i,a,l=i){
r&&r!==l&&(n=performance.now()),r=l,o.textContent!==i&&(o.textContent=i),s=a,a?o.setAttribute("aria-disabled","true"):o.
removeAttribute("aria-disabled"),o.title=a}}}function Ve(t,e){let n=Math.abs(t)*10**e,s=Math.floor(n);if(n-s!==.5||!Number.isInteger(t*2**(e+1)))return t.toFixed(e);
let r=(s%2?s+1:s)/10**e;return(t<0?-r:r).toFixed(e)}function hp(t){return t>0&&t<5/1e4?"under 0.1%":t<1&&t>9995/1e4?"ove\
r 99.9%":`${Ve(100*t,1)}%`}var it=(t,e)=>e==="chance"?hp(t):`${Ve(Math.abs(t)<.005?0:t,2)} ${e}`.replace("-","−");function vs(t,e,n){
let{value:s,share:r,words:o}=be(String(t),e==="chance"?ot:{low:n[0],high:n[1],unit:e});if(s==null)throw new Error(o);return e===
"chance"?r:s}var $s=(t,e,n,s)=>s==="far"?uo(t,e,n):co(t,e,n,s);function co(t,e,n,s){let r=n==="chance",o=Math.round(Math.
abs(t-e)*1e9)/1e9,i=r?String(Me(o)):it(o,n);return s==="exact"?i==="1"?"Spot on (within 1).":"Spot on.":`${s==="far"?"":
"Close: "}${i} too ${t>e?"high":"low"}.`}function uo(t,e,n){let s=n==="chance",r=s?String(Me(10*t)/10):Ve(t,2).replace(/\.?0+$/,
"");return`You guessed ${r==="-0"?"0":r.replace("-","−")}. It's ${s?Me(e):it(e,n)}.`}var ml=t=>t.startsWith("deal ")?[
"deal","deals"]:["try","tries"],Me=t=>Math.floor(Math.round(t*1e9)/1e7+.5),Lt=(t,e)=>e==="chance"?.105:Math.max(Math.abs(
t)/10,.1),mp=2,pp=[["know","Certain"],["think","Fairly sure"],["guess","Just guessing"]];function Ms(t){let e=[];for(let[
i,a]of pp){let l=t.filter(({sure:c,measure:u})=>c===i&&u==="chance").map(c=>c.off);if(l.length>=mp){let c=100*l.reduce((u,d)=>u+
d,0)/l.length;e.push([a.toLowerCase(),Ve(Math.round(1e9*c)/1e9,0)])}}if(e.length===0)return"";let[[n,s],...r]=e,o=r.map(
([i,a])=>`, when ${i} ${a}`).join("");return`When you were ${n} you were ${s} off on average${o}.`}var at=t=>t.charAt(0).
toUpperCase()+t.slice(1);var fp=.015,pl=1e9;function kn({exact:t,asks:e},n){let s=vs(n,"chance",[0,1]),r=Math.round(Math.abs(s-t)*pl)/pl,o=r<Lt(t,
"chance"),i=r<fp?"exact":o?"near":"far",a=$s(s,t,"chance",i),l=e.length>0&&`${gp[e.length]??e.length} small steps show w\
here ${Me(t)} comes from.`,c=i==="far"?co(s,t,"chance",i):`You guessed ${bp(s)}. It's ${Me(t)}.`;return{value:s,close:o,
verdict:a,more:[c,!o&&l].filter(Boolean).join(" ")}}var gp={2:"Two",3:"Three",4:"Four"},bp=t=>String(Number((100*t).toFixed(
1)));function ho(t,e){return Kt({asks:t.asks,lines:t.steps.length},e.map(([n,s])=>({step:n,number:s})))}function mo(t,e,n,s){
if(ho(t,e).at!==n)return e;let r=[...e,[n,s]];try{ho(t,r)}catch{return e}return r}var fl=(t,e)=>e.reduce((n,[s,r])=>mo(t,
n,s,r),[]);function po(t,e,n){let s=n==null?null:kn(t,n);return{...t.question,key:t.position,revealed:!0,fault:"",headline:t.
headline,answer:t.answer,steps:t.steps,work:ho(t,e),...s&&{said:{value:s.value,sure:"",verdict:s.verdict,mistake:null,asks:!1,
own:!1}}}}function wp({dots:t,guess:e}){let n=[1,2,0].flatMap(o=>t.filter(({yes:i})=>i===o)),s=n.flatMap(({n:o,yes:i})=>Array.from(
{length:o},()=>i)),r=o=>({cx:10+o%10*20,cy:10+Math.floor(o/10)*20});return x("svg",{class:"hundred",viewBox:"0 0 200 200",
"aria-hidden":"true",children:s.map((o,i)=>{let a=r(i);return i+1===e?x("path",{class:"said",d:`M${a.cx-8} ${a.cy-6}h16l\
-8 14z`},i):o?o>1?x("g",{children:[x("circle",{class:"twice",...a,r:7}),x("circle",{class:"yes",...a,r:4.2})]},i):x("cir\
cle",{class:"yes",...a,r:7.7},i):x("circle",{class:"no",...a,r:7},i)})})}function yp({answer:t}){let e=[t.fraction,t.percent,
t.one_in].filter(Boolean);return x("details",{class:"forms",children:[x("summary",{"data-k":"forms",children:"More forms"}),
x("p",{children:e.join(" · ")})]})}function gl({position:t,number:e,when:n,work:s,lesson:r}){let o=e==null?null:kn(t,e),
i=Me(t.exact),{cases:a,event:l}=t.question;return x("div",{class:"answer",children:[x("div",{class:"heading",children:[x(
"h3",{class:"verdict","data-next":!0,tabIndex:-1,children:o?o.verdict:`You didn't play ${n}. The answer is ${i}.`}),x(yp,
{answer:t.answer})]}),x(wp,{dots:t.dots,guess:o?Math.max(0,Me(o.value)):0}),x("div",{class:"told",children:[o&&x("p",{children:o.
more}),x("p",{class:"mute",children:[i," ",bn({cases:a,event:l}),"."," ",o&&x("span",{class:"key",children:[x("svg",{class:"\
mark",viewBox:"0 0 16 14","aria-hidden":"true",children:x("path",{class:"said",d:"M0 0h16l-8 14z"})})," ","is your guess\
."]})]}),x("div",{class:"ways",children:[s&&x("button",{type:"button",class:o?.close?"btn":"btn call","data-k":"work",onClick:s,
children:"Work it out"}),r]})]})]})}var wl=[["know","Certain","certain"],["think","Fairly sure","fairly sure"],["guess","Just guessing","just guessing"]];var bl=t=>String(t).padStart(2,"0"),Ss=t=>`${t.getFullYear()}-${bl(t.getMonth()+1)}-${bl(t.getDate())}`,fo=t=>{let[e,n,s]=t.
split("-").map(Number);return new Date(e,n-1,s,12)};function kp(t,e){let n=fo(t);return Ss(new Date(n.getFullYear(),n.getMonth(),
n.getDate()-e,12))}function xn(t){let e=fo(t),n=s=>e.toLocaleDateString("en-GB",s);return`${n({weekday:"long"})}, ${e.getDate()}\
 ${n({month:"long"})}`}var yl=t=>new Date(t.getFullYear(),t.getMonth(),t.getDate()+1).getTime()-t.getTime();function kl(t){
let e;try{e=JSON.parse(t)}catch{return{}}if(typeof e!="object"||e===null)return{};let n={};for(let[s,r]of Object.entries(
e)){if(!/^\d{4}-\d\d-\d\d$/.test(s)||typeof r!="object"||r===null)continue;let{number:o,sure:i,close:a,position:l,steps:c}=r;
typeof o!="string"||typeof a!="boolean"||typeof l!="string"||(n[s]={number:o,close:a,position:l,sure:wl.some(([u])=>u===
i)?i:"",steps:(Array.isArray(c)?c:[]).filter(u=>Array.isArray(u)&&Number.isInteger(u[0])&&typeof u[1]=="string")})}return n}
var xl=t=>JSON.stringify(Object.fromEntries(Object.entries(t).sort().slice(-200)));function vl(t,e){return Array.from({length:7},
(n,s)=>{let r=kp(e,6-s),o=t[r],i=r===e,a=o?o.close?"close":"far":i?"today":"none";return{date:r,mark:a,name:i?"Today":fo(
r).toLocaleDateString("en-GB",{weekday:"short"}),words:{close:"close",far:"not close",none:"not played",today:"not playe\
d yet"}[a]}})}function $l(t){let e=t.filter(({mark:s})=>s==="close"||s==="far").length,n=t.filter(({mark:s})=>s==="close").
length;return e===0?"Each day has one position. Your last seven days are shown here.":e===1?`You were ${n?"":"not "}clos\
e on the one day you played.`:n===e?`You were close on ${e===2?"both":`all ${e}`} days you played.`:`You were close on ${n||
"none"} of the ${e} days you played.`}function Ml(t){return wl.flatMap(([e,n,s])=>{let r=Object.values(t).filter(({sure:a})=>a===
e),o=r.length,i=r.filter(a=>a.close).length;return o<3?[]:[{name:n,close:i,of:o,words:`When you were ${s} you were close\
 ${i} ${i===1?"time":"times"} out of ${o}.`}]})}var xp=({mark:t})=>x("svg",{width:"22",height:"22",viewBox:"0 0 22 22","aria-hidden":"true",children:[t==="close"&&x("ci\
rcle",{class:"disc",cx:"11",cy:"11",r:"8"}),t==="far"&&x("circle",{class:"ring",cx:"11",cy:"11",r:"6.75"}),t==="none"&&x(
"path",{class:"dash",d:"M6 11h10"}),t==="today"&&x(ve,{children:[x("rect",{class:"now",x:"1.5",y:"1.5",width:"19",height:"\
19",rx:"3"}),x("text",{x:"11",y:"16.5","font-size":"15","text-anchor":"middle",children:"?"})]})]}),vp=({rows:t,id:e})=>x(
"div",{class:"sures",id:e,children:[x("p",{children:x("b",{children:t[0].words})}),x("ul",{children:t.map(({name:n,close:s,
of:r})=>x("li",{children:[x("span",{children:n}),x("svg",{viewBox:`0 0 ${Math.min(r,20)*20} 20`,width:Math.min(r,20)*14,
height:"14","aria-hidden":"true",children:Array.from({length:Math.min(r,20)},(o,i)=>x("circle",{class:i<Math.round(s*Math.
min(r,20)/r)?"disc":"ring",cx:10+i*20,cy:"10",r:"7"},i))}),x("span",{children:[s," of ",r," close"]})]},n))})]});function Sl({
week:t,sures:e,shown:n,open:s}){let[r,o]=ne(!1),i="uw-guesses-so-far";return x("div",{class:"band",children:[x("ol",{"ar\
ia-label":"The last seven days",children:t.map(({date:a,name:l,mark:c,words:u})=>x("li",{children:x("button",{type:"butt\
on","data-k":`day.${a}`,"data-mark":c,"aria-current":a===n?"date":void 0,"aria-label":`${l==="Today"?"Today":xn(a)}: ${u}`,
onClick:()=>s(a),children:[x(xp,{mark:c}),x("span",{children:l})]})},a))}),x("p",{class:"counted",children:$l(t)}),e.length>
0&&x("button",{type:"button",class:"btn","data-k":"sofar","aria-expanded":r,"aria-controls":r?i:void 0,onClick:()=>o(!r),
children:"Your guesses so far"}),r&&e.length>0&&x(vp,{rows:e,id:i})]})}var $p=3e5,yo="uncle_widgets ",_s="uncle_widgets.kept ",go="uncle_widgets/left",ko="uncle_widgets/asked",_l=Symbol.for("\
uncle_widgets.whose");function gt(){try{return sessionStorage}catch{return null}}function vn(){try{return localStorage}catch{
return null}}var bo=(t,e)=>Object.keys(t??{}).filter(n=>n.startsWith(e));function Tl(t,e){let n=t?.getItem(e);return n?n.
slice(n.indexOf(" ")+1):null}function El(t,e,n){try{t?.setItem(e,`${Date.now()} ${n}`)}catch{}}function Mp(){let t=gt();
if(!t)return!1;let[e]=performance.getEntriesByType("navigation"),s=!(e?.type==="navigate"&&t.getItem(go))&&!t.getItem(ko);
t.removeItem(go),window.addEventListener("pagehide",()=>t.setItem(go,"1"));let r=Math.max(...bo(t,`${yo}${location.pathname}\
 `).map(o=>Number.parseInt(t.getItem(o)??"",10)||0));return s&&Date.now()-r<$p}function xo(){let t=globalThis;return t[_l]??=
{free:Mp(),own:new Set,holders:new Set,ask:null,sizes:new ResizeObserver(()=>requestAnimationFrame(Ts))},t[_l]}var Sp=(t,e)=>m(
"div.offer",{role:"group","aria-label":"Continue, or start as a new student?"},m("b","Welcome back"),m("p","Continue, or\
 start as a new student?"),m("div.row",m("button.btn.solid",{"data-k":"resume",onclick:t},"Continue"),m("button.btn",{"d\
ata-k":"forget",onclick:e},"New student")));function Ts(){let t=xo();if(![...t.holders].some(({give:s})=>s)){t.ask?.remove(),
t.ask=null;return}let[n]=[...t.holders].map(({root:s})=>s).filter(s=>s.getClientRects().length>0).sort((s,r)=>s.compareDocumentPosition(
r)&Node.DOCUMENT_POSITION_FOLLOWING?-1:1);n&&(t.ask??=m("div.uw.uw-whose",Sp(()=>wo(!0),()=>wo(!1))),n.previousSibling!==
t.ask&&n.before(t.ask),gt()?.setItem(ko,"1"))}function wo(t){let e=xo(),n=e.ask?.nextElementSibling;e.free=!0;let s=[...e.
holders].filter(({give:a})=>a),r=s.map(({give:a})=>a);for(let a of e.holders)a.give=null;if(t)for(let a of r)a?.();else{
for(let a of bo(gt(),yo))gt()?.removeItem(a);for(let a of bo(vn(),_s))vn()?.removeItem(a);for(let a of s)a.anew()}gt()?.
removeItem(ko);let o=e.ask?.matches(":focus-within");Ts();let i=o&&n?.querySelector("button, input, select, textarea, [t\
abindex='0']");i instanceof HTMLElement&&i.focus({preventScroll:!0})}function Zt(t,e,n=!1){let s=xo(),r=()=>`${yo}${location.
pathname} ${e()}`,o=()=>n?Tl(vn(),_s+e()):Tl(gt(),r()),i={root:t,give:null,anew:()=>{}},a=()=>{gt()?.removeItem(r()),n&&
vn()?.removeItem(_s+e())},l=()=>s.free||s.own.has(r());return s.holders.add(i),s.sizes.observe(t),{look:(c,u=()=>{})=>{let d=o();
return i.anew=u,i.give=d&&!l()?()=>c(d):null,d&&l()&&c(d),Ts(),i.give!==null},keep:c=>{s.ask&&wo(!1),s.own.add(r()),El(gt(),
r(),n?"":c),n&&El(vn(),_s+e(),c)},forget:a,stop:()=>{s.holders.delete(i),s.sizes.unobserve(t),Ts()}}}var _p=2e4,Tp=500;function Ll(){let[t,e]=ne(()=>Ss(new Date));return J(()=>{let n=0,s=()=>{let r=new Date;e(Ss(r)),clearTimeout(
n),n=window.setTimeout(s,yl(r)+Tp)};return s(),document.addEventListener("visibilitychange",s),()=>{clearTimeout(n),document.
removeEventListener("visibilitychange",s)}},[]),t}function Al(t,e){let[n,s]=ne({}),[r,o]=ne(!1),i=Y(null);return J(()=>{
e.current=m("div.day-in"),t.current?.append(e.current);let l=Zt(e.current,()=>"days",!0);return i.current=l,o(l.look(u=>{
s(kl(u)),o(!1)},()=>{s({}),o(!1)})),l.stop},[]),{days:n,waits:r,keep:l=>{s(l),i.current?.keep(xl(l))}}}function Ol(t,e){
let[n,s]=ne({}),r=e.slice(5),o=n[r];J(()=>{let u=d=>{d.kind==="daily"&&s(p=>({...p,[d.date]:d}))};return t.on("msg:custo\
m",u),()=>t.off("msg:custom",u)},[]);let i=()=>t.send({kind:"daily",date:r});J(()=>{if(o?.positions[r])return;o===void 0&&
i();let u=setTimeout(()=>s(d=>({[r]:null,...d})),_p);return()=>clearTimeout(u)},[r,o===void 0]);let a=o?.positions[r],l=Y(
null);l.current?.position!==a&&(l.current=o&&a?{position:a,pool:o.pool,boards:o.boards[a.game]??{}}:null);let c=()=>{s(({
[r]:u,...d})=>d)};return{shown:l.current,failed:o===null||o!==void 0&&!a,again:c}}function Es(t,e){let{zones:n,board:s,sheet:r,...o}=t,i=a=>a==null?void 0:e[a];return{...o,zones:n.map(a=>e[a]),board:i(s)??
"",sheet:i(r)}}var Ls=class{constructor(e,n){this.resting=0;this.model=e,this.pages=new Map(Object.entries(e.get("pages")??
{})),this.asked=new Map,this.hear=s=>{s.kind==="page"&&(this.pages.set(`${s.watcher}.${s.page}`,s),n())},e.on("msg:custo\
m",this.hear)}get watcher(){return this.model.get("watcher")}get few(){return this.model.get("frames")[this.watcher]??[]}get length(){
return this.model.get("count")||this.few.length}scene(e){let n=Math.max(0,Math.min(e,this.length-1));if(!this.model.get(
"count"))return this.few[n]?Es(this.few[n],this.model.get("pool")):null;let s=this.model.get("size"),r=Math.floor(n/s),o=this.
page(r);return o?(this.fetchRest(r),Es(o.frames[n-r*s],o.pool)):null}page(e,n=this.watcher){let s=`${n}.${e}`,r=this.pages.
get(s);return!r&&performance.now()-(this.asked.get(s)??-1/0)>8e3&&(this.asked.set(s,performance.now()),this.model.send({
kind:"page",watcher:n,page:e})),r}fetchRest(e){clearTimeout(this.resting);let n=Math.ceil(this.length/this.model.get("si\
ze")),s=Array.from({length:n},(a,l)=>(e+l)%n),r=n<=4?s:[e],o=s.map(a=>[a,this.watcher]);for(let[a]of this.model.get("eye\
s"))for(let l of r)o.push([l,a]);let i=o.find(([a,l])=>!this.pages.has(`${l}.${a}`));i&&(this.resting=setTimeout(()=>this.
page(...i),150))}marks(){let e=r=>r.mark??0;if(!this.model.get("count"))return this.few.map(e);let n=this.model.get("siz\
e"),s=Array.from({length:this.length},()=>0);for(let r=0;r*n<s.length;r++)(this.pages.get(`${this.watcher}.${r}`)?.frames??
[]).forEach((o,i)=>{s[r*n+i]=e(o)});return s}stop(){clearTimeout(this.resting),this.model.off("msg:custom",this.hear)}};var Ie=(t,e)=>Math.max(12,Math.min(t,e/1.4));var Ep=[[/[ilj.,:;'|!tf\s()]/,.3],[/[mwMW@%]/,.88],[/[A-Z]/,.7],[/[\u0300-\u036f]/,0],[/[\u0250-\uffff]/,1]],Lp=["012345\
6789","of 100 hands, as the quick brown fox jumps over it"],$n,Ul=t=>{let e=0;for(let n of t)e+=Ep.find(([s])=>s.test(n))?.[1]??
.57;return e};function Ap(){if($n!=null)return $n;let t=typeof document=="object"&&document.querySelector(".uw"),e=t&&document.
createElement("canvas").getContext("2d");if(!t||!e)return 1;let n=getComputedStyle(t).getPropertyValue("--sans"),s=[400,
700].flatMap(r=>(e.font=`${r} 100px ${n}`,Lp.map(o=>e.measureText(o).width/(r>400?100*1.06:100)/Ul(o))));return $n=Math.
max(1,...s),document.fonts.addEventListener("loadingdone",()=>$n=void 0,{once:!0}),$n}var I=(t,e)=>Ul(t)*e*Ap(),Op=12;function fe(t,e,n,s=1){
let r=I(t,s),o=Math.max(Math.min(e,Op),Math.min(e,n/Math.max(r,.01)));if(r*o<=n+.01)return{lines:[t],size:o};let i=c=>I(
c,o*s)<=n,a=[""],l=()=>a[a.length-1];for(let c of t.split(" "))if(l()!==""&&i(`${l()} ${c}`))a[a.length-1]+=` ${c}`;else{
l()!==""&&a.push("");for(let u of c)l()!==""&&!i(l()+u)&&a.push(""),a[a.length-1]+=u}return{lines:a,size:o}}function Yt(t,e,{
w:n,ideal:s,tight:r=.5,least:o=n,floor:i=0}){if(t<=1)return{w:Math.min(n,Math.max(e,12)),step:s,cols:1,rows:1};let a=p=>Math.
max(r*p,i),l=(p,h)=>Math.min(s,(e-p)/Math.max(h-1,1));for(let p of[n,Math.max(o,Math.min(n,e/(1+r*(t-1))))])if(l(p,t)>=a(
p)-.01)return{w:p,step:l(p,t),cols:t,rows:1};let c=Math.max(1,Math.floor((e-o)/a(o))+1),u=Math.ceil(t/c),d=Math.ceil(t/u);
return{w:o,step:l(o,d),cols:d,rows:u}}function Pl(t){let e=[...t].sort((s,r)=>s.seat-r.seat),n=Math.max(0,e.findIndex(s=>s.
me));return[...e.slice(n),...e.slice(0,n)]}function Rl(t){if(t<2)return{left:0,top:t,right:0};let e=Math.floor((t+1)/3);
return{left:e,top:t-2*e,right:e}}var zt=10;function Up(t,e,n,s){if(e&&n>=e*46)return Math.min(e,Math.max(t,1));if(!t)return 1;let r=Math.max(1,Math.floor(
(n+zt)/(s+zt)));return Math.ceil(t/Math.ceil(t/r))}function Mn(t,e,n,s,r,o){let i=t.text(`${e.id}.label`,e.label,n,s+10,
{room:r}),a=Up(e.cells.length||1,e.columns??0,r,o?58:50),l=Math.min(o?66:60,(r-zt*(a-1))/a),c=l+zt,u=t.extras.acting?8:0,
d=s+22+i;return e.cells.forEach((p,h)=>{let f=n+h%a*c,b=d+Math.floor(h/a)*(l*1.4+zt+u);"key"in p?t.card(p,f,b,l,{role:"g\
rid",own:!0}):(t.add("pile",`${e.id}.${h}`,f,b,{w:l,under:0,empty:!0}),p.seat!=null&&t.add("mark",`${e.id}.${h}`,f+l/2-9,
b+l*.7-9,{seat:p.seat,size:18,quiet:!0}))}),d-s+Math.ceil(e.cells.length/a)*(l*1.4+zt+u)+10}function Sn(t,e,n,s,r){let o=e.
values.length,i=Math.min(56,(r-10*(o-1))/o),a=o*i+(o-1)*10;return t.add("dice",e.id,n,s,{w:a,size:i,values:e.values,thrown:e.
thrown??0,lit:e.lit??[],label:e.label,move:e.move??"",off:t.extras.acting?e.off??"":"",plays:t.extras.acting&&!!e.move,picks:[]}),
i+14}function vo(t,e,n,s,r){let o=s+12;o+=t.text(`${e.id}.label`,e.label,n,o,{room:r})+10;for(let[i,{words:a,note:l,box:c}]of e.
rows.entries()){let u=c?30:0,d={size:14,bold:!0,quiet:c==="open",room:r-u};c&&t.add("box",`${e.id}.${i}`,n,o+3,{box:c,size:20}),
o+=14+t.text(`${e.id}.${i}.words`,a,n+u,o+12,d),l&&(o+=15+t.text(`${e.id}.${i}.note`,l,n+u,o+13,{room:r-u})),o+=7}return o-
s+6}function Hl(t,e,n,s){e.rows.filter(({box:r})=>r).forEach(({box:r},o)=>{t.add("box",`${e.id}.${o}`,n+30*o,s,{box:r,size:24})})}
function _n(t,e,n,s,r,o,i){let a=t.extras.boards?.[e.board];if(!a)throw new Error(`The board "${e.board}" must be sent b\
efore its tokens.`);let l=i==null?Math.min(o,r*a.height/a.width):o;return t.add("board",e.id,n,s,{w:r,h:l,k:Math.min(r/a.
width,l/a.height),board:a,zone:e,heat:t.extras.heat??{},clear:!!t.extras.clear,acting:!!t.extras.acting,spots:t.extras.spots??
{},lit:t.extras.lit??{},clearance:i??0}),l+14}var Nl=390,Os=620,Tn=196,Cl=58,$o=38,Mo=50,As=t=>t.cards.some(e=>e.move||e.picks?.length),Dl=t=>[...t.cards,...(t.before??
[]).flatMap(e=>"top"in e&&e.top||[])];function Bl(t,e,n,s,r){let o=n,i=0;for(let a of e){let l=Math.min(r-(o-n),a.values.
length*Cl);i=Math.max(i,Sn(t,a,o,s,l)),o+=l+8}return i}function Il(t,e,n,s,r,o,i){let l=(r-16*(o-1))/o,c=s;for(let u=0;u<
e.length;u+=o){let d=e.slice(u,u+o),p=(h,f)=>i?Pp(t,h,n+f*(l+16),c,l):t.other(h,n+f*(l+16),c,l,!1);c+=(i?10:18)+Math.max(
...d.map(p))}return c-s}function Pp(t,e,n,s,r){let o=Dl(e),i=o.length?$o*(1+.4*(o.length-1))+12:0,a=t.head(e,n,s,r-i,28),
[l]=e.counters??[],c={w:$o,ideal:$o*.4,tight:.3};if(t.cards(o,n+r-i,s,i,c,{role:"seat"}),!l)return 34+a;let u=Math.max(l.
full??0,l.value),d=l.art==="agents"?24*u:0;d&&t.add("agents",`${e.id}.0`,n,s+36+a,{count:l.value,full:u,size:18});let p={
value:l.value,label:l.label??"",high:18,room:r-i-d};return t.add("counter",`${e.id}.0`,n+d+6,s+36+a,p),58+a}function Fl(t,e,n,s,r){
return e.stacks.forEach((o,i)=>t.stack(o,n+i*r/2,s,50)),e.stacks.length?116:0}function Wl(t,e,n,s,r){let{seats:o,boards:i,
fans:a,grids:l,dice:c,notes:u}=e,d=24,[p,...h]=o,f=n-d-Tn,b=f-2*d,g=14,w=14;for(let y of i)g+=_n(t,y,d,g,b,r);w+=Bl(t,c,
f,w,Tn);for(let y of u)w+=vo(t,y,f,w,Tn)+8;p&&!As(p)&&(w+=t.other(p,f,w+4,Tn,!0)+20),w+=Fl(t,e,f,w+4,Tn);for(let y of l)
g+=Mn(t,y,d,g,b,!0);return h.length&&(g+=Il(t,h,d,g+6,b,Math.min(h.length,3),!0)),g=Math.max(g,w),a.length&&(g+=t.fans(a,
d,g,n-2*d,!0)),p&&As(p)&&(g+=t.own(p,d,g+6,n-2*d,176)),{y:g,middle:{x:d+b/2,y:240,r:40}}}function ql(t,{seats:e,boards:n,
stacks:s,dice:r,notes:o},i,a,l){let d=i-48,p=(a-20)/Math.max(1,e.length);for(let f of n)l?_n(t,f,0,0,a,d,Mo):_n(t,f,0,Mo,
a,d-Mo,0);let h=10;for(let f of r)Sn(t,f,h,8,f.values.length*36),h+=f.values.length*36+6;for(let f of o)Hl(t,f,l?10:h+6,
l?d-34:14);for(let[f,{top:b}]of s.entries())b&&t.card(b,10+f*44,d-66,38,{role:"stack"});return e.forEach((f,b)=>{Rp(t,{...f,
cards:Dl(f)},10+b*p,d+10,p-4)}),{y:i-18,middle:{x:a/2,y:d/2,r:40}}}function Rp(t,e,n,s,r){let o=e.cards.length?24+9*(e.cards.
length-1):0,i=r-24-o;t.add("mark",e.id,n,s+2,{seat:e.seat,size:20,active:!!e.active}),t.text(`${e.id}.name`,fe(e.name,13,
i).lines[0],n+25,s+9,{size:13,bold:!0,quiet:!1,room:i});let a=(e.counters??[]).map(({value:c,label:u})=>`${c} ${u}`)[0]??
e.note??"";t.text(`${e.id}.note`,fe(a,12,i).lines[0],n+25,s+24,{size:12,room:i});let l={w:22,ideal:9,tight:.3,least:22};
t.cards(e.cards,n+r-o-2,s-1,o,l,{role:"seat"})}function jl(t,e,n){let{seats:s,boards:r,fans:o,grids:i,dice:a,notes:l}=e,
c=14,u=n-2*c,[d,...p]=s,h=10;for(let g of r)h+=_n(t,g,c,h,u,440);let f=a.length?Math.min(150,a.reduce((g,{values:w})=>g+
w.length*Cl+8,0)):0,b=Bl(t,a,c,h,f);if(b+=Fl(t,e,c,h+b,Math.max(f,130)),d&&!As(d)){let g=f?c+f+16:c;b=Math.max(b,t.other(
d,g,h,c+u-g,!1))}h+=b+12;for(let g of l)h+=vo(t,g,c,h,u)+8;for(let g of i)h+=Mn(t,g,c,h,u,!1);return o.length&&(h+=t.fans(
o,c,h,u,!1)),p.length&&(h+=Il(t,p,c,h+4,u,Math.min(p.length,3),!1)),d&&As(d)&&(h+=t.own(d,c,h,u,0)),{y:h,middle:{x:n/2,y:200,
r:40}}}var Kl=t=>[[0,0],[1,0],[1,1]].slice(0,t),Hp=20,Np=60,Zl=({extras:t})=>t.acting?t.call?32:14:0;function Yl(t){let e=(t.before??
[]).filter(({kind:n})=>n==="stack");return{beside:e.slice(0,-1),space:e.at(-1)}}function Vl(t,e,n,s,r,o,i){let{beside:a,
space:l}=Yl(e),c=o?n+i+28:n,u=r-i-28,d=t.head(e,c,s,u,30),p=c;for(let h of a)t.stack(h,p,s+46+d,46,110),p+=118;if(!e.me){
let h={w:38,ideal:22,tight:.05};t.cards(e.cards,p,s+46+d,c+u-p,h,{role:"seat"})}l&&t.stack(l,o?n:n+r-i,s,i,i+40)}function zl(t,{
seats:[e,...n],ring:s,stacks:r},o,i){let l=92*1.4+32,c=o/2-i-24,u=o/2+24,d=28,p=d+l+74,h=n.length===1;n.forEach((y,M)=>{
let[$,T]=Kl(n.length)[M];Vl(t,y,$?u:i,T?p:d,c,!!$,92)}),e&&Vl(t,{...e,me:!0},i,p,c,!1,92);let f={x:h?u+c/2:o/2,y:h?d+44:
d+l+32,r:40};s&&t.add("ring",s.id,f.x,f.y,{ring:s,r:f.r});let b=h?92:46,g=h?f.x-r.length*(b+40)/2+20:f.x+90;r.forEach((y,M)=>t.
stack(y,g+M*(b+40),h?d+120:f.y-44,b,b+40));let w=p+l+4;if(e){let y=t.extras.call??0,M=Zl(t),$=e.cards.some(k=>k.face);y&&
(t.call=w),w+=(y?y+20:0)+M;let T={w:$?88:62,ideal:$?106:44,tight:.5,least:60,floor:20};w+=t.cards(e.cards,i,w,o-2*i,T,{own:!0,
role:"hand"})}return{y:w,middle:f}}function Gl(t,e,n,s,r){let{beside:o,space:i}=Yl(e),a=46,l=r-a-34;t.add("mark",e.id,n,
s+2,{seat:e.seat,size:20,active:!!e.active}),t.text(`${e.id}.name`,e.name,n+26,s+11,{size:13,bold:!0,quiet:!1,room:l}),t.
text(`${e.id}.note`,fe(e.alert||e.note,12,l).lines[0],n+26,s+25,{size:12,quiet:!e.active,room:l});let c=n;for(let u of o){
if(u.top){let d={...u.top,move:u.move||u.top.move,off:u.off||u.top.off};t.card(d,c,s+36,26,{role:"stack",recall:u.recall})}else
t.add("pile",u.id,c,s+36,{w:26,under:0,empty:!0});t.text(`${u.id}.count`,String(u.count),c+32,s+58,{size:14,bold:!0,quiet:!1}),
c+=58}if(!e.me){let u={w:22,ideal:10,tight:.05};t.cards(e.cards,c,s+38,n+r-a-8-c,u,{role:"seat"})}i&&Jl(t,i,n+r-a,s,a)}function Jl(t,e,n,s,r){
e.top?t.card(e.top,n,s+2,r,{role:"space",recall:e.recall}):t.add("pile",e.id,n,s+2,{w:r,under:0,empty:!0});let o=[e.count>
1?e.count:"",e.label].filter(Boolean).join(" "),i=fe(o,12,r+14).lines.length<2;t.text(`${e.id}.label`,o,i?n+r/2:n+r+6,s+
r*1.4+17,{size:12,anchor:i?"middle":"end",room:i?r+14:3*r})}function Xl(t,{seats:[e,...n],ring:s,stacks:r},o,i){let l=i/
2-10-10,c=i/2+10,u=88,d=n.length===1;n.forEach((y,M)=>{let[$,T]=Kl(n.length)[M];Gl(t,y,$?c:10,6+T*u,l)}),e&&Gl(t,{...e,me:!0},
10,6+u,l),r.slice(0,3).forEach((y,M)=>{d&&Jl(t,y,c+20+M*66,50,46)});let p=t.extras.call??0,h=Zl(t),f=6+2*u+6+h;p&&(t.call=
f-h);let b=f+(p?p+8:0),g=Math.max(Hp,Ie(78,o-b-8));e&&t.cards(e.cards,10,b,i-130,{w:g,ideal:g*1.12,tight:.36,least:g},{own:!0,
role:"hand"});let w={x:i-66,y:b+24,r:34};return s&&o-b<Np?(t.add("ring",s.id,w.x,o-18,{ring:{...s,value:"",note:""},r:w.
r}),t.text(`${s.id}.note`,`${s.value??""} ${s.note??""}`,i-10,o-14,{size:14,anchor:"end",room:170})):s&&(t.add("ring",s.
id,w.x,w.y,{ring:{...s,note:""},r:w.r}),t.text(`${s.id}.note`,s.note??"",w.x,w.y+30,{size:12,anchor:"middle",room:126})),
{y:Math.max(o-8,e?b+g*1.4:0),middle:w}}var bt=390,De=700,Re=10,_o=t=>t.zones.every(e=>["seat","ring","fan","stack","tray","kinds"].includes(e.kind)&&(t.table===
"corners"||!(e.kind==="seat"&&(e.before?.length??0)>0)));function To(t,e,n,s,r,o,i=!1){let a=e.alert||(e.counters??[]).map(
({value:h,label:f})=>`${h} ${f}`)[0]||e.note;t.add("mark",e.id,n,s,{seat:e.seat,size:20,active:!!e.active});let l=n+26,c=r-
26,u=i?fe(e.name,13,c-28,1.06):{lines:[e.name],size:13};if(t.text(`${e.id}.name`,u.lines[0],l,s+9,{size:u.size,bold:!0,quiet:!1,
room:c}),t.text(`${e.id}.note`,fe(a??"",12,c).lines[0],l,s+(i?24:22),{size:12,tone:e.alert?"lit":"",room:c}),i){let h=l+
I(u.lines[0],u.size)*1.06+8;t.cards(e.cards,h,s-2,20,{w:11,ideal:2,tight:.02},{role:"seat"})}if(!o)return;let d=e.cards.
some(h=>h.face||h.key in(t.extras.dealt??{})),p={w:o,ideal:o*.72,tight:d?.5:.06,least:d?o*.8:o};t.cards(e.cards,n,s+30,r-
6,p,{role:"seat",pitch:.5})}function Ps(t,e,n,s,r,o=bt){let i=!!t.extras.acting,a=e.cards.length>(o-r)/60,l=a?Re:r,c=n+(a?
30:0)+(i?12:0),u=Ie(78,s-c-(i?6:0));To(t,{...e,cards:[]},Re,a?n:(n+s)/2-14,a?o:r-Re-6,0);let d={w:u,ideal:u*1.12,tight:.36,
least:Math.min(u,44),floor:24};t.cards(e.cards,l,c,o-l-Re,d,{own:!0,role:"hand",pitch:.7})}function Us(t,e,n,s,r,o){t.text(
`${e}.count`,n,r,o,{size:20,bold:!0,quiet:!1});let[i,a]=fe(s,12,58).lines;t.text(`${e}.label`,i,r,o+15,{size:12,room:58}),
a&&t.text(`${e}.more`,a,r,o+28,{size:12,room:58})}function Cp(t,{seats:[e,...n],ring:s,fans:r,stacks:o,trays:i},a,l){let c=(l-
bt)/(De-bt),u=s?132+116*c:Re,d=[...i,...o].length?66:0,p=l-Re-d,[h,f,b]=t.extras.acting?[70,76,42]:[68,74,45],g=b+20*c,w=g<
56?0:1.085*g+31,y={x:h+54*c,y:Math.max(f+26*c,w),r:g};s&&t.add("ring",s.id,y.x,y.y,{ring:s,r:y.r});let M=Math.max(1,Math.
min(n.length,3)),$=Math.ceil(n.length/M),T=(p-u)/M;n.forEach((L,S)=>{let _=$>1?0:n.length>2?26:34;To(t,L,u+S%M*T,8+Math.
floor(S/M)*36,T,_,!_)}),i.forEach(L=>Us(t,L.id,String(L.count),L.label,p+8,22)),o.forEach((L,S)=>{let _=76+S*52;Us(t,L.id,
String(L.count),L.label,p+8,_),L.top&&t.card(L.top,p+36,_-15,15,{role:"stack",recall:L.recall})});let k=96,E=a-(t.extras.
editing?108:t.extras.acting?132:88);for(let L of r){let S=Ie(a>320&&L.cards.length<7?60:44,E-k-34),_={w:S,ideal:S*.74,tight:.3,
least:S,floor:15},O=p-u,H=Math.min(_.ideal,(O-S)/Math.max(L.cards.length-1,1)),N=H<22;L.cards.forEach((F,Q)=>{let V=Q===
L.cards.length-1,C=u+Q*H;t.card(F,C,k+20,S,{seen:V?S:Math.min(S,H),role:"fan"}),(V||!N||(L.cards.length-1-Q)%2===0)&&t.text(
`${F.key}.above`,F.above??"",C+1,k+14,{size:V?14:12,bold:V,quiet:!V}),F.under!=null&&(V||!N)&&t.add("mark",`${F.key}.und\
er`,C+2,k+24+S*1.4,{seat:F.under,size:14,quiet:!V})}),L.cards.length||t.add("pile",L.id,u,k+20,{w:S,under:0,empty:!0})}return e&&
Ps(t,e,E+4,a-8,u,l),{y:a-18,middle:y}}function Dp(t,{seats:[e,...n],ring:s,stacks:r,trays:o},i,a){let l=Math.max(1,Math.
min(n.length,5)),c=Math.ceil(n.length/l),u=(a-2*Re)/l,d=c>1?34:56;n.forEach((M,$)=>{let T=Re+$%l*u,k=8+Math.floor($/l)*d;
To(t,M,T,k,u,c>1?0:18,c>1)});let p=8+c*d,h=t.extras.acting?i-136:i-110,f=Math.min(58,(h-p)/2-14),b={x:a/2,y:(p+h)/2-12,r:f};
s&&t.add("ring",s.id,b.x,b.y,{ring:{...s,note:""},r:f});let g=Math.min(44,f*.74),w=10,y=b.x-(r.length*g+(r.length-1)*w)/
2;return r.forEach((M,$)=>{let T=y+$*(g+w),k=b.y-g*.7;M.top?t.card({...M.top,move:M.move||M.top.move,off:M.off||M.top.off},
T,k,g,{role:"stack"}):t.add("pile",M.id,T,k,{w:g,under:0,empty:!0}),Us(t,M.id,String(M.count),M.label,$?a-74:Re,b.y)}),o.
forEach(M=>Us(t,M.id,String(M.count),M.label,a-74,b.y+40)),e&&Ps(t,e,h+2,i-8,96,a),{y:i-18,middle:b}}var Ql=(t,e,n,s,r)=>(s?
Dp:Cp)(t,e,n,r);var ec=t=>(t.table??"long")==="long"&&t.zones.every(e=>["seat","grid","stack"].includes(e.kind));function Bp(t,e){let n=e.
map(({key:i})=>`lit:${i}`),s=t.over.filter(({key:i})=>n.includes(i)),[r,o]=[s[0],s[s.length-1]];s.length<2||s.length<e.length||
s.some(({tab:i})=>i!==r.tab)||(t.over=t.over.filter(i=>!s.includes(i)),t.over.push({...r,w:o.x+o.w-r.x}))}function Eo(t,e,n,s,r,o){
let i=e.cards.filter(E=>!E.face&&!(E.key in(t.extras.dealt??{}))),a=[...e.cards.filter(E=>!i.includes(E)),...(e.before??
[]).flatMap(E=>"cards"in E?E.cards:[])],l=o>40,c=l?26:18,u=l?Math.min(o,r/7.5):18,d=l?u*.26:6,p=i.length?u+d*(i.length-1):
0,h=n+c+(l?9:5),f=r-(h-n)-(l?8:p+12),b=l?f:r-8,g=(e.counters??[]).map(({value:E,label:L})=>`${E} ${L}`)[0]??"",w=l?[e.note,
g].filter(Boolean).join(", "):e.note||g;t.add("mark",e.id,n,s,{seat:e.seat,size:c,active:!!e.active});let y=fe(e.name,l?
15:13,f),M=fe(w,l?13:12,b);t.text(`${e.id}.name`,y.lines[0],h,s+(l?11:13),{size:y.size,bold:!0,quiet:!1,room:f}),t.text(
`${e.id}.note`,M.lines[0],l?h:n,s+(l?28:31),{size:M.size,room:b});let $={w:u,ideal:d,tight:.05};t.cards(i,l?n:n+r-p-8,l?
s+38:s-1,p+1,$,{role:"seat"}),Bp(t,i);let T=l&&p?n+p+12:n,k={w:o,ideal:o+3,tight:.3,least:o,floor:12};t.cards(a,T,s+(l?38:
36),n+r-8-T,k,{role:"seat",pitch:.5})}function Ip(t,e,n,s,r){let o=e.cells.flatMap(b=>"key"in b?[b]:[]),i=Lo(n),a=o.length>
6?2:1,l=Math.max(Math.ceil(o.length/a),1),c=n>De?10:5,u=t.extras.acting?8:0,d=(n-2*i-c*(l-1))/l,p=Ie(Math.min(n>De?70:50,
d),(r-s)/a-c-u),h=Math.min(d+c,p*1.3),f=(n-h*(l-1)-p)/2;o.forEach((b,g)=>{let w=f+g%l*h,y=s+Math.floor(g/l)*(p*1.4+c+u);
t.card(b,w,y,p,{role:"grid",own:!0})})}function Fp(t,e,n,s,r,o){let i=r*.7;(e.round??[]).forEach(({seat:l,words:c,now:u},d)=>{
let p=s+d*r,h=i>20?14:12;t.add("mark",`${e.id}.${d}`,n,p,{seat:l,size:i,active:u,quiet:!u}),t.text(`${e.id}.${d}`,c,n+i+
8,p+i/2+h*.35,{size:h,bold:u,quiet:!u,room:o-i-8})})}function Wp(t,e,n,s,r){let o=n>De,i=e.filter(g=>g.top||g.count||g.round?.
length),a=Ie(o?92:56,r-s-(o?60:24)),l=o?56:18,[c,u]=o?[186,240]:[148,190],d=Math.max(0,...i.flatMap(g=>(g.round??[]).map(
w=>I(w.words,1.06)))),p=Math.max(c,Math.min(u,(o?14:12)*d+(o?56:40))),h=i.reduce((g,w)=>g+a+(w.round?.length?p:0),l*(i.length-
1)),f=s+(r-s-a*1.4-22)*(o?.42:.3),b=(n-h)/2;for(let g of i){g.top?t.card(g.top,b,f,a,{role:"stack",recall:g.recall}):t.add(
"pile",g.id,b,f,{w:a,under:0,empty:!0});let w=g.round??[],y=o?14:12,M=f+a*1.4+(o?24:17);if(w.length){let $=Math.min(o?36:
25,(a*1.4+6)/w.length);Fp(t,g,b+a+(o?20:10),f,$,p-(o?20:10)),t.text(`${g.id}.label`,g.label,b,M,{size:y,room:a+p-10})}else{
let $=o?20:16,T=I(String(g.count),$)*1.06+5,k=o?b:b+Math.min(0,(a-T-I(g.label,y))/2);t.text(`${g.id}.count`,String(g.count),
k,M,{size:$,bold:!0,quiet:!1}),t.text(`${g.id}.label`,g.label,k+T,M,{size:y})}b+=a+(w.length?p:0)+l}}function qp(t,e,n,s,r){
let o=n>De,i=Lo(n),a=Math.min((r-s)/Math.max(e.length,1),o?150:96),l=o?0:24,c=Ie(o?84:46,a-l-(o?16:8)),u=o?166:i;e.forEach(
(d,p)=>{let h=s+p*a;if(o){let b=t.head(d,i,h,u-i-12);t.counters(d,i+4,h+42+b,u-i-16,!0)}else{let b=(d.counters??[]).map(
({value:y,label:M})=>`${y} ${M}`),g=i+24+I(d.name,13)*1.06+8;t.add("mark",d.id,i,h,{seat:d.seat,size:18,active:!!d.active}),
t.text(`${d.id}.name`,d.name,i+24,h+13,{size:13,bold:!0,quiet:!1});let w=fe([d.note,...b].filter(Boolean).join(", "),12,
n-i-g);t.text(`${d.id}.note`,w.lines[0],g,h+13,{size:w.size,room:n-i-g})}let f={w:c,ideal:c*1.12,tight:.3,least:c,floor:20};
t.cards(d.cards,u,h+l,n-i-u,f,{role:"seat"})})}function tc(t,e,n,s){let r=e.cards.find(i=>i.above),o=r&&t.things.find(({
kind:i,key:a})=>i==="card"&&a===r.key);!r?.above||!o||t.text(`${r.key}.over`,r.above,s??o.x,n,{size:s?12:14,bold:!0,quiet:!1,
tone:r.ghost?"lit":"",anchor:s?"end":"start",room:s?s-Re-34-I(e.name,13)*1.06:1/0})}var Lo=t=>t>De?28:Re;function Ao(t,e,n,s,r){
let i=n-166-28,a=t.extras.acting?18:0,l=Ie(84,r-s-a-14),c={w:l,ideal:l*1.12,tight:.3,least:l,floor:30},u=t.head(e,28,s+a,
126);t.counters(e,32,s+a+48+u,126,!1),t.cards(e.cards,166,s+a,i,c,{own:!0,role:"hand"}),tc(t,e,s-14)}function nc(t,{seats:[
e,...n],grids:s,stacks:r},o,i){let a=Lo(i),l=i>De,c=Math.max(n.length,1),u=(i-2*a+8)/c,d=l?22:8,p=l?c>1?46:60:c>2?26:32,
h=o-(t.extras.acting?l?150:126:l?132:100);!s.length&&!r.length&&n.every(g=>g.cards.every(w=>w.face))?qp(t,n,i,d,h-(l?30:
6)):n.forEach((g,w)=>{Eo(t,g,a+w*u,d,u,p)});let f=n.some(g=>g.before?.length||g.cards.some(w=>w.face)),b=d+(l?54+p*1.4:f?
46+p*1.4:44);for(let g of s)l&&t.text(`${g.id}.label`,g.label,a,b+8,{room:i-2*a}),Ip(t,g,i,b+(l?26:0),h-(l?24:4));return Wp(
t,r,i,b,h),e&&l?Ao(t,e,i,h,o):e&&(Ps(t,e,h,o-8,Re+92,i),tc(t,e,h+9,i-Re)),{y:o-18,middle:{x:i/2,y:(b+h)/2,r:40}}}var jp={mark:({size:t})=>({x:0,y:0,w:t,h:t}),pile:({w:t,empty:e})=>e&&{x:0,y:0,w:t,h:t*1.4},ring:({r:t})=>({x:-t,y:-t,w:2*
t,h:2*t}),dice:({w:t,size:e})=>({x:0,y:0,w:t,h:e}),box:({size:t})=>({x:0,y:0,w:t,h:t})},Rs=class{constructor(e){this.call=
0;this.things=[];this.over=[];this.extras=e}add(e,n,s,r,o={}){this.things.push({kind:e,key:`${e}:${n}`,x:s,y:r,...o});let i=this.
extras.lit?.[n],a=jp[e]?.(o);i!=null&&a&&this.over.push({kind:"lit",key:`lit:${n}`,x:s+a.x,y:r+a.y,w:a.w,h:a.h,tab:i,role:e})}text(e,n,s,r,{
size:o=13,room:i=1/0,bold:a=!1,quiet:l=!0,anchor:c="start",tone:u=""}={}){if(!n)return 0;let{lines:d,size:p}=fe(n,o,i,a?
1.06:1);return this.add("text",e,s,r,{lines:d,size:p,bold:a,quiet:l,anchor:c,tone:u}),(d.length-1)*p*1.2}card(e,n,s,r,{seen:o=r,
own:i=!1,role:a="",recall:l=[]}={}){let{lit:c={},dealt:u={},acting:d=!1,under:p=!0,opens:h=""}=this.extras,f=u[e.key]??e.
face??null,b=d&&!!(e.move||e.picks?.length),g=!!e.lifted,w=a==="grid"?0:r<80?12:14,y=i&&(b||d&&e.ghost)?w+(g?r*(w?.24:.14):
0):0;this.things.push({kind:"card",key:e.key,x:n,y:s-y,w:r,face:f,label:e.label,origin:e.origin??"",role:a,dealt:e.key in
u,kin:!!e.kin,ghost:!!e.ghost,seen:o,plays:b,off:d?e.off??"":"",under:i&&b&&!g,up:g,move:e.move??"",picks:e.picks??[],recall:p?
l:[],opens:h===e.key&&!b&&!e.off}),e.key in c&&this.over.push({kind:"lit",key:`lit:${e.key}`,x:n,y:s-y,w:o,h:r*1.4,tab:c[e.
key],role:a})}cards(e,n,s,r,o,{own:i=!1,role:a="",pitch:l=1.4,centre:c=!1}={}){if(!e.length)return 0;let{w:u,step:d,cols:p,
rows:h}=Yt(e.length,r,o);return e.forEach((f,b)=>{let g=Math.floor(b/p),w=b%p,y=Math.min(p,e.length-g*p),M=c?n+(r-(d*(y-
1)+u))/2:n;this.card(f,M+w*d,s+g*l*u,u,{seen:w===y-1?u:Math.min(u,d),own:i,role:a})}),u*1.4+(h-1)*l*u}};var sc=t=>t.map(e=>({...e,art:""})),wt=class extends Rs{head(e,n,s,r,o=30){let i=[e.note,e.team].filter(Boolean).join(",\
 "),a=o<30?8:12,l=n+o+a,c=r-o-a;this.add("mark",e.id,n,s,{seat:e.seat,size:o,active:!!e.active});let u=e.alert||i,d=s+o*
(u?.43:.66),p=this.text(`${e.id}.name`,e.name,l,d,{size:15,bold:!0,quiet:!1,room:c}),h=this.text(`${e.id}.note`,u,l,s+o+
p,{room:c,bold:!!(e.active||e.alert),quiet:!e.active,tone:e.alert?"lit":""});return p+h}counters(e,n,s,r,o){let i=s;for(let[
a,l]of(e.counters??[]).entries()){let c=o?18:22;if(this.add("counter",`${e.id}.${a}`,n,i,{value:l.value,label:l.label??"",
high:c,room:r}),i+=c+8,l.art==="chips"){let u=Math.max(1,Math.ceil(l.value/10)),d=o?2.5:3,p=o?1.2:1.4,h=Math.max(3,Math.
min(18,(r-2)/u-3)),f=10*(d+p)+3,b=Math.min(l.value,10)*(d+p)+(l.value>5?3:0);l.value&&this.add("chips",`${e.id}.${a}`,n,
i+b,{count:l.value,w:h,t:d,g:p,pitch:h+3}),i+=f}if(l.art==="agents"){let u=Math.max(l.full??0,l.value);this.add("agents",
`${e.id}.${a}`,n,i,{count:l.value,full:u,size:18}),i+=26}}return i-s}other(e,n,s,r,o){let i=e.cards??[],a=e.counters??[],
l=!o||r<150,c=this.head(e,n,s,r,l?26:30),u=a.length&&r>=150,d=i.some(k=>k.face||k.key in(this.extras.dealt??{})),p=l?38:
48,h=Math.min(u?r-74:r,d?1/0:p*3.4),f={w:p,ideal:p*(d?.72:.7),tight:d?.62:.05},b=s+(l?38:44)+c,g=this.cards(i,n,b,h,f,{role:"\
seat",pitch:.62});if(e.alert&&i.length){let{w:k,step:E,cols:L}=Yt(i.length,h,f);this.over.push({kind:"lit",key:`lit:${e.
id}`,x:n,y:b,w:k+(L-1)*E,h:g,tab:""})}let{w,step:y,cols:M}=Yt(i.length,h,f),$=i.length?w+(M-1)*y+14:0,T=u?Math.max(g,this.
counters(e,n+$,b+2,r-$,l)):g+(a.length?8+this.counters({...e,counters:sc(a)},n,b+g+8,r,!0):0);return b-s+T+this.before(e,
n,b+T+10,r,l)}stack(e,n,s,r,o=r+24){let i=e.top?{...e.top,move:e.move||e.top.move,off:e.off||e.top.off,label:e.top.label||
e.spoken}:null,a=e.count>1&&i&&!i.face?Math.min(3,e.count-1):0;if(this.add("pile",e.id,n,s,{w:r,under:a,empty:!i}),i&&this.
card(i,n,s,r,{role:"stack",recall:e.recall}),!i&&!e.count&&e.label&&r>=40){let{lines:c,size:u}=fe(e.label,13,r-2);if(c.length*
u*1.2<r*1.4-8){let d=s+(r*1.4-(c.length-1)*u*1.2)/2+u*.35;return this.add("text",`${e.id}.empty`,n+r/2,d,{lines:c,size:u,
quiet:!0,anchor:"middle",tone:""}),r*1.4}}let l=I(`${e.count} ${e.label}`,14)>o;return this.add("count",e.id,n,s+r*1.4+22,
{count:e.count,lines:l?fe(e.label,13,o).lines:[e.label],spoken:e.spoken,broken:l}),r*1.4+30+(l?17*fe(e.label,13,o).lines.
length:0)}tray(e,n,s,r){let o=Math.max(1,Math.ceil(Math.max(e.full,e.count)/10)),i=Math.min(27,(r-24)/o-4),a=r<120,l=i+(i>
20?7:4),c=a?3:5,u=a?1.4:2,d=o*l-(l-i)+24,p=10*(c+u)+3,h=22*String(e.count).length+4+I(e.label,13)>Math.max(d,r-8);return this.
add("tray",e.id,n+(r-d)/2,s,{wide:d,high:p,count:e.count,label:e.label,w:i,t:c,g:u,pitch:l,below:h,noted:I(e.label,13)}),
p+(h?62:44)}fans(e,n,s,r,o){let i=s,a=e.length>2?o?56:48:o?80:64;for(let l of e){this.text(`${l.id}.label`,l.label,n,i+10,
{room:r});let c={w:a,ideal:a*.59,tight:.39,least:Math.min(a,o?56:48),floor:20},{w:u,step:d,cols:p,rows:h}=Yt(l.cards.length,
r,c),f=l.cards.some(g=>g.above)?22:4,b=l.cards.some(g=>g.under!=null)?40:10;i+=20,l.cards.length||this.add("pile",l.id,n,
i+f,{w:u,under:0,empty:!0}),l.cards.forEach((g,w)=>{let y=Math.floor(w/p),M=w%p,$=w===l.cards.length-1,T=n+M*d,k=i+f+y*(f+
b+u*1.4);this.card(g,T,k,u,{seen:$||M===p-1?u:Math.min(u,d),role:"fan"}),this.text(`${g.key}.above`,g.above??"",T+2,k-8,
{size:$?16:14,bold:$,quiet:!$}),g.under!=null&&this.add("mark",`${g.key}.under`,T+4,k+u*1.4+10,{seat:g.under,size:Math.max(
15,Math.min(22,d*.76)),quiet:!$})}),i+=Math.max(h*(f+b+u*1.4),f+b+a*1.4)+8}return i-s}own(e,n,s,r,o){let i=this.extras.acting?
14:0,a=this.extras.call??0,l=this.before(e,n+o,s,r-o,!o),c=s+l+(a?a+20:0);return a&&(this.call=s+l),c-s+this.hand(e,n,c,
r,o,i)}before(e,n,s,r,o){let i=e.before??[];if(!i.length)return 0;let a=10,l=(r-a*(i.length-1))/i.length,c=Math.min(o?44:
58,l-6),u=0;return i.forEach((d,p)=>{let h=n+p*Math.min(l+a,d.kind==="fan"?1/0:c+40);if(d.kind==="fan"){let f=this.text(
`${d.id}.label`,d.label,h,s+10,{room:l}),b={w:c,ideal:c*.72,tight:.4};u=Math.max(u,18+f+this.cards(d.cards,h,s+18+f,l,b,
{role:"fan"}))}else u=Math.max(u,this.stack(d,h,s,c,Math.min(l,c+34)))}),u+16}hand(e,n,s,r,o,i){let a=o>0,l=e.cards.some(
g=>g.face),c=a?92:70,u=e.cards.length,d={w:l?c:c*.75,ideal:c*(l?a?1.22:1.06:.8),tight:.5,least:Math.min(c,64),floor:l?34:
20};if(a){let g=this.head(e,n,s,o-20),w=this.counters(e,n+4,s+48+g,o-20,!1)+48+g,y=this.cards(e.cards,n+o,s+i,r-o,d,{own:!0,
role:"hand",pitch:1.4+.36});return Math.max(w,y+i+16,l?c*1.4:0)}let p=l&&(u-1)*d.ideal+d.w<=r-112,h=this.head(e,n,s,p?110:
r-100,26);if(p){let g=this.counters(e,n+4,s+44+h,100,!0)+44+h,w=this.cards(e.cards,n+112,s+i,r-112,d,{own:!0,role:"hand"});
return Math.max(g,w+i+16)}let f=this.counters({...e,counters:sc(e.counters??[])},n+r-84,s+6,84,!0),b=s+Math.max(40+h,f+8)+
i;return b-s+this.cards(e.cards,n,b,r,d,{own:!0,role:"hand",pitch:1.4+.42,centre:!0})+16}};var Vp="var(--card-ink)";function Hs(t,e,n,s,r){let o=s*.46,i=c=>`a${o} ${o} 0 1 0 ${c*2*o} 0`,a=(c,u)=>`M${c-o} ${u}${i(
1)}${i(-1)}Z`,l={d:`M${e} ${n-s*1.1}L${e+s*.85} ${n}L${e} ${n+s*1.1}L${e-s*.85} ${n}Z`,h:`M${e} ${n+s}L${e-s*.95} ${n-s*
.12}A${s*.52} ${s*.52} 0 0 1 ${e} ${n-s*.52}A${s*.52} ${s*.52} 0 0 1 ${e+s*.95} ${n-s*.12}Z`,s:`M${e} ${n-s*1.05}L${e+s*
.95} ${n+s*.12}A${s*.5} ${s*.5} 0 0 1 ${e+s*.14} ${n+s*.5}L${e+s*.4} ${n+s}H${e-s*.4}L${e-s*.14} ${n+s*.5}A${s*.5} ${s*.5}\
 0 0 1 ${e-s*.95} ${n+s*.12}Z`,c:a(e,n-s*.52)+a(e-s*.54,n+s*.22)+a(e+s*.54,n+s*.22)+`M${e} ${n-s*.2}L${e+s*.4} ${n+s}H${e-
s*.4}Z`}[t];if(!l)throw new Error(`There is no suit "${t}".`);return v("path",{d:l,...r})}var rc={bell:{fill:"M50 6C70 6\
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
M24 34H76V50H59V84H41V50H24Z",wide:9}},oc=t=>t in rc;function ic(t,e,n,s,{colour:r="var(--accent-card)",ink:o=Vp}={}){let i=rc[t];
if(!i)throw new Error(`There is no symbol "${t}".`);let a=(l,c)=>l&&v("path",{d:l,fill:"none",style:`stroke:${c}`,"strok\
e-width":i.wide??8});return v("g",{transform:`translate(${e} ${n}) scale(${s/100})`},a(i.line,r),i.fill&&v("path",{d:i.fill,
"fill-rule":"evenodd",style:`fill:${r}`}),i.ink&&v("path",{d:i.ink,style:`fill:${o}`}),a(i.inkLine,o))}function Oo(t,e,n,s){if(t==="skip")return v("g",{fill:"currentColor"},Ae(`M${e-s} ${n+s*.5}A${s} ${s} 0 0 1 ${e+s*.78} ${n-
.1*s}`,"currentColor",s*.26),v("path",{d:`M${e+s*1.2} ${n+s*.62}L${e+s*.3} ${n+s*.2}L${e+s*1.16} ${n-s*.5}Z`}),D(e,n+s*.62,
s*.24));let r=o=>`M${e-o*s} ${n-o*s*.62}H${e+o*s*.2}V${n-o*s}L${e+o*s} ${n-o*s*.46}L${e+o*s*.2} ${n+o*s*.08}V${n-o*s*.3}\
H${e-o*s}Z`;return v("path",{d:r(1)+r(-1),fill:"currentColor"})}function Gp(t){let e=t*1.4,n=t*.08,s=(e-2*n)/17,r=t*.3,o="",
i="";for(let a=0;a<9;a++)o+=`M${n} ${n+2*a*s}h${t-2*n}v${s}h${2*n-t}z`;for(let a=-3;a<=3;a++){let l=2*a*s,c=Math.sqrt(Math.
max(0,r**2-(Math.abs(l)+s/2)**2));c&&(i+=`M${t/2+l-s/2} ${e/2-c}h${s}v${2*c}h${-s}z`)}return[R(0,0,t,e,{class:"paper",rx:t*
.085}),v("path.stripes",{d:o}),D(t/2,e/2,r+s*.9,{fill:"var(--card)"}),v("path.stripes",{d:i})]}function Kp(t,e){let n=e*
1.4,s=e*.085,r=t.rings??0,o=t.text??"",i=e*Math.min(.098,.78/Math.max(r,1)),a=e*.11,l=a+e*.026,c="";for(let d=1;d<r;d++)
c+=`M0 ${n-a-d*i}A${a+d*i} ${a+d*i} 0 0 1 ${a+d*i} ${n}`;let u=ft(o)?Math.min(e*.36,e*.76*100/$e(o,100)):0;return[R(0,0,
e,n,{class:"paper",rx:s}),r>0&&v("path",{d:`M0 ${n-l}A${l} ${l} 0 0 1 ${l} ${n}H${s}A${s} ${s} 0 0 1 0 ${n-s}Z`,fill:"va\
r(--accent-card)"}),c&&Ae(c,"var(--accent-card)",Math.min(e*.052,i*.55)),u?Oe(o,e*.12,e*.13,u,{colour:"var(--card-ink)"}):
v("text",{x:e*.1,y:e*.36,"font-size":Math.min(e*.3,e*1.5/Math.max(o.length,1)),"font-weight":700,fill:"var(--card-ink)"},
o),R(0,0,e,n,{class:"edge",rx:s})]}function Zp(t,e){let n=e*1.4,s=e*.085,r=t.colour==="wild",o=t.colour??"",i=r?"#fff":`\
var(--c-${o}-on)`,a=r?[["r",-1,-1],["g",1,-1],["y",-1,1],["b",1,1]].map(([p,h,f])=>rt(String(p),e*(.5+.23*Number(h)),n*.62+
e*.23*Number(f),e*.16,{fill:`var(--c-${p})`,stroke:"#fff","stroke-width":e*.018})):[.46,.31,.16].map(p=>rt(o,e*.62,n*.66,
e*p,{fill:"none",stroke:i,"stroke-opacity":.5,"stroke-width":e*.045})),l={draw2:"+2",draw4:"+4"}[t.glyph??""],c=l??(t.glyph?
"":t.text??""),u=c?Oe(c,e*.12,e*.13,e*(l?.34:.42),{gap:l?8:13}):r?v("text",{x:e*.11,y:e*.3,"font-size":Math.max(12.5,e*.22),
"font-weight":700,fill:i},e<46?"W":"Wild"):Oo(t.glyph??"",e*.31,e*.33,e*.19),d=t.letter||o.toUpperCase();return[R(0,0,e,
n,{rx:s,fill:r?"#17181C":`var(--c-${o})`}),v("svg",{width:e,height:n,style:"overflow:hidden"},a),v("g",{style:`color:${i}`},
u),!r&&v("text",{x:e*.12,y:n-e*.1,"font-size":Math.max(12.5,e*.205),"font-weight":700,fill:i},d),R(0,0,e,n,{rx:s,fill:"n\
one",stroke:"#fff","stroke-width":Math.max(2,e*.03)})]}function Yp(t,e){let n=e*1.4,s=t.suit??"",r=t.text??"",o=`var(--s\
uit-${s})`,i=Math.min(e*.3,e*.62*100/$e(r,100,6));return[R(0,0,e,n,{class:"paper",rx:e*.085}),Hs(s,e*.66,n*.69,e*.34,{style:`\
fill:${o}`,opacity:.16}),Hs(s,e*.66,n*.69,e*.2,{style:`fill:${o}`}),Oe(r,e*.1,e*.11,i,{colour:o,gap:r.length>1?6:13}),Hs(
s,e*.22,e*.6,Math.max(4,e*.125),{style:`fill:${o}`}),R(0,0,e,n,{class:"edge",rx:e*.085})]}function zp(t,e){let n=e*1.4,s=t.
text??"",r=Math.min(e*.2,e*.8/Math.max(I(s,1.06),.1)),o=s!==""&&r>=9,i=e*(o?.6:.7);return[R(0,0,e,n,{class:"paper",rx:e*
.085}),o&&v("text",{x:e*.1,y:e*.1+r*.9,"font-size":r,"font-weight":700,style:"fill:var(--card-ink)"},s),ic(t.glyph??"",(e-
i)/2,o?n*.36:(n-i)/2,i),R(0,0,e,n,{class:"edge",rx:e*.085})]}function Jp(t,e){return t.colour?Zp(t,e):t.suit?Yp(t,e):t.glyph&&
oc(t.glyph)?zp(t,e):Kp(t,e)}function Qe(t,e){let n=t?Jp(t,e):Gp(e);return v("g",{class:t?"front":"back"},n)}var Xp={0:[],
1:[[0,0]],2:[[-1,-1],[1,1]],3:[[-1,-1],[0,0],[1,1]],4:[[-1,-1],[1,-1],[-1,1],[1,1]],5:[[-1,-1],[1,-1],[0,0],[-1,1],[1,1]],
6:[[-1,-1],[1,-1],[-1,0],[1,0],[-1,1],[1,1]]},Ns=(t,e,n)=>[R(0,0,e,e,{rx:e*.14,style:`fill:var(--card);stroke:${n?"var(-\
-lit)":"var(--field)"}`,"stroke-width":n?5:1.5,opacity:t?1:.45}),Xp[t].map(([s,r])=>D(e*(.5+s*.26),e*(.5+r*.26),e*.09,{fill:"\
var(--card-ink)"}))];var Qp={draw2:"+2",draw4:"+4"},ef=["skip","reverse"],Cs=28;function Po(t){let e=t>=Cs;return{large:e,left:e?34:22,right:e?
44:24,tall:t*1.17,pitch:t*1.72+(e?4:1.5),gap:e?4:1.5}}var ac=({rows:t})=>Math.max(...t.map(({kinds:e})=>e.length));function Ds(t,e){
let{left:n,right:s,pitch:r,gap:o}=Po(e);return{w:n+ac(t)*(e+o)+s,h:t.rows.length*r}}function tf(t,e,n){let s=48;for(;s>12&&
(Ds(t,s).w>e||Ds(t,s).h>n);)s-=.2;return s}var lc=t=>[...t].reduce((e,n)=>e+Number(n),0);function cc(t,e){return t===2?R(
-e,-e,2*e,2*e,{style:"fill:var(--lit)"}):D(0,0,e,{style:t?"fill:none;stroke:var(--field-edge)":"fill:var(--on-field)","s\
troke-width":1.5})}var Ro=(t,e,n)=>v("g",{transform:`translate(${t} ${e})`},n);function nf(t,e,n){let{tall:s}=Po(n),r=t.
kinds[e],o=t.colour==="wild",i=o?"#fff":`var(--c-${t.colour}-on)`,a=Math.max(13,n*(o?.42:.54)),l=[t.unseen[e],t.held[e],
t.gone[e]].map(Number),c=Math.min(11,n/4+(n<Cs?2:1)),u=l.flatMap((p,h)=>Array(p).fill([0,2,1][h])),d=ef.includes(r)?v("g",
{style:`color:${i}`},Oo(r,n/2,s/2,n*.2)):v("text",{x:n/2,y:s/2+a*.36,"text-anchor":"middle","font-size":a,"font-weight":700,
style:`fill:${i}`},Qp[r]??r);return v("g",v("g",{opacity:l[0]?null:.4},R(0,0,n,s,{rx:3,style:`fill:${o?"#17181c":`var(--\
c-${t.colour})`};stroke:#fff`,"stroke-width":n<Cs?0:1.2}),d),u.map((p,h)=>Ro(n/2+(h-(u.length-1)/2)*c,s+n*.28,cc(p,n<Cs?
2.8:3.5))))}function sf(t,e,n,s){let r=n?[0,82,182]:[0,62,136];return["unseen","discarded",s].map((o,i)=>[Ro(t+r[i],e,cc(
i,4)),v("text.f2",{x:t+r[i]+9,y:e+4.5,"font-size":n?13:12},o)])}function Ho({zone:t,w:e,lit:n}){let{large:s,left:r,tall:o,
pitch:i,gap:a}=Po(e),l=ac(t),c=r+l*(e+a)+(s?6:2);return t.rows.map((d,p)=>{let h=p*i,f=d.kinds.length<l/2,b=w=>r+w*(e+a)*
(f?1.6:1),g=lc(d.unseen);return[d.colour!=="wild"&&rt(d.colour,r/2-3,h+o/2,r*.26,{style:`fill:var(--ring-${d.colour})`}),
d.kinds.map((w,y)=>Ro(b(y),h,nf(d,y,e))),d.kinds.map((w,y)=>`${d.id}.${w}`in n&&R(b(y)-1,h-2,e+2,o+e*.48,{"data-key":`li\
t:${d.id}.${w}`,rx:5,style:"fill:none;stroke:var(--lit)","stroke-width":s?3:2})),f&&sf(Math.min(b(d.kinds.length),c-(s?240:
192)),h+o/2,s,d.hands??"yours"),v("text.f",{x:c,y:h+o/2+6,"font-size":s?18:14,"font-weight":700},String(g))]}).flat(3).filter(
Boolean)}function Uo({rows:t}){let[e,n]=["unseen","gone"].map(s=>t.reduce((r,o)=>r+lc(o[s]),0));return`${e} ${e===1?"car\
d":"cards"} you can't see, ${n} discarded`}var No=t=>[Uo(t),...t.rows.map(({label:e})=>e)].join(". ");function Jt(t){let e=t.
zones.filter(n=>n.kind==="kinds");return e.length?{rows:e,of:e[0].of}:void 0}function uc(t,e){let n=Object.keys(t).filter(
s=>e?.rows.some(({id:r})=>s.startsWith(`${r}.`)));return e&&n.length?{[e.of]:t[n[0]],...t}:t}function rf(t,e,n,s,r){let[
o]=e.counters??[];t.add("mark",e.id,n,s,{seat:e.seat,size:18,active:!!e.active}),t.text(`${e.id}.name`,e.name,n+23,s+9,{
size:13,bold:!0,quiet:!1,room:14}),t.cards(e.cards,n+38,s-4,r-42,{w:12,ideal:3,tight:.05},{role:"seat"}),o&&t.text(`${e.
id}.note`,`${o.value} ${o.label}`,n+23,s+23,{size:12,room:r-23})}function dc(t,{seats:[e,...n],ring:s,stacks:r,kinds:o},i,a){
let l={rows:o,of:""},c=a>De,u=c?28:10,d=Math.min(n.length||1,3),p=Math.ceil(n.length/d),h=n.length>3,f=c?52:h?30:40,b=c?
150:80,g=r.length*(f+12)+b,w=(a-2*u-g)/d,y=c?12:8,M=h?34:c?102:44,$=y+Math.max(f*1.4+(c?16:10),p*M),T=i-(c?104:74);n.forEach(
(_,O)=>{let H=y+Math.floor(O/d)*M;h&&!c?rf(t,_,u+O%d*w,H,w):Eo(t,_,u+O%d*w,H,c?w:Math.min(w,130),h||!c?26:42)});let k=a-
u-g;for(let _ of r)_.top?t.card(_.top,k,y,f,{role:"space"}):t.add("pile",_.id,k,y,{w:f,under:0,empty:!0}),k+=f+12;let E=r.
map(({count:_,label:O})=>`${_} ${O}`);s?.value&&r.some(({top:_})=>_?.face?.colour==="wild")&&E.push(`${s.value} named`),
E.forEach((_,O)=>{t.text(`spread.${O}`,_,k,y+14+O*(c?20:16),{size:c?14:12,room:b})});let L=tf(l,a-2*u,T-$),S=Ds(l,L);if(t.
add("spread","all",(a-S.w)/2,$+(T-$-S.h)*.35,{zone:l,w:L,lit:t.extras.lit??{}}),e&&c)Ao(t,{...e,counters:e.counters?.slice(
0,1)},a,T,i);else if(e){let _=Ie(46,i-8-T);t.add("mark",e.id,u,T,{seat:e.seat,size:20,active:!!e.active}),t.text(`${e.id}\
.name`,e.name,u,T+36,{size:13,bold:!0,quiet:!1,room:62});let O={w:_,ideal:_+4,tight:.36,least:_,floor:20};t.cards(e.cards,
78,T,a-u-78,O,{own:!0,role:"hand"})}return{y:i-18,middle:{x:a/2,y:($+T)/2,r:40}}}var Bs=class{constructor(e){this.open=!1;
this.how=e,this.root=m("section.sheet.spread",{hidden:!0,role:"group"})}show(e,n,s){this.zone=e,e||(this.open=!1),this.root.
hidden=!this.open;let r=this.open&&JSON.stringify([e,n,s]);if(!e||!r||this.root.dataset.looks===r)return;this.root.dataset.
looks=r;let o=s?23.2:44,i=Ds(e,o),a=this.root.contains(oe(this.root)),l={class:"btn quiet shut","aria-label":"Close",title:"\
Close",onclick:()=>this.escape()};this.root.setAttribute("aria-label",Uo(e)),this.root.replaceChildren(m("h2",Uo(e)),ie(
l,xe("close",16)),v("svg",{viewBox:`0 -3 ${i.w} ${i.h}`,role:"img","aria-label":No(e)},Ho({zone:e,w:o,lit:n}))),a&&this.
root.querySelector("button")?.focus()}toggle(e){if(this.open)return void this.escape();this.open=!0,e(),this.root.querySelector(
"button")?.focus({preventScroll:!0})}escape(){let e=this.open,n=this.root.contains(oe(this.root));return this.open=!1,this.
root.hidden=!0,n&&this.zone&&this.how.focus(this.zone.of),e}};var Ge=620,Is=772,fc=920,of=["seat","ring","fan","stack","tray","grid","dice","tokens","notes","kinds"];function En(t){let e=t.
zones.find(({kind:s})=>!of.includes(s));if(e)throw new Error(`Expected a zone that the table can draw, not "${e.kind}".`);
let n=s=>t.zones.filter(r=>r.kind===s);return{seats:Pl(n("seat")),ring:n("ring")[0],fans:n("fan"),stacks:n("stack"),trays:n(
"tray"),grids:n("grid"),dice:n("dice"),notes:n("notes"),boards:n("tokens"),kinds:n("kinds")}}function Ws(t,e,n={}){if(n.
laid&&Jt(t))return wf(t,e,n);if(ec(t)&&(e.low||e.h))return bf(t,e,n);if(e.low&&t.zones.some(({kind:p})=>p==="tokens"))return gf(
t,e,e.low,n);if(e.low&&_o(t))return Co(t,e,e.low,n,Do(e.w));if(!e.h)return Fs(t,e.w,n);let s=({w:p,h})=>Bo(e,p,h),o=[...e.
w>=Ge*hc?[Is,860,fc]:[],390,440].map(p=>ff(t,e,p,n)),[i,...a]=o.filter(p=>p.w>=Ge),l=a.reduce((p,h)=>s(h)>s(p)?h:p,i);if(l&&
s(l)>=hc)return l;let c=o.reduce((p,h)=>s(h)>s(p)?h:p),u=Math.round(Math.max(gc,bt*e.h/e.w));return t.zones.some(({kind:p})=>p===
"tokens")?kc(t,Math.min(u,Os),n,Nl,!0):s(c)>=af||!_o(t)?c:t.table==="round"&&t.zones.filter(({kind:p})=>p==="seat").length>
uf&&e.w>e.h?Co(t,e,pc,n,Math.round(pc*e.w/e.h)):Co(t,e,Math.min(u,cf),n,bc(e,u))}var hc=.8,af=.92,mc=.75,lf=352,gc=288,cf=460,
uf=6,pc=320,df=640,hf=110,mf=400,pf=1.25,Do=t=>Math.round(Math.max(bt,Math.min(De,t/pf))),bc=(t,e)=>Math.round(Math.max(
bt,Math.min(De,e*t.w/t.h)));function wc(t,e,n){let{w:s}=t,r=t.low?0:t.h,o=!t.low&&s>=Is*mc&&(!r||r>=e[0]*mc),[i,a]=o?e:n,
l=o?Is:t.low?Do(s):bt,c=r?Math.round(Math.max(i,Math.min(a,l*r/s))):o?600:i;return[o||!r?l:bc(t,c),c]}var Bo=(t,e,n)=>Math.
min(t.w/e,t.h?t.h/n:1/0),yc=(t,e)=>({...t,call:(t.call??0)/e});function ff(t,e,n,s){let r=Fs(t,n,s);for(let o=0;o<2&&s.call;o++)
r=Fs(t,n,yc(s,Bo(e,r.w,r.h)));return r}function Co(t,e,n,s,r){let o=new wt(yc(s,Bo(e,r,n))),i=En(t),{y:a,middle:l}=t.table===
"corners"?Xl(o,i,n,r):Ql(o,i,n,t.table==="round",r);return{w:r,h:Math.max(n,a+8),things:[...o.things,...o.over],middle:l,
call:o.call}}function gf(t,e,n,s){let r=Math.max(e.w,Is),o=((e.page??0)-df)*r/e.w-hf;return e.w>=Ge&&o>=mf?Fs(t,r,s,Math.
min(o,Os)):kc(t,n,s,Math.min(Do(e.w),Ge-1),!1)}function kc(t,e,n,s,r){let o=new wt(n),{middle:i}=ql(o,En(t),e,s,r);return{
w:s,h:e,things:[...o.things,...o.over],middle:i,call:o.call}}function bf(t,e,n){let s=new wt(n),[r,o]=wc(e,[470,620],[e.
low||gc,620]),{middle:i}=nc(s,En(t),o,r);return{w:r,h:o,things:[...s.things,...s.over],middle:i,call:s.call}}function wf(t,e,n){
let s=new wt(n),[r,o]=wc(e,[520,640],[lf,560]),{middle:i}=dc(s,En(t),o,r);return{w:r,h:o,things:[...s.things,...s.over],
middle:i,call:s.call}}function Fs(t,e,n={},s=Os){let r=Math.round(Math.min(Math.max(e,320),fc)),o=r>=Ge,i=new wt(n),a=En(
t),l=o?28:14,c=t.table==="round"||t.table==="corners"&&!o,u=a.boards.length?o?Wl:jl:c?o?xf:vf:o&&t.table==="corners"?zl:
o?yf:kf,{y:d,middle:p}=u(i,a,r,l,s);return{w:r,h:Math.round(d+18),things:[...i.things,...i.over],middle:p,call:i.call}}function qs(t,e,n,s,r,o){
let i=s,a=(r-o*(e-1))/e;for(let l=0;l<t.length;l+=e){let c=t.slice(l,l+e);i+=Math.max(...c.map((u,d)=>u(n+d*(a+o),i,a)))+
20}return i-s}function yf(t,e,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:c}=e,u=o.map(E=>(L,S,_)=>t.other(E,L,
S,_,!0)),d=c.map(E=>(L,S,_)=>t.tray(E,L,S,_));u.splice(Math.ceil(u.length/2),0,...d);let p=Math.floor((n-2*s+20)/126),h=u.
length<=p?Math.max(u.length,1):Math.ceil(u.length/2),f=28+qs(u,h,s,28,n-2*s,20),b=l.length?104:0,g=i?248:0,w=f+6,y=i?{x:132,
y:w+108,r:88}:{x:n/2,y:w+60,r:40};i&&t.add("ring",i.id,y.x,y.y,{ring:i,r:y.r});let M=n-2*s-g-(b?b+24:0),$=t.fans(a,s+g,w+
10,M,!0);f=Math.max(w+(i?230:0),w+10+$)+12,l.forEach((E,L)=>t.stack(E,n-s-72,w+48+L*152,66));let T=l.length?w+48+l.length*
152-24:0,k=g&&n>=740?g:176;return f+=js(t,e,n-(T>f?b+24:0),s,f),r&&(f+=t.own(r,s,f,n-2*s-(T>f?b+24:0),k)),{y:Math.max(f,
T),middle:y}}function kf(t,e,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:c}=e,u=18,d=o.some(M=>(M.before?.length??
0)>1),p=d||o.length<=2||o.length===4?Math.min(2,Math.max(o.length,1)):3;u+=qs(o.map(M=>($,T,k)=>t.other(M,$,T,k,!1)),p,s,
u,n-2*s,12);let h=66,f=i?{x:106,y:u+100,r:h}:{x:n/2,y:u+40,r:40};i&&t.add("ring",i.id,f.x,f.y,{ring:i,r:h});let b=i?214:
s,g=n-s-b,w=Math.min(92,g/Math.max(l.length,1));l.forEach((M,$)=>t.stack(M,b+$*w,u+12,Math.min(56,w-14),w-1));let y=l.length?
u+12+78+56:u;for(let M of c)y+=t.tray(M,b-6,y,g+6);return u=Math.max(y,i?u+200:u)+6,u+=t.fans(a,s,u,n-2*s,!1),u+=js(t,e,
n,s,u),r&&(u+=t.own(r,s,u+4,n-2*s,0)+4),{y:u,middle:f}}function xf(t,e,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:c}=e,
{left:u,top:d,right:p}=Rl(o.length),h=i?.art==="none"?64:n<740?108:128,f=Math.min(d<2?220:n<740?130:190,n/2-h-20-s),b=n-
2*s-2*f-24,w=o.slice(u,u+d).map(E=>(L,S,_)=>t.other(E,d===1?n/2-70:L,S,_,!0)),y=d?qs(w,d,s+f+12,20,b,16):0,M={x:n/2,y:20+
y+h+12,r:h},$=(E,L)=>{let S=E.length>1?28:M.y-60;for(let _ of E)S+=t.other(_,L,S,f,!0)+26;return S},T=[$(o.slice(0,u).reverse(),
s),$(o.slice(o.length-p),n-s-f)];xc(t,i,l,c,M,h<120?.82:1);let k=Math.max(M.y+h+40,...T);return a.length&&(k+=t.fans(a,s,
k,n-2*s,!0)),k+=js(t,e,n,s,k),r&&(k+=t.own(r,s,k,n-2*s,160)),{y:k,middle:M}}function vf(t,e,n,s){let{seats:[r,...o],ring:i,
fans:a,stacks:l,trays:c}=e,u=o.some(b=>(b.before?.length??0)>1),d=u||o.length===2||o.length===4?2:Math.min(3,Math.max(o.
length,1)),p=16+qs(o.map(b=>(g,w,y)=>t.other(b,g,w,y,!1)),d,s,16,n-2*s,12),h=i?.art==="none"?50:108,f={x:n/2,y:p+h+10,r:h};
return xc(t,i,l,c,f,.8),p=f.y+h+36,a.length&&(p+=t.fans(a,s,p,n-2*s,!1)),p+=js(t,e,n,s,p),r&&(p+=t.own(r,s,p,n-2*s,0)),{
y:p,middle:f}}function xc(t,e,n,s,r,o){e&&t.add("ring",e.id,r.x,r.y,{ring:e,r:r.r});let i=(n.length>2?56:78)*o,a=22*o,l=r.
x-(n.length*i+(n.length-1)*a)/2;n.forEach((c,u)=>t.stack(c,l+u*(i+a),r.y-i*.7-12,i)),s.forEach(c=>t.tray(c,r.x-50,r.y+44,
100))}function js(t,{grids:e,dice:n},s,r,o){let i=o;for(let a of e)i+=Mn(t,a,r,i,s-2*r,s>=Ge);for(let a of n)i+=Sn(t,a,r,
i,s-2*r);return i-o}var $f={ArrowLeft:{x:-1,y:0},ArrowRight:{x:1,y:0},ArrowUp:{x:0,y:-1},ArrowDown:{x:0,y:1}};function Mf(t,e,n){let s=e.map(
({x:o,y:i})=>{let a=(o-t.x)*n.x+(i-t.y)*n.y,l=Math.abs((o-t.x)*n.y)+Math.abs((i-t.y)*n.x);return a>.5?a+2*l:1/0}),r=Math.
min(...s);return r<1/0?s.indexOf(r):-1}function vc(t){let e=(t.querySelector(".ring-focus")??t).getBoundingClientRect();
return{x:e.x+e.width/2,y:e.y+e.height/2}}function $c(t,e){let n=$f[e.key];if(!n||e.shiftKey||e.ctrlKey||e.metaKey||e.altKey)
return;let s=[...t.closest(".board")?.querySelectorAll(".way.plays")??[]].filter(o=>o!==t),r=s[Mf(vc(t),s.map(vc),n)];e.
preventDefault(),e.stopPropagation(),r instanceof SVGElement&&r.focus({preventScroll:!0})}var Sf=["#F4F7FF","#A9C3F5","#6F94DB","#3F63AB","#233E77"],Fo=t=>({fill:Sf[t-1],ink:t<4?"#13201E":"#FFF"}),Io=t=>!!t.nodes,
_f=["part","value"];function Tf(t,e){let n=Object.entries(t.nodes??{});return e==="part"?n:[...n].sort(([,s],[,r])=>(s.value??
0)-(r.value??0))}var Vs=class{constructor(e){this.back=!1;this.by="part";this.map={};this.changed=e,this.words=m("p.coun\
ted"),this.steps=m("ol.shades"),this.tokens=m("button.btn.quiet",{"data-k":"heat.tokens",onclick:()=>this.bring()}),this.
opener=m("button.btn.quiet",{"data-k":"heat.all","aria-expanded":"false",onclick:()=>this.open(!!this.list.hidden)}),this.
root=m("div.heat-bar",{role:"group","aria-label":"Numbers on the board",hidden:!0},m("div.legend",this.words,this.steps),
this.tokens,this.opener),this.list=m("section.sheet.scores.heat-list",{hidden:!0})}get clears(){return Io(this.map)&&!!this.
map.hides&&!this.back}show(e){if(JSON.stringify(e)===JSON.stringify(this.map)||(this.map=e,this.root.hidden=!Io(e),this.
open(!1),!Io(e)))return;let{title:n="",unit:s="",steps:r=[],hides:o="",nodes:i={}}=e;this.words.textContent=n,this.steps.
replaceChildren(...r.map(({text:a,count:l},c)=>{let{fill:u,ink:d}=Fo(c+1),p=`about ${a} ${s} at ${l} ${l===1?"place":"pl\
aces"}`;return m("li",{title:p},m("span.shade",{"aria-hidden":"true",style:`background:${u};color:${d}`},a),m("span.sr",
p))}),m("li.unit",{"aria-hidden":"true"},s)),this.tokens.hidden=!o,this.opener.textContent=`All ${Object.keys(i).length}`,
this.say()}say(){this.tokens.textContent=`Show ${this.map.hides??""}`,K(this.tokens,"aria-pressed",String(this.back))}bring(){
this.back=!this.back,this.say(),this.changed()}open(e){this.list.hidden=!e,K(this.opener,"aria-expanded",String(e)),this.
list.replaceChildren(...e?[this.table()]:[])}escape(){let e=!this.list.hidden;return this.open(!1),e&&this.opener.focus(),
e}sort(e){this.by=e,this.open(!0),this.list.querySelector(`[data-k="heat.${e}"]`)?.focus()}table(){let{title:e="",unit:n=""}=this.
map,s={part:"where",value:n},r=_f.map(i=>m("th",{scope:"col","aria-sort":this.by===i?"ascending":null},m("button.sorts",
{"data-k":`heat.${i}`,onclick:()=>this.sort(i)},s[i]))),o=([i,{part:a="",value:l=0}])=>m("tr",m("th",{scope:"row"},i),m(
"td",a),m("td.num",l.toFixed(2)));return m("div.scroll",{tabindex:0,role:"group","aria-label":e},m("table",m("caption",e),
m("thead",m("tr",m("td"),...r)),m("tbody",Tf(this.map,this.by).map(o))))}};var Ef=23,Wo=24,An=20,Lf=17,Af=8,Mc=6,Ln={h:23,size:15},Of={house:[66,34],place:[20,28]},[Uf,Pf,Rf]=[3,4,1],Sc=(t,e)=>Math.
hypot(t.x-e.x,t.y-e.y);function Hf(t,e,n){let s={x:(t.x+e.x)/2,y:(t.y+e.y)/2},r=o=>(o.x-s.x)*(e.x-t.x)+(o.y-s.y)*(e.y-t.
y);return n.flatMap((o,i)=>{let a=n[(i+1)%n.length],[l,c]=[r(o),r(a)],u=l/(l-c),d=l<0!=c<0?[{x:o.x+(a.x-o.x)*u,y:o.y+(a.
y-o.y)*u}]:[];return l<0?[o,...d]:d})}function Nf(t,e=Ef){let n=Array.from({length:Wo},(s,r)=>{let o=2*Math.PI*r/Wo,i=e/
Math.cos(Math.PI/Wo);return{x:i*Math.cos(o),y:i*Math.sin(o)}});return t.map((s,r)=>{let o=n;for(let[i,a]of t.entries()){
let l=Sc(s,a);i===r||l>2.1*e||(l<.5?o=i>r?[]:o:o=Hf({x:0,y:0},{x:a.x-s.x,y:a.y-s.y},o))}return o})}var Cf=t=>t.map((e,n)=>{
let s=t.filter((r,o)=>o!==n).map(r=>Sc(e,r));return Math.max(Af,Math.min(An,...s.filter(r=>r>.5).map(r=>r/2-1)))}),qo=(t,e)=>t.
x<e.x+e.w&&e.x<t.x+t.w&&t.y<e.y+e.h&&e.y<t.y+t.h,Df=({x:t,y:e},n)=>({x:t-n,y:e-n,w:2*n,h:2*n});function Bf(t,e,n,s,r){let o=[];
return t.map((i,a)=>{let l=n[a],c=Ln.h,u=f=>(f.x<r.x||f.y<r.y||f.x+l>r.x+r.w||f.y+c>r.y+r.h?100:0)+Uf*o.filter(g=>qo(g,f)).
length+Pf*t.filter((g,w)=>qo(Df(g,e[w]-3),f)).length+Rf*s.filter(g=>qo(g,f)).length,d=[[1,-1],[-1,-1],[1,0],[-1,0],[0,-1],
[0,1],[1,1],[-1,1]],h=[0,8,20].flatMap(f=>d.map(([b,g])=>{let w=(e[a]+f)*(b&&g?.72:1.08);return{x:i.x+b*(w+l/2)-l/2,y:i.
y+g*(w+c/2)-c/2,w:l,h:c}})).reduce((f,b)=>u(b)<u(f)?b:f);return l&&o.push(h),h})}var jo=t=>t?12+9*t.length:0,Vo=({x:t,y:e},{
role:n,label:s,ring:r,chosen:o,attributes:i})=>v("g",{role:n,"aria-label":s,"data-x":t,"data-y":e,transform:`translate(${t}\
 ${e})`,...i},v("title",s),v("g.sized",v("path.cell",{fill:"transparent"}),(r||o)&&D(0,0,An,{class:"ring"}),o&&D(0,0,An-
Mc,{class:"ring chosen"}),D(0,0,An+12,{class:"ring-focus"}))),_c=({x:t,y:e},n,s)=>v("g.tag.of",{"data-of":s,"data-move":s,
transform:`translate(${t} ${e})`,"aria-hidden":"true"},v("g.sized",v("g.stands",R(0,0,jo(n),Ln.h,{rx:3,style:"fill:var(-\
-lit)"}),v("text",{x:jo(n)/2,y:Ln.h/2+Ln.size*.36,"font-size":Ln.size,"font-weight":700,"text-anchor":"middle",fill:"#13\
201E"},n))));function Tc(t,e,n,s){let r=[...t.querySelectorAll("[data-x]")],o=({x:b,y:g})=>({x:b/e,y:g/e}),i=r.map(({dataset:b})=>o(
{x:Number(b.x),y:Number(b.y)})),a=Nf(i),l=Cf(i);for(let b of t.querySelectorAll(".sized"))b.setAttribute("transform",`sc\
ale(${e})`);for(let[b,g]of r.entries()){let w=a[b].map(({x:y,y:M})=>`${y.toFixed(1)} ${M.toFixed(1)}`).join("L");g.querySelector(
".cell")?.setAttribute("d",w?`M${w}Z`:"");for(let y of g.querySelectorAll("circle")){let M=y.classList.contains("ring-fo\
cus")?12:y.classList.contains("chosen")?-Mc:0,[$,T]=["many","handle"].map(E=>g.classList.contains(E)),k=T?An:$?Math.min(
l[b],Lf/e):l[b];y.setAttribute("r",String(k+M))}}let c=[...t.querySelectorAll(".tag.of")];if(!c.length)return;let u=r.map(
b=>c.find(g=>g.dataset.of===b.dataset.move)),d=u.map(b=>jo(b?.textContent??"")),p={x:n.x/e,y:n.y/e,w:n.w/e,h:n.h/e},h=s.
map(({x:b,y:g,kind:w})=>{let[y,M]=Of[w??""]??[13,13];return{x:(b-y)/e,y:(g-M)/e,w:2*y/e,h:2*M/e}}),f=Bf(i,l,d,h,p);for(let[
b,g]of u.entries()){let{x:w,y}=f[b];g?.querySelector(".stands")?.setAttribute("transform",`translate(${w-i[b].x} ${y-i[b].
y})`)}}var If=18,Ff=40,Wf={"stroke-width":5},qf={"stroke-width":36,"stroke-linejoin":"round","stroke-linecap":"round"},jf=.4;function Vf(t,e){
let n=e.get(t.a),s=e.get(t.b),r=`M${n.x} ${n.y}L${s.x} ${s.y}`,o=i=>v("path",{d:r,fill:"none",...i});switch(t.kind??"roa\
d"){case"double":return[o({style:"stroke:var(--field-edge)","stroke-width":9}),o({style:"stroke:var(--field)","stroke-wi\
dth":4})];case"dashed":return o({style:"stroke:var(--field-edge)","stroke-width":6,"stroke-dasharray":"12 9"});case"thin":
return o({style:"stroke:var(--field-edge)","stroke-width":3});case"pointer":return o({style:"stroke:var(--on-field-2)","\
stroke-width":3,"stroke-dasharray":"2 5"});default:return o({style:"stroke:var(--field-edge)","stroke-width":9})}}var Ec=(t,e,n,s)=>v(
"text",{class:s,y:.35*e,"font-size":e,"font-weight":700,"text-anchor":"middle",fill:n},t);function Gf(t,e,n,s){let{fill:r,
ink:o}=e?Fo(e.step):{fill:"var(--on-field)",ink:""},i={style:`fill:${r};stroke:var(${e?"--on-field-2":"--field"})`,"stro\
ke-width":2},a=e?Math.min(16*n,If):13,l=t.kind==="crossing"?v("path",{d:`M0 ${-a*1.35}L${a*1.35} 0 0 ${a*1.35} ${-a*1.35}\
 0Z`,...i}):t.kind==="door"?v("path",{d:`M${-a} ${-a}L${a} 0 ${-a} ${a}Z`,...i}):t.kind==="house"?v("rect",{x:-66,y:-34,
width:132,height:68,rx:4,...i}):t.kind==="place"?R(-19,-27,38,54,{class:"slot",rx:4,fill:"none"}):v("circle",{r:a,...i}),
c=t.kind==="house",u=c&&(t.name??"").length>8?(t.name??"").split(" "):[t.name??""],d=Math.max(1,...u.map(f=>f.length)),p=c?
Math.min(23*n,122/(.66*d),54/(1.1*u.length)):20*n,h={...t.kind==="place"?s(t):{x:0,y:c?0:16+18*n,"text-anchor":"middle"},
class:c?"on-house":"f"};return v("g",{transform:`translate(${t.x} ${t.y})`},v("title",t.label),l,t.kind==="pointer"&&!e&&
R(-5,-5,10,10,{fill:"var(--field)"}),e&&Ec(e.text,20*n,o,e.fine?"coarse":""),e?.fine&&Ec(e.fine,15*n,o,"fine"),t.name&&u.
map((f,b)=>v("text",{"font-size":p,"font-weight":700,...h,y:h.y+(c?(.35+1.1*(b-(u.length-1)/2))*p:0)},f)))}function Kf(t){
let e=new Map;for(let{key:s,at:r,art:o}of t)(o??"mark")==="mark"&&e.set(r,[...e.get(r)??[],s]);let n=new Map;for(let s of e.
values())s.forEach((r,o)=>n.set(r,o-(s.length-1)/2));return n}function Zf(t,e,n,s=0){let r=e.get(t.at);if(!r)throw new Error(
`Expected a node of the board, not "${t.at}".`);let o={mark:()=>[D(0,0,27,{fill:t.active?"var(--accent-on-field)":"var(-\
-field)"}),jt(t.seat??0,-19,-19,38,{fill:t.active?"var(--field)":"var(--on-field)",ink:t.active?"var(--accent-on-field)":
"var(--field)"})],agent:()=>[D(0,0,15,{style:"fill:var(--field);stroke:var(--on-field)","stroke-width":3}),R(-9,-3,18,6,
{fill:"var(--on-field)"})],card:()=>[v("g",{transform:"translate(-20 -28)"},Qe(t.face,40))],bars:()=>[R(-64,-32,128,64,{
rx:3,fill:"var(--on-field)"}),v("path",{d:"M-54 -32V32M-38 -32V32M38 -32V32M54 -32V32",style:"stroke:var(--field)","stro\
ke-width":6})],empty:()=>[R(-19,-27,38,54,{class:"slot",rx:4,fill:"none"})]}[t.art??"mark"];if(!o)throw new Error(`Expec\
ted a token that can be drawn, not "${t.art}".`);return v("g",{transform:`translate(${r.x+46*n*s} ${r.y}) scale(${n})`,role:"\
img","aria-label":t.label,"data-token":t.key},v("title",t.label),v("g.grows",o()))}function Yf({tag:t,path:e},n,s){let{x:r,
y:o}=n.get(e[e.length-1]),i=18+11*t.length;return t&&v("g.tag",{transform:`translate(${r+14} ${o-12-32*s}) scale(${s})`},
R(0,0,i,32,{rx:3,style:"fill:var(--lit)"}),v("text",{x:i/2,y:23,"font-size":21,"font-weight":700,"text-anchor":"middle",
fill:"#13201E"},t))}function Lc(t,e){let n=t.path.map(o=>e.get(o)),s=n.map(({x:o,y:i},a)=>`${a?"L":"M"}${o} ${i}`).join(
""),r=!t.move;return v("g",{class:r?"way gone":"way",role:r?"img":null,"aria-label":r?t.label:null,"aria-hidden":r?null:
"true","data-steps":n.length-1},r&&v("title",t.label),v("path.line",{d:s,fill:"none",style:"stroke:var(--lit)",...r?qf:Wf}))}
function zf({path:t,label:e,move:n,chosen:s},r,o){let i=r.get(t[t.length-1]),a=o?{class:"way plays",tabindex:0,"data-mov\
e":n,"aria-pressed":String(!!s)}:{class:"way shown"};return Vo(i,{role:o?"button":"img",label:e,ring:!0,chosen:!!s,attributes:a})}
function Jf(t,e,n,s){let r=13*s*(t.name?.length??0),o=[{x:-23*s-3,y:7*s,"text-anchor":"end",left:-r-23*s},{x:23*s+3,y:7*
s,"text-anchor":"start",left:23*s},{x:0,y:45*s,"text-anchor":"middle",left:-r/2},{x:0,y:-31*s,"text-anchor":"middle",left:-r/
2}],i=e.edges.flatMap(({a:u,b:d})=>{let p=n.get(u),h=n.get(d);return[0,.25,.5,.75,1].map(f=>({x:p.x+(h.x-p.x)*f,y:p.y+(h.
y-p.y)*f}))}),a=({y:u,left:d})=>i.filter(p=>p.x>t.x+d-14&&p.x<t.x+d+r+14&&p.y>t.y+u-16*s-12&&p.y<t.y+u+12).length,{left:l,
...c}=o.reduce((u,d)=>a(d)<a(u)?d:u);return c}var Xf=(t,e,n)=>[t.art?v("g.scenery",xa(t.art)):null,(t.areas??[]).map(({name:s,
x:r,y:o})=>v("text.f2",{x:r,y:o,"font-size":20*n,"text-anchor":"middle"},s)),v("g",{fill:"none"},...t.edges.map(s=>Vf(s,
e)))];function Qf(t,e,n,s,r=0){let o=n.get(t.at),i={agent:22,card:39}[t.art??"mark"]??34,a=o.x+46*s*r;return v("g.light",
{transform:`translate(${a} ${o.y}) scale(${s})`,"data-x":a,"data-y":o.y,"data-key":`lit:${t.key}`,"aria-hidden":"true"},
D(0,0,i,{fill:"none",style:"stroke:var(--lit)","stroke-width":6}),e&&R(i-6,-i-14,26,26,{style:"fill:var(--lit)"}),e&&v("\
text",{x:i+7,y:5-i,"font-size":18,"font-weight":700,"text-anchor":"middle",fill:"#13201E"},e))}function eg(t,e,{zone:n},{
nodes:s,aside:r,u:o,at:i}){let a=n.tokens.find(({key:u})=>u===t),l=s.get(a?.at??t);if(!l)throw new Error(`Expected a nod\
e or a token of the board, not "${t}".`);let c=n.carries?.length;return Vo({x:l.x+46*o*(r.get(t)??0),y:l.y},{role:"butto\
n",label:a?.label??l.label,ring:!a,chosen:e,attributes:{class:["way plays",a&&"handle",c&&"many"],tabindex:a&&i?-1:0,"ar\
ia-pressed":String(e),"data-spot":t}})}function Ac(t){let{board:e,zone:n,heat:s,clear:r,acting:o,spots:i,lit:a,w:l,h:c,k:u}=t,
d=new Map(e.nodes.map($=>[$.id,$])),p=Kf(n.tokens),h=u<jf?1:Math.max(1,.62/u),f=(n.ways??[]).filter(({move:$})=>!$),b=(n.
ways??[]).filter(({move:$})=>$),g=n.tokens.filter(({art:$})=>!(r&&$==="agent")),w=({art:$})=>!!s.nodes&&$==="card",y=$=>Gf(
$,s.nodes?.[$.id],h,T=>Jf(T,e,d,h)),M=$=>Zf($,d,h,p.get($.key));return v("svg.board",{width:l,height:c,viewBox:`0 0 ${e.
width} ${e.height}`,preserveAspectRatio:"xMidYMid meet",style:"overflow:hidden","data-board":e.id},R(0,0,e.width,e.height,
{fill:"transparent"}),Xf(e,d,h),f.map($=>Lc($,d)),e.nodes.filter(({kind:$})=>$==="place").map(y),g.filter(w).map(M),e.nodes.
filter(({kind:$})=>$!=="place").map(y),b.map($=>Lc($,d)),g.filter($=>!w($)).map(M),f.map($=>Yf($,d,h)),g.filter(({key:$})=>$ in
a).map($=>Qf($,a[$.key],d,h,p.get($.key))),b.filter(({tag:$})=>$).map(({tag:$,move:T,path:k})=>_c(d.get(k[k.length-1]),$,
T??"")),b.map($=>zf($,d,o)),Object.entries(i).map(([$,T],k)=>eg($,T,t,{nodes:d,aside:p,u:h,at:k})))}function Oc(t,e){for(let n of t.
querySelectorAll(".way.gone > .line")){if(!(n instanceof SVGGeometryElement))continue;let s=n.getTotalLength(),r=Number(
n.parentElement?.dataset.steps??1);n.animate([{strokeDasharray:`0 ${s}`},{strokeDasharray:`${s} 0`}],{duration:r*Ff/e})}}var Pc=8,Xt=1.25,Uc=.42,tg=.62,ng=1.5,Go=46,sg=26,rg=8,og=.95;function Gs(t,e,n=e.w/e.h){let s=Math.max(e.w,e.h*n),r=Math.
min(s,Math.max(t.w,e.w/Pc)),o=r/n,i=(a,l)=>l<0?l/2:Math.max(0,Math.min(a,l));return{x:i(t.x,e.w-r),y:i(t.y,e.h-o),w:r,h:o}}
function ig(t,e,n,s,r,o=e.w/e.h){let i=Math.max(e.w,e.h*o),a=Math.min(i,Math.max(t.w/n,e.w/Pc))/t.w;return Gs({x:s-(s-t.
x)*a,y:r-(r-t.y)*a,w:t.w*a,h:t.h*a},e,o)}function ag(t,e,n,s,r){let o=n/s,[i,a]=[t.map(({x:$})=>$),t.map(({y:$})=>$)],[l,
c]=[Math.min(...i),Math.min(...a)],[u,d]=[Math.max(...i)-l,Math.max(...a)-c],p=Math.min(n/e.w,(o-r)/e.h),h=Math.max(tg,ng*
(n/e.w)),f=Math.min((n-2*Go)/(u||1),(o-r-2*Go)/(d||1)),b=Math.max(p,Math.min(h,f)),g={w:n/b,h:o/b},w=sg/b,y=($,T,k,E)=>{
let L=($+T-k)/2,[S,_]=[Math.min(0,$-w),Math.max(E,T+w)-k];return _<S?(S+_)/2:Math.max(S,Math.min(L,_))},M=r/b;return{x:y(
l,l+u,g.w,e.w),y:y(c,c+d,g.h-M,e.h)-M,...g}}var Ks=class{constructor(){this.board=null;this.id="";this.dragged=!1;this.aspect=
1;this.wide=0;this.clear=0;this.targets=[];this.lit=[];this.view="whole";this.chosen="";this.whole={x:0,y:0,w:1,h:1},this.
frame=this.whole,this.fingers=new Map,this.down={x:0,y:0},this.near={x:0,y:0},this.aims=(n,s)=>{};let e=(n,s,r,o)=>m("bu\
tton.btn",{"data-k":`lens.${n}`,"aria-label":r,title:r,onclick:o},s);this.controls=m("div.lens",{role:"group","aria-labe\
l":"Zoom the board",hidden:!0},e("out","−","Zoom out",()=>this.zoom(1/Xt)),e("in","+","Zoom in",()=>this.zoom(Xt)),e("\
near",xe("near",20),"Near me",()=>this.see("near")),e("whole",xe("whole",20),"Whole board",()=>this.see("whole")))}on(e,n,s,r,o,i=[],a=[]){
this.controls.hidden=!e;let l=JSON.stringify([r,i])!==JSON.stringify([this.near,this.targets]),c=o.w/o.h,u=n!==this.id||
c!==this.aspect||o.w!==this.wide,d=JSON.stringify(a)!==JSON.stringify(this.lit)&&!a.every(p=>this.sees(p));this.near=r,this.
targets=i,this.lit=a,this.clear=o.clear??0,e&&e!==this.board&&this.listen(e),this.board=e,e&&(u&&(this.id=n,this.whole={
x:0,y:0,...s},this.aspect=c,this.wide=o.w,this.chosen=""),u||l||d||this.view!=="own"&&!a.length?this.look():this.show(this.
frame))}sees({x:e,y:n}){let{frame:s}=this,r=Go*s.w/this.wide,o=this.clear*s.w/this.wide;return e>s.x+r&&e<s.x+s.w-r&&n>s.
y+o+r&&n<s.y+s.h-r}look(){let e=this.wide/this.aspect-this.clear,n=Math.min(this.wide/this.whole.w,e/this.whole.h),s=this.
targets.length>0||n<Uc;this.frameTo(this.chosen||(s?"near":"whole"))}see(e){this.chosen=e,this.frameTo(e)}frameTo(e){if(this.
view=e,e==="whole")return this.show(Gs({...this.whole,w:1/0},this.whole,this.aspect));this.show(ag([this.near,...this.targets,
...this.lit],this.whole,this.wide,this.aspect,this.clear))}show({x:e,y:n,w:s,h:r}){this.frame={x:e,y:n,w:s,h:r},this.board?.
setAttribute("viewBox",`${e} ${n} ${s} ${r}`),this.board?.classList.toggle("far",this.wide/s<Uc),this.board?.classList.toggle(
"close",this.wide/s>=og);let o=this.onPage;o?.a&&this.aims(1/o.a,this.frame)}drawTo(e){this.view="own",this.show(e)}zoom(e,n=this.
frame.x+this.frame.w/2,s=this.frame.y+this.frame.h/2){this.drawTo(ig(this.frame,this.whole,e,n,s,this.aspect))}pan(e,n){
let{x:s,y:r,w:o,h:i}=this.frame;this.drawTo(Gs({x:s+e*o,y:r+n*i,w:o,h:i},this.whole,this.aspect))}point({clientX:e,clientY:n}){
let s=this.onPage,{x:r,y:o}=new DOMPoint(e,n).matrixTransform(s?.inverse());return{x:r,y:o}}get onPage(){let[e]=this.board?.
children??[];return e instanceof SVGGraphicsElement?e.getScreenCTM():null}listen(e){e.style.touchAction="none",e.addEventListener(
"wheel",n=>{let s=n.deltaY>0,{x:r,y:o}=this.point(n);s&&this.frame.w>=this.whole.w&&this.frame.h>=this.whole.h||(n.preventDefault(),
this.zoom(s?1/Xt:Xt,r,o))},{passive:!1}),e.addEventListener("pointerdown",n=>{this.fingers.set(n.pointerId,{x:n.clientX,
y:n.clientY}),this.down={x:n.clientX,y:n.clientY},this.dragged=!1}),e.addEventListener("pointermove",n=>this.drag(n));for(let n of[
"pointerup","pointercancel","pointerleave"])e.addEventListener(n,s=>this.fingers.delete(s.pointerId));e.addEventListener(
"click",n=>this.dragged&&n.stopPropagation(),{capture:!0})}drag(e){let n=this.fingers.get(e.pointerId);if(!n)return;let s={
x:e.clientX,y:e.clientY},r=[...this.fingers].find(([u])=>u!==e.pointerId)?.[1];if(this.dragged||=!!r||Math.hypot(s.x-this.
down.x,s.y-this.down.y)>rg,!this.dragged)return;this.fingers.set(e.pointerId,s);let o=this.point({clientX:n.x,clientY:n.
y}),i=this.point({clientX:s.x,clientY:s.y});if(!r){let{x:u,y:d,w:p,h}=this.frame;this.drawTo(Gs({x:u+o.x-i.x,y:d+o.y-i.y,
w:p,h},this.whole,this.aspect));return}let a=u=>Math.hypot(u.x-r.x,u.y-r.y)||1,{x:l,y:c}=this.point({clientX:(s.x+r.x)/2,
clientY:(s.y+r.y)/2});this.zoom(a(s)/a(n),l,c)}key(e,n){if(!this.board)return!1;let r=n?{ArrowLeft:[-.2,0],ArrowRight:[.2,
0],ArrowUp:[0,-.2],ArrowDown:[0,.2]}[e]:void 0;if(r)this.pan(r[0],r[1]);else if(e==="+"||e==="=")this.zoom(Xt);else if(e===
"-")this.zoom(1/Xt);else if(e==="0")this.see("whole");else return!1;return!0}};var Rc=3,Hc=80,Nc=t=>[...t.values.map((e,n)=>v("g",{transform:`translate(${n*(t.size+10)} 0)`},Ns(e,t.size,t.lit.includes(
n)))),R(-5,-5,t.w+10,t.size+10,{class:"ring-focus",rx:9}),v("title",t.label)];function Cc(t,e){for(let n=0;n<Rc;n++){let s=(o,i)=>1+(o+2*n+3*i)%6,r=()=>t(o=>({...o,values:o.values.map(s),lit:[]}));n?
setTimeout(r,n*Hc/e):r()}setTimeout(()=>t(n=>n),Rc*Hc/e)}var yt=(t,e)=>v("text",e,t),Dc=t=>!t.plays&&!!(t.opens||t.recall?.length);function lg(t){let e=t.w*1.4,n=Math.min(11,Math.
max(7,t.w*.16));return[t.plays&&R(-2,-2,Math.max(t.seen,24),e+24,{class:"touch",fill:"transparent"}),t.dealt&&Qe(null,t.
w),t.ghost?v("g.faint",Qe(t.face,t.w)):Qe(t.face,t.w),t.ghost&&R(0,0,t.w,e,{class:"ghost",rx:t.w*.085,fill:"none"}),t.kin&&
!t.ghost&&R(1.5,1.5,t.w-3,e-3,{class:"kin",rx:t.w*.07,fill:"none"}),t.off&&R(0,0,t.w,e,{class:"veil",rx:t.w*.085}),t.under&&
v("path.bar-under",{d:`M2 ${e+11.5}h${Math.max(t.seen-6,18)}`,"stroke-width":5}),Dc(t)&&Ka(n+2,e-n-2,n),R(-5,-5,t.w+10,e+
10,{class:"ring-focus",rx:t.w*.085+5}),v("title",Dc(t)?`${t.label}. Press to see the cards.`:t.label)]}var et=24,Ko=14,cg=8;
function ug(t){let e=Math.min(et,t.w);switch(t.role){case"hand":{let n=Math.min(et,t.w*.55);return[t.w-n,t.h-n,n]}case"s\
tack":case"pile":return[t.w-e,t.h-e,e];case"fan":return[t.w-e,t.h*.36,e];case"seat":return t.h<et?[t.w+3,(t.h-Ko)/2,t.w<
cg?0:Ko]:[t.w-et,t.h-et,et];case"space":return[t.w-14,t.h-21,et];case"dice":return[t.w+3,-3,et];default:return t.y>et?[t.
w-21,-25,et]:[Math.max(-8,1-t.x),Math.max(-8,1-t.y),Ko]}}function dg(t){let[e,n,s]=ug(t),r=t.tab&&s>0&&v("g",{transform:`\
translate(${e} ${n})`},R(0,0,s,s,{fill:"var(--lit)"}),yt(t.tab,{x:s/2,y:s*.71,"font-size":s*.625,"font-weight":700,"text\
-anchor":"middle",fill:"#13201E"}));return[R(-3,-3,t.w+6,t.h+6,{rx:7,fill:"none",stroke:"var(--lit)","stroke-width":4}),
r]}function hg(t){let e=t.tone==="lit"?"lit-text":t.quiet?"f2":"f";return[v("text",{"font-size":t.size,"font-weight":t.bold?
700:400,"text-anchor":t.anchor,class:e},t.lines.map((n,s)=>v("tspan",{x:0,dy:s?t.size*1.2:0},n)))]}var mg=t=>[jt(t.seat,
0,0,t.size,{fill:t.active?"var(--accent-on-field)":t.quiet?"var(--on-field-2)":"var(--on-field)"})];function pg(t){let e=String(
t.value),n=ft(e),s=n?$e(e,t.high):0;return[n&&Oe(e,0,0,t.high,{colour:"var(--on-field)"}),yt(n?t.label:`${e} ${t.label}`,
{x:n?s+8:0,y:t.high-4,"font-size":13,class:"f2","aria-hidden":"true"})]}function fg(t){return t.empty?[R(1,1,t.w-2,t.w*1.4-
2,{class:"slot",rx:5,fill:"none"})]:Array.from({length:t.under},(e,n)=>{let s=(t.under-n)*2.5;return v("g",{transform:`t\
ranslate(${s} ${-s})`},R(0,0,t.w,t.w*1.4,{class:"paper",rx:t.w*.085}))})}var gg=t=>[v("text.f2",{"font-size":13,"aria-hi\
dden":"true"},v("tspan.f",{"font-weight":700,"font-size":15},String(t.count)),t.lines.map(e=>v("tspan",t.broken?{x:0,dy:17}:
{dx:4},e)))];function bg(t){let e=String(t.count),n=$e(e,22),s=n+8+t.noted,r=(t.wide-(t.below?n:s))/2;return[Oe(e,r,0,22,
{colour:"var(--on-field)"}),yt(t.label,{x:t.below?t.wide/2:r+n+8,y:t.below?t.high+56:18,"text-anchor":t.below?"middle":"\
start","font-size":13,class:"f2","aria-hidden":"true"}),Qr(t.count,12,30+t.high,t),Ae(`M1.5 ${t.high-6}V${36+t.high}H${t.
wide-1.5}V${t.high-6}`,"var(--field-line)",3)]}var On=(t,e)=>[e*Math.sin(t*2*Math.PI),-e*Math.cos(t*2*Math.PI)];function wg(t){
let{ring:e,r:n}=t,s=e.of??10,r=e.filled??0,o=e.preview?.filled??r,i=e.goal??-1,a=n*.17,l=2.4/360,c=Z("hatch"),u=y=>{let[
M,$]=On(y/s+l,n),[T,k]=On((y+1)/s-l,n);return`M${M} ${$}A${n} ${n} 0 0 1 ${T} ${k}`},d=Array.from({length:s},(y,M)=>{let $=M<
r,T=e.preview?M>=r&&M<o:i>=0&&M>=r&&M<i,k=M===i?"var(--lit)":$?"var(--accent-on-field)":"var(--field-line)";return[v("pa\
th",{d:u(M),fill:"none",style:`stroke:${k}`,"stroke-width":a}),T&&v("path",{d:u(M),fill:"none",style:`stroke:url(#${c})`,
"stroke-width":a})]}),p=n<56,h=p?12:14,f=(e.marks??[]).map(y=>{let M=y.at/s,$=n+a/2+4,[T,k]=On(M,$),[E,L]=On(M,$+7),[S,_]=On(
M,$+(p?6:19)),O=Math.sin(M*2*Math.PI)<-.2,H=Math.sin(M*2*Math.PI)>.2;return[!p&&v("path",{d:`M${T} ${k}L${E} ${L}`,class:y.
on?"tick on":"tick"}),yt(y.text,{x:S+(O?5:H?-5:0),y:_+(p?4:5),"font-size":h,"font-weight":y.on?700:400,"text-anchor":O?"\
end":H?"start":"middle",class:y.on?"f":"f2"})]}),b=(e.preview??e).value??"",g=e.preview?.note??e.note,w=Math.min(n*.7,n*
140/Math.max($e(b,100),1));return[v("defs",Ue(c,"var(--accent-on-field)","none")),D(0,0,n+a/2,{fill:"var(--field)"}),...e.
closed?yg(n,a):[...d.flat(),...f.flat()],ft(b)&&Oe(b,0,-w*.61,w,{anchor:"middle",colour:"var(--on-field)"}),g&&yt(g,{y:n*
.55,"font-size":Math.max(13,n*.14),"font-weight":e.closed?700:400,"text-anchor":"middle",class:e.closed?"lit-text":"f2"})]}
var yg=(t,e)=>[0,1,2].map(n=>D(0,0,t+n*e*1.15,{fill:"none",style:"stroke:var(--lit)","stroke-width":n?e*.24:e,class:n?"e\
cho":"whole"}));function kg(t){let{r:e}=t,n={...t.ring,...t.ring.preview},s=Math.round(e/4.6),r=n.colour?`var(--ring-${n.
colour})`:"var(--on-field-2)",o=(n.direction??1)<0?-1:1,i=ws(n.colour),a=Array.from({length:s},(u,d)=>d*360/s).filter(u=>!i||
Math.abs(u-180)>31).map(u=>v("path",{transform:`rotate(${u}) translate(0 ${-e}) scale(${o} 1)`,d:"M-7-9H0L8 0 0 9H-7L1 0\
Z",fill:r})),l=i&&v("g",{transform:`translate(-60 ${e-18})`},R(0,0,120,36,{rx:4,fill:`var(--c-${n.colour})`}),rt(n.colour,
22,18,8.5,{fill:"none",stroke:`var(--c-${n.colour}-on)`,"stroke-width":2.5}),yt(`${n.colour.toUpperCase()} ${i}`,{x:40,
y:24,"font-size":16,"font-weight":700,fill:`var(--c-${n.colour}-on)`})),c=n.note&&yt(n.note,{y:e-30,"font-size":13,"text\
-anchor":"middle",class:"f2"});return[...a,l,c]}var xg=t=>[Qr(t.count,0,0,t)],vg=({ring:t})=>[ft(t.value??"")&&Oe(t.value,
0,-26,40,{anchor:"middle",colour:"var(--on-field)"}),yt(t.note??"",{y:36,"font-size":14,"text-anchor":"middle",class:"f2"})],
$g={dial:wg,chevrons:kg,none:vg},Mg=t=>Array.from({length:t.full},(e,n)=>v("g",{transform:`translate(${t.size/2+n*(t.size+
5)} ${t.size/2})`,"aria-hidden":"true"},D(0,0,t.size/2-1.5,{fill:"none",class:n<t.count?"agent":"slot"}),n<t.count&&R(-5,
-1.75,10,3.5,{fill:"var(--on-field)"}))),Sg=t=>[R(1.5,1.5,t.size-3,t.size-3,{rx:4,style:`fill:${t.box==="done"?"var(--on\
-field)":"var(--field)"};stroke:var(--${{now:"lit",done:"on-field",open:"field-edge"}[t.box]})`,"stroke-width":t.box==="\
now"?4:2,"stroke-dasharray":t.box==="open"?"4 3":null}),t.box==="done"&&v("path",{d:"M-4 -4L4 4M4 -4L-4 4",transform:`tr\
anslate(${t.size/2} ${t.size/2}) scale(${t.size/18})`,style:"stroke:var(--field)","stroke-width":2.5})],_g={card:lg,lit:dg,
text:hg,mark:mg,counter:pg,pile:fg,count:gg,tray:bg,chips:xg,dice:Nc,agents:Mg,box:Sg,spread:t=>Ho(t),board:t=>[Ac(t)],ring:t=>$g[t.
ring.art??"dial"](t)};function At(t){let e=_g[t.kind];if(!e)throw new Error(`Expected a thing that the table can draw, n\
ot "${t.kind}".`);return e(t).filter(Boolean)}function Bc(t){switch(t.kind){case"card":return t.label;case"counter":return`${t.
value} ${t.label}`;case"count":return t.spoken||`${t.count} ${t.lines.join(" ")}`;case"tray":return`${t.count} ${t.label}`;case"\
dice":case"board":return t.kind==="dice"?t.label:t.zone.label;case"ring":return t.ring.label;case"spread":return No(t.zone);default:
return""}}var Ic=420,Tg=80,Eg=1500,Lg=5,Fc=320,Wc={goal:900,bust:700,aside:600},qc="cubic-bezier(.2,.7,.2,1)";function Zo(t,e){let n=e.
replace(/^seat/,"h"),s=[...t].filter(({kind:c,key:u})=>c==="card"&&(u===e||u.startsWith(`${n}.`))),r=s.length?s.map(({x:c,
y:u,w:d})=>({x:c,y:u,w:d,h:d*1.4})):[...t].filter(({key:c})=>c.slice(c.indexOf(":")+1).split(".")[0]===e).map(({x:c,y:u,
wide:d=40,high:p=40})=>({x:c,y:u,w:d,h:p}));if(!r.length)return null;let o=Math.min(...r.map(({x:c})=>c)),i=Math.min(...r.
map(({y:c})=>c)),a=Math.max(...r.map(({x:c,w:u})=>c+u)),l=Math.max(...r.map(({y:c,h:u})=>c+u));return{x:o,y:i,w:a-o,h:l-
i}}var Zs=t=>R(t.x-7,t.y-7,t.w+14,t.h+14,{rx:8,fill:"none",stroke:"var(--lit)","stroke-width":4}),Ag=()=>R(-14,-4,28,8,{
rx:2,fill:"var(--lit)",stroke:"#fff","stroke-width":1.5});function jc(t,e,n,{pace:s,still:r,gone:o}){t.replaceChildren();
let i=0;for(let a=e;a;a=a.then){let l=a.kind==="aside"?Pg(a,n,{pace:s,still:r,gone:o,wait:i}):a.kind==="bust"?Ug(Vc(o,a.
then?.face),s,r):Og(a,n,s,r);if(t.append(...l),!r&&s>0&&a!==e)for(let c of l)c.matches(".swept")||c.animate([{opacity:0},
{opacity:1}],{duration:1,delay:i,fill:"both"});setTimeout(()=>{for(let c of l)c.remove()},Eg/Math.max(s,.5)+i),!r&&s>0&&
(i+=(Wc[a.kind]??0)/s)}}function Og(t,e,n,s){let r=t.source?Zo(e,t.source):null,o=t.target?Zo(e,t.target):null;if(!o)return[];
let i=[Zs(o)];if(r&&t.kind==="catch"&&i.push(Zs(r)),!r||t.kind!=="goal"||s||n<=0)return i;for(let a=0;a<Math.min(t.count||
1,Lg);a++){let l=Ag();i.push(l);let c=u=>`translate(${u.x+u.w/2}px,${u.y+u.h/2}px)`;l.style.transform=c(o),l.animate([{transform:c(
r)},{transform:c(o),opacity:1},{opacity:0}],{duration:Ic*1.25/n,delay:a*Tg/n,easing:qc,fill:"both"})}return i}function Vc(t,e){
let n=t.filter(({kind:r,role:o})=>r==="card"&&o==="fan").sort((r,o)=>r.x-o.x),s=n.at(-1);if(s&&e){let r=n.length>1?s.x-n[n.
length-2].x:s.w*.59;n.push({...s,key:`${s.key}.end`,x:s.x+Math.max(r,s.w*.4),face:e})}return n}function Ug(t,e,n){let[s]=t,
r=t.at(-1);if(!s||!r||n||e<=0)return[];let o=Zs({x:s.x,y:s.y,w:r.x+r.w-s.x,h:r.w*1.4});return o.setAttribute("stroke-das\
harray","10 7"),o.animate([{opacity:1},{opacity:1,offset:.9},{opacity:0}],{duration:(Wc.bust+Fc)/e,fill:"both"}),[o]}function Pg(t,e,{
pace:n,still:s,gone:r,wait:o}){let i=t.target?Zo(e,t.target):null;return i?s||n<=0?[Zs(i)]:Vc(r,t.face).map(a=>{let l=v(
"g.thing.card.swept",...At({...a,plays:!1,off:""})),c=`translate(${a.x}px,${a.y}px)`;return l.animate([{transform:c,opacity:1},
{transform:`translate(${i.x}px,${i.y}px) scale(${i.w/a.w})`,opacity:1,offset:.9},{transform:`translate(${i.x}px,${i.y}px\
) scale(${i.w/a.w})`,opacity:0}],{duration:Ic*1.25/n,delay:o+Fc/n,easing:qc,fill:"both"}),l}):[]}var Gc=320,Rg=90,Kc={w:1,h:1},Qt=class{constructor({press:e,pace:n}){this.gone=[];this.bright=null;this.parked="";this.timer=
0;this.press=e,this.pace=n,this.rings=v("g.far-rings",{fill:"none","stroke-width":11,"aria-hidden":"true"}),this.layer=v(
"g"),this.over=v("g.event",{"aria-hidden":"true"}),this.root=v("svg.table",{role:"group",tabindex:-1},this.rings,this.layer,
this.over),this.placed=new Map,this.changed=new Set,this.lens=new Ks}paint(e,{label:n,move:s,back:r=!1}){this.root.setAttribute(
"viewBox",`0 0 ${e.w} ${e.h}`),this.root.setAttribute("aria-label",n),this.far(e);let o=new Map([...this.placed].map(([h,
{thing:f}])=>[h,f])),i=s&&this.pace()>0&&!Wt(),a=new Map(e.things.map(h=>[h.key,h])),l=oe(this.root),c=l&&this.layer.contains(
l)?l.getAttribute("data-key"):l===this.root?this.parked:"";this.gone=[];for(let[h,{node:f,thing:b}]of this.placed){if(a.
has(h))continue;this.gone.push(b),this.placed.delete(h);let g=i&&r&&b.kind==="card"&&b.origin?a.get(b.origin):void 0;g?this.
leave(f,b,g):f.remove()}let u=null,d=[];this.changed.clear();for(let h of e.things){let f=o.get(h.key),{node:b}=this.place(
h),g=u?u.nextSibling:this.layer.firstChild;b!==g&&this.layer.insertBefore(b,g),u=b,s&&h.kind==="card"&&(!f||JSON.stringify(
f.face)!==JSON.stringify(h.face))&&this.changed.add(h.key),i&&!r&&h.thrown&&h.thrown!==f?.thrown&&this.roll(h.key);let w=i&&
h.kind==="card"&&!f?this.source(h,o):void 0;w&&d.push(this.glide(b,w,h))}if(d.length){this.root.getBoundingClientRect();
for(let[h,f]of d.entries())f(Math.min(h,4)*Rg/this.pace())}this.look(e),i&&Oc(this.root,this.pace()),this.shade(),s&&Wt()&&
this.flash();let p=oe(this.root);c&&!(p&&this.layer.contains(p)&&p.hasAttribute("tabindex"))&&this.focus(c)}dim(e){this.
bright=e,this.shade()}shade(){let{bright:e}=this;for(let[n,{node:s,thing:r}]of this.placed){let o=n.slice(n.indexOf(":")+
1),i=!e||r.kind==="lit"||e.has(o)||e.has(o.split(".")[0]);s.classList.toggle("dimmed",!i)}}happen(e){let n=[...this.placed.
values()].map(({thing:s})=>s);jc(this.over,e,n,{pace:this.pace(),still:Wt(),gone:this.gone})}look(e){let n=e.things.find(
({kind:l})=>l==="board"),s=n&&this.placed.get(n.key)?.node.querySelector(".board");if(!n||!(s instanceof SVGElement))return this.
lens.on(null,"",Kc,{x:0,y:0},Kc);let{board:r,zone:o}=n,i=r.nodes.find(l=>l.id===o.centre),a=l=>[...s.querySelectorAll(l)].
map(c=>({x:Number(c.getAttribute("data-x")),y:Number(c.getAttribute("data-y"))}));this.lens.controls.classList.toggle("a\
bove",e.w<Ge),this.lens.aims=(l,c)=>Tc(s,l,c,r.nodes),this.lens.on(s,r.id,{w:r.width,h:r.height},i??{x:r.width/2,y:r.height/
2},{w:n.w,h:n.h,clear:n.clearance},n.acting?a(".way.plays[data-x]:not(.many)"):[],a(".light"))}focus(e){let n=this.spot(
e);if(n)return n.focus({preventScroll:!0});let r=[this.placed.get(e)?.node,...[...this.placed.values()].map(({node:o})=>o)].
find(o=>o?.hasAttribute("tabindex"));this.parked=r?"":e,(r??this.root).focus()}around(e){let n=({node:i,thing:a})=>{let{
a:l=1,e:c=0,f:u=0}=i.getScreenCTM()??{};return{x:c,y:u,w:a.w*l,h:a.w*1.4*l}},s=this.spot(e)?.querySelector(".ring-focus")?.
getBoundingClientRect();if(s)return{card:{x:s.x,y:s.y,w:s.width,h:s.height},hand:[]};let r=this.placed.get(e),o=[...this.
placed.values()].filter(({thing:i})=>i.kind==="card"&&i.role==="hand");return r?{card:n(r),hand:o.map(n)}:null}spot(e){return e.
startsWith("spot:")?this.layer.querySelector(`[data-spot="${CSS.escape(e.slice(5))}"]`):null}far({w:e,h:n,middle:s}){let r=JSON.
stringify([e,n,s]);if(this.rings.dataset.looks===r)return;this.rings.dataset.looks=r;let o=[];for(let i=s.r+46;i<Math.hypot(
e,n)+300;i+=46)o.push(D(s.x,s.y,i));this.rings.replaceChildren(...o)}place(e){let n=JSON.stringify({...e,x:0,y:0}),s=this.
placed.get(e.key);if(!s){let o=v("g",{"data-key":e.key});if(e.kind==="board"){let i=a=>this.travel(e.key,a);o.addEventListener(
"click",i),o.addEventListener("keydown",i)}(e.kind==="card"||e.kind==="dice")&&(o.addEventListener("click",()=>this.touch(
e.key)),o.addEventListener("keydown",i=>{i.key!=="Enter"&&i.key!==" "||o.hasAttribute("tabindex")&&(i.preventDefault(),i.
stopPropagation(),this.touch(e.key))})),s={node:o,thing:e,looks:""},this.placed.set(e.key,s)}let{node:r}=s;if(s.looks!==
n){r.replaceChildren(...At(e));let o=Bc(e),i=e.plays||e.off||e.opens||e.recall?.length>0,a=["thing",e.kind,e.role,e.plays&&
"plays",e.off&&"off",e.dealt&&"dealt",e.up&&"up"];r.setAttribute("class",a.filter(Boolean).join(" ")),K(r,"role",e.kind===
"board"?"group":i?"button":o?"img":""),K(r,"aria-label",o),K(r,"tabindex",i?"0":""),K(r,"aria-disabled",e.off?"true":""),
K(r,"aria-pressed",e.up?"true":""),K(r,"aria-hidden",e.kind==="lit"||e.kind==="mark"&&e.key.endsWith("under")||e.key.endsWith(
".above")?"true":""),s.looks=n}return r.style.transform=`translate(${e.x}px,${e.y}px)`,s.thing=e,s}travel(e,n){let s=n.target instanceof
Element?n.target.closest("[data-move],[data-spot]"):null,r=this.placed.get(e);if(!s||!r)return;if(n instanceof KeyboardEvent&&
n.key!=="Enter"&&n.key!==" ")return $c(s,n);n.preventDefault();let o=s.getAttribute("data-move")??"",i=s.getAttribute("d\
ata-spot")??"";this.press({...r.thing,plays:!0,off:"",move:o,spot:i,picks:[]},r.node)}roll(e){Cc(n=>{let s=this.placed.get(
e);s?.node.replaceChildren(...At(n(s.thing)))},this.pace())}touch(e){let n=this.placed.get(e),{plays:s,off:r,opens:o,recall:i}=n?.
thing??{};n&&(s||r||o||i?.length)&&this.press(n.thing,n.node)}source(e,n){if(e.origin&&n.has(e.origin))return n.get(e.origin);
if(!(e.role!=="hand"&&e.role!=="seat"))return[...n.values()].find(s=>s.kind==="card"&&s.role==="stack"&&!s.face)}glide(e,n,s){
return e.style.transition="none",e.style.transform=`translate(${n.x}px,${n.y}px) scale(${n.w/s.w})`,r=>{e.style.transition=
"",e.style.transitionDelay=`${r}ms`,r&&setTimeout(()=>e.style.removeProperty("transition-delay"),r+Gc),e.style.transform=
`translate(${s.x}px,${s.y}px)`}}leave(e,n,s){e.setAttribute("aria-hidden","true"),e.removeAttribute("data-key"),e.style.
transform=`translate(${s.x}px,${s.y}px) scale(${s.w/n.w})`,setTimeout(()=>e.remove(),Gc/this.pace())}flash(){clearTimeout(
this.timer);for(let[e,{node:n}]of this.placed)n.classList.toggle("changed",this.changed.has(e));this.timer=setTimeout(()=>{
for(let{node:e}of this.placed.values())e.classList.remove("changed")},1500)}};var Hg=480,Ng=268;function Zc({shown:t,lit:e}){let n=Y(null),s=Y(null),r=Y({shown:t,lit:e});r.current={shown:t,lit:e};let o=()=>{
let i=n.current,{shown:a,lit:l}=r.current;if(!i||!s.current||!a||!i.clientWidth)return;let c=parseFloat(getComputedStyle(
i).fontSize)/16||1,u=i.clientWidth/c,d=i.clientHeight/c,p=Es(a.position.frame,a.pool),h=u<Hg?Ng:0,f=Ws(p,{w:u,h:h?0:d,low:h},
{lit:l,laid:!!Jt(p),boards:a.boards,under:!0});s.current.paint(f,{label:`The table. ${a.position.said}`,move:!1})};return J(
()=>{let i=n.current;s.current=new Qt({press:()=>{},pace:()=>0}),i.append(s.current.root);let a=new ResizeObserver(()=>requestAnimationFrame(
o));return a.observe(i),()=>a.disconnect()},[]),J(o,[t,JSON.stringify(e)]),x("div",{class:"uw-table hero-table",ref:n})}function kt(){let[,t]=zr(e=>e+1,0);return t}function Yc(t){let e=kt();J(()=>t(e),[])}function Ot(t,...e){let n=kt();return J(
()=>{let s=e.map(r=>`change:${r}`).join(" ");return t.on(s,n),()=>t.off(s,n)},[t]),Object.fromEntries(e.map(s=>[s,t.get(
s)]))}var zc=(t,e)=>Ot(t,e)[e];function Jc(t,e){let[n,s]=ne(null);return J(()=>{e.current&&oe(e.current)!==e.current&&s(
null)},[t]),[n??t,s]}function Ys({label:t,choices:e,value:n,pick:s,k:r}){return x("div",{class:"seg",role:"group","aria-label":t,children:e.map(
([o,i],a)=>x("button",{type:"button","data-k":`${r}.${a}`,"aria-pressed":o===n,onClick:()=>s(o),children:i},String(o)))})}var Xc=400;function Cg({make:t,k:e}){let n=Y(null);return J(()=>n.current?.replaceChildren(t()),[e]),x("span",{class:"fo\
reign",ref:n})}function Dg({position:t,show:e,typed:n}){let[s,r]=ne(""),[o,i]=ne(""),[a,l]=ne(""),{question:c}=t,u=Gt(s,
c),d=()=>{u?l(u):e(s.trim(),o)};return x("div",{class:"guess",children:[x(oo,{measure:c.measure,span:c.span,cases:c.cases,
value:s,set:p=>{r(p),l(""),n(p.trim()!=="")},enter:d}),x("div",{class:"last",children:[x("div",{class:u?"sure unseen":"s\
ure",children:x(Ys,{label:"How sure are you?",choices:yn,value:o,k:"sure",pick:i})}),x("button",{type:"button",class:"bt\
n call","data-k":"reveal","aria-disabled":u?"true":void 0,onClick:d,children:"Show the answer"})]}),a&&x("p",{class:"ref\
usal",role:"alert",children:a})]})}function Bg({here:t,date:e,act:n,lesson:s}){let{position:r,kept:o,today:i,working:a,steps:l}=t,
c=Y(null),u=Y(`${e} ${o?"told":""}`),d=Y(Number.NEGATIVE_INFINITY),p=`${e} ${!o&&i?"":a?"steps":"told"}`;J(()=>{if(u.current===
p)return;let g=u.current.split(" ")[0]===e;u.current=p,d.current=performance.now();let w=c.current?.querySelector("[data\
-next]");g&&w instanceof HTMLElement&&w.focus({preventScroll:!0})});let h=g=>()=>{performance.now()-d.current>=Xc&&g()},
f=x(Dg,{position:r,show:n.guess,typed:n.typed},e);return a?f=x("div",{class:"uw-panel working",children:x(lo,{panel:po(r,
l,o?.number??null),act:{answer:n.step,show:g=>n.step(g,""),back:()=>n.work(!1)}},e)}):(o||!i)&&(f=x(gl,{position:r,number:o?.
number??null,when:`on ${xn(e).split(",")[0]}`,work:r.asks.length>0?h(()=>n.work(!0)):null,lesson:x(Cg,{k:`${e} ${!!o?.close}`,
make:()=>s({class:o?.close?"btn call":"btn","data-k":"day.lesson"},{game:r.game,page:"",link:r.lesson.link},`Lesson: ${r.
lesson.name}`)})})),x("div",{ref:c,onMouseDown:g=>{performance.now()-d.current<Xc&&g.preventDefault()},children:f})}var Ig=({
id:t,text:e})=>x("h1",{id:t,children:e.split(/(?<=[.?!]) /).flatMap((n,s)=>[s>0&&" ",x("span",{children:n},n)])});function Fg({
words:t}){let e=t.split(/(?<=[.!?]) (?=[A-Z])/),n=e.pop();return x(ve,{children:[e.length>0&&x("p",{class:"situation",children:e.
join(" ")}),x("h2",{children:n})]})}var Qc=({model:t,heading:e})=>x("div",{class:"lead",children:[x(Ig,{id:e,text:t.get(
"title")}),x("p",{class:"sub",children:t.get("about")})]});function Wg({model:t,door:e,heading:n,dyed:s}){let r=Y(null),
o=Y(null),[i,a]=ne(""),[l,c]=ne(""),[u,d]=ne({}),{days:p,waits:h,keep:f}=Al(r,o),b=Ll(),g=Y(b),w=Y(!1),y=Y(""),M=kt();g.
current!==b&&(!i&&!y.current&&(w.current||l)&&(y.current=g.current),g.current=b);let $=y.current,T=i||$||b,{shown:k,failed:E,
again:L}=Ol(t,T),S=k?.position,_=S&&p[T]?.position===S.position,O=_?p[T]:null,H=S?fl(S,O?.steps??u[T]??[]):[],N=!!(S&&l===
T&&(O||i)),F=vl(p,b),Q=S&&N?xs(po(S,H,null),"steps",0):{},V={typed:q=>{w.current=q},guess:(q,He)=>{if(!S)return;let{close:Le}=kn(
S,q);f({...p,[T]:{number:q,sure:He,close:Le,position:S.position,steps:[]}})},work:q=>c(q?T:""),step:(q,He)=>{if(!S)return;
let Le=mo(S,H,q,He);O?f({...p,[T]:{...O,steps:Le}}):d({...u,[T]:Le})}},C=q=>{a(q===b?"":q),y.current="",c(""),w.current=
!1,M()};return J(()=>s(S?.palette??""),[S?.game]),J(()=>{if(!o.current)return;Ce(S&&!h&&x(Bg,{here:{position:S,kept:O,today:T===
b||T===$,working:N,steps:H},date:T,act:V,lesson:e},T)||null,o.current)}),x(ve,{children:[x(Qc,{model:t,heading:n}),x("di\
v",{class:N?"picture-of works":"picture-of",children:x(Zc,{shown:k,lit:Q})}),x("div",{class:"day",children:[x("p",{class:"\
when",children:[x("b",{children:i?"An earlier day":"Position of the day"}),x("span",{children:xn(T)})]}),S?x(ve,{children:[
x(Fg,{words:S.question.ask}),x("p",{class:"sr",children:S.said})]}):x("p",{class:"coming",role:"status",children:[E?"The\
 position didn't load. ":"The position of the day is on its way.",E&&x("button",{type:"button",class:"btn","data-k":"day\
.again",onClick:L,children:"Try again"})]}),x("div",{class:"day-slot",ref:r}),(i||$)&&x("button",{type:"button",class:"b\
tn quiet","data-k":"day.today",onClick:()=>C(b),children:"Back to today's position"})]}),!h&&x(Sl,{week:F,sures:Ml(p),shown:T,
open:C})]})}function eu(t,e){let n=Z("hero"),s=m("section.stage.hero",{"aria-labelledby":n});return t.get("daily")||s.classList.
add("bare"),Ce(t.get("daily")?x(Wg,{model:t,door:e,heading:n,dyed:r=>ae(s,r)}):x(Qc,{model:t,heading:n}),s),{node:s,stop:()=>Ce(
null,s)}}var Yo="uncle_widgets.aim.";var zo=new Map;function xt(t){try{return localStorage.getItem(t)??zo.get(t)??""}catch{return zo.get(t)??""}}function Ut(t,e){
zo.set(t,e);try{localStorage.setItem(t,e)}catch{}}var zs=t=>Number(xt(Yo+t))>=3,Jo=new Set,Xo=new Set;function tu(t){return Xo.
add(t),()=>Xo.delete(t)}function nu(){for(let t of Xo)t()}function Pt(t,e=!1){!t||zs(t)||Ut(Yo+t,String(e?3:Number(xt(Yo+
t))+1))}function su(t){Pt(t,!0);for(let e of Jo)e(t)}function Qo(t){let e=()=>t();return Jo.add(e),()=>Jo.delete(e)}var ei="uncle_widgets.lesson.",ru=(t,e,n)=>m("section.sheet.lessons",{"aria-label":"Lessons"},m("h1",t.title),m("p.mute",
t.long),e.filter(({lessons:s})=>s.length>0).map(s=>{let r=m("article.shelf",m("h2",m("i.patch",{"aria-hidden":"true"}),s.
title),m("ol",s.lessons.map(({number:o,name:i,about:a,link:l})=>{let c=!!xt(`${ei}${s.id} ${o}`);return m("li",n({class:c?
"done":"","data-k":`lesson.${s.id}.${o}`},{game:s.id,page:s.page,link:l},[m("span.nr",{"aria-hidden":"true"},String(o)),
m("span",i,c&&m("span.sr",", finished")),m("small",a)]))})));return ae(r,s.palette),r}));var qg={csv:"text/csv",json:"application/json",html:"text/html",ipynb:"application/x-ipynb+json"};function Fe(t){if(t.kind!==
"file")return;let e=qg[t.name.split(".").pop()??""]??"text/plain",n=URL.createObjectURL(new Blob([t.text],{type:e}));m("\
a",{href:n,download:t.name}).click(),URL.revokeObjectURL(n)}var au="uncle_widgets.theme",lu="uncle_widgets.inks",cu="uncle_widgets.covers",en=[["auto","Auto"],["light","Light"],["d\
ark","Dark"]],ni=[["two","Two colours"],["four","Four"]],si=[["hidden","Hidden"],["press","When pressed"],["shown","Show\
n"]],ou=t=>en.find(([e])=>e===t)?.[0];function jg(){let t=de()?ou(new URLSearchParams(location.search).get("theme")):void 0;
try{return t??ou(localStorage.getItem(au))??"auto"}catch{return t??"auto"}}function iu(t,e,n){try{let s=localStorage.getItem(
t);return e.find(([r])=>r===s)?.[0]??n}catch{return n}}function tt(){let t=globalThis,e=Symbol.for("uncle_widgets.theme");
if(!t[e]){let n=matchMedia("(prefers-color-scheme: dark)");t[e]={choice:jg(),inks:iu(lu,ni,"two"),covers:iu(cu,si,"press"),
roots:new Set,heard:new Set,system:n},n.addEventListener("change",Un),Un()}return t[e]}function ti(t,e){t.classList.toggle(
"four-inks",tt().inks==="four");for(let n of[t,t.closest(".uw-page")??t.closest(".uw-room")])n instanceof HTMLElement&&(e===
"auto"?delete n.dataset.theme:n.dataset.theme=e)}function Un(){let{choice:t,roots:e,heard:n,system:s}=tt();for(let r of e)
ti(r,t);if(de()){let r=t==="auto"?s.matches?"dark":"light":t;document.documentElement.dataset.theme=r,document.body.dataset.
jpThemeLight=String(r==="light")}for(let r of n)r()}var ce=()=>tt().choice;function Pn(t){tt().choice=t,ri(au,t),Un()}var uu=()=>tt().
inks;function du(t){tt().inks=t,ri(lu,t),Un()}var Js=()=>tt().covers;function hu(t){tt().covers=t,ri(cu,t),Un()}function ri(t,e){
try{localStorage.setItem(t,e)}catch{}}function We(t){let{heard:e}=tt();return e.add(t),()=>{e.delete(t)}}var tn=t=>e=>{let n=t(
e),s=e.el.querySelector(".uw");if(!(s instanceof HTMLElement))return n;let{roots:r}=tt();r.add(s),ti(s,ce());let o=new ResizeObserver(
()=>{ti(s,ce()),o.disconnect()});return o.observe(s),()=>{o.disconnect(),r.delete(s),n?.()}};var oi={predict:"Notebook, no coding",count:"Notebook with Python"},ii=t=>t.split(/(\*\*.+?\*\*|\*.+?\*)/).map(e=>{let[,
n,s]=e.match(/^(\*+)(.+?)\*+$/)??[];return s?m(n.length>1?"b":"em",{},s):e});function Vg(t){let[e,...n]=t.split("exit **"),
[s="",...r]=n.join("exit **").split("**"),o=[...e.split(" · ").filter(Boolean),s];return s?{row:o.map((a,l)=>{let c=l===
o.length-1?" (exit)":a.startsWith("x")?" (trap)":"";return[`${l+1}${c}`,a.replace(/^x/,"")]}),rest:r.join("**").replace(
/^[.;, ]+/,"")}:{row:[],rest:t}}function Gg(t,e){let{row:n,rest:s}=Vg(e);if(n.length===0)return m("p",m("b",`${t} `),ii(
e));let r=(i,a,l)=>m("tr",m("th",{scope:"row"},i),n.map(c=>m(a,{scope:a==="th"?"col":null},c[l]))),o=m("table",r("Positi\
on","th",0),r("Answer","td",1));return m("div.key",m("p",m("b",t)),m("div.wide",{tabindex:0,role:"group","aria-label":t},
o),s&&m("p",ii(s)))}function mu(t,e){let n=t.get("shelves"),s=(c,{which:u,about:d,page:p})=>{let h=m("a.btn",{"data-k":`\
open.${c.id}.${u}`},"Open"),f=()=>h.setAttribute("href",ye(p,"",ce()));return f(),e.push(We(f)),h.setAttribute("aria-lab\
el",`Open: ${oi[u]}, ${c.title}`),m("li",m("span",m("b",oi[u]),m("small",d)),m("span.ways",de()&&p&&h,m("button.btn",{"d\
ata-k":`notebook.${c.id}.${u}`,"aria-label":`Download: ${oi[u]}, ${c.title}`,onclick:()=>t.send({kind:"notebook",game:c.
id,which:u})},"Download")))},r=(c,u,d)=>{let p=m("a.btn",{"data-k":`class.${c.id}.${u}`,"aria-label":`Start a class: ${d}`}),
h=()=>p.setAttribute("href",ye(c.classroom,`class/2 ${c.id} lesson=${u}:`,ce()));return h(),e.push(We(h)),p.textContent=
"Start a class",p},o=(c,{number:u,name:d,about:p})=>{let h=m("div.teachers-page",{"data-page":`${c.id} ${u}`}),f=(b,g)=>m(
"button.btn",{"data-k":`${b}.${c.id}.${u}`,"aria-label":`${g}: ${d}`,onclick:()=>t.send({kind:b,game:c.id,lesson:u})},g);
return m("li",m("details",{ontoggle:b=>{b.target.open&&!h.childElementCount&&t.send({kind:"page",game:c.id,lesson:u})}},
m("summary",{"data-k":`page.${c.id}.${u}`},m("span.nr",{"aria-hidden":"true"},String(u)),m("span",d,m("small",p))),h),m(
"span.ways",f("sheet","Worksheet"),f("quiz","Quiz"),c.classroom&&r(c,u,d)))},i=c=>{let u={"data-k":`cover.${c.id}`,"aria\
-label":`Cover lesson: ${c.title}`};return c.cover?m("a.btn",{...u,href:c.cover},"Cover lesson"):m("button.btn",{...u,onclick:()=>t.
send({kind:"cover",game:c.id})},"Cover lesson")},a=m("section.sheet.teach",{"aria-label":"Teach"},m("h1","Teach"),m("p.m\
ute","Each lesson has a worksheet to print, a quiz for Moodle and a teacher's page. ","The notebooks take 45 minutes and\
 mark themselves."),n.map(c=>{let u=m("article.shelf",m("h2",m("i.patch",{"aria-hidden":"true"}),c.title),m("div",c.notebooks.
length>0&&m("ul.books",c.notebooks.map(d=>s(c,d))),m("details.answers",m("summary",{"data-k":`answers.${c.id}`},"For tea\
chers: lessons with answers"),m("p.cover","Need a lesson for a substitute? ",i(c)),m("ol.books",c.lessons.map(d=>o(c,d))))));
return ae(u,c.palette),u})),l=c=>{if(Fe(c),c.kind!=="page")return;a.querySelector(`[data-page="${CSS.escape(`${c.game} ${c.
lesson}`)}"]`)?.replaceChildren(m("p.mute",c.note.replaceAll("`","")),...c.parts.map(([d,p,h])=>{let f=`${d}${p?` (${p})`:
""}`;return d==="Key"?Gg(f,h):m("p",m("b",`${f} `),ii(h))}))};return t.on("msg:custom",l),e.push(()=>t.off("msg:custom",
l)),a}var Kg=t=>m("img",{alt:"",src:`data:image/svg+xml,${encodeURIComponent(t)}`}),Zg=()=>v("svg.logo",{viewBox:"0 0 36 36","\
aria-hidden":"true"},[0,8.25,16.5,24.75,33].map(t=>v("path",{d:`M0 ${t}h36v3H0z`,fill:"currentColor"})),D(18,18,12.5,{fill:"\
var(--paper)"}),[-8,-2.6,2.8,8.2].map(t=>{let e=Math.sqrt(121-(Math.abs(t)+1)**2);return v("path",{d:`M${17+t} ${18-e}h2\
.8v${2*e}h-2.8z`,fill:"currentColor"})}));function pu({model:t,el:e}){let n=m("div.uw.uw-gallery");e.append(n);let s=[()=>{}],
r=t.get("games"),o=(k,E,L)=>{let S={...E,page:E.page||(r.find(({id:O})=>O===E.game)?.page??"")};if(!de()||!S.page)return m(
"button",{...k,onclick:()=>t.send({kind:"open",game:S.game,link:S.link})},L);let _=m("a",{...k,href:ye(S.page,S.link,ce())},
L);return s.push(We(()=>_.setAttribute("href",ye(S.page,S.link,ce())))),_},i=m("div.themes"),a=()=>{let k=i.contains(oe(
i));i.replaceChildren(ke({label:"Theme",choices:en,value:ce(),pick:Pn,k:"theme"})),k&&i.querySelector("[aria-pressed=tru\
e]").focus()};s.push(We(a)),a();let l=(...k)=>m("div.part",{role:"tabpanel",tabindex:-1},k),c=t.get("lessons"),u=l(),d=c.
title&&l(ru(c,r,o)),p=l(mu(t,s)),h=d?[u,d,p]:[u,p],f=d?["Games","Lessons","Teach"]:["Games","Teach"],b=m("div.tabs",{role:"\
tablist","aria-label":"Pages"},h.map((k,E)=>{let L=Z("part");return k.setAttribute("aria-labelledby",L),m("button",{id:L,
role:"tab","data-k":`part.${E}`,onclick:()=>g(E),onkeydown:w},f[E])})),g=k=>{h.forEach((E,L)=>{E.hidden=L!==k;let S=b.children[L];
S.setAttribute("aria-selected",String(L===k)),S.setAttribute("tabindex",L===k?"0":"-1")})};function w(k){if(k.key!=="Arr\
owRight"&&k.key!=="ArrowLeft")return;k.preventDefault();let E=h.length,L=h.findIndex(S=>!S.hidden);y((L+(k.key==="ArrowR\
ight"?1:E-1))%E)}let y=k=>{g(k),b.children[k].focus()};g(0);let M=t.get("shelves").find(k=>k.classroom)?.classroom??"",$=m(
de()&&M?"a":"button",{class:"btn begin","data-k":"begin",...!M&&{onclick:()=>y(h.indexOf(p))}},"Start a class");if(de()&&
M){let k=()=>$.setAttribute("href",ye(M,"",ce()));k(),s.push(We(k))}n.append(m("header.house",Zg(),m("b","Uncle Widgets"),
b,m("div.right",$,i)),...h);let T=eu(t,o);return s.push(T.stop),u.append(T.node),u.append(m("div.doors",r.map(k=>{let E=[
["Watch","watch","",`Watch ${k.title}`],["Play","play",k.play,`Play ${k.title}`]];k.lessons.length>0&&E.push(["Lessons",
"lessons",k.lessons[0].link,`${k.title} lessons`]);let L=m("article.door",m("div.picture",Kg(k.art)),m("div.sheet",m("h2",
k.title),m("p",k.ask),k.concept&&m("small",k.concept),m("div.ways",E.map(([S,_,O,H],N)=>o({class:N===0?"btn solid":"btn",
"data-k":`${_}.${k.id}`,"aria-label":H},{game:k.id,page:k.page,link:O},S)))));return ae(L,k.palette),L}))),n.append(m("d\
iv.small-print",m("p","Open source. It works in notebooks, on web pages and on phones.",t.get("docs")&&[" ",m("a",{href:t.
get("docs")},"Documentation")]),m("p","The rules are in our own words, and the pictures are our own. Game names are trad\
emarks of their owners."))),()=>{for(let k of s)k()}}var fu=Symbol.for("uncle_widgets.presses");function ai(t){let e=t.composedPath()[0],n=e instanceof Element?e.closest("bu\
tton"):null;return n?.closest(".uw")?n:null}var gu=({dataset:t,textContent:e})=>t.k??t.act??t.clause??e;function bu(){let t=globalThis;
if(t[fu])return;t[fu]=!0;let e=null,n=null,s=o=>{let i=e,a=ai(o);e=n=null,!(!i||i.isConnected||!a||gu(a)!==gu(i))&&setTimeout(
()=>{n instanceof Node&&a.contains(n)||a.click()})},r=[["pointerdown",o=>e=o.button||o.pointerType==="touch"?null:ai(o)],
["pointerup",s],["pointercancel",()=>e=null],["keydown",o=>o.repeat||(e=o.key===" "?ai(o):null)],["keyup",o=>o.key===" "&&
s(o)],["click",o=>n=o.composedPath()[0]]];for(let[o,i]of r)window.addEventListener(o,i,{capture:!0})}var Yg=".uw, .uw-page, .uw-room",zg="data-lm-suppress-shortcuts",wu=Symbol.for("uncle_widgets.keys"),Jg=/^(enter|backspace|delete|home|end|arrow\w+|[amyz])$/i,
yu=t=>(t.ctrlKey||t.metaKey)&&!Jg.test(t.key),ku=t=>t.composedPath().filter(e=>e instanceof HTMLElement&&e.matches(Yg)).
at(-1);function li(){let t=globalThis;if(t[wu])return;t[wu]=!0,bu();let e=new WeakSet,n=s=>{yu(s)||s.stopPropagation()};
window.addEventListener("keydown",s=>{let r=ku(s),o=s.composedPath()[0];!(r instanceof HTMLElement)||!(o instanceof Element)||
(o.toggleAttribute(zg,!yu(s)),!e.has(r)&&(e.add(r),r.addEventListener("keydown",n)))},{capture:!0}),window.addEventListener(
"pointerdown",s=>{let r=ku(s);r instanceof HTMLElement&&!r.hasAttribute("tabindex")&&(r.tabIndex=-1)},{capture:!0})}var ci=150,ui=112,xu=7,Xs=8,Xg=50,Qg=16,Ke=(t,e,n,s)=>({kind:t,key:"",x:e,y:n,...s}),Qs=(t,e,n,s={})=>Ke("text",e,n,{lines:[
t],size:14,bold:!1,quiet:!1,anchor:"start",tone:"",...s}),vu=(t,e,n,s)=>Ke("card",e,n,{w:s,face:t.face??null,label:t.label,
kin:t.kin,seen:s}),di=(t,e,n,s)=>Ke("lit",t,e,{w:n,h:s,tab:"",role:""});function eb({id:t,cards:e=[],columns:n=0},s,r){let o=n||
e.length,i=e.some(d=>d.above)?19:0,a=n||e.length<4?s+5:Math.max(s*.66,i+3),l=s*1.4+5,c=a*(o-1)+s,u=i+l*Math.ceil(e.length/
o)-5;return{w:c,h:u,put:(d,p)=>[...e.flatMap((f,b)=>{let g=d+a*(b%o),w=p+i+l*Math.floor(b/o),y=b===e.length-1;return[vu(
f,g,w,s),...f.above?[Qs(f.above,g,w-6,{bold:y,quiet:!y})]:[],...r.has(f.key)?[di(g,w,s,s*1.4)]:[]]}),...r.has(t??"")&&e.
length>1?[di(d,p+i,c,u-i)]:[]]}}function tb(t,e,n){let s=t.top&&!t.top.face,r=s?Math.min(3,t.count-1):0,o=r*2.5;return{w:e+
o,h:e*1.4+o,put:(i,a)=>[Ke("pile",i,a+o,{w:e,under:r,empty:!t.top}),...t.top?[vu(t.top,i,a+o,e)]:[],...n.has(t.id)?[di(i,
a+o,e,e*1.4)]:[]]}}function nb(t,e){let n=Math.min(21,Math.max(16,Math.round(e*.42))),s=n*.8,r=t.counters?.find(({value:f,
art:b})=>f||!b)??t.counters?.[0],o=r?.value?r.art:"",i=r?String(r.value):"",a=r&&!o?r.label:"",l=t.alert?t.alert:a,c=Math.
ceil((r?.value??0)/10),u=o==="chips"?66:0,d=n+5+I(i,s*1.1),p=d+(o==="agents"?8+23*(r?.value??0):0);return{w:Math.max(p,o===
"chips"?15*c-2:0,I(l,14)),h:u+n+(l?17:0),put:(f,b)=>[...o==="chips"?[Ke("chips",f,b+u-4,{count:r?.value,w:13,t:4,g:2,pitch:15})]:
[],...o==="agents"?[Ke("agents",f+d+8,b,{count:r?.value,full:r?.value,size:18})]:[],Ke("mark",f,b+u,{seat:t.seat,size:n,
active:!!t.active||t.note==="wins"}),Qs(i,f+n+5,b+u+n*.76,{size:s,bold:!0}),...l?[Qs(l,f,b+u+n+14,{tone:t.alert?"lit":"",
bold:!!t.alert})]:[]]}}function sb({board:t,zone:e},n,s){let r=t,o={heat:{},clear:!1,acting:!1,spots:{},lit:Object.fromEntries(
[...s].map(l=>[l,""]))},i=n,a=n*r.height/r.width;return{w:i,h:a,put:(l,c)=>[Ke("board",l,c,{board:r,zone:e,...o,w:i,h:a,
k:i/r.width})]}}function rb(t,e,n){let s=t.zone;switch(t.kind){case"cards":return eb(t,e,n);case"stack":return tb(s,e,n);case"\
seat":return nb(s,e);case"tokens":return sb(t,e*3.2,n);case"dice":{let r=Math.min(30,e*.8),o=s.values.length*(r+10)-10;return{
w:o,h:r,put:(i,a)=>[Ke("dice",i,a,{...s,lit:s.lit??[],w:o,size:r})]}}case"ring":{let r=e*.66,o=r*1.42;return{w:2*o,h:2*o,
put:(i,a)=>[Ke("ring",i+o,a+o,{r,ring:{...s,marks:[],note:""}})]}}case"words":{let r=(t.words??"").split(`
`);return{w:Math.max(...r.map(o=>I(o,15))),h:17*r.length,put:(o,i)=>r.map((a,l)=>Qs(a,o,i+13+17*l,{bold:!l}))}}default:return{
w:22,h:12,put:(r,o)=>[Ke("arrow",r,o,{back:t.kind==="left"})]}}}var ob=({back:t})=>[v("path.arrow",{d:"M0 4.5h13V0l9 6-9\
 6V7.5H0z",transform:t?"translate(22 0) scale(-1 1)":null})];function ib({rows:t,lit:e=[]}){let n=new Set(e),s=(r,o)=>r.
reduce((i,a)=>i+a+o,-o);for(let r=Xg;;r-=1){let o=t.map(u=>u.map(d=>rb(d,r,n))),i=o.map(u=>s(u.map(({w:d})=>d),Xs)),a=o.
map(u=>Math.max(...u.map(({h:d})=>d))),l=s(a,Xs);if(r>Qg&&(Math.max(...i)>ci-2*xu||l>ui-2*xu))continue;let c=(ui-l)/2;return o.
flatMap((u,d)=>{let p=(ci-i[d])/2,h=c;return c+=a[d]+Xs,u.flatMap(({w:f,h:b,put:g})=>{let w=p;return p+=f+Xs,g(w,h+(a[d]-
b)/2)})})}}var ab=({title:t,says:e})=>`${t}${/^\p{Ll}/u.test(e)?"":"."} ${e}`,lb=t=>v("svg.uw-table",{viewBox:`0 0 ${ci}\
 ${ui}`,role:"img","aria-label":ab(t)},ib(t).map(e=>v("g",{class:`thing ${e.kind}`,transform:`translate(${e.x} ${e.y})`},
e.kind==="arrow"?ob(e):At(e)))),er=({pictures:t})=>m("ol.howto",t.map((e,n)=>m("li",lb(e),m("p",m("b",`${n+1}. ${e.title}`),
` ${e.says}`))));var $u="uncle_widgets.howto.";function nn(t,e,n="menu"){let s=Z("howto"),r=e.getRootNode(),o=r.activeElement;nu();let a=m(
"dialog.sheet.howto-over",{"aria-labelledby":s,onclose:()=>{a.remove(),Ut($u+t.game,"1"),Pt(t.game,!0);let l=o?.isConnected&&
o!==document.body?o:e.closest(".uw")?.querySelector(`[data-k="${n}"]`);(l instanceof HTMLElement||l instanceof SVGElement)&&
l.focus({preventScroll:!0})}},m("div.thead",m("h2",{id:s,tabindex:-1,autofocus:!0},"How to play"),m("p.mute",t.title)),m(
"p.goal",t.aim),er(t),m("button.btn.solid",{"data-k":"howto.close",onclick:()=>a.close()},"Close"));e.append(a),a.showModal()}
function Mu(t,e,n){t?.aim&&e==="play"&&!xt($u+t.game)&&!n.querySelector("dialog")&&nn(t,n,"tab.play")}function hi({howto:t,over:e}){return x("div",{class:"aim",role:"group","aria-label":"The aim of the game",children:[x("p",
{children:[x("span",{class:"whole",children:t.aim}),x("span",{class:"short",children:t.short})]}),x("button",{type:"butt\
on",class:"btn quiet","data-k":"howto","aria-haspopup":"dialog",onClick:()=>nn(t,e),children:"How to play"}),x("button",
{type:"button",class:"btn quiet","data-k":"known","aria-label":"Close the aim of the game",onClick:()=>su(t.game),children:"\
×"})]})}var Su=55,cb=74,ub=46,mi=36,db=46;function hb(t){let e=t.closest(".uw-room");return!!(e&&!t.closest(".uw-page")&&e.getBoundingClientRect().
top+window.scrollY>window.innerHeight/2)}function mb(t){if(de())return hb(t)?window.innerHeight:null;let e=t.getRootNode();
return e instanceof ShadowRoot?pb(e.host):t.closest(".jp-WindowedPanel-outer, .jp-NotebookPanel-notebook, .jp-Notebook")?.
clientHeight??Number.NaN}function pb(t){let e=window.innerHeight,n=t;for(;n;){let{overflowY:s,maxHeight:r,paddingTop:o,paddingBottom:i}=getComputedStyle(
n);if(s==="auto"||s==="scroll"){let l=parseFloat(r)-parseFloat(o)-parseFloat(i);r.endsWith("px")?e=Math.min(e,l):n.scrollHeight>
n.clientHeight+1&&(e=Math.min(e,n.clientHeight))}let a=n.getRootNode();n=n.parentElement??(a instanceof ShadowRoot?a.host:
null)}return e}function fb(t,e,n,s=Su){let r=n?Math.max(mi,Math.min(db,e)):e;return t>=s&&r>=mi?{kind:t>=cb?"large":"mid\
dle",height:r}:{kind:r<mi||n?"flow":"phone",height:r}}function Rn(t,e){let n="",s=()=>{let i=t.closest(".uw-page")??t.closest(
".uw-room");if(!i)return;let a=parseFloat(getComputedStyle(t).fontSize)||16,l=mb(t),c=l==null?i.getBoundingClientRect().
top+window.scrollY:0,u=l??window.innerHeight-2*c,d=i.classList.contains("uw-position")?ub:Su,p=i.clientWidth/a,{kind:h,height:f}=fb(
p,u/a,l!=null,d),b=`${h} ${Math.floor(f*a)} ${a}`;i.classList.toggle("uw-beside",l!=null&&h==="flow"&&p>=d),b!==n&&(n=b,
i.dataset.fit=h,i.classList.toggle("uw-one",h==="large"||h==="middle"),i.classList.toggle("uw-middle",h==="middle"),i.classList.
toggle("uw-phone",h==="phone"),i.classList.toggle("uw-fits",h!=="flow"),i.style.setProperty("--uw-h",`${Math.floor(f*a)}\
px`),i.style.setProperty("--uw-rem",`${a}px`),e())},r=new ResizeObserver(s),o=()=>{let i=t.closest(".uw-page")??t.closest(
".uw-room");return!i&&t.isConnected?0:i?(r.observe(i),s(),0):requestAnimationFrame(o)};return o(),window.addEventListener(
"resize",s),()=>{r.disconnect(),window.removeEventListener("resize",s)}}function Ze(t,e,n){let s=m("div",{class:`jupyter-widgets ${n}`});return tn(t)({model:e,el:s}),s}var _u=()=>"serviceWorker"in navigator&&/^https?:$/.test(location.protocol),gb=[404,410];async function Tu(t){if(!_u())return;
let e=new URL(`${t}sw.js`,document.baseURI);try{await Eu(e)}catch{await bb(e).catch(()=>{})}}async function Eu(t){await(await navigator.
serviceWorker.register(t)).update()}async function bb(t){let e=await fetch(t,{cache:"no-store"});if(!e.ok&&!gb.includes(
e.status))return;if(e.ok)try{await Eu(t);return}catch{}let{href:n,pathname:s}=new URL("./",t),r=await navigator.serviceWorker.
getRegistration(n);r?.scope===n&&(await r.unregister(),await caches.delete(`uncle_widgets ${s}`))}async function Lu(){_u()&&
await navigator.serviceWorker.getRegistration()&&(await navigator.serviceWorker.ready).active?.postMessage({keep:!0})}async function Au(t){let e=await fetch(t);if(e.status===202)return null;if(!e.ok||!e.body)throw new Error(`${t} didn't l\
oad (${e.status}).`);return new Response(e.body.pipeThrough(new DecompressionStream("gzip"))).json()}async function lt(t){
for(;;){let e=await Au(t);if(e)return e;await new Promise(n=>setTimeout(n,1500))}}async function Ou(t,e){let n=t[`${e} f\
irst`],s=n?await Au(t[e]):await lt(t[e]);return s?{saved:s,whole:null}:{saved:await lt(n),whole:lt(t[e])}}async function Uu(t){
let e=await fetch(t);if(!e.ok)throw new Error(`${t} didn't load (${e.status}).`);return e.text()}function wb(t){let e=[];for(let n of t){let s=e.at(-1);s?.[0]===n?s[1]++:e.push([n,1])}return e.map(([n,s])=>s>1?`${n} (${s}\
 times)`:n)}var tr=(t,e)=>[...t.querySelectorAll(e)].filter(n=>n.checkVisibility({visibilityProperty:!0}));function Pu(t){
let e=s=>[...tr(s,".caption :is(.place, .line:not(.chip))").map(r=>r.textContent??""),...wb(tr(s,".felt .thing[aria-labe\
l]:not([aria-hidden=true])").map(r=>`- ${r.getAttribute("aria-label")}`))],n=tr(t,".uw-panel [data-next], .uw-panel .giv\
en").map(s=>s.textContent??"");return[...tr(t,".uw-table").flatMap(e),...n].join(`
`)}var yb="input:not([type=range]), select, textarea, [contenteditable]:not([contenteditable=false])",pi="uncle_widgets key\
s",kb="input, [role=tab], .chooser, .art",Ru=/^(Arrow|Home|End)/,Nu="button, a, summary, label, [role=button], [role=tab\
]",sn=new Set,fi=t=>t.closest(".uw-page")??t.closest(".uw-room")??t.closest(".uw"),Cu=t=>t.getClientRects().length>0,Du=t=>!!t.
any||t.keys.some(e=>e.length===1&&e!==" ");function nr(){try{return localStorage.getItem(pi)!=="off"}catch{return!0}}function xb(t){
try{t?localStorage.removeItem(pi):localStorage.setItem(pi,"off")}catch{}}function vb({el:t,keys:e},n,s){let{key:r,shiftKey:o}=n;
return Ru.test(r)&&s.closest(kb)&&!(s instanceof HTMLInputElement&&t.contains(s))?!1:e().some(i=>(i.keys.includes(r)||i.
any?.(r))&&(!Ru.test(r)||o===!!i.shift)&&(!i.inside||t.contains(s))&&(!Du(i)||nr()&&!s.closest("input"))&&i.when()&&i.press(
r,s))}function Hu(t){if(t.defaultPrevented||t.isComposing||t.ctrlKey||t.metaKey||t.altKey)return;let e=t.composedPath(),
n=e[0];if(!(n instanceof Element)||n.closest("dialog")||n.closest(yb)&&t.key!=="Escape")return;let s=[...sn].filter(({el:r})=>{
let o=fi(r);return o&&e.includes(o)&&Cu(r)});if(s.length){if(t.key==="?")gi(s[0].el);else if(!s.some(r=>vb(r,t,n)))return;
t.preventDefault(),t.stopPropagation()}}function sr(t,e){let n={el:t,keys:e};return sn.size||document.addEventListener("\
keydown",Hu,!0),sn.add(n),()=>{sn.delete(n),sn.size||document.removeEventListener("keydown",Hu,!0)}}function gi(t){let e=fi(
t),n=Z("keys"),r=[...sn].filter(l=>fi(l.el)===e&&Cu(l.el)).flatMap(l=>l.keys()).filter(l=>l.when()),o=m("div.keys-typed"),
i=m("dialog.sheet.keys-list",{"aria-labelledby":n,onclose:()=>i.remove()}),a=()=>{let l=nr();G(o,m("span",{"aria-hidden":"\
true"},"Letter, number and symbol keys"),ke({label:"Letter, number and symbol keys",choices:[[!0,"On"],[!1,"Off"]],value:l,
pick:c=>{xb(c),a()},k:"typed"}));for(let c of i.querySelectorAll("[data-typed]"))c.classList.toggle("off",!l)};i.append(
m("h2",{id:n,tabindex:-1,autofocus:!0},"Keyboard shortcuts"),m("p.mute","They work while the focus is on this page, but \
not while you type in a field."),m("dl",[...r,{keys:["?"],shown:"?",words:"Shows this list.",when:()=>!0,press:()=>!0}].
map(l=>m("div",{"data-typed":Du(l)&&l.shown!=="?"?"":null},m("dt",m("kbd",l.shown)),m("dd",l.words)))),o,m("button.btn",
{"data-k":"keys.close",onclick:()=>i.close()},"Close")),a(),t.append(i),i.showModal()}var Fu="uncle_widgets.tones",Bu=220,$b=880,rr=.16,Mb=.2,Iu,Wu=[["","Off"],["heard","On"]],bi=()=>xt(Fu),qu=t=>Ut(Fu,t),Sb=(t,[
e,n])=>Bu*($b/Bu)**Math.min(1,Math.max(0,(t-e)/(n-e||1)));function _b(t){let e=Iu??new AudioContext;Iu=e,t.forEach((n,s)=>{
let r=new OscillatorNode(e,{frequency:n}),o=new GainNode(e,{gain:0}),i=e.currentTime+1.5*s*rr;o.gain.setValueAtTime(0,i),
o.gain.linearRampToValueAtTime(Mb,i+rr/8),o.gain.linearRampToValueAtTime(0,i+rr),r.connect(o).connect(e.destination),r.start(
i),r.stop(i+rr)})}function ju(t,e,{span:n,answer:s,apart:r}){let o=e.runs[0].at(-1)?.[1],i=e.begun!==t.begun,a=!e.running&&
(i||t.running);if(!bi()||o==null)return;let l=[...i?[o]:[],...a&&s&&!r?[s.value]:[]];l.length>0&&_b(l.map(c=>Sb(c,n)))}var Tb=[[!0,"On"],[!1,"Off"]],Eb={low:0,high:999999999,whole:!0},Lb=[["set","In order"],["any","Any order"]],wi=({words:t,
children:e})=>x("div",{class:"line",children:[x("span",{"aria-hidden":"true",children:t}),e]}),rn=t=>x(wi,{words:t.label,
children:x(Ys,{...t})});function Ab({head:t}){let{seats:e,range:n}=Ot(t.model,"seats","range"),[s,r]=n,o=(i,a,l,c)=>{let u=c<
s||c>r;return x("button",{type:"button","data-k":i,"aria-label":a,"aria-disabled":u||void 0,onClick:()=>u||t.set("seats",
c),children:l})};return x(wi,{words:"Players",children:x("span",{class:"step",role:"group","aria-label":"Players",children:[
o("fewer","Fewer players","−",e-1),x("output",{children:e}),o("more","More players","+",e+1)]})})}function Ob({head:t}){
let e=Y(null),[n,s]=Jc(zc(t.model,"seed"),e),{text:r,typed:o}=wn({rule:Eb,value:n,set:s,refuses:!1});return x(wi,{words:"\
Game number",children:x("input",{class:"txt",ref:e,"data-k":"seed",inputMode:"numeric",maxLength:80,"aria-label":"Game n\
umber",value:r,onInput:i=>o(i.currentTarget.value),onChange:i=>t.set("seed",i.currentTarget.value.trim())})})}function Vu({
head:t}){let{model:e}=t,n=kt(),{howto:s,tabs:r,tab:o,lacks:i,predict:a,order:l}=Ot(e,"howto","tabs","tab","lacks","predi\
ct","order"),[c,u,d,p]=["fixed","suits","covers","home"].map(g=>e.get(g)),h=g=>()=>{t.close(),g()},f=g=>{qu(g),n()},b=(g,w,y,M)=>x(
"button",{type:"button",class:"btn","data-k":g,onClick:()=>t.copy(y(),M),children:w});return x("div",{class:"menu",role:"\
dialog","aria-label":"Settings",children:[s?.aim&&x("button",{type:"button",class:"btn wide","data-k":"menu.howto","aria\
-haspopup":"dialog",onClick:h(()=>nn(s,t.over)),children:"How to play"}),x("div",{class:"rooms",role:"group","aria-label":"\
More pages",children:r.slice(3).map(([g,w])=>x("button",{type:"button",class:"btn","data-k":`room.${g}`,"aria-pressed":g===
o,"aria-disabled":i[g]?!0:void 0,title:i[g],onClick:h(()=>t.set("tab",g)),children:w},g))}),!c&&x(Ab,{head:t}),!c&&x(Ob,
{head:t}),x(rn,{label:"Guess first",choices:Tb,value:a,pick:g=>t.set("predict",g),k:"predict"}),l&&x(rn,{label:"Question\
s",choices:Lb,value:l,pick:g=>t.set("order",g),k:"order"}),x(rn,{label:"Theme",choices:en,value:ce(),pick:Pn,k:"theme"}),
x(rn,{label:"Sound of test deals",choices:Wu,value:bi(),pick:f,k:"tones"}),u&&x(rn,{label:"Suits",choices:ni,value:uu(),
pick:du,k:"inks"}),d&&x(rn,{label:"Covered names",choices:si,value:Js(),pick:hu,k:"covers"}),x("div",{class:"copies",children:[
b("copy","Copy link",()=>t.link,"Link copied."),b("cell","Copy Python code",()=>e.get("cell"),"Python code copied."),b("\
words","Copy as text",()=>Pu(t.page),"The table and the question were copied as text."),x("button",{type:"button",class:"\
btn","data-k":"keys","aria-keyshortcuts":"?",onClick:h(()=>gi(t.root)),children:"Keys"}),p&&de()&&x("a",{class:"btn quie\
t","data-k":"home",href:ye(p,"",ce()),children:"All games"})]})]})}var Ub=4e3,Pb=()=>x("svg",{class:"icon sliders",viewBox:"0 0 24 24",fill:"currentColor","aria-hidden":"true",children:x(
"path",{d:"M2 6h9v3H2zM17 6h5v3h-5zM12.5 3h3v9h-3zM2 15h4v3H2zM12 15h10v3H12zM7.5 12h3v9h-3z"})});function Rb({seats:t,seed:e}){
return x("span",{class:"standing",children:[x("b",{children:t}),t===1?" player":" players",e&&x(ve,{children:[", game ",
x("b",{children:e})]})]})}function Hb(t,e){let n={ArrowRight:1,ArrowLeft:-1}[t.key],s=t.currentTarget;if(!n)return;t.preventDefault();
let r=[...s.parentElement.children].filter(i=>i.offsetParent),o=r[(r.indexOf(s)+n+r.length)%r.length];o.focus(),e("tab",
o.dataset.tab)}function Nb({head:t}){let{tabs:e,tab:n,lacks:s}=Ot(t.model,"tabs","tab","lacks");return x("div",{class:"t\
abs",role:"tablist","aria-label":"Pages of this game",children:e.map(([r,o],i)=>x("button",{type:"button",role:"tab","da\
ta-k":`tab.${r}`,"data-tab":r,class:i>2?"further":void 0,"aria-selected":r===n,"aria-disabled":s[r]?!0:void 0,title:s[r],
tabIndex:r===n?0:-1,onClick:()=>t.set("tab",r),onKeyDown:a=>Hb(a,t.set),children:o},r))})}function Cb({note:t,read:e}){return x(
"div",{class:"refused",children:[x("p",{class:"refusal",role:"alert",children:t}),x("button",{type:"button",class:"btn",
"data-k":"read",onClick:e,children:"Close"})]})}var Db=({busy:t,stop:e})=>x("div",{class:"underway",children:[x("p",{children:t}),
x("button",{type:"button",class:"btn","data-k":"stop",onClick:e,children:"Stop"})]});function Bb(){let[t,e]=ne(""),n=Y(0),
s=ja((r,o=!0)=>{clearTimeout(n.current),e(r),r&&o&&(n.current=window.setTimeout(()=>e(""),Ub))},[]);return ps(()=>()=>clearTimeout(
n.current),[]),[t,s]}function Ib(t){J(()=>{let e=wa({link:()=>t.get("link"),room:()=>t.get("tab"),theme:ce,open:o=>t.send(
{kind:"open",link:o}),hide:o=>document.body.classList.toggle("uw-opening",o),replaced:()=>!document.querySelector(".uw-f\
irst")}),n=()=>e.changed(),s=()=>(t.get("note")||t.get("busy"))&&e.answered(),r=We(n);return t.on("change:link",n),t.on(
"change:note change:busy",s),()=>{r(),t.off("change:link",n),t.off("change:note change:busy",s),e.stop()}},[t])}function Fb({
game:t},e){let n=Y({at:"",on:!1}),s=kt(),r=`${t} ${e}`;return t&&n.current.at!==r&&(n.current={at:r,on:!zs(t)}),J(()=>Qo(
()=>{n.current.on=!1,s()}),[]),n.current.on}function Wb({model:t,root:e,over:n}){let{title:s,plate:r,tabs:o,tab:i,seats:a,
seed:l,note:c,busy:u,howto:d}=Ot(t,"title","plate","tabs","tab","seats","seed","note","busy","howto"),[p,h]=ne(!1),[f,b]=ne(
""),[g,w]=Bb(),y=Y(null),M=Fb(d,i);Yc(We),Ib(t);let $=()=>y.current?.focus({preventScroll:!0}),T={model:t,root:e,over:n,
get page(){return e.closest(".uw-page")??e},get link(){let k=t.get("link");return de()?`${location.origin}${ye(location.
pathname,k,ce())}`:k},set(k,E){t.set(k,E),t.save_changes()},close(){h(!1),w(""),$()},copy(k,E){navigator.clipboard?.writeText(
k).then(()=>w(E),()=>w(k,!1))??w(k,!1)}};return J(()=>{c||b("")},[c]),J(()=>{e.classList.toggle("elsewhere",o.slice(3).some(
([k])=>k===i)),Mu(d,i,n)},[o,i,d]),J(()=>{if(!p)return;[...e.querySelectorAll(".menu :is(button, input)")].find(S=>S.offsetParent)?.
focus({preventScroll:!0});let E=S=>S.composedPath().includes(e)||T.close(),L=S=>{S.key==="Escape"&&(S.preventDefault(),T.
close())};return document.addEventListener("pointerdown",E),e.addEventListener("keydown",L),()=>{document.removeEventListener(
"pointerdown",E),e.removeEventListener("keydown",L)}},[p]),x(ve,{children:[x("div",{class:"mast",children:[x("div",{class:"\
plate","aria-hidden":"true",children:r&&x("img",{alt:"",src:`data:image/svg+xml,${encodeURIComponent(r)}`})}),x("h1",{children:s}),
x(Nb,{head:T}),x("button",{type:"button",class:"btn settings",ref:y,"data-k":"menu","aria-haspopup":"dialog","aria-expan\
ded":p,onClick:()=>p?T.close():(h(!0),w("")),children:[x(Pb,{}),x(Rb,{seats:a,seed:l})]})]}),p&&x(Vu,{head:T}),c&&c!==f&&
x(Cb,{note:c,read:()=>{b(c),$()}}),u&&x(Db,{busy:u,stop:()=>t.send({kind:"stop"})}),d?.aim&&M&&x(hi,{howto:d,over:n}),x(
"p",{class:"tip",role:"status",children:g})]})}function Gu({model:t,el:e}){let n=m("div.uw-head"),s=m("div.uw-over"),r=m(
"div.uw.uw-masthead",n,s);ae(r,t.get("palette")),e.append(r);let o=Rn(r,()=>{});return Ce(x(Wb,{model:t,root:r,over:s}),
n),()=>{o(),Ce(null,n)}}var Ku=({name:t,choices:e,help:n},s,r)=>e?m("select.pick",{id:s,"data-k":`field.${t}`,onchange:o=>r[t]=o.target.value},e.
map(([o,i])=>m("option",{value:o,selected:o===r[t]},i))):m("input",{id:s,"data-k":`field.${t}`,value:r[t],maxlength:200,
autocomplete:"off",placeholder:n,oninput:o=>r[t]=o.target.value});var qb=t=>m("dl.clauses",t.map(([e,n])=>m("div",m("dt",e),m("dd",n))));function yi({model:t,el:e}){let n=m("div.uw.uw-ru\
les"),s=t.get.bind(t),r=m("div");ae(n,s("palette"));let o=()=>r.replaceChildren(...s("note")?[m("p.refusal",{role:"alert"},
s("note"))]:[]),i=()=>{let{aim:d,title:p}=s("howto");return d&&[m("div.thead",m("h2","How to play"),m("p.mute",p)),m("p.\
goal",d),er(s("howto"))]},a=(d,p)=>{let h=Z(d.name);return m("div.field",m("label",{for:h},d.label,d.help&&m("small",d.help)),
Ku({...d,help:""},h,p))},l=()=>{let d=Object.fromEntries(s("fields").map(({name:p,value:h})=>[p,h]));return m("details.l\
eft",m("summary",m("b","What the rulebook leaves open")," ",m("span.mute",s("force"))),m("form",{onsubmit:p=>{p.preventDefault(),
t.send({kind:"set",values:d})}},s("fields").map(p=>a(p,d)),m("div.field",m("span.mute","Changing a rule starts a new gam\
e in every tab."),m("div.row.start",m("button.btn.solid",{type:"submit","data-k":"set"},"Use these rules"),m("button.btn",
{type:"button","data-k":"first",onclick:()=>t.send({kind:"first"})},"Reset")))),m("h3","How we settled the rest"),m("ul.\
rulings",s("rulings").map(([p,h])=>m("li",h,m("small",` ${p}`)))))},c=()=>{let d={record:""};return m("details.left",m("\
summary",m("b","Open a saved game or a link")),m("form",{onsubmit:p=>{p.preventDefault(),t.send({kind:"set",values:d})}},
a({name:"record",label:"A record or link to open",value:"",help:s("record")},d),m("div.field",m("span"),m("button.btn.so\
lid",{type:"submit","data-k":"open"},"Open"))))},u=s("heads");return n.append(m("section.sheet",i(),u.length>0&&[m("h2",
"The rules"),u.map(([d,p])=>[m("h3",d),qb(p)]),l(),c(),r])),e.append(n),o(),t.on("change:note",o),()=>t.off("change:note",
o)}var Zu=({revealed:t,steps:e=[]})=>t&&m("ol.reckoning",e.map(({letter:n,words:s,formula:r,value:o})=>m("li",m("span",n),m(
"span",s),m("b",o),r!==o&&m("small",r)))),jb=/-(US|CA|MX|PH|CO|CL|VE)$/i,Yu=()=>({kind:"print",at:ts()?location.origin+location.
pathname:"",letter:jb.test(navigator.language)});function zu(t){if(t.kind!=="print")return;document.querySelector("ifram\
e.uw-print")?.remove();let e=m("iframe.uw-print",{title:"The sheet to print","aria-hidden":"true",tabindex:-1,style:"pos\
ition:fixed;width:0;height:0;border:0",srcdoc:t.html,onload:()=>{e.contentWindow?.focus(),e.contentWindow?.print()}});document.
body.append(e)}var Ju=[];globalThis.addEventListener?.("beforeprint",()=>{for(let t of document.querySelectorAll(".uw-pa\
nel"))Ju.push([t,t.className]),t.className=t.className.replace(/ c\d+/g,"")});globalThis.addEventListener?.("afterprint",
()=>{for(let[t,e]of Ju.splice(0))t.className=e});var on=(t,e,n)=>Math.max(0,Math.min(1,(t-e)/(n-e||1)));function Se(t,e){return e==="chance"?`${(t*100).toFixed(1)}%`:t.toFixed(
2).replace("-","−")}function vt(t,e){let n=[.1,.2,.25,.5,1,2,2.5,5,10,20,25,50,100,200,250,500].find(r=>(e-t)/r<=5)??(e-
t)/4,s=[];for(let r=Math.ceil(t/n);r*n<=e+1e-9;r++)s.push(Number((r*n).toFixed(9)));return s}var Be=(t,e,n,s="tx",r=14)=>v(
"text",{x:t,y:e,class:s,"font-size":r},n);function _e(t,e,n,s){if(t===0)return D(e,n,s-.8,{fill:"none",stroke:"var(--edg\
e)","stroke-width":1.5});let r=t>1&&D(e,n,s-.9,{fill:"none",stroke:"var(--accent-fill)","stroke-width":1.9});return v("g",
D(e,n,t>1?s*.56:s,{fill:"var(--accent-fill)"}),r)}var Ye=6;function ki({came:t,measure:e},n,s){return e!=="chance"?v("path.it-paid",{d:`M${n} ${s-Ye-1}l${Ye+1} ${Ye+1}-${Ye+
1} ${Ye+1}-${Ye+1}-${Ye+1}Z`}):t==null?v("path.it-hid",{d:`M${n-Ye} ${s}h${2*Ye}`,"stroke-dasharray":"3 2"}):t?D(n,s,Ye,
{class:"it-came"}):D(n,s,Ye-1,{class:"it-did-not"})}var Vb=({came:t,measure:e,words:n})=>e!=="chance"?n.replace(/\.$/,"").
toLowerCase():t==null?"the game didn't show it":t?"it happened":"it didn't happen",xi=t=>[t.mine?`you guessed ${t.mine}`:
"skipped",`the answer is ${t.right}${t.measure==="chance"?"":` ${t.measure}`}`,Vb(t)].join(", ");function Gb({said:t,exact:e,
reach:n,span:[s,r]}){let o=a=>4+192*Math.min(1,Math.max(0,on(a,s,r))),i=o(e-n);return v("svg.bar",{viewBox:"0 0 200 30",
preserveAspectRatio:"none","aria-hidden":"true"},v("path.axis",{d:"M4 15H196"}),R(i,6,o(e+n)-i,18,{class:"reach"}),v("pa\
th.exact",{d:`M${o(e)} 3V27`}),t!=null&&v("path.said",{d:`M${o(t)-7} 3h14l-7 12z`}))}var Kb=t=>m("p.key",{"aria-hidden":"\
true"},m("span.k-said","your guess"),m("span.k-exact","the answer, and what is close"),m("span.k-came","it happened"),t&&
m("span.k-paid","it was an amount"));function Xu({title:t,near:e,lines:n=[],doors:s=[]},r,{go:o,open:i},a){let l=r.filter(
({said:c})=>c!=null);return[m("div.endhead",m("h2",{"data-k":"ending",tabindex:-1},t),e&&m("span.chip.line",e)),l.length>
0&&Kb(l.some(({measure:c})=>c!=="chance")),l.length>0&&m("ul.stops",l.map(c=>m("li",m("button",{"data-k":`stop.${c.at}`,
"aria-label":`Step ${c.frame}, ${c.name} ${xi(c)}. Look at it again.`,onclick:()=>o(c.at)},m("span.q",m("b",String(c.frame)),
` ${c.name}`),Gb(c),m("span.fig",c.mine,m("small"," for "),c.right),v("svg",{viewBox:"0 0 16 16",width:16,height:16,"ari\
a-hidden":"true"},ki(c,8,8)))))),m("div.sum",n.map(([c,u])=>m("p",c&&m("b",c," "),u))),l.length>0&&a(),m("div.enddoors",
s.map(({label:c,link:u},d)=>{let[p,...h]=c.split(", ");return m(d===0?"button.btn.solid":"button.btn",{"data-k":`door.${d}`,
"aria-label":c,onclick:()=>i(u)},p,h.length>0&&m("span",`, ${h.join(", ")}`))}))]}var Qu=(t,e)=>e?`${Math.round(t*100)}${t===1?"%":""}`:String(Math.round(t*100)/100).replace("-","−");function or(t,e,n,s){
let r=e.measure==="chance",o=e.answer?.value??0,i=[o,e.said?.value,n.value].filter(S=>S!=null),a=r?0:Math.min(0,e.span[0],
...i),l=r?1:Math.max(e.span[1],...i),c=84,u=62,d=S=>c+on(S,a,l)*(t-c-u),p=Z("hatch"),h=s?25:31,f=[],b=15,g=(S,_,O,H)=>{f.
push(Be(0,b+5,S,H?"tx2":"tx"),_,Be(t,b+5,O,"tx b e",15)),b+=h},w=S=>({x:Math.min(d(0),d(S)),width:Math.max(1.5,Math.abs(
d(S)-d(0)))});if(e.said){let S=d(e.said.value);g("Your guess",v("g",Ae(`M${d(0)} ${b}H${S}`,"var(--accent-fill)",2),v("p\
ath",{d:`M${S} ${b+10}l-9-17h18z`,fill:"var(--accent-fill)"})),Se(e.said.value,e.measure))}if(e.was&&!e.said){let S=d(e.
was.value);g("Before",v("g.ghost",v("path",{d:`M${d(0)} ${b}H${S}`,"stroke-dasharray":"5 4"}),v("path",{d:`M${S} ${b+10}\
l-9-17h18z`,"stroke-linejoin":"round"})),Se(e.was.value,e.measure),!0)}let y=e.simulated?"Stored":"Exact";g(y,v("rect",{
...w(o),y:b-9,height:18,fill:"var(--ink)",...Zb(e,w)}),Se(o,e.measure));let{value:M,low:$,high:T}=n,k=M!=null&&$!=null&&
T!=null;e.untried||(g("Simulated",k&&v("g",v("rect",{...w(M),y:b-8.5,height:17,fill:`url(#${p})`,stroke:"var(--ink)","st\
roke-width":1.5}),Ae(`M${d($)} ${b}H${d(T)}M${d($)} ${b-6}v12M${d(T)} ${b-6}v12`,"var(--accent-fill)",2.5)),k?Se(M,e.measure):
"",!k),k||f.push(Be(c+8,b-h+5,"not tried yet","tx2",13)));let E=vt(a,l).map(S=>[v("path",{d:`M${d(S)} 2V${b-13}`,stroke:S===
0&&!r?"var(--edge)":"var(--rule)"}),Be(d(S),b+5,Qu(S,r),"tx2 m",13)]),L=[e.said&&`Your guess: ${Se(e.said.value,e.measure)}\
.`,`${y}: ${Se(o,e.measure)}${e.was?`. ${e.was.words}`:""}.`,k&&`Simulated: ${Se(M,e.measure)}, 95% interval from ${Se($,
e.measure)} to ${Se(T,e.measure)}.`].filter(Boolean);return _t(t,b+10,L.join(" "),v("defs",Ue(p,"var(--ink)")),E,f)}var Zb=({
was:t,answer:e},n)=>t&&t.value!==e?.value?{class:"grown",style:`--from:${n(t.value).width/n(e?.value??0).width}`}:{},ed=()=>v(
"svg",{width:14,height:16,viewBox:"-7 -15 14 16","aria-hidden":"true"},v("path.ghost",{d:"M0-2l-6-11h12z","stroke-linejo\
in":"round"}));function td(t,e,n){let s=t.flatMap(u=>Array(u.n).fill(u.yes)),r=u=>[8+u%10*19,8+Math.floor(u/10)*19],[o,i]=r(
Math.max(1,Math.round((e??0)*100))-1),[a,l]=r(Math.round((n??0)*100)-1),c=t.map(u=>`${u.n} ${u.words}`).join(", ");return v(
"svg.hundred",{viewBox:"0 0 187 187",role:"img","aria-label":`Of 100: ${c}.`},s.map((u,d)=>{let[p,h]=r(d);return _e(u,p,
h,7.2)}),n!=null&&a>0&&v("path.ghost",{d:`M${a} ${l+6}l-7-12h14z`,"stroke-linejoin":"round"}),e!=null&&e>0&&v("path",{d:`\
M${o} ${i+6}l-6-11h12z`,fill:"var(--accent)",stroke:"var(--sheet)","stroke-width":2}))}var vi=t=>v("svg",{width:18,height:18,
"aria-hidden":"true"},_e(t,9,9,7));function nd(t,e,n=e){let s=Math.max(...n.map(a=>a[1]),.01),r=14+8*Math.max(...n.map(a=>a[0].
length)),o=n.length>6?22:27,i=e.length*o;return _t(t,i,`${e.map(a=>`${a[0]}: ${a[2]}`).join(". ")}.`,e.map(([a,l,c],u)=>{
let d=u*o+o/2;return[Be(0,d+5,a),R(r,d-7,Math.max(1.5,l/s*(t-r-64)),14,{fill:"var(--ink)"}),Be(t,d+5,c,"tx b e")]}))}function sd(t,e,n,s){
let{runs:r,value:o}=s,i=n.measure==="chance",a=n.apart?void 0:n.answer?.value,l=n.said?.value,[c,u]=i?[0,1]:n.span,d=C=>Se(
C,n.measure).replace("%",""),p=[a,l].flatMap(C=>C==null?[]:[I(d(C),1.06*14)]),h=40,f=Math.max(58,17+Math.max(0,...p)),b=10,
g=26,w=C=>h+Math.log10(C)/4*(t-h-f),y=C=>b+(1-on(C,c,u))*(e-b-g),M=Z("band"),$=vt(c,u),T=Math.max(1,Math.ceil(17*($.length-
1)/(e-b-g))),k=(C,q)=>C.map((He,Le)=>`${Le?"L":"M"}${w(He[0])} ${y(He[q])}`).join(""),[E=[],...L]=r,S=E[E.length-1],_=t-
f+10,O=a==null?0:y(a)+5,H=l==null?0:y(l)+5,N=a==null||l==null?18:Math.abs(O-H),F=N>=17?0:(17-N)/2+1,Q=H<=O?-1:1,V=o==null||
!S?"No trials yet.":`After ${s.begun.toLocaleString("en")} trials: ${Se(o,n.measure)}, 95% interval from ${Se(s.low??0,n.
measure)} to ${Se(s.high??0,n.measure)}${a==null?".":`; exact ${Se(a,n.measure)}.`}`;return _t(t,e,V,v("defs",Ue(M,"var(\
--edge)")),$.map((C,q)=>[v("path",{d:`M${h} ${y(C)}H${t-f}`,stroke:"var(--rule)"}),q%T===0&&Be(h-8,y(C)+5,Qu(C,i).replace(
"%",""),"tx2 e",13)]),[1,10,100,1e3,1e4].map(C=>Be(w(C),e-6,C.toLocaleString("en"),C===1?"tx2":"tx2 m",13)),E.length>1&&
v("path",{d:`${k(E,3)}L${[...E].reverse().map(C=>`${w(C[0])} ${y(C[2])}`).join("L")}Z`,fill:`url(#${M})`,opacity:.6}),L.
map(C=>Ae(k(C,1),"var(--edge)",1.5)),a!=null&&Ae(`M${h} ${y(a)}H${t-f}`,"var(--ink)",3),Ae(k(E,1),"var(--accent-fill)",2.5,
{"stroke-linejoin":"round"}),E.map((C,q)=>D(w(C[0]),y(C[1]),q===E.length-1?5:3.2,{fill:q===E.length-1?"var(--lit)":"var(\
--sheet)",stroke:"var(--accent-fill)","stroke-width":2})),l!=null&&[v("path",{d:`M${t-f+1} ${y(l)}l10-6v12z`,fill:"var(-\
-accent-fill)"}),v("text.b",{x:_+5,y:H+Q*F,"font-size":14,fill:"var(--accent)"},d(l))],a!=null&&Be(_+5,O-Q*F,d(a),"tx b"))}
var an=26,Yb=36;function rd(t,e){let n=Math.min(Yb,(t-an-4)/Math.max(1,e.length-1)),s=n>=24,r=e.map(({face:i,die:a,words:l})=>[i?.text,a&&
`a die, ${a}`,l].filter(Boolean).join(": "));return _t(t,56,r.join(", ")||"No trials yet.",e.map((i,a)=>{let l=2+a*n,c=l+
an/2,u=!!i.counts,d={transform:`translate(${i.die?l+1:l} ${i.die?8:2})`},p=i.eye?Jb(c,20,u):v("g",d,i.die?Ns(i.die,an-2,
u):Qe(i.face,an));return v("g",p,u&&!i.eye&&!i.die&&R(l-1,1,an+2,an*1.4+2,{rx:3,fill:"none",stroke:"var(--lit)","stroke-\
width":3}),(s||i.counts)&&Be(zb(c,i.words,t),54,i.words??"",i.counts?"tx b m":"tx2 m",13))}))}function zb(t,e,n){let s=I(
e??"",13)*.55;return Math.max(s,Math.min(t,n-s))}var Jb=(t,e,n)=>v("g",{fill:"none",stroke:"var(--ink)","stroke-width":2},
v("path",{d:`M${t-13} ${e}q13 ${n?-20:0} 26 0q-13 20-26 0Z`}),n?D(t,e,5,{fill:"var(--accent-fill)",stroke:"none"}):v("pa\
th",{d:`M${t-7} ${e+11}l-2 4M${t} ${e+12}v5M${t+7} ${e+11}l2 4`}));function od(t,e,n,s){let l=Math.max(n,e.length,1),c=Math.
min(42,(t-30)/l),u=b=>30+c*(b+.5),d=b=>42-b*36,p=new Map(e.map(b=>[b.at,b])),h=e.map(b=>`${b.at+1}: ${xi(b)}`),f=b=>{let g=p.
get(b),w=u(b),y=Math.min(13,c/2-1);if(!g&&c<11)return R(w-1,50,2,6,{fill:"var(--edge)"});if(!g)return Be(w,58,"?","tx2 b\
 m",14);let[M,$]=g.span,T=k=>d(on(k,M,$));return[g.said!=null&&v("path",{d:`M${w-1} ${T(g.said)}l-11-7v14z`,fill:"var(--\
accent-fill)"}),R(w+1,T(g.exact)-3,y,6,{fill:"var(--ink)"}),ki(g,w,53)]};return _t(t,66,h.length?`${h.join(". ")}.`:"No \
guesses yet.",s>=0&&[R(u(s)-c/2,0,c,62,{fill:"var(--inset)"}),R(u(s)-c/2,62,c,3,{fill:"var(--lit)"})],[0,.5,1].map(b=>[v(
"path",{d:`M30 ${d(b)}H${t}`,stroke:"var(--rule)"}),b!==.5&&Be(24,d(b)+5,String(b*100),"tx2 e",13)]),Array.from({length:l},
(b,g)=>f(g)))}var ad=t=>t.split("/").map((e,n,s)=>n<s.length-1?[`${e}/`,m("wbr")]:e),Xb=()=>v("svg",{width:18,height:18,"aria-hidden":"\
true"},v("path",{d:"M9 16 1 2h16z",fill:"var(--accent-fill)"}));function ld(t,e,n,s,r,o,i,a){if(t.certain)return cd(m("d\
iv.answer",Si(t),id(t),r));let l=m("div.cmp"),c=[Xe(l,h=>or(h,t,e(),o()))],u=t.bars??[],d=m("div.outcomes");return u.length>
0&&c.push(Xe(d,h=>nd(h,u))),{node:m("div.answer",l,n.seen&&Qb(n),e0(t,i),t.measure==="chance"?t0(t,s,a):n0(t,a),u.length>
0&&d,r,id(t)),tried:()=>c[0].again(),again:()=>c.forEach(h=>h.again()),stop:()=>c.forEach(h=>h.stop())}}var cd=t=>({node:t,
tried:()=>{},again:()=>{},stop:()=>{}}),Qb=t=>m("p.came",m("span",t.came==null?"The game didn't show it":t.came?"This ti\
me it happened":"This time it didn't"),vi(t.came?1:0),m("b",t.words??""));function $i({mistake:t,asks:e,own:n},s){if(!t)
return null;if(n)return m("p",m("b",`${t.name}. `),t.words);let r=(o,i)=>m("button.btn.quiet",{"data-k":`own.${o}`,onclick:()=>s(
i)},o);return e&&m("p.own",m("span",t.asked),r("Yes",!0),r("No",!1))}function e0(t,e){let{said:n,misconception:s,notice:r}=t,
o=n&&[m("p",{role:"status"},m("b",n.verdict)),$i(n,e)];return Mi(o,r,s)}var Mi=(t,e,n)=>!!(t||e||n)&&m("div.note",Xb(),m(
"div",t,e&&m("p.notice",e),n&&m("p.trap",`The trap: ${n}.`)));function t0(t,e,n){let{answer:s,dots:r=[]}=t;if(!s)return null;
let o=String(s.hundred),i=[s.percent,s.one_in,`odds ${s.odds}`,t.simulated].filter(Boolean);return[m("div.counted",r.length>
0&&td(r,t.said?.value,t.was?.value),m("div",m("p.big",m("span.sr",`${s.about} `),m("button.asks-why",{tabindex:-1,"aria-\
label":o,onclick:n},bs(o,46)),m("b",e?bn(s):"out of 100"),dd(o,n)),Si(t),m("ul.kinds",r.map(a=>m("li",vi(a.yes),m("span",
m("b",String(a.n)),` ${a.words}`)))))),m("p.ways",e&&m("b.short",`${o} ${bn(s)}. `),"More forms: ",s.fraction&&[m("b",ad(
s.fraction)),", "],i.map((a,l)=>[l>0&&", ",m("span",{},a)]))]}function ud(t,e){let[n]=/[\u2212-]?\d[\d,.]*\d|\d/.exec(t)??
[""],s=t.indexOf(n);return n?[t.slice(0,s),m("button.asks-why",{"data-k":"headwhy","aria-label":`${n}: why?`,onclick:e},
n),t.slice(s+n.length)]:t}var dd=(t,e)=>m("button.btn.quiet.derive",{"data-k":"derive",onclick:e},`Why ${t}?`),n0=(t,e)=>m(
"div.counted",m("div",m("p.lead",m("button.asks-why",{tabindex:-1,onclick:e},m("b",t.answer?.lead??"")),` ${t.answer?.cases??
""} `,dd((t.answer?.lead??"").split(" ")[0],e)),Si(t),m("p.ways",t.simulated||t.answer?.fraction&&[t.answer.rounded?"to \
six places: ":"exactly ",m("b",ad(t.answer.fraction))]))),Si=({was:t})=>t&&m("p.was",ed(),t.words),id=t=>t.apart&&m("p.a\
part",t.apart);function hd(t,e,n,s,r){let o=t.steps??[],i=o[e];if(!i)return cd(m("p.mute","There's nothing to work out h\
ere."));let a=m("div.art",{tabindex:0,role:"group","aria-label":"The picture"}),l=i.picture,c=l&&Xe(a,d=>r(l.kind,d,l));
return{node:m("div.why",m("div.now",{"data-next":!0,tabindex:-1,"aria-live":"polite"},m("h3",m("i",{"aria-hidden":"true"},
i.letter),i.words),l&&a,i.tree&&m("ul.branches",pd(i.tree,0)),(i.formula||i.value)&&m("p.reckon",m("span",i.formula??""),
m("b",i.value?`= ${i.value}`:""))),m("div",{class:o.length>6?"tiles many":"tiles",role:"group","aria-label":"All steps"},
o.map((d,p)=>m("button",{"data-k":`why.${p}`,"aria-current":p===e?"step":null,"aria-label":`${d.letter}. ${d.words}${n.has(
p)?`: ${d.value??""}`:""}`,onclick:()=>s(p)},m("i",{"aria-hidden":"true"},d.letter),m("span",m("small",d.words),d.value!=
null&&(n.has(p)?m("b",d.value):m("em.rd"))))))),tried:()=>{},again:()=>c?.again(),stop:()=>c?.stop()}}function md({steps:t=[]},e,n){
return t[e]?m("div.stepnav",m("button.btn",{"data-k":"why.back","aria-label":"Previous step","aria-disabled":e?null:"tru\
e",onclick:()=>e&&n(e-1)},e?`◂ ${t[e-1].letter}`:"◂"),m("span",`step ${e+1} of ${t.length}`),m("button.btn.solid",{"\
data-k":"why.on","aria-label":e+1<t.length?`Next step, ${t[e+1].letter}`:"Start again from the first step",onclick:()=>n(
(e+1)%t.length)},e+1<t.length?`Next: ${t[e+1].letter} ▸`:"Again: a")):null}var pd=(t,e)=>[m("li",{style:`--depth:${e}`},
t.chance&&m("b",t.chance),m("span",t.words),t.value&&m("em",t.value)),...t.children.flatMap(n=>pd(n,e+1))],fd=()=>m("div\
.covered",{role:"img","aria-label":"The answer is hidden until you guess."},m("div.lines",m("i",{style:"width:88%"}),m("\
i",{style:"width:62%"})),m("div.blank"),m("i",{style:"width:74%"})),gd=()=>m("p.key",{"aria-hidden":"true"},m("span.k-sa\
id","your guess"),m("span.k-exact","the answer"),m("span.k-came","it happened"),m("span.k-not","it didn't")),bd=({lesson:t="",
concept:e},n)=>m("div.sheet",{role:"dialog","aria-label":e,onkeydown:s=>s.key==="Escape"&&n()},m("h2",e),t.split(`

`).map(s=>m("p",s.split("**").map((r,o)=>o%2?m("b",r):r))),m("button.btn.solid.wide",{"data-k":"readclose",onclick:n},"B\
ack to the question"));var wd=t=>t.split(/(?<=[.?!])\s+/);function Hn(t){let e=t.map(wd),n=e[0].filter(s=>e.every(r=>r.includes(s)));return{both:n.
join(" "),own:e.map(s=>s.filter(r=>!n.includes(r)).join(" "))}}var _i=(t,e)=>t.closest(".uw-cols")?.setAttribute("data-s\
ide",String(e)),yd=t=>e=>_i(e.currentTarget,t),kd=(t,{line:e},n,s)=>[m("button.sidehead",{"data-k":`turn${t}`,onclick:yd(
t)},m("b.badge",{"aria-hidden":"true"},String(t+1)),m("b",e),s&&m("b.it",s)),n.length>0&&m("p.mute",n.map(r=>r.endsWith(
"?")&&e.endsWith("?")?m("span.inshort",r," "):`${r} `))];function xd(t,e,n,s){let r=Hn(t.map(({ask:a})=>a)).own,o=Hn(t.map(
({given:a})=>a)).own,i=a=>wd(`${r[a]} ${o[a]}`.trim()).filter(l=>l&&!t[a].line.startsWith(l.slice(0,-1)));return m("div.\
pair",t.map((a,l)=>m("div.side",{role:"group","aria-label":a.line,onfocusin:yd(l)},kd(l,a,i(l)),ys({...a,cases:"",k:String(
l),label:a.line,value:e[l],set:c=>n(l,c),enter:s}))))}function vd(t,e){let n=t.flatMap((s,r)=>s===""?[r]:[]);return n.length>
1?"Move the sliders, or type two numbers.":n.length?`The ${n[0]?"second":"first"} number is missing. Both answers are sh\
own together.`:e.map((s,r)=>Gt(t[r],s)).find(Boolean)??""}var $d=(t,e)=>ke({label:"Which of the two",choices:t.map(({at:n,
line:s},r)=>[n,`${r+1}. ${s}`]),value:t.find(({here:n})=>n)?.at??t[0].at,k:"side",pick:e});function Md(t,e,n){let s=e.map(
()=>m("div.cmp")),r=e.map(({measure:l,span:c,said:u,number:d},p)=>{let h={measure:l,span:c,said:u,answer:{value:d??0},untried:!0};
return Xe(s[p],f=>or(f,h,{},!0))}),o=e.find(({said:l})=>l?.asks),i=e.map(({said:l},c)=>l&&[m("p",{role:"status"},m("b",`${c+
1}. `),l.verdict),(l.own||e[c]===o)&&$i(l,n)]);return{node:m("div.answer",e.map((l,c)=>m("div.side",kd(c,l,[],l.text),s[c])),
Mi(i,t.notice)),tried:()=>{},again:()=>r.forEach(l=>l.again()),stop:()=>r.forEach(l=>l.stop())}}function Sd(t,e,n,{draft:s,folded:r,changed:o,enter:i}){let a=(u,d)=>{s.values[u]=d,o()},l=()=>ys({measure:t.measure,span:t.
span,cases:t.cases,value:s.values[0],set:u=>a(0,u),enter:i}),c=()=>G(r,yn.map(([u,d])=>m("option",{value:u,selected:u===
s.sure},d)));return[e.length>0?xd(e,s.values,a,i):l(),dl(s,c),n&&m("p.refusal",{role:"alert"},n)]}function _d({get:t,press:e,skip:n,refused:s}){let r=hl({press:()=>e(t("main").kind??""),refused:s}),o=m("button.btn",{"d\
ata-k":"also",onclick:()=>e(t("main").also?.kind??"")}),i=m("button.btn",{"data-k":"skip",onclick:n},"Skip");return{node:r.
node,nodes:[r.node,o,i],show(a){let{label:l,kind:c,off:u,also:d}=t("main"),p=c==="predict";return r.show(l??"",u||(p?a():
"")),r.node.hidden=!l,o.hidden=!d,o.textContent=d?.label??"",i.hidden=!p||!t("moment").line,p}}}var s0=()=>v("svg.tick",{width:16,height:16,viewBox:"0 0 16 16","aria-hidden":"true"},Ae("M2 8.5 6 13 14 3.5","currentCo\
lor",2.5)),r0=t=>t.away?`, not now. ${t.away}`:"",Ti=2;function Td({chips:t,now:e,open:n,pick:s,toggle:r}){if(t.length<Ti)
return null;let o=t.findIndex(a=>a.id===e),i=Z("chips");return m("div",{class:n?"chips open":"chips"},m("button.btn.onec\
hip",{"data-k":"chips","aria-expanded":String(n),"aria-controls":i,onclick:r},m("span",`Question ${o+1} of ${t.length}`),
m("b",t[o]?.name??"")),m("div.allchips",{id:i,role:"group","aria-label":"Questions"},t.map((a,l)=>m("button.qchip",{"dat\
a-k":`q.${a.id}`,"aria-pressed":String(a.id===e),"aria-keyshortcuts":l<9&&nr()?String(l+1):null,"data-away":!a.arises,"a\
ria-label":`${l+1}. ${a.name}${a.done?", answered":""}${r0(a)}`,title:a.away?`${a.title} ${a.away}`:a.title,onclick:()=>s(
a.id)},m("span",a.name),a.done&&s0()))))}var Ed=t=>m("div.goal",m("h2",t.title??""),!!t.of&&m("span.chip.line",`${[t.at,
t.also].filter(Boolean).join(" and ")} of ${t.of}`),t.line&&m("p",t.line));function Ei(t,e){let{choices:n,name:s,label:r,
value:o}=t,i=n.length>6||n.map(c=>c[1]).join("").length>22,a=Z("setting"),l=`knob.${s}`;return m("div",{class:t.model?"s\
etting model":"setting"},m(i?"label":"span",{for:i?a:null},r),i?m("select.pick",{id:a,"data-k":l,onchange:c=>e(n[c.target.
selectedIndex][0])},n.map(([c,u])=>m("option",{selected:c===o},u))):ke({label:r,choices:n,value:o,pick:e,k:l}))}var Ld=(t,e,n)=>m(
"div.siblings",{role:"group","aria-label":`${t}: each choice`},m("span",t),e.map((s,r)=>m("button",{"data-k":`sib.${r}`,
"aria-pressed":String(s.here),"aria-label":`${s.label}: ${s.text??"hidden until you guess"}`,onclick:()=>n(s.value)},m("\
span",s.label),s.text?m("b",s.text):m("i.rd"))));var Ad=(t,{get:e,own:n,choose:s,page:r,reading:o})=>sr(t,()=>{let i=Math.min(e("questions").length,9);return[{keys:["y",
"n"],shown:"Y, N",words:"Answers yes or no when you are asked about your mistake.",when:()=>r()==="answer"&&[e("panel"),
...e("pair")].some(({said:a})=>a?.asks),press:(a,l)=>l.closest(".uw-table.acts, input")?!1:(n(a==="y"),!0)},{keys:Array.
from({length:i},(a,l)=>String(l+1)),shown:`1 to ${i}`,words:"Picks that question above the panel.",when:()=>i>=Ti&&!e("g\
oal").title&&!o(),press:(a,l)=>l.closest(".uw-table.acts, input")?!1:(s(e("questions")[Number(a)-1].id),!0)}]});var U={ink:"var(--ink)",accent:"var(--accent-fill)",rule:"var(--rule)",edge:"var(--edge)",sheet:"var(--ground, var(--she\
et))",band:"color-mix(in srgb, var(--rule) 45%, transparent)"},P=(t,e,n,s="tx",r=13)=>v("text",{x:t,y:e,class:s,"font-si\
ze":r},String(n)),B=(t,e=U.rule,n=1,s={})=>v("path",{d:t,fill:"none",stroke:e,"stroke-width":n,...s}),Li=(t,e)=>v("path",
{d:`M${t} ${e}l9 18h-18z`,fill:U.sheet,stroke:U.accent,"stroke-width":2.5}),re=(t,e,n,...s)=>v("svg.pic",{width:t,height:e,
viewBox:`0 0 ${t} ${e}`,role:"img","aria-label":n},...s),ge=(t,e)=>({class:"pic-in",style:`animation-delay:${Math.round(
t*e)}ms`});function le(t,e,n=13){let s=[];for(let r of t.split(" ")){let o=s.length-1;o>=0&&I(`${s[o]} ${r}`,n)<=e?s[o]+=
` ${r}`:s.push(r)}return s}function Te(t,e,n=6){let s=10**Math.floor(Math.log10((e-t)/n||1));for(let o of[1,2,5,10,20])if((e-
t)/(s*o)<=n){s*=o;break}let r=[];for(let o=Math.ceil(t/s-1e-9);o*s<=e+1e-9;o++)r.push(Number((o*s).toFixed(9)));return r}
var Ai=t=>String(t).replace("-","−");function Nn(t,e,n,s,r){let o=P(t,e,n,s,r);return o.style.cssText="paint-order:str\
oke;stroke:var(--ground, var(--sheet));stroke-width:4px",o}var Od=(t,e,n,s)=>v("g",D(t,e,n-.8,{fill:U.band,stroke:U.rule,"stroke-width":1.5}),B(`M${t-n} ${e+n}L${t+n} ${e-n}`,U.ink,
2,s?{class:"pic-in late"}:{}));function ir(t,e,n=0){let s=Math.min(19,t/25),r=s*.38,o=[...e.signs],i=u=>[(u%25+.5)*s,(Math.
floor(u/25)+.5)*s],a=4*s+19,l=0,c=e.kinds.map(([u,d],p)=>{let h=`${u.toLocaleString("en")} ${d}`,f=30+I(h,13);l>0&&l+f>t&&
([l,a]=[0,a+19]);let b=l;return l+=f,[p===2?Od(b+8,a-4.5,7,!1):_e(p===0?1:0,b+8,a-4.5,7),P(b+20,a,h,"tx")]});return re(t,
a+6,e.spoken,Array.from({length:100-o.length},(u,d)=>{let[p,h]=i(o.length+d);return D(p,h,1.5,{fill:U.rule})}),o.map((u,d)=>{
let[p,h]=i(d),f=u==="x"?Od(p,h,r,d>=n):_e(u==="y"?1:0,p,h,r);return d>=n?v("g.pic-in",f):f}),c)}var Rt=21,o0=3,Oi=50;function ar(t,e,n=0,s=200){
let{start:r,target:o,n:i}=e,[a,l]=[i<1e3?34:48,t-12],c=_=>a+(l-a)*(_-r)/(o+5-r),u=20,d=Math.floor((s-u-Oi-32)/Rt),p=Math.
max(1,Math.min(o0,d)),h=u+p*Rt,f=h+12+Oi,b=Math.max(...e.feet,...e.exact.map(_=>_*i),1)*1.08,g=_=>f-Oi*_/b,w=Te(r,o,6).filter(
_=>Number.isInteger(_)&&Math.abs(_-o)>(o-r)/10),y=Math.max(1.5,(c(r+1)-c(r))*.66),[M,$]=[Z("feet"),Z("feet")],T=e.rows.slice(
-p),k=i-T.length,E=i?`Hits on each total after ${i.toLocaleString("en")}`:"Hits on each total",L=i?`at ${o}: ${e.feet[e.
feet.length-1].toLocaleString("en")}`:"",S=t-c(r)-I(L,1.06*13)-8;return re(t,f+20,e.spoken,v("defs",Ue(M,U.ink),Ue($,U.accent)),
R(c(o)-7,u-4,14,h-u+6,{fill:U.band,stroke:U.edge}),w.map(_=>[P(c(_),13,_,"tx2 m"),B(`M${c(_)} 17V${h}`)]),P(c(o),13,o,"t\
x b m"),Array.from({length:p},(_,O)=>B(`M${c(r)} ${u+O*Rt+Rt-5}H${l}`)),T.map((_,O)=>{let H=u+O*Rt+Rt-5,N=k+O>=n;return[
P(a-6,H+4,(k+O+1).toLocaleString("en"),"tx2 e"),_.slice(1).map((F,Q)=>{let[V,C]=[c(_[Q]),c(Math.min(F,o+5))],q=F===o;return v(
"g",N?{class:"pic-in",style:`animation-delay:${T.length>1&&i-n>1?0:Q*60}ms`}:{},B(`M${V} ${H}A${(C-V)/2} ${Math.min(Rt-8,
(C-V)/2*.9+2)} 0 0 1 ${C} ${H}`,U.edge,1.4),D(C,H,q?5.5:2.2,{fill:q?U.accent:U.ink}))})]}),B(`M${c(r)} ${f}H${c(o+.6)}`,
U.edge),i>0&&P(a-6,g(b/1.08)+5,Math.round(b/1.08).toLocaleString("en"),"tx2 e"),e.feet.map((_,O)=>{let H=O+1===e.feet.length;
return R(c(r+1+O)-y/2,g(_),y,f-g(_),{fill:`url(#${H?$:M})`,stroke:H?U.accent:U.ink,"stroke-width":.7})}),i>0&&[B(e.exact.
map((_,O)=>`${O?"L":"M"}${c(r+1+O)} ${g(_*i)}`).join(""),U.sheet,5),B(e.exact.map((_,O)=>`${O?"L":"M"}${c(r+1+O)} ${g(_*
i)}`).join(""),U.ink,2.5)],P(c(r),f+16,I(E,13)<S?E:E.replace(" on each total",""),"tx2"),i>0&&P(t,f+16,L,"tx b e"))}var i0={cases:ir,paths:ar},Ui=(t,e)=>v("svg",{width:22,height:12,"aria-hidden":"true"},v("path",{d:"M0 6h22",fill:"none",
...t}),e),a0=t=>t>1?`${t.toLocaleString("en")} trials`:"one trial",l0=()=>({node:m("p.untried",{role:"status"},c0),tried:()=>{},
again:()=>{},stop:()=>{}}),c0="This question can't be tried out here, because this page has no Python. You can try the q\
uestions at which the game stops, and those in the lessons. With Python you can try every question.";function Ud(t,e,n){
if(t.untried)return l0();let s=m("div.plot"),r=m("div.traces"),o=e().grown,i=o?m("div",{class:`grown ${o.kind}`}):!1,a=o?.
n??0,l=m("div.counts",{role:"group","aria-label":"How many trials"}),c=m("div.told",{role:"status"}),u=m("button.btn.qui\
et.stop",{"data-k":"stop",onclick:()=>n({kind:"stop"})},"Stop"),d=m("input.seedbox",{inputmode:"numeric","data-k":"trial\
seed",maxlength:80,"aria-label":"Seed of your trials",onchange:()=>n({kind:"again",seed:d.value})}),p,h=e(),f=m("span",Ui(
{stroke:"var(--edge)","stroke-width":1.5}),"earlier runs"),b=()=>{let{clientWidth:k,clientHeight:E}=s;k>0&&E>40&&s.replaceChildren(
sd(k,E,t,e()))},g=()=>{t.traces&&r.clientWidth>0&&r.replaceChildren(rd(r.clientWidth,e().traces))},w=()=>{let k=e().grown;
!i||!k||!i.clientWidth||(i.replaceChildren(i0[k.kind](i.clientWidth,k,Math.min(a,k.n),i.clientHeight)),a=k.n)},y=new ResizeObserver(
()=>requestAnimationFrame($));y.observe(s);let M=()=>{let k=e();ju(h,k,t),h=k;let E=k.begun>=k.most;l.classList.toggle("\
full",E),G(l,E?m("button.btn.solid",{"data-k":"anew",onclick:()=>n({kind:"again"})},"Another run"):k.counts.map(_=>m("bu\
tton",{class:_===1?"btn solid":"btn","data-k":`run.${_}`,"aria-label":`×${_.toLocaleString("en")}: run ${a0(_)}`,"aria-\
disabled":k.running?"true":null,onclick:()=>!e().running&&n({kind:"run",trials:_,calm:Wt()})},`×${_.toLocaleString("en")}`))),
f.hidden=k.runs.length<2,u.style.visibility=k.running?"visible":"hidden",p!==k.seed&&!d.matches(":focus")&&(p=k.seed,d.value=
String(k.seed));let L=t.traces?"below the chart":"on the table",S=`Start with one: press ×1 to ${t.trial}. You'll see i\
t ${L}.`;c.replaceChildren(m("p",m("b",k.summary??S),k.last&&m("span.last",` ${k.last}`),k.claim&&` ${k.claim}`,k.band&&
m("span.mute",` ${k.band}`),k.beforehand&&m("span.mute",` ${k.beforehand}`)),...k.note?[m("p.refusal",k.note)]:[]),$()},
$=()=>{g(),b(),w(),c.scrollHeight>c.clientHeight+1?c.tabIndex=0:c.removeAttribute("tabindex")},T=m("div.try",i,s,t.traces&&
r,l,c,m("div.tryfoot",m("p.key",{"aria-hidden":"true"},!t.apart&&m("span",Ui({stroke:"var(--ink)","stroke-width":3}),t.simulated?
"stored":"exact"),m("span",Ui({stroke:"var(--accent-fill)","stroke-width":2.5},D(11,6,3.2,{fill:"var(--sheet)",stroke:"v\
ar(--accent-fill)","stroke-width":2})),"your run"),f),m("label.trialseed","seed",d),u,m("button.btn.quiet",{"data-k":"ag\
ain",onclick:()=>n({kind:"again"})},"Start over")));return M(),{node:T,tried:M,again:$,stop:()=>y.disconnect()}}var u0=(t,e,n,s)=>v("g",D(t,e,n-.8,{fill:s?U.band:"none",stroke:U.rule,"stroke-width":1.5}),B(`M${t-n*.9} ${e+n*.9}L${t+
n*.9} ${e-n*.9}`,U.edge,1.8));function Pd(t,e){let n=t<560,s=n?16.5:19,r=s*.38,[o,i,a,l]=e.counts,c=[...Array(o).fill("y\
es"),...Array(i).fill("out"),...Array(a).fill("no"),...Array(l).fill("out-no")],u=24,d=10*s+10,p=c.map((O,H)=>{let[N,F]=[
(H%10+.5)*s,u+(Math.floor(H/10)+.5)*s];return O==="yes"||O==="no"?_e(O==="yes"?1:0,N,F,r):v("g.pic-in",{style:"animation\
-delay:240ms"},u0(N,F,r,O==="out"?1:0))}),h=e.sides.map(([O,H],N)=>{if(!O)return null;let F=N?100-O:0,Q=u+F/10*s+2,V=u+(F+
O)/10*s-2,C=(n?t:t*.55)-d-14,q=le(H,C),He=Math.min(Math.max((Q+V)/2-8*q.length+5,u+10),u+10*s-16*q.length);return[B(`M${d}\
 ${Q}h6V${V}h-6`,U.edge,1.5),P(d+14,He,O,"tx b",15),q.map((Le,dn)=>P(d+14,He+16*(dn+1),Le,"tx2"))]}),[f,b,g]=e.left,w=n?
0:Math.max(t*.58,d+150),y=n?u+10*s+34:u,M=7,$=n?s:Math.min(s,(t-w)/12),T=Array.from({length:b},(O,H)=>v("g",ge(H,8),_e(H<
f?1:0,w+(H%M+.5)*$,y+(Math.floor(H/M)+.5)*$,$*.38))),k=Math.ceil(b/M),E=w+M*$+18,L=t-E-$e(f,34)-8,S=le(`out of ${b} ${g}`,
Math.max(L,60),1.06*15),_=y+Math.max(k*$,26+18*S.length)+8;return re(t,Math.max(_,u+10*s+4),e.spoken,P(0,13,e.holders,"t\
x b",14),p,h,P(w,y-11,`Cross out ${i+l}. That leaves ${b}`,"tx b",14),T,Oe(f,E,y+2,34,{colour:"var(--accent)"}),S.map((O,H)=>P(
E+$e(f,34)+8,y+14+18*H,O,"tx b",15)),P(E+$e(f,34)+8,y+14+18*S.length,`chance ${e.exact}`,"tx2"))}var Rd=t=>1+Math.max(0,
...t.children.map(Rd));function Hd(t,e){let n=Rd(e.tree),s=t/n,r=e.tree.n<1e3?46:62,o=36,i=s-14,a=p=>o+14+16*le(p.words,
i).length,l=[],c=[],u=4,d=(p,h)=>{let f=h*s,b=p.children.map($=>d($,h+1)),g=b.length?b.reduce(($,T)=>$+T,0)/b.length:u+o/
2;b.length||(u+=a(p)),p.children.forEach(($,T)=>{let k=$.mark==="out";l.push(v("g",ge(h+1,160),B(`M${f+r} ${g}L${f+s} ${b[T]}`,
k?U.rule:U.ink,k?1.5:2)))});let[w,y]=[p.mark==="yes",p.mark==="out"],M=w?"fill:var(--sheet)":y?"fill:var(--ink-2)":"";return c.
push(v("g",ge(h,160),R(f+1,g-o/2,r-2,o,{rx:3,fill:w?U.accent:U.sheet,stroke:w?U.accent:y?U.rule:U.edge,"stroke-width":1.8,
"stroke-dasharray":y?"4 4":null}),v("text.tx.b.m",{x:f+r/2,y:g+6,"font-size":17,style:M},p.n.toLocaleString("en")),le(p.
words,i).map(($,T)=>Nn(f,g+o/2+16*(T+1),$,"tx2")))),g};return d(e.tree,0),re(t,u,e.spoken,l,c)}function Nd(t,e){let n=t<440?16:Math.min(22,t/26),s=e.dots.flatMap(([u,,d])=>Array.from({length:u},()=>d)),r=t<10*n+22+180,
o=r?0:10*n+22,i=[],a=r?10*n+24:16;for(let[u,d,p]of e.dots)u&&(i.push(_e(p,o+7,a-5,7),P(o+22,a,u,"tx b",15)),i.push(P(o+26+
9*String(u).length,a,d,"tx",14)),a+=25);i.push(B(`M${o} ${a-10}H${t}`)),a+=10;let l=(u,d,p,h=U.ink)=>{i.push(P(o,a,u,"tx\
2"));for(let b of le(`${d} =`,t-o-48,14))a+=20,i.push(P(o,a,b,"tx",14));let f=P(t,a,p,"b e",20);f.style.fill=h,i.push(f),
a+=28};l("hands, each counted once",e.hands[0],e.hands[1]),l(`${e.cards[0]} in those hands`,e.cards[1],e.cards[2],"var(-\
-accent)");for(let u of le(`unrounded: ${e.exact[0]} and ${e.exact[1]}`,t-o))i.push(P(o,a-4,u,"tx2")),a+=16;a-=16;let c=Math.
max(10*n,a+4);return re(t,c,e.spoken,s.map((u,d)=>v("g",ge(Math.floor(d/10)*3+d%10,20),_e(u,(d%10+.5)*n,(Math.floor(d/10)+
.5)*n,n*.38))),i)}var d0=(t,e,n,s)=>[P(t,e-7,n,"tx b m",17),B(`M${t-15} ${e}h30`,U.ink,2),P(t,e+19,s,"tx b m",17)];function Cd(t,e){
let n=e.factors.length,s=e.factors[0][1],r=Math.max(1,Math.min(n,Math.floor((t+20)/84))),o=24,i=Math.min(190,(t-o*(r-1))/
r),a=s>60?12:7,l=Math.min(i/a,13),c=Math.ceil(s/a),u=n<=4&&l>=5,d=(u?c*l+26:18)+66,p=[];e.factors.forEach(([b,g],w)=>{let y=w%
r*(i+o),M=Math.floor(w/r)*d,$=y+(u?a*l/2:i/2),T=[P(u?y:$,M+13,`${w+1}${["st","nd","rd"][w]??"th"} card`,u?"tx2":"tx2 m")];
if(u)for(let E=0;E<g;E++){let L=E>=b;T.push(R(y+E%a*l+1,M+20+Math.floor(E/a)*l+1,l-2,l-2,{rx:1.5,fill:L?U.accent:"none",
stroke:L?U.accent:U.edge,"stroke-width":1.2}))}let k=M+(u?20+c*l:12)+28;p.push(v("g",ge(w,240),T,d0($,k,b,g))),w+1<n&&p.
push(P(Math.min(t-6,$+(i+o)/2),k+6,"×","tx m",18))});let h=Math.ceil(n/r)*d+14,f=(b,g="tx",w=14)=>{for(let y of le(b,t-
4,g.endsWith(" b")?1.06*w:w))p.push(P(0,h,y,g,w)),h+=w+6};return f(`= ${e.none} without ${e.one}; ${e.some} with one or \
more`,"tx b",15),f(`Counting hands gives the same: ${e.counting[0]} out of ${e.counting[1]}.`),f(`${e.choose}: ${e.means}\
.`,"tx2",13),re(t,h,e.spoken,p)}function Dd(t,e){let n=t<430,s=n?Math.min(44,(t-26)/6):40,r=24,o=22,i=[];for(let d=0;d<6;d+=1)i.push(P(r+(d+.5)*s,14,d+1,
"tx2 m"),P(4,o+(d+.5)*s+5,d+1,"tx2"));e.rows.forEach((d,p)=>{d.forEach((h,f)=>{let b=r+f*s,g=o+p*s,w={fill:h?U.accent:"n\
one",stroke:h?"none":U.edge,"stroke-width":1.2},y=p===f?v("circle",{cx:b+s/2,cy:g+s/2,r:s/2-2,...w}):R(b+1.5,g+1.5,s-3,s-
3,{rx:2,...w}),M=P(b+s/2,g+s/2+5,h,"b m",14);M.style.fill="#FFF",i.push(v("g",ge(p+f,30),y,h&&M))})});let a=o+6*s,l=n?4:
r+6*s+18,c=n?a+24:o+20,u=[R(l,c-12,14,14,{rx:2,fill:U.accent}),...le(e.unlike,t-l-24,14).map((d,p)=>P(l+22,c+19*p,d,"tx",
14))];return c+=19*le(e.unlike,t-l-24,14).length+8,u.push(D(l+7,c-5,7,{fill:U.accent})),u.push(...le(e.doubles,t-l-24,14).
map((d,p)=>P(l+22,c+19*p,d,"tx",14))),c+=34,u.push(P(l,c,e.sum,"tx b",18)),re(t,Math.max(a,c)+8,e.spoken,i,u)}function Bd(t,e){let n=t<640,{start:s,target:r}=e,[o,i]=[n?22:40,t-(n?12:112)],a=S=>o+(i-o)*(S-s)/(r+5-s),l=e.rows.slice(
0,n?8:12),c=n?21:24,u=26,d=u+l.length*c,p=Te(s,r,n?6:10).filter(S=>Number.isInteger(S)&&Math.abs(S-r)>(r-s)/14),h=Z("fee\
t"),f=Z("feet"),b=l.map((S,_)=>{let O=u+_*c+c-6,H=S[S.length-1],N=S.includes(r),F=[];return S.slice(1).forEach((Q,V)=>{let[
C,q]=[a(S[V]),a(Math.min(Q,r+5))],He=Math.min(c-9,(q-C)/2*.9+2),Le=Q===r;F.push(v("g",ge(_*4+V,30),B(`M${C} ${O}A${(q-C)/
2} ${He} 0 0 1 ${q} ${O}`,U.edge,1.4),D(q,O,Le?5.5:n?2:2.6,{fill:Le?U.accent:U.ink})))}),[B(`M${a(s)} ${O}H${i}`),P(0,O+
4,_+1,"tx2"),F,!n&&P(i+14,O+4,N?"lands":`jumps to ${H}`,N?"tx b":"tx2")]}),g=92,w=d+46+g,y=Math.max(...e.feet,...e.exact.
map(S=>S*e.n),1)*1.08,M=S=>w-g*S/y,$=Math.max(1.5,(a(s+1)-a(s))*.66),T=e.feet[e.feet.length-1],k=e.exact.map((S,_)=>`${_?
"L":"M"}${a(s+1+_)} ${M(S*e.n)}`).join(""),E=n?`After ${e.n} rows: hits on each`:`After ${e.n} rows: how often each numb\
er was hit`,L=n?w+42:w+22;return re(t,L,e.spoken,v("defs",Ue(h,U.ink),Ue(f,U.accent)),R(a(r)-7,u-4,14,d-u+6,{fill:U.band,
stroke:U.edge}),p.map(S=>[P(a(S),14,S,"tx2 m"),B(`M${a(S)} 19V${d}`)]),P(a(r),14,r,"tx b m"),b,P(0,d+26,E,"tx b",14),Te(
0,y,3).filter(Number.isInteger).map(S=>[B(`M${a(s)} ${M(S)}H${a(r+.6)}`),P(a(s)-4,M(S)+4,S,"tx2 e")]),e.feet.map((S,_)=>R(
a(s+1+_)-$/2,M(S),$,w-M(S),{fill:`url(#${_+1===e.feet.length?f:h})`,stroke:_+1===e.feet.length?U.accent:U.ink,"stroke-wi\
dth":n?.7:1})),B(k,U.sheet,6),B(k,U.ink,3),p.map(S=>P(a(S),w+17,S,"tx2 m")),P(a(r),w+17,r,"tx b m"),n?P(t,w+38,`at ${r}:\
 ${T}, chance ${e.said}`,"tx b e",14):[v("text.b",{x:i-10,y:w-30,"font-size":14,style:"fill:var(--accent)"},`${T} at ${r}`),
P(i-10,w-10,`chance ${e.said}`,"tx b",14)])}function Id(t,e){let n=.45*t,s=12+Math.min(n,Math.max(...e.rows.map(([p])=>I(
p,13)))),r=t-s-34,o=Math.max(9,Math.min(17,r/17)),i=Math.max(1,Math.floor(r/o)),a=[],[l,c]=[26,0];for(let[p,h]of e.rows){
let f=h.flatMap(([g,w])=>Array(g).fill(w)),b=le(p,s-12,14);a.push(b.map((g,w)=>P(0,l+5+16*w,g,"tx")),P(t,l+5,f.length,"t\
x b e")),f.forEach((g,w)=>{let[y,M]=[s+(w%i+.5)*o,Math.floor(w/i)*o];a.push(v("g",ge(c++,8),_e(g,y,l+M,o*.38)))}),l+=Math.
max(16*b.length,Math.ceil(f.length/i)*o)+7}let u=0,d=e.kinds.map(([p,h])=>{let f=30+I(h,13);u>0&&u+f>t&&([u,l]=[0,l+19]);
let b=[_e(p,u+8,l,6.5),P(u+19,l+5,h,"tx2")];return u+=f,b});return l+=23,re(t,l+4,e.spoken,P(0,13,`100 ${e.of}`,"tx b",14),
a,d,P(0,l,`${e.exact} of them count`,"tx b",14))}function Fd(t,e){let n=Math.max(10,Math.min(e.total,Math.floor(t/16))),
s=Math.min(30,t/n),r=Math.min(s-3,22),o=r*1.4,i=o+34,a=new Set(e.row),l=[];for(let d=0;d<e.total;d++){let p=d%n*s,h=4+Math.
floor(d/n)*i;l.push(v("g",ge(d,20),R(p+1.5,h,r,o,{rx:2,fill:a.has(d)?U.accent:"none",stroke:a.has(d)?U.accent:U.edge,"st\
roke-width":1.5})))}let c=[-1,...e.row,e.total];e.gaps.forEach((d,p)=>{if(!d)return;let[h,f]=[c[p]+1,c[p+1]-1];for(let b=Math.
floor(h/n);b<=Math.floor(f/n);b++){let g=Math.max(h,b*n)-b*n,w=Math.min(f,b*n+n-1)-b*n,y=4+b*i+o+5,[M,$]=[g*s+2,w*s+r+1];
l.push(B(`M${M} ${y}v4H${$}v-4`,U.ink,1.5));let T=Math.floor(h/n)===b;(f-h<n||T)&&l.push(P((M+$)/2,y+18,d,"tx m"))}});let u=4+
Math.ceil(e.total/n)*i+12;for(let d of le(`${e.reckoning}, ${e.wait}`,t-4,1.06*14))l.push(P(0,u,d,"tx b",14)),u+=20;return re(
t,u-8,e.spoken,l)}function Wd(t,e,n){let s=new Map;return t.hits.map(r=>{let o=Math.round(e(r/t.n)/n)*n,i=s.get(o)??0;return s.set(o,i+1),
{x:o,at:i}})}function qd(t,e){let[n,s]=[t<400?52:66,t-12],r=e.rows.flatMap(d=>d.hits.map(p=>p/d.n)),[o,i]=[Math.max(0,Math.
min(...r)-.03),Math.min(1,Math.max(...r)+.03)],a=d=>n+(s-n)*(d-o)/(i-o),l=8,c=e.rows.map(d=>{let p=Wd(d,a,7),h=p.some(y=>y.
at>16),f=h?Wd(d,a,4):p,b=Math.max(...f.map(y=>y.at))+1,g=Math.min(6.6,96/b);l+=Math.max(52,b*g+26);let w=l;return l+=4,[
f.map(({x:y,at:M})=>D(y,w-4-M*g,Math.min(h?1.9:2.8,g*.48),{fill:U.sheet,stroke:U.accent,"stroke-width":h?1.1:1.4})),B(`M${n}\
 ${w}H${s}`,U.edge),P(0,w-18,d.n.toLocaleString("en"),"tx b",15),P(0,w-2,"trials","tx2"),P(s,w-Math.max(34,b*g+10),d.near,
"tx e")]}),u=Te(o*100,i*100,t<420?5:8);return re(t,l+40,e.spoken,u.map(d=>[B(`M${a(d/100)} 4V${l}`,U.rule),P(a(d/100),l+
16,d,"tx2 m")]),B(`M${a(e.exact[0])} 4V${l+4}`,U.ink,3),c,P(Math.min(t-50,Math.max(50,a(e.exact[0]))),l+36,`chance ${e.exact[1]}`,
"tx b m",14))}function jd(t,e){let[n,s]=[26,t-I("misses",13)*1.1-12],r=Math.max(0,Math.min(...e.rows.map(u=>u[1]))-.02),
o=Math.min(1,Math.max(...e.rows.map(u=>u[2]))+.02),i=u=>n+(s-n)*(u-r)/(o-r),a=13.5,l=32+e.rows.length*a,c=Z("miss");return re(
t,l+22,e.spoken,v("defs",Ue(c,U.accent)),Te(r*100,o*100,t<420?5:8).map(u=>[B(`M${i(u/100)} 22V${l}`,U.rule),P(i(u/100),l+
17,u,"tx2 m")]),P(Math.min(t-60,Math.max(60,i(e.exact[0]))),14,`chance ${e.exact[1]}`,"tx b m",14),B(`M${i(e.exact[0])} \
20V${l}`,U.ink,3),e.rows.map(([u,d,p],h)=>{let f=32+h*a,b=e.misses.includes(h+1);return v("g",ge(h,60),b?R(i(d),f-5,i(p)-
i(d),10,{fill:`url(#${c})`,stroke:U.accent,"stroke-width":1.5}):B(`M${i(d)} ${f}H${i(p)}`,U.edge,2.5),D(i(u),f,3.6,{fill:U.
sheet,stroke:b?U.accent:U.ink,"stroke-width":2}),(h===0||(h+1)%5===0)&&P(n-8,f+5,h+1,"tx2 e"),b&&v("text.b",{x:i(p)+8,y:f+
5,"font-size":13,style:"fill:var(--accent)"},"misses"))}))}var Vd=([,t,e],n)=>({fill:n?U.ink:e<t?U.sheet:U.edge,stroke:n||e<t?U.ink:U.edge,"stroke-width":1.8});function Gd(t,e){let n=e.
falls.flatMap(i=>i.bars.flatMap(([,a,l])=>[a,l])),[s,r]=[Math.min(0,...n),Math.max(.1,...n)];return t>=460*Math.max(1,e.
falls.length/2)&&e.falls[0].bars.length*e.falls.length<=14?h0(t,e,s,r):m0(t,e,s,r)}function h0(t,e,n,s){let[r,o,i]=[40,46,
200],a=p=>o+i*(s-p)/(s-n||1),l=(t-r)/e.falls.length,c=a(n)+(n<0?26:8),u=Math.min(120,(l-24)/Math.max(...e.falls.map(p=>p.
bars.length)))-2,d=Math.max(...e.falls.flatMap(p=>p.bars.map(([h])=>le(h,u).length)));return re(t,c+8+15*d,e.spoken,P(0,
30,e.unit,"tx2"),Te(n,s,5).map(p=>[B(`M${r} ${a(p)}H${t}`,p?U.rule:U.ink,p?1:1.5),P(r-6,a(p)+5,Ai(p),"tx2 e")]),e.falls.
map((p,h)=>{let f=r+h*l+10,b=Math.min(120,(l-24)/p.bars.length);return[e.falls.length>1&&P(f+b*p.bars.length/2,16,p.title,
"tx m b",15),p.bars.map((g,w)=>{let[y,M,$,T]=g,k=w+1===p.bars.length,E=f+w*b,L=a(Math.max(M,$)),S=$<M&&!k?a($)+16:L-6;return v(
"g",ge(w,160),R(E+2,L,b-4,Math.max(2,Math.abs(a($)-a(M))),Vd(g,k)),!k&&B(`M${E+b-2} ${a($)}h4`,U.ink,1.5),P(E+b/2,S,T,k?
"tx b m":"tx m",14),le(y,b-2).map((_,O)=>P(E+b/2,c+12+15*O,_,k?"tx b m":"tx2 m")))})]}))}function m0(t,e,n,s){let r=e.falls.
flatMap(d=>d.bars.map(([p])=>I(p,13))),o=Math.min(t*.36,Math.max(...r)*1.08+10),[i,a]=[o+(n<0?46:6),t-88],l=d=>i+(a-i)*(d-
n)/(s-n||1),c=0,u=e.falls.map(d=>{let p=e.falls.length>1&&P(0,c+15,d.title,"tx b",15);p&&(c+=22);let h=c,f=d.bars.map((g,w)=>{
let[y,M,$,T]=g,k=w+1===d.bars.length,E=le(y,o-4,k?1.06*13:13),L=c+2;c+=Math.max(25,E.length*15+8);let S=Math.max(M,$);return v(
"g",ge(w,160),E.map((_,O)=>P(0,L+13+15*O,_,k?"tx b":"tx2")),R(l(Math.min(M,$)),L,Math.max(2,Math.abs(l($)-l(M))),17,Vd(g,
k)),P(l(S)+8,L+13,k?`${T} ${e.unit}`:T,k?"tx b":"tx",14))}),b=B(`M${l(0)} ${h}V${c}`,U.ink,1.5);return c+=12,[p,b,f]});return re(
t,c,e.spoken,u)}function Kd(t,e){let n=e.heaps.map(([L])=>L),[s,r]=[Math.min(...n,e.exact[0]),Math.max(...n,e.exact[0])],
o=(r-s||1)*.07,i=L=>14+(t-28)*(L-s+o)/(r-s+2*o),a=n.map(i),l=Math.min(60,...a.slice(1).map((L,S)=>L-a[S])),c=Math.max(...e.
heaps.map(([,L])=>L)),u=l<13?7:l<30?8.5:10.5,d=Math.max(1,Math.min(4,Math.floor((l-3)/u))),p=Math.ceil(c/d),h=Math.min(u,
190/p),f=22+p*h,b=e.heaps.map(([,,L],S)=>({x:a[S],text:L,wide:I(L,13)})),g=-1/0,w=b.filter(({x:L,wide:S})=>L-S/2<g+6?!1:
(g=L+S/2,!0)),[y,M]=e.mean,$=`balances at ${M}; the exact average is ${e.exact[1]} ${e.unit}`,T=I($,1.06*14),k=i(y)+16+T<
t?i(y)+16:Math.max(0,i(y)-16-T),E=le($,t,1.06*14);return re(t,f+36+18*E.length,e.spoken,e.heaps.map(([,L],S)=>[Array.from(
{length:L},(_,O)=>D(a[S]+(O%d-(d-1)/2)*h,f-7-Math.floor(O/d)*h,h*.4,{fill:"none",stroke:U.accent,"stroke-width":1.7})),l>=
20&&P(a[S],f-10-Math.ceil(L/d)*h,L,"tx b m")]),B(`M6 ${f}H${t-6}`,U.ink,4),w.map(({x:L,text:S})=>P(L,f+19,S,"tx2 m")),v(
"path",{d:`M${i(y)} ${f+2}l10 20h-20z`,fill:U.sheet,stroke:U.ink,"stroke-width":2.5}),E.map((L,S)=>P(E.length>1?0:k,f+42+
18*S,L,"tx b",14)))}function Zd(t,e){let[n,s,r,o]=[40,t-6,24,170],i=e.shares.length,a=(s-n)/i,l=Math.max(...e.shares),c=w=>r+
o*(1-w/l),u=w=>n+a*(w-e.first+.5),[d,p]=[r+o,Math.max(1,Math.ceil(26/a))],h=`average ${e.mean[1]}, median ${e.median}`,f=u(
e.mean[0])+16+I(h,14)<t,b=`most likely: ${e.likeliest[0]} (${e.likeliest[1]})`,g=u(e.likeliest[0])+a/2+4+1.1*I(b,13)<t;return re(
t,d+46,e.spoken,Te(0,l,4).map(w=>[B(`M${n} ${c(w)}H${s}`),P(n-6,c(w)+5,Math.round(w*100),"tx2 e")]),P(0,13,"out of 100",
"tx2"),e.shares.map((w,y)=>v("g",ge(y,20),R(n+y*a+Math.min(2,a*.1),c(w),Math.max(1,a-Math.min(4,a*.2)),d-c(w),{fill:U.ink}),
y%p===0&&P(u(e.first+y),d+16,e.first+y,"tx2 m"))),B(`M${n} ${d}H${s}`,U.ink,2),g?P(u(e.likeliest[0])+a/2+4,c(l)+11,b,"tx",
13):P(t,13,b,"tx e",13),Li(u(e.mean[0]),d+21),P(f?u(e.mean[0])+16:u(e.mean[0])-16,d+38,h,f?"tx b":"tx b e",14))}function Yd(t,e){
let[n,s,r,o]=[40,t-8,24,190],i=e.bins.reduce(($,T,k)=>T>=5e-4?k:$,0)+1,a=e.bins.slice(0,i),l=Math.max(...a),c=$=>n+(s-n)*
$/(i*e.step),u=$=>r+o*(1-$/l),d=r+o,[p,h,f]=e.band,b=c(e.step)-c(0),g=`average ${e.mean[1]} ${e.unit}`,w=c(e.mean[0])+15+
I(g,14)*1.1<t,y=`${p} to ${h}: ${f}`,M=Math.max(0,Math.min(c(p),t-I(y,14)*1.1));return re(t,d+76,e.spoken,R(c(p),r-6,c(h)-
c(p),o+6,{fill:U.band}),Te(0,l,4).map($=>[B(`M${n} ${u($)}H${s}`),P(n-6,u($)+5,Math.round($*100),"tx2 e")]),P(0,13,"out \
of 100","tx2"),a.map(($,T)=>v("g",ge(T,20),R(c(T*e.step)+b*.06,u($),b*.88,Math.max(0,d-u($)),{fill:U.ink}))),B(`M${n} ${d}\
H${s}`,U.ink,2),Te(0,i*e.step,t<420?4:7).filter($=>c($)<s-10).map($=>P(c($),d+17,$,"tx2 m")),Li(c(e.mean[0]),d+20),P(c(e.
mean[0])+(w?15:-15),d+37,g,w?"tx b":"tx b e",14),B(`M${c(p)} ${d+44}v10M${c(p)} ${d+49}H${c(h)}M${c(h)} ${d+44}v10`,U.ink,
2),P(M,d+71,y,"tx b",14))}function zd(t,e){let[n,s,r,o]=[40,t-14,30,168],[i,a]=[e.x[0],e.x[e.x.length-1]],l=[...e.y,...e.
lines.map(([T])=>T)],c=e.chance?0:Math.min(0,...l),u=Math.max(...l)*1.12,d=(e.chance?Math.min(1,u):u)||1,p=T=>n+(s-n)*(T-
i)/(a-i||1),h=T=>r+o*(1-(T-c)/(d-c)),f=r+o,b=e.x.map((T,k)=>`${k?"L":"M"}${p(T)} ${h(e.y[k])}`).join(""),g=e.here,w=g?I(
`you are here: ${g[2]}`,14)*1.1:0,y=g?Math.min(Math.max(n+4,p(g[0])-w+10),s-w):0,M=e.lines.map(([T])=>h(T)-6),$=g?h(g[1])-
13:0;return M.some(T=>Math.abs(T-$)<16)&&($=Math.min(...M,$)-18),re(t,f+(e.across?42:24),e.spoken,P(0,13,e.up,"tx2"),Te(
c,d,5).map(T=>[B(`M${n} ${h(T)}H${s}`),P(n-6,h(T)+5,e.chance?Math.round(T*100):Ai(T),"tx2 e")]),Te(i,a,t<420?5:9).filter(
Number.isInteger).map(T=>P(p(T),f+17,T,"tx2 m")),B(`M${n} ${f}H${s}`,U.ink,1.5),e.across!==""&&P((n+s)/2,f+37,e.across,"\
tx2 m"),B(b,U.ink,3),e.lines.map(([T,k],E)=>{let L=E%2===0;return[B(`M${n} ${h(T)}H${s}`,U.edge,1.8,{"stroke-dasharray":"\
6 4"}),Nn(L?s:n+6,M[E],k,L?"tx e":"tx")]}),g&&[B(`M${p(g[0])} ${f}V${h(g[1])}`,U.ink,1.5,{"stroke-dasharray":"2 3"}),D(p(
g[0]),h(g[1]),6,{fill:U.ink,stroke:U.sheet,"stroke-width":2}),Nn(y,$,`you are here: ${g[2]}`,"tx b",14)])}var p0={counted_twice:Nd,draw_by_draw:Cd,two_dice:Dd,frequency_grid:Pd,whole_tree:Hd,footprints:Bd,waterfall:Gd,balance:Kd,
gaps:Fd,split:Id,cases:(t,e)=>ir(t,e),paths:(t,e)=>ar(t,e),columns:Zd,histogram:Yd,graph:zd,runs:qd,intervals:jd};function Jd(t,e,n){
let s=p0[t];if(!s)throw new Error(`There is no picture of the kind ${t}.`);return m("figure.picture",s(e,n),n.caption&&m(
"figcaption",n.caption))}var f0=[["answer","Answer"],["why","Why"],["try","Try it"]],Xd=9,g0=480,b0=t=>{let e=t.parentElement.getBoundingClientRect(),
n=t.getBoundingClientRect();return Math.max(0,n.right-e.right+8)};function lr({model:t,el:e}){let n=m("div.uw.uw-panel");
ae(n,t.get("palette"));let s=A=>m("div",{class:`p-${A}`}),[r,o,i,a,l,c,u,d,p,h]="head quest ask tabs page nav main strip\
 foot read".split(" ").map(s),f=m("section.sheet",{"aria-label":"The question"});f.append(r,o,i,a,l,c,u,d,p);let b=m("p.\
sr",{role:"status"});n.append(b,f,h),e.append(n);let g=t.get.bind(t),w=(A,j)=>{t.set(A,j),t.save_changes()},y=A=>{b.textContent=
A},M={key:"",values:["",""],sure:"think"},$=new Set,T=!1,k=!1,E=!0,L=!1,S=null,_=null,O=()=>g("pair").length>0?vd(M.values,
g("pair")):g("panel").none?"":Gt(M.values[0],g("panel")),H=()=>{let[A,j]=M.values;O()?y(O()):(t.send({kind:"predict",value:A,
second:j,sure:M.sure}),Pt(g("game")))},N=A=>t.send({kind:"go",at:A}),F=_d({get:g,press:A=>{A==="predict"?H():A==="work"?
hn("steps"):A==="read"?Xn(!0):t.send({kind:"main",button:A})},skip:()=>t.send({kind:"skip"}),refused:y}),Q=m("select.pic\
k.surefold",{"data-k":"surefold","aria-label":"How sure are you?",onchange:A=>{M.sure=A.target.value,dn()}}),V=A=>j=>w("\
settings",{...g("settings"),[A.name]:j}),C=A=>{T=!1,w("question",A),t.send({kind:"pick",question:A}),q()},q=()=>{let A=g(
"goal");G(r,A.title?Ed(A):Td({chips:g("questions"),now:g("question"),open:T,pick:C,toggle:()=>{T=!T,q()}}))},He=()=>{let A=g(
"panel"),j=g("moment");if(A.none){G(o,m("h2",A.title),m("p.mute",A.when));return}let ee=A.revealed&&!g("goal").title,te=g(
"pair"),ue=A.revealed&&je()!=="answer",Ne=te.length>0&&!ue,mn=ee&&(j.headline||A.headline),Qn=mn&&!A.certain?ud(mn,()=>hn(
"why")):mn||A.ask,Nr=ee?A.ask:A.given;G(o,te.length>0&&ue&&$d(te,N),m("h2",{"data-next":!0,tabindex:-1},(Ne?Hn(te.map(({
ask:St})=>St)).both||A.title:Qn)??""),m("p.mute.given",Ne?Hn(te.map(({given:St})=>St)).both:Nr),A.fault&&m("p.refusal",A.
fault),!A.revealed&&Le())},Le=()=>{let A=g("panel"),j=A.knobs.filter(ue=>!ue.model),ee=A.row??[];return!!(g("moment").line||
g("goal").title)||j.length===0?!1:m("div.settings",j.map((ue,Ne)=>Ne===0&&ee.length>1?Ld(ue.label,ee,V(ue)):Ei(ue,V(ue))))},
dn=()=>{let A=g("panel");if(A.none||A.revealed)i.replaceChildren();else{let j={draft:M,folded:Q,changed:()=>Jn(),enter:H};
G(i,...Sd(A,g("pair"),g("note"),j))}},mm=()=>{let A=g("panel"),j=f0.filter(([ee])=>ee!=="try"||!A.certain);G(a,!!A.revealed&&
ke({label:"Pages",choices:j,value:je(),k:"page",pick:hn}))},hn=A=>{w("page",A),zn()},je=()=>{let A=g("page"),{certain:j,
work:ee}=g("panel");return j&&A==="try"||A==="steps"&&!ee?"answer":A},pm={answer:(A,j)=>t.send({kind:"answer_step",step:A,
number:j}),show:A=>t.send({kind:"show_step",step:A}),back:()=>hn("answer")},fm=()=>{let A=xs(g("panel"),je(),g("why"));JSON.
stringify(A)!==JSON.stringify(g("lit"))&&w("lit",A)},zn=()=>{let A=g("panel"),j=S;if(S?.stop(),S=null,He(),n.dataset.page=
je(),n.classList.toggle("stopped",!!g("moment").line),n.dataset.at=String(g("moment").at??""),mm(),ma(),gm(),A.none)l.replaceChildren();else if(!A.
revealed)G(l,fd());else{let te=je();te==="why"?($.add(g("why")),S=hd(A,g("why"),$,ue=>w("why",ue),Jd)):te==="steps"?S=cl(
A,pm,j):te==="example"?S=ul(A,g("goal")):te==="try"?S=Ud(A,()=>g("tried"),t.send.bind(t)):g("pair").length>0?S=Md(A,g("p\
air"),ue=>t.send({kind:"own",yes:ue})):S=ld(A,()=>g("tried"),g("moment"),!!g("goal").title,Le(),bm,ue=>t.send({kind:"own",
yes:ue}),()=>hn("why")),l.firstChild!==S.node&&G(l,S.node)}G(c,A.revealed&&je()==="why"&&md(A,g("why"),te=>w("why",te))),
fm(),S?.again(),Pr(),S?.again();let ee=l.querySelector('.siblings [aria-pressed="true"]');ee instanceof HTMLElement&&ee.
parentElement&&(ee.parentElement.scrollLeft=b0(ee))},Jn=()=>{let A=oe(n)===F.node,j=F.show(O);A&&F.node.hidden&&(L=!0),u.
classList.toggle("last",!j||!!g("goal").title),u.firstChild||u.append(Q,...F.nodes)},ha=()=>m("button.btn.quiet",{"data-\
k":"save",onclick:()=>t.send({kind:"save"})},"Save my guesses"),ma=()=>{let A=g("guesses"),j=g("moment"),ee=j.of||0,te=g(
"ending"),ue=!!te.title,Ne=ue&&!n.classList.contains("ended");if(n.classList.toggle("ended",ue),_?.stop(),_=null,ue){let St={
go:N,open:$m=>t.send({kind:"open",link:$m})},vm=L||!!oe(n);G(d,...Xu(te,A,St,ha)),Ne&&vm&&ht(n,"ending");return}let mn=g(
"panel").revealed&&je()!=="answer";if(A.length===0&&!ee||mn){d.replaceChildren();return}let Qn=m("div");G(d,m("h3",ee>0?
`Your guesses, ${A.length} of ${ee}`:"Your guesses"),gd(),Qn);let Nr=j.line?j.at??-1:-1;_=Xe(Qn,St=>od(St,A,Math.max(ee,
A.length),Nr))},gm=()=>{let A=g("panel");if(A.none){p.replaceChildren();return}let j=A.knobs.filter(te=>te.model),ee=!g(
"goal").title;G(p,Zu(A),m("p.mute",A.revealed&&je()!=="why"?"":A.model),m("div.row",ee&&j.map(te=>Ei(te,V(te))),A.revealed&&
je()==="why"&&A.lesson&&m("button.btn.quiet",{"data-k":"read",onclick:()=>Xn(!0)},"Read about it"),A.said&&je()==="answe\
r"&&ee&&!g("moment").line&&ha()))},Xn=A=>{k=A,f.inert=A,G(h,A&&bd(g("panel"),()=>Xn(!1))),ht(n,A?"readclose":"read")},Pr=()=>{
for(let A=1;A<=Xd;A++)n.classList.remove(`c${A}`);_?.again(),pa()},pa=()=>{for(let A=1;A<=Xd&&f.scrollHeight>f.clientHeight+
1;A++)n.classList.add(`c${A}`)},bm=()=>f.clientHeight>0&&f.clientHeight<g0,Rr=()=>{let A=g("panel"),j=A.key!==M.key;j&&Object.
assign(M,{key:A.key,values:["",""],sure:"think"}),(j||E)&&($=new Set);let ee=!!(A.revealed&&E&&!j&&A.said),te=oe(n),ue=L||
!!(te&&f.contains(te));if(L=!1,E=!A.revealed,f.classList.toggle("asked",E&&!A.none),f.classList.toggle("paired",g("pair").
length>0),_i(n,Math.max(g("pair").findIndex(({here:Ne})=>Ne),0)),f.classList.toggle("lift",ee),k&&!A.revealed&&Xn(!1),q(),
dn(),Jn(),zn(),ee&&A.said&&y([A,...g("pair").slice(1)].map(({said:Ne})=>Ne?.verdict??"").join(" ")),ee&&ue&&!(g("goal").
title&&te===F.node)){let Ne=o.querySelector("h2");Ne instanceof HTMLElement&&Ne.focus({preventScroll:!0})}},fa=new ResizeObserver(
()=>requestAnimationFrame(()=>{Pr(),S?.again()}));fa.observe(n);let wm=Ad(n,{get:g,own:A=>t.send({kind:"own",yes:A}),choose:C,
page:je,reading:()=>k}),Hr=A=>()=>{A(),Pr(),S?.again()},ym=()=>{S?.tried(),pa()},km=()=>{dn(),g("panel").revealed&&g("no\
te")&&y(g("note"))},xm=()=>{Jn(),zn()},ga=[["change:panel",Rr],["change:questions change:question change:goal",Hr(q)],["\
change:page change:why",zn],["change:pair",Rr],["change:main",Jn],["change:moment",xm],["change:guesses change:ending",Hr(
ma)],["change:note",Hr(km)],["change:tried",ym],["msg:custom",Fe]];for(let[A,j]of ga)t.on(A,j);return Rr(),()=>{for(let[
A,j]of ga)t.off(A,j);S?.stop(),_?.stop(),fa.disconnect(),wm()}}var Qd=t=>String(t).replace("-","−"),th=({low:t,high:e},n)=>s=>(s-t)/(e-t)*n,nh=({dots:t})=>t.filter(({apart:e})=>!e);
function w0(t,e,{left:n,top:s}){let r=th(e,t),o=f=>n+r(f),i=f=>s+t-r(f),{low:a,high:l,band:c,unit:u}=e,d=nh(e),p=u==="ou\
t of 100"?[0,25,50,75,100]:vt(a,l),h=c?v("path",{class:"band",d:`M${o(a)} ${i(a)}L${o(a)} ${i(a+c)}L${o(l-c)} ${i(l)}L${o(
l)} ${i(l)}
          L${o(l)} ${i(l-c)}L${o(a+c)} ${i(a)}Z`}):d.map(f=>v("path",{class:"reach",d:[`M${o(f.exact)} ${i(Math.max(a,f.
exact-f.reach))}`,i(Math.min(l,f.exact+f.reach))].join("V")}));return v("g",{},h,p.map(f=>[v("path",{class:"grid",d:`M${o(
f)} ${i(a)}V${i(l)}M${o(a)} ${i(f)}H${o(l)}`}),v("text",{x:o(f),y:i(a)+18,"text-anchor":"middle"},Qd(f)),v("text",{x:o(a)-
8,y:i(f)+4,"text-anchor":"end"},Qd(f))]),v("path",{class:"same",d:`M${o(a)} ${i(a)}L${o(l)} ${i(l)}`}),v("text",{class:"\
faint",x:o(a)+44,y:i(l)+34},"too high"),v("text",{class:"faint",x:o(l)-16,y:i(a)-24,"text-anchor":"end"},"too low"),v("t\
ext",{class:"axis",x:o(l),y:i(a)+36,"text-anchor":"end"},`the answer (${u})`),v("text",{class:"axis",transform:`translat\
e(${o(a)+16} ${i(l)+12}) rotate(-90)`,"text-anchor":"end"},"your guess"),d.filter(f=>!f.near).map(f=>v("path",{class:"dr\
op",d:`M${o(f.exact)} ${i(f.exact)}V${i(f.said)}`})),sh(d,r,t).map(({place:f,number:b},g)=>[v("path",{class:"lead",d:`M${n+
f[0]} ${s+t-f[1]}L${n+b[0]} ${s+t-b[1]}`}),v("circle",{class:"place","data-at":d[g].at,cx:o(d[g].exact),cy:i(d[g].said),
r:4})]))}function y0(t,e){let o=Math.max(20,...e.flatMap(c=>c.off)),i=vt(0,o*1.05),a=c=>92+c/(o*1.05)*(t-92-40),l=e.length*
40;return v("svg",{class:"surerows",width:t,height:l+24,role:"img","aria-label":"How far off, out of 100"},i.map(c=>[v("\
path",{class:"grid",d:`M${a(c)} 0V${l}`}),v("text",{x:a(c),y:l+18,"text-anchor":"middle"},String(c))]),e.map(({words:c,off:u,
mean:d},p)=>{let h=p*40+20,f={};return[v("text",{class:"level",x:0,y:h+5},c),v("path",{class:"mean",d:`M${a(d)} ${h-16}V${h+
16}`}),[...u].sort((b,g)=>b-g).map(b=>{let g=Math.round(a(b)/9);return f[g]=(f[g]??0)+1,v("circle",{class:"one",cx:a(b),
cy:h+8-(f[g]-1)*9,r:4})}),v("text",{class:"much",x:t,y:h+5,"text-anchor":"end"},String(Math.round(d)))]}))}var k0=156,eh=16,
x0=26,v0=[7,3,1,5,0,4,6,2],$0=8;function sh(t,e,n){let s=([l,c],[u,d])=>Math.hypot(l-u,c-d),r=t.map(({exact:l,said:c})=>[
e(l),e(c)]),o=r.map((l,c)=>r.every((u,d)=>d===c||s(l,u)>=eh)),i=r.map((l,c)=>o[c]?l:null),a=([l,c])=>Math.min(l,c)>=0&&Math.
max(l,c)<=n&&i.every(u=>!u||s(u,[l,c])>=x0)&&r.every(u=>s(u,[l,c])>=eh);return r.forEach(([l,c],u)=>{for(let d=1;!i[u]&&
d<=$0;d++)for(let p of v0){let h=p*Math.PI/4,f=[l+22*d*Math.cos(h),c+22*d*Math.sin(h)];!i[u]&&a(f)&&(i[u]=f)}}),r.map((l,c)=>({
place:l,number:i[c]??l}))}var M0=4;function rh({model:t,el:e}){let n=m("div",{class:"uw uw-lessonchart"});ae(n,t.get("pa\
lette"));let s=m("div",{class:"plot"}),r=m("ul.apart"),o=m("div",{class:"sr"});n.append(m("section",{class:"sheet"},m("h\
2",{},"Your guesses and the answers"),s,r,o)),e.append(n);let i="",a=(d,p="")=>ie({class:d.near?"dot hit":"dot missed","\
data-k":`dot.${d.at}`,"aria-label":`Position ${d.at+1}: ${d.words}`,title:`Position ${d.at+1}: ${d.words}`,style:p,onclick:()=>t.
send({kind:"go",at:d.at})},String(d.at+1)),l=(d,p)=>{let h=t.get("report"),f=nh(h);return sh(f,th(h,d),d).map(({number:[
b,g],place:[w,y]},M)=>a(f[M],`left:${p.left+b}px;top:${p.top+d-g}px;--rise:${y-w}px;animation-delay:${M*40}ms`))},c=()=>{
let d=t.get("report"),p=s.clientWidth,h=s.clientHeight,f=`${p} ${h} ${JSON.stringify(d)}`;if(p===0||f===i||!d.dots)return;
i=f;let b=p>560,g={left:44,top:14},w=p-g.left-(b?k0:26),y=Math.max(160,b&&h>260?Math.min(w,h-64):w);G(s,v("svg",{width:p,
height:y+64,"aria-hidden":"true"},w0(y,d,g)),l(y,g),m("ul",{class:b?"legend":"legend under",style:b?`left:${g.left+y+28}\
px`:null},m("li",{},m("i",{class:"dot hit"}),"close"),m("li",{},m("i",{class:"dot missed"}),"not close"),b&&m("li",{},m(
"i",{class:"line"}),"guess = answer"),b&&m("li",{},m("i",{class:"patch"}),d.band?"within 10":"still close"))),G(r,d.dots.
filter(({apart:M})=>M).map(M=>m("li",a(M),M.words))),o.replaceChildren(m("table",{},m("caption",{},"Your guess and the a\
nswer, position by position"),m("tbody",{},d.dots.map(M=>m("tr",{},m("th",{},`${M.at+1}`),m("td",{},M.words)))))),d.dots.
length===0&&G(s,m("p",{class:"mute"},"You didn't guess."))},u=new ResizeObserver(()=>requestAnimationFrame(c));return u.
observe(s),t.on("change:report",c),c(),()=>{u.disconnect(),t.off("change:report",c)}}function oh({model:t,el:e}){let n=m(
"div",{class:"uw uw-lessonend"});ae(n,t.get("palette"));let s=m("section",{class:"sheet","aria-label":"How you did"}),r=m(
"p",{class:"told",role:"status"});n.append(s),e.append(n);let o=null,i=l=>m("li",{},ie({class:"dot missed","data-k":`mis\
s.${l.at}`,"aria-label":`Open position ${l.at+1}`,onclick:()=>t.send({kind:"go",at:l.at})},String(l.at+1)),m("span",{},m(
"b",{},l.name),l.why&&m("small",{},l.why)),m("span",{class:"off"},m("b",{},l.off),l.againWords&&m("small",{},`then ${l.againWords}`))),
a=()=>{let l=t.get("report");if(l.done&&Ut(ei+l.done,"1"),!l.dots)return;let c=l.dots.filter(f=>!f.near),u=l.open.length,
d=(f,b)=>({kind:f,words:b}),p=[u>0&&d("redo",u===1?"Try that one again":`Try those ${u} again`),l.next&&d("next","Next l\
esson"),l.practise&&d("practise",l.practise)].filter(f=>f!==!1&&f!==""),h=m("div",{});o?.stop(),G(s,m("div",{class:"goal"},
m("h2",{tabindex:-1,"data-next":!0},l.title),l.of>0&&m("span",{class:"chip line"},`${l.near} of ${l.of} close`),m("p",{},
l.short&&m("b",{},`${l.short} `),l.found)),m("h3",{},S0(c.length,l.of)),c.length>0&&m("ol",{class:c.length>M0?"misses ma\
ny":"misses"},c.map(i)),l.sure.length>0&&[m("h3",{},"How sure, and how far off"),m("p",{class:"mute"},`${l.sureWords} Th\
e bar shows the average.`.trim()),h],m("div",{class:"acts"},p.map((f,b)=>ie({class:b?"btn":"btn solid","data-k":f.kind,title:f.
kind==="next"?l.next:null,onclick:()=>t.send({kind:f.kind})},f.words)),l.of>0&&ie({class:"btn quiet","data-k":"save",onclick:()=>t.
send({kind:"save"})},"Save"),l.receipt&&ie({class:"btn quiet","data-k":"receipt",onclick:()=>Pi(l.receipt,r)},"Copy the \
receipt")),r),o=l.sure.length>0?Xe(h,f=>y0(f,l.sure)):null};return t.on("change:report",a),t.on("msg:custom",Fe),a(),setTimeout(
()=>{let l=s.querySelector("h2");ss(n)&&l?.focus({preventScroll:!0})},80),()=>{o?.stop(),t.off("change:report",a),t.off(
"msg:custom",Fe)}}async function Pi(t,e){try{await navigator.clipboard.writeText(t),e.textContent="Copied. Paste it wher\
e you hand it in."}catch{e.textContent=t}}function S0(t,e){return e===0?"No guesses yet":t===0?"All close":`${t} to look\
 at again`}var _0=2e3,ih=Symbol.for("uncle_widgets.drawn");function Ri(t){try{return JSON.parse(t)}catch{return null}}function ah(t,e){
if(!de())return()=>{};let n=globalThis,s=performance.now()+(!n[ih]&&Je()?_0:0);n[ih]=!0;let r="",o=0,i=Zt(e,()=>t.get("k\
ept")),a=u=>{let d=Ri(u),p=()=>t.send({kind:"restore",kept:d});d&&(o=window.setTimeout(p,Math.max(0,s-performance.now())))},
l=()=>{if(!t.get("kept"))return;let u=Object.keys(t.get("keeping")).length>0;r!==t.get("kept")?(r=t.get("kept"),u||i.look(
a)):u&&i.keep(JSON.stringify(t.get("keeping")))},c="change:kept change:keeping";return t.on(c,l),l(),()=>{clearTimeout(o),
i.stop(),t.off(c,l)}}var T0=12,E0={near:"close",far:"not close",open:"to come"},L0={near:"hit",far:"missed",open:""};function lh(t){let e=[];
return t.forEach(({group:n,paired:s},r)=>{s?e.at(-1)?.at(-1)?.push(r):r>0&&t[r-1].group===n?e.at(-1)?.push([r]):e.push([
[r]])}),e}function ch({model:t,el:e}){let n=m("div",{class:"uw uw-trail"});ae(n,t.get("palette"));let s=m("div",{class:"\
pop",hidden:!0}),r=m("div",{class:"bar"}),o=m("p",{class:"sr",role:"status"});n.append(m("div",{class:"stage"},s,r,o)),e.
append(n);let i=t.get.bind(t),a="",l="",c=de()?Zt(n,()=>i("kept")):null,u=(_,O)=>{let H=_.map(C=>i("spots")[C].state),N=_.
some(C=>i("spots")[C].redone),F=N?", and close at one like it":"",Q=[...new Set(H.map(C=>E0[C]))].join(", ")+F,[V]=_;return ie(
{class:`spot${O?" long":""}${_.length>1?" both":""}`,"data-k":O?`row.${V}`:`spot.${V}`,"aria-current":_.includes(i("at"))?
"step":null,"aria-disabled":i("spots")[V].shut?"true":null,"aria-label":`${d(_)}: ${Q}`,onclick:()=>f(V)},_.map((C,q)=>m(
"span",{class:`disc ${L0[H[q]]}`,"aria-hidden":"true"},String(C+1))),N&&m("span",{class:"redone","aria-hidden":"true"},"\
✓"),O&&m("span",{class:"mute"},Q))},d=_=>_.length>1?`Positions ${_.map(O=>O+1).join(" and ")}, together`:`Position ${_[0]+
1}`,p=()=>lh(i("spots")).flat(),h=()=>p().find(_=>_.includes(i("at")))??[i("at")],f=_=>{if(i("spots")[_].shut){o.textContent=
"Make your guess first.";return}g(""),t.send({kind:"go",at:_})},b=_=>{g(""),_.kind==="begin"&&c?.forget(),t.send(_)},g=_=>{
let O=a;if(a=_===a?"":_,$(),a){let H=s.querySelector('[aria-current], [aria-pressed="true"]')??s.querySelector("button");
H instanceof HTMLElement&&H.focus({preventScroll:!0})}else O&&ht(n,O)},w=m("p",{role:"status"}),y=async()=>{await Pi(i("\
receipt"),w),w.scrollIntoView({block:"nearest"})},M=()=>[m("ol",{class:"rows"},i("lessons").map(({lesson:_,name:O,goal:H,
now:N},F)=>m("li",{},ie({class:"row","data-k":`lesson.${_}`,"aria-pressed":String(N),onclick:()=>b({kind:"lesson",lesson:_})},
m("span",{class:"nr","aria-hidden":"true"},String(F+1)),m("span",{},m("b",{},O),m("small",{},H)))))),m("div",{class:"onc\
e"},m("label",{},m("span",{},"Your name or number"),m("input",{class:"txt","data-k":"student","data-draft":"student",maxlength:40,
autocomplete:"off",value:i("student"),onchange:_=>t.send({kind:"name",name:_.target.value})})),ie({class:"btn","data-k":"\
begin",onclick:()=>b({kind:"begin"})},"Start over"),ie({class:"btn","data-k":"practise",onclick:()=>b({kind:"practise"})},
"Practise this"),ie({class:"btn","data-k":"save",onclick:()=>t.send({kind:"save"})},"Save my answers"),i("receipt")&&ie(
{class:"btn","data-k":"receipt",onclick:y},"Copy the receipt"),i("kept")&&!i("alone")&&ie({class:"btn","data-k":"page",onclick:()=>b(
{kind:"page"})},"Save as a page"),i("kept")&&i("classroom")&&m("a.btn",{"data-k":"classroom",href:i("classroom")},"Start\
 a class"),i("kept")&&ie({class:"btn","data-k":"print",onclick:()=>t.send(Yu())},"Print"),w)],$=()=>{let _=i("spots"),O=i(
"at");n.classList.toggle("many",_.length>T0);let H=(N,F)=>ie({class:`btn open-${N}`,"data-k":N,"aria-expanded":String(a===
N),onclick:()=>g(N)},F);G(r,_.length>0&&m("ol",{class:"trail","aria-label":"Positions"},lh(_).map(N=>m("li",{class:"disc\
s"},N.map(F=>u(F,!1))))),_.length>0&&H("spots",O<0?`${_.length} positions`:`${d(h()).replace(", together","")} of ${_.length}`),
(i("note")||i("busy"))&&m("p",{class:"told",role:"status"},i("note")||i("busy")),i("seeking")&&ie({class:"btn","data-k":"\
stop",onclick:()=>t.send({kind:"stop"})},"Stop"),H("lessons",i("lesson"))),s.hidden=!a,a==="lessons"?G(s,M()):G(s,a==="s\
pots"&&m("ol",{class:"rows"},p().map(N=>m("li",{},u(N,!0)))))},T=()=>{let _=i("answers");l!==i("kept")?(l=i("kept"),l&&!_.
length&&c?.look(O=>t.send({...Ri(O),kind:"restore"}))):l&&_.length>0&&c?.keep(JSON.stringify({answers:_,attempts:i("atte\
mpts"),at:i("at"),student:i("student")}))},k=()=>{setTimeout(()=>{i("at")>=0&&ss(n)&&ht(n,`spot.${h()[0]}`)},80)},E=_=>{
Fe(_),zu(_)},L=_=>{a&&!_.composedPath().includes(n)&&(a="",$())};n.addEventListener("keydown",_=>{_.key==="Escape"&&a&&g(
"")}),document.addEventListener("pointerdown",L);let S=[["change:spots change:at change:lessons change:lesson change:bus\
y change:seeking change:note change:student",$],["change:answers change:attempts change:at change:kept change:student",T],
["change:at",k],["msg:custom",E]];for(let[_,O]of S)t.on(_,O);return $(),T(),()=>{document.removeEventListener("pointerdo\
wn",L),c?.stop();for(let[_,O]of S)t.off(_,O)}}var cr=class{constructor(e,n){this.stamp=-1;this.move="";this.next="";this.model=e,this.marked=n,this.at=-1/0}get waiting(){
return this.stamp===this.model.get("stamp")&&performance.now()-this.at<3e3}send(e,n){if(!(!e||this.model.get("busy"))){if(this.
waiting){this.model.get("mode")==="edit"&&(this.next=e);return}this.at=performance.now(),this.stamp=this.model.get("stam\
p"),this.mark(e),this.model.send({kind:"move",move:e,stamp:this.stamp,said:n})}}drawn(){this.mark(this.waiting?this.move:
"");let e=this.next;!e||this.waiting||(this.next="",this.send(e,null))}mark(e){this.move=e,this.marked(e)}};var A0=({words:t,name:e},n)=>m("p.covered",`${t} `,n?m("b",e):m("span.blank",{role:"img","aria-label":"hidden name"})),ur=class{constructor({
send:e,drawn:n}){this.opened=!1;this.send=e,this.drawn=n,this.root=m("div.call",{role:"group",hidden:!0})}get hidden(){return this.
root.hidden}cover(){this.opened=!1}show(e,n,s){let r=n?e.alert??"":"",o=e.covered??[],i=s==="shown"||s==="press"&&this.opened,
a=r?(e.actions??[]).find(u=>u.strong):void 0;this.root.hidden=!r&&!o.length,this.root.classList.toggle("calm",!r&&!(n&&e.
actions?.length));let l=JSON.stringify([r,a,o,i,s]);if(this.root.dataset.looks===l)return;this.root.dataset.looks=l,this.
root.setAttribute("aria-label",r||"Hidden names");let c=()=>{this.opened=!this.opened,this.show(e,n,s),this.drawn()};G(this.
root,r&&m("p",m("b",r)),o.length>0&&m("div.covers",o.map(u=>A0(u,i))),o.length>0&&s==="press"&&m("button.btn",{"data-k":"\
covers","aria-pressed":String(i),onclick:c},i?"Hide":"Show"),a&&m("button.btn.alert",{"data-k":"call","data-act":a.move,
onclick:()=>this.send(a.move)},a.label))}};function dh({place:t,now:e,said:n},s){let[r="",o=""]=n??[];return{place:s.place??[t,r&&e].filter(Boolean).join(" "),line:s.
line??(r?[r,o]:[e??"",o])}}var uh=7,dr=class{constructor({texts:e,see:n}){this.looks="";this.texts=e,this.see=n,this.chip=
m("button.chipbtn",{"data-k":"clause",hidden:!0,onclick:()=>this.open(!!this.box.hidden)}),this.badge=m("b.badge",{hidden:!0}),
this.place=m("span.place"),this.line=m("p.line"),this.note=m("p.note",{role:"status"}),this.sheet=m("button.btn.quiet",{
"data-k":"scores","aria-expanded":"false",hidden:!0},"Scores"),this.eyes=m("div.seg",{role:"group","aria-label":"Seen by"}),
this.seen=m("div.eyes",xe("eye",22),this.eyes),this.box=m("div.clause-box",{hidden:!0,tabindex:-1,"data-k":"clauses"}),this.
root=m("div.caption",m("div.told",m("p.over",this.badge,this.chip,this.place),this.line,this.note),m("div.seen",this.sheet,
this.seen))}show({clauses:e,badge:n="",place:s,line:r,note:o,tone:i}){K(this.root,"data-tone",i),this.badge.hidden=!n,this.
badge.textContent=n;let a=this.texts(),[l=""]=e;this.place.textContent=s,this.line.hidden=!!o,this.line.replaceChildren(
m("b",r[0]),r[1]?` ${r[1]}`:""),this.line.classList.remove("long"),this.line.classList.toggle("long",this.line.scrollWidth>
this.line.clientWidth+1),this.note.textContent!==o&&(this.note.textContent=o),this.note.hidden=!o;let c=JSON.stringify([
e,i]);if(c===this.looks)return this.below();this.looks=c,this.open(!1);let u=i==="trial"?"just a test":l;this.chip.hidden=
!u,this.chip.replaceChildren(m("span.chip.line",u));let d=e.filter(p=>a[p]);K(this.chip,"aria-disabled",d.length&&i!=="t\
rial"?"":"true"),K(this.chip,"data-clause",l),this.box.replaceChildren(m("dl",d.map(p=>m("div",m("dt",p),m("dd",a[p])))))}open(e){
let n=e&&this.box.querySelector("dt")!=null&&this.chip.getAttribute("aria-disabled")!=="true";this.box.hidden=!n,this.below(),
K(this.chip,"aria-expanded",String(n))}below(){this.box.hidden||(this.box.style.top=`${this.root.offsetTop+this.root.offsetHeight}\
px`)}escape(){return this.box.hidden?!1:(this.open(!1),this.chip.focus(),!0)}showEyes(e,n){let s=JSON.stringify(e);if(this.
seen.hidden=e.length<2,this.eyes.dataset.looks!==s){this.eyes.dataset.looks=s;let o=m("select.pick",{"data-k":"eyes.many",
"aria-label":"Seen by",onchange:i=>this.see(i.target.value)},e.map(([i,a])=>m("option",{value:i},a)));this.eyes.classList.
toggle("seg",e.length<=uh),this.eyes.replaceChildren(...e.length>uh?[o]:e.map(([i,a])=>m("button",{"data-eye":i,title:a,
"aria-label":a,onclick:()=>this.see(i)},a)))}let r=this.eyes.querySelector("select");if(r)r.value=n;else for(let o of this.
eyes.children)K(o,"aria-pressed",String(o.getAttribute("data-eye")===n))}};var hh=(t,e)=>Math.max(0,Math.min(t.x+t.w,e.x+e.w)-Math.max(t.x,e.x))*Math.max(0,Math.min(t.y+t.h,e.y+e.h)-Math.max(t.y,
e.y)),Hi=(t,e,n,s)=>Math.max(n,Math.min(t,n+s-e));function mh({w:t,h:e},n,s,r){let o={x:n.x+n.w/2,y:n.y+n.h/2},i=[["abov\
e",o.x-t/2,n.y-e-10],["below",o.x-t/2,n.y+n.h+10],["right",n.x+n.w+10,o.y-e/2],["left",n.x-t-10,o.y-e/2]],a=Math.min(s.y+
s.h,...r.map(({y:h})=>h));i.push(["right",n.x+n.w+10,a-e-10],["left",n.x-t-10,a-e-10]);let l=i.map(([h,f,b])=>{let g={x:Hi(
f,t,s.x,s.w),y:Hi(b,e,s.y,s.h),w:t,h:e},w=hh(g,n)+3*r.reduce((y,M)=>y+hh(g,M),0);return{...g,side:h,covers:w}}),{covers:c,
...u}=l.reduce((h,f)=>f.covers<h.covers-1?f:h),d=u.side==="above"||u.side==="below"?o.x-u.x:o.y-u.y,p=u.side==="above"||
u.side==="below"?t:e;return{...u,tip:Hi(d,0,14,p-28)}}var ph=(t,e)=>v("svg.small-card",{viewBox:"0 0 48 68",...e},Qe(t,48));function O0(t,e){let n={"data-act":t.move,onclick:()=>e(
t.move)};if(t.face){let s=[t.group,t.label].filter(Boolean).join(" ");return m("button.btn.card-pick",{"aria-label":s,title:t.
label,...n},ph(t.face,{"aria-hidden":"true"}))}return m("button.btn",{...n},t.colour&&ws(t.colour)&&v("svg.icon",{viewBox:"\
-12 -12 24 24",style:"width:1.4em;height:1.4em","aria-hidden":"true"},rt(t.colour,0,0,8.5,{fill:`var(--c-${t.colour})`,stroke:"\
#fff","stroke-width":2})),t.label)}var U0=t=>[m("p.mute","What you remember is under this card"),m("ol.recall",t.map(e=>m(
"li",ph(e.face,{role:"img","aria-label":e.label}))))],hr=class{constructor(e){this.key="";this.how=e,this.root=m("div.ch\
ooser",{role:"group",hidden:!0}),this.away=n=>{let[s]=n.composedPath();s instanceof Element&&!this.root.contains(s)&&!s.
closest(".thing.plays")&&this.close()}}show(e){if(this.key===e.key)return this.leave();let n=!e.plays&&e.recall?.length,
s=e.picks.find(i=>i.group)?.group,r=i=>{this.leave(),this.how.play(i)};this.key=e.key,this.root.setAttribute("aria-label",
n?`Under ${e.label}`:`How to play: ${e.label}`);let o={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
leave()};this.root.replaceChildren(m("div.choose-head",m("p",m("b",at(e.label)),s&&m("span",`: ${s}`)),ie(o,xe("close",16))),
...n?U0(e.recall):[m("div.picks",e.picks.some(i=>i.parts?.length)?this.parts(e.picks,[],r):e.picks.map(i=>O0(i,r)))]),this.
root.hidden=!1,document.addEventListener("pointerdown",this.away,!0),this.how.moved(),this.stand(),this.buttons.find(i=>!i.
matches(".shut"))?.focus({preventScroll:!0})}parts(e,n,s){let r=new Set(e.flatMap(({parts:i})=>(i??[]).filter(a=>!n.includes(
a)))),o=i=>{let a=[...n,i],l=e.filter(({parts:c})=>c?.includes(i));if(l.length===1)return s(l[0].move);this.root.querySelector(
".picks")?.replaceChildren(...this.parts(l,a,s)),this.stand(),this.buttons.find(c=>c.dataset.part)?.focus({preventScroll:!0})};
return[...n.length?[m("p.mute",`${n.join(", ")}, and ...`)]:[],...[...r].sort().map(i=>m("button.btn",{"data-part":i,onclick:()=>o(
i)},i))]}get buttons(){return[...this.root.querySelectorAll("button")]}stand(){let e=this.key&&this.how.around(this.key),
n=this.root.parentElement;if(!e||!n)return;let s=n.getBoundingClientRect(),r=Math.max(s.top,0),o=6,i={x:o,y:r-s.top+o,w:s.
width-2*o,h:Math.min(s.bottom,window.innerHeight)-r-2*o};this.root.style.cssText=`left:0;top:0;max-width:${i.w}px;max-he\
ight:${i.h}px`;let a=({x:h,y:f,w:b,h:g})=>({x:h-s.left,y:f-s.top,w:b,h:g}),l={w:this.root.offsetWidth,h:this.root.offsetHeight},
{x:c,y:u,side:d,tip:p}=mh(l,a(e.card),i,e.hand.map(a));this.root.dataset.side=d,this.root.style.cssText+=`;left:${c}px;t\
op:${u}px;--tip:${p}px`}leave(){let e=this.key;this.close(),this.how.focus(e)}close(){if(!this.key)return;let e=this.key,
n=this.root.contains(oe(this.root));this.key="",document.removeEventListener("pointerdown",this.away,!0),this.root.hidden=
!0,this.root.replaceChildren(),this.how.moved(),n&&this.how.focus(e)}stroke(e){let n=this.buttons,s=n.findIndex(o=>o.matches(
":focus"));if(!this.key||s<0)return!1;let r={ArrowRight:s+1,ArrowDown:s+1,ArrowLeft:s-1,ArrowUp:s-1,Home:0,End:n.length-
1}[e.key];return r==null?!1:(e.preventDefault(),n[(r+n.length)%n.length].focus({preventScroll:!0}),!0)}};var mr=class{constructor({play:e,key:n,told:s}){this.lifted="";this.card="";this.said={};this.typed={};this.field=null;this.
lifts={};this.shown="";this.play=e,this.key=n,this.told=s,this.go=m("button.btn.solid",{"data-k":"lift.play",onclick:()=>this.
play(this.lifted)}),this.back=m("button.btn",{"data-k":"lift.back",onclick:()=>this.lift("")},"Put it back"),this.acts=m(
"div.lift-acts",{hidden:!0},this.go,this.back),this.words=m("p.lift-words"),this.keys=m("div.lift-keys"),this.asking=m("\
div.asking",{role:"group",hidden:!0})}show({lifts:e,keys:n}){this.lifts=e,this.lifted&&!e[this.lifted]&&(this.lifted="",
this.said={},this.typed={}),this.draw();let s=JSON.stringify(n);this.keys.dataset.looks!==s&&(this.keys.dataset.looks=s,
Dr(this.keys,this.keys,()=>this.keys.replaceChildren(...n.map(r=>rs(r,o=>this.key(o))))))}tell(e,n){let s=Object.keys(this.
lifts).some(r=>n.every(o=>o.move!==r));this.words.hidden=!!this.lifted,this.words.textContent=e||(s?"Press a card to pic\
k it up. Press it again to play it.":"")}playing(e){let n=this.lifts[this.lifted]?.play??"",s=e?n.replace(/^Play\b/,"Pla\
ying"):n;this.go.textContent!==s&&(this.go.textContent=s),K(this.go,"aria-busy",e?"true":"")}lift(e,n=""){let s=n||this.
card;this.lifted=e,this.card=n,this.draw(),this.told({lifted:e,said:this.said},s)}stand(e,n,s){let[r,o]=s?[n,e.parentElement]:
[e,this.keys];this.asking.parentElement!==r&&r.insertBefore(this.asking,o)}hold(e,n,s,r){e?e!==this.lifted&&s[e]&&(this.
lifted=e,this.card=P0(r,e)):this.lifted="",this.said=n}draw(){let e=this.lifts[this.lifted];if(this.acts.hidden=!e,this.
asking.hidden=!e?.line,this.words.hidden=!!e,this.playing(!1),this.shown===this.lifted)return;if(this.shown=this.lifted,
this.field=null,!e?.line)return this.asking.replaceChildren();let n=this.lifted;K(this.asking,"aria-label",e.line),this.
field=e.ask?sl({rule:ot,label:e.ask,words:"out of 100",ends:["never","always"],value:Qa(this.typed[n],this.said[n],ot),set:r=>this.
say(n,r),enter:()=>this.play(n)}):null;let s=m("div",m("p",m("b",e.line)));this.field&&s.append(m("p.wonder",e.ask)),this.
asking.replaceChildren(s,...this.field?[this.field.node]:[])}unread(e){let n=this.typed[e]??"";return e!==this.lifted||!this.
field||!n||!Vt(n,ot)?!1:(this.field.complain(),!0)}say(e,n){let{value:s}=be(n,ot);this.typed[e]=n,this.said={...this.said},
s!=null?this.said[e]=s:delete this.said[e],this.told({lifted:this.lifted,said:this.said},this.card)}},pr=class{constructor(e){
this.looks="";this.how=e,this.root=m("div.acts")}show(e,n,s){let r=JSON.stringify([e,n]);this.looks!==r&&(this.looks=r,Dr(
this.root,s,()=>this.root.replaceChildren(...e.map(o=>this.button(o)))))}button({move:e,label:n,strong:s,off:r}){let o=m(
"button",{class:s&&!r?"btn solid":"btn","data-act":e||n,"aria-disabled":r?"true":null,onclick:()=>r?this.how.refuse(r):this.
how.send(e)},n);return m("span.act",o,r&&m("span.why",r))}};function P0({zones:t},e){let n=t.flatMap(s=>s.kind==="seat"&&
s.me?s.cards:s.kind==="grid"?s.cells:[]);for(let s of n)if("key"in s&&(s.move===e||s.picks?.some(r=>r.move===e)))return s.
key;return""}function fh(t,e,n){if(!e)return t;let s=t.zones.flatMap(i=>i.kind==="tokens"&&i.ways||[]),r=Number(s.find(i=>i.
move===e)?.tag),o=t.zones.map(i=>{if(i.kind==="dice"&&r){let l=i.values.indexOf(r);return{...i,lit:l<0?i.values.map((c,u)=>u):
[l]}}if(i.kind==="ring"){let l=i.previews?.find(c=>c.move===e);return l?{...i,preview:l}:i}if(i.kind==="tokens")return{...i,
ways:(i.ways??[]).map(l=>({...l,chosen:l.move===e}))};let a=l=>l.key===n?{...l,lifted:!0}:l;return i.kind==="grid"?{...i,
cells:i.cells.map(a)}:i.kind==="seat"&&i.me?{...i,cards:i.cards.map(a)}:i});return{...t,zones:o}}var fr=class{constructor(e){this.looks="";this.chosen=[];this.picks=[];this.carries=[];this.how=e,this.nodes=new Set}show(e,n,s){
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
o))})))}done(e){this.chosen=[],this.how.play(e)}clear(){let[e]=this.chosen;return this.chosen=[],e&&this.how.moved(e),!!e}};var Ht=56,Ni=72,Cn=62,gr=118,Ci=40,R0=70,H0=4e3,br=(t,e,n,s={})=>v("text.f2",{x:t,y:e,"font-size":14,...s},n),N0=(t,e)=>le(
t,e,15).map((n,s,{length:r})=>br(Ht,35-9*r+18*s,n,{class:"f","font-weight":700,"font-size":15}));function C0(t,e=1/0,n=Ci){
let s=t.map((o,i)=>({y:o,k:i})).sort((o,i)=>o.y-i.y);for(let o=1;o<s.length;o++)s[o].y=Math.max(s[o].y,s[o-1].y+n);for(let o=s.
length-1;o>=0;o--)s[o].y=Math.min(s[o].y,o===s.length-1?e:s[o+1].y-n);let r=[...t];for(let{y:o,k:i}of s)r[i]=o;return r}
function D0(t,e,n,s){let r=Math.max(...n.lines.map(k=>k.values.length))-1,o=n.lines.flatMap(k=>k.values),i=Math.max(...o,
1),a=Math.min(...o,0),l=k=>Ht+(t-Ht-gr)*k/(r||1),c=k=>e-Cn-(e-Ni-Cn)*(k-a)/(i-a||1),d=vt(a,i).filter(Number.isInteger).map(
k=>[v("path.race-grid",{d:`M${Ht} ${c(k)}H${t-gr}`}),br(Ht-10,c(k)+5,String(k),{"text-anchor":"end"})]),p=n.parts.map(([
k],E)=>l(n.parts[E+1]?.[0]??r)-l(k)),h=Math.min(...p)>54,f=n.parts.map(([k,E],L)=>{let S=n.parts[L+1]?.[0]??r,_=h?E:E.split(
" ").at(-1)??"";return[L>0&&v("path.race-part",{d:`M${l(k)} ${Ni-12}V${e-Cn}`}),(l(S)-l(k)>18||L===0)&&br((l(k)+l(S))/2,
e-Cn+24,_,{"text-anchor":"middle"})]}),b=Math.min(Ci,(e-Ni)/n.lines.length),g=b/Ci,w=C0(n.lines.map(k=>c(k.values.at(-1)??
0)),e-b/2,b),y=[...n.lines].sort((k,E)=>Number(k.me)-Number(E.me)).map(k=>{let E=k.values.map((H,N)=>N?`H${l(N)}V${c(H)}`:
`M${l(0)} ${c(H)}`).join(""),L=k.values.map((H,N)=>({value:H,k:N})).filter(({value:H,k:N})=>N>0&&H!==k.values[N-1]),S=w[n.
lines.indexOf(k)],_=String(k.values.at(-1)).replace("-","−"),O=k.me?"var(--accent-on-field)":"var(--on-field)";return v(
"g",{class:k.me?"race-line me":`race-line other-${k.seat%3}`},v("path",{d:E,fill:"none"}),L.map(({value:H,k:N})=>D(l(N),
c(H),4.5)),jt(k.seat,t-gr+12,S-13*g,26*g,{fill:O}),Oe(_,t-gr+50,S-15*g,Math.min(30*g,3e3*.6/Math.max($e(_,30),60)),{colour:O}))}),
M=n.lines.find(k=>k.me),$=n.tags.map(({n:k,frame:E,step:L},S)=>{let _=Math.max(0,E),O=c(M?.values[_]??0),H=S>0&&Math.abs(
l(_)-l(n.tags[S-1].frame))<30,N=O+30>e-Cn-26,F=N?O-56-(H?28:0):O+26+(H?28:0),Q=()=>s(L);return v("g.race-tag",{role:"but\
ton",tabindex:0,"data-k":`tag.${k}`,"aria-label":`Costly move ${k}: try it again`,onclick:Q,onkeydown:V=>{V.key!=="Enter"&&
V.key!==" "||(V.preventDefault(),Q())}},R(l(_)-22,F-9,44,44,{fill:"transparent"}),v("path",{d:`M${l(_)} ${O}V${F+13}`}),
D(l(_),O,5),R(l(_)-13,F,26,26,{class:"tag"}),v("text",{x:l(_),y:F+18,"text-anchor":"middle","font-size":15,"font-weight":700},
String(k)))}),T=n.lines.map(k=>`${k.name} ${k.values.at(-1)}`).join(", ");return v("svg",{viewBox:`0 0 ${t} ${e}`,role:"\
group","aria-label":`${n.title}. At the end: ${T} ${n.unit}.`},N0(n.title,t-Ht-R0),...d,...f,...y,...$,e>330&&br(Ht,e-12,
n.tags.length?"The numbers mark moves that cost you.":""))}var wr=class{constructor(e){this.timer=0;this.step=-1;this.looks=
"";this.press=e,this.button=m("button.btn",{"data-k":"race",onclick:()=>this.turn(!this.away)}),this.drawing=m("div"),this.
root=m("div.race",{hidden:!0},this.drawing,this.button),this.away=!1,this.turn(!1)}turn(e){clearTimeout(this.timer),this.
away=e,this.button.textContent=e?"Race":"Table",this.button.setAttribute("aria-label",e?"Show the race":"Show the table"),
this.drawing.hidden=e,this.root.classList.toggle("away",e),this.root.parentElement?.classList.toggle("raced",!this.root.
hidden&&!e)}show(e,n){let s=e.get("race"),r=e.get("mode")==="watch",o=r&&(e.get("step")<n||e.get("stop")>=0);this.root.hidden=
o||!s?.lines?.length;let i=this.step;if(this.step=e.get("step"),this.root.hidden)return this.turn(!1);if(i===this.step)this.
root.parentElement?.classList.toggle("raced",!this.away);else{let h=r&&i===n-1;this.turn(h),h&&(this.timer=window.setTimeout(
()=>this.turn(!1),H0))}let a=h=>String(h)===e.get("watcher"),l=(s.lines??[]).map(h=>({...h,me:h.me||r&&a(h.seat)})),{clientWidth:c,
clientHeight:u}=this.root.parentElement??this.root,d=JSON.stringify([s,l,c,u]);if(d===this.looks)return;this.looks=d;let p={
...s,lines:l};this.drawing.replaceChildren(D0(c,u,p,this.press))}};var yr=class{constructor(e){this.opener=e,this.root=m("section.sheet.scores",{hidden:!0}),e.onclick=()=>this.open(!!this.
root.hidden)}open(e){this.root.hidden=!e,K(this.opener,"aria-expanded",String(e))}escape(){let e=!this.root.hidden,n=this.
root.contains(oe(this.root));return this.open(!1),n&&this.opener.focus(),e}show(e){if(this.opener.hidden=!e,!e)return this.
open(!1);let n=JSON.stringify(e);if(this.root.dataset.looks===n)return;this.root.dataset.looks=n,this.opener.textContent=
e.notes?"Notes":"Scores",this.root.classList.toggle("notes",!!e.notes);let s=i=>m("tr",i.map((a,l)=>l?m("td",a):m("th",{
scope:"row"},a))),r=i=>i?m("th",{scope:"col"},i):m("td"),o={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
escape()};this.root.replaceChildren(ie(o,xe("close",16)),m("div.scroll",{tabindex:0,role:"group","aria-label":e.title},m(
"table",m("caption",e.title),m("thead",m("tr",e.head.map(r))),m("tbody",e.rows.map(s)))))}};var B0=1600,I0=1.9,F0=[[.5,"½×"],[1,"1×"],[3,"3×"]],W0=17,q0=7,gh=[["ask","Ask me"],["mark","Mark only"],["off","Off"]],
j0={open:"a question",now:"asked now",came:"it happened",not:"it didn't happen",unseen:"the game doesn't show it",skipped:"\
skipped"};function V0(t,e){let n=[...t],s=Math.min(W0,e/Math.max(t.length-1,1));for(let r=1;r<n.length;r++)n[r]=Math.max(
n[r],n[r-1]+s);for(let r=n.length-1,o=e;r>=0;r--,o-=s)n[r]=Math.min(n[r],o);return n}function G0(t){return t.asking!=="a\
sk"?-1:t.moments.findIndex(({frame:e,state:n})=>e===t.step&&n==="open")}var Nt={first:"Home",back:"ArrowLeft",play:" ",forward:"\
ArrowRight",last:"End"},kr=class{constructor(e){this.timer=0;this.looks="";this.chosen="";this.how=e,this.keys={first:this.
key("first","First step",()=>e.go(0)),back:this.key("back","Step back",()=>e.go(this.now.step-1)),play:this.key("play","\
Play",()=>e.play(!this.now.playing)),forward:this.key("forward","Step forward",()=>e.go(this.now.step+1)),last:this.key(
"last","Last step",()=>e.go(this.now.last))},this.keys.play.classList.add("go"),this.range=m("input.rng",{type:"range",min:0,
"aria-label":"Step",oninput:()=>e.go(Number(this.range.value))}),this.marks=v("svg.marks",{height:14,"aria-hidden":"true"}),
this.moments=m("div.moments"),this.told=m("p.count",{"aria-hidden":"true"}),this.menu=m("div.pace-menu",{hidden:!0,role:"\
group","aria-label":"Questions and speed"}),this.more=m("button.btn.quiet.more",{"data-k":"pace","aria-expanded":"false",
onclick:()=>this.open(this.shut)},m("span.word","Ask me"),xe("down",14)),this.root=m("div.stepper",m("div.keys",{role:"g\
roup","aria-label":"Steps"},Object.values(this.keys)),m("div.scrub",this.marks,this.moments,this.range),this.told,m("div\
.pace",this.more,this.menu)),this.now={step:0,last:0,marks:[],playing:!1,speed:1,moments:[],asking:"off",stop:-1,happens:!1,
eyes:[],watcher:"",buttons:[]}}get shut(){return!!this.menu.hidden}key(e,n,s){let r=Nt[e].replace(" ","Space");return m(
"button",{"data-k":`step.${e}`,"aria-label":n,"aria-keyshortcuts":r,title:n,onclick:s},xe(e,24))}show(e){let n=this.now.
playing!==e.playing,s=n||this.now.step!==e.step||this.now.speed!==e.speed||this.now.last!==e.last;this.now=e,this.range.
max=String(Math.max(e.last,1)),this.range.value=String(e.step),K(this.range,"aria-valuetext",`Step ${e.step} of ${e.last}`),
this.range.style.setProperty("--p",`${e.last?100*e.step/e.last:0}%`),this.told.replaceChildren(m("b",String(e.step)),m("\
small",`of ${e.last}`));for(let r of["first","back"])K(this.keys[r],"aria-disabled",e.step===0?"true":"");for(let r of["\
forward","last"])K(this.keys[r],"aria-disabled",e.step===e.last?"true":"");if(n){let r=e.playing?"Pause":"Play";this.keys.
play.replaceChildren(xe(e.playing?"pause":"play",24)),K(this.keys.play,"aria-label",r),K(this.keys.play,"title",r)}this.
choices(),this.mark(),s&&clearTimeout(this.timer),s&&e.playing&&(this.timer=setTimeout(()=>this.tick(),B0*(e.happens?I0:
1)/e.speed))}tick(){let e=G0(this.now);e>=0?this.how.stop(e):this.now.step>=this.now.last?this.how.play(!1):this.how.go(
this.now.step+1,!0)}choices(){let{asking:e,speed:n,moments:s,eyes:r,watcher:o,buttons:i}=this.now,a=JSON.stringify([e,n,
s.length>0,r,o,i]);if(a===this.chosen)return;this.chosen=a;let l=s.length?gh.find(([u])=>u===e)?.[1]??"":`${n}×`.replace(
"0.5","½");this.more.firstElementChild?.replaceChildren(l),K(this.more,"aria-label",`Questions and speed: ${l}`);let c=oe(
this.menu)?.getAttribute("data-k");this.menu.replaceChildren(...[s.length>0&&m("p","At turning points"),s.length>0&&ke({
label:"At turning points",choices:gh,value:e,pick:u=>this.how.ask(u),k:"asking"}),r.length>1&&m("p.seen-by","Seen by"),r.
length>1&&m("div.seen-by",ke({label:"Whose view to show",choices:r,value:o,pick:u=>this.how.see(u),k:"eyes"})),m("p","Sp\
eed"),ke({label:"Speed",choices:F0,value:n,pick:u=>this.how.pace(u),k:"speed"}),i.length>0&&m("p","Save"),...i.map(u=>rs(
u,d=>this.how.key(d)))].filter(u=>u instanceof Node)),c&&this.menu.querySelector(`[data-k="${c}"]`)?.focus()}open(e){this.
menu.hidden=!e,K(this.more,"aria-expanded",String(e)),e&&this.menu.querySelector("[aria-pressed=true], button")?.focus()}escape(){
return this.shut?!1:(this.open(!1),this.more.focus(),!0)}mark(){let{marks:e,last:n,moments:s,asking:r,stop:o}=this.now,i=Math.
round(this.marks.clientWidth),a=r==="off"?[]:s,l=JSON.stringify([e,i,a,o]);if(l===this.looks||!i)return;this.looks=l;let c=f=>n?
f/n*i:0,u=Math.max(1,...e);this.marks.setAttribute("viewBox",`0 0 ${i} 14`),this.marks.replaceChildren(...a.length?a.map(
({frame:f})=>R(c(f)-1,21,2,8,{fill:"var(--lit)"})):e.flatMap((f,b)=>{let g=3+3.5*f/u,w=`M${c(b)} ${7-g}l${g} ${g} -${g} ${g}\
 -${g} -${g}z`;return f>0?[v("path",{d:w,fill:"var(--accent-on-field)"})]:[]}));let d=a.map((f,b)=>({...f,k:b})),p=i<q0*
(d.length-1)?d.filter(({k:f})=>f===o):d,h=V0(p.map(({frame:f})=>c(f)),i);this.moments.replaceChildren(...p.map(({frame:f,
state:b,line:g,k:w},y)=>m("button",{class:`moment ${w===o?"now":b}`,style:`left:${h[y]}px`,tabindex:-1,"data-moment":w,title:g,
"aria-label":`Step ${f}, ${j0[w===o?"now":b]}: ${g}`,onclick:()=>this.how.stop(w)},b==="came"||b==="not"||b==="unseen"?m(
"i",{class:b}):"?")))}stop(){clearTimeout(this.timer)}};function bh(t){let{lens:e}=t.painter,n=()=>!t.acting&&t.reel.length>1,s=a=>()=>(t.go(a),!0),r=t.model.get("step"),o=()=>t.
acts.root.querySelector('[data-act="press"]'),i=a=>!a.closest(Nu);return[{keys:[Nt.play],shown:"Space",words:"Plays or p\
auses the game.",when:n,press:(a,l)=>(i(l)&&t.play(!t.model.get("playing")),i(l))},{keys:[Nt.back],shown:"←",words:"On\
e step back.",when:n,press:s(r-1)},{keys:[Nt.forward],shown:"→",words:"One step forward.",when:n,press:s(r+1)},{keys:[
Nt.first],shown:"Home",words:"The first step.",when:n,press:s(0)},{keys:[Nt.last],shown:"End",words:"The last step.",when:n,
press:s(t.reel.length-1)},{keys:[" "],shown:"Space",words:"Draws the next card or throws the dice when the game waits fo\
r you to do so.",when:()=>t.acting&&!!o(),press:(a,l)=>(i(l)&&o().click(),i(l))},{keys:["+","=","-","0"],shown:"+ − 0",
words:"Zooms in, zooms out, shows the whole board (focus on the table).",inside:!0,when:()=>!!e.board,press:a=>e.key(a,!1)},
{keys:["ArrowLeft","ArrowRight","ArrowUp","ArrowDown"],shown:"Shift + arrow",words:"Moves the board (focus on the table)\
.",inside:!0,shift:!0,when:()=>!!e.board,press:a=>e.key(a,!0)},{keys:[],any:a=>Di(t,a).size===1,shown:"A card's symbol",
words:"Picks up the card with that symbol, if you have only one (focus on the table).",inside:!0,when:()=>t.acting&&Di(t).
size>0,press:a=>{let[l]=Di(t,a).values();return t.press(l),!0}},{keys:["d","D"],shown:"D",words:"Shows or hides the disc\
ards by colour and value.",when:()=>!!t.spread.zone,press:()=>(t.spread.toggle(()=>t.show(!1)),!0)},{keys:["Escape"],shown:"\
Escape",words:"Closes what is open, or puts the card back.",inside:!0,when:()=>!0,press:()=>K0(t)}]}function K0(t){if(t.
chooser.key)t.chooser.leave();else{if(t.placing.clear())return!0;if(t.lifting.lifted)t.lifting.lift("");else return["spr\
ead","heat","scores","stepper","caption"].some(e=>t[e].escape())}return!0}function Di(t,e){let n=new Map;for(let{thing:s}of t.
painter.placed.values())s.kind==="card"&&s.plays&&s.face?.text&&(e==null||s.face.text.toLowerCase()===e.toLowerCase())&&
n.set(s.move||s.key,s);return n}function Bi(t){let e=t.reel.length-1,n=Math.min(t.model.get("step"),e),s=t.model.get("playing");t.strip.hidden=e<1,t.stepper.
show({step:n,last:e,marks:t.reel.marks(),playing:s,speed:t.model.get("speed"),moments:t.model.get("moments"),asking:t.model.
get("asking"),stop:t.model.get("stop"),happens:!!(t.scene?.event??t.scene?.mark),eyes:t.model.get("eyes"),watcher:t.model.
get("watcher"),buttons:t.model.get("buttons")??[]})}function wh(t,e){let n=t.acting?t.playBar:t.stepper.root;if(t.strip.
firstChild!==n&&t.strip.replaceChildren(n),!t.acting)return Bi(t);t.stepper.stop(),t.lifting.stand(t.playBar,t.stage,t.fit===
"phone");let s=e.alert?(e.actions??[]).filter(a=>!a.strong):e.actions??[];t.lifting.show({lifts:t.model.get("lifts")??{},
keys:t.model.get("buttons")??[]}),t.strip.hidden=t.mode==="edit",t.acts.root.hidden=!!t.lifting.lifted;let r=e.zones.some(
a=>a.kind==="tokens"&&a.ways?.some(({move:l})=>l)),o=r?"Press a highlighted space or a row. Press it again to go there.":
"",i=t.model.get("busy")?"The others are playing.":t.placing.words||o;t.lifting.tell(i,e.actions??[]),t.acts.show(s,!!t.
model.get("busy"),t.stage)}var Z0={watch:288,play:356,edit:316},Y0=288,Ii=class{constructor(e,n){this.refused="";this.left=-1;this.shownSize="";this.
paintedStep=-1;this.model=e,this.sending=new cr(e,s=>this.markSent(s)),this.painter=new Qt({press:s=>this.press(s),pace:()=>this.
model.get("speed")}),this.stepper=new kr({go:(s,r)=>this.go(s,r),play:s=>this.play(s),pace:s=>this.save({speed:s}),ask:s=>this.
save({asking:s}),stop:s=>this.stopAt(s),see:s=>this.save({watcher:s}),key:s=>this.model.send({kind:s})}),this.caption=new dr(
{texts:()=>this.model.get("clauses"),see:s=>this.save({watcher:s})}),this.call=new ur({send:s=>this.send(s),drawn:()=>this.
soon("stay")}),this.race=new wr(s=>this.model.send({kind:"retry",step:s})),this.felt=m("div.felt",this.call.root,this.painter.
lens.controls,this.painter.root,this.race.root),this.board=m("p.sr"),this.chooser=new hr({play:s=>this.send(s),focus:s=>this.
painter.focus(s),around:s=>this.painter.around(s),moved:()=>this.scene&&this.showTable(this.scene,!1)}),this.placing=new fr(
{play:s=>this.send(s),choose:(s,r)=>this.chooser.show({key:`spot:${s}`,label:s,plays:!0,picks:r}),moved:s=>{this.show(!1),
this.painter.focus(`spot:${s}`)}}),this.acts=new pr({send:s=>this.send(s),refuse:s=>this.refuse(s)}),this.lifting=new mr(
{play:s=>this.send(s),key:s=>this.model.send({kind:s}),told:(s,r)=>this.lift(s,r)}),this.playBar=m("div.play-bar",this.lifting.
acts,this.acts.root,this.lifting.words,this.lifting.keys),this.strip=m("div.strip"),this.scores=new yr(this.caption.sheet),
this.spread=new Bs({focus:s=>this.painter.focus(s)}),this.heat=new Vs(()=>this.soon("stay")),this.stage=m("section.stage",
{"aria-label":"The table"},this.caption.root,this.caption.box,this.felt,this.heat.root,this.board,this.chooser.root,this.
scores.root,this.spread.root,this.heat.list,this.strip),this.live=m("p.sr",{"aria-live":"polite"}),this.root=m("div.uw.u\
w-table",this.stage,this.live),this.root.addEventListener("keydown",s=>this.key(s)),this.unhear=sr(this.root,()=>bh(this)),
n.append(this.root),this.tall=void 0,this.due="",this.saying=0,this.watch=()=>this.soon("move"),this.still=()=>this.soon(
"stay"),this.reel=new Ls(e,()=>this.soon("stay")),this.moves=["step","frames","pool"],this.stays="game palette names eye\
s watcher playing speed mode clauses lit differs aside boards heat dealt note busy caption moments asking stop bright li\
fts lifted stamp buttons race covers".split(" ");for(let s of this.moves)e.on(`change:${s}`,this.watch);for(let s of this.
stays)e.on(`change:${s}`,this.still);e.on("msg:custom",Fe),this.sizes=new ResizeObserver(()=>this.resized()),this.sizes.
observe(this.felt),this.unheed=We(this.still),this.unhalt=tu(()=>this.model.get("playing")&&this.play(!1)),this.unfit=Rn(
this.root,()=>this.resized(!0)),this.show(!1)}get scene(){return this.reel.scene(this.model.get("step"))}get mode(){return this.
model.get("mode")}get acting(){return this.mode!=="watch"}save(e){for(let[n,s]of Object.entries(e))this.model.set(n,s);this.
model.save_changes()}go(e,n=!1){let s=Math.max(0,Math.min(e,this.reel.length-1));s!==this.model.get("step")&&(this.left=
this.model.get("stop"),this.save(n||!this.model.get("playing")?{step:s}:{step:s,playing:!1}))}stopAt(e){e===this.left&&this.
model.set("stop",-1),this.save({stop:e,playing:!1})}play(e){let n=this.model.get("step")>=this.reel.length-1;this.save(e&&
n?{step:0,playing:!0}:{playing:e})}show(e){let n=this.scene;if(ae(this.root,this.model.get("palette")),this.root.classList.
toggle("busy",!!this.model.get("busy")),this.root.classList.toggle("acts",this.acting),this.left!==this.model.get("stop")&&
(this.left=-1),!n)return Bi(this);e&&(this.refused=""),this.lifting.hold(this.model.get("lifted")??"",this.model.get("sa\
id")??{},this.model.get("lifts")??{},n),this.sending.drawn(),this.root.style.setProperty("--pace",String(this.model.get(
"speed"))),this.board.textContent=n.board??"",this.caption.showEyes(this.model.get("eyes"),this.model.get("watcher")),e&&
this.call.cover(),this.call.show(n,this.acting,this.covers),this.heat.show(this.model.get("heat")??{}),this.showTable(n,
e),this.race.show(this.model,this.reel.length-1),wh(this,n),this.scores.show(n.sheet),this.showWords(n),e&&this.chooser.
close(),e&&this.announce(n)}soon(e){this.due||queueMicrotask(()=>{let n=this.due==="move";this.due="",this.show(n)}),this.
due!=="move"&&(this.due=e)}get lit(){let e=this.model.get("lit");return Object.keys(e).length>0?this.model.get("aside")?
{}:e:Object.fromEntries((this.model.get("differs")??[]).map(s=>[s,""]))}get covers(){return this.model.get("covers")||Js()}get fit(){
return this.root.closest("[data-fit]")?.getAttribute("data-fit")??"flow"}get filled(){return["large","middle"].includes(
this.fit)}get size(){let{clientWidth:e,clientHeight:n}=this.felt;return`${e} ${this.filled?n:window.innerHeight} ${this.
fit}`}showTable(e,n){let s=parseFloat(getComputedStyle(this.root).fontSize)/16||1,r=this.call.hidden?0:this.call.root.offsetHeight/
s,o=this.mode==="edit"&&e.table==="round";this.placing.show(e,this.model.get("boards")??{},this.acting);let i={w:(this.felt.
clientWidth||772)/s,h:this.filled?this.felt.clientHeight/s:0,low:this.fit!=="phone"?0:(o?Y0:Z0[this.mode])+(this.acting?
0:r),page:window.innerHeight/s};this.shownSize=this.size,this.root.classList.toggle("narrow",i.w<Ge);let a=this.mode==="\
watch"&&this.reel.length<2,l=a?void 0:Jt(e),c=this.chooser.key?{...this.lit,[this.chooser.key]:""}:this.lit;this.spread.
show(l,this.lit,i.w<Ge);let u={lit:uc(c,l),laid:a,opens:l?.of,dealt:this.model.get("aside")?{}:this.model.get("dealt"),acting:this.
acting,editing:this.mode==="edit",boards:this.model.get("boards")??{},spots:this.placing.spots,heat:this.heat.map,clear:this.
heat.clears,call:r,under:!e.covered?.length||this.covers!=="hidden"},d=Ws(fh(e,this.lifting.lifted,this.lifting.card),i,
u),p=this.model.get("bright")??[];this.painter.dim(p.length?new Set(p):null),d.h=this.steady(d);let h=this.model.get("st\
ep"),f=h<this.paintedStep;this.paintedStep=h,this.painter.paint(d,{label:`The table. ${e.place??""}`,move:n,back:f}),n&&
this.painter.happen(f?null:e.event);let b=Math.min(this.felt.clientWidth/d.w,this.filled?this.felt.clientHeight/d.h:1/0),
g=this.filled?(this.felt.clientHeight-d.h*b)/2:0;this.call.root.style.top=`${g+d.call*b}px`}steady({w:e,h:n}){let s=[e,this.
model.get("game"),this.model.get("mode"),this.size,this.call.hidden].join();return this.tall?.kind!==s&&(this.tall={kind:s,
h:n}),this.tall.h=Math.max(this.tall.h,n),this.tall.h}resized(e=!1){let n=this.scene;!n||!e&&this.size===this.shownSize||
(this.painter.root.classList.add("still"),this.showTable(n,!1),this.race.show(this.model,this.reel.length-1),this.painter.
root.getBoundingClientRect(),this.painter.root.classList.remove("still"),this.stepper.mark(),this.showWords(n),this.chooser.
stand())}showWords(e){let n=this.model.get("caption")??{};K(this.stage,"aria-label",n.badge?`Table ${n.badge} (of two)`:
"The table"),this.caption.show({clauses:n.clauses??(e.clauses??[]).filter(s=>s),...dh(e,n),note:this.refused||this.model.
get("note")||"",tone:n.tone??"plain",badge:n.badge})}announce(e){clearTimeout(this.saying),this.saying=setTimeout(()=>{this.
live.textContent=[...e.said??[],e.now].filter(Boolean).join(" ")},350)}press(e){if(e.spot)return this.placing.press(e.spot);
if(e.opens)return this.spread.toggle(()=>this.show(!1));if(!e.plays&&e.recall?.length)return this.chooser.show(e);if(e.off&&
!e.plays)return this.refuse(e.off);if(e.picks.length&&!(e.picks.length===1&&!e.move))return this.chooser.show(e);let n=e.
move||e.picks[0].move,s=e.kind==="board";if((["hand","grid"].includes(e.role)||s)&&n in this.lifting.lifts&&(this.lifting.
lifted!==n||!s&&this.lifting.card!==e.key)){if(this.lifting.lift(n,e.key),s){let o=this.stage.querySelector(`.way[data-m\
ove="${CSS.escape(n)}"]`);o instanceof SVGElement&&o.focus()}return}return this.send(n)}lift(e,n){let s=e.lifted!==this.
model.get("lifted");this.save(e),!(!s||!this.scene)&&(this.refused="",this.show(!1),e.lifted||this.painter.focus(n))}refuse(e){
this.refused=e;let n=this.scene;n&&this.showWords(n)}send(e){this.lifting.unread(e)||(this.sending.send(e,this.lifting.said[e]??
null),Pt(this.model.get("game")))}markSent(e){this.root.classList.toggle("sent",!!e),this.lifting.playing(!!e);for(let n of this.
stage.querySelectorAll("[data-act]"))K(n,"aria-busy",e&&n.getAttribute("data-act")===e?"true":"")}key(e){!e.ctrlKey&&!e.
metaKey&&!e.altKey&&this.chooser.stroke(e)}remove(){this.unfit(),this.unhear(),this.unheed(),this.unhalt(),this.chooser.
close();for(let e of this.moves)this.model.off(`change:${e}`,this.watch);for(let e of this.stays)this.model.off(`change:${e}`,
this.still);this.model.off("msg:custom",Fe),this.stepper.stop(),this.reel.stop(),this.sizes.disconnect(),clearTimeout(this.
saying)}};function Dn({model:t,el:e}){let n=new Ii(t,e);return()=>n.remove()}var ze=["answer","why","try","steps","example"],[Ct,Dt]=ze.slice(3),yh=ze.slice(0,-1),kh=["guess","think","know"],xh=26;
function X(t){throw new Error(t)}var Ee=(t,e)=>t.card(e.place,e.question,e.settings);function ln({said:t,covered:e},n,s,r){
return t.findLast((o,i)=>i>=e&&o.place===n&&o.question===s&&!Pe(o.settings,r))}var cn=({locked:t},e,n,s)=>!!ln(e,e.place,
n,s.settings)||!e.predicting||s.certain&&!t;function In(t,e){let n=Ee(t,e);return n?cn(t,e,e.question,n):!1}var ct=(t,e)=>({
...e,question:z0(t,e),why:0,page:[Ct,Dt].includes(e.page)?ze[0]:e.page});function z0(t,e){let n=t.offered(e.place),s=i=>t.
card(e.place,i,e.settings);if(n.length===1)return n[0];if(e.held)return e.question;if(n.includes(e.chosen))return e.chosen;
let r=t.prefer(e.place);return r&&s(r)?r:n.find(i=>s(i)?.certain===!1)??n.find(s)??n[0]??""}function xr(t,e,n){let s=e.before??
e.settings,r=e.chosen||e.question;return ct(t,{...e,place:n,held:null,aside:!1,before:null,settings:s,question:r})}function J0(t,e,n,s){
let r=e.before??e.settings;return ct(t,{...e,...s,place:n,held:s,aside:!1,before:r,page:ze[0]})}function X0(t,e,n){let s=t.
offered(e.place);s.includes(n)||X(`Expected one of the questions ${s.join(", ")}, not '${String(n).slice(0,40)}'.`);let{
held:r}=e,o=r?n!==r.question:!1,i=r&&!o?r.settings:e.settings;return ct(t,{...e,chosen:n,question:n,aside:o,settings:i})}
function Q0(t,e,n){let s=Ee(t,e),r=s?.offers??{};for(let[o,i]of s?Object.entries(n):[]){let a=o in e.settings&&e.settings[o]===
i;if(!r[o]?.includes(i)&&!a){let l=Object.entries(r).map(([u,d])=>`${u} of ${d.join(", ")}`),c=`${o.slice(0,20)}=${String(
i).slice(0,20)}`;X(`The question has no setting ${c}. It has ${l.join("; ")||"none"}.`)}}return ct(t,{...e,settings:{...n}})}
function Fi(t,e,{number:n,sure:s="think",time:r="",seed:o=0}){let i=Ee(t,e);if(!i)return X("There's no question to answe\
r in this position.");kh.includes(s)||X(`How sure you are must be one of ${kh.join(", ")}, not '${String(s).slice(0,20)}\
'.`),i.value(n);let{place:a,question:l}=e,c={place:a,question:l,settings:i.settings,number:n.trim(),sure:s,time:r,seed:o,
owned:"",denied:""};return{...e,said:[...e.said,c]}}function Fn(t,e){let n=Ee(t,e),s=n&&ln(e,e.place,e.question,n.settings),
r=s&&t.told(n,s,e.said.slice(0,e.said.indexOf(s)));return{said:s,told:r}}function Wi(t,e,n){let{said:s,told:r}=Fn(t,e);if(!s||
!r?.mistake||!r.asks)return X("There's no mistake to say yes or no to.");let o={...s,[n?"owned":"denied"]:r.mistake.kind};
return{...e,said:e.said.map(i=>i===s?o:i)}}function ew(t,e,n){return n===Ct&&(Ee(t,e)?.asks.length||X("This question has\
 no small steps."),In(t,e)||X("Make your guess first.")),{...e,page:n}}function vh(t,e,n,s){let r=Ee(t,e);if(!r||!In(t,e))
return X("Make your guess first.");let{place:o,question:i}=e;return ao(e,r,{place:o,question:i,settings:r.settings,step:n,
number:s})}function tw(t,e,n){let{place:s,question:r,settings:o}=n,i=t.offered(s).includes(r)?t.card(s,r,o):null;return i?
ao(e,i,{...n,settings:i.settings}):X("That question doesn't come up at that place in this game.")}function qi(t,e,n){switch(n.
kind){case"Pick":return X0(t,e,n.question);case"Set":return Q0(t,e,n.settings);case"Predict":return n.second&&X("This qu\
estion takes one number."),ct(t,Fi(t,e,n));case"Own":return Wi(t,e,n.yes);case"Turn":return yh.includes(n.page)||X(`Expe\
cted the page to be ${yh.join(", ")}, not '${String(n.page).slice(0,20)}'.`),ew(t,e,n.page);case"AnswerStep":return vh(t,
e,n.step,n.number.trim()||" ");case"ShowStep":return vh(t,e,n.step,"");case"Attempted":return tw(t,e,n.attempt);case"Why":
return n.at>=0&&n.at<xh||X(`Expected a step of the derivation from 0 to ${xh-1}, not ${n.at}.`),{...e,why:n.at};case"Ask\
First":return ct(t,{...e,predicting:n.on});case"Cover":return ct(t,{...e,covered:e.said.length,attempts_from:e.attempts.
length})}return X(`A panel can't do ${n.kind}.`)}var ji="answered",nw="skipped",un=(t,e)=>`${t} ${e}`,Wn=(t,e)=>e.stop>=
0?t.moments(e.seat)[e.stop]:null,vr=(t,e)=>t.fates[`${t.seat} ${e}`];function $r(t,e){let n=Wn(t,e);return!!(n&&(e.asked.
page!==ze[0]||e.frame!==n.frame))&&vr(e,e.stop)===ji}var Bn=(t,e)=>vr(t,e)===ji;function Sh(t,e,n=!1){let s=`${t.seat} ${t.
stop}`;return s in t.fates&&!n?t:{...t,fates:{...t.fates,[s]:e}}}var Vi=t=>t.stop>=0?{...Sh(t,nw),stop:-1}:t;function Gi(t,e){
return{...e,asked:xr(t,e.asked,un(e.frame,e.eyes))}}function sw(t,e,n){t.eyes.includes(n)||X(`Expected watcher to be one\
 of ${t.eyes.join(", ")}, not '${String(n).slice(0,40)}'.`);let s=/^\d+$/.test(n)&&Number(n)!==e.seat;return Gi(t,{...Vi(
s?{...e,seat:Number(n),stop:-1}:e),eyes:n})}function $h(t,e,n){let s=t.moments(e.seat);if(n>=-1&&n<s.length||X(`Expected\
 a moment from 0 to ${s.length-1}, or -1, not ${n}.`),n<0)return{...e,stop:-1};let{frame:r,question:o,settings:i}=s[n],a=String(
e.seat),l=J0(t,e.asked,un(r,a),{question:o,settings:i});return{...e,asked:l,frame:r,eyes:a,stop:n,playing:!1}}var Mh=(t,e,n)=>({
...Gi(t,{...Vi(e),frame:n}),playing:n<t.frames-1});function rw(t,e){return e.stop<0||e.asked.aside||Ee(t,e.asked)&&!In(t,
e.asked)?null:Wn(t,e)}function $t(t,e,n){let s=Wn(t,e);switch(n.kind){case"Step":return n.to>=0&&n.to<t.frames||X(`Expec\
ted a step from 0 to ${t.frames-1}, not ${n.to}.`),Gi(t,{...Vi(e),frame:n.to});case"Eyes":return sw(t,e,n.key);case"Stop":
return $h(t,e,n.at);case"Go":{let i=$h(t,e,n.to);return Bn(i,n.to)?{...i,frame:t.moments(e.seat)[n.to].answer}:i}case"Pl\
ay":return{...e,playing:n.on};case"Skip":return s?Mh(t,e,e.frame):e;case"GoOn":return rw(t,e)&&s?Mh(t,e,s.answer):e}let r=qi(
t,e.asked,n),o={...e,asked:r};return s&&n.kind==="Predict"&&!r.aside?{...Sh(o,ji,!0),frame:s.answer,playing:!1}:s&&n.kind===
"Turn"&&Bn(e,e.stop)?{...o,frame:r.page===ze[0]?s.answer:s.frame,playing:!1}:o}function Mr(t){return{asked:{place:"",question:"",
settings:{},chosen:"",held:null,aside:!1,before:null,page:ze[0],why:0,predicting:!0,said:[],covered:0,attempts:[],attempts_from:0},
frame:0,eyes:"0",seat:0,stop:-1,playing:!1,fates:{},...t}}var ow="no one two three four five six seven eight nine ten".split(" "),iw=.05,_h=3,Bt=t=>ow[t]??String(t),Eh=t=>["","on\
ce","twice"][t]||`${Bt(t)} times`;function aw(t){let e=Me(t);return Math.abs(100*t-e)<1e-9?`exactly ${e}`:e===0?"fewer t\
han 1":e===100?"more than 99":`about ${e}`}var Ki=(t,e)=>e==="chance"?String(Me(t)):Ve(t,2).replace(/\.?0+$/,"").replace(
"-","−"),lw=t=>t.reduce((e,n)=>Array.from({length:e.length+1},(s,r)=>(1-n)*(e[r]??0)+n*(e[r-1]??0)),[1]);function cw(t){
let e=t.filter(({came:h})=>h!=null),n=e.length;if(n===0)return["",""];let s=e.map(({exact:h})=>h),r=e.filter(h=>h.came).
length,o=s.reduce((h,f)=>h+f,0),i=r>=o-1e-9,a=lw(s).reduce((h,f,b)=>h+((i?b>=r:b<=r)?f:0),0),l=`in ${aw(a)} out of 100 g\
ames`,c=a<iw?" That is rare.":"";if(n===1)return[r?"It happened.":"It didn't happen.",`You'd expect that ${l}.${c}`];let u=r===
n?n===2?"both":`all ${n}`:r?`${r} or ${i?"more":"fewer"}`:"none",d=n===2?"Both":`All ${Bt(n)}`;return[`${r===n?d:`${r?at(
Bt(r)):"None"} of the ${Bt(n)}`} things you guessed about happened.`,`You'd expect ${Ve(o,1)} on average, and ${u} ${l}.${c}`]}
var Th=({said:t,exact:e,reach:n})=>Math.abs((t??e)-e)/n;function uw(t){let e=t.filter(({near:u})=>!u).sort((u,d)=>Th(d)-
Th(u)),n=e.length;if(n===0)return["",t.length>1?"All your guesses were close.":"Your guess was close."];let s=e.slice(0,
_h).map(({mine:u,right:d})=>`${u} (it was ${d})`),r=[s.slice(0,-1).join(", "),s[s.length-1]].filter(Boolean).join(" and "),
o=e.filter(({said:u,exact:d})=>(u??0)>d).length,i=`too ${o?"high":"low"}`;if(n===1)return["",`${t.length===1?"Your":"One"}\
 guess was ${i}: ${r}.`];let a=`${Bt(o)} of them ${o===1?"was":"were"} too high`,l=o===0||o===n?`${n===2?"both":"all"} w\
ere ${i}`:a,c=n>_h?"The furthest off were":"They were";return["",`${at(Bt(n))} guesses were not close, and ${l}. ${c} ${r}\
.`]}function Lh(t,e){let n=t.filter(({said:r})=>r!=null);if(n.length===0)return{title:"The game is over",near:"",lines:[
["You didn't guess this time.","Press a mark on the timeline to try one."]],doors:[]};let s=[cw(n),uw(n),["",e]];return{
title:n.length===1?"Your guess":`Your ${Bt(n.length)} guesses`,near:`${n.filter(({near:r})=>r).length} close`,lines:s.filter(
r=>r.some(Boolean)),doors:[]}}function dw(t,e,n){let s=t.card(e.place,n,e.settings),r=!!(s&&ln(e,e.place,n,s.settings));return{...t.chip(n),arises:!!s,
away:s?"":t.away(e.place,n),done:r}}function hw(t,e,n){return n.row.map(([s,r,o])=>{let i=r===n.settings[s],a={...n.settings,
[s]:r},l=i?n:t.card(e.place,e.question,a),c=l&&JSON.stringify(l.settings)===JSON.stringify(a);return{value:r,label:o,here:i,
...c&&cn(t,e,e.question,l)?l.number:{}}})}var mw=({said:t},e)=>t.slice(0,t.indexOf(e));function pw(t,e,n,s){let r=ln(e,e.
place,e.question,n.settings),o=[e.question,...Object.values(n.settings),e.place].join(" ");return{...n.asked,key:o,revealed:s,
fault:t.fault(e.place),...s&&{...n.answered,row:hw(t,e,n),notice:t.notice(e)},...s&&n.asks.length>0&&!n.certain&&{work:Kt(
n,ks(e,e.place,e.question,n))},...r&&{said:{...t.told(n,r,mw(e,r)),sure:r.sure},misconception:""}}}var Zi={label:"Work i\
t out",kind:"work"};function Yi({panel:t,main:e,page:n},s){let{work:r}=t,o="kind"in e;return!r||e.kind==="predict"||n===
Dt?e:n===Ct?r.at>=0?{}:e:r.at<0?e:s?o?{...Zi,also:{label:e.label,kind:e.kind}}:{...Zi}:{...e,also:Zi}}function Ah(t,e,n){
let s=Ee(t,n),r=s&&ln(n,n.place,n.question,s.settings);e.main=Yi(e,!!(r&&s&&!s.verdict(s.value(r.number)).near))}function zi(t,e){
let n=Ee(t,e),s=n?cn(t,e,e.question,n):!1,{question:r,settings:o,predicting:i,why:a}=e,l=s&&n&&n.asks.length>0&&!n.certain,
c=e.page===Ct&&!l?ze[0]:e.page;return{question:r,settings:o,predicting:i,page:c,why:a,questions:t.offered(e.place).map(u=>dw(
t,e,u)),panel:n?pw(t,e,n,s):t.nothing(e.place,e.question),main:n&&!s?{label:"Show the answer",kind:"predict"}:{},moment:{},
guesses:[],ending:{}}}function fw(t,e){return t.moments(e.seat).flatMap((n,s)=>{let r=un(n.frame,String(e.seat)),o=Bn(e,
s)?t.card(r,n.question,n.settings):null;if(!o)return[];let i=e.asked.said.find(M=>M.place===r&&M.question===n.question&&
JSON.stringify(M.settings)===JSON.stringify(o.settings)),a=i?o.value(i.number):null,l=o.number.number,{came:c,words:u,frame:d}=n,
{measure:p,span:h}=o.panel,{name:f}=t.chip(n.question),b=Lt(l,p),g=a!=null&&o.verdict(a).near,w=a==null?"":Ki(a,p),y=Ki(
l,p);return[{said:a,exact:l,came:c,words:u,at:s,frame:d,name:f,measure:p,span:h,reach:b,near:g,mine:w,right:y}]})}function Ji(t,e){
return e.said.flatMap((n,s)=>{let r=t.card(n.place,n.question,n.settings);if(!r)return[];let{judged:o,measure:i}=r.panel,
a=r.value(n.number),{mistake:l}=t.told(r,n,e.said.slice(0,s));return[{game:t.saved.game,question:n.question,settings:Object.
entries(r.settings).map(([c,u])=>`${c}=${u}`).join(" "),position:t.called(n.place),prediction:a,sure:n.sure,exact:o.written,
measure:i,mistake:l?.name??"",kind:l?.kind??"",own:n.owned?"yes":n.denied?"no":"",time:n.time,steps:il(r,ks({...e,attempts_from:0},
n.place,n.question,r)),off:Math.abs(a-o.exact)}]})}function Oh(t,e){let{asked:n,stop:s}=e,r=t.moments(e.seat),o=zi(t,n),
i=fw(t,e);o.guesses=i,t.game.over&&s<0&&e.frame===t.frames-1&&Object.assign(o,{ending:Lh(i,Ms(Ji(t,n))),main:{}});let a={
step:e.frame,watcher:e.eyes,moments:r.map(({frame:u,answer:d,line:p,fate:h},f)=>{let b=Bn(e,f)?h:vr(e,f)??"open";return{
frame:u,answer:d,line:p,state:b}}),stop:s,playing:e.playing,caption:{},bright:[],heat:o.panel.revealed?Ee(t,n)?.heat:{}},
l=Wn(t,e);if(!l)return o.ending.title||Ah(t,o,n),{panel:o,table:a};let c=$r(t,e);if(c?n.page!=="answer"&&(a.caption=l.back):
Object.assign(a,{caption:l.asks,bright:l.bright}),!n.aside){let{line:u,stake:d,came:p,words:h,headline:f}=l,b="See what \
happens";o.moment={line:u,button:b,stake:d,at:s,of:r.length},c&&Object.assign(o.moment,{came:p,words:h,headline:f,seen:!0});
let g=t.game.over&&l.answer===t.frames-1?"See how you did":"Keep watching";o.main=o.main.kind==="predict"?{label:b,kind:"\
predict"}:{label:g,kind:"go"}}return Ah(t,o,n),{panel:o,table:a}}var Uh=["set","any"],Mt=(t,e,n=!1,s=-1)=>`${t} ${e}${s>=0?` like ${s}`:n?" again":""}`,Rh=(t,e)=>Mt(t.course,e,t.redo.includes(
e),e===t.at?t.like:-1);function we(t,e,n=!1){let s=new Map;for(let r of e.asked.said){let[o,i,a]=r.place.split(" ");if(Number(
o)!==e.course||(a??"")!==(n?"again":"")||s.has(Number(i)))continue;let l=t.card(r.place,r.question,{});l&&!Pe(l.settings,
r.settings)&&s.set(Number(i),r)}return s}function It(t,e){let n=t.card(e.place,e.question,e.settings);return n?n.verdict(
n.value(e.number)).near:!1}var Qi=(t,e)=>e.redo.length>0?e.redo:[...t.groups(e.course).keys()];function Hh(t,e){let n=Math.
max(e.at,...nt(t,e));return Qi(t,e).find(s=>s>n)??-1}var Nh=(t,e,n)=>we(t,e,e.redo.includes(n)).has(n);function ea(t,e,n){
let s=Rh(e,n);return{...e.asked,place:s,question:t.offered(s)[0],settings:{}}}function nt(t,e){let n=e.at<0||e.like>=0||
e.following>=0?[]:t.pair(e.course,e.at);return new Set(n.map(s=>Nh(t,e,s))).size>1?[]:n}var Ch=(t,e,n)=>!e.asked.predicting||
Nh(t,e,n[0]);function gw(t,e,n,s){let r=[n.number.trim(),(n.second??"").trim()];r.every(Boolean)||X(`Give two numbers: p\
ositions ${s[0]+1} and ${s[1]+1} are answered together.`);let o=s.reduce((i,a,l)=>Fi(t,{...ea(t,e,a),said:i},{...n,number:r[l]}).
said,e.asked.said);return ct(t,{...e.asked,said:o})}function bw(t,e,n){let s=n.map(r=>ea(t,e,r));return s.find(r=>Fn(t,r).
told?.asks)??s[0]}function Dh(t,e){if(e.order==="any"||!e.asked.predicting)return[];let n=we(t,e),s=we(t,e,!0),r=Qi(t,e),
o=!1,i=-1;return[...t.groups(e.course).keys()].filter(a=>(e.redo.includes(a)?s:n).has(a)?!1:o?!nt(t,{...e,at:a}).some(l=>l<
a&&l===i):(o=r.includes(a),o&&(i=a),!1))}function qn(t,e,n,s=-1){let r={...e,like:s,following:-1};if(n>=t.groups(r.course).
length)return{...r,at:-1};let o=nt(t,r).includes(n)?r.asked.page:ze[0],i={...r.asked,settings:{},page:o},a={...r,at:n};return{
...a,asked:xr(t,i,Rh(a,n))}}function Xi(t,e,n){let s=t.groups(e.course).length;if(n===-1)return{...e,at:-1,like:-1,following:-1};
n>=0&&n<s||X(`Expected a position from 1 to ${s}, not ${n+1}.`),Dh(t,e).includes(n)&&X("Make your guess first.");let r=nt(
t,{...e,at:n});return qn(t,e,r.length>0&&!Ch(t,e,r)?r[0]:n)}function ww(t,e){let n=we(t,e),s=we(t,e,!0),r=[...n.keys()].
filter(a=>!s.has(a)&&!It(t,n.get(a))),o=r.flatMap(a=>t.pair(e.course,a)).filter(a=>!s.has(a)),i=[...new Set([...r,...o])].
sort((a,l)=>a-l);return i.length===0&&X("There's nothing left to redo."),qn(t,{...e,redo:i},i[0])}function yw(t,e){if(e.
at<0)return e;if(e.following>=0)return Xi(t,{...e,following:-1},e.following);let n=Hh(t,e),s=n>=0?xw(t,e):null;if(!s)return Xi(
t,e,n);let r=xr(t,{...e.asked,settings:{}},Mt(e.course,s.at));return{...e,at:s.at,like:-1,following:n,examples:[...e.examples,
s.reason],asked:{...r,page:Dt}}}var kw="row";function xw(t,e){if(e.redo.length>0||e.like>=0||!e.asked.predicting)return null;
let n=we(t,e),s=nt(t,e),r=s.length>0?s:[e.at],o=Math.min(...r),i=b=>n.get(b),a=[...n.keys()].sort((b,g)=>b-g),l=a.filter(
b=>!It(t,i(b))),c=r.find(b=>l.includes(b)),u=l.filter(b=>b<o);if(c==null||u.length===0)return null;let d=Ph(t,e,i(c)),p=d?
u.filter(b=>Ph(t,e,i(b))===d):[],h=a.findLast(b=>b<o)??-1,f=[[d,p],[kw,l.includes(h)?[h]:[]]];for(let[b,g]of f){let w=g.
findLast(y=>t.card(i(y).place,i(y).question,i(y).settings)?.example);if(w!=null&&!e.examples.includes(b))return{at:w,reason:b}}
return null}function Ph(t,{asked:e},n){let s=n.denied?null:t.card(n.place,n.question,n.settings);return s?t.told(s,n,e.said.
slice(0,e.said.indexOf(n))).mistake?.kind??"":""}function vw(t,e){if(e.at<0||!In(t,e.asked))return X("Make your guess fi\
rst.");let n=t.likes(e.course,e.at);return n===0&&X("There's no similar position yet."),qn(t,e,e.at,(e.like+1)%n)}function Bh(t,e,n){
switch(n.kind){case"Go":return Xi(t,e,n.to);case"GoOn":return yw(t,e);case"Redo":return ww(t,e);case"Begin":return qn(t,
{...e,course:e.course+1,redo:[],examples:[]},0);case"Like":return vw(t,e);case"Arrange":return Uh.includes(n.order)||X(`\
Expected the order to be ${Uh.join(" or ")}, not '${String(n.order).slice(0,20)}'.`),{...e,order:n.order}}let s=nt(t,e);
if(s.length>0&&n.kind==="Predict"&&(n.second||!Ch(t,e,s)))return{...e,asked:gw(t,e,n,s)};if(s.length>0&&n.kind==="Own")return{
...e,asked:{...e.asked,said:Wi(t,bw(t,e,s),n.yes).said}};let r=n.kind==="Turn"&&n.page===Ct&&s.length>0,o=r?qn(t,e,$w(t,
e,s)):e;return{...o,asked:qi(t,o.asked,n)}}function $w(t,e,n){let s=we(t,e,e.redo.includes(e.at)),r=n.filter(o=>s.has(o)&&
!It(t,s.get(o)));return r.length>0&&!r.includes(e.at)?r[0]:e.at}function Ih(t,e){let n=zi(t,e.asked),s=Qi(t,e),r=e.redo.
includes(e.at),o=nt(t,e),i=o.length>0?o:[e.at],[a,l]=i.map(g=>g+1),c=i.flatMap(g=>s.indexOf(g)+1||[]),u=we(t,e),d=Dh(t,e);
n.goal={...t.goal(e.course),...u.size<t.groups(e.course).length&&{line:""},...r&&{line:`To look at again: ${c.join(" and\
 ")} of ${s.length}.`},at:a,...l&&{also:l}},n.pair=o.map((g,w)=>Aw(t,e,g,t.lines(e.course,g)[w])),n.order=e.order,n.main.
kind!=="predict"?n.main={label:Lw(t,e),kind:"next"}:o.length>0&&(n.main={label:"Show both answers",kind:"predict"});let p=we(
t,e,r);e.like>=0&&(n.goal.line=`Like position ${e.at+1}, with other numbers.`),e.following>=0&&(n.goal.line=`How it's do\
ne, with the numbers of position ${e.at+1}.`);let h=e.like>=0?Fn(t,e.asked).said:void 0,f=e.like>=0?h!=null&&!It(t,h):i.
some(g=>_w(t,p.get(g)));n.main=Yi(n,f),e.following>=0&&n.panel.lesson&&n.page===Dt&&(n.main={...n.main,also:Mw}),Tw(t,e,
n,f)&&(n.main={...n.main,also:Sw});let b=t.groups(e.course).map((g,w)=>{let y=u.get(w),M=y?It(t,y)?"near":"far":"open";return{
group:g,state:M,shut:d.includes(w),paired:t.pair(e.course,w)[1]===w,redone:Ew(t,e,w)}});return{panel:n,trail:{spots:b,at:e.
at}}}var Mw={label:"Read about it",kind:"read"},Sw={label:"One like it",kind:"like"},_w=(t,e)=>e!=null&&!It(t,e);function Tw(t,e,{
panel:n,main:s,page:r},o){return e.at<0||s.kind!=="next"||r===Dt||t.likes(e.course,e.at)===0?!1:n.work?.at<0||e.like>=0&&
!o}var Ew=(t,e,n)=>e.asked.said.some(s=>s.place.startsWith(Mt(e.course,n,!1,0).slice(0,-1))&&It(t,s));function Lw(t,e){let n=e.
following>=0?e.following:Hh(t,e);if(n<0)return"See how you did";let s=nt(t,{...e,at:n,like:-1,following:-1});return s.length>
0?`Next: positions ${s[0]+1} and ${s[1]+1}`:`Next: position ${n+1}`}function Aw(t,e,n,s){let r=ea(t,e,n),o=Ee(t,r),{ask:i,
given:a,measure:l,cases:c,span:u}=o.asked,{said:d,told:p}=Fn(t,r);return{at:n,line:s,here:n===e.at,ask:i,given:a,measure:l,
cases:c,span:u,...d&&p&&{said:{...p,sure:d.sure}},...cn(t,r,r.question,o)&&o.number}}var Fh="This game is too long to have every answer on one page. Press one of the marks: their answers are here.";function ta(t){
let e=t.map(i=>`'${i}'`),n=e.at(-1),[s,r]=e.length===1?["question","it"]:["questions","they"],o=e.length>1?`${e.slice(0,
-1).join(", ")} and ${n}`:n;return n?`Something went wrong in the ${s} ${o}, so ${r} can't be answered here. The other q\
uestions still work.`:""}var Ow=["steps","asks","dots","row"],Wh=["answer","bars","dots","steps","idea","misconception","apart","simulated","head\
line","certain"],Uw=["row","judged","heat","lesson","tries","asks"],Pw=.02,Rw=1e9,qh=(t,e)=>Object.fromEntries(Object.entries(
t).filter(([n])=>e(n))),na=class{constructor(e,n,s){this.panel=e,this.settings=n,this.certain=!!e.certain,this.heat=e.heat,
this.answered=qh(e,i=>Wh.includes(i)||i==="lesson");let r=e.knobs.map(i=>({...i,choices:i.choices.filter(([a])=>s.some(l=>!Pe(
l,{...n,[i.name]:a})))})).filter(i=>i.choices.length>1),o=qh(e,i=>!Wh.includes(i)&&!Uw.includes(i));this.asked={...o,knobs:r},
this.offers=Object.fromEntries(r.map(({name:i,choices:a})=>[i,a.map(([l])=>l)]))}get row(){let e=this.panel.knobs.find(n=>!n.
model);return(this.panel.row??[]).map(({value:n,label:s})=>[e.name,n,s])}get asks(){return this.panel.asks??[]}get example(){
let{judged:e,measure:n}=this.panel;return this.asks.length>0&&!(n==="chance"&&Math.abs(e.exact-.5)<Pw)}get lines(){return(this.
panel.steps??[]).filter(e=>e.value!=null&&!e.other).length}get number(){let{exact:e}=this.panel.judged;return{number:e,text:it(
e,this.panel.measure)}}value(e){return vs(e,this.panel.measure,this.panel.span)}verdict(e){let{verdicts:n}=this.panel.judged,
s=Math.round(e*Rw),[,r,o]=n.find(([i])=>s<=i)??n.at(-1);return{band:r,near:r!=="far",mistake:o}}mistake(e){return this.panel.
judged.mistakes[this.verdict(e).mistake]??null}told(e){let n=this.value(e),{judged:s,measure:r}=this.panel;return{value:n,
verdict:$s(n,s.exact,r,this.verdict(n).band)}}},Hw=2,jn=class{constructor(e){this.locked=!1;this.saved=e,this.cards=new Map}offered(e){
return this.saved.questions.map(({id:n})=>n)}panels(e,n){return[[],[]]}card(e,n,s){let r=JSON.stringify([e,n,s]),o=this.
cards.get(r);return this.cards.has(r)||(o=this.made(e,n,s),this.cards.set(r,o)),o??null}made(e,n,s){let[r,o]=this.panels(
e,n),i=[...r,...o].map(d=>this.unfolded(d));if(i.length===0)return null;let a=i.map(d=>d.set),l={...a[0],...s},c=({name:d,
choices:p,value:h})=>{let f=p.some(([b])=>b===l[d])||p.length===0;return!(d in l)||h===(f?l[d]:p[0][0])},u=i.find(({panel:d})=>d.
knobs.every(c))??i[0];return new na(u.panel,u.set,a.slice(0,r.length))}unfolded(e){let{pool:n,panels:s}=this.saved,r={};
for(let[i,a]of Object.entries(s)){let l=a[e];l!=null&&(r[i]=Ow.includes(i)?l.map(c=>n[c]):n[l])}let o=r.knobs.map(i=>[i.
name,i.value]);return{panel:r,set:Object.fromEntries(o)}}prefer(e){return""}chip(e){let{id:n,name:s,title:r}=this.saved.
questions.find(o=>o.id===e)??this.saved.questions[0];return{id:n,name:s,title:r}}away(e,n){let{when:s}=this.saved.questions.
find(r=>r.id===n)??{when:""};return s?`This question comes up ${s}.`:this.saved.onward}fault(e){return""}notice(e){return""}told(e,n,s,r=e.
mistake(e.value(n.number))){let o=!(n.owned||n.denied),i=s.filter(l=>l.denied&&l.denied===r?.kind).length,a=r!=null&&o&&
i<Hw;return{...e.told(n.number),sure:n.sure,mistake:r,asks:a,own:n.owned!==""}}called(e){return e}nothing(e,n){let s=this.
saved.questions.find(({id:i})=>i===n),r=s?.title??"There is no question here.",o=this.away(e,n);return{key:e,none:!0,title:r,
when:o}}},Vn=class extends jn{constructor(e){super(e),this.game=e,this.frames=e.steps,this.eyes=e.table.eyes.map(([n])=>n)}moments(e){
return this.game.stops[e]??[]}here(e){let[n,s]=e.split(" "),r=this.game.places[s];return r?this.game.asked[r[Number(n)]]:
{}}waiting(e){let n=e.split(" ")[1];return this.moments(/^\d+$/.test(n)?Number(n):-1).filter(({frame:s})=>un(s,n)===e)}panels(e,n){
let s=this.waiting(e).filter(r=>r.question===n);return[this.here(e)[n]??[],s.map(({panel:r})=>r)]}prefer(e){return this.
waiting(e)[0]?.question??""}away(e,n){return this.here(e)[n]?ta([this.chip(n).name]):this.game.places[e.split(" ")[1]]?super.
away(e,n):Fh}fault(e){let n=this.here(e);return ta(this.saved.questions.filter(({id:s})=>n[s]?.length===0).map(({name:s})=>s))}called(e){
let[n,s]=e.split(" ");return this.game.called??`step ${n}, seen by ${s}`}};var jh=t=>Math.round(t*1e9),Sr=class extends jn{constructor(n){super(n);this.courses=[];this.locked=!0;this.lesson=n}explain(n){
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
position(n).notice;let l=this.pair(Number(r),Number(o)).map(u=>Mt(Number(r),u,a));return(l.length>0&&l.every(u=>s.some(d=>d.
place===u))?l:[n]).map(u=>this.position(u).notice).join(" ")}called(n){let[s,r,o]=n.split(" "),{place:i}=this.position(n);
return o==="like"?`${this.position(`${s} ${r}`).place}, one like it: ${i}`:i+(o==="again"?", again":"")}told(n,s,r){let o=n.
value(s.number),i=n.verdict(o).near?void 0:this.slipped(s.place,o,r);return super.told(n,s,r,i??n.mistake(o))}slipped(n,s,r){
if(n.includes(" like "))return;let[o,i]=n.split(" ").map(Number),a={asked:{said:r},course:o};return this.position(n).compares.
find(({above:l,at:c,fits:u})=>{let d=we(this,a),p=we(this,a,!0),h=d.has(i)||p.has(i),f=(h?p.get(c):void 0)??d.get(c)??p.
get(c),b=f&&this.card(f.place,f.question,f.settings);if(!b)return!1;let g=s-b.value(f.number);return jh(l?g:-g)>=jh(u)})?.
mistake}};var Vh=t=>Math.floor(t%1*4294967296);function Gh(t){let e=[];for(let n=2;e.length<t;n++)e.every(s=>n%s)&&e.push(n);return e}
var Nw=Gh(64).map(t=>Vh(Math.cbrt(t))),Cw=Gh(8).map(t=>Vh(Math.sqrt(t))),st=(t,e)=>t>>>e|t<<32-e;function Kh(t){let e=new TextEncoder().
encode(t),n=new DataView(new ArrayBuffer(64*Math.ceil((e.length+9)/64)));e.forEach((r,o)=>n.setUint8(o,r)),n.setUint8(e.
length,128),n.setUint32(n.byteLength-4,8*e.length);let s=[...Cw];for(let r=0;r<n.byteLength;r+=64){let o=Array.from({length:64},
(f,b)=>b<16?n.getUint32(r+4*b):0);for(let f=16;f<64;f++){let[b,g]=[o[f-15],o[f-2]],w=st(b,7)^st(b,18)^b>>>3,y=st(g,17)^st(
g,19)^g>>>10;o[f]=o[f-16]+w+o[f-7]+y|0}let[i,a,l,c,u,d,p,h]=s;for(let f=0;f<64;f++){let b=h+(st(u,6)^st(u,11)^st(u,25))+
(u&d^~u&p)+Nw[f]+o[f],g=(st(i,2)^st(i,13)^st(i,22))+(i&a^i&l^a&l);[i,a,l,c,u,d,p,h]=[b+g|0,i,a,l,c+b|0,u,d,p]}[i,a,l,c,u,
d,p,h].forEach((f,b)=>{s[b]=s[b]+f|0})}return s.map(r=>(r>>>0).toString(16).padStart(8,"0")).join("")}var Dw={know:"Certain",think:"Fairly sure",guess:"Just guessing"},Bw={know:"k",think:"t",guess:"g"},ut=t=>Math.round(t*1e9)/
1e9;function sa(t,e){let n=we(t,e),s=we(t,e,!0),r=[...new Set([...n.keys(),...s.keys()])].sort((i,a)=>i-a),o=i=>r.flatMap(
a=>{let l=e.asked.said.filter(c=>c===n.get(a)||c===s.get(a));return l[i]?Iw(t,e,a,l[i],l[i]===n.get(a)):[]});return{first:o(
0),second:o(1)}}function Iw(t,e,n,s,r){let o=t.card(s.place,s.question,s.settings);if(!o)return[];let i=e.asked.said.slice(
0,e.asked.said.indexOf(s)),{value:a,mistake:l}=t.told(o,s,i),{measure:c,judged:u}=o.panel,{near:d}=o.verdict(a);return[{
at:n,said:a,exact:u.exact,measure:c,sure:s.sure,own:r?s.owned:"",mistake:l,near:d}]}function Zh({said:t,exact:e,measure:n}){
let s=t<e?"−":"+",r=Math.abs(ut(t-e));return n!=="chance"?s+it(r,n):Me(r)?`${s}${Me(r)}`:"0"}function Fw(t,e,n){let{at:s,
said:r,exact:o,measure:i,near:a,own:l}=t,c=i==="chance"?100:1,u=l?t.mistake:null;return{at:s,apart:i!==n,said:ut(r*c),exact:ut(
o*c),reach:ut(Lt(o,i)*c),near:a,off:Zh(t),words:uo(r,o,i),name:a?"":u?.name??(r>o?"Too high":"Too low"),why:a?"":u?.words??
"",...e&&{again:ut(e.said*c),againNear:e.near,againWords:Zh(e)}}}function ra(t){let e=new Map;for(let{own:n,near:s}of t)
n&&!s&&e.set(n,(e.get(n)??0)+1);return[...e].sort(([,n],[,s])=>s-n)}var Yh=(t,e)=>ra(sa(t,e).first)[0]?.[0]??"";function Ww(t,e){
return t.length===0?"You didn't guess.":ra(t).map(([n,s])=>`${at(Eh(s))} ${e[n]}.`).join(" ")}function qw(t){let e=t.length>
0?t.flatMap(({said:i,exact:a})=>[i,a]):[0,1],[n,s]=[Math.min(...e),Math.max(...e)],r=(s-n||1)*.06,o=Math.min(0,n);return{
low:o-(o<0?r:0),high:s+r}}function zh(t,e,n){let{first:s,second:r}=sa(t,e),o=t.picked(e.course),i=s[0]?.measure??"chance",
a=i==="chance",l=y=>r.find(M=>M.at===y),c=s.map(y=>Fw(y,l(y.at),i)),u=s.map(y=>({...y,off:Math.abs(y.said-y.exact)})),d=Object.
entries(Dw).flatMap(([y,M])=>{let $=u.filter(k=>k.sure===y&&k.measure==="chance").map(k=>100*k.off),T=$.reduce((k,E)=>k+
E,0)/$.length;return $.length===0?[]:[{words:M,off:$.map(ut),mean:ut(T)}]}),p=ra(s),{kinds:h,courses:f,short:b,game:g,number:w}=t.
lesson;return{title:t.goal(e.course).title??"",short:o?b:"",near:s.filter(({near:y})=>y).length,of:s.length,found:Ww(s,h),
unit:a?"out of 100":i,band:a?ut(100*Lt(0,i)):0,...a?{low:0,high:100}:qw(c.filter(({apart:y})=>!y)),dots:c,sure:d,sureWords:Ms(
u),open:s.filter(({near:y,at:M})=>!y&&!l(M)).map(({at:y})=>y),next:"",practise:f.length<2?"":p.length>0?"Practise that":
"Practise",receipt:o&&s.length>0?jw(t,e,n):"",done:o&&s.length===t.groups(e.course).length?`${g} ${w}`:""}}function jw(t,e,n){
let s=({said:f,measure:b,sure:g})=>`${Ve(ut(b==="chance"?100*f:f),2).replace(/\.?0+$/,"").replace(/^-0$/,"0")}${Bw[g]}`,
{first:r,second:o}=sa(t,e),i=new Map(r.map(f=>[f.at,s(f)])),a=o.map(f=>`${f.at+1}=${s(f)}`),l=[...n].slice(0,40).join("").
replace(/[^\p{L}\p{N}\s.'-]/gu," ").trim().split(/\s+/).join("_"),c=t.groups(e.course).map((f,b)=>i.get(b)??"-"),{game:u,
number:d}=t.lesson,p=`${u} lesson=${d}${l&&` student=${l}`}: ${c.join(" ")}`,h=a.length>0?`${p} | ${a.join(" ")}`:p;return`${h}\
 #${Kh(h).slice(0,4)}`}var Vw=/^([+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?|[+-]?\d+\/\d+)$/i,Gw=/(^|[;\t\r\n])([\s\0]*)(?=[=+\-@＝＋－＠])/g;function Kw(t){
let e=String(t??""),n=typeof t!="string"||Vw.test(e)?e:e.replace(Gw,"$1'$2");return/[",\r\n]/.test(n)?`"${n.replaceAll('\
"','""')}"`:n}var Jh=t=>t.map(e=>`${e.map(Kw).join(",")}
`).join("");var Zw=2,oa="About 1 in 20 runs",dt=(t,e=2)=>Ve(Math.abs(t)<.5/10**e?0:t,e).replace("-","−");function Xh(t,e,n,s,r,o){
let i=s==="chance";if(t===0||t<2&&!i)return"";let a=i?100:1,[l,c,u]=[...n,e].map(p=>a*p),d=r==null?[]:[r,...o==null?[]:[
o]].map(p=>a*p);return l===c?`${t===2?"Both":`All ${t.toLocaleString("en")}`} trials gave the same number, so they don't\
 show how far off it may be.`:`So it's ${Yw(l,c,u,s,d)}${Jw(l,c,d,i)}`}function Yw(t,e,n,s,r=[]){let o=(t+e)/2,i=(e-t)/2,
a=s==="chance",l=a?i>=Zw&&!zw(t,e,o,i,r)?0:1:2,c=dt(i,l);if(a&&dt(o,l)!==dt(n,l))return`between ${dt(t,l)} and ${dt(e,l)}\
 out of 100`;let u=a?"out of 100":s;return`about ${dt(n,l)} ${u}, give or take ${Number(c)?c:"less than 0.01"}`}function zw(t,e,n,s,r){
let[o,i]=[n,s].map(a=>Number(dt(a,0)));return r.some(a=>(t<=a&&a<=e)!=(o-i<=a&&a<=o+i))}function Jw(t,e,n,s){let[r,o]=n.
map(l=>Xw(l,s)),[i,a]=n.map(l=>t<=l&&l<=e);if(r==null)return".";if(o==null||o===r){let l=o==null?"":", and so does your \
guess";return`. The answer (${r}) ${i?`fits${l}`:`doesn't fit. ${oa} miss it`}.`}return i&&a?`. Your guess (${o}) and th\
e answer (${r}) both fit so far.`:i?`. The answer (${r}) fits, but your guess (${o}) doesn't.`:a?`. Your guess (${o}) fi\
ts, but the answer (${r}) doesn't. ${oa} mislead like this.`:`. Neither the answer (${r}) nor your guess (${o}) fits. ${oa}\
 miss the answer.`}var Xw=(t,e)=>e?dt(t,Math.abs(t-Math.round(t))<1e-9?0:1):dt(t);var Qw=[1,10,100,1e3],ey=1e6,ty=2,Gn=1.959963984540054,ny=100,_r=10,sy=617,ry=125,oy=350,iy=50,ay=20;function ly(t,e){let n=t/
e,s=Gn*Gn,r=(n+s/(2*e))/(1+s/e),o=Gn/(1+s/e)*Math.sqrt(n*(1-n)/e+s/(4*e*e));return[Math.max(0,r-o),Math.min(1,r+o)]}function cy(t,e,n){
let s=e/t,r=t<2?0:Math.sqrt(Math.max(0,n/t-s**2)/(t-1));return[s-Gn*r,s+Gn*r]}function uy(t,e){let n=new Set([e]);for(let s=1;s<
10;s++)n.add(s);for(let s=10;10**(s/10)<e;s++)n.add(Math.round(10**(s/10)));return new Set([...n].filter(s=>s>t&&s<=e))}
function dy({parts:t,rows:e},n){let s={dealt:{},traces:[]};for(let[r,o]of Object.entries(e)){let i=t[o.charCodeAt(n)-48];
i&&r.startsWith("trace.")?s.traces.push(i):i&&(s.dealt[r]=i)}return s}var qe=t=>t.toLocaleString("en"),Tr=class{constructor(e,n=Math.
floor(Math.random()*ey)){this.key="";this.card=null;this.explained="";this.run={begun:0,n:0,total:0,squares:0,points:[]};
this.earlier=[];this.running=!1;this.few=!1;this.note="";this.signs="";this.cases=[0,0,0];this.outcome=null;this.shown={
dealt:{},traces:[]};this.publish=e,this.seed=n,this.said=void 0,this.timer=void 0}forget(e){clearTimeout(this.timer),this.
run={begun:0,n:0,total:0,squares:0,points:[]},this.earlier=e,this.running=!1,this.few=!1,this.note="",this.signs="",this.
cases=[0,0,0],this.outcome=null,this.shown={dealt:{},traces:[]}}get dealt(){return this.card?.panel.tries}get most(){let{
signs:e="",kept:n=0}=this.dealt??{};return e.length-n+Math.min(_r,n)}get counts(){return Qw.filter(e=>e<=this.most)}get chance(){
return this.card?.panel.measure==="chance"}bind(e,n,s){this.said=s,this.card=n,e!==this.key&&this.forget([]),this.key=e}again(e){
let n=String(e??this.seed+1),{value:s}=be(n,{low:0,high:999999999,whole:!0});s==null&&X(`Expected a seed of trials from \
0 to 999,999,999, not '${n.slice(0,20)}'.`),this.seed=Number(s),this.forget([this.run,...this.earlier].filter(({points:r})=>r.
length>0).slice(0,ty)),this.publish()}place(e){let{signs:n="",kept:s=0}=this.dealt??{};return e<Math.min(_r,s)?(_r*this.
seed+e)%s:s+(sy*this.seed+e)%(n.length-s)}begin(e,n=!1){if(this.running)return;let s=this.trying(e,n);this.running=!0,this.
note="";let r=()=>{let{value:o,done:i}=s.next();this.running=!i,i||(this.timer=setTimeout(r,o)),this.publish()};try{r()}catch(o){
throw this.running=!1,o}}stop(){clearTimeout(this.timer),this.running=!1,this.publish()}*trying(e,n=!1){let{run:s}=this;
this.dealt||X("There's no question to try out in this position."),this.counts.includes(e)||X(`Expected ${this.counts.map(
qe).join(", ")} trials, not ${String(e).slice(0,20)}.`),s.begun>=this.most&&X(`That is ${qe(this.most)} trials already. \
Start over to run more.`);let r=Math.min(this.most,s.begun+e),o=uy(s.begun,r);for(this.few=e<=10;s.begun<r;)this.add(),o.
has(s.begun)&&this.mark(),(e===10||!this.few&&s.begun%(e/ay)===0)&&s.begun<r&&(yield this.few?n?oy:ry:iy)}add(){let{run:e}=this,
n=this.dealt,s=this.place(e.begun),r=n.values[n.signs.charCodeAt(s)-48];e.begun++,this.outcome=r,this.shown=this.few?dy(
n,s):{dealt:{},traces:[]};let o=r==null?2:r?0:1;this.cases[o]++,this.signs.length<ny&&(this.signs+="ynx"[o]),r!=null&&(e.
n++,e.total+=r,e.squares+=r*r)}get mean(){return this.run.total/this.run.n}interval(){let{n:e,total:n,squares:s}=this.run;
return this.chance?ly(Math.round(n),e):cy(e,n,s)}mark(){this.run.n>0&&this.run.points.push([this.run.begun,this.mean,...this.
interval()])}told(e){let{run:n,dealt:s}=this,r={runs:e?[n,...this.earlier].map(({points:a})=>[...a]):[[]],begun:e?n.begun:
0,struck:e?n.begun-n.n:0,running:this.running,most:this.most,counts:this.counts,seed:this.seed,note:this.note,traces:e?this.
shown.traces:[]};if(!s||!e)return r;let[,o]=this.noun(),i=s.kept>0?` You can see the cards of the first ${_r}.`:"";if(r.
beforehand=`These ${o} were made in advance, ${qe(s.signs.length)} in all.${i}`,s.cases&&(r.grown=this.grown(s.cases)),n.
begun===0)return r;if(Object.assign(r,{summary:this.summary(),claim:this.claim(),band:this.band()}),n.n>0){let[a,l]=this.
interval();Object.assign(r,{value:this.mean,low:a,high:l})}return this.few&&(r.last=this.last()),r}grown(e){let n=this.run.
begun,s=e.map((l,c)=>[this.cases[c],l]),r=s.map(([l,c])=>`"${c}" came up ${qe(Number(l))} ${l===1?"time":"times"}`),o=r.
pop()??"",i=r.length>0?`${r.join(", ")} and ${o}`:o;return{kind:"cases",caption:"",spoken:n?`So far, ${i}.`:"There are n\
o tries so far.",n,signs:this.signs,kinds:s}}noun(){return ml(this.card?.panel.trial??"")}summary(){let{n:e,total:n,begun:s}=this.
run,[r,o]=this.noun(),i=s-e,{cases:a,event:l,measure:c}=this.card?.panel??{};if(e===0)return s>1?`None of the ${qe(s)} ${o}\
 so far counts.`:`One ${r} so far, and it doesn't count.`;let u=i>0?` ${qe(i)} of the ${qe(s)} ${o} ${i===1?"does":"do"}\
n't count.`:"";return this.chance?e===1?`One ${r} ${i?"that counts":"so far"}.${u}`:Math.round(n)===1?`It happened once \
in ${qe(e)} ${o}.${u}`:`${qe(Math.round(n))} of ${qe(e)} ${[a||o,l].filter(Boolean).join(" ")}.${u}`:`${it(this.mean,c)}\
 on average in ${qe(e)} ${e>1?o:r}.${u}`}claim(){let{n:e}=this.run,{judged:n,apart:s,measure:r}=this.card?.panel??{};return e===
0?"":Xh(e,this.mean,this.interval(),r,s?null:n.exact,this.said)}band(){if(this.run.begun<2)return"";let e=this.card?`${this.
card.panel.id} ${JSON.stringify(this.card.settings)}`:"";this.explained||=e;let n=this.chance?"95% Wilson interval":"95%\
 interval";return this.explained===e?`19 out of 20 bands like this hold the answer (${n}).`:""}last(){let e=`${at(this.noun()[0])}\
 ${qe(this.run.begun)}`,n=this.dealt?.struck;return this.outcome==null?`${e} doesn't count${n?`, because ${n}`:""}.`:this.
chance?`${e}: ${this.outcome?"yes":"no"}.`:`${e}: ${it(this.outcome,this.card?.panel.measure)}.`}};var Qh={step:t=>({kind:"Step",to:t}),watcher:t=>({kind:"Eyes",key:t}),stop:t=>({kind:"Stop",at:t}),playing:t=>({kind:"Pl\
ay",on:t}),question:t=>({kind:"Pick",question:t}),settings:t=>({kind:"Set",settings:t}),predicting:t=>({kind:"AskFirst",
on:t}),page:t=>({kind:"Turn",page:t}),why:t=>({kind:"Why",at:t})},em=["game","question","settings","position","predictio\
n","sure","exact","measure","mistake","kind","own","time","steps"],hy=({kind:t,also:e})=>[t,e?.kind].some(n=>n==="go"||n===
"next"),Kn=class{constructor(e,n,s){this.drawn={};this.student="";this.front="table";this.drew=()=>{};this.facts=e,this.
models=n,this.now=s,this.tries=new Tr(()=>this.draw(this.models.panel.get("note")))}did(e){return this.now}shown(){return{}}open(){
this.draw();for(let[n,s]of Object.entries(this.models))for(let r of Object.keys(Qh))s.on(`change:${r}`,()=>this.wish(n,r));
let{panel:e}=this.models;e.on("change:lit",()=>this.light(e.get("lit"))),e.saying=n=>this.hear(n)}light(e){this.models.table.
put({lit:e})}wish(e,n){let s=this.drawn[e]??{},r=this.models[e].get(n);n in s&&Pe(s[n],r)&&this.do(Qh[n](r))}do(e){let n="";
try{this.now=this.did(e)}catch(s){n=s instanceof Error?s.message:String(s)}return this.draw(n),n}draw(e=""){let{panel:n,
...s}=this.drawn=this.shown(),r=this.tried(n,s),o=Pe(n.panel,this.models.panel.get("panel"));for(let[i,a]of Object.entries(
s))this.models[i].put(a);this.models.panel.put({...n,...r,note:e,...o&&{lit:{}}}),this.drew()}tried({panel:e,page:n},s){
let{tries:r,front:o,now:i}=this,a=!!e.revealed;r.bind(e.key,Ee(this.facts,i.asked),e.said?.value);let l=r.told(a),{dealt:c}=a?
r.shown:{dealt:{}};a&&n==="try"&&r.dealt?.rows["trace.0"]&&(e.traces=!0);for(let d of["table","twin"])s[d]&&(s[d].dealt=
c);let u=Object.keys(c).length+l.traces.length>0;return n==="try"&&l.last&&i.stop!==-1&&u&&(s[o].caption={place:"Only a \
test, not the real game",line:[l.last,""],tone:"trial"}),{tried:l,dealt:c}}try(e){if(this.models.panel.get("panel").revealed)
try{e()}catch(n){this.tries.note=n instanceof Error?n.message:String(n),this.draw()}}hear(e){switch(e.kind){case"predict":{
let n=`${new Date().toISOString().slice(0,19)}Z`,{value:s,sure:r="think",second:o=""}=e,{seed:i}=this.tries;this.do({kind:"\
Predict",number:String(s),sure:r,time:n,seed:i,second:String(o)});break}case"go":this.do({kind:"Go",to:e.at});break;case"\
own":this.do({kind:"Own",yes:e.yes});break;case"main":e.button==="like"?this.do({kind:"Like"}):hy(this.models.panel.get(
"main"))&&this.do({kind:"GoOn"});break;case"pick":this.do({kind:"Pick",question:e.question});break;case"skip":this.do({kind:"\
Skip"});break;case"answer_step":this.do({kind:"AnswerStep",step:e.step,number:e.number});break;case"show_step":this.do({
kind:"ShowStep",step:e.step});break;case"run":this.try(()=>this.tries.begin(e.trials,e.calm));break;case"stop":this.tries.
stop();break;case"again":this.try(()=>this.tries.again(e.seed));break;case"save":this.models.panel.tell("msg:custom",{kind:"\
file",name:"predictions.csv",text:this.csv()})}}csv(){let e=this.student?["name",...em]:em,n=Ji(this.facts,this.now.asked),
s=n.map(r=>e.map(o=>({...r,name:this.student})[o]));return Jh([e,...s])}},Er=class extends Kn{constructor(e,n,s){let r=new Vn(
e),o=n.get("stop"),i=Mr({frame:n.get("step"),eyes:n.get("watcher"),seat:e.seat}),a={...i.asked,chosen:e.chosen,predicting:s.
get("predicting")},l=$t(r,{...i,asked:a},{kind:"Step",to:i.frame});o>=0&&(l=$t(r,l,{kind:"Stop",at:o})),super(r,{table:n,
panel:s},l),this.game=r,this.open()}explain(e){this.facts=this.game=new Vn(e),this.draw()}did(e){return $t(this.game,this.
now,e)}shown(){return Oh(this.game,this.now)}};var my=40,py="The practice positions are still being worked out. They'll open here in a minute.",fy="0",tm=(t,e)=>t.startsWith(
`${e} `)&&!t.includes(" like "),Lr=class extends Kn{constructor(n,s,r){let o=new Sr(n);super(o,s,{asked:Mr({}).asked,at:-1,
redo:[],course:-1,order:"set",like:-1,following:-1,examples:[]});this.coming=!1;this.wished=null;this.lesson=o,this.arrange=
r,this.sheets=n.sheets,this.choose=()=>{this.begin(),this.draw()},this.begin(),this.open();for(let i of["trail","report"])
this.models[i].saying=a=>this.asked(a,i)}follow(n){this.coming=!0,n.then(s=>{this.lesson.explain(s);let{pool:r,clauses:o}=s.
table;for(let i of["table","twin"])this.models[i].put({pool:r,clauses:o})}).catch(s=>console.error(s)).then(()=>{let s=this.
now.at<0?this.wished:null;this.coming=!1,this.draw(this.models.panel.get("note")),s!=null&&this.models.trail.put({note:this.
practise(s)})})}begin(){this.lesson.again(),this.now=this.did({kind:"Begin"})}did(n){return Bh(this.lesson,this.now,n)}shown(){
let{lesson:n,now:s}=this,{panel:r,trail:o}=Ih(n,s),i=n.picked(s.course),a=s.asked.said.filter(({place:u})=>tm(u,s.course)),
l=s.asked.attempts.filter(({place:u})=>tm(u,s.course)),c=zh(n,s,this.student);return{panel:r,trail:{...o,lesson:i?`Lesso\
n ${n.lesson.number}`:"Practice",kept:i?`lesson ${n.lesson.game} ${n.lesson.number}`:"",answers:i?a:[],attempts:i?l:[],receipt:c.
receipt,student:this.student,note:""},report:{report:c},...this.laid()}}laid(){let{lesson:n,now:s}=this;if(s.at<0)return{};
let r=nt(n,s),{tables:o,over:i}=n.laid(s,r),a=o.length>1&&s.at===r[1]?1:0,l=we(n,s).size===n.groups(s.course).length,c=l&&
n.card(s.asked.place,s.asked.question,s.asked.settings);return this.front=["table","twin"][a],Object.fromEntries(o.map(({
names:u,frame:d,differs:p},h)=>[["table","twin"][h],{names:u,differs:p,frames:{[fy]:[d]},aside:h!==a,caption:{...i[h],tone:"\
plain"},heat:h===a&&c&&c.heat||{}}]))}draw(n){super.draw(n),this.arrange(this.now.at<0?"end":this.drawn.twin?"two":"one")}light(n){
for(let s of["table","twin"])this.models[s].put({lit:s===this.front?n:{}})}asked(n,s){let r="";switch(n.kind){case"go":r=
this.do({kind:"Go",to:n.at});break;case"redo":r=this.do({kind:"Redo"});break;case"lesson":this.choose(n.lesson);break;case"\
begin":this.begin(),this.draw();break;case"practise":r=this.practise(s==="report"?Yh(this.lesson,this.now):"");break;case"\
name":this.student=[...String(n.name).split(/\s+/).filter(Boolean).join(" ")].slice(0,my).join(""),this.draw();break;case"\
restore":r=this.restore(n);break;case"save":this.models[s].tell("msg:custom",{kind:"file",name:"answers.csv",text:this.csv()});
break;case"print":this.models.trail.tell("msg:custom",{kind:"print",html:this.sheets[n.letter?"Letter":"A4"]})}r&&this.models.
trail.put({note:r})}practise(n){return this.wished=this.coming?n:null,this.coming?py:this.lesson.practise(n)?this.do({kind:"\
Begin"}):"No practice positions were found."}restore({answers:n,attempts:s=[],at:r,student:o=""}){let{course:i,asked:a}=this.
now;if(a.said.length>0||!Array.isArray(n))return"";try{let u=n.map(d=>{let[,p,h]=String(d.place).split(" "),f=Mt(i,Number(
p),!!h),b=this.lesson.card(f,d.question,d.settings);if(!b)throw new Error;return b.value(d.number),{...d,place:f}});this.
student=o,this.now={...this.now,asked:{...a,said:u}}}catch{return"Those answers belong to another lesson."}for(let u of Array.
isArray(s)?s:[]){let[,d,p]=String(u?.place).split(" "),h=Mt(i,Number(d),!!p);this.do({kind:"Attempted",attempt:{...u,place:h}})}
let l=we(this.lesson,this.now),c=this.lesson.groups(i).findIndex((u,d)=>!l.has(d));for(let u of new Set([c,c<0?-1:r]))this.
do({kind:"Go",to:u});return""}};function nm(t,e,n){let s=new pe(t.table),r=new pe({...t.table}),o=new pe(t.trail),i=new pe({palette:t.table.palette,report:{}}),
a=new Map,l=(d,p,h)=>{let f=a.get(h)??Ze(d,p,h);return a.set(h,f),f},c=m("div",{class:"widget-box uw-stack uw-at-low"}),
u=new Lr(t,{table:s,twin:r,panel:e,trail:o,report:i},d=>{let h=[...(d==="end"?[l(rh,i,"uw-at-table uw-lesson-chart"),l(oh,
i,"uw-at-side uw-end")]:[l(Dn,s,"uw-at-table"),d==="two"&&l(Dn,r,"uw-at-twin"),l(lr,e,"uw-at-side")]).filter(Boolean),c];
(h.length!==n.children.length||h.some((f,b)=>f!==n.children[b]))&&n.replaceChildren(...h)});return c.append(Ze(ch,o,"")),
u}var gy="uncle_widgets.woken",by="The server is full. Trying again in a few seconds.",wy=1e4,yy=500,ky=5e3,xy=["restartin\
g","autorestarting","dead","terminating"],Ar=class{constructor(){this.heard=new Set}connect(e){this.heard.add(e)}disconnect(e){
this.heard.delete(e)}emit(e,n){for(let s of[...this.heard])s(e,n)}};function sm(t){let e=/(?:^|; )_xsrf=([^;]*)/.exec(document.
cookie)?.[1];if(e)return e;let n=crypto.getRandomValues(new Uint8Array(16)).join(""),s=location.protocol==="https:"?"; S\
ecure":"";return document.cookie=`_xsrf=${n}; path=${t}; SameSite=Strict${s}`,n}var Or=class{constructor(e,n){this.waiting=
[];this.socket=null;this.sent=0;this.tries=0;this.timer=0;this.answered=!1;this.hear=n,this.base=new URL("../",document.
baseURI),this.session=crypto.getRandomValues(new Uint8Array(16)).join(""),this.kernel={id:"",status:"unknown",connectionStatus:"\
connecting",isDisposed:!1,serverSettings:{baseUrl:this.base.href,token:""},statusChanged:new Ar,connectionStatusChanged:new Ar},
this.over=new AbortController,this.send("comm_open",{comm_id:this.session,target_name:gy,data:{}}),this.begin(e);let{signal:s}=this.
over;addEventListener("pagehide",()=>this.terminate(),{signal:s}),addEventListener("pageshow",r=>r.persisted&&location.reload())}async begin(e){
try{let n={"X-XSRFToken":sm(this.base.pathname)},s=await fetch(e,{method:"POST",headers:n,signal:this.over.signal});if(s.
status===503)this.fail(by,{again:wy*(1+Math.random())});else if(s.status===403){let r=encodeURIComponent(location.pathname+
location.search);this.fail("You need to sign in before you play.",{way:m("a.btn.solid",{href:`${this.base.href}login?nex\
t=${r}`},"Sign in")})}else s.ok?(this.kernel.id=(await s.json()).id,this.connect()):this.fail("The server couldn't start\
 a game. Try again.")}catch{this.fail("The server isn't answering.")}}fail(e,n){this.over.signal.aborted||this.hear({failed:e,
words:e,...n})}connect(){let e=new URL(`api/kernels/${this.kernel.id}/channels?session_id=${this.session}`,this.base);e.
protocol=e.protocol.replace("http","ws");let n=new WebSocket(e);this.socket=n,n.onopen=()=>{this.tries=0;for(let s of this.
waiting.splice(0))n.send(s);this.connection("connected")},n.onmessage=({data:s})=>this.got(JSON.parse(s)),n.onclose=()=>{
if(this.over.signal.aborted)return;if(!this.answered)return this.fail("The server isn't answering.");this.connection("co\
nnecting");let s=Math.min(ky,yy*2**this.tries++);this.timer=window.setTimeout(()=>this.connect(),s)}}connection(e){this.
kernel.connectionStatus=e,this.kernel.connectionStatusChanged.emit(this.kernel,e)}postMessage({heard:e,...n}){let[s,r]=e??
[this.session,n];this.send("comm_msg",{comm_id:s,data:r})}send(e,n){let r={header:{msg_id:`${this.session}_${this.sent++}`,
msg_type:e,session:this.session,username:"",date:new Date().toISOString(),version:"5.3"},parent_header:{},metadata:{},content:n,
channel:"shell",buffers:[]},o=JSON.stringify(r);this.socket?.readyState===WebSocket.OPEN?this.socket.send(o):this.waiting.
push(o)}got({header:e,content:n}){let s=e.msg_type;if(s==="status"){if(!this.answered&&xy.includes(n.execution_state)&&this.
fail("The game couldn't start. Try again."),this.kernel.status===n.execution_state)return;this.kernel.status=n.execution_state,
this.kernel.statusChanged.emit(this.kernel,n.execution_state)}else if(s.startsWith("comm_"))n.comm_id!==this.session?this.
hear({said:[s,n.comm_id,n.data]}):s==="comm_close"?this.fail("The game couldn't start. Try again."):(this.answered=!0,this.
hear(n.data));else return}terminate(){if(this.over.signal.aborted)return;this.over.abort(),clearTimeout(this.timer),this.
socket?.close();let e=new FormData;e.append("_xsrf",sm(this.base.pathname)),this.kernel.id&&navigator.sendBeacon(new URL(
`voila/api/shutdown/${this.kernel.id}`,this.base),e)}};var ia=class extends pe{constructor(e,n,s){super(e),this.post=n,this.widget_manager={kernel:s},this.unsaid=new Set,this.
awaited=new Map,this.saying=r=>n({method:"custom",content:r})}set(e,n){this.unsaid.add(e),super.set(e,n)}save_changes(){
if(!this.unsaid.size)return;let e=Object.fromEntries([...this.unsaid].map(n=>[n,this.get(n)]));this.unsaid.clear();for(let n of Object.
keys(e))this.awaited.set(n,(this.awaited.get(n)??0)+1);this.post({method:"update",state:e,buffer_paths:[]})}echoed(e){for(let n of Object.
keys(e))this.awaited.set(n,Math.max(0,(this.awaited.get(n)??0)-1))}told(e){this.put(Object.fromEntries(Object.entries(e).
filter(([n])=>!this.awaited.get(n))))}},Zn=class{constructor(e,n){this.send=e,this.kernel=n,this.all=new Map,this.modules=
new Map,this.cuts=new Map,this.host={getModel:async s=>this.found(s),getWidget:async s=>({render:r=>this.render(s,r)})}}found(e){
let n=this.all.get(e.replace(/^(anywidget:|IPY_MODEL_)/,""));if(!n)throw new Error(`uncle_widgets: no widget ${e}.`);return n}hear([
e,n,s]){e==="comm_open"?this.open(n,s.state):e==="comm_close"?(this.cuts.get(n)?.(),this.cuts.delete(n),this.all.delete(
n)):s.method==="echo_update"?this.all.get(n)?.echoed(s.state):s.method==="update"?this.all.get(n)?.told(s.state):s.method===
"custom"&&this.all.get(n)?.tell("msg:custom",s.content)}open(e,n){this.all.set(e,new ia(n,s=>this.send([e,s]),this.kernel)),
n._model_name==="LinkModel"&&this.cuts.set(e,this.link(n.source,n.target))}link(e,n){let s=([o,i],[a,l])=>{let[c,u]=[this.
found(o),this.found(a)],d=p=>{Pe(u.get(l),p)&&(u.set(l,p),u.save_changes())};return c.on(`change:${i}`,d),()=>c.off(`cha\
nge:${i}`,d)},r=[s(e,n),s(n,e)];return()=>r.forEach(o=>o())}async render(e,{el:n,signal:s}){let r=this.found(e),o=await(await this.
moduleOf(r.get("_esm"))).default.render({model:r,el:n,host:this.host});s.aborted?o?.():s.addEventListener("abort",()=>o?.())}moduleOf(e){
let n=this.modules.get(e);if(!n){let s=URL.createObjectURL(new Blob([e],{type:"text/javascript"}));n=import(s).finally(()=>URL.
revokeObjectURL(s)),this.modules.set(e,n)}return n}};var rm=4e3,vy=2e4,aa=1e6,$y=`Playing needs Python, which can't start on a page opened from a disk. Put the folder on a w\
eb server, or run "python -m http.server" in it.`,My="Python couldn't start in this browser.",Sy="Python couldn't load b\
ecause there is no network.",_y=(t,e)=>`Loading Python, ${Math.min(Math.round(t/aa),Math.ceil(e/aa))} of ${Math.ceil(e/aa)}\
 MB`,la=class{constructor({root:e,kernel:n,home:s,el:r,onProgress:o,onShow:i}){this.link="";this.asked=0;this.head="";this.
worker=null;this.drawn=null;this.showing=null;this.timer=0;this.answered=0;this.undressed=()=>{};this.root=e,this.kernel=
n,this.home=s??"",this.el=r,this.onProgress=o??(()=>{}),this.onShow=i??(()=>!0),this.models=new Zn(()=>{}),this.line=m("\
p",{role:"status"}),this.bar=m("progress",{"aria-label":"Loading Python"}),this.way=m("div.row"),this.box=m("div.uw.uw-w\
aking",m("div.said",this.line,this.way,this.bar))}say(e,...n){this.line.textContent!==e&&(this.line.textContent=e),this.
way.replaceChildren(...n),this.bar.hidden=n.length>0,this.onProgress(e)}start(){if(this.stop(),this.place(),this.bar.removeAttribute(
"value"),this.say(this.kernel?"Starting Python":"Loading Python"),location.protocol==="file:")return this.say($y,this.again());
let e=this.kernel?new Or(this.kernel,n=>this.hear(n)):this.loaded();this.worker=e,this.models=new Zn(n=>e.postMessage({heard:n}),
"kernel"in e?e.kernel:null),this.ask()}loaded(){let e=new Worker(new URL(`${this.root}python/worker.js`,document.baseURI),
{type:"module"});return e.onmessage=({data:n})=>this.hear(n),e.onerror=()=>this.fail("Python couldn't load. Are you conn\
ected to the internet?"),e}place(){this.undressed(),this.el.replaceChildren(this.box),this.undressed=tn(()=>{})({el:this.
el})??this.undressed}again(){return m("button.btn.solid",{onclick:()=>this.start()},"Try again")}stop(){clearInterval(this.
timer),this.drawn?.abort(),this.drawn=null,this.worker?.terminate(),this.worker=null}ask(){this.asked+=1,this.worker?.postMessage(
{show:this.link,home:this.home,asked:this.asked})}hear(e){this.answered=performance.now(),e.said?this.models.hear(e.said):
e.of?(this.bar.max=e.of,this.bar.value=e.loaded,this.say(_y(e.loaded,e.of))):e.starting?this.say("Starting Python"):e.ready?
(this.mind(),Lu()):e.failed?(e.words||console.error("uncle_widgets: Python did not start.",e.failed),this.fail(e.words??
(navigator.onLine?My:Sy),e.way),e.again&&(this.timer=window.setTimeout(()=>this.start(),e.again))):e.shown&&e.asked===this.
asked&&this.show(e.shown),this.lift()}fail(e,n=this.again()){this.stop(),this.place(),this.say(e,n)}show({whole:e,head:n,
refused:s}){if(s||!e||!n)this.say(s??""),this.bar.hidden=!0;else if(this.onShow()&&(n!==this.head||!this.drawn)){this.drawn?.
abort(),this.drawn=new AbortController,this.head=n,this.undressed();let r=this.models.found(n).get("link");Je()===this.link&&
history.replaceState(null,"",ye(location.pathname,r,ce()));let o=m("div.uw-woken");this.el.replaceChildren(o),this.models.
render(e,{el:o,signal:this.drawn.signal})}this.showing?.()}mind(){this.timer=window.setInterval(()=>{this.worker?.postMessage(
{alive:!0}),!document.hidden&&performance.now()-this.answered>vy+rm&&this.cover()},rm)}cover(){if(this.el.querySelector(
":scope > .uw-lost"))return;let e=()=>{this.link=this.models.all.get(this.head)?.get("link")||this.link,this.start()};for(let n of this.
el.children)n.toggleAttribute("inert",!0);this.el.append(m("div.uw.uw-lost",m("div.said",{role:"alert"},m("p","Python ha\
sn't answered for a while. It may still be working."),m("button.btn.solid",{onclick:e},"Restart it"))))}lift(){let e=this.
el.querySelector(":scope > .uw-lost");if(e){e.remove();for(let n of this.el.children)n.removeAttribute("inert")}}};async function om({
link:t,...e}){let n=new la(e);n.link=t;let s=new Promise(r=>{n.showing=()=>r(void 0)});return n.start(),await s,{show:r=>{
n.link=r,n.ask()},close:()=>{n.stop(),n.undressed(),e.el.replaceChildren()}}}var Ty=/^\s*(watch|play|lesson|position|lab|rules|class)(?:\/(\d{1,4}))?\s+(\w+)\s*([^:]*):(.*)$/s,Ey=/%(?:2C|2B|2F)/g;function Yn(t){
let[,e,n="1",s,r,o]=Ty.exec(t)??[];if(!e)return null;let i=r.split(/\s+/).filter(Boolean),a={};try{for(let l of i){let c=l.
indexOf("=");if(c<1)return null;let u=l.slice(c+1);a[l.slice(0,c)]=n==="1"?u:decodeURIComponent(u)}}catch{return null}return{
room:e,game:s,values:a,moves:o.split(/\s+/).filter(Boolean),version:Number(n)}}var Ly=t=>encodeURIComponent(t).replace(Ey,
decodeURIComponent).replace(/['()]/g,e=>`%${e.charCodeAt(0).toString(16).toUpperCase()}`);function ca({room:t,game:e,values:n,
moves:s=[]}){let r=Object.entries(n).map(([o,i])=>`${o}=${Ly(i)}`);return`${[`${t}/2`,e,...r].join(" ")}: ${s.join(" ")}`.
trimEnd()}function Ft(t,e){let n=Yn(t);return n?ca({...n,values:{...n.values,...e}}):t}function ua(t,e,n){let s=r=>JSON.
stringify(Object.entries(r).filter(([o])=>!n.includes(o)).sort(([o],[i])=>o<i?-1:1));return t.moves.length===0&&s(t.values)===
s(e.values)}function Ay(t){let e={zones:[]};return t.map(n=>{let s=["sheet","board"].filter(o=>o in n).map(o=>[o,n[o]+(e[o]??0)]),r=n.
zones.map((o,i)=>o+(e.zones[i]??0));return e={...n,...Object.fromEntries(s),zones:r},e})}function im(t,e,n){let s=Object.
entries(t.table.frames).map(([i,a])=>[i,Ay(a)]),r=new pe({...t.table,frames:Object.fromEntries(s)}),o=new Er(t,r,e);return n.
append(Ze(Dn,r,"uw-at-table"),Ze(lr,e,"uw-at-side")),o}var da=60;function lm({game:t,now:e}){let{said:n,attempts:s,attempts_from:r}=e.asked,o=Object.entries(e.fates),i=s.slice(
r).slice(-da);if(n.length===0&&o.length===0)return{};let a=o.slice(-da).map(([l,c])=>{let[u,d]=l.split(" ").map(Number);
return["Settle",{seat:u,at:d,answered:c==="answered"}]});return{deeds:[...n.slice(-da).map(l=>["Again",{said:l}]),...i.map(
l=>["Attempted",{attempt:l}]),...a,...e.stop>=0?[["Eyes",{key:String(e.seat)}],["Stop",{at:e.stop}]]:[],...$r(t,e)?[["Tu\
rn",{page:"answer"}]]:[]]}}function Oy({game:t},e,n,s){let{asked:r}=e;switch(n){case"Again":{let{said:o}=s,i=t.card(o.place,
o.question,o.settings);if(!i)throw new Error(`Expected a question that arises at ${o.place}.`);return i.value(o.number),
{...e,asked:{...r,said:[...r.said,o]}}}case"Settle":{let o=`${Number(s.seat)} ${Number(s.at)}`;return{...e,fates:{...e.fates,
[o]:s.answered?"answered":"skipped"}}}}return $t(t,e,{kind:n,...s})}function am(t,e){let{game:n,now:s}=t;if(s.asked.said.
length>0||!Array.isArray(e?.deeds))return!0;let r={...s,stop:-1},o=!0;for(let[i,a]of e.deeds)try{r=Oy(t,r,i,a)}catch{o=!1}
return r.stop<0&&(r={...$t(n,r,{kind:"Eyes",key:s.eyes}),frame:s.frame},r=$t(n,r,{kind:"Step",to:s.frame})),t.now=r,t.draw(),
o}function cm(t,e,n){let s=t.now;if(am(t,e))return;let{said:r}=t.now.asked;n.then(()=>{t.now.asked.said===r&&(t.now={...t.
now,asked:{...t.now.asked,said:s.asked.said},fates:s.fates},am(t,e))})}var um=["step","eyes","question","guess"],Uy="everything";function dm(t,e,{tell:n,open:s},r){let o=new pe({...e.explainer,
kept:t.kept}),i=m("div",{class:"widget-box uw-cols"}),a=im(e,o,i),{table:l}=a.models,c={node:i,link:"",cell:"",panel:o,room:a},
u=o.saying,d=(r?r.then(h=>a.explain(h)):Promise.resolve()).then(()=>lt(t.files.everywhere)).then(h=>a.explain({...e,...h})).
catch(h=>console.error(h)),p=()=>{let h=l.get("step"),f=l.get("watcher"),b=o.get("question"),g=f===Uy?`'${f}'`:f;c.link=
Ft(t.links.watch,{step:String(h),eyes:f,...b&&{question:b}}),c.cell=t.cells.watch.replace(/\)$/,`, step=${h}, watcher=${g}${b?
`, question='${b}'`:""})`),n()};return l.on("change:step change:watcher",p),o.on("change:question",p),o.on("change:endin\
g",()=>Py(o,e,t.doors)),o.saying=h=>{h.kind==="open"?s(h.link):h.kind==="restore"?cm(a,h.kept,d):u(h)},a.drew=()=>o.put(
{keeping:lm(a)}),ah(o,i.querySelector(".uw-at-side .uw")),p(),c}function hm({room:t,panel:e},{step:n,eyes:s,question:r,guess:o}){
s&&s!==t.now.eyes&&t.do({kind:"Eyes",key:s}),n&&Number(n)!==t.now.frame&&t.do({kind:"Step",to:Number(n)}),r&&r!==e?.get(
"question")&&t.do({kind:"Pick",question:r}),o&&e?.send({kind:"predict",value:o})}function Py(t,e,{lessons:n,always:s}){let r=t.
get("ending");if(!r.title||r.doors.length>0)return;let o=({said:c,exact:u,reach:d})=>Math.abs((c??u)-u)/d,[i]=t.get("gue\
sses").filter(({said:c,near:u})=>c!=null&&!u).sort((c,u)=>o(u)-o(c)),a=i&&n[e.stops[String(e.seat)][i.at].question],l=[a,
...s].filter(Boolean);l.length>0&&t.put({ending:{...r,doors:l}})}var Ry={watch:"watch",lesson:"lessons",rules:"rules",play:"play",position:"whatif",lab:"lab"},Ur=class{constructor(e,n){
this.now=null;this.awake=null;this.drop=()=>{};this.sought="";this.tabs=new Map;this.shown=e,this.head=new pe({...e.head}),
this.body=m("div",{class:"widget-box uw-body"}),this.seen=new Map,this.tab=e.head.tab,this.root=n,this.woken=m("div",{class:"\
uw-awake"})}open(){let{head:e,root:n,shown:s}=this;e.saying=o=>{o.kind==="open"&&this.show(o.link)},e.on("change:tab",()=>{
let o=e.get("tab");o!==this.tab&&(o==="play"&&e.put({howto:{}}),this.show(this.tabs.get(o)?.link??s.links[o]))});for(let o of[
"seats","seed"])e.on(`change:${o}`,()=>{this.set({[o]:String(e.get(o))})});e.on("change:predict",()=>this.now?.panel?.put(
{predicting:e.get("predict")})),e.on("change:order",()=>this.now?.room?.do({kind:"Arrange",order:e.get("order")}));let r=m(
"div",{class:"jupyter-widgets"});this.drop=tn(Gu)({model:e,el:r})??this.drop,n.className=`widget-box uw-page g-${s.game}`,
n.replaceChildren(m("div",{class:"widget-box uw-room"},r),this.body),this.sought||this.show(s.links.watch)}async show(e){
let n=Yn(e),s=n?Ry[n.room]:"watch",r=this.tab;[this.tab,this.sought]=[s,e];try{let o=n?.game===this.shown.game?await this.
made(n):null;if(this.sought!==e)return;o?this.place(s,o):this.wake(e,r)}catch(o){console.error(o),this.refuse("Part of t\
his page didn't load. Try again.",r)}}async made(e){switch(e.room){case"watch":return this.watched(e);case"lesson":return this.
taught(e);case"rules":return ua(e,this.home("rules"),[])?this.ruled():null}return null}home(e){return Yn(this.shown.links[e])}async once(e,n){
let{saved:s,whole:r}=this.seen.has(e)?{saved:null,whole:null}:await Ou(this.shown.files,e),o=this.seen.get(e)??n(s,r);return this.
seen.set(e,o),o}async watched(e){if(!ua(e,this.home("watch"),um))return null;let n={tell:()=>this.tell(),open:r=>{this.show(
r)}},s=await this.once("watch",(r,o)=>dm(this.shown,r,n,o));return hm(s,e.values),s}async taught(e){let{shown:n}=this,s=e.
values.lesson??e.values.level??"1",r=`lesson ${s}`;if(!n.files[r])return null;let o=await this.once(r,(i,a)=>{let l=new pe(
i.explainer),c=m("div",{class:"widget-box uw-cols"}),u=n.lessons.map(f=>({...f,now:f.lesson===s})),d=ye("class.html",ca(
{room:"class",game:n.game,values:{lesson:s}}),ce()),p=nm({...i,trail:{...i.trail,lessons:u,classroom:d}},l,c),h=n.cells.
lessons.replace(/lesson='\d+'/,`lesson='${s}'`);return a&&p.follow(a),p.choose=f=>{this.show(Ft(n.links.lessons,{lesson:f}))},
{node:c,link:Ft(n.links.lessons,{lesson:s}),cell:h,panel:l,room:p}});return e.values.order==="any"&&o.room.do({kind:"Arr\
ange",order:"any"}),o}ruled(){let{links:e,cells:n}=this.shown;return this.once("rules",s=>{let r=new pe(s);return r.saying=
o=>{let{record:i="",...a}=o.kind==="set"?o.values:{};this.show(i.trim()||Ft(e.rules,a))},{node:Ze(yi,r,""),link:e.rules,
cell:n.rules}})}async set(e){let n=this.now?Ft(this.now.link,e):"";this.now&&n!==this.now.link&&await this.show(n)}place(e,n){
this.now=n,this.tabs.set(e,n),n.panel?.put({predicting:this.head.get("predict")}),n.node.parentElement?.parentElement!==
this.body&&this.body.replaceChildren(m("div",{class:"widget-box uw-room"},n.node));let s=e==="lessons"?n.room.now.order:
"";this.head.put({tab:e,note:"",busy:"",order:s,howto:this.shown.head.howto}),this.tell()}tell(){this.now&&this.head.put(
{link:this.now.link,cell:this.now.cell})}wake(e,n){let{kernel:s,python:r,alone:o,head:i}=this.shown;if(!s&&!r)this.refuse(
o,n);else if(Je()||history.replaceState(null,"",ye(location.pathname,this.head.get("link"),ce())),this.now=null,this.body.
replaceChildren(m("div",{class:"widget-box uw-room"},this.woken,this.meanwhile())),this.head.put({tab:this.tab,link:e,note:"",
order:"",howto:{}}),this.awake)this.awake.then(({show:a})=>a(e));else{let a={root:r,kernel:s,home:i.home,el:this.woken,onShow:()=>this.
give()};this.awake=om({...a,link:e})}}meanwhile(){let{howto:e,palette:n}=this.shown.head,s={heads:[],rulings:[],fields:[],
force:"",record:"",note:""};return Ze(yi,new pe({...s,howto:e,palette:n}),"")}give(){return this.now?!1:(this.drop(),this.
drop=()=>{},this.root.className="",this.root.replaceChildren(this.woken),!0)}refuse(e,n){let s=this.now&&Yn(this.now.link);
this.tab=n,s&&this.head.put({seats:Number(s.values.seats),seed:s.values.seed??this.head.get("seed")});let r=()=>this.head.
put({tab:this.tab,note:e});this.now?r():this.show(this.shown.links.watch).then(r)}};function JT(t,e){li(),t.offline&&Tu("./"),t.kind==="game"?new Ur(t,e).open():Hy(t,e)}function Hy({front:t,teach:e,days:n,
offline:s},r){let o=new pe(t);o.saying=i=>{i.kind==="daily"?Dy(o,n,i.date,s):By(o,e,i)},r.className="widget-box uw-page",
r.replaceChildren(m("div",{class:"widget-box uw-room"},Ze(pu,o,"")))}var Ny=24,Cy=3e3;async function Dy(t,e,n,s){let r={
positions:{},pool:[],boards:{}};try{r=await lt(e[n.slice(0,2)])}catch(l){console.error(l)}t.tell("msg:custom",{kind:"dai\
ly",date:n,...r});let[o,i]=n.split("-").map(Number),a=e[String(o%12+1).padStart(2,"0")];s&&i>=Ny&&setTimeout(()=>lt(a).catch(
()=>{}),Cy)}async function By(t,e,n){if(!(n.kind==="open"||n.kind==="cover"||n.kind==="daily"))try{if(n.kind==="notebook"){
let s=e[`${n.game} ${n.which}`];t.tell("msg:custom",{kind:"file",name:s.split("/").at(-1),text:await Uu(s)})}else{let s=await lt(
e[`${n.game} ${n.lesson}`]);t.tell("msg:custom",s[n.kind])}}catch(s){console.error(s),alert("That file didn't load. Try \
again.")}}export{JT as openPage};
