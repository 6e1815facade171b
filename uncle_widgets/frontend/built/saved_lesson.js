var qt=class{constructor(t){this.values=t,this.heard=new Map,this.saying=n=>{}}get(t){return this.values[t]}set(t,n){this.
put({[t]:n})}put(t){let n=Object.keys(t).filter(s=>_t(this.values[s],t[s]));for(let s of n)this.values[s]=t[s];for(let s of n)
this.tell(`change:${s}`,t[s])}save_changes(){}send(t){this.saying(t)}on(t,n){for(let s of t.split(" "))this.heard.has(s)||
this.heard.set(s,new Set),this.heard.get(s)?.add(n)}off(t,n){for(let s of t.split(" "))this.heard.get(s)?.delete(n)}tell(t,n){
for(let s of[...this.heard.get(t)??[]])s(n)}},_t=(e,t)=>e!==t&&JSON.stringify(e)!==JSON.stringify(t);var K,ni,bh,Jt,Fs,kn,si,gn,ri,Ws,qs,wh,qe=Symbol.for("pv"),xn={},vn=[],yh=/^m(i|n|o|s|text|space)$/,js=Array.isArray,oi=vn.
slice,ue=Object.assign;function ce(e){e&&e.parentNode&&e.remove()}function bn(e,t,n,s,r){var o={type:e,props:t,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:qe,__v:r||
++ni,__i:-1,__u:0};return!r&&K.vnode&&K.vnode(o),o}function Ee(e){return e.children}function wn(e,t){this.props=e,this.context=t,this.__g=0}function zt(e,t){if(t==null)return e.
__&&zt(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||
e.props.__P?null:zt(e)}function kh(e){var t,n=e.__v,s=n.__e,r=[],o=[],i=e.__P;i&&((t=ue({constructor:qe},n)).__v=n.__v+1,
K.vnode&&K.vnode(t),Vs(i,t,n,e.__n,i.namespaceURI,32&n.__u?[s]:null,r,s||zt(n),32&n.__u,o),t.__v=n.__v,t.__.__k[t.__i]=t,
hi(r,t,o),n.__=n.__e=null,t.__e!=s&&ii(t))}function ii(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(
function(t){return t&&(e.__e=t.__e)}),ii(e)}function ti(e){(8&e.__g||(e.__g|=8,Jt.push(e),kn++))&&Fs==K.debounceRendering||
((Fs=K.debounceRendering)||queueMicrotask)(ai)}function ai(){try{for(var e,t=1;Jt.length;)Jt.length>t&&Jt.sort(si),e=Jt.
shift(),t=Jt.length,8&e.__g&&kh(e)}finally{(kn=Jt.length)&&(Fs||queueMicrotask)(ai)}}function li(e,t,n,s,r,o,i,a,l,c,u){
var h,m,d,f,g,b,w=s.__k||vn,y=t.length;for(l=xh(n,t,w,l,y),h=0;h<y;h++)(d=n.__k[h])!=null&&(m=~d.__i&&w[d.__i]||xn,d.__i=
h,b=Vs(e,d,m,r,o,i,a,l,c,u),f=d.__e,(m.ref!=d.ref||8&m.__u)&&(m.ref&&Gs(m.ref,null,d,m),d.ref&&u.push(d.ref,d.__c||f,d)),
g=g||f,4&d.__u?(l=ci(d,l,e,!m.__v),m.__e&&(m.__e=null)):typeof d.type=="function"&&b!==void 0?l=b:f&&(l=f.nextSibling),d.
__u&=-21);return n.__e=g,l}function xh(e,t,n,s,r){var o,i,a,l,c,u,h,m,d,f=n.length,g=f,b=0,w=0,y=e.__k=Array(r);for(o=0;o<
r;o++)(i=t[o])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=y[o]=bn(null,
i):js(i)?i=y[o]=bn(Ee,{children:i}):i.constructor===qe&&i.__b?i=y[o]=bn(i.type,i.props,i.key,i.ref,i.__v):y[o]=i,l=o+b,i.
__=e,i.__b=e.__b+1,a=null,~(c=i.__i=vh(i,n,l,g))&&(g--,(a=n[c])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,c==l-1?b--:c==l+1?b++:c!=
l&&(c>l?b--:b++,w=1)):(~c||(r>f?b--:r<f&&b++),typeof i.type!="function"&&(i.__u|=4))):y[o]=null;if(w){for(u=[],h=[],o=0;o<
r;o++)if((i=y[o])&&16&i.__u){for(b=0,m=u.length;b<m;)u[d=b+m>>1]<i.__i?b=d+1:m=d;u[b]=i.__i,h[o]=b+1}for(b=u.length;o--;)
h[o]&&(h[o]==b?b--:y[o].__u|=4)}if(g)for(o=0;o<f;o++)!(a=n[o])||2&a.__u||(a.__e==s&&(s=zt(a)),Ks(a,a));return s}function ci(e,t,n,s){
var r,o,i,a;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(o=0;o<r.length;o++)r[o]&&(r[o].__=e,t=ci(
r[o],t,n,!1));return t}for(t&&!t.parentNode&&(t=zt(e))&&!t.parentNode&&(t=null),i=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;
for(i!=a&&(!s&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==
8&&!t.data.startsWith("$s"););return t}function vh(e,t,n,s){var r,o=e.key,i=e.type,a=t[n],l=a&&!(2&a.__u);if(a===null&&o==null||l&&o==a.key&&i==a.type)return n;
if(s>(l?1:0)){for(r=n-1;r>=0;r--)if((a=t[r])&&!(2&a.__u)&&o==a.key&&i==a.type)return r;for(r=n+1;r<t.length;r++)if((a=t[r])&&
!(2&a.__u)&&o==a.key&&i==a.type)return r}return-1}function ei(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}
function fn(e,t,n,s,r){var o,i;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof s=="string"&&(e.style.
cssText=s=""),s)for(t in s)n&&t in n||ei(e.style,t);if(n)for(t in n)s&&n[t]==s[t]||ei(e.style,t,n[t])}else if(t[0]=="o"&&
t[1]=="n")typeof n!="function"&&(n=null),typeof s!="function"&&(s=null),(e.__e||(e.__e={}))[t]=n,n&&s||(i=qs[t]||(qs[t]=
$h(t)),(e.__a||(e.__a={}))[t]=Ws,o=t!=(t=t.replace(ri,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(
t,i,o):e.removeEventListener(t,i,o));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="c\
olSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===
!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function $h(e){return function(t){var n=this.
__e;if(n){if(n=n[e],t[gn]==null)t[gn]=Ws++;else if(t[gn]<this.__a[e])return;return n(K.event?K.event(t):t)}}}function Vs(e,t,n,s,r,o,i,a,l,c){
var u,h,m,d,f,g,b,w,y,v,$,_,x,E,L,S,M,A,H=t.type;if(t.constructor!==qe)return null;128&n.__u&&(l=32&n.__u,u=n.__c.__z)&&
(t.__u|=l,h=o=[],u.nodeType==8?a=yn(u,o):o.push(u),a=o[0]||a),(u=K.__b)&&u(t);t:if(typeof H=="function"){m=i.length;try{
if(w=t.props,y=(u=H.prototype)&&u.render,v=(u=H.contextType)&&s[u.__c],$=u?v?v.props.value:u.__:s,(d=n.__c)?(t.__c=d,2&d.
__g&&(d.__g|=1)):(y?t.__c=d=new H(w,$):(t.__c=d=new wn(w,$),d.constructor=H,d.render=_h),v&&v.sub(d),d.state||(d.state={}),
d.__n=s,d.__g|=8,d.__h=[],d.__k=[]),y&&(d.__s||(d.__s=d.state),H.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=ue({},
d.__s)),ue(d.__s,H.getDerivedStateFromProps(w,d.__s)))),f=d.props,g=d.state,d.__v=t,n.__c){if(w!==f&&y&&!H.getDerivedStateFromProps&&
d.componentWillReceiveProps&&d.componentWillReceiveProps(w,$),t.__v==n.__v&&!(8&d.__g)||!(4&d.__g)&&d.shouldComponentUpdate&&
d.shouldComponentUpdate(w,d.__s,$)===!1){t.__v!=n.__v&&(d.props=w,d.state=d.__s,d.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.
some(function(R){R&&(R.__=t)}),vn.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&i.push(d),a=zt(n);break t}d.componentWillUpdate&&
d.componentWillUpdate(w,d.__s,$),y&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(f,g,b)})}else y&&!H.
getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),y&&d.componentDidMount&&d.__h.push(d.componentDidMount);
d.context=$,d.props=w,d.__P=e,d.__g&=-5,_=K.__r,x=y?25:0;do d.__g&=-9,_&&_(t),u=d.render(d.props,d.state=d.__s,d.context);while(8&
d.__g&&++x<25);y&&(vn.push.apply(d.__h,d.__k),d.__k=[]),d.state=d.__s,d.getChildContext&&(s=ue({},s,d.getChildContext())),
y&&n.__c&&d.getSnapshotBeforeUpdate&&(b=d.getSnapshotBeforeUpdate(f,g)),E=u&&u.type===Ee&&u.key==null?u.props.children:u,
w.__P&&(u=a,r=(e=w.__P).namespaceURI,l=o=null,n.props&&n.props.__P!=e&&(n.__k.some(function(R){R&&Ks(R,R)}),n.__k=null),
a=n.__k?zt(n,0):null),a=li(e,js(E)?E:[E],t,n,s,r,o,i,a,l,c),w.__P&&(t.__e=null,a=u),t.__u&=-161,h&&h.some(ce),d.__h.length&&
i.push(d),1&d.__g&&(d.__g&=-4)}catch(R){if(i.length=m,t.__v=null,l||o)if(R&&R.then){if(t.__u|=128|l,o){for(~(M=o.indexOf(
a||void 0))||(M=o.length);(A=o[M-1])&&A.nodeType==8;)M--;for(;M<o.length;M++)if(A=o[M])if(o[M]=null,L){if(A==S)break}else{
if(A.nodeType!=8)break;A.data.startsWith("$s")&&(S=yn(L=A))}}if(!L){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;
L=a}(u=yn(L=t.__c.__z||(t.__c.__z=L)))?(t.__e=L,a=u):t.__e=a,a=a&&a.nextSibling}else o&&o.some(ce);else t.__e=n.__e;t.__k||
(t.__k=n.__k||[]),R&&R.then||ui(t),K.__e(R,t,n)}}else a=t.__e=Mh(n.__e,t,n,s,r,o,i,l,c,e);return(u=K.diffed)&&u(t),a}function yn(e,t){
if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))
n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function ui(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.
some(ui))}function hi(e,t,n){for(var s=0;s<n.length;)Gs(n[s++],n[s++],n[s++]);K.__c&&K.__c(t,e),e.some(function(r){try{e=
r.__h,r.__h=[],e.some(function(o){o.call(r)})}catch(o){K.__e(o,r.__v)}})}function Mh(e,t,n,s,r,o,i,a,l,c){var u,h,m,d,f,
g,b,w,y=n.props||xn,v=t.props,$=t.type;if($=="svg"?r="http://www.w3.org/2000/svg":$=="math"?r="http://www.w3.org/1998/Ma\
th/MathML":r||(r="http://www.w3.org/1999/xhtml"),o){for(u=0;u<o.length;u++)if((f=o[u])&&($?f.localName==$:f.nodeType==3)){
e=f,o[u]=null;break}}if(!e){if(w=c.ownerDocument||document,!$)return w.createTextNode(v);e=w.createElementNS(r,$,v.is?v:
c),a&&(K.__m&&K.__m(t,o),a=!1),o=null}if($){if(c=$=="template"&&e.content||e,o=$=="textarea"&&v.defaultValue!=null?null:
o&&oi.call(c.childNodes),!a&&o)for(y={},u=0;u<e.attributes.length;u++)y[(f=e.attributes[u]).name]=f.value;for(u in y)f=y[u],
u=="dangerouslySetInnerHTML"?m=f:u=="children"||u in v||u=="value"&&"defaultValue"in v||u=="checked"&&"defaultChecked"in
v||fn(e,u,null,f,r);for(u in v)f=v[u],u=="children"?d=f:u=="dangerouslySetInnerHTML"?h=f:u=="value"?g=f:u=="checked"?b=f:
a&&typeof f!="function"||y[u]===f||fn(e,u,f,y[u],r);h?(a||m&&(h.__html==m.__html||h.__html==e.innerHTML)||(e.innerHTML=h.
__html),t.__k=[]):(m&&(e.textContent=""),($=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&yh.test($))&&(r="\
http://www.w3.org/1999/xhtml"),li(c,js(d)?d:[d],t,n,s,r,o,i,o?o[0]:n.__k&&zt(n,0),a,l),o&&o.some(ce)),a&&$!="textarea"||
(u="value",$=="progress"&&g==null?e.removeAttribute(u):g==null||g===e[u]&&($!="progress"||g)||fn(e,u,g,y[u],r),u="checke\
d",b!=null&&b!=e[u]&&fn(e,u,b,y[u],r))}else y===v||a&&e.data==v||(e.data=v);return e}function Gs(e,t,n,s){try{typeof e==
"function"?t?t.__x=e(t)||1:s&&(s=s.__c||s.__e)&&(t=s.__x)&&(s.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){
K.__e(r,n)}}function Ks(e,t,n){var s,r,o,i;if(K.unmount&&K.unmount(e),!(s=e.ref)||s.current&&s.current!=e.__e||Gs(s,null,
t,e),s=e.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(a){K.__e(a,t)}s.__P=s.__n=null}if(s=e.__k)for(i=
0;i<s.length;i++)s[i]&&Ks(s[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(s=e.__c)&&(s=s.__z)&&(r=yn(s,o=[]))&&(s==
e.__e&&o.some(ce),ce(r),ce(s)),n||ce(e.__e),e.__e=e.__c=e.__=null}function _h(e,t,n){return this.constructor(e,n)}function he(e,t){
var n,s,r,o;K.__&&K.__(e,t),t.nodeType==9&&(t=t.documentElement),s=(n=e&&32&e.__u)?null:t.__k,t.__k=bn(Ee,{children:[e]}),
r=[],o=[],Vs(t,t.__k,s||xn,xn,t.namespaceURI,s?null:t.firstChild?oi.call(t.childNodes):null,r,s?s.__e:t.firstChild,n,o),
hi(r,t.__k,o),t.__k.props.children=null}K={__e:function(e,t,n,s){for(var r,o,i;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(o=r.constructor)&&o.getDerivedStateFromError)&&
r.setState(o.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,s||{}),i=1),i&&8&r.__g)return void(r.
__g|=2)}catch(a){e=a}}throw kn=0,e}},ni=0,bh=function(e){return e!=null&&e.constructor===qe},wn.prototype.setState=function(e,t){
var n=this.__s;n&&n!=this.state||(n=this.__s=ue({},this.state)),typeof e=="function"&&(e=e(ue({},n),this.props)),e&&(ue(
n,e),this.__v&&(t&&this.__k.push(t),ti(this)))},wn.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.
push(e),ti(this))},wn.prototype.render=Ee,Jt=[],kn=0,si=function(e,t){return e.__v.__b-t.__v.__b},gn=Symbol(),ri=/(PointerCapture)$|Capture$/i,
Ws=0,qs={},wh=0;var Wt=()=>document.body?.dataset.voila!=null,$n=()=>Wt()&&document.body.dataset.voila!=="notebook";function di(e,t,n,s){let{class:r,...o}=n,i=[t,r].flat().filter(Boolean).join(" ");i&&e.setAttribute("class",i);for(let[a,
l]of Object.entries(o))l==null||l===!1||(a.startsWith("on")?e.addEventListener(a.slice(2),l):a==="style"?e.style.cssText=
l:e.setAttribute(a,l===!0?"":String(l)));return e.append(...s.flat(9).filter(a=>a!=null&&a!==!1)),e}var mi=([e,...t])=>e?.
constructor===Object?[e,t]:[{},[e,...t]];function k(e,t,...n){let[s,...r]=e.split(".");return di(document.createElementNS(
"http://www.w3.org/2000/svg",s),r,...mi([t,...n]))}var N=(e,t,n,s,r)=>k("rect",{x:e,y:t,width:n,height:s,...r}),B=(e,t,n,s)=>k(
"circle",{cx:e,cy:t,r:n,...s}),bt=(e,t,n,s)=>k("path",{d:e,fill:"none",stroke:t,"stroke-width":n,...s}),de=(e,t,n,...s)=>k(
"svg",{width:e,height:t,viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":n},...s);function p(e,t,...n){let[s,...r]=e.split(
"."),[o,i]=mi([t,...n]),a=s==="section"&&o["aria-label"]&&!$n();return di(document.createElement(a?"div":s),r,{role:a?"g\
roup":null,type:s==="button"?"button":null,...o},i)}function it(e){let t=e.getRootNode();return t instanceof Document||t instanceof
ShadowRoot?t.activeElement:null}function _n(e){let t=it(e);return!t||t===document.body}var Mn=e=>e instanceof HTMLTextAreaElement||
e instanceof HTMLInputElement&&e.selectionStart!=null;function Sh(e,t,n){if(e.value===e.defaultValue||e.value===t.value||
!n&&t.defaultValue!==e.defaultValue)return;t.value=e.value;let s=!1,r=()=>{!s&&t.isConnected&&t.dispatchEvent(new Event(
"change"))};t.addEventListener("change",()=>s=!0),t.addEventListener("blur",r,{once:!0}),t.addEventListener("keydown",o=>{
o.key==="Enter"&&!t.form&&r()})}function G(e,...t){let n=it(e),s=n&&n!==e&&e.contains(n)?n:null,r=s?.getAttribute("data-\
k")??"",o=[...e.querySelectorAll("[data-draft]")].filter(Mn),i=Mn(s)?{from:s.selectionStart,to:s.selectionEnd,text:s.value}:
null;e.replaceChildren(...t.flat(9).filter(l=>l!=null&&l!==!1));for(let l of o){let c=e.querySelector(`[data-k="${CSS.escape(
l.dataset.k??"")}"][data-draft="${CSS.escape(l.dataset.draft??"")}"]`);Mn(c)&&c!==l&&Sh(l,c,l===s)}if(!s)return;if(me(e,
r)){let l=it(e);i&&l!==s&&Mn(l)&&l.value===i.text&&l.setSelectionRange(i.from,i.to);return}let a=e.querySelector("[data-\
next]")??e;a instanceof HTMLElement&&(a.tabIndex=-1,a.focus({preventScroll:!0}))}function me(e,t){let n=e.querySelector(
`[data-k="${CSS.escape(t)}"]`);return n instanceof HTMLElement&&n.focus({preventScroll:!0}),n instanceof HTMLElement}var Eh=/^(svg|g|path|rect|circle|ellipse|line|polyline|polygon|defs|clipPath|pattern|title|desc|use)$/;
function pi(e){let t=new DOMParser().parseFromString(e,"image/svg+xml").documentElement;if(t.localName!=="svg")throw new Error(
"Expected SVG.");for(let n of[...t.querySelectorAll("*"),t]){if(n!==t&&!Eh.test(n.localName)){n.remove();continue}for(let{
name:s,value:r}of[...n.attributes]){let o=/^(xlink:)?href$/.test(s)&&!r.startsWith("#");(/^on/i.test(s)||o||/url\((?!["']?#)|javascript:/i.
test(r))&&n.removeAttribute(s)}}return document.importNode(t,!0)}var Th=/^(#[0-9a-f]{3,8}|light-dark\(\s*#[0-9a-f]{3,8}\s*,\s*#[0-9a-f]{3,8}\s*\))$/i;
function At(e,t){for(let n of(t??"").split(";")){let[s,r]=[n.slice(0,n.indexOf(":")).trim(),n.slice(n.indexOf(":")+1).trim()];
/^--[\w-]+$/.test(s)&&Th.test(r)&&e.style.setProperty(s,r)}}function wt({label:e,choices:t,value:n,pick:s,k:r}){return p(
"div.seg",{role:"group","aria-label":e},t.map(([o,i],a)=>p("button",{"data-k":`${r}.${a}`,"aria-pressed":String(o===n),onclick:()=>s(
o)},i)))}var Lh=globalThis,Zs=Lh[Symbol.for("uncle_widgets.page")]??={};function et(e){return Zs.ids=(Zs.ids??0)+1,`uw-${e}\
-${Zs.ids}`}function Nt(e,t){let n=-1,s=()=>{let o=Math.round(e.clientWidth);o>0&&o!==n&&(n=o,e.replaceChildren(t(o)))},
r=new ResizeObserver(()=>requestAnimationFrame(s));return r.observe(e),s(),{again:()=>(n=-1,s()),stop:()=>r.disconnect()}}
function j(e,t,n){n?e.getAttribute(t)!==n&&e.setAttribute(t,n):e.removeAttribute(t)}var nt=(e,...t)=>p("button",e,...t),
Sn=({kind:e,label:t,strong:n,share:s},r)=>nt({class:`btn${n?" solid":""}${s==null?"":" sharing"}`,style:s==null?null:`--\
p:${100*s}%`,"data-act":e,"data-k":`key.${e}`,onclick:()=>r(s==null?e:"stop")},s==null?t:`${t} (${Math.round(100*s)}%)`);
function Ys(e,t,n){let s=it(e),r=s&&e.contains(s)?s:null,o=r&&["data-act","data-clause"].find(l=>r.hasAttribute(l)),i=o&&
r?.getAttribute(o);if(n(),!r)return;([...e.querySelectorAll("button")].find(l=>o&&l.getAttribute(o)===i)??e.querySelector(
"button")??t).focus?.()}var Te=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;var St=(e,t)=>Math.max(12,Math.min(e,t/1.4));var Ah=[[/[ilj.,:;'|!tf\s()]/,.3],[/[mwMW@%]/,.88],[/[A-Z]/,.7],[/[\u0300-\u036f]/,0],[/[\u0250-\uffff]/,1]],Uh=["012345\
6789","of 100 hands, as the quick brown fox jumps over it"],We,fi=e=>{let t=0;for(let n of e)t+=Ah.find(([s])=>s.test(n))?.[1]??
.57;return t};function Oh(){if(We!=null)return We;let e=typeof document=="object"&&document.querySelector(".uw"),t=e&&document.
createElement("canvas").getContext("2d");if(!e||!t)return 1;let n=getComputedStyle(e).getPropertyValue("--sans"),s=[400,
700].flatMap(r=>(t.font=`${r} 100px ${n}`,Uh.map(o=>t.measureText(o).width/(r>400?100*1.06:100)/fi(o))));return We=Math.
max(1,...s),document.fonts.addEventListener("loadingdone",()=>We=void 0,{once:!0}),We}var I=(e,t)=>fi(e)*t*Oh(),Ph=12;function at(e,t,n,s=1){
let r=I(e,s),o=Math.max(Math.min(t,Ph),Math.min(t,n/Math.max(r,.01)));if(r*o<=n+.01)return{lines:[e],size:o};let i=c=>I(
c,o*s)<=n,a=[""],l=()=>a[a.length-1];for(let c of e.split(" "))if(l()!==""&&i(`${l()} ${c}`))a[a.length-1]+=` ${c}`;else{
l()!==""&&a.push("");for(let u of c)l()!==""&&!i(l()+u)&&a.push(""),a[a.length-1]+=u}return{lines:a,size:o}}function Le(e,t,{
w:n,ideal:s,tight:r=.5,least:o=n,floor:i=0}){if(e<=1)return{w:Math.min(n,Math.max(t,12)),step:s,cols:1,rows:1};let a=m=>Math.
max(r*m,i),l=(m,d)=>Math.min(s,(t-m)/Math.max(d-1,1));for(let m of[n,Math.max(o,Math.min(n,t/(1+r*(e-1))))])if(l(m,e)>=a(
m)-.01)return{w:m,step:l(m,e),cols:e,rows:1};let c=Math.max(1,Math.floor((t-o)/a(o))+1),u=Math.ceil(e/c),h=Math.ceil(e/u);
return{w:o,step:l(o,h),cols:h,rows:u}}function gi(e){let t=[...e].sort((s,r)=>s.seat-r.seat),n=Math.max(0,t.findIndex(s=>s.
me));return[...t.slice(n),...t.slice(0,n)]}function bi(e){if(e<2)return{left:0,top:e,right:0};let t=Math.floor((e+1)/3);
return{left:t,top:e-2*t,right:t}}var Nh="M70-6 18 106M5.5 24a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0M53.5 76a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0",
Js={0:[64,[["ellipse",{cx:32,cy:50,rx:25,ry:43}]]],1:[46,[["path",{d:"M3 30 32 5V110"}]]],2:[64,[["path",{d:"M7.5 33V31.\
5A24.5 24.5 0 1 1 51.5 46.4L16 93H64"}]]],3:[62,[["path",{d:"M10.5 22.5A19.5 19.5 0 1 1 29 46H20M20 44H30A24.5 24.5 0 1 \
1 6.7 76"}]]],4:[66,[["path",{d:"M48 110V5L13 74H66","stroke-miterlimit":12}]]],5:[62,[["path",{d:"M58 7H19L14.6 48A25.5\
 25.5 0 1 1 6.9 77"}]]],6:[64,[["circle",{cx:32,cy:68,r:25}],["path",{d:"M53.5-13 10.6 55.1"}]]],7:[60,[["path",{d:"M0 7\
H49L15 110","stroke-miterlimit":12}]]],8:[64,[["circle",{cx:32,cy:27,r:20}],["circle",{cx:32,cy:68,r:25}]]],9:[64,[["cir\
cle",{cx:32,cy:32,r:25}],["path",{d:"M10.5 113 53.4 44.9"}]]],"%":[88,[["path",{d:Nh,"stroke-width":11}]]],".":[20,[["re\
ct",{x:3,y:85,width:15,height:15,fill:"currentColor",stroke:"none"}]]],",":[20,[["path",{d:"M12 84 6 118","stroke-width":13}]]],
"/":[52,[["path",{d:"M48-6 4 106","stroke-width":11}]]],"+":[60,[["path",{d:"M30 26V82M2 54H58","stroke-width":12}]]],"-":[
44,[["path",{d:"M4 54H40","stroke-width":12}]]],"−":[44,[["path",{d:"M4 54H40","stroke-width":12}]]],"×":[56,[["path",
{d:"M8 32 48 76M48 32 8 76","stroke-width":12}]]]," ":[26,[]],J:[54,[["path",{d:"M46-10V69A19.500 19.500 0 0 1 7 69V60"}]]],
Q:[72,[["ellipse",{cx:36,cy:50,rx:29,ry:43}],["path",{d:"M42 66 74 104"}]]],K:[68,[["path",{d:"M7-10V110M66-6 10 62M28 4\
2 68 106"}]]],A:[72,[["path",{d:"M2 106 36-2 70 106M14 68H58"}]]]},Xt=e=>e!==""&&[...e].every(t=>t in Js);function dt(e,t,n=13){
return[...String(e)].reduce((r,o)=>r+(Js[o]?.[0]??0)+n,-n)*t/100}function yt(e,t,n,s,r={}){let{anchor:o="start",gap:i=13,
weight:a=s>=60?13:14,colour:l}=r,c=dt(e,s,i),u=o==="middle"?t-c/2:o==="end"?t-c:t,h=0,m=[...String(e)].map(d=>{let[f,g]=Js[d]??
[0,[]],b=d===","?"visible":"hidden",w={x:h,y:0,width:f,height:100,viewBox:`0 0 ${f} 100`,style:`overflow:${b}`};return h+=
f+i,k("svg",w,g.map(([y,v])=>k(y,v)))});return k("g",{transform:`translate(${u} ${n}) scale(${s/100})`,fill:"none",stroke:"\
currentColor","stroke-width":a,"aria-hidden":"true",style:l&&`color:${l}`},m)}function Tn(e,t,n={}){let s=dt(e,t,n.gap),
r=`width:${s/16}em;height:${t/16}em`;return k("svg.numeral",{viewBox:`0 0 ${s} ${t}`,style:r,"aria-hidden":"true"},yt(e,
0,0,t,n))}var En=[e=>`M0 ${e/2}a${e/2} ${e/2} 0 1 1 ${e} 0a${e/2} ${e/2} 0 1 1 ${-e} 0Z`,e=>`M${e*.05} ${e*.05}H${e*.95}\
V${e*.95}H${e*.05}Z`,e=>`M${e/2} ${-e*.14}L${e*1.14} ${e/2}L${e/2} ${e*1.14}L${-e*.14} ${e/2}Z`,e=>`M${e/2} 0L${e} ${e*.42}\
V${e}H0V${e*.42}Z`,e=>`M${e*.25} ${e*.04}H${e*.75}L${e*1.04} ${e/2}L${e*.75} ${e*.96}H${e*.25}L${-e*.04} ${e/2}Z`,e=>`M${-e*
.1} ${e*.16}H${e*1.1}V${e*.84}H${-e*.1}Z`],Hh=e=>"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[e]??"?";function Ae(e,t,n,s,r={}){let{fill:o="\
var(--on-field)",ink:i="var(--field)"}=r,a=e>=En.length,l={d:En[e%En.length](s),fill:a?i:o,stroke:a?o:null,"stroke-width":2},
c=e%En.length===3,u={x:s/2,y:c?s*.8:s*.69,"font-size":Math.max(12.5,s*.54),"font-weight":700,"text-anchor":"middle",fill:a?
o:i};return k("g",{transform:`translate(${t} ${n})`},k("path",l),k("text",u,Hh(e)))}var wi={first:"M5 5h3v14H5zM20 5v14L\
9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6zM14 5h4v14h-4z",forward:"M7 5v14l11-7z",last:"M4 5v\
14l11-7zM16 5h3v14h-3z",link:"M8 3h12v13h-3V6H8zM4 8h10v13H4z",eye:"M12 5C7 5 3 8.5 1 12c2 3.5 6 7 11 7s9-3.5 11-7c-2-3.\
5-6-7-11-7zm0 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM12 9.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",down:"M4 8h16l-8\
 9z",near:"M11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm0 2.4a3.6 3.6 0 1 0\
 0 7.2 3.6 3.6 0 0 0 0-7.2z",whole:"M3 3h7v3H6v4H3zM14 3h7v7h-3V6h-4zM3 14h3v4h4v3H3zM18 14h3v7h-7v-3h4z",close:"M6 4 12\
 10 18 4 20 6 14 12 20 18 18 20 12 14 6 20 4 18 10 12 4 6z"};function mt(e,t=22){let n=`width:${t/16}em;height:${t/16}em`;
return k("svg.icon",{viewBox:"0 0 24 24",fill:"currentColor",style:n,"aria-hidden":"true"},k("path",{d:wi[e],"fill-rule":"\
evenodd"}))}var yi=(e,t,n)=>k("g.opens-mark",{transform:`translate(${e} ${t})`},k("circle",{r:n}),k("path",{d:wi.eye,"fi\
ll-rule":"evenodd",transform:`scale(${n/15}) translate(-12 -12)`}));function kt(e,t="var(--ink)",n="none"){return k("pat\
tern",{id:e,width:6,height:6,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"},N(0,0,6,6,{style:`fill:${n}`}),
N(0,0,2,6,{style:`fill:${t}`}))}function jt(e,t,n,s,r){let o={r:`M${t-s*.86} ${n-s*.86}h${s*1.72}v${s*1.72}h${-s*1.72}Z`,
g:`M${t} ${n-s*1.02}L${t+s*1.12} ${n+s*.86}H${t-s*1.12}Z`,b:`M${t-s} ${n}a${s} ${s} 0 1 1 ${2*s} 0a${s} ${s} 0 1 1 ${-2*
s} 0Z`,y:`M${t} ${n-s*1.2}L${t+s*1.2} ${n}L${t} ${n+s*1.2}L${t-s*1.2} ${n}Z`}[e];return k("path",{d:o,...r})}var Ln=e=>({
r:"red",g:"green",b:"blue",y:"yellow"})[e]??"";function zs(e,t,n,s={}){let{w:r=27,t:o=5,g:i=2,pitch:a=r+7}=s,l="",c="";for(let u=0;u<
e;u++){let h=t+Math.floor(u/10)*a,m=u%10,d=n-(m+1)*(o+i)-(m>=5?3:0);l+=`M${h} ${d}h${r}v${o}h${-r}z`;for(let f of[.22,.64])
c+=`M${h+r*f} ${d}h${r*.14}v${o}h${-r*.14}z`}return k("g",{"aria-hidden":"true"},k("path",{d:l,fill:"var(--accent-on-fie\
ld)"}),k("path",{d:c,fill:"var(--card)"}))}var Rh="var(--card-ink)";function An(e,t,n,s,r){let o=s*.46,i=c=>`a${o} ${o} 0 1 0 ${c*2*o} 0`,a=(c,u)=>`M${c-o} ${u}${i(
1)}${i(-1)}Z`,l={d:`M${t} ${n-s*1.1}L${t+s*.85} ${n}L${t} ${n+s*1.1}L${t-s*.85} ${n}Z`,h:`M${t} ${n+s}L${t-s*.95} ${n-s*
.12}A${s*.52} ${s*.52} 0 0 1 ${t} ${n-s*.52}A${s*.52} ${s*.52} 0 0 1 ${t+s*.95} ${n-s*.12}Z`,s:`M${t} ${n-s*1.05}L${t+s*
.95} ${n+s*.12}A${s*.5} ${s*.5} 0 0 1 ${t+s*.14} ${n+s*.5}L${t+s*.4} ${n+s}H${t-s*.4}L${t-s*.14} ${n+s*.5}A${s*.5} ${s*.5}\
 0 0 1 ${t-s*.95} ${n+s*.12}Z`,c:a(t,n-s*.52)+a(t-s*.54,n+s*.22)+a(t+s*.54,n+s*.22)+`M${t} ${n-s*.2}L${t+s*.4} ${n+s}H${t-
s*.4}Z`}[e];if(!l)throw new Error(`There is no suit "${e}".`);return k("path",{d:l,...r})}var ki={bell:{fill:"M50 6C70 6\
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
M24 34H76V50H59V84H41V50H24Z",wide:9}},xi=e=>e in ki;function vi(e,t,n,s,{colour:r="var(--accent-card)",ink:o=Rh}={}){let i=ki[e];
if(!i)throw new Error(`There is no symbol "${e}".`);let a=(l,c)=>l&&k("path",{d:l,fill:"none",style:`stroke:${c}`,"strok\
e-width":i.wide??8});return k("g",{transform:`translate(${t} ${n}) scale(${s/100})`},a(i.line,r),i.fill&&k("path",{d:i.fill,
"fill-rule":"evenodd",style:`fill:${r}`}),i.ink&&k("path",{d:i.ink,style:`fill:${o}`}),a(i.inkLine,o))}function Xs(e,t,n,s){if(e==="skip")return k("g",{fill:"currentColor"},bt(`M${t-s} ${n+s*.5}A${s} ${s} 0 0 1 ${t+s*.78} ${n-
.1*s}`,"currentColor",s*.26),k("path",{d:`M${t+s*1.2} ${n+s*.62}L${t+s*.3} ${n+s*.2}L${t+s*1.16} ${n-s*.5}Z`}),B(t,n+s*.62,
s*.24));let r=o=>`M${t-o*s} ${n-o*s*.62}H${t+o*s*.2}V${n-o*s}L${t+o*s} ${n-o*s*.46}L${t+o*s*.2} ${n+o*s*.08}V${n-o*s*.3}\
H${t-o*s}Z`;return k("path",{d:r(1)+r(-1),fill:"currentColor"})}function Ch(e){let t=e*1.4,n=e*.08,s=(t-2*n)/17,r=e*.3,o="",
i="";for(let a=0;a<9;a++)o+=`M${n} ${n+2*a*s}h${e-2*n}v${s}h${2*n-e}z`;for(let a=-3;a<=3;a++){let l=2*a*s,c=Math.sqrt(Math.
max(0,r**2-(Math.abs(l)+s/2)**2));c&&(i+=`M${e/2+l-s/2} ${t/2-c}h${s}v${2*c}h${-s}z`)}return[N(0,0,e,t,{class:"paper",rx:e*
.085}),k("path.stripes",{d:o}),B(e/2,t/2,r+s*.9,{fill:"var(--card)"}),k("path.stripes",{d:i})]}function Bh(e,t){let n=t*
1.4,s=t*.085,r=e.rings??0,o=e.text??"",i=t*Math.min(.098,.78/Math.max(r,1)),a=t*.11,l=a+t*.026,c="";for(let h=1;h<r;h++)
c+=`M0 ${n-a-h*i}A${a+h*i} ${a+h*i} 0 0 1 ${a+h*i} ${n}`;let u=Xt(o)?Math.min(t*.36,t*.76*100/dt(o,100)):0;return[N(0,0,
t,n,{class:"paper",rx:s}),r>0&&k("path",{d:`M0 ${n-l}A${l} ${l} 0 0 1 ${l} ${n}H${s}A${s} ${s} 0 0 1 0 ${n-s}Z`,fill:"va\
r(--accent-card)"}),c&&bt(c,"var(--accent-card)",Math.min(t*.052,i*.55)),u?yt(o,t*.12,t*.13,u,{colour:"var(--card-ink)"}):
k("text",{x:t*.1,y:t*.36,"font-size":Math.min(t*.3,t*1.5/Math.max(o.length,1)),"font-weight":700,fill:"var(--card-ink)"},
o),N(0,0,t,n,{class:"edge",rx:s})]}function Dh(e,t){let n=t*1.4,s=t*.085,r=e.colour==="wild",o=e.colour??"",i=r?"#fff":`\
var(--c-${o}-on)`,a=r?[["r",-1,-1],["g",1,-1],["y",-1,1],["b",1,1]].map(([m,d,f])=>jt(String(m),t*(.5+.23*Number(d)),n*.62+
t*.23*Number(f),t*.16,{fill:`var(--c-${m})`,stroke:"#fff","stroke-width":t*.018})):[.46,.31,.16].map(m=>jt(o,t*.62,n*.66,
t*m,{fill:"none",stroke:i,"stroke-opacity":.5,"stroke-width":t*.045})),l={draw2:"+2",draw4:"+4"}[e.glyph??""],c=l??(e.glyph?
"":e.text??""),u=c?yt(c,t*.12,t*.13,t*(l?.34:.42),{gap:l?8:13}):r?k("text",{x:t*.11,y:t*.3,"font-size":Math.max(12.5,t*.22),
"font-weight":700,fill:i},t<46?"W":"Wild"):Xs(e.glyph??"",t*.31,t*.33,t*.19),h=e.letter||o.toUpperCase();return[N(0,0,t,
n,{rx:s,fill:r?"#17181C":`var(--c-${o})`}),k("svg",{width:t,height:n,style:"overflow:hidden"},a),k("g",{style:`color:${i}`},
u),!r&&k("text",{x:t*.12,y:n-t*.1,"font-size":Math.max(12.5,t*.205),"font-weight":700,fill:i},h),N(0,0,t,n,{rx:s,fill:"n\
one",stroke:"#fff","stroke-width":Math.max(2,t*.03)})]}function Ih(e,t){let n=t*1.4,s=e.suit??"",r=e.text??"",o=`var(--s\
uit-${s})`,i=Math.min(t*.3,t*.62*100/dt(r,100,6));return[N(0,0,t,n,{class:"paper",rx:t*.085}),An(s,t*.66,n*.69,t*.34,{style:`\
fill:${o}`,opacity:.16}),An(s,t*.66,n*.69,t*.2,{style:`fill:${o}`}),yt(r,t*.1,t*.11,i,{colour:o,gap:r.length>1?6:13}),An(
s,t*.22,t*.6,Math.max(4,t*.125),{style:`fill:${o}`}),N(0,0,t,n,{class:"edge",rx:t*.085})]}function Fh(e,t){let n=t*1.4,s=e.
text??"",r=Math.min(t*.2,t*.8/Math.max(I(s,1.06),.1)),o=s!==""&&r>=9,i=t*(o?.6:.7);return[N(0,0,t,n,{class:"paper",rx:t*
.085}),o&&k("text",{x:t*.1,y:t*.1+r*.9,"font-size":r,"font-weight":700,style:"fill:var(--card-ink)"},s),vi(e.glyph??"",(t-
i)/2,o?n*.36:(n-i)/2,i),N(0,0,t,n,{class:"edge",rx:t*.085})]}function qh(e,t){return e.colour?Dh(e,t):e.suit?Ih(e,t):e.glyph&&
xi(e.glyph)?Fh(e,t):Bh(e,t)}function Ht(e,t){let n=e?qh(e,t):Ch(t);return k("g",{class:e?"front":"back"},n)}var Wh={0:[],
1:[[0,0]],2:[[-1,-1],[1,1]],3:[[-1,-1],[0,0],[1,1]],4:[[-1,-1],[1,-1],[-1,1],[1,1]],5:[[-1,-1],[1,-1],[0,0],[-1,1],[1,1]],
6:[[-1,-1],[1,-1],[-1,0],[1,0],[-1,1],[1,1]]},Un=(e,t,n)=>[N(0,0,t,t,{rx:t*.14,style:`fill:var(--card);stroke:${n?"var(-\
-lit)":"var(--field)"}`,"stroke-width":n?5:1.5,opacity:e?1:.45}),Wh[e].map(([s,r])=>B(t*(.5+s*.26),t*(.5+r*.26),t*.09,{fill:"\
var(--card-ink)"}))];var jh=["#F4F7FF","#A9C3F5","#6F94DB","#3F63AB","#233E77"],tr=e=>({fill:jh[e-1],ink:e<4?"#13201E":"#FFF"}),Qs=e=>!!e.nodes,
Vh=["part","value"];function Gh(e,t){let n=Object.entries(e.nodes??{});return t==="part"?n:[...n].sort(([,s],[,r])=>(s.value??
0)-(r.value??0))}var On=class{constructor(t){this.back=!1;this.by="part";this.map={};this.changed=t,this.words=p("p.coun\
ted"),this.steps=p("ol.shades"),this.tokens=p("button.btn.quiet",{"data-k":"heat.tokens",onclick:()=>this.bring()}),this.
opener=p("button.btn.quiet",{"data-k":"heat.all","aria-expanded":"false",onclick:()=>this.open(!!this.list.hidden)}),this.
root=p("div.heat-bar",{role:"group","aria-label":"Numbers on the board",hidden:!0},p("div.legend",this.words,this.steps),
this.tokens,this.opener),this.list=p("section.sheet.scores.heat-list",{hidden:!0})}get clears(){return Qs(this.map)&&!!this.
map.hides&&!this.back}show(t){if(JSON.stringify(t)===JSON.stringify(this.map)||(this.map=t,this.root.hidden=!Qs(t),this.
open(!1),!Qs(t)))return;let{title:n="",unit:s="",steps:r=[],hides:o="",nodes:i={}}=t;this.words.textContent=n,this.steps.
replaceChildren(...r.map(({text:a,count:l},c)=>{let{fill:u,ink:h}=tr(c+1),m=`about ${a} ${s} at ${l} ${l===1?"place":"pl\
aces"}`;return p("li",{title:m},p("span.shade",{"aria-hidden":"true",style:`background:${u};color:${h}`},a),p("span.sr",
m))}),p("li.unit",{"aria-hidden":"true"},s)),this.tokens.hidden=!o,this.opener.textContent=`All ${Object.keys(i).length}`,
this.say()}say(){this.tokens.textContent=`Show ${this.map.hides??""}`,j(this.tokens,"aria-pressed",String(this.back))}bring(){
this.back=!this.back,this.say(),this.changed()}open(t){this.list.hidden=!t,j(this.opener,"aria-expanded",String(t)),this.
list.replaceChildren(...t?[this.table()]:[])}escape(){let t=!this.list.hidden;return this.open(!1),t&&this.opener.focus(),
t}sort(t){this.by=t,this.open(!0),this.list.querySelector(`[data-k="heat.${t}"]`)?.focus()}table(){let{title:t="",unit:n=""}=this.
map,s={part:"where",value:n},r=Vh.map(i=>p("th",{scope:"col","aria-sort":this.by===i?"ascending":null},p("button.sorts",
{"data-k":`heat.${i}`,onclick:()=>this.sort(i)},s[i]))),o=([i,{part:a="",value:l=0}])=>p("tr",p("th",{scope:"row"},i),p(
"td",a),p("td.num",l.toFixed(2)));return p("div.scroll",{tabindex:0,role:"group","aria-label":t},p("table",p("caption",t),
p("thead",p("tr",p("td"),...r)),p("tbody",Gh(this.map,this.by).map(o))))}};var Kh=23,er=24,Ve=20,Zh=17,Yh=8,$i=6,je={h:23,size:15},Jh={house:[66,34],place:[20,28]},[zh,Xh,Qh]=[3,4,1],Mi=(e,t)=>Math.
hypot(e.x-t.x,e.y-t.y);function td(e,t,n){let s={x:(e.x+t.x)/2,y:(e.y+t.y)/2},r=o=>(o.x-s.x)*(t.x-e.x)+(o.y-s.y)*(t.y-e.
y);return n.flatMap((o,i)=>{let a=n[(i+1)%n.length],[l,c]=[r(o),r(a)],u=l/(l-c),h=l<0!=c<0?[{x:o.x+(a.x-o.x)*u,y:o.y+(a.
y-o.y)*u}]:[];return l<0?[o,...h]:h})}function ed(e,t=Kh){let n=Array.from({length:er},(s,r)=>{let o=2*Math.PI*r/er,i=t/
Math.cos(Math.PI/er);return{x:i*Math.cos(o),y:i*Math.sin(o)}});return e.map((s,r)=>{let o=n;for(let[i,a]of e.entries()){
let l=Mi(s,a);i===r||l>2.1*t||(l<.5?o=i>r?[]:o:o=td({x:0,y:0},{x:a.x-s.x,y:a.y-s.y},o))}return o})}var nd=e=>e.map((t,n)=>{
let s=e.filter((r,o)=>o!==n).map(r=>Mi(t,r));return Math.max(Yh,Math.min(Ve,...s.filter(r=>r>.5).map(r=>r/2-1)))}),nr=(e,t)=>e.
x<t.x+t.w&&t.x<e.x+e.w&&e.y<t.y+t.h&&t.y<e.y+e.h,sd=({x:e,y:t},n)=>({x:e-n,y:t-n,w:2*n,h:2*n});function rd(e,t,n,s,r){let o=[];
return e.map((i,a)=>{let l=n[a],c=je.h,u=f=>(f.x<r.x||f.y<r.y||f.x+l>r.x+r.w||f.y+c>r.y+r.h?100:0)+zh*o.filter(b=>nr(b,f)).
length+Xh*e.filter((b,w)=>nr(sd(b,t[w]-3),f)).length+Qh*s.filter(b=>nr(b,f)).length,h=[[1,-1],[-1,-1],[1,0],[-1,0],[0,-1],
[0,1],[1,1],[-1,1]],d=[0,8,20].flatMap(f=>h.map(([g,b])=>{let w=(t[a]+f)*(g&&b?.72:1.08);return{x:i.x+g*(w+l/2)-l/2,y:i.
y+b*(w+c/2)-c/2,w:l,h:c}})).reduce((f,g)=>u(g)<u(f)?g:f);return l&&o.push(d),d})}var sr=e=>e?12+9*e.length:0,rr=({x:e,y:t},{
role:n,label:s,ring:r,chosen:o,attributes:i})=>k("g",{role:n,"aria-label":s,"data-x":e,"data-y":t,transform:`translate(${e}\
 ${t})`,...i},k("title",s),k("g.sized",k("path.cell",{fill:"transparent"}),(r||o)&&B(0,0,Ve,{class:"ring"}),o&&B(0,0,Ve-
$i,{class:"ring chosen"}),B(0,0,Ve+12,{class:"ring-focus"}))),_i=({x:e,y:t},n,s)=>k("g.tag.of",{"data-of":s,"data-move":s,
transform:`translate(${e} ${t})`,"aria-hidden":"true"},k("g.sized",k("g.stands",N(0,0,sr(n),je.h,{rx:3,style:"fill:var(-\
-lit)"}),k("text",{x:sr(n)/2,y:je.h/2+je.size*.36,"font-size":je.size,"font-weight":700,"text-anchor":"middle",fill:"#13\
201E"},n))));function Si(e,t,n,s){let r=[...e.querySelectorAll("[data-x]")],o=({x:g,y:b})=>({x:g/t,y:b/t}),i=r.map(({dataset:g})=>o(
{x:Number(g.x),y:Number(g.y)})),a=ed(i),l=nd(i);for(let g of e.querySelectorAll(".sized"))g.setAttribute("transform",`sc\
ale(${t})`);for(let[g,b]of r.entries()){let w=a[g].map(({x:y,y:v})=>`${y.toFixed(1)} ${v.toFixed(1)}`).join("L");b.querySelector(
".cell")?.setAttribute("d",w?`M${w}Z`:"");for(let y of b.querySelectorAll("circle")){let v=y.classList.contains("ring-fo\
cus")?12:y.classList.contains("chosen")?-$i:0,[$,_]=["many","handle"].map(E=>b.classList.contains(E)),x=_?Ve:$?Math.min(
l[g],Zh/t):l[g];y.setAttribute("r",String(x+v))}}let c=[...e.querySelectorAll(".tag.of")];if(!c.length)return;let u=r.map(
g=>c.find(b=>b.dataset.of===g.dataset.move)),h=u.map(g=>sr(g?.textContent??"")),m={x:n.x/t,y:n.y/t,w:n.w/t,h:n.h/t},d=s.
map(({x:g,y:b,kind:w})=>{let[y,v]=Jh[w??""]??[13,13];return{x:(g-y)/t,y:(b-v)/t,w:2*y/t,h:2*v/t}}),f=rd(i,l,h,d,m);for(let[
g,b]of u.entries()){let{x:w,y}=f[g];b?.querySelector(".stands")?.setAttribute("transform",`translate(${w-i[g].x} ${y-i[g].
y})`)}}var od=18,id=40,ad={"stroke-width":5},ld={"stroke-width":36,"stroke-linejoin":"round","stroke-linecap":"round"},cd=.4;function ud(e,t){
let n=t.get(e.a),s=t.get(e.b),r=`M${n.x} ${n.y}L${s.x} ${s.y}`,o=i=>k("path",{d:r,fill:"none",...i});switch(e.kind??"roa\
d"){case"double":return[o({style:"stroke:var(--field-edge)","stroke-width":9}),o({style:"stroke:var(--field)","stroke-wi\
dth":4})];case"dashed":return o({style:"stroke:var(--field-edge)","stroke-width":6,"stroke-dasharray":"12 9"});case"thin":
return o({style:"stroke:var(--field-edge)","stroke-width":3});case"pointer":return o({style:"stroke:var(--on-field-2)","\
stroke-width":3,"stroke-dasharray":"2 5"});default:return o({style:"stroke:var(--field-edge)","stroke-width":9})}}var Ei=(e,t,n,s)=>k(
"text",{class:s,y:.35*t,"font-size":t,"font-weight":700,"text-anchor":"middle",fill:n},e);function hd(e,t,n,s){let{fill:r,
ink:o}=t?tr(t.step):{fill:"var(--on-field)",ink:""},i={style:`fill:${r};stroke:var(${t?"--on-field-2":"--field"})`,"stro\
ke-width":2},a=t?Math.min(16*n,od):13,l=e.kind==="crossing"?k("path",{d:`M0 ${-a*1.35}L${a*1.35} 0 0 ${a*1.35} ${-a*1.35}\
 0Z`,...i}):e.kind==="door"?k("path",{d:`M${-a} ${-a}L${a} 0 ${-a} ${a}Z`,...i}):e.kind==="house"?k("rect",{x:-66,y:-34,
width:132,height:68,rx:4,...i}):e.kind==="place"?N(-19,-27,38,54,{class:"slot",rx:4,fill:"none"}):k("circle",{r:a,...i}),
c=e.kind==="house",u=c&&(e.name??"").length>8?(e.name??"").split(" "):[e.name??""],h=Math.max(1,...u.map(f=>f.length)),m=c?
Math.min(23*n,122/(.66*h),54/(1.1*u.length)):20*n,d={...e.kind==="place"?s(e):{x:0,y:c?0:16+18*n,"text-anchor":"middle"},
class:c?"on-house":"f"};return k("g",{transform:`translate(${e.x} ${e.y})`},k("title",e.label),l,e.kind==="pointer"&&!t&&
N(-5,-5,10,10,{fill:"var(--field)"}),t&&Ei(t.text,20*n,o,t.fine?"coarse":""),t?.fine&&Ei(t.fine,15*n,o,"fine"),e.name&&u.
map((f,g)=>k("text",{"font-size":m,"font-weight":700,...d,y:d.y+(c?(.35+1.1*(g-(u.length-1)/2))*m:0)},f)))}function dd(e){
let t=new Map;for(let{key:s,at:r,art:o}of e)(o??"mark")==="mark"&&t.set(r,[...t.get(r)??[],s]);let n=new Map;for(let s of t.
values())s.forEach((r,o)=>n.set(r,o-(s.length-1)/2));return n}function md(e,t,n,s=0){let r=t.get(e.at);if(!r)throw new Error(
`Expected a node of the board, not "${e.at}".`);let o={mark:()=>[B(0,0,27,{fill:e.active?"var(--accent-on-field)":"var(-\
-field)"}),Ae(e.seat??0,-19,-19,38,{fill:e.active?"var(--field)":"var(--on-field)",ink:e.active?"var(--accent-on-field)":
"var(--field)"})],agent:()=>[B(0,0,15,{style:"fill:var(--field);stroke:var(--on-field)","stroke-width":3}),N(-9,-3,18,6,
{fill:"var(--on-field)"})],card:()=>[k("g",{transform:"translate(-20 -28)"},Ht(e.face,40))],bars:()=>[N(-64,-32,128,64,{
rx:3,fill:"var(--on-field)"}),k("path",{d:"M-54 -32V32M-38 -32V32M38 -32V32M54 -32V32",style:"stroke:var(--field)","stro\
ke-width":6})],empty:()=>[N(-19,-27,38,54,{class:"slot",rx:4,fill:"none"})]}[e.art??"mark"];if(!o)throw new Error(`Expec\
ted a token that can be drawn, not "${e.art}".`);return k("g",{transform:`translate(${r.x+46*n*s} ${r.y}) scale(${n})`,role:"\
img","aria-label":e.label,"data-token":e.key},k("title",e.label),k("g.grows",o()))}function pd({tag:e,path:t},n,s){let{x:r,
y:o}=n.get(t[t.length-1]),i=18+11*e.length;return e&&k("g.tag",{transform:`translate(${r+14} ${o-12-32*s}) scale(${s})`},
N(0,0,i,32,{rx:3,style:"fill:var(--lit)"}),k("text",{x:i/2,y:23,"font-size":21,"font-weight":700,"text-anchor":"middle",
fill:"#13201E"},e))}function Ti(e,t){let n=e.path.map(o=>t.get(o)),s=n.map(({x:o,y:i},a)=>`${a?"L":"M"}${o} ${i}`).join(
""),r=!e.move;return k("g",{class:r?"way gone":"way",role:r?"img":null,"aria-label":r?e.label:null,"aria-hidden":r?null:
"true","data-steps":n.length-1},r&&k("title",e.label),k("path.line",{d:s,fill:"none",style:"stroke:var(--lit)",...r?ld:ad}))}
function fd({path:e,label:t,move:n,chosen:s},r,o){let i=r.get(e[e.length-1]),a=o?{class:"way plays",tabindex:0,"data-mov\
e":n,"aria-pressed":String(!!s)}:{class:"way shown"};return rr(i,{role:o?"button":"img",label:t,ring:!0,chosen:!!s,attributes:a})}
function gd(e,t,n,s){let r=13*s*(e.name?.length??0),o=[{x:-23*s-3,y:7*s,"text-anchor":"end",left:-r-23*s},{x:23*s+3,y:7*
s,"text-anchor":"start",left:23*s},{x:0,y:45*s,"text-anchor":"middle",left:-r/2},{x:0,y:-31*s,"text-anchor":"middle",left:-r/
2}],i=t.edges.flatMap(({a:u,b:h})=>{let m=n.get(u),d=n.get(h);return[0,.25,.5,.75,1].map(f=>({x:m.x+(d.x-m.x)*f,y:m.y+(d.
y-m.y)*f}))}),a=({y:u,left:h})=>i.filter(m=>m.x>e.x+h-14&&m.x<e.x+h+r+14&&m.y>e.y+u-16*s-12&&m.y<e.y+u+12).length,{left:l,
...c}=o.reduce((u,h)=>a(h)<a(u)?h:u);return c}var bd=(e,t,n)=>[e.art?k("g.scenery",pi(e.art)):null,(e.areas??[]).map(({name:s,
x:r,y:o})=>k("text.f2",{x:r,y:o,"font-size":20*n,"text-anchor":"middle"},s)),k("g",{fill:"none"},...e.edges.map(s=>ud(s,
t)))];function wd(e,t,n,s,r=0){let o=n.get(e.at),i={agent:22,card:39}[e.art??"mark"]??34,a=o.x+46*s*r;return k("g.light",
{transform:`translate(${a} ${o.y}) scale(${s})`,"data-x":a,"data-y":o.y,"data-key":`lit:${e.key}`,"aria-hidden":"true"},
B(0,0,i,{fill:"none",style:"stroke:var(--lit)","stroke-width":6}),t&&N(i-6,-i-14,26,26,{style:"fill:var(--lit)"}),t&&k("\
text",{x:i+7,y:5-i,"font-size":18,"font-weight":700,"text-anchor":"middle",fill:"#13201E"},t))}function yd(e,t,{zone:n},{
nodes:s,aside:r,u:o,at:i}){let a=n.tokens.find(({key:u})=>u===e),l=s.get(a?.at??e);if(!l)throw new Error(`Expected a nod\
e or a token of the board, not "${e}".`);let c=n.carries?.length;return rr({x:l.x+46*o*(r.get(e)??0),y:l.y},{role:"butto\
n",label:a?.label??l.label,ring:!a,chosen:t,attributes:{class:["way plays",a&&"handle",c&&"many"],tabindex:a&&i?-1:0,"ar\
ia-pressed":String(t),"data-spot":e}})}function Li(e){let{board:t,zone:n,heat:s,clear:r,acting:o,spots:i,lit:a,w:l,h:c,k:u}=e,
h=new Map(t.nodes.map($=>[$.id,$])),m=dd(n.tokens),d=u<cd?1:Math.max(1,.62/u),f=(n.ways??[]).filter(({move:$})=>!$),g=(n.
ways??[]).filter(({move:$})=>$),b=n.tokens.filter(({art:$})=>!(r&&$==="agent")),w=({art:$})=>!!s.nodes&&$==="card",y=$=>hd(
$,s.nodes?.[$.id],d,_=>gd(_,t,h,d)),v=$=>md($,h,d,m.get($.key));return k("svg.board",{width:l,height:c,viewBox:`0 0 ${t.
width} ${t.height}`,preserveAspectRatio:"xMidYMid meet",style:"overflow:hidden","data-board":t.id},N(0,0,t.width,t.height,
{fill:"transparent"}),bd(t,h,d),f.map($=>Ti($,h)),t.nodes.filter(({kind:$})=>$==="place").map(y),b.filter(w).map(v),t.nodes.
filter(({kind:$})=>$!=="place").map(y),g.map($=>Ti($,h)),b.filter($=>!w($)).map(v),f.map($=>pd($,h,d)),b.filter(({key:$})=>$ in
a).map($=>wd($,a[$.key],h,d,m.get($.key))),g.filter(({tag:$})=>$).map(({tag:$,move:_,path:x})=>_i(h.get(x[x.length-1]),$,
_??"")),g.map($=>fd($,h,o)),Object.entries(i).map(([$,_],x)=>yd($,_,e,{nodes:h,aside:m,u:d,at:x})))}function Ai(e,t){for(let n of e.
querySelectorAll(".way.gone > .line")){if(!(n instanceof SVGGeometryElement))continue;let s=n.getTotalLength(),r=Number(
n.parentElement?.dataset.steps??1);n.animate([{strokeDasharray:`0 ${s}`},{strokeDasharray:`${s} 0`}],{duration:r*id/t})}}var Ui=3,Oi=80,Pi=e=>[...e.values.map((t,n)=>k("g",{transform:`translate(${n*(e.size+10)} 0)`},Un(t,e.size,e.lit.includes(
n)))),N(-5,-5,e.w+10,e.size+10,{class:"ring-focus",rx:9}),k("title",e.label)];function Ni(e,t){for(let n=0;n<Ui;n++){let s=(o,i)=>1+(o+2*n+3*i)%6,r=()=>e(o=>({...o,values:o.values.map(s),lit:[]}));n?
setTimeout(r,n*Oi/t):r()}setTimeout(()=>e(n=>n),Ui*Oi/t)}var Qt=390,$t=700,xt=10,ir=e=>e.zones.every(t=>["seat","ring","fan","stack","tray","kinds"].includes(t.kind)&&(e.table===
"corners"||!(t.kind==="seat"&&(t.before?.length??0)>0)));function ar(e,t,n,s,r,o,i=!1){let a=t.alert||(t.counters??[]).map(
({value:d,label:f})=>`${d} ${f}`)[0]||t.note;e.add("mark",t.id,n,s,{seat:t.seat,size:20,active:!!t.active});let l=n+26,c=r-
26,u=i?at(t.name,13,c-28,1.06):{lines:[t.name],size:13};if(e.text(`${t.id}.name`,u.lines[0],l,s+9,{size:u.size,bold:!0,quiet:!1,
room:c}),e.text(`${t.id}.note`,at(a??"",12,c).lines[0],l,s+(i?24:22),{size:12,tone:t.alert?"lit":"",room:c}),i){let d=l+
I(u.lines[0],u.size)*1.06+8;e.cards(t.cards,d,s-2,20,{w:11,ideal:2,tight:.02},{role:"seat"})}if(!o)return;let h=t.cards.
some(d=>d.face||d.key in(e.extras.dealt??{})),m={w:o,ideal:o*.72,tight:h?.5:.06,least:h?o*.8:o};e.cards(t.cards,n,s+30,r-
6,m,{role:"seat",pitch:.5})}function Nn(e,t,n,s,r,o=Qt){let i=!!e.extras.acting,a=t.cards.length>(o-r)/60,l=a?xt:r,c=n+(a?
30:0)+(i?12:0),u=St(78,s-c-(i?6:0));ar(e,{...t,cards:[]},xt,a?n:(n+s)/2-14,a?o:r-xt-6,0);let h={w:u,ideal:u*1.12,tight:.36,
least:Math.min(u,44),floor:24};e.cards(t.cards,l,c,o-l-xt,h,{own:!0,role:"hand",pitch:.7})}function Pn(e,t,n,s,r,o){e.text(
`${t}.count`,n,r,o,{size:20,bold:!0,quiet:!1});let[i,a]=at(s,12,58).lines;e.text(`${t}.label`,i,r,o+15,{size:12,room:58}),
a&&e.text(`${t}.more`,a,r,o+28,{size:12,room:58})}function kd(e,{seats:[t,...n],ring:s,fans:r,stacks:o,trays:i},a,l){let c=(l-
Qt)/($t-Qt),u=s?132+116*c:xt,h=[...i,...o].length?66:0,m=l-xt-h,[d,f,g]=e.extras.acting?[70,76,42]:[68,74,45],b=g+20*c,w=b<
56?0:1.085*b+31,y={x:d+54*c,y:Math.max(f+26*c,w),r:b};s&&e.add("ring",s.id,y.x,y.y,{ring:s,r:y.r});let v=Math.max(1,Math.
min(n.length,3)),$=Math.ceil(n.length/v),_=(m-u)/v;n.forEach((L,S)=>{let M=$>1?0:n.length>2?26:34;ar(e,L,u+S%v*_,8+Math.
floor(S/v)*36,_,M,!M)}),i.forEach(L=>Pn(e,L.id,String(L.count),L.label,m+8,22)),o.forEach((L,S)=>{let M=76+S*52;Pn(e,L.id,
String(L.count),L.label,m+8,M),L.top&&e.card(L.top,m+36,M-15,15,{role:"stack",recall:L.recall})});let x=96,E=a-(e.extras.
editing?108:e.extras.acting?132:88);for(let L of r){let S=St(a>320&&L.cards.length<7?60:44,E-x-34),M={w:S,ideal:S*.74,tight:.3,
least:S,floor:15},A=m-u,H=Math.min(M.ideal,(A-S)/Math.max(L.cards.length-1,1)),R=H<22;L.cards.forEach((F,tt)=>{let V=tt===
L.cards.length-1,C=u+tt*H;e.card(F,C,x+20,S,{seen:V?S:Math.min(S,H),role:"fan"}),(V||!R||(L.cards.length-1-tt)%2===0)&&e.
text(`${F.key}.above`,F.above??"",C+1,x+14,{size:V?14:12,bold:V,quiet:!V}),F.under!=null&&(V||!R)&&e.add("mark",`${F.key}\
.under`,C+2,x+24+S*1.4,{seat:F.under,size:14,quiet:!V})}),L.cards.length||e.add("pile",L.id,u,x+20,{w:S,under:0,empty:!0})}
return t&&Nn(e,t,E+4,a-8,u,l),{y:a-18,middle:y}}function xd(e,{seats:[t,...n],ring:s,stacks:r,trays:o},i,a){let l=Math.max(
1,Math.min(n.length,5)),c=Math.ceil(n.length/l),u=(a-2*xt)/l,h=c>1?34:56;n.forEach((v,$)=>{let _=xt+$%l*u,x=8+Math.floor(
$/l)*h;ar(e,v,_,x,u,c>1?0:18,c>1)});let m=8+c*h,d=e.extras.acting?i-136:i-110,f=Math.min(58,(d-m)/2-14),g={x:a/2,y:(m+d)/
2-12,r:f};s&&e.add("ring",s.id,g.x,g.y,{ring:{...s,note:""},r:f});let b=Math.min(44,f*.74),w=10,y=g.x-(r.length*b+(r.length-
1)*w)/2;return r.forEach((v,$)=>{let _=y+$*(b+w),x=g.y-b*.7;v.top?e.card({...v.top,move:v.move||v.top.move,off:v.off||v.
top.off},_,x,b,{role:"stack"}):e.add("pile",v.id,_,x,{w:b,under:0,empty:!0}),Pn(e,v.id,String(v.count),v.label,$?a-74:xt,
g.y)}),o.forEach(v=>Pn(e,v.id,String(v.count),v.label,a-74,g.y+40)),t&&Nn(e,t,d+2,i-8,96,a),{y:i-18,middle:g}}var Hi=(e,t,n,s,r)=>(s?
xd:kd)(e,t,n,r);var Ri=e=>(e.table??"long")==="long"&&e.zones.every(t=>["seat","grid","stack"].includes(t.kind));function vd(e,t){let n=t.
map(({key:i})=>`lit:${i}`),s=e.over.filter(({key:i})=>n.includes(i)),[r,o]=[s[0],s[s.length-1]];s.length<2||s.length<t.length||
s.some(({tab:i})=>i!==r.tab)||(e.over=e.over.filter(i=>!s.includes(i)),e.over.push({...r,w:o.x+o.w-r.x}))}function lr(e,t,n,s,r,o){
let i=t.cards.filter(E=>!E.face&&!(E.key in(e.extras.dealt??{}))),a=[...t.cards.filter(E=>!i.includes(E)),...(t.before??
[]).flatMap(E=>"cards"in E?E.cards:[])],l=o>40,c=l?26:18,u=l?Math.min(o,r/7.5):18,h=l?u*.26:6,m=i.length?u+h*(i.length-1):
0,d=n+c+(l?9:5),f=r-(d-n)-(l?8:m+12),g=l?f:r-8,b=(t.counters??[]).map(({value:E,label:L})=>`${E} ${L}`)[0]??"",w=l?[t.note,
b].filter(Boolean).join(", "):t.note||b;e.add("mark",t.id,n,s,{seat:t.seat,size:c,active:!!t.active});let y=at(t.name,l?
15:13,f),v=at(w,l?13:12,g);e.text(`${t.id}.name`,y.lines[0],d,s+(l?11:13),{size:y.size,bold:!0,quiet:!1,room:f}),e.text(
`${t.id}.note`,v.lines[0],l?d:n,s+(l?28:31),{size:v.size,room:g});let $={w:u,ideal:h,tight:.05};e.cards(i,l?n:n+r-m-8,l?
s+38:s-1,m+1,$,{role:"seat"}),vd(e,i);let _=l&&m?n+m+12:n,x={w:o,ideal:o+3,tight:.3,least:o,floor:12};e.cards(a,_,s+(l?38:
36),n+r-8-_,x,{role:"seat",pitch:.5})}function $d(e,t,n,s,r){let o=t.cells.flatMap(g=>"key"in g?[g]:[]),i=cr(n),a=o.length>
6?2:1,l=Math.max(Math.ceil(o.length/a),1),c=n>$t?10:5,u=e.extras.acting?8:0,h=(n-2*i-c*(l-1))/l,m=St(Math.min(n>$t?70:50,
h),(r-s)/a-c-u),d=Math.min(h+c,m*1.3),f=(n-d*(l-1)-m)/2;o.forEach((g,b)=>{let w=f+b%l*d,y=s+Math.floor(b/l)*(m*1.4+c+u);
e.card(g,w,y,m,{role:"grid",own:!0})})}function Md(e,t,n,s,r,o){let i=r*.7;(t.round??[]).forEach(({seat:l,words:c,now:u},h)=>{
let m=s+h*r,d=i>20?14:12;e.add("mark",`${t.id}.${h}`,n,m,{seat:l,size:i,active:u,quiet:!u}),e.text(`${t.id}.${h}`,c,n+i+
8,m+i/2+d*.35,{size:d,bold:u,quiet:!u,room:o-i-8})})}function _d(e,t,n,s,r){let o=n>$t,i=t.filter(b=>b.top||b.count||b.round?.
length),a=St(o?92:56,r-s-(o?60:24)),l=o?56:18,[c,u]=o?[186,240]:[148,190],h=Math.max(0,...i.flatMap(b=>(b.round??[]).map(
w=>I(w.words,1.06)))),m=Math.max(c,Math.min(u,(o?14:12)*h+(o?56:40))),d=i.reduce((b,w)=>b+a+(w.round?.length?m:0),l*(i.length-
1)),f=s+(r-s-a*1.4-22)*(o?.42:.3),g=(n-d)/2;for(let b of i){b.top?e.card(b.top,g,f,a,{role:"stack",recall:b.recall}):e.add(
"pile",b.id,g,f,{w:a,under:0,empty:!0});let w=b.round??[],y=o?14:12,v=f+a*1.4+(o?24:17);if(w.length){let $=Math.min(o?36:
25,(a*1.4+6)/w.length);Md(e,b,g+a+(o?20:10),f,$,m-(o?20:10)),e.text(`${b.id}.label`,b.label,g,v,{size:y,room:a+m-10})}else{
let $=o?20:16,_=I(String(b.count),$)*1.06+5,x=o?g:g+Math.min(0,(a-_-I(b.label,y))/2);e.text(`${b.id}.count`,String(b.count),
x,v,{size:$,bold:!0,quiet:!1}),e.text(`${b.id}.label`,b.label,x+_,v,{size:y})}g+=a+(w.length?m:0)+l}}function Sd(e,t,n,s,r){
let o=n>$t,i=cr(n),a=Math.min((r-s)/Math.max(t.length,1),o?150:96),l=o?0:24,c=St(o?84:46,a-l-(o?16:8)),u=o?166:i;t.forEach(
(h,m)=>{let d=s+m*a;if(o){let g=e.head(h,i,d,u-i-12);e.counters(h,i+4,d+42+g,u-i-16,!0)}else{let g=(h.counters??[]).map(
({value:y,label:v})=>`${y} ${v}`),b=i+24+I(h.name,13)*1.06+8;e.add("mark",h.id,i,d,{seat:h.seat,size:18,active:!!h.active}),
e.text(`${h.id}.name`,h.name,i+24,d+13,{size:13,bold:!0,quiet:!1});let w=at([h.note,...g].filter(Boolean).join(", "),12,
n-i-b);e.text(`${h.id}.note`,w.lines[0],b,d+13,{size:w.size,room:n-i-b})}let f={w:c,ideal:c*1.12,tight:.3,least:c,floor:20};
e.cards(h.cards,u,d+l,n-i-u,f,{role:"seat"})})}function Ci(e,t,n,s){let r=t.cards.find(i=>i.above),o=r&&e.things.find(({
kind:i,key:a})=>i==="card"&&a===r.key);!r?.above||!o||e.text(`${r.key}.over`,r.above,s??o.x,n,{size:s?12:14,bold:!0,quiet:!1,
tone:r.ghost?"lit":"",anchor:s?"end":"start",room:s?s-xt-34-I(t.name,13)*1.06:1/0})}var cr=e=>e>$t?28:xt;function ur(e,t,n,s,r){
let i=n-166-28,a=e.extras.acting?18:0,l=St(84,r-s-a-14),c={w:l,ideal:l*1.12,tight:.3,least:l,floor:30},u=e.head(t,28,s+a,
126);e.counters(t,32,s+a+48+u,126,!1),e.cards(t.cards,166,s+a,i,c,{own:!0,role:"hand"}),Ci(e,t,s-14)}function Bi(e,{seats:[
t,...n],grids:s,stacks:r},o,i){let a=cr(i),l=i>$t,c=Math.max(n.length,1),u=(i-2*a+8)/c,h=l?22:8,m=l?c>1?46:60:c>2?26:32,
d=o-(e.extras.acting?l?150:126:l?132:100);!s.length&&!r.length&&n.every(b=>b.cards.every(w=>w.face))?Sd(e,n,i,h,d-(l?30:
6)):n.forEach((b,w)=>{lr(e,b,a+w*u,h,u,m)});let f=n.some(b=>b.before?.length||b.cards.some(w=>w.face)),g=h+(l?54+m*1.4:f?
46+m*1.4:44);for(let b of s)l&&e.text(`${b.id}.label`,b.label,a,g+8,{room:i-2*a}),$d(e,b,i,g+(l?26:0),d-(l?24:4));return _d(
e,r,i,g,d),t&&l?ur(e,t,i,d,o):t&&(Nn(e,t,d,o-8,xt+92,i),Ci(e,t,d+9,i-xt)),{y:o-18,middle:{x:i/2,y:(g+d)/2,r:40}}}var Ed={draw2:"+2",draw4:"+4"},Td=["skip","reverse"],Hn=28;function dr(e){let t=e>=Hn;return{large:t,left:t?34:22,right:t?
44:24,tall:e*1.17,pitch:e*1.72+(t?4:1.5),gap:t?4:1.5}}var Di=({rows:e})=>Math.max(...e.map(({kinds:t})=>t.length));function Rn(e,t){
let{left:n,right:s,pitch:r,gap:o}=dr(t);return{w:n+Di(e)*(t+o)+s,h:e.rows.length*r}}function Ld(e,t,n){let s=48;for(;s>12&&
(Rn(e,s).w>t||Rn(e,s).h>n);)s-=.2;return s}var Ii=e=>[...e].reduce((t,n)=>t+Number(n),0);function Fi(e,t){return e===2?N(
-t,-t,2*t,2*t,{style:"fill:var(--lit)"}):B(0,0,t,{style:e?"fill:none;stroke:var(--field-edge)":"fill:var(--on-field)","s\
troke-width":1.5})}var mr=(e,t,n)=>k("g",{transform:`translate(${e} ${t})`},n);function Ad(e,t,n){let{tall:s}=dr(n),r=e.
kinds[t],o=e.colour==="wild",i=o?"#fff":`var(--c-${e.colour}-on)`,a=Math.max(13,n*(o?.42:.54)),l=[e.unseen[t],e.held[t],
e.gone[t]].map(Number),c=Math.min(11,n/4+(n<Hn?2:1)),u=l.flatMap((m,d)=>Array(m).fill([0,2,1][d])),h=Td.includes(r)?k("g",
{style:`color:${i}`},Xs(r,n/2,s/2,n*.2)):k("text",{x:n/2,y:s/2+a*.36,"text-anchor":"middle","font-size":a,"font-weight":700,
style:`fill:${i}`},Ed[r]??r);return k("g",k("g",{opacity:l[0]?null:.4},N(0,0,n,s,{rx:3,style:`fill:${o?"#17181c":`var(--\
c-${e.colour})`};stroke:#fff`,"stroke-width":n<Hn?0:1.2}),h),u.map((m,d)=>mr(n/2+(d-(u.length-1)/2)*c,s+n*.28,Fi(m,n<Hn?
2.8:3.5))))}function Ud(e,t,n,s){let r=n?[0,82,182]:[0,62,136];return["unseen","discarded",s].map((o,i)=>[mr(e+r[i],t,Fi(
i,4)),k("text.f2",{x:e+r[i]+9,y:t+4.5,"font-size":n?13:12},o)])}function pr({zone:e,w:t,lit:n}){let{large:s,left:r,tall:o,
pitch:i,gap:a}=dr(t),l=Di(e),c=r+l*(t+a)+(s?6:2);return e.rows.map((h,m)=>{let d=m*i,f=h.kinds.length<l/2,g=w=>r+w*(t+a)*
(f?1.6:1),b=Ii(h.unseen);return[h.colour!=="wild"&&jt(h.colour,r/2-3,d+o/2,r*.26,{style:`fill:var(--ring-${h.colour})`}),
h.kinds.map((w,y)=>mr(g(y),d,Ad(h,y,t))),h.kinds.map((w,y)=>`${h.id}.${w}`in n&&N(g(y)-1,d-2,t+2,o+t*.48,{"data-key":`li\
t:${h.id}.${w}`,rx:5,style:"fill:none;stroke:var(--lit)","stroke-width":s?3:2})),f&&Ud(Math.min(g(h.kinds.length),c-(s?240:
192)),d+o/2,s,h.hands??"yours"),k("text.f",{x:c,y:d+o/2+6,"font-size":s?18:14,"font-weight":700},String(b))]}).flat(3).filter(
Boolean)}function hr({rows:e}){let[t,n]=["unseen","gone"].map(s=>e.reduce((r,o)=>r+Ii(o[s]),0));return`${t} ${t===1?"car\
d":"cards"} you can't see, ${n} discarded`}var fr=e=>[hr(e),...e.rows.map(({label:t})=>t)].join(". ");function Bn(e){let t=e.
zones.filter(n=>n.kind==="kinds");return t.length?{rows:t,of:t[0].of}:void 0}function qi(e,t){let n=Object.keys(e).filter(
s=>t?.rows.some(({id:r})=>s.startsWith(`${r}.`)));return t&&n.length?{[t.of]:e[n[0]],...e}:e}function Od(e,t,n,s,r){let[
o]=t.counters??[];e.add("mark",t.id,n,s,{seat:t.seat,size:18,active:!!t.active}),e.text(`${t.id}.name`,t.name,n+23,s+9,{
size:13,bold:!0,quiet:!1,room:14}),e.cards(t.cards,n+38,s-4,r-42,{w:12,ideal:3,tight:.05},{role:"seat"}),o&&e.text(`${t.
id}.note`,`${o.value} ${o.label}`,n+23,s+23,{size:12,room:r-23})}function Wi(e,{seats:[t,...n],ring:s,stacks:r,kinds:o},i,a){
let l={rows:o,of:""},c=a>$t,u=c?28:10,h=Math.min(n.length||1,3),m=Math.ceil(n.length/h),d=n.length>3,f=c?52:d?30:40,g=c?
150:80,b=r.length*(f+12)+g,w=(a-2*u-b)/h,y=c?12:8,v=d?34:c?102:44,$=y+Math.max(f*1.4+(c?16:10),m*v),_=i-(c?104:74);n.forEach(
(M,A)=>{let H=y+Math.floor(A/h)*v;d&&!c?Od(e,M,u+A%h*w,H,w):lr(e,M,u+A%h*w,H,c?w:Math.min(w,130),d||!c?26:42)});let x=a-
u-b;for(let M of r)M.top?e.card(M.top,x,y,f,{role:"space"}):e.add("pile",M.id,x,y,{w:f,under:0,empty:!0}),x+=f+12;let E=r.
map(({count:M,label:A})=>`${M} ${A}`);s?.value&&r.some(({top:M})=>M?.face?.colour==="wild")&&E.push(`${s.value} named`),
E.forEach((M,A)=>{e.text(`spread.${A}`,M,x,y+14+A*(c?20:16),{size:c?14:12,room:g})});let L=Ld(l,a-2*u,_-$),S=Rn(l,L);if(e.
add("spread","all",(a-S.w)/2,$+(_-$-S.h)*.35,{zone:l,w:L,lit:e.extras.lit??{}}),t&&c)ur(e,{...t,counters:t.counters?.slice(
0,1)},a,_,i);else if(t){let M=St(46,i-8-_);e.add("mark",t.id,u,_,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}\
.name`,t.name,u,_+36,{size:13,bold:!0,quiet:!1,room:62});let A={w:M,ideal:M+4,tight:.36,least:M,floor:20};e.cards(t.cards,
78,_,a-u-78,A,{own:!0,role:"hand"})}return{y:i-18,middle:{x:a/2,y:($+_)/2,r:40}}}var Cn=class{constructor(t){this.open=!1;
this.how=t,this.root=p("section.sheet.spread",{hidden:!0,role:"group"})}show(t,n,s){this.zone=t,t||(this.open=!1),this.root.
hidden=!this.open;let r=this.open&&JSON.stringify([t,n,s]);if(!t||!r||this.root.dataset.looks===r)return;this.root.dataset.
looks=r;let o=s?23.2:44,i=Rn(t,o),a=this.root.contains(it(this.root)),l={class:"btn quiet shut","aria-label":"Close",title:"\
Close",onclick:()=>this.escape()};this.root.setAttribute("aria-label",hr(t)),this.root.replaceChildren(p("h2",hr(t)),nt(
l,mt("close",16)),k("svg",{viewBox:`0 -3 ${i.w} ${i.h}`,role:"img","aria-label":fr(t)},pr({zone:t,w:o,lit:n}))),a&&this.
root.querySelector("button")?.focus()}toggle(t){if(this.open)return void this.escape();this.open=!0,t(),this.root.querySelector(
"button")?.focus({preventScroll:!0})}escape(){let t=this.open,n=this.root.contains(it(this.root));return this.open=!1,this.
root.hidden=!0,n&&this.zone&&this.how.focus(this.zone.of),t}};var te=(e,t)=>k("text",t,e),ji=e=>!e.plays&&!!(e.opens||e.recall?.length);function Pd(e){let t=e.w*1.4,n=Math.min(11,Math.
max(7,e.w*.16));return[e.plays&&N(-2,-2,Math.max(e.seen,24),t+24,{class:"touch",fill:"transparent"}),e.dealt&&Ht(null,e.
w),e.ghost?k("g.faint",Ht(e.face,e.w)):Ht(e.face,e.w),e.ghost&&N(0,0,e.w,t,{class:"ghost",rx:e.w*.085,fill:"none"}),e.kin&&
!e.ghost&&N(1.5,1.5,e.w-3,t-3,{class:"kin",rx:e.w*.07,fill:"none"}),e.off&&N(0,0,e.w,t,{class:"veil",rx:e.w*.085}),e.under&&
k("path.bar-under",{d:`M2 ${t+11.5}h${Math.max(e.seen-6,18)}`,"stroke-width":5}),ji(e)&&yi(n+2,t-n-2,n),N(-5,-5,e.w+10,t+
10,{class:"ring-focus",rx:e.w*.085+5}),k("title",ji(e)?`${e.label}. Press to see the cards.`:e.label)]}var Rt=24,gr=14,Nd=8;
function Hd(e){let t=Math.min(Rt,e.w);switch(e.role){case"hand":{let n=Math.min(Rt,e.w*.55);return[e.w-n,e.h-n,n]}case"s\
tack":case"pile":return[e.w-t,e.h-t,t];case"fan":return[e.w-t,e.h*.36,t];case"seat":return e.h<Rt?[e.w+3,(e.h-gr)/2,e.w<
Nd?0:gr]:[e.w-Rt,e.h-Rt,Rt];case"space":return[e.w-14,e.h-21,Rt];case"dice":return[e.w+3,-3,Rt];default:return e.y>Rt?[e.
w-21,-25,Rt]:[Math.max(-8,1-e.x),Math.max(-8,1-e.y),gr]}}function Rd(e){let[t,n,s]=Hd(e),r=e.tab&&s>0&&k("g",{transform:`\
translate(${t} ${n})`},N(0,0,s,s,{fill:"var(--lit)"}),te(e.tab,{x:s/2,y:s*.71,"font-size":s*.625,"font-weight":700,"text\
-anchor":"middle",fill:"#13201E"}));return[N(-3,-3,e.w+6,e.h+6,{rx:7,fill:"none",stroke:"var(--lit)","stroke-width":4}),
r]}function Cd(e){let t=e.tone==="lit"?"lit-text":e.quiet?"f2":"f";return[k("text",{"font-size":e.size,"font-weight":e.bold?
700:400,"text-anchor":e.anchor,class:t},e.lines.map((n,s)=>k("tspan",{x:0,dy:s?e.size*1.2:0},n)))]}var Bd=e=>[Ae(e.seat,
0,0,e.size,{fill:e.active?"var(--accent-on-field)":e.quiet?"var(--on-field-2)":"var(--on-field)"})];function Dd(e){let t=String(
e.value),n=Xt(t),s=n?dt(t,e.high):0;return[n&&yt(t,0,0,e.high,{colour:"var(--on-field)"}),te(n?e.label:`${t} ${e.label}`,
{x:n?s+8:0,y:e.high-4,"font-size":13,class:"f2","aria-hidden":"true"})]}function Id(e){return e.empty?[N(1,1,e.w-2,e.w*1.4-
2,{class:"slot",rx:5,fill:"none"})]:Array.from({length:e.under},(t,n)=>{let s=(e.under-n)*2.5;return k("g",{transform:`t\
ranslate(${s} ${-s})`},N(0,0,e.w,e.w*1.4,{class:"paper",rx:e.w*.085}))})}var Fd=e=>[k("text.f2",{"font-size":13,"aria-hi\
dden":"true"},k("tspan.f",{"font-weight":700,"font-size":15},String(e.count)),e.lines.map(t=>k("tspan",e.broken?{x:0,dy:17}:
{dx:4},t)))];function qd(e){let t=String(e.count),n=dt(t,22),s=n+8+e.noted,r=(e.wide-(e.below?n:s))/2;return[yt(t,r,0,22,
{colour:"var(--on-field)"}),te(e.label,{x:e.below?e.wide/2:r+n+8,y:e.below?e.high+56:18,"text-anchor":e.below?"middle":"\
start","font-size":13,class:"f2","aria-hidden":"true"}),zs(e.count,12,30+e.high,e),bt(`M1.5 ${e.high-6}V${36+e.high}H${e.
wide-1.5}V${e.high-6}`,"var(--field-line)",3)]}var Ge=(e,t)=>[t*Math.sin(e*2*Math.PI),-t*Math.cos(e*2*Math.PI)];function Wd(e){
let{ring:t,r:n}=e,s=t.of??10,r=t.filled??0,o=t.preview?.filled??r,i=t.goal??-1,a=n*.17,l=2.4/360,c=et("hatch"),u=y=>{let[
v,$]=Ge(y/s+l,n),[_,x]=Ge((y+1)/s-l,n);return`M${v} ${$}A${n} ${n} 0 0 1 ${_} ${x}`},h=Array.from({length:s},(y,v)=>{let $=v<
r,_=t.preview?v>=r&&v<o:i>=0&&v>=r&&v<i,x=v===i?"var(--lit)":$?"var(--accent-on-field)":"var(--field-line)";return[k("pa\
th",{d:u(v),fill:"none",style:`stroke:${x}`,"stroke-width":a}),_&&k("path",{d:u(v),fill:"none",style:`stroke:url(#${c})`,
"stroke-width":a})]}),m=n<56,d=m?12:14,f=(t.marks??[]).map(y=>{let v=y.at/s,$=n+a/2+4,[_,x]=Ge(v,$),[E,L]=Ge(v,$+7),[S,M]=Ge(
v,$+(m?6:19)),A=Math.sin(v*2*Math.PI)<-.2,H=Math.sin(v*2*Math.PI)>.2;return[!m&&k("path",{d:`M${_} ${x}L${E} ${L}`,class:y.
on?"tick on":"tick"}),te(y.text,{x:S+(A?5:H?-5:0),y:M+(m?4:5),"font-size":d,"font-weight":y.on?700:400,"text-anchor":A?"\
end":H?"start":"middle",class:y.on?"f":"f2"})]}),g=(t.preview??t).value??"",b=t.preview?.note??t.note,w=Math.min(n*.7,n*
140/Math.max(dt(g,100),1));return[k("defs",kt(c,"var(--accent-on-field)","none")),B(0,0,n+a/2,{fill:"var(--field)"}),...t.
closed?jd(n,a):[...h.flat(),...f.flat()],Xt(g)&&yt(g,0,-w*.61,w,{anchor:"middle",colour:"var(--on-field)"}),b&&te(b,{y:n*
.55,"font-size":Math.max(13,n*.14),"font-weight":t.closed?700:400,"text-anchor":"middle",class:t.closed?"lit-text":"f2"})]}
var jd=(e,t)=>[0,1,2].map(n=>B(0,0,e+n*t*1.15,{fill:"none",style:"stroke:var(--lit)","stroke-width":n?t*.24:t,class:n?"e\
cho":"whole"}));function Vd(e){let{r:t}=e,n={...e.ring,...e.ring.preview},s=Math.round(t/4.6),r=n.colour?`var(--ring-${n.
colour})`:"var(--on-field-2)",o=(n.direction??1)<0?-1:1,i=Ln(n.colour),a=Array.from({length:s},(u,h)=>h*360/s).filter(u=>!i||
Math.abs(u-180)>31).map(u=>k("path",{transform:`rotate(${u}) translate(0 ${-t}) scale(${o} 1)`,d:"M-7-9H0L8 0 0 9H-7L1 0\
Z",fill:r})),l=i&&k("g",{transform:`translate(-60 ${t-18})`},N(0,0,120,36,{rx:4,fill:`var(--c-${n.colour})`}),jt(n.colour,
22,18,8.5,{fill:"none",stroke:`var(--c-${n.colour}-on)`,"stroke-width":2.5}),te(`${n.colour.toUpperCase()} ${i}`,{x:40,
y:24,"font-size":16,"font-weight":700,fill:`var(--c-${n.colour}-on)`})),c=n.note&&te(n.note,{y:t-30,"font-size":13,"text\
-anchor":"middle",class:"f2"});return[...a,l,c]}var Gd=e=>[zs(e.count,0,0,e)],Kd=({ring:e})=>[Xt(e.value??"")&&yt(e.value,
0,-26,40,{anchor:"middle",colour:"var(--on-field)"}),te(e.note??"",{y:36,"font-size":14,"text-anchor":"middle",class:"f2"})],
Zd={dial:Wd,chevrons:Vd,none:Kd},Yd=e=>Array.from({length:e.full},(t,n)=>k("g",{transform:`translate(${e.size/2+n*(e.size+
5)} ${e.size/2})`,"aria-hidden":"true"},B(0,0,e.size/2-1.5,{fill:"none",class:n<e.count?"agent":"slot"}),n<e.count&&N(-5,
-1.75,10,3.5,{fill:"var(--on-field)"}))),Jd=e=>[N(1.5,1.5,e.size-3,e.size-3,{rx:4,style:`fill:${e.box==="done"?"var(--on\
-field)":"var(--field)"};stroke:var(--${{now:"lit",done:"on-field",open:"field-edge"}[e.box]})`,"stroke-width":e.box==="\
now"?4:2,"stroke-dasharray":e.box==="open"?"4 3":null}),e.box==="done"&&k("path",{d:"M-4 -4L4 4M4 -4L-4 4",transform:`tr\
anslate(${e.size/2} ${e.size/2}) scale(${e.size/18})`,style:"stroke:var(--field)","stroke-width":2.5})],zd={card:Pd,lit:Rd,
text:Cd,mark:Bd,counter:Dd,pile:Id,count:Fd,tray:qd,chips:Gd,dice:Pi,agents:Yd,box:Jd,spread:e=>pr(e),board:e=>[Li(e)],ring:e=>Zd[e.
ring.art??"dial"](e)};function pe(e){let t=zd[e.kind];if(!t)throw new Error(`Expected a thing that the table can draw, n\
ot "${e.kind}".`);return t(e).filter(Boolean)}function Vi(e){switch(e.kind){case"card":return e.label;case"counter":return`${e.
value} ${e.label}`;case"count":return e.spoken||`${e.count} ${e.lines.join(" ")}`;case"tray":return`${e.count} ${e.label}`;case"\
dice":case"board":return e.kind==="dice"?e.label:e.zone.label;case"ring":return e.ring.label;case"spread":return fr(e.zone);default:
return""}}var br=150,wr=112,Gi=7,Dn=8,Xd=50,Qd=16,Ut=(e,t,n,s)=>({kind:e,key:"",x:t,y:n,...s}),In=(e,t,n,s={})=>Ut("text",t,n,{lines:[
e],size:14,bold:!1,quiet:!1,anchor:"start",tone:"",...s}),Ki=(e,t,n,s)=>Ut("card",t,n,{w:s,face:e.face??null,label:e.label,
kin:e.kin,seen:s}),yr=(e,t,n,s)=>Ut("lit",e,t,{w:n,h:s,tab:"",role:""});function tm({id:e,cards:t=[],columns:n=0},s,r){let o=n||
t.length,i=t.some(h=>h.above)?19:0,a=n||t.length<4?s+5:Math.max(s*.66,i+3),l=s*1.4+5,c=a*(o-1)+s,u=i+l*Math.ceil(t.length/
o)-5;return{w:c,h:u,put:(h,m)=>[...t.flatMap((f,g)=>{let b=h+a*(g%o),w=m+i+l*Math.floor(g/o),y=g===t.length-1;return[Ki(
f,b,w,s),...f.above?[In(f.above,b,w-6,{bold:y,quiet:!y})]:[],...r.has(f.key)?[yr(b,w,s,s*1.4)]:[]]}),...r.has(e??"")&&t.
length>1?[yr(h,m+i,c,u-i)]:[]]}}function em(e,t,n){let s=e.top&&!e.top.face,r=s?Math.min(3,e.count-1):0,o=r*2.5;return{w:t+
o,h:t*1.4+o,put:(i,a)=>[Ut("pile",i,a+o,{w:t,under:r,empty:!e.top}),...e.top?[Ki(e.top,i,a+o,t)]:[],...n.has(e.id)?[yr(i,
a+o,t,t*1.4)]:[]]}}function nm(e,t){let n=Math.min(21,Math.max(16,Math.round(t*.42))),s=n*.8,r=e.counters?.find(({value:f,
art:g})=>f||!g)??e.counters?.[0],o=r?.value?r.art:"",i=r?String(r.value):"",a=r&&!o?r.label:"",l=e.alert?e.alert:a,c=Math.
ceil((r?.value??0)/10),u=o==="chips"?66:0,h=n+5+I(i,s*1.1),m=h+(o==="agents"?8+23*(r?.value??0):0);return{w:Math.max(m,o===
"chips"?15*c-2:0,I(l,14)),h:u+n+(l?17:0),put:(f,g)=>[...o==="chips"?[Ut("chips",f,g+u-4,{count:r?.value,w:13,t:4,g:2,pitch:15})]:
[],...o==="agents"?[Ut("agents",f+h+8,g,{count:r?.value,full:r?.value,size:18})]:[],Ut("mark",f,g+u,{seat:e.seat,size:n,
active:!!e.active||e.note==="wins"}),In(i,f+n+5,g+u+n*.76,{size:s,bold:!0}),...l?[In(l,f,g+u+n+14,{tone:e.alert?"lit":"",
bold:!!e.alert})]:[]]}}function sm({board:e,zone:t},n,s){let r=e,o={heat:{},clear:!1,acting:!1,spots:{},lit:Object.fromEntries(
[...s].map(l=>[l,""]))},i=n,a=n*r.height/r.width;return{w:i,h:a,put:(l,c)=>[Ut("board",l,c,{board:r,zone:t,...o,w:i,h:a,
k:i/r.width})]}}function rm(e,t,n){let s=e.zone;switch(e.kind){case"cards":return tm(e,t,n);case"stack":return em(s,t,n);case"\
seat":return nm(s,t);case"tokens":return sm(e,t*3.2,n);case"dice":{let r=Math.min(30,t*.8),o=s.values.length*(r+10)-10;return{
w:o,h:r,put:(i,a)=>[Ut("dice",i,a,{...s,lit:s.lit??[],w:o,size:r})]}}case"ring":{let r=t*.66,o=r*1.42;return{w:2*o,h:2*o,
put:(i,a)=>[Ut("ring",i+o,a+o,{r,ring:{...s,marks:[],note:""}})]}}case"words":{let r=(e.words??"").split(`
`);return{w:Math.max(...r.map(o=>I(o,15))),h:17*r.length,put:(o,i)=>r.map((a,l)=>In(a,o,i+13+17*l,{bold:!l}))}}default:return{
w:22,h:12,put:(r,o)=>[Ut("arrow",r,o,{back:e.kind==="left"})]}}}var om=({back:e})=>[k("path.arrow",{d:"M0 4.5h13V0l9 6-9\
 6V7.5H0z",transform:e?"translate(22 0) scale(-1 1)":null})];function im({rows:e,lit:t=[]}){let n=new Set(t),s=(r,o)=>r.
reduce((i,a)=>i+a+o,-o);for(let r=Xd;;r-=1){let o=e.map(u=>u.map(h=>rm(h,r,n))),i=o.map(u=>s(u.map(({w:h})=>h),Dn)),a=o.
map(u=>Math.max(...u.map(({h})=>h))),l=s(a,Dn);if(r>Qd&&(Math.max(...i)>br-2*Gi||l>wr-2*Gi))continue;let c=(wr-l)/2;return o.
flatMap((u,h)=>{let m=(br-i[h])/2,d=c;return c+=a[h]+Dn,u.flatMap(({w:f,h:g,put:b})=>{let w=m;return m+=f+Dn,b(w,d+(a[h]-
g)/2)})})}}var am=({title:e,says:t})=>`${e}${/^\p{Ll}/u.test(t)?"":"."} ${t}`,lm=e=>k("svg.uw-table",{viewBox:`0 0 ${br}\
 ${wr}`,role:"img","aria-label":am(e)},im(e).map(t=>k("g",{class:`thing ${t.kind}`,transform:`translate(${t.x} ${t.y})`},
t.kind==="arrow"?om(t):pe(t)))),Zi=({pictures:e})=>p("ol.howto",e.map((t,n)=>p("li",lm(t),p("p",p("b",`${n+1}. ${t.title}`),
` ${t.says}`))));var kr="uncle_widgets.aim.";var xr=new Map;function fe(e){try{return localStorage.getItem(e)??xr.get(e)??""}catch{return xr.get(e)??""}}function ee(e,t){
xr.set(e,t);try{localStorage.setItem(e,t)}catch{}}var Mr=e=>Number(fe(kr+e))>=3,vr=new Set,$r=new Set;function Yi(e){return $r.
add(e),()=>$r.delete(e)}function Ji(){for(let e of $r)e()}function ge(e,t=!1){!e||Mr(e)||ee(kr+e,String(t?3:Number(fe(kr+
e))+1))}function zi(e){ge(e,!0);for(let t of vr)t(e)}function Xi(e){let t=()=>e();return vr.add(t),()=>vr.delete(t)}var cm="uncle_widgets.howto.";function Fn(e,t,n="menu"){let s=et("howto"),r=t.getRootNode(),o=r.activeElement;Ji();let a=p(
"dialog.sheet.howto-over",{"aria-labelledby":s,onclose:()=>{a.remove(),ee(cm+e.game,"1"),ge(e.game,!0);let l=o?.isConnected&&
o!==document.body?o:t.closest(".uw")?.querySelector(`[data-k="${n}"]`);(l instanceof HTMLElement||l instanceof SVGElement)&&
l.focus({preventScroll:!0})}},p("div.thead",p("h2",{id:s,tabindex:-1,autofocus:!0},"How to play"),p("p.mute",e.title)),p(
"p.goal",e.aim),Zi(e),p("button.btn.solid",{"data-k":"howto.close",onclick:()=>a.close()},"Close"));t.append(a),a.showModal()}var um=Symbol.for("pv"),hm=0;function O(e,t,n,s,r,o){t||(t={});var i,a,l=t;if("ref"in l&&typeof e!="function")for(a in l={},t)a=="ref"?i=t[a]:l[a]=t[a];
var c={type:e,props:l,key:n,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:um,__v:--hm,__i:-1,__u:0};return(r||
o)&&(c.__source=r,c.__self=o),K.vnode&&K.vnode(c),c}function Qi({howto:e,over:t}){return O("div",{class:"aim",role:"group","aria-label":"The aim of the game",children:[O("p",
{children:[O("span",{class:"whole",children:e.aim}),O("span",{class:"short",children:e.short})]}),O("button",{type:"butt\
on",class:"btn quiet","data-k":"howto","aria-haspopup":"dialog",onClick:()=>Fn(e,t),children:"How to play"}),O("button",
{type:"button",class:"btn quiet","data-k":"known","aria-label":"Close the aim of the game",onClick:()=>zi(e.game),children:"\
×"})]})}var ta=Symbol.for("uncle_widgets.presses");function _r(e){let t=e.composedPath()[0],n=t instanceof Element?t.closest("bu\
tton"):null;return n?.closest(".uw")?n:null}var ea=({dataset:e,textContent:t})=>e.k??e.act??e.clause??t;function na(){let e=globalThis;
if(e[ta])return;e[ta]=!0;let t=null,n=null,s=o=>{let i=t,a=_r(o);t=n=null,!(!i||i.isConnected||!a||ea(a)!==ea(i))&&setTimeout(
()=>{n instanceof Node&&a.contains(n)||a.click()})},r=[["pointerdown",o=>t=o.button||o.pointerType==="touch"?null:_r(o)],
["pointerup",s],["pointercancel",()=>t=null],["keydown",o=>o.repeat||(t=o.key===" "?_r(o):null)],["keyup",o=>o.key===" "&&
s(o)],["click",o=>n=o.composedPath()[0]]];for(let[o,i]of r)window.addEventListener(o,i,{capture:!0})}var dm=".uw, .uw-page, .uw-room",mm="data-lm-suppress-shortcuts",sa=Symbol.for("uncle_widgets.keys"),pm=/^(enter|backspace|delete|home|end|arrow\w+|[amyz])$/i,
ra=e=>(e.ctrlKey||e.metaKey)&&!pm.test(e.key),oa=e=>e.composedPath().filter(t=>t instanceof HTMLElement&&t.matches(dm)).
at(-1);function ia(){let e=globalThis;if(e[sa])return;e[sa]=!0,na();let t=new WeakSet,n=s=>{ra(s)||s.stopPropagation()};
window.addEventListener("keydown",s=>{let r=oa(s),o=s.composedPath()[0];!(r instanceof HTMLElement)||!(o instanceof Element)||
(o.toggleAttribute(mm,!ra(s)),!t.has(r)&&(t.add(r),r.addEventListener("keydown",n)))},{capture:!0}),window.addEventListener(
"pointerdown",s=>{let r=oa(s);r instanceof HTMLElement&&!r.hasAttribute("tabindex")&&(r.tabIndex=-1)},{capture:!0})}var aa=55,fm=74,gm=46,Sr=36,bm=46;function wm(e){let t=e.closest(".uw-room");return!!(t&&!e.closest(".uw-page")&&t.getBoundingClientRect().
top+window.scrollY>window.innerHeight/2)}function ym(e){if(Wt())return wm(e)?window.innerHeight:null;let t=e.getRootNode();
return t instanceof ShadowRoot?km(t.host):e.closest(".jp-WindowedPanel-outer, .jp-NotebookPanel-notebook, .jp-Notebook")?.
clientHeight??Number.NaN}function km(e){let t=window.innerHeight,n=e;for(;n;){let{overflowY:s,maxHeight:r,paddingTop:o,paddingBottom:i}=getComputedStyle(
n);if(s==="auto"||s==="scroll"){let l=parseFloat(r)-parseFloat(o)-parseFloat(i);r.endsWith("px")?t=Math.min(t,l):n.scrollHeight>
n.clientHeight+1&&(t=Math.min(t,n.clientHeight))}let a=n.getRootNode();n=n.parentElement??(a instanceof ShadowRoot?a.host:
null)}return t}function xm(e,t,n,s=aa){let r=n?Math.max(Sr,Math.min(bm,t)):t;return e>=s&&r>=Sr?{kind:e>=fm?"large":"mid\
dle",height:r}:{kind:r<Sr||n?"flow":"phone",height:r}}function qn(e,t){let n="",s=()=>{let i=e.closest(".uw-page")??e.closest(
".uw-room");if(!i)return;let a=parseFloat(getComputedStyle(e).fontSize)||16,l=ym(e),c=l==null?i.getBoundingClientRect().
top+window.scrollY:0,u=l??window.innerHeight-2*c,h=i.classList.contains("uw-position")?gm:aa,m=i.clientWidth/a,{kind:d,height:f}=xm(
m,u/a,l!=null,h),g=`${d} ${Math.floor(f*a)} ${a}`;i.classList.toggle("uw-beside",l!=null&&d==="flow"&&m>=h),g!==n&&(n=g,
i.dataset.fit=d,i.classList.toggle("uw-one",d==="large"||d==="middle"),i.classList.toggle("uw-middle",d==="middle"),i.classList.
toggle("uw-phone",d==="phone"),i.classList.toggle("uw-fits",d!=="flow"),i.style.setProperty("--uw-h",`${Math.floor(f*a)}\
px`),i.style.setProperty("--uw-rem",`${a}px`),t())},r=new ResizeObserver(s),o=()=>{let i=e.closest(".uw-page")??e.closest(
".uw-room");return!i&&e.isConnected?0:i?(r.observe(i),s(),0):requestAnimationFrame(o)};return o(),window.addEventListener(
"resize",s),()=>{r.disconnect(),window.removeEventListener("resize",s)}}var ua="uncle_widgets.theme",vm="uncle_widgets.inks",$m="uncle_widgets.covers",Lr=[["auto","Auto"],["light","Light"],["d\
ark","Dark"]],Mm=[["two","Two colours"],["four","Four"]],_m=[["hidden","Hidden"],["press","When pressed"],["shown","Show\
n"]],la=e=>Lr.find(([t])=>t===e)?.[0];function Sm(){let e=Wt()?la(new URLSearchParams(location.search).get("theme")):void 0;
try{return e??la(localStorage.getItem(ua))??"auto"}catch{return e??"auto"}}function ca(e,t,n){try{let s=localStorage.getItem(
e);return t.find(([r])=>r===s)?.[0]??n}catch{return n}}function be(){let e=globalThis,t=Symbol.for("uncle_widgets.theme");
if(!e[t]){let n=matchMedia("(prefers-color-scheme: dark)");e[t]={choice:Sm(),inks:ca(vm,Mm,"two"),covers:ca($m,_m,"press"),
roots:new Set,heard:new Set,system:n},n.addEventListener("change",Tr),Tr()}return e[t]}function Er(e,t){e.classList.toggle(
"four-inks",be().inks==="four");for(let n of[e,e.closest(".uw-page")??e.closest(".uw-room")])n instanceof HTMLElement&&(t===
"auto"?delete n.dataset.theme:n.dataset.theme=t)}function Tr(){let{choice:e,roots:t,heard:n,system:s}=be();for(let r of t)
Er(r,e);if(Wt()){let r=e==="auto"?s.matches?"dark":"light":e;document.documentElement.dataset.theme=r,document.body.dataset.
jpThemeLight=String(r==="light")}for(let r of n)r()}var Wn=()=>be().choice;function ha(e){be().choice=e,Em(ua,e),Tr()}var da=()=>be().covers;function Em(e,t){try{localStorage.setItem(e,t)}catch{}}function ma(e){let{heard:t}=be();return t.add(e),()=>{t.delete(e)}}
var Ar=e=>t=>{let n=e(t),s=t.el.querySelector(".uw");if(!(s instanceof HTMLElement))return n;let{roots:r}=be();r.add(s),
Er(s,Wn());let o=new ResizeObserver(()=>{Er(s,Wn()),o.disconnect()});return o.observe(s),()=>{o.disconnect(),r.delete(s),
n?.()}};var Tm=[["first","Guess first"],["shown","Show answers"]];function Ur(e,t,n){let s=p("div",{class:`jupyter-widgets ${n}`});
return Ar(e)({model:t,el:s}),s}var pa=(e,t,n,s)=>p("select",{class:"pick","aria-label":e,onchange:r=>s(r.target.value)},
t.map(([r,o])=>p("option",{value:r,selected:r===n},o)));function fa({game:e,title:t,standing:n,howto:s},r,o){let i=r.get(
"predicting"),a=p("div.uw-aim"),l=()=>he(s?.aim&&!Mr(s.game)&&O(Qi,{howto:s,over:c}),a),c=p("div",{class:"uw uw-masthead"},
p("div",{class:"mast saved"},p("h1",{},t),p("p",{class:"standing"},n),s?.aim&&p("button.btn",{onclick:()=>Fn(s,c)},"How \
to play"),i!=null&&pa("Answers",Tm,i?"first":"shown",h=>r.put({predicting:h==="first"})),pa("Theme",Lr,Wn(),h=>ha(h))),a);
At(c,r.get("palette")),l(),Xi(l),Ar(()=>{})({el:p("div",{},c)});let u=p("div",{class:"widget-box uw-cols"});return o.className=
`widget-box uw-page g-${e}`,o.replaceChildren(p("div",{class:"widget-box uw-room"},c),p("div",{class:"widget-box uw-body"},
p("div",{class:"widget-box uw-room"},u))),qn(c,()=>{}),ia(),u}var Lm={csv:"text/csv",json:"application/json",html:"text/html",ipynb:"application/x-ipynb+json"};function Ct(e){if(e.kind!==
"file")return;let t=Lm[e.name.split(".").pop()??""]??"text/plain",n=URL.createObjectURL(new Blob([e.text],{type:t}));p("\
a",{href:n,download:e.name}).click(),URL.revokeObjectURL(n)}var Or="uncle_widgets.answered",Am=1500,Pr=new Set;function ga(){try{localStorage.getItem(Or)}catch{return!1}return fe(Or)===
""}function ba(){if(ga()){ee(Or,"1");for(let e of Pr)e()}}function wa(e,t){let n=!1,s=()=>{let r=ga()&&t();e.classList.toggle(
"newcomer",r),n&&!r&&(e.classList.add("shown-now"),setTimeout(()=>e.classList.remove("shown-now"),Am)),n=r};return Pr.add(
s),s(),{draw:s,stop:()=>Pr.delete(s)}}var xa={"٪":"%","٫":"."};for(let[e,t]of[["-","‐‑‒–−﹣"],["/","⁄∕"],["'","‘’ʼ"],[",","،٬"]])for(let n of t)
xa[n]=e;var Um=/^([+-]?) ?(.+?) ?(%|(?:out )?of 100)?$/,Om=/^(?:(\d+) )?(\d+) ?\/ ?(\d+)$/,Pm=/^(?:\d+[.,]?\d*|[.,]\d+)$/,
Nm=/^[1-9]\d{0,2}([,'_ ])\d{3}(?:\1\d{3})*(?:\.\d*)?$/,Hm=/^[1-9]\d{0,2}(?:\.\d{3})+$/;function Rm(e){let t=e.codePointAt(
0),n=0;for(;/\p{Nd}/u.test(String.fromCodePoint(t-n-1));)n++;return String(n%10)}function Cm(e){if(/\p{Nd}/u.test(e))return Rm(
e);if(/\p{No}/u.test(e)){let t=e.normalize("NFKC");return t.includes("⁄")?` ${t.replace("⁄","/")} `:e}return/[\p{Z}\t\n\v\f\r]/u.
test(e)?" ":/\p{Cf}/u.test(e)?"":/[\uff01-\uff5e]/.test(e)?String.fromCharCode(e.charCodeAt(0)-65248):xa[e]??e}var Bm=e=>[
...e].map(Cm).join("").replace(/ +/g," ").trim(),ya=e=>e.toFixed(9).replace(/\.?0+$/,""),ka=e=>Number.isInteger(e)?e.toLocaleString(
"en"):String(Number(e.toPrecision(6))),Vt={low:0,high:100,unit:"chance"};function Nr({low:e=-1/0,high:t=1/0,unit:n="",whole:s=!1}){
let r=Number.isFinite(e)&&Number.isFinite(t)?` from ${ka(e)} to ${ka(t)}`:"",o=n==="chance"?" (out of 100)":n&&n!=="shar\
e"?` (${n})`:"";return`Use ${s?"a whole number":"a number"}${r}${o}`}function ut(e,t){let{low:n=-1/0,high:s=1/0,unit:r="",
whole:o=!1}=t,i=Bm(e),a=[...i].slice(0,20).join(""),l=(x,E="")=>({value:null,share:Number.NaN,words:x,meant:E});if(!i)return l(
`${Nr(t)}.`);let c=l(`${Nr(t)}, not '${a}'.`),u=Um.exec(i);if(!u||[...i].length>60)return c;let[,h,m,d]=u,f=Om.exec(m),g=f!=
null&&f[1]==null,b=t.thousands??(-n>=1e3||s>=1e3),w=o&&Hm.test(m),y;if(f){let[,x="0",E,L]=f;if(!Number(L))return c;let S=(Number(
x)*Number(L)+Number(E))/Number(L);y=M=>S*10**M}else if(b&&(Nm.test(m)||w)){let x=m.replace(w?/[,'_ .]/g:/[,'_ ]/g,"");y=
E=>+`${x}e${E}`}else if(Pm.test(m)){let x=m.replace(",",".");y=E=>+`${x}e${E}`}else return c;if(d&&(r!=="chance"&&r!=="s\
hare"||g&&(d==="%"||r==="share")))return c;let v=d&&r==="share"?-2:g&&r==="chance"?2:0,$=h==="-"?-1:1,_=$*y(v)||0;if(_<n||
_>s||o&&!Number.isInteger(_))return l(`${Nr(t)}, not ${a}.`);if(r==="chance"&&_>0&&_<1&&!g&&!d){let x=ya(y(2)),E=ya(_);return l(
`Did you mean ${x} out of 100? Type ${x}, or ${E}% for ${E} out of 100.`,x)}return{value:_,share:$*y(v-2)||0,words:"",meant:""}}var va=(e,{unit:t})=>String(Number(e.toFixed(t==="chance"?1:2)));function $a(e,t){let{value:n}=ut(e,t),s=Number(e.trim().
replace(",",".").replace("−","-"));return n==null||n===s?"":va(n,t)}var Ma=(e,t,n)=>e!=null&&ut(e,n).value===(t??null)?
e:t==null?"":va(t,n);function Ue(e,t){let{words:n,meant:s}=ut(e,t);return s?`Did you mean ${s} out of 100?`:n}var Hr=({measure:e,
span:t})=>e==="chance"?Vt:{low:t[0],high:t[1],unit:e},Rr=({cases:e,event:t})=>["out of 100",e||"times",t].filter(Boolean).
join(" "),jn=(e,t)=>e.trim()?Ue(e,Hr(t)):"Move the slider, or type a number.";var _a=({revealed:e,steps:t=[]})=>e&&p("ol.reckoning",t.map(({letter:n,words:s,formula:r,value:o})=>p("li",p("span",n),p(
"span",s),p("b",o),r!==o&&p("small",r)))),Dm=/-(US|CA|MX|PH|CO|CL|VE)$/i,Sa=()=>({kind:"print",at:$n()?location.origin+location.
pathname:"",letter:Dm.test(navigator.language)});function Ea(e){if(e.kind!=="print")return;document.querySelector("ifram\
e.uw-print")?.remove();let t=p("iframe.uw-print",{title:"The sheet to print","aria-hidden":"true",tabindex:-1,style:"pos\
ition:fixed;width:0;height:0;border:0",srcdoc:e.html,onload:()=>{t.contentWindow?.focus(),t.contentWindow?.print()}});document.
body.append(t)}var Ta=[];globalThis.addEventListener?.("beforeprint",()=>{for(let e of document.querySelectorAll(".uw-pa\
nel"))Ta.push([e,e.className]),e.className=e.className.replace(/ c\d+/g,"")});globalThis.addEventListener?.("afterprint",
()=>{for(let[e,t]of Ta.splice(0))e.className=t});var Oe=(e,t,n)=>Math.max(0,Math.min(1,(e-t)/(n-t||1)));function pt(e,t){return t==="chance"?`${(e*100).toFixed(1)}%`:e.toFixed(
2).replace("-","−")}function ne(e,t){let n=[.1,.2,.25,.5,1,2,2.5,5,10,20,25,50,100,200,250,500].find(r=>(t-e)/r<=5)??(t-
e)/4,s=[];for(let r=Math.ceil(e/n);r*n<=t+1e-9;r++)s.push(Number((r*n).toFixed(9)));return s}var Mt=(e,t,n,s="tx",r=14)=>k(
"text",{x:e,y:t,class:s,"font-size":r},n);function ft(e,t,n,s){if(e===0)return B(t,n,s-.8,{fill:"none",stroke:"var(--edg\
e)","stroke-width":1.5});let r=e>1&&B(t,n,s-.9,{fill:"none",stroke:"var(--accent-fill)","stroke-width":1.9});return k("g",
B(t,n,e>1?s*.56:s,{fill:"var(--accent-fill)"}),r)}var Ot=6;function Cr({came:e,measure:t},n,s){return t!=="chance"?k("path.it-paid",{d:`M${n} ${s-Ot-1}l${Ot+1} ${Ot+1}-${Ot+
1} ${Ot+1}-${Ot+1}-${Ot+1}Z`}):e==null?k("path.it-hid",{d:`M${n-Ot} ${s}h${2*Ot}`,"stroke-dasharray":"3 2"}):e?B(n,s,Ot,
{class:"it-came"}):B(n,s,Ot-1,{class:"it-did-not"})}var Im=({came:e,measure:t,words:n})=>t!=="chance"?n.replace(/\.$/,"").
toLowerCase():e==null?"the game didn't show it":e?"it happened":"it didn't happen",Br=e=>[e.mine?`you guessed ${e.mine}`:
"skipped",`the answer is ${e.right}${e.measure==="chance"?"":` ${e.measure}`}`,Im(e)].join(", ");function Fm({said:e,exact:t,
reach:n,span:[s,r]}){let o=a=>4+192*Math.min(1,Math.max(0,Oe(a,s,r))),i=o(t-n);return k("svg.bar",{viewBox:"0 0 200 30",
preserveAspectRatio:"none","aria-hidden":"true"},k("path.axis",{d:"M4 15H196"}),N(i,6,o(t+n)-i,18,{class:"reach"}),k("pa\
th.exact",{d:`M${o(t)} 3V27`}),e!=null&&k("path.said",{d:`M${o(e)-7} 3h14l-7 12z`}))}var qm=e=>p("p.key",{"aria-hidden":"\
true"},p("span.k-said","your guess"),p("span.k-exact","the answer, and what is close"),p("span.k-came","it happened"),e&&
p("span.k-paid","it was an amount"));function La({title:e,near:t,lines:n=[],doors:s=[]},r,{go:o,open:i},a){let l=r.filter(
({said:c})=>c!=null);return[p("div.endhead",p("h2",{"data-k":"ending",tabindex:-1},e),t&&p("span.chip.line",t)),l.length>
0&&qm(l.some(({measure:c})=>c!=="chance")),l.length>0&&p("ul.stops",l.map(c=>p("li",p("button",{"data-k":`stop.${c.at}`,
"aria-label":`Step ${c.frame}, ${c.name} ${Br(c)}. Look at it again.`,onclick:()=>o(c.at)},p("span.q",p("b",String(c.frame)),
` ${c.name}`),Fm(c),p("span.fig",c.mine,p("small"," for "),c.right),k("svg",{viewBox:"0 0 16 16",width:16,height:16,"ari\
a-hidden":"true"},Cr(c,8,8)))))),p("div.sum",n.map(([c,u])=>p("p",c&&p("b",c," "),u))),l.length>0&&a(),p("div.enddoors",
s.map(({label:c,link:u},h)=>{let[m,...d]=c.split(", ");return p(h===0?"button.btn.solid":"button.btn",{"data-k":`door.${h}`,
"aria-label":c,onclick:()=>i(u)},m,d.length>0&&p("span",`, ${d.join(", ")}`))}))]}var Pe,lt,Dr,Aa,Ir=Object.is,Vn=0,Da=[],Fr=[],ot=K,Ua=ot.__b,Oa=ot.__r,Pa=ot.diffed,Na=ot.__c,Ha=ot.unmount,Ra=ot.__;function Gn(e,t){
ot.__h&&ot.__h(lt,e,Vn||t),Vn=0;var n=lt.__H||(lt.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function Ze(e){
return Vn=1,Wm(Ia,e)}function Wm(e,t,n){var s=Gn(Pe++,2);if(s.t=e,!s.__c&&(s.__=[n?n(t):Ia(void 0,t),function(o){var i=(s.
__N||s.__)[0],a=s.t(i,o);Ir(i,a)||(s.__N=[a,s.__[1]],s.__c.setState({}))}],s.__c=lt,!lt.__f)){lt.__f=!0;var r=lt.shouldComponentUpdate;
lt.shouldComponentUpdate=function(o,i,a){var l=this.__H;if(!l)return!0;var c=!1,u=this.props!=o;if(l.__.some(function(m){
m.__N&&(c=!0,Ir(m.__[0],m.__N[0])||(u=!0))}),r){var h=r.call(this,o,i,a);return c?h||u:h}return!c||u}}return s.__}function Kn(e,t){
var n=Gn(Pe++,3);!ot.__s&&jr(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,lt.__H.__h.push(n))}function Ye(e,t){var n=Gn(Pe++,4);!ot.
__s&&jr(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,lt.__h.push(n))}function we(e){return Vn=5,Wr(function(){return{current:e}},[])}function Wr(e,t){var n=Gn(Pe++,7);return jr(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function jm(){var e;do{for(;e=Fr.shift();)try{Ke(e)}catch(n){ot.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Da.shift();){var t=e.
__H;if(e.__P&&t)try{t.__h.some(Ke),t.__h.some(qr),t.__h=[]}catch(n){t.__h=[],ot.__e(n,e.__v)}}}while(Fr.length)}ot.__b=function(e){
lt=null,Ua&&Ua(e)},ot.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Ra&&Ra(e,t)},ot.__r=function(e){Oa&&Oa(e),
Pe=0;var t=(lt=e.__c).__H;t&&(Dr==lt?lt.__h=[]:(t.__h.some(Ke),t.__h.some(qr),Pe=0),t.__h=[],t.__.some(function(n){n.__N&&
(n.__=n.__N),n.u=n.__N=void 0})),Dr=lt},ot.diffed=function(e){Pa&&Pa(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Ba(Da.push(
t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Dr=lt=null},ot.__c=function(e,t){t.some(function(n){try{n.__h.some(Ke),
n.__h=n.__h.filter(function(s){return!s.__||qr(s)})}catch(s){n.__h=[function(){throw s}]}}),Na&&Na(e,t)},ot.unmount=function(e){
Ha&&Ha(e);var t,n,s=e.__c;s&&s.__H&&(s.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||
!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,Ba(Fr.push(r))}else Ke(r)}catch(o){t=o}}),s.__H=void 0,t&&ot.__e(t,s.__v))};var Ca=typeof requestAnimationFrame==
"function";function Vm(e){var t,n=function(){clearTimeout(s),Ca&&cancelAnimationFrame(t),setTimeout(e)},s=setTimeout(n,35);
Ca&&(t=requestAnimationFrame(n))}function Ba(e){e!=1&&Aa==ot.requestAnimationFrame||((Aa=ot.requestAnimationFrame)||Vm)(
jm)}function Ke(e){var t=lt,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),lt=t}function qr(e){var t=lt;e.__c=e.__(),lt=
t}function jr(e,t){return!e||e.length!=t.length||t.some(function(n,s){return!Ir(n,e[s])})}function Ia(e,t){return typeof t==
"function"?t(e):t}var Fa=800;var Gm=80,Vr=12,Gr=e=>e.replace("-","−");function Kr({rule:e,value:t,set:n,refuses:s=!0}){let[r,o]=Ze(t),[i,a]=Ze(!0),
l=Wr(()=>et("note"),[]),c=r.trim()===t.trim()?r:t,{words:u,meant:h}=c.trim()?ut(c,e):{words:"",meant:""},m=h?Ue(c,e):i&&
s?u:"";Kn(()=>{if(i)return;let f=setTimeout(()=>a(!0),Fa);return()=>clearTimeout(f)},[r,i]);let d=(f,g)=>{o(f),a(g),n(f.
trim())};return{text:c,sentence:m,meant:h,id:l,typed:f=>d(f,!1),put:f=>d(f,!0),complain:()=>a(!0),said:{"aria-invalid":m?
!0:void 0,"aria-describedby":m?l:void 0}}}function Zr({number:{text:e,sentence:t,meant:n,id:s},answer:r}){return O("div",
{class:"numnote",id:s,role:"status",children:[t&&O("p",{class:"refusal",children:t}),n&&O("div",{class:"row",children:[O(
"button",{type:"button",class:"btn","data-k":"meant.yes",onClick:()=>r(n),children:"Yes"}),O("button",{type:"button",class:"\
btn","data-k":"meant.no",onClick:()=>r(`${e.trim()}%`),children:"No"})]})]})}function Km({text:e}){let t=we(null),n=Gr(e),
s=e!==""&&Xt(n)&&n.length<=6,r=n.length<=Vr?n:`${n.slice(0,Vr-1)}…`;return Ye(()=>{t.current?.replaceChildren(e===""?"\
?":s?Tn(n,n.length>4?34:50):r)},[e]),O("span",{class:e===""?"drawn none":"drawn","aria-hidden":"true",ref:t})}var Zm=({unit:e,
low:t,high:n})=>e==="chance"?1:10**Math.floor(Math.log10((n-t)/50||1));function qa({label:e,words:t,ends:n,enter:s,k:r="",
control:o,...i}){let a=Kr(i),l=we(null),{low:c,high:u}=i.rule,h=Zm(i.rule),m=a.text.trim(),d=ut(m,i.rule).value,f=$a(m,i.
rule),g=()=>String(Number(Number(l.current?.value).toFixed(h<1?2:0))),b=()=>l.current?.focus({preventScroll:!0});o&&(o.current=
{focus:b,put:a.put,complain:a.complain});let w=y=>{y.key==="Enter"&&(y.preventDefault(),m===""&&y.target===l.current?a.put(
g()):m!==""&&d==null?a.complain():m!==""&&s())};return O("div",{class:"asknum",children:[O("div",{class:"saynum",children:[
O("span",{class:"bigbox",children:[O("input",{class:"bignum",inputMode:c<0?"text":"decimal","data-k":`value${r}`,maxLength:Gm,
autocomplete:"off","aria-label":`${e} ${t}`,...a.said,style:{"--n":String(Math.min(Math.max(2,m.length),Vr))},value:a.text,
onInput:y=>a.typed(y.currentTarget.value),onChange:a.complain,onKeyDown:w}),O(Km,{text:m})]}),O("p",{children:[O("b",{class:"\
equals","aria-hidden":"true",children:f&&`= ${Gr(f)} `}),t]})]}),O(Zr,{number:a,answer:y=>{a.put(y),b()}}),O("input",{type:"\
range",ref:l,class:d==null?"rng empty":"rng",min:c,max:u,step:h,"data-k":`range${r}`,"aria-label":e,"aria-valuetext":d==
null?"not set yet":`${f||m} ${t}`,style:{"--p":`${d==null?0:100*(d-c)/(u-c||1)}%`},value:d??(c+u)/2,onInput:()=>a.put(g()),
onKeyDown:w}),O("div",{class:"ends","aria-hidden":"true",children:[O("span",{children:n[0]}),O("span",{children:n[1]})]})]})}
function Ym({measure:e,span:t,cases:n,label:s="Your guess",...r}){let o=Hr({measure:e,span:t}),i=e==="chance";return O(qa,
{...r,rule:o,label:s,words:i?`out of 100 ${n}`.trim():e,ends:i?["never","always"]:[Gr(String(o.low)),String(o.high)]})}function Wa({
value:e,set:t},n){let s=p("div.numfield"),r=i=>he(n(i,o),s),o=i=>{r(i),t(i)};return r(e),s}function ja(e){let t={current:null};
return{node:Wa(e,(n,s)=>O(qa,{...e,value:n,set:s,control:t})),focus:()=>t.current?.focus(),put:n=>t.current?.put(n),complain:()=>t.
current?.complain()}}var Zn=e=>Wa(e,(t,n)=>O(Ym,{...e,value:t,set:n}));var Va=(e,t)=>t?`${Math.round(e*100)}${e===1?"%":""}`:String(Math.round(e*100)/100).replace("-","−");function Yn(e,t,n,s){
let r=t.measure==="chance",o=t.answer?.value??0,i=[o,t.said?.value,n.value].filter(S=>S!=null),a=r?0:Math.min(0,t.span[0],
...i),l=r?1:Math.max(t.span[1],...i),c=84,u=62,h=S=>c+Oe(S,a,l)*(e-c-u),m=et("hatch"),d=s?25:31,f=[],g=15,b=(S,M,A,H)=>{
f.push(Mt(0,g+5,S,H?"tx2":"tx"),M,Mt(e,g+5,A,"tx b e",15)),g+=d},w=S=>({x:Math.min(h(0),h(S)),width:Math.max(1.5,Math.abs(
h(S)-h(0)))});if(t.said){let S=h(t.said.value);b("Your guess",k("g",bt(`M${h(0)} ${g}H${S}`,"var(--accent-fill)",2),k("p\
ath",{d:`M${S} ${g+10}l-9-17h18z`,fill:"var(--accent-fill)"})),pt(t.said.value,t.measure))}if(t.was&&!t.said){let S=h(t.
was.value);b("Before",k("g.ghost",k("path",{d:`M${h(0)} ${g}H${S}`,"stroke-dasharray":"5 4"}),k("path",{d:`M${S} ${g+10}\
l-9-17h18z`,"stroke-linejoin":"round"})),pt(t.was.value,t.measure),!0)}let y=t.simulated?"Stored":"Exact";b(y,k("rect",{
...w(o),y:g-9,height:18,fill:"var(--ink)",...Jm(t,w)}),pt(o,t.measure));let{value:v,low:$,high:_}=n,x=v!=null&&$!=null&&
_!=null;t.untried||(b("Simulated",x&&k("g",k("rect",{...w(v),y:g-8.5,height:17,fill:`url(#${m})`,stroke:"var(--ink)","st\
roke-width":1.5}),bt(`M${h($)} ${g}H${h(_)}M${h($)} ${g-6}v12M${h(_)} ${g-6}v12`,"var(--accent-fill)",2.5)),x?pt(v,t.measure):
"",!x),x||f.push(Mt(c+8,g-d+5,"not tried yet","tx2",13)));let E=ne(a,l).map(S=>[k("path",{d:`M${h(S)} 2V${g-13}`,stroke:S===
0&&!r?"var(--edge)":"var(--rule)"}),Mt(h(S),g+5,Va(S,r),"tx2 m",13)]),L=[t.said&&`Your guess: ${pt(t.said.value,t.measure)}\
.`,`${y}: ${pt(o,t.measure)}${t.was?`. ${t.was.words}`:""}.`,x&&`Simulated: ${pt(v,t.measure)}, 95% interval from ${pt($,
t.measure)} to ${pt(_,t.measure)}.`].filter(Boolean);return de(e,g+10,L.join(" "),k("defs",kt(m,"var(--ink)")),E,f)}var Jm=({
was:e,answer:t},n)=>e&&e.value!==t?.value?{class:"grown",style:`--from:${n(e.value).width/n(t?.value??0).width}`}:{},Ga=()=>k(
"svg",{width:14,height:16,viewBox:"-7 -15 14 16","aria-hidden":"true"},k("path.ghost",{d:"M0-2l-6-11h12z","stroke-linejo\
in":"round"}));function Ka(e,t,n){let s=e.flatMap(u=>Array(u.n).fill(u.yes)),r=u=>[8+u%10*19,8+Math.floor(u/10)*19],[o,i]=r(
Math.max(1,Math.round((t??0)*100))-1),[a,l]=r(Math.round((n??0)*100)-1),c=e.map(u=>`${u.n} ${u.words}`).join(", ");return k(
"svg.hundred",{viewBox:"0 0 187 187",role:"img","aria-label":`Of 100: ${c}.`},s.map((u,h)=>{let[m,d]=r(h);return ft(u,m,
d,7.2)}),n!=null&&a>0&&k("path.ghost",{d:`M${a} ${l+6}l-7-12h14z`,"stroke-linejoin":"round"}),t!=null&&t>0&&k("path",{d:`\
M${o} ${i+6}l-6-11h12z`,fill:"var(--accent)",stroke:"var(--sheet)","stroke-width":2}))}var Yr=e=>k("svg",{width:18,height:18,
"aria-hidden":"true"},ft(e,9,9,7));function Za(e,t,n=t){let s=Math.max(...n.map(a=>a[1]),.01),r=14+8*Math.max(...n.map(a=>a[0].
length)),o=n.length>6?22:27,i=t.length*o;return de(e,i,`${t.map(a=>`${a[0]}: ${a[2]}`).join(". ")}.`,t.map(([a,l,c],u)=>{
let h=u*o+o/2;return[Mt(0,h+5,a),N(r,h-7,Math.max(1.5,l/s*(e-r-64)),14,{fill:"var(--ink)"}),Mt(e,h+5,c,"tx b e")]}))}function Ya(e,t,n,s){
let{runs:r,value:o}=s,i=n.measure==="chance",a=n.apart?void 0:n.answer?.value,l=n.said?.value,[c,u]=i?[0,1]:n.span,h=C=>pt(
C,n.measure).replace("%",""),m=[a,l].flatMap(C=>C==null?[]:[I(h(C),1.06*14)]),d=40,f=Math.max(58,17+Math.max(0,...m)),g=10,
b=26,w=C=>d+Math.log10(C)/4*(e-d-f),y=C=>g+(1-Oe(C,c,u))*(t-g-b),v=et("band"),$=ne(c,u),_=Math.max(1,Math.ceil(17*($.length-
1)/(t-g-b))),x=(C,J)=>C.map((It,Ft)=>`${Ft?"L":"M"}${w(It[0])} ${y(It[J])}`).join(""),[E=[],...L]=r,S=E[E.length-1],M=e-
f+10,A=a==null?0:y(a)+5,H=l==null?0:y(l)+5,R=a==null||l==null?18:Math.abs(A-H),F=R>=17?0:(17-R)/2+1,tt=H<=A?-1:1,V=o==null||
!S?"No trials yet.":`After ${s.begun.toLocaleString("en")} trials: ${pt(o,n.measure)}, 95% interval from ${pt(s.low??0,n.
measure)} to ${pt(s.high??0,n.measure)}${a==null?".":`; exact ${pt(a,n.measure)}.`}`;return de(e,t,V,k("defs",kt(v,"var(\
--edge)")),$.map((C,J)=>[k("path",{d:`M${d} ${y(C)}H${e-f}`,stroke:"var(--rule)"}),J%_===0&&Mt(d-8,y(C)+5,Va(C,i).replace(
"%",""),"tx2 e",13)]),[1,10,100,1e3,1e4].map(C=>Mt(w(C),t-6,C.toLocaleString("en"),C===1?"tx2":"tx2 m",13)),E.length>1&&
k("path",{d:`${x(E,3)}L${[...E].reverse().map(C=>`${w(C[0])} ${y(C[2])}`).join("L")}Z`,fill:`url(#${v})`,opacity:.6}),L.
map(C=>bt(x(C,1),"var(--edge)",1.5)),a!=null&&bt(`M${d} ${y(a)}H${e-f}`,"var(--ink)",3),bt(x(E,1),"var(--accent-fill)",2.5,
{"stroke-linejoin":"round"}),E.map((C,J)=>B(w(C[0]),y(C[1]),J===E.length-1?5:3.2,{fill:J===E.length-1?"var(--lit)":"var(\
--sheet)",stroke:"var(--accent-fill)","stroke-width":2})),l!=null&&[k("path",{d:`M${e-f+1} ${y(l)}l10-6v12z`,fill:"var(-\
-accent-fill)"}),k("text.b",{x:M+5,y:H+tt*F,"font-size":14,fill:"var(--accent)"},h(l))],a!=null&&Mt(M+5,A-tt*F,h(a),"tx \
b"))}var Ne=26,zm=36;function Ja(e,t){let n=Math.min(zm,(e-Ne-4)/Math.max(1,t.length-1)),s=n>=24,r=t.map(({face:i,die:a,words:l})=>[i?.text,a&&
`a die, ${a}`,l].filter(Boolean).join(": "));return de(e,56,r.join(", ")||"No trials yet.",t.map((i,a)=>{let l=2+a*n,c=l+
Ne/2,u=!!i.counts,h={transform:`translate(${i.die?l+1:l} ${i.die?8:2})`},m=i.eye?Qm(c,20,u):k("g",h,i.die?Un(i.die,Ne-2,
u):Ht(i.face,Ne));return k("g",m,u&&!i.eye&&!i.die&&N(l-1,1,Ne+2,Ne*1.4+2,{rx:3,fill:"none",stroke:"var(--lit)","stroke-\
width":3}),(s||i.counts)&&Mt(Xm(c,i.words,e),54,i.words??"",i.counts?"tx b m":"tx2 m",13))}))}function Xm(e,t,n){let s=I(
t??"",13)*.55;return Math.max(s,Math.min(e,n-s))}var Qm=(e,t,n)=>k("g",{fill:"none",stroke:"var(--ink)","stroke-width":2},
k("path",{d:`M${e-13} ${t}q13 ${n?-20:0} 26 0q-13 20-26 0Z`}),n?B(e,t,5,{fill:"var(--accent-fill)",stroke:"none"}):k("pa\
th",{d:`M${e-7} ${t+11}l-2 4M${e} ${t+12}v5M${e+7} ${t+11}l2 4`}));function za(e,t,n,s){let l=Math.max(n,t.length,1),c=Math.
min(42,(e-30)/l),u=g=>30+c*(g+.5),h=g=>42-g*36,m=new Map(t.map(g=>[g.at,g])),d=t.map(g=>`${g.at+1}: ${Br(g)}`),f=g=>{let b=m.
get(g),w=u(g),y=Math.min(13,c/2-1);if(!b&&c<11)return N(w-1,50,2,6,{fill:"var(--edge)"});if(!b)return Mt(w,58,"?","tx2 b\
 m",14);let[v,$]=b.span,_=x=>h(Oe(x,v,$));return[b.said!=null&&k("path",{d:`M${w-1} ${_(b.said)}l-11-7v14z`,fill:"var(--\
accent-fill)"}),N(w+1,_(b.exact)-3,y,6,{fill:"var(--ink)"}),Cr(b,w,53)]};return de(e,66,d.length?`${d.join(". ")}.`:"No \
guesses yet.",s>=0&&[N(u(s)-c/2,0,c,62,{fill:"var(--inset)"}),N(u(s)-c/2,62,c,3,{fill:"var(--lit)"})],[0,.5,1].map(g=>[k(
"path",{d:`M30 ${h(g)}H${e}`,stroke:"var(--rule)"}),g!==.5&&Mt(24,h(g)+5,String(g*100),"tx2 e",13)]),Array.from({length:l},
(g,b)=>f(b)))}var Qa=e=>e.split("/").map((t,n,s)=>n<s.length-1?[`${t}/`,p("wbr")]:t),tp=()=>k("svg",{width:18,height:18,"aria-hidden":"\
true"},k("path",{d:"M9 16 1 2h16z",fill:"var(--accent-fill)"}));function tl(e,t,n,s,r,o,i,a){if(e.certain)return el(p("d\
iv.answer",Xr(e),Xa(e),r));let l=p("div.cmp"),c=[Nt(l,d=>Yn(d,e,t(),o()))],u=e.bars??[],h=p("div.outcomes");return u.length>
0&&c.push(Nt(h,d=>Za(d,u))),{node:p("div.answer",l,n.seen&&ep(n),np(e,i),e.measure==="chance"?sp(e,s,a):rp(e,a),u.length>
0&&h,r,Xa(e)),tried:()=>c[0].again(),again:()=>c.forEach(d=>d.again()),stop:()=>c.forEach(d=>d.stop())}}var el=e=>({node:e,
tried:()=>{},again:()=>{},stop:()=>{}}),ep=e=>p("p.came",p("span",e.came==null?"The game didn't show it":e.came?"This ti\
me it happened":"This time it didn't"),Yr(e.came?1:0),p("b",e.words??""));function Jr({mistake:e,asks:t,own:n},s){if(!e)
return null;if(n)return p("p",p("b",`${e.name}. `),e.words);let r=(o,i)=>p("button.btn.quiet",{"data-k":`own.${o}`,onclick:()=>s(
i)},o);return t&&p("p.own",p("span",e.asked),r("Yes",!0),r("No",!1))}function np(e,t){let{said:n,misconception:s,notice:r}=e,
o=n&&[p("p",{role:"status"},p("b",n.verdict)),Jr(n,t)];return zr(o,r,s)}var zr=(e,t,n)=>!!(e||t||n)&&p("div.note",tp(),p(
"div",e,t&&p("p.notice",t),n&&p("p.trap",`The trap: ${n}.`)));function sp(e,t,n){let{answer:s,dots:r=[]}=e;if(!s)return null;
let o=String(s.hundred),i=[s.percent,s.one_in,`odds ${s.odds}`,e.simulated].filter(Boolean);return[p("div.counted",r.length>
0&&Ka(r,e.said?.value,e.was?.value),p("div",p("p.big",p("span.sr",`${s.about} `),p("button.asks-why",{tabindex:-1,"aria-\
label":o,onclick:n},Tn(o,46)),p("b",t?Rr(s):"out of 100"),sl(o,n)),Xr(e),p("ul.kinds",r.map(a=>p("li",Yr(a.yes),p("span",
p("b",String(a.n)),` ${a.words}`)))))),p("p.ways",t&&p("b.short",`${o} ${Rr(s)}. `),"More forms: ",s.fraction&&[p("b",Qa(
s.fraction)),", "],i.map((a,l)=>[l>0&&", ",p("span",{},a)]))]}function nl(e,t){let[n]=/[\u2212-]?\d[\d,.]*\d|\d/.exec(e)??
[""],s=e.indexOf(n);return n?[e.slice(0,s),p("button.asks-why",{"data-k":"headwhy","aria-label":`${n}: why?`,onclick:t},
n),e.slice(s+n.length)]:e}var sl=(e,t)=>p("button.btn.quiet.derive",{"data-k":"derive",onclick:t},`Why ${e}?`),rp=(e,t)=>p(
"div.counted",p("div",p("p.lead",p("button.asks-why",{tabindex:-1,onclick:t},p("b",e.answer?.lead??"")),` ${e.answer?.cases??
""} `,sl((e.answer?.lead??"").split(" ")[0],t)),Xr(e),p("p.ways",e.simulated||e.answer?.fraction&&[e.answer.rounded?"to \
six places: ":"exactly ",p("b",Qa(e.answer.fraction))]))),Xr=({was:e})=>e&&p("p.was",Ga(),e.words),Xa=e=>e.apart&&p("p.a\
part",e.apart);function rl(e,t,n,s,r){let o=e.steps??[],i=o[t];if(!i)return el(p("p.mute","There's nothing to work out h\
ere."));let a=p("div.art",{tabindex:0,role:"group","aria-label":"The picture"}),l=i.picture,c=l&&Nt(a,h=>r(l.kind,h,l));
return{node:p("div.why",p("div.now",{"data-next":!0,tabindex:-1,"aria-live":"polite"},p("h3",p("i",{"aria-hidden":"true"},
i.letter),i.words),l&&a,i.tree&&p("ul.branches",il(i.tree,0)),(i.formula||i.value)&&p("p.reckon",p("span",i.formula??""),
p("b",i.value?`= ${i.value}`:""))),p("div",{class:o.length>6?"tiles many":"tiles",role:"group","aria-label":"All steps"},
o.map((h,m)=>p("button",{"data-k":`why.${m}`,"aria-current":m===t?"step":null,"aria-label":`${h.letter}. ${h.words}${n.has(
m)?`: ${h.value??""}`:""}`,onclick:()=>s(m)},p("i",{"aria-hidden":"true"},h.letter),p("span",p("small",h.words),h.value!=
null&&(n.has(m)?p("b",h.value):p("em.rd"))))))),tried:()=>{},again:()=>c?.again(),stop:()=>c?.stop()}}function ol({steps:e=[]},t,n){
return e[t]?p("div.stepnav",p("button.btn",{"data-k":"why.back","aria-label":"Previous step","aria-disabled":t?null:"tru\
e",onclick:()=>t&&n(t-1)},t?`◂ ${e[t-1].letter}`:"◂"),p("span",`step ${t+1} of ${e.length}`),p("button.btn.solid",{"\
data-k":"why.on","aria-label":t+1<e.length?`Next step, ${e[t+1].letter}`:"Start again from the first step",onclick:()=>n(
(t+1)%e.length)},t+1<e.length?`Next: ${e[t+1].letter} ▸`:"Again: a")):null}var il=(e,t)=>[p("li",{style:`--depth:${t}`},
e.chance&&p("b",e.chance),p("span",e.words),e.value&&p("em",e.value)),...e.children.flatMap(n=>il(n,t+1))],al=()=>p("div\
.covered",p("p.mute","The answer appears here when you have made your guess.")),ll=()=>p("p.key",{"aria-hidden":"true"},
p("span.k-said","your guess"),p("span.k-exact","the answer"),p("span.k-came","it happened"),p("span.k-not","it didn't")),
cl=({lesson:e="",concept:t},n)=>p("div.sheet",{role:"dialog","aria-label":t,onkeydown:s=>s.key==="Escape"&&n()},p("h2",t),
e.split(`

`).map(s=>p("p",s.split("**").map((r,o)=>o%2?p("b",r):r))),p("button.btn.solid.wide",{"data-k":"readclose",onclick:n},"B\
ack to the question"));var ul=e=>e.split(/(?<=[.?!])\s+/);function Je(e){let t=e.map(ul),n=t[0].filter(s=>t.every(r=>r.includes(s)));return{both:n.
join(" "),own:t.map(s=>s.filter(r=>!n.includes(r)).join(" "))}}var Qr=(e,t)=>e.closest(".uw-cols")?.setAttribute("data-s\
ide",String(t)),hl=e=>t=>Qr(t.currentTarget,e),dl=(e,{line:t},n,s)=>[p("button.sidehead",{"data-k":`turn${e}`,onclick:hl(
e)},p("b.badge",{"aria-hidden":"true"},String(e+1)),p("b",t),s&&p("b.it",s)),n.length>0&&p("p.mute",n.map(r=>r.endsWith(
"?")&&t.endsWith("?")?p("span.inshort",r," "):`${r} `))];function ml(e,t,n,s){let r=Je(e.map(({ask:a})=>a)).own,o=Je(e.map(
({given:a})=>a)).own,i=a=>ul(`${r[a]} ${o[a]}`.trim()).filter(l=>l&&!e[a].line.startsWith(l.slice(0,-1)));return p("div.\
pair",e.map((a,l)=>p("div.side",{role:"group","aria-label":a.line,onfocusin:hl(l)},dl(l,a,i(l)),Zn({...a,cases:"",k:String(
l),label:a.line,value:t[l],set:c=>n(l,c),enter:s}))))}function pl(e,t){let n=e.flatMap((s,r)=>s===""?[r]:[]);return n.length>
1?"Move the sliders, or type two numbers.":n.length?`The ${n[0]?"second":"first"} number is missing. Both answers are sh\
own together.`:t.map((s,r)=>jn(e[r],s)).find(Boolean)??""}var fl=(e,t)=>wt({label:"Which of the two",choices:e.map(({at:n,
line:s},r)=>[n,`${r+1}. ${s}`]),value:e.find(({here:n})=>n)?.at??e[0].at,k:"side",pick:t});function gl(e,t,n){let s=t.map(
()=>p("div.cmp")),r=t.map(({measure:l,span:c,said:u,number:h},m)=>{let d={measure:l,span:c,said:u,answer:{value:h??0},untried:!0};
return Nt(s[m],f=>Yn(f,d,{},!0))}),o=t.find(({said:l})=>l?.asks),i=t.map(({said:l},c)=>l&&[p("p",{role:"status"},p("b",`${c+
1}. `),l.verdict),(l.own||t[c]===o)&&Jr(l,n)]);return{node:p("div.answer",t.map((l,c)=>p("div.side",dl(c,l,[],l.text),s[c])),
zr(i,e.notice)),tried:()=>{},again:()=>r.forEach(l=>l.again()),stop:()=>r.forEach(l=>l.stop())}}var op=400,to=[["guess","Just guessing"],["think","Fairly sure"],["know","Certain"]];function bl(e,t=()=>{}){let n=p("di\
v"),s=o=>{e.sure=e.sure===o?"":o,r()},r=()=>{t(),G(n,wt({label:"How sure are you?",choices:to,value:e.sure,k:"sure",pick:s}))};
return r(),p("div.sure",p("span","How sure are you?"),n)}function wl({press:e,refused:t}){let n=Number.NEGATIVE_INFINITY,
s="",r="",o=p("button.btn.solid.wide",{"data-k":"main",onclick:()=>{performance.now()-n<op||(s?t(s):e())}});return{node:o,
show(i,a,l=i){r&&r!==l&&(n=performance.now()),r=l,o.textContent!==i&&(o.textContent=i),s=a,a?o.setAttribute("aria-disabl\
ed","true"):o.removeAttribute("aria-disabled"),o.title=a}}}function yl(e,t,n,{draft:s,folded:r,changed:o,enter:i}){let a=(u,h)=>{s.values[u]=h,o()},l=()=>Zn({measure:e.measure,span:e.
span,cases:e.cases,value:s.values[0],set:u=>a(0,u),enter:i}),c=()=>G(r,[["","How sure?"],...to].map(([u,h])=>p("option",
{value:u,selected:u===s.sure},h)));return[t.length>0?ml(t,s.values,a,i):l(),bl(s,c),n&&p("p.refusal",{role:"alert"},n)]}function kl({get:e,press:t,skip:n,refused:s}){let r=wl({press:()=>t(e("main").kind??""),refused:s}),o=p("button.btn",{"d\
ata-k":"also",onclick:()=>t(e("main").also?.kind??"")}),i=p("button.btn",{"data-k":"skip",onclick:n},"Skip");return{node:r.
node,nodes:[r.node,o,i],show(a){let{label:l,kind:c,off:u,also:h}=e("main"),m=c==="predict";return r.show(l??"",u||(m?a():
"")),r.node.hidden=!l,o.hidden=!h,o.textContent=h?.label??"",i.hidden=!m||!e("moment").line,m}}}var ip="input:not([type=range]), select, textarea, [contenteditable]:not([contenteditable=false])",eo="uncle_widgets key\
s",ap="input, [role=tab], .chooser, .art",xl=/^(Arrow|Home|End)/,$l="button, a, summary, label, [role=button], [role=tab\
]",He=new Set,no=e=>e.closest(".uw-page")??e.closest(".uw-room")??e.closest(".uw"),Ml=e=>e.getClientRects().length>0,_l=e=>!!e.
any||e.keys.some(t=>t.length===1&&t!==" ");function Jn(){try{return localStorage.getItem(eo)!=="off"}catch{return!0}}function lp(e){
try{e?localStorage.removeItem(eo):localStorage.setItem(eo,"off")}catch{}}function cp({el:e,keys:t},n,s){let{key:r,shiftKey:o}=n;
return xl.test(r)&&s.closest(ap)&&!(s instanceof HTMLInputElement&&e.contains(s))?!1:t().some(i=>(i.keys.includes(r)||i.
any?.(r))&&(!xl.test(r)||o===!!i.shift)&&(!i.inside||e.contains(s))&&(!_l(i)||Jn()&&!s.closest("input"))&&i.when()&&i.press(
r,s))}function vl(e){if(e.defaultPrevented||e.isComposing||e.ctrlKey||e.metaKey||e.altKey)return;let t=e.composedPath(),
n=t[0];if(!(n instanceof Element)||n.closest("dialog")||n.closest(ip)&&e.key!=="Escape")return;let s=[...He].filter(({el:r})=>{
let o=no(r);return o&&t.includes(o)&&Ml(r)});if(s.length){if(e.key==="?")up(s[0].el);else if(!s.some(r=>cp(r,e,n)))return;
e.preventDefault(),e.stopPropagation()}}function zn(e,t){let n={el:e,keys:t};return He.size||document.addEventListener("\
keydown",vl,!0),He.add(n),()=>{He.delete(n),He.size||document.removeEventListener("keydown",vl,!0)}}function up(e){let t=no(
e),n=et("keys"),r=[...He].filter(l=>no(l.el)===t&&Ml(l.el)).flatMap(l=>l.keys()).filter(l=>l.when()),o=p("div.keys-typed"),
i=p("dialog.sheet.keys-list",{"aria-labelledby":n,onclose:()=>i.remove()}),a=()=>{let l=Jn();G(o,p("span",{"aria-hidden":"\
true"},"Letter, number and symbol keys"),wt({label:"Letter, number and symbol keys",choices:[[!0,"On"],[!1,"Off"]],value:l,
pick:c=>{lp(c),a()},k:"typed"}));for(let c of i.querySelectorAll("[data-typed]"))c.classList.toggle("off",!l)};i.append(
p("h2",{id:n,tabindex:-1,autofocus:!0},"Keyboard shortcuts"),p("p.mute","They work while the focus is on this page, but \
not while you type in a field."),p("dl",[...r,{keys:["?"],shown:"?",words:"Shows this list.",when:()=>!0,press:()=>!0}].
map(l=>p("div",{"data-typed":_l(l)&&l.shown!=="?"?"":null},p("dt",p("kbd",l.shown)),p("dd",l.words)))),o,p("button.btn",
{"data-k":"keys.close",onclick:()=>i.close()},"Close")),a(),e.append(i),i.showModal()}var hp=()=>k("svg.tick",{width:16,height:16,viewBox:"0 0 16 16","aria-hidden":"true"},bt("M2 8.5 6 13 14 3.5","currentCo\
lor",2.5)),dp=e=>e.away?`, not now. ${e.away}`:"",so=2;function Sl({chips:e,now:t,open:n,pick:s,toggle:r}){if(e.length<so)
return null;let o=e.findIndex(a=>a.id===t),i=et("chips");return p("div",{class:n?"chips open":"chips"},p("button.btn.one\
chip",{"data-k":"chips","aria-expanded":String(n),"aria-controls":i,onclick:r},p("span",`Question ${o+1} of ${e.length}`),
p("b",e[o]?.name??"")),p("div.allchips",{id:i,role:"group","aria-label":"Questions"},e.map((a,l)=>p("button.qchip",{"dat\
a-k":`q.${a.id}`,"aria-pressed":String(a.id===t),"aria-keyshortcuts":l<9&&Jn()?String(l+1):null,"data-away":!a.arises,"a\
ria-label":`${l+1}. ${a.name}${a.done?", answered":""}${dp(a)}`,title:a.away?`${a.title} ${a.away}`:a.title,onclick:()=>s(
a.id)},p("span",a.name),a.done&&hp()))))}var El=e=>p("div.goal",p("h2",e.title??""),!!e.of&&p("span.chip.line",`${[e.at,
e.also].filter(Boolean).join(" and ")} of ${e.of}`),e.line&&p("p",e.line));function ro(e,t){let{choices:n,name:s,label:r,
value:o}=e,i=n.length>6||n.map(c=>c[1]).join("").length>22,a=et("setting"),l=`knob.${s}`;return p("div",{class:e.model?"\
setting model":"setting"},p(i?"label":"span",{for:i?a:null},r),i?p("select.pick",{id:a,"data-k":l,onchange:c=>t(n[c.target.
selectedIndex][0])},n.map(([c,u])=>p("option",{selected:c===o},u))):wt({label:r,choices:n,value:o,pick:t,k:l}))}var Tl=(e,t,n)=>p(
"div.siblings",{role:"group","aria-label":`${e}: each choice`},p("span",e),t.map((s,r)=>p("button",{"data-k":`sib.${r}`,
"aria-pressed":String(s.here),"aria-label":`${s.label}: ${s.text??"hidden until you guess"}`,onclick:()=>n(s.value)},p("\
span",s.label),s.text?p("b",s.text):p("i.rd"))));var Ll=(e,{get:t,own:n,choose:s,page:r,reading:o})=>zn(e,()=>{let i=Math.min(t("questions").length,9);return[{keys:["y",
"n"],shown:"Y, N",words:"Answers yes or no when you are asked about your mistake.",when:()=>r()==="answer"&&[t("panel"),
...t("pair")].some(({said:a})=>a?.asks),press:(a,l)=>l.closest(".uw-table.acts, input")?!1:(n(a==="y"),!0)},{keys:Array.
from({length:i},(a,l)=>String(l+1)),shown:`1 to ${i}`,words:"Picks that question above the panel.",when:()=>i>=so&&!t("g\
oal").title&&!o(),press:(a,l)=>l.closest(".uw-table.acts, input")?!1:(s(t("questions")[Number(a)-1].id),!0)}]});var mp="uncle_widgets.tones",Al=220,pp=880,Xn=.16,fp=.2,Ul;var gp=()=>fe(mp);var bp=(e,[t,n])=>Al*(pp/Al)**Math.min(1,Math.max(0,(e-t)/(n-t||1)));function wp(e){let t=Ul??new AudioContext;Ul=t,e.forEach(
(n,s)=>{let r=new OscillatorNode(t,{frequency:n}),o=new GainNode(t,{gain:0}),i=t.currentTime+1.5*s*Xn;o.gain.setValueAtTime(
0,i),o.gain.linearRampToValueAtTime(fp,i+Xn/8),o.gain.linearRampToValueAtTime(0,i+Xn),r.connect(o).connect(t.destination),
r.start(i),r.stop(i+Xn)})}function Ol(e,t,{span:n,answer:s,apart:r}){let o=t.runs[0].at(-1)?.[1],i=t.begun!==e.begun,a=!t.
running&&(i||e.running);if(!gp()||o==null)return;let l=[...i?[o]:[],...a&&s&&!r?[s.value]:[]];l.length>0&&wp(l.map(c=>bp(
c,n)))}var U={ink:"var(--ink)",accent:"var(--accent-fill)",rule:"var(--rule)",edge:"var(--edge)",sheet:"var(--ground, var(--she\
et))",band:"color-mix(in srgb, var(--rule) 45%, transparent)"},P=(e,t,n,s="tx",r=13)=>k("text",{x:e,y:t,class:s,"font-si\
ze":r},String(n)),D=(e,t=U.rule,n=1,s={})=>k("path",{d:e,fill:"none",stroke:t,"stroke-width":n,...s}),oo=(e,t)=>k("path",
{d:`M${e} ${t}l9 18h-18z`,fill:U.sheet,stroke:U.accent,"stroke-width":2.5}),Q=(e,t,n,...s)=>k("svg.pic",{width:e,height:t,
viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":n},...s),ct=(e,t)=>({class:"pic-in",style:`animation-delay:${Math.round(
e*t)}ms`});function st(e,t,n=13){let s=[];for(let r of e.split(" ")){let o=s.length-1;o>=0&&I(`${s[o]} ${r}`,n)<=t?s[o]+=
` ${r}`:s.push(r)}return s}function gt(e,t,n=6){let s=10**Math.floor(Math.log10((t-e)/n||1));for(let o of[1,2,5,10,20])if((t-
e)/(s*o)<=n){s*=o;break}let r=[];for(let o=Math.ceil(e/s-1e-9);o*s<=t+1e-9;o++)r.push(Number((o*s).toFixed(9)));return r}
var io=e=>String(e).replace("-","−");function ze(e,t,n,s,r){let o=P(e,t,n,s,r);return o.style.cssText="paint-order:str\
oke;stroke:var(--ground, var(--sheet));stroke-width:4px",o}var Pl=(e,t,n,s)=>k("g",B(e,t,n-.8,{fill:U.band,stroke:U.rule,"stroke-width":1.5}),D(`M${e-n} ${t+n}L${e+n} ${t-n}`,U.ink,
2,s?{class:"pic-in late"}:{}));function Qn(e,t,n=0){let s=Math.min(19,e/25),r=s*.38,o=[...t.signs],i=u=>[(u%25+.5)*s,(Math.
floor(u/25)+.5)*s],a=4*s+19,l=0,c=t.kinds.map(([u,h],m)=>{let d=`${u.toLocaleString("en")} ${h}`,f=30+I(d,13);l>0&&l+f>e&&
([l,a]=[0,a+19]);let g=l;return l+=f,[m===2?Pl(g+8,a-4.5,7,!1):ft(m===0?1:0,g+8,a-4.5,7),P(g+20,a,d,"tx")]});return Q(e,
a+6,t.spoken,Array.from({length:100-o.length},(u,h)=>{let[m,d]=i(o.length+h);return B(m,d,1.5,{fill:U.rule})}),o.map((u,h)=>{
let[m,d]=i(h),f=u==="x"?Pl(m,d,r,h>=n):ft(u==="y"?1:0,m,d,r);return h>=n?k("g.pic-in",f):f}),c)}var ye=21,yp=3,ao=50;function ts(e,t,n=0,s=200){
let{start:r,target:o,n:i}=t,[a,l]=[i<1e3?34:48,e-12],c=M=>a+(l-a)*(M-r)/(o+5-r),u=20,h=Math.floor((s-u-ao-32)/ye),m=Math.
max(1,Math.min(yp,h)),d=u+m*ye,f=d+12+ao,g=Math.max(...t.feet,...t.exact.map(M=>M*i),1)*1.08,b=M=>f-ao*M/g,w=gt(r,o,6).filter(
M=>Number.isInteger(M)&&Math.abs(M-o)>(o-r)/10),y=Math.max(1.5,(c(r+1)-c(r))*.66),[v,$]=[et("feet"),et("feet")],_=t.rows.
slice(-m),x=i-_.length,E=i?`Hits on each total after ${i.toLocaleString("en")}`:"Hits on each total",L=i?`at ${o}: ${t.feet[t.
feet.length-1].toLocaleString("en")}`:"",S=e-c(r)-I(L,1.06*13)-8;return Q(e,f+20,t.spoken,k("defs",kt(v,U.ink),kt($,U.accent)),
N(c(o)-7,u-4,14,d-u+6,{fill:U.band,stroke:U.edge}),w.map(M=>[P(c(M),13,M,"tx2 m"),D(`M${c(M)} 17V${d}`)]),P(c(o),13,o,"t\
x b m"),Array.from({length:m},(M,A)=>D(`M${c(r)} ${u+A*ye+ye-5}H${l}`)),_.map((M,A)=>{let H=u+A*ye+ye-5,R=x+A>=n;return[
P(a-6,H+4,(x+A+1).toLocaleString("en"),"tx2 e"),M.slice(1).map((F,tt)=>{let[V,C]=[c(M[tt]),c(Math.min(F,o+5))],J=F===o;return k(
"g",R?{class:"pic-in",style:`animation-delay:${_.length>1&&i-n>1?0:tt*60}ms`}:{},D(`M${V} ${H}A${(C-V)/2} ${Math.min(ye-
8,(C-V)/2*.9+2)} 0 0 1 ${C} ${H}`,U.edge,1.4),B(C,H,J?5.5:2.2,{fill:J?U.accent:U.ink}))})]}),D(`M${c(r)} ${f}H${c(o+.6)}`,
U.edge),i>0&&P(a-6,b(g/1.08)+5,Math.round(g/1.08).toLocaleString("en"),"tx2 e"),t.feet.map((M,A)=>{let H=A+1===t.feet.length;
return N(c(r+1+A)-y/2,b(M),y,f-b(M),{fill:`url(#${H?$:v})`,stroke:H?U.accent:U.ink,"stroke-width":.7})}),i>0&&[D(t.exact.
map((M,A)=>`${A?"L":"M"}${c(r+1+A)} ${b(M*i)}`).join(""),U.sheet,5),D(t.exact.map((M,A)=>`${A?"L":"M"}${c(r+1+A)} ${b(M*
i)}`).join(""),U.ink,2.5)],P(c(r),f+16,I(E,13)<S?E:E.replace(" on each total",""),"tx2"),i>0&&P(e,f+16,L,"tx b e"))}var kp={cases:Qn,paths:ts},lo=(e,t)=>k("svg",{width:22,height:12,"aria-hidden":"true"},k("path",{d:"M0 6h22",fill:"none",
...e}),t),xp=e=>e>1?`${e.toLocaleString("en")} trials`:"one trial",vp=()=>({node:p("p.untried",{role:"status"},$p),tried:()=>{},
again:()=>{},stop:()=>{}}),$p="This question can't be tried out here, because this page has no Python. You can try the q\
uestions at which the game stops, and those in the lessons. With Python you can try every question.";function Nl(e,t,n){
if(e.untried)return vp();let s=p("div.plot"),r=p("div.traces"),o=t().grown,i=o?p("div",{class:`grown ${o.kind}`}):!1,a=o?.
n??0,l=p("div.counts",{role:"group","aria-label":"How many trials"}),c=p("div.told",{role:"status"}),u=p("button.btn.qui\
et.stop",{"data-k":"stop",onclick:()=>n({kind:"stop"})},"Stop"),h=p("input.seedbox",{inputmode:"numeric","data-k":"trial\
seed",maxlength:80,"aria-label":"Seed of your trials",onchange:()=>n({kind:"again",seed:h.value})}),m,d=t(),f=p("span",lo(
{stroke:"var(--edge)","stroke-width":1.5}),"earlier runs"),g=()=>{let{clientWidth:x,clientHeight:E}=s;x>0&&E>40&&s.replaceChildren(
Ya(x,E,e,t()))},b=()=>{e.traces&&r.clientWidth>0&&r.replaceChildren(Ja(r.clientWidth,t().traces))},w=()=>{let x=t().grown;
!i||!x||!i.clientWidth||(i.replaceChildren(kp[x.kind](i.clientWidth,x,Math.min(a,x.n),i.clientHeight)),a=x.n)},y=new ResizeObserver(
()=>requestAnimationFrame($));y.observe(s);let v=()=>{let x=t();Ol(d,x,e),d=x;let E=x.begun>=x.most;l.classList.toggle("\
full",E),G(l,E?p("button.btn.solid",{"data-k":"anew",onclick:()=>n({kind:"again"})},"Another run"):x.counts.map(M=>p("bu\
tton",{class:M===1?"btn solid":"btn","data-k":`run.${M}`,"aria-label":`×${M.toLocaleString("en")}: run ${xp(M)}`,"aria-\
disabled":x.running?"true":null,onclick:()=>!t().running&&n({kind:"run",trials:M,calm:Te()})},`×${M.toLocaleString("en")}`))),
f.hidden=x.runs.length<2,u.style.visibility=x.running?"visible":"hidden",m!==x.seed&&!h.matches(":focus")&&(m=x.seed,h.value=
String(x.seed));let L=e.traces?"below the chart":"on the table",S=`Start with one: press ×1 to ${e.trial}. You'll see i\
t ${L}.`;c.replaceChildren(p("p",p("b",x.summary??S),x.last&&p("span.last",` ${x.last}`),x.claim&&` ${x.claim}`,x.band&&
p("span.mute",` ${x.band}`),x.beforehand&&p("span.mute",` ${x.beforehand}`)),...x.note?[p("p.refusal",x.note)]:[]),$()},
$=()=>{b(),g(),w(),c.scrollHeight>c.clientHeight+1?c.tabIndex=0:c.removeAttribute("tabindex")},_=p("div.try",i,s,e.traces&&
r,l,c,p("div.tryfoot",p("p.key",{"aria-hidden":"true"},!e.apart&&p("span",lo({stroke:"var(--ink)","stroke-width":3}),e.simulated?
"stored":"exact"),p("span",lo({stroke:"var(--accent-fill)","stroke-width":2.5},B(11,6,3.2,{fill:"var(--sheet)",stroke:"v\
ar(--accent-fill)","stroke-width":2})),"your run"),f),p("label.trialseed","seed",h),u,p("button.btn.quiet",{"data-k":"ag\
ain",onclick:()=>n({kind:"again"})},"Start over")));return v(),{node:_,tried:v,again:$,stop:()=>y.disconnect()}}var Mp=(e,t,n,s)=>k("g",B(e,t,n-.8,{fill:s?U.band:"none",stroke:U.rule,"stroke-width":1.5}),D(`M${e-n*.9} ${t+n*.9}L${e+
n*.9} ${t-n*.9}`,U.edge,1.8));function Hl(e,t){let n=e<560,s=n?16.5:19,r=s*.38,[o,i,a,l]=t.counts,c=[...Array(o).fill("y\
es"),...Array(i).fill("out"),...Array(a).fill("no"),...Array(l).fill("out-no")],u=24,h=10*s+10,m=c.map((A,H)=>{let[R,F]=[
(H%10+.5)*s,u+(Math.floor(H/10)+.5)*s];return A==="yes"||A==="no"?ft(A==="yes"?1:0,R,F,r):k("g.pic-in",{style:"animation\
-delay:240ms"},Mp(R,F,r,A==="out"?1:0))}),d=t.sides.map(([A,H],R)=>{if(!A)return null;let F=R?100-A:0,tt=u+F/10*s+2,V=u+
(F+A)/10*s-2,C=(n?e:e*.55)-h-14,J=st(H,C),It=Math.min(Math.max((tt+V)/2-8*J.length+5,u+10),u+10*s-16*J.length);return[D(
`M${h} ${tt}h6V${V}h-6`,U.edge,1.5),P(h+14,It,A,"tx b",15),J.map((Ft,De)=>P(h+14,It+16*(De+1),Ft,"tx2"))]}),[f,g,b]=t.left,
w=n?0:Math.max(e*.58,h+150),y=n?u+10*s+34:u,v=7,$=n?s:Math.min(s,(e-w)/12),_=Array.from({length:g},(A,H)=>k("g",ct(H,8),
ft(H<f?1:0,w+(H%v+.5)*$,y+(Math.floor(H/v)+.5)*$,$*.38))),x=Math.ceil(g/v),E=w+v*$+18,L=e-E-dt(f,34)-8,S=st(`out of ${g}\
 ${b}`,Math.max(L,60),1.06*15),M=y+Math.max(x*$,26+18*S.length)+8;return Q(e,Math.max(M,u+10*s+4),t.spoken,P(0,13,t.holders,
"tx b",14),m,d,P(w,y-11,`Cross out ${i+l}. That leaves ${g}`,"tx b",14),_,yt(f,E,y+2,34,{colour:"var(--accent)"}),S.map(
(A,H)=>P(E+dt(f,34)+8,y+14+18*H,A,"tx b",15)),P(E+dt(f,34)+8,y+14+18*S.length,`chance ${t.exact}`,"tx2"))}var Rl=e=>1+Math.
max(0,...e.children.map(Rl));function Cl(e,t){let n=Rl(t.tree),s=e/n,r=t.tree.n<1e3?46:62,o=36,i=s-14,a=m=>o+14+16*st(m.
words,i).length,l=[],c=[],u=4,h=(m,d)=>{let f=d*s,g=m.children.map($=>h($,d+1)),b=g.length?g.reduce(($,_)=>$+_,0)/g.length:
u+o/2;g.length||(u+=a(m)),m.children.forEach(($,_)=>{let x=$.mark==="out";l.push(k("g",ct(d+1,160),D(`M${f+r} ${b}L${f+s}\
 ${g[_]}`,x?U.rule:U.ink,x?1.5:2)))});let[w,y]=[m.mark==="yes",m.mark==="out"],v=w?"fill:var(--sheet)":y?"fill:var(--ink\
-2)":"";return c.push(k("g",ct(d,160),N(f+1,b-o/2,r-2,o,{rx:3,fill:w?U.accent:U.sheet,stroke:w?U.accent:y?U.rule:U.edge,
"stroke-width":1.8,"stroke-dasharray":y?"4 4":null}),k("text.tx.b.m",{x:f+r/2,y:b+6,"font-size":17,style:v},m.n.toLocaleString(
"en")),st(m.words,i).map(($,_)=>ze(f,b+o/2+16*(_+1),$,"tx2")))),b};return h(t.tree,0),Q(e,u,t.spoken,l,c)}function Bl(e,t){let n=e<440?16:Math.min(22,e/26),s=t.dots.flatMap(([u,,h])=>Array.from({length:u},()=>h)),r=e<10*n+22+180,
o=r?0:10*n+22,i=[],a=r?10*n+24:16;for(let[u,h,m]of t.dots)u&&(i.push(ft(m,o+7,a-5,7),P(o+22,a,u,"tx b",15)),i.push(P(o+26+
9*String(u).length,a,h,"tx",14)),a+=25);i.push(D(`M${o} ${a-10}H${e}`)),a+=10;let l=(u,h,m,d=U.ink)=>{i.push(P(o,a,u,"tx\
2"));for(let g of st(`${h} =`,e-o-48,14))a+=20,i.push(P(o,a,g,"tx",14));let f=P(e,a,m,"b e",20);f.style.fill=d,i.push(f),
a+=28};l("hands, each counted once",t.hands[0],t.hands[1]),l(`${t.cards[0]} in those hands`,t.cards[1],t.cards[2],"var(-\
-accent)");for(let u of st(`before rounding: ${t.exact[0]} and ${t.exact[1]}`,e-o))i.push(P(o,a-4,u,"tx2")),a+=16;a-=16;
let c=Math.max(10*n,a+4);return Q(e,c,t.spoken,s.map((u,h)=>k("g",ct(Math.floor(h/10)*3+h%10,20),ft(u,(h%10+.5)*n,(Math.
floor(h/10)+.5)*n,n*.38))),i)}var _p=(e,t,n,s)=>[P(e,t-7,n,"tx b m",17),D(`M${e-15} ${t}h30`,U.ink,2),P(e,t+19,s,"tx b m",
17)];function Dl(e,t){let n=t.factors.length,s=t.factors[0][1],r=Math.max(1,Math.min(n,Math.floor((e+20)/84))),o=24,i=Math.
min(190,(e-o*(r-1))/r),a=s>60?12:7,l=Math.min(i/a,13),c=Math.ceil(s/a),u=n<=4&&l>=5,h=(u?c*l+26:18)+66,m=[];t.factors.forEach(
([g,b],w)=>{let y=w%r*(i+o),v=Math.floor(w/r)*h,$=y+(u?a*l/2:i/2),_=[P(u?y:$,v+13,`${w+1}${["st","nd","rd"][w]??"th"} ca\
rd`,u?"tx2":"tx2 m")];if(u)for(let E=0;E<b;E++){let L=E>=g;_.push(N(y+E%a*l+1,v+20+Math.floor(E/a)*l+1,l-2,l-2,{rx:1.5,fill:L?
U.accent:"none",stroke:L?U.accent:U.edge,"stroke-width":1.2}))}let x=v+(u?20+c*l:12)+28;m.push(k("g",ct(w,240),_,_p($,x,
g,b))),w+1<n&&m.push(P(Math.min(e-6,$+(i+o)/2),x+6,"×","tx m",18))});let d=Math.ceil(n/r)*h+14,f=(g,b="tx",w=14)=>{for(let y of st(
g,e-4,b.endsWith(" b")?1.06*w:w))m.push(P(0,d,y,b,w)),d+=w+6};return f(`= ${t.none} without ${t.one}; ${t.some} with one\
 or more`,"tx b",15),f(`Counting hands gives the same: ${t.counting[0]} out of ${t.counting[1]}.`),f(`${t.choose}: ${t.means}\
.`,"tx2",13),Q(e,d,t.spoken,m)}function Il(e,t){let n=e<430,s=n?Math.min(44,(e-26)/6):40,r=24,o=22,i=[];for(let h=0;h<6;h+=1)i.push(P(r+(h+.5)*s,14,h+1,
"tx2 m"),P(4,o+(h+.5)*s+5,h+1,"tx2"));t.rows.forEach((h,m)=>{h.forEach((d,f)=>{let g=r+f*s,b=o+m*s,w={fill:d?U.accent:"n\
one",stroke:d?"none":U.edge,"stroke-width":1.2},y=m===f?k("circle",{cx:g+s/2,cy:b+s/2,r:s/2-2,...w}):N(g+1.5,b+1.5,s-3,s-
3,{rx:2,...w}),v=P(g+s/2,b+s/2+5,d,"b m",14);v.style.fill="#FFF",i.push(k("g",ct(m+f,30),y,d&&v))})});let a=o+6*s,l=n?4:
r+6*s+18,c=n?a+24:o+20,u=[N(l,c-12,14,14,{rx:2,fill:U.accent}),...st(t.unlike,e-l-24,14).map((h,m)=>P(l+22,c+19*m,h,"tx",
14))];return c+=19*st(t.unlike,e-l-24,14).length+8,u.push(B(l+7,c-5,7,{fill:U.accent})),u.push(...st(t.doubles,e-l-24,14).
map((h,m)=>P(l+22,c+19*m,h,"tx",14))),c+=34,u.push(P(l,c,t.sum,"tx b",18)),Q(e,Math.max(a,c)+8,t.spoken,i,u)}function Fl(e,t){let n=e<640,{start:s,target:r}=t,[o,i]=[n?22:40,e-(n?12:112)],a=S=>o+(i-o)*(S-s)/(r+5-s),l=t.rows.slice(
0,n?8:12),c=n?21:24,u=26,h=u+l.length*c,m=gt(s,r,n?6:10).filter(S=>Number.isInteger(S)&&Math.abs(S-r)>(r-s)/14),d=et("fe\
et"),f=et("feet"),g=l.map((S,M)=>{let A=u+M*c+c-6,H=S[S.length-1],R=S.includes(r),F=[];return S.slice(1).forEach((tt,V)=>{
let[C,J]=[a(S[V]),a(Math.min(tt,r+5))],It=Math.min(c-9,(J-C)/2*.9+2),Ft=tt===r;F.push(k("g",ct(M*4+V,30),D(`M${C} ${A}A${(J-
C)/2} ${It} 0 0 1 ${J} ${A}`,U.edge,1.4),B(J,A,Ft?5.5:n?2:2.6,{fill:Ft?U.accent:U.ink})))}),[D(`M${a(s)} ${A}H${i}`),P(0,
A+4,M+1,"tx2"),F,!n&&P(i+14,A+4,R?"lands":`jumps to ${H}`,R?"tx b":"tx2")]}),b=92,w=h+46+b,y=Math.max(...t.feet,...t.exact.
map(S=>S*t.n),1)*1.08,v=S=>w-b*S/y,$=Math.max(1.5,(a(s+1)-a(s))*.66),_=t.feet[t.feet.length-1],x=t.exact.map((S,M)=>`${M?
"L":"M"}${a(s+1+M)} ${v(S*t.n)}`).join(""),E=n?`After ${t.n} rows: hits on each`:`After ${t.n} rows: how often each numb\
er was hit`,L=n?w+42:w+22;return Q(e,L,t.spoken,k("defs",kt(d,U.ink),kt(f,U.accent)),N(a(r)-7,u-4,14,h-u+6,{fill:U.band,
stroke:U.edge}),m.map(S=>[P(a(S),14,S,"tx2 m"),D(`M${a(S)} 19V${h}`)]),P(a(r),14,r,"tx b m"),g,P(0,h+26,E,"tx b",14),gt(
0,y,3).filter(Number.isInteger).map(S=>[D(`M${a(s)} ${v(S)}H${a(r+.6)}`),P(a(s)-4,v(S)+4,S,"tx2 e")]),t.feet.map((S,M)=>N(
a(s+1+M)-$/2,v(S),$,w-v(S),{fill:`url(#${M+1===t.feet.length?f:d})`,stroke:M+1===t.feet.length?U.accent:U.ink,"stroke-wi\
dth":n?.7:1})),D(x,U.sheet,6),D(x,U.ink,3),m.map(S=>P(a(S),w+17,S,"tx2 m")),P(a(r),w+17,r,"tx b m"),n?P(e,w+38,`at ${r}:\
 ${_}, chance ${t.said}`,"tx b e",14):[k("text.b",{x:i-10,y:w-30,"font-size":14,style:"fill:var(--accent)"},`${_} at ${r}`),
P(i-10,w-10,`chance ${t.said}`,"tx b",14)])}function ql(e,t){let n=.45*e,s=12+Math.min(n,Math.max(...t.rows.map(([m])=>I(
m,13)))),r=e-s-34,o=Math.max(9,Math.min(17,r/17)),i=Math.max(1,Math.floor(r/o)),a=[],[l,c]=[26,0];for(let[m,d]of t.rows){
let f=d.flatMap(([b,w])=>Array(b).fill(w)),g=st(m,s-12,14);a.push(g.map((b,w)=>P(0,l+5+16*w,b,"tx")),P(e,l+5,f.length,"t\
x b e")),f.forEach((b,w)=>{let[y,v]=[s+(w%i+.5)*o,Math.floor(w/i)*o];a.push(k("g",ct(c++,8),ft(b,y,l+v,o*.38)))}),l+=Math.
max(16*g.length,Math.ceil(f.length/i)*o)+7}let u=0,h=t.kinds.map(([m,d])=>{let f=30+I(d,13);u>0&&u+f>e&&([u,l]=[0,l+19]);
let g=[ft(m,u+8,l,6.5),P(u+19,l+5,d,"tx2")];return u+=f,g});return l+=23,Q(e,l+4,t.spoken,P(0,13,`100 ${t.of}`,"tx b",14),
a,h,P(0,l,`${t.exact} of them count`,"tx b",14))}function Wl(e,t){let n=Math.max(10,Math.min(t.total,Math.floor(e/16))),
s=Math.min(30,e/n),r=Math.min(s-3,22),o=r*1.4,i=o+34,a=new Set(t.row),l=[];for(let h=0;h<t.total;h++){let m=h%n*s,d=4+Math.
floor(h/n)*i;l.push(k("g",ct(h,20),N(m+1.5,d,r,o,{rx:2,fill:a.has(h)?U.accent:"none",stroke:a.has(h)?U.accent:U.edge,"st\
roke-width":1.5})))}let c=[-1,...t.row,t.total];t.gaps.forEach((h,m)=>{if(!h)return;let[d,f]=[c[m]+1,c[m+1]-1];for(let g=Math.
floor(d/n);g<=Math.floor(f/n);g++){let b=Math.max(d,g*n)-g*n,w=Math.min(f,g*n+n-1)-g*n,y=4+g*i+o+5,[v,$]=[b*s+2,w*s+r+1];
l.push(D(`M${v} ${y}v4H${$}v-4`,U.ink,1.5));let _=Math.floor(d/n)===g;(f-d<n||_)&&l.push(P((v+$)/2,y+18,h,"tx m"))}});let u=4+
Math.ceil(t.total/n)*i+12;for(let h of st(`${t.reckoning}, ${t.wait}`,e-4,1.06*14))l.push(P(0,u,h,"tx b",14)),u+=20;return Q(
e,u-8,t.spoken,l)}function jl(e,t,n){let s=new Map;return e.hits.map(r=>{let o=Math.round(t(r/e.n)/n)*n,i=s.get(o)??0;return s.set(o,i+1),
{x:o,at:i}})}function Vl(e,t){let[n,s]=[e<400?52:66,e-12],r=t.rows.flatMap(h=>h.hits.map(m=>m/h.n)),[o,i]=[Math.max(0,Math.
min(...r)-.03),Math.min(1,Math.max(...r)+.03)],a=h=>n+(s-n)*(h-o)/(i-o),l=8,c=t.rows.map(h=>{let m=jl(h,a,7),d=m.some(y=>y.
at>16),f=d?jl(h,a,4):m,g=Math.max(...f.map(y=>y.at))+1,b=Math.min(6.6,96/g);l+=Math.max(52,g*b+26);let w=l;return l+=4,[
f.map(({x:y,at:v})=>B(y,w-4-v*b,Math.min(d?1.9:2.8,b*.48),{fill:U.sheet,stroke:U.accent,"stroke-width":d?1.1:1.4})),D(`M${n}\
 ${w}H${s}`,U.edge),P(0,w-18,h.n.toLocaleString("en"),"tx b",15),P(0,w-2,"trials","tx2"),P(s,w-Math.max(34,g*b+10),h.near,
"tx e")]}),u=gt(o*100,i*100,e<420?5:8);return Q(e,l+40,t.spoken,u.map(h=>[D(`M${a(h/100)} 4V${l}`,U.rule),P(a(h/100),l+16,
h,"tx2 m")]),D(`M${a(t.exact[0])} 4V${l+4}`,U.ink,3),c,P(Math.min(e-50,Math.max(50,a(t.exact[0]))),l+36,`chance ${t.exact[1]}`,
"tx b m",14))}function Gl(e,t){let[n,s]=[26,e-I("misses",13)*1.1-12],r=Math.max(0,Math.min(...t.rows.map(u=>u[1]))-.02),
o=Math.min(1,Math.max(...t.rows.map(u=>u[2]))+.02),i=u=>n+(s-n)*(u-r)/(o-r),a=13.5,l=32+t.rows.length*a,c=et("miss");return Q(
e,l+22,t.spoken,k("defs",kt(c,U.accent)),gt(r*100,o*100,e<420?5:8).map(u=>[D(`M${i(u/100)} 22V${l}`,U.rule),P(i(u/100),l+
17,u,"tx2 m")]),P(Math.min(e-60,Math.max(60,i(t.exact[0]))),14,`chance ${t.exact[1]}`,"tx b m",14),D(`M${i(t.exact[0])} \
20V${l}`,U.ink,3),t.rows.map(([u,h,m],d)=>{let f=32+d*a,g=t.misses.includes(d+1);return k("g",ct(d,60),g?N(i(h),f-5,i(m)-
i(h),10,{fill:`url(#${c})`,stroke:U.accent,"stroke-width":1.5}):D(`M${i(h)} ${f}H${i(m)}`,U.edge,2.5),B(i(u),f,3.6,{fill:U.
sheet,stroke:g?U.accent:U.ink,"stroke-width":2}),(d===0||(d+1)%5===0)&&P(n-8,f+5,d+1,"tx2 e"),g&&k("text.b",{x:i(m)+8,y:f+
5,"font-size":13,style:"fill:var(--accent)"},"misses"))}))}var Kl=([,e,t],n)=>({fill:n?U.ink:t<e?U.sheet:U.edge,stroke:n||t<e?U.ink:U.edge,"stroke-width":1.8});function Zl(e,t){let n=t.
falls.flatMap(i=>i.bars.flatMap(([,a,l])=>[a,l])),[s,r]=[Math.min(0,...n),Math.max(.1,...n)];return e>=460*Math.max(1,t.
falls.length/2)&&t.falls[0].bars.length*t.falls.length<=14?Sp(e,t,s,r):Ep(e,t,s,r)}function Sp(e,t,n,s){let[r,o,i]=[40,46,
200],a=m=>o+i*(s-m)/(s-n||1),l=(e-r)/t.falls.length,c=a(n)+(n<0?26:8),u=Math.min(120,(l-24)/Math.max(...t.falls.map(m=>m.
bars.length)))-2,h=Math.max(...t.falls.flatMap(m=>m.bars.map(([d])=>st(d,u).length)));return Q(e,c+8+15*h,t.spoken,P(0,30,
t.unit,"tx2"),gt(n,s,5).map(m=>[D(`M${r} ${a(m)}H${e}`,m?U.rule:U.ink,m?1:1.5),P(r-6,a(m)+5,io(m),"tx2 e")]),t.falls.map(
(m,d)=>{let f=r+d*l+10,g=Math.min(120,(l-24)/m.bars.length);return[t.falls.length>1&&P(f+g*m.bars.length/2,16,m.title,"t\
x m b",15),m.bars.map((b,w)=>{let[y,v,$,_]=b,x=w+1===m.bars.length,E=f+w*g,L=a(Math.max(v,$)),S=$<v&&!x?a($)+16:L-6;return k(
"g",ct(w,160),N(E+2,L,g-4,Math.max(2,Math.abs(a($)-a(v))),Kl(b,x)),!x&&D(`M${E+g-2} ${a($)}h4`,U.ink,1.5),P(E+g/2,S,_,x?
"tx b m":"tx m",14),st(y,g-2).map((M,A)=>P(E+g/2,c+12+15*A,M,x?"tx b m":"tx2 m")))})]}))}function Ep(e,t,n,s){let r=t.falls.
flatMap(h=>h.bars.map(([m])=>I(m,13))),o=Math.min(e*.36,Math.max(...r)*1.08+10),[i,a]=[o+(n<0?46:6),e-88],l=h=>i+(a-i)*(h-
n)/(s-n||1),c=0,u=t.falls.map(h=>{let m=t.falls.length>1&&P(0,c+15,h.title,"tx b",15);m&&(c+=22);let d=c,f=h.bars.map((b,w)=>{
let[y,v,$,_]=b,x=w+1===h.bars.length,E=st(y,o-4,x?1.06*13:13),L=c+2;c+=Math.max(25,E.length*15+8);let S=Math.max(v,$);return k(
"g",ct(w,160),E.map((M,A)=>P(0,L+13+15*A,M,x?"tx b":"tx2")),N(l(Math.min(v,$)),L,Math.max(2,Math.abs(l($)-l(v))),17,Kl(b,
x)),P(l(S)+8,L+13,x?`${_} ${t.unit}`:_,x?"tx b":"tx",14))}),g=D(`M${l(0)} ${d}V${c}`,U.ink,1.5);return c+=12,[m,g,f]});return Q(
e,c,t.spoken,u)}function Yl(e,t){let n=t.heaps.map(([L])=>L),[s,r]=[Math.min(...n,t.exact[0]),Math.max(...n,t.exact[0])],
o=(r-s||1)*.07,i=L=>14+(e-28)*(L-s+o)/(r-s+2*o),a=n.map(i),l=Math.min(60,...a.slice(1).map((L,S)=>L-a[S])),c=Math.max(...t.
heaps.map(([,L])=>L)),u=l<13?7:l<30?8.5:10.5,h=Math.max(1,Math.min(4,Math.floor((l-3)/u))),m=Math.ceil(c/h),d=Math.min(u,
190/m),f=22+m*d,g=t.heaps.map(([,,L],S)=>({x:a[S],text:L,wide:I(L,13)})),b=-1/0,w=g.filter(({x:L,wide:S})=>L-S/2<b+6?!1:
(b=L+S/2,!0)),[y,v]=t.mean,$=`balances at ${v}; the exact average is ${t.exact[1]} ${t.unit}`,_=I($,1.06*14),x=i(y)+16+_<
e?i(y)+16:Math.max(0,i(y)-16-_),E=st($,e,1.06*14);return Q(e,f+36+18*E.length,t.spoken,t.heaps.map(([,L],S)=>[Array.from(
{length:L},(M,A)=>B(a[S]+(A%h-(h-1)/2)*d,f-7-Math.floor(A/h)*d,d*.4,{fill:"none",stroke:U.accent,"stroke-width":1.7})),l>=
20&&P(a[S],f-10-Math.ceil(L/h)*d,L,"tx b m")]),D(`M6 ${f}H${e-6}`,U.ink,4),w.map(({x:L,text:S})=>P(L,f+19,S,"tx2 m")),k(
"path",{d:`M${i(y)} ${f+2}l10 20h-20z`,fill:U.sheet,stroke:U.ink,"stroke-width":2.5}),E.map((L,S)=>P(E.length>1?0:x,f+42+
18*S,L,"tx b",14)))}function Jl(e,t){let[n,s,r,o]=[40,e-6,24,170],i=t.shares.length,a=(s-n)/i,l=Math.max(...t.shares),c=w=>r+
o*(1-w/l),u=w=>n+a*(w-t.first+.5),[h,m]=[r+o,Math.max(1,Math.ceil(26/a))],d=`average ${t.mean[1]}, median ${t.median}`,f=u(
t.mean[0])+16+I(d,14)<e,g=`most likely: ${t.likeliest[0]} (${t.likeliest[1]})`,b=u(t.likeliest[0])+a/2+4+1.1*I(g,13)<e;return Q(
e,h+46,t.spoken,gt(0,l,4).map(w=>[D(`M${n} ${c(w)}H${s}`),P(n-6,c(w)+5,Math.round(w*100),"tx2 e")]),P(0,13,"out of 100",
"tx2"),t.shares.map((w,y)=>k("g",ct(y,20),N(n+y*a+Math.min(2,a*.1),c(w),Math.max(1,a-Math.min(4,a*.2)),h-c(w),{fill:U.ink}),
y%m===0&&P(u(t.first+y),h+16,t.first+y,"tx2 m"))),D(`M${n} ${h}H${s}`,U.ink,2),b?P(u(t.likeliest[0])+a/2+4,c(l)+11,g,"tx",
13):P(e,13,g,"tx e",13),oo(u(t.mean[0]),h+21),P(f?u(t.mean[0])+16:u(t.mean[0])-16,h+38,d,f?"tx b":"tx b e",14))}function zl(e,t){
let[n,s,r,o]=[40,e-8,24,190],i=t.bins.reduce((x,E,L)=>E>=5e-4?L:x,0)+1,a=t.bins.slice(0,i),l=Math.max(...a),c=x=>n+(s-n)*
x/(i*t.step),u=x=>r+o*(1-x/l),h=r+o,[m,d,f]=t.band,g=c(t.step)-c(0),b=`average ${t.mean[1]} ${t.unit}`,w=I(b,14)*1.1,y=c(
t.mean[0])+15+w<e,v=y?c(t.mean[0])+15:Math.min(e,Math.max(w,c(t.mean[0])-15)),$=`${m} to ${d}: ${f}`,_=Math.max(0,Math.min(
c(m),e-I($,14)*1.1));return Q(e,h+76,t.spoken,N(c(m),r-6,c(d)-c(m),o+6,{fill:U.band}),gt(0,l,4).map(x=>[D(`M${n} ${u(x)}\
H${s}`),P(n-6,u(x)+5,Math.round(x*100),"tx2 e")]),P(0,13,"out of 100","tx2"),a.map((x,E)=>k("g",ct(E,20),N(c(E*t.step)+g*
.06,u(x),g*.88,Math.max(0,h-u(x)),{fill:U.ink}))),D(`M${n} ${h}H${s}`,U.ink,2),gt(0,i*t.step,e<420?4:7).filter(x=>c(x)<s-
10).map(x=>P(c(x),h+17,x,"tx2 m")),oo(c(t.mean[0]),h+20),P(v,h+37,b,y?"tx b":"tx b e",14),D(`M${c(m)} ${h+44}v10M${c(m)}\
 ${h+49}H${c(d)}M${c(d)} ${h+44}v10`,U.ink,2),P(_,h+71,$,"tx b",14))}function Xl(e,t){let[n,s,r,o]=[40,e-14,30,168],[i,a]=[
t.x[0],t.x[t.x.length-1]],l=[...t.y,...t.lines.map(([_])=>_)],c=t.chance?0:Math.min(0,...l),u=Math.max(...l)*1.12,h=(t.chance?
Math.min(1,u):u)||1,m=_=>n+(s-n)*(_-i)/(a-i||1),d=_=>r+o*(1-(_-c)/(h-c)),f=r+o,g=t.x.map((_,x)=>`${x?"L":"M"}${m(_)} ${d(
t.y[x])}`).join(""),b=t.here,w=b?I(`you are here: ${b[2]}`,14)*1.1:0,y=b?Math.min(Math.max(n+4,m(b[0])-w+10),s-w):0,v=t.
lines.map(([_])=>d(_)-6),$=b?d(b[1])-13:0;return v.some(_=>Math.abs(_-$)<16)&&($=Math.min(...v,$)-18),Q(e,f+(t.across?42:
24),t.spoken,P(0,13,t.up,"tx2"),gt(c,h,5).map(_=>[D(`M${n} ${d(_)}H${s}`),P(n-6,d(_)+5,t.chance?Math.round(_*100):io(_),
"tx2 e")]),gt(i,a,e<420?5:9).filter(Number.isInteger).map(_=>P(m(_),f+17,_,"tx2 m")),D(`M${n} ${f}H${s}`,U.ink,1.5),t.across!==
""&&P((n+s)/2,f+37,t.across,"tx2 m"),D(g,U.ink,3),t.lines.map(([_,x],E)=>{let L=E%2===0;return[D(`M${n} ${d(_)}H${s}`,U.
edge,1.8,{"stroke-dasharray":"6 4"}),ze(L?s:n+6,v[E],x,L?"tx e":"tx")]}),b&&[D(`M${m(b[0])} ${f}V${d(b[1])}`,U.ink,1.5,{
"stroke-dasharray":"2 3"}),B(m(b[0]),d(b[1]),6,{fill:U.ink,stroke:U.sheet,"stroke-width":2}),ze(y,$,`you are here: ${b[2]}`,
"tx b",14)])}var Tp={counted_twice:Bl,draw_by_draw:Dl,two_dice:Il,frequency_grid:Hl,whole_tree:Cl,footprints:Fl,waterfall:Zl,balance:Yl,
gaps:Wl,split:ql,cases:(e,t)=>Qn(e,t),paths:(e,t)=>ts(e,t),columns:Jl,histogram:zl,graph:Xl,runs:Vl,intervals:Gl};function Ql(e,t,n){
let s=Tp[e];if(!s)throw new Error(`There is no picture of the kind ${e}.`);return p("figure.picture",s(t,n),n.caption&&p(
"figcaption",n.caption))}var Lp=2,Ap=["first","second"],tc=1e-9;function co({judged:e,unit:t}){return e==="chance"?{low:0,high:100,unit:"chance"}:
e==="count"?{low:0,high:999999,unit:t,whole:!0}:{low:-9999,high:9999,unit:t}}function ec(e,t){let{value:n,share:s,words:r}=ut(
t,co(e));if(n==null)throw new Error(r);let o=e.judged==="chance"?s:n;return o>=e.low-tc&&o<=e.high+tc}function es({attempts:e,
attempts_from:t},n,s,r){return e.slice(t).filter(o=>o.place===n&&o.question===s&&!_t(o.settings,r.settings))}function ns(e,t){
let n=e.asks.map((r,o)=>Up(r,t.filter(({step:i})=>i===o).map(({number:i})=>i))),s=n.findIndex(({outcome:r})=>!r);return{
steps:n,at:s,lines:e.lines}}function Up({low:e,high:t,...n},s){let r=[],o="";for(let i of s){if(o)break;i?ec({...n,low:e,
high:t},i)?o=Ap[r.length]:r.push(i)===Lp&&(o="shown"):o="shown"}return{...n,outcome:o,wrong:r}}function uo(e,t,n){if(t.asks.
length===0)throw new Error("This question has no small steps.");let{at:s}=ns(t,es(e,n.place,n.question,t));if(s<0)throw new Error(
"All steps are done.");if(n.step!==s)throw new Error(`Expected an answer to step ${s+1} of ${t.asks.length}.`);return n.
number&&ec(t.asks[s],n.number),{...e,attempts:[...e.attempts,n]}}var nc=(e,t)=>t.length>0?ns(e,t).steps.map(({outcome:n})=>n||
"open").join(" "):"";function sc({text:e}){let[,t,n]=/^(?:about |exactly )?(.*?)( out of 100)?$/.exec(e);return O("b",{class:"r",children:[t,
n&&O("small",{children:n.trim()})]})}function rc({left:e,done:t}){return O("ul",{class:"left",children:e.map(([n,s,r],o)=>{
let i=!t&&o===e.length-1;return O("li",{children:[O("span",{children:n}),O("b",{children:s}),O("i",{class:i?"hidden":"",
"aria-hidden":"true",children:!i&&O("i",{style:{width:`${r}%`}})}),O("b",{class:"n",children:i?"?":r})]},n)})})}function Op({
step:e,at:t,line:n,fresh:s}){let r=e.outcome==="shown";return O("li",{class:s?"fresh":"",children:[O("i",{class:r?"shown":
"","aria-hidden":"true",children:t+1}),O("p",{children:[n.words,n.formula&&O("small",{children:n.formula}),r&&O("span",{
class:"reason",children:e.reason})]}),O(sc,{text:n.value??""})]})}function Pp({step:e,at:t,lights:n,act:s}){let r=we(null),
[o,i]=Ze(""),a=co(e),l=Kr({rule:a,value:o,set:i}),c=e.wrong.at(-1),u=e.judged==="chance"?e.unit||"out of 100":e.unit;return Kn(
()=>r.current?.focus({preventScroll:!0}),[]),Ye(()=>{c!=null&&r.current?.select()},[e.wrong.length]),O("form",{class:"sm\
allq",onSubmit:m=>{m.preventDefault();let d=l.text.trim();d!==""&&ut(d,a).value!=null?s.answer(t,d):(l.complain(),r.current?.
focus({preventScroll:!0}))},noValidate:!0,children:[O("i",{"aria-hidden":"true",children:t+1}),O("h4",{id:`${l.id}q`,children:e.
words}),e.left.length>0&&O(rc,{left:e.left,done:!1}),O("div",{class:"in",children:[O("input",{ref:r,class:"field","data-\
k":"step",inputMode:e.judged==="count"?"numeric":"text",autocomplete:"off",maxLength:40,"aria-labelledby":`${l.id}q`,...l.
said,value:l.text,onInput:m=>l.typed(m.currentTarget.value)}),O("span",{children:u}),O("button",{type:"submit",class:"bt\
n solid","data-k":"step.check",children:"Check"})]}),O(Zr,{number:l,answer:m=>{l.put(m),r.current?.focus({preventScroll:!0})}}),
c!=null&&O("p",{class:"no",role:"status",children:[O("b",{children:["Not ",c,". ",n&&"Look at what is lit up on the tabl\
e. "]}),e.hint]})]})}function Np({panel:e,lines:t}){let n=t.at(-1);return O("div",{class:"fin","data-next":!0,tabIndex:-1,
children:[t.slice(0,-1).map(s=>O("p",{children:[s.words,": ",s.formula," ",s.value&&`= ${s.value}`]},s.words)),n?.formula&&
O("p",{class:"eq",children:n.formula}),O("p",{children:[e.headline," ",e.said?.verdict]})]})}function Hp({panel:e,act:t}){
let{steps:n,at:s,lines:r}=e.work,o=we(null),i=(e.steps??[]).slice(0,r),a=s<0,l=a?n.length:s,c=we(l),u=i.slice((n.at(-1)?.
line??0)+1);return Ye(()=>{let h=o.current?.querySelector(a?".fin":".smallq");h?.scrollIntoView({block:"nearest"}),a&&l!==
c.current&&h instanceof HTMLElement&&h.focus({preventScroll:!0})},[l]),O("div",{class:a?"work over":"work",ref:o,children:[
O("div",{class:"workhead",children:[O("h3",{children:"Work it out"}),O("p",{class:"pips",children:[O("span",{children:[a?
"All":"Step"," ",a?n.length:l+1,a?" steps done":` of ${n.length}`]}),n.map((h,m)=>O("i",{class:m<l?"d":m===l?"n":"","ari\
a-hidden":"true"},h.line))]})]}),O("ol",{class:"lines",children:n.slice(0,l).flatMap((h,m)=>{let d=m>0?n[m-1].line+1:0;return i.
slice(d,h.line+1).map((f,g,b)=>g===b.length-1?O(Op,{step:h,at:m,line:f,fresh:m===l-1&&l>c.current},f.letter):O(Rp,{line:f},
f.letter))})}),!a&&O(Pp,{step:n[s],at:s,lights:(i[n[s].line]?.lit??[]).length>0,act:t},`${e.key} ${s}`),a&&n.at(-1)?.left.
length?O(rc,{left:n.at(-1)?.left??[],done:!0}):null,a&&O(Np,{panel:e,lines:u.length>0?u:i.slice(-1)}),O("p",{class:"ways",
children:[O("button",{type:"button",class:"btn quiet","data-k":"work.back",onClick:t.back,children:"Back to the answer"}),
!a&&O("button",{type:"button",class:"btn quiet","data-k":"work.show",onClick:()=>t.show(s),children:"Show me this step"})]})]})}
var Rp=({line:e})=>O("li",{class:"between",children:[O("i",{"aria-hidden":"true"}),O("p",{children:[e.words,e.formula&&O(
"small",{children:e.formula})]}),O(sc,{text:e.value??""})]}),oc=e=>p("div.workpage",{tabindex:0,role:"group","aria-label":e});
function ic(e,t,n){let s=n?.node.classList.contains("workpage")?n.node:oc("Work it out");return he(O(Hp,{panel:e,act:t}),
s),{node:s,tried:()=>{},again:()=>{},stop:()=>{}}}function Cp({panel:e,goal:t}){return O("div",{class:"work example",children:[
O("div",{class:"workhead",children:[O("h3",{"data-next":!0,tabIndex:-1,children:"How it's done"}),O("p",{class:"pips",children:O(
"span",{children:["with the numbers of position ",t.at]})})]}),O("p",{class:"mute",children:e.ask}),O("ol",{class:"lines",
children:[...(e.work?.steps??[]).map(({reason:n})=>n),e.headline].map((n,s,r)=>O("li",{children:[O("i",{class:s<r.length-
1?"shown":"","aria-hidden":"true",children:s+1}),O("p",{children:n})]},n))}),e.idea&&O("p",{class:"idea",children:e.idea})]})}
function ac(e,t){let n=oc("A worked example");return he(O(Cp,{panel:e,goal:t}),n),{node:n,tried:()=>{},again:()=>{},stop:()=>{}}}
function lc(e,t,n){if(!e.revealed)return{};if(t==="steps")return Bp(e);if(t==="example")return Dp(e);let s=t==="why"?e.steps?.[n]:
void 0;return Object.fromEntries((s?.lit??[]).map(r=>[r,s?.letter??""]))}function Bp({work:e,steps:t=[]}){if(!e)return{};
let n=s=>(t[e.steps[s].line]?.lit??[]).map(r=>[r,String(s+1)]);return e.at>=0&&e.steps[e.at].wrong.length>0?Object.fromEntries(
n(e.at)):Object.fromEntries(e.steps.flatMap(({outcome:s},r)=>s?n(r):[]))}var Dp=({work:e,steps:t=[]})=>Object.fromEntries(
(e?.steps??[]).flatMap(({line:n},s)=>(t[n]?.lit??[]).map(r=>[r,String(s+1)])));var Ip=[["answer","Answer"],["why","Why"],["try","Try it"]],cc=9,Fp=480,qp=e=>{let t=e.parentElement.getBoundingClientRect(),
n=e.getBoundingClientRect();return Math.max(0,n.right-t.right+8)};function uc({model:e,el:t}){let n=p("div.uw.uw-panel");
At(n,e.get("palette"));let s=T=>p("div",{class:`p-${T}`}),[r,o,i,a,l,c,u,h,m,d]="head quest ask tabs page nav main strip\
 foot read".split(" ").map(s),f=p("section.sheet",{"aria-label":"The question"});f.append(r,o,i,a,l,c,u,h,m);let g=p("p.\
sr",{role:"status"});n.append(g,f,d),t.append(n);let b=e.get.bind(e),w=(T,W)=>{e.set(T,W),e.save_changes()},y=T=>{g.textContent=
T},v={key:"",values:["",""],sure:""},$=new Set,_=!1,x=!1,E=!0,L=!1,S=null,M=null,A=()=>b("pair").length>0?pl(v.values,b(
"pair")):b("panel").none?"":jn(v.values[0],b("panel")),H=()=>{let[T,W]=v.values;A()?y(A()):(e.send({kind:"predict",value:T,
second:W,sure:v.sure}),ge(b("game")),ba())},R=T=>e.send({kind:"go",at:T}),F=kl({get:b,press:T=>{T==="predict"?H():T==="w\
ork"?Ie("steps"):T==="read"?mn(!0):e.send({kind:"main",button:T})},skip:()=>e.send({kind:"skip"}),refused:y}),tt=p("sele\
ct.pick.surefold",{"data-k":"surefold","aria-label":"How sure are you?",onchange:T=>{v.sure=T.target.value,De()}}),V=T=>W=>w(
"settings",{...b("settings"),[T.name]:W}),C=T=>{_=!1,w("question",T),e.send({kind:"pick",question:T}),J()},J=()=>{let T=b(
"goal");G(r,T.title?El(T):Sl({chips:b("questions"),now:b("question"),open:_,pick:C,toggle:()=>{_=!_,J()}}))},It=()=>{let T=b(
"panel"),W=b("moment");if(T.none){G(o,p("h2",T.title),p("p.mute",T.when));return}let Z=T.revealed&&!b("goal").title,z=b(
"pair"),rt=T.revealed&&Lt()!=="answer",vt=z.length>0&&!rt,Fe=Z&&(W.headline||T.headline),pn=Fe&&!T.certain?nl(Fe,()=>Ie(
"why")):Fe||T.ask,Is=Z?T.ask:T.given;G(o,z.length>0&&rt&&fl(z,R),p("h2",{"data-next":!0,tabindex:-1},(vt?Je(z.map(({ask:le})=>le)).
both||T.title:pn)??""),p("p.mute.given",vt?Je(z.map(({given:le})=>le)).both:Is),T.fault&&p("p.refusal",T.fault),!T.revealed&&
Ft())},Ft=()=>{let T=b("panel"),W=T.knobs.filter(rt=>!rt.model),Z=T.row??[];return!!(b("moment").line||b("goal").title)||
W.length===0?!1:p("div.settings",W.map((rt,vt)=>vt===0&&Z.length>1?Tl(rt.label,Z,V(rt)):ro(rt,V(rt))))},De=()=>{let T=b(
"panel");if(T.none||T.revealed)i.replaceChildren();else{let W={draft:v,folded:tt,changed:()=>dn(),enter:H};G(i,...yl(T,b(
"pair"),b("note"),W))}},ih=()=>{let T=b("panel"),W=Ip.filter(([Z])=>Z!=="try"||!T.certain);G(a,!!T.revealed&&wt({label:"\
Pages",choices:W,value:Lt(),k:"page",pick:Ie}))},Ie=T=>{w("page",T),hn()},Lt=()=>{let T=b("page"),{certain:W,work:Z}=b("\
panel");return W&&T==="try"||T==="steps"&&!Z?"answer":T},ah={answer:(T,W)=>e.send({kind:"answer_step",step:T,number:W}),
show:T=>e.send({kind:"show_step",step:T}),back:()=>Ie("answer")},lh=()=>{let T=lc(b("panel"),Lt(),b("why"));JSON.stringify(
T)!==JSON.stringify(b("lit"))&&w("lit",T)},hn=()=>{let T=b("panel"),W=S;if(S?.stop(),S=null,It(),n.dataset.page=Lt(),n.classList.
toggle("stopped",!!b("moment").line),n.dataset.at=String(b("moment").at??""),ih(),Jo(),ch(),T.none)l.replaceChildren();else if(!T.
revealed)G(l,al());else{let z=Lt();z==="why"?($.add(b("why")),S=rl(T,b("why"),$,rt=>w("why",rt),Ql)):z==="steps"?S=ic(T,
ah,W):z==="example"?S=ac(T,b("goal")):z==="try"?S=Nl(T,()=>b("tried"),e.send.bind(e)):b("pair").length>0?S=gl(T,b("pair"),
rt=>e.send({kind:"own",yes:rt})):S=tl(T,()=>b("tried"),b("moment"),!!b("goal").title,Ft(),uh,rt=>e.send({kind:"own",yes:rt}),
()=>Ie("why")),l.firstChild!==S.node&&G(l,S.node)}G(c,T.revealed&&Lt()==="why"&&ol(T,b("why"),z=>w("why",z))),lh(),S?.again(),
Cs(),S?.again();let Z=l.querySelector('.siblings [aria-pressed="true"]');Z instanceof HTMLElement&&Z.parentElement&&(Z.parentElement.
scrollLeft=qp(Z))},dn=()=>{n.classList.toggle("numbered",v.values[0]!=="");let T=it(n)===F.node,W=F.show(A);T&&F.node.hidden&&
(L=!0),u.classList.toggle("last",!W||!!b("goal").title),u.firstChild||u.append(tt,...F.nodes)},Yo=()=>p("button.btn.quie\
t",{"data-k":"save",onclick:()=>e.send({kind:"save"})},"Save my guesses"),Jo=()=>{let T=b("guesses"),W=b("moment"),Z=W.of||
0,z=b("ending"),rt=!!z.title,vt=rt&&!n.classList.contains("ended");if(n.classList.toggle("ended",rt),M?.stop(),M=null,rt){
let le={go:R,open:gh=>e.send({kind:"open",link:gh})},fh=L||!!it(n);G(h,...La(z,T,le,Yo)),vt&&fh&&me(n,"ending");return}let Fe=b(
"panel").revealed&&Lt()!=="answer";if(T.length===0&&!Z||Fe){h.replaceChildren();return}let pn=p("div");G(h,p("h3",Z>0?`Y\
our guesses, ${T.length} of ${Z}`:"Your guesses"),ll(),pn);let Is=W.line?W.at??-1:-1;M=Nt(pn,le=>za(le,T,Math.max(Z,T.length),
Is))},ch=()=>{let T=b("panel");if(T.none){m.replaceChildren();return}let W=T.knobs.filter(z=>z.model),Z=!b("goal").title;
G(m,_a(T),p("p.mute",T.revealed&&Lt()!=="why"?"":T.model),p("div.row",Z&&W.map(z=>ro(z,V(z))),T.revealed&&Lt()==="why"&&
T.lesson&&p("button.btn.quiet",{"data-k":"read",onclick:()=>mn(!0)},"Read about it"),T.said&&Lt()==="answer"&&Z&&!b("mom\
ent").line&&Yo()))},mn=T=>{x=T,f.inert=T,G(d,T&&cl(b("panel"),()=>mn(!1))),me(n,T?"readclose":"read")},Cs=()=>{for(let T=1;T<=
cc;T++)n.classList.remove(`c${T}`);M?.again(),zo()},zo=()=>{for(let T=1;T<=cc&&f.scrollHeight>f.clientHeight+1;T++)n.classList.
add(`c${T}`)},uh=()=>f.clientHeight>0&&f.clientHeight<Fp,Bs=()=>{let T=b("panel"),W=T.key!==v.key;W&&Object.assign(v,{key:T.
key,values:["",""],sure:""}),(W||E)&&($=new Set);let Z=!!(T.revealed&&E&&!W&&T.said),z=it(n),rt=L||!!(z&&f.contains(z));
if(L=!1,E=!T.revealed,f.classList.toggle("asked",E&&!T.none),f.classList.toggle("paired",b("pair").length>0),Qr(n,Math.max(
b("pair").findIndex(({here:vt})=>vt),0)),f.classList.toggle("lift",Z),x&&!T.revealed&&mn(!1),J(),De(),dn(),hn(),Z&&T.said&&
y([T,...b("pair").slice(1)].map(({said:vt})=>vt?.verdict??"").join(" ")),Z&&rt&&!(b("goal").title&&z===F.node)){let vt=o.
querySelector("h2");vt instanceof HTMLElement&&vt.focus({preventScroll:!0})}},Xo=new ResizeObserver(()=>requestAnimationFrame(
()=>{Cs(),S?.again()}));Xo.observe(n);let hh=Ll(n,{get:b,own:T=>e.send({kind:"own",yes:T}),choose:C,page:Lt,reading:()=>x}),
Ds=T=>()=>{T(),Cs(),S?.again()},dh=()=>{S?.tried(),zo()},mh=()=>{De(),b("panel").revealed&&b("note")&&y(b("note"))},ph=()=>{
dn(),hn()},Qo=[["change:panel",Bs],["change:questions change:question change:goal",Ds(J)],["change:page change:why",hn],
["change:pair",Bs],["change:main",dn],["change:moment",ph],["change:guesses change:ending",Ds(Jo)],["change:note",Ds(mh)],
["change:tried",dh],["msg:custom",Ct]];for(let[T,W]of Qo)e.on(T,W);return Bs(),()=>{for(let[T,W]of Qo)e.off(T,W);S?.stop(),
M?.stop(),Xo.disconnect(),hh()}}var hc="uncle_widgets.lesson.";var dc=e=>String(e).replace("-","−"),pc=({low:e,high:t},n)=>s=>(s-e)/(t-e)*n,fc=({dots:e})=>e.filter(({apart:t})=>!t);
function Wp(e,t,{left:n,top:s}){let r=pc(t,e),o=f=>n+r(f),i=f=>s+e-r(f),{low:a,high:l,band:c,unit:u}=t,h=fc(t),m=u==="ou\
t of 100"?[0,25,50,75,100]:ne(a,l),d=c?k("path",{class:"band",d:`M${o(a)} ${i(a)}L${o(a)} ${i(a+c)}L${o(l-c)} ${i(l)}L${o(
l)} ${i(l)}
          L${o(l)} ${i(l-c)}L${o(a+c)} ${i(a)}Z`}):h.map(f=>k("path",{class:"reach",d:[`M${o(f.exact)} ${i(Math.max(a,f.
exact-f.reach))}`,i(Math.min(l,f.exact+f.reach))].join("V")}));return k("g",{},d,m.map(f=>[k("path",{class:"grid",d:`M${o(
f)} ${i(a)}V${i(l)}M${o(a)} ${i(f)}H${o(l)}`}),k("text",{x:o(f),y:i(a)+18,"text-anchor":"middle"},dc(f)),k("text",{x:o(a)-
8,y:i(f)+4,"text-anchor":"end"},dc(f))]),k("path",{class:"same",d:`M${o(a)} ${i(a)}L${o(l)} ${i(l)}`}),k("text",{class:"\
faint",x:o(a)+44,y:i(l)+34},"too high"),k("text",{class:"faint",x:o(l)-16,y:i(a)-24,"text-anchor":"end"},"too low"),k("t\
ext",{class:"axis",x:o(l),y:i(a)+36,"text-anchor":"end"},`the answer (${u})`),k("text",{class:"axis",transform:`translat\
e(${o(a)+16} ${i(l)+12}) rotate(-90)`,"text-anchor":"end"},"your guess"),h.filter(f=>!f.near).map(f=>k("path",{class:"dr\
op",d:`M${o(f.exact)} ${i(f.exact)}V${i(f.said)}`})),gc(h,r,e).map(({place:f,number:g},b)=>[k("path",{class:"lead",d:`M${n+
f[0]} ${s+e-f[1]}L${n+g[0]} ${s+e-g[1]}`}),k("circle",{class:"place","data-at":h[b].at,cx:o(h[b].exact),cy:i(h[b].said),
r:4})]))}function jp(e,t){let o=Math.max(20,...t.flatMap(c=>c.off)),i=ne(0,o*1.05),a=c=>92+c/(o*1.05)*(e-92-40),l=t.length*
40;return k("svg",{class:"surerows",width:e,height:l+24,role:"img","aria-label":"How far off, out of 100"},i.map(c=>[k("\
path",{class:"grid",d:`M${a(c)} 0V${l}`}),k("text",{x:a(c),y:l+18,"text-anchor":"middle"},String(c))]),t.map(({words:c,off:u,
mean:h},m)=>{let d=m*40+20,f={};return[k("text",{class:"level",x:0,y:d+5},c),k("path",{class:"mean",d:`M${a(h)} ${d-16}V${d+
16}`}),[...u].sort((g,b)=>g-b).map(g=>{let b=Math.round(a(g)/9);return f[b]=(f[b]??0)+1,k("circle",{class:"one",cx:a(g),
cy:d+8-(f[b]-1)*9,r:4})}),k("text",{class:"much",x:e,y:d+5,"text-anchor":"end"},String(Math.round(h)))]}))}var Vp=156,mc=16,
Gp=26,Kp=[7,3,1,5,0,4,6,2],Zp=8;function gc(e,t,n){let s=([l,c],[u,h])=>Math.hypot(l-u,c-h),r=e.map(({exact:l,said:c})=>[
t(l),t(c)]),o=r.map((l,c)=>r.every((u,h)=>h===c||s(l,u)>=mc)),i=r.map((l,c)=>o[c]?l:null),a=([l,c])=>Math.min(l,c)>=0&&Math.
max(l,c)<=n&&i.every(u=>!u||s(u,[l,c])>=Gp)&&r.every(u=>s(u,[l,c])>=mc);return r.forEach(([l,c],u)=>{for(let h=1;!i[u]&&
h<=Zp;h++)for(let m of Kp){let d=m*Math.PI/4,f=[l+22*h*Math.cos(d),c+22*h*Math.sin(d)];!i[u]&&a(f)&&(i[u]=f)}}),r.map((l,c)=>({
place:l,number:i[c]??l}))}var Yp=4;function bc({model:e,el:t}){let n=p("div",{class:"uw uw-lessonchart"});At(n,e.get("pa\
lette"));let s=p("div",{class:"plot"}),r=p("ul.apart"),o=p("div",{class:"sr"});n.append(p("section",{class:"sheet"},p("h\
2",{},"Your guesses and the answers"),s,r,o)),t.append(n);let i="",a=(h,m="")=>nt({class:h.near?"dot hit":"dot missed","\
data-k":`dot.${h.at}`,"aria-label":`Position ${h.at+1}: ${h.words}`,title:`Position ${h.at+1}: ${h.words}`,style:m,onclick:()=>e.
send({kind:"go",at:h.at})},String(h.at+1)),l=(h,m)=>{let d=e.get("report"),f=fc(d);return gc(f,pc(d,h),h).map(({number:[
g,b],place:[w,y]},v)=>a(f[v],`left:${m.left+g}px;top:${m.top+h-b}px;--rise:${y-w}px;animation-delay:${v*40}ms`))},c=()=>{
let h=e.get("report"),m=s.clientWidth,d=s.clientHeight,f=`${m} ${d} ${JSON.stringify(h)}`;if(m===0||f===i||!h.dots)return;
i=f;let g=m>560,b={left:44,top:14},w=m-b.left-(g?Vp:26),y=Math.max(160,g&&d>260?Math.min(w,d-64):w);G(s,k("svg",{width:m,
height:y+64,"aria-hidden":"true"},Wp(y,h,b)),l(y,b),p("ul",{class:g?"legend":"legend under",style:g?`left:${b.left+y+28}\
px`:null},p("li",{},p("i",{class:"dot hit"}),"close"),p("li",{},p("i",{class:"dot missed"}),"not close"),g&&p("li",{},p(
"i",{class:"line"}),"guess = answer"),g&&p("li",{},p("i",{class:"patch"}),h.band?"within 10":"still close"))),G(r,h.dots.
filter(({apart:v})=>v).map(v=>p("li",a(v),v.words))),o.replaceChildren(p("table",{},p("caption",{},"Your guess and the a\
nswer, position by position"),p("tbody",{},h.dots.map(v=>p("tr",{},p("th",{},`${v.at+1}`),p("td",{},v.words)))))),h.dots.
length===0&&G(s,p("p",{class:"mute"},"You didn't guess."))},u=new ResizeObserver(()=>requestAnimationFrame(c));return u.
observe(s),e.on("change:report",c),c(),()=>{u.disconnect(),e.off("change:report",c)}}function wc({model:e,el:t}){let n=p(
"div",{class:"uw uw-lessonend"});At(n,e.get("palette"));let s=p("section",{class:"sheet","aria-label":"How you did"}),r=p(
"p",{class:"told",role:"status"});n.append(s),t.append(n);let o=null,i=l=>p("li",{},nt({class:"dot missed","data-k":`mis\
s.${l.at}`,"aria-label":`Open position ${l.at+1}`,onclick:()=>e.send({kind:"go",at:l.at})},String(l.at+1)),p("span",{},p(
"b",{},l.name),l.why&&p("small",{},l.why)),p("span",{class:"off"},p("b",{},l.off),l.againWords&&p("small",{},`then ${l.againWords}`))),
a=()=>{let l=e.get("report");if(l.done&&ee(hc+l.done,"1"),!l.dots)return;let c=l.dots.filter(g=>!g.near),u=l.open.length,
h=(g,b)=>({kind:g,words:b}),m=[l.practise&&h("practise",l.practise),l.next&&h("next","Next lesson"),u>0&&h("redo",u===1?
"Try that one again":`Try those ${u} again`)].filter(g=>g!==!1&&g!==""),d=p("div",{class:"acts"},m.map((g,b)=>nt({class:b?
"btn":"btn solid","data-k":g.kind,title:g.kind==="next"?l.next:null,onclick:()=>e.send({kind:g.kind})},g.words)),l.of>0&&
nt({class:"btn quiet","data-k":"save",onclick:()=>e.send({kind:"save"})},"Save"),l.receipt&&nt({class:"btn quiet","data-\
k":"receipt",onclick:()=>ho(l.receipt,r)},"Copy the receipt")),f=p("div",{});o?.stop(),G(s,p("div",{class:"goal"},p("h2",
{tabindex:-1,"data-next":!0},l.title),l.of>0&&p("span",{class:"chip line"},`${l.near} of ${l.of} close`),p("p",{},l.short&&
p("b",{},`${l.short} `),l.found)),l.meaning&&p("p",{class:"meaning"},l.meaning),d,p("h3",{},Jp(c.length,l.of)),c.length>
0&&p("ol",{class:c.length>Yp?"misses many":"misses"},c.map(i)),l.sure.length>0&&[p("h3",{},"How sure, and how far off"),
l.calibration&&p("p",{class:"calibration"},l.calibration),p("p",{class:"mute"},`${l.sureWords} The bar shows the average\
.`.trim()),f],r),o=l.sure.length>0?Nt(f,g=>jp(g,l.sure)):null};return e.on("change:report",a),e.on("msg:custom",Ct),a(),
setTimeout(()=>{let l=s.querySelector("h2");_n(n)&&l?.focus({preventScroll:!0})},80),()=>{o?.stop(),e.off("change:report",
a),e.off("msg:custom",Ct)}}async function ho(e,t){try{await navigator.clipboard.writeText(e),t.textContent="Copied. Past\
e it where you hand it in."}catch{t.textContent=e}}function Jp(e,t){return t===0?"No guesses yet":e===0?"All close":`${e}\
 to look at again`}var zp=3e5,go="uncle_widgets ",ss="uncle_widgets.kept ",mo="uncle_widgets/left",bo="uncle_widgets/asked",yc=Symbol.for("\
uncle_widgets.whose");function se(){try{return sessionStorage}catch{return null}}function Xe(){try{return localStorage}catch{
return null}}var po=(e,t)=>Object.keys(e??{}).filter(n=>n.startsWith(t));function kc(e,t){let n=e?.getItem(t);return n?n.
slice(n.indexOf(" ")+1):null}function xc(e,t,n){try{e?.setItem(t,`${Date.now()} ${n}`)}catch{}}function Xp(){let e=se();
if(!e)return!1;let[t]=performance.getEntriesByType("navigation"),s=!(t?.type==="navigate"&&e.getItem(mo))&&!e.getItem(bo);
e.removeItem(mo),window.addEventListener("pagehide",()=>e.setItem(mo,"1"));let r=Math.max(...po(e,`${go}${location.pathname}\
 `).map(o=>Number.parseInt(e.getItem(o)??"",10)||0));return s&&Date.now()-r<zp}function wo(){let e=globalThis;return e[yc]??=
{free:Xp(),own:new Set,holders:new Set,ask:null,sizes:new ResizeObserver(()=>requestAnimationFrame(rs))},e[yc]}var Qp=(e,t)=>p(
"div.offer",{role:"group","aria-label":"Continue, or start as a new student?"},p("b","Welcome back"),p("p","Continue, or\
 start as a new student?"),p("div.row",p("button.btn.solid",{"data-k":"resume",onclick:e},"Continue"),p("button.btn",{"d\
ata-k":"forget",onclick:t},"New student")));function rs(){let e=wo();if(![...e.holders].some(({give:s})=>s)){e.ask?.remove(),
e.ask=null;return}let[n]=[...e.holders].map(({root:s})=>s).filter(s=>s.getClientRects().length>0).sort((s,r)=>s.compareDocumentPosition(
r)&Node.DOCUMENT_POSITION_FOLLOWING?-1:1);n&&(e.ask??=p("div.uw.uw-whose",Qp(()=>fo(!0),()=>fo(!1))),n.previousSibling!==
e.ask&&n.before(e.ask),se()?.setItem(bo,"1"))}function fo(e){let t=wo(),n=t.ask?.nextElementSibling;t.free=!0;let s=[...t.
holders].filter(({give:a})=>a),r=s.map(({give:a})=>a);for(let a of t.holders)a.give=null;if(e)for(let a of r)a?.();else{
for(let a of po(se(),go))se()?.removeItem(a);for(let a of po(Xe(),ss))Xe()?.removeItem(a);for(let a of s)a.anew()}se()?.
removeItem(bo);let o=t.ask?.matches(":focus-within");rs();let i=o&&n?.querySelector("button, input, select, textarea, [t\
abindex='0']");i instanceof HTMLElement&&i.focus({preventScroll:!0})}function yo(e,t,n=!1){let s=wo(),r=()=>`${go}${location.
pathname} ${t()}`,o=()=>n?kc(Xe(),ss+t()):kc(se(),r()),i={root:e,give:null,anew:()=>{}},a=()=>{se()?.removeItem(r()),n&&
Xe()?.removeItem(ss+t())},l=()=>s.free||s.own.has(r());return s.holders.add(i),s.sizes.observe(e),{look:(c,u=()=>{})=>{let h=o();
return i.anew=u,i.give=h&&!l()?()=>c(h):null,h&&l()&&c(h),rs(),i.give!=null},keep:c=>{s.ask&&fo(!1),s.own.add(r()),xc(se(),
r(),n?"":c),n&&xc(Xe(),ss+t(),c)},forget:a,stop:()=>{s.holders.delete(i),s.sizes.unobserve(e),rs()}}}function vc(e){try{return JSON.parse(e)}catch{return null}}var tf=12,ef={near:"close",far:"not close",open:"to come"},nf={near:"hit",far:"missed",open:""};function $c(e){let t=[];
return e.forEach(({group:n,paired:s},r)=>{s?t.at(-1)?.at(-1)?.push(r):r>0&&e[r-1].group===n?t.at(-1)?.push([r]):t.push([
[r]])}),t}function Mc({model:e,el:t}){let n=p("div",{class:"uw uw-trail"});At(n,e.get("palette"));let s=p("div",{class:"\
pop",hidden:!0}),r=p("div",{class:"bar"}),o=p("p",{class:"sr",role:"status"});n.append(p("div",{class:"stage"},s,r,o)),t.
append(n);let i=e.get.bind(e),a="",l="",c=Wt()?yo(n,()=>i("kept")):null,u=(M,A)=>{let H=M.map(C=>i("spots")[C].state),R=M.
some(C=>i("spots")[C].redone),F=R?", and close at one like it":"",tt=[...new Set(H.map(C=>ef[C]))].join(", ")+F,[V]=M;return nt(
{class:`spot${A?" long":""}${M.length>1?" both":""}`,"data-k":A?`row.${V}`:`spot.${V}`,"aria-current":M.includes(i("at"))?
"step":null,"aria-disabled":i("spots")[V].shut?"true":null,"aria-label":`${h(M)}: ${tt}`,onclick:()=>f(V)},M.map((C,J)=>p(
"span",{class:`disc ${nf[H[J]]}`,"aria-hidden":"true"},String(C+1))),R&&p("span",{class:"redone","aria-hidden":"true"},"\
✓"),A&&p("span",{class:"mute"},tt))},h=M=>M.length>1?`Positions ${M.map(A=>A+1).join(" and ")}, together`:`Position ${M[0]+
1}`,m=()=>$c(i("spots")).flat(),d=()=>m().find(M=>M.includes(i("at")))??[i("at")],f=M=>{if(i("spots")[M].shut){o.textContent=
"Make your guess first.";return}b(""),e.send({kind:"go",at:M})},g=M=>{b(""),M.kind==="begin"&&c?.forget(),e.send(M)},b=M=>{
let A=a;if(a=M===a?"":M,$(),a){let H=s.querySelector('[aria-current], [aria-pressed="true"]')??s.querySelector("button");
H instanceof HTMLElement&&H.focus({preventScroll:!0})}else A&&me(n,A)},w=p("p",{role:"status"}),y=async()=>{await ho(i("\
receipt"),w),w.scrollIntoView({block:"nearest"})},v=()=>[p("ol",{class:"rows"},i("lessons").map(({lesson:M,name:A,goal:H,
now:R},F)=>p("li",{},nt({class:"row","data-k":`lesson.${M}`,"aria-pressed":String(R),onclick:()=>g({kind:"lesson",lesson:M})},
p("span",{class:"nr","aria-hidden":"true"},String(F+1)),p("span",{},p("b",{},A),p("small",{},H)))))),p("div",{class:"onc\
e"},p("label",{},p("span",{},"Your name or number"),p("input",{class:"txt","data-k":"student","data-draft":"student",maxlength:40,
autocomplete:"off",value:i("student"),onchange:M=>e.send({kind:"name",name:M.target.value})})),nt({class:"btn","data-k":"\
begin",onclick:()=>g({kind:"begin"})},"Start over"),nt({class:"btn","data-k":"practise",onclick:()=>g({kind:"practise"})},
"Practise this"),nt({class:"btn","data-k":"save",onclick:()=>e.send({kind:"save"})},"Save my answers"),i("receipt")&&nt(
{class:"btn","data-k":"receipt",onclick:y},"Copy the receipt"),i("kept")&&!i("alone")&&nt({class:"btn","data-k":"page",onclick:()=>g(
{kind:"page"})},"Save as a page"),i("kept")&&i("classroom")&&p("a.btn",{"data-k":"classroom",href:i("classroom")},"Start\
 a class"),i("kept")&&i("teacher")&&p("a.btn",{"data-k":"teacher",href:i("teacher")},"Teacher’s page"),i("kept")&&nt({
class:"btn","data-k":"print",onclick:()=>e.send(Sa())},"Print"),w)],$=()=>{let M=i("spots"),A=i("at");n.classList.toggle(
"many",M.length>tf);let H=(R,F)=>nt({class:`btn open-${R}`,"data-k":R,"aria-expanded":String(a===R),onclick:()=>b(R)},F);
G(r,M.length>0&&p("ol",{class:"trail","aria-label":"Positions"},$c(M).map(R=>p("li",{class:"discs"},R.map(F=>u(F,!1))))),
M.length>0&&H("spots",A<0?`${M.length} positions`:`${h(d()).replace(", together","")} of ${M.length}`),(i("note")||i("bu\
sy"))&&p("p",{class:"told",role:"status"},i("note")||i("busy")),i("seeking")&&nt({class:"btn","data-k":"stop",onclick:()=>e.
send({kind:"stop"})},"Stop"),H("lessons",i("lesson"))),s.hidden=!a,a==="lessons"?G(s,v()):G(s,a==="spots"&&p("ol",{class:"\
rows"},m().map(R=>p("li",{},u(R,!0)))))},_=()=>{let M=i("answers");l!==i("kept")?(l=i("kept"),l&&!M.length&&c?.look(A=>e.
send({...vc(A),kind:"restore"}))):l&&M.length>0&&c?.keep(JSON.stringify({answers:M,attempts:i("attempts"),at:i("at"),student:i(
"student")}))},x=()=>{setTimeout(()=>{i("at")>=0&&_n(n)&&me(n,`spot.${d()[0]}`)},80)},E=M=>{Ct(M),Ea(M)},L=M=>{a&&!M.composedPath().
includes(n)&&(a="",$())};n.addEventListener("keydown",M=>{M.key==="Escape"&&a&&b("")}),document.addEventListener("pointe\
rdown",L);let S=[["change:spots change:at change:lessons change:lesson change:busy change:seeking change:note change:stu\
dent",$],["change:answers change:attempts change:at change:kept change:student",_],["change:at",x],["msg:custom",E]];for(let[
M,A]of S)e.on(M,A);return $(),_(),()=>{document.removeEventListener("pointerdown",L),c?.stop();for(let[M,A]of S)e.off(M,
A)}}var os=class{constructor(t,n){this.stamp=-1;this.move="";this.next="";this.model=t,this.marked=n,this.at=-1/0}get waiting(){
return this.stamp===this.model.get("stamp")&&performance.now()-this.at<3e3}send(t,n){if(!(!t||this.model.get("busy"))){if(this.
waiting){this.model.get("mode")==="edit"&&(this.next=t);return}this.at=performance.now(),this.stamp=this.model.get("stam\
p"),this.mark(t),this.model.send({kind:"move",move:t,stamp:this.stamp,said:n})}}drawn(){this.mark(this.waiting?this.move:
"");let t=this.next;!t||this.waiting||(this.next="",this.send(t,null))}mark(t){this.move=t,this.marked(t)}};var sf=({words:e,name:t},n)=>p("p.covered",`${e} `,n?p("b",t):p("span.blank",{role:"img","aria-label":"hidden name"})),is=class{constructor({
send:t,drawn:n}){this.opened=!1;this.send=t,this.drawn=n,this.root=p("div.call",{role:"group",hidden:!0})}get hidden(){return this.
root.hidden}cover(){this.opened=!1}show(t,n,s){let r=n?t.alert??"":"",o=t.covered??[],i=s==="shown"||s==="press"&&this.opened,
a=r?(t.actions??[]).find(u=>u.strong):void 0;this.root.hidden=!r&&!o.length,this.root.classList.toggle("calm",!r&&!(n&&t.
actions?.length));let l=JSON.stringify([r,a,o,i,s]);if(this.root.dataset.looks===l)return;this.root.dataset.looks=l,this.
root.setAttribute("aria-label",r||"Hidden names");let c=()=>{this.opened=!this.opened,this.show(t,n,s),this.drawn()};G(this.
root,r&&p("p",p("b",r)),o.length>0&&p("div.covers",o.map(u=>sf(u,i))),o.length>0&&s==="press"&&p("button.btn",{"data-k":"\
covers","aria-pressed":String(i),onclick:c},i?"Hide":"Show"),a&&p("button.btn.alert",{"data-k":"call","data-act":a.move,
onclick:()=>this.send(a.move)},a.label))}};function Sc({place:e,now:t,said:n},s){let[r="",o=""]=n??[];return{place:s.place??[e,r&&t].filter(Boolean).join(" "),line:s.
line??(r?[r,o]:[t??"",o])}}var _c=7,as=class{constructor({texts:t,see:n}){this.looks="";this.texts=t,this.see=n,this.chip=
p("button.chipbtn",{"data-k":"clause",hidden:!0,onclick:()=>this.open(!!this.box.hidden)}),this.badge=p("b.badge",{hidden:!0}),
this.place=p("span.place"),this.line=p("p.line"),this.note=p("p.note",{role:"status"}),this.sheet=p("button.btn.quiet",{
"data-k":"scores","aria-expanded":"false",hidden:!0},"Scores"),this.eyes=p("div.seg",{role:"group","aria-label":"Seen by"}),
this.seen=p("div.eyes",mt("eye",22),this.eyes),this.box=p("div.clause-box",{hidden:!0,tabindex:-1,"data-k":"clauses"}),this.
root=p("div.caption",p("div.told",p("p.over",this.badge,this.chip,this.place),this.line,this.note),p("div.seen",this.sheet,
this.seen))}show({clauses:t,badge:n="",place:s,line:r,note:o,tone:i}){j(this.root,"data-tone",i),this.badge.hidden=!n,this.
badge.textContent=n;let a=this.texts(),[l=""]=t;this.place.textContent=s,this.line.hidden=!!o,this.line.replaceChildren(
p("b",r[0]),r[1]?` ${r[1]}`:""),this.line.classList.remove("long"),this.line.classList.toggle("long",this.line.scrollWidth>
this.line.clientWidth+1),this.note.textContent!==o&&(this.note.textContent=o),this.note.hidden=!o;let c=JSON.stringify([
t,i]);if(c===this.looks)return this.below();this.looks=c,this.open(!1);let u=i==="trial"?"just a test":l;this.chip.hidden=
!u,this.chip.replaceChildren(p("span.chip.line",u));let h=t.filter(m=>a[m]);j(this.chip,"aria-disabled",h.length&&i!=="t\
rial"?"":"true"),j(this.chip,"data-clause",l),this.box.replaceChildren(p("dl",h.map(m=>p("div",p("dt",m),p("dd",a[m])))))}open(t){
let n=t&&this.box.querySelector("dt")!=null&&this.chip.getAttribute("aria-disabled")!=="true";this.box.hidden=!n,this.below(),
j(this.chip,"aria-expanded",String(n))}below(){this.box.hidden||(this.box.style.top=`${this.root.offsetTop+this.root.offsetHeight}\
px`)}escape(){return this.box.hidden?!1:(this.open(!1),this.chip.focus(),!0)}showEyes(t,n){let s=JSON.stringify(t);if(this.
seen.hidden=t.length<2,this.eyes.dataset.looks!==s){this.eyes.dataset.looks=s;let o=p("select.pick",{"data-k":"eyes.many",
"aria-label":"Seen by",onchange:i=>this.see(i.target.value)},t.map(([i,a])=>p("option",{value:i},a)));this.eyes.classList.
toggle("seg",t.length<=_c),this.eyes.replaceChildren(...t.length>_c?[o]:t.map(([i,a])=>p("button",{"data-eye":i,title:a,
"aria-label":a,onclick:()=>this.see(i)},a)))}let r=this.eyes.querySelector("select");if(r)r.value=n;else for(let o of this.
eyes.children)j(o,"aria-pressed",String(o.getAttribute("data-eye")===n))}};function Gt(e,t){let n=Math.abs(e)*10**t,s=Math.floor(n);if(n-s!==.5||!Number.isInteger(e*2**(t+1)))return e.toFixed(t);
let r=(s%2?s+1:s)/10**t;return(e<0?-r:r).toFixed(t)}function rf(e){return e>0&&e<5/1e4?"under 0.1%":e<1&&e>9995/1e4?"ove\
r 99.9%":`${Gt(100*e,1)}%`}var Kt=(e,t)=>t==="chance"?rf(e):`${Gt(Math.abs(e)<.005?0:e,2)} ${t}`.replace("-","−");function Ec(e,t,n){
let{value:s,share:r,words:o}=ut(String(e),t==="chance"?Vt:{low:n[0],high:n[1],unit:t});if(s==null)throw new Error(o);return t===
"chance"?r:s}var Tc=(e,t,n,s)=>s==="far"?ko(e,t,n):of(e,t,n,s);function of(e,t,n,s){let r=n==="chance",o=Math.round(Math.
abs(e-t)*1e9)/1e9,i=r?String(ke(o)):Kt(o,n);return s==="exact"?i==="1"?"Spot on (within 1).":"Spot on.":`${s==="far"?"":
"Close: "}${i} too ${e>t?"high":"low"}.`}function ko(e,t,n){let s=n==="chance",r=s?String(ke(10*e)/10):Gt(e,2).replace(/\.?0+$/,
"");return`You guessed ${r==="-0"?"0":r.replace("-","−")}. It's ${s?ke(t):Kt(t,n)}.`}var Lc=e=>e.startsWith("deal ")?[
"deal","deals"]:["try","tries"],ke=e=>Math.floor(Math.round(e*1e9)/1e7+.5),Qe=(e,t)=>t==="chance"?.105:Math.max(Math.abs(
e)/10,.1),af=2,lf=[["know","Certain"],["think","Fairly sure"],["guess","Just guessing"]];function xo(e){let t=[];for(let[
i,a]of lf){let l=e.filter(({sure:c,measure:u})=>c===i&&u==="chance").map(c=>c.off);if(l.length>=af){let c=100*l.reduce((u,h)=>u+
h,0)/l.length;t.push([a.toLowerCase(),Gt(Math.round(1e9*c)/1e9,0)])}}if(t.length===0)return"";let[[n,s],...r]=t,o=r.map(
([i,a])=>`, when ${i} ${a}`).join("");return`When you were ${n} you were ${s} off on average${o}.`}var xe=e=>e.charAt(0).
toUpperCase()+e.slice(1);var Ac=(e,t)=>Math.max(0,Math.min(e.x+e.w,t.x+t.w)-Math.max(e.x,t.x))*Math.max(0,Math.min(e.y+e.h,t.y+t.h)-Math.max(e.y,
t.y)),vo=(e,t,n,s)=>Math.max(n,Math.min(e,n+s-t));function Uc({w:e,h:t},n,s,r){let o={x:n.x+n.w/2,y:n.y+n.h/2},i=[["abov\
e",o.x-e/2,n.y-t-10],["below",o.x-e/2,n.y+n.h+10],["right",n.x+n.w+10,o.y-t/2],["left",n.x-e-10,o.y-t/2]],a=Math.min(s.y+
s.h,...r.map(({y:d})=>d));i.push(["right",n.x+n.w+10,a-t-10],["left",n.x-e-10,a-t-10]);let l=i.map(([d,f,g])=>{let b={x:vo(
f,e,s.x,s.w),y:vo(g,t,s.y,s.h),w:e,h:t},w=Ac(b,n)+3*r.reduce((y,v)=>y+Ac(b,v),0);return{...b,side:d,covers:w}}),{covers:c,
...u}=l.reduce((d,f)=>f.covers<d.covers-1?f:d),h=u.side==="above"||u.side==="below"?o.x-u.x:o.y-u.y,m=u.side==="above"||
u.side==="below"?e:t;return{...u,tip:vo(h,0,14,m-28)}}var Oc=(e,t)=>k("svg.small-card",{viewBox:"0 0 48 68",...t},Ht(e,48));function cf(e,t){let n={"data-act":e.move,onclick:()=>t(
e.move)};if(e.face){let s=[e.group,e.label].filter(Boolean).join(" ");return p("button.btn.card-pick",{"aria-label":s,title:e.
label,...n},Oc(e.face,{"aria-hidden":"true"}))}return p("button.btn",{...n},e.colour&&Ln(e.colour)&&k("svg.icon",{viewBox:"\
-12 -12 24 24",style:"width:1.4em;height:1.4em","aria-hidden":"true"},jt(e.colour,0,0,8.5,{fill:`var(--c-${e.colour})`,stroke:"\
#fff","stroke-width":2})),e.label)}var uf=e=>[p("p.mute","What you remember is under this card"),p("ol.recall",e.map(t=>p(
"li",Oc(t.face,{role:"img","aria-label":t.label}))))],ls=class{constructor(t){this.key="";this.how=t,this.root=p("div.ch\
ooser",{role:"group",hidden:!0}),this.away=n=>{let[s]=n.composedPath();s instanceof Element&&!this.root.contains(s)&&!s.
closest(".thing.plays")&&this.close()}}show(t){if(this.key===t.key)return this.leave();let n=!t.plays&&t.recall?.length,
s=t.picks.find(i=>i.group)?.group,r=i=>{this.leave(),this.how.play(i)};this.key=t.key,this.root.setAttribute("aria-label",
n?`Under ${t.label}`:`How to play: ${t.label}`);let o={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
leave()};this.root.replaceChildren(p("div.choose-head",p("p",p("b",xe(t.label)),s&&p("span",`: ${s}`)),nt(o,mt("close",16))),
...n?uf(t.recall):[p("div.picks",t.picks.some(i=>i.parts?.length)?this.parts(t.picks,[],r):t.picks.map(i=>cf(i,r)))]),this.
root.hidden=!1,document.addEventListener("pointerdown",this.away,!0),this.how.moved(),this.stand(),this.buttons.find(i=>!i.
matches(".shut"))?.focus({preventScroll:!0})}parts(t,n,s){let r=new Set(t.flatMap(({parts:i})=>(i??[]).filter(a=>!n.includes(
a)))),o=i=>{let a=[...n,i],l=t.filter(({parts:c})=>c?.includes(i));if(l.length===1)return s(l[0].move);this.root.querySelector(
".picks")?.replaceChildren(...this.parts(l,a,s)),this.stand(),this.buttons.find(c=>c.dataset.part)?.focus({preventScroll:!0})};
return[...n.length?[p("p.mute",`${n.join(", ")}, and ...`)]:[],...[...r].sort().map(i=>p("button.btn",{"data-part":i,onclick:()=>o(
i)},i))]}get buttons(){return[...this.root.querySelectorAll("button")]}stand(){let t=this.key&&this.how.around(this.key),
n=this.root.parentElement;if(!t||!n)return;let s=n.getBoundingClientRect(),r=Math.max(s.top,0),o=6,i={x:o,y:r-s.top+o,w:s.
width-2*o,h:Math.min(s.bottom,window.innerHeight)-r-2*o};this.root.style.cssText=`left:0;top:0;max-width:${i.w}px;max-he\
ight:${i.h}px`;let a=({x:d,y:f,w:g,h:b})=>({x:d-s.left,y:f-s.top,w:g,h:b}),l={w:this.root.offsetWidth,h:this.root.offsetHeight},
{x:c,y:u,side:h,tip:m}=Uc(l,a(t.card),i,t.hand.map(a));this.root.dataset.side=h,this.root.style.cssText+=`;left:${c}px;t\
op:${u}px;--tip:${m}px`}leave(){let t=this.key;this.close(),this.how.focus(t)}close(){if(!this.key)return;let t=this.key,
n=this.root.contains(it(this.root));this.key="",document.removeEventListener("pointerdown",this.away,!0),this.root.hidden=
!0,this.root.replaceChildren(),this.how.moved(),n&&this.how.focus(t)}stroke(t){let n=this.buttons,s=n.findIndex(o=>o.matches(
":focus"));if(!this.key||s<0)return!1;let r={ArrowRight:s+1,ArrowDown:s+1,ArrowLeft:s-1,ArrowUp:s-1,Home:0,End:n.length-
1}[t.key];return r==null?!1:(t.preventDefault(),n[(r+n.length)%n.length].focus({preventScroll:!0}),!0)}};function Pc(e,t){let{zones:n,board:s,sheet:r,...o}=e,i=a=>a==null?void 0:t[a];return{...o,zones:n.map(a=>t[a]),board:i(s)??
"",sheet:i(r)}}var cs=class{constructor(t,n){this.resting=0;this.model=t,this.pages=new Map(Object.entries(t.get("pages")??
{})),this.asked=new Map,this.hear=s=>{s.kind==="page"&&(this.pages.set(`${s.watcher}.${s.page}`,s),n())},t.on("msg:custo\
m",this.hear)}get watcher(){return this.model.get("watcher")}get few(){return this.model.get("frames")[this.watcher]??[]}get length(){
return this.model.get("count")||this.few.length}scene(t){let n=Math.max(0,Math.min(t,this.length-1));if(!this.model.get(
"count"))return this.few[n]?Pc(this.few[n],this.model.get("pool")):null;let s=this.model.get("size"),r=Math.floor(n/s),o=this.
page(r);return o?(this.fetchRest(r),Pc(o.frames[n-r*s],o.pool)):null}page(t,n=this.watcher){let s=`${n}.${t}`,r=this.pages.
get(s);return!r&&performance.now()-(this.asked.get(s)??-1/0)>8e3&&(this.asked.set(s,performance.now()),this.model.send({
kind:"page",watcher:n,page:t})),r}fetchRest(t){clearTimeout(this.resting);let n=Math.ceil(this.length/this.model.get("si\
ze")),s=Array.from({length:n},(a,l)=>(t+l)%n),r=n<=4?s:[t],o=s.map(a=>[a,this.watcher]);for(let[a]of this.model.get("eye\
s"))for(let l of r)o.push([l,a]);let i=o.find(([a,l])=>!this.pages.has(`${l}.${a}`));i&&(this.resting=setTimeout(()=>this.
page(...i),150))}marks(){let t=r=>r.mark??0;if(!this.model.get("count"))return this.few.map(t);let n=this.model.get("siz\
e"),s=Array.from({length:this.length},()=>0);for(let r=0;r*n<s.length;r++)(this.pages.get(`${this.watcher}.${r}`)?.frames??
[]).forEach((o,i)=>{s[r*n+i]=t(o)});return s}stop(){clearTimeout(this.resting),this.model.off("msg:custom",this.hear)}};var Re=10;function hf(e,t,n,s){if(t&&n>=t*46)return Math.min(t,Math.max(e,1));if(!e)return 1;let r=Math.max(1,Math.floor(
(n+Re)/(s+Re)));return Math.ceil(e/Math.ceil(e/r))}function tn(e,t,n,s,r,o){let i=e.text(`${t.id}.label`,t.label,n,s+10,
{room:r}),a=hf(t.cells.length||1,t.columns??0,r,o?58:50),l=Math.min(o?66:60,(r-Re*(a-1))/a),c=l+Re,u=e.extras.acting?8:0,
h=s+22+i;return t.cells.forEach((m,d)=>{let f=n+d%a*c,g=h+Math.floor(d/a)*(l*1.4+Re+u);"key"in m?e.card(m,f,g,l,{role:"g\
rid",own:!0}):(e.add("pile",`${t.id}.${d}`,f,g,{w:l,under:0,empty:!0}),m.seat!=null&&e.add("mark",`${t.id}.${d}`,f+l/2-9,
g+l*.7-9,{seat:m.seat,size:18,quiet:!0}))}),h-s+Math.ceil(t.cells.length/a)*(l*1.4+Re+u)+10}function en(e,t,n,s,r){let o=t.
values.length,i=Math.min(56,(r-10*(o-1))/o),a=o*i+(o-1)*10;return e.add("dice",t.id,n,s,{w:a,size:i,values:t.values,thrown:t.
thrown??0,lit:t.lit??[],label:t.label,move:t.move??"",off:e.extras.acting?t.off??"":"",plays:e.extras.acting&&!!t.move,picks:[]}),
i+14}function $o(e,t,n,s,r){let o=s+12;o+=e.text(`${t.id}.label`,t.label,n,o,{room:r})+10;for(let[i,{words:a,note:l,box:c}]of t.
rows.entries()){let u=c?30:0,h={size:14,bold:!0,quiet:c==="open",room:r-u};c&&e.add("box",`${t.id}.${i}`,n,o+3,{box:c,size:20}),
o+=14+e.text(`${t.id}.${i}.words`,a,n+u,o+12,h),l&&(o+=15+e.text(`${t.id}.${i}.note`,l,n+u,o+13,{room:r-u})),o+=7}return o-
s+6}function Nc(e,t,n,s){t.rows.filter(({box:r})=>r).forEach(({box:r},o)=>{e.add("box",`${t.id}.${o}`,n+30*o,s,{box:r,size:24})})}
function nn(e,t,n,s,r,o,i){let a=e.extras.boards?.[t.board];if(!a)throw new Error(`The board "${t.board}" must be sent b\
efore its tokens.`);let l=i==null?Math.min(o,r*a.height/a.width):o;return e.add("board",t.id,n,s,{w:r,h:l,k:Math.min(r/a.
width,l/a.height),board:a,zone:t,heat:e.extras.heat??{},clear:!!e.extras.clear,acting:!!e.extras.acting,spots:e.extras.spots??
{},lit:e.extras.lit??{},clearance:i??0}),l+14}var Hc=390,hs=620,sn=196,Rc=58,Mo=38,_o=50,us=e=>e.cards.some(t=>t.move||t.picks?.length),Cc=e=>[...e.cards,...(e.before??
[]).flatMap(t=>"top"in t&&t.top||[])];function Bc(e,t,n,s,r){let o=n,i=0;for(let a of t){let l=Math.min(r-(o-n),a.values.
length*Rc);i=Math.max(i,en(e,a,o,s,l)),o+=l+8}return i}function Dc(e,t,n,s,r,o,i){let l=(r-16*(o-1))/o,c=s;for(let u=0;u<
t.length;u+=o){let h=t.slice(u,u+o),m=(d,f)=>i?df(e,d,n+f*(l+16),c,l):e.other(d,n+f*(l+16),c,l,!1);c+=(i?10:18)+Math.max(
...h.map(m))}return c-s}function df(e,t,n,s,r){let o=Cc(t),i=o.length?Mo*(1+.4*(o.length-1))+12:0,a=e.head(t,n,s,r-i,28),
[l]=t.counters??[],c={w:Mo,ideal:Mo*.4,tight:.3};if(e.cards(o,n+r-i,s,i,c,{role:"seat"}),!l)return 34+a;let u=Math.max(l.
full??0,l.value),h=l.art==="agents"?24*u:0;h&&e.add("agents",`${t.id}.0`,n,s+36+a,{count:l.value,full:u,size:18});let m={
value:l.value,label:l.label??"",high:18,room:r-i-h};return e.add("counter",`${t.id}.0`,n+h+6,s+36+a,m),58+a}function Ic(e,t,n,s,r){
return t.stacks.forEach((o,i)=>e.stack(o,n+i*r/2,s,50)),t.stacks.length?116:0}function Fc(e,t,n,s,r){let{seats:o,boards:i,
fans:a,grids:l,dice:c,notes:u}=t,h=24,[m,...d]=o,f=n-h-sn,g=f-2*h,b=14,w=14;for(let y of i)b+=nn(e,y,h,b,g,r);w+=Bc(e,c,
f,w,sn);for(let y of u)w+=$o(e,y,f,w,sn)+8;m&&!us(m)&&(w+=e.other(m,f,w+4,sn,!0)+20),w+=Ic(e,t,f,w+4,sn);for(let y of l)
b+=tn(e,y,h,b,g,!0);return d.length&&(b+=Dc(e,d,h,b+6,g,Math.min(d.length,3),!0)),b=Math.max(b,w),a.length&&(b+=e.fans(a,
h,b,n-2*h,!0)),m&&us(m)&&(b+=e.own(m,h,b+6,n-2*h,176)),{y:b,middle:{x:h+g/2,y:240,r:40}}}function qc(e,{seats:t,boards:n,
stacks:s,dice:r,notes:o},i,a,l){let h=i-48,m=(a-20)/Math.max(1,t.length);for(let f of n)l?nn(e,f,0,0,a,h,_o):nn(e,f,0,_o,
a,h-_o,0);let d=10;for(let f of r)en(e,f,d,8,f.values.length*36),d+=f.values.length*36+6;for(let f of o)Nc(e,f,l?10:d+6,
l?h-34:14);for(let[f,{top:g}]of s.entries())g&&e.card(g,10+f*44,h-66,38,{role:"stack"});return t.forEach((f,g)=>{mf(e,{...f,
cards:Cc(f)},10+g*m,h+10,m-4)}),{y:i-18,middle:{x:a/2,y:h/2,r:40}}}function mf(e,t,n,s,r){let o=t.cards.length?24+9*(t.cards.
length-1):0,i=r-24-o;e.add("mark",t.id,n,s+2,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,at(t.name,13,
i).lines[0],n+25,s+9,{size:13,bold:!0,quiet:!1,room:i});let a=(t.counters??[]).map(({value:c,label:u})=>`${c} ${u}`)[0]??
t.note??"";e.text(`${t.id}.note`,at(a,12,i).lines[0],n+25,s+24,{size:12,room:i});let l={w:22,ideal:9,tight:.3,least:22};
e.cards(t.cards,n+r-o-2,s-1,o,l,{role:"seat"})}function Wc(e,t,n){let{seats:s,boards:r,fans:o,grids:i,dice:a,notes:l}=t,
c=14,u=n-2*c,[h,...m]=s,d=10;for(let b of r)d+=nn(e,b,c,d,u,440);let f=a.length?Math.min(150,a.reduce((b,{values:w})=>b+
w.length*Rc+8,0)):0,g=Bc(e,a,c,d,f);if(g+=Ic(e,t,c,d+g,Math.max(f,130)),h&&!us(h)){let b=f?c+f+16:c;g=Math.max(g,e.other(
h,b,d,c+u-b,!1))}d+=g+12;for(let b of l)d+=$o(e,b,c,d,u)+8;for(let b of i)d+=tn(e,b,c,d,u,!1);return o.length&&(d+=e.fans(
o,c,d,u,!1)),m.length&&(d+=Dc(e,m,c,d+4,u,Math.min(m.length,3),!1)),h&&us(h)&&(d+=e.own(h,c,d,u,0)),{y:d,middle:{x:n/2,y:200,
r:40}}}var Gc=e=>[[0,0],[1,0],[1,1]].slice(0,e),pf=20,ff=60,Kc=({extras:e})=>e.acting?e.call?32:14:0;function Zc(e){let t=(e.before??
[]).filter(({kind:n})=>n==="stack");return{beside:t.slice(0,-1),space:t.at(-1)}}function jc(e,t,n,s,r,o,i){let{beside:a,
space:l}=Zc(t),c=o?n+i+28:n,u=r-i-28,h=e.head(t,c,s,u,30),m=c;for(let d of a)e.stack(d,m,s+46+h,46,110),m+=118;if(!t.me){
let d={w:38,ideal:22,tight:.05};e.cards(t.cards,m,s+46+h,c+u-m,d,{role:"seat"})}l&&e.stack(l,o?n:n+r-i,s,i,i+40)}function Yc(e,{
seats:[t,...n],ring:s,stacks:r},o,i){let l=92*1.4+32,c=o/2-i-24,u=o/2+24,h=28,m=h+l+74,d=n.length===1;n.forEach((y,v)=>{
let[$,_]=Gc(n.length)[v];jc(e,y,$?u:i,_?m:h,c,!!$,92)}),t&&jc(e,{...t,me:!0},i,m,c,!1,92);let f={x:d?u+c/2:o/2,y:d?h+44:
h+l+32,r:40};s&&e.add("ring",s.id,f.x,f.y,{ring:s,r:f.r});let g=d?92:46,b=d?f.x-r.length*(g+40)/2+20:f.x+90;r.forEach((y,v)=>e.
stack(y,b+v*(g+40),d?h+120:f.y-44,g,g+40));let w=m+l+4;if(t){let y=e.extras.call??0,v=Kc(e),$=t.cards.some(x=>x.face);y&&
(e.call=w),w+=(y?y+20:0)+v;let _={w:$?88:62,ideal:$?106:44,tight:.5,least:60,floor:20};w+=e.cards(t.cards,i,w,o-2*i,_,{own:!0,
role:"hand"})}return{y:w,middle:f}}function Vc(e,t,n,s,r){let{beside:o,space:i}=Zc(t),a=46,l=r-a-34;e.add("mark",t.id,n,
s+2,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,t.name,n+26,s+11,{size:13,bold:!0,quiet:!1,room:l}),e.
text(`${t.id}.note`,at(t.alert||t.note,12,l).lines[0],n+26,s+25,{size:12,quiet:!t.active,room:l});let c=n;for(let u of o){
if(u.top){let h={...u.top,move:u.move||u.top.move,off:u.off||u.top.off};e.card(h,c,s+36,26,{role:"stack",recall:u.recall})}else
e.add("pile",u.id,c,s+36,{w:26,under:0,empty:!0});e.text(`${u.id}.count`,String(u.count),c+32,s+58,{size:14,bold:!0,quiet:!1}),
c+=58}if(!t.me){let u={w:22,ideal:10,tight:.05};e.cards(t.cards,c,s+38,n+r-a-8-c,u,{role:"seat"})}i&&Jc(e,i,n+r-a,s,a)}function Jc(e,t,n,s,r){
t.top?e.card(t.top,n,s+2,r,{role:"space",recall:t.recall}):e.add("pile",t.id,n,s+2,{w:r,under:0,empty:!0});let o=[t.count>
1?t.count:"",t.label].filter(Boolean).join(" "),i=at(o,12,r+14).lines.length<2;e.text(`${t.id}.label`,o,i?n+r/2:n+r+6,s+
r*1.4+17,{size:12,anchor:i?"middle":"end",room:i?r+14:3*r})}function zc(e,{seats:[t,...n],ring:s,stacks:r},o,i){let l=i/
2-10-10,c=i/2+10,u=88,h=n.length===1;n.forEach((y,v)=>{let[$,_]=Gc(n.length)[v];Vc(e,y,$?c:10,6+_*u,l)}),t&&Vc(e,{...t,me:!0},
10,6+u,l),r.slice(0,3).forEach((y,v)=>{h&&Jc(e,y,c+20+v*66,50,46)});let m=e.extras.call??0,d=Kc(e),f=6+2*u+6+d;m&&(e.call=
f-d);let g=f+(m?m+8:0),b=Math.max(pf,St(78,o-g-8));t&&e.cards(t.cards,10,g,i-130,{w:b,ideal:b*1.12,tight:.36,least:b},{own:!0,
role:"hand"});let w={x:i-66,y:g+24,r:34};return s&&o-g<ff?(e.add("ring",s.id,w.x,o-18,{ring:{...s,value:"",note:""},r:w.
r}),e.text(`${s.id}.note`,`${s.value??""} ${s.note??""}`,i-10,o-14,{size:14,anchor:"end",room:170})):s&&(e.add("ring",s.
id,w.x,w.y,{ring:{...s,note:""},r:w.r}),e.text(`${s.id}.note`,s.note??"",w.x,w.y+30,{size:12,anchor:"middle",room:126})),
{y:Math.max(o-8,t?g+b*1.4:0),middle:w}}var gf={mark:({size:e})=>({x:0,y:0,w:e,h:e}),pile:({w:e,empty:t})=>t&&{x:0,y:0,w:e,h:e*1.4},ring:({r:e})=>({x:-e,y:-e,w:2*
e,h:2*e}),dice:({w:e,size:t})=>({x:0,y:0,w:e,h:t}),box:({size:e})=>({x:0,y:0,w:e,h:e})},ds=class{constructor(t){this.call=
0;this.things=[];this.over=[];this.extras=t}add(t,n,s,r,o={}){this.things.push({kind:t,key:`${t}:${n}`,x:s,y:r,...o});let i=this.
extras.lit?.[n],a=gf[t]?.(o);i!=null&&a&&this.over.push({kind:"lit",key:`lit:${n}`,x:s+a.x,y:r+a.y,w:a.w,h:a.h,tab:i,role:t})}text(t,n,s,r,{
size:o=13,room:i=1/0,bold:a=!1,quiet:l=!0,anchor:c="start",tone:u=""}={}){if(!n)return 0;let{lines:h,size:m}=at(n,o,i,a?
1.06:1);return this.add("text",t,s,r,{lines:h,size:m,bold:a,quiet:l,anchor:c,tone:u}),(h.length-1)*m*1.2}card(t,n,s,r,{seen:o=r,
own:i=!1,role:a="",recall:l=[]}={}){let{lit:c={},dealt:u={},acting:h=!1,under:m=!0,opens:d=""}=this.extras,f=u[t.key]??t.
face??null,g=h&&!!(t.move||t.picks?.length),b=!!t.lifted,w=a==="grid"?0:r<80?12:14,y=i&&(g||h&&t.ghost)?w+(b?r*(w?.24:.14):
0):0;this.things.push({kind:"card",key:t.key,x:n,y:s-y,w:r,face:f,label:t.label,origin:t.origin??"",role:a,dealt:t.key in
u,kin:!!t.kin,ghost:!!t.ghost,seen:o,plays:g,off:h?t.off??"":"",under:i&&g&&!b,up:b,move:t.move??"",picks:t.picks??[],recall:m?
l:[],opens:d===t.key&&!g&&!t.off}),t.key in c&&this.over.push({kind:"lit",key:`lit:${t.key}`,x:n,y:s-y,w:o,h:r*1.4,tab:c[t.
key],role:a})}cards(t,n,s,r,o,{own:i=!1,role:a="",pitch:l=1.4,centre:c=!1}={}){if(!t.length)return 0;let{w:u,step:h,cols:m,
rows:d}=Le(t.length,r,o);return t.forEach((f,g)=>{let b=Math.floor(g/m),w=g%m,y=Math.min(m,t.length-b*m),v=c?n+(r-(h*(y-
1)+u))/2:n;this.card(f,v+w*h,s+b*l*u,u,{seen:w===y-1?u:Math.min(u,h),own:i,role:a})}),u*1.4+(d-1)*l*u}};var Xc=e=>e.map(t=>({...t,art:""})),re=class extends ds{head(t,n,s,r,o=30){let i=[t.note,t.team].filter(Boolean).join(",\
 "),a=o<30?8:12,l=n+o+a,c=r-o-a;this.add("mark",t.id,n,s,{seat:t.seat,size:o,active:!!t.active});let u=t.alert||i,h=s+o*
(u?.43:.66),m=this.text(`${t.id}.name`,t.name,l,h,{size:15,bold:!0,quiet:!1,room:c}),d=this.text(`${t.id}.note`,u,l,s+o+
m,{room:c,bold:!!(t.active||t.alert),quiet:!t.active,tone:t.alert?"lit":""});return m+d}counters(t,n,s,r,o){let i=s;for(let[
a,l]of(t.counters??[]).entries()){let c=o?18:22;if(this.add("counter",`${t.id}.${a}`,n,i,{value:l.value,label:l.label??"",
high:c,room:r}),i+=c+8,l.art==="chips"){let u=Math.max(1,Math.ceil(l.value/10)),h=o?2.5:3,m=o?1.2:1.4,d=Math.max(3,Math.
min(18,(r-2)/u-3)),f=10*(h+m)+3,g=Math.min(l.value,10)*(h+m)+(l.value>5?3:0);l.value&&this.add("chips",`${t.id}.${a}`,n,
i+g,{count:l.value,w:d,t:h,g:m,pitch:d+3}),i+=f}if(l.art==="agents"){let u=Math.max(l.full??0,l.value);this.add("agents",
`${t.id}.${a}`,n,i,{count:l.value,full:u,size:18}),i+=26}}return i-s}other(t,n,s,r,o){let i=t.cards??[],a=t.counters??[],
l=!o||r<150,c=this.head(t,n,s,r,l?26:30),u=a.length&&r>=150,h=i.some(x=>x.face||x.key in(this.extras.dealt??{})),m=l?38:
48,d=Math.min(u?r-74:r,h?1/0:m*3.4),f={w:m,ideal:m*(h?.72:.7),tight:h?.62:.05},g=s+(l?38:44)+c,b=this.cards(i,n,g,d,f,{role:"\
seat",pitch:.62});if(t.alert&&i.length){let{w:x,step:E,cols:L}=Le(i.length,d,f);this.over.push({kind:"lit",key:`lit:${t.
id}`,x:n,y:g,w:x+(L-1)*E,h:b,tab:""})}let{w,step:y,cols:v}=Le(i.length,d,f),$=i.length?w+(v-1)*y+14:0,_=u?Math.max(b,this.
counters(t,n+$,g+2,r-$,l)):b+(a.length?8+this.counters({...t,counters:Xc(a)},n,g+b+8,r,!0):0);return g-s+_+this.before(t,
n,g+_+10,r,l)}stack(t,n,s,r,o=r+24){let i=t.top?{...t.top,move:t.move||t.top.move,off:t.off||t.top.off,label:t.top.label||
t.spoken}:null,a=t.count>1&&i&&!i.face?Math.min(3,t.count-1):0;if(this.add("pile",t.id,n,s,{w:r,under:a,empty:!i}),i&&this.
card(i,n,s,r,{role:"stack",recall:t.recall}),!i&&!t.count&&t.label&&r>=40){let{lines:c,size:u}=at(t.label,13,r-2);if(c.length*
u*1.2<r*1.4-8){let h=s+(r*1.4-(c.length-1)*u*1.2)/2+u*.35;return this.add("text",`${t.id}.empty`,n+r/2,h,{lines:c,size:u,
quiet:!0,anchor:"middle",tone:""}),r*1.4}}let l=I(`${t.count} ${t.label}`,14)>o;return this.add("count",t.id,n,s+r*1.4+22,
{count:t.count,lines:l?at(t.label,13,o).lines:[t.label],spoken:t.spoken,broken:l}),r*1.4+30+(l?17*at(t.label,13,o).lines.
length:0)}tray(t,n,s,r){let o=Math.max(1,Math.ceil(Math.max(t.full,t.count)/10)),i=Math.min(27,(r-24)/o-4),a=r<120,l=i+(i>
20?7:4),c=a?3:5,u=a?1.4:2,h=o*l-(l-i)+24,m=10*(c+u)+3,d=22*String(t.count).length+4+I(t.label,13)>Math.max(h,r-8);return this.
add("tray",t.id,n+(r-h)/2,s,{wide:h,high:m,count:t.count,label:t.label,w:i,t:c,g:u,pitch:l,below:d,noted:I(t.label,13)}),
m+(d?62:44)}fans(t,n,s,r,o){let i=s,a=t.length>2?o?56:48:o?80:64;for(let l of t){this.text(`${l.id}.label`,l.label,n,i+10,
{room:r});let c={w:a,ideal:a*.59,tight:.39,least:Math.min(a,o?56:48),floor:20},{w:u,step:h,cols:m,rows:d}=Le(l.cards.length,
r,c),f=l.cards.some(b=>b.above)?22:4,g=l.cards.some(b=>b.under!=null)?40:10;i+=20,l.cards.length||this.add("pile",l.id,n,
i+f,{w:u,under:0,empty:!0}),l.cards.forEach((b,w)=>{let y=Math.floor(w/m),v=w%m,$=w===l.cards.length-1,_=n+v*h,x=i+f+y*(f+
g+u*1.4);this.card(b,_,x,u,{seen:$||v===m-1?u:Math.min(u,h),role:"fan"}),this.text(`${b.key}.above`,b.above??"",_+2,x-8,
{size:$?16:14,bold:$,quiet:!$}),b.under!=null&&this.add("mark",`${b.key}.under`,_+4,x+u*1.4+10,{seat:b.under,size:Math.max(
15,Math.min(22,h*.76)),quiet:!$})}),i+=Math.max(d*(f+g+u*1.4),f+g+a*1.4)+8}return i-s}own(t,n,s,r,o){let i=this.extras.acting?
14:0,a=this.extras.call??0,l=this.before(t,n+o,s,r-o,!o),c=s+l+(a?a+20:0);return a&&(this.call=s+l),c-s+this.hand(t,n,c,
r,o,i)}before(t,n,s,r,o){let i=t.before??[];if(!i.length)return 0;let a=10,l=(r-a*(i.length-1))/i.length,c=Math.min(o?44:
58,l-6),u=0;return i.forEach((h,m)=>{let d=n+m*Math.min(l+a,h.kind==="fan"?1/0:c+40);if(h.kind==="fan"){let f=this.text(
`${h.id}.label`,h.label,d,s+10,{room:l}),g={w:c,ideal:c*.72,tight:.4};u=Math.max(u,18+f+this.cards(h.cards,d,s+18+f,l,g,
{role:"fan"}))}else u=Math.max(u,this.stack(h,d,s,c,Math.min(l,c+34)))}),u+16}hand(t,n,s,r,o,i){let a=o>0,l=t.cards.some(
b=>b.face),c=a?92:70,u=t.cards.length,h={w:l?c:c*.75,ideal:c*(l?a?1.22:1.06:.8),tight:.5,least:Math.min(c,64),floor:l?34:
20};if(a){let b=this.head(t,n,s,o-20),w=this.counters(t,n+4,s+48+b,o-20,!1)+48+b,y=this.cards(t.cards,n+o,s+i,r-o,h,{own:!0,
role:"hand",pitch:1.4+.36});return Math.max(w,y+i+16,l?c*1.4:0)}let m=l&&(u-1)*h.ideal+h.w<=r-112,d=this.head(t,n,s,m?110:
r-100,26);if(m){let b=this.counters(t,n+4,s+44+d,100,!0)+44+d,w=this.cards(t.cards,n+112,s+i,r-112,h,{own:!0,role:"hand"});
return Math.max(b,w+i+16)}let f=this.counters({...t,counters:Xc(t.counters??[])},n+r-84,s+6,84,!0),g=s+Math.max(40+d,f+8)+
i;return g-s+this.cards(t.cards,n,g,r,h,{own:!0,role:"hand",pitch:1.4+.42,centre:!0})+16}};var Pt=620,ms=772,nu=920,bf=["seat","ring","fan","stack","tray","grid","dice","tokens","notes","kinds"];function rn(e){let t=e.
zones.find(({kind:s})=>!bf.includes(s));if(t)throw new Error(`Expected a zone that the table can draw, not "${t.kind}".`);
let n=s=>e.zones.filter(r=>r.kind===s);return{seats:gi(n("seat")),ring:n("ring")[0],fans:n("fan"),stacks:n("stack"),trays:n(
"tray"),grids:n("grid"),dice:n("dice"),notes:n("notes"),boards:n("tokens"),kinds:n("kinds")}}function su(e,t,n={}){if(n.
laid&&Bn(e))return Lf(e,t,n);if(Ri(e)&&(t.low||t.h))return Tf(e,t,n);if(t.low&&e.zones.some(({kind:m})=>m==="tokens"))return Ef(
e,t,t.low,n);if(t.low&&ir(e))return So(e,t,t.low,n,Eo(t.w));if(!t.h)return ps(e,t.w,n);let s=({w:m,h:d})=>To(t,m,d),o=[...t.
w>=Pt*Qc?[ms,860,nu]:[],390,440].map(m=>Sf(e,t,m,n)),[i,...a]=o.filter(m=>m.w>=Pt),l=a.reduce((m,d)=>s(d)>s(m)?d:m,i);if(l&&
s(l)>=Qc)return l;let c=o.reduce((m,d)=>s(d)>s(m)?d:m),u=Math.round(Math.max(ru,Qt*t.h/t.w));return e.zones.some(({kind:m})=>m===
"tokens")?lu(e,Math.min(u,hs),n,Hc,!0):s(c)>=wf||!ir(e)?c:e.table==="round"&&e.zones.filter(({kind:m})=>m==="seat").length>
xf&&t.w>t.h?So(e,t,eu,n,Math.round(eu*t.w/t.h)):So(e,t,Math.min(u,kf),n,ou(t,u))}var Qc=.8,wf=.92,tu=.75,yf=352,ru=288,kf=460,
xf=6,eu=320,vf=640,$f=110,Mf=400,_f=1.25,Eo=e=>Math.round(Math.max(Qt,Math.min($t,e/_f))),ou=(e,t)=>Math.round(Math.max(
Qt,Math.min($t,t*e.w/e.h)));function iu(e,t,n){let{w:s}=e,r=e.low?0:e.h,o=!e.low&&s>=ms*tu&&(!r||r>=t[0]*tu),[i,a]=o?t:n,
l=o?ms:e.low?Eo(s):Qt,c=r?Math.round(Math.max(i,Math.min(a,l*r/s))):o?600:i;return[o||!r?l:ou(e,c),c]}var To=(e,t,n)=>Math.
min(e.w/t,e.h?e.h/n:1/0),au=(e,t)=>({...e,call:(e.call??0)/t});function Sf(e,t,n,s){let r=ps(e,n,s);for(let o=0;o<2&&s.call;o++)
r=ps(e,n,au(s,To(t,r.w,r.h)));return r}function So(e,t,n,s,r){let o=new re(au(s,To(t,r,n))),i=rn(e),{y:a,middle:l}=e.table===
"corners"?zc(o,i,n,r):Hi(o,i,n,e.table==="round",r);return{w:r,h:Math.max(n,a+8),things:[...o.things,...o.over],middle:l,
call:o.call}}function Ef(e,t,n,s){let r=Math.max(t.w,ms),o=((t.page??0)-vf)*r/t.w-$f;return t.w>=Pt&&o>=Mf?ps(e,r,s,Math.
min(o,hs)):lu(e,n,s,Math.min(Eo(t.w),Pt-1),!1)}function lu(e,t,n,s,r){let o=new re(n),{middle:i}=qc(o,rn(e),t,s,r);return{
w:s,h:t,things:[...o.things,...o.over],middle:i,call:o.call}}function Tf(e,t,n){let s=new re(n),[r,o]=iu(t,[470,620],[t.
low||ru,620]),{middle:i}=Bi(s,rn(e),o,r);return{w:r,h:o,things:[...s.things,...s.over],middle:i,call:s.call}}function Lf(e,t,n){
let s=new re(n),[r,o]=iu(t,[520,640],[yf,560]),{middle:i}=Wi(s,rn(e),o,r);return{w:r,h:o,things:[...s.things,...s.over],
middle:i,call:s.call}}function ps(e,t,n={},s=hs){let r=Math.round(Math.min(Math.max(t,320),nu)),o=r>=Pt,i=new re(n),a=rn(
e),l=o?28:14,c=e.table==="round"||e.table==="corners"&&!o,u=a.boards.length?o?Fc:Wc:c?o?Of:Pf:o&&e.table==="corners"?Yc:
o?Af:Uf,{y:h,middle:m}=u(i,a,r,l,s);return{w:r,h:Math.round(h+18),things:[...i.things,...i.over],middle:m,call:i.call}}function fs(e,t,n,s,r,o){
let i=s,a=(r-o*(t-1))/t;for(let l=0;l<e.length;l+=t){let c=e.slice(l,l+t);i+=Math.max(...c.map((u,h)=>u(n+h*(a+o),i,a)))+
20}return i-s}function Af(e,t,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:c}=t,u=o.map(E=>(L,S,M)=>e.other(E,L,
S,M,!0)),h=c.map(E=>(L,S,M)=>e.tray(E,L,S,M));u.splice(Math.ceil(u.length/2),0,...h);let m=Math.floor((n-2*s+20)/126),d=u.
length<=m?Math.max(u.length,1):Math.ceil(u.length/2),f=28+fs(u,d,s,28,n-2*s,20),g=l.length?104:0,b=i?248:0,w=f+6,y=i?{x:132,
y:w+108,r:88}:{x:n/2,y:w+60,r:40};i&&e.add("ring",i.id,y.x,y.y,{ring:i,r:y.r});let v=n-2*s-b-(g?g+24:0),$=e.fans(a,s+b,w+
10,v,!0);f=Math.max(w+(i?230:0),w+10+$)+12,l.forEach((E,L)=>e.stack(E,n-s-72,w+48+L*152,66));let _=l.length?w+48+l.length*
152-24:0,x=b&&n>=740?b:176;return f+=gs(e,t,n-(_>f?g+24:0),s,f),r&&(f+=e.own(r,s,f,n-2*s-(_>f?g+24:0),x)),{y:Math.max(f,
_),middle:y}}function Uf(e,t,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:c}=t,u=18,h=o.some(v=>(v.before?.length??
0)>1),m=h||o.length<=2||o.length===4?Math.min(2,Math.max(o.length,1)):3;u+=fs(o.map(v=>($,_,x)=>e.other(v,$,_,x,!1)),m,s,
u,n-2*s,12);let d=66,f=i?{x:106,y:u+100,r:d}:{x:n/2,y:u+40,r:40};i&&e.add("ring",i.id,f.x,f.y,{ring:i,r:d});let g=i?214:
s,b=n-s-g,w=Math.min(92,b/Math.max(l.length,1));l.forEach((v,$)=>e.stack(v,g+$*w,u+12,Math.min(56,w-14),w-1));let y=l.length?
u+12+78+56:u;for(let v of c)y+=e.tray(v,g-6,y,b+6);return u=Math.max(y,i?u+200:u)+6,u+=e.fans(a,s,u,n-2*s,!1),u+=gs(e,t,
n,s,u),r&&(u+=e.own(r,s,u+4,n-2*s,0)+4),{y:u,middle:f}}function Of(e,t,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:c}=t,
{left:u,top:h,right:m}=bi(o.length),d=i?.art==="none"?64:n<740?108:128,f=Math.min(h<2?220:n<740?130:190,n/2-d-20-s),g=n-
2*s-2*f-24,w=o.slice(u,u+h).map(E=>(L,S,M)=>e.other(E,h===1?n/2-70:L,S,M,!0)),y=h?fs(w,h,s+f+12,20,g,16):0,v={x:n/2,y:20+
y+d+12,r:d},$=(E,L)=>{let S=E.length>1?28:v.y-60;for(let M of E)S+=e.other(M,L,S,f,!0)+26;return S},_=[$(o.slice(0,u).reverse(),
s),$(o.slice(o.length-m),n-s-f)];cu(e,i,l,c,v,d<120?.82:1);let x=Math.max(v.y+d+40,..._);return a.length&&(x+=e.fans(a,s,
x,n-2*s,!0)),x+=gs(e,t,n,s,x),r&&(x+=e.own(r,s,x,n-2*s,160)),{y:x,middle:v}}function Pf(e,t,n,s){let{seats:[r,...o],ring:i,
fans:a,stacks:l,trays:c}=t,u=o.some(g=>(g.before?.length??0)>1),h=u||o.length===2||o.length===4?2:Math.min(3,Math.max(o.
length,1)),m=16+fs(o.map(g=>(b,w,y)=>e.other(g,b,w,y,!1)),h,s,16,n-2*s,12),d=i?.art==="none"?50:108,f={x:n/2,y:m+d+10,r:d};
return cu(e,i,l,c,f,.8),m=f.y+d+36,a.length&&(m+=e.fans(a,s,m,n-2*s,!1)),m+=gs(e,t,n,s,m),r&&(m+=e.own(r,s,m,n-2*s,0)),{
y:m,middle:f}}function cu(e,t,n,s,r,o){t&&e.add("ring",t.id,r.x,r.y,{ring:t,r:r.r});let i=(n.length>2?56:78)*o,a=22*o,l=r.
x-(n.length*i+(n.length-1)*a)/2;n.forEach((c,u)=>e.stack(c,l+u*(i+a),r.y-i*.7-12,i)),s.forEach(c=>e.tray(c,r.x-50,r.y+44,
100))}function gs(e,{grids:t,dice:n},s,r,o){let i=o;for(let a of t)i+=tn(e,a,r,i,s-2*r,s>=Pt);for(let a of n)i+=en(e,a,r,
i,s-2*r);return i-o}var bs=class{constructor({play:t,key:n,told:s}){this.lifted="";this.card="";this.said={};this.typed={};this.field=null;this.
lifts={};this.shown="";this.play=t,this.key=n,this.told=s,this.go=p("button.btn.solid",{"data-k":"lift.play",onclick:()=>this.
play(this.lifted)}),this.back=p("button.btn",{"data-k":"lift.back",onclick:()=>this.lift("")},"Put it back"),this.acts=p(
"div.lift-acts",{hidden:!0},this.go,this.back),this.words=p("p.lift-words"),this.keys=p("div.lift-keys"),this.asking=p("\
div.asking",{role:"group",hidden:!0})}show({lifts:t,keys:n}){this.lifts=t,this.lifted&&!t[this.lifted]&&(this.lifted="",
this.said={},this.typed={}),this.draw();let s=JSON.stringify(n);this.keys.dataset.looks!==s&&(this.keys.dataset.looks=s,
Ys(this.keys,this.keys,()=>this.keys.replaceChildren(...n.map(r=>Sn(r,o=>this.key(o))))))}tell(t,n){let s=Object.keys(this.
lifts).some(r=>n.every(o=>o.move!==r));this.words.hidden=!!this.lifted,this.words.textContent=t||(s?"Press a card to pic\
k it up. Press it again to play it.":"")}playing(t){let n=this.lifts[this.lifted]?.play??"",s=t?n.replace(/^Play\b/,"Pla\
ying"):n;this.go.textContent!==s&&(this.go.textContent=s),j(this.go,"aria-busy",t?"true":"")}lift(t,n=""){let s=n||this.
card;this.lifted=t,this.card=n,this.draw(),this.told({lifted:t,said:this.said},s)}stand(t,n,s){let[r,o]=s?[n,t.parentElement]:
[t,this.keys];this.asking.parentElement!==r&&r.insertBefore(this.asking,o)}hold(t,n,s,r){t?t!==this.lifted&&s[t]&&(this.
lifted=t,this.card=Nf(r,t)):this.lifted="",this.said=n}draw(){let t=this.lifts[this.lifted];if(this.acts.hidden=!t,this.
asking.hidden=!t?.line,this.words.hidden=!!t,this.playing(!1),this.shown===this.lifted)return;if(this.shown=this.lifted,
this.field=null,!t?.line)return this.asking.replaceChildren();let n=this.lifted;j(this.asking,"aria-label",t.line),this.
field=t.ask?ja({rule:Vt,label:t.ask,words:"out of 100",ends:["never","always"],value:Ma(this.typed[n],this.said[n],Vt),set:r=>this.
say(n,r),enter:()=>this.play(n)}):null;let s=p("div",p("p",p("b",t.line)));this.field&&s.append(p("p.wonder",t.ask)),this.
asking.replaceChildren(s,...this.field?[this.field.node]:[])}unread(t){let n=this.typed[t]??"";return t!==this.lifted||!this.
field||!n||!Ue(n,Vt)?!1:(this.field.complain(),!0)}say(t,n){let{value:s}=ut(n,Vt);this.typed[t]=n,this.said={...this.said},
s!=null?this.said[t]=s:delete this.said[t],this.told({lifted:this.lifted,said:this.said},this.card)}},ws=class{constructor(t){
this.looks="";this.how=t,this.root=p("div.acts")}show(t,n,s){let r=JSON.stringify([t,n]);this.looks!==r&&(this.looks=r,Ys(
this.root,s,()=>this.root.replaceChildren(...t.map(o=>this.button(o)))))}button({move:t,label:n,strong:s,off:r}){let o=p(
"button",{class:s&&!r?"btn solid":"btn","data-act":t||n,"aria-disabled":r?"true":null,onclick:()=>r?this.how.refuse(r):this.
how.send(t)},n);return p("span.act",o,r&&p("span.why",r))}};function Nf({zones:e},t){let n=e.flatMap(s=>s.kind==="seat"&&
s.me?s.cards:s.kind==="grid"?s.cells:[]);for(let s of n)if("key"in s&&(s.move===t||s.picks?.some(r=>r.move===t)))return s.
key;return""}function uu(e,t,n){if(!t)return e;let s=e.zones.flatMap(i=>i.kind==="tokens"&&i.ways||[]),r=Number(s.find(i=>i.
move===t)?.tag),o=e.zones.map(i=>{if(i.kind==="dice"&&r){let l=i.values.indexOf(r);return{...i,lit:l<0?i.values.map((c,u)=>u):
[l]}}if(i.kind==="ring"){let l=i.previews?.find(c=>c.move===t);return l?{...i,preview:l}:i}if(i.kind==="tokens")return{...i,
ways:(i.ways??[]).map(l=>({...l,chosen:l.move===t}))};let a=l=>l.key===n?{...l,lifted:!0}:l;return i.kind==="grid"?{...i,
cells:i.cells.map(a)}:i.kind==="seat"&&i.me?{...i,cards:i.cards.map(a)}:i});return{...e,zones:o}}var Hf={ArrowLeft:{x:-1,y:0},ArrowRight:{x:1,y:0},ArrowUp:{x:0,y:-1},ArrowDown:{x:0,y:1}};function Rf(e,t,n){let s=t.map(
({x:o,y:i})=>{let a=(o-e.x)*n.x+(i-e.y)*n.y,l=Math.abs((o-e.x)*n.y)+Math.abs((i-e.y)*n.x);return a>.5?a+2*l:1/0}),r=Math.
min(...s);return r<1/0?s.indexOf(r):-1}function hu(e){let t=(e.querySelector(".ring-focus")??e).getBoundingClientRect();
return{x:t.x+t.width/2,y:t.y+t.height/2}}function du(e,t){let n=Hf[t.key];if(!n||t.shiftKey||t.ctrlKey||t.metaKey||t.altKey)
return;let s=[...e.closest(".board")?.querySelectorAll(".way.plays")??[]].filter(o=>o!==e),r=s[Rf(hu(e),s.map(hu),n)];t.
preventDefault(),t.stopPropagation(),r instanceof SVGElement&&r.focus({preventScroll:!0})}var pu=8,Ce=1.25,mu=.42,Cf=.62,Bf=1.5,Lo=46,Df=26,If=8,Ff=.95;function ys(e,t,n=t.w/t.h){let s=Math.max(t.w,t.h*n),r=Math.
min(s,Math.max(e.w,t.w/pu)),o=r/n,i=(a,l)=>l<0?l/2:Math.max(0,Math.min(a,l));return{x:i(e.x,t.w-r),y:i(e.y,t.h-o),w:r,h:o}}
function qf(e,t,n,s,r,o=t.w/t.h){let i=Math.max(t.w,t.h*o),a=Math.min(i,Math.max(e.w/n,t.w/pu))/e.w;return ys({x:s-(s-e.
x)*a,y:r-(r-e.y)*a,w:e.w*a,h:e.h*a},t,o)}function Wf(e,t,n,s,r){let o=n/s,[i,a]=[e.map(({x:$})=>$),e.map(({y:$})=>$)],[l,
c]=[Math.min(...i),Math.min(...a)],[u,h]=[Math.max(...i)-l,Math.max(...a)-c],m=Math.min(n/t.w,(o-r)/t.h),d=Math.max(Cf,Bf*
(n/t.w)),f=Math.min((n-2*Lo)/(u||1),(o-r-2*Lo)/(h||1)),g=Math.max(m,Math.min(d,f)),b={w:n/g,h:o/g},w=Df/g,y=($,_,x,E)=>{
let L=($+_-x)/2,[S,M]=[Math.min(0,$-w),Math.max(E,_+w)-x];return M<S?(S+M)/2:Math.max(S,Math.min(L,M))},v=r/g;return{x:y(
l,l+u,b.w,t.w),y:y(c,c+h,b.h-v,t.h)-v,...b}}var ks=class{constructor(){this.board=null;this.id="";this.dragged=!1;this.aspect=
1;this.wide=0;this.clear=0;this.targets=[];this.lit=[];this.view="whole";this.chosen="";this.whole={x:0,y:0,w:1,h:1},this.
frame=this.whole,this.fingers=new Map,this.down={x:0,y:0},this.near={x:0,y:0},this.aims=(n,s)=>{};let t=(n,s,r,o)=>p("bu\
tton.btn",{"data-k":`lens.${n}`,"aria-label":r,title:r,onclick:o},s);this.controls=p("div.lens",{role:"group","aria-labe\
l":"Zoom the board",hidden:!0},t("out","−","Zoom out",()=>this.zoom(1/Ce)),t("in","+","Zoom in",()=>this.zoom(Ce)),t("\
near",mt("near",20),"Near me",()=>this.see("near")),t("whole",mt("whole",20),"Whole board",()=>this.see("whole")))}on(t,n,s,r,o,i=[],a=[]){
this.controls.hidden=!t;let l=JSON.stringify([r,i])!==JSON.stringify([this.near,this.targets]),c=o.w/o.h,u=n!==this.id||
c!==this.aspect||o.w!==this.wide,h=JSON.stringify(a)!==JSON.stringify(this.lit)&&!a.every(m=>this.sees(m));this.near=r,this.
targets=i,this.lit=a,this.clear=o.clear??0,t&&t!==this.board&&this.listen(t),this.board=t,t&&(u&&(this.id=n,this.whole={
x:0,y:0,...s},this.aspect=c,this.wide=o.w,this.chosen=""),u||l||h||this.view!=="own"&&!a.length?this.look():this.show(this.
frame))}sees({x:t,y:n}){let{frame:s}=this,r=Lo*s.w/this.wide,o=this.clear*s.w/this.wide;return t>s.x+r&&t<s.x+s.w-r&&n>s.
y+o+r&&n<s.y+s.h-r}look(){let t=this.wide/this.aspect-this.clear,n=Math.min(this.wide/this.whole.w,t/this.whole.h),s=this.
targets.length>0||n<mu;this.frameTo(this.chosen||(s?"near":"whole"))}see(t){this.chosen=t,this.frameTo(t)}frameTo(t){if(this.
view=t,t==="whole")return this.show(ys({...this.whole,w:1/0},this.whole,this.aspect));this.show(Wf([this.near,...this.targets,
...this.lit],this.whole,this.wide,this.aspect,this.clear))}show({x:t,y:n,w:s,h:r}){this.frame={x:t,y:n,w:s,h:r},this.board?.
setAttribute("viewBox",`${t} ${n} ${s} ${r}`),this.board?.classList.toggle("far",this.wide/s<mu),this.board?.classList.toggle(
"close",this.wide/s>=Ff);let o=this.onPage;o?.a&&this.aims(1/o.a,this.frame)}drawTo(t){this.view="own",this.show(t)}zoom(t,n=this.
frame.x+this.frame.w/2,s=this.frame.y+this.frame.h/2){this.drawTo(qf(this.frame,this.whole,t,n,s,this.aspect))}pan(t,n){
let{x:s,y:r,w:o,h:i}=this.frame;this.drawTo(ys({x:s+t*o,y:r+n*i,w:o,h:i},this.whole,this.aspect))}point({clientX:t,clientY:n}){
let s=this.onPage,{x:r,y:o}=new DOMPoint(t,n).matrixTransform(s?.inverse());return{x:r,y:o}}get onPage(){let[t]=this.board?.
children??[];return t instanceof SVGGraphicsElement?t.getScreenCTM():null}listen(t){t.style.touchAction="none",t.addEventListener(
"wheel",n=>{let s=n.deltaY>0,{x:r,y:o}=this.point(n);s&&this.frame.w>=this.whole.w&&this.frame.h>=this.whole.h||(n.preventDefault(),
this.zoom(s?1/Ce:Ce,r,o))},{passive:!1}),t.addEventListener("pointerdown",n=>{this.fingers.set(n.pointerId,{x:n.clientX,
y:n.clientY}),this.down={x:n.clientX,y:n.clientY},this.dragged=!1}),t.addEventListener("pointermove",n=>this.drag(n));for(let n of[
"pointerup","pointercancel","pointerleave"])t.addEventListener(n,s=>this.fingers.delete(s.pointerId));t.addEventListener(
"click",n=>this.dragged&&n.stopPropagation(),{capture:!0})}drag(t){let n=this.fingers.get(t.pointerId);if(!n)return;let s={
x:t.clientX,y:t.clientY},r=[...this.fingers].find(([u])=>u!==t.pointerId)?.[1];if(this.dragged||=!!r||Math.hypot(s.x-this.
down.x,s.y-this.down.y)>If,!this.dragged)return;this.fingers.set(t.pointerId,s);let o=this.point({clientX:n.x,clientY:n.
y}),i=this.point({clientX:s.x,clientY:s.y});if(!r){let{x:u,y:h,w:m,h:d}=this.frame;this.drawTo(ys({x:u+o.x-i.x,y:h+o.y-i.
y,w:m,h:d},this.whole,this.aspect));return}let a=u=>Math.hypot(u.x-r.x,u.y-r.y)||1,{x:l,y:c}=this.point({clientX:(s.x+r.
x)/2,clientY:(s.y+r.y)/2});this.zoom(a(s)/a(n),l,c)}key(t,n){if(!this.board)return!1;let r=n?{ArrowLeft:[-.2,0],ArrowRight:[
.2,0],ArrowUp:[0,-.2],ArrowDown:[0,.2]}[t]:void 0;if(r)this.pan(r[0],r[1]);else if(t==="+"||t==="=")this.zoom(Ce);else if(t===
"-")this.zoom(1/Ce);else if(t==="0")this.see("whole");else return!1;return!0}};var fu=420,jf=80,Vf=1500,Gf=5,gu=320,bu={goal:900,bust:700,aside:600},wu="cubic-bezier(.2,.7,.2,1)";function Ao(e,t){let n=t.
replace(/^seat/,"h"),s=[...e].filter(({kind:c,key:u})=>c==="card"&&(u===t||u.startsWith(`${n}.`))),r=s.length?s.map(({x:c,
y:u,w:h})=>({x:c,y:u,w:h,h:h*1.4})):[...e].filter(({key:c})=>c.slice(c.indexOf(":")+1).split(".")[0]===t).map(({x:c,y:u,
wide:h=40,high:m=40})=>({x:c,y:u,w:h,h:m}));if(!r.length)return null;let o=Math.min(...r.map(({x:c})=>c)),i=Math.min(...r.
map(({y:c})=>c)),a=Math.max(...r.map(({x:c,w:u})=>c+u)),l=Math.max(...r.map(({y:c,h:u})=>c+u));return{x:o,y:i,w:a-o,h:l-
i}}var xs=e=>N(e.x-7,e.y-7,e.w+14,e.h+14,{rx:8,fill:"none",stroke:"var(--lit)","stroke-width":4}),Kf=()=>N(-14,-4,28,8,{
rx:2,fill:"var(--lit)",stroke:"#fff","stroke-width":1.5});function yu(e,t,n,{pace:s,still:r,gone:o}){e.replaceChildren();
let i=0;for(let a=t;a;a=a.then){let l=a.kind==="aside"?Jf(a,n,{pace:s,still:r,gone:o,wait:i}):a.kind==="bust"?Yf(ku(o,a.
then?.face),s,r):Zf(a,n,s,r);if(e.append(...l),!r&&s>0&&a!==t)for(let c of l)c.matches(".swept")||c.animate([{opacity:0},
{opacity:1}],{duration:1,delay:i,fill:"both"});setTimeout(()=>{for(let c of l)c.remove()},Vf/Math.max(s,.5)+i),!r&&s>0&&
(i+=(bu[a.kind]??0)/s)}}function Zf(e,t,n,s){let r=e.source?Ao(t,e.source):null,o=e.target?Ao(t,e.target):null;if(!o)return[];
let i=[xs(o)];if(r&&e.kind==="catch"&&i.push(xs(r)),!r||e.kind!=="goal"||s||n<=0)return i;for(let a=0;a<Math.min(e.count||
1,Gf);a++){let l=Kf();i.push(l);let c=u=>`translate(${u.x+u.w/2}px,${u.y+u.h/2}px)`;l.style.transform=c(o),l.animate([{transform:c(
r)},{transform:c(o),opacity:1},{opacity:0}],{duration:fu*1.25/n,delay:a*jf/n,easing:wu,fill:"both"})}return i}function ku(e,t){
let n=e.filter(({kind:r,role:o})=>r==="card"&&o==="fan").sort((r,o)=>r.x-o.x),s=n.at(-1);if(s&&t){let r=n.length>1?s.x-n[n.
length-2].x:s.w*.59;n.push({...s,key:`${s.key}.end`,x:s.x+Math.max(r,s.w*.4),face:t})}return n}function Yf(e,t,n){let[s]=e,
r=e.at(-1);if(!s||!r||n||t<=0)return[];let o=xs({x:s.x,y:s.y,w:r.x+r.w-s.x,h:r.w*1.4});return o.setAttribute("stroke-das\
harray","10 7"),o.animate([{opacity:1},{opacity:1,offset:.9},{opacity:0}],{duration:(bu.bust+gu)/t,fill:"both"}),[o]}function Jf(e,t,{
pace:n,still:s,gone:r,wait:o}){let i=e.target?Ao(t,e.target):null;return i?s||n<=0?[xs(i)]:ku(r,e.face).map(a=>{let l=k(
"g.thing.card.swept",...pe({...a,plays:!1,off:""})),c=`translate(${a.x}px,${a.y}px)`;return l.animate([{transform:c,opacity:1},
{transform:`translate(${i.x}px,${i.y}px) scale(${i.w/a.w})`,opacity:1,offset:.9},{transform:`translate(${i.x}px,${i.y}px\
) scale(${i.w/a.w})`,opacity:0}],{duration:fu*1.25/n,delay:o+gu/n,easing:wu,fill:"both"}),l}):[]}var xu=320,zf=90,vu={w:1,h:1},vs=class{constructor({press:t,pace:n}){this.gone=[];this.bright=null;this.parked="";this.timer=
0;this.press=t,this.pace=n,this.rings=k("g.far-rings",{fill:"none","stroke-width":11,"aria-hidden":"true"}),this.layer=k(
"g"),this.over=k("g.event",{"aria-hidden":"true"}),this.root=k("svg.table",{role:"group",tabindex:-1},this.rings,this.layer,
this.over),this.placed=new Map,this.changed=new Set,this.lens=new ks}paint(t,{label:n,move:s,back:r=!1}){this.root.setAttribute(
"viewBox",`0 0 ${t.w} ${t.h}`),this.root.setAttribute("aria-label",n),this.far(t);let o=new Map([...this.placed].map(([d,
{thing:f}])=>[d,f])),i=s&&this.pace()>0&&!Te(),a=new Map(t.things.map(d=>[d.key,d])),l=it(this.root),c=l&&this.layer.contains(
l)?l.getAttribute("data-key"):l===this.root?this.parked:"";this.gone=[];for(let[d,{node:f,thing:g}]of this.placed){if(a.
has(d))continue;this.gone.push(g),this.placed.delete(d);let b=i&&r&&g.kind==="card"&&g.origin?a.get(g.origin):void 0;b?this.
leave(f,g,b):f.remove()}let u=null,h=[];this.changed.clear();for(let d of t.things){let f=o.get(d.key),{node:g}=this.place(
d),b=u?u.nextSibling:this.layer.firstChild;g!==b&&this.layer.insertBefore(g,b),u=g,s&&d.kind==="card"&&(!f||JSON.stringify(
f.face)!==JSON.stringify(d.face))&&this.changed.add(d.key),i&&!r&&d.thrown&&d.thrown!==f?.thrown&&this.roll(d.key);let w=i&&
d.kind==="card"&&!f?this.source(d,o):void 0;w&&h.push(this.glide(g,w,d))}if(h.length){this.root.getBoundingClientRect();
for(let[d,f]of h.entries())f(Math.min(d,4)*zf/this.pace())}this.look(t),i&&Ai(this.root,this.pace()),this.shade(),s&&Te()&&
this.flash();let m=it(this.root);c&&!(m&&this.layer.contains(m)&&m.hasAttribute("tabindex"))&&this.focus(c)}dim(t){this.
bright=t,this.shade()}shade(){let{bright:t}=this;for(let[n,{node:s,thing:r}]of this.placed){let o=n.slice(n.indexOf(":")+
1),i=!t||r.kind==="lit"||t.has(o)||t.has(o.split(".")[0]);s.classList.toggle("dimmed",!i)}}happen(t){let n=[...this.placed.
values()].map(({thing:s})=>s);yu(this.over,t,n,{pace:this.pace(),still:Te(),gone:this.gone})}look(t){let n=t.things.find(
({kind:l})=>l==="board"),s=n&&this.placed.get(n.key)?.node.querySelector(".board");if(!n||!(s instanceof SVGElement))return this.
lens.on(null,"",vu,{x:0,y:0},vu);let{board:r,zone:o}=n,i=r.nodes.find(l=>l.id===o.centre),a=l=>[...s.querySelectorAll(l)].
map(c=>({x:Number(c.getAttribute("data-x")),y:Number(c.getAttribute("data-y"))}));this.lens.controls.classList.toggle("a\
bove",t.w<Pt),this.lens.aims=(l,c)=>Si(s,l,c,r.nodes),this.lens.on(s,r.id,{w:r.width,h:r.height},i??{x:r.width/2,y:r.height/
2},{w:n.w,h:n.h,clear:n.clearance},n.acting?a(".way.plays[data-x]:not(.many)"):[],a(".light"))}focus(t){let n=this.spot(
t);if(n)return n.focus({preventScroll:!0});let r=[this.placed.get(t)?.node,...[...this.placed.values()].map(({node:o})=>o)].
find(o=>o?.hasAttribute("tabindex"));this.parked=r?"":t,(r??this.root).focus()}around(t){let n=({node:i,thing:a})=>{let{
a:l=1,e:c=0,f:u=0}=i.getScreenCTM()??{};return{x:c,y:u,w:a.w*l,h:a.w*1.4*l}},s=this.spot(t)?.querySelector(".ring-focus")?.
getBoundingClientRect();if(s)return{card:{x:s.x,y:s.y,w:s.width,h:s.height},hand:[]};let r=this.placed.get(t),o=[...this.
placed.values()].filter(({thing:i})=>i.kind==="card"&&i.role==="hand");return r?{card:n(r),hand:o.map(n)}:null}spot(t){return t.
startsWith("spot:")?this.layer.querySelector(`[data-spot="${CSS.escape(t.slice(5))}"]`):null}far({w:t,h:n,middle:s}){let r=JSON.
stringify([t,n,s]);if(this.rings.dataset.looks===r)return;this.rings.dataset.looks=r;let o=[];for(let i=s.r+46;i<Math.hypot(
t,n)+300;i+=46)o.push(B(s.x,s.y,i));this.rings.replaceChildren(...o)}place(t){let n=JSON.stringify({...t,x:0,y:0}),s=this.
placed.get(t.key);if(!s){let o=k("g",{"data-key":t.key});if(t.kind==="board"){let i=a=>this.travel(t.key,a);o.addEventListener(
"click",i),o.addEventListener("keydown",i)}(t.kind==="card"||t.kind==="dice")&&(o.addEventListener("click",()=>this.touch(
t.key)),o.addEventListener("keydown",i=>{i.key!=="Enter"&&i.key!==" "||o.hasAttribute("tabindex")&&(i.preventDefault(),i.
stopPropagation(),this.touch(t.key))})),s={node:o,thing:t,looks:""},this.placed.set(t.key,s)}let{node:r}=s;if(s.looks!==
n){r.replaceChildren(...pe(t));let o=Vi(t),i=t.plays||t.off||t.opens||t.recall?.length>0,a=["thing",t.kind,t.role,t.plays&&
"plays",t.off&&"off",t.dealt&&"dealt",t.up&&"up"];r.setAttribute("class",a.filter(Boolean).join(" ")),j(r,"role",t.kind===
"board"?"group":i?"button":o?"img":""),j(r,"aria-label",o),j(r,"tabindex",i?"0":""),j(r,"aria-disabled",t.off?"true":""),
j(r,"aria-pressed",t.up?"true":""),j(r,"aria-hidden",t.kind==="lit"||t.kind==="mark"&&t.key.endsWith("under")||t.key.endsWith(
".above")?"true":""),s.looks=n}return r.style.transform=`translate(${t.x}px,${t.y}px)`,s.thing=t,s}travel(t,n){let s=n.target instanceof
Element?n.target.closest("[data-move],[data-spot]"):null,r=this.placed.get(t);if(!s||!r)return;if(n instanceof KeyboardEvent&&
n.key!=="Enter"&&n.key!==" ")return du(s,n);n.preventDefault();let o=s.getAttribute("data-move")??"",i=s.getAttribute("d\
ata-spot")??"";this.press({...r.thing,plays:!0,off:"",move:o,spot:i,picks:[]},r.node)}roll(t){Ni(n=>{let s=this.placed.get(
t);s?.node.replaceChildren(...pe(n(s.thing)))},this.pace())}touch(t){let n=this.placed.get(t),{plays:s,off:r,opens:o,recall:i}=n?.
thing??{};n&&(s||r||o||i?.length)&&this.press(n.thing,n.node)}source(t,n){if(t.origin&&n.has(t.origin))return n.get(t.origin);
if(!(t.role!=="hand"&&t.role!=="seat"))return[...n.values()].find(s=>s.kind==="card"&&s.role==="stack"&&!s.face)}glide(t,n,s){
return t.style.transition="none",t.style.transform=`translate(${n.x}px,${n.y}px) scale(${n.w/s.w})`,r=>{t.style.transition=
"",t.style.transitionDelay=`${r}ms`,r&&setTimeout(()=>t.style.removeProperty("transition-delay"),r+xu),t.style.transform=
`translate(${s.x}px,${s.y}px)`}}leave(t,n,s){t.setAttribute("aria-hidden","true"),t.removeAttribute("data-key"),t.style.
transform=`translate(${s.x}px,${s.y}px) scale(${s.w/n.w})`,setTimeout(()=>t.remove(),xu/this.pace())}flash(){clearTimeout(
this.timer);for(let[t,{node:n}]of this.placed)n.classList.toggle("changed",this.changed.has(t));this.timer=setTimeout(()=>{
for(let{node:t}of this.placed.values())t.classList.remove("changed")},1500)}};var $s=class{constructor(t){this.looks="";this.chosen=[];this.picks=[];this.carries=[];this.how=t,this.nodes=new Set}show(t,n,s){
let r=s?t.zones.find(i=>i.kind==="tokens"):void 0;this.picks=r?.picks??[],this.carries=r?.carries??[],this.nodes=new Set(
r&&n[r.board]?.nodes.map(({id:i})=>i));let o=JSON.stringify([this.picks,this.carries,r?.tokens]);o!==this.looks&&(this.chosen=
[]),this.looks=o}get rest(){return this.picks.filter(({parts:t})=>this.chosen.every(n=>t?.includes(n)))}get spots(){let[
t]=this.carries.filter(({token:r})=>this.chosen.includes(r)),n=this.rest.flatMap(r=>r.parts??[]).filter(r=>this.nodes.has(
r)),s=this.picks.length?n:t?t.onto:this.carries.map(({token:r})=>r);return Object.fromEntries([...s,...this.chosen].map(
r=>[r,this.chosen.includes(r)]))}get words(){if(!this.picks.length)return"";let t=this.picks[0].parts?.filter(n=>this.nodes.
has(n)).length??0;return t>1?`Press ${t} highlighted places (${this.chosen.length} chosen).`:"Press a highlighted place."}press(t){
if(this.chosen.includes(t))this.chosen=this.chosen.filter(r=>r!==t);else{if(this.carries.length&&this.chosen.length)return this.
done(`put ${this.chosen[0]} ${t}`);this.chosen=[...this.chosen,t]}let n=this.rest;if(this.chosen.length&&n.length===1)return this.
done(n[0].move);this.how.moved(t);let s=n.flatMap(({parts:r})=>r??[]).filter(r=>!this.chosen.includes(r));this.chosen.length&&
s.length&&!s.some(r=>this.nodes.has(r))&&this.how.choose(t,n.map(r=>({...r,parts:r.parts?.filter(o=>!this.chosen.includes(
o))})))}done(t){this.chosen=[],this.how.play(t)}clear(){let[t]=this.chosen;return this.chosen=[],t&&this.how.moved(t),!!t}};var ve=56,Uo=72,on=62,Ms=118,Oo=40,Xf=70,Qf=4e3,_s=(e,t,n,s={})=>k("text.f2",{x:e,y:t,"font-size":14,...s},n),tg=(e,t)=>st(
e,t,15).map((n,s,{length:r})=>_s(ve,35-9*r+18*s,n,{class:"f","font-weight":700,"font-size":15}));function eg(e,t=1/0,n=Oo){
let s=e.map((o,i)=>({y:o,k:i})).sort((o,i)=>o.y-i.y);for(let o=1;o<s.length;o++)s[o].y=Math.max(s[o].y,s[o-1].y+n);for(let o=s.
length-1;o>=0;o--)s[o].y=Math.min(s[o].y,o===s.length-1?t:s[o+1].y-n);let r=[...e];for(let{y:o,k:i}of s)r[i]=o;return r}
function ng(e,t,n,s){let r=Math.max(...n.lines.map(x=>x.values.length))-1,o=n.lines.flatMap(x=>x.values),i=Math.max(...o,
1),a=Math.min(...o,0),l=x=>ve+(e-ve-Ms)*x/(r||1),c=x=>t-on-(t-Uo-on)*(x-a)/(i-a||1),h=ne(a,i).filter(Number.isInteger).map(
x=>[k("path.race-grid",{d:`M${ve} ${c(x)}H${e-Ms}`}),_s(ve-10,c(x)+5,String(x),{"text-anchor":"end"})]),m=n.parts.map(([
x],E)=>l(n.parts[E+1]?.[0]??r)-l(x)),d=Math.min(...m)>54,f=n.parts.map(([x,E],L)=>{let S=n.parts[L+1]?.[0]??r,M=d?E:E.split(
" ").at(-1)??"";return[L>0&&k("path.race-part",{d:`M${l(x)} ${Uo-12}V${t-on}`}),(l(S)-l(x)>18||L===0)&&_s((l(x)+l(S))/2,
t-on+24,M,{"text-anchor":"middle"})]}),g=Math.min(Oo,(t-Uo)/n.lines.length),b=g/Oo,w=eg(n.lines.map(x=>c(x.values.at(-1)??
0)),t-g/2,g),y=[...n.lines].sort((x,E)=>Number(x.me)-Number(E.me)).map(x=>{let E=x.values.map((H,R)=>R?`H${l(R)}V${c(H)}`:
`M${l(0)} ${c(H)}`).join(""),L=x.values.map((H,R)=>({value:H,k:R})).filter(({value:H,k:R})=>R>0&&H!==x.values[R-1]),S=w[n.
lines.indexOf(x)],M=String(x.values.at(-1)).replace("-","−"),A=x.me?"var(--accent-on-field)":"var(--on-field)";return k(
"g",{class:x.me?"race-line me":`race-line other-${x.seat%3}`},k("path",{d:E,fill:"none"}),L.map(({value:H,k:R})=>B(l(R),
c(H),4.5)),Ae(x.seat,e-Ms+12,S-13*b,26*b,{fill:A}),yt(M,e-Ms+50,S-15*b,Math.min(30*b,3e3*.6/Math.max(dt(M,30),60)),{colour:A}))}),
v=n.lines.find(x=>x.me),$=n.tags.map(({n:x,frame:E,step:L},S)=>{let M=Math.max(0,E),A=c(v?.values[M]??0),H=S>0&&Math.abs(
l(M)-l(n.tags[S-1].frame))<30,R=A+30>t-on-26,F=R?A-56-(H?28:0):A+26+(H?28:0),tt=()=>s(L);return k("g.race-tag",{role:"bu\
tton",tabindex:0,"data-k":`tag.${x}`,"aria-label":`Costly move ${x}: try it again`,onclick:tt,onkeydown:V=>{V.key!=="Ent\
er"&&V.key!==" "||(V.preventDefault(),tt())}},N(l(M)-22,F-9,44,44,{fill:"transparent"}),k("path",{d:`M${l(M)} ${A}V${F+13}`}),
B(l(M),A,5),N(l(M)-13,F,26,26,{class:"tag"}),k("text",{x:l(M),y:F+18,"text-anchor":"middle","font-size":15,"font-weight":700},
String(x)))}),_=n.lines.map(x=>`${x.name} ${x.values.at(-1)}`).join(", ");return k("svg",{viewBox:`0 0 ${e} ${t}`,role:"\
group","aria-label":`${n.title}. At the end: ${_} ${n.unit}.`},tg(n.title,e-ve-Xf),...h,...f,...y,...$,t>330&&_s(ve,t-12,
n.tags.length?"The numbers mark moves that cost you.":""))}var Ss=class{constructor(t){this.timer=0;this.step=-1;this.looks=
"";this.press=t,this.button=p("button.btn",{"data-k":"race",onclick:()=>this.turn(!this.away)}),this.drawing=p("div"),this.
root=p("div.race",{hidden:!0},this.drawing,this.button),this.away=!1,this.turn(!1)}turn(t){clearTimeout(this.timer),this.
away=t,this.button.textContent=t?"Race":"Table",this.button.setAttribute("aria-label",t?"Show the race":"Show the table"),
this.drawing.hidden=t,this.root.classList.toggle("away",t),this.root.parentElement?.classList.toggle("raced",!this.root.
hidden&&!t)}show(t,n){let s=t.get("race"),r=t.get("mode")==="watch",o=r&&(t.get("step")<n||t.get("stop")>=0);this.root.hidden=
o||!s?.lines?.length;let i=this.step;if(this.step=t.get("step"),this.root.hidden)return this.turn(!1);if(i===this.step)this.
root.parentElement?.classList.toggle("raced",!this.away);else{let d=r&&i===n-1;this.turn(d),d&&(this.timer=window.setTimeout(
()=>this.turn(!1),Qf))}let a=d=>String(d)===t.get("watcher"),l=(s.lines??[]).map(d=>({...d,me:d.me||r&&a(d.seat)})),{clientWidth:c,
clientHeight:u}=this.root.parentElement??this.root,h=JSON.stringify([s,l,c,u]);if(h===this.looks)return;this.looks=h;let m={
...s,lines:l};this.drawing.replaceChildren(ng(c,u,m,this.press))}};var Es=class{constructor(t){this.opener=t,this.root=p("section.sheet.scores",{hidden:!0}),t.onclick=()=>this.open(!!this.
root.hidden)}open(t){this.root.hidden=!t,j(this.opener,"aria-expanded",String(t))}escape(){let t=!this.root.hidden,n=this.
root.contains(it(this.root));return this.open(!1),n&&this.opener.focus(),t}show(t){if(this.opener.hidden=!t,!t)return this.
open(!1);let n=JSON.stringify(t);if(this.root.dataset.looks===n)return;this.root.dataset.looks=n,this.opener.textContent=
t.notes?"Notes":"Scores",this.root.classList.toggle("notes",!!t.notes);let s=i=>p("tr",i.map((a,l)=>l?p("td",a):p("th",{
scope:"row"},a))),r=i=>i?p("th",{scope:"col"},i):p("td"),o={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
escape()};this.root.replaceChildren(nt(o,mt("close",16)),p("div.scroll",{tabindex:0,role:"group","aria-label":t.title},p(
"table",p("caption",t.title),p("thead",p("tr",t.head.map(r))),p("tbody",t.rows.map(s)))))}};var sg=1600,rg=1.9,og=[[.5,"½×"],[1,"1×"],[3,"3×"]],ig=17,ag=7,$u=[["ask","Ask me"],["mark","Mark only"],["off","Off"]],
lg={open:"a question",now:"asked now",came:"it happened",not:"it didn't happen",unseen:"the game doesn't show it",skipped:"\
skipped"};function cg(e,t){let n=[...e],s=Math.min(ig,t/Math.max(e.length-1,1));for(let r=1;r<n.length;r++)n[r]=Math.max(
n[r],n[r-1]+s);for(let r=n.length-1,o=t;r>=0;r--,o-=s)n[r]=Math.min(n[r],o);return n}function ug(e){return e.asking!=="a\
sk"?-1:e.moments.findIndex(({frame:t,state:n})=>t===e.step&&n==="open")}var $e={first:"Home",back:"ArrowLeft",play:" ",forward:"\
ArrowRight",last:"End"},Ts=class{constructor(t){this.timer=0;this.looks="";this.chosen="";this.how=t,this.keys={first:this.
key("first","First step",()=>t.go(0)),back:this.key("back","Step back",()=>t.go(this.now.step-1)),play:this.key("play","\
Play",()=>t.play(!this.now.playing)),forward:this.key("forward","Step forward",()=>t.go(this.now.step+1)),last:this.key(
"last","Last step",()=>t.go(this.now.last))},this.keys.play.classList.add("go"),this.range=p("input.rng",{type:"range",min:0,
"aria-label":"Step",oninput:()=>t.go(Number(this.range.value))}),this.marks=k("svg.marks",{height:14,"aria-hidden":"true"}),
this.moments=p("div.moments"),this.told=p("p.count",{"aria-hidden":"true"}),this.menu=p("div.pace-menu",{hidden:!0,role:"\
group","aria-label":"Questions and speed"}),this.more=p("button.btn.quiet.more",{"data-k":"pace","aria-expanded":"false",
onclick:()=>this.open(this.shut)},p("span.word","Ask me"),mt("down",14)),this.root=p("div.stepper",p("div.keys",{role:"g\
roup","aria-label":"Steps"},Object.values(this.keys)),p("div.scrub",this.marks,this.moments,this.range),this.told,p("div\
.pace",this.more,this.menu)),this.now={step:0,last:0,marks:[],playing:!1,speed:1,moments:[],asking:"off",stop:-1,happens:!1,
eyes:[],watcher:"",buttons:[]}}get shut(){return!!this.menu.hidden}key(t,n,s){let r=$e[t].replace(" ","Space");return p(
"button",{"data-k":`step.${t}`,"aria-label":n,"aria-keyshortcuts":r,title:n,onclick:s},mt(t,24))}show(t){let n=this.now.
playing!==t.playing,s=n||this.now.step!==t.step||this.now.speed!==t.speed||this.now.last!==t.last;this.now=t,this.range.
max=String(Math.max(t.last,1)),this.range.value=String(t.step),j(this.range,"aria-valuetext",`Step ${t.step} of ${t.last}`),
this.range.style.setProperty("--p",`${t.last?100*t.step/t.last:0}%`),this.told.replaceChildren(p("b",String(t.step)),p("\
small",`of ${t.last}`));for(let r of["first","back"])j(this.keys[r],"aria-disabled",t.step===0?"true":"");for(let r of["\
forward","last"])j(this.keys[r],"aria-disabled",t.step===t.last?"true":"");if(n){let r=t.playing?"Pause":"Play";this.keys.
play.replaceChildren(mt(t.playing?"pause":"play",24)),j(this.keys.play,"aria-label",r),j(this.keys.play,"title",r)}this.
choices(),this.mark(),s&&clearTimeout(this.timer),s&&t.playing&&(this.timer=setTimeout(()=>this.tick(),sg*(t.happens?rg:
1)/t.speed))}tick(){let t=ug(this.now);t>=0?this.how.stop(t):this.now.step>=this.now.last?this.how.play(!1):this.how.go(
this.now.step+1,!0)}choices(){let{asking:t,speed:n,moments:s,eyes:r,watcher:o,buttons:i}=this.now,a=JSON.stringify([t,n,
s.length>0,r,o,i]);if(a===this.chosen)return;this.chosen=a;let l=s.length?$u.find(([u])=>u===t)?.[1]??"":`${n}×`.replace(
"0.5","½");this.more.firstElementChild?.replaceChildren(l),j(this.more,"aria-label",`Questions and speed: ${l}`);let c=it(
this.menu)?.getAttribute("data-k");this.menu.replaceChildren(...[s.length>0&&p("p","At turning points"),s.length>0&&wt({
label:"At turning points",choices:$u,value:t,pick:u=>this.how.ask(u),k:"asking"}),r.length>1&&p("p.seen-by","Seen by"),r.
length>1&&p("div.seen-by",wt({label:"Whose view to show",choices:r,value:o,pick:u=>this.how.see(u),k:"eyes"})),p("p","Sp\
eed"),wt({label:"Speed",choices:og,value:n,pick:u=>this.how.pace(u),k:"speed"}),i.length>0&&p("p","Save"),...i.map(u=>Sn(
u,h=>this.how.key(h)))].filter(u=>u instanceof Node)),c&&this.menu.querySelector(`[data-k="${c}"]`)?.focus()}open(t){this.
menu.hidden=!t,j(this.more,"aria-expanded",String(t)),t&&this.menu.querySelector("[aria-pressed=true], button")?.focus()}escape(){
return this.shut?!1:(this.open(!1),this.more.focus(),!0)}mark(){let{marks:t,last:n,moments:s,asking:r,stop:o}=this.now,i=Math.
round(this.marks.clientWidth),a=r==="off"?[]:s,l=JSON.stringify([t,i,a,o]);if(l===this.looks||!i)return;this.looks=l;let c=f=>n?
f/n*i:0,u=Math.max(1,...t);this.marks.setAttribute("viewBox",`0 0 ${i} 14`),this.marks.replaceChildren(...a.length?a.map(
({frame:f})=>N(c(f)-1,21,2,8,{fill:"var(--lit)"})):t.flatMap((f,g)=>{let b=3+3.5*f/u,w=`M${c(g)} ${7-b}l${b} ${b} -${b} ${b}\
 -${b} -${b}z`;return f>0?[k("path",{d:w,fill:"var(--accent-on-field)"})]:[]}));let h=a.map((f,g)=>({...f,k:g})),m=i<ag*
(h.length-1)?h.filter(({k:f})=>f===o):h,d=cg(m.map(({frame:f})=>c(f)),i);this.moments.replaceChildren(...m.map(({frame:f,
state:g,line:b,k:w},y)=>p("button",{class:`moment ${w===o?"now":g}`,style:`left:${d[y]}px`,tabindex:-1,"data-moment":w,title:b,
"aria-label":`Step ${f}, ${lg[w===o?"now":g]}: ${b}`,onclick:()=>this.how.stop(w)},g==="came"||g==="not"||g==="unseen"?p(
"i",{class:g}):"?")))}stop(){clearTimeout(this.timer)}};function Mu(e){let{lens:t}=e.painter,n=()=>!e.acting&&e.reel.length>1,s=a=>()=>(e.go(a),!0),r=e.model.get("step"),o=()=>e.
acts.root.querySelector('[data-act="press"]'),i=a=>!a.closest($l);return[{keys:[$e.play],shown:"Space",words:"Plays or p\
auses the game.",when:n,press:(a,l)=>(i(l)&&e.play(!e.model.get("playing")),i(l))},{keys:[$e.back],shown:"←",words:"On\
e step back.",when:n,press:s(r-1)},{keys:[$e.forward],shown:"→",words:"One step forward.",when:n,press:s(r+1)},{keys:[
$e.first],shown:"Home",words:"The first step.",when:n,press:s(0)},{keys:[$e.last],shown:"End",words:"The last step.",when:n,
press:s(e.reel.length-1)},{keys:[" "],shown:"Space",words:"Draws the next card or throws the dice when the game waits fo\
r you to do so.",when:()=>e.acting&&!!o(),press:(a,l)=>(i(l)&&o().click(),i(l))},{keys:["+","=","-","0"],shown:"+ − 0",
words:"Zooms in, zooms out, shows the whole board (focus on the table).",inside:!0,when:()=>!!t.board,press:a=>t.key(a,!1)},
{keys:["ArrowLeft","ArrowRight","ArrowUp","ArrowDown"],shown:"Shift + arrow",words:"Moves the board (focus on the table)\
.",inside:!0,shift:!0,when:()=>!!t.board,press:a=>t.key(a,!0)},{keys:[],any:a=>Po(e,a).size===1,shown:"A card's symbol",
words:"Picks up the card with that symbol, if you have only one (focus on the table).",inside:!0,when:()=>e.acting&&Po(e).
size>0,press:a=>{let[l]=Po(e,a).values();return e.press(l),!0}},{keys:["d","D"],shown:"D",words:"Shows or hides the disc\
ards by colour and value.",when:()=>!!e.spread.zone,press:()=>(e.spread.toggle(()=>e.show(!1)),!0)},{keys:["Escape"],shown:"\
Escape",words:"Closes what is open, or puts the card back.",inside:!0,when:()=>!0,press:()=>hg(e)}]}function hg(e){if(e.
chooser.key)e.chooser.leave();else{if(e.placing.clear())return!0;if(e.lifting.lifted)e.lifting.lift("");else return["spr\
ead","heat","scores","stepper","caption"].some(t=>e[t].escape())}return!0}function Po(e,t){let n=new Map;for(let{thing:s}of e.
painter.placed.values())s.kind==="card"&&s.plays&&s.face?.text&&(t==null||s.face.text.toLowerCase()===t.toLowerCase())&&
n.set(s.move||s.key,s);return n}function No(e){let t=e.reel.length-1,n=Math.min(e.model.get("step"),t),s=e.model.get("playing");e.strip.hidden=t<1,e.stepper.
show({step:n,last:t,marks:e.reel.marks(),playing:s,speed:e.model.get("speed"),moments:e.model.get("moments"),asking:e.model.
get("asking"),stop:e.model.get("stop"),happens:!!(e.scene?.event??e.scene?.mark),eyes:e.model.get("eyes"),watcher:e.model.
get("watcher"),buttons:e.model.get("buttons")??[]})}function _u(e,t){let n=e.acting?e.playBar:e.stepper.root;if(e.strip.
firstChild!==n&&e.strip.replaceChildren(n),!e.acting)return No(e);e.stepper.stop(),e.lifting.stand(e.playBar,e.stage,e.fit===
"phone");let s=t.alert?(t.actions??[]).filter(a=>!a.strong):t.actions??[];e.lifting.show({lifts:e.model.get("lifts")??{},
keys:e.model.get("buttons")??[]}),e.strip.hidden=e.mode==="edit",e.acts.root.hidden=!!e.lifting.lifted;let r=t.zones.some(
a=>a.kind==="tokens"&&a.ways?.some(({move:l})=>l)),o=r?"Press a highlighted space or a row. Press it again to go there.":
"",i=e.model.get("busy")?"The others are playing.":e.placing.words||o;e.lifting.tell(i,t.actions??[]),e.acts.show(s,!!e.
model.get("busy"),e.stage)}var dg={watch:288,play:356,edit:316},mg=288,Ho=class{constructor(t,n){this.refused="";this.left=-1;this.shownSize="";this.
paintedStep=-1;this.model=t,this.sending=new os(t,s=>this.markSent(s)),this.painter=new vs({press:s=>this.press(s),pace:()=>this.
model.get("speed")}),this.stepper=new Ts({go:(s,r)=>this.go(s,r),play:s=>this.play(s),pace:s=>this.save({speed:s}),ask:s=>this.
save({asking:s}),stop:s=>this.stopAt(s),see:s=>this.save({watcher:s}),key:s=>this.model.send({kind:s})}),this.caption=new as(
{texts:()=>this.model.get("clauses"),see:s=>this.save({watcher:s})}),this.call=new is({send:s=>this.send(s),drawn:()=>this.
soon("stay")}),this.race=new Ss(s=>this.model.send({kind:"retry",step:s})),this.felt=p("div.felt",this.call.root,this.painter.
lens.controls,this.painter.root,this.race.root),this.board=p("p.sr"),this.chooser=new ls({play:s=>this.send(s),focus:s=>this.
painter.focus(s),around:s=>this.painter.around(s),moved:()=>this.scene&&this.showTable(this.scene,!1)}),this.placing=new $s(
{play:s=>this.send(s),choose:(s,r)=>this.chooser.show({key:`spot:${s}`,label:s,plays:!0,picks:r}),moved:s=>{this.show(!1),
this.painter.focus(`spot:${s}`)}}),this.acts=new ws({send:s=>this.send(s),refuse:s=>this.refuse(s)}),this.lifting=new bs(
{play:s=>this.send(s),key:s=>this.model.send({kind:s}),told:(s,r)=>this.lift(s,r)}),this.playBar=p("div.play-bar",this.lifting.
acts,this.acts.root,this.lifting.words,this.lifting.keys),this.strip=p("div.strip"),this.scores=new Es(this.caption.sheet),
this.spread=new Cn({focus:s=>this.painter.focus(s)}),this.heat=new On(()=>this.soon("stay")),this.stage=p("section.stage",
{"aria-label":"The table"},this.caption.root,this.caption.box,this.felt,this.heat.root,this.board,this.chooser.root,this.
scores.root,this.spread.root,this.heat.list,this.strip),this.live=p("p.sr",{"aria-live":"polite"}),this.root=p("div.uw.u\
w-table",this.stage,this.live),this.root.addEventListener("keydown",s=>this.key(s)),this.unhear=zn(this.root,()=>Mu(this)),
n.append(this.root),this.tall=void 0,this.due="",this.saying=0,this.watch=()=>this.soon("move"),this.still=()=>this.soon(
"stay"),this.reel=new cs(t,()=>this.soon("stay")),this.moves=["step","frames","pool"],this.stays="game palette names eye\
s watcher playing speed mode clauses lit differs aside boards heat dealt note busy caption moments asking stop bright li\
fts lifted stamp buttons race covers".split(" ");for(let s of this.moves)t.on(`change:${s}`,this.watch);for(let s of this.
stays)t.on(`change:${s}`,this.still);t.on("msg:custom",Ct),this.sizes=new ResizeObserver(()=>this.resized()),this.sizes.
observe(this.felt),this.unheed=ma(this.still),this.unhalt=Yi(()=>this.model.get("playing")&&this.play(!1)),this.unfit=qn(
this.root,()=>this.resized(!0)),this.newcomer=wa(this.root,()=>this.newcomers()),this.show(!1)}get scene(){return this.reel.
scene(this.model.get("step"))}get mode(){return this.model.get("mode")}newcomers(){return this.mode==="watch"&&this.model.
get("asking")==="ask"&&this.model.get("moments").length>0}get acting(){return this.mode!=="watch"}save(t){for(let[n,s]of Object.
entries(t))this.model.set(n,s);this.model.save_changes()}go(t,n=!1){let s=Math.max(0,Math.min(t,this.reel.length-1));s!==
this.model.get("step")&&(this.left=this.model.get("stop"),this.save(n||!this.model.get("playing")?{step:s}:{step:s,playing:!1}))}stopAt(t){
t===this.left&&this.model.set("stop",-1),this.save({stop:t,playing:!1})}play(t){let n=this.model.get("step")>=this.reel.
length-1;this.save(t&&n?{step:0,playing:!0}:{playing:t})}show(t){let n=this.scene;if(At(this.root,this.model.get("palett\
e")),this.root.classList.toggle("busy",!!this.model.get("busy")),this.root.classList.toggle("acts",this.acting),this.left!==
this.model.get("stop")&&(this.left=-1),!n)return No(this);t&&(this.refused=""),this.lifting.hold(this.model.get("lifted")??
"",this.model.get("said")??{},this.model.get("lifts")??{},n),this.sending.drawn(),this.root.style.setProperty("--pace",String(
this.model.get("speed"))),this.board.textContent=n.board??"",this.caption.showEyes(this.model.get("eyes"),this.model.get(
"watcher")),t&&this.call.cover(),this.call.show(n,this.acting,this.covers),this.heat.show(this.model.get("heat")??{}),this.
showTable(n,t),this.race.show(this.model,this.reel.length-1),_u(this,n),this.scores.show(n.sheet),this.showWords(n),t&&this.
chooser.close(),t&&this.announce(n)}soon(t){this.due||queueMicrotask(()=>{let n=this.due==="move";this.due="",this.show(
n)}),this.due!=="move"&&(this.due=t)}get lit(){let t=this.model.get("lit");return Object.keys(t).length>0?this.model.get(
"aside")?{}:t:Object.fromEntries((this.model.get("differs")??[]).map(s=>[s,""]))}get covers(){return this.model.get("cov\
ers")||da()}get fit(){return this.root.closest("[data-fit]")?.getAttribute("data-fit")??"flow"}get filled(){return["larg\
e","middle"].includes(this.fit)}get size(){let{clientWidth:t,clientHeight:n}=this.felt;return`${t} ${this.filled?n:window.
innerHeight} ${this.fit}`}showTable(t,n){let s=parseFloat(getComputedStyle(this.root).fontSize)/16||1,r=this.call.hidden?
0:this.call.root.offsetHeight/s,o=this.mode==="edit"&&t.table==="round";this.placing.show(t,this.model.get("boards")??{},
this.acting);let i={w:(this.felt.clientWidth||772)/s,h:this.filled?this.felt.clientHeight/s:0,low:this.fit!=="phone"?0:(o?
mg:dg[this.mode])+(this.acting?0:r),page:window.innerHeight/s};this.shownSize=this.size,this.root.classList.toggle("narr\
ow",i.w<Pt);let a=this.mode==="watch"&&this.reel.length<2,l=a?void 0:Bn(t),c=this.chooser.key?{...this.lit,[this.chooser.
key]:""}:this.lit;this.spread.show(l,this.lit,i.w<Pt);let u={lit:qi(c,l),laid:a,opens:l?.of,dealt:this.model.get("aside")?
{}:this.model.get("dealt"),acting:this.acting,editing:this.mode==="edit",boards:this.model.get("boards")??{},spots:this.
placing.spots,heat:this.heat.map,clear:this.heat.clears,call:r,under:!t.covered?.length||this.covers!=="hidden"},h=su(uu(
t,this.lifting.lifted,this.lifting.card),i,u),m=this.model.get("bright")??[];this.painter.dim(m.length?new Set(m):null),
this.newcomer?.draw(),h.h=this.steady(h);let d=this.model.get("step"),f=d<this.paintedStep;this.paintedStep=d,this.painter.
paint(h,{label:`The table. ${t.place??""}`,move:n,back:f}),n&&this.painter.happen(f?null:t.event);let g=Math.min(this.felt.
clientWidth/h.w,this.filled?this.felt.clientHeight/h.h:1/0),b=this.filled?(this.felt.clientHeight-h.h*g)/2:0;this.call.root.
style.top=`${b+h.call*g}px`}steady({w:t,h:n}){let s=[t,this.model.get("game"),this.model.get("mode"),this.size,this.call.
hidden].join();return this.tall?.kind!==s&&(this.tall={kind:s,h:n}),this.tall.h=Math.max(this.tall.h,n),this.tall.h}resized(t=!1){
let n=this.scene;!n||!t&&this.size===this.shownSize||(this.painter.root.classList.add("still"),this.showTable(n,!1),this.
race.show(this.model,this.reel.length-1),this.painter.root.getBoundingClientRect(),this.painter.root.classList.remove("s\
till"),this.stepper.mark(),this.showWords(n),this.chooser.stand())}showWords(t){let n=this.model.get("caption")??{};j(this.
stage,"aria-label",n.badge?`Table ${n.badge} (of two)`:"The table"),this.caption.show({clauses:n.clauses??(t.clauses??[]).
filter(s=>s),...Sc(t,n),note:this.refused||this.model.get("note")||"",tone:n.tone??"plain",badge:n.badge})}announce(t){clearTimeout(
this.saying),this.saying=setTimeout(()=>{this.live.textContent=[...t.said??[],t.now].filter(Boolean).join(" ")},350)}press(t){
if(t.spot)return this.placing.press(t.spot);if(t.opens)return this.spread.toggle(()=>this.show(!1));if(!t.plays&&t.recall?.
length)return this.chooser.show(t);if(t.off&&!t.plays)return this.refuse(t.off);if(t.picks.length&&!(t.picks.length===1&&
!t.move))return this.chooser.show(t);let n=t.move||t.picks[0].move,s=t.kind==="board";if((["hand","grid"].includes(t.role)||
s)&&n in this.lifting.lifts&&(this.lifting.lifted!==n||!s&&this.lifting.card!==t.key)){if(this.lifting.lift(n,t.key),s){
let o=this.stage.querySelector(`.way[data-move="${CSS.escape(n)}"]`);o instanceof SVGElement&&o.focus()}return}return this.
send(n)}lift(t,n){let s=t.lifted!==this.model.get("lifted");this.save(t),!(!s||!this.scene)&&(this.refused="",this.show(
!1),t.lifted||this.painter.focus(n))}refuse(t){this.refused=t;let n=this.scene;n&&this.showWords(n)}send(t){this.lifting.
unread(t)||(this.sending.send(t,this.lifting.said[t]??null),ge(this.model.get("game")))}markSent(t){this.root.classList.
toggle("sent",!!t),this.lifting.playing(!!t);for(let n of this.stage.querySelectorAll("[data-act]"))j(n,"aria-busy",t&&n.
getAttribute("data-act")===t?"true":"")}key(t){!t.ctrlKey&&!t.metaKey&&!t.altKey&&this.chooser.stroke(t)}remove(){this.newcomer.
stop(),this.unfit(),this.unhear(),this.unheed(),this.unhalt(),this.chooser.close();for(let t of this.moves)this.model.off(
`change:${t}`,this.watch);for(let t of this.stays)this.model.off(`change:${t}`,this.still);this.model.off("msg:custom",Ct),
this.stepper.stop(),this.reel.stop(),this.sizes.disconnect(),clearTimeout(this.saying)}};function Ro({model:e,el:t}){let n=new Ho(
e,t);return()=>n.remove()}var ie=["answer","why","try","steps","example"],[Me,_e]=ie.slice(3),Su=ie.slice(0,-1),Eu=["guess","think","know"],Tu=26;
function Y(e){throw new Error(e)}var Et=(e,t)=>e.card(t.place,t.question,t.settings);function an({said:e,covered:t},n,s,r){
return e.findLast((o,i)=>i>=t&&o.place===n&&o.question===s&&!_t(o.settings,r))}var Be=({locked:e},t,n,s)=>!!an(t,t.place,
n,s.settings)||!t.predicting||s.certain&&!e;function Ls(e,t){let n=Et(e,t);return n?Be(e,t,t.question,n):!1}var oe=(e,t)=>({
...t,question:pg(e,t),why:0,page:[Me,_e].includes(t.page)?ie[0]:t.page});function pg(e,t){let n=e.offered(t.place),s=i=>e.
card(t.place,i,t.settings);if(n.length===1)return n[0];if(t.held)return t.question;if(n.includes(t.chosen))return t.chosen;
let r=e.prefer(t.place);return r&&s(r)?r:n.find(i=>s(i)?.certain===!1)??n.find(s)??n[0]??""}function Co(e,t,n){let s=t.before??
t.settings,r=t.chosen||t.question;return oe(e,{...t,place:n,held:null,aside:!1,before:null,settings:s,question:r})}function fg(e,t,n){let s=e.offered(t.place);s.includes(n)||Y(`Expected one of the questions ${s.join(", ")}, not '${String(
n).slice(0,40)}'.`);let{held:r}=t,o=r?n!==r.question:!1,i=r&&!o?r.settings:t.settings;return oe(e,{...t,chosen:n,question:n,
aside:o,settings:i})}function gg(e,t,n){let s=Et(e,t),r=s?.offers??{};for(let[o,i]of s?Object.entries(n):[]){let a=o in t.
settings&&t.settings[o]===i;if(!r[o]?.includes(i)&&!a){let l=Object.entries(r).map(([u,h])=>`${u} of ${h.join(", ")}`),c=`${o.
slice(0,20)}=${String(i).slice(0,20)}`;Y(`The question has no setting ${c}. It has ${l.join("; ")||"none"}.`)}}return oe(
e,{...t,settings:{...n}})}function Bo(e,t,{number:n,sure:s="",time:r="",seed:o=0}){let i=Et(e,t);if(!i)return Y("There's\
 no question to answer in this position.");s&&!Eu.includes(s)&&Y(`How sure you are must be one of ${Eu.join(", ")}, not \
'${String(s).slice(0,20)}'.`),i.value(n);let{place:a,question:l}=t,c={place:a,question:l,settings:i.settings,number:n.trim(),
sure:s,time:r,seed:o,owned:"",denied:""};return{...t,said:[...t.said,c]}}function ln(e,t){let n=Et(e,t),s=n&&an(t,t.place,
t.question,n.settings),r=s&&e.told(n,s,t.said.slice(0,t.said.indexOf(s)));return{said:s,told:r}}function Do(e,t,n){let{said:s,
told:r}=ln(e,t);if(!s||!r?.mistake||!r.asks)return Y("There's no mistake to say yes or no to.");let o={...s,[n?"owned":"\
denied"]:r.mistake.kind};return{...t,said:t.said.map(i=>i===s?o:i)}}function bg(e,t,n){return n===Me&&(Ls(e,t)||Y("Make \
your guess first."),Et(e,t)?.asks.length||Y("This question has no small steps.")),{...t,page:n}}function Lu(e,t,n,s){let r=Et(
e,t);if(!r||!Ls(e,t))return Y("Make your guess first.");let{place:o,question:i}=t;return uo(t,r,{place:o,question:i,settings:r.
settings,step:n,number:s})}function wg(e,t,n){let{place:s,question:r,settings:o}=n,i=e.offered(s).includes(r)?e.card(s,r,
o):null;return i?uo(t,i,{...n,settings:i.settings}):Y("That question doesn't come up at that place in this game.")}function Au(e,t,n){
switch(n.kind){case"Pick":return fg(e,t,n.question);case"Set":return gg(e,t,n.settings);case"Predict":return n.second&&Y(
"This question takes one number."),oe(e,Bo(e,t,n));case"Own":return Do(e,t,n.yes);case"Turn":return Su.includes(n.page)||
Y(`Expected the page to be ${Su.join(", ")}, not '${String(n.page).slice(0,20)}'.`),bg(e,t,n.page);case"AnswerStep":return Lu(
e,t,n.step,n.number.trim()||" ");case"ShowStep":return Lu(e,t,n.step,"");case"Attempted":return wg(e,t,n.attempt);case"W\
hy":return n.at>=0&&n.at<Tu||Y(`Expected a step of the derivation from 0 to ${Tu-1}, not ${n.at}.`),{...t,why:n.at};case"\
AskFirst":return oe(e,{...t,predicting:n.on});case"Cover":return oe(e,{...t,covered:t.said.length,attempts_from:t.attempts.
length})}return Y(`A panel can't do ${n.kind}.`)}function Io(e){return{asked:{place:"",question:"",settings:{},chosen:"",held:null,aside:!1,before:null,page:ie[0],why:0,
predicting:!0,said:[],covered:0,attempts:[],attempts_from:0},frame:0,eyes:"0",seat:0,stop:-1,playing:!1,fates:{},...e}}var yg="no one two three four five six seven eight nine ten".split(" ");var kg=e=>yg[e]??String(e),Fo=e=>["","once","twice"][e]||`${kg(e)} times`;function vg(e,t,n){let s=e.card(t.place,n,t.settings),r=!!(s&&an(t,t.place,n,s.settings));return{...e.chip(n),arises:!!s,
away:s?"":e.away(t.place,n),done:r}}function $g(e,t,n){return n.row.map(([s,r,o])=>{let i=r===n.settings[s],a={...n.settings,
[s]:r},l=i?n:e.card(t.place,t.question,a),c=l&&JSON.stringify(l.settings)===JSON.stringify(a);return{value:r,label:o,here:i,
...c&&Be(e,t,t.question,l)?l.number:{}}})}var Mg=({said:e},t)=>e.slice(0,e.indexOf(t));function _g(e,t,n,s){let r=an(t,t.
place,t.question,n.settings),o=[t.question,...Object.values(n.settings),t.place].join(" ");return{...n.asked,key:o,revealed:s,
fault:e.fault(t.place),...s&&{...n.answered,row:$g(e,t,n),notice:e.notice(t)},...s&&n.asks.length>0&&!n.certain&&{work:ns(
n,es(t,t.place,t.question,n))},...r&&{said:{...e.told(n,r,Mg(t,r)),sure:r.sure},misconception:""}}}var qo={label:"Work i\
t out",kind:"work"};function Uu({panel:e,main:t,page:n},s){let{work:r}=e,o="kind"in t;return!r||t.kind==="predict"||n===
_e?t:n===Me?r.at>=0?{}:t:r.at<0?t:s?o?{...qo,also:{label:t.label,kind:t.kind}}:{...qo}:{...t,also:qo}}function Ou(e,t){let n=Et(e,t),s=n?Be(e,t,t.question,n):!1,{question:r,settings:o,predicting:i,why:a}=t,l=s&&n&&n.asks.length>
0&&!n.certain,c=t.page===Me&&!l?ie[0]:t.page;return{question:r,settings:o,predicting:i,page:c,why:a,questions:e.offered(
t.place).map(u=>vg(e,t,u)),panel:n?_g(e,t,n,s):e.nothing(t.place,t.question),main:n&&!s?{label:"Show the answer",kind:"p\
redict"}:{},moment:{},guesses:[],ending:{}}}function Pu(e,t){return t.said.flatMap((n,s)=>{let r=e.card(n.place,n.question,n.settings);if(!r)return[];let{judged:o,measure:i}=r.
panel,a=r.value(n.number),{mistake:l}=e.told(r,n,t.said.slice(0,s));return[{game:e.saved.game,question:n.question,settings:Object.
entries(r.settings).map(([c,u])=>`${c}=${u}`).join(" "),position:e.called(n.place),prediction:a,sure:n.sure,exact:o.written,
measure:i,mistake:l?.name??"",kind:l?.kind??"",own:n.owned?"yes":n.denied?"no":"",time:n.time,steps:nc(r,es({...t,attempts_from:0},
n.place,n.question,r)),off:Math.abs(a-o.exact)}]})}var Nu=["set","any"],ae=(e,t,n=!1,s=-1)=>`${e} ${t}${s>=0?` like ${s}`:n?" again":""}`,Ru=(e,t)=>ae(e.course,t,e.redo.includes(
t),t===e.at?e.like:-1);function ht(e,t,n=!1){let s=new Map;for(let r of t.asked.said){let[o,i,a]=r.place.split(" ");if(Number(
o)!==t.course||(a??"")!==(n?"again":"")||s.has(Number(i)))continue;let l=e.card(r.place,r.question,{});l&&!_t(l.settings,
r.settings)&&s.set(Number(i),r)}return s}function Se(e,t){let n=e.card(t.place,t.question,t.settings);return n?n.verdict(
n.value(t.number)).near:!1}var jo=(e,t)=>t.redo.length>0?t.redo:[...e.groups(t.course).keys()];function Cu(e,t){let n=Math.
max(t.at,...Bt(e,t));return jo(e,t).find(s=>s>n)??-1}var Bu=(e,t,n)=>ht(e,t,t.redo.includes(n)).has(n);function Vo(e,t,n){
let s=Ru(t,n);return{...t.asked,place:s,question:e.offered(s)[0],settings:{}}}function Bt(e,t){let n=t.at<0||t.like>=0||
t.following>=0?[]:e.pair(t.course,t.at);return new Set(n.map(s=>Bu(e,t,s))).size>1?[]:n}var Du=(e,t,n)=>!t.asked.predicting||
Bu(e,t,n[0]);function Sg(e,t,n,s){let r=[n.number.trim(),(n.second??"").trim()];r.every(Boolean)||Y(`Give two numbers: p\
ositions ${s[0]+1} and ${s[1]+1} are answered together.`);let o=s.reduce((i,a,l)=>Bo(e,{...Vo(e,t,a),said:i},{...n,number:r[l]}).
said,t.asked.said);return oe(e,{...t.asked,said:o})}function Eg(e,t,n){let s=n.map(r=>Vo(e,t,r));return s.find(r=>ln(e,r).
told?.asks)??s[0]}function Iu(e,t){if(t.order==="any"||!t.asked.predicting)return[];let n=ht(e,t),s=ht(e,t,!0),r=jo(e,t),
o=!1,i=-1;return[...e.groups(t.course).keys()].filter(a=>(t.redo.includes(a)?s:n).has(a)?!1:o?!Bt(e,{...t,at:a}).some(l=>l<
a&&l===i):(o=r.includes(a),o&&(i=a),!1))}function cn(e,t,n,s=-1){let r={...t,like:s,following:-1};if(n>=e.groups(r.course).
length)return{...r,at:-1};let o=Bt(e,r).includes(n)?r.asked.page:ie[0],i={...r.asked,settings:{},page:o},a={...r,at:n};return{
...a,asked:Co(e,i,Ru(a,n))}}function Wo(e,t,n){let s=e.groups(t.course).length;if(n===-1)return{...t,at:-1,like:-1,following:-1};
n>=0&&n<s||Y(`Expected a position from 1 to ${s}, not ${n+1}.`),Iu(e,t).includes(n)&&Y("Make your guess first.");let r=Bt(
e,{...t,at:n});return cn(e,t,r.length>0&&!Du(e,t,r)?r[0]:n)}function Tg(e,t){let n=ht(e,t),s=ht(e,t,!0),r=[...n.keys()].
filter(a=>!s.has(a)&&!Se(e,n.get(a))),o=r.flatMap(a=>e.pair(t.course,a)).filter(a=>!s.has(a)),i=[...new Set([...r,...o])].
sort((a,l)=>a-l);return i.length===0&&Y("There's nothing left to redo."),cn(e,{...t,redo:i},i[0])}function Lg(e,t){if(t.
at<0)return t;if(t.following>=0)return Wo(e,{...t,following:-1},t.following);let n=Cu(e,t),s=n>=0?Ug(e,t):null;if(!s)return Wo(
e,t,n);let r=Co(e,{...t.asked,settings:{}},ae(t.course,s.at));return{...t,at:s.at,like:-1,following:n,examples:[...t.examples,
s.reason],asked:{...r,page:_e}}}var Ag="row";function Ug(e,t){if(t.redo.length>0||t.like>=0||!t.asked.predicting)return null;
let n=ht(e,t),s=Bt(e,t),r=s.length>0?s:[t.at],o=Math.min(...r),i=g=>n.get(g),a=[...n.keys()].sort((g,b)=>g-b),l=a.filter(
g=>!Se(e,i(g))),c=r.find(g=>l.includes(g)),u=l.filter(g=>g<o);if(c==null||u.length===0)return null;let h=Hu(e,t,i(c)),m=h?
u.filter(g=>Hu(e,t,i(g))===h):[],d=a.findLast(g=>g<o)??-1,f=[[h,m],[Ag,l.includes(d)?[d]:[]]];for(let[g,b]of f){let w=b.
findLast(y=>e.card(i(y).place,i(y).question,i(y).settings)?.example);if(w!=null&&!t.examples.includes(g))return{at:w,reason:g}}
return null}function Hu(e,{asked:t},n){let s=n.denied?null:e.card(n.place,n.question,n.settings);return s?e.told(s,n,t.said.
slice(0,t.said.indexOf(n))).mistake?.kind??"":""}function Og(e,t){if(t.at<0||!Ls(e,t.asked))return Y("Make your guess fi\
rst.");let n=e.likes(t.course,t.at);return n===0&&Y("There's no similar position yet."),cn(e,t,t.at,(t.like+1)%n)}function Fu(e,t,n){
switch(n.kind){case"Go":return Wo(e,t,n.to);case"GoOn":return Lg(e,t);case"Redo":return Tg(e,t);case"Begin":return cn(e,
{...t,course:t.course+1,redo:[],examples:[]},0);case"Like":return Og(e,t);case"Arrange":return Nu.includes(n.order)||Y(`\
Expected the order to be ${Nu.join(" or ")}, not '${String(n.order).slice(0,20)}'.`),{...t,order:n.order}}let s=Bt(e,t);
if(s.length>0&&n.kind==="Predict"&&(n.second||!Du(e,t,s)))return{...t,asked:Sg(e,t,n,s)};if(s.length>0&&n.kind==="Own")return{
...t,asked:{...t.asked,said:Do(e,Eg(e,t,s),n.yes).said}};let r=n.kind==="Turn"&&n.page===Me&&s.length>0,o=r?cn(e,t,Pg(e,
t,s)):t;return{...o,asked:Au(e,o.asked,n)}}function Pg(e,t,n){let s=ht(e,t,t.redo.includes(t.at)),r=n.filter(o=>s.has(o)&&
!Se(e,s.get(o)));return r.length>0&&!r.includes(t.at)?r[0]:t.at}function qu(e,t){let n=Ou(e,t.asked),s=jo(e,t),r=t.redo.
includes(t.at),o=Bt(e,t),i=o.length>0?o:[t.at],[a,l]=i.map(b=>b+1),c=i.flatMap(b=>s.indexOf(b)+1||[]),u=ht(e,t),h=Iu(e,t);
n.goal={...e.goal(t.course),...u.size<e.groups(t.course).length&&{line:""},...r&&{line:`To look at again: ${c.join(" and\
 ")} of ${s.length}.`},at:a,...l&&{also:l}},n.pair=o.map((b,w)=>Ig(e,t,b,e.lines(t.course,b)[w])),n.order=t.order,n.main.
kind!=="predict"?n.main={label:Dg(e,t),kind:"next"}:o.length>0&&(n.main={label:"Show both answers",kind:"predict"});let m=ht(
e,t,r);t.like>=0&&(n.goal.line=`Like position ${t.at+1}, with other numbers.`),t.following>=0&&(n.goal.line=`How it's do\
ne, with the numbers of position ${t.at+1}.`);let d=t.like>=0?ln(e,t.asked).said:void 0,f=t.like>=0?d!=null&&!Se(e,d):i.
some(b=>Rg(e,m.get(b)));n.main=Uu(n,f),t.following>=0&&n.panel.lesson&&n.page===_e&&(n.main={...n.main,also:Ng}),Cg(e,t,
n,f)&&(n.main={...n.main,also:Hg});let g=e.groups(t.course).map((b,w)=>{let y=u.get(w),v=y?Se(e,y)?"near":"far":"open";return{
group:b,state:v,shut:h.includes(w),paired:e.pair(t.course,w)[1]===w,redone:Bg(e,t,w)}});return{panel:n,trail:{spots:g,at:t.
at}}}var Ng={label:"Read about it",kind:"read"},Hg={label:"One like it",kind:"like"},Rg=(e,t)=>t!=null&&!Se(e,t);function Cg(e,t,{
panel:n,main:s,page:r},o){return t.at<0||s.kind!=="next"||r===_e||e.likes(t.course,t.at)===0?!1:n.work?.at<0||t.like>=0&&
!o}var Bg=(e,t,n)=>t.asked.said.some(s=>s.place.startsWith(ae(t.course,n,!1,0).slice(0,-1))&&Se(e,s));function Dg(e,t){let n=t.
following>=0?t.following:Cu(e,t);if(n<0)return"See how you did";let s=Bt(e,{...t,at:n,like:-1,following:-1});return s.length>
0?`Next: positions ${s[0]+1} and ${s[1]+1}`:`Next: position ${n+1}`}function Ig(e,t,n,s){let r=Vo(e,t,n),o=Et(e,r),{ask:i,
given:a,measure:l,cases:c,span:u}=o.asked,{said:h,told:m}=ln(e,r);return{at:n,line:s,here:n===t.at,ask:i,given:a,measure:l,
cases:c,span:u,...h&&m&&{said:{...m,sure:h.sure}},...Be(e,r,r.question,o)&&o.number}}var Fg=["steps","asks","dots","row"],Wu=["answer","bars","dots","steps","idea","misconception","apart","simulated","head\
line","certain"],qg=["row","judged","heat","lesson","tries","asks"],Wg=.02,jg=1e9,ju=(e,t)=>Object.fromEntries(Object.entries(
e).filter(([n])=>t(n))),Go=class{constructor(t,n,s){this.panel=t,this.settings=n,this.certain=!!t.certain,this.heat=t.heat,
this.answered=ju(t,i=>Wu.includes(i)||i==="lesson");let r=t.knobs.map(i=>({...i,choices:i.choices.filter(([a])=>s.some(l=>!_t(
l,{...n,[i.name]:a})))})).filter(i=>i.choices.length>1),o=ju(t,i=>!Wu.includes(i)&&!qg.includes(i));this.asked={...o,knobs:r},
this.offers=Object.fromEntries(r.map(({name:i,choices:a})=>[i,a.map(([l])=>l)]))}get row(){let t=this.panel.knobs.find(n=>!n.
model);return(this.panel.row??[]).map(({value:n,label:s})=>[t.name,n,s])}get asks(){return this.panel.asks??[]}get example(){
let{judged:t,measure:n}=this.panel;return this.asks.length>0&&!(n==="chance"&&Math.abs(t.exact-.5)<Wg)}get lines(){return(this.
panel.steps??[]).filter(t=>t.value!=null&&!t.other).length}get number(){let{exact:t}=this.panel.judged;return{number:t,text:Kt(
t,this.panel.measure)}}value(t){return Ec(t,this.panel.measure,this.panel.span)}verdict(t){let{verdicts:n}=this.panel.judged,
s=Math.round(t*jg),[,r,o]=n.find(([i])=>s<=i)??n.at(-1);return{band:r,near:r!=="far",mistake:o}}mistake(t){return this.panel.
judged.mistakes[this.verdict(t).mistake]??null}told(t){let n=this.value(t),{judged:s,measure:r}=this.panel;return{value:n,
verdict:Tc(n,s.exact,r,this.verdict(n).band)}}},Vg=2,As=class{constructor(t){this.locked=!1;this.saved=t,this.cards=new Map}offered(t){
return this.saved.questions.map(({id:n})=>n)}panels(t,n){return[[],[]]}card(t,n,s){let r=JSON.stringify([t,n,s]),o=this.
cards.get(r);return this.cards.has(r)||(o=this.made(t,n,s),this.cards.set(r,o)),o??null}made(t,n,s){let[r,o]=this.panels(
t,n),i=[...r,...o].map(h=>this.unfolded(h));if(i.length===0)return null;let a=i.map(h=>h.set),l={...a[0],...s},c=({name:h,
choices:m,value:d})=>{let f=m.some(([g])=>g===l[h])||m.length===0;return!(h in l)||d===(f?l[h]:m[0][0])},u=i.find(({panel:h})=>h.
knobs.every(c))??i[0];return new Go(u.panel,u.set,a.slice(0,r.length))}unfolded(t){let{pool:n,panels:s}=this.saved,r={};
for(let[i,a]of Object.entries(s)){let l=a[t];l!=null&&(r[i]=Fg.includes(i)?l.map(c=>n[c]):n[l])}let o=r.knobs.map(i=>[i.
name,i.value]);return{panel:r,set:Object.fromEntries(o)}}prefer(t){return""}chip(t){let{id:n,name:s,title:r}=this.saved.
questions.find(o=>o.id===t)??this.saved.questions[0];return{id:n,name:s,title:r}}away(t,n){let{when:s}=this.saved.questions.
find(r=>r.id===n)??{when:""};return s?`This question comes up ${s}.`:this.saved.onward}fault(t){return""}notice(t){return""}told(t,n,s,r=t.
mistake(t.value(n.number))){let o=!(n.owned||n.denied),i=s.filter(l=>l.denied&&l.denied===r?.kind).length,a=r!=null&&o&&
i<Vg;return{...t.told(n.number),sure:n.sure,mistake:r,asks:a,own:n.owned!==""}}called(t){return t}nothing(t,n){let s=this.
saved.questions.find(({id:i})=>i===n),r=s?.title??"There is no question here.",o=this.away(t,n);return{key:t,none:!0,title:r,
when:o}}};var Vu=e=>Math.round(e*1e9),Us=class extends As{constructor(n){super(n);this.courses=[];this.locked=!0;this.lesson=n}explain(n){
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
position(n).notice;let l=this.pair(Number(r),Number(o)).map(u=>ae(Number(r),u,a));return(l.length>0&&l.every(u=>s.some(h=>h.
place===u))?l:[n]).map(u=>this.position(u).notice).join(" ")}called(n){let[s,r,o]=n.split(" "),{place:i}=this.position(n);
return o==="like"?`${this.position(`${s} ${r}`).place}, one like it: ${i}`:i+(o==="again"?", again":"")}told(n,s,r){let o=n.
value(s.number),i=n.verdict(o).near?void 0:this.slipped(s.place,o,r);return super.told(n,s,r,i??n.mistake(o))}slipped(n,s,r){
if(n.includes(" like "))return;let[o,i]=n.split(" ").map(Number),a={asked:{said:r},course:o};return this.position(n).compares.
find(({above:l,at:c,fits:u})=>{let h=ht(this,a),m=ht(this,a,!0),d=h.has(i)||m.has(i),f=(d?m.get(c):void 0)??h.get(c)??m.
get(c),g=f&&this.card(f.place,f.question,f.settings);if(!g)return!1;let b=s-g.value(f.number);return Vu(l?b:-b)>=Vu(u)})?.
mistake}};var Gu=e=>Math.floor(e%1*4294967296);function Ku(e){let t=[];for(let n=2;t.length<e;n++)t.every(s=>n%s)&&t.push(n);return t}
var Gg=Ku(64).map(e=>Gu(Math.cbrt(e))),Kg=Ku(8).map(e=>Gu(Math.sqrt(e))),Dt=(e,t)=>e>>>t|e<<32-t;function Zu(e){let t=new TextEncoder().
encode(e),n=new DataView(new ArrayBuffer(64*Math.ceil((t.length+9)/64)));t.forEach((r,o)=>n.setUint8(o,r)),n.setUint8(t.
length,128),n.setUint32(n.byteLength-4,8*t.length);let s=[...Kg];for(let r=0;r<n.byteLength;r+=64){let o=Array.from({length:64},
(f,g)=>g<16?n.getUint32(r+4*g):0);for(let f=16;f<64;f++){let[g,b]=[o[f-15],o[f-2]],w=Dt(g,7)^Dt(g,18)^g>>>3,y=Dt(b,17)^Dt(
b,19)^b>>>10;o[f]=o[f-16]+w+o[f-7]+y|0}let[i,a,l,c,u,h,m,d]=s;for(let f=0;f<64;f++){let g=d+(Dt(u,6)^Dt(u,11)^Dt(u,25))+
(u&h^~u&m)+Gg[f]+o[f],b=(Dt(i,2)^Dt(i,13)^Dt(i,22))+(i&a^i&l^a&l);[i,a,l,c,u,h,m,d]=[g+b|0,i,a,l,c+g|0,u,h,m]}[i,a,l,c,u,
h,m,d].forEach((f,g)=>{s[g]=s[g]+f|0})}return s.map(r=>(r>>>0).toString(16).padStart(8,"0")).join("")}var zu={know:"Certain",think:"Fairly sure",guess:"Just guessing"},Zg={know:"k",think:"t",guess:"g","":""},Zt=e=>Math.round(
e*1e9)/1e9;function Ko(e,t){let n=ht(e,t),s=ht(e,t,!0),r=[...new Set([...n.keys(),...s.keys()])].sort((i,a)=>i-a),o=i=>r.
flatMap(a=>{let l=t.asked.said.filter(c=>c===n.get(a)||c===s.get(a));return l[i]?Yg(e,t,a,l[i],l[i]===n.get(a)):[]});return{
first:o(0),second:o(1)}}function Yg(e,t,n,s,r){let o=e.card(s.place,s.question,s.settings);if(!o)return[];let i=t.asked.
said.slice(0,t.asked.said.indexOf(s)),{value:a,mistake:l}=e.told(o,s,i),{measure:c,judged:u}=o.panel,{near:h}=o.verdict(
a);return[{at:n,said:a,exact:u.exact,measure:c,sure:s.sure,own:r?s.owned:"",mistake:l,near:h}]}function Yu({said:e,exact:t,
measure:n}){let s=e<t?"−":"+",r=Math.abs(Zt(e-t));return n!=="chance"?s+Kt(r,n):ke(r)?`${s}${ke(r)}`:"0"}function Jg(e,t,n){
let{at:s,said:r,exact:o,measure:i,near:a,own:l}=e,c=i==="chance"?100:1,u=l?e.mistake:null;return{at:s,apart:i!==n,said:Zt(
r*c),exact:Zt(o*c),reach:Zt(Qe(o,i)*c),near:a,off:Yu(e),words:ko(r,o,i),name:a?"":u?.name??(r>o?"Too high":"Too low"),why:a?
"":u?.words??"",...t&&{again:Zt(t.said*c),againNear:t.near,againWords:Yu(t)}}}function Os(e){let t=new Map;for(let{own:n,
near:s}of e)n&&!s&&t.set(n,(t.get(n)??0)+1);return[...t].sort(([,n],[,s])=>s-n)}var Xu=(e,t)=>Os(Ko(e,t).first)[0]?.[0]??
"";function zg(e,t){return e.length===0?"You didn't guess.":Os(e).map(([n,s])=>`${xe(Fo(s))} ${t[n]}.`).join(" ")}function Xg(e){
let t=e.length>0?e.flatMap(({said:i,exact:a})=>[i,a]):[0,1],[n,s]=[Math.min(...t),Math.max(...t)],r=(s-n||1)*.06,o=Math.
min(0,n);return{low:o-(o<0?r:0),high:s+r}}var Qg=3;function tb(e){for(let[n,s]of Object.entries(zu)){let r=e.filter(({sure:i})=>i===
n),o=r.filter(({near:i})=>i).length;if(r.length>=Qg)return`When you were ${s.toLowerCase()} you were close ${Fo(o)} out \
of ${r.length}.`}return e.some(({sure:n})=>n!=="")?"Say how sure you are a few more times, and a row appears here.":""}var Ju={
high:"Most of your guesses were too high.",low:"Most of your guesses were too low.",close:"You can trust your guesses he\
re."};function eb(e,t){if(e.length===0)return"";let n=Os(e).find(([c])=>c in t);if(n)return t[n[0]];let s=e.filter(({near:c})=>c).
length,r=[["high",e.filter(({said:c,exact:u})=>c>u).length],["low",e.filter(({said:c,exact:u})=>c<u).length]],o=r.find(([
,c])=>10*c>=7*e.length);if(o)return t[o[0]]??Ju[o[0]];if(10*s>=8*e.length)return t.close??Ju.close;let i=({said:c,exact:u,
measure:h})=>Math.abs(c-u)/Qe(u,h),a=e.reduce((c,u)=>i(u)>i(c)+1e-9?u:c);return`${2*s>e.length?"Most of your guesses wer\
e close. ":""}The biggest gap was at position ${a.at+1}.`}function Qu(e,t,n){let{first:s,second:r}=Ko(e,t),o=e.picked(t.
course),i=s[0]?.measure??"chance",a=i==="chance",l=y=>r.find(v=>v.at===y),c=s.map(y=>Jg(y,l(y.at),i)),u=s.map(y=>({...y,
off:Math.abs(y.said-y.exact)})),h=Object.entries(zu).flatMap(([y,v])=>{let $=u.filter(x=>x.sure===y&&x.measure==="chance").
map(x=>100*x.off),_=$.reduce((x,E)=>x+E,0)/$.length;return $.length===0?[]:[{words:v,off:$.map(Zt),mean:Zt(_)}]}),m=Os(s),
{kinds:d,courses:f,short:g,game:b,number:w}=e.lesson;return{title:e.goal(t.course).title??"",short:o?g:"",near:s.filter(
({near:y})=>y).length,of:s.length,found:zg(s,d),unit:a?"out of 100":i,band:a?Zt(100*Qe(0,i)):0,...a?{low:0,high:100}:Xg(
c.filter(({apart:y})=>!y)),dots:c,sure:h,sureWords:xo(u),calibration:tb(s),meaning:eb(s,o?e.lesson.meaning:{}),open:s.filter(
({near:y,at:v})=>!y&&!l(v)).map(({at:y})=>y),next:"",practise:f.length<2?"":m.length>0?"Practise that":"Practise",receipt:o&&
s.length>0?nb(e,t,n):"",done:o&&s.length===e.groups(t.course).length?`${b} ${w}`:""}}function nb(e,t,n){let s=({said:g,measure:b,
sure:w})=>`${Gt(Zt(b==="chance"?100*g:g),2).replace(/\.?0+$/,"").replace(/^-0$/,"0")}${Zg[w]}`,{first:r,second:o}=Ko(e,t),
i=new Map(r.map(g=>[g.at,s(g)])),a=o.map(g=>`${g.at+1}=${s(g)}`),l=[...n].slice(0,40).join("").replace(/[^\p{L}\p{N}\s.'-]/gu,
" ").trim().split(/\s+/).join("_"),c=e.groups(t.course).map((g,b)=>i.get(b)??"-"),{game:u,number:h,edition:m}=e.lesson,d=`${u}\
 lesson=${h} edition=${m}${l&&` student=${l}`}: ${c.join(" ")}`,f=a.length>0?`${d} | ${a.join(" ")}`:d;return`${f} #${Zu(
f).slice(0,4)}`}var sb=/^([+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?|[+-]?\d+\/\d+)$/i,rb=/(^|[;\t\r\n])([\s\0]*)(?=[=+\-@＝＋－＠])/g;function ob(e){
let t=String(e??""),n=typeof e!="string"||sb.test(t)?t:t.replace(rb,"$1'$2");return/[",\r\n]/.test(n)?`"${n.replaceAll('\
"','""')}"`:n}var th=e=>e.map(t=>`${t.map(ob).join(",")}
`).join("");var ib=2,Zo="About 1 in 20 runs",Yt=(e,t=2)=>Gt(Math.abs(e)<.5/10**t?0:e,t).replace("-","−");function eh(e,t,n,s,r,o){
let i=s==="chance";if(e===0||e<2&&!i)return"";let a=i?100:1,[l,c,u]=[...n,t].map(m=>a*m),h=r==null?[]:[r,...o==null?[]:[
o]].map(m=>a*m);return l===c?`${e===2?"Both":`All ${e.toLocaleString("en")}`} trials gave the same number, so they don't\
 show how far off it may be.`:`So it's ${ab(l,c,u,s,h)}${cb(l,c,h,i)}`}function ab(e,t,n,s,r=[]){let o=(e+t)/2,i=(t-e)/2,
a=s==="chance",l=a?i>=ib&&!lb(e,t,o,i,r)?0:1:2,c=Yt(i,l);if(a&&Yt(o,l)!==Yt(n,l))return`between ${Yt(e,l)} and ${Yt(t,l)}\
 out of 100`;let u=a?"out of 100":s;return`about ${Yt(n,l)} ${u}, give or take ${Number(c)?c:"less than 0.01"}`}function lb(e,t,n,s,r){
let[o,i]=[n,s].map(a=>Number(Yt(a,0)));return r.some(a=>(e<=a&&a<=t)!=(o-i<=a&&a<=o+i))}function cb(e,t,n,s){let[r,o]=n.
map(l=>ub(l,s)),[i,a]=n.map(l=>e<=l&&l<=t);if(r==null)return".";if(o==null||o===r){let l=o==null?"":", and so does your \
guess";return`. The answer (${r}) ${i?`fits${l}`:`doesn't fit. ${Zo} miss it`}.`}return i&&a?`. Your guess (${o}) and th\
e answer (${r}) both fit so far.`:i?`. The answer (${r}) fits, but your guess (${o}) doesn't.`:a?`. Your guess (${o}) fi\
ts, but the answer (${r}) doesn't. ${Zo} mislead like this.`:`. Neither the answer (${r}) nor your guess (${o}) fits. ${Zo}\
 miss the answer.`}var ub=(e,t)=>t?Yt(e,Math.abs(e-Math.round(e))<1e-9?0:1):Yt(e);var hb=[1,10,100,1e3],db=1e6,mb=2,un=1.959963984540054,pb=100,Ps=10,fb=617,gb=125,bb=350,wb=50,yb=20;function kb(e,t){let n=e/
t,s=un*un,r=(n+s/(2*t))/(1+s/t),o=un/(1+s/t)*Math.sqrt(n*(1-n)/t+s/(4*t*t));return[Math.max(0,r-o),Math.min(1,r+o)]}function xb(e,t,n){
let s=t/e,r=e<2?0:Math.sqrt(Math.max(0,n/e-s**2)/(e-1));return[s-un*r,s+un*r]}function vb(e,t){let n=new Set([t]);for(let s=1;s<
10;s++)n.add(s);for(let s=10;10**(s/10)<t;s++)n.add(Math.round(10**(s/10)));return new Set([...n].filter(s=>s>e&&s<=t))}
function $b({parts:e,rows:t},n){let s={dealt:{},traces:[]};for(let[r,o]of Object.entries(t)){let i=e[o.charCodeAt(n)-48];
i&&r.startsWith("trace.")?s.traces.push(i):i&&(s.dealt[r]=i)}return s}var Tt=e=>e.toLocaleString("en"),Ns=class{constructor(t,n=Math.
floor(Math.random()*db)){this.key="";this.card=null;this.explained="";this.run={begun:0,n:0,total:0,squares:0,points:[]};
this.earlier=[];this.running=!1;this.few=!1;this.note="";this.signs="";this.cases=[0,0,0];this.outcome=null;this.shown={
dealt:{},traces:[]};this.publish=t,this.seed=n,this.said=void 0,this.timer=void 0}forget(t){clearTimeout(this.timer),this.
run={begun:0,n:0,total:0,squares:0,points:[]},this.earlier=t,this.running=!1,this.few=!1,this.note="",this.signs="",this.
cases=[0,0,0],this.outcome=null,this.shown={dealt:{},traces:[]}}get dealt(){return this.card?.panel.tries}get most(){let{
signs:t="",kept:n=0}=this.dealt??{};return t.length-n+Math.min(Ps,n)}get counts(){return hb.filter(t=>t<=this.most)}get chance(){
return this.card?.panel.measure==="chance"}bind(t,n,s){this.said=s,this.card=n,t!==this.key&&this.forget([]),this.key=t}again(t){
let n=String(t??this.seed+1),{value:s}=ut(n,{low:0,high:999999999,whole:!0});s==null&&Y(`Expected a seed of trials from \
0 to 999,999,999, not '${n.slice(0,20)}'.`),this.seed=Number(s),this.forget([this.run,...this.earlier].filter(({points:r})=>r.
length>0).slice(0,mb)),this.publish()}place(t){let{signs:n="",kept:s=0}=this.dealt??{};return t<Math.min(Ps,s)?(Ps*this.
seed+t)%s:s+(fb*this.seed+t)%(n.length-s)}begin(t,n=!1){if(this.running)return;let s=this.trying(t,n);this.running=!0,this.
note="";let r=()=>{let{value:o,done:i}=s.next();this.running=!i,i||(this.timer=setTimeout(r,o)),this.publish()};try{r()}catch(o){
throw this.running=!1,o}}stop(){clearTimeout(this.timer),this.running=!1,this.publish()}*trying(t,n=!1){let{run:s}=this;
this.dealt||Y("There's no question to try out in this position."),this.counts.includes(t)||Y(`Expected ${this.counts.map(
Tt).join(", ")} trials, not ${String(t).slice(0,20)}.`),s.begun>=this.most&&Y(`That is ${Tt(this.most)} trials already. \
Start over to run more.`);let r=Math.min(this.most,s.begun+t),o=vb(s.begun,r);for(this.few=t<=10;s.begun<r;)this.add(),o.
has(s.begun)&&this.mark(),(t===10||!this.few&&s.begun%(t/yb)===0)&&s.begun<r&&(yield this.few?n?bb:gb:wb)}add(){let{run:t}=this,
n=this.dealt,s=this.place(t.begun),r=n.values[n.signs.charCodeAt(s)-48];t.begun++,this.outcome=r,this.shown=this.few?$b(
n,s):{dealt:{},traces:[]};let o=r==null?2:r?0:1;this.cases[o]++,this.signs.length<pb&&(this.signs+="ynx"[o]),r!=null&&(t.
n++,t.total+=r,t.squares+=r*r)}get mean(){return this.run.total/this.run.n}interval(){let{n:t,total:n,squares:s}=this.run;
return this.chance?kb(Math.round(n),t):xb(t,n,s)}mark(){this.run.n>0&&this.run.points.push([this.run.begun,this.mean,...this.
interval()])}told(t){let{run:n,dealt:s}=this,r={runs:t?[n,...this.earlier].map(({points:a})=>[...a]):[[]],begun:t?n.begun:
0,struck:t?n.begun-n.n:0,running:this.running,most:this.most,counts:this.counts,seed:this.seed,note:this.note,traces:t?this.
shown.traces:[]};if(!s||!t)return r;let[,o]=this.noun(),i=s.kept>0?` You can see the cards of the first ${Ps}.`:"";if(r.
beforehand=`These ${o} were made in advance, ${Tt(s.signs.length)} in all.${i}`,s.cases&&(r.grown=this.grown(s.cases)),n.
begun===0)return r;if(Object.assign(r,{summary:this.summary(),claim:this.claim(),band:this.band()}),n.n>0){let[a,l]=this.
interval();Object.assign(r,{value:this.mean,low:a,high:l})}return this.few&&(r.last=this.last()),r}grown(t){let n=this.run.
begun,s=t.map((l,c)=>[this.cases[c],l]),r=s.map(([l,c])=>`"${c}" came up ${Tt(Number(l))} ${l===1?"time":"times"}`),o=r.
pop()??"",i=r.length>0?`${r.join(", ")} and ${o}`:o;return{kind:"cases",caption:"",spoken:n?`So far, ${i}.`:"There are n\
o tries so far.",n,signs:this.signs,kinds:s}}noun(){return Lc(this.card?.panel.trial??"")}summary(){let{n:t,total:n,begun:s}=this.
run,[r,o]=this.noun(),i=s-t,{cases:a,event:l,measure:c}=this.card?.panel??{};if(t===0)return s>1?`None of the ${Tt(s)} ${o}\
 so far counts.`:`One ${r} so far, and it doesn't count.`;let u=i>0?` ${Tt(i)} of the ${Tt(s)} ${o} ${i===1?"does":"do"}\
n't count.`:"";return this.chance?t===1?`One ${r} ${i?"that counts":"so far"}.${u}`:Math.round(n)===1?`It happened once \
in ${Tt(t)} ${o}.${u}`:`${Tt(Math.round(n))} of ${Tt(t)} ${[a||o,l].filter(Boolean).join(" ")}.${u}`:`${Kt(this.mean,c)}\
 on average in ${Tt(t)} ${t>1?o:r}.${u}`}claim(){let{n:t}=this.run,{judged:n,apart:s,measure:r}=this.card?.panel??{};return t===
0?"":eh(t,this.mean,this.interval(),r,s?null:n.exact,this.said)}band(){if(this.run.begun<2)return"";let t=this.card?`${this.
card.panel.id} ${JSON.stringify(this.card.settings)}`:"";this.explained||=t;let n=this.chance?"95% Wilson interval":"95%\
 interval";return this.explained===t?`19 out of 20 bands like this hold the answer (${n}).`:""}last(){let t=`${xe(this.noun()[0])}\
 ${Tt(this.run.begun)}`,n=this.dealt?.struck;return this.outcome==null?`${t} doesn't count${n?`, because ${n}`:""}.`:this.
chance?`${t}: ${this.outcome?"yes":"no"}.`:`${t}: ${Kt(this.outcome,this.card?.panel.measure)}.`}};var nh={step:e=>({kind:"Step",to:e}),watcher:e=>({kind:"Eyes",key:e}),stop:e=>({kind:"Stop",at:e}),playing:e=>({kind:"Pl\
ay",on:e}),question:e=>({kind:"Pick",question:e}),settings:e=>({kind:"Set",settings:e}),predicting:e=>({kind:"AskFirst",
on:e}),page:e=>({kind:"Turn",page:e}),why:e=>({kind:"Why",at:e})},sh=["game","question","settings","position","predictio\
n","sure","exact","measure","mistake","kind","own","time","steps"],Mb=({kind:e,also:t})=>[e,t?.kind].some(n=>n==="go"||n===
"next"),Hs=class{constructor(t,n,s){this.drawn={};this.student="";this.front="table";this.drew=()=>{};this.facts=t,this.
models=n,this.now=s,this.tries=new Ns(()=>this.draw(this.models.panel.get("note")))}did(t){return this.now}shown(){return{}}open(){
this.draw();for(let[n,s]of Object.entries(this.models))for(let r of Object.keys(nh))s.on(`change:${r}`,()=>this.wish(n,r));
let{panel:t}=this.models;t.on("change:lit",()=>this.light(t.get("lit"))),t.saying=n=>this.hear(n)}light(t){this.models.table.
put({lit:t})}wish(t,n){let s=this.drawn[t]??{},r=this.models[t].get(n);n in s&&_t(s[n],r)&&this.do(nh[n](r))}do(t){let n="";
try{this.now=this.did(t)}catch(s){n=s instanceof Error?s.message:String(s)}return this.draw(n),n}draw(t=""){let{panel:n,
...s}=this.drawn=this.shown(),r=this.tried(n,s),o=_t(n.panel,this.models.panel.get("panel"));for(let[i,a]of Object.entries(
s))this.models[i].put(a);this.models.panel.put({...n,...r,note:t,...o&&{lit:{}}}),this.drew()}tried({panel:t,page:n},s){
let{tries:r,front:o,now:i}=this,a=!!t.revealed;r.bind(t.key,Et(this.facts,i.asked),t.said?.value);let l=r.told(a),{dealt:c}=a?
r.shown:{dealt:{}};a&&n==="try"&&r.dealt?.rows["trace.0"]&&(t.traces=!0);for(let h of["table","twin"])s[h]&&(s[h].dealt=
c);let u=Object.keys(c).length+l.traces.length>0;return n==="try"&&l.last&&i.stop!==-1&&u&&(s[o].caption={place:"Only a \
test, not the real game",line:[l.last,""],tone:"trial"}),{tried:l,dealt:c}}try(t){if(this.models.panel.get("panel").revealed)
try{t()}catch(n){this.tries.note=n instanceof Error?n.message:String(n),this.draw()}}hear(t){switch(t.kind){case"predict":{
let n=`${new Date().toISOString().slice(0,19)}Z`,{value:s,sure:r="",second:o=""}=t,{seed:i}=this.tries;this.do({kind:"Pr\
edict",number:String(s),sure:r,time:n,seed:i,second:String(o)});break}case"go":this.do({kind:"Go",to:t.at});break;case"o\
wn":this.do({kind:"Own",yes:t.yes});break;case"main":t.button==="like"?this.do({kind:"Like"}):Mb(this.models.panel.get("\
main"))&&this.do({kind:"GoOn"});break;case"pick":this.do({kind:"Pick",question:t.question});break;case"skip":this.do({kind:"\
Skip"});break;case"answer_step":this.do({kind:"AnswerStep",step:t.step,number:t.number});break;case"show_step":this.do({
kind:"ShowStep",step:t.step});break;case"run":this.try(()=>this.tries.begin(t.trials,t.calm));break;case"stop":this.tries.
stop();break;case"again":this.try(()=>this.tries.again(t.seed));break;case"save":this.models.panel.tell("msg:custom",{kind:"\
file",name:"predictions.csv",text:this.csv()})}}csv(){let t=this.student?["name",...sh]:sh,n=Pu(this.facts,this.now.asked),
s=n.map(r=>t.map(o=>({...r,name:this.student})[o]));return th([t,...s])}};var _b=40,Sb="The practice positions are still being worked out. They'll open here in a minute.",Eb="0",rh=(e,t)=>e.startsWith(
`${t} `)&&!e.includes(" like "),Rs=class extends Hs{constructor(n,s,r){let o=new Us(n);super(o,s,{asked:Io({}).asked,at:-1,
redo:[],course:-1,order:"set",like:-1,following:-1,examples:[]});this.coming=!1;this.wished=null;this.lesson=o,this.arrange=
r,this.worksheet=n.worksheet,this.choose=()=>{this.begin(),this.draw()},this.begin(),this.open();for(let i of["trail","r\
eport"])this.models[i].saying=a=>this.asked(a,i)}follow(n){this.coming=!0,n.then(s=>{this.lesson.explain(s);let{pool:r,clauses:o}=s.
table;for(let i of["table","twin"])this.models[i].put({pool:r,clauses:o})}).catch(s=>console.error(s)).then(()=>{let s=this.
now.at<0?this.wished:null;this.coming=!1,this.draw(this.models.panel.get("note")),s!=null&&this.models.trail.put({note:this.
practise(s)})})}begin(){this.lesson.again(),this.now=this.did({kind:"Begin"})}did(n){return Fu(this.lesson,this.now,n)}shown(){
let{lesson:n,now:s}=this,{panel:r,trail:o}=qu(n,s),i=n.picked(s.course),a=s.asked.said.filter(({place:u})=>rh(u,s.course)),
l=s.asked.attempts.filter(({place:u})=>rh(u,s.course)),c=Qu(n,s,this.student);return{panel:r,trail:{...o,lesson:i?`Lesso\
n ${n.lesson.number}`:"Practice",kept:i?`lesson ${n.lesson.game} ${n.lesson.number}`:"",answers:i?a:[],attempts:i?l:[],receipt:c.
receipt,student:this.student,note:""},report:{report:c},...this.laid()}}laid(){let{lesson:n,now:s}=this;if(s.at<0)return{};
let r=Bt(n,s),{tables:o,over:i}=n.laid(s,r),a=o.length>1&&s.at===r[1]?1:0,l=ht(n,s).size===n.groups(s.course).length,c=l&&
n.card(s.asked.place,s.asked.question,s.asked.settings);return this.front=["table","twin"][a],Object.fromEntries(o.map(({
names:u,frame:h,differs:m},d)=>[["table","twin"][d],{names:u,differs:m,frames:{[Eb]:[h]},aside:d!==a,caption:{...i[d],tone:"\
plain"},heat:d===a&&c&&c.heat||{}}]))}draw(n){super.draw(n),this.arrange(this.now.at<0?"end":this.drawn.twin?"two":"one")}light(n){
for(let s of["table","twin"])this.models[s].put({lit:s===this.front?n:{}})}asked(n,s){let r="";switch(n.kind){case"go":r=
this.do({kind:"Go",to:n.at});break;case"redo":r=this.do({kind:"Redo"});break;case"lesson":this.choose(n.lesson);break;case"\
begin":this.begin(),this.draw();break;case"practise":r=this.practise(s==="report"?Xu(this.lesson,this.now):"");break;case"\
name":this.student=[...String(n.name).split(/\s+/).filter(Boolean).join(" ")].slice(0,_b).join(""),this.draw();break;case"\
restore":r=this.restore(n);break;case"save":this.models[s].tell("msg:custom",{kind:"file",name:"answers.csv",text:this.csv()});
break;case"print":this.models.trail.tell("msg:custom",{kind:"print",html:this.worksheet})}r&&this.models.trail.put({note:r})}practise(n){
return this.wished=this.coming?n:null,this.coming?Sb:this.lesson.practise(n)?this.do({kind:"Begin"}):"No practice positi\
ons were found."}restore({answers:n,attempts:s=[],at:r,student:o=""}){let{course:i,asked:a}=this.now;if(a.said.length>0||
!Array.isArray(n))return"";try{let u=n.map(h=>{let[,m,d]=String(h.place).split(" "),f=ae(i,Number(m),!!d),g=this.lesson.
card(f,h.question,h.settings);if(!g)throw new Error;return g.value(h.number),{...h,place:f}});this.student=o,this.now={...this.
now,asked:{...a,said:u}}}catch{return"Those answers belong to another lesson."}for(let u of Array.isArray(s)?s:[]){let[,
h,m]=String(u?.place).split(" "),d=ae(i,Number(h),!!m);this.do({kind:"Attempted",attempt:{...u,place:d}})}let l=ht(this.
lesson,this.now),c=this.lesson.groups(i).findIndex((u,h)=>!l.has(h));for(let u of new Set([c,c<0?-1:r]))this.do({kind:"G\
o",to:u});return""}};function oh(e,t,n){let s=new qt(e.table),r=new qt({...e.table}),o=new qt(e.trail),i=new qt({palette:e.table.palette,report:{}}),
a=new Map,l=(h,m,d)=>{let f=a.get(d)??Ur(h,m,d);return a.set(d,f),f},c=p("div",{class:"widget-box uw-stack uw-at-low"}),
u=new Rs(e,{table:s,twin:r,panel:t,trail:o,report:i},h=>{let d=[...(h==="end"?[l(bc,i,"uw-at-table uw-lesson-chart"),l(wc,
i,"uw-at-side uw-end")]:[l(Ro,s,"uw-at-table"),h==="two"&&l(Ro,r,"uw-at-twin"),l(uc,t,"uw-at-side")]).filter(Boolean),c];
(d.length!==n.children.length||d.some((f,g)=>f!==n.children[g]))&&n.replaceChildren(...d)});return c.append(Ur(Mc,o,"")),
u}function xv(e,t){let n=new qt(e.explainer);oh(e,n,fa(e,n,t))}export{xv as openSaved};
