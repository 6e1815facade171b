var Ct=class{constructor(t){this.values=t,this.heard=new Map,this.saying=n=>{}}get(t){return this.values[t]}set(t,n){this.
put({[t]:n})}put(t){let n=Object.keys(t).filter(s=>At(this.values[s],t[s]));for(let s of n)this.values[s]=t[s];for(let s of n)
this.tell(`change:${s}`,t[s])}save_changes(){}send(t){this.saying(t)}on(t,n){for(let s of t.split(" "))this.heard.has(s)||
this.heard.set(s,new Set),this.heard.get(s)?.add(n)}off(t,n){for(let s of t.split(" "))this.heard.get(s)?.delete(n)}tell(t,n){
for(let s of[...this.heard.get(t)??[]])s(n)}},At=(e,t)=>e!==t&&JSON.stringify(e)!==JSON.stringify(t);var Y,bo,Xc,Zt,xs,tn,wo,Je,yo,vs,ks,Qc,Te=Symbol.for("pv"),en={},nn=[],tu=/^m(i|n|o|s|text|space)$/,$s=Array.isArray,xo=nn.
slice,oe=Object.assign;function re(e){e&&e.parentNode&&e.remove()}function ze(e,t,n,s,r){var o={type:e,props:t,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Te,__v:r||
++bo,__i:-1,__u:0};return!r&&Y.vnode&&Y.vnode(o),o}function pe(e){return e.children}function Xe(e,t){this.props=e,this.context=t,this.__g=0}function Kt(e,t){if(t==null)return e.
__&&Kt(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||
e.props.__P?null:Kt(e)}function eu(e){var t,n=e.__v,s=n.__e,r=[],o=[],i=e.__P;i&&((t=oe({constructor:Te},n)).__v=n.__v+1,
Y.vnode&&Y.vnode(t),Ms(i,t,n,e.__n,i.namespaceURI,32&n.__u?[s]:null,r,s||Kt(n),32&n.__u,o),t.__v=n.__v,t.__.__k[t.__i]=t,
_o(r,t,o),n.__=n.__e=null,t.__e!=s&&ko(t))}function ko(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(
function(t){return t&&(e.__e=t.__e)}),ko(e)}function fo(e){(8&e.__g||(e.__g|=8,Zt.push(e),tn++))&&xs==Y.debounceRendering||
((xs=Y.debounceRendering)||queueMicrotask)(vo)}function vo(){try{for(var e,t=1;Zt.length;)Zt.length>t&&Zt.sort(wo),e=Zt.
shift(),t=Zt.length,8&e.__g&&eu(e)}finally{(tn=Zt.length)&&(xs||queueMicrotask)(vo)}}function $o(e,t,n,s,r,o,i,a,l,c,u){
var h,f,d,p,g,b,w=s.__k||nn,y=t.length;for(l=nu(n,t,w,l,y),h=0;h<y;h++)(d=n.__k[h])!=null&&(f=~d.__i&&w[d.__i]||en,d.__i=
h,b=Ms(e,d,f,r,o,i,a,l,c,u),p=d.__e,(f.ref!=d.ref||8&f.__u)&&(f.ref&&Ss(f.ref,null,d,f),d.ref&&u.push(d.ref,d.__c||p,d)),
g=g||p,4&d.__u?(l=Mo(d,l,e,!f.__v),f.__e&&(f.__e=null)):typeof d.type=="function"&&b!==void 0?l=b:p&&(l=p.nextSibling),d.
__u&=-21);return n.__e=g,l}function nu(e,t,n,s,r){var o,i,a,l,c,u,h,f,d,p=n.length,g=p,b=0,w=0,y=e.__k=Array(r);for(o=0;o<
r;o++)(i=t[o])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=y[o]=ze(null,
i):$s(i)?i=y[o]=ze(pe,{children:i}):i.constructor===Te&&i.__b?i=y[o]=ze(i.type,i.props,i.key,i.ref,i.__v):y[o]=i,l=o+b,i.
__=e,i.__b=e.__b+1,a=null,~(c=i.__i=su(i,n,l,g))&&(g--,(a=n[c])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,c==l-1?b--:c==l+1?b++:c!=
l&&(c>l?b--:b++,w=1)):(~c||(r>p?b--:r<p&&b++),typeof i.type!="function"&&(i.__u|=4))):y[o]=null;if(w){for(u=[],h=[],o=0;o<
r;o++)if((i=y[o])&&16&i.__u){for(b=0,f=u.length;b<f;)u[d=b+f>>1]<i.__i?b=d+1:f=d;u[b]=i.__i,h[o]=b+1}for(b=u.length;o--;)
h[o]&&(h[o]==b?b--:y[o].__u|=4)}if(g)for(o=0;o<p;o++)!(a=n[o])||2&a.__u||(a.__e==s&&(s=Kt(a)),_s(a,a));return s}function Mo(e,t,n,s){
var r,o,i,a;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(o=0;o<r.length;o++)r[o]&&(r[o].__=e,t=Mo(
r[o],t,n,!1));return t}for(t&&!t.parentNode&&(t=Kt(e))&&!t.parentNode&&(t=null),i=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;
for(i!=a&&(!s&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==
8&&!t.data.startsWith("$s"););return t}function su(e,t,n,s){var r,o=e.key,i=e.type,a=t[n],l=a&&!(2&a.__u);if(a===null&&o==null||l&&o==a.key&&i==a.type)return n;
if(s>(l?1:0)){for(r=n-1;r>=0;r--)if((a=t[r])&&!(2&a.__u)&&o==a.key&&i==a.type)return r;for(r=n+1;r<t.length;r++)if((a=t[r])&&
!(2&a.__u)&&o==a.key&&i==a.type)return r}return-1}function go(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}
function Ye(e,t,n,s,r){var o,i;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof s=="string"&&(e.style.
cssText=s=""),s)for(t in s)n&&t in n||go(e.style,t);if(n)for(t in n)s&&n[t]==s[t]||go(e.style,t,n[t])}else if(t[0]=="o"&&
t[1]=="n")typeof n!="function"&&(n=null),typeof s!="function"&&(s=null),(e.__e||(e.__e={}))[t]=n,n&&s||(i=ks[t]||(ks[t]=
ru(t)),(e.__a||(e.__a={}))[t]=vs,o=t!=(t=t.replace(yo,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(
t,i,o):e.removeEventListener(t,i,o));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="c\
olSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===
!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function ru(e){return function(t){var n=this.
__e;if(n){if(n=n[e],t[Je]==null)t[Je]=vs++;else if(t[Je]<this.__a[e])return;return n(Y.event?Y.event(t):t)}}}function Ms(e,t,n,s,r,o,i,a,l,c){
var u,h,f,d,p,g,b,w,y,v,k,S,$,E,T,_,M,A,N=t.type;if(t.constructor!==Te)return null;128&n.__u&&(l=32&n.__u,u=n.__c.__z)&&
(t.__u|=l,h=o=[],u.nodeType==8?a=Qe(u,o):o.push(u),a=o[0]||a),(u=Y.__b)&&u(t);t:if(typeof N=="function"){f=i.length;try{
if(w=t.props,y=(u=N.prototype)&&u.render,v=(u=N.contextType)&&s[u.__c],k=u?v?v.props.value:u.__:s,(d=n.__c)?(t.__c=d,2&d.
__g&&(d.__g|=1)):(y?t.__c=d=new N(w,k):(t.__c=d=new Xe(w,k),d.constructor=N,d.render=iu),v&&v.sub(d),d.state||(d.state={}),
d.__n=s,d.__g|=8,d.__h=[],d.__k=[]),y&&(d.__s||(d.__s=d.state),N.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=oe({},
d.__s)),oe(d.__s,N.getDerivedStateFromProps(w,d.__s)))),p=d.props,g=d.state,d.__v=t,n.__c){if(w!==p&&y&&!N.getDerivedStateFromProps&&
d.componentWillReceiveProps&&d.componentWillReceiveProps(w,k),t.__v==n.__v&&!(8&d.__g)||!(4&d.__g)&&d.shouldComponentUpdate&&
d.shouldComponentUpdate(w,d.__s,k)===!1){t.__v!=n.__v&&(d.props=w,d.state=d.__s,d.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.
some(function(P){P&&(P.__=t)}),nn.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&i.push(d),a=Kt(n);break t}d.componentWillUpdate&&
d.componentWillUpdate(w,d.__s,k),y&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(p,g,b)})}else y&&!N.
getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),y&&d.componentDidMount&&d.__h.push(d.componentDidMount);
d.context=k,d.props=w,d.__P=e,d.__g&=-5,S=Y.__r,$=y?25:0;do d.__g&=-9,S&&S(t),u=d.render(d.props,d.state=d.__s,d.context);while(8&
d.__g&&++$<25);y&&(nn.push.apply(d.__h,d.__k),d.__k=[]),d.state=d.__s,d.getChildContext&&(s=oe({},s,d.getChildContext())),
y&&n.__c&&d.getSnapshotBeforeUpdate&&(b=d.getSnapshotBeforeUpdate(p,g)),E=u&&u.type===pe&&u.key==null?u.props.children:u,
w.__P&&(u=a,r=(e=w.__P).namespaceURI,l=o=null,n.props&&n.props.__P!=e&&(n.__k.some(function(P){P&&_s(P,P)}),n.__k=null),
a=n.__k?Kt(n,0):null),a=$o(e,$s(E)?E:[E],t,n,s,r,o,i,a,l,c),w.__P&&(t.__e=null,a=u),t.__u&=-161,h&&h.some(re),d.__h.length&&
i.push(d),1&d.__g&&(d.__g&=-4)}catch(P){if(i.length=f,t.__v=null,l||o)if(P&&P.then){if(t.__u|=128|l,o){for(~(M=o.indexOf(
a||void 0))||(M=o.length);(A=o[M-1])&&A.nodeType==8;)M--;for(;M<o.length;M++)if(A=o[M])if(o[M]=null,T){if(A==_)break}else{
if(A.nodeType!=8)break;A.data.startsWith("$s")&&(_=Qe(T=A))}}if(!T){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;
T=a}(u=Qe(T=t.__c.__z||(t.__c.__z=T)))?(t.__e=T,a=u):t.__e=a,a=a&&a.nextSibling}else o&&o.some(re);else t.__e=n.__e;t.__k||
(t.__k=n.__k||[]),P&&P.then||So(t),Y.__e(P,t,n)}}else a=t.__e=ou(n.__e,t,n,s,r,o,i,l,c,e);return(u=Y.diffed)&&u(t),a}function Qe(e,t){
if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))
n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function So(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.
some(So))}function _o(e,t,n){for(var s=0;s<n.length;)Ss(n[s++],n[s++],n[s++]);Y.__c&&Y.__c(t,e),e.some(function(r){try{e=
r.__h,r.__h=[],e.some(function(o){o.call(r)})}catch(o){Y.__e(o,r.__v)}})}function ou(e,t,n,s,r,o,i,a,l,c){var u,h,f,d,p,
g,b,w,y=n.props||en,v=t.props,k=t.type;if(k=="svg"?r="http://www.w3.org/2000/svg":k=="math"?r="http://www.w3.org/1998/Ma\
th/MathML":r||(r="http://www.w3.org/1999/xhtml"),o){for(u=0;u<o.length;u++)if((p=o[u])&&(k?p.localName==k:p.nodeType==3)){
e=p,o[u]=null;break}}if(!e){if(w=c.ownerDocument||document,!k)return w.createTextNode(v);e=w.createElementNS(r,k,v.is?v:
c),a&&(Y.__m&&Y.__m(t,o),a=!1),o=null}if(k){if(c=k=="template"&&e.content||e,o=k=="textarea"&&v.defaultValue!=null?null:
o&&xo.call(c.childNodes),!a&&o)for(y={},u=0;u<e.attributes.length;u++)y[(p=e.attributes[u]).name]=p.value;for(u in y)p=y[u],
u=="dangerouslySetInnerHTML"?f=p:u=="children"||u in v||u=="value"&&"defaultValue"in v||u=="checked"&&"defaultChecked"in
v||Ye(e,u,null,p,r);for(u in v)p=v[u],u=="children"?d=p:u=="dangerouslySetInnerHTML"?h=p:u=="value"?g=p:u=="checked"?b=p:
a&&typeof p!="function"||y[u]===p||Ye(e,u,p,y[u],r);h?(a||f&&(h.__html==f.__html||h.__html==e.innerHTML)||(e.innerHTML=h.
__html),t.__k=[]):(f&&(e.textContent=""),(k=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&tu.test(k))&&(r="\
http://www.w3.org/1999/xhtml"),$o(c,$s(d)?d:[d],t,n,s,r,o,i,o?o[0]:n.__k&&Kt(n,0),a,l),o&&o.some(re)),a&&k!="textarea"||
(u="value",k=="progress"&&g==null?e.removeAttribute(u):g==null||g===e[u]&&(k!="progress"||g)||Ye(e,u,g,y[u],r),u="checke\
d",b!=null&&b!=e[u]&&Ye(e,u,b,y[u],r))}else y===v||a&&e.data==v||(e.data=v);return e}function Ss(e,t,n,s){try{typeof e==
"function"?t?t.__x=e(t)||1:s&&(s=s.__c||s.__e)&&(t=s.__x)&&(s.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){
Y.__e(r,n)}}function _s(e,t,n){var s,r,o,i;if(Y.unmount&&Y.unmount(e),!(s=e.ref)||s.current&&s.current!=e.__e||Ss(s,null,
t,e),s=e.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(a){Y.__e(a,t)}s.__P=s.__n=null}if(s=e.__k)for(i=
0;i<s.length;i++)s[i]&&_s(s[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(s=e.__c)&&(s=s.__z)&&(r=Qe(s,o=[]))&&(s==
e.__e&&o.some(re),re(r),re(s)),n||re(e.__e),e.__e=e.__c=e.__=null}function iu(e,t,n){return this.constructor(e,n)}function Eo(e,t){
var n,s,r,o;Y.__&&Y.__(e,t),t.nodeType==9&&(t=t.documentElement),s=(n=e&&32&e.__u)?null:t.__k,t.__k=ze(pe,{children:[e]}),
r=[],o=[],Ms(t,t.__k,s||en,en,t.namespaceURI,s?null:t.firstChild?xo.call(t.childNodes):null,r,s?s.__e:t.firstChild,n,o),
_o(r,t.__k,o),t.__k.props.children=null}Y={__e:function(e,t,n,s){for(var r,o,i;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(o=r.constructor)&&o.getDerivedStateFromError)&&
r.setState(o.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,s||{}),i=1),i&&8&r.__g)return void(r.
__g|=2)}catch(a){e=a}}throw tn=0,e}},bo=0,Xc=function(e){return e!=null&&e.constructor===Te},Xe.prototype.setState=function(e,t){
var n=this.__s;n&&n!=this.state||(n=this.__s=oe({},this.state)),typeof e=="function"&&(e=e(oe({},n),this.props)),e&&(oe(
n,e),this.__v&&(t&&this.__k.push(t),fo(this)))},Xe.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.
push(e),fo(this))},Xe.prototype.render=pe,Zt=[],tn=0,wo=function(e,t){return e.__v.__b-t.__v.__b},Je=Symbol(),yo=/(PointerCapture)$|Capture$/i,
vs=0,ks={},Qc=0;var Bt=()=>document.body?.dataset.voila!=null,sn=()=>Bt()&&document.body.dataset.voila!=="notebook";function To(e,t,n,s){let{class:r,...o}=n,i=[t,r].flat().filter(Boolean).join(" ");i&&e.setAttribute("class",i);for(let[a,
l]of Object.entries(o))l==null||l===!1||(a.startsWith("on")?e.addEventListener(a.slice(2),l):a==="style"?e.style.cssText=
l:e.setAttribute(a,l===!0?"":String(l)));return e.append(...s.flat(9).filter(a=>a!=null&&a!==!1)),e}var Lo=([e,...t])=>e?.
constructor===Object?[e,t]:[{},[e,...t]];function x(e,t,...n){let[s,...r]=e.split(".");return To(document.createElementNS(
"http://www.w3.org/2000/svg",s),r,...Lo([t,...n]))}var H=(e,t,n,s,r)=>x("rect",{x:e,y:t,width:n,height:s,...r}),R=(e,t,n,s)=>x(
"circle",{cx:e,cy:t,r:n,...s}),mt=(e,t,n,s)=>x("path",{d:e,fill:"none",stroke:t,"stroke-width":n,...s}),ie=(e,t,n,...s)=>x(
"svg",{width:e,height:t,viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":n},...s);function m(e,t,...n){let[s,...r]=e.split(
"."),[o,i]=Lo([t,...n]),a=s==="section"&&o["aria-label"]&&!sn();return To(document.createElement(a?"div":s),r,{role:a?"g\
roup":null,type:s==="button"?"button":null,...o},i)}function nt(e){let t=e.getRootNode();return t instanceof Document||t instanceof
ShadowRoot?t.activeElement:null}function on(e){let t=nt(e);return!t||t===document.body}var rn=e=>e instanceof HTMLTextAreaElement||
e instanceof HTMLInputElement&&e.selectionStart!=null;function au(e,t,n){if(e.value===e.defaultValue||e.value===t.value||
!n&&t.defaultValue!==e.defaultValue)return;t.value=e.value;let s=!1,r=()=>{!s&&t.isConnected&&t.dispatchEvent(new Event(
"change"))};t.addEventListener("change",()=>s=!0),t.addEventListener("blur",r,{once:!0}),t.addEventListener("keydown",o=>{
o.key==="Enter"&&!t.form&&r()})}function V(e,...t){let n=nt(e),s=n&&n!==e&&e.contains(n)?n:null,r=s?.getAttribute("data-\
k")??"",o=[...e.querySelectorAll("[data-draft]")].filter(rn),i=rn(s)?{from:s.selectionStart,to:s.selectionEnd,text:s.value}:
null;e.replaceChildren(...t.flat(9).filter(l=>l!=null&&l!==!1));for(let l of o){let c=e.querySelector(`[data-k="${CSS.escape(
l.dataset.k??"")}"][data-draft="${CSS.escape(l.dataset.draft??"")}"]`);rn(c)&&c!==l&&au(l,c,l===s)}if(!s)return;if(ae(e,
r)){let l=nt(e);i&&l!==s&&rn(l)&&l.value===i.text&&l.setSelectionRange(i.from,i.to);return}let a=e.querySelector("[data-\
next]")??e;a instanceof HTMLElement&&(a.tabIndex=-1,a.focus({preventScroll:!0}))}function ae(e,t){let n=e.querySelector(
`[data-k="${CSS.escape(t)}"]`);return n instanceof HTMLElement&&n.focus({preventScroll:!0}),n instanceof HTMLElement}var lu=/^(svg|g|path|rect|circle|ellipse|line|polyline|polygon|defs|clipPath|pattern|title|desc|use)$/;
function Ao(e){let t=new DOMParser().parseFromString(e,"image/svg+xml").documentElement;if(t.localName!=="svg")throw new Error(
"Expected SVG.");for(let n of[...t.querySelectorAll("*"),t]){if(n!==t&&!lu.test(n.localName)){n.remove();continue}for(let{
name:s,value:r}of[...n.attributes]){let o=/^(xlink:)?href$/.test(s)&&!r.startsWith("#");(/^on/i.test(s)||o||/url\((?!["']?#)|javascript:/i.
test(r))&&n.removeAttribute(s)}}return document.importNode(t,!0)}var cu=/^(#[0-9a-f]{3,8}|light-dark\(\s*#[0-9a-f]{3,8}\s*,\s*#[0-9a-f]{3,8}\s*\))$/i;
function $t(e,t){for(let n of(t??"").split(";")){let[s,r]=[n.slice(0,n.indexOf(":")).trim(),n.slice(n.indexOf(":")+1).trim()];
/^--[\w-]+$/.test(s)&&cu.test(r)&&e.style.setProperty(s,r)}}function pt({label:e,choices:t,value:n,pick:s,k:r}){return m(
"div.seg",{role:"group","aria-label":e},t.map(([o,i],a)=>m("button",{"data-k":`${r}.${a}`,"aria-pressed":String(o===n),onclick:()=>s(
o)},i)))}var uu=globalThis,Es=uu[Symbol.for("uncle_widgets.page")]??={};function Q(e){return Es.ids=(Es.ids??0)+1,`uw-${e}\
-${Es.ids}`}function Ut(e,t){let n=-1,s=()=>{let o=Math.round(e.clientWidth);o>0&&o!==n&&(n=o,e.replaceChildren(t(o)))},
r=new ResizeObserver(()=>requestAnimationFrame(s));return r.observe(e),s(),{again:()=>(n=-1,s()),stop:()=>r.disconnect()}}
function j(e,t,n){n?e.getAttribute(t)!==n&&e.setAttribute(t,n):e.removeAttribute(t)}var X=(e,...t)=>m("button",e,...t),an=({
kind:e,label:t,strong:n,share:s},r)=>X({class:`btn${n?" solid":""}${s==null?"":" sharing"}`,style:s==null?null:`--p:${100*
s}%`,"data-act":e,"data-k":`key.${e}`,onclick:()=>r(s==null?e:"stop")},s==null?t:`${t} (${Math.round(100*s)}%)`);function Ts(e,t,n){
let s=nt(e),r=s&&e.contains(s)?s:null,o=r&&["data-act","data-clause"].find(l=>r.hasAttribute(l)),i=o&&r?.getAttribute(o);
if(n(),!r)return;([...e.querySelectorAll("button")].find(l=>o&&l.getAttribute(o)===i)??e.querySelector("button")??t).focus?.()}
var fe=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;var Mt=(e,t)=>Math.max(12,Math.min(e,t/1.4));var hu=[[/[ilj.,:;'|!tf\s()]/,.3],[/[mwMW@%]/,.88],[/[A-Z]/,.7],[/[\u0300-\u036f]/,0],[/[\u0250-\uffff]/,1]],du=["012345\
6789","of 100 hands, as the quick brown fox jumps over it"],Le,Uo=e=>{let t=0;for(let n of e)t+=hu.find(([s])=>s.test(n))?.[1]??
.57;return t};function mu(){if(Le!=null)return Le;let e=typeof document=="object"&&document.querySelector(".uw"),t=e&&document.
createElement("canvas").getContext("2d");if(!e||!t)return 1;let n=getComputedStyle(e).getPropertyValue("--sans"),s=[400,
700].flatMap(r=>(t.font=`${r} 100px ${n}`,du.map(o=>t.measureText(o).width/(r>400?100*1.06:100)/Uo(o))));return Le=Math.
max(1,...s),document.fonts.addEventListener("loadingdone",()=>Le=void 0,{once:!0}),Le}var F=(e,t)=>Uo(e)*t*mu(),pu=12;function st(e,t,n,s=1){
let r=F(e,s),o=Math.max(Math.min(t,pu),Math.min(t,n/Math.max(r,.01)));if(r*o<=n+.01)return{lines:[e],size:o};let i=c=>F(
c,o*s)<=n,a=[""],l=()=>a[a.length-1];for(let c of e.split(" "))if(l()!==""&&i(`${l()} ${c}`))a[a.length-1]+=` ${c}`;else{
l()!==""&&a.push("");for(let u of c)l()!==""&&!i(l()+u)&&a.push(""),a[a.length-1]+=u}return{lines:a,size:o}}function ge(e,t,{
w:n,ideal:s,tight:r=.5,least:o=n,floor:i=0}){if(e<=1)return{w:Math.min(n,Math.max(t,12)),step:s,cols:1,rows:1};let a=f=>Math.
max(r*f,i),l=(f,d)=>Math.min(s,(t-f)/Math.max(d-1,1));for(let f of[n,Math.max(o,Math.min(n,t/(1+r*(e-1))))])if(l(f,e)>=a(
f)-.01)return{w:f,step:l(f,e),cols:e,rows:1};let c=Math.max(1,Math.floor((t-o)/a(o))+1),u=Math.ceil(e/c),h=Math.ceil(e/u);
return{w:o,step:l(o,h),cols:h,rows:u}}function Oo(e){let t=[...e].sort((s,r)=>s.seat-r.seat),n=Math.max(0,t.findIndex(s=>s.
me));return[...t.slice(n),...t.slice(0,n)]}function Ho(e){if(e<2)return{left:0,top:e,right:0};let t=Math.floor((e+1)/3);
return{left:t,top:e-2*t,right:t}}var fu="M70-6 18 106M5.5 24a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0M53.5 76a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0",
Ls={0:[64,[["ellipse",{cx:32,cy:50,rx:25,ry:43}]]],1:[46,[["path",{d:"M3 30 32 5V110"}]]],2:[64,[["path",{d:"M7.5 33V31.\
5A24.5 24.5 0 1 1 51.5 46.4L16 93H64"}]]],3:[62,[["path",{d:"M10.5 22.5A19.5 19.5 0 1 1 29 46H20M20 44H30A24.5 24.5 0 1 \
1 6.7 76"}]]],4:[66,[["path",{d:"M48 110V5L13 74H66","stroke-miterlimit":12}]]],5:[62,[["path",{d:"M58 7H19L14.6 48A25.5\
 25.5 0 1 1 6.9 77"}]]],6:[64,[["circle",{cx:32,cy:68,r:25}],["path",{d:"M53.5-13 10.6 55.1"}]]],7:[60,[["path",{d:"M0 7\
H49L15 110","stroke-miterlimit":12}]]],8:[64,[["circle",{cx:32,cy:27,r:20}],["circle",{cx:32,cy:68,r:25}]]],9:[64,[["cir\
cle",{cx:32,cy:32,r:25}],["path",{d:"M10.5 113 53.4 44.9"}]]],"%":[88,[["path",{d:fu,"stroke-width":11}]]],".":[20,[["re\
ct",{x:3,y:85,width:15,height:15,fill:"currentColor",stroke:"none"}]]],",":[20,[["path",{d:"M12 84 6 118","stroke-width":13}]]],
"/":[52,[["path",{d:"M48-6 4 106","stroke-width":11}]]],"+":[60,[["path",{d:"M30 26V82M2 54H58","stroke-width":12}]]],"-":[
44,[["path",{d:"M4 54H40","stroke-width":12}]]],"−":[44,[["path",{d:"M4 54H40","stroke-width":12}]]],"×":[56,[["path",
{d:"M8 32 48 76M48 32 8 76","stroke-width":12}]]]," ":[26,[]],J:[54,[["path",{d:"M46-10V69A19.500 19.500 0 0 1 7 69V60"}]]],
Q:[72,[["ellipse",{cx:36,cy:50,rx:29,ry:43}],["path",{d:"M42 66 74 104"}]]],K:[68,[["path",{d:"M7-10V110M66-6 10 62M28 4\
2 68 106"}]]],A:[72,[["path",{d:"M2 106 36-2 70 106M14 68H58"}]]]},Yt=e=>e!==""&&[...e].every(t=>t in Ls);function at(e,t,n=13){
return[...String(e)].reduce((r,o)=>r+(Ls[o]?.[0]??0)+n,-n)*t/100}function ft(e,t,n,s,r={}){let{anchor:o="start",gap:i=13,
weight:a=s>=60?13:14,colour:l}=r,c=at(e,s,i),u=o==="middle"?t-c/2:o==="end"?t-c:t,h=0,f=[...String(e)].map(d=>{let[p,g]=Ls[d]??
[0,[]],b=d===","?"visible":"hidden",w={x:h,y:0,width:p,height:100,viewBox:`0 0 ${p} 100`,style:`overflow:${b}`};return h+=
p+i,x("svg",w,g.map(([y,v])=>x(y,v)))});return x("g",{transform:`translate(${u} ${n}) scale(${s/100})`,fill:"none",stroke:"\
currentColor","stroke-width":a,"aria-hidden":"true",style:l&&`color:${l}`},f)}function cn(e,t,n={}){let s=at(e,t,n.gap),
r=`width:${s/16}em;height:${t/16}em`;return x("svg.numeral",{viewBox:`0 0 ${s} ${t}`,style:r,"aria-hidden":"true"},ft(e,
0,0,t,n))}var ln=[e=>`M0 ${e/2}a${e/2} ${e/2} 0 1 1 ${e} 0a${e/2} ${e/2} 0 1 1 ${-e} 0Z`,e=>`M${e*.05} ${e*.05}H${e*.95}\
V${e*.95}H${e*.05}Z`,e=>`M${e/2} ${-e*.14}L${e*1.14} ${e/2}L${e/2} ${e*1.14}L${-e*.14} ${e/2}Z`,e=>`M${e/2} 0L${e} ${e*.42}\
V${e}H0V${e*.42}Z`,e=>`M${e*.25} ${e*.04}H${e*.75}L${e*1.04} ${e/2}L${e*.75} ${e*.96}H${e*.25}L${-e*.04} ${e/2}Z`,e=>`M${-e*
.1} ${e*.16}H${e*1.1}V${e*.84}H${-e*.1}Z`],gu=e=>"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[e]??"?";function be(e,t,n,s,r={}){let{fill:o="\
var(--on-field)",ink:i="var(--field)"}=r,a=e>=ln.length,l={d:ln[e%ln.length](s),fill:a?i:o,stroke:a?o:null,"stroke-width":2},
c=e%ln.length===3,u={x:s/2,y:c?s*.8:s*.69,"font-size":Math.max(12.5,s*.54),"font-weight":700,"text-anchor":"middle",fill:a?
o:i};return x("g",{transform:`translate(${t} ${n})`},x("path",l),x("text",u,gu(e)))}var No={first:"M5 5h3v14H5zM20 5v14L\
9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6zM14 5h4v14h-4z",forward:"M7 5v14l11-7z",last:"M4 5v\
14l11-7zM16 5h3v14h-3z",link:"M8 3h12v13h-3V6H8zM4 8h10v13H4z",eye:"M12 5C7 5 3 8.5 1 12c2 3.5 6 7 11 7s9-3.5 11-7c-2-3.\
5-6-7-11-7zm0 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM12 9.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",down:"M4 8h16l-8\
 9z",near:"M11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm0 2.4a3.6 3.6 0 1 0\
 0 7.2 3.6 3.6 0 0 0 0-7.2z",whole:"M3 3h7v3H6v4H3zM14 3h7v7h-3V6h-4zM3 14h3v4h4v3H3zM18 14h3v7h-7v-3h4z",close:"M6 4 12\
 10 18 4 20 6 14 12 20 18 18 20 12 14 6 20 4 18 10 12 4 6z"};function lt(e,t=22){let n=`width:${t/16}em;height:${t/16}em`;
return x("svg.icon",{viewBox:"0 0 24 24",fill:"currentColor",style:n,"aria-hidden":"true"},x("path",{d:No[e],"fill-rule":"\
evenodd"}))}var Po=(e,t,n)=>x("g.opens-mark",{transform:`translate(${e} ${t})`},x("circle",{r:n}),x("path",{d:No.eye,"fi\
ll-rule":"evenodd",transform:`scale(${n/15}) translate(-12 -12)`}));function gt(e,t="var(--ink)",n="none"){return x("pat\
tern",{id:e,width:6,height:6,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"},H(0,0,6,6,{style:`fill:${n}`}),
H(0,0,2,6,{style:`fill:${t}`}))}function Dt(e,t,n,s,r){let o={r:`M${t-s*.86} ${n-s*.86}h${s*1.72}v${s*1.72}h${-s*1.72}Z`,
g:`M${t} ${n-s*1.02}L${t+s*1.12} ${n+s*.86}H${t-s*1.12}Z`,b:`M${t-s} ${n}a${s} ${s} 0 1 1 ${2*s} 0a${s} ${s} 0 1 1 ${-2*
s} 0Z`,y:`M${t} ${n-s*1.2}L${t+s*1.2} ${n}L${t} ${n+s*1.2}L${t-s*1.2} ${n}Z`}[e];return x("path",{d:o,...r})}var un=e=>({
r:"red",g:"green",b:"blue",y:"yellow"})[e]??"";function As(e,t,n,s={}){let{w:r=27,t:o=5,g:i=2,pitch:a=r+7}=s,l="",c="";for(let u=0;u<
e;u++){let h=t+Math.floor(u/10)*a,f=u%10,d=n-(f+1)*(o+i)-(f>=5?3:0);l+=`M${h} ${d}h${r}v${o}h${-r}z`;for(let p of[.22,.64])
c+=`M${h+r*p} ${d}h${r*.14}v${o}h${-r*.14}z`}return x("g",{"aria-hidden":"true"},x("path",{d:l,fill:"var(--accent-on-fie\
ld)"}),x("path",{d:c,fill:"var(--card)"}))}var bu="var(--card-ink)";function hn(e,t,n,s,r){let o=s*.46,i=c=>`a${o} ${o} 0 1 0 ${c*2*o} 0`,a=(c,u)=>`M${c-o} ${u}${i(
1)}${i(-1)}Z`,l={d:`M${t} ${n-s*1.1}L${t+s*.85} ${n}L${t} ${n+s*1.1}L${t-s*.85} ${n}Z`,h:`M${t} ${n+s}L${t-s*.95} ${n-s*
.12}A${s*.52} ${s*.52} 0 0 1 ${t} ${n-s*.52}A${s*.52} ${s*.52} 0 0 1 ${t+s*.95} ${n-s*.12}Z`,s:`M${t} ${n-s*1.05}L${t+s*
.95} ${n+s*.12}A${s*.5} ${s*.5} 0 0 1 ${t+s*.14} ${n+s*.5}L${t+s*.4} ${n+s}H${t-s*.4}L${t-s*.14} ${n+s*.5}A${s*.5} ${s*.5}\
 0 0 1 ${t-s*.95} ${n+s*.12}Z`,c:a(t,n-s*.52)+a(t-s*.54,n+s*.22)+a(t+s*.54,n+s*.22)+`M${t} ${n-s*.2}L${t+s*.4} ${n+s}H${t-
s*.4}Z`}[e];if(!l)throw new Error(`Expected a suit of ours, not "${e}".`);return x("path",{d:l,...r})}var Ro={bell:{fill:"\
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
1 0-84 0",fill:"M24 34H76V50H59V84H41V50H24Z",wide:9}},Co=e=>e in Ro;function Bo(e,t,n,s,{colour:r="var(--accent-card)",
ink:o=bu}={}){let i=Ro[e];if(!i)throw new Error(`Expected a symbol of ours, not "${e}".`);let a=(l,c)=>l&&x("path",{d:l,
fill:"none",style:`stroke:${c}`,"stroke-width":i.wide??8});return x("g",{transform:`translate(${t} ${n}) scale(${s/100})`},
a(i.line,r),i.fill&&x("path",{d:i.fill,"fill-rule":"evenodd",style:`fill:${r}`}),i.ink&&x("path",{d:i.ink,style:`fill:${o}`}),
a(i.inkLine,o))}function Us(e,t,n,s){if(e==="skip")return x("g",{fill:"currentColor"},mt(`M${t-s} ${n+s*.5}A${s} ${s} 0 0 1 ${t+s*.78} ${n-
.1*s}`,"currentColor",s*.26),x("path",{d:`M${t+s*1.2} ${n+s*.62}L${t+s*.3} ${n+s*.2}L${t+s*1.16} ${n-s*.5}Z`}),R(t,n+s*.62,
s*.24));let r=o=>`M${t-o*s} ${n-o*s*.62}H${t+o*s*.2}V${n-o*s}L${t+o*s} ${n-o*s*.46}L${t+o*s*.2} ${n+o*s*.08}V${n-o*s*.3}\
H${t-o*s}Z`;return x("path",{d:r(1)+r(-1),fill:"currentColor"})}function wu(e){let t=e*1.4,n=e*.08,s=(t-2*n)/17,r=e*.3,o="",
i="";for(let a=0;a<9;a++)o+=`M${n} ${n+2*a*s}h${e-2*n}v${s}h${2*n-e}z`;for(let a=-3;a<=3;a++){let l=2*a*s,c=Math.sqrt(Math.
max(0,r**2-(Math.abs(l)+s/2)**2));c&&(i+=`M${e/2+l-s/2} ${t/2-c}h${s}v${2*c}h${-s}z`)}return[H(0,0,e,t,{class:"paper",rx:e*
.085}),x("path.stripes",{d:o}),R(e/2,t/2,r+s*.9,{fill:"var(--card)"}),x("path.stripes",{d:i})]}function yu(e,t){let n=t*
1.4,s=t*.085,r=e.rings??0,o=e.text??"",i=t*Math.min(.098,.78/Math.max(r,1)),a=t*.11,l=a+t*.026,c="";for(let h=1;h<r;h++)
c+=`M0 ${n-a-h*i}A${a+h*i} ${a+h*i} 0 0 1 ${a+h*i} ${n}`;let u=Yt(o)?Math.min(t*.36,t*.76*100/at(o,100)):0;return[H(0,0,
t,n,{class:"paper",rx:s}),r>0&&x("path",{d:`M0 ${n-l}A${l} ${l} 0 0 1 ${l} ${n}H${s}A${s} ${s} 0 0 1 0 ${n-s}Z`,fill:"va\
r(--accent-card)"}),c&&mt(c,"var(--accent-card)",Math.min(t*.052,i*.55)),u?ft(o,t*.12,t*.13,u,{colour:"var(--card-ink)"}):
x("text",{x:t*.1,y:t*.36,"font-size":Math.min(t*.3,t*1.5/Math.max(o.length,1)),"font-weight":700,fill:"var(--card-ink)"},
o),H(0,0,t,n,{class:"edge",rx:s})]}function xu(e,t){let n=t*1.4,s=t*.085,r=e.colour==="wild",o=e.colour??"",i=r?"#fff":`\
var(--c-${o}-on)`,a=r?[["r",-1,-1],["g",1,-1],["y",-1,1],["b",1,1]].map(([f,d,p])=>Dt(String(f),t*(.5+.23*Number(d)),n*.62+
t*.23*Number(p),t*.16,{fill:`var(--c-${f})`,stroke:"#fff","stroke-width":t*.018})):[.46,.31,.16].map(f=>Dt(o,t*.62,n*.66,
t*f,{fill:"none",stroke:i,"stroke-opacity":.5,"stroke-width":t*.045})),l={draw2:"+2",draw4:"+4"}[e.glyph??""],c=l??(e.glyph?
"":e.text??""),u=c?ft(c,t*.12,t*.13,t*(l?.34:.42),{gap:l?8:13}):r?x("text",{x:t*.11,y:t*.3,"font-size":Math.max(12.5,t*.22),
"font-weight":700,fill:i},t<46?"W":"Wild"):Us(e.glyph??"",t*.31,t*.33,t*.19),h=e.letter||o.toUpperCase();return[H(0,0,t,
n,{rx:s,fill:r?"#17181C":`var(--c-${o})`}),x("svg",{width:t,height:n,style:"overflow:hidden"},a),x("g",{style:`color:${i}`},
u),!r&&x("text",{x:t*.12,y:n-t*.1,"font-size":Math.max(12.5,t*.205),"font-weight":700,fill:i},h),H(0,0,t,n,{rx:s,fill:"n\
one",stroke:"#fff","stroke-width":Math.max(2,t*.03)})]}function ku(e,t){let n=t*1.4,s=e.suit??"",r=e.text??"",o=`var(--s\
uit-${s})`,i=Math.min(t*.3,t*.62*100/at(r,100,6));return[H(0,0,t,n,{class:"paper",rx:t*.085}),hn(s,t*.66,n*.69,t*.34,{style:`\
fill:${o}`,opacity:.16}),hn(s,t*.66,n*.69,t*.2,{style:`fill:${o}`}),ft(r,t*.1,t*.11,i,{colour:o,gap:r.length>1?6:13}),hn(
s,t*.22,t*.6,Math.max(4,t*.125),{style:`fill:${o}`}),H(0,0,t,n,{class:"edge",rx:t*.085})]}function vu(e,t){let n=t*1.4,s=e.
text??"",r=Math.min(t*.2,t*.8/Math.max(F(s,1.06),.1)),o=s!==""&&r>=9,i=t*(o?.6:.7);return[H(0,0,t,n,{class:"paper",rx:t*
.085}),o&&x("text",{x:t*.1,y:t*.1+r*.9,"font-size":r,"font-weight":700,style:"fill:var(--card-ink)"},s),Bo(e.glyph??"",(t-
i)/2,o?n*.36:(n-i)/2,i),H(0,0,t,n,{class:"edge",rx:t*.085})]}function $u(e,t){return e.colour?xu(e,t):e.suit?ku(e,t):e.glyph&&
Co(e.glyph)?vu(e,t):yu(e,t)}function Ot(e,t){let n=e?$u(e,t):wu(t);return x("g",{class:e?"front":"back"},n)}var Mu={0:[],
1:[[0,0]],2:[[-1,-1],[1,1]],3:[[-1,-1],[0,0],[1,1]],4:[[-1,-1],[1,-1],[-1,1],[1,1]],5:[[-1,-1],[1,-1],[0,0],[-1,1],[1,1]],
6:[[-1,-1],[1,-1],[-1,0],[1,0],[-1,1],[1,1]]},dn=(e,t,n)=>[H(0,0,t,t,{rx:t*.14,style:`fill:var(--card);stroke:${n?"var(-\
-lit)":"var(--field)"}`,"stroke-width":n?5:1.5,opacity:e?1:.45}),Mu[e].map(([s,r])=>R(t*(.5+s*.26),t*(.5+r*.26),t*.09,{fill:"\
var(--card-ink)"}))];var Su=["#F4F7FF","#A9C3F5","#6F94DB","#3F63AB","#233E77"],Hs=e=>({fill:Su[e-1],ink:e<4?"#13201E":"#FFF"}),Os=e=>!!e.nodes,
_u=["part","value"];function Eu(e,t){let n=Object.entries(e.nodes??{});return t==="part"?n:[...n].sort(([,s],[,r])=>(s.value??
0)-(r.value??0))}var mn=class{constructor(t){this.back=!1;this.by="part";this.map={};this.changed=t,this.words=m("p.coun\
ted"),this.steps=m("ol.shades"),this.tokens=m("button.btn.quiet",{"data-k":"heat.tokens",onclick:()=>this.bring()}),this.
opener=m("button.btn.quiet",{"data-k":"heat.all","aria-expanded":"false",onclick:()=>this.open(!!this.list.hidden)}),this.
root=m("div.heat-bar",{role:"group","aria-label":"Numbers on the board",hidden:!0},m("div.legend",this.words,this.steps),
this.tokens,this.opener),this.list=m("section.sheet.scores.heat-list",{hidden:!0})}get clears(){return Os(this.map)&&!!this.
map.hides&&!this.back}show(t){if(JSON.stringify(t)===JSON.stringify(this.map)||(this.map=t,this.root.hidden=!Os(t),this.
open(!1),!Os(t)))return;let{title:n="",unit:s="",steps:r=[],hides:o="",nodes:i={}}=t;this.words.textContent=n,this.steps.
replaceChildren(...r.map(({text:a,count:l},c)=>{let{fill:u,ink:h}=Hs(c+1),f=`about ${a} ${s}: ${l} of the places`;return m(
"li",{title:f},m("span.shade",{"aria-hidden":"true",style:`background:${u};color:${h}`},a),m("span.sr",f))}),m("li.unit",
{"aria-hidden":"true"},s)),this.tokens.hidden=!o,this.opener.textContent=`All ${Object.keys(i).length}`,this.say()}say(){
this.tokens.textContent=`Show ${this.map.hides??""}`,j(this.tokens,"aria-pressed",String(this.back))}bring(){this.back=!this.
back,this.say(),this.changed()}open(t){this.list.hidden=!t,j(this.opener,"aria-expanded",String(t)),this.list.replaceChildren(
...t?[this.table()]:[])}escape(){let t=!this.list.hidden;return this.open(!1),t&&this.opener.focus(),t}sort(t){this.by=t,
this.open(!0),this.list.querySelector(`[data-k="heat.${t}"]`)?.focus()}table(){let{title:t="",unit:n=""}=this.map,s={part:"\
where",value:n},r=_u.map(i=>m("th",{scope:"col","aria-sort":this.by===i?"ascending":null},m("button.sorts",{"data-k":`he\
at.${i}`,onclick:()=>this.sort(i)},s[i]))),o=([i,{part:a="",value:l=0}])=>m("tr",m("th",{scope:"row"},i),m("td",a),m("td\
.num",l.toFixed(2)));return m("div.scroll",{tabindex:0,role:"group","aria-label":t},m("table",m("caption",t),m("thead",m(
"tr",m("td"),...r)),m("tbody",Eu(this.map,this.by).map(o))))}};var Tu=23,Ns=24,Ue=20,Lu=17,Au=8,Do=6,Ae={h:23,size:15},Uu={house:[66,34],place:[20,28]},[Ou,Hu,Nu]=[3,4,1],Io=(e,t)=>Math.
hypot(e.x-t.x,e.y-t.y);function Pu(e,t,n){let s={x:(e.x+t.x)/2,y:(e.y+t.y)/2},r=o=>(o.x-s.x)*(t.x-e.x)+(o.y-s.y)*(t.y-e.
y);return n.flatMap((o,i)=>{let a=n[(i+1)%n.length],[l,c]=[r(o),r(a)],u=l/(l-c),h=l<0!=c<0?[{x:o.x+(a.x-o.x)*u,y:o.y+(a.
y-o.y)*u}]:[];return l<0?[o,...h]:h})}function Ru(e,t=Tu){let n=Array.from({length:Ns},(s,r)=>{let o=2*Math.PI*r/Ns,i=t/
Math.cos(Math.PI/Ns);return{x:i*Math.cos(o),y:i*Math.sin(o)}});return e.map((s,r)=>{let o=n;for(let[i,a]of e.entries()){
let l=Io(s,a);i===r||l>2.1*t||(l<.5?o=i>r?[]:o:o=Pu({x:0,y:0},{x:a.x-s.x,y:a.y-s.y},o))}return o})}var Cu=e=>e.map((t,n)=>{
let s=e.filter((r,o)=>o!==n).map(r=>Io(t,r));return Math.max(Au,Math.min(Ue,...s.filter(r=>r>.5).map(r=>r/2-1)))}),Ps=(e,t)=>e.
x<t.x+t.w&&t.x<e.x+e.w&&e.y<t.y+t.h&&t.y<e.y+e.h,Bu=({x:e,y:t},n)=>({x:e-n,y:t-n,w:2*n,h:2*n});function Du(e,t,n,s,r){let o=[];
return e.map((i,a)=>{let l=n[a],c=Ae.h,u=p=>(p.x<r.x||p.y<r.y||p.x+l>r.x+r.w||p.y+c>r.y+r.h?100:0)+Ou*o.filter(b=>Ps(b,p)).
length+Hu*e.filter((b,w)=>Ps(Bu(b,t[w]-3),p)).length+Nu*s.filter(b=>Ps(b,p)).length,h=[[1,-1],[-1,-1],[1,0],[-1,0],[0,-1],
[0,1],[1,1],[-1,1]],d=[0,8,20].flatMap(p=>h.map(([g,b])=>{let w=(t[a]+p)*(g&&b?.72:1.08);return{x:i.x+g*(w+l/2)-l/2,y:i.
y+b*(w+c/2)-c/2,w:l,h:c}})).reduce((p,g)=>u(g)<u(p)?g:p);return l&&o.push(d),d})}var Rs=e=>e?12+9*e.length:0,Cs=({x:e,y:t},{
role:n,label:s,ring:r,chosen:o,attributes:i})=>x("g",{role:n,"aria-label":s,"data-x":e,"data-y":t,transform:`translate(${e}\
 ${t})`,...i},x("title",s),x("g.sized",x("path.cell",{fill:"transparent"}),(r||o)&&R(0,0,Ue,{class:"ring"}),o&&R(0,0,Ue-
Do,{class:"ring chosen"}),R(0,0,Ue+12,{class:"ring-focus"}))),Fo=({x:e,y:t},n,s)=>x("g.tag.of",{"data-of":s,"data-move":s,
transform:`translate(${e} ${t})`,"aria-hidden":"true"},x("g.sized",x("g.stands",H(0,0,Rs(n),Ae.h,{rx:3,style:"fill:var(-\
-lit)"}),x("text",{x:Rs(n)/2,y:Ae.h/2+Ae.size*.36,"font-size":Ae.size,"font-weight":700,"text-anchor":"middle",fill:"#13\
201E"},n))));function Wo(e,t,n,s){let r=[...e.querySelectorAll("[data-x]")],o=({x:g,y:b})=>({x:g/t,y:b/t}),i=r.map(({dataset:g})=>o(
{x:Number(g.x),y:Number(g.y)})),a=Ru(i),l=Cu(i);for(let g of e.querySelectorAll(".sized"))g.setAttribute("transform",`sc\
ale(${t})`);for(let[g,b]of r.entries()){let w=a[g].map(({x:y,y:v})=>`${y.toFixed(1)} ${v.toFixed(1)}`).join("L");b.querySelector(
".cell")?.setAttribute("d",w?`M${w}Z`:"");for(let y of b.querySelectorAll("circle")){let v=y.classList.contains("ring-fo\
cus")?12:y.classList.contains("chosen")?-Do:0,[k,S]=["many","handle"].map(E=>b.classList.contains(E)),$=S?Ue:k?Math.min(
l[g],Lu/t):l[g];y.setAttribute("r",String($+v))}}let c=[...e.querySelectorAll(".tag.of")];if(!c.length)return;let u=r.map(
g=>c.find(b=>b.dataset.of===g.dataset.move)),h=u.map(g=>Rs(g?.textContent??"")),f={x:n.x/t,y:n.y/t,w:n.w/t,h:n.h/t},d=s.
map(({x:g,y:b,kind:w})=>{let[y,v]=Uu[w??""]??[13,13];return{x:(g-y)/t,y:(b-v)/t,w:2*y/t,h:2*v/t}}),p=Du(i,l,h,d,f);for(let[
g,b]of u.entries()){let{x:w,y}=p[g];b?.querySelector(".stands")?.setAttribute("transform",`translate(${w-i[g].x} ${y-i[g].
y})`)}}var Iu=18,Fu=40,Wu={"stroke-width":5},qu={"stroke-width":36,"stroke-linejoin":"round","stroke-linecap":"round"},ju=.4;function Vu(e,t){
let n=t.get(e.a),s=t.get(e.b),r=`M${n.x} ${n.y}L${s.x} ${s.y}`,o=i=>x("path",{d:r,fill:"none",...i});switch(e.kind??"roa\
d"){case"double":return[o({style:"stroke:var(--field-edge)","stroke-width":9}),o({style:"stroke:var(--field)","stroke-wi\
dth":4})];case"dashed":return o({style:"stroke:var(--field-edge)","stroke-width":6,"stroke-dasharray":"12 9"});case"thin":
return o({style:"stroke:var(--field-edge)","stroke-width":3});case"pointer":return o({style:"stroke:var(--on-field-2)","\
stroke-width":3,"stroke-dasharray":"2 5"});default:return o({style:"stroke:var(--field-edge)","stroke-width":9})}}var qo=(e,t,n,s)=>x(
"text",{class:s,y:.35*t,"font-size":t,"font-weight":700,"text-anchor":"middle",fill:n},e);function Gu(e,t,n,s){let{fill:r,
ink:o}=t?Hs(t.step):{fill:"var(--on-field)",ink:""},i={style:`fill:${r};stroke:var(${t?"--on-field-2":"--field"})`,"stro\
ke-width":2},a=t?Math.min(16*n,Iu):13,l=e.kind==="crossing"?x("path",{d:`M0 ${-a*1.35}L${a*1.35} 0 0 ${a*1.35} ${-a*1.35}\
 0Z`,...i}):e.kind==="door"?x("path",{d:`M${-a} ${-a}L${a} 0 ${-a} ${a}Z`,...i}):e.kind==="house"?x("rect",{x:-66,y:-34,
width:132,height:68,rx:4,...i}):e.kind==="place"?H(-19,-27,38,54,{class:"slot",rx:4,fill:"none"}):x("circle",{r:a,...i}),
c=e.kind==="house",u=c&&(e.name??"").length>8?(e.name??"").split(" "):[e.name??""],h=Math.max(1,...u.map(p=>p.length)),f=c?
Math.min(23*n,122/(.66*h),54/(1.1*u.length)):20*n,d={...e.kind==="place"?s(e):{x:0,y:c?0:16+18*n,"text-anchor":"middle"},
class:c?"on-house":"f"};return x("g",{transform:`translate(${e.x} ${e.y})`},x("title",e.label),l,e.kind==="pointer"&&!t&&
H(-5,-5,10,10,{fill:"var(--field)"}),t&&qo(t.text,20*n,o,t.fine?"coarse":""),t?.fine&&qo(t.fine,15*n,o,"fine"),e.name&&u.
map((p,g)=>x("text",{"font-size":f,"font-weight":700,...d,y:d.y+(c?(.35+1.1*(g-(u.length-1)/2))*f:0)},p)))}function Zu(e){
let t=new Map;for(let{key:s,at:r,art:o}of e)(o??"mark")==="mark"&&t.set(r,[...t.get(r)??[],s]);let n=new Map;for(let s of t.
values())s.forEach((r,o)=>n.set(r,o-(s.length-1)/2));return n}function Ku(e,t,n,s=0){let r=t.get(e.at);if(!r)throw new Error(
`Expected a node of the board, not "${e.at}".`);let o={mark:()=>[R(0,0,27,{fill:e.active?"var(--accent-on-field)":"var(-\
-field)"}),be(e.seat??0,-19,-19,38,{fill:e.active?"var(--field)":"var(--on-field)",ink:e.active?"var(--accent-on-field)":
"var(--field)"})],agent:()=>[R(0,0,15,{style:"fill:var(--field);stroke:var(--on-field)","stroke-width":3}),H(-9,-3,18,6,
{fill:"var(--on-field)"})],card:()=>[x("g",{transform:"translate(-20 -28)"},Ot(e.face,40))],bars:()=>[H(-64,-32,128,64,{
rx:3,fill:"var(--on-field)"}),x("path",{d:"M-54 -32V32M-38 -32V32M38 -32V32M54 -32V32",style:"stroke:var(--field)","stro\
ke-width":6})],empty:()=>[H(-19,-27,38,54,{class:"slot",rx:4,fill:"none"})]}[e.art??"mark"];if(!o)throw new Error(`Expec\
ted a token that can be drawn, not "${e.art}".`);return x("g",{transform:`translate(${r.x+46*n*s} ${r.y}) scale(${n})`,role:"\
img","aria-label":e.label,"data-token":e.key},x("title",e.label),x("g.grows",o()))}function Yu({tag:e,path:t},n,s){let{x:r,
y:o}=n.get(t[t.length-1]),i=18+11*e.length;return e&&x("g.tag",{transform:`translate(${r+14} ${o-12-32*s}) scale(${s})`},
H(0,0,i,32,{rx:3,style:"fill:var(--lit)"}),x("text",{x:i/2,y:23,"font-size":21,"font-weight":700,"text-anchor":"middle",
fill:"#13201E"},e))}function jo(e,t){let n=e.path.map(o=>t.get(o)),s=n.map(({x:o,y:i},a)=>`${a?"L":"M"}${o} ${i}`).join(
""),r=!e.move;return x("g",{class:r?"way gone":"way",role:r?"img":null,"aria-label":r?e.label:null,"aria-hidden":r?null:
"true","data-steps":n.length-1},r&&x("title",e.label),x("path.line",{d:s,fill:"none",style:"stroke:var(--lit)",...r?qu:Wu}))}
function Ju({path:e,label:t,move:n,chosen:s},r,o){let i=r.get(e[e.length-1]),a=o?{class:"way plays",tabindex:0,"data-mov\
e":n,"aria-pressed":String(!!s)}:{class:"way shown"};return Cs(i,{role:o?"button":"img",label:t,ring:!0,chosen:!!s,attributes:a})}
function zu(e,t,n,s){let r=13*s*(e.name?.length??0),o=[{x:-23*s-3,y:7*s,"text-anchor":"end",left:-r-23*s},{x:23*s+3,y:7*
s,"text-anchor":"start",left:23*s},{x:0,y:45*s,"text-anchor":"middle",left:-r/2},{x:0,y:-31*s,"text-anchor":"middle",left:-r/
2}],i=t.edges.flatMap(({a:u,b:h})=>{let f=n.get(u),d=n.get(h);return[0,.25,.5,.75,1].map(p=>({x:f.x+(d.x-f.x)*p,y:f.y+(d.
y-f.y)*p}))}),a=({y:u,left:h})=>i.filter(f=>f.x>e.x+h-14&&f.x<e.x+h+r+14&&f.y>e.y+u-16*s-12&&f.y<e.y+u+12).length,{left:l,
...c}=o.reduce((u,h)=>a(h)<a(u)?h:u);return c}var Xu=(e,t,n)=>[e.art?x("g.scenery",Ao(e.art)):null,(e.areas??[]).map(({name:s,
x:r,y:o})=>x("text.f2",{x:r,y:o,"font-size":20*n,"text-anchor":"middle"},s)),x("g",{fill:"none"},...e.edges.map(s=>Vu(s,
t)))];function Qu(e,t,n,s,r=0){let o=n.get(e.at),i={agent:22,card:39}[e.art??"mark"]??34,a=o.x+46*s*r;return x("g.light",
{transform:`translate(${a} ${o.y}) scale(${s})`,"data-x":a,"data-y":o.y,"data-key":`lit:${e.key}`,"aria-hidden":"true"},
R(0,0,i,{fill:"none",style:"stroke:var(--lit)","stroke-width":6}),t&&H(i-6,-i-14,26,26,{style:"fill:var(--lit)"}),t&&x("\
text",{x:i+7,y:5-i,"font-size":18,"font-weight":700,"text-anchor":"middle",fill:"#13201E"},t))}function th(e,t,{zone:n},{
nodes:s,aside:r,u:o,at:i}){let a=n.tokens.find(({key:u})=>u===e),l=s.get(a?.at??e);if(!l)throw new Error(`Expected a nod\
e or a token of the board, not "${e}".`);let c=n.carries?.length;return Cs({x:l.x+46*o*(r.get(e)??0),y:l.y},{role:"butto\
n",label:a?.label??l.label,ring:!a,chosen:t,attributes:{class:["way plays",a&&"handle",c&&"many"],tabindex:a&&i?-1:0,"ar\
ia-pressed":String(t),"data-spot":e}})}function Vo(e){let{board:t,zone:n,heat:s,clear:r,acting:o,spots:i,lit:a,w:l,h:c,k:u}=e,
h=new Map(t.nodes.map(k=>[k.id,k])),f=Zu(n.tokens),d=u<ju?1:Math.max(1,.62/u),p=(n.ways??[]).filter(({move:k})=>!k),g=(n.
ways??[]).filter(({move:k})=>k),b=n.tokens.filter(({art:k})=>!(r&&k==="agent")),w=({art:k})=>!!s.nodes&&k==="card",y=k=>Gu(
k,s.nodes?.[k.id],d,S=>zu(S,t,h,d)),v=k=>Ku(k,h,d,f.get(k.key));return x("svg.board",{width:l,height:c,viewBox:`0 0 ${t.
width} ${t.height}`,preserveAspectRatio:"xMidYMid meet",style:"overflow:hidden","data-board":t.id},H(0,0,t.width,t.height,
{fill:"transparent"}),Xu(t,h,d),p.map(k=>jo(k,h)),t.nodes.filter(({kind:k})=>k==="place").map(y),b.filter(w).map(v),t.nodes.
filter(({kind:k})=>k!=="place").map(y),g.map(k=>jo(k,h)),b.filter(k=>!w(k)).map(v),p.map(k=>Yu(k,h,d)),b.filter(({key:k})=>k in
a).map(k=>Qu(k,a[k.key],h,d,f.get(k.key))),g.filter(({tag:k})=>k).map(({tag:k,move:S,path:$})=>Fo(h.get($[$.length-1]),k,
S??"")),g.map(k=>Ju(k,h,o)),Object.entries(i).map(([k,S],$)=>th(k,S,e,{nodes:h,aside:f,u:d,at:$})))}function Go(e,t){for(let n of e.
querySelectorAll(".way.gone > .line")){if(!(n instanceof SVGGeometryElement))continue;let s=n.getTotalLength(),r=Number(
n.parentElement?.dataset.steps??1);n.animate([{strokeDasharray:`0 ${s}`},{strokeDasharray:`${s} 0`}],{duration:r*Fu/t})}}var Zo=3,Ko=80,Yo=e=>[...e.values.map((t,n)=>x("g",{transform:`translate(${n*(e.size+10)} 0)`},dn(t,e.size,e.lit.includes(
n)))),H(-5,-5,e.w+10,e.size+10,{class:"ring-focus",rx:9}),x("title",e.label)];function Jo(e,t){for(let n=0;n<Zo;n++){let s=(o,i)=>1+(o+2*n+3*i)%6,r=()=>e(o=>({...o,values:o.values.map(s),lit:[]}));n?
setTimeout(r,n*Ko/t):r()}setTimeout(()=>e(n=>n),Zo*Ko/t)}var Jt=390,yt=700,bt=10,Ds=e=>e.zones.every(t=>["seat","ring","fan","stack","tray","kinds"].includes(t.kind)&&(e.table===
"corners"||!(t.kind==="seat"&&(t.before?.length??0)>0)));function Is(e,t,n,s,r,o,i=!1){let a=t.alert||(t.counters??[]).map(
({value:d,label:p})=>`${d} ${p}`)[0]||t.note;e.add("mark",t.id,n,s,{seat:t.seat,size:20,active:!!t.active});let l=n+26,c=r-
26,u=i?st(t.name,13,c-28,1.06):{lines:[t.name],size:13};if(e.text(`${t.id}.name`,u.lines[0],l,s+9,{size:u.size,bold:!0,quiet:!1,
room:c}),e.text(`${t.id}.note`,st(a??"",12,c).lines[0],l,s+(i?24:22),{size:12,tone:t.alert?"lit":"",room:c}),i){let d=l+
F(u.lines[0],u.size)*1.06+8;e.cards(t.cards,d,s-2,20,{w:11,ideal:2,tight:.02},{role:"seat"})}if(!o)return;let h=t.cards.
some(d=>d.face||d.key in(e.extras.dealt??{})),f={w:o,ideal:o*.72,tight:h?.5:.06,least:h?o*.8:o};e.cards(t.cards,n,s+30,r-
6,f,{role:"seat",pitch:.5})}function fn(e,t,n,s,r,o=Jt){let i=!!e.extras.acting,a=t.cards.length>(o-r)/60,l=a?bt:r,c=n+(a?
30:0)+(i?12:0),u=Mt(78,s-c-(i?6:0));Is(e,{...t,cards:[]},bt,a?n:(n+s)/2-14,a?o:r-bt-6,0);let h={w:u,ideal:u*1.12,tight:.36,
least:Math.min(u,44),floor:24};e.cards(t.cards,l,c,o-l-bt,h,{own:!0,role:"hand",pitch:.7})}function pn(e,t,n,s,r,o){e.text(
`${t}.count`,n,r,o,{size:20,bold:!0,quiet:!1});let[i,a]=st(s,12,58).lines;e.text(`${t}.label`,i,r,o+15,{size:12,room:58}),
a&&e.text(`${t}.more`,a,r,o+28,{size:12,room:58})}function eh(e,{seats:[t,...n],ring:s,fans:r,stacks:o,trays:i},a,l){let c=(l-
Jt)/(yt-Jt),u=s?132+116*c:bt,h=[...i,...o].length?66:0,f=l-bt-h,[d,p,g]=e.extras.acting?[70,76,42]:[68,74,45],b=g+20*c,w=b<
56?0:1.085*b+31,y={x:d+54*c,y:Math.max(p+26*c,w),r:b};s&&e.add("ring",s.id,y.x,y.y,{ring:s,r:y.r});let v=Math.max(1,Math.
min(n.length,3)),k=Math.ceil(n.length/v),S=(f-u)/v;n.forEach((T,_)=>{let M=k>1?0:n.length>2?26:34;Is(e,T,u+_%v*S,8+Math.
floor(_/v)*36,S,M,!M)}),i.forEach(T=>pn(e,T.id,String(T.count),T.label,f+8,22)),o.forEach((T,_)=>{let M=76+_*52;pn(e,T.id,
String(T.count),T.label,f+8,M),T.top&&e.card(T.top,f+36,M-15,15,{role:"stack",recall:T.recall})});let $=96,E=a-(e.extras.
editing?108:e.extras.acting?132:88);for(let T of r){let _=Mt(a>320&&T.cards.length<7?60:44,E-$-34),M={w:_,ideal:_*.74,tight:.3,
least:_,floor:15},A=f-u,N=Math.min(M.ideal,(A-_)/Math.max(T.cards.length-1,1)),P=N<22;T.cards.forEach((I,K)=>{let Z=K===
T.cards.length-1,C=u+K*N;e.card(I,C,$+20,_,{seen:Z?_:Math.min(_,N),role:"fan"}),(Z||!P||(T.cards.length-1-K)%2===0)&&e.text(
`${I.key}.above`,I.above??"",C+1,$+14,{size:Z?14:12,bold:Z,quiet:!Z}),I.under!=null&&(Z||!P)&&e.add("mark",`${I.key}.und\
er`,C+2,$+24+_*1.4,{seat:I.under,size:14,quiet:!Z})}),T.cards.length||e.add("pile",T.id,u,$+20,{w:_,under:0,empty:!0})}return t&&
fn(e,t,E+4,a-8,u,l),{y:a-18,middle:y}}function nh(e,{seats:[t,...n],ring:s,stacks:r,trays:o},i,a){let l=Math.max(1,Math.
min(n.length,5)),c=Math.ceil(n.length/l),u=(a-2*bt)/l,h=c>1?34:56;n.forEach((v,k)=>{let S=bt+k%l*u,$=8+Math.floor(k/l)*h;
Is(e,v,S,$,u,c>1?0:18,c>1)});let f=8+c*h,d=e.extras.acting?i-136:i-110,p=Math.min(58,(d-f)/2-14),g={x:a/2,y:(f+d)/2-12,r:p};
s&&e.add("ring",s.id,g.x,g.y,{ring:{...s,note:""},r:p});let b=Math.min(44,p*.74),w=10,y=g.x-(r.length*b+(r.length-1)*w)/
2;return r.forEach((v,k)=>{let S=y+k*(b+w),$=g.y-b*.7;v.top?e.card({...v.top,move:v.move||v.top.move,off:v.off||v.top.off},
S,$,b,{role:"stack"}):e.add("pile",v.id,S,$,{w:b,under:0,empty:!0}),pn(e,v.id,String(v.count),v.label,k?a-74:bt,g.y)}),o.
forEach(v=>pn(e,v.id,String(v.count),v.label,a-74,g.y+40)),t&&fn(e,t,d+2,i-8,96,a),{y:i-18,middle:g}}var zo=(e,t,n,s,r)=>(s?
nh:eh)(e,t,n,r);var Xo=e=>(e.table??"long")==="long"&&e.zones.every(t=>["seat","grid","stack"].includes(t.kind));function sh(e,t){let n=t.
map(({key:i})=>`lit:${i}`),s=e.over.filter(({key:i})=>n.includes(i)),[r,o]=[s[0],s[s.length-1]];s.length<2||s.length<t.length||
s.some(({tab:i})=>i!==r.tab)||(e.over=e.over.filter(i=>!s.includes(i)),e.over.push({...r,w:o.x+o.w-r.x}))}function Fs(e,t,n,s,r,o){
let i=t.cards.filter(E=>!E.face&&!(E.key in(e.extras.dealt??{}))),a=[...t.cards.filter(E=>!i.includes(E)),...(t.before??
[]).flatMap(E=>"cards"in E?E.cards:[])],l=o>40,c=l?26:18,u=l?Math.min(o,r/7.5):18,h=l?u*.26:6,f=i.length?u+h*(i.length-1):
0,d=n+c+(l?9:5),p=r-(d-n)-(l?8:f+12),g=l?p:r-8,b=(t.counters??[]).map(({value:E,label:T})=>`${E} ${T}`)[0]??"",w=l?[t.note,
b].filter(Boolean).join(", "):t.note||b;e.add("mark",t.id,n,s,{seat:t.seat,size:c,active:!!t.active});let y=st(t.name,l?
15:13,p),v=st(w,l?13:12,g);e.text(`${t.id}.name`,y.lines[0],d,s+(l?11:13),{size:y.size,bold:!0,quiet:!1,room:p}),e.text(
`${t.id}.note`,v.lines[0],l?d:n,s+(l?28:31),{size:v.size,room:g});let k={w:u,ideal:h,tight:.05};e.cards(i,l?n:n+r-f-8,l?
s+38:s-1,f+1,k,{role:"seat"}),sh(e,i);let S=l&&f?n+f+12:n,$={w:o,ideal:o+3,tight:.3,least:o,floor:12};e.cards(a,S,s+(l?38:
36),n+r-8-S,$,{role:"seat",pitch:.5})}function rh(e,t,n,s,r){let o=t.cells.flatMap(g=>"key"in g?[g]:[]),i=Ws(n),a=o.length>
6?2:1,l=Math.max(Math.ceil(o.length/a),1),c=n>yt?10:5,u=e.extras.acting?8:0,h=(n-2*i-c*(l-1))/l,f=Mt(Math.min(n>yt?70:50,
h),(r-s)/a-c-u),d=Math.min(h+c,f*1.3),p=(n-d*(l-1)-f)/2;o.forEach((g,b)=>{let w=p+b%l*d,y=s+Math.floor(b/l)*(f*1.4+c+u);
e.card(g,w,y,f,{role:"grid",own:!0})})}function oh(e,t,n,s,r,o){let i=r*.7;(t.round??[]).forEach(({seat:l,words:c,now:u},h)=>{
let f=s+h*r,d=i>20?14:12;e.add("mark",`${t.id}.${h}`,n,f,{seat:l,size:i,active:u,quiet:!u}),e.text(`${t.id}.${h}`,c,n+i+
8,f+i/2+d*.35,{size:d,bold:u,quiet:!u,room:o-i-8})})}function ih(e,t,n,s,r){let o=n>yt,i=t.filter(b=>b.top||b.count||b.round?.
length),a=Mt(o?92:56,r-s-(o?60:24)),l=o?56:18,[c,u]=o?[186,240]:[148,190],h=Math.max(0,...i.flatMap(b=>(b.round??[]).map(
w=>F(w.words,1.06)))),f=Math.max(c,Math.min(u,(o?14:12)*h+(o?56:40))),d=i.reduce((b,w)=>b+a+(w.round?.length?f:0),l*(i.length-
1)),p=s+(r-s-a*1.4-22)*(o?.42:.3),g=(n-d)/2;for(let b of i){b.top?e.card(b.top,g,p,a,{role:"stack",recall:b.recall}):e.add(
"pile",b.id,g,p,{w:a,under:0,empty:!0});let w=b.round??[],y=o?14:12,v=p+a*1.4+(o?24:17);if(w.length){let k=Math.min(o?36:
25,(a*1.4+6)/w.length);oh(e,b,g+a+(o?20:10),p,k,f-(o?20:10)),e.text(`${b.id}.label`,b.label,g,v,{size:y,room:a+f-10})}else{
let k=o?20:16,S=F(String(b.count),k)*1.06+5,$=o?g:g+Math.min(0,(a-S-F(b.label,y))/2);e.text(`${b.id}.count`,String(b.count),
$,v,{size:k,bold:!0,quiet:!1}),e.text(`${b.id}.label`,b.label,$+S,v,{size:y})}g+=a+(w.length?f:0)+l}}function ah(e,t,n,s,r){
let o=n>yt,i=Ws(n),a=Math.min((r-s)/Math.max(t.length,1),o?150:96),l=o?0:24,c=Mt(o?84:46,a-l-(o?16:8)),u=o?166:i;t.forEach(
(h,f)=>{let d=s+f*a;if(o){let g=e.head(h,i,d,u-i-12);e.counters(h,i+4,d+42+g,u-i-16,!0)}else{let g=(h.counters??[]).map(
({value:y,label:v})=>`${y} ${v}`),b=i+24+F(h.name,13)*1.06+8;e.add("mark",h.id,i,d,{seat:h.seat,size:18,active:!!h.active}),
e.text(`${h.id}.name`,h.name,i+24,d+13,{size:13,bold:!0,quiet:!1});let w=st([h.note,...g].filter(Boolean).join(", "),12,
n-i-b);e.text(`${h.id}.note`,w.lines[0],b,d+13,{size:w.size,room:n-i-b})}let p={w:c,ideal:c*1.12,tight:.3,least:c,floor:20};
e.cards(h.cards,u,d+l,n-i-u,p,{role:"seat"})})}function Qo(e,t,n,s){let r=t.cards.find(i=>i.above),o=r&&e.things.find(({
kind:i,key:a})=>i==="card"&&a===r.key);!r?.above||!o||e.text(`${r.key}.over`,r.above,s??o.x,n,{size:s?12:14,bold:!0,quiet:!1,
tone:r.ghost?"lit":"",anchor:s?"end":"start",room:s?s-bt-34-F(t.name,13)*1.06:1/0})}var Ws=e=>e>yt?28:bt;function qs(e,t,n,s,r){
let i=n-166-28,a=e.extras.acting?18:0,l=Mt(84,r-s-a-14),c={w:l,ideal:l*1.12,tight:.3,least:l,floor:30},u=e.head(t,28,s+a,
126);e.counters(t,32,s+a+48+u,126,!1),e.cards(t.cards,166,s+a,i,c,{own:!0,role:"hand"}),Qo(e,t,s-14)}function ti(e,{seats:[
t,...n],grids:s,stacks:r},o,i){let a=Ws(i),l=i>yt,c=Math.max(n.length,1),u=(i-2*a+8)/c,h=l?22:8,f=l?c>1?46:60:c>2?26:32,
d=o-(e.extras.acting?l?150:126:l?132:100);!s.length&&!r.length&&n.every(b=>b.cards.every(w=>w.face))?ah(e,n,i,h,d-(l?30:
6)):n.forEach((b,w)=>{Fs(e,b,a+w*u,h,u,f)});let p=n.some(b=>b.before?.length||b.cards.some(w=>w.face)),g=h+(l?54+f*1.4:p?
46+f*1.4:44);for(let b of s)l&&e.text(`${b.id}.label`,b.label,a,g+8,{room:i-2*a}),rh(e,b,i,g+(l?26:0),d-(l?24:4));return ih(
e,r,i,g,d),t&&l?qs(e,t,i,d,o):t&&(fn(e,t,d,o-8,bt+92,i),Qo(e,t,d+9,i-bt)),{y:o-18,middle:{x:i/2,y:(g+d)/2,r:40}}}var lh={draw2:"+2",draw4:"+4"},ch=["skip","reverse"],gn=28;function Vs(e){let t=e>=gn;return{large:t,left:t?34:22,right:t?
44:24,tall:e*1.17,pitch:e*1.72+(t?4:1.5),gap:t?4:1.5}}var ei=({rows:e})=>Math.max(...e.map(({kinds:t})=>t.length));function bn(e,t){
let{left:n,right:s,pitch:r,gap:o}=Vs(t);return{w:n+ei(e)*(t+o)+s,h:e.rows.length*r}}function uh(e,t,n){let s=48;for(;s>12&&
(bn(e,s).w>t||bn(e,s).h>n);)s-=.2;return s}var ni=e=>[...e].reduce((t,n)=>t+Number(n),0);function si(e,t){return e===2?H(
-t,-t,2*t,2*t,{style:"fill:var(--lit)"}):R(0,0,t,{style:e?"fill:none;stroke:var(--field-edge)":"fill:var(--on-field)","s\
troke-width":1.5})}var Gs=(e,t,n)=>x("g",{transform:`translate(${e} ${t})`},n);function hh(e,t,n){let{tall:s}=Vs(n),r=e.
kinds[t],o=e.colour==="wild",i=o?"#fff":`var(--c-${e.colour}-on)`,a=Math.max(13,n*(o?.42:.54)),l=[e.unseen[t],e.held[t],
e.gone[t]].map(Number),c=Math.min(11,n/4+(n<gn?2:1)),u=l.flatMap((f,d)=>Array(f).fill([0,2,1][d])),h=ch.includes(r)?x("g",
{style:`color:${i}`},Us(r,n/2,s/2,n*.2)):x("text",{x:n/2,y:s/2+a*.36,"text-anchor":"middle","font-size":a,"font-weight":700,
style:`fill:${i}`},lh[r]??r);return x("g",x("g",{opacity:l[0]?null:.4},H(0,0,n,s,{rx:3,style:`fill:${o?"#17181c":`var(--\
c-${e.colour})`};stroke:#fff`,"stroke-width":n<gn?0:1.2}),h),u.map((f,d)=>Gs(n/2+(d-(u.length-1)/2)*c,s+n*.28,si(f,n<gn?
2.8:3.5))))}function dh(e,t,n,s){let r=n?[0,82,182]:[0,62,136];return["unseen","discarded",s].map((o,i)=>[Gs(e+r[i],t,si(
i,4)),x("text.f2",{x:e+r[i]+9,y:t+4.5,"font-size":n?13:12},o)])}function Zs({zone:e,w:t,lit:n}){let{large:s,left:r,tall:o,
pitch:i,gap:a}=Vs(t),l=ei(e),c=r+l*(t+a)+(s?6:2);return e.rows.map((h,f)=>{let d=f*i,p=h.kinds.length<l/2,g=w=>r+w*(t+a)*
(p?1.6:1),b=ni(h.unseen);return[h.colour!=="wild"&&Dt(h.colour,r/2-3,d+o/2,r*.26,{style:`fill:var(--ring-${h.colour})`}),
h.kinds.map((w,y)=>Gs(g(y),d,hh(h,y,t))),h.kinds.map((w,y)=>`${h.id}.${w}`in n&&H(g(y)-1,d-2,t+2,o+t*.48,{"data-key":`li\
t:${h.id}.${w}`,rx:5,style:"fill:none;stroke:var(--lit)","stroke-width":s?3:2})),p&&dh(Math.min(g(h.kinds.length),c-(s?240:
192)),d+o/2,s,h.hands??"yours"),x("text.f",{x:c,y:d+o/2+6,"font-size":s?18:14,"font-weight":700},String(b))]}).flat(3).filter(
Boolean)}function js({rows:e}){let[t,n]=["unseen","gone"].map(s=>e.reduce((r,o)=>r+ni(o[s]),0));return`${t} cards unseen\
, ${n} discarded`}var Ks=e=>[js(e),...e.rows.map(({label:t})=>t)].join(". ");function yn(e){let t=e.zones.filter(n=>n.kind===
"kinds");return t.length?{rows:t,of:t[0].of}:void 0}function ri(e,t){let n=Object.keys(e).filter(s=>t?.rows.some(({id:r})=>s.
startsWith(`${r}.`)));return t&&n.length?{[t.of]:e[n[0]],...e}:e}function mh(e,t,n,s,r){let[o]=t.counters??[];e.add("mar\
k",t.id,n,s,{seat:t.seat,size:18,active:!!t.active}),e.text(`${t.id}.name`,t.name,n+23,s+9,{size:13,bold:!0,quiet:!1,room:14}),
e.cards(t.cards,n+38,s-4,r-42,{w:12,ideal:3,tight:.05},{role:"seat"}),o&&e.text(`${t.id}.note`,`${o.value} ${o.label}`,n+
23,s+23,{size:12,room:r-23})}function oi(e,{seats:[t,...n],ring:s,stacks:r,kinds:o},i,a){let l={rows:o,of:""},c=a>yt,u=c?
28:10,h=Math.min(n.length||1,3),f=Math.ceil(n.length/h),d=n.length>3,p=c?52:d?30:40,g=c?150:80,b=r.length*(p+12)+g,w=(a-
2*u-b)/h,y=c?12:8,v=d?34:c?102:44,k=y+Math.max(p*1.4+(c?16:10),f*v),S=i-(c?104:74);n.forEach((M,A)=>{let N=y+Math.floor(
A/h)*v;d&&!c?mh(e,M,u+A%h*w,N,w):Fs(e,M,u+A%h*w,N,c?w:Math.min(w,130),d||!c?26:42)});let $=a-u-b;for(let M of r)M.top?e.
card(M.top,$,y,p,{role:"space"}):e.add("pile",M.id,$,y,{w:p,under:0,empty:!0}),$+=p+12;let E=r.map(({count:M,label:A})=>`${M}\
 ${A}`);s?.value&&r.some(({top:M})=>M?.face?.colour==="wild")&&E.push(`${s.value} named`),E.forEach((M,A)=>{e.text(`spre\
ad.${A}`,M,$,y+14+A*(c?20:16),{size:c?14:12,room:g})});let T=uh(l,a-2*u,S-k),_=bn(l,T);if(e.add("spread","all",(a-_.w)/2,
k+(S-k-_.h)*.35,{zone:l,w:T,lit:e.extras.lit??{}}),t&&c)qs(e,{...t,counters:t.counters?.slice(0,1)},a,S,i);else if(t){let M=Mt(
46,i-8-S);e.add("mark",t.id,u,S,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,t.name,u,S+36,{size:13,bold:!0,
quiet:!1,room:62});let A={w:M,ideal:M+4,tight:.36,least:M,floor:20};e.cards(t.cards,78,S,a-u-78,A,{own:!0,role:"hand"})}
return{y:i-18,middle:{x:a/2,y:(k+S)/2,r:40}}}var wn=class{constructor(t){this.open=!1;this.how=t,this.root=m("section.sh\
eet.spread",{hidden:!0,role:"group"})}show(t,n,s){this.zone=t,t||(this.open=!1),this.root.hidden=!this.open;let r=this.open&&
JSON.stringify([t,n,s]);if(!t||!r||this.root.dataset.looks===r)return;this.root.dataset.looks=r;let o=s?23.2:44,i=bn(t,o),
a=this.root.contains(nt(this.root)),l={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.escape()};
this.root.setAttribute("aria-label",js(t)),this.root.replaceChildren(m("h2",js(t)),X(l,lt("close",16)),x("svg",{viewBox:`\
0 -3 ${i.w} ${i.h}`,role:"img","aria-label":Ks(t)},Zs({zone:t,w:o,lit:n}))),a&&this.root.querySelector("button")?.focus()}toggle(t){
if(this.open)return void this.escape();this.open=!0,t(),this.root.querySelector("button")?.focus({preventScroll:!0})}escape(){
let t=this.open,n=this.root.contains(nt(this.root));return this.open=!1,this.root.hidden=!0,n&&this.zone&&this.how.focus(
this.zone.of),t}};var zt=(e,t)=>x("text",t,e),ii=e=>!e.plays&&!!(e.opens||e.recall?.length);function ph(e){let t=e.w*1.4,n=Math.min(11,Math.
max(7,e.w*.16));return[e.plays&&H(-2,-2,Math.max(e.seen,24),t+24,{class:"touch",fill:"transparent"}),e.dealt&&Ot(null,e.
w),e.ghost?x("g.faint",Ot(e.face,e.w)):Ot(e.face,e.w),e.ghost&&H(0,0,e.w,t,{class:"ghost",rx:e.w*.085,fill:"none"}),e.kin&&
!e.ghost&&H(1.5,1.5,e.w-3,t-3,{class:"kin",rx:e.w*.07,fill:"none"}),e.off&&H(0,0,e.w,t,{class:"veil",rx:e.w*.085}),e.under&&
x("path.bar-under",{d:`M2 ${t+11.5}h${Math.max(e.seen-6,18)}`,"stroke-width":5}),ii(e)&&Po(n+2,t-n-2,n),H(-5,-5,e.w+10,t+
10,{class:"ring-focus",rx:e.w*.085+5}),x("title",ii(e)?`${e.label}. Press to see the cards.`:e.label)]}var Ht=24,Ys=14,fh=8;
function gh(e){let t=Math.min(Ht,e.w);switch(e.role){case"hand":{let n=Math.min(Ht,e.w*.55);return[e.w-n,e.h-n,n]}case"s\
tack":case"pile":return[e.w-t,e.h-t,t];case"fan":return[e.w-t,e.h*.36,t];case"seat":return e.h<Ht?[e.w+3,(e.h-Ys)/2,e.w<
fh?0:Ys]:[e.w-Ht,e.h-Ht,Ht];case"space":return[e.w-14,e.h-21,Ht];case"dice":return[e.w+3,-3,Ht];default:return e.y>Ht?[e.
w-21,-25,Ht]:[Math.max(-8,1-e.x),Math.max(-8,1-e.y),Ys]}}function bh(e){let[t,n,s]=gh(e),r=e.tab&&s>0&&x("g",{transform:`\
translate(${t} ${n})`},H(0,0,s,s,{fill:"var(--lit)"}),zt(e.tab,{x:s/2,y:s*.71,"font-size":s*.625,"font-weight":700,"text\
-anchor":"middle",fill:"#13201E"}));return[H(-3,-3,e.w+6,e.h+6,{rx:7,fill:"none",stroke:"var(--lit)","stroke-width":4}),
r]}function wh(e){let t=e.tone==="lit"?"lit-text":e.quiet?"f2":"f";return[x("text",{"font-size":e.size,"font-weight":e.bold?
700:400,"text-anchor":e.anchor,class:t},e.lines.map((n,s)=>x("tspan",{x:0,dy:s?e.size*1.2:0},n)))]}var yh=e=>[be(e.seat,
0,0,e.size,{fill:e.active?"var(--accent-on-field)":e.quiet?"var(--on-field-2)":"var(--on-field)"})];function xh(e){let t=String(
e.value),n=Yt(t),s=n?at(t,e.high):0;return[n&&ft(t,0,0,e.high,{colour:"var(--on-field)"}),zt(n?e.label:`${t} ${e.label}`,
{x:n?s+8:0,y:e.high-4,"font-size":13,class:"f2","aria-hidden":"true"})]}function kh(e){return e.empty?[H(1,1,e.w-2,e.w*1.4-
2,{class:"slot",rx:5,fill:"none"})]:Array.from({length:e.under},(t,n)=>{let s=(e.under-n)*2.5;return x("g",{transform:`t\
ranslate(${s} ${-s})`},H(0,0,e.w,e.w*1.4,{class:"paper",rx:e.w*.085}))})}var vh=e=>[x("text.f2",{"font-size":13,"aria-hi\
dden":"true"},x("tspan.f",{"font-weight":700,"font-size":15},String(e.count)),e.lines.map(t=>x("tspan",e.broken?{x:0,dy:17}:
{dx:4},t)))];function $h(e){let t=String(e.count),n=at(t,22),s=n+8+e.noted,r=(e.wide-(e.below?n:s))/2;return[ft(t,r,0,22,
{colour:"var(--on-field)"}),zt(e.label,{x:e.below?e.wide/2:r+n+8,y:e.below?e.high+56:18,"text-anchor":e.below?"middle":"\
start","font-size":13,class:"f2","aria-hidden":"true"}),As(e.count,12,30+e.high,e),mt(`M1.5 ${e.high-6}V${36+e.high}H${e.
wide-1.5}V${e.high-6}`,"var(--field-line)",3)]}var Oe=(e,t)=>[t*Math.sin(e*2*Math.PI),-t*Math.cos(e*2*Math.PI)];function Mh(e){
let{ring:t,r:n}=e,s=t.of??10,r=t.filled??0,o=t.preview?.filled??r,i=t.goal??-1,a=n*.17,l=2.4/360,c=Q("hatch"),u=y=>{let[
v,k]=Oe(y/s+l,n),[S,$]=Oe((y+1)/s-l,n);return`M${v} ${k}A${n} ${n} 0 0 1 ${S} ${$}`},h=Array.from({length:s},(y,v)=>{let k=v<
r,S=t.preview?v>=r&&v<o:i>=0&&v>=r&&v<i,$=v===i?"var(--lit)":k?"var(--accent-on-field)":"var(--field-line)";return[x("pa\
th",{d:u(v),fill:"none",style:`stroke:${$}`,"stroke-width":a}),S&&x("path",{d:u(v),fill:"none",style:`stroke:url(#${c})`,
"stroke-width":a})]}),f=n<56,d=f?12:14,p=(t.marks??[]).map(y=>{let v=y.at/s,k=n+a/2+4,[S,$]=Oe(v,k),[E,T]=Oe(v,k+7),[_,M]=Oe(
v,k+(f?6:19)),A=Math.sin(v*2*Math.PI)<-.2,N=Math.sin(v*2*Math.PI)>.2;return[!f&&x("path",{d:`M${S} ${$}L${E} ${T}`,class:y.
on?"tick on":"tick"}),zt(y.text,{x:_+(A?5:N?-5:0),y:M+(f?4:5),"font-size":d,"font-weight":y.on?700:400,"text-anchor":A?"\
end":N?"start":"middle",class:y.on?"f":"f2"})]}),g=(t.preview??t).value??"",b=t.preview?.note??t.note,w=Math.min(n*.7,n*
140/Math.max(at(g,100),1));return[x("defs",gt(c,"var(--accent-on-field)","none")),R(0,0,n+a/2,{fill:"var(--field)"}),...t.
closed?Sh(n,a):[...h.flat(),...p.flat()],Yt(g)&&ft(g,0,-w*.61,w,{anchor:"middle",colour:"var(--on-field)"}),b&&zt(b,{y:n*
.55,"font-size":Math.max(13,n*.14),"font-weight":t.closed?700:400,"text-anchor":"middle",class:t.closed?"lit-text":"f2"})]}
var Sh=(e,t)=>[0,1,2].map(n=>R(0,0,e+n*t*1.15,{fill:"none",style:"stroke:var(--lit)","stroke-width":n?t*.24:t,class:n?"e\
cho":"whole"}));function _h(e){let{r:t}=e,n={...e.ring,...e.ring.preview},s=Math.round(t/4.6),r=n.colour?`var(--ring-${n.
colour})`:"var(--on-field-2)",o=(n.direction??1)<0?-1:1,i=un(n.colour),a=Array.from({length:s},(u,h)=>h*360/s).filter(u=>!i||
Math.abs(u-180)>31).map(u=>x("path",{transform:`rotate(${u}) translate(0 ${-t}) scale(${o} 1)`,d:"M-7-9H0L8 0 0 9H-7L1 0\
Z",fill:r})),l=i&&x("g",{transform:`translate(-60 ${t-18})`},H(0,0,120,36,{rx:4,fill:`var(--c-${n.colour})`}),Dt(n.colour,
22,18,8.5,{fill:"none",stroke:`var(--c-${n.colour}-on)`,"stroke-width":2.5}),zt(`${n.colour.toUpperCase()} ${i}`,{x:40,
y:24,"font-size":16,"font-weight":700,fill:`var(--c-${n.colour}-on)`})),c=n.note&&zt(n.note,{y:t-30,"font-size":13,"text\
-anchor":"middle",class:"f2"});return[...a,l,c]}var Eh=e=>[As(e.count,0,0,e)],Th=({ring:e})=>[Yt(e.value??"")&&ft(e.value,
0,-26,40,{anchor:"middle",colour:"var(--on-field)"}),zt(e.note??"",{y:36,"font-size":14,"text-anchor":"middle",class:"f2"})],
Lh={dial:Mh,chevrons:_h,none:Th},Ah=e=>Array.from({length:e.full},(t,n)=>x("g",{transform:`translate(${e.size/2+n*(e.size+
5)} ${e.size/2})`,"aria-hidden":"true"},R(0,0,e.size/2-1.5,{fill:"none",class:n<e.count?"agent":"slot"}),n<e.count&&H(-5,
-1.75,10,3.5,{fill:"var(--on-field)"}))),Uh=e=>[H(1.5,1.5,e.size-3,e.size-3,{rx:4,style:`fill:${e.box==="done"?"var(--on\
-field)":"var(--field)"};stroke:var(--${{now:"lit",done:"on-field",open:"field-edge"}[e.box]})`,"stroke-width":e.box==="\
now"?4:2,"stroke-dasharray":e.box==="open"?"4 3":null}),e.box==="done"&&x("path",{d:"M-4 -4L4 4M4 -4L-4 4",transform:`tr\
anslate(${e.size/2} ${e.size/2}) scale(${e.size/18})`,style:"stroke:var(--field)","stroke-width":2.5})],Oh={card:ph,lit:bh,
text:wh,mark:yh,counter:xh,pile:kh,count:vh,tray:$h,chips:Eh,dice:Yo,agents:Ah,box:Uh,spread:e=>Zs(e),board:e=>[Vo(e)],ring:e=>Lh[e.
ring.art??"dial"](e)};function le(e){let t=Oh[e.kind];if(!t)throw new Error(`Expected a thing that the table can draw, n\
ot "${e.kind}".`);return t(e).filter(Boolean)}function ai(e){switch(e.kind){case"card":return e.label;case"counter":return`${e.
value} ${e.label}`;case"count":return e.spoken||`${e.count} ${e.lines.join(" ")}`;case"tray":return`${e.count} ${e.label}`;case"\
dice":case"board":return e.kind==="dice"?e.label:e.zone.label;case"ring":return e.ring.label;case"spread":return Ks(e.zone);default:
return""}}var Js=150,zs=112,li=7,xn=8,Hh=50,Nh=16,_t=(e,t,n,s)=>({kind:e,key:"",x:t,y:n,...s}),kn=(e,t,n,s={})=>_t("text",t,n,{lines:[
e],size:14,bold:!1,quiet:!1,anchor:"start",tone:"",...s}),ci=(e,t,n,s)=>_t("card",t,n,{w:s,face:e.face??null,label:e.label,
kin:e.kin,seen:s}),Xs=(e,t,n,s)=>_t("lit",e,t,{w:n,h:s,tab:"",role:""});function Ph({id:e,cards:t=[],columns:n=0},s,r){let o=n||
t.length,i=t.some(h=>h.above)?19:0,a=n||t.length<4?s+5:Math.max(s*.66,i+3),l=s*1.4+5,c=a*(o-1)+s,u=i+l*Math.ceil(t.length/
o)-5;return{w:c,h:u,put:(h,f)=>[...t.flatMap((p,g)=>{let b=h+a*(g%o),w=f+i+l*Math.floor(g/o),y=g===t.length-1;return[ci(
p,b,w,s),...p.above?[kn(p.above,b,w-6,{bold:y,quiet:!y})]:[],...r.has(p.key)?[Xs(b,w,s,s*1.4)]:[]]}),...r.has(e??"")&&t.
length>1?[Xs(h,f+i,c,u-i)]:[]]}}function Rh(e,t,n){let s=e.top&&!e.top.face,r=s?Math.min(3,e.count-1):0,o=r*2.5;return{w:t+
o,h:t*1.4+o,put:(i,a)=>[_t("pile",i,a+o,{w:t,under:r,empty:!e.top}),...e.top?[ci(e.top,i,a+o,t)]:[],...n.has(e.id)?[Xs(i,
a+o,t,t*1.4)]:[]]}}function Ch(e,t){let n=Math.min(21,Math.max(16,Math.round(t*.42))),s=n*.8,r=e.counters?.find(({value:p,
art:g})=>p||!g)??e.counters?.[0],o=r?.value?r.art:"",i=r?String(r.value):"",a=r&&!o?r.label:"",l=e.alert?e.alert:a,c=Math.
ceil((r?.value??0)/10),u=o==="chips"?66:0,h=n+5+F(i,s*1.1),f=h+(o==="agents"?8+23*(r?.value??0):0);return{w:Math.max(f,o===
"chips"?15*c-2:0,F(l,14)),h:u+n+(l?17:0),put:(p,g)=>[...o==="chips"?[_t("chips",p,g+u-4,{count:r?.value,w:13,t:4,g:2,pitch:15})]:
[],...o==="agents"?[_t("agents",p+h+8,g,{count:r?.value,full:r?.value,size:18})]:[],_t("mark",p,g+u,{seat:e.seat,size:n,
active:!!e.active||e.note==="wins"}),kn(i,p+n+5,g+u+n*.76,{size:s,bold:!0}),...l?[kn(l,p,g+u+n+14,{tone:e.alert?"lit":"",
bold:!!e.alert})]:[]]}}function Bh({board:e,zone:t},n,s){let r=e,o={heat:{},clear:!1,acting:!1,spots:{},lit:Object.fromEntries(
[...s].map(l=>[l,""]))},i=n,a=n*r.height/r.width;return{w:i,h:a,put:(l,c)=>[_t("board",l,c,{board:r,zone:t,...o,w:i,h:a,
k:i/r.width})]}}function Dh(e,t,n){let s=e.zone;switch(e.kind){case"cards":return Ph(e,t,n);case"stack":return Rh(s,t,n);case"\
seat":return Ch(s,t);case"tokens":return Bh(e,t*3.2,n);case"dice":{let r=Math.min(30,t*.8),o=s.values.length*(r+10)-10;return{
w:o,h:r,put:(i,a)=>[_t("dice",i,a,{...s,lit:s.lit??[],w:o,size:r})]}}case"ring":{let r=t*.66,o=r*1.42;return{w:2*o,h:2*o,
put:(i,a)=>[_t("ring",i+o,a+o,{r,ring:{...s,marks:[],note:""}})]}}case"words":{let r=(e.words??"").split(`
`);return{w:Math.max(...r.map(o=>F(o,15))),h:17*r.length,put:(o,i)=>r.map((a,l)=>kn(a,o,i+13+17*l,{bold:!l}))}}default:return{
w:22,h:12,put:(r,o)=>[_t("arrow",r,o,{back:e.kind==="left"})]}}}var Ih=({back:e})=>[x("path.arrow",{d:"M0 4.5h13V0l9 6-9\
 6V7.5H0z",transform:e?"translate(22 0) scale(-1 1)":null})];function Fh({rows:e,lit:t=[]}){let n=new Set(t),s=(r,o)=>r.
reduce((i,a)=>i+a+o,-o);for(let r=Hh;;r-=1){let o=e.map(u=>u.map(h=>Dh(h,r,n))),i=o.map(u=>s(u.map(({w:h})=>h),xn)),a=o.
map(u=>Math.max(...u.map(({h})=>h))),l=s(a,xn);if(r>Nh&&(Math.max(...i)>Js-2*li||l>zs-2*li))continue;let c=(zs-l)/2;return o.
flatMap((u,h)=>{let f=(Js-i[h])/2,d=c;return c+=a[h]+xn,u.flatMap(({w:p,h:g,put:b})=>{let w=f;return f+=p+xn,b(w,d+(a[h]-
g)/2)})})}}var Wh=({title:e,says:t})=>`${e}${/^\p{Ll}/u.test(t)?"":"."} ${t}`,qh=e=>x("svg.uw-table",{viewBox:`0 0 ${Js}\
 ${zs}`,role:"img","aria-label":Wh(e)},Fh(e).map(t=>x("g",{class:`thing ${t.kind}`,transform:`translate(${t.x} ${t.y})`},
t.kind==="arrow"?Ih(t):le(t)))),ui=({pictures:e})=>m("ol.howto",e.map((t,n)=>m("li",qh(t),m("p",m("b",`${n+1}. ${t.title}`),
` ${t.says}`))));var Qs="uncle_widgets.aim.";var tr=new Map;function we(e){try{return localStorage.getItem(e)??tr.get(e)??""}catch{return tr.get(e)??""}}function ye(e,t){
tr.set(e,t);try{localStorage.setItem(e,t)}catch{}}var sr=e=>Number(we(Qs+e))>=3,er=new Set,nr=new Set;function hi(e){return nr.
add(e),()=>nr.delete(e)}function di(){for(let e of nr)e()}function ce(e,t=!1){!e||sr(e)||ye(Qs+e,String(t?3:Number(we(Qs+
e))+1))}function mi(e){ce(e,!0);for(let t of er)t(e)}function pi(e){let t=()=>e();return er.add(t),()=>er.delete(t)}var jh="uncle_widgets.howto.";function vn(e,t,n="menu"){let s=Q("howto"),r=t.getRootNode(),o=r.activeElement;di();let a=m(
"dialog.sheet.howto-over",{"aria-labelledby":s,onclose:()=>{a.remove(),ye(jh+e.game,"1"),ce(e.game,!0);let l=o?.isConnected&&
o!==document.body?o:t.closest(".uw")?.querySelector(`[data-k="${n}"]`);(l instanceof HTMLElement||l instanceof SVGElement)&&
l.focus({preventScroll:!0})}},m("div.thead",m("h2",{id:s,tabindex:-1,autofocus:!0},"How to play"),m("p.mute",e.title)),m(
"p.goal",e.aim),ui(e),m("button.btn.solid",{"data-k":"howto.close",onclick:()=>a.close()},"Close"));t.append(a),a.showModal()}var Vh=Symbol.for("pv"),Gh=0;function Nt(e,t,n,s,r,o){t||(t={});var i,a,l=t;if("ref"in l&&typeof e!="function")for(a in l={},t)a=="ref"?i=t[a]:l[a]=t[a];
var c={type:e,props:l,key:n,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Vh,__v:--Gh,__i:-1,__u:0};return(r||
o)&&(c.__source=r,c.__self=o),Y.vnode&&Y.vnode(c),c}function fi({howto:e,over:t}){return Nt("div",{class:"aim",role:"group","aria-label":"The aim of the game",children:[Nt(
"p",{children:[Nt("span",{class:"whole",children:e.aim}),Nt("span",{class:"short",children:e.short})]}),Nt("button",{type:"\
button",class:"btn quiet","data-k":"howto","aria-haspopup":"dialog",onClick:()=>vn(e,t),children:"How to play"}),Nt("but\
ton",{type:"button",class:"btn quiet","data-k":"known","aria-label":"Close the aim of the game",onClick:()=>mi(e.game),children:"\
×"})]})}var gi=Symbol.for("uncle_widgets.presses");function rr(e){let t=e.composedPath()[0],n=t instanceof Element?t.closest("bu\
tton"):null;return n?.closest(".uw")?n:null}var bi=({dataset:e,textContent:t})=>e.k??e.act??e.clause??t;function wi(){let e=globalThis;
if(e[gi])return;e[gi]=!0;let t=null,n=null,s=o=>{let i=t,a=rr(o);t=n=null,!(!i||i.isConnected||!a||bi(a)!==bi(i))&&setTimeout(
()=>{n instanceof Node&&a.contains(n)||a.click()})},r=[["pointerdown",o=>t=o.button||o.pointerType==="touch"?null:rr(o)],
["pointerup",s],["pointercancel",()=>t=null],["keydown",o=>o.repeat||(t=o.key===" "?rr(o):null)],["keyup",o=>o.key===" "&&
s(o)],["click",o=>n=o.composedPath()[0]]];for(let[o,i]of r)window.addEventListener(o,i,{capture:!0})}var Zh=".uw, .uw-page, .uw-room",Kh="data-lm-suppress-shortcuts",yi=Symbol.for("uncle_widgets.keys"),Yh=/^(enter|backspace|delete|home|end|arrow\w+|[amyz])$/i,
xi=e=>(e.ctrlKey||e.metaKey)&&!Yh.test(e.key),ki=e=>e.composedPath().filter(t=>t instanceof HTMLElement&&t.matches(Zh)).
at(-1);function vi(){let e=globalThis;if(e[yi])return;e[yi]=!0,wi();let t=new WeakSet,n=s=>{xi(s)||s.stopPropagation()};
window.addEventListener("keydown",s=>{let r=ki(s),o=s.composedPath()[0];!(r instanceof HTMLElement)||!(o instanceof Element)||
(o.toggleAttribute(Kh,!xi(s)),!t.has(r)&&(t.add(r),r.addEventListener("keydown",n)))},{capture:!0}),window.addEventListener(
"pointerdown",s=>{let r=ki(s);r instanceof HTMLElement&&!r.hasAttribute("tabindex")&&(r.tabIndex=-1)},{capture:!0})}var $i=55,Jh=74,zh=46,or=36,Xh=46;function Qh(e){let t=e.closest(".uw-room");return!!(t&&!e.closest(".uw-page")&&t.getBoundingClientRect().
top+window.scrollY>window.innerHeight/2)}function td(e){if(Bt())return Qh(e)?window.innerHeight:null;let t=e.getRootNode();
return t instanceof ShadowRoot?ed(t.host):e.closest(".jp-WindowedPanel-outer, .jp-NotebookPanel-notebook, .jp-Notebook")?.
clientHeight??Number.NaN}function ed(e){let t=window.innerHeight,n=e;for(;n;){let{overflowY:s,maxHeight:r,paddingTop:o,paddingBottom:i}=getComputedStyle(
n);if(s==="auto"||s==="scroll"){let l=parseFloat(r)-parseFloat(o)-parseFloat(i);r.endsWith("px")?t=Math.min(t,l):n.scrollHeight>
n.clientHeight+1&&(t=Math.min(t,n.clientHeight))}let a=n.getRootNode();n=n.parentElement??(a instanceof ShadowRoot?a.host:
null)}return t}function nd(e,t,n,s=$i){let r=n?Math.max(or,Math.min(Xh,t)):t;return e>=s&&r>=or?{kind:e>=Jh?"large":"mid\
dle",height:r}:{kind:r<or||n?"flow":"phone",height:r}}function $n(e,t){let n="",s=()=>{let i=e.closest(".uw-page")??e.closest(
".uw-room");if(!i)return;let a=parseFloat(getComputedStyle(e).fontSize)||16,l=td(e),c=l==null?i.getBoundingClientRect().
top+window.scrollY:0,u=l??window.innerHeight-2*c,h=i.classList.contains("uw-position")?zh:$i,f=i.clientWidth/a,{kind:d,height:p}=nd(
f,u/a,l!=null,h),g=`${d} ${Math.floor(p*a)} ${a}`;i.classList.toggle("uw-beside",l!=null&&d==="flow"&&f>=h),g!==n&&(n=g,
i.dataset.fit=d,i.classList.toggle("uw-one",d==="large"||d==="middle"),i.classList.toggle("uw-middle",d==="middle"),i.classList.
toggle("uw-phone",d==="phone"),i.classList.toggle("uw-fits",d!=="flow"),i.style.setProperty("--uw-h",`${Math.floor(p*a)}\
px`),i.style.setProperty("--uw-rem",`${a}px`),t())},r=new ResizeObserver(s),o=()=>{let i=e.closest(".uw-page")??e.closest(
".uw-room");return!i&&e.isConnected?0:i?(r.observe(i),s(),0):requestAnimationFrame(o)};return o(),window.addEventListener(
"resize",s),()=>{r.disconnect(),window.removeEventListener("resize",s)}}var _i="uncle_widgets.theme",sd="uncle_widgets.inks",rd="uncle_widgets.covers",lr=[["auto","Auto"],["light","Light"],["d\
ark","Dark"]],od=[["two","Two colours"],["four","Four"]],id=[["hidden","Hidden"],["press","On a press"],["shown","Shown"]],
Mi=e=>lr.find(([t])=>t===e)?.[0];function ad(){let e=Bt()?Mi(new URLSearchParams(location.search).get("theme")):void 0;try{
return e??Mi(localStorage.getItem(_i))??"auto"}catch{return e??"auto"}}function Si(e,t,n){try{let s=localStorage.getItem(
e);return t.find(([r])=>r===s)?.[0]??n}catch{return n}}function ue(){let e=globalThis,t=Symbol.for("uncle_widgets.theme");
if(!e[t]){let n=matchMedia("(prefers-color-scheme: dark)");e[t]={choice:ad(),inks:Si(sd,od,"two"),covers:Si(rd,id,"press"),
roots:new Set,heard:new Set,system:n},n.addEventListener("change",ar),ar()}return e[t]}function ir(e,t){e.classList.toggle(
"four-inks",ue().inks==="four");for(let n of[e,e.closest(".uw-page")??e.closest(".uw-room")])n instanceof HTMLElement&&(t===
"auto"?delete n.dataset.theme:n.dataset.theme=t)}function ar(){let{choice:e,roots:t,heard:n,system:s}=ue();for(let r of t)
ir(r,e);if(Bt()){let r=e==="auto"?s.matches?"dark":"light":e;document.documentElement.dataset.theme=r,document.body.dataset.
jpThemeLight=String(r==="light")}for(let r of n)r()}var Mn=()=>ue().choice;function Ei(e){ue().choice=e,ld(_i,e),ar()}var Ti=()=>ue().covers;function ld(e,t){try{localStorage.setItem(e,t)}catch{}}function Li(e){let{heard:t}=ue();return t.add(e),()=>{t.delete(e)}}
var cr=e=>t=>{let n=e(t),s=t.el.querySelector(".uw");if(!(s instanceof HTMLElement))return n;let{roots:r}=ue();r.add(s),
ir(s,Mn());let o=new ResizeObserver(()=>{ir(s,Mn()),o.disconnect()});return o.observe(s),()=>{o.disconnect(),r.delete(s),
n?.()}};var cd=[["first","Predict first"],["shown","Show answers"]];function ur(e,t,n){let s=m("div",{class:`jupyter-widgets ${n}`});
return cr(e)({model:t,el:s}),s}var Ai=(e,t,n,s)=>m("select",{class:"pick","aria-label":e,onchange:r=>s(r.target.value)},
t.map(([r,o])=>m("option",{value:r,selected:r===n},o)));function Ui({game:e,title:t,standing:n,howto:s},r,o){let i=r.get(
"predicting"),a=m("div.uw-aim"),l=()=>Eo(s?.aim&&!sr(s.game)&&Nt(fi,{howto:s,over:c}),a),c=m("div",{class:"uw uw-masthea\
d"},m("div",{class:"mast saved"},m("h1",{},t),m("p",{class:"standing"},n),s?.aim&&m("button.btn",{onclick:()=>vn(s,c)},"\
How to play"),i!=null&&Ai("Answers",cd,i?"first":"shown",h=>r.put({predicting:h==="first"})),Ai("Theme",lr,Mn(),h=>Ei(h))),
a);$t(c,r.get("palette")),l(),pi(l),cr(()=>{})({el:m("div",{},c)});let u=m("div",{class:"widget-box uw-cols"});return o.
className=`widget-box uw-page g-${e}`,o.replaceChildren(m("div",{class:"widget-box uw-room"},c),m("div",{class:"widget-b\
ox uw-body"},m("div",{class:"widget-box uw-room"},u))),$n(c,()=>{}),vi(),u}var ud=400,hr=[["guess","A guess"],["think","I think so"],["know","I know"]];function Oi(e,t=()=>{}){let n=m("div"),s=o=>{
e.sure=o,r()},r=()=>{t(),V(n,pt({label:"How sure are you?",choices:hr,value:e.sure,k:"sure",pick:s}))};return r(),m("div\
.sure",m("span","How sure?"),n)}function Hi({press:e,refused:t}){let n=Number.NEGATIVE_INFINITY,s="",r="",o=m("button.bt\
n.solid.wide",{"data-k":"main",onclick:()=>{performance.now()-n<ud||(s?t(s):e())}});return{node:o,show(i,a,l=i){r&&r!==l&&
(n=performance.now()),r=l,o.textContent!==i&&(o.textContent=i),s=a,a?o.setAttribute("aria-disabled","true"):o.removeAttribute(
"aria-disabled"),o.title=a}}}var hd={csv:"text/csv",json:"application/json",html:"text/html",ipynb:"application/x-ipynb+json"};function Pt(e){if(e.kind!==
"file")return;let t=hd[e.name.split(".").pop()??""]??"text/plain",n=URL.createObjectURL(new Blob([e.text],{type:t}));m("\
a",{href:n,download:e.name}).click(),URL.revokeObjectURL(n)}var Ri={"٪":"%","٫":"."};for(let[e,t]of[["-","‐‑‒–−﹣"],["/","⁄∕"],["'","‘’ʼ"],[",","،٬"]])for(let n of t)
Ri[n]=e;var dd=/^([+-]?) ?(.+?) ?(%|(?:out )?of 100)?$/,md=/^(?:(\d+) )?(\d+) ?\/ ?(\d+)$/,pd=/^(?:\d+[.,]?\d*|[.,]\d+)$/,
fd=/^[1-9]\d{0,2}([,'_ ])\d{3}(?:\1\d{3})*(?:\.\d*)?$/,gd=/^[1-9]\d{0,2}(?:\.\d{3})+$/;function bd(e){let t=e.codePointAt(
0),n=0;for(;/\p{Nd}/u.test(String.fromCodePoint(t-n-1));)n++;return String(n%10)}function wd(e){if(/\p{Nd}/u.test(e))return bd(
e);if(/\p{No}/u.test(e)){let t=e.normalize("NFKC");return t.includes("⁄")?` ${t.replace("⁄","/")} `:e}return/[\p{Z}\t\n\v\f\r]/u.
test(e)?" ":/\p{Cf}/u.test(e)?"":/[\uff01-\uff5e]/.test(e)?String.fromCharCode(e.charCodeAt(0)-65248):Ri[e]??e}var yd=e=>[
...e].map(wd).join("").replace(/ +/g," ").trim(),Ni=e=>e.toFixed(9).replace(/\.?0+$/,""),Pi=e=>Number.isInteger(e)?e.toLocaleString(
"en"):String(Number(e.toPrecision(6))),It={low:0,high:100,unit:"chance"};function dr({low:e=-1/0,high:t=1/0,unit:n="",whole:s=!1}){
let r=Number.isFinite(e)&&Number.isFinite(t)?` from ${Pi(e)} to ${Pi(t)}`:"",o=n==="chance"?" (of 100)":n&&n!=="share"?`\
 ${n}`:"";return`Expected ${s?"a whole number":"a number"}${r}${o}`}function xt(e,t){let{low:n=-1/0,high:s=1/0,unit:r="",
whole:o=!1}=t,i=yd(e),a=[...i].slice(0,20).join(""),l=($,E="")=>({value:null,share:Number.NaN,words:$,meant:E});if(!i)return l(
`${dr(t)}.`);let c=l(`${dr(t)}, not '${a}'.`),u=dd.exec(i);if(!u||[...i].length>60)return c;let[,h,f,d]=u,p=md.exec(f),g=p!=
null&&p[1]==null,b=t.thousands??(-n>=1e3||s>=1e3),w=o&&gd.test(f),y;if(p){let[,$="0",E,T]=p;if(!Number(T))return c;let _=(Number(
$)*Number(T)+Number(E))/Number(T);y=M=>_*10**M}else if(b&&(fd.test(f)||w)){let $=f.replace(w?/[,'_ .]/g:/[,'_ ]/g,"");y=
E=>+`${$}e${E}`}else if(pd.test(f)){let $=f.replace(",",".");y=E=>+`${$}e${E}`}else return c;if(d&&(r!=="chance"&&r!=="s\
hare"||g&&(d==="%"||r==="share")))return c;let v=d&&r==="share"?-2:g&&r==="chance"?2:0,k=h==="-"?-1:1,S=k*y(v)||0;if(S<n||
S>s||o&&!Number.isInteger(S))return l(`${dr(t)}, not ${a}.`);if(r==="chance"&&S>0&&S<1&&!g&&!d){let $=Ni(y(2)),E=Ni(S);return l(
`Did you mean ${$} out of 100? Type ${$}, or ${E}% for ${E} out of 100.`,$)}return{value:S,share:k*y(v-2)||0,words:"",meant:""}}var xd=80,mr=12,kd=800,Ci=(e,{unit:t})=>String(Number(e.toFixed(t==="chance"?1:2)));function vd(e,t){let{value:n}=xt(e,t),
s=Number(e.trim().replace(",",".").replace("−","-"));return n==null||n===s?"":Ci(n,t)}var Bi=(e,t,n)=>e!=null&&xt(e,n).
value===(t??null)?e:t==null?"":Ci(t,n);function Sn(e,t){let{words:n,meant:s}=xt(e,t);return s?`Did you mean ${s} out of \
100?`:n}function $d(e,t,n,s=!0){let r=m("div.numnote",{id:Q("note"),role:"status"}),o=0,i="",a=c=>{let u=e.value,{words:h,
meant:f}=u.trim()?xt(u,t):{words:"",meant:""},d=f?Sn(u,t):c&&s?h:"";j(e,"aria-invalid",d?"true":""),j(e,"aria-describedb\
y",d?r.id:"");let p=d&&`${d} ${f&&u}`;if(p===i)return;i=p;let g=(b,w,y)=>m("button.btn",{"data-k":y,onclick:()=>n(w)},b);
r.replaceChildren(...d?[m("p.refusal",d)]:[],...f?[m("div.row",g("Yes",f,"meant.yes"),g("No",`${u.trim()}%`,"meant.no"))]:
[])},l=()=>{clearTimeout(o),a(!0)};return e.addEventListener("input",()=>{clearTimeout(o),o=window.setTimeout(l,kd),a(!1)}),
e.addEventListener("change",l),{node:r,complain:l}}function pr({rule:e,label:t,words:n,ends:s,value:r,set:o,enter:i,k:a=""}){
let l=r,{low:c,high:u}=e,h=e.unit==="chance"?1:10**Math.floor(Math.log10((u-c)/50||1)),f=m("span.drawn",{"aria-hidden":"\
true"}),d=m("b.equals",{"aria-hidden":"true"}),p=m("input.bignum",{inputmode:e.low<0?"text":"decimal","data-k":`value${a}`,
maxlength:xd,autocomplete:"off","aria-label":`${t} ${n}`,oninput:()=>v(p.value,p)}),g=m("input.rng",{type:"range",min:c,
max:u,step:h,"data-k":`range${a}`,"aria-label":t,oninput:()=>v(b(),g)}),b=()=>String(Number(Number(g.value).toFixed(h<1?
2:0))),w=String((c+u)/2),y=$d(p,e,E=>{v(E),g.focus({preventScroll:!0})});function v(E,T){l=E.trim(),T!==p&&(p.value=l,y.
complain()),k(T),o(l)}function k(E){let T=xt(l,e).value,_=l.replace("-","−"),M=vd(l,e);E!==g&&(g.value=T==null?w:String(
T)),g.classList.toggle("empty",T==null),g.style.setProperty("--p",`${T==null?0:100*(T-c)/(u-c||1)}%`),g.setAttribute("ar\
ia-valuetext",T==null?"not set yet":`${M||l} ${n}`),d.textContent=M&&`= ${M.replace("-","−")} `;let A=l!==""&&Yt(_)&&_.
length<=6,N=_.length<=mr?_:`${_.slice(0,mr-1)}…`;f.replaceChildren(l===""?"?":A?cn(_,_.length>4?34:50):N),f.classList.
toggle("none",l===""),p.style.setProperty("--n",String(Math.min(Math.max(2,l.length),mr)))}let $=m("div.asknum",{onkeydown:E=>{
E.key!=="Enter"||E.target instanceof HTMLButtonElement||(E.preventDefault(),l===""&&E.target===g?v(b(),g):l!==""&&xt(l,e).
value==null?y.complain():l!==""&&i())}},m("div.saynum",m("span.bigbox",p,f),m("p",d,n)),y.node,g,m("div.ends",{"aria-hid\
den":"true"},m("span",s[0]),m("span",s[1])));return p.value=l,y.complain(),k(),{node:$,value:()=>l,put:E=>v(E),focus:()=>g.
focus({preventScroll:!0}),complain:y.complain}}var Di=({measure:e,span:t})=>e==="chance"?It:{low:t[0],high:t[1],unit:e},
_n=(e,t)=>e.trim()?Sn(e,Di(t)):"Move the slider, or type a number.";function En({measure:e,span:t,says:n},{label:s="What\
 do you expect?",...r}){let o=Di({measure:e,span:t}),i=e==="chance";return pr({...r,rule:o,label:s,words:i?`of 100 ${n}`.
trim():e,ends:i?["never","always"]:[String(o.low).replace("-","−"),String(o.high)]}).node}var Ii=({revealed:e,steps:t=[]})=>e&&m("ol.reckoning",t.map(({letter:n,words:s,formula:r,value:o})=>m("li",m("span",n),m(
"span",s),m("b",o),r!==o&&m("small",r)))),Md=/-(US|CA|MX|PH|CO|CL|VE)$/i,Fi=()=>({kind:"print",at:sn()?location.origin+location.
pathname:"",letter:Md.test(navigator.language)});function Wi(e){if(e.kind!=="print")return;document.querySelector("ifram\
e.uw-print")?.remove();let t=m("iframe.uw-print",{title:"The sheet that is printed","aria-hidden":"true",tabindex:-1,style:"\
position:fixed;width:0;height:0;border:0",srcdoc:e.html,onload:()=>{t.contentWindow?.focus(),t.contentWindow?.print()}});
document.body.append(t)}var qi=[];globalThis.addEventListener?.("beforeprint",()=>{for(let e of document.querySelectorAll(
".uw-panel"))qi.push([e,e.className]),e.className=e.className.replace(/ c\d+/g,"")});globalThis.addEventListener?.("afte\
rprint",()=>{for(let[e,t]of qi.splice(0))e.className=t});var Sd="input:not([type=range]), select, textarea, [contenteditable]:not([contenteditable=false])",fr="uncle_widgets key\
s",_d="input, [role=tab], .chooser, .art",ji=/^(Arrow|Home|End)/,Gi="button, a, summary, label, [role=button], [role=tab\
]",xe=new Set,gr=e=>e.closest(".uw-page")??e.closest(".uw-room")??e.closest(".uw"),Zi=e=>e.getClientRects().length>0,Ki=e=>!!e.
any||e.keys.some(t=>t.length===1&&t!==" ");function Tn(){try{return localStorage.getItem(fr)!=="off"}catch{return!0}}function Ed(e){
try{e?localStorage.removeItem(fr):localStorage.setItem(fr,"off")}catch{}}function Td({el:e,keys:t},n,s){let{key:r,shiftKey:o}=n;
return ji.test(r)&&s.closest(_d)&&!(s instanceof HTMLInputElement&&e.contains(s))?!1:t().some(i=>(i.keys.includes(r)||i.
any?.(r))&&(!ji.test(r)||o===!!i.shift)&&(!i.inside||e.contains(s))&&(!Ki(i)||Tn()&&!s.closest("input"))&&i.when()&&i.press(
r,s))}function Vi(e){if(e.defaultPrevented||e.isComposing||e.ctrlKey||e.metaKey||e.altKey)return;let t=e.composedPath(),
n=t[0];if(!(n instanceof Element)||n.closest("dialog")||n.closest(Sd)&&e.key!=="Escape")return;let s=[...xe].filter(({el:r})=>{
let o=gr(r);return o&&t.includes(o)&&Zi(r)});if(s.length){if(e.key==="?")Ld(s[0].el);else if(!s.some(r=>Td(r,e,n)))return;
e.preventDefault(),e.stopPropagation()}}function Ln(e,t){let n={el:e,keys:t};return xe.size||document.addEventListener("\
keydown",Vi,!0),xe.add(n),()=>{xe.delete(n),xe.size||document.removeEventListener("keydown",Vi,!0)}}function Ld(e){let t=gr(
e),n=Q("keys"),r=[...xe].filter(l=>gr(l.el)===t&&Zi(l.el)).flatMap(l=>l.keys()).filter(l=>l.when()),o=m("div.keys-typed"),
i=m("dialog.sheet.keys-list",{"aria-labelledby":n,onclose:()=>i.remove()}),a=()=>{let l=Tn();V(o,m("span",{"aria-hidden":"\
true"},"Letters, digits and signs"),pt({label:"Letters, digits and signs",choices:[[!0,"On"],[!1,"Off"]],value:l,pick:c=>{
Ed(c),a()},k:"typed"}));for(let c of i.querySelectorAll("[data-typed]"))c.classList.toggle("off",!l)};i.append(m("h2",{id:n,
tabindex:-1,autofocus:!0},"Keys of this room"),m("p.mute","They act while the focus is in the room, and in no field wher\
e you type."),m("dl",[...r,{keys:["?"],shown:"?",words:"Shows this list.",when:()=>!0,press:()=>!0}].map(l=>m("div",{"da\
ta-typed":Ki(l)&&l.shown!=="?"?"":null},m("dt",m("kbd",l.shown)),m("dd",l.words)))),o,m("button.btn",{"data-k":"keys.clo\
se",onclick:()=>i.close()},"Close")),a(),e.append(i),i.showModal()}var ke=(e,t,n)=>Math.max(0,Math.min(1,(e-t)/(n-t||1)));function ct(e,t){return t==="chance"?`${(e*100).toFixed(1)}%`:e.toFixed(
2).replace("-","−")}function Xt(e,t){let n=[.1,.2,.25,.5,1,2,2.5,5,10,20,25,50,100,200,250,500].find(r=>(t-e)/r<=5)??(t-
e)/4,s=[];for(let r=Math.ceil(e/n);r*n<=t+1e-9;r++)s.push(Number((r*n).toFixed(9)));return s}var kt=(e,t,n,s="tx",r=14)=>x(
"text",{x:e,y:t,class:s,"font-size":r},n);function ut(e,t,n,s){if(e===0)return R(t,n,s-.8,{fill:"none",stroke:"var(--edg\
e)","stroke-width":1.5});let r=e>1&&R(t,n,s-.9,{fill:"none",stroke:"var(--accent-fill)","stroke-width":1.9});return x("g",
R(t,n,e>1?s*.56:s,{fill:"var(--accent-fill)"}),r)}var Et=6;function br({came:e,measure:t},n,s){return t!=="chance"?x("path.it-paid",{d:`M${n} ${s-Et-1}l${Et+1} ${Et+1}-${Et+
1} ${Et+1}-${Et+1}-${Et+1}Z`}):e==null?x("path.it-hid",{d:`M${n-Et} ${s}h${2*Et}`,"stroke-dasharray":"3 2"}):e?R(n,s,Et,
{class:"it-came"}):R(n,s,Et-1,{class:"it-did-not"})}var Ad=({came:e,measure:t,words:n})=>t!=="chance"?n.replace(/\.$/,"").
toLowerCase():e==null?"not seen in the game":e?"it came":"it did not come",wr=e=>[e.mine?`you said ${e.mine}`:"skipped",
`the answer is ${e.right}${e.measure==="chance"?"":` ${e.measure}`}`,Ad(e)].join(", ");function Ud({said:e,exact:t,reach:n,
span:[s,r]}){let o=a=>4+192*Math.min(1,Math.max(0,ke(a,s,r))),i=o(t-n);return x("svg.bar",{viewBox:"0 0 200 30",preserveAspectRatio:"\
none","aria-hidden":"true"},x("path.axis",{d:"M4 15H196"}),H(i,6,o(t+n)-i,18,{class:"reach"}),x("path.exact",{d:`M${o(t)}\
 3V27`}),e!=null&&x("path.said",{d:`M${o(e)-7} 3h14l-7 12z`}))}var Od=e=>m("p.key",{"aria-hidden":"true"},m("span.k-said",
"you said"),m("span.k-exact","exact, and what is near"),m("span.k-came","it came"),e&&m("span.k-paid","an amount came"));
function Yi({title:e,near:t,lines:n=[],doors:s=[]},r,{go:o,open:i},a){let l=r.filter(({said:c})=>c!=null);return[m("div.\
endhead",m("h2",{"data-k":"ending",tabindex:-1},e),t&&m("span.chip.line",t)),l.length>0&&Od(l.some(({measure:c})=>c!=="c\
hance")),l.length>0&&m("ul.stops",l.map(c=>m("li",m("button",{"data-k":`stop.${c.at}`,"aria-label":`Step ${c.frame}, ${c.
name} ${wr(c)}. Look at it again`,onclick:()=>o(c.at)},m("span.q",m("b",String(c.frame)),` ${c.name}`),Ud(c),m("span.fig",
c.mine,m("small"," for "),c.right),x("svg",{viewBox:"0 0 16 16",width:16,height:16,"aria-hidden":"true"},br(c,8,8)))))),
m("div.sum",n.map(([c,u])=>m("p",c&&m("b",c," "),u))),l.length>0&&a(),m("div.enddoors",s.map(({label:c,link:u},h)=>{let[
f,...d]=c.split(", ");return m(h===0?"button.btn.solid":"button.btn",{"data-k":`door.${h}`,"aria-label":c,onclick:()=>i(
u)},f,d.length>0&&m("span",`, ${d.join(", ")}`))}))]}var Ji=(e,t)=>t?`${Math.round(e*100)}${e===1?"%":""}`:String(Math.round(e*100)/100).replace("-","−");function An(e,t,n,s){
let r=t.measure==="chance",o=t.answer?.value??0,i=[o,t.said?.value,n.value].filter(_=>_!=null),a=r?0:Math.min(0,t.span[0],
...i),l=r?1:Math.max(t.span[1],...i),c=84,u=62,h=_=>c+ke(_,a,l)*(e-c-u),f=Q("hatch"),d=s?25:31,p=[],g=15,b=(_,M,A,N)=>{p.
push(kt(0,g+5,_,N?"tx2":"tx"),M,kt(e,g+5,A,"tx b e",15)),g+=d},w=_=>({x:Math.min(h(0),h(_)),width:Math.max(1.5,Math.abs(
h(_)-h(0)))});if(t.said){let _=h(t.said.value);b("You said",x("g",mt(`M${h(0)} ${g}H${_}`,"var(--accent-fill)",2),x("pat\
h",{d:`M${_} ${g+10}l-9-17h18z`,fill:"var(--accent-fill)"})),ct(t.said.value,t.measure))}if(t.was&&!t.said){let _=h(t.was.
value);b("It was",x("g.ghost",x("path",{d:`M${h(0)} ${g}H${_}`,"stroke-dasharray":"5 4"}),x("path",{d:`M${_} ${g+10}l-9-\
17h18z`,"stroke-linejoin":"round"})),ct(t.was.value,t.measure),!0)}let y=t.simulated?"Stored":"Exact";b(y,x("rect",{...w(
o),y:g-9,height:18,fill:"var(--ink)",...Hd(t,w)}),ct(o,t.measure));let{value:v,low:k,high:S}=n,$=v!=null&&k!=null&&S!=null;
t.untried||(b("Simulated",$&&x("g",x("rect",{...w(v),y:g-8.5,height:17,fill:`url(#${f})`,stroke:"var(--ink)","stroke-wid\
th":1.5}),mt(`M${h(k)} ${g}H${h(S)}M${h(k)} ${g-6}v12M${h(S)} ${g-6}v12`,"var(--accent-fill)",2.5)),$?ct(v,t.measure):"",
!$),$||p.push(kt(c+8,g-d+5,"not tried yet","tx2",13)));let E=Xt(a,l).map(_=>[x("path",{d:`M${h(_)} 2V${g-13}`,stroke:_===
0&&!r?"var(--edge)":"var(--rule)"}),kt(h(_),g+5,Ji(_,r),"tx2 m",13)]),T=[t.said&&`You said ${ct(t.said.value,t.measure)}\
.`,`${y} ${ct(o,t.measure)}${t.was?`; ${t.was.words}`:""}.`,$&&`Simulated ${ct(v,t.measure)}, 95% from ${ct(k,t.measure)}\
 to ${ct(S,t.measure)}.`].filter(Boolean);return ie(e,g+10,T.join(" "),x("defs",gt(f,"var(--ink)")),E,p)}var Hd=({was:e,
answer:t},n)=>e&&e.value!==t?.value?{class:"grown",style:`--from:${n(e.value).width/n(t?.value??0).width}`}:{},zi=()=>x(
"svg",{width:14,height:16,viewBox:"-7 -15 14 16","aria-hidden":"true"},x("path.ghost",{d:"M0-2l-6-11h12z","stroke-linejo\
in":"round"}));function Xi(e,t,n){let s=e.flatMap(u=>Array(u.n).fill(u.yes)),r=u=>[8+u%10*19,8+Math.floor(u/10)*19],[o,i]=r(
Math.max(1,Math.round((t??0)*100))-1),[a,l]=r(Math.round((n??0)*100)-1),c=e.map(u=>`${u.n} ${u.words}`).join(", ");return x(
"svg.hundred",{viewBox:"0 0 187 187",role:"img","aria-label":`Of 100: ${c}.`},s.map((u,h)=>{let[f,d]=r(h);return ut(u,f,
d,7.2)}),n!=null&&a>0&&x("path.ghost",{d:`M${a} ${l+6}l-7-12h14z`,"stroke-linejoin":"round"}),t!=null&&t>0&&x("path",{d:`\
M${o} ${i+6}l-6-11h12z`,fill:"var(--accent)",stroke:"var(--sheet)","stroke-width":2}))}var yr=e=>x("svg",{width:18,height:18,
"aria-hidden":"true"},ut(e,9,9,7));function Qi(e,t,n=t){let s=Math.max(...n.map(a=>a[1]),.01),r=14+8*Math.max(...n.map(a=>a[0].
length)),o=n.length>6?22:27,i=t.length*o;return ie(e,i,`${t.map(a=>`${a[0]}: ${a[2]}`).join(". ")}.`,t.map(([a,l,c],u)=>{
let h=u*o+o/2;return[kt(0,h+5,a),H(r,h-7,Math.max(1.5,l/s*(e-r-64)),14,{fill:"var(--ink)"}),kt(e,h+5,c,"tx b e")]}))}function ta(e,t,n,s){
let{runs:r,value:o}=s,i=n.measure==="chance",a=n.apart?void 0:n.answer?.value,l=n.said?.value,[c,u]=i?[0,1]:n.span,h=C=>ct(
C,n.measure).replace("%",""),f=[a,l].flatMap(C=>C==null?[]:[F(h(C),1.06*14)]),d=40,p=Math.max(58,17+Math.max(0,...f)),g=10,
b=26,w=C=>d+Math.log10(C)/4*(e-d-p),y=C=>g+(1-ke(C,c,u))*(t-g-b),v=Q("band"),k=Xt(c,u),S=Math.max(1,Math.ceil(17*(k.length-
1)/(t-g-b))),$=(C,et)=>C.map((vt,Gt)=>`${Gt?"L":"M"}${w(vt[0])} ${y(vt[et])}`).join(""),[E=[],...T]=r,_=E[E.length-1],M=e-
p+10,A=a==null?0:y(a)+5,N=l==null?0:y(l)+5,P=a==null||l==null?18:Math.abs(A-N),I=P>=17?0:(17-P)/2+1,K=N<=A?-1:1,Z=o==null||
!_?"No trials yet.":`After ${s.begun.toLocaleString("en")} trials ${ct(o,n.measure)}, 95% from ${ct(s.low??0,n.measure)}\
 to ${ct(s.high??0,n.measure)}${a==null?".":`; exact ${ct(a,n.measure)}.`}`;return ie(e,t,Z,x("defs",gt(v,"var(--edge)")),
k.map((C,et)=>[x("path",{d:`M${d} ${y(C)}H${e-p}`,stroke:"var(--rule)"}),et%S===0&&kt(d-8,y(C)+5,Ji(C,i).replace("%",""),
"tx2 e",13)]),[1,10,100,1e3,1e4].map(C=>kt(w(C),t-6,C.toLocaleString("en"),C===1?"tx2":"tx2 m",13)),E.length>1&&x("path",
{d:`${$(E,3)}L${[...E].reverse().map(C=>`${w(C[0])} ${y(C[2])}`).join("L")}Z`,fill:`url(#${v})`,opacity:.6}),T.map(C=>mt(
$(C,1),"var(--edge)",1.5)),a!=null&&mt(`M${d} ${y(a)}H${e-p}`,"var(--ink)",3),mt($(E,1),"var(--accent-fill)",2.5,{"strok\
e-linejoin":"round"}),E.map((C,et)=>R(w(C[0]),y(C[1]),et===E.length-1?5:3.2,{fill:et===E.length-1?"var(--lit)":"var(--sh\
eet)",stroke:"var(--accent-fill)","stroke-width":2})),l!=null&&[x("path",{d:`M${e-p+1} ${y(l)}l10-6v12z`,fill:"var(--acc\
ent-fill)"}),x("text.b",{x:M+5,y:N+K*I,"font-size":14,fill:"var(--accent)"},h(l))],a!=null&&kt(M+5,A-K*I,h(a),"tx b"))}var ve=26,
Nd=36;function ea(e,t){let n=Math.min(Nd,(e-ve-4)/Math.max(1,t.length-1)),s=n>=24,r=t.map(({face:i,die:a,words:l})=>[i?.text,a&&
`a die, ${a}`,l].filter(Boolean).join(": "));return ie(e,56,r.join(", ")||"No trial yet.",t.map((i,a)=>{let l=2+a*n,c=l+
ve/2,u=!!i.counts,h={transform:`translate(${i.die?l+1:l} ${i.die?8:2})`},f=i.eye?Rd(c,20,u):x("g",h,i.die?dn(i.die,ve-2,
u):Ot(i.face,ve));return x("g",f,u&&!i.eye&&!i.die&&H(l-1,1,ve+2,ve*1.4+2,{rx:3,fill:"none",stroke:"var(--lit)","stroke-\
width":3}),(s||i.counts)&&kt(Pd(c,i.words,e),54,i.words??"",i.counts?"tx b m":"tx2 m",13))}))}function Pd(e,t,n){let s=F(
t??"",13)*.55;return Math.max(s,Math.min(e,n-s))}var Rd=(e,t,n)=>x("g",{fill:"none",stroke:"var(--ink)","stroke-width":2},
x("path",{d:`M${e-13} ${t}q13 ${n?-20:0} 26 0q-13 20-26 0Z`}),n?R(e,t,5,{fill:"var(--accent-fill)",stroke:"none"}):x("pa\
th",{d:`M${e-7} ${t+11}l-2 4M${e} ${t+12}v5M${e+7} ${t+11}l2 4`}));function na(e,t,n,s){let l=Math.max(n,t.length,1),c=Math.
min(42,(e-30)/l),u=g=>30+c*(g+.5),h=g=>42-g*36,f=new Map(t.map(g=>[g.at,g])),d=t.map(g=>`${g.at+1}: ${wr(g)}`),p=g=>{let b=f.
get(g),w=u(g),y=Math.min(13,c/2-1);if(!b&&c<11)return H(w-1,50,2,6,{fill:"var(--edge)"});if(!b)return kt(w,58,"?","tx2 b\
 m",14);let[v,k]=b.span,S=$=>h(ke($,v,k));return[b.said!=null&&x("path",{d:`M${w-1} ${S(b.said)}l-11-7v14z`,fill:"var(--\
accent-fill)"}),H(w+1,S(b.exact)-3,y,6,{fill:"var(--ink)"}),br(b,w,53)]};return ie(e,66,d.length?`${d.join(". ")}.`:"No \
guesses yet.",s>=0&&[H(u(s)-c/2,0,c,62,{fill:"var(--inset)"}),H(u(s)-c/2,62,c,3,{fill:"var(--lit)"})],[0,.5,1].map(g=>[x(
"path",{d:`M30 ${h(g)}H${e}`,stroke:"var(--rule)"}),g!==.5&&kt(24,h(g)+5,String(g*100),"tx2 e",13)]),Array.from({length:l},
(g,b)=>p(b)))}var ra=e=>e.split("/").map((t,n,s)=>n<s.length-1?[`${t}/`,m("wbr")]:t),Cd=()=>x("svg",{width:18,height:18,"aria-hidden":"\
true"},x("path",{d:"M9 16 1 2h16z",fill:"var(--accent-fill)"}));function oa(e,t,n,s,r,o,i,a){if(e.certain)return ia(m("d\
iv.answer",vr(e),sa(e),r));let l=m("div.cmp"),c=[Ut(l,d=>An(d,e,t(),o()))],u=e.bars??[],h=m("div.outcomes");return u.length>
0&&c.push(Ut(h,d=>Qi(d,u))),{node:m("div.answer",l,n.seen&&Bd(n),Dd(e,i),e.measure==="chance"?Id(e,s,a):Fd(e,a),u.length>
0&&h,r,sa(e)),tried:()=>c[0].again(),again:()=>c.forEach(d=>d.again()),stop:()=>c.forEach(d=>d.stop())}}var ia=e=>({node:e,
tried:()=>{},again:()=>{},stop:()=>{}}),Bd=e=>m("p.came",m("span",e.came==null?"Not seen in the game":e.came?"This time \
it came":"This time it did not"),yr(e.came?1:0),m("b",e.words??""));function xr({mistake:e,asks:t,own:n},s){if(!e)return null;
if(n)return m("p",m("b",`${e.name}. `),e.words);let r=(o,i)=>m("button.btn.quiet",{"data-k":`own.${o}`,onclick:()=>s(i)},
o);return t&&m("p.own",m("span",e.asked),r("Yes",!0),r("No",!1))}function Dd(e,t){let{said:n,misconception:s,notice:r}=e,
o=n&&[m("p",{role:"status"},m("b",n.verdict)),xr(n,t)];return kr(o,r,s)}var kr=(e,t,n)=>!!(e||t||n)&&m("div.note",Cd(),m(
"div",e,t&&m("p.notice",t),n&&m("p.trap",`The trap: ${n}.`)));function Id(e,t,n){let{answer:s,dots:r=[]}=e;if(!s)return null;
let o=String(s.hundred),i=[s.percent,`chance ${s.one_in}`,`odds ${s.odds}`,e.simulated].filter(Boolean);return[m("div.co\
unted",r.length>0&&Xi(r,e.said?.value,e.was?.value),m("div",m("p.big",m("span.sr",`${s.about} `),m("button.asks-why",{tabindex:-1,
"aria-label":o,onclick:n},cn(o,46)),m("b",t?`of 100 ${s.says}`:"of 100"),la(o,n)),vr(e),m("ul.kinds",r.map(a=>m("li",yr(
a.yes),m("span",m("b",String(a.n)),` ${a.words}`)))))),m("p.ways",t&&m("b.short",`${o} of 100 ${s.says}: `),s.fraction&&
["exactly ",m("b",ra(s.fraction)),"; "],i.map((a,l)=>[l>0&&", ",m("span",{},a)]))]}function aa(e,t){let[n]=/[\u2212-]?\d[\d,.]*\d|\d/.
exec(e)??[""],s=e.indexOf(n);return n?[e.slice(0,s),m("button.asks-why",{"data-k":"headwhy","aria-label":`${n}: why?`,onclick:t},
n),e.slice(s+n.length)]:e}var la=(e,t)=>m("button.btn.quiet.derive",{"data-k":"derive",onclick:t},`Why ${e}?`),Fd=(e,t)=>m(
"div.counted",m("div",m("p.lead",m("button.asks-why",{tabindex:-1,onclick:t},m("b",e.answer?.lead??"")),` ${e.answer?.says??
""} `,la((e.answer?.lead??"").split(" ")[0],t)),vr(e),m("p.ways",e.simulated||e.answer?.fraction&&[e.answer.rounded?"to \
six places ":"exactly ",m("b",ra(e.answer.fraction))]))),vr=({was:e})=>e&&m("p.was",zi(),e.words),sa=e=>e.apart&&m("p.ap\
art",e.apart);function ca(e,t,n,s,r){let o=e.steps??[],i=o[t];if(!i)return ia(m("p.mute","There is nothing to derive her\
e."));let a=m("div.art",{tabindex:0,role:"group","aria-label":"The picture"}),l=i.picture,c=l&&Ut(a,h=>r(l.kind,h,l));return{
node:m("div.why",m("div.now",{"data-next":!0,tabindex:-1,"aria-live":"polite"},m("h3",m("i",{"aria-hidden":"true"},i.letter),
i.words),l&&a,i.tree&&m("ul.branches",ha(i.tree,0)),(i.formula||i.value)&&m("p.reckon",m("span",i.formula??""),m("b",i.value?
`= ${i.value}`:""))),m("div",{class:o.length>6?"tiles many":"tiles",role:"group","aria-label":"All steps"},o.map((h,f)=>m(
"button",{"data-k":`why.${f}`,"aria-current":f===t?"step":null,"aria-label":`${h.letter}. ${h.words}${n.has(f)?`: ${h.value??
""}`:""}`,onclick:()=>s(f)},m("i",{"aria-hidden":"true"},h.letter),m("span",m("small",h.words),h.value!=null&&(n.has(f)?
m("b",h.value):m("em.rd"))))))),tried:()=>{},again:()=>c?.again(),stop:()=>c?.stop()}}function ua({steps:e=[]},t,n){return e[t]?
m("div.stepnav",m("button.btn",{"data-k":"why.back","aria-label":"The step before","aria-disabled":t?null:"true",onclick:()=>t&&
n(t-1)},t?`◂ ${e[t-1].letter}`:"◂"),m("span",`step ${t+1} of ${e.length}`),m("button.btn.solid",{"data-k":"why.on","\
aria-label":t+1<e.length?`Next step, ${e[t+1].letter}`:"Once more from the first step",onclick:()=>n((t+1)%e.length)},t+
1<e.length?`Next: ${e[t+1].letter} ▸`:"Again: a")):null}var ha=(e,t)=>[m("li",{style:`--depth:${t}`},e.chance&&m("b",e.
chance),m("span",e.words),e.value&&m("em",e.value)),...e.children.flatMap(n=>ha(n,t+1))],da=()=>m("div.covered",{role:"i\
mg","aria-label":"The answer is covered until you give a number."},m("div.lines",m("i",{style:"width:88%"}),m("i",{style:"\
width:62%"})),m("div.blank"),m("i",{style:"width:74%"})),ma=()=>m("p.key",{"aria-hidden":"true"},m("span.k-said","you sa\
id"),m("span.k-exact","exact"),m("span.k-came","it came"),m("span.k-not","it did not")),pa=({lesson:e="",concept:t},n)=>m(
"div.sheet",{role:"dialog","aria-label":t,onkeydown:s=>s.key==="Escape"&&n()},m("h2",t),e.split(`

`).map(s=>m("p",s.split("**").map((r,o)=>o%2?m("b",r):r))),m("button.btn.solid.wide",{"data-k":"readclose",onclick:n},"B\
ack to the question"));var fa=e=>e.split(/(?<=[.?!])\s+/);function He(e){let t=e.map(fa),n=t[0].filter(s=>t.every(r=>r.includes(s)));return{both:n.
join(" "),own:t.map(s=>s.filter(r=>!n.includes(r)).join(" "))}}var $r=(e,t)=>e.closest(".uw-cols")?.setAttribute("data-s\
ide",String(t)),ga=e=>t=>$r(t.currentTarget,e),ba=(e,{line:t},n,s)=>[m("button.sidehead",{"data-k":`turn${e}`,onclick:ga(
e)},m("b.badge",{"aria-hidden":"true"},String(e+1)),m("b",t),s&&m("b.it",s)),n&&m("p.mute",n)];function wa(e,t,n,s){let r=He(
e.map(({ask:a})=>a)).own,o=He(e.map(({given:a})=>a)).own,i=a=>fa(`${r[a]} ${o[a]}`.trim()).filter(l=>l&&!e[a].line.startsWith(
l.slice(0,-1))).join(" ");return m("div.pair",e.map((a,l)=>m("div.side",{role:"group","aria-label":a.line,onfocusin:ga(l)},
ba(l,a,i(l)),En({...a,says:""},{k:String(l),label:a.line,value:t[l],set:c=>n(l,c),enter:s}))))}function ya(e,t){let n=e.
flatMap((s,r)=>s===""?[r]:[]);return n.length>1?"Move the sliders, or type two numbers.":n.length?`The ${n[0]?"second":"\
first"} number is missing. Both are shown together.`:t.map((s,r)=>_n(e[r],s)).find(Boolean)??""}var xa=(e,t)=>pt({label:"\
Which of the two",choices:e.map(({at:n,line:s},r)=>[n,`${r+1}. ${s}`]),value:e.find(({here:n})=>n)?.at??e[0].at,k:"side",
pick:t});function ka(e,t,n){let s=t.map(()=>m("div.cmp")),r=t.map(({measure:l,span:c,said:u,number:h},f)=>{let d={measure:l,
span:c,said:u,answer:{value:h??0},untried:!0};return Ut(s[f],p=>An(p,d,{},!0))}),o=t.find(({said:l})=>l?.asks),i=t.map(({
said:l},c)=>l&&[m("p",{role:"status"},m("b",`${c+1}. `),l.verdict),(l.own||t[c]===o)&&xr(l,n)]);return{node:m("div.answe\
r",t.map((l,c)=>m("div.side",ba(c,l,"",l.text),s[c])),kr(i,e.notice)),tried:()=>{},again:()=>r.forEach(l=>l.again()),stop:()=>r.
forEach(l=>l.stop())}}function va(e,t,n,{draft:s,folded:r,changed:o,enter:i}){let a=(u,h)=>{s.values[u]=h,o()},l=()=>En({...e,says:e.says||"ti\
mes"},{value:s.values[0],set:u=>a(0,u),enter:i}),c=()=>V(r,hr.map(([u,h])=>m("option",{value:u,selected:u===s.sure},h)));
return[t.length>0?wa(t,s.values,a,i):l(),Oi(s,c),n&&m("p.refusal",{role:"alert"},n)]}var Wd=()=>x("svg.tick",{width:16,height:16,viewBox:"0 0 16 16","aria-hidden":"true"},mt("M2 8.5 6 13 14 3.5","currentCo\
lor",2.5)),qd=e=>e.away?`, not now. ${e.away}`:"",Mr=2;function $a({chips:e,now:t,open:n,pick:s,toggle:r}){if(e.length<Mr)
return null;let o=e.findIndex(a=>a.id===t),i=Q("chips");return m("div",{class:n?"chips open":"chips"},m("button.btn.onec\
hip",{"data-k":"chips","aria-expanded":String(n),"aria-controls":i,onclick:r},m("span",`Question ${o+1} of ${e.length}`),
m("b",e[o]?.name??"")),m("div.allchips",{id:i,role:"group","aria-label":"Questions"},e.map((a,l)=>m("button.qchip",{"dat\
a-k":`q.${a.id}`,"aria-pressed":String(a.id===t),"aria-keyshortcuts":l<9&&Tn()?String(l+1):null,"data-away":!a.arises,"a\
ria-label":`${l+1}. ${a.name}${a.done?", answered":""}${qd(a)}`,title:a.away?`${a.title} ${a.away}`:a.title,onclick:()=>s(
a.id)},m("span",a.name),a.done&&Wd()))))}var Ma=e=>m("div.goal",m("h2",e.title??""),!!e.of&&m("span.chip.line",`${[e.at,
e.also].filter(Boolean).join(" and ")} of ${e.of}`),e.line&&m("p",e.line));function Sr(e,t){let{choices:n,name:s,label:r,
value:o}=e,i=n.length>6||n.map(c=>c[1]).join("").length>22,a=Q("setting"),l=`knob.${s}`;return m("div",{class:e.model?"s\
etting model":"setting"},m(i?"label":"span",{for:i?a:null},r),i?m("select.pick",{id:a,"data-k":l,onchange:c=>t(n[c.target.
selectedIndex][0])},n.map(([c,u])=>m("option",{selected:c===o},u))):pt({label:r,choices:n,value:o,pick:t,k:l}))}var Sa=(e,t,n)=>m(
"div.siblings",{role:"group","aria-label":`${e}: each choice`},m("span",e),t.map((s,r)=>m("button",{"data-k":`sib.${r}`,
"aria-pressed":String(s.here),"aria-label":`${s.label}: ${s.text??"covered until you give a number"}`,onclick:()=>n(s.value)},
m("span",s.label),s.text?m("b",s.text):m("i.rd"))));var jd="uncle_widgets.tones",_a=220,Vd=880,Un=.16,Gd=.2,Ea;var Zd=()=>we(jd);var Kd=(e,[t,n])=>_a*(Vd/_a)**Math.min(1,Math.max(0,(e-t)/(n-t||1)));function Yd(e){let t=Ea??new AudioContext;Ea=t,e.forEach(
(n,s)=>{let r=new OscillatorNode(t,{frequency:n}),o=new GainNode(t,{gain:0}),i=t.currentTime+1.5*s*Un;o.gain.setValueAtTime(
0,i),o.gain.linearRampToValueAtTime(Gd,i+Un/8),o.gain.linearRampToValueAtTime(0,i+Un),r.connect(o).connect(t.destination),
r.start(i),r.stop(i+Un)})}function Ta(e,t,{span:n,answer:s,apart:r}){let o=t.runs[0].at(-1)?.[1],i=t.begun!==e.begun,a=!t.
running&&(i||e.running);if(!Zd()||o==null)return;let l=[...i?[o]:[],...a&&s&&!r?[s.value]:[]];l.length>0&&Yd(l.map(c=>Kd(
c,n)))}var U={ink:"var(--ink)",accent:"var(--accent-fill)",rule:"var(--rule)",edge:"var(--edge)",sheet:"var(--ground, var(--she\
et))",band:"color-mix(in srgb, var(--rule) 45%, transparent)"},O=(e,t,n,s="tx",r=13)=>x("text",{x:e,y:t,class:s,"font-si\
ze":r},String(n)),D=(e,t=U.rule,n=1,s={})=>x("path",{d:e,fill:"none",stroke:t,"stroke-width":n,...s}),_r=(e,t)=>x("path",
{d:`M${e} ${t}l9 18h-18z`,fill:U.sheet,stroke:U.accent,"stroke-width":2.5}),z=(e,t,n,...s)=>x("svg.pic",{width:e,height:t,
viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":n},...s),rt=(e,t)=>({class:"pic-in",style:`animation-delay:${Math.round(
e*t)}ms`});function tt(e,t,n=13){let s=[];for(let r of e.split(" ")){let o=s.length-1;o>=0&&F(`${s[o]} ${r}`,n)<=t?s[o]+=
` ${r}`:s.push(r)}return s}function ht(e,t,n=6){let s=10**Math.floor(Math.log10((t-e)/n||1));for(let o of[1,2,5,10,20])if((t-
e)/(s*o)<=n){s*=o;break}let r=[];for(let o=Math.ceil(e/s-1e-9);o*s<=t+1e-9;o++)r.push(Number((o*s).toFixed(9)));return r}
var Er=e=>String(e).replace("-","−");function Ne(e,t,n,s,r){let o=O(e,t,n,s,r);return o.style.cssText="paint-order:str\
oke;stroke:var(--ground, var(--sheet));stroke-width:4px",o}var La=(e,t,n,s)=>x("g",R(e,t,n-.8,{fill:U.band,stroke:U.rule,"stroke-width":1.5}),D(`M${e-n} ${t+n}L${e+n} ${t-n}`,U.ink,
2,s?{class:"pic-in late"}:{}));function On(e,t,n=0){let s=Math.min(19,e/25),r=s*.38,o=[...t.signs],i=u=>[(u%25+.5)*s,(Math.
floor(u/25)+.5)*s],a=4*s+19,l=0,c=t.kinds.map(([u,h],f)=>{let d=`${u.toLocaleString("en")} ${h}`,p=30+F(d,13);l>0&&l+p>e&&
([l,a]=[0,a+19]);let g=l;return l+=p,[f===2?La(g+8,a-4.5,7,!1):ut(f===0?1:0,g+8,a-4.5,7),O(g+20,a,d,"tx")]});return z(e,
a+6,t.spoken,Array.from({length:100-o.length},(u,h)=>{let[f,d]=i(o.length+h);return R(f,d,1.5,{fill:U.rule})}),o.map((u,h)=>{
let[f,d]=i(h),p=u==="x"?La(f,d,r,h>=n):ut(u==="y"?1:0,f,d,r);return h>=n?x("g.pic-in",p):p}),c)}var he=21,Jd=3,Tr=50;function Hn(e,t,n=0,s=200){
let{start:r,target:o,n:i}=t,[a,l]=[i<1e3?34:48,e-12],c=M=>a+(l-a)*(M-r)/(o+5-r),u=20,h=Math.floor((s-u-Tr-32)/he),f=Math.
max(1,Math.min(Jd,h)),d=u+f*he,p=d+12+Tr,g=Math.max(...t.feet,...t.exact.map(M=>M*i),1)*1.08,b=M=>p-Tr*M/g,w=ht(r,o,6).filter(
M=>Number.isInteger(M)&&Math.abs(M-o)>(o-r)/10),y=Math.max(1.5,(c(r+1)-c(r))*.66),[v,k]=[Q("feet"),Q("feet")],S=t.rows.slice(
-f),$=i-S.length,E=i?`Feet on each total after ${i.toLocaleString("en")}`:"Feet on each total",T=i?`at ${o}: ${t.feet[t.
feet.length-1].toLocaleString("en")}`:"",_=e-c(r)-F(T,1.06*13)-8;return z(e,p+20,t.spoken,x("defs",gt(v,U.ink),gt(k,U.accent)),
H(c(o)-7,u-4,14,d-u+6,{fill:U.band,stroke:U.edge}),w.map(M=>[O(c(M),13,M,"tx2 m"),D(`M${c(M)} 17V${d}`)]),O(c(o),13,o,"t\
x b m"),Array.from({length:f},(M,A)=>D(`M${c(r)} ${u+A*he+he-5}H${l}`)),S.map((M,A)=>{let N=u+A*he+he-5,P=$+A>=n;return[
O(a-6,N+4,($+A+1).toLocaleString("en"),"tx2 e"),M.slice(1).map((I,K)=>{let[Z,C]=[c(M[K]),c(Math.min(I,o+5))],et=I===o;return x(
"g",P?{class:"pic-in",style:`animation-delay:${S.length>1&&i-n>1?0:K*60}ms`}:{},D(`M${Z} ${N}A${(C-Z)/2} ${Math.min(he-8,
(C-Z)/2*.9+2)} 0 0 1 ${C} ${N}`,U.edge,1.4),R(C,N,et?5.5:2.2,{fill:et?U.accent:U.ink}))})]}),D(`M${c(r)} ${p}H${c(o+.6)}`,
U.edge),i>0&&O(a-6,b(g/1.08)+5,Math.round(g/1.08).toLocaleString("en"),"tx2 e"),t.feet.map((M,A)=>{let N=A+1===t.feet.length;
return H(c(r+1+A)-y/2,b(M),y,p-b(M),{fill:`url(#${N?k:v})`,stroke:N?U.accent:U.ink,"stroke-width":.7})}),i>0&&[D(t.exact.
map((M,A)=>`${A?"L":"M"}${c(r+1+A)} ${b(M*i)}`).join(""),U.sheet,5),D(t.exact.map((M,A)=>`${A?"L":"M"}${c(r+1+A)} ${b(M*
i)}`).join(""),U.ink,2.5)],O(c(r),p+16,F(E,13)<_?E:E.replace(" on each total",""),"tx2"),i>0&&O(e,p+16,T,"tx b e"))}var zd={cases:On,paths:Hn},Lr=(e,t)=>x("svg",{width:22,height:12,"aria-hidden":"true"},x("path",{d:"M0 6h22",fill:"none",
...e}),t),Xd=()=>({node:m("p.untried",{role:"status"},Qd),tried:()=>{},again:()=>{},stop:()=>{}}),Qd="No trials of this \
question were dealt in advance, and this page has no Python to deal them now. Here you can try out the questions at whic\
h the game stops and asks, and those of the lessons; with Python, every question.";function Aa(e,t,n){if(e.untried)return Xd();
let s=m("div.plot"),r=m("div.traces"),o=t().grown,i=o?m("div",{class:`grown ${o.kind}`}):!1,a=o?.n??0,l=m("div.counts",{
role:"group","aria-label":"How many trials"}),c=m("div.told",{role:"status"}),u=m("button.btn.quiet.stop",{"data-k":"sto\
p",onclick:()=>n({kind:"stop"})},"Stop"),h=m("input.seedbox",{inputmode:"numeric","data-k":"trialseed",maxlength:80,"ari\
a-label":"Seed of your trials",onchange:()=>n({kind:"again",seed:h.value})}),f,d=t(),p=m("span",Lr({stroke:"var(--edge)",
"stroke-width":1.5}),"runs before"),g=()=>{let{clientWidth:$,clientHeight:E}=s;$>0&&E>40&&s.replaceChildren(ta($,E,e,t()))},
b=()=>{e.traces&&r.clientWidth>0&&r.replaceChildren(ea(r.clientWidth,t().traces))},w=()=>{let $=t().grown;!i||!$||!i.clientWidth||
(i.replaceChildren(zd[$.kind](i.clientWidth,$,Math.min(a,$.n),i.clientHeight)),a=$.n)},y=new ResizeObserver(()=>requestAnimationFrame(
k));y.observe(s);let v=()=>{let $=t();Ta(d,$,e),d=$;let E=$.begun>=$.most;l.classList.toggle("full",E),V(l,E?m("button.b\
tn.solid",{"data-k":"anew",onclick:()=>n({kind:"again"})},"Another run"):$.counts.map(M=>m("button",{class:M===1?"btn so\
lid":"btn","data-k":`run.${M}`,"aria-label":`×${M.toLocaleString("en")}: run ${M>1?"so many trials":"one trial"}`,"aria\
-disabled":$.running?"true":null,onclick:()=>!t().running&&n({kind:"run",trials:M,calm:fe()})},`×${M.toLocaleString("en")}`))),
p.hidden=$.runs.length<2,u.style.visibility=$.running?"visible":"hidden",f!==$.seed&&!h.matches(":focus")&&(f=$.seed,h.value=
String($.seed));let T=e.traces?"below the chart":"on the table",_=`One first: ×1 will ${e.trial}, and you see it ${T}.`;
c.replaceChildren(m("p",m("b",$.summary??_),$.last&&m("span.last",` ${$.last}`),$.claim&&` ${$.claim}`,$.band&&m("span.m\
ute",` ${$.band}`),$.beforehand&&m("span.mute",` ${$.beforehand}`)),...$.note?[m("p.refusal",$.note)]:[]),k()},k=()=>{b(),
g(),w(),c.scrollHeight>c.clientHeight+1?c.tabIndex=0:c.removeAttribute("tabindex")},S=m("div.try",i,s,e.traces&&r,l,c,m(
"div.tryfoot",m("p.key",{"aria-hidden":"true"},!e.apart&&m("span",Lr({stroke:"var(--ink)","stroke-width":3}),e.simulated?
"found before":"exact"),m("span",Lr({stroke:"var(--accent-fill)","stroke-width":2.5},R(11,6,3.2,{fill:"var(--sheet)",stroke:"\
var(--accent-fill)","stroke-width":2})),"your run"),p),m("label.trialseed","seed",h),u,m("button.btn.quiet",{"data-k":"a\
gain",onclick:()=>n({kind:"again"})},"Start again")));return v(),{node:S,tried:v,again:k,stop:()=>y.disconnect()}}var tm=(e,t,n,s)=>x("g",R(e,t,n-.8,{fill:s?U.band:"none",stroke:U.rule,"stroke-width":1.5}),D(`M${e-n*.9} ${t+n*.9}L${e+
n*.9} ${t-n*.9}`,U.edge,1.8));function Ua(e,t){let n=e<560,s=n?16.5:19,r=s*.38,[o,i,a,l]=t.counts,c=[...Array(o).fill("y\
es"),...Array(i).fill("out"),...Array(a).fill("no"),...Array(l).fill("out-no")],u=24,h=10*s+10,f=c.map((A,N)=>{let[P,I]=[
(N%10+.5)*s,u+(Math.floor(N/10)+.5)*s];return A==="yes"||A==="no"?ut(A==="yes"?1:0,P,I,r):x("g.pic-in",{style:"animation\
-delay:240ms"},tm(P,I,r,A==="out"?1:0))}),d=t.sides.map(([A,N],P)=>{if(!A)return null;let I=P?100-A:0,K=u+I/10*s+2,Z=u+(I+
A)/10*s-2,C=(n?e:e*.55)-h-14,et=tt(N,C),vt=Math.min(Math.max((K+Z)/2-8*et.length+5,u+10),u+10*s-16*et.length);return[D(`\
M${h} ${K}h6V${Z}h-6`,U.edge,1.5),O(h+14,vt,A,"tx b",15),et.map((Gt,Ve)=>O(h+14,vt+16*(Ve+1),Gt,"tx2"))]}),[p,g,b]=t.left,
w=n?0:Math.max(e*.58,h+150),y=n?u+10*s+34:u,v=7,k=n?s:Math.min(s,(e-w)/12),S=Array.from({length:g},(A,N)=>x("g",rt(N,8),
ut(N<p?1:0,w+(N%v+.5)*k,y+(Math.floor(N/v)+.5)*k,k*.38))),$=Math.ceil(g/v),E=w+v*k+18,T=e-E-at(p,34)-8,_=tt(`of ${g} ${b}`,
Math.max(T,60),1.06*15),M=y+Math.max($*k,26+18*_.length)+8;return z(e,Math.max(M,u+10*s+4),t.spoken,O(0,13,t.holders,"tx\
 b",14),f,d,O(w,y-11,`Strike out ${i+l}. Left: ${g}`,"tx b",14),S,ft(p,E,y+2,34,{colour:"var(--accent)"}),_.map((A,N)=>O(
E+at(p,34)+8,y+14+18*N,A,"tx b",15)),O(E+at(p,34)+8,y+14+18*_.length,`chance ${t.exact}`,"tx2"))}var Oa=e=>1+Math.max(0,
...e.children.map(Oa));function Ha(e,t){let n=Oa(t.tree),s=e/n,r=t.tree.n<1e3?46:62,o=36,i=s-14,a=f=>o+14+16*tt(f.words,
i).length,l=[],c=[],u=4,h=(f,d)=>{let p=d*s,g=f.children.map(k=>h(k,d+1)),b=g.length?g.reduce((k,S)=>k+S,0)/g.length:u+o/
2;g.length||(u+=a(f)),f.children.forEach((k,S)=>{let $=k.mark==="out";l.push(x("g",rt(d+1,160),D(`M${p+r} ${b}L${p+s} ${g[S]}`,
$?U.rule:U.ink,$?1.5:2)))});let[w,y]=[f.mark==="yes",f.mark==="out"],v=w?"fill:var(--sheet)":y?"fill:var(--ink-2)":"";return c.
push(x("g",rt(d,160),H(p+1,b-o/2,r-2,o,{rx:3,fill:w?U.accent:U.sheet,stroke:w?U.accent:y?U.rule:U.edge,"stroke-width":1.8,
"stroke-dasharray":y?"4 4":null}),x("text.tx.b.m",{x:p+r/2,y:b+6,"font-size":17,style:v},f.n.toLocaleString("en")),tt(f.
words,i).map((k,S)=>Ne(p,b+o/2+16*(S+1),k,"tx2")))),b};return h(t.tree,0),z(e,u,t.spoken,l,c)}function Na(e,t){let n=e<440?16:Math.min(22,e/26),s=t.dots.flatMap(([u,,h])=>Array.from({length:u},()=>h)),r=e<10*n+22+180,
o=r?0:10*n+22,i=[],a=r?10*n+24:16;for(let[u,h,f]of t.dots)u&&(i.push(ut(f,o+7,a-5,7),O(o+22,a,u,"tx b",15)),i.push(O(o+26+
9*String(u).length,a,h,"tx",14)),a+=25);i.push(D(`M${o} ${a-10}H${e}`)),a+=10;let l=(u,h,f,d=U.ink)=>{i.push(O(o,a,u,"tx\
2"));for(let g of tt(`${h} =`,e-o-48,14))a+=20,i.push(O(o,a,g,"tx",14));let p=O(e,a,f,"b e",20);p.style.fill=d,i.push(p),
a+=28};l("hands, each counted once",t.hands[0],t.hands[1]),l(`${t.cards[0]} in those hands`,t.cards[1],t.cards[2],"var(-\
-accent)");for(let u of tt(`more finely ${t.exact[0]} and ${t.exact[1]}`,e-o))i.push(O(o,a-4,u,"tx2")),a+=16;a-=16;let c=Math.
max(10*n,a+4);return z(e,c,t.spoken,s.map((u,h)=>x("g",rt(Math.floor(h/10)*3+h%10,20),ut(u,(h%10+.5)*n,(Math.floor(h/10)+
.5)*n,n*.38))),i)}var em=(e,t,n,s)=>[O(e,t-7,n,"tx b m",17),D(`M${e-15} ${t}h30`,U.ink,2),O(e,t+19,s,"tx b m",17)];function Pa(e,t){
let n=t.factors.length,s=t.factors[0][1],r=Math.max(1,Math.min(n,Math.floor((e+20)/84))),o=24,i=Math.min(190,(e-o*(r-1))/
r),a=s>60?12:7,l=Math.min(i/a,13),c=Math.ceil(s/a),u=n<=4&&l>=5,h=(u?c*l+26:18)+66,f=[];t.factors.forEach(([g,b],w)=>{let y=w%
r*(i+o),v=Math.floor(w/r)*h,k=y+(u?a*l/2:i/2),S=[O(u?y:k,v+13,`${w+1}${["st","nd","rd"][w]??"th"} card`,u?"tx2":"tx2 m")];
if(u)for(let E=0;E<b;E++){let T=E>=g;S.push(H(y+E%a*l+1,v+20+Math.floor(E/a)*l+1,l-2,l-2,{rx:1.5,fill:T?U.accent:"none",
stroke:T?U.accent:U.edge,"stroke-width":1.2}))}let $=v+(u?20+c*l:12)+28;f.push(x("g",rt(w,240),S,em(k,$,g,b))),w+1<n&&f.
push(O(Math.min(e-6,k+(i+o)/2),$+6,"×","tx m",18))});let d=Math.ceil(n/r)*h+14,p=(g,b="tx",w=14)=>{for(let y of tt(g,e-
4,b.endsWith(" b")?1.06*w:w))f.push(O(0,d,y,b,w)),d+=w+6};return p(`= ${t.none} without ${t.one}; ${t.some} with one or \
more`,"tx b",15),p(`Counting hands: ${t.counting[0]} of ${t.counting[1]} is the same.`),p(`${t.choose}: ${t.means}.`,"tx\
2",13),z(e,d,t.spoken,f)}function Ra(e,t){let n=e<430,s=n?Math.min(44,(e-26)/6):40,r=24,o=22,i=[];for(let h=0;h<6;h+=1)i.push(O(r+(h+.5)*s,14,h+1,
"tx2 m"),O(4,o+(h+.5)*s+5,h+1,"tx2"));t.rows.forEach((h,f)=>{h.forEach((d,p)=>{let g=r+p*s,b=o+f*s,w={fill:d?U.accent:"n\
one",stroke:d?"none":U.edge,"stroke-width":1.2},y=f===p?x("circle",{cx:g+s/2,cy:b+s/2,r:s/2-2,...w}):H(g+1.5,b+1.5,s-3,s-
3,{rx:2,...w}),v=O(g+s/2,b+s/2+5,d,"b m",14);v.style.fill="#FFF",i.push(x("g",rt(f+p,30),y,d&&v))})});let a=o+6*s,l=n?4:
r+6*s+18,c=n?a+24:o+20,u=[H(l,c-12,14,14,{rx:2,fill:U.accent}),...tt(t.unlike,e-l-24,14).map((h,f)=>O(l+22,c+19*f,h,"tx",
14))];return c+=19*tt(t.unlike,e-l-24,14).length+8,u.push(R(l+7,c-5,7,{fill:U.accent})),u.push(...tt(t.doubles,e-l-24,14).
map((h,f)=>O(l+22,c+19*f,h,"tx",14))),c+=34,u.push(O(l,c,t.sum,"tx b",18)),z(e,Math.max(a,c)+8,t.spoken,i,u)}function Ca(e,t){let n=e<640,{start:s,target:r}=t,[o,i]=[n?22:40,e-(n?12:112)],a=_=>o+(i-o)*(_-s)/(r+5-s),l=t.rows.slice(
0,n?8:12),c=n?21:24,u=26,h=u+l.length*c,f=ht(s,r,n?6:10).filter(_=>Number.isInteger(_)&&Math.abs(_-r)>(r-s)/14),d=Q("fee\
t"),p=Q("feet"),g=l.map((_,M)=>{let A=u+M*c+c-6,N=_[_.length-1],P=_.includes(r),I=[];return _.slice(1).forEach((K,Z)=>{let[
C,et]=[a(_[Z]),a(Math.min(K,r+5))],vt=Math.min(c-9,(et-C)/2*.9+2),Gt=K===r;I.push(x("g",rt(M*4+Z,30),D(`M${C} ${A}A${(et-
C)/2} ${vt} 0 0 1 ${et} ${A}`,U.edge,1.4),R(et,A,Gt?5.5:n?2:2.6,{fill:Gt?U.accent:U.ink})))}),[D(`M${a(s)} ${A}H${i}`),O(
0,A+4,M+1,"tx2"),I,!n&&O(i+14,A+4,P?"lands":`jumps to ${N}`,P?"tx b":"tx2")]}),b=92,w=h+46+b,y=Math.max(...t.feet,...t.exact.
map(_=>_*t.n),1)*1.08,v=_=>w-b*_/y,k=Math.max(1.5,(a(s+1)-a(s))*.66),S=t.feet[t.feet.length-1],$=t.exact.map((_,M)=>`${M?
"L":"M"}${a(s+1+M)} ${v(_*t.n)}`).join(""),E=n?`After ${t.n} rows: feet on each`:`After ${t.n} rows: how many feet stood\
 on each number`,T=n?w+42:w+22;return z(e,T,t.spoken,x("defs",gt(d,U.ink),gt(p,U.accent)),H(a(r)-7,u-4,14,h-u+6,{fill:U.
band,stroke:U.edge}),f.map(_=>[O(a(_),14,_,"tx2 m"),D(`M${a(_)} 19V${h}`)]),O(a(r),14,r,"tx b m"),g,O(0,h+26,E,"tx b",14),
ht(0,y,3).filter(Number.isInteger).map(_=>[D(`M${a(s)} ${v(_)}H${a(r+.6)}`),O(a(s)-4,v(_)+4,_,"tx2 e")]),t.feet.map((_,M)=>H(
a(s+1+M)-k/2,v(_),k,w-v(_),{fill:`url(#${M+1===t.feet.length?p:d})`,stroke:M+1===t.feet.length?U.accent:U.ink,"stroke-wi\
dth":n?.7:1})),D($,U.sheet,6),D($,U.ink,3),f.map(_=>O(a(_),w+17,_,"tx2 m")),O(a(r),w+17,r,"tx b m"),n?O(e,w+38,`at ${r}:\
 ${S}, chance ${t.said}`,"tx b e",14):[x("text.b",{x:i-10,y:w-30,"font-size":14,style:"fill:var(--accent)"},`${S} at ${r}`),
O(i-10,w-10,`chance ${t.said}`,"tx b",14)])}function Ba(e,t){let n=.45*e,s=12+Math.min(n,Math.max(...t.rows.map(([f])=>F(
f,13)))),r=e-s-34,o=Math.max(9,Math.min(17,r/17)),i=Math.max(1,Math.floor(r/o)),a=[],[l,c]=[26,0];for(let[f,d]of t.rows){
let p=d.flatMap(([b,w])=>Array(b).fill(w)),g=tt(f,s-12,14);a.push(g.map((b,w)=>O(0,l+5+16*w,b,"tx")),O(e,l+5,p.length,"t\
x b e")),p.forEach((b,w)=>{let[y,v]=[s+(w%i+.5)*o,Math.floor(w/i)*o];a.push(x("g",rt(c++,8),ut(b,y,l+v,o*.38)))}),l+=Math.
max(16*g.length,Math.ceil(p.length/i)*o)+7}let u=0,h=t.kinds.map(([f,d])=>{let p=30+F(d,13);u>0&&u+p>e&&([u,l]=[0,l+19]);
let g=[ut(f,u+8,l,6.5),O(u+19,l+5,d,"tx2")];return u+=p,g});return l+=23,z(e,l+4,t.spoken,O(0,13,`100 ${t.of}`,"tx b",14),
a,h,O(0,l,`${t.exact} of them count`,"tx b",14))}function Da(e,t){let n=Math.max(10,Math.min(t.total,Math.floor(e/16))),
s=Math.min(30,e/n),r=Math.min(s-3,22),o=r*1.4,i=o+34,a=new Set(t.row),l=[];for(let h=0;h<t.total;h++){let f=h%n*s,d=4+Math.
floor(h/n)*i;l.push(x("g",rt(h,20),H(f+1.5,d,r,o,{rx:2,fill:a.has(h)?U.accent:"none",stroke:a.has(h)?U.accent:U.edge,"st\
roke-width":1.5})))}let c=[-1,...t.row,t.total];t.gaps.forEach((h,f)=>{if(!h)return;let[d,p]=[c[f]+1,c[f+1]-1];for(let g=Math.
floor(d/n);g<=Math.floor(p/n);g++){let b=Math.max(d,g*n)-g*n,w=Math.min(p,g*n+n-1)-g*n,y=4+g*i+o+5,[v,k]=[b*s+2,w*s+r+1];
l.push(D(`M${v} ${y}v4H${k}v-4`,U.ink,1.5));let S=Math.floor(d/n)===g;(p-d<n||S)&&l.push(O((v+k)/2,y+18,h,"tx m"))}});let u=4+
Math.ceil(t.total/n)*i+12;for(let h of tt(`${t.reckoning}, ${t.wait}`,e-4,1.06*14))l.push(O(0,u,h,"tx b",14)),u+=20;return z(
e,u-8,t.spoken,l)}function Ia(e,t,n){let s=new Map;return e.hits.map(r=>{let o=Math.round(t(r/e.n)/n)*n,i=s.get(o)??0;return s.set(o,i+1),
{x:o,at:i}})}function Fa(e,t){let[n,s]=[e<400?52:66,e-12],r=t.rows.flatMap(h=>h.hits.map(f=>f/h.n)),[o,i]=[Math.max(0,Math.
min(...r)-.03),Math.min(1,Math.max(...r)+.03)],a=h=>n+(s-n)*(h-o)/(i-o),l=8,c=t.rows.map(h=>{let f=Ia(h,a,7),d=f.some(y=>y.
at>16),p=d?Ia(h,a,4):f,g=Math.max(...p.map(y=>y.at))+1,b=Math.min(6.6,96/g);l+=Math.max(52,g*b+26);let w=l;return l+=4,[
p.map(({x:y,at:v})=>R(y,w-4-v*b,Math.min(d?1.9:2.8,b*.48),{fill:U.sheet,stroke:U.accent,"stroke-width":d?1.1:1.4})),D(`M${n}\
 ${w}H${s}`,U.edge),O(0,w-18,h.n.toLocaleString("en"),"tx b",15),O(0,w-2,"trials","tx2"),O(s,w-Math.max(34,g*b+10),h.near,
"tx e")]}),u=ht(o*100,i*100,e<420?5:8);return z(e,l+40,t.spoken,u.map(h=>[D(`M${a(h/100)} 4V${l}`,U.rule),O(a(h/100),l+16,
h,"tx2 m")]),D(`M${a(t.exact[0])} 4V${l+4}`,U.ink,3),c,O(Math.min(e-50,Math.max(50,a(t.exact[0]))),l+36,`chance ${t.exact[1]}`,
"tx b m",14))}function Wa(e,t){let[n,s]=[26,e-F("misses",13)*1.1-12],r=Math.max(0,Math.min(...t.rows.map(u=>u[1]))-.02),
o=Math.min(1,Math.max(...t.rows.map(u=>u[2]))+.02),i=u=>n+(s-n)*(u-r)/(o-r),a=13.5,l=32+t.rows.length*a,c=Q("miss");return z(
e,l+22,t.spoken,x("defs",gt(c,U.accent)),ht(r*100,o*100,e<420?5:8).map(u=>[D(`M${i(u/100)} 22V${l}`,U.rule),O(i(u/100),l+
17,u,"tx2 m")]),O(Math.min(e-60,Math.max(60,i(t.exact[0]))),14,`chance ${t.exact[1]}`,"tx b m",14),D(`M${i(t.exact[0])} \
20V${l}`,U.ink,3),t.rows.map(([u,h,f],d)=>{let p=32+d*a,g=t.misses.includes(d+1);return x("g",rt(d,60),g?H(i(h),p-5,i(f)-
i(h),10,{fill:`url(#${c})`,stroke:U.accent,"stroke-width":1.5}):D(`M${i(h)} ${p}H${i(f)}`,U.edge,2.5),R(i(u),p,3.6,{fill:U.
sheet,stroke:g?U.accent:U.ink,"stroke-width":2}),(d===0||(d+1)%5===0)&&O(n-8,p+5,d+1,"tx2 e"),g&&x("text.b",{x:i(f)+8,y:p+
5,"font-size":13,style:"fill:var(--accent)"},"misses"))}))}var qa=([,e,t],n)=>({fill:n?U.ink:t<e?U.sheet:U.edge,stroke:n||t<e?U.ink:U.edge,"stroke-width":1.8});function ja(e,t){let n=t.
falls.flatMap(i=>i.bars.flatMap(([,a,l])=>[a,l])),[s,r]=[Math.min(0,...n),Math.max(.1,...n)];return e>=460*Math.max(1,t.
falls.length/2)&&t.falls[0].bars.length*t.falls.length<=14?nm(e,t,s,r):sm(e,t,s,r)}function nm(e,t,n,s){let[r,o,i]=[40,46,
200],a=f=>o+i*(s-f)/(s-n||1),l=(e-r)/t.falls.length,c=a(n)+(n<0?26:8),u=Math.min(120,(l-24)/Math.max(...t.falls.map(f=>f.
bars.length)))-2,h=Math.max(...t.falls.flatMap(f=>f.bars.map(([d])=>tt(d,u).length)));return z(e,c+8+15*h,t.spoken,O(0,30,
t.unit,"tx2"),ht(n,s,5).map(f=>[D(`M${r} ${a(f)}H${e}`,f?U.rule:U.ink,f?1:1.5),O(r-6,a(f)+5,Er(f),"tx2 e")]),t.falls.map(
(f,d)=>{let p=r+d*l+10,g=Math.min(120,(l-24)/f.bars.length);return[t.falls.length>1&&O(p+g*f.bars.length/2,16,f.title,"t\
x m b",15),f.bars.map((b,w)=>{let[y,v,k,S]=b,$=w+1===f.bars.length,E=p+w*g,T=a(Math.max(v,k)),_=k<v&&!$?a(k)+16:T-6;return x(
"g",rt(w,160),H(E+2,T,g-4,Math.max(2,Math.abs(a(k)-a(v))),qa(b,$)),!$&&D(`M${E+g-2} ${a(k)}h4`,U.ink,1.5),O(E+g/2,_,S,$?
"tx b m":"tx m",14),tt(y,g-2).map((M,A)=>O(E+g/2,c+12+15*A,M,$?"tx b m":"tx2 m")))})]}))}function sm(e,t,n,s){let r=t.falls.
flatMap(h=>h.bars.map(([f])=>F(f,13))),o=Math.min(e*.36,Math.max(...r)*1.08+10),[i,a]=[o+(n<0?46:6),e-88],l=h=>i+(a-i)*(h-
n)/(s-n||1),c=0,u=t.falls.map(h=>{let f=t.falls.length>1&&O(0,c+15,h.title,"tx b",15);f&&(c+=22);let d=c,p=h.bars.map((b,w)=>{
let[y,v,k,S]=b,$=w+1===h.bars.length,E=tt(y,o-4,$?1.06*13:13),T=c+2;c+=Math.max(25,E.length*15+8);let _=Math.max(v,k);return x(
"g",rt(w,160),E.map((M,A)=>O(0,T+13+15*A,M,$?"tx b":"tx2")),H(l(Math.min(v,k)),T,Math.max(2,Math.abs(l(k)-l(v))),17,qa(b,
$)),O(l(_)+8,T+13,$?`${S} ${t.unit}`:S,$?"tx b":"tx",14))}),g=D(`M${l(0)} ${d}V${c}`,U.ink,1.5);return c+=12,[f,g,p]});return z(
e,c,t.spoken,u)}function Va(e,t){let n=t.heaps.map(([T])=>T),[s,r]=[Math.min(...n,t.exact[0]),Math.max(...n,t.exact[0])],
o=(r-s||1)*.07,i=T=>14+(e-28)*(T-s+o)/(r-s+2*o),a=n.map(i),l=Math.min(60,...a.slice(1).map((T,_)=>T-a[_])),c=Math.max(...t.
heaps.map(([,T])=>T)),u=l<13?7:l<30?8.5:10.5,h=Math.max(1,Math.min(4,Math.floor((l-3)/u))),f=Math.ceil(c/h),d=Math.min(u,
190/f),p=22+f*d,g=t.heaps.map(([,,T],_)=>({x:a[_],text:T,wide:F(T,13)})),b=-1/0,w=g.filter(({x:T,wide:_})=>T-_/2<b+6?!1:
(b=T+_/2,!0)),[y,v]=t.mean,k=`balances at ${v}; the mean is ${t.exact[1]} ${t.unit}`,S=F(k,1.06*14),$=i(y)+16+S<e?i(y)+16:
Math.max(0,i(y)-16-S),E=tt(k,e,1.06*14);return z(e,p+36+18*E.length,t.spoken,t.heaps.map(([,T],_)=>[Array.from({length:T},
(M,A)=>R(a[_]+(A%h-(h-1)/2)*d,p-7-Math.floor(A/h)*d,d*.4,{fill:"none",stroke:U.accent,"stroke-width":1.7})),l>=20&&O(a[_],
p-10-Math.ceil(T/h)*d,T,"tx b m")]),D(`M6 ${p}H${e-6}`,U.ink,4),w.map(({x:T,text:_})=>O(T,p+19,_,"tx2 m")),x("path",{d:`\
M${i(y)} ${p+2}l10 20h-20z`,fill:U.sheet,stroke:U.ink,"stroke-width":2.5}),E.map((T,_)=>O(E.length>1?0:$,p+42+18*_,T,"tx\
 b",14)))}function Ga(e,t){let[n,s,r,o]=[40,e-6,24,170],i=t.shares.length,a=(s-n)/i,l=Math.max(...t.shares),c=w=>r+o*(1-
w/l),u=w=>n+a*(w-t.first+.5),[h,f]=[r+o,Math.max(1,Math.ceil(26/a))],d=`mean ${t.mean[1]}, median ${t.median}`,p=u(t.mean[0])+
16+F(d,14)<e,g=`likeliest: ${t.likeliest[0]} (${t.likeliest[1]})`,b=u(t.likeliest[0])+a/2+4+1.1*F(g,13)<e;return z(e,h+46,
t.spoken,ht(0,l,4).map(w=>[D(`M${n} ${c(w)}H${s}`),O(n-6,c(w)+5,Math.round(w*100),"tx2 e")]),O(0,13,"of 100","tx2"),t.shares.
map((w,y)=>x("g",rt(y,20),H(n+y*a+Math.min(2,a*.1),c(w),Math.max(1,a-Math.min(4,a*.2)),h-c(w),{fill:U.ink}),y%f===0&&O(u(
t.first+y),h+16,t.first+y,"tx2 m"))),D(`M${n} ${h}H${s}`,U.ink,2),b?O(u(t.likeliest[0])+a/2+4,c(l)+11,g,"tx",13):O(e,13,
g,"tx e",13),_r(u(t.mean[0]),h+21),O(p?u(t.mean[0])+16:u(t.mean[0])-16,h+38,d,p?"tx b":"tx b e",14))}function Za(e,t){let[
n,s,r,o]=[40,e-8,24,190],i=t.bins.reduce((k,S,$)=>S>=5e-4?$:k,0)+1,a=t.bins.slice(0,i),l=Math.max(...a),c=k=>n+(s-n)*k/(i*
t.step),u=k=>r+o*(1-k/l),h=r+o,[f,d,p]=t.band,g=c(t.step)-c(0),b=`mean ${t.mean[1]} ${t.unit}`,w=c(t.mean[0])+15+F(b,14)*
1.1<e,y=`${f} to ${d}: ${p}`,v=Math.max(0,Math.min(c(f),e-F(y,14)*1.1));return z(e,h+76,t.spoken,H(c(f),r-6,c(d)-c(f),o+
6,{fill:U.band}),ht(0,l,4).map(k=>[D(`M${n} ${u(k)}H${s}`),O(n-6,u(k)+5,Math.round(k*100),"tx2 e")]),O(0,13,"of 100","tx\
2"),a.map((k,S)=>x("g",rt(S,20),H(c(S*t.step)+g*.06,u(k),g*.88,Math.max(0,h-u(k)),{fill:U.ink}))),D(`M${n} ${h}H${s}`,U.
ink,2),ht(0,i*t.step,e<420?4:7).filter(k=>c(k)<s-10).map(k=>O(c(k),h+17,k,"tx2 m")),_r(c(t.mean[0]),h+20),O(c(t.mean[0])+
(w?15:-15),h+37,b,w?"tx b":"tx b e",14),D(`M${c(f)} ${h+44}v10M${c(f)} ${h+49}H${c(d)}M${c(d)} ${h+44}v10`,U.ink,2),O(v,
h+71,y,"tx b",14))}function Ka(e,t){let[n,s,r,o]=[40,e-14,30,168],[i,a]=[t.x[0],t.x[t.x.length-1]],l=[...t.y,...t.lines.
map(([S])=>S)],c=t.chance?0:Math.min(0,...l),u=Math.max(...l)*1.12,h=(t.chance?Math.min(1,u):u)||1,f=S=>n+(s-n)*(S-i)/(a-
i||1),d=S=>r+o*(1-(S-c)/(h-c)),p=r+o,g=t.x.map((S,$)=>`${$?"L":"M"}${f(S)} ${d(t.y[$])}`).join(""),b=t.here,w=b?F(`you a\
re here: ${b[2]}`,14)*1.1:0,y=b?Math.min(Math.max(n+4,f(b[0])-w+10),s-w):0,v=t.lines.map(([S])=>d(S)-6),k=b?d(b[1])-13:0;
return v.some(S=>Math.abs(S-k)<16)&&(k=Math.min(...v,k)-18),z(e,p+(t.across?42:24),t.spoken,O(0,13,t.up,"tx2"),ht(c,h,5).
map(S=>[D(`M${n} ${d(S)}H${s}`),O(n-6,d(S)+5,t.chance?Math.round(S*100):Er(S),"tx2 e")]),ht(i,a,e<420?5:9).filter(Number.
isInteger).map(S=>O(f(S),p+17,S,"tx2 m")),D(`M${n} ${p}H${s}`,U.ink,1.5),t.across!==""&&O((n+s)/2,p+37,t.across,"tx2 m"),
D(g,U.ink,3),t.lines.map(([S,$],E)=>{let T=E%2===0;return[D(`M${n} ${d(S)}H${s}`,U.edge,1.8,{"stroke-dasharray":"6 4"}),
Ne(T?s:n+6,v[E],$,T?"tx e":"tx")]}),b&&[D(`M${f(b[0])} ${p}V${d(b[1])}`,U.ink,1.5,{"stroke-dasharray":"2 3"}),R(f(b[0]),
d(b[1]),6,{fill:U.ink,stroke:U.sheet,"stroke-width":2}),Ne(y,k,`you are here: ${b[2]}`,"tx b",14)])}var rm={counted_twice:Na,draw_by_draw:Pa,two_dice:Ra,frequency_grid:Ua,whole_tree:Ha,footprints:Ca,waterfall:ja,balance:Va,
gaps:Da,split:Ba,cases:(e,t)=>On(e,t),paths:(e,t)=>Hn(e,t),columns:Ga,histogram:Za,graph:Ka,runs:Fa,intervals:Wa};function Ya(e,t,n){
let s=rm[e];if(!s)throw new Error(`Expected a picture that there is, not ${e}.`);return m("figure.picture",s(t,n),n.caption&&
m("figcaption",n.caption))}var om=[["answer","Answer"],["why","Why"],["try","Try it"]],Ja=9,im=480,am=e=>{let t=e.parentElement.getBoundingClientRect(),
n=e.getBoundingClientRect();return Math.max(0,n.right-t.right+8)};function za({model:e,el:t}){let n=m("div.uw.uw-panel");
$t(n,e.get("palette"));let s=L=>m("div",{class:`p-${L}`}),[r,o,i,a,l,c,u,h,f,d]="head quest ask tabs page nav main strip\
 foot read".split(" ").map(s),p=m("section.sheet",{"aria-label":"The question"});p.append(r,o,i,a,l,c,u,h,f);let g=m("p.\
sr",{role:"status"});n.append(g,p,d),t.append(n);let b=e.get.bind(e),w=(L,B)=>{e.set(L,B),e.save_changes()},y=L=>{g.textContent=
L},v={key:"",values:["",""],sure:"think"},k=new Set,S=!1,$=!1,E=!0,T=!1,_=null,M=null,A=()=>b("pair").length>0?ya(v.values,
b("pair")):b("panel").none?"":_n(v.values[0],b("panel")),N=()=>{let[L,B]=v.values;A()?y(A()):(e.send({kind:"predict",value:L,
second:B,sure:v.sure}),ce(b("game")))},P=L=>e.send({kind:"go",at:L}),I=Hi({press:()=>b("main").kind==="predict"?N():e.send(
{kind:"main"}),refused:y}),K=m("button.btn",{"data-k":"skip",onclick:()=>e.send({kind:"skip"})},"Skip"),Z=m("select.pick\
.surefold",{"data-k":"surefold","aria-label":"How sure are you?",onchange:L=>{v.sure=L.target.value,ms()}}),C=L=>B=>w("s\
ettings",{...b("settings"),[L.name]:B}),et=L=>{S=!1,w("question",L),e.send({kind:"pick",question:L}),vt()},vt=()=>{let L=b(
"goal");V(r,L.title?Ma(L):$a({chips:b("questions"),now:b("question"),open:S,pick:et,toggle:()=>{S=!S,vt()}}))},Gt=()=>{let L=b(
"panel"),B=b("moment");if(L.none){V(o,m("h2",L.title),m("p.mute",L.when));return}let q=L.revealed&&!b("goal").title,G=b(
"pair"),it=L.revealed&&St()!=="answer",wt=G.length>0&&!it,Ee=q&&(B.headline||L.headline),Ke=Ee&&!L.certain?aa(Ee,()=>ps(
"why")):Ee||L.ask,ys=q?L.ask:L.given;V(o,G.length>0&&it&&xa(G,P),m("h2",{"data-next":!0,tabindex:-1},(wt?He(G.map(({ask:se})=>se)).
both||L.title:Ke)??""),m("p.mute.given",wt?He(G.map(({given:se})=>se)).both:ys),L.fault&&m("p.refusal",L.fault),!L.revealed&&
Ve())},Ve=()=>{let L=b("panel"),B=L.knobs.filter(it=>!it.model),q=L.row??[];return!!(b("moment").line||b("goal").title)||
B.length===0?!1:m("div.settings",B.map((it,wt)=>wt===0&&q.length>1?Sa(it.label,q,C(it)):Sr(it,C(it))))},ms=()=>{let L=b(
"panel");if(L.none||L.revealed)i.replaceChildren();else{let B={draft:v,folded:Z,changed:()=>Ze(),enter:N};V(i,...va(L,b(
"pair"),b("note"),B))}},Wc=()=>{let L=b("panel"),B=om.filter(([q])=>q!=="try"||!L.certain);V(a,!!L.revealed&&pt({label:"\
Pages",choices:B,value:St(),k:"page",pick:ps}))},ps=L=>{w("page",L),Ge()},St=()=>b("panel").certain&&b("page")==="try"?"\
answer":b("page"),qc=()=>{let L=b("panel"),B=L.revealed&&St()==="why"?L.steps?.[b("why")]:void 0,q=Object.fromEntries((B?.
lit??[]).map(G=>[G,B?.letter??""]));JSON.stringify(q)!==JSON.stringify(b("lit"))&&w("lit",q)},Ge=()=>{let L=b("panel");if(_?.
stop(),_=null,Gt(),n.dataset.page=St(),n.classList.toggle("stopped",!!b("moment").line),n.dataset.at=String(b("moment").
at??""),Wc(),uo(),jc(),L.none)l.replaceChildren();else if(!L.revealed)V(l,da());else{let q=St();q==="why"?(k.add(b("why")),
_=ca(L,b("why"),k,G=>w("why",G),Ya)):q==="try"?_=Aa(L,()=>b("tried"),e.send.bind(e)):b("pair").length>0?_=ka(L,b("pair"),
G=>e.send({kind:"own",yes:G})):_=oa(L,()=>b("tried"),b("moment"),!!b("goal").title,Ve(),Vc,G=>e.send({kind:"own",yes:G}),
()=>ps("why")),V(l,_.node)}V(c,L.revealed&&St()==="why"&&ua(L,b("why"),q=>w("why",q))),qc(),_?.again(),gs(),_?.again();let B=l.
querySelector('.siblings [aria-pressed="true"]');B instanceof HTMLElement&&B.parentElement&&(B.parentElement.scrollLeft=
am(B))},Ze=()=>{let{label:L,kind:B,off:q}=b("main"),G=B==="predict";I.show(L??"",q||(G?A():"")),!L&&nt(n)===I.node&&(T=!0),
I.node.hidden=!L,K.hidden=!G||!b("moment").line,u.classList.toggle("last",!G||!!b("goal").title),u.firstChild||u.append(
Z,I.node,K)},co=()=>m("button.btn.quiet",{"data-k":"save",onclick:()=>e.send({kind:"save"})},"Save my guesses"),uo=()=>{
let L=b("guesses"),B=b("moment"),q=B.of||0,G=b("ending"),it=!!G.title,wt=it&&!n.classList.contains("ended");if(n.classList.
toggle("ended",it),M?.stop(),M=null,it){let se={go:P,open:zc=>e.send({kind:"open",link:zc})},Jc=T||!!nt(n);V(h,...Yi(G,L,
se,co)),wt&&Jc&&ae(n,"ending");return}let Ee=b("panel").revealed&&St()!=="answer";if(L.length===0&&!q||Ee){h.replaceChildren();
return}let Ke=m("div");V(h,m("h3",q>0?`Your guesses, ${L.length} of ${q}`:"Your guesses"),ma(),Ke);let ys=B.line?B.at??-1:
-1;M=Ut(Ke,se=>na(se,L,Math.max(q,L.length),ys))},jc=()=>{let L=b("panel");if(L.none){f.replaceChildren();return}let B=L.
knobs.filter(G=>G.model),q=!b("goal").title;V(f,Ii(L),m("p.mute",L.revealed&&St()!=="why"?"":L.model),m("div.row",q&&B.map(
G=>Sr(G,C(G))),L.revealed&&St()==="why"&&L.lesson&&m("button.btn.quiet",{"data-k":"read",onclick:()=>fs(!0)},"Read about\
 it"),L.said&&St()==="answer"&&q&&!b("moment").line&&co()))},fs=L=>{$=L,p.inert=L,V(d,L&&pa(b("panel"),()=>fs(!1))),ae(n,
L?"readclose":"read")},gs=()=>{for(let L=1;L<=Ja;L++)n.classList.remove(`c${L}`);M?.again(),ho()},ho=()=>{for(let L=1;L<=
Ja&&p.scrollHeight>p.clientHeight+1;L++)n.classList.add(`c${L}`)},Vc=()=>p.clientHeight>0&&p.clientHeight<im,bs=()=>{let L=b(
"panel"),B=L.key!==v.key;B&&Object.assign(v,{key:L.key,values:["",""],sure:"think"}),(B||E)&&(k=new Set);let q=!!(L.revealed&&
E&&!B&&L.said),G=nt(n),it=T||!!(G&&p.contains(G));if(T=!1,E=!L.revealed,p.classList.toggle("asked",E&&!L.none),p.classList.
toggle("paired",b("pair").length>0),$r(n,Math.max(b("pair").findIndex(({here:wt})=>wt),0)),p.classList.toggle("lift",q),
$&&!L.revealed&&fs(!1),vt(),ms(),Ze(),Ge(),q&&L.said&&y([L,...b("pair").slice(1)].map(({said:wt})=>wt?.verdict??"").join(
" ")),q&&it&&!(b("goal").title&&G===I.node)){let wt=o.querySelector("h2");wt instanceof HTMLElement&&wt.focus({preventScroll:!0})}},
mo=new ResizeObserver(()=>requestAnimationFrame(()=>{gs(),_?.again()}));mo.observe(n);let Gc=Ln(n,()=>{let L=Math.min(b(
"questions").length,9);return[{keys:["y","n"],shown:"Y, N",words:"Says whether the mistake that is asked about was yours\
.",when:()=>St()==="answer"&&[b("panel"),...b("pair")].some(({said:B})=>B?.asks),press:(B,q)=>q.closest(".uw-table.acts,\
 input")?!1:(e.send({kind:"own",yes:B==="y"}),!0)},{keys:Array.from({length:L},(B,q)=>String(q+1)),shown:`1 to ${L}`,words:"\
Asks that question of those above the panel.",when:()=>L>=Mr&&!b("goal").title&&!$,press:(B,q)=>q.closest(".uw-table.act\
s, input")?!1:(et(b("questions")[Number(B)-1].id),!0)}]}),ws=L=>()=>{L(),gs(),_?.again()},Zc=()=>{_?.tried(),ho()},Kc=()=>{
ms(),b("panel").revealed&&b("note")&&y(b("note"))},Yc=()=>{Ze(),Ge()},po=[["change:panel",bs],["change:questions change:\
question change:goal",ws(vt)],["change:page change:why",Ge],["change:pair",bs],["change:main",Ze],["change:moment",Yc],[
"change:guesses change:ending",ws(uo)],["change:note",ws(Kc)],["change:tried",Zc],["msg:custom",Pt]];for(let[L,B]of po)e.
on(L,B);return bs(),()=>{for(let[L,B]of po)e.off(L,B);_?.stop(),M?.stop(),mo.disconnect(),Gc()}}var Xa="uncle_widgets.lesson.";var Qa=e=>String(e).replace("-","−"),el=({low:e,high:t},n)=>s=>(s-e)/(t-e)*n,nl=({dots:e})=>e.filter(({apart:t})=>!t);
function lm(e,t,{left:n,top:s}){let r=el(t,e),o=p=>n+r(p),i=p=>s+e-r(p),{low:a,high:l,band:c,unit:u}=t,h=nl(t),f=u==="of\
 100"?[0,25,50,75,100]:Xt(a,l),d=c?x("path",{class:"band",d:`M${o(a)} ${i(a)}L${o(a)} ${i(a+c)}L${o(l-c)} ${i(l)}L${o(l)}\
 ${i(l)}
          L${o(l)} ${i(l-c)}L${o(a+c)} ${i(a)}Z`}):h.map(p=>x("path",{class:"reach",d:[`M${o(p.exact)} ${i(Math.max(a,p.
exact-p.reach))}`,i(Math.min(l,p.exact+p.reach))].join("V")}));return x("g",{},d,f.map(p=>[x("path",{class:"grid",d:`M${o(
p)} ${i(a)}V${i(l)}M${o(a)} ${i(p)}H${o(l)}`}),x("text",{x:o(p),y:i(a)+18,"text-anchor":"middle"},Qa(p)),x("text",{x:o(a)-
8,y:i(p)+4,"text-anchor":"end"},Qa(p))]),x("path",{class:"same",d:`M${o(a)} ${i(a)}L${o(l)} ${i(l)}`}),x("text",{class:"\
faint",x:o(a)+44,y:i(l)+34},"too high"),x("text",{class:"faint",x:o(l)-16,y:i(a)-24,"text-anchor":"end"},"too low"),x("t\
ext",{class:"axis",x:o(l),y:i(a)+36,"text-anchor":"end"},`the answer, ${u}`),x("text",{class:"axis",transform:`translate\
(${o(a)+16} ${i(l)+12}) rotate(-90)`,"text-anchor":"end"},"you said"),h.filter(p=>!p.near).map(p=>x("path",{class:"drop",
d:`M${o(p.exact)} ${i(p.exact)}V${i(p.said)}`})),sl(h,r,e).map(({place:p,number:g},b)=>[x("path",{class:"lead",d:`M${n+p[0]}\
 ${s+e-p[1]}L${n+g[0]} ${s+e-g[1]}`}),x("circle",{class:"place","data-at":h[b].at,cx:o(h[b].exact),cy:i(h[b].said),r:4})]))}
function cm(e,t){let o=Math.max(20,...t.flatMap(c=>c.off)),i=Xt(0,o*1.05),a=c=>92+c/(o*1.05)*(e-92-40),l=t.length*40;return x(
"svg",{class:"surerows",width:e,height:l+24,role:"img","aria-label":"How far off, of 100"},i.map(c=>[x("path",{class:"gr\
id",d:`M${a(c)} 0V${l}`}),x("text",{x:a(c),y:l+18,"text-anchor":"middle"},String(c))]),t.map(({words:c,off:u,mean:h},f)=>{
let d=f*40+20,p={};return[x("text",{class:"level",x:0,y:d+5},c),x("path",{class:"mean",d:`M${a(h)} ${d-16}V${d+16}`}),[...u].
sort((g,b)=>g-b).map(g=>{let b=Math.round(a(g)/9);return p[b]=(p[b]??0)+1,x("circle",{class:"one",cx:a(g),cy:d+8-(p[b]-1)*
9,r:4})}),x("text",{class:"much",x:e,y:d+5,"text-anchor":"end"},String(Math.round(h)))]}))}var um=156,tl=16,hm=26,dm=[7,
3,1,5,0,4,6,2],mm=8;function sl(e,t,n){let s=([l,c],[u,h])=>Math.hypot(l-u,c-h),r=e.map(({exact:l,said:c})=>[t(l),t(c)]),
o=r.map((l,c)=>r.every((u,h)=>h===c||s(l,u)>=tl)),i=r.map((l,c)=>o[c]?l:null),a=([l,c])=>Math.min(l,c)>=0&&Math.max(l,c)<=
n&&i.every(u=>!u||s(u,[l,c])>=hm)&&r.every(u=>s(u,[l,c])>=tl);return r.forEach(([l,c],u)=>{for(let h=1;!i[u]&&h<=mm;h++)
for(let f of dm){let d=f*Math.PI/4,p=[l+22*h*Math.cos(d),c+22*h*Math.sin(d)];!i[u]&&a(p)&&(i[u]=p)}}),r.map((l,c)=>({place:l,
number:i[c]??l}))}var pm=4;function rl({model:e,el:t}){let n=m("div",{class:"uw uw-lessonchart"});$t(n,e.get("palette"));
let s=m("div",{class:"plot"}),r=m("ul.apart"),o=m("div",{class:"sr"});n.append(m("section",{class:"sheet"},m("h2",{},"Wh\
at you said, against what is so"),s,r,o)),t.append(n);let i="",a=(h,f="")=>X({class:h.near?"dot hit":"dot missed","data-\
k":`dot.${h.at}`,"aria-label":`Position ${h.at+1}: ${h.words}`,title:`Position ${h.at+1}: ${h.words}`,style:f,onclick:()=>e.
send({kind:"go",at:h.at})},String(h.at+1)),l=(h,f)=>{let d=e.get("report"),p=nl(d);return sl(p,el(d,h),h).map(({number:[
g,b],place:[w,y]},v)=>a(p[v],`left:${f.left+g}px;top:${f.top+h-b}px;--rise:${y-w}px;animation-delay:${v*40}ms`))},c=()=>{
let h=e.get("report"),f=s.clientWidth,d=s.clientHeight,p=`${f} ${d} ${JSON.stringify(h)}`;if(f===0||p===i||!h.dots)return;
i=p;let g=f>560,b={left:44,top:14},w=f-b.left-(g?um:26),y=Math.max(160,g&&d>260?Math.min(w,d-64):w);V(s,x("svg",{width:f,
height:y+64,"aria-hidden":"true"},lm(y,h,b)),l(y,b),m("ul",{class:g?"legend":"legend under",style:g?`left:${b.left+y+28}\
px`:null},m("li",{},m("i",{class:"dot hit"}),h.band?"within ten":"near"),m("li",{},m("i",{class:"dot missed"}),"further \
off"),g&&m("li",{},m("i",{class:"line"}),"said = exact"),g&&m("li",{},m("i",{class:"patch"}),h.band?"ten each side":"sti\
ll near"))),V(r,h.dots.filter(({apart:v})=>v).map(v=>m("li",a(v),v.words))),o.replaceChildren(m("table",{},m("caption",{},
"Said and exact, position by position"),m("tbody",{},h.dots.map(v=>m("tr",{},m("th",{},`${v.at+1}`),m("td",{},v.words)))))),
h.dots.length===0&&V(s,m("p",{class:"mute"},"No number was given."))},u=new ResizeObserver(()=>requestAnimationFrame(c));
return u.observe(s),e.on("change:report",c),c(),()=>{u.disconnect(),e.off("change:report",c)}}function ol({model:e,el:t}){
let n=m("div",{class:"uw uw-lessonend"});$t(n,e.get("palette"));let s=m("section",{class:"sheet","aria-label":"How you d\
id"}),r=m("p",{class:"told",role:"status"});n.append(s),t.append(n);let o=null,i=l=>m("li",{},X({class:"dot missed","dat\
a-k":`miss.${l.at}`,"aria-label":`Open position ${l.at+1}`,onclick:()=>e.send({kind:"go",at:l.at})},String(l.at+1)),m("s\
pan",{},m("b",{},l.name),l.why&&m("small",{},l.why)),m("span",{class:"off"},m("b",{},l.off),l.againWords&&m("small",{},`\
then ${l.againWords}`))),a=()=>{let l=e.get("report");if(l.done&&ye(Xa+l.done,"1"),!l.dots)return;let c=l.dots.filter(p=>!p.
near),u=l.open.length,h=(p,g)=>({kind:p,words:g}),f=[u>0&&h("redo",u===1?"Redo your miss":`Redo your ${u} misses`),l.next&&
h("next","Next lesson"),l.practise&&h("practise",l.practise)].filter(p=>p!==!1&&p!==""),d=m("div",{});o?.stop(),V(s,m("d\
iv",{class:"goal"},m("h2",{tabindex:-1,"data-next":!0},l.title),l.of>0&&m("span",{class:"chip line"},`${l.near} of ${l.of}\
 near`),m("p",{},l.short&&m("b",{},`${l.short} `),l.found)),m("h3",{},fm(c.length,l.of)),c.length>0&&m("ol",{class:c.length>
pm?"misses many":"misses"},c.map(i)),l.sure.length>0&&[m("h3",{},"How sure, and how far off"),m("p",{class:"mute"},`${l.
sureWords} The bar is the mean.`.trim()),d],m("div",{class:"acts"},f.map((p,g)=>X({class:g?"btn":"btn solid","data-k":p.
kind,title:p.kind==="next"?l.next:null,onclick:()=>e.send({kind:p.kind})},p.words)),l.of>0&&X({class:"btn quiet","data-k":"\
save",onclick:()=>e.send({kind:"save"})},"Save"),l.receipt&&X({class:"btn quiet","data-k":"receipt",onclick:()=>Ar(l.receipt,
r)},"Copy the receipt")),r),o=l.sure.length>0?Ut(d,p=>cm(p,l.sure)):null};return e.on("change:report",a),e.on("msg:custo\
m",Pt),a(),setTimeout(()=>{let l=s.querySelector("h2");on(n)&&l?.focus({preventScroll:!0})},80),()=>{o?.stop(),e.off("ch\
ange:report",a),e.off("msg:custom",Pt)}}async function Ar(e,t){try{await navigator.clipboard.writeText(e),t.textContent=
"Copied. Paste it where you hand it in."}catch{t.textContent=e}}function fm(e,t){return t===0?"Nothing was said":e===0?"\
No misses":e===1?"One miss":`${["","One","Two","Three","Four","Five","Six","Seven","Eight","Nine","Ten"][e]??e} misses`}var gm=3e5,al="uncle_widgets ",Ur="uncle_widgets/left",Hr="uncle_widgets/asked",il=Symbol.for("uncle_widgets.whose");function Qt(){
try{return sessionStorage}catch{return null}}var ll=(e="")=>Object.keys(Qt()??{}).filter(t=>t.startsWith(`${al}${e}`));function bm(){
let e=Qt();if(!e)return!1;let[t]=performance.getEntriesByType("navigation"),s=!(t?.type==="navigate"&&e.getItem(Ur))&&!e.
getItem(Hr);e.removeItem(Ur),window.addEventListener("pagehide",()=>e.setItem(Ur,"1"));let r=Math.max(...ll(`${location.
pathname} `).map(o=>Number.parseInt(e.getItem(o)??"",10)||0));return s&&Date.now()-r<gm}function Nr(){let e=globalThis;return e[il]??=
{free:bm(),own:new Set,holders:new Set,ask:null,sizes:new ResizeObserver(()=>requestAnimationFrame(Nn))},e[il]}var wm=(e,t)=>m(
"div.offer",{role:"group","aria-label":"Go on, or somebody new?"},m("b","Go on, or somebody new?"),m("p","Somebody was h\
ere before. Go on if that was you."),m("div.row",m("button.btn.solid",{"data-k":"resume",onclick:e},"Go on"),m("button.b\
tn",{"data-k":"forget",onclick:t},"Somebody new")));function Nn(){let e=Nr();if(![...e.holders].some(({give:s})=>s)){e.ask?.
remove(),e.ask=null;return}let[n]=[...e.holders].map(({root:s})=>s).filter(s=>s.getClientRects().length>0).sort((s,r)=>s.
compareDocumentPosition(r)&Node.DOCUMENT_POSITION_FOLLOWING?-1:1);n&&(e.ask??=m("div.uw.uw-whose",wm(()=>Or(!0),()=>Or(!1))),
n.previousSibling!==e.ask&&n.before(e.ask),Qt()?.setItem(Hr,"1"))}function Or(e){let t=Nr(),n=t.ask?.nextElementSibling;
t.free=!0;let s=[...t.holders].map(i=>i.give);for(let i of t.holders)i.give=null;if(e)for(let i of s)i?.();else for(let i of ll())
Qt()?.removeItem(i);Qt()?.removeItem(Hr);let r=t.ask?.matches(":focus-within");Nn();let o=r&&n?.querySelector("button, i\
nput, select, textarea, [tabindex='0']");o instanceof HTMLElement&&o.focus({preventScroll:!0})}function Pr(e,t){let n=Nr(),
s=()=>`${al}${location.pathname} ${t()}`,r=()=>{let l=Qt()?.getItem(s());return l?l.slice(l.indexOf(" ")+1):null},o={root:e,
give:null},i=()=>Qt()?.removeItem(s()),a=()=>n.free||n.own.has(s());return n.holders.add(o),n.sizes.observe(e),{look:l=>{
let c=r();o.give=c&&!a()?()=>l(c):null,c&&a()&&l(c),Nn()},again:()=>(a()||i(),r()),keep:l=>{n.ask&&Or(!1),n.own.add(s());
try{Qt()?.setItem(s(),`${Date.now()} ${l}`)}catch{}},forget:i,stop:()=>{n.holders.delete(o),n.sizes.unobserve(e),Nn()}}}function cl(e){try{return JSON.parse(e)}catch{return null}}var ym=12,xm={near:"near",far:"further off",open:"to come"},km={near:"hit",far:"missed",open:""};function ul(e){let t=[];
return e.forEach(({group:n,paired:s},r)=>{s?t.at(-1)?.at(-1)?.push(r):r>0&&e[r-1].group===n?t.at(-1)?.push([r]):t.push([
[r]])}),t}function hl({model:e,el:t}){let n=m("div",{class:"uw uw-trail"});$t(n,e.get("palette"));let s=m("div",{class:"\
pop",hidden:!0}),r=m("div",{class:"bar"}),o=m("p",{class:"sr",role:"status"});n.append(m("div",{class:"stage"},s,r,o)),t.
append(n);let i=e.get.bind(e),a="",l="",c=Bt()?Pr(n,()=>i("kept")):null,u=(M,A)=>{let N=M.map(K=>i("spots")[K].state),P=[
...new Set(N.map(K=>xm[K]))].join(", "),[I]=M;return X({class:`spot${A?" long":""}${M.length>1?" both":""}`,"data-k":A?`\
row.${I}`:`spot.${I}`,"aria-current":M.includes(i("at"))?"step":null,"aria-disabled":i("spots")[I].shut?"true":null,"ari\
a-label":`${h(M)}: ${P}`,onclick:()=>p(I)},M.map((K,Z)=>m("span",{class:`disc ${km[N[Z]]}`,"aria-hidden":"true"},String(
K+1))),A&&m("span",{class:"mute"},P))},h=M=>M.length>1?`Positions ${M.map(A=>A+1).join(" and ")}, together`:`Position ${M[0]+
1}`,f=()=>ul(i("spots")).flat(),d=()=>f().find(M=>M.includes(i("at")))??[i("at")],p=M=>{if(i("spots")[M].shut){o.textContent=
"Give your prediction first.";return}b(""),e.send({kind:"go",at:M})},g=M=>{b(""),M.kind==="begin"&&c?.forget(),e.send(M)},
b=M=>{let A=a;if(a=M===a?"":M,k(),a){let N=s.querySelector('[aria-current], [aria-pressed="true"]')??s.querySelector("bu\
tton");N instanceof HTMLElement&&N.focus({preventScroll:!0})}else A&&ae(n,A)},w=m("p",{role:"status"}),y=async()=>{await Ar(
i("receipt"),w),w.scrollIntoView({block:"nearest"})},v=()=>[m("ol",{class:"rows"},i("lessons").map(({lesson:M,name:A,goal:N,
now:P},I)=>m("li",{},X({class:"row","data-k":`lesson.${M}`,"aria-pressed":String(P),onclick:()=>g({kind:"lesson",lesson:M})},
m("span",{class:"nr","aria-hidden":"true"},String(I+1)),m("span",{},m("b",{},A),m("small",{},N)))))),m("div",{class:"onc\
e"},m("label",{},m("span",{},"Your name or number"),m("input",{class:"txt","data-k":"student","data-draft":"student",maxlength:40,
autocomplete:"off",value:i("student"),onchange:M=>e.send({kind:"name",name:M.target.value})})),X({class:"btn","data-k":"\
begin",onclick:()=>g({kind:"begin"})},"Begin again"),X({class:"btn","data-k":"practise",onclick:()=>g({kind:"practise"})},
"Practise this"),X({class:"btn","data-k":"save",onclick:()=>e.send({kind:"save"})},"Save my answers"),i("receipt")&&X({class:"\
btn","data-k":"receipt",onclick:y},"Copy the receipt"),i("kept")&&!i("alone")&&X({class:"btn","data-k":"page",onclick:()=>g(
{kind:"page"})},"Save as a page"),i("kept")&&i("classroom")&&m("a.btn",{"data-k":"classroom",href:i("classroom")},"With \
a class"),i("kept")&&X({class:"btn","data-k":"print",onclick:()=>e.send(Fi())},"Print"),w)],k=()=>{let M=i("spots"),A=i(
"at");n.classList.toggle("many",M.length>ym);let N=(P,I)=>X({class:`btn open-${P}`,"data-k":P,"aria-expanded":String(a===
P),onclick:()=>b(P)},I);V(r,M.length>0&&m("ol",{class:"trail","aria-label":"Positions"},ul(M).map(P=>m("li",{class:"disc\
s"},P.map(I=>u(I,!1))))),M.length>0&&N("spots",A<0?`${M.length} positions`:`${h(d()).replace(", together","")} of ${M.length}`),
(i("note")||i("busy"))&&m("p",{class:"told",role:"status"},i("note")||i("busy")),i("seeking")&&X({class:"btn","data-k":"\
stop",onclick:()=>e.send({kind:"stop"})},"Stop"),N("lessons",i("lesson"))),s.hidden=!a,a==="lessons"?V(s,v()):V(s,a==="s\
pots"&&m("ol",{class:"rows"},f().map(P=>m("li",{},u(P,!0)))))},S=()=>{let M=i("answers");l!==i("kept")?(l=i("kept"),l&&!M.
length&&c?.look(A=>e.send({...cl(A),kind:"restore"}))):l&&M.length>0&&c?.keep(JSON.stringify({answers:M,at:i("at"),student:i(
"student")}))},$=()=>{setTimeout(()=>{i("at")>=0&&on(n)&&ae(n,`spot.${d()[0]}`)},80)},E=M=>{Pt(M),Wi(M)},T=M=>{a&&!M.composedPath().
includes(n)&&(a="",k())};n.addEventListener("keydown",M=>{M.key==="Escape"&&a&&b("")}),document.addEventListener("pointe\
rdown",T);let _=[["change:spots change:at change:lessons change:lesson change:busy change:seeking change:note change:stu\
dent",k],["change:answers change:at change:kept change:student",S],["change:at",$],["msg:custom",E]];for(let[M,A]of _)e.
on(M,A);return k(),S(),()=>{document.removeEventListener("pointerdown",T),c?.stop();for(let[M,A]of _)e.off(M,A)}}var Pn=class{constructor(t,n){this.stamp=-1;this.move="";this.next="";this.model=t,this.marked=n,this.at=-1/0}get waiting(){
return this.stamp===this.model.get("stamp")&&performance.now()-this.at<3e3}send(t,n){if(!(!t||this.model.get("busy"))){if(this.
waiting){this.model.get("mode")==="edit"&&(this.next=t);return}this.at=performance.now(),this.stamp=this.model.get("stam\
p"),this.mark(t),this.model.send({kind:"move",move:t,stamp:this.stamp,said:n})}}drawn(){this.mark(this.waiting?this.move:
"");let t=this.next;!t||this.waiting||(this.next="",this.send(t,null))}mark(t){this.move=t,this.marked(t)}};var vm=({words:e,name:t},n)=>m("p.covered",`${e} `,n?m("b",t):m("span.blank",{role:"img","aria-label":"a covered name"})),
Rn=class{constructor({send:t,drawn:n}){this.opened=!1;this.send=t,this.drawn=n,this.root=m("div.call",{role:"group",hidden:!0})}get hidden(){
return this.root.hidden}cover(){this.opened=!1}show(t,n,s){let r=n?t.alert??"":"",o=t.covered??[],i=s==="shown"||s==="pr\
ess"&&this.opened,a=r?(t.actions??[]).find(u=>u.strong):void 0;this.root.hidden=!r&&!o.length,this.root.classList.toggle(
"calm",!r&&!(n&&t.actions?.length));let l=JSON.stringify([r,a,o,i,s]);if(this.root.dataset.looks===l)return;this.root.dataset.
looks=l,this.root.setAttribute("aria-label",r||"What lies covered");let c=()=>{this.opened=!this.opened,this.show(t,n,s),
this.drawn()};V(this.root,r&&m("p",m("b",r)),o.length>0&&m("div.covers",o.map(u=>vm(u,i))),o.length>0&&s==="press"&&m("b\
utton.btn",{"data-k":"covers","aria-pressed":String(i),onclick:c},i?"Cover":"Show"),a&&m("button.btn.alert",{"data-k":"c\
all","data-act":a.move,onclick:()=>this.send(a.move)},a.label))}};function ml({place:e,now:t,said:n},s){let[r="",o=""]=n??[];return{place:s.place??[e,r&&t].filter(Boolean).join(" "),line:s.
line??(r?[r,o]:[t??"",o])}}var dl=7,Cn=class{constructor({texts:t,see:n}){this.looks="";this.texts=t,this.see=n,this.chip=
m("button.chipbtn",{"data-k":"clause",hidden:!0,onclick:()=>this.open(!!this.box.hidden)}),this.badge=m("b.badge",{hidden:!0}),
this.place=m("span.place"),this.line=m("p.line"),this.note=m("p.note",{role:"status"}),this.sheet=m("button.btn.quiet",{
"data-k":"scores","aria-expanded":"false",hidden:!0},"Scores"),this.eyes=m("div.seg",{role:"group","aria-label":"Seen by"}),
this.seen=m("div.eyes",lt("eye",22),this.eyes),this.box=m("div.clause-box",{hidden:!0,tabindex:-1,"data-k":"clauses"}),this.
root=m("div.caption",m("div.told",m("p.over",this.badge,this.chip,this.place),this.line,this.note),m("div.seen",this.sheet,
this.seen))}show({clauses:t,badge:n="",place:s,line:r,note:o,tone:i}){j(this.root,"data-tone",i),this.badge.hidden=!n,this.
badge.textContent=n;let a=this.texts(),[l=""]=t;this.place.textContent=s,this.line.hidden=!!o,this.line.replaceChildren(
m("b",r[0]),r[1]?` ${r[1]}`:""),this.line.classList.remove("long"),this.line.classList.toggle("long",this.line.scrollWidth>
this.line.clientWidth+1),this.note.textContent!==o&&(this.note.textContent=o),this.note.hidden=!o;let c=JSON.stringify([
t,i]);if(c===this.looks)return this.below();this.looks=c,this.open(!1);let u=i==="trial"?"not the game":l;this.chip.hidden=
!u,this.chip.replaceChildren(m("span.chip.line",u));let h=t.filter(f=>a[f]);j(this.chip,"aria-disabled",h.length&&i!=="t\
rial"?"":"true"),j(this.chip,"data-clause",l),this.box.replaceChildren(m("dl",h.map(f=>m("div",m("dt",f),m("dd",a[f])))))}open(t){
let n=t&&this.box.querySelector("dt")!=null&&this.chip.getAttribute("aria-disabled")!=="true";this.box.hidden=!n,this.below(),
j(this.chip,"aria-expanded",String(n))}below(){this.box.hidden||(this.box.style.top=`${this.root.offsetTop+this.root.offsetHeight}\
px`)}escape(){return this.box.hidden?!1:(this.open(!1),this.chip.focus(),!0)}showEyes(t,n){let s=JSON.stringify(t);if(this.
seen.hidden=t.length<2,this.eyes.dataset.looks!==s){this.eyes.dataset.looks=s;let o=m("select.pick",{"data-k":"eyes.many",
"aria-label":"Seen by",onchange:i=>this.see(i.target.value)},t.map(([i,a])=>m("option",{value:i},a)));this.eyes.classList.
toggle("seg",t.length<=dl),this.eyes.replaceChildren(...t.length>dl?[o]:t.map(([i,a])=>m("button",{"data-eye":i,title:a,
"aria-label":a,onclick:()=>this.see(i)},a)))}let r=this.eyes.querySelector("select");if(r)r.value=n;else for(let o of this.
eyes.children)j(o,"aria-pressed",String(o.getAttribute("data-eye")===n))}};function te(e,t){let n=Math.abs(e)*10**t,s=Math.floor(n);if(n-s!==.5||!Number.isInteger(e*2**(t+1)))return e.toFixed(t);
let r=(s%2?s+1:s)/10**t;return(e<0?-r:r).toFixed(t)}function $m(e){return e>0&&e<5/1e4?"under 0.1%":e<1&&e>9995/1e4?"ove\
r 99.9%":`${te(100*e,1)}%`}var Ft=(e,t)=>t==="chance"?$m(e):`${te(Math.abs(e)<.005?0:e,2)} ${t}`.replace("-","−");function pl(e,t,n){
let{value:s,share:r,words:o}=xt(String(e),t==="chance"?It:{low:n[0],high:n[1],unit:t});if(s==null)throw new Error(o);return t===
"chance"?r:s}function fl(e,t,n,s){let r=n==="chance";if(s==="exact")return r?"Within 1.":"That is it, as printed.";let o=Math.
round(Math.abs(e-t)*1e9)/1e9,i=r?String($e(o)):Ft(o,n),a=s==="far"?"":r?": within ten":": near";return`${i} too ${e>t?"h\
igh":"low"}${a}.`}var $e=e=>Math.floor(Math.round(e*1e9)/1e7+.5),Bn=(e,t)=>t==="chance"?.105:Math.max(Math.abs(e)/10,.1),
Mm=2,Sm=[["know","I know"],["think","I think so"],["guess","A guess"]];function Rr(e){let t=[];for(let[i,a]of Sm){let l=e.
filter(({sure:c,measure:u})=>c===i&&u==="chance").map(c=>c.off);if(l.length>=Mm){let c=100*l.reduce((u,h)=>u+h,0)/l.length;
t.push([`“${a}”`,te(Math.round(1e9*c)/1e9,0)])}}if(t.length===0)return"";let[[n,s],...r]=t,o=r.map(([i,a])=>`; when \
you said ${i}, by ${a}`).join("");return`When you said ${n} you were off by ${s} of 100${o}.`}var Cr=e=>e.charAt(0).toUpperCase()+
e.slice(1);var gl=(e,t)=>Math.max(0,Math.min(e.x+e.w,t.x+t.w)-Math.max(e.x,t.x))*Math.max(0,Math.min(e.y+e.h,t.y+t.h)-Math.max(e.y,
t.y)),Br=(e,t,n,s)=>Math.max(n,Math.min(e,n+s-t));function bl({w:e,h:t},n,s,r){let o={x:n.x+n.w/2,y:n.y+n.h/2},i=[["abov\
e",o.x-e/2,n.y-t-10],["below",o.x-e/2,n.y+n.h+10],["right",n.x+n.w+10,o.y-t/2],["left",n.x-e-10,o.y-t/2]],a=Math.min(s.y+
s.h,...r.map(({y:d})=>d));i.push(["right",n.x+n.w+10,a-t-10],["left",n.x-e-10,a-t-10]);let l=i.map(([d,p,g])=>{let b={x:Br(
p,e,s.x,s.w),y:Br(g,t,s.y,s.h),w:e,h:t},w=gl(b,n)+3*r.reduce((y,v)=>y+gl(b,v),0);return{...b,side:d,covers:w}}),{covers:c,
...u}=l.reduce((d,p)=>p.covers<d.covers-1?p:d),h=u.side==="above"||u.side==="below"?o.x-u.x:o.y-u.y,f=u.side==="above"||
u.side==="below"?e:t;return{...u,tip:Br(h,0,14,f-28)}}var wl=(e,t)=>x("svg.small-card",{viewBox:"0 0 48 68",...t},Ot(e,48));function _m(e,t){let n={"data-act":e.move,onclick:()=>t(
e.move)};if(e.face){let s=[e.group,e.label].filter(Boolean).join(" ");return m("button.btn.card-pick",{"aria-label":s,title:e.
label,...n},wl(e.face,{"aria-hidden":"true"}))}return m("button.btn",{...n},e.colour&&un(e.colour)&&x("svg.icon",{viewBox:"\
-12 -12 24 24",style:"width:1.4em;height:1.4em","aria-hidden":"true"},Dt(e.colour,0,0,8.5,{fill:`var(--c-${e.colour})`,stroke:"\
#fff","stroke-width":2})),e.label)}var Em=e=>[m("p.mute","What lies under it, as you remember"),m("ol.recall",e.map(t=>m(
"li",wl(t.face,{role:"img","aria-label":t.label}))))],Dn=class{constructor(t){this.key="";this.how=t,this.root=m("div.ch\
ooser",{role:"group",hidden:!0}),this.away=n=>{let[s]=n.composedPath();s instanceof Element&&!this.root.contains(s)&&!s.
closest(".thing.plays")&&this.close()}}show(t){if(this.key===t.key)return this.leave();let n=!t.plays&&t.recall?.length,
s=t.picks.find(i=>i.group)?.group,r=i=>{this.leave(),this.how.play(i)};this.key=t.key,this.root.setAttribute("aria-label",
n?`Under ${t.label}`:`How to play: ${t.label}`);let o={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
leave()};this.root.replaceChildren(m("div.choose-head",m("p",m("b",Cr(t.label)),s&&m("span",`: ${s}`)),X(o,lt("close",16))),
...n?Em(t.recall):[m("div.picks",t.picks.some(i=>i.parts?.length)?this.parts(t.picks,[],r):t.picks.map(i=>_m(i,r)))]),this.
root.hidden=!1,document.addEventListener("pointerdown",this.away,!0),this.how.moved(),this.stand(),this.buttons.find(i=>!i.
matches(".shut"))?.focus({preventScroll:!0})}parts(t,n,s){let r=new Set(t.flatMap(({parts:i})=>(i??[]).filter(a=>!n.includes(
a)))),o=i=>{let a=[...n,i],l=t.filter(({parts:c})=>c?.includes(i));if(l.length===1)return s(l[0].move);this.root.querySelector(
".picks")?.replaceChildren(...this.parts(l,a,s)),this.stand(),this.buttons.find(c=>c.dataset.part)?.focus({preventScroll:!0})};
return[...n.length?[m("p.mute",`${n.join(", ")}, and ...`)]:[],...[...r].sort().map(i=>m("button.btn",{"data-part":i,onclick:()=>o(
i)},i))]}get buttons(){return[...this.root.querySelectorAll("button")]}stand(){let t=this.key&&this.how.around(this.key),
n=this.root.parentElement;if(!t||!n)return;let s=n.getBoundingClientRect(),r=Math.max(s.top,0),o=6,i={x:o,y:r-s.top+o,w:s.
width-2*o,h:Math.min(s.bottom,window.innerHeight)-r-2*o};this.root.style.cssText=`left:0;top:0;max-width:${i.w}px;max-he\
ight:${i.h}px`;let a=({x:d,y:p,w:g,h:b})=>({x:d-s.left,y:p-s.top,w:g,h:b}),l={w:this.root.offsetWidth,h:this.root.offsetHeight},
{x:c,y:u,side:h,tip:f}=bl(l,a(t.card),i,t.hand.map(a));this.root.dataset.side=h,this.root.style.cssText+=`;left:${c}px;t\
op:${u}px;--tip:${f}px`}leave(){let t=this.key;this.close(),this.how.focus(t)}close(){if(!this.key)return;let t=this.key,
n=this.root.contains(nt(this.root));this.key="",document.removeEventListener("pointerdown",this.away,!0),this.root.hidden=
!0,this.root.replaceChildren(),this.how.moved(),n&&this.how.focus(t)}stroke(t){let n=this.buttons,s=n.findIndex(o=>o.matches(
":focus"));if(!this.key||s<0)return!1;let r={ArrowRight:s+1,ArrowDown:s+1,ArrowLeft:s-1,ArrowUp:s-1,Home:0,End:n.length-
1}[t.key];return r==null?!1:(t.preventDefault(),n[(r+n.length)%n.length].focus({preventScroll:!0}),!0)}};function yl(e,t){let{zones:n,board:s,sheet:r,...o}=e,i=a=>a==null?void 0:t[a];return{...o,zones:n.map(a=>t[a]),board:i(s)??
"",sheet:i(r)}}var In=class{constructor(t,n){this.resting=0;this.model=t,this.pages=new Map(Object.entries(t.get("pages")??
{})),this.asked=new Map,this.hear=s=>{s.kind==="page"&&(this.pages.set(`${s.watcher}.${s.page}`,s),n())},t.on("msg:custo\
m",this.hear)}get watcher(){return this.model.get("watcher")}get few(){return this.model.get("frames")[this.watcher]??[]}get length(){
return this.model.get("count")||this.few.length}scene(t){let n=Math.max(0,Math.min(t,this.length-1));if(!this.model.get(
"count"))return this.few[n]?yl(this.few[n],this.model.get("pool")):null;let s=this.model.get("size"),r=Math.floor(n/s),o=this.
page(r);return o?(this.fetchRest(r),yl(o.frames[n-r*s],o.pool)):null}page(t,n=this.watcher){let s=`${n}.${t}`,r=this.pages.
get(s);return!r&&performance.now()-(this.asked.get(s)??-1/0)>8e3&&(this.asked.set(s,performance.now()),this.model.send({
kind:"page",watcher:n,page:t})),r}fetchRest(t){clearTimeout(this.resting);let n=Math.ceil(this.length/this.model.get("si\
ze")),s=Array.from({length:n},(a,l)=>(t+l)%n),r=n<=4?s:[t],o=s.map(a=>[a,this.watcher]);for(let[a]of this.model.get("eye\
s"))for(let l of r)o.push([l,a]);let i=o.find(([a,l])=>!this.pages.has(`${l}.${a}`));i&&(this.resting=setTimeout(()=>this.
page(...i),150))}marks(){let t=r=>r.mark??0;if(!this.model.get("count"))return this.few.map(t);let n=this.model.get("siz\
e"),s=Array.from({length:this.length},()=>0);for(let r=0;r*n<s.length;r++)(this.pages.get(`${this.watcher}.${r}`)?.frames??
[]).forEach((o,i)=>{s[r*n+i]=t(o)});return s}stop(){clearTimeout(this.resting),this.model.off("msg:custom",this.hear)}};var Me=10;function Tm(e,t,n,s){if(t&&n>=t*46)return Math.min(t,Math.max(e,1));if(!e)return 1;let r=Math.max(1,Math.floor(
(n+Me)/(s+Me)));return Math.ceil(e/Math.ceil(e/r))}function Pe(e,t,n,s,r,o){let i=e.text(`${t.id}.label`,t.label,n,s+10,
{room:r}),a=Tm(t.cells.length||1,t.columns??0,r,o?58:50),l=Math.min(o?66:60,(r-Me*(a-1))/a),c=l+Me,u=e.extras.acting?8:0,
h=s+22+i;return t.cells.forEach((f,d)=>{let p=n+d%a*c,g=h+Math.floor(d/a)*(l*1.4+Me+u);"key"in f?e.card(f,p,g,l,{role:"g\
rid",own:!0}):(e.add("pile",`${t.id}.${d}`,p,g,{w:l,under:0,empty:!0}),f.seat!=null&&e.add("mark",`${t.id}.${d}`,p+l/2-9,
g+l*.7-9,{seat:f.seat,size:18,quiet:!0}))}),h-s+Math.ceil(t.cells.length/a)*(l*1.4+Me+u)+10}function Re(e,t,n,s,r){let o=t.
values.length,i=Math.min(56,(r-10*(o-1))/o),a=o*i+(o-1)*10;return e.add("dice",t.id,n,s,{w:a,size:i,values:t.values,thrown:t.
thrown??0,lit:t.lit??[],label:t.label,move:t.move??"",off:e.extras.acting?t.off??"":"",plays:e.extras.acting&&!!t.move,picks:[]}),
i+14}function Dr(e,t,n,s,r){let o=s+12;o+=e.text(`${t.id}.label`,t.label,n,o,{room:r})+10;for(let[i,{words:a,note:l,box:c}]of t.
rows.entries()){let u=c?30:0,h={size:14,bold:!0,quiet:c==="open",room:r-u};c&&e.add("box",`${t.id}.${i}`,n,o+3,{box:c,size:20}),
o+=14+e.text(`${t.id}.${i}.words`,a,n+u,o+12,h),l&&(o+=15+e.text(`${t.id}.${i}.note`,l,n+u,o+13,{room:r-u})),o+=7}return o-
s+6}function xl(e,t,n,s){t.rows.filter(({box:r})=>r).forEach(({box:r},o)=>{e.add("box",`${t.id}.${o}`,n+30*o,s,{box:r,size:24})})}
function Ce(e,t,n,s,r,o,i){let a=e.extras.boards?.[t.board];if(!a)throw new Error(`Expected a board called "${t.board}",\
 which was to be sent before its tokens.`);let l=i==null?Math.min(o,r*a.height/a.width):o;return e.add("board",t.id,n,s,
{w:r,h:l,k:Math.min(r/a.width,l/a.height),board:a,zone:t,heat:e.extras.heat??{},clear:!!e.extras.clear,acting:!!e.extras.
acting,spots:e.extras.spots??{},lit:e.extras.lit??{},clearance:i??0}),l+14}var kl=390,Wn=620,Be=196,vl=58,Ir=38,Fr=50,Fn=e=>e.cards.some(t=>t.move||t.picks?.length),$l=e=>[...e.cards,...(e.before??
[]).flatMap(t=>"top"in t&&t.top||[])];function Ml(e,t,n,s,r){let o=n,i=0;for(let a of t){let l=Math.min(r-(o-n),a.values.
length*vl);i=Math.max(i,Re(e,a,o,s,l)),o+=l+8}return i}function Sl(e,t,n,s,r,o,i){let l=(r-16*(o-1))/o,c=s;for(let u=0;u<
t.length;u+=o){let h=t.slice(u,u+o),f=(d,p)=>i?Lm(e,d,n+p*(l+16),c,l):e.other(d,n+p*(l+16),c,l,!1);c+=(i?10:18)+Math.max(
...h.map(f))}return c-s}function Lm(e,t,n,s,r){let o=$l(t),i=o.length?Ir*(1+.4*(o.length-1))+12:0,a=e.head(t,n,s,r-i,28),
[l]=t.counters??[],c={w:Ir,ideal:Ir*.4,tight:.3};if(e.cards(o,n+r-i,s,i,c,{role:"seat"}),!l)return 34+a;let u=Math.max(l.
full??0,l.value),h=l.art==="agents"?24*u:0;h&&e.add("agents",`${t.id}.0`,n,s+36+a,{count:l.value,full:u,size:18});let f={
value:l.value,label:l.label??"",high:18,room:r-i-h};return e.add("counter",`${t.id}.0`,n+h+6,s+36+a,f),58+a}function _l(e,t,n,s,r){
return t.stacks.forEach((o,i)=>e.stack(o,n+i*r/2,s,50)),t.stacks.length?116:0}function El(e,t,n,s,r){let{seats:o,boards:i,
fans:a,grids:l,dice:c,notes:u}=t,h=24,[f,...d]=o,p=n-h-Be,g=p-2*h,b=14,w=14;for(let y of i)b+=Ce(e,y,h,b,g,r);w+=Ml(e,c,
p,w,Be);for(let y of u)w+=Dr(e,y,p,w,Be)+8;f&&!Fn(f)&&(w+=e.other(f,p,w+4,Be,!0)+20),w+=_l(e,t,p,w+4,Be);for(let y of l)
b+=Pe(e,y,h,b,g,!0);return d.length&&(b+=Sl(e,d,h,b+6,g,Math.min(d.length,3),!0)),b=Math.max(b,w),a.length&&(b+=e.fans(a,
h,b,n-2*h,!0)),f&&Fn(f)&&(b+=e.own(f,h,b+6,n-2*h,176)),{y:b,middle:{x:h+g/2,y:240,r:40}}}function Tl(e,{seats:t,boards:n,
stacks:s,dice:r,notes:o},i,a,l){let h=i-48,f=(a-20)/Math.max(1,t.length);for(let p of n)l?Ce(e,p,0,0,a,h,Fr):Ce(e,p,0,Fr,
a,h-Fr,0);let d=10;for(let p of r)Re(e,p,d,8,p.values.length*36),d+=p.values.length*36+6;for(let p of o)xl(e,p,l?10:d+6,
l?h-34:14);for(let[p,{top:g}]of s.entries())g&&e.card(g,10+p*44,h-66,38,{role:"stack"});return t.forEach((p,g)=>{Am(e,{...p,
cards:$l(p)},10+g*f,h+10,f-4)}),{y:i-18,middle:{x:a/2,y:h/2,r:40}}}function Am(e,t,n,s,r){let o=t.cards.length?24+9*(t.cards.
length-1):0,i=r-24-o;e.add("mark",t.id,n,s+2,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,st(t.name,13,
i).lines[0],n+25,s+9,{size:13,bold:!0,quiet:!1,room:i});let a=(t.counters??[]).map(({value:c,label:u})=>`${c} ${u}`)[0]??
t.note??"";e.text(`${t.id}.note`,st(a,12,i).lines[0],n+25,s+24,{size:12,room:i});let l={w:22,ideal:9,tight:.3,least:22};
e.cards(t.cards,n+r-o-2,s-1,o,l,{role:"seat"})}function Ll(e,t,n){let{seats:s,boards:r,fans:o,grids:i,dice:a,notes:l}=t,
c=14,u=n-2*c,[h,...f]=s,d=10;for(let b of r)d+=Ce(e,b,c,d,u,440);let p=a.length?Math.min(150,a.reduce((b,{values:w})=>b+
w.length*vl+8,0)):0,g=Ml(e,a,c,d,p);if(g+=_l(e,t,c,d+g,Math.max(p,130)),h&&!Fn(h)){let b=p?c+p+16:c;g=Math.max(g,e.other(
h,b,d,c+u-b,!1))}d+=g+12;for(let b of l)d+=Dr(e,b,c,d,u)+8;for(let b of i)d+=Pe(e,b,c,d,u,!1);return o.length&&(d+=e.fans(
o,c,d,u,!1)),f.length&&(d+=Sl(e,f,c,d+4,u,Math.min(f.length,3),!1)),h&&Fn(h)&&(d+=e.own(h,c,d,u,0)),{y:d,middle:{x:n/2,y:200,
r:40}}}var Ol=e=>[[0,0],[1,0],[1,1]].slice(0,e),Um=20,Om=60,Hl=({extras:e})=>e.acting?e.call?32:14:0;function Nl(e){let t=(e.before??
[]).filter(({kind:n})=>n==="stack");return{beside:t.slice(0,-1),space:t.at(-1)}}function Al(e,t,n,s,r,o,i){let{beside:a,
space:l}=Nl(t),c=o?n+i+28:n,u=r-i-28,h=e.head(t,c,s,u,30),f=c;for(let d of a)e.stack(d,f,s+46+h,46,110),f+=118;if(!t.me){
let d={w:38,ideal:22,tight:.05};e.cards(t.cards,f,s+46+h,c+u-f,d,{role:"seat"})}l&&e.stack(l,o?n:n+r-i,s,i,i+40)}function Pl(e,{
seats:[t,...n],ring:s,stacks:r},o,i){let l=92*1.4+32,c=o/2-i-24,u=o/2+24,h=28,f=h+l+74,d=n.length===1;n.forEach((y,v)=>{
let[k,S]=Ol(n.length)[v];Al(e,y,k?u:i,S?f:h,c,!!k,92)}),t&&Al(e,{...t,me:!0},i,f,c,!1,92);let p={x:d?u+c/2:o/2,y:d?h+44:
h+l+32,r:40};s&&e.add("ring",s.id,p.x,p.y,{ring:s,r:p.r});let g=d?92:46,b=d?p.x-r.length*(g+40)/2+20:p.x+90;r.forEach((y,v)=>e.
stack(y,b+v*(g+40),d?h+120:p.y-44,g,g+40));let w=f+l+4;if(t){let y=e.extras.call??0,v=Hl(e),k=t.cards.some($=>$.face);y&&
(e.call=w),w+=(y?y+20:0)+v;let S={w:k?88:62,ideal:k?106:44,tight:.5,least:60,floor:20};w+=e.cards(t.cards,i,w,o-2*i,S,{own:!0,
role:"hand"})}return{y:w,middle:p}}function Ul(e,t,n,s,r){let{beside:o,space:i}=Nl(t),a=46,l=r-a-34;e.add("mark",t.id,n,
s+2,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,t.name,n+26,s+11,{size:13,bold:!0,quiet:!1,room:l}),e.
text(`${t.id}.note`,st(t.alert||t.note,12,l).lines[0],n+26,s+25,{size:12,quiet:!t.active,room:l});let c=n;for(let u of o){
if(u.top){let h={...u.top,move:u.move||u.top.move,off:u.off||u.top.off};e.card(h,c,s+36,26,{role:"stack",recall:u.recall})}else
e.add("pile",u.id,c,s+36,{w:26,under:0,empty:!0});e.text(`${u.id}.count`,String(u.count),c+32,s+58,{size:14,bold:!0,quiet:!1}),
c+=58}if(!t.me){let u={w:22,ideal:10,tight:.05};e.cards(t.cards,c,s+38,n+r-a-8-c,u,{role:"seat"})}i&&Rl(e,i,n+r-a,s,a)}function Rl(e,t,n,s,r){
t.top?e.card(t.top,n,s+2,r,{role:"space",recall:t.recall}):e.add("pile",t.id,n,s+2,{w:r,under:0,empty:!0});let o=[t.count>
1?t.count:"",t.label].filter(Boolean).join(" "),i=st(o,12,r+14).lines.length<2;e.text(`${t.id}.label`,o,i?n+r/2:n+r+6,s+
r*1.4+17,{size:12,anchor:i?"middle":"end",room:i?r+14:3*r})}function Cl(e,{seats:[t,...n],ring:s,stacks:r},o,i){let l=i/
2-10-10,c=i/2+10,u=88,h=n.length===1;n.forEach((y,v)=>{let[k,S]=Ol(n.length)[v];Ul(e,y,k?c:10,6+S*u,l)}),t&&Ul(e,{...t,me:!0},
10,6+u,l),r.slice(0,3).forEach((y,v)=>{h&&Rl(e,y,c+20+v*66,50,46)});let f=e.extras.call??0,d=Hl(e),p=6+2*u+6+d;f&&(e.call=
p-d);let g=p+(f?f+8:0),b=Math.max(Um,Mt(78,o-g-8));t&&e.cards(t.cards,10,g,i-130,{w:b,ideal:b*1.12,tight:.36,least:b},{own:!0,
role:"hand"});let w={x:i-66,y:g+24,r:34};return s&&o-g<Om?(e.add("ring",s.id,w.x,o-18,{ring:{...s,value:"",note:""},r:w.
r}),e.text(`${s.id}.note`,`${s.value??""} ${s.note??""}`,i-10,o-14,{size:14,anchor:"end",room:170})):s&&(e.add("ring",s.
id,w.x,w.y,{ring:{...s,note:""},r:w.r}),e.text(`${s.id}.note`,s.note??"",w.x,w.y+30,{size:12,anchor:"middle",room:126})),
{y:Math.max(o-8,t?g+b*1.4:0),middle:w}}var Hm={mark:({size:e})=>({x:0,y:0,w:e,h:e}),pile:({w:e,empty:t})=>t&&{x:0,y:0,w:e,h:e*1.4},ring:({r:e})=>({x:-e,y:-e,w:2*
e,h:2*e}),dice:({w:e,size:t})=>({x:0,y:0,w:e,h:t}),box:({size:e})=>({x:0,y:0,w:e,h:e})},qn=class{constructor(t){this.call=
0;this.things=[];this.over=[];this.extras=t}add(t,n,s,r,o={}){this.things.push({kind:t,key:`${t}:${n}`,x:s,y:r,...o});let i=this.
extras.lit?.[n],a=Hm[t]?.(o);i!=null&&a&&this.over.push({kind:"lit",key:`lit:${n}`,x:s+a.x,y:r+a.y,w:a.w,h:a.h,tab:i,role:t})}text(t,n,s,r,{
size:o=13,room:i=1/0,bold:a=!1,quiet:l=!0,anchor:c="start",tone:u=""}={}){if(!n)return 0;let{lines:h,size:f}=st(n,o,i,a?
1.06:1);return this.add("text",t,s,r,{lines:h,size:f,bold:a,quiet:l,anchor:c,tone:u}),(h.length-1)*f*1.2}card(t,n,s,r,{seen:o=r,
own:i=!1,role:a="",recall:l=[]}={}){let{lit:c={},dealt:u={},acting:h=!1,under:f=!0,opens:d=""}=this.extras,p=u[t.key]??t.
face??null,g=h&&!!(t.move||t.picks?.length),b=!!t.lifted,w=a==="grid"?0:r<80?12:14,y=i&&(g||h&&t.ghost)?w+(b?r*(w?.24:.14):
0):0;this.things.push({kind:"card",key:t.key,x:n,y:s-y,w:r,face:p,label:t.label,origin:t.origin??"",role:a,dealt:t.key in
u,kin:!!t.kin,ghost:!!t.ghost,seen:o,plays:g,off:h?t.off??"":"",under:i&&g&&!b,up:b,move:t.move??"",picks:t.picks??[],recall:f?
l:[],opens:d===t.key&&!g&&!t.off}),t.key in c&&this.over.push({kind:"lit",key:`lit:${t.key}`,x:n,y:s-y,w:o,h:r*1.4,tab:c[t.
key],role:a})}cards(t,n,s,r,o,{own:i=!1,role:a="",pitch:l=1.4,centre:c=!1}={}){if(!t.length)return 0;let{w:u,step:h,cols:f,
rows:d}=ge(t.length,r,o);return t.forEach((p,g)=>{let b=Math.floor(g/f),w=g%f,y=Math.min(f,t.length-b*f),v=c?n+(r-(h*(y-
1)+u))/2:n;this.card(p,v+w*h,s+b*l*u,u,{seen:w===y-1?u:Math.min(u,h),own:i,role:a})}),u*1.4+(d-1)*l*u}};var Bl=e=>e.map(t=>({...t,art:""})),ee=class extends qn{head(t,n,s,r,o=30){let i=[t.note,t.team].filter(Boolean).join(",\
 "),a=o<30?8:12,l=n+o+a,c=r-o-a;this.add("mark",t.id,n,s,{seat:t.seat,size:o,active:!!t.active});let u=t.alert||i,h=s+o*
(u?.43:.66),f=this.text(`${t.id}.name`,t.name,l,h,{size:15,bold:!0,quiet:!1,room:c}),d=this.text(`${t.id}.note`,u,l,s+o+
f,{room:c,bold:!!(t.active||t.alert),quiet:!t.active,tone:t.alert?"lit":""});return f+d}counters(t,n,s,r,o){let i=s;for(let[
a,l]of(t.counters??[]).entries()){let c=o?18:22;if(this.add("counter",`${t.id}.${a}`,n,i,{value:l.value,label:l.label??"",
high:c,room:r}),i+=c+8,l.art==="chips"){let u=Math.max(1,Math.ceil(l.value/10)),h=o?2.5:3,f=o?1.2:1.4,d=Math.max(3,Math.
min(18,(r-2)/u-3)),p=10*(h+f)+3,g=Math.min(l.value,10)*(h+f)+(l.value>5?3:0);l.value&&this.add("chips",`${t.id}.${a}`,n,
i+g,{count:l.value,w:d,t:h,g:f,pitch:d+3}),i+=p}if(l.art==="agents"){let u=Math.max(l.full??0,l.value);this.add("agents",
`${t.id}.${a}`,n,i,{count:l.value,full:u,size:18}),i+=26}}return i-s}other(t,n,s,r,o){let i=t.cards??[],a=t.counters??[],
l=!o||r<150,c=this.head(t,n,s,r,l?26:30),u=a.length&&r>=150,h=i.some($=>$.face||$.key in(this.extras.dealt??{})),f=l?38:
48,d=Math.min(u?r-74:r,h?1/0:f*3.4),p={w:f,ideal:f*(h?.72:.7),tight:h?.62:.05},g=s+(l?38:44)+c,b=this.cards(i,n,g,d,p,{role:"\
seat",pitch:.62});if(t.alert&&i.length){let{w:$,step:E,cols:T}=ge(i.length,d,p);this.over.push({kind:"lit",key:`lit:${t.
id}`,x:n,y:g,w:$+(T-1)*E,h:b,tab:""})}let{w,step:y,cols:v}=ge(i.length,d,p),k=i.length?w+(v-1)*y+14:0,S=u?Math.max(b,this.
counters(t,n+k,g+2,r-k,l)):b+(a.length?8+this.counters({...t,counters:Bl(a)},n,g+b+8,r,!0):0);return g-s+S+this.before(t,
n,g+S+10,r,l)}stack(t,n,s,r,o=r+24){let i=t.top?{...t.top,move:t.move||t.top.move,off:t.off||t.top.off,label:t.top.label||
t.spoken}:null,a=t.count>1&&i&&!i.face?Math.min(3,t.count-1):0;if(this.add("pile",t.id,n,s,{w:r,under:a,empty:!i}),i&&this.
card(i,n,s,r,{role:"stack",recall:t.recall}),!i&&!t.count&&t.label&&r>=40){let{lines:c,size:u}=st(t.label,13,r-2);if(c.length*
u*1.2<r*1.4-8){let h=s+(r*1.4-(c.length-1)*u*1.2)/2+u*.35;return this.add("text",`${t.id}.empty`,n+r/2,h,{lines:c,size:u,
quiet:!0,anchor:"middle",tone:""}),r*1.4}}let l=F(`${t.count} ${t.label}`,14)>o;return this.add("count",t.id,n,s+r*1.4+22,
{count:t.count,lines:l?st(t.label,13,o).lines:[t.label],spoken:t.spoken,broken:l}),r*1.4+30+(l?17*st(t.label,13,o).lines.
length:0)}tray(t,n,s,r){let o=Math.max(1,Math.ceil(Math.max(t.full,t.count)/10)),i=Math.min(27,(r-24)/o-4),a=r<120,l=i+(i>
20?7:4),c=a?3:5,u=a?1.4:2,h=o*l-(l-i)+24,f=10*(c+u)+3,d=22*String(t.count).length+4+F(t.label,13)>Math.max(h,r-8);return this.
add("tray",t.id,n+(r-h)/2,s,{wide:h,high:f,count:t.count,label:t.label,w:i,t:c,g:u,pitch:l,below:d,noted:F(t.label,13)}),
f+(d?62:44)}fans(t,n,s,r,o){let i=s,a=t.length>2?o?56:48:o?80:64;for(let l of t){this.text(`${l.id}.label`,l.label,n,i+10,
{room:r});let c={w:a,ideal:a*.59,tight:.39,least:Math.min(a,o?56:48),floor:20},{w:u,step:h,cols:f,rows:d}=ge(l.cards.length,
r,c),p=l.cards.some(b=>b.above)?22:4,g=l.cards.some(b=>b.under!=null)?40:10;i+=20,l.cards.length||this.add("pile",l.id,n,
i+p,{w:u,under:0,empty:!0}),l.cards.forEach((b,w)=>{let y=Math.floor(w/f),v=w%f,k=w===l.cards.length-1,S=n+v*h,$=i+p+y*(p+
g+u*1.4);this.card(b,S,$,u,{seen:k||v===f-1?u:Math.min(u,h),role:"fan"}),this.text(`${b.key}.above`,b.above??"",S+2,$-8,
{size:k?16:14,bold:k,quiet:!k}),b.under!=null&&this.add("mark",`${b.key}.under`,S+4,$+u*1.4+10,{seat:b.under,size:Math.max(
15,Math.min(22,h*.76)),quiet:!k})}),i+=Math.max(d*(p+g+u*1.4),p+g+a*1.4)+8}return i-s}own(t,n,s,r,o){let i=this.extras.acting?
14:0,a=this.extras.call??0,l=this.before(t,n+o,s,r-o,!o),c=s+l+(a?a+20:0);return a&&(this.call=s+l),c-s+this.hand(t,n,c,
r,o,i)}before(t,n,s,r,o){let i=t.before??[];if(!i.length)return 0;let a=10,l=(r-a*(i.length-1))/i.length,c=Math.min(o?44:
58,l-6),u=0;return i.forEach((h,f)=>{let d=n+f*Math.min(l+a,h.kind==="fan"?1/0:c+40);if(h.kind==="fan"){let p=this.text(
`${h.id}.label`,h.label,d,s+10,{room:l}),g={w:c,ideal:c*.72,tight:.4};u=Math.max(u,18+p+this.cards(h.cards,d,s+18+p,l,g,
{role:"fan"}))}else u=Math.max(u,this.stack(h,d,s,c,Math.min(l,c+34)))}),u+16}hand(t,n,s,r,o,i){let a=o>0,l=t.cards.some(
b=>b.face),c=a?92:70,u=t.cards.length,h={w:l?c:c*.75,ideal:c*(l?a?1.22:1.06:.8),tight:.5,least:Math.min(c,64),floor:l?34:
20};if(a){let b=this.head(t,n,s,o-20),w=this.counters(t,n+4,s+48+b,o-20,!1)+48+b,y=this.cards(t.cards,n+o,s+i,r-o,h,{own:!0,
role:"hand",pitch:1.4+.36});return Math.max(w,y+i+16,l?c*1.4:0)}let f=l&&(u-1)*h.ideal+h.w<=r-112,d=this.head(t,n,s,f?110:
r-100,26);if(f){let b=this.counters(t,n+4,s+44+d,100,!0)+44+d,w=this.cards(t.cards,n+112,s+i,r-112,h,{own:!0,role:"hand"});
return Math.max(b,w+i+16)}let p=this.counters({...t,counters:Bl(t.counters??[])},n+r-84,s+6,84,!0),g=s+Math.max(40+d,p+8)+
i;return g-s+this.cards(t.cards,n,g,r,h,{own:!0,role:"hand",pitch:1.4+.42,centre:!0})+16}};var Tt=620,jn=772,Wl=920,Nm=["seat","ring","fan","stack","tray","grid","dice","tokens","notes","kinds"];function De(e){let t=e.
zones.find(({kind:s})=>!Nm.includes(s));if(t)throw new Error(`Expected a zone that the table can draw, not "${t.kind}".`);
let n=s=>e.zones.filter(r=>r.kind===s);return{seats:Oo(n("seat")),ring:n("ring")[0],fans:n("fan"),stacks:n("stack"),trays:n(
"tray"),grids:n("grid"),dice:n("dice"),notes:n("notes"),boards:n("tokens"),kinds:n("kinds")}}function ql(e,t,n={}){if(n.
laid&&yn(e))return Gm(e,t,n);if(Xo(e)&&(t.low||t.h))return Vm(e,t,n);if(t.low&&e.zones.some(({kind:f})=>f==="tokens"))return jm(
e,t,t.low,n);if(t.low&&Ds(e))return Wr(e,t,t.low,n,qr(t.w));if(!t.h)return Vn(e,t.w,n);let s=({w:f,h:d})=>jr(t,f,d),o=[...t.
w>=Tt*Dl?[jn,860,Wl]:[],390,440].map(f=>qm(e,t,f,n)),[i,...a]=o.filter(f=>f.w>=Tt),l=a.reduce((f,d)=>s(d)>s(f)?d:f,i);if(l&&
s(l)>=Dl)return l;let c=o.reduce((f,d)=>s(d)>s(f)?d:f),u=Math.round(Math.max(jl,Jt*t.h/t.w));return e.zones.some(({kind:f})=>f===
"tokens")?Kl(e,Math.min(u,Wn),n,kl,!0):s(c)>=Pm||!Ds(e)?c:e.table==="round"&&e.zones.filter(({kind:f})=>f==="seat").length>
Bm&&t.w>t.h?Wr(e,t,Fl,n,Math.round(Fl*t.w/t.h)):Wr(e,t,Math.min(u,Cm),n,Vl(t,u))}var Dl=.8,Pm=.92,Il=.75,Rm=352,jl=288,Cm=460,
Bm=6,Fl=320,Dm=640,Im=110,Fm=400,Wm=1.25,qr=e=>Math.round(Math.max(Jt,Math.min(yt,e/Wm))),Vl=(e,t)=>Math.round(Math.max(
Jt,Math.min(yt,t*e.w/e.h)));function Gl(e,t,n){let{w:s}=e,r=e.low?0:e.h,o=!e.low&&s>=jn*Il&&(!r||r>=t[0]*Il),[i,a]=o?t:n,
l=o?jn:e.low?qr(s):Jt,c=r?Math.round(Math.max(i,Math.min(a,l*r/s))):o?600:i;return[o||!r?l:Vl(e,c),c]}var jr=(e,t,n)=>Math.
min(e.w/t,e.h?e.h/n:1/0),Zl=(e,t)=>({...e,call:(e.call??0)/t});function qm(e,t,n,s){let r=Vn(e,n,s);for(let o=0;o<2&&s.call;o++)
r=Vn(e,n,Zl(s,jr(t,r.w,r.h)));return r}function Wr(e,t,n,s,r){let o=new ee(Zl(s,jr(t,r,n))),i=De(e),{y:a,middle:l}=e.table===
"corners"?Cl(o,i,n,r):zo(o,i,n,e.table==="round",r);return{w:r,h:Math.max(n,a+8),things:[...o.things,...o.over],middle:l,
call:o.call}}function jm(e,t,n,s){let r=Math.max(t.w,jn),o=((t.page??0)-Dm)*r/t.w-Im;return t.w>=Tt&&o>=Fm?Vn(e,r,s,Math.
min(o,Wn)):Kl(e,n,s,Math.min(qr(t.w),Tt-1),!1)}function Kl(e,t,n,s,r){let o=new ee(n),{middle:i}=Tl(o,De(e),t,s,r);return{
w:s,h:t,things:[...o.things,...o.over],middle:i,call:o.call}}function Vm(e,t,n){let s=new ee(n),[r,o]=Gl(t,[470,620],[t.
low||jl,620]),{middle:i}=ti(s,De(e),o,r);return{w:r,h:o,things:[...s.things,...s.over],middle:i,call:s.call}}function Gm(e,t,n){
let s=new ee(n),[r,o]=Gl(t,[520,640],[Rm,560]),{middle:i}=oi(s,De(e),o,r);return{w:r,h:o,things:[...s.things,...s.over],
middle:i,call:s.call}}function Vn(e,t,n={},s=Wn){let r=Math.round(Math.min(Math.max(t,320),Wl)),o=r>=Tt,i=new ee(n),a=De(
e),l=o?28:14,c=e.table==="round"||e.table==="corners"&&!o,u=a.boards.length?o?El:Ll:c?o?Ym:Jm:o&&e.table==="corners"?Pl:
o?Zm:Km,{y:h,middle:f}=u(i,a,r,l,s);return{w:r,h:Math.round(h+18),things:[...i.things,...i.over],middle:f,call:i.call}}function Gn(e,t,n,s,r,o){
let i=s,a=(r-o*(t-1))/t;for(let l=0;l<e.length;l+=t){let c=e.slice(l,l+t);i+=Math.max(...c.map((u,h)=>u(n+h*(a+o),i,a)))+
20}return i-s}function Zm(e,t,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:c}=t,u=o.map(E=>(T,_,M)=>e.other(E,T,
_,M,!0)),h=c.map(E=>(T,_,M)=>e.tray(E,T,_,M));u.splice(Math.ceil(u.length/2),0,...h);let f=Math.floor((n-2*s+20)/126),d=u.
length<=f?Math.max(u.length,1):Math.ceil(u.length/2),p=28+Gn(u,d,s,28,n-2*s,20),g=l.length?104:0,b=i?248:0,w=p+6,y=i?{x:132,
y:w+108,r:88}:{x:n/2,y:w+60,r:40};i&&e.add("ring",i.id,y.x,y.y,{ring:i,r:y.r});let v=n-2*s-b-(g?g+24:0),k=e.fans(a,s+b,w+
10,v,!0);p=Math.max(w+(i?230:0),w+10+k)+12,l.forEach((E,T)=>e.stack(E,n-s-72,w+48+T*152,66));let S=l.length?w+48+l.length*
152-24:0,$=b&&n>=740?b:176;return p+=Zn(e,t,n-(S>p?g+24:0),s,p),r&&(p+=e.own(r,s,p,n-2*s-(S>p?g+24:0),$)),{y:Math.max(p,
S),middle:y}}function Km(e,t,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:c}=t,u=18,h=o.some(v=>(v.before?.length??
0)>1),f=h||o.length<=2||o.length===4?Math.min(2,Math.max(o.length,1)):3;u+=Gn(o.map(v=>(k,S,$)=>e.other(v,k,S,$,!1)),f,s,
u,n-2*s,12);let d=66,p=i?{x:106,y:u+100,r:d}:{x:n/2,y:u+40,r:40};i&&e.add("ring",i.id,p.x,p.y,{ring:i,r:d});let g=i?214:
s,b=n-s-g,w=Math.min(92,b/Math.max(l.length,1));l.forEach((v,k)=>e.stack(v,g+k*w,u+12,Math.min(56,w-14),w-1));let y=l.length?
u+12+78+56:u;for(let v of c)y+=e.tray(v,g-6,y,b+6);return u=Math.max(y,i?u+200:u)+6,u+=e.fans(a,s,u,n-2*s,!1),u+=Zn(e,t,
n,s,u),r&&(u+=e.own(r,s,u+4,n-2*s,0)+4),{y:u,middle:p}}function Ym(e,t,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:c}=t,
{left:u,top:h,right:f}=Ho(o.length),d=i?.art==="none"?64:n<740?108:128,p=Math.min(h<2?220:n<740?130:190,n/2-d-20-s),g=n-
2*s-2*p-24,w=o.slice(u,u+h).map(E=>(T,_,M)=>e.other(E,h===1?n/2-70:T,_,M,!0)),y=h?Gn(w,h,s+p+12,20,g,16):0,v={x:n/2,y:20+
y+d+12,r:d},k=(E,T)=>{let _=E.length>1?28:v.y-60;for(let M of E)_+=e.other(M,T,_,p,!0)+26;return _},S=[k(o.slice(0,u).reverse(),
s),k(o.slice(o.length-f),n-s-p)];Yl(e,i,l,c,v,d<120?.82:1);let $=Math.max(v.y+d+40,...S);return a.length&&($+=e.fans(a,s,
$,n-2*s,!0)),$+=Zn(e,t,n,s,$),r&&($+=e.own(r,s,$,n-2*s,160)),{y:$,middle:v}}function Jm(e,t,n,s){let{seats:[r,...o],ring:i,
fans:a,stacks:l,trays:c}=t,u=o.some(g=>(g.before?.length??0)>1),h=u||o.length===2||o.length===4?2:Math.min(3,Math.max(o.
length,1)),f=16+Gn(o.map(g=>(b,w,y)=>e.other(g,b,w,y,!1)),h,s,16,n-2*s,12),d=i?.art==="none"?50:108,p={x:n/2,y:f+d+10,r:d};
return Yl(e,i,l,c,p,.8),f=p.y+d+36,a.length&&(f+=e.fans(a,s,f,n-2*s,!1)),f+=Zn(e,t,n,s,f),r&&(f+=e.own(r,s,f,n-2*s,0)),{
y:f,middle:p}}function Yl(e,t,n,s,r,o){t&&e.add("ring",t.id,r.x,r.y,{ring:t,r:r.r});let i=(n.length>2?56:78)*o,a=22*o,l=r.
x-(n.length*i+(n.length-1)*a)/2;n.forEach((c,u)=>e.stack(c,l+u*(i+a),r.y-i*.7-12,i)),s.forEach(c=>e.tray(c,r.x-50,r.y+44,
100))}function Zn(e,{grids:t,dice:n},s,r,o){let i=o;for(let a of t)i+=Pe(e,a,r,i,s-2*r,s>=Tt);for(let a of n)i+=Re(e,a,r,
i,s-2*r);return i-o}var Kn=class{constructor({play:t,key:n,told:s}){this.lifted="";this.card="";this.said={};this.typed={};this.field=null;this.
lifts={};this.shown="";this.play=t,this.key=n,this.told=s,this.go=m("button.btn.solid",{"data-k":"lift.play",onclick:()=>this.
play(this.lifted)}),this.back=m("button.btn",{"data-k":"lift.back",onclick:()=>this.lift("")},"Put it back"),this.acts=m(
"div.lift-acts",{hidden:!0},this.go,this.back),this.words=m("p.lift-words"),this.keys=m("div.lift-keys"),this.asking=m("\
div.asking",{role:"group",hidden:!0})}show({lifts:t,keys:n}){this.lifts=t,this.lifted&&!t[this.lifted]&&(this.lifted="",
this.said={},this.typed={}),this.draw();let s=JSON.stringify(n);this.keys.dataset.looks!==s&&(this.keys.dataset.looks=s,
Ts(this.keys,this.keys,()=>this.keys.replaceChildren(...n.map(r=>an(r,o=>this.key(o))))))}tell(t,n){let s=Object.keys(this.
lifts).some(r=>n.every(o=>o.move!==r));this.words.hidden=!!this.lifted,this.words.textContent=t||(s?"Press a card to lif\
t it, and again to play it.":"")}playing(t){let n=this.lifts[this.lifted]?.play??"",s=t?n.replace(/^Play\b/,"Playing"):n;
this.go.textContent!==s&&(this.go.textContent=s),j(this.go,"aria-busy",t?"true":"")}lift(t,n=""){let s=n||this.card;this.
lifted=t,this.card=n,this.draw(),this.told({lifted:t,said:this.said},s)}stand(t,n,s){let[r,o]=s?[n,t.parentElement]:[t,this.
keys];this.asking.parentElement!==r&&r.insertBefore(this.asking,o)}hold(t,n,s,r){t?t!==this.lifted&&s[t]&&(this.lifted=t,
this.card=zm(r,t)):this.lifted="",this.said=n}draw(){let t=this.lifts[this.lifted];if(this.acts.hidden=!t,this.asking.hidden=
!t?.line,this.words.hidden=!!t,this.playing(!1),this.shown===this.lifted)return;if(this.shown=this.lifted,this.field=null,
!t?.line)return this.asking.replaceChildren();let n=this.lifted;j(this.asking,"aria-label",t.line),this.field=t.ask?pr({
rule:It,label:t.ask,words:"of 100",ends:["never","always"],value:Bi(this.typed[n],this.said[n],It),set:r=>this.say(n,r),
enter:()=>this.play(n)}):null;let s=m("div",m("p",m("b",t.line)));this.field&&s.append(m("p.wonder",t.ask)),this.asking.
replaceChildren(s,...this.field?[this.field.node]:[])}unread(t){let n=this.typed[t]??"";return t!==this.lifted||!this.field||
!n||!Sn(n,It)?!1:(this.field.complain(),!0)}say(t,n){let{value:s}=xt(n,It);this.typed[t]=n,this.said={...this.said},s!=null?
this.said[t]=s:delete this.said[t],this.told({lifted:this.lifted,said:this.said},this.card)}},Yn=class{constructor(t){this.
looks="";this.how=t,this.root=m("div.acts")}show(t,n,s){let r=JSON.stringify([t,n]);this.looks!==r&&(this.looks=r,Ts(this.
root,s,()=>this.root.replaceChildren(...t.map(o=>this.button(o)))))}button({move:t,label:n,strong:s,off:r}){let o=m("but\
ton",{class:s&&!r?"btn solid":"btn","data-act":t||n,"aria-disabled":r?"true":null,onclick:()=>r?this.how.refuse(r):this.
how.send(t)},n);return m("span.act",o,r&&m("span.why",r))}};function zm({zones:e},t){let n=e.flatMap(s=>s.kind==="seat"&&
s.me?s.cards:s.kind==="grid"?s.cells:[]);for(let s of n)if("key"in s&&(s.move===t||s.picks?.some(r=>r.move===t)))return s.
key;return""}function Jl(e,t,n){if(!t)return e;let s=e.zones.flatMap(i=>i.kind==="tokens"&&i.ways||[]),r=Number(s.find(i=>i.
move===t)?.tag),o=e.zones.map(i=>{if(i.kind==="dice"&&r){let l=i.values.indexOf(r);return{...i,lit:l<0?i.values.map((c,u)=>u):
[l]}}if(i.kind==="ring"){let l=i.previews?.find(c=>c.move===t);return l?{...i,preview:l}:i}if(i.kind==="tokens")return{...i,
ways:(i.ways??[]).map(l=>({...l,chosen:l.move===t}))};let a=l=>l.key===n?{...l,lifted:!0}:l;return i.kind==="grid"?{...i,
cells:i.cells.map(a)}:i.kind==="seat"&&i.me?{...i,cards:i.cards.map(a)}:i});return{...e,zones:o}}var Xm={ArrowLeft:{x:-1,y:0},ArrowRight:{x:1,y:0},ArrowUp:{x:0,y:-1},ArrowDown:{x:0,y:1}};function Qm(e,t,n){let s=t.map(
({x:o,y:i})=>{let a=(o-e.x)*n.x+(i-e.y)*n.y,l=Math.abs((o-e.x)*n.y)+Math.abs((i-e.y)*n.x);return a>.5?a+2*l:1/0}),r=Math.
min(...s);return r<1/0?s.indexOf(r):-1}function zl(e){let t=(e.querySelector(".ring-focus")??e).getBoundingClientRect();
return{x:t.x+t.width/2,y:t.y+t.height/2}}function Xl(e,t){let n=Xm[t.key];if(!n||t.shiftKey||t.ctrlKey||t.metaKey||t.altKey)
return;let s=[...e.closest(".board")?.querySelectorAll(".way.plays")??[]].filter(o=>o!==e),r=s[Qm(zl(e),s.map(zl),n)];t.
preventDefault(),t.stopPropagation(),r instanceof SVGElement&&r.focus({preventScroll:!0})}var tc=8,Se=1.25,Ql=.42,tp=.62,ep=1.5,Vr=46,np=26,sp=8,rp=.95;function Jn(e,t,n=t.w/t.h){let s=Math.max(t.w,t.h*n),r=Math.
min(s,Math.max(e.w,t.w/tc)),o=r/n,i=(a,l)=>l<0?l/2:Math.max(0,Math.min(a,l));return{x:i(e.x,t.w-r),y:i(e.y,t.h-o),w:r,h:o}}
function op(e,t,n,s,r,o=t.w/t.h){let i=Math.max(t.w,t.h*o),a=Math.min(i,Math.max(e.w/n,t.w/tc))/e.w;return Jn({x:s-(s-e.
x)*a,y:r-(r-e.y)*a,w:e.w*a,h:e.h*a},t,o)}function ip(e,t,n,s,r){let o=n/s,[i,a]=[e.map(({x:k})=>k),e.map(({y:k})=>k)],[l,
c]=[Math.min(...i),Math.min(...a)],[u,h]=[Math.max(...i)-l,Math.max(...a)-c],f=Math.min(n/t.w,(o-r)/t.h),d=Math.max(tp,ep*
(n/t.w)),p=Math.min((n-2*Vr)/(u||1),(o-r-2*Vr)/(h||1)),g=Math.max(f,Math.min(d,p)),b={w:n/g,h:o/g},w=np/g,y=(k,S,$,E)=>{
let T=(k+S-$)/2,[_,M]=[Math.min(0,k-w),Math.max(E,S+w)-$];return M<_?(_+M)/2:Math.max(_,Math.min(T,M))},v=r/g;return{x:y(
l,l+u,b.w,t.w),y:y(c,c+h,b.h-v,t.h)-v,...b}}var zn=class{constructor(){this.board=null;this.id="";this.dragged=!1;this.aspect=
1;this.wide=0;this.clear=0;this.targets=[];this.lit=[];this.view="whole";this.chosen="";this.whole={x:0,y:0,w:1,h:1},this.
frame=this.whole,this.fingers=new Map,this.down={x:0,y:0},this.near={x:0,y:0},this.aims=(n,s)=>{};let t=(n,s,r,o)=>m("bu\
tton.btn",{"data-k":`lens.${n}`,"aria-label":r,title:r,onclick:o},s);this.controls=m("div.lens",{role:"group","aria-labe\
l":"The part of the board in view",hidden:!0},t("out","−","Further away",()=>this.zoom(1/Se)),t("in","+","Nearer",()=>this.
zoom(Se)),t("near",lt("near",20),"Near me",()=>this.see("near")),t("whole",lt("whole",20),"Whole board",()=>this.see("wh\
ole")))}on(t,n,s,r,o,i=[],a=[]){this.controls.hidden=!t;let l=JSON.stringify([r,i])!==JSON.stringify([this.near,this.targets]),
c=o.w/o.h,u=n!==this.id||c!==this.aspect||o.w!==this.wide,h=JSON.stringify(a)!==JSON.stringify(this.lit)&&!a.every(f=>this.
sees(f));this.near=r,this.targets=i,this.lit=a,this.clear=o.clear??0,t&&t!==this.board&&this.listen(t),this.board=t,t&&(u&&
(this.id=n,this.whole={x:0,y:0,...s},this.aspect=c,this.wide=o.w,this.chosen=""),u||l||h||this.view!=="own"&&!a.length?this.
look():this.show(this.frame))}sees({x:t,y:n}){let{frame:s}=this,r=Vr*s.w/this.wide,o=this.clear*s.w/this.wide;return t>s.
x+r&&t<s.x+s.w-r&&n>s.y+o+r&&n<s.y+s.h-r}look(){let t=this.wide/this.aspect-this.clear,n=Math.min(this.wide/this.whole.w,
t/this.whole.h),s=this.targets.length>0||n<Ql;this.frameTo(this.chosen||(s?"near":"whole"))}see(t){this.chosen=t,this.frameTo(
t)}frameTo(t){if(this.view=t,t==="whole")return this.show(Jn({...this.whole,w:1/0},this.whole,this.aspect));this.show(ip(
[this.near,...this.targets,...this.lit],this.whole,this.wide,this.aspect,this.clear))}show({x:t,y:n,w:s,h:r}){this.frame=
{x:t,y:n,w:s,h:r},this.board?.setAttribute("viewBox",`${t} ${n} ${s} ${r}`),this.board?.classList.toggle("far",this.wide/
s<Ql),this.board?.classList.toggle("close",this.wide/s>=rp);let o=this.onPage;o?.a&&this.aims(1/o.a,this.frame)}drawTo(t){
this.view="own",this.show(t)}zoom(t,n=this.frame.x+this.frame.w/2,s=this.frame.y+this.frame.h/2){this.drawTo(op(this.frame,
this.whole,t,n,s,this.aspect))}pan(t,n){let{x:s,y:r,w:o,h:i}=this.frame;this.drawTo(Jn({x:s+t*o,y:r+n*i,w:o,h:i},this.whole,
this.aspect))}point({clientX:t,clientY:n}){let s=this.onPage,{x:r,y:o}=new DOMPoint(t,n).matrixTransform(s?.inverse());return{
x:r,y:o}}get onPage(){let[t]=this.board?.children??[];return t instanceof SVGGraphicsElement?t.getScreenCTM():null}listen(t){
t.style.touchAction="none",t.addEventListener("wheel",n=>{let s=n.deltaY>0,{x:r,y:o}=this.point(n);s&&this.frame.w>=this.
whole.w&&this.frame.h>=this.whole.h||(n.preventDefault(),this.zoom(s?1/Se:Se,r,o))},{passive:!1}),t.addEventListener("po\
interdown",n=>{this.fingers.set(n.pointerId,{x:n.clientX,y:n.clientY}),this.down={x:n.clientX,y:n.clientY},this.dragged=
!1}),t.addEventListener("pointermove",n=>this.drag(n));for(let n of["pointerup","pointercancel","pointerleave"])t.addEventListener(
n,s=>this.fingers.delete(s.pointerId));t.addEventListener("click",n=>this.dragged&&n.stopPropagation(),{capture:!0})}drag(t){
let n=this.fingers.get(t.pointerId);if(!n)return;let s={x:t.clientX,y:t.clientY},r=[...this.fingers].find(([u])=>u!==t.pointerId)?.[1];
if(this.dragged||=!!r||Math.hypot(s.x-this.down.x,s.y-this.down.y)>sp,!this.dragged)return;this.fingers.set(t.pointerId,
s);let o=this.point({clientX:n.x,clientY:n.y}),i=this.point({clientX:s.x,clientY:s.y});if(!r){let{x:u,y:h,w:f,h:d}=this.
frame;this.drawTo(Jn({x:u+o.x-i.x,y:h+o.y-i.y,w:f,h:d},this.whole,this.aspect));return}let a=u=>Math.hypot(u.x-r.x,u.y-r.
y)||1,{x:l,y:c}=this.point({clientX:(s.x+r.x)/2,clientY:(s.y+r.y)/2});this.zoom(a(s)/a(n),l,c)}key(t,n){if(!this.board)return!1;
let r=n?{ArrowLeft:[-.2,0],ArrowRight:[.2,0],ArrowUp:[0,-.2],ArrowDown:[0,.2]}[t]:void 0;if(r)this.pan(r[0],r[1]);else if(t===
"+"||t==="=")this.zoom(Se);else if(t==="-")this.zoom(1/Se);else if(t==="0")this.see("whole");else return!1;return!0}};var ec=420,ap=80,lp=1500,cp=5,nc=320,sc={goal:900,bust:700,aside:600},rc="cubic-bezier(.2,.7,.2,1)";function Gr(e,t){let n=t.
replace(/^seat/,"h"),s=[...e].filter(({kind:c,key:u})=>c==="card"&&(u===t||u.startsWith(`${n}.`))),r=s.length?s.map(({x:c,
y:u,w:h})=>({x:c,y:u,w:h,h:h*1.4})):[...e].filter(({key:c})=>c.slice(c.indexOf(":")+1).split(".")[0]===t).map(({x:c,y:u,
wide:h=40,high:f=40})=>({x:c,y:u,w:h,h:f}));if(!r.length)return null;let o=Math.min(...r.map(({x:c})=>c)),i=Math.min(...r.
map(({y:c})=>c)),a=Math.max(...r.map(({x:c,w:u})=>c+u)),l=Math.max(...r.map(({y:c,h:u})=>c+u));return{x:o,y:i,w:a-o,h:l-
i}}var Xn=e=>H(e.x-7,e.y-7,e.w+14,e.h+14,{rx:8,fill:"none",stroke:"var(--lit)","stroke-width":4}),up=()=>H(-14,-4,28,8,{
rx:2,fill:"var(--lit)",stroke:"#fff","stroke-width":1.5});function oc(e,t,n,{pace:s,still:r,gone:o}){e.replaceChildren();
let i=0;for(let a=t;a;a=a.then){let l=a.kind==="aside"?mp(a,n,{pace:s,still:r,gone:o,wait:i}):a.kind==="bust"?dp(ic(o,a.
then?.face),s,r):hp(a,n,s,r);if(e.append(...l),!r&&s>0&&a!==t)for(let c of l)c.matches(".swept")||c.animate([{opacity:0},
{opacity:1}],{duration:1,delay:i,fill:"both"});setTimeout(()=>{for(let c of l)c.remove()},lp/Math.max(s,.5)+i),!r&&s>0&&
(i+=(sc[a.kind]??0)/s)}}function hp(e,t,n,s){let r=e.source?Gr(t,e.source):null,o=e.target?Gr(t,e.target):null;if(!o)return[];
let i=[Xn(o)];if(r&&e.kind==="catch"&&i.push(Xn(r)),!r||e.kind!=="goal"||s||n<=0)return i;for(let a=0;a<Math.min(e.count||
1,cp);a++){let l=up();i.push(l);let c=u=>`translate(${u.x+u.w/2}px,${u.y+u.h/2}px)`;l.style.transform=c(o),l.animate([{transform:c(
r)},{transform:c(o),opacity:1},{opacity:0}],{duration:ec*1.25/n,delay:a*ap/n,easing:rc,fill:"both"})}return i}function ic(e,t){
let n=e.filter(({kind:r,role:o})=>r==="card"&&o==="fan").sort((r,o)=>r.x-o.x),s=n.at(-1);if(s&&t){let r=n.length>1?s.x-n[n.
length-2].x:s.w*.59;n.push({...s,key:`${s.key}.end`,x:s.x+Math.max(r,s.w*.4),face:t})}return n}function dp(e,t,n){let[s]=e,
r=e.at(-1);if(!s||!r||n||t<=0)return[];let o=Xn({x:s.x,y:s.y,w:r.x+r.w-s.x,h:r.w*1.4});return o.setAttribute("stroke-das\
harray","10 7"),o.animate([{opacity:1},{opacity:1,offset:.9},{opacity:0}],{duration:(sc.bust+nc)/t,fill:"both"}),[o]}function mp(e,t,{
pace:n,still:s,gone:r,wait:o}){let i=e.target?Gr(t,e.target):null;return i?s||n<=0?[Xn(i)]:ic(r,e.face).map(a=>{let l=x(
"g.thing.card.swept",...le({...a,plays:!1,off:""})),c=`translate(${a.x}px,${a.y}px)`;return l.animate([{transform:c,opacity:1},
{transform:`translate(${i.x}px,${i.y}px) scale(${i.w/a.w})`,opacity:1,offset:.9},{transform:`translate(${i.x}px,${i.y}px\
) scale(${i.w/a.w})`,opacity:0}],{duration:ec*1.25/n,delay:o+nc/n,easing:rc,fill:"both"}),l}):[]}var ac=320,pp=90,lc={w:1,h:1},Qn=class{constructor({press:t,pace:n}){this.gone=[];this.bright=null;this.parked="";this.timer=
0;this.press=t,this.pace=n,this.rings=x("g.far-rings",{fill:"none","stroke-width":11,"aria-hidden":"true"}),this.layer=x(
"g"),this.over=x("g.event",{"aria-hidden":"true"}),this.root=x("svg.table",{role:"group",tabindex:-1},this.rings,this.layer,
this.over),this.placed=new Map,this.changed=new Set,this.lens=new zn}paint(t,{label:n,move:s,back:r=!1}){this.root.setAttribute(
"viewBox",`0 0 ${t.w} ${t.h}`),this.root.setAttribute("aria-label",n),this.far(t);let o=new Map([...this.placed].map(([d,
{thing:p}])=>[d,p])),i=s&&this.pace()>0&&!fe(),a=new Map(t.things.map(d=>[d.key,d])),l=nt(this.root),c=l&&this.layer.contains(
l)?l.getAttribute("data-key"):l===this.root?this.parked:"";this.gone=[];for(let[d,{node:p,thing:g}]of this.placed){if(a.
has(d))continue;this.gone.push(g),this.placed.delete(d);let b=i&&r&&g.kind==="card"&&g.origin?a.get(g.origin):void 0;b?this.
leave(p,g,b):p.remove()}let u=null,h=[];this.changed.clear();for(let d of t.things){let p=o.get(d.key),{node:g}=this.place(
d),b=u?u.nextSibling:this.layer.firstChild;g!==b&&this.layer.insertBefore(g,b),u=g,s&&d.kind==="card"&&(!p||JSON.stringify(
p.face)!==JSON.stringify(d.face))&&this.changed.add(d.key),i&&!r&&d.thrown&&d.thrown!==p?.thrown&&this.roll(d.key);let w=i&&
d.kind==="card"&&!p?this.source(d,o):void 0;w&&h.push(this.glide(g,w,d))}if(h.length){this.root.getBoundingClientRect();
for(let[d,p]of h.entries())p(Math.min(d,4)*pp/this.pace())}this.look(t),i&&Go(this.root,this.pace()),this.shade(),s&&fe()&&
this.flash();let f=nt(this.root);c&&!(f&&this.layer.contains(f)&&f.hasAttribute("tabindex"))&&this.focus(c)}dim(t){this.
bright=t,this.shade()}shade(){let{bright:t}=this;for(let[n,{node:s,thing:r}]of this.placed){let o=n.slice(n.indexOf(":")+
1),i=!t||r.kind==="lit"||t.has(o)||t.has(o.split(".")[0]);s.classList.toggle("dimmed",!i)}}happen(t){let n=[...this.placed.
values()].map(({thing:s})=>s);oc(this.over,t,n,{pace:this.pace(),still:fe(),gone:this.gone})}look(t){let n=t.things.find(
({kind:l})=>l==="board"),s=n&&this.placed.get(n.key)?.node.querySelector(".board");if(!n||!(s instanceof SVGElement))return this.
lens.on(null,"",lc,{x:0,y:0},lc);let{board:r,zone:o}=n,i=r.nodes.find(l=>l.id===o.centre),a=l=>[...s.querySelectorAll(l)].
map(c=>({x:Number(c.getAttribute("data-x")),y:Number(c.getAttribute("data-y"))}));this.lens.controls.classList.toggle("a\
bove",t.w<Tt),this.lens.aims=(l,c)=>Wo(s,l,c,r.nodes),this.lens.on(s,r.id,{w:r.width,h:r.height},i??{x:r.width/2,y:r.height/
2},{w:n.w,h:n.h,clear:n.clearance},n.acting?a(".way.plays[data-x]:not(.many)"):[],a(".light"))}focus(t){let n=this.spot(
t);if(n)return n.focus({preventScroll:!0});let r=[this.placed.get(t)?.node,...[...this.placed.values()].map(({node:o})=>o)].
find(o=>o?.hasAttribute("tabindex"));this.parked=r?"":t,(r??this.root).focus()}around(t){let n=({node:i,thing:a})=>{let{
a:l=1,e:c=0,f:u=0}=i.getScreenCTM()??{};return{x:c,y:u,w:a.w*l,h:a.w*1.4*l}},s=this.spot(t)?.querySelector(".ring-focus")?.
getBoundingClientRect();if(s)return{card:{x:s.x,y:s.y,w:s.width,h:s.height},hand:[]};let r=this.placed.get(t),o=[...this.
placed.values()].filter(({thing:i})=>i.kind==="card"&&i.role==="hand");return r?{card:n(r),hand:o.map(n)}:null}spot(t){return t.
startsWith("spot:")?this.layer.querySelector(`[data-spot="${CSS.escape(t.slice(5))}"]`):null}far({w:t,h:n,middle:s}){let r=JSON.
stringify([t,n,s]);if(this.rings.dataset.looks===r)return;this.rings.dataset.looks=r;let o=[];for(let i=s.r+46;i<Math.hypot(
t,n)+300;i+=46)o.push(R(s.x,s.y,i));this.rings.replaceChildren(...o)}place(t){let n=JSON.stringify({...t,x:0,y:0}),s=this.
placed.get(t.key);if(!s){let o=x("g",{"data-key":t.key});if(t.kind==="board"){let i=a=>this.travel(t.key,a);o.addEventListener(
"click",i),o.addEventListener("keydown",i)}(t.kind==="card"||t.kind==="dice")&&(o.addEventListener("click",()=>this.touch(
t.key)),o.addEventListener("keydown",i=>{i.key!=="Enter"&&i.key!==" "||o.hasAttribute("tabindex")&&(i.preventDefault(),i.
stopPropagation(),this.touch(t.key))})),s={node:o,thing:t,looks:""},this.placed.set(t.key,s)}let{node:r}=s;if(s.looks!==
n){r.replaceChildren(...le(t));let o=ai(t),i=t.plays||t.off||t.opens||t.recall?.length>0,a=["thing",t.kind,t.role,t.plays&&
"plays",t.off&&"off",t.dealt&&"dealt",t.up&&"up"];r.setAttribute("class",a.filter(Boolean).join(" ")),j(r,"role",t.kind===
"board"?"group":i?"button":o?"img":""),j(r,"aria-label",o),j(r,"tabindex",i?"0":""),j(r,"aria-disabled",t.off?"true":""),
j(r,"aria-pressed",t.up?"true":""),j(r,"aria-hidden",t.kind==="lit"||t.kind==="mark"&&t.key.endsWith("under")||t.key.endsWith(
".above")?"true":""),s.looks=n}return r.style.transform=`translate(${t.x}px,${t.y}px)`,s.thing=t,s}travel(t,n){let s=n.target instanceof
Element?n.target.closest("[data-move],[data-spot]"):null,r=this.placed.get(t);if(!s||!r)return;if(n instanceof KeyboardEvent&&
n.key!=="Enter"&&n.key!==" ")return Xl(s,n);n.preventDefault();let o=s.getAttribute("data-move")??"",i=s.getAttribute("d\
ata-spot")??"";this.press({...r.thing,plays:!0,off:"",move:o,spot:i,picks:[]},r.node)}roll(t){Jo(n=>{let s=this.placed.get(
t);s?.node.replaceChildren(...le(n(s.thing)))},this.pace())}touch(t){let n=this.placed.get(t),{plays:s,off:r,opens:o,recall:i}=n?.
thing??{};n&&(s||r||o||i?.length)&&this.press(n.thing,n.node)}source(t,n){if(t.origin&&n.has(t.origin))return n.get(t.origin);
if(!(t.role!=="hand"&&t.role!=="seat"))return[...n.values()].find(s=>s.kind==="card"&&s.role==="stack"&&!s.face)}glide(t,n,s){
return t.style.transition="none",t.style.transform=`translate(${n.x}px,${n.y}px) scale(${n.w/s.w})`,r=>{t.style.transition=
"",t.style.transitionDelay=`${r}ms`,r&&setTimeout(()=>t.style.removeProperty("transition-delay"),r+ac),t.style.transform=
`translate(${s.x}px,${s.y}px)`}}leave(t,n,s){t.setAttribute("aria-hidden","true"),t.removeAttribute("data-key"),t.style.
transform=`translate(${s.x}px,${s.y}px) scale(${s.w/n.w})`,setTimeout(()=>t.remove(),ac/this.pace())}flash(){clearTimeout(
this.timer);for(let[t,{node:n}]of this.placed)n.classList.toggle("changed",this.changed.has(t));this.timer=setTimeout(()=>{
for(let{node:t}of this.placed.values())t.classList.remove("changed")},1500)}};var ts=class{constructor(t){this.looks="";this.chosen=[];this.picks=[];this.carries=[];this.how=t,this.nodes=new Set}show(t,n,s){
let r=s?t.zones.find(i=>i.kind==="tokens"):void 0;this.picks=r?.picks??[],this.carries=r?.carries??[],this.nodes=new Set(
r&&n[r.board]?.nodes.map(({id:i})=>i));let o=JSON.stringify([this.picks,this.carries,r?.tokens]);o!==this.looks&&(this.chosen=
[]),this.looks=o}get rest(){return this.picks.filter(({parts:t})=>this.chosen.every(n=>t?.includes(n)))}get spots(){let[
t]=this.carries.filter(({token:r})=>this.chosen.includes(r)),n=this.rest.flatMap(r=>r.parts??[]).filter(r=>this.nodes.has(
r)),s=this.picks.length?n:t?t.onto:this.carries.map(({token:r})=>r);return Object.fromEntries([...s,...this.chosen].map(
r=>[r,this.chosen.includes(r)]))}get words(){if(!this.picks.length)return"";let t=this.picks[0].parts?.filter(n=>this.nodes.
has(n)).length??0;return t>1?`Press lit places: ${this.chosen.length} of ${t} chosen.`:"Press a lit place."}press(t){if(this.
chosen.includes(t))this.chosen=this.chosen.filter(r=>r!==t);else{if(this.carries.length&&this.chosen.length)return this.
done(`put ${this.chosen[0]} ${t}`);this.chosen=[...this.chosen,t]}let n=this.rest;if(this.chosen.length&&n.length===1)return this.
done(n[0].move);this.how.moved(t);let s=n.flatMap(({parts:r})=>r??[]).filter(r=>!this.chosen.includes(r));this.chosen.length&&
s.length&&!s.some(r=>this.nodes.has(r))&&this.how.choose(t,n.map(r=>({...r,parts:r.parts?.filter(o=>!this.chosen.includes(
o))})))}done(t){this.chosen=[],this.how.play(t)}clear(){let[t]=this.chosen;return this.chosen=[],t&&this.how.moved(t),!!t}};var de=56,Zr=72,Ie=62,es=118,Kr=40,fp=70,gp=4e3,ns=(e,t,n,s={})=>x("text.f2",{x:e,y:t,"font-size":14,...s},n),bp=(e,t)=>tt(
e,t,15).map((n,s,{length:r})=>ns(de,35-9*r+18*s,n,{class:"f","font-weight":700,"font-size":15}));function wp(e,t=1/0,n=Kr){
let s=e.map((o,i)=>({y:o,k:i})).sort((o,i)=>o.y-i.y);for(let o=1;o<s.length;o++)s[o].y=Math.max(s[o].y,s[o-1].y+n);for(let o=s.
length-1;o>=0;o--)s[o].y=Math.min(s[o].y,o===s.length-1?t:s[o+1].y-n);let r=[...e];for(let{y:o,k:i}of s)r[i]=o;return r}
function yp(e,t,n,s){let r=Math.max(...n.lines.map($=>$.values.length))-1,o=n.lines.flatMap($=>$.values),i=Math.max(...o,
1),a=Math.min(...o,0),l=$=>de+(e-de-es)*$/(r||1),c=$=>t-Ie-(t-Zr-Ie)*($-a)/(i-a||1),h=Xt(a,i).filter(Number.isInteger).map(
$=>[x("path.race-grid",{d:`M${de} ${c($)}H${e-es}`}),ns(de-10,c($)+5,String($),{"text-anchor":"end"})]),f=n.parts.map(([
$],E)=>l(n.parts[E+1]?.[0]??r)-l($)),d=Math.min(...f)>54,p=n.parts.map(([$,E],T)=>{let _=n.parts[T+1]?.[0]??r,M=d?E:E.split(
" ").at(-1)??"";return[T>0&&x("path.race-part",{d:`M${l($)} ${Zr-12}V${t-Ie}`}),(l(_)-l($)>18||T===0)&&ns((l($)+l(_))/2,
t-Ie+24,M,{"text-anchor":"middle"})]}),g=Math.min(Kr,(t-Zr)/n.lines.length),b=g/Kr,w=wp(n.lines.map($=>c($.values.at(-1)??
0)),t-g/2,g),y=[...n.lines].sort(($,E)=>Number($.me)-Number(E.me)).map($=>{let E=$.values.map((N,P)=>P?`H${l(P)}V${c(N)}`:
`M${l(0)} ${c(N)}`).join(""),T=$.values.map((N,P)=>({value:N,k:P})).filter(({value:N,k:P})=>P>0&&N!==$.values[P-1]),_=w[n.
lines.indexOf($)],M=String($.values.at(-1)).replace("-","−"),A=$.me?"var(--accent-on-field)":"var(--on-field)";return x(
"g",{class:$.me?"race-line me":`race-line other-${$.seat%3}`},x("path",{d:E,fill:"none"}),T.map(({value:N,k:P})=>R(l(P),
c(N),4.5)),be($.seat,e-es+12,_-13*b,26*b,{fill:A}),ft(M,e-es+50,_-15*b,Math.min(30*b,3e3*.6/Math.max(at(M,30),60)),{colour:A}))}),
v=n.lines.find($=>$.me),k=n.tags.map(({n:$,frame:E,step:T},_)=>{let M=Math.max(0,E),A=c(v?.values[M]??0),N=_>0&&Math.abs(
l(M)-l(n.tags[_-1].frame))<30,P=A+30>t-Ie-26,I=P?A-56-(N?28:0):A+26+(N?28:0),K=()=>s(T);return x("g.race-tag",{role:"but\
ton",tabindex:0,"data-k":`tag.${$}`,"aria-label":`Costly move ${$}: try it again`,onclick:K,onkeydown:Z=>{Z.key!=="Enter"&&
Z.key!==" "||(Z.preventDefault(),K())}},H(l(M)-22,I-9,44,44,{fill:"transparent"}),x("path",{d:`M${l(M)} ${A}V${I+13}`}),
R(l(M),A,5),H(l(M)-13,I,26,26,{class:"tag"}),x("text",{x:l(M),y:I+18,"text-anchor":"middle","font-size":15,"font-weight":700},
String($)))}),S=n.lines.map($=>`${$.name} ${$.values.at(-1)}`).join(", ");return x("svg",{viewBox:`0 0 ${e} ${t}`,role:"\
group","aria-label":`${n.title}. At the end: ${S} ${n.unit}.`},bp(n.title,e-de-fp),...h,...p,...y,...k,t>330&&ns(de,t-12,
n.tags.length?"A numbered tag: a move that cost you.":""))}var ss=class{constructor(t){this.timer=0;this.step=-1;this.looks=
"";this.press=t,this.button=m("button.btn",{"data-k":"race",onclick:()=>this.turn(!this.away)}),this.drawing=m("div"),this.
root=m("div.race",{hidden:!0},this.drawing,this.button),this.away=!1,this.turn(!1)}turn(t){clearTimeout(this.timer),this.
away=t,this.button.textContent=t?"Race":"Table",this.button.setAttribute("aria-label",t?"Show the race":"Show the table"),
this.drawing.hidden=t,this.root.classList.toggle("away",t),this.root.parentElement?.classList.toggle("raced",!this.root.
hidden&&!t)}show(t,n){let s=t.get("race"),r=t.get("mode")==="watch",o=r&&(t.get("step")<n||t.get("stop")>=0);this.root.hidden=
o||!s?.lines?.length;let i=this.step;if(this.step=t.get("step"),this.root.hidden)return this.turn(!1);if(i===this.step)this.
root.parentElement?.classList.toggle("raced",!this.away);else{let d=r&&i===n-1;this.turn(d),d&&(this.timer=window.setTimeout(
()=>this.turn(!1),gp))}let a=d=>String(d)===t.get("watcher"),l=(s.lines??[]).map(d=>({...d,me:d.me||r&&a(d.seat)})),{clientWidth:c,
clientHeight:u}=this.root.parentElement??this.root,h=JSON.stringify([s,l,c,u]);if(h===this.looks)return;this.looks=h;let f={
...s,lines:l};this.drawing.replaceChildren(yp(c,u,f,this.press))}};var rs=class{constructor(t){this.opener=t,this.root=m("section.sheet.scores",{hidden:!0}),t.onclick=()=>this.open(!!this.
root.hidden)}open(t){this.root.hidden=!t,j(this.opener,"aria-expanded",String(t))}escape(){let t=!this.root.hidden,n=this.
root.contains(nt(this.root));return this.open(!1),n&&this.opener.focus(),t}show(t){if(this.opener.hidden=!t,!t)return this.
open(!1);let n=JSON.stringify(t);if(this.root.dataset.looks===n)return;this.root.dataset.looks=n,this.opener.textContent=
t.notes?"Notes":"Scores",this.root.classList.toggle("notes",!!t.notes);let s=i=>m("tr",i.map((a,l)=>l?m("td",a):m("th",{
scope:"row"},a))),r=i=>i?m("th",{scope:"col"},i):m("td"),o={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
escape()};this.root.replaceChildren(X(o,lt("close",16)),m("div.scroll",{tabindex:0,role:"group","aria-label":t.title},m(
"table",m("caption",t.title),m("thead",m("tr",t.head.map(r))),m("tbody",t.rows.map(s)))))}};var xp=1600,kp=1.9,vp=[[.5,"½×"],[1,"1×"],[3,"3×"]],$p=17,Mp=7,cc=[["ask","Ask me"],["mark","Only mark"],["off","Off"]],
Sp={open:"a question",now:"asked now",came:"it came",not:"it did not come",unseen:"not seen in the game",skipped:"skippe\
d"};function _p(e,t){let n=[...e],s=Math.min($p,t/Math.max(e.length-1,1));for(let r=1;r<n.length;r++)n[r]=Math.max(n[r],
n[r-1]+s);for(let r=n.length-1,o=t;r>=0;r--,o-=s)n[r]=Math.min(n[r],o);return n}function Ep(e){return e.asking!=="ask"?-1:
e.moments.findIndex(({frame:t,state:n})=>t===e.step&&n==="open")}var me={first:"Home",back:"ArrowLeft",play:" ",forward:"\
ArrowRight",last:"End"},os=class{constructor(t){this.timer=0;this.looks="";this.chosen="";this.how=t,this.keys={first:this.
key("first","First step",()=>t.go(0)),back:this.key("back","Step back",()=>t.go(this.now.step-1)),play:this.key("play","\
Play",()=>t.play(!this.now.playing)),forward:this.key("forward","Step forward",()=>t.go(this.now.step+1)),last:this.key(
"last","Last step",()=>t.go(this.now.last))},this.keys.play.classList.add("go"),this.range=m("input.rng",{type:"range",min:0,
"aria-label":"Step",oninput:()=>t.go(Number(this.range.value))}),this.marks=x("svg.marks",{height:14,"aria-hidden":"true"}),
this.moments=m("div.moments"),this.told=m("p.count",{"aria-hidden":"true"}),this.menu=m("div.pace-menu",{hidden:!0,role:"\
group","aria-label":"Questions and pace"}),this.more=m("button.btn.quiet.more",{"data-k":"pace","aria-expanded":"false",
onclick:()=>this.open(this.shut)},m("span.word","Ask me"),lt("down",14)),this.root=m("div.stepper",m("div.keys",{role:"g\
roup","aria-label":"Steps"},Object.values(this.keys)),m("div.scrub",this.marks,this.moments,this.range),this.told,m("div\
.pace",this.more,this.menu)),this.now={step:0,last:0,marks:[],playing:!1,speed:1,moments:[],asking:"off",stop:-1,happens:!1,
eyes:[],watcher:"",buttons:[]}}get shut(){return!!this.menu.hidden}key(t,n,s){let r=me[t].replace(" ","Space");return m(
"button",{"data-k":`step.${t}`,"aria-label":n,"aria-keyshortcuts":r,title:n,onclick:s},lt(t,24))}show(t){let n=this.now.
playing!==t.playing,s=n||this.now.step!==t.step||this.now.speed!==t.speed||this.now.last!==t.last;this.now=t,this.range.
max=String(Math.max(t.last,1)),this.range.value=String(t.step),j(this.range,"aria-valuetext",`Step ${t.step} of ${t.last}`),
this.range.style.setProperty("--p",`${t.last?100*t.step/t.last:0}%`),this.told.replaceChildren(m("b",String(t.step)),m("\
small",`of ${t.last}`));for(let r of["first","back"])j(this.keys[r],"aria-disabled",t.step===0?"true":"");for(let r of["\
forward","last"])j(this.keys[r],"aria-disabled",t.step===t.last?"true":"");if(n){let r=t.playing?"Pause":"Play";this.keys.
play.replaceChildren(lt(t.playing?"pause":"play",24)),j(this.keys.play,"aria-label",r),j(this.keys.play,"title",r)}this.
choices(),this.mark(),s&&clearTimeout(this.timer),s&&t.playing&&(this.timer=setTimeout(()=>this.tick(),xp*(t.happens?kp:
1)/t.speed))}tick(){let t=Ep(this.now);t>=0?this.how.stop(t):this.now.step>=this.now.last?this.how.play(!1):this.how.go(
this.now.step+1,!0)}choices(){let{asking:t,speed:n,moments:s,eyes:r,watcher:o,buttons:i}=this.now,a=JSON.stringify([t,n,
s.length>0,r,o,i]);if(a===this.chosen)return;this.chosen=a;let l=s.length?cc.find(([u])=>u===t)?.[1]??"":`${n}×`.replace(
"0.5","½");this.more.firstElementChild?.replaceChildren(l),j(this.more,"aria-label",`Questions and pace: ${l}`);let c=nt(
this.menu)?.getAttribute("data-k");this.menu.replaceChildren(...[s.length>0&&m("p","At a decisive moment"),s.length>0&&pt(
{label:"At a decisive moment",choices:cc,value:t,pick:u=>this.how.ask(u),k:"asking"}),r.length>1&&m("p.seen-by","Seen by"),
r.length>1&&m("div.seen-by",pt({label:"Seen by, in the menu",choices:r,value:o,pick:u=>this.how.see(u),k:"eyes"})),m("p",
"Pace"),pt({label:"Pace",choices:vp,value:n,pick:u=>this.how.pace(u),k:"speed"}),i.length>0&&m("p","To take along"),...i.
map(u=>an(u,h=>this.how.key(h)))].filter(u=>u instanceof Node)),c&&this.menu.querySelector(`[data-k="${c}"]`)?.focus()}open(t){
this.menu.hidden=!t,j(this.more,"aria-expanded",String(t)),t&&this.menu.querySelector("[aria-pressed=true], button")?.focus()}escape(){
return this.shut?!1:(this.open(!1),this.more.focus(),!0)}mark(){let{marks:t,last:n,moments:s,asking:r,stop:o}=this.now,i=Math.
round(this.marks.clientWidth),a=r==="off"?[]:s,l=JSON.stringify([t,i,a,o]);if(l===this.looks||!i)return;this.looks=l;let c=p=>n?
p/n*i:0,u=Math.max(1,...t);this.marks.setAttribute("viewBox",`0 0 ${i} 14`),this.marks.replaceChildren(...a.length?a.map(
({frame:p})=>H(c(p)-1,21,2,8,{fill:"var(--lit)"})):t.flatMap((p,g)=>{let b=3+3.5*p/u,w=`M${c(g)} ${7-b}l${b} ${b} -${b} ${b}\
 -${b} -${b}z`;return p>0?[x("path",{d:w,fill:"var(--accent-on-field)"})]:[]}));let h=a.map((p,g)=>({...p,k:g})),f=i<Mp*
(h.length-1)?h.filter(({k:p})=>p===o):h,d=_p(f.map(({frame:p})=>c(p)),i);this.moments.replaceChildren(...f.map(({frame:p,
state:g,line:b,k:w},y)=>m("button",{class:`moment ${w===o?"now":g}`,style:`left:${d[y]}px`,tabindex:-1,"data-moment":w,title:b,
"aria-label":`Step ${p}, ${Sp[w===o?"now":g]}: ${b}`,onclick:()=>this.how.stop(w)},g==="came"||g==="not"||g==="unseen"?m(
"i",{class:g}):"?")))}stop(){clearTimeout(this.timer)}};function uc(e){let{lens:t}=e.painter,n=()=>!e.acting&&e.reel.length>1,s=a=>()=>(e.go(a),!0),r=e.model.get("step"),o=()=>e.
acts.root.querySelector('[data-act="press"]'),i=a=>!a.closest(Gi);return[{keys:[me.play],shown:"Space",words:"Plays the \
game on, or halts it.",when:n,press:(a,l)=>(i(l)&&e.play(!e.model.get("playing")),i(l))},{keys:[me.back],shown:"←",words:"\
A step back.",when:n,press:s(r-1)},{keys:[me.forward],shown:"→",words:"A step on.",when:n,press:s(r+1)},{keys:[me.first],
shown:"Home",words:"The first step.",when:n,press:s(0)},{keys:[me.last],shown:"End",words:"The last step.",when:n,press:s(
e.reel.length-1)},{keys:[" "],shown:"Space",words:"Goes on where chance waits for you.",when:()=>e.acting&&!!o(),press:(a,l)=>(i(
l)&&o().click(),i(l))},{keys:["+","=","-","0"],shown:"+ − 0",words:"Closer to the board, farther away, all of it; with\
 the focus on the table.",inside:!0,when:()=>!!t.board,press:a=>t.key(a,!1)},{keys:["ArrowLeft","ArrowRight","ArrowUp","\
ArrowDown"],shown:"Shift and an arrow",words:"Moves the board; with the focus on the table.",inside:!0,shift:!0,when:()=>!!t.
board,press:a=>t.key(a,!0)},{keys:[],any:a=>Yr(e,a).size===1,shown:"A card's sign",words:"Takes that card, if only one i\
n your hand bears it; with the focus on the table.",inside:!0,when:()=>e.acting&&Yr(e).size>0,press:a=>{let[l]=Yr(e,a).values();
return e.press(l),!0}},{keys:["d","D"],shown:"D",words:"Shows the discards by colour and value, or puts them away.",when:()=>!!e.
spread.zone,press:()=>(e.spread.toggle(()=>e.show(!1)),!0)},{keys:["Escape"],shown:"Escape",words:"Closes what is open o\
ver the table, or puts the card back.",inside:!0,when:()=>!0,press:()=>Tp(e)}]}function Tp(e){if(e.chooser.key)e.chooser.
leave();else{if(e.placing.clear())return!0;if(e.lifting.lifted)e.lifting.lift("");else return["spread","heat","scores","\
stepper","caption"].some(t=>e[t].escape())}return!0}function Yr(e,t){let n=new Map;for(let{thing:s}of e.painter.placed.values())
s.kind==="card"&&s.plays&&s.face?.text&&(t==null||s.face.text.toLowerCase()===t.toLowerCase())&&n.set(s.move||s.key,s);return n}function Jr(e){let t=e.reel.length-1,n=Math.min(e.model.get("step"),t),s=e.model.get("playing");e.strip.hidden=t<1,e.stepper.
show({step:n,last:t,marks:e.reel.marks(),playing:s,speed:e.model.get("speed"),moments:e.model.get("moments"),asking:e.model.
get("asking"),stop:e.model.get("stop"),happens:!!(e.scene?.event??e.scene?.mark),eyes:e.model.get("eyes"),watcher:e.model.
get("watcher"),buttons:e.model.get("buttons")??[]})}function hc(e,t){let n=e.acting?e.playBar:e.stepper.root;if(e.strip.
firstChild!==n&&e.strip.replaceChildren(n),!e.acting)return Jr(e);e.stepper.stop(),e.lifting.stand(e.playBar,e.stage,e.fit===
"phone");let s=t.alert?(t.actions??[]).filter(a=>!a.strong):t.actions??[];e.lifting.show({lifts:e.model.get("lifts")??{},
keys:e.model.get("buttons")??[]}),e.strip.hidden=e.mode==="edit",e.acts.root.hidden=!!e.lifting.lifted;let r=t.zones.some(
a=>a.kind==="tokens"&&a.ways?.some(({move:l})=>l)),o=r?"Press a lit space or a row; press it again to go there.":"",i=e.
model.get("busy")?"The others play.":e.placing.words||o;e.lifting.tell(i,t.actions??[]),e.acts.show(s,!!e.model.get("bus\
y"),e.stage)}var Lp={watch:288,play:356,edit:316},Ap=288,zr=class{constructor(t,n){this.refused="";this.left=-1;this.shownSize="";this.
paintedStep=-1;this.model=t,this.sending=new Pn(t,s=>this.markSent(s)),this.painter=new Qn({press:s=>this.press(s),pace:()=>this.
model.get("speed")}),this.stepper=new os({go:(s,r)=>this.go(s,r),play:s=>this.play(s),pace:s=>this.save({speed:s}),ask:s=>this.
save({asking:s}),stop:s=>this.stopAt(s),see:s=>this.save({watcher:s}),key:s=>this.model.send({kind:s})}),this.caption=new Cn(
{texts:()=>this.model.get("clauses"),see:s=>this.save({watcher:s})}),this.call=new Rn({send:s=>this.send(s),drawn:()=>this.
soon("stay")}),this.race=new ss(s=>this.model.send({kind:"retry",step:s})),this.felt=m("div.felt",this.call.root,this.painter.
lens.controls,this.painter.root,this.race.root),this.board=m("p.sr"),this.chooser=new Dn({play:s=>this.send(s),focus:s=>this.
painter.focus(s),around:s=>this.painter.around(s),moved:()=>this.scene&&this.showTable(this.scene,!1)}),this.placing=new ts(
{play:s=>this.send(s),choose:(s,r)=>this.chooser.show({key:`spot:${s}`,label:s,plays:!0,picks:r}),moved:s=>{this.show(!1),
this.painter.focus(`spot:${s}`)}}),this.acts=new Yn({send:s=>this.send(s),refuse:s=>this.refuse(s)}),this.lifting=new Kn(
{play:s=>this.send(s),key:s=>this.model.send({kind:s}),told:(s,r)=>this.lift(s,r)}),this.playBar=m("div.play-bar",this.lifting.
acts,this.acts.root,this.lifting.words,this.lifting.keys),this.strip=m("div.strip"),this.scores=new rs(this.caption.sheet),
this.spread=new wn({focus:s=>this.painter.focus(s)}),this.heat=new mn(()=>this.soon("stay")),this.stage=m("section.stage",
{"aria-label":"The table"},this.caption.root,this.caption.box,this.felt,this.heat.root,this.board,this.chooser.root,this.
scores.root,this.spread.root,this.heat.list,this.strip),this.live=m("p.sr",{"aria-live":"polite"}),this.root=m("div.uw.u\
w-table",this.stage,this.live),this.root.addEventListener("keydown",s=>this.key(s)),this.unhear=Ln(this.root,()=>uc(this)),
n.append(this.root),this.tall=void 0,this.due="",this.saying=0,this.watch=()=>this.soon("move"),this.still=()=>this.soon(
"stay"),this.reel=new In(t,()=>this.soon("stay")),this.moves=["step","frames","pool"],this.stays="game palette names eye\
s watcher playing speed mode clauses lit differs aside boards heat dealt note busy caption moments asking stop bright li\
fts lifted stamp buttons race covers".split(" ");for(let s of this.moves)t.on(`change:${s}`,this.watch);for(let s of this.
stays)t.on(`change:${s}`,this.still);t.on("msg:custom",Pt),this.sizes=new ResizeObserver(()=>this.resized()),this.sizes.
observe(this.felt),this.unheed=Li(this.still),this.unhalt=hi(()=>this.model.get("playing")&&this.play(!1)),this.unfit=$n(
this.root,()=>this.resized(!0)),this.show(!1)}get scene(){return this.reel.scene(this.model.get("step"))}get mode(){return this.
model.get("mode")}get acting(){return this.mode!=="watch"}save(t){for(let[n,s]of Object.entries(t))this.model.set(n,s);this.
model.save_changes()}go(t,n=!1){let s=Math.max(0,Math.min(t,this.reel.length-1));s!==this.model.get("step")&&(this.left=
this.model.get("stop"),this.save(n||!this.model.get("playing")?{step:s}:{step:s,playing:!1}))}stopAt(t){t===this.left&&this.
model.set("stop",-1),this.save({stop:t,playing:!1})}play(t){let n=this.model.get("step")>=this.reel.length-1;this.save(t&&
n?{step:0,playing:!0}:{playing:t})}show(t){let n=this.scene;if($t(this.root,this.model.get("palette")),this.root.classList.
toggle("busy",!!this.model.get("busy")),this.root.classList.toggle("acts",this.acting),this.left!==this.model.get("stop")&&
(this.left=-1),!n)return Jr(this);t&&(this.refused=""),this.lifting.hold(this.model.get("lifted")??"",this.model.get("sa\
id")??{},this.model.get("lifts")??{},n),this.sending.drawn(),this.root.style.setProperty("--pace",String(this.model.get(
"speed"))),this.board.textContent=n.board??"",this.caption.showEyes(this.model.get("eyes"),this.model.get("watcher")),t&&
this.call.cover(),this.call.show(n,this.acting,this.covers),this.heat.show(this.model.get("heat")??{}),this.showTable(n,
t),this.race.show(this.model,this.reel.length-1),hc(this,n),this.scores.show(n.sheet),this.showWords(n),t&&this.chooser.
close(),t&&this.announce(n)}soon(t){this.due||queueMicrotask(()=>{let n=this.due==="move";this.due="",this.show(n)}),this.
due!=="move"&&(this.due=t)}get lit(){let t=this.model.get("lit");return Object.keys(t).length>0?this.model.get("aside")?
{}:t:Object.fromEntries((this.model.get("differs")??[]).map(s=>[s,""]))}get covers(){return this.model.get("covers")||Ti()}get fit(){
return this.root.closest("[data-fit]")?.getAttribute("data-fit")??"flow"}get filled(){return["large","middle"].includes(
this.fit)}get size(){let{clientWidth:t,clientHeight:n}=this.felt;return`${t} ${this.filled?n:window.innerHeight} ${this.
fit}`}showTable(t,n){let s=parseFloat(getComputedStyle(this.root).fontSize)/16||1,r=this.call.hidden?0:this.call.root.offsetHeight/
s,o=this.mode==="edit"&&t.table==="round";this.placing.show(t,this.model.get("boards")??{},this.acting);let i={w:(this.felt.
clientWidth||772)/s,h:this.filled?this.felt.clientHeight/s:0,low:this.fit!=="phone"?0:(o?Ap:Lp[this.mode])+(this.acting?
0:r),page:window.innerHeight/s};this.shownSize=this.size,this.root.classList.toggle("narrow",i.w<Tt);let a=this.mode==="\
watch"&&this.reel.length<2,l=a?void 0:yn(t),c=this.chooser.key?{...this.lit,[this.chooser.key]:""}:this.lit;this.spread.
show(l,this.lit,i.w<Tt);let u={lit:ri(c,l),laid:a,opens:l?.of,dealt:this.model.get("aside")?{}:this.model.get("dealt"),acting:this.
acting,editing:this.mode==="edit",boards:this.model.get("boards")??{},spots:this.placing.spots,heat:this.heat.map,clear:this.
heat.clears,call:r,under:!t.covered?.length||this.covers!=="hidden"},h=ql(Jl(t,this.lifting.lifted,this.lifting.card),i,
u),f=this.model.get("bright")??[];this.painter.dim(f.length?new Set(f):null),h.h=this.steady(h);let d=this.model.get("st\
ep"),p=d<this.paintedStep;this.paintedStep=d,this.painter.paint(h,{label:`The table. ${t.place??""}`,move:n,back:p}),n&&
this.painter.happen(p?null:t.event);let g=Math.min(this.felt.clientWidth/h.w,this.filled?this.felt.clientHeight/h.h:1/0),
b=this.filled?(this.felt.clientHeight-h.h*g)/2:0;this.call.root.style.top=`${b+h.call*g}px`}steady({w:t,h:n}){let s=[t,this.
model.get("game"),this.model.get("mode"),this.size,this.call.hidden].join();return this.tall?.kind!==s&&(this.tall={kind:s,
h:n}),this.tall.h=Math.max(this.tall.h,n),this.tall.h}resized(t=!1){let n=this.scene;!n||!t&&this.size===this.shownSize||
(this.painter.root.classList.add("still"),this.showTable(n,!1),this.race.show(this.model,this.reel.length-1),this.painter.
root.getBoundingClientRect(),this.painter.root.classList.remove("still"),this.stepper.mark(),this.showWords(n),this.chooser.
stand())}showWords(t){let n=this.model.get("caption")??{};j(this.stage,"aria-label",n.badge?`Table ${n.badge} of two`:"T\
he table"),this.caption.show({clauses:n.clauses??(t.clauses??[]).filter(s=>s),...ml(t,n),note:this.refused||this.model.get(
"note")||"",tone:n.tone??"plain",badge:n.badge})}announce(t){clearTimeout(this.saying),this.saying=setTimeout(()=>{this.
live.textContent=[...t.said??[],t.now].filter(Boolean).join(" ")},350)}press(t){if(t.spot)return this.placing.press(t.spot);
if(t.opens)return this.spread.toggle(()=>this.show(!1));if(!t.plays&&t.recall?.length)return this.chooser.show(t);if(t.off&&
!t.plays)return this.refuse(t.off);if(t.picks.length&&!(t.picks.length===1&&!t.move))return this.chooser.show(t);let n=t.
move||t.picks[0].move,s=t.kind==="board";if((["hand","grid"].includes(t.role)||s)&&n in this.lifting.lifts&&(this.lifting.
lifted!==n||!s&&this.lifting.card!==t.key)){if(this.lifting.lift(n,t.key),s){let o=this.stage.querySelector(`.way[data-m\
ove="${CSS.escape(n)}"]`);o instanceof SVGElement&&o.focus()}return}return this.send(n)}lift(t,n){let s=t.lifted!==this.
model.get("lifted");this.save(t),!(!s||!this.scene)&&(this.refused="",this.show(!1),t.lifted||this.painter.focus(n))}refuse(t){
this.refused=t;let n=this.scene;n&&this.showWords(n)}send(t){this.lifting.unread(t)||(this.sending.send(t,this.lifting.said[t]??
null),ce(this.model.get("game")))}markSent(t){this.root.classList.toggle("sent",!!t),this.lifting.playing(!!t);for(let n of this.
stage.querySelectorAll("[data-act]"))j(n,"aria-busy",t&&n.getAttribute("data-act")===t?"true":"")}key(t){!t.ctrlKey&&!t.
metaKey&&!t.altKey&&this.chooser.stroke(t)}remove(){this.unfit(),this.unhear(),this.unheed(),this.unhalt(),this.chooser.
close();for(let t of this.moves)this.model.off(`change:${t}`,this.watch);for(let t of this.stays)this.model.off(`change:${t}`,
this.still);this.model.off("msg:custom",Pt),this.stepper.stop(),this.reel.stop(),this.sizes.disconnect(),clearTimeout(this.
saying)}};function Xr({model:e,el:t}){let n=new zr(e,t);return()=>n.remove()}var Fe=["answer","why","try"],dc=["guess","think","know"],mc=26;function ot(e){throw new Error(e)}var Wt=(e,t)=>e.card(t.
place,t.question,t.settings);function We({said:e,covered:t},n,s,r){return e.findLast((o,i)=>i>=t&&o.place===n&&o.question===
s&&!At(o.settings,r))}var qe=({locked:e},t,n,s)=>!!We(t,t.place,n,s.settings)||!t.predicting||s.certain&&!e;var ne=(e,t)=>({...t,question:Up(e,t),why:0});function Up(e,t){let n=e.offered(t.place),s=i=>e.card(t.place,i,t.settings);
if(n.length===1)return n[0];if(t.held)return t.question;if(n.includes(t.chosen))return t.chosen;let r=e.prefer(t.place);
return r&&s(r)?r:n.find(i=>s(i)?.certain===!1)??n.find(s)??n[0]??""}function pc(e,t,n){let s=t.before??t.settings,r=t.chosen||
t.question;return ne(e,{...t,place:n,held:null,aside:!1,before:null,settings:s,question:r})}function Op(e,t,n){let s=e.offered(t.place);s.includes(n)||ot(`Expected a question of ${s.join(", ")}, not '${String(n).
slice(0,40)}'.`);let{held:r}=t,o=r?n!==r.question:!1,i=r&&!o?r.settings:t.settings;return ne(e,{...t,chosen:n,question:n,
aside:o,settings:i})}function Hp(e,t,n){let s=Wt(e,t),r=s?.offers??{};for(let[o,i]of s?Object.entries(n):[]){let a=o in t.
settings&&t.settings[o]===i;if(!r[o]?.includes(i)&&!a){let l=Object.entries(r).map(([u,h])=>`${u} of ${h.join(", ")}`),c=`${o.
slice(0,20)}=${String(i).slice(0,20)}`;ot(`Expected settings ${l.join("; ")||"of none"}, not ${c}.`)}}return ne(e,{...t,
settings:{...n}})}function Qr(e,t,{number:n,sure:s="think",time:r="",seed:o=0}){let i=Wt(e,t);if(!i)return ot("Expected \
a position in which a question arises before a prediction.");dc.includes(s)||ot(`Expected how sure you are to be ${dc.join(
", ")}, not '${String(s).slice(0,20)}'.`),i.value(n);let{place:a,question:l}=t,c={place:a,question:l,settings:i.settings,
number:n.trim(),sure:s,time:r,seed:o,owned:"",denied:""};return{...t,said:[...t.said,c]}}function is(e,t){let n=Wt(e,t),
s=n&&We(t,t.place,t.question,n.settings),r=s&&e.told(n,s,t.said.slice(0,t.said.indexOf(s)));return{said:s,told:r}}function to(e,t,n){
let{said:s,told:r}=is(e,t);if(!s||!r?.mistake||!r.asks)return ot("Expected a number that a mistake fits before a yes or \
no.");let o={...s,[n?"owned":"denied"]:r.mistake.kind};return{...t,said:t.said.map(i=>i===s?o:i)}}function fc(e,t,n){switch(n.
kind){case"Pick":return Op(e,t,n.question);case"Set":return Hp(e,t,n.settings);case"Predict":return n.second&&ot("Expect\
ed one number, for the one question on show."),ne(e,Qr(e,t,n));case"Own":return to(e,t,n.yes);case"Turn":return Fe.includes(
n.page)||ot(`Expected a page of ${Fe.join(", ")}, not '${String(n.page).slice(0,20)}'.`),{...t,page:n.page};case"Why":return n.
at>=0&&n.at<mc||ot(`Expected a step of the derivation from 0 to ${mc-1}, not ${n.at}.`),{...t,why:n.at};case"AskFirst":return ne(
e,{...t,predicting:n.on});case"Cover":return ne(e,{...t,covered:t.said.length})}return ot(`Expected a deed at a panel, n\
ot ${n.kind}.`)}function eo(e){return{asked:{place:"",question:"",settings:{},chosen:"",held:null,aside:!1,before:null,page:Fe[0],why:0,
predicting:!0,said:[],covered:0},frame:0,eyes:"0",seat:0,stop:-1,playing:!1,fates:{},...e}}var $y="no one two three four five six seven eight nine ten".split(" ");function Pp(e,t,n){let s=e.card(t.place,n,t.settings),r=!!(s&&We(t,t.place,n,s.settings));return{...e.chip(n),arises:!!s,
away:s?"":e.away(t.place,n),done:r}}function Rp(e,t,n){return n.row.map(([s,r,o])=>{let i=r===n.settings[s],a={...n.settings,
[s]:r},l=i?n:e.card(t.place,t.question,a),c=l&&JSON.stringify(l.settings)===JSON.stringify(a);return{value:r,label:o,here:i,
...c&&qe(e,t,t.question,l)?l.number:{}}})}var Cp=({said:e},t)=>e.slice(0,e.indexOf(t));function Bp(e,t,n,s){let r=We(t,t.
place,t.question,n.settings),o=[t.question,...Object.values(n.settings),t.place].join(" ");return{...n.asked,key:o,revealed:s,
fault:e.fault(t.place),...s&&{...n.answered,row:Rp(e,t,n),notice:e.notice(t)},...r&&{said:{...e.told(n,r,Cp(t,r)),sure:r.
sure},misconception:""}}}function gc(e,t){let n=Wt(e,t),s=n?qe(e,t,t.question,n):!1,{question:r,settings:o,predicting:i,
page:a,why:l}=t;return{question:r,settings:o,predicting:i,page:a,why:l,questions:e.offered(t.place).map(c=>Pp(e,t,c)),panel:n?
Bp(e,t,n,s):e.nothing(t.place,t.question),main:n&&!s?{label:"Show the answer",kind:"predict"}:{},moment:{},guesses:[],ending:{}}}function bc(e,t){return t.said.flatMap((n,s)=>{let r=e.card(n.place,n.question,n.settings);if(!r)return[];let{judged:o,measure:i}=r.
panel,a=r.value(n.number),{mistake:l}=e.told(r,n,t.said.slice(0,s));return[{game:e.saved.game,question:n.question,settings:Object.
entries(r.settings).map(([c,u])=>`${c}=${u}`).join(" "),position:e.called(n.place),prediction:a,sure:n.sure,exact:o.written,
measure:i,mistake:l?.name??"",kind:l?.kind??"",own:n.owned?"yes":n.denied?"no":"",time:n.time,off:Math.abs(a-o.exact)}]})}var wc=["set","any"],_e=(e,t,n=!1)=>`${e} ${t}${n?" again":""}`;function dt(e,t,n=!1){let s=new Map;for(let r of t.asked.
said){let[o,i,a]=r.place.split(" ");if(Number(o)!==t.course||!!a!==n||s.has(Number(i)))continue;let l=e.card(r.place,r.question,
{});l&&!At(l.settings,r.settings)&&s.set(Number(i),r)}return s}function xc(e,t){let n=e.card(t.place,t.question,t.settings);
return n?n.verdict(n.value(t.number)).near:!1}var no=(e,t)=>t.redo.length>0?t.redo:[...e.groups(t.course).keys()];function kc(e,t){
let n=Math.max(t.at,...qt(e,t));return no(e,t).find(s=>s>n)??-1}var vc=(e,t,n)=>dt(e,t,t.redo.includes(n)).has(n);function so(e,t,n){
let s=_e(t.course,n,t.redo.includes(n));return{...t.asked,place:s,question:e.offered(s)[0],settings:{}}}function qt(e,t){
let n=t.at<0?[]:e.pair(t.course,t.at);return new Set(n.map(s=>vc(e,t,s))).size>1?[]:n}var $c=(e,t,n)=>!t.asked.predicting||
vc(e,t,n[0]);function Dp(e,t,n,s){let r=[n.number.trim(),(n.second??"").trim()];r.every(Boolean)||ot(`Expected two numbe\
rs: positions ${s[0]+1} and ${s[1]+1} are answered together.`);let o=s.reduce((i,a,l)=>Qr(e,{...so(e,t,a),said:i},{...n,
number:r[l]}).said,t.asked.said);return ne(e,{...t.asked,said:o})}function Ip(e,t,n){let s=n.map(r=>so(e,t,r));return s.
find(r=>is(e,r).told?.asks)??s[0]}function Mc(e,t){if(t.order==="any"||!t.asked.predicting)return[];let n=dt(e,t),s=dt(e,
t,!0),r=no(e,t),o=!1,i=-1;return[...e.groups(t.course).keys()].filter(a=>(t.redo.includes(a)?s:n).has(a)?!1:o?!qt(e,{...t,
at:a}).some(l=>l<a&&l===i):(o=r.includes(a),o&&(i=a),!1))}function ro(e,t,n){if(n>=e.groups(t.course).length)return{...t,
at:-1};let s=qt(e,t).includes(n)?t.asked.page:Fe[0],r={...t.asked,settings:{},page:s},o=_e(t.course,n,t.redo.includes(n));
return{...t,at:n,asked:pc(e,r,o)}}function yc(e,t,n){let s=e.groups(t.course).length;if(n===-1)return{...t,at:-1};n>=0&&
n<s||ot(`Expected a position from 1 to ${s}, not ${n+1}.`),Mc(e,t).includes(n)&&ot("Give your prediction first.");let r=qt(
e,{...t,at:n});return ro(e,t,r.length>0&&!$c(e,t,r)?r[0]:n)}function Fp(e,t){let n=dt(e,t),s=dt(e,t,!0),r=[...n.keys()].
filter(a=>!s.has(a)&&!xc(e,n.get(a))),o=r.flatMap(a=>e.pair(t.course,a)).filter(a=>!s.has(a)),i=[...new Set([...r,...o])].
sort((a,l)=>a-l);return i.length===0&&ot("Expected misses to redo; there are none left."),ro(e,{...t,redo:i},i[0])}function Sc(e,t,n){
switch(n.kind){case"Go":return yc(e,t,n.to);case"GoOn":return t.at<0?t:yc(e,t,kc(e,t));case"Redo":return Fp(e,t);case"Be\
gin":return ro(e,{...t,course:t.course+1,redo:[]},0);case"Arrange":return wc.includes(n.order)||ot(`Expected an order of\
 ${wc.join(" or ")}, not '${String(n.order).slice(0,20)}'.`),{...t,order:n.order}}let s=qt(e,t);return s.length>0&&n.kind===
"Predict"&&(n.second||!$c(e,t,s))?{...t,asked:Dp(e,t,n,s)}:s.length>0&&n.kind==="Own"?{...t,asked:{...t.asked,said:to(e,
Ip(e,t,s),n.yes).said}}:{...t,asked:fc(e,t.asked,n)}}function _c(e,t){let n=gc(e,t.asked),s=no(e,t),r=t.redo.includes(t.
at),o=qt(e,t),i=o.length>0?o:[t.at],[a,l]=i.map(d=>d+1),c=i.flatMap(d=>s.indexOf(d)+1||[]),u=dt(e,t),h=Mc(e,t);n.goal={...e.
goal(t.course),...u.size<e.groups(t.course).length&&{line:""},...r&&{line:`Your misses once more: ${c.join(" and ")} of ${s.
length}.`},at:a,...l&&{also:l}},n.pair=o.map((d,p)=>qp(e,t,d,e.lines(t.course,d)[p])),n.order=t.order,n.main.kind!=="pre\
dict"?n.main={label:Wp(e,t),kind:"next"}:o.length>0&&(n.main={label:"Show both answers",kind:"predict"});let f=e.groups(
t.course).map((d,p)=>{let g=u.get(p),b=g?xc(e,g)?"near":"far":"open";return{group:d,state:b,shut:h.includes(p),paired:e.
pair(t.course,p)[1]===p}});return{panel:n,trail:{spots:f,at:t.at}}}function Wp(e,t){let n=kc(e,t);if(n<0)return"See how \
you did";let s=qt(e,{...t,at:n});return s.length>0?`Next: positions ${s[0]+1} and ${s[1]+1}`:`Next: position ${n+1}`}function qp(e,t,n,s){
let r=so(e,t,n),o=Wt(e,r),{ask:i,given:a,measure:l,says:c,span:u}=o.asked,{said:h,told:f}=is(e,r);return{at:n,line:s,here:n===
t.at,ask:i,given:a,measure:l,says:c,span:u,...h&&f&&{said:{...f,sure:h.sure}},...qe(e,r,r.question,o)&&o.number}}var jp=["steps","dots","row"],Ec=["answer","bars","dots","steps","misconception","apart","simulated","headline","certain"],
Vp=["row","judged","heat","lesson","tries"],Gp=1e9,Tc=(e,t)=>Object.fromEntries(Object.entries(e).filter(([n])=>t(n))),oo=class{constructor(t,n,s){
this.panel=t,this.settings=n,this.certain=!!t.certain,this.heat=t.heat,this.answered=Tc(t,i=>Ec.includes(i)||i==="lesson");
let r=t.knobs.map(i=>({...i,choices:i.choices.filter(([a])=>s.some(l=>!At(l,{...n,[i.name]:a})))})).filter(i=>i.choices.
length>1),o=Tc(t,i=>!Ec.includes(i)&&!Vp.includes(i));this.asked={...o,knobs:r},this.offers=Object.fromEntries(r.map(({name:i,
choices:a})=>[i,a.map(([l])=>l)]))}get row(){let t=this.panel.knobs.find(n=>!n.model);return(this.panel.row??[]).map(({value:n,
label:s})=>[t.name,n,s])}get number(){let{exact:t}=this.panel.judged;return{number:t,text:Ft(t,this.panel.measure)}}value(t){
return pl(t,this.panel.measure,this.panel.span)}verdict(t){let{verdicts:n}=this.panel.judged,s=Math.round(t*Gp),[,r,o]=n.
find(([i])=>s<=i)??n.at(-1);return{band:r,near:r!=="far",mistake:o}}mistake(t){return this.panel.judged.mistakes[this.verdict(
t).mistake]??null}told(t){let n=this.value(t),{judged:s,measure:r}=this.panel;return{value:n,verdict:fl(n,s.exact,r,this.
verdict(n).band)}}},Zp=2,as=class{constructor(t){this.locked=!1;this.saved=t,this.cards=new Map}offered(t){return this.saved.
questions.map(({id:n})=>n)}panels(t,n){return[[],[]]}card(t,n,s){let r=JSON.stringify([t,n,s]),o=this.cards.get(r);return this.
cards.has(r)||(o=this.made(t,n,s),this.cards.set(r,o)),o??null}made(t,n,s){let[r,o]=this.panels(t,n),i=[...r,...o].map(h=>this.
unfolded(h));if(i.length===0)return null;let a=i.map(h=>h.set),l={...a[0],...s},c=({name:h,choices:f,value:d})=>{let p=f.
some(([g])=>g===l[h])||f.length===0;return!(h in l)||d===(p?l[h]:f[0][0])},u=i.find(({panel:h})=>h.knobs.every(c))??i[0];
return new oo(u.panel,u.set,a.slice(0,r.length))}unfolded(t){let{pool:n,panels:s}=this.saved,r={};for(let[i,a]of Object.
entries(s)){let l=a[t];l!=null&&(r[i]=jp.includes(i)?l.map(c=>n[c]):n[l])}let o=r.knobs.map(i=>[i.name,i.value]);return{
panel:r,set:Object.fromEntries(o)}}prefer(t){return""}chip(t){let{id:n,name:s,title:r}=this.saved.questions.find(o=>o.id===
t)??this.saved.questions[0];return{id:n,name:s,title:r}}away(t,n){let{when:s}=this.saved.questions.find(r=>r.id===n)??{when:""};
return s?`It arises ${s}.`:this.saved.onward}fault(t){return""}notice(t){return""}told(t,n,s,r=t.mistake(t.value(n.number))){
let o=!(n.owned||n.denied),i=s.filter(l=>l.denied&&l.denied===r?.kind).length,a=r!=null&&o&&i<Zp;return{...t.told(n.number),
sure:n.sure,mistake:r,asks:a,own:n.owned!==""}}called(t){return t}nothing(t,n){let s=this.saved.questions.find(({id:i})=>i===
n),r=s?.title??"No question arises here.",o=this.away(t,n);return{key:t,none:!0,title:r,when:o}}};var Lc=e=>Math.round(e*1e9),ls=class extends as{constructor(n){super(n);this.courses=[];this.locked=!0;this.lesson=n}explain(n){
let[s]=this.lesson.courses;this.saved=this.lesson=n,this.cards.clear(),this.courses=this.courses.map(r=>r===s?n.courses[0]:
r)}again(){this.courses.push(this.lesson.courses[0])}practise(n){let s=this.lesson.courses[1];if(!s)return!1;let r=s.leads[n]??
[],o=[...r,...s.positions.keys()].filter((a,l,c)=>c.indexOf(a)===l),i=Object.fromEntries(o.map((a,l)=>[l,s.laid[a]]));return this.
courses.push({...s,laid:i,positions:o.map(a=>s.positions[a])}),!0}course(n){return this.courses[n]??this.lesson.courses[0]}picked(n){
return this.course(n)===this.lesson.courses[0]}goal(n){return this.course(n).goal}groups(n){return this.course(n).positions.
map(({group:s})=>s)}pair(n,s){let r=[s,s+1].find(o=>this.course(n).positions[o]?.pair.length);return r?[r-1,r]:[]}lines(n,s){
return this.course(n).positions[this.pair(n,s)[1]].pair}position(n){let[s,r]=n.split(" ").map(Number);return this.course(
s).positions[r]}offered(n){return n?[this.position(n).question]:[]}panels(n,s){let r=this.position(n);return[r.question===
s?r.panels:[],[]]}notice({place:n,said:s}){let[r,o,i]=n.split(" "),a=this.pair(Number(r),Number(o)).map(c=>_e(Number(r),
c,!!i));return(a.length>0&&a.every(c=>s.some(u=>u.place===c))?a:[n]).map(c=>this.position(c).notice).join(" ")}called(n){
return this.position(n).place+(n.endsWith(" again")?", again":"")}told(n,s,r){let o=n.value(s.number),i=n.verdict(o).near?
void 0:this.slipped(s.place,o,r);return super.told(n,s,r,i??n.mistake(o))}slipped(n,s,r){let[o,i]=n.split(" ").map(Number),
a={asked:{said:r},course:o};return this.position(n).compares.find(({above:l,at:c,fits:u})=>{let h=dt(this,a),f=h.has(i)?
dt(this,a,!0):h,d=f.get(c)??h.get(c),p=d&&this.card(d.place,d.question,d.settings);if(!p)return!1;let g=s-p.value(d.number);
return Lc(l?g:-g)>=Lc(u)})?.mistake}};var Ac=e=>Math.floor(e%1*4294967296);function Uc(e){let t=[];for(let n=2;t.length<e;n++)t.every(s=>n%s)&&t.push(n);return t}
var Kp=Uc(64).map(e=>Ac(Math.cbrt(e))),Yp=Uc(8).map(e=>Ac(Math.sqrt(e))),Rt=(e,t)=>e>>>t|e<<32-t;function Oc(e){let t=new TextEncoder().
encode(e),n=new DataView(new ArrayBuffer(64*Math.ceil((t.length+9)/64)));t.forEach((r,o)=>n.setUint8(o,r)),n.setUint8(t.
length,128),n.setUint32(n.byteLength-4,8*t.length);let s=[...Yp];for(let r=0;r<n.byteLength;r+=64){let o=Array.from({length:64},
(p,g)=>g<16?n.getUint32(r+4*g):0);for(let p=16;p<64;p++){let[g,b]=[o[p-15],o[p-2]],w=Rt(g,7)^Rt(g,18)^g>>>3,y=Rt(b,17)^Rt(
b,19)^b>>>10;o[p]=o[p-16]+w+o[p-7]+y|0}let[i,a,l,c,u,h,f,d]=s;for(let p=0;p<64;p++){let g=d+(Rt(u,6)^Rt(u,11)^Rt(u,25))+
(u&h^~u&f)+Kp[p]+o[p],b=(Rt(i,2)^Rt(i,13)^Rt(i,22))+(i&a^i&l^a&l);[i,a,l,c,u,h,f,d]=[g+b|0,i,a,l,c+g|0,u,h,f]}[i,a,l,c,u,
h,f,d].forEach((p,g)=>{s[g]=s[g]+p|0})}return s.map(r=>(r>>>0).toString(16).padStart(8,"0")).join("")}var Jp={know:"I know",think:"I think so",guess:"A guess"},zp={know:"k",think:"t",guess:"g"},jt=e=>Math.round(e*1e9)/1e9;
function io(e,t){let n=dt(e,t),s=dt(e,t,!0),r=[...new Set([...n.keys(),...s.keys()])].sort((i,a)=>i-a),o=i=>r.flatMap(a=>{
let l=t.asked.said.filter(c=>c===n.get(a)||c===s.get(a));return l[i]?Xp(e,t,a,l[i]):[]});return{first:o(0),second:o(1)}}
function Xp(e,t,n,s){let r=e.card(s.place,s.question,s.settings);if(!r)return[];let o=t.asked.said.slice(0,t.asked.said.
indexOf(s)),{value:i,mistake:a}=e.told(r,s,o),{measure:l,judged:c}=r.panel,{near:u}=r.verdict(i);return[{at:n,said:i,exact:c.
exact,measure:l,sure:s.sure,own:s.owned,mistake:a,near:u}]}function Hc({said:e,exact:t,measure:n}){let s=e<t?"−":"+",r=Math.
abs(jt(e-t));return n!=="chance"?s+Ft(r,n):$e(r)?`${s}${$e(r)}`:"0"}var Nc=(e,t)=>t==="chance"?`${$e(e)} of 100`:Ft(e,t);
function Qp(e,t,n){let{at:s,said:r,exact:o,measure:i,near:a,own:l}=e,c=i==="chance"?100:1,u=l?e.mistake:null;return{at:s,
apart:i!==n,said:jt(r*c),exact:jt(o*c),reach:jt(Bn(o,i)*c),near:a,off:Hc(e),words:`said ${Nc(r,i)}; it is ${Nc(o,i)}`,name:a?
"":u?.name??(r>o?"Too high":"Too low"),why:a?"":u?.words??"",...t&&{again:jt(t.said*c),againNear:t.near,againWords:Hc(t)}}}
function ao(e){let t=new Map;for(let{own:n,near:s}of e)n&&!s&&t.set(n,(t.get(n)??0)+1);return[...t].sort(([,n],[,s])=>s-
n)}var Pc=(e,t)=>ao(io(e,t).first)[0]?.[0]??"";function tf(e,t){if(e.length===0)return"No number was given.";let n=e.filter(
({near:i})=>!i).length,[s,...r]=ao(e);return s?`${[`${n===1?"Your miss":`${s[1]} of your ${n} misses`}: ${t[s[0]]}`,...r.
map(([i,a])=>`${a}: ${t[i]}`)].join("; ")}.`:""}function ef(e){let t=e.length>0?e.flatMap(({said:i,exact:a})=>[i,a]):[0,
1],[n,s]=[Math.min(...t),Math.max(...t)],r=(s-n||1)*.06,o=Math.min(0,n);return{low:o-(o<0?r:0),high:s+r}}function Rc(e,t,n){
let{first:s,second:r}=io(e,t),o=e.picked(t.course),i=s[0]?.measure??"chance",a=i==="chance",l=y=>r.find(v=>v.at===y),c=s.
map(y=>Qp(y,l(y.at),i)),u=s.map(y=>({...y,off:Math.abs(y.said-y.exact)})),h=Object.entries(Jp).flatMap(([y,v])=>{let k=u.
filter($=>$.sure===y&&$.measure==="chance").map($=>100*$.off),S=k.reduce(($,E)=>$+E,0)/k.length;return k.length===0?[]:[
{words:v,off:k.map(jt),mean:jt(S)}]}),f=ao(s),{kinds:d,courses:p,short:g,game:b,number:w}=e.lesson;return{title:e.goal(t.
course).title??"",short:o?g:"",near:s.filter(({near:y})=>y).length,of:s.length,found:tf(s,d),unit:a?"of 100":i,band:a?jt(
100*Bn(0,i)):0,...a?{low:0,high:100}:ef(c.filter(({apart:y})=>!y)),dots:c,sure:h,sureWords:Rr(u),open:s.filter(({near:y,
at:v})=>!y&&!l(v)).map(({at:y})=>y),next:"",practise:p.length<2?"":f.map(([y])=>`Practise where ${d[y]}`)[0]??"Practise",
receipt:o&&s.length>0?nf(e,t,n):"",done:o&&s.length===e.groups(t.course).length?`${b} ${w}`:""}}function nf(e,t,n){let s=({
said:p,measure:g,sure:b})=>`${te(jt(g==="chance"?100*p:p),2).replace(/\.?0+$/,"").replace(/^-0$/,"0")}${zp[b]}`,{first:r,
second:o}=io(e,t),i=new Map(r.map(p=>[p.at,s(p)])),a=o.map(p=>`${p.at+1}=${s(p)}`),l=[...n].slice(0,40).join("").replace(
/[^\p{L}\p{N}\s.'-]/gu," ").trim().split(/\s+/).join("_"),c=e.groups(t.course).map((p,g)=>i.get(g)??"-"),{game:u,number:h}=e.
lesson,f=`${u} lesson=${h}${l&&` student=${l}`}: ${c.join(" ")}`,d=a.length>0?`${f} | ${a.join(" ")}`:f;return`${d} #${Oc(
d).slice(0,4)}`}var sf=/^([+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?|[+-]?\d+\/\d+)$/i,rf=/(^|[;\t\r\n])([\s\0]*)(?=[=+\-@＝＋－＠])/g;function of(e){
let t=String(e??""),n=typeof e!="string"||sf.test(t)?t:t.replace(rf,"$1'$2");return/[",\r\n]/.test(n)?`"${n.replaceAll('\
"','""')}"`:n}var Cc=e=>e.map(t=>`${t.map(of).join(",")}
`).join("");var af=2,lo="about 1 in 20 runs",Vt=(e,t=2)=>te(Math.abs(e)<.5/10**t?0:e,t).replace("-","−");function Bc(e,t,n,s,r,o){
let i=s==="chance";if(e===0||e<2&&!i)return"";let a=i?100:1,[l,c,u]=[...n,t].map(f=>a*f),h=r==null?[]:[r,...o==null?[]:[
o]].map(f=>a*f);return l===c?`${e===2?"Both":`All ${e.toLocaleString("en")}`} trials gave the same number, so they don't\
 show how far off it may be.`:`That says ${lf(l,c,u,s,h)}${uf(l,c,h,i)}`}function lf(e,t,n,s,r=[]){let o=(e+t)/2,i=(t-e)/
2,a=s==="chance",l=a?i>=af&&!cf(e,t,o,i,r)?0:1:2,c=Vt(i,l);if(a&&Vt(o,l)!==Vt(n,l))return`between ${Vt(e,l)} and ${Vt(t,
l)} out of 100`;let u=a?"out of 100":s;return`about ${Vt(n,l)} ${u}, give or take ${Number(c)?c:"less than 0.01"}`}function cf(e,t,n,s,r){
let[o,i]=[n,s].map(a=>Number(Vt(a,0)));return r.some(a=>(e<=a&&a<=t)!=(o-i<=a&&a<=o+i))}function uf(e,t,n,s){let[r,o]=n.
map(l=>hf(l,s)),[i,a]=n.map(l=>e<=l&&l<=t);if(r==null)return".";if(o==null||o===r){let l=o==null?"":", and so does your \
guess";return`. The answer, ${r}, ${i?`fits${l}`:`doesn't fit: ${lo} miss it`}.`}return i?`: ${a?"not ":""}enough to tel\
l your guess, ${o}, from the answer, ${r}.`:a?`. Your guess, ${o}, fits and the answer, ${r}, doesn't: ${lo} mislead lik\
e this.`:`. Neither the answer, ${r}, nor your guess, ${o}, fits: ${lo} miss the answer.`}var hf=(e,t)=>t?Vt(e,Math.abs(
e-Math.round(e))<1e-9?0:1):Vt(e);var df=[1,10,100,1e3],mf=1e6,pf=2,je=1.959963984540054,ff=100,cs=10,gf=617,bf=125,wf=350,yf=50,xf=20;function kf(e,t){let n=e/
t,s=je*je,r=(n+s/(2*t))/(1+s/t),o=je/(1+s/t)*Math.sqrt(n*(1-n)/t+s/(4*t*t));return[Math.max(0,r-o),Math.min(1,r+o)]}function vf(e,t,n){
let s=t/e,r=e<2?0:Math.sqrt(Math.max(0,n/e-s**2)/(e-1));return[s-je*r,s+je*r]}function $f(e,t){let n=new Set([t]);for(let s=1;s<
10;s++)n.add(s);for(let s=10;10**(s/10)<t;s++)n.add(Math.round(10**(s/10)));return new Set([...n].filter(s=>s>e&&s<=t))}
function Mf({parts:e,rows:t},n){let s={dealt:{},traces:[]};for(let[r,o]of Object.entries(t)){let i=e[o.charCodeAt(n)-48];
i&&r.startsWith("trace.")?s.traces.push(i):i&&(s.dealt[r]=i)}return s}var Lt=e=>e.toLocaleString("en"),us=class{constructor(t,n=Math.
floor(Math.random()*mf)){this.key="";this.card=null;this.explained="";this.run={begun:0,n:0,total:0,squares:0,points:[]};
this.earlier=[];this.running=!1;this.few=!1;this.note="";this.signs="";this.cases=[0,0,0];this.outcome=null;this.shown={
dealt:{},traces:[]};this.publish=t,this.seed=n,this.said=void 0,this.timer=void 0}forget(t){clearTimeout(this.timer),this.
run={begun:0,n:0,total:0,squares:0,points:[]},this.earlier=t,this.running=!1,this.few=!1,this.note="",this.signs="",this.
cases=[0,0,0],this.outcome=null,this.shown={dealt:{},traces:[]}}get dealt(){return this.card?.panel.tries}get most(){let{
signs:t="",kept:n=0}=this.dealt??{};return t.length-n+Math.min(cs,n)}get counts(){return df.filter(t=>t<=this.most)}get chance(){
return this.card?.panel.measure==="chance"}bind(t,n,s){this.said=s,this.card=n,t!==this.key&&this.forget([]),this.key=t}again(t){
let n=String(t??this.seed+1),{value:s}=xt(n,{low:0,high:999999999,whole:!0});s==null&&ot(`Expected a seed of trials from\
 0 to 999,999,999, not '${n.slice(0,20)}'.`),this.seed=Number(s),this.forget([this.run,...this.earlier].filter(({points:r})=>r.
length>0).slice(0,pf)),this.publish()}place(t){let{signs:n="",kept:s=0}=this.dealt??{};return t<Math.min(cs,s)?(cs*this.
seed+t)%s:s+(gf*this.seed+t)%(n.length-s)}begin(t,n=!1){if(this.running)return;let s=this.trying(t,n);this.running=!0,this.
note="";let r=()=>{let{value:o,done:i}=s.next();this.running=!i,i||(this.timer=setTimeout(r,o)),this.publish()};try{r()}catch(o){
throw this.running=!1,o}}stop(){clearTimeout(this.timer),this.running=!1,this.publish()}*trying(t,n=!1){let{run:s}=this;
this.dealt||ot("Expected a question to try out; none arises in this position."),this.counts.includes(t)||ot(`Expected ${this.
counts.map(Lt).join(", ")} trials, not ${String(t).slice(0,20)}.`),s.begun>=this.most&&ot(`These are ${Lt(this.most)} tr\
ials; start again to run more.`);let r=Math.min(this.most,s.begun+t),o=$f(s.begun,r);for(this.few=t<=10;s.begun<r;)this.
add(),o.has(s.begun)&&this.mark(),(t===10||!this.few&&s.begun%(t/xf)===0)&&s.begun<r&&(yield this.few?n?wf:bf:yf)}add(){
let{run:t}=this,n=this.dealt,s=this.place(t.begun),r=n.values[n.signs.charCodeAt(s)-48];t.begun++,this.outcome=r,this.shown=
this.few?Mf(n,s):{dealt:{},traces:[]};let o=r==null?2:r?0:1;this.cases[o]++,this.signs.length<ff&&(this.signs+="ynx"[o]),
r!=null&&(t.n++,t.total+=r,t.squares+=r*r)}get mean(){return this.run.total/this.run.n}interval(){let{n:t,total:n,squares:s}=this.
run;return this.chance?kf(Math.round(n),t):vf(t,n,s)}mark(){this.run.n>0&&this.run.points.push([this.run.begun,this.mean,
...this.interval()])}told(t){let{run:n,dealt:s}=this,r={runs:t?[n,...this.earlier].map(({points:i})=>[...i]):[[]],begun:t?
n.begun:0,struck:t?n.begun-n.n:0,running:this.running,most:this.most,counts:this.counts,seed:this.seed,note:this.note,traces:t?
this.shown.traces:[]};if(!s||!t)return r;let o=s.kept>0?` The first ${cs} of a run keep their cards.`:"";if(r.beforehand=
`From ${Lt(s.signs.length)} trials dealt beforehand.${o}`,s.cases&&(r.grown=this.grown(s.cases)),n.begun===0)return r;if(Object.
assign(r,{summary:this.summary(),claim:this.claim(),band:this.band()}),n.n>0){let[i,a]=this.interval();Object.assign(r,{
value:this.mean,low:i,high:a})}return this.few&&(r.last=`Trial ${Lt(n.begun)}: ${this.worded()}.`),r}grown(t){let n=this.
run.begun,s=t.map((a,l)=>[this.cases[l],a]),r=s.map(([a,l])=>`${Lt(Number(a))} ${l}`).join(", "),o=n===1?`One trial so f\
ar: ${r}.`:"0 trials so far.";return{kind:"cases",caption:"",spoken:n<2?o:`Of ${Lt(n)} trials: ${r}.`,n,signs:this.signs,
kinds:s}}summary(){let{n:t,total:n,begun:s}=this.run,r=s-t,o=r>0?` ${Lt(r)} of the ${Lt(s)} trials struck out.`:"",{says:i,
measure:a}=this.card?.panel??{};return t===0?r>1?o.trim():"One trial, and it is struck out.":this.chance&&t===1?`One tri\
al, and it ${n?"counts":"does not count"}.${o}`:this.chance?`${Lt(Math.round(n))} of ${Lt(t)} ${i||"trials"}.${o}`:`${Ft(
this.mean,a)} on average in ${Lt(t)} trial${t>1?"s":""}.${o}`}claim(){let{n:t}=this.run,{judged:n,apart:s,measure:r}=this.
card?.panel??{};return t===0?"":Bc(t,this.mean,this.interval(),r,s?null:n.exact,this.said)}band(){if(this.run.begun<2)return"";
let t=this.card?`${this.card.panel.id} ${JSON.stringify(this.card.settings)}`:"";this.explained||=t;let n=this.chance?"9\
5% Wilson interval":"95% interval";return this.explained===t?`The band is a ${n}: about 1 in 20 such bands misses the ex\
act answer.`:""}worded(){return this.outcome==null?`struck out: ${this.dealt?.struck||"it does not fit what is known"}`:
this.chance?this.outcome?"yes":"no":Ft(this.outcome,this.card?.panel.measure)}};var Dc={step:e=>({kind:"Step",to:e}),watcher:e=>({kind:"Eyes",key:e}),stop:e=>({kind:"Stop",at:e}),playing:e=>({kind:"Pl\
ay",on:e}),question:e=>({kind:"Pick",question:e}),settings:e=>({kind:"Set",settings:e}),predicting:e=>({kind:"AskFirst",
on:e}),page:e=>({kind:"Turn",page:e}),why:e=>({kind:"Why",at:e})},Ic=["game","question","settings","position","predictio\
n","sure","exact","measure","mistake","kind","own","time"],hs=class{constructor(t,n,s){this.drawn={};this.student="";this.
front="table";this.drew=()=>{};this.facts=t,this.models=n,this.now=s,this.tries=new us(()=>this.draw(this.models.panel.get(
"note")))}did(t){return this.now}shown(){return{}}open(){this.draw();for(let[n,s]of Object.entries(this.models))for(let r of Object.
keys(Dc))s.on(`change:${r}`,()=>this.wish(n,r));let{panel:t}=this.models;t.on("change:lit",()=>this.light(t.get("lit"))),
t.saying=n=>this.hear(n)}light(t){this.models.table.put({lit:t})}wish(t,n){let s=this.drawn[t]??{},r=this.models[t].get(
n);n in s&&At(s[n],r)&&this.do(Dc[n](r))}do(t){let n="";try{this.now=this.did(t)}catch(s){n=s instanceof Error?s.message:
String(s)}return this.draw(n),n}draw(t=""){let{panel:n,...s}=this.drawn=this.shown(),r=this.tried(n,s),o=At(n.panel,this.
models.panel.get("panel"));for(let[i,a]of Object.entries(s))this.models[i].put(a);this.models.panel.put({...n,...r,note:t,
...o&&{lit:{}}}),this.drew()}tried({panel:t,page:n},s){let{tries:r,front:o,now:i}=this,a=!!t.revealed;r.bind(t.key,Wt(this.
facts,i.asked),t.said?.value);let l=r.told(a),{dealt:c}=a?r.shown:{dealt:{}};a&&n==="try"&&r.dealt?.rows["trace.0"]&&(t.
traces=!0);for(let h of["table","twin"])s[h]&&(s[h].dealt=c);let u=Object.keys(c).length+l.traces.length>0;return n==="t\
ry"&&l.last&&i.stop!==-1&&u&&(s[o].caption={place:"Dealt from the unseen cards",line:[l.last,""],tone:"trial"}),{tried:l,
dealt:c}}try(t){if(this.models.panel.get("panel").revealed)try{t()}catch(n){this.tries.note=n instanceof Error?n.message:
String(n),this.draw()}}hear(t){switch(t.kind){case"predict":{let n=`${new Date().toISOString().slice(0,19)}Z`,{value:s,sure:r="\
think",second:o=""}=t,{seed:i}=this.tries;this.do({kind:"Predict",number:String(s),sure:r,time:n,seed:i,second:String(o)});
break}case"go":this.do({kind:"Go",to:t.at});break;case"own":this.do({kind:"Own",yes:t.yes});break;case"main":["go","next"].
includes(this.models.panel.get("main").kind)&&this.do({kind:"GoOn"});break;case"pick":this.do({kind:"Pick",question:t.question});
break;case"skip":this.do({kind:"Skip"});break;case"run":this.try(()=>this.tries.begin(t.trials,t.calm));break;case"stop":
this.tries.stop();break;case"again":this.try(()=>this.tries.again(t.seed));break;case"save":this.models.panel.tell("msg:\
custom",{kind:"file",name:"predictions.csv",text:this.csv()})}}csv(){let t=this.student?["name",...Ic]:Ic,n=bc(this.facts,
this.now.asked),s=n.map(r=>t.map(o=>({...r,name:this.student})[o]));return Cc([t,...s])}};var Sf=40,_f="The positions to practise on are still being worked out. They open here in a minute.",Ef="0",ds=class extends hs{constructor(n,s,r){
let o=new ls(n);super(o,s,{asked:eo({}).asked,at:-1,redo:[],course:-1,order:"set"});this.coming=!1;this.wished=null;this.
lesson=o,this.arrange=r,this.sheets=n.sheets,this.choose=()=>{this.begin(),this.draw()},this.begin(),this.open();for(let i of[
"trail","report"])this.models[i].saying=a=>this.asked(a,i)}follow(n){this.coming=!0,n.then(s=>{this.lesson.explain(s);let{
pool:r,clauses:o}=s.table;for(let i of["table","twin"])this.models[i].put({pool:r,clauses:o})}).catch(s=>console.error(s)).
then(()=>{let s=this.now.at<0?this.wished:null;this.coming=!1,this.draw(this.models.panel.get("note")),s!=null&&this.models.
trail.put({note:this.practise(s)})})}begin(){this.lesson.again(),this.now=this.did({kind:"Begin"})}did(n){return Sc(this.
lesson,this.now,n)}shown(){let{lesson:n,now:s}=this,{panel:r,trail:o}=_c(n,s),i=n.picked(s.course),a=s.asked.said.filter(
({place:c})=>c.startsWith(`${s.course} `)),l=Rc(n,s,this.student);return{panel:r,trail:{...o,lesson:i?`Lesson ${n.lesson.
number}`:"Practice",kept:i?`lesson ${n.lesson.game} ${n.lesson.number}`:"",answers:i?a:[],receipt:l.receipt,student:this.
student,note:""},report:{report:l},...this.laid()}}laid(){let{lesson:n,now:s}=this;if(s.at<0)return{};let r=qt(n,s),{tables:o,
over:i}=n.course(s.course).laid[(r.length>0?r:[s.at]).join(" ")],a=o.length>1&&s.at===r[1]?1:0,l=dt(n,s).size===n.groups(
s.course).length,c=l&&n.card(s.asked.place,s.asked.question,s.asked.settings);return this.front=["table","twin"][a],Object.
fromEntries(o.map(({names:u,frame:h,differs:f},d)=>[["table","twin"][d],{names:u,differs:f,frames:{[Ef]:[h]},aside:d!==a,
caption:{...i[d],tone:"plain"},heat:d===a&&c&&c.heat||{}}]))}draw(n){super.draw(n),this.arrange(this.now.at<0?"end":this.
drawn.twin?"two":"one")}light(n){for(let s of["table","twin"])this.models[s].put({lit:s===this.front?n:{}})}asked(n,s){let r="";
switch(n.kind){case"go":r=this.do({kind:"Go",to:n.at});break;case"redo":r=this.do({kind:"Redo"});break;case"lesson":this.
choose(n.lesson);break;case"begin":this.begin(),this.draw();break;case"practise":r=this.practise(s==="report"?Pc(this.lesson,
this.now):"");break;case"name":this.student=[...String(n.name).split(/\s+/).filter(Boolean).join(" ")].slice(0,Sf).join(
""),this.draw();break;case"restore":r=this.restore(n);break;case"save":this.models[s].tell("msg:custom",{kind:"file",name:"\
answers.csv",text:this.csv()});break;case"print":this.models.trail.tell("msg:custom",{kind:"print",html:this.sheets[n.letter?
"Letter":"A4"]})}r&&this.models.trail.put({note:r})}practise(n){return this.wished=this.coming?n:null,this.coming?_f:this.
lesson.practise(n)?this.do({kind:"Begin"}):"No positions to practise on were found."}restore({answers:n,at:s,student:r=""}){
let{course:o,asked:i}=this.now;if(i.said.length>0||!Array.isArray(n))return"";try{let c=n.map(u=>{let[,h,f]=String(u.place).
split(" "),d=_e(o,Number(h),!!f),p=this.lesson.card(d,u.question,u.settings);if(!p)throw new Error;return p.value(u.number),
{...u,place:d}});this.student=r,this.now={...this.now,asked:{...i,said:c}}}catch{return"Expected the answers that were k\
ept of this very lesson."}let a=dt(this.lesson,this.now),l=this.lesson.groups(o).findIndex((c,u)=>!a.has(u));for(let c of new Set(
[l,l<0?-1:s]))this.do({kind:"Go",to:c});return""}};function Fc(e,t,n){let s=new Ct(e.table),r=new Ct({...e.table}),o=new Ct(e.trail),i=new Ct({palette:e.table.palette,report:{}}),
a=new Map,l=(h,f,d)=>{let p=a.get(d)??ur(h,f,d);return a.set(d,p),p},c=m("div",{class:"widget-box uw-stack uw-at-low"}),
u=new ds(e,{table:s,twin:r,panel:t,trail:o,report:i},h=>{let d=[...(h==="end"?[l(rl,i,"uw-at-table uw-lesson-chart"),l(ol,
i,"uw-at-side uw-end")]:[l(Xr,s,"uw-at-table"),h==="two"&&l(Xr,r,"uw-at-twin"),l(za,t,"uw-at-side")]).filter(Boolean),c];
(d.length!==n.children.length||d.some((p,g)=>p!==n.children[g]))&&n.replaceChildren(...d)});return c.append(ur(hl,o,"")),
u}function Cx(e,t){let n=new Ct(e.explainer);Fc(e,n,Ui(e,n,t))}export{Cx as openSaved};
