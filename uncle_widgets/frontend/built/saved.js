var ie=class{constructor(t){this.values=t,this.heard=new Map,this.saying=n=>{}}get(t){return this.values[t]}set(t,n){this.
put({[t]:n})}put(t){let n=Object.keys(t).filter(s=>Bt(this.values[s],t[s]));for(let s of n)this.values[s]=t[s];for(let s of n)
this.tell(`change:${s}`,t[s])}save_changes(){}send(t){this.saying(t)}on(t,n){for(let s of t.split(" "))this.heard.has(s)||
this.heard.set(s,new Set),this.heard.get(s)?.add(n)}off(t,n){for(let s of t.split(" "))this.heard.get(s)?.delete(n)}tell(t,n){
for(let s of[...this.heard.get(t)??[]])s(n)}},Bt=(e,t)=>e!==t&&JSON.stringify(e)!==JSON.stringify(t);var Z,xo,Kc,Dt,ks,nn,ko,Xe,vo,$s,vs,Yc,_e=Symbol.for("pv"),sn={},rn=[],Jc=/^m(i|n|o|s|text|space)$/,Ms=Array.isArray,$o=rn.
slice,Kt=Object.assign;function Zt(e){e&&e.parentNode&&e.remove()}function Qe(e,t,n,s,r){var o={type:e,props:t,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:_e,__v:r||
++xo,__i:-1,__u:0};return!r&&Z.vnode&&Z.vnode(o),o}function ae(e){return e.children}function tn(e,t){this.props=e,this.context=t,this.__g=0}function qt(e,t){if(t==null)return e.
__&&qt(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||
e.props.__P?null:qt(e)}function zc(e){var t,n=e.__v,s=n.__e,r=[],o=[],i=e.__P;i&&((t=Kt({constructor:_e},n)).__v=n.__v+1,
Z.vnode&&Z.vnode(t),_s(i,t,n,e.__n,i.namespaceURI,32&n.__u?[s]:null,r,s||qt(n),32&n.__u,o),t.__v=n.__v,t.__.__k[t.__i]=t,
Lo(r,t,o),n.__=n.__e=null,t.__e!=s&&Mo(t))}function Mo(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(
function(t){return t&&(e.__e=t.__e)}),Mo(e)}function wo(e){(8&e.__g||(e.__g|=8,Dt.push(e),nn++))&&ks==Z.debounceRendering||
((ks=Z.debounceRendering)||queueMicrotask)(_o)}function _o(){try{for(var e,t=1;Dt.length;)Dt.length>t&&Dt.sort(ko),e=Dt.
shift(),t=Dt.length,8&e.__g&&zc(e)}finally{(nn=Dt.length)&&(ks||queueMicrotask)(_o)}}function So(e,t,n,s,r,o,i,a,l,u,c){
var h,m,d,g,b,p,w=s.__k||rn,y=t.length;for(l=Xc(n,t,w,l,y),h=0;h<y;h++)(d=n.__k[h])!=null&&(m=~d.__i&&w[d.__i]||sn,d.__i=
h,p=_s(e,d,m,r,o,i,a,l,u,c),g=d.__e,(m.ref!=d.ref||8&m.__u)&&(m.ref&&Ss(m.ref,null,d,m),d.ref&&c.push(d.ref,d.__c||g,d)),
b=b||g,4&d.__u?(l=To(d,l,e,!m.__v),m.__e&&(m.__e=null)):typeof d.type=="function"&&p!==void 0?l=p:g&&(l=g.nextSibling),d.
__u&=-21);return n.__e=b,l}function Xc(e,t,n,s,r){var o,i,a,l,u,c,h,m,d,g=n.length,b=g,p=0,w=0,y=e.__k=Array(r);for(o=0;o<
r;o++)(i=t[o])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=y[o]=Qe(null,
i):Ms(i)?i=y[o]=Qe(ae,{children:i}):i.constructor===_e&&i.__b?i=y[o]=Qe(i.type,i.props,i.key,i.ref,i.__v):y[o]=i,l=o+p,i.
__=e,i.__b=e.__b+1,a=null,~(u=i.__i=Qc(i,n,l,b))&&(b--,(a=n[u])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,u==l-1?p--:u==l+1?p++:u!=
l&&(u>l?p--:p++,w=1)):(~u||(r>g?p--:r<g&&p++),typeof i.type!="function"&&(i.__u|=4))):y[o]=null;if(w){for(c=[],h=[],o=0;o<
r;o++)if((i=y[o])&&16&i.__u){for(p=0,m=c.length;p<m;)c[d=p+m>>1]<i.__i?p=d+1:m=d;c[p]=i.__i,h[o]=p+1}for(p=c.length;o--;)
h[o]&&(h[o]==p?p--:y[o].__u|=4)}if(b)for(o=0;o<g;o++)!(a=n[o])||2&a.__u||(a.__e==s&&(s=qt(a)),Ts(a,a));return s}function To(e,t,n,s){
var r,o,i,a;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(o=0;o<r.length;o++)r[o]&&(r[o].__=e,t=To(
r[o],t,n,!1));return t}for(t&&!t.parentNode&&(t=qt(e))&&!t.parentNode&&(t=null),i=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;
for(i!=a&&(!s&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==
8&&!t.data.startsWith("$s"););return t}function Qc(e,t,n,s){var r,o=e.key,i=e.type,a=t[n],l=a&&!(2&a.__u);if(a===null&&o==null||l&&o==a.key&&i==a.type)return n;
if(s>(l?1:0)){for(r=n-1;r>=0;r--)if((a=t[r])&&!(2&a.__u)&&o==a.key&&i==a.type)return r;for(r=n+1;r<t.length;r++)if((a=t[r])&&
!(2&a.__u)&&o==a.key&&i==a.type)return r}return-1}function yo(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}
function ze(e,t,n,s,r){var o,i;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof s=="string"&&(e.style.
cssText=s=""),s)for(t in s)n&&t in n||yo(e.style,t);if(n)for(t in n)s&&n[t]==s[t]||yo(e.style,t,n[t])}else if(t[0]=="o"&&
t[1]=="n")typeof n!="function"&&(n=null),typeof s!="function"&&(s=null),(e.__e||(e.__e={}))[t]=n,n&&s||(i=vs[t]||(vs[t]=
tu(t)),(e.__a||(e.__a={}))[t]=$s,o=t!=(t=t.replace(vo,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(
t,i,o):e.removeEventListener(t,i,o));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="c\
olSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===
!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function tu(e){return function(t){var n=this.
__e;if(n){if(n=n[e],t[Xe]==null)t[Xe]=$s++;else if(t[Xe]<this.__a[e])return;return n(Z.event?Z.event(t):t)}}}function _s(e,t,n,s,r,o,i,a,l,u){
var c,h,m,d,g,b,p,w,y,$,k,M,v,T,E,_,S,U,P=t.type;if(t.constructor!==_e)return null;128&n.__u&&(l=32&n.__u,c=n.__c.__z)&&
(t.__u|=l,h=o=[],c.nodeType==8?a=en(c,o):o.push(c),a=o[0]||a),(c=Z.__b)&&c(t);t:if(typeof P=="function"){m=i.length;try{
if(w=t.props,y=(c=P.prototype)&&c.render,$=(c=P.contextType)&&s[c.__c],k=c?$?$.props.value:c.__:s,(d=n.__c)?(t.__c=d,2&d.
__g&&(d.__g|=1)):(y?t.__c=d=new P(w,k):(t.__c=d=new tn(w,k),d.constructor=P,d.render=nu),$&&$.sub(d),d.state||(d.state={}),
d.__n=s,d.__g|=8,d.__h=[],d.__k=[]),y&&(d.__s||(d.__s=d.state),P.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=Kt({},
d.__s)),Kt(d.__s,P.getDerivedStateFromProps(w,d.__s)))),g=d.props,b=d.state,d.__v=t,n.__c){if(w!==g&&y&&!P.getDerivedStateFromProps&&
d.componentWillReceiveProps&&d.componentWillReceiveProps(w,k),t.__v==n.__v&&!(8&d.__g)||!(4&d.__g)&&d.shouldComponentUpdate&&
d.shouldComponentUpdate(w,d.__s,k)===!1){t.__v!=n.__v&&(d.props=w,d.state=d.__s,d.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.
some(function(D){D&&(D.__=t)}),rn.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&i.push(d),a=qt(n);break t}d.componentWillUpdate&&
d.componentWillUpdate(w,d.__s,k),y&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(g,b,p)})}else y&&!P.
getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),y&&d.componentDidMount&&d.__h.push(d.componentDidMount);
d.context=k,d.props=w,d.__P=e,d.__g&=-5,M=Z.__r,v=y?25:0;do d.__g&=-9,M&&M(t),c=d.render(d.props,d.state=d.__s,d.context);while(8&
d.__g&&++v<25);y&&(rn.push.apply(d.__h,d.__k),d.__k=[]),d.state=d.__s,d.getChildContext&&(s=Kt({},s,d.getChildContext())),
y&&n.__c&&d.getSnapshotBeforeUpdate&&(p=d.getSnapshotBeforeUpdate(g,b)),T=c&&c.type===ae&&c.key==null?c.props.children:c,
w.__P&&(c=a,r=(e=w.__P).namespaceURI,l=o=null,n.props&&n.props.__P!=e&&(n.__k.some(function(D){D&&Ts(D,D)}),n.__k=null),
a=n.__k?qt(n,0):null),a=So(e,Ms(T)?T:[T],t,n,s,r,o,i,a,l,u),w.__P&&(t.__e=null,a=c),t.__u&=-161,h&&h.some(Zt),d.__h.length&&
i.push(d),1&d.__g&&(d.__g&=-4)}catch(D){if(i.length=m,t.__v=null,l||o)if(D&&D.then){if(t.__u|=128|l,o){for(~(S=o.indexOf(
a||void 0))||(S=o.length);(U=o[S-1])&&U.nodeType==8;)S--;for(;S<o.length;S++)if(U=o[S])if(o[S]=null,E){if(U==_)break}else{
if(U.nodeType!=8)break;U.data.startsWith("$s")&&(_=en(E=U))}}if(!E){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;
E=a}(c=en(E=t.__c.__z||(t.__c.__z=E)))?(t.__e=E,a=c):t.__e=a,a=a&&a.nextSibling}else o&&o.some(Zt);else t.__e=n.__e;t.__k||
(t.__k=n.__k||[]),D&&D.then||Eo(t),Z.__e(D,t,n)}}else a=t.__e=eu(n.__e,t,n,s,r,o,i,l,u,e);return(c=Z.diffed)&&c(t),a}function en(e,t){
if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))
n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Eo(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.
some(Eo))}function Lo(e,t,n){for(var s=0;s<n.length;)Ss(n[s++],n[s++],n[s++]);Z.__c&&Z.__c(t,e),e.some(function(r){try{e=
r.__h,r.__h=[],e.some(function(o){o.call(r)})}catch(o){Z.__e(o,r.__v)}})}function eu(e,t,n,s,r,o,i,a,l,u){var c,h,m,d,g,
b,p,w,y=n.props||sn,$=t.props,k=t.type;if(k=="svg"?r="http://www.w3.org/2000/svg":k=="math"?r="http://www.w3.org/1998/Ma\
th/MathML":r||(r="http://www.w3.org/1999/xhtml"),o){for(c=0;c<o.length;c++)if((g=o[c])&&(k?g.localName==k:g.nodeType==3)){
e=g,o[c]=null;break}}if(!e){if(w=u.ownerDocument||document,!k)return w.createTextNode($);e=w.createElementNS(r,k,$.is?$:
u),a&&(Z.__m&&Z.__m(t,o),a=!1),o=null}if(k){if(u=k=="template"&&e.content||e,o=k=="textarea"&&$.defaultValue!=null?null:
o&&$o.call(u.childNodes),!a&&o)for(y={},c=0;c<e.attributes.length;c++)y[(g=e.attributes[c]).name]=g.value;for(c in y)g=y[c],
c=="dangerouslySetInnerHTML"?m=g:c=="children"||c in $||c=="value"&&"defaultValue"in $||c=="checked"&&"defaultChecked"in
$||ze(e,c,null,g,r);for(c in $)g=$[c],c=="children"?d=g:c=="dangerouslySetInnerHTML"?h=g:c=="value"?b=g:c=="checked"?p=g:
a&&typeof g!="function"||y[c]===g||ze(e,c,g,y[c],r);h?(a||m&&(h.__html==m.__html||h.__html==e.innerHTML)||(e.innerHTML=h.
__html),t.__k=[]):(m&&(e.textContent=""),(k=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Jc.test(k))&&(r="\
http://www.w3.org/1999/xhtml"),So(u,Ms(d)?d:[d],t,n,s,r,o,i,o?o[0]:n.__k&&qt(n,0),a,l),o&&o.some(Zt)),a&&k!="textarea"||
(c="value",k=="progress"&&b==null?e.removeAttribute(c):b==null||b===e[c]&&(k!="progress"||b)||ze(e,c,b,y[c],r),c="checke\
d",p!=null&&p!=e[c]&&ze(e,c,p,y[c],r))}else y===$||a&&e.data==$||(e.data=$);return e}function Ss(e,t,n,s){try{typeof e==
"function"?t?t.__x=e(t)||1:s&&(s=s.__c||s.__e)&&(t=s.__x)&&(s.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){
Z.__e(r,n)}}function Ts(e,t,n){var s,r,o,i;if(Z.unmount&&Z.unmount(e),!(s=e.ref)||s.current&&s.current!=e.__e||Ss(s,null,
t,e),s=e.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(a){Z.__e(a,t)}s.__P=s.__n=null}if(s=e.__k)for(i=
0;i<s.length;i++)s[i]&&Ts(s[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(s=e.__c)&&(s=s.__z)&&(r=en(s,o=[]))&&(s==
e.__e&&o.some(Zt),Zt(r),Zt(s)),n||Zt(e.__e),e.__e=e.__c=e.__=null}function nu(e,t,n){return this.constructor(e,n)}function on(e,t){
var n,s,r,o;Z.__&&Z.__(e,t),t.nodeType==9&&(t=t.documentElement),s=(n=e&&32&e.__u)?null:t.__k,t.__k=Qe(ae,{children:[e]}),
r=[],o=[],_s(t,t.__k,s||sn,sn,t.namespaceURI,s?null:t.firstChild?$o.call(t.childNodes):null,r,s?s.__e:t.firstChild,n,o),
Lo(r,t.__k,o),t.__k.props.children=null}Z={__e:function(e,t,n,s){for(var r,o,i;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(o=r.constructor)&&o.getDerivedStateFromError)&&
r.setState(o.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,s||{}),i=1),i&&8&r.__g)return void(r.
__g|=2)}catch(a){e=a}}throw nn=0,e}},xo=0,Kc=function(e){return e!=null&&e.constructor===_e},tn.prototype.setState=function(e,t){
var n=this.__s;n&&n!=this.state||(n=this.__s=Kt({},this.state)),typeof e=="function"&&(e=e(Kt({},n),this.props)),e&&(Kt(
n,e),this.__v&&(t&&this.__k.push(t),wo(this)))},tn.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.
push(e),wo(this))},tn.prototype.render=ae,Dt=[],nn=0,ko=function(e,t){return e.__v.__b-t.__v.__b},Xe=Symbol(),vo=/(PointerCapture)$|Capture$/i,
$s=0,vs={},Yc=0;var le=()=>document.body?.dataset.voila!=null,Es=()=>le()&&document.body.dataset.voila!=="notebook";function Ao(e,t,n,s){let{class:r,...o}=n,i=[t,r].flat().filter(Boolean).join(" ");i&&e.setAttribute("class",i);for(let[a,
l]of Object.entries(o))l==null||l===!1||(a.startsWith("on")?e.addEventListener(a.slice(2),l):a==="style"?e.style.cssText=
l:e.setAttribute(a,l===!0?"":String(l)));return e.append(...s.flat(9).filter(a=>a!=null&&a!==!1)),e}var Ho=([e,...t])=>e?.
constructor===Object?[e,t]:[{},[e,...t]];function x(e,t,...n){let[s,...r]=e.split(".");return Ao(document.createElementNS(
"http://www.w3.org/2000/svg",s),r,...Ho([t,...n]))}var N=(e,t,n,s,r)=>x("rect",{x:e,y:t,width:n,height:s,...r}),R=(e,t,n,s)=>x(
"circle",{cx:e,cy:t,r:n,...s}),ft=(e,t,n,s)=>x("path",{d:e,fill:"none",stroke:t,"stroke-width":n,...s}),Yt=(e,t,n,...s)=>x(
"svg",{width:e,height:t,viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":n},...s);function f(e,t,...n){let[s,...r]=e.split(
"."),[o,i]=Ho([t,...n]),a=s==="section"&&o["aria-label"]&&!Es();return Ao(document.createElement(a?"div":s),r,{role:a?"g\
roup":null,type:s==="button"?"button":null,...o},i)}function it(e){let t=e.getRootNode();return t instanceof Document||t instanceof
ShadowRoot?t.activeElement:null}var an=e=>e instanceof HTMLTextAreaElement||e instanceof HTMLInputElement&&e.selectionStart!=null;function su(e,t,n){if(e.
value===e.defaultValue||e.value===t.value||!n&&t.defaultValue!==e.defaultValue)return;t.value=e.value;let s=!1,r=()=>{!s&&
t.isConnected&&t.dispatchEvent(new Event("change"))};t.addEventListener("change",()=>s=!0),t.addEventListener("blur",r,{
once:!0}),t.addEventListener("keydown",o=>{o.key==="Enter"&&!t.form&&r()})}function X(e,...t){let n=it(e),s=n&&n!==e&&e.
contains(n)?n:null,r=s?.getAttribute("data-k")??"",o=[...e.querySelectorAll("[data-draft]")].filter(an),i=an(s)?{from:s.
selectionStart,to:s.selectionEnd,text:s.value}:null;e.replaceChildren(...t.flat(9).filter(l=>l!=null&&l!==!1));for(let l of o){
let u=e.querySelector(`[data-k="${CSS.escape(l.dataset.k??"")}"][data-draft="${CSS.escape(l.dataset.draft??"")}"]`);an(u)&&
u!==l&&su(l,u,l===s)}if(!s)return;if(ln(e,r)){let l=it(e);i&&l!==s&&an(l)&&l.value===i.text&&l.setSelectionRange(i.from,
i.to);return}let a=e.querySelector("[data-next]")??e;a instanceof HTMLElement&&(a.tabIndex=-1,a.focus({preventScroll:!0}))}
function ln(e,t){let n=e.querySelector(`[data-k="${CSS.escape(t)}"]`);return n instanceof HTMLElement&&n.focus({preventScroll:!0}),
n instanceof HTMLElement}var ru=/^(svg|g|path|rect|circle|ellipse|line|polyline|polygon|defs|clipPath|pattern|title|desc|use)$/;
function Uo(e){let t=new DOMParser().parseFromString(e,"image/svg+xml").documentElement;if(t.localName!=="svg")throw new Error(
"Expected SVG.");for(let n of[...t.querySelectorAll("*"),t]){if(n!==t&&!ru.test(n.localName)){n.remove();continue}for(let{
name:s,value:r}of[...n.attributes]){let o=/^(xlink:)?href$/.test(s)&&!r.startsWith("#");(/^on/i.test(s)||o||/url\((?!["']?#)|javascript:/i.
test(r))&&n.removeAttribute(s)}}return document.importNode(t,!0)}var ou=/^(#[0-9a-f]{3,8}|light-dark\(\s*#[0-9a-f]{3,8}\s*,\s*#[0-9a-f]{3,8}\s*\))$/i;
function ce(e,t){for(let n of(t??"").split(";")){let[s,r]=[n.slice(0,n.indexOf(":")).trim(),n.slice(n.indexOf(":")+1).trim()];
/^--[\w-]+$/.test(s)&&ou.test(r)&&e.style.setProperty(s,r)}}function pt({label:e,choices:t,value:n,pick:s,k:r}){return f(
"div.seg",{role:"group","aria-label":e},t.map(([o,i],a)=>f("button",{"data-k":`${r}.${a}`,"aria-pressed":String(o===n),onclick:()=>s(
o)},i)))}var iu=globalThis,Ls=iu[Symbol.for("uncle_widgets.page")]??={};function z(e){return Ls.ids=(Ls.ids??0)+1,`uw-${e}\
-${Ls.ids}`}function Ft(e,t){let n=-1,s=()=>{let o=Math.round(e.clientWidth);o>0&&o!==n&&(n=o,e.replaceChildren(t(o)))},
r=new ResizeObserver(()=>requestAnimationFrame(s));return r.observe(e),s(),{again:()=>(n=-1,s()),stop:()=>r.disconnect()}}
function W(e,t,n){n?e.getAttribute(t)!==n&&e.setAttribute(t,n):e.removeAttribute(t)}var Jt=(e,...t)=>f("button",e,...t),
cn=({kind:e,label:t,strong:n,share:s},r)=>Jt({class:`btn${n?" solid":""}${s==null?"":" sharing"}`,style:s==null?null:`--\
p:${100*s}%`,"data-act":e,"data-k":`key.${e}`,onclick:()=>r(s==null?e:"stop")},s==null?t:`${t} (${Math.round(100*s)}%)`);
function As(e,t,n){let s=it(e),r=s&&e.contains(s)?s:null,o=r&&["data-act","data-clause"].find(l=>r.hasAttribute(l)),i=o&&
r?.getAttribute(o);if(n(),!r)return;([...e.querySelectorAll("button")].find(l=>o&&l.getAttribute(o)===i)??e.querySelector(
"button")??t).focus?.()}var ue=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;var Mt=(e,t)=>Math.max(12,Math.min(e,t/1.4));var au=[[/[ilj.,:;'|!tf\s()]/,.3],[/[mwMW@%]/,.88],[/[A-Z]/,.7],[/[\u0300-\u036f]/,0],[/[\u0250-\uffff]/,1]],lu=["012345\
6789","of 100 hands, as the quick brown fox jumps over it"],Se,No=e=>{let t=0;for(let n of e)t+=au.find(([s])=>s.test(n))?.[1]??
.57;return t};function cu(){if(Se!=null)return Se;let e=typeof document=="object"&&document.querySelector(".uw"),t=e&&document.
createElement("canvas").getContext("2d");if(!e||!t)return 1;let n=getComputedStyle(e).getPropertyValue("--sans"),s=[400,
700].flatMap(r=>(t.font=`${r} 100px ${n}`,lu.map(o=>t.measureText(o).width/(r>400?100*1.06:100)/No(o))));return Se=Math.
max(1,...s),document.fonts.addEventListener("loadingdone",()=>Se=void 0,{once:!0}),Se}var q=(e,t)=>No(e)*t*cu(),uu=12;function st(e,t,n,s=1){
let r=q(e,s),o=Math.max(Math.min(t,uu),Math.min(t,n/Math.max(r,.01)));if(r*o<=n+.01)return{lines:[e],size:o};let i=u=>q(
u,o*s)<=n,a=[""],l=()=>a[a.length-1];for(let u of e.split(" "))if(l()!==""&&i(`${l()} ${u}`))a[a.length-1]+=` ${u}`;else{
l()!==""&&a.push("");for(let c of u)l()!==""&&!i(l()+c)&&a.push(""),a[a.length-1]+=c}return{lines:a,size:o}}function he(e,t,{
w:n,ideal:s,tight:r=.5,least:o=n,floor:i=0}){if(e<=1)return{w:Math.min(n,Math.max(t,12)),step:s,cols:1,rows:1};let a=m=>Math.
max(r*m,i),l=(m,d)=>Math.min(s,(t-m)/Math.max(d-1,1));for(let m of[n,Math.max(o,Math.min(n,t/(1+r*(e-1))))])if(l(m,e)>=a(
m)-.01)return{w:m,step:l(m,e),cols:e,rows:1};let u=Math.max(1,Math.floor((t-o)/a(o))+1),c=Math.ceil(e/u),h=Math.ceil(e/c);
return{w:o,step:l(o,h),cols:h,rows:c}}function Po(e){let t=[...e].sort((s,r)=>s.seat-r.seat),n=Math.max(0,t.findIndex(s=>s.
me));return[...t.slice(n),...t.slice(0,n)]}function Ro(e){if(e<2)return{left:0,top:e,right:0};let t=Math.floor((e+1)/3);
return{left:t,top:e-2*t,right:t}}var hu="M70-6 18 106M5.5 24a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0M53.5 76a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0",
Hs={0:[64,[["ellipse",{cx:32,cy:50,rx:25,ry:43}]]],1:[46,[["path",{d:"M3 30 32 5V110"}]]],2:[64,[["path",{d:"M7.5 33V31.\
5A24.5 24.5 0 1 1 51.5 46.4L16 93H64"}]]],3:[62,[["path",{d:"M10.5 22.5A19.5 19.5 0 1 1 29 46H20M20 44H30A24.5 24.5 0 1 \
1 6.7 76"}]]],4:[66,[["path",{d:"M48 110V5L13 74H66","stroke-miterlimit":12}]]],5:[62,[["path",{d:"M58 7H19L14.6 48A25.5\
 25.5 0 1 1 6.9 77"}]]],6:[64,[["circle",{cx:32,cy:68,r:25}],["path",{d:"M53.5-13 10.6 55.1"}]]],7:[60,[["path",{d:"M0 7\
H49L15 110","stroke-miterlimit":12}]]],8:[64,[["circle",{cx:32,cy:27,r:20}],["circle",{cx:32,cy:68,r:25}]]],9:[64,[["cir\
cle",{cx:32,cy:32,r:25}],["path",{d:"M10.5 113 53.4 44.9"}]]],"%":[88,[["path",{d:hu,"stroke-width":11}]]],".":[20,[["re\
ct",{x:3,y:85,width:15,height:15,fill:"currentColor",stroke:"none"}]]],",":[20,[["path",{d:"M12 84 6 118","stroke-width":13}]]],
"/":[52,[["path",{d:"M48-6 4 106","stroke-width":11}]]],"+":[60,[["path",{d:"M30 26V82M2 54H58","stroke-width":12}]]],"-":[
44,[["path",{d:"M4 54H40","stroke-width":12}]]],"−":[44,[["path",{d:"M4 54H40","stroke-width":12}]]],"×":[56,[["path",
{d:"M8 32 48 76M48 32 8 76","stroke-width":12}]]]," ":[26,[]],J:[54,[["path",{d:"M46-10V69A19.500 19.500 0 0 1 7 69V60"}]]],
Q:[72,[["ellipse",{cx:36,cy:50,rx:29,ry:43}],["path",{d:"M42 66 74 104"}]]],K:[68,[["path",{d:"M7-10V110M66-6 10 62M28 4\
2 68 106"}]]],A:[72,[["path",{d:"M2 106 36-2 70 106M14 68H58"}]]]},It=e=>e!==""&&[...e].every(t=>t in Hs);function ct(e,t,n=13){
return[...String(e)].reduce((r,o)=>r+(Hs[o]?.[0]??0)+n,-n)*t/100}function gt(e,t,n,s,r={}){let{anchor:o="start",gap:i=13,
weight:a=s>=60?13:14,colour:l}=r,u=ct(e,s,i),c=o==="middle"?t-u/2:o==="end"?t-u:t,h=0,m=[...String(e)].map(d=>{let[g,b]=Hs[d]??
[0,[]],p=d===","?"visible":"hidden",w={x:h,y:0,width:g,height:100,viewBox:`0 0 ${g} 100`,style:`overflow:${p}`};return h+=
g+i,x("svg",w,b.map(([y,$])=>x(y,$)))});return x("g",{transform:`translate(${c} ${n}) scale(${s/100})`,fill:"none",stroke:"\
currentColor","stroke-width":a,"aria-hidden":"true",style:l&&`color:${l}`},m)}function hn(e,t,n={}){let s=ct(e,t,n.gap),
r=`width:${s/16}em;height:${t/16}em`;return x("svg.numeral",{viewBox:`0 0 ${s} ${t}`,style:r,"aria-hidden":"true"},gt(e,
0,0,t,n))}var un=[e=>`M0 ${e/2}a${e/2} ${e/2} 0 1 1 ${e} 0a${e/2} ${e/2} 0 1 1 ${-e} 0Z`,e=>`M${e*.05} ${e*.05}H${e*.95}\
V${e*.95}H${e*.05}Z`,e=>`M${e/2} ${-e*.14}L${e*1.14} ${e/2}L${e/2} ${e*1.14}L${-e*.14} ${e/2}Z`,e=>`M${e/2} 0L${e} ${e*.42}\
V${e}H0V${e*.42}Z`,e=>`M${e*.25} ${e*.04}H${e*.75}L${e*1.04} ${e/2}L${e*.75} ${e*.96}H${e*.25}L${-e*.04} ${e/2}Z`,e=>`M${-e*
.1} ${e*.16}H${e*1.1}V${e*.84}H${-e*.1}Z`],du=e=>"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[e]??"?";function de(e,t,n,s,r={}){let{fill:o="\
var(--on-field)",ink:i="var(--field)"}=r,a=e>=un.length,l={d:un[e%un.length](s),fill:a?i:o,stroke:a?o:null,"stroke-width":2},
u=e%un.length===3,c={x:s/2,y:u?s*.8:s*.69,"font-size":Math.max(12.5,s*.54),"font-weight":700,"text-anchor":"middle",fill:a?
o:i};return x("g",{transform:`translate(${t} ${n})`},x("path",l),x("text",c,du(e)))}var Oo={first:"M5 5h3v14H5zM20 5v14L\
9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6zM14 5h4v14h-4z",forward:"M7 5v14l11-7z",last:"M4 5v\
14l11-7zM16 5h3v14h-3z",link:"M8 3h12v13h-3V6H8zM4 8h10v13H4z",eye:"M12 5C7 5 3 8.5 1 12c2 3.5 6 7 11 7s9-3.5 11-7c-2-3.\
5-6-7-11-7zm0 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM12 9.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",down:"M4 8h16l-8\
 9z",near:"M11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm0 2.4a3.6 3.6 0 1 0\
 0 7.2 3.6 3.6 0 0 0 0-7.2z",whole:"M3 3h7v3H6v4H3zM14 3h7v7h-3V6h-4zM3 14h3v4h4v3H3zM18 14h3v7h-7v-3h4z",close:"M6 4 12\
 10 18 4 20 6 14 12 20 18 18 20 12 14 6 20 4 18 10 12 4 6z"};function ut(e,t=22){let n=`width:${t/16}em;height:${t/16}em`;
return x("svg.icon",{viewBox:"0 0 24 24",fill:"currentColor",style:n,"aria-hidden":"true"},x("path",{d:Oo[e],"fill-rule":"\
evenodd"}))}var Co=(e,t,n)=>x("g.opens-mark",{transform:`translate(${e} ${t})`},x("circle",{r:n}),x("path",{d:Oo.eye,"fi\
ll-rule":"evenodd",transform:`scale(${n/15}) translate(-12 -12)`}));function bt(e,t="var(--ink)",n="none"){return x("pat\
tern",{id:e,width:6,height:6,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"},N(0,0,6,6,{style:`fill:${n}`}),
N(0,0,2,6,{style:`fill:${t}`}))}function Nt(e,t,n,s,r){let o={r:`M${t-s*.86} ${n-s*.86}h${s*1.72}v${s*1.72}h${-s*1.72}Z`,
g:`M${t} ${n-s*1.02}L${t+s*1.12} ${n+s*.86}H${t-s*1.12}Z`,b:`M${t-s} ${n}a${s} ${s} 0 1 1 ${2*s} 0a${s} ${s} 0 1 1 ${-2*
s} 0Z`,y:`M${t} ${n-s*1.2}L${t+s*1.2} ${n}L${t} ${n+s*1.2}L${t-s*1.2} ${n}Z`}[e];return x("path",{d:o,...r})}var dn=e=>({
r:"red",g:"green",b:"blue",y:"yellow"})[e]??"";function Us(e,t,n,s={}){let{w:r=27,t:o=5,g:i=2,pitch:a=r+7}=s,l="",u="";for(let c=0;c<
e;c++){let h=t+Math.floor(c/10)*a,m=c%10,d=n-(m+1)*(o+i)-(m>=5?3:0);l+=`M${h} ${d}h${r}v${o}h${-r}z`;for(let g of[.22,.64])
u+=`M${h+r*g} ${d}h${r*.14}v${o}h${-r*.14}z`}return x("g",{"aria-hidden":"true"},x("path",{d:l,fill:"var(--accent-on-fie\
ld)"}),x("path",{d:u,fill:"var(--card)"}))}var mu="var(--card-ink)";function mn(e,t,n,s,r){let o=s*.46,i=u=>`a${o} ${o} 0 1 0 ${u*2*o} 0`,a=(u,c)=>`M${u-o} ${c}${i(
1)}${i(-1)}Z`,l={d:`M${t} ${n-s*1.1}L${t+s*.85} ${n}L${t} ${n+s*1.1}L${t-s*.85} ${n}Z`,h:`M${t} ${n+s}L${t-s*.95} ${n-s*
.12}A${s*.52} ${s*.52} 0 0 1 ${t} ${n-s*.52}A${s*.52} ${s*.52} 0 0 1 ${t+s*.95} ${n-s*.12}Z`,s:`M${t} ${n-s*1.05}L${t+s*
.95} ${n+s*.12}A${s*.5} ${s*.5} 0 0 1 ${t+s*.14} ${n+s*.5}L${t+s*.4} ${n+s}H${t-s*.4}L${t-s*.14} ${n+s*.5}A${s*.5} ${s*.5}\
 0 0 1 ${t-s*.95} ${n+s*.12}Z`,c:a(t,n-s*.52)+a(t-s*.54,n+s*.22)+a(t+s*.54,n+s*.22)+`M${t} ${n-s*.2}L${t+s*.4} ${n+s}H${t-
s*.4}Z`}[e];if(!l)throw new Error(`There is no suit "${e}".`);return x("path",{d:l,...r})}var Bo={bell:{fill:"M50 6C70 6\
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
M24 34H76V50H59V84H41V50H24Z",wide:9}},Do=e=>e in Bo;function qo(e,t,n,s,{colour:r="var(--accent-card)",ink:o=mu}={}){let i=Bo[e];
if(!i)throw new Error(`There is no symbol "${e}".`);let a=(l,u)=>l&&x("path",{d:l,fill:"none",style:`stroke:${u}`,"strok\
e-width":i.wide??8});return x("g",{transform:`translate(${t} ${n}) scale(${s/100})`},a(i.line,r),i.fill&&x("path",{d:i.fill,
"fill-rule":"evenodd",style:`fill:${r}`}),i.ink&&x("path",{d:i.ink,style:`fill:${o}`}),a(i.inkLine,o))}function Ns(e,t,n,s){if(e==="skip")return x("g",{fill:"currentColor"},ft(`M${t-s} ${n+s*.5}A${s} ${s} 0 0 1 ${t+s*.78} ${n-
.1*s}`,"currentColor",s*.26),x("path",{d:`M${t+s*1.2} ${n+s*.62}L${t+s*.3} ${n+s*.2}L${t+s*1.16} ${n-s*.5}Z`}),R(t,n+s*.62,
s*.24));let r=o=>`M${t-o*s} ${n-o*s*.62}H${t+o*s*.2}V${n-o*s}L${t+o*s} ${n-o*s*.46}L${t+o*s*.2} ${n+o*s*.08}V${n-o*s*.3}\
H${t-o*s}Z`;return x("path",{d:r(1)+r(-1),fill:"currentColor"})}function fu(e){let t=e*1.4,n=e*.08,s=(t-2*n)/17,r=e*.3,o="",
i="";for(let a=0;a<9;a++)o+=`M${n} ${n+2*a*s}h${e-2*n}v${s}h${2*n-e}z`;for(let a=-3;a<=3;a++){let l=2*a*s,u=Math.sqrt(Math.
max(0,r**2-(Math.abs(l)+s/2)**2));u&&(i+=`M${e/2+l-s/2} ${t/2-u}h${s}v${2*u}h${-s}z`)}return[N(0,0,e,t,{class:"paper",rx:e*
.085}),x("path.stripes",{d:o}),R(e/2,t/2,r+s*.9,{fill:"var(--card)"}),x("path.stripes",{d:i})]}function pu(e,t){let n=t*
1.4,s=t*.085,r=e.rings??0,o=e.text??"",i=t*Math.min(.098,.78/Math.max(r,1)),a=t*.11,l=a+t*.026,u="";for(let h=1;h<r;h++)
u+=`M0 ${n-a-h*i}A${a+h*i} ${a+h*i} 0 0 1 ${a+h*i} ${n}`;let c=It(o)?Math.min(t*.36,t*.76*100/ct(o,100)):0;return[N(0,0,
t,n,{class:"paper",rx:s}),r>0&&x("path",{d:`M0 ${n-l}A${l} ${l} 0 0 1 ${l} ${n}H${s}A${s} ${s} 0 0 1 0 ${n-s}Z`,fill:"va\
r(--accent-card)"}),u&&ft(u,"var(--accent-card)",Math.min(t*.052,i*.55)),c?gt(o,t*.12,t*.13,c,{colour:"var(--card-ink)"}):
x("text",{x:t*.1,y:t*.36,"font-size":Math.min(t*.3,t*1.5/Math.max(o.length,1)),"font-weight":700,fill:"var(--card-ink)"},
o),N(0,0,t,n,{class:"edge",rx:s})]}function gu(e,t){let n=t*1.4,s=t*.085,r=e.colour==="wild",o=e.colour??"",i=r?"#fff":`\
var(--c-${o}-on)`,a=r?[["r",-1,-1],["g",1,-1],["y",-1,1],["b",1,1]].map(([m,d,g])=>Nt(String(m),t*(.5+.23*Number(d)),n*.62+
t*.23*Number(g),t*.16,{fill:`var(--c-${m})`,stroke:"#fff","stroke-width":t*.018})):[.46,.31,.16].map(m=>Nt(o,t*.62,n*.66,
t*m,{fill:"none",stroke:i,"stroke-opacity":.5,"stroke-width":t*.045})),l={draw2:"+2",draw4:"+4"}[e.glyph??""],u=l??(e.glyph?
"":e.text??""),c=u?gt(u,t*.12,t*.13,t*(l?.34:.42),{gap:l?8:13}):r?x("text",{x:t*.11,y:t*.3,"font-size":Math.max(12.5,t*.22),
"font-weight":700,fill:i},t<46?"W":"Wild"):Ns(e.glyph??"",t*.31,t*.33,t*.19),h=e.letter||o.toUpperCase();return[N(0,0,t,
n,{rx:s,fill:r?"#17181C":`var(--c-${o})`}),x("svg",{width:t,height:n,style:"overflow:hidden"},a),x("g",{style:`color:${i}`},
c),!r&&x("text",{x:t*.12,y:n-t*.1,"font-size":Math.max(12.5,t*.205),"font-weight":700,fill:i},h),N(0,0,t,n,{rx:s,fill:"n\
one",stroke:"#fff","stroke-width":Math.max(2,t*.03)})]}function bu(e,t){let n=t*1.4,s=e.suit??"",r=e.text??"",o=`var(--s\
uit-${s})`,i=Math.min(t*.3,t*.62*100/ct(r,100,6));return[N(0,0,t,n,{class:"paper",rx:t*.085}),mn(s,t*.66,n*.69,t*.34,{style:`\
fill:${o}`,opacity:.16}),mn(s,t*.66,n*.69,t*.2,{style:`fill:${o}`}),gt(r,t*.1,t*.11,i,{colour:o,gap:r.length>1?6:13}),mn(
s,t*.22,t*.6,Math.max(4,t*.125),{style:`fill:${o}`}),N(0,0,t,n,{class:"edge",rx:t*.085})]}function wu(e,t){let n=t*1.4,s=e.
text??"",r=Math.min(t*.2,t*.8/Math.max(q(s,1.06),.1)),o=s!==""&&r>=9,i=t*(o?.6:.7);return[N(0,0,t,n,{class:"paper",rx:t*
.085}),o&&x("text",{x:t*.1,y:t*.1+r*.9,"font-size":r,"font-weight":700,style:"fill:var(--card-ink)"},s),qo(e.glyph??"",(t-
i)/2,o?n*.36:(n-i)/2,i),N(0,0,t,n,{class:"edge",rx:t*.085})]}function yu(e,t){return e.colour?gu(e,t):e.suit?bu(e,t):e.glyph&&
Do(e.glyph)?wu(e,t):pu(e,t)}function At(e,t){let n=e?yu(e,t):fu(t);return x("g",{class:e?"front":"back"},n)}var xu={0:[],
1:[[0,0]],2:[[-1,-1],[1,1]],3:[[-1,-1],[0,0],[1,1]],4:[[-1,-1],[1,-1],[-1,1],[1,1]],5:[[-1,-1],[1,-1],[0,0],[-1,1],[1,1]],
6:[[-1,-1],[1,-1],[-1,0],[1,0],[-1,1],[1,1]]},fn=(e,t,n)=>[N(0,0,t,t,{rx:t*.14,style:`fill:var(--card);stroke:${n?"var(-\
-lit)":"var(--field)"}`,"stroke-width":n?5:1.5,opacity:e?1:.45}),xu[e].map(([s,r])=>R(t*(.5+s*.26),t*(.5+r*.26),t*.09,{fill:"\
var(--card-ink)"}))];var ku=["#F4F7FF","#A9C3F5","#6F94DB","#3F63AB","#233E77"],Rs=e=>({fill:ku[e-1],ink:e<4?"#13201E":"#FFF"}),Ps=e=>!!e.nodes,
vu=["part","value"];function $u(e,t){let n=Object.entries(e.nodes??{});return t==="part"?n:[...n].sort(([,s],[,r])=>(s.value??
0)-(r.value??0))}var pn=class{constructor(t){this.back=!1;this.by="part";this.map={};this.changed=t,this.words=f("p.coun\
ted"),this.steps=f("ol.shades"),this.tokens=f("button.btn.quiet",{"data-k":"heat.tokens",onclick:()=>this.bring()}),this.
opener=f("button.btn.quiet",{"data-k":"heat.all","aria-expanded":"false",onclick:()=>this.open(!!this.list.hidden)}),this.
root=f("div.heat-bar",{role:"group","aria-label":"Numbers on the board",hidden:!0},f("div.legend",this.words,this.steps),
this.tokens,this.opener),this.list=f("section.sheet.scores.heat-list",{hidden:!0})}get clears(){return Ps(this.map)&&!!this.
map.hides&&!this.back}show(t){if(JSON.stringify(t)===JSON.stringify(this.map)||(this.map=t,this.root.hidden=!Ps(t),this.
open(!1),!Ps(t)))return;let{title:n="",unit:s="",steps:r=[],hides:o="",nodes:i={}}=t;this.words.textContent=n,this.steps.
replaceChildren(...r.map(({text:a,count:l},u)=>{let{fill:c,ink:h}=Rs(u+1),m=`about ${a} ${s} at ${l} ${l===1?"place":"pl\
aces"}`;return f("li",{title:m},f("span.shade",{"aria-hidden":"true",style:`background:${c};color:${h}`},a),f("span.sr",
m))}),f("li.unit",{"aria-hidden":"true"},s)),this.tokens.hidden=!o,this.opener.textContent=`All ${Object.keys(i).length}`,
this.say()}say(){this.tokens.textContent=`Show ${this.map.hides??""}`,W(this.tokens,"aria-pressed",String(this.back))}bring(){
this.back=!this.back,this.say(),this.changed()}open(t){this.list.hidden=!t,W(this.opener,"aria-expanded",String(t)),this.
list.replaceChildren(...t?[this.table()]:[])}escape(){let t=!this.list.hidden;return this.open(!1),t&&this.opener.focus(),
t}sort(t){this.by=t,this.open(!0),this.list.querySelector(`[data-k="heat.${t}"]`)?.focus()}table(){let{title:t="",unit:n=""}=this.
map,s={part:"where",value:n},r=vu.map(i=>f("th",{scope:"col","aria-sort":this.by===i?"ascending":null},f("button.sorts",
{"data-k":`heat.${i}`,onclick:()=>this.sort(i)},s[i]))),o=([i,{part:a="",value:l=0}])=>f("tr",f("th",{scope:"row"},i),f(
"td",a),f("td.num",l.toFixed(2)));return f("div.scroll",{tabindex:0,role:"group","aria-label":t},f("table",f("caption",t),
f("thead",f("tr",f("td"),...r)),f("tbody",$u(this.map,this.by).map(o))))}};var Mu=23,Os=24,Ee=20,_u=17,Su=8,Fo=6,Te={h:23,size:15},Tu={house:[66,34],place:[20,28]},[Eu,Lu,Au]=[3,4,1],Io=(e,t)=>Math.
hypot(e.x-t.x,e.y-t.y);function Hu(e,t,n){let s={x:(e.x+t.x)/2,y:(e.y+t.y)/2},r=o=>(o.x-s.x)*(t.x-e.x)+(o.y-s.y)*(t.y-e.
y);return n.flatMap((o,i)=>{let a=n[(i+1)%n.length],[l,u]=[r(o),r(a)],c=l/(l-u),h=l<0!=u<0?[{x:o.x+(a.x-o.x)*c,y:o.y+(a.
y-o.y)*c}]:[];return l<0?[o,...h]:h})}function Uu(e,t=Mu){let n=Array.from({length:Os},(s,r)=>{let o=2*Math.PI*r/Os,i=t/
Math.cos(Math.PI/Os);return{x:i*Math.cos(o),y:i*Math.sin(o)}});return e.map((s,r)=>{let o=n;for(let[i,a]of e.entries()){
let l=Io(s,a);i===r||l>2.1*t||(l<.5?o=i>r?[]:o:o=Hu({x:0,y:0},{x:a.x-s.x,y:a.y-s.y},o))}return o})}var Nu=e=>e.map((t,n)=>{
let s=e.filter((r,o)=>o!==n).map(r=>Io(t,r));return Math.max(Su,Math.min(Ee,...s.filter(r=>r>.5).map(r=>r/2-1)))}),Cs=(e,t)=>e.
x<t.x+t.w&&t.x<e.x+e.w&&e.y<t.y+t.h&&t.y<e.y+e.h,Pu=({x:e,y:t},n)=>({x:e-n,y:t-n,w:2*n,h:2*n});function Ru(e,t,n,s,r){let o=[];
return e.map((i,a)=>{let l=n[a],u=Te.h,c=g=>(g.x<r.x||g.y<r.y||g.x+l>r.x+r.w||g.y+u>r.y+r.h?100:0)+Eu*o.filter(p=>Cs(p,g)).
length+Lu*e.filter((p,w)=>Cs(Pu(p,t[w]-3),g)).length+Au*s.filter(p=>Cs(p,g)).length,h=[[1,-1],[-1,-1],[1,0],[-1,0],[0,-1],
[0,1],[1,1],[-1,1]],d=[0,8,20].flatMap(g=>h.map(([b,p])=>{let w=(t[a]+g)*(b&&p?.72:1.08);return{x:i.x+b*(w+l/2)-l/2,y:i.
y+p*(w+u/2)-u/2,w:l,h:u}})).reduce((g,b)=>c(b)<c(g)?b:g);return l&&o.push(d),d})}var Bs=e=>e?12+9*e.length:0,Ds=({x:e,y:t},{
role:n,label:s,ring:r,chosen:o,attributes:i})=>x("g",{role:n,"aria-label":s,"data-x":e,"data-y":t,transform:`translate(${e}\
 ${t})`,...i},x("title",s),x("g.sized",x("path.cell",{fill:"transparent"}),(r||o)&&R(0,0,Ee,{class:"ring"}),o&&R(0,0,Ee-
Fo,{class:"ring chosen"}),R(0,0,Ee+12,{class:"ring-focus"}))),Wo=({x:e,y:t},n,s)=>x("g.tag.of",{"data-of":s,"data-move":s,
transform:`translate(${e} ${t})`,"aria-hidden":"true"},x("g.sized",x("g.stands",N(0,0,Bs(n),Te.h,{rx:3,style:"fill:var(-\
-lit)"}),x("text",{x:Bs(n)/2,y:Te.h/2+Te.size*.36,"font-size":Te.size,"font-weight":700,"text-anchor":"middle",fill:"#13\
201E"},n))));function jo(e,t,n,s){let r=[...e.querySelectorAll("[data-x]")],o=({x:b,y:p})=>({x:b/t,y:p/t}),i=r.map(({dataset:b})=>o(
{x:Number(b.x),y:Number(b.y)})),a=Uu(i),l=Nu(i);for(let b of e.querySelectorAll(".sized"))b.setAttribute("transform",`sc\
ale(${t})`);for(let[b,p]of r.entries()){let w=a[b].map(({x:y,y:$})=>`${y.toFixed(1)} ${$.toFixed(1)}`).join("L");p.querySelector(
".cell")?.setAttribute("d",w?`M${w}Z`:"");for(let y of p.querySelectorAll("circle")){let $=y.classList.contains("ring-fo\
cus")?12:y.classList.contains("chosen")?-Fo:0,[k,M]=["many","handle"].map(T=>p.classList.contains(T)),v=M?Ee:k?Math.min(
l[b],_u/t):l[b];y.setAttribute("r",String(v+$))}}let u=[...e.querySelectorAll(".tag.of")];if(!u.length)return;let c=r.map(
b=>u.find(p=>p.dataset.of===b.dataset.move)),h=c.map(b=>Bs(b?.textContent??"")),m={x:n.x/t,y:n.y/t,w:n.w/t,h:n.h/t},d=s.
map(({x:b,y:p,kind:w})=>{let[y,$]=Tu[w??""]??[13,13];return{x:(b-y)/t,y:(p-$)/t,w:2*y/t,h:2*$/t}}),g=Ru(i,l,h,d,m);for(let[
b,p]of c.entries()){let{x:w,y}=g[b];p?.querySelector(".stands")?.setAttribute("transform",`translate(${w-i[b].x} ${y-i[b].
y})`)}}var Ou=18,Cu=40,Bu={"stroke-width":5},Du={"stroke-width":36,"stroke-linejoin":"round","stroke-linecap":"round"},qu=.4;function Fu(e,t){
let n=t.get(e.a),s=t.get(e.b),r=`M${n.x} ${n.y}L${s.x} ${s.y}`,o=i=>x("path",{d:r,fill:"none",...i});switch(e.kind??"roa\
d"){case"double":return[o({style:"stroke:var(--field-edge)","stroke-width":9}),o({style:"stroke:var(--field)","stroke-wi\
dth":4})];case"dashed":return o({style:"stroke:var(--field-edge)","stroke-width":6,"stroke-dasharray":"12 9"});case"thin":
return o({style:"stroke:var(--field-edge)","stroke-width":3});case"pointer":return o({style:"stroke:var(--on-field-2)","\
stroke-width":3,"stroke-dasharray":"2 5"});default:return o({style:"stroke:var(--field-edge)","stroke-width":9})}}var Vo=(e,t,n,s)=>x(
"text",{class:s,y:.35*t,"font-size":t,"font-weight":700,"text-anchor":"middle",fill:n},e);function Iu(e,t,n,s){let{fill:r,
ink:o}=t?Rs(t.step):{fill:"var(--on-field)",ink:""},i={style:`fill:${r};stroke:var(${t?"--on-field-2":"--field"})`,"stro\
ke-width":2},a=t?Math.min(16*n,Ou):13,l=e.kind==="crossing"?x("path",{d:`M0 ${-a*1.35}L${a*1.35} 0 0 ${a*1.35} ${-a*1.35}\
 0Z`,...i}):e.kind==="door"?x("path",{d:`M${-a} ${-a}L${a} 0 ${-a} ${a}Z`,...i}):e.kind==="house"?x("rect",{x:-66,y:-34,
width:132,height:68,rx:4,...i}):e.kind==="place"?N(-19,-27,38,54,{class:"slot",rx:4,fill:"none"}):x("circle",{r:a,...i}),
u=e.kind==="house",c=u&&(e.name??"").length>8?(e.name??"").split(" "):[e.name??""],h=Math.max(1,...c.map(g=>g.length)),m=u?
Math.min(23*n,122/(.66*h),54/(1.1*c.length)):20*n,d={...e.kind==="place"?s(e):{x:0,y:u?0:16+18*n,"text-anchor":"middle"},
class:u?"on-house":"f"};return x("g",{transform:`translate(${e.x} ${e.y})`},x("title",e.label),l,e.kind==="pointer"&&!t&&
N(-5,-5,10,10,{fill:"var(--field)"}),t&&Vo(t.text,20*n,o,t.fine?"coarse":""),t?.fine&&Vo(t.fine,15*n,o,"fine"),e.name&&c.
map((g,b)=>x("text",{"font-size":m,"font-weight":700,...d,y:d.y+(u?(.35+1.1*(b-(c.length-1)/2))*m:0)},g)))}function Wu(e){
let t=new Map;for(let{key:s,at:r,art:o}of e)(o??"mark")==="mark"&&t.set(r,[...t.get(r)??[],s]);let n=new Map;for(let s of t.
values())s.forEach((r,o)=>n.set(r,o-(s.length-1)/2));return n}function ju(e,t,n,s=0){let r=t.get(e.at);if(!r)throw new Error(
`Expected a node of the board, not "${e.at}".`);let o={mark:()=>[R(0,0,27,{fill:e.active?"var(--accent-on-field)":"var(-\
-field)"}),de(e.seat??0,-19,-19,38,{fill:e.active?"var(--field)":"var(--on-field)",ink:e.active?"var(--accent-on-field)":
"var(--field)"})],agent:()=>[R(0,0,15,{style:"fill:var(--field);stroke:var(--on-field)","stroke-width":3}),N(-9,-3,18,6,
{fill:"var(--on-field)"})],card:()=>[x("g",{transform:"translate(-20 -28)"},At(e.face,40))],bars:()=>[N(-64,-32,128,64,{
rx:3,fill:"var(--on-field)"}),x("path",{d:"M-54 -32V32M-38 -32V32M38 -32V32M54 -32V32",style:"stroke:var(--field)","stro\
ke-width":6})],empty:()=>[N(-19,-27,38,54,{class:"slot",rx:4,fill:"none"})]}[e.art??"mark"];if(!o)throw new Error(`Expec\
ted a token that can be drawn, not "${e.art}".`);return x("g",{transform:`translate(${r.x+46*n*s} ${r.y}) scale(${n})`,role:"\
img","aria-label":e.label,"data-token":e.key},x("title",e.label),x("g.grows",o()))}function Vu({tag:e,path:t},n,s){let{x:r,
y:o}=n.get(t[t.length-1]),i=18+11*e.length;return e&&x("g.tag",{transform:`translate(${r+14} ${o-12-32*s}) scale(${s})`},
N(0,0,i,32,{rx:3,style:"fill:var(--lit)"}),x("text",{x:i/2,y:23,"font-size":21,"font-weight":700,"text-anchor":"middle",
fill:"#13201E"},e))}function Go(e,t){let n=e.path.map(o=>t.get(o)),s=n.map(({x:o,y:i},a)=>`${a?"L":"M"}${o} ${i}`).join(
""),r=!e.move;return x("g",{class:r?"way gone":"way",role:r?"img":null,"aria-label":r?e.label:null,"aria-hidden":r?null:
"true","data-steps":n.length-1},r&&x("title",e.label),x("path.line",{d:s,fill:"none",style:"stroke:var(--lit)",...r?Du:Bu}))}
function Gu({path:e,label:t,move:n,chosen:s},r,o){let i=r.get(e[e.length-1]),a=o?{class:"way plays",tabindex:0,"data-mov\
e":n,"aria-pressed":String(!!s)}:{class:"way shown"};return Ds(i,{role:o?"button":"img",label:t,ring:!0,chosen:!!s,attributes:a})}
function Zu(e,t,n,s){let r=13*s*(e.name?.length??0),o=[{x:-23*s-3,y:7*s,"text-anchor":"end",left:-r-23*s},{x:23*s+3,y:7*
s,"text-anchor":"start",left:23*s},{x:0,y:45*s,"text-anchor":"middle",left:-r/2},{x:0,y:-31*s,"text-anchor":"middle",left:-r/
2}],i=t.edges.flatMap(({a:c,b:h})=>{let m=n.get(c),d=n.get(h);return[0,.25,.5,.75,1].map(g=>({x:m.x+(d.x-m.x)*g,y:m.y+(d.
y-m.y)*g}))}),a=({y:c,left:h})=>i.filter(m=>m.x>e.x+h-14&&m.x<e.x+h+r+14&&m.y>e.y+c-16*s-12&&m.y<e.y+c+12).length,{left:l,
...u}=o.reduce((c,h)=>a(h)<a(c)?h:c);return u}var Ku=(e,t,n)=>[e.art?x("g.scenery",Uo(e.art)):null,(e.areas??[]).map(({name:s,
x:r,y:o})=>x("text.f2",{x:r,y:o,"font-size":20*n,"text-anchor":"middle"},s)),x("g",{fill:"none"},...e.edges.map(s=>Fu(s,
t)))];function Yu(e,t,n,s,r=0){let o=n.get(e.at),i={agent:22,card:39}[e.art??"mark"]??34,a=o.x+46*s*r;return x("g.light",
{transform:`translate(${a} ${o.y}) scale(${s})`,"data-x":a,"data-y":o.y,"data-key":`lit:${e.key}`,"aria-hidden":"true"},
R(0,0,i,{fill:"none",style:"stroke:var(--lit)","stroke-width":6}),t&&N(i-6,-i-14,26,26,{style:"fill:var(--lit)"}),t&&x("\
text",{x:i+7,y:5-i,"font-size":18,"font-weight":700,"text-anchor":"middle",fill:"#13201E"},t))}function Ju(e,t,{zone:n},{
nodes:s,aside:r,u:o,at:i}){let a=n.tokens.find(({key:c})=>c===e),l=s.get(a?.at??e);if(!l)throw new Error(`Expected a nod\
e or a token of the board, not "${e}".`);let u=n.carries?.length;return Ds({x:l.x+46*o*(r.get(e)??0),y:l.y},{role:"butto\
n",label:a?.label??l.label,ring:!a,chosen:t,attributes:{class:["way plays",a&&"handle",u&&"many"],tabindex:a&&i?-1:0,"ar\
ia-pressed":String(t),"data-spot":e}})}function Zo(e){let{board:t,zone:n,heat:s,clear:r,acting:o,spots:i,lit:a,w:l,h:u,k:c}=e,
h=new Map(t.nodes.map(k=>[k.id,k])),m=Wu(n.tokens),d=c<qu?1:Math.max(1,.62/c),g=(n.ways??[]).filter(({move:k})=>!k),b=(n.
ways??[]).filter(({move:k})=>k),p=n.tokens.filter(({art:k})=>!(r&&k==="agent")),w=({art:k})=>!!s.nodes&&k==="card",y=k=>Iu(
k,s.nodes?.[k.id],d,M=>Zu(M,t,h,d)),$=k=>ju(k,h,d,m.get(k.key));return x("svg.board",{width:l,height:u,viewBox:`0 0 ${t.
width} ${t.height}`,preserveAspectRatio:"xMidYMid meet",style:"overflow:hidden","data-board":t.id},N(0,0,t.width,t.height,
{fill:"transparent"}),Ku(t,h,d),g.map(k=>Go(k,h)),t.nodes.filter(({kind:k})=>k==="place").map(y),p.filter(w).map($),t.nodes.
filter(({kind:k})=>k!=="place").map(y),b.map(k=>Go(k,h)),p.filter(k=>!w(k)).map($),g.map(k=>Vu(k,h,d)),p.filter(({key:k})=>k in
a).map(k=>Yu(k,a[k.key],h,d,m.get(k.key))),b.filter(({tag:k})=>k).map(({tag:k,move:M,path:v})=>Wo(h.get(v[v.length-1]),k,
M??"")),b.map(k=>Gu(k,h,o)),Object.entries(i).map(([k,M],v)=>Ju(k,M,e,{nodes:h,aside:m,u:d,at:v})))}function Ko(e,t){for(let n of e.
querySelectorAll(".way.gone > .line")){if(!(n instanceof SVGGeometryElement))continue;let s=n.getTotalLength(),r=Number(
n.parentElement?.dataset.steps??1);n.animate([{strokeDasharray:`0 ${s}`},{strokeDasharray:`${s} 0`}],{duration:r*Cu/t})}}var Yo=3,Jo=80,zo=e=>[...e.values.map((t,n)=>x("g",{transform:`translate(${n*(e.size+10)} 0)`},fn(t,e.size,e.lit.includes(
n)))),N(-5,-5,e.w+10,e.size+10,{class:"ring-focus",rx:9}),x("title",e.label)];function Xo(e,t){for(let n=0;n<Yo;n++){let s=(o,i)=>1+(o+2*n+3*i)%6,r=()=>e(o=>({...o,values:o.values.map(s),lit:[]}));n?
setTimeout(r,n*Jo/t):r()}setTimeout(()=>e(n=>n),Yo*Jo/t)}var Wt=390,kt=700,wt=10,Fs=e=>e.zones.every(t=>["seat","ring","fan","stack","tray","kinds"].includes(t.kind)&&(e.table===
"corners"||!(t.kind==="seat"&&(t.before?.length??0)>0)));function Is(e,t,n,s,r,o,i=!1){let a=t.alert||(t.counters??[]).map(
({value:d,label:g})=>`${d} ${g}`)[0]||t.note;e.add("mark",t.id,n,s,{seat:t.seat,size:20,active:!!t.active});let l=n+26,u=r-
26,c=i?st(t.name,13,u-28,1.06):{lines:[t.name],size:13};if(e.text(`${t.id}.name`,c.lines[0],l,s+9,{size:c.size,bold:!0,quiet:!1,
room:u}),e.text(`${t.id}.note`,st(a??"",12,u).lines[0],l,s+(i?24:22),{size:12,tone:t.alert?"lit":"",room:u}),i){let d=l+
q(c.lines[0],c.size)*1.06+8;e.cards(t.cards,d,s-2,20,{w:11,ideal:2,tight:.02},{role:"seat"})}if(!o)return;let h=t.cards.
some(d=>d.face||d.key in(e.extras.dealt??{})),m={w:o,ideal:o*.72,tight:h?.5:.06,least:h?o*.8:o};e.cards(t.cards,n,s+30,r-
6,m,{role:"seat",pitch:.5})}function bn(e,t,n,s,r,o=Wt){let i=!!e.extras.acting,a=t.cards.length>(o-r)/60,l=a?wt:r,u=n+(a?
30:0)+(i?12:0),c=Mt(78,s-u-(i?6:0));Is(e,{...t,cards:[]},wt,a?n:(n+s)/2-14,a?o:r-wt-6,0);let h={w:c,ideal:c*1.12,tight:.36,
least:Math.min(c,44),floor:24};e.cards(t.cards,l,u,o-l-wt,h,{own:!0,role:"hand",pitch:.7})}function gn(e,t,n,s,r,o){e.text(
`${t}.count`,n,r,o,{size:20,bold:!0,quiet:!1});let[i,a]=st(s,12,58).lines;e.text(`${t}.label`,i,r,o+15,{size:12,room:58}),
a&&e.text(`${t}.more`,a,r,o+28,{size:12,room:58})}function zu(e,{seats:[t,...n],ring:s,fans:r,stacks:o,trays:i},a,l){let u=(l-
Wt)/(kt-Wt),c=s?132+116*u:wt,h=[...i,...o].length?66:0,m=l-wt-h,[d,g,b]=e.extras.acting?[70,76,42]:[68,74,45],p=b+20*u,w=p<
56?0:1.085*p+31,y={x:d+54*u,y:Math.max(g+26*u,w),r:p};s&&e.add("ring",s.id,y.x,y.y,{ring:s,r:y.r});let $=Math.max(1,Math.
min(n.length,3)),k=Math.ceil(n.length/$),M=(m-c)/$;n.forEach((E,_)=>{let S=k>1?0:n.length>2?26:34;Is(e,E,c+_%$*M,8+Math.
floor(_/$)*36,M,S,!S)}),i.forEach(E=>gn(e,E.id,String(E.count),E.label,m+8,22)),o.forEach((E,_)=>{let S=76+_*52;gn(e,E.id,
String(E.count),E.label,m+8,S),E.top&&e.card(E.top,m+36,S-15,15,{role:"stack",recall:E.recall})});let v=96,T=a-(e.extras.
editing?108:e.extras.acting?132:88);for(let E of r){let _=Mt(a>320&&E.cards.length<7?60:44,T-v-34),S={w:_,ideal:_*.74,tight:.3,
least:_,floor:15},U=m-c,P=Math.min(S.ideal,(U-_)/Math.max(E.cards.length-1,1)),D=P<22;E.cards.forEach((V,tt)=>{let K=tt===
E.cards.length-1,O=c+tt*P;e.card(V,O,v+20,_,{seen:K?_:Math.min(_,P),role:"fan"}),(K||!D||(E.cards.length-1-tt)%2===0)&&e.
text(`${V.key}.above`,V.above??"",O+1,v+14,{size:K?14:12,bold:K,quiet:!K}),V.under!=null&&(K||!D)&&e.add("mark",`${V.key}\
.under`,O+2,v+24+_*1.4,{seat:V.under,size:14,quiet:!K})}),E.cards.length||e.add("pile",E.id,c,v+20,{w:_,under:0,empty:!0})}
return t&&bn(e,t,T+4,a-8,c,l),{y:a-18,middle:y}}function Xu(e,{seats:[t,...n],ring:s,stacks:r,trays:o},i,a){let l=Math.max(
1,Math.min(n.length,5)),u=Math.ceil(n.length/l),c=(a-2*wt)/l,h=u>1?34:56;n.forEach(($,k)=>{let M=wt+k%l*c,v=8+Math.floor(
k/l)*h;Is(e,$,M,v,c,u>1?0:18,u>1)});let m=8+u*h,d=e.extras.acting?i-136:i-110,g=Math.min(58,(d-m)/2-14),b={x:a/2,y:(m+d)/
2-12,r:g};s&&e.add("ring",s.id,b.x,b.y,{ring:{...s,note:""},r:g});let p=Math.min(44,g*.74),w=10,y=b.x-(r.length*p+(r.length-
1)*w)/2;return r.forEach(($,k)=>{let M=y+k*(p+w),v=b.y-p*.7;$.top?e.card({...$.top,move:$.move||$.top.move,off:$.off||$.
top.off},M,v,p,{role:"stack"}):e.add("pile",$.id,M,v,{w:p,under:0,empty:!0}),gn(e,$.id,String($.count),$.label,k?a-74:wt,
b.y)}),o.forEach($=>gn(e,$.id,String($.count),$.label,a-74,b.y+40)),t&&bn(e,t,d+2,i-8,96,a),{y:i-18,middle:b}}var Qo=(e,t,n,s,r)=>(s?
Xu:zu)(e,t,n,r);var ti=e=>(e.table??"long")==="long"&&e.zones.every(t=>["seat","grid","stack"].includes(t.kind));function Qu(e,t){let n=t.
map(({key:i})=>`lit:${i}`),s=e.over.filter(({key:i})=>n.includes(i)),[r,o]=[s[0],s[s.length-1]];s.length<2||s.length<t.length||
s.some(({tab:i})=>i!==r.tab)||(e.over=e.over.filter(i=>!s.includes(i)),e.over.push({...r,w:o.x+o.w-r.x}))}function Ws(e,t,n,s,r,o){
let i=t.cards.filter(T=>!T.face&&!(T.key in(e.extras.dealt??{}))),a=[...t.cards.filter(T=>!i.includes(T)),...(t.before??
[]).flatMap(T=>"cards"in T?T.cards:[])],l=o>40,u=l?26:18,c=l?Math.min(o,r/7.5):18,h=l?c*.26:6,m=i.length?c+h*(i.length-1):
0,d=n+u+(l?9:5),g=r-(d-n)-(l?8:m+12),b=l?g:r-8,p=(t.counters??[]).map(({value:T,label:E})=>`${T} ${E}`)[0]??"",w=l?[t.note,
p].filter(Boolean).join(", "):t.note||p;e.add("mark",t.id,n,s,{seat:t.seat,size:u,active:!!t.active});let y=st(t.name,l?
15:13,g),$=st(w,l?13:12,b);e.text(`${t.id}.name`,y.lines[0],d,s+(l?11:13),{size:y.size,bold:!0,quiet:!1,room:g}),e.text(
`${t.id}.note`,$.lines[0],l?d:n,s+(l?28:31),{size:$.size,room:b});let k={w:c,ideal:h,tight:.05};e.cards(i,l?n:n+r-m-8,l?
s+38:s-1,m+1,k,{role:"seat"}),Qu(e,i);let M=l&&m?n+m+12:n,v={w:o,ideal:o+3,tight:.3,least:o,floor:12};e.cards(a,M,s+(l?38:
36),n+r-8-M,v,{role:"seat",pitch:.5})}function th(e,t,n,s,r){let o=t.cells.flatMap(b=>"key"in b?[b]:[]),i=js(n),a=o.length>
6?2:1,l=Math.max(Math.ceil(o.length/a),1),u=n>kt?10:5,c=e.extras.acting?8:0,h=(n-2*i-u*(l-1))/l,m=Mt(Math.min(n>kt?70:50,
h),(r-s)/a-u-c),d=Math.min(h+u,m*1.3),g=(n-d*(l-1)-m)/2;o.forEach((b,p)=>{let w=g+p%l*d,y=s+Math.floor(p/l)*(m*1.4+u+c);
e.card(b,w,y,m,{role:"grid",own:!0})})}function eh(e,t,n,s,r,o){let i=r*.7;(t.round??[]).forEach(({seat:l,words:u,now:c},h)=>{
let m=s+h*r,d=i>20?14:12;e.add("mark",`${t.id}.${h}`,n,m,{seat:l,size:i,active:c,quiet:!c}),e.text(`${t.id}.${h}`,u,n+i+
8,m+i/2+d*.35,{size:d,bold:c,quiet:!c,room:o-i-8})})}function nh(e,t,n,s,r){let o=n>kt,i=t.filter(p=>p.top||p.count||p.round?.
length),a=Mt(o?92:56,r-s-(o?60:24)),l=o?56:18,[u,c]=o?[186,240]:[148,190],h=Math.max(0,...i.flatMap(p=>(p.round??[]).map(
w=>q(w.words,1.06)))),m=Math.max(u,Math.min(c,(o?14:12)*h+(o?56:40))),d=i.reduce((p,w)=>p+a+(w.round?.length?m:0),l*(i.length-
1)),g=s+(r-s-a*1.4-22)*(o?.42:.3),b=(n-d)/2;for(let p of i){p.top?e.card(p.top,b,g,a,{role:"stack",recall:p.recall}):e.add(
"pile",p.id,b,g,{w:a,under:0,empty:!0});let w=p.round??[],y=o?14:12,$=g+a*1.4+(o?24:17);if(w.length){let k=Math.min(o?36:
25,(a*1.4+6)/w.length);eh(e,p,b+a+(o?20:10),g,k,m-(o?20:10)),e.text(`${p.id}.label`,p.label,b,$,{size:y,room:a+m-10})}else{
let k=o?20:16,M=q(String(p.count),k)*1.06+5,v=o?b:b+Math.min(0,(a-M-q(p.label,y))/2);e.text(`${p.id}.count`,String(p.count),
v,$,{size:k,bold:!0,quiet:!1}),e.text(`${p.id}.label`,p.label,v+M,$,{size:y})}b+=a+(w.length?m:0)+l}}function sh(e,t,n,s,r){
let o=n>kt,i=js(n),a=Math.min((r-s)/Math.max(t.length,1),o?150:96),l=o?0:24,u=Mt(o?84:46,a-l-(o?16:8)),c=o?166:i;t.forEach(
(h,m)=>{let d=s+m*a;if(o){let b=e.head(h,i,d,c-i-12);e.counters(h,i+4,d+42+b,c-i-16,!0)}else{let b=(h.counters??[]).map(
({value:y,label:$})=>`${y} ${$}`),p=i+24+q(h.name,13)*1.06+8;e.add("mark",h.id,i,d,{seat:h.seat,size:18,active:!!h.active}),
e.text(`${h.id}.name`,h.name,i+24,d+13,{size:13,bold:!0,quiet:!1});let w=st([h.note,...b].filter(Boolean).join(", "),12,
n-i-p);e.text(`${h.id}.note`,w.lines[0],p,d+13,{size:w.size,room:n-i-p})}let g={w:u,ideal:u*1.12,tight:.3,least:u,floor:20};
e.cards(h.cards,c,d+l,n-i-c,g,{role:"seat"})})}function ei(e,t,n,s){let r=t.cards.find(i=>i.above),o=r&&e.things.find(({
kind:i,key:a})=>i==="card"&&a===r.key);!r?.above||!o||e.text(`${r.key}.over`,r.above,s??o.x,n,{size:s?12:14,bold:!0,quiet:!1,
tone:r.ghost?"lit":"",anchor:s?"end":"start",room:s?s-wt-34-q(t.name,13)*1.06:1/0})}var js=e=>e>kt?28:wt;function Vs(e,t,n,s,r){
let i=n-166-28,a=e.extras.acting?18:0,l=Mt(84,r-s-a-14),u={w:l,ideal:l*1.12,tight:.3,least:l,floor:30},c=e.head(t,28,s+a,
126);e.counters(t,32,s+a+48+c,126,!1),e.cards(t.cards,166,s+a,i,u,{own:!0,role:"hand"}),ei(e,t,s-14)}function ni(e,{seats:[
t,...n],grids:s,stacks:r},o,i){let a=js(i),l=i>kt,u=Math.max(n.length,1),c=(i-2*a+8)/u,h=l?22:8,m=l?u>1?46:60:u>2?26:32,
d=o-(e.extras.acting?l?150:126:l?132:100);!s.length&&!r.length&&n.every(p=>p.cards.every(w=>w.face))?sh(e,n,i,h,d-(l?30:
6)):n.forEach((p,w)=>{Ws(e,p,a+w*c,h,c,m)});let g=n.some(p=>p.before?.length||p.cards.some(w=>w.face)),b=h+(l?54+m*1.4:g?
46+m*1.4:44);for(let p of s)l&&e.text(`${p.id}.label`,p.label,a,b+8,{room:i-2*a}),th(e,p,i,b+(l?26:0),d-(l?24:4));return nh(
e,r,i,b,d),t&&l?Vs(e,t,i,d,o):t&&(bn(e,t,d,o-8,wt+92,i),ei(e,t,d+9,i-wt)),{y:o-18,middle:{x:i/2,y:(b+d)/2,r:40}}}var rh={draw2:"+2",draw4:"+4"},oh=["skip","reverse"],wn=28;function Zs(e){let t=e>=wn;return{large:t,left:t?34:22,right:t?
44:24,tall:e*1.17,pitch:e*1.72+(t?4:1.5),gap:t?4:1.5}}var si=({rows:e})=>Math.max(...e.map(({kinds:t})=>t.length));function yn(e,t){
let{left:n,right:s,pitch:r,gap:o}=Zs(t);return{w:n+si(e)*(t+o)+s,h:e.rows.length*r}}function ih(e,t,n){let s=48;for(;s>12&&
(yn(e,s).w>t||yn(e,s).h>n);)s-=.2;return s}var ri=e=>[...e].reduce((t,n)=>t+Number(n),0);function oi(e,t){return e===2?N(
-t,-t,2*t,2*t,{style:"fill:var(--lit)"}):R(0,0,t,{style:e?"fill:none;stroke:var(--field-edge)":"fill:var(--on-field)","s\
troke-width":1.5})}var Ks=(e,t,n)=>x("g",{transform:`translate(${e} ${t})`},n);function ah(e,t,n){let{tall:s}=Zs(n),r=e.
kinds[t],o=e.colour==="wild",i=o?"#fff":`var(--c-${e.colour}-on)`,a=Math.max(13,n*(o?.42:.54)),l=[e.unseen[t],e.held[t],
e.gone[t]].map(Number),u=Math.min(11,n/4+(n<wn?2:1)),c=l.flatMap((m,d)=>Array(m).fill([0,2,1][d])),h=oh.includes(r)?x("g",
{style:`color:${i}`},Ns(r,n/2,s/2,n*.2)):x("text",{x:n/2,y:s/2+a*.36,"text-anchor":"middle","font-size":a,"font-weight":700,
style:`fill:${i}`},rh[r]??r);return x("g",x("g",{opacity:l[0]?null:.4},N(0,0,n,s,{rx:3,style:`fill:${o?"#17181c":`var(--\
c-${e.colour})`};stroke:#fff`,"stroke-width":n<wn?0:1.2}),h),c.map((m,d)=>Ks(n/2+(d-(c.length-1)/2)*u,s+n*.28,oi(m,n<wn?
2.8:3.5))))}function lh(e,t,n,s){let r=n?[0,82,182]:[0,62,136];return["unseen","discarded",s].map((o,i)=>[Ks(e+r[i],t,oi(
i,4)),x("text.f2",{x:e+r[i]+9,y:t+4.5,"font-size":n?13:12},o)])}function Ys({zone:e,w:t,lit:n}){let{large:s,left:r,tall:o,
pitch:i,gap:a}=Zs(t),l=si(e),u=r+l*(t+a)+(s?6:2);return e.rows.map((h,m)=>{let d=m*i,g=h.kinds.length<l/2,b=w=>r+w*(t+a)*
(g?1.6:1),p=ri(h.unseen);return[h.colour!=="wild"&&Nt(h.colour,r/2-3,d+o/2,r*.26,{style:`fill:var(--ring-${h.colour})`}),
h.kinds.map((w,y)=>Ks(b(y),d,ah(h,y,t))),h.kinds.map((w,y)=>`${h.id}.${w}`in n&&N(b(y)-1,d-2,t+2,o+t*.48,{"data-key":`li\
t:${h.id}.${w}`,rx:5,style:"fill:none;stroke:var(--lit)","stroke-width":s?3:2})),g&&lh(Math.min(b(h.kinds.length),u-(s?240:
192)),d+o/2,s,h.hands??"yours"),x("text.f",{x:u,y:d+o/2+6,"font-size":s?18:14,"font-weight":700},String(p))]}).flat(3).filter(
Boolean)}function Gs({rows:e}){let[t,n]=["unseen","gone"].map(s=>e.reduce((r,o)=>r+ri(o[s]),0));return`${t} ${t===1?"car\
d":"cards"} you can't see, ${n} discarded`}var Js=e=>[Gs(e),...e.rows.map(({label:t})=>t)].join(". ");function kn(e){let t=e.
zones.filter(n=>n.kind==="kinds");return t.length?{rows:t,of:t[0].of}:void 0}function ii(e,t){let n=Object.keys(e).filter(
s=>t?.rows.some(({id:r})=>s.startsWith(`${r}.`)));return t&&n.length?{[t.of]:e[n[0]],...e}:e}function ch(e,t,n,s,r){let[
o]=t.counters??[];e.add("mark",t.id,n,s,{seat:t.seat,size:18,active:!!t.active}),e.text(`${t.id}.name`,t.name,n+23,s+9,{
size:13,bold:!0,quiet:!1,room:14}),e.cards(t.cards,n+38,s-4,r-42,{w:12,ideal:3,tight:.05},{role:"seat"}),o&&e.text(`${t.
id}.note`,`${o.value} ${o.label}`,n+23,s+23,{size:12,room:r-23})}function ai(e,{seats:[t,...n],ring:s,stacks:r,kinds:o},i,a){
let l={rows:o,of:""},u=a>kt,c=u?28:10,h=Math.min(n.length||1,3),m=Math.ceil(n.length/h),d=n.length>3,g=u?52:d?30:40,b=u?
150:80,p=r.length*(g+12)+b,w=(a-2*c-p)/h,y=u?12:8,$=d?34:u?102:44,k=y+Math.max(g*1.4+(u?16:10),m*$),M=i-(u?104:74);n.forEach(
(S,U)=>{let P=y+Math.floor(U/h)*$;d&&!u?ch(e,S,c+U%h*w,P,w):Ws(e,S,c+U%h*w,P,u?w:Math.min(w,130),d||!u?26:42)});let v=a-
c-p;for(let S of r)S.top?e.card(S.top,v,y,g,{role:"space"}):e.add("pile",S.id,v,y,{w:g,under:0,empty:!0}),v+=g+12;let T=r.
map(({count:S,label:U})=>`${S} ${U}`);s?.value&&r.some(({top:S})=>S?.face?.colour==="wild")&&T.push(`${s.value} named`),
T.forEach((S,U)=>{e.text(`spread.${U}`,S,v,y+14+U*(u?20:16),{size:u?14:12,room:b})});let E=ih(l,a-2*c,M-k),_=yn(l,E);if(e.
add("spread","all",(a-_.w)/2,k+(M-k-_.h)*.35,{zone:l,w:E,lit:e.extras.lit??{}}),t&&u)Vs(e,{...t,counters:t.counters?.slice(
0,1)},a,M,i);else if(t){let S=Mt(46,i-8-M);e.add("mark",t.id,c,M,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}\
.name`,t.name,c,M+36,{size:13,bold:!0,quiet:!1,room:62});let U={w:S,ideal:S+4,tight:.36,least:S,floor:20};e.cards(t.cards,
78,M,a-c-78,U,{own:!0,role:"hand"})}return{y:i-18,middle:{x:a/2,y:(k+M)/2,r:40}}}var xn=class{constructor(t){this.open=!1;
this.how=t,this.root=f("section.sheet.spread",{hidden:!0,role:"group"})}show(t,n,s){this.zone=t,t||(this.open=!1),this.root.
hidden=!this.open;let r=this.open&&JSON.stringify([t,n,s]);if(!t||!r||this.root.dataset.looks===r)return;this.root.dataset.
looks=r;let o=s?23.2:44,i=yn(t,o),a=this.root.contains(it(this.root)),l={class:"btn quiet shut","aria-label":"Close",title:"\
Close",onclick:()=>this.escape()};this.root.setAttribute("aria-label",Gs(t)),this.root.replaceChildren(f("h2",Gs(t)),Jt(
l,ut("close",16)),x("svg",{viewBox:`0 -3 ${i.w} ${i.h}`,role:"img","aria-label":Js(t)},Ys({zone:t,w:o,lit:n}))),a&&this.
root.querySelector("button")?.focus()}toggle(t){if(this.open)return void this.escape();this.open=!0,t(),this.root.querySelector(
"button")?.focus({preventScroll:!0})}escape(){let t=this.open,n=this.root.contains(it(this.root));return this.open=!1,this.
root.hidden=!0,n&&this.zone&&this.how.focus(this.zone.of),t}};var jt=(e,t)=>x("text",t,e),li=e=>!e.plays&&!!(e.opens||e.recall?.length);function uh(e){let t=e.w*1.4,n=Math.min(11,Math.
max(7,e.w*.16));return[e.plays&&N(-2,-2,Math.max(e.seen,24),t+24,{class:"touch",fill:"transparent"}),e.dealt&&At(null,e.
w),e.ghost?x("g.faint",At(e.face,e.w)):At(e.face,e.w),e.ghost&&N(0,0,e.w,t,{class:"ghost",rx:e.w*.085,fill:"none"}),e.kin&&
!e.ghost&&N(1.5,1.5,e.w-3,t-3,{class:"kin",rx:e.w*.07,fill:"none"}),e.off&&N(0,0,e.w,t,{class:"veil",rx:e.w*.085}),e.under&&
x("path.bar-under",{d:`M2 ${t+11.5}h${Math.max(e.seen-6,18)}`,"stroke-width":5}),li(e)&&Co(n+2,t-n-2,n),N(-5,-5,e.w+10,t+
10,{class:"ring-focus",rx:e.w*.085+5}),x("title",li(e)?`${e.label}. Press to see the cards.`:e.label)]}var Ht=24,zs=14,hh=8;
function dh(e){let t=Math.min(Ht,e.w);switch(e.role){case"hand":{let n=Math.min(Ht,e.w*.55);return[e.w-n,e.h-n,n]}case"s\
tack":case"pile":return[e.w-t,e.h-t,t];case"fan":return[e.w-t,e.h*.36,t];case"seat":return e.h<Ht?[e.w+3,(e.h-zs)/2,e.w<
hh?0:zs]:[e.w-Ht,e.h-Ht,Ht];case"space":return[e.w-14,e.h-21,Ht];case"dice":return[e.w+3,-3,Ht];default:return e.y>Ht?[e.
w-21,-25,Ht]:[Math.max(-8,1-e.x),Math.max(-8,1-e.y),zs]}}function mh(e){let[t,n,s]=dh(e),r=e.tab&&s>0&&x("g",{transform:`\
translate(${t} ${n})`},N(0,0,s,s,{fill:"var(--lit)"}),jt(e.tab,{x:s/2,y:s*.71,"font-size":s*.625,"font-weight":700,"text\
-anchor":"middle",fill:"#13201E"}));return[N(-3,-3,e.w+6,e.h+6,{rx:7,fill:"none",stroke:"var(--lit)","stroke-width":4}),
r]}function fh(e){let t=e.tone==="lit"?"lit-text":e.quiet?"f2":"f";return[x("text",{"font-size":e.size,"font-weight":e.bold?
700:400,"text-anchor":e.anchor,class:t},e.lines.map((n,s)=>x("tspan",{x:0,dy:s?e.size*1.2:0},n)))]}var ph=e=>[de(e.seat,
0,0,e.size,{fill:e.active?"var(--accent-on-field)":e.quiet?"var(--on-field-2)":"var(--on-field)"})];function gh(e){let t=String(
e.value),n=It(t),s=n?ct(t,e.high):0;return[n&&gt(t,0,0,e.high,{colour:"var(--on-field)"}),jt(n?e.label:`${t} ${e.label}`,
{x:n?s+8:0,y:e.high-4,"font-size":13,class:"f2","aria-hidden":"true"})]}function bh(e){return e.empty?[N(1,1,e.w-2,e.w*1.4-
2,{class:"slot",rx:5,fill:"none"})]:Array.from({length:e.under},(t,n)=>{let s=(e.under-n)*2.5;return x("g",{transform:`t\
ranslate(${s} ${-s})`},N(0,0,e.w,e.w*1.4,{class:"paper",rx:e.w*.085}))})}var wh=e=>[x("text.f2",{"font-size":13,"aria-hi\
dden":"true"},x("tspan.f",{"font-weight":700,"font-size":15},String(e.count)),e.lines.map(t=>x("tspan",e.broken?{x:0,dy:17}:
{dx:4},t)))];function yh(e){let t=String(e.count),n=ct(t,22),s=n+8+e.noted,r=(e.wide-(e.below?n:s))/2;return[gt(t,r,0,22,
{colour:"var(--on-field)"}),jt(e.label,{x:e.below?e.wide/2:r+n+8,y:e.below?e.high+56:18,"text-anchor":e.below?"middle":"\
start","font-size":13,class:"f2","aria-hidden":"true"}),Us(e.count,12,30+e.high,e),ft(`M1.5 ${e.high-6}V${36+e.high}H${e.
wide-1.5}V${e.high-6}`,"var(--field-line)",3)]}var Le=(e,t)=>[t*Math.sin(e*2*Math.PI),-t*Math.cos(e*2*Math.PI)];function xh(e){
let{ring:t,r:n}=e,s=t.of??10,r=t.filled??0,o=t.preview?.filled??r,i=t.goal??-1,a=n*.17,l=2.4/360,u=z("hatch"),c=y=>{let[
$,k]=Le(y/s+l,n),[M,v]=Le((y+1)/s-l,n);return`M${$} ${k}A${n} ${n} 0 0 1 ${M} ${v}`},h=Array.from({length:s},(y,$)=>{let k=$<
r,M=t.preview?$>=r&&$<o:i>=0&&$>=r&&$<i,v=$===i?"var(--lit)":k?"var(--accent-on-field)":"var(--field-line)";return[x("pa\
th",{d:c($),fill:"none",style:`stroke:${v}`,"stroke-width":a}),M&&x("path",{d:c($),fill:"none",style:`stroke:url(#${u})`,
"stroke-width":a})]}),m=n<56,d=m?12:14,g=(t.marks??[]).map(y=>{let $=y.at/s,k=n+a/2+4,[M,v]=Le($,k),[T,E]=Le($,k+7),[_,S]=Le(
$,k+(m?6:19)),U=Math.sin($*2*Math.PI)<-.2,P=Math.sin($*2*Math.PI)>.2;return[!m&&x("path",{d:`M${M} ${v}L${T} ${E}`,class:y.
on?"tick on":"tick"}),jt(y.text,{x:_+(U?5:P?-5:0),y:S+(m?4:5),"font-size":d,"font-weight":y.on?700:400,"text-anchor":U?"\
end":P?"start":"middle",class:y.on?"f":"f2"})]}),b=(t.preview??t).value??"",p=t.preview?.note??t.note,w=Math.min(n*.7,n*
140/Math.max(ct(b,100),1));return[x("defs",bt(u,"var(--accent-on-field)","none")),R(0,0,n+a/2,{fill:"var(--field)"}),...t.
closed?kh(n,a):[...h.flat(),...g.flat()],It(b)&&gt(b,0,-w*.61,w,{anchor:"middle",colour:"var(--on-field)"}),p&&jt(p,{y:n*
.55,"font-size":Math.max(13,n*.14),"font-weight":t.closed?700:400,"text-anchor":"middle",class:t.closed?"lit-text":"f2"})]}
var kh=(e,t)=>[0,1,2].map(n=>R(0,0,e+n*t*1.15,{fill:"none",style:"stroke:var(--lit)","stroke-width":n?t*.24:t,class:n?"e\
cho":"whole"}));function vh(e){let{r:t}=e,n={...e.ring,...e.ring.preview},s=Math.round(t/4.6),r=n.colour?`var(--ring-${n.
colour})`:"var(--on-field-2)",o=(n.direction??1)<0?-1:1,i=dn(n.colour),a=Array.from({length:s},(c,h)=>h*360/s).filter(c=>!i||
Math.abs(c-180)>31).map(c=>x("path",{transform:`rotate(${c}) translate(0 ${-t}) scale(${o} 1)`,d:"M-7-9H0L8 0 0 9H-7L1 0\
Z",fill:r})),l=i&&x("g",{transform:`translate(-60 ${t-18})`},N(0,0,120,36,{rx:4,fill:`var(--c-${n.colour})`}),Nt(n.colour,
22,18,8.5,{fill:"none",stroke:`var(--c-${n.colour}-on)`,"stroke-width":2.5}),jt(`${n.colour.toUpperCase()} ${i}`,{x:40,
y:24,"font-size":16,"font-weight":700,fill:`var(--c-${n.colour}-on)`})),u=n.note&&jt(n.note,{y:t-30,"font-size":13,"text\
-anchor":"middle",class:"f2"});return[...a,l,u]}var $h=e=>[Us(e.count,0,0,e)],Mh=({ring:e})=>[It(e.value??"")&&gt(e.value,
0,-26,40,{anchor:"middle",colour:"var(--on-field)"}),jt(e.note??"",{y:36,"font-size":14,"text-anchor":"middle",class:"f2"})],
_h={dial:xh,chevrons:vh,none:Mh},Sh=e=>Array.from({length:e.full},(t,n)=>x("g",{transform:`translate(${e.size/2+n*(e.size+
5)} ${e.size/2})`,"aria-hidden":"true"},R(0,0,e.size/2-1.5,{fill:"none",class:n<e.count?"agent":"slot"}),n<e.count&&N(-5,
-1.75,10,3.5,{fill:"var(--on-field)"}))),Th=e=>[N(1.5,1.5,e.size-3,e.size-3,{rx:4,style:`fill:${e.box==="done"?"var(--on\
-field)":"var(--field)"};stroke:var(--${{now:"lit",done:"on-field",open:"field-edge"}[e.box]})`,"stroke-width":e.box==="\
now"?4:2,"stroke-dasharray":e.box==="open"?"4 3":null}),e.box==="done"&&x("path",{d:"M-4 -4L4 4M4 -4L-4 4",transform:`tr\
anslate(${e.size/2} ${e.size/2}) scale(${e.size/18})`,style:"stroke:var(--field)","stroke-width":2.5})],Eh={card:uh,lit:mh,
text:fh,mark:ph,counter:gh,pile:bh,count:wh,tray:yh,chips:$h,dice:zo,agents:Sh,box:Th,spread:e=>Ys(e),board:e=>[Zo(e)],ring:e=>_h[e.
ring.art??"dial"](e)};function zt(e){let t=Eh[e.kind];if(!t)throw new Error(`Expected a thing that the table can draw, n\
ot "${e.kind}".`);return t(e).filter(Boolean)}function ci(e){switch(e.kind){case"card":return e.label;case"counter":return`${e.
value} ${e.label}`;case"count":return e.spoken||`${e.count} ${e.lines.join(" ")}`;case"tray":return`${e.count} ${e.label}`;case"\
dice":case"board":return e.kind==="dice"?e.label:e.zone.label;case"ring":return e.ring.label;case"spread":return Js(e.zone);default:
return""}}var Xs=150,Qs=112,ui=7,vn=8,Lh=50,Ah=16,Tt=(e,t,n,s)=>({kind:e,key:"",x:t,y:n,...s}),$n=(e,t,n,s={})=>Tt("text",t,n,{lines:[
e],size:14,bold:!1,quiet:!1,anchor:"start",tone:"",...s}),hi=(e,t,n,s)=>Tt("card",t,n,{w:s,face:e.face??null,label:e.label,
kin:e.kin,seen:s}),tr=(e,t,n,s)=>Tt("lit",e,t,{w:n,h:s,tab:"",role:""});function Hh({id:e,cards:t=[],columns:n=0},s,r){let o=n||
t.length,i=t.some(h=>h.above)?19:0,a=n||t.length<4?s+5:Math.max(s*.66,i+3),l=s*1.4+5,u=a*(o-1)+s,c=i+l*Math.ceil(t.length/
o)-5;return{w:u,h:c,put:(h,m)=>[...t.flatMap((g,b)=>{let p=h+a*(b%o),w=m+i+l*Math.floor(b/o),y=b===t.length-1;return[hi(
g,p,w,s),...g.above?[$n(g.above,p,w-6,{bold:y,quiet:!y})]:[],...r.has(g.key)?[tr(p,w,s,s*1.4)]:[]]}),...r.has(e??"")&&t.
length>1?[tr(h,m+i,u,c-i)]:[]]}}function Uh(e,t,n){let s=e.top&&!e.top.face,r=s?Math.min(3,e.count-1):0,o=r*2.5;return{w:t+
o,h:t*1.4+o,put:(i,a)=>[Tt("pile",i,a+o,{w:t,under:r,empty:!e.top}),...e.top?[hi(e.top,i,a+o,t)]:[],...n.has(e.id)?[tr(i,
a+o,t,t*1.4)]:[]]}}function Nh(e,t){let n=Math.min(21,Math.max(16,Math.round(t*.42))),s=n*.8,r=e.counters?.find(({value:g,
art:b})=>g||!b)??e.counters?.[0],o=r?.value?r.art:"",i=r?String(r.value):"",a=r&&!o?r.label:"",l=e.alert?e.alert:a,u=Math.
ceil((r?.value??0)/10),c=o==="chips"?66:0,h=n+5+q(i,s*1.1),m=h+(o==="agents"?8+23*(r?.value??0):0);return{w:Math.max(m,o===
"chips"?15*u-2:0,q(l,14)),h:c+n+(l?17:0),put:(g,b)=>[...o==="chips"?[Tt("chips",g,b+c-4,{count:r?.value,w:13,t:4,g:2,pitch:15})]:
[],...o==="agents"?[Tt("agents",g+h+8,b,{count:r?.value,full:r?.value,size:18})]:[],Tt("mark",g,b+c,{seat:e.seat,size:n,
active:!!e.active||e.note==="wins"}),$n(i,g+n+5,b+c+n*.76,{size:s,bold:!0}),...l?[$n(l,g,b+c+n+14,{tone:e.alert?"lit":"",
bold:!!e.alert})]:[]]}}function Ph({board:e,zone:t},n,s){let r=e,o={heat:{},clear:!1,acting:!1,spots:{},lit:Object.fromEntries(
[...s].map(l=>[l,""]))},i=n,a=n*r.height/r.width;return{w:i,h:a,put:(l,u)=>[Tt("board",l,u,{board:r,zone:t,...o,w:i,h:a,
k:i/r.width})]}}function Rh(e,t,n){let s=e.zone;switch(e.kind){case"cards":return Hh(e,t,n);case"stack":return Uh(s,t,n);case"\
seat":return Nh(s,t);case"tokens":return Ph(e,t*3.2,n);case"dice":{let r=Math.min(30,t*.8),o=s.values.length*(r+10)-10;return{
w:o,h:r,put:(i,a)=>[Tt("dice",i,a,{...s,lit:s.lit??[],w:o,size:r})]}}case"ring":{let r=t*.66,o=r*1.42;return{w:2*o,h:2*o,
put:(i,a)=>[Tt("ring",i+o,a+o,{r,ring:{...s,marks:[],note:""}})]}}case"words":{let r=(e.words??"").split(`
`);return{w:Math.max(...r.map(o=>q(o,15))),h:17*r.length,put:(o,i)=>r.map((a,l)=>$n(a,o,i+13+17*l,{bold:!l}))}}default:return{
w:22,h:12,put:(r,o)=>[Tt("arrow",r,o,{back:e.kind==="left"})]}}}var Oh=({back:e})=>[x("path.arrow",{d:"M0 4.5h13V0l9 6-9\
 6V7.5H0z",transform:e?"translate(22 0) scale(-1 1)":null})];function Ch({rows:e,lit:t=[]}){let n=new Set(t),s=(r,o)=>r.
reduce((i,a)=>i+a+o,-o);for(let r=Lh;;r-=1){let o=e.map(c=>c.map(h=>Rh(h,r,n))),i=o.map(c=>s(c.map(({w:h})=>h),vn)),a=o.
map(c=>Math.max(...c.map(({h})=>h))),l=s(a,vn);if(r>Ah&&(Math.max(...i)>Xs-2*ui||l>Qs-2*ui))continue;let u=(Qs-l)/2;return o.
flatMap((c,h)=>{let m=(Xs-i[h])/2,d=u;return u+=a[h]+vn,c.flatMap(({w:g,h:b,put:p})=>{let w=m;return m+=g+vn,p(w,d+(a[h]-
b)/2)})})}}var Bh=({title:e,says:t})=>`${e}${/^\p{Ll}/u.test(t)?"":"."} ${t}`,Dh=e=>x("svg.uw-table",{viewBox:`0 0 ${Xs}\
 ${Qs}`,role:"img","aria-label":Bh(e)},Ch(e).map(t=>x("g",{class:`thing ${t.kind}`,transform:`translate(${t.x} ${t.y})`},
t.kind==="arrow"?Oh(t):zt(t)))),di=({pictures:e})=>f("ol.howto",e.map((t,n)=>f("li",Dh(t),f("p",f("b",`${n+1}. ${t.title}`),
` ${t.says}`))));var er="uncle_widgets.aim.";var nr=new Map;function Ae(e){try{return localStorage.getItem(e)??nr.get(e)??""}catch{return nr.get(e)??""}}function Mn(e,t){
nr.set(e,t);try{localStorage.setItem(e,t)}catch{}}var or=e=>Number(Ae(er+e))>=3,sr=new Set,rr=new Set;function mi(e){return rr.
add(e),()=>rr.delete(e)}function fi(){for(let e of rr)e()}function Xt(e,t=!1){!e||or(e)||Mn(er+e,String(t?3:Number(Ae(er+
e))+1))}function pi(e){Xt(e,!0);for(let t of sr)t(e)}function gi(e){let t=()=>e();return sr.add(t),()=>sr.delete(t)}var qh="uncle_widgets.howto.";function _n(e,t,n="menu"){let s=z("howto"),r=t.getRootNode(),o=r.activeElement;fi();let a=f(
"dialog.sheet.howto-over",{"aria-labelledby":s,onclose:()=>{a.remove(),Mn(qh+e.game,"1"),Xt(e.game,!0);let l=o?.isConnected&&
o!==document.body?o:t.closest(".uw")?.querySelector(`[data-k="${n}"]`);(l instanceof HTMLElement||l instanceof SVGElement)&&
l.focus({preventScroll:!0})}},f("div.thead",f("h2",{id:s,tabindex:-1,autofocus:!0},"How to play"),f("p.mute",e.title)),f(
"p.goal",e.aim),di(e),f("button.btn.solid",{"data-k":"howto.close",onclick:()=>a.close()},"Close"));t.append(a),a.showModal()}var Fh=Symbol.for("pv"),Ih=0;function j(e,t,n,s,r,o){t||(t={});var i,a,l=t;if("ref"in l&&typeof e!="function")for(a in l={},t)a=="ref"?i=t[a]:l[a]=t[a];
var u={type:e,props:l,key:n,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Fh,__v:--Ih,__i:-1,__u:0};return(r||
o)&&(u.__source=r,u.__self=o),Z.vnode&&Z.vnode(u),u}function bi({howto:e,over:t}){return j("div",{class:"aim",role:"group","aria-label":"The aim of the game",children:[j("p",
{children:[j("span",{class:"whole",children:e.aim}),j("span",{class:"short",children:e.short})]}),j("button",{type:"butt\
on",class:"btn quiet","data-k":"howto","aria-haspopup":"dialog",onClick:()=>_n(e,t),children:"How to play"}),j("button",
{type:"button",class:"btn quiet","data-k":"known","aria-label":"Close the aim of the game",onClick:()=>pi(e.game),children:"\
×"})]})}var wi=Symbol.for("uncle_widgets.presses");function ir(e){let t=e.composedPath()[0],n=t instanceof Element?t.closest("bu\
tton"):null;return n?.closest(".uw")?n:null}var yi=({dataset:e,textContent:t})=>e.k??e.act??e.clause??t;function xi(){let e=globalThis;
if(e[wi])return;e[wi]=!0;let t=null,n=null,s=o=>{let i=t,a=ir(o);t=n=null,!(!i||i.isConnected||!a||yi(a)!==yi(i))&&setTimeout(
()=>{n instanceof Node&&a.contains(n)||a.click()})},r=[["pointerdown",o=>t=o.button||o.pointerType==="touch"?null:ir(o)],
["pointerup",s],["pointercancel",()=>t=null],["keydown",o=>o.repeat||(t=o.key===" "?ir(o):null)],["keyup",o=>o.key===" "&&
s(o)],["click",o=>n=o.composedPath()[0]]];for(let[o,i]of r)window.addEventListener(o,i,{capture:!0})}var Wh=".uw, .uw-page, .uw-room",jh="data-lm-suppress-shortcuts",ki=Symbol.for("uncle_widgets.keys"),Vh=/^(enter|backspace|delete|home|end|arrow\w+|[amyz])$/i,
vi=e=>(e.ctrlKey||e.metaKey)&&!Vh.test(e.key),$i=e=>e.composedPath().filter(t=>t instanceof HTMLElement&&t.matches(Wh)).
at(-1);function Mi(){let e=globalThis;if(e[ki])return;e[ki]=!0,xi();let t=new WeakSet,n=s=>{vi(s)||s.stopPropagation()};
window.addEventListener("keydown",s=>{let r=$i(s),o=s.composedPath()[0];!(r instanceof HTMLElement)||!(o instanceof Element)||
(o.toggleAttribute(jh,!vi(s)),!t.has(r)&&(t.add(r),r.addEventListener("keydown",n)))},{capture:!0}),window.addEventListener(
"pointerdown",s=>{let r=$i(s);r instanceof HTMLElement&&!r.hasAttribute("tabindex")&&(r.tabIndex=-1)},{capture:!0})}var _i=55,Gh=74,Zh=46,ar=36,Kh=46;function Yh(e){let t=e.closest(".uw-room");return!!(t&&!e.closest(".uw-page")&&t.getBoundingClientRect().
top+window.scrollY>window.innerHeight/2)}function Jh(e){if(le())return Yh(e)?window.innerHeight:null;let t=e.getRootNode();
return t instanceof ShadowRoot?zh(t.host):e.closest(".jp-WindowedPanel-outer, .jp-NotebookPanel-notebook, .jp-Notebook")?.
clientHeight??Number.NaN}function zh(e){let t=window.innerHeight,n=e;for(;n;){let{overflowY:s,maxHeight:r,paddingTop:o,paddingBottom:i}=getComputedStyle(
n);if(s==="auto"||s==="scroll"){let l=parseFloat(r)-parseFloat(o)-parseFloat(i);r.endsWith("px")?t=Math.min(t,l):n.scrollHeight>
n.clientHeight+1&&(t=Math.min(t,n.clientHeight))}let a=n.getRootNode();n=n.parentElement??(a instanceof ShadowRoot?a.host:
null)}return t}function Xh(e,t,n,s=_i){let r=n?Math.max(ar,Math.min(Kh,t)):t;return e>=s&&r>=ar?{kind:e>=Gh?"large":"mid\
dle",height:r}:{kind:r<ar||n?"flow":"phone",height:r}}function Sn(e,t){let n="",s=()=>{let i=e.closest(".uw-page")??e.closest(
".uw-room");if(!i)return;let a=parseFloat(getComputedStyle(e).fontSize)||16,l=Jh(e),u=l==null?i.getBoundingClientRect().
top+window.scrollY:0,c=l??window.innerHeight-2*u,h=i.classList.contains("uw-position")?Zh:_i,m=i.clientWidth/a,{kind:d,height:g}=Xh(
m,c/a,l!=null,h),b=`${d} ${Math.floor(g*a)} ${a}`;i.classList.toggle("uw-beside",l!=null&&d==="flow"&&m>=h),b!==n&&(n=b,
i.dataset.fit=d,i.classList.toggle("uw-one",d==="large"||d==="middle"),i.classList.toggle("uw-middle",d==="middle"),i.classList.
toggle("uw-phone",d==="phone"),i.classList.toggle("uw-fits",d!=="flow"),i.style.setProperty("--uw-h",`${Math.floor(g*a)}\
px`),i.style.setProperty("--uw-rem",`${a}px`),t())},r=new ResizeObserver(s),o=()=>{let i=e.closest(".uw-page")??e.closest(
".uw-room");return!i&&e.isConnected?0:i?(r.observe(i),s(),0):requestAnimationFrame(o)};return o(),window.addEventListener(
"resize",s),()=>{r.disconnect(),window.removeEventListener("resize",s)}}var Ei="uncle_widgets.theme",Qh="uncle_widgets.inks",td="uncle_widgets.covers",ur=[["auto","Auto"],["light","Light"],["d\
ark","Dark"]],ed=[["two","Two colours"],["four","Four"]],nd=[["hidden","Hidden"],["press","When pressed"],["shown","Show\
n"]],Si=e=>ur.find(([t])=>t===e)?.[0];function sd(){let e=le()?Si(new URLSearchParams(location.search).get("theme")):void 0;
try{return e??Si(localStorage.getItem(Ei))??"auto"}catch{return e??"auto"}}function Ti(e,t,n){try{let s=localStorage.getItem(
e);return t.find(([r])=>r===s)?.[0]??n}catch{return n}}function Qt(){let e=globalThis,t=Symbol.for("uncle_widgets.theme");
if(!e[t]){let n=matchMedia("(prefers-color-scheme: dark)");e[t]={choice:sd(),inks:Ti(Qh,ed,"two"),covers:Ti(td,nd,"press"),
roots:new Set,heard:new Set,system:n},n.addEventListener("change",cr),cr()}return e[t]}function lr(e,t){e.classList.toggle(
"four-inks",Qt().inks==="four");for(let n of[e,e.closest(".uw-page")??e.closest(".uw-room")])n instanceof HTMLElement&&(t===
"auto"?delete n.dataset.theme:n.dataset.theme=t)}function cr(){let{choice:e,roots:t,heard:n,system:s}=Qt();for(let r of t)
lr(r,e);if(le()){let r=e==="auto"?s.matches?"dark":"light":e;document.documentElement.dataset.theme=r,document.body.dataset.
jpThemeLight=String(r==="light")}for(let r of n)r()}var Tn=()=>Qt().choice;function Li(e){Qt().choice=e,rd(Ei,e),cr()}var Ai=()=>Qt().covers;function rd(e,t){try{localStorage.setItem(e,t)}catch{}}function Hi(e){let{heard:t}=Qt();return t.add(e),()=>{t.delete(e)}}
var hr=e=>t=>{let n=e(t),s=t.el.querySelector(".uw");if(!(s instanceof HTMLElement))return n;let{roots:r}=Qt();r.add(s),
lr(s,Tn());let o=new ResizeObserver(()=>{lr(s,Tn()),o.disconnect()});return o.observe(s),()=>{o.disconnect(),r.delete(s),
n?.()}};var od=[["first","Guess first"],["shown","Show answers"]];function dr(e,t,n){let s=f("div",{class:`jupyter-widgets ${n}`});
return hr(e)({model:t,el:s}),s}var Ui=(e,t,n,s)=>f("select",{class:"pick","aria-label":e,onchange:r=>s(r.target.value)},
t.map(([r,o])=>f("option",{value:r,selected:r===n},o)));function Ni({game:e,title:t,standing:n,howto:s},r,o){let i=r.get(
"predicting"),a=f("div.uw-aim"),l=()=>on(s?.aim&&!or(s.game)&&j(bi,{howto:s,over:u}),a),u=f("div",{class:"uw uw-masthead"},
f("div",{class:"mast saved"},f("h1",{},t),f("p",{class:"standing"},n),s?.aim&&f("button.btn",{onclick:()=>_n(s,u)},"How \
to play"),i!=null&&Ui("Answers",od,i?"first":"shown",h=>r.put({predicting:h==="first"})),Ui("Theme",ur,Tn(),h=>Li(h))),a);
ce(u,r.get("palette")),l(),gi(l),hr(()=>{})({el:f("div",{},u)});let c=f("div",{class:"widget-box uw-cols"});return o.className=
`widget-box uw-page g-${e}`,o.replaceChildren(f("div",{class:"widget-box uw-room"},u),f("div",{class:"widget-box uw-body"},
f("div",{class:"widget-box uw-room"},c))),Sn(u,()=>{}),Mi(),c}var id=400,mr=[["guess","Just guessing"],["think","Fairly sure"],["know","Certain"]];function Pi(e,t=()=>{}){let n=f("di\
v"),s=o=>{e.sure=o,r()},r=()=>{t(),X(n,pt({label:"How sure are you?",choices:mr,value:e.sure,k:"sure",pick:s}))};return r(),
f("div.sure",f("span","How sure are you?"),n)}function Ri({press:e,refused:t}){let n=Number.NEGATIVE_INFINITY,s="",r="",
o=f("button.btn.solid.wide",{"data-k":"main",onclick:()=>{performance.now()-n<id||(s?t(s):e())}});return{node:o,show(i,a,l=i){
r&&r!==l&&(n=performance.now()),r=l,o.textContent!==i&&(o.textContent=i),s=a,a?o.setAttribute("aria-disabled","true"):o.
removeAttribute("aria-disabled"),o.title=a}}}var ad={csv:"text/csv",json:"application/json",html:"text/html",ipynb:"application/x-ipynb+json"};function He(e){if(e.kind!==
"file")return;let t=ad[e.name.split(".").pop()??""]??"text/plain",n=URL.createObjectURL(new Blob([e.text],{type:t}));f("\
a",{href:n,download:e.name}).click(),URL.revokeObjectURL(n)}var Bi={"٪":"%","٫":"."};for(let[e,t]of[["-","‐‑‒–−﹣"],["/","⁄∕"],["'","‘’ʼ"],[",","،٬"]])for(let n of t)
Bi[n]=e;var ld=/^([+-]?) ?(.+?) ?(%|(?:out )?of 100)?$/,cd=/^(?:(\d+) )?(\d+) ?\/ ?(\d+)$/,ud=/^(?:\d+[.,]?\d*|[.,]\d+)$/,
hd=/^[1-9]\d{0,2}([,'_ ])\d{3}(?:\1\d{3})*(?:\.\d*)?$/,dd=/^[1-9]\d{0,2}(?:\.\d{3})+$/;function md(e){let t=e.codePointAt(
0),n=0;for(;/\p{Nd}/u.test(String.fromCodePoint(t-n-1));)n++;return String(n%10)}function fd(e){if(/\p{Nd}/u.test(e))return md(
e);if(/\p{No}/u.test(e)){let t=e.normalize("NFKC");return t.includes("⁄")?` ${t.replace("⁄","/")} `:e}return/[\p{Z}\t\n\v\f\r]/u.
test(e)?" ":/\p{Cf}/u.test(e)?"":/[\uff01-\uff5e]/.test(e)?String.fromCharCode(e.charCodeAt(0)-65248):Bi[e]??e}var pd=e=>[
...e].map(fd).join("").replace(/ +/g," ").trim(),Oi=e=>e.toFixed(9).replace(/\.?0+$/,""),Ci=e=>Number.isInteger(e)?e.toLocaleString(
"en"):String(Number(e.toPrecision(6))),Pt={low:0,high:100,unit:"chance"};function fr({low:e=-1/0,high:t=1/0,unit:n="",whole:s=!1}){
let r=Number.isFinite(e)&&Number.isFinite(t)?` from ${Ci(e)} to ${Ci(t)}`:"",o=n==="chance"?" (out of 100)":n&&n!=="shar\
e"?` (${n})`:"";return`Use ${s?"a whole number":"a number"}${r}${o}`}function yt(e,t){let{low:n=-1/0,high:s=1/0,unit:r="",
whole:o=!1}=t,i=pd(e),a=[...i].slice(0,20).join(""),l=(v,T="")=>({value:null,share:Number.NaN,words:v,meant:T});if(!i)return l(
`${fr(t)}.`);let u=l(`${fr(t)}, not '${a}'.`),c=ld.exec(i);if(!c||[...i].length>60)return u;let[,h,m,d]=c,g=cd.exec(m),b=g!=
null&&g[1]==null,p=t.thousands??(-n>=1e3||s>=1e3),w=o&&dd.test(m),y;if(g){let[,v="0",T,E]=g;if(!Number(E))return u;let _=(Number(
v)*Number(E)+Number(T))/Number(E);y=S=>_*10**S}else if(p&&(hd.test(m)||w)){let v=m.replace(w?/[,'_ .]/g:/[,'_ ]/g,"");y=
T=>+`${v}e${T}`}else if(ud.test(m)){let v=m.replace(",",".");y=T=>+`${v}e${T}`}else return u;if(d&&(r!=="chance"&&r!=="s\
hare"||b&&(d==="%"||r==="share")))return u;let $=d&&r==="share"?-2:b&&r==="chance"?2:0,k=h==="-"?-1:1,M=k*y($)||0;if(M<n||
M>s||o&&!Number.isInteger(M))return l(`${fr(t)}, not ${a}.`);if(r==="chance"&&M>0&&M<1&&!b&&!d){let v=Oi(y(2)),T=Oi(M);return l(
`Did you mean ${v} out of 100? Type ${v}, or ${T}% for ${T} out of 100.`,v)}return{value:M,share:k*y($-2)||0,words:"",meant:""}}var Di=(e,{unit:t})=>String(Number(e.toFixed(t==="chance"?1:2)));function qi(e,t){let{value:n}=yt(e,t),s=Number(e.trim().
replace(",",".").replace("−","-"));return n==null||n===s?"":Di(n,t)}var Fi=(e,t,n)=>e!=null&&yt(e,n).value===(t??null)?
e:t==null?"":Di(t,n);function me(e,t){let{words:n,meant:s}=yt(e,t);return s?`Did you mean ${s} out of 100?`:n}var pr=({measure:e,
span:t})=>e==="chance"?Pt:{low:t[0],high:t[1],unit:e},gr=({cases:e,event:t})=>["out of 100",e||"times",t].filter(Boolean).
join(" "),En=(e,t)=>e.trim()?me(e,pr(t)):"Move the slider, or type a number.";var Ii=({revealed:e,steps:t=[]})=>e&&f("ol.reckoning",t.map(({letter:n,words:s,formula:r,value:o})=>f("li",f("span",n),f(
"span",s),f("b",o),r!==o&&f("small",r))));var Wi=[];globalThis.addEventListener?.("beforeprint",()=>{for(let e of document.querySelectorAll(".uw-panel"))Wi.push([
e,e.className]),e.className=e.className.replace(/ c\d+/g,"")});globalThis.addEventListener?.("afterprint",()=>{for(let[e,
t]of Wi.splice(0))e.className=t});var gd="input:not([type=range]), select, textarea, [contenteditable]:not([contenteditable=false])",br="uncle_widgets key\
s",bd="input, [role=tab], .chooser, .art",ji=/^(Arrow|Home|End)/,Gi="button, a, summary, label, [role=button], [role=tab\
]",fe=new Set,wr=e=>e.closest(".uw-page")??e.closest(".uw-room")??e.closest(".uw"),Zi=e=>e.getClientRects().length>0,Ki=e=>!!e.
any||e.keys.some(t=>t.length===1&&t!==" ");function Ln(){try{return localStorage.getItem(br)!=="off"}catch{return!0}}function wd(e){
try{e?localStorage.removeItem(br):localStorage.setItem(br,"off")}catch{}}function yd({el:e,keys:t},n,s){let{key:r,shiftKey:o}=n;
return ji.test(r)&&s.closest(bd)&&!(s instanceof HTMLInputElement&&e.contains(s))?!1:t().some(i=>(i.keys.includes(r)||i.
any?.(r))&&(!ji.test(r)||o===!!i.shift)&&(!i.inside||e.contains(s))&&(!Ki(i)||Ln()&&!s.closest("input"))&&i.when()&&i.press(
r,s))}function Vi(e){if(e.defaultPrevented||e.isComposing||e.ctrlKey||e.metaKey||e.altKey)return;let t=e.composedPath(),
n=t[0];if(!(n instanceof Element)||n.closest("dialog")||n.closest(gd)&&e.key!=="Escape")return;let s=[...fe].filter(({el:r})=>{
let o=wr(r);return o&&t.includes(o)&&Zi(r)});if(s.length){if(e.key==="?")xd(s[0].el);else if(!s.some(r=>yd(r,e,n)))return;
e.preventDefault(),e.stopPropagation()}}function An(e,t){let n={el:e,keys:t};return fe.size||document.addEventListener("\
keydown",Vi,!0),fe.add(n),()=>{fe.delete(n),fe.size||document.removeEventListener("keydown",Vi,!0)}}function xd(e){let t=wr(
e),n=z("keys"),r=[...fe].filter(l=>wr(l.el)===t&&Zi(l.el)).flatMap(l=>l.keys()).filter(l=>l.when()),o=f("div.keys-typed"),
i=f("dialog.sheet.keys-list",{"aria-labelledby":n,onclose:()=>i.remove()}),a=()=>{let l=Ln();X(o,f("span",{"aria-hidden":"\
true"},"Letter, number and symbol keys"),pt({label:"Letter, number and symbol keys",choices:[[!0,"On"],[!1,"Off"]],value:l,
pick:u=>{wd(u),a()},k:"typed"}));for(let u of i.querySelectorAll("[data-typed]"))u.classList.toggle("off",!l)};i.append(
f("h2",{id:n,tabindex:-1,autofocus:!0},"Keyboard shortcuts"),f("p.mute","They work while the focus is on this page, but \
not while you type in a field."),f("dl",[...r,{keys:["?"],shown:"?",words:"Shows this list.",when:()=>!0,press:()=>!0}].
map(l=>f("div",{"data-typed":Ki(l)&&l.shown!=="?"?"":null},f("dt",f("kbd",l.shown)),f("dd",l.words)))),o,f("button.btn",
{"data-k":"keys.close",onclick:()=>i.close()},"Close")),a(),e.append(i),i.showModal()}var pe=(e,t,n)=>Math.max(0,Math.min(1,(e-t)/(n-t||1)));function ht(e,t){return t==="chance"?`${(e*100).toFixed(1)}%`:e.toFixed(
2).replace("-","−")}function Ue(e,t){let n=[.1,.2,.25,.5,1,2,2.5,5,10,20,25,50,100,200,250,500].find(r=>(t-e)/r<=5)??(t-
e)/4,s=[];for(let r=Math.ceil(e/n);r*n<=t+1e-9;r++)s.push(Number((r*n).toFixed(9)));return s}var vt=(e,t,n,s="tx",r=14)=>x(
"text",{x:e,y:t,class:s,"font-size":r},n);function dt(e,t,n,s){if(e===0)return R(t,n,s-.8,{fill:"none",stroke:"var(--edg\
e)","stroke-width":1.5});let r=e>1&&R(t,n,s-.9,{fill:"none",stroke:"var(--accent-fill)","stroke-width":1.9});return x("g",
R(t,n,e>1?s*.56:s,{fill:"var(--accent-fill)"}),r)}var Et=6;function yr({came:e,measure:t},n,s){return t!=="chance"?x("path.it-paid",{d:`M${n} ${s-Et-1}l${Et+1} ${Et+1}-${Et+
1} ${Et+1}-${Et+1}-${Et+1}Z`}):e==null?x("path.it-hid",{d:`M${n-Et} ${s}h${2*Et}`,"stroke-dasharray":"3 2"}):e?R(n,s,Et,
{class:"it-came"}):R(n,s,Et-1,{class:"it-did-not"})}var kd=({came:e,measure:t,words:n})=>t!=="chance"?n.replace(/\.$/,"").
toLowerCase():e==null?"the game didn't show it":e?"it happened":"it didn't happen",xr=e=>[e.mine?`you guessed ${e.mine}`:
"skipped",`the answer is ${e.right}${e.measure==="chance"?"":` ${e.measure}`}`,kd(e)].join(", ");function vd({said:e,exact:t,
reach:n,span:[s,r]}){let o=a=>4+192*Math.min(1,Math.max(0,pe(a,s,r))),i=o(t-n);return x("svg.bar",{viewBox:"0 0 200 30",
preserveAspectRatio:"none","aria-hidden":"true"},x("path.axis",{d:"M4 15H196"}),N(i,6,o(t+n)-i,18,{class:"reach"}),x("pa\
th.exact",{d:`M${o(t)} 3V27`}),e!=null&&x("path.said",{d:`M${o(e)-7} 3h14l-7 12z`}))}var $d=e=>f("p.key",{"aria-hidden":"\
true"},f("span.k-said","your guess"),f("span.k-exact","the answer, and what is close"),f("span.k-came","it happened"),e&&
f("span.k-paid","it was an amount"));function Yi({title:e,near:t,lines:n=[],doors:s=[]},r,{go:o,open:i},a){let l=r.filter(
({said:u})=>u!=null);return[f("div.endhead",f("h2",{"data-k":"ending",tabindex:-1},e),t&&f("span.chip.line",t)),l.length>
0&&$d(l.some(({measure:u})=>u!=="chance")),l.length>0&&f("ul.stops",l.map(u=>f("li",f("button",{"data-k":`stop.${u.at}`,
"aria-label":`Step ${u.frame}, ${u.name} ${xr(u)}. Look at it again.`,onclick:()=>o(u.at)},f("span.q",f("b",String(u.frame)),
` ${u.name}`),vd(u),f("span.fig",u.mine,f("small"," for "),u.right),x("svg",{viewBox:"0 0 16 16",width:16,height:16,"ari\
a-hidden":"true"},yr(u,8,8)))))),f("div.sum",n.map(([u,c])=>f("p",u&&f("b",u," "),c))),l.length>0&&a(),f("div.enddoors",
s.map(({label:u,link:c},h)=>{let[m,...d]=u.split(", ");return f(h===0?"button.btn.solid":"button.btn",{"data-k":`door.${h}`,
"aria-label":u,onclick:()=>i(c)},m,d.length>0&&f("span",`, ${d.join(", ")}`))}))]}var ge,rt,kr,Ji,vr=Object.is,Hn=0,oa=[],$r=[],nt=Z,zi=nt.__b,Xi=nt.__r,Qi=nt.diffed,ta=nt.__c,ea=nt.unmount,na=nt.__;function Un(e,t){
nt.__h&&nt.__h(rt,e,Hn||t),Hn=0;var n=rt.__H||(rt.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function _r(e){
return Hn=1,Md(la,e)}function Md(e,t,n){var s=Un(ge++,2);if(s.t=e,!s.__c&&(s.__=[n?n(t):la(void 0,t),function(o){var i=(s.
__N||s.__)[0],a=s.t(i,o);vr(i,a)||(s.__N=[a,s.__[1]],s.__c.setState({}))}],s.__c=rt,!rt.__f)){rt.__f=!0;var r=rt.shouldComponentUpdate;
rt.shouldComponentUpdate=function(o,i,a){var l=this.__H;if(!l)return!0;var u=!1,c=this.props!=o;if(l.__.some(function(m){
m.__N&&(u=!0,vr(m.__[0],m.__N[0])||(c=!0))}),r){var h=r.call(this,o,i,a);return u?h||c:h}return!u||c}}return s.__}function ia(e,t){
var n=Un(ge++,3);!nt.__s&&Er(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,rt.__H.__h.push(n))}function aa(e,t){var n=Un(ge++,4);!nt.
__s&&Er(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,rt.__h.push(n))}function Sr(e){return Hn=5,Tr(function(){return{current:e}},[])}function Tr(e,t){var n=Un(ge++,7);return Er(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function _d(){var e;do{for(;e=$r.shift();)try{Ne(e)}catch(n){nt.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=oa.shift();){var t=e.
__H;if(e.__P&&t)try{t.__h.some(Ne),t.__h.some(Mr),t.__h=[]}catch(n){t.__h=[],nt.__e(n,e.__v)}}}while($r.length)}nt.__b=function(e){
rt=null,zi&&zi(e)},nt.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),na&&na(e,t)},nt.__r=function(e){Xi&&Xi(e),
ge=0;var t=(rt=e.__c).__H;t&&(kr==rt?rt.__h=[]:(t.__h.some(Ne),t.__h.some(Mr),ge=0),t.__h=[],t.__.some(function(n){n.__N&&
(n.__=n.__N),n.u=n.__N=void 0})),kr=rt},nt.diffed=function(e){Qi&&Qi(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&ra(oa.push(
t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),kr=rt=null},nt.__c=function(e,t){t.some(function(n){try{n.__h.some(Ne),
n.__h=n.__h.filter(function(s){return!s.__||Mr(s)})}catch(s){n.__h=[function(){throw s}]}}),ta&&ta(e,t)},nt.unmount=function(e){
ea&&ea(e);var t,n,s=e.__c;s&&s.__H&&(s.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||
!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,ra($r.push(r))}else Ne(r)}catch(o){t=o}}),s.__H=void 0,t&&nt.__e(t,s.__v))};var sa=typeof requestAnimationFrame==
"function";function Sd(e){var t,n=function(){clearTimeout(s),sa&&cancelAnimationFrame(t),setTimeout(e)},s=setTimeout(n,35);
sa&&(t=requestAnimationFrame(n))}function ra(e){e!=1&&Ji==nt.requestAnimationFrame||((Ji=nt.requestAnimationFrame)||Sd)(
_d)}function Ne(e){var t=rt,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),rt=t}function Mr(e){var t=rt;e.__c=e.__(),rt=
t}function Er(e,t){return!e||e.length!=t.length||t.some(function(n,s){return!vr(n,e[s])})}function la(e,t){return typeof t==
"function"?t(e):t}var ca=800;var Td=80,Lr=12,Ar=e=>e.replace("-","−");function Ed({rule:e,value:t,set:n,refuses:s=!0}){let[r,o]=_r(t),[i,a]=_r(!0),
l=Tr(()=>z("note"),[]),u=r.trim()===t.trim()?r:t,{words:c,meant:h}=u.trim()?yt(u,e):{words:"",meant:""},m=h?me(u,e):i&&s?
c:"";ia(()=>{if(i)return;let g=setTimeout(()=>a(!0),ca);return()=>clearTimeout(g)},[r,i]);let d=(g,b)=>{o(g),a(b),n(g.trim())};
return{text:u,sentence:m,meant:h,id:l,typed:g=>d(g,!1),put:g=>d(g,!0),complain:()=>a(!0),said:{"aria-invalid":m?!0:void 0,
"aria-describedby":m?l:void 0}}}function Ld({number:{text:e,sentence:t,meant:n,id:s},answer:r}){return j("div",{class:"n\
umnote",id:s,role:"status",children:[t&&j("p",{class:"refusal",children:t}),n&&j("div",{class:"row",children:[j("button",
{type:"button",class:"btn","data-k":"meant.yes",onClick:()=>r(n),children:"Yes"}),j("button",{type:"button",class:"btn",
"data-k":"meant.no",onClick:()=>r(`${e.trim()}%`),children:"No"})]})]})}function Ad({text:e}){let t=Sr(null),n=Ar(e),s=e!==
""&&It(n)&&n.length<=6,r=n.length<=Lr?n:`${n.slice(0,Lr-1)}…`;return aa(()=>{t.current?.replaceChildren(e===""?"?":s?hn(
n,n.length>4?34:50):r)},[e]),j("span",{class:e===""?"drawn none":"drawn","aria-hidden":"true",ref:t})}var Hd=({unit:e,low:t,
high:n})=>e==="chance"?1:10**Math.floor(Math.log10((n-t)/50||1));function ua({label:e,words:t,ends:n,enter:s,k:r="",control:o,
...i}){let a=Ed(i),l=Sr(null),{low:u,high:c}=i.rule,h=Hd(i.rule),m=a.text.trim(),d=yt(m,i.rule).value,g=qi(m,i.rule),b=()=>String(
Number(Number(l.current?.value).toFixed(h<1?2:0))),p=()=>l.current?.focus({preventScroll:!0});o&&(o.current={focus:p,put:a.
put,complain:a.complain});let w=y=>{y.key==="Enter"&&(y.preventDefault(),m===""&&y.target===l.current?a.put(b()):m!==""&&
d==null?a.complain():m!==""&&s())};return j("div",{class:"asknum",children:[j("div",{class:"saynum",children:[j("span",{
class:"bigbox",children:[j("input",{class:"bignum",inputMode:u<0?"text":"decimal","data-k":`value${r}`,maxLength:Td,autocomplete:"\
off","aria-label":`${e} ${t}`,...a.said,style:{"--n":String(Math.min(Math.max(2,m.length),Lr))},value:a.text,onInput:y=>a.
typed(y.currentTarget.value),onChange:a.complain,onKeyDown:w}),j(Ad,{text:m})]}),j("p",{children:[j("b",{class:"equals",
"aria-hidden":"true",children:g&&`= ${Ar(g)} `}),t]})]}),j(Ld,{number:a,answer:y=>{a.put(y),p()}}),j("input",{type:"rang\
e",ref:l,class:d==null?"rng empty":"rng",min:u,max:c,step:h,"data-k":`range${r}`,"aria-label":e,"aria-valuetext":d==null?
"not set yet":`${g||m} ${t}`,style:{"--p":`${d==null?0:100*(d-u)/(c-u||1)}%`},value:d??(u+c)/2,onInput:()=>a.put(b()),onKeyDown:w}),
j("div",{class:"ends","aria-hidden":"true",children:[j("span",{children:n[0]}),j("span",{children:n[1]})]})]})}function Ud({
measure:e,span:t,cases:n,label:s="Your guess",...r}){let o=pr({measure:e,span:t}),i=e==="chance";return j(ua,{...r,rule:o,
label:s,words:i?`out of 100 ${n}`.trim():e,ends:i?["never","always"]:[Ar(String(o.low)),String(o.high)]})}function ha({value:e,
set:t},n){let s=f("div.numfield"),r=i=>on(n(i,o),s),o=i=>{r(i),t(i)};return r(e),s}function da(e){let t={current:null};return{
node:ha(e,(n,s)=>j(ua,{...e,value:n,set:s,control:t})),focus:()=>t.current?.focus(),put:n=>t.current?.put(n),complain:()=>t.
current?.complain()}}var Nn=e=>ha(e,(t,n)=>j(Ud,{...e,value:t,set:n}));var ma=(e,t)=>t?`${Math.round(e*100)}${e===1?"%":""}`:String(Math.round(e*100)/100).replace("-","−");function Pn(e,t,n,s){
let r=t.measure==="chance",o=t.answer?.value??0,i=[o,t.said?.value,n.value].filter(_=>_!=null),a=r?0:Math.min(0,t.span[0],
...i),l=r?1:Math.max(t.span[1],...i),u=84,c=62,h=_=>u+pe(_,a,l)*(e-u-c),m=z("hatch"),d=s?25:31,g=[],b=15,p=(_,S,U,P)=>{g.
push(vt(0,b+5,_,P?"tx2":"tx"),S,vt(e,b+5,U,"tx b e",15)),b+=d},w=_=>({x:Math.min(h(0),h(_)),width:Math.max(1.5,Math.abs(
h(_)-h(0)))});if(t.said){let _=h(t.said.value);p("Your guess",x("g",ft(`M${h(0)} ${b}H${_}`,"var(--accent-fill)",2),x("p\
ath",{d:`M${_} ${b+10}l-9-17h18z`,fill:"var(--accent-fill)"})),ht(t.said.value,t.measure))}if(t.was&&!t.said){let _=h(t.
was.value);p("Before",x("g.ghost",x("path",{d:`M${h(0)} ${b}H${_}`,"stroke-dasharray":"5 4"}),x("path",{d:`M${_} ${b+10}\
l-9-17h18z`,"stroke-linejoin":"round"})),ht(t.was.value,t.measure),!0)}let y=t.simulated?"Stored":"Exact";p(y,x("rect",{
...w(o),y:b-9,height:18,fill:"var(--ink)",...Nd(t,w)}),ht(o,t.measure));let{value:$,low:k,high:M}=n,v=$!=null&&k!=null&&
M!=null;t.untried||(p("Simulated",v&&x("g",x("rect",{...w($),y:b-8.5,height:17,fill:`url(#${m})`,stroke:"var(--ink)","st\
roke-width":1.5}),ft(`M${h(k)} ${b}H${h(M)}M${h(k)} ${b-6}v12M${h(M)} ${b-6}v12`,"var(--accent-fill)",2.5)),v?ht($,t.measure):
"",!v),v||g.push(vt(u+8,b-d+5,"not tried yet","tx2",13)));let T=Ue(a,l).map(_=>[x("path",{d:`M${h(_)} 2V${b-13}`,stroke:_===
0&&!r?"var(--edge)":"var(--rule)"}),vt(h(_),b+5,ma(_,r),"tx2 m",13)]),E=[t.said&&`Your guess: ${ht(t.said.value,t.measure)}\
.`,`${y}: ${ht(o,t.measure)}${t.was?`. ${t.was.words}`:""}.`,v&&`Simulated: ${ht($,t.measure)}, 95% interval from ${ht(k,
t.measure)} to ${ht(M,t.measure)}.`].filter(Boolean);return Yt(e,b+10,E.join(" "),x("defs",bt(m,"var(--ink)")),T,g)}var Nd=({
was:e,answer:t},n)=>e&&e.value!==t?.value?{class:"grown",style:`--from:${n(e.value).width/n(t?.value??0).width}`}:{},fa=()=>x(
"svg",{width:14,height:16,viewBox:"-7 -15 14 16","aria-hidden":"true"},x("path.ghost",{d:"M0-2l-6-11h12z","stroke-linejo\
in":"round"}));function pa(e,t,n){let s=e.flatMap(c=>Array(c.n).fill(c.yes)),r=c=>[8+c%10*19,8+Math.floor(c/10)*19],[o,i]=r(
Math.max(1,Math.round((t??0)*100))-1),[a,l]=r(Math.round((n??0)*100)-1),u=e.map(c=>`${c.n} ${c.words}`).join(", ");return x(
"svg.hundred",{viewBox:"0 0 187 187",role:"img","aria-label":`Of 100: ${u}.`},s.map((c,h)=>{let[m,d]=r(h);return dt(c,m,
d,7.2)}),n!=null&&a>0&&x("path.ghost",{d:`M${a} ${l+6}l-7-12h14z`,"stroke-linejoin":"round"}),t!=null&&t>0&&x("path",{d:`\
M${o} ${i+6}l-6-11h12z`,fill:"var(--accent)",stroke:"var(--sheet)","stroke-width":2}))}var Hr=e=>x("svg",{width:18,height:18,
"aria-hidden":"true"},dt(e,9,9,7));function ga(e,t,n=t){let s=Math.max(...n.map(a=>a[1]),.01),r=14+8*Math.max(...n.map(a=>a[0].
length)),o=n.length>6?22:27,i=t.length*o;return Yt(e,i,`${t.map(a=>`${a[0]}: ${a[2]}`).join(". ")}.`,t.map(([a,l,u],c)=>{
let h=c*o+o/2;return[vt(0,h+5,a),N(r,h-7,Math.max(1.5,l/s*(e-r-64)),14,{fill:"var(--ink)"}),vt(e,h+5,u,"tx b e")]}))}function ba(e,t,n,s){
let{runs:r,value:o}=s,i=n.measure==="chance",a=n.apart?void 0:n.answer?.value,l=n.said?.value,[u,c]=i?[0,1]:n.span,h=O=>ht(
O,n.measure).replace("%",""),m=[a,l].flatMap(O=>O==null?[]:[q(h(O),1.06*14)]),d=40,g=Math.max(58,17+Math.max(0,...m)),b=10,
p=26,w=O=>d+Math.log10(O)/4*(e-d-g),y=O=>b+(1-pe(O,u,c))*(t-b-p),$=z("band"),k=Ue(u,c),M=Math.max(1,Math.ceil(17*(k.length-
1)/(t-b-p))),v=(O,et)=>O.map(($t,Ct)=>`${Ct?"L":"M"}${w($t[0])} ${y($t[et])}`).join(""),[T=[],...E]=r,_=T[T.length-1],S=e-
g+10,U=a==null?0:y(a)+5,P=l==null?0:y(l)+5,D=a==null||l==null?18:Math.abs(U-P),V=D>=17?0:(17-D)/2+1,tt=P<=U?-1:1,K=o==null||
!_?"No trials yet.":`After ${s.begun.toLocaleString("en")} trials: ${ht(o,n.measure)}, 95% interval from ${ht(s.low??0,n.
measure)} to ${ht(s.high??0,n.measure)}${a==null?".":`; exact ${ht(a,n.measure)}.`}`;return Yt(e,t,K,x("defs",bt($,"var(\
--edge)")),k.map((O,et)=>[x("path",{d:`M${d} ${y(O)}H${e-g}`,stroke:"var(--rule)"}),et%M===0&&vt(d-8,y(O)+5,ma(O,i).replace(
"%",""),"tx2 e",13)]),[1,10,100,1e3,1e4].map(O=>vt(w(O),t-6,O.toLocaleString("en"),O===1?"tx2":"tx2 m",13)),T.length>1&&
x("path",{d:`${v(T,3)}L${[...T].reverse().map(O=>`${w(O[0])} ${y(O[2])}`).join("L")}Z`,fill:`url(#${$})`,opacity:.6}),E.
map(O=>ft(v(O,1),"var(--edge)",1.5)),a!=null&&ft(`M${d} ${y(a)}H${e-g}`,"var(--ink)",3),ft(v(T,1),"var(--accent-fill)",2.5,
{"stroke-linejoin":"round"}),T.map((O,et)=>R(w(O[0]),y(O[1]),et===T.length-1?5:3.2,{fill:et===T.length-1?"var(--lit)":"v\
ar(--sheet)",stroke:"var(--accent-fill)","stroke-width":2})),l!=null&&[x("path",{d:`M${e-g+1} ${y(l)}l10-6v12z`,fill:"va\
r(--accent-fill)"}),x("text.b",{x:S+5,y:P+tt*V,"font-size":14,fill:"var(--accent)"},h(l))],a!=null&&vt(S+5,U-tt*V,h(a),"\
tx b"))}var be=26,Pd=36;function wa(e,t){let n=Math.min(Pd,(e-be-4)/Math.max(1,t.length-1)),s=n>=24,r=t.map(({face:i,die:a,words:l})=>[i?.text,a&&
`a die, ${a}`,l].filter(Boolean).join(": "));return Yt(e,56,r.join(", ")||"No trials yet.",t.map((i,a)=>{let l=2+a*n,u=l+
be/2,c=!!i.counts,h={transform:`translate(${i.die?l+1:l} ${i.die?8:2})`},m=i.eye?Od(u,20,c):x("g",h,i.die?fn(i.die,be-2,
c):At(i.face,be));return x("g",m,c&&!i.eye&&!i.die&&N(l-1,1,be+2,be*1.4+2,{rx:3,fill:"none",stroke:"var(--lit)","stroke-\
width":3}),(s||i.counts)&&vt(Rd(u,i.words,e),54,i.words??"",i.counts?"tx b m":"tx2 m",13))}))}function Rd(e,t,n){let s=q(
t??"",13)*.55;return Math.max(s,Math.min(e,n-s))}var Od=(e,t,n)=>x("g",{fill:"none",stroke:"var(--ink)","stroke-width":2},
x("path",{d:`M${e-13} ${t}q13 ${n?-20:0} 26 0q-13 20-26 0Z`}),n?R(e,t,5,{fill:"var(--accent-fill)",stroke:"none"}):x("pa\
th",{d:`M${e-7} ${t+11}l-2 4M${e} ${t+12}v5M${e+7} ${t+11}l2 4`}));function ya(e,t,n,s){let l=Math.max(n,t.length,1),u=Math.
min(42,(e-30)/l),c=b=>30+u*(b+.5),h=b=>42-b*36,m=new Map(t.map(b=>[b.at,b])),d=t.map(b=>`${b.at+1}: ${xr(b)}`),g=b=>{let p=m.
get(b),w=c(b),y=Math.min(13,u/2-1);if(!p&&u<11)return N(w-1,50,2,6,{fill:"var(--edge)"});if(!p)return vt(w,58,"?","tx2 b\
 m",14);let[$,k]=p.span,M=v=>h(pe(v,$,k));return[p.said!=null&&x("path",{d:`M${w-1} ${M(p.said)}l-11-7v14z`,fill:"var(--\
accent-fill)"}),N(w+1,M(p.exact)-3,y,6,{fill:"var(--ink)"}),yr(p,w,53)]};return Yt(e,66,d.length?`${d.join(". ")}.`:"No \
guesses yet.",s>=0&&[N(c(s)-u/2,0,u,62,{fill:"var(--inset)"}),N(c(s)-u/2,62,u,3,{fill:"var(--lit)"})],[0,.5,1].map(b=>[x(
"path",{d:`M30 ${h(b)}H${e}`,stroke:"var(--rule)"}),b!==.5&&vt(24,h(b)+5,String(b*100),"tx2 e",13)]),Array.from({length:l},
(b,p)=>g(p)))}var ka=e=>e.split("/").map((t,n,s)=>n<s.length-1?[`${t}/`,f("wbr")]:t),Cd=()=>x("svg",{width:18,height:18,"aria-hidden":"\
true"},x("path",{d:"M9 16 1 2h16z",fill:"var(--accent-fill)"}));function va(e,t,n,s,r,o,i,a){if(e.certain)return $a(f("d\
iv.answer",Pr(e),xa(e),r));let l=f("div.cmp"),u=[Ft(l,d=>Pn(d,e,t(),o()))],c=e.bars??[],h=f("div.outcomes");return c.length>
0&&u.push(Ft(h,d=>ga(d,c))),{node:f("div.answer",l,n.seen&&Bd(n),Dd(e,i),e.measure==="chance"?qd(e,s,a):Fd(e,a),c.length>
0&&h,r,xa(e)),tried:()=>u[0].again(),again:()=>u.forEach(d=>d.again()),stop:()=>u.forEach(d=>d.stop())}}var $a=e=>({node:e,
tried:()=>{},again:()=>{},stop:()=>{}}),Bd=e=>f("p.came",f("span",e.came==null?"The game didn't show it":e.came?"This ti\
me it happened":"This time it didn't"),Hr(e.came?1:0),f("b",e.words??""));function Ur({mistake:e,asks:t,own:n},s){if(!e)
return null;if(n)return f("p",f("b",`${e.name}. `),e.words);let r=(o,i)=>f("button.btn.quiet",{"data-k":`own.${o}`,onclick:()=>s(
i)},o);return t&&f("p.own",f("span",e.asked),r("Yes",!0),r("No",!1))}function Dd(e,t){let{said:n,misconception:s,notice:r}=e,
o=n&&[f("p",{role:"status"},f("b",n.verdict)),Ur(n,t)];return Nr(o,r,s)}var Nr=(e,t,n)=>!!(e||t||n)&&f("div.note",Cd(),f(
"div",e,t&&f("p.notice",t),n&&f("p.trap",`The trap: ${n}.`)));function qd(e,t,n){let{answer:s,dots:r=[]}=e;if(!s)return null;
let o=String(s.hundred),i=[s.percent,s.one_in,`odds ${s.odds}`,e.simulated].filter(Boolean);return[f("div.counted",r.length>
0&&pa(r,e.said?.value,e.was?.value),f("div",f("p.big",f("span.sr",`${s.about} `),f("button.asks-why",{tabindex:-1,"aria-\
label":o,onclick:n},hn(o,46)),f("b",t?gr(s):"out of 100"),_a(o,n)),Pr(e),f("ul.kinds",r.map(a=>f("li",Hr(a.yes),f("span",
f("b",String(a.n)),` ${a.words}`)))))),f("p.ways",t&&f("b.short",`${o} ${gr(s)}. `),"More forms: ",s.fraction&&[f("b",ka(
s.fraction)),", "],i.map((a,l)=>[l>0&&", ",f("span",{},a)]))]}function Ma(e,t){let[n]=/[\u2212-]?\d[\d,.]*\d|\d/.exec(e)??
[""],s=e.indexOf(n);return n?[e.slice(0,s),f("button.asks-why",{"data-k":"headwhy","aria-label":`${n}: why?`,onclick:t},
n),e.slice(s+n.length)]:e}var _a=(e,t)=>f("button.btn.quiet.derive",{"data-k":"derive",onclick:t},`Why ${e}?`),Fd=(e,t)=>f(
"div.counted",f("div",f("p.lead",f("button.asks-why",{tabindex:-1,onclick:t},f("b",e.answer?.lead??"")),` ${e.answer?.cases??
""} `,_a((e.answer?.lead??"").split(" ")[0],t)),Pr(e),f("p.ways",e.simulated||e.answer?.fraction&&[e.answer.rounded?"to \
six places: ":"exactly ",f("b",ka(e.answer.fraction))]))),Pr=({was:e})=>e&&f("p.was",fa(),e.words),xa=e=>e.apart&&f("p.a\
part",e.apart);function Sa(e,t,n,s,r){let o=e.steps??[],i=o[t];if(!i)return $a(f("p.mute","There's nothing to work out h\
ere."));let a=f("div.art",{tabindex:0,role:"group","aria-label":"The picture"}),l=i.picture,u=l&&Ft(a,h=>r(l.kind,h,l));
return{node:f("div.why",f("div.now",{"data-next":!0,tabindex:-1,"aria-live":"polite"},f("h3",f("i",{"aria-hidden":"true"},
i.letter),i.words),l&&a,i.tree&&f("ul.branches",Ea(i.tree,0)),(i.formula||i.value)&&f("p.reckon",f("span",i.formula??""),
f("b",i.value?`= ${i.value}`:""))),f("div",{class:o.length>6?"tiles many":"tiles",role:"group","aria-label":"All steps"},
o.map((h,m)=>f("button",{"data-k":`why.${m}`,"aria-current":m===t?"step":null,"aria-label":`${h.letter}. ${h.words}${n.has(
m)?`: ${h.value??""}`:""}`,onclick:()=>s(m)},f("i",{"aria-hidden":"true"},h.letter),f("span",f("small",h.words),h.value!=
null&&(n.has(m)?f("b",h.value):f("em.rd"))))))),tried:()=>{},again:()=>u?.again(),stop:()=>u?.stop()}}function Ta({steps:e=[]},t,n){
return e[t]?f("div.stepnav",f("button.btn",{"data-k":"why.back","aria-label":"Previous step","aria-disabled":t?null:"tru\
e",onclick:()=>t&&n(t-1)},t?`◂ ${e[t-1].letter}`:"◂"),f("span",`step ${t+1} of ${e.length}`),f("button.btn.solid",{"\
data-k":"why.on","aria-label":t+1<e.length?`Next step, ${e[t+1].letter}`:"Start again from the first step",onclick:()=>n(
(t+1)%e.length)},t+1<e.length?`Next: ${e[t+1].letter} ▸`:"Again: a")):null}var Ea=(e,t)=>[f("li",{style:`--depth:${t}`},
e.chance&&f("b",e.chance),f("span",e.words),e.value&&f("em",e.value)),...e.children.flatMap(n=>Ea(n,t+1))],La=()=>f("div\
.covered",{role:"img","aria-label":"The answer is hidden until you guess."},f("div.lines",f("i",{style:"width:88%"}),f("\
i",{style:"width:62%"})),f("div.blank"),f("i",{style:"width:74%"})),Aa=()=>f("p.key",{"aria-hidden":"true"},f("span.k-sa\
id","your guess"),f("span.k-exact","the answer"),f("span.k-came","it happened"),f("span.k-not","it didn't")),Ha=({lesson:e="",
concept:t},n)=>f("div.sheet",{role:"dialog","aria-label":t,onkeydown:s=>s.key==="Escape"&&n()},f("h2",t),e.split(`

`).map(s=>f("p",s.split("**").map((r,o)=>o%2?f("b",r):r))),f("button.btn.solid.wide",{"data-k":"readclose",onclick:n},"B\
ack to the question"));var Ua=e=>e.split(/(?<=[.?!])\s+/);function Pe(e){let t=e.map(Ua),n=t[0].filter(s=>t.every(r=>r.includes(s)));return{both:n.
join(" "),own:t.map(s=>s.filter(r=>!n.includes(r)).join(" "))}}var Rr=(e,t)=>e.closest(".uw-cols")?.setAttribute("data-s\
ide",String(t)),Na=e=>t=>Rr(t.currentTarget,e),Pa=(e,{line:t},n,s)=>[f("button.sidehead",{"data-k":`turn${e}`,onclick:Na(
e)},f("b.badge",{"aria-hidden":"true"},String(e+1)),f("b",t),s&&f("b.it",s)),n.length>0&&f("p.mute",n.map(r=>r.endsWith(
"?")&&t.endsWith("?")?f("span.inshort",r," "):`${r} `))];function Ra(e,t,n,s){let r=Pe(e.map(({ask:a})=>a)).own,o=Pe(e.map(
({given:a})=>a)).own,i=a=>Ua(`${r[a]} ${o[a]}`.trim()).filter(l=>l&&!e[a].line.startsWith(l.slice(0,-1)));return f("div.\
pair",e.map((a,l)=>f("div.side",{role:"group","aria-label":a.line,onfocusin:Na(l)},Pa(l,a,i(l)),Nn({...a,cases:"",k:String(
l),label:a.line,value:t[l],set:u=>n(l,u),enter:s}))))}function Oa(e,t){let n=e.flatMap((s,r)=>s===""?[r]:[]);return n.length>
1?"Move the sliders, or type two numbers.":n.length?`The ${n[0]?"second":"first"} number is missing. Both answers are sh\
own together.`:t.map((s,r)=>En(e[r],s)).find(Boolean)??""}var Ca=(e,t)=>pt({label:"Which of the two",choices:e.map(({at:n,
line:s},r)=>[n,`${r+1}. ${s}`]),value:e.find(({here:n})=>n)?.at??e[0].at,k:"side",pick:t});function Ba(e,t,n){let s=t.map(
()=>f("div.cmp")),r=t.map(({measure:l,span:u,said:c,number:h},m)=>{let d={measure:l,span:u,said:c,answer:{value:h??0},untried:!0};
return Ft(s[m],g=>Pn(g,d,{},!0))}),o=t.find(({said:l})=>l?.asks),i=t.map(({said:l},u)=>l&&[f("p",{role:"status"},f("b",`${u+
1}. `),l.verdict),(l.own||t[u]===o)&&Ur(l,n)]);return{node:f("div.answer",t.map((l,u)=>f("div.side",Pa(u,l,[],l.text),s[u])),
Nr(i,e.notice)),tried:()=>{},again:()=>r.forEach(l=>l.again()),stop:()=>r.forEach(l=>l.stop())}}function Da(e,t,n,{draft:s,folded:r,changed:o,enter:i}){let a=(c,h)=>{s.values[c]=h,o()},l=()=>Nn({measure:e.measure,span:e.
span,cases:e.cases,value:s.values[0],set:c=>a(0,c),enter:i}),u=()=>X(r,mr.map(([c,h])=>f("option",{value:c,selected:c===
s.sure},h)));return[t.length>0?Ra(t,s.values,a,i):l(),Pi(s,u),n&&f("p.refusal",{role:"alert"},n)]}var Id=()=>x("svg.tick",{width:16,height:16,viewBox:"0 0 16 16","aria-hidden":"true"},ft("M2 8.5 6 13 14 3.5","currentCo\
lor",2.5)),Wd=e=>e.away?`, not now. ${e.away}`:"",Or=2;function qa({chips:e,now:t,open:n,pick:s,toggle:r}){if(e.length<Or)
return null;let o=e.findIndex(a=>a.id===t),i=z("chips");return f("div",{class:n?"chips open":"chips"},f("button.btn.onec\
hip",{"data-k":"chips","aria-expanded":String(n),"aria-controls":i,onclick:r},f("span",`Question ${o+1} of ${e.length}`),
f("b",e[o]?.name??"")),f("div.allchips",{id:i,role:"group","aria-label":"Questions"},e.map((a,l)=>f("button.qchip",{"dat\
a-k":`q.${a.id}`,"aria-pressed":String(a.id===t),"aria-keyshortcuts":l<9&&Ln()?String(l+1):null,"data-away":!a.arises,"a\
ria-label":`${l+1}. ${a.name}${a.done?", answered":""}${Wd(a)}`,title:a.away?`${a.title} ${a.away}`:a.title,onclick:()=>s(
a.id)},f("span",a.name),a.done&&Id()))))}var Fa=e=>f("div.goal",f("h2",e.title??""),!!e.of&&f("span.chip.line",`${[e.at,
e.also].filter(Boolean).join(" and ")} of ${e.of}`),e.line&&f("p",e.line));function Cr(e,t){let{choices:n,name:s,label:r,
value:o}=e,i=n.length>6||n.map(u=>u[1]).join("").length>22,a=z("setting"),l=`knob.${s}`;return f("div",{class:e.model?"s\
etting model":"setting"},f(i?"label":"span",{for:i?a:null},r),i?f("select.pick",{id:a,"data-k":l,onchange:u=>t(n[u.target.
selectedIndex][0])},n.map(([u,c])=>f("option",{selected:u===o},c))):pt({label:r,choices:n,value:o,pick:t,k:l}))}var Ia=(e,t,n)=>f(
"div.siblings",{role:"group","aria-label":`${e}: each choice`},f("span",e),t.map((s,r)=>f("button",{"data-k":`sib.${r}`,
"aria-pressed":String(s.here),"aria-label":`${s.label}: ${s.text??"hidden until you guess"}`,onclick:()=>n(s.value)},f("\
span",s.label),s.text?f("b",s.text):f("i.rd"))));var jd="uncle_widgets.tones",Wa=220,Vd=880,Rn=.16,Gd=.2,ja;var Zd=()=>Ae(jd);var Kd=(e,[t,n])=>Wa*(Vd/Wa)**Math.min(1,Math.max(0,(e-t)/(n-t||1)));function Yd(e){let t=ja??new AudioContext;ja=t,e.forEach(
(n,s)=>{let r=new OscillatorNode(t,{frequency:n}),o=new GainNode(t,{gain:0}),i=t.currentTime+1.5*s*Rn;o.gain.setValueAtTime(
0,i),o.gain.linearRampToValueAtTime(Gd,i+Rn/8),o.gain.linearRampToValueAtTime(0,i+Rn),r.connect(o).connect(t.destination),
r.start(i),r.stop(i+Rn)})}function Va(e,t,{span:n,answer:s,apart:r}){let o=t.runs[0].at(-1)?.[1],i=t.begun!==e.begun,a=!t.
running&&(i||e.running);if(!Zd()||o==null)return;let l=[...i?[o]:[],...a&&s&&!r?[s.value]:[]];l.length>0&&Yd(l.map(u=>Kd(
u,n)))}var A={ink:"var(--ink)",accent:"var(--accent-fill)",rule:"var(--rule)",edge:"var(--edge)",sheet:"var(--ground, var(--she\
et))",band:"color-mix(in srgb, var(--rule) 45%, transparent)"},H=(e,t,n,s="tx",r=13)=>x("text",{x:e,y:t,class:s,"font-si\
ze":r},String(n)),B=(e,t=A.rule,n=1,s={})=>x("path",{d:e,fill:"none",stroke:t,"stroke-width":n,...s}),Br=(e,t)=>x("path",
{d:`M${e} ${t}l9 18h-18z`,fill:A.sheet,stroke:A.accent,"stroke-width":2.5}),J=(e,t,n,...s)=>x("svg.pic",{width:e,height:t,
viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":n},...s),ot=(e,t)=>({class:"pic-in",style:`animation-delay:${Math.round(
e*t)}ms`});function Q(e,t,n=13){let s=[];for(let r of e.split(" ")){let o=s.length-1;o>=0&&q(`${s[o]} ${r}`,n)<=t?s[o]+=
` ${r}`:s.push(r)}return s}function mt(e,t,n=6){let s=10**Math.floor(Math.log10((t-e)/n||1));for(let o of[1,2,5,10,20])if((t-
e)/(s*o)<=n){s*=o;break}let r=[];for(let o=Math.ceil(e/s-1e-9);o*s<=t+1e-9;o++)r.push(Number((o*s).toFixed(9)));return r}
var Dr=e=>String(e).replace("-","−");function Re(e,t,n,s,r){let o=H(e,t,n,s,r);return o.style.cssText="paint-order:str\
oke;stroke:var(--ground, var(--sheet));stroke-width:4px",o}var Ga=(e,t,n,s)=>x("g",R(e,t,n-.8,{fill:A.band,stroke:A.rule,"stroke-width":1.5}),B(`M${e-n} ${t+n}L${e+n} ${t-n}`,A.ink,
2,s?{class:"pic-in late"}:{}));function On(e,t,n=0){let s=Math.min(19,e/25),r=s*.38,o=[...t.signs],i=c=>[(c%25+.5)*s,(Math.
floor(c/25)+.5)*s],a=4*s+19,l=0,u=t.kinds.map(([c,h],m)=>{let d=`${c.toLocaleString("en")} ${h}`,g=30+q(d,13);l>0&&l+g>e&&
([l,a]=[0,a+19]);let b=l;return l+=g,[m===2?Ga(b+8,a-4.5,7,!1):dt(m===0?1:0,b+8,a-4.5,7),H(b+20,a,d,"tx")]});return J(e,
a+6,t.spoken,Array.from({length:100-o.length},(c,h)=>{let[m,d]=i(o.length+h);return R(m,d,1.5,{fill:A.rule})}),o.map((c,h)=>{
let[m,d]=i(h),g=c==="x"?Ga(m,d,r,h>=n):dt(c==="y"?1:0,m,d,r);return h>=n?x("g.pic-in",g):g}),u)}var te=21,Jd=3,qr=50;function Cn(e,t,n=0,s=200){
let{start:r,target:o,n:i}=t,[a,l]=[i<1e3?34:48,e-12],u=S=>a+(l-a)*(S-r)/(o+5-r),c=20,h=Math.floor((s-c-qr-32)/te),m=Math.
max(1,Math.min(Jd,h)),d=c+m*te,g=d+12+qr,b=Math.max(...t.feet,...t.exact.map(S=>S*i),1)*1.08,p=S=>g-qr*S/b,w=mt(r,o,6).filter(
S=>Number.isInteger(S)&&Math.abs(S-o)>(o-r)/10),y=Math.max(1.5,(u(r+1)-u(r))*.66),[$,k]=[z("feet"),z("feet")],M=t.rows.slice(
-m),v=i-M.length,T=i?`Hits on each total after ${i.toLocaleString("en")}`:"Hits on each total",E=i?`at ${o}: ${t.feet[t.
feet.length-1].toLocaleString("en")}`:"",_=e-u(r)-q(E,1.06*13)-8;return J(e,g+20,t.spoken,x("defs",bt($,A.ink),bt(k,A.accent)),
N(u(o)-7,c-4,14,d-c+6,{fill:A.band,stroke:A.edge}),w.map(S=>[H(u(S),13,S,"tx2 m"),B(`M${u(S)} 17V${d}`)]),H(u(o),13,o,"t\
x b m"),Array.from({length:m},(S,U)=>B(`M${u(r)} ${c+U*te+te-5}H${l}`)),M.map((S,U)=>{let P=c+U*te+te-5,D=v+U>=n;return[
H(a-6,P+4,(v+U+1).toLocaleString("en"),"tx2 e"),S.slice(1).map((V,tt)=>{let[K,O]=[u(S[tt]),u(Math.min(V,o+5))],et=V===o;
return x("g",D?{class:"pic-in",style:`animation-delay:${M.length>1&&i-n>1?0:tt*60}ms`}:{},B(`M${K} ${P}A${(O-K)/2} ${Math.
min(te-8,(O-K)/2*.9+2)} 0 0 1 ${O} ${P}`,A.edge,1.4),R(O,P,et?5.5:2.2,{fill:et?A.accent:A.ink}))})]}),B(`M${u(r)} ${g}H${u(
o+.6)}`,A.edge),i>0&&H(a-6,p(b/1.08)+5,Math.round(b/1.08).toLocaleString("en"),"tx2 e"),t.feet.map((S,U)=>{let P=U+1===t.
feet.length;return N(u(r+1+U)-y/2,p(S),y,g-p(S),{fill:`url(#${P?k:$})`,stroke:P?A.accent:A.ink,"stroke-width":.7})}),i>0&&
[B(t.exact.map((S,U)=>`${U?"L":"M"}${u(r+1+U)} ${p(S*i)}`).join(""),A.sheet,5),B(t.exact.map((S,U)=>`${U?"L":"M"}${u(r+1+
U)} ${p(S*i)}`).join(""),A.ink,2.5)],H(u(r),g+16,q(T,13)<_?T:T.replace(" on each total",""),"tx2"),i>0&&H(e,g+16,E,"tx b\
 e"))}var zd={cases:On,paths:Cn},Fr=(e,t)=>x("svg",{width:22,height:12,"aria-hidden":"true"},x("path",{d:"M0 6h22",fill:"none",
...e}),t),Xd=e=>e>1?`${e.toLocaleString("en")} trials`:"one trial",Qd=()=>({node:f("p.untried",{role:"status"},tm),tried:()=>{},
again:()=>{},stop:()=>{}}),tm="This question can't be tried out here, because this page has no Python. You can try the q\
uestions at which the game stops, and those in the lessons. With Python you can try every question.";function Za(e,t,n){
if(e.untried)return Qd();let s=f("div.plot"),r=f("div.traces"),o=t().grown,i=o?f("div",{class:`grown ${o.kind}`}):!1,a=o?.
n??0,l=f("div.counts",{role:"group","aria-label":"How many trials"}),u=f("div.told",{role:"status"}),c=f("button.btn.qui\
et.stop",{"data-k":"stop",onclick:()=>n({kind:"stop"})},"Stop"),h=f("input.seedbox",{inputmode:"numeric","data-k":"trial\
seed",maxlength:80,"aria-label":"Seed of your trials",onchange:()=>n({kind:"again",seed:h.value})}),m,d=t(),g=f("span",Fr(
{stroke:"var(--edge)","stroke-width":1.5}),"earlier runs"),b=()=>{let{clientWidth:v,clientHeight:T}=s;v>0&&T>40&&s.replaceChildren(
ba(v,T,e,t()))},p=()=>{e.traces&&r.clientWidth>0&&r.replaceChildren(wa(r.clientWidth,t().traces))},w=()=>{let v=t().grown;
!i||!v||!i.clientWidth||(i.replaceChildren(zd[v.kind](i.clientWidth,v,Math.min(a,v.n),i.clientHeight)),a=v.n)},y=new ResizeObserver(
()=>requestAnimationFrame(k));y.observe(s);let $=()=>{let v=t();Va(d,v,e),d=v;let T=v.begun>=v.most;l.classList.toggle("\
full",T),X(l,T?f("button.btn.solid",{"data-k":"anew",onclick:()=>n({kind:"again"})},"Another run"):v.counts.map(S=>f("bu\
tton",{class:S===1?"btn solid":"btn","data-k":`run.${S}`,"aria-label":`×${S.toLocaleString("en")}: run ${Xd(S)}`,"aria-\
disabled":v.running?"true":null,onclick:()=>!t().running&&n({kind:"run",trials:S,calm:ue()})},`×${S.toLocaleString("en")}`))),
g.hidden=v.runs.length<2,c.style.visibility=v.running?"visible":"hidden",m!==v.seed&&!h.matches(":focus")&&(m=v.seed,h.value=
String(v.seed));let E=e.traces?"below the chart":"on the table",_=`Start with one: press ×1 to ${e.trial}. You'll see i\
t ${E}.`;u.replaceChildren(f("p",f("b",v.summary??_),v.last&&f("span.last",` ${v.last}`),v.claim&&` ${v.claim}`,v.band&&
f("span.mute",` ${v.band}`),v.beforehand&&f("span.mute",` ${v.beforehand}`)),...v.note?[f("p.refusal",v.note)]:[]),k()},
k=()=>{p(),b(),w(),u.scrollHeight>u.clientHeight+1?u.tabIndex=0:u.removeAttribute("tabindex")},M=f("div.try",i,s,e.traces&&
r,l,u,f("div.tryfoot",f("p.key",{"aria-hidden":"true"},!e.apart&&f("span",Fr({stroke:"var(--ink)","stroke-width":3}),e.simulated?
"stored":"exact"),f("span",Fr({stroke:"var(--accent-fill)","stroke-width":2.5},R(11,6,3.2,{fill:"var(--sheet)",stroke:"v\
ar(--accent-fill)","stroke-width":2})),"your run"),g),f("label.trialseed","seed",h),c,f("button.btn.quiet",{"data-k":"ag\
ain",onclick:()=>n({kind:"again"})},"Start over")));return $(),{node:M,tried:$,again:k,stop:()=>y.disconnect()}}var em=(e,t,n,s)=>x("g",R(e,t,n-.8,{fill:s?A.band:"none",stroke:A.rule,"stroke-width":1.5}),B(`M${e-n*.9} ${t+n*.9}L${e+
n*.9} ${t-n*.9}`,A.edge,1.8));function Ka(e,t){let n=e<560,s=n?16.5:19,r=s*.38,[o,i,a,l]=t.counts,u=[...Array(o).fill("y\
es"),...Array(i).fill("out"),...Array(a).fill("no"),...Array(l).fill("out-no")],c=24,h=10*s+10,m=u.map((U,P)=>{let[D,V]=[
(P%10+.5)*s,c+(Math.floor(P/10)+.5)*s];return U==="yes"||U==="no"?dt(U==="yes"?1:0,D,V,r):x("g.pic-in",{style:"animation\
-delay:240ms"},em(D,V,r,U==="out"?1:0))}),d=t.sides.map(([U,P],D)=>{if(!U)return null;let V=D?100-U:0,tt=c+V/10*s+2,K=c+
(V+U)/10*s-2,O=(n?e:e*.55)-h-14,et=Q(P,O),$t=Math.min(Math.max((tt+K)/2-8*et.length+5,c+10),c+10*s-16*et.length);return[
B(`M${h} ${tt}h6V${K}h-6`,A.edge,1.5),H(h+14,$t,U,"tx b",15),et.map((Ct,Ze)=>H(h+14,$t+16*(Ze+1),Ct,"tx2"))]}),[g,b,p]=t.
left,w=n?0:Math.max(e*.58,h+150),y=n?c+10*s+34:c,$=7,k=n?s:Math.min(s,(e-w)/12),M=Array.from({length:b},(U,P)=>x("g",ot(
P,8),dt(P<g?1:0,w+(P%$+.5)*k,y+(Math.floor(P/$)+.5)*k,k*.38))),v=Math.ceil(b/$),T=w+$*k+18,E=e-T-ct(g,34)-8,_=Q(`out of ${b}\
 ${p}`,Math.max(E,60),1.06*15),S=y+Math.max(v*k,26+18*_.length)+8;return J(e,Math.max(S,c+10*s+4),t.spoken,H(0,13,t.holders,
"tx b",14),m,d,H(w,y-11,`Cross out ${i+l}. That leaves ${b}`,"tx b",14),M,gt(g,T,y+2,34,{colour:"var(--accent)"}),_.map(
(U,P)=>H(T+ct(g,34)+8,y+14+18*P,U,"tx b",15)),H(T+ct(g,34)+8,y+14+18*_.length,`chance ${t.exact}`,"tx2"))}var Ya=e=>1+Math.
max(0,...e.children.map(Ya));function Ja(e,t){let n=Ya(t.tree),s=e/n,r=t.tree.n<1e3?46:62,o=36,i=s-14,a=m=>o+14+16*Q(m.words,
i).length,l=[],u=[],c=4,h=(m,d)=>{let g=d*s,b=m.children.map(k=>h(k,d+1)),p=b.length?b.reduce((k,M)=>k+M,0)/b.length:c+o/
2;b.length||(c+=a(m)),m.children.forEach((k,M)=>{let v=k.mark==="out";l.push(x("g",ot(d+1,160),B(`M${g+r} ${p}L${g+s} ${b[M]}`,
v?A.rule:A.ink,v?1.5:2)))});let[w,y]=[m.mark==="yes",m.mark==="out"],$=w?"fill:var(--sheet)":y?"fill:var(--ink-2)":"";return u.
push(x("g",ot(d,160),N(g+1,p-o/2,r-2,o,{rx:3,fill:w?A.accent:A.sheet,stroke:w?A.accent:y?A.rule:A.edge,"stroke-width":1.8,
"stroke-dasharray":y?"4 4":null}),x("text.tx.b.m",{x:g+r/2,y:p+6,"font-size":17,style:$},m.n.toLocaleString("en")),Q(m.words,
i).map((k,M)=>Re(g,p+o/2+16*(M+1),k,"tx2")))),p};return h(t.tree,0),J(e,c,t.spoken,l,u)}function za(e,t){let n=e<440?16:Math.min(22,e/26),s=t.dots.flatMap(([c,,h])=>Array.from({length:c},()=>h)),r=e<10*n+22+180,
o=r?0:10*n+22,i=[],a=r?10*n+24:16;for(let[c,h,m]of t.dots)c&&(i.push(dt(m,o+7,a-5,7),H(o+22,a,c,"tx b",15)),i.push(H(o+26+
9*String(c).length,a,h,"tx",14)),a+=25);i.push(B(`M${o} ${a-10}H${e}`)),a+=10;let l=(c,h,m,d=A.ink)=>{i.push(H(o,a,c,"tx\
2"));for(let b of Q(`${h} =`,e-o-48,14))a+=20,i.push(H(o,a,b,"tx",14));let g=H(e,a,m,"b e",20);g.style.fill=d,i.push(g),
a+=28};l("hands, each counted once",t.hands[0],t.hands[1]),l(`${t.cards[0]} in those hands`,t.cards[1],t.cards[2],"var(-\
-accent)");for(let c of Q(`unrounded: ${t.exact[0]} and ${t.exact[1]}`,e-o))i.push(H(o,a-4,c,"tx2")),a+=16;a-=16;let u=Math.
max(10*n,a+4);return J(e,u,t.spoken,s.map((c,h)=>x("g",ot(Math.floor(h/10)*3+h%10,20),dt(c,(h%10+.5)*n,(Math.floor(h/10)+
.5)*n,n*.38))),i)}var nm=(e,t,n,s)=>[H(e,t-7,n,"tx b m",17),B(`M${e-15} ${t}h30`,A.ink,2),H(e,t+19,s,"tx b m",17)];function Xa(e,t){
let n=t.factors.length,s=t.factors[0][1],r=Math.max(1,Math.min(n,Math.floor((e+20)/84))),o=24,i=Math.min(190,(e-o*(r-1))/
r),a=s>60?12:7,l=Math.min(i/a,13),u=Math.ceil(s/a),c=n<=4&&l>=5,h=(c?u*l+26:18)+66,m=[];t.factors.forEach(([b,p],w)=>{let y=w%
r*(i+o),$=Math.floor(w/r)*h,k=y+(c?a*l/2:i/2),M=[H(c?y:k,$+13,`${w+1}${["st","nd","rd"][w]??"th"} card`,c?"tx2":"tx2 m")];
if(c)for(let T=0;T<p;T++){let E=T>=b;M.push(N(y+T%a*l+1,$+20+Math.floor(T/a)*l+1,l-2,l-2,{rx:1.5,fill:E?A.accent:"none",
stroke:E?A.accent:A.edge,"stroke-width":1.2}))}let v=$+(c?20+u*l:12)+28;m.push(x("g",ot(w,240),M,nm(k,v,b,p))),w+1<n&&m.
push(H(Math.min(e-6,k+(i+o)/2),v+6,"×","tx m",18))});let d=Math.ceil(n/r)*h+14,g=(b,p="tx",w=14)=>{for(let y of Q(b,e-4,
p.endsWith(" b")?1.06*w:w))m.push(H(0,d,y,p,w)),d+=w+6};return g(`= ${t.none} without ${t.one}; ${t.some} with one or mo\
re`,"tx b",15),g(`Counting hands gives the same: ${t.counting[0]} out of ${t.counting[1]}.`),g(`${t.choose}: ${t.means}.`,
"tx2",13),J(e,d,t.spoken,m)}function Qa(e,t){let n=e<430,s=n?Math.min(44,(e-26)/6):40,r=24,o=22,i=[];for(let h=0;h<6;h+=1)i.push(H(r+(h+.5)*s,14,h+1,
"tx2 m"),H(4,o+(h+.5)*s+5,h+1,"tx2"));t.rows.forEach((h,m)=>{h.forEach((d,g)=>{let b=r+g*s,p=o+m*s,w={fill:d?A.accent:"n\
one",stroke:d?"none":A.edge,"stroke-width":1.2},y=m===g?x("circle",{cx:b+s/2,cy:p+s/2,r:s/2-2,...w}):N(b+1.5,p+1.5,s-3,s-
3,{rx:2,...w}),$=H(b+s/2,p+s/2+5,d,"b m",14);$.style.fill="#FFF",i.push(x("g",ot(m+g,30),y,d&&$))})});let a=o+6*s,l=n?4:
r+6*s+18,u=n?a+24:o+20,c=[N(l,u-12,14,14,{rx:2,fill:A.accent}),...Q(t.unlike,e-l-24,14).map((h,m)=>H(l+22,u+19*m,h,"tx",
14))];return u+=19*Q(t.unlike,e-l-24,14).length+8,c.push(R(l+7,u-5,7,{fill:A.accent})),c.push(...Q(t.doubles,e-l-24,14).
map((h,m)=>H(l+22,u+19*m,h,"tx",14))),u+=34,c.push(H(l,u,t.sum,"tx b",18)),J(e,Math.max(a,u)+8,t.spoken,i,c)}function tl(e,t){let n=e<640,{start:s,target:r}=t,[o,i]=[n?22:40,e-(n?12:112)],a=_=>o+(i-o)*(_-s)/(r+5-s),l=t.rows.slice(
0,n?8:12),u=n?21:24,c=26,h=c+l.length*u,m=mt(s,r,n?6:10).filter(_=>Number.isInteger(_)&&Math.abs(_-r)>(r-s)/14),d=z("fee\
t"),g=z("feet"),b=l.map((_,S)=>{let U=c+S*u+u-6,P=_[_.length-1],D=_.includes(r),V=[];return _.slice(1).forEach((tt,K)=>{
let[O,et]=[a(_[K]),a(Math.min(tt,r+5))],$t=Math.min(u-9,(et-O)/2*.9+2),Ct=tt===r;V.push(x("g",ot(S*4+K,30),B(`M${O} ${U}\
A${(et-O)/2} ${$t} 0 0 1 ${et} ${U}`,A.edge,1.4),R(et,U,Ct?5.5:n?2:2.6,{fill:Ct?A.accent:A.ink})))}),[B(`M${a(s)} ${U}H${i}`),
H(0,U+4,S+1,"tx2"),V,!n&&H(i+14,U+4,D?"lands":`jumps to ${P}`,D?"tx b":"tx2")]}),p=92,w=h+46+p,y=Math.max(...t.feet,...t.
exact.map(_=>_*t.n),1)*1.08,$=_=>w-p*_/y,k=Math.max(1.5,(a(s+1)-a(s))*.66),M=t.feet[t.feet.length-1],v=t.exact.map((_,S)=>`${S?
"L":"M"}${a(s+1+S)} ${$(_*t.n)}`).join(""),T=n?`After ${t.n} rows: hits on each`:`After ${t.n} rows: how often each numb\
er was hit`,E=n?w+42:w+22;return J(e,E,t.spoken,x("defs",bt(d,A.ink),bt(g,A.accent)),N(a(r)-7,c-4,14,h-c+6,{fill:A.band,
stroke:A.edge}),m.map(_=>[H(a(_),14,_,"tx2 m"),B(`M${a(_)} 19V${h}`)]),H(a(r),14,r,"tx b m"),b,H(0,h+26,T,"tx b",14),mt(
0,y,3).filter(Number.isInteger).map(_=>[B(`M${a(s)} ${$(_)}H${a(r+.6)}`),H(a(s)-4,$(_)+4,_,"tx2 e")]),t.feet.map((_,S)=>N(
a(s+1+S)-k/2,$(_),k,w-$(_),{fill:`url(#${S+1===t.feet.length?g:d})`,stroke:S+1===t.feet.length?A.accent:A.ink,"stroke-wi\
dth":n?.7:1})),B(v,A.sheet,6),B(v,A.ink,3),m.map(_=>H(a(_),w+17,_,"tx2 m")),H(a(r),w+17,r,"tx b m"),n?H(e,w+38,`at ${r}:\
 ${M}, chance ${t.said}`,"tx b e",14):[x("text.b",{x:i-10,y:w-30,"font-size":14,style:"fill:var(--accent)"},`${M} at ${r}`),
H(i-10,w-10,`chance ${t.said}`,"tx b",14)])}function el(e,t){let n=.45*e,s=12+Math.min(n,Math.max(...t.rows.map(([m])=>q(
m,13)))),r=e-s-34,o=Math.max(9,Math.min(17,r/17)),i=Math.max(1,Math.floor(r/o)),a=[],[l,u]=[26,0];for(let[m,d]of t.rows){
let g=d.flatMap(([p,w])=>Array(p).fill(w)),b=Q(m,s-12,14);a.push(b.map((p,w)=>H(0,l+5+16*w,p,"tx")),H(e,l+5,g.length,"tx\
 b e")),g.forEach((p,w)=>{let[y,$]=[s+(w%i+.5)*o,Math.floor(w/i)*o];a.push(x("g",ot(u++,8),dt(p,y,l+$,o*.38)))}),l+=Math.
max(16*b.length,Math.ceil(g.length/i)*o)+7}let c=0,h=t.kinds.map(([m,d])=>{let g=30+q(d,13);c>0&&c+g>e&&([c,l]=[0,l+19]);
let b=[dt(m,c+8,l,6.5),H(c+19,l+5,d,"tx2")];return c+=g,b});return l+=23,J(e,l+4,t.spoken,H(0,13,`100 ${t.of}`,"tx b",14),
a,h,H(0,l,`${t.exact} of them count`,"tx b",14))}function nl(e,t){let n=Math.max(10,Math.min(t.total,Math.floor(e/16))),
s=Math.min(30,e/n),r=Math.min(s-3,22),o=r*1.4,i=o+34,a=new Set(t.row),l=[];for(let h=0;h<t.total;h++){let m=h%n*s,d=4+Math.
floor(h/n)*i;l.push(x("g",ot(h,20),N(m+1.5,d,r,o,{rx:2,fill:a.has(h)?A.accent:"none",stroke:a.has(h)?A.accent:A.edge,"st\
roke-width":1.5})))}let u=[-1,...t.row,t.total];t.gaps.forEach((h,m)=>{if(!h)return;let[d,g]=[u[m]+1,u[m+1]-1];for(let b=Math.
floor(d/n);b<=Math.floor(g/n);b++){let p=Math.max(d,b*n)-b*n,w=Math.min(g,b*n+n-1)-b*n,y=4+b*i+o+5,[$,k]=[p*s+2,w*s+r+1];
l.push(B(`M${$} ${y}v4H${k}v-4`,A.ink,1.5));let M=Math.floor(d/n)===b;(g-d<n||M)&&l.push(H(($+k)/2,y+18,h,"tx m"))}});let c=4+
Math.ceil(t.total/n)*i+12;for(let h of Q(`${t.reckoning}, ${t.wait}`,e-4,1.06*14))l.push(H(0,c,h,"tx b",14)),c+=20;return J(
e,c-8,t.spoken,l)}function sl(e,t,n){let s=new Map;return e.hits.map(r=>{let o=Math.round(t(r/e.n)/n)*n,i=s.get(o)??0;return s.set(o,i+1),
{x:o,at:i}})}function rl(e,t){let[n,s]=[e<400?52:66,e-12],r=t.rows.flatMap(h=>h.hits.map(m=>m/h.n)),[o,i]=[Math.max(0,Math.
min(...r)-.03),Math.min(1,Math.max(...r)+.03)],a=h=>n+(s-n)*(h-o)/(i-o),l=8,u=t.rows.map(h=>{let m=sl(h,a,7),d=m.some(y=>y.
at>16),g=d?sl(h,a,4):m,b=Math.max(...g.map(y=>y.at))+1,p=Math.min(6.6,96/b);l+=Math.max(52,b*p+26);let w=l;return l+=4,[
g.map(({x:y,at:$})=>R(y,w-4-$*p,Math.min(d?1.9:2.8,p*.48),{fill:A.sheet,stroke:A.accent,"stroke-width":d?1.1:1.4})),B(`M${n}\
 ${w}H${s}`,A.edge),H(0,w-18,h.n.toLocaleString("en"),"tx b",15),H(0,w-2,"trials","tx2"),H(s,w-Math.max(34,b*p+10),h.near,
"tx e")]}),c=mt(o*100,i*100,e<420?5:8);return J(e,l+40,t.spoken,c.map(h=>[B(`M${a(h/100)} 4V${l}`,A.rule),H(a(h/100),l+16,
h,"tx2 m")]),B(`M${a(t.exact[0])} 4V${l+4}`,A.ink,3),u,H(Math.min(e-50,Math.max(50,a(t.exact[0]))),l+36,`chance ${t.exact[1]}`,
"tx b m",14))}function ol(e,t){let[n,s]=[26,e-q("misses",13)*1.1-12],r=Math.max(0,Math.min(...t.rows.map(c=>c[1]))-.02),
o=Math.min(1,Math.max(...t.rows.map(c=>c[2]))+.02),i=c=>n+(s-n)*(c-r)/(o-r),a=13.5,l=32+t.rows.length*a,u=z("miss");return J(
e,l+22,t.spoken,x("defs",bt(u,A.accent)),mt(r*100,o*100,e<420?5:8).map(c=>[B(`M${i(c/100)} 22V${l}`,A.rule),H(i(c/100),l+
17,c,"tx2 m")]),H(Math.min(e-60,Math.max(60,i(t.exact[0]))),14,`chance ${t.exact[1]}`,"tx b m",14),B(`M${i(t.exact[0])} \
20V${l}`,A.ink,3),t.rows.map(([c,h,m],d)=>{let g=32+d*a,b=t.misses.includes(d+1);return x("g",ot(d,60),b?N(i(h),g-5,i(m)-
i(h),10,{fill:`url(#${u})`,stroke:A.accent,"stroke-width":1.5}):B(`M${i(h)} ${g}H${i(m)}`,A.edge,2.5),R(i(c),g,3.6,{fill:A.
sheet,stroke:b?A.accent:A.ink,"stroke-width":2}),(d===0||(d+1)%5===0)&&H(n-8,g+5,d+1,"tx2 e"),b&&x("text.b",{x:i(m)+8,y:g+
5,"font-size":13,style:"fill:var(--accent)"},"misses"))}))}var il=([,e,t],n)=>({fill:n?A.ink:t<e?A.sheet:A.edge,stroke:n||t<e?A.ink:A.edge,"stroke-width":1.8});function al(e,t){let n=t.
falls.flatMap(i=>i.bars.flatMap(([,a,l])=>[a,l])),[s,r]=[Math.min(0,...n),Math.max(.1,...n)];return e>=460*Math.max(1,t.
falls.length/2)&&t.falls[0].bars.length*t.falls.length<=14?sm(e,t,s,r):rm(e,t,s,r)}function sm(e,t,n,s){let[r,o,i]=[40,46,
200],a=m=>o+i*(s-m)/(s-n||1),l=(e-r)/t.falls.length,u=a(n)+(n<0?26:8),c=Math.min(120,(l-24)/Math.max(...t.falls.map(m=>m.
bars.length)))-2,h=Math.max(...t.falls.flatMap(m=>m.bars.map(([d])=>Q(d,c).length)));return J(e,u+8+15*h,t.spoken,H(0,30,
t.unit,"tx2"),mt(n,s,5).map(m=>[B(`M${r} ${a(m)}H${e}`,m?A.rule:A.ink,m?1:1.5),H(r-6,a(m)+5,Dr(m),"tx2 e")]),t.falls.map(
(m,d)=>{let g=r+d*l+10,b=Math.min(120,(l-24)/m.bars.length);return[t.falls.length>1&&H(g+b*m.bars.length/2,16,m.title,"t\
x m b",15),m.bars.map((p,w)=>{let[y,$,k,M]=p,v=w+1===m.bars.length,T=g+w*b,E=a(Math.max($,k)),_=k<$&&!v?a(k)+16:E-6;return x(
"g",ot(w,160),N(T+2,E,b-4,Math.max(2,Math.abs(a(k)-a($))),il(p,v)),!v&&B(`M${T+b-2} ${a(k)}h4`,A.ink,1.5),H(T+b/2,_,M,v?
"tx b m":"tx m",14),Q(y,b-2).map((S,U)=>H(T+b/2,u+12+15*U,S,v?"tx b m":"tx2 m")))})]}))}function rm(e,t,n,s){let r=t.falls.
flatMap(h=>h.bars.map(([m])=>q(m,13))),o=Math.min(e*.36,Math.max(...r)*1.08+10),[i,a]=[o+(n<0?46:6),e-88],l=h=>i+(a-i)*(h-
n)/(s-n||1),u=0,c=t.falls.map(h=>{let m=t.falls.length>1&&H(0,u+15,h.title,"tx b",15);m&&(u+=22);let d=u,g=h.bars.map((p,w)=>{
let[y,$,k,M]=p,v=w+1===h.bars.length,T=Q(y,o-4,v?1.06*13:13),E=u+2;u+=Math.max(25,T.length*15+8);let _=Math.max($,k);return x(
"g",ot(w,160),T.map((S,U)=>H(0,E+13+15*U,S,v?"tx b":"tx2")),N(l(Math.min($,k)),E,Math.max(2,Math.abs(l(k)-l($))),17,il(p,
v)),H(l(_)+8,E+13,v?`${M} ${t.unit}`:M,v?"tx b":"tx",14))}),b=B(`M${l(0)} ${d}V${u}`,A.ink,1.5);return u+=12,[m,b,g]});return J(
e,u,t.spoken,c)}function ll(e,t){let n=t.heaps.map(([E])=>E),[s,r]=[Math.min(...n,t.exact[0]),Math.max(...n,t.exact[0])],
o=(r-s||1)*.07,i=E=>14+(e-28)*(E-s+o)/(r-s+2*o),a=n.map(i),l=Math.min(60,...a.slice(1).map((E,_)=>E-a[_])),u=Math.max(...t.
heaps.map(([,E])=>E)),c=l<13?7:l<30?8.5:10.5,h=Math.max(1,Math.min(4,Math.floor((l-3)/c))),m=Math.ceil(u/h),d=Math.min(c,
190/m),g=22+m*d,b=t.heaps.map(([,,E],_)=>({x:a[_],text:E,wide:q(E,13)})),p=-1/0,w=b.filter(({x:E,wide:_})=>E-_/2<p+6?!1:
(p=E+_/2,!0)),[y,$]=t.mean,k=`balances at ${$}; the exact average is ${t.exact[1]} ${t.unit}`,M=q(k,1.06*14),v=i(y)+16+M<
e?i(y)+16:Math.max(0,i(y)-16-M),T=Q(k,e,1.06*14);return J(e,g+36+18*T.length,t.spoken,t.heaps.map(([,E],_)=>[Array.from(
{length:E},(S,U)=>R(a[_]+(U%h-(h-1)/2)*d,g-7-Math.floor(U/h)*d,d*.4,{fill:"none",stroke:A.accent,"stroke-width":1.7})),l>=
20&&H(a[_],g-10-Math.ceil(E/h)*d,E,"tx b m")]),B(`M6 ${g}H${e-6}`,A.ink,4),w.map(({x:E,text:_})=>H(E,g+19,_,"tx2 m")),x(
"path",{d:`M${i(y)} ${g+2}l10 20h-20z`,fill:A.sheet,stroke:A.ink,"stroke-width":2.5}),T.map((E,_)=>H(T.length>1?0:v,g+42+
18*_,E,"tx b",14)))}function cl(e,t){let[n,s,r,o]=[40,e-6,24,170],i=t.shares.length,a=(s-n)/i,l=Math.max(...t.shares),u=w=>r+
o*(1-w/l),c=w=>n+a*(w-t.first+.5),[h,m]=[r+o,Math.max(1,Math.ceil(26/a))],d=`average ${t.mean[1]}, median ${t.median}`,g=c(
t.mean[0])+16+q(d,14)<e,b=`most likely: ${t.likeliest[0]} (${t.likeliest[1]})`,p=c(t.likeliest[0])+a/2+4+1.1*q(b,13)<e;return J(
e,h+46,t.spoken,mt(0,l,4).map(w=>[B(`M${n} ${u(w)}H${s}`),H(n-6,u(w)+5,Math.round(w*100),"tx2 e")]),H(0,13,"out of 100",
"tx2"),t.shares.map((w,y)=>x("g",ot(y,20),N(n+y*a+Math.min(2,a*.1),u(w),Math.max(1,a-Math.min(4,a*.2)),h-u(w),{fill:A.ink}),
y%m===0&&H(c(t.first+y),h+16,t.first+y,"tx2 m"))),B(`M${n} ${h}H${s}`,A.ink,2),p?H(c(t.likeliest[0])+a/2+4,u(l)+11,b,"tx",
13):H(e,13,b,"tx e",13),Br(c(t.mean[0]),h+21),H(g?c(t.mean[0])+16:c(t.mean[0])-16,h+38,d,g?"tx b":"tx b e",14))}function ul(e,t){
let[n,s,r,o]=[40,e-8,24,190],i=t.bins.reduce((k,M,v)=>M>=5e-4?v:k,0)+1,a=t.bins.slice(0,i),l=Math.max(...a),u=k=>n+(s-n)*
k/(i*t.step),c=k=>r+o*(1-k/l),h=r+o,[m,d,g]=t.band,b=u(t.step)-u(0),p=`average ${t.mean[1]} ${t.unit}`,w=u(t.mean[0])+15+
q(p,14)*1.1<e,y=`${m} to ${d}: ${g}`,$=Math.max(0,Math.min(u(m),e-q(y,14)*1.1));return J(e,h+76,t.spoken,N(u(m),r-6,u(d)-
u(m),o+6,{fill:A.band}),mt(0,l,4).map(k=>[B(`M${n} ${c(k)}H${s}`),H(n-6,c(k)+5,Math.round(k*100),"tx2 e")]),H(0,13,"out \
of 100","tx2"),a.map((k,M)=>x("g",ot(M,20),N(u(M*t.step)+b*.06,c(k),b*.88,Math.max(0,h-c(k)),{fill:A.ink}))),B(`M${n} ${h}\
H${s}`,A.ink,2),mt(0,i*t.step,e<420?4:7).filter(k=>u(k)<s-10).map(k=>H(u(k),h+17,k,"tx2 m")),Br(u(t.mean[0]),h+20),H(u(t.
mean[0])+(w?15:-15),h+37,p,w?"tx b":"tx b e",14),B(`M${u(m)} ${h+44}v10M${u(m)} ${h+49}H${u(d)}M${u(d)} ${h+44}v10`,A.ink,
2),H($,h+71,y,"tx b",14))}function hl(e,t){let[n,s,r,o]=[40,e-14,30,168],[i,a]=[t.x[0],t.x[t.x.length-1]],l=[...t.y,...t.
lines.map(([M])=>M)],u=t.chance?0:Math.min(0,...l),c=Math.max(...l)*1.12,h=(t.chance?Math.min(1,c):c)||1,m=M=>n+(s-n)*(M-
i)/(a-i||1),d=M=>r+o*(1-(M-u)/(h-u)),g=r+o,b=t.x.map((M,v)=>`${v?"L":"M"}${m(M)} ${d(t.y[v])}`).join(""),p=t.here,w=p?q(
`you are here: ${p[2]}`,14)*1.1:0,y=p?Math.min(Math.max(n+4,m(p[0])-w+10),s-w):0,$=t.lines.map(([M])=>d(M)-6),k=p?d(p[1])-
13:0;return $.some(M=>Math.abs(M-k)<16)&&(k=Math.min(...$,k)-18),J(e,g+(t.across?42:24),t.spoken,H(0,13,t.up,"tx2"),mt(u,
h,5).map(M=>[B(`M${n} ${d(M)}H${s}`),H(n-6,d(M)+5,t.chance?Math.round(M*100):Dr(M),"tx2 e")]),mt(i,a,e<420?5:9).filter(Number.
isInteger).map(M=>H(m(M),g+17,M,"tx2 m")),B(`M${n} ${g}H${s}`,A.ink,1.5),t.across!==""&&H((n+s)/2,g+37,t.across,"tx2 m"),
B(b,A.ink,3),t.lines.map(([M,v],T)=>{let E=T%2===0;return[B(`M${n} ${d(M)}H${s}`,A.edge,1.8,{"stroke-dasharray":"6 4"}),
Re(E?s:n+6,$[T],v,E?"tx e":"tx")]}),p&&[B(`M${m(p[0])} ${g}V${d(p[1])}`,A.ink,1.5,{"stroke-dasharray":"2 3"}),R(m(p[0]),
d(p[1]),6,{fill:A.ink,stroke:A.sheet,"stroke-width":2}),Re(y,k,`you are here: ${p[2]}`,"tx b",14)])}var om={counted_twice:za,draw_by_draw:Xa,two_dice:Qa,frequency_grid:Ka,whole_tree:Ja,footprints:tl,waterfall:al,balance:ll,
gaps:nl,split:el,cases:(e,t)=>On(e,t),paths:(e,t)=>Cn(e,t),columns:cl,histogram:ul,graph:hl,runs:rl,intervals:ol};function dl(e,t,n){
let s=om[e];if(!s)throw new Error(`There is no picture of the kind ${e}.`);return f("figure.picture",s(t,n),n.caption&&f(
"figcaption",n.caption))}var im=[["answer","Answer"],["why","Why"],["try","Try it"]],ml=9,am=480,lm=e=>{let t=e.parentElement.getBoundingClientRect(),
n=e.getBoundingClientRect();return Math.max(0,n.right-t.right+8)};function fl({model:e,el:t}){let n=f("div.uw.uw-panel");
ce(n,e.get("palette"));let s=L=>f("div",{class:`p-${L}`}),[r,o,i,a,l,u,c,h,m,d]="head quest ask tabs page nav main strip\
 foot read".split(" ").map(s),g=f("section.sheet",{"aria-label":"The question"});g.append(r,o,i,a,l,u,c,h,m);let b=f("p.\
sr",{role:"status"});n.append(b,g,d),t.append(n);let p=e.get.bind(e),w=(L,C)=>{e.set(L,C),e.save_changes()},y=L=>{b.textContent=
L},$={key:"",values:["",""],sure:"think"},k=new Set,M=!1,v=!1,T=!0,E=!1,_=null,S=null,U=()=>p("pair").length>0?Oa($.values,
p("pair")):p("panel").none?"":En($.values[0],p("panel")),P=()=>{let[L,C]=$.values;U()?y(U()):(e.send({kind:"predict",value:L,
second:C,sure:$.sure}),Xt(p("game")))},D=L=>e.send({kind:"go",at:L}),V=Ri({press:()=>p("main").kind==="predict"?P():e.send(
{kind:"main"}),refused:y}),tt=f("button.btn",{"data-k":"skip",onclick:()=>e.send({kind:"skip"})},"Skip"),K=f("select.pic\
k.surefold",{"data-k":"surefold","aria-label":"How sure are you?",onchange:L=>{$.sure=L.target.value,fs()}}),O=L=>C=>w("\
settings",{...p("settings"),[L.name]:C}),et=L=>{M=!1,w("question",L),e.send({kind:"pick",question:L}),$t()},$t=()=>{let L=p(
"goal");X(r,L.title?Fa(L):qa({chips:p("questions"),now:p("question"),open:M,pick:et,toggle:()=>{M=!M,$t()}}))},Ct=()=>{let L=p(
"panel"),C=p("moment");if(L.none){X(o,f("h2",L.title),f("p.mute",L.when));return}let I=L.revealed&&!p("goal").title,G=p(
"pair"),lt=L.revealed&&St()!=="answer",xt=G.length>0&&!lt,Me=I&&(C.headline||L.headline),Je=Me&&!L.certain?Ma(Me,()=>ps(
"why")):Me||L.ask,xs=I?L.ask:L.given;X(o,G.length>0&&lt&&Ca(G,D),f("h2",{"data-next":!0,tabindex:-1},(xt?Pe(G.map(({ask:Gt})=>Gt)).
both||L.title:Je)??""),f("p.mute.given",xt?Pe(G.map(({given:Gt})=>Gt)).both:xs),L.fault&&f("p.refusal",L.fault),!L.revealed&&
Ze())},Ze=()=>{let L=p("panel"),C=L.knobs.filter(lt=>!lt.model),I=L.row??[];return!!(p("moment").line||p("goal").title)||
C.length===0?!1:f("div.settings",C.map((lt,xt)=>xt===0&&I.length>1?Ia(lt.label,I,O(lt)):Cr(lt,O(lt))))},fs=()=>{let L=p(
"panel");if(L.none||L.revealed)i.replaceChildren();else{let C={draft:$,folded:K,changed:()=>Ye(),enter:P};X(i,...Da(L,p(
"pair"),p("note"),C))}},Bc=()=>{let L=p("panel"),C=im.filter(([I])=>I!=="try"||!L.certain);X(a,!!L.revealed&&pt({label:"\
Pages",choices:C,value:St(),k:"page",pick:ps}))},ps=L=>{w("page",L),Ke()},St=()=>p("panel").certain&&p("page")==="try"?"\
answer":p("page"),Dc=()=>{let L=p("panel"),C=L.revealed&&St()==="why"?L.steps?.[p("why")]:void 0,I=Object.fromEntries((C?.
lit??[]).map(G=>[G,C?.letter??""]));JSON.stringify(I)!==JSON.stringify(p("lit"))&&w("lit",I)},Ke=()=>{let L=p("panel");if(_?.
stop(),_=null,Ct(),n.dataset.page=St(),n.classList.toggle("stopped",!!p("moment").line),n.dataset.at=String(p("moment").
at??""),Bc(),fo(),qc(),L.none)l.replaceChildren();else if(!L.revealed)X(l,La());else{let I=St();I==="why"?(k.add(p("why")),
_=Sa(L,p("why"),k,G=>w("why",G),dl)):I==="try"?_=Za(L,()=>p("tried"),e.send.bind(e)):p("pair").length>0?_=Ba(L,p("pair"),
G=>e.send({kind:"own",yes:G})):_=va(L,()=>p("tried"),p("moment"),!!p("goal").title,Ze(),Fc,G=>e.send({kind:"own",yes:G}),
()=>ps("why")),X(l,_.node)}X(u,L.revealed&&St()==="why"&&Ta(L,p("why"),I=>w("why",I))),Dc(),_?.again(),bs(),_?.again();let C=l.
querySelector('.siblings [aria-pressed="true"]');C instanceof HTMLElement&&C.parentElement&&(C.parentElement.scrollLeft=
lm(C))},Ye=()=>{let{label:L,kind:C,off:I}=p("main"),G=C==="predict";V.show(L??"",I||(G?U():"")),!L&&it(n)===V.node&&(E=!0),
V.node.hidden=!L,tt.hidden=!G||!p("moment").line,c.classList.toggle("last",!G||!!p("goal").title),c.firstChild||c.append(
K,V.node,tt)},mo=()=>f("button.btn.quiet",{"data-k":"save",onclick:()=>e.send({kind:"save"})},"Save my guesses"),fo=()=>{
let L=p("guesses"),C=p("moment"),I=C.of||0,G=p("ending"),lt=!!G.title,xt=lt&&!n.classList.contains("ended");if(n.classList.
toggle("ended",lt),S?.stop(),S=null,lt){let Gt={go:D,open:Zc=>e.send({kind:"open",link:Zc})},Gc=E||!!it(n);X(h,...Yi(G,L,
Gt,mo)),xt&&Gc&&ln(n,"ending");return}let Me=p("panel").revealed&&St()!=="answer";if(L.length===0&&!I||Me){h.replaceChildren();
return}let Je=f("div");X(h,f("h3",I>0?`Your guesses, ${L.length} of ${I}`:"Your guesses"),Aa(),Je);let xs=C.line?C.at??-1:
-1;S=Ft(Je,Gt=>ya(Gt,L,Math.max(I,L.length),xs))},qc=()=>{let L=p("panel");if(L.none){m.replaceChildren();return}let C=L.
knobs.filter(G=>G.model),I=!p("goal").title;X(m,Ii(L),f("p.mute",L.revealed&&St()!=="why"?"":L.model),f("div.row",I&&C.map(
G=>Cr(G,O(G))),L.revealed&&St()==="why"&&L.lesson&&f("button.btn.quiet",{"data-k":"read",onclick:()=>gs(!0)},"Read about\
 it"),L.said&&St()==="answer"&&I&&!p("moment").line&&mo()))},gs=L=>{v=L,g.inert=L,X(d,L&&Ha(p("panel"),()=>gs(!1))),ln(n,
L?"readclose":"read")},bs=()=>{for(let L=1;L<=ml;L++)n.classList.remove(`c${L}`);S?.again(),po()},po=()=>{for(let L=1;L<=
ml&&g.scrollHeight>g.clientHeight+1;L++)n.classList.add(`c${L}`)},Fc=()=>g.clientHeight>0&&g.clientHeight<am,ws=()=>{let L=p(
"panel"),C=L.key!==$.key;C&&Object.assign($,{key:L.key,values:["",""],sure:"think"}),(C||T)&&(k=new Set);let I=!!(L.revealed&&
T&&!C&&L.said),G=it(n),lt=E||!!(G&&g.contains(G));if(E=!1,T=!L.revealed,g.classList.toggle("asked",T&&!L.none),g.classList.
toggle("paired",p("pair").length>0),Rr(n,Math.max(p("pair").findIndex(({here:xt})=>xt),0)),g.classList.toggle("lift",I),
v&&!L.revealed&&gs(!1),$t(),fs(),Ye(),Ke(),I&&L.said&&y([L,...p("pair").slice(1)].map(({said:xt})=>xt?.verdict??"").join(
" ")),I&&lt&&!(p("goal").title&&G===V.node)){let xt=o.querySelector("h2");xt instanceof HTMLElement&&xt.focus({preventScroll:!0})}},
go=new ResizeObserver(()=>requestAnimationFrame(()=>{bs(),_?.again()}));go.observe(n);let Ic=An(n,()=>{let L=Math.min(p(
"questions").length,9);return[{keys:["y","n"],shown:"Y, N",words:"Answers yes or no when you are asked about your mistak\
e.",when:()=>St()==="answer"&&[p("panel"),...p("pair")].some(({said:C})=>C?.asks),press:(C,I)=>I.closest(".uw-table.acts\
, input")?!1:(e.send({kind:"own",yes:C==="y"}),!0)},{keys:Array.from({length:L},(C,I)=>String(I+1)),shown:`1 to ${L}`,words:"\
Picks that question above the panel.",when:()=>L>=Or&&!p("goal").title&&!v,press:(C,I)=>I.closest(".uw-table.acts, input")?
!1:(et(p("questions")[Number(C)-1].id),!0)}]}),ys=L=>()=>{L(),bs(),_?.again()},Wc=()=>{_?.tried(),po()},jc=()=>{fs(),p("\
panel").revealed&&p("note")&&y(p("note"))},Vc=()=>{Ye(),Ke()},bo=[["change:panel",ws],["change:questions change:question\
 change:goal",ys($t)],["change:page change:why",Ke],["change:pair",ws],["change:main",Ye],["change:moment",Vc],["change:\
guesses change:ending",ys(fo)],["change:note",ys(jc)],["change:tried",Wc],["msg:custom",He]];for(let[L,C]of bo)e.on(L,C);
return ws(),()=>{for(let[L,C]of bo)e.off(L,C);_?.stop(),S?.stop(),go.disconnect(),Ic()}}var Bn=class{constructor(t,n){this.stamp=-1;this.move="";this.next="";this.model=t,this.marked=n,this.at=-1/0}get waiting(){
return this.stamp===this.model.get("stamp")&&performance.now()-this.at<3e3}send(t,n){if(!(!t||this.model.get("busy"))){if(this.
waiting){this.model.get("mode")==="edit"&&(this.next=t);return}this.at=performance.now(),this.stamp=this.model.get("stam\
p"),this.mark(t),this.model.send({kind:"move",move:t,stamp:this.stamp,said:n})}}drawn(){this.mark(this.waiting?this.move:
"");let t=this.next;!t||this.waiting||(this.next="",this.send(t,null))}mark(t){this.move=t,this.marked(t)}};var cm=({words:e,name:t},n)=>f("p.covered",`${e} `,n?f("b",t):f("span.blank",{role:"img","aria-label":"hidden name"})),Dn=class{constructor({
send:t,drawn:n}){this.opened=!1;this.send=t,this.drawn=n,this.root=f("div.call",{role:"group",hidden:!0})}get hidden(){return this.
root.hidden}cover(){this.opened=!1}show(t,n,s){let r=n?t.alert??"":"",o=t.covered??[],i=s==="shown"||s==="press"&&this.opened,
a=r?(t.actions??[]).find(c=>c.strong):void 0;this.root.hidden=!r&&!o.length,this.root.classList.toggle("calm",!r&&!(n&&t.
actions?.length));let l=JSON.stringify([r,a,o,i,s]);if(this.root.dataset.looks===l)return;this.root.dataset.looks=l,this.
root.setAttribute("aria-label",r||"Hidden names");let u=()=>{this.opened=!this.opened,this.show(t,n,s),this.drawn()};X(this.
root,r&&f("p",f("b",r)),o.length>0&&f("div.covers",o.map(c=>cm(c,i))),o.length>0&&s==="press"&&f("button.btn",{"data-k":"\
covers","aria-pressed":String(i),onclick:u},i?"Hide":"Show"),a&&f("button.btn.alert",{"data-k":"call","data-act":a.move,
onclick:()=>this.send(a.move)},a.label))}};function gl({place:e,now:t,said:n},s){let[r="",o=""]=n??[];return{place:s.place??[e,r&&t].filter(Boolean).join(" "),line:s.
line??(r?[r,o]:[t??"",o])}}var pl=7,qn=class{constructor({texts:t,see:n}){this.looks="";this.texts=t,this.see=n,this.chip=
f("button.chipbtn",{"data-k":"clause",hidden:!0,onclick:()=>this.open(!!this.box.hidden)}),this.badge=f("b.badge",{hidden:!0}),
this.place=f("span.place"),this.line=f("p.line"),this.note=f("p.note",{role:"status"}),this.sheet=f("button.btn.quiet",{
"data-k":"scores","aria-expanded":"false",hidden:!0},"Scores"),this.eyes=f("div.seg",{role:"group","aria-label":"Seen by"}),
this.seen=f("div.eyes",ut("eye",22),this.eyes),this.box=f("div.clause-box",{hidden:!0,tabindex:-1,"data-k":"clauses"}),this.
root=f("div.caption",f("div.told",f("p.over",this.badge,this.chip,this.place),this.line,this.note),f("div.seen",this.sheet,
this.seen))}show({clauses:t,badge:n="",place:s,line:r,note:o,tone:i}){W(this.root,"data-tone",i),this.badge.hidden=!n,this.
badge.textContent=n;let a=this.texts(),[l=""]=t;this.place.textContent=s,this.line.hidden=!!o,this.line.replaceChildren(
f("b",r[0]),r[1]?` ${r[1]}`:""),this.line.classList.remove("long"),this.line.classList.toggle("long",this.line.scrollWidth>
this.line.clientWidth+1),this.note.textContent!==o&&(this.note.textContent=o),this.note.hidden=!o;let u=JSON.stringify([
t,i]);if(u===this.looks)return this.below();this.looks=u,this.open(!1);let c=i==="trial"?"just a test":l;this.chip.hidden=
!c,this.chip.replaceChildren(f("span.chip.line",c));let h=t.filter(m=>a[m]);W(this.chip,"aria-disabled",h.length&&i!=="t\
rial"?"":"true"),W(this.chip,"data-clause",l),this.box.replaceChildren(f("dl",h.map(m=>f("div",f("dt",m),f("dd",a[m])))))}open(t){
let n=t&&this.box.querySelector("dt")!=null&&this.chip.getAttribute("aria-disabled")!=="true";this.box.hidden=!n,this.below(),
W(this.chip,"aria-expanded",String(n))}below(){this.box.hidden||(this.box.style.top=`${this.root.offsetTop+this.root.offsetHeight}\
px`)}escape(){return this.box.hidden?!1:(this.open(!1),this.chip.focus(),!0)}showEyes(t,n){let s=JSON.stringify(t);if(this.
seen.hidden=t.length<2,this.eyes.dataset.looks!==s){this.eyes.dataset.looks=s;let o=f("select.pick",{"data-k":"eyes.many",
"aria-label":"Seen by",onchange:i=>this.see(i.target.value)},t.map(([i,a])=>f("option",{value:i},a)));this.eyes.classList.
toggle("seg",t.length<=pl),this.eyes.replaceChildren(...t.length>pl?[o]:t.map(([i,a])=>f("button",{"data-eye":i,title:a,
"aria-label":a,onclick:()=>this.see(i)},a)))}let r=this.eyes.querySelector("select");if(r)r.value=n;else for(let o of this.
eyes.children)W(o,"aria-pressed",String(o.getAttribute("data-eye")===n))}};function Rt(e,t){let n=Math.abs(e)*10**t,s=Math.floor(n);if(n-s!==.5||!Number.isInteger(e*2**(t+1)))return e.toFixed(t);
let r=(s%2?s+1:s)/10**t;return(e<0?-r:r).toFixed(t)}function um(e){return e>0&&e<5/1e4?"under 0.1%":e<1&&e>9995/1e4?"ove\
r 99.9%":`${Rt(100*e,1)}%`}var ee=(e,t)=>t==="chance"?um(e):`${Rt(Math.abs(e)<.005?0:e,2)} ${t}`.replace("-","−");function bl(e,t,n){
let{value:s,share:r,words:o}=yt(String(e),t==="chance"?Pt:{low:n[0],high:n[1],unit:t});if(s==null)throw new Error(o);return t===
"chance"?r:s}var wl=(e,t,n,s)=>s==="far"?dm(e,t,n):hm(e,t,n,s);function hm(e,t,n,s){let r=n==="chance",o=Math.round(Math.
abs(e-t)*1e9)/1e9,i=r?String(we(o)):ee(o,n);return s==="exact"?i==="1"?"Spot on (within 1).":"Spot on.":`${s==="far"?"":
"Close: "}${i} too ${e>t?"high":"low"}.`}function dm(e,t,n){let s=n==="chance",r=s?String(we(10*e)/10):Rt(e,2).replace(/\.?0+$/,
"");return`You guessed ${r==="-0"?"0":r.replace("-","−")}. It's ${s?we(t):ee(t,n)}.`}var yl=e=>e.startsWith("deal ")?[
"deal","deals"]:["try","tries"],we=e=>Math.floor(Math.round(e*1e9)/1e7+.5),xl=(e,t)=>t==="chance"?.105:Math.max(Math.abs(
e)/10,.1),mm=2,fm=[["know","Certain"],["think","Fairly sure"],["guess","Just guessing"]];function kl(e){let t=[];for(let[
i,a]of fm){let l=e.filter(({sure:u,measure:c})=>u===i&&c==="chance").map(u=>u.off);if(l.length>=mm){let u=100*l.reduce((c,h)=>c+
h,0)/l.length;t.push([a.toLowerCase(),Rt(Math.round(1e9*u)/1e9,0)])}}if(t.length===0)return"";let[[n,s],...r]=t,o=r.map(
([i,a])=>`, when ${i} ${a}`).join("");return`When you were ${n} you were ${s} off on average${o}.`}var ne=e=>e.charAt(0).
toUpperCase()+e.slice(1);var vl=(e,t)=>Math.max(0,Math.min(e.x+e.w,t.x+t.w)-Math.max(e.x,t.x))*Math.max(0,Math.min(e.y+e.h,t.y+t.h)-Math.max(e.y,
t.y)),Ir=(e,t,n,s)=>Math.max(n,Math.min(e,n+s-t));function $l({w:e,h:t},n,s,r){let o={x:n.x+n.w/2,y:n.y+n.h/2},i=[["abov\
e",o.x-e/2,n.y-t-10],["below",o.x-e/2,n.y+n.h+10],["right",n.x+n.w+10,o.y-t/2],["left",n.x-e-10,o.y-t/2]],a=Math.min(s.y+
s.h,...r.map(({y:d})=>d));i.push(["right",n.x+n.w+10,a-t-10],["left",n.x-e-10,a-t-10]);let l=i.map(([d,g,b])=>{let p={x:Ir(
g,e,s.x,s.w),y:Ir(b,t,s.y,s.h),w:e,h:t},w=vl(p,n)+3*r.reduce((y,$)=>y+vl(p,$),0);return{...p,side:d,covers:w}}),{covers:u,
...c}=l.reduce((d,g)=>g.covers<d.covers-1?g:d),h=c.side==="above"||c.side==="below"?o.x-c.x:o.y-c.y,m=c.side==="above"||
c.side==="below"?e:t;return{...c,tip:Ir(h,0,14,m-28)}}var Ml=(e,t)=>x("svg.small-card",{viewBox:"0 0 48 68",...t},At(e,48));function pm(e,t){let n={"data-act":e.move,onclick:()=>t(
e.move)};if(e.face){let s=[e.group,e.label].filter(Boolean).join(" ");return f("button.btn.card-pick",{"aria-label":s,title:e.
label,...n},Ml(e.face,{"aria-hidden":"true"}))}return f("button.btn",{...n},e.colour&&dn(e.colour)&&x("svg.icon",{viewBox:"\
-12 -12 24 24",style:"width:1.4em;height:1.4em","aria-hidden":"true"},Nt(e.colour,0,0,8.5,{fill:`var(--c-${e.colour})`,stroke:"\
#fff","stroke-width":2})),e.label)}var gm=e=>[f("p.mute","What you remember is under this card"),f("ol.recall",e.map(t=>f(
"li",Ml(t.face,{role:"img","aria-label":t.label}))))],Fn=class{constructor(t){this.key="";this.how=t,this.root=f("div.ch\
ooser",{role:"group",hidden:!0}),this.away=n=>{let[s]=n.composedPath();s instanceof Element&&!this.root.contains(s)&&!s.
closest(".thing.plays")&&this.close()}}show(t){if(this.key===t.key)return this.leave();let n=!t.plays&&t.recall?.length,
s=t.picks.find(i=>i.group)?.group,r=i=>{this.leave(),this.how.play(i)};this.key=t.key,this.root.setAttribute("aria-label",
n?`Under ${t.label}`:`How to play: ${t.label}`);let o={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
leave()};this.root.replaceChildren(f("div.choose-head",f("p",f("b",ne(t.label)),s&&f("span",`: ${s}`)),Jt(o,ut("close",16))),
...n?gm(t.recall):[f("div.picks",t.picks.some(i=>i.parts?.length)?this.parts(t.picks,[],r):t.picks.map(i=>pm(i,r)))]),this.
root.hidden=!1,document.addEventListener("pointerdown",this.away,!0),this.how.moved(),this.stand(),this.buttons.find(i=>!i.
matches(".shut"))?.focus({preventScroll:!0})}parts(t,n,s){let r=new Set(t.flatMap(({parts:i})=>(i??[]).filter(a=>!n.includes(
a)))),o=i=>{let a=[...n,i],l=t.filter(({parts:u})=>u?.includes(i));if(l.length===1)return s(l[0].move);this.root.querySelector(
".picks")?.replaceChildren(...this.parts(l,a,s)),this.stand(),this.buttons.find(u=>u.dataset.part)?.focus({preventScroll:!0})};
return[...n.length?[f("p.mute",`${n.join(", ")}, and ...`)]:[],...[...r].sort().map(i=>f("button.btn",{"data-part":i,onclick:()=>o(
i)},i))]}get buttons(){return[...this.root.querySelectorAll("button")]}stand(){let t=this.key&&this.how.around(this.key),
n=this.root.parentElement;if(!t||!n)return;let s=n.getBoundingClientRect(),r=Math.max(s.top,0),o=6,i={x:o,y:r-s.top+o,w:s.
width-2*o,h:Math.min(s.bottom,window.innerHeight)-r-2*o};this.root.style.cssText=`left:0;top:0;max-width:${i.w}px;max-he\
ight:${i.h}px`;let a=({x:d,y:g,w:b,h:p})=>({x:d-s.left,y:g-s.top,w:b,h:p}),l={w:this.root.offsetWidth,h:this.root.offsetHeight},
{x:u,y:c,side:h,tip:m}=$l(l,a(t.card),i,t.hand.map(a));this.root.dataset.side=h,this.root.style.cssText+=`;left:${u}px;t\
op:${c}px;--tip:${m}px`}leave(){let t=this.key;this.close(),this.how.focus(t)}close(){if(!this.key)return;let t=this.key,
n=this.root.contains(it(this.root));this.key="",document.removeEventListener("pointerdown",this.away,!0),this.root.hidden=
!0,this.root.replaceChildren(),this.how.moved(),n&&this.how.focus(t)}stroke(t){let n=this.buttons,s=n.findIndex(o=>o.matches(
":focus"));if(!this.key||s<0)return!1;let r={ArrowRight:s+1,ArrowDown:s+1,ArrowLeft:s-1,ArrowUp:s-1,Home:0,End:n.length-
1}[t.key];return r==null?!1:(t.preventDefault(),n[(r+n.length)%n.length].focus({preventScroll:!0}),!0)}};function _l(e,t){let{zones:n,board:s,sheet:r,...o}=e,i=a=>a==null?void 0:t[a];return{...o,zones:n.map(a=>t[a]),board:i(s)??
"",sheet:i(r)}}var In=class{constructor(t,n){this.resting=0;this.model=t,this.pages=new Map(Object.entries(t.get("pages")??
{})),this.asked=new Map,this.hear=s=>{s.kind==="page"&&(this.pages.set(`${s.watcher}.${s.page}`,s),n())},t.on("msg:custo\
m",this.hear)}get watcher(){return this.model.get("watcher")}get few(){return this.model.get("frames")[this.watcher]??[]}get length(){
return this.model.get("count")||this.few.length}scene(t){let n=Math.max(0,Math.min(t,this.length-1));if(!this.model.get(
"count"))return this.few[n]?_l(this.few[n],this.model.get("pool")):null;let s=this.model.get("size"),r=Math.floor(n/s),o=this.
page(r);return o?(this.fetchRest(r),_l(o.frames[n-r*s],o.pool)):null}page(t,n=this.watcher){let s=`${n}.${t}`,r=this.pages.
get(s);return!r&&performance.now()-(this.asked.get(s)??-1/0)>8e3&&(this.asked.set(s,performance.now()),this.model.send({
kind:"page",watcher:n,page:t})),r}fetchRest(t){clearTimeout(this.resting);let n=Math.ceil(this.length/this.model.get("si\
ze")),s=Array.from({length:n},(a,l)=>(t+l)%n),r=n<=4?s:[t],o=s.map(a=>[a,this.watcher]);for(let[a]of this.model.get("eye\
s"))for(let l of r)o.push([l,a]);let i=o.find(([a,l])=>!this.pages.has(`${l}.${a}`));i&&(this.resting=setTimeout(()=>this.
page(...i),150))}marks(){let t=r=>r.mark??0;if(!this.model.get("count"))return this.few.map(t);let n=this.model.get("siz\
e"),s=Array.from({length:this.length},()=>0);for(let r=0;r*n<s.length;r++)(this.pages.get(`${this.watcher}.${r}`)?.frames??
[]).forEach((o,i)=>{s[r*n+i]=t(o)});return s}stop(){clearTimeout(this.resting),this.model.off("msg:custom",this.hear)}};var ye=10;function bm(e,t,n,s){if(t&&n>=t*46)return Math.min(t,Math.max(e,1));if(!e)return 1;let r=Math.max(1,Math.floor(
(n+ye)/(s+ye)));return Math.ceil(e/Math.ceil(e/r))}function Oe(e,t,n,s,r,o){let i=e.text(`${t.id}.label`,t.label,n,s+10,
{room:r}),a=bm(t.cells.length||1,t.columns??0,r,o?58:50),l=Math.min(o?66:60,(r-ye*(a-1))/a),u=l+ye,c=e.extras.acting?8:0,
h=s+22+i;return t.cells.forEach((m,d)=>{let g=n+d%a*u,b=h+Math.floor(d/a)*(l*1.4+ye+c);"key"in m?e.card(m,g,b,l,{role:"g\
rid",own:!0}):(e.add("pile",`${t.id}.${d}`,g,b,{w:l,under:0,empty:!0}),m.seat!=null&&e.add("mark",`${t.id}.${d}`,g+l/2-9,
b+l*.7-9,{seat:m.seat,size:18,quiet:!0}))}),h-s+Math.ceil(t.cells.length/a)*(l*1.4+ye+c)+10}function Ce(e,t,n,s,r){let o=t.
values.length,i=Math.min(56,(r-10*(o-1))/o),a=o*i+(o-1)*10;return e.add("dice",t.id,n,s,{w:a,size:i,values:t.values,thrown:t.
thrown??0,lit:t.lit??[],label:t.label,move:t.move??"",off:e.extras.acting?t.off??"":"",plays:e.extras.acting&&!!t.move,picks:[]}),
i+14}function Wr(e,t,n,s,r){let o=s+12;o+=e.text(`${t.id}.label`,t.label,n,o,{room:r})+10;for(let[i,{words:a,note:l,box:u}]of t.
rows.entries()){let c=u?30:0,h={size:14,bold:!0,quiet:u==="open",room:r-c};u&&e.add("box",`${t.id}.${i}`,n,o+3,{box:u,size:20}),
o+=14+e.text(`${t.id}.${i}.words`,a,n+c,o+12,h),l&&(o+=15+e.text(`${t.id}.${i}.note`,l,n+c,o+13,{room:r-c})),o+=7}return o-
s+6}function Sl(e,t,n,s){t.rows.filter(({box:r})=>r).forEach(({box:r},o)=>{e.add("box",`${t.id}.${o}`,n+30*o,s,{box:r,size:24})})}
function Be(e,t,n,s,r,o,i){let a=e.extras.boards?.[t.board];if(!a)throw new Error(`The board "${t.board}" must be sent b\
efore its tokens.`);let l=i==null?Math.min(o,r*a.height/a.width):o;return e.add("board",t.id,n,s,{w:r,h:l,k:Math.min(r/a.
width,l/a.height),board:a,zone:t,heat:e.extras.heat??{},clear:!!e.extras.clear,acting:!!e.extras.acting,spots:e.extras.spots??
{},lit:e.extras.lit??{},clearance:i??0}),l+14}var Tl=390,jn=620,De=196,El=58,jr=38,Vr=50,Wn=e=>e.cards.some(t=>t.move||t.picks?.length),Ll=e=>[...e.cards,...(e.before??
[]).flatMap(t=>"top"in t&&t.top||[])];function Al(e,t,n,s,r){let o=n,i=0;for(let a of t){let l=Math.min(r-(o-n),a.values.
length*El);i=Math.max(i,Ce(e,a,o,s,l)),o+=l+8}return i}function Hl(e,t,n,s,r,o,i){let l=(r-16*(o-1))/o,u=s;for(let c=0;c<
t.length;c+=o){let h=t.slice(c,c+o),m=(d,g)=>i?wm(e,d,n+g*(l+16),u,l):e.other(d,n+g*(l+16),u,l,!1);u+=(i?10:18)+Math.max(
...h.map(m))}return u-s}function wm(e,t,n,s,r){let o=Ll(t),i=o.length?jr*(1+.4*(o.length-1))+12:0,a=e.head(t,n,s,r-i,28),
[l]=t.counters??[],u={w:jr,ideal:jr*.4,tight:.3};if(e.cards(o,n+r-i,s,i,u,{role:"seat"}),!l)return 34+a;let c=Math.max(l.
full??0,l.value),h=l.art==="agents"?24*c:0;h&&e.add("agents",`${t.id}.0`,n,s+36+a,{count:l.value,full:c,size:18});let m={
value:l.value,label:l.label??"",high:18,room:r-i-h};return e.add("counter",`${t.id}.0`,n+h+6,s+36+a,m),58+a}function Ul(e,t,n,s,r){
return t.stacks.forEach((o,i)=>e.stack(o,n+i*r/2,s,50)),t.stacks.length?116:0}function Nl(e,t,n,s,r){let{seats:o,boards:i,
fans:a,grids:l,dice:u,notes:c}=t,h=24,[m,...d]=o,g=n-h-De,b=g-2*h,p=14,w=14;for(let y of i)p+=Be(e,y,h,p,b,r);w+=Al(e,u,
g,w,De);for(let y of c)w+=Wr(e,y,g,w,De)+8;m&&!Wn(m)&&(w+=e.other(m,g,w+4,De,!0)+20),w+=Ul(e,t,g,w+4,De);for(let y of l)
p+=Oe(e,y,h,p,b,!0);return d.length&&(p+=Hl(e,d,h,p+6,b,Math.min(d.length,3),!0)),p=Math.max(p,w),a.length&&(p+=e.fans(a,
h,p,n-2*h,!0)),m&&Wn(m)&&(p+=e.own(m,h,p+6,n-2*h,176)),{y:p,middle:{x:h+b/2,y:240,r:40}}}function Pl(e,{seats:t,boards:n,
stacks:s,dice:r,notes:o},i,a,l){let h=i-48,m=(a-20)/Math.max(1,t.length);for(let g of n)l?Be(e,g,0,0,a,h,Vr):Be(e,g,0,Vr,
a,h-Vr,0);let d=10;for(let g of r)Ce(e,g,d,8,g.values.length*36),d+=g.values.length*36+6;for(let g of o)Sl(e,g,l?10:d+6,
l?h-34:14);for(let[g,{top:b}]of s.entries())b&&e.card(b,10+g*44,h-66,38,{role:"stack"});return t.forEach((g,b)=>{ym(e,{...g,
cards:Ll(g)},10+b*m,h+10,m-4)}),{y:i-18,middle:{x:a/2,y:h/2,r:40}}}function ym(e,t,n,s,r){let o=t.cards.length?24+9*(t.cards.
length-1):0,i=r-24-o;e.add("mark",t.id,n,s+2,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,st(t.name,13,
i).lines[0],n+25,s+9,{size:13,bold:!0,quiet:!1,room:i});let a=(t.counters??[]).map(({value:u,label:c})=>`${u} ${c}`)[0]??
t.note??"";e.text(`${t.id}.note`,st(a,12,i).lines[0],n+25,s+24,{size:12,room:i});let l={w:22,ideal:9,tight:.3,least:22};
e.cards(t.cards,n+r-o-2,s-1,o,l,{role:"seat"})}function Rl(e,t,n){let{seats:s,boards:r,fans:o,grids:i,dice:a,notes:l}=t,
u=14,c=n-2*u,[h,...m]=s,d=10;for(let p of r)d+=Be(e,p,u,d,c,440);let g=a.length?Math.min(150,a.reduce((p,{values:w})=>p+
w.length*El+8,0)):0,b=Al(e,a,u,d,g);if(b+=Ul(e,t,u,d+b,Math.max(g,130)),h&&!Wn(h)){let p=g?u+g+16:u;b=Math.max(b,e.other(
h,p,d,u+c-p,!1))}d+=b+12;for(let p of l)d+=Wr(e,p,u,d,c)+8;for(let p of i)d+=Oe(e,p,u,d,c,!1);return o.length&&(d+=e.fans(
o,u,d,c,!1)),m.length&&(d+=Hl(e,m,u,d+4,c,Math.min(m.length,3),!1)),h&&Wn(h)&&(d+=e.own(h,u,d,c,0)),{y:d,middle:{x:n/2,y:200,
r:40}}}var Bl=e=>[[0,0],[1,0],[1,1]].slice(0,e),xm=20,km=60,Dl=({extras:e})=>e.acting?e.call?32:14:0;function ql(e){let t=(e.before??
[]).filter(({kind:n})=>n==="stack");return{beside:t.slice(0,-1),space:t.at(-1)}}function Ol(e,t,n,s,r,o,i){let{beside:a,
space:l}=ql(t),u=o?n+i+28:n,c=r-i-28,h=e.head(t,u,s,c,30),m=u;for(let d of a)e.stack(d,m,s+46+h,46,110),m+=118;if(!t.me){
let d={w:38,ideal:22,tight:.05};e.cards(t.cards,m,s+46+h,u+c-m,d,{role:"seat"})}l&&e.stack(l,o?n:n+r-i,s,i,i+40)}function Fl(e,{
seats:[t,...n],ring:s,stacks:r},o,i){let l=92*1.4+32,u=o/2-i-24,c=o/2+24,h=28,m=h+l+74,d=n.length===1;n.forEach((y,$)=>{
let[k,M]=Bl(n.length)[$];Ol(e,y,k?c:i,M?m:h,u,!!k,92)}),t&&Ol(e,{...t,me:!0},i,m,u,!1,92);let g={x:d?c+u/2:o/2,y:d?h+44:
h+l+32,r:40};s&&e.add("ring",s.id,g.x,g.y,{ring:s,r:g.r});let b=d?92:46,p=d?g.x-r.length*(b+40)/2+20:g.x+90;r.forEach((y,$)=>e.
stack(y,p+$*(b+40),d?h+120:g.y-44,b,b+40));let w=m+l+4;if(t){let y=e.extras.call??0,$=Dl(e),k=t.cards.some(v=>v.face);y&&
(e.call=w),w+=(y?y+20:0)+$;let M={w:k?88:62,ideal:k?106:44,tight:.5,least:60,floor:20};w+=e.cards(t.cards,i,w,o-2*i,M,{own:!0,
role:"hand"})}return{y:w,middle:g}}function Cl(e,t,n,s,r){let{beside:o,space:i}=ql(t),a=46,l=r-a-34;e.add("mark",t.id,n,
s+2,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,t.name,n+26,s+11,{size:13,bold:!0,quiet:!1,room:l}),e.
text(`${t.id}.note`,st(t.alert||t.note,12,l).lines[0],n+26,s+25,{size:12,quiet:!t.active,room:l});let u=n;for(let c of o){
if(c.top){let h={...c.top,move:c.move||c.top.move,off:c.off||c.top.off};e.card(h,u,s+36,26,{role:"stack",recall:c.recall})}else
e.add("pile",c.id,u,s+36,{w:26,under:0,empty:!0});e.text(`${c.id}.count`,String(c.count),u+32,s+58,{size:14,bold:!0,quiet:!1}),
u+=58}if(!t.me){let c={w:22,ideal:10,tight:.05};e.cards(t.cards,u,s+38,n+r-a-8-u,c,{role:"seat"})}i&&Il(e,i,n+r-a,s,a)}function Il(e,t,n,s,r){
t.top?e.card(t.top,n,s+2,r,{role:"space",recall:t.recall}):e.add("pile",t.id,n,s+2,{w:r,under:0,empty:!0});let o=[t.count>
1?t.count:"",t.label].filter(Boolean).join(" "),i=st(o,12,r+14).lines.length<2;e.text(`${t.id}.label`,o,i?n+r/2:n+r+6,s+
r*1.4+17,{size:12,anchor:i?"middle":"end",room:i?r+14:3*r})}function Wl(e,{seats:[t,...n],ring:s,stacks:r},o,i){let l=i/
2-10-10,u=i/2+10,c=88,h=n.length===1;n.forEach((y,$)=>{let[k,M]=Bl(n.length)[$];Cl(e,y,k?u:10,6+M*c,l)}),t&&Cl(e,{...t,me:!0},
10,6+c,l),r.slice(0,3).forEach((y,$)=>{h&&Il(e,y,u+20+$*66,50,46)});let m=e.extras.call??0,d=Dl(e),g=6+2*c+6+d;m&&(e.call=
g-d);let b=g+(m?m+8:0),p=Math.max(xm,Mt(78,o-b-8));t&&e.cards(t.cards,10,b,i-130,{w:p,ideal:p*1.12,tight:.36,least:p},{own:!0,
role:"hand"});let w={x:i-66,y:b+24,r:34};return s&&o-b<km?(e.add("ring",s.id,w.x,o-18,{ring:{...s,value:"",note:""},r:w.
r}),e.text(`${s.id}.note`,`${s.value??""} ${s.note??""}`,i-10,o-14,{size:14,anchor:"end",room:170})):s&&(e.add("ring",s.
id,w.x,w.y,{ring:{...s,note:""},r:w.r}),e.text(`${s.id}.note`,s.note??"",w.x,w.y+30,{size:12,anchor:"middle",room:126})),
{y:Math.max(o-8,t?b+p*1.4:0),middle:w}}var vm={mark:({size:e})=>({x:0,y:0,w:e,h:e}),pile:({w:e,empty:t})=>t&&{x:0,y:0,w:e,h:e*1.4},ring:({r:e})=>({x:-e,y:-e,w:2*
e,h:2*e}),dice:({w:e,size:t})=>({x:0,y:0,w:e,h:t}),box:({size:e})=>({x:0,y:0,w:e,h:e})},Vn=class{constructor(t){this.call=
0;this.things=[];this.over=[];this.extras=t}add(t,n,s,r,o={}){this.things.push({kind:t,key:`${t}:${n}`,x:s,y:r,...o});let i=this.
extras.lit?.[n],a=vm[t]?.(o);i!=null&&a&&this.over.push({kind:"lit",key:`lit:${n}`,x:s+a.x,y:r+a.y,w:a.w,h:a.h,tab:i,role:t})}text(t,n,s,r,{
size:o=13,room:i=1/0,bold:a=!1,quiet:l=!0,anchor:u="start",tone:c=""}={}){if(!n)return 0;let{lines:h,size:m}=st(n,o,i,a?
1.06:1);return this.add("text",t,s,r,{lines:h,size:m,bold:a,quiet:l,anchor:u,tone:c}),(h.length-1)*m*1.2}card(t,n,s,r,{seen:o=r,
own:i=!1,role:a="",recall:l=[]}={}){let{lit:u={},dealt:c={},acting:h=!1,under:m=!0,opens:d=""}=this.extras,g=c[t.key]??t.
face??null,b=h&&!!(t.move||t.picks?.length),p=!!t.lifted,w=a==="grid"?0:r<80?12:14,y=i&&(b||h&&t.ghost)?w+(p?r*(w?.24:.14):
0):0;this.things.push({kind:"card",key:t.key,x:n,y:s-y,w:r,face:g,label:t.label,origin:t.origin??"",role:a,dealt:t.key in
c,kin:!!t.kin,ghost:!!t.ghost,seen:o,plays:b,off:h?t.off??"":"",under:i&&b&&!p,up:p,move:t.move??"",picks:t.picks??[],recall:m?
l:[],opens:d===t.key&&!b&&!t.off}),t.key in u&&this.over.push({kind:"lit",key:`lit:${t.key}`,x:n,y:s-y,w:o,h:r*1.4,tab:u[t.
key],role:a})}cards(t,n,s,r,o,{own:i=!1,role:a="",pitch:l=1.4,centre:u=!1}={}){if(!t.length)return 0;let{w:c,step:h,cols:m,
rows:d}=he(t.length,r,o);return t.forEach((g,b)=>{let p=Math.floor(b/m),w=b%m,y=Math.min(m,t.length-p*m),$=u?n+(r-(h*(y-
1)+c))/2:n;this.card(g,$+w*h,s+p*l*c,c,{seen:w===y-1?c:Math.min(c,h),own:i,role:a})}),c*1.4+(d-1)*l*c}};var jl=e=>e.map(t=>({...t,art:""})),Vt=class extends Vn{head(t,n,s,r,o=30){let i=[t.note,t.team].filter(Boolean).join(",\
 "),a=o<30?8:12,l=n+o+a,u=r-o-a;this.add("mark",t.id,n,s,{seat:t.seat,size:o,active:!!t.active});let c=t.alert||i,h=s+o*
(c?.43:.66),m=this.text(`${t.id}.name`,t.name,l,h,{size:15,bold:!0,quiet:!1,room:u}),d=this.text(`${t.id}.note`,c,l,s+o+
m,{room:u,bold:!!(t.active||t.alert),quiet:!t.active,tone:t.alert?"lit":""});return m+d}counters(t,n,s,r,o){let i=s;for(let[
a,l]of(t.counters??[]).entries()){let u=o?18:22;if(this.add("counter",`${t.id}.${a}`,n,i,{value:l.value,label:l.label??"",
high:u,room:r}),i+=u+8,l.art==="chips"){let c=Math.max(1,Math.ceil(l.value/10)),h=o?2.5:3,m=o?1.2:1.4,d=Math.max(3,Math.
min(18,(r-2)/c-3)),g=10*(h+m)+3,b=Math.min(l.value,10)*(h+m)+(l.value>5?3:0);l.value&&this.add("chips",`${t.id}.${a}`,n,
i+b,{count:l.value,w:d,t:h,g:m,pitch:d+3}),i+=g}if(l.art==="agents"){let c=Math.max(l.full??0,l.value);this.add("agents",
`${t.id}.${a}`,n,i,{count:l.value,full:c,size:18}),i+=26}}return i-s}other(t,n,s,r,o){let i=t.cards??[],a=t.counters??[],
l=!o||r<150,u=this.head(t,n,s,r,l?26:30),c=a.length&&r>=150,h=i.some(v=>v.face||v.key in(this.extras.dealt??{})),m=l?38:
48,d=Math.min(c?r-74:r,h?1/0:m*3.4),g={w:m,ideal:m*(h?.72:.7),tight:h?.62:.05},b=s+(l?38:44)+u,p=this.cards(i,n,b,d,g,{role:"\
seat",pitch:.62});if(t.alert&&i.length){let{w:v,step:T,cols:E}=he(i.length,d,g);this.over.push({kind:"lit",key:`lit:${t.
id}`,x:n,y:b,w:v+(E-1)*T,h:p,tab:""})}let{w,step:y,cols:$}=he(i.length,d,g),k=i.length?w+($-1)*y+14:0,M=c?Math.max(p,this.
counters(t,n+k,b+2,r-k,l)):p+(a.length?8+this.counters({...t,counters:jl(a)},n,b+p+8,r,!0):0);return b-s+M+this.before(t,
n,b+M+10,r,l)}stack(t,n,s,r,o=r+24){let i=t.top?{...t.top,move:t.move||t.top.move,off:t.off||t.top.off,label:t.top.label||
t.spoken}:null,a=t.count>1&&i&&!i.face?Math.min(3,t.count-1):0;if(this.add("pile",t.id,n,s,{w:r,under:a,empty:!i}),i&&this.
card(i,n,s,r,{role:"stack",recall:t.recall}),!i&&!t.count&&t.label&&r>=40){let{lines:u,size:c}=st(t.label,13,r-2);if(u.length*
c*1.2<r*1.4-8){let h=s+(r*1.4-(u.length-1)*c*1.2)/2+c*.35;return this.add("text",`${t.id}.empty`,n+r/2,h,{lines:u,size:c,
quiet:!0,anchor:"middle",tone:""}),r*1.4}}let l=q(`${t.count} ${t.label}`,14)>o;return this.add("count",t.id,n,s+r*1.4+22,
{count:t.count,lines:l?st(t.label,13,o).lines:[t.label],spoken:t.spoken,broken:l}),r*1.4+30+(l?17*st(t.label,13,o).lines.
length:0)}tray(t,n,s,r){let o=Math.max(1,Math.ceil(Math.max(t.full,t.count)/10)),i=Math.min(27,(r-24)/o-4),a=r<120,l=i+(i>
20?7:4),u=a?3:5,c=a?1.4:2,h=o*l-(l-i)+24,m=10*(u+c)+3,d=22*String(t.count).length+4+q(t.label,13)>Math.max(h,r-8);return this.
add("tray",t.id,n+(r-h)/2,s,{wide:h,high:m,count:t.count,label:t.label,w:i,t:u,g:c,pitch:l,below:d,noted:q(t.label,13)}),
m+(d?62:44)}fans(t,n,s,r,o){let i=s,a=t.length>2?o?56:48:o?80:64;for(let l of t){this.text(`${l.id}.label`,l.label,n,i+10,
{room:r});let u={w:a,ideal:a*.59,tight:.39,least:Math.min(a,o?56:48),floor:20},{w:c,step:h,cols:m,rows:d}=he(l.cards.length,
r,u),g=l.cards.some(p=>p.above)?22:4,b=l.cards.some(p=>p.under!=null)?40:10;i+=20,l.cards.length||this.add("pile",l.id,n,
i+g,{w:c,under:0,empty:!0}),l.cards.forEach((p,w)=>{let y=Math.floor(w/m),$=w%m,k=w===l.cards.length-1,M=n+$*h,v=i+g+y*(g+
b+c*1.4);this.card(p,M,v,c,{seen:k||$===m-1?c:Math.min(c,h),role:"fan"}),this.text(`${p.key}.above`,p.above??"",M+2,v-8,
{size:k?16:14,bold:k,quiet:!k}),p.under!=null&&this.add("mark",`${p.key}.under`,M+4,v+c*1.4+10,{seat:p.under,size:Math.max(
15,Math.min(22,h*.76)),quiet:!k})}),i+=Math.max(d*(g+b+c*1.4),g+b+a*1.4)+8}return i-s}own(t,n,s,r,o){let i=this.extras.acting?
14:0,a=this.extras.call??0,l=this.before(t,n+o,s,r-o,!o),u=s+l+(a?a+20:0);return a&&(this.call=s+l),u-s+this.hand(t,n,u,
r,o,i)}before(t,n,s,r,o){let i=t.before??[];if(!i.length)return 0;let a=10,l=(r-a*(i.length-1))/i.length,u=Math.min(o?44:
58,l-6),c=0;return i.forEach((h,m)=>{let d=n+m*Math.min(l+a,h.kind==="fan"?1/0:u+40);if(h.kind==="fan"){let g=this.text(
`${h.id}.label`,h.label,d,s+10,{room:l}),b={w:u,ideal:u*.72,tight:.4};c=Math.max(c,18+g+this.cards(h.cards,d,s+18+g,l,b,
{role:"fan"}))}else c=Math.max(c,this.stack(h,d,s,u,Math.min(l,u+34)))}),c+16}hand(t,n,s,r,o,i){let a=o>0,l=t.cards.some(
p=>p.face),u=a?92:70,c=t.cards.length,h={w:l?u:u*.75,ideal:u*(l?a?1.22:1.06:.8),tight:.5,least:Math.min(u,64),floor:l?34:
20};if(a){let p=this.head(t,n,s,o-20),w=this.counters(t,n+4,s+48+p,o-20,!1)+48+p,y=this.cards(t.cards,n+o,s+i,r-o,h,{own:!0,
role:"hand",pitch:1.4+.36});return Math.max(w,y+i+16,l?u*1.4:0)}let m=l&&(c-1)*h.ideal+h.w<=r-112,d=this.head(t,n,s,m?110:
r-100,26);if(m){let p=this.counters(t,n+4,s+44+d,100,!0)+44+d,w=this.cards(t.cards,n+112,s+i,r-112,h,{own:!0,role:"hand"});
return Math.max(p,w+i+16)}let g=this.counters({...t,counters:jl(t.counters??[])},n+r-84,s+6,84,!0),b=s+Math.max(40+d,g+8)+
i;return b-s+this.cards(t.cards,n,b,r,h,{own:!0,role:"hand",pitch:1.4+.42,centre:!0})+16}};var Lt=620,Gn=772,Kl=920,$m=["seat","ring","fan","stack","tray","grid","dice","tokens","notes","kinds"];function qe(e){let t=e.
zones.find(({kind:s})=>!$m.includes(s));if(t)throw new Error(`Expected a zone that the table can draw, not "${t.kind}".`);
let n=s=>e.zones.filter(r=>r.kind===s);return{seats:Po(n("seat")),ring:n("ring")[0],fans:n("fan"),stacks:n("stack"),trays:n(
"tray"),grids:n("grid"),dice:n("dice"),notes:n("notes"),boards:n("tokens"),kinds:n("kinds")}}function Yl(e,t,n={}){if(n.
laid&&kn(e))return Rm(e,t,n);if(ti(e)&&(t.low||t.h))return Pm(e,t,n);if(t.low&&e.zones.some(({kind:m})=>m==="tokens"))return Nm(
e,t,t.low,n);if(t.low&&Fs(e))return Gr(e,t,t.low,n,Zr(t.w));if(!t.h)return Zn(e,t.w,n);let s=({w:m,h:d})=>Kr(t,m,d),o=[...t.
w>=Lt*Vl?[Gn,860,Kl]:[],390,440].map(m=>Um(e,t,m,n)),[i,...a]=o.filter(m=>m.w>=Lt),l=a.reduce((m,d)=>s(d)>s(m)?d:m,i);if(l&&
s(l)>=Vl)return l;let u=o.reduce((m,d)=>s(d)>s(m)?d:m),c=Math.round(Math.max(Jl,Wt*t.h/t.w));return e.zones.some(({kind:m})=>m===
"tokens")?tc(e,Math.min(c,jn),n,Tl,!0):s(u)>=Mm||!Fs(e)?u:e.table==="round"&&e.zones.filter(({kind:m})=>m==="seat").length>
Tm&&t.w>t.h?Gr(e,t,Zl,n,Math.round(Zl*t.w/t.h)):Gr(e,t,Math.min(c,Sm),n,zl(t,c))}var Vl=.8,Mm=.92,Gl=.75,_m=352,Jl=288,Sm=460,
Tm=6,Zl=320,Em=640,Lm=110,Am=400,Hm=1.25,Zr=e=>Math.round(Math.max(Wt,Math.min(kt,e/Hm))),zl=(e,t)=>Math.round(Math.max(
Wt,Math.min(kt,t*e.w/e.h)));function Xl(e,t,n){let{w:s}=e,r=e.low?0:e.h,o=!e.low&&s>=Gn*Gl&&(!r||r>=t[0]*Gl),[i,a]=o?t:n,
l=o?Gn:e.low?Zr(s):Wt,u=r?Math.round(Math.max(i,Math.min(a,l*r/s))):o?600:i;return[o||!r?l:zl(e,u),u]}var Kr=(e,t,n)=>Math.
min(e.w/t,e.h?e.h/n:1/0),Ql=(e,t)=>({...e,call:(e.call??0)/t});function Um(e,t,n,s){let r=Zn(e,n,s);for(let o=0;o<2&&s.call;o++)
r=Zn(e,n,Ql(s,Kr(t,r.w,r.h)));return r}function Gr(e,t,n,s,r){let o=new Vt(Ql(s,Kr(t,r,n))),i=qe(e),{y:a,middle:l}=e.table===
"corners"?Wl(o,i,n,r):Qo(o,i,n,e.table==="round",r);return{w:r,h:Math.max(n,a+8),things:[...o.things,...o.over],middle:l,
call:o.call}}function Nm(e,t,n,s){let r=Math.max(t.w,Gn),o=((t.page??0)-Em)*r/t.w-Lm;return t.w>=Lt&&o>=Am?Zn(e,r,s,Math.
min(o,jn)):tc(e,n,s,Math.min(Zr(t.w),Lt-1),!1)}function tc(e,t,n,s,r){let o=new Vt(n),{middle:i}=Pl(o,qe(e),t,s,r);return{
w:s,h:t,things:[...o.things,...o.over],middle:i,call:o.call}}function Pm(e,t,n){let s=new Vt(n),[r,o]=Xl(t,[470,620],[t.
low||Jl,620]),{middle:i}=ni(s,qe(e),o,r);return{w:r,h:o,things:[...s.things,...s.over],middle:i,call:s.call}}function Rm(e,t,n){
let s=new Vt(n),[r,o]=Xl(t,[520,640],[_m,560]),{middle:i}=ai(s,qe(e),o,r);return{w:r,h:o,things:[...s.things,...s.over],
middle:i,call:s.call}}function Zn(e,t,n={},s=jn){let r=Math.round(Math.min(Math.max(t,320),Kl)),o=r>=Lt,i=new Vt(n),a=qe(
e),l=o?28:14,u=e.table==="round"||e.table==="corners"&&!o,c=a.boards.length?o?Nl:Rl:u?o?Bm:Dm:o&&e.table==="corners"?Fl:
o?Om:Cm,{y:h,middle:m}=c(i,a,r,l,s);return{w:r,h:Math.round(h+18),things:[...i.things,...i.over],middle:m,call:i.call}}function Kn(e,t,n,s,r,o){
let i=s,a=(r-o*(t-1))/t;for(let l=0;l<e.length;l+=t){let u=e.slice(l,l+t);i+=Math.max(...u.map((c,h)=>c(n+h*(a+o),i,a)))+
20}return i-s}function Om(e,t,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:u}=t,c=o.map(T=>(E,_,S)=>e.other(T,E,
_,S,!0)),h=u.map(T=>(E,_,S)=>e.tray(T,E,_,S));c.splice(Math.ceil(c.length/2),0,...h);let m=Math.floor((n-2*s+20)/126),d=c.
length<=m?Math.max(c.length,1):Math.ceil(c.length/2),g=28+Kn(c,d,s,28,n-2*s,20),b=l.length?104:0,p=i?248:0,w=g+6,y=i?{x:132,
y:w+108,r:88}:{x:n/2,y:w+60,r:40};i&&e.add("ring",i.id,y.x,y.y,{ring:i,r:y.r});let $=n-2*s-p-(b?b+24:0),k=e.fans(a,s+p,w+
10,$,!0);g=Math.max(w+(i?230:0),w+10+k)+12,l.forEach((T,E)=>e.stack(T,n-s-72,w+48+E*152,66));let M=l.length?w+48+l.length*
152-24:0,v=p&&n>=740?p:176;return g+=Yn(e,t,n-(M>g?b+24:0),s,g),r&&(g+=e.own(r,s,g,n-2*s-(M>g?b+24:0),v)),{y:Math.max(g,
M),middle:y}}function Cm(e,t,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:u}=t,c=18,h=o.some($=>($.before?.length??
0)>1),m=h||o.length<=2||o.length===4?Math.min(2,Math.max(o.length,1)):3;c+=Kn(o.map($=>(k,M,v)=>e.other($,k,M,v,!1)),m,s,
c,n-2*s,12);let d=66,g=i?{x:106,y:c+100,r:d}:{x:n/2,y:c+40,r:40};i&&e.add("ring",i.id,g.x,g.y,{ring:i,r:d});let b=i?214:
s,p=n-s-b,w=Math.min(92,p/Math.max(l.length,1));l.forEach(($,k)=>e.stack($,b+k*w,c+12,Math.min(56,w-14),w-1));let y=l.length?
c+12+78+56:c;for(let $ of u)y+=e.tray($,b-6,y,p+6);return c=Math.max(y,i?c+200:c)+6,c+=e.fans(a,s,c,n-2*s,!1),c+=Yn(e,t,
n,s,c),r&&(c+=e.own(r,s,c+4,n-2*s,0)+4),{y:c,middle:g}}function Bm(e,t,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:u}=t,
{left:c,top:h,right:m}=Ro(o.length),d=i?.art==="none"?64:n<740?108:128,g=Math.min(h<2?220:n<740?130:190,n/2-d-20-s),b=n-
2*s-2*g-24,w=o.slice(c,c+h).map(T=>(E,_,S)=>e.other(T,h===1?n/2-70:E,_,S,!0)),y=h?Kn(w,h,s+g+12,20,b,16):0,$={x:n/2,y:20+
y+d+12,r:d},k=(T,E)=>{let _=T.length>1?28:$.y-60;for(let S of T)_+=e.other(S,E,_,g,!0)+26;return _},M=[k(o.slice(0,c).reverse(),
s),k(o.slice(o.length-m),n-s-g)];ec(e,i,l,u,$,d<120?.82:1);let v=Math.max($.y+d+40,...M);return a.length&&(v+=e.fans(a,s,
v,n-2*s,!0)),v+=Yn(e,t,n,s,v),r&&(v+=e.own(r,s,v,n-2*s,160)),{y:v,middle:$}}function Dm(e,t,n,s){let{seats:[r,...o],ring:i,
fans:a,stacks:l,trays:u}=t,c=o.some(b=>(b.before?.length??0)>1),h=c||o.length===2||o.length===4?2:Math.min(3,Math.max(o.
length,1)),m=16+Kn(o.map(b=>(p,w,y)=>e.other(b,p,w,y,!1)),h,s,16,n-2*s,12),d=i?.art==="none"?50:108,g={x:n/2,y:m+d+10,r:d};
return ec(e,i,l,u,g,.8),m=g.y+d+36,a.length&&(m+=e.fans(a,s,m,n-2*s,!1)),m+=Yn(e,t,n,s,m),r&&(m+=e.own(r,s,m,n-2*s,0)),{
y:m,middle:g}}function ec(e,t,n,s,r,o){t&&e.add("ring",t.id,r.x,r.y,{ring:t,r:r.r});let i=(n.length>2?56:78)*o,a=22*o,l=r.
x-(n.length*i+(n.length-1)*a)/2;n.forEach((u,c)=>e.stack(u,l+c*(i+a),r.y-i*.7-12,i)),s.forEach(u=>e.tray(u,r.x-50,r.y+44,
100))}function Yn(e,{grids:t,dice:n},s,r,o){let i=o;for(let a of t)i+=Oe(e,a,r,i,s-2*r,s>=Lt);for(let a of n)i+=Ce(e,a,r,
i,s-2*r);return i-o}var Jn=class{constructor({play:t,key:n,told:s}){this.lifted="";this.card="";this.said={};this.typed={};this.field=null;this.
lifts={};this.shown="";this.play=t,this.key=n,this.told=s,this.go=f("button.btn.solid",{"data-k":"lift.play",onclick:()=>this.
play(this.lifted)}),this.back=f("button.btn",{"data-k":"lift.back",onclick:()=>this.lift("")},"Put it back"),this.acts=f(
"div.lift-acts",{hidden:!0},this.go,this.back),this.words=f("p.lift-words"),this.keys=f("div.lift-keys"),this.asking=f("\
div.asking",{role:"group",hidden:!0})}show({lifts:t,keys:n}){this.lifts=t,this.lifted&&!t[this.lifted]&&(this.lifted="",
this.said={},this.typed={}),this.draw();let s=JSON.stringify(n);this.keys.dataset.looks!==s&&(this.keys.dataset.looks=s,
As(this.keys,this.keys,()=>this.keys.replaceChildren(...n.map(r=>cn(r,o=>this.key(o))))))}tell(t,n){let s=Object.keys(this.
lifts).some(r=>n.every(o=>o.move!==r));this.words.hidden=!!this.lifted,this.words.textContent=t||(s?"Press a card to pic\
k it up. Press it again to play it.":"")}playing(t){let n=this.lifts[this.lifted]?.play??"",s=t?n.replace(/^Play\b/,"Pla\
ying"):n;this.go.textContent!==s&&(this.go.textContent=s),W(this.go,"aria-busy",t?"true":"")}lift(t,n=""){let s=n||this.
card;this.lifted=t,this.card=n,this.draw(),this.told({lifted:t,said:this.said},s)}stand(t,n,s){let[r,o]=s?[n,t.parentElement]:
[t,this.keys];this.asking.parentElement!==r&&r.insertBefore(this.asking,o)}hold(t,n,s,r){t?t!==this.lifted&&s[t]&&(this.
lifted=t,this.card=qm(r,t)):this.lifted="",this.said=n}draw(){let t=this.lifts[this.lifted];if(this.acts.hidden=!t,this.
asking.hidden=!t?.line,this.words.hidden=!!t,this.playing(!1),this.shown===this.lifted)return;if(this.shown=this.lifted,
this.field=null,!t?.line)return this.asking.replaceChildren();let n=this.lifted;W(this.asking,"aria-label",t.line),this.
field=t.ask?da({rule:Pt,label:t.ask,words:"out of 100",ends:["never","always"],value:Fi(this.typed[n],this.said[n],Pt),set:r=>this.
say(n,r),enter:()=>this.play(n)}):null;let s=f("div",f("p",f("b",t.line)));this.field&&s.append(f("p.wonder",t.ask)),this.
asking.replaceChildren(s,...this.field?[this.field.node]:[])}unread(t){let n=this.typed[t]??"";return t!==this.lifted||!this.
field||!n||!me(n,Pt)?!1:(this.field.complain(),!0)}say(t,n){let{value:s}=yt(n,Pt);this.typed[t]=n,this.said={...this.said},
s!=null?this.said[t]=s:delete this.said[t],this.told({lifted:this.lifted,said:this.said},this.card)}},zn=class{constructor(t){
this.looks="";this.how=t,this.root=f("div.acts")}show(t,n,s){let r=JSON.stringify([t,n]);this.looks!==r&&(this.looks=r,As(
this.root,s,()=>this.root.replaceChildren(...t.map(o=>this.button(o)))))}button({move:t,label:n,strong:s,off:r}){let o=f(
"button",{class:s&&!r?"btn solid":"btn","data-act":t||n,"aria-disabled":r?"true":null,onclick:()=>r?this.how.refuse(r):this.
how.send(t)},n);return f("span.act",o,r&&f("span.why",r))}};function qm({zones:e},t){let n=e.flatMap(s=>s.kind==="seat"&&
s.me?s.cards:s.kind==="grid"?s.cells:[]);for(let s of n)if("key"in s&&(s.move===t||s.picks?.some(r=>r.move===t)))return s.
key;return""}function nc(e,t,n){if(!t)return e;let s=e.zones.flatMap(i=>i.kind==="tokens"&&i.ways||[]),r=Number(s.find(i=>i.
move===t)?.tag),o=e.zones.map(i=>{if(i.kind==="dice"&&r){let l=i.values.indexOf(r);return{...i,lit:l<0?i.values.map((u,c)=>c):
[l]}}if(i.kind==="ring"){let l=i.previews?.find(u=>u.move===t);return l?{...i,preview:l}:i}if(i.kind==="tokens")return{...i,
ways:(i.ways??[]).map(l=>({...l,chosen:l.move===t}))};let a=l=>l.key===n?{...l,lifted:!0}:l;return i.kind==="grid"?{...i,
cells:i.cells.map(a)}:i.kind==="seat"&&i.me?{...i,cards:i.cards.map(a)}:i});return{...e,zones:o}}var Fm={ArrowLeft:{x:-1,y:0},ArrowRight:{x:1,y:0},ArrowUp:{x:0,y:-1},ArrowDown:{x:0,y:1}};function Im(e,t,n){let s=t.map(
({x:o,y:i})=>{let a=(o-e.x)*n.x+(i-e.y)*n.y,l=Math.abs((o-e.x)*n.y)+Math.abs((i-e.y)*n.x);return a>.5?a+2*l:1/0}),r=Math.
min(...s);return r<1/0?s.indexOf(r):-1}function sc(e){let t=(e.querySelector(".ring-focus")??e).getBoundingClientRect();
return{x:t.x+t.width/2,y:t.y+t.height/2}}function rc(e,t){let n=Fm[t.key];if(!n||t.shiftKey||t.ctrlKey||t.metaKey||t.altKey)
return;let s=[...e.closest(".board")?.querySelectorAll(".way.plays")??[]].filter(o=>o!==e),r=s[Im(sc(e),s.map(sc),n)];t.
preventDefault(),t.stopPropagation(),r instanceof SVGElement&&r.focus({preventScroll:!0})}var ic=8,xe=1.25,oc=.42,Wm=.62,jm=1.5,Yr=46,Vm=26,Gm=8,Zm=.95;function Xn(e,t,n=t.w/t.h){let s=Math.max(t.w,t.h*n),r=Math.
min(s,Math.max(e.w,t.w/ic)),o=r/n,i=(a,l)=>l<0?l/2:Math.max(0,Math.min(a,l));return{x:i(e.x,t.w-r),y:i(e.y,t.h-o),w:r,h:o}}
function Km(e,t,n,s,r,o=t.w/t.h){let i=Math.max(t.w,t.h*o),a=Math.min(i,Math.max(e.w/n,t.w/ic))/e.w;return Xn({x:s-(s-e.
x)*a,y:r-(r-e.y)*a,w:e.w*a,h:e.h*a},t,o)}function Ym(e,t,n,s,r){let o=n/s,[i,a]=[e.map(({x:k})=>k),e.map(({y:k})=>k)],[l,
u]=[Math.min(...i),Math.min(...a)],[c,h]=[Math.max(...i)-l,Math.max(...a)-u],m=Math.min(n/t.w,(o-r)/t.h),d=Math.max(Wm,jm*
(n/t.w)),g=Math.min((n-2*Yr)/(c||1),(o-r-2*Yr)/(h||1)),b=Math.max(m,Math.min(d,g)),p={w:n/b,h:o/b},w=Vm/b,y=(k,M,v,T)=>{
let E=(k+M-v)/2,[_,S]=[Math.min(0,k-w),Math.max(T,M+w)-v];return S<_?(_+S)/2:Math.max(_,Math.min(E,S))},$=r/b;return{x:y(
l,l+c,p.w,t.w),y:y(u,u+h,p.h-$,t.h)-$,...p}}var Qn=class{constructor(){this.board=null;this.id="";this.dragged=!1;this.aspect=
1;this.wide=0;this.clear=0;this.targets=[];this.lit=[];this.view="whole";this.chosen="";this.whole={x:0,y:0,w:1,h:1},this.
frame=this.whole,this.fingers=new Map,this.down={x:0,y:0},this.near={x:0,y:0},this.aims=(n,s)=>{};let t=(n,s,r,o)=>f("bu\
tton.btn",{"data-k":`lens.${n}`,"aria-label":r,title:r,onclick:o},s);this.controls=f("div.lens",{role:"group","aria-labe\
l":"Zoom the board",hidden:!0},t("out","−","Zoom out",()=>this.zoom(1/xe)),t("in","+","Zoom in",()=>this.zoom(xe)),t("\
near",ut("near",20),"Near me",()=>this.see("near")),t("whole",ut("whole",20),"Whole board",()=>this.see("whole")))}on(t,n,s,r,o,i=[],a=[]){
this.controls.hidden=!t;let l=JSON.stringify([r,i])!==JSON.stringify([this.near,this.targets]),u=o.w/o.h,c=n!==this.id||
u!==this.aspect||o.w!==this.wide,h=JSON.stringify(a)!==JSON.stringify(this.lit)&&!a.every(m=>this.sees(m));this.near=r,this.
targets=i,this.lit=a,this.clear=o.clear??0,t&&t!==this.board&&this.listen(t),this.board=t,t&&(c&&(this.id=n,this.whole={
x:0,y:0,...s},this.aspect=u,this.wide=o.w,this.chosen=""),c||l||h||this.view!=="own"&&!a.length?this.look():this.show(this.
frame))}sees({x:t,y:n}){let{frame:s}=this,r=Yr*s.w/this.wide,o=this.clear*s.w/this.wide;return t>s.x+r&&t<s.x+s.w-r&&n>s.
y+o+r&&n<s.y+s.h-r}look(){let t=this.wide/this.aspect-this.clear,n=Math.min(this.wide/this.whole.w,t/this.whole.h),s=this.
targets.length>0||n<oc;this.frameTo(this.chosen||(s?"near":"whole"))}see(t){this.chosen=t,this.frameTo(t)}frameTo(t){if(this.
view=t,t==="whole")return this.show(Xn({...this.whole,w:1/0},this.whole,this.aspect));this.show(Ym([this.near,...this.targets,
...this.lit],this.whole,this.wide,this.aspect,this.clear))}show({x:t,y:n,w:s,h:r}){this.frame={x:t,y:n,w:s,h:r},this.board?.
setAttribute("viewBox",`${t} ${n} ${s} ${r}`),this.board?.classList.toggle("far",this.wide/s<oc),this.board?.classList.toggle(
"close",this.wide/s>=Zm);let o=this.onPage;o?.a&&this.aims(1/o.a,this.frame)}drawTo(t){this.view="own",this.show(t)}zoom(t,n=this.
frame.x+this.frame.w/2,s=this.frame.y+this.frame.h/2){this.drawTo(Km(this.frame,this.whole,t,n,s,this.aspect))}pan(t,n){
let{x:s,y:r,w:o,h:i}=this.frame;this.drawTo(Xn({x:s+t*o,y:r+n*i,w:o,h:i},this.whole,this.aspect))}point({clientX:t,clientY:n}){
let s=this.onPage,{x:r,y:o}=new DOMPoint(t,n).matrixTransform(s?.inverse());return{x:r,y:o}}get onPage(){let[t]=this.board?.
children??[];return t instanceof SVGGraphicsElement?t.getScreenCTM():null}listen(t){t.style.touchAction="none",t.addEventListener(
"wheel",n=>{let s=n.deltaY>0,{x:r,y:o}=this.point(n);s&&this.frame.w>=this.whole.w&&this.frame.h>=this.whole.h||(n.preventDefault(),
this.zoom(s?1/xe:xe,r,o))},{passive:!1}),t.addEventListener("pointerdown",n=>{this.fingers.set(n.pointerId,{x:n.clientX,
y:n.clientY}),this.down={x:n.clientX,y:n.clientY},this.dragged=!1}),t.addEventListener("pointermove",n=>this.drag(n));for(let n of[
"pointerup","pointercancel","pointerleave"])t.addEventListener(n,s=>this.fingers.delete(s.pointerId));t.addEventListener(
"click",n=>this.dragged&&n.stopPropagation(),{capture:!0})}drag(t){let n=this.fingers.get(t.pointerId);if(!n)return;let s={
x:t.clientX,y:t.clientY},r=[...this.fingers].find(([c])=>c!==t.pointerId)?.[1];if(this.dragged||=!!r||Math.hypot(s.x-this.
down.x,s.y-this.down.y)>Gm,!this.dragged)return;this.fingers.set(t.pointerId,s);let o=this.point({clientX:n.x,clientY:n.
y}),i=this.point({clientX:s.x,clientY:s.y});if(!r){let{x:c,y:h,w:m,h:d}=this.frame;this.drawTo(Xn({x:c+o.x-i.x,y:h+o.y-i.
y,w:m,h:d},this.whole,this.aspect));return}let a=c=>Math.hypot(c.x-r.x,c.y-r.y)||1,{x:l,y:u}=this.point({clientX:(s.x+r.
x)/2,clientY:(s.y+r.y)/2});this.zoom(a(s)/a(n),l,u)}key(t,n){if(!this.board)return!1;let r=n?{ArrowLeft:[-.2,0],ArrowRight:[
.2,0],ArrowUp:[0,-.2],ArrowDown:[0,.2]}[t]:void 0;if(r)this.pan(r[0],r[1]);else if(t==="+"||t==="=")this.zoom(xe);else if(t===
"-")this.zoom(1/xe);else if(t==="0")this.see("whole");else return!1;return!0}};var ac=420,Jm=80,zm=1500,Xm=5,lc=320,cc={goal:900,bust:700,aside:600},uc="cubic-bezier(.2,.7,.2,1)";function Jr(e,t){let n=t.
replace(/^seat/,"h"),s=[...e].filter(({kind:u,key:c})=>u==="card"&&(c===t||c.startsWith(`${n}.`))),r=s.length?s.map(({x:u,
y:c,w:h})=>({x:u,y:c,w:h,h:h*1.4})):[...e].filter(({key:u})=>u.slice(u.indexOf(":")+1).split(".")[0]===t).map(({x:u,y:c,
wide:h=40,high:m=40})=>({x:u,y:c,w:h,h:m}));if(!r.length)return null;let o=Math.min(...r.map(({x:u})=>u)),i=Math.min(...r.
map(({y:u})=>u)),a=Math.max(...r.map(({x:u,w:c})=>u+c)),l=Math.max(...r.map(({y:u,h:c})=>u+c));return{x:o,y:i,w:a-o,h:l-
i}}var ts=e=>N(e.x-7,e.y-7,e.w+14,e.h+14,{rx:8,fill:"none",stroke:"var(--lit)","stroke-width":4}),Qm=()=>N(-14,-4,28,8,{
rx:2,fill:"var(--lit)",stroke:"#fff","stroke-width":1.5});function hc(e,t,n,{pace:s,still:r,gone:o}){e.replaceChildren();
let i=0;for(let a=t;a;a=a.then){let l=a.kind==="aside"?nf(a,n,{pace:s,still:r,gone:o,wait:i}):a.kind==="bust"?ef(dc(o,a.
then?.face),s,r):tf(a,n,s,r);if(e.append(...l),!r&&s>0&&a!==t)for(let u of l)u.matches(".swept")||u.animate([{opacity:0},
{opacity:1}],{duration:1,delay:i,fill:"both"});setTimeout(()=>{for(let u of l)u.remove()},zm/Math.max(s,.5)+i),!r&&s>0&&
(i+=(cc[a.kind]??0)/s)}}function tf(e,t,n,s){let r=e.source?Jr(t,e.source):null,o=e.target?Jr(t,e.target):null;if(!o)return[];
let i=[ts(o)];if(r&&e.kind==="catch"&&i.push(ts(r)),!r||e.kind!=="goal"||s||n<=0)return i;for(let a=0;a<Math.min(e.count||
1,Xm);a++){let l=Qm();i.push(l);let u=c=>`translate(${c.x+c.w/2}px,${c.y+c.h/2}px)`;l.style.transform=u(o),l.animate([{transform:u(
r)},{transform:u(o),opacity:1},{opacity:0}],{duration:ac*1.25/n,delay:a*Jm/n,easing:uc,fill:"both"})}return i}function dc(e,t){
let n=e.filter(({kind:r,role:o})=>r==="card"&&o==="fan").sort((r,o)=>r.x-o.x),s=n.at(-1);if(s&&t){let r=n.length>1?s.x-n[n.
length-2].x:s.w*.59;n.push({...s,key:`${s.key}.end`,x:s.x+Math.max(r,s.w*.4),face:t})}return n}function ef(e,t,n){let[s]=e,
r=e.at(-1);if(!s||!r||n||t<=0)return[];let o=ts({x:s.x,y:s.y,w:r.x+r.w-s.x,h:r.w*1.4});return o.setAttribute("stroke-das\
harray","10 7"),o.animate([{opacity:1},{opacity:1,offset:.9},{opacity:0}],{duration:(cc.bust+lc)/t,fill:"both"}),[o]}function nf(e,t,{
pace:n,still:s,gone:r,wait:o}){let i=e.target?Jr(t,e.target):null;return i?s||n<=0?[ts(i)]:dc(r,e.face).map(a=>{let l=x(
"g.thing.card.swept",...zt({...a,plays:!1,off:""})),u=`translate(${a.x}px,${a.y}px)`;return l.animate([{transform:u,opacity:1},
{transform:`translate(${i.x}px,${i.y}px) scale(${i.w/a.w})`,opacity:1,offset:.9},{transform:`translate(${i.x}px,${i.y}px\
) scale(${i.w/a.w})`,opacity:0}],{duration:ac*1.25/n,delay:o+lc/n,easing:uc,fill:"both"}),l}):[]}var mc=320,sf=90,fc={w:1,h:1},es=class{constructor({press:t,pace:n}){this.gone=[];this.bright=null;this.parked="";this.timer=
0;this.press=t,this.pace=n,this.rings=x("g.far-rings",{fill:"none","stroke-width":11,"aria-hidden":"true"}),this.layer=x(
"g"),this.over=x("g.event",{"aria-hidden":"true"}),this.root=x("svg.table",{role:"group",tabindex:-1},this.rings,this.layer,
this.over),this.placed=new Map,this.changed=new Set,this.lens=new Qn}paint(t,{label:n,move:s,back:r=!1}){this.root.setAttribute(
"viewBox",`0 0 ${t.w} ${t.h}`),this.root.setAttribute("aria-label",n),this.far(t);let o=new Map([...this.placed].map(([d,
{thing:g}])=>[d,g])),i=s&&this.pace()>0&&!ue(),a=new Map(t.things.map(d=>[d.key,d])),l=it(this.root),u=l&&this.layer.contains(
l)?l.getAttribute("data-key"):l===this.root?this.parked:"";this.gone=[];for(let[d,{node:g,thing:b}]of this.placed){if(a.
has(d))continue;this.gone.push(b),this.placed.delete(d);let p=i&&r&&b.kind==="card"&&b.origin?a.get(b.origin):void 0;p?this.
leave(g,b,p):g.remove()}let c=null,h=[];this.changed.clear();for(let d of t.things){let g=o.get(d.key),{node:b}=this.place(
d),p=c?c.nextSibling:this.layer.firstChild;b!==p&&this.layer.insertBefore(b,p),c=b,s&&d.kind==="card"&&(!g||JSON.stringify(
g.face)!==JSON.stringify(d.face))&&this.changed.add(d.key),i&&!r&&d.thrown&&d.thrown!==g?.thrown&&this.roll(d.key);let w=i&&
d.kind==="card"&&!g?this.source(d,o):void 0;w&&h.push(this.glide(b,w,d))}if(h.length){this.root.getBoundingClientRect();
for(let[d,g]of h.entries())g(Math.min(d,4)*sf/this.pace())}this.look(t),i&&Ko(this.root,this.pace()),this.shade(),s&&ue()&&
this.flash();let m=it(this.root);u&&!(m&&this.layer.contains(m)&&m.hasAttribute("tabindex"))&&this.focus(u)}dim(t){this.
bright=t,this.shade()}shade(){let{bright:t}=this;for(let[n,{node:s,thing:r}]of this.placed){let o=n.slice(n.indexOf(":")+
1),i=!t||r.kind==="lit"||t.has(o)||t.has(o.split(".")[0]);s.classList.toggle("dimmed",!i)}}happen(t){let n=[...this.placed.
values()].map(({thing:s})=>s);hc(this.over,t,n,{pace:this.pace(),still:ue(),gone:this.gone})}look(t){let n=t.things.find(
({kind:l})=>l==="board"),s=n&&this.placed.get(n.key)?.node.querySelector(".board");if(!n||!(s instanceof SVGElement))return this.
lens.on(null,"",fc,{x:0,y:0},fc);let{board:r,zone:o}=n,i=r.nodes.find(l=>l.id===o.centre),a=l=>[...s.querySelectorAll(l)].
map(u=>({x:Number(u.getAttribute("data-x")),y:Number(u.getAttribute("data-y"))}));this.lens.controls.classList.toggle("a\
bove",t.w<Lt),this.lens.aims=(l,u)=>jo(s,l,u,r.nodes),this.lens.on(s,r.id,{w:r.width,h:r.height},i??{x:r.width/2,y:r.height/
2},{w:n.w,h:n.h,clear:n.clearance},n.acting?a(".way.plays[data-x]:not(.many)"):[],a(".light"))}focus(t){let n=this.spot(
t);if(n)return n.focus({preventScroll:!0});let r=[this.placed.get(t)?.node,...[...this.placed.values()].map(({node:o})=>o)].
find(o=>o?.hasAttribute("tabindex"));this.parked=r?"":t,(r??this.root).focus()}around(t){let n=({node:i,thing:a})=>{let{
a:l=1,e:u=0,f:c=0}=i.getScreenCTM()??{};return{x:u,y:c,w:a.w*l,h:a.w*1.4*l}},s=this.spot(t)?.querySelector(".ring-focus")?.
getBoundingClientRect();if(s)return{card:{x:s.x,y:s.y,w:s.width,h:s.height},hand:[]};let r=this.placed.get(t),o=[...this.
placed.values()].filter(({thing:i})=>i.kind==="card"&&i.role==="hand");return r?{card:n(r),hand:o.map(n)}:null}spot(t){return t.
startsWith("spot:")?this.layer.querySelector(`[data-spot="${CSS.escape(t.slice(5))}"]`):null}far({w:t,h:n,middle:s}){let r=JSON.
stringify([t,n,s]);if(this.rings.dataset.looks===r)return;this.rings.dataset.looks=r;let o=[];for(let i=s.r+46;i<Math.hypot(
t,n)+300;i+=46)o.push(R(s.x,s.y,i));this.rings.replaceChildren(...o)}place(t){let n=JSON.stringify({...t,x:0,y:0}),s=this.
placed.get(t.key);if(!s){let o=x("g",{"data-key":t.key});if(t.kind==="board"){let i=a=>this.travel(t.key,a);o.addEventListener(
"click",i),o.addEventListener("keydown",i)}(t.kind==="card"||t.kind==="dice")&&(o.addEventListener("click",()=>this.touch(
t.key)),o.addEventListener("keydown",i=>{i.key!=="Enter"&&i.key!==" "||o.hasAttribute("tabindex")&&(i.preventDefault(),i.
stopPropagation(),this.touch(t.key))})),s={node:o,thing:t,looks:""},this.placed.set(t.key,s)}let{node:r}=s;if(s.looks!==
n){r.replaceChildren(...zt(t));let o=ci(t),i=t.plays||t.off||t.opens||t.recall?.length>0,a=["thing",t.kind,t.role,t.plays&&
"plays",t.off&&"off",t.dealt&&"dealt",t.up&&"up"];r.setAttribute("class",a.filter(Boolean).join(" ")),W(r,"role",t.kind===
"board"?"group":i?"button":o?"img":""),W(r,"aria-label",o),W(r,"tabindex",i?"0":""),W(r,"aria-disabled",t.off?"true":""),
W(r,"aria-pressed",t.up?"true":""),W(r,"aria-hidden",t.kind==="lit"||t.kind==="mark"&&t.key.endsWith("under")||t.key.endsWith(
".above")?"true":""),s.looks=n}return r.style.transform=`translate(${t.x}px,${t.y}px)`,s.thing=t,s}travel(t,n){let s=n.target instanceof
Element?n.target.closest("[data-move],[data-spot]"):null,r=this.placed.get(t);if(!s||!r)return;if(n instanceof KeyboardEvent&&
n.key!=="Enter"&&n.key!==" ")return rc(s,n);n.preventDefault();let o=s.getAttribute("data-move")??"",i=s.getAttribute("d\
ata-spot")??"";this.press({...r.thing,plays:!0,off:"",move:o,spot:i,picks:[]},r.node)}roll(t){Xo(n=>{let s=this.placed.get(
t);s?.node.replaceChildren(...zt(n(s.thing)))},this.pace())}touch(t){let n=this.placed.get(t),{plays:s,off:r,opens:o,recall:i}=n?.
thing??{};n&&(s||r||o||i?.length)&&this.press(n.thing,n.node)}source(t,n){if(t.origin&&n.has(t.origin))return n.get(t.origin);
if(!(t.role!=="hand"&&t.role!=="seat"))return[...n.values()].find(s=>s.kind==="card"&&s.role==="stack"&&!s.face)}glide(t,n,s){
return t.style.transition="none",t.style.transform=`translate(${n.x}px,${n.y}px) scale(${n.w/s.w})`,r=>{t.style.transition=
"",t.style.transitionDelay=`${r}ms`,r&&setTimeout(()=>t.style.removeProperty("transition-delay"),r+mc),t.style.transform=
`translate(${s.x}px,${s.y}px)`}}leave(t,n,s){t.setAttribute("aria-hidden","true"),t.removeAttribute("data-key"),t.style.
transform=`translate(${s.x}px,${s.y}px) scale(${s.w/n.w})`,setTimeout(()=>t.remove(),mc/this.pace())}flash(){clearTimeout(
this.timer);for(let[t,{node:n}]of this.placed)n.classList.toggle("changed",this.changed.has(t));this.timer=setTimeout(()=>{
for(let{node:t}of this.placed.values())t.classList.remove("changed")},1500)}};var ns=class{constructor(t){this.looks="";this.chosen=[];this.picks=[];this.carries=[];this.how=t,this.nodes=new Set}show(t,n,s){
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
o))})))}done(t){this.chosen=[],this.how.play(t)}clear(){let[t]=this.chosen;return this.chosen=[],t&&this.how.moved(t),!!t}};var se=56,zr=72,Fe=62,ss=118,Xr=40,rf=70,of=4e3,rs=(e,t,n,s={})=>x("text.f2",{x:e,y:t,"font-size":14,...s},n),af=(e,t)=>Q(
e,t,15).map((n,s,{length:r})=>rs(se,35-9*r+18*s,n,{class:"f","font-weight":700,"font-size":15}));function lf(e,t=1/0,n=Xr){
let s=e.map((o,i)=>({y:o,k:i})).sort((o,i)=>o.y-i.y);for(let o=1;o<s.length;o++)s[o].y=Math.max(s[o].y,s[o-1].y+n);for(let o=s.
length-1;o>=0;o--)s[o].y=Math.min(s[o].y,o===s.length-1?t:s[o+1].y-n);let r=[...e];for(let{y:o,k:i}of s)r[i]=o;return r}
function cf(e,t,n,s){let r=Math.max(...n.lines.map(v=>v.values.length))-1,o=n.lines.flatMap(v=>v.values),i=Math.max(...o,
1),a=Math.min(...o,0),l=v=>se+(e-se-ss)*v/(r||1),u=v=>t-Fe-(t-zr-Fe)*(v-a)/(i-a||1),h=Ue(a,i).filter(Number.isInteger).map(
v=>[x("path.race-grid",{d:`M${se} ${u(v)}H${e-ss}`}),rs(se-10,u(v)+5,String(v),{"text-anchor":"end"})]),m=n.parts.map(([
v],T)=>l(n.parts[T+1]?.[0]??r)-l(v)),d=Math.min(...m)>54,g=n.parts.map(([v,T],E)=>{let _=n.parts[E+1]?.[0]??r,S=d?T:T.split(
" ").at(-1)??"";return[E>0&&x("path.race-part",{d:`M${l(v)} ${zr-12}V${t-Fe}`}),(l(_)-l(v)>18||E===0)&&rs((l(v)+l(_))/2,
t-Fe+24,S,{"text-anchor":"middle"})]}),b=Math.min(Xr,(t-zr)/n.lines.length),p=b/Xr,w=lf(n.lines.map(v=>u(v.values.at(-1)??
0)),t-b/2,b),y=[...n.lines].sort((v,T)=>Number(v.me)-Number(T.me)).map(v=>{let T=v.values.map((P,D)=>D?`H${l(D)}V${u(P)}`:
`M${l(0)} ${u(P)}`).join(""),E=v.values.map((P,D)=>({value:P,k:D})).filter(({value:P,k:D})=>D>0&&P!==v.values[D-1]),_=w[n.
lines.indexOf(v)],S=String(v.values.at(-1)).replace("-","−"),U=v.me?"var(--accent-on-field)":"var(--on-field)";return x(
"g",{class:v.me?"race-line me":`race-line other-${v.seat%3}`},x("path",{d:T,fill:"none"}),E.map(({value:P,k:D})=>R(l(D),
u(P),4.5)),de(v.seat,e-ss+12,_-13*p,26*p,{fill:U}),gt(S,e-ss+50,_-15*p,Math.min(30*p,3e3*.6/Math.max(ct(S,30),60)),{colour:U}))}),
$=n.lines.find(v=>v.me),k=n.tags.map(({n:v,frame:T,step:E},_)=>{let S=Math.max(0,T),U=u($?.values[S]??0),P=_>0&&Math.abs(
l(S)-l(n.tags[_-1].frame))<30,D=U+30>t-Fe-26,V=D?U-56-(P?28:0):U+26+(P?28:0),tt=()=>s(E);return x("g.race-tag",{role:"bu\
tton",tabindex:0,"data-k":`tag.${v}`,"aria-label":`Costly move ${v}: try it again`,onclick:tt,onkeydown:K=>{K.key!=="Ent\
er"&&K.key!==" "||(K.preventDefault(),tt())}},N(l(S)-22,V-9,44,44,{fill:"transparent"}),x("path",{d:`M${l(S)} ${U}V${V+13}`}),
R(l(S),U,5),N(l(S)-13,V,26,26,{class:"tag"}),x("text",{x:l(S),y:V+18,"text-anchor":"middle","font-size":15,"font-weight":700},
String(v)))}),M=n.lines.map(v=>`${v.name} ${v.values.at(-1)}`).join(", ");return x("svg",{viewBox:`0 0 ${e} ${t}`,role:"\
group","aria-label":`${n.title}. At the end: ${M} ${n.unit}.`},af(n.title,e-se-rf),...h,...g,...y,...k,t>330&&rs(se,t-12,
n.tags.length?"The numbers mark moves that cost you.":""))}var os=class{constructor(t){this.timer=0;this.step=-1;this.looks=
"";this.press=t,this.button=f("button.btn",{"data-k":"race",onclick:()=>this.turn(!this.away)}),this.drawing=f("div"),this.
root=f("div.race",{hidden:!0},this.drawing,this.button),this.away=!1,this.turn(!1)}turn(t){clearTimeout(this.timer),this.
away=t,this.button.textContent=t?"Race":"Table",this.button.setAttribute("aria-label",t?"Show the race":"Show the table"),
this.drawing.hidden=t,this.root.classList.toggle("away",t),this.root.parentElement?.classList.toggle("raced",!this.root.
hidden&&!t)}show(t,n){let s=t.get("race"),r=t.get("mode")==="watch",o=r&&(t.get("step")<n||t.get("stop")>=0);this.root.hidden=
o||!s?.lines?.length;let i=this.step;if(this.step=t.get("step"),this.root.hidden)return this.turn(!1);if(i===this.step)this.
root.parentElement?.classList.toggle("raced",!this.away);else{let d=r&&i===n-1;this.turn(d),d&&(this.timer=window.setTimeout(
()=>this.turn(!1),of))}let a=d=>String(d)===t.get("watcher"),l=(s.lines??[]).map(d=>({...d,me:d.me||r&&a(d.seat)})),{clientWidth:u,
clientHeight:c}=this.root.parentElement??this.root,h=JSON.stringify([s,l,u,c]);if(h===this.looks)return;this.looks=h;let m={
...s,lines:l};this.drawing.replaceChildren(cf(u,c,m,this.press))}};var is=class{constructor(t){this.opener=t,this.root=f("section.sheet.scores",{hidden:!0}),t.onclick=()=>this.open(!!this.
root.hidden)}open(t){this.root.hidden=!t,W(this.opener,"aria-expanded",String(t))}escape(){let t=!this.root.hidden,n=this.
root.contains(it(this.root));return this.open(!1),n&&this.opener.focus(),t}show(t){if(this.opener.hidden=!t,!t)return this.
open(!1);let n=JSON.stringify(t);if(this.root.dataset.looks===n)return;this.root.dataset.looks=n,this.opener.textContent=
t.notes?"Notes":"Scores",this.root.classList.toggle("notes",!!t.notes);let s=i=>f("tr",i.map((a,l)=>l?f("td",a):f("th",{
scope:"row"},a))),r=i=>i?f("th",{scope:"col"},i):f("td"),o={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
escape()};this.root.replaceChildren(Jt(o,ut("close",16)),f("div.scroll",{tabindex:0,role:"group","aria-label":t.title},f(
"table",f("caption",t.title),f("thead",f("tr",t.head.map(r))),f("tbody",t.rows.map(s)))))}};var uf=1600,hf=1.9,df=[[.5,"½×"],[1,"1×"],[3,"3×"]],mf=17,ff=7,pc=[["ask","Ask me"],["mark","Mark only"],["off","Off"]],
pf={open:"a question",now:"asked now",came:"it happened",not:"it didn't happen",unseen:"the game doesn't show it",skipped:"\
skipped"};function gf(e,t){let n=[...e],s=Math.min(mf,t/Math.max(e.length-1,1));for(let r=1;r<n.length;r++)n[r]=Math.max(
n[r],n[r-1]+s);for(let r=n.length-1,o=t;r>=0;r--,o-=s)n[r]=Math.min(n[r],o);return n}function bf(e){return e.asking!=="a\
sk"?-1:e.moments.findIndex(({frame:t,state:n})=>t===e.step&&n==="open")}var re={first:"Home",back:"ArrowLeft",play:" ",forward:"\
ArrowRight",last:"End"},as=class{constructor(t){this.timer=0;this.looks="";this.chosen="";this.how=t,this.keys={first:this.
key("first","First step",()=>t.go(0)),back:this.key("back","Step back",()=>t.go(this.now.step-1)),play:this.key("play","\
Play",()=>t.play(!this.now.playing)),forward:this.key("forward","Step forward",()=>t.go(this.now.step+1)),last:this.key(
"last","Last step",()=>t.go(this.now.last))},this.keys.play.classList.add("go"),this.range=f("input.rng",{type:"range",min:0,
"aria-label":"Step",oninput:()=>t.go(Number(this.range.value))}),this.marks=x("svg.marks",{height:14,"aria-hidden":"true"}),
this.moments=f("div.moments"),this.told=f("p.count",{"aria-hidden":"true"}),this.menu=f("div.pace-menu",{hidden:!0,role:"\
group","aria-label":"Questions and speed"}),this.more=f("button.btn.quiet.more",{"data-k":"pace","aria-expanded":"false",
onclick:()=>this.open(this.shut)},f("span.word","Ask me"),ut("down",14)),this.root=f("div.stepper",f("div.keys",{role:"g\
roup","aria-label":"Steps"},Object.values(this.keys)),f("div.scrub",this.marks,this.moments,this.range),this.told,f("div\
.pace",this.more,this.menu)),this.now={step:0,last:0,marks:[],playing:!1,speed:1,moments:[],asking:"off",stop:-1,happens:!1,
eyes:[],watcher:"",buttons:[]}}get shut(){return!!this.menu.hidden}key(t,n,s){let r=re[t].replace(" ","Space");return f(
"button",{"data-k":`step.${t}`,"aria-label":n,"aria-keyshortcuts":r,title:n,onclick:s},ut(t,24))}show(t){let n=this.now.
playing!==t.playing,s=n||this.now.step!==t.step||this.now.speed!==t.speed||this.now.last!==t.last;this.now=t,this.range.
max=String(Math.max(t.last,1)),this.range.value=String(t.step),W(this.range,"aria-valuetext",`Step ${t.step} of ${t.last}`),
this.range.style.setProperty("--p",`${t.last?100*t.step/t.last:0}%`),this.told.replaceChildren(f("b",String(t.step)),f("\
small",`of ${t.last}`));for(let r of["first","back"])W(this.keys[r],"aria-disabled",t.step===0?"true":"");for(let r of["\
forward","last"])W(this.keys[r],"aria-disabled",t.step===t.last?"true":"");if(n){let r=t.playing?"Pause":"Play";this.keys.
play.replaceChildren(ut(t.playing?"pause":"play",24)),W(this.keys.play,"aria-label",r),W(this.keys.play,"title",r)}this.
choices(),this.mark(),s&&clearTimeout(this.timer),s&&t.playing&&(this.timer=setTimeout(()=>this.tick(),uf*(t.happens?hf:
1)/t.speed))}tick(){let t=bf(this.now);t>=0?this.how.stop(t):this.now.step>=this.now.last?this.how.play(!1):this.how.go(
this.now.step+1,!0)}choices(){let{asking:t,speed:n,moments:s,eyes:r,watcher:o,buttons:i}=this.now,a=JSON.stringify([t,n,
s.length>0,r,o,i]);if(a===this.chosen)return;this.chosen=a;let l=s.length?pc.find(([c])=>c===t)?.[1]??"":`${n}×`.replace(
"0.5","½");this.more.firstElementChild?.replaceChildren(l),W(this.more,"aria-label",`Questions and speed: ${l}`);let u=it(
this.menu)?.getAttribute("data-k");this.menu.replaceChildren(...[s.length>0&&f("p","At turning points"),s.length>0&&pt({
label:"At turning points",choices:pc,value:t,pick:c=>this.how.ask(c),k:"asking"}),r.length>1&&f("p.seen-by","Seen by"),r.
length>1&&f("div.seen-by",pt({label:"Whose view to show",choices:r,value:o,pick:c=>this.how.see(c),k:"eyes"})),f("p","Sp\
eed"),pt({label:"Speed",choices:df,value:n,pick:c=>this.how.pace(c),k:"speed"}),i.length>0&&f("p","Save"),...i.map(c=>cn(
c,h=>this.how.key(h)))].filter(c=>c instanceof Node)),u&&this.menu.querySelector(`[data-k="${u}"]`)?.focus()}open(t){this.
menu.hidden=!t,W(this.more,"aria-expanded",String(t)),t&&this.menu.querySelector("[aria-pressed=true], button")?.focus()}escape(){
return this.shut?!1:(this.open(!1),this.more.focus(),!0)}mark(){let{marks:t,last:n,moments:s,asking:r,stop:o}=this.now,i=Math.
round(this.marks.clientWidth),a=r==="off"?[]:s,l=JSON.stringify([t,i,a,o]);if(l===this.looks||!i)return;this.looks=l;let u=g=>n?
g/n*i:0,c=Math.max(1,...t);this.marks.setAttribute("viewBox",`0 0 ${i} 14`),this.marks.replaceChildren(...a.length?a.map(
({frame:g})=>N(u(g)-1,21,2,8,{fill:"var(--lit)"})):t.flatMap((g,b)=>{let p=3+3.5*g/c,w=`M${u(b)} ${7-p}l${p} ${p} -${p} ${p}\
 -${p} -${p}z`;return g>0?[x("path",{d:w,fill:"var(--accent-on-field)"})]:[]}));let h=a.map((g,b)=>({...g,k:b})),m=i<ff*
(h.length-1)?h.filter(({k:g})=>g===o):h,d=gf(m.map(({frame:g})=>u(g)),i);this.moments.replaceChildren(...m.map(({frame:g,
state:b,line:p,k:w},y)=>f("button",{class:`moment ${w===o?"now":b}`,style:`left:${d[y]}px`,tabindex:-1,"data-moment":w,title:p,
"aria-label":`Step ${g}, ${pf[w===o?"now":b]}: ${p}`,onclick:()=>this.how.stop(w)},b==="came"||b==="not"||b==="unseen"?f(
"i",{class:b}):"?")))}stop(){clearTimeout(this.timer)}};function gc(e){let{lens:t}=e.painter,n=()=>!e.acting&&e.reel.length>1,s=a=>()=>(e.go(a),!0),r=e.model.get("step"),o=()=>e.
acts.root.querySelector('[data-act="press"]'),i=a=>!a.closest(Gi);return[{keys:[re.play],shown:"Space",words:"Plays or p\
auses the game.",when:n,press:(a,l)=>(i(l)&&e.play(!e.model.get("playing")),i(l))},{keys:[re.back],shown:"←",words:"On\
e step back.",when:n,press:s(r-1)},{keys:[re.forward],shown:"→",words:"One step forward.",when:n,press:s(r+1)},{keys:[
re.first],shown:"Home",words:"The first step.",when:n,press:s(0)},{keys:[re.last],shown:"End",words:"The last step.",when:n,
press:s(e.reel.length-1)},{keys:[" "],shown:"Space",words:"Draws the next card or throws the dice when the game waits fo\
r you to do so.",when:()=>e.acting&&!!o(),press:(a,l)=>(i(l)&&o().click(),i(l))},{keys:["+","=","-","0"],shown:"+ − 0",
words:"Zooms in, zooms out, shows the whole board (focus on the table).",inside:!0,when:()=>!!t.board,press:a=>t.key(a,!1)},
{keys:["ArrowLeft","ArrowRight","ArrowUp","ArrowDown"],shown:"Shift + arrow",words:"Moves the board (focus on the table)\
.",inside:!0,shift:!0,when:()=>!!t.board,press:a=>t.key(a,!0)},{keys:[],any:a=>Qr(e,a).size===1,shown:"A card's symbol",
words:"Picks up the card with that symbol, if you have only one (focus on the table).",inside:!0,when:()=>e.acting&&Qr(e).
size>0,press:a=>{let[l]=Qr(e,a).values();return e.press(l),!0}},{keys:["d","D"],shown:"D",words:"Shows or hides the disc\
ards by colour and value.",when:()=>!!e.spread.zone,press:()=>(e.spread.toggle(()=>e.show(!1)),!0)},{keys:["Escape"],shown:"\
Escape",words:"Closes what is open, or puts the card back.",inside:!0,when:()=>!0,press:()=>wf(e)}]}function wf(e){if(e.
chooser.key)e.chooser.leave();else{if(e.placing.clear())return!0;if(e.lifting.lifted)e.lifting.lift("");else return["spr\
ead","heat","scores","stepper","caption"].some(t=>e[t].escape())}return!0}function Qr(e,t){let n=new Map;for(let{thing:s}of e.
painter.placed.values())s.kind==="card"&&s.plays&&s.face?.text&&(t==null||s.face.text.toLowerCase()===t.toLowerCase())&&
n.set(s.move||s.key,s);return n}function to(e){let t=e.reel.length-1,n=Math.min(e.model.get("step"),t),s=e.model.get("playing");e.strip.hidden=t<1,e.stepper.
show({step:n,last:t,marks:e.reel.marks(),playing:s,speed:e.model.get("speed"),moments:e.model.get("moments"),asking:e.model.
get("asking"),stop:e.model.get("stop"),happens:!!(e.scene?.event??e.scene?.mark),eyes:e.model.get("eyes"),watcher:e.model.
get("watcher"),buttons:e.model.get("buttons")??[]})}function bc(e,t){let n=e.acting?e.playBar:e.stepper.root;if(e.strip.
firstChild!==n&&e.strip.replaceChildren(n),!e.acting)return to(e);e.stepper.stop(),e.lifting.stand(e.playBar,e.stage,e.fit===
"phone");let s=t.alert?(t.actions??[]).filter(a=>!a.strong):t.actions??[];e.lifting.show({lifts:e.model.get("lifts")??{},
keys:e.model.get("buttons")??[]}),e.strip.hidden=e.mode==="edit",e.acts.root.hidden=!!e.lifting.lifted;let r=t.zones.some(
a=>a.kind==="tokens"&&a.ways?.some(({move:l})=>l)),o=r?"Press a highlighted space or a row. Press it again to go there.":
"",i=e.model.get("busy")?"The others are playing.":e.placing.words||o;e.lifting.tell(i,t.actions??[]),e.acts.show(s,!!e.
model.get("busy"),e.stage)}var yf={watch:288,play:356,edit:316},xf=288,eo=class{constructor(t,n){this.refused="";this.left=-1;this.shownSize="";this.
paintedStep=-1;this.model=t,this.sending=new Bn(t,s=>this.markSent(s)),this.painter=new es({press:s=>this.press(s),pace:()=>this.
model.get("speed")}),this.stepper=new as({go:(s,r)=>this.go(s,r),play:s=>this.play(s),pace:s=>this.save({speed:s}),ask:s=>this.
save({asking:s}),stop:s=>this.stopAt(s),see:s=>this.save({watcher:s}),key:s=>this.model.send({kind:s})}),this.caption=new qn(
{texts:()=>this.model.get("clauses"),see:s=>this.save({watcher:s})}),this.call=new Dn({send:s=>this.send(s),drawn:()=>this.
soon("stay")}),this.race=new os(s=>this.model.send({kind:"retry",step:s})),this.felt=f("div.felt",this.call.root,this.painter.
lens.controls,this.painter.root,this.race.root),this.board=f("p.sr"),this.chooser=new Fn({play:s=>this.send(s),focus:s=>this.
painter.focus(s),around:s=>this.painter.around(s),moved:()=>this.scene&&this.showTable(this.scene,!1)}),this.placing=new ns(
{play:s=>this.send(s),choose:(s,r)=>this.chooser.show({key:`spot:${s}`,label:s,plays:!0,picks:r}),moved:s=>{this.show(!1),
this.painter.focus(`spot:${s}`)}}),this.acts=new zn({send:s=>this.send(s),refuse:s=>this.refuse(s)}),this.lifting=new Jn(
{play:s=>this.send(s),key:s=>this.model.send({kind:s}),told:(s,r)=>this.lift(s,r)}),this.playBar=f("div.play-bar",this.lifting.
acts,this.acts.root,this.lifting.words,this.lifting.keys),this.strip=f("div.strip"),this.scores=new is(this.caption.sheet),
this.spread=new xn({focus:s=>this.painter.focus(s)}),this.heat=new pn(()=>this.soon("stay")),this.stage=f("section.stage",
{"aria-label":"The table"},this.caption.root,this.caption.box,this.felt,this.heat.root,this.board,this.chooser.root,this.
scores.root,this.spread.root,this.heat.list,this.strip),this.live=f("p.sr",{"aria-live":"polite"}),this.root=f("div.uw.u\
w-table",this.stage,this.live),this.root.addEventListener("keydown",s=>this.key(s)),this.unhear=An(this.root,()=>gc(this)),
n.append(this.root),this.tall=void 0,this.due="",this.saying=0,this.watch=()=>this.soon("move"),this.still=()=>this.soon(
"stay"),this.reel=new In(t,()=>this.soon("stay")),this.moves=["step","frames","pool"],this.stays="game palette names eye\
s watcher playing speed mode clauses lit differs aside boards heat dealt note busy caption moments asking stop bright li\
fts lifted stamp buttons race covers".split(" ");for(let s of this.moves)t.on(`change:${s}`,this.watch);for(let s of this.
stays)t.on(`change:${s}`,this.still);t.on("msg:custom",He),this.sizes=new ResizeObserver(()=>this.resized()),this.sizes.
observe(this.felt),this.unheed=Hi(this.still),this.unhalt=mi(()=>this.model.get("playing")&&this.play(!1)),this.unfit=Sn(
this.root,()=>this.resized(!0)),this.show(!1)}get scene(){return this.reel.scene(this.model.get("step"))}get mode(){return this.
model.get("mode")}get acting(){return this.mode!=="watch"}save(t){for(let[n,s]of Object.entries(t))this.model.set(n,s);this.
model.save_changes()}go(t,n=!1){let s=Math.max(0,Math.min(t,this.reel.length-1));s!==this.model.get("step")&&(this.left=
this.model.get("stop"),this.save(n||!this.model.get("playing")?{step:s}:{step:s,playing:!1}))}stopAt(t){t===this.left&&this.
model.set("stop",-1),this.save({stop:t,playing:!1})}play(t){let n=this.model.get("step")>=this.reel.length-1;this.save(t&&
n?{step:0,playing:!0}:{playing:t})}show(t){let n=this.scene;if(ce(this.root,this.model.get("palette")),this.root.classList.
toggle("busy",!!this.model.get("busy")),this.root.classList.toggle("acts",this.acting),this.left!==this.model.get("stop")&&
(this.left=-1),!n)return to(this);t&&(this.refused=""),this.lifting.hold(this.model.get("lifted")??"",this.model.get("sa\
id")??{},this.model.get("lifts")??{},n),this.sending.drawn(),this.root.style.setProperty("--pace",String(this.model.get(
"speed"))),this.board.textContent=n.board??"",this.caption.showEyes(this.model.get("eyes"),this.model.get("watcher")),t&&
this.call.cover(),this.call.show(n,this.acting,this.covers),this.heat.show(this.model.get("heat")??{}),this.showTable(n,
t),this.race.show(this.model,this.reel.length-1),bc(this,n),this.scores.show(n.sheet),this.showWords(n),t&&this.chooser.
close(),t&&this.announce(n)}soon(t){this.due||queueMicrotask(()=>{let n=this.due==="move";this.due="",this.show(n)}),this.
due!=="move"&&(this.due=t)}get lit(){let t=this.model.get("lit");return Object.keys(t).length>0?this.model.get("aside")?
{}:t:Object.fromEntries((this.model.get("differs")??[]).map(s=>[s,""]))}get covers(){return this.model.get("covers")||Ai()}get fit(){
return this.root.closest("[data-fit]")?.getAttribute("data-fit")??"flow"}get filled(){return["large","middle"].includes(
this.fit)}get size(){let{clientWidth:t,clientHeight:n}=this.felt;return`${t} ${this.filled?n:window.innerHeight} ${this.
fit}`}showTable(t,n){let s=parseFloat(getComputedStyle(this.root).fontSize)/16||1,r=this.call.hidden?0:this.call.root.offsetHeight/
s,o=this.mode==="edit"&&t.table==="round";this.placing.show(t,this.model.get("boards")??{},this.acting);let i={w:(this.felt.
clientWidth||772)/s,h:this.filled?this.felt.clientHeight/s:0,low:this.fit!=="phone"?0:(o?xf:yf[this.mode])+(this.acting?
0:r),page:window.innerHeight/s};this.shownSize=this.size,this.root.classList.toggle("narrow",i.w<Lt);let a=this.mode==="\
watch"&&this.reel.length<2,l=a?void 0:kn(t),u=this.chooser.key?{...this.lit,[this.chooser.key]:""}:this.lit;this.spread.
show(l,this.lit,i.w<Lt);let c={lit:ii(u,l),laid:a,opens:l?.of,dealt:this.model.get("aside")?{}:this.model.get("dealt"),acting:this.
acting,editing:this.mode==="edit",boards:this.model.get("boards")??{},spots:this.placing.spots,heat:this.heat.map,clear:this.
heat.clears,call:r,under:!t.covered?.length||this.covers!=="hidden"},h=Yl(nc(t,this.lifting.lifted,this.lifting.card),i,
c),m=this.model.get("bright")??[];this.painter.dim(m.length?new Set(m):null),h.h=this.steady(h);let d=this.model.get("st\
ep"),g=d<this.paintedStep;this.paintedStep=d,this.painter.paint(h,{label:`The table. ${t.place??""}`,move:n,back:g}),n&&
this.painter.happen(g?null:t.event);let b=Math.min(this.felt.clientWidth/h.w,this.filled?this.felt.clientHeight/h.h:1/0),
p=this.filled?(this.felt.clientHeight-h.h*b)/2:0;this.call.root.style.top=`${p+h.call*b}px`}steady({w:t,h:n}){let s=[t,this.
model.get("game"),this.model.get("mode"),this.size,this.call.hidden].join();return this.tall?.kind!==s&&(this.tall={kind:s,
h:n}),this.tall.h=Math.max(this.tall.h,n),this.tall.h}resized(t=!1){let n=this.scene;!n||!t&&this.size===this.shownSize||
(this.painter.root.classList.add("still"),this.showTable(n,!1),this.race.show(this.model,this.reel.length-1),this.painter.
root.getBoundingClientRect(),this.painter.root.classList.remove("still"),this.stepper.mark(),this.showWords(n),this.chooser.
stand())}showWords(t){let n=this.model.get("caption")??{};W(this.stage,"aria-label",n.badge?`Table ${n.badge} (of two)`:
"The table"),this.caption.show({clauses:n.clauses??(t.clauses??[]).filter(s=>s),...gl(t,n),note:this.refused||this.model.
get("note")||"",tone:n.tone??"plain",badge:n.badge})}announce(t){clearTimeout(this.saying),this.saying=setTimeout(()=>{this.
live.textContent=[...t.said??[],t.now].filter(Boolean).join(" ")},350)}press(t){if(t.spot)return this.placing.press(t.spot);
if(t.opens)return this.spread.toggle(()=>this.show(!1));if(!t.plays&&t.recall?.length)return this.chooser.show(t);if(t.off&&
!t.plays)return this.refuse(t.off);if(t.picks.length&&!(t.picks.length===1&&!t.move))return this.chooser.show(t);let n=t.
move||t.picks[0].move,s=t.kind==="board";if((["hand","grid"].includes(t.role)||s)&&n in this.lifting.lifts&&(this.lifting.
lifted!==n||!s&&this.lifting.card!==t.key)){if(this.lifting.lift(n,t.key),s){let o=this.stage.querySelector(`.way[data-m\
ove="${CSS.escape(n)}"]`);o instanceof SVGElement&&o.focus()}return}return this.send(n)}lift(t,n){let s=t.lifted!==this.
model.get("lifted");this.save(t),!(!s||!this.scene)&&(this.refused="",this.show(!1),t.lifted||this.painter.focus(n))}refuse(t){
this.refused=t;let n=this.scene;n&&this.showWords(n)}send(t){this.lifting.unread(t)||(this.sending.send(t,this.lifting.said[t]??
null),Xt(this.model.get("game")))}markSent(t){this.root.classList.toggle("sent",!!t),this.lifting.playing(!!t);for(let n of this.
stage.querySelectorAll("[data-act]"))W(n,"aria-busy",t&&n.getAttribute("data-act")===t?"true":"")}key(t){!t.ctrlKey&&!t.
metaKey&&!t.altKey&&this.chooser.stroke(t)}remove(){this.unfit(),this.unhear(),this.unheed(),this.unhalt(),this.chooser.
close();for(let t of this.moves)this.model.off(`change:${t}`,this.watch);for(let t of this.stays)this.model.off(`change:${t}`,
this.still);this.model.off("msg:custom",He),this.stepper.stop(),this.reel.stop(),this.sizes.disconnect(),clearTimeout(this.
saying)}};function wc({model:e,el:t}){let n=new eo(e,t);return()=>n.remove()}var kf=/^([+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?|[+-]?\d+\/\d+)$/i,vf=/(^|[;\t\r\n])([\s\0]*)(?=[=+\-@＝＋－＠])/g;function $f(e){
let t=String(e??""),n=typeof e!="string"||kf.test(t)?t:t.replace(vf,"$1'$2");return/[",\r\n]/.test(n)?`"${n.replaceAll('\
"','""')}"`:n}var yc=e=>e.map(t=>`${t.map($f).join(",")}
`).join("");var ke=["answer","why","try"],xc=["guess","think","know"],kc=26;function at(e){throw new Error(e)}var Ut=(e,t)=>e.card(t.
place,t.question,t.settings);function We({said:e,covered:t},n,s,r){return e.findLast((o,i)=>i>=t&&o.place===n&&o.question===
s&&!Bt(o.settings,r))}var ls=({locked:e},t,n,s)=>!!We(t,t.place,n,s.settings)||!t.predicting||s.certain&&!e;function Mf(e,t){
let n=Ut(e,t);return n?ls(e,t,t.question,n):!1}var oe=(e,t)=>({...t,question:_f(e,t),why:0});function _f(e,t){let n=e.offered(
t.place),s=i=>e.card(t.place,i,t.settings);if(n.length===1)return n[0];if(t.held)return t.question;if(n.includes(t.chosen))
return t.chosen;let r=e.prefer(t.place);return r&&s(r)?r:n.find(i=>s(i)?.certain===!1)??n.find(s)??n[0]??""}function Sf(e,t,n){
let s=t.before??t.settings,r=t.chosen||t.question;return oe(e,{...t,place:n,held:null,aside:!1,before:null,settings:s,question:r})}
function Tf(e,t,n,s){let r=t.before??t.settings;return oe(e,{...t,...s,place:n,held:s,aside:!1,before:r,page:ke[0]})}function Ef(e,t,n){
let s=e.offered(t.place);s.includes(n)||at(`Expected one of the questions ${s.join(", ")}, not '${String(n).slice(0,40)}\
'.`);let{held:r}=t,o=r?n!==r.question:!1,i=r&&!o?r.settings:t.settings;return oe(e,{...t,chosen:n,question:n,aside:o,settings:i})}
function Lf(e,t,n){let s=Ut(e,t),r=s?.offers??{};for(let[o,i]of s?Object.entries(n):[]){let a=o in t.settings&&t.settings[o]===
i;if(!r[o]?.includes(i)&&!a){let l=Object.entries(r).map(([c,h])=>`${c} of ${h.join(", ")}`),u=`${o.slice(0,20)}=${String(
i).slice(0,20)}`;at(`The question has no setting ${u}. It has ${l.join("; ")||"none"}.`)}}return oe(e,{...t,settings:{...n}})}
function Af(e,t,{number:n,sure:s="think",time:r="",seed:o=0}){let i=Ut(e,t);if(!i)return at("There's no question to answ\
er in this position.");xc.includes(s)||at(`How sure you are must be one of ${xc.join(", ")}, not '${String(s).slice(0,20)}\
'.`),i.value(n);let{place:a,question:l}=t,u={place:a,question:l,settings:i.settings,number:n.trim(),sure:s,time:r,seed:o,
owned:"",denied:""};return{...t,said:[...t.said,u]}}function Hf(e,t){let n=Ut(e,t),s=n&&We(t,t.place,t.question,n.settings),
r=s&&e.told(n,s,t.said.slice(0,t.said.indexOf(s)));return{said:s,told:r}}function Uf(e,t,n){let{said:s,told:r}=Hf(e,t);if(!s||
!r?.mistake||!r.asks)return at("There's no mistake to say yes or no to.");let o={...s,[n?"owned":"denied"]:r.mistake.kind};
return{...t,said:t.said.map(i=>i===s?o:i)}}function Nf(e,t,n){switch(n.kind){case"Pick":return Ef(e,t,n.question);case"S\
et":return Lf(e,t,n.settings);case"Predict":return n.second&&at("This question takes one number."),oe(e,Af(e,t,n));case"\
Own":return Uf(e,t,n.yes);case"Turn":return ke.includes(n.page)||at(`Expected the page to be ${ke.join(", ")}, not '${String(
n.page).slice(0,20)}'.`),{...t,page:n.page};case"Why":return n.at>=0&&n.at<kc||at(`Expected a step of the derivation fro\
m 0 to ${kc-1}, not ${n.at}.`),{...t,why:n.at};case"AskFirst":return oe(e,{...t,predicting:n.on});case"Cover":return oe(
e,{...t,covered:t.said.length})}return at(`A panel can't do ${n.kind}.`)}var no="answered",Pf="skipped",ve=(e,t)=>`${e} ${t}`,
je=(e,t)=>t.stop>=0?e.moments(t.seat)[t.stop]:null,cs=(e,t)=>e.fates[`${e.seat} ${t}`];function Mc(e,t){let n=je(e,t);return!!(n&&
(t.asked.page!==ke[0]||t.frame!==n.frame))&&cs(t,t.stop)===no}var Ie=(e,t)=>cs(e,t)===no;function _c(e,t,n=!1){let s=`${e.
seat} ${e.stop}`;return s in e.fates&&!n?e:{...e,fates:{...e.fates,[s]:t}}}var so=e=>e.stop>=0?{..._c(e,Pf),stop:-1}:e;function ro(e,t){
return{...t,asked:Sf(e,t.asked,ve(t.frame,t.eyes))}}function Rf(e,t,n){e.eyes.includes(n)||at(`Expected watcher to be on\
e of ${e.eyes.join(", ")}, not '${String(n).slice(0,40)}'.`);let s=/^\d+$/.test(n)&&Number(n)!==t.seat;return ro(e,{...so(
s?{...t,seat:Number(n),stop:-1}:t),eyes:n})}function vc(e,t,n){let s=e.moments(t.seat);if(n>=-1&&n<s.length||at(`Expecte\
d a moment from 0 to ${s.length-1}, or -1, not ${n}.`),n<0)return{...t,stop:-1};let{frame:r,question:o,settings:i}=s[n],
a=String(t.seat),l=Tf(e,t.asked,ve(r,a),{question:o,settings:i});return{...t,asked:l,frame:r,eyes:a,stop:n,playing:!1}}var $c=(e,t,n)=>({
...ro(e,{...so(t),frame:n}),playing:n<e.frames-1});function Of(e,t){return t.stop<0||t.asked.aside||Ut(e,t.asked)&&!Mf(e,
t.asked)?null:je(e,t)}function us(e,t,n){let s=je(e,t);switch(n.kind){case"Step":return n.to>=0&&n.to<e.frames||at(`Expe\
cted a step from 0 to ${e.frames-1}, not ${n.to}.`),ro(e,{...so(t),frame:n.to});case"Eyes":return Rf(e,t,n.key);case"Sto\
p":return vc(e,t,n.at);case"Go":{let i=vc(e,t,n.to);return Ie(i,n.to)?{...i,frame:e.moments(t.seat)[n.to].answer}:i}case"\
Play":return{...t,playing:n.on};case"Skip":return s?$c(e,t,t.frame):t;case"GoOn":return Of(e,t)&&s?$c(e,t,s.answer):t}let r=Nf(
e,t.asked,n),o={...t,asked:r};return s&&n.kind==="Predict"&&!r.aside?{..._c(o,no,!0),frame:s.answer,playing:!1}:s&&n.kind===
"Turn"&&Ie(t,t.stop)?{...o,frame:r.page===ke[0]?s.answer:s.frame,playing:!1}:o}function Sc(e){return{asked:{place:"",question:"",
settings:{},chosen:"",held:null,aside:!1,before:null,page:ke[0],why:0,predicting:!0,said:[],covered:0},frame:0,eyes:"0",
seat:0,stop:-1,playing:!1,fates:{},...e}}var Cf="no one two three four five six seven eight nine ten".split(" "),Bf=.05,Tc=3,$e=e=>Cf[e]??String(e);function Df(e){let t=we(e);return Math.abs(100*e-t)<1e-9?`exactly ${t}`:t===0?"fewer than 1":t===100?"more than 99":`abo\
ut ${t}`}var oo=(e,t)=>t==="chance"?String(we(e)):Rt(e,2).replace(/\.?0+$/,"").replace("-","−"),qf=e=>e.reduce((t,n)=>Array.
from({length:t.length+1},(s,r)=>(1-n)*(t[r]??0)+n*(t[r-1]??0)),[1]);function Ff(e){let t=e.filter(({came:d})=>d!=null),n=t.
length;if(n===0)return["",""];let s=t.map(({exact:d})=>d),r=t.filter(d=>d.came).length,o=s.reduce((d,g)=>d+g,0),i=r>=o-1e-9,
a=qf(s).reduce((d,g,b)=>d+((i?b>=r:b<=r)?g:0),0),l=`in ${Df(a)} out of 100 games`,u=a<Bf?" That is rare.":"";if(n===1)return[
r?"It happened.":"It didn't happen.",`You'd expect that ${l}.${u}`];let c=r===n?n===2?"both":`all ${n}`:r?`${r} or ${i?"\
more":"fewer"}`:"none",h=n===2?"Both":`All ${$e(n)}`;return[`${r===n?h:`${r?ne($e(r)):"None"} of the ${$e(n)}`} things y\
ou guessed about happened.`,`You'd expect ${Rt(o,1)} on average, and ${c} ${l}.${u}`]}var Ec=({said:e,exact:t,reach:n})=>Math.
abs((e??t)-t)/n;function If(e){let t=e.filter(({near:c})=>!c).sort((c,h)=>Ec(h)-Ec(c)),n=t.length;if(n===0)return["",e.length>
1?"All your guesses were close.":"Your guess was close."];let s=t.slice(0,Tc).map(({mine:c,right:h})=>`${c} (it was ${h}\
)`),r=[s.slice(0,-1).join(", "),s[s.length-1]].filter(Boolean).join(" and "),o=t.filter(({said:c,exact:h})=>(c??0)>h).length,
i=`too ${o?"high":"low"}`;if(n===1)return["",`${e.length===1?"Your":"One"} guess was ${i}: ${r}.`];let a=`${$e(o)} of th\
em ${o===1?"was":"were"} too high`,l=o===0||o===n?`${n===2?"both":"all"} were ${i}`:a,u=n>Tc?"The furthest off were":"Th\
ey were";return["",`${ne($e(n))} guesses were not close, and ${l}. ${u} ${r}.`]}function Lc(e,t){let n=e.filter(({said:r})=>r!=
null);if(n.length===0)return{title:"The game is over",near:"",lines:[["You didn't guess this time.","Press a mark on the\
 timeline to try one."]],doors:[]};let s=[Ff(n),If(n),["",t]];return{title:n.length===1?"Your guess":`Your ${$e(n.length)}\
 guesses`,near:`${n.filter(({near:r})=>r).length} close`,lines:s.filter(r=>r.some(Boolean)),doors:[]}}function Wf(e,t,n){let s=e.card(t.place,n,t.settings),r=!!(s&&We(t,t.place,n,s.settings));return{...e.chip(n),arises:!!s,
away:s?"":e.away(t.place,n),done:r}}function jf(e,t,n){return n.row.map(([s,r,o])=>{let i=r===n.settings[s],a={...n.settings,
[s]:r},l=i?n:e.card(t.place,t.question,a),u=l&&JSON.stringify(l.settings)===JSON.stringify(a);return{value:r,label:o,here:i,
...u&&ls(e,t,t.question,l)?l.number:{}}})}var Vf=({said:e},t)=>e.slice(0,e.indexOf(t));function Gf(e,t,n,s){let r=We(t,t.
place,t.question,n.settings),o=[t.question,...Object.values(n.settings),t.place].join(" ");return{...n.asked,key:o,revealed:s,
fault:e.fault(t.place),...s&&{...n.answered,row:jf(e,t,n),notice:e.notice(t)},...r&&{said:{...e.told(n,r,Vf(t,r)),sure:r.
sure},misconception:""}}}function Zf(e,t){let n=Ut(e,t),s=n?ls(e,t,t.question,n):!1,{question:r,settings:o,predicting:i,
page:a,why:l}=t;return{question:r,settings:o,predicting:i,page:a,why:l,questions:e.offered(t.place).map(u=>Wf(e,t,u)),panel:n?
Gf(e,t,n,s):e.nothing(t.place,t.question),main:n&&!s?{label:"Show the answer",kind:"predict"}:{},moment:{},guesses:[],ending:{}}}
function Kf(e,t){return e.moments(t.seat).flatMap((n,s)=>{let r=ve(n.frame,String(t.seat)),o=Ie(t,s)?e.card(r,n.question,
n.settings):null;if(!o)return[];let i=t.asked.said.find($=>$.place===r&&$.question===n.question&&JSON.stringify($.settings)===
JSON.stringify(o.settings)),a=i?o.value(i.number):null,l=o.number.number,{came:u,words:c,frame:h}=n,{measure:m,span:d}=o.
panel,{name:g}=e.chip(n.question),b=xl(l,m),p=a!=null&&o.verdict(a).near,w=a==null?"":oo(a,m),y=oo(l,m);return[{said:a,exact:l,
came:u,words:c,at:s,frame:h,name:g,measure:m,span:d,reach:b,near:p,mine:w,right:y}]})}function io(e,t){return t.said.flatMap(
(n,s)=>{let r=e.card(n.place,n.question,n.settings);if(!r)return[];let{judged:o,measure:i}=r.panel,a=r.value(n.number),{
mistake:l}=e.told(r,n,t.said.slice(0,s));return[{game:e.saved.game,question:n.question,settings:Object.entries(r.settings).
map(([u,c])=>`${u}=${c}`).join(" "),position:e.called(n.place),prediction:a,sure:n.sure,exact:o.written,measure:i,mistake:l?.
name??"",kind:l?.kind??"",own:n.owned?"yes":n.denied?"no":"",time:n.time,off:Math.abs(a-o.exact)}]})}function Ac(e,t){let{
asked:n,stop:s}=t,r=e.moments(t.seat),o=Zf(e,n),i=Kf(e,t);o.guesses=i,e.game.over&&s<0&&t.frame===e.frames-1&&Object.assign(
o,{ending:Lc(i,kl(io(e,n))),main:{}});let a={step:t.frame,watcher:t.eyes,moments:r.map(({frame:c,answer:h,line:m,fate:d},g)=>{
let b=Ie(t,g)?d:cs(t,g)??"open";return{frame:c,answer:h,line:m,state:b}}),stop:s,playing:t.playing,caption:{},bright:[],
heat:o.panel.revealed?Ut(e,n)?.heat:{}},l=je(e,t);if(!l)return{panel:o,table:a};let u=Mc(e,t);if(u?n.page!=="answer"&&(a.
caption=l.back):Object.assign(a,{caption:l.asks,bright:l.bright}),!n.aside){let{line:c,stake:h,came:m,words:d,headline:g}=l,
b="See what happens";o.moment={line:c,button:b,stake:h,at:s,of:r.length},u&&Object.assign(o.moment,{came:m,words:d,headline:g,
seen:!0});let p=e.game.over&&l.answer===e.frames-1?"See how you did":"Keep watching";o.main=o.main.kind==="predict"?{label:b,
kind:"predict"}:{label:p,kind:"go"}}return{panel:o,table:a}}var Hc="This game is too long to have every answer on one page. Press one of the marks: their answers are here.";function ao(e){
let t=e.map(i=>`'${i}'`),n=t.at(-1),[s,r]=t.length===1?["question","it"]:["questions","they"],o=t.length>1?`${t.slice(0,
-1).join(", ")} and ${n}`:n;return n?`Something went wrong in the ${s} ${o}, so ${r} can't be answered here. The other q\
uestions still work.`:""}var Yf=["steps","dots","row"],Uc=["answer","bars","dots","steps","misconception","apart","simulated","headline","certain"],
Jf=["row","judged","heat","lesson","tries"],zf=1e9,Nc=(e,t)=>Object.fromEntries(Object.entries(e).filter(([n])=>t(n))),lo=class{constructor(t,n,s){
this.panel=t,this.settings=n,this.certain=!!t.certain,this.heat=t.heat,this.answered=Nc(t,i=>Uc.includes(i)||i==="lesson");
let r=t.knobs.map(i=>({...i,choices:i.choices.filter(([a])=>s.some(l=>!Bt(l,{...n,[i.name]:a})))})).filter(i=>i.choices.
length>1),o=Nc(t,i=>!Uc.includes(i)&&!Jf.includes(i));this.asked={...o,knobs:r},this.offers=Object.fromEntries(r.map(({name:i,
choices:a})=>[i,a.map(([l])=>l)]))}get row(){let t=this.panel.knobs.find(n=>!n.model);return(this.panel.row??[]).map(({value:n,
label:s})=>[t.name,n,s])}get number(){let{exact:t}=this.panel.judged;return{number:t,text:ee(t,this.panel.measure)}}value(t){
return bl(t,this.panel.measure,this.panel.span)}verdict(t){let{verdicts:n}=this.panel.judged,s=Math.round(t*zf),[,r,o]=n.
find(([i])=>s<=i)??n.at(-1);return{band:r,near:r!=="far",mistake:o}}mistake(t){return this.panel.judged.mistakes[this.verdict(
t).mistake]??null}told(t){let n=this.value(t),{judged:s,measure:r}=this.panel;return{value:n,verdict:wl(n,s.exact,r,this.
verdict(n).band)}}},Xf=2,co=class{constructor(t){this.locked=!1;this.saved=t,this.cards=new Map}offered(t){return this.saved.
questions.map(({id:n})=>n)}panels(t,n){return[[],[]]}card(t,n,s){let r=JSON.stringify([t,n,s]),o=this.cards.get(r);return this.
cards.has(r)||(o=this.made(t,n,s),this.cards.set(r,o)),o??null}made(t,n,s){let[r,o]=this.panels(t,n),i=[...r,...o].map(h=>this.
unfolded(h));if(i.length===0)return null;let a=i.map(h=>h.set),l={...a[0],...s},u=({name:h,choices:m,value:d})=>{let g=m.
some(([b])=>b===l[h])||m.length===0;return!(h in l)||d===(g?l[h]:m[0][0])},c=i.find(({panel:h})=>h.knobs.every(u))??i[0];
return new lo(c.panel,c.set,a.slice(0,r.length))}unfolded(t){let{pool:n,panels:s}=this.saved,r={};for(let[i,a]of Object.
entries(s)){let l=a[t];l!=null&&(r[i]=Yf.includes(i)?l.map(u=>n[u]):n[l])}let o=r.knobs.map(i=>[i.name,i.value]);return{
panel:r,set:Object.fromEntries(o)}}prefer(t){return""}chip(t){let{id:n,name:s,title:r}=this.saved.questions.find(o=>o.id===
t)??this.saved.questions[0];return{id:n,name:s,title:r}}away(t,n){let{when:s}=this.saved.questions.find(r=>r.id===n)??{when:""};
return s?`This question comes up ${s}.`:this.saved.onward}fault(t){return""}notice(t){return""}told(t,n,s,r=t.mistake(t.
value(n.number))){let o=!(n.owned||n.denied),i=s.filter(l=>l.denied&&l.denied===r?.kind).length,a=r!=null&&o&&i<Xf;return{
...t.told(n.number),sure:n.sure,mistake:r,asks:a,own:n.owned!==""}}called(t){return t}nothing(t,n){let s=this.saved.questions.
find(({id:i})=>i===n),r=s?.title??"There is no question here.",o=this.away(t,n);return{key:t,none:!0,title:r,when:o}}},Ve=class extends co{constructor(t){
super(t),this.game=t,this.frames=t.steps,this.eyes=t.table.eyes.map(([n])=>n)}moments(t){return this.game.stops[t]??[]}here(t){
let[n,s]=t.split(" "),r=this.game.places[s];return r?this.game.asked[r[Number(n)]]:{}}waiting(t){let n=t.split(" ")[1];return this.
moments(/^\d+$/.test(n)?Number(n):-1).filter(({frame:s})=>ve(s,n)===t)}panels(t,n){let s=this.waiting(t).filter(r=>r.question===
n);return[this.here(t)[n]??[],s.map(({panel:r})=>r)]}prefer(t){return this.waiting(t)[0]?.question??""}away(t,n){return this.
here(t)[n]?ao([this.chip(n).name]):this.game.places[t.split(" ")[1]]?super.away(t,n):Hc}fault(t){let n=this.here(t);return ao(
this.saved.questions.filter(({id:s})=>n[s]?.length===0).map(({name:s})=>s))}called(t){let[n,s]=t.split(" ");return this.
game.called??`step ${n}, seen by ${s}`}};var Qf=2,uo="About 1 in 20 runs",Ot=(e,t=2)=>Rt(Math.abs(e)<.5/10**t?0:e,t).replace("-","−");function Pc(e,t,n,s,r,o){
let i=s==="chance";if(e===0||e<2&&!i)return"";let a=i?100:1,[l,u,c]=[...n,t].map(m=>a*m),h=r==null?[]:[r,...o==null?[]:[
o]].map(m=>a*m);return l===u?`${e===2?"Both":`All ${e.toLocaleString("en")}`} trials gave the same number, so they don't\
 show how far off it may be.`:`So it's ${tp(l,u,c,s,h)}${np(l,u,h,i)}`}function tp(e,t,n,s,r=[]){let o=(e+t)/2,i=(t-e)/2,
a=s==="chance",l=a?i>=Qf&&!ep(e,t,o,i,r)?0:1:2,u=Ot(i,l);if(a&&Ot(o,l)!==Ot(n,l))return`between ${Ot(e,l)} and ${Ot(t,l)}\
 out of 100`;let c=a?"out of 100":s;return`about ${Ot(n,l)} ${c}, give or take ${Number(u)?u:"less than 0.01"}`}function ep(e,t,n,s,r){
let[o,i]=[n,s].map(a=>Number(Ot(a,0)));return r.some(a=>(e<=a&&a<=t)!=(o-i<=a&&a<=o+i))}function np(e,t,n,s){let[r,o]=n.
map(l=>sp(l,s)),[i,a]=n.map(l=>e<=l&&l<=t);if(r==null)return".";if(o==null||o===r){let l=o==null?"":", and so does your \
guess";return`. The answer (${r}) ${i?`fits${l}`:`doesn't fit. ${uo} miss it`}.`}return i&&a?`. Your guess (${o}) and th\
e answer (${r}) both fit so far.`:i?`. The answer (${r}) fits, but your guess (${o}) doesn't.`:a?`. Your guess (${o}) fi\
ts, but the answer (${r}) doesn't. ${uo} mislead like this.`:`. Neither the answer (${r}) nor your guess (${o}) fits. ${uo}\
 miss the answer.`}var sp=(e,t)=>t?Ot(e,Math.abs(e-Math.round(e))<1e-9?0:1):Ot(e);var rp=[1,10,100,1e3],op=1e6,ip=2,Ge=1.959963984540054,ap=100,hs=10,lp=617,cp=125,up=350,hp=50,dp=20;function mp(e,t){let n=e/
t,s=Ge*Ge,r=(n+s/(2*t))/(1+s/t),o=Ge/(1+s/t)*Math.sqrt(n*(1-n)/t+s/(4*t*t));return[Math.max(0,r-o),Math.min(1,r+o)]}function fp(e,t,n){
let s=t/e,r=e<2?0:Math.sqrt(Math.max(0,n/e-s**2)/(e-1));return[s-Ge*r,s+Ge*r]}function pp(e,t){let n=new Set([t]);for(let s=1;s<
10;s++)n.add(s);for(let s=10;10**(s/10)<t;s++)n.add(Math.round(10**(s/10)));return new Set([...n].filter(s=>s>e&&s<=t))}
function gp({parts:e,rows:t},n){let s={dealt:{},traces:[]};for(let[r,o]of Object.entries(t)){let i=e[o.charCodeAt(n)-48];
i&&r.startsWith("trace.")?s.traces.push(i):i&&(s.dealt[r]=i)}return s}var _t=e=>e.toLocaleString("en"),ds=class{constructor(t,n=Math.
floor(Math.random()*op)){this.key="";this.card=null;this.explained="";this.run={begun:0,n:0,total:0,squares:0,points:[]};
this.earlier=[];this.running=!1;this.few=!1;this.note="";this.signs="";this.cases=[0,0,0];this.outcome=null;this.shown={
dealt:{},traces:[]};this.publish=t,this.seed=n,this.said=void 0,this.timer=void 0}forget(t){clearTimeout(this.timer),this.
run={begun:0,n:0,total:0,squares:0,points:[]},this.earlier=t,this.running=!1,this.few=!1,this.note="",this.signs="",this.
cases=[0,0,0],this.outcome=null,this.shown={dealt:{},traces:[]}}get dealt(){return this.card?.panel.tries}get most(){let{
signs:t="",kept:n=0}=this.dealt??{};return t.length-n+Math.min(hs,n)}get counts(){return rp.filter(t=>t<=this.most)}get chance(){
return this.card?.panel.measure==="chance"}bind(t,n,s){this.said=s,this.card=n,t!==this.key&&this.forget([]),this.key=t}again(t){
let n=String(t??this.seed+1),{value:s}=yt(n,{low:0,high:999999999,whole:!0});s==null&&at(`Expected a seed of trials from\
 0 to 999,999,999, not '${n.slice(0,20)}'.`),this.seed=Number(s),this.forget([this.run,...this.earlier].filter(({points:r})=>r.
length>0).slice(0,ip)),this.publish()}place(t){let{signs:n="",kept:s=0}=this.dealt??{};return t<Math.min(hs,s)?(hs*this.
seed+t)%s:s+(lp*this.seed+t)%(n.length-s)}begin(t,n=!1){if(this.running)return;let s=this.trying(t,n);this.running=!0,this.
note="";let r=()=>{let{value:o,done:i}=s.next();this.running=!i,i||(this.timer=setTimeout(r,o)),this.publish()};try{r()}catch(o){
throw this.running=!1,o}}stop(){clearTimeout(this.timer),this.running=!1,this.publish()}*trying(t,n=!1){let{run:s}=this;
this.dealt||at("There's no question to try out in this position."),this.counts.includes(t)||at(`Expected ${this.counts.map(
_t).join(", ")} trials, not ${String(t).slice(0,20)}.`),s.begun>=this.most&&at(`That is ${_t(this.most)} trials already.\
 Start over to run more.`);let r=Math.min(this.most,s.begun+t),o=pp(s.begun,r);for(this.few=t<=10;s.begun<r;)this.add(),
o.has(s.begun)&&this.mark(),(t===10||!this.few&&s.begun%(t/dp)===0)&&s.begun<r&&(yield this.few?n?up:cp:hp)}add(){let{run:t}=this,
n=this.dealt,s=this.place(t.begun),r=n.values[n.signs.charCodeAt(s)-48];t.begun++,this.outcome=r,this.shown=this.few?gp(
n,s):{dealt:{},traces:[]};let o=r==null?2:r?0:1;this.cases[o]++,this.signs.length<ap&&(this.signs+="ynx"[o]),r!=null&&(t.
n++,t.total+=r,t.squares+=r*r)}get mean(){return this.run.total/this.run.n}interval(){let{n:t,total:n,squares:s}=this.run;
return this.chance?mp(Math.round(n),t):fp(t,n,s)}mark(){this.run.n>0&&this.run.points.push([this.run.begun,this.mean,...this.
interval()])}told(t){let{run:n,dealt:s}=this,r={runs:t?[n,...this.earlier].map(({points:a})=>[...a]):[[]],begun:t?n.begun:
0,struck:t?n.begun-n.n:0,running:this.running,most:this.most,counts:this.counts,seed:this.seed,note:this.note,traces:t?this.
shown.traces:[]};if(!s||!t)return r;let[,o]=this.noun(),i=s.kept>0?` You can see the cards of the first ${hs}.`:"";if(r.
beforehand=`These ${o} were made in advance, ${_t(s.signs.length)} in all.${i}`,s.cases&&(r.grown=this.grown(s.cases)),n.
begun===0)return r;if(Object.assign(r,{summary:this.summary(),claim:this.claim(),band:this.band()}),n.n>0){let[a,l]=this.
interval();Object.assign(r,{value:this.mean,low:a,high:l})}return this.few&&(r.last=this.last()),r}grown(t){let n=this.run.
begun,s=t.map((l,u)=>[this.cases[u],l]),r=s.map(([l,u])=>`"${u}" came up ${_t(Number(l))} ${l===1?"time":"times"}`),o=r.
pop()??"",i=r.length>0?`${r.join(", ")} and ${o}`:o;return{kind:"cases",caption:"",spoken:n?`So far, ${i}.`:"There are n\
o tries so far.",n,signs:this.signs,kinds:s}}noun(){return yl(this.card?.panel.trial??"")}summary(){let{n:t,total:n,begun:s}=this.
run,[r,o]=this.noun(),i=s-t,{cases:a,event:l,measure:u}=this.card?.panel??{};if(t===0)return s>1?`None of the ${_t(s)} ${o}\
 so far counts.`:`One ${r} so far, and it doesn't count.`;let c=i>0?` ${_t(i)} of the ${_t(s)} ${o} ${i===1?"does":"do"}\
n't count.`:"";return this.chance?t===1?`One ${r} ${i?"that counts":"so far"}.${c}`:Math.round(n)===1?`It happened once \
in ${_t(t)} ${o}.${c}`:`${_t(Math.round(n))} of ${_t(t)} ${[a||o,l].filter(Boolean).join(" ")}.${c}`:`${ee(this.mean,u)}\
 on average in ${_t(t)} ${t>1?o:r}.${c}`}claim(){let{n:t}=this.run,{judged:n,apart:s,measure:r}=this.card?.panel??{};return t===
0?"":Pc(t,this.mean,this.interval(),r,s?null:n.exact,this.said)}band(){if(this.run.begun<2)return"";let t=this.card?`${this.
card.panel.id} ${JSON.stringify(this.card.settings)}`:"";this.explained||=t;let n=this.chance?"95% Wilson interval":"95%\
 interval";return this.explained===t?`19 out of 20 bands like this hold the answer (${n}).`:""}last(){let t=`${ne(this.noun()[0])}\
 ${_t(this.run.begun)}`,n=this.dealt?.struck;return this.outcome==null?`${t} doesn't count${n?`, because ${n}`:""}.`:this.
chance?`${t}: ${this.outcome?"yes":"no"}.`:`${t}: ${ee(this.outcome,this.card?.panel.measure)}.`}};var Rc={step:e=>({kind:"Step",to:e}),watcher:e=>({kind:"Eyes",key:e}),stop:e=>({kind:"Stop",at:e}),playing:e=>({kind:"Pl\
ay",on:e}),question:e=>({kind:"Pick",question:e}),settings:e=>({kind:"Set",settings:e}),predicting:e=>({kind:"AskFirst",
on:e}),page:e=>({kind:"Turn",page:e}),why:e=>({kind:"Why",at:e})},Oc=["game","question","settings","position","predictio\
n","sure","exact","measure","mistake","kind","own","time"],ho=class{constructor(t,n,s){this.drawn={};this.student="";this.
front="table";this.drew=()=>{};this.facts=t,this.models=n,this.now=s,this.tries=new ds(()=>this.draw(this.models.panel.get(
"note")))}did(t){return this.now}shown(){return{}}open(){this.draw();for(let[n,s]of Object.entries(this.models))for(let r of Object.
keys(Rc))s.on(`change:${r}`,()=>this.wish(n,r));let{panel:t}=this.models;t.on("change:lit",()=>this.light(t.get("lit"))),
t.saying=n=>this.hear(n)}light(t){this.models.table.put({lit:t})}wish(t,n){let s=this.drawn[t]??{},r=this.models[t].get(
n);n in s&&Bt(s[n],r)&&this.do(Rc[n](r))}do(t){let n="";try{this.now=this.did(t)}catch(s){n=s instanceof Error?s.message:
String(s)}return this.draw(n),n}draw(t=""){let{panel:n,...s}=this.drawn=this.shown(),r=this.tried(n,s),o=Bt(n.panel,this.
models.panel.get("panel"));for(let[i,a]of Object.entries(s))this.models[i].put(a);this.models.panel.put({...n,...r,note:t,
...o&&{lit:{}}}),this.drew()}tried({panel:t,page:n},s){let{tries:r,front:o,now:i}=this,a=!!t.revealed;r.bind(t.key,Ut(this.
facts,i.asked),t.said?.value);let l=r.told(a),{dealt:u}=a?r.shown:{dealt:{}};a&&n==="try"&&r.dealt?.rows["trace.0"]&&(t.
traces=!0);for(let h of["table","twin"])s[h]&&(s[h].dealt=u);let c=Object.keys(u).length+l.traces.length>0;return n==="t\
ry"&&l.last&&i.stop!==-1&&c&&(s[o].caption={place:"Only a test, not the real game",line:[l.last,""],tone:"trial"}),{tried:l,
dealt:u}}try(t){if(this.models.panel.get("panel").revealed)try{t()}catch(n){this.tries.note=n instanceof Error?n.message:
String(n),this.draw()}}hear(t){switch(t.kind){case"predict":{let n=`${new Date().toISOString().slice(0,19)}Z`,{value:s,sure:r="\
think",second:o=""}=t,{seed:i}=this.tries;this.do({kind:"Predict",number:String(s),sure:r,time:n,seed:i,second:String(o)});
break}case"go":this.do({kind:"Go",to:t.at});break;case"own":this.do({kind:"Own",yes:t.yes});break;case"main":["go","next"].
includes(this.models.panel.get("main").kind)&&this.do({kind:"GoOn"});break;case"pick":this.do({kind:"Pick",question:t.question});
break;case"skip":this.do({kind:"Skip"});break;case"run":this.try(()=>this.tries.begin(t.trials,t.calm));break;case"stop":
this.tries.stop();break;case"again":this.try(()=>this.tries.again(t.seed));break;case"save":this.models.panel.tell("msg:\
custom",{kind:"file",name:"predictions.csv",text:this.csv()})}}csv(){let t=this.student?["name",...Oc]:Oc,n=io(this.facts,
this.now.asked),s=n.map(r=>t.map(o=>({...r,name:this.student})[o]));return yc([t,...s])}},ms=class extends ho{constructor(t,n,s){
let r=new Ve(t),o=n.get("stop"),i=Sc({frame:n.get("step"),eyes:n.get("watcher"),seat:t.seat}),a={...i.asked,chosen:t.chosen,
predicting:s.get("predicting")},l=us(r,{...i,asked:a},{kind:"Step",to:i.frame});o>=0&&(l=us(r,l,{kind:"Stop",at:o})),super(
r,{table:n,panel:s},l),this.game=r,this.open()}explain(t){this.facts=this.game=new Ve(t),this.draw()}did(t){return us(this.
game,this.now,t)}shown(){return Ac(this.game,this.now)}};function bp(e){let t={zones:[]};return e.map(n=>{let s=["sheet","board"].filter(o=>o in n).map(o=>[o,n[o]+(t[o]??0)]),r=n.
zones.map((o,i)=>o+(t.zones[i]??0));return t={...n,...Object.fromEntries(s),zones:r},t})}function Cc(e,t,n){let s=Object.
entries(e.table.frames).map(([i,a])=>[i,bp(a)]),r=new ie({...e.table,frames:Object.fromEntries(s)}),o=new ms(e,r,t);return n.
append(dr(wc,r,"uw-at-table"),dr(fl,t,"uw-at-side")),o}function Fy(e,t){let n=new ie(e.explainer);Cc(e,n,Ni(e,n,t))}export{Fy as openSaved};
