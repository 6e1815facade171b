var Ft=class{constructor(t){this.values=t,this.heard=new Map,this.saying=n=>{}}get(t){return this.values[t]}set(t,n){this.
put({[t]:n})}put(t){let n=Object.keys(t).filter(s=>_t(this.values[s],t[s]));for(let s of n)this.values[s]=t[s];for(let s of n)
this.tell(`change:${s}`,t[s])}save_changes(){}send(t){this.saying(t)}on(t,n){for(let s of t.split(" "))this.heard.has(s)||
this.heard.set(s,new Set),this.heard.get(s)?.add(n)}off(t,n){for(let s of t.split(" "))this.heard.get(s)?.delete(n)}tell(t,n){
for(let s of[...this.heard.get(t)??[]])s(n)}},_t=(e,t)=>e!==t&&JSON.stringify(e)!==JSON.stringify(t);var K,jo,Qu,zt,Hs,mn,Vo,cn,Go,Cs,Rs,th,Fe=Symbol.for("pv"),pn={},fn=[],eh=/^m(i|n|o|s|text|space)$/,Bs=Array.isArray,Ko=fn.
slice,le=Object.assign;function ae(e){e&&e.parentNode&&e.remove()}function un(e,t,n,s,r){var o={type:e,props:t,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Fe,__v:r||
++jo,__i:-1,__u:0};return!r&&K.vnode&&K.vnode(o),o}function ke(e){return e.children}function hn(e,t){this.props=e,this.context=t,this.__g=0}function Xt(e,t){if(t==null)return e.
__&&Xt(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||
e.props.__P?null:Xt(e)}function nh(e){var t,n=e.__v,s=n.__e,r=[],o=[],i=e.__P;i&&((t=le({constructor:Fe},n)).__v=n.__v+1,
K.vnode&&K.vnode(t),Ds(i,t,n,e.__n,i.namespaceURI,32&n.__u?[s]:null,r,s||Xt(n),32&n.__u,o),t.__v=n.__v,t.__.__k[t.__i]=t,
Qo(r,t,o),n.__=n.__e=null,t.__e!=s&&Zo(t))}function Zo(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(
function(t){return t&&(e.__e=t.__e)}),Zo(e)}function Wo(e){(8&e.__g||(e.__g|=8,zt.push(e),mn++))&&Hs==K.debounceRendering||
((Hs=K.debounceRendering)||queueMicrotask)(Yo)}function Yo(){try{for(var e,t=1;zt.length;)zt.length>t&&zt.sort(Vo),e=zt.
shift(),t=zt.length,8&e.__g&&nh(e)}finally{(mn=zt.length)&&(Hs||queueMicrotask)(Yo)}}function Jo(e,t,n,s,r,o,i,a,l,c,u){
var h,m,d,p,b,g,w=s.__k||fn,y=t.length;for(l=sh(n,t,w,l,y),h=0;h<y;h++)(d=n.__k[h])!=null&&(m=~d.__i&&w[d.__i]||pn,d.__i=
h,g=Ds(e,d,m,r,o,i,a,l,c,u),p=d.__e,(m.ref!=d.ref||8&m.__u)&&(m.ref&&Is(m.ref,null,d,m),d.ref&&u.push(d.ref,d.__c||p,d)),
b=b||p,4&d.__u?(l=zo(d,l,e,!m.__v),m.__e&&(m.__e=null)):typeof d.type=="function"&&g!==void 0?l=g:p&&(l=p.nextSibling),d.
__u&=-21);return n.__e=b,l}function sh(e,t,n,s,r){var o,i,a,l,c,u,h,m,d,p=n.length,b=p,g=0,w=0,y=e.__k=Array(r);for(o=0;o<
r;o++)(i=t[o])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=y[o]=un(null,
i):Bs(i)?i=y[o]=un(ke,{children:i}):i.constructor===Fe&&i.__b?i=y[o]=un(i.type,i.props,i.key,i.ref,i.__v):y[o]=i,l=o+g,i.
__=e,i.__b=e.__b+1,a=null,~(c=i.__i=rh(i,n,l,b))&&(b--,(a=n[c])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,c==l-1?g--:c==l+1?g++:c!=
l&&(c>l?g--:g++,w=1)):(~c||(r>p?g--:r<p&&g++),typeof i.type!="function"&&(i.__u|=4))):y[o]=null;if(w){for(u=[],h=[],o=0;o<
r;o++)if((i=y[o])&&16&i.__u){for(g=0,m=u.length;g<m;)u[d=g+m>>1]<i.__i?g=d+1:m=d;u[g]=i.__i,h[o]=g+1}for(g=u.length;o--;)
h[o]&&(h[o]==g?g--:y[o].__u|=4)}if(b)for(o=0;o<p;o++)!(a=n[o])||2&a.__u||(a.__e==s&&(s=Xt(a)),Fs(a,a));return s}function zo(e,t,n,s){
var r,o,i,a;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(o=0;o<r.length;o++)r[o]&&(r[o].__=e,t=zo(
r[o],t,n,!1));return t}for(t&&!t.parentNode&&(t=Xt(e))&&!t.parentNode&&(t=null),i=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;
for(i!=a&&(!s&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==
8&&!t.data.startsWith("$s"););return t}function rh(e,t,n,s){var r,o=e.key,i=e.type,a=t[n],l=a&&!(2&a.__u);if(a===null&&o==null||l&&o==a.key&&i==a.type)return n;
if(s>(l?1:0)){for(r=n-1;r>=0;r--)if((a=t[r])&&!(2&a.__u)&&o==a.key&&i==a.type)return r;for(r=n+1;r<t.length;r++)if((a=t[r])&&
!(2&a.__u)&&o==a.key&&i==a.type)return r}return-1}function qo(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}
function ln(e,t,n,s,r){var o,i;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof s=="string"&&(e.style.
cssText=s=""),s)for(t in s)n&&t in n||qo(e.style,t);if(n)for(t in n)s&&n[t]==s[t]||qo(e.style,t,n[t])}else if(t[0]=="o"&&
t[1]=="n")typeof n!="function"&&(n=null),typeof s!="function"&&(s=null),(e.__e||(e.__e={}))[t]=n,n&&s||(i=Rs[t]||(Rs[t]=
oh(t)),(e.__a||(e.__a={}))[t]=Cs,o=t!=(t=t.replace(Go,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(
t,i,o):e.removeEventListener(t,i,o));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="c\
olSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===
!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function oh(e){return function(t){var n=this.
__e;if(n){if(n=n[e],t[cn]==null)t[cn]=Cs++;else if(t[cn]<this.__a[e])return;return n(K.event?K.event(t):t)}}}function Ds(e,t,n,s,r,o,i,a,l,c){
var u,h,m,d,p,b,g,w,y,v,k,_,$,T,L,S,M,A,H=t.type;if(t.constructor!==Fe)return null;128&n.__u&&(l=32&n.__u,u=n.__c.__z)&&
(t.__u|=l,h=o=[],u.nodeType==8?a=dn(u,o):o.push(u),a=o[0]||a),(u=K.__b)&&u(t);t:if(typeof H=="function"){m=i.length;try{
if(w=t.props,y=(u=H.prototype)&&u.render,v=(u=H.contextType)&&s[u.__c],k=u?v?v.props.value:u.__:s,(d=n.__c)?(t.__c=d,2&d.
__g&&(d.__g|=1)):(y?t.__c=d=new H(w,k):(t.__c=d=new hn(w,k),d.constructor=H,d.render=ah),v&&v.sub(d),d.state||(d.state={}),
d.__n=s,d.__g|=8,d.__h=[],d.__k=[]),y&&(d.__s||(d.__s=d.state),H.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=le({},
d.__s)),le(d.__s,H.getDerivedStateFromProps(w,d.__s)))),p=d.props,b=d.state,d.__v=t,n.__c){if(w!==p&&y&&!H.getDerivedStateFromProps&&
d.componentWillReceiveProps&&d.componentWillReceiveProps(w,k),t.__v==n.__v&&!(8&d.__g)||!(4&d.__g)&&d.shouldComponentUpdate&&
d.shouldComponentUpdate(w,d.__s,k)===!1){t.__v!=n.__v&&(d.props=w,d.state=d.__s,d.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.
some(function(R){R&&(R.__=t)}),fn.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&i.push(d),a=Xt(n);break t}d.componentWillUpdate&&
d.componentWillUpdate(w,d.__s,k),y&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(p,b,g)})}else y&&!H.
getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),y&&d.componentDidMount&&d.__h.push(d.componentDidMount);
d.context=k,d.props=w,d.__P=e,d.__g&=-5,_=K.__r,$=y?25:0;do d.__g&=-9,_&&_(t),u=d.render(d.props,d.state=d.__s,d.context);while(8&
d.__g&&++$<25);y&&(fn.push.apply(d.__h,d.__k),d.__k=[]),d.state=d.__s,d.getChildContext&&(s=le({},s,d.getChildContext())),
y&&n.__c&&d.getSnapshotBeforeUpdate&&(g=d.getSnapshotBeforeUpdate(p,b)),T=u&&u.type===ke&&u.key==null?u.props.children:u,
w.__P&&(u=a,r=(e=w.__P).namespaceURI,l=o=null,n.props&&n.props.__P!=e&&(n.__k.some(function(R){R&&Fs(R,R)}),n.__k=null),
a=n.__k?Xt(n,0):null),a=Jo(e,Bs(T)?T:[T],t,n,s,r,o,i,a,l,c),w.__P&&(t.__e=null,a=u),t.__u&=-161,h&&h.some(ae),d.__h.length&&
i.push(d),1&d.__g&&(d.__g&=-4)}catch(R){if(i.length=m,t.__v=null,l||o)if(R&&R.then){if(t.__u|=128|l,o){for(~(M=o.indexOf(
a||void 0))||(M=o.length);(A=o[M-1])&&A.nodeType==8;)M--;for(;M<o.length;M++)if(A=o[M])if(o[M]=null,L){if(A==S)break}else{
if(A.nodeType!=8)break;A.data.startsWith("$s")&&(S=dn(L=A))}}if(!L){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;
L=a}(u=dn(L=t.__c.__z||(t.__c.__z=L)))?(t.__e=L,a=u):t.__e=a,a=a&&a.nextSibling}else o&&o.some(ae);else t.__e=n.__e;t.__k||
(t.__k=n.__k||[]),R&&R.then||Xo(t),K.__e(R,t,n)}}else a=t.__e=ih(n.__e,t,n,s,r,o,i,l,c,e);return(u=K.diffed)&&u(t),a}function dn(e,t){
if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))
n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Xo(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.
some(Xo))}function Qo(e,t,n){for(var s=0;s<n.length;)Is(n[s++],n[s++],n[s++]);K.__c&&K.__c(t,e),e.some(function(r){try{e=
r.__h,r.__h=[],e.some(function(o){o.call(r)})}catch(o){K.__e(o,r.__v)}})}function ih(e,t,n,s,r,o,i,a,l,c){var u,h,m,d,p,
b,g,w,y=n.props||pn,v=t.props,k=t.type;if(k=="svg"?r="http://www.w3.org/2000/svg":k=="math"?r="http://www.w3.org/1998/Ma\
th/MathML":r||(r="http://www.w3.org/1999/xhtml"),o){for(u=0;u<o.length;u++)if((p=o[u])&&(k?p.localName==k:p.nodeType==3)){
e=p,o[u]=null;break}}if(!e){if(w=c.ownerDocument||document,!k)return w.createTextNode(v);e=w.createElementNS(r,k,v.is?v:
c),a&&(K.__m&&K.__m(t,o),a=!1),o=null}if(k){if(c=k=="template"&&e.content||e,o=k=="textarea"&&v.defaultValue!=null?null:
o&&Ko.call(c.childNodes),!a&&o)for(y={},u=0;u<e.attributes.length;u++)y[(p=e.attributes[u]).name]=p.value;for(u in y)p=y[u],
u=="dangerouslySetInnerHTML"?m=p:u=="children"||u in v||u=="value"&&"defaultValue"in v||u=="checked"&&"defaultChecked"in
v||ln(e,u,null,p,r);for(u in v)p=v[u],u=="children"?d=p:u=="dangerouslySetInnerHTML"?h=p:u=="value"?b=p:u=="checked"?g=p:
a&&typeof p!="function"||y[u]===p||ln(e,u,p,y[u],r);h?(a||m&&(h.__html==m.__html||h.__html==e.innerHTML)||(e.innerHTML=h.
__html),t.__k=[]):(m&&(e.textContent=""),(k=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&eh.test(k))&&(r="\
http://www.w3.org/1999/xhtml"),Jo(c,Bs(d)?d:[d],t,n,s,r,o,i,o?o[0]:n.__k&&Xt(n,0),a,l),o&&o.some(ae)),a&&k!="textarea"||
(u="value",k=="progress"&&b==null?e.removeAttribute(u):b==null||b===e[u]&&(k!="progress"||b)||ln(e,u,b,y[u],r),u="checke\
d",g!=null&&g!=e[u]&&ln(e,u,g,y[u],r))}else y===v||a&&e.data==v||(e.data=v);return e}function Is(e,t,n,s){try{typeof e==
"function"?t?t.__x=e(t)||1:s&&(s=s.__c||s.__e)&&(t=s.__x)&&(s.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){
K.__e(r,n)}}function Fs(e,t,n){var s,r,o,i;if(K.unmount&&K.unmount(e),!(s=e.ref)||s.current&&s.current!=e.__e||Is(s,null,
t,e),s=e.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(a){K.__e(a,t)}s.__P=s.__n=null}if(s=e.__k)for(i=
0;i<s.length;i++)s[i]&&Fs(s[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(s=e.__c)&&(s=s.__z)&&(r=dn(s,o=[]))&&(s==
e.__e&&o.some(ae),ae(r),ae(s)),n||ae(e.__e),e.__e=e.__c=e.__=null}function ah(e,t,n){return this.constructor(e,n)}function ve(e,t){
var n,s,r,o;K.__&&K.__(e,t),t.nodeType==9&&(t=t.documentElement),s=(n=e&&32&e.__u)?null:t.__k,t.__k=un(ke,{children:[e]}),
r=[],o=[],Ds(t,t.__k,s||pn,pn,t.namespaceURI,s?null:t.firstChild?Ko.call(t.childNodes):null,r,s?s.__e:t.firstChild,n,o),
Qo(r,t.__k,o),t.__k.props.children=null}K={__e:function(e,t,n,s){for(var r,o,i;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(o=r.constructor)&&o.getDerivedStateFromError)&&
r.setState(o.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,s||{}),i=1),i&&8&r.__g)return void(r.
__g|=2)}catch(a){e=a}}throw mn=0,e}},jo=0,Qu=function(e){return e!=null&&e.constructor===Fe},hn.prototype.setState=function(e,t){
var n=this.__s;n&&n!=this.state||(n=this.__s=le({},this.state)),typeof e=="function"&&(e=e(le({},n),this.props)),e&&(le(
n,e),this.__v&&(t&&this.__k.push(t),Wo(this)))},hn.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.
push(e),Wo(this))},hn.prototype.render=ke,zt=[],mn=0,Vo=function(e,t){return e.__v.__b-t.__v.__b},cn=Symbol(),Go=/(PointerCapture)$|Capture$/i,
Cs=0,Rs={},th=0;var Wt=()=>document.body?.dataset.voila!=null,gn=()=>Wt()&&document.body.dataset.voila!=="notebook";function ti(e,t,n,s){let{class:r,...o}=n,i=[t,r].flat().filter(Boolean).join(" ");i&&e.setAttribute("class",i);for(let[a,
l]of Object.entries(o))l==null||l===!1||(a.startsWith("on")?e.addEventListener(a.slice(2),l):a==="style"?e.style.cssText=
l:e.setAttribute(a,l===!0?"":String(l)));return e.append(...s.flat(9).filter(a=>a!=null&&a!==!1)),e}var ei=([e,...t])=>e?.
constructor===Object?[e,t]:[{},[e,...t]];function x(e,t,...n){let[s,...r]=e.split(".");return ti(document.createElementNS(
"http://www.w3.org/2000/svg",s),r,...ei([t,...n]))}var P=(e,t,n,s,r)=>x("rect",{x:e,y:t,width:n,height:s,...r}),C=(e,t,n,s)=>x(
"circle",{cx:e,cy:t,r:n,...s}),bt=(e,t,n,s)=>x("path",{d:e,fill:"none",stroke:t,"stroke-width":n,...s}),ce=(e,t,n,...s)=>x(
"svg",{width:e,height:t,viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":n},...s);function f(e,t,...n){let[s,...r]=e.split(
"."),[o,i]=ei([t,...n]),a=s==="section"&&o["aria-label"]&&!gn();return ti(document.createElement(a?"div":s),r,{role:a?"g\
roup":null,type:s==="button"?"button":null,...o},i)}function it(e){let t=e.getRootNode();return t instanceof Document||t instanceof
ShadowRoot?t.activeElement:null}function wn(e){let t=it(e);return!t||t===document.body}var bn=e=>e instanceof HTMLTextAreaElement||
e instanceof HTMLInputElement&&e.selectionStart!=null;function lh(e,t,n){if(e.value===e.defaultValue||e.value===t.value||
!n&&t.defaultValue!==e.defaultValue)return;t.value=e.value;let s=!1,r=()=>{!s&&t.isConnected&&t.dispatchEvent(new Event(
"change"))};t.addEventListener("change",()=>s=!0),t.addEventListener("blur",r,{once:!0}),t.addEventListener("keydown",o=>{
o.key==="Enter"&&!t.form&&r()})}function V(e,...t){let n=it(e),s=n&&n!==e&&e.contains(n)?n:null,r=s?.getAttribute("data-\
k")??"",o=[...e.querySelectorAll("[data-draft]")].filter(bn),i=bn(s)?{from:s.selectionStart,to:s.selectionEnd,text:s.value}:
null;e.replaceChildren(...t.flat(9).filter(l=>l!=null&&l!==!1));for(let l of o){let c=e.querySelector(`[data-k="${CSS.escape(
l.dataset.k??"")}"][data-draft="${CSS.escape(l.dataset.draft??"")}"]`);bn(c)&&c!==l&&lh(l,c,l===s)}if(!s)return;if(ue(e,
r)){let l=it(e);i&&l!==s&&bn(l)&&l.value===i.text&&l.setSelectionRange(i.from,i.to);return}let a=e.querySelector("[data-\
next]")??e;a instanceof HTMLElement&&(a.tabIndex=-1,a.focus({preventScroll:!0}))}function ue(e,t){let n=e.querySelector(
`[data-k="${CSS.escape(t)}"]`);return n instanceof HTMLElement&&n.focus({preventScroll:!0}),n instanceof HTMLElement}var ch=/^(svg|g|path|rect|circle|ellipse|line|polyline|polygon|defs|clipPath|pattern|title|desc|use)$/;
function ni(e){let t=new DOMParser().parseFromString(e,"image/svg+xml").documentElement;if(t.localName!=="svg")throw new Error(
"Expected SVG.");for(let n of[...t.querySelectorAll("*"),t]){if(n!==t&&!ch.test(n.localName)){n.remove();continue}for(let{
name:s,value:r}of[...n.attributes]){let o=/^(xlink:)?href$/.test(s)&&!r.startsWith("#");(/^on/i.test(s)||o||/url\((?!["']?#)|javascript:/i.
test(r))&&n.removeAttribute(s)}}return document.importNode(t,!0)}var uh=/^(#[0-9a-f]{3,8}|light-dark\(\s*#[0-9a-f]{3,8}\s*,\s*#[0-9a-f]{3,8}\s*\))$/i;
function St(e,t){for(let n of(t??"").split(";")){let[s,r]=[n.slice(0,n.indexOf(":")).trim(),n.slice(n.indexOf(":")+1).trim()];
/^--[\w-]+$/.test(s)&&uh.test(r)&&e.style.setProperty(s,r)}}function wt({label:e,choices:t,value:n,pick:s,k:r}){return f(
"div.seg",{role:"group","aria-label":e},t.map(([o,i],a)=>f("button",{"data-k":`${r}.${a}`,"aria-pressed":String(o===n),onclick:()=>s(
o)},i)))}var hh=globalThis,Ws=hh[Symbol.for("uncle_widgets.page")]??={};function Q(e){return Ws.ids=(Ws.ids??0)+1,`uw-${e}\
-${Ws.ids}`}function Pt(e,t){let n=-1,s=()=>{let o=Math.round(e.clientWidth);o>0&&o!==n&&(n=o,e.replaceChildren(t(o)))},
r=new ResizeObserver(()=>requestAnimationFrame(s));return r.observe(e),s(),{again:()=>(n=-1,s()),stop:()=>r.disconnect()}}
function j(e,t,n){n?e.getAttribute(t)!==n&&e.setAttribute(t,n):e.removeAttribute(t)}var tt=(e,...t)=>f("button",e,...t),
yn=({kind:e,label:t,strong:n,share:s},r)=>tt({class:`btn${n?" solid":""}${s==null?"":" sharing"}`,style:s==null?null:`--\
p:${100*s}%`,"data-act":e,"data-k":`key.${e}`,onclick:()=>r(s==null?e:"stop")},s==null?t:`${t} (${Math.round(100*s)}%)`);
function qs(e,t,n){let s=it(e),r=s&&e.contains(s)?s:null,o=r&&["data-act","data-clause"].find(l=>r.hasAttribute(l)),i=o&&
r?.getAttribute(o);if(n(),!r)return;([...e.querySelectorAll("button")].find(l=>o&&l.getAttribute(o)===i)??e.querySelector(
"button")??t).focus?.()}var $e=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;var Tt=(e,t)=>Math.max(12,Math.min(e,t/1.4));var dh=[[/[ilj.,:;'|!tf\s()]/,.3],[/[mwMW@%]/,.88],[/[A-Z]/,.7],[/[\u0300-\u036f]/,0],[/[\u0250-\uffff]/,1]],mh=["012345\
6789","of 100 hands, as the quick brown fox jumps over it"],We,si=e=>{let t=0;for(let n of e)t+=dh.find(([s])=>s.test(n))?.[1]??
.57;return t};function ph(){if(We!=null)return We;let e=typeof document=="object"&&document.querySelector(".uw"),t=e&&document.
createElement("canvas").getContext("2d");if(!e||!t)return 1;let n=getComputedStyle(e).getPropertyValue("--sans"),s=[400,
700].flatMap(r=>(t.font=`${r} 100px ${n}`,mh.map(o=>t.measureText(o).width/(r>400?100*1.06:100)/si(o))));return We=Math.
max(1,...s),document.fonts.addEventListener("loadingdone",()=>We=void 0,{once:!0}),We}var F=(e,t)=>si(e)*t*ph(),fh=12;function at(e,t,n,s=1){
let r=F(e,s),o=Math.max(Math.min(t,fh),Math.min(t,n/Math.max(r,.01)));if(r*o<=n+.01)return{lines:[e],size:o};let i=c=>F(
c,o*s)<=n,a=[""],l=()=>a[a.length-1];for(let c of e.split(" "))if(l()!==""&&i(`${l()} ${c}`))a[a.length-1]+=` ${c}`;else{
l()!==""&&a.push("");for(let u of c)l()!==""&&!i(l()+u)&&a.push(""),a[a.length-1]+=u}return{lines:a,size:o}}function Me(e,t,{
w:n,ideal:s,tight:r=.5,least:o=n,floor:i=0}){if(e<=1)return{w:Math.min(n,Math.max(t,12)),step:s,cols:1,rows:1};let a=m=>Math.
max(r*m,i),l=(m,d)=>Math.min(s,(t-m)/Math.max(d-1,1));for(let m of[n,Math.max(o,Math.min(n,t/(1+r*(e-1))))])if(l(m,e)>=a(
m)-.01)return{w:m,step:l(m,e),cols:e,rows:1};let c=Math.max(1,Math.floor((t-o)/a(o))+1),u=Math.ceil(e/c),h=Math.ceil(e/u);
return{w:o,step:l(o,h),cols:h,rows:u}}function ri(e){let t=[...e].sort((s,r)=>s.seat-r.seat),n=Math.max(0,t.findIndex(s=>s.
me));return[...t.slice(n),...t.slice(0,n)]}function oi(e){if(e<2)return{left:0,top:e,right:0};let t=Math.floor((e+1)/3);
return{left:t,top:e-2*t,right:t}}var gh="M70-6 18 106M5.5 24a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0M53.5 76a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0",
js={0:[64,[["ellipse",{cx:32,cy:50,rx:25,ry:43}]]],1:[46,[["path",{d:"M3 30 32 5V110"}]]],2:[64,[["path",{d:"M7.5 33V31.\
5A24.5 24.5 0 1 1 51.5 46.4L16 93H64"}]]],3:[62,[["path",{d:"M10.5 22.5A19.5 19.5 0 1 1 29 46H20M20 44H30A24.5 24.5 0 1 \
1 6.7 76"}]]],4:[66,[["path",{d:"M48 110V5L13 74H66","stroke-miterlimit":12}]]],5:[62,[["path",{d:"M58 7H19L14.6 48A25.5\
 25.5 0 1 1 6.9 77"}]]],6:[64,[["circle",{cx:32,cy:68,r:25}],["path",{d:"M53.5-13 10.6 55.1"}]]],7:[60,[["path",{d:"M0 7\
H49L15 110","stroke-miterlimit":12}]]],8:[64,[["circle",{cx:32,cy:27,r:20}],["circle",{cx:32,cy:68,r:25}]]],9:[64,[["cir\
cle",{cx:32,cy:32,r:25}],["path",{d:"M10.5 113 53.4 44.9"}]]],"%":[88,[["path",{d:gh,"stroke-width":11}]]],".":[20,[["re\
ct",{x:3,y:85,width:15,height:15,fill:"currentColor",stroke:"none"}]]],",":[20,[["path",{d:"M12 84 6 118","stroke-width":13}]]],
"/":[52,[["path",{d:"M48-6 4 106","stroke-width":11}]]],"+":[60,[["path",{d:"M30 26V82M2 54H58","stroke-width":12}]]],"-":[
44,[["path",{d:"M4 54H40","stroke-width":12}]]],"−":[44,[["path",{d:"M4 54H40","stroke-width":12}]]],"×":[56,[["path",
{d:"M8 32 48 76M48 32 8 76","stroke-width":12}]]]," ":[26,[]],J:[54,[["path",{d:"M46-10V69A19.500 19.500 0 0 1 7 69V60"}]]],
Q:[72,[["ellipse",{cx:36,cy:50,rx:29,ry:43}],["path",{d:"M42 66 74 104"}]]],K:[68,[["path",{d:"M7-10V110M66-6 10 62M28 4\
2 68 106"}]]],A:[72,[["path",{d:"M2 106 36-2 70 106M14 68H58"}]]]},Qt=e=>e!==""&&[...e].every(t=>t in js);function dt(e,t,n=13){
return[...String(e)].reduce((r,o)=>r+(js[o]?.[0]??0)+n,-n)*t/100}function yt(e,t,n,s,r={}){let{anchor:o="start",gap:i=13,
weight:a=s>=60?13:14,colour:l}=r,c=dt(e,s,i),u=o==="middle"?t-c/2:o==="end"?t-c:t,h=0,m=[...String(e)].map(d=>{let[p,b]=js[d]??
[0,[]],g=d===","?"visible":"hidden",w={x:h,y:0,width:p,height:100,viewBox:`0 0 ${p} 100`,style:`overflow:${g}`};return h+=
p+i,x("svg",w,b.map(([y,v])=>x(y,v)))});return x("g",{transform:`translate(${u} ${n}) scale(${s/100})`,fill:"none",stroke:"\
currentColor","stroke-width":a,"aria-hidden":"true",style:l&&`color:${l}`},m)}function kn(e,t,n={}){let s=dt(e,t,n.gap),
r=`width:${s/16}em;height:${t/16}em`;return x("svg.numeral",{viewBox:`0 0 ${s} ${t}`,style:r,"aria-hidden":"true"},yt(e,
0,0,t,n))}var xn=[e=>`M0 ${e/2}a${e/2} ${e/2} 0 1 1 ${e} 0a${e/2} ${e/2} 0 1 1 ${-e} 0Z`,e=>`M${e*.05} ${e*.05}H${e*.95}\
V${e*.95}H${e*.05}Z`,e=>`M${e/2} ${-e*.14}L${e*1.14} ${e/2}L${e/2} ${e*1.14}L${-e*.14} ${e/2}Z`,e=>`M${e/2} 0L${e} ${e*.42}\
V${e}H0V${e*.42}Z`,e=>`M${e*.25} ${e*.04}H${e*.75}L${e*1.04} ${e/2}L${e*.75} ${e*.96}H${e*.25}L${-e*.04} ${e/2}Z`,e=>`M${-e*
.1} ${e*.16}H${e*1.1}V${e*.84}H${-e*.1}Z`],bh=e=>"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[e]??"?";function _e(e,t,n,s,r={}){let{fill:o="\
var(--on-field)",ink:i="var(--field)"}=r,a=e>=xn.length,l={d:xn[e%xn.length](s),fill:a?i:o,stroke:a?o:null,"stroke-width":2},
c=e%xn.length===3,u={x:s/2,y:c?s*.8:s*.69,"font-size":Math.max(12.5,s*.54),"font-weight":700,"text-anchor":"middle",fill:a?
o:i};return x("g",{transform:`translate(${t} ${n})`},x("path",l),x("text",u,bh(e)))}var ii={first:"M5 5h3v14H5zM20 5v14L\
9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6zM14 5h4v14h-4z",forward:"M7 5v14l11-7z",last:"M4 5v\
14l11-7zM16 5h3v14h-3z",link:"M8 3h12v13h-3V6H8zM4 8h10v13H4z",eye:"M12 5C7 5 3 8.5 1 12c2 3.5 6 7 11 7s9-3.5 11-7c-2-3.\
5-6-7-11-7zm0 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM12 9.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",down:"M4 8h16l-8\
 9z",near:"M11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm0 2.4a3.6 3.6 0 1 0\
 0 7.2 3.6 3.6 0 0 0 0-7.2z",whole:"M3 3h7v3H6v4H3zM14 3h7v7h-3V6h-4zM3 14h3v4h4v3H3zM18 14h3v7h-7v-3h4z",close:"M6 4 12\
 10 18 4 20 6 14 12 20 18 18 20 12 14 6 20 4 18 10 12 4 6z"};function mt(e,t=22){let n=`width:${t/16}em;height:${t/16}em`;
return x("svg.icon",{viewBox:"0 0 24 24",fill:"currentColor",style:n,"aria-hidden":"true"},x("path",{d:ii[e],"fill-rule":"\
evenodd"}))}var ai=(e,t,n)=>x("g.opens-mark",{transform:`translate(${e} ${t})`},x("circle",{r:n}),x("path",{d:ii.eye,"fi\
ll-rule":"evenodd",transform:`scale(${n/15}) translate(-12 -12)`}));function xt(e,t="var(--ink)",n="none"){return x("pat\
tern",{id:e,width:6,height:6,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"},P(0,0,6,6,{style:`fill:${n}`}),
P(0,0,2,6,{style:`fill:${t}`}))}function qt(e,t,n,s,r){let o={r:`M${t-s*.86} ${n-s*.86}h${s*1.72}v${s*1.72}h${-s*1.72}Z`,
g:`M${t} ${n-s*1.02}L${t+s*1.12} ${n+s*.86}H${t-s*1.12}Z`,b:`M${t-s} ${n}a${s} ${s} 0 1 1 ${2*s} 0a${s} ${s} 0 1 1 ${-2*
s} 0Z`,y:`M${t} ${n-s*1.2}L${t+s*1.2} ${n}L${t} ${n+s*1.2}L${t-s*1.2} ${n}Z`}[e];return x("path",{d:o,...r})}var vn=e=>({
r:"red",g:"green",b:"blue",y:"yellow"})[e]??"";function Vs(e,t,n,s={}){let{w:r=27,t:o=5,g:i=2,pitch:a=r+7}=s,l="",c="";for(let u=0;u<
e;u++){let h=t+Math.floor(u/10)*a,m=u%10,d=n-(m+1)*(o+i)-(m>=5?3:0);l+=`M${h} ${d}h${r}v${o}h${-r}z`;for(let p of[.22,.64])
c+=`M${h+r*p} ${d}h${r*.14}v${o}h${-r*.14}z`}return x("g",{"aria-hidden":"true"},x("path",{d:l,fill:"var(--accent-on-fie\
ld)"}),x("path",{d:c,fill:"var(--card)"}))}var wh="var(--card-ink)";function $n(e,t,n,s,r){let o=s*.46,i=c=>`a${o} ${o} 0 1 0 ${c*2*o} 0`,a=(c,u)=>`M${c-o} ${u}${i(
1)}${i(-1)}Z`,l={d:`M${t} ${n-s*1.1}L${t+s*.85} ${n}L${t} ${n+s*1.1}L${t-s*.85} ${n}Z`,h:`M${t} ${n+s}L${t-s*.95} ${n-s*
.12}A${s*.52} ${s*.52} 0 0 1 ${t} ${n-s*.52}A${s*.52} ${s*.52} 0 0 1 ${t+s*.95} ${n-s*.12}Z`,s:`M${t} ${n-s*1.05}L${t+s*
.95} ${n+s*.12}A${s*.5} ${s*.5} 0 0 1 ${t+s*.14} ${n+s*.5}L${t+s*.4} ${n+s}H${t-s*.4}L${t-s*.14} ${n+s*.5}A${s*.5} ${s*.5}\
 0 0 1 ${t-s*.95} ${n+s*.12}Z`,c:a(t,n-s*.52)+a(t-s*.54,n+s*.22)+a(t+s*.54,n+s*.22)+`M${t} ${n-s*.2}L${t+s*.4} ${n+s}H${t-
s*.4}Z`}[e];if(!l)throw new Error(`There is no suit "${e}".`);return x("path",{d:l,...r})}var li={bell:{fill:"M50 6C70 6\
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
M24 34H76V50H59V84H41V50H24Z",wide:9}},ci=e=>e in li;function ui(e,t,n,s,{colour:r="var(--accent-card)",ink:o=wh}={}){let i=li[e];
if(!i)throw new Error(`There is no symbol "${e}".`);let a=(l,c)=>l&&x("path",{d:l,fill:"none",style:`stroke:${c}`,"strok\
e-width":i.wide??8});return x("g",{transform:`translate(${t} ${n}) scale(${s/100})`},a(i.line,r),i.fill&&x("path",{d:i.fill,
"fill-rule":"evenodd",style:`fill:${r}`}),i.ink&&x("path",{d:i.ink,style:`fill:${o}`}),a(i.inkLine,o))}function Gs(e,t,n,s){if(e==="skip")return x("g",{fill:"currentColor"},bt(`M${t-s} ${n+s*.5}A${s} ${s} 0 0 1 ${t+s*.78} ${n-
.1*s}`,"currentColor",s*.26),x("path",{d:`M${t+s*1.2} ${n+s*.62}L${t+s*.3} ${n+s*.2}L${t+s*1.16} ${n-s*.5}Z`}),C(t,n+s*.62,
s*.24));let r=o=>`M${t-o*s} ${n-o*s*.62}H${t+o*s*.2}V${n-o*s}L${t+o*s} ${n-o*s*.46}L${t+o*s*.2} ${n+o*s*.08}V${n-o*s*.3}\
H${t-o*s}Z`;return x("path",{d:r(1)+r(-1),fill:"currentColor"})}function yh(e){let t=e*1.4,n=e*.08,s=(t-2*n)/17,r=e*.3,o="",
i="";for(let a=0;a<9;a++)o+=`M${n} ${n+2*a*s}h${e-2*n}v${s}h${2*n-e}z`;for(let a=-3;a<=3;a++){let l=2*a*s,c=Math.sqrt(Math.
max(0,r**2-(Math.abs(l)+s/2)**2));c&&(i+=`M${e/2+l-s/2} ${t/2-c}h${s}v${2*c}h${-s}z`)}return[P(0,0,e,t,{class:"paper",rx:e*
.085}),x("path.stripes",{d:o}),C(e/2,t/2,r+s*.9,{fill:"var(--card)"}),x("path.stripes",{d:i})]}function xh(e,t){let n=t*
1.4,s=t*.085,r=e.rings??0,o=e.text??"",i=t*Math.min(.098,.78/Math.max(r,1)),a=t*.11,l=a+t*.026,c="";for(let h=1;h<r;h++)
c+=`M0 ${n-a-h*i}A${a+h*i} ${a+h*i} 0 0 1 ${a+h*i} ${n}`;let u=Qt(o)?Math.min(t*.36,t*.76*100/dt(o,100)):0;return[P(0,0,
t,n,{class:"paper",rx:s}),r>0&&x("path",{d:`M0 ${n-l}A${l} ${l} 0 0 1 ${l} ${n}H${s}A${s} ${s} 0 0 1 0 ${n-s}Z`,fill:"va\
r(--accent-card)"}),c&&bt(c,"var(--accent-card)",Math.min(t*.052,i*.55)),u?yt(o,t*.12,t*.13,u,{colour:"var(--card-ink)"}):
x("text",{x:t*.1,y:t*.36,"font-size":Math.min(t*.3,t*1.5/Math.max(o.length,1)),"font-weight":700,fill:"var(--card-ink)"},
o),P(0,0,t,n,{class:"edge",rx:s})]}function kh(e,t){let n=t*1.4,s=t*.085,r=e.colour==="wild",o=e.colour??"",i=r?"#fff":`\
var(--c-${o}-on)`,a=r?[["r",-1,-1],["g",1,-1],["y",-1,1],["b",1,1]].map(([m,d,p])=>qt(String(m),t*(.5+.23*Number(d)),n*.62+
t*.23*Number(p),t*.16,{fill:`var(--c-${m})`,stroke:"#fff","stroke-width":t*.018})):[.46,.31,.16].map(m=>qt(o,t*.62,n*.66,
t*m,{fill:"none",stroke:i,"stroke-opacity":.5,"stroke-width":t*.045})),l={draw2:"+2",draw4:"+4"}[e.glyph??""],c=l??(e.glyph?
"":e.text??""),u=c?yt(c,t*.12,t*.13,t*(l?.34:.42),{gap:l?8:13}):r?x("text",{x:t*.11,y:t*.3,"font-size":Math.max(12.5,t*.22),
"font-weight":700,fill:i},t<46?"W":"Wild"):Gs(e.glyph??"",t*.31,t*.33,t*.19),h=e.letter||o.toUpperCase();return[P(0,0,t,
n,{rx:s,fill:r?"#17181C":`var(--c-${o})`}),x("svg",{width:t,height:n,style:"overflow:hidden"},a),x("g",{style:`color:${i}`},
u),!r&&x("text",{x:t*.12,y:n-t*.1,"font-size":Math.max(12.5,t*.205),"font-weight":700,fill:i},h),P(0,0,t,n,{rx:s,fill:"n\
one",stroke:"#fff","stroke-width":Math.max(2,t*.03)})]}function vh(e,t){let n=t*1.4,s=e.suit??"",r=e.text??"",o=`var(--s\
uit-${s})`,i=Math.min(t*.3,t*.62*100/dt(r,100,6));return[P(0,0,t,n,{class:"paper",rx:t*.085}),$n(s,t*.66,n*.69,t*.34,{style:`\
fill:${o}`,opacity:.16}),$n(s,t*.66,n*.69,t*.2,{style:`fill:${o}`}),yt(r,t*.1,t*.11,i,{colour:o,gap:r.length>1?6:13}),$n(
s,t*.22,t*.6,Math.max(4,t*.125),{style:`fill:${o}`}),P(0,0,t,n,{class:"edge",rx:t*.085})]}function $h(e,t){let n=t*1.4,s=e.
text??"",r=Math.min(t*.2,t*.8/Math.max(F(s,1.06),.1)),o=s!==""&&r>=9,i=t*(o?.6:.7);return[P(0,0,t,n,{class:"paper",rx:t*
.085}),o&&x("text",{x:t*.1,y:t*.1+r*.9,"font-size":r,"font-weight":700,style:"fill:var(--card-ink)"},s),ui(e.glyph??"",(t-
i)/2,o?n*.36:(n-i)/2,i),P(0,0,t,n,{class:"edge",rx:t*.085})]}function Mh(e,t){return e.colour?kh(e,t):e.suit?vh(e,t):e.glyph&&
ci(e.glyph)?$h(e,t):xh(e,t)}function Ht(e,t){let n=e?Mh(e,t):yh(t);return x("g",{class:e?"front":"back"},n)}var _h={0:[],
1:[[0,0]],2:[[-1,-1],[1,1]],3:[[-1,-1],[0,0],[1,1]],4:[[-1,-1],[1,-1],[-1,1],[1,1]],5:[[-1,-1],[1,-1],[0,0],[-1,1],[1,1]],
6:[[-1,-1],[1,-1],[-1,0],[1,0],[-1,1],[1,1]]},Mn=(e,t,n)=>[P(0,0,t,t,{rx:t*.14,style:`fill:var(--card);stroke:${n?"var(-\
-lit)":"var(--field)"}`,"stroke-width":n?5:1.5,opacity:e?1:.45}),_h[e].map(([s,r])=>C(t*(.5+s*.26),t*(.5+r*.26),t*.09,{fill:"\
var(--card-ink)"}))];var Sh=["#F4F7FF","#A9C3F5","#6F94DB","#3F63AB","#233E77"],Zs=e=>({fill:Sh[e-1],ink:e<4?"#13201E":"#FFF"}),Ks=e=>!!e.nodes,
Th=["part","value"];function Eh(e,t){let n=Object.entries(e.nodes??{});return t==="part"?n:[...n].sort(([,s],[,r])=>(s.value??
0)-(r.value??0))}var _n=class{constructor(t){this.back=!1;this.by="part";this.map={};this.changed=t,this.words=f("p.coun\
ted"),this.steps=f("ol.shades"),this.tokens=f("button.btn.quiet",{"data-k":"heat.tokens",onclick:()=>this.bring()}),this.
opener=f("button.btn.quiet",{"data-k":"heat.all","aria-expanded":"false",onclick:()=>this.open(!!this.list.hidden)}),this.
root=f("div.heat-bar",{role:"group","aria-label":"Numbers on the board",hidden:!0},f("div.legend",this.words,this.steps),
this.tokens,this.opener),this.list=f("section.sheet.scores.heat-list",{hidden:!0})}get clears(){return Ks(this.map)&&!!this.
map.hides&&!this.back}show(t){if(JSON.stringify(t)===JSON.stringify(this.map)||(this.map=t,this.root.hidden=!Ks(t),this.
open(!1),!Ks(t)))return;let{title:n="",unit:s="",steps:r=[],hides:o="",nodes:i={}}=t;this.words.textContent=n,this.steps.
replaceChildren(...r.map(({text:a,count:l},c)=>{let{fill:u,ink:h}=Zs(c+1),m=`about ${a} ${s} at ${l} ${l===1?"place":"pl\
aces"}`;return f("li",{title:m},f("span.shade",{"aria-hidden":"true",style:`background:${u};color:${h}`},a),f("span.sr",
m))}),f("li.unit",{"aria-hidden":"true"},s)),this.tokens.hidden=!o,this.opener.textContent=`All ${Object.keys(i).length}`,
this.say()}say(){this.tokens.textContent=`Show ${this.map.hides??""}`,j(this.tokens,"aria-pressed",String(this.back))}bring(){
this.back=!this.back,this.say(),this.changed()}open(t){this.list.hidden=!t,j(this.opener,"aria-expanded",String(t)),this.
list.replaceChildren(...t?[this.table()]:[])}escape(){let t=!this.list.hidden;return this.open(!1),t&&this.opener.focus(),
t}sort(t){this.by=t,this.open(!0),this.list.querySelector(`[data-k="heat.${t}"]`)?.focus()}table(){let{title:t="",unit:n=""}=this.
map,s={part:"where",value:n},r=Th.map(i=>f("th",{scope:"col","aria-sort":this.by===i?"ascending":null},f("button.sorts",
{"data-k":`heat.${i}`,onclick:()=>this.sort(i)},s[i]))),o=([i,{part:a="",value:l=0}])=>f("tr",f("th",{scope:"row"},i),f(
"td",a),f("td.num",l.toFixed(2)));return f("div.scroll",{tabindex:0,role:"group","aria-label":t},f("table",f("caption",t),
f("thead",f("tr",f("td"),...r)),f("tbody",Eh(this.map,this.by).map(o))))}};var Lh=23,Ys=24,je=20,Ah=17,Uh=8,hi=6,qe={h:23,size:15},Oh={house:[66,34],place:[20,28]},[Nh,Ph,Hh]=[3,4,1],di=(e,t)=>Math.
hypot(e.x-t.x,e.y-t.y);function Rh(e,t,n){let s={x:(e.x+t.x)/2,y:(e.y+t.y)/2},r=o=>(o.x-s.x)*(t.x-e.x)+(o.y-s.y)*(t.y-e.
y);return n.flatMap((o,i)=>{let a=n[(i+1)%n.length],[l,c]=[r(o),r(a)],u=l/(l-c),h=l<0!=c<0?[{x:o.x+(a.x-o.x)*u,y:o.y+(a.
y-o.y)*u}]:[];return l<0?[o,...h]:h})}function Ch(e,t=Lh){let n=Array.from({length:Ys},(s,r)=>{let o=2*Math.PI*r/Ys,i=t/
Math.cos(Math.PI/Ys);return{x:i*Math.cos(o),y:i*Math.sin(o)}});return e.map((s,r)=>{let o=n;for(let[i,a]of e.entries()){
let l=di(s,a);i===r||l>2.1*t||(l<.5?o=i>r?[]:o:o=Rh({x:0,y:0},{x:a.x-s.x,y:a.y-s.y},o))}return o})}var Bh=e=>e.map((t,n)=>{
let s=e.filter((r,o)=>o!==n).map(r=>di(t,r));return Math.max(Uh,Math.min(je,...s.filter(r=>r>.5).map(r=>r/2-1)))}),Js=(e,t)=>e.
x<t.x+t.w&&t.x<e.x+e.w&&e.y<t.y+t.h&&t.y<e.y+e.h,Dh=({x:e,y:t},n)=>({x:e-n,y:t-n,w:2*n,h:2*n});function Ih(e,t,n,s,r){let o=[];
return e.map((i,a)=>{let l=n[a],c=qe.h,u=p=>(p.x<r.x||p.y<r.y||p.x+l>r.x+r.w||p.y+c>r.y+r.h?100:0)+Nh*o.filter(g=>Js(g,p)).
length+Ph*e.filter((g,w)=>Js(Dh(g,t[w]-3),p)).length+Hh*s.filter(g=>Js(g,p)).length,h=[[1,-1],[-1,-1],[1,0],[-1,0],[0,-1],
[0,1],[1,1],[-1,1]],d=[0,8,20].flatMap(p=>h.map(([b,g])=>{let w=(t[a]+p)*(b&&g?.72:1.08);return{x:i.x+b*(w+l/2)-l/2,y:i.
y+g*(w+c/2)-c/2,w:l,h:c}})).reduce((p,b)=>u(b)<u(p)?b:p);return l&&o.push(d),d})}var zs=e=>e?12+9*e.length:0,Xs=({x:e,y:t},{
role:n,label:s,ring:r,chosen:o,attributes:i})=>x("g",{role:n,"aria-label":s,"data-x":e,"data-y":t,transform:`translate(${e}\
 ${t})`,...i},x("title",s),x("g.sized",x("path.cell",{fill:"transparent"}),(r||o)&&C(0,0,je,{class:"ring"}),o&&C(0,0,je-
hi,{class:"ring chosen"}),C(0,0,je+12,{class:"ring-focus"}))),mi=({x:e,y:t},n,s)=>x("g.tag.of",{"data-of":s,"data-move":s,
transform:`translate(${e} ${t})`,"aria-hidden":"true"},x("g.sized",x("g.stands",P(0,0,zs(n),qe.h,{rx:3,style:"fill:var(-\
-lit)"}),x("text",{x:zs(n)/2,y:qe.h/2+qe.size*.36,"font-size":qe.size,"font-weight":700,"text-anchor":"middle",fill:"#13\
201E"},n))));function pi(e,t,n,s){let r=[...e.querySelectorAll("[data-x]")],o=({x:b,y:g})=>({x:b/t,y:g/t}),i=r.map(({dataset:b})=>o(
{x:Number(b.x),y:Number(b.y)})),a=Ch(i),l=Bh(i);for(let b of e.querySelectorAll(".sized"))b.setAttribute("transform",`sc\
ale(${t})`);for(let[b,g]of r.entries()){let w=a[b].map(({x:y,y:v})=>`${y.toFixed(1)} ${v.toFixed(1)}`).join("L");g.querySelector(
".cell")?.setAttribute("d",w?`M${w}Z`:"");for(let y of g.querySelectorAll("circle")){let v=y.classList.contains("ring-fo\
cus")?12:y.classList.contains("chosen")?-hi:0,[k,_]=["many","handle"].map(T=>g.classList.contains(T)),$=_?je:k?Math.min(
l[b],Ah/t):l[b];y.setAttribute("r",String($+v))}}let c=[...e.querySelectorAll(".tag.of")];if(!c.length)return;let u=r.map(
b=>c.find(g=>g.dataset.of===b.dataset.move)),h=u.map(b=>zs(b?.textContent??"")),m={x:n.x/t,y:n.y/t,w:n.w/t,h:n.h/t},d=s.
map(({x:b,y:g,kind:w})=>{let[y,v]=Oh[w??""]??[13,13];return{x:(b-y)/t,y:(g-v)/t,w:2*y/t,h:2*v/t}}),p=Ih(i,l,h,d,m);for(let[
b,g]of u.entries()){let{x:w,y}=p[b];g?.querySelector(".stands")?.setAttribute("transform",`translate(${w-i[b].x} ${y-i[b].
y})`)}}var Fh=18,Wh=40,qh={"stroke-width":5},jh={"stroke-width":36,"stroke-linejoin":"round","stroke-linecap":"round"},Vh=.4;function Gh(e,t){
let n=t.get(e.a),s=t.get(e.b),r=`M${n.x} ${n.y}L${s.x} ${s.y}`,o=i=>x("path",{d:r,fill:"none",...i});switch(e.kind??"roa\
d"){case"double":return[o({style:"stroke:var(--field-edge)","stroke-width":9}),o({style:"stroke:var(--field)","stroke-wi\
dth":4})];case"dashed":return o({style:"stroke:var(--field-edge)","stroke-width":6,"stroke-dasharray":"12 9"});case"thin":
return o({style:"stroke:var(--field-edge)","stroke-width":3});case"pointer":return o({style:"stroke:var(--on-field-2)","\
stroke-width":3,"stroke-dasharray":"2 5"});default:return o({style:"stroke:var(--field-edge)","stroke-width":9})}}var fi=(e,t,n,s)=>x(
"text",{class:s,y:.35*t,"font-size":t,"font-weight":700,"text-anchor":"middle",fill:n},e);function Kh(e,t,n,s){let{fill:r,
ink:o}=t?Zs(t.step):{fill:"var(--on-field)",ink:""},i={style:`fill:${r};stroke:var(${t?"--on-field-2":"--field"})`,"stro\
ke-width":2},a=t?Math.min(16*n,Fh):13,l=e.kind==="crossing"?x("path",{d:`M0 ${-a*1.35}L${a*1.35} 0 0 ${a*1.35} ${-a*1.35}\
 0Z`,...i}):e.kind==="door"?x("path",{d:`M${-a} ${-a}L${a} 0 ${-a} ${a}Z`,...i}):e.kind==="house"?x("rect",{x:-66,y:-34,
width:132,height:68,rx:4,...i}):e.kind==="place"?P(-19,-27,38,54,{class:"slot",rx:4,fill:"none"}):x("circle",{r:a,...i}),
c=e.kind==="house",u=c&&(e.name??"").length>8?(e.name??"").split(" "):[e.name??""],h=Math.max(1,...u.map(p=>p.length)),m=c?
Math.min(23*n,122/(.66*h),54/(1.1*u.length)):20*n,d={...e.kind==="place"?s(e):{x:0,y:c?0:16+18*n,"text-anchor":"middle"},
class:c?"on-house":"f"};return x("g",{transform:`translate(${e.x} ${e.y})`},x("title",e.label),l,e.kind==="pointer"&&!t&&
P(-5,-5,10,10,{fill:"var(--field)"}),t&&fi(t.text,20*n,o,t.fine?"coarse":""),t?.fine&&fi(t.fine,15*n,o,"fine"),e.name&&u.
map((p,b)=>x("text",{"font-size":m,"font-weight":700,...d,y:d.y+(c?(.35+1.1*(b-(u.length-1)/2))*m:0)},p)))}function Zh(e){
let t=new Map;for(let{key:s,at:r,art:o}of e)(o??"mark")==="mark"&&t.set(r,[...t.get(r)??[],s]);let n=new Map;for(let s of t.
values())s.forEach((r,o)=>n.set(r,o-(s.length-1)/2));return n}function Yh(e,t,n,s=0){let r=t.get(e.at);if(!r)throw new Error(
`Expected a node of the board, not "${e.at}".`);let o={mark:()=>[C(0,0,27,{fill:e.active?"var(--accent-on-field)":"var(-\
-field)"}),_e(e.seat??0,-19,-19,38,{fill:e.active?"var(--field)":"var(--on-field)",ink:e.active?"var(--accent-on-field)":
"var(--field)"})],agent:()=>[C(0,0,15,{style:"fill:var(--field);stroke:var(--on-field)","stroke-width":3}),P(-9,-3,18,6,
{fill:"var(--on-field)"})],card:()=>[x("g",{transform:"translate(-20 -28)"},Ht(e.face,40))],bars:()=>[P(-64,-32,128,64,{
rx:3,fill:"var(--on-field)"}),x("path",{d:"M-54 -32V32M-38 -32V32M38 -32V32M54 -32V32",style:"stroke:var(--field)","stro\
ke-width":6})],empty:()=>[P(-19,-27,38,54,{class:"slot",rx:4,fill:"none"})]}[e.art??"mark"];if(!o)throw new Error(`Expec\
ted a token that can be drawn, not "${e.art}".`);return x("g",{transform:`translate(${r.x+46*n*s} ${r.y}) scale(${n})`,role:"\
img","aria-label":e.label,"data-token":e.key},x("title",e.label),x("g.grows",o()))}function Jh({tag:e,path:t},n,s){let{x:r,
y:o}=n.get(t[t.length-1]),i=18+11*e.length;return e&&x("g.tag",{transform:`translate(${r+14} ${o-12-32*s}) scale(${s})`},
P(0,0,i,32,{rx:3,style:"fill:var(--lit)"}),x("text",{x:i/2,y:23,"font-size":21,"font-weight":700,"text-anchor":"middle",
fill:"#13201E"},e))}function gi(e,t){let n=e.path.map(o=>t.get(o)),s=n.map(({x:o,y:i},a)=>`${a?"L":"M"}${o} ${i}`).join(
""),r=!e.move;return x("g",{class:r?"way gone":"way",role:r?"img":null,"aria-label":r?e.label:null,"aria-hidden":r?null:
"true","data-steps":n.length-1},r&&x("title",e.label),x("path.line",{d:s,fill:"none",style:"stroke:var(--lit)",...r?jh:qh}))}
function zh({path:e,label:t,move:n,chosen:s},r,o){let i=r.get(e[e.length-1]),a=o?{class:"way plays",tabindex:0,"data-mov\
e":n,"aria-pressed":String(!!s)}:{class:"way shown"};return Xs(i,{role:o?"button":"img",label:t,ring:!0,chosen:!!s,attributes:a})}
function Xh(e,t,n,s){let r=13*s*(e.name?.length??0),o=[{x:-23*s-3,y:7*s,"text-anchor":"end",left:-r-23*s},{x:23*s+3,y:7*
s,"text-anchor":"start",left:23*s},{x:0,y:45*s,"text-anchor":"middle",left:-r/2},{x:0,y:-31*s,"text-anchor":"middle",left:-r/
2}],i=t.edges.flatMap(({a:u,b:h})=>{let m=n.get(u),d=n.get(h);return[0,.25,.5,.75,1].map(p=>({x:m.x+(d.x-m.x)*p,y:m.y+(d.
y-m.y)*p}))}),a=({y:u,left:h})=>i.filter(m=>m.x>e.x+h-14&&m.x<e.x+h+r+14&&m.y>e.y+u-16*s-12&&m.y<e.y+u+12).length,{left:l,
...c}=o.reduce((u,h)=>a(h)<a(u)?h:u);return c}var Qh=(e,t,n)=>[e.art?x("g.scenery",ni(e.art)):null,(e.areas??[]).map(({name:s,
x:r,y:o})=>x("text.f2",{x:r,y:o,"font-size":20*n,"text-anchor":"middle"},s)),x("g",{fill:"none"},...e.edges.map(s=>Gh(s,
t)))];function td(e,t,n,s,r=0){let o=n.get(e.at),i={agent:22,card:39}[e.art??"mark"]??34,a=o.x+46*s*r;return x("g.light",
{transform:`translate(${a} ${o.y}) scale(${s})`,"data-x":a,"data-y":o.y,"data-key":`lit:${e.key}`,"aria-hidden":"true"},
C(0,0,i,{fill:"none",style:"stroke:var(--lit)","stroke-width":6}),t&&P(i-6,-i-14,26,26,{style:"fill:var(--lit)"}),t&&x("\
text",{x:i+7,y:5-i,"font-size":18,"font-weight":700,"text-anchor":"middle",fill:"#13201E"},t))}function ed(e,t,{zone:n},{
nodes:s,aside:r,u:o,at:i}){let a=n.tokens.find(({key:u})=>u===e),l=s.get(a?.at??e);if(!l)throw new Error(`Expected a nod\
e or a token of the board, not "${e}".`);let c=n.carries?.length;return Xs({x:l.x+46*o*(r.get(e)??0),y:l.y},{role:"butto\
n",label:a?.label??l.label,ring:!a,chosen:t,attributes:{class:["way plays",a&&"handle",c&&"many"],tabindex:a&&i?-1:0,"ar\
ia-pressed":String(t),"data-spot":e}})}function bi(e){let{board:t,zone:n,heat:s,clear:r,acting:o,spots:i,lit:a,w:l,h:c,k:u}=e,
h=new Map(t.nodes.map(k=>[k.id,k])),m=Zh(n.tokens),d=u<Vh?1:Math.max(1,.62/u),p=(n.ways??[]).filter(({move:k})=>!k),b=(n.
ways??[]).filter(({move:k})=>k),g=n.tokens.filter(({art:k})=>!(r&&k==="agent")),w=({art:k})=>!!s.nodes&&k==="card",y=k=>Kh(
k,s.nodes?.[k.id],d,_=>Xh(_,t,h,d)),v=k=>Yh(k,h,d,m.get(k.key));return x("svg.board",{width:l,height:c,viewBox:`0 0 ${t.
width} ${t.height}`,preserveAspectRatio:"xMidYMid meet",style:"overflow:hidden","data-board":t.id},P(0,0,t.width,t.height,
{fill:"transparent"}),Qh(t,h,d),p.map(k=>gi(k,h)),t.nodes.filter(({kind:k})=>k==="place").map(y),g.filter(w).map(v),t.nodes.
filter(({kind:k})=>k!=="place").map(y),b.map(k=>gi(k,h)),g.filter(k=>!w(k)).map(v),p.map(k=>Jh(k,h,d)),g.filter(({key:k})=>k in
a).map(k=>td(k,a[k.key],h,d,m.get(k.key))),b.filter(({tag:k})=>k).map(({tag:k,move:_,path:$})=>mi(h.get($[$.length-1]),k,
_??"")),b.map(k=>zh(k,h,o)),Object.entries(i).map(([k,_],$)=>ed(k,_,e,{nodes:h,aside:m,u:d,at:$})))}function wi(e,t){for(let n of e.
querySelectorAll(".way.gone > .line")){if(!(n instanceof SVGGeometryElement))continue;let s=n.getTotalLength(),r=Number(
n.parentElement?.dataset.steps??1);n.animate([{strokeDasharray:`0 ${s}`},{strokeDasharray:`${s} 0`}],{duration:r*Wh/t})}}var yi=3,xi=80,ki=e=>[...e.values.map((t,n)=>x("g",{transform:`translate(${n*(e.size+10)} 0)`},Mn(t,e.size,e.lit.includes(
n)))),P(-5,-5,e.w+10,e.size+10,{class:"ring-focus",rx:9}),x("title",e.label)];function vi(e,t){for(let n=0;n<yi;n++){let s=(o,i)=>1+(o+2*n+3*i)%6,r=()=>e(o=>({...o,values:o.values.map(s),lit:[]}));n?
setTimeout(r,n*xi/t):r()}setTimeout(()=>e(n=>n),yi*xi/t)}var te=390,$t=700,kt=10,tr=e=>e.zones.every(t=>["seat","ring","fan","stack","tray","kinds"].includes(t.kind)&&(e.table===
"corners"||!(t.kind==="seat"&&(t.before?.length??0)>0)));function er(e,t,n,s,r,o,i=!1){let a=t.alert||(t.counters??[]).map(
({value:d,label:p})=>`${d} ${p}`)[0]||t.note;e.add("mark",t.id,n,s,{seat:t.seat,size:20,active:!!t.active});let l=n+26,c=r-
26,u=i?at(t.name,13,c-28,1.06):{lines:[t.name],size:13};if(e.text(`${t.id}.name`,u.lines[0],l,s+9,{size:u.size,bold:!0,quiet:!1,
room:c}),e.text(`${t.id}.note`,at(a??"",12,c).lines[0],l,s+(i?24:22),{size:12,tone:t.alert?"lit":"",room:c}),i){let d=l+
F(u.lines[0],u.size)*1.06+8;e.cards(t.cards,d,s-2,20,{w:11,ideal:2,tight:.02},{role:"seat"})}if(!o)return;let h=t.cards.
some(d=>d.face||d.key in(e.extras.dealt??{})),m={w:o,ideal:o*.72,tight:h?.5:.06,least:h?o*.8:o};e.cards(t.cards,n,s+30,r-
6,m,{role:"seat",pitch:.5})}function Tn(e,t,n,s,r,o=te){let i=!!e.extras.acting,a=t.cards.length>(o-r)/60,l=a?kt:r,c=n+(a?
30:0)+(i?12:0),u=Tt(78,s-c-(i?6:0));er(e,{...t,cards:[]},kt,a?n:(n+s)/2-14,a?o:r-kt-6,0);let h={w:u,ideal:u*1.12,tight:.36,
least:Math.min(u,44),floor:24};e.cards(t.cards,l,c,o-l-kt,h,{own:!0,role:"hand",pitch:.7})}function Sn(e,t,n,s,r,o){e.text(
`${t}.count`,n,r,o,{size:20,bold:!0,quiet:!1});let[i,a]=at(s,12,58).lines;e.text(`${t}.label`,i,r,o+15,{size:12,room:58}),
a&&e.text(`${t}.more`,a,r,o+28,{size:12,room:58})}function nd(e,{seats:[t,...n],ring:s,fans:r,stacks:o,trays:i},a,l){let c=(l-
te)/($t-te),u=s?132+116*c:kt,h=[...i,...o].length?66:0,m=l-kt-h,[d,p,b]=e.extras.acting?[70,76,42]:[68,74,45],g=b+20*c,w=g<
56?0:1.085*g+31,y={x:d+54*c,y:Math.max(p+26*c,w),r:g};s&&e.add("ring",s.id,y.x,y.y,{ring:s,r:y.r});let v=Math.max(1,Math.
min(n.length,3)),k=Math.ceil(n.length/v),_=(m-u)/v;n.forEach((L,S)=>{let M=k>1?0:n.length>2?26:34;er(e,L,u+S%v*_,8+Math.
floor(S/v)*36,_,M,!M)}),i.forEach(L=>Sn(e,L.id,String(L.count),L.label,m+8,22)),o.forEach((L,S)=>{let M=76+S*52;Sn(e,L.id,
String(L.count),L.label,m+8,M),L.top&&e.card(L.top,m+36,M-15,15,{role:"stack",recall:L.recall})});let $=96,T=a-(e.extras.
editing?108:e.extras.acting?132:88);for(let L of r){let S=Tt(a>320&&L.cards.length<7?60:44,T-$-34),M={w:S,ideal:S*.74,tight:.3,
least:S,floor:15},A=m-u,H=Math.min(M.ideal,(A-S)/Math.max(L.cards.length-1,1)),R=H<22;L.cards.forEach((I,Z)=>{let G=Z===
L.cards.length-1,D=u+Z*H;e.card(I,D,$+20,S,{seen:G?S:Math.min(S,H),role:"fan"}),(G||!R||(L.cards.length-1-Z)%2===0)&&e.text(
`${I.key}.above`,I.above??"",D+1,$+14,{size:G?14:12,bold:G,quiet:!G}),I.under!=null&&(G||!R)&&e.add("mark",`${I.key}.und\
er`,D+2,$+24+S*1.4,{seat:I.under,size:14,quiet:!G})}),L.cards.length||e.add("pile",L.id,u,$+20,{w:S,under:0,empty:!0})}return t&&
Tn(e,t,T+4,a-8,u,l),{y:a-18,middle:y}}function sd(e,{seats:[t,...n],ring:s,stacks:r,trays:o},i,a){let l=Math.max(1,Math.
min(n.length,5)),c=Math.ceil(n.length/l),u=(a-2*kt)/l,h=c>1?34:56;n.forEach((v,k)=>{let _=kt+k%l*u,$=8+Math.floor(k/l)*h;
er(e,v,_,$,u,c>1?0:18,c>1)});let m=8+c*h,d=e.extras.acting?i-136:i-110,p=Math.min(58,(d-m)/2-14),b={x:a/2,y:(m+d)/2-12,r:p};
s&&e.add("ring",s.id,b.x,b.y,{ring:{...s,note:""},r:p});let g=Math.min(44,p*.74),w=10,y=b.x-(r.length*g+(r.length-1)*w)/
2;return r.forEach((v,k)=>{let _=y+k*(g+w),$=b.y-g*.7;v.top?e.card({...v.top,move:v.move||v.top.move,off:v.off||v.top.off},
_,$,g,{role:"stack"}):e.add("pile",v.id,_,$,{w:g,under:0,empty:!0}),Sn(e,v.id,String(v.count),v.label,k?a-74:kt,b.y)}),o.
forEach(v=>Sn(e,v.id,String(v.count),v.label,a-74,b.y+40)),t&&Tn(e,t,d+2,i-8,96,a),{y:i-18,middle:b}}var $i=(e,t,n,s,r)=>(s?
sd:nd)(e,t,n,r);var Mi=e=>(e.table??"long")==="long"&&e.zones.every(t=>["seat","grid","stack"].includes(t.kind));function rd(e,t){let n=t.
map(({key:i})=>`lit:${i}`),s=e.over.filter(({key:i})=>n.includes(i)),[r,o]=[s[0],s[s.length-1]];s.length<2||s.length<t.length||
s.some(({tab:i})=>i!==r.tab)||(e.over=e.over.filter(i=>!s.includes(i)),e.over.push({...r,w:o.x+o.w-r.x}))}function nr(e,t,n,s,r,o){
let i=t.cards.filter(T=>!T.face&&!(T.key in(e.extras.dealt??{}))),a=[...t.cards.filter(T=>!i.includes(T)),...(t.before??
[]).flatMap(T=>"cards"in T?T.cards:[])],l=o>40,c=l?26:18,u=l?Math.min(o,r/7.5):18,h=l?u*.26:6,m=i.length?u+h*(i.length-1):
0,d=n+c+(l?9:5),p=r-(d-n)-(l?8:m+12),b=l?p:r-8,g=(t.counters??[]).map(({value:T,label:L})=>`${T} ${L}`)[0]??"",w=l?[t.note,
g].filter(Boolean).join(", "):t.note||g;e.add("mark",t.id,n,s,{seat:t.seat,size:c,active:!!t.active});let y=at(t.name,l?
15:13,p),v=at(w,l?13:12,b);e.text(`${t.id}.name`,y.lines[0],d,s+(l?11:13),{size:y.size,bold:!0,quiet:!1,room:p}),e.text(
`${t.id}.note`,v.lines[0],l?d:n,s+(l?28:31),{size:v.size,room:b});let k={w:u,ideal:h,tight:.05};e.cards(i,l?n:n+r-m-8,l?
s+38:s-1,m+1,k,{role:"seat"}),rd(e,i);let _=l&&m?n+m+12:n,$={w:o,ideal:o+3,tight:.3,least:o,floor:12};e.cards(a,_,s+(l?38:
36),n+r-8-_,$,{role:"seat",pitch:.5})}function od(e,t,n,s,r){let o=t.cells.flatMap(b=>"key"in b?[b]:[]),i=sr(n),a=o.length>
6?2:1,l=Math.max(Math.ceil(o.length/a),1),c=n>$t?10:5,u=e.extras.acting?8:0,h=(n-2*i-c*(l-1))/l,m=Tt(Math.min(n>$t?70:50,
h),(r-s)/a-c-u),d=Math.min(h+c,m*1.3),p=(n-d*(l-1)-m)/2;o.forEach((b,g)=>{let w=p+g%l*d,y=s+Math.floor(g/l)*(m*1.4+c+u);
e.card(b,w,y,m,{role:"grid",own:!0})})}function id(e,t,n,s,r,o){let i=r*.7;(t.round??[]).forEach(({seat:l,words:c,now:u},h)=>{
let m=s+h*r,d=i>20?14:12;e.add("mark",`${t.id}.${h}`,n,m,{seat:l,size:i,active:u,quiet:!u}),e.text(`${t.id}.${h}`,c,n+i+
8,m+i/2+d*.35,{size:d,bold:u,quiet:!u,room:o-i-8})})}function ad(e,t,n,s,r){let o=n>$t,i=t.filter(g=>g.top||g.count||g.round?.
length),a=Tt(o?92:56,r-s-(o?60:24)),l=o?56:18,[c,u]=o?[186,240]:[148,190],h=Math.max(0,...i.flatMap(g=>(g.round??[]).map(
w=>F(w.words,1.06)))),m=Math.max(c,Math.min(u,(o?14:12)*h+(o?56:40))),d=i.reduce((g,w)=>g+a+(w.round?.length?m:0),l*(i.length-
1)),p=s+(r-s-a*1.4-22)*(o?.42:.3),b=(n-d)/2;for(let g of i){g.top?e.card(g.top,b,p,a,{role:"stack",recall:g.recall}):e.add(
"pile",g.id,b,p,{w:a,under:0,empty:!0});let w=g.round??[],y=o?14:12,v=p+a*1.4+(o?24:17);if(w.length){let k=Math.min(o?36:
25,(a*1.4+6)/w.length);id(e,g,b+a+(o?20:10),p,k,m-(o?20:10)),e.text(`${g.id}.label`,g.label,b,v,{size:y,room:a+m-10})}else{
let k=o?20:16,_=F(String(g.count),k)*1.06+5,$=o?b:b+Math.min(0,(a-_-F(g.label,y))/2);e.text(`${g.id}.count`,String(g.count),
$,v,{size:k,bold:!0,quiet:!1}),e.text(`${g.id}.label`,g.label,$+_,v,{size:y})}b+=a+(w.length?m:0)+l}}function ld(e,t,n,s,r){
let o=n>$t,i=sr(n),a=Math.min((r-s)/Math.max(t.length,1),o?150:96),l=o?0:24,c=Tt(o?84:46,a-l-(o?16:8)),u=o?166:i;t.forEach(
(h,m)=>{let d=s+m*a;if(o){let b=e.head(h,i,d,u-i-12);e.counters(h,i+4,d+42+b,u-i-16,!0)}else{let b=(h.counters??[]).map(
({value:y,label:v})=>`${y} ${v}`),g=i+24+F(h.name,13)*1.06+8;e.add("mark",h.id,i,d,{seat:h.seat,size:18,active:!!h.active}),
e.text(`${h.id}.name`,h.name,i+24,d+13,{size:13,bold:!0,quiet:!1});let w=at([h.note,...b].filter(Boolean).join(", "),12,
n-i-g);e.text(`${h.id}.note`,w.lines[0],g,d+13,{size:w.size,room:n-i-g})}let p={w:c,ideal:c*1.12,tight:.3,least:c,floor:20};
e.cards(h.cards,u,d+l,n-i-u,p,{role:"seat"})})}function _i(e,t,n,s){let r=t.cards.find(i=>i.above),o=r&&e.things.find(({
kind:i,key:a})=>i==="card"&&a===r.key);!r?.above||!o||e.text(`${r.key}.over`,r.above,s??o.x,n,{size:s?12:14,bold:!0,quiet:!1,
tone:r.ghost?"lit":"",anchor:s?"end":"start",room:s?s-kt-34-F(t.name,13)*1.06:1/0})}var sr=e=>e>$t?28:kt;function rr(e,t,n,s,r){
let i=n-166-28,a=e.extras.acting?18:0,l=Tt(84,r-s-a-14),c={w:l,ideal:l*1.12,tight:.3,least:l,floor:30},u=e.head(t,28,s+a,
126);e.counters(t,32,s+a+48+u,126,!1),e.cards(t.cards,166,s+a,i,c,{own:!0,role:"hand"}),_i(e,t,s-14)}function Si(e,{seats:[
t,...n],grids:s,stacks:r},o,i){let a=sr(i),l=i>$t,c=Math.max(n.length,1),u=(i-2*a+8)/c,h=l?22:8,m=l?c>1?46:60:c>2?26:32,
d=o-(e.extras.acting?l?150:126:l?132:100);!s.length&&!r.length&&n.every(g=>g.cards.every(w=>w.face))?ld(e,n,i,h,d-(l?30:
6)):n.forEach((g,w)=>{nr(e,g,a+w*u,h,u,m)});let p=n.some(g=>g.before?.length||g.cards.some(w=>w.face)),b=h+(l?54+m*1.4:p?
46+m*1.4:44);for(let g of s)l&&e.text(`${g.id}.label`,g.label,a,b+8,{room:i-2*a}),od(e,g,i,b+(l?26:0),d-(l?24:4));return ad(
e,r,i,b,d),t&&l?rr(e,t,i,d,o):t&&(Tn(e,t,d,o-8,kt+92,i),_i(e,t,d+9,i-kt)),{y:o-18,middle:{x:i/2,y:(b+d)/2,r:40}}}var cd={draw2:"+2",draw4:"+4"},ud=["skip","reverse"],En=28;function ir(e){let t=e>=En;return{large:t,left:t?34:22,right:t?
44:24,tall:e*1.17,pitch:e*1.72+(t?4:1.5),gap:t?4:1.5}}var Ti=({rows:e})=>Math.max(...e.map(({kinds:t})=>t.length));function Ln(e,t){
let{left:n,right:s,pitch:r,gap:o}=ir(t);return{w:n+Ti(e)*(t+o)+s,h:e.rows.length*r}}function hd(e,t,n){let s=48;for(;s>12&&
(Ln(e,s).w>t||Ln(e,s).h>n);)s-=.2;return s}var Ei=e=>[...e].reduce((t,n)=>t+Number(n),0);function Li(e,t){return e===2?P(
-t,-t,2*t,2*t,{style:"fill:var(--lit)"}):C(0,0,t,{style:e?"fill:none;stroke:var(--field-edge)":"fill:var(--on-field)","s\
troke-width":1.5})}var ar=(e,t,n)=>x("g",{transform:`translate(${e} ${t})`},n);function dd(e,t,n){let{tall:s}=ir(n),r=e.
kinds[t],o=e.colour==="wild",i=o?"#fff":`var(--c-${e.colour}-on)`,a=Math.max(13,n*(o?.42:.54)),l=[e.unseen[t],e.held[t],
e.gone[t]].map(Number),c=Math.min(11,n/4+(n<En?2:1)),u=l.flatMap((m,d)=>Array(m).fill([0,2,1][d])),h=ud.includes(r)?x("g",
{style:`color:${i}`},Gs(r,n/2,s/2,n*.2)):x("text",{x:n/2,y:s/2+a*.36,"text-anchor":"middle","font-size":a,"font-weight":700,
style:`fill:${i}`},cd[r]??r);return x("g",x("g",{opacity:l[0]?null:.4},P(0,0,n,s,{rx:3,style:`fill:${o?"#17181c":`var(--\
c-${e.colour})`};stroke:#fff`,"stroke-width":n<En?0:1.2}),h),u.map((m,d)=>ar(n/2+(d-(u.length-1)/2)*c,s+n*.28,Li(m,n<En?
2.8:3.5))))}function md(e,t,n,s){let r=n?[0,82,182]:[0,62,136];return["unseen","discarded",s].map((o,i)=>[ar(e+r[i],t,Li(
i,4)),x("text.f2",{x:e+r[i]+9,y:t+4.5,"font-size":n?13:12},o)])}function lr({zone:e,w:t,lit:n}){let{large:s,left:r,tall:o,
pitch:i,gap:a}=ir(t),l=Ti(e),c=r+l*(t+a)+(s?6:2);return e.rows.map((h,m)=>{let d=m*i,p=h.kinds.length<l/2,b=w=>r+w*(t+a)*
(p?1.6:1),g=Ei(h.unseen);return[h.colour!=="wild"&&qt(h.colour,r/2-3,d+o/2,r*.26,{style:`fill:var(--ring-${h.colour})`}),
h.kinds.map((w,y)=>ar(b(y),d,dd(h,y,t))),h.kinds.map((w,y)=>`${h.id}.${w}`in n&&P(b(y)-1,d-2,t+2,o+t*.48,{"data-key":`li\
t:${h.id}.${w}`,rx:5,style:"fill:none;stroke:var(--lit)","stroke-width":s?3:2})),p&&md(Math.min(b(h.kinds.length),c-(s?240:
192)),d+o/2,s,h.hands??"yours"),x("text.f",{x:c,y:d+o/2+6,"font-size":s?18:14,"font-weight":700},String(g))]}).flat(3).filter(
Boolean)}function or({rows:e}){let[t,n]=["unseen","gone"].map(s=>e.reduce((r,o)=>r+Ei(o[s]),0));return`${t} ${t===1?"car\
d":"cards"} you can't see, ${n} discarded`}var cr=e=>[or(e),...e.rows.map(({label:t})=>t)].join(". ");function Un(e){let t=e.
zones.filter(n=>n.kind==="kinds");return t.length?{rows:t,of:t[0].of}:void 0}function Ai(e,t){let n=Object.keys(e).filter(
s=>t?.rows.some(({id:r})=>s.startsWith(`${r}.`)));return t&&n.length?{[t.of]:e[n[0]],...e}:e}function pd(e,t,n,s,r){let[
o]=t.counters??[];e.add("mark",t.id,n,s,{seat:t.seat,size:18,active:!!t.active}),e.text(`${t.id}.name`,t.name,n+23,s+9,{
size:13,bold:!0,quiet:!1,room:14}),e.cards(t.cards,n+38,s-4,r-42,{w:12,ideal:3,tight:.05},{role:"seat"}),o&&e.text(`${t.
id}.note`,`${o.value} ${o.label}`,n+23,s+23,{size:12,room:r-23})}function Ui(e,{seats:[t,...n],ring:s,stacks:r,kinds:o},i,a){
let l={rows:o,of:""},c=a>$t,u=c?28:10,h=Math.min(n.length||1,3),m=Math.ceil(n.length/h),d=n.length>3,p=c?52:d?30:40,b=c?
150:80,g=r.length*(p+12)+b,w=(a-2*u-g)/h,y=c?12:8,v=d?34:c?102:44,k=y+Math.max(p*1.4+(c?16:10),m*v),_=i-(c?104:74);n.forEach(
(M,A)=>{let H=y+Math.floor(A/h)*v;d&&!c?pd(e,M,u+A%h*w,H,w):nr(e,M,u+A%h*w,H,c?w:Math.min(w,130),d||!c?26:42)});let $=a-
u-g;for(let M of r)M.top?e.card(M.top,$,y,p,{role:"space"}):e.add("pile",M.id,$,y,{w:p,under:0,empty:!0}),$+=p+12;let T=r.
map(({count:M,label:A})=>`${M} ${A}`);s?.value&&r.some(({top:M})=>M?.face?.colour==="wild")&&T.push(`${s.value} named`),
T.forEach((M,A)=>{e.text(`spread.${A}`,M,$,y+14+A*(c?20:16),{size:c?14:12,room:b})});let L=hd(l,a-2*u,_-k),S=Ln(l,L);if(e.
add("spread","all",(a-S.w)/2,k+(_-k-S.h)*.35,{zone:l,w:L,lit:e.extras.lit??{}}),t&&c)rr(e,{...t,counters:t.counters?.slice(
0,1)},a,_,i);else if(t){let M=Tt(46,i-8-_);e.add("mark",t.id,u,_,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}\
.name`,t.name,u,_+36,{size:13,bold:!0,quiet:!1,room:62});let A={w:M,ideal:M+4,tight:.36,least:M,floor:20};e.cards(t.cards,
78,_,a-u-78,A,{own:!0,role:"hand"})}return{y:i-18,middle:{x:a/2,y:(k+_)/2,r:40}}}var An=class{constructor(t){this.open=!1;
this.how=t,this.root=f("section.sheet.spread",{hidden:!0,role:"group"})}show(t,n,s){this.zone=t,t||(this.open=!1),this.root.
hidden=!this.open;let r=this.open&&JSON.stringify([t,n,s]);if(!t||!r||this.root.dataset.looks===r)return;this.root.dataset.
looks=r;let o=s?23.2:44,i=Ln(t,o),a=this.root.contains(it(this.root)),l={class:"btn quiet shut","aria-label":"Close",title:"\
Close",onclick:()=>this.escape()};this.root.setAttribute("aria-label",or(t)),this.root.replaceChildren(f("h2",or(t)),tt(
l,mt("close",16)),x("svg",{viewBox:`0 -3 ${i.w} ${i.h}`,role:"img","aria-label":cr(t)},lr({zone:t,w:o,lit:n}))),a&&this.
root.querySelector("button")?.focus()}toggle(t){if(this.open)return void this.escape();this.open=!0,t(),this.root.querySelector(
"button")?.focus({preventScroll:!0})}escape(){let t=this.open,n=this.root.contains(it(this.root));return this.open=!1,this.
root.hidden=!0,n&&this.zone&&this.how.focus(this.zone.of),t}};var ee=(e,t)=>x("text",t,e),Oi=e=>!e.plays&&!!(e.opens||e.recall?.length);function fd(e){let t=e.w*1.4,n=Math.min(11,Math.
max(7,e.w*.16));return[e.plays&&P(-2,-2,Math.max(e.seen,24),t+24,{class:"touch",fill:"transparent"}),e.dealt&&Ht(null,e.
w),e.ghost?x("g.faint",Ht(e.face,e.w)):Ht(e.face,e.w),e.ghost&&P(0,0,e.w,t,{class:"ghost",rx:e.w*.085,fill:"none"}),e.kin&&
!e.ghost&&P(1.5,1.5,e.w-3,t-3,{class:"kin",rx:e.w*.07,fill:"none"}),e.off&&P(0,0,e.w,t,{class:"veil",rx:e.w*.085}),e.under&&
x("path.bar-under",{d:`M2 ${t+11.5}h${Math.max(e.seen-6,18)}`,"stroke-width":5}),Oi(e)&&ai(n+2,t-n-2,n),P(-5,-5,e.w+10,t+
10,{class:"ring-focus",rx:e.w*.085+5}),x("title",Oi(e)?`${e.label}. Press to see the cards.`:e.label)]}var Rt=24,ur=14,gd=8;
function bd(e){let t=Math.min(Rt,e.w);switch(e.role){case"hand":{let n=Math.min(Rt,e.w*.55);return[e.w-n,e.h-n,n]}case"s\
tack":case"pile":return[e.w-t,e.h-t,t];case"fan":return[e.w-t,e.h*.36,t];case"seat":return e.h<Rt?[e.w+3,(e.h-ur)/2,e.w<
gd?0:ur]:[e.w-Rt,e.h-Rt,Rt];case"space":return[e.w-14,e.h-21,Rt];case"dice":return[e.w+3,-3,Rt];default:return e.y>Rt?[e.
w-21,-25,Rt]:[Math.max(-8,1-e.x),Math.max(-8,1-e.y),ur]}}function wd(e){let[t,n,s]=bd(e),r=e.tab&&s>0&&x("g",{transform:`\
translate(${t} ${n})`},P(0,0,s,s,{fill:"var(--lit)"}),ee(e.tab,{x:s/2,y:s*.71,"font-size":s*.625,"font-weight":700,"text\
-anchor":"middle",fill:"#13201E"}));return[P(-3,-3,e.w+6,e.h+6,{rx:7,fill:"none",stroke:"var(--lit)","stroke-width":4}),
r]}function yd(e){let t=e.tone==="lit"?"lit-text":e.quiet?"f2":"f";return[x("text",{"font-size":e.size,"font-weight":e.bold?
700:400,"text-anchor":e.anchor,class:t},e.lines.map((n,s)=>x("tspan",{x:0,dy:s?e.size*1.2:0},n)))]}var xd=e=>[_e(e.seat,
0,0,e.size,{fill:e.active?"var(--accent-on-field)":e.quiet?"var(--on-field-2)":"var(--on-field)"})];function kd(e){let t=String(
e.value),n=Qt(t),s=n?dt(t,e.high):0;return[n&&yt(t,0,0,e.high,{colour:"var(--on-field)"}),ee(n?e.label:`${t} ${e.label}`,
{x:n?s+8:0,y:e.high-4,"font-size":13,class:"f2","aria-hidden":"true"})]}function vd(e){return e.empty?[P(1,1,e.w-2,e.w*1.4-
2,{class:"slot",rx:5,fill:"none"})]:Array.from({length:e.under},(t,n)=>{let s=(e.under-n)*2.5;return x("g",{transform:`t\
ranslate(${s} ${-s})`},P(0,0,e.w,e.w*1.4,{class:"paper",rx:e.w*.085}))})}var $d=e=>[x("text.f2",{"font-size":13,"aria-hi\
dden":"true"},x("tspan.f",{"font-weight":700,"font-size":15},String(e.count)),e.lines.map(t=>x("tspan",e.broken?{x:0,dy:17}:
{dx:4},t)))];function Md(e){let t=String(e.count),n=dt(t,22),s=n+8+e.noted,r=(e.wide-(e.below?n:s))/2;return[yt(t,r,0,22,
{colour:"var(--on-field)"}),ee(e.label,{x:e.below?e.wide/2:r+n+8,y:e.below?e.high+56:18,"text-anchor":e.below?"middle":"\
start","font-size":13,class:"f2","aria-hidden":"true"}),Vs(e.count,12,30+e.high,e),bt(`M1.5 ${e.high-6}V${36+e.high}H${e.
wide-1.5}V${e.high-6}`,"var(--field-line)",3)]}var Ve=(e,t)=>[t*Math.sin(e*2*Math.PI),-t*Math.cos(e*2*Math.PI)];function _d(e){
let{ring:t,r:n}=e,s=t.of??10,r=t.filled??0,o=t.preview?.filled??r,i=t.goal??-1,a=n*.17,l=2.4/360,c=Q("hatch"),u=y=>{let[
v,k]=Ve(y/s+l,n),[_,$]=Ve((y+1)/s-l,n);return`M${v} ${k}A${n} ${n} 0 0 1 ${_} ${$}`},h=Array.from({length:s},(y,v)=>{let k=v<
r,_=t.preview?v>=r&&v<o:i>=0&&v>=r&&v<i,$=v===i?"var(--lit)":k?"var(--accent-on-field)":"var(--field-line)";return[x("pa\
th",{d:u(v),fill:"none",style:`stroke:${$}`,"stroke-width":a}),_&&x("path",{d:u(v),fill:"none",style:`stroke:url(#${c})`,
"stroke-width":a})]}),m=n<56,d=m?12:14,p=(t.marks??[]).map(y=>{let v=y.at/s,k=n+a/2+4,[_,$]=Ve(v,k),[T,L]=Ve(v,k+7),[S,M]=Ve(
v,k+(m?6:19)),A=Math.sin(v*2*Math.PI)<-.2,H=Math.sin(v*2*Math.PI)>.2;return[!m&&x("path",{d:`M${_} ${$}L${T} ${L}`,class:y.
on?"tick on":"tick"}),ee(y.text,{x:S+(A?5:H?-5:0),y:M+(m?4:5),"font-size":d,"font-weight":y.on?700:400,"text-anchor":A?"\
end":H?"start":"middle",class:y.on?"f":"f2"})]}),b=(t.preview??t).value??"",g=t.preview?.note??t.note,w=Math.min(n*.7,n*
140/Math.max(dt(b,100),1));return[x("defs",xt(c,"var(--accent-on-field)","none")),C(0,0,n+a/2,{fill:"var(--field)"}),...t.
closed?Sd(n,a):[...h.flat(),...p.flat()],Qt(b)&&yt(b,0,-w*.61,w,{anchor:"middle",colour:"var(--on-field)"}),g&&ee(g,{y:n*
.55,"font-size":Math.max(13,n*.14),"font-weight":t.closed?700:400,"text-anchor":"middle",class:t.closed?"lit-text":"f2"})]}
var Sd=(e,t)=>[0,1,2].map(n=>C(0,0,e+n*t*1.15,{fill:"none",style:"stroke:var(--lit)","stroke-width":n?t*.24:t,class:n?"e\
cho":"whole"}));function Td(e){let{r:t}=e,n={...e.ring,...e.ring.preview},s=Math.round(t/4.6),r=n.colour?`var(--ring-${n.
colour})`:"var(--on-field-2)",o=(n.direction??1)<0?-1:1,i=vn(n.colour),a=Array.from({length:s},(u,h)=>h*360/s).filter(u=>!i||
Math.abs(u-180)>31).map(u=>x("path",{transform:`rotate(${u}) translate(0 ${-t}) scale(${o} 1)`,d:"M-7-9H0L8 0 0 9H-7L1 0\
Z",fill:r})),l=i&&x("g",{transform:`translate(-60 ${t-18})`},P(0,0,120,36,{rx:4,fill:`var(--c-${n.colour})`}),qt(n.colour,
22,18,8.5,{fill:"none",stroke:`var(--c-${n.colour}-on)`,"stroke-width":2.5}),ee(`${n.colour.toUpperCase()} ${i}`,{x:40,
y:24,"font-size":16,"font-weight":700,fill:`var(--c-${n.colour}-on)`})),c=n.note&&ee(n.note,{y:t-30,"font-size":13,"text\
-anchor":"middle",class:"f2"});return[...a,l,c]}var Ed=e=>[Vs(e.count,0,0,e)],Ld=({ring:e})=>[Qt(e.value??"")&&yt(e.value,
0,-26,40,{anchor:"middle",colour:"var(--on-field)"}),ee(e.note??"",{y:36,"font-size":14,"text-anchor":"middle",class:"f2"})],
Ad={dial:_d,chevrons:Td,none:Ld},Ud=e=>Array.from({length:e.full},(t,n)=>x("g",{transform:`translate(${e.size/2+n*(e.size+
5)} ${e.size/2})`,"aria-hidden":"true"},C(0,0,e.size/2-1.5,{fill:"none",class:n<e.count?"agent":"slot"}),n<e.count&&P(-5,
-1.75,10,3.5,{fill:"var(--on-field)"}))),Od=e=>[P(1.5,1.5,e.size-3,e.size-3,{rx:4,style:`fill:${e.box==="done"?"var(--on\
-field)":"var(--field)"};stroke:var(--${{now:"lit",done:"on-field",open:"field-edge"}[e.box]})`,"stroke-width":e.box==="\
now"?4:2,"stroke-dasharray":e.box==="open"?"4 3":null}),e.box==="done"&&x("path",{d:"M-4 -4L4 4M4 -4L-4 4",transform:`tr\
anslate(${e.size/2} ${e.size/2}) scale(${e.size/18})`,style:"stroke:var(--field)","stroke-width":2.5})],Nd={card:fd,lit:wd,
text:yd,mark:xd,counter:kd,pile:vd,count:$d,tray:Md,chips:Ed,dice:ki,agents:Ud,box:Od,spread:e=>lr(e),board:e=>[bi(e)],ring:e=>Ad[e.
ring.art??"dial"](e)};function he(e){let t=Nd[e.kind];if(!t)throw new Error(`Expected a thing that the table can draw, n\
ot "${e.kind}".`);return t(e).filter(Boolean)}function Ni(e){switch(e.kind){case"card":return e.label;case"counter":return`${e.
value} ${e.label}`;case"count":return e.spoken||`${e.count} ${e.lines.join(" ")}`;case"tray":return`${e.count} ${e.label}`;case"\
dice":case"board":return e.kind==="dice"?e.label:e.zone.label;case"ring":return e.ring.label;case"spread":return cr(e.zone);default:
return""}}var hr=150,dr=112,Pi=7,On=8,Pd=50,Hd=16,Ut=(e,t,n,s)=>({kind:e,key:"",x:t,y:n,...s}),Nn=(e,t,n,s={})=>Ut("text",t,n,{lines:[
e],size:14,bold:!1,quiet:!1,anchor:"start",tone:"",...s}),Hi=(e,t,n,s)=>Ut("card",t,n,{w:s,face:e.face??null,label:e.label,
kin:e.kin,seen:s}),mr=(e,t,n,s)=>Ut("lit",e,t,{w:n,h:s,tab:"",role:""});function Rd({id:e,cards:t=[],columns:n=0},s,r){let o=n||
t.length,i=t.some(h=>h.above)?19:0,a=n||t.length<4?s+5:Math.max(s*.66,i+3),l=s*1.4+5,c=a*(o-1)+s,u=i+l*Math.ceil(t.length/
o)-5;return{w:c,h:u,put:(h,m)=>[...t.flatMap((p,b)=>{let g=h+a*(b%o),w=m+i+l*Math.floor(b/o),y=b===t.length-1;return[Hi(
p,g,w,s),...p.above?[Nn(p.above,g,w-6,{bold:y,quiet:!y})]:[],...r.has(p.key)?[mr(g,w,s,s*1.4)]:[]]}),...r.has(e??"")&&t.
length>1?[mr(h,m+i,c,u-i)]:[]]}}function Cd(e,t,n){let s=e.top&&!e.top.face,r=s?Math.min(3,e.count-1):0,o=r*2.5;return{w:t+
o,h:t*1.4+o,put:(i,a)=>[Ut("pile",i,a+o,{w:t,under:r,empty:!e.top}),...e.top?[Hi(e.top,i,a+o,t)]:[],...n.has(e.id)?[mr(i,
a+o,t,t*1.4)]:[]]}}function Bd(e,t){let n=Math.min(21,Math.max(16,Math.round(t*.42))),s=n*.8,r=e.counters?.find(({value:p,
art:b})=>p||!b)??e.counters?.[0],o=r?.value?r.art:"",i=r?String(r.value):"",a=r&&!o?r.label:"",l=e.alert?e.alert:a,c=Math.
ceil((r?.value??0)/10),u=o==="chips"?66:0,h=n+5+F(i,s*1.1),m=h+(o==="agents"?8+23*(r?.value??0):0);return{w:Math.max(m,o===
"chips"?15*c-2:0,F(l,14)),h:u+n+(l?17:0),put:(p,b)=>[...o==="chips"?[Ut("chips",p,b+u-4,{count:r?.value,w:13,t:4,g:2,pitch:15})]:
[],...o==="agents"?[Ut("agents",p+h+8,b,{count:r?.value,full:r?.value,size:18})]:[],Ut("mark",p,b+u,{seat:e.seat,size:n,
active:!!e.active||e.note==="wins"}),Nn(i,p+n+5,b+u+n*.76,{size:s,bold:!0}),...l?[Nn(l,p,b+u+n+14,{tone:e.alert?"lit":"",
bold:!!e.alert})]:[]]}}function Dd({board:e,zone:t},n,s){let r=e,o={heat:{},clear:!1,acting:!1,spots:{},lit:Object.fromEntries(
[...s].map(l=>[l,""]))},i=n,a=n*r.height/r.width;return{w:i,h:a,put:(l,c)=>[Ut("board",l,c,{board:r,zone:t,...o,w:i,h:a,
k:i/r.width})]}}function Id(e,t,n){let s=e.zone;switch(e.kind){case"cards":return Rd(e,t,n);case"stack":return Cd(s,t,n);case"\
seat":return Bd(s,t);case"tokens":return Dd(e,t*3.2,n);case"dice":{let r=Math.min(30,t*.8),o=s.values.length*(r+10)-10;return{
w:o,h:r,put:(i,a)=>[Ut("dice",i,a,{...s,lit:s.lit??[],w:o,size:r})]}}case"ring":{let r=t*.66,o=r*1.42;return{w:2*o,h:2*o,
put:(i,a)=>[Ut("ring",i+o,a+o,{r,ring:{...s,marks:[],note:""}})]}}case"words":{let r=(e.words??"").split(`
`);return{w:Math.max(...r.map(o=>F(o,15))),h:17*r.length,put:(o,i)=>r.map((a,l)=>Nn(a,o,i+13+17*l,{bold:!l}))}}default:return{
w:22,h:12,put:(r,o)=>[Ut("arrow",r,o,{back:e.kind==="left"})]}}}var Fd=({back:e})=>[x("path.arrow",{d:"M0 4.5h13V0l9 6-9\
 6V7.5H0z",transform:e?"translate(22 0) scale(-1 1)":null})];function Wd({rows:e,lit:t=[]}){let n=new Set(t),s=(r,o)=>r.
reduce((i,a)=>i+a+o,-o);for(let r=Pd;;r-=1){let o=e.map(u=>u.map(h=>Id(h,r,n))),i=o.map(u=>s(u.map(({w:h})=>h),On)),a=o.
map(u=>Math.max(...u.map(({h})=>h))),l=s(a,On);if(r>Hd&&(Math.max(...i)>hr-2*Pi||l>dr-2*Pi))continue;let c=(dr-l)/2;return o.
flatMap((u,h)=>{let m=(hr-i[h])/2,d=c;return c+=a[h]+On,u.flatMap(({w:p,h:b,put:g})=>{let w=m;return m+=p+On,g(w,d+(a[h]-
b)/2)})})}}var qd=({title:e,says:t})=>`${e}${/^\p{Ll}/u.test(t)?"":"."} ${t}`,jd=e=>x("svg.uw-table",{viewBox:`0 0 ${hr}\
 ${dr}`,role:"img","aria-label":qd(e)},Wd(e).map(t=>x("g",{class:`thing ${t.kind}`,transform:`translate(${t.x} ${t.y})`},
t.kind==="arrow"?Fd(t):he(t)))),Ri=({pictures:e})=>f("ol.howto",e.map((t,n)=>f("li",jd(t),f("p",f("b",`${n+1}. ${t.title}`),
` ${t.says}`))));var pr="uncle_widgets.aim.";var fr=new Map;function Se(e){try{return localStorage.getItem(e)??fr.get(e)??""}catch{return fr.get(e)??""}}function Te(e,t){
fr.set(e,t);try{localStorage.setItem(e,t)}catch{}}var wr=e=>Number(Se(pr+e))>=3,gr=new Set,br=new Set;function Ci(e){return br.
add(e),()=>br.delete(e)}function Bi(){for(let e of br)e()}function de(e,t=!1){!e||wr(e)||Te(pr+e,String(t?3:Number(Se(pr+
e))+1))}function Di(e){de(e,!0);for(let t of gr)t(e)}function Ii(e){let t=()=>e();return gr.add(t),()=>gr.delete(t)}var Vd="uncle_widgets.howto.";function Pn(e,t,n="menu"){let s=Q("howto"),r=t.getRootNode(),o=r.activeElement;Bi();let a=f(
"dialog.sheet.howto-over",{"aria-labelledby":s,onclose:()=>{a.remove(),Te(Vd+e.game,"1"),de(e.game,!0);let l=o?.isConnected&&
o!==document.body?o:t.closest(".uw")?.querySelector(`[data-k="${n}"]`);(l instanceof HTMLElement||l instanceof SVGElement)&&
l.focus({preventScroll:!0})}},f("div.thead",f("h2",{id:s,tabindex:-1,autofocus:!0},"How to play"),f("p.mute",e.title)),f(
"p.goal",e.aim),Ri(e),f("button.btn.solid",{"data-k":"howto.close",onclick:()=>a.close()},"Close"));t.append(a),a.showModal()}var Gd=Symbol.for("pv"),Kd=0;function N(e,t,n,s,r,o){t||(t={});var i,a,l=t;if("ref"in l&&typeof e!="function")for(a in l={},t)a=="ref"?i=t[a]:l[a]=t[a];
var c={type:e,props:l,key:n,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Gd,__v:--Kd,__i:-1,__u:0};return(r||
o)&&(c.__source=r,c.__self=o),K.vnode&&K.vnode(c),c}function Fi({howto:e,over:t}){return N("div",{class:"aim",role:"group","aria-label":"The aim of the game",children:[N("p",
{children:[N("span",{class:"whole",children:e.aim}),N("span",{class:"short",children:e.short})]}),N("button",{type:"butt\
on",class:"btn quiet","data-k":"howto","aria-haspopup":"dialog",onClick:()=>Pn(e,t),children:"How to play"}),N("button",
{type:"button",class:"btn quiet","data-k":"known","aria-label":"Close the aim of the game",onClick:()=>Di(e.game),children:"\
×"})]})}var Wi=Symbol.for("uncle_widgets.presses");function yr(e){let t=e.composedPath()[0],n=t instanceof Element?t.closest("bu\
tton"):null;return n?.closest(".uw")?n:null}var qi=({dataset:e,textContent:t})=>e.k??e.act??e.clause??t;function ji(){let e=globalThis;
if(e[Wi])return;e[Wi]=!0;let t=null,n=null,s=o=>{let i=t,a=yr(o);t=n=null,!(!i||i.isConnected||!a||qi(a)!==qi(i))&&setTimeout(
()=>{n instanceof Node&&a.contains(n)||a.click()})},r=[["pointerdown",o=>t=o.button||o.pointerType==="touch"?null:yr(o)],
["pointerup",s],["pointercancel",()=>t=null],["keydown",o=>o.repeat||(t=o.key===" "?yr(o):null)],["keyup",o=>o.key===" "&&
s(o)],["click",o=>n=o.composedPath()[0]]];for(let[o,i]of r)window.addEventListener(o,i,{capture:!0})}var Zd=".uw, .uw-page, .uw-room",Yd="data-lm-suppress-shortcuts",Vi=Symbol.for("uncle_widgets.keys"),Jd=/^(enter|backspace|delete|home|end|arrow\w+|[amyz])$/i,
Gi=e=>(e.ctrlKey||e.metaKey)&&!Jd.test(e.key),Ki=e=>e.composedPath().filter(t=>t instanceof HTMLElement&&t.matches(Zd)).
at(-1);function Zi(){let e=globalThis;if(e[Vi])return;e[Vi]=!0,ji();let t=new WeakSet,n=s=>{Gi(s)||s.stopPropagation()};
window.addEventListener("keydown",s=>{let r=Ki(s),o=s.composedPath()[0];!(r instanceof HTMLElement)||!(o instanceof Element)||
(o.toggleAttribute(Yd,!Gi(s)),!t.has(r)&&(t.add(r),r.addEventListener("keydown",n)))},{capture:!0}),window.addEventListener(
"pointerdown",s=>{let r=Ki(s);r instanceof HTMLElement&&!r.hasAttribute("tabindex")&&(r.tabIndex=-1)},{capture:!0})}var Yi=55,zd=74,Xd=46,xr=36,Qd=46;function tm(e){let t=e.closest(".uw-room");return!!(t&&!e.closest(".uw-page")&&t.getBoundingClientRect().
top+window.scrollY>window.innerHeight/2)}function em(e){if(Wt())return tm(e)?window.innerHeight:null;let t=e.getRootNode();
return t instanceof ShadowRoot?nm(t.host):e.closest(".jp-WindowedPanel-outer, .jp-NotebookPanel-notebook, .jp-Notebook")?.
clientHeight??Number.NaN}function nm(e){let t=window.innerHeight,n=e;for(;n;){let{overflowY:s,maxHeight:r,paddingTop:o,paddingBottom:i}=getComputedStyle(
n);if(s==="auto"||s==="scroll"){let l=parseFloat(r)-parseFloat(o)-parseFloat(i);r.endsWith("px")?t=Math.min(t,l):n.scrollHeight>
n.clientHeight+1&&(t=Math.min(t,n.clientHeight))}let a=n.getRootNode();n=n.parentElement??(a instanceof ShadowRoot?a.host:
null)}return t}function sm(e,t,n,s=Yi){let r=n?Math.max(xr,Math.min(Qd,t)):t;return e>=s&&r>=xr?{kind:e>=zd?"large":"mid\
dle",height:r}:{kind:r<xr||n?"flow":"phone",height:r}}function Hn(e,t){let n="",s=()=>{let i=e.closest(".uw-page")??e.closest(
".uw-room");if(!i)return;let a=parseFloat(getComputedStyle(e).fontSize)||16,l=em(e),c=l==null?i.getBoundingClientRect().
top+window.scrollY:0,u=l??window.innerHeight-2*c,h=i.classList.contains("uw-position")?Xd:Yi,m=i.clientWidth/a,{kind:d,height:p}=sm(
m,u/a,l!=null,h),b=`${d} ${Math.floor(p*a)} ${a}`;i.classList.toggle("uw-beside",l!=null&&d==="flow"&&m>=h),b!==n&&(n=b,
i.dataset.fit=d,i.classList.toggle("uw-one",d==="large"||d==="middle"),i.classList.toggle("uw-middle",d==="middle"),i.classList.
toggle("uw-phone",d==="phone"),i.classList.toggle("uw-fits",d!=="flow"),i.style.setProperty("--uw-h",`${Math.floor(p*a)}\
px`),i.style.setProperty("--uw-rem",`${a}px`),t())},r=new ResizeObserver(s),o=()=>{let i=e.closest(".uw-page")??e.closest(
".uw-room");return!i&&e.isConnected?0:i?(r.observe(i),s(),0):requestAnimationFrame(o)};return o(),window.addEventListener(
"resize",s),()=>{r.disconnect(),window.removeEventListener("resize",s)}}var Xi="uncle_widgets.theme",rm="uncle_widgets.inks",om="uncle_widgets.covers",$r=[["auto","Auto"],["light","Light"],["d\
ark","Dark"]],im=[["two","Two colours"],["four","Four"]],am=[["hidden","Hidden"],["press","When pressed"],["shown","Show\
n"]],Ji=e=>$r.find(([t])=>t===e)?.[0];function lm(){let e=Wt()?Ji(new URLSearchParams(location.search).get("theme")):void 0;
try{return e??Ji(localStorage.getItem(Xi))??"auto"}catch{return e??"auto"}}function zi(e,t,n){try{let s=localStorage.getItem(
e);return t.find(([r])=>r===s)?.[0]??n}catch{return n}}function me(){let e=globalThis,t=Symbol.for("uncle_widgets.theme");
if(!e[t]){let n=matchMedia("(prefers-color-scheme: dark)");e[t]={choice:lm(),inks:zi(rm,im,"two"),covers:zi(om,am,"press"),
roots:new Set,heard:new Set,system:n},n.addEventListener("change",vr),vr()}return e[t]}function kr(e,t){e.classList.toggle(
"four-inks",me().inks==="four");for(let n of[e,e.closest(".uw-page")??e.closest(".uw-room")])n instanceof HTMLElement&&(t===
"auto"?delete n.dataset.theme:n.dataset.theme=t)}function vr(){let{choice:e,roots:t,heard:n,system:s}=me();for(let r of t)
kr(r,e);if(Wt()){let r=e==="auto"?s.matches?"dark":"light":e;document.documentElement.dataset.theme=r,document.body.dataset.
jpThemeLight=String(r==="light")}for(let r of n)r()}var Rn=()=>me().choice;function Qi(e){me().choice=e,cm(Xi,e),vr()}var ta=()=>me().covers;function cm(e,t){try{localStorage.setItem(e,t)}catch{}}function ea(e){let{heard:t}=me();return t.add(e),()=>{t.delete(e)}}
var Mr=e=>t=>{let n=e(t),s=t.el.querySelector(".uw");if(!(s instanceof HTMLElement))return n;let{roots:r}=me();r.add(s),
kr(s,Rn());let o=new ResizeObserver(()=>{kr(s,Rn()),o.disconnect()});return o.observe(s),()=>{o.disconnect(),r.delete(s),
n?.()}};var um=[["first","Guess first"],["shown","Show answers"]];function _r(e,t,n){let s=f("div",{class:`jupyter-widgets ${n}`});
return Mr(e)({model:t,el:s}),s}var na=(e,t,n,s)=>f("select",{class:"pick","aria-label":e,onchange:r=>s(r.target.value)},
t.map(([r,o])=>f("option",{value:r,selected:r===n},o)));function sa({game:e,title:t,standing:n,howto:s},r,o){let i=r.get(
"predicting"),a=f("div.uw-aim"),l=()=>ve(s?.aim&&!wr(s.game)&&N(Fi,{howto:s,over:c}),a),c=f("div",{class:"uw uw-masthead"},
f("div",{class:"mast saved"},f("h1",{},t),f("p",{class:"standing"},n),s?.aim&&f("button.btn",{onclick:()=>Pn(s,c)},"How \
to play"),i!=null&&na("Answers",um,i?"first":"shown",h=>r.put({predicting:h==="first"})),na("Theme",$r,Rn(),h=>Qi(h))),a);
St(c,r.get("palette")),l(),Ii(l),Mr(()=>{})({el:f("div",{},c)});let u=f("div",{class:"widget-box uw-cols"});return o.className=
`widget-box uw-page g-${e}`,o.replaceChildren(f("div",{class:"widget-box uw-room"},c),f("div",{class:"widget-box uw-body"},
f("div",{class:"widget-box uw-room"},u))),Hn(c,()=>{}),Zi(),u}var hm={csv:"text/csv",json:"application/json",html:"text/html",ipynb:"application/x-ipynb+json"};function Ct(e){if(e.kind!==
"file")return;let t=hm[e.name.split(".").pop()??""]??"text/plain",n=URL.createObjectURL(new Blob([e.text],{type:t}));f("\
a",{href:n,download:e.name}).click(),URL.revokeObjectURL(n)}var ia={"٪":"%","٫":"."};for(let[e,t]of[["-","‐‑‒–−﹣"],["/","⁄∕"],["'","‘’ʼ"],[",","،٬"]])for(let n of t)
ia[n]=e;var dm=/^([+-]?) ?(.+?) ?(%|(?:out )?of 100)?$/,mm=/^(?:(\d+) )?(\d+) ?\/ ?(\d+)$/,pm=/^(?:\d+[.,]?\d*|[.,]\d+)$/,
fm=/^[1-9]\d{0,2}([,'_ ])\d{3}(?:\1\d{3})*(?:\.\d*)?$/,gm=/^[1-9]\d{0,2}(?:\.\d{3})+$/;function bm(e){let t=e.codePointAt(
0),n=0;for(;/\p{Nd}/u.test(String.fromCodePoint(t-n-1));)n++;return String(n%10)}function wm(e){if(/\p{Nd}/u.test(e))return bm(
e);if(/\p{No}/u.test(e)){let t=e.normalize("NFKC");return t.includes("⁄")?` ${t.replace("⁄","/")} `:e}return/[\p{Z}\t\n\v\f\r]/u.
test(e)?" ":/\p{Cf}/u.test(e)?"":/[\uff01-\uff5e]/.test(e)?String.fromCharCode(e.charCodeAt(0)-65248):ia[e]??e}var ym=e=>[
...e].map(wm).join("").replace(/ +/g," ").trim(),ra=e=>e.toFixed(9).replace(/\.?0+$/,""),oa=e=>Number.isInteger(e)?e.toLocaleString(
"en"):String(Number(e.toPrecision(6))),jt={low:0,high:100,unit:"chance"};function Sr({low:e=-1/0,high:t=1/0,unit:n="",whole:s=!1}){
let r=Number.isFinite(e)&&Number.isFinite(t)?` from ${oa(e)} to ${oa(t)}`:"",o=n==="chance"?" (out of 100)":n&&n!=="shar\
e"?` (${n})`:"";return`Use ${s?"a whole number":"a number"}${r}${o}`}function ut(e,t){let{low:n=-1/0,high:s=1/0,unit:r="",
whole:o=!1}=t,i=ym(e),a=[...i].slice(0,20).join(""),l=($,T="")=>({value:null,share:Number.NaN,words:$,meant:T});if(!i)return l(
`${Sr(t)}.`);let c=l(`${Sr(t)}, not '${a}'.`),u=dm.exec(i);if(!u||[...i].length>60)return c;let[,h,m,d]=u,p=mm.exec(m),b=p!=
null&&p[1]==null,g=t.thousands??(-n>=1e3||s>=1e3),w=o&&gm.test(m),y;if(p){let[,$="0",T,L]=p;if(!Number(L))return c;let S=(Number(
$)*Number(L)+Number(T))/Number(L);y=M=>S*10**M}else if(g&&(fm.test(m)||w)){let $=m.replace(w?/[,'_ .]/g:/[,'_ ]/g,"");y=
T=>+`${$}e${T}`}else if(pm.test(m)){let $=m.replace(",",".");y=T=>+`${$}e${T}`}else return c;if(d&&(r!=="chance"&&r!=="s\
hare"||b&&(d==="%"||r==="share")))return c;let v=d&&r==="share"?-2:b&&r==="chance"?2:0,k=h==="-"?-1:1,_=k*y(v)||0;if(_<n||
_>s||o&&!Number.isInteger(_))return l(`${Sr(t)}, not ${a}.`);if(r==="chance"&&_>0&&_<1&&!b&&!d){let $=ra(y(2)),T=ra(_);return l(
`Did you mean ${$} out of 100? Type ${$}, or ${T}% for ${T} out of 100.`,$)}return{value:_,share:k*y(v-2)||0,words:"",meant:""}}var aa=(e,{unit:t})=>String(Number(e.toFixed(t==="chance"?1:2)));function la(e,t){let{value:n}=ut(e,t),s=Number(e.trim().
replace(",",".").replace("−","-"));return n==null||n===s?"":aa(n,t)}var ca=(e,t,n)=>e!=null&&ut(e,n).value===(t??null)?
e:t==null?"":aa(t,n);function Ee(e,t){let{words:n,meant:s}=ut(e,t);return s?`Did you mean ${s} out of 100?`:n}var Tr=({measure:e,
span:t})=>e==="chance"?jt:{low:t[0],high:t[1],unit:e},Er=({cases:e,event:t})=>["out of 100",e||"times",t].filter(Boolean).
join(" "),Cn=(e,t)=>e.trim()?Ee(e,Tr(t)):"Move the slider, or type a number.";var ua=({revealed:e,steps:t=[]})=>e&&f("ol.reckoning",t.map(({letter:n,words:s,formula:r,value:o})=>f("li",f("span",n),f(
"span",s),f("b",o),r!==o&&f("small",r)))),xm=/-(US|CA|MX|PH|CO|CL|VE)$/i,ha=()=>({kind:"print",at:gn()?location.origin+location.
pathname:"",letter:xm.test(navigator.language)});function da(e){if(e.kind!=="print")return;document.querySelector("ifram\
e.uw-print")?.remove();let t=f("iframe.uw-print",{title:"The sheet to print","aria-hidden":"true",tabindex:-1,style:"pos\
ition:fixed;width:0;height:0;border:0",srcdoc:e.html,onload:()=>{t.contentWindow?.focus(),t.contentWindow?.print()}});document.
body.append(t)}var ma=[];globalThis.addEventListener?.("beforeprint",()=>{for(let e of document.querySelectorAll(".uw-pa\
nel"))ma.push([e,e.className]),e.className=e.className.replace(/ c\d+/g,"")});globalThis.addEventListener?.("afterprint",
()=>{for(let[e,t]of ma.splice(0))e.className=t});var Le=(e,t,n)=>Math.max(0,Math.min(1,(e-t)/(n-t||1)));function pt(e,t){return t==="chance"?`${(e*100).toFixed(1)}%`:e.toFixed(
2).replace("-","−")}function ne(e,t){let n=[.1,.2,.25,.5,1,2,2.5,5,10,20,25,50,100,200,250,500].find(r=>(t-e)/r<=5)??(t-
e)/4,s=[];for(let r=Math.ceil(e/n);r*n<=t+1e-9;r++)s.push(Number((r*n).toFixed(9)));return s}var Mt=(e,t,n,s="tx",r=14)=>x(
"text",{x:e,y:t,class:s,"font-size":r},n);function ft(e,t,n,s){if(e===0)return C(t,n,s-.8,{fill:"none",stroke:"var(--edg\
e)","stroke-width":1.5});let r=e>1&&C(t,n,s-.9,{fill:"none",stroke:"var(--accent-fill)","stroke-width":1.9});return x("g",
C(t,n,e>1?s*.56:s,{fill:"var(--accent-fill)"}),r)}var Ot=6;function Lr({came:e,measure:t},n,s){return t!=="chance"?x("path.it-paid",{d:`M${n} ${s-Ot-1}l${Ot+1} ${Ot+1}-${Ot+
1} ${Ot+1}-${Ot+1}-${Ot+1}Z`}):e==null?x("path.it-hid",{d:`M${n-Ot} ${s}h${2*Ot}`,"stroke-dasharray":"3 2"}):e?C(n,s,Ot,
{class:"it-came"}):C(n,s,Ot-1,{class:"it-did-not"})}var km=({came:e,measure:t,words:n})=>t!=="chance"?n.replace(/\.$/,"").
toLowerCase():e==null?"the game didn't show it":e?"it happened":"it didn't happen",Ar=e=>[e.mine?`you guessed ${e.mine}`:
"skipped",`the answer is ${e.right}${e.measure==="chance"?"":` ${e.measure}`}`,km(e)].join(", ");function vm({said:e,exact:t,
reach:n,span:[s,r]}){let o=a=>4+192*Math.min(1,Math.max(0,Le(a,s,r))),i=o(t-n);return x("svg.bar",{viewBox:"0 0 200 30",
preserveAspectRatio:"none","aria-hidden":"true"},x("path.axis",{d:"M4 15H196"}),P(i,6,o(t+n)-i,18,{class:"reach"}),x("pa\
th.exact",{d:`M${o(t)} 3V27`}),e!=null&&x("path.said",{d:`M${o(e)-7} 3h14l-7 12z`}))}var $m=e=>f("p.key",{"aria-hidden":"\
true"},f("span.k-said","your guess"),f("span.k-exact","the answer, and what is close"),f("span.k-came","it happened"),e&&
f("span.k-paid","it was an amount"));function pa({title:e,near:t,lines:n=[],doors:s=[]},r,{go:o,open:i},a){let l=r.filter(
({said:c})=>c!=null);return[f("div.endhead",f("h2",{"data-k":"ending",tabindex:-1},e),t&&f("span.chip.line",t)),l.length>
0&&$m(l.some(({measure:c})=>c!=="chance")),l.length>0&&f("ul.stops",l.map(c=>f("li",f("button",{"data-k":`stop.${c.at}`,
"aria-label":`Step ${c.frame}, ${c.name} ${Ar(c)}. Look at it again.`,onclick:()=>o(c.at)},f("span.q",f("b",String(c.frame)),
` ${c.name}`),vm(c),f("span.fig",c.mine,f("small"," for "),c.right),x("svg",{viewBox:"0 0 16 16",width:16,height:16,"ari\
a-hidden":"true"},Lr(c,8,8)))))),f("div.sum",n.map(([c,u])=>f("p",c&&f("b",c," "),u))),l.length>0&&a(),f("div.enddoors",
s.map(({label:c,link:u},h)=>{let[m,...d]=c.split(", ");return f(h===0?"button.btn.solid":"button.btn",{"data-k":`door.${h}`,
"aria-label":c,onclick:()=>i(u)},m,d.length>0&&f("span",`, ${d.join(", ")}`))}))]}var Ae,lt,Ur,fa,Or=Object.is,Bn=0,Ma=[],Nr=[],ot=K,ga=ot.__b,ba=ot.__r,wa=ot.diffed,ya=ot.__c,xa=ot.unmount,ka=ot.__;function Dn(e,t){
ot.__h&&ot.__h(lt,e,Bn||t),Bn=0;var n=lt.__H||(lt.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function Ke(e){
return Bn=1,Mm(Sa,e)}function Mm(e,t,n){var s=Dn(Ae++,2);if(s.t=e,!s.__c&&(s.__=[n?n(t):Sa(void 0,t),function(o){var i=(s.
__N||s.__)[0],a=s.t(i,o);Or(i,a)||(s.__N=[a,s.__[1]],s.__c.setState({}))}],s.__c=lt,!lt.__f)){lt.__f=!0;var r=lt.shouldComponentUpdate;
lt.shouldComponentUpdate=function(o,i,a){var l=this.__H;if(!l)return!0;var c=!1,u=this.props!=o;if(l.__.some(function(m){
m.__N&&(c=!0,Or(m.__[0],m.__N[0])||(u=!0))}),r){var h=r.call(this,o,i,a);return c?h||u:h}return!c||u}}return s.__}function _a(e,t){
var n=Dn(Ae++,3);!ot.__s&&Rr(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,lt.__H.__h.push(n))}function Ue(e,t){var n=Dn(Ae++,4);!ot.
__s&&Rr(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,lt.__h.push(n))}function pe(e){return Bn=5,Hr(function(){return{current:e}},[])}function Hr(e,t){var n=Dn(Ae++,7);return Rr(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function _m(){var e;do{for(;e=Nr.shift();)try{Ge(e)}catch(n){ot.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Ma.shift();){var t=e.
__H;if(e.__P&&t)try{t.__h.some(Ge),t.__h.some(Pr),t.__h=[]}catch(n){t.__h=[],ot.__e(n,e.__v)}}}while(Nr.length)}ot.__b=function(e){
lt=null,ga&&ga(e)},ot.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),ka&&ka(e,t)},ot.__r=function(e){ba&&ba(e),
Ae=0;var t=(lt=e.__c).__H;t&&(Ur==lt?lt.__h=[]:(t.__h.some(Ge),t.__h.some(Pr),Ae=0),t.__h=[],t.__.some(function(n){n.__N&&
(n.__=n.__N),n.u=n.__N=void 0})),Ur=lt},ot.diffed=function(e){wa&&wa(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&$a(Ma.push(
t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Ur=lt=null},ot.__c=function(e,t){t.some(function(n){try{n.__h.some(Ge),
n.__h=n.__h.filter(function(s){return!s.__||Pr(s)})}catch(s){n.__h=[function(){throw s}]}}),ya&&ya(e,t)},ot.unmount=function(e){
xa&&xa(e);var t,n,s=e.__c;s&&s.__H&&(s.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||
!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,$a(Nr.push(r))}else Ge(r)}catch(o){t=o}}),s.__H=void 0,t&&ot.__e(t,s.__v))};var va=typeof requestAnimationFrame==
"function";function Sm(e){var t,n=function(){clearTimeout(s),va&&cancelAnimationFrame(t),setTimeout(e)},s=setTimeout(n,35);
va&&(t=requestAnimationFrame(n))}function $a(e){e!=1&&fa==ot.requestAnimationFrame||((fa=ot.requestAnimationFrame)||Sm)(
_m)}function Ge(e){var t=lt,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),lt=t}function Pr(e){var t=lt;e.__c=e.__(),lt=
t}function Rr(e,t){return!e||e.length!=t.length||t.some(function(n,s){return!Or(n,e[s])})}function Sa(e,t){return typeof t==
"function"?t(e):t}var Ta=800;var Tm=80,Cr=12,Br=e=>e.replace("-","−");function Dr({rule:e,value:t,set:n,refuses:s=!0}){let[r,o]=Ke(t),[i,a]=Ke(!0),
l=Hr(()=>Q("note"),[]),c=r.trim()===t.trim()?r:t,{words:u,meant:h}=c.trim()?ut(c,e):{words:"",meant:""},m=h?Ee(c,e):i&&s?
u:"";_a(()=>{if(i)return;let p=setTimeout(()=>a(!0),Ta);return()=>clearTimeout(p)},[r,i]);let d=(p,b)=>{o(p),a(b),n(p.trim())};
return{text:c,sentence:m,meant:h,id:l,typed:p=>d(p,!1),put:p=>d(p,!0),complain:()=>a(!0),said:{"aria-invalid":m?!0:void 0,
"aria-describedby":m?l:void 0}}}function Ir({number:{text:e,sentence:t,meant:n,id:s},answer:r}){return N("div",{class:"n\
umnote",id:s,role:"status",children:[t&&N("p",{class:"refusal",children:t}),n&&N("div",{class:"row",children:[N("button",
{type:"button",class:"btn","data-k":"meant.yes",onClick:()=>r(n),children:"Yes"}),N("button",{type:"button",class:"btn",
"data-k":"meant.no",onClick:()=>r(`${e.trim()}%`),children:"No"})]})]})}function Em({text:e}){let t=pe(null),n=Br(e),s=e!==
""&&Qt(n)&&n.length<=6,r=n.length<=Cr?n:`${n.slice(0,Cr-1)}…`;return Ue(()=>{t.current?.replaceChildren(e===""?"?":s?kn(
n,n.length>4?34:50):r)},[e]),N("span",{class:e===""?"drawn none":"drawn","aria-hidden":"true",ref:t})}var Lm=({unit:e,low:t,
high:n})=>e==="chance"?1:10**Math.floor(Math.log10((n-t)/50||1));function Ea({label:e,words:t,ends:n,enter:s,k:r="",control:o,
...i}){let a=Dr(i),l=pe(null),{low:c,high:u}=i.rule,h=Lm(i.rule),m=a.text.trim(),d=ut(m,i.rule).value,p=la(m,i.rule),b=()=>String(
Number(Number(l.current?.value).toFixed(h<1?2:0))),g=()=>l.current?.focus({preventScroll:!0});o&&(o.current={focus:g,put:a.
put,complain:a.complain});let w=y=>{y.key==="Enter"&&(y.preventDefault(),m===""&&y.target===l.current?a.put(b()):m!==""&&
d==null?a.complain():m!==""&&s())};return N("div",{class:"asknum",children:[N("div",{class:"saynum",children:[N("span",{
class:"bigbox",children:[N("input",{class:"bignum",inputMode:c<0?"text":"decimal","data-k":`value${r}`,maxLength:Tm,autocomplete:"\
off","aria-label":`${e} ${t}`,...a.said,style:{"--n":String(Math.min(Math.max(2,m.length),Cr))},value:a.text,onInput:y=>a.
typed(y.currentTarget.value),onChange:a.complain,onKeyDown:w}),N(Em,{text:m})]}),N("p",{children:[N("b",{class:"equals",
"aria-hidden":"true",children:p&&`= ${Br(p)} `}),t]})]}),N(Ir,{number:a,answer:y=>{a.put(y),g()}}),N("input",{type:"rang\
e",ref:l,class:d==null?"rng empty":"rng",min:c,max:u,step:h,"data-k":`range${r}`,"aria-label":e,"aria-valuetext":d==null?
"not set yet":`${p||m} ${t}`,style:{"--p":`${d==null?0:100*(d-c)/(u-c||1)}%`},value:d??(c+u)/2,onInput:()=>a.put(b()),onKeyDown:w}),
N("div",{class:"ends","aria-hidden":"true",children:[N("span",{children:n[0]}),N("span",{children:n[1]})]})]})}function Am({
measure:e,span:t,cases:n,label:s="Your guess",...r}){let o=Tr({measure:e,span:t}),i=e==="chance";return N(Ea,{...r,rule:o,
label:s,words:i?`out of 100 ${n}`.trim():e,ends:i?["never","always"]:[Br(String(o.low)),String(o.high)]})}function La({value:e,
set:t},n){let s=f("div.numfield"),r=i=>ve(n(i,o),s),o=i=>{r(i),t(i)};return r(e),s}function Aa(e){let t={current:null};return{
node:La(e,(n,s)=>N(Ea,{...e,value:n,set:s,control:t})),focus:()=>t.current?.focus(),put:n=>t.current?.put(n),complain:()=>t.
current?.complain()}}var In=e=>La(e,(t,n)=>N(Am,{...e,value:t,set:n}));var Ua=(e,t)=>t?`${Math.round(e*100)}${e===1?"%":""}`:String(Math.round(e*100)/100).replace("-","−");function Fn(e,t,n,s){
let r=t.measure==="chance",o=t.answer?.value??0,i=[o,t.said?.value,n.value].filter(S=>S!=null),a=r?0:Math.min(0,t.span[0],
...i),l=r?1:Math.max(t.span[1],...i),c=84,u=62,h=S=>c+Le(S,a,l)*(e-c-u),m=Q("hatch"),d=s?25:31,p=[],b=15,g=(S,M,A,H)=>{p.
push(Mt(0,b+5,S,H?"tx2":"tx"),M,Mt(e,b+5,A,"tx b e",15)),b+=d},w=S=>({x:Math.min(h(0),h(S)),width:Math.max(1.5,Math.abs(
h(S)-h(0)))});if(t.said){let S=h(t.said.value);g("Your guess",x("g",bt(`M${h(0)} ${b}H${S}`,"var(--accent-fill)",2),x("p\
ath",{d:`M${S} ${b+10}l-9-17h18z`,fill:"var(--accent-fill)"})),pt(t.said.value,t.measure))}if(t.was&&!t.said){let S=h(t.
was.value);g("Before",x("g.ghost",x("path",{d:`M${h(0)} ${b}H${S}`,"stroke-dasharray":"5 4"}),x("path",{d:`M${S} ${b+10}\
l-9-17h18z`,"stroke-linejoin":"round"})),pt(t.was.value,t.measure),!0)}let y=t.simulated?"Stored":"Exact";g(y,x("rect",{
...w(o),y:b-9,height:18,fill:"var(--ink)",...Um(t,w)}),pt(o,t.measure));let{value:v,low:k,high:_}=n,$=v!=null&&k!=null&&
_!=null;t.untried||(g("Simulated",$&&x("g",x("rect",{...w(v),y:b-8.5,height:17,fill:`url(#${m})`,stroke:"var(--ink)","st\
roke-width":1.5}),bt(`M${h(k)} ${b}H${h(_)}M${h(k)} ${b-6}v12M${h(_)} ${b-6}v12`,"var(--accent-fill)",2.5)),$?pt(v,t.measure):
"",!$),$||p.push(Mt(c+8,b-d+5,"not tried yet","tx2",13)));let T=ne(a,l).map(S=>[x("path",{d:`M${h(S)} 2V${b-13}`,stroke:S===
0&&!r?"var(--edge)":"var(--rule)"}),Mt(h(S),b+5,Ua(S,r),"tx2 m",13)]),L=[t.said&&`Your guess: ${pt(t.said.value,t.measure)}\
.`,`${y}: ${pt(o,t.measure)}${t.was?`. ${t.was.words}`:""}.`,$&&`Simulated: ${pt(v,t.measure)}, 95% interval from ${pt(k,
t.measure)} to ${pt(_,t.measure)}.`].filter(Boolean);return ce(e,b+10,L.join(" "),x("defs",xt(m,"var(--ink)")),T,p)}var Um=({
was:e,answer:t},n)=>e&&e.value!==t?.value?{class:"grown",style:`--from:${n(e.value).width/n(t?.value??0).width}`}:{},Oa=()=>x(
"svg",{width:14,height:16,viewBox:"-7 -15 14 16","aria-hidden":"true"},x("path.ghost",{d:"M0-2l-6-11h12z","stroke-linejo\
in":"round"}));function Na(e,t,n){let s=e.flatMap(u=>Array(u.n).fill(u.yes)),r=u=>[8+u%10*19,8+Math.floor(u/10)*19],[o,i]=r(
Math.max(1,Math.round((t??0)*100))-1),[a,l]=r(Math.round((n??0)*100)-1),c=e.map(u=>`${u.n} ${u.words}`).join(", ");return x(
"svg.hundred",{viewBox:"0 0 187 187",role:"img","aria-label":`Of 100: ${c}.`},s.map((u,h)=>{let[m,d]=r(h);return ft(u,m,
d,7.2)}),n!=null&&a>0&&x("path.ghost",{d:`M${a} ${l+6}l-7-12h14z`,"stroke-linejoin":"round"}),t!=null&&t>0&&x("path",{d:`\
M${o} ${i+6}l-6-11h12z`,fill:"var(--accent)",stroke:"var(--sheet)","stroke-width":2}))}var Fr=e=>x("svg",{width:18,height:18,
"aria-hidden":"true"},ft(e,9,9,7));function Pa(e,t,n=t){let s=Math.max(...n.map(a=>a[1]),.01),r=14+8*Math.max(...n.map(a=>a[0].
length)),o=n.length>6?22:27,i=t.length*o;return ce(e,i,`${t.map(a=>`${a[0]}: ${a[2]}`).join(". ")}.`,t.map(([a,l,c],u)=>{
let h=u*o+o/2;return[Mt(0,h+5,a),P(r,h-7,Math.max(1.5,l/s*(e-r-64)),14,{fill:"var(--ink)"}),Mt(e,h+5,c,"tx b e")]}))}function Ha(e,t,n,s){
let{runs:r,value:o}=s,i=n.measure==="chance",a=n.apart?void 0:n.answer?.value,l=n.said?.value,[c,u]=i?[0,1]:n.span,h=D=>pt(
D,n.measure).replace("%",""),m=[a,l].flatMap(D=>D==null?[]:[F(h(D),1.06*14)]),d=40,p=Math.max(58,17+Math.max(0,...m)),b=10,
g=26,w=D=>d+Math.log10(D)/4*(e-d-p),y=D=>b+(1-Le(D,c,u))*(t-b-g),v=Q("band"),k=ne(c,u),_=Math.max(1,Math.ceil(17*(k.length-
1)/(t-b-g))),$=(D,nt)=>D.map((Dt,It)=>`${It?"L":"M"}${w(Dt[0])} ${y(Dt[nt])}`).join(""),[T=[],...L]=r,S=T[T.length-1],M=e-
p+10,A=a==null?0:y(a)+5,H=l==null?0:y(l)+5,R=a==null||l==null?18:Math.abs(A-H),I=R>=17?0:(17-R)/2+1,Z=H<=A?-1:1,G=o==null||
!S?"No trials yet.":`After ${s.begun.toLocaleString("en")} trials: ${pt(o,n.measure)}, 95% interval from ${pt(s.low??0,n.
measure)} to ${pt(s.high??0,n.measure)}${a==null?".":`; exact ${pt(a,n.measure)}.`}`;return ce(e,t,G,x("defs",xt(v,"var(\
--edge)")),k.map((D,nt)=>[x("path",{d:`M${d} ${y(D)}H${e-p}`,stroke:"var(--rule)"}),nt%_===0&&Mt(d-8,y(D)+5,Ua(D,i).replace(
"%",""),"tx2 e",13)]),[1,10,100,1e3,1e4].map(D=>Mt(w(D),t-6,D.toLocaleString("en"),D===1?"tx2":"tx2 m",13)),T.length>1&&
x("path",{d:`${$(T,3)}L${[...T].reverse().map(D=>`${w(D[0])} ${y(D[2])}`).join("L")}Z`,fill:`url(#${v})`,opacity:.6}),L.
map(D=>bt($(D,1),"var(--edge)",1.5)),a!=null&&bt(`M${d} ${y(a)}H${e-p}`,"var(--ink)",3),bt($(T,1),"var(--accent-fill)",2.5,
{"stroke-linejoin":"round"}),T.map((D,nt)=>C(w(D[0]),y(D[1]),nt===T.length-1?5:3.2,{fill:nt===T.length-1?"var(--lit)":"v\
ar(--sheet)",stroke:"var(--accent-fill)","stroke-width":2})),l!=null&&[x("path",{d:`M${e-p+1} ${y(l)}l10-6v12z`,fill:"va\
r(--accent-fill)"}),x("text.b",{x:M+5,y:H+Z*I,"font-size":14,fill:"var(--accent)"},h(l))],a!=null&&Mt(M+5,A-Z*I,h(a),"tx\
 b"))}var Oe=26,Om=36;function Ra(e,t){let n=Math.min(Om,(e-Oe-4)/Math.max(1,t.length-1)),s=n>=24,r=t.map(({face:i,die:a,words:l})=>[i?.text,a&&
`a die, ${a}`,l].filter(Boolean).join(": "));return ce(e,56,r.join(", ")||"No trials yet.",t.map((i,a)=>{let l=2+a*n,c=l+
Oe/2,u=!!i.counts,h={transform:`translate(${i.die?l+1:l} ${i.die?8:2})`},m=i.eye?Pm(c,20,u):x("g",h,i.die?Mn(i.die,Oe-2,
u):Ht(i.face,Oe));return x("g",m,u&&!i.eye&&!i.die&&P(l-1,1,Oe+2,Oe*1.4+2,{rx:3,fill:"none",stroke:"var(--lit)","stroke-\
width":3}),(s||i.counts)&&Mt(Nm(c,i.words,e),54,i.words??"",i.counts?"tx b m":"tx2 m",13))}))}function Nm(e,t,n){let s=F(
t??"",13)*.55;return Math.max(s,Math.min(e,n-s))}var Pm=(e,t,n)=>x("g",{fill:"none",stroke:"var(--ink)","stroke-width":2},
x("path",{d:`M${e-13} ${t}q13 ${n?-20:0} 26 0q-13 20-26 0Z`}),n?C(e,t,5,{fill:"var(--accent-fill)",stroke:"none"}):x("pa\
th",{d:`M${e-7} ${t+11}l-2 4M${e} ${t+12}v5M${e+7} ${t+11}l2 4`}));function Ca(e,t,n,s){let l=Math.max(n,t.length,1),c=Math.
min(42,(e-30)/l),u=b=>30+c*(b+.5),h=b=>42-b*36,m=new Map(t.map(b=>[b.at,b])),d=t.map(b=>`${b.at+1}: ${Ar(b)}`),p=b=>{let g=m.
get(b),w=u(b),y=Math.min(13,c/2-1);if(!g&&c<11)return P(w-1,50,2,6,{fill:"var(--edge)"});if(!g)return Mt(w,58,"?","tx2 b\
 m",14);let[v,k]=g.span,_=$=>h(Le($,v,k));return[g.said!=null&&x("path",{d:`M${w-1} ${_(g.said)}l-11-7v14z`,fill:"var(--\
accent-fill)"}),P(w+1,_(g.exact)-3,y,6,{fill:"var(--ink)"}),Lr(g,w,53)]};return ce(e,66,d.length?`${d.join(". ")}.`:"No \
guesses yet.",s>=0&&[P(u(s)-c/2,0,c,62,{fill:"var(--inset)"}),P(u(s)-c/2,62,c,3,{fill:"var(--lit)"})],[0,.5,1].map(b=>[x(
"path",{d:`M30 ${h(b)}H${e}`,stroke:"var(--rule)"}),b!==.5&&Mt(24,h(b)+5,String(b*100),"tx2 e",13)]),Array.from({length:l},
(b,g)=>p(g)))}var Da=e=>e.split("/").map((t,n,s)=>n<s.length-1?[`${t}/`,f("wbr")]:t),Hm=()=>x("svg",{width:18,height:18,"aria-hidden":"\
true"},x("path",{d:"M9 16 1 2h16z",fill:"var(--accent-fill)"}));function Ia(e,t,n,s,r,o,i,a){if(e.certain)return Fa(f("d\
iv.answer",jr(e),Ba(e),r));let l=f("div.cmp"),c=[Pt(l,d=>Fn(d,e,t(),o()))],u=e.bars??[],h=f("div.outcomes");return u.length>
0&&c.push(Pt(h,d=>Pa(d,u))),{node:f("div.answer",l,n.seen&&Rm(n),Cm(e,i),e.measure==="chance"?Bm(e,s,a):Dm(e,a),u.length>
0&&h,r,Ba(e)),tried:()=>c[0].again(),again:()=>c.forEach(d=>d.again()),stop:()=>c.forEach(d=>d.stop())}}var Fa=e=>({node:e,
tried:()=>{},again:()=>{},stop:()=>{}}),Rm=e=>f("p.came",f("span",e.came==null?"The game didn't show it":e.came?"This ti\
me it happened":"This time it didn't"),Fr(e.came?1:0),f("b",e.words??""));function Wr({mistake:e,asks:t,own:n},s){if(!e)
return null;if(n)return f("p",f("b",`${e.name}. `),e.words);let r=(o,i)=>f("button.btn.quiet",{"data-k":`own.${o}`,onclick:()=>s(
i)},o);return t&&f("p.own",f("span",e.asked),r("Yes",!0),r("No",!1))}function Cm(e,t){let{said:n,misconception:s,notice:r}=e,
o=n&&[f("p",{role:"status"},f("b",n.verdict)),Wr(n,t)];return qr(o,r,s)}var qr=(e,t,n)=>!!(e||t||n)&&f("div.note",Hm(),f(
"div",e,t&&f("p.notice",t),n&&f("p.trap",`The trap: ${n}.`)));function Bm(e,t,n){let{answer:s,dots:r=[]}=e;if(!s)return null;
let o=String(s.hundred),i=[s.percent,s.one_in,`odds ${s.odds}`,e.simulated].filter(Boolean);return[f("div.counted",r.length>
0&&Na(r,e.said?.value,e.was?.value),f("div",f("p.big",f("span.sr",`${s.about} `),f("button.asks-why",{tabindex:-1,"aria-\
label":o,onclick:n},kn(o,46)),f("b",t?Er(s):"out of 100"),qa(o,n)),jr(e),f("ul.kinds",r.map(a=>f("li",Fr(a.yes),f("span",
f("b",String(a.n)),` ${a.words}`)))))),f("p.ways",t&&f("b.short",`${o} ${Er(s)}. `),"More forms: ",s.fraction&&[f("b",Da(
s.fraction)),", "],i.map((a,l)=>[l>0&&", ",f("span",{},a)]))]}function Wa(e,t){let[n]=/[\u2212-]?\d[\d,.]*\d|\d/.exec(e)??
[""],s=e.indexOf(n);return n?[e.slice(0,s),f("button.asks-why",{"data-k":"headwhy","aria-label":`${n}: why?`,onclick:t},
n),e.slice(s+n.length)]:e}var qa=(e,t)=>f("button.btn.quiet.derive",{"data-k":"derive",onclick:t},`Why ${e}?`),Dm=(e,t)=>f(
"div.counted",f("div",f("p.lead",f("button.asks-why",{tabindex:-1,onclick:t},f("b",e.answer?.lead??"")),` ${e.answer?.cases??
""} `,qa((e.answer?.lead??"").split(" ")[0],t)),jr(e),f("p.ways",e.simulated||e.answer?.fraction&&[e.answer.rounded?"to \
six places: ":"exactly ",f("b",Da(e.answer.fraction))]))),jr=({was:e})=>e&&f("p.was",Oa(),e.words),Ba=e=>e.apart&&f("p.a\
part",e.apart);function ja(e,t,n,s,r){let o=e.steps??[],i=o[t];if(!i)return Fa(f("p.mute","There's nothing to work out h\
ere."));let a=f("div.art",{tabindex:0,role:"group","aria-label":"The picture"}),l=i.picture,c=l&&Pt(a,h=>r(l.kind,h,l));
return{node:f("div.why",f("div.now",{"data-next":!0,tabindex:-1,"aria-live":"polite"},f("h3",f("i",{"aria-hidden":"true"},
i.letter),i.words),l&&a,i.tree&&f("ul.branches",Ga(i.tree,0)),(i.formula||i.value)&&f("p.reckon",f("span",i.formula??""),
f("b",i.value?`= ${i.value}`:""))),f("div",{class:o.length>6?"tiles many":"tiles",role:"group","aria-label":"All steps"},
o.map((h,m)=>f("button",{"data-k":`why.${m}`,"aria-current":m===t?"step":null,"aria-label":`${h.letter}. ${h.words}${n.has(
m)?`: ${h.value??""}`:""}`,onclick:()=>s(m)},f("i",{"aria-hidden":"true"},h.letter),f("span",f("small",h.words),h.value!=
null&&(n.has(m)?f("b",h.value):f("em.rd"))))))),tried:()=>{},again:()=>c?.again(),stop:()=>c?.stop()}}function Va({steps:e=[]},t,n){
return e[t]?f("div.stepnav",f("button.btn",{"data-k":"why.back","aria-label":"Previous step","aria-disabled":t?null:"tru\
e",onclick:()=>t&&n(t-1)},t?`◂ ${e[t-1].letter}`:"◂"),f("span",`step ${t+1} of ${e.length}`),f("button.btn.solid",{"\
data-k":"why.on","aria-label":t+1<e.length?`Next step, ${e[t+1].letter}`:"Start again from the first step",onclick:()=>n(
(t+1)%e.length)},t+1<e.length?`Next: ${e[t+1].letter} ▸`:"Again: a")):null}var Ga=(e,t)=>[f("li",{style:`--depth:${t}`},
e.chance&&f("b",e.chance),f("span",e.words),e.value&&f("em",e.value)),...e.children.flatMap(n=>Ga(n,t+1))],Ka=()=>f("div\
.covered",{role:"img","aria-label":"The answer is hidden until you guess."},f("div.lines",f("i",{style:"width:88%"}),f("\
i",{style:"width:62%"})),f("div.blank"),f("i",{style:"width:74%"})),Za=()=>f("p.key",{"aria-hidden":"true"},f("span.k-sa\
id","your guess"),f("span.k-exact","the answer"),f("span.k-came","it happened"),f("span.k-not","it didn't")),Ya=({lesson:e="",
concept:t},n)=>f("div.sheet",{role:"dialog","aria-label":t,onkeydown:s=>s.key==="Escape"&&n()},f("h2",t),e.split(`

`).map(s=>f("p",s.split("**").map((r,o)=>o%2?f("b",r):r))),f("button.btn.solid.wide",{"data-k":"readclose",onclick:n},"B\
ack to the question"));var Ja=e=>e.split(/(?<=[.?!])\s+/);function Ze(e){let t=e.map(Ja),n=t[0].filter(s=>t.every(r=>r.includes(s)));return{both:n.
join(" "),own:t.map(s=>s.filter(r=>!n.includes(r)).join(" "))}}var Vr=(e,t)=>e.closest(".uw-cols")?.setAttribute("data-s\
ide",String(t)),za=e=>t=>Vr(t.currentTarget,e),Xa=(e,{line:t},n,s)=>[f("button.sidehead",{"data-k":`turn${e}`,onclick:za(
e)},f("b.badge",{"aria-hidden":"true"},String(e+1)),f("b",t),s&&f("b.it",s)),n.length>0&&f("p.mute",n.map(r=>r.endsWith(
"?")&&t.endsWith("?")?f("span.inshort",r," "):`${r} `))];function Qa(e,t,n,s){let r=Ze(e.map(({ask:a})=>a)).own,o=Ze(e.map(
({given:a})=>a)).own,i=a=>Ja(`${r[a]} ${o[a]}`.trim()).filter(l=>l&&!e[a].line.startsWith(l.slice(0,-1)));return f("div.\
pair",e.map((a,l)=>f("div.side",{role:"group","aria-label":a.line,onfocusin:za(l)},Xa(l,a,i(l)),In({...a,cases:"",k:String(
l),label:a.line,value:t[l],set:c=>n(l,c),enter:s}))))}function tl(e,t){let n=e.flatMap((s,r)=>s===""?[r]:[]);return n.length>
1?"Move the sliders, or type two numbers.":n.length?`The ${n[0]?"second":"first"} number is missing. Both answers are sh\
own together.`:t.map((s,r)=>Cn(e[r],s)).find(Boolean)??""}var el=(e,t)=>wt({label:"Which of the two",choices:e.map(({at:n,
line:s},r)=>[n,`${r+1}. ${s}`]),value:e.find(({here:n})=>n)?.at??e[0].at,k:"side",pick:t});function nl(e,t,n){let s=t.map(
()=>f("div.cmp")),r=t.map(({measure:l,span:c,said:u,number:h},m)=>{let d={measure:l,span:c,said:u,answer:{value:h??0},untried:!0};
return Pt(s[m],p=>Fn(p,d,{},!0))}),o=t.find(({said:l})=>l?.asks),i=t.map(({said:l},c)=>l&&[f("p",{role:"status"},f("b",`${c+
1}. `),l.verdict),(l.own||t[c]===o)&&Wr(l,n)]);return{node:f("div.answer",t.map((l,c)=>f("div.side",Xa(c,l,[],l.text),s[c])),
qr(i,e.notice)),tried:()=>{},again:()=>r.forEach(l=>l.again()),stop:()=>r.forEach(l=>l.stop())}}var Im=400,Gr=[["guess","Just guessing"],["think","Fairly sure"],["know","Certain"]];function sl(e,t=()=>{}){let n=f("di\
v"),s=o=>{e.sure=o,r()},r=()=>{t(),V(n,wt({label:"How sure are you?",choices:Gr,value:e.sure,k:"sure",pick:s}))};return r(),
f("div.sure",f("span","How sure are you?"),n)}function rl({press:e,refused:t}){let n=Number.NEGATIVE_INFINITY,s="",r="",
o=f("button.btn.solid.wide",{"data-k":"main",onclick:()=>{performance.now()-n<Im||(s?t(s):e())}});return{node:o,show(i,a,l=i){
r&&r!==l&&(n=performance.now()),r=l,o.textContent!==i&&(o.textContent=i),s=a,a?o.setAttribute("aria-disabled","true"):o.
removeAttribute("aria-disabled"),o.title=a}}}function ol(e,t,n,{draft:s,folded:r,changed:o,enter:i}){let a=(u,h)=>{s.values[u]=h,o()},l=()=>In({measure:e.measure,span:e.
span,cases:e.cases,value:s.values[0],set:u=>a(0,u),enter:i}),c=()=>V(r,Gr.map(([u,h])=>f("option",{value:u,selected:u===
s.sure},h)));return[t.length>0?Qa(t,s.values,a,i):l(),sl(s,c),n&&f("p.refusal",{role:"alert"},n)]}function il({get:e,press:t,skip:n,refused:s}){let r=rl({press:()=>t(e("main").kind??""),refused:s}),o=f("button.btn",{"d\
ata-k":"also",onclick:()=>t(e("main").also?.kind??"")}),i=f("button.btn",{"data-k":"skip",onclick:n},"Skip");return{node:r.
node,nodes:[r.node,o,i],show(a){let{label:l,kind:c,off:u,also:h}=e("main"),m=c==="predict";return r.show(l??"",u||(m?a():
"")),r.node.hidden=!l,o.hidden=!h,o.textContent=h?.label??"",i.hidden=!m||!e("moment").line,m}}}var Fm="input:not([type=range]), select, textarea, [contenteditable]:not([contenteditable=false])",Kr="uncle_widgets key\
s",Wm="input, [role=tab], .chooser, .art",al=/^(Arrow|Home|End)/,cl="button, a, summary, label, [role=button], [role=tab\
]",Ne=new Set,Zr=e=>e.closest(".uw-page")??e.closest(".uw-room")??e.closest(".uw"),ul=e=>e.getClientRects().length>0,hl=e=>!!e.
any||e.keys.some(t=>t.length===1&&t!==" ");function Wn(){try{return localStorage.getItem(Kr)!=="off"}catch{return!0}}function qm(e){
try{e?localStorage.removeItem(Kr):localStorage.setItem(Kr,"off")}catch{}}function jm({el:e,keys:t},n,s){let{key:r,shiftKey:o}=n;
return al.test(r)&&s.closest(Wm)&&!(s instanceof HTMLInputElement&&e.contains(s))?!1:t().some(i=>(i.keys.includes(r)||i.
any?.(r))&&(!al.test(r)||o===!!i.shift)&&(!i.inside||e.contains(s))&&(!hl(i)||Wn()&&!s.closest("input"))&&i.when()&&i.press(
r,s))}function ll(e){if(e.defaultPrevented||e.isComposing||e.ctrlKey||e.metaKey||e.altKey)return;let t=e.composedPath(),
n=t[0];if(!(n instanceof Element)||n.closest("dialog")||n.closest(Fm)&&e.key!=="Escape")return;let s=[...Ne].filter(({el:r})=>{
let o=Zr(r);return o&&t.includes(o)&&ul(r)});if(s.length){if(e.key==="?")Vm(s[0].el);else if(!s.some(r=>jm(r,e,n)))return;
e.preventDefault(),e.stopPropagation()}}function qn(e,t){let n={el:e,keys:t};return Ne.size||document.addEventListener("\
keydown",ll,!0),Ne.add(n),()=>{Ne.delete(n),Ne.size||document.removeEventListener("keydown",ll,!0)}}function Vm(e){let t=Zr(
e),n=Q("keys"),r=[...Ne].filter(l=>Zr(l.el)===t&&ul(l.el)).flatMap(l=>l.keys()).filter(l=>l.when()),o=f("div.keys-typed"),
i=f("dialog.sheet.keys-list",{"aria-labelledby":n,onclose:()=>i.remove()}),a=()=>{let l=Wn();V(o,f("span",{"aria-hidden":"\
true"},"Letter, number and symbol keys"),wt({label:"Letter, number and symbol keys",choices:[[!0,"On"],[!1,"Off"]],value:l,
pick:c=>{qm(c),a()},k:"typed"}));for(let c of i.querySelectorAll("[data-typed]"))c.classList.toggle("off",!l)};i.append(
f("h2",{id:n,tabindex:-1,autofocus:!0},"Keyboard shortcuts"),f("p.mute","They work while the focus is on this page, but \
not while you type in a field."),f("dl",[...r,{keys:["?"],shown:"?",words:"Shows this list.",when:()=>!0,press:()=>!0}].
map(l=>f("div",{"data-typed":hl(l)&&l.shown!=="?"?"":null},f("dt",f("kbd",l.shown)),f("dd",l.words)))),o,f("button.btn",
{"data-k":"keys.close",onclick:()=>i.close()},"Close")),a(),e.append(i),i.showModal()}var Gm=()=>x("svg.tick",{width:16,height:16,viewBox:"0 0 16 16","aria-hidden":"true"},bt("M2 8.5 6 13 14 3.5","currentCo\
lor",2.5)),Km=e=>e.away?`, not now. ${e.away}`:"",Yr=2;function dl({chips:e,now:t,open:n,pick:s,toggle:r}){if(e.length<Yr)
return null;let o=e.findIndex(a=>a.id===t),i=Q("chips");return f("div",{class:n?"chips open":"chips"},f("button.btn.onec\
hip",{"data-k":"chips","aria-expanded":String(n),"aria-controls":i,onclick:r},f("span",`Question ${o+1} of ${e.length}`),
f("b",e[o]?.name??"")),f("div.allchips",{id:i,role:"group","aria-label":"Questions"},e.map((a,l)=>f("button.qchip",{"dat\
a-k":`q.${a.id}`,"aria-pressed":String(a.id===t),"aria-keyshortcuts":l<9&&Wn()?String(l+1):null,"data-away":!a.arises,"a\
ria-label":`${l+1}. ${a.name}${a.done?", answered":""}${Km(a)}`,title:a.away?`${a.title} ${a.away}`:a.title,onclick:()=>s(
a.id)},f("span",a.name),a.done&&Gm()))))}var ml=e=>f("div.goal",f("h2",e.title??""),!!e.of&&f("span.chip.line",`${[e.at,
e.also].filter(Boolean).join(" and ")} of ${e.of}`),e.line&&f("p",e.line));function Jr(e,t){let{choices:n,name:s,label:r,
value:o}=e,i=n.length>6||n.map(c=>c[1]).join("").length>22,a=Q("setting"),l=`knob.${s}`;return f("div",{class:e.model?"s\
etting model":"setting"},f(i?"label":"span",{for:i?a:null},r),i?f("select.pick",{id:a,"data-k":l,onchange:c=>t(n[c.target.
selectedIndex][0])},n.map(([c,u])=>f("option",{selected:c===o},u))):wt({label:r,choices:n,value:o,pick:t,k:l}))}var pl=(e,t,n)=>f(
"div.siblings",{role:"group","aria-label":`${e}: each choice`},f("span",e),t.map((s,r)=>f("button",{"data-k":`sib.${r}`,
"aria-pressed":String(s.here),"aria-label":`${s.label}: ${s.text??"hidden until you guess"}`,onclick:()=>n(s.value)},f("\
span",s.label),s.text?f("b",s.text):f("i.rd"))));var fl=(e,{get:t,own:n,choose:s,page:r,reading:o})=>qn(e,()=>{let i=Math.min(t("questions").length,9);return[{keys:["y",
"n"],shown:"Y, N",words:"Answers yes or no when you are asked about your mistake.",when:()=>r()==="answer"&&[t("panel"),
...t("pair")].some(({said:a})=>a?.asks),press:(a,l)=>l.closest(".uw-table.acts, input")?!1:(n(a==="y"),!0)},{keys:Array.
from({length:i},(a,l)=>String(l+1)),shown:`1 to ${i}`,words:"Picks that question above the panel.",when:()=>i>=Yr&&!t("g\
oal").title&&!o(),press:(a,l)=>l.closest(".uw-table.acts, input")?!1:(s(t("questions")[Number(a)-1].id),!0)}]});var Zm="uncle_widgets.tones",gl=220,Ym=880,jn=.16,Jm=.2,bl;var zm=()=>Se(Zm);var Xm=(e,[t,n])=>gl*(Ym/gl)**Math.min(1,Math.max(0,(e-t)/(n-t||1)));function Qm(e){let t=bl??new AudioContext;bl=t,e.forEach(
(n,s)=>{let r=new OscillatorNode(t,{frequency:n}),o=new GainNode(t,{gain:0}),i=t.currentTime+1.5*s*jn;o.gain.setValueAtTime(
0,i),o.gain.linearRampToValueAtTime(Jm,i+jn/8),o.gain.linearRampToValueAtTime(0,i+jn),r.connect(o).connect(t.destination),
r.start(i),r.stop(i+jn)})}function wl(e,t,{span:n,answer:s,apart:r}){let o=t.runs[0].at(-1)?.[1],i=t.begun!==e.begun,a=!t.
running&&(i||e.running);if(!zm()||o==null)return;let l=[...i?[o]:[],...a&&s&&!r?[s.value]:[]];l.length>0&&Qm(l.map(c=>Xm(
c,n)))}var U={ink:"var(--ink)",accent:"var(--accent-fill)",rule:"var(--rule)",edge:"var(--edge)",sheet:"var(--ground, var(--she\
et))",band:"color-mix(in srgb, var(--rule) 45%, transparent)"},O=(e,t,n,s="tx",r=13)=>x("text",{x:e,y:t,class:s,"font-si\
ze":r},String(n)),B=(e,t=U.rule,n=1,s={})=>x("path",{d:e,fill:"none",stroke:t,"stroke-width":n,...s}),zr=(e,t)=>x("path",
{d:`M${e} ${t}l9 18h-18z`,fill:U.sheet,stroke:U.accent,"stroke-width":2.5}),z=(e,t,n,...s)=>x("svg.pic",{width:e,height:t,
viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":n},...s),ct=(e,t)=>({class:"pic-in",style:`animation-delay:${Math.round(
e*t)}ms`});function st(e,t,n=13){let s=[];for(let r of e.split(" ")){let o=s.length-1;o>=0&&F(`${s[o]} ${r}`,n)<=t?s[o]+=
` ${r}`:s.push(r)}return s}function gt(e,t,n=6){let s=10**Math.floor(Math.log10((t-e)/n||1));for(let o of[1,2,5,10,20])if((t-
e)/(s*o)<=n){s*=o;break}let r=[];for(let o=Math.ceil(e/s-1e-9);o*s<=t+1e-9;o++)r.push(Number((o*s).toFixed(9)));return r}
var Xr=e=>String(e).replace("-","−");function Ye(e,t,n,s,r){let o=O(e,t,n,s,r);return o.style.cssText="paint-order:str\
oke;stroke:var(--ground, var(--sheet));stroke-width:4px",o}var yl=(e,t,n,s)=>x("g",C(e,t,n-.8,{fill:U.band,stroke:U.rule,"stroke-width":1.5}),B(`M${e-n} ${t+n}L${e+n} ${t-n}`,U.ink,
2,s?{class:"pic-in late"}:{}));function Vn(e,t,n=0){let s=Math.min(19,e/25),r=s*.38,o=[...t.signs],i=u=>[(u%25+.5)*s,(Math.
floor(u/25)+.5)*s],a=4*s+19,l=0,c=t.kinds.map(([u,h],m)=>{let d=`${u.toLocaleString("en")} ${h}`,p=30+F(d,13);l>0&&l+p>e&&
([l,a]=[0,a+19]);let b=l;return l+=p,[m===2?yl(b+8,a-4.5,7,!1):ft(m===0?1:0,b+8,a-4.5,7),O(b+20,a,d,"tx")]});return z(e,
a+6,t.spoken,Array.from({length:100-o.length},(u,h)=>{let[m,d]=i(o.length+h);return C(m,d,1.5,{fill:U.rule})}),o.map((u,h)=>{
let[m,d]=i(h),p=u==="x"?yl(m,d,r,h>=n):ft(u==="y"?1:0,m,d,r);return h>=n?x("g.pic-in",p):p}),c)}var fe=21,tp=3,Qr=50;function Gn(e,t,n=0,s=200){
let{start:r,target:o,n:i}=t,[a,l]=[i<1e3?34:48,e-12],c=M=>a+(l-a)*(M-r)/(o+5-r),u=20,h=Math.floor((s-u-Qr-32)/fe),m=Math.
max(1,Math.min(tp,h)),d=u+m*fe,p=d+12+Qr,b=Math.max(...t.feet,...t.exact.map(M=>M*i),1)*1.08,g=M=>p-Qr*M/b,w=gt(r,o,6).filter(
M=>Number.isInteger(M)&&Math.abs(M-o)>(o-r)/10),y=Math.max(1.5,(c(r+1)-c(r))*.66),[v,k]=[Q("feet"),Q("feet")],_=t.rows.slice(
-m),$=i-_.length,T=i?`Hits on each total after ${i.toLocaleString("en")}`:"Hits on each total",L=i?`at ${o}: ${t.feet[t.
feet.length-1].toLocaleString("en")}`:"",S=e-c(r)-F(L,1.06*13)-8;return z(e,p+20,t.spoken,x("defs",xt(v,U.ink),xt(k,U.accent)),
P(c(o)-7,u-4,14,d-u+6,{fill:U.band,stroke:U.edge}),w.map(M=>[O(c(M),13,M,"tx2 m"),B(`M${c(M)} 17V${d}`)]),O(c(o),13,o,"t\
x b m"),Array.from({length:m},(M,A)=>B(`M${c(r)} ${u+A*fe+fe-5}H${l}`)),_.map((M,A)=>{let H=u+A*fe+fe-5,R=$+A>=n;return[
O(a-6,H+4,($+A+1).toLocaleString("en"),"tx2 e"),M.slice(1).map((I,Z)=>{let[G,D]=[c(M[Z]),c(Math.min(I,o+5))],nt=I===o;return x(
"g",R?{class:"pic-in",style:`animation-delay:${_.length>1&&i-n>1?0:Z*60}ms`}:{},B(`M${G} ${H}A${(D-G)/2} ${Math.min(fe-8,
(D-G)/2*.9+2)} 0 0 1 ${D} ${H}`,U.edge,1.4),C(D,H,nt?5.5:2.2,{fill:nt?U.accent:U.ink}))})]}),B(`M${c(r)} ${p}H${c(o+.6)}`,
U.edge),i>0&&O(a-6,g(b/1.08)+5,Math.round(b/1.08).toLocaleString("en"),"tx2 e"),t.feet.map((M,A)=>{let H=A+1===t.feet.length;
return P(c(r+1+A)-y/2,g(M),y,p-g(M),{fill:`url(#${H?k:v})`,stroke:H?U.accent:U.ink,"stroke-width":.7})}),i>0&&[B(t.exact.
map((M,A)=>`${A?"L":"M"}${c(r+1+A)} ${g(M*i)}`).join(""),U.sheet,5),B(t.exact.map((M,A)=>`${A?"L":"M"}${c(r+1+A)} ${g(M*
i)}`).join(""),U.ink,2.5)],O(c(r),p+16,F(T,13)<S?T:T.replace(" on each total",""),"tx2"),i>0&&O(e,p+16,L,"tx b e"))}var ep={cases:Vn,paths:Gn},to=(e,t)=>x("svg",{width:22,height:12,"aria-hidden":"true"},x("path",{d:"M0 6h22",fill:"none",
...e}),t),np=e=>e>1?`${e.toLocaleString("en")} trials`:"one trial",sp=()=>({node:f("p.untried",{role:"status"},rp),tried:()=>{},
again:()=>{},stop:()=>{}}),rp="This question can't be tried out here, because this page has no Python. You can try the q\
uestions at which the game stops, and those in the lessons. With Python you can try every question.";function xl(e,t,n){
if(e.untried)return sp();let s=f("div.plot"),r=f("div.traces"),o=t().grown,i=o?f("div",{class:`grown ${o.kind}`}):!1,a=o?.
n??0,l=f("div.counts",{role:"group","aria-label":"How many trials"}),c=f("div.told",{role:"status"}),u=f("button.btn.qui\
et.stop",{"data-k":"stop",onclick:()=>n({kind:"stop"})},"Stop"),h=f("input.seedbox",{inputmode:"numeric","data-k":"trial\
seed",maxlength:80,"aria-label":"Seed of your trials",onchange:()=>n({kind:"again",seed:h.value})}),m,d=t(),p=f("span",to(
{stroke:"var(--edge)","stroke-width":1.5}),"earlier runs"),b=()=>{let{clientWidth:$,clientHeight:T}=s;$>0&&T>40&&s.replaceChildren(
Ha($,T,e,t()))},g=()=>{e.traces&&r.clientWidth>0&&r.replaceChildren(Ra(r.clientWidth,t().traces))},w=()=>{let $=t().grown;
!i||!$||!i.clientWidth||(i.replaceChildren(ep[$.kind](i.clientWidth,$,Math.min(a,$.n),i.clientHeight)),a=$.n)},y=new ResizeObserver(
()=>requestAnimationFrame(k));y.observe(s);let v=()=>{let $=t();wl(d,$,e),d=$;let T=$.begun>=$.most;l.classList.toggle("\
full",T),V(l,T?f("button.btn.solid",{"data-k":"anew",onclick:()=>n({kind:"again"})},"Another run"):$.counts.map(M=>f("bu\
tton",{class:M===1?"btn solid":"btn","data-k":`run.${M}`,"aria-label":`×${M.toLocaleString("en")}: run ${np(M)}`,"aria-\
disabled":$.running?"true":null,onclick:()=>!t().running&&n({kind:"run",trials:M,calm:$e()})},`×${M.toLocaleString("en")}`))),
p.hidden=$.runs.length<2,u.style.visibility=$.running?"visible":"hidden",m!==$.seed&&!h.matches(":focus")&&(m=$.seed,h.value=
String($.seed));let L=e.traces?"below the chart":"on the table",S=`Start with one: press ×1 to ${e.trial}. You'll see i\
t ${L}.`;c.replaceChildren(f("p",f("b",$.summary??S),$.last&&f("span.last",` ${$.last}`),$.claim&&` ${$.claim}`,$.band&&
f("span.mute",` ${$.band}`),$.beforehand&&f("span.mute",` ${$.beforehand}`)),...$.note?[f("p.refusal",$.note)]:[]),k()},
k=()=>{g(),b(),w(),c.scrollHeight>c.clientHeight+1?c.tabIndex=0:c.removeAttribute("tabindex")},_=f("div.try",i,s,e.traces&&
r,l,c,f("div.tryfoot",f("p.key",{"aria-hidden":"true"},!e.apart&&f("span",to({stroke:"var(--ink)","stroke-width":3}),e.simulated?
"stored":"exact"),f("span",to({stroke:"var(--accent-fill)","stroke-width":2.5},C(11,6,3.2,{fill:"var(--sheet)",stroke:"v\
ar(--accent-fill)","stroke-width":2})),"your run"),p),f("label.trialseed","seed",h),u,f("button.btn.quiet",{"data-k":"ag\
ain",onclick:()=>n({kind:"again"})},"Start over")));return v(),{node:_,tried:v,again:k,stop:()=>y.disconnect()}}var op=(e,t,n,s)=>x("g",C(e,t,n-.8,{fill:s?U.band:"none",stroke:U.rule,"stroke-width":1.5}),B(`M${e-n*.9} ${t+n*.9}L${e+
n*.9} ${t-n*.9}`,U.edge,1.8));function kl(e,t){let n=e<560,s=n?16.5:19,r=s*.38,[o,i,a,l]=t.counts,c=[...Array(o).fill("y\
es"),...Array(i).fill("out"),...Array(a).fill("no"),...Array(l).fill("out-no")],u=24,h=10*s+10,m=c.map((A,H)=>{let[R,I]=[
(H%10+.5)*s,u+(Math.floor(H/10)+.5)*s];return A==="yes"||A==="no"?ft(A==="yes"?1:0,R,I,r):x("g.pic-in",{style:"animation\
-delay:240ms"},op(R,I,r,A==="out"?1:0))}),d=t.sides.map(([A,H],R)=>{if(!A)return null;let I=R?100-A:0,Z=u+I/10*s+2,G=u+(I+
A)/10*s-2,D=(n?e:e*.55)-h-14,nt=st(H,D),Dt=Math.min(Math.max((Z+G)/2-8*nt.length+5,u+10),u+10*s-16*nt.length);return[B(`\
M${h} ${Z}h6V${G}h-6`,U.edge,1.5),O(h+14,Dt,A,"tx b",15),nt.map((It,Be)=>O(h+14,Dt+16*(Be+1),It,"tx2"))]}),[p,b,g]=t.left,
w=n?0:Math.max(e*.58,h+150),y=n?u+10*s+34:u,v=7,k=n?s:Math.min(s,(e-w)/12),_=Array.from({length:b},(A,H)=>x("g",ct(H,8),
ft(H<p?1:0,w+(H%v+.5)*k,y+(Math.floor(H/v)+.5)*k,k*.38))),$=Math.ceil(b/v),T=w+v*k+18,L=e-T-dt(p,34)-8,S=st(`out of ${b}\
 ${g}`,Math.max(L,60),1.06*15),M=y+Math.max($*k,26+18*S.length)+8;return z(e,Math.max(M,u+10*s+4),t.spoken,O(0,13,t.holders,
"tx b",14),m,d,O(w,y-11,`Cross out ${i+l}. That leaves ${b}`,"tx b",14),_,yt(p,T,y+2,34,{colour:"var(--accent)"}),S.map(
(A,H)=>O(T+dt(p,34)+8,y+14+18*H,A,"tx b",15)),O(T+dt(p,34)+8,y+14+18*S.length,`chance ${t.exact}`,"tx2"))}var vl=e=>1+Math.
max(0,...e.children.map(vl));function $l(e,t){let n=vl(t.tree),s=e/n,r=t.tree.n<1e3?46:62,o=36,i=s-14,a=m=>o+14+16*st(m.
words,i).length,l=[],c=[],u=4,h=(m,d)=>{let p=d*s,b=m.children.map(k=>h(k,d+1)),g=b.length?b.reduce((k,_)=>k+_,0)/b.length:
u+o/2;b.length||(u+=a(m)),m.children.forEach((k,_)=>{let $=k.mark==="out";l.push(x("g",ct(d+1,160),B(`M${p+r} ${g}L${p+s}\
 ${b[_]}`,$?U.rule:U.ink,$?1.5:2)))});let[w,y]=[m.mark==="yes",m.mark==="out"],v=w?"fill:var(--sheet)":y?"fill:var(--ink\
-2)":"";return c.push(x("g",ct(d,160),P(p+1,g-o/2,r-2,o,{rx:3,fill:w?U.accent:U.sheet,stroke:w?U.accent:y?U.rule:U.edge,
"stroke-width":1.8,"stroke-dasharray":y?"4 4":null}),x("text.tx.b.m",{x:p+r/2,y:g+6,"font-size":17,style:v},m.n.toLocaleString(
"en")),st(m.words,i).map((k,_)=>Ye(p,g+o/2+16*(_+1),k,"tx2")))),g};return h(t.tree,0),z(e,u,t.spoken,l,c)}function Ml(e,t){let n=e<440?16:Math.min(22,e/26),s=t.dots.flatMap(([u,,h])=>Array.from({length:u},()=>h)),r=e<10*n+22+180,
o=r?0:10*n+22,i=[],a=r?10*n+24:16;for(let[u,h,m]of t.dots)u&&(i.push(ft(m,o+7,a-5,7),O(o+22,a,u,"tx b",15)),i.push(O(o+26+
9*String(u).length,a,h,"tx",14)),a+=25);i.push(B(`M${o} ${a-10}H${e}`)),a+=10;let l=(u,h,m,d=U.ink)=>{i.push(O(o,a,u,"tx\
2"));for(let b of st(`${h} =`,e-o-48,14))a+=20,i.push(O(o,a,b,"tx",14));let p=O(e,a,m,"b e",20);p.style.fill=d,i.push(p),
a+=28};l("hands, each counted once",t.hands[0],t.hands[1]),l(`${t.cards[0]} in those hands`,t.cards[1],t.cards[2],"var(-\
-accent)");for(let u of st(`unrounded: ${t.exact[0]} and ${t.exact[1]}`,e-o))i.push(O(o,a-4,u,"tx2")),a+=16;a-=16;let c=Math.
max(10*n,a+4);return z(e,c,t.spoken,s.map((u,h)=>x("g",ct(Math.floor(h/10)*3+h%10,20),ft(u,(h%10+.5)*n,(Math.floor(h/10)+
.5)*n,n*.38))),i)}var ip=(e,t,n,s)=>[O(e,t-7,n,"tx b m",17),B(`M${e-15} ${t}h30`,U.ink,2),O(e,t+19,s,"tx b m",17)];function _l(e,t){
let n=t.factors.length,s=t.factors[0][1],r=Math.max(1,Math.min(n,Math.floor((e+20)/84))),o=24,i=Math.min(190,(e-o*(r-1))/
r),a=s>60?12:7,l=Math.min(i/a,13),c=Math.ceil(s/a),u=n<=4&&l>=5,h=(u?c*l+26:18)+66,m=[];t.factors.forEach(([b,g],w)=>{let y=w%
r*(i+o),v=Math.floor(w/r)*h,k=y+(u?a*l/2:i/2),_=[O(u?y:k,v+13,`${w+1}${["st","nd","rd"][w]??"th"} card`,u?"tx2":"tx2 m")];
if(u)for(let T=0;T<g;T++){let L=T>=b;_.push(P(y+T%a*l+1,v+20+Math.floor(T/a)*l+1,l-2,l-2,{rx:1.5,fill:L?U.accent:"none",
stroke:L?U.accent:U.edge,"stroke-width":1.2}))}let $=v+(u?20+c*l:12)+28;m.push(x("g",ct(w,240),_,ip(k,$,b,g))),w+1<n&&m.
push(O(Math.min(e-6,k+(i+o)/2),$+6,"×","tx m",18))});let d=Math.ceil(n/r)*h+14,p=(b,g="tx",w=14)=>{for(let y of st(b,e-
4,g.endsWith(" b")?1.06*w:w))m.push(O(0,d,y,g,w)),d+=w+6};return p(`= ${t.none} without ${t.one}; ${t.some} with one or \
more`,"tx b",15),p(`Counting hands gives the same: ${t.counting[0]} out of ${t.counting[1]}.`),p(`${t.choose}: ${t.means}\
.`,"tx2",13),z(e,d,t.spoken,m)}function Sl(e,t){let n=e<430,s=n?Math.min(44,(e-26)/6):40,r=24,o=22,i=[];for(let h=0;h<6;h+=1)i.push(O(r+(h+.5)*s,14,h+1,
"tx2 m"),O(4,o+(h+.5)*s+5,h+1,"tx2"));t.rows.forEach((h,m)=>{h.forEach((d,p)=>{let b=r+p*s,g=o+m*s,w={fill:d?U.accent:"n\
one",stroke:d?"none":U.edge,"stroke-width":1.2},y=m===p?x("circle",{cx:b+s/2,cy:g+s/2,r:s/2-2,...w}):P(b+1.5,g+1.5,s-3,s-
3,{rx:2,...w}),v=O(b+s/2,g+s/2+5,d,"b m",14);v.style.fill="#FFF",i.push(x("g",ct(m+p,30),y,d&&v))})});let a=o+6*s,l=n?4:
r+6*s+18,c=n?a+24:o+20,u=[P(l,c-12,14,14,{rx:2,fill:U.accent}),...st(t.unlike,e-l-24,14).map((h,m)=>O(l+22,c+19*m,h,"tx",
14))];return c+=19*st(t.unlike,e-l-24,14).length+8,u.push(C(l+7,c-5,7,{fill:U.accent})),u.push(...st(t.doubles,e-l-24,14).
map((h,m)=>O(l+22,c+19*m,h,"tx",14))),c+=34,u.push(O(l,c,t.sum,"tx b",18)),z(e,Math.max(a,c)+8,t.spoken,i,u)}function Tl(e,t){let n=e<640,{start:s,target:r}=t,[o,i]=[n?22:40,e-(n?12:112)],a=S=>o+(i-o)*(S-s)/(r+5-s),l=t.rows.slice(
0,n?8:12),c=n?21:24,u=26,h=u+l.length*c,m=gt(s,r,n?6:10).filter(S=>Number.isInteger(S)&&Math.abs(S-r)>(r-s)/14),d=Q("fee\
t"),p=Q("feet"),b=l.map((S,M)=>{let A=u+M*c+c-6,H=S[S.length-1],R=S.includes(r),I=[];return S.slice(1).forEach((Z,G)=>{let[
D,nt]=[a(S[G]),a(Math.min(Z,r+5))],Dt=Math.min(c-9,(nt-D)/2*.9+2),It=Z===r;I.push(x("g",ct(M*4+G,30),B(`M${D} ${A}A${(nt-
D)/2} ${Dt} 0 0 1 ${nt} ${A}`,U.edge,1.4),C(nt,A,It?5.5:n?2:2.6,{fill:It?U.accent:U.ink})))}),[B(`M${a(s)} ${A}H${i}`),O(
0,A+4,M+1,"tx2"),I,!n&&O(i+14,A+4,R?"lands":`jumps to ${H}`,R?"tx b":"tx2")]}),g=92,w=h+46+g,y=Math.max(...t.feet,...t.exact.
map(S=>S*t.n),1)*1.08,v=S=>w-g*S/y,k=Math.max(1.5,(a(s+1)-a(s))*.66),_=t.feet[t.feet.length-1],$=t.exact.map((S,M)=>`${M?
"L":"M"}${a(s+1+M)} ${v(S*t.n)}`).join(""),T=n?`After ${t.n} rows: hits on each`:`After ${t.n} rows: how often each numb\
er was hit`,L=n?w+42:w+22;return z(e,L,t.spoken,x("defs",xt(d,U.ink),xt(p,U.accent)),P(a(r)-7,u-4,14,h-u+6,{fill:U.band,
stroke:U.edge}),m.map(S=>[O(a(S),14,S,"tx2 m"),B(`M${a(S)} 19V${h}`)]),O(a(r),14,r,"tx b m"),b,O(0,h+26,T,"tx b",14),gt(
0,y,3).filter(Number.isInteger).map(S=>[B(`M${a(s)} ${v(S)}H${a(r+.6)}`),O(a(s)-4,v(S)+4,S,"tx2 e")]),t.feet.map((S,M)=>P(
a(s+1+M)-k/2,v(S),k,w-v(S),{fill:`url(#${M+1===t.feet.length?p:d})`,stroke:M+1===t.feet.length?U.accent:U.ink,"stroke-wi\
dth":n?.7:1})),B($,U.sheet,6),B($,U.ink,3),m.map(S=>O(a(S),w+17,S,"tx2 m")),O(a(r),w+17,r,"tx b m"),n?O(e,w+38,`at ${r}:\
 ${_}, chance ${t.said}`,"tx b e",14):[x("text.b",{x:i-10,y:w-30,"font-size":14,style:"fill:var(--accent)"},`${_} at ${r}`),
O(i-10,w-10,`chance ${t.said}`,"tx b",14)])}function El(e,t){let n=.45*e,s=12+Math.min(n,Math.max(...t.rows.map(([m])=>F(
m,13)))),r=e-s-34,o=Math.max(9,Math.min(17,r/17)),i=Math.max(1,Math.floor(r/o)),a=[],[l,c]=[26,0];for(let[m,d]of t.rows){
let p=d.flatMap(([g,w])=>Array(g).fill(w)),b=st(m,s-12,14);a.push(b.map((g,w)=>O(0,l+5+16*w,g,"tx")),O(e,l+5,p.length,"t\
x b e")),p.forEach((g,w)=>{let[y,v]=[s+(w%i+.5)*o,Math.floor(w/i)*o];a.push(x("g",ct(c++,8),ft(g,y,l+v,o*.38)))}),l+=Math.
max(16*b.length,Math.ceil(p.length/i)*o)+7}let u=0,h=t.kinds.map(([m,d])=>{let p=30+F(d,13);u>0&&u+p>e&&([u,l]=[0,l+19]);
let b=[ft(m,u+8,l,6.5),O(u+19,l+5,d,"tx2")];return u+=p,b});return l+=23,z(e,l+4,t.spoken,O(0,13,`100 ${t.of}`,"tx b",14),
a,h,O(0,l,`${t.exact} of them count`,"tx b",14))}function Ll(e,t){let n=Math.max(10,Math.min(t.total,Math.floor(e/16))),
s=Math.min(30,e/n),r=Math.min(s-3,22),o=r*1.4,i=o+34,a=new Set(t.row),l=[];for(let h=0;h<t.total;h++){let m=h%n*s,d=4+Math.
floor(h/n)*i;l.push(x("g",ct(h,20),P(m+1.5,d,r,o,{rx:2,fill:a.has(h)?U.accent:"none",stroke:a.has(h)?U.accent:U.edge,"st\
roke-width":1.5})))}let c=[-1,...t.row,t.total];t.gaps.forEach((h,m)=>{if(!h)return;let[d,p]=[c[m]+1,c[m+1]-1];for(let b=Math.
floor(d/n);b<=Math.floor(p/n);b++){let g=Math.max(d,b*n)-b*n,w=Math.min(p,b*n+n-1)-b*n,y=4+b*i+o+5,[v,k]=[g*s+2,w*s+r+1];
l.push(B(`M${v} ${y}v4H${k}v-4`,U.ink,1.5));let _=Math.floor(d/n)===b;(p-d<n||_)&&l.push(O((v+k)/2,y+18,h,"tx m"))}});let u=4+
Math.ceil(t.total/n)*i+12;for(let h of st(`${t.reckoning}, ${t.wait}`,e-4,1.06*14))l.push(O(0,u,h,"tx b",14)),u+=20;return z(
e,u-8,t.spoken,l)}function Al(e,t,n){let s=new Map;return e.hits.map(r=>{let o=Math.round(t(r/e.n)/n)*n,i=s.get(o)??0;return s.set(o,i+1),
{x:o,at:i}})}function Ul(e,t){let[n,s]=[e<400?52:66,e-12],r=t.rows.flatMap(h=>h.hits.map(m=>m/h.n)),[o,i]=[Math.max(0,Math.
min(...r)-.03),Math.min(1,Math.max(...r)+.03)],a=h=>n+(s-n)*(h-o)/(i-o),l=8,c=t.rows.map(h=>{let m=Al(h,a,7),d=m.some(y=>y.
at>16),p=d?Al(h,a,4):m,b=Math.max(...p.map(y=>y.at))+1,g=Math.min(6.6,96/b);l+=Math.max(52,b*g+26);let w=l;return l+=4,[
p.map(({x:y,at:v})=>C(y,w-4-v*g,Math.min(d?1.9:2.8,g*.48),{fill:U.sheet,stroke:U.accent,"stroke-width":d?1.1:1.4})),B(`M${n}\
 ${w}H${s}`,U.edge),O(0,w-18,h.n.toLocaleString("en"),"tx b",15),O(0,w-2,"trials","tx2"),O(s,w-Math.max(34,b*g+10),h.near,
"tx e")]}),u=gt(o*100,i*100,e<420?5:8);return z(e,l+40,t.spoken,u.map(h=>[B(`M${a(h/100)} 4V${l}`,U.rule),O(a(h/100),l+16,
h,"tx2 m")]),B(`M${a(t.exact[0])} 4V${l+4}`,U.ink,3),c,O(Math.min(e-50,Math.max(50,a(t.exact[0]))),l+36,`chance ${t.exact[1]}`,
"tx b m",14))}function Ol(e,t){let[n,s]=[26,e-F("misses",13)*1.1-12],r=Math.max(0,Math.min(...t.rows.map(u=>u[1]))-.02),
o=Math.min(1,Math.max(...t.rows.map(u=>u[2]))+.02),i=u=>n+(s-n)*(u-r)/(o-r),a=13.5,l=32+t.rows.length*a,c=Q("miss");return z(
e,l+22,t.spoken,x("defs",xt(c,U.accent)),gt(r*100,o*100,e<420?5:8).map(u=>[B(`M${i(u/100)} 22V${l}`,U.rule),O(i(u/100),l+
17,u,"tx2 m")]),O(Math.min(e-60,Math.max(60,i(t.exact[0]))),14,`chance ${t.exact[1]}`,"tx b m",14),B(`M${i(t.exact[0])} \
20V${l}`,U.ink,3),t.rows.map(([u,h,m],d)=>{let p=32+d*a,b=t.misses.includes(d+1);return x("g",ct(d,60),b?P(i(h),p-5,i(m)-
i(h),10,{fill:`url(#${c})`,stroke:U.accent,"stroke-width":1.5}):B(`M${i(h)} ${p}H${i(m)}`,U.edge,2.5),C(i(u),p,3.6,{fill:U.
sheet,stroke:b?U.accent:U.ink,"stroke-width":2}),(d===0||(d+1)%5===0)&&O(n-8,p+5,d+1,"tx2 e"),b&&x("text.b",{x:i(m)+8,y:p+
5,"font-size":13,style:"fill:var(--accent)"},"misses"))}))}var Nl=([,e,t],n)=>({fill:n?U.ink:t<e?U.sheet:U.edge,stroke:n||t<e?U.ink:U.edge,"stroke-width":1.8});function Pl(e,t){let n=t.
falls.flatMap(i=>i.bars.flatMap(([,a,l])=>[a,l])),[s,r]=[Math.min(0,...n),Math.max(.1,...n)];return e>=460*Math.max(1,t.
falls.length/2)&&t.falls[0].bars.length*t.falls.length<=14?ap(e,t,s,r):lp(e,t,s,r)}function ap(e,t,n,s){let[r,o,i]=[40,46,
200],a=m=>o+i*(s-m)/(s-n||1),l=(e-r)/t.falls.length,c=a(n)+(n<0?26:8),u=Math.min(120,(l-24)/Math.max(...t.falls.map(m=>m.
bars.length)))-2,h=Math.max(...t.falls.flatMap(m=>m.bars.map(([d])=>st(d,u).length)));return z(e,c+8+15*h,t.spoken,O(0,30,
t.unit,"tx2"),gt(n,s,5).map(m=>[B(`M${r} ${a(m)}H${e}`,m?U.rule:U.ink,m?1:1.5),O(r-6,a(m)+5,Xr(m),"tx2 e")]),t.falls.map(
(m,d)=>{let p=r+d*l+10,b=Math.min(120,(l-24)/m.bars.length);return[t.falls.length>1&&O(p+b*m.bars.length/2,16,m.title,"t\
x m b",15),m.bars.map((g,w)=>{let[y,v,k,_]=g,$=w+1===m.bars.length,T=p+w*b,L=a(Math.max(v,k)),S=k<v&&!$?a(k)+16:L-6;return x(
"g",ct(w,160),P(T+2,L,b-4,Math.max(2,Math.abs(a(k)-a(v))),Nl(g,$)),!$&&B(`M${T+b-2} ${a(k)}h4`,U.ink,1.5),O(T+b/2,S,_,$?
"tx b m":"tx m",14),st(y,b-2).map((M,A)=>O(T+b/2,c+12+15*A,M,$?"tx b m":"tx2 m")))})]}))}function lp(e,t,n,s){let r=t.falls.
flatMap(h=>h.bars.map(([m])=>F(m,13))),o=Math.min(e*.36,Math.max(...r)*1.08+10),[i,a]=[o+(n<0?46:6),e-88],l=h=>i+(a-i)*(h-
n)/(s-n||1),c=0,u=t.falls.map(h=>{let m=t.falls.length>1&&O(0,c+15,h.title,"tx b",15);m&&(c+=22);let d=c,p=h.bars.map((g,w)=>{
let[y,v,k,_]=g,$=w+1===h.bars.length,T=st(y,o-4,$?1.06*13:13),L=c+2;c+=Math.max(25,T.length*15+8);let S=Math.max(v,k);return x(
"g",ct(w,160),T.map((M,A)=>O(0,L+13+15*A,M,$?"tx b":"tx2")),P(l(Math.min(v,k)),L,Math.max(2,Math.abs(l(k)-l(v))),17,Nl(g,
$)),O(l(S)+8,L+13,$?`${_} ${t.unit}`:_,$?"tx b":"tx",14))}),b=B(`M${l(0)} ${d}V${c}`,U.ink,1.5);return c+=12,[m,b,p]});return z(
e,c,t.spoken,u)}function Hl(e,t){let n=t.heaps.map(([L])=>L),[s,r]=[Math.min(...n,t.exact[0]),Math.max(...n,t.exact[0])],
o=(r-s||1)*.07,i=L=>14+(e-28)*(L-s+o)/(r-s+2*o),a=n.map(i),l=Math.min(60,...a.slice(1).map((L,S)=>L-a[S])),c=Math.max(...t.
heaps.map(([,L])=>L)),u=l<13?7:l<30?8.5:10.5,h=Math.max(1,Math.min(4,Math.floor((l-3)/u))),m=Math.ceil(c/h),d=Math.min(u,
190/m),p=22+m*d,b=t.heaps.map(([,,L],S)=>({x:a[S],text:L,wide:F(L,13)})),g=-1/0,w=b.filter(({x:L,wide:S})=>L-S/2<g+6?!1:
(g=L+S/2,!0)),[y,v]=t.mean,k=`balances at ${v}; the exact average is ${t.exact[1]} ${t.unit}`,_=F(k,1.06*14),$=i(y)+16+_<
e?i(y)+16:Math.max(0,i(y)-16-_),T=st(k,e,1.06*14);return z(e,p+36+18*T.length,t.spoken,t.heaps.map(([,L],S)=>[Array.from(
{length:L},(M,A)=>C(a[S]+(A%h-(h-1)/2)*d,p-7-Math.floor(A/h)*d,d*.4,{fill:"none",stroke:U.accent,"stroke-width":1.7})),l>=
20&&O(a[S],p-10-Math.ceil(L/h)*d,L,"tx b m")]),B(`M6 ${p}H${e-6}`,U.ink,4),w.map(({x:L,text:S})=>O(L,p+19,S,"tx2 m")),x(
"path",{d:`M${i(y)} ${p+2}l10 20h-20z`,fill:U.sheet,stroke:U.ink,"stroke-width":2.5}),T.map((L,S)=>O(T.length>1?0:$,p+42+
18*S,L,"tx b",14)))}function Rl(e,t){let[n,s,r,o]=[40,e-6,24,170],i=t.shares.length,a=(s-n)/i,l=Math.max(...t.shares),c=w=>r+
o*(1-w/l),u=w=>n+a*(w-t.first+.5),[h,m]=[r+o,Math.max(1,Math.ceil(26/a))],d=`average ${t.mean[1]}, median ${t.median}`,p=u(
t.mean[0])+16+F(d,14)<e,b=`most likely: ${t.likeliest[0]} (${t.likeliest[1]})`,g=u(t.likeliest[0])+a/2+4+1.1*F(b,13)<e;return z(
e,h+46,t.spoken,gt(0,l,4).map(w=>[B(`M${n} ${c(w)}H${s}`),O(n-6,c(w)+5,Math.round(w*100),"tx2 e")]),O(0,13,"out of 100",
"tx2"),t.shares.map((w,y)=>x("g",ct(y,20),P(n+y*a+Math.min(2,a*.1),c(w),Math.max(1,a-Math.min(4,a*.2)),h-c(w),{fill:U.ink}),
y%m===0&&O(u(t.first+y),h+16,t.first+y,"tx2 m"))),B(`M${n} ${h}H${s}`,U.ink,2),g?O(u(t.likeliest[0])+a/2+4,c(l)+11,b,"tx",
13):O(e,13,b,"tx e",13),zr(u(t.mean[0]),h+21),O(p?u(t.mean[0])+16:u(t.mean[0])-16,h+38,d,p?"tx b":"tx b e",14))}function Cl(e,t){
let[n,s,r,o]=[40,e-8,24,190],i=t.bins.reduce((k,_,$)=>_>=5e-4?$:k,0)+1,a=t.bins.slice(0,i),l=Math.max(...a),c=k=>n+(s-n)*
k/(i*t.step),u=k=>r+o*(1-k/l),h=r+o,[m,d,p]=t.band,b=c(t.step)-c(0),g=`average ${t.mean[1]} ${t.unit}`,w=c(t.mean[0])+15+
F(g,14)*1.1<e,y=`${m} to ${d}: ${p}`,v=Math.max(0,Math.min(c(m),e-F(y,14)*1.1));return z(e,h+76,t.spoken,P(c(m),r-6,c(d)-
c(m),o+6,{fill:U.band}),gt(0,l,4).map(k=>[B(`M${n} ${u(k)}H${s}`),O(n-6,u(k)+5,Math.round(k*100),"tx2 e")]),O(0,13,"out \
of 100","tx2"),a.map((k,_)=>x("g",ct(_,20),P(c(_*t.step)+b*.06,u(k),b*.88,Math.max(0,h-u(k)),{fill:U.ink}))),B(`M${n} ${h}\
H${s}`,U.ink,2),gt(0,i*t.step,e<420?4:7).filter(k=>c(k)<s-10).map(k=>O(c(k),h+17,k,"tx2 m")),zr(c(t.mean[0]),h+20),O(c(t.
mean[0])+(w?15:-15),h+37,g,w?"tx b":"tx b e",14),B(`M${c(m)} ${h+44}v10M${c(m)} ${h+49}H${c(d)}M${c(d)} ${h+44}v10`,U.ink,
2),O(v,h+71,y,"tx b",14))}function Bl(e,t){let[n,s,r,o]=[40,e-14,30,168],[i,a]=[t.x[0],t.x[t.x.length-1]],l=[...t.y,...t.
lines.map(([_])=>_)],c=t.chance?0:Math.min(0,...l),u=Math.max(...l)*1.12,h=(t.chance?Math.min(1,u):u)||1,m=_=>n+(s-n)*(_-
i)/(a-i||1),d=_=>r+o*(1-(_-c)/(h-c)),p=r+o,b=t.x.map((_,$)=>`${$?"L":"M"}${m(_)} ${d(t.y[$])}`).join(""),g=t.here,w=g?F(
`you are here: ${g[2]}`,14)*1.1:0,y=g?Math.min(Math.max(n+4,m(g[0])-w+10),s-w):0,v=t.lines.map(([_])=>d(_)-6),k=g?d(g[1])-
13:0;return v.some(_=>Math.abs(_-k)<16)&&(k=Math.min(...v,k)-18),z(e,p+(t.across?42:24),t.spoken,O(0,13,t.up,"tx2"),gt(c,
h,5).map(_=>[B(`M${n} ${d(_)}H${s}`),O(n-6,d(_)+5,t.chance?Math.round(_*100):Xr(_),"tx2 e")]),gt(i,a,e<420?5:9).filter(Number.
isInteger).map(_=>O(m(_),p+17,_,"tx2 m")),B(`M${n} ${p}H${s}`,U.ink,1.5),t.across!==""&&O((n+s)/2,p+37,t.across,"tx2 m"),
B(b,U.ink,3),t.lines.map(([_,$],T)=>{let L=T%2===0;return[B(`M${n} ${d(_)}H${s}`,U.edge,1.8,{"stroke-dasharray":"6 4"}),
Ye(L?s:n+6,v[T],$,L?"tx e":"tx")]}),g&&[B(`M${m(g[0])} ${p}V${d(g[1])}`,U.ink,1.5,{"stroke-dasharray":"2 3"}),C(m(g[0]),
d(g[1]),6,{fill:U.ink,stroke:U.sheet,"stroke-width":2}),Ye(y,k,`you are here: ${g[2]}`,"tx b",14)])}var cp={counted_twice:Ml,draw_by_draw:_l,two_dice:Sl,frequency_grid:kl,whole_tree:$l,footprints:Tl,waterfall:Pl,balance:Hl,
gaps:Ll,split:El,cases:(e,t)=>Vn(e,t),paths:(e,t)=>Gn(e,t),columns:Rl,histogram:Cl,graph:Bl,runs:Ul,intervals:Ol};function Dl(e,t,n){
let s=cp[e];if(!s)throw new Error(`There is no picture of the kind ${e}.`);return f("figure.picture",s(t,n),n.caption&&f(
"figcaption",n.caption))}var up=2,hp=["first","second"],Il=1e-9;function eo({judged:e,unit:t}){return e==="chance"?{low:0,high:100,unit:"chance"}:
e==="count"?{low:0,high:999999,unit:t,whole:!0}:{low:-9999,high:9999,unit:t}}function Fl(e,t){let{value:n,share:s,words:r}=ut(
t,eo(e));if(n==null)throw new Error(r);let o=e.judged==="chance"?s:n;return o>=e.low-Il&&o<=e.high+Il}function Kn({attempts:e,
attempts_from:t},n,s,r){return e.slice(t).filter(o=>o.place===n&&o.question===s&&!_t(o.settings,r.settings))}function Zn(e,t){
let n=e.asks.map((r,o)=>dp(r,t.filter(({step:i})=>i===o).map(({number:i})=>i))),s=n.findIndex(({outcome:r})=>!r);return{
steps:n,at:s,lines:e.lines}}function dp({low:e,high:t,...n},s){let r=[],o="";for(let i of s){if(o)break;i?Fl({...n,low:e,
high:t},i)?o=hp[r.length]:r.push(i)===up&&(o="shown"):o="shown"}return{...n,outcome:o,wrong:r}}function no(e,t,n){if(t.asks.
length===0)throw new Error("This question has no small steps.");let{at:s}=Zn(t,Kn(e,n.place,n.question,t));if(n.step!==s){
let r=s>=0?`step ${s+1} of ${t.asks.length}`:"nothing more: all steps are done";throw new Error(`Expected an answer to ${r}\
.`)}return n.number&&Fl(t.asks[s],n.number),{...e,attempts:[...e.attempts,n]}}var Wl=(e,t)=>t.length>0?Zn(e,t).steps.map(
({outcome:n})=>n||"open").join(" "):"";function ql({text:e}){let[,t,n]=/^(.*?)( out of 100)?$/.exec(e);return N("b",{class:"r",children:[t,n&&N("small",{children:n.
trim()})]})}function jl({left:e,done:t}){return N("ul",{class:"left",children:e.map(([n,s,r],o)=>{let i=!t&&o===e.length-
1;return N("li",{children:[N("span",{children:n}),N("b",{children:s}),N("i",{class:i?"hidden":"","aria-hidden":"true",children:!i&&
N("i",{style:{width:`${r}%`}})}),N("b",{class:"n",children:i?"?":r})]},n)})})}function mp({step:e,at:t,line:n,fresh:s}){
let r=e.outcome==="shown";return N("li",{class:s?"fresh":"",children:[N("i",{class:r?"shown":"","aria-hidden":"true",children:t+
1}),N("p",{children:[n.words,n.formula&&N("small",{children:n.formula}),r&&N("span",{class:"reason",children:e.reason})]}),
N(ql,{text:n.value??""})]})}function pp({step:e,at:t,lights:n,act:s}){let r=pe(null),[o,i]=Ke(""),a=eo(e),l=Dr({rule:a,value:o,
set:i}),c=e.wrong.at(-1),u=e.judged==="chance"?e.unit||"out of 100":e.unit;return Ue(()=>r.current?.focus({preventScroll:!0}),
[]),Ue(()=>{c!=null&&r.current?.select()},[e.wrong.length]),N("form",{class:"small",onSubmit:m=>{m.preventDefault();let d=l.
text.trim();d!==""&&ut(d,a).value!=null?s.answer(t,d):(l.complain(),r.current?.focus({preventScroll:!0}))},noValidate:!0,
children:[N("i",{"aria-hidden":"true",children:t+1}),N("h4",{id:`${l.id}q`,children:e.words}),e.left.length>0&&N(jl,{left:e.
left,done:!1}),N("div",{class:"in",children:[N("input",{ref:r,class:"field","data-k":"step",inputMode:e.judged==="count"?
"numeric":"text",autocomplete:"off",maxLength:40,"aria-labelledby":`${l.id}q`,...l.said,value:l.text,onInput:m=>l.typed(
m.currentTarget.value)}),N("span",{children:u}),N("button",{type:"submit",class:"btn solid","data-k":"step.check",children:"\
Check"})]}),N(Ir,{number:l,answer:m=>{l.put(m),r.current?.focus({preventScroll:!0})}}),c!=null&&N("p",{class:"no",role:"\
status",children:[N("b",{children:["Not ",c,". ",n&&"Look at what is lit up on the table. "]}),e.hint]})]})}function fp({
panel:e,lines:t}){let n=t.at(-1);return N("div",{class:"fin","data-next":!0,tabIndex:-1,children:[t.slice(0,-1).map(s=>N(
"p",{children:[s.words,": ",s.formula," ",s.value&&`= ${s.value}`]},s.words)),n?.formula&&N("p",{class:"eq",children:n.formula}),
N("p",{children:[e.headline," ",e.said?.verdict]})]})}function gp({panel:e,act:t}){let{steps:n,at:s,lines:r}=e.work,o=pe(
null),i=(e.steps??[]).slice(0,r),a=s<0,l=a?n.length:s,c=pe(l),u=i.slice((n.at(-1)?.line??0)+1);return Ue(()=>{let h=o.current?.
querySelector(a?".fin":".small");h?.scrollIntoView({block:"nearest"}),a&&l!==c.current&&h instanceof HTMLElement&&h.focus(
{preventScroll:!0})},[l]),N("div",{class:"work",ref:o,children:[N("div",{class:"workhead",children:[N("h3",{children:"Wo\
rk it out"}),N("p",{class:"pips",children:[N("span",{children:[a?"All":"Step"," ",a?n.length:l+1,a?" steps done":` of ${n.
length}`]}),n.map((h,m)=>N("i",{class:m<l?"d":m===l?"n":"","aria-hidden":"true"},h.line))]})]}),N("ol",{class:"lines",children:n.
slice(0,l).flatMap((h,m)=>{let d=m>0?n[m-1].line+1:0;return i.slice(d,h.line+1).map((p,b,g)=>b===g.length-1?N(mp,{step:h,
at:m,line:p,fresh:m===l-1&&l>c.current},p.letter):N(bp,{line:p},p.letter))})}),!a&&N(pp,{step:n[s],at:s,lights:(i[n[s].line]?.
lit??[]).length>0,act:t},`${e.key} ${s}`),a&&n.at(-1)?.left.length?N(jl,{left:n.at(-1)?.left??[],done:!0}):null,a&&N(fp,
{panel:e,lines:u.length>0?u:i.slice(-1)}),N("p",{class:"ways",children:[N("button",{type:"button",class:"btn quiet","dat\
a-k":"work.back",onClick:t.back,children:"Back to the answer"}),!a&&N("button",{type:"button",class:"btn quiet","data-k":"\
work.show",onClick:()=>t.show(s),children:"Show me this step"})]})]})}var bp=({line:e})=>N("li",{class:"told",children:[
N("i",{"aria-hidden":"true"}),N("p",{children:[e.words,e.formula&&N("small",{children:e.formula})]}),N(ql,{text:e.value??
""})]});function Vl(e,t,n){let s=n?.node.classList.contains("workpage")?n.node:f("div.workpage");return ve(N(gp,{panel:e,
act:t}),s),{node:s,tried:()=>{},again:()=>{},stop:()=>{}}}function Gl(e,t,n){if(!e.revealed)return{};if(t==="steps")return wp(
e);let s=t==="why"?e.steps?.[n]:void 0;return Object.fromEntries((s?.lit??[]).map(r=>[r,s?.letter??""]))}function wp({work:e,
steps:t=[]}){if(!e)return{};let n=s=>(t[e.steps[s].line]?.lit??[]).map(r=>[r,String(s+1)]);return e.at>=0&&e.steps[e.at].
wrong.length>0?Object.fromEntries(n(e.at)):Object.fromEntries(e.steps.flatMap(({outcome:s},r)=>s?n(r):[]))}var yp=[["answer","Answer"],["why","Why"],["try","Try it"]],Kl=9,xp=480,kp=e=>{let t=e.parentElement.getBoundingClientRect(),
n=e.getBoundingClientRect();return Math.max(0,n.right-t.right+8)};function Zl({model:e,el:t}){let n=f("div.uw.uw-panel");
St(n,e.get("palette"));let s=E=>f("div",{class:`p-${E}`}),[r,o,i,a,l,c,u,h,m,d]="head quest ask tabs page nav main strip\
 foot read".split(" ").map(s),p=f("section.sheet",{"aria-label":"The question"});p.append(r,o,i,a,l,c,u,h,m);let b=f("p.\
sr",{role:"status"});n.append(b,p,d),t.append(n);let g=e.get.bind(e),w=(E,q)=>{e.set(E,q),e.save_changes()},y=E=>{b.textContent=
E},v={key:"",values:["",""],sure:"think"},k=new Set,_=!1,$=!1,T=!0,L=!1,S=null,M=null,A=()=>g("pair").length>0?tl(v.values,
g("pair")):g("panel").none?"":Cn(v.values[0],g("panel")),H=()=>{let[E,q]=v.values;A()?y(A()):(e.send({kind:"predict",value:E,
second:q,sure:v.sure}),de(g("game")))},R=E=>e.send({kind:"go",at:E}),I=il({get:g,press:E=>{E==="predict"?H():E==="work"?
De("steps"):e.send({kind:"main"})},skip:()=>e.send({kind:"skip"}),refused:y}),Z=f("select.pick.surefold",{"data-k":"sure\
fold","aria-label":"How sure are you?",onchange:E=>{v.sure=E.target.value,Be()}}),G=E=>q=>w("settings",{...g("settings"),
[E.name]:q}),D=E=>{_=!1,w("question",E),e.send({kind:"pick",question:E}),nt()},nt=()=>{let E=g("goal");V(r,E.title?ml(E):
dl({chips:g("questions"),now:g("question"),open:_,pick:D,toggle:()=>{_=!_,nt()}}))},Dt=()=>{let E=g("panel"),q=g("moment");
if(E.none){V(o,f("h2",E.title),f("p.mute",E.when));return}let Y=E.revealed&&!g("goal").title,X=g("pair"),rt=E.revealed&&
At()!=="answer",vt=X.length>0&&!rt,Ie=Y&&(q.headline||E.headline),an=Ie&&!E.certain?Wa(Ie,()=>De("why")):Ie||E.ask,Ps=Y?
E.ask:E.given;V(o,X.length>0&&rt&&el(X,R),f("h2",{"data-next":!0,tabindex:-1},(vt?Ze(X.map(({ask:ie})=>ie)).both||E.title:
an)??""),f("p.mute.given",vt?Ze(X.map(({given:ie})=>ie)).both:Ps),E.fault&&f("p.refusal",E.fault),!E.revealed&&It())},It=()=>{
let E=g("panel"),q=E.knobs.filter(rt=>!rt.model),Y=E.row??[];return!!(g("moment").line||g("goal").title)||q.length===0?!1:
f("div.settings",q.map((rt,vt)=>vt===0&&Y.length>1?pl(rt.label,Y,G(rt)):Jr(rt,G(rt))))},Be=()=>{let E=g("panel");if(E.none||
E.revealed)i.replaceChildren();else{let q={draft:v,folded:Z,changed:()=>on(),enter:H};V(i,...ol(E,g("pair"),g("note"),q))}},
Wu=()=>{let E=g("panel"),q=yp.filter(([Y])=>Y!=="try"||!E.certain);V(a,!!E.revealed&&wt({label:"Pages",choices:q,value:At(),
k:"page",pick:De}))},De=E=>{w("page",E),rn()},At=()=>{let E=g("page"),{certain:q,work:Y}=g("panel");return q&&E==="try"||
E==="steps"&&!Y?"answer":E},qu={answer:(E,q)=>e.send({kind:"answer_step",step:E,number:q}),show:E=>e.send({kind:"show_st\
ep",step:E}),back:()=>De("answer")},ju=()=>{let E=Gl(g("panel"),At(),g("why"));JSON.stringify(E)!==JSON.stringify(g("lit"))&&
w("lit",E)},rn=()=>{let E=g("panel"),q=S;if(S?.stop(),S=null,Dt(),n.dataset.page=At(),n.classList.toggle("stopped",!!g("\
moment").line),n.dataset.at=String(g("moment").at??""),Wu(),Bo(),Vu(),E.none)l.replaceChildren();else if(!E.revealed)V(l,
Ka());else{let X=At();X==="why"?(k.add(g("why")),S=ja(E,g("why"),k,rt=>w("why",rt),Dl)):X==="steps"?S=Vl(E,qu,q):X==="tr\
y"?S=xl(E,()=>g("tried"),e.send.bind(e)):g("pair").length>0?S=nl(E,g("pair"),rt=>e.send({kind:"own",yes:rt})):S=Ia(E,()=>g(
"tried"),g("moment"),!!g("goal").title,It(),Gu,rt=>e.send({kind:"own",yes:rt}),()=>De("why")),l.firstChild!==S.node&&V(l,
S.node)}V(c,E.revealed&&At()==="why"&&Va(E,g("why"),X=>w("why",X))),ju(),S?.again(),Us(),S?.again();let Y=l.querySelector(
'.siblings [aria-pressed="true"]');Y instanceof HTMLElement&&Y.parentElement&&(Y.parentElement.scrollLeft=kp(Y))},on=()=>{
let E=it(n)===I.node,q=I.show(A);E&&I.node.hidden&&(L=!0),u.classList.toggle("last",!q||!!g("goal").title),u.firstChild||
u.append(Z,...I.nodes)},Co=()=>f("button.btn.quiet",{"data-k":"save",onclick:()=>e.send({kind:"save"})},"Save my guesses"),
Bo=()=>{let E=g("guesses"),q=g("moment"),Y=q.of||0,X=g("ending"),rt=!!X.title,vt=rt&&!n.classList.contains("ended");if(n.
classList.toggle("ended",rt),M?.stop(),M=null,rt){let ie={go:R,open:Xu=>e.send({kind:"open",link:Xu})},zu=L||!!it(n);V(h,
...pa(X,E,ie,Co)),vt&&zu&&ue(n,"ending");return}let Ie=g("panel").revealed&&At()!=="answer";if(E.length===0&&!Y||Ie){h.replaceChildren();
return}let an=f("div");V(h,f("h3",Y>0?`Your guesses, ${E.length} of ${Y}`:"Your guesses"),Za(),an);let Ps=q.line?q.at??-1:
-1;M=Pt(an,ie=>Ca(ie,E,Math.max(Y,E.length),Ps))},Vu=()=>{let E=g("panel");if(E.none){m.replaceChildren();return}let q=E.
knobs.filter(X=>X.model),Y=!g("goal").title;V(m,ua(E),f("p.mute",E.revealed&&At()!=="why"?"":E.model),f("div.row",Y&&q.map(
X=>Jr(X,G(X))),E.revealed&&At()==="why"&&E.lesson&&f("button.btn.quiet",{"data-k":"read",onclick:()=>As(!0)},"Read about\
 it"),E.said&&At()==="answer"&&Y&&!g("moment").line&&Co()))},As=E=>{$=E,p.inert=E,V(d,E&&Ya(g("panel"),()=>As(!1))),ue(n,
E?"readclose":"read")},Us=()=>{for(let E=1;E<=Kl;E++)n.classList.remove(`c${E}`);M?.again(),Do()},Do=()=>{for(let E=1;E<=
Kl&&p.scrollHeight>p.clientHeight+1;E++)n.classList.add(`c${E}`)},Gu=()=>p.clientHeight>0&&p.clientHeight<xp,Os=()=>{let E=g(
"panel"),q=E.key!==v.key;q&&Object.assign(v,{key:E.key,values:["",""],sure:"think"}),(q||T)&&(k=new Set);let Y=!!(E.revealed&&
T&&!q&&E.said),X=it(n),rt=L||!!(X&&p.contains(X));if(L=!1,T=!E.revealed,p.classList.toggle("asked",T&&!E.none),p.classList.
toggle("paired",g("pair").length>0),Vr(n,Math.max(g("pair").findIndex(({here:vt})=>vt),0)),p.classList.toggle("lift",Y),
$&&!E.revealed&&As(!1),nt(),Be(),on(),rn(),Y&&E.said&&y([E,...g("pair").slice(1)].map(({said:vt})=>vt?.verdict??"").join(
" ")),Y&&rt&&!(g("goal").title&&X===I.node)){let vt=o.querySelector("h2");vt instanceof HTMLElement&&vt.focus({preventScroll:!0})}},
Io=new ResizeObserver(()=>requestAnimationFrame(()=>{Us(),S?.again()}));Io.observe(n);let Ku=fl(n,{get:g,own:E=>e.send({
kind:"own",yes:E}),choose:D,page:At,reading:()=>$}),Ns=E=>()=>{E(),Us(),S?.again()},Zu=()=>{S?.tried(),Do()},Yu=()=>{Be(),
g("panel").revealed&&g("note")&&y(g("note"))},Ju=()=>{on(),rn()},Fo=[["change:panel",Os],["change:questions change:quest\
ion change:goal",Ns(nt)],["change:page change:why",rn],["change:pair",Os],["change:main",on],["change:moment",Ju],["chan\
ge:guesses change:ending",Ns(Bo)],["change:note",Ns(Yu)],["change:tried",Zu],["msg:custom",Ct]];for(let[E,q]of Fo)e.on(E,
q);return Os(),()=>{for(let[E,q]of Fo)e.off(E,q);S?.stop(),M?.stop(),Io.disconnect(),Ku()}}var Yl="uncle_widgets.lesson.";var Jl=e=>String(e).replace("-","−"),Xl=({low:e,high:t},n)=>s=>(s-e)/(t-e)*n,Ql=({dots:e})=>e.filter(({apart:t})=>!t);
function vp(e,t,{left:n,top:s}){let r=Xl(t,e),o=p=>n+r(p),i=p=>s+e-r(p),{low:a,high:l,band:c,unit:u}=t,h=Ql(t),m=u==="ou\
t of 100"?[0,25,50,75,100]:ne(a,l),d=c?x("path",{class:"band",d:`M${o(a)} ${i(a)}L${o(a)} ${i(a+c)}L${o(l-c)} ${i(l)}L${o(
l)} ${i(l)}
          L${o(l)} ${i(l-c)}L${o(a+c)} ${i(a)}Z`}):h.map(p=>x("path",{class:"reach",d:[`M${o(p.exact)} ${i(Math.max(a,p.
exact-p.reach))}`,i(Math.min(l,p.exact+p.reach))].join("V")}));return x("g",{},d,m.map(p=>[x("path",{class:"grid",d:`M${o(
p)} ${i(a)}V${i(l)}M${o(a)} ${i(p)}H${o(l)}`}),x("text",{x:o(p),y:i(a)+18,"text-anchor":"middle"},Jl(p)),x("text",{x:o(a)-
8,y:i(p)+4,"text-anchor":"end"},Jl(p))]),x("path",{class:"same",d:`M${o(a)} ${i(a)}L${o(l)} ${i(l)}`}),x("text",{class:"\
faint",x:o(a)+44,y:i(l)+34},"too high"),x("text",{class:"faint",x:o(l)-16,y:i(a)-24,"text-anchor":"end"},"too low"),x("t\
ext",{class:"axis",x:o(l),y:i(a)+36,"text-anchor":"end"},`the answer (${u})`),x("text",{class:"axis",transform:`translat\
e(${o(a)+16} ${i(l)+12}) rotate(-90)`,"text-anchor":"end"},"your guess"),h.filter(p=>!p.near).map(p=>x("path",{class:"dr\
op",d:`M${o(p.exact)} ${i(p.exact)}V${i(p.said)}`})),tc(h,r,e).map(({place:p,number:b},g)=>[x("path",{class:"lead",d:`M${n+
p[0]} ${s+e-p[1]}L${n+b[0]} ${s+e-b[1]}`}),x("circle",{class:"place","data-at":h[g].at,cx:o(h[g].exact),cy:i(h[g].said),
r:4})]))}function $p(e,t){let o=Math.max(20,...t.flatMap(c=>c.off)),i=ne(0,o*1.05),a=c=>92+c/(o*1.05)*(e-92-40),l=t.length*
40;return x("svg",{class:"surerows",width:e,height:l+24,role:"img","aria-label":"How far off, out of 100"},i.map(c=>[x("\
path",{class:"grid",d:`M${a(c)} 0V${l}`}),x("text",{x:a(c),y:l+18,"text-anchor":"middle"},String(c))]),t.map(({words:c,off:u,
mean:h},m)=>{let d=m*40+20,p={};return[x("text",{class:"level",x:0,y:d+5},c),x("path",{class:"mean",d:`M${a(h)} ${d-16}V${d+
16}`}),[...u].sort((b,g)=>b-g).map(b=>{let g=Math.round(a(b)/9);return p[g]=(p[g]??0)+1,x("circle",{class:"one",cx:a(b),
cy:d+8-(p[g]-1)*9,r:4})}),x("text",{class:"much",x:e,y:d+5,"text-anchor":"end"},String(Math.round(h)))]}))}var Mp=156,zl=16,
_p=26,Sp=[7,3,1,5,0,4,6,2],Tp=8;function tc(e,t,n){let s=([l,c],[u,h])=>Math.hypot(l-u,c-h),r=e.map(({exact:l,said:c})=>[
t(l),t(c)]),o=r.map((l,c)=>r.every((u,h)=>h===c||s(l,u)>=zl)),i=r.map((l,c)=>o[c]?l:null),a=([l,c])=>Math.min(l,c)>=0&&Math.
max(l,c)<=n&&i.every(u=>!u||s(u,[l,c])>=_p)&&r.every(u=>s(u,[l,c])>=zl);return r.forEach(([l,c],u)=>{for(let h=1;!i[u]&&
h<=Tp;h++)for(let m of Sp){let d=m*Math.PI/4,p=[l+22*h*Math.cos(d),c+22*h*Math.sin(d)];!i[u]&&a(p)&&(i[u]=p)}}),r.map((l,c)=>({
place:l,number:i[c]??l}))}var Ep=4;function ec({model:e,el:t}){let n=f("div",{class:"uw uw-lessonchart"});St(n,e.get("pa\
lette"));let s=f("div",{class:"plot"}),r=f("ul.apart"),o=f("div",{class:"sr"});n.append(f("section",{class:"sheet"},f("h\
2",{},"Your guesses and the answers"),s,r,o)),t.append(n);let i="",a=(h,m="")=>tt({class:h.near?"dot hit":"dot missed","\
data-k":`dot.${h.at}`,"aria-label":`Position ${h.at+1}: ${h.words}`,title:`Position ${h.at+1}: ${h.words}`,style:m,onclick:()=>e.
send({kind:"go",at:h.at})},String(h.at+1)),l=(h,m)=>{let d=e.get("report"),p=Ql(d);return tc(p,Xl(d,h),h).map(({number:[
b,g],place:[w,y]},v)=>a(p[v],`left:${m.left+b}px;top:${m.top+h-g}px;--rise:${y-w}px;animation-delay:${v*40}ms`))},c=()=>{
let h=e.get("report"),m=s.clientWidth,d=s.clientHeight,p=`${m} ${d} ${JSON.stringify(h)}`;if(m===0||p===i||!h.dots)return;
i=p;let b=m>560,g={left:44,top:14},w=m-g.left-(b?Mp:26),y=Math.max(160,b&&d>260?Math.min(w,d-64):w);V(s,x("svg",{width:m,
height:y+64,"aria-hidden":"true"},vp(y,h,g)),l(y,g),f("ul",{class:b?"legend":"legend under",style:b?`left:${g.left+y+28}\
px`:null},f("li",{},f("i",{class:"dot hit"}),"close"),f("li",{},f("i",{class:"dot missed"}),"not close"),b&&f("li",{},f(
"i",{class:"line"}),"guess = answer"),b&&f("li",{},f("i",{class:"patch"}),h.band?"within 10":"still close"))),V(r,h.dots.
filter(({apart:v})=>v).map(v=>f("li",a(v),v.words))),o.replaceChildren(f("table",{},f("caption",{},"Your guess and the a\
nswer, position by position"),f("tbody",{},h.dots.map(v=>f("tr",{},f("th",{},`${v.at+1}`),f("td",{},v.words)))))),h.dots.
length===0&&V(s,f("p",{class:"mute"},"You didn't guess."))},u=new ResizeObserver(()=>requestAnimationFrame(c));return u.
observe(s),e.on("change:report",c),c(),()=>{u.disconnect(),e.off("change:report",c)}}function nc({model:e,el:t}){let n=f(
"div",{class:"uw uw-lessonend"});St(n,e.get("palette"));let s=f("section",{class:"sheet","aria-label":"How you did"}),r=f(
"p",{class:"told",role:"status"});n.append(s),t.append(n);let o=null,i=l=>f("li",{},tt({class:"dot missed","data-k":`mis\
s.${l.at}`,"aria-label":`Open position ${l.at+1}`,onclick:()=>e.send({kind:"go",at:l.at})},String(l.at+1)),f("span",{},f(
"b",{},l.name),l.why&&f("small",{},l.why)),f("span",{class:"off"},f("b",{},l.off),l.againWords&&f("small",{},`then ${l.againWords}`))),
a=()=>{let l=e.get("report");if(l.done&&Te(Yl+l.done,"1"),!l.dots)return;let c=l.dots.filter(p=>!p.near),u=l.open.length,
h=(p,b)=>({kind:p,words:b}),m=[u>0&&h("redo",u===1?"Try that one again":`Try those ${u} again`),l.next&&h("next","Next l\
esson"),l.practise&&h("practise",l.practise)].filter(p=>p!==!1&&p!==""),d=f("div",{});o?.stop(),V(s,f("div",{class:"goal"},
f("h2",{tabindex:-1,"data-next":!0},l.title),l.of>0&&f("span",{class:"chip line"},`${l.near} of ${l.of} close`),f("p",{},
l.short&&f("b",{},`${l.short} `),l.found)),f("h3",{},Lp(c.length,l.of)),c.length>0&&f("ol",{class:c.length>Ep?"misses ma\
ny":"misses"},c.map(i)),l.sure.length>0&&[f("h3",{},"How sure, and how far off"),f("p",{class:"mute"},`${l.sureWords} Th\
e bar shows the average.`.trim()),d],f("div",{class:"acts"},m.map((p,b)=>tt({class:b?"btn":"btn solid","data-k":p.kind,title:p.
kind==="next"?l.next:null,onclick:()=>e.send({kind:p.kind})},p.words)),l.of>0&&tt({class:"btn quiet","data-k":"save",onclick:()=>e.
send({kind:"save"})},"Save"),l.receipt&&tt({class:"btn quiet","data-k":"receipt",onclick:()=>so(l.receipt,r)},"Copy the \
receipt")),r),o=l.sure.length>0?Pt(d,p=>$p(p,l.sure)):null};return e.on("change:report",a),e.on("msg:custom",Ct),a(),setTimeout(
()=>{let l=s.querySelector("h2");wn(n)&&l?.focus({preventScroll:!0})},80),()=>{o?.stop(),e.off("change:report",a),e.off(
"msg:custom",Ct)}}async function so(e,t){try{await navigator.clipboard.writeText(e),t.textContent="Copied. Paste it wher\
e you hand it in."}catch{t.textContent=e}}function Lp(e,t){return t===0?"No guesses yet":e===0?"All close":`${e} to look\
 at again`}var Ap=3e5,rc="uncle_widgets ",ro="uncle_widgets/left",io="uncle_widgets/asked",sc=Symbol.for("uncle_widgets.whose");function se(){
try{return sessionStorage}catch{return null}}var oc=(e="")=>Object.keys(se()??{}).filter(t=>t.startsWith(`${rc}${e}`));function Up(){
let e=se();if(!e)return!1;let[t]=performance.getEntriesByType("navigation"),s=!(t?.type==="navigate"&&e.getItem(ro))&&!e.
getItem(io);e.removeItem(ro),window.addEventListener("pagehide",()=>e.setItem(ro,"1"));let r=Math.max(...oc(`${location.
pathname} `).map(o=>Number.parseInt(e.getItem(o)??"",10)||0));return s&&Date.now()-r<Ap}function ao(){let e=globalThis;return e[sc]??=
{free:Up(),own:new Set,holders:new Set,ask:null,sizes:new ResizeObserver(()=>requestAnimationFrame(Yn))},e[sc]}var Op=(e,t)=>f(
"div.offer",{role:"group","aria-label":"Continue, or start as a new student?"},f("b","Welcome back"),f("p","Continue, or\
 start as a new student?"),f("div.row",f("button.btn.solid",{"data-k":"resume",onclick:e},"Continue"),f("button.btn",{"d\
ata-k":"forget",onclick:t},"New student")));function Yn(){let e=ao();if(![...e.holders].some(({give:s})=>s)){e.ask?.remove(),
e.ask=null;return}let[n]=[...e.holders].map(({root:s})=>s).filter(s=>s.getClientRects().length>0).sort((s,r)=>s.compareDocumentPosition(
r)&Node.DOCUMENT_POSITION_FOLLOWING?-1:1);n&&(e.ask??=f("div.uw.uw-whose",Op(()=>oo(!0),()=>oo(!1))),n.previousSibling!==
e.ask&&n.before(e.ask),se()?.setItem(io,"1"))}function oo(e){let t=ao(),n=t.ask?.nextElementSibling;t.free=!0;let s=[...t.
holders].map(i=>i.give);for(let i of t.holders)i.give=null;if(e)for(let i of s)i?.();else for(let i of oc())se()?.removeItem(
i);se()?.removeItem(io);let r=t.ask?.matches(":focus-within");Yn();let o=r&&n?.querySelector("button, input, select, tex\
tarea, [tabindex='0']");o instanceof HTMLElement&&o.focus({preventScroll:!0})}function lo(e,t){let n=ao(),s=()=>`${rc}${location.
pathname} ${t()}`,r=()=>{let l=se()?.getItem(s());return l?l.slice(l.indexOf(" ")+1):null},o={root:e,give:null},i=()=>se()?.
removeItem(s()),a=()=>n.free||n.own.has(s());return n.holders.add(o),n.sizes.observe(e),{look:l=>{let c=r();o.give=c&&!a()?
()=>l(c):null,c&&a()&&l(c),Yn()},again:()=>(a()||i(),r()),keep:l=>{n.ask&&oo(!1),n.own.add(s());try{se()?.setItem(s(),`${Date.
now()} ${l}`)}catch{}},forget:i,stop:()=>{n.holders.delete(o),n.sizes.unobserve(e),Yn()}}}function ic(e){try{return JSON.parse(e)}catch{return null}}var Np=12,Pp={near:"close",far:"not close",open:"to come"},Hp={near:"hit",far:"missed",open:""};function ac(e){let t=[];
return e.forEach(({group:n,paired:s},r)=>{s?t.at(-1)?.at(-1)?.push(r):r>0&&e[r-1].group===n?t.at(-1)?.push([r]):t.push([
[r]])}),t}function lc({model:e,el:t}){let n=f("div",{class:"uw uw-trail"});St(n,e.get("palette"));let s=f("div",{class:"\
pop",hidden:!0}),r=f("div",{class:"bar"}),o=f("p",{class:"sr",role:"status"});n.append(f("div",{class:"stage"},s,r,o)),t.
append(n);let i=e.get.bind(e),a="",l="",c=Wt()?lo(n,()=>i("kept")):null,u=(M,A)=>{let H=M.map(Z=>i("spots")[Z].state),R=[
...new Set(H.map(Z=>Pp[Z]))].join(", "),[I]=M;return tt({class:`spot${A?" long":""}${M.length>1?" both":""}`,"data-k":A?
`row.${I}`:`spot.${I}`,"aria-current":M.includes(i("at"))?"step":null,"aria-disabled":i("spots")[I].shut?"true":null,"ar\
ia-label":`${h(M)}: ${R}`,onclick:()=>p(I)},M.map((Z,G)=>f("span",{class:`disc ${Hp[H[G]]}`,"aria-hidden":"true"},String(
Z+1))),A&&f("span",{class:"mute"},R))},h=M=>M.length>1?`Positions ${M.map(A=>A+1).join(" and ")}, together`:`Position ${M[0]+
1}`,m=()=>ac(i("spots")).flat(),d=()=>m().find(M=>M.includes(i("at")))??[i("at")],p=M=>{if(i("spots")[M].shut){o.textContent=
"Make your guess first.";return}g(""),e.send({kind:"go",at:M})},b=M=>{g(""),M.kind==="begin"&&c?.forget(),e.send(M)},g=M=>{
let A=a;if(a=M===a?"":M,k(),a){let H=s.querySelector('[aria-current], [aria-pressed="true"]')??s.querySelector("button");
H instanceof HTMLElement&&H.focus({preventScroll:!0})}else A&&ue(n,A)},w=f("p",{role:"status"}),y=async()=>{await so(i("\
receipt"),w),w.scrollIntoView({block:"nearest"})},v=()=>[f("ol",{class:"rows"},i("lessons").map(({lesson:M,name:A,goal:H,
now:R},I)=>f("li",{},tt({class:"row","data-k":`lesson.${M}`,"aria-pressed":String(R),onclick:()=>b({kind:"lesson",lesson:M})},
f("span",{class:"nr","aria-hidden":"true"},String(I+1)),f("span",{},f("b",{},A),f("small",{},H)))))),f("div",{class:"onc\
e"},f("label",{},f("span",{},"Your name or number"),f("input",{class:"txt","data-k":"student","data-draft":"student",maxlength:40,
autocomplete:"off",value:i("student"),onchange:M=>e.send({kind:"name",name:M.target.value})})),tt({class:"btn","data-k":"\
begin",onclick:()=>b({kind:"begin"})},"Start over"),tt({class:"btn","data-k":"practise",onclick:()=>b({kind:"practise"})},
"Practise this"),tt({class:"btn","data-k":"save",onclick:()=>e.send({kind:"save"})},"Save my answers"),i("receipt")&&tt(
{class:"btn","data-k":"receipt",onclick:y},"Copy the receipt"),i("kept")&&!i("alone")&&tt({class:"btn","data-k":"page",onclick:()=>b(
{kind:"page"})},"Save as a page"),i("kept")&&i("classroom")&&f("a.btn",{"data-k":"classroom",href:i("classroom")},"Start\
 a class"),i("kept")&&tt({class:"btn","data-k":"print",onclick:()=>e.send(ha())},"Print"),w)],k=()=>{let M=i("spots"),A=i(
"at");n.classList.toggle("many",M.length>Np);let H=(R,I)=>tt({class:`btn open-${R}`,"data-k":R,"aria-expanded":String(a===
R),onclick:()=>g(R)},I);V(r,M.length>0&&f("ol",{class:"trail","aria-label":"Positions"},ac(M).map(R=>f("li",{class:"disc\
s"},R.map(I=>u(I,!1))))),M.length>0&&H("spots",A<0?`${M.length} positions`:`${h(d()).replace(", together","")} of ${M.length}`),
(i("note")||i("busy"))&&f("p",{class:"told",role:"status"},i("note")||i("busy")),i("seeking")&&tt({class:"btn","data-k":"\
stop",onclick:()=>e.send({kind:"stop"})},"Stop"),H("lessons",i("lesson"))),s.hidden=!a,a==="lessons"?V(s,v()):V(s,a==="s\
pots"&&f("ol",{class:"rows"},m().map(R=>f("li",{},u(R,!0)))))},_=()=>{let M=i("answers");l!==i("kept")?(l=i("kept"),l&&!M.
length&&c?.look(A=>e.send({...ic(A),kind:"restore"}))):l&&M.length>0&&c?.keep(JSON.stringify({answers:M,at:i("at"),student:i(
"student")}))},$=()=>{setTimeout(()=>{i("at")>=0&&wn(n)&&ue(n,`spot.${d()[0]}`)},80)},T=M=>{Ct(M),da(M)},L=M=>{a&&!M.composedPath().
includes(n)&&(a="",k())};n.addEventListener("keydown",M=>{M.key==="Escape"&&a&&g("")}),document.addEventListener("pointe\
rdown",L);let S=[["change:spots change:at change:lessons change:lesson change:busy change:seeking change:note change:stu\
dent",k],["change:answers change:at change:kept change:student",_],["change:at",$],["msg:custom",T]];for(let[M,A]of S)e.
on(M,A);return k(),_(),()=>{document.removeEventListener("pointerdown",L),c?.stop();for(let[M,A]of S)e.off(M,A)}}var Jn=class{constructor(t,n){this.stamp=-1;this.move="";this.next="";this.model=t,this.marked=n,this.at=-1/0}get waiting(){
return this.stamp===this.model.get("stamp")&&performance.now()-this.at<3e3}send(t,n){if(!(!t||this.model.get("busy"))){if(this.
waiting){this.model.get("mode")==="edit"&&(this.next=t);return}this.at=performance.now(),this.stamp=this.model.get("stam\
p"),this.mark(t),this.model.send({kind:"move",move:t,stamp:this.stamp,said:n})}}drawn(){this.mark(this.waiting?this.move:
"");let t=this.next;!t||this.waiting||(this.next="",this.send(t,null))}mark(t){this.move=t,this.marked(t)}};var Rp=({words:e,name:t},n)=>f("p.covered",`${e} `,n?f("b",t):f("span.blank",{role:"img","aria-label":"hidden name"})),zn=class{constructor({
send:t,drawn:n}){this.opened=!1;this.send=t,this.drawn=n,this.root=f("div.call",{role:"group",hidden:!0})}get hidden(){return this.
root.hidden}cover(){this.opened=!1}show(t,n,s){let r=n?t.alert??"":"",o=t.covered??[],i=s==="shown"||s==="press"&&this.opened,
a=r?(t.actions??[]).find(u=>u.strong):void 0;this.root.hidden=!r&&!o.length,this.root.classList.toggle("calm",!r&&!(n&&t.
actions?.length));let l=JSON.stringify([r,a,o,i,s]);if(this.root.dataset.looks===l)return;this.root.dataset.looks=l,this.
root.setAttribute("aria-label",r||"Hidden names");let c=()=>{this.opened=!this.opened,this.show(t,n,s),this.drawn()};V(this.
root,r&&f("p",f("b",r)),o.length>0&&f("div.covers",o.map(u=>Rp(u,i))),o.length>0&&s==="press"&&f("button.btn",{"data-k":"\
covers","aria-pressed":String(i),onclick:c},i?"Hide":"Show"),a&&f("button.btn.alert",{"data-k":"call","data-act":a.move,
onclick:()=>this.send(a.move)},a.label))}};function uc({place:e,now:t,said:n},s){let[r="",o=""]=n??[];return{place:s.place??[e,r&&t].filter(Boolean).join(" "),line:s.
line??(r?[r,o]:[t??"",o])}}var cc=7,Xn=class{constructor({texts:t,see:n}){this.looks="";this.texts=t,this.see=n,this.chip=
f("button.chipbtn",{"data-k":"clause",hidden:!0,onclick:()=>this.open(!!this.box.hidden)}),this.badge=f("b.badge",{hidden:!0}),
this.place=f("span.place"),this.line=f("p.line"),this.note=f("p.note",{role:"status"}),this.sheet=f("button.btn.quiet",{
"data-k":"scores","aria-expanded":"false",hidden:!0},"Scores"),this.eyes=f("div.seg",{role:"group","aria-label":"Seen by"}),
this.seen=f("div.eyes",mt("eye",22),this.eyes),this.box=f("div.clause-box",{hidden:!0,tabindex:-1,"data-k":"clauses"}),this.
root=f("div.caption",f("div.told",f("p.over",this.badge,this.chip,this.place),this.line,this.note),f("div.seen",this.sheet,
this.seen))}show({clauses:t,badge:n="",place:s,line:r,note:o,tone:i}){j(this.root,"data-tone",i),this.badge.hidden=!n,this.
badge.textContent=n;let a=this.texts(),[l=""]=t;this.place.textContent=s,this.line.hidden=!!o,this.line.replaceChildren(
f("b",r[0]),r[1]?` ${r[1]}`:""),this.line.classList.remove("long"),this.line.classList.toggle("long",this.line.scrollWidth>
this.line.clientWidth+1),this.note.textContent!==o&&(this.note.textContent=o),this.note.hidden=!o;let c=JSON.stringify([
t,i]);if(c===this.looks)return this.below();this.looks=c,this.open(!1);let u=i==="trial"?"just a test":l;this.chip.hidden=
!u,this.chip.replaceChildren(f("span.chip.line",u));let h=t.filter(m=>a[m]);j(this.chip,"aria-disabled",h.length&&i!=="t\
rial"?"":"true"),j(this.chip,"data-clause",l),this.box.replaceChildren(f("dl",h.map(m=>f("div",f("dt",m),f("dd",a[m])))))}open(t){
let n=t&&this.box.querySelector("dt")!=null&&this.chip.getAttribute("aria-disabled")!=="true";this.box.hidden=!n,this.below(),
j(this.chip,"aria-expanded",String(n))}below(){this.box.hidden||(this.box.style.top=`${this.root.offsetTop+this.root.offsetHeight}\
px`)}escape(){return this.box.hidden?!1:(this.open(!1),this.chip.focus(),!0)}showEyes(t,n){let s=JSON.stringify(t);if(this.
seen.hidden=t.length<2,this.eyes.dataset.looks!==s){this.eyes.dataset.looks=s;let o=f("select.pick",{"data-k":"eyes.many",
"aria-label":"Seen by",onchange:i=>this.see(i.target.value)},t.map(([i,a])=>f("option",{value:i},a)));this.eyes.classList.
toggle("seg",t.length<=cc),this.eyes.replaceChildren(...t.length>cc?[o]:t.map(([i,a])=>f("button",{"data-eye":i,title:a,
"aria-label":a,onclick:()=>this.see(i)},a)))}let r=this.eyes.querySelector("select");if(r)r.value=n;else for(let o of this.
eyes.children)j(o,"aria-pressed",String(o.getAttribute("data-eye")===n))}};function Vt(e,t){let n=Math.abs(e)*10**t,s=Math.floor(n);if(n-s!==.5||!Number.isInteger(e*2**(t+1)))return e.toFixed(t);
let r=(s%2?s+1:s)/10**t;return(e<0?-r:r).toFixed(t)}function Cp(e){return e>0&&e<5/1e4?"under 0.1%":e<1&&e>9995/1e4?"ove\
r 99.9%":`${Vt(100*e,1)}%`}var Gt=(e,t)=>t==="chance"?Cp(e):`${Vt(Math.abs(e)<.005?0:e,2)} ${t}`.replace("-","−");function hc(e,t,n){
let{value:s,share:r,words:o}=ut(String(e),t==="chance"?jt:{low:n[0],high:n[1],unit:t});if(s==null)throw new Error(o);return t===
"chance"?r:s}var dc=(e,t,n,s)=>s==="far"?co(e,t,n):Bp(e,t,n,s);function Bp(e,t,n,s){let r=n==="chance",o=Math.round(Math.
abs(e-t)*1e9)/1e9,i=r?String(ge(o)):Gt(o,n);return s==="exact"?i==="1"?"Spot on (within 1).":"Spot on.":`${s==="far"?"":
"Close: "}${i} too ${e>t?"high":"low"}.`}function co(e,t,n){let s=n==="chance",r=s?String(ge(10*e)/10):Vt(e,2).replace(/\.?0+$/,
"");return`You guessed ${r==="-0"?"0":r.replace("-","−")}. It's ${s?ge(t):Gt(t,n)}.`}var mc=e=>e.startsWith("deal ")?[
"deal","deals"]:["try","tries"],ge=e=>Math.floor(Math.round(e*1e9)/1e7+.5),Qn=(e,t)=>t==="chance"?.105:Math.max(Math.abs(
e)/10,.1),Dp=2,Ip=[["know","Certain"],["think","Fairly sure"],["guess","Just guessing"]];function uo(e){let t=[];for(let[
i,a]of Ip){let l=e.filter(({sure:c,measure:u})=>c===i&&u==="chance").map(c=>c.off);if(l.length>=Dp){let c=100*l.reduce((u,h)=>u+
h,0)/l.length;t.push([a.toLowerCase(),Vt(Math.round(1e9*c)/1e9,0)])}}if(t.length===0)return"";let[[n,s],...r]=t,o=r.map(
([i,a])=>`, when ${i} ${a}`).join("");return`When you were ${n} you were ${s} off on average${o}.`}var be=e=>e.charAt(0).
toUpperCase()+e.slice(1);var pc=(e,t)=>Math.max(0,Math.min(e.x+e.w,t.x+t.w)-Math.max(e.x,t.x))*Math.max(0,Math.min(e.y+e.h,t.y+t.h)-Math.max(e.y,
t.y)),ho=(e,t,n,s)=>Math.max(n,Math.min(e,n+s-t));function fc({w:e,h:t},n,s,r){let o={x:n.x+n.w/2,y:n.y+n.h/2},i=[["abov\
e",o.x-e/2,n.y-t-10],["below",o.x-e/2,n.y+n.h+10],["right",n.x+n.w+10,o.y-t/2],["left",n.x-e-10,o.y-t/2]],a=Math.min(s.y+
s.h,...r.map(({y:d})=>d));i.push(["right",n.x+n.w+10,a-t-10],["left",n.x-e-10,a-t-10]);let l=i.map(([d,p,b])=>{let g={x:ho(
p,e,s.x,s.w),y:ho(b,t,s.y,s.h),w:e,h:t},w=pc(g,n)+3*r.reduce((y,v)=>y+pc(g,v),0);return{...g,side:d,covers:w}}),{covers:c,
...u}=l.reduce((d,p)=>p.covers<d.covers-1?p:d),h=u.side==="above"||u.side==="below"?o.x-u.x:o.y-u.y,m=u.side==="above"||
u.side==="below"?e:t;return{...u,tip:ho(h,0,14,m-28)}}var gc=(e,t)=>x("svg.small-card",{viewBox:"0 0 48 68",...t},Ht(e,48));function Fp(e,t){let n={"data-act":e.move,onclick:()=>t(
e.move)};if(e.face){let s=[e.group,e.label].filter(Boolean).join(" ");return f("button.btn.card-pick",{"aria-label":s,title:e.
label,...n},gc(e.face,{"aria-hidden":"true"}))}return f("button.btn",{...n},e.colour&&vn(e.colour)&&x("svg.icon",{viewBox:"\
-12 -12 24 24",style:"width:1.4em;height:1.4em","aria-hidden":"true"},qt(e.colour,0,0,8.5,{fill:`var(--c-${e.colour})`,stroke:"\
#fff","stroke-width":2})),e.label)}var Wp=e=>[f("p.mute","What you remember is under this card"),f("ol.recall",e.map(t=>f(
"li",gc(t.face,{role:"img","aria-label":t.label}))))],ts=class{constructor(t){this.key="";this.how=t,this.root=f("div.ch\
ooser",{role:"group",hidden:!0}),this.away=n=>{let[s]=n.composedPath();s instanceof Element&&!this.root.contains(s)&&!s.
closest(".thing.plays")&&this.close()}}show(t){if(this.key===t.key)return this.leave();let n=!t.plays&&t.recall?.length,
s=t.picks.find(i=>i.group)?.group,r=i=>{this.leave(),this.how.play(i)};this.key=t.key,this.root.setAttribute("aria-label",
n?`Under ${t.label}`:`How to play: ${t.label}`);let o={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
leave()};this.root.replaceChildren(f("div.choose-head",f("p",f("b",be(t.label)),s&&f("span",`: ${s}`)),tt(o,mt("close",16))),
...n?Wp(t.recall):[f("div.picks",t.picks.some(i=>i.parts?.length)?this.parts(t.picks,[],r):t.picks.map(i=>Fp(i,r)))]),this.
root.hidden=!1,document.addEventListener("pointerdown",this.away,!0),this.how.moved(),this.stand(),this.buttons.find(i=>!i.
matches(".shut"))?.focus({preventScroll:!0})}parts(t,n,s){let r=new Set(t.flatMap(({parts:i})=>(i??[]).filter(a=>!n.includes(
a)))),o=i=>{let a=[...n,i],l=t.filter(({parts:c})=>c?.includes(i));if(l.length===1)return s(l[0].move);this.root.querySelector(
".picks")?.replaceChildren(...this.parts(l,a,s)),this.stand(),this.buttons.find(c=>c.dataset.part)?.focus({preventScroll:!0})};
return[...n.length?[f("p.mute",`${n.join(", ")}, and ...`)]:[],...[...r].sort().map(i=>f("button.btn",{"data-part":i,onclick:()=>o(
i)},i))]}get buttons(){return[...this.root.querySelectorAll("button")]}stand(){let t=this.key&&this.how.around(this.key),
n=this.root.parentElement;if(!t||!n)return;let s=n.getBoundingClientRect(),r=Math.max(s.top,0),o=6,i={x:o,y:r-s.top+o,w:s.
width-2*o,h:Math.min(s.bottom,window.innerHeight)-r-2*o};this.root.style.cssText=`left:0;top:0;max-width:${i.w}px;max-he\
ight:${i.h}px`;let a=({x:d,y:p,w:b,h:g})=>({x:d-s.left,y:p-s.top,w:b,h:g}),l={w:this.root.offsetWidth,h:this.root.offsetHeight},
{x:c,y:u,side:h,tip:m}=fc(l,a(t.card),i,t.hand.map(a));this.root.dataset.side=h,this.root.style.cssText+=`;left:${c}px;t\
op:${u}px;--tip:${m}px`}leave(){let t=this.key;this.close(),this.how.focus(t)}close(){if(!this.key)return;let t=this.key,
n=this.root.contains(it(this.root));this.key="",document.removeEventListener("pointerdown",this.away,!0),this.root.hidden=
!0,this.root.replaceChildren(),this.how.moved(),n&&this.how.focus(t)}stroke(t){let n=this.buttons,s=n.findIndex(o=>o.matches(
":focus"));if(!this.key||s<0)return!1;let r={ArrowRight:s+1,ArrowDown:s+1,ArrowLeft:s-1,ArrowUp:s-1,Home:0,End:n.length-
1}[t.key];return r==null?!1:(t.preventDefault(),n[(r+n.length)%n.length].focus({preventScroll:!0}),!0)}};function bc(e,t){let{zones:n,board:s,sheet:r,...o}=e,i=a=>a==null?void 0:t[a];return{...o,zones:n.map(a=>t[a]),board:i(s)??
"",sheet:i(r)}}var es=class{constructor(t,n){this.resting=0;this.model=t,this.pages=new Map(Object.entries(t.get("pages")??
{})),this.asked=new Map,this.hear=s=>{s.kind==="page"&&(this.pages.set(`${s.watcher}.${s.page}`,s),n())},t.on("msg:custo\
m",this.hear)}get watcher(){return this.model.get("watcher")}get few(){return this.model.get("frames")[this.watcher]??[]}get length(){
return this.model.get("count")||this.few.length}scene(t){let n=Math.max(0,Math.min(t,this.length-1));if(!this.model.get(
"count"))return this.few[n]?bc(this.few[n],this.model.get("pool")):null;let s=this.model.get("size"),r=Math.floor(n/s),o=this.
page(r);return o?(this.fetchRest(r),bc(o.frames[n-r*s],o.pool)):null}page(t,n=this.watcher){let s=`${n}.${t}`,r=this.pages.
get(s);return!r&&performance.now()-(this.asked.get(s)??-1/0)>8e3&&(this.asked.set(s,performance.now()),this.model.send({
kind:"page",watcher:n,page:t})),r}fetchRest(t){clearTimeout(this.resting);let n=Math.ceil(this.length/this.model.get("si\
ze")),s=Array.from({length:n},(a,l)=>(t+l)%n),r=n<=4?s:[t],o=s.map(a=>[a,this.watcher]);for(let[a]of this.model.get("eye\
s"))for(let l of r)o.push([l,a]);let i=o.find(([a,l])=>!this.pages.has(`${l}.${a}`));i&&(this.resting=setTimeout(()=>this.
page(...i),150))}marks(){let t=r=>r.mark??0;if(!this.model.get("count"))return this.few.map(t);let n=this.model.get("siz\
e"),s=Array.from({length:this.length},()=>0);for(let r=0;r*n<s.length;r++)(this.pages.get(`${this.watcher}.${r}`)?.frames??
[]).forEach((o,i)=>{s[r*n+i]=t(o)});return s}stop(){clearTimeout(this.resting),this.model.off("msg:custom",this.hear)}};var Pe=10;function qp(e,t,n,s){if(t&&n>=t*46)return Math.min(t,Math.max(e,1));if(!e)return 1;let r=Math.max(1,Math.floor(
(n+Pe)/(s+Pe)));return Math.ceil(e/Math.ceil(e/r))}function Je(e,t,n,s,r,o){let i=e.text(`${t.id}.label`,t.label,n,s+10,
{room:r}),a=qp(t.cells.length||1,t.columns??0,r,o?58:50),l=Math.min(o?66:60,(r-Pe*(a-1))/a),c=l+Pe,u=e.extras.acting?8:0,
h=s+22+i;return t.cells.forEach((m,d)=>{let p=n+d%a*c,b=h+Math.floor(d/a)*(l*1.4+Pe+u);"key"in m?e.card(m,p,b,l,{role:"g\
rid",own:!0}):(e.add("pile",`${t.id}.${d}`,p,b,{w:l,under:0,empty:!0}),m.seat!=null&&e.add("mark",`${t.id}.${d}`,p+l/2-9,
b+l*.7-9,{seat:m.seat,size:18,quiet:!0}))}),h-s+Math.ceil(t.cells.length/a)*(l*1.4+Pe+u)+10}function ze(e,t,n,s,r){let o=t.
values.length,i=Math.min(56,(r-10*(o-1))/o),a=o*i+(o-1)*10;return e.add("dice",t.id,n,s,{w:a,size:i,values:t.values,thrown:t.
thrown??0,lit:t.lit??[],label:t.label,move:t.move??"",off:e.extras.acting?t.off??"":"",plays:e.extras.acting&&!!t.move,picks:[]}),
i+14}function mo(e,t,n,s,r){let o=s+12;o+=e.text(`${t.id}.label`,t.label,n,o,{room:r})+10;for(let[i,{words:a,note:l,box:c}]of t.
rows.entries()){let u=c?30:0,h={size:14,bold:!0,quiet:c==="open",room:r-u};c&&e.add("box",`${t.id}.${i}`,n,o+3,{box:c,size:20}),
o+=14+e.text(`${t.id}.${i}.words`,a,n+u,o+12,h),l&&(o+=15+e.text(`${t.id}.${i}.note`,l,n+u,o+13,{room:r-u})),o+=7}return o-
s+6}function wc(e,t,n,s){t.rows.filter(({box:r})=>r).forEach(({box:r},o)=>{e.add("box",`${t.id}.${o}`,n+30*o,s,{box:r,size:24})})}
function Xe(e,t,n,s,r,o,i){let a=e.extras.boards?.[t.board];if(!a)throw new Error(`The board "${t.board}" must be sent b\
efore its tokens.`);let l=i==null?Math.min(o,r*a.height/a.width):o;return e.add("board",t.id,n,s,{w:r,h:l,k:Math.min(r/a.
width,l/a.height),board:a,zone:t,heat:e.extras.heat??{},clear:!!e.extras.clear,acting:!!e.extras.acting,spots:e.extras.spots??
{},lit:e.extras.lit??{},clearance:i??0}),l+14}var yc=390,ss=620,Qe=196,xc=58,po=38,fo=50,ns=e=>e.cards.some(t=>t.move||t.picks?.length),kc=e=>[...e.cards,...(e.before??
[]).flatMap(t=>"top"in t&&t.top||[])];function vc(e,t,n,s,r){let o=n,i=0;for(let a of t){let l=Math.min(r-(o-n),a.values.
length*xc);i=Math.max(i,ze(e,a,o,s,l)),o+=l+8}return i}function $c(e,t,n,s,r,o,i){let l=(r-16*(o-1))/o,c=s;for(let u=0;u<
t.length;u+=o){let h=t.slice(u,u+o),m=(d,p)=>i?jp(e,d,n+p*(l+16),c,l):e.other(d,n+p*(l+16),c,l,!1);c+=(i?10:18)+Math.max(
...h.map(m))}return c-s}function jp(e,t,n,s,r){let o=kc(t),i=o.length?po*(1+.4*(o.length-1))+12:0,a=e.head(t,n,s,r-i,28),
[l]=t.counters??[],c={w:po,ideal:po*.4,tight:.3};if(e.cards(o,n+r-i,s,i,c,{role:"seat"}),!l)return 34+a;let u=Math.max(l.
full??0,l.value),h=l.art==="agents"?24*u:0;h&&e.add("agents",`${t.id}.0`,n,s+36+a,{count:l.value,full:u,size:18});let m={
value:l.value,label:l.label??"",high:18,room:r-i-h};return e.add("counter",`${t.id}.0`,n+h+6,s+36+a,m),58+a}function Mc(e,t,n,s,r){
return t.stacks.forEach((o,i)=>e.stack(o,n+i*r/2,s,50)),t.stacks.length?116:0}function _c(e,t,n,s,r){let{seats:o,boards:i,
fans:a,grids:l,dice:c,notes:u}=t,h=24,[m,...d]=o,p=n-h-Qe,b=p-2*h,g=14,w=14;for(let y of i)g+=Xe(e,y,h,g,b,r);w+=vc(e,c,
p,w,Qe);for(let y of u)w+=mo(e,y,p,w,Qe)+8;m&&!ns(m)&&(w+=e.other(m,p,w+4,Qe,!0)+20),w+=Mc(e,t,p,w+4,Qe);for(let y of l)
g+=Je(e,y,h,g,b,!0);return d.length&&(g+=$c(e,d,h,g+6,b,Math.min(d.length,3),!0)),g=Math.max(g,w),a.length&&(g+=e.fans(a,
h,g,n-2*h,!0)),m&&ns(m)&&(g+=e.own(m,h,g+6,n-2*h,176)),{y:g,middle:{x:h+b/2,y:240,r:40}}}function Sc(e,{seats:t,boards:n,
stacks:s,dice:r,notes:o},i,a,l){let h=i-48,m=(a-20)/Math.max(1,t.length);for(let p of n)l?Xe(e,p,0,0,a,h,fo):Xe(e,p,0,fo,
a,h-fo,0);let d=10;for(let p of r)ze(e,p,d,8,p.values.length*36),d+=p.values.length*36+6;for(let p of o)wc(e,p,l?10:d+6,
l?h-34:14);for(let[p,{top:b}]of s.entries())b&&e.card(b,10+p*44,h-66,38,{role:"stack"});return t.forEach((p,b)=>{Vp(e,{...p,
cards:kc(p)},10+b*m,h+10,m-4)}),{y:i-18,middle:{x:a/2,y:h/2,r:40}}}function Vp(e,t,n,s,r){let o=t.cards.length?24+9*(t.cards.
length-1):0,i=r-24-o;e.add("mark",t.id,n,s+2,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,at(t.name,13,
i).lines[0],n+25,s+9,{size:13,bold:!0,quiet:!1,room:i});let a=(t.counters??[]).map(({value:c,label:u})=>`${c} ${u}`)[0]??
t.note??"";e.text(`${t.id}.note`,at(a,12,i).lines[0],n+25,s+24,{size:12,room:i});let l={w:22,ideal:9,tight:.3,least:22};
e.cards(t.cards,n+r-o-2,s-1,o,l,{role:"seat"})}function Tc(e,t,n){let{seats:s,boards:r,fans:o,grids:i,dice:a,notes:l}=t,
c=14,u=n-2*c,[h,...m]=s,d=10;for(let g of r)d+=Xe(e,g,c,d,u,440);let p=a.length?Math.min(150,a.reduce((g,{values:w})=>g+
w.length*xc+8,0)):0,b=vc(e,a,c,d,p);if(b+=Mc(e,t,c,d+b,Math.max(p,130)),h&&!ns(h)){let g=p?c+p+16:c;b=Math.max(b,e.other(
h,g,d,c+u-g,!1))}d+=b+12;for(let g of l)d+=mo(e,g,c,d,u)+8;for(let g of i)d+=Je(e,g,c,d,u,!1);return o.length&&(d+=e.fans(
o,c,d,u,!1)),m.length&&(d+=$c(e,m,c,d+4,u,Math.min(m.length,3),!1)),h&&ns(h)&&(d+=e.own(h,c,d,u,0)),{y:d,middle:{x:n/2,y:200,
r:40}}}var Ac=e=>[[0,0],[1,0],[1,1]].slice(0,e),Gp=20,Kp=60,Uc=({extras:e})=>e.acting?e.call?32:14:0;function Oc(e){let t=(e.before??
[]).filter(({kind:n})=>n==="stack");return{beside:t.slice(0,-1),space:t.at(-1)}}function Ec(e,t,n,s,r,o,i){let{beside:a,
space:l}=Oc(t),c=o?n+i+28:n,u=r-i-28,h=e.head(t,c,s,u,30),m=c;for(let d of a)e.stack(d,m,s+46+h,46,110),m+=118;if(!t.me){
let d={w:38,ideal:22,tight:.05};e.cards(t.cards,m,s+46+h,c+u-m,d,{role:"seat"})}l&&e.stack(l,o?n:n+r-i,s,i,i+40)}function Nc(e,{
seats:[t,...n],ring:s,stacks:r},o,i){let l=92*1.4+32,c=o/2-i-24,u=o/2+24,h=28,m=h+l+74,d=n.length===1;n.forEach((y,v)=>{
let[k,_]=Ac(n.length)[v];Ec(e,y,k?u:i,_?m:h,c,!!k,92)}),t&&Ec(e,{...t,me:!0},i,m,c,!1,92);let p={x:d?u+c/2:o/2,y:d?h+44:
h+l+32,r:40};s&&e.add("ring",s.id,p.x,p.y,{ring:s,r:p.r});let b=d?92:46,g=d?p.x-r.length*(b+40)/2+20:p.x+90;r.forEach((y,v)=>e.
stack(y,g+v*(b+40),d?h+120:p.y-44,b,b+40));let w=m+l+4;if(t){let y=e.extras.call??0,v=Uc(e),k=t.cards.some($=>$.face);y&&
(e.call=w),w+=(y?y+20:0)+v;let _={w:k?88:62,ideal:k?106:44,tight:.5,least:60,floor:20};w+=e.cards(t.cards,i,w,o-2*i,_,{own:!0,
role:"hand"})}return{y:w,middle:p}}function Lc(e,t,n,s,r){let{beside:o,space:i}=Oc(t),a=46,l=r-a-34;e.add("mark",t.id,n,
s+2,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,t.name,n+26,s+11,{size:13,bold:!0,quiet:!1,room:l}),e.
text(`${t.id}.note`,at(t.alert||t.note,12,l).lines[0],n+26,s+25,{size:12,quiet:!t.active,room:l});let c=n;for(let u of o){
if(u.top){let h={...u.top,move:u.move||u.top.move,off:u.off||u.top.off};e.card(h,c,s+36,26,{role:"stack",recall:u.recall})}else
e.add("pile",u.id,c,s+36,{w:26,under:0,empty:!0});e.text(`${u.id}.count`,String(u.count),c+32,s+58,{size:14,bold:!0,quiet:!1}),
c+=58}if(!t.me){let u={w:22,ideal:10,tight:.05};e.cards(t.cards,c,s+38,n+r-a-8-c,u,{role:"seat"})}i&&Pc(e,i,n+r-a,s,a)}function Pc(e,t,n,s,r){
t.top?e.card(t.top,n,s+2,r,{role:"space",recall:t.recall}):e.add("pile",t.id,n,s+2,{w:r,under:0,empty:!0});let o=[t.count>
1?t.count:"",t.label].filter(Boolean).join(" "),i=at(o,12,r+14).lines.length<2;e.text(`${t.id}.label`,o,i?n+r/2:n+r+6,s+
r*1.4+17,{size:12,anchor:i?"middle":"end",room:i?r+14:3*r})}function Hc(e,{seats:[t,...n],ring:s,stacks:r},o,i){let l=i/
2-10-10,c=i/2+10,u=88,h=n.length===1;n.forEach((y,v)=>{let[k,_]=Ac(n.length)[v];Lc(e,y,k?c:10,6+_*u,l)}),t&&Lc(e,{...t,me:!0},
10,6+u,l),r.slice(0,3).forEach((y,v)=>{h&&Pc(e,y,c+20+v*66,50,46)});let m=e.extras.call??0,d=Uc(e),p=6+2*u+6+d;m&&(e.call=
p-d);let b=p+(m?m+8:0),g=Math.max(Gp,Tt(78,o-b-8));t&&e.cards(t.cards,10,b,i-130,{w:g,ideal:g*1.12,tight:.36,least:g},{own:!0,
role:"hand"});let w={x:i-66,y:b+24,r:34};return s&&o-b<Kp?(e.add("ring",s.id,w.x,o-18,{ring:{...s,value:"",note:""},r:w.
r}),e.text(`${s.id}.note`,`${s.value??""} ${s.note??""}`,i-10,o-14,{size:14,anchor:"end",room:170})):s&&(e.add("ring",s.
id,w.x,w.y,{ring:{...s,note:""},r:w.r}),e.text(`${s.id}.note`,s.note??"",w.x,w.y+30,{size:12,anchor:"middle",room:126})),
{y:Math.max(o-8,t?b+g*1.4:0),middle:w}}var Zp={mark:({size:e})=>({x:0,y:0,w:e,h:e}),pile:({w:e,empty:t})=>t&&{x:0,y:0,w:e,h:e*1.4},ring:({r:e})=>({x:-e,y:-e,w:2*
e,h:2*e}),dice:({w:e,size:t})=>({x:0,y:0,w:e,h:t}),box:({size:e})=>({x:0,y:0,w:e,h:e})},rs=class{constructor(t){this.call=
0;this.things=[];this.over=[];this.extras=t}add(t,n,s,r,o={}){this.things.push({kind:t,key:`${t}:${n}`,x:s,y:r,...o});let i=this.
extras.lit?.[n],a=Zp[t]?.(o);i!=null&&a&&this.over.push({kind:"lit",key:`lit:${n}`,x:s+a.x,y:r+a.y,w:a.w,h:a.h,tab:i,role:t})}text(t,n,s,r,{
size:o=13,room:i=1/0,bold:a=!1,quiet:l=!0,anchor:c="start",tone:u=""}={}){if(!n)return 0;let{lines:h,size:m}=at(n,o,i,a?
1.06:1);return this.add("text",t,s,r,{lines:h,size:m,bold:a,quiet:l,anchor:c,tone:u}),(h.length-1)*m*1.2}card(t,n,s,r,{seen:o=r,
own:i=!1,role:a="",recall:l=[]}={}){let{lit:c={},dealt:u={},acting:h=!1,under:m=!0,opens:d=""}=this.extras,p=u[t.key]??t.
face??null,b=h&&!!(t.move||t.picks?.length),g=!!t.lifted,w=a==="grid"?0:r<80?12:14,y=i&&(b||h&&t.ghost)?w+(g?r*(w?.24:.14):
0):0;this.things.push({kind:"card",key:t.key,x:n,y:s-y,w:r,face:p,label:t.label,origin:t.origin??"",role:a,dealt:t.key in
u,kin:!!t.kin,ghost:!!t.ghost,seen:o,plays:b,off:h?t.off??"":"",under:i&&b&&!g,up:g,move:t.move??"",picks:t.picks??[],recall:m?
l:[],opens:d===t.key&&!b&&!t.off}),t.key in c&&this.over.push({kind:"lit",key:`lit:${t.key}`,x:n,y:s-y,w:o,h:r*1.4,tab:c[t.
key],role:a})}cards(t,n,s,r,o,{own:i=!1,role:a="",pitch:l=1.4,centre:c=!1}={}){if(!t.length)return 0;let{w:u,step:h,cols:m,
rows:d}=Me(t.length,r,o);return t.forEach((p,b)=>{let g=Math.floor(b/m),w=b%m,y=Math.min(m,t.length-g*m),v=c?n+(r-(h*(y-
1)+u))/2:n;this.card(p,v+w*h,s+g*l*u,u,{seen:w===y-1?u:Math.min(u,h),own:i,role:a})}),u*1.4+(d-1)*l*u}};var Rc=e=>e.map(t=>({...t,art:""})),re=class extends rs{head(t,n,s,r,o=30){let i=[t.note,t.team].filter(Boolean).join(",\
 "),a=o<30?8:12,l=n+o+a,c=r-o-a;this.add("mark",t.id,n,s,{seat:t.seat,size:o,active:!!t.active});let u=t.alert||i,h=s+o*
(u?.43:.66),m=this.text(`${t.id}.name`,t.name,l,h,{size:15,bold:!0,quiet:!1,room:c}),d=this.text(`${t.id}.note`,u,l,s+o+
m,{room:c,bold:!!(t.active||t.alert),quiet:!t.active,tone:t.alert?"lit":""});return m+d}counters(t,n,s,r,o){let i=s;for(let[
a,l]of(t.counters??[]).entries()){let c=o?18:22;if(this.add("counter",`${t.id}.${a}`,n,i,{value:l.value,label:l.label??"",
high:c,room:r}),i+=c+8,l.art==="chips"){let u=Math.max(1,Math.ceil(l.value/10)),h=o?2.5:3,m=o?1.2:1.4,d=Math.max(3,Math.
min(18,(r-2)/u-3)),p=10*(h+m)+3,b=Math.min(l.value,10)*(h+m)+(l.value>5?3:0);l.value&&this.add("chips",`${t.id}.${a}`,n,
i+b,{count:l.value,w:d,t:h,g:m,pitch:d+3}),i+=p}if(l.art==="agents"){let u=Math.max(l.full??0,l.value);this.add("agents",
`${t.id}.${a}`,n,i,{count:l.value,full:u,size:18}),i+=26}}return i-s}other(t,n,s,r,o){let i=t.cards??[],a=t.counters??[],
l=!o||r<150,c=this.head(t,n,s,r,l?26:30),u=a.length&&r>=150,h=i.some($=>$.face||$.key in(this.extras.dealt??{})),m=l?38:
48,d=Math.min(u?r-74:r,h?1/0:m*3.4),p={w:m,ideal:m*(h?.72:.7),tight:h?.62:.05},b=s+(l?38:44)+c,g=this.cards(i,n,b,d,p,{role:"\
seat",pitch:.62});if(t.alert&&i.length){let{w:$,step:T,cols:L}=Me(i.length,d,p);this.over.push({kind:"lit",key:`lit:${t.
id}`,x:n,y:b,w:$+(L-1)*T,h:g,tab:""})}let{w,step:y,cols:v}=Me(i.length,d,p),k=i.length?w+(v-1)*y+14:0,_=u?Math.max(g,this.
counters(t,n+k,b+2,r-k,l)):g+(a.length?8+this.counters({...t,counters:Rc(a)},n,b+g+8,r,!0):0);return b-s+_+this.before(t,
n,b+_+10,r,l)}stack(t,n,s,r,o=r+24){let i=t.top?{...t.top,move:t.move||t.top.move,off:t.off||t.top.off,label:t.top.label||
t.spoken}:null,a=t.count>1&&i&&!i.face?Math.min(3,t.count-1):0;if(this.add("pile",t.id,n,s,{w:r,under:a,empty:!i}),i&&this.
card(i,n,s,r,{role:"stack",recall:t.recall}),!i&&!t.count&&t.label&&r>=40){let{lines:c,size:u}=at(t.label,13,r-2);if(c.length*
u*1.2<r*1.4-8){let h=s+(r*1.4-(c.length-1)*u*1.2)/2+u*.35;return this.add("text",`${t.id}.empty`,n+r/2,h,{lines:c,size:u,
quiet:!0,anchor:"middle",tone:""}),r*1.4}}let l=F(`${t.count} ${t.label}`,14)>o;return this.add("count",t.id,n,s+r*1.4+22,
{count:t.count,lines:l?at(t.label,13,o).lines:[t.label],spoken:t.spoken,broken:l}),r*1.4+30+(l?17*at(t.label,13,o).lines.
length:0)}tray(t,n,s,r){let o=Math.max(1,Math.ceil(Math.max(t.full,t.count)/10)),i=Math.min(27,(r-24)/o-4),a=r<120,l=i+(i>
20?7:4),c=a?3:5,u=a?1.4:2,h=o*l-(l-i)+24,m=10*(c+u)+3,d=22*String(t.count).length+4+F(t.label,13)>Math.max(h,r-8);return this.
add("tray",t.id,n+(r-h)/2,s,{wide:h,high:m,count:t.count,label:t.label,w:i,t:c,g:u,pitch:l,below:d,noted:F(t.label,13)}),
m+(d?62:44)}fans(t,n,s,r,o){let i=s,a=t.length>2?o?56:48:o?80:64;for(let l of t){this.text(`${l.id}.label`,l.label,n,i+10,
{room:r});let c={w:a,ideal:a*.59,tight:.39,least:Math.min(a,o?56:48),floor:20},{w:u,step:h,cols:m,rows:d}=Me(l.cards.length,
r,c),p=l.cards.some(g=>g.above)?22:4,b=l.cards.some(g=>g.under!=null)?40:10;i+=20,l.cards.length||this.add("pile",l.id,n,
i+p,{w:u,under:0,empty:!0}),l.cards.forEach((g,w)=>{let y=Math.floor(w/m),v=w%m,k=w===l.cards.length-1,_=n+v*h,$=i+p+y*(p+
b+u*1.4);this.card(g,_,$,u,{seen:k||v===m-1?u:Math.min(u,h),role:"fan"}),this.text(`${g.key}.above`,g.above??"",_+2,$-8,
{size:k?16:14,bold:k,quiet:!k}),g.under!=null&&this.add("mark",`${g.key}.under`,_+4,$+u*1.4+10,{seat:g.under,size:Math.max(
15,Math.min(22,h*.76)),quiet:!k})}),i+=Math.max(d*(p+b+u*1.4),p+b+a*1.4)+8}return i-s}own(t,n,s,r,o){let i=this.extras.acting?
14:0,a=this.extras.call??0,l=this.before(t,n+o,s,r-o,!o),c=s+l+(a?a+20:0);return a&&(this.call=s+l),c-s+this.hand(t,n,c,
r,o,i)}before(t,n,s,r,o){let i=t.before??[];if(!i.length)return 0;let a=10,l=(r-a*(i.length-1))/i.length,c=Math.min(o?44:
58,l-6),u=0;return i.forEach((h,m)=>{let d=n+m*Math.min(l+a,h.kind==="fan"?1/0:c+40);if(h.kind==="fan"){let p=this.text(
`${h.id}.label`,h.label,d,s+10,{room:l}),b={w:c,ideal:c*.72,tight:.4};u=Math.max(u,18+p+this.cards(h.cards,d,s+18+p,l,b,
{role:"fan"}))}else u=Math.max(u,this.stack(h,d,s,c,Math.min(l,c+34)))}),u+16}hand(t,n,s,r,o,i){let a=o>0,l=t.cards.some(
g=>g.face),c=a?92:70,u=t.cards.length,h={w:l?c:c*.75,ideal:c*(l?a?1.22:1.06:.8),tight:.5,least:Math.min(c,64),floor:l?34:
20};if(a){let g=this.head(t,n,s,o-20),w=this.counters(t,n+4,s+48+g,o-20,!1)+48+g,y=this.cards(t.cards,n+o,s+i,r-o,h,{own:!0,
role:"hand",pitch:1.4+.36});return Math.max(w,y+i+16,l?c*1.4:0)}let m=l&&(u-1)*h.ideal+h.w<=r-112,d=this.head(t,n,s,m?110:
r-100,26);if(m){let g=this.counters(t,n+4,s+44+d,100,!0)+44+d,w=this.cards(t.cards,n+112,s+i,r-112,h,{own:!0,role:"hand"});
return Math.max(g,w+i+16)}let p=this.counters({...t,counters:Rc(t.counters??[])},n+r-84,s+6,84,!0),b=s+Math.max(40+d,p+8)+
i;return b-s+this.cards(t.cards,n,b,r,h,{own:!0,role:"hand",pitch:1.4+.42,centre:!0})+16}};var Nt=620,os=772,Ic=920,Yp=["seat","ring","fan","stack","tray","grid","dice","tokens","notes","kinds"];function tn(e){let t=e.
zones.find(({kind:s})=>!Yp.includes(s));if(t)throw new Error(`Expected a zone that the table can draw, not "${t.kind}".`);
let n=s=>e.zones.filter(r=>r.kind===s);return{seats:ri(n("seat")),ring:n("ring")[0],fans:n("fan"),stacks:n("stack"),trays:n(
"tray"),grids:n("grid"),dice:n("dice"),notes:n("notes"),boards:n("tokens"),kinds:n("kinds")}}function Fc(e,t,n={}){if(n.
laid&&Un(e))return lf(e,t,n);if(Mi(e)&&(t.low||t.h))return af(e,t,n);if(t.low&&e.zones.some(({kind:m})=>m==="tokens"))return of(
e,t,t.low,n);if(t.low&&tr(e))return go(e,t,t.low,n,bo(t.w));if(!t.h)return is(e,t.w,n);let s=({w:m,h:d})=>wo(t,m,d),o=[...t.
w>=Nt*Cc?[os,860,Ic]:[],390,440].map(m=>rf(e,t,m,n)),[i,...a]=o.filter(m=>m.w>=Nt),l=a.reduce((m,d)=>s(d)>s(m)?d:m,i);if(l&&
s(l)>=Cc)return l;let c=o.reduce((m,d)=>s(d)>s(m)?d:m),u=Math.round(Math.max(Wc,te*t.h/t.w));return e.zones.some(({kind:m})=>m===
"tokens")?Gc(e,Math.min(u,ss),n,yc,!0):s(c)>=Jp||!tr(e)?c:e.table==="round"&&e.zones.filter(({kind:m})=>m==="seat").length>
Qp&&t.w>t.h?go(e,t,Dc,n,Math.round(Dc*t.w/t.h)):go(e,t,Math.min(u,Xp),n,qc(t,u))}var Cc=.8,Jp=.92,Bc=.75,zp=352,Wc=288,Xp=460,
Qp=6,Dc=320,tf=640,ef=110,nf=400,sf=1.25,bo=e=>Math.round(Math.max(te,Math.min($t,e/sf))),qc=(e,t)=>Math.round(Math.max(
te,Math.min($t,t*e.w/e.h)));function jc(e,t,n){let{w:s}=e,r=e.low?0:e.h,o=!e.low&&s>=os*Bc&&(!r||r>=t[0]*Bc),[i,a]=o?t:n,
l=o?os:e.low?bo(s):te,c=r?Math.round(Math.max(i,Math.min(a,l*r/s))):o?600:i;return[o||!r?l:qc(e,c),c]}var wo=(e,t,n)=>Math.
min(e.w/t,e.h?e.h/n:1/0),Vc=(e,t)=>({...e,call:(e.call??0)/t});function rf(e,t,n,s){let r=is(e,n,s);for(let o=0;o<2&&s.call;o++)
r=is(e,n,Vc(s,wo(t,r.w,r.h)));return r}function go(e,t,n,s,r){let o=new re(Vc(s,wo(t,r,n))),i=tn(e),{y:a,middle:l}=e.table===
"corners"?Hc(o,i,n,r):$i(o,i,n,e.table==="round",r);return{w:r,h:Math.max(n,a+8),things:[...o.things,...o.over],middle:l,
call:o.call}}function of(e,t,n,s){let r=Math.max(t.w,os),o=((t.page??0)-tf)*r/t.w-ef;return t.w>=Nt&&o>=nf?is(e,r,s,Math.
min(o,ss)):Gc(e,n,s,Math.min(bo(t.w),Nt-1),!1)}function Gc(e,t,n,s,r){let o=new re(n),{middle:i}=Sc(o,tn(e),t,s,r);return{
w:s,h:t,things:[...o.things,...o.over],middle:i,call:o.call}}function af(e,t,n){let s=new re(n),[r,o]=jc(t,[470,620],[t.
low||Wc,620]),{middle:i}=Si(s,tn(e),o,r);return{w:r,h:o,things:[...s.things,...s.over],middle:i,call:s.call}}function lf(e,t,n){
let s=new re(n),[r,o]=jc(t,[520,640],[zp,560]),{middle:i}=Ui(s,tn(e),o,r);return{w:r,h:o,things:[...s.things,...s.over],
middle:i,call:s.call}}function is(e,t,n={},s=ss){let r=Math.round(Math.min(Math.max(t,320),Ic)),o=r>=Nt,i=new re(n),a=tn(
e),l=o?28:14,c=e.table==="round"||e.table==="corners"&&!o,u=a.boards.length?o?_c:Tc:c?o?hf:df:o&&e.table==="corners"?Nc:
o?cf:uf,{y:h,middle:m}=u(i,a,r,l,s);return{w:r,h:Math.round(h+18),things:[...i.things,...i.over],middle:m,call:i.call}}function as(e,t,n,s,r,o){
let i=s,a=(r-o*(t-1))/t;for(let l=0;l<e.length;l+=t){let c=e.slice(l,l+t);i+=Math.max(...c.map((u,h)=>u(n+h*(a+o),i,a)))+
20}return i-s}function cf(e,t,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:c}=t,u=o.map(T=>(L,S,M)=>e.other(T,L,
S,M,!0)),h=c.map(T=>(L,S,M)=>e.tray(T,L,S,M));u.splice(Math.ceil(u.length/2),0,...h);let m=Math.floor((n-2*s+20)/126),d=u.
length<=m?Math.max(u.length,1):Math.ceil(u.length/2),p=28+as(u,d,s,28,n-2*s,20),b=l.length?104:0,g=i?248:0,w=p+6,y=i?{x:132,
y:w+108,r:88}:{x:n/2,y:w+60,r:40};i&&e.add("ring",i.id,y.x,y.y,{ring:i,r:y.r});let v=n-2*s-g-(b?b+24:0),k=e.fans(a,s+g,w+
10,v,!0);p=Math.max(w+(i?230:0),w+10+k)+12,l.forEach((T,L)=>e.stack(T,n-s-72,w+48+L*152,66));let _=l.length?w+48+l.length*
152-24:0,$=g&&n>=740?g:176;return p+=ls(e,t,n-(_>p?b+24:0),s,p),r&&(p+=e.own(r,s,p,n-2*s-(_>p?b+24:0),$)),{y:Math.max(p,
_),middle:y}}function uf(e,t,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:c}=t,u=18,h=o.some(v=>(v.before?.length??
0)>1),m=h||o.length<=2||o.length===4?Math.min(2,Math.max(o.length,1)):3;u+=as(o.map(v=>(k,_,$)=>e.other(v,k,_,$,!1)),m,s,
u,n-2*s,12);let d=66,p=i?{x:106,y:u+100,r:d}:{x:n/2,y:u+40,r:40};i&&e.add("ring",i.id,p.x,p.y,{ring:i,r:d});let b=i?214:
s,g=n-s-b,w=Math.min(92,g/Math.max(l.length,1));l.forEach((v,k)=>e.stack(v,b+k*w,u+12,Math.min(56,w-14),w-1));let y=l.length?
u+12+78+56:u;for(let v of c)y+=e.tray(v,b-6,y,g+6);return u=Math.max(y,i?u+200:u)+6,u+=e.fans(a,s,u,n-2*s,!1),u+=ls(e,t,
n,s,u),r&&(u+=e.own(r,s,u+4,n-2*s,0)+4),{y:u,middle:p}}function hf(e,t,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:c}=t,
{left:u,top:h,right:m}=oi(o.length),d=i?.art==="none"?64:n<740?108:128,p=Math.min(h<2?220:n<740?130:190,n/2-d-20-s),b=n-
2*s-2*p-24,w=o.slice(u,u+h).map(T=>(L,S,M)=>e.other(T,h===1?n/2-70:L,S,M,!0)),y=h?as(w,h,s+p+12,20,b,16):0,v={x:n/2,y:20+
y+d+12,r:d},k=(T,L)=>{let S=T.length>1?28:v.y-60;for(let M of T)S+=e.other(M,L,S,p,!0)+26;return S},_=[k(o.slice(0,u).reverse(),
s),k(o.slice(o.length-m),n-s-p)];Kc(e,i,l,c,v,d<120?.82:1);let $=Math.max(v.y+d+40,..._);return a.length&&($+=e.fans(a,s,
$,n-2*s,!0)),$+=ls(e,t,n,s,$),r&&($+=e.own(r,s,$,n-2*s,160)),{y:$,middle:v}}function df(e,t,n,s){let{seats:[r,...o],ring:i,
fans:a,stacks:l,trays:c}=t,u=o.some(b=>(b.before?.length??0)>1),h=u||o.length===2||o.length===4?2:Math.min(3,Math.max(o.
length,1)),m=16+as(o.map(b=>(g,w,y)=>e.other(b,g,w,y,!1)),h,s,16,n-2*s,12),d=i?.art==="none"?50:108,p={x:n/2,y:m+d+10,r:d};
return Kc(e,i,l,c,p,.8),m=p.y+d+36,a.length&&(m+=e.fans(a,s,m,n-2*s,!1)),m+=ls(e,t,n,s,m),r&&(m+=e.own(r,s,m,n-2*s,0)),{
y:m,middle:p}}function Kc(e,t,n,s,r,o){t&&e.add("ring",t.id,r.x,r.y,{ring:t,r:r.r});let i=(n.length>2?56:78)*o,a=22*o,l=r.
x-(n.length*i+(n.length-1)*a)/2;n.forEach((c,u)=>e.stack(c,l+u*(i+a),r.y-i*.7-12,i)),s.forEach(c=>e.tray(c,r.x-50,r.y+44,
100))}function ls(e,{grids:t,dice:n},s,r,o){let i=o;for(let a of t)i+=Je(e,a,r,i,s-2*r,s>=Nt);for(let a of n)i+=ze(e,a,r,
i,s-2*r);return i-o}var cs=class{constructor({play:t,key:n,told:s}){this.lifted="";this.card="";this.said={};this.typed={};this.field=null;this.
lifts={};this.shown="";this.play=t,this.key=n,this.told=s,this.go=f("button.btn.solid",{"data-k":"lift.play",onclick:()=>this.
play(this.lifted)}),this.back=f("button.btn",{"data-k":"lift.back",onclick:()=>this.lift("")},"Put it back"),this.acts=f(
"div.lift-acts",{hidden:!0},this.go,this.back),this.words=f("p.lift-words"),this.keys=f("div.lift-keys"),this.asking=f("\
div.asking",{role:"group",hidden:!0})}show({lifts:t,keys:n}){this.lifts=t,this.lifted&&!t[this.lifted]&&(this.lifted="",
this.said={},this.typed={}),this.draw();let s=JSON.stringify(n);this.keys.dataset.looks!==s&&(this.keys.dataset.looks=s,
qs(this.keys,this.keys,()=>this.keys.replaceChildren(...n.map(r=>yn(r,o=>this.key(o))))))}tell(t,n){let s=Object.keys(this.
lifts).some(r=>n.every(o=>o.move!==r));this.words.hidden=!!this.lifted,this.words.textContent=t||(s?"Press a card to pic\
k it up. Press it again to play it.":"")}playing(t){let n=this.lifts[this.lifted]?.play??"",s=t?n.replace(/^Play\b/,"Pla\
ying"):n;this.go.textContent!==s&&(this.go.textContent=s),j(this.go,"aria-busy",t?"true":"")}lift(t,n=""){let s=n||this.
card;this.lifted=t,this.card=n,this.draw(),this.told({lifted:t,said:this.said},s)}stand(t,n,s){let[r,o]=s?[n,t.parentElement]:
[t,this.keys];this.asking.parentElement!==r&&r.insertBefore(this.asking,o)}hold(t,n,s,r){t?t!==this.lifted&&s[t]&&(this.
lifted=t,this.card=mf(r,t)):this.lifted="",this.said=n}draw(){let t=this.lifts[this.lifted];if(this.acts.hidden=!t,this.
asking.hidden=!t?.line,this.words.hidden=!!t,this.playing(!1),this.shown===this.lifted)return;if(this.shown=this.lifted,
this.field=null,!t?.line)return this.asking.replaceChildren();let n=this.lifted;j(this.asking,"aria-label",t.line),this.
field=t.ask?Aa({rule:jt,label:t.ask,words:"out of 100",ends:["never","always"],value:ca(this.typed[n],this.said[n],jt),set:r=>this.
say(n,r),enter:()=>this.play(n)}):null;let s=f("div",f("p",f("b",t.line)));this.field&&s.append(f("p.wonder",t.ask)),this.
asking.replaceChildren(s,...this.field?[this.field.node]:[])}unread(t){let n=this.typed[t]??"";return t!==this.lifted||!this.
field||!n||!Ee(n,jt)?!1:(this.field.complain(),!0)}say(t,n){let{value:s}=ut(n,jt);this.typed[t]=n,this.said={...this.said},
s!=null?this.said[t]=s:delete this.said[t],this.told({lifted:this.lifted,said:this.said},this.card)}},us=class{constructor(t){
this.looks="";this.how=t,this.root=f("div.acts")}show(t,n,s){let r=JSON.stringify([t,n]);this.looks!==r&&(this.looks=r,qs(
this.root,s,()=>this.root.replaceChildren(...t.map(o=>this.button(o)))))}button({move:t,label:n,strong:s,off:r}){let o=f(
"button",{class:s&&!r?"btn solid":"btn","data-act":t||n,"aria-disabled":r?"true":null,onclick:()=>r?this.how.refuse(r):this.
how.send(t)},n);return f("span.act",o,r&&f("span.why",r))}};function mf({zones:e},t){let n=e.flatMap(s=>s.kind==="seat"&&
s.me?s.cards:s.kind==="grid"?s.cells:[]);for(let s of n)if("key"in s&&(s.move===t||s.picks?.some(r=>r.move===t)))return s.
key;return""}function Zc(e,t,n){if(!t)return e;let s=e.zones.flatMap(i=>i.kind==="tokens"&&i.ways||[]),r=Number(s.find(i=>i.
move===t)?.tag),o=e.zones.map(i=>{if(i.kind==="dice"&&r){let l=i.values.indexOf(r);return{...i,lit:l<0?i.values.map((c,u)=>u):
[l]}}if(i.kind==="ring"){let l=i.previews?.find(c=>c.move===t);return l?{...i,preview:l}:i}if(i.kind==="tokens")return{...i,
ways:(i.ways??[]).map(l=>({...l,chosen:l.move===t}))};let a=l=>l.key===n?{...l,lifted:!0}:l;return i.kind==="grid"?{...i,
cells:i.cells.map(a)}:i.kind==="seat"&&i.me?{...i,cards:i.cards.map(a)}:i});return{...e,zones:o}}var pf={ArrowLeft:{x:-1,y:0},ArrowRight:{x:1,y:0},ArrowUp:{x:0,y:-1},ArrowDown:{x:0,y:1}};function ff(e,t,n){let s=t.map(
({x:o,y:i})=>{let a=(o-e.x)*n.x+(i-e.y)*n.y,l=Math.abs((o-e.x)*n.y)+Math.abs((i-e.y)*n.x);return a>.5?a+2*l:1/0}),r=Math.
min(...s);return r<1/0?s.indexOf(r):-1}function Yc(e){let t=(e.querySelector(".ring-focus")??e).getBoundingClientRect();
return{x:t.x+t.width/2,y:t.y+t.height/2}}function Jc(e,t){let n=pf[t.key];if(!n||t.shiftKey||t.ctrlKey||t.metaKey||t.altKey)
return;let s=[...e.closest(".board")?.querySelectorAll(".way.plays")??[]].filter(o=>o!==e),r=s[ff(Yc(e),s.map(Yc),n)];t.
preventDefault(),t.stopPropagation(),r instanceof SVGElement&&r.focus({preventScroll:!0})}var Xc=8,He=1.25,zc=.42,gf=.62,bf=1.5,yo=46,wf=26,yf=8,xf=.95;function hs(e,t,n=t.w/t.h){let s=Math.max(t.w,t.h*n),r=Math.
min(s,Math.max(e.w,t.w/Xc)),o=r/n,i=(a,l)=>l<0?l/2:Math.max(0,Math.min(a,l));return{x:i(e.x,t.w-r),y:i(e.y,t.h-o),w:r,h:o}}
function kf(e,t,n,s,r,o=t.w/t.h){let i=Math.max(t.w,t.h*o),a=Math.min(i,Math.max(e.w/n,t.w/Xc))/e.w;return hs({x:s-(s-e.
x)*a,y:r-(r-e.y)*a,w:e.w*a,h:e.h*a},t,o)}function vf(e,t,n,s,r){let o=n/s,[i,a]=[e.map(({x:k})=>k),e.map(({y:k})=>k)],[l,
c]=[Math.min(...i),Math.min(...a)],[u,h]=[Math.max(...i)-l,Math.max(...a)-c],m=Math.min(n/t.w,(o-r)/t.h),d=Math.max(gf,bf*
(n/t.w)),p=Math.min((n-2*yo)/(u||1),(o-r-2*yo)/(h||1)),b=Math.max(m,Math.min(d,p)),g={w:n/b,h:o/b},w=wf/b,y=(k,_,$,T)=>{
let L=(k+_-$)/2,[S,M]=[Math.min(0,k-w),Math.max(T,_+w)-$];return M<S?(S+M)/2:Math.max(S,Math.min(L,M))},v=r/b;return{x:y(
l,l+u,g.w,t.w),y:y(c,c+h,g.h-v,t.h)-v,...g}}var ds=class{constructor(){this.board=null;this.id="";this.dragged=!1;this.aspect=
1;this.wide=0;this.clear=0;this.targets=[];this.lit=[];this.view="whole";this.chosen="";this.whole={x:0,y:0,w:1,h:1},this.
frame=this.whole,this.fingers=new Map,this.down={x:0,y:0},this.near={x:0,y:0},this.aims=(n,s)=>{};let t=(n,s,r,o)=>f("bu\
tton.btn",{"data-k":`lens.${n}`,"aria-label":r,title:r,onclick:o},s);this.controls=f("div.lens",{role:"group","aria-labe\
l":"Zoom the board",hidden:!0},t("out","−","Zoom out",()=>this.zoom(1/He)),t("in","+","Zoom in",()=>this.zoom(He)),t("\
near",mt("near",20),"Near me",()=>this.see("near")),t("whole",mt("whole",20),"Whole board",()=>this.see("whole")))}on(t,n,s,r,o,i=[],a=[]){
this.controls.hidden=!t;let l=JSON.stringify([r,i])!==JSON.stringify([this.near,this.targets]),c=o.w/o.h,u=n!==this.id||
c!==this.aspect||o.w!==this.wide,h=JSON.stringify(a)!==JSON.stringify(this.lit)&&!a.every(m=>this.sees(m));this.near=r,this.
targets=i,this.lit=a,this.clear=o.clear??0,t&&t!==this.board&&this.listen(t),this.board=t,t&&(u&&(this.id=n,this.whole={
x:0,y:0,...s},this.aspect=c,this.wide=o.w,this.chosen=""),u||l||h||this.view!=="own"&&!a.length?this.look():this.show(this.
frame))}sees({x:t,y:n}){let{frame:s}=this,r=yo*s.w/this.wide,o=this.clear*s.w/this.wide;return t>s.x+r&&t<s.x+s.w-r&&n>s.
y+o+r&&n<s.y+s.h-r}look(){let t=this.wide/this.aspect-this.clear,n=Math.min(this.wide/this.whole.w,t/this.whole.h),s=this.
targets.length>0||n<zc;this.frameTo(this.chosen||(s?"near":"whole"))}see(t){this.chosen=t,this.frameTo(t)}frameTo(t){if(this.
view=t,t==="whole")return this.show(hs({...this.whole,w:1/0},this.whole,this.aspect));this.show(vf([this.near,...this.targets,
...this.lit],this.whole,this.wide,this.aspect,this.clear))}show({x:t,y:n,w:s,h:r}){this.frame={x:t,y:n,w:s,h:r},this.board?.
setAttribute("viewBox",`${t} ${n} ${s} ${r}`),this.board?.classList.toggle("far",this.wide/s<zc),this.board?.classList.toggle(
"close",this.wide/s>=xf);let o=this.onPage;o?.a&&this.aims(1/o.a,this.frame)}drawTo(t){this.view="own",this.show(t)}zoom(t,n=this.
frame.x+this.frame.w/2,s=this.frame.y+this.frame.h/2){this.drawTo(kf(this.frame,this.whole,t,n,s,this.aspect))}pan(t,n){
let{x:s,y:r,w:o,h:i}=this.frame;this.drawTo(hs({x:s+t*o,y:r+n*i,w:o,h:i},this.whole,this.aspect))}point({clientX:t,clientY:n}){
let s=this.onPage,{x:r,y:o}=new DOMPoint(t,n).matrixTransform(s?.inverse());return{x:r,y:o}}get onPage(){let[t]=this.board?.
children??[];return t instanceof SVGGraphicsElement?t.getScreenCTM():null}listen(t){t.style.touchAction="none",t.addEventListener(
"wheel",n=>{let s=n.deltaY>0,{x:r,y:o}=this.point(n);s&&this.frame.w>=this.whole.w&&this.frame.h>=this.whole.h||(n.preventDefault(),
this.zoom(s?1/He:He,r,o))},{passive:!1}),t.addEventListener("pointerdown",n=>{this.fingers.set(n.pointerId,{x:n.clientX,
y:n.clientY}),this.down={x:n.clientX,y:n.clientY},this.dragged=!1}),t.addEventListener("pointermove",n=>this.drag(n));for(let n of[
"pointerup","pointercancel","pointerleave"])t.addEventListener(n,s=>this.fingers.delete(s.pointerId));t.addEventListener(
"click",n=>this.dragged&&n.stopPropagation(),{capture:!0})}drag(t){let n=this.fingers.get(t.pointerId);if(!n)return;let s={
x:t.clientX,y:t.clientY},r=[...this.fingers].find(([u])=>u!==t.pointerId)?.[1];if(this.dragged||=!!r||Math.hypot(s.x-this.
down.x,s.y-this.down.y)>yf,!this.dragged)return;this.fingers.set(t.pointerId,s);let o=this.point({clientX:n.x,clientY:n.
y}),i=this.point({clientX:s.x,clientY:s.y});if(!r){let{x:u,y:h,w:m,h:d}=this.frame;this.drawTo(hs({x:u+o.x-i.x,y:h+o.y-i.
y,w:m,h:d},this.whole,this.aspect));return}let a=u=>Math.hypot(u.x-r.x,u.y-r.y)||1,{x:l,y:c}=this.point({clientX:(s.x+r.
x)/2,clientY:(s.y+r.y)/2});this.zoom(a(s)/a(n),l,c)}key(t,n){if(!this.board)return!1;let r=n?{ArrowLeft:[-.2,0],ArrowRight:[
.2,0],ArrowUp:[0,-.2],ArrowDown:[0,.2]}[t]:void 0;if(r)this.pan(r[0],r[1]);else if(t==="+"||t==="=")this.zoom(He);else if(t===
"-")this.zoom(1/He);else if(t==="0")this.see("whole");else return!1;return!0}};var Qc=420,$f=80,Mf=1500,_f=5,tu=320,eu={goal:900,bust:700,aside:600},nu="cubic-bezier(.2,.7,.2,1)";function xo(e,t){let n=t.
replace(/^seat/,"h"),s=[...e].filter(({kind:c,key:u})=>c==="card"&&(u===t||u.startsWith(`${n}.`))),r=s.length?s.map(({x:c,
y:u,w:h})=>({x:c,y:u,w:h,h:h*1.4})):[...e].filter(({key:c})=>c.slice(c.indexOf(":")+1).split(".")[0]===t).map(({x:c,y:u,
wide:h=40,high:m=40})=>({x:c,y:u,w:h,h:m}));if(!r.length)return null;let o=Math.min(...r.map(({x:c})=>c)),i=Math.min(...r.
map(({y:c})=>c)),a=Math.max(...r.map(({x:c,w:u})=>c+u)),l=Math.max(...r.map(({y:c,h:u})=>c+u));return{x:o,y:i,w:a-o,h:l-
i}}var ms=e=>P(e.x-7,e.y-7,e.w+14,e.h+14,{rx:8,fill:"none",stroke:"var(--lit)","stroke-width":4}),Sf=()=>P(-14,-4,28,8,{
rx:2,fill:"var(--lit)",stroke:"#fff","stroke-width":1.5});function su(e,t,n,{pace:s,still:r,gone:o}){e.replaceChildren();
let i=0;for(let a=t;a;a=a.then){let l=a.kind==="aside"?Lf(a,n,{pace:s,still:r,gone:o,wait:i}):a.kind==="bust"?Ef(ru(o,a.
then?.face),s,r):Tf(a,n,s,r);if(e.append(...l),!r&&s>0&&a!==t)for(let c of l)c.matches(".swept")||c.animate([{opacity:0},
{opacity:1}],{duration:1,delay:i,fill:"both"});setTimeout(()=>{for(let c of l)c.remove()},Mf/Math.max(s,.5)+i),!r&&s>0&&
(i+=(eu[a.kind]??0)/s)}}function Tf(e,t,n,s){let r=e.source?xo(t,e.source):null,o=e.target?xo(t,e.target):null;if(!o)return[];
let i=[ms(o)];if(r&&e.kind==="catch"&&i.push(ms(r)),!r||e.kind!=="goal"||s||n<=0)return i;for(let a=0;a<Math.min(e.count||
1,_f);a++){let l=Sf();i.push(l);let c=u=>`translate(${u.x+u.w/2}px,${u.y+u.h/2}px)`;l.style.transform=c(o),l.animate([{transform:c(
r)},{transform:c(o),opacity:1},{opacity:0}],{duration:Qc*1.25/n,delay:a*$f/n,easing:nu,fill:"both"})}return i}function ru(e,t){
let n=e.filter(({kind:r,role:o})=>r==="card"&&o==="fan").sort((r,o)=>r.x-o.x),s=n.at(-1);if(s&&t){let r=n.length>1?s.x-n[n.
length-2].x:s.w*.59;n.push({...s,key:`${s.key}.end`,x:s.x+Math.max(r,s.w*.4),face:t})}return n}function Ef(e,t,n){let[s]=e,
r=e.at(-1);if(!s||!r||n||t<=0)return[];let o=ms({x:s.x,y:s.y,w:r.x+r.w-s.x,h:r.w*1.4});return o.setAttribute("stroke-das\
harray","10 7"),o.animate([{opacity:1},{opacity:1,offset:.9},{opacity:0}],{duration:(eu.bust+tu)/t,fill:"both"}),[o]}function Lf(e,t,{
pace:n,still:s,gone:r,wait:o}){let i=e.target?xo(t,e.target):null;return i?s||n<=0?[ms(i)]:ru(r,e.face).map(a=>{let l=x(
"g.thing.card.swept",...he({...a,plays:!1,off:""})),c=`translate(${a.x}px,${a.y}px)`;return l.animate([{transform:c,opacity:1},
{transform:`translate(${i.x}px,${i.y}px) scale(${i.w/a.w})`,opacity:1,offset:.9},{transform:`translate(${i.x}px,${i.y}px\
) scale(${i.w/a.w})`,opacity:0}],{duration:Qc*1.25/n,delay:o+tu/n,easing:nu,fill:"both"}),l}):[]}var ou=320,Af=90,iu={w:1,h:1},ps=class{constructor({press:t,pace:n}){this.gone=[];this.bright=null;this.parked="";this.timer=
0;this.press=t,this.pace=n,this.rings=x("g.far-rings",{fill:"none","stroke-width":11,"aria-hidden":"true"}),this.layer=x(
"g"),this.over=x("g.event",{"aria-hidden":"true"}),this.root=x("svg.table",{role:"group",tabindex:-1},this.rings,this.layer,
this.over),this.placed=new Map,this.changed=new Set,this.lens=new ds}paint(t,{label:n,move:s,back:r=!1}){this.root.setAttribute(
"viewBox",`0 0 ${t.w} ${t.h}`),this.root.setAttribute("aria-label",n),this.far(t);let o=new Map([...this.placed].map(([d,
{thing:p}])=>[d,p])),i=s&&this.pace()>0&&!$e(),a=new Map(t.things.map(d=>[d.key,d])),l=it(this.root),c=l&&this.layer.contains(
l)?l.getAttribute("data-key"):l===this.root?this.parked:"";this.gone=[];for(let[d,{node:p,thing:b}]of this.placed){if(a.
has(d))continue;this.gone.push(b),this.placed.delete(d);let g=i&&r&&b.kind==="card"&&b.origin?a.get(b.origin):void 0;g?this.
leave(p,b,g):p.remove()}let u=null,h=[];this.changed.clear();for(let d of t.things){let p=o.get(d.key),{node:b}=this.place(
d),g=u?u.nextSibling:this.layer.firstChild;b!==g&&this.layer.insertBefore(b,g),u=b,s&&d.kind==="card"&&(!p||JSON.stringify(
p.face)!==JSON.stringify(d.face))&&this.changed.add(d.key),i&&!r&&d.thrown&&d.thrown!==p?.thrown&&this.roll(d.key);let w=i&&
d.kind==="card"&&!p?this.source(d,o):void 0;w&&h.push(this.glide(b,w,d))}if(h.length){this.root.getBoundingClientRect();
for(let[d,p]of h.entries())p(Math.min(d,4)*Af/this.pace())}this.look(t),i&&wi(this.root,this.pace()),this.shade(),s&&$e()&&
this.flash();let m=it(this.root);c&&!(m&&this.layer.contains(m)&&m.hasAttribute("tabindex"))&&this.focus(c)}dim(t){this.
bright=t,this.shade()}shade(){let{bright:t}=this;for(let[n,{node:s,thing:r}]of this.placed){let o=n.slice(n.indexOf(":")+
1),i=!t||r.kind==="lit"||t.has(o)||t.has(o.split(".")[0]);s.classList.toggle("dimmed",!i)}}happen(t){let n=[...this.placed.
values()].map(({thing:s})=>s);su(this.over,t,n,{pace:this.pace(),still:$e(),gone:this.gone})}look(t){let n=t.things.find(
({kind:l})=>l==="board"),s=n&&this.placed.get(n.key)?.node.querySelector(".board");if(!n||!(s instanceof SVGElement))return this.
lens.on(null,"",iu,{x:0,y:0},iu);let{board:r,zone:o}=n,i=r.nodes.find(l=>l.id===o.centre),a=l=>[...s.querySelectorAll(l)].
map(c=>({x:Number(c.getAttribute("data-x")),y:Number(c.getAttribute("data-y"))}));this.lens.controls.classList.toggle("a\
bove",t.w<Nt),this.lens.aims=(l,c)=>pi(s,l,c,r.nodes),this.lens.on(s,r.id,{w:r.width,h:r.height},i??{x:r.width/2,y:r.height/
2},{w:n.w,h:n.h,clear:n.clearance},n.acting?a(".way.plays[data-x]:not(.many)"):[],a(".light"))}focus(t){let n=this.spot(
t);if(n)return n.focus({preventScroll:!0});let r=[this.placed.get(t)?.node,...[...this.placed.values()].map(({node:o})=>o)].
find(o=>o?.hasAttribute("tabindex"));this.parked=r?"":t,(r??this.root).focus()}around(t){let n=({node:i,thing:a})=>{let{
a:l=1,e:c=0,f:u=0}=i.getScreenCTM()??{};return{x:c,y:u,w:a.w*l,h:a.w*1.4*l}},s=this.spot(t)?.querySelector(".ring-focus")?.
getBoundingClientRect();if(s)return{card:{x:s.x,y:s.y,w:s.width,h:s.height},hand:[]};let r=this.placed.get(t),o=[...this.
placed.values()].filter(({thing:i})=>i.kind==="card"&&i.role==="hand");return r?{card:n(r),hand:o.map(n)}:null}spot(t){return t.
startsWith("spot:")?this.layer.querySelector(`[data-spot="${CSS.escape(t.slice(5))}"]`):null}far({w:t,h:n,middle:s}){let r=JSON.
stringify([t,n,s]);if(this.rings.dataset.looks===r)return;this.rings.dataset.looks=r;let o=[];for(let i=s.r+46;i<Math.hypot(
t,n)+300;i+=46)o.push(C(s.x,s.y,i));this.rings.replaceChildren(...o)}place(t){let n=JSON.stringify({...t,x:0,y:0}),s=this.
placed.get(t.key);if(!s){let o=x("g",{"data-key":t.key});if(t.kind==="board"){let i=a=>this.travel(t.key,a);o.addEventListener(
"click",i),o.addEventListener("keydown",i)}(t.kind==="card"||t.kind==="dice")&&(o.addEventListener("click",()=>this.touch(
t.key)),o.addEventListener("keydown",i=>{i.key!=="Enter"&&i.key!==" "||o.hasAttribute("tabindex")&&(i.preventDefault(),i.
stopPropagation(),this.touch(t.key))})),s={node:o,thing:t,looks:""},this.placed.set(t.key,s)}let{node:r}=s;if(s.looks!==
n){r.replaceChildren(...he(t));let o=Ni(t),i=t.plays||t.off||t.opens||t.recall?.length>0,a=["thing",t.kind,t.role,t.plays&&
"plays",t.off&&"off",t.dealt&&"dealt",t.up&&"up"];r.setAttribute("class",a.filter(Boolean).join(" ")),j(r,"role",t.kind===
"board"?"group":i?"button":o?"img":""),j(r,"aria-label",o),j(r,"tabindex",i?"0":""),j(r,"aria-disabled",t.off?"true":""),
j(r,"aria-pressed",t.up?"true":""),j(r,"aria-hidden",t.kind==="lit"||t.kind==="mark"&&t.key.endsWith("under")||t.key.endsWith(
".above")?"true":""),s.looks=n}return r.style.transform=`translate(${t.x}px,${t.y}px)`,s.thing=t,s}travel(t,n){let s=n.target instanceof
Element?n.target.closest("[data-move],[data-spot]"):null,r=this.placed.get(t);if(!s||!r)return;if(n instanceof KeyboardEvent&&
n.key!=="Enter"&&n.key!==" ")return Jc(s,n);n.preventDefault();let o=s.getAttribute("data-move")??"",i=s.getAttribute("d\
ata-spot")??"";this.press({...r.thing,plays:!0,off:"",move:o,spot:i,picks:[]},r.node)}roll(t){vi(n=>{let s=this.placed.get(
t);s?.node.replaceChildren(...he(n(s.thing)))},this.pace())}touch(t){let n=this.placed.get(t),{plays:s,off:r,opens:o,recall:i}=n?.
thing??{};n&&(s||r||o||i?.length)&&this.press(n.thing,n.node)}source(t,n){if(t.origin&&n.has(t.origin))return n.get(t.origin);
if(!(t.role!=="hand"&&t.role!=="seat"))return[...n.values()].find(s=>s.kind==="card"&&s.role==="stack"&&!s.face)}glide(t,n,s){
return t.style.transition="none",t.style.transform=`translate(${n.x}px,${n.y}px) scale(${n.w/s.w})`,r=>{t.style.transition=
"",t.style.transitionDelay=`${r}ms`,r&&setTimeout(()=>t.style.removeProperty("transition-delay"),r+ou),t.style.transform=
`translate(${s.x}px,${s.y}px)`}}leave(t,n,s){t.setAttribute("aria-hidden","true"),t.removeAttribute("data-key"),t.style.
transform=`translate(${s.x}px,${s.y}px) scale(${s.w/n.w})`,setTimeout(()=>t.remove(),ou/this.pace())}flash(){clearTimeout(
this.timer);for(let[t,{node:n}]of this.placed)n.classList.toggle("changed",this.changed.has(t));this.timer=setTimeout(()=>{
for(let{node:t}of this.placed.values())t.classList.remove("changed")},1500)}};var fs=class{constructor(t){this.looks="";this.chosen=[];this.picks=[];this.carries=[];this.how=t,this.nodes=new Set}show(t,n,s){
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
o))})))}done(t){this.chosen=[],this.how.play(t)}clear(){let[t]=this.chosen;return this.chosen=[],t&&this.how.moved(t),!!t}};var we=56,ko=72,en=62,gs=118,vo=40,Uf=70,Of=4e3,bs=(e,t,n,s={})=>x("text.f2",{x:e,y:t,"font-size":14,...s},n),Nf=(e,t)=>st(
e,t,15).map((n,s,{length:r})=>bs(we,35-9*r+18*s,n,{class:"f","font-weight":700,"font-size":15}));function Pf(e,t=1/0,n=vo){
let s=e.map((o,i)=>({y:o,k:i})).sort((o,i)=>o.y-i.y);for(let o=1;o<s.length;o++)s[o].y=Math.max(s[o].y,s[o-1].y+n);for(let o=s.
length-1;o>=0;o--)s[o].y=Math.min(s[o].y,o===s.length-1?t:s[o+1].y-n);let r=[...e];for(let{y:o,k:i}of s)r[i]=o;return r}
function Hf(e,t,n,s){let r=Math.max(...n.lines.map($=>$.values.length))-1,o=n.lines.flatMap($=>$.values),i=Math.max(...o,
1),a=Math.min(...o,0),l=$=>we+(e-we-gs)*$/(r||1),c=$=>t-en-(t-ko-en)*($-a)/(i-a||1),h=ne(a,i).filter(Number.isInteger).map(
$=>[x("path.race-grid",{d:`M${we} ${c($)}H${e-gs}`}),bs(we-10,c($)+5,String($),{"text-anchor":"end"})]),m=n.parts.map(([
$],T)=>l(n.parts[T+1]?.[0]??r)-l($)),d=Math.min(...m)>54,p=n.parts.map(([$,T],L)=>{let S=n.parts[L+1]?.[0]??r,M=d?T:T.split(
" ").at(-1)??"";return[L>0&&x("path.race-part",{d:`M${l($)} ${ko-12}V${t-en}`}),(l(S)-l($)>18||L===0)&&bs((l($)+l(S))/2,
t-en+24,M,{"text-anchor":"middle"})]}),b=Math.min(vo,(t-ko)/n.lines.length),g=b/vo,w=Pf(n.lines.map($=>c($.values.at(-1)??
0)),t-b/2,b),y=[...n.lines].sort(($,T)=>Number($.me)-Number(T.me)).map($=>{let T=$.values.map((H,R)=>R?`H${l(R)}V${c(H)}`:
`M${l(0)} ${c(H)}`).join(""),L=$.values.map((H,R)=>({value:H,k:R})).filter(({value:H,k:R})=>R>0&&H!==$.values[R-1]),S=w[n.
lines.indexOf($)],M=String($.values.at(-1)).replace("-","−"),A=$.me?"var(--accent-on-field)":"var(--on-field)";return x(
"g",{class:$.me?"race-line me":`race-line other-${$.seat%3}`},x("path",{d:T,fill:"none"}),L.map(({value:H,k:R})=>C(l(R),
c(H),4.5)),_e($.seat,e-gs+12,S-13*g,26*g,{fill:A}),yt(M,e-gs+50,S-15*g,Math.min(30*g,3e3*.6/Math.max(dt(M,30),60)),{colour:A}))}),
v=n.lines.find($=>$.me),k=n.tags.map(({n:$,frame:T,step:L},S)=>{let M=Math.max(0,T),A=c(v?.values[M]??0),H=S>0&&Math.abs(
l(M)-l(n.tags[S-1].frame))<30,R=A+30>t-en-26,I=R?A-56-(H?28:0):A+26+(H?28:0),Z=()=>s(L);return x("g.race-tag",{role:"but\
ton",tabindex:0,"data-k":`tag.${$}`,"aria-label":`Costly move ${$}: try it again`,onclick:Z,onkeydown:G=>{G.key!=="Enter"&&
G.key!==" "||(G.preventDefault(),Z())}},P(l(M)-22,I-9,44,44,{fill:"transparent"}),x("path",{d:`M${l(M)} ${A}V${I+13}`}),
C(l(M),A,5),P(l(M)-13,I,26,26,{class:"tag"}),x("text",{x:l(M),y:I+18,"text-anchor":"middle","font-size":15,"font-weight":700},
String($)))}),_=n.lines.map($=>`${$.name} ${$.values.at(-1)}`).join(", ");return x("svg",{viewBox:`0 0 ${e} ${t}`,role:"\
group","aria-label":`${n.title}. At the end: ${_} ${n.unit}.`},Nf(n.title,e-we-Uf),...h,...p,...y,...k,t>330&&bs(we,t-12,
n.tags.length?"The numbers mark moves that cost you.":""))}var ws=class{constructor(t){this.timer=0;this.step=-1;this.looks=
"";this.press=t,this.button=f("button.btn",{"data-k":"race",onclick:()=>this.turn(!this.away)}),this.drawing=f("div"),this.
root=f("div.race",{hidden:!0},this.drawing,this.button),this.away=!1,this.turn(!1)}turn(t){clearTimeout(this.timer),this.
away=t,this.button.textContent=t?"Race":"Table",this.button.setAttribute("aria-label",t?"Show the race":"Show the table"),
this.drawing.hidden=t,this.root.classList.toggle("away",t),this.root.parentElement?.classList.toggle("raced",!this.root.
hidden&&!t)}show(t,n){let s=t.get("race"),r=t.get("mode")==="watch",o=r&&(t.get("step")<n||t.get("stop")>=0);this.root.hidden=
o||!s?.lines?.length;let i=this.step;if(this.step=t.get("step"),this.root.hidden)return this.turn(!1);if(i===this.step)this.
root.parentElement?.classList.toggle("raced",!this.away);else{let d=r&&i===n-1;this.turn(d),d&&(this.timer=window.setTimeout(
()=>this.turn(!1),Of))}let a=d=>String(d)===t.get("watcher"),l=(s.lines??[]).map(d=>({...d,me:d.me||r&&a(d.seat)})),{clientWidth:c,
clientHeight:u}=this.root.parentElement??this.root,h=JSON.stringify([s,l,c,u]);if(h===this.looks)return;this.looks=h;let m={
...s,lines:l};this.drawing.replaceChildren(Hf(c,u,m,this.press))}};var ys=class{constructor(t){this.opener=t,this.root=f("section.sheet.scores",{hidden:!0}),t.onclick=()=>this.open(!!this.
root.hidden)}open(t){this.root.hidden=!t,j(this.opener,"aria-expanded",String(t))}escape(){let t=!this.root.hidden,n=this.
root.contains(it(this.root));return this.open(!1),n&&this.opener.focus(),t}show(t){if(this.opener.hidden=!t,!t)return this.
open(!1);let n=JSON.stringify(t);if(this.root.dataset.looks===n)return;this.root.dataset.looks=n,this.opener.textContent=
t.notes?"Notes":"Scores",this.root.classList.toggle("notes",!!t.notes);let s=i=>f("tr",i.map((a,l)=>l?f("td",a):f("th",{
scope:"row"},a))),r=i=>i?f("th",{scope:"col"},i):f("td"),o={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
escape()};this.root.replaceChildren(tt(o,mt("close",16)),f("div.scroll",{tabindex:0,role:"group","aria-label":t.title},f(
"table",f("caption",t.title),f("thead",f("tr",t.head.map(r))),f("tbody",t.rows.map(s)))))}};var Rf=1600,Cf=1.9,Bf=[[.5,"½×"],[1,"1×"],[3,"3×"]],Df=17,If=7,au=[["ask","Ask me"],["mark","Mark only"],["off","Off"]],
Ff={open:"a question",now:"asked now",came:"it happened",not:"it didn't happen",unseen:"the game doesn't show it",skipped:"\
skipped"};function Wf(e,t){let n=[...e],s=Math.min(Df,t/Math.max(e.length-1,1));for(let r=1;r<n.length;r++)n[r]=Math.max(
n[r],n[r-1]+s);for(let r=n.length-1,o=t;r>=0;r--,o-=s)n[r]=Math.min(n[r],o);return n}function qf(e){return e.asking!=="a\
sk"?-1:e.moments.findIndex(({frame:t,state:n})=>t===e.step&&n==="open")}var ye={first:"Home",back:"ArrowLeft",play:" ",forward:"\
ArrowRight",last:"End"},xs=class{constructor(t){this.timer=0;this.looks="";this.chosen="";this.how=t,this.keys={first:this.
key("first","First step",()=>t.go(0)),back:this.key("back","Step back",()=>t.go(this.now.step-1)),play:this.key("play","\
Play",()=>t.play(!this.now.playing)),forward:this.key("forward","Step forward",()=>t.go(this.now.step+1)),last:this.key(
"last","Last step",()=>t.go(this.now.last))},this.keys.play.classList.add("go"),this.range=f("input.rng",{type:"range",min:0,
"aria-label":"Step",oninput:()=>t.go(Number(this.range.value))}),this.marks=x("svg.marks",{height:14,"aria-hidden":"true"}),
this.moments=f("div.moments"),this.told=f("p.count",{"aria-hidden":"true"}),this.menu=f("div.pace-menu",{hidden:!0,role:"\
group","aria-label":"Questions and speed"}),this.more=f("button.btn.quiet.more",{"data-k":"pace","aria-expanded":"false",
onclick:()=>this.open(this.shut)},f("span.word","Ask me"),mt("down",14)),this.root=f("div.stepper",f("div.keys",{role:"g\
roup","aria-label":"Steps"},Object.values(this.keys)),f("div.scrub",this.marks,this.moments,this.range),this.told,f("div\
.pace",this.more,this.menu)),this.now={step:0,last:0,marks:[],playing:!1,speed:1,moments:[],asking:"off",stop:-1,happens:!1,
eyes:[],watcher:"",buttons:[]}}get shut(){return!!this.menu.hidden}key(t,n,s){let r=ye[t].replace(" ","Space");return f(
"button",{"data-k":`step.${t}`,"aria-label":n,"aria-keyshortcuts":r,title:n,onclick:s},mt(t,24))}show(t){let n=this.now.
playing!==t.playing,s=n||this.now.step!==t.step||this.now.speed!==t.speed||this.now.last!==t.last;this.now=t,this.range.
max=String(Math.max(t.last,1)),this.range.value=String(t.step),j(this.range,"aria-valuetext",`Step ${t.step} of ${t.last}`),
this.range.style.setProperty("--p",`${t.last?100*t.step/t.last:0}%`),this.told.replaceChildren(f("b",String(t.step)),f("\
small",`of ${t.last}`));for(let r of["first","back"])j(this.keys[r],"aria-disabled",t.step===0?"true":"");for(let r of["\
forward","last"])j(this.keys[r],"aria-disabled",t.step===t.last?"true":"");if(n){let r=t.playing?"Pause":"Play";this.keys.
play.replaceChildren(mt(t.playing?"pause":"play",24)),j(this.keys.play,"aria-label",r),j(this.keys.play,"title",r)}this.
choices(),this.mark(),s&&clearTimeout(this.timer),s&&t.playing&&(this.timer=setTimeout(()=>this.tick(),Rf*(t.happens?Cf:
1)/t.speed))}tick(){let t=qf(this.now);t>=0?this.how.stop(t):this.now.step>=this.now.last?this.how.play(!1):this.how.go(
this.now.step+1,!0)}choices(){let{asking:t,speed:n,moments:s,eyes:r,watcher:o,buttons:i}=this.now,a=JSON.stringify([t,n,
s.length>0,r,o,i]);if(a===this.chosen)return;this.chosen=a;let l=s.length?au.find(([u])=>u===t)?.[1]??"":`${n}×`.replace(
"0.5","½");this.more.firstElementChild?.replaceChildren(l),j(this.more,"aria-label",`Questions and speed: ${l}`);let c=it(
this.menu)?.getAttribute("data-k");this.menu.replaceChildren(...[s.length>0&&f("p","At turning points"),s.length>0&&wt({
label:"At turning points",choices:au,value:t,pick:u=>this.how.ask(u),k:"asking"}),r.length>1&&f("p.seen-by","Seen by"),r.
length>1&&f("div.seen-by",wt({label:"Whose view to show",choices:r,value:o,pick:u=>this.how.see(u),k:"eyes"})),f("p","Sp\
eed"),wt({label:"Speed",choices:Bf,value:n,pick:u=>this.how.pace(u),k:"speed"}),i.length>0&&f("p","Save"),...i.map(u=>yn(
u,h=>this.how.key(h)))].filter(u=>u instanceof Node)),c&&this.menu.querySelector(`[data-k="${c}"]`)?.focus()}open(t){this.
menu.hidden=!t,j(this.more,"aria-expanded",String(t)),t&&this.menu.querySelector("[aria-pressed=true], button")?.focus()}escape(){
return this.shut?!1:(this.open(!1),this.more.focus(),!0)}mark(){let{marks:t,last:n,moments:s,asking:r,stop:o}=this.now,i=Math.
round(this.marks.clientWidth),a=r==="off"?[]:s,l=JSON.stringify([t,i,a,o]);if(l===this.looks||!i)return;this.looks=l;let c=p=>n?
p/n*i:0,u=Math.max(1,...t);this.marks.setAttribute("viewBox",`0 0 ${i} 14`),this.marks.replaceChildren(...a.length?a.map(
({frame:p})=>P(c(p)-1,21,2,8,{fill:"var(--lit)"})):t.flatMap((p,b)=>{let g=3+3.5*p/u,w=`M${c(b)} ${7-g}l${g} ${g} -${g} ${g}\
 -${g} -${g}z`;return p>0?[x("path",{d:w,fill:"var(--accent-on-field)"})]:[]}));let h=a.map((p,b)=>({...p,k:b})),m=i<If*
(h.length-1)?h.filter(({k:p})=>p===o):h,d=Wf(m.map(({frame:p})=>c(p)),i);this.moments.replaceChildren(...m.map(({frame:p,
state:b,line:g,k:w},y)=>f("button",{class:`moment ${w===o?"now":b}`,style:`left:${d[y]}px`,tabindex:-1,"data-moment":w,title:g,
"aria-label":`Step ${p}, ${Ff[w===o?"now":b]}: ${g}`,onclick:()=>this.how.stop(w)},b==="came"||b==="not"||b==="unseen"?f(
"i",{class:b}):"?")))}stop(){clearTimeout(this.timer)}};function lu(e){let{lens:t}=e.painter,n=()=>!e.acting&&e.reel.length>1,s=a=>()=>(e.go(a),!0),r=e.model.get("step"),o=()=>e.
acts.root.querySelector('[data-act="press"]'),i=a=>!a.closest(cl);return[{keys:[ye.play],shown:"Space",words:"Plays or p\
auses the game.",when:n,press:(a,l)=>(i(l)&&e.play(!e.model.get("playing")),i(l))},{keys:[ye.back],shown:"←",words:"On\
e step back.",when:n,press:s(r-1)},{keys:[ye.forward],shown:"→",words:"One step forward.",when:n,press:s(r+1)},{keys:[
ye.first],shown:"Home",words:"The first step.",when:n,press:s(0)},{keys:[ye.last],shown:"End",words:"The last step.",when:n,
press:s(e.reel.length-1)},{keys:[" "],shown:"Space",words:"Draws the next card or throws the dice when the game waits fo\
r you to do so.",when:()=>e.acting&&!!o(),press:(a,l)=>(i(l)&&o().click(),i(l))},{keys:["+","=","-","0"],shown:"+ − 0",
words:"Zooms in, zooms out, shows the whole board (focus on the table).",inside:!0,when:()=>!!t.board,press:a=>t.key(a,!1)},
{keys:["ArrowLeft","ArrowRight","ArrowUp","ArrowDown"],shown:"Shift + arrow",words:"Moves the board (focus on the table)\
.",inside:!0,shift:!0,when:()=>!!t.board,press:a=>t.key(a,!0)},{keys:[],any:a=>$o(e,a).size===1,shown:"A card's symbol",
words:"Picks up the card with that symbol, if you have only one (focus on the table).",inside:!0,when:()=>e.acting&&$o(e).
size>0,press:a=>{let[l]=$o(e,a).values();return e.press(l),!0}},{keys:["d","D"],shown:"D",words:"Shows or hides the disc\
ards by colour and value.",when:()=>!!e.spread.zone,press:()=>(e.spread.toggle(()=>e.show(!1)),!0)},{keys:["Escape"],shown:"\
Escape",words:"Closes what is open, or puts the card back.",inside:!0,when:()=>!0,press:()=>jf(e)}]}function jf(e){if(e.
chooser.key)e.chooser.leave();else{if(e.placing.clear())return!0;if(e.lifting.lifted)e.lifting.lift("");else return["spr\
ead","heat","scores","stepper","caption"].some(t=>e[t].escape())}return!0}function $o(e,t){let n=new Map;for(let{thing:s}of e.
painter.placed.values())s.kind==="card"&&s.plays&&s.face?.text&&(t==null||s.face.text.toLowerCase()===t.toLowerCase())&&
n.set(s.move||s.key,s);return n}function Mo(e){let t=e.reel.length-1,n=Math.min(e.model.get("step"),t),s=e.model.get("playing");e.strip.hidden=t<1,e.stepper.
show({step:n,last:t,marks:e.reel.marks(),playing:s,speed:e.model.get("speed"),moments:e.model.get("moments"),asking:e.model.
get("asking"),stop:e.model.get("stop"),happens:!!(e.scene?.event??e.scene?.mark),eyes:e.model.get("eyes"),watcher:e.model.
get("watcher"),buttons:e.model.get("buttons")??[]})}function cu(e,t){let n=e.acting?e.playBar:e.stepper.root;if(e.strip.
firstChild!==n&&e.strip.replaceChildren(n),!e.acting)return Mo(e);e.stepper.stop(),e.lifting.stand(e.playBar,e.stage,e.fit===
"phone");let s=t.alert?(t.actions??[]).filter(a=>!a.strong):t.actions??[];e.lifting.show({lifts:e.model.get("lifts")??{},
keys:e.model.get("buttons")??[]}),e.strip.hidden=e.mode==="edit",e.acts.root.hidden=!!e.lifting.lifted;let r=t.zones.some(
a=>a.kind==="tokens"&&a.ways?.some(({move:l})=>l)),o=r?"Press a highlighted space or a row. Press it again to go there.":
"",i=e.model.get("busy")?"The others are playing.":e.placing.words||o;e.lifting.tell(i,t.actions??[]),e.acts.show(s,!!e.
model.get("busy"),e.stage)}var Vf={watch:288,play:356,edit:316},Gf=288,_o=class{constructor(t,n){this.refused="";this.left=-1;this.shownSize="";this.
paintedStep=-1;this.model=t,this.sending=new Jn(t,s=>this.markSent(s)),this.painter=new ps({press:s=>this.press(s),pace:()=>this.
model.get("speed")}),this.stepper=new xs({go:(s,r)=>this.go(s,r),play:s=>this.play(s),pace:s=>this.save({speed:s}),ask:s=>this.
save({asking:s}),stop:s=>this.stopAt(s),see:s=>this.save({watcher:s}),key:s=>this.model.send({kind:s})}),this.caption=new Xn(
{texts:()=>this.model.get("clauses"),see:s=>this.save({watcher:s})}),this.call=new zn({send:s=>this.send(s),drawn:()=>this.
soon("stay")}),this.race=new ws(s=>this.model.send({kind:"retry",step:s})),this.felt=f("div.felt",this.call.root,this.painter.
lens.controls,this.painter.root,this.race.root),this.board=f("p.sr"),this.chooser=new ts({play:s=>this.send(s),focus:s=>this.
painter.focus(s),around:s=>this.painter.around(s),moved:()=>this.scene&&this.showTable(this.scene,!1)}),this.placing=new fs(
{play:s=>this.send(s),choose:(s,r)=>this.chooser.show({key:`spot:${s}`,label:s,plays:!0,picks:r}),moved:s=>{this.show(!1),
this.painter.focus(`spot:${s}`)}}),this.acts=new us({send:s=>this.send(s),refuse:s=>this.refuse(s)}),this.lifting=new cs(
{play:s=>this.send(s),key:s=>this.model.send({kind:s}),told:(s,r)=>this.lift(s,r)}),this.playBar=f("div.play-bar",this.lifting.
acts,this.acts.root,this.lifting.words,this.lifting.keys),this.strip=f("div.strip"),this.scores=new ys(this.caption.sheet),
this.spread=new An({focus:s=>this.painter.focus(s)}),this.heat=new _n(()=>this.soon("stay")),this.stage=f("section.stage",
{"aria-label":"The table"},this.caption.root,this.caption.box,this.felt,this.heat.root,this.board,this.chooser.root,this.
scores.root,this.spread.root,this.heat.list,this.strip),this.live=f("p.sr",{"aria-live":"polite"}),this.root=f("div.uw.u\
w-table",this.stage,this.live),this.root.addEventListener("keydown",s=>this.key(s)),this.unhear=qn(this.root,()=>lu(this)),
n.append(this.root),this.tall=void 0,this.due="",this.saying=0,this.watch=()=>this.soon("move"),this.still=()=>this.soon(
"stay"),this.reel=new es(t,()=>this.soon("stay")),this.moves=["step","frames","pool"],this.stays="game palette names eye\
s watcher playing speed mode clauses lit differs aside boards heat dealt note busy caption moments asking stop bright li\
fts lifted stamp buttons race covers".split(" ");for(let s of this.moves)t.on(`change:${s}`,this.watch);for(let s of this.
stays)t.on(`change:${s}`,this.still);t.on("msg:custom",Ct),this.sizes=new ResizeObserver(()=>this.resized()),this.sizes.
observe(this.felt),this.unheed=ea(this.still),this.unhalt=Ci(()=>this.model.get("playing")&&this.play(!1)),this.unfit=Hn(
this.root,()=>this.resized(!0)),this.show(!1)}get scene(){return this.reel.scene(this.model.get("step"))}get mode(){return this.
model.get("mode")}get acting(){return this.mode!=="watch"}save(t){for(let[n,s]of Object.entries(t))this.model.set(n,s);this.
model.save_changes()}go(t,n=!1){let s=Math.max(0,Math.min(t,this.reel.length-1));s!==this.model.get("step")&&(this.left=
this.model.get("stop"),this.save(n||!this.model.get("playing")?{step:s}:{step:s,playing:!1}))}stopAt(t){t===this.left&&this.
model.set("stop",-1),this.save({stop:t,playing:!1})}play(t){let n=this.model.get("step")>=this.reel.length-1;this.save(t&&
n?{step:0,playing:!0}:{playing:t})}show(t){let n=this.scene;if(St(this.root,this.model.get("palette")),this.root.classList.
toggle("busy",!!this.model.get("busy")),this.root.classList.toggle("acts",this.acting),this.left!==this.model.get("stop")&&
(this.left=-1),!n)return Mo(this);t&&(this.refused=""),this.lifting.hold(this.model.get("lifted")??"",this.model.get("sa\
id")??{},this.model.get("lifts")??{},n),this.sending.drawn(),this.root.style.setProperty("--pace",String(this.model.get(
"speed"))),this.board.textContent=n.board??"",this.caption.showEyes(this.model.get("eyes"),this.model.get("watcher")),t&&
this.call.cover(),this.call.show(n,this.acting,this.covers),this.heat.show(this.model.get("heat")??{}),this.showTable(n,
t),this.race.show(this.model,this.reel.length-1),cu(this,n),this.scores.show(n.sheet),this.showWords(n),t&&this.chooser.
close(),t&&this.announce(n)}soon(t){this.due||queueMicrotask(()=>{let n=this.due==="move";this.due="",this.show(n)}),this.
due!=="move"&&(this.due=t)}get lit(){let t=this.model.get("lit");return Object.keys(t).length>0?this.model.get("aside")?
{}:t:Object.fromEntries((this.model.get("differs")??[]).map(s=>[s,""]))}get covers(){return this.model.get("covers")||ta()}get fit(){
return this.root.closest("[data-fit]")?.getAttribute("data-fit")??"flow"}get filled(){return["large","middle"].includes(
this.fit)}get size(){let{clientWidth:t,clientHeight:n}=this.felt;return`${t} ${this.filled?n:window.innerHeight} ${this.
fit}`}showTable(t,n){let s=parseFloat(getComputedStyle(this.root).fontSize)/16||1,r=this.call.hidden?0:this.call.root.offsetHeight/
s,o=this.mode==="edit"&&t.table==="round";this.placing.show(t,this.model.get("boards")??{},this.acting);let i={w:(this.felt.
clientWidth||772)/s,h:this.filled?this.felt.clientHeight/s:0,low:this.fit!=="phone"?0:(o?Gf:Vf[this.mode])+(this.acting?
0:r),page:window.innerHeight/s};this.shownSize=this.size,this.root.classList.toggle("narrow",i.w<Nt);let a=this.mode==="\
watch"&&this.reel.length<2,l=a?void 0:Un(t),c=this.chooser.key?{...this.lit,[this.chooser.key]:""}:this.lit;this.spread.
show(l,this.lit,i.w<Nt);let u={lit:Ai(c,l),laid:a,opens:l?.of,dealt:this.model.get("aside")?{}:this.model.get("dealt"),acting:this.
acting,editing:this.mode==="edit",boards:this.model.get("boards")??{},spots:this.placing.spots,heat:this.heat.map,clear:this.
heat.clears,call:r,under:!t.covered?.length||this.covers!=="hidden"},h=Fc(Zc(t,this.lifting.lifted,this.lifting.card),i,
u),m=this.model.get("bright")??[];this.painter.dim(m.length?new Set(m):null),h.h=this.steady(h);let d=this.model.get("st\
ep"),p=d<this.paintedStep;this.paintedStep=d,this.painter.paint(h,{label:`The table. ${t.place??""}`,move:n,back:p}),n&&
this.painter.happen(p?null:t.event);let b=Math.min(this.felt.clientWidth/h.w,this.filled?this.felt.clientHeight/h.h:1/0),
g=this.filled?(this.felt.clientHeight-h.h*b)/2:0;this.call.root.style.top=`${g+h.call*b}px`}steady({w:t,h:n}){let s=[t,this.
model.get("game"),this.model.get("mode"),this.size,this.call.hidden].join();return this.tall?.kind!==s&&(this.tall={kind:s,
h:n}),this.tall.h=Math.max(this.tall.h,n),this.tall.h}resized(t=!1){let n=this.scene;!n||!t&&this.size===this.shownSize||
(this.painter.root.classList.add("still"),this.showTable(n,!1),this.race.show(this.model,this.reel.length-1),this.painter.
root.getBoundingClientRect(),this.painter.root.classList.remove("still"),this.stepper.mark(),this.showWords(n),this.chooser.
stand())}showWords(t){let n=this.model.get("caption")??{};j(this.stage,"aria-label",n.badge?`Table ${n.badge} (of two)`:
"The table"),this.caption.show({clauses:n.clauses??(t.clauses??[]).filter(s=>s),...uc(t,n),note:this.refused||this.model.
get("note")||"",tone:n.tone??"plain",badge:n.badge})}announce(t){clearTimeout(this.saying),this.saying=setTimeout(()=>{this.
live.textContent=[...t.said??[],t.now].filter(Boolean).join(" ")},350)}press(t){if(t.spot)return this.placing.press(t.spot);
if(t.opens)return this.spread.toggle(()=>this.show(!1));if(!t.plays&&t.recall?.length)return this.chooser.show(t);if(t.off&&
!t.plays)return this.refuse(t.off);if(t.picks.length&&!(t.picks.length===1&&!t.move))return this.chooser.show(t);let n=t.
move||t.picks[0].move,s=t.kind==="board";if((["hand","grid"].includes(t.role)||s)&&n in this.lifting.lifts&&(this.lifting.
lifted!==n||!s&&this.lifting.card!==t.key)){if(this.lifting.lift(n,t.key),s){let o=this.stage.querySelector(`.way[data-m\
ove="${CSS.escape(n)}"]`);o instanceof SVGElement&&o.focus()}return}return this.send(n)}lift(t,n){let s=t.lifted!==this.
model.get("lifted");this.save(t),!(!s||!this.scene)&&(this.refused="",this.show(!1),t.lifted||this.painter.focus(n))}refuse(t){
this.refused=t;let n=this.scene;n&&this.showWords(n)}send(t){this.lifting.unread(t)||(this.sending.send(t,this.lifting.said[t]??
null),de(this.model.get("game")))}markSent(t){this.root.classList.toggle("sent",!!t),this.lifting.playing(!!t);for(let n of this.
stage.querySelectorAll("[data-act]"))j(n,"aria-busy",t&&n.getAttribute("data-act")===t?"true":"")}key(t){!t.ctrlKey&&!t.
metaKey&&!t.altKey&&this.chooser.stroke(t)}remove(){this.unfit(),this.unhear(),this.unheed(),this.unhalt(),this.chooser.
close();for(let t of this.moves)this.model.off(`change:${t}`,this.watch);for(let t of this.stays)this.model.off(`change:${t}`,
this.still);this.model.off("msg:custom",Ct),this.stepper.stop(),this.reel.stop(),this.sizes.disconnect(),clearTimeout(this.
saying)}};function So({model:e,el:t}){let n=new _o(e,t);return()=>n.remove()}var Kt=["answer","why","try","steps"],xe=Kt[3],uu=["guess","think","know"],hu=26;function et(e){throw new Error(e)}var Et=(e,t)=>e.
card(t.place,t.question,t.settings);function nn({said:e,covered:t},n,s,r){return e.findLast((o,i)=>i>=t&&o.place===n&&o.
question===s&&!_t(o.settings,r))}var Re=({locked:e},t,n,s)=>!!nn(t,t.place,n,s.settings)||!t.predicting||s.certain&&!e;function mu(e,t){
let n=Et(e,t);return n?Re(e,t,t.question,n):!1}var oe=(e,t)=>({...t,question:Kf(e,t),why:0,page:t.page===xe?Kt[0]:t.page});
function Kf(e,t){let n=e.offered(t.place),s=i=>e.card(t.place,i,t.settings);if(n.length===1)return n[0];if(t.held)return t.
question;if(n.includes(t.chosen))return t.chosen;let r=e.prefer(t.place);return r&&s(r)?r:n.find(i=>s(i)?.certain===!1)??
n.find(s)??n[0]??""}function pu(e,t,n){let s=t.before??t.settings,r=t.chosen||t.question;return oe(e,{...t,place:n,held:null,
aside:!1,before:null,settings:s,question:r})}function Zf(e,t,n){let s=e.offered(t.place);s.includes(n)||et(`Expected one of the questions ${s.join(", ")}, not '${String(
n).slice(0,40)}'.`);let{held:r}=t,o=r?n!==r.question:!1,i=r&&!o?r.settings:t.settings;return oe(e,{...t,chosen:n,question:n,
aside:o,settings:i})}function Yf(e,t,n){let s=Et(e,t),r=s?.offers??{};for(let[o,i]of s?Object.entries(n):[]){let a=o in t.
settings&&t.settings[o]===i;if(!r[o]?.includes(i)&&!a){let l=Object.entries(r).map(([u,h])=>`${u} of ${h.join(", ")}`),c=`${o.
slice(0,20)}=${String(i).slice(0,20)}`;et(`The question has no setting ${c}. It has ${l.join("; ")||"none"}.`)}}return oe(
e,{...t,settings:{...n}})}function To(e,t,{number:n,sure:s="think",time:r="",seed:o=0}){let i=Et(e,t);if(!i)return et("T\
here's no question to answer in this position.");uu.includes(s)||et(`How sure you are must be one of ${uu.join(", ")}, n\
ot '${String(s).slice(0,20)}'.`),i.value(n);let{place:a,question:l}=t,c={place:a,question:l,settings:i.settings,number:n.
trim(),sure:s,time:r,seed:o,owned:"",denied:""};return{...t,said:[...t.said,c]}}function ks(e,t){let n=Et(e,t),s=n&&nn(t,
t.place,t.question,n.settings),r=s&&e.told(n,s,t.said.slice(0,t.said.indexOf(s)));return{said:s,told:r}}function Eo(e,t,n){
let{said:s,told:r}=ks(e,t);if(!s||!r?.mistake||!r.asks)return et("There's no mistake to say yes or no to.");let o={...s,
[n?"owned":"denied"]:r.mistake.kind};return{...t,said:t.said.map(i=>i===s?o:i)}}function Jf(e,t,n){return n===xe&&(Et(e,
t)?.asks.length||et("This question has no small steps."),mu(e,t)||et("Make your guess first.")),{...t,page:n}}function du(e,t,n,s){
let r=Et(e,t);if(!r||!mu(e,t))return et("Make your guess first.");let{place:o,question:i}=t;return no(t,r,{place:o,question:i,
settings:r.settings,step:n,number:s})}function zf(e,t,n){let{place:s,question:r,settings:o}=n,i=e.offered(s).includes(r)?
e.card(s,r,o):null;return i?no(t,i,{...n,settings:i.settings}):et("That question doesn't come up at that place in this g\
ame.")}function fu(e,t,n){switch(n.kind){case"Pick":return Zf(e,t,n.question);case"Set":return Yf(e,t,n.settings);case"P\
redict":return n.second&&et("This question takes one number."),oe(e,To(e,t,n));case"Own":return Eo(e,t,n.yes);case"Turn":
return Kt.includes(n.page)||et(`Expected the page to be ${Kt.join(", ")}, not '${String(n.page).slice(0,20)}'.`),Jf(e,t,
n.page);case"AnswerStep":return du(e,t,n.step,n.number.trim()||" ");case"ShowStep":return du(e,t,n.step,"");case"Attempt\
ed":return zf(e,t,n.attempt);case"Why":return n.at>=0&&n.at<hu||et(`Expected a step of the derivation from 0 to ${hu-1},\
 not ${n.at}.`),{...t,why:n.at};case"AskFirst":return oe(e,{...t,predicting:n.on});case"Cover":return oe(e,{...t,covered:t.
said.length,attempts_from:t.attempts.length})}return et(`A panel can't do ${n.kind}.`)}function Lo(e){return{asked:{place:"",question:"",settings:{},chosen:"",held:null,aside:!1,before:null,page:Kt[0],why:0,
predicting:!0,said:[],covered:0,attempts:[],attempts_from:0},frame:0,eyes:"0",seat:0,stop:-1,playing:!1,fates:{},...e}}var Xf="no one two three four five six seven eight nine ten".split(" ");var Qf=e=>Xf[e]??String(e),gu=e=>["","once","twice"][e]||`${Qf(e)} times`;function eg(e,t,n){let s=e.card(t.place,n,t.settings),r=!!(s&&nn(t,t.place,n,s.settings));return{...e.chip(n),arises:!!s,
away:s?"":e.away(t.place,n),done:r}}function ng(e,t,n){return n.row.map(([s,r,o])=>{let i=r===n.settings[s],a={...n.settings,
[s]:r},l=i?n:e.card(t.place,t.question,a),c=l&&JSON.stringify(l.settings)===JSON.stringify(a);return{value:r,label:o,here:i,
...c&&Re(e,t,t.question,l)?l.number:{}}})}var sg=({said:e},t)=>e.slice(0,e.indexOf(t));function rg(e,t,n,s){let r=nn(t,t.
place,t.question,n.settings),o=[t.question,...Object.values(n.settings),t.place].join(" ");return{...n.asked,key:o,revealed:s,
fault:e.fault(t.place),...s&&{...n.answered,row:ng(e,t,n),notice:e.notice(t)},...s&&n.asks.length>0&&!n.certain&&{work:Zn(
n,Kn(t,t.place,t.question,n))},...r&&{said:{...e.told(n,r,sg(t,r)),sure:r.sure},misconception:""}}}var Ao={label:"Work i\
t out",kind:"work"};function bu({panel:e,main:t,page:n},s){let{work:r}=e,o="kind"in t;return!r||t.kind==="predict"?t:n===
xe?r.at>=0?{}:t:r.at<0?t:s?o?{...Ao,also:{label:t.label,kind:t.kind}}:{...Ao}:{...t,also:Ao}}function wu(e,t){let n=Et(e,t),s=n?Re(e,t,t.question,n):!1,{question:r,settings:o,predicting:i,why:a}=t,l=s&&n&&n.asks.length>
0&&!n.certain,c=t.page===xe&&!l?Kt[0]:t.page;return{question:r,settings:o,predicting:i,page:c,why:a,questions:e.offered(
t.place).map(u=>eg(e,t,u)),panel:n?rg(e,t,n,s):e.nothing(t.place,t.question),main:n&&!s?{label:"Show the answer",kind:"p\
redict"}:{},moment:{},guesses:[],ending:{}}}function yu(e,t){return t.said.flatMap((n,s)=>{let r=e.card(n.place,n.question,n.settings);if(!r)return[];let{judged:o,measure:i}=r.
panel,a=r.value(n.number),{mistake:l}=e.told(r,n,t.said.slice(0,s));return[{game:e.saved.game,question:n.question,settings:Object.
entries(r.settings).map(([c,u])=>`${c}=${u}`).join(" "),position:e.called(n.place),prediction:a,sure:n.sure,exact:o.written,
measure:i,mistake:l?.name??"",kind:l?.kind??"",own:n.owned?"yes":n.denied?"no":"",time:n.time,steps:Wl(r,Kn({...t,attempts_from:0},
n.place,n.question,r)),off:Math.abs(a-o.exact)}]})}var xu=["set","any"],Ce=(e,t,n=!1)=>`${e} ${t}${n?" again":""}`;function ht(e,t,n=!1){let s=new Map;for(let r of t.asked.
said){let[o,i,a]=r.place.split(" ");if(Number(o)!==t.course||!!a!==n||s.has(Number(i)))continue;let l=e.card(r.place,r.question,
{});l&&!_t(l.settings,r.settings)&&s.set(Number(i),r)}return s}function vs(e,t){let n=e.card(t.place,t.question,t.settings);
return n?n.verdict(n.value(t.number)).near:!1}var Uo=(e,t)=>t.redo.length>0?t.redo:[...e.groups(t.course).keys()];function vu(e,t){
let n=Math.max(t.at,...Zt(e,t));return Uo(e,t).find(s=>s>n)??-1}var $u=(e,t,n)=>ht(e,t,t.redo.includes(n)).has(n);function Oo(e,t,n){
let s=Ce(t.course,n,t.redo.includes(n));return{...t.asked,place:s,question:e.offered(s)[0],settings:{}}}function Zt(e,t){
let n=t.at<0?[]:e.pair(t.course,t.at);return new Set(n.map(s=>$u(e,t,s))).size>1?[]:n}var Mu=(e,t,n)=>!t.asked.predicting||
$u(e,t,n[0]);function og(e,t,n,s){let r=[n.number.trim(),(n.second??"").trim()];r.every(Boolean)||et(`Give two numbers: \
positions ${s[0]+1} and ${s[1]+1} are answered together.`);let o=s.reduce((i,a,l)=>To(e,{...Oo(e,t,a),said:i},{...n,number:r[l]}).
said,t.asked.said);return oe(e,{...t.asked,said:o})}function ig(e,t,n){let s=n.map(r=>Oo(e,t,r));return s.find(r=>ks(e,r).
told?.asks)??s[0]}function _u(e,t){if(t.order==="any"||!t.asked.predicting)return[];let n=ht(e,t),s=ht(e,t,!0),r=Uo(e,t),
o=!1,i=-1;return[...e.groups(t.course).keys()].filter(a=>(t.redo.includes(a)?s:n).has(a)?!1:o?!Zt(e,{...t,at:a}).some(l=>l<
a&&l===i):(o=r.includes(a),o&&(i=a),!1))}function $s(e,t,n){if(n>=e.groups(t.course).length)return{...t,at:-1};let s=Zt(
e,t).includes(n)?t.asked.page:Kt[0],r={...t.asked,settings:{},page:s},o=Ce(t.course,n,t.redo.includes(n));return{...t,at:n,
asked:pu(e,r,o)}}function ku(e,t,n){let s=e.groups(t.course).length;if(n===-1)return{...t,at:-1};n>=0&&n<s||et(`Expected\
 a position from 1 to ${s}, not ${n+1}.`),_u(e,t).includes(n)&&et("Make your guess first.");let r=Zt(e,{...t,at:n});return $s(
e,t,r.length>0&&!Mu(e,t,r)?r[0]:n)}function ag(e,t){let n=ht(e,t),s=ht(e,t,!0),r=[...n.keys()].filter(a=>!s.has(a)&&!vs(
e,n.get(a))),o=r.flatMap(a=>e.pair(t.course,a)).filter(a=>!s.has(a)),i=[...new Set([...r,...o])].sort((a,l)=>a-l);return i.
length===0&&et("There's nothing left to redo."),$s(e,{...t,redo:i},i[0])}function Su(e,t,n){switch(n.kind){case"Go":return ku(
e,t,n.to);case"GoOn":return t.at<0?t:ku(e,t,vu(e,t));case"Redo":return ag(e,t);case"Begin":return $s(e,{...t,course:t.course+
1,redo:[]},0);case"Arrange":return xu.includes(n.order)||et(`Expected the order to be ${xu.join(" or ")}, not '${String(
n.order).slice(0,20)}'.`),{...t,order:n.order}}let s=Zt(e,t);if(s.length>0&&n.kind==="Predict"&&(n.second||!Mu(e,t,s)))return{
...t,asked:og(e,t,n,s)};if(s.length>0&&n.kind==="Own")return{...t,asked:{...t.asked,said:Eo(e,ig(e,t,s),n.yes).said}};let r=n.
kind==="Turn"&&n.page===xe&&s.length>0,o=r?$s(e,t,lg(e,t,s)):t;return{...o,asked:fu(e,o.asked,n)}}function lg(e,t,n){let s=ht(
e,t,t.redo.includes(t.at)),r=n.filter(o=>s.has(o)&&!vs(e,s.get(o)));return r.length>0&&!r.includes(t.at)?r[0]:t.at}function Tu(e,t){
let n=wu(e,t.asked),s=Uo(e,t),r=t.redo.includes(t.at),o=Zt(e,t),i=o.length>0?o:[t.at],[a,l]=i.map(p=>p+1),c=i.flatMap(p=>s.
indexOf(p)+1||[]),u=ht(e,t),h=_u(e,t);n.goal={...e.goal(t.course),...u.size<e.groups(t.course).length&&{line:""},...r&&{
line:`To look at again: ${c.join(" and ")} of ${s.length}.`},at:a,...l&&{also:l}},n.pair=o.map((p,b)=>ug(e,t,p,e.lines(t.
course,p)[b])),n.order=t.order,n.main.kind!=="predict"?n.main={label:cg(e,t),kind:"next"}:o.length>0&&(n.main={label:"Sh\
ow both answers",kind:"predict"});let m=ht(e,t,r);n.main=bu(n,i.some(p=>m.has(p)&&!vs(e,m.get(p))));let d=e.groups(t.course).
map((p,b)=>{let g=u.get(b),w=g?vs(e,g)?"near":"far":"open";return{group:p,state:w,shut:h.includes(b),paired:e.pair(t.course,
b)[1]===b}});return{panel:n,trail:{spots:d,at:t.at}}}function cg(e,t){let n=vu(e,t);if(n<0)return"See how you did";let s=Zt(
e,{...t,at:n});return s.length>0?`Next: positions ${s[0]+1} and ${s[1]+1}`:`Next: position ${n+1}`}function ug(e,t,n,s){
let r=Oo(e,t,n),o=Et(e,r),{ask:i,given:a,measure:l,cases:c,span:u}=o.asked,{said:h,told:m}=ks(e,r);return{at:n,line:s,here:n===
t.at,ask:i,given:a,measure:l,cases:c,span:u,...h&&m&&{said:{...m,sure:h.sure}},...Re(e,r,r.question,o)&&o.number}}var hg=["steps","asks","dots","row"],Eu=["answer","bars","dots","steps","misconception","apart","simulated","headline","\
certain"],dg=["row","judged","heat","lesson","tries","asks"],mg=1e9,Lu=(e,t)=>Object.fromEntries(Object.entries(e).filter(
([n])=>t(n))),No=class{constructor(t,n,s){this.panel=t,this.settings=n,this.certain=!!t.certain,this.heat=t.heat,this.answered=
Lu(t,i=>Eu.includes(i)||i==="lesson");let r=t.knobs.map(i=>({...i,choices:i.choices.filter(([a])=>s.some(l=>!_t(l,{...n,
[i.name]:a})))})).filter(i=>i.choices.length>1),o=Lu(t,i=>!Eu.includes(i)&&!dg.includes(i));this.asked={...o,knobs:r},this.
offers=Object.fromEntries(r.map(({name:i,choices:a})=>[i,a.map(([l])=>l)]))}get row(){let t=this.panel.knobs.find(n=>!n.
model);return(this.panel.row??[]).map(({value:n,label:s})=>[t.name,n,s])}get asks(){return this.panel.asks??[]}get lines(){
return(this.panel.steps??[]).filter(t=>t.value!=null&&!t.other).length}get number(){let{exact:t}=this.panel.judged;return{
number:t,text:Gt(t,this.panel.measure)}}value(t){return hc(t,this.panel.measure,this.panel.span)}verdict(t){let{verdicts:n}=this.
panel.judged,s=Math.round(t*mg),[,r,o]=n.find(([i])=>s<=i)??n.at(-1);return{band:r,near:r!=="far",mistake:o}}mistake(t){
return this.panel.judged.mistakes[this.verdict(t).mistake]??null}told(t){let n=this.value(t),{judged:s,measure:r}=this.panel;
return{value:n,verdict:dc(n,s.exact,r,this.verdict(n).band)}}},pg=2,Ms=class{constructor(t){this.locked=!1;this.saved=t,
this.cards=new Map}offered(t){return this.saved.questions.map(({id:n})=>n)}panels(t,n){return[[],[]]}card(t,n,s){let r=JSON.
stringify([t,n,s]),o=this.cards.get(r);return this.cards.has(r)||(o=this.made(t,n,s),this.cards.set(r,o)),o??null}made(t,n,s){
let[r,o]=this.panels(t,n),i=[...r,...o].map(h=>this.unfolded(h));if(i.length===0)return null;let a=i.map(h=>h.set),l={...a[0],
...s},c=({name:h,choices:m,value:d})=>{let p=m.some(([b])=>b===l[h])||m.length===0;return!(h in l)||d===(p?l[h]:m[0][0])},
u=i.find(({panel:h})=>h.knobs.every(c))??i[0];return new No(u.panel,u.set,a.slice(0,r.length))}unfolded(t){let{pool:n,panels:s}=this.
saved,r={};for(let[i,a]of Object.entries(s)){let l=a[t];l!=null&&(r[i]=hg.includes(i)?l.map(c=>n[c]):n[l])}let o=r.knobs.
map(i=>[i.name,i.value]);return{panel:r,set:Object.fromEntries(o)}}prefer(t){return""}chip(t){let{id:n,name:s,title:r}=this.
saved.questions.find(o=>o.id===t)??this.saved.questions[0];return{id:n,name:s,title:r}}away(t,n){let{when:s}=this.saved.
questions.find(r=>r.id===n)??{when:""};return s?`This question comes up ${s}.`:this.saved.onward}fault(t){return""}notice(t){
return""}told(t,n,s,r=t.mistake(t.value(n.number))){let o=!(n.owned||n.denied),i=s.filter(l=>l.denied&&l.denied===r?.kind).
length,a=r!=null&&o&&i<pg;return{...t.told(n.number),sure:n.sure,mistake:r,asks:a,own:n.owned!==""}}called(t){return t}nothing(t,n){
let s=this.saved.questions.find(({id:i})=>i===n),r=s?.title??"There is no question here.",o=this.away(t,n);return{key:t,
none:!0,title:r,when:o}}};var Au=e=>Math.round(e*1e9),_s=class extends Ms{constructor(n){super(n);this.courses=[];this.locked=!0;this.lesson=n}explain(n){
let[s]=this.lesson.courses;this.saved=this.lesson=n,this.cards.clear(),this.courses=this.courses.map(r=>r===s?n.courses[0]:
r)}again(){this.courses.push(this.lesson.courses[0])}practise(n){let s=this.lesson.courses[1];if(!s)return!1;let r=s.leads[n]??
[],o=[...r,...s.positions.keys()].filter((a,l,c)=>c.indexOf(a)===l),i=Object.fromEntries(o.map((a,l)=>[l,s.laid[a]]));return this.
courses.push({...s,laid:i,positions:o.map(a=>s.positions[a])}),!0}course(n){return this.courses[n]??this.lesson.courses[0]}picked(n){
return this.course(n)===this.lesson.courses[0]}goal(n){return this.course(n).goal}groups(n){return this.course(n).positions.
map(({group:s})=>s)}pair(n,s){let r=[s,s+1].find(o=>this.course(n).positions[o]?.pair.length);return r?[r-1,r]:[]}lines(n,s){
return this.course(n).positions[this.pair(n,s)[1]].pair}position(n){let[s,r]=n.split(" ").map(Number);return this.course(
s).positions[r]}offered(n){return n?[this.position(n).question]:[]}panels(n,s){let r=this.position(n);return[r.question===
s?r.panels:[],[]]}notice({place:n,said:s}){let[r,o,i]=n.split(" "),a=this.pair(Number(r),Number(o)).map(c=>Ce(Number(r),
c,!!i));return(a.length>0&&a.every(c=>s.some(u=>u.place===c))?a:[n]).map(c=>this.position(c).notice).join(" ")}called(n){
return this.position(n).place+(n.endsWith(" again")?", again":"")}told(n,s,r){let o=n.value(s.number),i=n.verdict(o).near?
void 0:this.slipped(s.place,o,r);return super.told(n,s,r,i??n.mistake(o))}slipped(n,s,r){let[o,i]=n.split(" ").map(Number),
a={asked:{said:r},course:o};return this.position(n).compares.find(({above:l,at:c,fits:u})=>{let h=ht(this,a),m=ht(this,a,
!0),d=h.has(i)||m.has(i),p=(d?m.get(c):void 0)??h.get(c)??m.get(c),b=p&&this.card(p.place,p.question,p.settings);if(!b)return!1;
let g=s-b.value(p.number);return Au(l?g:-g)>=Au(u)})?.mistake}};var Uu=e=>Math.floor(e%1*4294967296);function Ou(e){let t=[];for(let n=2;t.length<e;n++)t.every(s=>n%s)&&t.push(n);return t}
var fg=Ou(64).map(e=>Uu(Math.cbrt(e))),gg=Ou(8).map(e=>Uu(Math.sqrt(e))),Bt=(e,t)=>e>>>t|e<<32-t;function Nu(e){let t=new TextEncoder().
encode(e),n=new DataView(new ArrayBuffer(64*Math.ceil((t.length+9)/64)));t.forEach((r,o)=>n.setUint8(o,r)),n.setUint8(t.
length,128),n.setUint32(n.byteLength-4,8*t.length);let s=[...gg];for(let r=0;r<n.byteLength;r+=64){let o=Array.from({length:64},
(p,b)=>b<16?n.getUint32(r+4*b):0);for(let p=16;p<64;p++){let[b,g]=[o[p-15],o[p-2]],w=Bt(b,7)^Bt(b,18)^b>>>3,y=Bt(g,17)^Bt(
g,19)^g>>>10;o[p]=o[p-16]+w+o[p-7]+y|0}let[i,a,l,c,u,h,m,d]=s;for(let p=0;p<64;p++){let b=d+(Bt(u,6)^Bt(u,11)^Bt(u,25))+
(u&h^~u&m)+fg[p]+o[p],g=(Bt(i,2)^Bt(i,13)^Bt(i,22))+(i&a^i&l^a&l);[i,a,l,c,u,h,m,d]=[b+g|0,i,a,l,c+b|0,u,h,m]}[i,a,l,c,u,
h,m,d].forEach((p,b)=>{s[b]=s[b]+p|0})}return s.map(r=>(r>>>0).toString(16).padStart(8,"0")).join("")}var bg={know:"Certain",think:"Fairly sure",guess:"Just guessing"},wg={know:"k",think:"t",guess:"g"},Yt=e=>Math.round(e*1e9)/
1e9;function Po(e,t){let n=ht(e,t),s=ht(e,t,!0),r=[...new Set([...n.keys(),...s.keys()])].sort((i,a)=>i-a),o=i=>r.flatMap(
a=>{let l=t.asked.said.filter(c=>c===n.get(a)||c===s.get(a));return l[i]?yg(e,t,a,l[i]):[]});return{first:o(0),second:o(
1)}}function yg(e,t,n,s){let r=e.card(s.place,s.question,s.settings);if(!r)return[];let o=t.asked.said.slice(0,t.asked.said.
indexOf(s)),{value:i,mistake:a}=e.told(r,s,o),{measure:l,judged:c}=r.panel,{near:u}=r.verdict(i);return[{at:n,said:i,exact:c.
exact,measure:l,sure:s.sure,own:s.owned,mistake:a,near:u}]}function Pu({said:e,exact:t,measure:n}){let s=e<t?"−":"+",r=Math.
abs(Yt(e-t));return n!=="chance"?s+Gt(r,n):ge(r)?`${s}${ge(r)}`:"0"}function xg(e,t,n){let{at:s,said:r,exact:o,measure:i,
near:a,own:l}=e,c=i==="chance"?100:1,u=l?e.mistake:null;return{at:s,apart:i!==n,said:Yt(r*c),exact:Yt(o*c),reach:Yt(Qn(o,
i)*c),near:a,off:Pu(e),words:co(r,o,i),name:a?"":u?.name??(r>o?"Too high":"Too low"),why:a?"":u?.words??"",...t&&{again:Yt(
t.said*c),againNear:t.near,againWords:Pu(t)}}}function Ho(e){let t=new Map;for(let{own:n,near:s}of e)n&&!s&&t.set(n,(t.get(
n)??0)+1);return[...t].sort(([,n],[,s])=>s-n)}var Hu=(e,t)=>Ho(Po(e,t).first)[0]?.[0]??"";function kg(e,t){return e.length===
0?"You didn't guess.":Ho(e).map(([n,s])=>`${be(gu(s))} ${t[n]}.`).join(" ")}function vg(e){let t=e.length>0?e.flatMap(({
said:i,exact:a})=>[i,a]):[0,1],[n,s]=[Math.min(...t),Math.max(...t)],r=(s-n||1)*.06,o=Math.min(0,n);return{low:o-(o<0?r:
0),high:s+r}}function Ru(e,t,n){let{first:s,second:r}=Po(e,t),o=e.picked(t.course),i=s[0]?.measure??"chance",a=i==="chan\
ce",l=y=>r.find(v=>v.at===y),c=s.map(y=>xg(y,l(y.at),i)),u=s.map(y=>({...y,off:Math.abs(y.said-y.exact)})),h=Object.entries(
bg).flatMap(([y,v])=>{let k=u.filter($=>$.sure===y&&$.measure==="chance").map($=>100*$.off),_=k.reduce(($,T)=>$+T,0)/k.length;
return k.length===0?[]:[{words:v,off:k.map(Yt),mean:Yt(_)}]}),m=Ho(s),{kinds:d,courses:p,short:b,game:g,number:w}=e.lesson;
return{title:e.goal(t.course).title??"",short:o?b:"",near:s.filter(({near:y})=>y).length,of:s.length,found:kg(s,d),unit:a?
"out of 100":i,band:a?Yt(100*Qn(0,i)):0,...a?{low:0,high:100}:vg(c.filter(({apart:y})=>!y)),dots:c,sure:h,sureWords:uo(u),
open:s.filter(({near:y,at:v})=>!y&&!l(v)).map(({at:y})=>y),next:"",practise:p.length<2?"":m.length>0?"Practise that":"Pr\
actise",receipt:o&&s.length>0?$g(e,t,n):"",done:o&&s.length===e.groups(t.course).length?`${g} ${w}`:""}}function $g(e,t,n){
let s=({said:p,measure:b,sure:g})=>`${Vt(Yt(b==="chance"?100*p:p),2).replace(/\.?0+$/,"").replace(/^-0$/,"0")}${wg[g]}`,
{first:r,second:o}=Po(e,t),i=new Map(r.map(p=>[p.at,s(p)])),a=o.map(p=>`${p.at+1}=${s(p)}`),l=[...n].slice(0,40).join("").
replace(/[^\p{L}\p{N}\s.'-]/gu," ").trim().split(/\s+/).join("_"),c=e.groups(t.course).map((p,b)=>i.get(b)??"-"),{game:u,
number:h}=e.lesson,m=`${u} lesson=${h}${l&&` student=${l}`}: ${c.join(" ")}`,d=a.length>0?`${m} | ${a.join(" ")}`:m;return`${d}\
 #${Nu(d).slice(0,4)}`}var Mg=/^([+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?|[+-]?\d+\/\d+)$/i,_g=/(^|[;\t\r\n])([\s\0]*)(?=[=+\-@＝＋－＠])/g;function Sg(e){
let t=String(e??""),n=typeof e!="string"||Mg.test(t)?t:t.replace(_g,"$1'$2");return/[",\r\n]/.test(n)?`"${n.replaceAll('\
"','""')}"`:n}var Cu=e=>e.map(t=>`${t.map(Sg).join(",")}
`).join("");var Tg=2,Ro="About 1 in 20 runs",Jt=(e,t=2)=>Vt(Math.abs(e)<.5/10**t?0:e,t).replace("-","−");function Bu(e,t,n,s,r,o){
let i=s==="chance";if(e===0||e<2&&!i)return"";let a=i?100:1,[l,c,u]=[...n,t].map(m=>a*m),h=r==null?[]:[r,...o==null?[]:[
o]].map(m=>a*m);return l===c?`${e===2?"Both":`All ${e.toLocaleString("en")}`} trials gave the same number, so they don't\
 show how far off it may be.`:`So it's ${Eg(l,c,u,s,h)}${Ag(l,c,h,i)}`}function Eg(e,t,n,s,r=[]){let o=(e+t)/2,i=(t-e)/2,
a=s==="chance",l=a?i>=Tg&&!Lg(e,t,o,i,r)?0:1:2,c=Jt(i,l);if(a&&Jt(o,l)!==Jt(n,l))return`between ${Jt(e,l)} and ${Jt(t,l)}\
 out of 100`;let u=a?"out of 100":s;return`about ${Jt(n,l)} ${u}, give or take ${Number(c)?c:"less than 0.01"}`}function Lg(e,t,n,s,r){
let[o,i]=[n,s].map(a=>Number(Jt(a,0)));return r.some(a=>(e<=a&&a<=t)!=(o-i<=a&&a<=o+i))}function Ag(e,t,n,s){let[r,o]=n.
map(l=>Ug(l,s)),[i,a]=n.map(l=>e<=l&&l<=t);if(r==null)return".";if(o==null||o===r){let l=o==null?"":", and so does your \
guess";return`. The answer (${r}) ${i?`fits${l}`:`doesn't fit. ${Ro} miss it`}.`}return i&&a?`. Your guess (${o}) and th\
e answer (${r}) both fit so far.`:i?`. The answer (${r}) fits, but your guess (${o}) doesn't.`:a?`. Your guess (${o}) fi\
ts, but the answer (${r}) doesn't. ${Ro} mislead like this.`:`. Neither the answer (${r}) nor your guess (${o}) fits. ${Ro}\
 miss the answer.`}var Ug=(e,t)=>t?Jt(e,Math.abs(e-Math.round(e))<1e-9?0:1):Jt(e);var Og=[1,10,100,1e3],Ng=1e6,Pg=2,sn=1.959963984540054,Hg=100,Ss=10,Rg=617,Cg=125,Bg=350,Dg=50,Ig=20;function Fg(e,t){let n=e/
t,s=sn*sn,r=(n+s/(2*t))/(1+s/t),o=sn/(1+s/t)*Math.sqrt(n*(1-n)/t+s/(4*t*t));return[Math.max(0,r-o),Math.min(1,r+o)]}function Wg(e,t,n){
let s=t/e,r=e<2?0:Math.sqrt(Math.max(0,n/e-s**2)/(e-1));return[s-sn*r,s+sn*r]}function qg(e,t){let n=new Set([t]);for(let s=1;s<
10;s++)n.add(s);for(let s=10;10**(s/10)<t;s++)n.add(Math.round(10**(s/10)));return new Set([...n].filter(s=>s>e&&s<=t))}
function jg({parts:e,rows:t},n){let s={dealt:{},traces:[]};for(let[r,o]of Object.entries(t)){let i=e[o.charCodeAt(n)-48];
i&&r.startsWith("trace.")?s.traces.push(i):i&&(s.dealt[r]=i)}return s}var Lt=e=>e.toLocaleString("en"),Ts=class{constructor(t,n=Math.
floor(Math.random()*Ng)){this.key="";this.card=null;this.explained="";this.run={begun:0,n:0,total:0,squares:0,points:[]};
this.earlier=[];this.running=!1;this.few=!1;this.note="";this.signs="";this.cases=[0,0,0];this.outcome=null;this.shown={
dealt:{},traces:[]};this.publish=t,this.seed=n,this.said=void 0,this.timer=void 0}forget(t){clearTimeout(this.timer),this.
run={begun:0,n:0,total:0,squares:0,points:[]},this.earlier=t,this.running=!1,this.few=!1,this.note="",this.signs="",this.
cases=[0,0,0],this.outcome=null,this.shown={dealt:{},traces:[]}}get dealt(){return this.card?.panel.tries}get most(){let{
signs:t="",kept:n=0}=this.dealt??{};return t.length-n+Math.min(Ss,n)}get counts(){return Og.filter(t=>t<=this.most)}get chance(){
return this.card?.panel.measure==="chance"}bind(t,n,s){this.said=s,this.card=n,t!==this.key&&this.forget([]),this.key=t}again(t){
let n=String(t??this.seed+1),{value:s}=ut(n,{low:0,high:999999999,whole:!0});s==null&&et(`Expected a seed of trials from\
 0 to 999,999,999, not '${n.slice(0,20)}'.`),this.seed=Number(s),this.forget([this.run,...this.earlier].filter(({points:r})=>r.
length>0).slice(0,Pg)),this.publish()}place(t){let{signs:n="",kept:s=0}=this.dealt??{};return t<Math.min(Ss,s)?(Ss*this.
seed+t)%s:s+(Rg*this.seed+t)%(n.length-s)}begin(t,n=!1){if(this.running)return;let s=this.trying(t,n);this.running=!0,this.
note="";let r=()=>{let{value:o,done:i}=s.next();this.running=!i,i||(this.timer=setTimeout(r,o)),this.publish()};try{r()}catch(o){
throw this.running=!1,o}}stop(){clearTimeout(this.timer),this.running=!1,this.publish()}*trying(t,n=!1){let{run:s}=this;
this.dealt||et("There's no question to try out in this position."),this.counts.includes(t)||et(`Expected ${this.counts.map(
Lt).join(", ")} trials, not ${String(t).slice(0,20)}.`),s.begun>=this.most&&et(`That is ${Lt(this.most)} trials already.\
 Start over to run more.`);let r=Math.min(this.most,s.begun+t),o=qg(s.begun,r);for(this.few=t<=10;s.begun<r;)this.add(),
o.has(s.begun)&&this.mark(),(t===10||!this.few&&s.begun%(t/Ig)===0)&&s.begun<r&&(yield this.few?n?Bg:Cg:Dg)}add(){let{run:t}=this,
n=this.dealt,s=this.place(t.begun),r=n.values[n.signs.charCodeAt(s)-48];t.begun++,this.outcome=r,this.shown=this.few?jg(
n,s):{dealt:{},traces:[]};let o=r==null?2:r?0:1;this.cases[o]++,this.signs.length<Hg&&(this.signs+="ynx"[o]),r!=null&&(t.
n++,t.total+=r,t.squares+=r*r)}get mean(){return this.run.total/this.run.n}interval(){let{n:t,total:n,squares:s}=this.run;
return this.chance?Fg(Math.round(n),t):Wg(t,n,s)}mark(){this.run.n>0&&this.run.points.push([this.run.begun,this.mean,...this.
interval()])}told(t){let{run:n,dealt:s}=this,r={runs:t?[n,...this.earlier].map(({points:a})=>[...a]):[[]],begun:t?n.begun:
0,struck:t?n.begun-n.n:0,running:this.running,most:this.most,counts:this.counts,seed:this.seed,note:this.note,traces:t?this.
shown.traces:[]};if(!s||!t)return r;let[,o]=this.noun(),i=s.kept>0?` You can see the cards of the first ${Ss}.`:"";if(r.
beforehand=`These ${o} were made in advance, ${Lt(s.signs.length)} in all.${i}`,s.cases&&(r.grown=this.grown(s.cases)),n.
begun===0)return r;if(Object.assign(r,{summary:this.summary(),claim:this.claim(),band:this.band()}),n.n>0){let[a,l]=this.
interval();Object.assign(r,{value:this.mean,low:a,high:l})}return this.few&&(r.last=this.last()),r}grown(t){let n=this.run.
begun,s=t.map((l,c)=>[this.cases[c],l]),r=s.map(([l,c])=>`"${c}" came up ${Lt(Number(l))} ${l===1?"time":"times"}`),o=r.
pop()??"",i=r.length>0?`${r.join(", ")} and ${o}`:o;return{kind:"cases",caption:"",spoken:n?`So far, ${i}.`:"There are n\
o tries so far.",n,signs:this.signs,kinds:s}}noun(){return mc(this.card?.panel.trial??"")}summary(){let{n:t,total:n,begun:s}=this.
run,[r,o]=this.noun(),i=s-t,{cases:a,event:l,measure:c}=this.card?.panel??{};if(t===0)return s>1?`None of the ${Lt(s)} ${o}\
 so far counts.`:`One ${r} so far, and it doesn't count.`;let u=i>0?` ${Lt(i)} of the ${Lt(s)} ${o} ${i===1?"does":"do"}\
n't count.`:"";return this.chance?t===1?`One ${r} ${i?"that counts":"so far"}.${u}`:Math.round(n)===1?`It happened once \
in ${Lt(t)} ${o}.${u}`:`${Lt(Math.round(n))} of ${Lt(t)} ${[a||o,l].filter(Boolean).join(" ")}.${u}`:`${Gt(this.mean,c)}\
 on average in ${Lt(t)} ${t>1?o:r}.${u}`}claim(){let{n:t}=this.run,{judged:n,apart:s,measure:r}=this.card?.panel??{};return t===
0?"":Bu(t,this.mean,this.interval(),r,s?null:n.exact,this.said)}band(){if(this.run.begun<2)return"";let t=this.card?`${this.
card.panel.id} ${JSON.stringify(this.card.settings)}`:"";this.explained||=t;let n=this.chance?"95% Wilson interval":"95%\
 interval";return this.explained===t?`19 out of 20 bands like this hold the answer (${n}).`:""}last(){let t=`${be(this.noun()[0])}\
 ${Lt(this.run.begun)}`,n=this.dealt?.struck;return this.outcome==null?`${t} doesn't count${n?`, because ${n}`:""}.`:this.
chance?`${t}: ${this.outcome?"yes":"no"}.`:`${t}: ${Gt(this.outcome,this.card?.panel.measure)}.`}};var Du={step:e=>({kind:"Step",to:e}),watcher:e=>({kind:"Eyes",key:e}),stop:e=>({kind:"Stop",at:e}),playing:e=>({kind:"Pl\
ay",on:e}),question:e=>({kind:"Pick",question:e}),settings:e=>({kind:"Set",settings:e}),predicting:e=>({kind:"AskFirst",
on:e}),page:e=>({kind:"Turn",page:e}),why:e=>({kind:"Why",at:e})},Iu=["game","question","settings","position","predictio\
n","sure","exact","measure","mistake","kind","own","time","steps"],Vg=({kind:e,also:t})=>[e,t?.kind].some(n=>n==="go"||n===
"next"),Es=class{constructor(t,n,s){this.drawn={};this.student="";this.front="table";this.drew=()=>{};this.facts=t,this.
models=n,this.now=s,this.tries=new Ts(()=>this.draw(this.models.panel.get("note")))}did(t){return this.now}shown(){return{}}open(){
this.draw();for(let[n,s]of Object.entries(this.models))for(let r of Object.keys(Du))s.on(`change:${r}`,()=>this.wish(n,r));
let{panel:t}=this.models;t.on("change:lit",()=>this.light(t.get("lit"))),t.saying=n=>this.hear(n)}light(t){this.models.table.
put({lit:t})}wish(t,n){let s=this.drawn[t]??{},r=this.models[t].get(n);n in s&&_t(s[n],r)&&this.do(Du[n](r))}do(t){let n="";
try{this.now=this.did(t)}catch(s){n=s instanceof Error?s.message:String(s)}return this.draw(n),n}draw(t=""){let{panel:n,
...s}=this.drawn=this.shown(),r=this.tried(n,s),o=_t(n.panel,this.models.panel.get("panel"));for(let[i,a]of Object.entries(
s))this.models[i].put(a);this.models.panel.put({...n,...r,note:t,...o&&{lit:{}}}),this.drew()}tried({panel:t,page:n},s){
let{tries:r,front:o,now:i}=this,a=!!t.revealed;r.bind(t.key,Et(this.facts,i.asked),t.said?.value);let l=r.told(a),{dealt:c}=a?
r.shown:{dealt:{}};a&&n==="try"&&r.dealt?.rows["trace.0"]&&(t.traces=!0);for(let h of["table","twin"])s[h]&&(s[h].dealt=
c);let u=Object.keys(c).length+l.traces.length>0;return n==="try"&&l.last&&i.stop!==-1&&u&&(s[o].caption={place:"Only a \
test, not the real game",line:[l.last,""],tone:"trial"}),{tried:l,dealt:c}}try(t){if(this.models.panel.get("panel").revealed)
try{t()}catch(n){this.tries.note=n instanceof Error?n.message:String(n),this.draw()}}hear(t){switch(t.kind){case"predict":{
let n=`${new Date().toISOString().slice(0,19)}Z`,{value:s,sure:r="think",second:o=""}=t,{seed:i}=this.tries;this.do({kind:"\
Predict",number:String(s),sure:r,time:n,seed:i,second:String(o)});break}case"go":this.do({kind:"Go",to:t.at});break;case"\
own":this.do({kind:"Own",yes:t.yes});break;case"main":Vg(this.models.panel.get("main"))&&this.do({kind:"GoOn"});break;case"\
pick":this.do({kind:"Pick",question:t.question});break;case"skip":this.do({kind:"Skip"});break;case"answer_step":this.do(
{kind:"AnswerStep",step:t.step,number:t.number});break;case"show_step":this.do({kind:"ShowStep",step:t.step});break;case"\
run":this.try(()=>this.tries.begin(t.trials,t.calm));break;case"stop":this.tries.stop();break;case"again":this.try(()=>this.
tries.again(t.seed));break;case"save":this.models.panel.tell("msg:custom",{kind:"file",name:"predictions.csv",text:this.
csv()})}}csv(){let t=this.student?["name",...Iu]:Iu,n=yu(this.facts,this.now.asked),s=n.map(r=>t.map(o=>({...r,name:this.
student})[o]));return Cu([t,...s])}};var Gg=40,Kg="The practice positions are still being worked out. They'll open here in a minute.",Zg="0",Ls=class extends Es{constructor(n,s,r){
let o=new _s(n);super(o,s,{asked:Lo({}).asked,at:-1,redo:[],course:-1,order:"set"});this.coming=!1;this.wished=null;this.
lesson=o,this.arrange=r,this.sheets=n.sheets,this.choose=()=>{this.begin(),this.draw()},this.begin(),this.open();for(let i of[
"trail","report"])this.models[i].saying=a=>this.asked(a,i)}follow(n){this.coming=!0,n.then(s=>{this.lesson.explain(s);let{
pool:r,clauses:o}=s.table;for(let i of["table","twin"])this.models[i].put({pool:r,clauses:o})}).catch(s=>console.error(s)).
then(()=>{let s=this.now.at<0?this.wished:null;this.coming=!1,this.draw(this.models.panel.get("note")),s!=null&&this.models.
trail.put({note:this.practise(s)})})}begin(){this.lesson.again(),this.now=this.did({kind:"Begin"})}did(n){return Su(this.
lesson,this.now,n)}shown(){let{lesson:n,now:s}=this,{panel:r,trail:o}=Tu(n,s),i=n.picked(s.course),a=s.asked.said.filter(
({place:c})=>c.startsWith(`${s.course} `)),l=Ru(n,s,this.student);return{panel:r,trail:{...o,lesson:i?`Lesson ${n.lesson.
number}`:"Practice",kept:i?`lesson ${n.lesson.game} ${n.lesson.number}`:"",answers:i?a:[],receipt:l.receipt,student:this.
student,note:""},report:{report:l},...this.laid()}}laid(){let{lesson:n,now:s}=this;if(s.at<0)return{};let r=Zt(n,s),{tables:o,
over:i}=n.course(s.course).laid[(r.length>0?r:[s.at]).join(" ")],a=o.length>1&&s.at===r[1]?1:0,l=ht(n,s).size===n.groups(
s.course).length,c=l&&n.card(s.asked.place,s.asked.question,s.asked.settings);return this.front=["table","twin"][a],Object.
fromEntries(o.map(({names:u,frame:h,differs:m},d)=>[["table","twin"][d],{names:u,differs:m,frames:{[Zg]:[h]},aside:d!==a,
caption:{...i[d],tone:"plain"},heat:d===a&&c&&c.heat||{}}]))}draw(n){super.draw(n),this.arrange(this.now.at<0?"end":this.
drawn.twin?"two":"one")}light(n){for(let s of["table","twin"])this.models[s].put({lit:s===this.front?n:{}})}asked(n,s){let r="";
switch(n.kind){case"go":r=this.do({kind:"Go",to:n.at});break;case"redo":r=this.do({kind:"Redo"});break;case"lesson":this.
choose(n.lesson);break;case"begin":this.begin(),this.draw();break;case"practise":r=this.practise(s==="report"?Hu(this.lesson,
this.now):"");break;case"name":this.student=[...String(n.name).split(/\s+/).filter(Boolean).join(" ")].slice(0,Gg).join(
""),this.draw();break;case"restore":r=this.restore(n);break;case"save":this.models[s].tell("msg:custom",{kind:"file",name:"\
answers.csv",text:this.csv()});break;case"print":this.models.trail.tell("msg:custom",{kind:"print",html:this.sheets[n.letter?
"Letter":"A4"]})}r&&this.models.trail.put({note:r})}practise(n){return this.wished=this.coming?n:null,this.coming?Kg:this.
lesson.practise(n)?this.do({kind:"Begin"}):"No practice positions were found."}restore({answers:n,at:s,student:r=""}){let{
course:o,asked:i}=this.now;if(i.said.length>0||!Array.isArray(n))return"";try{let c=n.map(u=>{let[,h,m]=String(u.place).
split(" "),d=Ce(o,Number(h),!!m),p=this.lesson.card(d,u.question,u.settings);if(!p)throw new Error;return p.value(u.number),
{...u,place:d}});this.student=r,this.now={...this.now,asked:{...i,said:c}}}catch{return"Those answers belong to another \
lesson."}let a=ht(this.lesson,this.now),l=this.lesson.groups(o).findIndex((c,u)=>!a.has(u));for(let c of new Set([l,l<0?
-1:s]))this.do({kind:"Go",to:c});return""}};function Fu(e,t,n){let s=new Ft(e.table),r=new Ft({...e.table}),o=new Ft(e.trail),i=new Ft({palette:e.table.palette,report:{}}),
a=new Map,l=(h,m,d)=>{let p=a.get(d)??_r(h,m,d);return a.set(d,p),p},c=f("div",{class:"widget-box uw-stack uw-at-low"}),
u=new Ls(e,{table:s,twin:r,panel:t,trail:o,report:i},h=>{let d=[...(h==="end"?[l(ec,i,"uw-at-table uw-lesson-chart"),l(nc,
i,"uw-at-side uw-end")]:[l(So,s,"uw-at-table"),h==="two"&&l(So,r,"uw-at-twin"),l(Zl,t,"uw-at-side")]).filter(Boolean),c];
(d.length!==n.children.length||d.some((p,b)=>p!==n.children[b]))&&n.replaceChildren(...d)});return c.append(_r(lc,o,"")),
u}function I2(e,t){let n=new Ft(e.explainer);Fu(e,n,sa(e,n,t))}export{I2 as openSaved};
