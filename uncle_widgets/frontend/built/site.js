var ne=()=>document.body?.dataset.voila!=null,ls=()=>ne()&&document.body.dataset.voila!=="notebook",Be=()=>(new URLSearchParams(
location.search).get("uw")??"").slice(0,2e4);function he(t,e,n){let s=new URLSearchParams({...n==="auto"?{}:{theme:n},...e?
{uw:e}:{}});return s.size?`${t}${t.includes("?")?"&":"?"}${s}`:t}var Da=400,sp=1e4,as=Symbol.for("uncle_widgets.address");
function Ba(t){let e=globalThis;if(!ne()||e[as])return{changed:()=>{},answered:()=>{},stop:()=>{}};e[as]=t;let n=t.link(),
s=t.room(),r=!1,o="",i=0,a=0,l=g=>{g!==(r?o:t.link())&&([r,o]=[!0,g],t.open(g))},c=()=>{let g=t.link(),b=Be(),y=t.room()!==
s&&!r;s=t.room(),r&&d(),r=!1;let k=new URLSearchParams(location.search);k.set("uw",g),t.theme()==="auto"?k.delete("theme"):
k.set("theme",t.theme());let $=`${location.pathname}?${k}`;g===b||!b&&g===n?b&&$!==location.pathname+location.search&&history.
replaceState(null,"",$):y?history.pushState(null,"",$):history.replaceState(null,"",$)},u=()=>{clearTimeout(i),t.room()!==
s&&!r?c():i=window.setTimeout(c,Da)},d=()=>{t.replaced()?h():a=window.setTimeout(d,Da)},m=()=>{clearTimeout(i),l(Be()||n)};
window.addEventListener("popstate",m),Be()&&l(Be()),r&&t.hide(!0);let h=()=>{clearTimeout(a),clearTimeout(f),t.hide(!1)},
f=window.setTimeout(h,sp);return{changed:u,answered:h,stop:()=>{clearTimeout(i),h(),window.removeEventListener("popstate",
m),e[as]===t&&delete e[as]}}}function Wa(t,e,n,s){let{class:r,...o}=n,i=[e,r].flat().filter(Boolean).join(" ");i&&t.setAttribute("class",i);for(let[a,
l]of Object.entries(o))l==null||l===!1||(a.startsWith("on")?t.addEventListener(a.slice(2),l):a==="style"?t.style.cssText=
l:t.setAttribute(a,l===!0?"":String(l)));return t.append(...s.flat(9).filter(a=>a!=null&&a!==!1)),t}var Ia=([t,...e])=>t?.
constructor===Object?[t,e]:[{},[t,...e]];function v(t,e,...n){let[s,...r]=t.split(".");return Wa(document.createElementNS(
"http://www.w3.org/2000/svg",s),r,...Ia([e,...n]))}var R=(t,e,n,s,r)=>v("rect",{x:t,y:e,width:n,height:s,...r}),D=(t,e,n,s)=>v(
"circle",{cx:t,cy:e,r:n,...s}),Pe=(t,e,n,s)=>v("path",{d:t,fill:"none",stroke:e,"stroke-width":n,...s}),Lt=(t,e,n,...s)=>v(
"svg",{width:t,height:e,viewBox:`0 0 ${t} ${e}`,role:"img","aria-label":n},...s);function p(t,e,...n){let[s,...r]=t.split(
"."),[o,i]=Ia([e,...n]),a=s==="section"&&o["aria-label"]&&!ls();return Wa(document.createElement(a?"div":s),r,{role:a?"g\
roup":null,type:s==="button"?"button":null,...o},i)}function le(t){let e=t.getRootNode();return e instanceof Document||e instanceof
ShadowRoot?e.activeElement:null}function us(t){let e=le(t);return!e||e===document.body}var cs=t=>t instanceof HTMLTextAreaElement||
t instanceof HTMLInputElement&&t.selectionStart!=null;function rp(t,e,n){if(t.value===t.defaultValue||t.value===e.value||
!n&&e.defaultValue!==t.defaultValue)return;e.value=t.value;let s=!1,r=()=>{!s&&e.isConnected&&e.dispatchEvent(new Event(
"change"))};e.addEventListener("change",()=>s=!0),e.addEventListener("blur",r,{once:!0}),e.addEventListener("keydown",o=>{
o.key==="Enter"&&!e.form&&r()})}function Y(t,...e){let n=le(t),s=n&&n!==t&&t.contains(n)?n:null,r=s?.getAttribute("data-\
k")??"",o=[...t.querySelectorAll("[data-draft]")].filter(cs),i=cs(s)?{from:s.selectionStart,to:s.selectionEnd,text:s.value}:
null;t.replaceChildren(...e.flat(9).filter(l=>l!=null&&l!==!1));for(let l of o){let c=t.querySelector(`[data-k="${CSS.escape(
l.dataset.k??"")}"][data-draft="${CSS.escape(l.dataset.draft??"")}"]`);cs(c)&&c!==l&&rp(l,c,l===s)}if(!s)return;if(ft(t,
r)){let l=le(t);i&&l!==s&&cs(l)&&l.value===i.text&&l.setSelectionRange(i.from,i.to);return}let a=t.querySelector("[data-\
next]")??t;a instanceof HTMLElement&&(a.tabIndex=-1,a.focus({preventScroll:!0}))}function ft(t,e){let n=t.querySelector(
`[data-k="${CSS.escape(e)}"]`);return n instanceof HTMLElement&&n.focus({preventScroll:!0}),n instanceof HTMLElement}var op=/^(svg|g|path|rect|circle|ellipse|line|polyline|polygon|defs|clipPath|pattern|title|desc|use)$/;
function Fa(t){let e=new DOMParser().parseFromString(t,"image/svg+xml").documentElement;if(e.localName!=="svg")throw new Error(
"Expected SVG.");for(let n of[...e.querySelectorAll("*"),e]){if(n!==e&&!op.test(n.localName)){n.remove();continue}for(let{
name:s,value:r}of[...n.attributes]){let o=/^(xlink:)?href$/.test(s)&&!r.startsWith("#");(/^on/i.test(s)||o||/url\((?!["']?#)|javascript:/i.
test(r))&&n.removeAttribute(s)}}return document.importNode(e,!0)}var ip=/^(#[0-9a-f]{3,8}|light-dark\(\s*#[0-9a-f]{3,8}\s*,\s*#[0-9a-f]{3,8}\s*\))$/i;
function ue(t,e){for(let n of(e??"").split(";")){let[s,r]=[n.slice(0,n.indexOf(":")).trim(),n.slice(n.indexOf(":")+1).trim()];
/^--[\w-]+$/.test(s)&&ip.test(r)&&t.style.setProperty(s,r)}}function xe({label:t,choices:e,value:n,pick:s,k:r}){return p(
"div.seg",{role:"group","aria-label":t},e.map(([o,i],a)=>p("button",{"data-k":`${r}.${a}`,"aria-pressed":String(o===n),onclick:()=>s(
o)},i)))}var ap=globalThis,to=ap[Symbol.for("uncle_widgets.page")]??={};function z(t){return to.ids=(to.ids??0)+1,`uw-${t}\
-${to.ids}`}function Xe(t,e){let n=-1,s=()=>{let o=Math.round(t.clientWidth);o>0&&o!==n&&(n=o,t.replaceChildren(e(o)))},
r=new ResizeObserver(()=>requestAnimationFrame(s));return r.observe(t),s(),{again:()=>(n=-1,s()),stop:()=>r.disconnect()}}
function J(t,e,n){n?t.getAttribute(e)!==n&&t.setAttribute(e,n):t.removeAttribute(e)}var ce=(t,...e)=>p("button",t,...e),
ds=({kind:t,label:e,strong:n,share:s},r)=>ce({class:`btn${n?" solid":""}${s==null?"":" sharing"}`,style:s==null?null:`--\
p:${100*s}%`,"data-act":t,"data-k":`key.${t}`,onclick:()=>r(s==null?t:"stop")},s==null?e:`${e} (${Math.round(100*s)}%)`);
function no(t,e,n){let s=le(t),r=s&&t.contains(s)?s:null,o=r&&["data-act","data-clause"].find(l=>r.hasAttribute(l)),i=o&&
r?.getAttribute(o);if(n(),!r)return;([...t.querySelectorAll("button")].find(l=>o&&l.getAttribute(o)===i)??t.querySelector(
"button")??e).focus?.()}var Gt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;var X,Ga,lp,gt,so,bs,Va,ms,Ka,oo,ro,cp,kn=Symbol.for("pv"),ws={},ys=[],up=/^m(i|n|o|s|text|space)$/,io=Array.isArray,Za=ys.
slice,Ot=Object.assign;function At(t){t&&t.parentNode&&t.remove()}function ps(t,e,n,s,r){var o={type:t,props:e,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:kn,__v:r||
++Ga,__i:-1,__u:0};return!r&&X.vnode&&X.vnode(o),o}function re(t){return t.children}function fs(t,e){this.props=t,this.context=e,this.__g=0}function bt(t,e){if(e==null)return t.
__&&bt(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||
t.props.__P?null:bt(t)}function dp(t){var e,n=t.__v,s=n.__e,r=[],o=[],i=t.__P;i&&((e=Ot({constructor:kn},n)).__v=n.__v+1,
X.vnode&&X.vnode(e),ao(i,e,n,t.__n,i.namespaceURI,32&n.__u?[s]:null,r,s||bt(n),32&n.__u,o),e.__v=n.__v,e.__.__k[e.__i]=e,
el(r,e,o),n.__=n.__e=null,e.__e!=s&&Ya(e))}function Ya(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(
function(e){return e&&(t.__e=e.__e)}),Ya(t)}function qa(t){(8&t.__g||(t.__g|=8,gt.push(t),bs++))&&so==X.debounceRendering||
((so=X.debounceRendering)||queueMicrotask)(za)}function za(){try{for(var t,e=1;gt.length;)gt.length>e&&gt.sort(Va),t=gt.
shift(),e=gt.length,8&t.__g&&dp(t)}finally{(bs=gt.length)&&(so||queueMicrotask)(za)}}function Ja(t,e,n,s,r,o,i,a,l,c,u){
var d,m,h,f,g,b,y=s.__k||ys,k=e.length;for(l=hp(n,e,y,l,k),d=0;d<k;d++)(h=n.__k[d])!=null&&(m=~h.__i&&y[h.__i]||ws,h.__i=
d,b=ao(t,h,m,r,o,i,a,l,c,u),f=h.__e,(m.ref!=h.ref||8&m.__u)&&(m.ref&&lo(m.ref,null,h,m),h.ref&&u.push(h.ref,h.__c||f,h)),
g=g||f,4&h.__u?(l=Xa(h,l,t,!m.__v),m.__e&&(m.__e=null)):typeof h.type=="function"&&b!==void 0?l=b:f&&(l=f.nextSibling),h.
__u&=-21);return n.__e=g,l}function hp(t,e,n,s,r){var o,i,a,l,c,u,d,m,h,f=n.length,g=f,b=0,y=0,k=t.__k=Array(r);for(o=0;o<
r;o++)(i=e[o])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=k[o]=ps(null,
i):io(i)?i=k[o]=ps(re,{children:i}):i.constructor===kn&&i.__b?i=k[o]=ps(i.type,i.props,i.key,i.ref,i.__v):k[o]=i,l=o+b,i.
__=t,i.__b=t.__b+1,a=null,~(c=i.__i=mp(i,n,l,g))&&(g--,(a=n[c])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,c==l-1?b--:c==l+1?b++:c!=
l&&(c>l?b--:b++,y=1)):(~c||(r>f?b--:r<f&&b++),typeof i.type!="function"&&(i.__u|=4))):k[o]=null;if(y){for(u=[],d=[],o=0;o<
r;o++)if((i=k[o])&&16&i.__u){for(b=0,m=u.length;b<m;)u[h=b+m>>1]<i.__i?b=h+1:m=h;u[b]=i.__i,d[o]=b+1}for(b=u.length;o--;)
d[o]&&(d[o]==b?b--:k[o].__u|=4)}if(g)for(o=0;o<f;o++)!(a=n[o])||2&a.__u||(a.__e==s&&(s=bt(a)),co(a,a));return s}function Xa(t,e,n,s){
var r,o,i,a;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(o=0;o<r.length;o++)r[o]&&(r[o].__=t,e=Xa(
r[o],e,n,!1));return e}for(e&&!e.parentNode&&(e=bt(t))&&!e.parentNode&&(e=null),i=t.__e,a=e;a&&a.nodeType==8;)a=a.nextSibling;
for(i!=a&&(!s&&n.moveBefore&&i.parentNode?n.moveBefore(i,e):n.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==
8&&!e.data.startsWith("$s"););return e}function mp(t,e,n,s){var r,o=t.key,i=t.type,a=e[n],l=a&&!(2&a.__u);if(a===null&&o==null||l&&o==a.key&&i==a.type)return n;
if(s>(l?1:0)){for(r=n-1;r>=0;r--)if((a=e[r])&&!(2&a.__u)&&o==a.key&&i==a.type)return r;for(r=n+1;r<e.length;r++)if((a=e[r])&&
!(2&a.__u)&&o==a.key&&i==a.type)return r}return-1}function ja(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}
function hs(t,e,n,s,r){var o,i;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof s=="string"&&(t.style.
cssText=s=""),s)for(e in s)n&&e in n||ja(t.style,e);if(n)for(e in n)s&&n[e]==s[e]||ja(t.style,e,n[e])}else if(e[0]=="o"&&
e[1]=="n")typeof n!="function"&&(n=null),typeof s!="function"&&(s=null),(t.__e||(t.__e={}))[e]=n,n&&s||(i=ro[e]||(ro[e]=
pp(e)),(t.__a||(t.__a={}))[e]=oo,o=e!=(e=e.replace(Ka,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(
e,i,o):t.removeEventListener(e,i,o));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="c\
olSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===
!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function pp(t){return function(e){var n=this.
__e;if(n){if(n=n[t],e[ms]==null)e[ms]=oo++;else if(e[ms]<this.__a[t])return;return n(X.event?X.event(e):e)}}}function ao(t,e,n,s,r,o,i,a,l,c){
var u,d,m,h,f,g,b,y,k,$,M,T,x,E,L,S,_,A,U=e.type;if(e.constructor!==kn)return null;128&n.__u&&(l=32&n.__u,u=n.__c.__z)&&
(e.__u|=l,d=o=[],u.nodeType==8?a=gs(u,o):o.push(u),a=o[0]||a),(u=X.__b)&&u(e);e:if(typeof U=="function"){m=i.length;try{
if(y=e.props,k=(u=U.prototype)&&u.render,$=(u=U.contextType)&&s[u.__c],M=u?$?$.props.value:u.__:s,(h=n.__c)?(e.__c=h,2&h.
__g&&(h.__g|=1)):(k?e.__c=h=new U(y,M):(e.__c=h=new fs(y,M),h.constructor=U,h.render=gp),$&&$.sub(h),h.state||(h.state={}),
h.__n=s,h.__g|=8,h.__h=[],h.__k=[]),k&&(h.__s||(h.__s=h.state),U.getDerivedStateFromProps&&(h.__s==h.state&&(h.__s=Ot({},
h.__s)),Ot(h.__s,U.getDerivedStateFromProps(y,h.__s)))),f=h.props,g=h.state,h.__v=e,n.__c){if(y!==f&&k&&!U.getDerivedStateFromProps&&
h.componentWillReceiveProps&&h.componentWillReceiveProps(y,M),e.__v==n.__v&&!(8&h.__g)||!(4&h.__g)&&h.shouldComponentUpdate&&
h.shouldComponentUpdate(y,h.__s,M)===!1){e.__v!=n.__v&&(h.props=y,h.state=h.__s,h.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.
some(function(N){N&&(N.__=e)}),ys.push.apply(h.__h,h.__k),h.__k=[],h.__h.length&&i.push(h),a=bt(n);break e}h.componentWillUpdate&&
h.componentWillUpdate(y,h.__s,M),k&&h.componentDidUpdate&&h.__h.push(function(){h.componentDidUpdate(f,g,b)})}else k&&!U.
getDerivedStateFromProps&&h.componentWillMount&&h.componentWillMount(),k&&h.componentDidMount&&h.__h.push(h.componentDidMount);
h.context=M,h.props=y,h.__P=t,h.__g&=-5,T=X.__r,x=k?25:0;do h.__g&=-9,T&&T(e),u=h.render(h.props,h.state=h.__s,h.context);while(8&
h.__g&&++x<25);k&&(ys.push.apply(h.__h,h.__k),h.__k=[]),h.state=h.__s,h.getChildContext&&(s=Ot({},s,h.getChildContext())),
k&&n.__c&&h.getSnapshotBeforeUpdate&&(b=h.getSnapshotBeforeUpdate(f,g)),E=u&&u.type===re&&u.key==null?u.props.children:u,
y.__P&&(u=a,r=(t=y.__P).namespaceURI,l=o=null,n.props&&n.props.__P!=t&&(n.__k.some(function(N){N&&co(N,N)}),n.__k=null),
a=n.__k?bt(n,0):null),a=Ja(t,io(E)?E:[E],e,n,s,r,o,i,a,l,c),y.__P&&(e.__e=null,a=u),e.__u&=-161,d&&d.some(At),h.__h.length&&
i.push(h),1&h.__g&&(h.__g&=-4)}catch(N){if(i.length=m,e.__v=null,l||o)if(N&&N.then){if(e.__u|=128|l,o){for(~(_=o.indexOf(
a||void 0))||(_=o.length);(A=o[_-1])&&A.nodeType==8;)_--;for(;_<o.length;_++)if(A=o[_])if(o[_]=null,L){if(A==S)break}else{
if(A.nodeType!=8)break;A.data.startsWith("$s")&&(S=gs(L=A))}}if(!L){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;
L=a}(u=gs(L=e.__c.__z||(e.__c.__z=L)))?(e.__e=L,a=u):e.__e=a,a=a&&a.nextSibling}else o&&o.some(At);else e.__e=n.__e;e.__k||
(e.__k=n.__k||[]),N&&N.then||Qa(e),X.__e(N,e,n)}}else a=e.__e=fp(n.__e,e,n,s,r,o,i,l,c,t);return(u=X.diffed)&&u(e),a}function gs(t,e){
if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))
n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function Qa(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.
some(Qa))}function el(t,e,n){for(var s=0;s<n.length;)lo(n[s++],n[s++],n[s++]);X.__c&&X.__c(e,t),t.some(function(r){try{t=
r.__h,r.__h=[],t.some(function(o){o.call(r)})}catch(o){X.__e(o,r.__v)}})}function fp(t,e,n,s,r,o,i,a,l,c){var u,d,m,h,f,
g,b,y,k=n.props||ws,$=e.props,M=e.type;if(M=="svg"?r="http://www.w3.org/2000/svg":M=="math"?r="http://www.w3.org/1998/Ma\
th/MathML":r||(r="http://www.w3.org/1999/xhtml"),o){for(u=0;u<o.length;u++)if((f=o[u])&&(M?f.localName==M:f.nodeType==3)){
t=f,o[u]=null;break}}if(!t){if(y=c.ownerDocument||document,!M)return y.createTextNode($);t=y.createElementNS(r,M,$.is?$:
c),a&&(X.__m&&X.__m(e,o),a=!1),o=null}if(M){if(c=M=="template"&&t.content||t,o=M=="textarea"&&$.defaultValue!=null?null:
o&&Za.call(c.childNodes),!a&&o)for(k={},u=0;u<t.attributes.length;u++)k[(f=t.attributes[u]).name]=f.value;for(u in k)f=k[u],
u=="dangerouslySetInnerHTML"?m=f:u=="children"||u in $||u=="value"&&"defaultValue"in $||u=="checked"&&"defaultChecked"in
$||hs(t,u,null,f,r);for(u in $)f=$[u],u=="children"?h=f:u=="dangerouslySetInnerHTML"?d=f:u=="value"?g=f:u=="checked"?b=f:
a&&typeof f!="function"||k[u]===f||hs(t,u,f,k[u],r);d?(a||m&&(d.__html==m.__html||d.__html==t.innerHTML)||(t.innerHTML=d.
__html),e.__k=[]):(m&&(t.textContent=""),(M=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&up.test(M))&&(r="\
http://www.w3.org/1999/xhtml"),Ja(c,io(h)?h:[h],e,n,s,r,o,i,o?o[0]:n.__k&&bt(n,0),a,l),o&&o.some(At)),a&&M!="textarea"||
(u="value",M=="progress"&&g==null?t.removeAttribute(u):g==null||g===t[u]&&(M!="progress"||g)||hs(t,u,g,k[u],r),u="checke\
d",b!=null&&b!=t[u]&&hs(t,u,b,k[u],r))}else k===$||a&&t.data==$||(t.data=$);return t}function lo(t,e,n,s){try{typeof t==
"function"?e?e.__x=t(e)||1:s&&(s=s.__c||s.__e)&&(e=s.__x)&&(s.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){
X.__e(r,n)}}function co(t,e,n){var s,r,o,i;if(X.unmount&&X.unmount(t),!(s=t.ref)||s.current&&s.current!=t.__e||lo(s,null,
e,t),s=t.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(a){X.__e(a,e)}s.__P=s.__n=null}if(s=t.__k)for(i=
0;i<s.length;i++)s[i]&&co(s[i],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(s=t.__c)&&(s=s.__z)&&(r=gs(s,o=[]))&&(s==
t.__e&&o.some(At),At(r),At(s)),n||At(t.__e),t.__e=t.__c=t.__=null}function gp(t,e,n){return this.constructor(t,n)}function ye(t,e){
var n,s,r,o;X.__&&X.__(t,e),e.nodeType==9&&(e=e.documentElement),s=(n=t&&32&t.__u)?null:e.__k,e.__k=ps(re,{children:[t]}),
r=[],o=[],ao(e,e.__k,s||ws,ws,e.namespaceURI,s?null:e.firstChild?Za.call(e.childNodes):null,r,s?s.__e:e.firstChild,n,o),
el(r,e.__k,o),e.__k.props.children=null}X={__e:function(t,e,n,s){for(var r,o,i;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(o=r.constructor)&&o.getDerivedStateFromError)&&
r.setState(o.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,s||{}),i=1),i&&8&r.__g)return void(r.
__g|=2)}catch(a){t=a}}throw bs=0,t}},Ga=0,lp=function(t){return t!=null&&t.constructor===kn},fs.prototype.setState=function(t,e){
var n=this.__s;n&&n!=this.state||(n=this.__s=Ot({},this.state)),typeof t=="function"&&(t=t(Ot({},n),this.props)),t&&(Ot(
n,t),this.__v&&(e&&this.__k.push(e),qa(this)))},fs.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.
push(t),qa(this))},fs.prototype.render=re,gt=[],bs=0,Va=function(t,e){return t.__v.__b-e.__v.__b},ms=Symbol(),Ka=/(PointerCapture)$|Capture$/i,
oo=0,ro={},cp=0;var Vt,fe,uo,tl,ho=Object.is,xn=0,ul=[],mo=[],pe=X,nl=pe.__b,sl=pe.__r,rl=pe.diffed,ol=pe.__c,il=pe.unmount,al=pe.__;function ks(t,e){
pe.__h&&pe.__h(fe,t,xn||e),xn=0;var n=fe.__H||(fe.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function G(t){
return xn=1,fo(hl,t)}function fo(t,e,n){var s=ks(Vt++,2);if(s.t=t,!s.__c&&(s.__=[n?n(e):hl(void 0,e),function(o){var i=(s.
__N||s.__)[0],a=s.t(i,o);ho(i,a)||(s.__N=[a,s.__[1]],s.__c.setState({}))}],s.__c=fe,!fe.__f)){fe.__f=!0;var r=fe.shouldComponentUpdate;
fe.shouldComponentUpdate=function(o,i,a){var l=this.__H;if(!l)return!0;var c=!1,u=this.props!=o;if(l.__.some(function(m){
m.__N&&(c=!0,ho(m.__[0],m.__N[0])||(u=!0))}),r){var d=r.call(this,o,i,a);return c?d||u:d}return!c||u}}return s.__}function Qe(t,e){
var n=ks(Vt++,3);!pe.__s&&go(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,fe.__H.__h.push(n))}function Z(t,e){var n=ks(Vt++,4);!pe.__s&&
go(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,fe.__h.push(n))}function q(t){return xn=5,Kt(function(){return{current:t}},[])}function Kt(t,e){var n=ks(Vt++,7);return go(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function dl(t,e){return xn=8,Kt(function(){
return t},e)}function bp(){var t;do{for(;t=mo.shift();)try{vn(t)}catch(n){pe.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=ul.shift();){var e=t.
__H;if(t.__P&&e)try{e.__h.some(vn),e.__h.some(po),e.__h=[]}catch(n){e.__h=[],pe.__e(n,t.__v)}}}while(mo.length)}pe.__b=function(t){
fe=null,nl&&nl(t)},pe.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),al&&al(t,e)},pe.__r=function(t){sl&&sl(t),
Vt=0;var e=(fe=t.__c).__H;e&&(uo==fe?fe.__h=[]:(e.__h.some(vn),e.__h.some(po),Vt=0),e.__h=[],e.__.some(function(n){n.__N&&
(n.__=n.__N),n.u=n.__N=void 0})),uo=fe},pe.diffed=function(t){rl&&rl(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&cl(ul.push(
e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),uo=fe=null},pe.__c=function(t,e){e.some(function(n){try{n.__h.some(vn),
n.__h=n.__h.filter(function(s){return!s.__||po(s)})}catch(s){n.__h=[function(){throw s}]}}),ol&&ol(t,e)},pe.unmount=function(t){
il&&il(t);var e,n,s=t.__c;s&&s.__H&&(s.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||
!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,cl(mo.push(r))}else vn(r)}catch(o){e=o}}),s.__H=void 0,e&&pe.__e(e,s.__v))};var ll=typeof requestAnimationFrame==
"function";function wp(t){var e,n=function(){clearTimeout(s),ll&&cancelAnimationFrame(e),setTimeout(t)},s=setTimeout(n,35);
ll&&(e=requestAnimationFrame(n))}function cl(t){t!=1&&tl==pe.requestAnimationFrame||((tl=pe.requestAnimationFrame)||wp)(
bp)}function vn(t){var e=fe,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),fe=e}function po(t){var e=fe;t.__c=t.__(),fe=
e}function go(t,e){return!t||t.length!=e.length||e.some(function(n,s){return!ho(n,t[s])})}function hl(t,e){return typeof e==
"function"?e(t):e}var yp="M70-6 18 106M5.5 24a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0M53.5 76a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0",
bo={0:[64,[["ellipse",{cx:32,cy:50,rx:25,ry:43}]]],1:[46,[["path",{d:"M3 30 32 5V110"}]]],2:[64,[["path",{d:"M7.5 33V31.\
5A24.5 24.5 0 1 1 51.5 46.4L16 93H64"}]]],3:[62,[["path",{d:"M10.5 22.5A19.5 19.5 0 1 1 29 46H20M20 44H30A24.5 24.5 0 1 \
1 6.7 76"}]]],4:[66,[["path",{d:"M48 110V5L13 74H66","stroke-miterlimit":12}]]],5:[62,[["path",{d:"M58 7H19L14.6 48A25.5\
 25.5 0 1 1 6.9 77"}]]],6:[64,[["circle",{cx:32,cy:68,r:25}],["path",{d:"M53.5-13 10.6 55.1"}]]],7:[60,[["path",{d:"M0 7\
H49L15 110","stroke-miterlimit":12}]]],8:[64,[["circle",{cx:32,cy:27,r:20}],["circle",{cx:32,cy:68,r:25}]]],9:[64,[["cir\
cle",{cx:32,cy:32,r:25}],["path",{d:"M10.5 113 53.4 44.9"}]]],"%":[88,[["path",{d:yp,"stroke-width":11}]]],".":[20,[["re\
ct",{x:3,y:85,width:15,height:15,fill:"currentColor",stroke:"none"}]]],",":[20,[["path",{d:"M12 84 6 118","stroke-width":13}]]],
"/":[52,[["path",{d:"M48-6 4 106","stroke-width":11}]]],"+":[60,[["path",{d:"M30 26V82M2 54H58","stroke-width":12}]]],"-":[
44,[["path",{d:"M4 54H40","stroke-width":12}]]],"−":[44,[["path",{d:"M4 54H40","stroke-width":12}]]],"×":[56,[["path",
{d:"M8 32 48 76M48 32 8 76","stroke-width":12}]]]," ":[26,[]],J:[54,[["path",{d:"M46-10V69A19.500 19.500 0 0 1 7 69V60"}]]],
Q:[72,[["ellipse",{cx:36,cy:50,rx:29,ry:43}],["path",{d:"M42 66 74 104"}]]],K:[68,[["path",{d:"M7-10V110M66-6 10 62M28 4\
2 68 106"}]]],A:[72,[["path",{d:"M2 106 36-2 70 106M14 68H58"}]]]},wt=t=>t!==""&&[...t].every(e=>e in bo);function Me(t,e,n=13){
return[...String(t)].reduce((r,o)=>r+(bo[o]?.[0]??0)+n,-n)*e/100}function Ue(t,e,n,s,r={}){let{anchor:o="start",gap:i=13,
weight:a=s>=60?13:14,colour:l}=r,c=Me(t,s,i),u=o==="middle"?e-c/2:o==="end"?e-c:e,d=0,m=[...String(t)].map(h=>{let[f,g]=bo[h]??
[0,[]],b=h===","?"visible":"hidden",y={x:d,y:0,width:f,height:100,viewBox:`0 0 ${f} 100`,style:`overflow:${b}`};return d+=
f+i,v("svg",y,g.map(([k,$])=>v(k,$)))});return v("g",{transform:`translate(${u} ${n}) scale(${s/100})`,fill:"none",stroke:"\
currentColor","stroke-width":a,"aria-hidden":"true",style:l&&`color:${l}`},m)}function xs(t,e,n={}){let s=Me(t,e,n.gap),
r=`width:${s/16}em;height:${e/16}em`;return v("svg.numeral",{viewBox:`0 0 ${s} ${e}`,style:r,"aria-hidden":"true"},Ue(t,
0,0,e,n))}var vs=[t=>`M0 ${t/2}a${t/2} ${t/2} 0 1 1 ${t} 0a${t/2} ${t/2} 0 1 1 ${-t} 0Z`,t=>`M${t*.05} ${t*.05}H${t*.95}\
V${t*.95}H${t*.05}Z`,t=>`M${t/2} ${-t*.14}L${t*1.14} ${t/2}L${t/2} ${t*1.14}L${-t*.14} ${t/2}Z`,t=>`M${t/2} 0L${t} ${t*.42}\
V${t}H0V${t*.42}Z`,t=>`M${t*.25} ${t*.04}H${t*.75}L${t*1.04} ${t/2}L${t*.75} ${t*.96}H${t*.25}L${-t*.04} ${t/2}Z`,t=>`M${-t*
.1} ${t*.16}H${t*1.1}V${t*.84}H${-t*.1}Z`],kp=t=>"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[t]??"?";function Zt(t,e,n,s,r={}){let{fill:o="\
var(--on-field)",ink:i="var(--field)"}=r,a=t>=vs.length,l={d:vs[t%vs.length](s),fill:a?i:o,stroke:a?o:null,"stroke-width":2},
c=t%vs.length===3,u={x:s/2,y:c?s*.8:s*.69,"font-size":Math.max(12.5,s*.54),"font-weight":700,"text-anchor":"middle",fill:a?
o:i};return v("g",{transform:`translate(${e} ${n})`},v("path",l),v("text",u,kp(t)))}var ml={first:"M5 5h3v14H5zM20 5v14L\
9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6zM14 5h4v14h-4z",forward:"M7 5v14l11-7z",last:"M4 5v\
14l11-7zM16 5h3v14h-3z",link:"M8 3h12v13h-3V6H8zM4 8h10v13H4z",eye:"M12 5C7 5 3 8.5 1 12c2 3.5 6 7 11 7s9-3.5 11-7c-2-3.\
5-6-7-11-7zm0 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM12 9.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",down:"M4 8h16l-8\
 9z",near:"M11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm0 2.4a3.6 3.6 0 1 0\
 0 7.2 3.6 3.6 0 0 0 0-7.2z",whole:"M3 3h7v3H6v4H3zM14 3h7v7h-3V6h-4zM3 14h3v4h4v3H3zM18 14h3v7h-7v-3h4z",close:"M6 4 12\
 10 18 4 20 6 14 12 20 18 18 20 12 14 6 20 4 18 10 12 4 6z"};function $e(t,e=22){let n=`width:${e/16}em;height:${e/16}em`;
return v("svg.icon",{viewBox:"0 0 24 24",fill:"currentColor",style:n,"aria-hidden":"true"},v("path",{d:ml[t],"fill-rule":"\
evenodd"}))}var pl=(t,e,n)=>v("g.opens-mark",{transform:`translate(${t} ${e})`},v("circle",{r:n}),v("path",{d:ml.eye,"fi\
ll-rule":"evenodd",transform:`scale(${n/15}) translate(-12 -12)`}));function He(t,e="var(--ink)",n="none"){return v("pat\
tern",{id:t,width:6,height:6,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"},R(0,0,6,6,{style:`fill:${n}`}),
R(0,0,2,6,{style:`fill:${e}`}))}function it(t,e,n,s,r){let o={r:`M${e-s*.86} ${n-s*.86}h${s*1.72}v${s*1.72}h${-s*1.72}Z`,
g:`M${e} ${n-s*1.02}L${e+s*1.12} ${n+s*.86}H${e-s*1.12}Z`,b:`M${e-s} ${n}a${s} ${s} 0 1 1 ${2*s} 0a${s} ${s} 0 1 1 ${-2*
s} 0Z`,y:`M${e} ${n-s*1.2}L${e+s*1.2} ${n}L${e} ${n+s*1.2}L${e-s*1.2} ${n}Z`}[t];return v("path",{d:o,...r})}var $s=t=>({
r:"red",g:"green",b:"blue",y:"yellow"})[t]??"";function wo(t,e,n,s={}){let{w:r=27,t:o=5,g:i=2,pitch:a=r+7}=s,l="",c="";for(let u=0;u<
t;u++){let d=e+Math.floor(u/10)*a,m=u%10,h=n-(m+1)*(o+i)-(m>=5?3:0);l+=`M${d} ${h}h${r}v${o}h${-r}z`;for(let f of[.22,.64])
c+=`M${d+r*f} ${h}h${r*.14}v${o}h${-r*.14}z`}return v("g",{"aria-hidden":"true"},v("path",{d:l,fill:"var(--accent-on-fie\
ld)"}),v("path",{d:c,fill:"var(--card)"}))}var bl={"٪":"%","٫":"."};for(let[t,e]of[["-","‐‑‒–−﹣"],["/","⁄∕"],["'","‘’ʼ"],[",","،٬"]])for(let n of e)
bl[n]=t;var vp=/^([+-]?) ?(.+?) ?(%|(?:out )?of 100)?$/,xp=/^(?:(\d+) )?(\d+) ?\/ ?(\d+)$/,$p=/^(?:\d+[.,]?\d*|[.,]\d+)$/,
Mp=/^[1-9]\d{0,2}([,'_ ])\d{3}(?:\1\d{3})*(?:\.\d*)?$/,Sp=/^[1-9]\d{0,2}(?:\.\d{3})+$/;function _p(t){let e=t.codePointAt(
0),n=0;for(;/\p{Nd}/u.test(String.fromCodePoint(e-n-1));)n++;return String(n%10)}function Tp(t){if(/\p{Nd}/u.test(t))return _p(
t);if(/\p{No}/u.test(t)){let e=t.normalize("NFKC");return e.includes("⁄")?` ${e.replace("⁄","/")} `:t}return/[\p{Z}\t\n\v\f\r]/u.
test(t)?" ":/\p{Cf}/u.test(t)?"":/[\uff01-\uff5e]/.test(t)?String.fromCharCode(t.charCodeAt(0)-65248):bl[t]??t}var Ep=t=>[
...t].map(Tp).join("").replace(/ +/g," ").trim(),fl=t=>t.toFixed(9).replace(/\.?0+$/,""),gl=t=>Number.isInteger(t)?t.toLocaleString(
"en"):String(Number(t.toPrecision(6))),at={low:0,high:100,unit:"chance"};function yo({low:t=-1/0,high:e=1/0,unit:n="",whole:s=!1}){
let r=Number.isFinite(t)&&Number.isFinite(e)?` from ${gl(t)} to ${gl(e)}`:"",o=n==="chance"?" (out of 100)":n&&n!=="shar\
e"?` (${n})`:"";return`Use ${s?"a whole number":"a number"}${r}${o}`}function ke(t,e){let{low:n=-1/0,high:s=1/0,unit:r="",
whole:o=!1}=e,i=Ep(t),a=[...i].slice(0,20).join(""),l=(x,E="")=>({value:null,share:Number.NaN,words:x,meant:E});if(!i)return l(
`${yo(e)}.`);let c=l(`${yo(e)}, not '${a}'.`),u=vp.exec(i);if(!u||[...i].length>60)return c;let[,d,m,h]=u,f=xp.exec(m),g=f!=
null&&f[1]==null,b=e.thousands??(-n>=1e3||s>=1e3),y=o&&Sp.test(m),k;if(f){let[,x="0",E,L]=f;if(!Number(L))return c;let S=(Number(
x)*Number(L)+Number(E))/Number(L);k=_=>S*10**_}else if(b&&(Mp.test(m)||y)){let x=m.replace(y?/[,'_ .]/g:/[,'_ ]/g,"");k=
E=>+`${x}e${E}`}else if($p.test(m)){let x=m.replace(",",".");k=E=>+`${x}e${E}`}else return c;if(h&&(r!=="chance"&&r!=="s\
hare"||g&&(h==="%"||r==="share")))return c;let $=h&&r==="share"?-2:g&&r==="chance"?2:0,M=d==="-"?-1:1,T=M*k($)||0;if(T<n||
T>s||o&&!Number.isInteger(T))return l(`${yo(e)}, not ${a}.`);if(r==="chance"&&T>0&&T<1&&!g&&!h){let x=fl(k(2)),E=fl(T);return l(
`Did you mean ${x} out of 100? Type ${x}, or ${E}% for ${E} out of 100.`,x)}return{value:T,share:M*k($-2)||0,words:"",meant:""}}var wl=(t,{unit:e})=>String(Number(t.toFixed(e==="chance"?1:2)));function yl(t,e){let{value:n}=ke(t,e),s=Number(t.trim().
replace(",",".").replace("−","-"));return n==null||n===s?"":wl(n,e)}var kl=(t,e,n)=>t!=null&&ke(t,n).value===(e??null)?
t:e==null?"":wl(e,n);function Yt(t,e){let{words:n,meant:s}=ke(t,e);return s?`Did you mean ${s} out of 100?`:n}var ko=({measure:t,
span:e})=>t==="chance"?at:{low:e[0],high:e[1],unit:t},$n=({cases:t,event:e})=>["out of 100",t||"times",e].filter(Boolean).
join(" "),zt=(t,e)=>t.trim()?Yt(t,ko(e)):"Move the slider, or type a number.";var vl=800;var Lp=Symbol.for("pv"),Ap=0;function w(t,e,n,s,r,o){e||(e={});var i,a,l=e;if("ref"in l&&typeof t!="function")for(a in l={},e)a=="ref"?i=e[a]:l[a]=e[a];
var c={type:t,props:l,key:n,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Lp,__v:--Ap,__i:-1,__u:0};return(r||
o)&&(c.__source=r,c.__self=o),X.vnode&&X.vnode(c),c}var Op=80,vo=12,xo=t=>t.replace("-","−");function Mn({rule:t,value:e,set:n,refuses:s=!0}){let[r,o]=G(e),[i,a]=G(!0),l=Kt(
()=>z("note"),[]),c=r.trim()===e.trim()?r:e,{words:u,meant:d}=c.trim()?ke(c,t):{words:"",meant:""},m=d?Yt(c,t):i&&s?u:"";
Qe(()=>{if(i)return;let f=setTimeout(()=>a(!0),vl);return()=>clearTimeout(f)},[r,i]);let h=(f,g)=>{o(f),a(g),n(f.trim())};
return{text:c,sentence:m,meant:d,id:l,typed:f=>h(f,!1),put:f=>h(f,!0),complain:()=>a(!0),said:{"aria-invalid":m?!0:void 0,
"aria-describedby":m?l:void 0}}}function $o({number:{text:t,sentence:e,meant:n,id:s},answer:r}){return w("div",{class:"n\
umnote",id:s,role:"status",children:[e&&w("p",{class:"refusal",children:e}),n&&w("div",{class:"row",children:[w("button",
{type:"button",class:"btn","data-k":"meant.yes",onClick:()=>r(n),children:"Yes"}),w("button",{type:"button",class:"btn",
"data-k":"meant.no",onClick:()=>r(`${t.trim()}%`),children:"No"})]})]})}function Pp({text:t}){let e=q(null),n=xo(t),s=t!==
""&&wt(n)&&n.length<=6,r=n.length<=vo?n:`${n.slice(0,vo-1)}…`;return Z(()=>{e.current?.replaceChildren(t===""?"?":s?xs(
n,n.length>4?34:50):r)},[t]),w("span",{class:t===""?"drawn none":"drawn","aria-hidden":"true",ref:e})}var Up=({unit:t,low:e,
high:n})=>t==="chance"?1:10**Math.floor(Math.log10((n-e)/50||1));function xl({label:t,words:e,ends:n,enter:s,k:r="",control:o,
...i}){let a=Mn(i),l=q(null),{low:c,high:u}=i.rule,d=Up(i.rule),m=a.text.trim(),h=ke(m,i.rule).value,f=yl(m,i.rule),g=()=>String(
Number(Number(l.current?.value).toFixed(d<1?2:0))),b=()=>l.current?.focus({preventScroll:!0});o&&(o.current={focus:b,put:a.
put,complain:a.complain});let y=k=>{k.key==="Enter"&&(k.preventDefault(),m===""&&k.target===l.current?a.put(g()):m!==""&&
h==null?a.complain():m!==""&&s())};return w("div",{class:"asknum",children:[w("div",{class:"saynum",children:[w("span",{
class:"bigbox",children:[w("input",{class:"bignum",inputMode:c<0?"text":"decimal","data-k":`value${r}`,maxLength:Op,autocomplete:"\
off","aria-label":`${t} ${e}`,...a.said,style:{"--n":String(Math.min(Math.max(2,m.length),vo))},value:a.text,onInput:k=>a.
typed(k.currentTarget.value),onChange:a.complain,onKeyDown:y}),w(Pp,{text:m})]}),w("p",{children:[w("b",{class:"equals",
"aria-hidden":"true",children:f&&`= ${xo(f)} `}),e]})]}),w($o,{number:a,answer:k=>{a.put(k),b()}}),w("input",{type:"rang\
e",ref:l,class:h==null?"rng empty":"rng",min:c,max:u,step:d,"data-k":`range${r}`,"aria-label":t,"aria-valuetext":h==null?
"not set yet":`${f||m} ${e}`,style:{"--p":`${h==null?0:100*(h-c)/(u-c||1)}%`},value:h??(c+u)/2,onInput:()=>a.put(g()),onKeyDown:y}),
w("div",{class:"ends","aria-hidden":"true",children:[w("span",{children:n[0]}),w("span",{children:n[1]})]})]})}function Mo({
measure:t,span:e,cases:n,label:s="Your guess",...r}){let o=ko({measure:t,span:e}),i=t==="chance";return w(xl,{...r,rule:o,
label:s,words:i?`out of 100 ${n}`.trim():t,ends:i?["never","always"]:[xo(String(o.low)),String(o.high)]})}function $l({value:t,
set:e},n){let s=p("div.numfield"),r=i=>ye(n(i,o),s),o=i=>{r(i),e(i)};return r(t),s}function Ml(t){let e={current:null};return{
node:$l(t,(n,s)=>w(xl,{...t,value:n,set:s,control:e})),focus:()=>e.current?.focus(),put:n=>e.current?.put(n),complain:()=>e.
current?.complain()}}var Ms=t=>$l(t,(e,n)=>w(Mo,{...t,value:e,set:n}));var ge=class{constructor(e){this.values=e,this.heard=new Map,this.saying=n=>{}}get(e){return this.values[e]}set(e,n){this.
put({[e]:n})}put(e){let n=Object.keys(e).filter(s=>Re(this.values[s],e[s]));for(let s of n)this.values[s]=e[s];for(let s of n)
this.tell(`change:${s}`,e[s])}save_changes(){}send(e){this.saying(e)}on(e,n){for(let s of e.split(" "))this.heard.has(s)||
this.heard.set(s,new Set),this.heard.get(s)?.add(n)}off(e,n){for(let s of e.split(" "))this.heard.get(s)?.delete(n)}tell(e,n){
for(let s of[...this.heard.get(e)??[]])s(n)}},Re=(t,e)=>t!==e&&JSON.stringify(t)!==JSON.stringify(e);var Hp=2,Rp=["first","second"],Sl=1e-9;function So({judged:t,unit:e}){return t==="chance"?{low:0,high:100,unit:"chance"}:
t==="count"?{low:0,high:999999,unit:e,whole:!0}:{low:-9999,high:9999,unit:e}}function _l(t,e){let{value:n,share:s,words:r}=ke(
e,So(t));if(n==null)throw new Error(r);let o=t.judged==="chance"?s:n;return o>=t.low-Sl&&o<=t.high+Sl}function Ss({attempts:t,
attempts_from:e},n,s,r){return t.slice(e).filter(o=>o.place===n&&o.question===s&&!Re(o.settings,r.settings))}function Jt(t,e){
let n=t.asks.map((r,o)=>Np(r,e.filter(({step:i})=>i===o).map(({number:i})=>i))),s=n.findIndex(({outcome:r})=>!r);return{
steps:n,at:s,lines:t.lines}}function Np({low:t,high:e,...n},s){let r=[],o="";for(let i of s){if(o)break;i?_l({...n,low:t,
high:e},i)?o=Rp[r.length]:r.push(i)===Hp&&(o="shown"):o="shown"}return{...n,outcome:o,wrong:r}}function _o(t,e,n){if(e.asks.
length===0)throw new Error("This question has no small steps.");let{at:s}=Jt(e,Ss(t,n.place,n.question,e));if(s<0)throw new Error(
"All steps are done.");if(n.step!==s)throw new Error(`Expected an answer to step ${s+1} of ${e.asks.length}.`);return n.
number&&_l(e.asks[s],n.number),{...t,attempts:[...t.attempts,n]}}var Tl=(t,e)=>e.length>0?Jt(t,e).steps.map(({outcome:n})=>n||
"open").join(" "):"";function El({text:t}){let[,e,n]=/^(?:about |exactly )?(.*?)( out of 100)?$/.exec(t);return w("b",{class:"r",children:[e,
n&&w("small",{children:n.trim()})]})}function Ll({left:t,done:e}){return w("ul",{class:"left",children:t.map(([n,s,r],o)=>{
let i=!e&&o===t.length-1;return w("li",{children:[w("span",{children:n}),w("b",{children:s}),w("i",{class:i?"hidden":"",
"aria-hidden":"true",children:!i&&w("i",{style:{width:`${r}%`}})}),w("b",{class:"n",children:i?"?":r})]},n)})})}function Cp({
step:t,at:e,line:n,fresh:s}){let r=t.outcome==="shown";return w("li",{class:s?"fresh":"",children:[w("i",{class:r?"shown":
"","aria-hidden":"true",children:e+1}),w("p",{children:[n.words,n.formula&&w("small",{children:n.formula}),r&&w("span",{
class:"reason",children:t.reason})]}),w(El,{text:n.value??""})]})}function Dp({step:t,at:e,lights:n,act:s}){let r=q(null),
[o,i]=G(""),a=So(t),l=Mn({rule:a,value:o,set:i}),c=t.wrong.at(-1),u=t.judged==="chance"?t.unit||"out of 100":t.unit;return Qe(
()=>r.current?.focus({preventScroll:!0}),[]),Z(()=>{c!=null&&r.current?.select()},[t.wrong.length]),w("form",{class:"sma\
llq",onSubmit:m=>{m.preventDefault();let h=l.text.trim();h!==""&&ke(h,a).value!=null?s.answer(e,h):(l.complain(),r.current?.
focus({preventScroll:!0}))},noValidate:!0,children:[w("i",{"aria-hidden":"true",children:e+1}),w("h4",{id:`${l.id}q`,children:t.
words}),t.left.length>0&&w(Ll,{left:t.left,done:!1}),w("div",{class:"in",children:[w("input",{ref:r,class:"field","data-\
k":"step",inputMode:t.judged==="count"?"numeric":"text",autocomplete:"off",maxLength:40,"aria-labelledby":`${l.id}q`,...l.
said,value:l.text,onInput:m=>l.typed(m.currentTarget.value)}),w("span",{children:u}),w("button",{type:"submit",class:"bt\
n solid","data-k":"step.check",children:"Check"})]}),w($o,{number:l,answer:m=>{l.put(m),r.current?.focus({preventScroll:!0})}}),
c!=null&&w("p",{class:"no",role:"status",children:[w("b",{children:["Not ",c,". ",n&&"Look at what is lit up on the tabl\
e. "]}),t.hint]})]})}function Bp({panel:t,lines:e}){let n=e.at(-1);return w("div",{class:"fin","data-next":!0,tabIndex:-1,
children:[e.slice(0,-1).map(s=>w("p",{children:[s.words,": ",s.formula," ",s.value&&`= ${s.value}`]},s.words)),n?.formula&&
w("p",{class:"eq",children:n.formula}),w("p",{children:[t.headline," ",t.said?.verdict]})]})}function To({panel:t,act:e}){
let{steps:n,at:s,lines:r}=t.work,o=q(null),i=(t.steps??[]).slice(0,r),a=s<0,l=a?n.length:s,c=q(l),u=i.slice((n.at(-1)?.line??
0)+1);return Z(()=>{let d=o.current?.querySelector(a?".fin":".smallq");d?.scrollIntoView({block:"nearest"}),a&&l!==c.current&&
d instanceof HTMLElement&&d.focus({preventScroll:!0})},[l]),w("div",{class:a?"work over":"work",ref:o,children:[w("div",
{class:"workhead",children:[w("h3",{children:"Work it out"}),w("p",{class:"pips",children:[w("span",{children:[a?"All":"\
Step"," ",a?n.length:l+1,a?" steps done":` of ${n.length}`]}),n.map((d,m)=>w("i",{class:m<l?"d":m===l?"n":"","aria-hidde\
n":"true"},d.line))]})]}),w("ol",{class:"lines",children:n.slice(0,l).flatMap((d,m)=>{let h=m>0?n[m-1].line+1:0;return i.
slice(h,d.line+1).map((f,g,b)=>g===b.length-1?w(Cp,{step:d,at:m,line:f,fresh:m===l-1&&l>c.current},f.letter):w(Wp,{line:f},
f.letter))})}),!a&&w(Dp,{step:n[s],at:s,lights:(i[n[s].line]?.lit??[]).length>0,act:e},`${t.key} ${s}`),a&&n.at(-1)?.left.
length?w(Ll,{left:n.at(-1)?.left??[],done:!0}):null,a&&w(Bp,{panel:t,lines:u.length>0?u:i.slice(-1)}),w("p",{class:"ways",
children:[w("button",{type:"button",class:"btn quiet","data-k":"work.back",onClick:e.back,children:"Back to the answer"}),
!a&&w("button",{type:"button",class:"btn quiet","data-k":"work.show",onClick:()=>e.show(s),children:"Show me this step"})]})]})}
var Wp=({line:t})=>w("li",{class:"between",children:[w("i",{"aria-hidden":"true"}),w("p",{children:[t.words,t.formula&&w(
"small",{children:t.formula})]}),w(El,{text:t.value??""})]}),Al=t=>p("div.workpage",{tabindex:0,role:"group","aria-label":t});
function Ol(t,e,n){let s=n?.node.classList.contains("workpage")?n.node:Al("Work it out");return ye(w(To,{panel:t,act:e}),
s),{node:s,tried:()=>{},again:()=>{},stop:()=>{}}}function Ip({panel:t,goal:e}){return w("div",{class:"work example",children:[
w("div",{class:"workhead",children:[w("h3",{"data-next":!0,tabIndex:-1,children:"How it's done"}),w("p",{class:"pips",children:w(
"span",{children:["with the numbers of position ",e.at]})})]}),w("p",{class:"mute",children:t.ask}),w("ol",{class:"lines",
children:[...(t.work?.steps??[]).map(({reason:n})=>n),t.headline].map((n,s,r)=>w("li",{children:[w("i",{class:s<r.length-
1?"shown":"","aria-hidden":"true",children:s+1}),w("p",{children:n})]},n))}),t.idea&&w("p",{class:"idea",children:t.idea})]})}
function Pl(t,e){let n=Al("A worked example");return ye(w(Ip,{panel:t,goal:e}),n),{node:n,tried:()=>{},again:()=>{},stop:()=>{}}}
function _s(t,e,n){if(!t.revealed)return{};if(e==="steps")return Fp(t);if(e==="example")return qp(t);let s=e==="why"?t.steps?.[n]:
void 0;return Object.fromEntries((s?.lit??[]).map(r=>[r,s?.letter??""]))}function Fp({work:t,steps:e=[]}){if(!t)return{};
let n=s=>(e[t.steps[s].line]?.lit??[]).map(r=>[r,String(s+1)]);return t.at>=0&&t.steps[t.at].wrong.length>0?Object.fromEntries(
n(t.at)):Object.fromEntries(t.steps.flatMap(({outcome:s},r)=>s?n(r):[]))}var qp=({work:t,steps:e=[]})=>Object.fromEntries(
(t?.steps??[]).flatMap(({line:n},s)=>(e[n]?.lit??[]).map(r=>[r,String(s+1)])));var jp=400,Sn=[["guess","Just guessing"],["think","Fairly sure"],["know","Certain"]];function Ul(t,e=()=>{}){let n=p("di\
v"),s=o=>{t.sure=t.sure===o?"":o,r()},r=()=>{e(),Y(n,xe({label:"How sure are you?",choices:Sn,value:t.sure,k:"sure",pick:s}))};
return r(),p("div.sure",p("span","How sure are you?"),n)}function Hl({press:t,refused:e}){let n=Number.NEGATIVE_INFINITY,
s="",r="",o=p("button.btn.solid.wide",{"data-k":"main",onclick:()=>{performance.now()-n<jp||(s?e(s):t())}});return{node:o,
show(i,a,l=i){r&&r!==l&&(n=performance.now()),r=l,o.textContent!==i&&(o.textContent=i),s=a,a?o.setAttribute("aria-disabl\
ed","true"):o.removeAttribute("aria-disabled"),o.title=a}}}function Ve(t,e){let n=Math.abs(t)*10**e,s=Math.floor(n);if(n-s!==.5||!Number.isInteger(t*2**(e+1)))return t.toFixed(e);
let r=(s%2?s+1:s)/10**e;return(t<0?-r:r).toFixed(e)}function Gp(t){return t>0&&t<5/1e4?"under 0.1%":t<1&&t>9995/1e4?"ove\
r 99.9%":`${Ve(100*t,1)}%`}var lt=(t,e)=>e==="chance"?Gp(t):`${Ve(Math.abs(t)<.005?0:t,2)} ${e}`.replace("-","−");function Ts(t,e,n){
let{value:s,share:r,words:o}=ke(String(t),e==="chance"?at:{low:n[0],high:n[1],unit:e});if(s==null)throw new Error(o);return e===
"chance"?r:s}var Es=(t,e,n,s)=>s==="far"?Lo(t,e,n):Eo(t,e,n,s);function Eo(t,e,n,s){let r=n==="chance",o=Math.round(Math.
abs(t-e)*1e9)/1e9,i=r?String(Se(o)):lt(o,n);return s==="exact"?i==="1"?"Spot on (within 1).":"Spot on.":`${s==="far"?"":
"Close: "}${i} too ${t>e?"high":"low"}.`}function Lo(t,e,n){let s=n==="chance",r=s?String(Se(10*t)/10):Ve(t,2).replace(/\.?0+$/,
"");return`You guessed ${r==="-0"?"0":r.replace("-","−")}. It's ${s?Se(e):lt(e,n)}.`}var Rl=t=>t.startsWith("deal ")?[
"deal","deals"]:["try","tries"],Se=t=>Math.floor(Math.round(t*1e9)/1e7+.5),yt=(t,e)=>e==="chance"?.105:Math.max(Math.abs(
t)/10,.1),Vp=2,Kp=[["know","Certain"],["think","Fairly sure"],["guess","Just guessing"]];function Ls(t){let e=[];for(let[
i,a]of Kp){let l=t.filter(({sure:c,measure:u})=>c===i&&u==="chance").map(c=>c.off);if(l.length>=Vp){let c=100*l.reduce((u,d)=>u+
d,0)/l.length;e.push([a.toLowerCase(),Ve(Math.round(1e9*c)/1e9,0)])}}if(e.length===0)return"";let[[n,s],...r]=e,o=r.map(
([i,a])=>`, when ${i} ${a}`).join("");return`When you were ${n} you were ${s} off on average${o}.`}var ct=t=>t.charAt(0).
toUpperCase()+t.slice(1);var Zp=.015,Nl=1e9,Yp=/(?<=(?:[^A-Z]|\b[A-Z])[.!?]) (?=[A-Z])/;function Cl(t){let e=t.split(Yp),n=e.pop()??"";return{situation:e.
join(" "),question:n}}function _n({exact:t,asks:e},n){let s=Ts(n,"chance",[0,1]),r=Math.round(Math.abs(s-t)*Nl)/Nl,o=r<yt(
t,"chance"),i=r<Zp?"exact":o?"near":"far",a=Es(s,t,"chance",i),l=e.length>0&&`${zp[e.length]??e.length} small steps show\
 where ${Se(t)} comes from.`,c=i==="far"?Eo(s,t,"chance",i):`You guessed ${Jp(s)}. It's ${Se(t)}.`;return{value:s,close:o,
verdict:a,more:[c,!o&&l].filter(Boolean).join(" ")}}var zp={2:"Two",3:"Three",4:"Four"},Jp=t=>String(Number((100*t).toFixed(
1)));function Ao(t,e){return Jt({asks:t.asks,lines:t.steps.length},e.map(([n,s])=>({step:n,number:s})))}function Oo(t,e,n,s){
if(Ao(t,e).at!==n)return e;let r=[...e,[n,s]];try{Ao(t,r)}catch{return e}return r}var Dl=(t,e)=>e.reduce((n,[s,r])=>Oo(t,
n,s,r),[]);function Po(t,e,n){let s=n==null?null:_n(t,n);return{...t.question,key:t.position,revealed:!0,fault:"",headline:t.
headline,answer:t.answer,steps:t.steps,work:Ao(t,e),...s&&{said:{value:s.value,sure:"",verdict:s.verdict,mistake:null,asks:!1,
own:!1}}}}function Xp({dots:t,guess:e}){let n=[1,2,0].flatMap(o=>t.filter(({yes:i})=>i===o)),s=n.flatMap(({n:o,yes:i})=>Array.from(
{length:o},()=>i)),r=o=>({cx:10+o%10*20,cy:10+Math.floor(o/10)*20});return w("svg",{class:"hundred",viewBox:"0 0 200 200",
"aria-hidden":"true",children:s.map((o,i)=>{let a=r(i);return i+1===e?w("path",{class:"said",d:`M${a.cx-8} ${a.cy-6}h16l\
-8 14z`},i):o?o>1?w("g",{children:[w("circle",{class:"twice",...a,r:7}),w("circle",{class:"yes",...a,r:4.2})]},i):w("cir\
cle",{class:"yes",...a,r:7.7},i):w("circle",{class:"no",...a,r:7},i)})})}function Qp({answer:t}){let e=[t.fraction,t.percent,
t.one_in].filter(Boolean);return w("details",{class:"forms",children:[w("summary",{"data-k":"forms",children:"More forms"}),
w("p",{children:e.join(" · ")})]})}function Bl({position:t,number:e,when:n,work:s,lesson:r}){let o=e==null?null:_n(t,e),
i=Se(t.exact),{cases:a,event:l}=t.question;return w("div",{class:"answer",children:[w("div",{class:"heading",children:[w(
"h3",{class:"verdict","data-next":!0,tabIndex:-1,children:o?o.verdict:`You didn't play ${n}. The answer is ${i}.`}),w(Qp,
{answer:t.answer})]}),w(Xp,{dots:t.dots,guess:o?Math.max(0,Se(o.value)):0}),w("div",{class:"told",children:[o&&w("p",{children:o.
more}),w("p",{class:"mute",children:[i," ",$n({cases:a,event:l}),"."," ",o&&w("span",{class:"key",children:[w("svg",{class:"\
mark",viewBox:"0 0 16 14","aria-hidden":"true",children:w("path",{class:"said",d:"M0 0h16l-8 14z"})})," ","is your guess\
."]})]}),w("div",{class:"ways",children:[s&&w("button",{type:"button",class:o?.close?"btn":"btn call","data-k":"work",onClick:s,
children:"Work it out"}),r]})]})]})}var Il=[["know","Certain","certain"],["think","Fairly sure","fairly sure"],["guess","Just guessing","just guessing"]];var Wl=t=>String(t).padStart(2,"0"),As=t=>`${t.getFullYear()}-${Wl(t.getMonth()+1)}-${Wl(t.getDate())}`,Uo=t=>{let[e,n,s]=t.
split("-").map(Number);return new Date(e,n-1,s,12)};function ef(t,e){let n=Uo(t);return As(new Date(n.getFullYear(),n.getMonth(),
n.getDate()-e,12))}function Tn(t){let e=Uo(t),n=s=>e.toLocaleDateString("en-GB",s);return`${n({weekday:"long"})}, ${e.getDate()}\
 ${n({month:"long"})}`}var Fl=t=>new Date(t.getFullYear(),t.getMonth(),t.getDate()+1).getTime()-t.getTime();function ql(t){
let e;try{e=JSON.parse(t)}catch{return{}}if(typeof e!="object"||!e)return{};let n={};for(let[s,r]of Object.entries(e)){if(!/^\d{4}-\d\d-\d\d$/.
test(s)||typeof r!="object"||!r)continue;let{number:o,sure:i,close:a,position:l,steps:c}=r;typeof o!="string"||typeof a!=
"boolean"||typeof l!="string"||(n[s]={number:o,close:a,position:l,sure:Il.some(([u])=>u===i)?i:"",steps:(Array.isArray(c)?
c:[]).filter(u=>Array.isArray(u)&&Number.isInteger(u[0])&&typeof u[1]=="string")})}return n}var jl=t=>JSON.stringify(Object.
fromEntries(Object.entries(t).sort().slice(-200)));function Gl(t,e){return Array.from({length:7},(n,s)=>{let r=ef(e,6-s),
o=t[r],i=r===e,a=o?o.close?"close":"far":i?"today":"none";return{date:r,mark:a,name:i?"Today":Uo(r).toLocaleDateString("\
en-GB",{weekday:"short"}),words:{close:"close",far:"not close",none:"not played",today:"not played yet"}[a]}})}function Vl(t){
let e=t.filter(({mark:s})=>s==="close"||s==="far").length,n=t.filter(({mark:s})=>s==="close").length;return e===0?"Each \
day has one position. Your last seven days are shown here.":e===1?`You were ${n?"":"not "}close on the one day you playe\
d.`:n===e?`You were close on ${e===2?"both":`all ${e}`} days you played.`:`You were close on ${n||"none"} of the ${e} da\
ys you played.`}function Kl(t){return Il.flatMap(([e,n,s])=>{let r=Object.values(t).filter(({sure:a})=>a===e),o=r.length,
i=r.filter(a=>a.close).length;return o<3?[]:[{name:n,close:i,of:o,words:`When you were ${s} you were close ${i} ${i===1?
"time":"times"} out of ${o}.`}]})}var tf=({mark:t})=>w("svg",{width:"22",height:"22",viewBox:"0 0 22 22","aria-hidden":"true",children:[t==="close"&&w("ci\
rcle",{class:"disc",cx:"11",cy:"11",r:"8"}),t==="far"&&w("circle",{class:"ring",cx:"11",cy:"11",r:"6.75"}),t==="none"&&w(
"path",{class:"dash",d:"M6 11h10"}),t==="today"&&w(re,{children:[w("rect",{class:"now",x:"1.5",y:"1.5",width:"19",height:"\
19",rx:"3"}),w("text",{x:"11",y:"16.5","font-size":"15","text-anchor":"middle",children:"?"})]})]}),nf=({rows:t,id:e})=>w(
"div",{class:"sures",id:e,children:[w("p",{children:w("b",{children:t[0].words})}),w("ul",{children:t.map(({name:n,close:s,
of:r})=>w("li",{children:[w("span",{children:n}),w("svg",{viewBox:`0 0 ${Math.min(r,20)*20} 20`,width:Math.min(r,20)*14,
height:"14","aria-hidden":"true",children:Array.from({length:Math.min(r,20)},(o,i)=>w("circle",{class:i<Math.round(s*Math.
min(r,20)/r)?"disc":"ring",cx:10+i*20,cy:"10",r:"7"},i))}),w("span",{children:[s," of ",r," close"]})]},n))})]});function Zl({
week:t,sures:e,shown:n,open:s}){let[r,o]=G(!1),i="uw-guesses-so-far";return w("div",{class:"band",children:[w("ol",{"ari\
a-label":"The last seven days",children:t.map(({date:a,name:l,mark:c,words:u})=>w("li",{children:w("button",{type:"butto\
n","data-k":`day.${a}`,"data-mark":c,"aria-current":a===n?"date":void 0,"aria-label":`${l==="Today"?"Today":Tn(a)}: ${u}`,
onClick:()=>s(a),children:[w(tf,{mark:c}),w("span",{children:l})]})},a))}),w("p",{class:"counted",children:Vl(t)}),e.length>
0&&w("button",{type:"button",class:"btn","data-k":"sofar","aria-expanded":r,"aria-controls":r?i:void 0,onClick:()=>o(!r),
children:"Your guesses so far"}),r&&e.length>0&&w(nf,{rows:e,id:i})]})}var sf=3e5,Co="uncle_widgets ",Os="uncle_widgets.kept ",Ho="uncle_widgets/left",Do="uncle_widgets/asked",Yl=Symbol.for("\
uncle_widgets.whose");function kt(){try{return sessionStorage}catch{return null}}function En(){try{return localStorage}catch{
return null}}var Ro=(t,e)=>Object.keys(t??{}).filter(n=>n.startsWith(e));function zl(t,e){let n=t?.getItem(e);return n?n.
slice(n.indexOf(" ")+1):null}function Jl(t,e,n){try{t?.setItem(e,`${Date.now()} ${n}`)}catch{}}function rf(){let t=kt();
if(!t)return!1;let[e]=performance.getEntriesByType("navigation"),s=!(e?.type==="navigate"&&t.getItem(Ho))&&!t.getItem(Do);
t.removeItem(Ho),window.addEventListener("pagehide",()=>t.setItem(Ho,"1"));let r=Math.max(...Ro(t,`${Co}${location.pathname}\
 `).map(o=>Number.parseInt(t.getItem(o)??"",10)||0));return s&&Date.now()-r<sf}function Bo(){let t=globalThis;return t[Yl]??=
{free:rf(),own:new Set,holders:new Set,ask:null,sizes:new ResizeObserver(()=>requestAnimationFrame(Ps))},t[Yl]}var of=(t,e)=>p(
"div.offer",{role:"group","aria-label":"Continue, or start as a new student?"},p("b","Welcome back"),p("p","Continue, or\
 start as a new student?"),p("div.row",p("button.btn.solid",{"data-k":"resume",onclick:t},"Continue"),p("button.btn",{"d\
ata-k":"forget",onclick:e},"New student")));function Ps(){let t=Bo();if(![...t.holders].some(({give:s})=>s)){t.ask?.remove(),
t.ask=null;return}let[n]=[...t.holders].map(({root:s})=>s).filter(s=>s.getClientRects().length>0).sort((s,r)=>s.compareDocumentPosition(
r)&Node.DOCUMENT_POSITION_FOLLOWING?-1:1);n&&(t.ask??=p("div.uw.uw-whose",of(()=>No(!0),()=>No(!1))),n.previousSibling!==
t.ask&&n.before(t.ask),kt()?.setItem(Do,"1"))}function No(t){let e=Bo(),n=e.ask?.nextElementSibling;e.free=!0;let s=[...e.
holders].filter(({give:a})=>a),r=s.map(({give:a})=>a);for(let a of e.holders)a.give=null;if(t)for(let a of r)a?.();else{
for(let a of Ro(kt(),Co))kt()?.removeItem(a);for(let a of Ro(En(),Os))En()?.removeItem(a);for(let a of s)a.anew()}kt()?.
removeItem(Do);let o=e.ask?.matches(":focus-within");Ps();let i=o&&n?.querySelector("button, input, select, textarea, [t\
abindex='0']");i instanceof HTMLElement&&i.focus({preventScroll:!0})}function Xt(t,e,n=!1){let s=Bo(),r=()=>`${Co}${location.
pathname} ${e()}`,o=()=>n?zl(En(),Os+e()):zl(kt(),r()),i={root:t,give:null,anew:()=>{}},a=()=>{kt()?.removeItem(r()),n&&
En()?.removeItem(Os+e())},l=()=>s.free||s.own.has(r());return s.holders.add(i),s.sizes.observe(t),{look:(c,u=()=>{})=>{let d=o();
return i.anew=u,i.give=d&&!l()?()=>c(d):null,d&&l()&&c(d),Ps(),i.give!=null},keep:c=>{s.ask&&No(!1),s.own.add(r()),Jl(kt(),
r(),n?"":c),n&&Jl(En(),Os+e(),c)},forget:a,stop:()=>{s.holders.delete(i),s.sizes.unobserve(t),Ps()}}}var af=2e4,lf=500;function Xl(){let[t,e]=G(()=>As(new Date));return Z(()=>{let n=0,s=()=>{let r=new Date;e(As(r)),clearTimeout(
n),n=window.setTimeout(s,Fl(r)+lf)};return s(),document.addEventListener("visibilitychange",s),()=>{clearTimeout(n),document.
removeEventListener("visibilitychange",s)}},[]),t}function Ql(t,e){let[n,s]=G({}),[r,o]=G(!1),i=q(null);return Z(()=>{e.
current=p("div.day-in"),t.current?.append(e.current);let l=Xt(e.current,()=>"days",!0);return i.current=l,o(l.look(u=>{s(
ql(u)),o(!1)},()=>{s({}),o(!1)})),l.stop},[]),{days:n,waits:r,keep:l=>{s(l),i.current?.keep(jl(l))}}}function ec(t,e){let[
n,s]=G({}),r=e.slice(5),o=n[r],i=o?.told,a=i?.positions?.[r],l=q(null);Z(()=>{let u=d=>{d.kind==="daily"&&s(m=>({...m,[d.
date]:{told:d}}))};return t.on("msg:custom",u),()=>t.off("msg:custom",u)},[]),Z(()=>{if(o)return;t.send({kind:"daily",date:r});
let u=setTimeout(()=>s(d=>({[r]:{told:null},...d})),af);return()=>clearTimeout(u)},[r,!o]),l.current?.position!==a&&(l.current=
i&&a?{position:a,pool:i.pool,boards:i.boards[a.game]??{}}:null);let c=()=>s(({[r]:u,...d})=>d);return{shown:l.current,failed:o&&
!a,again:c}}function Us(t,e){let{zones:n,board:s,sheet:r,...o}=t,i=a=>a==null?void 0:e[a];return{...o,zones:n.map(a=>e[a]),board:i(s)??
"",sheet:i(r)}}var Hs=class{constructor(e,n){this.resting=0;this.model=e,this.pages=new Map(Object.entries(e.get("pages")??
{})),this.asked=new Map,this.hear=s=>{s.kind==="page"&&(this.pages.set(`${s.watcher}.${s.page}`,s),n())},e.on("msg:custo\
m",this.hear)}get watcher(){return this.model.get("watcher")}get few(){return this.model.get("frames")[this.watcher]??[]}get length(){
return this.model.get("count")||this.few.length}scene(e){let n=Math.max(0,Math.min(e,this.length-1));if(!this.model.get(
"count"))return this.few[n]?Us(this.few[n],this.model.get("pool")):null;let s=this.model.get("size"),r=Math.floor(n/s),o=this.
page(r);return o?(this.fetchRest(r),Us(o.frames[n-r*s],o.pool)):null}page(e,n=this.watcher){let s=`${n}.${e}`,r=this.pages.
get(s);return!r&&performance.now()-(this.asked.get(s)??-1/0)>8e3&&(this.asked.set(s,performance.now()),this.model.send({
kind:"page",watcher:n,page:e})),r}fetchRest(e){clearTimeout(this.resting);let n=Math.ceil(this.length/this.model.get("si\
ze")),s=Array.from({length:n},(a,l)=>(e+l)%n),r=n<=4?s:[e],o=s.map(a=>[a,this.watcher]);for(let[a]of this.model.get("eye\
s"))for(let l of r)o.push([l,a]);let i=o.find(([a,l])=>!this.pages.has(`${l}.${a}`));i&&(this.resting=setTimeout(()=>this.
page(...i),150))}marks(){let e=r=>r.mark??0;if(!this.model.get("count"))return this.few.map(e);let n=this.model.get("siz\
e"),s=Array.from({length:this.length},()=>0);for(let r=0;r*n<s.length;r++)(this.pages.get(`${this.watcher}.${r}`)?.frames??
[]).forEach((o,i)=>{s[r*n+i]=e(o)});return s}stop(){clearTimeout(this.resting),this.model.off("msg:custom",this.hear)}};var qe=(t,e)=>Math.max(12,Math.min(t,e/1.4));var cf=[[/[ilj.,:;'|!tf\s()]/,.3],[/[mwMW@%]/,.88],[/[A-Z]/,.7],[/[\u0300-\u036f]/,0],[/[\u0250-\uffff]/,1]],uf=["012345\
6789","of 100 hands, as the quick brown fox jumps over it"],Ln,tc=t=>{let e=0;for(let n of t)e+=cf.find(([s])=>s.test(n))?.[1]??
.57;return e};function df(){if(Ln!=null)return Ln;let t=typeof document=="object"&&document.querySelector(".uw"),e=t&&document.
createElement("canvas").getContext("2d");if(!t||!e)return 1;let n=getComputedStyle(t).getPropertyValue("--sans"),s=[400,
700].flatMap(r=>(e.font=`${r} 100px ${n}`,uf.map(o=>e.measureText(o).width/(r>400?100*1.06:100)/tc(o))));return Ln=Math.
max(1,...s),document.fonts.addEventListener("loadingdone",()=>Ln=void 0,{once:!0}),Ln}var I=(t,e)=>tc(t)*e*df(),hf=12;function be(t,e,n,s=1){
let r=I(t,s),o=Math.max(Math.min(e,hf),Math.min(e,n/Math.max(r,.01)));if(r*o<=n+.01)return{lines:[t],size:o};let i=c=>I(
c,o*s)<=n,a=[""],l=()=>a[a.length-1];for(let c of t.split(" "))if(l()!==""&&i(`${l()} ${c}`))a[a.length-1]+=` ${c}`;else{
l()!==""&&a.push("");for(let u of c)l()!==""&&!i(l()+u)&&a.push(""),a[a.length-1]+=u}return{lines:a,size:o}}function Qt(t,e,{
w:n,ideal:s,tight:r=.5,least:o=n,floor:i=0}){if(t<=1)return{w:Math.min(n,Math.max(e,12)),step:s,cols:1,rows:1};let a=m=>Math.
max(r*m,i),l=(m,h)=>Math.min(s,(e-m)/Math.max(h-1,1));for(let m of[n,Math.max(o,Math.min(n,e/(1+r*(t-1))))])if(l(m,t)>=a(
m)-.01)return{w:m,step:l(m,t),cols:t,rows:1};let c=Math.max(1,Math.floor((e-o)/a(o))+1),u=Math.ceil(t/c),d=Math.ceil(t/u);
return{w:o,step:l(o,d),cols:d,rows:u}}function nc(t){let e=[...t].sort((s,r)=>s.seat-r.seat),n=Math.max(0,e.findIndex(s=>s.
me));return[...e.slice(n),...e.slice(0,n)]}function sc(t){if(t<2)return{left:0,top:t,right:0};let e=Math.floor((t+1)/3);
return{left:e,top:t-2*e,right:e}}var en=10;function mf(t,e,n,s){if(e&&n>=e*46)return Math.min(e,Math.max(t,1));if(!t)return 1;let r=Math.max(1,Math.floor(
(n+en)/(s+en)));return Math.ceil(t/Math.ceil(t/r))}function An(t,e,n,s,r,o){let i=t.text(`${e.id}.label`,e.label,n,s+10,
{room:r}),a=mf(e.cells.length||1,e.columns??0,r,o?58:50),l=Math.min(o?66:60,(r-en*(a-1))/a),c=l+en,u=t.extras.acting?8:0,
d=s+22+i;return e.cells.forEach((m,h)=>{let f=n+h%a*c,g=d+Math.floor(h/a)*(l*1.4+en+u);"key"in m?t.card(m,f,g,l,{role:"g\
rid",own:!0}):(t.add("pile",`${e.id}.${h}`,f,g,{w:l,under:0,empty:!0}),m.seat!=null&&t.add("mark",`${e.id}.${h}`,f+l/2-9,
g+l*.7-9,{seat:m.seat,size:18,quiet:!0}))}),d-s+Math.ceil(e.cells.length/a)*(l*1.4+en+u)+10}function On(t,e,n,s,r){let o=e.
values.length,i=Math.min(56,(r-10*(o-1))/o),a=o*i+(o-1)*10;return t.add("dice",e.id,n,s,{w:a,size:i,values:e.values,thrown:e.
thrown??0,lit:e.lit??[],label:e.label,move:e.move??"",off:t.extras.acting?e.off??"":"",plays:t.extras.acting&&!!e.move,picks:[]}),
i+14}function Wo(t,e,n,s,r){let o=s+12;o+=t.text(`${e.id}.label`,e.label,n,o,{room:r})+10;for(let[i,{words:a,note:l,box:c}]of e.
rows.entries()){let u=c?30:0,d={size:14,bold:!0,quiet:c==="open",room:r-u};c&&t.add("box",`${e.id}.${i}`,n,o+3,{box:c,size:20}),
o+=14+t.text(`${e.id}.${i}.words`,a,n+u,o+12,d),l&&(o+=15+t.text(`${e.id}.${i}.note`,l,n+u,o+13,{room:r-u})),o+=7}return o-
s+6}function rc(t,e,n,s){e.rows.filter(({box:r})=>r).forEach(({box:r},o)=>{t.add("box",`${e.id}.${o}`,n+30*o,s,{box:r,size:24})})}
function Pn(t,e,n,s,r,o,i){let a=t.extras.boards?.[e.board];if(!a)throw new Error(`The board "${e.board}" must be sent b\
efore its tokens.`);let l=i==null?Math.min(o,r*a.height/a.width):o;return t.add("board",e.id,n,s,{w:r,h:l,k:Math.min(r/a.
width,l/a.height),board:a,zone:e,heat:t.extras.heat??{},clear:!!t.extras.clear,acting:!!t.extras.acting,spots:t.extras.spots??
{},lit:t.extras.lit??{},clearance:i??0}),l+14}var oc=390,Ns=620,Un=196,ic=58,Io=38,Fo=50,Rs=t=>t.cards.some(e=>e.move||e.picks?.length),ac=t=>[...t.cards,...(t.before??
[]).flatMap(e=>"top"in e&&e.top||[])];function lc(t,e,n,s,r){let o=n,i=0;for(let a of e){let l=Math.min(r-(o-n),a.values.
length*ic);i=Math.max(i,On(t,a,o,s,l)),o+=l+8}return i}function cc(t,e,n,s,r,o,i){let l=(r-16*(o-1))/o,c=s;for(let u=0;u<
e.length;u+=o){let d=e.slice(u,u+o),m=(h,f)=>i?pf(t,h,n+f*(l+16),c,l):t.other(h,n+f*(l+16),c,l,!1);c+=(i?10:18)+Math.max(
...d.map(m))}return c-s}function pf(t,e,n,s,r){let o=ac(e),i=o.length?Io*(1+.4*(o.length-1))+12:0,a=t.head(e,n,s,r-i,28),
[l]=e.counters??[],c={w:Io,ideal:Io*.4,tight:.3};if(t.cards(o,n+r-i,s,i,c,{role:"seat"}),!l)return 34+a;let u=Math.max(l.
full??0,l.value),d=l.art==="agents"?24*u:0;d&&t.add("agents",`${e.id}.0`,n,s+36+a,{count:l.value,full:u,size:18});let m={
value:l.value,label:l.label??"",high:18,room:r-i-d};return t.add("counter",`${e.id}.0`,n+d+6,s+36+a,m),58+a}function uc(t,e,n,s,r){
return e.stacks.forEach((o,i)=>t.stack(o,n+i*r/2,s,50)),e.stacks.length?116:0}function dc(t,e,n,s,r){let{seats:o,boards:i,
fans:a,grids:l,dice:c,notes:u}=e,d=24,[m,...h]=o,f=n-d-Un,g=f-2*d,b=14,y=14;for(let k of i)b+=Pn(t,k,d,b,g,r);y+=lc(t,c,
f,y,Un);for(let k of u)y+=Wo(t,k,f,y,Un)+8;m&&!Rs(m)&&(y+=t.other(m,f,y+4,Un,!0)+20),y+=uc(t,e,f,y+4,Un);for(let k of l)
b+=An(t,k,d,b,g,!0);return h.length&&(b+=cc(t,h,d,b+6,g,Math.min(h.length,3),!0)),b=Math.max(b,y),a.length&&(b+=t.fans(a,
d,b,n-2*d,!0)),m&&Rs(m)&&(b+=t.own(m,d,b+6,n-2*d,176)),{y:b,middle:{x:d+g/2,y:240,r:40}}}function hc(t,{seats:e,boards:n,
stacks:s,dice:r,notes:o},i,a,l){let d=i-48,m=(a-20)/Math.max(1,e.length);for(let f of n)l?Pn(t,f,0,0,a,d,Fo):Pn(t,f,0,Fo,
a,d-Fo,0);let h=10;for(let f of r)On(t,f,h,8,f.values.length*36),h+=f.values.length*36+6;for(let f of o)rc(t,f,l?10:h+6,
l?d-34:14);for(let[f,{top:g}]of s.entries())g&&t.card(g,10+f*44,d-66,38,{role:"stack"});return e.forEach((f,g)=>{ff(t,{...f,
cards:ac(f)},10+g*m,d+10,m-4)}),{y:i-18,middle:{x:a/2,y:d/2,r:40}}}function ff(t,e,n,s,r){let o=e.cards.length?24+9*(e.cards.
length-1):0,i=r-24-o;t.add("mark",e.id,n,s+2,{seat:e.seat,size:20,active:!!e.active}),t.text(`${e.id}.name`,be(e.name,13,
i).lines[0],n+25,s+9,{size:13,bold:!0,quiet:!1,room:i});let a=(e.counters??[]).map(({value:c,label:u})=>`${c} ${u}`)[0]??
e.note??"";t.text(`${e.id}.note`,be(a,12,i).lines[0],n+25,s+24,{size:12,room:i});let l={w:22,ideal:9,tight:.3,least:22};
t.cards(e.cards,n+r-o-2,s-1,o,l,{role:"seat"})}function mc(t,e,n){let{seats:s,boards:r,fans:o,grids:i,dice:a,notes:l}=e,
c=14,u=n-2*c,[d,...m]=s,h=10;for(let b of r)h+=Pn(t,b,c,h,u,440);let f=a.length?Math.min(150,a.reduce((b,{values:y})=>b+
y.length*ic+8,0)):0,g=lc(t,a,c,h,f);if(g+=uc(t,e,c,h+g,Math.max(f,130)),d&&!Rs(d)){let b=f?c+f+16:c;g=Math.max(g,t.other(
d,b,h,c+u-b,!1))}h+=g+12;for(let b of l)h+=Wo(t,b,c,h,u)+8;for(let b of i)h+=An(t,b,c,h,u,!1);return o.length&&(h+=t.fans(
o,c,h,u,!1)),m.length&&(h+=cc(t,m,c,h+4,u,Math.min(m.length,3),!1)),d&&Rs(d)&&(h+=t.own(d,c,h,u,0)),{y:h,middle:{x:n/2,y:200,
r:40}}}var gc=t=>[[0,0],[1,0],[1,1]].slice(0,t),gf=20,bf=60,bc=({extras:t})=>t.acting?t.call?32:14:0;function wc(t){let e=(t.before??
[]).filter(({kind:n})=>n==="stack");return{beside:e.slice(0,-1),space:e.at(-1)}}function pc(t,e,n,s,r,o,i){let{beside:a,
space:l}=wc(e),c=o?n+i+28:n,u=r-i-28,d=t.head(e,c,s,u,30),m=c;for(let h of a)t.stack(h,m,s+46+d,46,110),m+=118;if(!e.me){
let h={w:38,ideal:22,tight:.05};t.cards(e.cards,m,s+46+d,c+u-m,h,{role:"seat"})}l&&t.stack(l,o?n:n+r-i,s,i,i+40)}function yc(t,{
seats:[e,...n],ring:s,stacks:r},o,i){let l=92*1.4+32,c=o/2-i-24,u=o/2+24,d=28,m=d+l+74,h=n.length===1;n.forEach((k,$)=>{
let[M,T]=gc(n.length)[$];pc(t,k,M?u:i,T?m:d,c,!!M,92)}),e&&pc(t,{...e,me:!0},i,m,c,!1,92);let f={x:h?u+c/2:o/2,y:h?d+44:
d+l+32,r:40};s&&t.add("ring",s.id,f.x,f.y,{ring:s,r:f.r});let g=h?92:46,b=h?f.x-r.length*(g+40)/2+20:f.x+90;r.forEach((k,$)=>t.
stack(k,b+$*(g+40),h?d+120:f.y-44,g,g+40));let y=m+l+4;if(e){let k=t.extras.call??0,$=bc(t),M=e.cards.some(x=>x.face);k&&
(t.call=y),y+=(k?k+20:0)+$;let T={w:M?88:62,ideal:M?106:44,tight:.5,least:60,floor:20};y+=t.cards(e.cards,i,y,o-2*i,T,{own:!0,
role:"hand"})}return{y,middle:f}}function fc(t,e,n,s,r){let{beside:o,space:i}=wc(e),a=46,l=r-a-34;t.add("mark",e.id,n,s+
2,{seat:e.seat,size:20,active:!!e.active}),t.text(`${e.id}.name`,e.name,n+26,s+11,{size:13,bold:!0,quiet:!1,room:l}),t.text(
`${e.id}.note`,be(e.alert||e.note,12,l).lines[0],n+26,s+25,{size:12,quiet:!e.active,room:l});let c=n;for(let u of o){if(u.
top){let d={...u.top,move:u.move||u.top.move,off:u.off||u.top.off};t.card(d,c,s+36,26,{role:"stack",recall:u.recall})}else
t.add("pile",u.id,c,s+36,{w:26,under:0,empty:!0});t.text(`${u.id}.count`,String(u.count),c+32,s+58,{size:14,bold:!0,quiet:!1}),
c+=58}if(!e.me){let u={w:22,ideal:10,tight:.05};t.cards(e.cards,c,s+38,n+r-a-8-c,u,{role:"seat"})}i&&kc(t,i,n+r-a,s,a)}function kc(t,e,n,s,r){
e.top?t.card(e.top,n,s+2,r,{role:"space",recall:e.recall}):t.add("pile",e.id,n,s+2,{w:r,under:0,empty:!0});let o=[e.count>
1?e.count:"",e.label].filter(Boolean).join(" "),i=be(o,12,r+14).lines.length<2;t.text(`${e.id}.label`,o,i?n+r/2:n+r+6,s+
r*1.4+17,{size:12,anchor:i?"middle":"end",room:i?r+14:3*r})}function vc(t,{seats:[e,...n],ring:s,stacks:r},o,i){let l=i/
2-10-10,c=i/2+10,u=88,d=n.length===1;n.forEach((k,$)=>{let[M,T]=gc(n.length)[$];fc(t,k,M?c:10,6+T*u,l)}),e&&fc(t,{...e,me:!0},
10,6+u,l),r.slice(0,3).forEach((k,$)=>{d&&kc(t,k,c+20+$*66,50,46)});let m=t.extras.call??0,h=bc(t),f=6+2*u+6+h;m&&(t.call=
f-h);let g=f+(m?m+8:0),b=Math.max(gf,qe(78,o-g-8));e&&t.cards(e.cards,10,g,i-130,{w:b,ideal:b*1.12,tight:.36,least:b},{own:!0,
role:"hand"});let y={x:i-66,y:g+24,r:34};return s&&o-g<bf?(t.add("ring",s.id,y.x,o-18,{ring:{...s,value:"",note:""},r:y.
r}),t.text(`${s.id}.note`,`${s.value??""} ${s.note??""}`,i-10,o-14,{size:14,anchor:"end",room:170})):s&&(t.add("ring",s.
id,y.x,y.y,{ring:{...s,note:""},r:y.r}),t.text(`${s.id}.note`,s.note??"",y.x,y.y+30,{size:12,anchor:"middle",room:126})),
{y:Math.max(o-8,e?g+b*1.4:0),middle:y}}var vt=390,We=700,Ne=10,jo=t=>t.zones.every(e=>["seat","ring","fan","stack","tray","kinds"].includes(e.kind)&&(t.table===
"corners"||!(e.kind==="seat"&&(e.before?.length??0)>0)));function Go(t,e,n,s,r,o,i=!1){let a=e.alert||(e.counters??[]).map(
({value:h,label:f})=>`${h} ${f}`)[0]||e.note;t.add("mark",e.id,n,s,{seat:e.seat,size:20,active:!!e.active});let l=n+26,c=r-
26,u=i?be(e.name,13,c-28,1.06):{lines:[e.name],size:13};if(t.text(`${e.id}.name`,u.lines[0],l,s+9,{size:u.size,bold:!0,quiet:!1,
room:c}),t.text(`${e.id}.note`,be(a??"",12,c).lines[0],l,s+(i?24:22),{size:12,tone:e.alert?"lit":"",room:c}),i){let h=l+
I(u.lines[0],u.size)*1.06+8;t.cards(e.cards,h,s-2,20,{w:11,ideal:2,tight:.02},{role:"seat"})}if(!o)return;let d=e.cards.
some(h=>h.face||h.key in(t.extras.dealt??{})),m={w:o,ideal:o*.72,tight:d?.5:.06,least:d?o*.8:o};t.cards(e.cards,n,s+30,r-
6,m,{role:"seat",pitch:.5})}function Ds(t,e,n,s,r,o=vt){let i=!!t.extras.acting,a=e.cards.length>(o-r)/60,l=a?Ne:r,c=n+(a?
30:0)+(i?12:0),u=qe(78,s-c-(i?6:0));Go(t,{...e,cards:[]},Ne,a?n:(n+s)/2-14,a?o:r-Ne-6,0);let d={w:u,ideal:u*1.12,tight:.36,
least:Math.min(u,44),floor:24};t.cards(e.cards,l,c,o-l-Ne,d,{own:!0,role:"hand",pitch:.7})}function Cs(t,e,n,s,r,o){t.text(
`${e}.count`,n,r,o,{size:20,bold:!0,quiet:!1});let[i,a]=be(s,12,58).lines;t.text(`${e}.label`,i,r,o+15,{size:12,room:58}),
a&&t.text(`${e}.more`,a,r,o+28,{size:12,room:58})}function wf(t,{seats:[e,...n],ring:s,fans:r,stacks:o,trays:i},a,l){let c=(l-
vt)/(We-vt),u=s?132+116*c:Ne,d=[...i,...o].length?66:0,m=l-Ne-d,[h,f,g]=t.extras.acting?[70,76,42]:[68,74,45],b=g+20*c,y=b<
56?0:1.085*b+31,k={x:h+54*c,y:Math.max(f+26*c,y),r:b};s&&t.add("ring",s.id,k.x,k.y,{ring:s,r:k.r});let $=Math.max(1,Math.
min(n.length,3)),M=Math.ceil(n.length/$),T=(m-u)/$;n.forEach((L,S)=>{let _=M>1?0:n.length>2?26:34;Go(t,L,u+S%$*T,8+Math.
floor(S/$)*36,T,_,!_)}),i.forEach(L=>Cs(t,L.id,String(L.count),L.label,m+8,22)),o.forEach((L,S)=>{let _=76+S*52;Cs(t,L.id,
String(L.count),L.label,m+8,_),L.top&&t.card(L.top,m+36,_-15,15,{role:"stack",recall:L.recall})});let x=96,E=a-(t.extras.
editing?108:t.extras.acting?132:88);for(let L of r){let S=qe(a>320&&L.cards.length<7?60:44,E-x-34),_={w:S,ideal:S*.74,tight:.3,
least:S,floor:15},A=m-u,U=Math.min(_.ideal,(A-S)/Math.max(L.cards.length-1,1)),N=U<22;L.cards.forEach((B,ee)=>{let V=ee===
L.cards.length-1,C=u+ee*U;t.card(B,C,x+20,S,{seen:V?S:Math.min(S,U),role:"fan"}),(V||!N||(L.cards.length-1-ee)%2===0)&&t.
text(`${B.key}.above`,B.above??"",C+1,x+14,{size:V?14:12,bold:V,quiet:!V}),B.under!=null&&(V||!N)&&t.add("mark",`${B.key}\
.under`,C+2,x+24+S*1.4,{seat:B.under,size:14,quiet:!V})}),L.cards.length||t.add("pile",L.id,u,x+20,{w:S,under:0,empty:!0})}
return e&&Ds(t,e,E+4,a-8,u,l),{y:a-18,middle:k}}function yf(t,{seats:[e,...n],ring:s,stacks:r,trays:o},i,a){let l=Math.max(
1,Math.min(n.length,5)),c=Math.ceil(n.length/l),u=(a-2*Ne)/l,d=c>1?34:56;n.forEach(($,M)=>{let T=Ne+M%l*u,x=8+Math.floor(
M/l)*d;Go(t,$,T,x,u,c>1?0:18,c>1)});let m=8+c*d,h=t.extras.acting?i-136:i-110,f=Math.min(58,(h-m)/2-14),g={x:a/2,y:(m+h)/
2-12,r:f};s&&t.add("ring",s.id,g.x,g.y,{ring:{...s,note:""},r:f});let b=Math.min(44,f*.74),y=10,k=g.x-(r.length*b+(r.length-
1)*y)/2;return r.forEach(($,M)=>{let T=k+M*(b+y),x=g.y-b*.7;$.top?t.card({...$.top,move:$.move||$.top.move,off:$.off||$.
top.off},T,x,b,{role:"stack"}):t.add("pile",$.id,T,x,{w:b,under:0,empty:!0}),Cs(t,$.id,String($.count),$.label,M?a-74:Ne,
g.y)}),o.forEach($=>Cs(t,$.id,String($.count),$.label,a-74,g.y+40)),e&&Ds(t,e,h+2,i-8,96,a),{y:i-18,middle:g}}var xc=(t,e,n,s,r)=>(s?
yf:wf)(t,e,n,r);var $c=t=>(t.table??"long")==="long"&&t.zones.every(e=>["seat","grid","stack"].includes(e.kind));function kf(t,e){let n=e.
map(({key:i})=>`lit:${i}`),s=t.over.filter(({key:i})=>n.includes(i)),[r,o]=[s[0],s[s.length-1]];s.length<2||s.length<e.length||
s.some(({tab:i})=>i!==r.tab)||(t.over=t.over.filter(i=>!s.includes(i)),t.over.push({...r,w:o.x+o.w-r.x}))}function Vo(t,e,n,s,r,o){
let i=e.cards.filter(E=>!E.face&&!(E.key in(t.extras.dealt??{}))),a=[...e.cards.filter(E=>!i.includes(E)),...(e.before??
[]).flatMap(E=>"cards"in E?E.cards:[])],l=o>40,c=l?26:18,u=l?Math.min(o,r/7.5):18,d=l?u*.26:6,m=i.length?u+d*(i.length-1):
0,h=n+c+(l?9:5),f=r-(h-n)-(l?8:m+12),g=l?f:r-8,b=(e.counters??[]).map(({value:E,label:L})=>`${E} ${L}`)[0]??"",y=l?[e.note,
b].filter(Boolean).join(", "):e.note||b;t.add("mark",e.id,n,s,{seat:e.seat,size:c,active:!!e.active});let k=be(e.name,l?
15:13,f),$=be(y,l?13:12,g);t.text(`${e.id}.name`,k.lines[0],h,s+(l?11:13),{size:k.size,bold:!0,quiet:!1,room:f}),t.text(
`${e.id}.note`,$.lines[0],l?h:n,s+(l?28:31),{size:$.size,room:g});let M={w:u,ideal:d,tight:.05};t.cards(i,l?n:n+r-m-8,l?
s+38:s-1,m+1,M,{role:"seat"}),kf(t,i);let T=l&&m?n+m+12:n,x={w:o,ideal:o+3,tight:.3,least:o,floor:12};t.cards(a,T,s+(l?38:
36),n+r-8-T,x,{role:"seat",pitch:.5})}function vf(t,e,n,s,r){let o=e.cells.flatMap(g=>"key"in g?[g]:[]),i=Ko(n),a=o.length>
6?2:1,l=Math.max(Math.ceil(o.length/a),1),c=n>We?10:5,u=t.extras.acting?8:0,d=(n-2*i-c*(l-1))/l,m=qe(Math.min(n>We?70:50,
d),(r-s)/a-c-u),h=Math.min(d+c,m*1.3),f=(n-h*(l-1)-m)/2;o.forEach((g,b)=>{let y=f+b%l*h,k=s+Math.floor(b/l)*(m*1.4+c+u);
t.card(g,y,k,m,{role:"grid",own:!0})})}function xf(t,e,n,s,r,o){let i=r*.7;(e.round??[]).forEach(({seat:l,words:c,now:u},d)=>{
let m=s+d*r,h=i>20?14:12;t.add("mark",`${e.id}.${d}`,n,m,{seat:l,size:i,active:u,quiet:!u}),t.text(`${e.id}.${d}`,c,n+i+
8,m+i/2+h*.35,{size:h,bold:u,quiet:!u,room:o-i-8})})}function $f(t,e,n,s,r){let o=n>We,i=e.filter(b=>b.top||b.count||b.round?.
length),a=qe(o?92:56,r-s-(o?60:24)),l=o?56:18,[c,u]=o?[186,240]:[148,190],d=Math.max(0,...i.flatMap(b=>(b.round??[]).map(
y=>I(y.words,1.06)))),m=Math.max(c,Math.min(u,(o?14:12)*d+(o?56:40))),h=i.reduce((b,y)=>b+a+(y.round?.length?m:0),l*(i.length-
1)),f=s+(r-s-a*1.4-22)*(o?.42:.3),g=(n-h)/2;for(let b of i){b.top?t.card(b.top,g,f,a,{role:"stack",recall:b.recall}):t.add(
"pile",b.id,g,f,{w:a,under:0,empty:!0});let y=b.round??[],k=o?14:12,$=f+a*1.4+(o?24:17);if(y.length){let M=Math.min(o?36:
25,(a*1.4+6)/y.length);xf(t,b,g+a+(o?20:10),f,M,m-(o?20:10)),t.text(`${b.id}.label`,b.label,g,$,{size:k,room:a+m-10})}else{
let M=o?20:16,T=I(String(b.count),M)*1.06+5,x=o?g:g+Math.min(0,(a-T-I(b.label,k))/2);t.text(`${b.id}.count`,String(b.count),
x,$,{size:M,bold:!0,quiet:!1}),t.text(`${b.id}.label`,b.label,x+T,$,{size:k})}g+=a+(y.length?m:0)+l}}function Mf(t,e,n,s,r){
let o=n>We,i=Ko(n),a=Math.min((r-s)/Math.max(e.length,1),o?150:96),l=o?0:24,c=qe(o?84:46,a-l-(o?16:8)),u=o?166:i;e.forEach(
(d,m)=>{let h=s+m*a;if(o){let g=t.head(d,i,h,u-i-12);t.counters(d,i+4,h+42+g,u-i-16,!0)}else{let g=(d.counters??[]).map(
({value:k,label:$})=>`${k} ${$}`),b=i+24+I(d.name,13)*1.06+8;t.add("mark",d.id,i,h,{seat:d.seat,size:18,active:!!d.active}),
t.text(`${d.id}.name`,d.name,i+24,h+13,{size:13,bold:!0,quiet:!1});let y=be([d.note,...g].filter(Boolean).join(", "),12,
n-i-b);t.text(`${d.id}.note`,y.lines[0],b,h+13,{size:y.size,room:n-i-b})}let f={w:c,ideal:c*1.12,tight:.3,least:c,floor:20};
t.cards(d.cards,u,h+l,n-i-u,f,{role:"seat"})})}function Mc(t,e,n,s){let r=e.cards.find(i=>i.above),o=r&&t.things.find(({
kind:i,key:a})=>i==="card"&&a===r.key);!r?.above||!o||t.text(`${r.key}.over`,r.above,s??o.x,n,{size:s?12:14,bold:!0,quiet:!1,
tone:r.ghost?"lit":"",anchor:s?"end":"start",room:s?s-Ne-34-I(e.name,13)*1.06:1/0})}var Ko=t=>t>We?28:Ne;function Zo(t,e,n,s,r){
let i=n-166-28,a=t.extras.acting?18:0,l=qe(84,r-s-a-14),c={w:l,ideal:l*1.12,tight:.3,least:l,floor:30},u=t.head(e,28,s+a,
126);t.counters(e,32,s+a+48+u,126,!1),t.cards(e.cards,166,s+a,i,c,{own:!0,role:"hand"}),Mc(t,e,s-14)}function Sc(t,{seats:[
e,...n],grids:s,stacks:r},o,i){let a=Ko(i),l=i>We,c=Math.max(n.length,1),u=(i-2*a+8)/c,d=l?22:8,m=l?c>1?46:60:c>2?26:32,
h=o-(t.extras.acting?l?150:126:l?132:100);!s.length&&!r.length&&n.every(b=>b.cards.every(y=>y.face))?Mf(t,n,i,d,h-(l?30:
6)):n.forEach((b,y)=>{Vo(t,b,a+y*u,d,u,m)});let f=n.some(b=>b.before?.length||b.cards.some(y=>y.face)),g=d+(l?54+m*1.4:f?
46+m*1.4:44);for(let b of s)l&&t.text(`${b.id}.label`,b.label,a,g+8,{room:i-2*a}),vf(t,b,i,g+(l?26:0),h-(l?24:4));return $f(
t,r,i,g,h),e&&l?Zo(t,e,i,h,o):e&&(Ds(t,e,h,o-8,Ne+92,i),Mc(t,e,h+9,i-Ne)),{y:o-18,middle:{x:i/2,y:(g+h)/2,r:40}}}var Sf={mark:({size:t})=>({x:0,y:0,w:t,h:t}),pile:({w:t,empty:e})=>e&&{x:0,y:0,w:t,h:t*1.4},ring:({r:t})=>({x:-t,y:-t,w:2*
t,h:2*t}),dice:({w:t,size:e})=>({x:0,y:0,w:t,h:e}),box:({size:t})=>({x:0,y:0,w:t,h:t})},Bs=class{constructor(e){this.call=
0;this.things=[];this.over=[];this.extras=e}add(e,n,s,r,o={}){this.things.push({kind:e,key:`${e}:${n}`,x:s,y:r,...o});let i=this.
extras.lit?.[n],a=Sf[e]?.(o);i!=null&&a&&this.over.push({kind:"lit",key:`lit:${n}`,x:s+a.x,y:r+a.y,w:a.w,h:a.h,tab:i,role:e})}text(e,n,s,r,{
size:o=13,room:i=1/0,bold:a=!1,quiet:l=!0,anchor:c="start",tone:u=""}={}){if(!n)return 0;let{lines:d,size:m}=be(n,o,i,a?
1.06:1);return this.add("text",e,s,r,{lines:d,size:m,bold:a,quiet:l,anchor:c,tone:u}),(d.length-1)*m*1.2}card(e,n,s,r,{seen:o=r,
own:i=!1,role:a="",recall:l=[]}={}){let{lit:c={},dealt:u={},acting:d=!1,under:m=!0,opens:h=""}=this.extras,f=u[e.key]??e.
face??null,g=d&&!!(e.move||e.picks?.length),b=!!e.lifted,y=a==="grid"?0:r<80?12:14,k=i&&(g||d&&e.ghost)?y+(b?r*(y?.24:.14):
0):0;this.things.push({kind:"card",key:e.key,x:n,y:s-k,w:r,face:f,label:e.label,origin:e.origin??"",role:a,dealt:e.key in
u,kin:!!e.kin,ghost:!!e.ghost,seen:o,plays:g,off:d?e.off??"":"",under:i&&g&&!b,up:b,move:e.move??"",picks:e.picks??[],recall:m?
l:[],opens:h===e.key&&!g&&!e.off}),e.key in c&&this.over.push({kind:"lit",key:`lit:${e.key}`,x:n,y:s-k,w:o,h:r*1.4,tab:c[e.
key],role:a})}cards(e,n,s,r,o,{own:i=!1,role:a="",pitch:l=1.4,centre:c=!1}={}){if(!e.length)return 0;let{w:u,step:d,cols:m,
rows:h}=Qt(e.length,r,o);return e.forEach((f,g)=>{let b=Math.floor(g/m),y=g%m,k=Math.min(m,e.length-b*m),$=c?n+(r-(d*(k-
1)+u))/2:n;this.card(f,$+y*d,s+b*l*u,u,{seen:y===k-1?u:Math.min(u,d),own:i,role:a})}),u*1.4+(h-1)*l*u}};var _c=t=>t.map(e=>({...e,art:""})),xt=class extends Bs{head(e,n,s,r,o=30){let i=[e.note,e.team].filter(Boolean).join(",\
 "),a=o<30?8:12,l=n+o+a,c=r-o-a;this.add("mark",e.id,n,s,{seat:e.seat,size:o,active:!!e.active});let u=e.alert||i,d=s+o*
(u?.43:.66),m=this.text(`${e.id}.name`,e.name,l,d,{size:15,bold:!0,quiet:!1,room:c}),h=this.text(`${e.id}.note`,u,l,s+o+
m,{room:c,bold:!!(e.active||e.alert),quiet:!e.active,tone:e.alert?"lit":""});return m+h}counters(e,n,s,r,o){let i=s;for(let[
a,l]of(e.counters??[]).entries()){let c=o?18:22;if(this.add("counter",`${e.id}.${a}`,n,i,{value:l.value,label:l.label??"",
high:c,room:r}),i+=c+8,l.art==="chips"){let u=Math.max(1,Math.ceil(l.value/10)),d=o?2.5:3,m=o?1.2:1.4,h=Math.max(3,Math.
min(18,(r-2)/u-3)),f=10*(d+m)+3,g=Math.min(l.value,10)*(d+m)+(l.value>5?3:0);l.value&&this.add("chips",`${e.id}.${a}`,n,
i+g,{count:l.value,w:h,t:d,g:m,pitch:h+3}),i+=f}if(l.art==="agents"){let u=Math.max(l.full??0,l.value);this.add("agents",
`${e.id}.${a}`,n,i,{count:l.value,full:u,size:18}),i+=26}}return i-s}other(e,n,s,r,o){let i=e.cards??[],a=e.counters??[],
l=!o||r<150,c=this.head(e,n,s,r,l?26:30),u=a.length&&r>=150,d=i.some(x=>x.face||x.key in(this.extras.dealt??{})),m=l?38:
48,h=Math.min(u?r-74:r,d?1/0:m*3.4),f={w:m,ideal:m*(d?.72:.7),tight:d?.62:.05},g=s+(l?38:44)+c,b=this.cards(i,n,g,h,f,{role:"\
seat",pitch:.62});if(e.alert&&i.length){let{w:x,step:E,cols:L}=Qt(i.length,h,f);this.over.push({kind:"lit",key:`lit:${e.
id}`,x:n,y:g,w:x+(L-1)*E,h:b,tab:""})}let{w:y,step:k,cols:$}=Qt(i.length,h,f),M=i.length?y+($-1)*k+14:0,T=u?Math.max(b,this.
counters(e,n+M,g+2,r-M,l)):b+(a.length?8+this.counters({...e,counters:_c(a)},n,g+b+8,r,!0):0);return g-s+T+this.before(e,
n,g+T+10,r,l)}stack(e,n,s,r,o=r+24){let i=e.top?{...e.top,move:e.move||e.top.move,off:e.off||e.top.off,label:e.top.label||
e.spoken}:null,a=e.count>1&&i&&!i.face?Math.min(3,e.count-1):0;if(this.add("pile",e.id,n,s,{w:r,under:a,empty:!i}),i&&this.
card(i,n,s,r,{role:"stack",recall:e.recall}),!i&&!e.count&&e.label&&r>=40){let{lines:c,size:u}=be(e.label,13,r-2);if(c.length*
u*1.2<r*1.4-8){let d=s+(r*1.4-(c.length-1)*u*1.2)/2+u*.35;return this.add("text",`${e.id}.empty`,n+r/2,d,{lines:c,size:u,
quiet:!0,anchor:"middle",tone:""}),r*1.4}}let l=I(`${e.count} ${e.label}`,14)>o;return this.add("count",e.id,n,s+r*1.4+22,
{count:e.count,lines:l?be(e.label,13,o).lines:[e.label],spoken:e.spoken,broken:l}),r*1.4+30+(l?17*be(e.label,13,o).lines.
length:0)}tray(e,n,s,r){let o=Math.max(1,Math.ceil(Math.max(e.full,e.count)/10)),i=Math.min(27,(r-24)/o-4),a=r<120,l=i+(i>
20?7:4),c=a?3:5,u=a?1.4:2,d=o*l-(l-i)+24,m=10*(c+u)+3,h=22*String(e.count).length+4+I(e.label,13)>Math.max(d,r-8);return this.
add("tray",e.id,n+(r-d)/2,s,{wide:d,high:m,count:e.count,label:e.label,w:i,t:c,g:u,pitch:l,below:h,noted:I(e.label,13)}),
m+(h?62:44)}fans(e,n,s,r,o){let i=s,a=e.length>2?o?56:48:o?80:64;for(let l of e){this.text(`${l.id}.label`,l.label,n,i+10,
{room:r});let c={w:a,ideal:a*.59,tight:.39,least:Math.min(a,o?56:48),floor:20},{w:u,step:d,cols:m,rows:h}=Qt(l.cards.length,
r,c),f=l.cards.some(b=>b.above)?22:4,g=l.cards.some(b=>b.under!=null)?40:10;i+=20,l.cards.length||this.add("pile",l.id,n,
i+f,{w:u,under:0,empty:!0}),l.cards.forEach((b,y)=>{let k=Math.floor(y/m),$=y%m,M=y===l.cards.length-1,T=n+$*d,x=i+f+k*(f+
g+u*1.4);this.card(b,T,x,u,{seen:M||$===m-1?u:Math.min(u,d),role:"fan"}),this.text(`${b.key}.above`,b.above??"",T+2,x-8,
{size:M?16:14,bold:M,quiet:!M}),b.under!=null&&this.add("mark",`${b.key}.under`,T+4,x+u*1.4+10,{seat:b.under,size:Math.max(
15,Math.min(22,d*.76)),quiet:!M})}),i+=Math.max(h*(f+g+u*1.4),f+g+a*1.4)+8}return i-s}own(e,n,s,r,o){let i=this.extras.acting?
14:0,a=this.extras.call??0,l=this.before(e,n+o,s,r-o,!o),c=s+l+(a?a+20:0);return a&&(this.call=s+l),c-s+this.hand(e,n,c,
r,o,i)}before(e,n,s,r,o){let i=e.before??[];if(!i.length)return 0;let a=10,l=(r-a*(i.length-1))/i.length,c=Math.min(o?44:
58,l-6),u=0;return i.forEach((d,m)=>{let h=n+m*Math.min(l+a,d.kind==="fan"?1/0:c+40);if(d.kind==="fan"){let f=this.text(
`${d.id}.label`,d.label,h,s+10,{room:l}),g={w:c,ideal:c*.72,tight:.4};u=Math.max(u,18+f+this.cards(d.cards,h,s+18+f,l,g,
{role:"fan"}))}else u=Math.max(u,this.stack(d,h,s,c,Math.min(l,c+34)))}),u+16}hand(e,n,s,r,o,i){let a=o>0,l=e.cards.some(
b=>b.face),c=a?92:70,u=e.cards.length,d={w:l?c:c*.75,ideal:c*(l?a?1.22:1.06:.8),tight:.5,least:Math.min(c,64),floor:l?34:
20};if(a){let b=this.head(e,n,s,o-20),y=this.counters(e,n+4,s+48+b,o-20,!1)+48+b,k=this.cards(e.cards,n+o,s+i,r-o,d,{own:!0,
role:"hand",pitch:1.4+.36});return Math.max(y,k+i+16,l?c*1.4:0)}let m=l&&(u-1)*d.ideal+d.w<=r-112,h=this.head(e,n,s,m?110:
r-100,26);if(m){let b=this.counters(e,n+4,s+44+h,100,!0)+44+h,y=this.cards(e.cards,n+112,s+i,r-112,d,{own:!0,role:"hand"});
return Math.max(b,y+i+16)}let f=this.counters({...e,counters:_c(e.counters??[])},n+r-84,s+6,84,!0),g=s+Math.max(40+h,f+8)+
i;return g-s+this.cards(e.cards,n,g,r,d,{own:!0,role:"hand",pitch:1.4+.42,centre:!0})+16}};var _f="var(--card-ink)";function Ws(t,e,n,s,r){let o=s*.46,i=c=>`a${o} ${o} 0 1 0 ${c*2*o} 0`,a=(c,u)=>`M${c-o} ${u}${i(
1)}${i(-1)}Z`,l={d:`M${e} ${n-s*1.1}L${e+s*.85} ${n}L${e} ${n+s*1.1}L${e-s*.85} ${n}Z`,h:`M${e} ${n+s}L${e-s*.95} ${n-s*
.12}A${s*.52} ${s*.52} 0 0 1 ${e} ${n-s*.52}A${s*.52} ${s*.52} 0 0 1 ${e+s*.95} ${n-s*.12}Z`,s:`M${e} ${n-s*1.05}L${e+s*
.95} ${n+s*.12}A${s*.5} ${s*.5} 0 0 1 ${e+s*.14} ${n+s*.5}L${e+s*.4} ${n+s}H${e-s*.4}L${e-s*.14} ${n+s*.5}A${s*.5} ${s*.5}\
 0 0 1 ${e-s*.95} ${n+s*.12}Z`,c:a(e,n-s*.52)+a(e-s*.54,n+s*.22)+a(e+s*.54,n+s*.22)+`M${e} ${n-s*.2}L${e+s*.4} ${n+s}H${e-
s*.4}Z`}[t];if(!l)throw new Error(`There is no suit "${t}".`);return v("path",{d:l,...r})}var Tc={bell:{fill:"M50 6C70 6\
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
M24 34H76V50H59V84H41V50H24Z",wide:9}},Ec=t=>t in Tc;function Lc(t,e,n,s,{colour:r="var(--accent-card)",ink:o=_f}={}){let i=Tc[t];
if(!i)throw new Error(`There is no symbol "${t}".`);let a=(l,c)=>l&&v("path",{d:l,fill:"none",style:`stroke:${c}`,"strok\
e-width":i.wide??8});return v("g",{transform:`translate(${e} ${n}) scale(${s/100})`},a(i.line,r),i.fill&&v("path",{d:i.fill,
"fill-rule":"evenodd",style:`fill:${r}`}),i.ink&&v("path",{d:i.ink,style:`fill:${o}`}),a(i.inkLine,o))}function Yo(t,e,n,s){if(t==="skip")return v("g",{fill:"currentColor"},Pe(`M${e-s} ${n+s*.5}A${s} ${s} 0 0 1 ${e+s*.78} ${n-
.1*s}`,"currentColor",s*.26),v("path",{d:`M${e+s*1.2} ${n+s*.62}L${e+s*.3} ${n+s*.2}L${e+s*1.16} ${n-s*.5}Z`}),D(e,n+s*.62,
s*.24));let r=o=>`M${e-o*s} ${n-o*s*.62}H${e+o*s*.2}V${n-o*s}L${e+o*s} ${n-o*s*.46}L${e+o*s*.2} ${n+o*s*.08}V${n-o*s*.3}\
H${e-o*s}Z`;return v("path",{d:r(1)+r(-1),fill:"currentColor"})}function Tf(t){let e=t*1.4,n=t*.08,s=(e-2*n)/17,r=t*.3,o="",
i="";for(let a=0;a<9;a++)o+=`M${n} ${n+2*a*s}h${t-2*n}v${s}h${2*n-t}z`;for(let a=-3;a<=3;a++){let l=2*a*s,c=Math.sqrt(Math.
max(0,r**2-(Math.abs(l)+s/2)**2));c&&(i+=`M${t/2+l-s/2} ${e/2-c}h${s}v${2*c}h${-s}z`)}return[R(0,0,t,e,{class:"paper",rx:t*
.085}),v("path.stripes",{d:o}),D(t/2,e/2,r+s*.9,{fill:"var(--card)"}),v("path.stripes",{d:i})]}function Ef(t,e){let n=e*
1.4,s=e*.085,r=t.rings??0,o=t.text??"",i=e*Math.min(.098,.78/Math.max(r,1)),a=e*.11,l=a+e*.026,c="";for(let d=1;d<r;d++)
c+=`M0 ${n-a-d*i}A${a+d*i} ${a+d*i} 0 0 1 ${a+d*i} ${n}`;let u=wt(o)?Math.min(e*.36,e*.76*100/Me(o,100)):0;return[R(0,0,
e,n,{class:"paper",rx:s}),r>0&&v("path",{d:`M0 ${n-l}A${l} ${l} 0 0 1 ${l} ${n}H${s}A${s} ${s} 0 0 1 0 ${n-s}Z`,fill:"va\
r(--accent-card)"}),c&&Pe(c,"var(--accent-card)",Math.min(e*.052,i*.55)),u?Ue(o,e*.12,e*.13,u,{colour:"var(--card-ink)"}):
v("text",{x:e*.1,y:e*.36,"font-size":Math.min(e*.3,e*1.5/Math.max(o.length,1)),"font-weight":700,fill:"var(--card-ink)"},
o),R(0,0,e,n,{class:"edge",rx:s})]}function Lf(t,e){let n=e*1.4,s=e*.085,r=t.colour==="wild",o=t.colour??"",i=r?"#fff":`\
var(--c-${o}-on)`,a=r?[["r",-1,-1],["g",1,-1],["y",-1,1],["b",1,1]].map(([m,h,f])=>it(String(m),e*(.5+.23*Number(h)),n*.62+
e*.23*Number(f),e*.16,{fill:`var(--c-${m})`,stroke:"#fff","stroke-width":e*.018})):[.46,.31,.16].map(m=>it(o,e*.62,n*.66,
e*m,{fill:"none",stroke:i,"stroke-opacity":.5,"stroke-width":e*.045})),l={draw2:"+2",draw4:"+4"}[t.glyph??""],c=l??(t.glyph?
"":t.text??""),u=c?Ue(c,e*.12,e*.13,e*(l?.34:.42),{gap:l?8:13}):r?v("text",{x:e*.11,y:e*.3,"font-size":Math.max(12.5,e*.22),
"font-weight":700,fill:i},e<46?"W":"Wild"):Yo(t.glyph??"",e*.31,e*.33,e*.19),d=t.letter||o.toUpperCase();return[R(0,0,e,
n,{rx:s,fill:r?"#17181C":`var(--c-${o})`}),v("svg",{width:e,height:n,style:"overflow:hidden"},a),v("g",{style:`color:${i}`},
u),!r&&v("text",{x:e*.12,y:n-e*.1,"font-size":Math.max(12.5,e*.205),"font-weight":700,fill:i},d),R(0,0,e,n,{rx:s,fill:"n\
one",stroke:"#fff","stroke-width":Math.max(2,e*.03)})]}function Af(t,e){let n=e*1.4,s=t.suit??"",r=t.text??"",o=`var(--s\
uit-${s})`,i=Math.min(e*.3,e*.62*100/Me(r,100,6));return[R(0,0,e,n,{class:"paper",rx:e*.085}),Ws(s,e*.66,n*.69,e*.34,{style:`\
fill:${o}`,opacity:.16}),Ws(s,e*.66,n*.69,e*.2,{style:`fill:${o}`}),Ue(r,e*.1,e*.11,i,{colour:o,gap:r.length>1?6:13}),Ws(
s,e*.22,e*.6,Math.max(4,e*.125),{style:`fill:${o}`}),R(0,0,e,n,{class:"edge",rx:e*.085})]}function Of(t,e){let n=e*1.4,s=t.
text??"",r=Math.min(e*.2,e*.8/Math.max(I(s,1.06),.1)),o=s!==""&&r>=9,i=e*(o?.6:.7);return[R(0,0,e,n,{class:"paper",rx:e*
.085}),o&&v("text",{x:e*.1,y:e*.1+r*.9,"font-size":r,"font-weight":700,style:"fill:var(--card-ink)"},s),Lc(t.glyph??"",(e-
i)/2,o?n*.36:(n-i)/2,i),R(0,0,e,n,{class:"edge",rx:e*.085})]}function Pf(t,e){return t.colour?Lf(t,e):t.suit?Af(t,e):t.glyph&&
Ec(t.glyph)?Of(t,e):Ef(t,e)}function et(t,e){let n=t?Pf(t,e):Tf(e);return v("g",{class:t?"front":"back"},n)}var Uf={0:[],
1:[[0,0]],2:[[-1,-1],[1,1]],3:[[-1,-1],[0,0],[1,1]],4:[[-1,-1],[1,-1],[-1,1],[1,1]],5:[[-1,-1],[1,-1],[0,0],[-1,1],[1,1]],
6:[[-1,-1],[1,-1],[-1,0],[1,0],[-1,1],[1,1]]},Is=(t,e,n)=>[R(0,0,e,e,{rx:e*.14,style:`fill:var(--card);stroke:${n?"var(-\
-lit)":"var(--field)"}`,"stroke-width":n?5:1.5,opacity:t?1:.45}),Uf[t].map(([s,r])=>D(e*(.5+s*.26),e*(.5+r*.26),e*.09,{fill:"\
var(--card-ink)"}))];var Hf={draw2:"+2",draw4:"+4"},Rf=["skip","reverse"],Fs=28;function Jo(t){let e=t>=Fs;return{large:e,left:e?34:22,right:e?
44:24,tall:t*1.17,pitch:t*1.72+(e?4:1.5),gap:e?4:1.5}}var Ac=({rows:t})=>Math.max(...t.map(({kinds:e})=>e.length));function qs(t,e){
let{left:n,right:s,pitch:r,gap:o}=Jo(e);return{w:n+Ac(t)*(e+o)+s,h:t.rows.length*r}}function Nf(t,e,n){let s=48;for(;s>12&&
(qs(t,s).w>e||qs(t,s).h>n);)s-=.2;return s}var Oc=t=>[...t].reduce((e,n)=>e+Number(n),0);function Pc(t,e){return t===2?R(
-e,-e,2*e,2*e,{style:"fill:var(--lit)"}):D(0,0,e,{style:t?"fill:none;stroke:var(--field-edge)":"fill:var(--on-field)","s\
troke-width":1.5})}var Xo=(t,e,n)=>v("g",{transform:`translate(${t} ${e})`},n);function Cf(t,e,n){let{tall:s}=Jo(n),r=t.
kinds[e],o=t.colour==="wild",i=o?"#fff":`var(--c-${t.colour}-on)`,a=Math.max(13,n*(o?.42:.54)),l=[t.unseen[e],t.held[e],
t.gone[e]].map(Number),c=Math.min(11,n/4+(n<Fs?2:1)),u=l.flatMap((m,h)=>Array(m).fill([0,2,1][h])),d=Rf.includes(r)?v("g",
{style:`color:${i}`},Yo(r,n/2,s/2,n*.2)):v("text",{x:n/2,y:s/2+a*.36,"text-anchor":"middle","font-size":a,"font-weight":700,
style:`fill:${i}`},Hf[r]??r);return v("g",v("g",{opacity:l[0]?null:.4},R(0,0,n,s,{rx:3,style:`fill:${o?"#17181c":`var(--\
c-${t.colour})`};stroke:#fff`,"stroke-width":n<Fs?0:1.2}),d),u.map((m,h)=>Xo(n/2+(h-(u.length-1)/2)*c,s+n*.28,Pc(m,n<Fs?
2.8:3.5))))}function Df(t,e,n,s){let r=n?[0,82,182]:[0,62,136];return["unseen","discarded",s].map((o,i)=>[Xo(t+r[i],e,Pc(
i,4)),v("text.f2",{x:t+r[i]+9,y:e+4.5,"font-size":n?13:12},o)])}function Qo({zone:t,w:e,lit:n}){let{large:s,left:r,tall:o,
pitch:i,gap:a}=Jo(e),l=Ac(t),c=r+l*(e+a)+(s?6:2);return t.rows.map((d,m)=>{let h=m*i,f=d.kinds.length<l/2,g=y=>r+y*(e+a)*
(f?1.6:1),b=Oc(d.unseen);return[d.colour!=="wild"&&it(d.colour,r/2-3,h+o/2,r*.26,{style:`fill:var(--ring-${d.colour})`}),
d.kinds.map((y,k)=>Xo(g(k),h,Cf(d,k,e))),d.kinds.map((y,k)=>`${d.id}.${y}`in n&&R(g(k)-1,h-2,e+2,o+e*.48,{"data-key":`li\
t:${d.id}.${y}`,rx:5,style:"fill:none;stroke:var(--lit)","stroke-width":s?3:2})),f&&Df(Math.min(g(d.kinds.length),c-(s?240:
192)),h+o/2,s,d.hands??"yours"),v("text.f",{x:c,y:h+o/2+6,"font-size":s?18:14,"font-weight":700},String(b))]}).flat(3).filter(
Boolean)}function zo({rows:t}){let[e,n]=["unseen","gone"].map(s=>t.reduce((r,o)=>r+Oc(o[s]),0));return`${e} ${e===1?"car\
d":"cards"} you can't see, ${n} discarded`}var ei=t=>[zo(t),...t.rows.map(({label:e})=>e)].join(". ");function tn(t){let e=t.
zones.filter(n=>n.kind==="kinds");return e.length?{rows:e,of:e[0].of}:void 0}function Uc(t,e){let n=Object.keys(t).filter(
s=>e?.rows.some(({id:r})=>s.startsWith(`${r}.`)));return e&&n.length?{[e.of]:t[n[0]],...t}:t}function Bf(t,e,n,s,r){let[
o]=e.counters??[];t.add("mark",e.id,n,s,{seat:e.seat,size:18,active:!!e.active}),t.text(`${e.id}.name`,e.name,n+23,s+9,{
size:13,bold:!0,quiet:!1,room:14}),t.cards(e.cards,n+38,s-4,r-42,{w:12,ideal:3,tight:.05},{role:"seat"}),o&&t.text(`${e.
id}.note`,`${o.value} ${o.label}`,n+23,s+23,{size:12,room:r-23})}function Hc(t,{seats:[e,...n],ring:s,stacks:r,kinds:o},i,a){
let l={rows:o,of:""},c=a>We,u=c?28:10,d=Math.min(n.length||1,3),m=Math.ceil(n.length/d),h=n.length>3,f=c?52:h?30:40,g=c?
150:80,b=r.length*(f+12)+g,y=(a-2*u-b)/d,k=c?12:8,$=h?34:c?102:44,M=k+Math.max(f*1.4+(c?16:10),m*$),T=i-(c?104:74);n.forEach(
(_,A)=>{let U=k+Math.floor(A/d)*$;h&&!c?Bf(t,_,u+A%d*y,U,y):Vo(t,_,u+A%d*y,U,c?y:Math.min(y,130),h||!c?26:42)});let x=a-
u-b;for(let _ of r)_.top?t.card(_.top,x,k,f,{role:"space"}):t.add("pile",_.id,x,k,{w:f,under:0,empty:!0}),x+=f+12;let E=r.
map(({count:_,label:A})=>`${_} ${A}`);s?.value&&r.some(({top:_})=>_?.face?.colour==="wild")&&E.push(`${s.value} named`),
E.forEach((_,A)=>{t.text(`spread.${A}`,_,x,k+14+A*(c?20:16),{size:c?14:12,room:g})});let L=Nf(l,a-2*u,T-M),S=qs(l,L);if(t.
add("spread","all",(a-S.w)/2,M+(T-M-S.h)*.35,{zone:l,w:L,lit:t.extras.lit??{}}),e&&c)Zo(t,{...e,counters:e.counters?.slice(
0,1)},a,T,i);else if(e){let _=qe(46,i-8-T);t.add("mark",e.id,u,T,{seat:e.seat,size:20,active:!!e.active}),t.text(`${e.id}\
.name`,e.name,u,T+36,{size:13,bold:!0,quiet:!1,room:62});let A={w:_,ideal:_+4,tight:.36,least:_,floor:20};t.cards(e.cards,
78,T,a-u-78,A,{own:!0,role:"hand"})}return{y:i-18,middle:{x:a/2,y:(M+T)/2,r:40}}}var js=class{constructor(e){this.open=!1;
this.how=e,this.root=p("section.sheet.spread",{hidden:!0,role:"group"})}show(e,n,s){this.zone=e,e||(this.open=!1),this.root.
hidden=!this.open;let r=this.open&&JSON.stringify([e,n,s]);if(!e||!r||this.root.dataset.looks===r)return;this.root.dataset.
looks=r;let o=s?23.2:44,i=qs(e,o),a=this.root.contains(le(this.root)),l={class:"btn quiet shut","aria-label":"Close",title:"\
Close",onclick:()=>this.escape()};this.root.setAttribute("aria-label",zo(e)),this.root.replaceChildren(p("h2",zo(e)),ce(
l,$e("close",16)),v("svg",{viewBox:`0 -3 ${i.w} ${i.h}`,role:"img","aria-label":ei(e)},Qo({zone:e,w:o,lit:n}))),a&&this.
root.querySelector("button")?.focus()}toggle(e){if(this.open)return void this.escape();this.open=!0,e(),this.root.querySelector(
"button")?.focus({preventScroll:!0})}escape(){let e=this.open,n=this.root.contains(le(this.root));return this.open=!1,this.
root.hidden=!0,n&&this.zone&&this.how.focus(this.zone.of),e}};var Ke=620,Gs=772,Dc=920,Wf=["seat","ring","fan","stack","tray","grid","dice","tokens","notes","kinds"];function Hn(t){let e=t.
zones.find(({kind:s})=>!Wf.includes(s));if(e)throw new Error(`Expected a zone that the table can draw, not "${e.kind}".`);
let n=s=>t.zones.filter(r=>r.kind===s);return{seats:nc(n("seat")),ring:n("ring")[0],fans:n("fan"),stacks:n("stack"),trays:n(
"tray"),grids:n("grid"),dice:n("dice"),notes:n("notes"),boards:n("tokens"),kinds:n("kinds")}}function Ks(t,e,n={}){if(n.
laid&&tn(t))return Xf(t,e,n);if($c(t)&&(e.low||e.h))return Jf(t,e,n);if(e.low&&t.zones.some(({kind:m})=>m==="tokens"))return zf(
t,e,e.low,n);if(e.low&&jo(t))return ti(t,e,e.low,n,ni(e.w));if(!e.h)return Vs(t,e.w,n);let s=({w:m,h})=>si(e,m,h),o=[...e.
w>=Ke*Rc?[Gs,860,Dc]:[],390,440].map(m=>Yf(t,e,m,n)),[i,...a]=o.filter(m=>m.w>=Ke),l=a.reduce((m,h)=>s(h)>s(m)?h:m,i);if(l&&
s(l)>=Rc)return l;let c=o.reduce((m,h)=>s(h)>s(m)?h:m),u=Math.round(Math.max(Bc,vt*e.h/e.w));return t.zones.some(({kind:m})=>m===
"tokens")?qc(t,Math.min(u,Ns),n,oc,!0):s(c)>=If||!jo(t)?c:t.table==="round"&&t.zones.filter(({kind:m})=>m==="seat").length>
jf&&e.w>e.h?ti(t,e,Cc,n,Math.round(Cc*e.w/e.h)):ti(t,e,Math.min(u,qf),n,Wc(e,u))}var Rc=.8,If=.92,Nc=.75,Ff=352,Bc=288,qf=460,
jf=6,Cc=320,Gf=640,Vf=110,Kf=400,Zf=1.25,ni=t=>Math.round(Math.max(vt,Math.min(We,t/Zf))),Wc=(t,e)=>Math.round(Math.max(
vt,Math.min(We,e*t.w/t.h)));function Ic(t,e,n){let{w:s}=t,r=t.low?0:t.h,o=!t.low&&s>=Gs*Nc&&(!r||r>=e[0]*Nc),[i,a]=o?e:n,
l=o?Gs:t.low?ni(s):vt,c=r?Math.round(Math.max(i,Math.min(a,l*r/s))):o?600:i;return[o||!r?l:Wc(t,c),c]}var si=(t,e,n)=>Math.
min(t.w/e,t.h?t.h/n:1/0),Fc=(t,e)=>({...t,call:(t.call??0)/e});function Yf(t,e,n,s){let r=Vs(t,n,s);for(let o=0;o<2&&s.call;o++)
r=Vs(t,n,Fc(s,si(e,r.w,r.h)));return r}function ti(t,e,n,s,r){let o=new xt(Fc(s,si(e,r,n))),i=Hn(t),{y:a,middle:l}=t.table===
"corners"?vc(o,i,n,r):xc(o,i,n,t.table==="round",r);return{w:r,h:Math.max(n,a+8),things:[...o.things,...o.over],middle:l,
call:o.call}}function zf(t,e,n,s){let r=Math.max(e.w,Gs),o=((e.page??0)-Gf)*r/e.w-Vf;return e.w>=Ke&&o>=Kf?Vs(t,r,s,Math.
min(o,Ns)):qc(t,n,s,Math.min(ni(e.w),Ke-1),!1)}function qc(t,e,n,s,r){let o=new xt(n),{middle:i}=hc(o,Hn(t),e,s,r);return{
w:s,h:e,things:[...o.things,...o.over],middle:i,call:o.call}}function Jf(t,e,n){let s=new xt(n),[r,o]=Ic(e,[470,620],[e.
low||Bc,620]),{middle:i}=Sc(s,Hn(t),o,r);return{w:r,h:o,things:[...s.things,...s.over],middle:i,call:s.call}}function Xf(t,e,n){
let s=new xt(n),[r,o]=Ic(e,[520,640],[Ff,560]),{middle:i}=Hc(s,Hn(t),o,r);return{w:r,h:o,things:[...s.things,...s.over],
middle:i,call:s.call}}function Vs(t,e,n={},s=Ns){let r=Math.round(Math.min(Math.max(e,320),Dc)),o=r>=Ke,i=new xt(n),a=Hn(
t),l=o?28:14,c=t.table==="round"||t.table==="corners"&&!o,u=a.boards.length?o?dc:mc:c?o?tg:ng:o&&t.table==="corners"?yc:
o?Qf:eg,{y:d,middle:m}=u(i,a,r,l,s);return{w:r,h:Math.round(d+18),things:[...i.things,...i.over],middle:m,call:i.call}}function Zs(t,e,n,s,r,o){
let i=s,a=(r-o*(e-1))/e;for(let l=0;l<t.length;l+=e){let c=t.slice(l,l+e);i+=Math.max(...c.map((u,d)=>u(n+d*(a+o),i,a)))+
20}return i-s}function Qf(t,e,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:c}=e,u=o.map(E=>(L,S,_)=>t.other(E,L,
S,_,!0)),d=c.map(E=>(L,S,_)=>t.tray(E,L,S,_));u.splice(Math.ceil(u.length/2),0,...d);let m=Math.floor((n-2*s+20)/126),h=u.
length<=m?Math.max(u.length,1):Math.ceil(u.length/2),f=28+Zs(u,h,s,28,n-2*s,20),g=l.length?104:0,b=i?248:0,y=f+6,k=i?{x:132,
y:y+108,r:88}:{x:n/2,y:y+60,r:40};i&&t.add("ring",i.id,k.x,k.y,{ring:i,r:k.r});let $=n-2*s-b-(g?g+24:0),M=t.fans(a,s+b,y+
10,$,!0);f=Math.max(y+(i?230:0),y+10+M)+12,l.forEach((E,L)=>t.stack(E,n-s-72,y+48+L*152,66));let T=l.length?y+48+l.length*
152-24:0,x=b&&n>=740?b:176;return f+=Ys(t,e,n-(T>f?g+24:0),s,f),r&&(f+=t.own(r,s,f,n-2*s-(T>f?g+24:0),x)),{y:Math.max(f,
T),middle:k}}function eg(t,e,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:c}=e,u=18,d=o.some($=>($.before?.length??
0)>1),m=d||o.length<=2||o.length===4?Math.min(2,Math.max(o.length,1)):3;u+=Zs(o.map($=>(M,T,x)=>t.other($,M,T,x,!1)),m,s,
u,n-2*s,12);let h=66,f=i?{x:106,y:u+100,r:h}:{x:n/2,y:u+40,r:40};i&&t.add("ring",i.id,f.x,f.y,{ring:i,r:h});let g=i?214:
s,b=n-s-g,y=Math.min(92,b/Math.max(l.length,1));l.forEach(($,M)=>t.stack($,g+M*y,u+12,Math.min(56,y-14),y-1));let k=l.length?
u+12+78+56:u;for(let $ of c)k+=t.tray($,g-6,k,b+6);return u=Math.max(k,i?u+200:u)+6,u+=t.fans(a,s,u,n-2*s,!1),u+=Ys(t,e,
n,s,u),r&&(u+=t.own(r,s,u+4,n-2*s,0)+4),{y:u,middle:f}}function tg(t,e,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:c}=e,
{left:u,top:d,right:m}=sc(o.length),h=i?.art==="none"?64:n<740?108:128,f=Math.min(d<2?220:n<740?130:190,n/2-h-20-s),g=n-
2*s-2*f-24,y=o.slice(u,u+d).map(E=>(L,S,_)=>t.other(E,d===1?n/2-70:L,S,_,!0)),k=d?Zs(y,d,s+f+12,20,g,16):0,$={x:n/2,y:20+
k+h+12,r:h},M=(E,L)=>{let S=E.length>1?28:$.y-60;for(let _ of E)S+=t.other(_,L,S,f,!0)+26;return S},T=[M(o.slice(0,u).reverse(),
s),M(o.slice(o.length-m),n-s-f)];jc(t,i,l,c,$,h<120?.82:1);let x=Math.max($.y+h+40,...T);return a.length&&(x+=t.fans(a,s,
x,n-2*s,!0)),x+=Ys(t,e,n,s,x),r&&(x+=t.own(r,s,x,n-2*s,160)),{y:x,middle:$}}function ng(t,e,n,s){let{seats:[r,...o],ring:i,
fans:a,stacks:l,trays:c}=e,u=o.some(g=>(g.before?.length??0)>1),d=u||o.length===2||o.length===4?2:Math.min(3,Math.max(o.
length,1)),m=16+Zs(o.map(g=>(b,y,k)=>t.other(g,b,y,k,!1)),d,s,16,n-2*s,12),h=i?.art==="none"?50:108,f={x:n/2,y:m+h+10,r:h};
return jc(t,i,l,c,f,.8),m=f.y+h+36,a.length&&(m+=t.fans(a,s,m,n-2*s,!1)),m+=Ys(t,e,n,s,m),r&&(m+=t.own(r,s,m,n-2*s,0)),{
y:m,middle:f}}function jc(t,e,n,s,r,o){e&&t.add("ring",e.id,r.x,r.y,{ring:e,r:r.r});let i=(n.length>2?56:78)*o,a=22*o,l=r.
x-(n.length*i+(n.length-1)*a)/2;n.forEach((c,u)=>t.stack(c,l+u*(i+a),r.y-i*.7-12,i)),s.forEach(c=>t.tray(c,r.x-50,r.y+44,
100))}function Ys(t,{grids:e,dice:n},s,r,o){let i=o;for(let a of e)i+=An(t,a,r,i,s-2*r,s>=Ke);for(let a of n)i+=On(t,a,r,
i,s-2*r);return i-o}var sg={ArrowLeft:{x:-1,y:0},ArrowRight:{x:1,y:0},ArrowUp:{x:0,y:-1},ArrowDown:{x:0,y:1}};function rg(t,e,n){let s=e.map(
({x:o,y:i})=>{let a=(o-t.x)*n.x+(i-t.y)*n.y,l=Math.abs((o-t.x)*n.y)+Math.abs((i-t.y)*n.x);return a>.5?a+2*l:1/0}),r=Math.
min(...s);return r<1/0?s.indexOf(r):-1}function Gc(t){let e=(t.querySelector(".ring-focus")??t).getBoundingClientRect();
return{x:e.x+e.width/2,y:e.y+e.height/2}}function Vc(t,e){let n=sg[e.key];if(!n||e.shiftKey||e.ctrlKey||e.metaKey||e.altKey)
return;let s=[...t.closest(".board")?.querySelectorAll(".way.plays")??[]].filter(o=>o!==t),r=s[rg(Gc(t),s.map(Gc),n)];e.
preventDefault(),e.stopPropagation(),r instanceof SVGElement&&r.focus({preventScroll:!0})}var og=["#F4F7FF","#A9C3F5","#6F94DB","#3F63AB","#233E77"],oi=t=>({fill:og[t-1],ink:t<4?"#13201E":"#FFF"}),ri=t=>!!t.nodes,
ig=["part","value"];function ag(t,e){let n=Object.entries(t.nodes??{});return e==="part"?n:[...n].sort(([,s],[,r])=>(s.value??
0)-(r.value??0))}var zs=class{constructor(e){this.back=!1;this.by="part";this.map={};this.changed=e,this.words=p("p.coun\
ted"),this.steps=p("ol.shades"),this.tokens=p("button.btn.quiet",{"data-k":"heat.tokens",onclick:()=>this.bring()}),this.
opener=p("button.btn.quiet",{"data-k":"heat.all","aria-expanded":"false",onclick:()=>this.open(!!this.list.hidden)}),this.
root=p("div.heat-bar",{role:"group","aria-label":"Numbers on the board",hidden:!0},p("div.legend",this.words,this.steps),
this.tokens,this.opener),this.list=p("section.sheet.scores.heat-list",{hidden:!0})}get clears(){return ri(this.map)&&!!this.
map.hides&&!this.back}show(e){if(JSON.stringify(e)===JSON.stringify(this.map)||(this.map=e,this.root.hidden=!ri(e),this.
open(!1),!ri(e)))return;let{title:n="",unit:s="",steps:r=[],hides:o="",nodes:i={}}=e;this.words.textContent=n,this.steps.
replaceChildren(...r.map(({text:a,count:l},c)=>{let{fill:u,ink:d}=oi(c+1),m=`about ${a} ${s} at ${l} ${l===1?"place":"pl\
aces"}`;return p("li",{title:m},p("span.shade",{"aria-hidden":"true",style:`background:${u};color:${d}`},a),p("span.sr",
m))}),p("li.unit",{"aria-hidden":"true"},s)),this.tokens.hidden=!o,this.opener.textContent=`All ${Object.keys(i).length}`,
this.say()}say(){this.tokens.textContent=`Show ${this.map.hides??""}`,J(this.tokens,"aria-pressed",String(this.back))}bring(){
this.back=!this.back,this.say(),this.changed()}open(e){this.list.hidden=!e,J(this.opener,"aria-expanded",String(e)),this.
list.replaceChildren(...e?[this.table()]:[])}escape(){let e=!this.list.hidden;return this.open(!1),e&&this.opener.focus(),
e}sort(e){this.by=e,this.open(!0),this.list.querySelector(`[data-k="heat.${e}"]`)?.focus()}table(){let{title:e="",unit:n=""}=this.
map,s={part:"where",value:n},r=ig.map(i=>p("th",{scope:"col","aria-sort":this.by===i?"ascending":null},p("button.sorts",
{"data-k":`heat.${i}`,onclick:()=>this.sort(i)},s[i]))),o=([i,{part:a="",value:l=0}])=>p("tr",p("th",{scope:"row"},i),p(
"td",a),p("td.num",l.toFixed(2)));return p("div.scroll",{tabindex:0,role:"group","aria-label":e},p("table",p("caption",e),
p("thead",p("tr",p("td"),...r)),p("tbody",ag(this.map,this.by).map(o))))}};var lg=23,ii=24,Nn=20,cg=17,ug=8,Kc=6,Rn={h:23,size:15},dg={house:[66,34],place:[20,28]},[hg,mg,pg]=[3,4,1],Zc=(t,e)=>Math.
hypot(t.x-e.x,t.y-e.y);function fg(t,e,n){let s={x:(t.x+e.x)/2,y:(t.y+e.y)/2},r=o=>(o.x-s.x)*(e.x-t.x)+(o.y-s.y)*(e.y-t.
y);return n.flatMap((o,i)=>{let a=n[(i+1)%n.length],[l,c]=[r(o),r(a)],u=l/(l-c),d=l<0!=c<0?[{x:o.x+(a.x-o.x)*u,y:o.y+(a.
y-o.y)*u}]:[];return l<0?[o,...d]:d})}function gg(t,e=lg){let n=Array.from({length:ii},(s,r)=>{let o=2*Math.PI*r/ii,i=e/
Math.cos(Math.PI/ii);return{x:i*Math.cos(o),y:i*Math.sin(o)}});return t.map((s,r)=>{let o=n;for(let[i,a]of t.entries()){
let l=Zc(s,a);i===r||l>2.1*e||(l<.5?o=i>r?[]:o:o=fg({x:0,y:0},{x:a.x-s.x,y:a.y-s.y},o))}return o})}var bg=t=>t.map((e,n)=>{
let s=t.filter((r,o)=>o!==n).map(r=>Zc(e,r));return Math.max(ug,Math.min(Nn,...s.filter(r=>r>.5).map(r=>r/2-1)))}),ai=(t,e)=>t.
x<e.x+e.w&&e.x<t.x+t.w&&t.y<e.y+e.h&&e.y<t.y+t.h,wg=({x:t,y:e},n)=>({x:t-n,y:e-n,w:2*n,h:2*n});function yg(t,e,n,s,r){let o=[];
return t.map((i,a)=>{let l=n[a],c=Rn.h,u=f=>(f.x<r.x||f.y<r.y||f.x+l>r.x+r.w||f.y+c>r.y+r.h?100:0)+hg*o.filter(b=>ai(b,f)).
length+mg*t.filter((b,y)=>ai(wg(b,e[y]-3),f)).length+pg*s.filter(b=>ai(b,f)).length,d=[[1,-1],[-1,-1],[1,0],[-1,0],[0,-1],
[0,1],[1,1],[-1,1]],h=[0,8,20].flatMap(f=>d.map(([g,b])=>{let y=(e[a]+f)*(g&&b?.72:1.08);return{x:i.x+g*(y+l/2)-l/2,y:i.
y+b*(y+c/2)-c/2,w:l,h:c}})).reduce((f,g)=>u(g)<u(f)?g:f);return l&&o.push(h),h})}var li=t=>t?12+9*t.length:0,ci=({x:t,y:e},{
role:n,label:s,ring:r,chosen:o,attributes:i})=>v("g",{role:n,"aria-label":s,"data-x":t,"data-y":e,transform:`translate(${t}\
 ${e})`,...i},v("title",s),v("g.sized",v("path.cell",{fill:"transparent"}),(r||o)&&D(0,0,Nn,{class:"ring"}),o&&D(0,0,Nn-
Kc,{class:"ring chosen"}),D(0,0,Nn+12,{class:"ring-focus"}))),Yc=({x:t,y:e},n,s)=>v("g.tag.of",{"data-of":s,"data-move":s,
transform:`translate(${t} ${e})`,"aria-hidden":"true"},v("g.sized",v("g.stands",R(0,0,li(n),Rn.h,{rx:3,style:"fill:var(-\
-lit)"}),v("text",{x:li(n)/2,y:Rn.h/2+Rn.size*.36,"font-size":Rn.size,"font-weight":700,"text-anchor":"middle",fill:"#13\
201E"},n))));function zc(t,e,n,s){let r=[...t.querySelectorAll("[data-x]")],o=({x:g,y:b})=>({x:g/e,y:b/e}),i=r.map(({dataset:g})=>o(
{x:Number(g.x),y:Number(g.y)})),a=gg(i),l=bg(i);for(let g of t.querySelectorAll(".sized"))g.setAttribute("transform",`sc\
ale(${e})`);for(let[g,b]of r.entries()){let y=a[g].map(({x:k,y:$})=>`${k.toFixed(1)} ${$.toFixed(1)}`).join("L");b.querySelector(
".cell")?.setAttribute("d",y?`M${y}Z`:"");for(let k of b.querySelectorAll("circle")){let $=k.classList.contains("ring-fo\
cus")?12:k.classList.contains("chosen")?-Kc:0,[M,T]=["many","handle"].map(E=>b.classList.contains(E)),x=T?Nn:M?Math.min(
l[g],cg/e):l[g];k.setAttribute("r",String(x+$))}}let c=[...t.querySelectorAll(".tag.of")];if(!c.length)return;let u=r.map(
g=>c.find(b=>b.dataset.of===g.dataset.move)),d=u.map(g=>li(g?.textContent??"")),m={x:n.x/e,y:n.y/e,w:n.w/e,h:n.h/e},h=s.
map(({x:g,y:b,kind:y})=>{let[k,$]=dg[y??""]??[13,13];return{x:(g-k)/e,y:(b-$)/e,w:2*k/e,h:2*$/e}}),f=yg(i,l,d,h,m);for(let[
g,b]of u.entries()){let{x:y,y:k}=f[g];b?.querySelector(".stands")?.setAttribute("transform",`translate(${y-i[g].x} ${k-i[g].
y})`)}}var kg=18,vg=40,xg={"stroke-width":5},$g={"stroke-width":36,"stroke-linejoin":"round","stroke-linecap":"round"},Mg=.4;function Sg(t,e){
let n=e.get(t.a),s=e.get(t.b),r=`M${n.x} ${n.y}L${s.x} ${s.y}`,o=i=>v("path",{d:r,fill:"none",...i});switch(t.kind??"roa\
d"){case"double":return[o({style:"stroke:var(--field-edge)","stroke-width":9}),o({style:"stroke:var(--field)","stroke-wi\
dth":4})];case"dashed":return o({style:"stroke:var(--field-edge)","stroke-width":6,"stroke-dasharray":"12 9"});case"thin":
return o({style:"stroke:var(--field-edge)","stroke-width":3});case"pointer":return o({style:"stroke:var(--on-field-2)","\
stroke-width":3,"stroke-dasharray":"2 5"});default:return o({style:"stroke:var(--field-edge)","stroke-width":9})}}var Jc=(t,e,n,s)=>v(
"text",{class:s,y:.35*e,"font-size":e,"font-weight":700,"text-anchor":"middle",fill:n},t);function _g(t,e,n,s){let{fill:r,
ink:o}=e?oi(e.step):{fill:"var(--on-field)",ink:""},i={style:`fill:${r};stroke:var(${e?"--on-field-2":"--field"})`,"stro\
ke-width":2},a=e?Math.min(16*n,kg):13,l=t.kind==="crossing"?v("path",{d:`M0 ${-a*1.35}L${a*1.35} 0 0 ${a*1.35} ${-a*1.35}\
 0Z`,...i}):t.kind==="door"?v("path",{d:`M${-a} ${-a}L${a} 0 ${-a} ${a}Z`,...i}):t.kind==="house"?v("rect",{x:-66,y:-34,
width:132,height:68,rx:4,...i}):t.kind==="place"?R(-19,-27,38,54,{class:"slot",rx:4,fill:"none"}):v("circle",{r:a,...i}),
c=t.kind==="house",u=c&&(t.name??"").length>8?(t.name??"").split(" "):[t.name??""],d=Math.max(1,...u.map(f=>f.length)),m=c?
Math.min(23*n,122/(.66*d),54/(1.1*u.length)):20*n,h={...t.kind==="place"?s(t):{x:0,y:c?0:16+18*n,"text-anchor":"middle"},
class:c?"on-house":"f"};return v("g",{transform:`translate(${t.x} ${t.y})`},v("title",t.label),l,t.kind==="pointer"&&!e&&
R(-5,-5,10,10,{fill:"var(--field)"}),e&&Jc(e.text,20*n,o,e.fine?"coarse":""),e?.fine&&Jc(e.fine,15*n,o,"fine"),t.name&&u.
map((f,g)=>v("text",{"font-size":m,"font-weight":700,...h,y:h.y+(c?(.35+1.1*(g-(u.length-1)/2))*m:0)},f)))}function Tg(t){
let e=new Map;for(let{key:s,at:r,art:o}of t)(o??"mark")==="mark"&&e.set(r,[...e.get(r)??[],s]);let n=new Map;for(let s of e.
values())s.forEach((r,o)=>n.set(r,o-(s.length-1)/2));return n}function Eg(t,e,n,s=0){let r=e.get(t.at);if(!r)throw new Error(
`Expected a node of the board, not "${t.at}".`);let o={mark:()=>[D(0,0,27,{fill:t.active?"var(--accent-on-field)":"var(-\
-field)"}),Zt(t.seat??0,-19,-19,38,{fill:t.active?"var(--field)":"var(--on-field)",ink:t.active?"var(--accent-on-field)":
"var(--field)"})],agent:()=>[D(0,0,15,{style:"fill:var(--field);stroke:var(--on-field)","stroke-width":3}),R(-9,-3,18,6,
{fill:"var(--on-field)"})],card:()=>[v("g",{transform:"translate(-20 -28)"},et(t.face,40))],bars:()=>[R(-64,-32,128,64,{
rx:3,fill:"var(--on-field)"}),v("path",{d:"M-54 -32V32M-38 -32V32M38 -32V32M54 -32V32",style:"stroke:var(--field)","stro\
ke-width":6})],empty:()=>[R(-19,-27,38,54,{class:"slot",rx:4,fill:"none"})]}[t.art??"mark"];if(!o)throw new Error(`Expec\
ted a token that can be drawn, not "${t.art}".`);return v("g",{transform:`translate(${r.x+46*n*s} ${r.y}) scale(${n})`,role:"\
img","aria-label":t.label,"data-token":t.key},v("title",t.label),v("g.grows",o()))}function Lg({tag:t,path:e},n,s){let{x:r,
y:o}=n.get(e[e.length-1]),i=18+11*t.length;return t&&v("g.tag",{transform:`translate(${r+14} ${o-12-32*s}) scale(${s})`},
R(0,0,i,32,{rx:3,style:"fill:var(--lit)"}),v("text",{x:i/2,y:23,"font-size":21,"font-weight":700,"text-anchor":"middle",
fill:"#13201E"},t))}function Xc(t,e){let n=t.path.map(o=>e.get(o)),s=n.map(({x:o,y:i},a)=>`${a?"L":"M"}${o} ${i}`).join(
""),r=!t.move;return v("g",{class:r?"way gone":"way",role:r?"img":null,"aria-label":r?t.label:null,"aria-hidden":r?null:
"true","data-steps":n.length-1},r&&v("title",t.label),v("path.line",{d:s,fill:"none",style:"stroke:var(--lit)",...r?$g:xg}))}
function Ag({path:t,label:e,move:n,chosen:s},r,o){let i=r.get(t[t.length-1]),a=o?{class:"way plays",tabindex:0,"data-mov\
e":n,"aria-pressed":String(!!s)}:{class:"way shown"};return ci(i,{role:o?"button":"img",label:e,ring:!0,chosen:!!s,attributes:a})}
function Og(t,e,n,s){let r=13*s*(t.name?.length??0),o=[{x:-23*s-3,y:7*s,"text-anchor":"end",left:-r-23*s},{x:23*s+3,y:7*
s,"text-anchor":"start",left:23*s},{x:0,y:45*s,"text-anchor":"middle",left:-r/2},{x:0,y:-31*s,"text-anchor":"middle",left:-r/
2}],i=e.edges.flatMap(({a:u,b:d})=>{let m=n.get(u),h=n.get(d);return[0,.25,.5,.75,1].map(f=>({x:m.x+(h.x-m.x)*f,y:m.y+(h.
y-m.y)*f}))}),a=({y:u,left:d})=>i.filter(m=>m.x>t.x+d-14&&m.x<t.x+d+r+14&&m.y>t.y+u-16*s-12&&m.y<t.y+u+12).length,{left:l,
...c}=o.reduce((u,d)=>a(d)<a(u)?d:u);return c}var Pg=(t,e,n)=>[t.art?v("g.scenery",Fa(t.art)):null,(t.areas??[]).map(({name:s,
x:r,y:o})=>v("text.f2",{x:r,y:o,"font-size":20*n,"text-anchor":"middle"},s)),v("g",{fill:"none"},...t.edges.map(s=>Sg(s,
e)))];function Ug(t,e,n,s,r=0){let o=n.get(t.at),i={agent:22,card:39}[t.art??"mark"]??34,a=o.x+46*s*r;return v("g.light",
{transform:`translate(${a} ${o.y}) scale(${s})`,"data-x":a,"data-y":o.y,"data-key":`lit:${t.key}`,"aria-hidden":"true"},
D(0,0,i,{fill:"none",style:"stroke:var(--lit)","stroke-width":6}),e&&R(i-6,-i-14,26,26,{style:"fill:var(--lit)"}),e&&v("\
text",{x:i+7,y:5-i,"font-size":18,"font-weight":700,"text-anchor":"middle",fill:"#13201E"},e))}function Hg(t,e,{zone:n},{
nodes:s,aside:r,u:o,at:i}){let a=n.tokens.find(({key:u})=>u===t),l=s.get(a?.at??t);if(!l)throw new Error(`Expected a nod\
e or a token of the board, not "${t}".`);let c=n.carries?.length;return ci({x:l.x+46*o*(r.get(t)??0),y:l.y},{role:"butto\
n",label:a?.label??l.label,ring:!a,chosen:e,attributes:{class:["way plays",a&&"handle",c&&"many"],tabindex:a&&i?-1:0,"ar\
ia-pressed":String(e),"data-spot":t}})}function Qc(t){let{board:e,zone:n,heat:s,clear:r,acting:o,spots:i,lit:a,w:l,h:c,k:u}=t,
d=new Map(e.nodes.map(M=>[M.id,M])),m=Tg(n.tokens),h=u<Mg?1:Math.max(1,.62/u),f=(n.ways??[]).filter(({move:M})=>!M),g=(n.
ways??[]).filter(({move:M})=>M),b=n.tokens.filter(({art:M})=>!(r&&M==="agent")),y=({art:M})=>!!s.nodes&&M==="card",k=M=>_g(
M,s.nodes?.[M.id],h,T=>Og(T,e,d,h)),$=M=>Eg(M,d,h,m.get(M.key));return v("svg.board",{width:l,height:c,viewBox:`0 0 ${e.
width} ${e.height}`,preserveAspectRatio:"xMidYMid meet",style:"overflow:hidden","data-board":e.id},R(0,0,e.width,e.height,
{fill:"transparent"}),Pg(e,d,h),f.map(M=>Xc(M,d)),e.nodes.filter(({kind:M})=>M==="place").map(k),b.filter(y).map($),e.nodes.
filter(({kind:M})=>M!=="place").map(k),g.map(M=>Xc(M,d)),b.filter(M=>!y(M)).map($),f.map(M=>Lg(M,d,h)),b.filter(({key:M})=>M in
a).map(M=>Ug(M,a[M.key],d,h,m.get(M.key))),g.filter(({tag:M})=>M).map(({tag:M,move:T,path:x})=>Yc(d.get(x[x.length-1]),M,
T??"")),g.map(M=>Ag(M,d,o)),Object.entries(i).map(([M,T],x)=>Hg(M,T,t,{nodes:d,aside:m,u:h,at:x})))}function eu(t,e){for(let n of t.
querySelectorAll(".way.gone > .line")){if(!(n instanceof SVGGeometryElement))continue;let s=n.getTotalLength(),r=Number(
n.parentElement?.dataset.steps??1);n.animate([{strokeDasharray:`0 ${s}`},{strokeDasharray:`${s} 0`}],{duration:r*vg/e})}}var nu=8,nn=1.25,tu=.42,Rg=.62,Ng=1.5,ui=46,Cg=26,Dg=8,Bg=.95;function Js(t,e,n=e.w/e.h){let s=Math.max(e.w,e.h*n),r=Math.
min(s,Math.max(t.w,e.w/nu)),o=r/n,i=(a,l)=>l<0?l/2:Math.max(0,Math.min(a,l));return{x:i(t.x,e.w-r),y:i(t.y,e.h-o),w:r,h:o}}
function Wg(t,e,n,s,r,o=e.w/e.h){let i=Math.max(e.w,e.h*o),a=Math.min(i,Math.max(t.w/n,e.w/nu))/t.w;return Js({x:s-(s-t.
x)*a,y:r-(r-t.y)*a,w:t.w*a,h:t.h*a},e,o)}function Ig(t,e,n,s,r){let o=n/s,[i,a]=[t.map(({x:M})=>M),t.map(({y:M})=>M)],[l,
c]=[Math.min(...i),Math.min(...a)],[u,d]=[Math.max(...i)-l,Math.max(...a)-c],m=Math.min(n/e.w,(o-r)/e.h),h=Math.max(Rg,Ng*
(n/e.w)),f=Math.min((n-2*ui)/(u||1),(o-r-2*ui)/(d||1)),g=Math.max(m,Math.min(h,f)),b={w:n/g,h:o/g},y=Cg/g,k=(M,T,x,E)=>{
let L=(M+T-x)/2,[S,_]=[Math.min(0,M-y),Math.max(E,T+y)-x];return _<S?(S+_)/2:Math.max(S,Math.min(L,_))},$=r/g;return{x:k(
l,l+u,b.w,e.w),y:k(c,c+d,b.h-$,e.h)-$,...b}}var Xs=class{constructor(){this.board=null;this.id="";this.dragged=!1;this.aspect=
1;this.wide=0;this.clear=0;this.targets=[];this.lit=[];this.view="whole";this.chosen="";this.whole={x:0,y:0,w:1,h:1},this.
frame=this.whole,this.fingers=new Map,this.down={x:0,y:0},this.near={x:0,y:0},this.aims=(n,s)=>{};let e=(n,s,r,o)=>p("bu\
tton.btn",{"data-k":`lens.${n}`,"aria-label":r,title:r,onclick:o},s);this.controls=p("div.lens",{role:"group","aria-labe\
l":"Zoom the board",hidden:!0},e("out","−","Zoom out",()=>this.zoom(1/nn)),e("in","+","Zoom in",()=>this.zoom(nn)),e("\
near",$e("near",20),"Near me",()=>this.see("near")),e("whole",$e("whole",20),"Whole board",()=>this.see("whole")))}on(e,n,s,r,o,i=[],a=[]){
this.controls.hidden=!e;let l=JSON.stringify([r,i])!==JSON.stringify([this.near,this.targets]),c=o.w/o.h,u=n!==this.id||
c!==this.aspect||o.w!==this.wide,d=JSON.stringify(a)!==JSON.stringify(this.lit)&&!a.every(m=>this.sees(m));this.near=r,this.
targets=i,this.lit=a,this.clear=o.clear??0,e&&e!==this.board&&this.listen(e),this.board=e,e&&(u&&(this.id=n,this.whole={
x:0,y:0,...s},this.aspect=c,this.wide=o.w,this.chosen=""),u||l||d||this.view!=="own"&&!a.length?this.look():this.show(this.
frame))}sees({x:e,y:n}){let{frame:s}=this,r=ui*s.w/this.wide,o=this.clear*s.w/this.wide;return e>s.x+r&&e<s.x+s.w-r&&n>s.
y+o+r&&n<s.y+s.h-r}look(){let e=this.wide/this.aspect-this.clear,n=Math.min(this.wide/this.whole.w,e/this.whole.h),s=this.
targets.length>0||n<tu;this.frameTo(this.chosen||(s?"near":"whole"))}see(e){this.chosen=e,this.frameTo(e)}frameTo(e){if(this.
view=e,e==="whole")return this.show(Js({...this.whole,w:1/0},this.whole,this.aspect));this.show(Ig([this.near,...this.targets,
...this.lit],this.whole,this.wide,this.aspect,this.clear))}show({x:e,y:n,w:s,h:r}){this.frame={x:e,y:n,w:s,h:r},this.board?.
setAttribute("viewBox",`${e} ${n} ${s} ${r}`),this.board?.classList.toggle("far",this.wide/s<tu),this.board?.classList.toggle(
"close",this.wide/s>=Bg);let o=this.onPage;o?.a&&this.aims(1/o.a,this.frame)}drawTo(e){this.view="own",this.show(e)}zoom(e,n=this.
frame.x+this.frame.w/2,s=this.frame.y+this.frame.h/2){this.drawTo(Wg(this.frame,this.whole,e,n,s,this.aspect))}pan(e,n){
let{x:s,y:r,w:o,h:i}=this.frame;this.drawTo(Js({x:s+e*o,y:r+n*i,w:o,h:i},this.whole,this.aspect))}point({clientX:e,clientY:n}){
let s=this.onPage,{x:r,y:o}=new DOMPoint(e,n).matrixTransform(s?.inverse());return{x:r,y:o}}get onPage(){let[e]=this.board?.
children??[];return e instanceof SVGGraphicsElement?e.getScreenCTM():null}listen(e){e.style.touchAction="none",e.addEventListener(
"wheel",n=>{let s=n.deltaY>0,{x:r,y:o}=this.point(n);s&&this.frame.w>=this.whole.w&&this.frame.h>=this.whole.h||(n.preventDefault(),
this.zoom(s?1/nn:nn,r,o))},{passive:!1}),e.addEventListener("pointerdown",n=>{this.fingers.set(n.pointerId,{x:n.clientX,
y:n.clientY}),this.down={x:n.clientX,y:n.clientY},this.dragged=!1}),e.addEventListener("pointermove",n=>this.drag(n));for(let n of[
"pointerup","pointercancel","pointerleave"])e.addEventListener(n,s=>this.fingers.delete(s.pointerId));e.addEventListener(
"click",n=>this.dragged&&n.stopPropagation(),{capture:!0})}drag(e){let n=this.fingers.get(e.pointerId);if(!n)return;let s={
x:e.clientX,y:e.clientY},r=[...this.fingers].find(([u])=>u!==e.pointerId)?.[1];if(this.dragged||=!!r||Math.hypot(s.x-this.
down.x,s.y-this.down.y)>Dg,!this.dragged)return;this.fingers.set(e.pointerId,s);let o=this.point({clientX:n.x,clientY:n.
y}),i=this.point({clientX:s.x,clientY:s.y});if(!r){let{x:u,y:d,w:m,h}=this.frame;this.drawTo(Js({x:u+o.x-i.x,y:d+o.y-i.y,
w:m,h},this.whole,this.aspect));return}let a=u=>Math.hypot(u.x-r.x,u.y-r.y)||1,{x:l,y:c}=this.point({clientX:(s.x+r.x)/2,
clientY:(s.y+r.y)/2});this.zoom(a(s)/a(n),l,c)}key(e,n){if(!this.board)return!1;let r=n?{ArrowLeft:[-.2,0],ArrowRight:[.2,
0],ArrowUp:[0,-.2],ArrowDown:[0,.2]}[e]:void 0;if(r)this.pan(r[0],r[1]);else if(e==="+"||e==="=")this.zoom(nn);else if(e===
"-")this.zoom(1/nn);else if(e==="0")this.see("whole");else return!1;return!0}};var su=3,ru=80,ou=t=>[...t.values.map((e,n)=>v("g",{transform:`translate(${n*(t.size+10)} 0)`},Is(e,t.size,t.lit.includes(
n)))),R(-5,-5,t.w+10,t.size+10,{class:"ring-focus",rx:9}),v("title",t.label)];function iu(t,e){for(let n=0;n<su;n++){let s=(o,i)=>1+(o+2*n+3*i)%6,r=()=>t(o=>({...o,values:o.values.map(s),lit:[]}));n?
setTimeout(r,n*ru/e):r()}setTimeout(()=>t(n=>n),su*ru/e)}var $t=(t,e)=>v("text",e,t),au=t=>!t.plays&&!!(t.opens||t.recall?.length);function Fg(t){let e=t.w*1.4,n=Math.min(11,Math.
max(7,t.w*.16));return[t.plays&&R(-2,-2,Math.max(t.seen,24),e+24,{class:"touch",fill:"transparent"}),t.dealt&&et(null,t.
w),t.ghost?v("g.faint",et(t.face,t.w)):et(t.face,t.w),t.ghost&&R(0,0,t.w,e,{class:"ghost",rx:t.w*.085,fill:"none"}),t.kin&&
!t.ghost&&R(1.5,1.5,t.w-3,e-3,{class:"kin",rx:t.w*.07,fill:"none"}),t.off&&R(0,0,t.w,e,{class:"veil",rx:t.w*.085}),t.under&&
v("path.bar-under",{d:`M2 ${e+11.5}h${Math.max(t.seen-6,18)}`,"stroke-width":5}),au(t)&&pl(n+2,e-n-2,n),R(-5,-5,t.w+10,e+
10,{class:"ring-focus",rx:t.w*.085+5}),v("title",au(t)?`${t.label}. Press to see the cards.`:t.label)]}var tt=24,di=14,qg=8;
function jg(t){let e=Math.min(tt,t.w);switch(t.role){case"hand":{let n=Math.min(tt,t.w*.55);return[t.w-n,t.h-n,n]}case"s\
tack":case"pile":return[t.w-e,t.h-e,e];case"fan":return[t.w-e,t.h*.36,e];case"seat":return t.h<tt?[t.w+3,(t.h-di)/2,t.w<
qg?0:di]:[t.w-tt,t.h-tt,tt];case"space":return[t.w-14,t.h-21,tt];case"dice":return[t.w+3,-3,tt];default:return t.y>tt?[t.
w-21,-25,tt]:[Math.max(-8,1-t.x),Math.max(-8,1-t.y),di]}}function Gg(t){let[e,n,s]=jg(t),r=t.tab&&s>0&&v("g",{transform:`\
translate(${e} ${n})`},R(0,0,s,s,{fill:"var(--lit)"}),$t(t.tab,{x:s/2,y:s*.71,"font-size":s*.625,"font-weight":700,"text\
-anchor":"middle",fill:"#13201E"}));return[R(-3,-3,t.w+6,t.h+6,{rx:7,fill:"none",stroke:"var(--lit)","stroke-width":4}),
r]}function Vg(t){let e=t.tone==="lit"?"lit-text":t.quiet?"f2":"f";return[v("text",{"font-size":t.size,"font-weight":t.bold?
700:400,"text-anchor":t.anchor,class:e},t.lines.map((n,s)=>v("tspan",{x:0,dy:s?t.size*1.2:0},n)))]}var Kg=t=>[Zt(t.seat,
0,0,t.size,{fill:t.active?"var(--accent-on-field)":t.quiet?"var(--on-field-2)":"var(--on-field)"})];function Zg(t){let e=String(
t.value),n=wt(e),s=n?Me(e,t.high):0;return[n&&Ue(e,0,0,t.high,{colour:"var(--on-field)"}),$t(n?t.label:`${e} ${t.label}`,
{x:n?s+8:0,y:t.high-4,"font-size":13,class:"f2","aria-hidden":"true"})]}function Yg(t){return t.empty?[R(1,1,t.w-2,t.w*1.4-
2,{class:"slot",rx:5,fill:"none"})]:Array.from({length:t.under},(e,n)=>{let s=(t.under-n)*2.5;return v("g",{transform:`t\
ranslate(${s} ${-s})`},R(0,0,t.w,t.w*1.4,{class:"paper",rx:t.w*.085}))})}var zg=t=>[v("text.f2",{"font-size":13,"aria-hi\
dden":"true"},v("tspan.f",{"font-weight":700,"font-size":15},String(t.count)),t.lines.map(e=>v("tspan",t.broken?{x:0,dy:17}:
{dx:4},e)))];function Jg(t){let e=String(t.count),n=Me(e,22),s=n+8+t.noted,r=(t.wide-(t.below?n:s))/2;return[Ue(e,r,0,22,
{colour:"var(--on-field)"}),$t(t.label,{x:t.below?t.wide/2:r+n+8,y:t.below?t.high+56:18,"text-anchor":t.below?"middle":"\
start","font-size":13,class:"f2","aria-hidden":"true"}),wo(t.count,12,30+t.high,t),Pe(`M1.5 ${t.high-6}V${36+t.high}H${t.
wide-1.5}V${t.high-6}`,"var(--field-line)",3)]}var Cn=(t,e)=>[e*Math.sin(t*2*Math.PI),-e*Math.cos(t*2*Math.PI)];function Xg(t){
let{ring:e,r:n}=t,s=e.of??10,r=e.filled??0,o=e.preview?.filled??r,i=e.goal??-1,a=n*.17,l=2.4/360,c=z("hatch"),u=k=>{let[
$,M]=Cn(k/s+l,n),[T,x]=Cn((k+1)/s-l,n);return`M${$} ${M}A${n} ${n} 0 0 1 ${T} ${x}`},d=Array.from({length:s},(k,$)=>{let M=$<
r,T=e.preview?$>=r&&$<o:i>=0&&$>=r&&$<i,x=$===i?"var(--lit)":M?"var(--accent-on-field)":"var(--field-line)";return[v("pa\
th",{d:u($),fill:"none",style:`stroke:${x}`,"stroke-width":a}),T&&v("path",{d:u($),fill:"none",style:`stroke:url(#${c})`,
"stroke-width":a})]}),m=n<56,h=m?12:14,f=(e.marks??[]).map(k=>{let $=k.at/s,M=n+a/2+4,[T,x]=Cn($,M),[E,L]=Cn($,M+7),[S,_]=Cn(
$,M+(m?6:19)),A=Math.sin($*2*Math.PI)<-.2,U=Math.sin($*2*Math.PI)>.2;return[!m&&v("path",{d:`M${T} ${x}L${E} ${L}`,class:k.
on?"tick on":"tick"}),$t(k.text,{x:S+(A?5:U?-5:0),y:_+(m?4:5),"font-size":h,"font-weight":k.on?700:400,"text-anchor":A?"\
end":U?"start":"middle",class:k.on?"f":"f2"})]}),g=(e.preview??e).value??"",b=e.preview?.note??e.note,y=Math.min(n*.7,n*
140/Math.max(Me(g,100),1));return[v("defs",He(c,"var(--accent-on-field)","none")),D(0,0,n+a/2,{fill:"var(--field)"}),...e.
closed?Qg(n,a):[...d.flat(),...f.flat()],wt(g)&&Ue(g,0,-y*.61,y,{anchor:"middle",colour:"var(--on-field)"}),b&&$t(b,{y:n*
.55,"font-size":Math.max(13,n*.14),"font-weight":e.closed?700:400,"text-anchor":"middle",class:e.closed?"lit-text":"f2"})]}
var Qg=(t,e)=>[0,1,2].map(n=>D(0,0,t+n*e*1.15,{fill:"none",style:"stroke:var(--lit)","stroke-width":n?e*.24:e,class:n?"e\
cho":"whole"}));function eb(t){let{r:e}=t,n={...t.ring,...t.ring.preview},s=Math.round(e/4.6),r=n.colour?`var(--ring-${n.
colour})`:"var(--on-field-2)",o=(n.direction??1)<0?-1:1,i=$s(n.colour),a=Array.from({length:s},(u,d)=>d*360/s).filter(u=>!i||
Math.abs(u-180)>31).map(u=>v("path",{transform:`rotate(${u}) translate(0 ${-e}) scale(${o} 1)`,d:"M-7-9H0L8 0 0 9H-7L1 0\
Z",fill:r})),l=i&&v("g",{transform:`translate(-60 ${e-18})`},R(0,0,120,36,{rx:4,fill:`var(--c-${n.colour})`}),it(n.colour,
22,18,8.5,{fill:"none",stroke:`var(--c-${n.colour}-on)`,"stroke-width":2.5}),$t(`${n.colour.toUpperCase()} ${i}`,{x:40,
y:24,"font-size":16,"font-weight":700,fill:`var(--c-${n.colour}-on)`})),c=n.note&&$t(n.note,{y:e-30,"font-size":13,"text\
-anchor":"middle",class:"f2"});return[...a,l,c]}var tb=t=>[wo(t.count,0,0,t)],nb=({ring:t})=>[wt(t.value??"")&&Ue(t.value,
0,-26,40,{anchor:"middle",colour:"var(--on-field)"}),$t(t.note??"",{y:36,"font-size":14,"text-anchor":"middle",class:"f2"})],
sb={dial:Xg,chevrons:eb,none:nb},rb=t=>Array.from({length:t.full},(e,n)=>v("g",{transform:`translate(${t.size/2+n*(t.size+
5)} ${t.size/2})`,"aria-hidden":"true"},D(0,0,t.size/2-1.5,{fill:"none",class:n<t.count?"agent":"slot"}),n<t.count&&R(-5,
-1.75,10,3.5,{fill:"var(--on-field)"}))),ob=t=>[R(1.5,1.5,t.size-3,t.size-3,{rx:4,style:`fill:${t.box==="done"?"var(--on\
-field)":"var(--field)"};stroke:var(--${{now:"lit",done:"on-field",open:"field-edge"}[t.box]})`,"stroke-width":t.box==="\
now"?4:2,"stroke-dasharray":t.box==="open"?"4 3":null}),t.box==="done"&&v("path",{d:"M-4 -4L4 4M4 -4L-4 4",transform:`tr\
anslate(${t.size/2} ${t.size/2}) scale(${t.size/18})`,style:"stroke:var(--field)","stroke-width":2.5})],ib={card:Fg,lit:Gg,
text:Vg,mark:Kg,counter:Zg,pile:Yg,count:zg,tray:Jg,chips:tb,dice:ou,agents:rb,box:ob,spread:t=>Qo(t),board:t=>[Qc(t)],ring:t=>sb[t.
ring.art??"dial"](t)};function Pt(t){let e=ib[t.kind];if(!e)throw new Error(`Expected a thing that the table can draw, n\
ot "${t.kind}".`);return e(t).filter(Boolean)}function lu(t){switch(t.kind){case"card":return t.label;case"counter":return`${t.
value} ${t.label}`;case"count":return t.spoken||`${t.count} ${t.lines.join(" ")}`;case"tray":return`${t.count} ${t.label}`;case"\
dice":case"board":return t.kind==="dice"?t.label:t.zone.label;case"ring":return t.ring.label;case"spread":return ei(t.zone);default:
return""}}var cu=420,ab=80,lb=1500,cb=5,uu=320,du={goal:900,bust:700,aside:600},hu="cubic-bezier(.2,.7,.2,1)";function hi(t,e){let n=e.
replace(/^seat/,"h"),s=[...t].filter(({kind:c,key:u})=>c==="card"&&(u===e||u.startsWith(`${n}.`))),r=s.length?s.map(({x:c,
y:u,w:d})=>({x:c,y:u,w:d,h:d*1.4})):[...t].filter(({key:c})=>c.slice(c.indexOf(":")+1).split(".")[0]===e).map(({x:c,y:u,
wide:d=40,high:m=40})=>({x:c,y:u,w:d,h:m}));if(!r.length)return null;let o=Math.min(...r.map(({x:c})=>c)),i=Math.min(...r.
map(({y:c})=>c)),a=Math.max(...r.map(({x:c,w:u})=>c+u)),l=Math.max(...r.map(({y:c,h:u})=>c+u));return{x:o,y:i,w:a-o,h:l-
i}}var Qs=t=>R(t.x-7,t.y-7,t.w+14,t.h+14,{rx:8,fill:"none",stroke:"var(--lit)","stroke-width":4}),ub=()=>R(-14,-4,28,8,{
rx:2,fill:"var(--lit)",stroke:"#fff","stroke-width":1.5});function mu(t,e,n,{pace:s,still:r,gone:o}){t.replaceChildren();
let i=0;for(let a=e;a;a=a.then){let l=a.kind==="aside"?mb(a,n,{pace:s,still:r,gone:o,wait:i}):a.kind==="bust"?hb(pu(o,a.
then?.face),s,r):db(a,n,s,r);if(t.append(...l),!r&&s>0&&a!==e)for(let c of l)c.matches(".swept")||c.animate([{opacity:0},
{opacity:1}],{duration:1,delay:i,fill:"both"});setTimeout(()=>{for(let c of l)c.remove()},lb/Math.max(s,.5)+i),!r&&s>0&&
(i+=(du[a.kind]??0)/s)}}function db(t,e,n,s){let r=t.source?hi(e,t.source):null,o=t.target?hi(e,t.target):null;if(!o)return[];
let i=[Qs(o)];if(r&&t.kind==="catch"&&i.push(Qs(r)),!r||t.kind!=="goal"||s||n<=0)return i;for(let a=0;a<Math.min(t.count||
1,cb);a++){let l=ub();i.push(l);let c=u=>`translate(${u.x+u.w/2}px,${u.y+u.h/2}px)`;l.style.transform=c(o),l.animate([{transform:c(
r)},{transform:c(o),opacity:1},{opacity:0}],{duration:cu*1.25/n,delay:a*ab/n,easing:hu,fill:"both"})}return i}function pu(t,e){
let n=t.filter(({kind:r,role:o})=>r==="card"&&o==="fan").sort((r,o)=>r.x-o.x),s=n.at(-1);if(s&&e){let r=n.length>1?s.x-n[n.
length-2].x:s.w*.59;n.push({...s,key:`${s.key}.end`,x:s.x+Math.max(r,s.w*.4),face:e})}return n}function hb(t,e,n){let[s]=t,
r=t.at(-1);if(!s||!r||n||e<=0)return[];let o=Qs({x:s.x,y:s.y,w:r.x+r.w-s.x,h:r.w*1.4});return o.setAttribute("stroke-das\
harray","10 7"),o.animate([{opacity:1},{opacity:1,offset:.9},{opacity:0}],{duration:(du.bust+uu)/e,fill:"both"}),[o]}function mb(t,e,{
pace:n,still:s,gone:r,wait:o}){let i=t.target?hi(e,t.target):null;return i?s||n<=0?[Qs(i)]:pu(r,t.face).map(a=>{let l=v(
"g.thing.card.swept",...Pt({...a,plays:!1,off:""})),c=`translate(${a.x}px,${a.y}px)`;return l.animate([{transform:c,opacity:1},
{transform:`translate(${i.x}px,${i.y}px) scale(${i.w/a.w})`,opacity:1,offset:.9},{transform:`translate(${i.x}px,${i.y}px\
) scale(${i.w/a.w})`,opacity:0}],{duration:cu*1.25/n,delay:o+uu/n,easing:hu,fill:"both"}),l}):[]}var fu=320,pb=90,gu={w:1,h:1},sn=class{constructor({press:e,pace:n}){this.gone=[];this.bright=null;this.parked="";this.timer=
0;this.press=e,this.pace=n,this.rings=v("g.far-rings",{fill:"none","stroke-width":11,"aria-hidden":"true"}),this.layer=v(
"g"),this.over=v("g.event",{"aria-hidden":"true"}),this.root=v("svg.table",{role:"group",tabindex:-1},this.rings,this.layer,
this.over),this.placed=new Map,this.changed=new Set,this.lens=new Xs}paint(e,{label:n,move:s,back:r=!1}){this.root.setAttribute(
"viewBox",`0 0 ${e.w} ${e.h}`),this.root.setAttribute("aria-label",n),this.far(e);let o=new Map([...this.placed].map(([h,
{thing:f}])=>[h,f])),i=s&&this.pace()>0&&!Gt(),a=new Map(e.things.map(h=>[h.key,h])),l=le(this.root),c=l&&this.layer.contains(
l)?l.getAttribute("data-key"):l===this.root?this.parked:"";this.gone=[];for(let[h,{node:f,thing:g}]of this.placed){if(a.
has(h))continue;this.gone.push(g),this.placed.delete(h);let b=i&&r&&g.kind==="card"&&g.origin?a.get(g.origin):void 0;b?this.
leave(f,g,b):f.remove()}let u=null,d=[];this.changed.clear();for(let h of e.things){let f=o.get(h.key),{node:g}=this.place(
h),b=u?u.nextSibling:this.layer.firstChild;g!==b&&this.layer.insertBefore(g,b),u=g,s&&h.kind==="card"&&(!f||JSON.stringify(
f.face)!==JSON.stringify(h.face))&&this.changed.add(h.key),i&&!r&&h.thrown&&h.thrown!==f?.thrown&&this.roll(h.key);let y=i&&
h.kind==="card"&&!f?this.source(h,o):void 0;y&&d.push(this.glide(g,y,h))}if(d.length){this.root.getBoundingClientRect();
for(let[h,f]of d.entries())f(Math.min(h,4)*pb/this.pace())}this.look(e),i&&eu(this.root,this.pace()),this.shade(),s&&Gt()&&
this.flash();let m=le(this.root);c&&!(m&&this.layer.contains(m)&&m.hasAttribute("tabindex"))&&this.focus(c)}dim(e){this.
bright=e,this.shade()}shade(){let{bright:e}=this;for(let[n,{node:s,thing:r}]of this.placed){let o=n.slice(n.indexOf(":")+
1),i=!e||r.kind==="lit"||e.has(o)||e.has(o.split(".")[0]);s.classList.toggle("dimmed",!i)}}happen(e){let n=[...this.placed.
values()].map(({thing:s})=>s);mu(this.over,e,n,{pace:this.pace(),still:Gt(),gone:this.gone})}look(e){let n=e.things.find(
({kind:l})=>l==="board"),s=n&&this.placed.get(n.key)?.node.querySelector(".board");if(!n||!(s instanceof SVGElement))return this.
lens.on(null,"",gu,{x:0,y:0},gu);let{board:r,zone:o}=n,i=r.nodes.find(l=>l.id===o.centre),a=l=>[...s.querySelectorAll(l)].
map(c=>({x:Number(c.getAttribute("data-x")),y:Number(c.getAttribute("data-y"))}));this.lens.controls.classList.toggle("a\
bove",e.w<Ke),this.lens.aims=(l,c)=>zc(s,l,c,r.nodes),this.lens.on(s,r.id,{w:r.width,h:r.height},i??{x:r.width/2,y:r.height/
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
n){r.replaceChildren(...Pt(e));let o=lu(e),i=e.plays||e.off||e.opens||e.recall?.length>0,a=["thing",e.kind,e.role,e.plays&&
"plays",e.off&&"off",e.dealt&&"dealt",e.up&&"up"];r.setAttribute("class",a.filter(Boolean).join(" ")),J(r,"role",e.kind===
"board"?"group":i?"button":o?"img":""),J(r,"aria-label",o),J(r,"tabindex",i?"0":""),J(r,"aria-disabled",e.off?"true":""),
J(r,"aria-pressed",e.up?"true":""),J(r,"aria-hidden",e.kind==="lit"||e.kind==="mark"&&e.key.endsWith("under")||e.key.endsWith(
".above")?"true":""),s.looks=n}return r.style.transform=`translate(${e.x}px,${e.y}px)`,s.thing=e,s}travel(e,n){let s=n.target instanceof
Element?n.target.closest("[data-move],[data-spot]"):null,r=this.placed.get(e);if(!s||!r)return;if(n instanceof KeyboardEvent&&
n.key!=="Enter"&&n.key!==" ")return Vc(s,n);n.preventDefault();let o=s.getAttribute("data-move")??"",i=s.getAttribute("d\
ata-spot")??"";this.press({...r.thing,plays:!0,off:"",move:o,spot:i,picks:[]},r.node)}roll(e){iu(n=>{let s=this.placed.get(
e);s?.node.replaceChildren(...Pt(n(s.thing)))},this.pace())}touch(e){let n=this.placed.get(e),{plays:s,off:r,opens:o,recall:i}=n?.
thing??{};n&&(s||r||o||i?.length)&&this.press(n.thing,n.node)}source(e,n){if(e.origin&&n.has(e.origin))return n.get(e.origin);
if(!(e.role!=="hand"&&e.role!=="seat"))return[...n.values()].find(s=>s.kind==="card"&&s.role==="stack"&&!s.face)}glide(e,n,s){
return e.style.transition="none",e.style.transform=`translate(${n.x}px,${n.y}px) scale(${n.w/s.w})`,r=>{e.style.transition=
"",e.style.transitionDelay=`${r}ms`,r&&setTimeout(()=>e.style.removeProperty("transition-delay"),r+fu),e.style.transform=
`translate(${s.x}px,${s.y}px)`}}leave(e,n,s){e.setAttribute("aria-hidden","true"),e.removeAttribute("data-key"),e.style.
transform=`translate(${s.x}px,${s.y}px) scale(${s.w/n.w})`,setTimeout(()=>e.remove(),fu/this.pace())}flash(){clearTimeout(
this.timer);for(let[e,{node:n}]of this.placed)n.classList.toggle("changed",this.changed.has(e));this.timer=setTimeout(()=>{
for(let{node:e}of this.placed.values())e.classList.remove("changed")},1500)}};var fb=480,gb=268;function bu({shown:t,lit:e}){let n=q(null),s=q(null),r=q({shown:t,lit:e});r.current={shown:t,lit:e};let o=()=>{
let i=n.current,{shown:a,lit:l}=r.current;if(!i||!s.current||!a||!i.clientWidth)return;let c=parseFloat(getComputedStyle(
i).fontSize)/16||1,u=i.clientWidth/c,d=i.clientHeight/c,m=Us(a.position.frame,a.pool),h=u<fb?gb:0,f=Ks(m,{w:u,h:h?0:d,low:h},
{lit:l,laid:!!tn(m),boards:a.boards,under:!0});s.current.paint(f,{label:`The table. ${a.position.said}`,move:!1})};return Z(
()=>{let i=n.current;s.current=new sn({press:()=>{},pace:()=>0}),i.append(s.current.root);let a=new ResizeObserver(()=>requestAnimationFrame(
o));return a.observe(i),()=>a.disconnect()},[]),Z(o,[t,JSON.stringify(e)]),w("div",{class:"uw-table hero-table",ref:n})}function Mt(){let[,t]=fo(e=>e+1,0);return t}function Ut(t){let e=Mt();Z(()=>t(e),[])}function Ht(t,...e){let n=Mt();return Z(
()=>{let s=e.map(r=>`change:${r}`).join(" ");return t.on(s,n),()=>t.off(s,n)},[t]),Object.fromEntries(e.map(s=>[s,t.get(
s)]))}var wu=(t,e)=>Ht(t,e)[e];function yu(t,e){let[n,s]=G(null);return Z(()=>{e.current&&le(e.current)!==e.current&&s(null)},
[t]),[n??t,s]}function Rt({label:t,choices:e,value:n,pick:s,k:r}){return w("div",{class:"seg",role:"group","aria-label":t,children:e.map(
([o,i],a)=>w("button",{type:"button","data-k":`${r}.${a}`,"aria-pressed":o===n,onClick:()=>s(o),children:i},String(o)))})}var ku=400;function bb({make:t,k:e}){let n=q(null);return Z(()=>n.current?.replaceChildren(t()),[e]),w("span",{class:"fo\
reign",ref:n})}function wb({position:t,show:e,typed:n}){let[s,r]=G(""),[o,i]=G(""),[a,l]=G(""),{question:c}=t,u=zt(s,c),
d=()=>{u?l(u):e(s.trim(),o)};return w("div",{class:"guess",children:[w(Mo,{measure:c.measure,span:c.span,cases:c.cases,value:s,
set:m=>{r(m),l(""),n(m.trim()!=="")},enter:d}),w("div",{class:"last",children:[w("div",{class:u?"sure unseen":"sure",children:w(
Rt,{label:"How sure are you?",choices:Sn,value:o,k:"sure",pick:i})}),w("button",{type:"button",class:"btn call","data-k":"\
reveal","aria-disabled":u?"true":void 0,onClick:d,children:"Show the answer"})]}),a&&w("p",{class:"refusal",role:"alert",
children:a})]})}function yb({here:t,date:e,act:n,lesson:s}){let{position:r,kept:o,today:i,working:a,steps:l}=t,c=q(null),
u=q(`${e} ${o?"told":""}`),d=q(Number.NEGATIVE_INFINITY),m=`${e} ${!o&&i?"":a?"steps":"told"}`;Z(()=>{if(u.current===m)return;
let b=u.current.split(" ")[0]===e;u.current=m,d.current=performance.now();let y=c.current?.querySelector("[data-next]");
b&&y instanceof HTMLElement&&y.focus({preventScroll:!0})});let h=b=>()=>{performance.now()-d.current>=ku&&b()},f=w(wb,{position:r,
show:n.guess,typed:n.typed},e);return a?f=w("div",{class:"uw-panel working",children:w(To,{panel:Po(r,l,o?.number??null),
act:{answer:n.step,show:b=>n.step(b,""),back:()=>n.work(!1)}},e)}):(o||!i)&&(f=w(Bl,{position:r,number:o?.number??null,when:`\
on ${Tn(e).split(",")[0]}`,work:r.asks.length>0?h(()=>n.work(!0)):null,lesson:w(bb,{k:`${e} ${!!o?.close}`,make:()=>s({class:o?.
close?"btn call":"btn","data-k":"day.lesson"},{game:r.game,page:"",link:r.lesson.link},`Lesson: ${r.lesson.name}`)})})),
w("div",{ref:c,onMouseDown:b=>{performance.now()-d.current<ku&&b.preventDefault()},children:f})}var kb=({id:t,text:e})=>w(
"h1",{id:t,children:e.split(/(?<=[.?!]) /).flatMap((n,s)=>[s>0&&" ",w("span",{children:n},n)])});function vb({words:t}){
let{situation:e,question:n}=Cl(t);return w(re,{children:[e&&w("p",{class:"situation",children:e}),w("h2",{children:n})]})}
var vu=({model:t,heading:e})=>w("div",{class:"lead",children:[w(kb,{id:e,text:t.get("title")}),w("p",{class:"sub",children:t.
get("about")})]});function xb({model:t,door:e,heading:n,dyed:s}){let r=q(null),o=q(null),[i,a]=G(""),[l,c]=G(""),[u,d]=G(
{}),{days:m,waits:h,keep:f}=Ql(r,o),g=Xl(),b=q(g),y=q(!1),k=q(""),$=Mt();b.current!==g&&(!i&&!k.current&&(y.current||l)&&
(k.current=b.current),b.current=g);let M=k.current,T=i||M||g,{shown:x,failed:E,again:L}=ec(t,T),S=x?.position,_=S&&m[T]?.
position===S.position,A=_?m[T]:null,U=S?Dl(S,A?.steps??u[T]??[]):[],N=!!(S&&l===T&&(A||i)),B=Gl(m,g),ee=S&&N?_s(Po(S,U,null),
"steps",0):{},V={typed:j=>{y.current=j},guess:(j,Ce)=>{if(!S)return;let{close:Oe}=_n(S,j);f({...m,[T]:{number:j,sure:Ce,
close:Oe,position:S.position,steps:[]}})},work:j=>c(j?T:""),step:(j,Ce)=>{if(!S)return;let Oe=Oo(S,U,j,Ce);A?f({...m,[T]:{
...A,steps:Oe}}):d({...u,[T]:Oe})}},C=j=>{a(j===g?"":j),k.current="",c(""),y.current=!1,$()};return Z(()=>s(S?.palette??
""),[S?.game]),Z(()=>{if(!o.current)return;ye(S&&!h&&w(yb,{here:{position:S,kept:A,today:T===g||T===M,working:N,steps:U},
date:T,act:V,lesson:e},T)||null,o.current)}),w(re,{children:[w(vu,{model:t,heading:n}),w("div",{class:N?"picture-of work\
s":"picture-of",children:w(bu,{shown:x,lit:ee})}),w("div",{class:"day",children:[w("p",{class:"when",children:[w("b",{children:i?
"An earlier day":"Position of the day"}),w("span",{children:Tn(T)})]}),S?w(re,{children:[w(vb,{words:S.question.ask}),w(
"p",{class:"sr",children:S.said})]}):w("p",{class:"coming",role:"status",children:[E?"The position didn't load. ":"The p\
osition of the day is on its way.",E&&w("button",{type:"button",class:"btn","data-k":"day.again",onClick:L,children:"Try\
 again"})]}),w("div",{class:"day-slot",ref:r}),(i||M)&&w("button",{type:"button",class:"btn quiet","data-k":"day.today",
onClick:()=>C(g),children:"Back to today's position"})]}),!h&&w(Zl,{week:B,sures:Kl(m),shown:T,open:C})]})}function xu(t,e){
let n=z("hero"),s=p("section.stage.hero",{"aria-labelledby":n});return t.get("daily")||s.classList.add("bare"),ye(t.get(
"daily")?w(xb,{model:t,door:e,heading:n,dyed:r=>ue(s,r)}):w(vu,{model:t,heading:n}),s),{node:s,stop:()=>ye(null,s)}}function er({words:t,find:e,topics:n,found:s,k:r}){let o=Kt(()=>z("topics"),[]);return w("search",{class:"find",children:[
w("label",{children:[w("span",{children:"Find a lesson"}),w("input",{type:"search",class:"txt","data-k":r,list:o,maxLength:100,
placeholder:"at least one",value:t,onInput:i=>e(i.currentTarget.value)})]}),w("datalist",{id:o,children:n.map(i=>w("opti\
on",{value:i},i))}),w("p",{role:"status",class:"mute",children:t.trim()&&$b(s)})]})}function $b(t){return t===0?"No less\
on matches. Try one word, such as “average” or “complement”.":t===1?"1 lesson":`${t} lessons`}var $u=t=>t.normalize("NFD").replace(/\p{Mn}/gu,"").toLowerCase();function Mb(t,e){let n=$u(t);return $u(e).split(/\s+/).
every(s=>n.includes(s))}var tr=t=>[...new Set(t.flatMap(({finds:e})=>e.split(" / ").slice(2)))].sort((e,n)=>e.localeCompare(
n)),nr=(t,e)=>t.map(n=>({...n,lessons:n.lessons.filter(({finds:s})=>Mb(s,e))})).filter(({lessons:n})=>n.length>0),rn=t=>t.
reduce((e,{lessons:n})=>e+n.length,0);var sr="uncle_widgets.lesson.";var mi="uncle_widgets.aim.";var pi=new Map;function nt(t){try{return localStorage.getItem(t)??pi.get(t)??""}catch{return pi.get(t)??""}}function ut(t,e){
pi.set(t,e);try{localStorage.setItem(t,e)}catch{}}var rr=t=>Number(nt(mi+t))>=3,fi=new Set,gi=new Set;function Mu(t){return gi.
add(t),()=>gi.delete(t)}function Su(){for(let t of gi)t()}function Nt(t,e=!1){!t||rr(t)||ut(mi+t,String(e?3:Number(nt(mi+
t))+1))}function _u(t){Nt(t,!0);for(let e of fi)e(t)}function bi(t){let e=()=>t();return fi.add(e),()=>fi.delete(e)}var Lu="uncle_widgets.theme",Au="uncle_widgets.inks",Ou="uncle_widgets.covers",on=[["auto","Auto"],["light","Light"],["d\
ark","Dark"]],yi=[["two","Two colours"],["four","Four"]],ki=[["hidden","Hidden"],["press","When pressed"],["shown","Show\
n"]],Tu=t=>on.find(([e])=>e===t)?.[0];function Sb(){let t=ne()?Tu(new URLSearchParams(location.search).get("theme")):void 0;
try{return t??Tu(localStorage.getItem(Lu))??"auto"}catch{return t??"auto"}}function Eu(t,e,n){try{let s=localStorage.getItem(
t);return e.find(([r])=>r===s)?.[0]??n}catch{return n}}function st(){let t=globalThis,e=Symbol.for("uncle_widgets.theme");
if(!t[e]){let n=matchMedia("(prefers-color-scheme: dark)");t[e]={choice:Sb(),inks:Eu(Au,yi,"two"),covers:Eu(Ou,ki,"press"),
roots:new Set,heard:new Set,system:n},n.addEventListener("change",Dn),Dn()}return t[e]}function wi(t,e){t.classList.toggle(
"four-inks",st().inks==="four");for(let n of[t,t.closest(".uw-page")??t.closest(".uw-room")])n instanceof HTMLElement&&(e===
"auto"?delete n.dataset.theme:n.dataset.theme=e)}function Dn(){let{choice:t,roots:e,heard:n,system:s}=st();for(let r of e)
wi(r,t);if(ne()){let r=t==="auto"?s.matches?"dark":"light":t;document.documentElement.dataset.theme=r,document.body.dataset.
jpThemeLight=String(r==="light")}for(let r of n)r()}var te=()=>st().choice;function Bn(t){st().choice=t,vi(Lu,t),Dn()}var Pu=()=>st().
inks;function Uu(t){st().inks=t,vi(Au,t),Dn()}var or=()=>st().covers;function Hu(t){st().covers=t,vi(Ou,t),Dn()}function vi(t,e){
try{localStorage.setItem(t,e)}catch{}}function Ie(t){let{heard:e}=st();return e.add(t),()=>{e.delete(t)}}var an=t=>e=>{let n=t(
e),s=e.el.querySelector(".uw");if(!(s instanceof HTMLElement))return n;let{roots:r}=st();r.add(s),wi(s,te());let o=new ResizeObserver(
()=>{wi(s,te()),o.disconnect()});return o.observe(s),()=>{o.disconnect(),r.delete(s),n?.()}};var _b=/^(teach|sheet)\/2 (\w{1,40}) lesson=(\d{1,3}):$/,xi={view:"list",game:"",lesson:0},Wn=({view:t,game:e,lesson:n})=>t===
"list"?"":`${t}/2 ${e} lesson=${n}:`;function Ru(t){let[,e,n,s]=_b.exec(t.trim())??[];return e?{view:e,game:n,lesson:Number(
s)}:xi}var $i=t=>ne()?he(location.pathname,Wn(t),te()):null,ir=class{constructor(){this.now=Ru(Be());this.heard=new Set;
this.back=()=>this.put(Ru(Be()));this.onChange=e=>(this.heard.add(e),()=>{this.heard.delete(e)});ne()&&addEventListener(
"popstate",this.back)}put(e){this.now=e;for(let n of this.heard)n()}go(e){let n=$i(e);n&&Wn(e)!==Wn(this.now)&&history.pushState(
null,"",n),this.put(e)}stop(){removeEventListener("popstate",this.back)}};var Mi="way",ar=(t,e)=>`${t}: ${e.name}`,Tb=t=>t.button===0&&!(t.ctrlKey||t.metaKey||t.shiftKey||t.altKey);function Si({
href:t,k:e,words:n,lesson:s,looks:r=Mi}){return w("a",{class:r,href:t,"data-k":e,"aria-label":ar(n,s),children:n})}function lr({
k:t,words:e,lesson:n,ask:s,looks:r=Mi}){return w("button",{type:"button",class:r,"data-k":t,"aria-label":ar(e,n),onClick:s,
children:e})}function ln({teacher:{places:t},place:e,k:n,label:s,looks:r=Mi,children:o}){let i=$i(e),l={class:r,"data-k":n,
"aria-label":s,onClick:c=>{i&&!Tb(c)||(c.preventDefault(),t.go(e))}};return i?w("a",{href:i,...l,children:o}):w("button",
{type:"button",...l,children:o})}function cr({teacher:t,game:e,lesson:n,looks:s="btn"}){let r=`class/2 ${e.id} lesson=${n.
number}:`,o=`class.${e.id}.${n.number}`;if(!e.classroom)return w(lr,{k:o,words:"Start a class",lesson:n,looks:s,ask:()=>t.
model.send({kind:"open",game:e.id,link:r})});let i=he(e.classroom,r,te());return w(Si,{href:i,k:o,words:"Start a class",
lesson:n,looks:s})}function ur({teacher:t,game:e,lesson:n}){let s=`student.${e.id}.${n.number}`,r={kind:"open",game:e.id,
link:n.student};return ne()&&e.page?w(Si,{href:he(e.page,n.student,te()),k:s,words:"Student page",lesson:n}):w(lr,{k:s,words:"\
Student page",lesson:n,ask:()=>t.model.send(r)})}function dr({teacher:t,game:e,lesson:n}){return w(ln,{teacher:t,place:{
view:"sheet",game:e.id,lesson:n.number},k:`sheet.${e.id}.${n.number}`,label:ar("Worksheet",n),children:"Worksheet"})}function hr({
teacher:t,game:e,lesson:n}){let s=()=>t.model.send({kind:"quiz",game:e.id,lesson:n.number});return w(lr,{k:`quiz.${e.id}\
.${n.number}`,words:"Quiz",lesson:n,ask:s})}function mr({teacher:t,game:e,lesson:n}){let{notebook:s}=n;if(!s)return null;
let r=`notebook.${e.id}.${n.number}`,o=()=>t.model.send({kind:"notebook",game:e.id,which:s});return ne()&&n.page?w(Si,{href:he(
n.page,"",te()),k:r,words:"Notebook",lesson:n}):w(lr,{k:r,words:"Notebook",lesson:n,ask:o})}function Nu({teacher:t,game:e,
lesson:n}){return w(ln,{teacher:t,place:{view:"teach",game:e.id,lesson:n.number},k:`page.${e.id}.${n.number}`,label:ar("\
Teacher’s page",n),children:"Teacher’s page"})}function Eb({teacher:t,game:e,lesson:{number:n,name:s,about:r,link:o}}){let i=!!nt(`${sr}${e.id} ${n}`),a={class:i?"to d\
one":"to","data-k":`lesson.${e.id}.${n}`},l={kind:"open",game:e.id,link:o},c=w(re,{children:[w("span",{class:"nr","aria-\
hidden":"true",children:n}),w("span",{children:[s,i&&w("span",{class:"sr",children:", finished"})]}),w("small",{children:r})]});
return w("li",{children:w("div",{children:[ne()&&e.page?w("a",{...a,href:he(e.page,o,te()),children:c}):w("button",{type:"\
button",...a,onClick:()=>t.model.send(l),children:c}),w(ln,{teacher:t,place:{view:"teach",game:e.id,lesson:n},k:`teach.${e.
id}.${n}`,label:`For teachers: ${s}`,children:"For teachers"})]})})}function Lb({teacher:t,game:e}){let n=q(null);return Z(
()=>ue(n.current,e.palette),[e.palette]),w("article",{class:"shelf",ref:n,children:[w("h2",{children:[w("i",{class:"patc\
h","aria-hidden":"true"}),e.title]}),w("ol",{children:e.lessons.map(s=>w(Eb,{teacher:t,game:e,lesson:s},s.number))})]})}
function Ab({teacher:t,words:e,games:n}){let[s,r]=G(""),o=nr(n,s);return Ut(i=>Ie(i)),w(re,{children:[w("h1",{children:e.
title}),w("p",{class:"mute",children:e.long}),w(er,{words:s,find:r,topics:tr(n.flatMap(i=>i.lessons)),found:rn(o),k:"fin\
d.lessons"}),o.map(i=>w(Lb,{teacher:t,game:i},i.id))]})}function Cu(t,e,n,s){let r=p("section.sheet.lessons",{"aria-labe\
l":"Lessons"});return ye(w(Ab,{teacher:t,words:e,games:n}),r),s.push(()=>ye(null,r)),r}var Ob={csv:"text/csv",json:"application/json",html:"text/html",ipynb:"application/x-ipynb+json"};function _e(t){if(t.kind!==
"file")return;let e=Ob[t.name.split(".").pop()??""]??"text/plain",n=URL.createObjectURL(new Blob([t.text],{type:e}));p("\
a",{href:n,download:t.name}).click(),URL.revokeObjectURL(n)}function Pb({text:t}){return w(re,{children:t.split(/(\*\*.+?\*\*|\*.+?\*)/).map((e,n)=>{let[,s,r]=e.match(/^(\*+)(.+?)\*+$/)??
[];return r?s.length>1?w("b",{children:r},n):w("em",{children:r},n):e})})}var Du=({parts:t})=>w(re,{children:t.map(([e,n])=>w(
"p",{children:[w("b",{children:[e,". "]}),w(Pb,{text:n})]},e))});function Ub({row:t}){return w(re,{children:[w("td",{"da\
ta-head":"What is counted",class:"counted",children:w("ul",{children:t.counted.map(e=>w("li",{children:e},e))})}),w("td",
{"data-head":"Answer",class:"keyed",children:[w("b",{children:t.answer})," ",t.unit]}),w("td",{"data-head":"Wrong answer\
s and why",class:"wrong",children:[t.wrong.length===0&&"None is usual.",w("ul",{children:t.wrong.map(e=>w("li",{children:[
w("b",{children:e.number})," (",e.name,"). ",e.words]},e.number+e.name))})]}),w("td",{"data-head":"What to say",children:t.
say})]})}function Hb({rows:t,open:e,show:n}){let s=t.some(({at:r})=>e.has(r));return w("div",{class:s?"positions opened":
"positions",children:w("table",{children:[w("thead",{children:w("tr",{children:[w("th",{scope:"col",children:"Position"}),
w("th",{scope:"col",children:"What is asked"}),s?w(re,{children:[w("th",{scope:"col",children:"What is counted"}),w("th",
{scope:"col",children:"Answer"}),w("th",{scope:"col",children:"Wrong answers and why"}),w("th",{scope:"col",children:"Wh\
at to say"})]}):w("th",{scope:"col",children:"Answer"})]})}),w("tbody",{children:t.map(r=>w("tr",{children:[w("th",{scope:"\
row",children:[r.at,r.role&&w("small",{children:r.role})]}),w("td",{"data-head":"What is asked",children:[r.asked," ",w(
"small",{children:r.given})]}),e.has(r.at)?w(Ub,{row:r}):w("td",{colSpan:s?4:1,children:w("button",{type:"button",class:"\
btn","data-k":`show.${r.at}`,"aria-label":`Show the answer to position ${r.at}`,onClick:()=>n(r.at),children:"Show"})})]},
r.at))})]})})}function Bu({teacher:t,game:e,lesson:n,back:s}){let[r,o]=G(null),[i,a]=G(new Set),{model:l}=t,c={teacher:t,
game:e,lesson:n};Qe(()=>{let m=f=>{if(f.kind==="page"&&"page"in f&&typeof f.page=="object"){let g=f;g.game===e.id&&g.lesson===
n.number&&o(g.page)}};l.on("msg:custom",m);let h={kind:"page",game:e.id,lesson:n.number};return l.send(h),()=>l.off("msg\
:custom",m)},[]);let u=r!=null&&i.size===r.rows.length,d=()=>a(new Set(u?[]:r?.rows.map(({at:m})=>m)));return w("div",{class:"\
teachers-page",children:[w("button",{type:"button",class:"way","data-k":"back",onClick:s,children:"All lessons"}),w("h1",
{tabIndex:-1,children:n.name}),w("p",{class:"mute",children:[e.title,", lesson ",n.number,". ",n.about[0].toUpperCase()+
n.about.slice(1),"."]}),w("div",{class:"ways-of",children:[w(cr,{...c,looks:"btn solid"}),w(ur,{...c}),w(dr,{...c}),w(hr,
{...c}),w(mr,{...c})]}),r==null?w("p",{role:"status",children:"Loading the page…"}):w(re,{children:[w(Du,{parts:r.before}),
r.topics.length>0&&w("p",{children:[w("b",{children:"Topics. "}),r.topics.join(", "),"."]}),r.rests.length>0&&w("p",{class:"\
rests",children:[w("b",{children:"What the answers rest on. "}),r.rests.join(" ")]}),w("h2",{children:"45 minutes, step \
by step"}),w("ol",{class:"by-minute",children:r.steps.map(m=>w("li",{children:[w("b",{children:[m.start," to ",m.end," m\
in"]}),w("span",{children:m.words})]},m.start))}),w("div",{class:"folded",children:[w("h2",{children:"Position by positi\
on"}),w("button",{type:"button",class:"btn","data-k":"answers","aria-expanded":u,onClick:d,children:u?"Hide the answers":
"Show all answers"})]}),w(Hb,{rows:r.rows,open:i,show:m=>a(new Set([...i,m]))}),u&&w(Du,{parts:r.after}),w("p",{class:"m\
ute small",children:["Edition ",r.edition]})]})]})}var Wu=({revealed:t,steps:e=[]})=>t&&p("ol.reckoning",e.map(({letter:n,words:s,formula:r,value:o})=>p("li",p("span",n),p(
"span",s),p("b",o),r!==o&&p("small",r)))),Rb=/-(US|CA|MX|PH|CO|CL|VE)$/i,pr=()=>({kind:"print",at:ls()?location.origin+location.
pathname:"",letter:Rb.test(navigator.language)});function Iu(t){if(t.kind!=="print")return;document.querySelector("ifram\
e.uw-print")?.remove();let e=p("iframe.uw-print",{title:"The sheet to print","aria-hidden":"true",tabindex:-1,style:"pos\
ition:fixed;width:0;height:0;border:0",srcdoc:t.html,onload:()=>{e.contentWindow?.focus(),e.contentWindow?.print()}});document.
body.append(e)}var Fu=[];globalThis.addEventListener?.("beforeprint",()=>{for(let t of document.querySelectorAll(".uw-pa\
nel"))Fu.push([t,t.className]),t.className=t.className.replace(/ c\d+/g,"")});globalThis.addEventListener?.("afterprint",
()=>{for(let[t,e]of Fu.splice(0))t.className=e});var qu=[["worksheet","Worksheet"],["key","Key"],["cover","Plan for a substitute"]],Nb=[["A4","A4"],["Letter","Letter"]],
ju=820;function Gu({teacher:t,game:e,lesson:n,back:s}){let[r,o]=G("worksheet"),[i,a]=G(pr().letter?"Letter":"A4"),[l,c]=G(
null),[u,d]=G(1),m=q(null),h=q(null),{model:f}=t;Qe(()=>{let k=M=>{M.kind!=="sheet"||M.game!==e.id||M.lesson!==n.number||
M.what===r&&M.paper===i&&c(M)};f.on("msg:custom",k);let $={kind:"sheet",game:e.id,lesson:n.number,what:r,paper:i};return f.
send($),()=>f.off("msg:custom",k)},[r,i]),Z(()=>{let k=m.current,$=new ResizeObserver(()=>d(Math.min(1,k.clientWidth/ju)));
return $.observe(k),()=>$.disconnect()},[]);let g=l?.what===r&&l.paper===i?l:null,b=qu.find(([k])=>k===r)?.[1]??"",y=()=>{
h.current?.contentWindow?.focus(),h.current?.contentWindow?.print()};return w("div",{class:"on-paper",children:[w("butto\
n",{type:"button",class:"way","data-k":"back",onClick:s,children:"All lessons"}),w("h1",{tabIndex:-1,children:n.name}),w(
"p",{class:"mute",children:["The key is a document of its own, so it never lies on the back of a worksheet."," ",w(ln,{teacher:t,
place:{view:"teach",game:e.id,lesson:n.number},k:"to.page",label:`Teacher’s page: ${n.name}`,children:"Teacher’s page"})]}),
w("div",{class:"choices",children:[w(Rt,{label:"What to print",choices:qu,value:r,pick:o,k:"what"}),w(Rt,{label:"Paper",
choices:Nb,value:i,pick:a,k:"paper"}),w("button",{type:"button",class:"btn solid","data-k":"print",disabled:!g,onClick:y,
children:"Print"}),w("button",{type:"button",class:"btn","data-k":"save",disabled:!g,onClick:()=>g&&_e({kind:"file",name:g.
name,text:g.html}),children:"Save as a file"})]}),w("div",{class:"preview",ref:m,children:g?w("iframe",{ref:h,title:`${b}\
: ${n.name}`,srcdoc:g.html,style:{width:`${ju}px`,zoom:u}}):w("p",{role:"status",children:["Loading the ",b.toLowerCase(),
"…"]})})]})}var Cb=[["class","on the screen in front"],["student","a link to send"],["sheet","to print"],["quiz","for Moodle"],["not\
ebook","45 minutes alone"],["page","answers stay folded"]];function Db({teacher:t,game:e,lesson:n}){let s={teacher:t,game:e,
lesson:n};return w("li",{"data-lesson":`${e.id} ${n.number}`,children:[w("span",{class:"nr","aria-hidden":"true",children:n.
number}),w("div",{class:"what",children:[w("b",{children:n.name}),w("small",{children:n.about}),n.topics.length>0&&w("sm\
all",{class:"topics",children:n.topics.join(", ")})]}),w("div",{class:"start",children:w(cr,{...s})}),w("div",{class:"li\
nks",children:[w(ur,{...s}),w(dr,{...s}),w(hr,{...s}),w("span",{class:"book",children:w(mr,{...s})}),w(Nu,{...s})]})]})}
function Bb({teacher:t,game:e}){let n=q(null);return Z(()=>ue(n.current,e.palette),[e.palette]),w("article",{class:"shel\
f","data-game":e.id,ref:n,children:[w("h2",{tabIndex:-1,children:[w("i",{class:"patch","aria-hidden":"true"}),e.title]}),
w("ol",{children:e.lessons.map(s=>w(Db,{teacher:t,game:e,lesson:s},s.number))})]})}function Wb({teacher:t,shelves:e,words:n,
find:s}){let r=q(null),o=nr(e,n),i=t.model.get("docs"),a=l=>{let c=r.current?.querySelector(`[data-game="${l}"] h2`);c.scrollIntoView(
{block:"start"}),c.focus({preventScroll:!0})};return w("div",{ref:r,children:[w("h1",{tabIndex:-1,children:"Teach"}),w("\
p",{class:"mute",children:["Run a lesson with your class now, send it to students, or print it.",i&&w(re,{children:[" Fi\
rst time? ",w("a",{href:i.replace("index.html","first_lesson.html"),children:"Your first lesson, in ten minutes"})]})]}),
w(er,{words:n,find:s,topics:tr(e.flatMap(l=>l.lessons)),found:rn(o),k:"find.teach"}),w("nav",{class:"jumps","aria-label":"\
Games",children:o.map(l=>w("button",{type:"button",class:"way","data-k":`jump.${l.id}`,onClick:()=>a(l.id),children:l.title},
l.id))}),w("div",{class:"heads","aria-hidden":"true",children:[w("span",{children:rn(o)===1?"1 lesson":`${rn(o)} lessons`}),
Cb.map(([l,c])=>w("span",{class:`h-${l}`,children:c},l))]}),o.map(l=>w(Bb,{teacher:t,game:l},l.id))]})}function Ib({teacher:t,
root:e}){let{model:n,places:s}=t,[r,o]=G(""),i=n.get("shelves"),{now:a}=s,l=i.find(({id:f})=>f===a.game),c=l?.lessons.find(
({number:f})=>f===a.lesson),u=l&&c?a.view:"list",d=q(a);if(Ut(s.onChange),Ut(f=>Ie(f)),Z(()=>{let f=d.current;if(d.current=
a,f===a||e.closest("[hidden]"))return;let g=e.querySelector(`[data-lesson="${f.game} ${f.lesson}"] [data-k^="${f.view===
"sheet"?"sheet":"page"}"]`),b=u==="list"&&g||e.querySelector("h1");b!==g&&scrollTo(0,0),b?.focus()},[a]),!l||!c||u==="li\
st")return w(Wb,{teacher:t,shelves:i,words:r,find:o});let m={teacher:t,game:l,lesson:c,back:()=>s.go(xi)},h=`${l.id} ${c.
number}`;return u==="teach"?w(Bu,{...m},h):w(Gu,{...m},h)}function Vu(t,e,n){let s=p("section.sheet.teach",{"aria-label":"\
Teach"});return ye(w(Ib,{teacher:{model:t,places:e},root:s}),s),t.on("msg:custom",_e),n.push(()=>t.off("msg:custom",_e),
()=>ye(null,s)),s}var Fb=t=>p("img",{alt:"",src:`data:image/svg+xml,${encodeURIComponent(t)}`}),qb=()=>v("svg.logo",{viewBox:"0 0 36 36","\
aria-hidden":"true"},[0,8.25,16.5,24.75,33].map(t=>v("path",{d:`M0 ${t}h36v3H0z`,fill:"currentColor"})),D(18,18,12.5,{fill:"\
var(--paper)"}),[-8,-2.6,2.8,8.2].map(t=>{let e=Math.sqrt(121-(Math.abs(t)+1)**2);return v("path",{d:`M${17+t} ${18-e}h2\
.8v${2*e}h-2.8z`,fill:"currentColor"})}));function Ku({model:t,el:e}){let n=p("div.uw.uw-gallery");e.append(n);let s=[()=>{}],
r=t.get("games"),o=(S,_,A)=>{let U={..._,page:_.page||(r.find(({id:B})=>B===_.game)?.page??"")};if(!ne()||!U.page)return p(
"button",{...S,onclick:()=>t.send({kind:"open",game:U.game,link:U.link})},A);let N=p("a",{...S,href:he(U.page,U.link,te())},
A);return s.push(Ie(()=>N.setAttribute("href",he(U.page,U.link,te())))),N},i=p("div.themes"),a=()=>{let S=i.contains(le(
i));i.replaceChildren(xe({label:"Theme",choices:on,value:te(),pick:Bn,k:"theme"})),S&&i.querySelector("[aria-pressed=tru\
e]").focus()};s.push(Ie(a)),a();let l=(...S)=>p("div.part",{role:"tabpanel",tabindex:-1},S),c=new ir;s.push(()=>c.stop());
let u=t.get("lessons"),d=l(),m=u.title&&l(Cu({model:t,places:c},u,r,s)),h=l(Vu(t,c,s)),f=m?[d,m,h]:[d,h],g=m?["Games","L\
essons","Teach"]:["Games","Teach"],b=p("div.tabs",{role:"tablist","aria-label":"Pages"},f.map((S,_)=>{let A=z("part");return S.
setAttribute("aria-labelledby",A),p("button",{id:A,role:"tab","data-k":`part.${_}`,onclick:()=>y(_),onkeydown:k},g[_])})),
y=S=>{f.forEach((_,A)=>{_.hidden=A!==S;let U=b.children[A];U.setAttribute("aria-selected",String(A===S)),U.setAttribute(
"tabindex",A===S?"0":"-1")})};function k(S){if(S.key!=="ArrowRight"&&S.key!=="ArrowLeft")return;S.preventDefault();let _=f.
length,A=f.findIndex(U=>!U.hidden);$((A+(S.key==="ArrowRight"?1:_-1))%_)}let $=S=>{y(S),b.children[S].focus()},M=()=>c.now.
view!=="list"&&y(f.indexOf(h));s.push(c.onChange(M)),y(0),M();let T=t.get("shelves"),x=T.find(S=>S.classroom)?.classroom??
"",E=p(ne()&&x?"a":"button",{class:"btn begin","data-k":"begin",...!x&&{onclick:()=>$(f.indexOf(h))}},"Start a class");if(ne()&&
x){let S=()=>E.setAttribute("href",he(x,"",te()));S(),s.push(Ie(S))}n.append(p("header.house",qb(),p("b","Uncle Widgets"),
b,p("div.right",E,i)),...f);let L=xu(t,o);return s.push(L.stop),d.append(L.node),d.append(p("div.doors",r.map(S=>{let _=[
["Watch","watch","",`Watch ${S.title}`],["Play","play",S.play,`Play ${S.title}`]];S.lessons.length>0&&_.push(["Lessons",
"lessons",S.lessons[0].link,`${S.title} lessons`]);let A=p("article.door",p("div.picture",Fb(S.art)),p("div.sheet",p("h2",
S.title),p("p",S.ask),S.concept&&p("small",S.concept),p("div.ways",_.map(([U,N,B,ee],V)=>o({class:V===0?"btn solid":"btn",
"data-k":`${N}.${S.id}`,"aria-label":ee},{game:S.id,page:S.page,link:B},U)))));return ue(A,S.palette),A}))),n.append(p("\
div.small-print",p("p","Open source. It works in notebooks, on web pages and on phones.",t.get("docs")&&[" ",p("a",{href:t.
get("docs")},"Documentation")]),p("p","The rules are in our own words, and the pictures are our own. Game names are trad\
emarks of their owners."))),()=>{for(let S of s)S()}}var Zu=Symbol.for("uncle_widgets.presses");function _i(t){let e=t.composedPath()[0],n=e instanceof Element?e.closest("bu\
tton"):null;return n?.closest(".uw")?n:null}var Yu=({dataset:t,textContent:e})=>t.k??t.act??t.clause??e;function zu(){let t=globalThis;
if(t[Zu])return;t[Zu]=!0;let e=null,n=null,s=o=>{let i=e,a=_i(o);e=n=null,!(!i||i.isConnected||!a||Yu(a)!==Yu(i))&&setTimeout(
()=>{n instanceof Node&&a.contains(n)||a.click()})},r=[["pointerdown",o=>e=o.button||o.pointerType==="touch"?null:_i(o)],
["pointerup",s],["pointercancel",()=>e=null],["keydown",o=>o.repeat||(e=o.key===" "?_i(o):null)],["keyup",o=>o.key===" "&&
s(o)],["click",o=>n=o.composedPath()[0]]];for(let[o,i]of r)window.addEventListener(o,i,{capture:!0})}var jb=".uw, .uw-page, .uw-room",Gb="data-lm-suppress-shortcuts",Ju=Symbol.for("uncle_widgets.keys"),Vb=/^(enter|backspace|delete|home|end|arrow\w+|[amyz])$/i,
Xu=t=>(t.ctrlKey||t.metaKey)&&!Vb.test(t.key),Qu=t=>t.composedPath().filter(e=>e instanceof HTMLElement&&e.matches(jb)).
at(-1);function Ti(){let t=globalThis;if(t[Ju])return;t[Ju]=!0,zu();let e=new WeakSet,n=s=>{Xu(s)||s.stopPropagation()};
window.addEventListener("keydown",s=>{let r=Qu(s),o=s.composedPath()[0];!(r instanceof HTMLElement)||!(o instanceof Element)||
(o.toggleAttribute(Gb,!Xu(s)),!e.has(r)&&(e.add(r),r.addEventListener("keydown",n)))},{capture:!0}),window.addEventListener(
"pointerdown",s=>{let r=Qu(s);r instanceof HTMLElement&&!r.hasAttribute("tabindex")&&(r.tabIndex=-1)},{capture:!0})}var Ei=150,Li=112,ed=7,fr=8,Kb=50,Zb=16,Ze=(t,e,n,s)=>({kind:t,key:"",x:e,y:n,...s}),gr=(t,e,n,s={})=>Ze("text",e,n,{lines:[
t],size:14,bold:!1,quiet:!1,anchor:"start",tone:"",...s}),td=(t,e,n,s)=>Ze("card",e,n,{w:s,face:t.face??null,label:t.label,
kin:t.kin,seen:s}),Ai=(t,e,n,s)=>Ze("lit",t,e,{w:n,h:s,tab:"",role:""});function Yb({id:t,cards:e=[],columns:n=0},s,r){let o=n||
e.length,i=e.some(d=>d.above)?19:0,a=n||e.length<4?s+5:Math.max(s*.66,i+3),l=s*1.4+5,c=a*(o-1)+s,u=i+l*Math.ceil(e.length/
o)-5;return{w:c,h:u,put:(d,m)=>[...e.flatMap((f,g)=>{let b=d+a*(g%o),y=m+i+l*Math.floor(g/o),k=g===e.length-1;return[td(
f,b,y,s),...f.above?[gr(f.above,b,y-6,{bold:k,quiet:!k})]:[],...r.has(f.key)?[Ai(b,y,s,s*1.4)]:[]]}),...r.has(t??"")&&e.
length>1?[Ai(d,m+i,c,u-i)]:[]]}}function zb(t,e,n){let s=t.top&&!t.top.face,r=s?Math.min(3,t.count-1):0,o=r*2.5;return{w:e+
o,h:e*1.4+o,put:(i,a)=>[Ze("pile",i,a+o,{w:e,under:r,empty:!t.top}),...t.top?[td(t.top,i,a+o,e)]:[],...n.has(t.id)?[Ai(i,
a+o,e,e*1.4)]:[]]}}function Jb(t,e){let n=Math.min(21,Math.max(16,Math.round(e*.42))),s=n*.8,r=t.counters?.find(({value:f,
art:g})=>f||!g)??t.counters?.[0],o=r?.value?r.art:"",i=r?String(r.value):"",a=r&&!o?r.label:"",l=t.alert?t.alert:a,c=Math.
ceil((r?.value??0)/10),u=o==="chips"?66:0,d=n+5+I(i,s*1.1),m=d+(o==="agents"?8+23*(r?.value??0):0);return{w:Math.max(m,o===
"chips"?15*c-2:0,I(l,14)),h:u+n+(l?17:0),put:(f,g)=>[...o==="chips"?[Ze("chips",f,g+u-4,{count:r?.value,w:13,t:4,g:2,pitch:15})]:
[],...o==="agents"?[Ze("agents",f+d+8,g,{count:r?.value,full:r?.value,size:18})]:[],Ze("mark",f,g+u,{seat:t.seat,size:n,
active:!!t.active||t.note==="wins"}),gr(i,f+n+5,g+u+n*.76,{size:s,bold:!0}),...l?[gr(l,f,g+u+n+14,{tone:t.alert?"lit":"",
bold:!!t.alert})]:[]]}}function Xb({board:t,zone:e},n,s){let r=t,o={heat:{},clear:!1,acting:!1,spots:{},lit:Object.fromEntries(
[...s].map(l=>[l,""]))},i=n,a=n*r.height/r.width;return{w:i,h:a,put:(l,c)=>[Ze("board",l,c,{board:r,zone:e,...o,w:i,h:a,
k:i/r.width})]}}function Qb(t,e,n){let s=t.zone;switch(t.kind){case"cards":return Yb(t,e,n);case"stack":return zb(s,e,n);case"\
seat":return Jb(s,e);case"tokens":return Xb(t,e*3.2,n);case"dice":{let r=Math.min(30,e*.8),o=s.values.length*(r+10)-10;return{
w:o,h:r,put:(i,a)=>[Ze("dice",i,a,{...s,lit:s.lit??[],w:o,size:r})]}}case"ring":{let r=e*.66,o=r*1.42;return{w:2*o,h:2*o,
put:(i,a)=>[Ze("ring",i+o,a+o,{r,ring:{...s,marks:[],note:""}})]}}case"words":{let r=(t.words??"").split(`
`);return{w:Math.max(...r.map(o=>I(o,15))),h:17*r.length,put:(o,i)=>r.map((a,l)=>gr(a,o,i+13+17*l,{bold:!l}))}}default:return{
w:22,h:12,put:(r,o)=>[Ze("arrow",r,o,{back:t.kind==="left"})]}}}var e0=({back:t})=>[v("path.arrow",{d:"M0 4.5h13V0l9 6-9\
 6V7.5H0z",transform:t?"translate(22 0) scale(-1 1)":null})];function t0({rows:t,lit:e=[]}){let n=new Set(e),s=(r,o)=>r.
reduce((i,a)=>i+a+o,-o);for(let r=Kb;;r-=1){let o=t.map(u=>u.map(d=>Qb(d,r,n))),i=o.map(u=>s(u.map(({w:d})=>d),fr)),a=o.
map(u=>Math.max(...u.map(({h:d})=>d))),l=s(a,fr);if(r>Zb&&(Math.max(...i)>Ei-2*ed||l>Li-2*ed))continue;let c=(Li-l)/2;return o.
flatMap((u,d)=>{let m=(Ei-i[d])/2,h=c;return c+=a[d]+fr,u.flatMap(({w:f,h:g,put:b})=>{let y=m;return m+=f+fr,b(y,h+(a[d]-
g)/2)})})}}var n0=({title:t,says:e})=>`${t}${/^\p{Ll}/u.test(e)?"":"."} ${e}`,s0=t=>v("svg.uw-table",{viewBox:`0 0 ${Ei}\
 ${Li}`,role:"img","aria-label":n0(t)},t0(t).map(e=>v("g",{class:`thing ${e.kind}`,transform:`translate(${e.x} ${e.y})`},
e.kind==="arrow"?e0(e):Pt(e)))),br=({pictures:t})=>p("ol.howto",t.map((e,n)=>p("li",s0(e),p("p",p("b",`${n+1}. ${e.title}`),
` ${e.says}`))));var nd="uncle_widgets.howto.";function cn(t,e,n="menu"){let s=z("howto"),r=e.getRootNode(),o=r.activeElement;Su();let a=p(
"dialog.sheet.howto-over",{"aria-labelledby":s,onclose:()=>{a.remove(),ut(nd+t.game,"1"),Nt(t.game,!0);let l=o?.isConnected&&
o!==document.body?o:e.closest(".uw")?.querySelector(`[data-k="${n}"]`);(l instanceof HTMLElement||l instanceof SVGElement)&&
l.focus({preventScroll:!0})}},p("div.thead",p("h2",{id:s,tabindex:-1,autofocus:!0},"How to play"),p("p.mute",t.title)),p(
"p.goal",t.aim),br(t),p("button.btn.solid",{"data-k":"howto.close",onclick:()=>a.close()},"Close"));e.append(a),a.showModal()}
function sd(t,e,n){t?.aim&&e==="play"&&!nt(nd+t.game)&&!n.querySelector("dialog")&&cn(t,n,"tab.play")}function Oi({howto:t,over:e}){return w("div",{class:"aim",role:"group","aria-label":"The aim of the game",children:[w("p",
{children:[w("span",{class:"whole",children:t.aim}),w("span",{class:"short",children:t.short})]}),w("button",{type:"butt\
on",class:"btn quiet","data-k":"howto","aria-haspopup":"dialog",onClick:()=>cn(t,e),children:"How to play"}),w("button",
{type:"button",class:"btn quiet","data-k":"known","aria-label":"Close the aim of the game",onClick:()=>_u(t.game),children:"\
×"})]})}var rd=55,r0=74,o0=46,Pi=36,i0=46;function a0(t){let e=t.closest(".uw-room");return!!(e&&!t.closest(".uw-page")&&e.getBoundingClientRect().
top+window.scrollY>window.innerHeight/2)}function l0(t){if(ne())return a0(t)?window.innerHeight:null;let e=t.getRootNode();
return e instanceof ShadowRoot?c0(e.host):t.closest(".jp-WindowedPanel-outer, .jp-NotebookPanel-notebook, .jp-Notebook")?.
clientHeight??Number.NaN}function c0(t){let e=window.innerHeight,n=t;for(;n;){let{overflowY:s,maxHeight:r,paddingTop:o,paddingBottom:i}=getComputedStyle(
n);if(s==="auto"||s==="scroll"){let l=parseFloat(r)-parseFloat(o)-parseFloat(i);r.endsWith("px")?e=Math.min(e,l):n.scrollHeight>
n.clientHeight+1&&(e=Math.min(e,n.clientHeight))}let a=n.getRootNode();n=n.parentElement??(a instanceof ShadowRoot?a.host:
null)}return e}function u0(t,e,n,s=rd){let r=n?Math.max(Pi,Math.min(i0,e)):e;return t>=s&&r>=Pi?{kind:t>=r0?"large":"mid\
dle",height:r}:{kind:r<Pi||n?"flow":"phone",height:r}}function In(t,e){let n="",s=()=>{let i=t.closest(".uw-page")??t.closest(
".uw-room");if(!i)return;let a=parseFloat(getComputedStyle(t).fontSize)||16,l=l0(t),c=l==null?i.getBoundingClientRect().
top+window.scrollY:0,u=l??window.innerHeight-2*c,d=i.classList.contains("uw-position")?o0:rd,m=i.clientWidth/a,{kind:h,height:f}=u0(
m,u/a,l!=null,d),g=`${h} ${Math.floor(f*a)} ${a}`;i.classList.toggle("uw-beside",l!=null&&h==="flow"&&m>=d),g!==n&&(n=g,
i.dataset.fit=h,i.classList.toggle("uw-one",h==="large"||h==="middle"),i.classList.toggle("uw-middle",h==="middle"),i.classList.
toggle("uw-phone",h==="phone"),i.classList.toggle("uw-fits",h!=="flow"),i.style.setProperty("--uw-h",`${Math.floor(f*a)}\
px`),i.style.setProperty("--uw-rem",`${a}px`),e())},r=new ResizeObserver(s),o=()=>{let i=t.closest(".uw-page")??t.closest(
".uw-room");return!i&&t.isConnected?0:i?(r.observe(i),s(),0):requestAnimationFrame(o)};return o(),window.addEventListener(
"resize",s),()=>{r.disconnect(),window.removeEventListener("resize",s)}}function Ye(t,e,n){let s=p("div",{class:`jupyter-widgets ${n}`});return an(t)({model:e,el:s}),s}var od=()=>"serviceWorker"in navigator&&/^https?:$/.test(location.protocol),d0=[404,410];async function id(t){if(!od())return;
let e=new URL(`${t}sw.js`,document.baseURI);try{await ad(e)}catch{await h0(e).catch(()=>{})}}async function ad(t){await(await navigator.
serviceWorker.register(t)).update()}async function h0(t){let e=await fetch(t,{cache:"no-store"});if(!e.ok&&!d0.includes(
e.status))return;if(e.ok)try{await ad(t);return}catch{}let{href:n,pathname:s}=new URL("./",t),r=await navigator.serviceWorker.
getRegistration(n);r?.scope===n&&(await r.unregister(),await caches.delete(`uncle_widgets ${s}`))}async function ld(){od()&&
await navigator.serviceWorker.getRegistration()&&(await navigator.serviceWorker.ready).active?.postMessage({keep:!0})}async function cd(t){let e=await fetch(t);if(e.status===202)return null;if(!e.ok||!e.body)throw new Error(`${t} didn't l\
oad (${e.status}).`);return new Response(e.body.pipeThrough(new DecompressionStream("gzip"))).json()}async function dt(t){
for(;;){let e=await cd(t);if(e)return e;await new Promise(n=>setTimeout(n,1500))}}async function ud(t,e){let n=t[`${e} f\
irst`],s=n?await cd(t[e]):await dt(t[e]);return s?{saved:s,whole:null}:{saved:await dt(n),whole:dt(t[e])}}async function dd(t){
let e=await fetch(t);if(!e.ok)throw new Error(`${t} didn't load (${e.status}).`);return e.text()}function m0(t){let e=[];for(let n of t){let s=e.at(-1);s?.[0]===n?s[1]++:e.push([n,1])}return e.map(([n,s])=>s>1?`${n} (${s}\
 times)`:n)}var wr=(t,e)=>[...t.querySelectorAll(e)].filter(n=>n.checkVisibility({visibilityProperty:!0}));function hd(t){
let e=s=>[...wr(s,".caption :is(.place, .line:not(.chip))").map(r=>r.textContent??""),...m0(wr(s,".felt .thing[aria-labe\
l]:not([aria-hidden=true])").map(r=>`- ${r.getAttribute("aria-label")}`))],n=wr(t,".uw-panel [data-next], .uw-panel .giv\
en").map(s=>s.textContent??"");return[...wr(t,".uw-table").flatMap(e),...n].join(`
`)}var p0="input:not([type=range]), select, textarea, [contenteditable]:not([contenteditable=false])",Ui="uncle_widgets key\
s",f0="input, [role=tab], .chooser, .art",md=/^(Arrow|Home|End)/,fd="button, a, summary, label, [role=button], [role=tab\
]",un=new Set,Hi=t=>t.closest(".uw-page")??t.closest(".uw-room")??t.closest(".uw"),gd=t=>t.getClientRects().length>0,bd=t=>!!t.
any||t.keys.some(e=>e.length===1&&e!==" ");function yr(){try{return localStorage.getItem(Ui)!=="off"}catch{return!0}}function g0(t){
try{t?localStorage.removeItem(Ui):localStorage.setItem(Ui,"off")}catch{}}function b0({el:t,keys:e},n,s){let{key:r,shiftKey:o}=n;
return md.test(r)&&s.closest(f0)&&!(s instanceof HTMLInputElement&&t.contains(s))?!1:e().some(i=>(i.keys.includes(r)||i.
any?.(r))&&(!md.test(r)||o===!!i.shift)&&(!i.inside||t.contains(s))&&(!bd(i)||yr()&&!s.closest("input"))&&i.when()&&i.press(
r,s))}function pd(t){if(t.defaultPrevented||t.isComposing||t.ctrlKey||t.metaKey||t.altKey)return;let e=t.composedPath(),
n=e[0];if(!(n instanceof Element)||n.closest("dialog")||n.closest(p0)&&t.key!=="Escape")return;let s=[...un].filter(({el:r})=>{
let o=Hi(r);return o&&e.includes(o)&&gd(r)});if(s.length){if(t.key==="?")Ri(s[0].el);else if(!s.some(r=>b0(r,t,n)))return;
t.preventDefault(),t.stopPropagation()}}function kr(t,e){let n={el:t,keys:e};return un.size||document.addEventListener("\
keydown",pd,!0),un.add(n),()=>{un.delete(n),un.size||document.removeEventListener("keydown",pd,!0)}}function Ri(t){let e=Hi(
t),n=z("keys"),r=[...un].filter(l=>Hi(l.el)===e&&gd(l.el)).flatMap(l=>l.keys()).filter(l=>l.when()),o=p("div.keys-typed"),
i=p("dialog.sheet.keys-list",{"aria-labelledby":n,onclose:()=>i.remove()}),a=()=>{let l=yr();Y(o,p("span",{"aria-hidden":"\
true"},"Letter, number and symbol keys"),xe({label:"Letter, number and symbol keys",choices:[[!0,"On"],[!1,"Off"]],value:l,
pick:c=>{g0(c),a()},k:"typed"}));for(let c of i.querySelectorAll("[data-typed]"))c.classList.toggle("off",!l)};i.append(
p("h2",{id:n,tabindex:-1,autofocus:!0},"Keyboard shortcuts"),p("p.mute","They work while the focus is on this page, but \
not while you type in a field."),p("dl",[...r,{keys:["?"],shown:"?",words:"Shows this list.",when:()=>!0,press:()=>!0}].
map(l=>p("div",{"data-typed":bd(l)&&l.shown!=="?"?"":null},p("dt",p("kbd",l.shown)),p("dd",l.words)))),o,p("button.btn",
{"data-k":"keys.close",onclick:()=>i.close()},"Close")),a(),t.append(i),i.showModal()}var kd="uncle_widgets.tones",wd=220,w0=880,vr=.16,y0=.2,yd,vd=[["","Off"],["heard","On"]],Ni=()=>nt(kd),xd=t=>ut(kd,t),k0=(t,[
e,n])=>wd*(w0/wd)**Math.min(1,Math.max(0,(t-e)/(n-e||1)));function v0(t){let e=yd??new AudioContext;yd=e,t.forEach((n,s)=>{
let r=new OscillatorNode(e,{frequency:n}),o=new GainNode(e,{gain:0}),i=e.currentTime+1.5*s*vr;o.gain.setValueAtTime(0,i),
o.gain.linearRampToValueAtTime(y0,i+vr/8),o.gain.linearRampToValueAtTime(0,i+vr),r.connect(o).connect(e.destination),r.start(
i),r.stop(i+vr)})}function $d(t,e,{span:n,answer:s,apart:r}){let o=e.runs[0].at(-1)?.[1],i=e.begun!==t.begun,a=!e.running&&
(i||t.running);if(!Ni()||o==null)return;let l=[...i?[o]:[],...a&&s&&!r?[s.value]:[]];l.length>0&&v0(l.map(c=>k0(c,n)))}var x0=[[!0,"On"],[!1,"Off"]],$0={low:0,high:999999999,whole:!0},M0=[["set","In order"],["any","Any order"]],Ci=({words:t,
children:e})=>w("div",{class:"line",children:[w("span",{"aria-hidden":"true",children:t}),e]}),dn=t=>w(Ci,{words:t.label,
children:w(Rt,{...t})});function S0({head:t}){let{seats:e,range:n}=Ht(t.model,"seats","range"),[s,r]=n,o=(i,a,l,c)=>{let u=c<
s||c>r;return w("button",{type:"button","data-k":i,"aria-label":a,"aria-disabled":u||void 0,onClick:()=>u||t.set("seats",
c),children:l})};return w(Ci,{words:"Players",children:w("span",{class:"step",role:"group","aria-label":"Players",children:[
o("fewer","Fewer players","−",e-1),w("output",{children:e}),o("more","More players","+",e+1)]})})}function _0({head:t}){
let e=q(null),[n,s]=yu(wu(t.model,"seed"),e),{text:r,typed:o}=Mn({rule:$0,value:n,set:s,refuses:!1});return w(Ci,{words:"\
Game number",children:w("input",{class:"txt",ref:e,"data-k":"seed",inputMode:"numeric",maxLength:80,"aria-label":"Game n\
umber",value:r,onInput:i=>o(i.currentTarget.value),onChange:i=>t.set("seed",i.currentTarget.value.trim())})})}function Md({
head:t}){let{model:e}=t,n=Mt(),{howto:s,tabs:r,tab:o,lacks:i,predict:a,order:l}=Ht(e,"howto","tabs","tab","lacks","predi\
ct","order"),[c,u,d,m]=["fixed","suits","covers","home"].map(b=>e.get(b)),h=b=>()=>{t.close(),b()},f=b=>{xd(b),n()},g=(b,y,k,$)=>w(
"button",{type:"button",class:"btn","data-k":b,onClick:()=>t.copy(k(),$),children:y});return w("div",{class:"menu",role:"\
dialog","aria-label":"Settings",children:[s?.aim&&w("button",{type:"button",class:"btn wide","data-k":"menu.howto","aria\
-haspopup":"dialog",onClick:h(()=>cn(s,t.over)),children:"How to play"}),w("div",{class:"rooms",role:"group","aria-label":"\
More pages",children:r.slice(3).map(([b,y])=>w("button",{type:"button",class:"btn","data-k":`room.${b}`,"aria-pressed":b===
o,"aria-disabled":i[b]?!0:void 0,title:i[b],onClick:h(()=>t.set("tab",b)),children:y},b))}),!c&&w(S0,{head:t}),!c&&w(_0,
{head:t}),w(dn,{label:"Guess first",choices:x0,value:a,pick:b=>t.set("predict",b),k:"predict"}),l&&w(dn,{label:"Question\
s",choices:M0,value:l,pick:b=>t.set("order",b),k:"order"}),w(dn,{label:"Theme",choices:on,value:te(),pick:Bn,k:"theme"}),
w(dn,{label:"Sound of test deals",choices:vd,value:Ni(),pick:f,k:"tones"}),u&&w(dn,{label:"Suits",choices:yi,value:Pu(),
pick:Uu,k:"inks"}),d&&w(dn,{label:"Covered names",choices:ki,value:or(),pick:Hu,k:"covers"}),w("div",{class:"copies",children:[
g("copy","Copy link",()=>t.link,"Link copied."),g("cell","Copy Python code",()=>e.get("cell"),"Python code copied."),g("\
words","Copy as text",()=>hd(t.page),"The table and the question were copied as text."),w("button",{type:"button",class:"\
btn","data-k":"keys","aria-keyshortcuts":"?",onClick:h(()=>Ri(t.root)),children:"Keys"}),m&&ne()&&w("a",{class:"btn quie\
t","data-k":"home",href:he(m,"",te()),children:"All games"})]})]})}var T0=4e3,E0=()=>w("svg",{class:"icon sliders",viewBox:"0 0 24 24",fill:"currentColor","aria-hidden":"true",children:w(
"path",{d:"M2 6h9v3H2zM17 6h5v3h-5zM12.5 3h3v9h-3zM2 15h4v3H2zM12 15h10v3H12zM7.5 12h3v9h-3z"})});function L0({seats:t,seed:e}){
return w("span",{class:"standing",children:[w("b",{children:t}),t===1?" player":" players",e&&w(re,{children:[", game ",
w("b",{children:e})]})]})}function A0(t,e){let n={ArrowRight:1,ArrowLeft:-1}[t.key],s=t.currentTarget;if(!n)return;t.preventDefault();
let r=[...s.parentElement.children].filter(i=>i.offsetParent),o=r[(r.indexOf(s)+n+r.length)%r.length];o.focus(),e("tab",
o.dataset.tab)}function O0({head:t}){let{tabs:e,tab:n,lacks:s}=Ht(t.model,"tabs","tab","lacks");return w("div",{class:"t\
abs",role:"tablist","aria-label":"Pages of this game",children:e.map(([r,o],i)=>w("button",{type:"button",role:"tab","da\
ta-k":`tab.${r}`,"data-tab":r,class:i>2?"further":void 0,"aria-selected":r===n,"aria-disabled":s[r]?!0:void 0,title:s[r],
tabIndex:r===n?0:-1,onClick:()=>t.set("tab",r),onKeyDown:a=>A0(a,t.set),children:o},r))})}function P0({note:t,read:e}){return w(
"div",{class:"refused",children:[w("p",{class:"refusal",role:"alert",children:t}),w("button",{type:"button",class:"btn",
"data-k":"read",onClick:e,children:"Close"})]})}var U0=({busy:t,stop:e})=>w("div",{class:"underway",children:[w("p",{children:t}),
w("button",{type:"button",class:"btn","data-k":"stop",onClick:e,children:"Stop"})]});function H0(){let[t,e]=G(""),n=q(0),
s=dl((r,o=!0)=>{clearTimeout(n.current),e(r),r&&o&&(n.current=window.setTimeout(()=>e(""),T0))},[]);return Qe(()=>()=>clearTimeout(
n.current),[]),[t,s]}function R0(t){Z(()=>{let e=Ba({link:()=>t.get("link"),room:()=>t.get("tab"),theme:te,open:o=>t.send(
{kind:"open",link:o}),hide:o=>document.body.classList.toggle("uw-opening",o),replaced:()=>!document.querySelector(".uw-f\
irst")}),n=()=>e.changed(),s=()=>(t.get("note")||t.get("busy"))&&e.answered(),r=Ie(n);return t.on("change:link",n),t.on(
"change:note change:busy",s),()=>{r(),t.off("change:link",n),t.off("change:note change:busy",s),e.stop()}},[t])}function N0({
game:t},e){let n=q({at:"",on:!1}),s=Mt(),r=`${t} ${e}`;return t&&n.current.at!==r&&(n.current={at:r,on:!rr(t)}),Z(()=>bi(
()=>{n.current.on=!1,s()}),[]),n.current.on}function C0({model:t,root:e,over:n}){let{title:s,plate:r,tabs:o,tab:i,seats:a,
seed:l,note:c,busy:u,howto:d}=Ht(t,"title","plate","tabs","tab","seats","seed","note","busy","howto"),[m,h]=G(!1),[f,g]=G(
""),[b,y]=H0(),k=q(null),$=N0(d,i);Ut(Ie),R0(t);let M=()=>k.current?.focus({preventScroll:!0}),T={model:t,root:e,over:n,
get page(){return e.closest(".uw-page")??e},get link(){let x=t.get("link");return ne()?`${location.origin}${he(location.
pathname,x,te())}`:x},set(x,E){t.set(x,E),t.save_changes()},close(){h(!1),y(""),M()},copy(x,E){navigator.clipboard?.writeText(
x).then(()=>y(E),()=>y(x,!1))??y(x,!1)}};return Z(()=>{c||g("")},[c]),Z(()=>{e.classList.toggle("elsewhere",o.slice(3).some(
([x])=>x===i)),sd(d,i,n)},[o,i,d]),Z(()=>{if(!m)return;[...e.querySelectorAll(".menu :is(button, input)")].find(S=>S.offsetParent)?.
focus({preventScroll:!0});let E=S=>S.composedPath().includes(e)||T.close(),L=S=>{S.key==="Escape"&&(S.preventDefault(),T.
close())};return document.addEventListener("pointerdown",E),e.addEventListener("keydown",L),()=>{document.removeEventListener(
"pointerdown",E),e.removeEventListener("keydown",L)}},[m]),w(re,{children:[w("div",{class:"mast",children:[w("div",{class:"\
plate","aria-hidden":"true",children:r&&w("img",{alt:"",src:`data:image/svg+xml,${encodeURIComponent(r)}`})}),w("h1",{children:s}),
w(O0,{head:T}),w("button",{type:"button",class:"btn settings",ref:k,"data-k":"menu","aria-haspopup":"dialog","aria-expan\
ded":m,onClick:()=>m?T.close():(h(!0),y("")),children:[w(E0,{}),w(L0,{seats:a,seed:l})]})]}),m&&w(Md,{head:T}),c&&c!==f&&
w(P0,{note:c,read:()=>{g(c),M()}}),u&&w(U0,{busy:u,stop:()=>t.send({kind:"stop"})}),d?.aim&&$&&w(Oi,{howto:d,over:n}),w(
"p",{class:"tip",role:"status",children:b})]})}function Sd({model:t,el:e}){let n=p("div.uw-head"),s=p("div.uw-over"),r=p(
"div.uw.uw-masthead",n,s);ue(r,t.get("palette")),e.append(r);let o=In(r,()=>{});return ye(w(C0,{model:t,root:r,over:s}),
n),()=>{o(),ye(null,n)}}var _d=({name:t,choices:e,help:n},s,r)=>e?p("select.pick",{id:s,"data-k":`field.${t}`,onchange:o=>r[t]=o.target.value},e.
map(([o,i])=>p("option",{value:o,selected:o===r[t]},i))):p("input",{id:s,"data-k":`field.${t}`,value:r[t],maxlength:200,
autocomplete:"off",placeholder:n,oninput:o=>r[t]=o.target.value});var D0=t=>p("dl.clauses",t.map(([e,n])=>p("div",p("dt",e),p("dd",n))));function Di({model:t,el:e}){let n=p("div.uw.uw-ru\
les"),s=t.get.bind(t),r=p("div");ue(n,s("palette"));let o=()=>r.replaceChildren(...s("note")?[p("p.refusal",{role:"alert"},
s("note"))]:[]),i=()=>{let{aim:d,title:m}=s("howto");return d&&[p("div.thead",p("h2","How to play"),p("p.mute",m)),p("p.\
goal",d),br(s("howto"))]},a=(d,m)=>{let h=z(d.name);return p("div.field",p("label",{for:h},d.label,d.help&&p("small",d.help)),
_d({...d,help:""},h,m))},l=()=>{let d=Object.fromEntries(s("fields").map(({name:m,value:h})=>[m,h]));return p("details.l\
eft",p("summary",p("b","What the rulebook leaves open")," ",p("span.mute",s("force"))),p("form",{onsubmit:m=>{m.preventDefault(),
t.send({kind:"set",values:d})}},s("fields").map(m=>a(m,d)),p("div.field",p("span.mute","Changing a rule starts a new gam\
e in every tab."),p("div.row.start",p("button.btn.solid",{type:"submit","data-k":"set"},"Use these rules"),p("button.btn",
{type:"button","data-k":"first",onclick:()=>t.send({kind:"first"})},"Reset")))),p("h3","How we settled the rest"),p("ul.\
rulings",s("rulings").map(([m,h])=>p("li",h,p("small",` ${m}`)))))},c=()=>{let d={record:""};return p("details.left",p("\
summary",p("b","Open a saved game or a link")),p("form",{onsubmit:m=>{m.preventDefault(),t.send({kind:"set",values:d})}},
a({name:"record",label:"A record or link to open",value:"",help:s("record")},d),p("div.field",p("span"),p("button.btn.so\
lid",{type:"submit","data-k":"open"},"Open"))))},u=s("heads");return n.append(p("section.sheet",i(),u.length>0&&[p("h2",
"The rules"),u.map(([d,m])=>[p("h3",d),D0(m)]),l(),c(),r])),e.append(n),o(),t.on("change:note",o),()=>t.off("change:note",
o)}var Bi="uncle_widgets.answered",B0=1500,Wi=new Set;function Td(){try{localStorage.getItem(Bi)}catch{return!1}return nt(Bi)===
""}function Ed(){if(Td()){ut(Bi,"1");for(let t of Wi)t()}}function Ld(t,e){let n=!1,s=()=>{let r=Td()&&e();t.classList.toggle(
"newcomer",r),n&&!r&&(t.classList.add("shown-now"),setTimeout(()=>t.classList.remove("shown-now"),B0)),n=r};return Wi.add(
s),s(),{draw:s,stop:()=>Wi.delete(s)}}var hn=(t,e,n)=>Math.max(0,Math.min(1,(t-e)/(n-e||1)));function Te(t,e){return e==="chance"?`${(t*100).toFixed(1)}%`:t.toFixed(
2).replace("-","−")}function St(t,e){let n=[.1,.2,.25,.5,1,2,2.5,5,10,20,25,50,100,200,250,500].find(r=>(e-t)/r<=5)??(e-
t)/4,s=[];for(let r=Math.ceil(t/n);r*n<=e+1e-9;r++)s.push(Number((r*n).toFixed(9)));return s}var Fe=(t,e,n,s="tx",r=14)=>v(
"text",{x:t,y:e,class:s,"font-size":r},n);function Ee(t,e,n,s){if(t===0)return D(e,n,s-.8,{fill:"none",stroke:"var(--edg\
e)","stroke-width":1.5});let r=t>1&&D(e,n,s-.9,{fill:"none",stroke:"var(--accent-fill)","stroke-width":1.9});return v("g",
D(e,n,t>1?s*.56:s,{fill:"var(--accent-fill)"}),r)}var ze=6;function Ii({came:t,measure:e},n,s){return e!=="chance"?v("path.it-paid",{d:`M${n} ${s-ze-1}l${ze+1} ${ze+1}-${ze+
1} ${ze+1}-${ze+1}-${ze+1}Z`}):t==null?v("path.it-hid",{d:`M${n-ze} ${s}h${2*ze}`,"stroke-dasharray":"3 2"}):t?D(n,s,ze,
{class:"it-came"}):D(n,s,ze-1,{class:"it-did-not"})}var W0=({came:t,measure:e,words:n})=>e!=="chance"?n.replace(/\.$/,"").
toLowerCase():t==null?"the game didn't show it":t?"it happened":"it didn't happen",Fi=t=>[t.mine?`you guessed ${t.mine}`:
"skipped",`the answer is ${t.right}${t.measure==="chance"?"":` ${t.measure}`}`,W0(t)].join(", ");function I0({said:t,exact:e,
reach:n,span:[s,r]}){let o=a=>4+192*Math.min(1,Math.max(0,hn(a,s,r))),i=o(e-n);return v("svg.bar",{viewBox:"0 0 200 30",
preserveAspectRatio:"none","aria-hidden":"true"},v("path.axis",{d:"M4 15H196"}),R(i,6,o(e+n)-i,18,{class:"reach"}),v("pa\
th.exact",{d:`M${o(e)} 3V27`}),t!=null&&v("path.said",{d:`M${o(t)-7} 3h14l-7 12z`}))}var F0=t=>p("p.key",{"aria-hidden":"\
true"},p("span.k-said","your guess"),p("span.k-exact","the answer, and what is close"),p("span.k-came","it happened"),t&&
p("span.k-paid","it was an amount"));function Ad({title:t,near:e,lines:n=[],doors:s=[]},r,{go:o,open:i},a){let l=r.filter(
({said:c})=>c!=null);return[p("div.endhead",p("h2",{"data-k":"ending",tabindex:-1},t),e&&p("span.chip.line",e)),l.length>
0&&F0(l.some(({measure:c})=>c!=="chance")),l.length>0&&p("ul.stops",l.map(c=>p("li",p("button",{"data-k":`stop.${c.at}`,
"aria-label":`Step ${c.frame}, ${c.name} ${Fi(c)}. Look at it again.`,onclick:()=>o(c.at)},p("span.q",p("b",String(c.frame)),
` ${c.name}`),I0(c),p("span.fig",c.mine,p("small"," for "),c.right),v("svg",{viewBox:"0 0 16 16",width:16,height:16,"ari\
a-hidden":"true"},Ii(c,8,8)))))),p("div.sum",n.map(([c,u])=>p("p",c&&p("b",c," "),u))),l.length>0&&a(),p("div.enddoors",
s.map(({label:c,link:u},d)=>{let[m,...h]=c.split(", ");return p(d===0?"button.btn.solid":"button.btn",{"data-k":`door.${d}`,
"aria-label":c,onclick:()=>i(u)},m,h.length>0&&p("span",`, ${h.join(", ")}`))}))]}var Od=(t,e)=>e?`${Math.round(t*100)}${t===1?"%":""}`:String(Math.round(t*100)/100).replace("-","−");function xr(t,e,n,s){
let r=e.measure==="chance",o=e.answer?.value??0,i=[o,e.said?.value,n.value].filter(S=>S!=null),a=r?0:Math.min(0,e.span[0],
...i),l=r?1:Math.max(e.span[1],...i),c=84,u=62,d=S=>c+hn(S,a,l)*(t-c-u),m=z("hatch"),h=s?25:31,f=[],g=15,b=(S,_,A,U)=>{f.
push(Fe(0,g+5,S,U?"tx2":"tx"),_,Fe(t,g+5,A,"tx b e",15)),g+=h},y=S=>({x:Math.min(d(0),d(S)),width:Math.max(1.5,Math.abs(
d(S)-d(0)))});if(e.said){let S=d(e.said.value);b("Your guess",v("g",Pe(`M${d(0)} ${g}H${S}`,"var(--accent-fill)",2),v("p\
ath",{d:`M${S} ${g+10}l-9-17h18z`,fill:"var(--accent-fill)"})),Te(e.said.value,e.measure))}if(e.was&&!e.said){let S=d(e.
was.value);b("Before",v("g.ghost",v("path",{d:`M${d(0)} ${g}H${S}`,"stroke-dasharray":"5 4"}),v("path",{d:`M${S} ${g+10}\
l-9-17h18z`,"stroke-linejoin":"round"})),Te(e.was.value,e.measure),!0)}let k=e.simulated?"Stored":"Exact";b(k,v("rect",{
...y(o),y:g-9,height:18,fill:"var(--ink)",...q0(e,y)}),Te(o,e.measure));let{value:$,low:M,high:T}=n,x=$!=null&&M!=null&&
T!=null;e.untried||(b("Simulated",x&&v("g",v("rect",{...y($),y:g-8.5,height:17,fill:`url(#${m})`,stroke:"var(--ink)","st\
roke-width":1.5}),Pe(`M${d(M)} ${g}H${d(T)}M${d(M)} ${g-6}v12M${d(T)} ${g-6}v12`,"var(--accent-fill)",2.5)),x?Te($,e.measure):
"",!x),x||f.push(Fe(c+8,g-h+5,"not tried yet","tx2",13)));let E=St(a,l).map(S=>[v("path",{d:`M${d(S)} 2V${g-13}`,stroke:S===
0&&!r?"var(--edge)":"var(--rule)"}),Fe(d(S),g+5,Od(S,r),"tx2 m",13)]),L=[e.said&&`Your guess: ${Te(e.said.value,e.measure)}\
.`,`${k}: ${Te(o,e.measure)}${e.was?`. ${e.was.words}`:""}.`,x&&`Simulated: ${Te($,e.measure)}, 95% interval from ${Te(M,
e.measure)} to ${Te(T,e.measure)}.`].filter(Boolean);return Lt(t,g+10,L.join(" "),v("defs",He(m,"var(--ink)")),E,f)}var q0=({
was:t,answer:e},n)=>t&&t.value!==e?.value?{class:"grown",style:`--from:${n(t.value).width/n(e?.value??0).width}`}:{},Pd=()=>v(
"svg",{width:14,height:16,viewBox:"-7 -15 14 16","aria-hidden":"true"},v("path.ghost",{d:"M0-2l-6-11h12z","stroke-linejo\
in":"round"}));function Ud(t,e,n){let s=t.flatMap(u=>Array(u.n).fill(u.yes)),r=u=>[8+u%10*19,8+Math.floor(u/10)*19],[o,i]=r(
Math.max(1,Math.round((e??0)*100))-1),[a,l]=r(Math.round((n??0)*100)-1),c=t.map(u=>`${u.n} ${u.words}`).join(", ");return v(
"svg.hundred",{viewBox:"0 0 187 187",role:"img","aria-label":`Of 100: ${c}.`},s.map((u,d)=>{let[m,h]=r(d);return Ee(u,m,
h,7.2)}),n!=null&&a>0&&v("path.ghost",{d:`M${a} ${l+6}l-7-12h14z`,"stroke-linejoin":"round"}),e!=null&&e>0&&v("path",{d:`\
M${o} ${i+6}l-6-11h12z`,fill:"var(--accent)",stroke:"var(--sheet)","stroke-width":2}))}var qi=t=>v("svg",{width:18,height:18,
"aria-hidden":"true"},Ee(t,9,9,7));function Hd(t,e,n=e){let s=Math.max(...n.map(a=>a[1]),.01),r=14+8*Math.max(...n.map(a=>a[0].
length)),o=n.length>6?22:27,i=e.length*o;return Lt(t,i,`${e.map(a=>`${a[0]}: ${a[2]}`).join(". ")}.`,e.map(([a,l,c],u)=>{
let d=u*o+o/2;return[Fe(0,d+5,a),R(r,d-7,Math.max(1.5,l/s*(t-r-64)),14,{fill:"var(--ink)"}),Fe(t,d+5,c,"tx b e")]}))}function Rd(t,e,n,s){
let{runs:r,value:o}=s,i=n.measure==="chance",a=n.apart?void 0:n.answer?.value,l=n.said?.value,[c,u]=i?[0,1]:n.span,d=C=>Te(
C,n.measure).replace("%",""),m=[a,l].flatMap(C=>C==null?[]:[I(d(C),1.06*14)]),h=40,f=Math.max(58,17+Math.max(0,...m)),g=10,
b=26,y=C=>h+Math.log10(C)/4*(t-h-f),k=C=>g+(1-hn(C,c,u))*(e-g-b),$=z("band"),M=St(c,u),T=Math.max(1,Math.ceil(17*(M.length-
1)/(e-g-b))),x=(C,j)=>C.map((Ce,Oe)=>`${Oe?"L":"M"}${y(Ce[0])} ${k(Ce[j])}`).join(""),[E=[],...L]=r,S=E[E.length-1],_=t-
f+10,A=a==null?0:k(a)+5,U=l==null?0:k(l)+5,N=a==null||l==null?18:Math.abs(A-U),B=N>=17?0:(17-N)/2+1,ee=U<=A?-1:1,V=o==null||
!S?"No trials yet.":`After ${s.begun.toLocaleString("en")} trials: ${Te(o,n.measure)}, 95% interval from ${Te(s.low??0,n.
measure)} to ${Te(s.high??0,n.measure)}${a==null?".":`; exact ${Te(a,n.measure)}.`}`;return Lt(t,e,V,v("defs",He($,"var(\
--edge)")),M.map((C,j)=>[v("path",{d:`M${h} ${k(C)}H${t-f}`,stroke:"var(--rule)"}),j%T===0&&Fe(h-8,k(C)+5,Od(C,i).replace(
"%",""),"tx2 e",13)]),[1,10,100,1e3,1e4].map(C=>Fe(y(C),e-6,C.toLocaleString("en"),C===1?"tx2":"tx2 m",13)),E.length>1&&
v("path",{d:`${x(E,3)}L${[...E].reverse().map(C=>`${y(C[0])} ${k(C[2])}`).join("L")}Z`,fill:`url(#${$})`,opacity:.6}),L.
map(C=>Pe(x(C,1),"var(--edge)",1.5)),a!=null&&Pe(`M${h} ${k(a)}H${t-f}`,"var(--ink)",3),Pe(x(E,1),"var(--accent-fill)",2.5,
{"stroke-linejoin":"round"}),E.map((C,j)=>D(y(C[0]),k(C[1]),j===E.length-1?5:3.2,{fill:j===E.length-1?"var(--lit)":"var(\
--sheet)",stroke:"var(--accent-fill)","stroke-width":2})),l!=null&&[v("path",{d:`M${t-f+1} ${k(l)}l10-6v12z`,fill:"var(-\
-accent-fill)"}),v("text.b",{x:_+5,y:U+ee*B,"font-size":14,fill:"var(--accent)"},d(l))],a!=null&&Fe(_+5,A-ee*B,d(a),"tx \
b"))}var mn=26,j0=36;function Nd(t,e){let n=Math.min(j0,(t-mn-4)/Math.max(1,e.length-1)),s=n>=24,r=e.map(({face:i,die:a,words:l})=>[i?.text,a&&
`a die, ${a}`,l].filter(Boolean).join(": "));return Lt(t,56,r.join(", ")||"No trials yet.",e.map((i,a)=>{let l=2+a*n,c=l+
mn/2,u=!!i.counts,d={transform:`translate(${i.die?l+1:l} ${i.die?8:2})`},m=i.eye?V0(c,20,u):v("g",d,i.die?Is(i.die,mn-2,
u):et(i.face,mn));return v("g",m,u&&!i.eye&&!i.die&&R(l-1,1,mn+2,mn*1.4+2,{rx:3,fill:"none",stroke:"var(--lit)","stroke-\
width":3}),(s||i.counts)&&Fe(G0(c,i.words,t),54,i.words??"",i.counts?"tx b m":"tx2 m",13))}))}function G0(t,e,n){let s=I(
e??"",13)*.55;return Math.max(s,Math.min(t,n-s))}var V0=(t,e,n)=>v("g",{fill:"none",stroke:"var(--ink)","stroke-width":2},
v("path",{d:`M${t-13} ${e}q13 ${n?-20:0} 26 0q-13 20-26 0Z`}),n?D(t,e,5,{fill:"var(--accent-fill)",stroke:"none"}):v("pa\
th",{d:`M${t-7} ${e+11}l-2 4M${t} ${e+12}v5M${t+7} ${e+11}l2 4`}));function Cd(t,e,n,s){let l=Math.max(n,e.length,1),c=Math.
min(42,(t-30)/l),u=g=>30+c*(g+.5),d=g=>42-g*36,m=new Map(e.map(g=>[g.at,g])),h=e.map(g=>`${g.at+1}: ${Fi(g)}`),f=g=>{let b=m.
get(g),y=u(g),k=Math.min(13,c/2-1);if(!b&&c<11)return R(y-1,50,2,6,{fill:"var(--edge)"});if(!b)return Fe(y,58,"?","tx2 b\
 m",14);let[$,M]=b.span,T=x=>d(hn(x,$,M));return[b.said!=null&&v("path",{d:`M${y-1} ${T(b.said)}l-11-7v14z`,fill:"var(--\
accent-fill)"}),R(y+1,T(b.exact)-3,k,6,{fill:"var(--ink)"}),Ii(b,y,53)]};return Lt(t,66,h.length?`${h.join(". ")}.`:"No \
guesses yet.",s>=0&&[R(u(s)-c/2,0,c,62,{fill:"var(--inset)"}),R(u(s)-c/2,62,c,3,{fill:"var(--lit)"})],[0,.5,1].map(g=>[v(
"path",{d:`M30 ${d(g)}H${t}`,stroke:"var(--rule)"}),g!==.5&&Fe(24,d(g)+5,String(g*100),"tx2 e",13)]),Array.from({length:l},
(g,b)=>f(b)))}var Bd=t=>t.split("/").map((e,n,s)=>n<s.length-1?[`${e}/`,p("wbr")]:e),K0=()=>v("svg",{width:18,height:18,"aria-hidden":"\
true"},v("path",{d:"M9 16 1 2h16z",fill:"var(--accent-fill)"}));function Wd(t,e,n,s,r,o,i,a){if(t.certain)return Id(p("d\
iv.answer",Vi(t),Dd(t),r));let l=p("div.cmp"),c=[Xe(l,h=>xr(h,t,e(),o()))],u=t.bars??[],d=p("div.outcomes");return u.length>
0&&c.push(Xe(d,h=>Hd(h,u))),{node:p("div.answer",l,n.seen&&Z0(n),Y0(t,i),t.measure==="chance"?z0(t,s,a):J0(t,a),u.length>
0&&d,r,Dd(t)),tried:()=>c[0].again(),again:()=>c.forEach(h=>h.again()),stop:()=>c.forEach(h=>h.stop())}}var Id=t=>({node:t,
tried:()=>{},again:()=>{},stop:()=>{}}),Z0=t=>p("p.came",p("span",t.came==null?"The game didn't show it":t.came?"This ti\
me it happened":"This time it didn't"),qi(t.came?1:0),p("b",t.words??""));function ji({mistake:t,asks:e,own:n},s){if(!t)
return null;if(n)return p("p",p("b",`${t.name}. `),t.words);let r=(o,i)=>p("button.btn.quiet",{"data-k":`own.${o}`,onclick:()=>s(
i)},o);return e&&p("p.own",p("span",t.asked),r("Yes",!0),r("No",!1))}function Y0(t,e){let{said:n,misconception:s,notice:r}=t,
o=n&&[p("p",{role:"status"},p("b",n.verdict)),ji(n,e)];return Gi(o,r,s)}var Gi=(t,e,n)=>!!(t||e||n)&&p("div.note",K0(),p(
"div",t,e&&p("p.notice",e),n&&p("p.trap",`The trap: ${n}.`)));function z0(t,e,n){let{answer:s,dots:r=[]}=t;if(!s)return null;
let o=String(s.hundred),i=[s.percent,s.one_in,`odds ${s.odds}`,t.simulated].filter(Boolean);return[p("div.counted",r.length>
0&&Ud(r,t.said?.value,t.was?.value),p("div",p("p.big",p("span.sr",`${s.about} `),p("button.asks-why",{tabindex:-1,"aria-\
label":o,onclick:n},xs(o,46)),p("b",e?$n(s):"out of 100"),qd(o,n)),Vi(t),p("ul.kinds",r.map(a=>p("li",qi(a.yes),p("span",
p("b",String(a.n)),` ${a.words}`)))))),p("p.ways",e&&p("b.short",`${o} ${$n(s)}. `),"More forms: ",s.fraction&&[p("b",Bd(
s.fraction)),", "],i.map((a,l)=>[l>0&&", ",p("span",{},a)]))]}function Fd(t,e){let[n]=/[\u2212-]?\d[\d,.]*\d|\d/.exec(t)??
[""],s=t.indexOf(n);return n?[t.slice(0,s),p("button.asks-why",{"data-k":"headwhy","aria-label":`${n}: why?`,onclick:e},
n),t.slice(s+n.length)]:t}var qd=(t,e)=>p("button.btn.quiet.derive",{"data-k":"derive",onclick:e},`Why ${t}?`),J0=(t,e)=>p(
"div.counted",p("div",p("p.lead",p("button.asks-why",{tabindex:-1,onclick:e},p("b",t.answer?.lead??"")),` ${t.answer?.cases??
""} `,qd((t.answer?.lead??"").split(" ")[0],e)),Vi(t),p("p.ways",t.simulated||t.answer?.fraction&&[t.answer.rounded?"to \
six places: ":"exactly ",p("b",Bd(t.answer.fraction))]))),Vi=({was:t})=>t&&p("p.was",Pd(),t.words),Dd=t=>t.apart&&p("p.a\
part",t.apart);function jd(t,e,n,s,r){let o=t.steps??[],i=o[e];if(!i)return Id(p("p.mute","There's nothing to work out h\
ere."));let a=p("div.art",{tabindex:0,role:"group","aria-label":"The picture"}),l=i.picture,c=l&&Xe(a,d=>r(l.kind,d,l));
return{node:p("div.why",p("div.now",{"data-next":!0,tabindex:-1,"aria-live":"polite"},p("h3",p("i",{"aria-hidden":"true"},
i.letter),i.words),l&&a,i.tree&&p("ul.branches",Vd(i.tree,0)),(i.formula||i.value)&&p("p.reckon",p("span",i.formula??""),
p("b",i.value?`= ${i.value}`:""))),p("div",{class:o.length>6?"tiles many":"tiles",role:"group","aria-label":"All steps"},
o.map((d,m)=>p("button",{"data-k":`why.${m}`,"aria-current":m===e?"step":null,"aria-label":`${d.letter}. ${d.words}${n.has(
m)?`: ${d.value??""}`:""}`,onclick:()=>s(m)},p("i",{"aria-hidden":"true"},d.letter),p("span",p("small",d.words),d.value!=
null&&(n.has(m)?p("b",d.value):p("em.rd"))))))),tried:()=>{},again:()=>c?.again(),stop:()=>c?.stop()}}function Gd({steps:t=[]},e,n){
return t[e]?p("div.stepnav",p("button.btn",{"data-k":"why.back","aria-label":"Previous step","aria-disabled":e?null:"tru\
e",onclick:()=>e&&n(e-1)},e?`◂ ${t[e-1].letter}`:"◂"),p("span",`step ${e+1} of ${t.length}`),p("button.btn.solid",{"\
data-k":"why.on","aria-label":e+1<t.length?`Next step, ${t[e+1].letter}`:"Start again from the first step",onclick:()=>n(
(e+1)%t.length)},e+1<t.length?`Next: ${t[e+1].letter} ▸`:"Again: a")):null}var Vd=(t,e)=>[p("li",{style:`--depth:${e}`},
t.chance&&p("b",t.chance),p("span",t.words),t.value&&p("em",t.value)),...t.children.flatMap(n=>Vd(n,e+1))],Kd=()=>p("div\
.covered",p("p.mute","The answer appears here when you have made your guess.")),Zd=()=>p("p.key",{"aria-hidden":"true"},
p("span.k-said","your guess"),p("span.k-exact","the answer"),p("span.k-came","it happened"),p("span.k-not","it didn't")),
Yd=({lesson:t="",concept:e},n)=>p("div.sheet",{role:"dialog","aria-label":e,onkeydown:s=>s.key==="Escape"&&n()},p("h2",e),
t.split(`

`).map(s=>p("p",s.split("**").map((r,o)=>o%2?p("b",r):r))),p("button.btn.solid.wide",{"data-k":"readclose",onclick:n},"B\
ack to the question"));var zd=t=>t.split(/(?<=[.?!])\s+/);function Fn(t){let e=t.map(zd),n=e[0].filter(s=>e.every(r=>r.includes(s)));return{both:n.
join(" "),own:e.map(s=>s.filter(r=>!n.includes(r)).join(" "))}}var Ki=(t,e)=>t.closest(".uw-cols")?.setAttribute("data-s\
ide",String(e)),Jd=t=>e=>Ki(e.currentTarget,t),Xd=(t,{line:e},n,s)=>[p("button.sidehead",{"data-k":`turn${t}`,onclick:Jd(
t)},p("b.badge",{"aria-hidden":"true"},String(t+1)),p("b",e),s&&p("b.it",s)),n.length>0&&p("p.mute",n.map(r=>r.endsWith(
"?")&&e.endsWith("?")?p("span.inshort",r," "):`${r} `))];function Qd(t,e,n,s){let r=Fn(t.map(({ask:a})=>a)).own,o=Fn(t.map(
({given:a})=>a)).own,i=a=>zd(`${r[a]} ${o[a]}`.trim()).filter(l=>l&&!t[a].line.startsWith(l.slice(0,-1)));return p("div.\
pair",t.map((a,l)=>p("div.side",{role:"group","aria-label":a.line,onfocusin:Jd(l)},Xd(l,a,i(l)),Ms({...a,cases:"",k:String(
l),label:a.line,value:e[l],set:c=>n(l,c),enter:s}))))}function eh(t,e){let n=t.flatMap((s,r)=>s===""?[r]:[]);return n.length>
1?"Move the sliders, or type two numbers.":n.length?`The ${n[0]?"second":"first"} number is missing. Both answers are sh\
own together.`:e.map((s,r)=>zt(t[r],s)).find(Boolean)??""}var th=(t,e)=>xe({label:"Which of the two",choices:t.map(({at:n,
line:s},r)=>[n,`${r+1}. ${s}`]),value:t.find(({here:n})=>n)?.at??t[0].at,k:"side",pick:e});function nh(t,e,n){let s=e.map(
()=>p("div.cmp")),r=e.map(({measure:l,span:c,said:u,number:d},m)=>{let h={measure:l,span:c,said:u,answer:{value:d??0},untried:!0};
return Xe(s[m],f=>xr(f,h,{},!0))}),o=e.find(({said:l})=>l?.asks),i=e.map(({said:l},c)=>l&&[p("p",{role:"status"},p("b",`${c+
1}. `),l.verdict),(l.own||e[c]===o)&&ji(l,n)]);return{node:p("div.answer",e.map((l,c)=>p("div.side",Xd(c,l,[],l.text),s[c])),
Gi(i,t.notice)),tried:()=>{},again:()=>r.forEach(l=>l.again()),stop:()=>r.forEach(l=>l.stop())}}function sh(t,e,n,{draft:s,folded:r,changed:o,enter:i}){let a=(u,d)=>{s.values[u]=d,o()},l=()=>Ms({measure:t.measure,span:t.
span,cases:t.cases,value:s.values[0],set:u=>a(0,u),enter:i}),c=()=>Y(r,[["","How sure?"],...Sn].map(([u,d])=>p("option",
{value:u,selected:u===s.sure},d)));return[e.length>0?Qd(e,s.values,a,i):l(),Ul(s,c),n&&p("p.refusal",{role:"alert"},n)]}function rh({get:t,press:e,skip:n,refused:s}){let r=Hl({press:()=>e(t("main").kind??""),refused:s}),o=p("button.btn",{"d\
ata-k":"also",onclick:()=>e(t("main").also?.kind??"")}),i=p("button.btn",{"data-k":"skip",onclick:n},"Skip");return{node:r.
node,nodes:[r.node,o,i],show(a){let{label:l,kind:c,off:u,also:d}=t("main"),m=c==="predict";return r.show(l??"",u||(m?a():
"")),r.node.hidden=!l,o.hidden=!d,o.textContent=d?.label??"",i.hidden=!m||!t("moment").line,m}}}var X0=()=>v("svg.tick",{width:16,height:16,viewBox:"0 0 16 16","aria-hidden":"true"},Pe("M2 8.5 6 13 14 3.5","currentCo\
lor",2.5)),Q0=t=>t.away?`, not now. ${t.away}`:"",Zi=2;function oh({chips:t,now:e,open:n,pick:s,toggle:r}){if(t.length<Zi)
return null;let o=t.findIndex(a=>a.id===e),i=z("chips");return p("div",{class:n?"chips open":"chips"},p("button.btn.onec\
hip",{"data-k":"chips","aria-expanded":String(n),"aria-controls":i,onclick:r},p("span",`Question ${o+1} of ${t.length}`),
p("b",t[o]?.name??"")),p("div.allchips",{id:i,role:"group","aria-label":"Questions"},t.map((a,l)=>p("button.qchip",{"dat\
a-k":`q.${a.id}`,"aria-pressed":String(a.id===e),"aria-keyshortcuts":l<9&&yr()?String(l+1):null,"data-away":!a.arises,"a\
ria-label":`${l+1}. ${a.name}${a.done?", answered":""}${Q0(a)}`,title:a.away?`${a.title} ${a.away}`:a.title,onclick:()=>s(
a.id)},p("span",a.name),a.done&&X0()))))}var ih=t=>p("div.goal",p("h2",t.title??""),!!t.of&&p("span.chip.line",`${[t.at,
t.also].filter(Boolean).join(" and ")} of ${t.of}`),t.line&&p("p",t.line));function Yi(t,e){let{choices:n,name:s,label:r,
value:o}=t,i=n.length>6||n.map(c=>c[1]).join("").length>22,a=z("setting"),l=`knob.${s}`;return p("div",{class:t.model?"s\
etting model":"setting"},p(i?"label":"span",{for:i?a:null},r),i?p("select.pick",{id:a,"data-k":l,onchange:c=>e(n[c.target.
selectedIndex][0])},n.map(([c,u])=>p("option",{selected:c===o},u))):xe({label:r,choices:n,value:o,pick:e,k:l}))}var ah=(t,e,n)=>p(
"div.siblings",{role:"group","aria-label":`${t}: each choice`},p("span",t),e.map((s,r)=>p("button",{"data-k":`sib.${r}`,
"aria-pressed":String(s.here),"aria-label":`${s.label}: ${s.text??"hidden until you guess"}`,onclick:()=>n(s.value)},p("\
span",s.label),s.text?p("b",s.text):p("i.rd"))));var lh=(t,{get:e,own:n,choose:s,page:r,reading:o})=>kr(t,()=>{let i=Math.min(e("questions").length,9);return[{keys:["y",
"n"],shown:"Y, N",words:"Answers yes or no when you are asked about your mistake.",when:()=>r()==="answer"&&[e("panel"),
...e("pair")].some(({said:a})=>a?.asks),press:(a,l)=>l.closest(".uw-table.acts, input")?!1:(n(a==="y"),!0)},{keys:Array.
from({length:i},(a,l)=>String(l+1)),shown:`1 to ${i}`,words:"Picks that question above the panel.",when:()=>i>=Zi&&!e("g\
oal").title&&!o(),press:(a,l)=>l.closest(".uw-table.acts, input")?!1:(s(e("questions")[Number(a)-1].id),!0)}]});var P={ink:"var(--ink)",accent:"var(--accent-fill)",rule:"var(--rule)",edge:"var(--edge)",sheet:"var(--ground, var(--she\
et))",band:"color-mix(in srgb, var(--rule) 45%, transparent)"},H=(t,e,n,s="tx",r=13)=>v("text",{x:t,y:e,class:s,"font-si\
ze":r},String(n)),W=(t,e=P.rule,n=1,s={})=>v("path",{d:t,fill:"none",stroke:e,"stroke-width":n,...s}),zi=(t,e)=>v("path",
{d:`M${t} ${e}l9 18h-18z`,fill:P.sheet,stroke:P.accent,"stroke-width":2.5}),ae=(t,e,n,...s)=>v("svg.pic",{width:t,height:e,
viewBox:`0 0 ${t} ${e}`,role:"img","aria-label":n},...s),we=(t,e)=>({class:"pic-in",style:`animation-delay:${Math.round(
t*e)}ms`});function de(t,e,n=13){let s=[];for(let r of t.split(" ")){let o=s.length-1;o>=0&&I(`${s[o]} ${r}`,n)<=e?s[o]+=
` ${r}`:s.push(r)}return s}function Le(t,e,n=6){let s=10**Math.floor(Math.log10((e-t)/n||1));for(let o of[1,2,5,10,20])if((e-
t)/(s*o)<=n){s*=o;break}let r=[];for(let o=Math.ceil(t/s-1e-9);o*s<=e+1e-9;o++)r.push(Number((o*s).toFixed(9)));return r}
var Ji=t=>String(t).replace("-","−");function qn(t,e,n,s,r){let o=H(t,e,n,s,r);return o.style.cssText="paint-order:str\
oke;stroke:var(--ground, var(--sheet));stroke-width:4px",o}var ch=(t,e,n,s)=>v("g",D(t,e,n-.8,{fill:P.band,stroke:P.rule,"stroke-width":1.5}),W(`M${t-n} ${e+n}L${t+n} ${e-n}`,P.ink,
2,s?{class:"pic-in late"}:{}));function $r(t,e,n=0){let s=Math.min(19,t/25),r=s*.38,o=[...e.signs],i=u=>[(u%25+.5)*s,(Math.
floor(u/25)+.5)*s],a=4*s+19,l=0,c=e.kinds.map(([u,d],m)=>{let h=`${u.toLocaleString("en")} ${d}`,f=30+I(h,13);l>0&&l+f>t&&
([l,a]=[0,a+19]);let g=l;return l+=f,[m===2?ch(g+8,a-4.5,7,!1):Ee(m===0?1:0,g+8,a-4.5,7),H(g+20,a,h,"tx")]});return ae(t,
a+6,e.spoken,Array.from({length:100-o.length},(u,d)=>{let[m,h]=i(o.length+d);return D(m,h,1.5,{fill:P.rule})}),o.map((u,d)=>{
let[m,h]=i(d),f=u==="x"?ch(m,h,r,d>=n):Ee(u==="y"?1:0,m,h,r);return d>=n?v("g.pic-in",f):f}),c)}var Ct=21,ew=3,Xi=50;function Mr(t,e,n=0,s=200){
let{start:r,target:o,n:i}=e,[a,l]=[i<1e3?34:48,t-12],c=_=>a+(l-a)*(_-r)/(o+5-r),u=20,d=Math.floor((s-u-Xi-32)/Ct),m=Math.
max(1,Math.min(ew,d)),h=u+m*Ct,f=h+12+Xi,g=Math.max(...e.feet,...e.exact.map(_=>_*i),1)*1.08,b=_=>f-Xi*_/g,y=Le(r,o,6).filter(
_=>Number.isInteger(_)&&Math.abs(_-o)>(o-r)/10),k=Math.max(1.5,(c(r+1)-c(r))*.66),[$,M]=[z("feet"),z("feet")],T=e.rows.slice(
-m),x=i-T.length,E=i?`Hits on each total after ${i.toLocaleString("en")}`:"Hits on each total",L=i?`at ${o}: ${e.feet[e.
feet.length-1].toLocaleString("en")}`:"",S=t-c(r)-I(L,1.06*13)-8;return ae(t,f+20,e.spoken,v("defs",He($,P.ink),He(M,P.accent)),
R(c(o)-7,u-4,14,h-u+6,{fill:P.band,stroke:P.edge}),y.map(_=>[H(c(_),13,_,"tx2 m"),W(`M${c(_)} 17V${h}`)]),H(c(o),13,o,"t\
x b m"),Array.from({length:m},(_,A)=>W(`M${c(r)} ${u+A*Ct+Ct-5}H${l}`)),T.map((_,A)=>{let U=u+A*Ct+Ct-5,N=x+A>=n;return[
H(a-6,U+4,(x+A+1).toLocaleString("en"),"tx2 e"),_.slice(1).map((B,ee)=>{let[V,C]=[c(_[ee]),c(Math.min(B,o+5))],j=B===o;return v(
"g",N?{class:"pic-in",style:`animation-delay:${T.length>1&&i-n>1?0:ee*60}ms`}:{},W(`M${V} ${U}A${(C-V)/2} ${Math.min(Ct-
8,(C-V)/2*.9+2)} 0 0 1 ${C} ${U}`,P.edge,1.4),D(C,U,j?5.5:2.2,{fill:j?P.accent:P.ink}))})]}),W(`M${c(r)} ${f}H${c(o+.6)}`,
P.edge),i>0&&H(a-6,b(g/1.08)+5,Math.round(g/1.08).toLocaleString("en"),"tx2 e"),e.feet.map((_,A)=>{let U=A+1===e.feet.length;
return R(c(r+1+A)-k/2,b(_),k,f-b(_),{fill:`url(#${U?M:$})`,stroke:U?P.accent:P.ink,"stroke-width":.7})}),i>0&&[W(e.exact.
map((_,A)=>`${A?"L":"M"}${c(r+1+A)} ${b(_*i)}`).join(""),P.sheet,5),W(e.exact.map((_,A)=>`${A?"L":"M"}${c(r+1+A)} ${b(_*
i)}`).join(""),P.ink,2.5)],H(c(r),f+16,I(E,13)<S?E:E.replace(" on each total",""),"tx2"),i>0&&H(t,f+16,L,"tx b e"))}var tw={cases:$r,paths:Mr},Qi=(t,e)=>v("svg",{width:22,height:12,"aria-hidden":"true"},v("path",{d:"M0 6h22",fill:"none",
...t}),e),nw=t=>t>1?`${t.toLocaleString("en")} trials`:"one trial",sw=()=>({node:p("p.untried",{role:"status"},rw),tried:()=>{},
again:()=>{},stop:()=>{}}),rw="This question can't be tried out here, because this page has no Python. You can try the q\
uestions at which the game stops, and those in the lessons. With Python you can try every question.";function uh(t,e,n){
if(t.untried)return sw();let s=p("div.plot"),r=p("div.traces"),o=e().grown,i=o?p("div",{class:`grown ${o.kind}`}):!1,a=o?.
n??0,l=p("div.counts",{role:"group","aria-label":"How many trials"}),c=p("div.told",{role:"status"}),u=p("button.btn.qui\
et.stop",{"data-k":"stop",onclick:()=>n({kind:"stop"})},"Stop"),d=p("input.seedbox",{inputmode:"numeric","data-k":"trial\
seed",maxlength:80,"aria-label":"Seed of your trials",onchange:()=>n({kind:"again",seed:d.value})}),m,h=e(),f=p("span",Qi(
{stroke:"var(--edge)","stroke-width":1.5}),"earlier runs"),g=()=>{let{clientWidth:x,clientHeight:E}=s;x>0&&E>40&&s.replaceChildren(
Rd(x,E,t,e()))},b=()=>{t.traces&&r.clientWidth>0&&r.replaceChildren(Nd(r.clientWidth,e().traces))},y=()=>{let x=e().grown;
!i||!x||!i.clientWidth||(i.replaceChildren(tw[x.kind](i.clientWidth,x,Math.min(a,x.n),i.clientHeight)),a=x.n)},k=new ResizeObserver(
()=>requestAnimationFrame(M));k.observe(s);let $=()=>{let x=e();$d(h,x,t),h=x;let E=x.begun>=x.most;l.classList.toggle("\
full",E),Y(l,E?p("button.btn.solid",{"data-k":"anew",onclick:()=>n({kind:"again"})},"Another run"):x.counts.map(_=>p("bu\
tton",{class:_===1?"btn solid":"btn","data-k":`run.${_}`,"aria-label":`×${_.toLocaleString("en")}: run ${nw(_)}`,"aria-\
disabled":x.running?"true":null,onclick:()=>!e().running&&n({kind:"run",trials:_,calm:Gt()})},`×${_.toLocaleString("en")}`))),
f.hidden=x.runs.length<2,u.style.visibility=x.running?"visible":"hidden",m!==x.seed&&!d.matches(":focus")&&(m=x.seed,d.value=
String(x.seed));let L=t.traces?"below the chart":"on the table",S=`Start with one: press ×1 to ${t.trial}. You'll see i\
t ${L}.`;c.replaceChildren(p("p",p("b",x.summary??S),x.last&&p("span.last",` ${x.last}`),x.claim&&` ${x.claim}`,x.band&&
p("span.mute",` ${x.band}`),x.beforehand&&p("span.mute",` ${x.beforehand}`)),...x.note?[p("p.refusal",x.note)]:[]),M()},
M=()=>{b(),g(),y(),c.scrollHeight>c.clientHeight+1?c.tabIndex=0:c.removeAttribute("tabindex")},T=p("div.try",i,s,t.traces&&
r,l,c,p("div.tryfoot",p("p.key",{"aria-hidden":"true"},!t.apart&&p("span",Qi({stroke:"var(--ink)","stroke-width":3}),t.simulated?
"stored":"exact"),p("span",Qi({stroke:"var(--accent-fill)","stroke-width":2.5},D(11,6,3.2,{fill:"var(--sheet)",stroke:"v\
ar(--accent-fill)","stroke-width":2})),"your run"),f),p("label.trialseed","seed",d),u,p("button.btn.quiet",{"data-k":"ag\
ain",onclick:()=>n({kind:"again"})},"Start over")));return $(),{node:T,tried:$,again:M,stop:()=>k.disconnect()}}var ow=(t,e,n,s)=>v("g",D(t,e,n-.8,{fill:s?P.band:"none",stroke:P.rule,"stroke-width":1.5}),W(`M${t-n*.9} ${e+n*.9}L${t+
n*.9} ${e-n*.9}`,P.edge,1.8));function dh(t,e){let n=t<560,s=n?16.5:19,r=s*.38,[o,i,a,l]=e.counts,c=[...Array(o).fill("y\
es"),...Array(i).fill("out"),...Array(a).fill("no"),...Array(l).fill("out-no")],u=24,d=10*s+10,m=c.map((A,U)=>{let[N,B]=[
(U%10+.5)*s,u+(Math.floor(U/10)+.5)*s];return A==="yes"||A==="no"?Ee(A==="yes"?1:0,N,B,r):v("g.pic-in",{style:"animation\
-delay:240ms"},ow(N,B,r,A==="out"?1:0))}),h=e.sides.map(([A,U],N)=>{if(!A)return null;let B=N?100-A:0,ee=u+B/10*s+2,V=u+
(B+A)/10*s-2,C=(n?t:t*.55)-d-14,j=de(U,C),Ce=Math.min(Math.max((ee+V)/2-8*j.length+5,u+10),u+10*s-16*j.length);return[W(
`M${d} ${ee}h6V${V}h-6`,P.edge,1.5),H(d+14,Ce,A,"tx b",15),j.map((Oe,bn)=>H(d+14,Ce+16*(bn+1),Oe,"tx2"))]}),[f,g,b]=e.left,
y=n?0:Math.max(t*.58,d+150),k=n?u+10*s+34:u,$=7,M=n?s:Math.min(s,(t-y)/12),T=Array.from({length:g},(A,U)=>v("g",we(U,8),
Ee(U<f?1:0,y+(U%$+.5)*M,k+(Math.floor(U/$)+.5)*M,M*.38))),x=Math.ceil(g/$),E=y+$*M+18,L=t-E-Me(f,34)-8,S=de(`out of ${g}\
 ${b}`,Math.max(L,60),1.06*15),_=k+Math.max(x*M,26+18*S.length)+8;return ae(t,Math.max(_,u+10*s+4),e.spoken,H(0,13,e.holders,
"tx b",14),m,h,H(y,k-11,`Cross out ${i+l}. That leaves ${g}`,"tx b",14),T,Ue(f,E,k+2,34,{colour:"var(--accent)"}),S.map(
(A,U)=>H(E+Me(f,34)+8,k+14+18*U,A,"tx b",15)),H(E+Me(f,34)+8,k+14+18*S.length,`chance ${e.exact}`,"tx2"))}var hh=t=>1+Math.
max(0,...t.children.map(hh));function mh(t,e){let n=hh(e.tree),s=t/n,r=e.tree.n<1e3?46:62,o=36,i=s-14,a=m=>o+14+16*de(m.
words,i).length,l=[],c=[],u=4,d=(m,h)=>{let f=h*s,g=m.children.map(M=>d(M,h+1)),b=g.length?g.reduce((M,T)=>M+T,0)/g.length:
u+o/2;g.length||(u+=a(m)),m.children.forEach((M,T)=>{let x=M.mark==="out";l.push(v("g",we(h+1,160),W(`M${f+r} ${b}L${f+s}\
 ${g[T]}`,x?P.rule:P.ink,x?1.5:2)))});let[y,k]=[m.mark==="yes",m.mark==="out"],$=y?"fill:var(--sheet)":k?"fill:var(--ink\
-2)":"";return c.push(v("g",we(h,160),R(f+1,b-o/2,r-2,o,{rx:3,fill:y?P.accent:P.sheet,stroke:y?P.accent:k?P.rule:P.edge,
"stroke-width":1.8,"stroke-dasharray":k?"4 4":null}),v("text.tx.b.m",{x:f+r/2,y:b+6,"font-size":17,style:$},m.n.toLocaleString(
"en")),de(m.words,i).map((M,T)=>qn(f,b+o/2+16*(T+1),M,"tx2")))),b};return d(e.tree,0),ae(t,u,e.spoken,l,c)}function ph(t,e){let n=t<440?16:Math.min(22,t/26),s=e.dots.flatMap(([u,,d])=>Array.from({length:u},()=>d)),r=t<10*n+22+180,
o=r?0:10*n+22,i=[],a=r?10*n+24:16;for(let[u,d,m]of e.dots)u&&(i.push(Ee(m,o+7,a-5,7),H(o+22,a,u,"tx b",15)),i.push(H(o+26+
9*String(u).length,a,d,"tx",14)),a+=25);i.push(W(`M${o} ${a-10}H${t}`)),a+=10;let l=(u,d,m,h=P.ink)=>{i.push(H(o,a,u,"tx\
2"));for(let g of de(`${d} =`,t-o-48,14))a+=20,i.push(H(o,a,g,"tx",14));let f=H(t,a,m,"b e",20);f.style.fill=h,i.push(f),
a+=28};l("hands, each counted once",e.hands[0],e.hands[1]),l(`${e.cards[0]} in those hands`,e.cards[1],e.cards[2],"var(-\
-accent)");for(let u of de(`before rounding: ${e.exact[0]} and ${e.exact[1]}`,t-o))i.push(H(o,a-4,u,"tx2")),a+=16;a-=16;
let c=Math.max(10*n,a+4);return ae(t,c,e.spoken,s.map((u,d)=>v("g",we(Math.floor(d/10)*3+d%10,20),Ee(u,(d%10+.5)*n,(Math.
floor(d/10)+.5)*n,n*.38))),i)}var iw=(t,e,n,s)=>[H(t,e-7,n,"tx b m",17),W(`M${t-15} ${e}h30`,P.ink,2),H(t,e+19,s,"tx b m",
17)];function fh(t,e){let n=e.factors.length,s=e.factors[0][1],r=Math.max(1,Math.min(n,Math.floor((t+20)/84))),o=24,i=Math.
min(190,(t-o*(r-1))/r),a=s>60?12:7,l=Math.min(i/a,13),c=Math.ceil(s/a),u=n<=4&&l>=5,d=(u?c*l+26:18)+66,m=[];e.factors.forEach(
([g,b],y)=>{let k=y%r*(i+o),$=Math.floor(y/r)*d,M=k+(u?a*l/2:i/2),T=[H(u?k:M,$+13,`${y+1}${["st","nd","rd"][y]??"th"} ca\
rd`,u?"tx2":"tx2 m")];if(u)for(let E=0;E<b;E++){let L=E>=g;T.push(R(k+E%a*l+1,$+20+Math.floor(E/a)*l+1,l-2,l-2,{rx:1.5,fill:L?
P.accent:"none",stroke:L?P.accent:P.edge,"stroke-width":1.2}))}let x=$+(u?20+c*l:12)+28;m.push(v("g",we(y,240),T,iw(M,x,
g,b))),y+1<n&&m.push(H(Math.min(t-6,M+(i+o)/2),x+6,"×","tx m",18))});let h=Math.ceil(n/r)*d+14,f=(g,b="tx",y=14)=>{for(let k of de(
g,t-4,b.endsWith(" b")?1.06*y:y))m.push(H(0,h,k,b,y)),h+=y+6};return f(`= ${e.none} without ${e.one}; ${e.some} with one\
 or more`,"tx b",15),f(`Counting hands gives the same: ${e.counting[0]} out of ${e.counting[1]}.`),f(`${e.choose}: ${e.means}\
.`,"tx2",13),ae(t,h,e.spoken,m)}function gh(t,e){let n=t<430,s=n?Math.min(44,(t-26)/6):40,r=24,o=22,i=[];for(let d=0;d<6;d+=1)i.push(H(r+(d+.5)*s,14,d+1,
"tx2 m"),H(4,o+(d+.5)*s+5,d+1,"tx2"));e.rows.forEach((d,m)=>{d.forEach((h,f)=>{let g=r+f*s,b=o+m*s,y={fill:h?P.accent:"n\
one",stroke:h?"none":P.edge,"stroke-width":1.2},k=m===f?v("circle",{cx:g+s/2,cy:b+s/2,r:s/2-2,...y}):R(g+1.5,b+1.5,s-3,s-
3,{rx:2,...y}),$=H(g+s/2,b+s/2+5,h,"b m",14);$.style.fill="#FFF",i.push(v("g",we(m+f,30),k,h&&$))})});let a=o+6*s,l=n?4:
r+6*s+18,c=n?a+24:o+20,u=[R(l,c-12,14,14,{rx:2,fill:P.accent}),...de(e.unlike,t-l-24,14).map((d,m)=>H(l+22,c+19*m,d,"tx",
14))];return c+=19*de(e.unlike,t-l-24,14).length+8,u.push(D(l+7,c-5,7,{fill:P.accent})),u.push(...de(e.doubles,t-l-24,14).
map((d,m)=>H(l+22,c+19*m,d,"tx",14))),c+=34,u.push(H(l,c,e.sum,"tx b",18)),ae(t,Math.max(a,c)+8,e.spoken,i,u)}function bh(t,e){let n=t<640,{start:s,target:r}=e,[o,i]=[n?22:40,t-(n?12:112)],a=S=>o+(i-o)*(S-s)/(r+5-s),l=e.rows.slice(
0,n?8:12),c=n?21:24,u=26,d=u+l.length*c,m=Le(s,r,n?6:10).filter(S=>Number.isInteger(S)&&Math.abs(S-r)>(r-s)/14),h=z("fee\
t"),f=z("feet"),g=l.map((S,_)=>{let A=u+_*c+c-6,U=S[S.length-1],N=S.includes(r),B=[];return S.slice(1).forEach((ee,V)=>{
let[C,j]=[a(S[V]),a(Math.min(ee,r+5))],Ce=Math.min(c-9,(j-C)/2*.9+2),Oe=ee===r;B.push(v("g",we(_*4+V,30),W(`M${C} ${A}A${(j-
C)/2} ${Ce} 0 0 1 ${j} ${A}`,P.edge,1.4),D(j,A,Oe?5.5:n?2:2.6,{fill:Oe?P.accent:P.ink})))}),[W(`M${a(s)} ${A}H${i}`),H(0,
A+4,_+1,"tx2"),B,!n&&H(i+14,A+4,N?"lands":`jumps to ${U}`,N?"tx b":"tx2")]}),b=92,y=d+46+b,k=Math.max(...e.feet,...e.exact.
map(S=>S*e.n),1)*1.08,$=S=>y-b*S/k,M=Math.max(1.5,(a(s+1)-a(s))*.66),T=e.feet[e.feet.length-1],x=e.exact.map((S,_)=>`${_?
"L":"M"}${a(s+1+_)} ${$(S*e.n)}`).join(""),E=n?`After ${e.n} rows: hits on each`:`After ${e.n} rows: how often each numb\
er was hit`,L=n?y+42:y+22;return ae(t,L,e.spoken,v("defs",He(h,P.ink),He(f,P.accent)),R(a(r)-7,u-4,14,d-u+6,{fill:P.band,
stroke:P.edge}),m.map(S=>[H(a(S),14,S,"tx2 m"),W(`M${a(S)} 19V${d}`)]),H(a(r),14,r,"tx b m"),g,H(0,d+26,E,"tx b",14),Le(
0,k,3).filter(Number.isInteger).map(S=>[W(`M${a(s)} ${$(S)}H${a(r+.6)}`),H(a(s)-4,$(S)+4,S,"tx2 e")]),e.feet.map((S,_)=>R(
a(s+1+_)-M/2,$(S),M,y-$(S),{fill:`url(#${_+1===e.feet.length?f:h})`,stroke:_+1===e.feet.length?P.accent:P.ink,"stroke-wi\
dth":n?.7:1})),W(x,P.sheet,6),W(x,P.ink,3),m.map(S=>H(a(S),y+17,S,"tx2 m")),H(a(r),y+17,r,"tx b m"),n?H(t,y+38,`at ${r}:\
 ${T}, chance ${e.said}`,"tx b e",14):[v("text.b",{x:i-10,y:y-30,"font-size":14,style:"fill:var(--accent)"},`${T} at ${r}`),
H(i-10,y-10,`chance ${e.said}`,"tx b",14)])}function wh(t,e){let n=.45*t,s=12+Math.min(n,Math.max(...e.rows.map(([m])=>I(
m,13)))),r=t-s-34,o=Math.max(9,Math.min(17,r/17)),i=Math.max(1,Math.floor(r/o)),a=[],[l,c]=[26,0];for(let[m,h]of e.rows){
let f=h.flatMap(([b,y])=>Array(b).fill(y)),g=de(m,s-12,14);a.push(g.map((b,y)=>H(0,l+5+16*y,b,"tx")),H(t,l+5,f.length,"t\
x b e")),f.forEach((b,y)=>{let[k,$]=[s+(y%i+.5)*o,Math.floor(y/i)*o];a.push(v("g",we(c++,8),Ee(b,k,l+$,o*.38)))}),l+=Math.
max(16*g.length,Math.ceil(f.length/i)*o)+7}let u=0,d=e.kinds.map(([m,h])=>{let f=30+I(h,13);u>0&&u+f>t&&([u,l]=[0,l+19]);
let g=[Ee(m,u+8,l,6.5),H(u+19,l+5,h,"tx2")];return u+=f,g});return l+=23,ae(t,l+4,e.spoken,H(0,13,`100 ${e.of}`,"tx b",14),
a,d,H(0,l,`${e.exact} of them count`,"tx b",14))}function yh(t,e){let n=Math.max(10,Math.min(e.total,Math.floor(t/16))),
s=Math.min(30,t/n),r=Math.min(s-3,22),o=r*1.4,i=o+34,a=new Set(e.row),l=[];for(let d=0;d<e.total;d++){let m=d%n*s,h=4+Math.
floor(d/n)*i;l.push(v("g",we(d,20),R(m+1.5,h,r,o,{rx:2,fill:a.has(d)?P.accent:"none",stroke:a.has(d)?P.accent:P.edge,"st\
roke-width":1.5})))}let c=[-1,...e.row,e.total];e.gaps.forEach((d,m)=>{if(!d)return;let[h,f]=[c[m]+1,c[m+1]-1];for(let g=Math.
floor(h/n);g<=Math.floor(f/n);g++){let b=Math.max(h,g*n)-g*n,y=Math.min(f,g*n+n-1)-g*n,k=4+g*i+o+5,[$,M]=[b*s+2,y*s+r+1];
l.push(W(`M${$} ${k}v4H${M}v-4`,P.ink,1.5));let T=Math.floor(h/n)===g;(f-h<n||T)&&l.push(H(($+M)/2,k+18,d,"tx m"))}});let u=4+
Math.ceil(e.total/n)*i+12;for(let d of de(`${e.reckoning}, ${e.wait}`,t-4,1.06*14))l.push(H(0,u,d,"tx b",14)),u+=20;return ae(
t,u-8,e.spoken,l)}function kh(t,e,n){let s=new Map;return t.hits.map(r=>{let o=Math.round(e(r/t.n)/n)*n,i=s.get(o)??0;return s.set(o,i+1),
{x:o,at:i}})}function vh(t,e){let[n,s]=[t<400?52:66,t-12],r=e.rows.flatMap(d=>d.hits.map(m=>m/d.n)),[o,i]=[Math.max(0,Math.
min(...r)-.03),Math.min(1,Math.max(...r)+.03)],a=d=>n+(s-n)*(d-o)/(i-o),l=8,c=e.rows.map(d=>{let m=kh(d,a,7),h=m.some(k=>k.
at>16),f=h?kh(d,a,4):m,g=Math.max(...f.map(k=>k.at))+1,b=Math.min(6.6,96/g);l+=Math.max(52,g*b+26);let y=l;return l+=4,[
f.map(({x:k,at:$})=>D(k,y-4-$*b,Math.min(h?1.9:2.8,b*.48),{fill:P.sheet,stroke:P.accent,"stroke-width":h?1.1:1.4})),W(`M${n}\
 ${y}H${s}`,P.edge),H(0,y-18,d.n.toLocaleString("en"),"tx b",15),H(0,y-2,"trials","tx2"),H(s,y-Math.max(34,g*b+10),d.near,
"tx e")]}),u=Le(o*100,i*100,t<420?5:8);return ae(t,l+40,e.spoken,u.map(d=>[W(`M${a(d/100)} 4V${l}`,P.rule),H(a(d/100),l+
16,d,"tx2 m")]),W(`M${a(e.exact[0])} 4V${l+4}`,P.ink,3),c,H(Math.min(t-50,Math.max(50,a(e.exact[0]))),l+36,`chance ${e.exact[1]}`,
"tx b m",14))}function xh(t,e){let[n,s]=[26,t-I("misses",13)*1.1-12],r=Math.max(0,Math.min(...e.rows.map(u=>u[1]))-.02),
o=Math.min(1,Math.max(...e.rows.map(u=>u[2]))+.02),i=u=>n+(s-n)*(u-r)/(o-r),a=13.5,l=32+e.rows.length*a,c=z("miss");return ae(
t,l+22,e.spoken,v("defs",He(c,P.accent)),Le(r*100,o*100,t<420?5:8).map(u=>[W(`M${i(u/100)} 22V${l}`,P.rule),H(i(u/100),l+
17,u,"tx2 m")]),H(Math.min(t-60,Math.max(60,i(e.exact[0]))),14,`chance ${e.exact[1]}`,"tx b m",14),W(`M${i(e.exact[0])} \
20V${l}`,P.ink,3),e.rows.map(([u,d,m],h)=>{let f=32+h*a,g=e.misses.includes(h+1);return v("g",we(h,60),g?R(i(d),f-5,i(m)-
i(d),10,{fill:`url(#${c})`,stroke:P.accent,"stroke-width":1.5}):W(`M${i(d)} ${f}H${i(m)}`,P.edge,2.5),D(i(u),f,3.6,{fill:P.
sheet,stroke:g?P.accent:P.ink,"stroke-width":2}),(h===0||(h+1)%5===0)&&H(n-8,f+5,h+1,"tx2 e"),g&&v("text.b",{x:i(m)+8,y:f+
5,"font-size":13,style:"fill:var(--accent)"},"misses"))}))}var $h=([,t,e],n)=>({fill:n?P.ink:e<t?P.sheet:P.edge,stroke:n||e<t?P.ink:P.edge,"stroke-width":1.8});function Mh(t,e){let n=e.
falls.flatMap(i=>i.bars.flatMap(([,a,l])=>[a,l])),[s,r]=[Math.min(0,...n),Math.max(.1,...n)];return t>=460*Math.max(1,e.
falls.length/2)&&e.falls[0].bars.length*e.falls.length<=14?aw(t,e,s,r):lw(t,e,s,r)}function aw(t,e,n,s){let[r,o,i]=[40,46,
200],a=m=>o+i*(s-m)/(s-n||1),l=(t-r)/e.falls.length,c=a(n)+(n<0?26:8),u=Math.min(120,(l-24)/Math.max(...e.falls.map(m=>m.
bars.length)))-2,d=Math.max(...e.falls.flatMap(m=>m.bars.map(([h])=>de(h,u).length)));return ae(t,c+8+15*d,e.spoken,H(0,
30,e.unit,"tx2"),Le(n,s,5).map(m=>[W(`M${r} ${a(m)}H${t}`,m?P.rule:P.ink,m?1:1.5),H(r-6,a(m)+5,Ji(m),"tx2 e")]),e.falls.
map((m,h)=>{let f=r+h*l+10,g=Math.min(120,(l-24)/m.bars.length);return[e.falls.length>1&&H(f+g*m.bars.length/2,16,m.title,
"tx m b",15),m.bars.map((b,y)=>{let[k,$,M,T]=b,x=y+1===m.bars.length,E=f+y*g,L=a(Math.max($,M)),S=M<$&&!x?a(M)+16:L-6;return v(
"g",we(y,160),R(E+2,L,g-4,Math.max(2,Math.abs(a(M)-a($))),$h(b,x)),!x&&W(`M${E+g-2} ${a(M)}h4`,P.ink,1.5),H(E+g/2,S,T,x?
"tx b m":"tx m",14),de(k,g-2).map((_,A)=>H(E+g/2,c+12+15*A,_,x?"tx b m":"tx2 m")))})]}))}function lw(t,e,n,s){let r=e.falls.
flatMap(d=>d.bars.map(([m])=>I(m,13))),o=Math.min(t*.36,Math.max(...r)*1.08+10),[i,a]=[o+(n<0?46:6),t-88],l=d=>i+(a-i)*(d-
n)/(s-n||1),c=0,u=e.falls.map(d=>{let m=e.falls.length>1&&H(0,c+15,d.title,"tx b",15);m&&(c+=22);let h=c,f=d.bars.map((b,y)=>{
let[k,$,M,T]=b,x=y+1===d.bars.length,E=de(k,o-4,x?1.06*13:13),L=c+2;c+=Math.max(25,E.length*15+8);let S=Math.max($,M);return v(
"g",we(y,160),E.map((_,A)=>H(0,L+13+15*A,_,x?"tx b":"tx2")),R(l(Math.min($,M)),L,Math.max(2,Math.abs(l(M)-l($))),17,$h(b,
x)),H(l(S)+8,L+13,x?`${T} ${e.unit}`:T,x?"tx b":"tx",14))}),g=W(`M${l(0)} ${h}V${c}`,P.ink,1.5);return c+=12,[m,g,f]});return ae(
t,c,e.spoken,u)}function Sh(t,e){let n=e.heaps.map(([L])=>L),[s,r]=[Math.min(...n,e.exact[0]),Math.max(...n,e.exact[0])],
o=(r-s||1)*.07,i=L=>14+(t-28)*(L-s+o)/(r-s+2*o),a=n.map(i),l=Math.min(60,...a.slice(1).map((L,S)=>L-a[S])),c=Math.max(...e.
heaps.map(([,L])=>L)),u=l<13?7:l<30?8.5:10.5,d=Math.max(1,Math.min(4,Math.floor((l-3)/u))),m=Math.ceil(c/d),h=Math.min(u,
190/m),f=22+m*h,g=e.heaps.map(([,,L],S)=>({x:a[S],text:L,wide:I(L,13)})),b=-1/0,y=g.filter(({x:L,wide:S})=>L-S/2<b+6?!1:
(b=L+S/2,!0)),[k,$]=e.mean,M=`balances at ${$}; the exact average is ${e.exact[1]} ${e.unit}`,T=I(M,1.06*14),x=i(k)+16+T<
t?i(k)+16:Math.max(0,i(k)-16-T),E=de(M,t,1.06*14);return ae(t,f+36+18*E.length,e.spoken,e.heaps.map(([,L],S)=>[Array.from(
{length:L},(_,A)=>D(a[S]+(A%d-(d-1)/2)*h,f-7-Math.floor(A/d)*h,h*.4,{fill:"none",stroke:P.accent,"stroke-width":1.7})),l>=
20&&H(a[S],f-10-Math.ceil(L/d)*h,L,"tx b m")]),W(`M6 ${f}H${t-6}`,P.ink,4),y.map(({x:L,text:S})=>H(L,f+19,S,"tx2 m")),v(
"path",{d:`M${i(k)} ${f+2}l10 20h-20z`,fill:P.sheet,stroke:P.ink,"stroke-width":2.5}),E.map((L,S)=>H(E.length>1?0:x,f+42+
18*S,L,"tx b",14)))}function _h(t,e){let[n,s,r,o]=[40,t-6,24,170],i=e.shares.length,a=(s-n)/i,l=Math.max(...e.shares),c=y=>r+
o*(1-y/l),u=y=>n+a*(y-e.first+.5),[d,m]=[r+o,Math.max(1,Math.ceil(26/a))],h=`average ${e.mean[1]}, median ${e.median}`,f=u(
e.mean[0])+16+I(h,14)<t,g=`most likely: ${e.likeliest[0]} (${e.likeliest[1]})`,b=u(e.likeliest[0])+a/2+4+1.1*I(g,13)<t;return ae(
t,d+46,e.spoken,Le(0,l,4).map(y=>[W(`M${n} ${c(y)}H${s}`),H(n-6,c(y)+5,Math.round(y*100),"tx2 e")]),H(0,13,"out of 100",
"tx2"),e.shares.map((y,k)=>v("g",we(k,20),R(n+k*a+Math.min(2,a*.1),c(y),Math.max(1,a-Math.min(4,a*.2)),d-c(y),{fill:P.ink}),
k%m===0&&H(u(e.first+k),d+16,e.first+k,"tx2 m"))),W(`M${n} ${d}H${s}`,P.ink,2),b?H(u(e.likeliest[0])+a/2+4,c(l)+11,g,"tx",
13):H(t,13,g,"tx e",13),zi(u(e.mean[0]),d+21),H(f?u(e.mean[0])+16:u(e.mean[0])-16,d+38,h,f?"tx b":"tx b e",14))}function Th(t,e){
let[n,s,r,o]=[40,t-8,24,190],i=e.bins.reduce((x,E,L)=>E>=5e-4?L:x,0)+1,a=e.bins.slice(0,i),l=Math.max(...a),c=x=>n+(s-n)*
x/(i*e.step),u=x=>r+o*(1-x/l),d=r+o,[m,h,f]=e.band,g=c(e.step)-c(0),b=`average ${e.mean[1]} ${e.unit}`,y=I(b,14)*1.1,k=c(
e.mean[0])+15+y<t,$=k?c(e.mean[0])+15:Math.min(t,Math.max(y,c(e.mean[0])-15)),M=`${m} to ${h}: ${f}`,T=Math.max(0,Math.min(
c(m),t-I(M,14)*1.1));return ae(t,d+76,e.spoken,R(c(m),r-6,c(h)-c(m),o+6,{fill:P.band}),Le(0,l,4).map(x=>[W(`M${n} ${u(x)}\
H${s}`),H(n-6,u(x)+5,Math.round(x*100),"tx2 e")]),H(0,13,"out of 100","tx2"),a.map((x,E)=>v("g",we(E,20),R(c(E*e.step)+g*
.06,u(x),g*.88,Math.max(0,d-u(x)),{fill:P.ink}))),W(`M${n} ${d}H${s}`,P.ink,2),Le(0,i*e.step,t<420?4:7).filter(x=>c(x)<s-
10).map(x=>H(c(x),d+17,x,"tx2 m")),zi(c(e.mean[0]),d+20),H($,d+37,b,k?"tx b":"tx b e",14),W(`M${c(m)} ${d+44}v10M${c(m)}\
 ${d+49}H${c(h)}M${c(h)} ${d+44}v10`,P.ink,2),H(T,d+71,M,"tx b",14))}function Eh(t,e){let[n,s,r,o]=[40,t-14,30,168],[i,a]=[
e.x[0],e.x[e.x.length-1]],l=[...e.y,...e.lines.map(([T])=>T)],c=e.chance?0:Math.min(0,...l),u=Math.max(...l)*1.12,d=(e.chance?
Math.min(1,u):u)||1,m=T=>n+(s-n)*(T-i)/(a-i||1),h=T=>r+o*(1-(T-c)/(d-c)),f=r+o,g=e.x.map((T,x)=>`${x?"L":"M"}${m(T)} ${h(
e.y[x])}`).join(""),b=e.here,y=b?I(`you are here: ${b[2]}`,14)*1.1:0,k=b?Math.min(Math.max(n+4,m(b[0])-y+10),s-y):0,$=e.
lines.map(([T])=>h(T)-6),M=b?h(b[1])-13:0;return $.some(T=>Math.abs(T-M)<16)&&(M=Math.min(...$,M)-18),ae(t,f+(e.across?42:
24),e.spoken,H(0,13,e.up,"tx2"),Le(c,d,5).map(T=>[W(`M${n} ${h(T)}H${s}`),H(n-6,h(T)+5,e.chance?Math.round(T*100):Ji(T),
"tx2 e")]),Le(i,a,t<420?5:9).filter(Number.isInteger).map(T=>H(m(T),f+17,T,"tx2 m")),W(`M${n} ${f}H${s}`,P.ink,1.5),e.across!==
""&&H((n+s)/2,f+37,e.across,"tx2 m"),W(g,P.ink,3),e.lines.map(([T,x],E)=>{let L=E%2===0;return[W(`M${n} ${h(T)}H${s}`,P.
edge,1.8,{"stroke-dasharray":"6 4"}),qn(L?s:n+6,$[E],x,L?"tx e":"tx")]}),b&&[W(`M${m(b[0])} ${f}V${h(b[1])}`,P.ink,1.5,{
"stroke-dasharray":"2 3"}),D(m(b[0]),h(b[1]),6,{fill:P.ink,stroke:P.sheet,"stroke-width":2}),qn(k,M,`you are here: ${b[2]}`,
"tx b",14)])}var cw={counted_twice:ph,draw_by_draw:fh,two_dice:gh,frequency_grid:dh,whole_tree:mh,footprints:bh,waterfall:Mh,balance:Sh,
gaps:yh,split:wh,cases:(t,e)=>$r(t,e),paths:(t,e)=>Mr(t,e),columns:_h,histogram:Th,graph:Eh,runs:vh,intervals:xh};function Lh(t,e,n){
let s=cw[t];if(!s)throw new Error(`There is no picture of the kind ${t}.`);return p("figure.picture",s(e,n),n.caption&&p(
"figcaption",n.caption))}var uw=[["answer","Answer"],["why","Why"],["try","Try it"]],Ah=9,dw=480,hw=t=>{let e=t.parentElement.getBoundingClientRect(),
n=t.getBoundingClientRect();return Math.max(0,n.right-e.right+8)};function Sr({model:t,el:e}){let n=p("div.uw.uw-panel");
ue(n,t.get("palette"));let s=O=>p("div",{class:`p-${O}`}),[r,o,i,a,l,c,u,d,m,h]="head quest ask tabs page nav main strip\
 foot read".split(" ").map(s),f=p("section.sheet",{"aria-label":"The question"});f.append(r,o,i,a,l,c,u,d,m);let g=p("p.\
sr",{role:"status"});n.append(g,f,h),e.append(n);let b=t.get.bind(t),y=(O,K)=>{t.set(O,K),t.save_changes()},k=O=>{g.textContent=
O},$={key:"",values:["",""],sure:""},M=new Set,T=!1,x=!1,E=!0,L=!1,S=null,_=null,A=()=>b("pair").length>0?eh($.values,b(
"pair")):b("panel").none?"":zt($.values[0],b("panel")),U=()=>{let[O,K]=$.values;A()?k(A()):(t.send({kind:"predict",value:O,
second:K,sure:$.sure}),Nt(b("game")),Ed())},N=O=>t.send({kind:"go",at:O}),B=rh({get:b,press:O=>{O==="predict"?U():O==="w\
ork"?wn("steps"):O==="read"?os(!0):t.send({kind:"main",button:O})},skip:()=>t.send({kind:"skip"}),refused:k}),ee=p("sele\
ct.pick.surefold",{"data-k":"surefold","aria-label":"How sure are you?",onchange:O=>{$.sure=O.target.value,bn()}}),V=O=>K=>y(
"settings",{...b("settings"),[O.name]:K}),C=O=>{T=!1,y("question",O),t.send({kind:"pick",question:O}),j()},j=()=>{let O=b(
"goal");Y(r,O.title?ih(O):oh({chips:b("questions"),now:b("question"),open:T,pick:C,toggle:()=>{T=!T,j()}}))},Ce=()=>{let O=b(
"panel"),K=b("moment");if(O.none){Y(o,p("h2",O.title),p("p.mute",O.when));return}let se=O.revealed&&!b("goal").title,oe=b(
"pair"),me=O.revealed&&Ge()!=="answer",De=oe.length>0&&!me,yn=se&&(K.headline||O.headline),is=yn&&!O.certain?Fd(yn,()=>wn(
"why")):yn||O.ask,eo=se?O.ask:O.given;Y(o,oe.length>0&&me&&th(oe,N),p("h2",{"data-next":!0,tabindex:-1},(De?Fn(oe.map(({
ask:Et})=>Et)).both||O.title:is)??""),p("p.mute.given",De?Fn(oe.map(({given:Et})=>Et)).both:eo),O.fault&&p("p.refusal",O.
fault),!O.revealed&&Oe())},Oe=()=>{let O=b("panel"),K=O.knobs.filter(me=>!me.model),se=O.row??[];return!!(b("moment").line||
b("goal").title)||K.length===0?!1:p("div.settings",K.map((me,De)=>De===0&&se.length>1?ah(me.label,se,V(me)):Yi(me,V(me))))},
bn=()=>{let O=b("panel");if(O.none||O.revealed)i.replaceChildren();else{let K={draft:$,folded:ee,changed:()=>rs(),enter:U};
Y(i,...sh(O,b("pair"),b("note"),K))}},Vm=()=>{let O=b("panel"),K=uw.filter(([se])=>se!=="try"||!O.certain);Y(a,!!O.revealed&&
xe({label:"Pages",choices:K,value:Ge(),k:"page",pick:wn}))},wn=O=>{y("page",O),ss()},Ge=()=>{let O=b("page"),{certain:K,
work:se}=b("panel");return K&&O==="try"||O==="steps"&&!se?"answer":O},Km={answer:(O,K)=>t.send({kind:"answer_step",step:O,
number:K}),show:O=>t.send({kind:"show_step",step:O}),back:()=>wn("answer")},Zm=()=>{let O=_s(b("panel"),Ge(),b("why"));JSON.
stringify(O)!==JSON.stringify(b("lit"))&&y("lit",O)},ss=()=>{let O=b("panel"),K=S;if(S?.stop(),S=null,Ce(),n.dataset.page=
Ge(),n.classList.toggle("stopped",!!b("moment").line),n.dataset.at=String(b("moment").at??""),Vm(),Ha(),Ym(),O.none)l.replaceChildren();else if(!O.
revealed)Y(l,Kd());else{let oe=Ge();oe==="why"?(M.add(b("why")),S=jd(O,b("why"),M,me=>y("why",me),Lh)):oe==="steps"?S=Ol(
O,Km,K):oe==="example"?S=Pl(O,b("goal")):oe==="try"?S=uh(O,()=>b("tried"),t.send.bind(t)):b("pair").length>0?S=nh(O,b("p\
air"),me=>t.send({kind:"own",yes:me})):S=Wd(O,()=>b("tried"),b("moment"),!!b("goal").title,Oe(),zm,me=>t.send({kind:"own",
yes:me}),()=>wn("why")),l.firstChild!==S.node&&Y(l,S.node)}Y(c,O.revealed&&Ge()==="why"&&Gd(O,b("why"),oe=>y("why",oe))),
Zm(),S?.again(),Jr(),S?.again();let se=l.querySelector('.siblings [aria-pressed="true"]');se instanceof HTMLElement&&se.
parentElement&&(se.parentElement.scrollLeft=hw(se))},rs=()=>{n.classList.toggle("numbered",$.values[0]!=="");let O=le(n)===
B.node,K=B.show(A);O&&B.node.hidden&&(L=!0),u.classList.toggle("last",!K||!!b("goal").title),u.firstChild||u.append(ee,...B.
nodes)},Ua=()=>p("button.btn.quiet",{"data-k":"save",onclick:()=>t.send({kind:"save"})},"Save my guesses"),Ha=()=>{let O=b(
"guesses"),K=b("moment"),se=K.of||0,oe=b("ending"),me=!!oe.title,De=me&&!n.classList.contains("ended");if(n.classList.toggle(
"ended",me),_?.stop(),_=null,me){let Et={go:N,open:np=>t.send({kind:"open",link:np})},tp=L||!!le(n);Y(d,...Ad(oe,O,Et,Ua)),
De&&tp&&ft(n,"ending");return}let yn=b("panel").revealed&&Ge()!=="answer";if(O.length===0&&!se||yn){d.replaceChildren();
return}let is=p("div");Y(d,p("h3",se>0?`Your guesses, ${O.length} of ${se}`:"Your guesses"),Zd(),is);let eo=K.line?K.at??
-1:-1;_=Xe(is,Et=>Cd(Et,O,Math.max(se,O.length),eo))},Ym=()=>{let O=b("panel");if(O.none){m.replaceChildren();return}let K=O.
knobs.filter(oe=>oe.model),se=!b("goal").title;Y(m,Wu(O),p("p.mute",O.revealed&&Ge()!=="why"?"":O.model),p("div.row",se&&
K.map(oe=>Yi(oe,V(oe))),O.revealed&&Ge()==="why"&&O.lesson&&p("button.btn.quiet",{"data-k":"read",onclick:()=>os(!0)},"R\
ead about it"),O.said&&Ge()==="answer"&&se&&!b("moment").line&&Ua()))},os=O=>{x=O,f.inert=O,Y(h,O&&Yd(b("panel"),()=>os(
!1))),ft(n,O?"readclose":"read")},Jr=()=>{for(let O=1;O<=Ah;O++)n.classList.remove(`c${O}`);_?.again(),Ra()},Ra=()=>{for(let O=1;O<=
Ah&&f.scrollHeight>f.clientHeight+1;O++)n.classList.add(`c${O}`)},zm=()=>f.clientHeight>0&&f.clientHeight<dw,Xr=()=>{let O=b(
"panel"),K=O.key!==$.key;K&&Object.assign($,{key:O.key,values:["",""],sure:""}),(K||E)&&(M=new Set);let se=!!(O.revealed&&
E&&!K&&O.said),oe=le(n),me=L||!!(oe&&f.contains(oe));if(L=!1,E=!O.revealed,f.classList.toggle("asked",E&&!O.none),f.classList.
toggle("paired",b("pair").length>0),Ki(n,Math.max(b("pair").findIndex(({here:De})=>De),0)),f.classList.toggle("lift",se),
x&&!O.revealed&&os(!1),j(),bn(),rs(),ss(),se&&O.said&&k([O,...b("pair").slice(1)].map(({said:De})=>De?.verdict??"").join(
" ")),se&&me&&!(b("goal").title&&oe===B.node)){let De=o.querySelector("h2");De instanceof HTMLElement&&De.focus({preventScroll:!0})}},
Na=new ResizeObserver(()=>requestAnimationFrame(()=>{Jr(),S?.again()}));Na.observe(n);let Jm=lh(n,{get:b,own:O=>t.send({
kind:"own",yes:O}),choose:C,page:Ge,reading:()=>x}),Qr=O=>()=>{O(),Jr(),S?.again()},Xm=()=>{S?.tried(),Ra()},Qm=()=>{bn(),
b("panel").revealed&&b("note")&&k(b("note"))},ep=()=>{rs(),ss()},Ca=[["change:panel",Xr],["change:questions change:quest\
ion change:goal",Qr(j)],["change:page change:why",ss],["change:pair",Xr],["change:main",rs],["change:moment",ep],["chang\
e:guesses change:ending",Qr(Ha)],["change:note",Qr(Qm)],["change:tried",Xm],["msg:custom",_e]];for(let[O,K]of Ca)t.on(O,
K);return Xr(),()=>{for(let[O,K]of Ca)t.off(O,K);S?.stop(),_?.stop(),Na.disconnect(),Jm()}}var Oh=t=>String(t).replace("-","−"),Uh=({low:t,high:e},n)=>s=>(s-t)/(e-t)*n,Hh=({dots:t})=>t.filter(({apart:e})=>!e);
function mw(t,e,{left:n,top:s}){let r=Uh(e,t),o=f=>n+r(f),i=f=>s+t-r(f),{low:a,high:l,band:c,unit:u}=e,d=Hh(e),m=u==="ou\
t of 100"?[0,25,50,75,100]:St(a,l),h=c?v("path",{class:"band",d:`M${o(a)} ${i(a)}L${o(a)} ${i(a+c)}L${o(l-c)} ${i(l)}L${o(
l)} ${i(l)}
          L${o(l)} ${i(l-c)}L${o(a+c)} ${i(a)}Z`}):d.map(f=>v("path",{class:"reach",d:[`M${o(f.exact)} ${i(Math.max(a,f.
exact-f.reach))}`,i(Math.min(l,f.exact+f.reach))].join("V")}));return v("g",{},h,m.map(f=>[v("path",{class:"grid",d:`M${o(
f)} ${i(a)}V${i(l)}M${o(a)} ${i(f)}H${o(l)}`}),v("text",{x:o(f),y:i(a)+18,"text-anchor":"middle"},Oh(f)),v("text",{x:o(a)-
8,y:i(f)+4,"text-anchor":"end"},Oh(f))]),v("path",{class:"same",d:`M${o(a)} ${i(a)}L${o(l)} ${i(l)}`}),v("text",{class:"\
faint",x:o(a)+44,y:i(l)+34},"too high"),v("text",{class:"faint",x:o(l)-16,y:i(a)-24,"text-anchor":"end"},"too low"),v("t\
ext",{class:"axis",x:o(l),y:i(a)+36,"text-anchor":"end"},`the answer (${u})`),v("text",{class:"axis",transform:`translat\
e(${o(a)+16} ${i(l)+12}) rotate(-90)`,"text-anchor":"end"},"your guess"),d.filter(f=>!f.near).map(f=>v("path",{class:"dr\
op",d:`M${o(f.exact)} ${i(f.exact)}V${i(f.said)}`})),Rh(d,r,t).map(({place:f,number:g},b)=>[v("path",{class:"lead",d:`M${n+
f[0]} ${s+t-f[1]}L${n+g[0]} ${s+t-g[1]}`}),v("circle",{class:"place","data-at":d[b].at,cx:o(d[b].exact),cy:i(d[b].said),
r:4})]))}function pw(t,e){let o=Math.max(20,...e.flatMap(c=>c.off)),i=St(0,o*1.05),a=c=>92+c/(o*1.05)*(t-92-40),l=e.length*
40;return v("svg",{class:"surerows",width:t,height:l+24,role:"img","aria-label":"How far off, out of 100"},i.map(c=>[v("\
path",{class:"grid",d:`M${a(c)} 0V${l}`}),v("text",{x:a(c),y:l+18,"text-anchor":"middle"},String(c))]),e.map(({words:c,off:u,
mean:d},m)=>{let h=m*40+20,f={};return[v("text",{class:"level",x:0,y:h+5},c),v("path",{class:"mean",d:`M${a(d)} ${h-16}V${h+
16}`}),[...u].sort((g,b)=>g-b).map(g=>{let b=Math.round(a(g)/9);return f[b]=(f[b]??0)+1,v("circle",{class:"one",cx:a(g),
cy:h+8-(f[b]-1)*9,r:4})}),v("text",{class:"much",x:t,y:h+5,"text-anchor":"end"},String(Math.round(d)))]}))}var fw=156,Ph=16,
gw=26,bw=[7,3,1,5,0,4,6,2],ww=8;function Rh(t,e,n){let s=([l,c],[u,d])=>Math.hypot(l-u,c-d),r=t.map(({exact:l,said:c})=>[
e(l),e(c)]),o=r.map((l,c)=>r.every((u,d)=>d===c||s(l,u)>=Ph)),i=r.map((l,c)=>o[c]?l:null),a=([l,c])=>Math.min(l,c)>=0&&Math.
max(l,c)<=n&&i.every(u=>!u||s(u,[l,c])>=gw)&&r.every(u=>s(u,[l,c])>=Ph);return r.forEach(([l,c],u)=>{for(let d=1;!i[u]&&
d<=ww;d++)for(let m of bw){let h=m*Math.PI/4,f=[l+22*d*Math.cos(h),c+22*d*Math.sin(h)];!i[u]&&a(f)&&(i[u]=f)}}),r.map((l,c)=>({
place:l,number:i[c]??l}))}var yw=4;function Nh({model:t,el:e}){let n=p("div",{class:"uw uw-lessonchart"});ue(n,t.get("pa\
lette"));let s=p("div",{class:"plot"}),r=p("ul.apart"),o=p("div",{class:"sr"});n.append(p("section",{class:"sheet"},p("h\
2",{},"Your guesses and the answers"),s,r,o)),e.append(n);let i="",a=(d,m="")=>ce({class:d.near?"dot hit":"dot missed","\
data-k":`dot.${d.at}`,"aria-label":`Position ${d.at+1}: ${d.words}`,title:`Position ${d.at+1}: ${d.words}`,style:m,onclick:()=>t.
send({kind:"go",at:d.at})},String(d.at+1)),l=(d,m)=>{let h=t.get("report"),f=Hh(h);return Rh(f,Uh(h,d),d).map(({number:[
g,b],place:[y,k]},$)=>a(f[$],`left:${m.left+g}px;top:${m.top+d-b}px;--rise:${k-y}px;animation-delay:${$*40}ms`))},c=()=>{
let d=t.get("report"),m=s.clientWidth,h=s.clientHeight,f=`${m} ${h} ${JSON.stringify(d)}`;if(m===0||f===i||!d.dots)return;
i=f;let g=m>560,b={left:44,top:14},y=m-b.left-(g?fw:26),k=Math.max(160,g&&h>260?Math.min(y,h-64):y);Y(s,v("svg",{width:m,
height:k+64,"aria-hidden":"true"},mw(k,d,b)),l(k,b),p("ul",{class:g?"legend":"legend under",style:g?`left:${b.left+k+28}\
px`:null},p("li",{},p("i",{class:"dot hit"}),"close"),p("li",{},p("i",{class:"dot missed"}),"not close"),g&&p("li",{},p(
"i",{class:"line"}),"guess = answer"),g&&p("li",{},p("i",{class:"patch"}),d.band?"within 10":"still close"))),Y(r,d.dots.
filter(({apart:$})=>$).map($=>p("li",a($),$.words))),o.replaceChildren(p("table",{},p("caption",{},"Your guess and the a\
nswer, position by position"),p("tbody",{},d.dots.map($=>p("tr",{},p("th",{},`${$.at+1}`),p("td",{},$.words)))))),d.dots.
length===0&&Y(s,p("p",{class:"mute"},"You didn't guess."))},u=new ResizeObserver(()=>requestAnimationFrame(c));return u.
observe(s),t.on("change:report",c),c(),()=>{u.disconnect(),t.off("change:report",c)}}function Ch({model:t,el:e}){let n=p(
"div",{class:"uw uw-lessonend"});ue(n,t.get("palette"));let s=p("section",{class:"sheet","aria-label":"How you did"}),r=p(
"p",{class:"told",role:"status"});n.append(s),e.append(n);let o=null,i=l=>p("li",{},ce({class:"dot missed","data-k":`mis\
s.${l.at}`,"aria-label":`Open position ${l.at+1}`,onclick:()=>t.send({kind:"go",at:l.at})},String(l.at+1)),p("span",{},p(
"b",{},l.name),l.why&&p("small",{},l.why)),p("span",{class:"off"},p("b",{},l.off),l.againWords&&p("small",{},`then ${l.againWords}`))),
a=()=>{let l=t.get("report");if(l.done&&ut(sr+l.done,"1"),!l.dots)return;let c=l.dots.filter(g=>!g.near),u=l.open.length,
d=(g,b)=>({kind:g,words:b}),m=[l.practise&&d("practise",l.practise),l.next&&d("next","Next lesson"),u>0&&d("redo",u===1?
"Try that one again":`Try those ${u} again`)].filter(g=>g!==!1&&g!==""),h=p("div",{class:"acts"},m.map((g,b)=>ce({class:b?
"btn":"btn solid","data-k":g.kind,title:g.kind==="next"?l.next:null,onclick:()=>t.send({kind:g.kind})},g.words)),l.of>0&&
ce({class:"btn quiet","data-k":"save",onclick:()=>t.send({kind:"save"})},"Save"),l.receipt&&ce({class:"btn quiet","data-\
k":"receipt",onclick:()=>ea(l.receipt,r)},"Copy the receipt")),f=p("div",{});o?.stop(),Y(s,p("div",{class:"goal"},p("h2",
{tabindex:-1,"data-next":!0},l.title),l.of>0&&p("span",{class:"chip line"},`${l.near} of ${l.of} close`),p("p",{},l.short&&
p("b",{},`${l.short} `),l.found)),l.meaning&&p("p",{class:"meaning"},l.meaning),h,p("h3",{},kw(c.length,l.of)),c.length>
0&&p("ol",{class:c.length>yw?"misses many":"misses"},c.map(i)),l.sure.length>0&&[p("h3",{},"How sure, and how far off"),
l.calibration&&p("p",{class:"calibration"},l.calibration),p("p",{class:"mute"},`${l.sureWords} The bar shows the average\
.`.trim()),f],r),o=l.sure.length>0?Xe(f,g=>pw(g,l.sure)):null};return t.on("change:report",a),t.on("msg:custom",_e),a(),
setTimeout(()=>{let l=s.querySelector("h2");us(n)&&l?.focus({preventScroll:!0})},80),()=>{o?.stop(),t.off("change:report",
a),t.off("msg:custom",_e)}}async function ea(t,e){try{await navigator.clipboard.writeText(t),e.textContent="Copied. Past\
e it where you hand it in."}catch{e.textContent=t}}function kw(t,e){return e===0?"No guesses yet":t===0?"All close":`${t}\
 to look at again`}var vw=2e3,Dh=Symbol.for("uncle_widgets.drawn");function ta(t){try{return JSON.parse(t)}catch{return null}}function Bh(t,e){
if(!ne())return()=>{};let n=globalThis,s=performance.now()+(!n[Dh]&&Be()?vw:0);n[Dh]=!0;let r="",o=0,i=Xt(e,()=>t.get("k\
ept")),a=u=>{let d=ta(u),m=()=>t.send({kind:"restore",kept:d});d&&(o=window.setTimeout(m,Math.max(0,s-performance.now())))},
l=()=>{if(!t.get("kept"))return;let u=Object.keys(t.get("keeping")).length>0;r!==t.get("kept")?(r=t.get("kept"),u||i.look(
a)):u&&i.keep(JSON.stringify(t.get("keeping")))},c="change:kept change:keeping";return t.on(c,l),l(),()=>{clearTimeout(o),
i.stop(),t.off(c,l)}}var xw=12,$w={near:"close",far:"not close",open:"to come"},Mw={near:"hit",far:"missed",open:""};function Wh(t){let e=[];
return t.forEach(({group:n,paired:s},r)=>{s?e.at(-1)?.at(-1)?.push(r):r>0&&t[r-1].group===n?e.at(-1)?.push([r]):e.push([
[r]])}),e}function Ih({model:t,el:e}){let n=p("div",{class:"uw uw-trail"});ue(n,t.get("palette"));let s=p("div",{class:"\
pop",hidden:!0}),r=p("div",{class:"bar"}),o=p("p",{class:"sr",role:"status"});n.append(p("div",{class:"stage"},s,r,o)),e.
append(n);let i=t.get.bind(t),a="",l="",c=ne()?Xt(n,()=>i("kept")):null,u=(_,A)=>{let U=_.map(C=>i("spots")[C].state),N=_.
some(C=>i("spots")[C].redone),B=N?", and close at one like it":"",ee=[...new Set(U.map(C=>$w[C]))].join(", ")+B,[V]=_;return ce(
{class:`spot${A?" long":""}${_.length>1?" both":""}`,"data-k":A?`row.${V}`:`spot.${V}`,"aria-current":_.includes(i("at"))?
"step":null,"aria-disabled":i("spots")[V].shut?"true":null,"aria-label":`${d(_)}: ${ee}`,onclick:()=>f(V)},_.map((C,j)=>p(
"span",{class:`disc ${Mw[U[j]]}`,"aria-hidden":"true"},String(C+1))),N&&p("span",{class:"redone","aria-hidden":"true"},"\
✓"),A&&p("span",{class:"mute"},ee))},d=_=>_.length>1?`Positions ${_.map(A=>A+1).join(" and ")}, together`:`Position ${_[0]+
1}`,m=()=>Wh(i("spots")).flat(),h=()=>m().find(_=>_.includes(i("at")))??[i("at")],f=_=>{if(i("spots")[_].shut){o.textContent=
"Make your guess first.";return}b(""),t.send({kind:"go",at:_})},g=_=>{b(""),_.kind==="begin"&&c?.forget(),t.send(_)},b=_=>{
let A=a;if(a=_===a?"":_,M(),a){let U=s.querySelector('[aria-current], [aria-pressed="true"]')??s.querySelector("button");
U instanceof HTMLElement&&U.focus({preventScroll:!0})}else A&&ft(n,A)},y=p("p",{role:"status"}),k=async()=>{await ea(i("\
receipt"),y),y.scrollIntoView({block:"nearest"})},$=()=>[p("ol",{class:"rows"},i("lessons").map(({lesson:_,name:A,goal:U,
now:N},B)=>p("li",{},ce({class:"row","data-k":`lesson.${_}`,"aria-pressed":String(N),onclick:()=>g({kind:"lesson",lesson:_})},
p("span",{class:"nr","aria-hidden":"true"},String(B+1)),p("span",{},p("b",{},A),p("small",{},U)))))),p("div",{class:"onc\
e"},p("label",{},p("span",{},"Your name or number"),p("input",{class:"txt","data-k":"student","data-draft":"student",maxlength:40,
autocomplete:"off",value:i("student"),onchange:_=>t.send({kind:"name",name:_.target.value})})),ce({class:"btn","data-k":"\
begin",onclick:()=>g({kind:"begin"})},"Start over"),ce({class:"btn","data-k":"practise",onclick:()=>g({kind:"practise"})},
"Practise this"),ce({class:"btn","data-k":"save",onclick:()=>t.send({kind:"save"})},"Save my answers"),i("receipt")&&ce(
{class:"btn","data-k":"receipt",onclick:k},"Copy the receipt"),i("kept")&&!i("alone")&&ce({class:"btn","data-k":"page",onclick:()=>g(
{kind:"page"})},"Save as a page"),i("kept")&&i("classroom")&&p("a.btn",{"data-k":"classroom",href:i("classroom")},"Start\
 a class"),i("kept")&&i("teacher")&&p("a.btn",{"data-k":"teacher",href:i("teacher")},"Teacher’s page"),i("kept")&&ce({
class:"btn","data-k":"print",onclick:()=>t.send(pr())},"Print"),y)],M=()=>{let _=i("spots"),A=i("at");n.classList.toggle(
"many",_.length>xw);let U=(N,B)=>ce({class:`btn open-${N}`,"data-k":N,"aria-expanded":String(a===N),onclick:()=>b(N)},B);
Y(r,_.length>0&&p("ol",{class:"trail","aria-label":"Positions"},Wh(_).map(N=>p("li",{class:"discs"},N.map(B=>u(B,!1))))),
_.length>0&&U("spots",A<0?`${_.length} positions`:`${d(h()).replace(", together","")} of ${_.length}`),(i("note")||i("bu\
sy"))&&p("p",{class:"told",role:"status"},i("note")||i("busy")),i("seeking")&&ce({class:"btn","data-k":"stop",onclick:()=>t.
send({kind:"stop"})},"Stop"),U("lessons",i("lesson"))),s.hidden=!a,a==="lessons"?Y(s,$()):Y(s,a==="spots"&&p("ol",{class:"\
rows"},m().map(N=>p("li",{},u(N,!0)))))},T=()=>{let _=i("answers");l!==i("kept")?(l=i("kept"),l&&!_.length&&c?.look(A=>t.
send({...ta(A),kind:"restore"}))):l&&_.length>0&&c?.keep(JSON.stringify({answers:_,attempts:i("attempts"),at:i("at"),student:i(
"student")}))},x=()=>{setTimeout(()=>{i("at")>=0&&us(n)&&ft(n,`spot.${h()[0]}`)},80)},E=_=>{_e(_),Iu(_)},L=_=>{a&&!_.composedPath().
includes(n)&&(a="",M())};n.addEventListener("keydown",_=>{_.key==="Escape"&&a&&b("")}),document.addEventListener("pointe\
rdown",L);let S=[["change:spots change:at change:lessons change:lesson change:busy change:seeking change:note change:stu\
dent",M],["change:answers change:attempts change:at change:kept change:student",T],["change:at",x],["msg:custom",E]];for(let[
_,A]of S)t.on(_,A);return M(),T(),()=>{document.removeEventListener("pointerdown",L),c?.stop();for(let[_,A]of S)t.off(_,
A)}}var _r=class{constructor(e,n){this.stamp=-1;this.move="";this.next="";this.model=e,this.marked=n,this.at=-1/0}get waiting(){
return this.stamp===this.model.get("stamp")&&performance.now()-this.at<3e3}send(e,n){if(!(!e||this.model.get("busy"))){if(this.
waiting){this.model.get("mode")==="edit"&&(this.next=e);return}this.at=performance.now(),this.stamp=this.model.get("stam\
p"),this.mark(e),this.model.send({kind:"move",move:e,stamp:this.stamp,said:n})}}drawn(){this.mark(this.waiting?this.move:
"");let e=this.next;!e||this.waiting||(this.next="",this.send(e,null))}mark(e){this.move=e,this.marked(e)}};var Sw=({words:t,name:e},n)=>p("p.covered",`${t} `,n?p("b",e):p("span.blank",{role:"img","aria-label":"hidden name"})),Tr=class{constructor({
send:e,drawn:n}){this.opened=!1;this.send=e,this.drawn=n,this.root=p("div.call",{role:"group",hidden:!0})}get hidden(){return this.
root.hidden}cover(){this.opened=!1}show(e,n,s){let r=n?e.alert??"":"",o=e.covered??[],i=s==="shown"||s==="press"&&this.opened,
a=r?(e.actions??[]).find(u=>u.strong):void 0;this.root.hidden=!r&&!o.length,this.root.classList.toggle("calm",!r&&!(n&&e.
actions?.length));let l=JSON.stringify([r,a,o,i,s]);if(this.root.dataset.looks===l)return;this.root.dataset.looks=l,this.
root.setAttribute("aria-label",r||"Hidden names");let c=()=>{this.opened=!this.opened,this.show(e,n,s),this.drawn()};Y(this.
root,r&&p("p",p("b",r)),o.length>0&&p("div.covers",o.map(u=>Sw(u,i))),o.length>0&&s==="press"&&p("button.btn",{"data-k":"\
covers","aria-pressed":String(i),onclick:c},i?"Hide":"Show"),a&&p("button.btn.alert",{"data-k":"call","data-act":a.move,
onclick:()=>this.send(a.move)},a.label))}};function qh({place:t,now:e,said:n},s){let[r="",o=""]=n??[];return{place:s.place??[t,r&&e].filter(Boolean).join(" "),line:s.
line??(r?[r,o]:[e??"",o])}}var Fh=7,Er=class{constructor({texts:e,see:n}){this.looks="";this.texts=e,this.see=n,this.chip=
p("button.chipbtn",{"data-k":"clause",hidden:!0,onclick:()=>this.open(!!this.box.hidden)}),this.badge=p("b.badge",{hidden:!0}),
this.place=p("span.place"),this.line=p("p.line"),this.note=p("p.note",{role:"status"}),this.sheet=p("button.btn.quiet",{
"data-k":"scores","aria-expanded":"false",hidden:!0},"Scores"),this.eyes=p("div.seg",{role:"group","aria-label":"Seen by"}),
this.seen=p("div.eyes",$e("eye",22),this.eyes),this.box=p("div.clause-box",{hidden:!0,tabindex:-1,"data-k":"clauses"}),this.
root=p("div.caption",p("div.told",p("p.over",this.badge,this.chip,this.place),this.line,this.note),p("div.seen",this.sheet,
this.seen))}show({clauses:e,badge:n="",place:s,line:r,note:o,tone:i}){J(this.root,"data-tone",i),this.badge.hidden=!n,this.
badge.textContent=n;let a=this.texts(),[l=""]=e;this.place.textContent=s,this.line.hidden=!!o,this.line.replaceChildren(
p("b",r[0]),r[1]?` ${r[1]}`:""),this.line.classList.remove("long"),this.line.classList.toggle("long",this.line.scrollWidth>
this.line.clientWidth+1),this.note.textContent!==o&&(this.note.textContent=o),this.note.hidden=!o;let c=JSON.stringify([
e,i]);if(c===this.looks)return this.below();this.looks=c,this.open(!1);let u=i==="trial"?"just a test":l;this.chip.hidden=
!u,this.chip.replaceChildren(p("span.chip.line",u));let d=e.filter(m=>a[m]);J(this.chip,"aria-disabled",d.length&&i!=="t\
rial"?"":"true"),J(this.chip,"data-clause",l),this.box.replaceChildren(p("dl",d.map(m=>p("div",p("dt",m),p("dd",a[m])))))}open(e){
let n=e&&this.box.querySelector("dt")!=null&&this.chip.getAttribute("aria-disabled")!=="true";this.box.hidden=!n,this.below(),
J(this.chip,"aria-expanded",String(n))}below(){this.box.hidden||(this.box.style.top=`${this.root.offsetTop+this.root.offsetHeight}\
px`)}escape(){return this.box.hidden?!1:(this.open(!1),this.chip.focus(),!0)}showEyes(e,n){let s=JSON.stringify(e);if(this.
seen.hidden=e.length<2,this.eyes.dataset.looks!==s){this.eyes.dataset.looks=s;let o=p("select.pick",{"data-k":"eyes.many",
"aria-label":"Seen by",onchange:i=>this.see(i.target.value)},e.map(([i,a])=>p("option",{value:i},a)));this.eyes.classList.
toggle("seg",e.length<=Fh),this.eyes.replaceChildren(...e.length>Fh?[o]:e.map(([i,a])=>p("button",{"data-eye":i,title:a,
"aria-label":a,onclick:()=>this.see(i)},a)))}let r=this.eyes.querySelector("select");if(r)r.value=n;else for(let o of this.
eyes.children)J(o,"aria-pressed",String(o.getAttribute("data-eye")===n))}};var jh=(t,e)=>Math.max(0,Math.min(t.x+t.w,e.x+e.w)-Math.max(t.x,e.x))*Math.max(0,Math.min(t.y+t.h,e.y+e.h)-Math.max(t.y,
e.y)),na=(t,e,n,s)=>Math.max(n,Math.min(t,n+s-e));function Gh({w:t,h:e},n,s,r){let o={x:n.x+n.w/2,y:n.y+n.h/2},i=[["abov\
e",o.x-t/2,n.y-e-10],["below",o.x-t/2,n.y+n.h+10],["right",n.x+n.w+10,o.y-e/2],["left",n.x-t-10,o.y-e/2]],a=Math.min(s.y+
s.h,...r.map(({y:h})=>h));i.push(["right",n.x+n.w+10,a-e-10],["left",n.x-t-10,a-e-10]);let l=i.map(([h,f,g])=>{let b={x:na(
f,t,s.x,s.w),y:na(g,e,s.y,s.h),w:t,h:e},y=jh(b,n)+3*r.reduce((k,$)=>k+jh(b,$),0);return{...b,side:h,covers:y}}),{covers:c,
...u}=l.reduce((h,f)=>f.covers<h.covers-1?f:h),d=u.side==="above"||u.side==="below"?o.x-u.x:o.y-u.y,m=u.side==="above"||
u.side==="below"?t:e;return{...u,tip:na(d,0,14,m-28)}}var Vh=(t,e)=>v("svg.small-card",{viewBox:"0 0 48 68",...e},et(t,48));function _w(t,e){let n={"data-act":t.move,onclick:()=>e(
t.move)};if(t.face){let s=[t.group,t.label].filter(Boolean).join(" ");return p("button.btn.card-pick",{"aria-label":s,title:t.
label,...n},Vh(t.face,{"aria-hidden":"true"}))}return p("button.btn",{...n},t.colour&&$s(t.colour)&&v("svg.icon",{viewBox:"\
-12 -12 24 24",style:"width:1.4em;height:1.4em","aria-hidden":"true"},it(t.colour,0,0,8.5,{fill:`var(--c-${t.colour})`,stroke:"\
#fff","stroke-width":2})),t.label)}var Tw=t=>[p("p.mute","What you remember is under this card"),p("ol.recall",t.map(e=>p(
"li",Vh(e.face,{role:"img","aria-label":e.label}))))],Lr=class{constructor(e){this.key="";this.how=e,this.root=p("div.ch\
ooser",{role:"group",hidden:!0}),this.away=n=>{let[s]=n.composedPath();s instanceof Element&&!this.root.contains(s)&&!s.
closest(".thing.plays")&&this.close()}}show(e){if(this.key===e.key)return this.leave();let n=!e.plays&&e.recall?.length,
s=e.picks.find(i=>i.group)?.group,r=i=>{this.leave(),this.how.play(i)};this.key=e.key,this.root.setAttribute("aria-label",
n?`Under ${e.label}`:`How to play: ${e.label}`);let o={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
leave()};this.root.replaceChildren(p("div.choose-head",p("p",p("b",ct(e.label)),s&&p("span",`: ${s}`)),ce(o,$e("close",16))),
...n?Tw(e.recall):[p("div.picks",e.picks.some(i=>i.parts?.length)?this.parts(e.picks,[],r):e.picks.map(i=>_w(i,r)))]),this.
root.hidden=!1,document.addEventListener("pointerdown",this.away,!0),this.how.moved(),this.stand(),this.buttons.find(i=>!i.
matches(".shut"))?.focus({preventScroll:!0})}parts(e,n,s){let r=new Set(e.flatMap(({parts:i})=>(i??[]).filter(a=>!n.includes(
a)))),o=i=>{let a=[...n,i],l=e.filter(({parts:c})=>c?.includes(i));if(l.length===1)return s(l[0].move);this.root.querySelector(
".picks")?.replaceChildren(...this.parts(l,a,s)),this.stand(),this.buttons.find(c=>c.dataset.part)?.focus({preventScroll:!0})};
return[...n.length?[p("p.mute",`${n.join(", ")}, and ...`)]:[],...[...r].sort().map(i=>p("button.btn",{"data-part":i,onclick:()=>o(
i)},i))]}get buttons(){return[...this.root.querySelectorAll("button")]}stand(){let e=this.key&&this.how.around(this.key),
n=this.root.parentElement;if(!e||!n)return;let s=n.getBoundingClientRect(),r=Math.max(s.top,0),o=6,i={x:o,y:r-s.top+o,w:s.
width-2*o,h:Math.min(s.bottom,window.innerHeight)-r-2*o};this.root.style.cssText=`left:0;top:0;max-width:${i.w}px;max-he\
ight:${i.h}px`;let a=({x:h,y:f,w:g,h:b})=>({x:h-s.left,y:f-s.top,w:g,h:b}),l={w:this.root.offsetWidth,h:this.root.offsetHeight},
{x:c,y:u,side:d,tip:m}=Gh(l,a(e.card),i,e.hand.map(a));this.root.dataset.side=d,this.root.style.cssText+=`;left:${c}px;t\
op:${u}px;--tip:${m}px`}leave(){let e=this.key;this.close(),this.how.focus(e)}close(){if(!this.key)return;let e=this.key,
n=this.root.contains(le(this.root));this.key="",document.removeEventListener("pointerdown",this.away,!0),this.root.hidden=
!0,this.root.replaceChildren(),this.how.moved(),n&&this.how.focus(e)}stroke(e){let n=this.buttons,s=n.findIndex(o=>o.matches(
":focus"));if(!this.key||s<0)return!1;let r={ArrowRight:s+1,ArrowDown:s+1,ArrowLeft:s-1,ArrowUp:s-1,Home:0,End:n.length-
1}[e.key];return r==null?!1:(e.preventDefault(),n[(r+n.length)%n.length].focus({preventScroll:!0}),!0)}};var Ar=class{constructor({play:e,key:n,told:s}){this.lifted="";this.card="";this.said={};this.typed={};this.field=null;this.
lifts={};this.shown="";this.play=e,this.key=n,this.told=s,this.go=p("button.btn.solid",{"data-k":"lift.play",onclick:()=>this.
play(this.lifted)}),this.back=p("button.btn",{"data-k":"lift.back",onclick:()=>this.lift("")},"Put it back"),this.acts=p(
"div.lift-acts",{hidden:!0},this.go,this.back),this.words=p("p.lift-words"),this.keys=p("div.lift-keys"),this.asking=p("\
div.asking",{role:"group",hidden:!0})}show({lifts:e,keys:n}){this.lifts=e,this.lifted&&!e[this.lifted]&&(this.lifted="",
this.said={},this.typed={}),this.draw();let s=JSON.stringify(n);this.keys.dataset.looks!==s&&(this.keys.dataset.looks=s,
no(this.keys,this.keys,()=>this.keys.replaceChildren(...n.map(r=>ds(r,o=>this.key(o))))))}tell(e,n){let s=Object.keys(this.
lifts).some(r=>n.every(o=>o.move!==r));this.words.hidden=!!this.lifted,this.words.textContent=e||(s?"Press a card to pic\
k it up. Press it again to play it.":"")}playing(e){let n=this.lifts[this.lifted]?.play??"",s=e?n.replace(/^Play\b/,"Pla\
ying"):n;this.go.textContent!==s&&(this.go.textContent=s),J(this.go,"aria-busy",e?"true":"")}lift(e,n=""){let s=n||this.
card;this.lifted=e,this.card=n,this.draw(),this.told({lifted:e,said:this.said},s)}stand(e,n,s){let[r,o]=s?[n,e.parentElement]:
[e,this.keys];this.asking.parentElement!==r&&r.insertBefore(this.asking,o)}hold(e,n,s,r){e?e!==this.lifted&&s[e]&&(this.
lifted=e,this.card=Ew(r,e)):this.lifted="",this.said=n}draw(){let e=this.lifts[this.lifted];if(this.acts.hidden=!e,this.
asking.hidden=!e?.line,this.words.hidden=!!e,this.playing(!1),this.shown===this.lifted)return;if(this.shown=this.lifted,
this.field=null,!e?.line)return this.asking.replaceChildren();let n=this.lifted;J(this.asking,"aria-label",e.line),this.
field=e.ask?Ml({rule:at,label:e.ask,words:"out of 100",ends:["never","always"],value:kl(this.typed[n],this.said[n],at),set:r=>this.
say(n,r),enter:()=>this.play(n)}):null;let s=p("div",p("p",p("b",e.line)));this.field&&s.append(p("p.wonder",e.ask)),this.
asking.replaceChildren(s,...this.field?[this.field.node]:[])}unread(e){let n=this.typed[e]??"";return e!==this.lifted||!this.
field||!n||!Yt(n,at)?!1:(this.field.complain(),!0)}say(e,n){let{value:s}=ke(n,at);this.typed[e]=n,this.said={...this.said},
s!=null?this.said[e]=s:delete this.said[e],this.told({lifted:this.lifted,said:this.said},this.card)}},Or=class{constructor(e){
this.looks="";this.how=e,this.root=p("div.acts")}show(e,n,s){let r=JSON.stringify([e,n]);this.looks!==r&&(this.looks=r,no(
this.root,s,()=>this.root.replaceChildren(...e.map(o=>this.button(o)))))}button({move:e,label:n,strong:s,off:r}){let o=p(
"button",{class:s&&!r?"btn solid":"btn","data-act":e||n,"aria-disabled":r?"true":null,onclick:()=>r?this.how.refuse(r):this.
how.send(e)},n);return p("span.act",o,r&&p("span.why",r))}};function Ew({zones:t},e){let n=t.flatMap(s=>s.kind==="seat"&&
s.me?s.cards:s.kind==="grid"?s.cells:[]);for(let s of n)if("key"in s&&(s.move===e||s.picks?.some(r=>r.move===e)))return s.
key;return""}function Kh(t,e,n){if(!e)return t;let s=t.zones.flatMap(i=>i.kind==="tokens"&&i.ways||[]),r=Number(s.find(i=>i.
move===e)?.tag),o=t.zones.map(i=>{if(i.kind==="dice"&&r){let l=i.values.indexOf(r);return{...i,lit:l<0?i.values.map((c,u)=>u):
[l]}}if(i.kind==="ring"){let l=i.previews?.find(c=>c.move===e);return l?{...i,preview:l}:i}if(i.kind==="tokens")return{...i,
ways:(i.ways??[]).map(l=>({...l,chosen:l.move===e}))};let a=l=>l.key===n?{...l,lifted:!0}:l;return i.kind==="grid"?{...i,
cells:i.cells.map(a)}:i.kind==="seat"&&i.me?{...i,cards:i.cards.map(a)}:i});return{...t,zones:o}}var Pr=class{constructor(e){this.looks="";this.chosen=[];this.picks=[];this.carries=[];this.how=e,this.nodes=new Set}show(e,n,s){
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
o))})))}done(e){this.chosen=[],this.how.play(e)}clear(){let[e]=this.chosen;return this.chosen=[],e&&this.how.moved(e),!!e}};var Dt=56,sa=72,jn=62,Ur=118,ra=40,Lw=70,Aw=4e3,Hr=(t,e,n,s={})=>v("text.f2",{x:t,y:e,"font-size":14,...s},n),Ow=(t,e)=>de(
t,e,15).map((n,s,{length:r})=>Hr(Dt,35-9*r+18*s,n,{class:"f","font-weight":700,"font-size":15}));function Pw(t,e=1/0,n=ra){
let s=t.map((o,i)=>({y:o,k:i})).sort((o,i)=>o.y-i.y);for(let o=1;o<s.length;o++)s[o].y=Math.max(s[o].y,s[o-1].y+n);for(let o=s.
length-1;o>=0;o--)s[o].y=Math.min(s[o].y,o===s.length-1?e:s[o+1].y-n);let r=[...t];for(let{y:o,k:i}of s)r[i]=o;return r}
function Uw(t,e,n,s){let r=Math.max(...n.lines.map(x=>x.values.length))-1,o=n.lines.flatMap(x=>x.values),i=Math.max(...o,
1),a=Math.min(...o,0),l=x=>Dt+(t-Dt-Ur)*x/(r||1),c=x=>e-jn-(e-sa-jn)*(x-a)/(i-a||1),d=St(a,i).filter(Number.isInteger).map(
x=>[v("path.race-grid",{d:`M${Dt} ${c(x)}H${t-Ur}`}),Hr(Dt-10,c(x)+5,String(x),{"text-anchor":"end"})]),m=n.parts.map(([
x],E)=>l(n.parts[E+1]?.[0]??r)-l(x)),h=Math.min(...m)>54,f=n.parts.map(([x,E],L)=>{let S=n.parts[L+1]?.[0]??r,_=h?E:E.split(
" ").at(-1)??"";return[L>0&&v("path.race-part",{d:`M${l(x)} ${sa-12}V${e-jn}`}),(l(S)-l(x)>18||L===0)&&Hr((l(x)+l(S))/2,
e-jn+24,_,{"text-anchor":"middle"})]}),g=Math.min(ra,(e-sa)/n.lines.length),b=g/ra,y=Pw(n.lines.map(x=>c(x.values.at(-1)??
0)),e-g/2,g),k=[...n.lines].sort((x,E)=>Number(x.me)-Number(E.me)).map(x=>{let E=x.values.map((U,N)=>N?`H${l(N)}V${c(U)}`:
`M${l(0)} ${c(U)}`).join(""),L=x.values.map((U,N)=>({value:U,k:N})).filter(({value:U,k:N})=>N>0&&U!==x.values[N-1]),S=y[n.
lines.indexOf(x)],_=String(x.values.at(-1)).replace("-","−"),A=x.me?"var(--accent-on-field)":"var(--on-field)";return v(
"g",{class:x.me?"race-line me":`race-line other-${x.seat%3}`},v("path",{d:E,fill:"none"}),L.map(({value:U,k:N})=>D(l(N),
c(U),4.5)),Zt(x.seat,t-Ur+12,S-13*b,26*b,{fill:A}),Ue(_,t-Ur+50,S-15*b,Math.min(30*b,3e3*.6/Math.max(Me(_,30),60)),{colour:A}))}),
$=n.lines.find(x=>x.me),M=n.tags.map(({n:x,frame:E,step:L},S)=>{let _=Math.max(0,E),A=c($?.values[_]??0),U=S>0&&Math.abs(
l(_)-l(n.tags[S-1].frame))<30,N=A+30>e-jn-26,B=N?A-56-(U?28:0):A+26+(U?28:0),ee=()=>s(L);return v("g.race-tag",{role:"bu\
tton",tabindex:0,"data-k":`tag.${x}`,"aria-label":`Costly move ${x}: try it again`,onclick:ee,onkeydown:V=>{V.key!=="Ent\
er"&&V.key!==" "||(V.preventDefault(),ee())}},R(l(_)-22,B-9,44,44,{fill:"transparent"}),v("path",{d:`M${l(_)} ${A}V${B+13}`}),
D(l(_),A,5),R(l(_)-13,B,26,26,{class:"tag"}),v("text",{x:l(_),y:B+18,"text-anchor":"middle","font-size":15,"font-weight":700},
String(x)))}),T=n.lines.map(x=>`${x.name} ${x.values.at(-1)}`).join(", ");return v("svg",{viewBox:`0 0 ${t} ${e}`,role:"\
group","aria-label":`${n.title}. At the end: ${T} ${n.unit}.`},Ow(n.title,t-Dt-Lw),...d,...f,...k,...M,e>330&&Hr(Dt,e-12,
n.tags.length?"The numbers mark moves that cost you.":""))}var Rr=class{constructor(e){this.timer=0;this.step=-1;this.looks=
"";this.press=e,this.button=p("button.btn",{"data-k":"race",onclick:()=>this.turn(!this.away)}),this.drawing=p("div"),this.
root=p("div.race",{hidden:!0},this.drawing,this.button),this.away=!1,this.turn(!1)}turn(e){clearTimeout(this.timer),this.
away=e,this.button.textContent=e?"Race":"Table",this.button.setAttribute("aria-label",e?"Show the race":"Show the table"),
this.drawing.hidden=e,this.root.classList.toggle("away",e),this.root.parentElement?.classList.toggle("raced",!this.root.
hidden&&!e)}show(e,n){let s=e.get("race"),r=e.get("mode")==="watch",o=r&&(e.get("step")<n||e.get("stop")>=0);this.root.hidden=
o||!s?.lines?.length;let i=this.step;if(this.step=e.get("step"),this.root.hidden)return this.turn(!1);if(i===this.step)this.
root.parentElement?.classList.toggle("raced",!this.away);else{let h=r&&i===n-1;this.turn(h),h&&(this.timer=window.setTimeout(
()=>this.turn(!1),Aw))}let a=h=>String(h)===e.get("watcher"),l=(s.lines??[]).map(h=>({...h,me:h.me||r&&a(h.seat)})),{clientWidth:c,
clientHeight:u}=this.root.parentElement??this.root,d=JSON.stringify([s,l,c,u]);if(d===this.looks)return;this.looks=d;let m={
...s,lines:l};this.drawing.replaceChildren(Uw(c,u,m,this.press))}};var Nr=class{constructor(e){this.opener=e,this.root=p("section.sheet.scores",{hidden:!0}),e.onclick=()=>this.open(!!this.
root.hidden)}open(e){this.root.hidden=!e,J(this.opener,"aria-expanded",String(e))}escape(){let e=!this.root.hidden,n=this.
root.contains(le(this.root));return this.open(!1),n&&this.opener.focus(),e}show(e){if(this.opener.hidden=!e,!e)return this.
open(!1);let n=JSON.stringify(e);if(this.root.dataset.looks===n)return;this.root.dataset.looks=n,this.opener.textContent=
e.notes?"Notes":"Scores",this.root.classList.toggle("notes",!!e.notes);let s=i=>p("tr",i.map((a,l)=>l?p("td",a):p("th",{
scope:"row"},a))),r=i=>i?p("th",{scope:"col"},i):p("td"),o={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
escape()};this.root.replaceChildren(ce(o,$e("close",16)),p("div.scroll",{tabindex:0,role:"group","aria-label":e.title},p(
"table",p("caption",e.title),p("thead",p("tr",e.head.map(r))),p("tbody",e.rows.map(s)))))}};var Hw=1600,Rw=1.9,Nw=[[.5,"½×"],[1,"1×"],[3,"3×"]],Cw=17,Dw=7,Zh=[["ask","Ask me"],["mark","Mark only"],["off","Off"]],
Bw={open:"a question",now:"asked now",came:"it happened",not:"it didn't happen",unseen:"the game doesn't show it",skipped:"\
skipped"};function Ww(t,e){let n=[...t],s=Math.min(Cw,e/Math.max(t.length-1,1));for(let r=1;r<n.length;r++)n[r]=Math.max(
n[r],n[r-1]+s);for(let r=n.length-1,o=e;r>=0;r--,o-=s)n[r]=Math.min(n[r],o);return n}function Iw(t){return t.asking!=="a\
sk"?-1:t.moments.findIndex(({frame:e,state:n})=>e===t.step&&n==="open")}var Bt={first:"Home",back:"ArrowLeft",play:" ",forward:"\
ArrowRight",last:"End"},Cr=class{constructor(e){this.timer=0;this.looks="";this.chosen="";this.how=e,this.keys={first:this.
key("first","First step",()=>e.go(0)),back:this.key("back","Step back",()=>e.go(this.now.step-1)),play:this.key("play","\
Play",()=>e.play(!this.now.playing)),forward:this.key("forward","Step forward",()=>e.go(this.now.step+1)),last:this.key(
"last","Last step",()=>e.go(this.now.last))},this.keys.play.classList.add("go"),this.range=p("input.rng",{type:"range",min:0,
"aria-label":"Step",oninput:()=>e.go(Number(this.range.value))}),this.marks=v("svg.marks",{height:14,"aria-hidden":"true"}),
this.moments=p("div.moments"),this.told=p("p.count",{"aria-hidden":"true"}),this.menu=p("div.pace-menu",{hidden:!0,role:"\
group","aria-label":"Questions and speed"}),this.more=p("button.btn.quiet.more",{"data-k":"pace","aria-expanded":"false",
onclick:()=>this.open(this.shut)},p("span.word","Ask me"),$e("down",14)),this.root=p("div.stepper",p("div.keys",{role:"g\
roup","aria-label":"Steps"},Object.values(this.keys)),p("div.scrub",this.marks,this.moments,this.range),this.told,p("div\
.pace",this.more,this.menu)),this.now={step:0,last:0,marks:[],playing:!1,speed:1,moments:[],asking:"off",stop:-1,happens:!1,
eyes:[],watcher:"",buttons:[]}}get shut(){return!!this.menu.hidden}key(e,n,s){let r=Bt[e].replace(" ","Space");return p(
"button",{"data-k":`step.${e}`,"aria-label":n,"aria-keyshortcuts":r,title:n,onclick:s},$e(e,24))}show(e){let n=this.now.
playing!==e.playing,s=n||this.now.step!==e.step||this.now.speed!==e.speed||this.now.last!==e.last;this.now=e,this.range.
max=String(Math.max(e.last,1)),this.range.value=String(e.step),J(this.range,"aria-valuetext",`Step ${e.step} of ${e.last}`),
this.range.style.setProperty("--p",`${e.last?100*e.step/e.last:0}%`),this.told.replaceChildren(p("b",String(e.step)),p("\
small",`of ${e.last}`));for(let r of["first","back"])J(this.keys[r],"aria-disabled",e.step===0?"true":"");for(let r of["\
forward","last"])J(this.keys[r],"aria-disabled",e.step===e.last?"true":"");if(n){let r=e.playing?"Pause":"Play";this.keys.
play.replaceChildren($e(e.playing?"pause":"play",24)),J(this.keys.play,"aria-label",r),J(this.keys.play,"title",r)}this.
choices(),this.mark(),s&&clearTimeout(this.timer),s&&e.playing&&(this.timer=setTimeout(()=>this.tick(),Hw*(e.happens?Rw:
1)/e.speed))}tick(){let e=Iw(this.now);e>=0?this.how.stop(e):this.now.step>=this.now.last?this.how.play(!1):this.how.go(
this.now.step+1,!0)}choices(){let{asking:e,speed:n,moments:s,eyes:r,watcher:o,buttons:i}=this.now,a=JSON.stringify([e,n,
s.length>0,r,o,i]);if(a===this.chosen)return;this.chosen=a;let l=s.length?Zh.find(([u])=>u===e)?.[1]??"":`${n}×`.replace(
"0.5","½");this.more.firstElementChild?.replaceChildren(l),J(this.more,"aria-label",`Questions and speed: ${l}`);let c=le(
this.menu)?.getAttribute("data-k");this.menu.replaceChildren(...[s.length>0&&p("p","At turning points"),s.length>0&&xe({
label:"At turning points",choices:Zh,value:e,pick:u=>this.how.ask(u),k:"asking"}),r.length>1&&p("p.seen-by","Seen by"),r.
length>1&&p("div.seen-by",xe({label:"Whose view to show",choices:r,value:o,pick:u=>this.how.see(u),k:"eyes"})),p("p","Sp\
eed"),xe({label:"Speed",choices:Nw,value:n,pick:u=>this.how.pace(u),k:"speed"}),i.length>0&&p("p","Save"),...i.map(u=>ds(
u,d=>this.how.key(d)))].filter(u=>u instanceof Node)),c&&this.menu.querySelector(`[data-k="${c}"]`)?.focus()}open(e){this.
menu.hidden=!e,J(this.more,"aria-expanded",String(e)),e&&this.menu.querySelector("[aria-pressed=true], button")?.focus()}escape(){
return this.shut?!1:(this.open(!1),this.more.focus(),!0)}mark(){let{marks:e,last:n,moments:s,asking:r,stop:o}=this.now,i=Math.
round(this.marks.clientWidth),a=r==="off"?[]:s,l=JSON.stringify([e,i,a,o]);if(l===this.looks||!i)return;this.looks=l;let c=f=>n?
f/n*i:0,u=Math.max(1,...e);this.marks.setAttribute("viewBox",`0 0 ${i} 14`),this.marks.replaceChildren(...a.length?a.map(
({frame:f})=>R(c(f)-1,21,2,8,{fill:"var(--lit)"})):e.flatMap((f,g)=>{let b=3+3.5*f/u,y=`M${c(g)} ${7-b}l${b} ${b} -${b} ${b}\
 -${b} -${b}z`;return f>0?[v("path",{d:y,fill:"var(--accent-on-field)"})]:[]}));let d=a.map((f,g)=>({...f,k:g})),m=i<Dw*
(d.length-1)?d.filter(({k:f})=>f===o):d,h=Ww(m.map(({frame:f})=>c(f)),i);this.moments.replaceChildren(...m.map(({frame:f,
state:g,line:b,k:y},k)=>p("button",{class:`moment ${y===o?"now":g}`,style:`left:${h[k]}px`,tabindex:-1,"data-moment":y,title:b,
"aria-label":`Step ${f}, ${Bw[y===o?"now":g]}: ${b}`,onclick:()=>this.how.stop(y)},g==="came"||g==="not"||g==="unseen"?p(
"i",{class:g}):"?")))}stop(){clearTimeout(this.timer)}};function Yh(t){let{lens:e}=t.painter,n=()=>!t.acting&&t.reel.length>1,s=a=>()=>(t.go(a),!0),r=t.model.get("step"),o=()=>t.
acts.root.querySelector('[data-act="press"]'),i=a=>!a.closest(fd);return[{keys:[Bt.play],shown:"Space",words:"Plays or p\
auses the game.",when:n,press:(a,l)=>(i(l)&&t.play(!t.model.get("playing")),i(l))},{keys:[Bt.back],shown:"←",words:"On\
e step back.",when:n,press:s(r-1)},{keys:[Bt.forward],shown:"→",words:"One step forward.",when:n,press:s(r+1)},{keys:[
Bt.first],shown:"Home",words:"The first step.",when:n,press:s(0)},{keys:[Bt.last],shown:"End",words:"The last step.",when:n,
press:s(t.reel.length-1)},{keys:[" "],shown:"Space",words:"Draws the next card or throws the dice when the game waits fo\
r you to do so.",when:()=>t.acting&&!!o(),press:(a,l)=>(i(l)&&o().click(),i(l))},{keys:["+","=","-","0"],shown:"+ − 0",
words:"Zooms in, zooms out, shows the whole board (focus on the table).",inside:!0,when:()=>!!e.board,press:a=>e.key(a,!1)},
{keys:["ArrowLeft","ArrowRight","ArrowUp","ArrowDown"],shown:"Shift + arrow",words:"Moves the board (focus on the table)\
.",inside:!0,shift:!0,when:()=>!!e.board,press:a=>e.key(a,!0)},{keys:[],any:a=>oa(t,a).size===1,shown:"A card's symbol",
words:"Picks up the card with that symbol, if you have only one (focus on the table).",inside:!0,when:()=>t.acting&&oa(t).
size>0,press:a=>{let[l]=oa(t,a).values();return t.press(l),!0}},{keys:["d","D"],shown:"D",words:"Shows or hides the disc\
ards by colour and value.",when:()=>!!t.spread.zone,press:()=>(t.spread.toggle(()=>t.show(!1)),!0)},{keys:["Escape"],shown:"\
Escape",words:"Closes what is open, or puts the card back.",inside:!0,when:()=>!0,press:()=>Fw(t)}]}function Fw(t){if(t.
chooser.key)t.chooser.leave();else{if(t.placing.clear())return!0;if(t.lifting.lifted)t.lifting.lift("");else return["spr\
ead","heat","scores","stepper","caption"].some(e=>t[e].escape())}return!0}function oa(t,e){let n=new Map;for(let{thing:s}of t.
painter.placed.values())s.kind==="card"&&s.plays&&s.face?.text&&(e==null||s.face.text.toLowerCase()===e.toLowerCase())&&
n.set(s.move||s.key,s);return n}function ia(t){let e=t.reel.length-1,n=Math.min(t.model.get("step"),e),s=t.model.get("playing");t.strip.hidden=e<1,t.stepper.
show({step:n,last:e,marks:t.reel.marks(),playing:s,speed:t.model.get("speed"),moments:t.model.get("moments"),asking:t.model.
get("asking"),stop:t.model.get("stop"),happens:!!(t.scene?.event??t.scene?.mark),eyes:t.model.get("eyes"),watcher:t.model.
get("watcher"),buttons:t.model.get("buttons")??[]})}function zh(t,e){let n=t.acting?t.playBar:t.stepper.root;if(t.strip.
firstChild!==n&&t.strip.replaceChildren(n),!t.acting)return ia(t);t.stepper.stop(),t.lifting.stand(t.playBar,t.stage,t.fit===
"phone");let s=e.alert?(e.actions??[]).filter(a=>!a.strong):e.actions??[];t.lifting.show({lifts:t.model.get("lifts")??{},
keys:t.model.get("buttons")??[]}),t.strip.hidden=t.mode==="edit",t.acts.root.hidden=!!t.lifting.lifted;let r=e.zones.some(
a=>a.kind==="tokens"&&a.ways?.some(({move:l})=>l)),o=r?"Press a highlighted space or a row. Press it again to go there.":
"",i=t.model.get("busy")?"The others are playing.":t.placing.words||o;t.lifting.tell(i,e.actions??[]),t.acts.show(s,!!t.
model.get("busy"),t.stage)}var qw={watch:288,play:356,edit:316},jw=288,aa=class{constructor(e,n){this.refused="";this.left=-1;this.shownSize="";this.
paintedStep=-1;this.model=e,this.sending=new _r(e,s=>this.markSent(s)),this.painter=new sn({press:s=>this.press(s),pace:()=>this.
model.get("speed")}),this.stepper=new Cr({go:(s,r)=>this.go(s,r),play:s=>this.play(s),pace:s=>this.save({speed:s}),ask:s=>this.
save({asking:s}),stop:s=>this.stopAt(s),see:s=>this.save({watcher:s}),key:s=>this.model.send({kind:s})}),this.caption=new Er(
{texts:()=>this.model.get("clauses"),see:s=>this.save({watcher:s})}),this.call=new Tr({send:s=>this.send(s),drawn:()=>this.
soon("stay")}),this.race=new Rr(s=>this.model.send({kind:"retry",step:s})),this.felt=p("div.felt",this.call.root,this.painter.
lens.controls,this.painter.root,this.race.root),this.board=p("p.sr"),this.chooser=new Lr({play:s=>this.send(s),focus:s=>this.
painter.focus(s),around:s=>this.painter.around(s),moved:()=>this.scene&&this.showTable(this.scene,!1)}),this.placing=new Pr(
{play:s=>this.send(s),choose:(s,r)=>this.chooser.show({key:`spot:${s}`,label:s,plays:!0,picks:r}),moved:s=>{this.show(!1),
this.painter.focus(`spot:${s}`)}}),this.acts=new Or({send:s=>this.send(s),refuse:s=>this.refuse(s)}),this.lifting=new Ar(
{play:s=>this.send(s),key:s=>this.model.send({kind:s}),told:(s,r)=>this.lift(s,r)}),this.playBar=p("div.play-bar",this.lifting.
acts,this.acts.root,this.lifting.words,this.lifting.keys),this.strip=p("div.strip"),this.scores=new Nr(this.caption.sheet),
this.spread=new js({focus:s=>this.painter.focus(s)}),this.heat=new zs(()=>this.soon("stay")),this.stage=p("section.stage",
{"aria-label":"The table"},this.caption.root,this.caption.box,this.felt,this.heat.root,this.board,this.chooser.root,this.
scores.root,this.spread.root,this.heat.list,this.strip),this.live=p("p.sr",{"aria-live":"polite"}),this.root=p("div.uw.u\
w-table",this.stage,this.live),this.root.addEventListener("keydown",s=>this.key(s)),this.unhear=kr(this.root,()=>Yh(this)),
n.append(this.root),this.tall=void 0,this.due="",this.saying=0,this.watch=()=>this.soon("move"),this.still=()=>this.soon(
"stay"),this.reel=new Hs(e,()=>this.soon("stay")),this.moves=["step","frames","pool"],this.stays="game palette names eye\
s watcher playing speed mode clauses lit differs aside boards heat dealt note busy caption moments asking stop bright li\
fts lifted stamp buttons race covers".split(" ");for(let s of this.moves)e.on(`change:${s}`,this.watch);for(let s of this.
stays)e.on(`change:${s}`,this.still);e.on("msg:custom",_e),this.sizes=new ResizeObserver(()=>this.resized()),this.sizes.
observe(this.felt),this.unheed=Ie(this.still),this.unhalt=Mu(()=>this.model.get("playing")&&this.play(!1)),this.unfit=In(
this.root,()=>this.resized(!0)),this.newcomer=Ld(this.root,()=>this.newcomers()),this.show(!1)}get scene(){return this.reel.
scene(this.model.get("step"))}get mode(){return this.model.get("mode")}newcomers(){return this.mode==="watch"&&this.model.
get("asking")==="ask"&&this.model.get("moments").length>0}get acting(){return this.mode!=="watch"}save(e){for(let[n,s]of Object.
entries(e))this.model.set(n,s);this.model.save_changes()}go(e,n=!1){let s=Math.max(0,Math.min(e,this.reel.length-1));s!==
this.model.get("step")&&(this.left=this.model.get("stop"),this.save(n||!this.model.get("playing")?{step:s}:{step:s,playing:!1}))}stopAt(e){
e===this.left&&this.model.set("stop",-1),this.save({stop:e,playing:!1})}play(e){let n=this.model.get("step")>=this.reel.
length-1;this.save(e&&n?{step:0,playing:!0}:{playing:e})}show(e){let n=this.scene;if(ue(this.root,this.model.get("palett\
e")),this.root.classList.toggle("busy",!!this.model.get("busy")),this.root.classList.toggle("acts",this.acting),this.left!==
this.model.get("stop")&&(this.left=-1),!n)return ia(this);e&&(this.refused=""),this.lifting.hold(this.model.get("lifted")??
"",this.model.get("said")??{},this.model.get("lifts")??{},n),this.sending.drawn(),this.root.style.setProperty("--pace",String(
this.model.get("speed"))),this.board.textContent=n.board??"",this.caption.showEyes(this.model.get("eyes"),this.model.get(
"watcher")),e&&this.call.cover(),this.call.show(n,this.acting,this.covers),this.heat.show(this.model.get("heat")??{}),this.
showTable(n,e),this.race.show(this.model,this.reel.length-1),zh(this,n),this.scores.show(n.sheet),this.showWords(n),e&&this.
chooser.close(),e&&this.announce(n)}soon(e){this.due||queueMicrotask(()=>{let n=this.due==="move";this.due="",this.show(
n)}),this.due!=="move"&&(this.due=e)}get lit(){let e=this.model.get("lit");return Object.keys(e).length>0?this.model.get(
"aside")?{}:e:Object.fromEntries((this.model.get("differs")??[]).map(s=>[s,""]))}get covers(){return this.model.get("cov\
ers")||or()}get fit(){return this.root.closest("[data-fit]")?.getAttribute("data-fit")??"flow"}get filled(){return["larg\
e","middle"].includes(this.fit)}get size(){let{clientWidth:e,clientHeight:n}=this.felt;return`${e} ${this.filled?n:window.
innerHeight} ${this.fit}`}showTable(e,n){let s=parseFloat(getComputedStyle(this.root).fontSize)/16||1,r=this.call.hidden?
0:this.call.root.offsetHeight/s,o=this.mode==="edit"&&e.table==="round";this.placing.show(e,this.model.get("boards")??{},
this.acting);let i={w:(this.felt.clientWidth||772)/s,h:this.filled?this.felt.clientHeight/s:0,low:this.fit!=="phone"?0:(o?
jw:qw[this.mode])+(this.acting?0:r),page:window.innerHeight/s};this.shownSize=this.size,this.root.classList.toggle("narr\
ow",i.w<Ke);let a=this.mode==="watch"&&this.reel.length<2,l=a?void 0:tn(e),c=this.chooser.key?{...this.lit,[this.chooser.
key]:""}:this.lit;this.spread.show(l,this.lit,i.w<Ke);let u={lit:Uc(c,l),laid:a,opens:l?.of,dealt:this.model.get("aside")?
{}:this.model.get("dealt"),acting:this.acting,editing:this.mode==="edit",boards:this.model.get("boards")??{},spots:this.
placing.spots,heat:this.heat.map,clear:this.heat.clears,call:r,under:!e.covered?.length||this.covers!=="hidden"},d=Ks(Kh(
e,this.lifting.lifted,this.lifting.card),i,u),m=this.model.get("bright")??[];this.painter.dim(m.length?new Set(m):null),
this.newcomer?.draw(),d.h=this.steady(d);let h=this.model.get("step"),f=h<this.paintedStep;this.paintedStep=h,this.painter.
paint(d,{label:`The table. ${e.place??""}`,move:n,back:f}),n&&this.painter.happen(f?null:e.event);let g=Math.min(this.felt.
clientWidth/d.w,this.filled?this.felt.clientHeight/d.h:1/0),b=this.filled?(this.felt.clientHeight-d.h*g)/2:0;this.call.root.
style.top=`${b+d.call*g}px`}steady({w:e,h:n}){let s=[e,this.model.get("game"),this.model.get("mode"),this.size,this.call.
hidden].join();return this.tall?.kind!==s&&(this.tall={kind:s,h:n}),this.tall.h=Math.max(this.tall.h,n),this.tall.h}resized(e=!1){
let n=this.scene;!n||!e&&this.size===this.shownSize||(this.painter.root.classList.add("still"),this.showTable(n,!1),this.
race.show(this.model,this.reel.length-1),this.painter.root.getBoundingClientRect(),this.painter.root.classList.remove("s\
till"),this.stepper.mark(),this.showWords(n),this.chooser.stand())}showWords(e){let n=this.model.get("caption")??{};J(this.
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
unread(e)||(this.sending.send(e,this.lifting.said[e]??null),Nt(this.model.get("game")))}markSent(e){this.root.classList.
toggle("sent",!!e),this.lifting.playing(!!e);for(let n of this.stage.querySelectorAll("[data-act]"))J(n,"aria-busy",e&&n.
getAttribute("data-act")===e?"true":"")}key(e){!e.ctrlKey&&!e.metaKey&&!e.altKey&&this.chooser.stroke(e)}remove(){this.newcomer.
stop(),this.unfit(),this.unhear(),this.unheed(),this.unhalt(),this.chooser.close();for(let e of this.moves)this.model.off(
`change:${e}`,this.watch);for(let e of this.stays)this.model.off(`change:${e}`,this.still);this.model.off("msg:custom",_e),
this.stepper.stop(),this.reel.stop(),this.sizes.disconnect(),clearTimeout(this.saying)}};function Gn({model:t,el:e}){let n=new aa(
t,e);return()=>n.remove()}var Je=["answer","why","try","steps","example"],[Wt,It]=Je.slice(3),Jh=Je.slice(0,-1),Xh=["guess","think","know"],Qh=26;
function Q(t){throw new Error(t)}var Ae=(t,e)=>t.card(e.place,e.question,e.settings);function pn({said:t,covered:e},n,s,r){
return t.findLast((o,i)=>i>=e&&o.place===n&&o.question===s&&!Re(o.settings,r))}var fn=({locked:t},e,n,s)=>!!pn(e,e.place,
n,s.settings)||!e.predicting||s.certain&&!t;function Kn(t,e){let n=Ae(t,e);return n?fn(t,e,e.question,n):!1}var ht=(t,e)=>({
...e,question:Gw(t,e),why:0,page:[Wt,It].includes(e.page)?Je[0]:e.page});function Gw(t,e){let n=t.offered(e.place),s=i=>t.
card(e.place,i,e.settings);if(n.length===1)return n[0];if(e.held)return e.question;if(n.includes(e.chosen))return e.chosen;
let r=t.prefer(e.place);return r&&s(r)?r:n.find(i=>s(i)?.certain===!1)??n.find(s)??n[0]??""}function Dr(t,e,n){let s=e.before??
e.settings,r=e.chosen||e.question;return ht(t,{...e,place:n,held:null,aside:!1,before:null,settings:s,question:r})}function Vw(t,e,n,s){
let r=e.before??e.settings;return ht(t,{...e,...s,place:n,held:s,aside:!1,before:r,page:Je[0]})}function Kw(t,e,n){let s=t.
offered(e.place);s.includes(n)||Q(`Expected one of the questions ${s.join(", ")}, not '${String(n).slice(0,40)}'.`);let{
held:r}=e,o=r?n!==r.question:!1,i=r&&!o?r.settings:e.settings;return ht(t,{...e,chosen:n,question:n,aside:o,settings:i})}
function Zw(t,e,n){let s=Ae(t,e),r=s?.offers??{};for(let[o,i]of s?Object.entries(n):[]){let a=o in e.settings&&e.settings[o]===
i;if(!r[o]?.includes(i)&&!a){let l=Object.entries(r).map(([u,d])=>`${u} of ${d.join(", ")}`),c=`${o.slice(0,20)}=${String(
i).slice(0,20)}`;Q(`The question has no setting ${c}. It has ${l.join("; ")||"none"}.`)}}return ht(t,{...e,settings:{...n}})}
function la(t,e,{number:n,sure:s="",time:r="",seed:o=0}){let i=Ae(t,e);if(!i)return Q("There's no question to answer in \
this position.");s&&!Xh.includes(s)&&Q(`How sure you are must be one of ${Xh.join(", ")}, not '${String(s).slice(0,20)}'\
.`),i.value(n);let{place:a,question:l}=e,c={place:a,question:l,settings:i.settings,number:n.trim(),sure:s,time:r,seed:o,
owned:"",denied:""};return{...e,said:[...e.said,c]}}function Zn(t,e){let n=Ae(t,e),s=n&&pn(e,e.place,e.question,n.settings),
r=s&&t.told(n,s,e.said.slice(0,e.said.indexOf(s)));return{said:s,told:r}}function ca(t,e,n){let{said:s,told:r}=Zn(t,e);if(!s||
!r?.mistake||!r.asks)return Q("There's no mistake to say yes or no to.");let o={...s,[n?"owned":"denied"]:r.mistake.kind};
return{...e,said:e.said.map(i=>i===s?o:i)}}function Yw(t,e,n){return n===Wt&&(Kn(t,e)||Q("Make your guess first."),Ae(t,
e)?.asks.length||Q("This question has no small steps.")),{...e,page:n}}function em(t,e,n,s){let r=Ae(t,e);if(!r||!Kn(t,e))
return Q("Make your guess first.");let{place:o,question:i}=e;return _o(e,r,{place:o,question:i,settings:r.settings,step:n,
number:s})}function zw(t,e,n){let{place:s,question:r,settings:o}=n,i=t.offered(s).includes(r)?t.card(s,r,o):null;return i?
_o(e,i,{...n,settings:i.settings}):Q("That question doesn't come up at that place in this game.")}function ua(t,e,n){switch(n.
kind){case"Pick":return Kw(t,e,n.question);case"Set":return Zw(t,e,n.settings);case"Predict":return n.second&&Q("This qu\
estion takes one number."),ht(t,la(t,e,n));case"Own":return ca(t,e,n.yes);case"Turn":return Jh.includes(n.page)||Q(`Expe\
cted the page to be ${Jh.join(", ")}, not '${String(n.page).slice(0,20)}'.`),Yw(t,e,n.page);case"AnswerStep":return em(t,
e,n.step,n.number.trim()||" ");case"ShowStep":return em(t,e,n.step,"");case"Attempted":return zw(t,e,n.attempt);case"Why":
return n.at>=0&&n.at<Qh||Q(`Expected a step of the derivation from 0 to ${Qh-1}, not ${n.at}.`),{...e,why:n.at};case"Ask\
First":return ht(t,{...e,predicting:n.on});case"Cover":return ht(t,{...e,covered:e.said.length,attempts_from:e.attempts.
length})}return Q(`A panel can't do ${n.kind}.`)}var da="answered",Jw="skipped",gn=(t,e)=>`${t} ${e}`,Yn=(t,e)=>e.stop>=
0?t.moments(e.seat)[e.stop]:null,Br=(t,e)=>t.fates[`${t.seat} ${e}`];function Wr(t,e){let n=Yn(t,e);return!!(n&&(e.asked.
page!==Je[0]||e.frame!==n.frame))&&Br(e,e.stop)===da}var Vn=(t,e)=>Br(t,e)===da;function sm(t,e,n=!1){let s=`${t.seat} ${t.
stop}`;return s in t.fates&&!n?t:{...t,fates:{...t.fates,[s]:e}}}var ha=t=>t.stop>=0?{...sm(t,Jw),stop:-1}:t;function ma(t,e){
return{...e,asked:Dr(t,e.asked,gn(e.frame,e.eyes))}}function Xw(t,e,n){t.eyes.includes(n)||Q(`Expected watcher to be one\
 of ${t.eyes.join(", ")}, not '${String(n).slice(0,40)}'.`);let s=/^\d+$/.test(n)&&Number(n)!==e.seat;return ma(t,{...ha(
s?{...e,seat:Number(n),stop:-1}:e),eyes:n})}function tm(t,e,n){let s=t.moments(e.seat);if(n>=-1&&n<s.length||Q(`Expected\
 a moment from 0 to ${s.length-1}, or -1, not ${n}.`),n<0)return{...e,stop:-1};let{frame:r,question:o,settings:i}=s[n],a=String(
e.seat),l=Vw(t,e.asked,gn(r,a),{question:o,settings:i});return{...e,asked:l,frame:r,eyes:a,stop:n,playing:!1}}var nm=(t,e,n)=>({
...ma(t,{...ha(e),frame:n}),playing:n<t.frames-1});function Qw(t,e){return e.stop<0||e.asked.aside||Ae(t,e.asked)&&!Kn(t,
e.asked)?null:Yn(t,e)}function _t(t,e,n){let s=Yn(t,e);switch(n.kind){case"Step":return n.to>=0&&n.to<t.frames||Q(`Expec\
ted a step from 0 to ${t.frames-1}, not ${n.to}.`),ma(t,{...ha(e),frame:n.to});case"Eyes":return Xw(t,e,n.key);case"Stop":
return tm(t,e,n.at);case"Go":{let i=tm(t,e,n.to);return Vn(i,n.to)?{...i,frame:t.moments(e.seat)[n.to].answer}:i}case"Pl\
ay":return{...e,playing:n.on};case"Skip":return s?nm(t,e,e.frame):e;case"GoOn":return Qw(t,e)&&s?nm(t,e,s.answer):e}let r=ua(
t,e.asked,n),o={...e,asked:r};return s&&n.kind==="Predict"&&!r.aside?{...sm(o,da,!0),frame:s.answer,playing:!1}:s&&n.kind===
"Turn"&&Vn(e,e.stop)?{...o,frame:r.page===Je[0]?s.answer:s.frame,playing:!1}:o}function Ir(t){return{asked:{place:"",question:"",
settings:{},chosen:"",held:null,aside:!1,before:null,page:Je[0],why:0,predicting:!0,said:[],covered:0,attempts:[],attempts_from:0},
frame:0,eyes:"0",seat:0,stop:-1,playing:!1,fates:{},...t}}var ey="no one two three four five six seven eight nine ten".split(" "),ty=.05,rm=3,Ft=t=>ey[t]??String(t),pa=t=>["","on\
ce","twice"][t]||`${Ft(t)} times`;function ny(t){let e=Se(t);return Math.abs(100*t-e)<1e-9?`exactly ${e}`:e===0?"fewer t\
han 1":e===100?"more than 99":`about ${e}`}var fa=(t,e)=>e==="chance"?String(Se(t)):Ve(t,2).replace(/\.?0+$/,"").replace(
"-","−"),sy=t=>t.reduce((e,n)=>Array.from({length:e.length+1},(s,r)=>(1-n)*(e[r]??0)+n*(e[r-1]??0)),[1]);function ry(t){
let e=t.filter(({came:h})=>h!=null),n=e.length;if(n===0)return["",""];let s=e.map(({exact:h})=>h),r=e.filter(h=>h.came).
length,o=s.reduce((h,f)=>h+f,0),i=r>=o-1e-9,a=sy(s).reduce((h,f,g)=>h+((i?g>=r:g<=r)?f:0),0),l=`in ${ny(a)} out of 100 g\
ames`,c=a<ty?" That is rare.":"";if(n===1)return[r?"It happened.":"It didn't happen.",`You'd expect that ${l}.${c}`];let u=r===
n?n===2?"both":`all ${n}`:r?`${r} or ${i?"more":"fewer"}`:"none",d=n===2?"Both":`All ${Ft(n)}`;return[`${r===n?d:`${r?ct(
Ft(r)):"None"} of the ${Ft(n)}`} things you guessed about happened.`,`You'd expect ${Ve(o,1)} on average, and ${u} ${l}.${c}`]}
var om=({said:t,exact:e,reach:n})=>Math.abs((t??e)-e)/n;function oy(t){let e=t.filter(({near:u})=>!u).sort((u,d)=>om(d)-
om(u)),n=e.length;if(n===0)return["",t.length>1?"All your guesses were close.":"Your guess was close."];let s=e.slice(0,
rm).map(({mine:u,right:d})=>`${u} (it was ${d})`),r=[s.slice(0,-1).join(", "),s[s.length-1]].filter(Boolean).join(" and "),
o=e.filter(({said:u,exact:d})=>(u??0)>d).length,i=`too ${o?"high":"low"}`;if(n===1)return["",`${t.length===1?"Your":"One"}\
 guess was ${i}: ${r}.`];let a=`${Ft(o)} of them ${o===1?"was":"were"} too high`,l=o===0||o===n?`${n===2?"both":"all"} w\
ere ${i}`:a,c=n>rm?"The furthest off were":"They were";return["",`${ct(Ft(n))} guesses were not close, and ${l}. ${c} ${r}\
.`]}function im(t,e){let n=t.filter(({said:r})=>r!=null);if(n.length===0)return{title:"The game is over",near:"",lines:[
["You didn't guess this time.","Press a mark on the timeline to try one."]],doors:[]};let s=[ry(n),oy(n),["",e]];return{
title:n.length===1?"Your guess":`Your ${Ft(n.length)} guesses`,near:`${n.filter(({near:r})=>r).length} close`,lines:s.filter(
r=>r.some(Boolean)),doors:[]}}function iy(t,e,n){let s=t.card(e.place,n,e.settings),r=!!(s&&pn(e,e.place,n,s.settings));return{...t.chip(n),arises:!!s,
away:s?"":t.away(e.place,n),done:r}}function ay(t,e,n){return n.row.map(([s,r,o])=>{let i=r===n.settings[s],a={...n.settings,
[s]:r},l=i?n:t.card(e.place,e.question,a),c=l&&JSON.stringify(l.settings)===JSON.stringify(a);return{value:r,label:o,here:i,
...c&&fn(t,e,e.question,l)?l.number:{}}})}var ly=({said:t},e)=>t.slice(0,t.indexOf(e));function cy(t,e,n,s){let r=pn(e,e.
place,e.question,n.settings),o=[e.question,...Object.values(n.settings),e.place].join(" ");return{...n.asked,key:o,revealed:s,
fault:t.fault(e.place),...s&&{...n.answered,row:ay(t,e,n),notice:t.notice(e)},...s&&n.asks.length>0&&!n.certain&&{work:Jt(
n,Ss(e,e.place,e.question,n))},...r&&{said:{...t.told(n,r,ly(e,r)),sure:r.sure},misconception:""}}}var ga={label:"Work i\
t out",kind:"work"};function ba({panel:t,main:e,page:n},s){let{work:r}=t,o="kind"in e;return!r||e.kind==="predict"||n===
It?e:n===Wt?r.at>=0?{}:e:r.at<0?e:s?o?{...ga,also:{label:e.label,kind:e.kind}}:{...ga}:{...e,also:ga}}function am(t,e,n){
let s=Ae(t,n),r=s&&pn(n,n.place,n.question,s.settings);e.main=ba(e,!!(r&&s&&!s.verdict(s.value(r.number)).near))}function wa(t,e){
let n=Ae(t,e),s=n?fn(t,e,e.question,n):!1,{question:r,settings:o,predicting:i,why:a}=e,l=s&&n&&n.asks.length>0&&!n.certain,
c=e.page===Wt&&!l?Je[0]:e.page;return{question:r,settings:o,predicting:i,page:c,why:a,questions:t.offered(e.place).map(u=>iy(
t,e,u)),panel:n?cy(t,e,n,s):t.nothing(e.place,e.question),main:n&&!s?{label:"Show the answer",kind:"predict"}:{},moment:{},
guesses:[],ending:{}}}function uy(t,e){return t.moments(e.seat).flatMap((n,s)=>{let r=gn(n.frame,String(e.seat)),o=Vn(e,
s)?t.card(r,n.question,n.settings):null;if(!o)return[];let i=e.asked.said.find($=>$.place===r&&$.question===n.question&&
JSON.stringify($.settings)===JSON.stringify(o.settings)),a=i?o.value(i.number):null,l=o.number.number,{came:c,words:u,frame:d}=n,
{measure:m,span:h}=o.panel,{name:f}=t.chip(n.question),g=yt(l,m),b=a!=null&&o.verdict(a).near,y=a==null?"":fa(a,m),k=fa(
l,m);return[{said:a,exact:l,came:c,words:u,at:s,frame:d,name:f,measure:m,span:h,reach:g,near:b,mine:y,right:k}]})}function ya(t,e){
return e.said.flatMap((n,s)=>{let r=t.card(n.place,n.question,n.settings);if(!r)return[];let{judged:o,measure:i}=r.panel,
a=r.value(n.number),{mistake:l}=t.told(r,n,e.said.slice(0,s));return[{game:t.saved.game,question:n.question,settings:Object.
entries(r.settings).map(([c,u])=>`${c}=${u}`).join(" "),position:t.called(n.place),prediction:a,sure:n.sure,exact:o.written,
measure:i,mistake:l?.name??"",kind:l?.kind??"",own:n.owned?"yes":n.denied?"no":"",time:n.time,steps:Tl(r,Ss({...e,attempts_from:0},
n.place,n.question,r)),off:Math.abs(a-o.exact)}]})}function lm(t,e){let{asked:n,stop:s}=e,r=t.moments(e.seat),o=wa(t,n),
i=uy(t,e);o.guesses=i,t.game.over&&s<0&&e.frame===t.frames-1&&Object.assign(o,{ending:im(i,Ls(ya(t,n))),main:{}});let a={
step:e.frame,watcher:e.eyes,moments:r.map(({frame:u,answer:d,line:m,fate:h},f)=>{let g=Vn(e,f)?h:Br(e,f)??"open";return{
frame:u,answer:d,line:m,state:g}}),stop:s,playing:e.playing,caption:{},bright:[],heat:o.panel.revealed?Ae(t,n)?.heat:{}},
l=Yn(t,e);if(!l)return o.ending.title||am(t,o,n),{panel:o,table:a};let c=Wr(t,e);if(c?n.page!=="answer"&&(a.caption=l.back):
Object.assign(a,{caption:l.asks,bright:l.bright}),!n.aside){let{line:u,stake:d,came:m,words:h,headline:f}=l,g="See what \
happens";o.moment={line:u,button:g,stake:d,at:s,of:r.length},c&&Object.assign(o.moment,{came:m,words:h,headline:f,seen:!0});
let b=t.game.over&&l.answer===t.frames-1?"See how you did":"Keep watching";o.main=o.main.kind==="predict"?{label:g,kind:"\
predict"}:{label:b,kind:"go"}}return am(t,o,n),{panel:o,table:a}}var cm=["set","any"],Tt=(t,e,n=!1,s=-1)=>`${t} ${e}${s>=0?` like ${s}`:n?" again":""}`,dm=(t,e)=>Tt(t.course,e,t.redo.includes(
e),e===t.at?t.like:-1);function ve(t,e,n=!1){let s=new Map;for(let r of e.asked.said){let[o,i,a]=r.place.split(" ");if(Number(
o)!==e.course||(a??"")!==(n?"again":"")||s.has(Number(i)))continue;let l=t.card(r.place,r.question,{});l&&!Re(l.settings,
r.settings)&&s.set(Number(i),r)}return s}function qt(t,e){let n=t.card(e.place,e.question,e.settings);return n?n.verdict(
n.value(e.number)).near:!1}var va=(t,e)=>e.redo.length>0?e.redo:[...t.groups(e.course).keys()];function hm(t,e){let n=Math.
max(e.at,...rt(t,e));return va(t,e).find(s=>s>n)??-1}var mm=(t,e,n)=>ve(t,e,e.redo.includes(n)).has(n);function xa(t,e,n){
let s=dm(e,n);return{...e.asked,place:s,question:t.offered(s)[0],settings:{}}}function rt(t,e){let n=e.at<0||e.like>=0||
e.following>=0?[]:t.pair(e.course,e.at);return new Set(n.map(s=>mm(t,e,s))).size>1?[]:n}var pm=(t,e,n)=>!e.asked.predicting||
mm(t,e,n[0]);function dy(t,e,n,s){let r=[n.number.trim(),(n.second??"").trim()];r.every(Boolean)||Q(`Give two numbers: p\
ositions ${s[0]+1} and ${s[1]+1} are answered together.`);let o=s.reduce((i,a,l)=>la(t,{...xa(t,e,a),said:i},{...n,number:r[l]}).
said,e.asked.said);return ht(t,{...e.asked,said:o})}function hy(t,e,n){let s=n.map(r=>xa(t,e,r));return s.find(r=>Zn(t,r).
told?.asks)??s[0]}function fm(t,e){if(e.order==="any"||!e.asked.predicting)return[];let n=ve(t,e),s=ve(t,e,!0),r=va(t,e),
o=!1,i=-1;return[...t.groups(e.course).keys()].filter(a=>(e.redo.includes(a)?s:n).has(a)?!1:o?!rt(t,{...e,at:a}).some(l=>l<
a&&l===i):(o=r.includes(a),o&&(i=a),!1))}function zn(t,e,n,s=-1){let r={...e,like:s,following:-1};if(n>=t.groups(r.course).
length)return{...r,at:-1};let o=rt(t,r).includes(n)?r.asked.page:Je[0],i={...r.asked,settings:{},page:o},a={...r,at:n};return{
...a,asked:Dr(t,i,dm(a,n))}}function ka(t,e,n){let s=t.groups(e.course).length;if(n===-1)return{...e,at:-1,like:-1,following:-1};
n>=0&&n<s||Q(`Expected a position from 1 to ${s}, not ${n+1}.`),fm(t,e).includes(n)&&Q("Make your guess first.");let r=rt(
t,{...e,at:n});return zn(t,e,r.length>0&&!pm(t,e,r)?r[0]:n)}function my(t,e){let n=ve(t,e),s=ve(t,e,!0),r=[...n.keys()].
filter(a=>!s.has(a)&&!qt(t,n.get(a))),o=r.flatMap(a=>t.pair(e.course,a)).filter(a=>!s.has(a)),i=[...new Set([...r,...o])].
sort((a,l)=>a-l);return i.length===0&&Q("There's nothing left to redo."),zn(t,{...e,redo:i},i[0])}function py(t,e){if(e.
at<0)return e;if(e.following>=0)return ka(t,{...e,following:-1},e.following);let n=hm(t,e),s=n>=0?gy(t,e):null;if(!s)return ka(
t,e,n);let r=Dr(t,{...e.asked,settings:{}},Tt(e.course,s.at));return{...e,at:s.at,like:-1,following:n,examples:[...e.examples,
s.reason],asked:{...r,page:It}}}var fy="row";function gy(t,e){if(e.redo.length>0||e.like>=0||!e.asked.predicting)return null;
let n=ve(t,e),s=rt(t,e),r=s.length>0?s:[e.at],o=Math.min(...r),i=g=>n.get(g),a=[...n.keys()].sort((g,b)=>g-b),l=a.filter(
g=>!qt(t,i(g))),c=r.find(g=>l.includes(g)),u=l.filter(g=>g<o);if(c==null||u.length===0)return null;let d=um(t,e,i(c)),m=d?
u.filter(g=>um(t,e,i(g))===d):[],h=a.findLast(g=>g<o)??-1,f=[[d,m],[fy,l.includes(h)?[h]:[]]];for(let[g,b]of f){let y=b.
findLast(k=>t.card(i(k).place,i(k).question,i(k).settings)?.example);if(y!=null&&!e.examples.includes(g))return{at:y,reason:g}}
return null}function um(t,{asked:e},n){let s=n.denied?null:t.card(n.place,n.question,n.settings);return s?t.told(s,n,e.said.
slice(0,e.said.indexOf(n))).mistake?.kind??"":""}function by(t,e){if(e.at<0||!Kn(t,e.asked))return Q("Make your guess fi\
rst.");let n=t.likes(e.course,e.at);return n===0&&Q("There's no similar position yet."),zn(t,e,e.at,(e.like+1)%n)}function gm(t,e,n){
switch(n.kind){case"Go":return ka(t,e,n.to);case"GoOn":return py(t,e);case"Redo":return my(t,e);case"Begin":return zn(t,
{...e,course:e.course+1,redo:[],examples:[]},0);case"Like":return by(t,e);case"Arrange":return cm.includes(n.order)||Q(`\
Expected the order to be ${cm.join(" or ")}, not '${String(n.order).slice(0,20)}'.`),{...e,order:n.order}}let s=rt(t,e);
if(s.length>0&&n.kind==="Predict"&&(n.second||!pm(t,e,s)))return{...e,asked:dy(t,e,n,s)};if(s.length>0&&n.kind==="Own")return{
...e,asked:{...e.asked,said:ca(t,hy(t,e,s),n.yes).said}};let r=n.kind==="Turn"&&n.page===Wt&&s.length>0,o=r?zn(t,e,wy(t,
e,s)):e;return{...o,asked:ua(t,o.asked,n)}}function wy(t,e,n){let s=ve(t,e,e.redo.includes(e.at)),r=n.filter(o=>s.has(o)&&
!qt(t,s.get(o)));return r.length>0&&!r.includes(e.at)?r[0]:e.at}function bm(t,e){let n=wa(t,e.asked),s=va(t,e),r=e.redo.
includes(e.at),o=rt(t,e),i=o.length>0?o:[e.at],[a,l]=i.map(b=>b+1),c=i.flatMap(b=>s.indexOf(b)+1||[]),u=ve(t,e),d=fm(t,e);
n.goal={...t.goal(e.course),...u.size<t.groups(e.course).length&&{line:""},...r&&{line:`To look at again: ${c.join(" and\
 ")} of ${s.length}.`},at:a,...l&&{also:l}},n.pair=o.map((b,y)=>Sy(t,e,b,t.lines(e.course,b)[y])),n.order=e.order,n.main.
kind!=="predict"?n.main={label:My(t,e),kind:"next"}:o.length>0&&(n.main={label:"Show both answers",kind:"predict"});let m=ve(
t,e,r);e.like>=0&&(n.goal.line=`Like position ${e.at+1}, with other numbers.`),e.following>=0&&(n.goal.line=`How it's do\
ne, with the numbers of position ${e.at+1}.`);let h=e.like>=0?Zn(t,e.asked).said:void 0,f=e.like>=0?h!=null&&!qt(t,h):i.
some(b=>vy(t,m.get(b)));n.main=ba(n,f),e.following>=0&&n.panel.lesson&&n.page===It&&(n.main={...n.main,also:yy}),xy(t,e,
n,f)&&(n.main={...n.main,also:ky});let g=t.groups(e.course).map((b,y)=>{let k=u.get(y),$=k?qt(t,k)?"near":"far":"open";return{
group:b,state:$,shut:d.includes(y),paired:t.pair(e.course,y)[1]===y,redone:$y(t,e,y)}});return{panel:n,trail:{spots:g,at:e.
at}}}var yy={label:"Read about it",kind:"read"},ky={label:"One like it",kind:"like"},vy=(t,e)=>e!=null&&!qt(t,e);function xy(t,e,{
panel:n,main:s,page:r},o){return e.at<0||s.kind!=="next"||r===It||t.likes(e.course,e.at)===0?!1:n.work?.at<0||e.like>=0&&
!o}var $y=(t,e,n)=>e.asked.said.some(s=>s.place.startsWith(Tt(e.course,n,!1,0).slice(0,-1))&&qt(t,s));function My(t,e){let n=e.
following>=0?e.following:hm(t,e);if(n<0)return"See how you did";let s=rt(t,{...e,at:n,like:-1,following:-1});return s.length>
0?`Next: positions ${s[0]+1} and ${s[1]+1}`:`Next: position ${n+1}`}function Sy(t,e,n,s){let r=xa(t,e,n),o=Ae(t,r),{ask:i,
given:a,measure:l,cases:c,span:u}=o.asked,{said:d,told:m}=Zn(t,r);return{at:n,line:s,here:n===e.at,ask:i,given:a,measure:l,
cases:c,span:u,...d&&m&&{said:{...m,sure:d.sure}},...fn(t,r,r.question,o)&&o.number}}var wm="This game is too long to have every answer on one page. Press one of the marks: their answers are here.";function $a(t){
let e=t.map(i=>`'${i}'`),n=e.at(-1),[s,r]=e.length===1?["question","it"]:["questions","they"],o=e.length>1?`${e.slice(0,
-1).join(", ")} and ${n}`:n;return n?`Something went wrong in the ${s} ${o}, so ${r} can't be answered here. The other q\
uestions still work.`:""}var _y=["steps","asks","dots","row"],ym=["answer","bars","dots","steps","idea","misconception","apart","simulated","head\
line","certain"],Ty=["row","judged","heat","lesson","tries","asks"],Ey=.02,Ly=1e9,km=(t,e)=>Object.fromEntries(Object.entries(
t).filter(([n])=>e(n))),Ma=class{constructor(e,n,s){this.panel=e,this.settings=n,this.certain=!!e.certain,this.heat=e.heat,
this.answered=km(e,i=>ym.includes(i)||i==="lesson");let r=e.knobs.map(i=>({...i,choices:i.choices.filter(([a])=>s.some(l=>!Re(
l,{...n,[i.name]:a})))})).filter(i=>i.choices.length>1),o=km(e,i=>!ym.includes(i)&&!Ty.includes(i));this.asked={...o,knobs:r},
this.offers=Object.fromEntries(r.map(({name:i,choices:a})=>[i,a.map(([l])=>l)]))}get row(){let e=this.panel.knobs.find(n=>!n.
model);return(this.panel.row??[]).map(({value:n,label:s})=>[e.name,n,s])}get asks(){return this.panel.asks??[]}get example(){
let{judged:e,measure:n}=this.panel;return this.asks.length>0&&!(n==="chance"&&Math.abs(e.exact-.5)<Ey)}get lines(){return(this.
panel.steps??[]).filter(e=>e.value!=null&&!e.other).length}get number(){let{exact:e}=this.panel.judged;return{number:e,text:lt(
e,this.panel.measure)}}value(e){return Ts(e,this.panel.measure,this.panel.span)}verdict(e){let{verdicts:n}=this.panel.judged,
s=Math.round(e*Ly),[,r,o]=n.find(([i])=>s<=i)??n.at(-1);return{band:r,near:r!=="far",mistake:o}}mistake(e){return this.panel.
judged.mistakes[this.verdict(e).mistake]??null}told(e){let n=this.value(e),{judged:s,measure:r}=this.panel;return{value:n,
verdict:Es(n,s.exact,r,this.verdict(n).band)}}},Ay=2,Jn=class{constructor(e){this.locked=!1;this.saved=e,this.cards=new Map}offered(e){
return this.saved.questions.map(({id:n})=>n)}panels(e,n){return[[],[]]}card(e,n,s){let r=JSON.stringify([e,n,s]),o=this.
cards.get(r);return this.cards.has(r)||(o=this.made(e,n,s),this.cards.set(r,o)),o??null}made(e,n,s){let[r,o]=this.panels(
e,n),i=[...r,...o].map(d=>this.unfolded(d));if(i.length===0)return null;let a=i.map(d=>d.set),l={...a[0],...s},c=({name:d,
choices:m,value:h})=>{let f=m.some(([g])=>g===l[d])||m.length===0;return!(d in l)||h===(f?l[d]:m[0][0])},u=i.find(({panel:d})=>d.
knobs.every(c))??i[0];return new Ma(u.panel,u.set,a.slice(0,r.length))}unfolded(e){let{pool:n,panels:s}=this.saved,r={};
for(let[i,a]of Object.entries(s)){let l=a[e];l!=null&&(r[i]=_y.includes(i)?l.map(c=>n[c]):n[l])}let o=r.knobs.map(i=>[i.
name,i.value]);return{panel:r,set:Object.fromEntries(o)}}prefer(e){return""}chip(e){let{id:n,name:s,title:r}=this.saved.
questions.find(o=>o.id===e)??this.saved.questions[0];return{id:n,name:s,title:r}}away(e,n){let{when:s}=this.saved.questions.
find(r=>r.id===n)??{when:""};return s?`This question comes up ${s}.`:this.saved.onward}fault(e){return""}notice(e){return""}told(e,n,s,r=e.
mistake(e.value(n.number))){let o=!(n.owned||n.denied),i=s.filter(l=>l.denied&&l.denied===r?.kind).length,a=r!=null&&o&&
i<Ay;return{...e.told(n.number),sure:n.sure,mistake:r,asks:a,own:n.owned!==""}}called(e){return e}nothing(e,n){let s=this.
saved.questions.find(({id:i})=>i===n),r=s?.title??"There is no question here.",o=this.away(e,n);return{key:e,none:!0,title:r,
when:o}}},Xn=class extends Jn{constructor(e){super(e),this.game=e,this.frames=e.steps,this.eyes=e.table.eyes.map(([n])=>n)}moments(e){
return this.game.stops[e]??[]}here(e){let[n,s]=e.split(" "),r=this.game.places[s];return r?this.game.asked[r[Number(n)]]:
{}}waiting(e){let n=e.split(" ")[1];return this.moments(/^\d+$/.test(n)?Number(n):-1).filter(({frame:s})=>gn(s,n)===e)}panels(e,n){
let s=this.waiting(e).filter(r=>r.question===n);return[this.here(e)[n]??[],s.map(({panel:r})=>r)]}prefer(e){return this.
waiting(e)[0]?.question??""}away(e,n){return this.here(e)[n]?$a([this.chip(n).name]):this.game.places[e.split(" ")[1]]?super.
away(e,n):wm}fault(e){let n=this.here(e);return $a(this.saved.questions.filter(({id:s})=>n[s]?.length===0).map(({name:s})=>s))}called(e){
let[n,s]=e.split(" ");return this.game.called??`step ${n}, seen by ${s}`}};var vm=t=>Math.round(t*1e9),Fr=class extends Jn{constructor(n){super(n);this.courses=[];this.locked=!0;this.lesson=n}explain(n){
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
position(n).notice;let l=this.pair(Number(r),Number(o)).map(u=>Tt(Number(r),u,a));return(l.length>0&&l.every(u=>s.some(d=>d.
place===u))?l:[n]).map(u=>this.position(u).notice).join(" ")}called(n){let[s,r,o]=n.split(" "),{place:i}=this.position(n);
return o==="like"?`${this.position(`${s} ${r}`).place}, one like it: ${i}`:i+(o==="again"?", again":"")}told(n,s,r){let o=n.
value(s.number),i=n.verdict(o).near?void 0:this.slipped(s.place,o,r);return super.told(n,s,r,i??n.mistake(o))}slipped(n,s,r){
if(n.includes(" like "))return;let[o,i]=n.split(" ").map(Number),a={asked:{said:r},course:o};return this.position(n).compares.
find(({above:l,at:c,fits:u})=>{let d=ve(this,a),m=ve(this,a,!0),h=d.has(i)||m.has(i),f=(h?m.get(c):void 0)??d.get(c)??m.
get(c),g=f&&this.card(f.place,f.question,f.settings);if(!g)return!1;let b=s-g.value(f.number);return vm(l?b:-b)>=vm(u)})?.
mistake}};var xm=t=>Math.floor(t%1*4294967296);function $m(t){let e=[];for(let n=2;e.length<t;n++)e.every(s=>n%s)&&e.push(n);return e}
var Oy=$m(64).map(t=>xm(Math.cbrt(t))),Py=$m(8).map(t=>xm(Math.sqrt(t))),ot=(t,e)=>t>>>e|t<<32-e;function Mm(t){let e=new TextEncoder().
encode(t),n=new DataView(new ArrayBuffer(64*Math.ceil((e.length+9)/64)));e.forEach((r,o)=>n.setUint8(o,r)),n.setUint8(e.
length,128),n.setUint32(n.byteLength-4,8*e.length);let s=[...Py];for(let r=0;r<n.byteLength;r+=64){let o=Array.from({length:64},
(f,g)=>g<16?n.getUint32(r+4*g):0);for(let f=16;f<64;f++){let[g,b]=[o[f-15],o[f-2]],y=ot(g,7)^ot(g,18)^g>>>3,k=ot(b,17)^ot(
b,19)^b>>>10;o[f]=o[f-16]+y+o[f-7]+k|0}let[i,a,l,c,u,d,m,h]=s;for(let f=0;f<64;f++){let g=h+(ot(u,6)^ot(u,11)^ot(u,25))+
(u&d^~u&m)+Oy[f]+o[f],b=(ot(i,2)^ot(i,13)^ot(i,22))+(i&a^i&l^a&l);[i,a,l,c,u,d,m,h]=[g+b|0,i,a,l,c+g|0,u,d,m]}[i,a,l,c,u,
d,m,h].forEach((f,g)=>{s[g]=s[g]+f|0})}return s.map(r=>(r>>>0).toString(16).padStart(8,"0")).join("")}var Tm={know:"Certain",think:"Fairly sure",guess:"Just guessing"},Uy={know:"k",think:"t",guess:"g","":""},mt=t=>Math.round(
t*1e9)/1e9;function Sa(t,e){let n=ve(t,e),s=ve(t,e,!0),r=[...new Set([...n.keys(),...s.keys()])].sort((i,a)=>i-a),o=i=>r.
flatMap(a=>{let l=e.asked.said.filter(c=>c===n.get(a)||c===s.get(a));return l[i]?Hy(t,e,a,l[i],l[i]===n.get(a)):[]});return{
first:o(0),second:o(1)}}function Hy(t,e,n,s,r){let o=t.card(s.place,s.question,s.settings);if(!o)return[];let i=e.asked.
said.slice(0,e.asked.said.indexOf(s)),{value:a,mistake:l}=t.told(o,s,i),{measure:c,judged:u}=o.panel,{near:d}=o.verdict(
a);return[{at:n,said:a,exact:u.exact,measure:c,sure:s.sure,own:r?s.owned:"",mistake:l,near:d}]}function Sm({said:t,exact:e,
measure:n}){let s=t<e?"−":"+",r=Math.abs(mt(t-e));return n!=="chance"?s+lt(r,n):Se(r)?`${s}${Se(r)}`:"0"}function Ry(t,e,n){
let{at:s,said:r,exact:o,measure:i,near:a,own:l}=t,c=i==="chance"?100:1,u=l?t.mistake:null;return{at:s,apart:i!==n,said:mt(
r*c),exact:mt(o*c),reach:mt(yt(o,i)*c),near:a,off:Sm(t),words:Lo(r,o,i),name:a?"":u?.name??(r>o?"Too high":"Too low"),why:a?
"":u?.words??"",...e&&{again:mt(e.said*c),againNear:e.near,againWords:Sm(e)}}}function qr(t){let e=new Map;for(let{own:n,
near:s}of t)n&&!s&&e.set(n,(e.get(n)??0)+1);return[...e].sort(([,n],[,s])=>s-n)}var Em=(t,e)=>qr(Sa(t,e).first)[0]?.[0]??
"";function Ny(t,e){return t.length===0?"You didn't guess.":qr(t).map(([n,s])=>`${ct(pa(s))} ${e[n]}.`).join(" ")}function Cy(t){
let e=t.length>0?t.flatMap(({said:i,exact:a})=>[i,a]):[0,1],[n,s]=[Math.min(...e),Math.max(...e)],r=(s-n||1)*.06,o=Math.
min(0,n);return{low:o-(o<0?r:0),high:s+r}}var Dy=3;function By(t){for(let[n,s]of Object.entries(Tm)){let r=t.filter(({sure:i})=>i===
n),o=r.filter(({near:i})=>i).length;if(r.length>=Dy)return`When you were ${s.toLowerCase()} you were close ${pa(o)} out \
of ${r.length}.`}return t.some(({sure:n})=>n!=="")?"Say how sure you are a few more times, and a row appears here.":""}var _m={
high:"Most of your guesses were too high.",low:"Most of your guesses were too low.",close:"You can trust your guesses he\
re."};function Wy(t,e){if(t.length===0)return"";let n=qr(t).find(([c])=>c in e);if(n)return e[n[0]];let s=t.filter(({near:c})=>c).
length,r=[["high",t.filter(({said:c,exact:u})=>c>u).length],["low",t.filter(({said:c,exact:u})=>c<u).length]],o=r.find(([
,c])=>10*c>=7*t.length);if(o)return e[o[0]]??_m[o[0]];if(10*s>=8*t.length)return e.close??_m.close;let i=({said:c,exact:u,
measure:d})=>Math.abs(c-u)/yt(u,d),a=t.reduce((c,u)=>i(u)>i(c)+1e-9?u:c);return`${2*s>t.length?"Most of your guesses wer\
e close. ":""}The biggest gap was at position ${a.at+1}.`}function Lm(t,e,n){let{first:s,second:r}=Sa(t,e),o=t.picked(e.
course),i=s[0]?.measure??"chance",a=i==="chance",l=k=>r.find($=>$.at===k),c=s.map(k=>Ry(k,l(k.at),i)),u=s.map(k=>({...k,
off:Math.abs(k.said-k.exact)})),d=Object.entries(Tm).flatMap(([k,$])=>{let M=u.filter(x=>x.sure===k&&x.measure==="chance").
map(x=>100*x.off),T=M.reduce((x,E)=>x+E,0)/M.length;return M.length===0?[]:[{words:$,off:M.map(mt),mean:mt(T)}]}),m=qr(s),
{kinds:h,courses:f,short:g,game:b,number:y}=t.lesson;return{title:t.goal(e.course).title??"",short:o?g:"",near:s.filter(
({near:k})=>k).length,of:s.length,found:Ny(s,h),unit:a?"out of 100":i,band:a?mt(100*yt(0,i)):0,...a?{low:0,high:100}:Cy(
c.filter(({apart:k})=>!k)),dots:c,sure:d,sureWords:Ls(u),calibration:By(s),meaning:Wy(s,o?t.lesson.meaning:{}),open:s.filter(
({near:k,at:$})=>!k&&!l($)).map(({at:k})=>k),next:"",practise:f.length<2?"":m.length>0?"Practise that":"Practise",receipt:o&&
s.length>0?Iy(t,e,n):"",done:o&&s.length===t.groups(e.course).length?`${b} ${y}`:""}}function Iy(t,e,n){let s=({said:g,measure:b,
sure:y})=>`${Ve(mt(b==="chance"?100*g:g),2).replace(/\.?0+$/,"").replace(/^-0$/,"0")}${Uy[y]}`,{first:r,second:o}=Sa(t,e),
i=new Map(r.map(g=>[g.at,s(g)])),a=o.map(g=>`${g.at+1}=${s(g)}`),l=[...n].slice(0,40).join("").replace(/[^\p{L}\p{N}\s.'-]/gu,
" ").trim().split(/\s+/).join("_"),c=t.groups(e.course).map((g,b)=>i.get(b)??"-"),{game:u,number:d,edition:m}=t.lesson,h=`${u}\
 lesson=${d} edition=${m}${l&&` student=${l}`}: ${c.join(" ")}`,f=a.length>0?`${h} | ${a.join(" ")}`:h;return`${f} #${Mm(
f).slice(0,4)}`}var Fy=/^([+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?|[+-]?\d+\/\d+)$/i,qy=/(^|[;\t\r\n])([\s\0]*)(?=[=+\-@＝＋－＠])/g;function jy(t){
let e=String(t??""),n=typeof t!="string"||Fy.test(e)?e:e.replace(qy,"$1'$2");return/[",\r\n]/.test(n)?`"${n.replaceAll('\
"','""')}"`:n}var Am=t=>t.map(e=>`${e.map(jy).join(",")}
`).join("");var Gy=2,_a="About 1 in 20 runs",pt=(t,e=2)=>Ve(Math.abs(t)<.5/10**e?0:t,e).replace("-","−");function Om(t,e,n,s,r,o){
let i=s==="chance";if(t===0||t<2&&!i)return"";let a=i?100:1,[l,c,u]=[...n,e].map(m=>a*m),d=r==null?[]:[r,...o==null?[]:[
o]].map(m=>a*m);return l===c?`${t===2?"Both":`All ${t.toLocaleString("en")}`} trials gave the same number, so they don't\
 show how far off it may be.`:`So it's ${Vy(l,c,u,s,d)}${Zy(l,c,d,i)}`}function Vy(t,e,n,s,r=[]){let o=(t+e)/2,i=(e-t)/2,
a=s==="chance",l=a?i>=Gy&&!Ky(t,e,o,i,r)?0:1:2,c=pt(i,l);if(a&&pt(o,l)!==pt(n,l))return`between ${pt(t,l)} and ${pt(e,l)}\
 out of 100`;let u=a?"out of 100":s;return`about ${pt(n,l)} ${u}, give or take ${Number(c)?c:"less than 0.01"}`}function Ky(t,e,n,s,r){
let[o,i]=[n,s].map(a=>Number(pt(a,0)));return r.some(a=>(t<=a&&a<=e)!=(o-i<=a&&a<=o+i))}function Zy(t,e,n,s){let[r,o]=n.
map(l=>Yy(l,s)),[i,a]=n.map(l=>t<=l&&l<=e);if(r==null)return".";if(o==null||o===r){let l=o==null?"":", and so does your \
guess";return`. The answer (${r}) ${i?`fits${l}`:`doesn't fit. ${_a} miss it`}.`}return i&&a?`. Your guess (${o}) and th\
e answer (${r}) both fit so far.`:i?`. The answer (${r}) fits, but your guess (${o}) doesn't.`:a?`. Your guess (${o}) fi\
ts, but the answer (${r}) doesn't. ${_a} mislead like this.`:`. Neither the answer (${r}) nor your guess (${o}) fits. ${_a}\
 miss the answer.`}var Yy=(t,e)=>e?pt(t,Math.abs(t-Math.round(t))<1e-9?0:1):pt(t);var zy=[1,10,100,1e3],Jy=1e6,Xy=2,Qn=1.959963984540054,Qy=100,jr=10,e1=617,t1=125,n1=350,s1=50,r1=20;function o1(t,e){let n=t/
e,s=Qn*Qn,r=(n+s/(2*e))/(1+s/e),o=Qn/(1+s/e)*Math.sqrt(n*(1-n)/e+s/(4*e*e));return[Math.max(0,r-o),Math.min(1,r+o)]}function i1(t,e,n){
let s=e/t,r=t<2?0:Math.sqrt(Math.max(0,n/t-s**2)/(t-1));return[s-Qn*r,s+Qn*r]}function a1(t,e){let n=new Set([e]);for(let s=1;s<
10;s++)n.add(s);for(let s=10;10**(s/10)<e;s++)n.add(Math.round(10**(s/10)));return new Set([...n].filter(s=>s>t&&s<=e))}
function l1({parts:t,rows:e},n){let s={dealt:{},traces:[]};for(let[r,o]of Object.entries(e)){let i=t[o.charCodeAt(n)-48];
i&&r.startsWith("trace.")?s.traces.push(i):i&&(s.dealt[r]=i)}return s}var je=t=>t.toLocaleString("en"),Gr=class{constructor(e,n=Math.
floor(Math.random()*Jy)){this.key="";this.card=null;this.explained="";this.run={begun:0,n:0,total:0,squares:0,points:[]};
this.earlier=[];this.running=!1;this.few=!1;this.note="";this.signs="";this.cases=[0,0,0];this.outcome=null;this.shown={
dealt:{},traces:[]};this.publish=e,this.seed=n,this.said=void 0,this.timer=void 0}forget(e){clearTimeout(this.timer),this.
run={begun:0,n:0,total:0,squares:0,points:[]},this.earlier=e,this.running=!1,this.few=!1,this.note="",this.signs="",this.
cases=[0,0,0],this.outcome=null,this.shown={dealt:{},traces:[]}}get dealt(){return this.card?.panel.tries}get most(){let{
signs:e="",kept:n=0}=this.dealt??{};return e.length-n+Math.min(jr,n)}get counts(){return zy.filter(e=>e<=this.most)}get chance(){
return this.card?.panel.measure==="chance"}bind(e,n,s){this.said=s,this.card=n,e!==this.key&&this.forget([]),this.key=e}again(e){
let n=String(e??this.seed+1),{value:s}=ke(n,{low:0,high:999999999,whole:!0});s==null&&Q(`Expected a seed of trials from \
0 to 999,999,999, not '${n.slice(0,20)}'.`),this.seed=Number(s),this.forget([this.run,...this.earlier].filter(({points:r})=>r.
length>0).slice(0,Xy)),this.publish()}place(e){let{signs:n="",kept:s=0}=this.dealt??{};return e<Math.min(jr,s)?(jr*this.
seed+e)%s:s+(e1*this.seed+e)%(n.length-s)}begin(e,n=!1){if(this.running)return;let s=this.trying(e,n);this.running=!0,this.
note="";let r=()=>{let{value:o,done:i}=s.next();this.running=!i,i||(this.timer=setTimeout(r,o)),this.publish()};try{r()}catch(o){
throw this.running=!1,o}}stop(){clearTimeout(this.timer),this.running=!1,this.publish()}*trying(e,n=!1){let{run:s}=this;
this.dealt||Q("There's no question to try out in this position."),this.counts.includes(e)||Q(`Expected ${this.counts.map(
je).join(", ")} trials, not ${String(e).slice(0,20)}.`),s.begun>=this.most&&Q(`That is ${je(this.most)} trials already. \
Start over to run more.`);let r=Math.min(this.most,s.begun+e),o=a1(s.begun,r);for(this.few=e<=10;s.begun<r;)this.add(),o.
has(s.begun)&&this.mark(),(e===10||!this.few&&s.begun%(e/r1)===0)&&s.begun<r&&(yield this.few?n?n1:t1:s1)}add(){let{run:e}=this,
n=this.dealt,s=this.place(e.begun),r=n.values[n.signs.charCodeAt(s)-48];e.begun++,this.outcome=r,this.shown=this.few?l1(
n,s):{dealt:{},traces:[]};let o=r==null?2:r?0:1;this.cases[o]++,this.signs.length<Qy&&(this.signs+="ynx"[o]),r!=null&&(e.
n++,e.total+=r,e.squares+=r*r)}get mean(){return this.run.total/this.run.n}interval(){let{n:e,total:n,squares:s}=this.run;
return this.chance?o1(Math.round(n),e):i1(e,n,s)}mark(){this.run.n>0&&this.run.points.push([this.run.begun,this.mean,...this.
interval()])}told(e){let{run:n,dealt:s}=this,r={runs:e?[n,...this.earlier].map(({points:a})=>[...a]):[[]],begun:e?n.begun:
0,struck:e?n.begun-n.n:0,running:this.running,most:this.most,counts:this.counts,seed:this.seed,note:this.note,traces:e?this.
shown.traces:[]};if(!s||!e)return r;let[,o]=this.noun(),i=s.kept>0?` You can see the cards of the first ${jr}.`:"";if(r.
beforehand=`These ${o} were made in advance, ${je(s.signs.length)} in all.${i}`,s.cases&&(r.grown=this.grown(s.cases)),n.
begun===0)return r;if(Object.assign(r,{summary:this.summary(),claim:this.claim(),band:this.band()}),n.n>0){let[a,l]=this.
interval();Object.assign(r,{value:this.mean,low:a,high:l})}return this.few&&(r.last=this.last()),r}grown(e){let n=this.run.
begun,s=e.map((l,c)=>[this.cases[c],l]),r=s.map(([l,c])=>`"${c}" came up ${je(Number(l))} ${l===1?"time":"times"}`),o=r.
pop()??"",i=r.length>0?`${r.join(", ")} and ${o}`:o;return{kind:"cases",caption:"",spoken:n?`So far, ${i}.`:"There are n\
o tries so far.",n,signs:this.signs,kinds:s}}noun(){return Rl(this.card?.panel.trial??"")}summary(){let{n:e,total:n,begun:s}=this.
run,[r,o]=this.noun(),i=s-e,{cases:a,event:l,measure:c}=this.card?.panel??{};if(e===0)return s>1?`None of the ${je(s)} ${o}\
 so far counts.`:`One ${r} so far, and it doesn't count.`;let u=i>0?` ${je(i)} of the ${je(s)} ${o} ${i===1?"does":"do"}\
n't count.`:"";return this.chance?e===1?`One ${r} ${i?"that counts":"so far"}.${u}`:Math.round(n)===1?`It happened once \
in ${je(e)} ${o}.${u}`:`${je(Math.round(n))} of ${je(e)} ${[a||o,l].filter(Boolean).join(" ")}.${u}`:`${lt(this.mean,c)}\
 on average in ${je(e)} ${e>1?o:r}.${u}`}claim(){let{n:e}=this.run,{judged:n,apart:s,measure:r}=this.card?.panel??{};return e===
0?"":Om(e,this.mean,this.interval(),r,s?null:n.exact,this.said)}band(){if(this.run.begun<2)return"";let e=this.card?`${this.
card.panel.id} ${JSON.stringify(this.card.settings)}`:"";this.explained||=e;let n=this.chance?"95% Wilson interval":"95%\
 interval";return this.explained===e?`19 out of 20 bands like this hold the answer (${n}).`:""}last(){let e=`${ct(this.noun()[0])}\
 ${je(this.run.begun)}`,n=this.dealt?.struck;return this.outcome==null?`${e} doesn't count${n?`, because ${n}`:""}.`:this.
chance?`${e}: ${this.outcome?"yes":"no"}.`:`${e}: ${lt(this.outcome,this.card?.panel.measure)}.`}};var Pm={step:t=>({kind:"Step",to:t}),watcher:t=>({kind:"Eyes",key:t}),stop:t=>({kind:"Stop",at:t}),playing:t=>({kind:"Pl\
ay",on:t}),question:t=>({kind:"Pick",question:t}),settings:t=>({kind:"Set",settings:t}),predicting:t=>({kind:"AskFirst",
on:t}),page:t=>({kind:"Turn",page:t}),why:t=>({kind:"Why",at:t})},Um=["game","question","settings","position","predictio\
n","sure","exact","measure","mistake","kind","own","time","steps"],c1=({kind:t,also:e})=>[t,e?.kind].some(n=>n==="go"||n===
"next"),es=class{constructor(e,n,s){this.drawn={};this.student="";this.front="table";this.drew=()=>{};this.facts=e,this.
models=n,this.now=s,this.tries=new Gr(()=>this.draw(this.models.panel.get("note")))}did(e){return this.now}shown(){return{}}open(){
this.draw();for(let[n,s]of Object.entries(this.models))for(let r of Object.keys(Pm))s.on(`change:${r}`,()=>this.wish(n,r));
let{panel:e}=this.models;e.on("change:lit",()=>this.light(e.get("lit"))),e.saying=n=>this.hear(n)}light(e){this.models.table.
put({lit:e})}wish(e,n){let s=this.drawn[e]??{},r=this.models[e].get(n);n in s&&Re(s[n],r)&&this.do(Pm[n](r))}do(e){let n="";
try{this.now=this.did(e)}catch(s){n=s instanceof Error?s.message:String(s)}return this.draw(n),n}draw(e=""){let{panel:n,
...s}=this.drawn=this.shown(),r=this.tried(n,s),o=Re(n.panel,this.models.panel.get("panel"));for(let[i,a]of Object.entries(
s))this.models[i].put(a);this.models.panel.put({...n,...r,note:e,...o&&{lit:{}}}),this.drew()}tried({panel:e,page:n},s){
let{tries:r,front:o,now:i}=this,a=!!e.revealed;r.bind(e.key,Ae(this.facts,i.asked),e.said?.value);let l=r.told(a),{dealt:c}=a?
r.shown:{dealt:{}};a&&n==="try"&&r.dealt?.rows["trace.0"]&&(e.traces=!0);for(let d of["table","twin"])s[d]&&(s[d].dealt=
c);let u=Object.keys(c).length+l.traces.length>0;return n==="try"&&l.last&&i.stop!==-1&&u&&(s[o].caption={place:"Only a \
test, not the real game",line:[l.last,""],tone:"trial"}),{tried:l,dealt:c}}try(e){if(this.models.panel.get("panel").revealed)
try{e()}catch(n){this.tries.note=n instanceof Error?n.message:String(n),this.draw()}}hear(e){switch(e.kind){case"predict":{
let n=`${new Date().toISOString().slice(0,19)}Z`,{value:s,sure:r="",second:o=""}=e,{seed:i}=this.tries;this.do({kind:"Pr\
edict",number:String(s),sure:r,time:n,seed:i,second:String(o)});break}case"go":this.do({kind:"Go",to:e.at});break;case"o\
wn":this.do({kind:"Own",yes:e.yes});break;case"main":e.button==="like"?this.do({kind:"Like"}):c1(this.models.panel.get("\
main"))&&this.do({kind:"GoOn"});break;case"pick":this.do({kind:"Pick",question:e.question});break;case"skip":this.do({kind:"\
Skip"});break;case"answer_step":this.do({kind:"AnswerStep",step:e.step,number:e.number});break;case"show_step":this.do({
kind:"ShowStep",step:e.step});break;case"run":this.try(()=>this.tries.begin(e.trials,e.calm));break;case"stop":this.tries.
stop();break;case"again":this.try(()=>this.tries.again(e.seed));break;case"save":this.models.panel.tell("msg:custom",{kind:"\
file",name:"predictions.csv",text:this.csv()})}}csv(){let e=this.student?["name",...Um]:Um,n=ya(this.facts,this.now.asked),
s=n.map(r=>e.map(o=>({...r,name:this.student})[o]));return Am([e,...s])}},Vr=class extends es{constructor(e,n,s){let r=new Xn(
e),o=n.get("stop"),i=Ir({frame:n.get("step"),eyes:n.get("watcher"),seat:e.seat}),a={...i.asked,chosen:e.chosen,predicting:s.
get("predicting")},l=_t(r,{...i,asked:a},{kind:"Step",to:i.frame});o>=0&&(l=_t(r,l,{kind:"Stop",at:o})),super(r,{table:n,
panel:s},l),this.game=r,this.open()}explain(e){this.facts=this.game=new Xn(e),this.draw()}did(e){return _t(this.game,this.
now,e)}shown(){return lm(this.game,this.now)}};var u1=40,d1="The practice positions are still being worked out. They'll open here in a minute.",h1="0",Hm=(t,e)=>t.startsWith(
`${e} `)&&!t.includes(" like "),Kr=class extends es{constructor(n,s,r){let o=new Fr(n);super(o,s,{asked:Ir({}).asked,at:-1,
redo:[],course:-1,order:"set",like:-1,following:-1,examples:[]});this.coming=!1;this.wished=null;this.lesson=o,this.arrange=
r,this.worksheet=n.worksheet,this.choose=()=>{this.begin(),this.draw()},this.begin(),this.open();for(let i of["trail","r\
eport"])this.models[i].saying=a=>this.asked(a,i)}follow(n){this.coming=!0,n.then(s=>{this.lesson.explain(s);let{pool:r,clauses:o}=s.
table;for(let i of["table","twin"])this.models[i].put({pool:r,clauses:o})}).catch(s=>console.error(s)).then(()=>{let s=this.
now.at<0?this.wished:null;this.coming=!1,this.draw(this.models.panel.get("note")),s!=null&&this.models.trail.put({note:this.
practise(s)})})}begin(){this.lesson.again(),this.now=this.did({kind:"Begin"})}did(n){return gm(this.lesson,this.now,n)}shown(){
let{lesson:n,now:s}=this,{panel:r,trail:o}=bm(n,s),i=n.picked(s.course),a=s.asked.said.filter(({place:u})=>Hm(u,s.course)),
l=s.asked.attempts.filter(({place:u})=>Hm(u,s.course)),c=Lm(n,s,this.student);return{panel:r,trail:{...o,lesson:i?`Lesso\
n ${n.lesson.number}`:"Practice",kept:i?`lesson ${n.lesson.game} ${n.lesson.number}`:"",answers:i?a:[],attempts:i?l:[],receipt:c.
receipt,student:this.student,note:""},report:{report:c},...this.laid()}}laid(){let{lesson:n,now:s}=this;if(s.at<0)return{};
let r=rt(n,s),{tables:o,over:i}=n.laid(s,r),a=o.length>1&&s.at===r[1]?1:0,l=ve(n,s).size===n.groups(s.course).length,c=l&&
n.card(s.asked.place,s.asked.question,s.asked.settings);return this.front=["table","twin"][a],Object.fromEntries(o.map(({
names:u,frame:d,differs:m},h)=>[["table","twin"][h],{names:u,differs:m,frames:{[h1]:[d]},aside:h!==a,caption:{...i[h],tone:"\
plain"},heat:h===a&&c&&c.heat||{}}]))}draw(n){super.draw(n),this.arrange(this.now.at<0?"end":this.drawn.twin?"two":"one")}light(n){
for(let s of["table","twin"])this.models[s].put({lit:s===this.front?n:{}})}asked(n,s){let r="";switch(n.kind){case"go":r=
this.do({kind:"Go",to:n.at});break;case"redo":r=this.do({kind:"Redo"});break;case"lesson":this.choose(n.lesson);break;case"\
begin":this.begin(),this.draw();break;case"practise":r=this.practise(s==="report"?Em(this.lesson,this.now):"");break;case"\
name":this.student=[...String(n.name).split(/\s+/).filter(Boolean).join(" ")].slice(0,u1).join(""),this.draw();break;case"\
restore":r=this.restore(n);break;case"save":this.models[s].tell("msg:custom",{kind:"file",name:"answers.csv",text:this.csv()});
break;case"print":this.models.trail.tell("msg:custom",{kind:"print",html:this.worksheet})}r&&this.models.trail.put({note:r})}practise(n){
return this.wished=this.coming?n:null,this.coming?d1:this.lesson.practise(n)?this.do({kind:"Begin"}):"No practice positi\
ons were found."}restore({answers:n,attempts:s=[],at:r,student:o=""}){let{course:i,asked:a}=this.now;if(a.said.length>0||
!Array.isArray(n))return"";try{let u=n.map(d=>{let[,m,h]=String(d.place).split(" "),f=Tt(i,Number(m),!!h),g=this.lesson.
card(f,d.question,d.settings);if(!g)throw new Error;return g.value(d.number),{...d,place:f}});this.student=o,this.now={...this.
now,asked:{...a,said:u}}}catch{return"Those answers belong to another lesson."}for(let u of Array.isArray(s)?s:[]){let[,
d,m]=String(u?.place).split(" "),h=Tt(i,Number(d),!!m);this.do({kind:"Attempted",attempt:{...u,place:h}})}let l=ve(this.
lesson,this.now),c=this.lesson.groups(i).findIndex((u,d)=>!l.has(d));for(let u of new Set([c,c<0?-1:r]))this.do({kind:"G\
o",to:u});return""}};function Rm(t,e,n){let s=new ge(t.table),r=new ge({...t.table}),o=new ge(t.trail),i=new ge({palette:t.table.palette,report:{}}),
a=new Map,l=(d,m,h)=>{let f=a.get(h)??Ye(d,m,h);return a.set(h,f),f},c=p("div",{class:"widget-box uw-stack uw-at-low"}),
u=new Kr(t,{table:s,twin:r,panel:e,trail:o,report:i},d=>{let h=[...(d==="end"?[l(Nh,i,"uw-at-table uw-lesson-chart"),l(Ch,
i,"uw-at-side uw-end")]:[l(Gn,s,"uw-at-table"),d==="two"&&l(Gn,r,"uw-at-twin"),l(Sr,e,"uw-at-side")]).filter(Boolean),c];
(h.length!==n.children.length||h.some((f,g)=>f!==n.children[g]))&&n.replaceChildren(...h)});return c.append(Ye(Ih,o,"")),
u}var m1="uncle_widgets.woken",p1="The server is full. Trying again in a few seconds.",f1=1e4,g1=500,b1=5e3,w1=["restartin\
g","autorestarting","dead","terminating"],Zr=class{constructor(){this.heard=new Set}connect(e){this.heard.add(e)}disconnect(e){
this.heard.delete(e)}emit(e,n){for(let s of[...this.heard])s(e,n)}};function Nm(t){let e=/(?:^|; )_xsrf=([^;]*)/.exec(document.
cookie)?.[1];if(e)return e;let n=crypto.getRandomValues(new Uint8Array(16)).join(""),s=location.protocol==="https:"?"; S\
ecure":"";return document.cookie=`_xsrf=${n}; path=${t}; SameSite=Strict${s}`,n}var Yr=class{constructor(e,n){this.waiting=
[];this.socket=null;this.sent=0;this.tries=0;this.timer=0;this.answered=!1;this.hear=n,this.base=new URL("../",document.
baseURI),this.session=crypto.getRandomValues(new Uint8Array(16)).join(""),this.kernel={id:"",status:"unknown",connectionStatus:"\
connecting",isDisposed:!1,serverSettings:{baseUrl:this.base.href,token:""},statusChanged:new Zr,connectionStatusChanged:new Zr},
this.over=new AbortController,this.send("comm_open",{comm_id:this.session,target_name:m1,data:{}}),this.begin(e);let{signal:s}=this.
over;addEventListener("pagehide",()=>this.terminate(),{signal:s}),addEventListener("pageshow",r=>r.persisted&&location.reload())}async begin(e){
try{let n={"X-XSRFToken":Nm(this.base.pathname)},s=await fetch(e,{method:"POST",headers:n,signal:this.over.signal});if(s.
status===503)this.fail(p1,{again:f1*(1+Math.random())});else if(s.status===403){let r=encodeURIComponent(location.pathname+
location.search);this.fail("You need to sign in before you play.",{way:p("a.btn.solid",{href:`${this.base.href}login?nex\
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
socket?.close();let e=new FormData;e.append("_xsrf",Nm(this.base.pathname)),this.kernel.id&&navigator.sendBeacon(new URL(
`voila/api/shutdown/${this.kernel.id}`,this.base),e)}};var Ta=class extends ge{constructor(e,n,s){super(e),this.post=n,this.widget_manager={kernel:s},this.unsaid=new Set,this.
awaited=new Map,this.saying=r=>n({method:"custom",content:r})}set(e,n){this.unsaid.add(e),super.set(e,n)}save_changes(){
if(!this.unsaid.size)return;let e=Object.fromEntries([...this.unsaid].map(n=>[n,this.get(n)]));this.unsaid.clear();for(let n of Object.
keys(e))this.awaited.set(n,(this.awaited.get(n)??0)+1);this.post({method:"update",state:e,buffer_paths:[]})}echoed(e){for(let n of Object.
keys(e))this.awaited.set(n,Math.max(0,(this.awaited.get(n)??0)-1))}told(e){this.put(Object.fromEntries(Object.entries(e).
filter(([n])=>!this.awaited.get(n))))}},ts=class{constructor(e,n){this.send=e,this.kernel=n,this.all=new Map,this.modules=
new Map,this.cuts=new Map,this.host={getModel:async s=>this.found(s),getWidget:async s=>({render:r=>this.render(s,r)})}}found(e){
let n=this.all.get(e.replace(/^(anywidget:|IPY_MODEL_)/,""));if(!n)throw new Error(`uncle_widgets: no widget ${e}.`);return n}hear([
e,n,s]){e==="comm_open"?this.open(n,s.state):e==="comm_close"?(this.cuts.get(n)?.(),this.cuts.delete(n),this.all.delete(
n)):s.method==="echo_update"?this.all.get(n)?.echoed(s.state):s.method==="update"?this.all.get(n)?.told(s.state):s.method===
"custom"&&this.all.get(n)?.tell("msg:custom",s.content)}open(e,n){this.all.set(e,new Ta(n,s=>this.send([e,s]),this.kernel)),
n._model_name==="LinkModel"&&this.cuts.set(e,this.link(n.source,n.target))}link(e,n){let s=([o,i],[a,l])=>{let[c,u]=[this.
found(o),this.found(a)],d=m=>{Re(u.get(l),m)&&(u.set(l,m),u.save_changes())};return c.on(`change:${i}`,d),()=>c.off(`cha\
nge:${i}`,d)},r=[s(e,n),s(n,e)];return()=>r.forEach(o=>o())}async render(e,{el:n,signal:s}){let r=this.found(e),o=await(await this.
moduleOf(r.get("_esm"))).default.render({model:r,el:n,host:this.host});s.aborted?o?.():s.addEventListener("abort",()=>o?.())}moduleOf(e){
let n=this.modules.get(e);if(!n){let s=URL.createObjectURL(new Blob([e],{type:"text/javascript"}));n=import(s).finally(()=>URL.
revokeObjectURL(s)),this.modules.set(e,n)}return n}};var Cm=4e3,y1=2e4,Ea=1e6,k1=`Playing needs Python, which can't start on a page opened from a disk. Put the folder on a w\
eb server, or run "python -m http.server" in it.`,v1="Python couldn't start in this browser.",x1="Python couldn't load b\
ecause there is no network.",$1=(t,e)=>`Loading Python, ${Math.min(Math.round(t/Ea),Math.ceil(e/Ea))} of ${Math.ceil(e/Ea)}\
 MB`,La=class{constructor({root:e,kernel:n,home:s,el:r,onProgress:o,onShow:i}){this.link="";this.asked=0;this.head="";this.
worker=null;this.drawn=null;this.showing=null;this.timer=0;this.answered=0;this.undressed=()=>{};this.root=e,this.kernel=
n,this.home=s??"",this.el=r,this.onProgress=o??(()=>{}),this.onShow=i??(()=>!0),this.models=new ts(()=>{}),this.line=p("\
p",{role:"status"}),this.bar=p("progress",{"aria-label":"Loading Python"}),this.way=p("div.row"),this.box=p("div.uw.uw-w\
aking",p("div.said",this.line,this.way,this.bar))}say(e,...n){this.line.textContent!==e&&(this.line.textContent=e),this.
way.replaceChildren(...n),this.bar.hidden=n.length>0,this.onProgress(e)}start(){if(this.stop(),this.place(),this.bar.removeAttribute(
"value"),this.say(this.kernel?"Starting Python":"Loading Python"),location.protocol==="file:")return this.say(k1,this.again());
let e=this.kernel?new Yr(this.kernel,n=>this.hear(n)):this.loaded();this.worker=e,this.models=new ts(n=>e.postMessage({heard:n}),
"kernel"in e?e.kernel:null),this.ask()}loaded(){let e=new Worker(new URL(`${this.root}python/worker.js`,document.baseURI),
{type:"module"});return e.onmessage=({data:n})=>this.hear(n),e.onerror=()=>this.fail("Python couldn't load. Are you conn\
ected to the internet?"),e}place(){this.undressed(),this.el.replaceChildren(this.box),this.undressed=an(()=>{})({el:this.
el})??this.undressed}again(){return p("button.btn.solid",{onclick:()=>this.start()},"Try again")}stop(){clearInterval(this.
timer),this.drawn?.abort(),this.drawn=null,this.worker?.terminate(),this.worker=null}ask(){this.asked+=1,this.worker?.postMessage(
{show:this.link,home:this.home,asked:this.asked})}hear(e){this.answered=performance.now(),e.said?this.models.hear(e.said):
e.of?(this.bar.max=e.of,this.bar.value=e.loaded,this.say($1(e.loaded,e.of))):e.starting?this.say("Starting Python"):e.ready?
(this.mind(),ld()):e.failed?(e.words||console.error("uncle_widgets: Python did not start.",e.failed),this.fail(e.words??
(navigator.onLine?v1:x1),e.way),e.again&&(this.timer=window.setTimeout(()=>this.start(),e.again))):e.shown&&e.asked===this.
asked&&this.show(e.shown),this.lift()}fail(e,n=this.again()){this.stop(),this.place(),this.say(e,n)}show({whole:e,head:n,
refused:s}){if(s||!e||!n)this.say(s??""),this.bar.hidden=!0;else if(this.onShow()&&(n!==this.head||!this.drawn)){this.drawn?.
abort(),this.drawn=new AbortController,this.head=n,this.undressed();let r=this.models.found(n).get("link");Be()===this.link&&
history.replaceState(null,"",he(location.pathname,r,te()));let o=p("div.uw-woken");this.el.replaceChildren(o),this.models.
render(e,{el:o,signal:this.drawn.signal})}this.showing?.()}mind(){this.timer=window.setInterval(()=>{this.worker?.postMessage(
{alive:!0}),!document.hidden&&performance.now()-this.answered>y1+Cm&&this.cover()},Cm)}cover(){if(this.el.querySelector(
":scope > .uw-lost"))return;let e=()=>{this.link=this.models.all.get(this.head)?.get("link")||this.link,this.start()};for(let n of this.
el.children)n.toggleAttribute("inert",!0);this.el.append(p("div.uw.uw-lost",p("div.said",{role:"alert"},p("p","Python ha\
sn't answered for a while. It may still be working."),p("button.btn.solid",{onclick:e},"Restart it"))))}lift(){let e=this.
el.querySelector(":scope > .uw-lost");if(e){e.remove();for(let n of this.el.children)n.removeAttribute("inert")}}};async function Dm({
link:t,...e}){let n=new La(e);n.link=t;let s=new Promise(r=>{n.showing=()=>r(void 0)});return n.start(),await s,{show:r=>{
n.link=r,n.ask()},close:()=>{n.stop(),n.undressed(),e.el.replaceChildren()}}}var M1=/^\s*(watch|play|lesson|position|lab|rules|class)(?:\/(\d{1,4}))?\s+(\w+)\s*([^:]*):(.*)$/s,S1=/%(?:2C|2B|2F)/g;function ns(t){
let[,e,n="1",s,r,o]=M1.exec(t)??[];if(!e)return null;let i=r.split(/\s+/).filter(Boolean),a={};try{for(let l of i){let c=l.
indexOf("=");if(c<1)return null;let u=l.slice(c+1);a[l.slice(0,c)]=n==="1"?u:decodeURIComponent(u)}}catch{return null}return{
room:e,game:s,values:a,moves:o.split(/\s+/).filter(Boolean),version:Number(n)}}var _1=t=>encodeURIComponent(t).replace(S1,
decodeURIComponent).replace(/['()]/g,e=>`%${e.charCodeAt(0).toString(16).toUpperCase()}`);function Aa({room:t,game:e,values:n,
moves:s=[]}){let r=Object.entries(n).map(([o,i])=>`${o}=${_1(i)}`);return`${[`${t}/2`,e,...r].join(" ")}: ${s.join(" ")}`.
trimEnd()}function jt(t,e){let n=ns(t);return n?Aa({...n,values:{...n.values,...e}}):t}function Oa(t,e,n){let s=r=>JSON.
stringify(Object.entries(r).filter(([o])=>!n.includes(o)).sort(([o],[i])=>o<i?-1:1));return t.moves.length===0&&s(t.values)===
s(e.values)}function T1(t){let e={zones:[]};return t.map(n=>{let s=["sheet","board"].filter(o=>o in n).map(o=>[o,n[o]+(e[o]??0)]),r=n.
zones.map((o,i)=>o+(e.zones[i]??0));return e={...n,...Object.fromEntries(s),zones:r},e})}function Bm(t,e,n){let s=Object.
entries(t.table.frames).map(([i,a])=>[i,T1(a)]),r=new ge({...t.table,frames:Object.fromEntries(s)}),o=new Vr(t,r,e);return n.
append(Ye(Gn,r,"uw-at-table"),Ye(Sr,e,"uw-at-side")),o}var Pa=60;function Im({game:t,now:e}){let{said:n,attempts:s,attempts_from:r}=e.asked,o=Object.entries(e.fates),i=s.slice(
r).slice(-Pa);if(n.length===0&&o.length===0)return{};let a=o.slice(-Pa).map(([l,c])=>{let[u,d]=l.split(" ").map(Number);
return["Settle",{seat:u,at:d,answered:c==="answered"}]});return{deeds:[...n.slice(-Pa).map(l=>["Again",{said:l}]),...i.map(
l=>["Attempted",{attempt:l}]),...a,...e.stop>=0?[["Eyes",{key:String(e.seat)}],["Stop",{at:e.stop}]]:[],...Wr(t,e)?[["Tu\
rn",{page:"answer"}]]:[]]}}function E1({game:t},e,n,s){let{asked:r}=e;switch(n){case"Again":{let{said:o}=s,i=t.card(o.place,
o.question,o.settings);if(!i)throw new Error(`Expected a question that arises at ${o.place}.`);return i.value(o.number),
{...e,asked:{...r,said:[...r.said,o]}}}case"Settle":{let o=`${Number(s.seat)} ${Number(s.at)}`;return{...e,fates:{...e.fates,
[o]:s.answered?"answered":"skipped"}}}}return _t(t,e,{kind:n,...s})}function Wm(t,e){let{game:n,now:s}=t;if(s.asked.said.
length>0||!Array.isArray(e?.deeds))return!0;let r={...s,stop:-1},o=!0;for(let[i,a]of e.deeds)try{r=E1(t,r,i,a)}catch{o=!1}
return r.stop<0&&(r={..._t(n,r,{kind:"Eyes",key:s.eyes}),frame:s.frame},r=_t(n,r,{kind:"Step",to:s.frame})),t.now=r,t.draw(),
o}function Fm(t,e,n){let s=t.now;if(Wm(t,e))return;let{said:r}=t.now.asked;n.then(()=>{t.now.asked.said===r&&(t.now={...t.
now,asked:{...t.now.asked,said:s.asked.said},fates:s.fates},Wm(t,e))})}var qm=["step","eyes","question","guess"],L1="everything";function jm(t,e,{tell:n,open:s},r){let o=new ge({...e.explainer,
kept:t.kept}),i=p("div",{class:"widget-box uw-cols"}),a=Bm(e,o,i),{table:l}=a.models,c={node:i,link:"",cell:"",panel:o,room:a},
u=o.saying,d=(r?r.then(h=>a.explain(h)):Promise.resolve()).then(()=>dt(t.files.everywhere)).then(h=>a.explain({...e,...h})).
catch(h=>console.error(h)),m=()=>{let h=l.get("step"),f=l.get("watcher"),g=o.get("question"),b=f===L1?`'${f}'`:f;c.link=
jt(t.links.watch,{step:String(h),eyes:f,...g&&{question:g}}),c.cell=t.cells.watch.replace(/\)$/,`, step=${h}, watcher=${b}${g?
`, question='${g}'`:""})`),n()};return l.on("change:step change:watcher",m),o.on("change:question",m),o.on("change:endin\
g",()=>A1(o,e,t.doors)),o.saying=h=>{h.kind==="open"?s(h.link):h.kind==="restore"?Fm(a,h.kept,d):u(h)},a.drew=()=>o.put(
{keeping:Im(a)}),Bh(o,i.querySelector(".uw-at-side .uw")),m(),c}function Gm({room:t,panel:e},{step:n,eyes:s,question:r,guess:o}){
s&&s!==t.now.eyes&&t.do({kind:"Eyes",key:s}),n&&Number(n)!==t.now.frame&&t.do({kind:"Step",to:Number(n)}),r&&r!==e?.get(
"question")&&t.do({kind:"Pick",question:r}),o&&e?.send({kind:"predict",value:o})}function A1(t,e,{lessons:n,always:s}){let r=t.
get("ending");if(!r.title||r.doors.length>0)return;let o=({said:c,exact:u,reach:d})=>Math.abs((c??u)-u)/d,[i]=t.get("gue\
sses").filter(({said:c,near:u})=>c!=null&&!u).sort((c,u)=>o(u)-o(c)),a=i&&n[e.stops[String(e.seat)][i.at].question],l=[a,
...s].filter(Boolean);l.length>0&&t.put({ending:{...r,doors:l}})}var O1={watch:"watch",lesson:"lessons",rules:"rules",play:"play",position:"whatif",lab:"lab"},zr=class{constructor(e,n){
this.now=null;this.awake=null;this.drop=()=>{};this.sought="";this.tabs=new Map;this.shown=e,this.head=new ge({...e.head}),
this.body=p("div",{class:"widget-box uw-body"}),this.seen=new Map,this.tab=e.head.tab,this.root=n,this.woken=p("div",{class:"\
uw-awake"})}open(){let{head:e,root:n,shown:s}=this;e.saying=o=>{o.kind==="open"&&this.show(o.link)},e.on("change:tab",()=>{
let o=e.get("tab");o!==this.tab&&(o==="play"&&e.put({howto:{}}),this.show(this.tabs.get(o)?.link??s.links[o]))});for(let o of[
"seats","seed"])e.on(`change:${o}`,()=>{this.set({[o]:String(e.get(o))})});e.on("change:predict",()=>this.now?.panel?.put(
{predicting:e.get("predict")})),e.on("change:order",()=>this.now?.room?.do({kind:"Arrange",order:e.get("order")}));let r=p(
"div",{class:"jupyter-widgets"});this.drop=an(Sd)({model:e,el:r})??this.drop,n.className=`widget-box uw-page g-${s.game}`,
n.replaceChildren(p("div",{class:"widget-box uw-room"},r),this.body),this.sought||this.show(s.links.watch)}async show(e){
let n=ns(e),s=n?O1[n.room]:"watch",r=this.tab;[this.tab,this.sought]=[s,e];try{let o=n?.game===this.shown.game?await this.
made(n):null;if(this.sought!==e)return;o?this.place(s,o):this.wake(e,r)}catch(o){console.error(o),this.refuse("Part of t\
his page didn't load. Try again.",r)}}async made(e){switch(e.room){case"watch":return this.watched(e);case"lesson":return this.
taught(e);case"rules":return Oa(e,this.home("rules"),[])?this.ruled():null}return null}home(e){return ns(this.shown.links[e])}async once(e,n){
let{saved:s,whole:r}=this.seen.has(e)?{saved:null,whole:null}:await ud(this.shown.files,e),o=this.seen.get(e)??n(s,r);return this.
seen.set(e,o),o}async watched(e){if(!Oa(e,this.home("watch"),qm))return null;let n={tell:()=>this.tell(),open:r=>{this.show(
r)}},s=await this.once("watch",(r,o)=>jm(this.shown,r,n,o));return Gm(s,e.values),s}async taught(e){let{shown:n}=this,s=e.
values.lesson??e.values.level??"1",r=`lesson ${s}`;if(!n.files[r])return null;let o=await this.once(r,(i,a)=>{let l=new ge(
i.explainer),c=p("div",{class:"widget-box uw-cols"}),u=n.lessons.map(g=>({...g,now:g.lesson===s})),d=he("class.html",Aa(
{room:"class",game:n.game,values:{lesson:s}}),te()),m=he(n.head.home,Wn({view:"teach",game:n.game,lesson:Number(s)}),te()),
h=Rm({...i,trail:{...i.trail,lessons:u,classroom:d,teacher:m}},l,c),f=n.cells.lessons.replace(/lesson='\d+'/,`lesson='${s}\
'`);return a&&h.follow(a),h.choose=g=>{this.show(jt(n.links.lessons,{lesson:g}))},{node:c,link:jt(n.links.lessons,{lesson:s}),
cell:f,panel:l,room:h}});return e.values.order==="any"&&o.room.do({kind:"Arrange",order:"any"}),o}ruled(){let{links:e,cells:n}=this.
shown;return this.once("rules",s=>{let r=new ge(s);return r.saying=o=>{let{record:i="",...a}=o.kind==="set"?o.values:{};
this.show(i.trim()||jt(e.rules,a))},{node:Ye(Di,r,""),link:e.rules,cell:n.rules}})}async set(e){let n=this.now?jt(this.now.
link,e):"";this.now&&n!==this.now.link&&await this.show(n)}place(e,n){this.now=n,this.tabs.set(e,n),n.panel?.put({predicting:this.
head.get("predict")}),n.node.parentElement?.parentElement!==this.body&&this.body.replaceChildren(p("div",{class:"widget-\
box uw-room"},n.node));let s=e==="lessons"?n.room.now.order:"";this.head.put({tab:e,note:"",busy:"",order:s,howto:this.shown.
head.howto}),this.tell()}tell(){this.now&&this.head.put({link:this.now.link,cell:this.now.cell})}wake(e,n){let{kernel:s,
python:r,alone:o,head:i}=this.shown;if(!s&&!r)this.refuse(o,n);else if(Be()||history.replaceState(null,"",he(location.pathname,
this.head.get("link"),te())),this.now=null,this.body.replaceChildren(p("div",{class:"widget-box uw-room"},this.woken,this.
meanwhile())),this.head.put({tab:this.tab,link:e,note:"",order:"",howto:{}}),this.awake)this.awake.then(({show:a})=>a(e));else{
let a={root:r,kernel:s,home:i.home,el:this.woken,onShow:()=>this.give()};this.awake=Dm({...a,link:e})}}meanwhile(){let{howto:e,
palette:n}=this.shown.head,s={heads:[],rulings:[],fields:[],force:"",record:"",note:""};return Ye(Di,new ge({...s,howto:e,
palette:n}),"")}give(){return this.now?!1:(this.drop(),this.drop=()=>{},this.root.className="",this.root.replaceChildren(
this.woken),!0)}refuse(e,n){let s=this.now&&ns(this.now.link);this.tab=n,s&&this.head.put({seats:Number(s.values.seats),
seed:s.values.seed??this.head.get("seed")});let r=()=>this.head.put({tab:this.tab,note:e});this.now?r():this.show(this.shown.
links.watch).then(r)}};function j4(t,e){Ti(),t.offline&&id("./"),t.kind==="game"?new zr(t,e).open():P1(t,e)}function P1({front:t,teach:e,days:n,
offline:s},r){let o=new ge(t);o.saying=i=>{i.kind==="daily"?R1(o,n,i.date,s):N1(o,e,i)},r.className="widget-box uw-page",
r.replaceChildren(p("div",{class:"widget-box uw-room"},Ye(Ku,o,"")))}var U1=24,H1=3e3;async function R1(t,e,n,s){let r={
positions:{},pool:[],boards:{}};try{r=await dt(e[n.slice(0,2)])}catch(l){console.error(l)}t.tell("msg:custom",{kind:"dai\
ly",date:n,...r});let[o,i]=n.split("-").map(Number),a=e[String(o%12+1).padStart(2,"0")];s&&i>=U1&&setTimeout(()=>dt(a).catch(
()=>{}),H1)}async function N1(t,e,n){if(!(n.kind==="open"||n.kind==="daily"))try{if(n.kind==="notebook"){let s=e[`${n.game}\
 ${n.which}`];t.tell("msg:custom",{kind:"file",name:s.split("/").at(-1),text:await dd(s)})}else{let s=await dt(e[`${n.game}\
 ${n.lesson}`]),{kind:r}=n,o=r==="sheet"?` ${n.what??"worksheet"} ${n.paper??"A4"}`:"";t.tell("msg:custom",s[r+o])}}catch(s){
console.error(s),alert("That file didn't load. Try again.")}}export{j4 as openPage};
