var Dt=class{constructor(t){this.values=t,this.heard=new Map,this.saying=n=>{}}get(t){return this.values[t]}set(t,n){this.
put({[t]:n})}put(t){let n=Object.keys(t).filter(s=>Ot(this.values[s],t[s]));for(let s of n)this.values[s]=t[s];for(let s of n)
this.tell(`change:${s}`,t[s])}save_changes(){}send(t){this.saying(t)}on(t,n){for(let s of t.split(" "))this.heard.has(s)||
this.heard.set(s,new Set),this.heard.get(s)?.add(n)}off(t,n){for(let s of t.split(" "))this.heard.get(s)?.delete(n)}tell(t,n){
for(let s of[...this.heard.get(t)??[]])s(n)}},Ot=(e,t)=>e!==t&&JSON.stringify(e)!==JSON.stringify(t);var Z,Uo,Hu,Yt,Es,on,Po,en,Ro,Ls,Ts,Nu,Ne=Symbol.for("pv"),an={},ln=[],Ou=/^m(i|n|o|s|text|space)$/,As=Array.isArray,Co=ln.
slice,ae=Object.assign;function ie(e){e&&e.parentNode&&e.remove()}function nn(e,t,n,s,r){var o={type:e,props:t,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ne,__v:r||
++Uo,__i:-1,__u:0};return!r&&Z.vnode&&Z.vnode(o),o}function ge(e){return e.children}function sn(e,t){this.props=e,this.context=t,this.__g=0}function Jt(e,t){if(t==null)return e.
__&&Jt(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||
e.props.__P?null:Jt(e)}function Uu(e){var t,n=e.__v,s=n.__e,r=[],o=[],i=e.__P;i&&((t=ae({constructor:Ne},n)).__v=n.__v+1,
Z.vnode&&Z.vnode(t),Hs(i,t,n,e.__n,i.namespaceURI,32&n.__u?[s]:null,r,s||Jt(n),32&n.__u,o),t.__v=n.__v,t.__.__k[t.__i]=t,
Wo(r,t,o),n.__=n.__e=null,t.__e!=s&&Bo(t))}function Bo(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(
function(t){return t&&(e.__e=t.__e)}),Bo(e)}function No(e){(8&e.__g||(e.__g|=8,Yt.push(e),on++))&&Es==Z.debounceRendering||
((Es=Z.debounceRendering)||queueMicrotask)(Do)}function Do(){try{for(var e,t=1;Yt.length;)Yt.length>t&&Yt.sort(Po),e=Yt.
shift(),t=Yt.length,8&e.__g&&Uu(e)}finally{(on=Yt.length)&&(Es||queueMicrotask)(Do)}}function Io(e,t,n,s,r,o,i,a,l,c,u){
var h,f,d,m,b,g,w=s.__k||ln,y=t.length;for(l=Pu(n,t,w,l,y),h=0;h<y;h++)(d=n.__k[h])!=null&&(f=~d.__i&&w[d.__i]||an,d.__i=
h,g=Hs(e,d,f,r,o,i,a,l,c,u),m=d.__e,(f.ref!=d.ref||8&f.__u)&&(f.ref&&Ns(f.ref,null,d,f),d.ref&&u.push(d.ref,d.__c||m,d)),
b=b||m,4&d.__u?(l=Fo(d,l,e,!f.__v),f.__e&&(f.__e=null)):typeof d.type=="function"&&g!==void 0?l=g:m&&(l=m.nextSibling),d.
__u&=-21);return n.__e=b,l}function Pu(e,t,n,s,r){var o,i,a,l,c,u,h,f,d,m=n.length,b=m,g=0,w=0,y=e.__k=Array(r);for(o=0;o<
r;o++)(i=t[o])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=y[o]=nn(null,
i):As(i)?i=y[o]=nn(ge,{children:i}):i.constructor===Ne&&i.__b?i=y[o]=nn(i.type,i.props,i.key,i.ref,i.__v):y[o]=i,l=o+g,i.
__=e,i.__b=e.__b+1,a=null,~(c=i.__i=Ru(i,n,l,b))&&(b--,(a=n[c])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,c==l-1?g--:c==l+1?g++:c!=
l&&(c>l?g--:g++,w=1)):(~c||(r>m?g--:r<m&&g++),typeof i.type!="function"&&(i.__u|=4))):y[o]=null;if(w){for(u=[],h=[],o=0;o<
r;o++)if((i=y[o])&&16&i.__u){for(g=0,f=u.length;g<f;)u[d=g+f>>1]<i.__i?g=d+1:f=d;u[g]=i.__i,h[o]=g+1}for(g=u.length;o--;)
h[o]&&(h[o]==g?g--:y[o].__u|=4)}if(b)for(o=0;o<m;o++)!(a=n[o])||2&a.__u||(a.__e==s&&(s=Jt(a)),Os(a,a));return s}function Fo(e,t,n,s){
var r,o,i,a;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(o=0;o<r.length;o++)r[o]&&(r[o].__=e,t=Fo(
r[o],t,n,!1));return t}for(t&&!t.parentNode&&(t=Jt(e))&&!t.parentNode&&(t=null),i=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;
for(i!=a&&(!s&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==
8&&!t.data.startsWith("$s"););return t}function Ru(e,t,n,s){var r,o=e.key,i=e.type,a=t[n],l=a&&!(2&a.__u);if(a===null&&o==null||l&&o==a.key&&i==a.type)return n;
if(s>(l?1:0)){for(r=n-1;r>=0;r--)if((a=t[r])&&!(2&a.__u)&&o==a.key&&i==a.type)return r;for(r=n+1;r<t.length;r++)if((a=t[r])&&
!(2&a.__u)&&o==a.key&&i==a.type)return r}return-1}function Oo(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}
function tn(e,t,n,s,r){var o,i;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof s=="string"&&(e.style.
cssText=s=""),s)for(t in s)n&&t in n||Oo(e.style,t);if(n)for(t in n)s&&n[t]==s[t]||Oo(e.style,t,n[t])}else if(t[0]=="o"&&
t[1]=="n")typeof n!="function"&&(n=null),typeof s!="function"&&(s=null),(e.__e||(e.__e={}))[t]=n,n&&s||(i=Ts[t]||(Ts[t]=
Cu(t)),(e.__a||(e.__a={}))[t]=Ls,o=t!=(t=t.replace(Ro,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(
t,i,o):e.removeEventListener(t,i,o));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="c\
olSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===
!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Cu(e){return function(t){var n=this.
__e;if(n){if(n=n[e],t[en]==null)t[en]=Ls++;else if(t[en]<this.__a[e])return;return n(Z.event?Z.event(t):t)}}}function Hs(e,t,n,s,r,o,i,a,l,c){
var u,h,f,d,m,b,g,w,y,v,k,_,$,E,T,S,M,A,U=t.type;if(t.constructor!==Ne)return null;128&n.__u&&(l=32&n.__u,u=n.__c.__z)&&
(t.__u|=l,h=o=[],u.nodeType==8?a=rn(u,o):o.push(u),a=o[0]||a),(u=Z.__b)&&u(t);t:if(typeof U=="function"){f=i.length;try{
if(w=t.props,y=(u=U.prototype)&&u.render,v=(u=U.contextType)&&s[u.__c],k=u?v?v.props.value:u.__:s,(d=n.__c)?(t.__c=d,2&d.
__g&&(d.__g|=1)):(y?t.__c=d=new U(w,k):(t.__c=d=new sn(w,k),d.constructor=U,d.render=Du),v&&v.sub(d),d.state||(d.state={}),
d.__n=s,d.__g|=8,d.__h=[],d.__k=[]),y&&(d.__s||(d.__s=d.state),U.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=ae({},
d.__s)),ae(d.__s,U.getDerivedStateFromProps(w,d.__s)))),m=d.props,b=d.state,d.__v=t,n.__c){if(w!==m&&y&&!U.getDerivedStateFromProps&&
d.componentWillReceiveProps&&d.componentWillReceiveProps(w,k),t.__v==n.__v&&!(8&d.__g)||!(4&d.__g)&&d.shouldComponentUpdate&&
d.shouldComponentUpdate(w,d.__s,k)===!1){t.__v!=n.__v&&(d.props=w,d.state=d.__s,d.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.
some(function(P){P&&(P.__=t)}),ln.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&i.push(d),a=Jt(n);break t}d.componentWillUpdate&&
d.componentWillUpdate(w,d.__s,k),y&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(m,b,g)})}else y&&!U.
getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),y&&d.componentDidMount&&d.__h.push(d.componentDidMount);
d.context=k,d.props=w,d.__P=e,d.__g&=-5,_=Z.__r,$=y?25:0;do d.__g&=-9,_&&_(t),u=d.render(d.props,d.state=d.__s,d.context);while(8&
d.__g&&++$<25);y&&(ln.push.apply(d.__h,d.__k),d.__k=[]),d.state=d.__s,d.getChildContext&&(s=ae({},s,d.getChildContext())),
y&&n.__c&&d.getSnapshotBeforeUpdate&&(g=d.getSnapshotBeforeUpdate(m,b)),E=u&&u.type===ge&&u.key==null?u.props.children:u,
w.__P&&(u=a,r=(e=w.__P).namespaceURI,l=o=null,n.props&&n.props.__P!=e&&(n.__k.some(function(P){P&&Os(P,P)}),n.__k=null),
a=n.__k?Jt(n,0):null),a=Io(e,As(E)?E:[E],t,n,s,r,o,i,a,l,c),w.__P&&(t.__e=null,a=u),t.__u&=-161,h&&h.some(ie),d.__h.length&&
i.push(d),1&d.__g&&(d.__g&=-4)}catch(P){if(i.length=f,t.__v=null,l||o)if(P&&P.then){if(t.__u|=128|l,o){for(~(M=o.indexOf(
a||void 0))||(M=o.length);(A=o[M-1])&&A.nodeType==8;)M--;for(;M<o.length;M++)if(A=o[M])if(o[M]=null,T){if(A==S)break}else{
if(A.nodeType!=8)break;A.data.startsWith("$s")&&(S=rn(T=A))}}if(!T){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;
T=a}(u=rn(T=t.__c.__z||(t.__c.__z=T)))?(t.__e=T,a=u):t.__e=a,a=a&&a.nextSibling}else o&&o.some(ie);else t.__e=n.__e;t.__k||
(t.__k=n.__k||[]),P&&P.then||qo(t),Z.__e(P,t,n)}}else a=t.__e=Bu(n.__e,t,n,s,r,o,i,l,c,e);return(u=Z.diffed)&&u(t),a}function rn(e,t){
if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))
n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function qo(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.
some(qo))}function Wo(e,t,n){for(var s=0;s<n.length;)Ns(n[s++],n[s++],n[s++]);Z.__c&&Z.__c(t,e),e.some(function(r){try{e=
r.__h,r.__h=[],e.some(function(o){o.call(r)})}catch(o){Z.__e(o,r.__v)}})}function Bu(e,t,n,s,r,o,i,a,l,c){var u,h,f,d,m,
b,g,w,y=n.props||an,v=t.props,k=t.type;if(k=="svg"?r="http://www.w3.org/2000/svg":k=="math"?r="http://www.w3.org/1998/Ma\
th/MathML":r||(r="http://www.w3.org/1999/xhtml"),o){for(u=0;u<o.length;u++)if((m=o[u])&&(k?m.localName==k:m.nodeType==3)){
e=m,o[u]=null;break}}if(!e){if(w=c.ownerDocument||document,!k)return w.createTextNode(v);e=w.createElementNS(r,k,v.is?v:
c),a&&(Z.__m&&Z.__m(t,o),a=!1),o=null}if(k){if(c=k=="template"&&e.content||e,o=k=="textarea"&&v.defaultValue!=null?null:
o&&Co.call(c.childNodes),!a&&o)for(y={},u=0;u<e.attributes.length;u++)y[(m=e.attributes[u]).name]=m.value;for(u in y)m=y[u],
u=="dangerouslySetInnerHTML"?f=m:u=="children"||u in v||u=="value"&&"defaultValue"in v||u=="checked"&&"defaultChecked"in
v||tn(e,u,null,m,r);for(u in v)m=v[u],u=="children"?d=m:u=="dangerouslySetInnerHTML"?h=m:u=="value"?b=m:u=="checked"?g=m:
a&&typeof m!="function"||y[u]===m||tn(e,u,m,y[u],r);h?(a||f&&(h.__html==f.__html||h.__html==e.innerHTML)||(e.innerHTML=h.
__html),t.__k=[]):(f&&(e.textContent=""),(k=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Ou.test(k))&&(r="\
http://www.w3.org/1999/xhtml"),Io(c,As(d)?d:[d],t,n,s,r,o,i,o?o[0]:n.__k&&Jt(n,0),a,l),o&&o.some(ie)),a&&k!="textarea"||
(u="value",k=="progress"&&b==null?e.removeAttribute(u):b==null||b===e[u]&&(k!="progress"||b)||tn(e,u,b,y[u],r),u="checke\
d",g!=null&&g!=e[u]&&tn(e,u,g,y[u],r))}else y===v||a&&e.data==v||(e.data=v);return e}function Ns(e,t,n,s){try{typeof e==
"function"?t?t.__x=e(t)||1:s&&(s=s.__c||s.__e)&&(t=s.__x)&&(s.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){
Z.__e(r,n)}}function Os(e,t,n){var s,r,o,i;if(Z.unmount&&Z.unmount(e),!(s=e.ref)||s.current&&s.current!=e.__e||Ns(s,null,
t,e),s=e.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(a){Z.__e(a,t)}s.__P=s.__n=null}if(s=e.__k)for(i=
0;i<s.length;i++)s[i]&&Os(s[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(s=e.__c)&&(s=s.__z)&&(r=rn(s,o=[]))&&(s==
e.__e&&o.some(ie),ie(r),ie(s)),n||ie(e.__e),e.__e=e.__c=e.__=null}function Du(e,t,n){return this.constructor(e,n)}function cn(e,t){
var n,s,r,o;Z.__&&Z.__(e,t),t.nodeType==9&&(t=t.documentElement),s=(n=e&&32&e.__u)?null:t.__k,t.__k=nn(ge,{children:[e]}),
r=[],o=[],Hs(t,t.__k,s||an,an,t.namespaceURI,s?null:t.firstChild?Co.call(t.childNodes):null,r,s?s.__e:t.firstChild,n,o),
Wo(r,t.__k,o),t.__k.props.children=null}Z={__e:function(e,t,n,s){for(var r,o,i;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(o=r.constructor)&&o.getDerivedStateFromError)&&
r.setState(o.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,s||{}),i=1),i&&8&r.__g)return void(r.
__g|=2)}catch(a){e=a}}throw on=0,e}},Uo=0,Hu=function(e){return e!=null&&e.constructor===Ne},sn.prototype.setState=function(e,t){
var n=this.__s;n&&n!=this.state||(n=this.__s=ae({},this.state)),typeof e=="function"&&(e=e(ae({},n),this.props)),e&&(ae(
n,e),this.__v&&(t&&this.__k.push(t),No(this)))},sn.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.
push(e),No(this))},sn.prototype.render=ge,Yt=[],on=0,Po=function(e,t){return e.__v.__b-t.__v.__b},en=Symbol(),Ro=/(PointerCapture)$|Capture$/i,
Ls=0,Ts={},Nu=0;var It=()=>document.body?.dataset.voila!=null,un=()=>It()&&document.body.dataset.voila!=="notebook";function jo(e,t,n,s){let{class:r,...o}=n,i=[t,r].flat().filter(Boolean).join(" ");i&&e.setAttribute("class",i);for(let[a,
l]of Object.entries(o))l==null||l===!1||(a.startsWith("on")?e.addEventListener(a.slice(2),l):a==="style"?e.style.cssText=
l:e.setAttribute(a,l===!0?"":String(l)));return e.append(...s.flat(9).filter(a=>a!=null&&a!==!1)),e}var Vo=([e,...t])=>e?.
constructor===Object?[e,t]:[{},[e,...t]];function x(e,t,...n){let[s,...r]=e.split(".");return jo(document.createElementNS(
"http://www.w3.org/2000/svg",s),r,...Vo([t,...n]))}var O=(e,t,n,s,r)=>x("rect",{x:e,y:t,width:n,height:s,...r}),R=(e,t,n,s)=>x(
"circle",{cx:e,cy:t,r:n,...s}),gt=(e,t,n,s)=>x("path",{d:e,fill:"none",stroke:t,"stroke-width":n,...s}),le=(e,t,n,...s)=>x(
"svg",{width:e,height:t,viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":n},...s);function p(e,t,...n){let[s,...r]=e.split(
"."),[o,i]=Vo([t,...n]),a=s==="section"&&o["aria-label"]&&!un();return jo(document.createElement(a?"div":s),r,{role:a?"g\
roup":null,type:s==="button"?"button":null,...o},i)}function rt(e){let t=e.getRootNode();return t instanceof Document||t instanceof
ShadowRoot?t.activeElement:null}function dn(e){let t=rt(e);return!t||t===document.body}var hn=e=>e instanceof HTMLTextAreaElement||
e instanceof HTMLInputElement&&e.selectionStart!=null;function Iu(e,t,n){if(e.value===e.defaultValue||e.value===t.value||
!n&&t.defaultValue!==e.defaultValue)return;t.value=e.value;let s=!1,r=()=>{!s&&t.isConnected&&t.dispatchEvent(new Event(
"change"))};t.addEventListener("change",()=>s=!0),t.addEventListener("blur",r,{once:!0}),t.addEventListener("keydown",o=>{
o.key==="Enter"&&!t.form&&r()})}function G(e,...t){let n=rt(e),s=n&&n!==e&&e.contains(n)?n:null,r=s?.getAttribute("data-\
k")??"",o=[...e.querySelectorAll("[data-draft]")].filter(hn),i=hn(s)?{from:s.selectionStart,to:s.selectionEnd,text:s.value}:
null;e.replaceChildren(...t.flat(9).filter(l=>l!=null&&l!==!1));for(let l of o){let c=e.querySelector(`[data-k="${CSS.escape(
l.dataset.k??"")}"][data-draft="${CSS.escape(l.dataset.draft??"")}"]`);hn(c)&&c!==l&&Iu(l,c,l===s)}if(!s)return;if(ce(e,
r)){let l=rt(e);i&&l!==s&&hn(l)&&l.value===i.text&&l.setSelectionRange(i.from,i.to);return}let a=e.querySelector("[data-\
next]")??e;a instanceof HTMLElement&&(a.tabIndex=-1,a.focus({preventScroll:!0}))}function ce(e,t){let n=e.querySelector(
`[data-k="${CSS.escape(t)}"]`);return n instanceof HTMLElement&&n.focus({preventScroll:!0}),n instanceof HTMLElement}var Fu=/^(svg|g|path|rect|circle|ellipse|line|polyline|polygon|defs|clipPath|pattern|title|desc|use)$/;
function Go(e){let t=new DOMParser().parseFromString(e,"image/svg+xml").documentElement;if(t.localName!=="svg")throw new Error(
"Expected SVG.");for(let n of[...t.querySelectorAll("*"),t]){if(n!==t&&!Fu.test(n.localName)){n.remove();continue}for(let{
name:s,value:r}of[...n.attributes]){let o=/^(xlink:)?href$/.test(s)&&!r.startsWith("#");(/^on/i.test(s)||o||/url\((?!["']?#)|javascript:/i.
test(r))&&n.removeAttribute(s)}}return document.importNode(t,!0)}var qu=/^(#[0-9a-f]{3,8}|light-dark\(\s*#[0-9a-f]{3,8}\s*,\s*#[0-9a-f]{3,8}\s*\))$/i;
function St(e,t){for(let n of(t??"").split(";")){let[s,r]=[n.slice(0,n.indexOf(":")).trim(),n.slice(n.indexOf(":")+1).trim()];
/^--[\w-]+$/.test(s)&&qu.test(r)&&e.style.setProperty(s,r)}}function bt({label:e,choices:t,value:n,pick:s,k:r}){return p(
"div.seg",{role:"group","aria-label":e},t.map(([o,i],a)=>p("button",{"data-k":`${r}.${a}`,"aria-pressed":String(o===n),onclick:()=>s(
o)},i)))}var Wu=globalThis,Us=Wu[Symbol.for("uncle_widgets.page")]??={};function Q(e){return Us.ids=(Us.ids??0)+1,`uw-${e}\
-${Us.ids}`}function Ut(e,t){let n=-1,s=()=>{let o=Math.round(e.clientWidth);o>0&&o!==n&&(n=o,e.replaceChildren(t(o)))},
r=new ResizeObserver(()=>requestAnimationFrame(s));return r.observe(e),s(),{again:()=>(n=-1,s()),stop:()=>r.disconnect()}}
function j(e,t,n){n?e.getAttribute(t)!==n&&e.setAttribute(t,n):e.removeAttribute(t)}var tt=(e,...t)=>p("button",e,...t),
mn=({kind:e,label:t,strong:n,share:s},r)=>tt({class:`btn${n?" solid":""}${s==null?"":" sharing"}`,style:s==null?null:`--\
p:${100*s}%`,"data-act":e,"data-k":`key.${e}`,onclick:()=>r(s==null?e:"stop")},s==null?t:`${t} (${Math.round(100*s)}%)`);
function Ps(e,t,n){let s=rt(e),r=s&&e.contains(s)?s:null,o=r&&["data-act","data-clause"].find(l=>r.hasAttribute(l)),i=o&&
r?.getAttribute(o);if(n(),!r)return;([...e.querySelectorAll("button")].find(l=>o&&l.getAttribute(o)===i)??e.querySelector(
"button")??t).focus?.()}var be=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;var Et=(e,t)=>Math.max(12,Math.min(e,t/1.4));var ju=[[/[ilj.,:;'|!tf\s()]/,.3],[/[mwMW@%]/,.88],[/[A-Z]/,.7],[/[\u0300-\u036f]/,0],[/[\u0250-\uffff]/,1]],Vu=["012345\
6789","of 100 hands, as the quick brown fox jumps over it"],Oe,Ko=e=>{let t=0;for(let n of e)t+=ju.find(([s])=>s.test(n))?.[1]??
.57;return t};function Gu(){if(Oe!=null)return Oe;let e=typeof document=="object"&&document.querySelector(".uw"),t=e&&document.
createElement("canvas").getContext("2d");if(!e||!t)return 1;let n=getComputedStyle(e).getPropertyValue("--sans"),s=[400,
700].flatMap(r=>(t.font=`${r} 100px ${n}`,Vu.map(o=>t.measureText(o).width/(r>400?100*1.06:100)/Ko(o))));return Oe=Math.
max(1,...s),document.fonts.addEventListener("loadingdone",()=>Oe=void 0,{once:!0}),Oe}var F=(e,t)=>Ko(e)*t*Gu(),Ku=12;function ot(e,t,n,s=1){
let r=F(e,s),o=Math.max(Math.min(t,Ku),Math.min(t,n/Math.max(r,.01)));if(r*o<=n+.01)return{lines:[e],size:o};let i=c=>F(
c,o*s)<=n,a=[""],l=()=>a[a.length-1];for(let c of e.split(" "))if(l()!==""&&i(`${l()} ${c}`))a[a.length-1]+=` ${c}`;else{
l()!==""&&a.push("");for(let u of c)l()!==""&&!i(l()+u)&&a.push(""),a[a.length-1]+=u}return{lines:a,size:o}}function we(e,t,{
w:n,ideal:s,tight:r=.5,least:o=n,floor:i=0}){if(e<=1)return{w:Math.min(n,Math.max(t,12)),step:s,cols:1,rows:1};let a=f=>Math.
max(r*f,i),l=(f,d)=>Math.min(s,(t-f)/Math.max(d-1,1));for(let f of[n,Math.max(o,Math.min(n,t/(1+r*(e-1))))])if(l(f,e)>=a(
f)-.01)return{w:f,step:l(f,e),cols:e,rows:1};let c=Math.max(1,Math.floor((t-o)/a(o))+1),u=Math.ceil(e/c),h=Math.ceil(e/u);
return{w:o,step:l(o,h),cols:h,rows:u}}function Zo(e){let t=[...e].sort((s,r)=>s.seat-r.seat),n=Math.max(0,t.findIndex(s=>s.
me));return[...t.slice(n),...t.slice(0,n)]}function Yo(e){if(e<2)return{left:0,top:e,right:0};let t=Math.floor((e+1)/3);
return{left:t,top:e-2*t,right:t}}var Zu="M70-6 18 106M5.5 24a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0M53.5 76a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0",
Rs={0:[64,[["ellipse",{cx:32,cy:50,rx:25,ry:43}]]],1:[46,[["path",{d:"M3 30 32 5V110"}]]],2:[64,[["path",{d:"M7.5 33V31.\
5A24.5 24.5 0 1 1 51.5 46.4L16 93H64"}]]],3:[62,[["path",{d:"M10.5 22.5A19.5 19.5 0 1 1 29 46H20M20 44H30A24.5 24.5 0 1 \
1 6.7 76"}]]],4:[66,[["path",{d:"M48 110V5L13 74H66","stroke-miterlimit":12}]]],5:[62,[["path",{d:"M58 7H19L14.6 48A25.5\
 25.5 0 1 1 6.9 77"}]]],6:[64,[["circle",{cx:32,cy:68,r:25}],["path",{d:"M53.5-13 10.6 55.1"}]]],7:[60,[["path",{d:"M0 7\
H49L15 110","stroke-miterlimit":12}]]],8:[64,[["circle",{cx:32,cy:27,r:20}],["circle",{cx:32,cy:68,r:25}]]],9:[64,[["cir\
cle",{cx:32,cy:32,r:25}],["path",{d:"M10.5 113 53.4 44.9"}]]],"%":[88,[["path",{d:Zu,"stroke-width":11}]]],".":[20,[["re\
ct",{x:3,y:85,width:15,height:15,fill:"currentColor",stroke:"none"}]]],",":[20,[["path",{d:"M12 84 6 118","stroke-width":13}]]],
"/":[52,[["path",{d:"M48-6 4 106","stroke-width":11}]]],"+":[60,[["path",{d:"M30 26V82M2 54H58","stroke-width":12}]]],"-":[
44,[["path",{d:"M4 54H40","stroke-width":12}]]],"−":[44,[["path",{d:"M4 54H40","stroke-width":12}]]],"×":[56,[["path",
{d:"M8 32 48 76M48 32 8 76","stroke-width":12}]]]," ":[26,[]],J:[54,[["path",{d:"M46-10V69A19.500 19.500 0 0 1 7 69V60"}]]],
Q:[72,[["ellipse",{cx:36,cy:50,rx:29,ry:43}],["path",{d:"M42 66 74 104"}]]],K:[68,[["path",{d:"M7-10V110M66-6 10 62M28 4\
2 68 106"}]]],A:[72,[["path",{d:"M2 106 36-2 70 106M14 68H58"}]]]},zt=e=>e!==""&&[...e].every(t=>t in Rs);function ut(e,t,n=13){
return[...String(e)].reduce((r,o)=>r+(Rs[o]?.[0]??0)+n,-n)*t/100}function wt(e,t,n,s,r={}){let{anchor:o="start",gap:i=13,
weight:a=s>=60?13:14,colour:l}=r,c=ut(e,s,i),u=o==="middle"?t-c/2:o==="end"?t-c:t,h=0,f=[...String(e)].map(d=>{let[m,b]=Rs[d]??
[0,[]],g=d===","?"visible":"hidden",w={x:h,y:0,width:m,height:100,viewBox:`0 0 ${m} 100`,style:`overflow:${g}`};return h+=
m+i,x("svg",w,b.map(([y,v])=>x(y,v)))});return x("g",{transform:`translate(${u} ${n}) scale(${s/100})`,fill:"none",stroke:"\
currentColor","stroke-width":a,"aria-hidden":"true",style:l&&`color:${l}`},f)}function pn(e,t,n={}){let s=ut(e,t,n.gap),
r=`width:${s/16}em;height:${t/16}em`;return x("svg.numeral",{viewBox:`0 0 ${s} ${t}`,style:r,"aria-hidden":"true"},wt(e,
0,0,t,n))}var fn=[e=>`M0 ${e/2}a${e/2} ${e/2} 0 1 1 ${e} 0a${e/2} ${e/2} 0 1 1 ${-e} 0Z`,e=>`M${e*.05} ${e*.05}H${e*.95}\
V${e*.95}H${e*.05}Z`,e=>`M${e/2} ${-e*.14}L${e*1.14} ${e/2}L${e/2} ${e*1.14}L${-e*.14} ${e/2}Z`,e=>`M${e/2} 0L${e} ${e*.42}\
V${e}H0V${e*.42}Z`,e=>`M${e*.25} ${e*.04}H${e*.75}L${e*1.04} ${e/2}L${e*.75} ${e*.96}H${e*.25}L${-e*.04} ${e/2}Z`,e=>`M${-e*
.1} ${e*.16}H${e*1.1}V${e*.84}H${-e*.1}Z`],Yu=e=>"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[e]??"?";function ye(e,t,n,s,r={}){let{fill:o="\
var(--on-field)",ink:i="var(--field)"}=r,a=e>=fn.length,l={d:fn[e%fn.length](s),fill:a?i:o,stroke:a?o:null,"stroke-width":2},
c=e%fn.length===3,u={x:s/2,y:c?s*.8:s*.69,"font-size":Math.max(12.5,s*.54),"font-weight":700,"text-anchor":"middle",fill:a?
o:i};return x("g",{transform:`translate(${t} ${n})`},x("path",l),x("text",u,Yu(e)))}var Jo={first:"M5 5h3v14H5zM20 5v14L\
9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6zM14 5h4v14h-4z",forward:"M7 5v14l11-7z",last:"M4 5v\
14l11-7zM16 5h3v14h-3z",link:"M8 3h12v13h-3V6H8zM4 8h10v13H4z",eye:"M12 5C7 5 3 8.5 1 12c2 3.5 6 7 11 7s9-3.5 11-7c-2-3.\
5-6-7-11-7zm0 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM12 9.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",down:"M4 8h16l-8\
 9z",near:"M11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm0 2.4a3.6 3.6 0 1 0\
 0 7.2 3.6 3.6 0 0 0 0-7.2z",whole:"M3 3h7v3H6v4H3zM14 3h7v7h-3V6h-4zM3 14h3v4h4v3H3zM18 14h3v7h-7v-3h4z",close:"M6 4 12\
 10 18 4 20 6 14 12 20 18 18 20 12 14 6 20 4 18 10 12 4 6z"};function ht(e,t=22){let n=`width:${t/16}em;height:${t/16}em`;
return x("svg.icon",{viewBox:"0 0 24 24",fill:"currentColor",style:n,"aria-hidden":"true"},x("path",{d:Jo[e],"fill-rule":"\
evenodd"}))}var zo=(e,t,n)=>x("g.opens-mark",{transform:`translate(${e} ${t})`},x("circle",{r:n}),x("path",{d:Jo.eye,"fi\
ll-rule":"evenodd",transform:`scale(${n/15}) translate(-12 -12)`}));function yt(e,t="var(--ink)",n="none"){return x("pat\
tern",{id:e,width:6,height:6,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"},O(0,0,6,6,{style:`fill:${n}`}),
O(0,0,2,6,{style:`fill:${t}`}))}function Ft(e,t,n,s,r){let o={r:`M${t-s*.86} ${n-s*.86}h${s*1.72}v${s*1.72}h${-s*1.72}Z`,
g:`M${t} ${n-s*1.02}L${t+s*1.12} ${n+s*.86}H${t-s*1.12}Z`,b:`M${t-s} ${n}a${s} ${s} 0 1 1 ${2*s} 0a${s} ${s} 0 1 1 ${-2*
s} 0Z`,y:`M${t} ${n-s*1.2}L${t+s*1.2} ${n}L${t} ${n+s*1.2}L${t-s*1.2} ${n}Z`}[e];return x("path",{d:o,...r})}var gn=e=>({
r:"red",g:"green",b:"blue",y:"yellow"})[e]??"";function Cs(e,t,n,s={}){let{w:r=27,t:o=5,g:i=2,pitch:a=r+7}=s,l="",c="";for(let u=0;u<
e;u++){let h=t+Math.floor(u/10)*a,f=u%10,d=n-(f+1)*(o+i)-(f>=5?3:0);l+=`M${h} ${d}h${r}v${o}h${-r}z`;for(let m of[.22,.64])
c+=`M${h+r*m} ${d}h${r*.14}v${o}h${-r*.14}z`}return x("g",{"aria-hidden":"true"},x("path",{d:l,fill:"var(--accent-on-fie\
ld)"}),x("path",{d:c,fill:"var(--card)"}))}var Ju="var(--card-ink)";function bn(e,t,n,s,r){let o=s*.46,i=c=>`a${o} ${o} 0 1 0 ${c*2*o} 0`,a=(c,u)=>`M${c-o} ${u}${i(
1)}${i(-1)}Z`,l={d:`M${t} ${n-s*1.1}L${t+s*.85} ${n}L${t} ${n+s*1.1}L${t-s*.85} ${n}Z`,h:`M${t} ${n+s}L${t-s*.95} ${n-s*
.12}A${s*.52} ${s*.52} 0 0 1 ${t} ${n-s*.52}A${s*.52} ${s*.52} 0 0 1 ${t+s*.95} ${n-s*.12}Z`,s:`M${t} ${n-s*1.05}L${t+s*
.95} ${n+s*.12}A${s*.5} ${s*.5} 0 0 1 ${t+s*.14} ${n+s*.5}L${t+s*.4} ${n+s}H${t-s*.4}L${t-s*.14} ${n+s*.5}A${s*.5} ${s*.5}\
 0 0 1 ${t-s*.95} ${n+s*.12}Z`,c:a(t,n-s*.52)+a(t-s*.54,n+s*.22)+a(t+s*.54,n+s*.22)+`M${t} ${n-s*.2}L${t+s*.4} ${n+s}H${t-
s*.4}Z`}[e];if(!l)throw new Error(`Expected a suit of ours, not "${e}".`);return x("path",{d:l,...r})}var Xo={bell:{fill:"\
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
1 0-84 0",fill:"M24 34H76V50H59V84H41V50H24Z",wide:9}},Qo=e=>e in Xo;function ti(e,t,n,s,{colour:r="var(--accent-card)",
ink:o=Ju}={}){let i=Xo[e];if(!i)throw new Error(`Expected a symbol of ours, not "${e}".`);let a=(l,c)=>l&&x("path",{d:l,
fill:"none",style:`stroke:${c}`,"stroke-width":i.wide??8});return x("g",{transform:`translate(${t} ${n}) scale(${s/100})`},
a(i.line,r),i.fill&&x("path",{d:i.fill,"fill-rule":"evenodd",style:`fill:${r}`}),i.ink&&x("path",{d:i.ink,style:`fill:${o}`}),
a(i.inkLine,o))}function Bs(e,t,n,s){if(e==="skip")return x("g",{fill:"currentColor"},gt(`M${t-s} ${n+s*.5}A${s} ${s} 0 0 1 ${t+s*.78} ${n-
.1*s}`,"currentColor",s*.26),x("path",{d:`M${t+s*1.2} ${n+s*.62}L${t+s*.3} ${n+s*.2}L${t+s*1.16} ${n-s*.5}Z`}),R(t,n+s*.62,
s*.24));let r=o=>`M${t-o*s} ${n-o*s*.62}H${t+o*s*.2}V${n-o*s}L${t+o*s} ${n-o*s*.46}L${t+o*s*.2} ${n+o*s*.08}V${n-o*s*.3}\
H${t-o*s}Z`;return x("path",{d:r(1)+r(-1),fill:"currentColor"})}function zu(e){let t=e*1.4,n=e*.08,s=(t-2*n)/17,r=e*.3,o="",
i="";for(let a=0;a<9;a++)o+=`M${n} ${n+2*a*s}h${e-2*n}v${s}h${2*n-e}z`;for(let a=-3;a<=3;a++){let l=2*a*s,c=Math.sqrt(Math.
max(0,r**2-(Math.abs(l)+s/2)**2));c&&(i+=`M${e/2+l-s/2} ${t/2-c}h${s}v${2*c}h${-s}z`)}return[O(0,0,e,t,{class:"paper",rx:e*
.085}),x("path.stripes",{d:o}),R(e/2,t/2,r+s*.9,{fill:"var(--card)"}),x("path.stripes",{d:i})]}function Xu(e,t){let n=t*
1.4,s=t*.085,r=e.rings??0,o=e.text??"",i=t*Math.min(.098,.78/Math.max(r,1)),a=t*.11,l=a+t*.026,c="";for(let h=1;h<r;h++)
c+=`M0 ${n-a-h*i}A${a+h*i} ${a+h*i} 0 0 1 ${a+h*i} ${n}`;let u=zt(o)?Math.min(t*.36,t*.76*100/ut(o,100)):0;return[O(0,0,
t,n,{class:"paper",rx:s}),r>0&&x("path",{d:`M0 ${n-l}A${l} ${l} 0 0 1 ${l} ${n}H${s}A${s} ${s} 0 0 1 0 ${n-s}Z`,fill:"va\
r(--accent-card)"}),c&&gt(c,"var(--accent-card)",Math.min(t*.052,i*.55)),u?wt(o,t*.12,t*.13,u,{colour:"var(--card-ink)"}):
x("text",{x:t*.1,y:t*.36,"font-size":Math.min(t*.3,t*1.5/Math.max(o.length,1)),"font-weight":700,fill:"var(--card-ink)"},
o),O(0,0,t,n,{class:"edge",rx:s})]}function Qu(e,t){let n=t*1.4,s=t*.085,r=e.colour==="wild",o=e.colour??"",i=r?"#fff":`\
var(--c-${o}-on)`,a=r?[["r",-1,-1],["g",1,-1],["y",-1,1],["b",1,1]].map(([f,d,m])=>Ft(String(f),t*(.5+.23*Number(d)),n*.62+
t*.23*Number(m),t*.16,{fill:`var(--c-${f})`,stroke:"#fff","stroke-width":t*.018})):[.46,.31,.16].map(f=>Ft(o,t*.62,n*.66,
t*f,{fill:"none",stroke:i,"stroke-opacity":.5,"stroke-width":t*.045})),l={draw2:"+2",draw4:"+4"}[e.glyph??""],c=l??(e.glyph?
"":e.text??""),u=c?wt(c,t*.12,t*.13,t*(l?.34:.42),{gap:l?8:13}):r?x("text",{x:t*.11,y:t*.3,"font-size":Math.max(12.5,t*.22),
"font-weight":700,fill:i},t<46?"W":"Wild"):Bs(e.glyph??"",t*.31,t*.33,t*.19),h=e.letter||o.toUpperCase();return[O(0,0,t,
n,{rx:s,fill:r?"#17181C":`var(--c-${o})`}),x("svg",{width:t,height:n,style:"overflow:hidden"},a),x("g",{style:`color:${i}`},
u),!r&&x("text",{x:t*.12,y:n-t*.1,"font-size":Math.max(12.5,t*.205),"font-weight":700,fill:i},h),O(0,0,t,n,{rx:s,fill:"n\
one",stroke:"#fff","stroke-width":Math.max(2,t*.03)})]}function th(e,t){let n=t*1.4,s=e.suit??"",r=e.text??"",o=`var(--s\
uit-${s})`,i=Math.min(t*.3,t*.62*100/ut(r,100,6));return[O(0,0,t,n,{class:"paper",rx:t*.085}),bn(s,t*.66,n*.69,t*.34,{style:`\
fill:${o}`,opacity:.16}),bn(s,t*.66,n*.69,t*.2,{style:`fill:${o}`}),wt(r,t*.1,t*.11,i,{colour:o,gap:r.length>1?6:13}),bn(
s,t*.22,t*.6,Math.max(4,t*.125),{style:`fill:${o}`}),O(0,0,t,n,{class:"edge",rx:t*.085})]}function eh(e,t){let n=t*1.4,s=e.
text??"",r=Math.min(t*.2,t*.8/Math.max(F(s,1.06),.1)),o=s!==""&&r>=9,i=t*(o?.6:.7);return[O(0,0,t,n,{class:"paper",rx:t*
.085}),o&&x("text",{x:t*.1,y:t*.1+r*.9,"font-size":r,"font-weight":700,style:"fill:var(--card-ink)"},s),ti(e.glyph??"",(t-
i)/2,o?n*.36:(n-i)/2,i),O(0,0,t,n,{class:"edge",rx:t*.085})]}function nh(e,t){return e.colour?Qu(e,t):e.suit?th(e,t):e.glyph&&
Qo(e.glyph)?eh(e,t):Xu(e,t)}function Pt(e,t){let n=e?nh(e,t):zu(t);return x("g",{class:e?"front":"back"},n)}var sh={0:[],
1:[[0,0]],2:[[-1,-1],[1,1]],3:[[-1,-1],[0,0],[1,1]],4:[[-1,-1],[1,-1],[-1,1],[1,1]],5:[[-1,-1],[1,-1],[0,0],[-1,1],[1,1]],
6:[[-1,-1],[1,-1],[-1,0],[1,0],[-1,1],[1,1]]},wn=(e,t,n)=>[O(0,0,t,t,{rx:t*.14,style:`fill:var(--card);stroke:${n?"var(-\
-lit)":"var(--field)"}`,"stroke-width":n?5:1.5,opacity:e?1:.45}),sh[e].map(([s,r])=>R(t*(.5+s*.26),t*(.5+r*.26),t*.09,{fill:"\
var(--card-ink)"}))];var rh=["#F4F7FF","#A9C3F5","#6F94DB","#3F63AB","#233E77"],Is=e=>({fill:rh[e-1],ink:e<4?"#13201E":"#FFF"}),Ds=e=>!!e.nodes,
oh=["part","value"];function ih(e,t){let n=Object.entries(e.nodes??{});return t==="part"?n:[...n].sort(([,s],[,r])=>(s.value??
0)-(r.value??0))}var yn=class{constructor(t){this.back=!1;this.by="part";this.map={};this.changed=t,this.words=p("p.coun\
ted"),this.steps=p("ol.shades"),this.tokens=p("button.btn.quiet",{"data-k":"heat.tokens",onclick:()=>this.bring()}),this.
opener=p("button.btn.quiet",{"data-k":"heat.all","aria-expanded":"false",onclick:()=>this.open(!!this.list.hidden)}),this.
root=p("div.heat-bar",{role:"group","aria-label":"Numbers on the board",hidden:!0},p("div.legend",this.words,this.steps),
this.tokens,this.opener),this.list=p("section.sheet.scores.heat-list",{hidden:!0})}get clears(){return Ds(this.map)&&!!this.
map.hides&&!this.back}show(t){if(JSON.stringify(t)===JSON.stringify(this.map)||(this.map=t,this.root.hidden=!Ds(t),this.
open(!1),!Ds(t)))return;let{title:n="",unit:s="",steps:r=[],hides:o="",nodes:i={}}=t;this.words.textContent=n,this.steps.
replaceChildren(...r.map(({text:a,count:l},c)=>{let{fill:u,ink:h}=Is(c+1),f=`about ${a} ${s}: ${l} of the places`;return p(
"li",{title:f},p("span.shade",{"aria-hidden":"true",style:`background:${u};color:${h}`},a),p("span.sr",f))}),p("li.unit",
{"aria-hidden":"true"},s)),this.tokens.hidden=!o,this.opener.textContent=`All ${Object.keys(i).length}`,this.say()}say(){
this.tokens.textContent=`Show ${this.map.hides??""}`,j(this.tokens,"aria-pressed",String(this.back))}bring(){this.back=!this.
back,this.say(),this.changed()}open(t){this.list.hidden=!t,j(this.opener,"aria-expanded",String(t)),this.list.replaceChildren(
...t?[this.table()]:[])}escape(){let t=!this.list.hidden;return this.open(!1),t&&this.opener.focus(),t}sort(t){this.by=t,
this.open(!0),this.list.querySelector(`[data-k="heat.${t}"]`)?.focus()}table(){let{title:t="",unit:n=""}=this.map,s={part:"\
where",value:n},r=oh.map(i=>p("th",{scope:"col","aria-sort":this.by===i?"ascending":null},p("button.sorts",{"data-k":`he\
at.${i}`,onclick:()=>this.sort(i)},s[i]))),o=([i,{part:a="",value:l=0}])=>p("tr",p("th",{scope:"row"},i),p("td",a),p("td\
.num",l.toFixed(2)));return p("div.scroll",{tabindex:0,role:"group","aria-label":t},p("table",p("caption",t),p("thead",p(
"tr",p("td"),...r)),p("tbody",ih(this.map,this.by).map(o))))}};var ah=23,Fs=24,Pe=20,lh=17,ch=8,ei=6,Ue={h:23,size:15},uh={house:[66,34],place:[20,28]},[hh,dh,mh]=[3,4,1],ni=(e,t)=>Math.
hypot(e.x-t.x,e.y-t.y);function fh(e,t,n){let s={x:(e.x+t.x)/2,y:(e.y+t.y)/2},r=o=>(o.x-s.x)*(t.x-e.x)+(o.y-s.y)*(t.y-e.
y);return n.flatMap((o,i)=>{let a=n[(i+1)%n.length],[l,c]=[r(o),r(a)],u=l/(l-c),h=l<0!=c<0?[{x:o.x+(a.x-o.x)*u,y:o.y+(a.
y-o.y)*u}]:[];return l<0?[o,...h]:h})}function ph(e,t=ah){let n=Array.from({length:Fs},(s,r)=>{let o=2*Math.PI*r/Fs,i=t/
Math.cos(Math.PI/Fs);return{x:i*Math.cos(o),y:i*Math.sin(o)}});return e.map((s,r)=>{let o=n;for(let[i,a]of e.entries()){
let l=ni(s,a);i===r||l>2.1*t||(l<.5?o=i>r?[]:o:o=fh({x:0,y:0},{x:a.x-s.x,y:a.y-s.y},o))}return o})}var gh=e=>e.map((t,n)=>{
let s=e.filter((r,o)=>o!==n).map(r=>ni(t,r));return Math.max(ch,Math.min(Pe,...s.filter(r=>r>.5).map(r=>r/2-1)))}),qs=(e,t)=>e.
x<t.x+t.w&&t.x<e.x+e.w&&e.y<t.y+t.h&&t.y<e.y+e.h,bh=({x:e,y:t},n)=>({x:e-n,y:t-n,w:2*n,h:2*n});function wh(e,t,n,s,r){let o=[];
return e.map((i,a)=>{let l=n[a],c=Ue.h,u=m=>(m.x<r.x||m.y<r.y||m.x+l>r.x+r.w||m.y+c>r.y+r.h?100:0)+hh*o.filter(g=>qs(g,m)).
length+dh*e.filter((g,w)=>qs(bh(g,t[w]-3),m)).length+mh*s.filter(g=>qs(g,m)).length,h=[[1,-1],[-1,-1],[1,0],[-1,0],[0,-1],
[0,1],[1,1],[-1,1]],d=[0,8,20].flatMap(m=>h.map(([b,g])=>{let w=(t[a]+m)*(b&&g?.72:1.08);return{x:i.x+b*(w+l/2)-l/2,y:i.
y+g*(w+c/2)-c/2,w:l,h:c}})).reduce((m,b)=>u(b)<u(m)?b:m);return l&&o.push(d),d})}var Ws=e=>e?12+9*e.length:0,js=({x:e,y:t},{
role:n,label:s,ring:r,chosen:o,attributes:i})=>x("g",{role:n,"aria-label":s,"data-x":e,"data-y":t,transform:`translate(${e}\
 ${t})`,...i},x("title",s),x("g.sized",x("path.cell",{fill:"transparent"}),(r||o)&&R(0,0,Pe,{class:"ring"}),o&&R(0,0,Pe-
ei,{class:"ring chosen"}),R(0,0,Pe+12,{class:"ring-focus"}))),si=({x:e,y:t},n,s)=>x("g.tag.of",{"data-of":s,"data-move":s,
transform:`translate(${e} ${t})`,"aria-hidden":"true"},x("g.sized",x("g.stands",O(0,0,Ws(n),Ue.h,{rx:3,style:"fill:var(-\
-lit)"}),x("text",{x:Ws(n)/2,y:Ue.h/2+Ue.size*.36,"font-size":Ue.size,"font-weight":700,"text-anchor":"middle",fill:"#13\
201E"},n))));function ri(e,t,n,s){let r=[...e.querySelectorAll("[data-x]")],o=({x:b,y:g})=>({x:b/t,y:g/t}),i=r.map(({dataset:b})=>o(
{x:Number(b.x),y:Number(b.y)})),a=ph(i),l=gh(i);for(let b of e.querySelectorAll(".sized"))b.setAttribute("transform",`sc\
ale(${t})`);for(let[b,g]of r.entries()){let w=a[b].map(({x:y,y:v})=>`${y.toFixed(1)} ${v.toFixed(1)}`).join("L");g.querySelector(
".cell")?.setAttribute("d",w?`M${w}Z`:"");for(let y of g.querySelectorAll("circle")){let v=y.classList.contains("ring-fo\
cus")?12:y.classList.contains("chosen")?-ei:0,[k,_]=["many","handle"].map(E=>g.classList.contains(E)),$=_?Pe:k?Math.min(
l[b],lh/t):l[b];y.setAttribute("r",String($+v))}}let c=[...e.querySelectorAll(".tag.of")];if(!c.length)return;let u=r.map(
b=>c.find(g=>g.dataset.of===b.dataset.move)),h=u.map(b=>Ws(b?.textContent??"")),f={x:n.x/t,y:n.y/t,w:n.w/t,h:n.h/t},d=s.
map(({x:b,y:g,kind:w})=>{let[y,v]=uh[w??""]??[13,13];return{x:(b-y)/t,y:(g-v)/t,w:2*y/t,h:2*v/t}}),m=wh(i,l,h,d,f);for(let[
b,g]of u.entries()){let{x:w,y}=m[b];g?.querySelector(".stands")?.setAttribute("transform",`translate(${w-i[b].x} ${y-i[b].
y})`)}}var yh=18,xh=40,kh={"stroke-width":5},vh={"stroke-width":36,"stroke-linejoin":"round","stroke-linecap":"round"},$h=.4;function Mh(e,t){
let n=t.get(e.a),s=t.get(e.b),r=`M${n.x} ${n.y}L${s.x} ${s.y}`,o=i=>x("path",{d:r,fill:"none",...i});switch(e.kind??"roa\
d"){case"double":return[o({style:"stroke:var(--field-edge)","stroke-width":9}),o({style:"stroke:var(--field)","stroke-wi\
dth":4})];case"dashed":return o({style:"stroke:var(--field-edge)","stroke-width":6,"stroke-dasharray":"12 9"});case"thin":
return o({style:"stroke:var(--field-edge)","stroke-width":3});case"pointer":return o({style:"stroke:var(--on-field-2)","\
stroke-width":3,"stroke-dasharray":"2 5"});default:return o({style:"stroke:var(--field-edge)","stroke-width":9})}}var oi=(e,t,n,s)=>x(
"text",{class:s,y:.35*t,"font-size":t,"font-weight":700,"text-anchor":"middle",fill:n},e);function _h(e,t,n,s){let{fill:r,
ink:o}=t?Is(t.step):{fill:"var(--on-field)",ink:""},i={style:`fill:${r};stroke:var(${t?"--on-field-2":"--field"})`,"stro\
ke-width":2},a=t?Math.min(16*n,yh):13,l=e.kind==="crossing"?x("path",{d:`M0 ${-a*1.35}L${a*1.35} 0 0 ${a*1.35} ${-a*1.35}\
 0Z`,...i}):e.kind==="door"?x("path",{d:`M${-a} ${-a}L${a} 0 ${-a} ${a}Z`,...i}):e.kind==="house"?x("rect",{x:-66,y:-34,
width:132,height:68,rx:4,...i}):e.kind==="place"?O(-19,-27,38,54,{class:"slot",rx:4,fill:"none"}):x("circle",{r:a,...i}),
c=e.kind==="house",u=c&&(e.name??"").length>8?(e.name??"").split(" "):[e.name??""],h=Math.max(1,...u.map(m=>m.length)),f=c?
Math.min(23*n,122/(.66*h),54/(1.1*u.length)):20*n,d={...e.kind==="place"?s(e):{x:0,y:c?0:16+18*n,"text-anchor":"middle"},
class:c?"on-house":"f"};return x("g",{transform:`translate(${e.x} ${e.y})`},x("title",e.label),l,e.kind==="pointer"&&!t&&
O(-5,-5,10,10,{fill:"var(--field)"}),t&&oi(t.text,20*n,o,t.fine?"coarse":""),t?.fine&&oi(t.fine,15*n,o,"fine"),e.name&&u.
map((m,b)=>x("text",{"font-size":f,"font-weight":700,...d,y:d.y+(c?(.35+1.1*(b-(u.length-1)/2))*f:0)},m)))}function Sh(e){
let t=new Map;for(let{key:s,at:r,art:o}of e)(o??"mark")==="mark"&&t.set(r,[...t.get(r)??[],s]);let n=new Map;for(let s of t.
values())s.forEach((r,o)=>n.set(r,o-(s.length-1)/2));return n}function Eh(e,t,n,s=0){let r=t.get(e.at);if(!r)throw new Error(
`Expected a node of the board, not "${e.at}".`);let o={mark:()=>[R(0,0,27,{fill:e.active?"var(--accent-on-field)":"var(-\
-field)"}),ye(e.seat??0,-19,-19,38,{fill:e.active?"var(--field)":"var(--on-field)",ink:e.active?"var(--accent-on-field)":
"var(--field)"})],agent:()=>[R(0,0,15,{style:"fill:var(--field);stroke:var(--on-field)","stroke-width":3}),O(-9,-3,18,6,
{fill:"var(--on-field)"})],card:()=>[x("g",{transform:"translate(-20 -28)"},Pt(e.face,40))],bars:()=>[O(-64,-32,128,64,{
rx:3,fill:"var(--on-field)"}),x("path",{d:"M-54 -32V32M-38 -32V32M38 -32V32M54 -32V32",style:"stroke:var(--field)","stro\
ke-width":6})],empty:()=>[O(-19,-27,38,54,{class:"slot",rx:4,fill:"none"})]}[e.art??"mark"];if(!o)throw new Error(`Expec\
ted a token that can be drawn, not "${e.art}".`);return x("g",{transform:`translate(${r.x+46*n*s} ${r.y}) scale(${n})`,role:"\
img","aria-label":e.label,"data-token":e.key},x("title",e.label),x("g.grows",o()))}function Th({tag:e,path:t},n,s){let{x:r,
y:o}=n.get(t[t.length-1]),i=18+11*e.length;return e&&x("g.tag",{transform:`translate(${r+14} ${o-12-32*s}) scale(${s})`},
O(0,0,i,32,{rx:3,style:"fill:var(--lit)"}),x("text",{x:i/2,y:23,"font-size":21,"font-weight":700,"text-anchor":"middle",
fill:"#13201E"},e))}function ii(e,t){let n=e.path.map(o=>t.get(o)),s=n.map(({x:o,y:i},a)=>`${a?"L":"M"}${o} ${i}`).join(
""),r=!e.move;return x("g",{class:r?"way gone":"way",role:r?"img":null,"aria-label":r?e.label:null,"aria-hidden":r?null:
"true","data-steps":n.length-1},r&&x("title",e.label),x("path.line",{d:s,fill:"none",style:"stroke:var(--lit)",...r?vh:kh}))}
function Lh({path:e,label:t,move:n,chosen:s},r,o){let i=r.get(e[e.length-1]),a=o?{class:"way plays",tabindex:0,"data-mov\
e":n,"aria-pressed":String(!!s)}:{class:"way shown"};return js(i,{role:o?"button":"img",label:t,ring:!0,chosen:!!s,attributes:a})}
function Ah(e,t,n,s){let r=13*s*(e.name?.length??0),o=[{x:-23*s-3,y:7*s,"text-anchor":"end",left:-r-23*s},{x:23*s+3,y:7*
s,"text-anchor":"start",left:23*s},{x:0,y:45*s,"text-anchor":"middle",left:-r/2},{x:0,y:-31*s,"text-anchor":"middle",left:-r/
2}],i=t.edges.flatMap(({a:u,b:h})=>{let f=n.get(u),d=n.get(h);return[0,.25,.5,.75,1].map(m=>({x:f.x+(d.x-f.x)*m,y:f.y+(d.
y-f.y)*m}))}),a=({y:u,left:h})=>i.filter(f=>f.x>e.x+h-14&&f.x<e.x+h+r+14&&f.y>e.y+u-16*s-12&&f.y<e.y+u+12).length,{left:l,
...c}=o.reduce((u,h)=>a(h)<a(u)?h:u);return c}var Hh=(e,t,n)=>[e.art?x("g.scenery",Go(e.art)):null,(e.areas??[]).map(({name:s,
x:r,y:o})=>x("text.f2",{x:r,y:o,"font-size":20*n,"text-anchor":"middle"},s)),x("g",{fill:"none"},...e.edges.map(s=>Mh(s,
t)))];function Nh(e,t,n,s,r=0){let o=n.get(e.at),i={agent:22,card:39}[e.art??"mark"]??34,a=o.x+46*s*r;return x("g.light",
{transform:`translate(${a} ${o.y}) scale(${s})`,"data-x":a,"data-y":o.y,"data-key":`lit:${e.key}`,"aria-hidden":"true"},
R(0,0,i,{fill:"none",style:"stroke:var(--lit)","stroke-width":6}),t&&O(i-6,-i-14,26,26,{style:"fill:var(--lit)"}),t&&x("\
text",{x:i+7,y:5-i,"font-size":18,"font-weight":700,"text-anchor":"middle",fill:"#13201E"},t))}function Oh(e,t,{zone:n},{
nodes:s,aside:r,u:o,at:i}){let a=n.tokens.find(({key:u})=>u===e),l=s.get(a?.at??e);if(!l)throw new Error(`Expected a nod\
e or a token of the board, not "${e}".`);let c=n.carries?.length;return js({x:l.x+46*o*(r.get(e)??0),y:l.y},{role:"butto\
n",label:a?.label??l.label,ring:!a,chosen:t,attributes:{class:["way plays",a&&"handle",c&&"many"],tabindex:a&&i?-1:0,"ar\
ia-pressed":String(t),"data-spot":e}})}function ai(e){let{board:t,zone:n,heat:s,clear:r,acting:o,spots:i,lit:a,w:l,h:c,k:u}=e,
h=new Map(t.nodes.map(k=>[k.id,k])),f=Sh(n.tokens),d=u<$h?1:Math.max(1,.62/u),m=(n.ways??[]).filter(({move:k})=>!k),b=(n.
ways??[]).filter(({move:k})=>k),g=n.tokens.filter(({art:k})=>!(r&&k==="agent")),w=({art:k})=>!!s.nodes&&k==="card",y=k=>_h(
k,s.nodes?.[k.id],d,_=>Ah(_,t,h,d)),v=k=>Eh(k,h,d,f.get(k.key));return x("svg.board",{width:l,height:c,viewBox:`0 0 ${t.
width} ${t.height}`,preserveAspectRatio:"xMidYMid meet",style:"overflow:hidden","data-board":t.id},O(0,0,t.width,t.height,
{fill:"transparent"}),Hh(t,h,d),m.map(k=>ii(k,h)),t.nodes.filter(({kind:k})=>k==="place").map(y),g.filter(w).map(v),t.nodes.
filter(({kind:k})=>k!=="place").map(y),b.map(k=>ii(k,h)),g.filter(k=>!w(k)).map(v),m.map(k=>Th(k,h,d)),g.filter(({key:k})=>k in
a).map(k=>Nh(k,a[k.key],h,d,f.get(k.key))),b.filter(({tag:k})=>k).map(({tag:k,move:_,path:$})=>si(h.get($[$.length-1]),k,
_??"")),b.map(k=>Lh(k,h,o)),Object.entries(i).map(([k,_],$)=>Oh(k,_,e,{nodes:h,aside:f,u:d,at:$})))}function li(e,t){for(let n of e.
querySelectorAll(".way.gone > .line")){if(!(n instanceof SVGGeometryElement))continue;let s=n.getTotalLength(),r=Number(
n.parentElement?.dataset.steps??1);n.animate([{strokeDasharray:`0 ${s}`},{strokeDasharray:`${s} 0`}],{duration:r*xh/t})}}var ci=3,ui=80,hi=e=>[...e.values.map((t,n)=>x("g",{transform:`translate(${n*(e.size+10)} 0)`},wn(t,e.size,e.lit.includes(
n)))),O(-5,-5,e.w+10,e.size+10,{class:"ring-focus",rx:9}),x("title",e.label)];function di(e,t){for(let n=0;n<ci;n++){let s=(o,i)=>1+(o+2*n+3*i)%6,r=()=>e(o=>({...o,values:o.values.map(s),lit:[]}));n?
setTimeout(r,n*ui/t):r()}setTimeout(()=>e(n=>n),ci*ui/t)}var Xt=390,$t=700,xt=10,Gs=e=>e.zones.every(t=>["seat","ring","fan","stack","tray","kinds"].includes(t.kind)&&(e.table===
"corners"||!(t.kind==="seat"&&(t.before?.length??0)>0)));function Ks(e,t,n,s,r,o,i=!1){let a=t.alert||(t.counters??[]).map(
({value:d,label:m})=>`${d} ${m}`)[0]||t.note;e.add("mark",t.id,n,s,{seat:t.seat,size:20,active:!!t.active});let l=n+26,c=r-
26,u=i?ot(t.name,13,c-28,1.06):{lines:[t.name],size:13};if(e.text(`${t.id}.name`,u.lines[0],l,s+9,{size:u.size,bold:!0,quiet:!1,
room:c}),e.text(`${t.id}.note`,ot(a??"",12,c).lines[0],l,s+(i?24:22),{size:12,tone:t.alert?"lit":"",room:c}),i){let d=l+
F(u.lines[0],u.size)*1.06+8;e.cards(t.cards,d,s-2,20,{w:11,ideal:2,tight:.02},{role:"seat"})}if(!o)return;let h=t.cards.
some(d=>d.face||d.key in(e.extras.dealt??{})),f={w:o,ideal:o*.72,tight:h?.5:.06,least:h?o*.8:o};e.cards(t.cards,n,s+30,r-
6,f,{role:"seat",pitch:.5})}function kn(e,t,n,s,r,o=Xt){let i=!!e.extras.acting,a=t.cards.length>(o-r)/60,l=a?xt:r,c=n+(a?
30:0)+(i?12:0),u=Et(78,s-c-(i?6:0));Ks(e,{...t,cards:[]},xt,a?n:(n+s)/2-14,a?o:r-xt-6,0);let h={w:u,ideal:u*1.12,tight:.36,
least:Math.min(u,44),floor:24};e.cards(t.cards,l,c,o-l-xt,h,{own:!0,role:"hand",pitch:.7})}function xn(e,t,n,s,r,o){e.text(
`${t}.count`,n,r,o,{size:20,bold:!0,quiet:!1});let[i,a]=ot(s,12,58).lines;e.text(`${t}.label`,i,r,o+15,{size:12,room:58}),
a&&e.text(`${t}.more`,a,r,o+28,{size:12,room:58})}function Uh(e,{seats:[t,...n],ring:s,fans:r,stacks:o,trays:i},a,l){let c=(l-
Xt)/($t-Xt),u=s?132+116*c:xt,h=[...i,...o].length?66:0,f=l-xt-h,[d,m,b]=e.extras.acting?[70,76,42]:[68,74,45],g=b+20*c,w=g<
56?0:1.085*g+31,y={x:d+54*c,y:Math.max(m+26*c,w),r:g};s&&e.add("ring",s.id,y.x,y.y,{ring:s,r:y.r});let v=Math.max(1,Math.
min(n.length,3)),k=Math.ceil(n.length/v),_=(f-u)/v;n.forEach((T,S)=>{let M=k>1?0:n.length>2?26:34;Ks(e,T,u+S%v*_,8+Math.
floor(S/v)*36,_,M,!M)}),i.forEach(T=>xn(e,T.id,String(T.count),T.label,f+8,22)),o.forEach((T,S)=>{let M=76+S*52;xn(e,T.id,
String(T.count),T.label,f+8,M),T.top&&e.card(T.top,f+36,M-15,15,{role:"stack",recall:T.recall})});let $=96,E=a-(e.extras.
editing?108:e.extras.acting?132:88);for(let T of r){let S=Et(a>320&&T.cards.length<7?60:44,E-$-34),M={w:S,ideal:S*.74,tight:.3,
least:S,floor:15},A=f-u,U=Math.min(M.ideal,(A-S)/Math.max(T.cards.length-1,1)),P=U<22;T.cards.forEach((I,J)=>{let Y=J===
T.cards.length-1,C=u+J*U;e.card(I,C,$+20,S,{seen:Y?S:Math.min(S,U),role:"fan"}),(Y||!P||(T.cards.length-1-J)%2===0)&&e.text(
`${I.key}.above`,I.above??"",C+1,$+14,{size:Y?14:12,bold:Y,quiet:!Y}),I.under!=null&&(Y||!P)&&e.add("mark",`${I.key}.und\
er`,C+2,$+24+S*1.4,{seat:I.under,size:14,quiet:!Y})}),T.cards.length||e.add("pile",T.id,u,$+20,{w:S,under:0,empty:!0})}return t&&
kn(e,t,E+4,a-8,u,l),{y:a-18,middle:y}}function Ph(e,{seats:[t,...n],ring:s,stacks:r,trays:o},i,a){let l=Math.max(1,Math.
min(n.length,5)),c=Math.ceil(n.length/l),u=(a-2*xt)/l,h=c>1?34:56;n.forEach((v,k)=>{let _=xt+k%l*u,$=8+Math.floor(k/l)*h;
Ks(e,v,_,$,u,c>1?0:18,c>1)});let f=8+c*h,d=e.extras.acting?i-136:i-110,m=Math.min(58,(d-f)/2-14),b={x:a/2,y:(f+d)/2-12,r:m};
s&&e.add("ring",s.id,b.x,b.y,{ring:{...s,note:""},r:m});let g=Math.min(44,m*.74),w=10,y=b.x-(r.length*g+(r.length-1)*w)/
2;return r.forEach((v,k)=>{let _=y+k*(g+w),$=b.y-g*.7;v.top?e.card({...v.top,move:v.move||v.top.move,off:v.off||v.top.off},
_,$,g,{role:"stack"}):e.add("pile",v.id,_,$,{w:g,under:0,empty:!0}),xn(e,v.id,String(v.count),v.label,k?a-74:xt,b.y)}),o.
forEach(v=>xn(e,v.id,String(v.count),v.label,a-74,b.y+40)),t&&kn(e,t,d+2,i-8,96,a),{y:i-18,middle:b}}var mi=(e,t,n,s,r)=>(s?
Ph:Uh)(e,t,n,r);var fi=e=>(e.table??"long")==="long"&&e.zones.every(t=>["seat","grid","stack"].includes(t.kind));function Rh(e,t){let n=t.
map(({key:i})=>`lit:${i}`),s=e.over.filter(({key:i})=>n.includes(i)),[r,o]=[s[0],s[s.length-1]];s.length<2||s.length<t.length||
s.some(({tab:i})=>i!==r.tab)||(e.over=e.over.filter(i=>!s.includes(i)),e.over.push({...r,w:o.x+o.w-r.x}))}function Zs(e,t,n,s,r,o){
let i=t.cards.filter(E=>!E.face&&!(E.key in(e.extras.dealt??{}))),a=[...t.cards.filter(E=>!i.includes(E)),...(t.before??
[]).flatMap(E=>"cards"in E?E.cards:[])],l=o>40,c=l?26:18,u=l?Math.min(o,r/7.5):18,h=l?u*.26:6,f=i.length?u+h*(i.length-1):
0,d=n+c+(l?9:5),m=r-(d-n)-(l?8:f+12),b=l?m:r-8,g=(t.counters??[]).map(({value:E,label:T})=>`${E} ${T}`)[0]??"",w=l?[t.note,
g].filter(Boolean).join(", "):t.note||g;e.add("mark",t.id,n,s,{seat:t.seat,size:c,active:!!t.active});let y=ot(t.name,l?
15:13,m),v=ot(w,l?13:12,b);e.text(`${t.id}.name`,y.lines[0],d,s+(l?11:13),{size:y.size,bold:!0,quiet:!1,room:m}),e.text(
`${t.id}.note`,v.lines[0],l?d:n,s+(l?28:31),{size:v.size,room:b});let k={w:u,ideal:h,tight:.05};e.cards(i,l?n:n+r-f-8,l?
s+38:s-1,f+1,k,{role:"seat"}),Rh(e,i);let _=l&&f?n+f+12:n,$={w:o,ideal:o+3,tight:.3,least:o,floor:12};e.cards(a,_,s+(l?38:
36),n+r-8-_,$,{role:"seat",pitch:.5})}function Ch(e,t,n,s,r){let o=t.cells.flatMap(b=>"key"in b?[b]:[]),i=Ys(n),a=o.length>
6?2:1,l=Math.max(Math.ceil(o.length/a),1),c=n>$t?10:5,u=e.extras.acting?8:0,h=(n-2*i-c*(l-1))/l,f=Et(Math.min(n>$t?70:50,
h),(r-s)/a-c-u),d=Math.min(h+c,f*1.3),m=(n-d*(l-1)-f)/2;o.forEach((b,g)=>{let w=m+g%l*d,y=s+Math.floor(g/l)*(f*1.4+c+u);
e.card(b,w,y,f,{role:"grid",own:!0})})}function Bh(e,t,n,s,r,o){let i=r*.7;(t.round??[]).forEach(({seat:l,words:c,now:u},h)=>{
let f=s+h*r,d=i>20?14:12;e.add("mark",`${t.id}.${h}`,n,f,{seat:l,size:i,active:u,quiet:!u}),e.text(`${t.id}.${h}`,c,n+i+
8,f+i/2+d*.35,{size:d,bold:u,quiet:!u,room:o-i-8})})}function Dh(e,t,n,s,r){let o=n>$t,i=t.filter(g=>g.top||g.count||g.round?.
length),a=Et(o?92:56,r-s-(o?60:24)),l=o?56:18,[c,u]=o?[186,240]:[148,190],h=Math.max(0,...i.flatMap(g=>(g.round??[]).map(
w=>F(w.words,1.06)))),f=Math.max(c,Math.min(u,(o?14:12)*h+(o?56:40))),d=i.reduce((g,w)=>g+a+(w.round?.length?f:0),l*(i.length-
1)),m=s+(r-s-a*1.4-22)*(o?.42:.3),b=(n-d)/2;for(let g of i){g.top?e.card(g.top,b,m,a,{role:"stack",recall:g.recall}):e.add(
"pile",g.id,b,m,{w:a,under:0,empty:!0});let w=g.round??[],y=o?14:12,v=m+a*1.4+(o?24:17);if(w.length){let k=Math.min(o?36:
25,(a*1.4+6)/w.length);Bh(e,g,b+a+(o?20:10),m,k,f-(o?20:10)),e.text(`${g.id}.label`,g.label,b,v,{size:y,room:a+f-10})}else{
let k=o?20:16,_=F(String(g.count),k)*1.06+5,$=o?b:b+Math.min(0,(a-_-F(g.label,y))/2);e.text(`${g.id}.count`,String(g.count),
$,v,{size:k,bold:!0,quiet:!1}),e.text(`${g.id}.label`,g.label,$+_,v,{size:y})}b+=a+(w.length?f:0)+l}}function Ih(e,t,n,s,r){
let o=n>$t,i=Ys(n),a=Math.min((r-s)/Math.max(t.length,1),o?150:96),l=o?0:24,c=Et(o?84:46,a-l-(o?16:8)),u=o?166:i;t.forEach(
(h,f)=>{let d=s+f*a;if(o){let b=e.head(h,i,d,u-i-12);e.counters(h,i+4,d+42+b,u-i-16,!0)}else{let b=(h.counters??[]).map(
({value:y,label:v})=>`${y} ${v}`),g=i+24+F(h.name,13)*1.06+8;e.add("mark",h.id,i,d,{seat:h.seat,size:18,active:!!h.active}),
e.text(`${h.id}.name`,h.name,i+24,d+13,{size:13,bold:!0,quiet:!1});let w=ot([h.note,...b].filter(Boolean).join(", "),12,
n-i-g);e.text(`${h.id}.note`,w.lines[0],g,d+13,{size:w.size,room:n-i-g})}let m={w:c,ideal:c*1.12,tight:.3,least:c,floor:20};
e.cards(h.cards,u,d+l,n-i-u,m,{role:"seat"})})}function pi(e,t,n,s){let r=t.cards.find(i=>i.above),o=r&&e.things.find(({
kind:i,key:a})=>i==="card"&&a===r.key);!r?.above||!o||e.text(`${r.key}.over`,r.above,s??o.x,n,{size:s?12:14,bold:!0,quiet:!1,
tone:r.ghost?"lit":"",anchor:s?"end":"start",room:s?s-xt-34-F(t.name,13)*1.06:1/0})}var Ys=e=>e>$t?28:xt;function Js(e,t,n,s,r){
let i=n-166-28,a=e.extras.acting?18:0,l=Et(84,r-s-a-14),c={w:l,ideal:l*1.12,tight:.3,least:l,floor:30},u=e.head(t,28,s+a,
126);e.counters(t,32,s+a+48+u,126,!1),e.cards(t.cards,166,s+a,i,c,{own:!0,role:"hand"}),pi(e,t,s-14)}function gi(e,{seats:[
t,...n],grids:s,stacks:r},o,i){let a=Ys(i),l=i>$t,c=Math.max(n.length,1),u=(i-2*a+8)/c,h=l?22:8,f=l?c>1?46:60:c>2?26:32,
d=o-(e.extras.acting?l?150:126:l?132:100);!s.length&&!r.length&&n.every(g=>g.cards.every(w=>w.face))?Ih(e,n,i,h,d-(l?30:
6)):n.forEach((g,w)=>{Zs(e,g,a+w*u,h,u,f)});let m=n.some(g=>g.before?.length||g.cards.some(w=>w.face)),b=h+(l?54+f*1.4:m?
46+f*1.4:44);for(let g of s)l&&e.text(`${g.id}.label`,g.label,a,b+8,{room:i-2*a}),Ch(e,g,i,b+(l?26:0),d-(l?24:4));return Dh(
e,r,i,b,d),t&&l?Js(e,t,i,d,o):t&&(kn(e,t,d,o-8,xt+92,i),pi(e,t,d+9,i-xt)),{y:o-18,middle:{x:i/2,y:(b+d)/2,r:40}}}var Fh={draw2:"+2",draw4:"+4"},qh=["skip","reverse"],vn=28;function Xs(e){let t=e>=vn;return{large:t,left:t?34:22,right:t?
44:24,tall:e*1.17,pitch:e*1.72+(t?4:1.5),gap:t?4:1.5}}var bi=({rows:e})=>Math.max(...e.map(({kinds:t})=>t.length));function $n(e,t){
let{left:n,right:s,pitch:r,gap:o}=Xs(t);return{w:n+bi(e)*(t+o)+s,h:e.rows.length*r}}function Wh(e,t,n){let s=48;for(;s>12&&
($n(e,s).w>t||$n(e,s).h>n);)s-=.2;return s}var wi=e=>[...e].reduce((t,n)=>t+Number(n),0);function yi(e,t){return e===2?O(
-t,-t,2*t,2*t,{style:"fill:var(--lit)"}):R(0,0,t,{style:e?"fill:none;stroke:var(--field-edge)":"fill:var(--on-field)","s\
troke-width":1.5})}var Qs=(e,t,n)=>x("g",{transform:`translate(${e} ${t})`},n);function jh(e,t,n){let{tall:s}=Xs(n),r=e.
kinds[t],o=e.colour==="wild",i=o?"#fff":`var(--c-${e.colour}-on)`,a=Math.max(13,n*(o?.42:.54)),l=[e.unseen[t],e.held[t],
e.gone[t]].map(Number),c=Math.min(11,n/4+(n<vn?2:1)),u=l.flatMap((f,d)=>Array(f).fill([0,2,1][d])),h=qh.includes(r)?x("g",
{style:`color:${i}`},Bs(r,n/2,s/2,n*.2)):x("text",{x:n/2,y:s/2+a*.36,"text-anchor":"middle","font-size":a,"font-weight":700,
style:`fill:${i}`},Fh[r]??r);return x("g",x("g",{opacity:l[0]?null:.4},O(0,0,n,s,{rx:3,style:`fill:${o?"#17181c":`var(--\
c-${e.colour})`};stroke:#fff`,"stroke-width":n<vn?0:1.2}),h),u.map((f,d)=>Qs(n/2+(d-(u.length-1)/2)*c,s+n*.28,yi(f,n<vn?
2.8:3.5))))}function Vh(e,t,n,s){let r=n?[0,82,182]:[0,62,136];return["unseen","discarded",s].map((o,i)=>[Qs(e+r[i],t,yi(
i,4)),x("text.f2",{x:e+r[i]+9,y:t+4.5,"font-size":n?13:12},o)])}function tr({zone:e,w:t,lit:n}){let{large:s,left:r,tall:o,
pitch:i,gap:a}=Xs(t),l=bi(e),c=r+l*(t+a)+(s?6:2);return e.rows.map((h,f)=>{let d=f*i,m=h.kinds.length<l/2,b=w=>r+w*(t+a)*
(m?1.6:1),g=wi(h.unseen);return[h.colour!=="wild"&&Ft(h.colour,r/2-3,d+o/2,r*.26,{style:`fill:var(--ring-${h.colour})`}),
h.kinds.map((w,y)=>Qs(b(y),d,jh(h,y,t))),h.kinds.map((w,y)=>`${h.id}.${w}`in n&&O(b(y)-1,d-2,t+2,o+t*.48,{"data-key":`li\
t:${h.id}.${w}`,rx:5,style:"fill:none;stroke:var(--lit)","stroke-width":s?3:2})),m&&Vh(Math.min(b(h.kinds.length),c-(s?240:
192)),d+o/2,s,h.hands??"yours"),x("text.f",{x:c,y:d+o/2+6,"font-size":s?18:14,"font-weight":700},String(g))]}).flat(3).filter(
Boolean)}function zs({rows:e}){let[t,n]=["unseen","gone"].map(s=>e.reduce((r,o)=>r+wi(o[s]),0));return`${t} cards unseen\
, ${n} discarded`}var er=e=>[zs(e),...e.rows.map(({label:t})=>t)].join(". ");function _n(e){let t=e.zones.filter(n=>n.kind===
"kinds");return t.length?{rows:t,of:t[0].of}:void 0}function xi(e,t){let n=Object.keys(e).filter(s=>t?.rows.some(({id:r})=>s.
startsWith(`${r}.`)));return t&&n.length?{[t.of]:e[n[0]],...e}:e}function Gh(e,t,n,s,r){let[o]=t.counters??[];e.add("mar\
k",t.id,n,s,{seat:t.seat,size:18,active:!!t.active}),e.text(`${t.id}.name`,t.name,n+23,s+9,{size:13,bold:!0,quiet:!1,room:14}),
e.cards(t.cards,n+38,s-4,r-42,{w:12,ideal:3,tight:.05},{role:"seat"}),o&&e.text(`${t.id}.note`,`${o.value} ${o.label}`,n+
23,s+23,{size:12,room:r-23})}function ki(e,{seats:[t,...n],ring:s,stacks:r,kinds:o},i,a){let l={rows:o,of:""},c=a>$t,u=c?
28:10,h=Math.min(n.length||1,3),f=Math.ceil(n.length/h),d=n.length>3,m=c?52:d?30:40,b=c?150:80,g=r.length*(m+12)+b,w=(a-
2*u-g)/h,y=c?12:8,v=d?34:c?102:44,k=y+Math.max(m*1.4+(c?16:10),f*v),_=i-(c?104:74);n.forEach((M,A)=>{let U=y+Math.floor(
A/h)*v;d&&!c?Gh(e,M,u+A%h*w,U,w):Zs(e,M,u+A%h*w,U,c?w:Math.min(w,130),d||!c?26:42)});let $=a-u-g;for(let M of r)M.top?e.
card(M.top,$,y,m,{role:"space"}):e.add("pile",M.id,$,y,{w:m,under:0,empty:!0}),$+=m+12;let E=r.map(({count:M,label:A})=>`${M}\
 ${A}`);s?.value&&r.some(({top:M})=>M?.face?.colour==="wild")&&E.push(`${s.value} named`),E.forEach((M,A)=>{e.text(`spre\
ad.${A}`,M,$,y+14+A*(c?20:16),{size:c?14:12,room:b})});let T=Wh(l,a-2*u,_-k),S=$n(l,T);if(e.add("spread","all",(a-S.w)/2,
k+(_-k-S.h)*.35,{zone:l,w:T,lit:e.extras.lit??{}}),t&&c)Js(e,{...t,counters:t.counters?.slice(0,1)},a,_,i);else if(t){let M=Et(
46,i-8-_);e.add("mark",t.id,u,_,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,t.name,u,_+36,{size:13,bold:!0,
quiet:!1,room:62});let A={w:M,ideal:M+4,tight:.36,least:M,floor:20};e.cards(t.cards,78,_,a-u-78,A,{own:!0,role:"hand"})}
return{y:i-18,middle:{x:a/2,y:(k+_)/2,r:40}}}var Mn=class{constructor(t){this.open=!1;this.how=t,this.root=p("section.sh\
eet.spread",{hidden:!0,role:"group"})}show(t,n,s){this.zone=t,t||(this.open=!1),this.root.hidden=!this.open;let r=this.open&&
JSON.stringify([t,n,s]);if(!t||!r||this.root.dataset.looks===r)return;this.root.dataset.looks=r;let o=s?23.2:44,i=$n(t,o),
a=this.root.contains(rt(this.root)),l={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.escape()};
this.root.setAttribute("aria-label",zs(t)),this.root.replaceChildren(p("h2",zs(t)),tt(l,ht("close",16)),x("svg",{viewBox:`\
0 -3 ${i.w} ${i.h}`,role:"img","aria-label":er(t)},tr({zone:t,w:o,lit:n}))),a&&this.root.querySelector("button")?.focus()}toggle(t){
if(this.open)return void this.escape();this.open=!0,t(),this.root.querySelector("button")?.focus({preventScroll:!0})}escape(){
let t=this.open,n=this.root.contains(rt(this.root));return this.open=!1,this.root.hidden=!0,n&&this.zone&&this.how.focus(
this.zone.of),t}};var Qt=(e,t)=>x("text",t,e),vi=e=>!e.plays&&!!(e.opens||e.recall?.length);function Kh(e){let t=e.w*1.4,n=Math.min(11,Math.
max(7,e.w*.16));return[e.plays&&O(-2,-2,Math.max(e.seen,24),t+24,{class:"touch",fill:"transparent"}),e.dealt&&Pt(null,e.
w),e.ghost?x("g.faint",Pt(e.face,e.w)):Pt(e.face,e.w),e.ghost&&O(0,0,e.w,t,{class:"ghost",rx:e.w*.085,fill:"none"}),e.kin&&
!e.ghost&&O(1.5,1.5,e.w-3,t-3,{class:"kin",rx:e.w*.07,fill:"none"}),e.off&&O(0,0,e.w,t,{class:"veil",rx:e.w*.085}),e.under&&
x("path.bar-under",{d:`M2 ${t+11.5}h${Math.max(e.seen-6,18)}`,"stroke-width":5}),vi(e)&&zo(n+2,t-n-2,n),O(-5,-5,e.w+10,t+
10,{class:"ring-focus",rx:e.w*.085+5}),x("title",vi(e)?`${e.label}. Press to see the cards.`:e.label)]}var Rt=24,nr=14,Zh=8;
function Yh(e){let t=Math.min(Rt,e.w);switch(e.role){case"hand":{let n=Math.min(Rt,e.w*.55);return[e.w-n,e.h-n,n]}case"s\
tack":case"pile":return[e.w-t,e.h-t,t];case"fan":return[e.w-t,e.h*.36,t];case"seat":return e.h<Rt?[e.w+3,(e.h-nr)/2,e.w<
Zh?0:nr]:[e.w-Rt,e.h-Rt,Rt];case"space":return[e.w-14,e.h-21,Rt];case"dice":return[e.w+3,-3,Rt];default:return e.y>Rt?[e.
w-21,-25,Rt]:[Math.max(-8,1-e.x),Math.max(-8,1-e.y),nr]}}function Jh(e){let[t,n,s]=Yh(e),r=e.tab&&s>0&&x("g",{transform:`\
translate(${t} ${n})`},O(0,0,s,s,{fill:"var(--lit)"}),Qt(e.tab,{x:s/2,y:s*.71,"font-size":s*.625,"font-weight":700,"text\
-anchor":"middle",fill:"#13201E"}));return[O(-3,-3,e.w+6,e.h+6,{rx:7,fill:"none",stroke:"var(--lit)","stroke-width":4}),
r]}function zh(e){let t=e.tone==="lit"?"lit-text":e.quiet?"f2":"f";return[x("text",{"font-size":e.size,"font-weight":e.bold?
700:400,"text-anchor":e.anchor,class:t},e.lines.map((n,s)=>x("tspan",{x:0,dy:s?e.size*1.2:0},n)))]}var Xh=e=>[ye(e.seat,
0,0,e.size,{fill:e.active?"var(--accent-on-field)":e.quiet?"var(--on-field-2)":"var(--on-field)"})];function Qh(e){let t=String(
e.value),n=zt(t),s=n?ut(t,e.high):0;return[n&&wt(t,0,0,e.high,{colour:"var(--on-field)"}),Qt(n?e.label:`${t} ${e.label}`,
{x:n?s+8:0,y:e.high-4,"font-size":13,class:"f2","aria-hidden":"true"})]}function td(e){return e.empty?[O(1,1,e.w-2,e.w*1.4-
2,{class:"slot",rx:5,fill:"none"})]:Array.from({length:e.under},(t,n)=>{let s=(e.under-n)*2.5;return x("g",{transform:`t\
ranslate(${s} ${-s})`},O(0,0,e.w,e.w*1.4,{class:"paper",rx:e.w*.085}))})}var ed=e=>[x("text.f2",{"font-size":13,"aria-hi\
dden":"true"},x("tspan.f",{"font-weight":700,"font-size":15},String(e.count)),e.lines.map(t=>x("tspan",e.broken?{x:0,dy:17}:
{dx:4},t)))];function nd(e){let t=String(e.count),n=ut(t,22),s=n+8+e.noted,r=(e.wide-(e.below?n:s))/2;return[wt(t,r,0,22,
{colour:"var(--on-field)"}),Qt(e.label,{x:e.below?e.wide/2:r+n+8,y:e.below?e.high+56:18,"text-anchor":e.below?"middle":"\
start","font-size":13,class:"f2","aria-hidden":"true"}),Cs(e.count,12,30+e.high,e),gt(`M1.5 ${e.high-6}V${36+e.high}H${e.
wide-1.5}V${e.high-6}`,"var(--field-line)",3)]}var Re=(e,t)=>[t*Math.sin(e*2*Math.PI),-t*Math.cos(e*2*Math.PI)];function sd(e){
let{ring:t,r:n}=e,s=t.of??10,r=t.filled??0,o=t.preview?.filled??r,i=t.goal??-1,a=n*.17,l=2.4/360,c=Q("hatch"),u=y=>{let[
v,k]=Re(y/s+l,n),[_,$]=Re((y+1)/s-l,n);return`M${v} ${k}A${n} ${n} 0 0 1 ${_} ${$}`},h=Array.from({length:s},(y,v)=>{let k=v<
r,_=t.preview?v>=r&&v<o:i>=0&&v>=r&&v<i,$=v===i?"var(--lit)":k?"var(--accent-on-field)":"var(--field-line)";return[x("pa\
th",{d:u(v),fill:"none",style:`stroke:${$}`,"stroke-width":a}),_&&x("path",{d:u(v),fill:"none",style:`stroke:url(#${c})`,
"stroke-width":a})]}),f=n<56,d=f?12:14,m=(t.marks??[]).map(y=>{let v=y.at/s,k=n+a/2+4,[_,$]=Re(v,k),[E,T]=Re(v,k+7),[S,M]=Re(
v,k+(f?6:19)),A=Math.sin(v*2*Math.PI)<-.2,U=Math.sin(v*2*Math.PI)>.2;return[!f&&x("path",{d:`M${_} ${$}L${E} ${T}`,class:y.
on?"tick on":"tick"}),Qt(y.text,{x:S+(A?5:U?-5:0),y:M+(f?4:5),"font-size":d,"font-weight":y.on?700:400,"text-anchor":A?"\
end":U?"start":"middle",class:y.on?"f":"f2"})]}),b=(t.preview??t).value??"",g=t.preview?.note??t.note,w=Math.min(n*.7,n*
140/Math.max(ut(b,100),1));return[x("defs",yt(c,"var(--accent-on-field)","none")),R(0,0,n+a/2,{fill:"var(--field)"}),...t.
closed?rd(n,a):[...h.flat(),...m.flat()],zt(b)&&wt(b,0,-w*.61,w,{anchor:"middle",colour:"var(--on-field)"}),g&&Qt(g,{y:n*
.55,"font-size":Math.max(13,n*.14),"font-weight":t.closed?700:400,"text-anchor":"middle",class:t.closed?"lit-text":"f2"})]}
var rd=(e,t)=>[0,1,2].map(n=>R(0,0,e+n*t*1.15,{fill:"none",style:"stroke:var(--lit)","stroke-width":n?t*.24:t,class:n?"e\
cho":"whole"}));function od(e){let{r:t}=e,n={...e.ring,...e.ring.preview},s=Math.round(t/4.6),r=n.colour?`var(--ring-${n.
colour})`:"var(--on-field-2)",o=(n.direction??1)<0?-1:1,i=gn(n.colour),a=Array.from({length:s},(u,h)=>h*360/s).filter(u=>!i||
Math.abs(u-180)>31).map(u=>x("path",{transform:`rotate(${u}) translate(0 ${-t}) scale(${o} 1)`,d:"M-7-9H0L8 0 0 9H-7L1 0\
Z",fill:r})),l=i&&x("g",{transform:`translate(-60 ${t-18})`},O(0,0,120,36,{rx:4,fill:`var(--c-${n.colour})`}),Ft(n.colour,
22,18,8.5,{fill:"none",stroke:`var(--c-${n.colour}-on)`,"stroke-width":2.5}),Qt(`${n.colour.toUpperCase()} ${i}`,{x:40,
y:24,"font-size":16,"font-weight":700,fill:`var(--c-${n.colour}-on)`})),c=n.note&&Qt(n.note,{y:t-30,"font-size":13,"text\
-anchor":"middle",class:"f2"});return[...a,l,c]}var id=e=>[Cs(e.count,0,0,e)],ad=({ring:e})=>[zt(e.value??"")&&wt(e.value,
0,-26,40,{anchor:"middle",colour:"var(--on-field)"}),Qt(e.note??"",{y:36,"font-size":14,"text-anchor":"middle",class:"f2"})],
ld={dial:sd,chevrons:od,none:ad},cd=e=>Array.from({length:e.full},(t,n)=>x("g",{transform:`translate(${e.size/2+n*(e.size+
5)} ${e.size/2})`,"aria-hidden":"true"},R(0,0,e.size/2-1.5,{fill:"none",class:n<e.count?"agent":"slot"}),n<e.count&&O(-5,
-1.75,10,3.5,{fill:"var(--on-field)"}))),ud=e=>[O(1.5,1.5,e.size-3,e.size-3,{rx:4,style:`fill:${e.box==="done"?"var(--on\
-field)":"var(--field)"};stroke:var(--${{now:"lit",done:"on-field",open:"field-edge"}[e.box]})`,"stroke-width":e.box==="\
now"?4:2,"stroke-dasharray":e.box==="open"?"4 3":null}),e.box==="done"&&x("path",{d:"M-4 -4L4 4M4 -4L-4 4",transform:`tr\
anslate(${e.size/2} ${e.size/2}) scale(${e.size/18})`,style:"stroke:var(--field)","stroke-width":2.5})],hd={card:Kh,lit:Jh,
text:zh,mark:Xh,counter:Qh,pile:td,count:ed,tray:nd,chips:id,dice:hi,agents:cd,box:ud,spread:e=>tr(e),board:e=>[ai(e)],ring:e=>ld[e.
ring.art??"dial"](e)};function ue(e){let t=hd[e.kind];if(!t)throw new Error(`Expected a thing that the table can draw, n\
ot "${e.kind}".`);return t(e).filter(Boolean)}function $i(e){switch(e.kind){case"card":return e.label;case"counter":return`${e.
value} ${e.label}`;case"count":return e.spoken||`${e.count} ${e.lines.join(" ")}`;case"tray":return`${e.count} ${e.label}`;case"\
dice":case"board":return e.kind==="dice"?e.label:e.zone.label;case"ring":return e.ring.label;case"spread":return er(e.zone);default:
return""}}var sr=150,rr=112,Mi=7,Sn=8,dd=50,md=16,Lt=(e,t,n,s)=>({kind:e,key:"",x:t,y:n,...s}),En=(e,t,n,s={})=>Lt("text",t,n,{lines:[
e],size:14,bold:!1,quiet:!1,anchor:"start",tone:"",...s}),_i=(e,t,n,s)=>Lt("card",t,n,{w:s,face:e.face??null,label:e.label,
kin:e.kin,seen:s}),or=(e,t,n,s)=>Lt("lit",e,t,{w:n,h:s,tab:"",role:""});function fd({id:e,cards:t=[],columns:n=0},s,r){let o=n||
t.length,i=t.some(h=>h.above)?19:0,a=n||t.length<4?s+5:Math.max(s*.66,i+3),l=s*1.4+5,c=a*(o-1)+s,u=i+l*Math.ceil(t.length/
o)-5;return{w:c,h:u,put:(h,f)=>[...t.flatMap((m,b)=>{let g=h+a*(b%o),w=f+i+l*Math.floor(b/o),y=b===t.length-1;return[_i(
m,g,w,s),...m.above?[En(m.above,g,w-6,{bold:y,quiet:!y})]:[],...r.has(m.key)?[or(g,w,s,s*1.4)]:[]]}),...r.has(e??"")&&t.
length>1?[or(h,f+i,c,u-i)]:[]]}}function pd(e,t,n){let s=e.top&&!e.top.face,r=s?Math.min(3,e.count-1):0,o=r*2.5;return{w:t+
o,h:t*1.4+o,put:(i,a)=>[Lt("pile",i,a+o,{w:t,under:r,empty:!e.top}),...e.top?[_i(e.top,i,a+o,t)]:[],...n.has(e.id)?[or(i,
a+o,t,t*1.4)]:[]]}}function gd(e,t){let n=Math.min(21,Math.max(16,Math.round(t*.42))),s=n*.8,r=e.counters?.find(({value:m,
art:b})=>m||!b)??e.counters?.[0],o=r?.value?r.art:"",i=r?String(r.value):"",a=r&&!o?r.label:"",l=e.alert?e.alert:a,c=Math.
ceil((r?.value??0)/10),u=o==="chips"?66:0,h=n+5+F(i,s*1.1),f=h+(o==="agents"?8+23*(r?.value??0):0);return{w:Math.max(f,o===
"chips"?15*c-2:0,F(l,14)),h:u+n+(l?17:0),put:(m,b)=>[...o==="chips"?[Lt("chips",m,b+u-4,{count:r?.value,w:13,t:4,g:2,pitch:15})]:
[],...o==="agents"?[Lt("agents",m+h+8,b,{count:r?.value,full:r?.value,size:18})]:[],Lt("mark",m,b+u,{seat:e.seat,size:n,
active:!!e.active||e.note==="wins"}),En(i,m+n+5,b+u+n*.76,{size:s,bold:!0}),...l?[En(l,m,b+u+n+14,{tone:e.alert?"lit":"",
bold:!!e.alert})]:[]]}}function bd({board:e,zone:t},n,s){let r=e,o={heat:{},clear:!1,acting:!1,spots:{},lit:Object.fromEntries(
[...s].map(l=>[l,""]))},i=n,a=n*r.height/r.width;return{w:i,h:a,put:(l,c)=>[Lt("board",l,c,{board:r,zone:t,...o,w:i,h:a,
k:i/r.width})]}}function wd(e,t,n){let s=e.zone;switch(e.kind){case"cards":return fd(e,t,n);case"stack":return pd(s,t,n);case"\
seat":return gd(s,t);case"tokens":return bd(e,t*3.2,n);case"dice":{let r=Math.min(30,t*.8),o=s.values.length*(r+10)-10;return{
w:o,h:r,put:(i,a)=>[Lt("dice",i,a,{...s,lit:s.lit??[],w:o,size:r})]}}case"ring":{let r=t*.66,o=r*1.42;return{w:2*o,h:2*o,
put:(i,a)=>[Lt("ring",i+o,a+o,{r,ring:{...s,marks:[],note:""}})]}}case"words":{let r=(e.words??"").split(`
`);return{w:Math.max(...r.map(o=>F(o,15))),h:17*r.length,put:(o,i)=>r.map((a,l)=>En(a,o,i+13+17*l,{bold:!l}))}}default:return{
w:22,h:12,put:(r,o)=>[Lt("arrow",r,o,{back:e.kind==="left"})]}}}var yd=({back:e})=>[x("path.arrow",{d:"M0 4.5h13V0l9 6-9\
 6V7.5H0z",transform:e?"translate(22 0) scale(-1 1)":null})];function xd({rows:e,lit:t=[]}){let n=new Set(t),s=(r,o)=>r.
reduce((i,a)=>i+a+o,-o);for(let r=dd;;r-=1){let o=e.map(u=>u.map(h=>wd(h,r,n))),i=o.map(u=>s(u.map(({w:h})=>h),Sn)),a=o.
map(u=>Math.max(...u.map(({h})=>h))),l=s(a,Sn);if(r>md&&(Math.max(...i)>sr-2*Mi||l>rr-2*Mi))continue;let c=(rr-l)/2;return o.
flatMap((u,h)=>{let f=(sr-i[h])/2,d=c;return c+=a[h]+Sn,u.flatMap(({w:m,h:b,put:g})=>{let w=f;return f+=m+Sn,g(w,d+(a[h]-
b)/2)})})}}var kd=({title:e,says:t})=>`${e}${/^\p{Ll}/u.test(t)?"":"."} ${t}`,vd=e=>x("svg.uw-table",{viewBox:`0 0 ${sr}\
 ${rr}`,role:"img","aria-label":kd(e)},xd(e).map(t=>x("g",{class:`thing ${t.kind}`,transform:`translate(${t.x} ${t.y})`},
t.kind==="arrow"?yd(t):ue(t)))),Si=({pictures:e})=>p("ol.howto",e.map((t,n)=>p("li",vd(t),p("p",p("b",`${n+1}. ${t.title}`),
` ${t.says}`))));var ir="uncle_widgets.aim.";var ar=new Map;function xe(e){try{return localStorage.getItem(e)??ar.get(e)??""}catch{return ar.get(e)??""}}function ke(e,t){
ar.set(e,t);try{localStorage.setItem(e,t)}catch{}}var ur=e=>Number(xe(ir+e))>=3,lr=new Set,cr=new Set;function Ei(e){return cr.
add(e),()=>cr.delete(e)}function Ti(){for(let e of cr)e()}function he(e,t=!1){!e||ur(e)||ke(ir+e,String(t?3:Number(xe(ir+
e))+1))}function Li(e){he(e,!0);for(let t of lr)t(e)}function Ai(e){let t=()=>e();return lr.add(t),()=>lr.delete(t)}var $d="uncle_widgets.howto.";function Tn(e,t,n="menu"){let s=Q("howto"),r=t.getRootNode(),o=r.activeElement;Ti();let a=p(
"dialog.sheet.howto-over",{"aria-labelledby":s,onclose:()=>{a.remove(),ke($d+e.game,"1"),he(e.game,!0);let l=o?.isConnected&&
o!==document.body?o:t.closest(".uw")?.querySelector(`[data-k="${n}"]`);(l instanceof HTMLElement||l instanceof SVGElement)&&
l.focus({preventScroll:!0})}},p("div.thead",p("h2",{id:s,tabindex:-1,autofocus:!0},"How to play"),p("p.mute",e.title)),p(
"p.goal",e.aim),Si(e),p("button.btn.solid",{"data-k":"howto.close",onclick:()=>a.close()},"Close"));t.append(a),a.showModal()}var Md=Symbol.for("pv"),_d=0;function V(e,t,n,s,r,o){t||(t={});var i,a,l=t;if("ref"in l&&typeof e!="function")for(a in l={},t)a=="ref"?i=t[a]:l[a]=t[a];
var c={type:e,props:l,key:n,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Md,__v:--_d,__i:-1,__u:0};return(r||
o)&&(c.__source=r,c.__self=o),Z.vnode&&Z.vnode(c),c}function Hi({howto:e,over:t}){return V("div",{class:"aim",role:"group","aria-label":"The aim of the game",children:[V("p",
{children:[V("span",{class:"whole",children:e.aim}),V("span",{class:"short",children:e.short})]}),V("button",{type:"butt\
on",class:"btn quiet","data-k":"howto","aria-haspopup":"dialog",onClick:()=>Tn(e,t),children:"How to play"}),V("button",
{type:"button",class:"btn quiet","data-k":"known","aria-label":"Close the aim of the game",onClick:()=>Li(e.game),children:"\
×"})]})}var Ni=Symbol.for("uncle_widgets.presses");function hr(e){let t=e.composedPath()[0],n=t instanceof Element?t.closest("bu\
tton"):null;return n?.closest(".uw")?n:null}var Oi=({dataset:e,textContent:t})=>e.k??e.act??e.clause??t;function Ui(){let e=globalThis;
if(e[Ni])return;e[Ni]=!0;let t=null,n=null,s=o=>{let i=t,a=hr(o);t=n=null,!(!i||i.isConnected||!a||Oi(a)!==Oi(i))&&setTimeout(
()=>{n instanceof Node&&a.contains(n)||a.click()})},r=[["pointerdown",o=>t=o.button||o.pointerType==="touch"?null:hr(o)],
["pointerup",s],["pointercancel",()=>t=null],["keydown",o=>o.repeat||(t=o.key===" "?hr(o):null)],["keyup",o=>o.key===" "&&
s(o)],["click",o=>n=o.composedPath()[0]]];for(let[o,i]of r)window.addEventListener(o,i,{capture:!0})}var Sd=".uw, .uw-page, .uw-room",Ed="data-lm-suppress-shortcuts",Pi=Symbol.for("uncle_widgets.keys"),Td=/^(enter|backspace|delete|home|end|arrow\w+|[amyz])$/i,
Ri=e=>(e.ctrlKey||e.metaKey)&&!Td.test(e.key),Ci=e=>e.composedPath().filter(t=>t instanceof HTMLElement&&t.matches(Sd)).
at(-1);function Bi(){let e=globalThis;if(e[Pi])return;e[Pi]=!0,Ui();let t=new WeakSet,n=s=>{Ri(s)||s.stopPropagation()};
window.addEventListener("keydown",s=>{let r=Ci(s),o=s.composedPath()[0];!(r instanceof HTMLElement)||!(o instanceof Element)||
(o.toggleAttribute(Ed,!Ri(s)),!t.has(r)&&(t.add(r),r.addEventListener("keydown",n)))},{capture:!0}),window.addEventListener(
"pointerdown",s=>{let r=Ci(s);r instanceof HTMLElement&&!r.hasAttribute("tabindex")&&(r.tabIndex=-1)},{capture:!0})}var Di=55,Ld=74,Ad=46,dr=36,Hd=46;function Nd(e){let t=e.closest(".uw-room");return!!(t&&!e.closest(".uw-page")&&t.getBoundingClientRect().
top+window.scrollY>window.innerHeight/2)}function Od(e){if(It())return Nd(e)?window.innerHeight:null;let t=e.getRootNode();
return t instanceof ShadowRoot?Ud(t.host):e.closest(".jp-WindowedPanel-outer, .jp-NotebookPanel-notebook, .jp-Notebook")?.
clientHeight??Number.NaN}function Ud(e){let t=window.innerHeight,n=e;for(;n;){let{overflowY:s,maxHeight:r,paddingTop:o,paddingBottom:i}=getComputedStyle(
n);if(s==="auto"||s==="scroll"){let l=parseFloat(r)-parseFloat(o)-parseFloat(i);r.endsWith("px")?t=Math.min(t,l):n.scrollHeight>
n.clientHeight+1&&(t=Math.min(t,n.clientHeight))}let a=n.getRootNode();n=n.parentElement??(a instanceof ShadowRoot?a.host:
null)}return t}function Pd(e,t,n,s=Di){let r=n?Math.max(dr,Math.min(Hd,t)):t;return e>=s&&r>=dr?{kind:e>=Ld?"large":"mid\
dle",height:r}:{kind:r<dr||n?"flow":"phone",height:r}}function Ln(e,t){let n="",s=()=>{let i=e.closest(".uw-page")??e.closest(
".uw-room");if(!i)return;let a=parseFloat(getComputedStyle(e).fontSize)||16,l=Od(e),c=l==null?i.getBoundingClientRect().
top+window.scrollY:0,u=l??window.innerHeight-2*c,h=i.classList.contains("uw-position")?Ad:Di,f=i.clientWidth/a,{kind:d,height:m}=Pd(
f,u/a,l!=null,h),b=`${d} ${Math.floor(m*a)} ${a}`;i.classList.toggle("uw-beside",l!=null&&d==="flow"&&f>=h),b!==n&&(n=b,
i.dataset.fit=d,i.classList.toggle("uw-one",d==="large"||d==="middle"),i.classList.toggle("uw-middle",d==="middle"),i.classList.
toggle("uw-phone",d==="phone"),i.classList.toggle("uw-fits",d!=="flow"),i.style.setProperty("--uw-h",`${Math.floor(m*a)}\
px`),i.style.setProperty("--uw-rem",`${a}px`),t())},r=new ResizeObserver(s),o=()=>{let i=e.closest(".uw-page")??e.closest(
".uw-room");return!i&&e.isConnected?0:i?(r.observe(i),s(),0):requestAnimationFrame(o)};return o(),window.addEventListener(
"resize",s),()=>{r.disconnect(),window.removeEventListener("resize",s)}}var qi="uncle_widgets.theme",Rd="uncle_widgets.inks",Cd="uncle_widgets.covers",pr=[["auto","Auto"],["light","Light"],["d\
ark","Dark"]],Bd=[["two","Two colours"],["four","Four"]],Dd=[["hidden","Hidden"],["press","On a press"],["shown","Shown"]],
Ii=e=>pr.find(([t])=>t===e)?.[0];function Id(){let e=It()?Ii(new URLSearchParams(location.search).get("theme")):void 0;try{
return e??Ii(localStorage.getItem(qi))??"auto"}catch{return e??"auto"}}function Fi(e,t,n){try{let s=localStorage.getItem(
e);return t.find(([r])=>r===s)?.[0]??n}catch{return n}}function de(){let e=globalThis,t=Symbol.for("uncle_widgets.theme");
if(!e[t]){let n=matchMedia("(prefers-color-scheme: dark)");e[t]={choice:Id(),inks:Fi(Rd,Bd,"two"),covers:Fi(Cd,Dd,"press"),
roots:new Set,heard:new Set,system:n},n.addEventListener("change",fr),fr()}return e[t]}function mr(e,t){e.classList.toggle(
"four-inks",de().inks==="four");for(let n of[e,e.closest(".uw-page")??e.closest(".uw-room")])n instanceof HTMLElement&&(t===
"auto"?delete n.dataset.theme:n.dataset.theme=t)}function fr(){let{choice:e,roots:t,heard:n,system:s}=de();for(let r of t)
mr(r,e);if(It()){let r=e==="auto"?s.matches?"dark":"light":e;document.documentElement.dataset.theme=r,document.body.dataset.
jpThemeLight=String(r==="light")}for(let r of n)r()}var An=()=>de().choice;function Wi(e){de().choice=e,Fd(qi,e),fr()}var ji=()=>de().covers;function Fd(e,t){try{localStorage.setItem(e,t)}catch{}}function Vi(e){let{heard:t}=de();return t.add(e),()=>{t.delete(e)}}
var gr=e=>t=>{let n=e(t),s=t.el.querySelector(".uw");if(!(s instanceof HTMLElement))return n;let{roots:r}=de();r.add(s),
mr(s,An());let o=new ResizeObserver(()=>{mr(s,An()),o.disconnect()});return o.observe(s),()=>{o.disconnect(),r.delete(s),
n?.()}};var qd=[["first","Predict first"],["shown","Show answers"]];function br(e,t,n){let s=p("div",{class:`jupyter-widgets ${n}`});
return gr(e)({model:t,el:s}),s}var Gi=(e,t,n,s)=>p("select",{class:"pick","aria-label":e,onchange:r=>s(r.target.value)},
t.map(([r,o])=>p("option",{value:r,selected:r===n},o)));function Ki({game:e,title:t,standing:n,howto:s},r,o){let i=r.get(
"predicting"),a=p("div.uw-aim"),l=()=>cn(s?.aim&&!ur(s.game)&&V(Hi,{howto:s,over:c}),a),c=p("div",{class:"uw uw-masthead"},
p("div",{class:"mast saved"},p("h1",{},t),p("p",{class:"standing"},n),s?.aim&&p("button.btn",{onclick:()=>Tn(s,c)},"How \
to play"),i!=null&&Gi("Answers",qd,i?"first":"shown",h=>r.put({predicting:h==="first"})),Gi("Theme",pr,An(),h=>Wi(h))),a);
St(c,r.get("palette")),l(),Ai(l),gr(()=>{})({el:p("div",{},c)});let u=p("div",{class:"widget-box uw-cols"});return o.className=
`widget-box uw-page g-${e}`,o.replaceChildren(p("div",{class:"widget-box uw-room"},c),p("div",{class:"widget-box uw-body"},
p("div",{class:"widget-box uw-room"},u))),Ln(c,()=>{}),Bi(),u}var Wd=400,wr=[["guess","A guess"],["think","I think so"],["know","I know"]];function Zi(e,t=()=>{}){let n=p("div"),s=o=>{
e.sure=o,r()},r=()=>{t(),G(n,bt({label:"How sure are you?",choices:wr,value:e.sure,k:"sure",pick:s}))};return r(),p("div\
.sure",p("span","How sure?"),n)}function Yi({press:e,refused:t}){let n=Number.NEGATIVE_INFINITY,s="",r="",o=p("button.bt\
n.solid.wide",{"data-k":"main",onclick:()=>{performance.now()-n<Wd||(s?t(s):e())}});return{node:o,show(i,a,l=i){r&&r!==l&&
(n=performance.now()),r=l,o.textContent!==i&&(o.textContent=i),s=a,a?o.setAttribute("aria-disabled","true"):o.removeAttribute(
"aria-disabled"),o.title=a}}}var jd={csv:"text/csv",json:"application/json",html:"text/html",ipynb:"application/x-ipynb+json"};function Ct(e){if(e.kind!==
"file")return;let t=jd[e.name.split(".").pop()??""]??"text/plain",n=URL.createObjectURL(new Blob([e.text],{type:t}));p("\
a",{href:n,download:e.name}).click(),URL.revokeObjectURL(n)}var Xi={"٪":"%","٫":"."};for(let[e,t]of[["-","‐‑‒–−﹣"],["/","⁄∕"],["'","‘’ʼ"],[",","،٬"]])for(let n of t)
Xi[n]=e;var Vd=/^([+-]?) ?(.+?) ?(%|(?:out )?of 100)?$/,Gd=/^(?:(\d+) )?(\d+) ?\/ ?(\d+)$/,Kd=/^(?:\d+[.,]?\d*|[.,]\d+)$/,
Zd=/^[1-9]\d{0,2}([,'_ ])\d{3}(?:\1\d{3})*(?:\.\d*)?$/,Yd=/^[1-9]\d{0,2}(?:\.\d{3})+$/;function Jd(e){let t=e.codePointAt(
0),n=0;for(;/\p{Nd}/u.test(String.fromCodePoint(t-n-1));)n++;return String(n%10)}function zd(e){if(/\p{Nd}/u.test(e))return Jd(
e);if(/\p{No}/u.test(e)){let t=e.normalize("NFKC");return t.includes("⁄")?` ${t.replace("⁄","/")} `:e}return/[\p{Z}\t\n\v\f\r]/u.
test(e)?" ":/\p{Cf}/u.test(e)?"":/[\uff01-\uff5e]/.test(e)?String.fromCharCode(e.charCodeAt(0)-65248):Xi[e]??e}var Xd=e=>[
...e].map(zd).join("").replace(/ +/g," ").trim(),Ji=e=>e.toFixed(9).replace(/\.?0+$/,""),zi=e=>Number.isInteger(e)?e.toLocaleString(
"en"):String(Number(e.toPrecision(6))),qt={low:0,high:100,unit:"chance"};function yr({low:e=-1/0,high:t=1/0,unit:n="",whole:s=!1}){
let r=Number.isFinite(e)&&Number.isFinite(t)?` from ${zi(e)} to ${zi(t)}`:"",o=n==="chance"?" (of 100)":n&&n!=="share"?`\
 ${n}`:"";return`Expected ${s?"a whole number":"a number"}${r}${o}`}function kt(e,t){let{low:n=-1/0,high:s=1/0,unit:r="",
whole:o=!1}=t,i=Xd(e),a=[...i].slice(0,20).join(""),l=($,E="")=>({value:null,share:Number.NaN,words:$,meant:E});if(!i)return l(
`${yr(t)}.`);let c=l(`${yr(t)}, not '${a}'.`),u=Vd.exec(i);if(!u||[...i].length>60)return c;let[,h,f,d]=u,m=Gd.exec(f),b=m!=
null&&m[1]==null,g=t.thousands??(-n>=1e3||s>=1e3),w=o&&Yd.test(f),y;if(m){let[,$="0",E,T]=m;if(!Number(T))return c;let S=(Number(
$)*Number(T)+Number(E))/Number(T);y=M=>S*10**M}else if(g&&(Zd.test(f)||w)){let $=f.replace(w?/[,'_ .]/g:/[,'_ ]/g,"");y=
E=>+`${$}e${E}`}else if(Kd.test(f)){let $=f.replace(",",".");y=E=>+`${$}e${E}`}else return c;if(d&&(r!=="chance"&&r!=="s\
hare"||b&&(d==="%"||r==="share")))return c;let v=d&&r==="share"?-2:b&&r==="chance"?2:0,k=h==="-"?-1:1,_=k*y(v)||0;if(_<n||
_>s||o&&!Number.isInteger(_))return l(`${yr(t)}, not ${a}.`);if(r==="chance"&&_>0&&_<1&&!b&&!d){let $=Ji(y(2)),E=Ji(_);return l(
`Did you mean ${$} out of 100? Type ${$}, or ${E}% for ${E} out of 100.`,$)}return{value:_,share:k*y(v-2)||0,words:"",meant:""}}var Qi=(e,{unit:t})=>String(Number(e.toFixed(t==="chance"?1:2)));function ta(e,t){let{value:n}=kt(e,t),s=Number(e.trim().
replace(",",".").replace("−","-"));return n==null||n===s?"":Qi(n,t)}var ea=(e,t,n)=>e!=null&&kt(e,n).value===(t??null)?
e:t==null?"":Qi(t,n);function ve(e,t){let{words:n,meant:s}=kt(e,t);return s?`Did you mean ${s} out of 100?`:n}var xr=({measure:e,
span:t})=>e==="chance"?qt:{low:t[0],high:t[1],unit:e},kr=({cases:e,event:t})=>["out of 100",e||"times",t].filter(Boolean).
join(" "),Hn=(e,t)=>e.trim()?ve(e,xr(t)):"Move the slider, or type a number.";var na=({revealed:e,steps:t=[]})=>e&&p("ol.reckoning",t.map(({letter:n,words:s,formula:r,value:o})=>p("li",p("span",n),p(
"span",s),p("b",o),r!==o&&p("small",r)))),Qd=/-(US|CA|MX|PH|CO|CL|VE)$/i,sa=()=>({kind:"print",at:un()?location.origin+location.
pathname:"",letter:Qd.test(navigator.language)});function ra(e){if(e.kind!=="print")return;document.querySelector("ifram\
e.uw-print")?.remove();let t=p("iframe.uw-print",{title:"The sheet that is printed","aria-hidden":"true",tabindex:-1,style:"\
position:fixed;width:0;height:0;border:0",srcdoc:e.html,onload:()=>{t.contentWindow?.focus(),t.contentWindow?.print()}});
document.body.append(t)}var oa=[];globalThis.addEventListener?.("beforeprint",()=>{for(let e of document.querySelectorAll(
".uw-panel"))oa.push([e,e.className]),e.className=e.className.replace(/ c\d+/g,"")});globalThis.addEventListener?.("afte\
rprint",()=>{for(let[e,t]of oa.splice(0))e.className=t});var tm="input:not([type=range]), select, textarea, [contenteditable]:not([contenteditable=false])",vr="uncle_widgets key\
s",em="input, [role=tab], .chooser, .art",ia=/^(Arrow|Home|End)/,la="button, a, summary, label, [role=button], [role=tab\
]",$e=new Set,$r=e=>e.closest(".uw-page")??e.closest(".uw-room")??e.closest(".uw"),ca=e=>e.getClientRects().length>0,ua=e=>!!e.
any||e.keys.some(t=>t.length===1&&t!==" ");function Nn(){try{return localStorage.getItem(vr)!=="off"}catch{return!0}}function nm(e){
try{e?localStorage.removeItem(vr):localStorage.setItem(vr,"off")}catch{}}function sm({el:e,keys:t},n,s){let{key:r,shiftKey:o}=n;
return ia.test(r)&&s.closest(em)&&!(s instanceof HTMLInputElement&&e.contains(s))?!1:t().some(i=>(i.keys.includes(r)||i.
any?.(r))&&(!ia.test(r)||o===!!i.shift)&&(!i.inside||e.contains(s))&&(!ua(i)||Nn()&&!s.closest("input"))&&i.when()&&i.press(
r,s))}function aa(e){if(e.defaultPrevented||e.isComposing||e.ctrlKey||e.metaKey||e.altKey)return;let t=e.composedPath(),
n=t[0];if(!(n instanceof Element)||n.closest("dialog")||n.closest(tm)&&e.key!=="Escape")return;let s=[...$e].filter(({el:r})=>{
let o=$r(r);return o&&t.includes(o)&&ca(r)});if(s.length){if(e.key==="?")rm(s[0].el);else if(!s.some(r=>sm(r,e,n)))return;
e.preventDefault(),e.stopPropagation()}}function On(e,t){let n={el:e,keys:t};return $e.size||document.addEventListener("\
keydown",aa,!0),$e.add(n),()=>{$e.delete(n),$e.size||document.removeEventListener("keydown",aa,!0)}}function rm(e){let t=$r(
e),n=Q("keys"),r=[...$e].filter(l=>$r(l.el)===t&&ca(l.el)).flatMap(l=>l.keys()).filter(l=>l.when()),o=p("div.keys-typed"),
i=p("dialog.sheet.keys-list",{"aria-labelledby":n,onclose:()=>i.remove()}),a=()=>{let l=Nn();G(o,p("span",{"aria-hidden":"\
true"},"Letters, digits and signs"),bt({label:"Letters, digits and signs",choices:[[!0,"On"],[!1,"Off"]],value:l,pick:c=>{
nm(c),a()},k:"typed"}));for(let c of i.querySelectorAll("[data-typed]"))c.classList.toggle("off",!l)};i.append(p("h2",{id:n,
tabindex:-1,autofocus:!0},"Keys of this room"),p("p.mute","They act while the focus is in the room, and in no field wher\
e you type."),p("dl",[...r,{keys:["?"],shown:"?",words:"Shows this list.",when:()=>!0,press:()=>!0}].map(l=>p("div",{"da\
ta-typed":ua(l)&&l.shown!=="?"?"":null},p("dt",p("kbd",l.shown)),p("dd",l.words)))),o,p("button.btn",{"data-k":"keys.clo\
se",onclick:()=>i.close()},"Close")),a(),e.append(i),i.showModal()}var Me=(e,t,n)=>Math.max(0,Math.min(1,(e-t)/(n-t||1)));function dt(e,t){return t==="chance"?`${(e*100).toFixed(1)}%`:e.toFixed(
2).replace("-","−")}function te(e,t){let n=[.1,.2,.25,.5,1,2,2.5,5,10,20,25,50,100,200,250,500].find(r=>(t-e)/r<=5)??(t-
e)/4,s=[];for(let r=Math.ceil(e/n);r*n<=t+1e-9;r++)s.push(Number((r*n).toFixed(9)));return s}var Mt=(e,t,n,s="tx",r=14)=>x(
"text",{x:e,y:t,class:s,"font-size":r},n);function mt(e,t,n,s){if(e===0)return R(t,n,s-.8,{fill:"none",stroke:"var(--edg\
e)","stroke-width":1.5});let r=e>1&&R(t,n,s-.9,{fill:"none",stroke:"var(--accent-fill)","stroke-width":1.9});return x("g",
R(t,n,e>1?s*.56:s,{fill:"var(--accent-fill)"}),r)}var At=6;function Mr({came:e,measure:t},n,s){return t!=="chance"?x("path.it-paid",{d:`M${n} ${s-At-1}l${At+1} ${At+1}-${At+
1} ${At+1}-${At+1}-${At+1}Z`}):e==null?x("path.it-hid",{d:`M${n-At} ${s}h${2*At}`,"stroke-dasharray":"3 2"}):e?R(n,s,At,
{class:"it-came"}):R(n,s,At-1,{class:"it-did-not"})}var om=({came:e,measure:t,words:n})=>t!=="chance"?n.replace(/\.$/,"").
toLowerCase():e==null?"not seen in the game":e?"it came":"it did not come",_r=e=>[e.mine?`you said ${e.mine}`:"skipped",
`the answer is ${e.right}${e.measure==="chance"?"":` ${e.measure}`}`,om(e)].join(", ");function im({said:e,exact:t,reach:n,
span:[s,r]}){let o=a=>4+192*Math.min(1,Math.max(0,Me(a,s,r))),i=o(t-n);return x("svg.bar",{viewBox:"0 0 200 30",preserveAspectRatio:"\
none","aria-hidden":"true"},x("path.axis",{d:"M4 15H196"}),O(i,6,o(t+n)-i,18,{class:"reach"}),x("path.exact",{d:`M${o(t)}\
 3V27`}),e!=null&&x("path.said",{d:`M${o(e)-7} 3h14l-7 12z`}))}var am=e=>p("p.key",{"aria-hidden":"true"},p("span.k-said",
"you said"),p("span.k-exact","exact, and what is near"),p("span.k-came","it came"),e&&p("span.k-paid","an amount came"));
function ha({title:e,near:t,lines:n=[],doors:s=[]},r,{go:o,open:i},a){let l=r.filter(({said:c})=>c!=null);return[p("div.\
endhead",p("h2",{"data-k":"ending",tabindex:-1},e),t&&p("span.chip.line",t)),l.length>0&&am(l.some(({measure:c})=>c!=="c\
hance")),l.length>0&&p("ul.stops",l.map(c=>p("li",p("button",{"data-k":`stop.${c.at}`,"aria-label":`Step ${c.frame}, ${c.
name} ${_r(c)}. Look at it again`,onclick:()=>o(c.at)},p("span.q",p("b",String(c.frame)),` ${c.name}`),im(c),p("span.fig",
c.mine,p("small"," for "),c.right),x("svg",{viewBox:"0 0 16 16",width:16,height:16,"aria-hidden":"true"},Mr(c,8,8)))))),
p("div.sum",n.map(([c,u])=>p("p",c&&p("b",c," "),u))),l.length>0&&a(),p("div.enddoors",s.map(({label:c,link:u},h)=>{let[
f,...d]=c.split(", ");return p(h===0?"button.btn.solid":"button.btn",{"data-k":`door.${h}`,"aria-label":c,onclick:()=>i(
u)},f,d.length>0&&p("span",`, ${d.join(", ")}`))}))]}var _e,it,Sr,da,Er=Object.is,Un=0,ka=[],Tr=[],st=Z,ma=st.__b,fa=st.__r,pa=st.diffed,ga=st.__c,ba=st.unmount,wa=st.__;function Pn(e,t){
st.__h&&st.__h(it,e,Un||t),Un=0;var n=it.__H||(it.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function Ar(e){
return Un=1,lm(Ma,e)}function lm(e,t,n){var s=Pn(_e++,2);if(s.t=e,!s.__c&&(s.__=[n?n(t):Ma(void 0,t),function(o){var i=(s.
__N||s.__)[0],a=s.t(i,o);Er(i,a)||(s.__N=[a,s.__[1]],s.__c.setState({}))}],s.__c=it,!it.__f)){it.__f=!0;var r=it.shouldComponentUpdate;
it.shouldComponentUpdate=function(o,i,a){var l=this.__H;if(!l)return!0;var c=!1,u=this.props!=o;if(l.__.some(function(f){
f.__N&&(c=!0,Er(f.__[0],f.__N[0])||(u=!0))}),r){var h=r.call(this,o,i,a);return c?h||u:h}return!c||u}}return s.__}function va(e,t){
var n=Pn(_e++,3);!st.__s&&Or(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,it.__H.__h.push(n))}function $a(e,t){var n=Pn(_e++,4);!st.
__s&&Or(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,it.__h.push(n))}function Hr(e){return Un=5,Nr(function(){return{current:e}},[])}function Nr(e,t){var n=Pn(_e++,7);return Or(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function cm(){var e;do{for(;e=Tr.shift();)try{Ce(e)}catch(n){st.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=ka.shift();){var t=e.
__H;if(e.__P&&t)try{t.__h.some(Ce),t.__h.some(Lr),t.__h=[]}catch(n){t.__h=[],st.__e(n,e.__v)}}}while(Tr.length)}st.__b=function(e){
it=null,ma&&ma(e)},st.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),wa&&wa(e,t)},st.__r=function(e){fa&&fa(e),
_e=0;var t=(it=e.__c).__H;t&&(Sr==it?it.__h=[]:(t.__h.some(Ce),t.__h.some(Lr),_e=0),t.__h=[],t.__.some(function(n){n.__N&&
(n.__=n.__N),n.u=n.__N=void 0})),Sr=it},st.diffed=function(e){pa&&pa(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&xa(ka.push(
t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Sr=it=null},st.__c=function(e,t){t.some(function(n){try{n.__h.some(Ce),
n.__h=n.__h.filter(function(s){return!s.__||Lr(s)})}catch(s){n.__h=[function(){throw s}]}}),ga&&ga(e,t)},st.unmount=function(e){
ba&&ba(e);var t,n,s=e.__c;s&&s.__H&&(s.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||
!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,xa(Tr.push(r))}else Ce(r)}catch(o){t=o}}),s.__H=void 0,t&&st.__e(t,s.__v))};var ya=typeof requestAnimationFrame==
"function";function um(e){var t,n=function(){clearTimeout(s),ya&&cancelAnimationFrame(t),setTimeout(e)},s=setTimeout(n,35);
ya&&(t=requestAnimationFrame(n))}function xa(e){e!=1&&da==st.requestAnimationFrame||((da=st.requestAnimationFrame)||um)(
cm)}function Ce(e){var t=it,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),it=t}function Lr(e){var t=it;e.__c=e.__(),it=
t}function Or(e,t){return!e||e.length!=t.length||t.some(function(n,s){return!Er(n,e[s])})}function Ma(e,t){return typeof t==
"function"?t(e):t}var _a=800;var hm=80,Ur=12,Pr=e=>e.replace("-","−");function dm({rule:e,value:t,set:n,refuses:s=!0}){let[r,o]=Ar(t),[i,a]=Ar(!0),
l=Nr(()=>Q("note"),[]),c=r.trim()===t.trim()?r:t,{words:u,meant:h}=c.trim()?kt(c,e):{words:"",meant:""},f=h?ve(c,e):i&&s?
u:"";va(()=>{if(i)return;let m=setTimeout(()=>a(!0),_a);return()=>clearTimeout(m)},[r,i]);let d=(m,b)=>{o(m),a(b),n(m.trim())};
return{text:c,sentence:f,meant:h,id:l,typed:m=>d(m,!1),put:m=>d(m,!0),complain:()=>a(!0),said:{"aria-invalid":f?!0:void 0,
"aria-describedby":f?l:void 0}}}function mm({number:{text:e,sentence:t,meant:n,id:s},answer:r}){return V("div",{class:"n\
umnote",id:s,role:"status",children:[t&&V("p",{class:"refusal",children:t}),n&&V("div",{class:"row",children:[V("button",
{type:"button",class:"btn","data-k":"meant.yes",onClick:()=>r(n),children:"Yes"}),V("button",{type:"button",class:"btn",
"data-k":"meant.no",onClick:()=>r(`${e.trim()}%`),children:"No"})]})]})}function fm({text:e}){let t=Hr(null),n=Pr(e),s=e!==
""&&zt(n)&&n.length<=6,r=n.length<=Ur?n:`${n.slice(0,Ur-1)}…`;return $a(()=>{t.current?.replaceChildren(e===""?"?":s?pn(
n,n.length>4?34:50):r)},[e]),V("span",{class:e===""?"drawn none":"drawn","aria-hidden":"true",ref:t})}var pm=({unit:e,low:t,
high:n})=>e==="chance"?1:10**Math.floor(Math.log10((n-t)/50||1));function Sa({label:e,words:t,ends:n,enter:s,k:r="",control:o,
...i}){let a=dm(i),l=Hr(null),{low:c,high:u}=i.rule,h=pm(i.rule),f=a.text.trim(),d=kt(f,i.rule).value,m=ta(f,i.rule),b=()=>String(
Number(Number(l.current?.value).toFixed(h<1?2:0))),g=()=>l.current?.focus({preventScroll:!0});o&&(o.current={focus:g,put:a.
put,complain:a.complain});let w=y=>{y.key==="Enter"&&(y.preventDefault(),f===""&&y.target===l.current?a.put(b()):f!==""&&
d==null?a.complain():f!==""&&s())};return V("div",{class:"asknum",children:[V("div",{class:"saynum",children:[V("span",{
class:"bigbox",children:[V("input",{class:"bignum",inputMode:c<0?"text":"decimal","data-k":`value${r}`,maxLength:hm,autocomplete:"\
off","aria-label":`${e} ${t}`,...a.said,style:{"--n":String(Math.min(Math.max(2,f.length),Ur))},value:a.text,onInput:y=>a.
typed(y.currentTarget.value),onChange:a.complain,onKeyDown:w}),V(fm,{text:f})]}),V("p",{children:[V("b",{class:"equals",
"aria-hidden":"true",children:m&&`= ${Pr(m)} `}),t]})]}),V(mm,{number:a,answer:y=>{a.put(y),g()}}),V("input",{type:"rang\
e",ref:l,class:d==null?"rng empty":"rng",min:c,max:u,step:h,"data-k":`range${r}`,"aria-label":e,"aria-valuetext":d==null?
"not set yet":`${m||f} ${t}`,style:{"--p":`${d==null?0:100*(d-c)/(u-c||1)}%`},value:d??(c+u)/2,onInput:()=>a.put(b()),onKeyDown:w}),
V("div",{class:"ends","aria-hidden":"true",children:[V("span",{children:n[0]}),V("span",{children:n[1]})]})]})}function gm({
measure:e,span:t,cases:n,label:s="What do you expect?",...r}){let o=xr({measure:e,span:t}),i=e==="chance";return V(Sa,{...r,
rule:o,label:s,words:i?`out of 100 ${n}`.trim():e,ends:i?["never","always"]:[Pr(String(o.low)),String(o.high)]})}function Ea({
value:e,set:t},n){let s=p("div.numfield"),r=i=>cn(n(i,o),s),o=i=>{r(i),t(i)};return r(e),s}function Ta(e){let t={current:null};
return{node:Ea(e,(n,s)=>V(Sa,{...e,value:n,set:s,control:t})),focus:()=>t.current?.focus(),put:n=>t.current?.put(n),complain:()=>t.
current?.complain()}}var Rn=e=>Ea(e,(t,n)=>V(gm,{...e,value:t,set:n}));var La=(e,t)=>t?`${Math.round(e*100)}${e===1?"%":""}`:String(Math.round(e*100)/100).replace("-","−");function Cn(e,t,n,s){
let r=t.measure==="chance",o=t.answer?.value??0,i=[o,t.said?.value,n.value].filter(S=>S!=null),a=r?0:Math.min(0,t.span[0],
...i),l=r?1:Math.max(t.span[1],...i),c=84,u=62,h=S=>c+Me(S,a,l)*(e-c-u),f=Q("hatch"),d=s?25:31,m=[],b=15,g=(S,M,A,U)=>{m.
push(Mt(0,b+5,S,U?"tx2":"tx"),M,Mt(e,b+5,A,"tx b e",15)),b+=d},w=S=>({x:Math.min(h(0),h(S)),width:Math.max(1.5,Math.abs(
h(S)-h(0)))});if(t.said){let S=h(t.said.value);g("You said",x("g",gt(`M${h(0)} ${b}H${S}`,"var(--accent-fill)",2),x("pat\
h",{d:`M${S} ${b+10}l-9-17h18z`,fill:"var(--accent-fill)"})),dt(t.said.value,t.measure))}if(t.was&&!t.said){let S=h(t.was.
value);g("It was",x("g.ghost",x("path",{d:`M${h(0)} ${b}H${S}`,"stroke-dasharray":"5 4"}),x("path",{d:`M${S} ${b+10}l-9-\
17h18z`,"stroke-linejoin":"round"})),dt(t.was.value,t.measure),!0)}let y=t.simulated?"Stored":"Exact";g(y,x("rect",{...w(
o),y:b-9,height:18,fill:"var(--ink)",...bm(t,w)}),dt(o,t.measure));let{value:v,low:k,high:_}=n,$=v!=null&&k!=null&&_!=null;
t.untried||(g("Simulated",$&&x("g",x("rect",{...w(v),y:b-8.5,height:17,fill:`url(#${f})`,stroke:"var(--ink)","stroke-wid\
th":1.5}),gt(`M${h(k)} ${b}H${h(_)}M${h(k)} ${b-6}v12M${h(_)} ${b-6}v12`,"var(--accent-fill)",2.5)),$?dt(v,t.measure):"",
!$),$||m.push(Mt(c+8,b-d+5,"not tried yet","tx2",13)));let E=te(a,l).map(S=>[x("path",{d:`M${h(S)} 2V${b-13}`,stroke:S===
0&&!r?"var(--edge)":"var(--rule)"}),Mt(h(S),b+5,La(S,r),"tx2 m",13)]),T=[t.said&&`You said ${dt(t.said.value,t.measure)}\
.`,`${y} ${dt(o,t.measure)}${t.was?`; ${t.was.words}`:""}.`,$&&`Simulated ${dt(v,t.measure)}, 95% from ${dt(k,t.measure)}\
 to ${dt(_,t.measure)}.`].filter(Boolean);return le(e,b+10,T.join(" "),x("defs",yt(f,"var(--ink)")),E,m)}var bm=({was:e,
answer:t},n)=>e&&e.value!==t?.value?{class:"grown",style:`--from:${n(e.value).width/n(t?.value??0).width}`}:{},Aa=()=>x(
"svg",{width:14,height:16,viewBox:"-7 -15 14 16","aria-hidden":"true"},x("path.ghost",{d:"M0-2l-6-11h12z","stroke-linejo\
in":"round"}));function Ha(e,t,n){let s=e.flatMap(u=>Array(u.n).fill(u.yes)),r=u=>[8+u%10*19,8+Math.floor(u/10)*19],[o,i]=r(
Math.max(1,Math.round((t??0)*100))-1),[a,l]=r(Math.round((n??0)*100)-1),c=e.map(u=>`${u.n} ${u.words}`).join(", ");return x(
"svg.hundred",{viewBox:"0 0 187 187",role:"img","aria-label":`Of 100: ${c}.`},s.map((u,h)=>{let[f,d]=r(h);return mt(u,f,
d,7.2)}),n!=null&&a>0&&x("path.ghost",{d:`M${a} ${l+6}l-7-12h14z`,"stroke-linejoin":"round"}),t!=null&&t>0&&x("path",{d:`\
M${o} ${i+6}l-6-11h12z`,fill:"var(--accent)",stroke:"var(--sheet)","stroke-width":2}))}var Rr=e=>x("svg",{width:18,height:18,
"aria-hidden":"true"},mt(e,9,9,7));function Na(e,t,n=t){let s=Math.max(...n.map(a=>a[1]),.01),r=14+8*Math.max(...n.map(a=>a[0].
length)),o=n.length>6?22:27,i=t.length*o;return le(e,i,`${t.map(a=>`${a[0]}: ${a[2]}`).join(". ")}.`,t.map(([a,l,c],u)=>{
let h=u*o+o/2;return[Mt(0,h+5,a),O(r,h-7,Math.max(1.5,l/s*(e-r-64)),14,{fill:"var(--ink)"}),Mt(e,h+5,c,"tx b e")]}))}function Oa(e,t,n,s){
let{runs:r,value:o}=s,i=n.measure==="chance",a=n.apart?void 0:n.answer?.value,l=n.said?.value,[c,u]=i?[0,1]:n.span,h=C=>dt(
C,n.measure).replace("%",""),f=[a,l].flatMap(C=>C==null?[]:[F(h(C),1.06*14)]),d=40,m=Math.max(58,17+Math.max(0,...f)),b=10,
g=26,w=C=>d+Math.log10(C)/4*(e-d-m),y=C=>b+(1-Me(C,c,u))*(t-b-g),v=Q("band"),k=te(c,u),_=Math.max(1,Math.ceil(17*(k.length-
1)/(t-b-g))),$=(C,nt)=>C.map((_t,Zt)=>`${Zt?"L":"M"}${w(_t[0])} ${y(_t[nt])}`).join(""),[E=[],...T]=r,S=E[E.length-1],M=e-
m+10,A=a==null?0:y(a)+5,U=l==null?0:y(l)+5,P=a==null||l==null?18:Math.abs(A-U),I=P>=17?0:(17-P)/2+1,J=U<=A?-1:1,Y=o==null||
!S?"No trials yet.":`After ${s.begun.toLocaleString("en")} trials ${dt(o,n.measure)}, 95% from ${dt(s.low??0,n.measure)}\
 to ${dt(s.high??0,n.measure)}${a==null?".":`; exact ${dt(a,n.measure)}.`}`;return le(e,t,Y,x("defs",yt(v,"var(--edge)")),
k.map((C,nt)=>[x("path",{d:`M${d} ${y(C)}H${e-m}`,stroke:"var(--rule)"}),nt%_===0&&Mt(d-8,y(C)+5,La(C,i).replace("%",""),
"tx2 e",13)]),[1,10,100,1e3,1e4].map(C=>Mt(w(C),t-6,C.toLocaleString("en"),C===1?"tx2":"tx2 m",13)),E.length>1&&x("path",
{d:`${$(E,3)}L${[...E].reverse().map(C=>`${w(C[0])} ${y(C[2])}`).join("L")}Z`,fill:`url(#${v})`,opacity:.6}),T.map(C=>gt(
$(C,1),"var(--edge)",1.5)),a!=null&&gt(`M${d} ${y(a)}H${e-m}`,"var(--ink)",3),gt($(E,1),"var(--accent-fill)",2.5,{"strok\
e-linejoin":"round"}),E.map((C,nt)=>R(w(C[0]),y(C[1]),nt===E.length-1?5:3.2,{fill:nt===E.length-1?"var(--lit)":"var(--sh\
eet)",stroke:"var(--accent-fill)","stroke-width":2})),l!=null&&[x("path",{d:`M${e-m+1} ${y(l)}l10-6v12z`,fill:"var(--acc\
ent-fill)"}),x("text.b",{x:M+5,y:U+J*I,"font-size":14,fill:"var(--accent)"},h(l))],a!=null&&Mt(M+5,A-J*I,h(a),"tx b"))}var Se=26,
wm=36;function Ua(e,t){let n=Math.min(wm,(e-Se-4)/Math.max(1,t.length-1)),s=n>=24,r=t.map(({face:i,die:a,words:l})=>[i?.text,a&&
`a die, ${a}`,l].filter(Boolean).join(": "));return le(e,56,r.join(", ")||"No trial yet.",t.map((i,a)=>{let l=2+a*n,c=l+
Se/2,u=!!i.counts,h={transform:`translate(${i.die?l+1:l} ${i.die?8:2})`},f=i.eye?xm(c,20,u):x("g",h,i.die?wn(i.die,Se-2,
u):Pt(i.face,Se));return x("g",f,u&&!i.eye&&!i.die&&O(l-1,1,Se+2,Se*1.4+2,{rx:3,fill:"none",stroke:"var(--lit)","stroke-\
width":3}),(s||i.counts)&&Mt(ym(c,i.words,e),54,i.words??"",i.counts?"tx b m":"tx2 m",13))}))}function ym(e,t,n){let s=F(
t??"",13)*.55;return Math.max(s,Math.min(e,n-s))}var xm=(e,t,n)=>x("g",{fill:"none",stroke:"var(--ink)","stroke-width":2},
x("path",{d:`M${e-13} ${t}q13 ${n?-20:0} 26 0q-13 20-26 0Z`}),n?R(e,t,5,{fill:"var(--accent-fill)",stroke:"none"}):x("pa\
th",{d:`M${e-7} ${t+11}l-2 4M${e} ${t+12}v5M${e+7} ${t+11}l2 4`}));function Pa(e,t,n,s){let l=Math.max(n,t.length,1),c=Math.
min(42,(e-30)/l),u=b=>30+c*(b+.5),h=b=>42-b*36,f=new Map(t.map(b=>[b.at,b])),d=t.map(b=>`${b.at+1}: ${_r(b)}`),m=b=>{let g=f.
get(b),w=u(b),y=Math.min(13,c/2-1);if(!g&&c<11)return O(w-1,50,2,6,{fill:"var(--edge)"});if(!g)return Mt(w,58,"?","tx2 b\
 m",14);let[v,k]=g.span,_=$=>h(Me($,v,k));return[g.said!=null&&x("path",{d:`M${w-1} ${_(g.said)}l-11-7v14z`,fill:"var(--\
accent-fill)"}),O(w+1,_(g.exact)-3,y,6,{fill:"var(--ink)"}),Mr(g,w,53)]};return le(e,66,d.length?`${d.join(". ")}.`:"No \
guesses yet.",s>=0&&[O(u(s)-c/2,0,c,62,{fill:"var(--inset)"}),O(u(s)-c/2,62,c,3,{fill:"var(--lit)"})],[0,.5,1].map(b=>[x(
"path",{d:`M30 ${h(b)}H${e}`,stroke:"var(--rule)"}),b!==.5&&Mt(24,h(b)+5,String(b*100),"tx2 e",13)]),Array.from({length:l},
(b,g)=>m(g)))}var Ca=e=>e.split("/").map((t,n,s)=>n<s.length-1?[`${t}/`,p("wbr")]:t),km=()=>x("svg",{width:18,height:18,"aria-hidden":"\
true"},x("path",{d:"M9 16 1 2h16z",fill:"var(--accent-fill)"}));function Ba(e,t,n,s,r,o,i,a){if(e.certain)return Da(p("d\
iv.answer",Dr(e),Ra(e),r));let l=p("div.cmp"),c=[Ut(l,d=>Cn(d,e,t(),o()))],u=e.bars??[],h=p("div.outcomes");return u.length>
0&&c.push(Ut(h,d=>Na(d,u))),{node:p("div.answer",l,n.seen&&vm(n),$m(e,i),e.measure==="chance"?Mm(e,s,a):_m(e,a),u.length>
0&&h,r,Ra(e)),tried:()=>c[0].again(),again:()=>c.forEach(d=>d.again()),stop:()=>c.forEach(d=>d.stop())}}var Da=e=>({node:e,
tried:()=>{},again:()=>{},stop:()=>{}}),vm=e=>p("p.came",p("span",e.came==null?"Not seen in the game":e.came?"This time \
it came":"This time it did not"),Rr(e.came?1:0),p("b",e.words??""));function Cr({mistake:e,asks:t,own:n},s){if(!e)return null;
if(n)return p("p",p("b",`${e.name}. `),e.words);let r=(o,i)=>p("button.btn.quiet",{"data-k":`own.${o}`,onclick:()=>s(i)},
o);return t&&p("p.own",p("span",e.asked),r("Yes",!0),r("No",!1))}function $m(e,t){let{said:n,misconception:s,notice:r}=e,
o=n&&[p("p",{role:"status"},p("b",n.verdict)),Cr(n,t)];return Br(o,r,s)}var Br=(e,t,n)=>!!(e||t||n)&&p("div.note",km(),p(
"div",e,t&&p("p.notice",t),n&&p("p.trap",`The trap: ${n}.`)));function Mm(e,t,n){let{answer:s,dots:r=[]}=e;if(!s)return null;
let o=String(s.hundred),i=[s.percent,`chance ${s.one_in}`,`odds ${s.odds}`,e.simulated].filter(Boolean);return[p("div.co\
unted",r.length>0&&Ha(r,e.said?.value,e.was?.value),p("div",p("p.big",p("span.sr",`${s.about} `),p("button.asks-why",{tabindex:-1,
"aria-label":o,onclick:n},pn(o,46)),p("b",t?kr(s):"out of 100"),Fa(o,n)),Dr(e),p("ul.kinds",r.map(a=>p("li",Rr(a.yes),p(
"span",p("b",String(a.n)),` ${a.words}`)))))),p("p.ways",t&&p("b.short",`${o} ${kr(s)}: `),s.fraction&&["exactly ",p("b",
Ca(s.fraction)),"; "],i.map((a,l)=>[l>0&&", ",p("span",{},a)]))]}function Ia(e,t){let[n]=/[\u2212-]?\d[\d,.]*\d|\d/.exec(
e)??[""],s=e.indexOf(n);return n?[e.slice(0,s),p("button.asks-why",{"data-k":"headwhy","aria-label":`${n}: why?`,onclick:t},
n),e.slice(s+n.length)]:e}var Fa=(e,t)=>p("button.btn.quiet.derive",{"data-k":"derive",onclick:t},`Why ${e}?`),_m=(e,t)=>p(
"div.counted",p("div",p("p.lead",p("button.asks-why",{tabindex:-1,onclick:t},p("b",e.answer?.lead??"")),` ${e.answer?.cases??
""} `,Fa((e.answer?.lead??"").split(" ")[0],t)),Dr(e),p("p.ways",e.simulated||e.answer?.fraction&&[e.answer.rounded?"to \
six places ":"exactly ",p("b",Ca(e.answer.fraction))]))),Dr=({was:e})=>e&&p("p.was",Aa(),e.words),Ra=e=>e.apart&&p("p.ap\
art",e.apart);function qa(e,t,n,s,r){let o=e.steps??[],i=o[t];if(!i)return Da(p("p.mute","There is nothing to derive her\
e."));let a=p("div.art",{tabindex:0,role:"group","aria-label":"The picture"}),l=i.picture,c=l&&Ut(a,h=>r(l.kind,h,l));return{
node:p("div.why",p("div.now",{"data-next":!0,tabindex:-1,"aria-live":"polite"},p("h3",p("i",{"aria-hidden":"true"},i.letter),
i.words),l&&a,i.tree&&p("ul.branches",ja(i.tree,0)),(i.formula||i.value)&&p("p.reckon",p("span",i.formula??""),p("b",i.value?
`= ${i.value}`:""))),p("div",{class:o.length>6?"tiles many":"tiles",role:"group","aria-label":"All steps"},o.map((h,f)=>p(
"button",{"data-k":`why.${f}`,"aria-current":f===t?"step":null,"aria-label":`${h.letter}. ${h.words}${n.has(f)?`: ${h.value??
""}`:""}`,onclick:()=>s(f)},p("i",{"aria-hidden":"true"},h.letter),p("span",p("small",h.words),h.value!=null&&(n.has(f)?
p("b",h.value):p("em.rd"))))))),tried:()=>{},again:()=>c?.again(),stop:()=>c?.stop()}}function Wa({steps:e=[]},t,n){return e[t]?
p("div.stepnav",p("button.btn",{"data-k":"why.back","aria-label":"The step before","aria-disabled":t?null:"true",onclick:()=>t&&
n(t-1)},t?`◂ ${e[t-1].letter}`:"◂"),p("span",`step ${t+1} of ${e.length}`),p("button.btn.solid",{"data-k":"why.on","\
aria-label":t+1<e.length?`Next step, ${e[t+1].letter}`:"Once more from the first step",onclick:()=>n((t+1)%e.length)},t+
1<e.length?`Next: ${e[t+1].letter} ▸`:"Again: a")):null}var ja=(e,t)=>[p("li",{style:`--depth:${t}`},e.chance&&p("b",e.
chance),p("span",e.words),e.value&&p("em",e.value)),...e.children.flatMap(n=>ja(n,t+1))],Va=()=>p("div.covered",{role:"i\
mg","aria-label":"The answer is covered until you give a number."},p("div.lines",p("i",{style:"width:88%"}),p("i",{style:"\
width:62%"})),p("div.blank"),p("i",{style:"width:74%"})),Ga=()=>p("p.key",{"aria-hidden":"true"},p("span.k-said","you sa\
id"),p("span.k-exact","exact"),p("span.k-came","it came"),p("span.k-not","it did not")),Ka=({lesson:e="",concept:t},n)=>p(
"div.sheet",{role:"dialog","aria-label":t,onkeydown:s=>s.key==="Escape"&&n()},p("h2",t),e.split(`

`).map(s=>p("p",s.split("**").map((r,o)=>o%2?p("b",r):r))),p("button.btn.solid.wide",{"data-k":"readclose",onclick:n},"B\
ack to the question"));var Za=e=>e.split(/(?<=[.?!])\s+/);function Be(e){let t=e.map(Za),n=t[0].filter(s=>t.every(r=>r.includes(s)));return{both:n.
join(" "),own:t.map(s=>s.filter(r=>!n.includes(r)).join(" "))}}var Ir=(e,t)=>e.closest(".uw-cols")?.setAttribute("data-s\
ide",String(t)),Ya=e=>t=>Ir(t.currentTarget,e),Ja=(e,{line:t},n,s)=>[p("button.sidehead",{"data-k":`turn${e}`,onclick:Ya(
e)},p("b.badge",{"aria-hidden":"true"},String(e+1)),p("b",t),s&&p("b.it",s)),n&&p("p.mute",n)];function za(e,t,n,s){let r=Be(
e.map(({ask:a})=>a)).own,o=Be(e.map(({given:a})=>a)).own,i=a=>Za(`${r[a]} ${o[a]}`.trim()).filter(l=>l&&!e[a].line.startsWith(
l.slice(0,-1))).join(" ");return p("div.pair",e.map((a,l)=>p("div.side",{role:"group","aria-label":a.line,onfocusin:Ya(l)},
Ja(l,a,i(l)),Rn({...a,cases:"",k:String(l),label:a.line,value:t[l],set:c=>n(l,c),enter:s}))))}function Xa(e,t){let n=e.flatMap(
(s,r)=>s===""?[r]:[]);return n.length>1?"Move the sliders, or type two numbers.":n.length?`The ${n[0]?"second":"first"} \
number is missing. Both are shown together.`:t.map((s,r)=>Hn(e[r],s)).find(Boolean)??""}var Qa=(e,t)=>bt({label:"Which o\
f the two",choices:e.map(({at:n,line:s},r)=>[n,`${r+1}. ${s}`]),value:e.find(({here:n})=>n)?.at??e[0].at,k:"side",pick:t});
function tl(e,t,n){let s=t.map(()=>p("div.cmp")),r=t.map(({measure:l,span:c,said:u,number:h},f)=>{let d={measure:l,span:c,
said:u,answer:{value:h??0},untried:!0};return Ut(s[f],m=>Cn(m,d,{},!0))}),o=t.find(({said:l})=>l?.asks),i=t.map(({said:l},c)=>l&&
[p("p",{role:"status"},p("b",`${c+1}. `),l.verdict),(l.own||t[c]===o)&&Cr(l,n)]);return{node:p("div.answer",t.map((l,c)=>p(
"div.side",Ja(c,l,"",l.text),s[c])),Br(i,e.notice)),tried:()=>{},again:()=>r.forEach(l=>l.again()),stop:()=>r.forEach(l=>l.
stop())}}function el(e,t,n,{draft:s,folded:r,changed:o,enter:i}){let a=(u,h)=>{s.values[u]=h,o()},l=()=>Rn({measure:e.measure,span:e.
span,cases:e.cases,value:s.values[0],set:u=>a(0,u),enter:i}),c=()=>G(r,wr.map(([u,h])=>p("option",{value:u,selected:u===
s.sure},h)));return[t.length>0?za(t,s.values,a,i):l(),Zi(s,c),n&&p("p.refusal",{role:"alert"},n)]}var Sm=()=>x("svg.tick",{width:16,height:16,viewBox:"0 0 16 16","aria-hidden":"true"},gt("M2 8.5 6 13 14 3.5","currentCo\
lor",2.5)),Em=e=>e.away?`, not now. ${e.away}`:"",Fr=2;function nl({chips:e,now:t,open:n,pick:s,toggle:r}){if(e.length<Fr)
return null;let o=e.findIndex(a=>a.id===t),i=Q("chips");return p("div",{class:n?"chips open":"chips"},p("button.btn.onec\
hip",{"data-k":"chips","aria-expanded":String(n),"aria-controls":i,onclick:r},p("span",`Question ${o+1} of ${e.length}`),
p("b",e[o]?.name??"")),p("div.allchips",{id:i,role:"group","aria-label":"Questions"},e.map((a,l)=>p("button.qchip",{"dat\
a-k":`q.${a.id}`,"aria-pressed":String(a.id===t),"aria-keyshortcuts":l<9&&Nn()?String(l+1):null,"data-away":!a.arises,"a\
ria-label":`${l+1}. ${a.name}${a.done?", answered":""}${Em(a)}`,title:a.away?`${a.title} ${a.away}`:a.title,onclick:()=>s(
a.id)},p("span",a.name),a.done&&Sm()))))}var sl=e=>p("div.goal",p("h2",e.title??""),!!e.of&&p("span.chip.line",`${[e.at,
e.also].filter(Boolean).join(" and ")} of ${e.of}`),e.line&&p("p",e.line));function qr(e,t){let{choices:n,name:s,label:r,
value:o}=e,i=n.length>6||n.map(c=>c[1]).join("").length>22,a=Q("setting"),l=`knob.${s}`;return p("div",{class:e.model?"s\
etting model":"setting"},p(i?"label":"span",{for:i?a:null},r),i?p("select.pick",{id:a,"data-k":l,onchange:c=>t(n[c.target.
selectedIndex][0])},n.map(([c,u])=>p("option",{selected:c===o},u))):bt({label:r,choices:n,value:o,pick:t,k:l}))}var rl=(e,t,n)=>p(
"div.siblings",{role:"group","aria-label":`${e}: each choice`},p("span",e),t.map((s,r)=>p("button",{"data-k":`sib.${r}`,
"aria-pressed":String(s.here),"aria-label":`${s.label}: ${s.text??"covered until you give a number"}`,onclick:()=>n(s.value)},
p("span",s.label),s.text?p("b",s.text):p("i.rd"))));var Tm="uncle_widgets.tones",ol=220,Lm=880,Bn=.16,Am=.2,il;var Hm=()=>xe(Tm);var Nm=(e,[t,n])=>ol*(Lm/ol)**Math.min(1,Math.max(0,(e-t)/(n-t||1)));function Om(e){let t=il??new AudioContext;il=t,e.forEach(
(n,s)=>{let r=new OscillatorNode(t,{frequency:n}),o=new GainNode(t,{gain:0}),i=t.currentTime+1.5*s*Bn;o.gain.setValueAtTime(
0,i),o.gain.linearRampToValueAtTime(Am,i+Bn/8),o.gain.linearRampToValueAtTime(0,i+Bn),r.connect(o).connect(t.destination),
r.start(i),r.stop(i+Bn)})}function al(e,t,{span:n,answer:s,apart:r}){let o=t.runs[0].at(-1)?.[1],i=t.begun!==e.begun,a=!t.
running&&(i||e.running);if(!Hm()||o==null)return;let l=[...i?[o]:[],...a&&s&&!r?[s.value]:[]];l.length>0&&Om(l.map(c=>Nm(
c,n)))}var H={ink:"var(--ink)",accent:"var(--accent-fill)",rule:"var(--rule)",edge:"var(--edge)",sheet:"var(--ground, var(--she\
et))",band:"color-mix(in srgb, var(--rule) 45%, transparent)"},N=(e,t,n,s="tx",r=13)=>x("text",{x:e,y:t,class:s,"font-si\
ze":r},String(n)),D=(e,t=H.rule,n=1,s={})=>x("path",{d:e,fill:"none",stroke:t,"stroke-width":n,...s}),Wr=(e,t)=>x("path",
{d:`M${e} ${t}l9 18h-18z`,fill:H.sheet,stroke:H.accent,"stroke-width":2.5}),X=(e,t,n,...s)=>x("svg.pic",{width:e,height:t,
viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":n},...s),at=(e,t)=>({class:"pic-in",style:`animation-delay:${Math.round(
e*t)}ms`});function et(e,t,n=13){let s=[];for(let r of e.split(" ")){let o=s.length-1;o>=0&&F(`${s[o]} ${r}`,n)<=t?s[o]+=
` ${r}`:s.push(r)}return s}function ft(e,t,n=6){let s=10**Math.floor(Math.log10((t-e)/n||1));for(let o of[1,2,5,10,20])if((t-
e)/(s*o)<=n){s*=o;break}let r=[];for(let o=Math.ceil(e/s-1e-9);o*s<=t+1e-9;o++)r.push(Number((o*s).toFixed(9)));return r}
var jr=e=>String(e).replace("-","−");function De(e,t,n,s,r){let o=N(e,t,n,s,r);return o.style.cssText="paint-order:str\
oke;stroke:var(--ground, var(--sheet));stroke-width:4px",o}var ll=(e,t,n,s)=>x("g",R(e,t,n-.8,{fill:H.band,stroke:H.rule,"stroke-width":1.5}),D(`M${e-n} ${t+n}L${e+n} ${t-n}`,H.ink,
2,s?{class:"pic-in late"}:{}));function Dn(e,t,n=0){let s=Math.min(19,e/25),r=s*.38,o=[...t.signs],i=u=>[(u%25+.5)*s,(Math.
floor(u/25)+.5)*s],a=4*s+19,l=0,c=t.kinds.map(([u,h],f)=>{let d=`${u.toLocaleString("en")} ${h}`,m=30+F(d,13);l>0&&l+m>e&&
([l,a]=[0,a+19]);let b=l;return l+=m,[f===2?ll(b+8,a-4.5,7,!1):mt(f===0?1:0,b+8,a-4.5,7),N(b+20,a,d,"tx")]});return X(e,
a+6,t.spoken,Array.from({length:100-o.length},(u,h)=>{let[f,d]=i(o.length+h);return R(f,d,1.5,{fill:H.rule})}),o.map((u,h)=>{
let[f,d]=i(h),m=u==="x"?ll(f,d,r,h>=n):mt(u==="y"?1:0,f,d,r);return h>=n?x("g.pic-in",m):m}),c)}var me=21,Um=3,Vr=50;function In(e,t,n=0,s=200){
let{start:r,target:o,n:i}=t,[a,l]=[i<1e3?34:48,e-12],c=M=>a+(l-a)*(M-r)/(o+5-r),u=20,h=Math.floor((s-u-Vr-32)/me),f=Math.
max(1,Math.min(Um,h)),d=u+f*me,m=d+12+Vr,b=Math.max(...t.feet,...t.exact.map(M=>M*i),1)*1.08,g=M=>m-Vr*M/b,w=ft(r,o,6).filter(
M=>Number.isInteger(M)&&Math.abs(M-o)>(o-r)/10),y=Math.max(1.5,(c(r+1)-c(r))*.66),[v,k]=[Q("feet"),Q("feet")],_=t.rows.slice(
-f),$=i-_.length,E=i?`Feet on each total after ${i.toLocaleString("en")}`:"Feet on each total",T=i?`at ${o}: ${t.feet[t.
feet.length-1].toLocaleString("en")}`:"",S=e-c(r)-F(T,1.06*13)-8;return X(e,m+20,t.spoken,x("defs",yt(v,H.ink),yt(k,H.accent)),
O(c(o)-7,u-4,14,d-u+6,{fill:H.band,stroke:H.edge}),w.map(M=>[N(c(M),13,M,"tx2 m"),D(`M${c(M)} 17V${d}`)]),N(c(o),13,o,"t\
x b m"),Array.from({length:f},(M,A)=>D(`M${c(r)} ${u+A*me+me-5}H${l}`)),_.map((M,A)=>{let U=u+A*me+me-5,P=$+A>=n;return[
N(a-6,U+4,($+A+1).toLocaleString("en"),"tx2 e"),M.slice(1).map((I,J)=>{let[Y,C]=[c(M[J]),c(Math.min(I,o+5))],nt=I===o;return x(
"g",P?{class:"pic-in",style:`animation-delay:${_.length>1&&i-n>1?0:J*60}ms`}:{},D(`M${Y} ${U}A${(C-Y)/2} ${Math.min(me-8,
(C-Y)/2*.9+2)} 0 0 1 ${C} ${U}`,H.edge,1.4),R(C,U,nt?5.5:2.2,{fill:nt?H.accent:H.ink}))})]}),D(`M${c(r)} ${m}H${c(o+.6)}`,
H.edge),i>0&&N(a-6,g(b/1.08)+5,Math.round(b/1.08).toLocaleString("en"),"tx2 e"),t.feet.map((M,A)=>{let U=A+1===t.feet.length;
return O(c(r+1+A)-y/2,g(M),y,m-g(M),{fill:`url(#${U?k:v})`,stroke:U?H.accent:H.ink,"stroke-width":.7})}),i>0&&[D(t.exact.
map((M,A)=>`${A?"L":"M"}${c(r+1+A)} ${g(M*i)}`).join(""),H.sheet,5),D(t.exact.map((M,A)=>`${A?"L":"M"}${c(r+1+A)} ${g(M*
i)}`).join(""),H.ink,2.5)],N(c(r),m+16,F(E,13)<S?E:E.replace(" on each total",""),"tx2"),i>0&&N(e,m+16,T,"tx b e"))}var Pm={cases:Dn,paths:In},Gr=(e,t)=>x("svg",{width:22,height:12,"aria-hidden":"true"},x("path",{d:"M0 6h22",fill:"none",
...e}),t),Rm=()=>({node:p("p.untried",{role:"status"},Cm),tried:()=>{},again:()=>{},stop:()=>{}}),Cm="No trials of this \
question were dealt in advance, and this page has no Python to deal them now. Here you can try out the questions at whic\
h the game stops and asks, and those of the lessons; with Python, every question.";function cl(e,t,n){if(e.untried)return Rm();
let s=p("div.plot"),r=p("div.traces"),o=t().grown,i=o?p("div",{class:`grown ${o.kind}`}):!1,a=o?.n??0,l=p("div.counts",{
role:"group","aria-label":"How many trials"}),c=p("div.told",{role:"status"}),u=p("button.btn.quiet.stop",{"data-k":"sto\
p",onclick:()=>n({kind:"stop"})},"Stop"),h=p("input.seedbox",{inputmode:"numeric","data-k":"trialseed",maxlength:80,"ari\
a-label":"Seed of your trials",onchange:()=>n({kind:"again",seed:h.value})}),f,d=t(),m=p("span",Gr({stroke:"var(--edge)",
"stroke-width":1.5}),"runs before"),b=()=>{let{clientWidth:$,clientHeight:E}=s;$>0&&E>40&&s.replaceChildren(Oa($,E,e,t()))},
g=()=>{e.traces&&r.clientWidth>0&&r.replaceChildren(Ua(r.clientWidth,t().traces))},w=()=>{let $=t().grown;!i||!$||!i.clientWidth||
(i.replaceChildren(Pm[$.kind](i.clientWidth,$,Math.min(a,$.n),i.clientHeight)),a=$.n)},y=new ResizeObserver(()=>requestAnimationFrame(
k));y.observe(s);let v=()=>{let $=t();al(d,$,e),d=$;let E=$.begun>=$.most;l.classList.toggle("full",E),G(l,E?p("button.b\
tn.solid",{"data-k":"anew",onclick:()=>n({kind:"again"})},"Another run"):$.counts.map(M=>p("button",{class:M===1?"btn so\
lid":"btn","data-k":`run.${M}`,"aria-label":`×${M.toLocaleString("en")}: run ${M>1?"so many trials":"one trial"}`,"aria\
-disabled":$.running?"true":null,onclick:()=>!t().running&&n({kind:"run",trials:M,calm:be()})},`×${M.toLocaleString("en")}`))),
m.hidden=$.runs.length<2,u.style.visibility=$.running?"visible":"hidden",f!==$.seed&&!h.matches(":focus")&&(f=$.seed,h.value=
String($.seed));let T=e.traces?"below the chart":"on the table",S=`One first: ×1 will ${e.trial}, and you see it ${T}.`;
c.replaceChildren(p("p",p("b",$.summary??S),$.last&&p("span.last",` ${$.last}`),$.claim&&` ${$.claim}`,$.band&&p("span.m\
ute",` ${$.band}`),$.beforehand&&p("span.mute",` ${$.beforehand}`)),...$.note?[p("p.refusal",$.note)]:[]),k()},k=()=>{g(),
b(),w(),c.scrollHeight>c.clientHeight+1?c.tabIndex=0:c.removeAttribute("tabindex")},_=p("div.try",i,s,e.traces&&r,l,c,p(
"div.tryfoot",p("p.key",{"aria-hidden":"true"},!e.apart&&p("span",Gr({stroke:"var(--ink)","stroke-width":3}),e.simulated?
"found before":"exact"),p("span",Gr({stroke:"var(--accent-fill)","stroke-width":2.5},R(11,6,3.2,{fill:"var(--sheet)",stroke:"\
var(--accent-fill)","stroke-width":2})),"your run"),m),p("label.trialseed","seed",h),u,p("button.btn.quiet",{"data-k":"a\
gain",onclick:()=>n({kind:"again"})},"Start again")));return v(),{node:_,tried:v,again:k,stop:()=>y.disconnect()}}var Bm=(e,t,n,s)=>x("g",R(e,t,n-.8,{fill:s?H.band:"none",stroke:H.rule,"stroke-width":1.5}),D(`M${e-n*.9} ${t+n*.9}L${e+
n*.9} ${t-n*.9}`,H.edge,1.8));function ul(e,t){let n=e<560,s=n?16.5:19,r=s*.38,[o,i,a,l]=t.counts,c=[...Array(o).fill("y\
es"),...Array(i).fill("out"),...Array(a).fill("no"),...Array(l).fill("out-no")],u=24,h=10*s+10,f=c.map((A,U)=>{let[P,I]=[
(U%10+.5)*s,u+(Math.floor(U/10)+.5)*s];return A==="yes"||A==="no"?mt(A==="yes"?1:0,P,I,r):x("g.pic-in",{style:"animation\
-delay:240ms"},Bm(P,I,r,A==="out"?1:0))}),d=t.sides.map(([A,U],P)=>{if(!A)return null;let I=P?100-A:0,J=u+I/10*s+2,Y=u+(I+
A)/10*s-2,C=(n?e:e*.55)-h-14,nt=et(U,C),_t=Math.min(Math.max((J+Y)/2-8*nt.length+5,u+10),u+10*s-16*nt.length);return[D(`\
M${h} ${J}h6V${Y}h-6`,H.edge,1.5),N(h+14,_t,A,"tx b",15),nt.map((Zt,Je)=>N(h+14,_t+16*(Je+1),Zt,"tx2"))]}),[m,b,g]=t.left,
w=n?0:Math.max(e*.58,h+150),y=n?u+10*s+34:u,v=7,k=n?s:Math.min(s,(e-w)/12),_=Array.from({length:b},(A,U)=>x("g",at(U,8),
mt(U<m?1:0,w+(U%v+.5)*k,y+(Math.floor(U/v)+.5)*k,k*.38))),$=Math.ceil(b/v),E=w+v*k+18,T=e-E-ut(m,34)-8,S=et(`of ${b} ${g}`,
Math.max(T,60),1.06*15),M=y+Math.max($*k,26+18*S.length)+8;return X(e,Math.max(M,u+10*s+4),t.spoken,N(0,13,t.holders,"tx\
 b",14),f,d,N(w,y-11,`Strike out ${i+l}. Left: ${b}`,"tx b",14),_,wt(m,E,y+2,34,{colour:"var(--accent)"}),S.map((A,U)=>N(
E+ut(m,34)+8,y+14+18*U,A,"tx b",15)),N(E+ut(m,34)+8,y+14+18*S.length,`chance ${t.exact}`,"tx2"))}var hl=e=>1+Math.max(0,
...e.children.map(hl));function dl(e,t){let n=hl(t.tree),s=e/n,r=t.tree.n<1e3?46:62,o=36,i=s-14,a=f=>o+14+16*et(f.words,
i).length,l=[],c=[],u=4,h=(f,d)=>{let m=d*s,b=f.children.map(k=>h(k,d+1)),g=b.length?b.reduce((k,_)=>k+_,0)/b.length:u+o/
2;b.length||(u+=a(f)),f.children.forEach((k,_)=>{let $=k.mark==="out";l.push(x("g",at(d+1,160),D(`M${m+r} ${g}L${m+s} ${b[_]}`,
$?H.rule:H.ink,$?1.5:2)))});let[w,y]=[f.mark==="yes",f.mark==="out"],v=w?"fill:var(--sheet)":y?"fill:var(--ink-2)":"";return c.
push(x("g",at(d,160),O(m+1,g-o/2,r-2,o,{rx:3,fill:w?H.accent:H.sheet,stroke:w?H.accent:y?H.rule:H.edge,"stroke-width":1.8,
"stroke-dasharray":y?"4 4":null}),x("text.tx.b.m",{x:m+r/2,y:g+6,"font-size":17,style:v},f.n.toLocaleString("en")),et(f.
words,i).map((k,_)=>De(m,g+o/2+16*(_+1),k,"tx2")))),g};return h(t.tree,0),X(e,u,t.spoken,l,c)}function ml(e,t){let n=e<440?16:Math.min(22,e/26),s=t.dots.flatMap(([u,,h])=>Array.from({length:u},()=>h)),r=e<10*n+22+180,
o=r?0:10*n+22,i=[],a=r?10*n+24:16;for(let[u,h,f]of t.dots)u&&(i.push(mt(f,o+7,a-5,7),N(o+22,a,u,"tx b",15)),i.push(N(o+26+
9*String(u).length,a,h,"tx",14)),a+=25);i.push(D(`M${o} ${a-10}H${e}`)),a+=10;let l=(u,h,f,d=H.ink)=>{i.push(N(o,a,u,"tx\
2"));for(let b of et(`${h} =`,e-o-48,14))a+=20,i.push(N(o,a,b,"tx",14));let m=N(e,a,f,"b e",20);m.style.fill=d,i.push(m),
a+=28};l("hands, each counted once",t.hands[0],t.hands[1]),l(`${t.cards[0]} in those hands`,t.cards[1],t.cards[2],"var(-\
-accent)");for(let u of et(`more finely ${t.exact[0]} and ${t.exact[1]}`,e-o))i.push(N(o,a-4,u,"tx2")),a+=16;a-=16;let c=Math.
max(10*n,a+4);return X(e,c,t.spoken,s.map((u,h)=>x("g",at(Math.floor(h/10)*3+h%10,20),mt(u,(h%10+.5)*n,(Math.floor(h/10)+
.5)*n,n*.38))),i)}var Dm=(e,t,n,s)=>[N(e,t-7,n,"tx b m",17),D(`M${e-15} ${t}h30`,H.ink,2),N(e,t+19,s,"tx b m",17)];function fl(e,t){
let n=t.factors.length,s=t.factors[0][1],r=Math.max(1,Math.min(n,Math.floor((e+20)/84))),o=24,i=Math.min(190,(e-o*(r-1))/
r),a=s>60?12:7,l=Math.min(i/a,13),c=Math.ceil(s/a),u=n<=4&&l>=5,h=(u?c*l+26:18)+66,f=[];t.factors.forEach(([b,g],w)=>{let y=w%
r*(i+o),v=Math.floor(w/r)*h,k=y+(u?a*l/2:i/2),_=[N(u?y:k,v+13,`${w+1}${["st","nd","rd"][w]??"th"} card`,u?"tx2":"tx2 m")];
if(u)for(let E=0;E<g;E++){let T=E>=b;_.push(O(y+E%a*l+1,v+20+Math.floor(E/a)*l+1,l-2,l-2,{rx:1.5,fill:T?H.accent:"none",
stroke:T?H.accent:H.edge,"stroke-width":1.2}))}let $=v+(u?20+c*l:12)+28;f.push(x("g",at(w,240),_,Dm(k,$,b,g))),w+1<n&&f.
push(N(Math.min(e-6,k+(i+o)/2),$+6,"×","tx m",18))});let d=Math.ceil(n/r)*h+14,m=(b,g="tx",w=14)=>{for(let y of et(b,e-
4,g.endsWith(" b")?1.06*w:w))f.push(N(0,d,y,g,w)),d+=w+6};return m(`= ${t.none} without ${t.one}; ${t.some} with one or \
more`,"tx b",15),m(`Counting hands: ${t.counting[0]} of ${t.counting[1]} is the same.`),m(`${t.choose}: ${t.means}.`,"tx\
2",13),X(e,d,t.spoken,f)}function pl(e,t){let n=e<430,s=n?Math.min(44,(e-26)/6):40,r=24,o=22,i=[];for(let h=0;h<6;h+=1)i.push(N(r+(h+.5)*s,14,h+1,
"tx2 m"),N(4,o+(h+.5)*s+5,h+1,"tx2"));t.rows.forEach((h,f)=>{h.forEach((d,m)=>{let b=r+m*s,g=o+f*s,w={fill:d?H.accent:"n\
one",stroke:d?"none":H.edge,"stroke-width":1.2},y=f===m?x("circle",{cx:b+s/2,cy:g+s/2,r:s/2-2,...w}):O(b+1.5,g+1.5,s-3,s-
3,{rx:2,...w}),v=N(b+s/2,g+s/2+5,d,"b m",14);v.style.fill="#FFF",i.push(x("g",at(f+m,30),y,d&&v))})});let a=o+6*s,l=n?4:
r+6*s+18,c=n?a+24:o+20,u=[O(l,c-12,14,14,{rx:2,fill:H.accent}),...et(t.unlike,e-l-24,14).map((h,f)=>N(l+22,c+19*f,h,"tx",
14))];return c+=19*et(t.unlike,e-l-24,14).length+8,u.push(R(l+7,c-5,7,{fill:H.accent})),u.push(...et(t.doubles,e-l-24,14).
map((h,f)=>N(l+22,c+19*f,h,"tx",14))),c+=34,u.push(N(l,c,t.sum,"tx b",18)),X(e,Math.max(a,c)+8,t.spoken,i,u)}function gl(e,t){let n=e<640,{start:s,target:r}=t,[o,i]=[n?22:40,e-(n?12:112)],a=S=>o+(i-o)*(S-s)/(r+5-s),l=t.rows.slice(
0,n?8:12),c=n?21:24,u=26,h=u+l.length*c,f=ft(s,r,n?6:10).filter(S=>Number.isInteger(S)&&Math.abs(S-r)>(r-s)/14),d=Q("fee\
t"),m=Q("feet"),b=l.map((S,M)=>{let A=u+M*c+c-6,U=S[S.length-1],P=S.includes(r),I=[];return S.slice(1).forEach((J,Y)=>{let[
C,nt]=[a(S[Y]),a(Math.min(J,r+5))],_t=Math.min(c-9,(nt-C)/2*.9+2),Zt=J===r;I.push(x("g",at(M*4+Y,30),D(`M${C} ${A}A${(nt-
C)/2} ${_t} 0 0 1 ${nt} ${A}`,H.edge,1.4),R(nt,A,Zt?5.5:n?2:2.6,{fill:Zt?H.accent:H.ink})))}),[D(`M${a(s)} ${A}H${i}`),N(
0,A+4,M+1,"tx2"),I,!n&&N(i+14,A+4,P?"lands":`jumps to ${U}`,P?"tx b":"tx2")]}),g=92,w=h+46+g,y=Math.max(...t.feet,...t.exact.
map(S=>S*t.n),1)*1.08,v=S=>w-g*S/y,k=Math.max(1.5,(a(s+1)-a(s))*.66),_=t.feet[t.feet.length-1],$=t.exact.map((S,M)=>`${M?
"L":"M"}${a(s+1+M)} ${v(S*t.n)}`).join(""),E=n?`After ${t.n} rows: feet on each`:`After ${t.n} rows: how many feet stood\
 on each number`,T=n?w+42:w+22;return X(e,T,t.spoken,x("defs",yt(d,H.ink),yt(m,H.accent)),O(a(r)-7,u-4,14,h-u+6,{fill:H.
band,stroke:H.edge}),f.map(S=>[N(a(S),14,S,"tx2 m"),D(`M${a(S)} 19V${h}`)]),N(a(r),14,r,"tx b m"),b,N(0,h+26,E,"tx b",14),
ft(0,y,3).filter(Number.isInteger).map(S=>[D(`M${a(s)} ${v(S)}H${a(r+.6)}`),N(a(s)-4,v(S)+4,S,"tx2 e")]),t.feet.map((S,M)=>O(
a(s+1+M)-k/2,v(S),k,w-v(S),{fill:`url(#${M+1===t.feet.length?m:d})`,stroke:M+1===t.feet.length?H.accent:H.ink,"stroke-wi\
dth":n?.7:1})),D($,H.sheet,6),D($,H.ink,3),f.map(S=>N(a(S),w+17,S,"tx2 m")),N(a(r),w+17,r,"tx b m"),n?N(e,w+38,`at ${r}:\
 ${_}, chance ${t.said}`,"tx b e",14):[x("text.b",{x:i-10,y:w-30,"font-size":14,style:"fill:var(--accent)"},`${_} at ${r}`),
N(i-10,w-10,`chance ${t.said}`,"tx b",14)])}function bl(e,t){let n=.45*e,s=12+Math.min(n,Math.max(...t.rows.map(([f])=>F(
f,13)))),r=e-s-34,o=Math.max(9,Math.min(17,r/17)),i=Math.max(1,Math.floor(r/o)),a=[],[l,c]=[26,0];for(let[f,d]of t.rows){
let m=d.flatMap(([g,w])=>Array(g).fill(w)),b=et(f,s-12,14);a.push(b.map((g,w)=>N(0,l+5+16*w,g,"tx")),N(e,l+5,m.length,"t\
x b e")),m.forEach((g,w)=>{let[y,v]=[s+(w%i+.5)*o,Math.floor(w/i)*o];a.push(x("g",at(c++,8),mt(g,y,l+v,o*.38)))}),l+=Math.
max(16*b.length,Math.ceil(m.length/i)*o)+7}let u=0,h=t.kinds.map(([f,d])=>{let m=30+F(d,13);u>0&&u+m>e&&([u,l]=[0,l+19]);
let b=[mt(f,u+8,l,6.5),N(u+19,l+5,d,"tx2")];return u+=m,b});return l+=23,X(e,l+4,t.spoken,N(0,13,`100 ${t.of}`,"tx b",14),
a,h,N(0,l,`${t.exact} of them count`,"tx b",14))}function wl(e,t){let n=Math.max(10,Math.min(t.total,Math.floor(e/16))),
s=Math.min(30,e/n),r=Math.min(s-3,22),o=r*1.4,i=o+34,a=new Set(t.row),l=[];for(let h=0;h<t.total;h++){let f=h%n*s,d=4+Math.
floor(h/n)*i;l.push(x("g",at(h,20),O(f+1.5,d,r,o,{rx:2,fill:a.has(h)?H.accent:"none",stroke:a.has(h)?H.accent:H.edge,"st\
roke-width":1.5})))}let c=[-1,...t.row,t.total];t.gaps.forEach((h,f)=>{if(!h)return;let[d,m]=[c[f]+1,c[f+1]-1];for(let b=Math.
floor(d/n);b<=Math.floor(m/n);b++){let g=Math.max(d,b*n)-b*n,w=Math.min(m,b*n+n-1)-b*n,y=4+b*i+o+5,[v,k]=[g*s+2,w*s+r+1];
l.push(D(`M${v} ${y}v4H${k}v-4`,H.ink,1.5));let _=Math.floor(d/n)===b;(m-d<n||_)&&l.push(N((v+k)/2,y+18,h,"tx m"))}});let u=4+
Math.ceil(t.total/n)*i+12;for(let h of et(`${t.reckoning}, ${t.wait}`,e-4,1.06*14))l.push(N(0,u,h,"tx b",14)),u+=20;return X(
e,u-8,t.spoken,l)}function yl(e,t,n){let s=new Map;return e.hits.map(r=>{let o=Math.round(t(r/e.n)/n)*n,i=s.get(o)??0;return s.set(o,i+1),
{x:o,at:i}})}function xl(e,t){let[n,s]=[e<400?52:66,e-12],r=t.rows.flatMap(h=>h.hits.map(f=>f/h.n)),[o,i]=[Math.max(0,Math.
min(...r)-.03),Math.min(1,Math.max(...r)+.03)],a=h=>n+(s-n)*(h-o)/(i-o),l=8,c=t.rows.map(h=>{let f=yl(h,a,7),d=f.some(y=>y.
at>16),m=d?yl(h,a,4):f,b=Math.max(...m.map(y=>y.at))+1,g=Math.min(6.6,96/b);l+=Math.max(52,b*g+26);let w=l;return l+=4,[
m.map(({x:y,at:v})=>R(y,w-4-v*g,Math.min(d?1.9:2.8,g*.48),{fill:H.sheet,stroke:H.accent,"stroke-width":d?1.1:1.4})),D(`M${n}\
 ${w}H${s}`,H.edge),N(0,w-18,h.n.toLocaleString("en"),"tx b",15),N(0,w-2,"trials","tx2"),N(s,w-Math.max(34,b*g+10),h.near,
"tx e")]}),u=ft(o*100,i*100,e<420?5:8);return X(e,l+40,t.spoken,u.map(h=>[D(`M${a(h/100)} 4V${l}`,H.rule),N(a(h/100),l+16,
h,"tx2 m")]),D(`M${a(t.exact[0])} 4V${l+4}`,H.ink,3),c,N(Math.min(e-50,Math.max(50,a(t.exact[0]))),l+36,`chance ${t.exact[1]}`,
"tx b m",14))}function kl(e,t){let[n,s]=[26,e-F("misses",13)*1.1-12],r=Math.max(0,Math.min(...t.rows.map(u=>u[1]))-.02),
o=Math.min(1,Math.max(...t.rows.map(u=>u[2]))+.02),i=u=>n+(s-n)*(u-r)/(o-r),a=13.5,l=32+t.rows.length*a,c=Q("miss");return X(
e,l+22,t.spoken,x("defs",yt(c,H.accent)),ft(r*100,o*100,e<420?5:8).map(u=>[D(`M${i(u/100)} 22V${l}`,H.rule),N(i(u/100),l+
17,u,"tx2 m")]),N(Math.min(e-60,Math.max(60,i(t.exact[0]))),14,`chance ${t.exact[1]}`,"tx b m",14),D(`M${i(t.exact[0])} \
20V${l}`,H.ink,3),t.rows.map(([u,h,f],d)=>{let m=32+d*a,b=t.misses.includes(d+1);return x("g",at(d,60),b?O(i(h),m-5,i(f)-
i(h),10,{fill:`url(#${c})`,stroke:H.accent,"stroke-width":1.5}):D(`M${i(h)} ${m}H${i(f)}`,H.edge,2.5),R(i(u),m,3.6,{fill:H.
sheet,stroke:b?H.accent:H.ink,"stroke-width":2}),(d===0||(d+1)%5===0)&&N(n-8,m+5,d+1,"tx2 e"),b&&x("text.b",{x:i(f)+8,y:m+
5,"font-size":13,style:"fill:var(--accent)"},"misses"))}))}var vl=([,e,t],n)=>({fill:n?H.ink:t<e?H.sheet:H.edge,stroke:n||t<e?H.ink:H.edge,"stroke-width":1.8});function $l(e,t){let n=t.
falls.flatMap(i=>i.bars.flatMap(([,a,l])=>[a,l])),[s,r]=[Math.min(0,...n),Math.max(.1,...n)];return e>=460*Math.max(1,t.
falls.length/2)&&t.falls[0].bars.length*t.falls.length<=14?Im(e,t,s,r):Fm(e,t,s,r)}function Im(e,t,n,s){let[r,o,i]=[40,46,
200],a=f=>o+i*(s-f)/(s-n||1),l=(e-r)/t.falls.length,c=a(n)+(n<0?26:8),u=Math.min(120,(l-24)/Math.max(...t.falls.map(f=>f.
bars.length)))-2,h=Math.max(...t.falls.flatMap(f=>f.bars.map(([d])=>et(d,u).length)));return X(e,c+8+15*h,t.spoken,N(0,30,
t.unit,"tx2"),ft(n,s,5).map(f=>[D(`M${r} ${a(f)}H${e}`,f?H.rule:H.ink,f?1:1.5),N(r-6,a(f)+5,jr(f),"tx2 e")]),t.falls.map(
(f,d)=>{let m=r+d*l+10,b=Math.min(120,(l-24)/f.bars.length);return[t.falls.length>1&&N(m+b*f.bars.length/2,16,f.title,"t\
x m b",15),f.bars.map((g,w)=>{let[y,v,k,_]=g,$=w+1===f.bars.length,E=m+w*b,T=a(Math.max(v,k)),S=k<v&&!$?a(k)+16:T-6;return x(
"g",at(w,160),O(E+2,T,b-4,Math.max(2,Math.abs(a(k)-a(v))),vl(g,$)),!$&&D(`M${E+b-2} ${a(k)}h4`,H.ink,1.5),N(E+b/2,S,_,$?
"tx b m":"tx m",14),et(y,b-2).map((M,A)=>N(E+b/2,c+12+15*A,M,$?"tx b m":"tx2 m")))})]}))}function Fm(e,t,n,s){let r=t.falls.
flatMap(h=>h.bars.map(([f])=>F(f,13))),o=Math.min(e*.36,Math.max(...r)*1.08+10),[i,a]=[o+(n<0?46:6),e-88],l=h=>i+(a-i)*(h-
n)/(s-n||1),c=0,u=t.falls.map(h=>{let f=t.falls.length>1&&N(0,c+15,h.title,"tx b",15);f&&(c+=22);let d=c,m=h.bars.map((g,w)=>{
let[y,v,k,_]=g,$=w+1===h.bars.length,E=et(y,o-4,$?1.06*13:13),T=c+2;c+=Math.max(25,E.length*15+8);let S=Math.max(v,k);return x(
"g",at(w,160),E.map((M,A)=>N(0,T+13+15*A,M,$?"tx b":"tx2")),O(l(Math.min(v,k)),T,Math.max(2,Math.abs(l(k)-l(v))),17,vl(g,
$)),N(l(S)+8,T+13,$?`${_} ${t.unit}`:_,$?"tx b":"tx",14))}),b=D(`M${l(0)} ${d}V${c}`,H.ink,1.5);return c+=12,[f,b,m]});return X(
e,c,t.spoken,u)}function Ml(e,t){let n=t.heaps.map(([T])=>T),[s,r]=[Math.min(...n,t.exact[0]),Math.max(...n,t.exact[0])],
o=(r-s||1)*.07,i=T=>14+(e-28)*(T-s+o)/(r-s+2*o),a=n.map(i),l=Math.min(60,...a.slice(1).map((T,S)=>T-a[S])),c=Math.max(...t.
heaps.map(([,T])=>T)),u=l<13?7:l<30?8.5:10.5,h=Math.max(1,Math.min(4,Math.floor((l-3)/u))),f=Math.ceil(c/h),d=Math.min(u,
190/f),m=22+f*d,b=t.heaps.map(([,,T],S)=>({x:a[S],text:T,wide:F(T,13)})),g=-1/0,w=b.filter(({x:T,wide:S})=>T-S/2<g+6?!1:
(g=T+S/2,!0)),[y,v]=t.mean,k=`balances at ${v}; the mean is ${t.exact[1]} ${t.unit}`,_=F(k,1.06*14),$=i(y)+16+_<e?i(y)+16:
Math.max(0,i(y)-16-_),E=et(k,e,1.06*14);return X(e,m+36+18*E.length,t.spoken,t.heaps.map(([,T],S)=>[Array.from({length:T},
(M,A)=>R(a[S]+(A%h-(h-1)/2)*d,m-7-Math.floor(A/h)*d,d*.4,{fill:"none",stroke:H.accent,"stroke-width":1.7})),l>=20&&N(a[S],
m-10-Math.ceil(T/h)*d,T,"tx b m")]),D(`M6 ${m}H${e-6}`,H.ink,4),w.map(({x:T,text:S})=>N(T,m+19,S,"tx2 m")),x("path",{d:`\
M${i(y)} ${m+2}l10 20h-20z`,fill:H.sheet,stroke:H.ink,"stroke-width":2.5}),E.map((T,S)=>N(E.length>1?0:$,m+42+18*S,T,"tx\
 b",14)))}function _l(e,t){let[n,s,r,o]=[40,e-6,24,170],i=t.shares.length,a=(s-n)/i,l=Math.max(...t.shares),c=w=>r+o*(1-
w/l),u=w=>n+a*(w-t.first+.5),[h,f]=[r+o,Math.max(1,Math.ceil(26/a))],d=`mean ${t.mean[1]}, median ${t.median}`,m=u(t.mean[0])+
16+F(d,14)<e,b=`likeliest: ${t.likeliest[0]} (${t.likeliest[1]})`,g=u(t.likeliest[0])+a/2+4+1.1*F(b,13)<e;return X(e,h+46,
t.spoken,ft(0,l,4).map(w=>[D(`M${n} ${c(w)}H${s}`),N(n-6,c(w)+5,Math.round(w*100),"tx2 e")]),N(0,13,"of 100","tx2"),t.shares.
map((w,y)=>x("g",at(y,20),O(n+y*a+Math.min(2,a*.1),c(w),Math.max(1,a-Math.min(4,a*.2)),h-c(w),{fill:H.ink}),y%f===0&&N(u(
t.first+y),h+16,t.first+y,"tx2 m"))),D(`M${n} ${h}H${s}`,H.ink,2),g?N(u(t.likeliest[0])+a/2+4,c(l)+11,b,"tx",13):N(e,13,
b,"tx e",13),Wr(u(t.mean[0]),h+21),N(m?u(t.mean[0])+16:u(t.mean[0])-16,h+38,d,m?"tx b":"tx b e",14))}function Sl(e,t){let[
n,s,r,o]=[40,e-8,24,190],i=t.bins.reduce((k,_,$)=>_>=5e-4?$:k,0)+1,a=t.bins.slice(0,i),l=Math.max(...a),c=k=>n+(s-n)*k/(i*
t.step),u=k=>r+o*(1-k/l),h=r+o,[f,d,m]=t.band,b=c(t.step)-c(0),g=`mean ${t.mean[1]} ${t.unit}`,w=c(t.mean[0])+15+F(g,14)*
1.1<e,y=`${f} to ${d}: ${m}`,v=Math.max(0,Math.min(c(f),e-F(y,14)*1.1));return X(e,h+76,t.spoken,O(c(f),r-6,c(d)-c(f),o+
6,{fill:H.band}),ft(0,l,4).map(k=>[D(`M${n} ${u(k)}H${s}`),N(n-6,u(k)+5,Math.round(k*100),"tx2 e")]),N(0,13,"of 100","tx\
2"),a.map((k,_)=>x("g",at(_,20),O(c(_*t.step)+b*.06,u(k),b*.88,Math.max(0,h-u(k)),{fill:H.ink}))),D(`M${n} ${h}H${s}`,H.
ink,2),ft(0,i*t.step,e<420?4:7).filter(k=>c(k)<s-10).map(k=>N(c(k),h+17,k,"tx2 m")),Wr(c(t.mean[0]),h+20),N(c(t.mean[0])+
(w?15:-15),h+37,g,w?"tx b":"tx b e",14),D(`M${c(f)} ${h+44}v10M${c(f)} ${h+49}H${c(d)}M${c(d)} ${h+44}v10`,H.ink,2),N(v,
h+71,y,"tx b",14))}function El(e,t){let[n,s,r,o]=[40,e-14,30,168],[i,a]=[t.x[0],t.x[t.x.length-1]],l=[...t.y,...t.lines.
map(([_])=>_)],c=t.chance?0:Math.min(0,...l),u=Math.max(...l)*1.12,h=(t.chance?Math.min(1,u):u)||1,f=_=>n+(s-n)*(_-i)/(a-
i||1),d=_=>r+o*(1-(_-c)/(h-c)),m=r+o,b=t.x.map((_,$)=>`${$?"L":"M"}${f(_)} ${d(t.y[$])}`).join(""),g=t.here,w=g?F(`you a\
re here: ${g[2]}`,14)*1.1:0,y=g?Math.min(Math.max(n+4,f(g[0])-w+10),s-w):0,v=t.lines.map(([_])=>d(_)-6),k=g?d(g[1])-13:0;
return v.some(_=>Math.abs(_-k)<16)&&(k=Math.min(...v,k)-18),X(e,m+(t.across?42:24),t.spoken,N(0,13,t.up,"tx2"),ft(c,h,5).
map(_=>[D(`M${n} ${d(_)}H${s}`),N(n-6,d(_)+5,t.chance?Math.round(_*100):jr(_),"tx2 e")]),ft(i,a,e<420?5:9).filter(Number.
isInteger).map(_=>N(f(_),m+17,_,"tx2 m")),D(`M${n} ${m}H${s}`,H.ink,1.5),t.across!==""&&N((n+s)/2,m+37,t.across,"tx2 m"),
D(b,H.ink,3),t.lines.map(([_,$],E)=>{let T=E%2===0;return[D(`M${n} ${d(_)}H${s}`,H.edge,1.8,{"stroke-dasharray":"6 4"}),
De(T?s:n+6,v[E],$,T?"tx e":"tx")]}),g&&[D(`M${f(g[0])} ${m}V${d(g[1])}`,H.ink,1.5,{"stroke-dasharray":"2 3"}),R(f(g[0]),
d(g[1]),6,{fill:H.ink,stroke:H.sheet,"stroke-width":2}),De(y,k,`you are here: ${g[2]}`,"tx b",14)])}var qm={counted_twice:ml,draw_by_draw:fl,two_dice:pl,frequency_grid:ul,whole_tree:dl,footprints:gl,waterfall:$l,balance:Ml,
gaps:wl,split:bl,cases:(e,t)=>Dn(e,t),paths:(e,t)=>In(e,t),columns:_l,histogram:Sl,graph:El,runs:xl,intervals:kl};function Tl(e,t,n){
let s=qm[e];if(!s)throw new Error(`Expected a picture that there is, not ${e}.`);return p("figure.picture",s(t,n),n.caption&&
p("figcaption",n.caption))}var Wm=[["answer","Answer"],["why","Why"],["try","Try it"]],Ll=9,jm=480,Vm=e=>{let t=e.parentElement.getBoundingClientRect(),
n=e.getBoundingClientRect();return Math.max(0,n.right-t.right+8)};function Al({model:e,el:t}){let n=p("div.uw.uw-panel");
St(n,e.get("palette"));let s=L=>p("div",{class:`p-${L}`}),[r,o,i,a,l,c,u,h,f,d]="head quest ask tabs page nav main strip\
 foot read".split(" ").map(s),m=p("section.sheet",{"aria-label":"The question"});m.append(r,o,i,a,l,c,u,h,f);let b=p("p.\
sr",{role:"status"});n.append(b,m,d),t.append(n);let g=e.get.bind(e),w=(L,B)=>{e.set(L,B),e.save_changes()},y=L=>{b.textContent=
L},v={key:"",values:["",""],sure:"think"},k=new Set,_=!1,$=!1,E=!0,T=!1,S=null,M=null,A=()=>g("pair").length>0?Xa(v.values,
g("pair")):g("panel").none?"":Hn(v.values[0],g("panel")),U=()=>{let[L,B]=v.values;A()?y(A()):(e.send({kind:"predict",value:L,
second:B,sure:v.sure}),he(g("game")))},P=L=>e.send({kind:"go",at:L}),I=Yi({press:()=>g("main").kind==="predict"?U():e.send(
{kind:"main"}),refused:y}),J=p("button.btn",{"data-k":"skip",onclick:()=>e.send({kind:"skip"})},"Skip"),Y=p("select.pick\
.surefold",{"data-k":"surefold","aria-label":"How sure are you?",onchange:L=>{v.sure=L.target.value,xs()}}),C=L=>B=>w("s\
ettings",{...g("settings"),[L.name]:B}),nt=L=>{_=!1,w("question",L),e.send({kind:"pick",question:L}),_t()},_t=()=>{let L=g(
"goal");G(r,L.title?sl(L):nl({chips:g("questions"),now:g("question"),open:_,pick:nt,toggle:()=>{_=!_,_t()}}))},Zt=()=>{let L=g(
"panel"),B=g("moment");if(L.none){G(o,p("h2",L.title),p("p.mute",L.when));return}let W=L.revealed&&!g("goal").title,K=g(
"pair"),ct=L.revealed&&Tt()!=="answer",vt=K.length>0&&!ct,He=W&&(B.headline||L.headline),Qe=He&&!L.certain?Ia(He,()=>ks(
"why")):He||L.ask,Ss=W?L.ask:L.given;G(o,K.length>0&&ct&&Qa(K,P),p("h2",{"data-next":!0,tabindex:-1},(vt?Be(K.map(({ask:oe})=>oe)).
both||L.title:Qe)??""),p("p.mute.given",vt?Be(K.map(({given:oe})=>oe)).both:Ss),L.fault&&p("p.refusal",L.fault),!L.revealed&&
Je())},Je=()=>{let L=g("panel"),B=L.knobs.filter(ct=>!ct.model),W=L.row??[];return!!(g("moment").line||g("goal").title)||
B.length===0?!1:p("div.settings",B.map((ct,vt)=>vt===0&&W.length>1?rl(ct.label,W,C(ct)):qr(ct,C(ct))))},xs=()=>{let L=g(
"panel");if(L.none||L.revealed)i.replaceChildren();else{let B={draft:v,folded:Y,changed:()=>Xe(),enter:U};G(i,...el(L,g(
"pair"),g("note"),B))}},ku=()=>{let L=g("panel"),B=Wm.filter(([W])=>W!=="try"||!L.certain);G(a,!!L.revealed&&bt({label:"\
Pages",choices:B,value:Tt(),k:"page",pick:ks}))},ks=L=>{w("page",L),ze()},Tt=()=>g("panel").certain&&g("page")==="try"?"\
answer":g("page"),vu=()=>{let L=g("panel"),B=L.revealed&&Tt()==="why"?L.steps?.[g("why")]:void 0,W=Object.fromEntries((B?.
lit??[]).map(K=>[K,B?.letter??""]));JSON.stringify(W)!==JSON.stringify(g("lit"))&&w("lit",W)},ze=()=>{let L=g("panel");if(S?.
stop(),S=null,Zt(),n.dataset.page=Tt(),n.classList.toggle("stopped",!!g("moment").line),n.dataset.at=String(g("moment").
at??""),ku(),To(),$u(),L.none)l.replaceChildren();else if(!L.revealed)G(l,Va());else{let W=Tt();W==="why"?(k.add(g("why")),
S=qa(L,g("why"),k,K=>w("why",K),Tl)):W==="try"?S=cl(L,()=>g("tried"),e.send.bind(e)):g("pair").length>0?S=tl(L,g("pair"),
K=>e.send({kind:"own",yes:K})):S=Ba(L,()=>g("tried"),g("moment"),!!g("goal").title,Je(),Mu,K=>e.send({kind:"own",yes:K}),
()=>ks("why")),G(l,S.node)}G(c,L.revealed&&Tt()==="why"&&Wa(L,g("why"),W=>w("why",W))),vu(),S?.again(),$s(),S?.again();let B=l.
querySelector('.siblings [aria-pressed="true"]');B instanceof HTMLElement&&B.parentElement&&(B.parentElement.scrollLeft=
Vm(B))},Xe=()=>{let{label:L,kind:B,off:W}=g("main"),K=B==="predict";I.show(L??"",W||(K?A():"")),!L&&rt(n)===I.node&&(T=!0),
I.node.hidden=!L,J.hidden=!K||!g("moment").line,u.classList.toggle("last",!K||!!g("goal").title),u.firstChild||u.append(
Y,I.node,J)},Eo=()=>p("button.btn.quiet",{"data-k":"save",onclick:()=>e.send({kind:"save"})},"Save my guesses"),To=()=>{
let L=g("guesses"),B=g("moment"),W=B.of||0,K=g("ending"),ct=!!K.title,vt=ct&&!n.classList.contains("ended");if(n.classList.
toggle("ended",ct),M?.stop(),M=null,ct){let oe={go:P,open:Au=>e.send({kind:"open",link:Au})},Lu=T||!!rt(n);G(h,...ha(K,L,
oe,Eo)),vt&&Lu&&ce(n,"ending");return}let He=g("panel").revealed&&Tt()!=="answer";if(L.length===0&&!W||He){h.replaceChildren();
return}let Qe=p("div");G(h,p("h3",W>0?`Your guesses, ${L.length} of ${W}`:"Your guesses"),Ga(),Qe);let Ss=B.line?B.at??-1:
-1;M=Ut(Qe,oe=>Pa(oe,L,Math.max(W,L.length),Ss))},$u=()=>{let L=g("panel");if(L.none){f.replaceChildren();return}let B=L.
knobs.filter(K=>K.model),W=!g("goal").title;G(f,na(L),p("p.mute",L.revealed&&Tt()!=="why"?"":L.model),p("div.row",W&&B.map(
K=>qr(K,C(K))),L.revealed&&Tt()==="why"&&L.lesson&&p("button.btn.quiet",{"data-k":"read",onclick:()=>vs(!0)},"Read about\
 it"),L.said&&Tt()==="answer"&&W&&!g("moment").line&&Eo()))},vs=L=>{$=L,m.inert=L,G(d,L&&Ka(g("panel"),()=>vs(!1))),ce(n,
L?"readclose":"read")},$s=()=>{for(let L=1;L<=Ll;L++)n.classList.remove(`c${L}`);M?.again(),Lo()},Lo=()=>{for(let L=1;L<=
Ll&&m.scrollHeight>m.clientHeight+1;L++)n.classList.add(`c${L}`)},Mu=()=>m.clientHeight>0&&m.clientHeight<jm,Ms=()=>{let L=g(
"panel"),B=L.key!==v.key;B&&Object.assign(v,{key:L.key,values:["",""],sure:"think"}),(B||E)&&(k=new Set);let W=!!(L.revealed&&
E&&!B&&L.said),K=rt(n),ct=T||!!(K&&m.contains(K));if(T=!1,E=!L.revealed,m.classList.toggle("asked",E&&!L.none),m.classList.
toggle("paired",g("pair").length>0),Ir(n,Math.max(g("pair").findIndex(({here:vt})=>vt),0)),m.classList.toggle("lift",W),
$&&!L.revealed&&vs(!1),_t(),xs(),Xe(),ze(),W&&L.said&&y([L,...g("pair").slice(1)].map(({said:vt})=>vt?.verdict??"").join(
" ")),W&&ct&&!(g("goal").title&&K===I.node)){let vt=o.querySelector("h2");vt instanceof HTMLElement&&vt.focus({preventScroll:!0})}},
Ao=new ResizeObserver(()=>requestAnimationFrame(()=>{$s(),S?.again()}));Ao.observe(n);let _u=On(n,()=>{let L=Math.min(g(
"questions").length,9);return[{keys:["y","n"],shown:"Y, N",words:"Says whether the mistake that is asked about was yours\
.",when:()=>Tt()==="answer"&&[g("panel"),...g("pair")].some(({said:B})=>B?.asks),press:(B,W)=>W.closest(".uw-table.acts,\
 input")?!1:(e.send({kind:"own",yes:B==="y"}),!0)},{keys:Array.from({length:L},(B,W)=>String(W+1)),shown:`1 to ${L}`,words:"\
Asks that question of those above the panel.",when:()=>L>=Fr&&!g("goal").title&&!$,press:(B,W)=>W.closest(".uw-table.act\
s, input")?!1:(nt(g("questions")[Number(B)-1].id),!0)}]}),_s=L=>()=>{L(),$s(),S?.again()},Su=()=>{S?.tried(),Lo()},Eu=()=>{
xs(),g("panel").revealed&&g("note")&&y(g("note"))},Tu=()=>{Xe(),ze()},Ho=[["change:panel",Ms],["change:questions change:\
question change:goal",_s(_t)],["change:page change:why",ze],["change:pair",Ms],["change:main",Xe],["change:moment",Tu],[
"change:guesses change:ending",_s(To)],["change:note",_s(Eu)],["change:tried",Su],["msg:custom",Ct]];for(let[L,B]of Ho)e.
on(L,B);return Ms(),()=>{for(let[L,B]of Ho)e.off(L,B);S?.stop(),M?.stop(),Ao.disconnect(),_u()}}var Hl="uncle_widgets.lesson.";var Nl=e=>String(e).replace("-","−"),Ul=({low:e,high:t},n)=>s=>(s-e)/(t-e)*n,Pl=({dots:e})=>e.filter(({apart:t})=>!t);
function Gm(e,t,{left:n,top:s}){let r=Ul(t,e),o=m=>n+r(m),i=m=>s+e-r(m),{low:a,high:l,band:c,unit:u}=t,h=Pl(t),f=u==="of\
 100"?[0,25,50,75,100]:te(a,l),d=c?x("path",{class:"band",d:`M${o(a)} ${i(a)}L${o(a)} ${i(a+c)}L${o(l-c)} ${i(l)}L${o(l)}\
 ${i(l)}
          L${o(l)} ${i(l-c)}L${o(a+c)} ${i(a)}Z`}):h.map(m=>x("path",{class:"reach",d:[`M${o(m.exact)} ${i(Math.max(a,m.
exact-m.reach))}`,i(Math.min(l,m.exact+m.reach))].join("V")}));return x("g",{},d,f.map(m=>[x("path",{class:"grid",d:`M${o(
m)} ${i(a)}V${i(l)}M${o(a)} ${i(m)}H${o(l)}`}),x("text",{x:o(m),y:i(a)+18,"text-anchor":"middle"},Nl(m)),x("text",{x:o(a)-
8,y:i(m)+4,"text-anchor":"end"},Nl(m))]),x("path",{class:"same",d:`M${o(a)} ${i(a)}L${o(l)} ${i(l)}`}),x("text",{class:"\
faint",x:o(a)+44,y:i(l)+34},"too high"),x("text",{class:"faint",x:o(l)-16,y:i(a)-24,"text-anchor":"end"},"too low"),x("t\
ext",{class:"axis",x:o(l),y:i(a)+36,"text-anchor":"end"},`the answer, ${u}`),x("text",{class:"axis",transform:`translate\
(${o(a)+16} ${i(l)+12}) rotate(-90)`,"text-anchor":"end"},"you said"),h.filter(m=>!m.near).map(m=>x("path",{class:"drop",
d:`M${o(m.exact)} ${i(m.exact)}V${i(m.said)}`})),Rl(h,r,e).map(({place:m,number:b},g)=>[x("path",{class:"lead",d:`M${n+m[0]}\
 ${s+e-m[1]}L${n+b[0]} ${s+e-b[1]}`}),x("circle",{class:"place","data-at":h[g].at,cx:o(h[g].exact),cy:i(h[g].said),r:4})]))}
function Km(e,t){let o=Math.max(20,...t.flatMap(c=>c.off)),i=te(0,o*1.05),a=c=>92+c/(o*1.05)*(e-92-40),l=t.length*40;return x(
"svg",{class:"surerows",width:e,height:l+24,role:"img","aria-label":"How far off, of 100"},i.map(c=>[x("path",{class:"gr\
id",d:`M${a(c)} 0V${l}`}),x("text",{x:a(c),y:l+18,"text-anchor":"middle"},String(c))]),t.map(({words:c,off:u,mean:h},f)=>{
let d=f*40+20,m={};return[x("text",{class:"level",x:0,y:d+5},c),x("path",{class:"mean",d:`M${a(h)} ${d-16}V${d+16}`}),[...u].
sort((b,g)=>b-g).map(b=>{let g=Math.round(a(b)/9);return m[g]=(m[g]??0)+1,x("circle",{class:"one",cx:a(b),cy:d+8-(m[g]-1)*
9,r:4})}),x("text",{class:"much",x:e,y:d+5,"text-anchor":"end"},String(Math.round(h)))]}))}var Zm=156,Ol=16,Ym=26,Jm=[7,
3,1,5,0,4,6,2],zm=8;function Rl(e,t,n){let s=([l,c],[u,h])=>Math.hypot(l-u,c-h),r=e.map(({exact:l,said:c})=>[t(l),t(c)]),
o=r.map((l,c)=>r.every((u,h)=>h===c||s(l,u)>=Ol)),i=r.map((l,c)=>o[c]?l:null),a=([l,c])=>Math.min(l,c)>=0&&Math.max(l,c)<=
n&&i.every(u=>!u||s(u,[l,c])>=Ym)&&r.every(u=>s(u,[l,c])>=Ol);return r.forEach(([l,c],u)=>{for(let h=1;!i[u]&&h<=zm;h++)
for(let f of Jm){let d=f*Math.PI/4,m=[l+22*h*Math.cos(d),c+22*h*Math.sin(d)];!i[u]&&a(m)&&(i[u]=m)}}),r.map((l,c)=>({place:l,
number:i[c]??l}))}var Xm=4;function Cl({model:e,el:t}){let n=p("div",{class:"uw uw-lessonchart"});St(n,e.get("palette"));
let s=p("div",{class:"plot"}),r=p("ul.apart"),o=p("div",{class:"sr"});n.append(p("section",{class:"sheet"},p("h2",{},"Wh\
at you said, against what is so"),s,r,o)),t.append(n);let i="",a=(h,f="")=>tt({class:h.near?"dot hit":"dot missed","data\
-k":`dot.${h.at}`,"aria-label":`Position ${h.at+1}: ${h.words}`,title:`Position ${h.at+1}: ${h.words}`,style:f,onclick:()=>e.
send({kind:"go",at:h.at})},String(h.at+1)),l=(h,f)=>{let d=e.get("report"),m=Pl(d);return Rl(m,Ul(d,h),h).map(({number:[
b,g],place:[w,y]},v)=>a(m[v],`left:${f.left+b}px;top:${f.top+h-g}px;--rise:${y-w}px;animation-delay:${v*40}ms`))},c=()=>{
let h=e.get("report"),f=s.clientWidth,d=s.clientHeight,m=`${f} ${d} ${JSON.stringify(h)}`;if(f===0||m===i||!h.dots)return;
i=m;let b=f>560,g={left:44,top:14},w=f-g.left-(b?Zm:26),y=Math.max(160,b&&d>260?Math.min(w,d-64):w);G(s,x("svg",{width:f,
height:y+64,"aria-hidden":"true"},Gm(y,h,g)),l(y,g),p("ul",{class:b?"legend":"legend under",style:b?`left:${g.left+y+28}\
px`:null},p("li",{},p("i",{class:"dot hit"}),h.band?"within ten":"near"),p("li",{},p("i",{class:"dot missed"}),"further \
off"),b&&p("li",{},p("i",{class:"line"}),"said = exact"),b&&p("li",{},p("i",{class:"patch"}),h.band?"ten each side":"sti\
ll near"))),G(r,h.dots.filter(({apart:v})=>v).map(v=>p("li",a(v),v.words))),o.replaceChildren(p("table",{},p("caption",{},
"Said and exact, position by position"),p("tbody",{},h.dots.map(v=>p("tr",{},p("th",{},`${v.at+1}`),p("td",{},v.words)))))),
h.dots.length===0&&G(s,p("p",{class:"mute"},"No number was given."))},u=new ResizeObserver(()=>requestAnimationFrame(c));
return u.observe(s),e.on("change:report",c),c(),()=>{u.disconnect(),e.off("change:report",c)}}function Bl({model:e,el:t}){
let n=p("div",{class:"uw uw-lessonend"});St(n,e.get("palette"));let s=p("section",{class:"sheet","aria-label":"How you d\
id"}),r=p("p",{class:"told",role:"status"});n.append(s),t.append(n);let o=null,i=l=>p("li",{},tt({class:"dot missed","da\
ta-k":`miss.${l.at}`,"aria-label":`Open position ${l.at+1}`,onclick:()=>e.send({kind:"go",at:l.at})},String(l.at+1)),p("\
span",{},p("b",{},l.name),l.why&&p("small",{},l.why)),p("span",{class:"off"},p("b",{},l.off),l.againWords&&p("small",{},
`then ${l.againWords}`))),a=()=>{let l=e.get("report");if(l.done&&ke(Hl+l.done,"1"),!l.dots)return;let c=l.dots.filter(m=>!m.
near),u=l.open.length,h=(m,b)=>({kind:m,words:b}),f=[u>0&&h("redo",u===1?"Redo your miss":`Redo your ${u} misses`),l.next&&
h("next","Next lesson"),l.practise&&h("practise",l.practise)].filter(m=>m!==!1&&m!==""),d=p("div",{});o?.stop(),G(s,p("d\
iv",{class:"goal"},p("h2",{tabindex:-1,"data-next":!0},l.title),l.of>0&&p("span",{class:"chip line"},`${l.near} of ${l.of}\
 near`),p("p",{},l.short&&p("b",{},`${l.short} `),l.found)),p("h3",{},Qm(c.length,l.of)),c.length>0&&p("ol",{class:c.length>
Xm?"misses many":"misses"},c.map(i)),l.sure.length>0&&[p("h3",{},"How sure, and how far off"),p("p",{class:"mute"},`${l.
sureWords} The bar is the mean.`.trim()),d],p("div",{class:"acts"},f.map((m,b)=>tt({class:b?"btn":"btn solid","data-k":m.
kind,title:m.kind==="next"?l.next:null,onclick:()=>e.send({kind:m.kind})},m.words)),l.of>0&&tt({class:"btn quiet","data-\
k":"save",onclick:()=>e.send({kind:"save"})},"Save"),l.receipt&&tt({class:"btn quiet","data-k":"receipt",onclick:()=>Kr(
l.receipt,r)},"Copy the receipt")),r),o=l.sure.length>0?Ut(d,m=>Km(m,l.sure)):null};return e.on("change:report",a),e.on(
"msg:custom",Ct),a(),setTimeout(()=>{let l=s.querySelector("h2");dn(n)&&l?.focus({preventScroll:!0})},80),()=>{o?.stop(),
e.off("change:report",a),e.off("msg:custom",Ct)}}async function Kr(e,t){try{await navigator.clipboard.writeText(e),t.textContent=
"Copied. Paste it where you hand it in."}catch{t.textContent=e}}function Qm(e,t){return t===0?"Nothing was said":e===0?"\
No misses":e===1?"One miss":`${["","One","Two","Three","Four","Five","Six","Seven","Eight","Nine","Ten"][e]??e} misses`}var tf=3e5,Il="uncle_widgets ",Zr="uncle_widgets/left",Jr="uncle_widgets/asked",Dl=Symbol.for("uncle_widgets.whose");function ee(){
try{return sessionStorage}catch{return null}}var Fl=(e="")=>Object.keys(ee()??{}).filter(t=>t.startsWith(`${Il}${e}`));function ef(){
let e=ee();if(!e)return!1;let[t]=performance.getEntriesByType("navigation"),s=!(t?.type==="navigate"&&e.getItem(Zr))&&!e.
getItem(Jr);e.removeItem(Zr),window.addEventListener("pagehide",()=>e.setItem(Zr,"1"));let r=Math.max(...Fl(`${location.
pathname} `).map(o=>Number.parseInt(e.getItem(o)??"",10)||0));return s&&Date.now()-r<tf}function zr(){let e=globalThis;return e[Dl]??=
{free:ef(),own:new Set,holders:new Set,ask:null,sizes:new ResizeObserver(()=>requestAnimationFrame(Fn))},e[Dl]}var nf=(e,t)=>p(
"div.offer",{role:"group","aria-label":"Go on, or somebody new?"},p("b","Go on, or somebody new?"),p("p","Somebody was h\
ere before. Go on if that was you."),p("div.row",p("button.btn.solid",{"data-k":"resume",onclick:e},"Go on"),p("button.b\
tn",{"data-k":"forget",onclick:t},"Somebody new")));function Fn(){let e=zr();if(![...e.holders].some(({give:s})=>s)){e.ask?.
remove(),e.ask=null;return}let[n]=[...e.holders].map(({root:s})=>s).filter(s=>s.getClientRects().length>0).sort((s,r)=>s.
compareDocumentPosition(r)&Node.DOCUMENT_POSITION_FOLLOWING?-1:1);n&&(e.ask??=p("div.uw.uw-whose",nf(()=>Yr(!0),()=>Yr(!1))),
n.previousSibling!==e.ask&&n.before(e.ask),ee()?.setItem(Jr,"1"))}function Yr(e){let t=zr(),n=t.ask?.nextElementSibling;
t.free=!0;let s=[...t.holders].map(i=>i.give);for(let i of t.holders)i.give=null;if(e)for(let i of s)i?.();else for(let i of Fl())
ee()?.removeItem(i);ee()?.removeItem(Jr);let r=t.ask?.matches(":focus-within");Fn();let o=r&&n?.querySelector("button, i\
nput, select, textarea, [tabindex='0']");o instanceof HTMLElement&&o.focus({preventScroll:!0})}function Xr(e,t){let n=zr(),
s=()=>`${Il}${location.pathname} ${t()}`,r=()=>{let l=ee()?.getItem(s());return l?l.slice(l.indexOf(" ")+1):null},o={root:e,
give:null},i=()=>ee()?.removeItem(s()),a=()=>n.free||n.own.has(s());return n.holders.add(o),n.sizes.observe(e),{look:l=>{
let c=r();o.give=c&&!a()?()=>l(c):null,c&&a()&&l(c),Fn()},again:()=>(a()||i(),r()),keep:l=>{n.ask&&Yr(!1),n.own.add(s());
try{ee()?.setItem(s(),`${Date.now()} ${l}`)}catch{}},forget:i,stop:()=>{n.holders.delete(o),n.sizes.unobserve(e),Fn()}}}function ql(e){try{return JSON.parse(e)}catch{return null}}var sf=12,rf={near:"near",far:"further off",open:"to come"},of={near:"hit",far:"missed",open:""};function Wl(e){let t=[];
return e.forEach(({group:n,paired:s},r)=>{s?t.at(-1)?.at(-1)?.push(r):r>0&&e[r-1].group===n?t.at(-1)?.push([r]):t.push([
[r]])}),t}function jl({model:e,el:t}){let n=p("div",{class:"uw uw-trail"});St(n,e.get("palette"));let s=p("div",{class:"\
pop",hidden:!0}),r=p("div",{class:"bar"}),o=p("p",{class:"sr",role:"status"});n.append(p("div",{class:"stage"},s,r,o)),t.
append(n);let i=e.get.bind(e),a="",l="",c=It()?Xr(n,()=>i("kept")):null,u=(M,A)=>{let U=M.map(J=>i("spots")[J].state),P=[
...new Set(U.map(J=>rf[J]))].join(", "),[I]=M;return tt({class:`spot${A?" long":""}${M.length>1?" both":""}`,"data-k":A?
`row.${I}`:`spot.${I}`,"aria-current":M.includes(i("at"))?"step":null,"aria-disabled":i("spots")[I].shut?"true":null,"ar\
ia-label":`${h(M)}: ${P}`,onclick:()=>m(I)},M.map((J,Y)=>p("span",{class:`disc ${of[U[Y]]}`,"aria-hidden":"true"},String(
J+1))),A&&p("span",{class:"mute"},P))},h=M=>M.length>1?`Positions ${M.map(A=>A+1).join(" and ")}, together`:`Position ${M[0]+
1}`,f=()=>Wl(i("spots")).flat(),d=()=>f().find(M=>M.includes(i("at")))??[i("at")],m=M=>{if(i("spots")[M].shut){o.textContent=
"Give your prediction first.";return}g(""),e.send({kind:"go",at:M})},b=M=>{g(""),M.kind==="begin"&&c?.forget(),e.send(M)},
g=M=>{let A=a;if(a=M===a?"":M,k(),a){let U=s.querySelector('[aria-current], [aria-pressed="true"]')??s.querySelector("bu\
tton");U instanceof HTMLElement&&U.focus({preventScroll:!0})}else A&&ce(n,A)},w=p("p",{role:"status"}),y=async()=>{await Kr(
i("receipt"),w),w.scrollIntoView({block:"nearest"})},v=()=>[p("ol",{class:"rows"},i("lessons").map(({lesson:M,name:A,goal:U,
now:P},I)=>p("li",{},tt({class:"row","data-k":`lesson.${M}`,"aria-pressed":String(P),onclick:()=>b({kind:"lesson",lesson:M})},
p("span",{class:"nr","aria-hidden":"true"},String(I+1)),p("span",{},p("b",{},A),p("small",{},U)))))),p("div",{class:"onc\
e"},p("label",{},p("span",{},"Your name or number"),p("input",{class:"txt","data-k":"student","data-draft":"student",maxlength:40,
autocomplete:"off",value:i("student"),onchange:M=>e.send({kind:"name",name:M.target.value})})),tt({class:"btn","data-k":"\
begin",onclick:()=>b({kind:"begin"})},"Begin again"),tt({class:"btn","data-k":"practise",onclick:()=>b({kind:"practise"})},
"Practise this"),tt({class:"btn","data-k":"save",onclick:()=>e.send({kind:"save"})},"Save my answers"),i("receipt")&&tt(
{class:"btn","data-k":"receipt",onclick:y},"Copy the receipt"),i("kept")&&!i("alone")&&tt({class:"btn","data-k":"page",onclick:()=>b(
{kind:"page"})},"Save as a page"),i("kept")&&i("classroom")&&p("a.btn",{"data-k":"classroom",href:i("classroom")},"With \
a class"),i("kept")&&tt({class:"btn","data-k":"print",onclick:()=>e.send(sa())},"Print"),w)],k=()=>{let M=i("spots"),A=i(
"at");n.classList.toggle("many",M.length>sf);let U=(P,I)=>tt({class:`btn open-${P}`,"data-k":P,"aria-expanded":String(a===
P),onclick:()=>g(P)},I);G(r,M.length>0&&p("ol",{class:"trail","aria-label":"Positions"},Wl(M).map(P=>p("li",{class:"disc\
s"},P.map(I=>u(I,!1))))),M.length>0&&U("spots",A<0?`${M.length} positions`:`${h(d()).replace(", together","")} of ${M.length}`),
(i("note")||i("busy"))&&p("p",{class:"told",role:"status"},i("note")||i("busy")),i("seeking")&&tt({class:"btn","data-k":"\
stop",onclick:()=>e.send({kind:"stop"})},"Stop"),U("lessons",i("lesson"))),s.hidden=!a,a==="lessons"?G(s,v()):G(s,a==="s\
pots"&&p("ol",{class:"rows"},f().map(P=>p("li",{},u(P,!0)))))},_=()=>{let M=i("answers");l!==i("kept")?(l=i("kept"),l&&!M.
length&&c?.look(A=>e.send({...ql(A),kind:"restore"}))):l&&M.length>0&&c?.keep(JSON.stringify({answers:M,at:i("at"),student:i(
"student")}))},$=()=>{setTimeout(()=>{i("at")>=0&&dn(n)&&ce(n,`spot.${d()[0]}`)},80)},E=M=>{Ct(M),ra(M)},T=M=>{a&&!M.composedPath().
includes(n)&&(a="",k())};n.addEventListener("keydown",M=>{M.key==="Escape"&&a&&g("")}),document.addEventListener("pointe\
rdown",T);let S=[["change:spots change:at change:lessons change:lesson change:busy change:seeking change:note change:stu\
dent",k],["change:answers change:at change:kept change:student",_],["change:at",$],["msg:custom",E]];for(let[M,A]of S)e.
on(M,A);return k(),_(),()=>{document.removeEventListener("pointerdown",T),c?.stop();for(let[M,A]of S)e.off(M,A)}}var qn=class{constructor(t,n){this.stamp=-1;this.move="";this.next="";this.model=t,this.marked=n,this.at=-1/0}get waiting(){
return this.stamp===this.model.get("stamp")&&performance.now()-this.at<3e3}send(t,n){if(!(!t||this.model.get("busy"))){if(this.
waiting){this.model.get("mode")==="edit"&&(this.next=t);return}this.at=performance.now(),this.stamp=this.model.get("stam\
p"),this.mark(t),this.model.send({kind:"move",move:t,stamp:this.stamp,said:n})}}drawn(){this.mark(this.waiting?this.move:
"");let t=this.next;!t||this.waiting||(this.next="",this.send(t,null))}mark(t){this.move=t,this.marked(t)}};var af=({words:e,name:t},n)=>p("p.covered",`${e} `,n?p("b",t):p("span.blank",{role:"img","aria-label":"a covered name"})),
Wn=class{constructor({send:t,drawn:n}){this.opened=!1;this.send=t,this.drawn=n,this.root=p("div.call",{role:"group",hidden:!0})}get hidden(){
return this.root.hidden}cover(){this.opened=!1}show(t,n,s){let r=n?t.alert??"":"",o=t.covered??[],i=s==="shown"||s==="pr\
ess"&&this.opened,a=r?(t.actions??[]).find(u=>u.strong):void 0;this.root.hidden=!r&&!o.length,this.root.classList.toggle(
"calm",!r&&!(n&&t.actions?.length));let l=JSON.stringify([r,a,o,i,s]);if(this.root.dataset.looks===l)return;this.root.dataset.
looks=l,this.root.setAttribute("aria-label",r||"What lies covered");let c=()=>{this.opened=!this.opened,this.show(t,n,s),
this.drawn()};G(this.root,r&&p("p",p("b",r)),o.length>0&&p("div.covers",o.map(u=>af(u,i))),o.length>0&&s==="press"&&p("b\
utton.btn",{"data-k":"covers","aria-pressed":String(i),onclick:c},i?"Cover":"Show"),a&&p("button.btn.alert",{"data-k":"c\
all","data-act":a.move,onclick:()=>this.send(a.move)},a.label))}};function Gl({place:e,now:t,said:n},s){let[r="",o=""]=n??[];return{place:s.place??[e,r&&t].filter(Boolean).join(" "),line:s.
line??(r?[r,o]:[t??"",o])}}var Vl=7,jn=class{constructor({texts:t,see:n}){this.looks="";this.texts=t,this.see=n,this.chip=
p("button.chipbtn",{"data-k":"clause",hidden:!0,onclick:()=>this.open(!!this.box.hidden)}),this.badge=p("b.badge",{hidden:!0}),
this.place=p("span.place"),this.line=p("p.line"),this.note=p("p.note",{role:"status"}),this.sheet=p("button.btn.quiet",{
"data-k":"scores","aria-expanded":"false",hidden:!0},"Scores"),this.eyes=p("div.seg",{role:"group","aria-label":"Seen by"}),
this.seen=p("div.eyes",ht("eye",22),this.eyes),this.box=p("div.clause-box",{hidden:!0,tabindex:-1,"data-k":"clauses"}),this.
root=p("div.caption",p("div.told",p("p.over",this.badge,this.chip,this.place),this.line,this.note),p("div.seen",this.sheet,
this.seen))}show({clauses:t,badge:n="",place:s,line:r,note:o,tone:i}){j(this.root,"data-tone",i),this.badge.hidden=!n,this.
badge.textContent=n;let a=this.texts(),[l=""]=t;this.place.textContent=s,this.line.hidden=!!o,this.line.replaceChildren(
p("b",r[0]),r[1]?` ${r[1]}`:""),this.line.classList.remove("long"),this.line.classList.toggle("long",this.line.scrollWidth>
this.line.clientWidth+1),this.note.textContent!==o&&(this.note.textContent=o),this.note.hidden=!o;let c=JSON.stringify([
t,i]);if(c===this.looks)return this.below();this.looks=c,this.open(!1);let u=i==="trial"?"not the game":l;this.chip.hidden=
!u,this.chip.replaceChildren(p("span.chip.line",u));let h=t.filter(f=>a[f]);j(this.chip,"aria-disabled",h.length&&i!=="t\
rial"?"":"true"),j(this.chip,"data-clause",l),this.box.replaceChildren(p("dl",h.map(f=>p("div",p("dt",f),p("dd",a[f])))))}open(t){
let n=t&&this.box.querySelector("dt")!=null&&this.chip.getAttribute("aria-disabled")!=="true";this.box.hidden=!n,this.below(),
j(this.chip,"aria-expanded",String(n))}below(){this.box.hidden||(this.box.style.top=`${this.root.offsetTop+this.root.offsetHeight}\
px`)}escape(){return this.box.hidden?!1:(this.open(!1),this.chip.focus(),!0)}showEyes(t,n){let s=JSON.stringify(t);if(this.
seen.hidden=t.length<2,this.eyes.dataset.looks!==s){this.eyes.dataset.looks=s;let o=p("select.pick",{"data-k":"eyes.many",
"aria-label":"Seen by",onchange:i=>this.see(i.target.value)},t.map(([i,a])=>p("option",{value:i},a)));this.eyes.classList.
toggle("seg",t.length<=Vl),this.eyes.replaceChildren(...t.length>Vl?[o]:t.map(([i,a])=>p("button",{"data-eye":i,title:a,
"aria-label":a,onclick:()=>this.see(i)},a)))}let r=this.eyes.querySelector("select");if(r)r.value=n;else for(let o of this.
eyes.children)j(o,"aria-pressed",String(o.getAttribute("data-eye")===n))}};function ne(e,t){let n=Math.abs(e)*10**t,s=Math.floor(n);if(n-s!==.5||!Number.isInteger(e*2**(t+1)))return e.toFixed(t);
let r=(s%2?s+1:s)/10**t;return(e<0?-r:r).toFixed(t)}function lf(e){return e>0&&e<5/1e4?"under 0.1%":e<1&&e>9995/1e4?"ove\
r 99.9%":`${ne(100*e,1)}%`}var Wt=(e,t)=>t==="chance"?lf(e):`${ne(Math.abs(e)<.005?0:e,2)} ${t}`.replace("-","−");function Kl(e,t,n){
let{value:s,share:r,words:o}=kt(String(e),t==="chance"?qt:{low:n[0],high:n[1],unit:t});if(s==null)throw new Error(o);return t===
"chance"?r:s}function Zl(e,t,n,s){let r=n==="chance";if(s==="exact")return r?"Within 1.":"That is it, as printed.";let o=Math.
round(Math.abs(e-t)*1e9)/1e9,i=r?String(Ee(o)):Wt(o,n),a=s==="far"?"":r?": within ten":": near";return`${i} too ${e>t?"h\
igh":"low"}${a}.`}var Ee=e=>Math.floor(Math.round(e*1e9)/1e7+.5),Vn=(e,t)=>t==="chance"?.105:Math.max(Math.abs(e)/10,.1),
cf=2,uf=[["know","I know"],["think","I think so"],["guess","A guess"]];function Qr(e){let t=[];for(let[i,a]of uf){let l=e.
filter(({sure:c,measure:u})=>c===i&&u==="chance").map(c=>c.off);if(l.length>=cf){let c=100*l.reduce((u,h)=>u+h,0)/l.length;
t.push([`“${a}”`,ne(Math.round(1e9*c)/1e9,0)])}}if(t.length===0)return"";let[[n,s],...r]=t,o=r.map(([i,a])=>`; when \
you said ${i}, by ${a}`).join("");return`When you said ${n} you were off by ${s} of 100${o}.`}var to=e=>e.charAt(0).toUpperCase()+
e.slice(1);var Yl=(e,t)=>Math.max(0,Math.min(e.x+e.w,t.x+t.w)-Math.max(e.x,t.x))*Math.max(0,Math.min(e.y+e.h,t.y+t.h)-Math.max(e.y,
t.y)),eo=(e,t,n,s)=>Math.max(n,Math.min(e,n+s-t));function Jl({w:e,h:t},n,s,r){let o={x:n.x+n.w/2,y:n.y+n.h/2},i=[["abov\
e",o.x-e/2,n.y-t-10],["below",o.x-e/2,n.y+n.h+10],["right",n.x+n.w+10,o.y-t/2],["left",n.x-e-10,o.y-t/2]],a=Math.min(s.y+
s.h,...r.map(({y:d})=>d));i.push(["right",n.x+n.w+10,a-t-10],["left",n.x-e-10,a-t-10]);let l=i.map(([d,m,b])=>{let g={x:eo(
m,e,s.x,s.w),y:eo(b,t,s.y,s.h),w:e,h:t},w=Yl(g,n)+3*r.reduce((y,v)=>y+Yl(g,v),0);return{...g,side:d,covers:w}}),{covers:c,
...u}=l.reduce((d,m)=>m.covers<d.covers-1?m:d),h=u.side==="above"||u.side==="below"?o.x-u.x:o.y-u.y,f=u.side==="above"||
u.side==="below"?e:t;return{...u,tip:eo(h,0,14,f-28)}}var zl=(e,t)=>x("svg.small-card",{viewBox:"0 0 48 68",...t},Pt(e,48));function hf(e,t){let n={"data-act":e.move,onclick:()=>t(
e.move)};if(e.face){let s=[e.group,e.label].filter(Boolean).join(" ");return p("button.btn.card-pick",{"aria-label":s,title:e.
label,...n},zl(e.face,{"aria-hidden":"true"}))}return p("button.btn",{...n},e.colour&&gn(e.colour)&&x("svg.icon",{viewBox:"\
-12 -12 24 24",style:"width:1.4em;height:1.4em","aria-hidden":"true"},Ft(e.colour,0,0,8.5,{fill:`var(--c-${e.colour})`,stroke:"\
#fff","stroke-width":2})),e.label)}var df=e=>[p("p.mute","What lies under it, as you remember"),p("ol.recall",e.map(t=>p(
"li",zl(t.face,{role:"img","aria-label":t.label}))))],Gn=class{constructor(t){this.key="";this.how=t,this.root=p("div.ch\
ooser",{role:"group",hidden:!0}),this.away=n=>{let[s]=n.composedPath();s instanceof Element&&!this.root.contains(s)&&!s.
closest(".thing.plays")&&this.close()}}show(t){if(this.key===t.key)return this.leave();let n=!t.plays&&t.recall?.length,
s=t.picks.find(i=>i.group)?.group,r=i=>{this.leave(),this.how.play(i)};this.key=t.key,this.root.setAttribute("aria-label",
n?`Under ${t.label}`:`How to play: ${t.label}`);let o={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
leave()};this.root.replaceChildren(p("div.choose-head",p("p",p("b",to(t.label)),s&&p("span",`: ${s}`)),tt(o,ht("close",16))),
...n?df(t.recall):[p("div.picks",t.picks.some(i=>i.parts?.length)?this.parts(t.picks,[],r):t.picks.map(i=>hf(i,r)))]),this.
root.hidden=!1,document.addEventListener("pointerdown",this.away,!0),this.how.moved(),this.stand(),this.buttons.find(i=>!i.
matches(".shut"))?.focus({preventScroll:!0})}parts(t,n,s){let r=new Set(t.flatMap(({parts:i})=>(i??[]).filter(a=>!n.includes(
a)))),o=i=>{let a=[...n,i],l=t.filter(({parts:c})=>c?.includes(i));if(l.length===1)return s(l[0].move);this.root.querySelector(
".picks")?.replaceChildren(...this.parts(l,a,s)),this.stand(),this.buttons.find(c=>c.dataset.part)?.focus({preventScroll:!0})};
return[...n.length?[p("p.mute",`${n.join(", ")}, and ...`)]:[],...[...r].sort().map(i=>p("button.btn",{"data-part":i,onclick:()=>o(
i)},i))]}get buttons(){return[...this.root.querySelectorAll("button")]}stand(){let t=this.key&&this.how.around(this.key),
n=this.root.parentElement;if(!t||!n)return;let s=n.getBoundingClientRect(),r=Math.max(s.top,0),o=6,i={x:o,y:r-s.top+o,w:s.
width-2*o,h:Math.min(s.bottom,window.innerHeight)-r-2*o};this.root.style.cssText=`left:0;top:0;max-width:${i.w}px;max-he\
ight:${i.h}px`;let a=({x:d,y:m,w:b,h:g})=>({x:d-s.left,y:m-s.top,w:b,h:g}),l={w:this.root.offsetWidth,h:this.root.offsetHeight},
{x:c,y:u,side:h,tip:f}=Jl(l,a(t.card),i,t.hand.map(a));this.root.dataset.side=h,this.root.style.cssText+=`;left:${c}px;t\
op:${u}px;--tip:${f}px`}leave(){let t=this.key;this.close(),this.how.focus(t)}close(){if(!this.key)return;let t=this.key,
n=this.root.contains(rt(this.root));this.key="",document.removeEventListener("pointerdown",this.away,!0),this.root.hidden=
!0,this.root.replaceChildren(),this.how.moved(),n&&this.how.focus(t)}stroke(t){let n=this.buttons,s=n.findIndex(o=>o.matches(
":focus"));if(!this.key||s<0)return!1;let r={ArrowRight:s+1,ArrowDown:s+1,ArrowLeft:s-1,ArrowUp:s-1,Home:0,End:n.length-
1}[t.key];return r==null?!1:(t.preventDefault(),n[(r+n.length)%n.length].focus({preventScroll:!0}),!0)}};function Xl(e,t){let{zones:n,board:s,sheet:r,...o}=e,i=a=>a==null?void 0:t[a];return{...o,zones:n.map(a=>t[a]),board:i(s)??
"",sheet:i(r)}}var Kn=class{constructor(t,n){this.resting=0;this.model=t,this.pages=new Map(Object.entries(t.get("pages")??
{})),this.asked=new Map,this.hear=s=>{s.kind==="page"&&(this.pages.set(`${s.watcher}.${s.page}`,s),n())},t.on("msg:custo\
m",this.hear)}get watcher(){return this.model.get("watcher")}get few(){return this.model.get("frames")[this.watcher]??[]}get length(){
return this.model.get("count")||this.few.length}scene(t){let n=Math.max(0,Math.min(t,this.length-1));if(!this.model.get(
"count"))return this.few[n]?Xl(this.few[n],this.model.get("pool")):null;let s=this.model.get("size"),r=Math.floor(n/s),o=this.
page(r);return o?(this.fetchRest(r),Xl(o.frames[n-r*s],o.pool)):null}page(t,n=this.watcher){let s=`${n}.${t}`,r=this.pages.
get(s);return!r&&performance.now()-(this.asked.get(s)??-1/0)>8e3&&(this.asked.set(s,performance.now()),this.model.send({
kind:"page",watcher:n,page:t})),r}fetchRest(t){clearTimeout(this.resting);let n=Math.ceil(this.length/this.model.get("si\
ze")),s=Array.from({length:n},(a,l)=>(t+l)%n),r=n<=4?s:[t],o=s.map(a=>[a,this.watcher]);for(let[a]of this.model.get("eye\
s"))for(let l of r)o.push([l,a]);let i=o.find(([a,l])=>!this.pages.has(`${l}.${a}`));i&&(this.resting=setTimeout(()=>this.
page(...i),150))}marks(){let t=r=>r.mark??0;if(!this.model.get("count"))return this.few.map(t);let n=this.model.get("siz\
e"),s=Array.from({length:this.length},()=>0);for(let r=0;r*n<s.length;r++)(this.pages.get(`${this.watcher}.${r}`)?.frames??
[]).forEach((o,i)=>{s[r*n+i]=t(o)});return s}stop(){clearTimeout(this.resting),this.model.off("msg:custom",this.hear)}};var Te=10;function mf(e,t,n,s){if(t&&n>=t*46)return Math.min(t,Math.max(e,1));if(!e)return 1;let r=Math.max(1,Math.floor(
(n+Te)/(s+Te)));return Math.ceil(e/Math.ceil(e/r))}function Ie(e,t,n,s,r,o){let i=e.text(`${t.id}.label`,t.label,n,s+10,
{room:r}),a=mf(t.cells.length||1,t.columns??0,r,o?58:50),l=Math.min(o?66:60,(r-Te*(a-1))/a),c=l+Te,u=e.extras.acting?8:0,
h=s+22+i;return t.cells.forEach((f,d)=>{let m=n+d%a*c,b=h+Math.floor(d/a)*(l*1.4+Te+u);"key"in f?e.card(f,m,b,l,{role:"g\
rid",own:!0}):(e.add("pile",`${t.id}.${d}`,m,b,{w:l,under:0,empty:!0}),f.seat!=null&&e.add("mark",`${t.id}.${d}`,m+l/2-9,
b+l*.7-9,{seat:f.seat,size:18,quiet:!0}))}),h-s+Math.ceil(t.cells.length/a)*(l*1.4+Te+u)+10}function Fe(e,t,n,s,r){let o=t.
values.length,i=Math.min(56,(r-10*(o-1))/o),a=o*i+(o-1)*10;return e.add("dice",t.id,n,s,{w:a,size:i,values:t.values,thrown:t.
thrown??0,lit:t.lit??[],label:t.label,move:t.move??"",off:e.extras.acting?t.off??"":"",plays:e.extras.acting&&!!t.move,picks:[]}),
i+14}function no(e,t,n,s,r){let o=s+12;o+=e.text(`${t.id}.label`,t.label,n,o,{room:r})+10;for(let[i,{words:a,note:l,box:c}]of t.
rows.entries()){let u=c?30:0,h={size:14,bold:!0,quiet:c==="open",room:r-u};c&&e.add("box",`${t.id}.${i}`,n,o+3,{box:c,size:20}),
o+=14+e.text(`${t.id}.${i}.words`,a,n+u,o+12,h),l&&(o+=15+e.text(`${t.id}.${i}.note`,l,n+u,o+13,{room:r-u})),o+=7}return o-
s+6}function Ql(e,t,n,s){t.rows.filter(({box:r})=>r).forEach(({box:r},o)=>{e.add("box",`${t.id}.${o}`,n+30*o,s,{box:r,size:24})})}
function qe(e,t,n,s,r,o,i){let a=e.extras.boards?.[t.board];if(!a)throw new Error(`Expected a board called "${t.board}",\
 which was to be sent before its tokens.`);let l=i==null?Math.min(o,r*a.height/a.width):o;return e.add("board",t.id,n,s,
{w:r,h:l,k:Math.min(r/a.width,l/a.height),board:a,zone:t,heat:e.extras.heat??{},clear:!!e.extras.clear,acting:!!e.extras.
acting,spots:e.extras.spots??{},lit:e.extras.lit??{},clearance:i??0}),l+14}var tc=390,Yn=620,We=196,ec=58,so=38,ro=50,Zn=e=>e.cards.some(t=>t.move||t.picks?.length),nc=e=>[...e.cards,...(e.before??
[]).flatMap(t=>"top"in t&&t.top||[])];function sc(e,t,n,s,r){let o=n,i=0;for(let a of t){let l=Math.min(r-(o-n),a.values.
length*ec);i=Math.max(i,Fe(e,a,o,s,l)),o+=l+8}return i}function rc(e,t,n,s,r,o,i){let l=(r-16*(o-1))/o,c=s;for(let u=0;u<
t.length;u+=o){let h=t.slice(u,u+o),f=(d,m)=>i?ff(e,d,n+m*(l+16),c,l):e.other(d,n+m*(l+16),c,l,!1);c+=(i?10:18)+Math.max(
...h.map(f))}return c-s}function ff(e,t,n,s,r){let o=nc(t),i=o.length?so*(1+.4*(o.length-1))+12:0,a=e.head(t,n,s,r-i,28),
[l]=t.counters??[],c={w:so,ideal:so*.4,tight:.3};if(e.cards(o,n+r-i,s,i,c,{role:"seat"}),!l)return 34+a;let u=Math.max(l.
full??0,l.value),h=l.art==="agents"?24*u:0;h&&e.add("agents",`${t.id}.0`,n,s+36+a,{count:l.value,full:u,size:18});let f={
value:l.value,label:l.label??"",high:18,room:r-i-h};return e.add("counter",`${t.id}.0`,n+h+6,s+36+a,f),58+a}function oc(e,t,n,s,r){
return t.stacks.forEach((o,i)=>e.stack(o,n+i*r/2,s,50)),t.stacks.length?116:0}function ic(e,t,n,s,r){let{seats:o,boards:i,
fans:a,grids:l,dice:c,notes:u}=t,h=24,[f,...d]=o,m=n-h-We,b=m-2*h,g=14,w=14;for(let y of i)g+=qe(e,y,h,g,b,r);w+=sc(e,c,
m,w,We);for(let y of u)w+=no(e,y,m,w,We)+8;f&&!Zn(f)&&(w+=e.other(f,m,w+4,We,!0)+20),w+=oc(e,t,m,w+4,We);for(let y of l)
g+=Ie(e,y,h,g,b,!0);return d.length&&(g+=rc(e,d,h,g+6,b,Math.min(d.length,3),!0)),g=Math.max(g,w),a.length&&(g+=e.fans(a,
h,g,n-2*h,!0)),f&&Zn(f)&&(g+=e.own(f,h,g+6,n-2*h,176)),{y:g,middle:{x:h+b/2,y:240,r:40}}}function ac(e,{seats:t,boards:n,
stacks:s,dice:r,notes:o},i,a,l){let h=i-48,f=(a-20)/Math.max(1,t.length);for(let m of n)l?qe(e,m,0,0,a,h,ro):qe(e,m,0,ro,
a,h-ro,0);let d=10;for(let m of r)Fe(e,m,d,8,m.values.length*36),d+=m.values.length*36+6;for(let m of o)Ql(e,m,l?10:d+6,
l?h-34:14);for(let[m,{top:b}]of s.entries())b&&e.card(b,10+m*44,h-66,38,{role:"stack"});return t.forEach((m,b)=>{pf(e,{...m,
cards:nc(m)},10+b*f,h+10,f-4)}),{y:i-18,middle:{x:a/2,y:h/2,r:40}}}function pf(e,t,n,s,r){let o=t.cards.length?24+9*(t.cards.
length-1):0,i=r-24-o;e.add("mark",t.id,n,s+2,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,ot(t.name,13,
i).lines[0],n+25,s+9,{size:13,bold:!0,quiet:!1,room:i});let a=(t.counters??[]).map(({value:c,label:u})=>`${c} ${u}`)[0]??
t.note??"";e.text(`${t.id}.note`,ot(a,12,i).lines[0],n+25,s+24,{size:12,room:i});let l={w:22,ideal:9,tight:.3,least:22};
e.cards(t.cards,n+r-o-2,s-1,o,l,{role:"seat"})}function lc(e,t,n){let{seats:s,boards:r,fans:o,grids:i,dice:a,notes:l}=t,
c=14,u=n-2*c,[h,...f]=s,d=10;for(let g of r)d+=qe(e,g,c,d,u,440);let m=a.length?Math.min(150,a.reduce((g,{values:w})=>g+
w.length*ec+8,0)):0,b=sc(e,a,c,d,m);if(b+=oc(e,t,c,d+b,Math.max(m,130)),h&&!Zn(h)){let g=m?c+m+16:c;b=Math.max(b,e.other(
h,g,d,c+u-g,!1))}d+=b+12;for(let g of l)d+=no(e,g,c,d,u)+8;for(let g of i)d+=Ie(e,g,c,d,u,!1);return o.length&&(d+=e.fans(
o,c,d,u,!1)),f.length&&(d+=rc(e,f,c,d+4,u,Math.min(f.length,3),!1)),h&&Zn(h)&&(d+=e.own(h,c,d,u,0)),{y:d,middle:{x:n/2,y:200,
r:40}}}var hc=e=>[[0,0],[1,0],[1,1]].slice(0,e),gf=20,bf=60,dc=({extras:e})=>e.acting?e.call?32:14:0;function mc(e){let t=(e.before??
[]).filter(({kind:n})=>n==="stack");return{beside:t.slice(0,-1),space:t.at(-1)}}function cc(e,t,n,s,r,o,i){let{beside:a,
space:l}=mc(t),c=o?n+i+28:n,u=r-i-28,h=e.head(t,c,s,u,30),f=c;for(let d of a)e.stack(d,f,s+46+h,46,110),f+=118;if(!t.me){
let d={w:38,ideal:22,tight:.05};e.cards(t.cards,f,s+46+h,c+u-f,d,{role:"seat"})}l&&e.stack(l,o?n:n+r-i,s,i,i+40)}function fc(e,{
seats:[t,...n],ring:s,stacks:r},o,i){let l=92*1.4+32,c=o/2-i-24,u=o/2+24,h=28,f=h+l+74,d=n.length===1;n.forEach((y,v)=>{
let[k,_]=hc(n.length)[v];cc(e,y,k?u:i,_?f:h,c,!!k,92)}),t&&cc(e,{...t,me:!0},i,f,c,!1,92);let m={x:d?u+c/2:o/2,y:d?h+44:
h+l+32,r:40};s&&e.add("ring",s.id,m.x,m.y,{ring:s,r:m.r});let b=d?92:46,g=d?m.x-r.length*(b+40)/2+20:m.x+90;r.forEach((y,v)=>e.
stack(y,g+v*(b+40),d?h+120:m.y-44,b,b+40));let w=f+l+4;if(t){let y=e.extras.call??0,v=dc(e),k=t.cards.some($=>$.face);y&&
(e.call=w),w+=(y?y+20:0)+v;let _={w:k?88:62,ideal:k?106:44,tight:.5,least:60,floor:20};w+=e.cards(t.cards,i,w,o-2*i,_,{own:!0,
role:"hand"})}return{y:w,middle:m}}function uc(e,t,n,s,r){let{beside:o,space:i}=mc(t),a=46,l=r-a-34;e.add("mark",t.id,n,
s+2,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,t.name,n+26,s+11,{size:13,bold:!0,quiet:!1,room:l}),e.
text(`${t.id}.note`,ot(t.alert||t.note,12,l).lines[0],n+26,s+25,{size:12,quiet:!t.active,room:l});let c=n;for(let u of o){
if(u.top){let h={...u.top,move:u.move||u.top.move,off:u.off||u.top.off};e.card(h,c,s+36,26,{role:"stack",recall:u.recall})}else
e.add("pile",u.id,c,s+36,{w:26,under:0,empty:!0});e.text(`${u.id}.count`,String(u.count),c+32,s+58,{size:14,bold:!0,quiet:!1}),
c+=58}if(!t.me){let u={w:22,ideal:10,tight:.05};e.cards(t.cards,c,s+38,n+r-a-8-c,u,{role:"seat"})}i&&pc(e,i,n+r-a,s,a)}function pc(e,t,n,s,r){
t.top?e.card(t.top,n,s+2,r,{role:"space",recall:t.recall}):e.add("pile",t.id,n,s+2,{w:r,under:0,empty:!0});let o=[t.count>
1?t.count:"",t.label].filter(Boolean).join(" "),i=ot(o,12,r+14).lines.length<2;e.text(`${t.id}.label`,o,i?n+r/2:n+r+6,s+
r*1.4+17,{size:12,anchor:i?"middle":"end",room:i?r+14:3*r})}function gc(e,{seats:[t,...n],ring:s,stacks:r},o,i){let l=i/
2-10-10,c=i/2+10,u=88,h=n.length===1;n.forEach((y,v)=>{let[k,_]=hc(n.length)[v];uc(e,y,k?c:10,6+_*u,l)}),t&&uc(e,{...t,me:!0},
10,6+u,l),r.slice(0,3).forEach((y,v)=>{h&&pc(e,y,c+20+v*66,50,46)});let f=e.extras.call??0,d=dc(e),m=6+2*u+6+d;f&&(e.call=
m-d);let b=m+(f?f+8:0),g=Math.max(gf,Et(78,o-b-8));t&&e.cards(t.cards,10,b,i-130,{w:g,ideal:g*1.12,tight:.36,least:g},{own:!0,
role:"hand"});let w={x:i-66,y:b+24,r:34};return s&&o-b<bf?(e.add("ring",s.id,w.x,o-18,{ring:{...s,value:"",note:""},r:w.
r}),e.text(`${s.id}.note`,`${s.value??""} ${s.note??""}`,i-10,o-14,{size:14,anchor:"end",room:170})):s&&(e.add("ring",s.
id,w.x,w.y,{ring:{...s,note:""},r:w.r}),e.text(`${s.id}.note`,s.note??"",w.x,w.y+30,{size:12,anchor:"middle",room:126})),
{y:Math.max(o-8,t?b+g*1.4:0),middle:w}}var wf={mark:({size:e})=>({x:0,y:0,w:e,h:e}),pile:({w:e,empty:t})=>t&&{x:0,y:0,w:e,h:e*1.4},ring:({r:e})=>({x:-e,y:-e,w:2*
e,h:2*e}),dice:({w:e,size:t})=>({x:0,y:0,w:e,h:t}),box:({size:e})=>({x:0,y:0,w:e,h:e})},Jn=class{constructor(t){this.call=
0;this.things=[];this.over=[];this.extras=t}add(t,n,s,r,o={}){this.things.push({kind:t,key:`${t}:${n}`,x:s,y:r,...o});let i=this.
extras.lit?.[n],a=wf[t]?.(o);i!=null&&a&&this.over.push({kind:"lit",key:`lit:${n}`,x:s+a.x,y:r+a.y,w:a.w,h:a.h,tab:i,role:t})}text(t,n,s,r,{
size:o=13,room:i=1/0,bold:a=!1,quiet:l=!0,anchor:c="start",tone:u=""}={}){if(!n)return 0;let{lines:h,size:f}=ot(n,o,i,a?
1.06:1);return this.add("text",t,s,r,{lines:h,size:f,bold:a,quiet:l,anchor:c,tone:u}),(h.length-1)*f*1.2}card(t,n,s,r,{seen:o=r,
own:i=!1,role:a="",recall:l=[]}={}){let{lit:c={},dealt:u={},acting:h=!1,under:f=!0,opens:d=""}=this.extras,m=u[t.key]??t.
face??null,b=h&&!!(t.move||t.picks?.length),g=!!t.lifted,w=a==="grid"?0:r<80?12:14,y=i&&(b||h&&t.ghost)?w+(g?r*(w?.24:.14):
0):0;this.things.push({kind:"card",key:t.key,x:n,y:s-y,w:r,face:m,label:t.label,origin:t.origin??"",role:a,dealt:t.key in
u,kin:!!t.kin,ghost:!!t.ghost,seen:o,plays:b,off:h?t.off??"":"",under:i&&b&&!g,up:g,move:t.move??"",picks:t.picks??[],recall:f?
l:[],opens:d===t.key&&!b&&!t.off}),t.key in c&&this.over.push({kind:"lit",key:`lit:${t.key}`,x:n,y:s-y,w:o,h:r*1.4,tab:c[t.
key],role:a})}cards(t,n,s,r,o,{own:i=!1,role:a="",pitch:l=1.4,centre:c=!1}={}){if(!t.length)return 0;let{w:u,step:h,cols:f,
rows:d}=we(t.length,r,o);return t.forEach((m,b)=>{let g=Math.floor(b/f),w=b%f,y=Math.min(f,t.length-g*f),v=c?n+(r-(h*(y-
1)+u))/2:n;this.card(m,v+w*h,s+g*l*u,u,{seen:w===y-1?u:Math.min(u,h),own:i,role:a})}),u*1.4+(d-1)*l*u}};var bc=e=>e.map(t=>({...t,art:""})),se=class extends Jn{head(t,n,s,r,o=30){let i=[t.note,t.team].filter(Boolean).join(",\
 "),a=o<30?8:12,l=n+o+a,c=r-o-a;this.add("mark",t.id,n,s,{seat:t.seat,size:o,active:!!t.active});let u=t.alert||i,h=s+o*
(u?.43:.66),f=this.text(`${t.id}.name`,t.name,l,h,{size:15,bold:!0,quiet:!1,room:c}),d=this.text(`${t.id}.note`,u,l,s+o+
f,{room:c,bold:!!(t.active||t.alert),quiet:!t.active,tone:t.alert?"lit":""});return f+d}counters(t,n,s,r,o){let i=s;for(let[
a,l]of(t.counters??[]).entries()){let c=o?18:22;if(this.add("counter",`${t.id}.${a}`,n,i,{value:l.value,label:l.label??"",
high:c,room:r}),i+=c+8,l.art==="chips"){let u=Math.max(1,Math.ceil(l.value/10)),h=o?2.5:3,f=o?1.2:1.4,d=Math.max(3,Math.
min(18,(r-2)/u-3)),m=10*(h+f)+3,b=Math.min(l.value,10)*(h+f)+(l.value>5?3:0);l.value&&this.add("chips",`${t.id}.${a}`,n,
i+b,{count:l.value,w:d,t:h,g:f,pitch:d+3}),i+=m}if(l.art==="agents"){let u=Math.max(l.full??0,l.value);this.add("agents",
`${t.id}.${a}`,n,i,{count:l.value,full:u,size:18}),i+=26}}return i-s}other(t,n,s,r,o){let i=t.cards??[],a=t.counters??[],
l=!o||r<150,c=this.head(t,n,s,r,l?26:30),u=a.length&&r>=150,h=i.some($=>$.face||$.key in(this.extras.dealt??{})),f=l?38:
48,d=Math.min(u?r-74:r,h?1/0:f*3.4),m={w:f,ideal:f*(h?.72:.7),tight:h?.62:.05},b=s+(l?38:44)+c,g=this.cards(i,n,b,d,m,{role:"\
seat",pitch:.62});if(t.alert&&i.length){let{w:$,step:E,cols:T}=we(i.length,d,m);this.over.push({kind:"lit",key:`lit:${t.
id}`,x:n,y:b,w:$+(T-1)*E,h:g,tab:""})}let{w,step:y,cols:v}=we(i.length,d,m),k=i.length?w+(v-1)*y+14:0,_=u?Math.max(g,this.
counters(t,n+k,b+2,r-k,l)):g+(a.length?8+this.counters({...t,counters:bc(a)},n,b+g+8,r,!0):0);return b-s+_+this.before(t,
n,b+_+10,r,l)}stack(t,n,s,r,o=r+24){let i=t.top?{...t.top,move:t.move||t.top.move,off:t.off||t.top.off,label:t.top.label||
t.spoken}:null,a=t.count>1&&i&&!i.face?Math.min(3,t.count-1):0;if(this.add("pile",t.id,n,s,{w:r,under:a,empty:!i}),i&&this.
card(i,n,s,r,{role:"stack",recall:t.recall}),!i&&!t.count&&t.label&&r>=40){let{lines:c,size:u}=ot(t.label,13,r-2);if(c.length*
u*1.2<r*1.4-8){let h=s+(r*1.4-(c.length-1)*u*1.2)/2+u*.35;return this.add("text",`${t.id}.empty`,n+r/2,h,{lines:c,size:u,
quiet:!0,anchor:"middle",tone:""}),r*1.4}}let l=F(`${t.count} ${t.label}`,14)>o;return this.add("count",t.id,n,s+r*1.4+22,
{count:t.count,lines:l?ot(t.label,13,o).lines:[t.label],spoken:t.spoken,broken:l}),r*1.4+30+(l?17*ot(t.label,13,o).lines.
length:0)}tray(t,n,s,r){let o=Math.max(1,Math.ceil(Math.max(t.full,t.count)/10)),i=Math.min(27,(r-24)/o-4),a=r<120,l=i+(i>
20?7:4),c=a?3:5,u=a?1.4:2,h=o*l-(l-i)+24,f=10*(c+u)+3,d=22*String(t.count).length+4+F(t.label,13)>Math.max(h,r-8);return this.
add("tray",t.id,n+(r-h)/2,s,{wide:h,high:f,count:t.count,label:t.label,w:i,t:c,g:u,pitch:l,below:d,noted:F(t.label,13)}),
f+(d?62:44)}fans(t,n,s,r,o){let i=s,a=t.length>2?o?56:48:o?80:64;for(let l of t){this.text(`${l.id}.label`,l.label,n,i+10,
{room:r});let c={w:a,ideal:a*.59,tight:.39,least:Math.min(a,o?56:48),floor:20},{w:u,step:h,cols:f,rows:d}=we(l.cards.length,
r,c),m=l.cards.some(g=>g.above)?22:4,b=l.cards.some(g=>g.under!=null)?40:10;i+=20,l.cards.length||this.add("pile",l.id,n,
i+m,{w:u,under:0,empty:!0}),l.cards.forEach((g,w)=>{let y=Math.floor(w/f),v=w%f,k=w===l.cards.length-1,_=n+v*h,$=i+m+y*(m+
b+u*1.4);this.card(g,_,$,u,{seen:k||v===f-1?u:Math.min(u,h),role:"fan"}),this.text(`${g.key}.above`,g.above??"",_+2,$-8,
{size:k?16:14,bold:k,quiet:!k}),g.under!=null&&this.add("mark",`${g.key}.under`,_+4,$+u*1.4+10,{seat:g.under,size:Math.max(
15,Math.min(22,h*.76)),quiet:!k})}),i+=Math.max(d*(m+b+u*1.4),m+b+a*1.4)+8}return i-s}own(t,n,s,r,o){let i=this.extras.acting?
14:0,a=this.extras.call??0,l=this.before(t,n+o,s,r-o,!o),c=s+l+(a?a+20:0);return a&&(this.call=s+l),c-s+this.hand(t,n,c,
r,o,i)}before(t,n,s,r,o){let i=t.before??[];if(!i.length)return 0;let a=10,l=(r-a*(i.length-1))/i.length,c=Math.min(o?44:
58,l-6),u=0;return i.forEach((h,f)=>{let d=n+f*Math.min(l+a,h.kind==="fan"?1/0:c+40);if(h.kind==="fan"){let m=this.text(
`${h.id}.label`,h.label,d,s+10,{room:l}),b={w:c,ideal:c*.72,tight:.4};u=Math.max(u,18+m+this.cards(h.cards,d,s+18+m,l,b,
{role:"fan"}))}else u=Math.max(u,this.stack(h,d,s,c,Math.min(l,c+34)))}),u+16}hand(t,n,s,r,o,i){let a=o>0,l=t.cards.some(
g=>g.face),c=a?92:70,u=t.cards.length,h={w:l?c:c*.75,ideal:c*(l?a?1.22:1.06:.8),tight:.5,least:Math.min(c,64),floor:l?34:
20};if(a){let g=this.head(t,n,s,o-20),w=this.counters(t,n+4,s+48+g,o-20,!1)+48+g,y=this.cards(t.cards,n+o,s+i,r-o,h,{own:!0,
role:"hand",pitch:1.4+.36});return Math.max(w,y+i+16,l?c*1.4:0)}let f=l&&(u-1)*h.ideal+h.w<=r-112,d=this.head(t,n,s,f?110:
r-100,26);if(f){let g=this.counters(t,n+4,s+44+d,100,!0)+44+d,w=this.cards(t.cards,n+112,s+i,r-112,h,{own:!0,role:"hand"});
return Math.max(g,w+i+16)}let m=this.counters({...t,counters:bc(t.counters??[])},n+r-84,s+6,84,!0),b=s+Math.max(40+d,m+8)+
i;return b-s+this.cards(t.cards,n,b,r,h,{own:!0,role:"hand",pitch:1.4+.42,centre:!0})+16}};var Ht=620,zn=772,kc=920,yf=["seat","ring","fan","stack","tray","grid","dice","tokens","notes","kinds"];function je(e){let t=e.
zones.find(({kind:s})=>!yf.includes(s));if(t)throw new Error(`Expected a zone that the table can draw, not "${t.kind}".`);
let n=s=>e.zones.filter(r=>r.kind===s);return{seats:Zo(n("seat")),ring:n("ring")[0],fans:n("fan"),stacks:n("stack"),trays:n(
"tray"),grids:n("grid"),dice:n("dice"),notes:n("notes"),boards:n("tokens"),kinds:n("kinds")}}function vc(e,t,n={}){if(n.
laid&&_n(e))return Hf(e,t,n);if(fi(e)&&(t.low||t.h))return Af(e,t,n);if(t.low&&e.zones.some(({kind:f})=>f==="tokens"))return Lf(
e,t,t.low,n);if(t.low&&Gs(e))return oo(e,t,t.low,n,io(t.w));if(!t.h)return Xn(e,t.w,n);let s=({w:f,h:d})=>ao(t,f,d),o=[...t.
w>=Ht*wc?[zn,860,kc]:[],390,440].map(f=>Tf(e,t,f,n)),[i,...a]=o.filter(f=>f.w>=Ht),l=a.reduce((f,d)=>s(d)>s(f)?d:f,i);if(l&&
s(l)>=wc)return l;let c=o.reduce((f,d)=>s(d)>s(f)?d:f),u=Math.round(Math.max($c,Xt*t.h/t.w));return e.zones.some(({kind:f})=>f===
"tokens")?Ec(e,Math.min(u,Yn),n,tc,!0):s(c)>=xf||!Gs(e)?c:e.table==="round"&&e.zones.filter(({kind:f})=>f==="seat").length>
$f&&t.w>t.h?oo(e,t,xc,n,Math.round(xc*t.w/t.h)):oo(e,t,Math.min(u,vf),n,Mc(t,u))}var wc=.8,xf=.92,yc=.75,kf=352,$c=288,vf=460,
$f=6,xc=320,Mf=640,_f=110,Sf=400,Ef=1.25,io=e=>Math.round(Math.max(Xt,Math.min($t,e/Ef))),Mc=(e,t)=>Math.round(Math.max(
Xt,Math.min($t,t*e.w/e.h)));function _c(e,t,n){let{w:s}=e,r=e.low?0:e.h,o=!e.low&&s>=zn*yc&&(!r||r>=t[0]*yc),[i,a]=o?t:n,
l=o?zn:e.low?io(s):Xt,c=r?Math.round(Math.max(i,Math.min(a,l*r/s))):o?600:i;return[o||!r?l:Mc(e,c),c]}var ao=(e,t,n)=>Math.
min(e.w/t,e.h?e.h/n:1/0),Sc=(e,t)=>({...e,call:(e.call??0)/t});function Tf(e,t,n,s){let r=Xn(e,n,s);for(let o=0;o<2&&s.call;o++)
r=Xn(e,n,Sc(s,ao(t,r.w,r.h)));return r}function oo(e,t,n,s,r){let o=new se(Sc(s,ao(t,r,n))),i=je(e),{y:a,middle:l}=e.table===
"corners"?gc(o,i,n,r):mi(o,i,n,e.table==="round",r);return{w:r,h:Math.max(n,a+8),things:[...o.things,...o.over],middle:l,
call:o.call}}function Lf(e,t,n,s){let r=Math.max(t.w,zn),o=((t.page??0)-Mf)*r/t.w-_f;return t.w>=Ht&&o>=Sf?Xn(e,r,s,Math.
min(o,Yn)):Ec(e,n,s,Math.min(io(t.w),Ht-1),!1)}function Ec(e,t,n,s,r){let o=new se(n),{middle:i}=ac(o,je(e),t,s,r);return{
w:s,h:t,things:[...o.things,...o.over],middle:i,call:o.call}}function Af(e,t,n){let s=new se(n),[r,o]=_c(t,[470,620],[t.
low||$c,620]),{middle:i}=gi(s,je(e),o,r);return{w:r,h:o,things:[...s.things,...s.over],middle:i,call:s.call}}function Hf(e,t,n){
let s=new se(n),[r,o]=_c(t,[520,640],[kf,560]),{middle:i}=ki(s,je(e),o,r);return{w:r,h:o,things:[...s.things,...s.over],
middle:i,call:s.call}}function Xn(e,t,n={},s=Yn){let r=Math.round(Math.min(Math.max(t,320),kc)),o=r>=Ht,i=new se(n),a=je(
e),l=o?28:14,c=e.table==="round"||e.table==="corners"&&!o,u=a.boards.length?o?ic:lc:c?o?Uf:Pf:o&&e.table==="corners"?fc:
o?Nf:Of,{y:h,middle:f}=u(i,a,r,l,s);return{w:r,h:Math.round(h+18),things:[...i.things,...i.over],middle:f,call:i.call}}function Qn(e,t,n,s,r,o){
let i=s,a=(r-o*(t-1))/t;for(let l=0;l<e.length;l+=t){let c=e.slice(l,l+t);i+=Math.max(...c.map((u,h)=>u(n+h*(a+o),i,a)))+
20}return i-s}function Nf(e,t,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:c}=t,u=o.map(E=>(T,S,M)=>e.other(E,T,
S,M,!0)),h=c.map(E=>(T,S,M)=>e.tray(E,T,S,M));u.splice(Math.ceil(u.length/2),0,...h);let f=Math.floor((n-2*s+20)/126),d=u.
length<=f?Math.max(u.length,1):Math.ceil(u.length/2),m=28+Qn(u,d,s,28,n-2*s,20),b=l.length?104:0,g=i?248:0,w=m+6,y=i?{x:132,
y:w+108,r:88}:{x:n/2,y:w+60,r:40};i&&e.add("ring",i.id,y.x,y.y,{ring:i,r:y.r});let v=n-2*s-g-(b?b+24:0),k=e.fans(a,s+g,w+
10,v,!0);m=Math.max(w+(i?230:0),w+10+k)+12,l.forEach((E,T)=>e.stack(E,n-s-72,w+48+T*152,66));let _=l.length?w+48+l.length*
152-24:0,$=g&&n>=740?g:176;return m+=ts(e,t,n-(_>m?b+24:0),s,m),r&&(m+=e.own(r,s,m,n-2*s-(_>m?b+24:0),$)),{y:Math.max(m,
_),middle:y}}function Of(e,t,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:c}=t,u=18,h=o.some(v=>(v.before?.length??
0)>1),f=h||o.length<=2||o.length===4?Math.min(2,Math.max(o.length,1)):3;u+=Qn(o.map(v=>(k,_,$)=>e.other(v,k,_,$,!1)),f,s,
u,n-2*s,12);let d=66,m=i?{x:106,y:u+100,r:d}:{x:n/2,y:u+40,r:40};i&&e.add("ring",i.id,m.x,m.y,{ring:i,r:d});let b=i?214:
s,g=n-s-b,w=Math.min(92,g/Math.max(l.length,1));l.forEach((v,k)=>e.stack(v,b+k*w,u+12,Math.min(56,w-14),w-1));let y=l.length?
u+12+78+56:u;for(let v of c)y+=e.tray(v,b-6,y,g+6);return u=Math.max(y,i?u+200:u)+6,u+=e.fans(a,s,u,n-2*s,!1),u+=ts(e,t,
n,s,u),r&&(u+=e.own(r,s,u+4,n-2*s,0)+4),{y:u,middle:m}}function Uf(e,t,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:c}=t,
{left:u,top:h,right:f}=Yo(o.length),d=i?.art==="none"?64:n<740?108:128,m=Math.min(h<2?220:n<740?130:190,n/2-d-20-s),b=n-
2*s-2*m-24,w=o.slice(u,u+h).map(E=>(T,S,M)=>e.other(E,h===1?n/2-70:T,S,M,!0)),y=h?Qn(w,h,s+m+12,20,b,16):0,v={x:n/2,y:20+
y+d+12,r:d},k=(E,T)=>{let S=E.length>1?28:v.y-60;for(let M of E)S+=e.other(M,T,S,m,!0)+26;return S},_=[k(o.slice(0,u).reverse(),
s),k(o.slice(o.length-f),n-s-m)];Tc(e,i,l,c,v,d<120?.82:1);let $=Math.max(v.y+d+40,..._);return a.length&&($+=e.fans(a,s,
$,n-2*s,!0)),$+=ts(e,t,n,s,$),r&&($+=e.own(r,s,$,n-2*s,160)),{y:$,middle:v}}function Pf(e,t,n,s){let{seats:[r,...o],ring:i,
fans:a,stacks:l,trays:c}=t,u=o.some(b=>(b.before?.length??0)>1),h=u||o.length===2||o.length===4?2:Math.min(3,Math.max(o.
length,1)),f=16+Qn(o.map(b=>(g,w,y)=>e.other(b,g,w,y,!1)),h,s,16,n-2*s,12),d=i?.art==="none"?50:108,m={x:n/2,y:f+d+10,r:d};
return Tc(e,i,l,c,m,.8),f=m.y+d+36,a.length&&(f+=e.fans(a,s,f,n-2*s,!1)),f+=ts(e,t,n,s,f),r&&(f+=e.own(r,s,f,n-2*s,0)),{
y:f,middle:m}}function Tc(e,t,n,s,r,o){t&&e.add("ring",t.id,r.x,r.y,{ring:t,r:r.r});let i=(n.length>2?56:78)*o,a=22*o,l=r.
x-(n.length*i+(n.length-1)*a)/2;n.forEach((c,u)=>e.stack(c,l+u*(i+a),r.y-i*.7-12,i)),s.forEach(c=>e.tray(c,r.x-50,r.y+44,
100))}function ts(e,{grids:t,dice:n},s,r,o){let i=o;for(let a of t)i+=Ie(e,a,r,i,s-2*r,s>=Ht);for(let a of n)i+=Fe(e,a,r,
i,s-2*r);return i-o}var es=class{constructor({play:t,key:n,told:s}){this.lifted="";this.card="";this.said={};this.typed={};this.field=null;this.
lifts={};this.shown="";this.play=t,this.key=n,this.told=s,this.go=p("button.btn.solid",{"data-k":"lift.play",onclick:()=>this.
play(this.lifted)}),this.back=p("button.btn",{"data-k":"lift.back",onclick:()=>this.lift("")},"Put it back"),this.acts=p(
"div.lift-acts",{hidden:!0},this.go,this.back),this.words=p("p.lift-words"),this.keys=p("div.lift-keys"),this.asking=p("\
div.asking",{role:"group",hidden:!0})}show({lifts:t,keys:n}){this.lifts=t,this.lifted&&!t[this.lifted]&&(this.lifted="",
this.said={},this.typed={}),this.draw();let s=JSON.stringify(n);this.keys.dataset.looks!==s&&(this.keys.dataset.looks=s,
Ps(this.keys,this.keys,()=>this.keys.replaceChildren(...n.map(r=>mn(r,o=>this.key(o))))))}tell(t,n){let s=Object.keys(this.
lifts).some(r=>n.every(o=>o.move!==r));this.words.hidden=!!this.lifted,this.words.textContent=t||(s?"Press a card to lif\
t it, and again to play it.":"")}playing(t){let n=this.lifts[this.lifted]?.play??"",s=t?n.replace(/^Play\b/,"Playing"):n;
this.go.textContent!==s&&(this.go.textContent=s),j(this.go,"aria-busy",t?"true":"")}lift(t,n=""){let s=n||this.card;this.
lifted=t,this.card=n,this.draw(),this.told({lifted:t,said:this.said},s)}stand(t,n,s){let[r,o]=s?[n,t.parentElement]:[t,this.
keys];this.asking.parentElement!==r&&r.insertBefore(this.asking,o)}hold(t,n,s,r){t?t!==this.lifted&&s[t]&&(this.lifted=t,
this.card=Rf(r,t)):this.lifted="",this.said=n}draw(){let t=this.lifts[this.lifted];if(this.acts.hidden=!t,this.asking.hidden=
!t?.line,this.words.hidden=!!t,this.playing(!1),this.shown===this.lifted)return;if(this.shown=this.lifted,this.field=null,
!t?.line)return this.asking.replaceChildren();let n=this.lifted;j(this.asking,"aria-label",t.line),this.field=t.ask?Ta({
rule:qt,label:t.ask,words:"of 100",ends:["never","always"],value:ea(this.typed[n],this.said[n],qt),set:r=>this.say(n,r),
enter:()=>this.play(n)}):null;let s=p("div",p("p",p("b",t.line)));this.field&&s.append(p("p.wonder",t.ask)),this.asking.
replaceChildren(s,...this.field?[this.field.node]:[])}unread(t){let n=this.typed[t]??"";return t!==this.lifted||!this.field||
!n||!ve(n,qt)?!1:(this.field.complain(),!0)}say(t,n){let{value:s}=kt(n,qt);this.typed[t]=n,this.said={...this.said},s!=null?
this.said[t]=s:delete this.said[t],this.told({lifted:this.lifted,said:this.said},this.card)}},ns=class{constructor(t){this.
looks="";this.how=t,this.root=p("div.acts")}show(t,n,s){let r=JSON.stringify([t,n]);this.looks!==r&&(this.looks=r,Ps(this.
root,s,()=>this.root.replaceChildren(...t.map(o=>this.button(o)))))}button({move:t,label:n,strong:s,off:r}){let o=p("but\
ton",{class:s&&!r?"btn solid":"btn","data-act":t||n,"aria-disabled":r?"true":null,onclick:()=>r?this.how.refuse(r):this.
how.send(t)},n);return p("span.act",o,r&&p("span.why",r))}};function Rf({zones:e},t){let n=e.flatMap(s=>s.kind==="seat"&&
s.me?s.cards:s.kind==="grid"?s.cells:[]);for(let s of n)if("key"in s&&(s.move===t||s.picks?.some(r=>r.move===t)))return s.
key;return""}function Lc(e,t,n){if(!t)return e;let s=e.zones.flatMap(i=>i.kind==="tokens"&&i.ways||[]),r=Number(s.find(i=>i.
move===t)?.tag),o=e.zones.map(i=>{if(i.kind==="dice"&&r){let l=i.values.indexOf(r);return{...i,lit:l<0?i.values.map((c,u)=>u):
[l]}}if(i.kind==="ring"){let l=i.previews?.find(c=>c.move===t);return l?{...i,preview:l}:i}if(i.kind==="tokens")return{...i,
ways:(i.ways??[]).map(l=>({...l,chosen:l.move===t}))};let a=l=>l.key===n?{...l,lifted:!0}:l;return i.kind==="grid"?{...i,
cells:i.cells.map(a)}:i.kind==="seat"&&i.me?{...i,cards:i.cards.map(a)}:i});return{...e,zones:o}}var Cf={ArrowLeft:{x:-1,y:0},ArrowRight:{x:1,y:0},ArrowUp:{x:0,y:-1},ArrowDown:{x:0,y:1}};function Bf(e,t,n){let s=t.map(
({x:o,y:i})=>{let a=(o-e.x)*n.x+(i-e.y)*n.y,l=Math.abs((o-e.x)*n.y)+Math.abs((i-e.y)*n.x);return a>.5?a+2*l:1/0}),r=Math.
min(...s);return r<1/0?s.indexOf(r):-1}function Ac(e){let t=(e.querySelector(".ring-focus")??e).getBoundingClientRect();
return{x:t.x+t.width/2,y:t.y+t.height/2}}function Hc(e,t){let n=Cf[t.key];if(!n||t.shiftKey||t.ctrlKey||t.metaKey||t.altKey)
return;let s=[...e.closest(".board")?.querySelectorAll(".way.plays")??[]].filter(o=>o!==e),r=s[Bf(Ac(e),s.map(Ac),n)];t.
preventDefault(),t.stopPropagation(),r instanceof SVGElement&&r.focus({preventScroll:!0})}var Oc=8,Le=1.25,Nc=.42,Df=.62,If=1.5,lo=46,Ff=26,qf=8,Wf=.95;function ss(e,t,n=t.w/t.h){let s=Math.max(t.w,t.h*n),r=Math.
min(s,Math.max(e.w,t.w/Oc)),o=r/n,i=(a,l)=>l<0?l/2:Math.max(0,Math.min(a,l));return{x:i(e.x,t.w-r),y:i(e.y,t.h-o),w:r,h:o}}
function jf(e,t,n,s,r,o=t.w/t.h){let i=Math.max(t.w,t.h*o),a=Math.min(i,Math.max(e.w/n,t.w/Oc))/e.w;return ss({x:s-(s-e.
x)*a,y:r-(r-e.y)*a,w:e.w*a,h:e.h*a},t,o)}function Vf(e,t,n,s,r){let o=n/s,[i,a]=[e.map(({x:k})=>k),e.map(({y:k})=>k)],[l,
c]=[Math.min(...i),Math.min(...a)],[u,h]=[Math.max(...i)-l,Math.max(...a)-c],f=Math.min(n/t.w,(o-r)/t.h),d=Math.max(Df,If*
(n/t.w)),m=Math.min((n-2*lo)/(u||1),(o-r-2*lo)/(h||1)),b=Math.max(f,Math.min(d,m)),g={w:n/b,h:o/b},w=Ff/b,y=(k,_,$,E)=>{
let T=(k+_-$)/2,[S,M]=[Math.min(0,k-w),Math.max(E,_+w)-$];return M<S?(S+M)/2:Math.max(S,Math.min(T,M))},v=r/b;return{x:y(
l,l+u,g.w,t.w),y:y(c,c+h,g.h-v,t.h)-v,...g}}var rs=class{constructor(){this.board=null;this.id="";this.dragged=!1;this.aspect=
1;this.wide=0;this.clear=0;this.targets=[];this.lit=[];this.view="whole";this.chosen="";this.whole={x:0,y:0,w:1,h:1},this.
frame=this.whole,this.fingers=new Map,this.down={x:0,y:0},this.near={x:0,y:0},this.aims=(n,s)=>{};let t=(n,s,r,o)=>p("bu\
tton.btn",{"data-k":`lens.${n}`,"aria-label":r,title:r,onclick:o},s);this.controls=p("div.lens",{role:"group","aria-labe\
l":"The part of the board in view",hidden:!0},t("out","−","Further away",()=>this.zoom(1/Le)),t("in","+","Nearer",()=>this.
zoom(Le)),t("near",ht("near",20),"Near me",()=>this.see("near")),t("whole",ht("whole",20),"Whole board",()=>this.see("wh\
ole")))}on(t,n,s,r,o,i=[],a=[]){this.controls.hidden=!t;let l=JSON.stringify([r,i])!==JSON.stringify([this.near,this.targets]),
c=o.w/o.h,u=n!==this.id||c!==this.aspect||o.w!==this.wide,h=JSON.stringify(a)!==JSON.stringify(this.lit)&&!a.every(f=>this.
sees(f));this.near=r,this.targets=i,this.lit=a,this.clear=o.clear??0,t&&t!==this.board&&this.listen(t),this.board=t,t&&(u&&
(this.id=n,this.whole={x:0,y:0,...s},this.aspect=c,this.wide=o.w,this.chosen=""),u||l||h||this.view!=="own"&&!a.length?this.
look():this.show(this.frame))}sees({x:t,y:n}){let{frame:s}=this,r=lo*s.w/this.wide,o=this.clear*s.w/this.wide;return t>s.
x+r&&t<s.x+s.w-r&&n>s.y+o+r&&n<s.y+s.h-r}look(){let t=this.wide/this.aspect-this.clear,n=Math.min(this.wide/this.whole.w,
t/this.whole.h),s=this.targets.length>0||n<Nc;this.frameTo(this.chosen||(s?"near":"whole"))}see(t){this.chosen=t,this.frameTo(
t)}frameTo(t){if(this.view=t,t==="whole")return this.show(ss({...this.whole,w:1/0},this.whole,this.aspect));this.show(Vf(
[this.near,...this.targets,...this.lit],this.whole,this.wide,this.aspect,this.clear))}show({x:t,y:n,w:s,h:r}){this.frame=
{x:t,y:n,w:s,h:r},this.board?.setAttribute("viewBox",`${t} ${n} ${s} ${r}`),this.board?.classList.toggle("far",this.wide/
s<Nc),this.board?.classList.toggle("close",this.wide/s>=Wf);let o=this.onPage;o?.a&&this.aims(1/o.a,this.frame)}drawTo(t){
this.view="own",this.show(t)}zoom(t,n=this.frame.x+this.frame.w/2,s=this.frame.y+this.frame.h/2){this.drawTo(jf(this.frame,
this.whole,t,n,s,this.aspect))}pan(t,n){let{x:s,y:r,w:o,h:i}=this.frame;this.drawTo(ss({x:s+t*o,y:r+n*i,w:o,h:i},this.whole,
this.aspect))}point({clientX:t,clientY:n}){let s=this.onPage,{x:r,y:o}=new DOMPoint(t,n).matrixTransform(s?.inverse());return{
x:r,y:o}}get onPage(){let[t]=this.board?.children??[];return t instanceof SVGGraphicsElement?t.getScreenCTM():null}listen(t){
t.style.touchAction="none",t.addEventListener("wheel",n=>{let s=n.deltaY>0,{x:r,y:o}=this.point(n);s&&this.frame.w>=this.
whole.w&&this.frame.h>=this.whole.h||(n.preventDefault(),this.zoom(s?1/Le:Le,r,o))},{passive:!1}),t.addEventListener("po\
interdown",n=>{this.fingers.set(n.pointerId,{x:n.clientX,y:n.clientY}),this.down={x:n.clientX,y:n.clientY},this.dragged=
!1}),t.addEventListener("pointermove",n=>this.drag(n));for(let n of["pointerup","pointercancel","pointerleave"])t.addEventListener(
n,s=>this.fingers.delete(s.pointerId));t.addEventListener("click",n=>this.dragged&&n.stopPropagation(),{capture:!0})}drag(t){
let n=this.fingers.get(t.pointerId);if(!n)return;let s={x:t.clientX,y:t.clientY},r=[...this.fingers].find(([u])=>u!==t.pointerId)?.[1];
if(this.dragged||=!!r||Math.hypot(s.x-this.down.x,s.y-this.down.y)>qf,!this.dragged)return;this.fingers.set(t.pointerId,
s);let o=this.point({clientX:n.x,clientY:n.y}),i=this.point({clientX:s.x,clientY:s.y});if(!r){let{x:u,y:h,w:f,h:d}=this.
frame;this.drawTo(ss({x:u+o.x-i.x,y:h+o.y-i.y,w:f,h:d},this.whole,this.aspect));return}let a=u=>Math.hypot(u.x-r.x,u.y-r.
y)||1,{x:l,y:c}=this.point({clientX:(s.x+r.x)/2,clientY:(s.y+r.y)/2});this.zoom(a(s)/a(n),l,c)}key(t,n){if(!this.board)return!1;
let r=n?{ArrowLeft:[-.2,0],ArrowRight:[.2,0],ArrowUp:[0,-.2],ArrowDown:[0,.2]}[t]:void 0;if(r)this.pan(r[0],r[1]);else if(t===
"+"||t==="=")this.zoom(Le);else if(t==="-")this.zoom(1/Le);else if(t==="0")this.see("whole");else return!1;return!0}};var Uc=420,Gf=80,Kf=1500,Zf=5,Pc=320,Rc={goal:900,bust:700,aside:600},Cc="cubic-bezier(.2,.7,.2,1)";function co(e,t){let n=t.
replace(/^seat/,"h"),s=[...e].filter(({kind:c,key:u})=>c==="card"&&(u===t||u.startsWith(`${n}.`))),r=s.length?s.map(({x:c,
y:u,w:h})=>({x:c,y:u,w:h,h:h*1.4})):[...e].filter(({key:c})=>c.slice(c.indexOf(":")+1).split(".")[0]===t).map(({x:c,y:u,
wide:h=40,high:f=40})=>({x:c,y:u,w:h,h:f}));if(!r.length)return null;let o=Math.min(...r.map(({x:c})=>c)),i=Math.min(...r.
map(({y:c})=>c)),a=Math.max(...r.map(({x:c,w:u})=>c+u)),l=Math.max(...r.map(({y:c,h:u})=>c+u));return{x:o,y:i,w:a-o,h:l-
i}}var os=e=>O(e.x-7,e.y-7,e.w+14,e.h+14,{rx:8,fill:"none",stroke:"var(--lit)","stroke-width":4}),Yf=()=>O(-14,-4,28,8,{
rx:2,fill:"var(--lit)",stroke:"#fff","stroke-width":1.5});function Bc(e,t,n,{pace:s,still:r,gone:o}){e.replaceChildren();
let i=0;for(let a=t;a;a=a.then){let l=a.kind==="aside"?Xf(a,n,{pace:s,still:r,gone:o,wait:i}):a.kind==="bust"?zf(Dc(o,a.
then?.face),s,r):Jf(a,n,s,r);if(e.append(...l),!r&&s>0&&a!==t)for(let c of l)c.matches(".swept")||c.animate([{opacity:0},
{opacity:1}],{duration:1,delay:i,fill:"both"});setTimeout(()=>{for(let c of l)c.remove()},Kf/Math.max(s,.5)+i),!r&&s>0&&
(i+=(Rc[a.kind]??0)/s)}}function Jf(e,t,n,s){let r=e.source?co(t,e.source):null,o=e.target?co(t,e.target):null;if(!o)return[];
let i=[os(o)];if(r&&e.kind==="catch"&&i.push(os(r)),!r||e.kind!=="goal"||s||n<=0)return i;for(let a=0;a<Math.min(e.count||
1,Zf);a++){let l=Yf();i.push(l);let c=u=>`translate(${u.x+u.w/2}px,${u.y+u.h/2}px)`;l.style.transform=c(o),l.animate([{transform:c(
r)},{transform:c(o),opacity:1},{opacity:0}],{duration:Uc*1.25/n,delay:a*Gf/n,easing:Cc,fill:"both"})}return i}function Dc(e,t){
let n=e.filter(({kind:r,role:o})=>r==="card"&&o==="fan").sort((r,o)=>r.x-o.x),s=n.at(-1);if(s&&t){let r=n.length>1?s.x-n[n.
length-2].x:s.w*.59;n.push({...s,key:`${s.key}.end`,x:s.x+Math.max(r,s.w*.4),face:t})}return n}function zf(e,t,n){let[s]=e,
r=e.at(-1);if(!s||!r||n||t<=0)return[];let o=os({x:s.x,y:s.y,w:r.x+r.w-s.x,h:r.w*1.4});return o.setAttribute("stroke-das\
harray","10 7"),o.animate([{opacity:1},{opacity:1,offset:.9},{opacity:0}],{duration:(Rc.bust+Pc)/t,fill:"both"}),[o]}function Xf(e,t,{
pace:n,still:s,gone:r,wait:o}){let i=e.target?co(t,e.target):null;return i?s||n<=0?[os(i)]:Dc(r,e.face).map(a=>{let l=x(
"g.thing.card.swept",...ue({...a,plays:!1,off:""})),c=`translate(${a.x}px,${a.y}px)`;return l.animate([{transform:c,opacity:1},
{transform:`translate(${i.x}px,${i.y}px) scale(${i.w/a.w})`,opacity:1,offset:.9},{transform:`translate(${i.x}px,${i.y}px\
) scale(${i.w/a.w})`,opacity:0}],{duration:Uc*1.25/n,delay:o+Pc/n,easing:Cc,fill:"both"}),l}):[]}var Ic=320,Qf=90,Fc={w:1,h:1},is=class{constructor({press:t,pace:n}){this.gone=[];this.bright=null;this.parked="";this.timer=
0;this.press=t,this.pace=n,this.rings=x("g.far-rings",{fill:"none","stroke-width":11,"aria-hidden":"true"}),this.layer=x(
"g"),this.over=x("g.event",{"aria-hidden":"true"}),this.root=x("svg.table",{role:"group",tabindex:-1},this.rings,this.layer,
this.over),this.placed=new Map,this.changed=new Set,this.lens=new rs}paint(t,{label:n,move:s,back:r=!1}){this.root.setAttribute(
"viewBox",`0 0 ${t.w} ${t.h}`),this.root.setAttribute("aria-label",n),this.far(t);let o=new Map([...this.placed].map(([d,
{thing:m}])=>[d,m])),i=s&&this.pace()>0&&!be(),a=new Map(t.things.map(d=>[d.key,d])),l=rt(this.root),c=l&&this.layer.contains(
l)?l.getAttribute("data-key"):l===this.root?this.parked:"";this.gone=[];for(let[d,{node:m,thing:b}]of this.placed){if(a.
has(d))continue;this.gone.push(b),this.placed.delete(d);let g=i&&r&&b.kind==="card"&&b.origin?a.get(b.origin):void 0;g?this.
leave(m,b,g):m.remove()}let u=null,h=[];this.changed.clear();for(let d of t.things){let m=o.get(d.key),{node:b}=this.place(
d),g=u?u.nextSibling:this.layer.firstChild;b!==g&&this.layer.insertBefore(b,g),u=b,s&&d.kind==="card"&&(!m||JSON.stringify(
m.face)!==JSON.stringify(d.face))&&this.changed.add(d.key),i&&!r&&d.thrown&&d.thrown!==m?.thrown&&this.roll(d.key);let w=i&&
d.kind==="card"&&!m?this.source(d,o):void 0;w&&h.push(this.glide(b,w,d))}if(h.length){this.root.getBoundingClientRect();
for(let[d,m]of h.entries())m(Math.min(d,4)*Qf/this.pace())}this.look(t),i&&li(this.root,this.pace()),this.shade(),s&&be()&&
this.flash();let f=rt(this.root);c&&!(f&&this.layer.contains(f)&&f.hasAttribute("tabindex"))&&this.focus(c)}dim(t){this.
bright=t,this.shade()}shade(){let{bright:t}=this;for(let[n,{node:s,thing:r}]of this.placed){let o=n.slice(n.indexOf(":")+
1),i=!t||r.kind==="lit"||t.has(o)||t.has(o.split(".")[0]);s.classList.toggle("dimmed",!i)}}happen(t){let n=[...this.placed.
values()].map(({thing:s})=>s);Bc(this.over,t,n,{pace:this.pace(),still:be(),gone:this.gone})}look(t){let n=t.things.find(
({kind:l})=>l==="board"),s=n&&this.placed.get(n.key)?.node.querySelector(".board");if(!n||!(s instanceof SVGElement))return this.
lens.on(null,"",Fc,{x:0,y:0},Fc);let{board:r,zone:o}=n,i=r.nodes.find(l=>l.id===o.centre),a=l=>[...s.querySelectorAll(l)].
map(c=>({x:Number(c.getAttribute("data-x")),y:Number(c.getAttribute("data-y"))}));this.lens.controls.classList.toggle("a\
bove",t.w<Ht),this.lens.aims=(l,c)=>ri(s,l,c,r.nodes),this.lens.on(s,r.id,{w:r.width,h:r.height},i??{x:r.width/2,y:r.height/
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
n){r.replaceChildren(...ue(t));let o=$i(t),i=t.plays||t.off||t.opens||t.recall?.length>0,a=["thing",t.kind,t.role,t.plays&&
"plays",t.off&&"off",t.dealt&&"dealt",t.up&&"up"];r.setAttribute("class",a.filter(Boolean).join(" ")),j(r,"role",t.kind===
"board"?"group":i?"button":o?"img":""),j(r,"aria-label",o),j(r,"tabindex",i?"0":""),j(r,"aria-disabled",t.off?"true":""),
j(r,"aria-pressed",t.up?"true":""),j(r,"aria-hidden",t.kind==="lit"||t.kind==="mark"&&t.key.endsWith("under")||t.key.endsWith(
".above")?"true":""),s.looks=n}return r.style.transform=`translate(${t.x}px,${t.y}px)`,s.thing=t,s}travel(t,n){let s=n.target instanceof
Element?n.target.closest("[data-move],[data-spot]"):null,r=this.placed.get(t);if(!s||!r)return;if(n instanceof KeyboardEvent&&
n.key!=="Enter"&&n.key!==" ")return Hc(s,n);n.preventDefault();let o=s.getAttribute("data-move")??"",i=s.getAttribute("d\
ata-spot")??"";this.press({...r.thing,plays:!0,off:"",move:o,spot:i,picks:[]},r.node)}roll(t){di(n=>{let s=this.placed.get(
t);s?.node.replaceChildren(...ue(n(s.thing)))},this.pace())}touch(t){let n=this.placed.get(t),{plays:s,off:r,opens:o,recall:i}=n?.
thing??{};n&&(s||r||o||i?.length)&&this.press(n.thing,n.node)}source(t,n){if(t.origin&&n.has(t.origin))return n.get(t.origin);
if(!(t.role!=="hand"&&t.role!=="seat"))return[...n.values()].find(s=>s.kind==="card"&&s.role==="stack"&&!s.face)}glide(t,n,s){
return t.style.transition="none",t.style.transform=`translate(${n.x}px,${n.y}px) scale(${n.w/s.w})`,r=>{t.style.transition=
"",t.style.transitionDelay=`${r}ms`,r&&setTimeout(()=>t.style.removeProperty("transition-delay"),r+Ic),t.style.transform=
`translate(${s.x}px,${s.y}px)`}}leave(t,n,s){t.setAttribute("aria-hidden","true"),t.removeAttribute("data-key"),t.style.
transform=`translate(${s.x}px,${s.y}px) scale(${s.w/n.w})`,setTimeout(()=>t.remove(),Ic/this.pace())}flash(){clearTimeout(
this.timer);for(let[t,{node:n}]of this.placed)n.classList.toggle("changed",this.changed.has(t));this.timer=setTimeout(()=>{
for(let{node:t}of this.placed.values())t.classList.remove("changed")},1500)}};var as=class{constructor(t){this.looks="";this.chosen=[];this.picks=[];this.carries=[];this.how=t,this.nodes=new Set}show(t,n,s){
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
o))})))}done(t){this.chosen=[],this.how.play(t)}clear(){let[t]=this.chosen;return this.chosen=[],t&&this.how.moved(t),!!t}};var fe=56,uo=72,Ve=62,ls=118,ho=40,tp=70,ep=4e3,cs=(e,t,n,s={})=>x("text.f2",{x:e,y:t,"font-size":14,...s},n),np=(e,t)=>et(
e,t,15).map((n,s,{length:r})=>cs(fe,35-9*r+18*s,n,{class:"f","font-weight":700,"font-size":15}));function sp(e,t=1/0,n=ho){
let s=e.map((o,i)=>({y:o,k:i})).sort((o,i)=>o.y-i.y);for(let o=1;o<s.length;o++)s[o].y=Math.max(s[o].y,s[o-1].y+n);for(let o=s.
length-1;o>=0;o--)s[o].y=Math.min(s[o].y,o===s.length-1?t:s[o+1].y-n);let r=[...e];for(let{y:o,k:i}of s)r[i]=o;return r}
function rp(e,t,n,s){let r=Math.max(...n.lines.map($=>$.values.length))-1,o=n.lines.flatMap($=>$.values),i=Math.max(...o,
1),a=Math.min(...o,0),l=$=>fe+(e-fe-ls)*$/(r||1),c=$=>t-Ve-(t-uo-Ve)*($-a)/(i-a||1),h=te(a,i).filter(Number.isInteger).map(
$=>[x("path.race-grid",{d:`M${fe} ${c($)}H${e-ls}`}),cs(fe-10,c($)+5,String($),{"text-anchor":"end"})]),f=n.parts.map(([
$],E)=>l(n.parts[E+1]?.[0]??r)-l($)),d=Math.min(...f)>54,m=n.parts.map(([$,E],T)=>{let S=n.parts[T+1]?.[0]??r,M=d?E:E.split(
" ").at(-1)??"";return[T>0&&x("path.race-part",{d:`M${l($)} ${uo-12}V${t-Ve}`}),(l(S)-l($)>18||T===0)&&cs((l($)+l(S))/2,
t-Ve+24,M,{"text-anchor":"middle"})]}),b=Math.min(ho,(t-uo)/n.lines.length),g=b/ho,w=sp(n.lines.map($=>c($.values.at(-1)??
0)),t-b/2,b),y=[...n.lines].sort(($,E)=>Number($.me)-Number(E.me)).map($=>{let E=$.values.map((U,P)=>P?`H${l(P)}V${c(U)}`:
`M${l(0)} ${c(U)}`).join(""),T=$.values.map((U,P)=>({value:U,k:P})).filter(({value:U,k:P})=>P>0&&U!==$.values[P-1]),S=w[n.
lines.indexOf($)],M=String($.values.at(-1)).replace("-","−"),A=$.me?"var(--accent-on-field)":"var(--on-field)";return x(
"g",{class:$.me?"race-line me":`race-line other-${$.seat%3}`},x("path",{d:E,fill:"none"}),T.map(({value:U,k:P})=>R(l(P),
c(U),4.5)),ye($.seat,e-ls+12,S-13*g,26*g,{fill:A}),wt(M,e-ls+50,S-15*g,Math.min(30*g,3e3*.6/Math.max(ut(M,30),60)),{colour:A}))}),
v=n.lines.find($=>$.me),k=n.tags.map(({n:$,frame:E,step:T},S)=>{let M=Math.max(0,E),A=c(v?.values[M]??0),U=S>0&&Math.abs(
l(M)-l(n.tags[S-1].frame))<30,P=A+30>t-Ve-26,I=P?A-56-(U?28:0):A+26+(U?28:0),J=()=>s(T);return x("g.race-tag",{role:"but\
ton",tabindex:0,"data-k":`tag.${$}`,"aria-label":`Costly move ${$}: try it again`,onclick:J,onkeydown:Y=>{Y.key!=="Enter"&&
Y.key!==" "||(Y.preventDefault(),J())}},O(l(M)-22,I-9,44,44,{fill:"transparent"}),x("path",{d:`M${l(M)} ${A}V${I+13}`}),
R(l(M),A,5),O(l(M)-13,I,26,26,{class:"tag"}),x("text",{x:l(M),y:I+18,"text-anchor":"middle","font-size":15,"font-weight":700},
String($)))}),_=n.lines.map($=>`${$.name} ${$.values.at(-1)}`).join(", ");return x("svg",{viewBox:`0 0 ${e} ${t}`,role:"\
group","aria-label":`${n.title}. At the end: ${_} ${n.unit}.`},np(n.title,e-fe-tp),...h,...m,...y,...k,t>330&&cs(fe,t-12,
n.tags.length?"A numbered tag: a move that cost you.":""))}var us=class{constructor(t){this.timer=0;this.step=-1;this.looks=
"";this.press=t,this.button=p("button.btn",{"data-k":"race",onclick:()=>this.turn(!this.away)}),this.drawing=p("div"),this.
root=p("div.race",{hidden:!0},this.drawing,this.button),this.away=!1,this.turn(!1)}turn(t){clearTimeout(this.timer),this.
away=t,this.button.textContent=t?"Race":"Table",this.button.setAttribute("aria-label",t?"Show the race":"Show the table"),
this.drawing.hidden=t,this.root.classList.toggle("away",t),this.root.parentElement?.classList.toggle("raced",!this.root.
hidden&&!t)}show(t,n){let s=t.get("race"),r=t.get("mode")==="watch",o=r&&(t.get("step")<n||t.get("stop")>=0);this.root.hidden=
o||!s?.lines?.length;let i=this.step;if(this.step=t.get("step"),this.root.hidden)return this.turn(!1);if(i===this.step)this.
root.parentElement?.classList.toggle("raced",!this.away);else{let d=r&&i===n-1;this.turn(d),d&&(this.timer=window.setTimeout(
()=>this.turn(!1),ep))}let a=d=>String(d)===t.get("watcher"),l=(s.lines??[]).map(d=>({...d,me:d.me||r&&a(d.seat)})),{clientWidth:c,
clientHeight:u}=this.root.parentElement??this.root,h=JSON.stringify([s,l,c,u]);if(h===this.looks)return;this.looks=h;let f={
...s,lines:l};this.drawing.replaceChildren(rp(c,u,f,this.press))}};var hs=class{constructor(t){this.opener=t,this.root=p("section.sheet.scores",{hidden:!0}),t.onclick=()=>this.open(!!this.
root.hidden)}open(t){this.root.hidden=!t,j(this.opener,"aria-expanded",String(t))}escape(){let t=!this.root.hidden,n=this.
root.contains(rt(this.root));return this.open(!1),n&&this.opener.focus(),t}show(t){if(this.opener.hidden=!t,!t)return this.
open(!1);let n=JSON.stringify(t);if(this.root.dataset.looks===n)return;this.root.dataset.looks=n,this.opener.textContent=
t.notes?"Notes":"Scores",this.root.classList.toggle("notes",!!t.notes);let s=i=>p("tr",i.map((a,l)=>l?p("td",a):p("th",{
scope:"row"},a))),r=i=>i?p("th",{scope:"col"},i):p("td"),o={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
escape()};this.root.replaceChildren(tt(o,ht("close",16)),p("div.scroll",{tabindex:0,role:"group","aria-label":t.title},p(
"table",p("caption",t.title),p("thead",p("tr",t.head.map(r))),p("tbody",t.rows.map(s)))))}};var op=1600,ip=1.9,ap=[[.5,"½×"],[1,"1×"],[3,"3×"]],lp=17,cp=7,qc=[["ask","Ask me"],["mark","Only mark"],["off","Off"]],
up={open:"a question",now:"asked now",came:"it came",not:"it did not come",unseen:"not seen in the game",skipped:"skippe\
d"};function hp(e,t){let n=[...e],s=Math.min(lp,t/Math.max(e.length-1,1));for(let r=1;r<n.length;r++)n[r]=Math.max(n[r],
n[r-1]+s);for(let r=n.length-1,o=t;r>=0;r--,o-=s)n[r]=Math.min(n[r],o);return n}function dp(e){return e.asking!=="ask"?-1:
e.moments.findIndex(({frame:t,state:n})=>t===e.step&&n==="open")}var pe={first:"Home",back:"ArrowLeft",play:" ",forward:"\
ArrowRight",last:"End"},ds=class{constructor(t){this.timer=0;this.looks="";this.chosen="";this.how=t,this.keys={first:this.
key("first","First step",()=>t.go(0)),back:this.key("back","Step back",()=>t.go(this.now.step-1)),play:this.key("play","\
Play",()=>t.play(!this.now.playing)),forward:this.key("forward","Step forward",()=>t.go(this.now.step+1)),last:this.key(
"last","Last step",()=>t.go(this.now.last))},this.keys.play.classList.add("go"),this.range=p("input.rng",{type:"range",min:0,
"aria-label":"Step",oninput:()=>t.go(Number(this.range.value))}),this.marks=x("svg.marks",{height:14,"aria-hidden":"true"}),
this.moments=p("div.moments"),this.told=p("p.count",{"aria-hidden":"true"}),this.menu=p("div.pace-menu",{hidden:!0,role:"\
group","aria-label":"Questions and pace"}),this.more=p("button.btn.quiet.more",{"data-k":"pace","aria-expanded":"false",
onclick:()=>this.open(this.shut)},p("span.word","Ask me"),ht("down",14)),this.root=p("div.stepper",p("div.keys",{role:"g\
roup","aria-label":"Steps"},Object.values(this.keys)),p("div.scrub",this.marks,this.moments,this.range),this.told,p("div\
.pace",this.more,this.menu)),this.now={step:0,last:0,marks:[],playing:!1,speed:1,moments:[],asking:"off",stop:-1,happens:!1,
eyes:[],watcher:"",buttons:[]}}get shut(){return!!this.menu.hidden}key(t,n,s){let r=pe[t].replace(" ","Space");return p(
"button",{"data-k":`step.${t}`,"aria-label":n,"aria-keyshortcuts":r,title:n,onclick:s},ht(t,24))}show(t){let n=this.now.
playing!==t.playing,s=n||this.now.step!==t.step||this.now.speed!==t.speed||this.now.last!==t.last;this.now=t,this.range.
max=String(Math.max(t.last,1)),this.range.value=String(t.step),j(this.range,"aria-valuetext",`Step ${t.step} of ${t.last}`),
this.range.style.setProperty("--p",`${t.last?100*t.step/t.last:0}%`),this.told.replaceChildren(p("b",String(t.step)),p("\
small",`of ${t.last}`));for(let r of["first","back"])j(this.keys[r],"aria-disabled",t.step===0?"true":"");for(let r of["\
forward","last"])j(this.keys[r],"aria-disabled",t.step===t.last?"true":"");if(n){let r=t.playing?"Pause":"Play";this.keys.
play.replaceChildren(ht(t.playing?"pause":"play",24)),j(this.keys.play,"aria-label",r),j(this.keys.play,"title",r)}this.
choices(),this.mark(),s&&clearTimeout(this.timer),s&&t.playing&&(this.timer=setTimeout(()=>this.tick(),op*(t.happens?ip:
1)/t.speed))}tick(){let t=dp(this.now);t>=0?this.how.stop(t):this.now.step>=this.now.last?this.how.play(!1):this.how.go(
this.now.step+1,!0)}choices(){let{asking:t,speed:n,moments:s,eyes:r,watcher:o,buttons:i}=this.now,a=JSON.stringify([t,n,
s.length>0,r,o,i]);if(a===this.chosen)return;this.chosen=a;let l=s.length?qc.find(([u])=>u===t)?.[1]??"":`${n}×`.replace(
"0.5","½");this.more.firstElementChild?.replaceChildren(l),j(this.more,"aria-label",`Questions and pace: ${l}`);let c=rt(
this.menu)?.getAttribute("data-k");this.menu.replaceChildren(...[s.length>0&&p("p","At a decisive moment"),s.length>0&&bt(
{label:"At a decisive moment",choices:qc,value:t,pick:u=>this.how.ask(u),k:"asking"}),r.length>1&&p("p.seen-by","Seen by"),
r.length>1&&p("div.seen-by",bt({label:"Seen by, in the menu",choices:r,value:o,pick:u=>this.how.see(u),k:"eyes"})),p("p",
"Pace"),bt({label:"Pace",choices:ap,value:n,pick:u=>this.how.pace(u),k:"speed"}),i.length>0&&p("p","To take along"),...i.
map(u=>mn(u,h=>this.how.key(h)))].filter(u=>u instanceof Node)),c&&this.menu.querySelector(`[data-k="${c}"]`)?.focus()}open(t){
this.menu.hidden=!t,j(this.more,"aria-expanded",String(t)),t&&this.menu.querySelector("[aria-pressed=true], button")?.focus()}escape(){
return this.shut?!1:(this.open(!1),this.more.focus(),!0)}mark(){let{marks:t,last:n,moments:s,asking:r,stop:o}=this.now,i=Math.
round(this.marks.clientWidth),a=r==="off"?[]:s,l=JSON.stringify([t,i,a,o]);if(l===this.looks||!i)return;this.looks=l;let c=m=>n?
m/n*i:0,u=Math.max(1,...t);this.marks.setAttribute("viewBox",`0 0 ${i} 14`),this.marks.replaceChildren(...a.length?a.map(
({frame:m})=>O(c(m)-1,21,2,8,{fill:"var(--lit)"})):t.flatMap((m,b)=>{let g=3+3.5*m/u,w=`M${c(b)} ${7-g}l${g} ${g} -${g} ${g}\
 -${g} -${g}z`;return m>0?[x("path",{d:w,fill:"var(--accent-on-field)"})]:[]}));let h=a.map((m,b)=>({...m,k:b})),f=i<cp*
(h.length-1)?h.filter(({k:m})=>m===o):h,d=hp(f.map(({frame:m})=>c(m)),i);this.moments.replaceChildren(...f.map(({frame:m,
state:b,line:g,k:w},y)=>p("button",{class:`moment ${w===o?"now":b}`,style:`left:${d[y]}px`,tabindex:-1,"data-moment":w,title:g,
"aria-label":`Step ${m}, ${up[w===o?"now":b]}: ${g}`,onclick:()=>this.how.stop(w)},b==="came"||b==="not"||b==="unseen"?p(
"i",{class:b}):"?")))}stop(){clearTimeout(this.timer)}};function Wc(e){let{lens:t}=e.painter,n=()=>!e.acting&&e.reel.length>1,s=a=>()=>(e.go(a),!0),r=e.model.get("step"),o=()=>e.
acts.root.querySelector('[data-act="press"]'),i=a=>!a.closest(la);return[{keys:[pe.play],shown:"Space",words:"Plays the \
game on, or halts it.",when:n,press:(a,l)=>(i(l)&&e.play(!e.model.get("playing")),i(l))},{keys:[pe.back],shown:"←",words:"\
A step back.",when:n,press:s(r-1)},{keys:[pe.forward],shown:"→",words:"A step on.",when:n,press:s(r+1)},{keys:[pe.first],
shown:"Home",words:"The first step.",when:n,press:s(0)},{keys:[pe.last],shown:"End",words:"The last step.",when:n,press:s(
e.reel.length-1)},{keys:[" "],shown:"Space",words:"Goes on where chance waits for you.",when:()=>e.acting&&!!o(),press:(a,l)=>(i(
l)&&o().click(),i(l))},{keys:["+","=","-","0"],shown:"+ − 0",words:"Closer to the board, farther away, all of it; with\
 the focus on the table.",inside:!0,when:()=>!!t.board,press:a=>t.key(a,!1)},{keys:["ArrowLeft","ArrowRight","ArrowUp","\
ArrowDown"],shown:"Shift and an arrow",words:"Moves the board; with the focus on the table.",inside:!0,shift:!0,when:()=>!!t.
board,press:a=>t.key(a,!0)},{keys:[],any:a=>mo(e,a).size===1,shown:"A card's sign",words:"Takes that card, if only one i\
n your hand bears it; with the focus on the table.",inside:!0,when:()=>e.acting&&mo(e).size>0,press:a=>{let[l]=mo(e,a).values();
return e.press(l),!0}},{keys:["d","D"],shown:"D",words:"Shows the discards by colour and value, or puts them away.",when:()=>!!e.
spread.zone,press:()=>(e.spread.toggle(()=>e.show(!1)),!0)},{keys:["Escape"],shown:"Escape",words:"Closes what is open o\
ver the table, or puts the card back.",inside:!0,when:()=>!0,press:()=>mp(e)}]}function mp(e){if(e.chooser.key)e.chooser.
leave();else{if(e.placing.clear())return!0;if(e.lifting.lifted)e.lifting.lift("");else return["spread","heat","scores","\
stepper","caption"].some(t=>e[t].escape())}return!0}function mo(e,t){let n=new Map;for(let{thing:s}of e.painter.placed.values())
s.kind==="card"&&s.plays&&s.face?.text&&(t==null||s.face.text.toLowerCase()===t.toLowerCase())&&n.set(s.move||s.key,s);return n}function fo(e){let t=e.reel.length-1,n=Math.min(e.model.get("step"),t),s=e.model.get("playing");e.strip.hidden=t<1,e.stepper.
show({step:n,last:t,marks:e.reel.marks(),playing:s,speed:e.model.get("speed"),moments:e.model.get("moments"),asking:e.model.
get("asking"),stop:e.model.get("stop"),happens:!!(e.scene?.event??e.scene?.mark),eyes:e.model.get("eyes"),watcher:e.model.
get("watcher"),buttons:e.model.get("buttons")??[]})}function jc(e,t){let n=e.acting?e.playBar:e.stepper.root;if(e.strip.
firstChild!==n&&e.strip.replaceChildren(n),!e.acting)return fo(e);e.stepper.stop(),e.lifting.stand(e.playBar,e.stage,e.fit===
"phone");let s=t.alert?(t.actions??[]).filter(a=>!a.strong):t.actions??[];e.lifting.show({lifts:e.model.get("lifts")??{},
keys:e.model.get("buttons")??[]}),e.strip.hidden=e.mode==="edit",e.acts.root.hidden=!!e.lifting.lifted;let r=t.zones.some(
a=>a.kind==="tokens"&&a.ways?.some(({move:l})=>l)),o=r?"Press a lit space or a row; press it again to go there.":"",i=e.
model.get("busy")?"The others play.":e.placing.words||o;e.lifting.tell(i,t.actions??[]),e.acts.show(s,!!e.model.get("bus\
y"),e.stage)}var fp={watch:288,play:356,edit:316},pp=288,po=class{constructor(t,n){this.refused="";this.left=-1;this.shownSize="";this.
paintedStep=-1;this.model=t,this.sending=new qn(t,s=>this.markSent(s)),this.painter=new is({press:s=>this.press(s),pace:()=>this.
model.get("speed")}),this.stepper=new ds({go:(s,r)=>this.go(s,r),play:s=>this.play(s),pace:s=>this.save({speed:s}),ask:s=>this.
save({asking:s}),stop:s=>this.stopAt(s),see:s=>this.save({watcher:s}),key:s=>this.model.send({kind:s})}),this.caption=new jn(
{texts:()=>this.model.get("clauses"),see:s=>this.save({watcher:s})}),this.call=new Wn({send:s=>this.send(s),drawn:()=>this.
soon("stay")}),this.race=new us(s=>this.model.send({kind:"retry",step:s})),this.felt=p("div.felt",this.call.root,this.painter.
lens.controls,this.painter.root,this.race.root),this.board=p("p.sr"),this.chooser=new Gn({play:s=>this.send(s),focus:s=>this.
painter.focus(s),around:s=>this.painter.around(s),moved:()=>this.scene&&this.showTable(this.scene,!1)}),this.placing=new as(
{play:s=>this.send(s),choose:(s,r)=>this.chooser.show({key:`spot:${s}`,label:s,plays:!0,picks:r}),moved:s=>{this.show(!1),
this.painter.focus(`spot:${s}`)}}),this.acts=new ns({send:s=>this.send(s),refuse:s=>this.refuse(s)}),this.lifting=new es(
{play:s=>this.send(s),key:s=>this.model.send({kind:s}),told:(s,r)=>this.lift(s,r)}),this.playBar=p("div.play-bar",this.lifting.
acts,this.acts.root,this.lifting.words,this.lifting.keys),this.strip=p("div.strip"),this.scores=new hs(this.caption.sheet),
this.spread=new Mn({focus:s=>this.painter.focus(s)}),this.heat=new yn(()=>this.soon("stay")),this.stage=p("section.stage",
{"aria-label":"The table"},this.caption.root,this.caption.box,this.felt,this.heat.root,this.board,this.chooser.root,this.
scores.root,this.spread.root,this.heat.list,this.strip),this.live=p("p.sr",{"aria-live":"polite"}),this.root=p("div.uw.u\
w-table",this.stage,this.live),this.root.addEventListener("keydown",s=>this.key(s)),this.unhear=On(this.root,()=>Wc(this)),
n.append(this.root),this.tall=void 0,this.due="",this.saying=0,this.watch=()=>this.soon("move"),this.still=()=>this.soon(
"stay"),this.reel=new Kn(t,()=>this.soon("stay")),this.moves=["step","frames","pool"],this.stays="game palette names eye\
s watcher playing speed mode clauses lit differs aside boards heat dealt note busy caption moments asking stop bright li\
fts lifted stamp buttons race covers".split(" ");for(let s of this.moves)t.on(`change:${s}`,this.watch);for(let s of this.
stays)t.on(`change:${s}`,this.still);t.on("msg:custom",Ct),this.sizes=new ResizeObserver(()=>this.resized()),this.sizes.
observe(this.felt),this.unheed=Vi(this.still),this.unhalt=Ei(()=>this.model.get("playing")&&this.play(!1)),this.unfit=Ln(
this.root,()=>this.resized(!0)),this.show(!1)}get scene(){return this.reel.scene(this.model.get("step"))}get mode(){return this.
model.get("mode")}get acting(){return this.mode!=="watch"}save(t){for(let[n,s]of Object.entries(t))this.model.set(n,s);this.
model.save_changes()}go(t,n=!1){let s=Math.max(0,Math.min(t,this.reel.length-1));s!==this.model.get("step")&&(this.left=
this.model.get("stop"),this.save(n||!this.model.get("playing")?{step:s}:{step:s,playing:!1}))}stopAt(t){t===this.left&&this.
model.set("stop",-1),this.save({stop:t,playing:!1})}play(t){let n=this.model.get("step")>=this.reel.length-1;this.save(t&&
n?{step:0,playing:!0}:{playing:t})}show(t){let n=this.scene;if(St(this.root,this.model.get("palette")),this.root.classList.
toggle("busy",!!this.model.get("busy")),this.root.classList.toggle("acts",this.acting),this.left!==this.model.get("stop")&&
(this.left=-1),!n)return fo(this);t&&(this.refused=""),this.lifting.hold(this.model.get("lifted")??"",this.model.get("sa\
id")??{},this.model.get("lifts")??{},n),this.sending.drawn(),this.root.style.setProperty("--pace",String(this.model.get(
"speed"))),this.board.textContent=n.board??"",this.caption.showEyes(this.model.get("eyes"),this.model.get("watcher")),t&&
this.call.cover(),this.call.show(n,this.acting,this.covers),this.heat.show(this.model.get("heat")??{}),this.showTable(n,
t),this.race.show(this.model,this.reel.length-1),jc(this,n),this.scores.show(n.sheet),this.showWords(n),t&&this.chooser.
close(),t&&this.announce(n)}soon(t){this.due||queueMicrotask(()=>{let n=this.due==="move";this.due="",this.show(n)}),this.
due!=="move"&&(this.due=t)}get lit(){let t=this.model.get("lit");return Object.keys(t).length>0?this.model.get("aside")?
{}:t:Object.fromEntries((this.model.get("differs")??[]).map(s=>[s,""]))}get covers(){return this.model.get("covers")||ji()}get fit(){
return this.root.closest("[data-fit]")?.getAttribute("data-fit")??"flow"}get filled(){return["large","middle"].includes(
this.fit)}get size(){let{clientWidth:t,clientHeight:n}=this.felt;return`${t} ${this.filled?n:window.innerHeight} ${this.
fit}`}showTable(t,n){let s=parseFloat(getComputedStyle(this.root).fontSize)/16||1,r=this.call.hidden?0:this.call.root.offsetHeight/
s,o=this.mode==="edit"&&t.table==="round";this.placing.show(t,this.model.get("boards")??{},this.acting);let i={w:(this.felt.
clientWidth||772)/s,h:this.filled?this.felt.clientHeight/s:0,low:this.fit!=="phone"?0:(o?pp:fp[this.mode])+(this.acting?
0:r),page:window.innerHeight/s};this.shownSize=this.size,this.root.classList.toggle("narrow",i.w<Ht);let a=this.mode==="\
watch"&&this.reel.length<2,l=a?void 0:_n(t),c=this.chooser.key?{...this.lit,[this.chooser.key]:""}:this.lit;this.spread.
show(l,this.lit,i.w<Ht);let u={lit:xi(c,l),laid:a,opens:l?.of,dealt:this.model.get("aside")?{}:this.model.get("dealt"),acting:this.
acting,editing:this.mode==="edit",boards:this.model.get("boards")??{},spots:this.placing.spots,heat:this.heat.map,clear:this.
heat.clears,call:r,under:!t.covered?.length||this.covers!=="hidden"},h=vc(Lc(t,this.lifting.lifted,this.lifting.card),i,
u),f=this.model.get("bright")??[];this.painter.dim(f.length?new Set(f):null),h.h=this.steady(h);let d=this.model.get("st\
ep"),m=d<this.paintedStep;this.paintedStep=d,this.painter.paint(h,{label:`The table. ${t.place??""}`,move:n,back:m}),n&&
this.painter.happen(m?null:t.event);let b=Math.min(this.felt.clientWidth/h.w,this.filled?this.felt.clientHeight/h.h:1/0),
g=this.filled?(this.felt.clientHeight-h.h*b)/2:0;this.call.root.style.top=`${g+h.call*b}px`}steady({w:t,h:n}){let s=[t,this.
model.get("game"),this.model.get("mode"),this.size,this.call.hidden].join();return this.tall?.kind!==s&&(this.tall={kind:s,
h:n}),this.tall.h=Math.max(this.tall.h,n),this.tall.h}resized(t=!1){let n=this.scene;!n||!t&&this.size===this.shownSize||
(this.painter.root.classList.add("still"),this.showTable(n,!1),this.race.show(this.model,this.reel.length-1),this.painter.
root.getBoundingClientRect(),this.painter.root.classList.remove("still"),this.stepper.mark(),this.showWords(n),this.chooser.
stand())}showWords(t){let n=this.model.get("caption")??{};j(this.stage,"aria-label",n.badge?`Table ${n.badge} of two`:"T\
he table"),this.caption.show({clauses:n.clauses??(t.clauses??[]).filter(s=>s),...Gl(t,n),note:this.refused||this.model.get(
"note")||"",tone:n.tone??"plain",badge:n.badge})}announce(t){clearTimeout(this.saying),this.saying=setTimeout(()=>{this.
live.textContent=[...t.said??[],t.now].filter(Boolean).join(" ")},350)}press(t){if(t.spot)return this.placing.press(t.spot);
if(t.opens)return this.spread.toggle(()=>this.show(!1));if(!t.plays&&t.recall?.length)return this.chooser.show(t);if(t.off&&
!t.plays)return this.refuse(t.off);if(t.picks.length&&!(t.picks.length===1&&!t.move))return this.chooser.show(t);let n=t.
move||t.picks[0].move,s=t.kind==="board";if((["hand","grid"].includes(t.role)||s)&&n in this.lifting.lifts&&(this.lifting.
lifted!==n||!s&&this.lifting.card!==t.key)){if(this.lifting.lift(n,t.key),s){let o=this.stage.querySelector(`.way[data-m\
ove="${CSS.escape(n)}"]`);o instanceof SVGElement&&o.focus()}return}return this.send(n)}lift(t,n){let s=t.lifted!==this.
model.get("lifted");this.save(t),!(!s||!this.scene)&&(this.refused="",this.show(!1),t.lifted||this.painter.focus(n))}refuse(t){
this.refused=t;let n=this.scene;n&&this.showWords(n)}send(t){this.lifting.unread(t)||(this.sending.send(t,this.lifting.said[t]??
null),he(this.model.get("game")))}markSent(t){this.root.classList.toggle("sent",!!t),this.lifting.playing(!!t);for(let n of this.
stage.querySelectorAll("[data-act]"))j(n,"aria-busy",t&&n.getAttribute("data-act")===t?"true":"")}key(t){!t.ctrlKey&&!t.
metaKey&&!t.altKey&&this.chooser.stroke(t)}remove(){this.unfit(),this.unhear(),this.unheed(),this.unhalt(),this.chooser.
close();for(let t of this.moves)this.model.off(`change:${t}`,this.watch);for(let t of this.stays)this.model.off(`change:${t}`,
this.still);this.model.off("msg:custom",Ct),this.stepper.stop(),this.reel.stop(),this.sizes.disconnect(),clearTimeout(this.
saying)}};function go({model:e,el:t}){let n=new po(e,t);return()=>n.remove()}var Ge=["answer","why","try"],Vc=["guess","think","know"],Gc=26;function lt(e){throw new Error(e)}var jt=(e,t)=>e.card(t.
place,t.question,t.settings);function Ke({said:e,covered:t},n,s,r){return e.findLast((o,i)=>i>=t&&o.place===n&&o.question===
s&&!Ot(o.settings,r))}var Ze=({locked:e},t,n,s)=>!!Ke(t,t.place,n,s.settings)||!t.predicting||s.certain&&!e;var re=(e,t)=>({...t,question:gp(e,t),why:0});function gp(e,t){let n=e.offered(t.place),s=i=>e.card(t.place,i,t.settings);
if(n.length===1)return n[0];if(t.held)return t.question;if(n.includes(t.chosen))return t.chosen;let r=e.prefer(t.place);
return r&&s(r)?r:n.find(i=>s(i)?.certain===!1)??n.find(s)??n[0]??""}function Kc(e,t,n){let s=t.before??t.settings,r=t.chosen||
t.question;return re(e,{...t,place:n,held:null,aside:!1,before:null,settings:s,question:r})}function bp(e,t,n){let s=e.offered(t.place);s.includes(n)||lt(`Expected a question of ${s.join(", ")}, not '${String(n).
slice(0,40)}'.`);let{held:r}=t,o=r?n!==r.question:!1,i=r&&!o?r.settings:t.settings;return re(e,{...t,chosen:n,question:n,
aside:o,settings:i})}function wp(e,t,n){let s=jt(e,t),r=s?.offers??{};for(let[o,i]of s?Object.entries(n):[]){let a=o in t.
settings&&t.settings[o]===i;if(!r[o]?.includes(i)&&!a){let l=Object.entries(r).map(([u,h])=>`${u} of ${h.join(", ")}`),c=`${o.
slice(0,20)}=${String(i).slice(0,20)}`;lt(`Expected settings ${l.join("; ")||"of none"}, not ${c}.`)}}return re(e,{...t,
settings:{...n}})}function bo(e,t,{number:n,sure:s="think",time:r="",seed:o=0}){let i=jt(e,t);if(!i)return lt("Expected \
a position in which a question arises before a prediction.");Vc.includes(s)||lt(`Expected how sure you are to be ${Vc.join(
", ")}, not '${String(s).slice(0,20)}'.`),i.value(n);let{place:a,question:l}=t,c={place:a,question:l,settings:i.settings,
number:n.trim(),sure:s,time:r,seed:o,owned:"",denied:""};return{...t,said:[...t.said,c]}}function ms(e,t){let n=jt(e,t),
s=n&&Ke(t,t.place,t.question,n.settings),r=s&&e.told(n,s,t.said.slice(0,t.said.indexOf(s)));return{said:s,told:r}}function wo(e,t,n){
let{said:s,told:r}=ms(e,t);if(!s||!r?.mistake||!r.asks)return lt("Expected a number that a mistake fits before a yes or \
no.");let o={...s,[n?"owned":"denied"]:r.mistake.kind};return{...t,said:t.said.map(i=>i===s?o:i)}}function Zc(e,t,n){switch(n.
kind){case"Pick":return bp(e,t,n.question);case"Set":return wp(e,t,n.settings);case"Predict":return n.second&&lt("Expect\
ed one number, for the one question on show."),re(e,bo(e,t,n));case"Own":return wo(e,t,n.yes);case"Turn":return Ge.includes(
n.page)||lt(`Expected a page of ${Ge.join(", ")}, not '${String(n.page).slice(0,20)}'.`),{...t,page:n.page};case"Why":return n.
at>=0&&n.at<Gc||lt(`Expected a step of the derivation from 0 to ${Gc-1}, not ${n.at}.`),{...t,why:n.at};case"AskFirst":return re(
e,{...t,predicting:n.on});case"Cover":return re(e,{...t,covered:t.said.length})}return lt(`Expected a deed at a panel, n\
ot ${n.kind}.`)}function yo(e){return{asked:{place:"",question:"",settings:{},chosen:"",held:null,aside:!1,before:null,page:Ge[0],why:0,
predicting:!0,said:[],covered:0},frame:0,eyes:"0",seat:0,stop:-1,playing:!1,fates:{},...e}}var $x="no one two three four five six seven eight nine ten".split(" ");function xp(e,t,n){let s=e.card(t.place,n,t.settings),r=!!(s&&Ke(t,t.place,n,s.settings));return{...e.chip(n),arises:!!s,
away:s?"":e.away(t.place,n),done:r}}function kp(e,t,n){return n.row.map(([s,r,o])=>{let i=r===n.settings[s],a={...n.settings,
[s]:r},l=i?n:e.card(t.place,t.question,a),c=l&&JSON.stringify(l.settings)===JSON.stringify(a);return{value:r,label:o,here:i,
...c&&Ze(e,t,t.question,l)?l.number:{}}})}var vp=({said:e},t)=>e.slice(0,e.indexOf(t));function $p(e,t,n,s){let r=Ke(t,t.
place,t.question,n.settings),o=[t.question,...Object.values(n.settings),t.place].join(" ");return{...n.asked,key:o,revealed:s,
fault:e.fault(t.place),...s&&{...n.answered,row:kp(e,t,n),notice:e.notice(t)},...r&&{said:{...e.told(n,r,vp(t,r)),sure:r.
sure},misconception:""}}}function Yc(e,t){let n=jt(e,t),s=n?Ze(e,t,t.question,n):!1,{question:r,settings:o,predicting:i,
page:a,why:l}=t;return{question:r,settings:o,predicting:i,page:a,why:l,questions:e.offered(t.place).map(c=>xp(e,t,c)),panel:n?
$p(e,t,n,s):e.nothing(t.place,t.question),main:n&&!s?{label:"Show the answer",kind:"predict"}:{},moment:{},guesses:[],ending:{}}}function Jc(e,t){return t.said.flatMap((n,s)=>{let r=e.card(n.place,n.question,n.settings);if(!r)return[];let{judged:o,measure:i}=r.
panel,a=r.value(n.number),{mistake:l}=e.told(r,n,t.said.slice(0,s));return[{game:e.saved.game,question:n.question,settings:Object.
entries(r.settings).map(([c,u])=>`${c}=${u}`).join(" "),position:e.called(n.place),prediction:a,sure:n.sure,exact:o.written,
measure:i,mistake:l?.name??"",kind:l?.kind??"",own:n.owned?"yes":n.denied?"no":"",time:n.time,off:Math.abs(a-o.exact)}]})}var zc=["set","any"],Ae=(e,t,n=!1)=>`${e} ${t}${n?" again":""}`;function pt(e,t,n=!1){let s=new Map;for(let r of t.asked.
said){let[o,i,a]=r.place.split(" ");if(Number(o)!==t.course||!!a!==n||s.has(Number(i)))continue;let l=e.card(r.place,r.question,
{});l&&!Ot(l.settings,r.settings)&&s.set(Number(i),r)}return s}function Qc(e,t){let n=e.card(t.place,t.question,t.settings);
return n?n.verdict(n.value(t.number)).near:!1}var xo=(e,t)=>t.redo.length>0?t.redo:[...e.groups(t.course).keys()];function tu(e,t){
let n=Math.max(t.at,...Vt(e,t));return xo(e,t).find(s=>s>n)??-1}var eu=(e,t,n)=>pt(e,t,t.redo.includes(n)).has(n);function ko(e,t,n){
let s=Ae(t.course,n,t.redo.includes(n));return{...t.asked,place:s,question:e.offered(s)[0],settings:{}}}function Vt(e,t){
let n=t.at<0?[]:e.pair(t.course,t.at);return new Set(n.map(s=>eu(e,t,s))).size>1?[]:n}var nu=(e,t,n)=>!t.asked.predicting||
eu(e,t,n[0]);function Mp(e,t,n,s){let r=[n.number.trim(),(n.second??"").trim()];r.every(Boolean)||lt(`Expected two numbe\
rs: positions ${s[0]+1} and ${s[1]+1} are answered together.`);let o=s.reduce((i,a,l)=>bo(e,{...ko(e,t,a),said:i},{...n,
number:r[l]}).said,t.asked.said);return re(e,{...t.asked,said:o})}function _p(e,t,n){let s=n.map(r=>ko(e,t,r));return s.
find(r=>ms(e,r).told?.asks)??s[0]}function su(e,t){if(t.order==="any"||!t.asked.predicting)return[];let n=pt(e,t),s=pt(e,
t,!0),r=xo(e,t),o=!1,i=-1;return[...e.groups(t.course).keys()].filter(a=>(t.redo.includes(a)?s:n).has(a)?!1:o?!Vt(e,{...t,
at:a}).some(l=>l<a&&l===i):(o=r.includes(a),o&&(i=a),!1))}function vo(e,t,n){if(n>=e.groups(t.course).length)return{...t,
at:-1};let s=Vt(e,t).includes(n)?t.asked.page:Ge[0],r={...t.asked,settings:{},page:s},o=Ae(t.course,n,t.redo.includes(n));
return{...t,at:n,asked:Kc(e,r,o)}}function Xc(e,t,n){let s=e.groups(t.course).length;if(n===-1)return{...t,at:-1};n>=0&&
n<s||lt(`Expected a position from 1 to ${s}, not ${n+1}.`),su(e,t).includes(n)&&lt("Give your prediction first.");let r=Vt(
e,{...t,at:n});return vo(e,t,r.length>0&&!nu(e,t,r)?r[0]:n)}function Sp(e,t){let n=pt(e,t),s=pt(e,t,!0),r=[...n.keys()].
filter(a=>!s.has(a)&&!Qc(e,n.get(a))),o=r.flatMap(a=>e.pair(t.course,a)).filter(a=>!s.has(a)),i=[...new Set([...r,...o])].
sort((a,l)=>a-l);return i.length===0&&lt("Expected misses to redo; there are none left."),vo(e,{...t,redo:i},i[0])}function ru(e,t,n){
switch(n.kind){case"Go":return Xc(e,t,n.to);case"GoOn":return t.at<0?t:Xc(e,t,tu(e,t));case"Redo":return Sp(e,t);case"Be\
gin":return vo(e,{...t,course:t.course+1,redo:[]},0);case"Arrange":return zc.includes(n.order)||lt(`Expected an order of\
 ${zc.join(" or ")}, not '${String(n.order).slice(0,20)}'.`),{...t,order:n.order}}let s=Vt(e,t);return s.length>0&&n.kind===
"Predict"&&(n.second||!nu(e,t,s))?{...t,asked:Mp(e,t,n,s)}:s.length>0&&n.kind==="Own"?{...t,asked:{...t.asked,said:wo(e,
_p(e,t,s),n.yes).said}}:{...t,asked:Zc(e,t.asked,n)}}function ou(e,t){let n=Yc(e,t.asked),s=xo(e,t),r=t.redo.includes(t.
at),o=Vt(e,t),i=o.length>0?o:[t.at],[a,l]=i.map(d=>d+1),c=i.flatMap(d=>s.indexOf(d)+1||[]),u=pt(e,t),h=su(e,t);n.goal={...e.
goal(t.course),...u.size<e.groups(t.course).length&&{line:""},...r&&{line:`Your misses once more: ${c.join(" and ")} of ${s.
length}.`},at:a,...l&&{also:l}},n.pair=o.map((d,m)=>Tp(e,t,d,e.lines(t.course,d)[m])),n.order=t.order,n.main.kind!=="pre\
dict"?n.main={label:Ep(e,t),kind:"next"}:o.length>0&&(n.main={label:"Show both answers",kind:"predict"});let f=e.groups(
t.course).map((d,m)=>{let b=u.get(m),g=b?Qc(e,b)?"near":"far":"open";return{group:d,state:g,shut:h.includes(m),paired:e.
pair(t.course,m)[1]===m}});return{panel:n,trail:{spots:f,at:t.at}}}function Ep(e,t){let n=tu(e,t);if(n<0)return"See how \
you did";let s=Vt(e,{...t,at:n});return s.length>0?`Next: positions ${s[0]+1} and ${s[1]+1}`:`Next: position ${n+1}`}function Tp(e,t,n,s){
let r=ko(e,t,n),o=jt(e,r),{ask:i,given:a,measure:l,cases:c,span:u}=o.asked,{said:h,told:f}=ms(e,r);return{at:n,line:s,here:n===
t.at,ask:i,given:a,measure:l,cases:c,span:u,...h&&f&&{said:{...f,sure:h.sure}},...Ze(e,r,r.question,o)&&o.number}}var Lp=["steps","dots","row"],iu=["answer","bars","dots","steps","misconception","apart","simulated","headline","certain"],
Ap=["row","judged","heat","lesson","tries"],Hp=1e9,au=(e,t)=>Object.fromEntries(Object.entries(e).filter(([n])=>t(n))),$o=class{constructor(t,n,s){
this.panel=t,this.settings=n,this.certain=!!t.certain,this.heat=t.heat,this.answered=au(t,i=>iu.includes(i)||i==="lesson");
let r=t.knobs.map(i=>({...i,choices:i.choices.filter(([a])=>s.some(l=>!Ot(l,{...n,[i.name]:a})))})).filter(i=>i.choices.
length>1),o=au(t,i=>!iu.includes(i)&&!Ap.includes(i));this.asked={...o,knobs:r},this.offers=Object.fromEntries(r.map(({name:i,
choices:a})=>[i,a.map(([l])=>l)]))}get row(){let t=this.panel.knobs.find(n=>!n.model);return(this.panel.row??[]).map(({value:n,
label:s})=>[t.name,n,s])}get number(){let{exact:t}=this.panel.judged;return{number:t,text:Wt(t,this.panel.measure)}}value(t){
return Kl(t,this.panel.measure,this.panel.span)}verdict(t){let{verdicts:n}=this.panel.judged,s=Math.round(t*Hp),[,r,o]=n.
find(([i])=>s<=i)??n.at(-1);return{band:r,near:r!=="far",mistake:o}}mistake(t){return this.panel.judged.mistakes[this.verdict(
t).mistake]??null}told(t){let n=this.value(t),{judged:s,measure:r}=this.panel;return{value:n,verdict:Zl(n,s.exact,r,this.
verdict(n).band)}}},Np=2,fs=class{constructor(t){this.locked=!1;this.saved=t,this.cards=new Map}offered(t){return this.saved.
questions.map(({id:n})=>n)}panels(t,n){return[[],[]]}card(t,n,s){let r=JSON.stringify([t,n,s]),o=this.cards.get(r);return this.
cards.has(r)||(o=this.made(t,n,s),this.cards.set(r,o)),o??null}made(t,n,s){let[r,o]=this.panels(t,n),i=[...r,...o].map(h=>this.
unfolded(h));if(i.length===0)return null;let a=i.map(h=>h.set),l={...a[0],...s},c=({name:h,choices:f,value:d})=>{let m=f.
some(([b])=>b===l[h])||f.length===0;return!(h in l)||d===(m?l[h]:f[0][0])},u=i.find(({panel:h})=>h.knobs.every(c))??i[0];
return new $o(u.panel,u.set,a.slice(0,r.length))}unfolded(t){let{pool:n,panels:s}=this.saved,r={};for(let[i,a]of Object.
entries(s)){let l=a[t];l!=null&&(r[i]=Lp.includes(i)?l.map(c=>n[c]):n[l])}let o=r.knobs.map(i=>[i.name,i.value]);return{
panel:r,set:Object.fromEntries(o)}}prefer(t){return""}chip(t){let{id:n,name:s,title:r}=this.saved.questions.find(o=>o.id===
t)??this.saved.questions[0];return{id:n,name:s,title:r}}away(t,n){let{when:s}=this.saved.questions.find(r=>r.id===n)??{when:""};
return s?`It arises ${s}.`:this.saved.onward}fault(t){return""}notice(t){return""}told(t,n,s,r=t.mistake(t.value(n.number))){
let o=!(n.owned||n.denied),i=s.filter(l=>l.denied&&l.denied===r?.kind).length,a=r!=null&&o&&i<Np;return{...t.told(n.number),
sure:n.sure,mistake:r,asks:a,own:n.owned!==""}}called(t){return t}nothing(t,n){let s=this.saved.questions.find(({id:i})=>i===
n),r=s?.title??"No question arises here.",o=this.away(t,n);return{key:t,none:!0,title:r,when:o}}};var lu=e=>Math.round(e*1e9),ps=class extends fs{constructor(n){super(n);this.courses=[];this.locked=!0;this.lesson=n}explain(n){
let[s]=this.lesson.courses;this.saved=this.lesson=n,this.cards.clear(),this.courses=this.courses.map(r=>r===s?n.courses[0]:
r)}again(){this.courses.push(this.lesson.courses[0])}practise(n){let s=this.lesson.courses[1];if(!s)return!1;let r=s.leads[n]??
[],o=[...r,...s.positions.keys()].filter((a,l,c)=>c.indexOf(a)===l),i=Object.fromEntries(o.map((a,l)=>[l,s.laid[a]]));return this.
courses.push({...s,laid:i,positions:o.map(a=>s.positions[a])}),!0}course(n){return this.courses[n]??this.lesson.courses[0]}picked(n){
return this.course(n)===this.lesson.courses[0]}goal(n){return this.course(n).goal}groups(n){return this.course(n).positions.
map(({group:s})=>s)}pair(n,s){let r=[s,s+1].find(o=>this.course(n).positions[o]?.pair.length);return r?[r-1,r]:[]}lines(n,s){
return this.course(n).positions[this.pair(n,s)[1]].pair}position(n){let[s,r]=n.split(" ").map(Number);return this.course(
s).positions[r]}offered(n){return n?[this.position(n).question]:[]}panels(n,s){let r=this.position(n);return[r.question===
s?r.panels:[],[]]}notice({place:n,said:s}){let[r,o,i]=n.split(" "),a=this.pair(Number(r),Number(o)).map(c=>Ae(Number(r),
c,!!i));return(a.length>0&&a.every(c=>s.some(u=>u.place===c))?a:[n]).map(c=>this.position(c).notice).join(" ")}called(n){
return this.position(n).place+(n.endsWith(" again")?", again":"")}told(n,s,r){let o=n.value(s.number),i=n.verdict(o).near?
void 0:this.slipped(s.place,o,r);return super.told(n,s,r,i??n.mistake(o))}slipped(n,s,r){let[o,i]=n.split(" ").map(Number),
a={asked:{said:r},course:o};return this.position(n).compares.find(({above:l,at:c,fits:u})=>{let h=pt(this,a),f=h.has(i)?
pt(this,a,!0):h,d=f.get(c)??h.get(c),m=d&&this.card(d.place,d.question,d.settings);if(!m)return!1;let b=s-m.value(d.number);
return lu(l?b:-b)>=lu(u)})?.mistake}};var cu=e=>Math.floor(e%1*4294967296);function uu(e){let t=[];for(let n=2;t.length<e;n++)t.every(s=>n%s)&&t.push(n);return t}
var Op=uu(64).map(e=>cu(Math.cbrt(e))),Up=uu(8).map(e=>cu(Math.sqrt(e))),Bt=(e,t)=>e>>>t|e<<32-t;function hu(e){let t=new TextEncoder().
encode(e),n=new DataView(new ArrayBuffer(64*Math.ceil((t.length+9)/64)));t.forEach((r,o)=>n.setUint8(o,r)),n.setUint8(t.
length,128),n.setUint32(n.byteLength-4,8*t.length);let s=[...Up];for(let r=0;r<n.byteLength;r+=64){let o=Array.from({length:64},
(m,b)=>b<16?n.getUint32(r+4*b):0);for(let m=16;m<64;m++){let[b,g]=[o[m-15],o[m-2]],w=Bt(b,7)^Bt(b,18)^b>>>3,y=Bt(g,17)^Bt(
g,19)^g>>>10;o[m]=o[m-16]+w+o[m-7]+y|0}let[i,a,l,c,u,h,f,d]=s;for(let m=0;m<64;m++){let b=d+(Bt(u,6)^Bt(u,11)^Bt(u,25))+
(u&h^~u&f)+Op[m]+o[m],g=(Bt(i,2)^Bt(i,13)^Bt(i,22))+(i&a^i&l^a&l);[i,a,l,c,u,h,f,d]=[b+g|0,i,a,l,c+b|0,u,h,f]}[i,a,l,c,u,
h,f,d].forEach((m,b)=>{s[b]=s[b]+m|0})}return s.map(r=>(r>>>0).toString(16).padStart(8,"0")).join("")}var Pp={know:"I know",think:"I think so",guess:"A guess"},Rp={know:"k",think:"t",guess:"g"},Gt=e=>Math.round(e*1e9)/1e9;
function Mo(e,t){let n=pt(e,t),s=pt(e,t,!0),r=[...new Set([...n.keys(),...s.keys()])].sort((i,a)=>i-a),o=i=>r.flatMap(a=>{
let l=t.asked.said.filter(c=>c===n.get(a)||c===s.get(a));return l[i]?Cp(e,t,a,l[i]):[]});return{first:o(0),second:o(1)}}
function Cp(e,t,n,s){let r=e.card(s.place,s.question,s.settings);if(!r)return[];let o=t.asked.said.slice(0,t.asked.said.
indexOf(s)),{value:i,mistake:a}=e.told(r,s,o),{measure:l,judged:c}=r.panel,{near:u}=r.verdict(i);return[{at:n,said:i,exact:c.
exact,measure:l,sure:s.sure,own:s.owned,mistake:a,near:u}]}function du({said:e,exact:t,measure:n}){let s=e<t?"−":"+",r=Math.
abs(Gt(e-t));return n!=="chance"?s+Wt(r,n):Ee(r)?`${s}${Ee(r)}`:"0"}var mu=(e,t)=>t==="chance"?`${Ee(e)} of 100`:Wt(e,t);
function Bp(e,t,n){let{at:s,said:r,exact:o,measure:i,near:a,own:l}=e,c=i==="chance"?100:1,u=l?e.mistake:null;return{at:s,
apart:i!==n,said:Gt(r*c),exact:Gt(o*c),reach:Gt(Vn(o,i)*c),near:a,off:du(e),words:`said ${mu(r,i)}; it is ${mu(o,i)}`,name:a?
"":u?.name??(r>o?"Too high":"Too low"),why:a?"":u?.words??"",...t&&{again:Gt(t.said*c),againNear:t.near,againWords:du(t)}}}
function _o(e){let t=new Map;for(let{own:n,near:s}of e)n&&!s&&t.set(n,(t.get(n)??0)+1);return[...t].sort(([,n],[,s])=>s-
n)}var fu=(e,t)=>_o(Mo(e,t).first)[0]?.[0]??"";function Dp(e,t){if(e.length===0)return"No number was given.";let n=e.filter(
({near:i})=>!i).length,[s,...r]=_o(e);return s?`${[`${n===1?"Your miss":`${s[1]} of your ${n} misses`}: ${t[s[0]]}`,...r.
map(([i,a])=>`${a}: ${t[i]}`)].join("; ")}.`:""}function Ip(e){let t=e.length>0?e.flatMap(({said:i,exact:a})=>[i,a]):[0,
1],[n,s]=[Math.min(...t),Math.max(...t)],r=(s-n||1)*.06,o=Math.min(0,n);return{low:o-(o<0?r:0),high:s+r}}function pu(e,t,n){
let{first:s,second:r}=Mo(e,t),o=e.picked(t.course),i=s[0]?.measure??"chance",a=i==="chance",l=y=>r.find(v=>v.at===y),c=s.
map(y=>Bp(y,l(y.at),i)),u=s.map(y=>({...y,off:Math.abs(y.said-y.exact)})),h=Object.entries(Pp).flatMap(([y,v])=>{let k=u.
filter($=>$.sure===y&&$.measure==="chance").map($=>100*$.off),_=k.reduce(($,E)=>$+E,0)/k.length;return k.length===0?[]:[
{words:v,off:k.map(Gt),mean:Gt(_)}]}),f=_o(s),{kinds:d,courses:m,short:b,game:g,number:w}=e.lesson;return{title:e.goal(t.
course).title??"",short:o?b:"",near:s.filter(({near:y})=>y).length,of:s.length,found:Dp(s,d),unit:a?"of 100":i,band:a?Gt(
100*Vn(0,i)):0,...a?{low:0,high:100}:Ip(c.filter(({apart:y})=>!y)),dots:c,sure:h,sureWords:Qr(u),open:s.filter(({near:y,
at:v})=>!y&&!l(v)).map(({at:y})=>y),next:"",practise:m.length<2?"":f.map(([y])=>`Practise where ${d[y]}`)[0]??"Practise",
receipt:o&&s.length>0?Fp(e,t,n):"",done:o&&s.length===e.groups(t.course).length?`${g} ${w}`:""}}function Fp(e,t,n){let s=({
said:m,measure:b,sure:g})=>`${ne(Gt(b==="chance"?100*m:m),2).replace(/\.?0+$/,"").replace(/^-0$/,"0")}${Rp[g]}`,{first:r,
second:o}=Mo(e,t),i=new Map(r.map(m=>[m.at,s(m)])),a=o.map(m=>`${m.at+1}=${s(m)}`),l=[...n].slice(0,40).join("").replace(
/[^\p{L}\p{N}\s.'-]/gu," ").trim().split(/\s+/).join("_"),c=e.groups(t.course).map((m,b)=>i.get(b)??"-"),{game:u,number:h}=e.
lesson,f=`${u} lesson=${h}${l&&` student=${l}`}: ${c.join(" ")}`,d=a.length>0?`${f} | ${a.join(" ")}`:f;return`${d} #${hu(
d).slice(0,4)}`}var qp=/^([+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?|[+-]?\d+\/\d+)$/i,Wp=/(^|[;\t\r\n])([\s\0]*)(?=[=+\-@＝＋－＠])/g;function jp(e){
let t=String(e??""),n=typeof e!="string"||qp.test(t)?t:t.replace(Wp,"$1'$2");return/[",\r\n]/.test(n)?`"${n.replaceAll('\
"','""')}"`:n}var gu=e=>e.map(t=>`${t.map(jp).join(",")}
`).join("");var Vp=2,So="about 1 in 20 runs",Kt=(e,t=2)=>ne(Math.abs(e)<.5/10**t?0:e,t).replace("-","−");function bu(e,t,n,s,r,o){
let i=s==="chance";if(e===0||e<2&&!i)return"";let a=i?100:1,[l,c,u]=[...n,t].map(f=>a*f),h=r==null?[]:[r,...o==null?[]:[
o]].map(f=>a*f);return l===c?`${e===2?"Both":`All ${e.toLocaleString("en")}`} trials gave the same number, so they don't\
 show how far off it may be.`:`That says ${Gp(l,c,u,s,h)}${Zp(l,c,h,i)}`}function Gp(e,t,n,s,r=[]){let o=(e+t)/2,i=(t-e)/
2,a=s==="chance",l=a?i>=Vp&&!Kp(e,t,o,i,r)?0:1:2,c=Kt(i,l);if(a&&Kt(o,l)!==Kt(n,l))return`between ${Kt(e,l)} and ${Kt(t,
l)} out of 100`;let u=a?"out of 100":s;return`about ${Kt(n,l)} ${u}, give or take ${Number(c)?c:"less than 0.01"}`}function Kp(e,t,n,s,r){
let[o,i]=[n,s].map(a=>Number(Kt(a,0)));return r.some(a=>(e<=a&&a<=t)!=(o-i<=a&&a<=o+i))}function Zp(e,t,n,s){let[r,o]=n.
map(l=>Yp(l,s)),[i,a]=n.map(l=>e<=l&&l<=t);if(r==null)return".";if(o==null||o===r){let l=o==null?"":", and so does your \
guess";return`. The answer, ${r}, ${i?`fits${l}`:`doesn't fit: ${So} miss it`}.`}return i?`: ${a?"not ":""}enough to tel\
l your guess, ${o}, from the answer, ${r}.`:a?`. Your guess, ${o}, fits and the answer, ${r}, doesn't: ${So} mislead lik\
e this.`:`. Neither the answer, ${r}, nor your guess, ${o}, fits: ${So} miss the answer.`}var Yp=(e,t)=>t?Kt(e,Math.abs(
e-Math.round(e))<1e-9?0:1):Kt(e);var Jp=[1,10,100,1e3],zp=1e6,Xp=2,Ye=1.959963984540054,Qp=100,gs=10,tg=617,eg=125,ng=350,sg=50,rg=20;function og(e,t){let n=e/
t,s=Ye*Ye,r=(n+s/(2*t))/(1+s/t),o=Ye/(1+s/t)*Math.sqrt(n*(1-n)/t+s/(4*t*t));return[Math.max(0,r-o),Math.min(1,r+o)]}function ig(e,t,n){
let s=t/e,r=e<2?0:Math.sqrt(Math.max(0,n/e-s**2)/(e-1));return[s-Ye*r,s+Ye*r]}function ag(e,t){let n=new Set([t]);for(let s=1;s<
10;s++)n.add(s);for(let s=10;10**(s/10)<t;s++)n.add(Math.round(10**(s/10)));return new Set([...n].filter(s=>s>e&&s<=t))}
function lg({parts:e,rows:t},n){let s={dealt:{},traces:[]};for(let[r,o]of Object.entries(t)){let i=e[o.charCodeAt(n)-48];
i&&r.startsWith("trace.")?s.traces.push(i):i&&(s.dealt[r]=i)}return s}var Nt=e=>e.toLocaleString("en"),bs=class{constructor(t,n=Math.
floor(Math.random()*zp)){this.key="";this.card=null;this.explained="";this.run={begun:0,n:0,total:0,squares:0,points:[]};
this.earlier=[];this.running=!1;this.few=!1;this.note="";this.signs="";this.cases=[0,0,0];this.outcome=null;this.shown={
dealt:{},traces:[]};this.publish=t,this.seed=n,this.said=void 0,this.timer=void 0}forget(t){clearTimeout(this.timer),this.
run={begun:0,n:0,total:0,squares:0,points:[]},this.earlier=t,this.running=!1,this.few=!1,this.note="",this.signs="",this.
cases=[0,0,0],this.outcome=null,this.shown={dealt:{},traces:[]}}get dealt(){return this.card?.panel.tries}get most(){let{
signs:t="",kept:n=0}=this.dealt??{};return t.length-n+Math.min(gs,n)}get counts(){return Jp.filter(t=>t<=this.most)}get chance(){
return this.card?.panel.measure==="chance"}bind(t,n,s){this.said=s,this.card=n,t!==this.key&&this.forget([]),this.key=t}again(t){
let n=String(t??this.seed+1),{value:s}=kt(n,{low:0,high:999999999,whole:!0});s==null&&lt(`Expected a seed of trials from\
 0 to 999,999,999, not '${n.slice(0,20)}'.`),this.seed=Number(s),this.forget([this.run,...this.earlier].filter(({points:r})=>r.
length>0).slice(0,Xp)),this.publish()}place(t){let{signs:n="",kept:s=0}=this.dealt??{};return t<Math.min(gs,s)?(gs*this.
seed+t)%s:s+(tg*this.seed+t)%(n.length-s)}begin(t,n=!1){if(this.running)return;let s=this.trying(t,n);this.running=!0,this.
note="";let r=()=>{let{value:o,done:i}=s.next();this.running=!i,i||(this.timer=setTimeout(r,o)),this.publish()};try{r()}catch(o){
throw this.running=!1,o}}stop(){clearTimeout(this.timer),this.running=!1,this.publish()}*trying(t,n=!1){let{run:s}=this;
this.dealt||lt("Expected a question to try out; none arises in this position."),this.counts.includes(t)||lt(`Expected ${this.
counts.map(Nt).join(", ")} trials, not ${String(t).slice(0,20)}.`),s.begun>=this.most&&lt(`These are ${Nt(this.most)} tr\
ials; start again to run more.`);let r=Math.min(this.most,s.begun+t),o=ag(s.begun,r);for(this.few=t<=10;s.begun<r;)this.
add(),o.has(s.begun)&&this.mark(),(t===10||!this.few&&s.begun%(t/rg)===0)&&s.begun<r&&(yield this.few?n?ng:eg:sg)}add(){
let{run:t}=this,n=this.dealt,s=this.place(t.begun),r=n.values[n.signs.charCodeAt(s)-48];t.begun++,this.outcome=r,this.shown=
this.few?lg(n,s):{dealt:{},traces:[]};let o=r==null?2:r?0:1;this.cases[o]++,this.signs.length<Qp&&(this.signs+="ynx"[o]),
r!=null&&(t.n++,t.total+=r,t.squares+=r*r)}get mean(){return this.run.total/this.run.n}interval(){let{n:t,total:n,squares:s}=this.
run;return this.chance?og(Math.round(n),t):ig(t,n,s)}mark(){this.run.n>0&&this.run.points.push([this.run.begun,this.mean,
...this.interval()])}told(t){let{run:n,dealt:s}=this,r={runs:t?[n,...this.earlier].map(({points:i})=>[...i]):[[]],begun:t?
n.begun:0,struck:t?n.begun-n.n:0,running:this.running,most:this.most,counts:this.counts,seed:this.seed,note:this.note,traces:t?
this.shown.traces:[]};if(!s||!t)return r;let o=s.kept>0?` The first ${gs} of a run keep their cards.`:"";if(r.beforehand=
`From ${Nt(s.signs.length)} trials dealt beforehand.${o}`,s.cases&&(r.grown=this.grown(s.cases)),n.begun===0)return r;if(Object.
assign(r,{summary:this.summary(),claim:this.claim(),band:this.band()}),n.n>0){let[i,a]=this.interval();Object.assign(r,{
value:this.mean,low:i,high:a})}return this.few&&(r.last=`Trial ${Nt(n.begun)}: ${this.worded()}.`),r}grown(t){let n=this.
run.begun,s=t.map((a,l)=>[this.cases[l],a]),r=s.map(([a,l])=>`${Nt(Number(a))} ${l}`).join(", "),o=n===1?`One trial so f\
ar: ${r}.`:"0 trials so far.";return{kind:"cases",caption:"",spoken:n<2?o:`Of ${Nt(n)} trials: ${r}.`,n,signs:this.signs,
kinds:s}}summary(){let{n:t,total:n,begun:s}=this.run,r=s-t,o=r>0?` ${Nt(r)} of the ${Nt(s)} trials struck out.`:"",{cases:i,
event:a,measure:l}=this.card?.panel??{};return t===0?r>1?o.trim():"One trial, and it is struck out.":this.chance&&t===1?
`One trial, and it ${n?"counts":"does not count"}.${o}`:this.chance?`${Nt(Math.round(n))} of ${Nt(t)} ${[i||"trials",a].
filter(Boolean).join(" ")}.${o}`:`${Wt(this.mean,l)} on average in ${Nt(t)} trial${t>1?"s":""}.${o}`}claim(){let{n:t}=this.
run,{judged:n,apart:s,measure:r}=this.card?.panel??{};return t===0?"":bu(t,this.mean,this.interval(),r,s?null:n.exact,this.
said)}band(){if(this.run.begun<2)return"";let t=this.card?`${this.card.panel.id} ${JSON.stringify(this.card.settings)}`:
"";this.explained||=t;let n=this.chance?"95% Wilson interval":"95% interval";return this.explained===t?`The band is a ${n}\
: about 1 in 20 such bands misses the exact answer.`:""}worded(){return this.outcome==null?`struck out: ${this.dealt?.struck||
"it does not fit what is known"}`:this.chance?this.outcome?"yes":"no":Wt(this.outcome,this.card?.panel.measure)}};var wu={step:e=>({kind:"Step",to:e}),watcher:e=>({kind:"Eyes",key:e}),stop:e=>({kind:"Stop",at:e}),playing:e=>({kind:"Pl\
ay",on:e}),question:e=>({kind:"Pick",question:e}),settings:e=>({kind:"Set",settings:e}),predicting:e=>({kind:"AskFirst",
on:e}),page:e=>({kind:"Turn",page:e}),why:e=>({kind:"Why",at:e})},yu=["game","question","settings","position","predictio\
n","sure","exact","measure","mistake","kind","own","time"],ws=class{constructor(t,n,s){this.drawn={};this.student="";this.
front="table";this.drew=()=>{};this.facts=t,this.models=n,this.now=s,this.tries=new bs(()=>this.draw(this.models.panel.get(
"note")))}did(t){return this.now}shown(){return{}}open(){this.draw();for(let[n,s]of Object.entries(this.models))for(let r of Object.
keys(wu))s.on(`change:${r}`,()=>this.wish(n,r));let{panel:t}=this.models;t.on("change:lit",()=>this.light(t.get("lit"))),
t.saying=n=>this.hear(n)}light(t){this.models.table.put({lit:t})}wish(t,n){let s=this.drawn[t]??{},r=this.models[t].get(
n);n in s&&Ot(s[n],r)&&this.do(wu[n](r))}do(t){let n="";try{this.now=this.did(t)}catch(s){n=s instanceof Error?s.message:
String(s)}return this.draw(n),n}draw(t=""){let{panel:n,...s}=this.drawn=this.shown(),r=this.tried(n,s),o=Ot(n.panel,this.
models.panel.get("panel"));for(let[i,a]of Object.entries(s))this.models[i].put(a);this.models.panel.put({...n,...r,note:t,
...o&&{lit:{}}}),this.drew()}tried({panel:t,page:n},s){let{tries:r,front:o,now:i}=this,a=!!t.revealed;r.bind(t.key,jt(this.
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
custom",{kind:"file",name:"predictions.csv",text:this.csv()})}}csv(){let t=this.student?["name",...yu]:yu,n=Jc(this.facts,
this.now.asked),s=n.map(r=>t.map(o=>({...r,name:this.student})[o]));return gu([t,...s])}};var cg=40,ug="The positions to practise on are still being worked out. They open here in a minute.",hg="0",ys=class extends ws{constructor(n,s,r){
let o=new ps(n);super(o,s,{asked:yo({}).asked,at:-1,redo:[],course:-1,order:"set"});this.coming=!1;this.wished=null;this.
lesson=o,this.arrange=r,this.sheets=n.sheets,this.choose=()=>{this.begin(),this.draw()},this.begin(),this.open();for(let i of[
"trail","report"])this.models[i].saying=a=>this.asked(a,i)}follow(n){this.coming=!0,n.then(s=>{this.lesson.explain(s);let{
pool:r,clauses:o}=s.table;for(let i of["table","twin"])this.models[i].put({pool:r,clauses:o})}).catch(s=>console.error(s)).
then(()=>{let s=this.now.at<0?this.wished:null;this.coming=!1,this.draw(this.models.panel.get("note")),s!=null&&this.models.
trail.put({note:this.practise(s)})})}begin(){this.lesson.again(),this.now=this.did({kind:"Begin"})}did(n){return ru(this.
lesson,this.now,n)}shown(){let{lesson:n,now:s}=this,{panel:r,trail:o}=ou(n,s),i=n.picked(s.course),a=s.asked.said.filter(
({place:c})=>c.startsWith(`${s.course} `)),l=pu(n,s,this.student);return{panel:r,trail:{...o,lesson:i?`Lesson ${n.lesson.
number}`:"Practice",kept:i?`lesson ${n.lesson.game} ${n.lesson.number}`:"",answers:i?a:[],receipt:l.receipt,student:this.
student,note:""},report:{report:l},...this.laid()}}laid(){let{lesson:n,now:s}=this;if(s.at<0)return{};let r=Vt(n,s),{tables:o,
over:i}=n.course(s.course).laid[(r.length>0?r:[s.at]).join(" ")],a=o.length>1&&s.at===r[1]?1:0,l=pt(n,s).size===n.groups(
s.course).length,c=l&&n.card(s.asked.place,s.asked.question,s.asked.settings);return this.front=["table","twin"][a],Object.
fromEntries(o.map(({names:u,frame:h,differs:f},d)=>[["table","twin"][d],{names:u,differs:f,frames:{[hg]:[h]},aside:d!==a,
caption:{...i[d],tone:"plain"},heat:d===a&&c&&c.heat||{}}]))}draw(n){super.draw(n),this.arrange(this.now.at<0?"end":this.
drawn.twin?"two":"one")}light(n){for(let s of["table","twin"])this.models[s].put({lit:s===this.front?n:{}})}asked(n,s){let r="";
switch(n.kind){case"go":r=this.do({kind:"Go",to:n.at});break;case"redo":r=this.do({kind:"Redo"});break;case"lesson":this.
choose(n.lesson);break;case"begin":this.begin(),this.draw();break;case"practise":r=this.practise(s==="report"?fu(this.lesson,
this.now):"");break;case"name":this.student=[...String(n.name).split(/\s+/).filter(Boolean).join(" ")].slice(0,cg).join(
""),this.draw();break;case"restore":r=this.restore(n);break;case"save":this.models[s].tell("msg:custom",{kind:"file",name:"\
answers.csv",text:this.csv()});break;case"print":this.models.trail.tell("msg:custom",{kind:"print",html:this.sheets[n.letter?
"Letter":"A4"]})}r&&this.models.trail.put({note:r})}practise(n){return this.wished=this.coming?n:null,this.coming?ug:this.
lesson.practise(n)?this.do({kind:"Begin"}):"No positions to practise on were found."}restore({answers:n,at:s,student:r=""}){
let{course:o,asked:i}=this.now;if(i.said.length>0||!Array.isArray(n))return"";try{let c=n.map(u=>{let[,h,f]=String(u.place).
split(" "),d=Ae(o,Number(h),!!f),m=this.lesson.card(d,u.question,u.settings);if(!m)throw new Error;return m.value(u.number),
{...u,place:d}});this.student=r,this.now={...this.now,asked:{...i,said:c}}}catch{return"Expected the answers that were k\
ept of this very lesson."}let a=pt(this.lesson,this.now),l=this.lesson.groups(o).findIndex((c,u)=>!a.has(u));for(let c of new Set(
[l,l<0?-1:s]))this.do({kind:"Go",to:c});return""}};function xu(e,t,n){let s=new Dt(e.table),r=new Dt({...e.table}),o=new Dt(e.trail),i=new Dt({palette:e.table.palette,report:{}}),
a=new Map,l=(h,f,d)=>{let m=a.get(d)??br(h,f,d);return a.set(d,m),m},c=p("div",{class:"widget-box uw-stack uw-at-low"}),
u=new ys(e,{table:s,twin:r,panel:t,trail:o,report:i},h=>{let d=[...(h==="end"?[l(Cl,i,"uw-at-table uw-lesson-chart"),l(Bl,
i,"uw-at-side uw-end")]:[l(go,s,"uw-at-table"),h==="two"&&l(go,r,"uw-at-twin"),l(Al,t,"uw-at-side")]).filter(Boolean),c];
(d.length!==n.children.length||d.some((m,b)=>m!==n.children[b]))&&n.replaceChildren(...d)});return c.append(br(jl,o,"")),
u}function Ck(e,t){let n=new Dt(e.explainer);xu(e,n,Ki(e,n,t))}export{Ck as openSaved};
